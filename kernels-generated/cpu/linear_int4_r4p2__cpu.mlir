// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 3 : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.muli %5, %c7 : index
  %11 = arith.addi %10, %c1 : index
  %12 = arith.muli %11, %4 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %6, %rowsPerBlock : index
  %16 = arith.addi %15, %rowsPerBlock : index
  %17 = arith.minsi %16, %14 : index
  scf.for %18 = %15 to %17 step %c11 {
    %19 = arith.subi %17, %c1 : index
    %20 = arith.addi %18, %c8 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c1 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c7 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c12 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.muli %21, %inputFeatures : index
    %29 = arith.muli %23, %inputFeatures : index
    %30 = arith.muli %25, %inputFeatures : index
    %31 = arith.muli %27, %inputFeatures : index
    %32 = arith.muli %groupSize, %c5 : index
    %33 = arith.addi %32, %c6 : index
    %34 = arith.divui %groupSize, %c11 : index
    %35 = arith.divui %inputFeatures, %groupSize : index
    %45:8 = scf.for %36 = %c8 to %35 step %c1 iter_args(%37 = %c13, %38 = %c13, %39 = %c13, %40 = %c13, %41 = %c13, %42 = %c13, %43 = %c13, %44 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %46 = arith.muli %36, %33 : index
      %47 = arith.addi %9, %46 : index
      %48 = arith.muli %36, %33 : index
      %49 = arith.addi %12, %48 : index
      %50 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
      %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
      %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
      %53 = arith.addi %47, %c14 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
      %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
      %56 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.addi %49, %c14 : index
      %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
      %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
      %62 = arith.muli %36, %groupSize : index
      %72:8 = scf.for %63 = %c8 to %34 step %c1 iter_args(%64 = %37, %65 = %38, %66 = %39, %67 = %40, %68 = %41, %69 = %42, %70 = %43, %71 = %44) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %73 = arith.muli %63, %c11 : index
        %74 = arith.addi %62, %73 : index
        %75 = arith.addi %47, %c6 : index
        %76 = arith.muli %63, %c14 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.addi %77, %c8 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.andi %80, %c15 : vector<16xi32>
        %82 = arith.shrui %80, %c16 : vector<16xi32>
        %83 = arith.subi %81, %55 : vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %84, %52 : vector<16xf32>
        %86 = arith.addi %49, %c6 : index
        %87 = arith.muli %63, %c14 : index
        %88 = arith.addi %86, %87 : index
        %89 = arith.addi %88, %c8 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.andi %91, %c15 : vector<16xi32>
        %93 = arith.shrui %91, %c16 : vector<16xi32>
        %94 = arith.subi %92, %61 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = arith.mulf %95, %58 : vector<16xf32>
        %97 = arith.addi %28, %74 : index
        %98 = arith.addi %97, %c8 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %85, %64 : vector<16xf32>
        %102 = math.fma %100, %96, %65 : vector<16xf32>
        %103 = arith.addi %29, %74 : index
        %104 = arith.addi %103, %c8 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %85, %66 : vector<16xf32>
        %108 = math.fma %106, %96, %67 : vector<16xf32>
        %109 = arith.addi %30, %74 : index
        %110 = arith.addi %109, %c8 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %85, %68 : vector<16xf32>
        %114 = math.fma %112, %96, %69 : vector<16xf32>
        %115 = arith.addi %31, %74 : index
        %116 = arith.addi %115, %c8 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %85, %70 : vector<16xf32>
        %120 = math.fma %118, %96, %71 : vector<16xf32>
        %121 = arith.subi %82, %55 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = arith.mulf %122, %52 : vector<16xf32>
        %124 = arith.subi %93, %61 : vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %58 : vector<16xf32>
        %127 = arith.addi %28, %74 : index
        %128 = arith.addi %127, %c1 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %123, %101 : vector<16xf32>
        %132 = math.fma %130, %126, %102 : vector<16xf32>
        %133 = arith.addi %29, %74 : index
        %134 = arith.addi %133, %c1 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %123, %107 : vector<16xf32>
        %138 = math.fma %136, %126, %108 : vector<16xf32>
        %139 = arith.addi %30, %74 : index
        %140 = arith.addi %139, %c1 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %123, %113 : vector<16xf32>
        %144 = math.fma %142, %126, %114 : vector<16xf32>
        %145 = arith.addi %31, %74 : index
        %146 = arith.addi %145, %c1 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %123, %119 : vector<16xf32>
        %150 = math.fma %148, %126, %120 : vector<16xf32>
        %151 = arith.addi %77, %c17 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c15 : vector<16xi32>
        %155 = arith.shrui %153, %c16 : vector<16xi32>
        %156 = arith.subi %154, %55 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = arith.mulf %157, %52 : vector<16xf32>
        %159 = arith.addi %88, %c17 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.andi %161, %c15 : vector<16xi32>
        %163 = arith.shrui %161, %c16 : vector<16xi32>
        %164 = arith.subi %162, %61 : vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = arith.mulf %165, %58 : vector<16xf32>
        %167 = arith.addi %28, %74 : index
        %168 = arith.addi %167, %c7 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %158, %131 : vector<16xf32>
        %172 = math.fma %170, %166, %132 : vector<16xf32>
        %173 = arith.addi %29, %74 : index
        %174 = arith.addi %173, %c7 : index
        %175 = memref.load %x[%174] : memref<?xf32>
        %176 = vector.broadcast %175 : f32 to vector<16xf32>
        %177 = math.fma %176, %158, %137 : vector<16xf32>
        %178 = math.fma %176, %166, %138 : vector<16xf32>
        %179 = arith.addi %30, %74 : index
        %180 = arith.addi %179, %c7 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %158, %143 : vector<16xf32>
        %184 = math.fma %182, %166, %144 : vector<16xf32>
        %185 = arith.addi %31, %74 : index
        %186 = arith.addi %185, %c7 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %158, %149 : vector<16xf32>
        %190 = math.fma %188, %166, %150 : vector<16xf32>
        %191 = arith.subi %155, %55 : vector<16xi32>
        %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
        %193 = arith.mulf %192, %52 : vector<16xf32>
        %194 = arith.subi %163, %61 : vector<16xi32>
        %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
        %196 = arith.mulf %195, %58 : vector<16xf32>
        %197 = arith.addi %28, %74 : index
        %198 = arith.addi %197, %c12 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %193, %171 : vector<16xf32>
        %202 = math.fma %200, %196, %172 : vector<16xf32>
        %203 = arith.addi %29, %74 : index
        %204 = arith.addi %203, %c12 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %193, %177 : vector<16xf32>
        %208 = math.fma %206, %196, %178 : vector<16xf32>
        %209 = arith.addi %30, %74 : index
        %210 = arith.addi %209, %c12 : index
        %211 = memref.load %x[%210] : memref<?xf32>
        %212 = vector.broadcast %211 : f32 to vector<16xf32>
        %213 = math.fma %212, %193, %183 : vector<16xf32>
        %214 = math.fma %212, %196, %184 : vector<16xf32>
        %215 = arith.addi %31, %74 : index
        %216 = arith.addi %215, %c12 : index
        %217 = memref.load %x[%216] : memref<?xf32>
        %218 = vector.broadcast %217 : f32 to vector<16xf32>
        %219 = math.fma %218, %193, %189 : vector<16xf32>
        %220 = math.fma %218, %196, %190 : vector<16xf32>
        scf.yield %201, %202, %207, %208, %213, %214, %219, %220 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %72#0, %72#1, %72#2, %72#3, %72#4, %72#5, %72#6, %72#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %221 = arith.addi %18, %c8 : index
    %222 = arith.cmpi slt, %221, %17 : index
    scf.if %222 {
      %223 = arith.muli %221, %outputFeatures : index
      %224 = arith.muli %5, %c14 : index
      %225 = arith.addi %223, %224 : index
      scf.if %0 {
        %226 = arith.addi %225, %c8 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %45#0 : vector<16xf32>
        %229 = arith.addi %225, %c8 : index
        vector.store %228, %out[%229] : memref<?xf32>, vector<16xf32>
      } else {
        %230 = arith.addi %225, %c8 : index
        vector.store %45#0, %out[%230] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %231 = arith.addi %225, %c17 : index
        %232 = vector.load %residual[%231] : memref<?xf32>, vector<16xf32>
        %233 = arith.addf %232, %45#1 : vector<16xf32>
        %234 = arith.addi %225, %c17 : index
        vector.store %233, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %235 = arith.addi %225, %c17 : index
        vector.store %45#1, %out[%235] : memref<?xf32>, vector<16xf32>
      }
    }
    %236 = arith.addi %18, %c1 : index
    %237 = arith.cmpi slt, %236, %17 : index
    scf.if %237 {
      %238 = arith.muli %236, %outputFeatures : index
      %239 = arith.muli %5, %c14 : index
      %240 = arith.addi %238, %239 : index
      scf.if %0 {
        %241 = arith.addi %240, %c8 : index
        %242 = vector.load %residual[%241] : memref<?xf32>, vector<16xf32>
        %243 = arith.addf %242, %45#2 : vector<16xf32>
        %244 = arith.addi %240, %c8 : index
        vector.store %243, %out[%244] : memref<?xf32>, vector<16xf32>
      } else {
        %245 = arith.addi %240, %c8 : index
        vector.store %45#2, %out[%245] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %246 = arith.addi %240, %c17 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %45#3 : vector<16xf32>
        %249 = arith.addi %240, %c17 : index
        vector.store %248, %out[%249] : memref<?xf32>, vector<16xf32>
      } else {
        %250 = arith.addi %240, %c17 : index
        vector.store %45#3, %out[%250] : memref<?xf32>, vector<16xf32>
      }
    }
    %251 = arith.addi %18, %c7 : index
    %252 = arith.cmpi slt, %251, %17 : index
    scf.if %252 {
      %253 = arith.muli %251, %outputFeatures : index
      %254 = arith.muli %5, %c14 : index
      %255 = arith.addi %253, %254 : index
      scf.if %0 {
        %256 = arith.addi %255, %c8 : index
        %257 = vector.load %residual[%256] : memref<?xf32>, vector<16xf32>
        %258 = arith.addf %257, %45#4 : vector<16xf32>
        %259 = arith.addi %255, %c8 : index
        vector.store %258, %out[%259] : memref<?xf32>, vector<16xf32>
      } else {
        %260 = arith.addi %255, %c8 : index
        vector.store %45#4, %out[%260] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %261 = arith.addi %255, %c17 : index
        %262 = vector.load %residual[%261] : memref<?xf32>, vector<16xf32>
        %263 = arith.addf %262, %45#5 : vector<16xf32>
        %264 = arith.addi %255, %c17 : index
        vector.store %263, %out[%264] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %255, %c17 : index
        vector.store %45#5, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
    %266 = arith.addi %18, %c12 : index
    %267 = arith.cmpi slt, %266, %17 : index
    scf.if %267 {
      %268 = arith.muli %266, %outputFeatures : index
      %269 = arith.muli %5, %c14 : index
      %270 = arith.addi %268, %269 : index
      scf.if %0 {
        %271 = arith.addi %270, %c8 : index
        %272 = vector.load %residual[%271] : memref<?xf32>, vector<16xf32>
        %273 = arith.addf %272, %45#6 : vector<16xf32>
        %274 = arith.addi %270, %c8 : index
        vector.store %273, %out[%274] : memref<?xf32>, vector<16xf32>
      } else {
        %275 = arith.addi %270, %c8 : index
        vector.store %45#6, %out[%275] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %276 = arith.addi %270, %c17 : index
        %277 = vector.load %residual[%276] : memref<?xf32>, vector<16xf32>
        %278 = arith.addf %277, %45#7 : vector<16xf32>
        %279 = arith.addi %270, %c17 : index
        vector.store %278, %out[%279] : memref<?xf32>, vector<16xf32>
      } else {
        %280 = arith.addi %270, %c17 : index
        vector.store %45#7, %out[%280] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

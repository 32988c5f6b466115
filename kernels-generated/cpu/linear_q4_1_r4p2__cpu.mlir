// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c6 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    %30 = arith.divui %inputFeatures, %c4 : index
    %40:8 = scf.for %31 = %c7 to %30 step %c1 iter_args(%32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12, %39 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %41 = arith.muli %31, %c5 : index
      %42 = arith.addi %7, %41 : index
      %43 = arith.muli %31, %c5 : index
      %44 = arith.addi %10, %43 : index
      %45 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = arith.addi %42, %c4 : index
      %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
      %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
      %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
      %52 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.addi %44, %c4 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.muli %31, %c4 : index
      %69:8 = scf.for %60 = %c7 to %c13 step %c1 iter_args(%61 = %32, %62 = %33, %63 = %34, %64 = %35, %65 = %36, %66 = %37, %67 = %38, %68 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.muli %60, %c10 : index
        %71 = arith.addi %59, %70 : index
        %72 = arith.addi %42, %c14 : index
        %73 = arith.muli %60, %c4 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %c7 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.andi %77, %c15 : vector<16xi32>
        %79 = arith.shrui %77, %c16 : vector<16xi32>
        %80 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %47, %51 : vector<16xf32>
        %82 = arith.addi %44, %c14 : index
        %83 = arith.muli %60, %c4 : index
        %84 = arith.addi %82, %83 : index
        %85 = arith.addi %84, %c7 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
        %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
        %88 = arith.andi %87, %c15 : vector<16xi32>
        %89 = arith.shrui %87, %c16 : vector<16xi32>
        %90 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %54, %58 : vector<16xf32>
        %92 = arith.addi %26, %71 : index
        %93 = arith.addi %92, %c7 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %81, %61 : vector<16xf32>
        %97 = math.fma %95, %91, %62 : vector<16xf32>
        %98 = arith.addi %27, %71 : index
        %99 = arith.addi %98, %c7 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %81, %63 : vector<16xf32>
        %103 = math.fma %101, %91, %64 : vector<16xf32>
        %104 = arith.addi %28, %71 : index
        %105 = arith.addi %104, %c7 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %81, %65 : vector<16xf32>
        %109 = math.fma %107, %91, %66 : vector<16xf32>
        %110 = arith.addi %29, %71 : index
        %111 = arith.addi %110, %c7 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %81, %67 : vector<16xf32>
        %115 = math.fma %113, %91, %68 : vector<16xf32>
        %116 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %117 = math.fma %116, %47, %51 : vector<16xf32>
        %118 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %54, %58 : vector<16xf32>
        %120 = arith.addi %26, %71 : index
        %121 = arith.addi %120, %c1 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %117, %96 : vector<16xf32>
        %125 = math.fma %123, %119, %97 : vector<16xf32>
        %126 = arith.addi %27, %71 : index
        %127 = arith.addi %126, %c1 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %117, %102 : vector<16xf32>
        %131 = math.fma %129, %119, %103 : vector<16xf32>
        %132 = arith.addi %28, %71 : index
        %133 = arith.addi %132, %c1 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %117, %108 : vector<16xf32>
        %137 = math.fma %135, %119, %109 : vector<16xf32>
        %138 = arith.addi %29, %71 : index
        %139 = arith.addi %138, %c1 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %117, %114 : vector<16xf32>
        %143 = math.fma %141, %119, %115 : vector<16xf32>
        %144 = arith.addi %74, %c17 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.andi %146, %c15 : vector<16xi32>
        %148 = arith.shrui %146, %c16 : vector<16xi32>
        %149 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %47, %51 : vector<16xf32>
        %151 = arith.addi %84, %c17 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c15 : vector<16xi32>
        %155 = arith.shrui %153, %c16 : vector<16xi32>
        %156 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %157 = math.fma %156, %54, %58 : vector<16xf32>
        %158 = arith.addi %26, %71 : index
        %159 = arith.addi %158, %c6 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %150, %124 : vector<16xf32>
        %163 = math.fma %161, %157, %125 : vector<16xf32>
        %164 = arith.addi %27, %71 : index
        %165 = arith.addi %164, %c6 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %150, %130 : vector<16xf32>
        %169 = math.fma %167, %157, %131 : vector<16xf32>
        %170 = arith.addi %28, %71 : index
        %171 = arith.addi %170, %c6 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %150, %136 : vector<16xf32>
        %175 = math.fma %173, %157, %137 : vector<16xf32>
        %176 = arith.addi %29, %71 : index
        %177 = arith.addi %176, %c6 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %150, %142 : vector<16xf32>
        %181 = math.fma %179, %157, %143 : vector<16xf32>
        %182 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %183 = math.fma %182, %47, %51 : vector<16xf32>
        %184 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %54, %58 : vector<16xf32>
        %186 = arith.addi %26, %71 : index
        %187 = arith.addi %186, %c11 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %183, %162 : vector<16xf32>
        %191 = math.fma %189, %185, %163 : vector<16xf32>
        %192 = arith.addi %27, %71 : index
        %193 = arith.addi %192, %c11 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %183, %168 : vector<16xf32>
        %197 = math.fma %195, %185, %169 : vector<16xf32>
        %198 = arith.addi %28, %71 : index
        %199 = arith.addi %198, %c11 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %183, %174 : vector<16xf32>
        %203 = math.fma %201, %185, %175 : vector<16xf32>
        %204 = arith.addi %29, %71 : index
        %205 = arith.addi %204, %c11 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %183, %180 : vector<16xf32>
        %209 = math.fma %207, %185, %181 : vector<16xf32>
        scf.yield %190, %191, %196, %197, %202, %203, %208, %209 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %210 = arith.addi %16, %c7 : index
    %211 = arith.cmpi slt, %210, %15 : index
    scf.if %211 {
      %212 = arith.muli %210, %outputFeatures : index
      %213 = arith.muli %3, %c4 : index
      %214 = arith.addi %212, %213 : index
      scf.if %0 {
        %215 = arith.addi %214, %c7 : index
        %216 = vector.load %residual[%215] : memref<?xf32>, vector<16xf32>
        %217 = arith.addf %216, %40#0 : vector<16xf32>
        %218 = arith.addi %214, %c7 : index
        vector.store %217, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %219 = arith.addi %214, %c7 : index
        vector.store %40#0, %out[%219] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %220 = arith.addi %214, %c17 : index
        %221 = vector.load %residual[%220] : memref<?xf32>, vector<16xf32>
        %222 = arith.addf %221, %40#1 : vector<16xf32>
        %223 = arith.addi %214, %c17 : index
        vector.store %222, %out[%223] : memref<?xf32>, vector<16xf32>
      } else {
        %224 = arith.addi %214, %c17 : index
        vector.store %40#1, %out[%224] : memref<?xf32>, vector<16xf32>
      }
    }
    %225 = arith.addi %16, %c1 : index
    %226 = arith.cmpi slt, %225, %15 : index
    scf.if %226 {
      %227 = arith.muli %225, %outputFeatures : index
      %228 = arith.muli %3, %c4 : index
      %229 = arith.addi %227, %228 : index
      scf.if %0 {
        %230 = arith.addi %229, %c7 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %40#2 : vector<16xf32>
        %233 = arith.addi %229, %c7 : index
        vector.store %232, %out[%233] : memref<?xf32>, vector<16xf32>
      } else {
        %234 = arith.addi %229, %c7 : index
        vector.store %40#2, %out[%234] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %235 = arith.addi %229, %c17 : index
        %236 = vector.load %residual[%235] : memref<?xf32>, vector<16xf32>
        %237 = arith.addf %236, %40#3 : vector<16xf32>
        %238 = arith.addi %229, %c17 : index
        vector.store %237, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %239 = arith.addi %229, %c17 : index
        vector.store %40#3, %out[%239] : memref<?xf32>, vector<16xf32>
      }
    }
    %240 = arith.addi %16, %c6 : index
    %241 = arith.cmpi slt, %240, %15 : index
    scf.if %241 {
      %242 = arith.muli %240, %outputFeatures : index
      %243 = arith.muli %3, %c4 : index
      %244 = arith.addi %242, %243 : index
      scf.if %0 {
        %245 = arith.addi %244, %c7 : index
        %246 = vector.load %residual[%245] : memref<?xf32>, vector<16xf32>
        %247 = arith.addf %246, %40#4 : vector<16xf32>
        %248 = arith.addi %244, %c7 : index
        vector.store %247, %out[%248] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %244, %c7 : index
        vector.store %40#4, %out[%249] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %250 = arith.addi %244, %c17 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %40#5 : vector<16xf32>
        %253 = arith.addi %244, %c17 : index
        vector.store %252, %out[%253] : memref<?xf32>, vector<16xf32>
      } else {
        %254 = arith.addi %244, %c17 : index
        vector.store %40#5, %out[%254] : memref<?xf32>, vector<16xf32>
      }
    }
    %255 = arith.addi %16, %c11 : index
    %256 = arith.cmpi slt, %255, %15 : index
    scf.if %256 {
      %257 = arith.muli %255, %outputFeatures : index
      %258 = arith.muli %3, %c4 : index
      %259 = arith.addi %257, %258 : index
      scf.if %0 {
        %260 = arith.addi %259, %c7 : index
        %261 = vector.load %residual[%260] : memref<?xf32>, vector<16xf32>
        %262 = arith.addf %261, %40#6 : vector<16xf32>
        %263 = arith.addi %259, %c7 : index
        vector.store %262, %out[%263] : memref<?xf32>, vector<16xf32>
      } else {
        %264 = arith.addi %259, %c7 : index
        vector.store %40#6, %out[%264] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %265 = arith.addi %259, %c17 : index
        %266 = vector.load %residual[%265] : memref<?xf32>, vector<16xf32>
        %267 = arith.addf %266, %40#7 : vector<16xf32>
        %268 = arith.addi %259, %c17 : index
        vector.store %267, %out[%268] : memref<?xf32>, vector<16xf32>
      } else {
        %269 = arith.addi %259, %c17 : index
        vector.store %40#7, %out[%269] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

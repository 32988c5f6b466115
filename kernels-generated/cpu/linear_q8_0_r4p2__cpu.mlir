// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 48 : index
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
      %48 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
      %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
      %51 = arith.muli %31, %c4 : index
      %61:8 = scf.for %52 = %c7 to %c13 step %c1 iter_args(%53 = %32, %54 = %33, %55 = %34, %56 = %35, %57 = %36, %58 = %37, %59 = %38, %60 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %62 = arith.muli %52, %c10 : index
        %63 = arith.addi %51, %62 : index
        %64 = arith.addi %42, %c4 : index
        %65 = arith.muli %52, %c14 : index
        %66 = arith.addi %64, %65 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extsi %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.mulf %70, %47 : vector<16xf32>
        %72 = arith.addi %44, %c4 : index
        %73 = arith.muli %52, %c14 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %c7 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extsi %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %78, %50 : vector<16xf32>
        %80 = arith.addi %26, %63 : index
        %81 = arith.addi %80, %c7 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %71, %53 : vector<16xf32>
        %85 = math.fma %83, %79, %54 : vector<16xf32>
        %86 = arith.addi %27, %63 : index
        %87 = arith.addi %86, %c7 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %71, %55 : vector<16xf32>
        %91 = math.fma %89, %79, %56 : vector<16xf32>
        %92 = arith.addi %28, %63 : index
        %93 = arith.addi %92, %c7 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %71, %57 : vector<16xf32>
        %97 = math.fma %95, %79, %58 : vector<16xf32>
        %98 = arith.addi %29, %63 : index
        %99 = arith.addi %98, %c7 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %71, %59 : vector<16xf32>
        %103 = math.fma %101, %79, %60 : vector<16xf32>
        %104 = arith.addi %66, %c15 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extsi %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = arith.mulf %107, %47 : vector<16xf32>
        %109 = arith.addi %74, %c15 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extsi %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.mulf %112, %50 : vector<16xf32>
        %114 = arith.addi %26, %63 : index
        %115 = arith.addi %114, %c1 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %108, %84 : vector<16xf32>
        %119 = math.fma %117, %113, %85 : vector<16xf32>
        %120 = arith.addi %27, %63 : index
        %121 = arith.addi %120, %c1 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %108, %90 : vector<16xf32>
        %125 = math.fma %123, %113, %91 : vector<16xf32>
        %126 = arith.addi %28, %63 : index
        %127 = arith.addi %126, %c1 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %108, %96 : vector<16xf32>
        %131 = math.fma %129, %113, %97 : vector<16xf32>
        %132 = arith.addi %29, %63 : index
        %133 = arith.addi %132, %c1 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %108, %102 : vector<16xf32>
        %137 = math.fma %135, %113, %103 : vector<16xf32>
        %138 = arith.addi %66, %c4 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extsi %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %141, %47 : vector<16xf32>
        %143 = arith.addi %74, %c4 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extsi %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.mulf %146, %50 : vector<16xf32>
        %148 = arith.addi %26, %63 : index
        %149 = arith.addi %148, %c6 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %142, %118 : vector<16xf32>
        %153 = math.fma %151, %147, %119 : vector<16xf32>
        %154 = arith.addi %27, %63 : index
        %155 = arith.addi %154, %c6 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %142, %124 : vector<16xf32>
        %159 = math.fma %157, %147, %125 : vector<16xf32>
        %160 = arith.addi %28, %63 : index
        %161 = arith.addi %160, %c6 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %142, %130 : vector<16xf32>
        %165 = math.fma %163, %147, %131 : vector<16xf32>
        %166 = arith.addi %29, %63 : index
        %167 = arith.addi %166, %c6 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %142, %136 : vector<16xf32>
        %171 = math.fma %169, %147, %137 : vector<16xf32>
        %172 = arith.addi %66, %c16 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extsi %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %176 = arith.mulf %175, %47 : vector<16xf32>
        %177 = arith.addi %74, %c16 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extsi %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
        %181 = arith.mulf %180, %50 : vector<16xf32>
        %182 = arith.addi %26, %63 : index
        %183 = arith.addi %182, %c11 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %176, %152 : vector<16xf32>
        %187 = math.fma %185, %181, %153 : vector<16xf32>
        %188 = arith.addi %27, %63 : index
        %189 = arith.addi %188, %c11 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %176, %158 : vector<16xf32>
        %193 = math.fma %191, %181, %159 : vector<16xf32>
        %194 = arith.addi %28, %63 : index
        %195 = arith.addi %194, %c11 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %176, %164 : vector<16xf32>
        %199 = math.fma %197, %181, %165 : vector<16xf32>
        %200 = arith.addi %29, %63 : index
        %201 = arith.addi %200, %c11 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %176, %170 : vector<16xf32>
        %205 = math.fma %203, %181, %171 : vector<16xf32>
        scf.yield %186, %187, %192, %193, %198, %199, %204, %205 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %61#6, %61#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %206 = arith.addi %16, %c7 : index
    %207 = arith.cmpi slt, %206, %15 : index
    scf.if %207 {
      %208 = arith.muli %206, %outputFeatures : index
      %209 = arith.muli %3, %c4 : index
      %210 = arith.addi %208, %209 : index
      scf.if %0 {
        %211 = arith.addi %210, %c7 : index
        %212 = vector.load %residual[%211] : memref<?xf32>, vector<16xf32>
        %213 = arith.addf %212, %40#0 : vector<16xf32>
        %214 = arith.addi %210, %c7 : index
        vector.store %213, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %215 = arith.addi %210, %c7 : index
        vector.store %40#0, %out[%215] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %216 = arith.addi %210, %c15 : index
        %217 = vector.load %residual[%216] : memref<?xf32>, vector<16xf32>
        %218 = arith.addf %217, %40#1 : vector<16xf32>
        %219 = arith.addi %210, %c15 : index
        vector.store %218, %out[%219] : memref<?xf32>, vector<16xf32>
      } else {
        %220 = arith.addi %210, %c15 : index
        vector.store %40#1, %out[%220] : memref<?xf32>, vector<16xf32>
      }
    }
    %221 = arith.addi %16, %c1 : index
    %222 = arith.cmpi slt, %221, %15 : index
    scf.if %222 {
      %223 = arith.muli %221, %outputFeatures : index
      %224 = arith.muli %3, %c4 : index
      %225 = arith.addi %223, %224 : index
      scf.if %0 {
        %226 = arith.addi %225, %c7 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %40#2 : vector<16xf32>
        %229 = arith.addi %225, %c7 : index
        vector.store %228, %out[%229] : memref<?xf32>, vector<16xf32>
      } else {
        %230 = arith.addi %225, %c7 : index
        vector.store %40#2, %out[%230] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %231 = arith.addi %225, %c15 : index
        %232 = vector.load %residual[%231] : memref<?xf32>, vector<16xf32>
        %233 = arith.addf %232, %40#3 : vector<16xf32>
        %234 = arith.addi %225, %c15 : index
        vector.store %233, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %235 = arith.addi %225, %c15 : index
        vector.store %40#3, %out[%235] : memref<?xf32>, vector<16xf32>
      }
    }
    %236 = arith.addi %16, %c6 : index
    %237 = arith.cmpi slt, %236, %15 : index
    scf.if %237 {
      %238 = arith.muli %236, %outputFeatures : index
      %239 = arith.muli %3, %c4 : index
      %240 = arith.addi %238, %239 : index
      scf.if %0 {
        %241 = arith.addi %240, %c7 : index
        %242 = vector.load %residual[%241] : memref<?xf32>, vector<16xf32>
        %243 = arith.addf %242, %40#4 : vector<16xf32>
        %244 = arith.addi %240, %c7 : index
        vector.store %243, %out[%244] : memref<?xf32>, vector<16xf32>
      } else {
        %245 = arith.addi %240, %c7 : index
        vector.store %40#4, %out[%245] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %246 = arith.addi %240, %c15 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %40#5 : vector<16xf32>
        %249 = arith.addi %240, %c15 : index
        vector.store %248, %out[%249] : memref<?xf32>, vector<16xf32>
      } else {
        %250 = arith.addi %240, %c15 : index
        vector.store %40#5, %out[%250] : memref<?xf32>, vector<16xf32>
      }
    }
    %251 = arith.addi %16, %c11 : index
    %252 = arith.cmpi slt, %251, %15 : index
    scf.if %252 {
      %253 = arith.muli %251, %outputFeatures : index
      %254 = arith.muli %3, %c4 : index
      %255 = arith.addi %253, %254 : index
      scf.if %0 {
        %256 = arith.addi %255, %c7 : index
        %257 = vector.load %residual[%256] : memref<?xf32>, vector<16xf32>
        %258 = arith.addf %257, %40#6 : vector<16xf32>
        %259 = arith.addi %255, %c7 : index
        vector.store %258, %out[%259] : memref<?xf32>, vector<16xf32>
      } else {
        %260 = arith.addi %255, %c7 : index
        vector.store %40#6, %out[%260] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %261 = arith.addi %255, %c15 : index
        %262 = vector.load %residual[%261] : memref<?xf32>, vector<16xf32>
        %263 = arith.addf %262, %40#7 : vector<16xf32>
        %264 = arith.addi %255, %c15 : index
        vector.store %263, %out[%264] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %255, %c15 : index
        vector.store %40#7, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

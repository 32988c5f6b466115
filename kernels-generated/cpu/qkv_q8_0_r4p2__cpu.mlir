// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.muli %0, %8 : index
      %34 = arith.addi %33, %28 : index
      %35 = arith.addi %34, %c9 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c4 : index
      %47:8 = scf.for %38 = %c7 to %37 step %c9 iter_args(%39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11, %44 = %c11, %45 = %c11, %46 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %c5 : index
        %49 = arith.addi %32, %48 : index
        %50 = arith.muli %38, %c5 : index
        %51 = arith.addi %36, %50 : index
        %52 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.muli %38, %c4 : index
        %68:8 = scf.for %59 = %c7 to %c12 step %c9 iter_args(%60 = %39, %61 = %40, %62 = %41, %63 = %42, %64 = %43, %65 = %44, %66 = %45, %67 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %69 = arith.addi %49, %c4 : index
          %70 = arith.muli %59, %c13 : index
          %71 = arith.addi %69, %70 : index
          %72 = arith.addi %71, %c7 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
          %76 = arith.mulf %75, %54 : vector<16xf32>
          %77 = arith.addi %71, %c6 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %54 : vector<16xf32>
          %82 = arith.addi %71, %c4 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %85, %54 : vector<16xf32>
          %87 = arith.addi %71, %c14 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extsi %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %90, %54 : vector<16xf32>
          %92 = arith.addi %51, %c4 : index
          %93 = arith.muli %59, %c13 : index
          %94 = arith.addi %92, %93 : index
          %95 = arith.addi %94, %c7 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extsi %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = arith.mulf %98, %57 : vector<16xf32>
          %100 = arith.addi %94, %c6 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extsi %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.mulf %103, %57 : vector<16xf32>
          %105 = arith.addi %94, %c4 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extsi %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %108, %57 : vector<16xf32>
          %110 = arith.addi %94, %c14 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extsi %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = arith.mulf %113, %57 : vector<16xf32>
          %115 = arith.muli %59, %c2 : index
          %116 = arith.addi %58, %115 : index
          %117 = arith.addi %24, %116 : index
          %118 = arith.addi %117, %c7 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %76, %60 : vector<16xf32>
          %122 = math.fma %120, %99, %61 : vector<16xf32>
          %123 = arith.addi %25, %116 : index
          %124 = arith.addi %123, %c7 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %76, %62 : vector<16xf32>
          %128 = math.fma %126, %99, %63 : vector<16xf32>
          %129 = arith.addi %26, %116 : index
          %130 = arith.addi %129, %c7 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %76, %64 : vector<16xf32>
          %134 = math.fma %132, %99, %65 : vector<16xf32>
          %135 = arith.addi %27, %116 : index
          %136 = arith.addi %135, %c7 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %76, %66 : vector<16xf32>
          %140 = math.fma %138, %99, %67 : vector<16xf32>
          %141 = arith.addi %24, %116 : index
          %142 = arith.addi %141, %c9 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %81, %121 : vector<16xf32>
          %146 = math.fma %144, %104, %122 : vector<16xf32>
          %147 = arith.addi %25, %116 : index
          %148 = arith.addi %147, %c9 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %81, %127 : vector<16xf32>
          %152 = math.fma %150, %104, %128 : vector<16xf32>
          %153 = arith.addi %26, %116 : index
          %154 = arith.addi %153, %c9 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %81, %133 : vector<16xf32>
          %158 = math.fma %156, %104, %134 : vector<16xf32>
          %159 = arith.addi %27, %116 : index
          %160 = arith.addi %159, %c9 : index
          %161 = memref.load %x[%160] : memref<?xf32>
          %162 = vector.broadcast %161 : f32 to vector<16xf32>
          %163 = math.fma %162, %81, %139 : vector<16xf32>
          %164 = math.fma %162, %104, %140 : vector<16xf32>
          %165 = arith.addi %24, %116 : index
          %166 = arith.addi %165, %c3 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %86, %145 : vector<16xf32>
          %170 = math.fma %168, %109, %146 : vector<16xf32>
          %171 = arith.addi %25, %116 : index
          %172 = arith.addi %171, %c3 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %86, %151 : vector<16xf32>
          %176 = math.fma %174, %109, %152 : vector<16xf32>
          %177 = arith.addi %26, %116 : index
          %178 = arith.addi %177, %c3 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %86, %157 : vector<16xf32>
          %182 = math.fma %180, %109, %158 : vector<16xf32>
          %183 = arith.addi %27, %116 : index
          %184 = arith.addi %183, %c3 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %86, %163 : vector<16xf32>
          %188 = math.fma %186, %109, %164 : vector<16xf32>
          %189 = arith.addi %24, %116 : index
          %190 = arith.addi %189, %c10 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %91, %169 : vector<16xf32>
          %194 = math.fma %192, %114, %170 : vector<16xf32>
          %195 = arith.addi %25, %116 : index
          %196 = arith.addi %195, %c10 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %91, %175 : vector<16xf32>
          %200 = math.fma %198, %114, %176 : vector<16xf32>
          %201 = arith.addi %26, %116 : index
          %202 = arith.addi %201, %c10 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %91, %181 : vector<16xf32>
          %206 = math.fma %204, %114, %182 : vector<16xf32>
          %207 = arith.addi %27, %116 : index
          %208 = arith.addi %207, %c10 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %91, %187 : vector<16xf32>
          %212 = math.fma %210, %114, %188 : vector<16xf32>
          scf.yield %193, %194, %199, %200, %205, %206, %211, %212 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %213 = arith.muli %headDim, %c7 : index
      %214 = arith.muli %28, %c6 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c7 : index
      vector.store %47#0, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c7 : index
      %218 = arith.muli %28, %c6 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c6 : index
      vector.store %47#1, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.muli %headDim, %c9 : index
      %222 = arith.muli %28, %c6 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c7 : index
      vector.store %47#2, %3[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.muli %headDim, %c9 : index
      %226 = arith.muli %28, %c6 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c6 : index
      vector.store %47#3, %3[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.muli %headDim, %c3 : index
      %230 = arith.muli %28, %c6 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c7 : index
      vector.store %47#4, %3[%232] : memref<?xf32>, vector<16xf32>
      %233 = arith.muli %headDim, %c3 : index
      %234 = arith.muli %28, %c6 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c6 : index
      vector.store %47#5, %3[%236] : memref<?xf32>, vector<16xf32>
      %237 = arith.muli %headDim, %c10 : index
      %238 = arith.muli %28, %c6 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c7 : index
      vector.store %47#6, %3[%240] : memref<?xf32>, vector<16xf32>
      %241 = arith.muli %headDim, %c10 : index
      %242 = arith.muli %28, %c6 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c6 : index
      vector.store %47#7, %3[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.addi %14, %c2 : index
    %246 = arith.minsi %245, %13 : index
    scf.for %247 = %14 to %246 step %c9 {
      %248 = arith.subi %247, %14 : index
      %249 = arith.muli %248, %headDim : index
      %250 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %250 {
        scf.for %251 = %c7 to %headDim step %c6 {
          %252 = arith.muli %0, %headDim : index
          %253 = arith.addi %252, %251 : index
          %254 = vector.load %bias[%253] : memref<?xf32>, vector<16xf32>
          %255 = arith.addi %249, %251 : index
          %256 = vector.load %3[%255] : memref<?xf32>, vector<16xf32>
          %257 = arith.addf %256, %254 : vector<16xf32>
          %258 = arith.addi %249, %251 : index
          vector.store %257, %3[%258] : memref<?xf32>, vector<16xf32>
        }
      }
      %259 = arith.addi %heads, %kvHeads : index
      %260 = arith.cmpi slt, %0, %259 : index
      scf.if %260 {
        %261 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %261 {
          %262 = arith.cmpi slt, %0, %heads : index
          %265 = scf.for %263 = %c7 to %headDim step %c6 iter_args(%264 = %c11) -> (vector<16xf32>) {
            %266 = arith.addi %249, %263 : index
            %267 = vector.load %3[%266] : memref<?xf32>, vector<16xf32>
            %268 = math.fma %267, %267, %264 : vector<16xf32>
            scf.yield %268 : vector<16xf32>
          }
          %269 = wave.reduce "add" %265 : vector<16xf32>
          %270 = arith.mulf %269, %inverseHeadDim : f32
          %271 = arith.addf %270, %epsilon : f32
          %272 = math.sqrt %271 : f32
          %273 = arith.divf %c21, %272 : f32
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          scf.for %275 = %c7 to %headDim step %c6 {
            %276 = vector.load %query_norm[%275] : memref<?xf32>, vector<16xf32>
            %277 = vector.load %key_norm[%275] : memref<?xf32>, vector<16xf32>
            %278 = arith.select %262, %276, %277 : vector<16xf32>
            %279 = arith.addi %249, %275 : index
            %280 = vector.load %3[%279] : memref<?xf32>, vector<16xf32>
            %281 = arith.mulf %280, %274 : vector<16xf32>
            %282 = arith.mulf %281, %278 : vector<16xf32>
            %283 = arith.addi %249, %275 : index
            vector.store %282, %3[%283] : memref<?xf32>, vector<16xf32>
          }
        }
        %284 = arith.addi %positionsAt, %247 : index
        %285 = memref.load %step[%284] : memref<?xi32>
        %286 = arith.index_cast %285 : i32 to index
        %287 = arith.divui %headDim, %c3 : index
        %288 = arith.remui %286, %c23 : index
        %289 = arith.muli %288, %headDim : index
        %290 = arith.divui %286, %c23 : index
        %291 = arith.addi %290, %c23 : index
        %292 = arith.muli %291, %headDim : index
        scf.for %293 = %c7 to %287 step %c12 {
          %294 = arith.addi %289, %293 : index
          %295 = vector.load %rope[%294] : memref<?xf32>, vector<8xf32>
          %296 = arith.addi %289, %287 : index
          %297 = arith.addi %296, %293 : index
          %298 = vector.load %rope[%297] : memref<?xf32>, vector<8xf32>
          %299 = arith.addi %292, %293 : index
          %300 = vector.load %rope[%299] : memref<?xf32>, vector<8xf32>
          %301 = arith.addi %292, %287 : index
          %302 = arith.addi %301, %293 : index
          %303 = vector.load %rope[%302] : memref<?xf32>, vector<8xf32>
          %304 = arith.mulf %300, %295 : vector<8xf32>
          %305 = arith.mulf %303, %298 : vector<8xf32>
          %306 = arith.subf %304, %305 : vector<8xf32>
          %307 = arith.mulf %303, %295 : vector<8xf32>
          %308 = arith.mulf %300, %298 : vector<8xf32>
          %309 = arith.addf %307, %308 : vector<8xf32>
          %310 = arith.addi %249, %293 : index
          %311 = vector.load %3[%310] : memref<?xf32>, vector<8xf32>
          %312 = arith.addi %249, %287 : index
          %313 = arith.addi %312, %293 : index
          %314 = vector.load %3[%313] : memref<?xf32>, vector<8xf32>
          %315 = arith.mulf %311, %306 : vector<8xf32>
          %316 = arith.mulf %314, %309 : vector<8xf32>
          %317 = arith.subf %315, %316 : vector<8xf32>
          %318 = arith.addi %249, %293 : index
          vector.store %317, %3[%318] : memref<?xf32>, vector<8xf32>
          %319 = arith.mulf %314, %306 : vector<8xf32>
          %320 = arith.mulf %311, %309 : vector<8xf32>
          %321 = arith.addf %319, %320 : vector<8xf32>
          %322 = arith.addi %249, %287 : index
          %323 = arith.addi %322, %293 : index
          vector.store %321, %3[%323] : memref<?xf32>, vector<8xf32>
        }
      }
      %324 = arith.cmpi slt, %0, %heads : index
      scf.if %324 {
        scf.for %325 = %c7 to %headDim step %c6 {
          %326 = arith.addi %249, %325 : index
          %327 = vector.load %3[%326] : memref<?xf32>, vector<16xf32>
          %328 = arith.muli %247, %heads : index
          %329 = arith.addi %328, %0 : index
          %330 = arith.muli %329, %headDim : index
          %331 = arith.addi %330, %325 : index
          vector.store %327, %q[%331] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %332 = arith.addi %slotsAt, %247 : index
        %333 = memref.load %step[%332] : memref<?xi32>
        %334 = arith.index_cast %333 : i32 to index
        %335 = arith.cmpi sge, %334, %c7 : index
        scf.if %335 {
          %336 = arith.cmpi eq, %codec, %c7 : index
          scf.if %336 {
            %337 = arith.subi %0, %heads : index
            %338 = memref.load %scales[%337] : memref<?xf32>
            %339 = vector.broadcast %338 : f32 to vector<16xf32>
            %340 = arith.divui %334, %c6 : index
            %341 = arith.remui %334, %c6 : index
            %342 = arith.muli %headDim, %c3 : index
            %343 = arith.muli %340, %pageBytes : index
            scf.for %344 = %c7 to %headDim step %c6 {
              %345 = arith.addi %249, %344 : index
              %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
              %347 = arith.mulf %346, %339 : vector<16xf32>
              %348 = arith.minimumf %347, %c27 : vector<16xf32>
              %349 = arith.maximumf %348, %c28 : vector<16xf32>
              %350 = arith.truncf %349 : vector<16xf32> to vector<16xf16>
              %351 = vector.bitcast %350 : vector<16xf16> to vector<32xi8>
              %352 = arith.muli %344, %c3 : index
              vector.store %351, %5[%352] : memref<?xi8>, vector<32xi8>
            }
            %353 = arith.cmpi slt, %337, %kvHeads : index
            scf.if %353 {
              %354 = arith.muli %342, %c4 : index
              %355 = arith.muli %337, %354 : index
              %356 = arith.addi %343, %355 : index
              %357 = arith.muli %341, %c3 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c7 to %headDim step %c9 {
                %360 = arith.muli %359, %c3 : index
                %361 = arith.addi %360, %c7 : index
                %362 = memref.load %5[%361] : memref<?xi8>
                %363 = arith.muli %359, %c4 : index
                %364 = arith.addi %358, %363 : index
                %365 = arith.addi %364, %c7 : index
                memref.store %362, %kv[%365] : memref<?xi8>
                %366 = arith.muli %359, %c3 : index
                %367 = arith.addi %366, %c9 : index
                %368 = memref.load %5[%367] : memref<?xi8>
                %369 = arith.muli %359, %c4 : index
                %370 = arith.addi %358, %369 : index
                %371 = arith.addi %370, %c9 : index
                memref.store %368, %kv[%371] : memref<?xi8>
              }
            } else {
              %372 = arith.subi %337, %kvHeads : index
              %373 = arith.muli %372, %c3 : index
              %374 = arith.addi %373, %c9 : index
              %375 = arith.muli %342, %c6 : index
              %376 = arith.muli %374, %375 : index
              %377 = arith.addi %343, %376 : index
              %378 = arith.muli %341, %342 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c7 to %342 step %c6 {
                %381 = vector.load %5[%380] : memref<?xi8>, vector<16xi8>
                %382 = arith.addi %379, %380 : index
                vector.store %381, %kv[%382] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %383 = arith.cmpi eq, %codec, %c9 : index
          scf.if %383 {
            %384 = arith.subi %0, %heads : index
            %385 = memref.load %scales[%384] : memref<?xf32>
            %386 = vector.broadcast %385 : f32 to vector<16xf32>
            %387 = arith.divui %334, %c6 : index
            %388 = arith.remui %334, %c6 : index
            %389 = arith.muli %headDim, %c9 : index
            %390 = arith.muli %387, %pageBytes : index
            scf.for %391 = %c7 to %headDim step %c6 {
              %392 = arith.addi %249, %391 : index
              %393 = vector.load %3[%392] : memref<?xf32>, vector<16xf32>
              %394 = arith.mulf %393, %386 : vector<16xf32>
              %395 = wave.fp8_encode "e4m3" %394 : vector<16xf32> -> vector<16xi8>
              %396 = arith.muli %391, %c9 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<16xi8>
            }
            %397 = arith.cmpi slt, %384, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %389, %c4 : index
              %399 = arith.muli %384, %398 : index
              %400 = arith.addi %390, %399 : index
              %401 = arith.muli %388, %c9 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %headDim step %c9 {
                %404 = arith.muli %403, %c9 : index
                %405 = arith.addi %404, %c7 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c6 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c7 : index
                memref.store %406, %kv[%409] : memref<?xi8>
              }
            } else {
              %410 = arith.subi %384, %kvHeads : index
              %411 = arith.muli %410, %c3 : index
              %412 = arith.addi %411, %c9 : index
              %413 = arith.muli %389, %c6 : index
              %414 = arith.muli %412, %413 : index
              %415 = arith.addi %390, %414 : index
              %416 = arith.muli %388, %389 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c7 to %389 step %c6 {
                %419 = vector.load %5[%418] : memref<?xi8>, vector<16xi8>
                %420 = arith.addi %417, %418 : index
                vector.store %419, %kv[%420] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %421 = arith.cmpi eq, %codec, %c3 : index
          scf.if %421 {
            %422 = arith.subi %0, %heads : index
            %423 = memref.load %scales[%422] : memref<?xf32>
            %424 = vector.broadcast %423 : f32 to vector<16xf32>
            %425 = arith.divui %334, %c6 : index
            %426 = arith.remui %334, %c6 : index
            %427 = arith.muli %headDim, %c9 : index
            %428 = arith.muli %425, %pageBytes : index
            scf.for %429 = %c7 to %headDim step %c6 {
              %430 = arith.addi %249, %429 : index
              %431 = vector.load %3[%430] : memref<?xf32>, vector<16xf32>
              %432 = arith.mulf %431, %424 : vector<16xf32>
              %433 = wave.fp8_encode "e5m2" %432 : vector<16xf32> -> vector<16xi8>
              %434 = arith.muli %429, %c9 : index
              vector.store %433, %5[%434] : memref<?xi8>, vector<16xi8>
            }
            %435 = arith.cmpi slt, %422, %kvHeads : index
            scf.if %435 {
              %436 = arith.muli %427, %c4 : index
              %437 = arith.muli %422, %436 : index
              %438 = arith.addi %428, %437 : index
              %439 = arith.muli %426, %c9 : index
              %440 = arith.addi %438, %439 : index
              scf.for %441 = %c7 to %headDim step %c9 {
                %442 = arith.muli %441, %c9 : index
                %443 = arith.addi %442, %c7 : index
                %444 = memref.load %5[%443] : memref<?xi8>
                %445 = arith.muli %441, %c6 : index
                %446 = arith.addi %440, %445 : index
                %447 = arith.addi %446, %c7 : index
                memref.store %444, %kv[%447] : memref<?xi8>
              }
            } else {
              %448 = arith.subi %422, %kvHeads : index
              %449 = arith.muli %448, %c3 : index
              %450 = arith.addi %449, %c9 : index
              %451 = arith.muli %427, %c6 : index
              %452 = arith.muli %450, %451 : index
              %453 = arith.addi %428, %452 : index
              %454 = arith.muli %426, %427 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c7 to %427 step %c6 {
                %457 = vector.load %5[%456] : memref<?xi8>, vector<16xi8>
                %458 = arith.addi %455, %456 : index
                vector.store %457, %kv[%458] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

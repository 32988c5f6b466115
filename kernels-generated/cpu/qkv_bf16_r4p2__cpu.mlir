// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 128 : index
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c30 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.muli %0, %8 : index
      %34 = arith.addi %33, %28 : index
      %35 = arith.addi %34, %c8 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c4 : index
      %47:8 = scf.for %38 = %c6 to %37 step %c8 iter_args(%39 = %c10, %40 = %c10, %41 = %c10, %42 = %c10, %43 = %c10, %44 = %c10, %45 = %c10, %46 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %c5 : index
        %49 = arith.addi %32, %48 : index
        %50 = arith.muli %38, %c5 : index
        %51 = arith.addi %36, %50 : index
        %52 = arith.muli %38, %c4 : index
        %62:8 = scf.for %53 = %c6 to %c2 step %c8 iter_args(%54 = %39, %55 = %40, %56 = %41, %57 = %42, %58 = %43, %59 = %44, %60 = %45, %61 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %63 = arith.muli %53, %c2 : index
          %64 = arith.addi %52, %63 : index
          %65 = arith.muli %53, %c11 : index
          %66 = arith.addi %49, %65 : index
          %67 = arith.addi %66, %c6 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
          %69 = vector.bitcast %68 : vector<32xi8> to vector<16xi16>
          %70 = arith.extui %69 : vector<16xi16> to vector<16xi32>
          %71 = arith.shli %70, %c12 : vector<16xi32>
          %72 = arith.bitcast %71 : vector<16xi32> to vector<16xf32>
          %73 = arith.muli %53, %c11 : index
          %74 = arith.addi %51, %73 : index
          %75 = arith.addi %74, %c6 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
          %77 = vector.bitcast %76 : vector<32xi8> to vector<16xi16>
          %78 = arith.extui %77 : vector<16xi16> to vector<16xi32>
          %79 = arith.shli %78, %c12 : vector<16xi32>
          %80 = arith.bitcast %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.addi %24, %64 : index
          %82 = arith.addi %81, %c6 : index
          %83 = memref.load %x[%82] : memref<?xf32>
          %84 = vector.broadcast %83 : f32 to vector<16xf32>
          %85 = math.fma %84, %72, %54 : vector<16xf32>
          %86 = math.fma %84, %80, %55 : vector<16xf32>
          %87 = arith.addi %25, %64 : index
          %88 = arith.addi %87, %c6 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %72, %56 : vector<16xf32>
          %92 = math.fma %90, %80, %57 : vector<16xf32>
          %93 = arith.addi %26, %64 : index
          %94 = arith.addi %93, %c6 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %72, %58 : vector<16xf32>
          %98 = math.fma %96, %80, %59 : vector<16xf32>
          %99 = arith.addi %27, %64 : index
          %100 = arith.addi %99, %c6 : index
          %101 = memref.load %x[%100] : memref<?xf32>
          %102 = vector.broadcast %101 : f32 to vector<16xf32>
          %103 = math.fma %102, %72, %60 : vector<16xf32>
          %104 = math.fma %102, %80, %61 : vector<16xf32>
          %105 = arith.addi %66, %c13 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
          %107 = vector.bitcast %106 : vector<32xi8> to vector<16xi16>
          %108 = arith.extui %107 : vector<16xi16> to vector<16xi32>
          %109 = arith.shli %108, %c12 : vector<16xi32>
          %110 = arith.bitcast %109 : vector<16xi32> to vector<16xf32>
          %111 = arith.addi %74, %c13 : index
          %112 = vector.load %w[%111] : memref<?xi8>, vector<32xi8>
          %113 = vector.bitcast %112 : vector<32xi8> to vector<16xi16>
          %114 = arith.extui %113 : vector<16xi16> to vector<16xi32>
          %115 = arith.shli %114, %c12 : vector<16xi32>
          %116 = arith.bitcast %115 : vector<16xi32> to vector<16xf32>
          %117 = arith.addi %24, %64 : index
          %118 = arith.addi %117, %c8 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %110, %85 : vector<16xf32>
          %122 = math.fma %120, %116, %86 : vector<16xf32>
          %123 = arith.addi %25, %64 : index
          %124 = arith.addi %123, %c8 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %110, %91 : vector<16xf32>
          %128 = math.fma %126, %116, %92 : vector<16xf32>
          %129 = arith.addi %26, %64 : index
          %130 = arith.addi %129, %c8 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %110, %97 : vector<16xf32>
          %134 = math.fma %132, %116, %98 : vector<16xf32>
          %135 = arith.addi %27, %64 : index
          %136 = arith.addi %135, %c8 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %110, %103 : vector<16xf32>
          %140 = math.fma %138, %116, %104 : vector<16xf32>
          %141 = arith.addi %66, %c14 : index
          %142 = vector.load %w[%141] : memref<?xi8>, vector<32xi8>
          %143 = vector.bitcast %142 : vector<32xi8> to vector<16xi16>
          %144 = arith.extui %143 : vector<16xi16> to vector<16xi32>
          %145 = arith.shli %144, %c12 : vector<16xi32>
          %146 = arith.bitcast %145 : vector<16xi32> to vector<16xf32>
          %147 = arith.addi %74, %c14 : index
          %148 = vector.load %w[%147] : memref<?xi8>, vector<32xi8>
          %149 = vector.bitcast %148 : vector<32xi8> to vector<16xi16>
          %150 = arith.extui %149 : vector<16xi16> to vector<16xi32>
          %151 = arith.shli %150, %c12 : vector<16xi32>
          %152 = arith.bitcast %151 : vector<16xi32> to vector<16xf32>
          %153 = arith.addi %24, %64 : index
          %154 = arith.addi %153, %c3 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %146, %121 : vector<16xf32>
          %158 = math.fma %156, %152, %122 : vector<16xf32>
          %159 = arith.addi %25, %64 : index
          %160 = arith.addi %159, %c3 : index
          %161 = memref.load %x[%160] : memref<?xf32>
          %162 = vector.broadcast %161 : f32 to vector<16xf32>
          %163 = math.fma %162, %146, %127 : vector<16xf32>
          %164 = math.fma %162, %152, %128 : vector<16xf32>
          %165 = arith.addi %26, %64 : index
          %166 = arith.addi %165, %c3 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %146, %133 : vector<16xf32>
          %170 = math.fma %168, %152, %134 : vector<16xf32>
          %171 = arith.addi %27, %64 : index
          %172 = arith.addi %171, %c3 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %146, %139 : vector<16xf32>
          %176 = math.fma %174, %152, %140 : vector<16xf32>
          %177 = arith.addi %66, %c15 : index
          %178 = vector.load %w[%177] : memref<?xi8>, vector<32xi8>
          %179 = vector.bitcast %178 : vector<32xi8> to vector<16xi16>
          %180 = arith.extui %179 : vector<16xi16> to vector<16xi32>
          %181 = arith.shli %180, %c12 : vector<16xi32>
          %182 = arith.bitcast %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.addi %74, %c15 : index
          %184 = vector.load %w[%183] : memref<?xi8>, vector<32xi8>
          %185 = vector.bitcast %184 : vector<32xi8> to vector<16xi16>
          %186 = arith.extui %185 : vector<16xi16> to vector<16xi32>
          %187 = arith.shli %186, %c12 : vector<16xi32>
          %188 = arith.bitcast %187 : vector<16xi32> to vector<16xf32>
          %189 = arith.addi %24, %64 : index
          %190 = arith.addi %189, %c9 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %182, %157 : vector<16xf32>
          %194 = math.fma %192, %188, %158 : vector<16xf32>
          %195 = arith.addi %25, %64 : index
          %196 = arith.addi %195, %c9 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %182, %163 : vector<16xf32>
          %200 = math.fma %198, %188, %164 : vector<16xf32>
          %201 = arith.addi %26, %64 : index
          %202 = arith.addi %201, %c9 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %182, %169 : vector<16xf32>
          %206 = math.fma %204, %188, %170 : vector<16xf32>
          %207 = arith.addi %27, %64 : index
          %208 = arith.addi %207, %c9 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %182, %175 : vector<16xf32>
          %212 = math.fma %210, %188, %176 : vector<16xf32>
          scf.yield %193, %194, %199, %200, %205, %206, %211, %212 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %213 = arith.muli %headDim, %c6 : index
      %214 = arith.muli %28, %c4 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c6 : index
      vector.store %47#0, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c6 : index
      %218 = arith.muli %28, %c4 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c4 : index
      vector.store %47#1, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.muli %headDim, %c8 : index
      %222 = arith.muli %28, %c4 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c6 : index
      vector.store %47#2, %3[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.muli %headDim, %c8 : index
      %226 = arith.muli %28, %c4 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c4 : index
      vector.store %47#3, %3[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.muli %headDim, %c3 : index
      %230 = arith.muli %28, %c4 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c6 : index
      vector.store %47#4, %3[%232] : memref<?xf32>, vector<16xf32>
      %233 = arith.muli %headDim, %c3 : index
      %234 = arith.muli %28, %c4 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c4 : index
      vector.store %47#5, %3[%236] : memref<?xf32>, vector<16xf32>
      %237 = arith.muli %headDim, %c9 : index
      %238 = arith.muli %28, %c4 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c6 : index
      vector.store %47#6, %3[%240] : memref<?xf32>, vector<16xf32>
      %241 = arith.muli %headDim, %c9 : index
      %242 = arith.muli %28, %c4 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c4 : index
      vector.store %47#7, %3[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.addi %14, %c2 : index
    %246 = arith.minsi %245, %13 : index
    scf.for %247 = %14 to %246 step %c8 {
      %248 = arith.subi %247, %14 : index
      %249 = arith.muli %248, %headDim : index
      %250 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %250 {
        scf.for %251 = %c6 to %headDim step %c4 {
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
        %261 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %261 {
          %262 = arith.cmpi slt, %0, %heads : index
          %265 = scf.for %263 = %c6 to %headDim step %c4 iter_args(%264 = %c10) -> (vector<16xf32>) {
            %266 = arith.addi %249, %263 : index
            %267 = vector.load %3[%266] : memref<?xf32>, vector<16xf32>
            %268 = math.fma %267, %267, %264 : vector<16xf32>
            scf.yield %268 : vector<16xf32>
          }
          %269 = wave.reduce "add" %265 : vector<16xf32>
          %270 = arith.mulf %269, %inverseHeadDim : f32
          %271 = arith.addf %270, %epsilon : f32
          %272 = math.sqrt %271 : f32
          %273 = arith.divf %c22, %272 : f32
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          scf.for %275 = %c6 to %headDim step %c4 {
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
        %288 = arith.remui %286, %c24 : index
        %289 = arith.muli %288, %headDim : index
        %290 = arith.divui %286, %c24 : index
        %291 = arith.addi %290, %c24 : index
        %292 = arith.muli %291, %headDim : index
        scf.for %293 = %c6 to %287 step %c25 {
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
        scf.for %325 = %c6 to %headDim step %c4 {
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
        %335 = arith.cmpi sge, %334, %c6 : index
        scf.if %335 {
          %336 = arith.cmpi eq, %codec, %c6 : index
          scf.if %336 {
            %337 = arith.subi %0, %heads : index
            %338 = memref.load %scales[%337] : memref<?xf32>
            %339 = vector.broadcast %338 : f32 to vector<16xf32>
            %340 = arith.divui %334, %c4 : index
            %341 = arith.remui %334, %c4 : index
            %342 = arith.muli %headDim, %c3 : index
            %343 = arith.muli %340, %pageBytes : index
            scf.for %344 = %c6 to %headDim step %c4 {
              %345 = arith.addi %249, %344 : index
              %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
              %347 = arith.mulf %346, %339 : vector<16xf32>
              %348 = arith.minimumf %347, %c29 : vector<16xf32>
              %349 = arith.maximumf %348, %c30 : vector<16xf32>
              %350 = arith.truncf %349 : vector<16xf32> to vector<16xf16>
              %351 = vector.bitcast %350 : vector<16xf16> to vector<32xi8>
              %352 = arith.muli %344, %c3 : index
              vector.store %351, %5[%352] : memref<?xi8>, vector<32xi8>
            }
            %353 = arith.cmpi slt, %337, %kvHeads : index
            scf.if %353 {
              %354 = arith.muli %342, %c13 : index
              %355 = arith.muli %337, %354 : index
              %356 = arith.addi %343, %355 : index
              %357 = arith.muli %341, %c3 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c6 to %headDim step %c8 {
                %360 = arith.muli %359, %c3 : index
                %361 = arith.addi %360, %c6 : index
                %362 = memref.load %5[%361] : memref<?xi8>
                %363 = arith.muli %359, %c13 : index
                %364 = arith.addi %358, %363 : index
                %365 = arith.addi %364, %c6 : index
                memref.store %362, %kv[%365] : memref<?xi8>
                %366 = arith.muli %359, %c3 : index
                %367 = arith.addi %366, %c8 : index
                %368 = memref.load %5[%367] : memref<?xi8>
                %369 = arith.muli %359, %c13 : index
                %370 = arith.addi %358, %369 : index
                %371 = arith.addi %370, %c8 : index
                memref.store %368, %kv[%371] : memref<?xi8>
              }
            } else {
              %372 = arith.subi %337, %kvHeads : index
              %373 = arith.muli %372, %c3 : index
              %374 = arith.addi %373, %c8 : index
              %375 = arith.muli %342, %c4 : index
              %376 = arith.muli %374, %375 : index
              %377 = arith.addi %343, %376 : index
              %378 = arith.muli %341, %342 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c6 to %342 step %c4 {
                %381 = vector.load %5[%380] : memref<?xi8>, vector<16xi8>
                %382 = arith.addi %379, %380 : index
                vector.store %381, %kv[%382] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %383 = arith.cmpi eq, %codec, %c8 : index
          scf.if %383 {
            %384 = arith.subi %0, %heads : index
            %385 = memref.load %scales[%384] : memref<?xf32>
            %386 = vector.broadcast %385 : f32 to vector<16xf32>
            %387 = arith.divui %334, %c4 : index
            %388 = arith.remui %334, %c4 : index
            %389 = arith.muli %headDim, %c8 : index
            %390 = arith.muli %387, %pageBytes : index
            scf.for %391 = %c6 to %headDim step %c4 {
              %392 = arith.addi %249, %391 : index
              %393 = vector.load %3[%392] : memref<?xf32>, vector<16xf32>
              %394 = arith.mulf %393, %386 : vector<16xf32>
              %395 = wave.fp8_encode "e4m3" %394 : vector<16xf32> -> vector<16xi8>
              %396 = arith.muli %391, %c8 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<16xi8>
            }
            %397 = arith.cmpi slt, %384, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %389, %c13 : index
              %399 = arith.muli %384, %398 : index
              %400 = arith.addi %390, %399 : index
              %401 = arith.muli %388, %c8 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c6 to %headDim step %c8 {
                %404 = arith.muli %403, %c8 : index
                %405 = arith.addi %404, %c6 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c4 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c6 : index
                memref.store %406, %kv[%409] : memref<?xi8>
              }
            } else {
              %410 = arith.subi %384, %kvHeads : index
              %411 = arith.muli %410, %c3 : index
              %412 = arith.addi %411, %c8 : index
              %413 = arith.muli %389, %c4 : index
              %414 = arith.muli %412, %413 : index
              %415 = arith.addi %390, %414 : index
              %416 = arith.muli %388, %389 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c6 to %389 step %c4 {
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
            %425 = arith.divui %334, %c4 : index
            %426 = arith.remui %334, %c4 : index
            %427 = arith.muli %headDim, %c8 : index
            %428 = arith.muli %425, %pageBytes : index
            scf.for %429 = %c6 to %headDim step %c4 {
              %430 = arith.addi %249, %429 : index
              %431 = vector.load %3[%430] : memref<?xf32>, vector<16xf32>
              %432 = arith.mulf %431, %424 : vector<16xf32>
              %433 = wave.fp8_encode "e5m2" %432 : vector<16xf32> -> vector<16xi8>
              %434 = arith.muli %429, %c8 : index
              vector.store %433, %5[%434] : memref<?xi8>, vector<16xi8>
            }
            %435 = arith.cmpi slt, %422, %kvHeads : index
            scf.if %435 {
              %436 = arith.muli %427, %c13 : index
              %437 = arith.muli %422, %436 : index
              %438 = arith.addi %428, %437 : index
              %439 = arith.muli %426, %c8 : index
              %440 = arith.addi %438, %439 : index
              scf.for %441 = %c6 to %headDim step %c8 {
                %442 = arith.muli %441, %c8 : index
                %443 = arith.addi %442, %c6 : index
                %444 = memref.load %5[%443] : memref<?xi8>
                %445 = arith.muli %441, %c4 : index
                %446 = arith.addi %440, %445 : index
                %447 = arith.addi %446, %c6 : index
                memref.store %444, %kv[%447] : memref<?xi8>
              }
            } else {
              %448 = arith.subi %422, %kvHeads : index
              %449 = arith.muli %448, %c3 : index
              %450 = arith.addi %449, %c8 : index
              %451 = arith.muli %427, %c4 : index
              %452 = arith.muli %450, %451 : index
              %453 = arith.addi %428, %452 : index
              %454 = arith.muli %426, %427 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c6 to %427 step %c4 {
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

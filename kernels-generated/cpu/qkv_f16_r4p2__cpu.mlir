// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c28 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c29 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
          %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
          %71 = arith.muli %53, %c11 : index
          %72 = arith.addi %51, %71 : index
          %73 = arith.addi %72, %c6 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
          %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
          %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
          %77 = arith.addi %24, %64 : index
          %78 = arith.addi %77, %c6 : index
          %79 = memref.load %x[%78] : memref<?xf32>
          %80 = vector.broadcast %79 : f32 to vector<16xf32>
          %81 = math.fma %80, %70, %54 : vector<16xf32>
          %82 = math.fma %80, %76, %55 : vector<16xf32>
          %83 = arith.addi %25, %64 : index
          %84 = arith.addi %83, %c6 : index
          %85 = memref.load %x[%84] : memref<?xf32>
          %86 = vector.broadcast %85 : f32 to vector<16xf32>
          %87 = math.fma %86, %70, %56 : vector<16xf32>
          %88 = math.fma %86, %76, %57 : vector<16xf32>
          %89 = arith.addi %26, %64 : index
          %90 = arith.addi %89, %c6 : index
          %91 = memref.load %x[%90] : memref<?xf32>
          %92 = vector.broadcast %91 : f32 to vector<16xf32>
          %93 = math.fma %92, %70, %58 : vector<16xf32>
          %94 = math.fma %92, %76, %59 : vector<16xf32>
          %95 = arith.addi %27, %64 : index
          %96 = arith.addi %95, %c6 : index
          %97 = memref.load %x[%96] : memref<?xf32>
          %98 = vector.broadcast %97 : f32 to vector<16xf32>
          %99 = math.fma %98, %70, %60 : vector<16xf32>
          %100 = math.fma %98, %76, %61 : vector<16xf32>
          %101 = arith.addi %66, %c12 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
          %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
          %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
          %105 = arith.addi %72, %c12 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
          %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
          %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
          %109 = arith.addi %24, %64 : index
          %110 = arith.addi %109, %c8 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %104, %81 : vector<16xf32>
          %114 = math.fma %112, %108, %82 : vector<16xf32>
          %115 = arith.addi %25, %64 : index
          %116 = arith.addi %115, %c8 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %104, %87 : vector<16xf32>
          %120 = math.fma %118, %108, %88 : vector<16xf32>
          %121 = arith.addi %26, %64 : index
          %122 = arith.addi %121, %c8 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %104, %93 : vector<16xf32>
          %126 = math.fma %124, %108, %94 : vector<16xf32>
          %127 = arith.addi %27, %64 : index
          %128 = arith.addi %127, %c8 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %104, %99 : vector<16xf32>
          %132 = math.fma %130, %108, %100 : vector<16xf32>
          %133 = arith.addi %66, %c13 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
          %135 = vector.bitcast %134 : vector<32xi8> to vector<16xf16>
          %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
          %137 = arith.addi %72, %c13 : index
          %138 = vector.load %w[%137] : memref<?xi8>, vector<32xi8>
          %139 = vector.bitcast %138 : vector<32xi8> to vector<16xf16>
          %140 = arith.extf %139 : vector<16xf16> to vector<16xf32>
          %141 = arith.addi %24, %64 : index
          %142 = arith.addi %141, %c3 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %136, %113 : vector<16xf32>
          %146 = math.fma %144, %140, %114 : vector<16xf32>
          %147 = arith.addi %25, %64 : index
          %148 = arith.addi %147, %c3 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %136, %119 : vector<16xf32>
          %152 = math.fma %150, %140, %120 : vector<16xf32>
          %153 = arith.addi %26, %64 : index
          %154 = arith.addi %153, %c3 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %136, %125 : vector<16xf32>
          %158 = math.fma %156, %140, %126 : vector<16xf32>
          %159 = arith.addi %27, %64 : index
          %160 = arith.addi %159, %c3 : index
          %161 = memref.load %x[%160] : memref<?xf32>
          %162 = vector.broadcast %161 : f32 to vector<16xf32>
          %163 = math.fma %162, %136, %131 : vector<16xf32>
          %164 = math.fma %162, %140, %132 : vector<16xf32>
          %165 = arith.addi %66, %c14 : index
          %166 = vector.load %w[%165] : memref<?xi8>, vector<32xi8>
          %167 = vector.bitcast %166 : vector<32xi8> to vector<16xf16>
          %168 = arith.extf %167 : vector<16xf16> to vector<16xf32>
          %169 = arith.addi %72, %c14 : index
          %170 = vector.load %w[%169] : memref<?xi8>, vector<32xi8>
          %171 = vector.bitcast %170 : vector<32xi8> to vector<16xf16>
          %172 = arith.extf %171 : vector<16xf16> to vector<16xf32>
          %173 = arith.addi %24, %64 : index
          %174 = arith.addi %173, %c9 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %168, %145 : vector<16xf32>
          %178 = math.fma %176, %172, %146 : vector<16xf32>
          %179 = arith.addi %25, %64 : index
          %180 = arith.addi %179, %c9 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %168, %151 : vector<16xf32>
          %184 = math.fma %182, %172, %152 : vector<16xf32>
          %185 = arith.addi %26, %64 : index
          %186 = arith.addi %185, %c9 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %168, %157 : vector<16xf32>
          %190 = math.fma %188, %172, %158 : vector<16xf32>
          %191 = arith.addi %27, %64 : index
          %192 = arith.addi %191, %c9 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %168, %163 : vector<16xf32>
          %196 = math.fma %194, %172, %164 : vector<16xf32>
          scf.yield %177, %178, %183, %184, %189, %190, %195, %196 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %197 = arith.muli %headDim, %c6 : index
      %198 = arith.muli %28, %c4 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c6 : index
      vector.store %47#0, %3[%200] : memref<?xf32>, vector<16xf32>
      %201 = arith.muli %headDim, %c6 : index
      %202 = arith.muli %28, %c4 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.addi %203, %c4 : index
      vector.store %47#1, %3[%204] : memref<?xf32>, vector<16xf32>
      %205 = arith.muli %headDim, %c8 : index
      %206 = arith.muli %28, %c4 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.addi %207, %c6 : index
      vector.store %47#2, %3[%208] : memref<?xf32>, vector<16xf32>
      %209 = arith.muli %headDim, %c8 : index
      %210 = arith.muli %28, %c4 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.addi %211, %c4 : index
      vector.store %47#3, %3[%212] : memref<?xf32>, vector<16xf32>
      %213 = arith.muli %headDim, %c3 : index
      %214 = arith.muli %28, %c4 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c6 : index
      vector.store %47#4, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c3 : index
      %218 = arith.muli %28, %c4 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c4 : index
      vector.store %47#5, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.muli %headDim, %c9 : index
      %222 = arith.muli %28, %c4 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c6 : index
      vector.store %47#6, %3[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.muli %headDim, %c9 : index
      %226 = arith.muli %28, %c4 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c4 : index
      vector.store %47#7, %3[%228] : memref<?xf32>, vector<16xf32>
    }
    %229 = arith.addi %14, %c2 : index
    %230 = arith.minsi %229, %13 : index
    scf.for %231 = %14 to %230 step %c8 {
      %232 = arith.subi %231, %14 : index
      %233 = arith.muli %232, %headDim : index
      %234 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %234 {
        scf.for %235 = %c6 to %headDim step %c4 {
          %236 = arith.muli %0, %headDim : index
          %237 = arith.addi %236, %235 : index
          %238 = vector.load %bias[%237] : memref<?xf32>, vector<16xf32>
          %239 = arith.addi %233, %235 : index
          %240 = vector.load %3[%239] : memref<?xf32>, vector<16xf32>
          %241 = arith.addf %240, %238 : vector<16xf32>
          %242 = arith.addi %233, %235 : index
          vector.store %241, %3[%242] : memref<?xf32>, vector<16xf32>
        }
      }
      %243 = arith.addi %heads, %kvHeads : index
      %244 = arith.cmpi slt, %0, %243 : index
      scf.if %244 {
        %245 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %245 {
          %246 = arith.cmpi slt, %0, %heads : index
          %249 = scf.for %247 = %c6 to %headDim step %c4 iter_args(%248 = %c10) -> (vector<16xf32>) {
            %250 = arith.addi %233, %247 : index
            %251 = vector.load %3[%250] : memref<?xf32>, vector<16xf32>
            %252 = math.fma %251, %251, %248 : vector<16xf32>
            scf.yield %252 : vector<16xf32>
          }
          %253 = wave.reduce "add" %249 : vector<16xf32>
          %254 = arith.mulf %253, %inverseHeadDim : f32
          %255 = arith.addf %254, %epsilon : f32
          %256 = math.sqrt %255 : f32
          %257 = arith.divf %c21, %256 : f32
          %258 = vector.broadcast %257 : f32 to vector<16xf32>
          scf.for %259 = %c6 to %headDim step %c4 {
            %260 = vector.load %query_norm[%259] : memref<?xf32>, vector<16xf32>
            %261 = vector.load %key_norm[%259] : memref<?xf32>, vector<16xf32>
            %262 = arith.select %246, %260, %261 : vector<16xf32>
            %263 = arith.addi %233, %259 : index
            %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
            %265 = arith.mulf %264, %258 : vector<16xf32>
            %266 = arith.mulf %265, %262 : vector<16xf32>
            %267 = arith.addi %233, %259 : index
            vector.store %266, %3[%267] : memref<?xf32>, vector<16xf32>
          }
        }
        %268 = arith.addi %positionsAt, %231 : index
        %269 = memref.load %step[%268] : memref<?xi32>
        %270 = arith.index_cast %269 : i32 to index
        %271 = arith.divui %headDim, %c3 : index
        %272 = arith.remui %270, %c23 : index
        %273 = arith.muli %272, %headDim : index
        %274 = arith.divui %270, %c23 : index
        %275 = arith.addi %274, %c23 : index
        %276 = arith.muli %275, %headDim : index
        scf.for %277 = %c6 to %271 step %c24 {
          %278 = arith.addi %273, %277 : index
          %279 = vector.load %rope[%278] : memref<?xf32>, vector<8xf32>
          %280 = arith.addi %273, %271 : index
          %281 = arith.addi %280, %277 : index
          %282 = vector.load %rope[%281] : memref<?xf32>, vector<8xf32>
          %283 = arith.addi %276, %277 : index
          %284 = vector.load %rope[%283] : memref<?xf32>, vector<8xf32>
          %285 = arith.addi %276, %271 : index
          %286 = arith.addi %285, %277 : index
          %287 = vector.load %rope[%286] : memref<?xf32>, vector<8xf32>
          %288 = arith.mulf %284, %279 : vector<8xf32>
          %289 = arith.mulf %287, %282 : vector<8xf32>
          %290 = arith.subf %288, %289 : vector<8xf32>
          %291 = arith.mulf %287, %279 : vector<8xf32>
          %292 = arith.mulf %284, %282 : vector<8xf32>
          %293 = arith.addf %291, %292 : vector<8xf32>
          %294 = arith.addi %233, %277 : index
          %295 = vector.load %3[%294] : memref<?xf32>, vector<8xf32>
          %296 = arith.addi %233, %271 : index
          %297 = arith.addi %296, %277 : index
          %298 = vector.load %3[%297] : memref<?xf32>, vector<8xf32>
          %299 = arith.mulf %295, %290 : vector<8xf32>
          %300 = arith.mulf %298, %293 : vector<8xf32>
          %301 = arith.subf %299, %300 : vector<8xf32>
          %302 = arith.addi %233, %277 : index
          vector.store %301, %3[%302] : memref<?xf32>, vector<8xf32>
          %303 = arith.mulf %298, %290 : vector<8xf32>
          %304 = arith.mulf %295, %293 : vector<8xf32>
          %305 = arith.addf %303, %304 : vector<8xf32>
          %306 = arith.addi %233, %271 : index
          %307 = arith.addi %306, %277 : index
          vector.store %305, %3[%307] : memref<?xf32>, vector<8xf32>
        }
      }
      %308 = arith.cmpi slt, %0, %heads : index
      scf.if %308 {
        scf.for %309 = %c6 to %headDim step %c4 {
          %310 = arith.addi %233, %309 : index
          %311 = vector.load %3[%310] : memref<?xf32>, vector<16xf32>
          %312 = arith.muli %231, %heads : index
          %313 = arith.addi %312, %0 : index
          %314 = arith.muli %313, %headDim : index
          %315 = arith.addi %314, %309 : index
          vector.store %311, %q[%315] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %316 = arith.addi %slotsAt, %231 : index
        %317 = memref.load %step[%316] : memref<?xi32>
        %318 = arith.index_cast %317 : i32 to index
        %319 = arith.cmpi sge, %318, %c6 : index
        scf.if %319 {
          %320 = arith.cmpi eq, %codec, %c6 : index
          scf.if %320 {
            %321 = arith.subi %0, %heads : index
            %322 = memref.load %scales[%321] : memref<?xf32>
            %323 = vector.broadcast %322 : f32 to vector<16xf32>
            %324 = arith.divui %318, %c4 : index
            %325 = arith.remui %318, %c4 : index
            %326 = arith.muli %headDim, %c3 : index
            %327 = arith.muli %324, %pageBytes : index
            scf.for %328 = %c6 to %headDim step %c4 {
              %329 = arith.addi %233, %328 : index
              %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.mulf %330, %323 : vector<16xf32>
              %332 = arith.minimumf %331, %c28 : vector<16xf32>
              %333 = arith.maximumf %332, %c29 : vector<16xf32>
              %334 = arith.truncf %333 : vector<16xf32> to vector<16xf16>
              %335 = vector.bitcast %334 : vector<16xf16> to vector<32xi8>
              %336 = arith.muli %328, %c3 : index
              vector.store %335, %5[%336] : memref<?xi8>, vector<32xi8>
            }
            %337 = arith.cmpi slt, %321, %kvHeads : index
            scf.if %337 {
              %338 = arith.muli %326, %c12 : index
              %339 = arith.muli %321, %338 : index
              %340 = arith.addi %327, %339 : index
              %341 = arith.muli %325, %c3 : index
              %342 = arith.addi %340, %341 : index
              scf.for %343 = %c6 to %headDim step %c8 {
                %344 = arith.muli %343, %c3 : index
                %345 = arith.addi %344, %c6 : index
                %346 = memref.load %5[%345] : memref<?xi8>
                %347 = arith.muli %343, %c12 : index
                %348 = arith.addi %342, %347 : index
                %349 = arith.addi %348, %c6 : index
                memref.store %346, %kv[%349] : memref<?xi8>
                %350 = arith.muli %343, %c3 : index
                %351 = arith.addi %350, %c8 : index
                %352 = memref.load %5[%351] : memref<?xi8>
                %353 = arith.muli %343, %c12 : index
                %354 = arith.addi %342, %353 : index
                %355 = arith.addi %354, %c8 : index
                memref.store %352, %kv[%355] : memref<?xi8>
              }
            } else {
              %356 = arith.subi %321, %kvHeads : index
              %357 = arith.muli %356, %c3 : index
              %358 = arith.addi %357, %c8 : index
              %359 = arith.muli %326, %c4 : index
              %360 = arith.muli %358, %359 : index
              %361 = arith.addi %327, %360 : index
              %362 = arith.muli %325, %326 : index
              %363 = arith.addi %361, %362 : index
              scf.for %364 = %c6 to %326 step %c4 {
                %365 = vector.load %5[%364] : memref<?xi8>, vector<16xi8>
                %366 = arith.addi %363, %364 : index
                vector.store %365, %kv[%366] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %367 = arith.cmpi eq, %codec, %c8 : index
          scf.if %367 {
            %368 = arith.subi %0, %heads : index
            %369 = memref.load %scales[%368] : memref<?xf32>
            %370 = vector.broadcast %369 : f32 to vector<16xf32>
            %371 = arith.divui %318, %c4 : index
            %372 = arith.remui %318, %c4 : index
            %373 = arith.muli %headDim, %c8 : index
            %374 = arith.muli %371, %pageBytes : index
            scf.for %375 = %c6 to %headDim step %c4 {
              %376 = arith.addi %233, %375 : index
              %377 = vector.load %3[%376] : memref<?xf32>, vector<16xf32>
              %378 = arith.mulf %377, %370 : vector<16xf32>
              %379 = wave.fp8_encode "e4m3" %378 : vector<16xf32> -> vector<16xi8>
              %380 = arith.muli %375, %c8 : index
              vector.store %379, %5[%380] : memref<?xi8>, vector<16xi8>
            }
            %381 = arith.cmpi slt, %368, %kvHeads : index
            scf.if %381 {
              %382 = arith.muli %373, %c12 : index
              %383 = arith.muli %368, %382 : index
              %384 = arith.addi %374, %383 : index
              %385 = arith.muli %372, %c8 : index
              %386 = arith.addi %384, %385 : index
              scf.for %387 = %c6 to %headDim step %c8 {
                %388 = arith.muli %387, %c8 : index
                %389 = arith.addi %388, %c6 : index
                %390 = memref.load %5[%389] : memref<?xi8>
                %391 = arith.muli %387, %c4 : index
                %392 = arith.addi %386, %391 : index
                %393 = arith.addi %392, %c6 : index
                memref.store %390, %kv[%393] : memref<?xi8>
              }
            } else {
              %394 = arith.subi %368, %kvHeads : index
              %395 = arith.muli %394, %c3 : index
              %396 = arith.addi %395, %c8 : index
              %397 = arith.muli %373, %c4 : index
              %398 = arith.muli %396, %397 : index
              %399 = arith.addi %374, %398 : index
              %400 = arith.muli %372, %373 : index
              %401 = arith.addi %399, %400 : index
              scf.for %402 = %c6 to %373 step %c4 {
                %403 = vector.load %5[%402] : memref<?xi8>, vector<16xi8>
                %404 = arith.addi %401, %402 : index
                vector.store %403, %kv[%404] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %405 = arith.cmpi eq, %codec, %c3 : index
          scf.if %405 {
            %406 = arith.subi %0, %heads : index
            %407 = memref.load %scales[%406] : memref<?xf32>
            %408 = vector.broadcast %407 : f32 to vector<16xf32>
            %409 = arith.divui %318, %c4 : index
            %410 = arith.remui %318, %c4 : index
            %411 = arith.muli %headDim, %c8 : index
            %412 = arith.muli %409, %pageBytes : index
            scf.for %413 = %c6 to %headDim step %c4 {
              %414 = arith.addi %233, %413 : index
              %415 = vector.load %3[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.mulf %415, %408 : vector<16xf32>
              %417 = wave.fp8_encode "e5m2" %416 : vector<16xf32> -> vector<16xi8>
              %418 = arith.muli %413, %c8 : index
              vector.store %417, %5[%418] : memref<?xi8>, vector<16xi8>
            }
            %419 = arith.cmpi slt, %406, %kvHeads : index
            scf.if %419 {
              %420 = arith.muli %411, %c12 : index
              %421 = arith.muli %406, %420 : index
              %422 = arith.addi %412, %421 : index
              %423 = arith.muli %410, %c8 : index
              %424 = arith.addi %422, %423 : index
              scf.for %425 = %c6 to %headDim step %c8 {
                %426 = arith.muli %425, %c8 : index
                %427 = arith.addi %426, %c6 : index
                %428 = memref.load %5[%427] : memref<?xi8>
                %429 = arith.muli %425, %c4 : index
                %430 = arith.addi %424, %429 : index
                %431 = arith.addi %430, %c6 : index
                memref.store %428, %kv[%431] : memref<?xi8>
              }
            } else {
              %432 = arith.subi %406, %kvHeads : index
              %433 = arith.muli %432, %c3 : index
              %434 = arith.addi %433, %c8 : index
              %435 = arith.muli %411, %c4 : index
              %436 = arith.muli %434, %435 : index
              %437 = arith.addi %412, %436 : index
              %438 = arith.muli %410, %411 : index
              %439 = arith.addi %437, %438 : index
              scf.for %440 = %c6 to %411 step %c4 {
                %441 = vector.load %5[%440] : memref<?xi8>, vector<16xi8>
                %442 = arith.addi %439, %440 : index
                vector.store %441, %kv[%442] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

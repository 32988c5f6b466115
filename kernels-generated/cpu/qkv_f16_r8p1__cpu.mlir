// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c6 to %8 step %c8 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.divui %inputFeatures, %c4 : index
      %55:8 = scf.for %46 = %c6 to %45 step %c8 iter_args(%47 = %c14, %48 = %c14, %49 = %c14, %50 = %c14, %51 = %c14, %52 = %c14, %53 = %c14, %54 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %46, %c5 : index
        %57 = arith.addi %44, %56 : index
        %58 = arith.muli %46, %c4 : index
        %68:8 = scf.for %59 = %c6 to %c10 step %c8 iter_args(%60 = %47, %61 = %48, %62 = %49, %63 = %50, %64 = %51, %65 = %52, %66 = %53, %67 = %54) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %69 = arith.muli %59, %c15 : index
          %70 = arith.addi %57, %69 : index
          %71 = arith.addi %70, %c6 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
          %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
          %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
          %75 = arith.addi %70, %c16 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
          %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
          %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
          %79 = arith.addi %70, %c17 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
          %81 = vector.bitcast %80 : vector<32xi8> to vector<16xf16>
          %82 = arith.extf %81 : vector<16xf16> to vector<16xf32>
          %83 = arith.addi %70, %c18 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
          %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
          %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
          %87 = arith.muli %59, %c10 : index
          %88 = arith.addi %58, %87 : index
          %89 = arith.addi %32, %88 : index
          %90 = arith.addi %89, %c6 : index
          %91 = memref.load %x[%90] : memref<?xf32>
          %92 = vector.broadcast %91 : f32 to vector<16xf32>
          %93 = math.fma %92, %74, %60 : vector<16xf32>
          %94 = arith.addi %33, %88 : index
          %95 = arith.addi %94, %c6 : index
          %96 = memref.load %x[%95] : memref<?xf32>
          %97 = vector.broadcast %96 : f32 to vector<16xf32>
          %98 = math.fma %97, %74, %61 : vector<16xf32>
          %99 = arith.addi %34, %88 : index
          %100 = arith.addi %99, %c6 : index
          %101 = memref.load %x[%100] : memref<?xf32>
          %102 = vector.broadcast %101 : f32 to vector<16xf32>
          %103 = math.fma %102, %74, %62 : vector<16xf32>
          %104 = arith.addi %35, %88 : index
          %105 = arith.addi %104, %c6 : index
          %106 = memref.load %x[%105] : memref<?xf32>
          %107 = vector.broadcast %106 : f32 to vector<16xf32>
          %108 = math.fma %107, %74, %63 : vector<16xf32>
          %109 = arith.addi %36, %88 : index
          %110 = arith.addi %109, %c6 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %74, %64 : vector<16xf32>
          %114 = arith.addi %37, %88 : index
          %115 = arith.addi %114, %c6 : index
          %116 = memref.load %x[%115] : memref<?xf32>
          %117 = vector.broadcast %116 : f32 to vector<16xf32>
          %118 = math.fma %117, %74, %65 : vector<16xf32>
          %119 = arith.addi %38, %88 : index
          %120 = arith.addi %119, %c6 : index
          %121 = memref.load %x[%120] : memref<?xf32>
          %122 = vector.broadcast %121 : f32 to vector<16xf32>
          %123 = math.fma %122, %74, %66 : vector<16xf32>
          %124 = arith.addi %39, %88 : index
          %125 = arith.addi %124, %c6 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %74, %67 : vector<16xf32>
          %129 = arith.addi %32, %88 : index
          %130 = arith.addi %129, %c8 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %78, %93 : vector<16xf32>
          %134 = arith.addi %33, %88 : index
          %135 = arith.addi %134, %c8 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %78, %98 : vector<16xf32>
          %139 = arith.addi %34, %88 : index
          %140 = arith.addi %139, %c8 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %78, %103 : vector<16xf32>
          %144 = arith.addi %35, %88 : index
          %145 = arith.addi %144, %c8 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %78, %108 : vector<16xf32>
          %149 = arith.addi %36, %88 : index
          %150 = arith.addi %149, %c8 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %78, %113 : vector<16xf32>
          %154 = arith.addi %37, %88 : index
          %155 = arith.addi %154, %c8 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %78, %118 : vector<16xf32>
          %159 = arith.addi %38, %88 : index
          %160 = arith.addi %159, %c8 : index
          %161 = memref.load %x[%160] : memref<?xf32>
          %162 = vector.broadcast %161 : f32 to vector<16xf32>
          %163 = math.fma %162, %78, %123 : vector<16xf32>
          %164 = arith.addi %39, %88 : index
          %165 = arith.addi %164, %c8 : index
          %166 = memref.load %x[%165] : memref<?xf32>
          %167 = vector.broadcast %166 : f32 to vector<16xf32>
          %168 = math.fma %167, %78, %128 : vector<16xf32>
          %169 = arith.addi %32, %88 : index
          %170 = arith.addi %169, %c3 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %82, %133 : vector<16xf32>
          %174 = arith.addi %33, %88 : index
          %175 = arith.addi %174, %c3 : index
          %176 = memref.load %x[%175] : memref<?xf32>
          %177 = vector.broadcast %176 : f32 to vector<16xf32>
          %178 = math.fma %177, %82, %138 : vector<16xf32>
          %179 = arith.addi %34, %88 : index
          %180 = arith.addi %179, %c3 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %82, %143 : vector<16xf32>
          %184 = arith.addi %35, %88 : index
          %185 = arith.addi %184, %c3 : index
          %186 = memref.load %x[%185] : memref<?xf32>
          %187 = vector.broadcast %186 : f32 to vector<16xf32>
          %188 = math.fma %187, %82, %148 : vector<16xf32>
          %189 = arith.addi %36, %88 : index
          %190 = arith.addi %189, %c3 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %82, %153 : vector<16xf32>
          %194 = arith.addi %37, %88 : index
          %195 = arith.addi %194, %c3 : index
          %196 = memref.load %x[%195] : memref<?xf32>
          %197 = vector.broadcast %196 : f32 to vector<16xf32>
          %198 = math.fma %197, %82, %158 : vector<16xf32>
          %199 = arith.addi %38, %88 : index
          %200 = arith.addi %199, %c3 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %82, %163 : vector<16xf32>
          %204 = arith.addi %39, %88 : index
          %205 = arith.addi %204, %c3 : index
          %206 = memref.load %x[%205] : memref<?xf32>
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          %208 = math.fma %207, %82, %168 : vector<16xf32>
          %209 = arith.addi %32, %88 : index
          %210 = arith.addi %209, %c9 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %86, %173 : vector<16xf32>
          %214 = arith.addi %33, %88 : index
          %215 = arith.addi %214, %c9 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %86, %178 : vector<16xf32>
          %219 = arith.addi %34, %88 : index
          %220 = arith.addi %219, %c9 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %86, %183 : vector<16xf32>
          %224 = arith.addi %35, %88 : index
          %225 = arith.addi %224, %c9 : index
          %226 = memref.load %x[%225] : memref<?xf32>
          %227 = vector.broadcast %226 : f32 to vector<16xf32>
          %228 = math.fma %227, %86, %188 : vector<16xf32>
          %229 = arith.addi %36, %88 : index
          %230 = arith.addi %229, %c9 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %86, %193 : vector<16xf32>
          %234 = arith.addi %37, %88 : index
          %235 = arith.addi %234, %c9 : index
          %236 = memref.load %x[%235] : memref<?xf32>
          %237 = vector.broadcast %236 : f32 to vector<16xf32>
          %238 = math.fma %237, %86, %198 : vector<16xf32>
          %239 = arith.addi %38, %88 : index
          %240 = arith.addi %239, %c9 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %86, %203 : vector<16xf32>
          %244 = arith.addi %39, %88 : index
          %245 = arith.addi %244, %c9 : index
          %246 = memref.load %x[%245] : memref<?xf32>
          %247 = vector.broadcast %246 : f32 to vector<16xf32>
          %248 = math.fma %247, %86, %208 : vector<16xf32>
          scf.yield %213, %218, %223, %228, %233, %238, %243, %248 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %249 = arith.muli %headDim, %c6 : index
      %250 = arith.muli %40, %c4 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.addi %251, %c6 : index
      vector.store %55#0, %3[%252] : memref<?xf32>, vector<16xf32>
      %253 = arith.muli %headDim, %c8 : index
      %254 = arith.muli %40, %c4 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.addi %255, %c6 : index
      vector.store %55#1, %3[%256] : memref<?xf32>, vector<16xf32>
      %257 = arith.muli %headDim, %c3 : index
      %258 = arith.muli %40, %c4 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %259, %c6 : index
      vector.store %55#2, %3[%260] : memref<?xf32>, vector<16xf32>
      %261 = arith.muli %headDim, %c9 : index
      %262 = arith.muli %40, %c4 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %263, %c6 : index
      vector.store %55#3, %3[%264] : memref<?xf32>, vector<16xf32>
      %265 = arith.muli %headDim, %c10 : index
      %266 = arith.muli %40, %c4 : index
      %267 = arith.addi %265, %266 : index
      %268 = arith.addi %267, %c6 : index
      vector.store %55#4, %3[%268] : memref<?xf32>, vector<16xf32>
      %269 = arith.muli %headDim, %c11 : index
      %270 = arith.muli %40, %c4 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.addi %271, %c6 : index
      vector.store %55#5, %3[%272] : memref<?xf32>, vector<16xf32>
      %273 = arith.muli %headDim, %c12 : index
      %274 = arith.muli %40, %c4 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.addi %275, %c6 : index
      vector.store %55#6, %3[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.muli %headDim, %c13 : index
      %278 = arith.muli %40, %c4 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %279, %c6 : index
      vector.store %55#7, %3[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.addi %14, %c2 : index
    %282 = arith.minsi %281, %13 : index
    scf.for %283 = %14 to %282 step %c8 {
      %284 = arith.subi %283, %14 : index
      %285 = arith.muli %284, %headDim : index
      %286 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %286 {
        scf.for %287 = %c6 to %headDim step %c4 {
          %288 = arith.muli %0, %headDim : index
          %289 = arith.addi %288, %287 : index
          %290 = vector.load %bias[%289] : memref<?xf32>, vector<16xf32>
          %291 = arith.addi %285, %287 : index
          %292 = vector.load %3[%291] : memref<?xf32>, vector<16xf32>
          %293 = arith.addf %292, %290 : vector<16xf32>
          %294 = arith.addi %285, %287 : index
          vector.store %293, %3[%294] : memref<?xf32>, vector<16xf32>
        }
      }
      %295 = arith.addi %heads, %kvHeads : index
      %296 = arith.cmpi slt, %0, %295 : index
      scf.if %296 {
        %297 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %297 {
          %298 = arith.cmpi slt, %0, %heads : index
          %301 = scf.for %299 = %c6 to %headDim step %c4 iter_args(%300 = %c14) -> (vector<16xf32>) {
            %302 = arith.addi %285, %299 : index
            %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
            %304 = math.fma %303, %303, %300 : vector<16xf32>
            scf.yield %304 : vector<16xf32>
          }
          %305 = wave.reduce "add" %301 : vector<16xf32>
          %306 = arith.mulf %305, %inverseHeadDim : f32
          %307 = arith.addf %306, %epsilon : f32
          %308 = math.sqrt %307 : f32
          %309 = arith.divf %c25, %308 : f32
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          scf.for %311 = %c6 to %headDim step %c4 {
            %312 = vector.load %query_norm[%311] : memref<?xf32>, vector<16xf32>
            %313 = vector.load %key_norm[%311] : memref<?xf32>, vector<16xf32>
            %314 = arith.select %298, %312, %313 : vector<16xf32>
            %315 = arith.addi %285, %311 : index
            %316 = vector.load %3[%315] : memref<?xf32>, vector<16xf32>
            %317 = arith.mulf %316, %310 : vector<16xf32>
            %318 = arith.mulf %317, %314 : vector<16xf32>
            %319 = arith.addi %285, %311 : index
            vector.store %318, %3[%319] : memref<?xf32>, vector<16xf32>
          }
        }
        %320 = arith.addi %positionsAt, %283 : index
        %321 = memref.load %step[%320] : memref<?xi32>
        %322 = arith.index_cast %321 : i32 to index
        %323 = arith.divui %headDim, %c3 : index
        %324 = arith.remui %322, %c27 : index
        %325 = arith.muli %324, %headDim : index
        %326 = arith.divui %322, %c27 : index
        %327 = arith.addi %326, %c27 : index
        %328 = arith.muli %327, %headDim : index
        scf.for %329 = %c6 to %323 step %c2 {
          %330 = arith.addi %325, %329 : index
          %331 = vector.load %rope[%330] : memref<?xf32>, vector<8xf32>
          %332 = arith.addi %325, %323 : index
          %333 = arith.addi %332, %329 : index
          %334 = vector.load %rope[%333] : memref<?xf32>, vector<8xf32>
          %335 = arith.addi %328, %329 : index
          %336 = vector.load %rope[%335] : memref<?xf32>, vector<8xf32>
          %337 = arith.addi %328, %323 : index
          %338 = arith.addi %337, %329 : index
          %339 = vector.load %rope[%338] : memref<?xf32>, vector<8xf32>
          %340 = arith.mulf %336, %331 : vector<8xf32>
          %341 = arith.mulf %339, %334 : vector<8xf32>
          %342 = arith.subf %340, %341 : vector<8xf32>
          %343 = arith.mulf %339, %331 : vector<8xf32>
          %344 = arith.mulf %336, %334 : vector<8xf32>
          %345 = arith.addf %343, %344 : vector<8xf32>
          %346 = arith.addi %285, %329 : index
          %347 = vector.load %3[%346] : memref<?xf32>, vector<8xf32>
          %348 = arith.addi %285, %323 : index
          %349 = arith.addi %348, %329 : index
          %350 = vector.load %3[%349] : memref<?xf32>, vector<8xf32>
          %351 = arith.mulf %347, %342 : vector<8xf32>
          %352 = arith.mulf %350, %345 : vector<8xf32>
          %353 = arith.subf %351, %352 : vector<8xf32>
          %354 = arith.addi %285, %329 : index
          vector.store %353, %3[%354] : memref<?xf32>, vector<8xf32>
          %355 = arith.mulf %350, %342 : vector<8xf32>
          %356 = arith.mulf %347, %345 : vector<8xf32>
          %357 = arith.addf %355, %356 : vector<8xf32>
          %358 = arith.addi %285, %323 : index
          %359 = arith.addi %358, %329 : index
          vector.store %357, %3[%359] : memref<?xf32>, vector<8xf32>
        }
      }
      %360 = arith.cmpi slt, %0, %heads : index
      scf.if %360 {
        scf.for %361 = %c6 to %headDim step %c4 {
          %362 = arith.addi %285, %361 : index
          %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
          %364 = arith.muli %283, %heads : index
          %365 = arith.addi %364, %0 : index
          %366 = arith.muli %365, %headDim : index
          %367 = arith.addi %366, %361 : index
          vector.store %363, %q[%367] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %368 = arith.addi %slotsAt, %283 : index
        %369 = memref.load %step[%368] : memref<?xi32>
        %370 = arith.index_cast %369 : i32 to index
        %371 = arith.cmpi sge, %370, %c6 : index
        scf.if %371 {
          %372 = arith.cmpi eq, %codec, %c6 : index
          scf.if %372 {
            %373 = arith.subi %0, %heads : index
            %374 = memref.load %scales[%373] : memref<?xf32>
            %375 = vector.broadcast %374 : f32 to vector<16xf32>
            %376 = arith.divui %370, %c4 : index
            %377 = arith.remui %370, %c4 : index
            %378 = arith.muli %headDim, %c3 : index
            %379 = arith.muli %376, %pageBytes : index
            scf.for %380 = %c6 to %headDim step %c4 {
              %381 = arith.addi %285, %380 : index
              %382 = vector.load %3[%381] : memref<?xf32>, vector<16xf32>
              %383 = arith.mulf %382, %375 : vector<16xf32>
              %384 = arith.minimumf %383, %c31 : vector<16xf32>
              %385 = arith.maximumf %384, %c32 : vector<16xf32>
              %386 = arith.truncf %385 : vector<16xf32> to vector<16xf16>
              %387 = vector.bitcast %386 : vector<16xf16> to vector<32xi8>
              %388 = arith.muli %380, %c3 : index
              vector.store %387, %5[%388] : memref<?xi8>, vector<32xi8>
            }
            %389 = arith.cmpi slt, %373, %kvHeads : index
            scf.if %389 {
              %390 = arith.muli %378, %c16 : index
              %391 = arith.muli %373, %390 : index
              %392 = arith.addi %379, %391 : index
              %393 = arith.muli %377, %c3 : index
              %394 = arith.addi %392, %393 : index
              scf.for %395 = %c6 to %headDim step %c8 {
                %396 = arith.muli %395, %c3 : index
                %397 = arith.addi %396, %c6 : index
                %398 = memref.load %5[%397] : memref<?xi8>
                %399 = arith.muli %395, %c16 : index
                %400 = arith.addi %394, %399 : index
                %401 = arith.addi %400, %c6 : index
                memref.store %398, %kv[%401] : memref<?xi8>
                %402 = arith.muli %395, %c3 : index
                %403 = arith.addi %402, %c8 : index
                %404 = memref.load %5[%403] : memref<?xi8>
                %405 = arith.muli %395, %c16 : index
                %406 = arith.addi %394, %405 : index
                %407 = arith.addi %406, %c8 : index
                memref.store %404, %kv[%407] : memref<?xi8>
              }
            } else {
              %408 = arith.subi %373, %kvHeads : index
              %409 = arith.muli %408, %c3 : index
              %410 = arith.addi %409, %c8 : index
              %411 = arith.muli %378, %c4 : index
              %412 = arith.muli %410, %411 : index
              %413 = arith.addi %379, %412 : index
              %414 = arith.muli %377, %378 : index
              %415 = arith.addi %413, %414 : index
              scf.for %416 = %c6 to %378 step %c4 {
                %417 = vector.load %5[%416] : memref<?xi8>, vector<16xi8>
                %418 = arith.addi %415, %416 : index
                vector.store %417, %kv[%418] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %419 = arith.cmpi eq, %codec, %c8 : index
          scf.if %419 {
            %420 = arith.subi %0, %heads : index
            %421 = memref.load %scales[%420] : memref<?xf32>
            %422 = vector.broadcast %421 : f32 to vector<16xf32>
            %423 = arith.divui %370, %c4 : index
            %424 = arith.remui %370, %c4 : index
            %425 = arith.muli %headDim, %c8 : index
            %426 = arith.muli %423, %pageBytes : index
            scf.for %427 = %c6 to %headDim step %c4 {
              %428 = arith.addi %285, %427 : index
              %429 = vector.load %3[%428] : memref<?xf32>, vector<16xf32>
              %430 = arith.mulf %429, %422 : vector<16xf32>
              %431 = wave.fp8_encode "e4m3" %430 : vector<16xf32> -> vector<16xi8>
              %432 = arith.muli %427, %c8 : index
              vector.store %431, %5[%432] : memref<?xi8>, vector<16xi8>
            }
            %433 = arith.cmpi slt, %420, %kvHeads : index
            scf.if %433 {
              %434 = arith.muli %425, %c16 : index
              %435 = arith.muli %420, %434 : index
              %436 = arith.addi %426, %435 : index
              %437 = arith.muli %424, %c8 : index
              %438 = arith.addi %436, %437 : index
              scf.for %439 = %c6 to %headDim step %c8 {
                %440 = arith.muli %439, %c8 : index
                %441 = arith.addi %440, %c6 : index
                %442 = memref.load %5[%441] : memref<?xi8>
                %443 = arith.muli %439, %c4 : index
                %444 = arith.addi %438, %443 : index
                %445 = arith.addi %444, %c6 : index
                memref.store %442, %kv[%445] : memref<?xi8>
              }
            } else {
              %446 = arith.subi %420, %kvHeads : index
              %447 = arith.muli %446, %c3 : index
              %448 = arith.addi %447, %c8 : index
              %449 = arith.muli %425, %c4 : index
              %450 = arith.muli %448, %449 : index
              %451 = arith.addi %426, %450 : index
              %452 = arith.muli %424, %425 : index
              %453 = arith.addi %451, %452 : index
              scf.for %454 = %c6 to %425 step %c4 {
                %455 = vector.load %5[%454] : memref<?xi8>, vector<16xi8>
                %456 = arith.addi %453, %454 : index
                vector.store %455, %kv[%456] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %457 = arith.cmpi eq, %codec, %c3 : index
          scf.if %457 {
            %458 = arith.subi %0, %heads : index
            %459 = memref.load %scales[%458] : memref<?xf32>
            %460 = vector.broadcast %459 : f32 to vector<16xf32>
            %461 = arith.divui %370, %c4 : index
            %462 = arith.remui %370, %c4 : index
            %463 = arith.muli %headDim, %c8 : index
            %464 = arith.muli %461, %pageBytes : index
            scf.for %465 = %c6 to %headDim step %c4 {
              %466 = arith.addi %285, %465 : index
              %467 = vector.load %3[%466] : memref<?xf32>, vector<16xf32>
              %468 = arith.mulf %467, %460 : vector<16xf32>
              %469 = wave.fp8_encode "e5m2" %468 : vector<16xf32> -> vector<16xi8>
              %470 = arith.muli %465, %c8 : index
              vector.store %469, %5[%470] : memref<?xi8>, vector<16xi8>
            }
            %471 = arith.cmpi slt, %458, %kvHeads : index
            scf.if %471 {
              %472 = arith.muli %463, %c16 : index
              %473 = arith.muli %458, %472 : index
              %474 = arith.addi %464, %473 : index
              %475 = arith.muli %462, %c8 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c6 to %headDim step %c8 {
                %478 = arith.muli %477, %c8 : index
                %479 = arith.addi %478, %c6 : index
                %480 = memref.load %5[%479] : memref<?xi8>
                %481 = arith.muli %477, %c4 : index
                %482 = arith.addi %476, %481 : index
                %483 = arith.addi %482, %c6 : index
                memref.store %480, %kv[%483] : memref<?xi8>
              }
            } else {
              %484 = arith.subi %458, %kvHeads : index
              %485 = arith.muli %484, %c3 : index
              %486 = arith.addi %485, %c8 : index
              %487 = arith.muli %463, %c4 : index
              %488 = arith.muli %486, %487 : index
              %489 = arith.addi %464, %488 : index
              %490 = arith.muli %462, %463 : index
              %491 = arith.addi %489, %490 : index
              scf.for %492 = %c6 to %463 step %c4 {
                %493 = vector.load %5[%492] : memref<?xi8>, vector<16xi8>
                %494 = arith.addi %491, %492 : index
                vector.store %493, %kv[%494] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

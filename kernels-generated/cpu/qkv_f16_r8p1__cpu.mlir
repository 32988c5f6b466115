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
          %69 = arith.muli %59, %c10 : index
          %70 = arith.addi %58, %69 : index
          %71 = arith.muli %59, %c15 : index
          %72 = arith.addi %57, %71 : index
          %73 = arith.addi %72, %c6 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
          %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
          %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
          %77 = arith.addi %32, %70 : index
          %78 = arith.addi %77, %c6 : index
          %79 = memref.load %x[%78] : memref<?xf32>
          %80 = vector.broadcast %79 : f32 to vector<16xf32>
          %81 = math.fma %80, %76, %60 : vector<16xf32>
          %82 = arith.addi %33, %70 : index
          %83 = arith.addi %82, %c6 : index
          %84 = memref.load %x[%83] : memref<?xf32>
          %85 = vector.broadcast %84 : f32 to vector<16xf32>
          %86 = math.fma %85, %76, %61 : vector<16xf32>
          %87 = arith.addi %34, %70 : index
          %88 = arith.addi %87, %c6 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %76, %62 : vector<16xf32>
          %92 = arith.addi %35, %70 : index
          %93 = arith.addi %92, %c6 : index
          %94 = memref.load %x[%93] : memref<?xf32>
          %95 = vector.broadcast %94 : f32 to vector<16xf32>
          %96 = math.fma %95, %76, %63 : vector<16xf32>
          %97 = arith.addi %36, %70 : index
          %98 = arith.addi %97, %c6 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %76, %64 : vector<16xf32>
          %102 = arith.addi %37, %70 : index
          %103 = arith.addi %102, %c6 : index
          %104 = memref.load %x[%103] : memref<?xf32>
          %105 = vector.broadcast %104 : f32 to vector<16xf32>
          %106 = math.fma %105, %76, %65 : vector<16xf32>
          %107 = arith.addi %38, %70 : index
          %108 = arith.addi %107, %c6 : index
          %109 = memref.load %x[%108] : memref<?xf32>
          %110 = vector.broadcast %109 : f32 to vector<16xf32>
          %111 = math.fma %110, %76, %66 : vector<16xf32>
          %112 = arith.addi %39, %70 : index
          %113 = arith.addi %112, %c6 : index
          %114 = memref.load %x[%113] : memref<?xf32>
          %115 = vector.broadcast %114 : f32 to vector<16xf32>
          %116 = math.fma %115, %76, %67 : vector<16xf32>
          %117 = arith.addi %72, %c16 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<32xi8>
          %119 = vector.bitcast %118 : vector<32xi8> to vector<16xf16>
          %120 = arith.extf %119 : vector<16xf16> to vector<16xf32>
          %121 = arith.addi %32, %70 : index
          %122 = arith.addi %121, %c8 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %120, %81 : vector<16xf32>
          %126 = arith.addi %33, %70 : index
          %127 = arith.addi %126, %c8 : index
          %128 = memref.load %x[%127] : memref<?xf32>
          %129 = vector.broadcast %128 : f32 to vector<16xf32>
          %130 = math.fma %129, %120, %86 : vector<16xf32>
          %131 = arith.addi %34, %70 : index
          %132 = arith.addi %131, %c8 : index
          %133 = memref.load %x[%132] : memref<?xf32>
          %134 = vector.broadcast %133 : f32 to vector<16xf32>
          %135 = math.fma %134, %120, %91 : vector<16xf32>
          %136 = arith.addi %35, %70 : index
          %137 = arith.addi %136, %c8 : index
          %138 = memref.load %x[%137] : memref<?xf32>
          %139 = vector.broadcast %138 : f32 to vector<16xf32>
          %140 = math.fma %139, %120, %96 : vector<16xf32>
          %141 = arith.addi %36, %70 : index
          %142 = arith.addi %141, %c8 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %120, %101 : vector<16xf32>
          %146 = arith.addi %37, %70 : index
          %147 = arith.addi %146, %c8 : index
          %148 = memref.load %x[%147] : memref<?xf32>
          %149 = vector.broadcast %148 : f32 to vector<16xf32>
          %150 = math.fma %149, %120, %106 : vector<16xf32>
          %151 = arith.addi %38, %70 : index
          %152 = arith.addi %151, %c8 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %120, %111 : vector<16xf32>
          %156 = arith.addi %39, %70 : index
          %157 = arith.addi %156, %c8 : index
          %158 = memref.load %x[%157] : memref<?xf32>
          %159 = vector.broadcast %158 : f32 to vector<16xf32>
          %160 = math.fma %159, %120, %116 : vector<16xf32>
          %161 = arith.addi %72, %c17 : index
          %162 = vector.load %w[%161] : memref<?xi8>, vector<32xi8>
          %163 = vector.bitcast %162 : vector<32xi8> to vector<16xf16>
          %164 = arith.extf %163 : vector<16xf16> to vector<16xf32>
          %165 = arith.addi %32, %70 : index
          %166 = arith.addi %165, %c3 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %164, %125 : vector<16xf32>
          %170 = arith.addi %33, %70 : index
          %171 = arith.addi %170, %c3 : index
          %172 = memref.load %x[%171] : memref<?xf32>
          %173 = vector.broadcast %172 : f32 to vector<16xf32>
          %174 = math.fma %173, %164, %130 : vector<16xf32>
          %175 = arith.addi %34, %70 : index
          %176 = arith.addi %175, %c3 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %164, %135 : vector<16xf32>
          %180 = arith.addi %35, %70 : index
          %181 = arith.addi %180, %c3 : index
          %182 = memref.load %x[%181] : memref<?xf32>
          %183 = vector.broadcast %182 : f32 to vector<16xf32>
          %184 = math.fma %183, %164, %140 : vector<16xf32>
          %185 = arith.addi %36, %70 : index
          %186 = arith.addi %185, %c3 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %164, %145 : vector<16xf32>
          %190 = arith.addi %37, %70 : index
          %191 = arith.addi %190, %c3 : index
          %192 = memref.load %x[%191] : memref<?xf32>
          %193 = vector.broadcast %192 : f32 to vector<16xf32>
          %194 = math.fma %193, %164, %150 : vector<16xf32>
          %195 = arith.addi %38, %70 : index
          %196 = arith.addi %195, %c3 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %164, %155 : vector<16xf32>
          %200 = arith.addi %39, %70 : index
          %201 = arith.addi %200, %c3 : index
          %202 = memref.load %x[%201] : memref<?xf32>
          %203 = vector.broadcast %202 : f32 to vector<16xf32>
          %204 = math.fma %203, %164, %160 : vector<16xf32>
          %205 = arith.addi %72, %c18 : index
          %206 = vector.load %w[%205] : memref<?xi8>, vector<32xi8>
          %207 = vector.bitcast %206 : vector<32xi8> to vector<16xf16>
          %208 = arith.extf %207 : vector<16xf16> to vector<16xf32>
          %209 = arith.addi %32, %70 : index
          %210 = arith.addi %209, %c9 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %208, %169 : vector<16xf32>
          %214 = arith.addi %33, %70 : index
          %215 = arith.addi %214, %c9 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %208, %174 : vector<16xf32>
          %219 = arith.addi %34, %70 : index
          %220 = arith.addi %219, %c9 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %208, %179 : vector<16xf32>
          %224 = arith.addi %35, %70 : index
          %225 = arith.addi %224, %c9 : index
          %226 = memref.load %x[%225] : memref<?xf32>
          %227 = vector.broadcast %226 : f32 to vector<16xf32>
          %228 = math.fma %227, %208, %184 : vector<16xf32>
          %229 = arith.addi %36, %70 : index
          %230 = arith.addi %229, %c9 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %208, %189 : vector<16xf32>
          %234 = arith.addi %37, %70 : index
          %235 = arith.addi %234, %c9 : index
          %236 = memref.load %x[%235] : memref<?xf32>
          %237 = vector.broadcast %236 : f32 to vector<16xf32>
          %238 = math.fma %237, %208, %194 : vector<16xf32>
          %239 = arith.addi %38, %70 : index
          %240 = arith.addi %239, %c9 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %208, %199 : vector<16xf32>
          %244 = arith.addi %39, %70 : index
          %245 = arith.addi %244, %c9 : index
          %246 = memref.load %x[%245] : memref<?xf32>
          %247 = vector.broadcast %246 : f32 to vector<16xf32>
          %248 = math.fma %247, %208, %204 : vector<16xf32>
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

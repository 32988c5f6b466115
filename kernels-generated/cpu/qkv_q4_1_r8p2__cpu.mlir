// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
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
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.muli %0, %8 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.addi %46, %c9 : index
      %48 = arith.muli %47, %7 : index
      %49 = arith.divui %inputFeatures, %c4 : index
      %67:16 = scf.for %50 = %c7 to %49 step %c9 iter_args(%51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15, %60 = %c15, %61 = %c15, %62 = %c15, %63 = %c15, %64 = %c15, %65 = %c15, %66 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %50, %c5 : index
        %69 = arith.addi %44, %68 : index
        %70 = arith.muli %50, %c5 : index
        %71 = arith.addi %48, %70 : index
        %72 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = arith.addi %69, %c4 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
        %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
        %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
        %79 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.addi %71, %c4 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
        %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
        %86 = arith.muli %50, %c4 : index
        %104:16 = scf.for %87 = %c7 to %c2 step %c9 iter_args(%88 = %51, %89 = %52, %90 = %53, %91 = %54, %92 = %55, %93 = %56, %94 = %57, %95 = %58, %96 = %59, %97 = %60, %98 = %61, %99 = %62, %100 = %63, %101 = %64, %102 = %65, %103 = %66) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %105 = arith.addi %69, %c16 : index
          %106 = arith.muli %87, %c4 : index
          %107 = arith.addi %105, %106 : index
          %108 = arith.addi %107, %c7 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.andi %110, %c17 : vector<16xi32>
          %112 = arith.shrui %110, %c18 : vector<16xi32>
          %113 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %114 = math.fma %113, %74, %78 : vector<16xf32>
          %115 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %116 = math.fma %115, %74, %78 : vector<16xf32>
          %117 = arith.addi %107, %c6 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.andi %119, %c17 : vector<16xi32>
          %121 = arith.shrui %119, %c18 : vector<16xi32>
          %122 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %123 = math.fma %122, %74, %78 : vector<16xf32>
          %124 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %125 = math.fma %124, %74, %78 : vector<16xf32>
          %126 = arith.addi %71, %c16 : index
          %127 = arith.muli %87, %c4 : index
          %128 = arith.addi %126, %127 : index
          %129 = arith.addi %128, %c7 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
          %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
          %132 = arith.andi %131, %c17 : vector<16xi32>
          %133 = arith.shrui %131, %c18 : vector<16xi32>
          %134 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %135 = math.fma %134, %81, %85 : vector<16xf32>
          %136 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %81, %85 : vector<16xf32>
          %138 = arith.addi %128, %c6 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.andi %140, %c17 : vector<16xi32>
          %142 = arith.shrui %140, %c18 : vector<16xi32>
          %143 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %81, %85 : vector<16xf32>
          %145 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %146 = math.fma %145, %81, %85 : vector<16xf32>
          %147 = arith.muli %87, %c11 : index
          %148 = arith.addi %86, %147 : index
          %149 = arith.addi %32, %148 : index
          %150 = arith.addi %149, %c7 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %114, %88 : vector<16xf32>
          %154 = math.fma %152, %135, %89 : vector<16xf32>
          %155 = arith.addi %33, %148 : index
          %156 = arith.addi %155, %c7 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %114, %90 : vector<16xf32>
          %160 = math.fma %158, %135, %91 : vector<16xf32>
          %161 = arith.addi %34, %148 : index
          %162 = arith.addi %161, %c7 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %114, %92 : vector<16xf32>
          %166 = math.fma %164, %135, %93 : vector<16xf32>
          %167 = arith.addi %35, %148 : index
          %168 = arith.addi %167, %c7 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %114, %94 : vector<16xf32>
          %172 = math.fma %170, %135, %95 : vector<16xf32>
          %173 = arith.addi %36, %148 : index
          %174 = arith.addi %173, %c7 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %114, %96 : vector<16xf32>
          %178 = math.fma %176, %135, %97 : vector<16xf32>
          %179 = arith.addi %37, %148 : index
          %180 = arith.addi %179, %c7 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %114, %98 : vector<16xf32>
          %184 = math.fma %182, %135, %99 : vector<16xf32>
          %185 = arith.addi %38, %148 : index
          %186 = arith.addi %185, %c7 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %114, %100 : vector<16xf32>
          %190 = math.fma %188, %135, %101 : vector<16xf32>
          %191 = arith.addi %39, %148 : index
          %192 = arith.addi %191, %c7 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %114, %102 : vector<16xf32>
          %196 = math.fma %194, %135, %103 : vector<16xf32>
          %197 = arith.addi %32, %148 : index
          %198 = arith.addi %197, %c9 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %116, %153 : vector<16xf32>
          %202 = math.fma %200, %137, %154 : vector<16xf32>
          %203 = arith.addi %33, %148 : index
          %204 = arith.addi %203, %c9 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %116, %159 : vector<16xf32>
          %208 = math.fma %206, %137, %160 : vector<16xf32>
          %209 = arith.addi %34, %148 : index
          %210 = arith.addi %209, %c9 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %116, %165 : vector<16xf32>
          %214 = math.fma %212, %137, %166 : vector<16xf32>
          %215 = arith.addi %35, %148 : index
          %216 = arith.addi %215, %c9 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %116, %171 : vector<16xf32>
          %220 = math.fma %218, %137, %172 : vector<16xf32>
          %221 = arith.addi %36, %148 : index
          %222 = arith.addi %221, %c9 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %116, %177 : vector<16xf32>
          %226 = math.fma %224, %137, %178 : vector<16xf32>
          %227 = arith.addi %37, %148 : index
          %228 = arith.addi %227, %c9 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %116, %183 : vector<16xf32>
          %232 = math.fma %230, %137, %184 : vector<16xf32>
          %233 = arith.addi %38, %148 : index
          %234 = arith.addi %233, %c9 : index
          %235 = memref.load %x[%234] : memref<?xf32>
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          %237 = math.fma %236, %116, %189 : vector<16xf32>
          %238 = math.fma %236, %137, %190 : vector<16xf32>
          %239 = arith.addi %39, %148 : index
          %240 = arith.addi %239, %c9 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %116, %195 : vector<16xf32>
          %244 = math.fma %242, %137, %196 : vector<16xf32>
          %245 = arith.addi %32, %148 : index
          %246 = arith.addi %245, %c3 : index
          %247 = memref.load %x[%246] : memref<?xf32>
          %248 = vector.broadcast %247 : f32 to vector<16xf32>
          %249 = math.fma %248, %123, %201 : vector<16xf32>
          %250 = math.fma %248, %144, %202 : vector<16xf32>
          %251 = arith.addi %33, %148 : index
          %252 = arith.addi %251, %c3 : index
          %253 = memref.load %x[%252] : memref<?xf32>
          %254 = vector.broadcast %253 : f32 to vector<16xf32>
          %255 = math.fma %254, %123, %207 : vector<16xf32>
          %256 = math.fma %254, %144, %208 : vector<16xf32>
          %257 = arith.addi %34, %148 : index
          %258 = arith.addi %257, %c3 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %123, %213 : vector<16xf32>
          %262 = math.fma %260, %144, %214 : vector<16xf32>
          %263 = arith.addi %35, %148 : index
          %264 = arith.addi %263, %c3 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %123, %219 : vector<16xf32>
          %268 = math.fma %266, %144, %220 : vector<16xf32>
          %269 = arith.addi %36, %148 : index
          %270 = arith.addi %269, %c3 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %123, %225 : vector<16xf32>
          %274 = math.fma %272, %144, %226 : vector<16xf32>
          %275 = arith.addi %37, %148 : index
          %276 = arith.addi %275, %c3 : index
          %277 = memref.load %x[%276] : memref<?xf32>
          %278 = vector.broadcast %277 : f32 to vector<16xf32>
          %279 = math.fma %278, %123, %231 : vector<16xf32>
          %280 = math.fma %278, %144, %232 : vector<16xf32>
          %281 = arith.addi %38, %148 : index
          %282 = arith.addi %281, %c3 : index
          %283 = memref.load %x[%282] : memref<?xf32>
          %284 = vector.broadcast %283 : f32 to vector<16xf32>
          %285 = math.fma %284, %123, %237 : vector<16xf32>
          %286 = math.fma %284, %144, %238 : vector<16xf32>
          %287 = arith.addi %39, %148 : index
          %288 = arith.addi %287, %c3 : index
          %289 = memref.load %x[%288] : memref<?xf32>
          %290 = vector.broadcast %289 : f32 to vector<16xf32>
          %291 = math.fma %290, %123, %243 : vector<16xf32>
          %292 = math.fma %290, %144, %244 : vector<16xf32>
          %293 = arith.addi %32, %148 : index
          %294 = arith.addi %293, %c10 : index
          %295 = memref.load %x[%294] : memref<?xf32>
          %296 = vector.broadcast %295 : f32 to vector<16xf32>
          %297 = math.fma %296, %125, %249 : vector<16xf32>
          %298 = math.fma %296, %146, %250 : vector<16xf32>
          %299 = arith.addi %33, %148 : index
          %300 = arith.addi %299, %c10 : index
          %301 = memref.load %x[%300] : memref<?xf32>
          %302 = vector.broadcast %301 : f32 to vector<16xf32>
          %303 = math.fma %302, %125, %255 : vector<16xf32>
          %304 = math.fma %302, %146, %256 : vector<16xf32>
          %305 = arith.addi %34, %148 : index
          %306 = arith.addi %305, %c10 : index
          %307 = memref.load %x[%306] : memref<?xf32>
          %308 = vector.broadcast %307 : f32 to vector<16xf32>
          %309 = math.fma %308, %125, %261 : vector<16xf32>
          %310 = math.fma %308, %146, %262 : vector<16xf32>
          %311 = arith.addi %35, %148 : index
          %312 = arith.addi %311, %c10 : index
          %313 = memref.load %x[%312] : memref<?xf32>
          %314 = vector.broadcast %313 : f32 to vector<16xf32>
          %315 = math.fma %314, %125, %267 : vector<16xf32>
          %316 = math.fma %314, %146, %268 : vector<16xf32>
          %317 = arith.addi %36, %148 : index
          %318 = arith.addi %317, %c10 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %125, %273 : vector<16xf32>
          %322 = math.fma %320, %146, %274 : vector<16xf32>
          %323 = arith.addi %37, %148 : index
          %324 = arith.addi %323, %c10 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %125, %279 : vector<16xf32>
          %328 = math.fma %326, %146, %280 : vector<16xf32>
          %329 = arith.addi %38, %148 : index
          %330 = arith.addi %329, %c10 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %125, %285 : vector<16xf32>
          %334 = math.fma %332, %146, %286 : vector<16xf32>
          %335 = arith.addi %39, %148 : index
          %336 = arith.addi %335, %c10 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %125, %291 : vector<16xf32>
          %340 = math.fma %338, %146, %292 : vector<16xf32>
          scf.yield %297, %298, %303, %304, %309, %310, %315, %316, %321, %322, %327, %328, %333, %334, %339, %340 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %104#0, %104#1, %104#2, %104#3, %104#4, %104#5, %104#6, %104#7, %104#8, %104#9, %104#10, %104#11, %104#12, %104#13, %104#14, %104#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %341 = arith.muli %headDim, %c7 : index
      %342 = arith.muli %40, %c6 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c7 : index
      vector.store %67#0, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c7 : index
      %346 = arith.muli %40, %c6 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c6 : index
      vector.store %67#1, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c9 : index
      %350 = arith.muli %40, %c6 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c7 : index
      vector.store %67#2, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c9 : index
      %354 = arith.muli %40, %c6 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c6 : index
      vector.store %67#3, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c3 : index
      %358 = arith.muli %40, %c6 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c7 : index
      vector.store %67#4, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c3 : index
      %362 = arith.muli %40, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c6 : index
      vector.store %67#5, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c10 : index
      %366 = arith.muli %40, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c7 : index
      vector.store %67#6, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c10 : index
      %370 = arith.muli %40, %c6 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c6 : index
      vector.store %67#7, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c11 : index
      %374 = arith.muli %40, %c6 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c7 : index
      vector.store %67#8, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c11 : index
      %378 = arith.muli %40, %c6 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c6 : index
      vector.store %67#9, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c12 : index
      %382 = arith.muli %40, %c6 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.addi %383, %c7 : index
      vector.store %67#10, %3[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.muli %headDim, %c12 : index
      %386 = arith.muli %40, %c6 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c6 : index
      vector.store %67#11, %3[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.muli %headDim, %c13 : index
      %390 = arith.muli %40, %c6 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.addi %391, %c7 : index
      vector.store %67#12, %3[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.muli %headDim, %c13 : index
      %394 = arith.muli %40, %c6 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c6 : index
      vector.store %67#13, %3[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.muli %headDim, %c14 : index
      %398 = arith.muli %40, %c6 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.addi %399, %c7 : index
      vector.store %67#14, %3[%400] : memref<?xf32>, vector<16xf32>
      %401 = arith.muli %headDim, %c14 : index
      %402 = arith.muli %40, %c6 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.addi %403, %c6 : index
      vector.store %67#15, %3[%404] : memref<?xf32>, vector<16xf32>
    }
    %405 = arith.addi %14, %c2 : index
    %406 = arith.minsi %405, %13 : index
    scf.for %407 = %14 to %406 step %c9 {
      %408 = arith.subi %407, %14 : index
      %409 = arith.muli %408, %headDim : index
      %410 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %410 {
        scf.for %411 = %c7 to %headDim step %c6 {
          %412 = arith.muli %0, %headDim : index
          %413 = arith.addi %412, %411 : index
          %414 = vector.load %bias[%413] : memref<?xf32>, vector<16xf32>
          %415 = arith.addi %409, %411 : index
          %416 = vector.load %3[%415] : memref<?xf32>, vector<16xf32>
          %417 = arith.addf %416, %414 : vector<16xf32>
          %418 = arith.addi %409, %411 : index
          vector.store %417, %3[%418] : memref<?xf32>, vector<16xf32>
        }
      }
      %419 = arith.addi %heads, %kvHeads : index
      %420 = arith.cmpi slt, %0, %419 : index
      scf.if %420 {
        %421 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %421 {
          %422 = arith.cmpi slt, %0, %heads : index
          %425 = scf.for %423 = %c7 to %headDim step %c6 iter_args(%424 = %c15) -> (vector<16xf32>) {
            %426 = arith.addi %409, %423 : index
            %427 = vector.load %3[%426] : memref<?xf32>, vector<16xf32>
            %428 = math.fma %427, %427, %424 : vector<16xf32>
            scf.yield %428 : vector<16xf32>
          }
          %429 = wave.reduce "add" %425 : vector<16xf32>
          %430 = arith.mulf %429, %inverseHeadDim : f32
          %431 = arith.addf %430, %epsilon : f32
          %432 = math.sqrt %431 : f32
          %433 = arith.divf %c25, %432 : f32
          %434 = vector.broadcast %433 : f32 to vector<16xf32>
          scf.for %435 = %c7 to %headDim step %c6 {
            %436 = vector.load %query_norm[%435] : memref<?xf32>, vector<16xf32>
            %437 = vector.load %key_norm[%435] : memref<?xf32>, vector<16xf32>
            %438 = arith.select %422, %436, %437 : vector<16xf32>
            %439 = arith.addi %409, %435 : index
            %440 = vector.load %3[%439] : memref<?xf32>, vector<16xf32>
            %441 = arith.mulf %440, %434 : vector<16xf32>
            %442 = arith.mulf %441, %438 : vector<16xf32>
            %443 = arith.addi %409, %435 : index
            vector.store %442, %3[%443] : memref<?xf32>, vector<16xf32>
          }
        }
        %444 = arith.addi %positionsAt, %407 : index
        %445 = memref.load %step[%444] : memref<?xi32>
        %446 = arith.index_cast %445 : i32 to index
        %447 = arith.divui %headDim, %c3 : index
        %448 = arith.remui %446, %c27 : index
        %449 = arith.muli %448, %headDim : index
        %450 = arith.divui %446, %c27 : index
        %451 = arith.addi %450, %c27 : index
        %452 = arith.muli %451, %headDim : index
        scf.for %453 = %c7 to %447 step %c2 {
          %454 = arith.addi %449, %453 : index
          %455 = vector.load %rope[%454] : memref<?xf32>, vector<8xf32>
          %456 = arith.addi %449, %447 : index
          %457 = arith.addi %456, %453 : index
          %458 = vector.load %rope[%457] : memref<?xf32>, vector<8xf32>
          %459 = arith.addi %452, %453 : index
          %460 = vector.load %rope[%459] : memref<?xf32>, vector<8xf32>
          %461 = arith.addi %452, %447 : index
          %462 = arith.addi %461, %453 : index
          %463 = vector.load %rope[%462] : memref<?xf32>, vector<8xf32>
          %464 = arith.mulf %460, %455 : vector<8xf32>
          %465 = arith.mulf %463, %458 : vector<8xf32>
          %466 = arith.subf %464, %465 : vector<8xf32>
          %467 = arith.mulf %463, %455 : vector<8xf32>
          %468 = arith.mulf %460, %458 : vector<8xf32>
          %469 = arith.addf %467, %468 : vector<8xf32>
          %470 = arith.addi %409, %453 : index
          %471 = vector.load %3[%470] : memref<?xf32>, vector<8xf32>
          %472 = arith.addi %409, %447 : index
          %473 = arith.addi %472, %453 : index
          %474 = vector.load %3[%473] : memref<?xf32>, vector<8xf32>
          %475 = arith.mulf %471, %466 : vector<8xf32>
          %476 = arith.mulf %474, %469 : vector<8xf32>
          %477 = arith.subf %475, %476 : vector<8xf32>
          %478 = arith.addi %409, %453 : index
          vector.store %477, %3[%478] : memref<?xf32>, vector<8xf32>
          %479 = arith.mulf %474, %466 : vector<8xf32>
          %480 = arith.mulf %471, %469 : vector<8xf32>
          %481 = arith.addf %479, %480 : vector<8xf32>
          %482 = arith.addi %409, %447 : index
          %483 = arith.addi %482, %453 : index
          vector.store %481, %3[%483] : memref<?xf32>, vector<8xf32>
        }
      }
      %484 = arith.cmpi slt, %0, %heads : index
      scf.if %484 {
        scf.for %485 = %c7 to %headDim step %c6 {
          %486 = arith.addi %409, %485 : index
          %487 = vector.load %3[%486] : memref<?xf32>, vector<16xf32>
          %488 = arith.muli %407, %heads : index
          %489 = arith.addi %488, %0 : index
          %490 = arith.muli %489, %headDim : index
          %491 = arith.addi %490, %485 : index
          vector.store %487, %q[%491] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %492 = arith.addi %slotsAt, %407 : index
        %493 = memref.load %step[%492] : memref<?xi32>
        %494 = arith.index_cast %493 : i32 to index
        %495 = arith.cmpi sge, %494, %c7 : index
        scf.if %495 {
          %496 = arith.cmpi eq, %codec, %c7 : index
          scf.if %496 {
            %497 = arith.subi %0, %heads : index
            %498 = memref.load %scales[%497] : memref<?xf32>
            %499 = vector.broadcast %498 : f32 to vector<16xf32>
            %500 = arith.divui %494, %c6 : index
            %501 = arith.remui %494, %c6 : index
            %502 = arith.muli %headDim, %c3 : index
            %503 = arith.muli %500, %pageBytes : index
            scf.for %504 = %c7 to %headDim step %c6 {
              %505 = arith.addi %409, %504 : index
              %506 = vector.load %3[%505] : memref<?xf32>, vector<16xf32>
              %507 = arith.mulf %506, %499 : vector<16xf32>
              %508 = arith.minimumf %507, %c31 : vector<16xf32>
              %509 = arith.maximumf %508, %c32 : vector<16xf32>
              %510 = arith.truncf %509 : vector<16xf32> to vector<16xf16>
              %511 = vector.bitcast %510 : vector<16xf16> to vector<32xi8>
              %512 = arith.muli %504, %c3 : index
              vector.store %511, %5[%512] : memref<?xi8>, vector<32xi8>
            }
            %513 = arith.cmpi slt, %497, %kvHeads : index
            scf.if %513 {
              %514 = arith.muli %502, %c4 : index
              %515 = arith.muli %497, %514 : index
              %516 = arith.addi %503, %515 : index
              %517 = arith.muli %501, %c3 : index
              %518 = arith.addi %516, %517 : index
              scf.for %519 = %c7 to %headDim step %c9 {
                %520 = arith.muli %519, %c3 : index
                %521 = arith.addi %520, %c7 : index
                %522 = memref.load %5[%521] : memref<?xi8>
                %523 = arith.muli %519, %c4 : index
                %524 = arith.addi %518, %523 : index
                %525 = arith.addi %524, %c7 : index
                memref.store %522, %kv[%525] : memref<?xi8>
                %526 = arith.muli %519, %c3 : index
                %527 = arith.addi %526, %c9 : index
                %528 = memref.load %5[%527] : memref<?xi8>
                %529 = arith.muli %519, %c4 : index
                %530 = arith.addi %518, %529 : index
                %531 = arith.addi %530, %c9 : index
                memref.store %528, %kv[%531] : memref<?xi8>
              }
            } else {
              %532 = arith.subi %497, %kvHeads : index
              %533 = arith.muli %532, %c3 : index
              %534 = arith.addi %533, %c9 : index
              %535 = arith.muli %502, %c6 : index
              %536 = arith.muli %534, %535 : index
              %537 = arith.addi %503, %536 : index
              %538 = arith.muli %501, %502 : index
              %539 = arith.addi %537, %538 : index
              scf.for %540 = %c7 to %502 step %c6 {
                %541 = vector.load %5[%540] : memref<?xi8>, vector<16xi8>
                %542 = arith.addi %539, %540 : index
                vector.store %541, %kv[%542] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %543 = arith.cmpi eq, %codec, %c9 : index
          scf.if %543 {
            %544 = arith.subi %0, %heads : index
            %545 = memref.load %scales[%544] : memref<?xf32>
            %546 = vector.broadcast %545 : f32 to vector<16xf32>
            %547 = arith.divui %494, %c6 : index
            %548 = arith.remui %494, %c6 : index
            %549 = arith.muli %headDim, %c9 : index
            %550 = arith.muli %547, %pageBytes : index
            scf.for %551 = %c7 to %headDim step %c6 {
              %552 = arith.addi %409, %551 : index
              %553 = vector.load %3[%552] : memref<?xf32>, vector<16xf32>
              %554 = arith.mulf %553, %546 : vector<16xf32>
              %555 = wave.fp8_encode "e4m3" %554 : vector<16xf32> -> vector<16xi8>
              %556 = arith.muli %551, %c9 : index
              vector.store %555, %5[%556] : memref<?xi8>, vector<16xi8>
            }
            %557 = arith.cmpi slt, %544, %kvHeads : index
            scf.if %557 {
              %558 = arith.muli %549, %c4 : index
              %559 = arith.muli %544, %558 : index
              %560 = arith.addi %550, %559 : index
              %561 = arith.muli %548, %c9 : index
              %562 = arith.addi %560, %561 : index
              scf.for %563 = %c7 to %headDim step %c9 {
                %564 = arith.muli %563, %c9 : index
                %565 = arith.addi %564, %c7 : index
                %566 = memref.load %5[%565] : memref<?xi8>
                %567 = arith.muli %563, %c6 : index
                %568 = arith.addi %562, %567 : index
                %569 = arith.addi %568, %c7 : index
                memref.store %566, %kv[%569] : memref<?xi8>
              }
            } else {
              %570 = arith.subi %544, %kvHeads : index
              %571 = arith.muli %570, %c3 : index
              %572 = arith.addi %571, %c9 : index
              %573 = arith.muli %549, %c6 : index
              %574 = arith.muli %572, %573 : index
              %575 = arith.addi %550, %574 : index
              %576 = arith.muli %548, %549 : index
              %577 = arith.addi %575, %576 : index
              scf.for %578 = %c7 to %549 step %c6 {
                %579 = vector.load %5[%578] : memref<?xi8>, vector<16xi8>
                %580 = arith.addi %577, %578 : index
                vector.store %579, %kv[%580] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %581 = arith.cmpi eq, %codec, %c3 : index
          scf.if %581 {
            %582 = arith.subi %0, %heads : index
            %583 = memref.load %scales[%582] : memref<?xf32>
            %584 = vector.broadcast %583 : f32 to vector<16xf32>
            %585 = arith.divui %494, %c6 : index
            %586 = arith.remui %494, %c6 : index
            %587 = arith.muli %headDim, %c9 : index
            %588 = arith.muli %585, %pageBytes : index
            scf.for %589 = %c7 to %headDim step %c6 {
              %590 = arith.addi %409, %589 : index
              %591 = vector.load %3[%590] : memref<?xf32>, vector<16xf32>
              %592 = arith.mulf %591, %584 : vector<16xf32>
              %593 = wave.fp8_encode "e5m2" %592 : vector<16xf32> -> vector<16xi8>
              %594 = arith.muli %589, %c9 : index
              vector.store %593, %5[%594] : memref<?xi8>, vector<16xi8>
            }
            %595 = arith.cmpi slt, %582, %kvHeads : index
            scf.if %595 {
              %596 = arith.muli %587, %c4 : index
              %597 = arith.muli %582, %596 : index
              %598 = arith.addi %588, %597 : index
              %599 = arith.muli %586, %c9 : index
              %600 = arith.addi %598, %599 : index
              scf.for %601 = %c7 to %headDim step %c9 {
                %602 = arith.muli %601, %c9 : index
                %603 = arith.addi %602, %c7 : index
                %604 = memref.load %5[%603] : memref<?xi8>
                %605 = arith.muli %601, %c6 : index
                %606 = arith.addi %600, %605 : index
                %607 = arith.addi %606, %c7 : index
                memref.store %604, %kv[%607] : memref<?xi8>
              }
            } else {
              %608 = arith.subi %582, %kvHeads : index
              %609 = arith.muli %608, %c3 : index
              %610 = arith.addi %609, %c9 : index
              %611 = arith.muli %587, %c6 : index
              %612 = arith.muli %610, %611 : index
              %613 = arith.addi %588, %612 : index
              %614 = arith.muli %586, %587 : index
              %615 = arith.addi %613, %614 : index
              scf.for %616 = %c7 to %587 step %c6 {
                %617 = vector.load %5[%616] : memref<?xi8>, vector<16xi8>
                %618 = arith.addi %615, %616 : index
                vector.store %617, %kv[%618] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

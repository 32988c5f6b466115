// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %52 = arith.addi %49, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %49, %c12 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %51, %c7 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.addi %51, %c12 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
        %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
        %68 = arith.muli %38, %c4 : index
        %78:8 = scf.for %69 = %c7 to %c12 step %c9 iter_args(%70 = %39, %71 = %40, %72 = %41, %73 = %42, %74 = %43, %75 = %44, %76 = %45, %77 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %79 = arith.muli %69, %c13 : index
          %80 = arith.addi %68, %79 : index
          %81 = arith.addi %49, %c14 : index
          %82 = arith.divui %69, %c3 : index
          %83 = arith.muli %82, %c12 : index
          %84 = arith.addi %81, %83 : index
          %85 = arith.addi %84, %c7 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %55, %88 : vector<16xf32>
          %90 = arith.addi %84, %c6 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = arith.mulf %59, %93 : vector<16xf32>
          %95 = arith.addi %49, %c15 : index
          %96 = arith.muli %69, %c3 : index
          %97 = arith.addi %96, %c7 : index
          %98 = arith.muli %97, %c6 : index
          %99 = arith.addi %95, %98 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.addi %49, %c15 : index
          %103 = arith.muli %69, %c3 : index
          %104 = arith.addi %103, %c9 : index
          %105 = arith.muli %104, %c6 : index
          %106 = arith.addi %102, %105 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
          %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.shrui %101, %c16 : vector<16xi32>
          %110 = arith.andi %109, %c17 : vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = math.fma %111, %89, %94 : vector<16xf32>
          %113 = arith.addi %51, %c14 : index
          %114 = arith.divui %69, %c3 : index
          %115 = arith.muli %114, %c12 : index
          %116 = arith.addi %113, %115 : index
          %117 = arith.addi %116, %c7 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = arith.mulf %63, %120 : vector<16xf32>
          %122 = arith.addi %116, %c6 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %126 = arith.mulf %67, %125 : vector<16xf32>
          %127 = arith.addi %51, %c15 : index
          %128 = arith.muli %69, %c3 : index
          %129 = arith.addi %128, %c7 : index
          %130 = arith.muli %129, %c6 : index
          %131 = arith.addi %127, %130 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
          %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
          %134 = arith.addi %51, %c15 : index
          %135 = arith.muli %69, %c3 : index
          %136 = arith.addi %135, %c9 : index
          %137 = arith.muli %136, %c6 : index
          %138 = arith.addi %134, %137 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.shrui %133, %c16 : vector<16xi32>
          %142 = arith.andi %141, %c17 : vector<16xi32>
          %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %121, %126 : vector<16xf32>
          %145 = arith.addi %24, %80 : index
          %146 = arith.addi %145, %c7 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %112, %70 : vector<16xf32>
          %150 = math.fma %148, %144, %71 : vector<16xf32>
          %151 = arith.addi %25, %80 : index
          %152 = arith.addi %151, %c7 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %112, %72 : vector<16xf32>
          %156 = math.fma %154, %144, %73 : vector<16xf32>
          %157 = arith.addi %26, %80 : index
          %158 = arith.addi %157, %c7 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %112, %74 : vector<16xf32>
          %162 = math.fma %160, %144, %75 : vector<16xf32>
          %163 = arith.addi %27, %80 : index
          %164 = arith.addi %163, %c7 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %112, %76 : vector<16xf32>
          %168 = math.fma %166, %144, %77 : vector<16xf32>
          %169 = arith.shrui %101, %c18 : vector<16xi32>
          %170 = arith.andi %169, %c17 : vector<16xi32>
          %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
          %172 = math.fma %171, %89, %94 : vector<16xf32>
          %173 = arith.shrui %133, %c18 : vector<16xi32>
          %174 = arith.andi %173, %c17 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %121, %126 : vector<16xf32>
          %177 = arith.addi %24, %80 : index
          %178 = arith.addi %177, %c9 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %172, %149 : vector<16xf32>
          %182 = math.fma %180, %176, %150 : vector<16xf32>
          %183 = arith.addi %25, %80 : index
          %184 = arith.addi %183, %c9 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %172, %155 : vector<16xf32>
          %188 = math.fma %186, %176, %156 : vector<16xf32>
          %189 = arith.addi %26, %80 : index
          %190 = arith.addi %189, %c9 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %172, %161 : vector<16xf32>
          %194 = math.fma %192, %176, %162 : vector<16xf32>
          %195 = arith.addi %27, %80 : index
          %196 = arith.addi %195, %c9 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %172, %167 : vector<16xf32>
          %200 = math.fma %198, %176, %168 : vector<16xf32>
          %201 = arith.shrui %101, %c19 : vector<16xi32>
          %202 = arith.andi %201, %c17 : vector<16xi32>
          %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
          %204 = math.fma %203, %89, %94 : vector<16xf32>
          %205 = arith.shrui %133, %c19 : vector<16xi32>
          %206 = arith.andi %205, %c17 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = math.fma %207, %121, %126 : vector<16xf32>
          %209 = arith.addi %24, %80 : index
          %210 = arith.addi %209, %c3 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %204, %181 : vector<16xf32>
          %214 = math.fma %212, %208, %182 : vector<16xf32>
          %215 = arith.addi %25, %80 : index
          %216 = arith.addi %215, %c3 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %204, %187 : vector<16xf32>
          %220 = math.fma %218, %208, %188 : vector<16xf32>
          %221 = arith.addi %26, %80 : index
          %222 = arith.addi %221, %c3 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %204, %193 : vector<16xf32>
          %226 = math.fma %224, %208, %194 : vector<16xf32>
          %227 = arith.addi %27, %80 : index
          %228 = arith.addi %227, %c3 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %204, %199 : vector<16xf32>
          %232 = math.fma %230, %208, %200 : vector<16xf32>
          %233 = arith.shrui %101, %c20 : vector<16xi32>
          %234 = arith.andi %233, %c17 : vector<16xi32>
          %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
          %236 = math.fma %235, %89, %94 : vector<16xf32>
          %237 = arith.shrui %133, %c20 : vector<16xi32>
          %238 = arith.andi %237, %c17 : vector<16xi32>
          %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
          %240 = math.fma %239, %121, %126 : vector<16xf32>
          %241 = arith.addi %24, %80 : index
          %242 = arith.addi %241, %c10 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %236, %213 : vector<16xf32>
          %246 = math.fma %244, %240, %214 : vector<16xf32>
          %247 = arith.addi %25, %80 : index
          %248 = arith.addi %247, %c10 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %236, %219 : vector<16xf32>
          %252 = math.fma %250, %240, %220 : vector<16xf32>
          %253 = arith.addi %26, %80 : index
          %254 = arith.addi %253, %c10 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %236, %225 : vector<16xf32>
          %258 = math.fma %256, %240, %226 : vector<16xf32>
          %259 = arith.addi %27, %80 : index
          %260 = arith.addi %259, %c10 : index
          %261 = memref.load %x[%260] : memref<?xf32>
          %262 = vector.broadcast %261 : f32 to vector<16xf32>
          %263 = math.fma %262, %236, %231 : vector<16xf32>
          %264 = math.fma %262, %240, %232 : vector<16xf32>
          %265 = arith.shrui %108, %c16 : vector<16xi32>
          %266 = arith.andi %265, %c17 : vector<16xi32>
          %267 = arith.sitofp %266 : vector<16xi32> to vector<16xf32>
          %268 = math.fma %267, %89, %94 : vector<16xf32>
          %269 = arith.shrui %140, %c16 : vector<16xi32>
          %270 = arith.andi %269, %c17 : vector<16xi32>
          %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
          %272 = math.fma %271, %121, %126 : vector<16xf32>
          %273 = arith.addi %24, %80 : index
          %274 = arith.addi %273, %c2 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %268, %245 : vector<16xf32>
          %278 = math.fma %276, %272, %246 : vector<16xf32>
          %279 = arith.addi %25, %80 : index
          %280 = arith.addi %279, %c2 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %268, %251 : vector<16xf32>
          %284 = math.fma %282, %272, %252 : vector<16xf32>
          %285 = arith.addi %26, %80 : index
          %286 = arith.addi %285, %c2 : index
          %287 = memref.load %x[%286] : memref<?xf32>
          %288 = vector.broadcast %287 : f32 to vector<16xf32>
          %289 = math.fma %288, %268, %257 : vector<16xf32>
          %290 = math.fma %288, %272, %258 : vector<16xf32>
          %291 = arith.addi %27, %80 : index
          %292 = arith.addi %291, %c2 : index
          %293 = memref.load %x[%292] : memref<?xf32>
          %294 = vector.broadcast %293 : f32 to vector<16xf32>
          %295 = math.fma %294, %268, %263 : vector<16xf32>
          %296 = math.fma %294, %272, %264 : vector<16xf32>
          %297 = arith.shrui %108, %c18 : vector<16xi32>
          %298 = arith.andi %297, %c17 : vector<16xi32>
          %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
          %300 = math.fma %299, %89, %94 : vector<16xf32>
          %301 = arith.shrui %140, %c18 : vector<16xi32>
          %302 = arith.andi %301, %c17 : vector<16xi32>
          %303 = arith.sitofp %302 : vector<16xi32> to vector<16xf32>
          %304 = math.fma %303, %121, %126 : vector<16xf32>
          %305 = arith.addi %24, %80 : index
          %306 = arith.addi %305, %c21 : index
          %307 = memref.load %x[%306] : memref<?xf32>
          %308 = vector.broadcast %307 : f32 to vector<16xf32>
          %309 = math.fma %308, %300, %277 : vector<16xf32>
          %310 = math.fma %308, %304, %278 : vector<16xf32>
          %311 = arith.addi %25, %80 : index
          %312 = arith.addi %311, %c21 : index
          %313 = memref.load %x[%312] : memref<?xf32>
          %314 = vector.broadcast %313 : f32 to vector<16xf32>
          %315 = math.fma %314, %300, %283 : vector<16xf32>
          %316 = math.fma %314, %304, %284 : vector<16xf32>
          %317 = arith.addi %26, %80 : index
          %318 = arith.addi %317, %c21 : index
          %319 = memref.load %x[%318] : memref<?xf32>
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          %321 = math.fma %320, %300, %289 : vector<16xf32>
          %322 = math.fma %320, %304, %290 : vector<16xf32>
          %323 = arith.addi %27, %80 : index
          %324 = arith.addi %323, %c21 : index
          %325 = memref.load %x[%324] : memref<?xf32>
          %326 = vector.broadcast %325 : f32 to vector<16xf32>
          %327 = math.fma %326, %300, %295 : vector<16xf32>
          %328 = math.fma %326, %304, %296 : vector<16xf32>
          %329 = arith.shrui %108, %c19 : vector<16xi32>
          %330 = arith.andi %329, %c17 : vector<16xi32>
          %331 = arith.sitofp %330 : vector<16xi32> to vector<16xf32>
          %332 = math.fma %331, %89, %94 : vector<16xf32>
          %333 = arith.shrui %140, %c19 : vector<16xi32>
          %334 = arith.andi %333, %c17 : vector<16xi32>
          %335 = arith.sitofp %334 : vector<16xi32> to vector<16xf32>
          %336 = math.fma %335, %121, %126 : vector<16xf32>
          %337 = arith.addi %24, %80 : index
          %338 = arith.addi %337, %c22 : index
          %339 = memref.load %x[%338] : memref<?xf32>
          %340 = vector.broadcast %339 : f32 to vector<16xf32>
          %341 = math.fma %340, %332, %309 : vector<16xf32>
          %342 = math.fma %340, %336, %310 : vector<16xf32>
          %343 = arith.addi %25, %80 : index
          %344 = arith.addi %343, %c22 : index
          %345 = memref.load %x[%344] : memref<?xf32>
          %346 = vector.broadcast %345 : f32 to vector<16xf32>
          %347 = math.fma %346, %332, %315 : vector<16xf32>
          %348 = math.fma %346, %336, %316 : vector<16xf32>
          %349 = arith.addi %26, %80 : index
          %350 = arith.addi %349, %c22 : index
          %351 = memref.load %x[%350] : memref<?xf32>
          %352 = vector.broadcast %351 : f32 to vector<16xf32>
          %353 = math.fma %352, %332, %321 : vector<16xf32>
          %354 = math.fma %352, %336, %322 : vector<16xf32>
          %355 = arith.addi %27, %80 : index
          %356 = arith.addi %355, %c22 : index
          %357 = memref.load %x[%356] : memref<?xf32>
          %358 = vector.broadcast %357 : f32 to vector<16xf32>
          %359 = math.fma %358, %332, %327 : vector<16xf32>
          %360 = math.fma %358, %336, %328 : vector<16xf32>
          %361 = arith.shrui %108, %c20 : vector<16xi32>
          %362 = arith.andi %361, %c17 : vector<16xi32>
          %363 = arith.sitofp %362 : vector<16xi32> to vector<16xf32>
          %364 = math.fma %363, %89, %94 : vector<16xf32>
          %365 = arith.shrui %140, %c20 : vector<16xi32>
          %366 = arith.andi %365, %c17 : vector<16xi32>
          %367 = arith.sitofp %366 : vector<16xi32> to vector<16xf32>
          %368 = math.fma %367, %121, %126 : vector<16xf32>
          %369 = arith.addi %24, %80 : index
          %370 = arith.addi %369, %c23 : index
          %371 = memref.load %x[%370] : memref<?xf32>
          %372 = vector.broadcast %371 : f32 to vector<16xf32>
          %373 = math.fma %372, %364, %341 : vector<16xf32>
          %374 = math.fma %372, %368, %342 : vector<16xf32>
          %375 = arith.addi %25, %80 : index
          %376 = arith.addi %375, %c23 : index
          %377 = memref.load %x[%376] : memref<?xf32>
          %378 = vector.broadcast %377 : f32 to vector<16xf32>
          %379 = math.fma %378, %364, %347 : vector<16xf32>
          %380 = math.fma %378, %368, %348 : vector<16xf32>
          %381 = arith.addi %26, %80 : index
          %382 = arith.addi %381, %c23 : index
          %383 = memref.load %x[%382] : memref<?xf32>
          %384 = vector.broadcast %383 : f32 to vector<16xf32>
          %385 = math.fma %384, %364, %353 : vector<16xf32>
          %386 = math.fma %384, %368, %354 : vector<16xf32>
          %387 = arith.addi %27, %80 : index
          %388 = arith.addi %387, %c23 : index
          %389 = memref.load %x[%388] : memref<?xf32>
          %390 = vector.broadcast %389 : f32 to vector<16xf32>
          %391 = math.fma %390, %364, %359 : vector<16xf32>
          %392 = math.fma %390, %368, %360 : vector<16xf32>
          scf.yield %373, %374, %379, %380, %385, %386, %391, %392 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %78#0, %78#1, %78#2, %78#3, %78#4, %78#5, %78#6, %78#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %393 = arith.muli %headDim, %c7 : index
      %394 = arith.muli %28, %c6 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c7 : index
      vector.store %47#0, %3[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.muli %headDim, %c7 : index
      %398 = arith.muli %28, %c6 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.addi %399, %c6 : index
      vector.store %47#1, %3[%400] : memref<?xf32>, vector<16xf32>
      %401 = arith.muli %headDim, %c9 : index
      %402 = arith.muli %28, %c6 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.addi %403, %c7 : index
      vector.store %47#2, %3[%404] : memref<?xf32>, vector<16xf32>
      %405 = arith.muli %headDim, %c9 : index
      %406 = arith.muli %28, %c6 : index
      %407 = arith.addi %405, %406 : index
      %408 = arith.addi %407, %c6 : index
      vector.store %47#3, %3[%408] : memref<?xf32>, vector<16xf32>
      %409 = arith.muli %headDim, %c3 : index
      %410 = arith.muli %28, %c6 : index
      %411 = arith.addi %409, %410 : index
      %412 = arith.addi %411, %c7 : index
      vector.store %47#4, %3[%412] : memref<?xf32>, vector<16xf32>
      %413 = arith.muli %headDim, %c3 : index
      %414 = arith.muli %28, %c6 : index
      %415 = arith.addi %413, %414 : index
      %416 = arith.addi %415, %c6 : index
      vector.store %47#5, %3[%416] : memref<?xf32>, vector<16xf32>
      %417 = arith.muli %headDim, %c10 : index
      %418 = arith.muli %28, %c6 : index
      %419 = arith.addi %417, %418 : index
      %420 = arith.addi %419, %c7 : index
      vector.store %47#6, %3[%420] : memref<?xf32>, vector<16xf32>
      %421 = arith.muli %headDim, %c10 : index
      %422 = arith.muli %28, %c6 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.addi %423, %c6 : index
      vector.store %47#7, %3[%424] : memref<?xf32>, vector<16xf32>
    }
    %425 = arith.addi %14, %c2 : index
    %426 = arith.minsi %425, %13 : index
    scf.for %427 = %14 to %426 step %c9 {
      %428 = arith.subi %427, %14 : index
      %429 = arith.muli %428, %headDim : index
      %430 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %430 {
        scf.for %431 = %c7 to %headDim step %c6 {
          %432 = arith.muli %0, %headDim : index
          %433 = arith.addi %432, %431 : index
          %434 = vector.load %bias[%433] : memref<?xf32>, vector<16xf32>
          %435 = arith.addi %429, %431 : index
          %436 = vector.load %3[%435] : memref<?xf32>, vector<16xf32>
          %437 = arith.addf %436, %434 : vector<16xf32>
          %438 = arith.addi %429, %431 : index
          vector.store %437, %3[%438] : memref<?xf32>, vector<16xf32>
        }
      }
      %439 = arith.addi %heads, %kvHeads : index
      %440 = arith.cmpi slt, %0, %439 : index
      scf.if %440 {
        %441 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %441 {
          %442 = arith.cmpi slt, %0, %heads : index
          %445 = scf.for %443 = %c7 to %headDim step %c6 iter_args(%444 = %c11) -> (vector<16xf32>) {
            %446 = arith.addi %429, %443 : index
            %447 = vector.load %3[%446] : memref<?xf32>, vector<16xf32>
            %448 = math.fma %447, %447, %444 : vector<16xf32>
            scf.yield %448 : vector<16xf32>
          }
          %449 = wave.reduce "add" %445 : vector<16xf32>
          %450 = arith.mulf %449, %inverseHeadDim : f32
          %451 = arith.addf %450, %epsilon : f32
          %452 = math.sqrt %451 : f32
          %453 = arith.divf %c30, %452 : f32
          %454 = vector.broadcast %453 : f32 to vector<16xf32>
          scf.for %455 = %c7 to %headDim step %c6 {
            %456 = vector.load %query_norm[%455] : memref<?xf32>, vector<16xf32>
            %457 = vector.load %key_norm[%455] : memref<?xf32>, vector<16xf32>
            %458 = arith.select %442, %456, %457 : vector<16xf32>
            %459 = arith.addi %429, %455 : index
            %460 = vector.load %3[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.mulf %460, %454 : vector<16xf32>
            %462 = arith.mulf %461, %458 : vector<16xf32>
            %463 = arith.addi %429, %455 : index
            vector.store %462, %3[%463] : memref<?xf32>, vector<16xf32>
          }
        }
        %464 = arith.addi %positionsAt, %427 : index
        %465 = memref.load %step[%464] : memref<?xi32>
        %466 = arith.index_cast %465 : i32 to index
        %467 = arith.divui %headDim, %c3 : index
        %468 = arith.remui %466, %c4 : index
        %469 = arith.muli %468, %headDim : index
        %470 = arith.divui %466, %c4 : index
        %471 = arith.addi %470, %c4 : index
        %472 = arith.muli %471, %headDim : index
        scf.for %473 = %c7 to %467 step %c13 {
          %474 = arith.addi %469, %473 : index
          %475 = vector.load %rope[%474] : memref<?xf32>, vector<8xf32>
          %476 = arith.addi %469, %467 : index
          %477 = arith.addi %476, %473 : index
          %478 = vector.load %rope[%477] : memref<?xf32>, vector<8xf32>
          %479 = arith.addi %472, %473 : index
          %480 = vector.load %rope[%479] : memref<?xf32>, vector<8xf32>
          %481 = arith.addi %472, %467 : index
          %482 = arith.addi %481, %473 : index
          %483 = vector.load %rope[%482] : memref<?xf32>, vector<8xf32>
          %484 = arith.mulf %480, %475 : vector<8xf32>
          %485 = arith.mulf %483, %478 : vector<8xf32>
          %486 = arith.subf %484, %485 : vector<8xf32>
          %487 = arith.mulf %483, %475 : vector<8xf32>
          %488 = arith.mulf %480, %478 : vector<8xf32>
          %489 = arith.addf %487, %488 : vector<8xf32>
          %490 = arith.addi %429, %473 : index
          %491 = vector.load %3[%490] : memref<?xf32>, vector<8xf32>
          %492 = arith.addi %429, %467 : index
          %493 = arith.addi %492, %473 : index
          %494 = vector.load %3[%493] : memref<?xf32>, vector<8xf32>
          %495 = arith.mulf %491, %486 : vector<8xf32>
          %496 = arith.mulf %494, %489 : vector<8xf32>
          %497 = arith.subf %495, %496 : vector<8xf32>
          %498 = arith.addi %429, %473 : index
          vector.store %497, %3[%498] : memref<?xf32>, vector<8xf32>
          %499 = arith.mulf %494, %486 : vector<8xf32>
          %500 = arith.mulf %491, %489 : vector<8xf32>
          %501 = arith.addf %499, %500 : vector<8xf32>
          %502 = arith.addi %429, %467 : index
          %503 = arith.addi %502, %473 : index
          vector.store %501, %3[%503] : memref<?xf32>, vector<8xf32>
        }
      }
      %504 = arith.cmpi slt, %0, %heads : index
      scf.if %504 {
        scf.for %505 = %c7 to %headDim step %c6 {
          %506 = arith.addi %429, %505 : index
          %507 = vector.load %3[%506] : memref<?xf32>, vector<16xf32>
          %508 = arith.muli %427, %heads : index
          %509 = arith.addi %508, %0 : index
          %510 = arith.muli %509, %headDim : index
          %511 = arith.addi %510, %505 : index
          vector.store %507, %q[%511] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %512 = arith.addi %slotsAt, %427 : index
        %513 = memref.load %step[%512] : memref<?xi32>
        %514 = arith.index_cast %513 : i32 to index
        %515 = arith.cmpi sge, %514, %c7 : index
        scf.if %515 {
          %516 = arith.cmpi eq, %codec, %c7 : index
          scf.if %516 {
            %517 = arith.subi %0, %heads : index
            %518 = memref.load %scales[%517] : memref<?xf32>
            %519 = vector.broadcast %518 : f32 to vector<16xf32>
            %520 = arith.divui %514, %c6 : index
            %521 = arith.remui %514, %c6 : index
            %522 = arith.muli %headDim, %c3 : index
            %523 = arith.muli %520, %pageBytes : index
            scf.for %524 = %c7 to %headDim step %c6 {
              %525 = arith.addi %429, %524 : index
              %526 = vector.load %3[%525] : memref<?xf32>, vector<16xf32>
              %527 = arith.mulf %526, %519 : vector<16xf32>
              %528 = arith.minimumf %527, %c35 : vector<16xf32>
              %529 = arith.maximumf %528, %c36 : vector<16xf32>
              %530 = arith.truncf %529 : vector<16xf32> to vector<16xf16>
              %531 = vector.bitcast %530 : vector<16xf16> to vector<32xi8>
              %532 = arith.muli %524, %c3 : index
              vector.store %531, %5[%532] : memref<?xi8>, vector<32xi8>
            }
            %533 = arith.cmpi slt, %517, %kvHeads : index
            scf.if %533 {
              %534 = arith.muli %522, %c12 : index
              %535 = arith.muli %517, %534 : index
              %536 = arith.addi %523, %535 : index
              %537 = arith.muli %521, %c3 : index
              %538 = arith.addi %536, %537 : index
              scf.for %539 = %c7 to %headDim step %c9 {
                %540 = arith.muli %539, %c3 : index
                %541 = arith.addi %540, %c7 : index
                %542 = memref.load %5[%541] : memref<?xi8>
                %543 = arith.muli %539, %c12 : index
                %544 = arith.addi %538, %543 : index
                %545 = arith.addi %544, %c7 : index
                memref.store %542, %kv[%545] : memref<?xi8>
                %546 = arith.muli %539, %c3 : index
                %547 = arith.addi %546, %c9 : index
                %548 = memref.load %5[%547] : memref<?xi8>
                %549 = arith.muli %539, %c12 : index
                %550 = arith.addi %538, %549 : index
                %551 = arith.addi %550, %c9 : index
                memref.store %548, %kv[%551] : memref<?xi8>
              }
            } else {
              %552 = arith.subi %517, %kvHeads : index
              %553 = arith.muli %552, %c3 : index
              %554 = arith.addi %553, %c9 : index
              %555 = arith.muli %522, %c6 : index
              %556 = arith.muli %554, %555 : index
              %557 = arith.addi %523, %556 : index
              %558 = arith.muli %521, %522 : index
              %559 = arith.addi %557, %558 : index
              scf.for %560 = %c7 to %522 step %c6 {
                %561 = vector.load %5[%560] : memref<?xi8>, vector<16xi8>
                %562 = arith.addi %559, %560 : index
                vector.store %561, %kv[%562] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %563 = arith.cmpi eq, %codec, %c9 : index
          scf.if %563 {
            %564 = arith.subi %0, %heads : index
            %565 = memref.load %scales[%564] : memref<?xf32>
            %566 = vector.broadcast %565 : f32 to vector<16xf32>
            %567 = arith.divui %514, %c6 : index
            %568 = arith.remui %514, %c6 : index
            %569 = arith.muli %headDim, %c9 : index
            %570 = arith.muli %567, %pageBytes : index
            scf.for %571 = %c7 to %headDim step %c6 {
              %572 = arith.addi %429, %571 : index
              %573 = vector.load %3[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.mulf %573, %566 : vector<16xf32>
              %575 = wave.fp8_encode "e4m3" %574 : vector<16xf32> -> vector<16xi8>
              %576 = arith.muli %571, %c9 : index
              vector.store %575, %5[%576] : memref<?xi8>, vector<16xi8>
            }
            %577 = arith.cmpi slt, %564, %kvHeads : index
            scf.if %577 {
              %578 = arith.muli %569, %c12 : index
              %579 = arith.muli %564, %578 : index
              %580 = arith.addi %570, %579 : index
              %581 = arith.muli %568, %c9 : index
              %582 = arith.addi %580, %581 : index
              scf.for %583 = %c7 to %headDim step %c9 {
                %584 = arith.muli %583, %c9 : index
                %585 = arith.addi %584, %c7 : index
                %586 = memref.load %5[%585] : memref<?xi8>
                %587 = arith.muli %583, %c6 : index
                %588 = arith.addi %582, %587 : index
                %589 = arith.addi %588, %c7 : index
                memref.store %586, %kv[%589] : memref<?xi8>
              }
            } else {
              %590 = arith.subi %564, %kvHeads : index
              %591 = arith.muli %590, %c3 : index
              %592 = arith.addi %591, %c9 : index
              %593 = arith.muli %569, %c6 : index
              %594 = arith.muli %592, %593 : index
              %595 = arith.addi %570, %594 : index
              %596 = arith.muli %568, %569 : index
              %597 = arith.addi %595, %596 : index
              scf.for %598 = %c7 to %569 step %c6 {
                %599 = vector.load %5[%598] : memref<?xi8>, vector<16xi8>
                %600 = arith.addi %597, %598 : index
                vector.store %599, %kv[%600] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %601 = arith.cmpi eq, %codec, %c3 : index
          scf.if %601 {
            %602 = arith.subi %0, %heads : index
            %603 = memref.load %scales[%602] : memref<?xf32>
            %604 = vector.broadcast %603 : f32 to vector<16xf32>
            %605 = arith.divui %514, %c6 : index
            %606 = arith.remui %514, %c6 : index
            %607 = arith.muli %headDim, %c9 : index
            %608 = arith.muli %605, %pageBytes : index
            scf.for %609 = %c7 to %headDim step %c6 {
              %610 = arith.addi %429, %609 : index
              %611 = vector.load %3[%610] : memref<?xf32>, vector<16xf32>
              %612 = arith.mulf %611, %604 : vector<16xf32>
              %613 = wave.fp8_encode "e5m2" %612 : vector<16xf32> -> vector<16xi8>
              %614 = arith.muli %609, %c9 : index
              vector.store %613, %5[%614] : memref<?xi8>, vector<16xi8>
            }
            %615 = arith.cmpi slt, %602, %kvHeads : index
            scf.if %615 {
              %616 = arith.muli %607, %c12 : index
              %617 = arith.muli %602, %616 : index
              %618 = arith.addi %608, %617 : index
              %619 = arith.muli %606, %c9 : index
              %620 = arith.addi %618, %619 : index
              scf.for %621 = %c7 to %headDim step %c9 {
                %622 = arith.muli %621, %c9 : index
                %623 = arith.addi %622, %c7 : index
                %624 = memref.load %5[%623] : memref<?xi8>
                %625 = arith.muli %621, %c6 : index
                %626 = arith.addi %620, %625 : index
                %627 = arith.addi %626, %c7 : index
                memref.store %624, %kv[%627] : memref<?xi8>
              }
            } else {
              %628 = arith.subi %602, %kvHeads : index
              %629 = arith.muli %628, %c3 : index
              %630 = arith.addi %629, %c9 : index
              %631 = arith.muli %607, %c6 : index
              %632 = arith.muli %630, %631 : index
              %633 = arith.addi %608, %632 : index
              %634 = arith.muli %606, %607 : index
              %635 = arith.addi %633, %634 : index
              scf.for %636 = %c7 to %607 step %c6 {
                %637 = vector.load %5[%636] : memref<?xi8>, vector<16xi8>
                %638 = arith.addi %635, %636 : index
                vector.store %637, %kv[%638] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 2368 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<0> : vector<16xi32>
  %c18 = arith.constant dense<1> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.muli %0, %8 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.addi %25, %c2 : index
      %27 = arith.muli %26, %7 : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %32:2 = scf.for %29 = %c7 to %28 step %c2 iter_args(%30 = %c9, %31 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %c5 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %29, %c5 : index
        %36 = arith.addi %27, %35 : index
        %37 = arith.addi %34, %c7 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %34, %c10 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %36, %c7 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.addi %36, %c10 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
        %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
        %53 = arith.muli %29, %c4 : index
        %57:2 = scf.for %54 = %c7 to %c10 step %c2 iter_args(%55 = %30, %56 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %58 = arith.muli %54, %c11 : index
          %59 = arith.addi %53, %58 : index
          %60 = arith.addi %34, %c12 : index
          %61 = arith.divui %54, %c13 : index
          %62 = arith.muli %61, %c10 : index
          %63 = arith.addi %60, %62 : index
          %64 = arith.addi %63, %c7 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
          %68 = arith.mulf %40, %67 : vector<16xf32>
          %69 = arith.addi %63, %c6 : index
          %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
          %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
          %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %73 = arith.mulf %44, %72 : vector<16xf32>
          %74 = arith.addi %34, %c14 : index
          %75 = arith.muli %54, %c2 : index
          %76 = arith.addi %75, %c7 : index
          %77 = arith.muli %76, %c6 : index
          %78 = arith.addi %74, %77 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.addi %34, %c15 : index
          %82 = arith.muli %54, %c12 : index
          %83 = arith.addi %81, %82 : index
          %84 = arith.addi %83, %c7 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
          %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
          %87 = arith.andi %86, %c16 : vector<16xi32>
          %88 = arith.shrui %80, %c17 : vector<16xi32>
          %89 = arith.andi %88, %c18 : vector<16xi32>
          %90 = arith.shli %89, %c19 : vector<16xi32>
          %91 = arith.ori %87, %90 : vector<16xi32>
          %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %93 = math.fma %92, %68, %73 : vector<16xf32>
          %94 = arith.addi %36, %c12 : index
          %95 = arith.divui %54, %c13 : index
          %96 = arith.muli %95, %c10 : index
          %97 = arith.addi %94, %96 : index
          %98 = arith.addi %97, %c7 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = arith.mulf %48, %101 : vector<16xf32>
          %103 = arith.addi %97, %c6 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = arith.mulf %52, %106 : vector<16xf32>
          %108 = arith.addi %36, %c14 : index
          %109 = arith.muli %54, %c2 : index
          %110 = arith.addi %109, %c7 : index
          %111 = arith.muli %110, %c6 : index
          %112 = arith.addi %108, %111 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.addi %36, %c15 : index
          %116 = arith.muli %54, %c12 : index
          %117 = arith.addi %115, %116 : index
          %118 = arith.addi %117, %c7 : index
          %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.andi %120, %c16 : vector<16xi32>
          %122 = arith.shrui %114, %c17 : vector<16xi32>
          %123 = arith.andi %122, %c18 : vector<16xi32>
          %124 = arith.shli %123, %c19 : vector<16xi32>
          %125 = arith.ori %121, %124 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = math.fma %126, %102, %107 : vector<16xf32>
          %128 = arith.addi %18, %59 : index
          %129 = arith.addi %128, %c7 : index
          %130 = memref.load %x[%129] : memref<?xf32>
          %131 = vector.broadcast %130 : f32 to vector<16xf32>
          %132 = math.fma %131, %93, %55 : vector<16xf32>
          %133 = math.fma %131, %127, %56 : vector<16xf32>
          %134 = arith.addi %83, %c7 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.shrui %136, %c19 : vector<16xi32>
          %138 = arith.shrui %80, %c18 : vector<16xi32>
          %139 = arith.andi %138, %c18 : vector<16xi32>
          %140 = arith.shli %139, %c19 : vector<16xi32>
          %141 = arith.ori %137, %140 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = math.fma %142, %68, %73 : vector<16xf32>
          %144 = arith.addi %117, %c7 : index
          %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
          %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
          %147 = arith.shrui %146, %c19 : vector<16xi32>
          %148 = arith.shrui %114, %c18 : vector<16xi32>
          %149 = arith.andi %148, %c18 : vector<16xi32>
          %150 = arith.shli %149, %c19 : vector<16xi32>
          %151 = arith.ori %147, %150 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = math.fma %152, %102, %107 : vector<16xf32>
          %154 = arith.addi %18, %59 : index
          %155 = arith.addi %154, %c2 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %143, %132 : vector<16xf32>
          %159 = math.fma %157, %153, %133 : vector<16xf32>
          %160 = arith.addi %83, %c6 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.andi %162, %c16 : vector<16xi32>
          %164 = arith.shrui %80, %c20 : vector<16xi32>
          %165 = arith.andi %164, %c18 : vector<16xi32>
          %166 = arith.shli %165, %c19 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
          %169 = math.fma %168, %68, %73 : vector<16xf32>
          %170 = arith.addi %117, %c6 : index
          %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.andi %172, %c16 : vector<16xi32>
          %174 = arith.shrui %114, %c20 : vector<16xi32>
          %175 = arith.andi %174, %c18 : vector<16xi32>
          %176 = arith.shli %175, %c19 : vector<16xi32>
          %177 = arith.ori %173, %176 : vector<16xi32>
          %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
          %179 = math.fma %178, %102, %107 : vector<16xf32>
          %180 = arith.addi %18, %59 : index
          %181 = arith.addi %180, %c3 : index
          %182 = memref.load %x[%181] : memref<?xf32>
          %183 = vector.broadcast %182 : f32 to vector<16xf32>
          %184 = math.fma %183, %169, %158 : vector<16xf32>
          %185 = math.fma %183, %179, %159 : vector<16xf32>
          %186 = arith.addi %83, %c6 : index
          %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
          %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
          %189 = arith.shrui %188, %c19 : vector<16xi32>
          %190 = arith.shrui %80, %c21 : vector<16xi32>
          %191 = arith.andi %190, %c18 : vector<16xi32>
          %192 = arith.shli %191, %c19 : vector<16xi32>
          %193 = arith.ori %189, %192 : vector<16xi32>
          %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
          %195 = math.fma %194, %68, %73 : vector<16xf32>
          %196 = arith.addi %117, %c6 : index
          %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.shrui %198, %c19 : vector<16xi32>
          %200 = arith.shrui %114, %c21 : vector<16xi32>
          %201 = arith.andi %200, %c18 : vector<16xi32>
          %202 = arith.shli %201, %c19 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %102, %107 : vector<16xf32>
          %206 = arith.addi %18, %59 : index
          %207 = arith.addi %206, %c22 : index
          %208 = memref.load %x[%207] : memref<?xf32>
          %209 = vector.broadcast %208 : f32 to vector<16xf32>
          %210 = math.fma %209, %195, %184 : vector<16xf32>
          %211 = math.fma %209, %205, %185 : vector<16xf32>
          %212 = arith.addi %83, %c10 : index
          %213 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
          %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
          %215 = arith.andi %214, %c16 : vector<16xi32>
          %216 = arith.shrui %80, %c19 : vector<16xi32>
          %217 = arith.andi %216, %c18 : vector<16xi32>
          %218 = arith.shli %217, %c19 : vector<16xi32>
          %219 = arith.ori %215, %218 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = math.fma %220, %68, %73 : vector<16xf32>
          %222 = arith.addi %117, %c10 : index
          %223 = vector.load %w[%222] : memref<?xi8>, vector<16xi8>
          %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
          %225 = arith.andi %224, %c16 : vector<16xi32>
          %226 = arith.shrui %114, %c19 : vector<16xi32>
          %227 = arith.andi %226, %c18 : vector<16xi32>
          %228 = arith.shli %227, %c19 : vector<16xi32>
          %229 = arith.ori %225, %228 : vector<16xi32>
          %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
          %231 = math.fma %230, %102, %107 : vector<16xf32>
          %232 = arith.addi %18, %59 : index
          %233 = arith.addi %232, %c13 : index
          %234 = memref.load %x[%233] : memref<?xf32>
          %235 = vector.broadcast %234 : f32 to vector<16xf32>
          %236 = math.fma %235, %221, %210 : vector<16xf32>
          %237 = math.fma %235, %231, %211 : vector<16xf32>
          %238 = arith.addi %83, %c10 : index
          %239 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
          %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
          %241 = arith.shrui %240, %c19 : vector<16xi32>
          %242 = arith.shrui %80, %c23 : vector<16xi32>
          %243 = arith.andi %242, %c18 : vector<16xi32>
          %244 = arith.shli %243, %c19 : vector<16xi32>
          %245 = arith.ori %241, %244 : vector<16xi32>
          %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
          %247 = math.fma %246, %68, %73 : vector<16xf32>
          %248 = arith.addi %117, %c10 : index
          %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
          %251 = arith.shrui %250, %c19 : vector<16xi32>
          %252 = arith.shrui %114, %c23 : vector<16xi32>
          %253 = arith.andi %252, %c18 : vector<16xi32>
          %254 = arith.shli %253, %c19 : vector<16xi32>
          %255 = arith.ori %251, %254 : vector<16xi32>
          %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
          %257 = math.fma %256, %102, %107 : vector<16xf32>
          %258 = arith.addi %18, %59 : index
          %259 = arith.addi %258, %c24 : index
          %260 = memref.load %x[%259] : memref<?xf32>
          %261 = vector.broadcast %260 : f32 to vector<16xf32>
          %262 = math.fma %261, %247, %236 : vector<16xf32>
          %263 = math.fma %261, %257, %237 : vector<16xf32>
          %264 = arith.addi %83, %c25 : index
          %265 = vector.load %w[%264] : memref<?xi8>, vector<16xi8>
          %266 = arith.extui %265 : vector<16xi8> to vector<16xi32>
          %267 = arith.andi %266, %c16 : vector<16xi32>
          %268 = arith.shrui %80, %c26 : vector<16xi32>
          %269 = arith.andi %268, %c18 : vector<16xi32>
          %270 = arith.shli %269, %c19 : vector<16xi32>
          %271 = arith.ori %267, %270 : vector<16xi32>
          %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
          %273 = math.fma %272, %68, %73 : vector<16xf32>
          %274 = arith.addi %117, %c25 : index
          %275 = vector.load %w[%274] : memref<?xi8>, vector<16xi8>
          %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
          %277 = arith.andi %276, %c16 : vector<16xi32>
          %278 = arith.shrui %114, %c26 : vector<16xi32>
          %279 = arith.andi %278, %c18 : vector<16xi32>
          %280 = arith.shli %279, %c19 : vector<16xi32>
          %281 = arith.ori %277, %280 : vector<16xi32>
          %282 = arith.sitofp %281 : vector<16xi32> to vector<16xf32>
          %283 = math.fma %282, %102, %107 : vector<16xf32>
          %284 = arith.addi %18, %59 : index
          %285 = arith.addi %284, %c27 : index
          %286 = memref.load %x[%285] : memref<?xf32>
          %287 = vector.broadcast %286 : f32 to vector<16xf32>
          %288 = math.fma %287, %273, %262 : vector<16xf32>
          %289 = math.fma %287, %283, %263 : vector<16xf32>
          %290 = arith.addi %83, %c25 : index
          %291 = vector.load %w[%290] : memref<?xi8>, vector<16xi8>
          %292 = arith.extui %291 : vector<16xi8> to vector<16xi32>
          %293 = arith.shrui %292, %c19 : vector<16xi32>
          %294 = arith.shrui %80, %c28 : vector<16xi32>
          %295 = arith.andi %294, %c18 : vector<16xi32>
          %296 = arith.shli %295, %c19 : vector<16xi32>
          %297 = arith.ori %293, %296 : vector<16xi32>
          %298 = arith.sitofp %297 : vector<16xi32> to vector<16xf32>
          %299 = math.fma %298, %68, %73 : vector<16xf32>
          %300 = arith.addi %117, %c25 : index
          %301 = vector.load %w[%300] : memref<?xi8>, vector<16xi8>
          %302 = arith.extui %301 : vector<16xi8> to vector<16xi32>
          %303 = arith.shrui %302, %c19 : vector<16xi32>
          %304 = arith.shrui %114, %c28 : vector<16xi32>
          %305 = arith.andi %304, %c18 : vector<16xi32>
          %306 = arith.shli %305, %c19 : vector<16xi32>
          %307 = arith.ori %303, %306 : vector<16xi32>
          %308 = arith.sitofp %307 : vector<16xi32> to vector<16xf32>
          %309 = math.fma %308, %102, %107 : vector<16xf32>
          %310 = arith.addi %18, %59 : index
          %311 = arith.addi %310, %c29 : index
          %312 = memref.load %x[%311] : memref<?xf32>
          %313 = vector.broadcast %312 : f32 to vector<16xf32>
          %314 = math.fma %313, %299, %288 : vector<16xf32>
          %315 = math.fma %313, %309, %289 : vector<16xf32>
          scf.yield %314, %315 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %57#0, %57#1 : vector<16xf32>, vector<16xf32>
      }
      %316 = arith.muli %headDim, %c7 : index
      %317 = arith.muli %19, %c6 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.addi %318, %c7 : index
      vector.store %32#0, %3[%319] : memref<?xf32>, vector<16xf32>
      %320 = arith.muli %headDim, %c7 : index
      %321 = arith.muli %19, %c6 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.addi %322, %c6 : index
      vector.store %32#1, %3[%323] : memref<?xf32>, vector<16xf32>
    }
    %324 = arith.addi %14, %c2 : index
    %325 = arith.minsi %324, %13 : index
    scf.for %326 = %14 to %325 step %c2 {
      %327 = arith.subi %326, %14 : index
      %328 = arith.muli %327, %headDim : index
      %329 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %329 {
        scf.for %330 = %c7 to %headDim step %c6 {
          %331 = arith.muli %0, %headDim : index
          %332 = arith.addi %331, %330 : index
          %333 = vector.load %bias[%332] : memref<?xf32>, vector<16xf32>
          %334 = arith.addi %328, %330 : index
          %335 = vector.load %3[%334] : memref<?xf32>, vector<16xf32>
          %336 = arith.addf %335, %333 : vector<16xf32>
          %337 = arith.addi %328, %330 : index
          vector.store %336, %3[%337] : memref<?xf32>, vector<16xf32>
        }
      }
      %338 = arith.addi %heads, %kvHeads : index
      %339 = arith.cmpi slt, %0, %338 : index
      scf.if %339 {
        %340 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %340 {
          %341 = arith.cmpi slt, %0, %heads : index
          %344 = scf.for %342 = %c7 to %headDim step %c6 iter_args(%343 = %c9) -> (vector<16xf32>) {
            %345 = arith.addi %328, %342 : index
            %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
            %347 = math.fma %346, %346, %343 : vector<16xf32>
            scf.yield %347 : vector<16xf32>
          }
          %348 = wave.reduce "add" %344 : vector<16xf32>
          %349 = arith.mulf %348, %inverseHeadDim : f32
          %350 = arith.addf %349, %epsilon : f32
          %351 = math.sqrt %350 : f32
          %352 = arith.divf %c36, %351 : f32
          %353 = vector.broadcast %352 : f32 to vector<16xf32>
          scf.for %354 = %c7 to %headDim step %c6 {
            %355 = vector.load %query_norm[%354] : memref<?xf32>, vector<16xf32>
            %356 = vector.load %key_norm[%354] : memref<?xf32>, vector<16xf32>
            %357 = arith.select %341, %355, %356 : vector<16xf32>
            %358 = arith.addi %328, %354 : index
            %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
            %360 = arith.mulf %359, %353 : vector<16xf32>
            %361 = arith.mulf %360, %357 : vector<16xf32>
            %362 = arith.addi %328, %354 : index
            vector.store %361, %3[%362] : memref<?xf32>, vector<16xf32>
          }
        }
        %363 = arith.addi %positionsAt, %326 : index
        %364 = memref.load %step[%363] : memref<?xi32>
        %365 = arith.index_cast %364 : i32 to index
        %366 = arith.divui %headDim, %c3 : index
        %367 = arith.remui %365, %c4 : index
        %368 = arith.muli %367, %headDim : index
        %369 = arith.divui %365, %c4 : index
        %370 = arith.addi %369, %c4 : index
        %371 = arith.muli %370, %headDim : index
        scf.for %372 = %c7 to %366 step %c11 {
          %373 = arith.addi %368, %372 : index
          %374 = vector.load %rope[%373] : memref<?xf32>, vector<8xf32>
          %375 = arith.addi %368, %366 : index
          %376 = arith.addi %375, %372 : index
          %377 = vector.load %rope[%376] : memref<?xf32>, vector<8xf32>
          %378 = arith.addi %371, %372 : index
          %379 = vector.load %rope[%378] : memref<?xf32>, vector<8xf32>
          %380 = arith.addi %371, %366 : index
          %381 = arith.addi %380, %372 : index
          %382 = vector.load %rope[%381] : memref<?xf32>, vector<8xf32>
          %383 = arith.mulf %379, %374 : vector<8xf32>
          %384 = arith.mulf %382, %377 : vector<8xf32>
          %385 = arith.subf %383, %384 : vector<8xf32>
          %386 = arith.mulf %382, %374 : vector<8xf32>
          %387 = arith.mulf %379, %377 : vector<8xf32>
          %388 = arith.addf %386, %387 : vector<8xf32>
          %389 = arith.addi %328, %372 : index
          %390 = vector.load %3[%389] : memref<?xf32>, vector<8xf32>
          %391 = arith.addi %328, %366 : index
          %392 = arith.addi %391, %372 : index
          %393 = vector.load %3[%392] : memref<?xf32>, vector<8xf32>
          %394 = arith.mulf %390, %385 : vector<8xf32>
          %395 = arith.mulf %393, %388 : vector<8xf32>
          %396 = arith.subf %394, %395 : vector<8xf32>
          %397 = arith.addi %328, %372 : index
          vector.store %396, %3[%397] : memref<?xf32>, vector<8xf32>
          %398 = arith.mulf %393, %385 : vector<8xf32>
          %399 = arith.mulf %390, %388 : vector<8xf32>
          %400 = arith.addf %398, %399 : vector<8xf32>
          %401 = arith.addi %328, %366 : index
          %402 = arith.addi %401, %372 : index
          vector.store %400, %3[%402] : memref<?xf32>, vector<8xf32>
        }
      }
      %403 = arith.cmpi slt, %0, %heads : index
      scf.if %403 {
        scf.for %404 = %c7 to %headDim step %c6 {
          %405 = arith.addi %328, %404 : index
          %406 = vector.load %3[%405] : memref<?xf32>, vector<16xf32>
          %407 = arith.muli %326, %heads : index
          %408 = arith.addi %407, %0 : index
          %409 = arith.muli %408, %headDim : index
          %410 = arith.addi %409, %404 : index
          vector.store %406, %q[%410] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %411 = arith.addi %slotsAt, %326 : index
        %412 = memref.load %step[%411] : memref<?xi32>
        %413 = arith.index_cast %412 : i32 to index
        %414 = arith.cmpi sge, %413, %c7 : index
        scf.if %414 {
          %415 = arith.cmpi eq, %codec, %c7 : index
          scf.if %415 {
            %416 = arith.subi %0, %heads : index
            %417 = memref.load %scales[%416] : memref<?xf32>
            %418 = vector.broadcast %417 : f32 to vector<16xf32>
            %419 = arith.divui %413, %c6 : index
            %420 = arith.remui %413, %c6 : index
            %421 = arith.muli %headDim, %c3 : index
            %422 = arith.muli %419, %pageBytes : index
            scf.for %423 = %c7 to %headDim step %c6 {
              %424 = arith.addi %328, %423 : index
              %425 = vector.load %3[%424] : memref<?xf32>, vector<16xf32>
              %426 = arith.mulf %425, %418 : vector<16xf32>
              %427 = arith.minimumf %426, %c41 : vector<16xf32>
              %428 = arith.maximumf %427, %c42 : vector<16xf32>
              %429 = arith.truncf %428 : vector<16xf32> to vector<16xf16>
              %430 = vector.bitcast %429 : vector<16xf16> to vector<32xi8>
              %431 = arith.muli %423, %c3 : index
              vector.store %430, %5[%431] : memref<?xi8>, vector<32xi8>
            }
            %432 = arith.cmpi slt, %416, %kvHeads : index
            scf.if %432 {
              %433 = arith.muli %421, %c10 : index
              %434 = arith.muli %416, %433 : index
              %435 = arith.addi %422, %434 : index
              %436 = arith.muli %420, %c3 : index
              %437 = arith.addi %435, %436 : index
              scf.for %438 = %c7 to %headDim step %c2 {
                %439 = arith.muli %438, %c3 : index
                %440 = arith.addi %439, %c7 : index
                %441 = memref.load %5[%440] : memref<?xi8>
                %442 = arith.muli %438, %c10 : index
                %443 = arith.addi %437, %442 : index
                %444 = arith.addi %443, %c7 : index
                memref.store %441, %kv[%444] : memref<?xi8>
                %445 = arith.muli %438, %c3 : index
                %446 = arith.addi %445, %c2 : index
                %447 = memref.load %5[%446] : memref<?xi8>
                %448 = arith.muli %438, %c10 : index
                %449 = arith.addi %437, %448 : index
                %450 = arith.addi %449, %c2 : index
                memref.store %447, %kv[%450] : memref<?xi8>
              }
            } else {
              %451 = arith.subi %416, %kvHeads : index
              %452 = arith.muli %451, %c3 : index
              %453 = arith.addi %452, %c2 : index
              %454 = arith.muli %421, %c6 : index
              %455 = arith.muli %453, %454 : index
              %456 = arith.addi %422, %455 : index
              %457 = arith.muli %420, %421 : index
              %458 = arith.addi %456, %457 : index
              scf.for %459 = %c7 to %421 step %c6 {
                %460 = vector.load %5[%459] : memref<?xi8>, vector<16xi8>
                %461 = arith.addi %458, %459 : index
                vector.store %460, %kv[%461] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %462 = arith.cmpi eq, %codec, %c2 : index
          scf.if %462 {
            %463 = arith.subi %0, %heads : index
            %464 = memref.load %scales[%463] : memref<?xf32>
            %465 = vector.broadcast %464 : f32 to vector<16xf32>
            %466 = arith.divui %413, %c6 : index
            %467 = arith.remui %413, %c6 : index
            %468 = arith.muli %headDim, %c2 : index
            %469 = arith.muli %466, %pageBytes : index
            scf.for %470 = %c7 to %headDim step %c6 {
              %471 = arith.addi %328, %470 : index
              %472 = vector.load %3[%471] : memref<?xf32>, vector<16xf32>
              %473 = arith.mulf %472, %465 : vector<16xf32>
              %474 = wave.fp8_encode "e4m3" %473 : vector<16xf32> -> vector<16xi8>
              %475 = arith.muli %470, %c2 : index
              vector.store %474, %5[%475] : memref<?xi8>, vector<16xi8>
            }
            %476 = arith.cmpi slt, %463, %kvHeads : index
            scf.if %476 {
              %477 = arith.muli %468, %c10 : index
              %478 = arith.muli %463, %477 : index
              %479 = arith.addi %469, %478 : index
              %480 = arith.muli %467, %c2 : index
              %481 = arith.addi %479, %480 : index
              scf.for %482 = %c7 to %headDim step %c2 {
                %483 = arith.muli %482, %c2 : index
                %484 = arith.addi %483, %c7 : index
                %485 = memref.load %5[%484] : memref<?xi8>
                %486 = arith.muli %482, %c6 : index
                %487 = arith.addi %481, %486 : index
                %488 = arith.addi %487, %c7 : index
                memref.store %485, %kv[%488] : memref<?xi8>
              }
            } else {
              %489 = arith.subi %463, %kvHeads : index
              %490 = arith.muli %489, %c3 : index
              %491 = arith.addi %490, %c2 : index
              %492 = arith.muli %468, %c6 : index
              %493 = arith.muli %491, %492 : index
              %494 = arith.addi %469, %493 : index
              %495 = arith.muli %467, %468 : index
              %496 = arith.addi %494, %495 : index
              scf.for %497 = %c7 to %468 step %c6 {
                %498 = vector.load %5[%497] : memref<?xi8>, vector<16xi8>
                %499 = arith.addi %496, %497 : index
                vector.store %498, %kv[%499] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %500 = arith.cmpi eq, %codec, %c3 : index
          scf.if %500 {
            %501 = arith.subi %0, %heads : index
            %502 = memref.load %scales[%501] : memref<?xf32>
            %503 = vector.broadcast %502 : f32 to vector<16xf32>
            %504 = arith.divui %413, %c6 : index
            %505 = arith.remui %413, %c6 : index
            %506 = arith.muli %headDim, %c2 : index
            %507 = arith.muli %504, %pageBytes : index
            scf.for %508 = %c7 to %headDim step %c6 {
              %509 = arith.addi %328, %508 : index
              %510 = vector.load %3[%509] : memref<?xf32>, vector<16xf32>
              %511 = arith.mulf %510, %503 : vector<16xf32>
              %512 = wave.fp8_encode "e5m2" %511 : vector<16xf32> -> vector<16xi8>
              %513 = arith.muli %508, %c2 : index
              vector.store %512, %5[%513] : memref<?xi8>, vector<16xi8>
            }
            %514 = arith.cmpi slt, %501, %kvHeads : index
            scf.if %514 {
              %515 = arith.muli %506, %c10 : index
              %516 = arith.muli %501, %515 : index
              %517 = arith.addi %507, %516 : index
              %518 = arith.muli %505, %c2 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c7 to %headDim step %c2 {
                %521 = arith.muli %520, %c2 : index
                %522 = arith.addi %521, %c7 : index
                %523 = memref.load %5[%522] : memref<?xi8>
                %524 = arith.muli %520, %c6 : index
                %525 = arith.addi %519, %524 : index
                %526 = arith.addi %525, %c7 : index
                memref.store %523, %kv[%526] : memref<?xi8>
              }
            } else {
              %527 = arith.subi %501, %kvHeads : index
              %528 = arith.muli %527, %c3 : index
              %529 = arith.addi %528, %c2 : index
              %530 = arith.muli %506, %c6 : index
              %531 = arith.muli %529, %530 : index
              %532 = arith.addi %507, %531 : index
              %533 = arith.muli %505, %506 : index
              %534 = arith.addi %532, %533 : index
              scf.for %535 = %c7 to %506 step %c6 {
                %536 = vector.load %5[%535] : memref<?xi8>, vector<16xi8>
                %537 = arith.addi %534, %535 : index
                vector.store %536, %kv[%537] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2880 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
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
  %4 = arith.muli %headDim, %c2 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c3 : index
  %7 = arith.muli %6, %c4 : index
  %8 = arith.divui %headDim, %c5 : index
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
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    scf.for %22 = %c6 to %8 step %c2 {
      %23 = arith.muli %0, %8 : index
      %24 = arith.addi %23, %22 : index
      %25 = arith.addi %24, %c6 : index
      %26 = arith.muli %25, %7 : index
      %27 = arith.muli %0, %8 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.addi %28, %c8 : index
      %30 = arith.muli %29, %7 : index
      %31 = arith.divui %inputFeatures, %c3 : index
      %37:4 = scf.for %32 = %c6 to %31 step %c8 iter_args(%33 = %c9, %34 = %c9, %35 = %c9, %36 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c4 : index
        %39 = arith.addi %26, %38 : index
        %40 = arith.muli %32, %c4 : index
        %41 = arith.addi %30, %40 : index
        %42 = arith.addi %39, %c6 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.addi %39, %c10 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.addi %41, %c6 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
        %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
        %54 = arith.addi %41, %c10 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.muli %32, %c3 : index
        %64:4 = scf.for %59 = %c6 to %c10 step %c8 iter_args(%60 = %33, %61 = %34, %62 = %35, %63 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %65 = arith.muli %59, %c11 : index
          %66 = arith.addi %58, %65 : index
          %67 = arith.addi %39, %c12 : index
          %68 = arith.divui %59, %c13 : index
          %69 = arith.muli %68, %c10 : index
          %70 = arith.addi %67, %69 : index
          %71 = arith.addi %70, %c6 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
          %75 = arith.mulf %45, %74 : vector<16xf32>
          %76 = arith.addi %70, %c5 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
          %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
          %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
          %80 = arith.mulf %49, %79 : vector<16xf32>
          %81 = arith.addi %39, %c14 : index
          %82 = arith.muli %59, %c8 : index
          %83 = arith.addi %82, %c6 : index
          %84 = arith.muli %83, %c5 : index
          %85 = arith.addi %81, %84 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.addi %39, %c15 : index
          %89 = arith.muli %59, %c12 : index
          %90 = arith.addi %88, %89 : index
          %91 = arith.addi %90, %c6 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
          %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
          %94 = arith.andi %93, %c16 : vector<16xi32>
          %95 = arith.shrui %87, %c17 : vector<16xi32>
          %96 = arith.andi %95, %c18 : vector<16xi32>
          %97 = arith.shli %96, %c19 : vector<16xi32>
          %98 = arith.ori %94, %97 : vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %75, %80 : vector<16xf32>
          %101 = arith.addi %41, %c12 : index
          %102 = arith.divui %59, %c13 : index
          %103 = arith.muli %102, %c10 : index
          %104 = arith.addi %101, %103 : index
          %105 = arith.addi %104, %c6 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %53, %108 : vector<16xf32>
          %110 = arith.addi %104, %c5 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = arith.mulf %57, %113 : vector<16xf32>
          %115 = arith.addi %41, %c14 : index
          %116 = arith.muli %59, %c8 : index
          %117 = arith.addi %116, %c6 : index
          %118 = arith.muli %117, %c5 : index
          %119 = arith.addi %115, %118 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
          %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
          %122 = arith.addi %41, %c15 : index
          %123 = arith.muli %59, %c12 : index
          %124 = arith.addi %122, %123 : index
          %125 = arith.addi %124, %c6 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.andi %127, %c16 : vector<16xi32>
          %129 = arith.shrui %121, %c17 : vector<16xi32>
          %130 = arith.andi %129, %c18 : vector<16xi32>
          %131 = arith.shli %130, %c19 : vector<16xi32>
          %132 = arith.ori %128, %131 : vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = math.fma %133, %109, %114 : vector<16xf32>
          %135 = arith.addi %20, %66 : index
          %136 = arith.addi %135, %c6 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %100, %60 : vector<16xf32>
          %140 = math.fma %138, %134, %61 : vector<16xf32>
          %141 = arith.addi %21, %66 : index
          %142 = arith.addi %141, %c6 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %100, %62 : vector<16xf32>
          %146 = math.fma %144, %134, %63 : vector<16xf32>
          %147 = arith.addi %90, %c6 : index
          %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
          %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
          %150 = arith.shrui %149, %c19 : vector<16xi32>
          %151 = arith.shrui %87, %c18 : vector<16xi32>
          %152 = arith.andi %151, %c18 : vector<16xi32>
          %153 = arith.shli %152, %c19 : vector<16xi32>
          %154 = arith.ori %150, %153 : vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = math.fma %155, %75, %80 : vector<16xf32>
          %157 = arith.addi %124, %c6 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.shrui %159, %c19 : vector<16xi32>
          %161 = arith.shrui %121, %c18 : vector<16xi32>
          %162 = arith.andi %161, %c18 : vector<16xi32>
          %163 = arith.shli %162, %c19 : vector<16xi32>
          %164 = arith.ori %160, %163 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = math.fma %165, %109, %114 : vector<16xf32>
          %167 = arith.addi %20, %66 : index
          %168 = arith.addi %167, %c8 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %156, %139 : vector<16xf32>
          %172 = math.fma %170, %166, %140 : vector<16xf32>
          %173 = arith.addi %21, %66 : index
          %174 = arith.addi %173, %c8 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %156, %145 : vector<16xf32>
          %178 = math.fma %176, %166, %146 : vector<16xf32>
          %179 = arith.addi %90, %c5 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.andi %181, %c16 : vector<16xi32>
          %183 = arith.shrui %87, %c20 : vector<16xi32>
          %184 = arith.andi %183, %c18 : vector<16xi32>
          %185 = arith.shli %184, %c19 : vector<16xi32>
          %186 = arith.ori %182, %185 : vector<16xi32>
          %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
          %188 = math.fma %187, %75, %80 : vector<16xf32>
          %189 = arith.addi %124, %c5 : index
          %190 = vector.load %w[%189] : memref<?xi8>, vector<16xi8>
          %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
          %192 = arith.andi %191, %c16 : vector<16xi32>
          %193 = arith.shrui %121, %c20 : vector<16xi32>
          %194 = arith.andi %193, %c18 : vector<16xi32>
          %195 = arith.shli %194, %c19 : vector<16xi32>
          %196 = arith.ori %192, %195 : vector<16xi32>
          %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
          %198 = math.fma %197, %109, %114 : vector<16xf32>
          %199 = arith.addi %20, %66 : index
          %200 = arith.addi %199, %c2 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %188, %171 : vector<16xf32>
          %204 = math.fma %202, %198, %172 : vector<16xf32>
          %205 = arith.addi %21, %66 : index
          %206 = arith.addi %205, %c2 : index
          %207 = memref.load %x[%206] : memref<?xf32>
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          %209 = math.fma %208, %188, %177 : vector<16xf32>
          %210 = math.fma %208, %198, %178 : vector<16xf32>
          %211 = arith.addi %90, %c5 : index
          %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
          %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
          %214 = arith.shrui %213, %c19 : vector<16xi32>
          %215 = arith.shrui %87, %c21 : vector<16xi32>
          %216 = arith.andi %215, %c18 : vector<16xi32>
          %217 = arith.shli %216, %c19 : vector<16xi32>
          %218 = arith.ori %214, %217 : vector<16xi32>
          %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
          %220 = math.fma %219, %75, %80 : vector<16xf32>
          %221 = arith.addi %124, %c5 : index
          %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
          %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
          %224 = arith.shrui %223, %c19 : vector<16xi32>
          %225 = arith.shrui %121, %c21 : vector<16xi32>
          %226 = arith.andi %225, %c18 : vector<16xi32>
          %227 = arith.shli %226, %c19 : vector<16xi32>
          %228 = arith.ori %224, %227 : vector<16xi32>
          %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
          %230 = math.fma %229, %109, %114 : vector<16xf32>
          %231 = arith.addi %20, %66 : index
          %232 = arith.addi %231, %c22 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %220, %203 : vector<16xf32>
          %236 = math.fma %234, %230, %204 : vector<16xf32>
          %237 = arith.addi %21, %66 : index
          %238 = arith.addi %237, %c22 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %220, %209 : vector<16xf32>
          %242 = math.fma %240, %230, %210 : vector<16xf32>
          %243 = arith.addi %90, %c10 : index
          %244 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
          %245 = arith.extui %244 : vector<16xi8> to vector<16xi32>
          %246 = arith.andi %245, %c16 : vector<16xi32>
          %247 = arith.shrui %87, %c19 : vector<16xi32>
          %248 = arith.andi %247, %c18 : vector<16xi32>
          %249 = arith.shli %248, %c19 : vector<16xi32>
          %250 = arith.ori %246, %249 : vector<16xi32>
          %251 = arith.sitofp %250 : vector<16xi32> to vector<16xf32>
          %252 = math.fma %251, %75, %80 : vector<16xf32>
          %253 = arith.addi %124, %c10 : index
          %254 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
          %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
          %256 = arith.andi %255, %c16 : vector<16xi32>
          %257 = arith.shrui %121, %c19 : vector<16xi32>
          %258 = arith.andi %257, %c18 : vector<16xi32>
          %259 = arith.shli %258, %c19 : vector<16xi32>
          %260 = arith.ori %256, %259 : vector<16xi32>
          %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
          %262 = math.fma %261, %109, %114 : vector<16xf32>
          %263 = arith.addi %20, %66 : index
          %264 = arith.addi %263, %c13 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %252, %235 : vector<16xf32>
          %268 = math.fma %266, %262, %236 : vector<16xf32>
          %269 = arith.addi %21, %66 : index
          %270 = arith.addi %269, %c13 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %252, %241 : vector<16xf32>
          %274 = math.fma %272, %262, %242 : vector<16xf32>
          %275 = arith.addi %90, %c10 : index
          %276 = vector.load %w[%275] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.shrui %277, %c19 : vector<16xi32>
          %279 = arith.shrui %87, %c23 : vector<16xi32>
          %280 = arith.andi %279, %c18 : vector<16xi32>
          %281 = arith.shli %280, %c19 : vector<16xi32>
          %282 = arith.ori %278, %281 : vector<16xi32>
          %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
          %284 = math.fma %283, %75, %80 : vector<16xf32>
          %285 = arith.addi %124, %c10 : index
          %286 = vector.load %w[%285] : memref<?xi8>, vector<16xi8>
          %287 = arith.extui %286 : vector<16xi8> to vector<16xi32>
          %288 = arith.shrui %287, %c19 : vector<16xi32>
          %289 = arith.shrui %121, %c23 : vector<16xi32>
          %290 = arith.andi %289, %c18 : vector<16xi32>
          %291 = arith.shli %290, %c19 : vector<16xi32>
          %292 = arith.ori %288, %291 : vector<16xi32>
          %293 = arith.sitofp %292 : vector<16xi32> to vector<16xf32>
          %294 = math.fma %293, %109, %114 : vector<16xf32>
          %295 = arith.addi %20, %66 : index
          %296 = arith.addi %295, %c24 : index
          %297 = memref.load %x[%296] : memref<?xf32>
          %298 = vector.broadcast %297 : f32 to vector<16xf32>
          %299 = math.fma %298, %284, %267 : vector<16xf32>
          %300 = math.fma %298, %294, %268 : vector<16xf32>
          %301 = arith.addi %21, %66 : index
          %302 = arith.addi %301, %c24 : index
          %303 = memref.load %x[%302] : memref<?xf32>
          %304 = vector.broadcast %303 : f32 to vector<16xf32>
          %305 = math.fma %304, %284, %273 : vector<16xf32>
          %306 = math.fma %304, %294, %274 : vector<16xf32>
          %307 = arith.addi %90, %c25 : index
          %308 = vector.load %w[%307] : memref<?xi8>, vector<16xi8>
          %309 = arith.extui %308 : vector<16xi8> to vector<16xi32>
          %310 = arith.andi %309, %c16 : vector<16xi32>
          %311 = arith.shrui %87, %c26 : vector<16xi32>
          %312 = arith.andi %311, %c18 : vector<16xi32>
          %313 = arith.shli %312, %c19 : vector<16xi32>
          %314 = arith.ori %310, %313 : vector<16xi32>
          %315 = arith.sitofp %314 : vector<16xi32> to vector<16xf32>
          %316 = math.fma %315, %75, %80 : vector<16xf32>
          %317 = arith.addi %124, %c25 : index
          %318 = vector.load %w[%317] : memref<?xi8>, vector<16xi8>
          %319 = arith.extui %318 : vector<16xi8> to vector<16xi32>
          %320 = arith.andi %319, %c16 : vector<16xi32>
          %321 = arith.shrui %121, %c26 : vector<16xi32>
          %322 = arith.andi %321, %c18 : vector<16xi32>
          %323 = arith.shli %322, %c19 : vector<16xi32>
          %324 = arith.ori %320, %323 : vector<16xi32>
          %325 = arith.sitofp %324 : vector<16xi32> to vector<16xf32>
          %326 = math.fma %325, %109, %114 : vector<16xf32>
          %327 = arith.addi %20, %66 : index
          %328 = arith.addi %327, %c27 : index
          %329 = memref.load %x[%328] : memref<?xf32>
          %330 = vector.broadcast %329 : f32 to vector<16xf32>
          %331 = math.fma %330, %316, %299 : vector<16xf32>
          %332 = math.fma %330, %326, %300 : vector<16xf32>
          %333 = arith.addi %21, %66 : index
          %334 = arith.addi %333, %c27 : index
          %335 = memref.load %x[%334] : memref<?xf32>
          %336 = vector.broadcast %335 : f32 to vector<16xf32>
          %337 = math.fma %336, %316, %305 : vector<16xf32>
          %338 = math.fma %336, %326, %306 : vector<16xf32>
          %339 = arith.addi %90, %c25 : index
          %340 = vector.load %w[%339] : memref<?xi8>, vector<16xi8>
          %341 = arith.extui %340 : vector<16xi8> to vector<16xi32>
          %342 = arith.shrui %341, %c19 : vector<16xi32>
          %343 = arith.shrui %87, %c28 : vector<16xi32>
          %344 = arith.andi %343, %c18 : vector<16xi32>
          %345 = arith.shli %344, %c19 : vector<16xi32>
          %346 = arith.ori %342, %345 : vector<16xi32>
          %347 = arith.sitofp %346 : vector<16xi32> to vector<16xf32>
          %348 = math.fma %347, %75, %80 : vector<16xf32>
          %349 = arith.addi %124, %c25 : index
          %350 = vector.load %w[%349] : memref<?xi8>, vector<16xi8>
          %351 = arith.extui %350 : vector<16xi8> to vector<16xi32>
          %352 = arith.shrui %351, %c19 : vector<16xi32>
          %353 = arith.shrui %121, %c28 : vector<16xi32>
          %354 = arith.andi %353, %c18 : vector<16xi32>
          %355 = arith.shli %354, %c19 : vector<16xi32>
          %356 = arith.ori %352, %355 : vector<16xi32>
          %357 = arith.sitofp %356 : vector<16xi32> to vector<16xf32>
          %358 = math.fma %357, %109, %114 : vector<16xf32>
          %359 = arith.addi %20, %66 : index
          %360 = arith.addi %359, %c29 : index
          %361 = memref.load %x[%360] : memref<?xf32>
          %362 = vector.broadcast %361 : f32 to vector<16xf32>
          %363 = math.fma %362, %348, %331 : vector<16xf32>
          %364 = math.fma %362, %358, %332 : vector<16xf32>
          %365 = arith.addi %21, %66 : index
          %366 = arith.addi %365, %c29 : index
          %367 = memref.load %x[%366] : memref<?xf32>
          %368 = vector.broadcast %367 : f32 to vector<16xf32>
          %369 = math.fma %368, %348, %337 : vector<16xf32>
          %370 = math.fma %368, %358, %338 : vector<16xf32>
          scf.yield %363, %364, %369, %370 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %64#0, %64#1, %64#2, %64#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %371 = arith.muli %headDim, %c6 : index
      %372 = arith.muli %22, %c5 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.addi %373, %c6 : index
      vector.store %37#0, %3[%374] : memref<?xf32>, vector<16xf32>
      %375 = arith.muli %headDim, %c6 : index
      %376 = arith.muli %22, %c5 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.addi %377, %c5 : index
      vector.store %37#1, %3[%378] : memref<?xf32>, vector<16xf32>
      %379 = arith.muli %headDim, %c8 : index
      %380 = arith.muli %22, %c5 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.addi %381, %c6 : index
      vector.store %37#2, %3[%382] : memref<?xf32>, vector<16xf32>
      %383 = arith.muli %headDim, %c8 : index
      %384 = arith.muli %22, %c5 : index
      %385 = arith.addi %383, %384 : index
      %386 = arith.addi %385, %c5 : index
      vector.store %37#3, %3[%386] : memref<?xf32>, vector<16xf32>
    }
    %387 = arith.addi %14, %c2 : index
    %388 = arith.minsi %387, %13 : index
    scf.for %389 = %14 to %388 step %c8 {
      %390 = arith.subi %389, %14 : index
      %391 = arith.muli %390, %headDim : index
      %392 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %392 {
        scf.for %393 = %c6 to %headDim step %c5 {
          %394 = arith.muli %0, %headDim : index
          %395 = arith.addi %394, %393 : index
          %396 = vector.load %bias[%395] : memref<?xf32>, vector<16xf32>
          %397 = arith.addi %391, %393 : index
          %398 = vector.load %3[%397] : memref<?xf32>, vector<16xf32>
          %399 = arith.addf %398, %396 : vector<16xf32>
          %400 = arith.addi %391, %393 : index
          vector.store %399, %3[%400] : memref<?xf32>, vector<16xf32>
        }
      }
      %401 = arith.addi %heads, %kvHeads : index
      %402 = arith.cmpi slt, %0, %401 : index
      scf.if %402 {
        %403 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %403 {
          %404 = arith.cmpi slt, %0, %heads : index
          %407 = scf.for %405 = %c6 to %headDim step %c5 iter_args(%406 = %c9) -> (vector<16xf32>) {
            %408 = arith.addi %391, %405 : index
            %409 = vector.load %3[%408] : memref<?xf32>, vector<16xf32>
            %410 = math.fma %409, %409, %406 : vector<16xf32>
            scf.yield %410 : vector<16xf32>
          }
          %411 = wave.reduce "add" %407 : vector<16xf32>
          %412 = arith.mulf %411, %inverseHeadDim : f32
          %413 = arith.addf %412, %epsilon : f32
          %414 = math.sqrt %413 : f32
          %415 = arith.divf %c36, %414 : f32
          %416 = vector.broadcast %415 : f32 to vector<16xf32>
          scf.for %417 = %c6 to %headDim step %c5 {
            %418 = vector.load %query_norm[%417] : memref<?xf32>, vector<16xf32>
            %419 = vector.load %key_norm[%417] : memref<?xf32>, vector<16xf32>
            %420 = arith.select %404, %418, %419 : vector<16xf32>
            %421 = arith.addi %391, %417 : index
            %422 = vector.load %3[%421] : memref<?xf32>, vector<16xf32>
            %423 = arith.mulf %422, %416 : vector<16xf32>
            %424 = arith.mulf %423, %420 : vector<16xf32>
            %425 = arith.addi %391, %417 : index
            vector.store %424, %3[%425] : memref<?xf32>, vector<16xf32>
          }
        }
        %426 = arith.addi %positionsAt, %389 : index
        %427 = memref.load %step[%426] : memref<?xi32>
        %428 = arith.index_cast %427 : i32 to index
        %429 = arith.divui %headDim, %c2 : index
        %430 = arith.remui %428, %c3 : index
        %431 = arith.muli %430, %headDim : index
        %432 = arith.divui %428, %c3 : index
        %433 = arith.addi %432, %c3 : index
        %434 = arith.muli %433, %headDim : index
        scf.for %435 = %c6 to %429 step %c11 {
          %436 = arith.addi %431, %435 : index
          %437 = vector.load %rope[%436] : memref<?xf32>, vector<8xf32>
          %438 = arith.addi %431, %429 : index
          %439 = arith.addi %438, %435 : index
          %440 = vector.load %rope[%439] : memref<?xf32>, vector<8xf32>
          %441 = arith.addi %434, %435 : index
          %442 = vector.load %rope[%441] : memref<?xf32>, vector<8xf32>
          %443 = arith.addi %434, %429 : index
          %444 = arith.addi %443, %435 : index
          %445 = vector.load %rope[%444] : memref<?xf32>, vector<8xf32>
          %446 = arith.mulf %442, %437 : vector<8xf32>
          %447 = arith.mulf %445, %440 : vector<8xf32>
          %448 = arith.subf %446, %447 : vector<8xf32>
          %449 = arith.mulf %445, %437 : vector<8xf32>
          %450 = arith.mulf %442, %440 : vector<8xf32>
          %451 = arith.addf %449, %450 : vector<8xf32>
          %452 = arith.addi %391, %435 : index
          %453 = vector.load %3[%452] : memref<?xf32>, vector<8xf32>
          %454 = arith.addi %391, %429 : index
          %455 = arith.addi %454, %435 : index
          %456 = vector.load %3[%455] : memref<?xf32>, vector<8xf32>
          %457 = arith.mulf %453, %448 : vector<8xf32>
          %458 = arith.mulf %456, %451 : vector<8xf32>
          %459 = arith.subf %457, %458 : vector<8xf32>
          %460 = arith.addi %391, %435 : index
          vector.store %459, %3[%460] : memref<?xf32>, vector<8xf32>
          %461 = arith.mulf %456, %448 : vector<8xf32>
          %462 = arith.mulf %453, %451 : vector<8xf32>
          %463 = arith.addf %461, %462 : vector<8xf32>
          %464 = arith.addi %391, %429 : index
          %465 = arith.addi %464, %435 : index
          vector.store %463, %3[%465] : memref<?xf32>, vector<8xf32>
        }
      }
      %466 = arith.cmpi slt, %0, %heads : index
      scf.if %466 {
        scf.for %467 = %c6 to %headDim step %c5 {
          %468 = arith.addi %391, %467 : index
          %469 = vector.load %3[%468] : memref<?xf32>, vector<16xf32>
          %470 = arith.muli %389, %heads : index
          %471 = arith.addi %470, %0 : index
          %472 = arith.muli %471, %headDim : index
          %473 = arith.addi %472, %467 : index
          vector.store %469, %q[%473] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %474 = arith.addi %slotsAt, %389 : index
        %475 = memref.load %step[%474] : memref<?xi32>
        %476 = arith.index_cast %475 : i32 to index
        %477 = arith.cmpi sge, %476, %c6 : index
        scf.if %477 {
          %478 = arith.cmpi eq, %codec, %c6 : index
          scf.if %478 {
            %479 = arith.subi %0, %heads : index
            %480 = memref.load %scales[%479] : memref<?xf32>
            %481 = vector.broadcast %480 : f32 to vector<16xf32>
            %482 = arith.divui %476, %c5 : index
            %483 = arith.remui %476, %c5 : index
            %484 = arith.muli %headDim, %c2 : index
            %485 = arith.muli %482, %pageBytes : index
            scf.for %486 = %c6 to %headDim step %c5 {
              %487 = arith.addi %391, %486 : index
              %488 = vector.load %3[%487] : memref<?xf32>, vector<16xf32>
              %489 = arith.mulf %488, %481 : vector<16xf32>
              %490 = arith.minimumf %489, %c41 : vector<16xf32>
              %491 = arith.maximumf %490, %c42 : vector<16xf32>
              %492 = arith.truncf %491 : vector<16xf32> to vector<16xf16>
              %493 = vector.bitcast %492 : vector<16xf16> to vector<32xi8>
              %494 = arith.muli %486, %c2 : index
              vector.store %493, %5[%494] : memref<?xi8>, vector<32xi8>
            }
            %495 = arith.cmpi slt, %479, %kvHeads : index
            scf.if %495 {
              %496 = arith.muli %484, %c10 : index
              %497 = arith.muli %479, %496 : index
              %498 = arith.addi %485, %497 : index
              %499 = arith.muli %483, %c2 : index
              %500 = arith.addi %498, %499 : index
              scf.for %501 = %c6 to %headDim step %c8 {
                %502 = arith.muli %501, %c2 : index
                %503 = arith.addi %502, %c6 : index
                %504 = memref.load %5[%503] : memref<?xi8>
                %505 = arith.muli %501, %c10 : index
                %506 = arith.addi %500, %505 : index
                %507 = arith.addi %506, %c6 : index
                memref.store %504, %kv[%507] : memref<?xi8>
                %508 = arith.muli %501, %c2 : index
                %509 = arith.addi %508, %c8 : index
                %510 = memref.load %5[%509] : memref<?xi8>
                %511 = arith.muli %501, %c10 : index
                %512 = arith.addi %500, %511 : index
                %513 = arith.addi %512, %c8 : index
                memref.store %510, %kv[%513] : memref<?xi8>
              }
            } else {
              %514 = arith.subi %479, %kvHeads : index
              %515 = arith.muli %514, %c2 : index
              %516 = arith.addi %515, %c8 : index
              %517 = arith.muli %484, %c5 : index
              %518 = arith.muli %516, %517 : index
              %519 = arith.addi %485, %518 : index
              %520 = arith.muli %483, %484 : index
              %521 = arith.addi %519, %520 : index
              scf.for %522 = %c6 to %484 step %c5 {
                %523 = vector.load %5[%522] : memref<?xi8>, vector<16xi8>
                %524 = arith.addi %521, %522 : index
                vector.store %523, %kv[%524] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %525 = arith.cmpi eq, %codec, %c8 : index
          scf.if %525 {
            %526 = arith.subi %0, %heads : index
            %527 = memref.load %scales[%526] : memref<?xf32>
            %528 = vector.broadcast %527 : f32 to vector<16xf32>
            %529 = arith.divui %476, %c5 : index
            %530 = arith.remui %476, %c5 : index
            %531 = arith.muli %headDim, %c8 : index
            %532 = arith.muli %529, %pageBytes : index
            scf.for %533 = %c6 to %headDim step %c5 {
              %534 = arith.addi %391, %533 : index
              %535 = vector.load %3[%534] : memref<?xf32>, vector<16xf32>
              %536 = arith.mulf %535, %528 : vector<16xf32>
              %537 = wave.fp8_encode "e4m3" %536 : vector<16xf32> -> vector<16xi8>
              %538 = arith.muli %533, %c8 : index
              vector.store %537, %5[%538] : memref<?xi8>, vector<16xi8>
            }
            %539 = arith.cmpi slt, %526, %kvHeads : index
            scf.if %539 {
              %540 = arith.muli %531, %c10 : index
              %541 = arith.muli %526, %540 : index
              %542 = arith.addi %532, %541 : index
              %543 = arith.muli %530, %c8 : index
              %544 = arith.addi %542, %543 : index
              scf.for %545 = %c6 to %headDim step %c8 {
                %546 = arith.muli %545, %c8 : index
                %547 = arith.addi %546, %c6 : index
                %548 = memref.load %5[%547] : memref<?xi8>
                %549 = arith.muli %545, %c5 : index
                %550 = arith.addi %544, %549 : index
                %551 = arith.addi %550, %c6 : index
                memref.store %548, %kv[%551] : memref<?xi8>
              }
            } else {
              %552 = arith.subi %526, %kvHeads : index
              %553 = arith.muli %552, %c2 : index
              %554 = arith.addi %553, %c8 : index
              %555 = arith.muli %531, %c5 : index
              %556 = arith.muli %554, %555 : index
              %557 = arith.addi %532, %556 : index
              %558 = arith.muli %530, %531 : index
              %559 = arith.addi %557, %558 : index
              scf.for %560 = %c6 to %531 step %c5 {
                %561 = vector.load %5[%560] : memref<?xi8>, vector<16xi8>
                %562 = arith.addi %559, %560 : index
                vector.store %561, %kv[%562] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %563 = arith.cmpi eq, %codec, %c2 : index
          scf.if %563 {
            %564 = arith.subi %0, %heads : index
            %565 = memref.load %scales[%564] : memref<?xf32>
            %566 = vector.broadcast %565 : f32 to vector<16xf32>
            %567 = arith.divui %476, %c5 : index
            %568 = arith.remui %476, %c5 : index
            %569 = arith.muli %headDim, %c8 : index
            %570 = arith.muli %567, %pageBytes : index
            scf.for %571 = %c6 to %headDim step %c5 {
              %572 = arith.addi %391, %571 : index
              %573 = vector.load %3[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.mulf %573, %566 : vector<16xf32>
              %575 = wave.fp8_encode "e5m2" %574 : vector<16xf32> -> vector<16xi8>
              %576 = arith.muli %571, %c8 : index
              vector.store %575, %5[%576] : memref<?xi8>, vector<16xi8>
            }
            %577 = arith.cmpi slt, %564, %kvHeads : index
            scf.if %577 {
              %578 = arith.muli %569, %c10 : index
              %579 = arith.muli %564, %578 : index
              %580 = arith.addi %570, %579 : index
              %581 = arith.muli %568, %c8 : index
              %582 = arith.addi %580, %581 : index
              scf.for %583 = %c6 to %headDim step %c8 {
                %584 = arith.muli %583, %c8 : index
                %585 = arith.addi %584, %c6 : index
                %586 = memref.load %5[%585] : memref<?xi8>
                %587 = arith.muli %583, %c5 : index
                %588 = arith.addi %582, %587 : index
                %589 = arith.addi %588, %c6 : index
                memref.store %586, %kv[%589] : memref<?xi8>
              }
            } else {
              %590 = arith.subi %564, %kvHeads : index
              %591 = arith.muli %590, %c2 : index
              %592 = arith.addi %591, %c8 : index
              %593 = arith.muli %569, %c5 : index
              %594 = arith.muli %592, %593 : index
              %595 = arith.addi %570, %594 : index
              %596 = arith.muli %568, %569 : index
              %597 = arith.addi %595, %596 : index
              scf.for %598 = %c6 to %569 step %c5 {
                %599 = vector.load %5[%598] : memref<?xi8>, vector<16xi8>
                %600 = arith.addi %597, %598 : index
                vector.store %599, %kv[%600] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

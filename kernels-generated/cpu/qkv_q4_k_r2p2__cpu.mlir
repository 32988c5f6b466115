// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %82 = arith.muli %59, %c12 : index
          %83 = arith.addi %81, %82 : index
          %84 = arith.addi %83, %c6 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
          %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
          %87 = arith.andi %86, %c15 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = math.fma %88, %75, %80 : vector<16xf32>
          %90 = arith.addi %41, %c12 : index
          %91 = arith.divui %59, %c13 : index
          %92 = arith.muli %91, %c10 : index
          %93 = arith.addi %90, %92 : index
          %94 = arith.addi %93, %c6 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = arith.mulf %53, %97 : vector<16xf32>
          %99 = arith.addi %93, %c5 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
          %103 = arith.mulf %57, %102 : vector<16xf32>
          %104 = arith.addi %41, %c14 : index
          %105 = arith.muli %59, %c12 : index
          %106 = arith.addi %104, %105 : index
          %107 = arith.addi %106, %c6 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.andi %109, %c15 : vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = math.fma %111, %98, %103 : vector<16xf32>
          %113 = arith.addi %20, %66 : index
          %114 = arith.addi %113, %c6 : index
          %115 = memref.load %x[%114] : memref<?xf32>
          %116 = vector.broadcast %115 : f32 to vector<16xf32>
          %117 = math.fma %116, %89, %60 : vector<16xf32>
          %118 = math.fma %116, %112, %61 : vector<16xf32>
          %119 = arith.addi %21, %66 : index
          %120 = arith.addi %119, %c6 : index
          %121 = memref.load %x[%120] : memref<?xf32>
          %122 = vector.broadcast %121 : f32 to vector<16xf32>
          %123 = math.fma %122, %89, %62 : vector<16xf32>
          %124 = math.fma %122, %112, %63 : vector<16xf32>
          %125 = arith.addi %83, %c6 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.shrui %127, %c16 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %75, %80 : vector<16xf32>
          %131 = arith.addi %106, %c6 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
          %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
          %134 = arith.shrui %133, %c16 : vector<16xi32>
          %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %136 = math.fma %135, %98, %103 : vector<16xf32>
          %137 = arith.addi %20, %66 : index
          %138 = arith.addi %137, %c8 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %130, %117 : vector<16xf32>
          %142 = math.fma %140, %136, %118 : vector<16xf32>
          %143 = arith.addi %21, %66 : index
          %144 = arith.addi %143, %c8 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %130, %123 : vector<16xf32>
          %148 = math.fma %146, %136, %124 : vector<16xf32>
          %149 = arith.addi %83, %c5 : index
          %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
          %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
          %152 = arith.andi %151, %c15 : vector<16xi32>
          %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %154 = math.fma %153, %75, %80 : vector<16xf32>
          %155 = arith.addi %106, %c5 : index
          %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
          %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
          %158 = arith.andi %157, %c15 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = math.fma %159, %98, %103 : vector<16xf32>
          %161 = arith.addi %20, %66 : index
          %162 = arith.addi %161, %c2 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %154, %141 : vector<16xf32>
          %166 = math.fma %164, %160, %142 : vector<16xf32>
          %167 = arith.addi %21, %66 : index
          %168 = arith.addi %167, %c2 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %154, %147 : vector<16xf32>
          %172 = math.fma %170, %160, %148 : vector<16xf32>
          %173 = arith.addi %83, %c5 : index
          %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c16 : vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = math.fma %177, %75, %80 : vector<16xf32>
          %179 = arith.addi %106, %c5 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.shrui %181, %c16 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = math.fma %183, %98, %103 : vector<16xf32>
          %185 = arith.addi %20, %66 : index
          %186 = arith.addi %185, %c17 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %178, %165 : vector<16xf32>
          %190 = math.fma %188, %184, %166 : vector<16xf32>
          %191 = arith.addi %21, %66 : index
          %192 = arith.addi %191, %c17 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %178, %171 : vector<16xf32>
          %196 = math.fma %194, %184, %172 : vector<16xf32>
          %197 = arith.addi %83, %c10 : index
          %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
          %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
          %200 = arith.andi %199, %c15 : vector<16xi32>
          %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
          %202 = math.fma %201, %75, %80 : vector<16xf32>
          %203 = arith.addi %106, %c10 : index
          %204 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.andi %205, %c15 : vector<16xi32>
          %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
          %208 = math.fma %207, %98, %103 : vector<16xf32>
          %209 = arith.addi %20, %66 : index
          %210 = arith.addi %209, %c13 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %202, %189 : vector<16xf32>
          %214 = math.fma %212, %208, %190 : vector<16xf32>
          %215 = arith.addi %21, %66 : index
          %216 = arith.addi %215, %c13 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %202, %195 : vector<16xf32>
          %220 = math.fma %218, %208, %196 : vector<16xf32>
          %221 = arith.addi %83, %c10 : index
          %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
          %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
          %224 = arith.shrui %223, %c16 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %75, %80 : vector<16xf32>
          %227 = arith.addi %106, %c10 : index
          %228 = vector.load %w[%227] : memref<?xi8>, vector<16xi8>
          %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
          %230 = arith.shrui %229, %c16 : vector<16xi32>
          %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %232 = math.fma %231, %98, %103 : vector<16xf32>
          %233 = arith.addi %20, %66 : index
          %234 = arith.addi %233, %c18 : index
          %235 = memref.load %x[%234] : memref<?xf32>
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          %237 = math.fma %236, %226, %213 : vector<16xf32>
          %238 = math.fma %236, %232, %214 : vector<16xf32>
          %239 = arith.addi %21, %66 : index
          %240 = arith.addi %239, %c18 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %226, %219 : vector<16xf32>
          %244 = math.fma %242, %232, %220 : vector<16xf32>
          %245 = arith.addi %83, %c19 : index
          %246 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %247 = arith.extui %246 : vector<16xi8> to vector<16xi32>
          %248 = arith.andi %247, %c15 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = math.fma %249, %75, %80 : vector<16xf32>
          %251 = arith.addi %106, %c19 : index
          %252 = vector.load %w[%251] : memref<?xi8>, vector<16xi8>
          %253 = arith.extui %252 : vector<16xi8> to vector<16xi32>
          %254 = arith.andi %253, %c15 : vector<16xi32>
          %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
          %256 = math.fma %255, %98, %103 : vector<16xf32>
          %257 = arith.addi %20, %66 : index
          %258 = arith.addi %257, %c20 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %250, %237 : vector<16xf32>
          %262 = math.fma %260, %256, %238 : vector<16xf32>
          %263 = arith.addi %21, %66 : index
          %264 = arith.addi %263, %c20 : index
          %265 = memref.load %x[%264] : memref<?xf32>
          %266 = vector.broadcast %265 : f32 to vector<16xf32>
          %267 = math.fma %266, %250, %243 : vector<16xf32>
          %268 = math.fma %266, %256, %244 : vector<16xf32>
          %269 = arith.addi %83, %c19 : index
          %270 = vector.load %w[%269] : memref<?xi8>, vector<16xi8>
          %271 = arith.extui %270 : vector<16xi8> to vector<16xi32>
          %272 = arith.shrui %271, %c16 : vector<16xi32>
          %273 = arith.sitofp %272 : vector<16xi32> to vector<16xf32>
          %274 = math.fma %273, %75, %80 : vector<16xf32>
          %275 = arith.addi %106, %c19 : index
          %276 = vector.load %w[%275] : memref<?xi8>, vector<16xi8>
          %277 = arith.extui %276 : vector<16xi8> to vector<16xi32>
          %278 = arith.shrui %277, %c16 : vector<16xi32>
          %279 = arith.sitofp %278 : vector<16xi32> to vector<16xf32>
          %280 = math.fma %279, %98, %103 : vector<16xf32>
          %281 = arith.addi %20, %66 : index
          %282 = arith.addi %281, %c21 : index
          %283 = memref.load %x[%282] : memref<?xf32>
          %284 = vector.broadcast %283 : f32 to vector<16xf32>
          %285 = math.fma %284, %274, %261 : vector<16xf32>
          %286 = math.fma %284, %280, %262 : vector<16xf32>
          %287 = arith.addi %21, %66 : index
          %288 = arith.addi %287, %c21 : index
          %289 = memref.load %x[%288] : memref<?xf32>
          %290 = vector.broadcast %289 : f32 to vector<16xf32>
          %291 = math.fma %290, %274, %267 : vector<16xf32>
          %292 = math.fma %290, %280, %268 : vector<16xf32>
          scf.yield %285, %286, %291, %292 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %64#0, %64#1, %64#2, %64#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %293 = arith.muli %headDim, %c6 : index
      %294 = arith.muli %22, %c5 : index
      %295 = arith.addi %293, %294 : index
      %296 = arith.addi %295, %c6 : index
      vector.store %37#0, %3[%296] : memref<?xf32>, vector<16xf32>
      %297 = arith.muli %headDim, %c6 : index
      %298 = arith.muli %22, %c5 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.addi %299, %c5 : index
      vector.store %37#1, %3[%300] : memref<?xf32>, vector<16xf32>
      %301 = arith.muli %headDim, %c8 : index
      %302 = arith.muli %22, %c5 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.addi %303, %c6 : index
      vector.store %37#2, %3[%304] : memref<?xf32>, vector<16xf32>
      %305 = arith.muli %headDim, %c8 : index
      %306 = arith.muli %22, %c5 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.addi %307, %c5 : index
      vector.store %37#3, %3[%308] : memref<?xf32>, vector<16xf32>
    }
    %309 = arith.addi %14, %c2 : index
    %310 = arith.minsi %309, %13 : index
    scf.for %311 = %14 to %310 step %c8 {
      %312 = arith.subi %311, %14 : index
      %313 = arith.muli %312, %headDim : index
      %314 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %314 {
        scf.for %315 = %c6 to %headDim step %c5 {
          %316 = arith.muli %0, %headDim : index
          %317 = arith.addi %316, %315 : index
          %318 = vector.load %bias[%317] : memref<?xf32>, vector<16xf32>
          %319 = arith.addi %313, %315 : index
          %320 = vector.load %3[%319] : memref<?xf32>, vector<16xf32>
          %321 = arith.addf %320, %318 : vector<16xf32>
          %322 = arith.addi %313, %315 : index
          vector.store %321, %3[%322] : memref<?xf32>, vector<16xf32>
        }
      }
      %323 = arith.addi %heads, %kvHeads : index
      %324 = arith.cmpi slt, %0, %323 : index
      scf.if %324 {
        %325 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %325 {
          %326 = arith.cmpi slt, %0, %heads : index
          %329 = scf.for %327 = %c6 to %headDim step %c5 iter_args(%328 = %c9) -> (vector<16xf32>) {
            %330 = arith.addi %313, %327 : index
            %331 = vector.load %3[%330] : memref<?xf32>, vector<16xf32>
            %332 = math.fma %331, %331, %328 : vector<16xf32>
            scf.yield %332 : vector<16xf32>
          }
          %333 = wave.reduce "add" %329 : vector<16xf32>
          %334 = arith.mulf %333, %inverseHeadDim : f32
          %335 = arith.addf %334, %epsilon : f32
          %336 = math.sqrt %335 : f32
          %337 = arith.divf %c28, %336 : f32
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          scf.for %339 = %c6 to %headDim step %c5 {
            %340 = vector.load %query_norm[%339] : memref<?xf32>, vector<16xf32>
            %341 = vector.load %key_norm[%339] : memref<?xf32>, vector<16xf32>
            %342 = arith.select %326, %340, %341 : vector<16xf32>
            %343 = arith.addi %313, %339 : index
            %344 = vector.load %3[%343] : memref<?xf32>, vector<16xf32>
            %345 = arith.mulf %344, %338 : vector<16xf32>
            %346 = arith.mulf %345, %342 : vector<16xf32>
            %347 = arith.addi %313, %339 : index
            vector.store %346, %3[%347] : memref<?xf32>, vector<16xf32>
          }
        }
        %348 = arith.addi %positionsAt, %311 : index
        %349 = memref.load %step[%348] : memref<?xi32>
        %350 = arith.index_cast %349 : i32 to index
        %351 = arith.divui %headDim, %c2 : index
        %352 = arith.remui %350, %c3 : index
        %353 = arith.muli %352, %headDim : index
        %354 = arith.divui %350, %c3 : index
        %355 = arith.addi %354, %c3 : index
        %356 = arith.muli %355, %headDim : index
        scf.for %357 = %c6 to %351 step %c11 {
          %358 = arith.addi %353, %357 : index
          %359 = vector.load %rope[%358] : memref<?xf32>, vector<8xf32>
          %360 = arith.addi %353, %351 : index
          %361 = arith.addi %360, %357 : index
          %362 = vector.load %rope[%361] : memref<?xf32>, vector<8xf32>
          %363 = arith.addi %356, %357 : index
          %364 = vector.load %rope[%363] : memref<?xf32>, vector<8xf32>
          %365 = arith.addi %356, %351 : index
          %366 = arith.addi %365, %357 : index
          %367 = vector.load %rope[%366] : memref<?xf32>, vector<8xf32>
          %368 = arith.mulf %364, %359 : vector<8xf32>
          %369 = arith.mulf %367, %362 : vector<8xf32>
          %370 = arith.subf %368, %369 : vector<8xf32>
          %371 = arith.mulf %367, %359 : vector<8xf32>
          %372 = arith.mulf %364, %362 : vector<8xf32>
          %373 = arith.addf %371, %372 : vector<8xf32>
          %374 = arith.addi %313, %357 : index
          %375 = vector.load %3[%374] : memref<?xf32>, vector<8xf32>
          %376 = arith.addi %313, %351 : index
          %377 = arith.addi %376, %357 : index
          %378 = vector.load %3[%377] : memref<?xf32>, vector<8xf32>
          %379 = arith.mulf %375, %370 : vector<8xf32>
          %380 = arith.mulf %378, %373 : vector<8xf32>
          %381 = arith.subf %379, %380 : vector<8xf32>
          %382 = arith.addi %313, %357 : index
          vector.store %381, %3[%382] : memref<?xf32>, vector<8xf32>
          %383 = arith.mulf %378, %370 : vector<8xf32>
          %384 = arith.mulf %375, %373 : vector<8xf32>
          %385 = arith.addf %383, %384 : vector<8xf32>
          %386 = arith.addi %313, %351 : index
          %387 = arith.addi %386, %357 : index
          vector.store %385, %3[%387] : memref<?xf32>, vector<8xf32>
        }
      }
      %388 = arith.cmpi slt, %0, %heads : index
      scf.if %388 {
        scf.for %389 = %c6 to %headDim step %c5 {
          %390 = arith.addi %313, %389 : index
          %391 = vector.load %3[%390] : memref<?xf32>, vector<16xf32>
          %392 = arith.muli %311, %heads : index
          %393 = arith.addi %392, %0 : index
          %394 = arith.muli %393, %headDim : index
          %395 = arith.addi %394, %389 : index
          vector.store %391, %q[%395] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %396 = arith.addi %slotsAt, %311 : index
        %397 = memref.load %step[%396] : memref<?xi32>
        %398 = arith.index_cast %397 : i32 to index
        %399 = arith.cmpi sge, %398, %c6 : index
        scf.if %399 {
          %400 = arith.cmpi eq, %codec, %c6 : index
          scf.if %400 {
            %401 = arith.subi %0, %heads : index
            %402 = memref.load %scales[%401] : memref<?xf32>
            %403 = vector.broadcast %402 : f32 to vector<16xf32>
            %404 = arith.divui %398, %c5 : index
            %405 = arith.remui %398, %c5 : index
            %406 = arith.muli %headDim, %c2 : index
            %407 = arith.muli %404, %pageBytes : index
            scf.for %408 = %c6 to %headDim step %c5 {
              %409 = arith.addi %313, %408 : index
              %410 = vector.load %3[%409] : memref<?xf32>, vector<16xf32>
              %411 = arith.mulf %410, %403 : vector<16xf32>
              %412 = arith.minimumf %411, %c33 : vector<16xf32>
              %413 = arith.maximumf %412, %c34 : vector<16xf32>
              %414 = arith.truncf %413 : vector<16xf32> to vector<16xf16>
              %415 = vector.bitcast %414 : vector<16xf16> to vector<32xi8>
              %416 = arith.muli %408, %c2 : index
              vector.store %415, %5[%416] : memref<?xi8>, vector<32xi8>
            }
            %417 = arith.cmpi slt, %401, %kvHeads : index
            scf.if %417 {
              %418 = arith.muli %406, %c10 : index
              %419 = arith.muli %401, %418 : index
              %420 = arith.addi %407, %419 : index
              %421 = arith.muli %405, %c2 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c6 to %headDim step %c8 {
                %424 = arith.muli %423, %c2 : index
                %425 = arith.addi %424, %c6 : index
                %426 = memref.load %5[%425] : memref<?xi8>
                %427 = arith.muli %423, %c10 : index
                %428 = arith.addi %422, %427 : index
                %429 = arith.addi %428, %c6 : index
                memref.store %426, %kv[%429] : memref<?xi8>
                %430 = arith.muli %423, %c2 : index
                %431 = arith.addi %430, %c8 : index
                %432 = memref.load %5[%431] : memref<?xi8>
                %433 = arith.muli %423, %c10 : index
                %434 = arith.addi %422, %433 : index
                %435 = arith.addi %434, %c8 : index
                memref.store %432, %kv[%435] : memref<?xi8>
              }
            } else {
              %436 = arith.subi %401, %kvHeads : index
              %437 = arith.muli %436, %c2 : index
              %438 = arith.addi %437, %c8 : index
              %439 = arith.muli %406, %c5 : index
              %440 = arith.muli %438, %439 : index
              %441 = arith.addi %407, %440 : index
              %442 = arith.muli %405, %406 : index
              %443 = arith.addi %441, %442 : index
              scf.for %444 = %c6 to %406 step %c5 {
                %445 = vector.load %5[%444] : memref<?xi8>, vector<16xi8>
                %446 = arith.addi %443, %444 : index
                vector.store %445, %kv[%446] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %447 = arith.cmpi eq, %codec, %c8 : index
          scf.if %447 {
            %448 = arith.subi %0, %heads : index
            %449 = memref.load %scales[%448] : memref<?xf32>
            %450 = vector.broadcast %449 : f32 to vector<16xf32>
            %451 = arith.divui %398, %c5 : index
            %452 = arith.remui %398, %c5 : index
            %453 = arith.muli %headDim, %c8 : index
            %454 = arith.muli %451, %pageBytes : index
            scf.for %455 = %c6 to %headDim step %c5 {
              %456 = arith.addi %313, %455 : index
              %457 = vector.load %3[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.mulf %457, %450 : vector<16xf32>
              %459 = wave.fp8_encode "e4m3" %458 : vector<16xf32> -> vector<16xi8>
              %460 = arith.muli %455, %c8 : index
              vector.store %459, %5[%460] : memref<?xi8>, vector<16xi8>
            }
            %461 = arith.cmpi slt, %448, %kvHeads : index
            scf.if %461 {
              %462 = arith.muli %453, %c10 : index
              %463 = arith.muli %448, %462 : index
              %464 = arith.addi %454, %463 : index
              %465 = arith.muli %452, %c8 : index
              %466 = arith.addi %464, %465 : index
              scf.for %467 = %c6 to %headDim step %c8 {
                %468 = arith.muli %467, %c8 : index
                %469 = arith.addi %468, %c6 : index
                %470 = memref.load %5[%469] : memref<?xi8>
                %471 = arith.muli %467, %c5 : index
                %472 = arith.addi %466, %471 : index
                %473 = arith.addi %472, %c6 : index
                memref.store %470, %kv[%473] : memref<?xi8>
              }
            } else {
              %474 = arith.subi %448, %kvHeads : index
              %475 = arith.muli %474, %c2 : index
              %476 = arith.addi %475, %c8 : index
              %477 = arith.muli %453, %c5 : index
              %478 = arith.muli %476, %477 : index
              %479 = arith.addi %454, %478 : index
              %480 = arith.muli %452, %453 : index
              %481 = arith.addi %479, %480 : index
              scf.for %482 = %c6 to %453 step %c5 {
                %483 = vector.load %5[%482] : memref<?xi8>, vector<16xi8>
                %484 = arith.addi %481, %482 : index
                vector.store %483, %kv[%484] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %485 = arith.cmpi eq, %codec, %c2 : index
          scf.if %485 {
            %486 = arith.subi %0, %heads : index
            %487 = memref.load %scales[%486] : memref<?xf32>
            %488 = vector.broadcast %487 : f32 to vector<16xf32>
            %489 = arith.divui %398, %c5 : index
            %490 = arith.remui %398, %c5 : index
            %491 = arith.muli %headDim, %c8 : index
            %492 = arith.muli %489, %pageBytes : index
            scf.for %493 = %c6 to %headDim step %c5 {
              %494 = arith.addi %313, %493 : index
              %495 = vector.load %3[%494] : memref<?xf32>, vector<16xf32>
              %496 = arith.mulf %495, %488 : vector<16xf32>
              %497 = wave.fp8_encode "e5m2" %496 : vector<16xf32> -> vector<16xi8>
              %498 = arith.muli %493, %c8 : index
              vector.store %497, %5[%498] : memref<?xi8>, vector<16xi8>
            }
            %499 = arith.cmpi slt, %486, %kvHeads : index
            scf.if %499 {
              %500 = arith.muli %491, %c10 : index
              %501 = arith.muli %486, %500 : index
              %502 = arith.addi %492, %501 : index
              %503 = arith.muli %490, %c8 : index
              %504 = arith.addi %502, %503 : index
              scf.for %505 = %c6 to %headDim step %c8 {
                %506 = arith.muli %505, %c8 : index
                %507 = arith.addi %506, %c6 : index
                %508 = memref.load %5[%507] : memref<?xi8>
                %509 = arith.muli %505, %c5 : index
                %510 = arith.addi %504, %509 : index
                %511 = arith.addi %510, %c6 : index
                memref.store %508, %kv[%511] : memref<?xi8>
              }
            } else {
              %512 = arith.subi %486, %kvHeads : index
              %513 = arith.muli %512, %c2 : index
              %514 = arith.addi %513, %c8 : index
              %515 = arith.muli %491, %c5 : index
              %516 = arith.muli %514, %515 : index
              %517 = arith.addi %492, %516 : index
              %518 = arith.muli %490, %491 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c6 to %491 step %c5 {
                %521 = vector.load %5[%520] : memref<?xi8>, vector<16xi8>
                %522 = arith.addi %519, %520 : index
                vector.store %521, %kv[%522] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

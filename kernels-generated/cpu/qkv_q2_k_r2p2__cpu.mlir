// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 576 : index
  %c14 = arith.constant dense<0> : vector<16xi32>
  %c15 = arith.constant dense<3> : vector<16xi32>
  %c16 = arith.constant dense<2> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<6> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 4 : index
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
          %68 = arith.divui %59, %c2 : index
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
          %81 = arith.addi %39, %c13 : index
          %82 = arith.muli %59, %c2 : index
          %83 = arith.addi %82, %c6 : index
          %84 = arith.muli %83, %c5 : index
          %85 = arith.addi %81, %84 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.addi %39, %c13 : index
          %89 = arith.muli %59, %c2 : index
          %90 = arith.addi %89, %c8 : index
          %91 = arith.muli %90, %c5 : index
          %92 = arith.addi %88, %91 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.shrui %87, %c14 : vector<16xi32>
          %96 = arith.andi %95, %c15 : vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = math.fma %97, %75, %80 : vector<16xf32>
          %99 = arith.addi %41, %c12 : index
          %100 = arith.divui %59, %c2 : index
          %101 = arith.muli %100, %c10 : index
          %102 = arith.addi %99, %101 : index
          %103 = arith.addi %102, %c6 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = arith.mulf %53, %106 : vector<16xf32>
          %108 = arith.addi %102, %c5 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.mulf %57, %111 : vector<16xf32>
          %113 = arith.addi %41, %c13 : index
          %114 = arith.muli %59, %c2 : index
          %115 = arith.addi %114, %c6 : index
          %116 = arith.muli %115, %c5 : index
          %117 = arith.addi %113, %116 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.addi %41, %c13 : index
          %121 = arith.muli %59, %c2 : index
          %122 = arith.addi %121, %c8 : index
          %123 = arith.muli %122, %c5 : index
          %124 = arith.addi %120, %123 : index
          %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
          %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.shrui %119, %c14 : vector<16xi32>
          %128 = arith.andi %127, %c15 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %107, %112 : vector<16xf32>
          %131 = arith.addi %20, %66 : index
          %132 = arith.addi %131, %c6 : index
          %133 = memref.load %x[%132] : memref<?xf32>
          %134 = vector.broadcast %133 : f32 to vector<16xf32>
          %135 = math.fma %134, %98, %60 : vector<16xf32>
          %136 = math.fma %134, %130, %61 : vector<16xf32>
          %137 = arith.addi %21, %66 : index
          %138 = arith.addi %137, %c6 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %98, %62 : vector<16xf32>
          %142 = math.fma %140, %130, %63 : vector<16xf32>
          %143 = arith.shrui %87, %c16 : vector<16xi32>
          %144 = arith.andi %143, %c15 : vector<16xi32>
          %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
          %146 = math.fma %145, %75, %80 : vector<16xf32>
          %147 = arith.shrui %119, %c16 : vector<16xi32>
          %148 = arith.andi %147, %c15 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %107, %112 : vector<16xf32>
          %151 = arith.addi %20, %66 : index
          %152 = arith.addi %151, %c8 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %146, %135 : vector<16xf32>
          %156 = math.fma %154, %150, %136 : vector<16xf32>
          %157 = arith.addi %21, %66 : index
          %158 = arith.addi %157, %c8 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %146, %141 : vector<16xf32>
          %162 = math.fma %160, %150, %142 : vector<16xf32>
          %163 = arith.shrui %87, %c17 : vector<16xi32>
          %164 = arith.andi %163, %c15 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = math.fma %165, %75, %80 : vector<16xf32>
          %167 = arith.shrui %119, %c17 : vector<16xi32>
          %168 = arith.andi %167, %c15 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = math.fma %169, %107, %112 : vector<16xf32>
          %171 = arith.addi %20, %66 : index
          %172 = arith.addi %171, %c2 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %166, %155 : vector<16xf32>
          %176 = math.fma %174, %170, %156 : vector<16xf32>
          %177 = arith.addi %21, %66 : index
          %178 = arith.addi %177, %c2 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %166, %161 : vector<16xf32>
          %182 = math.fma %180, %170, %162 : vector<16xf32>
          %183 = arith.shrui %87, %c18 : vector<16xi32>
          %184 = arith.andi %183, %c15 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = math.fma %185, %75, %80 : vector<16xf32>
          %187 = arith.shrui %119, %c18 : vector<16xi32>
          %188 = arith.andi %187, %c15 : vector<16xi32>
          %189 = arith.sitofp %188 : vector<16xi32> to vector<16xf32>
          %190 = math.fma %189, %107, %112 : vector<16xf32>
          %191 = arith.addi %20, %66 : index
          %192 = arith.addi %191, %c19 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %186, %175 : vector<16xf32>
          %196 = math.fma %194, %190, %176 : vector<16xf32>
          %197 = arith.addi %21, %66 : index
          %198 = arith.addi %197, %c19 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %186, %181 : vector<16xf32>
          %202 = math.fma %200, %190, %182 : vector<16xf32>
          %203 = arith.shrui %94, %c14 : vector<16xi32>
          %204 = arith.andi %203, %c15 : vector<16xi32>
          %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
          %206 = math.fma %205, %75, %80 : vector<16xf32>
          %207 = arith.shrui %126, %c14 : vector<16xi32>
          %208 = arith.andi %207, %c15 : vector<16xi32>
          %209 = arith.sitofp %208 : vector<16xi32> to vector<16xf32>
          %210 = math.fma %209, %107, %112 : vector<16xf32>
          %211 = arith.addi %20, %66 : index
          %212 = arith.addi %211, %c20 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %206, %195 : vector<16xf32>
          %216 = math.fma %214, %210, %196 : vector<16xf32>
          %217 = arith.addi %21, %66 : index
          %218 = arith.addi %217, %c20 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %206, %201 : vector<16xf32>
          %222 = math.fma %220, %210, %202 : vector<16xf32>
          %223 = arith.shrui %94, %c16 : vector<16xi32>
          %224 = arith.andi %223, %c15 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %75, %80 : vector<16xf32>
          %227 = arith.shrui %126, %c16 : vector<16xi32>
          %228 = arith.andi %227, %c15 : vector<16xi32>
          %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
          %230 = math.fma %229, %107, %112 : vector<16xf32>
          %231 = arith.addi %20, %66 : index
          %232 = arith.addi %231, %c21 : index
          %233 = memref.load %x[%232] : memref<?xf32>
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          %235 = math.fma %234, %226, %215 : vector<16xf32>
          %236 = math.fma %234, %230, %216 : vector<16xf32>
          %237 = arith.addi %21, %66 : index
          %238 = arith.addi %237, %c21 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %226, %221 : vector<16xf32>
          %242 = math.fma %240, %230, %222 : vector<16xf32>
          %243 = arith.shrui %94, %c17 : vector<16xi32>
          %244 = arith.andi %243, %c15 : vector<16xi32>
          %245 = arith.sitofp %244 : vector<16xi32> to vector<16xf32>
          %246 = math.fma %245, %75, %80 : vector<16xf32>
          %247 = arith.shrui %126, %c17 : vector<16xi32>
          %248 = arith.andi %247, %c15 : vector<16xi32>
          %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
          %250 = math.fma %249, %107, %112 : vector<16xf32>
          %251 = arith.addi %20, %66 : index
          %252 = arith.addi %251, %c22 : index
          %253 = memref.load %x[%252] : memref<?xf32>
          %254 = vector.broadcast %253 : f32 to vector<16xf32>
          %255 = math.fma %254, %246, %235 : vector<16xf32>
          %256 = math.fma %254, %250, %236 : vector<16xf32>
          %257 = arith.addi %21, %66 : index
          %258 = arith.addi %257, %c22 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %246, %241 : vector<16xf32>
          %262 = math.fma %260, %250, %242 : vector<16xf32>
          %263 = arith.shrui %94, %c18 : vector<16xi32>
          %264 = arith.andi %263, %c15 : vector<16xi32>
          %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
          %266 = math.fma %265, %75, %80 : vector<16xf32>
          %267 = arith.shrui %126, %c18 : vector<16xi32>
          %268 = arith.andi %267, %c15 : vector<16xi32>
          %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
          %270 = math.fma %269, %107, %112 : vector<16xf32>
          %271 = arith.addi %20, %66 : index
          %272 = arith.addi %271, %c23 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %266, %255 : vector<16xf32>
          %276 = math.fma %274, %270, %256 : vector<16xf32>
          %277 = arith.addi %21, %66 : index
          %278 = arith.addi %277, %c23 : index
          %279 = memref.load %x[%278] : memref<?xf32>
          %280 = vector.broadcast %279 : f32 to vector<16xf32>
          %281 = math.fma %280, %266, %261 : vector<16xf32>
          %282 = math.fma %280, %270, %262 : vector<16xf32>
          scf.yield %275, %276, %281, %282 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %64#0, %64#1, %64#2, %64#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %283 = arith.muli %headDim, %c6 : index
      %284 = arith.muli %22, %c5 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.addi %285, %c6 : index
      vector.store %37#0, %3[%286] : memref<?xf32>, vector<16xf32>
      %287 = arith.muli %headDim, %c6 : index
      %288 = arith.muli %22, %c5 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c5 : index
      vector.store %37#1, %3[%290] : memref<?xf32>, vector<16xf32>
      %291 = arith.muli %headDim, %c8 : index
      %292 = arith.muli %22, %c5 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.addi %293, %c6 : index
      vector.store %37#2, %3[%294] : memref<?xf32>, vector<16xf32>
      %295 = arith.muli %headDim, %c8 : index
      %296 = arith.muli %22, %c5 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.addi %297, %c5 : index
      vector.store %37#3, %3[%298] : memref<?xf32>, vector<16xf32>
    }
    %299 = arith.addi %14, %c2 : index
    %300 = arith.minsi %299, %13 : index
    scf.for %301 = %14 to %300 step %c8 {
      %302 = arith.subi %301, %14 : index
      %303 = arith.muli %302, %headDim : index
      %304 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %304 {
        scf.for %305 = %c6 to %headDim step %c5 {
          %306 = arith.muli %0, %headDim : index
          %307 = arith.addi %306, %305 : index
          %308 = vector.load %bias[%307] : memref<?xf32>, vector<16xf32>
          %309 = arith.addi %303, %305 : index
          %310 = vector.load %3[%309] : memref<?xf32>, vector<16xf32>
          %311 = arith.addf %310, %308 : vector<16xf32>
          %312 = arith.addi %303, %305 : index
          vector.store %311, %3[%312] : memref<?xf32>, vector<16xf32>
        }
      }
      %313 = arith.addi %heads, %kvHeads : index
      %314 = arith.cmpi slt, %0, %313 : index
      scf.if %314 {
        %315 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %315 {
          %316 = arith.cmpi slt, %0, %heads : index
          %319 = scf.for %317 = %c6 to %headDim step %c5 iter_args(%318 = %c9) -> (vector<16xf32>) {
            %320 = arith.addi %303, %317 : index
            %321 = vector.load %3[%320] : memref<?xf32>, vector<16xf32>
            %322 = math.fma %321, %321, %318 : vector<16xf32>
            scf.yield %322 : vector<16xf32>
          }
          %323 = wave.reduce "add" %319 : vector<16xf32>
          %324 = arith.mulf %323, %inverseHeadDim : f32
          %325 = arith.addf %324, %epsilon : f32
          %326 = math.sqrt %325 : f32
          %327 = arith.divf %c30, %326 : f32
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          scf.for %329 = %c6 to %headDim step %c5 {
            %330 = vector.load %query_norm[%329] : memref<?xf32>, vector<16xf32>
            %331 = vector.load %key_norm[%329] : memref<?xf32>, vector<16xf32>
            %332 = arith.select %316, %330, %331 : vector<16xf32>
            %333 = arith.addi %303, %329 : index
            %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
            %335 = arith.mulf %334, %328 : vector<16xf32>
            %336 = arith.mulf %335, %332 : vector<16xf32>
            %337 = arith.addi %303, %329 : index
            vector.store %336, %3[%337] : memref<?xf32>, vector<16xf32>
          }
        }
        %338 = arith.addi %positionsAt, %301 : index
        %339 = memref.load %step[%338] : memref<?xi32>
        %340 = arith.index_cast %339 : i32 to index
        %341 = arith.divui %headDim, %c2 : index
        %342 = arith.remui %340, %c3 : index
        %343 = arith.muli %342, %headDim : index
        %344 = arith.divui %340, %c3 : index
        %345 = arith.addi %344, %c3 : index
        %346 = arith.muli %345, %headDim : index
        scf.for %347 = %c6 to %341 step %c11 {
          %348 = arith.addi %343, %347 : index
          %349 = vector.load %rope[%348] : memref<?xf32>, vector<8xf32>
          %350 = arith.addi %343, %341 : index
          %351 = arith.addi %350, %347 : index
          %352 = vector.load %rope[%351] : memref<?xf32>, vector<8xf32>
          %353 = arith.addi %346, %347 : index
          %354 = vector.load %rope[%353] : memref<?xf32>, vector<8xf32>
          %355 = arith.addi %346, %341 : index
          %356 = arith.addi %355, %347 : index
          %357 = vector.load %rope[%356] : memref<?xf32>, vector<8xf32>
          %358 = arith.mulf %354, %349 : vector<8xf32>
          %359 = arith.mulf %357, %352 : vector<8xf32>
          %360 = arith.subf %358, %359 : vector<8xf32>
          %361 = arith.mulf %357, %349 : vector<8xf32>
          %362 = arith.mulf %354, %352 : vector<8xf32>
          %363 = arith.addf %361, %362 : vector<8xf32>
          %364 = arith.addi %303, %347 : index
          %365 = vector.load %3[%364] : memref<?xf32>, vector<8xf32>
          %366 = arith.addi %303, %341 : index
          %367 = arith.addi %366, %347 : index
          %368 = vector.load %3[%367] : memref<?xf32>, vector<8xf32>
          %369 = arith.mulf %365, %360 : vector<8xf32>
          %370 = arith.mulf %368, %363 : vector<8xf32>
          %371 = arith.subf %369, %370 : vector<8xf32>
          %372 = arith.addi %303, %347 : index
          vector.store %371, %3[%372] : memref<?xf32>, vector<8xf32>
          %373 = arith.mulf %368, %360 : vector<8xf32>
          %374 = arith.mulf %365, %363 : vector<8xf32>
          %375 = arith.addf %373, %374 : vector<8xf32>
          %376 = arith.addi %303, %341 : index
          %377 = arith.addi %376, %347 : index
          vector.store %375, %3[%377] : memref<?xf32>, vector<8xf32>
        }
      }
      %378 = arith.cmpi slt, %0, %heads : index
      scf.if %378 {
        scf.for %379 = %c6 to %headDim step %c5 {
          %380 = arith.addi %303, %379 : index
          %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
          %382 = arith.muli %301, %heads : index
          %383 = arith.addi %382, %0 : index
          %384 = arith.muli %383, %headDim : index
          %385 = arith.addi %384, %379 : index
          vector.store %381, %q[%385] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %386 = arith.addi %slotsAt, %301 : index
        %387 = memref.load %step[%386] : memref<?xi32>
        %388 = arith.index_cast %387 : i32 to index
        %389 = arith.cmpi sge, %388, %c6 : index
        scf.if %389 {
          %390 = arith.cmpi eq, %codec, %c6 : index
          scf.if %390 {
            %391 = arith.subi %0, %heads : index
            %392 = memref.load %scales[%391] : memref<?xf32>
            %393 = vector.broadcast %392 : f32 to vector<16xf32>
            %394 = arith.divui %388, %c5 : index
            %395 = arith.remui %388, %c5 : index
            %396 = arith.muli %headDim, %c2 : index
            %397 = arith.muli %394, %pageBytes : index
            scf.for %398 = %c6 to %headDim step %c5 {
              %399 = arith.addi %303, %398 : index
              %400 = vector.load %3[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.mulf %400, %393 : vector<16xf32>
              %402 = arith.minimumf %401, %c35 : vector<16xf32>
              %403 = arith.maximumf %402, %c36 : vector<16xf32>
              %404 = arith.truncf %403 : vector<16xf32> to vector<16xf16>
              %405 = vector.bitcast %404 : vector<16xf16> to vector<32xi8>
              %406 = arith.muli %398, %c2 : index
              vector.store %405, %5[%406] : memref<?xi8>, vector<32xi8>
            }
            %407 = arith.cmpi slt, %391, %kvHeads : index
            scf.if %407 {
              %408 = arith.muli %396, %c10 : index
              %409 = arith.muli %391, %408 : index
              %410 = arith.addi %397, %409 : index
              %411 = arith.muli %395, %c2 : index
              %412 = arith.addi %410, %411 : index
              scf.for %413 = %c6 to %headDim step %c8 {
                %414 = arith.muli %413, %c2 : index
                %415 = arith.addi %414, %c6 : index
                %416 = memref.load %5[%415] : memref<?xi8>
                %417 = arith.muli %413, %c10 : index
                %418 = arith.addi %412, %417 : index
                %419 = arith.addi %418, %c6 : index
                memref.store %416, %kv[%419] : memref<?xi8>
                %420 = arith.muli %413, %c2 : index
                %421 = arith.addi %420, %c8 : index
                %422 = memref.load %5[%421] : memref<?xi8>
                %423 = arith.muli %413, %c10 : index
                %424 = arith.addi %412, %423 : index
                %425 = arith.addi %424, %c8 : index
                memref.store %422, %kv[%425] : memref<?xi8>
              }
            } else {
              %426 = arith.subi %391, %kvHeads : index
              %427 = arith.muli %426, %c2 : index
              %428 = arith.addi %427, %c8 : index
              %429 = arith.muli %396, %c5 : index
              %430 = arith.muli %428, %429 : index
              %431 = arith.addi %397, %430 : index
              %432 = arith.muli %395, %396 : index
              %433 = arith.addi %431, %432 : index
              scf.for %434 = %c6 to %396 step %c5 {
                %435 = vector.load %5[%434] : memref<?xi8>, vector<16xi8>
                %436 = arith.addi %433, %434 : index
                vector.store %435, %kv[%436] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %437 = arith.cmpi eq, %codec, %c8 : index
          scf.if %437 {
            %438 = arith.subi %0, %heads : index
            %439 = memref.load %scales[%438] : memref<?xf32>
            %440 = vector.broadcast %439 : f32 to vector<16xf32>
            %441 = arith.divui %388, %c5 : index
            %442 = arith.remui %388, %c5 : index
            %443 = arith.muli %headDim, %c8 : index
            %444 = arith.muli %441, %pageBytes : index
            scf.for %445 = %c6 to %headDim step %c5 {
              %446 = arith.addi %303, %445 : index
              %447 = vector.load %3[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.mulf %447, %440 : vector<16xf32>
              %449 = wave.fp8_encode "e4m3" %448 : vector<16xf32> -> vector<16xi8>
              %450 = arith.muli %445, %c8 : index
              vector.store %449, %5[%450] : memref<?xi8>, vector<16xi8>
            }
            %451 = arith.cmpi slt, %438, %kvHeads : index
            scf.if %451 {
              %452 = arith.muli %443, %c10 : index
              %453 = arith.muli %438, %452 : index
              %454 = arith.addi %444, %453 : index
              %455 = arith.muli %442, %c8 : index
              %456 = arith.addi %454, %455 : index
              scf.for %457 = %c6 to %headDim step %c8 {
                %458 = arith.muli %457, %c8 : index
                %459 = arith.addi %458, %c6 : index
                %460 = memref.load %5[%459] : memref<?xi8>
                %461 = arith.muli %457, %c5 : index
                %462 = arith.addi %456, %461 : index
                %463 = arith.addi %462, %c6 : index
                memref.store %460, %kv[%463] : memref<?xi8>
              }
            } else {
              %464 = arith.subi %438, %kvHeads : index
              %465 = arith.muli %464, %c2 : index
              %466 = arith.addi %465, %c8 : index
              %467 = arith.muli %443, %c5 : index
              %468 = arith.muli %466, %467 : index
              %469 = arith.addi %444, %468 : index
              %470 = arith.muli %442, %443 : index
              %471 = arith.addi %469, %470 : index
              scf.for %472 = %c6 to %443 step %c5 {
                %473 = vector.load %5[%472] : memref<?xi8>, vector<16xi8>
                %474 = arith.addi %471, %472 : index
                vector.store %473, %kv[%474] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %475 = arith.cmpi eq, %codec, %c2 : index
          scf.if %475 {
            %476 = arith.subi %0, %heads : index
            %477 = memref.load %scales[%476] : memref<?xf32>
            %478 = vector.broadcast %477 : f32 to vector<16xf32>
            %479 = arith.divui %388, %c5 : index
            %480 = arith.remui %388, %c5 : index
            %481 = arith.muli %headDim, %c8 : index
            %482 = arith.muli %479, %pageBytes : index
            scf.for %483 = %c6 to %headDim step %c5 {
              %484 = arith.addi %303, %483 : index
              %485 = vector.load %3[%484] : memref<?xf32>, vector<16xf32>
              %486 = arith.mulf %485, %478 : vector<16xf32>
              %487 = wave.fp8_encode "e5m2" %486 : vector<16xf32> -> vector<16xi8>
              %488 = arith.muli %483, %c8 : index
              vector.store %487, %5[%488] : memref<?xi8>, vector<16xi8>
            }
            %489 = arith.cmpi slt, %476, %kvHeads : index
            scf.if %489 {
              %490 = arith.muli %481, %c10 : index
              %491 = arith.muli %476, %490 : index
              %492 = arith.addi %482, %491 : index
              %493 = arith.muli %480, %c8 : index
              %494 = arith.addi %492, %493 : index
              scf.for %495 = %c6 to %headDim step %c8 {
                %496 = arith.muli %495, %c8 : index
                %497 = arith.addi %496, %c6 : index
                %498 = memref.load %5[%497] : memref<?xi8>
                %499 = arith.muli %495, %c5 : index
                %500 = arith.addi %494, %499 : index
                %501 = arith.addi %500, %c6 : index
                memref.store %498, %kv[%501] : memref<?xi8>
              }
            } else {
              %502 = arith.subi %476, %kvHeads : index
              %503 = arith.muli %502, %c2 : index
              %504 = arith.addi %503, %c8 : index
              %505 = arith.muli %481, %c5 : index
              %506 = arith.muli %504, %505 : index
              %507 = arith.addi %482, %506 : index
              %508 = arith.muli %480, %481 : index
              %509 = arith.addi %507, %508 : index
              scf.for %510 = %c6 to %481 step %c5 {
                %511 = vector.load %5[%510] : memref<?xi8>, vector<16xi8>
                %512 = arith.addi %509, %510 : index
                vector.store %511, %kv[%512] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %28 = %c7 to %8 step %c9 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c7 to %33 step %c9 iter_args(%35 = %c11, %36 = %c11, %37 = %c11, %38 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = arith.addi %41, %c7 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.addi %41, %c12 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.muli %34, %c4 : index
        %56:4 = scf.for %51 = %c7 to %c12 step %c9 iter_args(%52 = %35, %53 = %36, %54 = %37, %55 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %57 = arith.muli %51, %c13 : index
          %58 = arith.addi %50, %57 : index
          %59 = arith.addi %41, %c14 : index
          %60 = arith.divui %51, %c3 : index
          %61 = arith.muli %60, %c12 : index
          %62 = arith.addi %59, %61 : index
          %63 = arith.addi %62, %c7 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
          %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
          %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.mulf %45, %66 : vector<16xf32>
          %68 = arith.addi %62, %c6 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = arith.mulf %49, %71 : vector<16xf32>
          %73 = arith.addi %41, %c15 : index
          %74 = arith.muli %51, %c3 : index
          %75 = arith.addi %74, %c7 : index
          %76 = arith.muli %75, %c6 : index
          %77 = arith.addi %73, %76 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.addi %41, %c15 : index
          %81 = arith.muli %51, %c3 : index
          %82 = arith.addi %81, %c9 : index
          %83 = arith.muli %82, %c6 : index
          %84 = arith.addi %80, %83 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
          %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
          %87 = arith.shrui %79, %c16 : vector<16xi32>
          %88 = arith.andi %87, %c17 : vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = math.fma %89, %67, %72 : vector<16xf32>
          %91 = arith.addi %24, %58 : index
          %92 = arith.addi %91, %c7 : index
          %93 = memref.load %x[%92] : memref<?xf32>
          %94 = vector.broadcast %93 : f32 to vector<16xf32>
          %95 = math.fma %94, %90, %52 : vector<16xf32>
          %96 = arith.addi %25, %58 : index
          %97 = arith.addi %96, %c7 : index
          %98 = memref.load %x[%97] : memref<?xf32>
          %99 = vector.broadcast %98 : f32 to vector<16xf32>
          %100 = math.fma %99, %90, %53 : vector<16xf32>
          %101 = arith.addi %26, %58 : index
          %102 = arith.addi %101, %c7 : index
          %103 = memref.load %x[%102] : memref<?xf32>
          %104 = vector.broadcast %103 : f32 to vector<16xf32>
          %105 = math.fma %104, %90, %54 : vector<16xf32>
          %106 = arith.addi %27, %58 : index
          %107 = arith.addi %106, %c7 : index
          %108 = memref.load %x[%107] : memref<?xf32>
          %109 = vector.broadcast %108 : f32 to vector<16xf32>
          %110 = math.fma %109, %90, %55 : vector<16xf32>
          %111 = arith.shrui %79, %c18 : vector<16xi32>
          %112 = arith.andi %111, %c17 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = math.fma %113, %67, %72 : vector<16xf32>
          %115 = arith.addi %24, %58 : index
          %116 = arith.addi %115, %c9 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %114, %95 : vector<16xf32>
          %120 = arith.addi %25, %58 : index
          %121 = arith.addi %120, %c9 : index
          %122 = memref.load %x[%121] : memref<?xf32>
          %123 = vector.broadcast %122 : f32 to vector<16xf32>
          %124 = math.fma %123, %114, %100 : vector<16xf32>
          %125 = arith.addi %26, %58 : index
          %126 = arith.addi %125, %c9 : index
          %127 = memref.load %x[%126] : memref<?xf32>
          %128 = vector.broadcast %127 : f32 to vector<16xf32>
          %129 = math.fma %128, %114, %105 : vector<16xf32>
          %130 = arith.addi %27, %58 : index
          %131 = arith.addi %130, %c9 : index
          %132 = memref.load %x[%131] : memref<?xf32>
          %133 = vector.broadcast %132 : f32 to vector<16xf32>
          %134 = math.fma %133, %114, %110 : vector<16xf32>
          %135 = arith.shrui %79, %c19 : vector<16xi32>
          %136 = arith.andi %135, %c17 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %67, %72 : vector<16xf32>
          %139 = arith.addi %24, %58 : index
          %140 = arith.addi %139, %c3 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %138, %119 : vector<16xf32>
          %144 = arith.addi %25, %58 : index
          %145 = arith.addi %144, %c3 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %138, %124 : vector<16xf32>
          %149 = arith.addi %26, %58 : index
          %150 = arith.addi %149, %c3 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %138, %129 : vector<16xf32>
          %154 = arith.addi %27, %58 : index
          %155 = arith.addi %154, %c3 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %138, %134 : vector<16xf32>
          %159 = arith.shrui %79, %c20 : vector<16xi32>
          %160 = arith.andi %159, %c17 : vector<16xi32>
          %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
          %162 = math.fma %161, %67, %72 : vector<16xf32>
          %163 = arith.addi %24, %58 : index
          %164 = arith.addi %163, %c10 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %162, %143 : vector<16xf32>
          %168 = arith.addi %25, %58 : index
          %169 = arith.addi %168, %c10 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %162, %148 : vector<16xf32>
          %173 = arith.addi %26, %58 : index
          %174 = arith.addi %173, %c10 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %162, %153 : vector<16xf32>
          %178 = arith.addi %27, %58 : index
          %179 = arith.addi %178, %c10 : index
          %180 = memref.load %x[%179] : memref<?xf32>
          %181 = vector.broadcast %180 : f32 to vector<16xf32>
          %182 = math.fma %181, %162, %158 : vector<16xf32>
          %183 = arith.shrui %86, %c16 : vector<16xi32>
          %184 = arith.andi %183, %c17 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = math.fma %185, %67, %72 : vector<16xf32>
          %187 = arith.addi %24, %58 : index
          %188 = arith.addi %187, %c2 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %186, %167 : vector<16xf32>
          %192 = arith.addi %25, %58 : index
          %193 = arith.addi %192, %c2 : index
          %194 = memref.load %x[%193] : memref<?xf32>
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          %196 = math.fma %195, %186, %172 : vector<16xf32>
          %197 = arith.addi %26, %58 : index
          %198 = arith.addi %197, %c2 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %186, %177 : vector<16xf32>
          %202 = arith.addi %27, %58 : index
          %203 = arith.addi %202, %c2 : index
          %204 = memref.load %x[%203] : memref<?xf32>
          %205 = vector.broadcast %204 : f32 to vector<16xf32>
          %206 = math.fma %205, %186, %182 : vector<16xf32>
          %207 = arith.shrui %86, %c18 : vector<16xi32>
          %208 = arith.andi %207, %c17 : vector<16xi32>
          %209 = arith.sitofp %208 : vector<16xi32> to vector<16xf32>
          %210 = math.fma %209, %67, %72 : vector<16xf32>
          %211 = arith.addi %24, %58 : index
          %212 = arith.addi %211, %c21 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %210, %191 : vector<16xf32>
          %216 = arith.addi %25, %58 : index
          %217 = arith.addi %216, %c21 : index
          %218 = memref.load %x[%217] : memref<?xf32>
          %219 = vector.broadcast %218 : f32 to vector<16xf32>
          %220 = math.fma %219, %210, %196 : vector<16xf32>
          %221 = arith.addi %26, %58 : index
          %222 = arith.addi %221, %c21 : index
          %223 = memref.load %x[%222] : memref<?xf32>
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          %225 = math.fma %224, %210, %201 : vector<16xf32>
          %226 = arith.addi %27, %58 : index
          %227 = arith.addi %226, %c21 : index
          %228 = memref.load %x[%227] : memref<?xf32>
          %229 = vector.broadcast %228 : f32 to vector<16xf32>
          %230 = math.fma %229, %210, %206 : vector<16xf32>
          %231 = arith.shrui %86, %c19 : vector<16xi32>
          %232 = arith.andi %231, %c17 : vector<16xi32>
          %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
          %234 = math.fma %233, %67, %72 : vector<16xf32>
          %235 = arith.addi %24, %58 : index
          %236 = arith.addi %235, %c22 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %234, %215 : vector<16xf32>
          %240 = arith.addi %25, %58 : index
          %241 = arith.addi %240, %c22 : index
          %242 = memref.load %x[%241] : memref<?xf32>
          %243 = vector.broadcast %242 : f32 to vector<16xf32>
          %244 = math.fma %243, %234, %220 : vector<16xf32>
          %245 = arith.addi %26, %58 : index
          %246 = arith.addi %245, %c22 : index
          %247 = memref.load %x[%246] : memref<?xf32>
          %248 = vector.broadcast %247 : f32 to vector<16xf32>
          %249 = math.fma %248, %234, %225 : vector<16xf32>
          %250 = arith.addi %27, %58 : index
          %251 = arith.addi %250, %c22 : index
          %252 = memref.load %x[%251] : memref<?xf32>
          %253 = vector.broadcast %252 : f32 to vector<16xf32>
          %254 = math.fma %253, %234, %230 : vector<16xf32>
          %255 = arith.shrui %86, %c20 : vector<16xi32>
          %256 = arith.andi %255, %c17 : vector<16xi32>
          %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
          %258 = math.fma %257, %67, %72 : vector<16xf32>
          %259 = arith.addi %24, %58 : index
          %260 = arith.addi %259, %c23 : index
          %261 = memref.load %x[%260] : memref<?xf32>
          %262 = vector.broadcast %261 : f32 to vector<16xf32>
          %263 = math.fma %262, %258, %239 : vector<16xf32>
          %264 = arith.addi %25, %58 : index
          %265 = arith.addi %264, %c23 : index
          %266 = memref.load %x[%265] : memref<?xf32>
          %267 = vector.broadcast %266 : f32 to vector<16xf32>
          %268 = math.fma %267, %258, %244 : vector<16xf32>
          %269 = arith.addi %26, %58 : index
          %270 = arith.addi %269, %c23 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %258, %249 : vector<16xf32>
          %274 = arith.addi %27, %58 : index
          %275 = arith.addi %274, %c23 : index
          %276 = memref.load %x[%275] : memref<?xf32>
          %277 = vector.broadcast %276 : f32 to vector<16xf32>
          %278 = math.fma %277, %258, %254 : vector<16xf32>
          scf.yield %263, %268, %273, %278 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %56#0, %56#1, %56#2, %56#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %279 = arith.muli %headDim, %c7 : index
      %280 = arith.muli %28, %c6 : index
      %281 = arith.addi %279, %280 : index
      %282 = arith.addi %281, %c7 : index
      vector.store %39#0, %3[%282] : memref<?xf32>, vector<16xf32>
      %283 = arith.muli %headDim, %c9 : index
      %284 = arith.muli %28, %c6 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.addi %285, %c7 : index
      vector.store %39#1, %3[%286] : memref<?xf32>, vector<16xf32>
      %287 = arith.muli %headDim, %c3 : index
      %288 = arith.muli %28, %c6 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %39#2, %3[%290] : memref<?xf32>, vector<16xf32>
      %291 = arith.muli %headDim, %c10 : index
      %292 = arith.muli %28, %c6 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %39#3, %3[%294] : memref<?xf32>, vector<16xf32>
    }
    %295 = arith.addi %14, %c2 : index
    %296 = arith.minsi %295, %13 : index
    scf.for %297 = %14 to %296 step %c9 {
      %298 = arith.subi %297, %14 : index
      %299 = arith.muli %298, %headDim : index
      %300 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %300 {
        scf.for %301 = %c7 to %headDim step %c6 {
          %302 = arith.muli %0, %headDim : index
          %303 = arith.addi %302, %301 : index
          %304 = vector.load %bias[%303] : memref<?xf32>, vector<16xf32>
          %305 = arith.addi %299, %301 : index
          %306 = vector.load %3[%305] : memref<?xf32>, vector<16xf32>
          %307 = arith.addf %306, %304 : vector<16xf32>
          %308 = arith.addi %299, %301 : index
          vector.store %307, %3[%308] : memref<?xf32>, vector<16xf32>
        }
      }
      %309 = arith.addi %heads, %kvHeads : index
      %310 = arith.cmpi slt, %0, %309 : index
      scf.if %310 {
        %311 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %311 {
          %312 = arith.cmpi slt, %0, %heads : index
          %315 = scf.for %313 = %c7 to %headDim step %c6 iter_args(%314 = %c11) -> (vector<16xf32>) {
            %316 = arith.addi %299, %313 : index
            %317 = vector.load %3[%316] : memref<?xf32>, vector<16xf32>
            %318 = math.fma %317, %317, %314 : vector<16xf32>
            scf.yield %318 : vector<16xf32>
          }
          %319 = wave.reduce "add" %315 : vector<16xf32>
          %320 = arith.mulf %319, %inverseHeadDim : f32
          %321 = arith.addf %320, %epsilon : f32
          %322 = math.sqrt %321 : f32
          %323 = arith.divf %c30, %322 : f32
          %324 = vector.broadcast %323 : f32 to vector<16xf32>
          scf.for %325 = %c7 to %headDim step %c6 {
            %326 = vector.load %query_norm[%325] : memref<?xf32>, vector<16xf32>
            %327 = vector.load %key_norm[%325] : memref<?xf32>, vector<16xf32>
            %328 = arith.select %312, %326, %327 : vector<16xf32>
            %329 = arith.addi %299, %325 : index
            %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
            %331 = arith.mulf %330, %324 : vector<16xf32>
            %332 = arith.mulf %331, %328 : vector<16xf32>
            %333 = arith.addi %299, %325 : index
            vector.store %332, %3[%333] : memref<?xf32>, vector<16xf32>
          }
        }
        %334 = arith.addi %positionsAt, %297 : index
        %335 = memref.load %step[%334] : memref<?xi32>
        %336 = arith.index_cast %335 : i32 to index
        %337 = arith.divui %headDim, %c3 : index
        %338 = arith.remui %336, %c4 : index
        %339 = arith.muli %338, %headDim : index
        %340 = arith.divui %336, %c4 : index
        %341 = arith.addi %340, %c4 : index
        %342 = arith.muli %341, %headDim : index
        scf.for %343 = %c7 to %337 step %c13 {
          %344 = arith.addi %339, %343 : index
          %345 = vector.load %rope[%344] : memref<?xf32>, vector<8xf32>
          %346 = arith.addi %339, %337 : index
          %347 = arith.addi %346, %343 : index
          %348 = vector.load %rope[%347] : memref<?xf32>, vector<8xf32>
          %349 = arith.addi %342, %343 : index
          %350 = vector.load %rope[%349] : memref<?xf32>, vector<8xf32>
          %351 = arith.addi %342, %337 : index
          %352 = arith.addi %351, %343 : index
          %353 = vector.load %rope[%352] : memref<?xf32>, vector<8xf32>
          %354 = arith.mulf %350, %345 : vector<8xf32>
          %355 = arith.mulf %353, %348 : vector<8xf32>
          %356 = arith.subf %354, %355 : vector<8xf32>
          %357 = arith.mulf %353, %345 : vector<8xf32>
          %358 = arith.mulf %350, %348 : vector<8xf32>
          %359 = arith.addf %357, %358 : vector<8xf32>
          %360 = arith.addi %299, %343 : index
          %361 = vector.load %3[%360] : memref<?xf32>, vector<8xf32>
          %362 = arith.addi %299, %337 : index
          %363 = arith.addi %362, %343 : index
          %364 = vector.load %3[%363] : memref<?xf32>, vector<8xf32>
          %365 = arith.mulf %361, %356 : vector<8xf32>
          %366 = arith.mulf %364, %359 : vector<8xf32>
          %367 = arith.subf %365, %366 : vector<8xf32>
          %368 = arith.addi %299, %343 : index
          vector.store %367, %3[%368] : memref<?xf32>, vector<8xf32>
          %369 = arith.mulf %364, %356 : vector<8xf32>
          %370 = arith.mulf %361, %359 : vector<8xf32>
          %371 = arith.addf %369, %370 : vector<8xf32>
          %372 = arith.addi %299, %337 : index
          %373 = arith.addi %372, %343 : index
          vector.store %371, %3[%373] : memref<?xf32>, vector<8xf32>
        }
      }
      %374 = arith.cmpi slt, %0, %heads : index
      scf.if %374 {
        scf.for %375 = %c7 to %headDim step %c6 {
          %376 = arith.addi %299, %375 : index
          %377 = vector.load %3[%376] : memref<?xf32>, vector<16xf32>
          %378 = arith.muli %297, %heads : index
          %379 = arith.addi %378, %0 : index
          %380 = arith.muli %379, %headDim : index
          %381 = arith.addi %380, %375 : index
          vector.store %377, %q[%381] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %382 = arith.addi %slotsAt, %297 : index
        %383 = memref.load %step[%382] : memref<?xi32>
        %384 = arith.index_cast %383 : i32 to index
        %385 = arith.cmpi sge, %384, %c7 : index
        scf.if %385 {
          %386 = arith.cmpi eq, %codec, %c7 : index
          scf.if %386 {
            %387 = arith.subi %0, %heads : index
            %388 = memref.load %scales[%387] : memref<?xf32>
            %389 = vector.broadcast %388 : f32 to vector<16xf32>
            %390 = arith.divui %384, %c6 : index
            %391 = arith.remui %384, %c6 : index
            %392 = arith.muli %headDim, %c3 : index
            %393 = arith.muli %390, %pageBytes : index
            scf.for %394 = %c7 to %headDim step %c6 {
              %395 = arith.addi %299, %394 : index
              %396 = vector.load %3[%395] : memref<?xf32>, vector<16xf32>
              %397 = arith.mulf %396, %389 : vector<16xf32>
              %398 = arith.minimumf %397, %c35 : vector<16xf32>
              %399 = arith.maximumf %398, %c36 : vector<16xf32>
              %400 = arith.truncf %399 : vector<16xf32> to vector<16xf16>
              %401 = vector.bitcast %400 : vector<16xf16> to vector<32xi8>
              %402 = arith.muli %394, %c3 : index
              vector.store %401, %5[%402] : memref<?xi8>, vector<32xi8>
            }
            %403 = arith.cmpi slt, %387, %kvHeads : index
            scf.if %403 {
              %404 = arith.muli %392, %c12 : index
              %405 = arith.muli %387, %404 : index
              %406 = arith.addi %393, %405 : index
              %407 = arith.muli %391, %c3 : index
              %408 = arith.addi %406, %407 : index
              scf.for %409 = %c7 to %headDim step %c9 {
                %410 = arith.muli %409, %c3 : index
                %411 = arith.addi %410, %c7 : index
                %412 = memref.load %5[%411] : memref<?xi8>
                %413 = arith.muli %409, %c12 : index
                %414 = arith.addi %408, %413 : index
                %415 = arith.addi %414, %c7 : index
                memref.store %412, %kv[%415] : memref<?xi8>
                %416 = arith.muli %409, %c3 : index
                %417 = arith.addi %416, %c9 : index
                %418 = memref.load %5[%417] : memref<?xi8>
                %419 = arith.muli %409, %c12 : index
                %420 = arith.addi %408, %419 : index
                %421 = arith.addi %420, %c9 : index
                memref.store %418, %kv[%421] : memref<?xi8>
              }
            } else {
              %422 = arith.subi %387, %kvHeads : index
              %423 = arith.muli %422, %c3 : index
              %424 = arith.addi %423, %c9 : index
              %425 = arith.muli %392, %c6 : index
              %426 = arith.muli %424, %425 : index
              %427 = arith.addi %393, %426 : index
              %428 = arith.muli %391, %392 : index
              %429 = arith.addi %427, %428 : index
              scf.for %430 = %c7 to %392 step %c6 {
                %431 = vector.load %5[%430] : memref<?xi8>, vector<16xi8>
                %432 = arith.addi %429, %430 : index
                vector.store %431, %kv[%432] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %433 = arith.cmpi eq, %codec, %c9 : index
          scf.if %433 {
            %434 = arith.subi %0, %heads : index
            %435 = memref.load %scales[%434] : memref<?xf32>
            %436 = vector.broadcast %435 : f32 to vector<16xf32>
            %437 = arith.divui %384, %c6 : index
            %438 = arith.remui %384, %c6 : index
            %439 = arith.muli %headDim, %c9 : index
            %440 = arith.muli %437, %pageBytes : index
            scf.for %441 = %c7 to %headDim step %c6 {
              %442 = arith.addi %299, %441 : index
              %443 = vector.load %3[%442] : memref<?xf32>, vector<16xf32>
              %444 = arith.mulf %443, %436 : vector<16xf32>
              %445 = wave.fp8_encode "e4m3" %444 : vector<16xf32> -> vector<16xi8>
              %446 = arith.muli %441, %c9 : index
              vector.store %445, %5[%446] : memref<?xi8>, vector<16xi8>
            }
            %447 = arith.cmpi slt, %434, %kvHeads : index
            scf.if %447 {
              %448 = arith.muli %439, %c12 : index
              %449 = arith.muli %434, %448 : index
              %450 = arith.addi %440, %449 : index
              %451 = arith.muli %438, %c9 : index
              %452 = arith.addi %450, %451 : index
              scf.for %453 = %c7 to %headDim step %c9 {
                %454 = arith.muli %453, %c9 : index
                %455 = arith.addi %454, %c7 : index
                %456 = memref.load %5[%455] : memref<?xi8>
                %457 = arith.muli %453, %c6 : index
                %458 = arith.addi %452, %457 : index
                %459 = arith.addi %458, %c7 : index
                memref.store %456, %kv[%459] : memref<?xi8>
              }
            } else {
              %460 = arith.subi %434, %kvHeads : index
              %461 = arith.muli %460, %c3 : index
              %462 = arith.addi %461, %c9 : index
              %463 = arith.muli %439, %c6 : index
              %464 = arith.muli %462, %463 : index
              %465 = arith.addi %440, %464 : index
              %466 = arith.muli %438, %439 : index
              %467 = arith.addi %465, %466 : index
              scf.for %468 = %c7 to %439 step %c6 {
                %469 = vector.load %5[%468] : memref<?xi8>, vector<16xi8>
                %470 = arith.addi %467, %468 : index
                vector.store %469, %kv[%470] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %471 = arith.cmpi eq, %codec, %c3 : index
          scf.if %471 {
            %472 = arith.subi %0, %heads : index
            %473 = memref.load %scales[%472] : memref<?xf32>
            %474 = vector.broadcast %473 : f32 to vector<16xf32>
            %475 = arith.divui %384, %c6 : index
            %476 = arith.remui %384, %c6 : index
            %477 = arith.muli %headDim, %c9 : index
            %478 = arith.muli %475, %pageBytes : index
            scf.for %479 = %c7 to %headDim step %c6 {
              %480 = arith.addi %299, %479 : index
              %481 = vector.load %3[%480] : memref<?xf32>, vector<16xf32>
              %482 = arith.mulf %481, %474 : vector<16xf32>
              %483 = wave.fp8_encode "e5m2" %482 : vector<16xf32> -> vector<16xi8>
              %484 = arith.muli %479, %c9 : index
              vector.store %483, %5[%484] : memref<?xi8>, vector<16xi8>
            }
            %485 = arith.cmpi slt, %472, %kvHeads : index
            scf.if %485 {
              %486 = arith.muli %477, %c12 : index
              %487 = arith.muli %472, %486 : index
              %488 = arith.addi %478, %487 : index
              %489 = arith.muli %476, %c9 : index
              %490 = arith.addi %488, %489 : index
              scf.for %491 = %c7 to %headDim step %c9 {
                %492 = arith.muli %491, %c9 : index
                %493 = arith.addi %492, %c7 : index
                %494 = memref.load %5[%493] : memref<?xi8>
                %495 = arith.muli %491, %c6 : index
                %496 = arith.addi %490, %495 : index
                %497 = arith.addi %496, %c7 : index
                memref.store %494, %kv[%497] : memref<?xi8>
              }
            } else {
              %498 = arith.subi %472, %kvHeads : index
              %499 = arith.muli %498, %c3 : index
              %500 = arith.addi %499, %c9 : index
              %501 = arith.muli %477, %c6 : index
              %502 = arith.muli %500, %501 : index
              %503 = arith.addi %478, %502 : index
              %504 = arith.muli %476, %477 : index
              %505 = arith.addi %503, %504 : index
              scf.for %506 = %c7 to %477 step %c6 {
                %507 = vector.load %5[%506] : memref<?xi8>, vector<16xi8>
                %508 = arith.addi %505, %506 : index
                vector.store %507, %kv[%508] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

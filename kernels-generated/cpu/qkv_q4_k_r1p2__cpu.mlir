// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
          %75 = arith.muli %54, %c12 : index
          %76 = arith.addi %74, %75 : index
          %77 = arith.addi %76, %c7 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.andi %79, %c15 : vector<16xi32>
          %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
          %82 = math.fma %81, %68, %73 : vector<16xf32>
          %83 = arith.addi %36, %c12 : index
          %84 = arith.divui %54, %c13 : index
          %85 = arith.muli %84, %c10 : index
          %86 = arith.addi %83, %85 : index
          %87 = arith.addi %86, %c7 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %48, %90 : vector<16xf32>
          %92 = arith.addi %86, %c6 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = arith.mulf %52, %95 : vector<16xf32>
          %97 = arith.addi %36, %c14 : index
          %98 = arith.muli %54, %c12 : index
          %99 = arith.addi %97, %98 : index
          %100 = arith.addi %99, %c7 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.andi %102, %c15 : vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = math.fma %104, %91, %96 : vector<16xf32>
          %106 = arith.addi %18, %59 : index
          %107 = arith.addi %106, %c7 : index
          %108 = memref.load %x[%107] : memref<?xf32>
          %109 = vector.broadcast %108 : f32 to vector<16xf32>
          %110 = math.fma %109, %82, %55 : vector<16xf32>
          %111 = math.fma %109, %105, %56 : vector<16xf32>
          %112 = arith.addi %76, %c7 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.shrui %114, %c16 : vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = math.fma %116, %68, %73 : vector<16xf32>
          %118 = arith.addi %99, %c7 : index
          %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.shrui %120, %c16 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = math.fma %122, %91, %96 : vector<16xf32>
          %124 = arith.addi %18, %59 : index
          %125 = arith.addi %124, %c2 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %117, %110 : vector<16xf32>
          %129 = math.fma %127, %123, %111 : vector<16xf32>
          %130 = arith.addi %76, %c6 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.andi %132, %c15 : vector<16xi32>
          %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %135 = math.fma %134, %68, %73 : vector<16xf32>
          %136 = arith.addi %99, %c6 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.andi %138, %c15 : vector<16xi32>
          %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
          %141 = math.fma %140, %91, %96 : vector<16xf32>
          %142 = arith.addi %18, %59 : index
          %143 = arith.addi %142, %c3 : index
          %144 = memref.load %x[%143] : memref<?xf32>
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          %146 = math.fma %145, %135, %128 : vector<16xf32>
          %147 = math.fma %145, %141, %129 : vector<16xf32>
          %148 = arith.addi %76, %c6 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.shrui %150, %c16 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = math.fma %152, %68, %73 : vector<16xf32>
          %154 = arith.addi %99, %c6 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.shrui %156, %c16 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = math.fma %158, %91, %96 : vector<16xf32>
          %160 = arith.addi %18, %59 : index
          %161 = arith.addi %160, %c17 : index
          %162 = memref.load %x[%161] : memref<?xf32>
          %163 = vector.broadcast %162 : f32 to vector<16xf32>
          %164 = math.fma %163, %153, %146 : vector<16xf32>
          %165 = math.fma %163, %159, %147 : vector<16xf32>
          %166 = arith.addi %76, %c10 : index
          %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
          %169 = arith.andi %168, %c15 : vector<16xi32>
          %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %171 = math.fma %170, %68, %73 : vector<16xf32>
          %172 = arith.addi %99, %c10 : index
          %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
          %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
          %175 = arith.andi %174, %c15 : vector<16xi32>
          %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
          %177 = math.fma %176, %91, %96 : vector<16xf32>
          %178 = arith.addi %18, %59 : index
          %179 = arith.addi %178, %c13 : index
          %180 = memref.load %x[%179] : memref<?xf32>
          %181 = vector.broadcast %180 : f32 to vector<16xf32>
          %182 = math.fma %181, %171, %164 : vector<16xf32>
          %183 = math.fma %181, %177, %165 : vector<16xf32>
          %184 = arith.addi %76, %c10 : index
          %185 = vector.load %w[%184] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.shrui %186, %c16 : vector<16xi32>
          %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
          %189 = math.fma %188, %68, %73 : vector<16xf32>
          %190 = arith.addi %99, %c10 : index
          %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
          %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
          %193 = arith.shrui %192, %c16 : vector<16xi32>
          %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
          %195 = math.fma %194, %91, %96 : vector<16xf32>
          %196 = arith.addi %18, %59 : index
          %197 = arith.addi %196, %c18 : index
          %198 = memref.load %x[%197] : memref<?xf32>
          %199 = vector.broadcast %198 : f32 to vector<16xf32>
          %200 = math.fma %199, %189, %182 : vector<16xf32>
          %201 = math.fma %199, %195, %183 : vector<16xf32>
          %202 = arith.addi %76, %c19 : index
          %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
          %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
          %205 = arith.andi %204, %c15 : vector<16xi32>
          %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
          %207 = math.fma %206, %68, %73 : vector<16xf32>
          %208 = arith.addi %99, %c19 : index
          %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
          %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
          %211 = arith.andi %210, %c15 : vector<16xi32>
          %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
          %213 = math.fma %212, %91, %96 : vector<16xf32>
          %214 = arith.addi %18, %59 : index
          %215 = arith.addi %214, %c20 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %207, %200 : vector<16xf32>
          %219 = math.fma %217, %213, %201 : vector<16xf32>
          %220 = arith.addi %76, %c19 : index
          %221 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
          %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
          %223 = arith.shrui %222, %c16 : vector<16xi32>
          %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
          %225 = math.fma %224, %68, %73 : vector<16xf32>
          %226 = arith.addi %99, %c19 : index
          %227 = vector.load %w[%226] : memref<?xi8>, vector<16xi8>
          %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
          %229 = arith.shrui %228, %c16 : vector<16xi32>
          %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
          %231 = math.fma %230, %91, %96 : vector<16xf32>
          %232 = arith.addi %18, %59 : index
          %233 = arith.addi %232, %c21 : index
          %234 = memref.load %x[%233] : memref<?xf32>
          %235 = vector.broadcast %234 : f32 to vector<16xf32>
          %236 = math.fma %235, %225, %218 : vector<16xf32>
          %237 = math.fma %235, %231, %219 : vector<16xf32>
          scf.yield %236, %237 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %57#0, %57#1 : vector<16xf32>, vector<16xf32>
      }
      %238 = arith.muli %headDim, %c7 : index
      %239 = arith.muli %19, %c6 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c7 : index
      vector.store %32#0, %3[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.muli %headDim, %c7 : index
      %243 = arith.muli %19, %c6 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.addi %244, %c6 : index
      vector.store %32#1, %3[%245] : memref<?xf32>, vector<16xf32>
    }
    %246 = arith.addi %14, %c2 : index
    %247 = arith.minsi %246, %13 : index
    scf.for %248 = %14 to %247 step %c2 {
      %249 = arith.subi %248, %14 : index
      %250 = arith.muli %249, %headDim : index
      %251 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %251 {
        scf.for %252 = %c7 to %headDim step %c6 {
          %253 = arith.muli %0, %headDim : index
          %254 = arith.addi %253, %252 : index
          %255 = vector.load %bias[%254] : memref<?xf32>, vector<16xf32>
          %256 = arith.addi %250, %252 : index
          %257 = vector.load %3[%256] : memref<?xf32>, vector<16xf32>
          %258 = arith.addf %257, %255 : vector<16xf32>
          %259 = arith.addi %250, %252 : index
          vector.store %258, %3[%259] : memref<?xf32>, vector<16xf32>
        }
      }
      %260 = arith.addi %heads, %kvHeads : index
      %261 = arith.cmpi slt, %0, %260 : index
      scf.if %261 {
        %262 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %262 {
          %263 = arith.cmpi slt, %0, %heads : index
          %266 = scf.for %264 = %c7 to %headDim step %c6 iter_args(%265 = %c9) -> (vector<16xf32>) {
            %267 = arith.addi %250, %264 : index
            %268 = vector.load %3[%267] : memref<?xf32>, vector<16xf32>
            %269 = math.fma %268, %268, %265 : vector<16xf32>
            scf.yield %269 : vector<16xf32>
          }
          %270 = wave.reduce "add" %266 : vector<16xf32>
          %271 = arith.mulf %270, %inverseHeadDim : f32
          %272 = arith.addf %271, %epsilon : f32
          %273 = math.sqrt %272 : f32
          %274 = arith.divf %c28, %273 : f32
          %275 = vector.broadcast %274 : f32 to vector<16xf32>
          scf.for %276 = %c7 to %headDim step %c6 {
            %277 = vector.load %query_norm[%276] : memref<?xf32>, vector<16xf32>
            %278 = vector.load %key_norm[%276] : memref<?xf32>, vector<16xf32>
            %279 = arith.select %263, %277, %278 : vector<16xf32>
            %280 = arith.addi %250, %276 : index
            %281 = vector.load %3[%280] : memref<?xf32>, vector<16xf32>
            %282 = arith.mulf %281, %275 : vector<16xf32>
            %283 = arith.mulf %282, %279 : vector<16xf32>
            %284 = arith.addi %250, %276 : index
            vector.store %283, %3[%284] : memref<?xf32>, vector<16xf32>
          }
        }
        %285 = arith.addi %positionsAt, %248 : index
        %286 = memref.load %step[%285] : memref<?xi32>
        %287 = arith.index_cast %286 : i32 to index
        %288 = arith.divui %headDim, %c3 : index
        %289 = arith.remui %287, %c4 : index
        %290 = arith.muli %289, %headDim : index
        %291 = arith.divui %287, %c4 : index
        %292 = arith.addi %291, %c4 : index
        %293 = arith.muli %292, %headDim : index
        scf.for %294 = %c7 to %288 step %c11 {
          %295 = arith.addi %290, %294 : index
          %296 = vector.load %rope[%295] : memref<?xf32>, vector<8xf32>
          %297 = arith.addi %290, %288 : index
          %298 = arith.addi %297, %294 : index
          %299 = vector.load %rope[%298] : memref<?xf32>, vector<8xf32>
          %300 = arith.addi %293, %294 : index
          %301 = vector.load %rope[%300] : memref<?xf32>, vector<8xf32>
          %302 = arith.addi %293, %288 : index
          %303 = arith.addi %302, %294 : index
          %304 = vector.load %rope[%303] : memref<?xf32>, vector<8xf32>
          %305 = arith.mulf %301, %296 : vector<8xf32>
          %306 = arith.mulf %304, %299 : vector<8xf32>
          %307 = arith.subf %305, %306 : vector<8xf32>
          %308 = arith.mulf %304, %296 : vector<8xf32>
          %309 = arith.mulf %301, %299 : vector<8xf32>
          %310 = arith.addf %308, %309 : vector<8xf32>
          %311 = arith.addi %250, %294 : index
          %312 = vector.load %3[%311] : memref<?xf32>, vector<8xf32>
          %313 = arith.addi %250, %288 : index
          %314 = arith.addi %313, %294 : index
          %315 = vector.load %3[%314] : memref<?xf32>, vector<8xf32>
          %316 = arith.mulf %312, %307 : vector<8xf32>
          %317 = arith.mulf %315, %310 : vector<8xf32>
          %318 = arith.subf %316, %317 : vector<8xf32>
          %319 = arith.addi %250, %294 : index
          vector.store %318, %3[%319] : memref<?xf32>, vector<8xf32>
          %320 = arith.mulf %315, %307 : vector<8xf32>
          %321 = arith.mulf %312, %310 : vector<8xf32>
          %322 = arith.addf %320, %321 : vector<8xf32>
          %323 = arith.addi %250, %288 : index
          %324 = arith.addi %323, %294 : index
          vector.store %322, %3[%324] : memref<?xf32>, vector<8xf32>
        }
      }
      %325 = arith.cmpi slt, %0, %heads : index
      scf.if %325 {
        scf.for %326 = %c7 to %headDim step %c6 {
          %327 = arith.addi %250, %326 : index
          %328 = vector.load %3[%327] : memref<?xf32>, vector<16xf32>
          %329 = arith.muli %248, %heads : index
          %330 = arith.addi %329, %0 : index
          %331 = arith.muli %330, %headDim : index
          %332 = arith.addi %331, %326 : index
          vector.store %328, %q[%332] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %333 = arith.addi %slotsAt, %248 : index
        %334 = memref.load %step[%333] : memref<?xi32>
        %335 = arith.index_cast %334 : i32 to index
        %336 = arith.cmpi sge, %335, %c7 : index
        scf.if %336 {
          %337 = arith.cmpi eq, %codec, %c7 : index
          scf.if %337 {
            %338 = arith.subi %0, %heads : index
            %339 = memref.load %scales[%338] : memref<?xf32>
            %340 = vector.broadcast %339 : f32 to vector<16xf32>
            %341 = arith.divui %335, %c6 : index
            %342 = arith.remui %335, %c6 : index
            %343 = arith.muli %headDim, %c3 : index
            %344 = arith.muli %341, %pageBytes : index
            scf.for %345 = %c7 to %headDim step %c6 {
              %346 = arith.addi %250, %345 : index
              %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.mulf %347, %340 : vector<16xf32>
              %349 = arith.minimumf %348, %c33 : vector<16xf32>
              %350 = arith.maximumf %349, %c34 : vector<16xf32>
              %351 = arith.truncf %350 : vector<16xf32> to vector<16xf16>
              %352 = vector.bitcast %351 : vector<16xf16> to vector<32xi8>
              %353 = arith.muli %345, %c3 : index
              vector.store %352, %5[%353] : memref<?xi8>, vector<32xi8>
            }
            %354 = arith.cmpi slt, %338, %kvHeads : index
            scf.if %354 {
              %355 = arith.muli %343, %c10 : index
              %356 = arith.muli %338, %355 : index
              %357 = arith.addi %344, %356 : index
              %358 = arith.muli %342, %c3 : index
              %359 = arith.addi %357, %358 : index
              scf.for %360 = %c7 to %headDim step %c2 {
                %361 = arith.muli %360, %c3 : index
                %362 = arith.addi %361, %c7 : index
                %363 = memref.load %5[%362] : memref<?xi8>
                %364 = arith.muli %360, %c10 : index
                %365 = arith.addi %359, %364 : index
                %366 = arith.addi %365, %c7 : index
                memref.store %363, %kv[%366] : memref<?xi8>
                %367 = arith.muli %360, %c3 : index
                %368 = arith.addi %367, %c2 : index
                %369 = memref.load %5[%368] : memref<?xi8>
                %370 = arith.muli %360, %c10 : index
                %371 = arith.addi %359, %370 : index
                %372 = arith.addi %371, %c2 : index
                memref.store %369, %kv[%372] : memref<?xi8>
              }
            } else {
              %373 = arith.subi %338, %kvHeads : index
              %374 = arith.muli %373, %c3 : index
              %375 = arith.addi %374, %c2 : index
              %376 = arith.muli %343, %c6 : index
              %377 = arith.muli %375, %376 : index
              %378 = arith.addi %344, %377 : index
              %379 = arith.muli %342, %343 : index
              %380 = arith.addi %378, %379 : index
              scf.for %381 = %c7 to %343 step %c6 {
                %382 = vector.load %5[%381] : memref<?xi8>, vector<16xi8>
                %383 = arith.addi %380, %381 : index
                vector.store %382, %kv[%383] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %384 = arith.cmpi eq, %codec, %c2 : index
          scf.if %384 {
            %385 = arith.subi %0, %heads : index
            %386 = memref.load %scales[%385] : memref<?xf32>
            %387 = vector.broadcast %386 : f32 to vector<16xf32>
            %388 = arith.divui %335, %c6 : index
            %389 = arith.remui %335, %c6 : index
            %390 = arith.muli %headDim, %c2 : index
            %391 = arith.muli %388, %pageBytes : index
            scf.for %392 = %c7 to %headDim step %c6 {
              %393 = arith.addi %250, %392 : index
              %394 = vector.load %3[%393] : memref<?xf32>, vector<16xf32>
              %395 = arith.mulf %394, %387 : vector<16xf32>
              %396 = wave.fp8_encode "e4m3" %395 : vector<16xf32> -> vector<16xi8>
              %397 = arith.muli %392, %c2 : index
              vector.store %396, %5[%397] : memref<?xi8>, vector<16xi8>
            }
            %398 = arith.cmpi slt, %385, %kvHeads : index
            scf.if %398 {
              %399 = arith.muli %390, %c10 : index
              %400 = arith.muli %385, %399 : index
              %401 = arith.addi %391, %400 : index
              %402 = arith.muli %389, %c2 : index
              %403 = arith.addi %401, %402 : index
              scf.for %404 = %c7 to %headDim step %c2 {
                %405 = arith.muli %404, %c2 : index
                %406 = arith.addi %405, %c7 : index
                %407 = memref.load %5[%406] : memref<?xi8>
                %408 = arith.muli %404, %c6 : index
                %409 = arith.addi %403, %408 : index
                %410 = arith.addi %409, %c7 : index
                memref.store %407, %kv[%410] : memref<?xi8>
              }
            } else {
              %411 = arith.subi %385, %kvHeads : index
              %412 = arith.muli %411, %c3 : index
              %413 = arith.addi %412, %c2 : index
              %414 = arith.muli %390, %c6 : index
              %415 = arith.muli %413, %414 : index
              %416 = arith.addi %391, %415 : index
              %417 = arith.muli %389, %390 : index
              %418 = arith.addi %416, %417 : index
              scf.for %419 = %c7 to %390 step %c6 {
                %420 = vector.load %5[%419] : memref<?xi8>, vector<16xi8>
                %421 = arith.addi %418, %419 : index
                vector.store %420, %kv[%421] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %422 = arith.cmpi eq, %codec, %c3 : index
          scf.if %422 {
            %423 = arith.subi %0, %heads : index
            %424 = memref.load %scales[%423] : memref<?xf32>
            %425 = vector.broadcast %424 : f32 to vector<16xf32>
            %426 = arith.divui %335, %c6 : index
            %427 = arith.remui %335, %c6 : index
            %428 = arith.muli %headDim, %c2 : index
            %429 = arith.muli %426, %pageBytes : index
            scf.for %430 = %c7 to %headDim step %c6 {
              %431 = arith.addi %250, %430 : index
              %432 = vector.load %3[%431] : memref<?xf32>, vector<16xf32>
              %433 = arith.mulf %432, %425 : vector<16xf32>
              %434 = wave.fp8_encode "e5m2" %433 : vector<16xf32> -> vector<16xi8>
              %435 = arith.muli %430, %c2 : index
              vector.store %434, %5[%435] : memref<?xi8>, vector<16xi8>
            }
            %436 = arith.cmpi slt, %423, %kvHeads : index
            scf.if %436 {
              %437 = arith.muli %428, %c10 : index
              %438 = arith.muli %423, %437 : index
              %439 = arith.addi %429, %438 : index
              %440 = arith.muli %427, %c2 : index
              %441 = arith.addi %439, %440 : index
              scf.for %442 = %c7 to %headDim step %c2 {
                %443 = arith.muli %442, %c2 : index
                %444 = arith.addi %443, %c7 : index
                %445 = memref.load %5[%444] : memref<?xi8>
                %446 = arith.muli %442, %c6 : index
                %447 = arith.addi %441, %446 : index
                %448 = arith.addi %447, %c7 : index
                memref.store %445, %kv[%448] : memref<?xi8>
              }
            } else {
              %449 = arith.subi %423, %kvHeads : index
              %450 = arith.muli %449, %c3 : index
              %451 = arith.addi %450, %c2 : index
              %452 = arith.muli %428, %c6 : index
              %453 = arith.muli %451, %452 : index
              %454 = arith.addi %429, %453 : index
              %455 = arith.muli %427, %428 : index
              %456 = arith.addi %454, %455 : index
              scf.for %457 = %c7 to %428 step %c6 {
                %458 = vector.load %5[%457] : memref<?xi8>, vector<16xi8>
                %459 = arith.addi %456, %457 : index
                vector.store %458, %kv[%459] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
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
          %60 = arith.divui %51, %c2 : index
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
          %74 = arith.muli %51, %c14 : index
          %75 = arith.addi %73, %74 : index
          %76 = arith.addi %75, %c7 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
          %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
          %79 = arith.andi %78, %c16 : vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = math.fma %80, %67, %72 : vector<16xf32>
          %82 = arith.addi %24, %58 : index
          %83 = arith.addi %82, %c7 : index
          %84 = memref.load %x[%83] : memref<?xf32>
          %85 = vector.broadcast %84 : f32 to vector<16xf32>
          %86 = math.fma %85, %81, %52 : vector<16xf32>
          %87 = arith.addi %25, %58 : index
          %88 = arith.addi %87, %c7 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %81, %53 : vector<16xf32>
          %92 = arith.addi %26, %58 : index
          %93 = arith.addi %92, %c7 : index
          %94 = memref.load %x[%93] : memref<?xf32>
          %95 = vector.broadcast %94 : f32 to vector<16xf32>
          %96 = math.fma %95, %81, %54 : vector<16xf32>
          %97 = arith.addi %27, %58 : index
          %98 = arith.addi %97, %c7 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %81, %55 : vector<16xf32>
          %102 = arith.addi %75, %c7 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.shrui %104, %c17 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %67, %72 : vector<16xf32>
          %108 = arith.addi %24, %58 : index
          %109 = arith.addi %108, %c9 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %107, %86 : vector<16xf32>
          %113 = arith.addi %25, %58 : index
          %114 = arith.addi %113, %c9 : index
          %115 = memref.load %x[%114] : memref<?xf32>
          %116 = vector.broadcast %115 : f32 to vector<16xf32>
          %117 = math.fma %116, %107, %91 : vector<16xf32>
          %118 = arith.addi %26, %58 : index
          %119 = arith.addi %118, %c9 : index
          %120 = memref.load %x[%119] : memref<?xf32>
          %121 = vector.broadcast %120 : f32 to vector<16xf32>
          %122 = math.fma %121, %107, %96 : vector<16xf32>
          %123 = arith.addi %27, %58 : index
          %124 = arith.addi %123, %c9 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %107, %101 : vector<16xf32>
          %128 = arith.addi %75, %c6 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c16 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = math.fma %132, %67, %72 : vector<16xf32>
          %134 = arith.addi %24, %58 : index
          %135 = arith.addi %134, %c3 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %133, %112 : vector<16xf32>
          %139 = arith.addi %25, %58 : index
          %140 = arith.addi %139, %c3 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %133, %117 : vector<16xf32>
          %144 = arith.addi %26, %58 : index
          %145 = arith.addi %144, %c3 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %133, %122 : vector<16xf32>
          %149 = arith.addi %27, %58 : index
          %150 = arith.addi %149, %c3 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %133, %127 : vector<16xf32>
          %154 = arith.addi %75, %c6 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.shrui %156, %c17 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = math.fma %158, %67, %72 : vector<16xf32>
          %160 = arith.addi %24, %58 : index
          %161 = arith.addi %160, %c10 : index
          %162 = memref.load %x[%161] : memref<?xf32>
          %163 = vector.broadcast %162 : f32 to vector<16xf32>
          %164 = math.fma %163, %159, %138 : vector<16xf32>
          %165 = arith.addi %25, %58 : index
          %166 = arith.addi %165, %c10 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %159, %143 : vector<16xf32>
          %170 = arith.addi %26, %58 : index
          %171 = arith.addi %170, %c10 : index
          %172 = memref.load %x[%171] : memref<?xf32>
          %173 = vector.broadcast %172 : f32 to vector<16xf32>
          %174 = math.fma %173, %159, %148 : vector<16xf32>
          %175 = arith.addi %27, %58 : index
          %176 = arith.addi %175, %c10 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %159, %153 : vector<16xf32>
          %180 = arith.addi %75, %c12 : index
          %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
          %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
          %183 = arith.andi %182, %c16 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %67, %72 : vector<16xf32>
          %186 = arith.addi %24, %58 : index
          %187 = arith.addi %186, %c2 : index
          %188 = memref.load %x[%187] : memref<?xf32>
          %189 = vector.broadcast %188 : f32 to vector<16xf32>
          %190 = math.fma %189, %185, %164 : vector<16xf32>
          %191 = arith.addi %25, %58 : index
          %192 = arith.addi %191, %c2 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %185, %169 : vector<16xf32>
          %196 = arith.addi %26, %58 : index
          %197 = arith.addi %196, %c2 : index
          %198 = memref.load %x[%197] : memref<?xf32>
          %199 = vector.broadcast %198 : f32 to vector<16xf32>
          %200 = math.fma %199, %185, %174 : vector<16xf32>
          %201 = arith.addi %27, %58 : index
          %202 = arith.addi %201, %c2 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %185, %179 : vector<16xf32>
          %206 = arith.addi %75, %c12 : index
          %207 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
          %209 = arith.shrui %208, %c17 : vector<16xi32>
          %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
          %211 = math.fma %210, %67, %72 : vector<16xf32>
          %212 = arith.addi %24, %58 : index
          %213 = arith.addi %212, %c18 : index
          %214 = memref.load %x[%213] : memref<?xf32>
          %215 = vector.broadcast %214 : f32 to vector<16xf32>
          %216 = math.fma %215, %211, %190 : vector<16xf32>
          %217 = arith.addi %25, %58 : index
          %218 = arith.addi %217, %c18 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %211, %195 : vector<16xf32>
          %222 = arith.addi %26, %58 : index
          %223 = arith.addi %222, %c18 : index
          %224 = memref.load %x[%223] : memref<?xf32>
          %225 = vector.broadcast %224 : f32 to vector<16xf32>
          %226 = math.fma %225, %211, %200 : vector<16xf32>
          %227 = arith.addi %27, %58 : index
          %228 = arith.addi %227, %c18 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %211, %205 : vector<16xf32>
          %232 = arith.addi %75, %c19 : index
          %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.andi %234, %c16 : vector<16xi32>
          %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
          %237 = math.fma %236, %67, %72 : vector<16xf32>
          %238 = arith.addi %24, %58 : index
          %239 = arith.addi %238, %c20 : index
          %240 = memref.load %x[%239] : memref<?xf32>
          %241 = vector.broadcast %240 : f32 to vector<16xf32>
          %242 = math.fma %241, %237, %216 : vector<16xf32>
          %243 = arith.addi %25, %58 : index
          %244 = arith.addi %243, %c20 : index
          %245 = memref.load %x[%244] : memref<?xf32>
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          %247 = math.fma %246, %237, %221 : vector<16xf32>
          %248 = arith.addi %26, %58 : index
          %249 = arith.addi %248, %c20 : index
          %250 = memref.load %x[%249] : memref<?xf32>
          %251 = vector.broadcast %250 : f32 to vector<16xf32>
          %252 = math.fma %251, %237, %226 : vector<16xf32>
          %253 = arith.addi %27, %58 : index
          %254 = arith.addi %253, %c20 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %237, %231 : vector<16xf32>
          %258 = arith.addi %75, %c19 : index
          %259 = vector.load %w[%258] : memref<?xi8>, vector<16xi8>
          %260 = arith.extui %259 : vector<16xi8> to vector<16xi32>
          %261 = arith.shrui %260, %c17 : vector<16xi32>
          %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
          %263 = math.fma %262, %67, %72 : vector<16xf32>
          %264 = arith.addi %24, %58 : index
          %265 = arith.addi %264, %c21 : index
          %266 = memref.load %x[%265] : memref<?xf32>
          %267 = vector.broadcast %266 : f32 to vector<16xf32>
          %268 = math.fma %267, %263, %242 : vector<16xf32>
          %269 = arith.addi %25, %58 : index
          %270 = arith.addi %269, %c21 : index
          %271 = memref.load %x[%270] : memref<?xf32>
          %272 = vector.broadcast %271 : f32 to vector<16xf32>
          %273 = math.fma %272, %263, %247 : vector<16xf32>
          %274 = arith.addi %26, %58 : index
          %275 = arith.addi %274, %c21 : index
          %276 = memref.load %x[%275] : memref<?xf32>
          %277 = vector.broadcast %276 : f32 to vector<16xf32>
          %278 = math.fma %277, %263, %252 : vector<16xf32>
          %279 = arith.addi %27, %58 : index
          %280 = arith.addi %279, %c21 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %263, %257 : vector<16xf32>
          scf.yield %268, %273, %278, %283 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %56#0, %56#1, %56#2, %56#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %284 = arith.muli %headDim, %c7 : index
      %285 = arith.muli %28, %c6 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.addi %286, %c7 : index
      vector.store %39#0, %3[%287] : memref<?xf32>, vector<16xf32>
      %288 = arith.muli %headDim, %c9 : index
      %289 = arith.muli %28, %c6 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.addi %290, %c7 : index
      vector.store %39#1, %3[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.muli %headDim, %c3 : index
      %293 = arith.muli %28, %c6 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.addi %294, %c7 : index
      vector.store %39#2, %3[%295] : memref<?xf32>, vector<16xf32>
      %296 = arith.muli %headDim, %c10 : index
      %297 = arith.muli %28, %c6 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.addi %298, %c7 : index
      vector.store %39#3, %3[%299] : memref<?xf32>, vector<16xf32>
    }
    %300 = arith.addi %14, %c2 : index
    %301 = arith.minsi %300, %13 : index
    scf.for %302 = %14 to %301 step %c9 {
      %303 = arith.subi %302, %14 : index
      %304 = arith.muli %303, %headDim : index
      %305 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %305 {
        scf.for %306 = %c7 to %headDim step %c6 {
          %307 = arith.muli %0, %headDim : index
          %308 = arith.addi %307, %306 : index
          %309 = vector.load %bias[%308] : memref<?xf32>, vector<16xf32>
          %310 = arith.addi %304, %306 : index
          %311 = vector.load %3[%310] : memref<?xf32>, vector<16xf32>
          %312 = arith.addf %311, %309 : vector<16xf32>
          %313 = arith.addi %304, %306 : index
          vector.store %312, %3[%313] : memref<?xf32>, vector<16xf32>
        }
      }
      %314 = arith.addi %heads, %kvHeads : index
      %315 = arith.cmpi slt, %0, %314 : index
      scf.if %315 {
        %316 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %316 {
          %317 = arith.cmpi slt, %0, %heads : index
          %320 = scf.for %318 = %c7 to %headDim step %c6 iter_args(%319 = %c11) -> (vector<16xf32>) {
            %321 = arith.addi %304, %318 : index
            %322 = vector.load %3[%321] : memref<?xf32>, vector<16xf32>
            %323 = math.fma %322, %322, %319 : vector<16xf32>
            scf.yield %323 : vector<16xf32>
          }
          %324 = wave.reduce "add" %320 : vector<16xf32>
          %325 = arith.mulf %324, %inverseHeadDim : f32
          %326 = arith.addf %325, %epsilon : f32
          %327 = math.sqrt %326 : f32
          %328 = arith.divf %c28, %327 : f32
          %329 = vector.broadcast %328 : f32 to vector<16xf32>
          scf.for %330 = %c7 to %headDim step %c6 {
            %331 = vector.load %query_norm[%330] : memref<?xf32>, vector<16xf32>
            %332 = vector.load %key_norm[%330] : memref<?xf32>, vector<16xf32>
            %333 = arith.select %317, %331, %332 : vector<16xf32>
            %334 = arith.addi %304, %330 : index
            %335 = vector.load %3[%334] : memref<?xf32>, vector<16xf32>
            %336 = arith.mulf %335, %329 : vector<16xf32>
            %337 = arith.mulf %336, %333 : vector<16xf32>
            %338 = arith.addi %304, %330 : index
            vector.store %337, %3[%338] : memref<?xf32>, vector<16xf32>
          }
        }
        %339 = arith.addi %positionsAt, %302 : index
        %340 = memref.load %step[%339] : memref<?xi32>
        %341 = arith.index_cast %340 : i32 to index
        %342 = arith.divui %headDim, %c3 : index
        %343 = arith.remui %341, %c4 : index
        %344 = arith.muli %343, %headDim : index
        %345 = arith.divui %341, %c4 : index
        %346 = arith.addi %345, %c4 : index
        %347 = arith.muli %346, %headDim : index
        scf.for %348 = %c7 to %342 step %c13 {
          %349 = arith.addi %344, %348 : index
          %350 = vector.load %rope[%349] : memref<?xf32>, vector<8xf32>
          %351 = arith.addi %344, %342 : index
          %352 = arith.addi %351, %348 : index
          %353 = vector.load %rope[%352] : memref<?xf32>, vector<8xf32>
          %354 = arith.addi %347, %348 : index
          %355 = vector.load %rope[%354] : memref<?xf32>, vector<8xf32>
          %356 = arith.addi %347, %342 : index
          %357 = arith.addi %356, %348 : index
          %358 = vector.load %rope[%357] : memref<?xf32>, vector<8xf32>
          %359 = arith.mulf %355, %350 : vector<8xf32>
          %360 = arith.mulf %358, %353 : vector<8xf32>
          %361 = arith.subf %359, %360 : vector<8xf32>
          %362 = arith.mulf %358, %350 : vector<8xf32>
          %363 = arith.mulf %355, %353 : vector<8xf32>
          %364 = arith.addf %362, %363 : vector<8xf32>
          %365 = arith.addi %304, %348 : index
          %366 = vector.load %3[%365] : memref<?xf32>, vector<8xf32>
          %367 = arith.addi %304, %342 : index
          %368 = arith.addi %367, %348 : index
          %369 = vector.load %3[%368] : memref<?xf32>, vector<8xf32>
          %370 = arith.mulf %366, %361 : vector<8xf32>
          %371 = arith.mulf %369, %364 : vector<8xf32>
          %372 = arith.subf %370, %371 : vector<8xf32>
          %373 = arith.addi %304, %348 : index
          vector.store %372, %3[%373] : memref<?xf32>, vector<8xf32>
          %374 = arith.mulf %369, %361 : vector<8xf32>
          %375 = arith.mulf %366, %364 : vector<8xf32>
          %376 = arith.addf %374, %375 : vector<8xf32>
          %377 = arith.addi %304, %342 : index
          %378 = arith.addi %377, %348 : index
          vector.store %376, %3[%378] : memref<?xf32>, vector<8xf32>
        }
      }
      %379 = arith.cmpi slt, %0, %heads : index
      scf.if %379 {
        scf.for %380 = %c7 to %headDim step %c6 {
          %381 = arith.addi %304, %380 : index
          %382 = vector.load %3[%381] : memref<?xf32>, vector<16xf32>
          %383 = arith.muli %302, %heads : index
          %384 = arith.addi %383, %0 : index
          %385 = arith.muli %384, %headDim : index
          %386 = arith.addi %385, %380 : index
          vector.store %382, %q[%386] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %387 = arith.addi %slotsAt, %302 : index
        %388 = memref.load %step[%387] : memref<?xi32>
        %389 = arith.index_cast %388 : i32 to index
        %390 = arith.cmpi sge, %389, %c7 : index
        scf.if %390 {
          %391 = arith.cmpi eq, %codec, %c7 : index
          scf.if %391 {
            %392 = arith.subi %0, %heads : index
            %393 = memref.load %scales[%392] : memref<?xf32>
            %394 = vector.broadcast %393 : f32 to vector<16xf32>
            %395 = arith.divui %389, %c6 : index
            %396 = arith.remui %389, %c6 : index
            %397 = arith.muli %headDim, %c3 : index
            %398 = arith.muli %395, %pageBytes : index
            scf.for %399 = %c7 to %headDim step %c6 {
              %400 = arith.addi %304, %399 : index
              %401 = vector.load %3[%400] : memref<?xf32>, vector<16xf32>
              %402 = arith.mulf %401, %394 : vector<16xf32>
              %403 = arith.minimumf %402, %c33 : vector<16xf32>
              %404 = arith.maximumf %403, %c34 : vector<16xf32>
              %405 = arith.truncf %404 : vector<16xf32> to vector<16xf16>
              %406 = vector.bitcast %405 : vector<16xf16> to vector<32xi8>
              %407 = arith.muli %399, %c3 : index
              vector.store %406, %5[%407] : memref<?xi8>, vector<32xi8>
            }
            %408 = arith.cmpi slt, %392, %kvHeads : index
            scf.if %408 {
              %409 = arith.muli %397, %c12 : index
              %410 = arith.muli %392, %409 : index
              %411 = arith.addi %398, %410 : index
              %412 = arith.muli %396, %c3 : index
              %413 = arith.addi %411, %412 : index
              scf.for %414 = %c7 to %headDim step %c9 {
                %415 = arith.muli %414, %c3 : index
                %416 = arith.addi %415, %c7 : index
                %417 = memref.load %5[%416] : memref<?xi8>
                %418 = arith.muli %414, %c12 : index
                %419 = arith.addi %413, %418 : index
                %420 = arith.addi %419, %c7 : index
                memref.store %417, %kv[%420] : memref<?xi8>
                %421 = arith.muli %414, %c3 : index
                %422 = arith.addi %421, %c9 : index
                %423 = memref.load %5[%422] : memref<?xi8>
                %424 = arith.muli %414, %c12 : index
                %425 = arith.addi %413, %424 : index
                %426 = arith.addi %425, %c9 : index
                memref.store %423, %kv[%426] : memref<?xi8>
              }
            } else {
              %427 = arith.subi %392, %kvHeads : index
              %428 = arith.muli %427, %c3 : index
              %429 = arith.addi %428, %c9 : index
              %430 = arith.muli %397, %c6 : index
              %431 = arith.muli %429, %430 : index
              %432 = arith.addi %398, %431 : index
              %433 = arith.muli %396, %397 : index
              %434 = arith.addi %432, %433 : index
              scf.for %435 = %c7 to %397 step %c6 {
                %436 = vector.load %5[%435] : memref<?xi8>, vector<16xi8>
                %437 = arith.addi %434, %435 : index
                vector.store %436, %kv[%437] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %438 = arith.cmpi eq, %codec, %c9 : index
          scf.if %438 {
            %439 = arith.subi %0, %heads : index
            %440 = memref.load %scales[%439] : memref<?xf32>
            %441 = vector.broadcast %440 : f32 to vector<16xf32>
            %442 = arith.divui %389, %c6 : index
            %443 = arith.remui %389, %c6 : index
            %444 = arith.muli %headDim, %c9 : index
            %445 = arith.muli %442, %pageBytes : index
            scf.for %446 = %c7 to %headDim step %c6 {
              %447 = arith.addi %304, %446 : index
              %448 = vector.load %3[%447] : memref<?xf32>, vector<16xf32>
              %449 = arith.mulf %448, %441 : vector<16xf32>
              %450 = wave.fp8_encode "e4m3" %449 : vector<16xf32> -> vector<16xi8>
              %451 = arith.muli %446, %c9 : index
              vector.store %450, %5[%451] : memref<?xi8>, vector<16xi8>
            }
            %452 = arith.cmpi slt, %439, %kvHeads : index
            scf.if %452 {
              %453 = arith.muli %444, %c12 : index
              %454 = arith.muli %439, %453 : index
              %455 = arith.addi %445, %454 : index
              %456 = arith.muli %443, %c9 : index
              %457 = arith.addi %455, %456 : index
              scf.for %458 = %c7 to %headDim step %c9 {
                %459 = arith.muli %458, %c9 : index
                %460 = arith.addi %459, %c7 : index
                %461 = memref.load %5[%460] : memref<?xi8>
                %462 = arith.muli %458, %c6 : index
                %463 = arith.addi %457, %462 : index
                %464 = arith.addi %463, %c7 : index
                memref.store %461, %kv[%464] : memref<?xi8>
              }
            } else {
              %465 = arith.subi %439, %kvHeads : index
              %466 = arith.muli %465, %c3 : index
              %467 = arith.addi %466, %c9 : index
              %468 = arith.muli %444, %c6 : index
              %469 = arith.muli %467, %468 : index
              %470 = arith.addi %445, %469 : index
              %471 = arith.muli %443, %444 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c7 to %444 step %c6 {
                %474 = vector.load %5[%473] : memref<?xi8>, vector<16xi8>
                %475 = arith.addi %472, %473 : index
                vector.store %474, %kv[%475] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %476 = arith.cmpi eq, %codec, %c3 : index
          scf.if %476 {
            %477 = arith.subi %0, %heads : index
            %478 = memref.load %scales[%477] : memref<?xf32>
            %479 = vector.broadcast %478 : f32 to vector<16xf32>
            %480 = arith.divui %389, %c6 : index
            %481 = arith.remui %389, %c6 : index
            %482 = arith.muli %headDim, %c9 : index
            %483 = arith.muli %480, %pageBytes : index
            scf.for %484 = %c7 to %headDim step %c6 {
              %485 = arith.addi %304, %484 : index
              %486 = vector.load %3[%485] : memref<?xf32>, vector<16xf32>
              %487 = arith.mulf %486, %479 : vector<16xf32>
              %488 = wave.fp8_encode "e5m2" %487 : vector<16xf32> -> vector<16xi8>
              %489 = arith.muli %484, %c9 : index
              vector.store %488, %5[%489] : memref<?xi8>, vector<16xi8>
            }
            %490 = arith.cmpi slt, %477, %kvHeads : index
            scf.if %490 {
              %491 = arith.muli %482, %c12 : index
              %492 = arith.muli %477, %491 : index
              %493 = arith.addi %483, %492 : index
              %494 = arith.muli %481, %c9 : index
              %495 = arith.addi %493, %494 : index
              scf.for %496 = %c7 to %headDim step %c9 {
                %497 = arith.muli %496, %c9 : index
                %498 = arith.addi %497, %c7 : index
                %499 = memref.load %5[%498] : memref<?xi8>
                %500 = arith.muli %496, %c6 : index
                %501 = arith.addi %495, %500 : index
                %502 = arith.addi %501, %c7 : index
                memref.store %499, %kv[%502] : memref<?xi8>
              }
            } else {
              %503 = arith.subi %477, %kvHeads : index
              %504 = arith.muli %503, %c3 : index
              %505 = arith.addi %504, %c9 : index
              %506 = arith.muli %482, %c6 : index
              %507 = arith.muli %505, %506 : index
              %508 = arith.addi %483, %507 : index
              %509 = arith.muli %481, %482 : index
              %510 = arith.addi %508, %509 : index
              scf.for %511 = %c7 to %482 step %c6 {
                %512 = vector.load %5[%511] : memref<?xi8>, vector<16xi8>
                %513 = arith.addi %510, %511 : index
                vector.store %512, %kv[%513] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

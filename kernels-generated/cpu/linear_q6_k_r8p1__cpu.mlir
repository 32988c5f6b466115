// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2336 : index
  %c20 = arith.constant 288 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<32> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.addi %13, %c12 : index
    %24 = arith.minsi %23, %14 : index
    %25 = arith.addi %13, %c13 : index
    %26 = arith.minsi %25, %14 : index
    %27 = arith.addi %13, %c14 : index
    %28 = arith.minsi %27, %14 : index
    %29 = arith.addi %13, %c15 : index
    %30 = arith.minsi %29, %14 : index
    %31 = arith.muli %16, %inputFeatures : index
    %32 = arith.muli %18, %inputFeatures : index
    %33 = arith.muli %20, %inputFeatures : index
    %34 = arith.muli %22, %inputFeatures : index
    %35 = arith.muli %24, %inputFeatures : index
    %36 = arith.muli %26, %inputFeatures : index
    %37 = arith.muli %28, %inputFeatures : index
    %38 = arith.muli %30, %inputFeatures : index
    %39 = arith.divui %inputFeatures, %c4 : index
    %49:8 = scf.for %40 = %c6 to %39 step %c1 iter_args(%41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %50 = arith.muli %40, %c5 : index
      %51 = arith.addi %7, %50 : index
      %52 = arith.addi %51, %c6 : index
      %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
      %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
      %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
      %56 = arith.muli %40, %c4 : index
      %66:8 = scf.for %57 = %c6 to %c17 step %c1 iter_args(%58 = %41, %59 = %42, %60 = %43, %61 = %44, %62 = %45, %63 = %46, %64 = %47, %65 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %67 = arith.muli %57, %c9 : index
        %68 = arith.addi %56, %67 : index
        %69 = arith.addi %51, %c17 : index
        %70 = arith.divui %57, %c10 : index
        %71 = arith.muli %70, %c18 : index
        %72 = arith.addi %69, %71 : index
        %73 = arith.addi %72, %c6 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extsi %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.mulf %55, %76 : vector<16xf32>
        %78 = arith.addi %51, %c19 : index
        %79 = arith.muli %57, %c10 : index
        %80 = arith.addi %79, %c6 : index
        %81 = arith.muli %80, %c18 : index
        %82 = arith.addi %78, %81 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.addi %51, %c19 : index
        %86 = arith.muli %57, %c10 : index
        %87 = arith.addi %86, %c1 : index
        %88 = arith.muli %87, %c18 : index
        %89 = arith.addi %85, %88 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.addi %51, %c20 : index
        %93 = arith.muli %57, %c21 : index
        %94 = arith.addi %92, %93 : index
        %95 = arith.addi %94, %c6 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c22 : vector<16xi32>
        %99 = arith.shrui %84, %c23 : vector<16xi32>
        %100 = arith.andi %99, %c24 : vector<16xi32>
        %101 = arith.shli %100, %c25 : vector<16xi32>
        %102 = arith.ori %98, %101 : vector<16xi32>
        %103 = arith.subi %102, %c26 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %104, %77 : vector<16xf32>
        %106 = arith.addi %31, %68 : index
        %107 = arith.addi %106, %c6 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %105, %58 : vector<16xf32>
        %111 = arith.addi %32, %68 : index
        %112 = arith.addi %111, %c6 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %105, %59 : vector<16xf32>
        %116 = arith.addi %33, %68 : index
        %117 = arith.addi %116, %c6 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %105, %60 : vector<16xf32>
        %121 = arith.addi %34, %68 : index
        %122 = arith.addi %121, %c6 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %105, %61 : vector<16xf32>
        %126 = arith.addi %35, %68 : index
        %127 = arith.addi %126, %c6 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %105, %62 : vector<16xf32>
        %131 = arith.addi %36, %68 : index
        %132 = arith.addi %131, %c6 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %105, %63 : vector<16xf32>
        %136 = arith.addi %37, %68 : index
        %137 = arith.addi %136, %c6 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %105, %64 : vector<16xf32>
        %141 = arith.addi %38, %68 : index
        %142 = arith.addi %141, %c6 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %105, %65 : vector<16xf32>
        %146 = arith.addi %94, %c6 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.shrui %148, %c25 : vector<16xi32>
        %150 = arith.shrui %84, %c27 : vector<16xi32>
        %151 = arith.andi %150, %c24 : vector<16xi32>
        %152 = arith.shli %151, %c25 : vector<16xi32>
        %153 = arith.ori %149, %152 : vector<16xi32>
        %154 = arith.subi %153, %c26 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = arith.mulf %155, %77 : vector<16xf32>
        %157 = arith.addi %31, %68 : index
        %158 = arith.addi %157, %c1 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %156, %110 : vector<16xf32>
        %162 = arith.addi %32, %68 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %156, %115 : vector<16xf32>
        %167 = arith.addi %33, %68 : index
        %168 = arith.addi %167, %c1 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %156, %120 : vector<16xf32>
        %172 = arith.addi %34, %68 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %156, %125 : vector<16xf32>
        %177 = arith.addi %35, %68 : index
        %178 = arith.addi %177, %c1 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %156, %130 : vector<16xf32>
        %182 = arith.addi %36, %68 : index
        %183 = arith.addi %182, %c1 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %156, %135 : vector<16xf32>
        %187 = arith.addi %37, %68 : index
        %188 = arith.addi %187, %c1 : index
        %189 = memref.load %x[%188] : memref<?xf32>
        %190 = vector.broadcast %189 : f32 to vector<16xf32>
        %191 = math.fma %190, %156, %140 : vector<16xf32>
        %192 = arith.addi %38, %68 : index
        %193 = arith.addi %192, %c1 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %156, %145 : vector<16xf32>
        %197 = arith.addi %94, %c18 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c22 : vector<16xi32>
        %201 = arith.shrui %84, %c25 : vector<16xi32>
        %202 = arith.andi %201, %c24 : vector<16xi32>
        %203 = arith.shli %202, %c25 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.subi %204, %c26 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = arith.mulf %206, %77 : vector<16xf32>
        %208 = arith.addi %31, %68 : index
        %209 = arith.addi %208, %c10 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %207, %161 : vector<16xf32>
        %213 = arith.addi %32, %68 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %207, %166 : vector<16xf32>
        %218 = arith.addi %33, %68 : index
        %219 = arith.addi %218, %c10 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %207, %171 : vector<16xf32>
        %223 = arith.addi %34, %68 : index
        %224 = arith.addi %223, %c10 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %207, %176 : vector<16xf32>
        %228 = arith.addi %35, %68 : index
        %229 = arith.addi %228, %c10 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %207, %181 : vector<16xf32>
        %233 = arith.addi %36, %68 : index
        %234 = arith.addi %233, %c10 : index
        %235 = memref.load %x[%234] : memref<?xf32>
        %236 = vector.broadcast %235 : f32 to vector<16xf32>
        %237 = math.fma %236, %207, %186 : vector<16xf32>
        %238 = arith.addi %37, %68 : index
        %239 = arith.addi %238, %c10 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %207, %191 : vector<16xf32>
        %243 = arith.addi %38, %68 : index
        %244 = arith.addi %243, %c10 : index
        %245 = memref.load %x[%244] : memref<?xf32>
        %246 = vector.broadcast %245 : f32 to vector<16xf32>
        %247 = math.fma %246, %207, %196 : vector<16xf32>
        %248 = arith.addi %94, %c18 : index
        %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
        %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
        %251 = arith.shrui %250, %c25 : vector<16xi32>
        %252 = arith.shrui %84, %c28 : vector<16xi32>
        %253 = arith.andi %252, %c24 : vector<16xi32>
        %254 = arith.shli %253, %c25 : vector<16xi32>
        %255 = arith.ori %251, %254 : vector<16xi32>
        %256 = arith.subi %255, %c26 : vector<16xi32>
        %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
        %258 = arith.mulf %257, %77 : vector<16xf32>
        %259 = arith.addi %31, %68 : index
        %260 = arith.addi %259, %c11 : index
        %261 = memref.load %x[%260] : memref<?xf32>
        %262 = vector.broadcast %261 : f32 to vector<16xf32>
        %263 = math.fma %262, %258, %212 : vector<16xf32>
        %264 = arith.addi %32, %68 : index
        %265 = arith.addi %264, %c11 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %258, %217 : vector<16xf32>
        %269 = arith.addi %33, %68 : index
        %270 = arith.addi %269, %c11 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %258, %222 : vector<16xf32>
        %274 = arith.addi %34, %68 : index
        %275 = arith.addi %274, %c11 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %258, %227 : vector<16xf32>
        %279 = arith.addi %35, %68 : index
        %280 = arith.addi %279, %c11 : index
        %281 = memref.load %x[%280] : memref<?xf32>
        %282 = vector.broadcast %281 : f32 to vector<16xf32>
        %283 = math.fma %282, %258, %232 : vector<16xf32>
        %284 = arith.addi %36, %68 : index
        %285 = arith.addi %284, %c11 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %258, %237 : vector<16xf32>
        %289 = arith.addi %37, %68 : index
        %290 = arith.addi %289, %c11 : index
        %291 = memref.load %x[%290] : memref<?xf32>
        %292 = vector.broadcast %291 : f32 to vector<16xf32>
        %293 = math.fma %292, %258, %242 : vector<16xf32>
        %294 = arith.addi %38, %68 : index
        %295 = arith.addi %294, %c11 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %258, %247 : vector<16xf32>
        %299 = arith.addi %94, %c17 : index
        %300 = vector.load %w[%299] : memref<?xi8>, vector<16xi8>
        %301 = arith.extui %300 : vector<16xi8> to vector<16xi32>
        %302 = arith.andi %301, %c22 : vector<16xi32>
        %303 = arith.shrui %91, %c23 : vector<16xi32>
        %304 = arith.andi %303, %c24 : vector<16xi32>
        %305 = arith.shli %304, %c25 : vector<16xi32>
        %306 = arith.ori %302, %305 : vector<16xi32>
        %307 = arith.subi %306, %c26 : vector<16xi32>
        %308 = arith.sitofp %307 : vector<16xi32> to vector<16xf32>
        %309 = arith.mulf %308, %77 : vector<16xf32>
        %310 = arith.addi %31, %68 : index
        %311 = arith.addi %310, %c12 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %309, %263 : vector<16xf32>
        %315 = arith.addi %32, %68 : index
        %316 = arith.addi %315, %c12 : index
        %317 = memref.load %x[%316] : memref<?xf32>
        %318 = vector.broadcast %317 : f32 to vector<16xf32>
        %319 = math.fma %318, %309, %268 : vector<16xf32>
        %320 = arith.addi %33, %68 : index
        %321 = arith.addi %320, %c12 : index
        %322 = memref.load %x[%321] : memref<?xf32>
        %323 = vector.broadcast %322 : f32 to vector<16xf32>
        %324 = math.fma %323, %309, %273 : vector<16xf32>
        %325 = arith.addi %34, %68 : index
        %326 = arith.addi %325, %c12 : index
        %327 = memref.load %x[%326] : memref<?xf32>
        %328 = vector.broadcast %327 : f32 to vector<16xf32>
        %329 = math.fma %328, %309, %278 : vector<16xf32>
        %330 = arith.addi %35, %68 : index
        %331 = arith.addi %330, %c12 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %309, %283 : vector<16xf32>
        %335 = arith.addi %36, %68 : index
        %336 = arith.addi %335, %c12 : index
        %337 = memref.load %x[%336] : memref<?xf32>
        %338 = vector.broadcast %337 : f32 to vector<16xf32>
        %339 = math.fma %338, %309, %288 : vector<16xf32>
        %340 = arith.addi %37, %68 : index
        %341 = arith.addi %340, %c12 : index
        %342 = memref.load %x[%341] : memref<?xf32>
        %343 = vector.broadcast %342 : f32 to vector<16xf32>
        %344 = math.fma %343, %309, %293 : vector<16xf32>
        %345 = arith.addi %38, %68 : index
        %346 = arith.addi %345, %c12 : index
        %347 = memref.load %x[%346] : memref<?xf32>
        %348 = vector.broadcast %347 : f32 to vector<16xf32>
        %349 = math.fma %348, %309, %298 : vector<16xf32>
        %350 = arith.addi %94, %c17 : index
        %351 = vector.load %w[%350] : memref<?xi8>, vector<16xi8>
        %352 = arith.extui %351 : vector<16xi8> to vector<16xi32>
        %353 = arith.shrui %352, %c25 : vector<16xi32>
        %354 = arith.shrui %91, %c27 : vector<16xi32>
        %355 = arith.andi %354, %c24 : vector<16xi32>
        %356 = arith.shli %355, %c25 : vector<16xi32>
        %357 = arith.ori %353, %356 : vector<16xi32>
        %358 = arith.subi %357, %c26 : vector<16xi32>
        %359 = arith.sitofp %358 : vector<16xi32> to vector<16xf32>
        %360 = arith.mulf %359, %77 : vector<16xf32>
        %361 = arith.addi %31, %68 : index
        %362 = arith.addi %361, %c13 : index
        %363 = memref.load %x[%362] : memref<?xf32>
        %364 = vector.broadcast %363 : f32 to vector<16xf32>
        %365 = math.fma %364, %360, %314 : vector<16xf32>
        %366 = arith.addi %32, %68 : index
        %367 = arith.addi %366, %c13 : index
        %368 = memref.load %x[%367] : memref<?xf32>
        %369 = vector.broadcast %368 : f32 to vector<16xf32>
        %370 = math.fma %369, %360, %319 : vector<16xf32>
        %371 = arith.addi %33, %68 : index
        %372 = arith.addi %371, %c13 : index
        %373 = memref.load %x[%372] : memref<?xf32>
        %374 = vector.broadcast %373 : f32 to vector<16xf32>
        %375 = math.fma %374, %360, %324 : vector<16xf32>
        %376 = arith.addi %34, %68 : index
        %377 = arith.addi %376, %c13 : index
        %378 = memref.load %x[%377] : memref<?xf32>
        %379 = vector.broadcast %378 : f32 to vector<16xf32>
        %380 = math.fma %379, %360, %329 : vector<16xf32>
        %381 = arith.addi %35, %68 : index
        %382 = arith.addi %381, %c13 : index
        %383 = memref.load %x[%382] : memref<?xf32>
        %384 = vector.broadcast %383 : f32 to vector<16xf32>
        %385 = math.fma %384, %360, %334 : vector<16xf32>
        %386 = arith.addi %36, %68 : index
        %387 = arith.addi %386, %c13 : index
        %388 = memref.load %x[%387] : memref<?xf32>
        %389 = vector.broadcast %388 : f32 to vector<16xf32>
        %390 = math.fma %389, %360, %339 : vector<16xf32>
        %391 = arith.addi %37, %68 : index
        %392 = arith.addi %391, %c13 : index
        %393 = memref.load %x[%392] : memref<?xf32>
        %394 = vector.broadcast %393 : f32 to vector<16xf32>
        %395 = math.fma %394, %360, %344 : vector<16xf32>
        %396 = arith.addi %38, %68 : index
        %397 = arith.addi %396, %c13 : index
        %398 = memref.load %x[%397] : memref<?xf32>
        %399 = vector.broadcast %398 : f32 to vector<16xf32>
        %400 = math.fma %399, %360, %349 : vector<16xf32>
        %401 = arith.addi %94, %c29 : index
        %402 = vector.load %w[%401] : memref<?xi8>, vector<16xi8>
        %403 = arith.extui %402 : vector<16xi8> to vector<16xi32>
        %404 = arith.andi %403, %c22 : vector<16xi32>
        %405 = arith.shrui %91, %c25 : vector<16xi32>
        %406 = arith.andi %405, %c24 : vector<16xi32>
        %407 = arith.shli %406, %c25 : vector<16xi32>
        %408 = arith.ori %404, %407 : vector<16xi32>
        %409 = arith.subi %408, %c26 : vector<16xi32>
        %410 = arith.sitofp %409 : vector<16xi32> to vector<16xf32>
        %411 = arith.mulf %410, %77 : vector<16xf32>
        %412 = arith.addi %31, %68 : index
        %413 = arith.addi %412, %c14 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %411, %365 : vector<16xf32>
        %417 = arith.addi %32, %68 : index
        %418 = arith.addi %417, %c14 : index
        %419 = memref.load %x[%418] : memref<?xf32>
        %420 = vector.broadcast %419 : f32 to vector<16xf32>
        %421 = math.fma %420, %411, %370 : vector<16xf32>
        %422 = arith.addi %33, %68 : index
        %423 = arith.addi %422, %c14 : index
        %424 = memref.load %x[%423] : memref<?xf32>
        %425 = vector.broadcast %424 : f32 to vector<16xf32>
        %426 = math.fma %425, %411, %375 : vector<16xf32>
        %427 = arith.addi %34, %68 : index
        %428 = arith.addi %427, %c14 : index
        %429 = memref.load %x[%428] : memref<?xf32>
        %430 = vector.broadcast %429 : f32 to vector<16xf32>
        %431 = math.fma %430, %411, %380 : vector<16xf32>
        %432 = arith.addi %35, %68 : index
        %433 = arith.addi %432, %c14 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %411, %385 : vector<16xf32>
        %437 = arith.addi %36, %68 : index
        %438 = arith.addi %437, %c14 : index
        %439 = memref.load %x[%438] : memref<?xf32>
        %440 = vector.broadcast %439 : f32 to vector<16xf32>
        %441 = math.fma %440, %411, %390 : vector<16xf32>
        %442 = arith.addi %37, %68 : index
        %443 = arith.addi %442, %c14 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %411, %395 : vector<16xf32>
        %447 = arith.addi %38, %68 : index
        %448 = arith.addi %447, %c14 : index
        %449 = memref.load %x[%448] : memref<?xf32>
        %450 = vector.broadcast %449 : f32 to vector<16xf32>
        %451 = math.fma %450, %411, %400 : vector<16xf32>
        %452 = arith.addi %94, %c29 : index
        %453 = vector.load %w[%452] : memref<?xi8>, vector<16xi8>
        %454 = arith.extui %453 : vector<16xi8> to vector<16xi32>
        %455 = arith.shrui %454, %c25 : vector<16xi32>
        %456 = arith.shrui %91, %c28 : vector<16xi32>
        %457 = arith.andi %456, %c24 : vector<16xi32>
        %458 = arith.shli %457, %c25 : vector<16xi32>
        %459 = arith.ori %455, %458 : vector<16xi32>
        %460 = arith.subi %459, %c26 : vector<16xi32>
        %461 = arith.sitofp %460 : vector<16xi32> to vector<16xf32>
        %462 = arith.mulf %461, %77 : vector<16xf32>
        %463 = arith.addi %31, %68 : index
        %464 = arith.addi %463, %c15 : index
        %465 = memref.load %x[%464] : memref<?xf32>
        %466 = vector.broadcast %465 : f32 to vector<16xf32>
        %467 = math.fma %466, %462, %416 : vector<16xf32>
        %468 = arith.addi %32, %68 : index
        %469 = arith.addi %468, %c15 : index
        %470 = memref.load %x[%469] : memref<?xf32>
        %471 = vector.broadcast %470 : f32 to vector<16xf32>
        %472 = math.fma %471, %462, %421 : vector<16xf32>
        %473 = arith.addi %33, %68 : index
        %474 = arith.addi %473, %c15 : index
        %475 = memref.load %x[%474] : memref<?xf32>
        %476 = vector.broadcast %475 : f32 to vector<16xf32>
        %477 = math.fma %476, %462, %426 : vector<16xf32>
        %478 = arith.addi %34, %68 : index
        %479 = arith.addi %478, %c15 : index
        %480 = memref.load %x[%479] : memref<?xf32>
        %481 = vector.broadcast %480 : f32 to vector<16xf32>
        %482 = math.fma %481, %462, %431 : vector<16xf32>
        %483 = arith.addi %35, %68 : index
        %484 = arith.addi %483, %c15 : index
        %485 = memref.load %x[%484] : memref<?xf32>
        %486 = vector.broadcast %485 : f32 to vector<16xf32>
        %487 = math.fma %486, %462, %436 : vector<16xf32>
        %488 = arith.addi %36, %68 : index
        %489 = arith.addi %488, %c15 : index
        %490 = memref.load %x[%489] : memref<?xf32>
        %491 = vector.broadcast %490 : f32 to vector<16xf32>
        %492 = math.fma %491, %462, %441 : vector<16xf32>
        %493 = arith.addi %37, %68 : index
        %494 = arith.addi %493, %c15 : index
        %495 = memref.load %x[%494] : memref<?xf32>
        %496 = vector.broadcast %495 : f32 to vector<16xf32>
        %497 = math.fma %496, %462, %446 : vector<16xf32>
        %498 = arith.addi %38, %68 : index
        %499 = arith.addi %498, %c15 : index
        %500 = memref.load %x[%499] : memref<?xf32>
        %501 = vector.broadcast %500 : f32 to vector<16xf32>
        %502 = math.fma %501, %462, %451 : vector<16xf32>
        scf.yield %467, %472, %477, %482, %487, %492, %497, %502 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %66#0, %66#1, %66#2, %66#3, %66#4, %66#5, %66#6, %66#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %503 = arith.addi %13, %c6 : index
    %504 = arith.cmpi slt, %503, %12 : index
    scf.if %504 {
      %505 = arith.muli %503, %outputFeatures : index
      %506 = arith.muli %3, %c18 : index
      %507 = arith.addi %505, %506 : index
      scf.if %0 {
        %508 = arith.addi %507, %c6 : index
        %509 = vector.load %residual[%508] : memref<?xf32>, vector<16xf32>
        %510 = arith.addf %509, %49#0 : vector<16xf32>
        %511 = arith.addi %507, %c6 : index
        vector.store %510, %out[%511] : memref<?xf32>, vector<16xf32>
      } else {
        %512 = arith.addi %507, %c6 : index
        vector.store %49#0, %out[%512] : memref<?xf32>, vector<16xf32>
      }
    }
    %513 = arith.addi %13, %c1 : index
    %514 = arith.cmpi slt, %513, %12 : index
    scf.if %514 {
      %515 = arith.muli %513, %outputFeatures : index
      %516 = arith.muli %3, %c18 : index
      %517 = arith.addi %515, %516 : index
      scf.if %0 {
        %518 = arith.addi %517, %c6 : index
        %519 = vector.load %residual[%518] : memref<?xf32>, vector<16xf32>
        %520 = arith.addf %519, %49#1 : vector<16xf32>
        %521 = arith.addi %517, %c6 : index
        vector.store %520, %out[%521] : memref<?xf32>, vector<16xf32>
      } else {
        %522 = arith.addi %517, %c6 : index
        vector.store %49#1, %out[%522] : memref<?xf32>, vector<16xf32>
      }
    }
    %523 = arith.addi %13, %c10 : index
    %524 = arith.cmpi slt, %523, %12 : index
    scf.if %524 {
      %525 = arith.muli %523, %outputFeatures : index
      %526 = arith.muli %3, %c18 : index
      %527 = arith.addi %525, %526 : index
      scf.if %0 {
        %528 = arith.addi %527, %c6 : index
        %529 = vector.load %residual[%528] : memref<?xf32>, vector<16xf32>
        %530 = arith.addf %529, %49#2 : vector<16xf32>
        %531 = arith.addi %527, %c6 : index
        vector.store %530, %out[%531] : memref<?xf32>, vector<16xf32>
      } else {
        %532 = arith.addi %527, %c6 : index
        vector.store %49#2, %out[%532] : memref<?xf32>, vector<16xf32>
      }
    }
    %533 = arith.addi %13, %c11 : index
    %534 = arith.cmpi slt, %533, %12 : index
    scf.if %534 {
      %535 = arith.muli %533, %outputFeatures : index
      %536 = arith.muli %3, %c18 : index
      %537 = arith.addi %535, %536 : index
      scf.if %0 {
        %538 = arith.addi %537, %c6 : index
        %539 = vector.load %residual[%538] : memref<?xf32>, vector<16xf32>
        %540 = arith.addf %539, %49#3 : vector<16xf32>
        %541 = arith.addi %537, %c6 : index
        vector.store %540, %out[%541] : memref<?xf32>, vector<16xf32>
      } else {
        %542 = arith.addi %537, %c6 : index
        vector.store %49#3, %out[%542] : memref<?xf32>, vector<16xf32>
      }
    }
    %543 = arith.addi %13, %c12 : index
    %544 = arith.cmpi slt, %543, %12 : index
    scf.if %544 {
      %545 = arith.muli %543, %outputFeatures : index
      %546 = arith.muli %3, %c18 : index
      %547 = arith.addi %545, %546 : index
      scf.if %0 {
        %548 = arith.addi %547, %c6 : index
        %549 = vector.load %residual[%548] : memref<?xf32>, vector<16xf32>
        %550 = arith.addf %549, %49#4 : vector<16xf32>
        %551 = arith.addi %547, %c6 : index
        vector.store %550, %out[%551] : memref<?xf32>, vector<16xf32>
      } else {
        %552 = arith.addi %547, %c6 : index
        vector.store %49#4, %out[%552] : memref<?xf32>, vector<16xf32>
      }
    }
    %553 = arith.addi %13, %c13 : index
    %554 = arith.cmpi slt, %553, %12 : index
    scf.if %554 {
      %555 = arith.muli %553, %outputFeatures : index
      %556 = arith.muli %3, %c18 : index
      %557 = arith.addi %555, %556 : index
      scf.if %0 {
        %558 = arith.addi %557, %c6 : index
        %559 = vector.load %residual[%558] : memref<?xf32>, vector<16xf32>
        %560 = arith.addf %559, %49#5 : vector<16xf32>
        %561 = arith.addi %557, %c6 : index
        vector.store %560, %out[%561] : memref<?xf32>, vector<16xf32>
      } else {
        %562 = arith.addi %557, %c6 : index
        vector.store %49#5, %out[%562] : memref<?xf32>, vector<16xf32>
      }
    }
    %563 = arith.addi %13, %c14 : index
    %564 = arith.cmpi slt, %563, %12 : index
    scf.if %564 {
      %565 = arith.muli %563, %outputFeatures : index
      %566 = arith.muli %3, %c18 : index
      %567 = arith.addi %565, %566 : index
      scf.if %0 {
        %568 = arith.addi %567, %c6 : index
        %569 = vector.load %residual[%568] : memref<?xf32>, vector<16xf32>
        %570 = arith.addf %569, %49#6 : vector<16xf32>
        %571 = arith.addi %567, %c6 : index
        vector.store %570, %out[%571] : memref<?xf32>, vector<16xf32>
      } else {
        %572 = arith.addi %567, %c6 : index
        vector.store %49#6, %out[%572] : memref<?xf32>, vector<16xf32>
      }
    }
    %573 = arith.addi %13, %c15 : index
    %574 = arith.cmpi slt, %573, %12 : index
    scf.if %574 {
      %575 = arith.muli %573, %outputFeatures : index
      %576 = arith.muli %3, %c18 : index
      %577 = arith.addi %575, %576 : index
      scf.if %0 {
        %578 = arith.addi %577, %c6 : index
        %579 = vector.load %residual[%578] : memref<?xf32>, vector<16xf32>
        %580 = arith.addf %579, %49#7 : vector<16xf32>
        %581 = arith.addi %577, %c6 : index
        vector.store %580, %out[%581] : memref<?xf32>, vector<16xf32>
      } else {
        %582 = arith.addi %577, %c6 : index
        vector.store %49#7, %out[%582] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

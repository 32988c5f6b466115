// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
  %c17 = arith.constant 320 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<1> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<5> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<7> : vector<16xi32>
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
      %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.addi %51, %c4 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.muli %40, %c4 : index
      %69:8 = scf.for %60 = %c6 to %c12 step %c1 iter_args(%61 = %41, %62 = %42, %63 = %43, %64 = %44, %65 = %45, %66 = %46, %67 = %47, %68 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.muli %60, %c9 : index
        %71 = arith.addi %59, %70 : index
        %72 = arith.addi %51, %c17 : index
        %73 = arith.muli %60, %c1 : index
        %74 = arith.addi %73, %c6 : index
        %75 = arith.muli %74, %c18 : index
        %76 = arith.addi %72, %75 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.addi %51, %c19 : index
        %80 = arith.muli %60, %c19 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.addi %81, %c6 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c20 : vector<16xi32>
        %86 = arith.shrui %78, %c21 : vector<16xi32>
        %87 = arith.andi %86, %c22 : vector<16xi32>
        %88 = arith.shli %87, %c23 : vector<16xi32>
        %89 = arith.ori %85, %88 : vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %54, %58 : vector<16xf32>
        %92 = arith.addi %31, %71 : index
        %93 = arith.addi %92, %c6 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %91, %61 : vector<16xf32>
        %97 = arith.addi %32, %71 : index
        %98 = arith.addi %97, %c6 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %91, %62 : vector<16xf32>
        %102 = arith.addi %33, %71 : index
        %103 = arith.addi %102, %c6 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %91, %63 : vector<16xf32>
        %107 = arith.addi %34, %71 : index
        %108 = arith.addi %107, %c6 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %91, %64 : vector<16xf32>
        %112 = arith.addi %35, %71 : index
        %113 = arith.addi %112, %c6 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %91, %65 : vector<16xf32>
        %117 = arith.addi %36, %71 : index
        %118 = arith.addi %117, %c6 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %91, %66 : vector<16xf32>
        %122 = arith.addi %37, %71 : index
        %123 = arith.addi %122, %c6 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %91, %67 : vector<16xf32>
        %127 = arith.addi %38, %71 : index
        %128 = arith.addi %127, %c6 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %91, %68 : vector<16xf32>
        %132 = arith.addi %81, %c6 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.shrui %134, %c23 : vector<16xi32>
        %136 = arith.shrui %78, %c22 : vector<16xi32>
        %137 = arith.andi %136, %c22 : vector<16xi32>
        %138 = arith.shli %137, %c23 : vector<16xi32>
        %139 = arith.ori %135, %138 : vector<16xi32>
        %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %141 = math.fma %140, %54, %58 : vector<16xf32>
        %142 = arith.addi %31, %71 : index
        %143 = arith.addi %142, %c1 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %141, %96 : vector<16xf32>
        %147 = arith.addi %32, %71 : index
        %148 = arith.addi %147, %c1 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %141, %101 : vector<16xf32>
        %152 = arith.addi %33, %71 : index
        %153 = arith.addi %152, %c1 : index
        %154 = memref.load %x[%153] : memref<?xf32>
        %155 = vector.broadcast %154 : f32 to vector<16xf32>
        %156 = math.fma %155, %141, %106 : vector<16xf32>
        %157 = arith.addi %34, %71 : index
        %158 = arith.addi %157, %c1 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %141, %111 : vector<16xf32>
        %162 = arith.addi %35, %71 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %141, %116 : vector<16xf32>
        %167 = arith.addi %36, %71 : index
        %168 = arith.addi %167, %c1 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %141, %121 : vector<16xf32>
        %172 = arith.addi %37, %71 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %141, %126 : vector<16xf32>
        %177 = arith.addi %38, %71 : index
        %178 = arith.addi %177, %c1 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %141, %131 : vector<16xf32>
        %182 = arith.addi %81, %c18 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.andi %184, %c20 : vector<16xi32>
        %186 = arith.shrui %78, %c24 : vector<16xi32>
        %187 = arith.andi %186, %c22 : vector<16xi32>
        %188 = arith.shli %187, %c23 : vector<16xi32>
        %189 = arith.ori %185, %188 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = math.fma %190, %54, %58 : vector<16xf32>
        %192 = arith.addi %31, %71 : index
        %193 = arith.addi %192, %c10 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %191, %146 : vector<16xf32>
        %197 = arith.addi %32, %71 : index
        %198 = arith.addi %197, %c10 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %191, %151 : vector<16xf32>
        %202 = arith.addi %33, %71 : index
        %203 = arith.addi %202, %c10 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %191, %156 : vector<16xf32>
        %207 = arith.addi %34, %71 : index
        %208 = arith.addi %207, %c10 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %191, %161 : vector<16xf32>
        %212 = arith.addi %35, %71 : index
        %213 = arith.addi %212, %c10 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %191, %166 : vector<16xf32>
        %217 = arith.addi %36, %71 : index
        %218 = arith.addi %217, %c10 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %191, %171 : vector<16xf32>
        %222 = arith.addi %37, %71 : index
        %223 = arith.addi %222, %c10 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %191, %176 : vector<16xf32>
        %227 = arith.addi %38, %71 : index
        %228 = arith.addi %227, %c10 : index
        %229 = memref.load %x[%228] : memref<?xf32>
        %230 = vector.broadcast %229 : f32 to vector<16xf32>
        %231 = math.fma %230, %191, %181 : vector<16xf32>
        %232 = arith.addi %81, %c18 : index
        %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
        %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
        %235 = arith.shrui %234, %c23 : vector<16xi32>
        %236 = arith.shrui %78, %c25 : vector<16xi32>
        %237 = arith.andi %236, %c22 : vector<16xi32>
        %238 = arith.shli %237, %c23 : vector<16xi32>
        %239 = arith.ori %235, %238 : vector<16xi32>
        %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
        %241 = math.fma %240, %54, %58 : vector<16xf32>
        %242 = arith.addi %31, %71 : index
        %243 = arith.addi %242, %c11 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %241, %196 : vector<16xf32>
        %247 = arith.addi %32, %71 : index
        %248 = arith.addi %247, %c11 : index
        %249 = memref.load %x[%248] : memref<?xf32>
        %250 = vector.broadcast %249 : f32 to vector<16xf32>
        %251 = math.fma %250, %241, %201 : vector<16xf32>
        %252 = arith.addi %33, %71 : index
        %253 = arith.addi %252, %c11 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %241, %206 : vector<16xf32>
        %257 = arith.addi %34, %71 : index
        %258 = arith.addi %257, %c11 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %241, %211 : vector<16xf32>
        %262 = arith.addi %35, %71 : index
        %263 = arith.addi %262, %c11 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %241, %216 : vector<16xf32>
        %267 = arith.addi %36, %71 : index
        %268 = arith.addi %267, %c11 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %241, %221 : vector<16xf32>
        %272 = arith.addi %37, %71 : index
        %273 = arith.addi %272, %c11 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %241, %226 : vector<16xf32>
        %277 = arith.addi %38, %71 : index
        %278 = arith.addi %277, %c11 : index
        %279 = memref.load %x[%278] : memref<?xf32>
        %280 = vector.broadcast %279 : f32 to vector<16xf32>
        %281 = math.fma %280, %241, %231 : vector<16xf32>
        %282 = arith.addi %81, %c4 : index
        %283 = vector.load %w[%282] : memref<?xi8>, vector<16xi8>
        %284 = arith.extui %283 : vector<16xi8> to vector<16xi32>
        %285 = arith.andi %284, %c20 : vector<16xi32>
        %286 = arith.shrui %78, %c23 : vector<16xi32>
        %287 = arith.andi %286, %c22 : vector<16xi32>
        %288 = arith.shli %287, %c23 : vector<16xi32>
        %289 = arith.ori %285, %288 : vector<16xi32>
        %290 = arith.sitofp %289 : vector<16xi32> to vector<16xf32>
        %291 = math.fma %290, %54, %58 : vector<16xf32>
        %292 = arith.addi %31, %71 : index
        %293 = arith.addi %292, %c12 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %291, %246 : vector<16xf32>
        %297 = arith.addi %32, %71 : index
        %298 = arith.addi %297, %c12 : index
        %299 = memref.load %x[%298] : memref<?xf32>
        %300 = vector.broadcast %299 : f32 to vector<16xf32>
        %301 = math.fma %300, %291, %251 : vector<16xf32>
        %302 = arith.addi %33, %71 : index
        %303 = arith.addi %302, %c12 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %291, %256 : vector<16xf32>
        %307 = arith.addi %34, %71 : index
        %308 = arith.addi %307, %c12 : index
        %309 = memref.load %x[%308] : memref<?xf32>
        %310 = vector.broadcast %309 : f32 to vector<16xf32>
        %311 = math.fma %310, %291, %261 : vector<16xf32>
        %312 = arith.addi %35, %71 : index
        %313 = arith.addi %312, %c12 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %291, %266 : vector<16xf32>
        %317 = arith.addi %36, %71 : index
        %318 = arith.addi %317, %c12 : index
        %319 = memref.load %x[%318] : memref<?xf32>
        %320 = vector.broadcast %319 : f32 to vector<16xf32>
        %321 = math.fma %320, %291, %271 : vector<16xf32>
        %322 = arith.addi %37, %71 : index
        %323 = arith.addi %322, %c12 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %291, %276 : vector<16xf32>
        %327 = arith.addi %38, %71 : index
        %328 = arith.addi %327, %c12 : index
        %329 = memref.load %x[%328] : memref<?xf32>
        %330 = vector.broadcast %329 : f32 to vector<16xf32>
        %331 = math.fma %330, %291, %281 : vector<16xf32>
        %332 = arith.addi %81, %c4 : index
        %333 = vector.load %w[%332] : memref<?xi8>, vector<16xi8>
        %334 = arith.extui %333 : vector<16xi8> to vector<16xi32>
        %335 = arith.shrui %334, %c23 : vector<16xi32>
        %336 = arith.shrui %78, %c26 : vector<16xi32>
        %337 = arith.andi %336, %c22 : vector<16xi32>
        %338 = arith.shli %337, %c23 : vector<16xi32>
        %339 = arith.ori %335, %338 : vector<16xi32>
        %340 = arith.sitofp %339 : vector<16xi32> to vector<16xf32>
        %341 = math.fma %340, %54, %58 : vector<16xf32>
        %342 = arith.addi %31, %71 : index
        %343 = arith.addi %342, %c13 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %341, %296 : vector<16xf32>
        %347 = arith.addi %32, %71 : index
        %348 = arith.addi %347, %c13 : index
        %349 = memref.load %x[%348] : memref<?xf32>
        %350 = vector.broadcast %349 : f32 to vector<16xf32>
        %351 = math.fma %350, %341, %301 : vector<16xf32>
        %352 = arith.addi %33, %71 : index
        %353 = arith.addi %352, %c13 : index
        %354 = memref.load %x[%353] : memref<?xf32>
        %355 = vector.broadcast %354 : f32 to vector<16xf32>
        %356 = math.fma %355, %341, %306 : vector<16xf32>
        %357 = arith.addi %34, %71 : index
        %358 = arith.addi %357, %c13 : index
        %359 = memref.load %x[%358] : memref<?xf32>
        %360 = vector.broadcast %359 : f32 to vector<16xf32>
        %361 = math.fma %360, %341, %311 : vector<16xf32>
        %362 = arith.addi %35, %71 : index
        %363 = arith.addi %362, %c13 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %341, %316 : vector<16xf32>
        %367 = arith.addi %36, %71 : index
        %368 = arith.addi %367, %c13 : index
        %369 = memref.load %x[%368] : memref<?xf32>
        %370 = vector.broadcast %369 : f32 to vector<16xf32>
        %371 = math.fma %370, %341, %321 : vector<16xf32>
        %372 = arith.addi %37, %71 : index
        %373 = arith.addi %372, %c13 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %341, %326 : vector<16xf32>
        %377 = arith.addi %38, %71 : index
        %378 = arith.addi %377, %c13 : index
        %379 = memref.load %x[%378] : memref<?xf32>
        %380 = vector.broadcast %379 : f32 to vector<16xf32>
        %381 = math.fma %380, %341, %331 : vector<16xf32>
        %382 = arith.addi %81, %c27 : index
        %383 = vector.load %w[%382] : memref<?xi8>, vector<16xi8>
        %384 = arith.extui %383 : vector<16xi8> to vector<16xi32>
        %385 = arith.andi %384, %c20 : vector<16xi32>
        %386 = arith.shrui %78, %c28 : vector<16xi32>
        %387 = arith.andi %386, %c22 : vector<16xi32>
        %388 = arith.shli %387, %c23 : vector<16xi32>
        %389 = arith.ori %385, %388 : vector<16xi32>
        %390 = arith.sitofp %389 : vector<16xi32> to vector<16xf32>
        %391 = math.fma %390, %54, %58 : vector<16xf32>
        %392 = arith.addi %31, %71 : index
        %393 = arith.addi %392, %c14 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %391, %346 : vector<16xf32>
        %397 = arith.addi %32, %71 : index
        %398 = arith.addi %397, %c14 : index
        %399 = memref.load %x[%398] : memref<?xf32>
        %400 = vector.broadcast %399 : f32 to vector<16xf32>
        %401 = math.fma %400, %391, %351 : vector<16xf32>
        %402 = arith.addi %33, %71 : index
        %403 = arith.addi %402, %c14 : index
        %404 = memref.load %x[%403] : memref<?xf32>
        %405 = vector.broadcast %404 : f32 to vector<16xf32>
        %406 = math.fma %405, %391, %356 : vector<16xf32>
        %407 = arith.addi %34, %71 : index
        %408 = arith.addi %407, %c14 : index
        %409 = memref.load %x[%408] : memref<?xf32>
        %410 = vector.broadcast %409 : f32 to vector<16xf32>
        %411 = math.fma %410, %391, %361 : vector<16xf32>
        %412 = arith.addi %35, %71 : index
        %413 = arith.addi %412, %c14 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %391, %366 : vector<16xf32>
        %417 = arith.addi %36, %71 : index
        %418 = arith.addi %417, %c14 : index
        %419 = memref.load %x[%418] : memref<?xf32>
        %420 = vector.broadcast %419 : f32 to vector<16xf32>
        %421 = math.fma %420, %391, %371 : vector<16xf32>
        %422 = arith.addi %37, %71 : index
        %423 = arith.addi %422, %c14 : index
        %424 = memref.load %x[%423] : memref<?xf32>
        %425 = vector.broadcast %424 : f32 to vector<16xf32>
        %426 = math.fma %425, %391, %376 : vector<16xf32>
        %427 = arith.addi %38, %71 : index
        %428 = arith.addi %427, %c14 : index
        %429 = memref.load %x[%428] : memref<?xf32>
        %430 = vector.broadcast %429 : f32 to vector<16xf32>
        %431 = math.fma %430, %391, %381 : vector<16xf32>
        %432 = arith.addi %81, %c27 : index
        %433 = vector.load %w[%432] : memref<?xi8>, vector<16xi8>
        %434 = arith.extui %433 : vector<16xi8> to vector<16xi32>
        %435 = arith.shrui %434, %c23 : vector<16xi32>
        %436 = arith.shrui %78, %c29 : vector<16xi32>
        %437 = arith.andi %436, %c22 : vector<16xi32>
        %438 = arith.shli %437, %c23 : vector<16xi32>
        %439 = arith.ori %435, %438 : vector<16xi32>
        %440 = arith.sitofp %439 : vector<16xi32> to vector<16xf32>
        %441 = math.fma %440, %54, %58 : vector<16xf32>
        %442 = arith.addi %31, %71 : index
        %443 = arith.addi %442, %c15 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %441, %396 : vector<16xf32>
        %447 = arith.addi %32, %71 : index
        %448 = arith.addi %447, %c15 : index
        %449 = memref.load %x[%448] : memref<?xf32>
        %450 = vector.broadcast %449 : f32 to vector<16xf32>
        %451 = math.fma %450, %441, %401 : vector<16xf32>
        %452 = arith.addi %33, %71 : index
        %453 = arith.addi %452, %c15 : index
        %454 = memref.load %x[%453] : memref<?xf32>
        %455 = vector.broadcast %454 : f32 to vector<16xf32>
        %456 = math.fma %455, %441, %406 : vector<16xf32>
        %457 = arith.addi %34, %71 : index
        %458 = arith.addi %457, %c15 : index
        %459 = memref.load %x[%458] : memref<?xf32>
        %460 = vector.broadcast %459 : f32 to vector<16xf32>
        %461 = math.fma %460, %441, %411 : vector<16xf32>
        %462 = arith.addi %35, %71 : index
        %463 = arith.addi %462, %c15 : index
        %464 = memref.load %x[%463] : memref<?xf32>
        %465 = vector.broadcast %464 : f32 to vector<16xf32>
        %466 = math.fma %465, %441, %416 : vector<16xf32>
        %467 = arith.addi %36, %71 : index
        %468 = arith.addi %467, %c15 : index
        %469 = memref.load %x[%468] : memref<?xf32>
        %470 = vector.broadcast %469 : f32 to vector<16xf32>
        %471 = math.fma %470, %441, %421 : vector<16xf32>
        %472 = arith.addi %37, %71 : index
        %473 = arith.addi %472, %c15 : index
        %474 = memref.load %x[%473] : memref<?xf32>
        %475 = vector.broadcast %474 : f32 to vector<16xf32>
        %476 = math.fma %475, %441, %426 : vector<16xf32>
        %477 = arith.addi %38, %71 : index
        %478 = arith.addi %477, %c15 : index
        %479 = memref.load %x[%478] : memref<?xf32>
        %480 = vector.broadcast %479 : f32 to vector<16xf32>
        %481 = math.fma %480, %441, %431 : vector<16xf32>
        scf.yield %446, %451, %456, %461, %466, %471, %476, %481 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %482 = arith.addi %13, %c6 : index
    %483 = arith.cmpi slt, %482, %12 : index
    scf.if %483 {
      %484 = arith.muli %482, %outputFeatures : index
      %485 = arith.muli %3, %c18 : index
      %486 = arith.addi %484, %485 : index
      scf.if %0 {
        %487 = arith.addi %486, %c6 : index
        %488 = vector.load %residual[%487] : memref<?xf32>, vector<16xf32>
        %489 = arith.addf %488, %49#0 : vector<16xf32>
        %490 = arith.addi %486, %c6 : index
        vector.store %489, %out[%490] : memref<?xf32>, vector<16xf32>
      } else {
        %491 = arith.addi %486, %c6 : index
        vector.store %49#0, %out[%491] : memref<?xf32>, vector<16xf32>
      }
    }
    %492 = arith.addi %13, %c1 : index
    %493 = arith.cmpi slt, %492, %12 : index
    scf.if %493 {
      %494 = arith.muli %492, %outputFeatures : index
      %495 = arith.muli %3, %c18 : index
      %496 = arith.addi %494, %495 : index
      scf.if %0 {
        %497 = arith.addi %496, %c6 : index
        %498 = vector.load %residual[%497] : memref<?xf32>, vector<16xf32>
        %499 = arith.addf %498, %49#1 : vector<16xf32>
        %500 = arith.addi %496, %c6 : index
        vector.store %499, %out[%500] : memref<?xf32>, vector<16xf32>
      } else {
        %501 = arith.addi %496, %c6 : index
        vector.store %49#1, %out[%501] : memref<?xf32>, vector<16xf32>
      }
    }
    %502 = arith.addi %13, %c10 : index
    %503 = arith.cmpi slt, %502, %12 : index
    scf.if %503 {
      %504 = arith.muli %502, %outputFeatures : index
      %505 = arith.muli %3, %c18 : index
      %506 = arith.addi %504, %505 : index
      scf.if %0 {
        %507 = arith.addi %506, %c6 : index
        %508 = vector.load %residual[%507] : memref<?xf32>, vector<16xf32>
        %509 = arith.addf %508, %49#2 : vector<16xf32>
        %510 = arith.addi %506, %c6 : index
        vector.store %509, %out[%510] : memref<?xf32>, vector<16xf32>
      } else {
        %511 = arith.addi %506, %c6 : index
        vector.store %49#2, %out[%511] : memref<?xf32>, vector<16xf32>
      }
    }
    %512 = arith.addi %13, %c11 : index
    %513 = arith.cmpi slt, %512, %12 : index
    scf.if %513 {
      %514 = arith.muli %512, %outputFeatures : index
      %515 = arith.muli %3, %c18 : index
      %516 = arith.addi %514, %515 : index
      scf.if %0 {
        %517 = arith.addi %516, %c6 : index
        %518 = vector.load %residual[%517] : memref<?xf32>, vector<16xf32>
        %519 = arith.addf %518, %49#3 : vector<16xf32>
        %520 = arith.addi %516, %c6 : index
        vector.store %519, %out[%520] : memref<?xf32>, vector<16xf32>
      } else {
        %521 = arith.addi %516, %c6 : index
        vector.store %49#3, %out[%521] : memref<?xf32>, vector<16xf32>
      }
    }
    %522 = arith.addi %13, %c12 : index
    %523 = arith.cmpi slt, %522, %12 : index
    scf.if %523 {
      %524 = arith.muli %522, %outputFeatures : index
      %525 = arith.muli %3, %c18 : index
      %526 = arith.addi %524, %525 : index
      scf.if %0 {
        %527 = arith.addi %526, %c6 : index
        %528 = vector.load %residual[%527] : memref<?xf32>, vector<16xf32>
        %529 = arith.addf %528, %49#4 : vector<16xf32>
        %530 = arith.addi %526, %c6 : index
        vector.store %529, %out[%530] : memref<?xf32>, vector<16xf32>
      } else {
        %531 = arith.addi %526, %c6 : index
        vector.store %49#4, %out[%531] : memref<?xf32>, vector<16xf32>
      }
    }
    %532 = arith.addi %13, %c13 : index
    %533 = arith.cmpi slt, %532, %12 : index
    scf.if %533 {
      %534 = arith.muli %532, %outputFeatures : index
      %535 = arith.muli %3, %c18 : index
      %536 = arith.addi %534, %535 : index
      scf.if %0 {
        %537 = arith.addi %536, %c6 : index
        %538 = vector.load %residual[%537] : memref<?xf32>, vector<16xf32>
        %539 = arith.addf %538, %49#5 : vector<16xf32>
        %540 = arith.addi %536, %c6 : index
        vector.store %539, %out[%540] : memref<?xf32>, vector<16xf32>
      } else {
        %541 = arith.addi %536, %c6 : index
        vector.store %49#5, %out[%541] : memref<?xf32>, vector<16xf32>
      }
    }
    %542 = arith.addi %13, %c14 : index
    %543 = arith.cmpi slt, %542, %12 : index
    scf.if %543 {
      %544 = arith.muli %542, %outputFeatures : index
      %545 = arith.muli %3, %c18 : index
      %546 = arith.addi %544, %545 : index
      scf.if %0 {
        %547 = arith.addi %546, %c6 : index
        %548 = vector.load %residual[%547] : memref<?xf32>, vector<16xf32>
        %549 = arith.addf %548, %49#6 : vector<16xf32>
        %550 = arith.addi %546, %c6 : index
        vector.store %549, %out[%550] : memref<?xf32>, vector<16xf32>
      } else {
        %551 = arith.addi %546, %c6 : index
        vector.store %49#6, %out[%551] : memref<?xf32>, vector<16xf32>
      }
    }
    %552 = arith.addi %13, %c15 : index
    %553 = arith.cmpi slt, %552, %12 : index
    scf.if %553 {
      %554 = arith.muli %552, %outputFeatures : index
      %555 = arith.muli %3, %c18 : index
      %556 = arith.addi %554, %555 : index
      scf.if %0 {
        %557 = arith.addi %556, %c6 : index
        %558 = vector.load %residual[%557] : memref<?xf32>, vector<16xf32>
        %559 = arith.addf %558, %49#7 : vector<16xf32>
        %560 = arith.addi %556, %c6 : index
        vector.store %559, %out[%560] : memref<?xf32>, vector<16xf32>
      } else {
        %561 = arith.addi %556, %c6 : index
        vector.store %49#7, %out[%561] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
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
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 2368 : index
  %c21 = arith.constant 320 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<1> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<3> : vector<16xi32>
  %c28 = arith.constant dense<5> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant dense<7> : vector<16xi32>
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
      %56 = arith.addi %51, %c17 : index
      %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
      %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
      %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
      %60 = arith.muli %40, %c4 : index
      %70:8 = scf.for %61 = %c6 to %c17 step %c1 iter_args(%62 = %41, %63 = %42, %64 = %43, %65 = %44, %66 = %45, %67 = %46, %68 = %47, %69 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %71 = arith.muli %61, %c9 : index
        %72 = arith.addi %60, %71 : index
        %73 = arith.addi %51, %c18 : index
        %74 = arith.divui %61, %c12 : index
        %75 = arith.muli %74, %c17 : index
        %76 = arith.addi %73, %75 : index
        %77 = arith.addi %76, %c6 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %55, %80 : vector<16xf32>
        %82 = arith.addi %76, %c19 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %59, %85 : vector<16xf32>
        %87 = arith.addi %51, %c20 : index
        %88 = arith.muli %61, %c1 : index
        %89 = arith.addi %88, %c6 : index
        %90 = arith.muli %89, %c19 : index
        %91 = arith.addi %87, %90 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.addi %51, %c21 : index
        %95 = arith.muli %61, %c18 : index
        %96 = arith.addi %94, %95 : index
        %97 = arith.addi %96, %c6 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
        %100 = arith.andi %99, %c22 : vector<16xi32>
        %101 = arith.shrui %93, %c23 : vector<16xi32>
        %102 = arith.andi %101, %c24 : vector<16xi32>
        %103 = arith.shli %102, %c25 : vector<16xi32>
        %104 = arith.ori %100, %103 : vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %81, %86 : vector<16xf32>
        %107 = arith.addi %31, %72 : index
        %108 = arith.addi %107, %c6 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %106, %62 : vector<16xf32>
        %112 = arith.addi %32, %72 : index
        %113 = arith.addi %112, %c6 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %106, %63 : vector<16xf32>
        %117 = arith.addi %33, %72 : index
        %118 = arith.addi %117, %c6 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %106, %64 : vector<16xf32>
        %122 = arith.addi %34, %72 : index
        %123 = arith.addi %122, %c6 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %106, %65 : vector<16xf32>
        %127 = arith.addi %35, %72 : index
        %128 = arith.addi %127, %c6 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %106, %66 : vector<16xf32>
        %132 = arith.addi %36, %72 : index
        %133 = arith.addi %132, %c6 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %106, %67 : vector<16xf32>
        %137 = arith.addi %37, %72 : index
        %138 = arith.addi %137, %c6 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %106, %68 : vector<16xf32>
        %142 = arith.addi %38, %72 : index
        %143 = arith.addi %142, %c6 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %106, %69 : vector<16xf32>
        %147 = arith.addi %96, %c6 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.shrui %149, %c25 : vector<16xi32>
        %151 = arith.shrui %93, %c24 : vector<16xi32>
        %152 = arith.andi %151, %c24 : vector<16xi32>
        %153 = arith.shli %152, %c25 : vector<16xi32>
        %154 = arith.ori %150, %153 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %81, %86 : vector<16xf32>
        %157 = arith.addi %31, %72 : index
        %158 = arith.addi %157, %c1 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %156, %111 : vector<16xf32>
        %162 = arith.addi %32, %72 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %156, %116 : vector<16xf32>
        %167 = arith.addi %33, %72 : index
        %168 = arith.addi %167, %c1 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %156, %121 : vector<16xf32>
        %172 = arith.addi %34, %72 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %156, %126 : vector<16xf32>
        %177 = arith.addi %35, %72 : index
        %178 = arith.addi %177, %c1 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %156, %131 : vector<16xf32>
        %182 = arith.addi %36, %72 : index
        %183 = arith.addi %182, %c1 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %156, %136 : vector<16xf32>
        %187 = arith.addi %37, %72 : index
        %188 = arith.addi %187, %c1 : index
        %189 = memref.load %x[%188] : memref<?xf32>
        %190 = vector.broadcast %189 : f32 to vector<16xf32>
        %191 = math.fma %190, %156, %141 : vector<16xf32>
        %192 = arith.addi %38, %72 : index
        %193 = arith.addi %192, %c1 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %156, %146 : vector<16xf32>
        %197 = arith.addi %96, %c19 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c22 : vector<16xi32>
        %201 = arith.shrui %93, %c26 : vector<16xi32>
        %202 = arith.andi %201, %c24 : vector<16xi32>
        %203 = arith.shli %202, %c25 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %81, %86 : vector<16xf32>
        %207 = arith.addi %31, %72 : index
        %208 = arith.addi %207, %c10 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %206, %161 : vector<16xf32>
        %212 = arith.addi %32, %72 : index
        %213 = arith.addi %212, %c10 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %206, %166 : vector<16xf32>
        %217 = arith.addi %33, %72 : index
        %218 = arith.addi %217, %c10 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %206, %171 : vector<16xf32>
        %222 = arith.addi %34, %72 : index
        %223 = arith.addi %222, %c10 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %206, %176 : vector<16xf32>
        %227 = arith.addi %35, %72 : index
        %228 = arith.addi %227, %c10 : index
        %229 = memref.load %x[%228] : memref<?xf32>
        %230 = vector.broadcast %229 : f32 to vector<16xf32>
        %231 = math.fma %230, %206, %181 : vector<16xf32>
        %232 = arith.addi %36, %72 : index
        %233 = arith.addi %232, %c10 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %206, %186 : vector<16xf32>
        %237 = arith.addi %37, %72 : index
        %238 = arith.addi %237, %c10 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %206, %191 : vector<16xf32>
        %242 = arith.addi %38, %72 : index
        %243 = arith.addi %242, %c10 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %206, %196 : vector<16xf32>
        %247 = arith.addi %96, %c19 : index
        %248 = vector.load %w[%247] : memref<?xi8>, vector<16xi8>
        %249 = arith.extui %248 : vector<16xi8> to vector<16xi32>
        %250 = arith.shrui %249, %c25 : vector<16xi32>
        %251 = arith.shrui %93, %c27 : vector<16xi32>
        %252 = arith.andi %251, %c24 : vector<16xi32>
        %253 = arith.shli %252, %c25 : vector<16xi32>
        %254 = arith.ori %250, %253 : vector<16xi32>
        %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
        %256 = math.fma %255, %81, %86 : vector<16xf32>
        %257 = arith.addi %31, %72 : index
        %258 = arith.addi %257, %c11 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %256, %211 : vector<16xf32>
        %262 = arith.addi %32, %72 : index
        %263 = arith.addi %262, %c11 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %256, %216 : vector<16xf32>
        %267 = arith.addi %33, %72 : index
        %268 = arith.addi %267, %c11 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %256, %221 : vector<16xf32>
        %272 = arith.addi %34, %72 : index
        %273 = arith.addi %272, %c11 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %256, %226 : vector<16xf32>
        %277 = arith.addi %35, %72 : index
        %278 = arith.addi %277, %c11 : index
        %279 = memref.load %x[%278] : memref<?xf32>
        %280 = vector.broadcast %279 : f32 to vector<16xf32>
        %281 = math.fma %280, %256, %231 : vector<16xf32>
        %282 = arith.addi %36, %72 : index
        %283 = arith.addi %282, %c11 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %256, %236 : vector<16xf32>
        %287 = arith.addi %37, %72 : index
        %288 = arith.addi %287, %c11 : index
        %289 = memref.load %x[%288] : memref<?xf32>
        %290 = vector.broadcast %289 : f32 to vector<16xf32>
        %291 = math.fma %290, %256, %241 : vector<16xf32>
        %292 = arith.addi %38, %72 : index
        %293 = arith.addi %292, %c11 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %256, %246 : vector<16xf32>
        %297 = arith.addi %96, %c17 : index
        %298 = vector.load %w[%297] : memref<?xi8>, vector<16xi8>
        %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
        %300 = arith.andi %299, %c22 : vector<16xi32>
        %301 = arith.shrui %93, %c25 : vector<16xi32>
        %302 = arith.andi %301, %c24 : vector<16xi32>
        %303 = arith.shli %302, %c25 : vector<16xi32>
        %304 = arith.ori %300, %303 : vector<16xi32>
        %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
        %306 = math.fma %305, %81, %86 : vector<16xf32>
        %307 = arith.addi %31, %72 : index
        %308 = arith.addi %307, %c12 : index
        %309 = memref.load %x[%308] : memref<?xf32>
        %310 = vector.broadcast %309 : f32 to vector<16xf32>
        %311 = math.fma %310, %306, %261 : vector<16xf32>
        %312 = arith.addi %32, %72 : index
        %313 = arith.addi %312, %c12 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %306, %266 : vector<16xf32>
        %317 = arith.addi %33, %72 : index
        %318 = arith.addi %317, %c12 : index
        %319 = memref.load %x[%318] : memref<?xf32>
        %320 = vector.broadcast %319 : f32 to vector<16xf32>
        %321 = math.fma %320, %306, %271 : vector<16xf32>
        %322 = arith.addi %34, %72 : index
        %323 = arith.addi %322, %c12 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %306, %276 : vector<16xf32>
        %327 = arith.addi %35, %72 : index
        %328 = arith.addi %327, %c12 : index
        %329 = memref.load %x[%328] : memref<?xf32>
        %330 = vector.broadcast %329 : f32 to vector<16xf32>
        %331 = math.fma %330, %306, %281 : vector<16xf32>
        %332 = arith.addi %36, %72 : index
        %333 = arith.addi %332, %c12 : index
        %334 = memref.load %x[%333] : memref<?xf32>
        %335 = vector.broadcast %334 : f32 to vector<16xf32>
        %336 = math.fma %335, %306, %286 : vector<16xf32>
        %337 = arith.addi %37, %72 : index
        %338 = arith.addi %337, %c12 : index
        %339 = memref.load %x[%338] : memref<?xf32>
        %340 = vector.broadcast %339 : f32 to vector<16xf32>
        %341 = math.fma %340, %306, %291 : vector<16xf32>
        %342 = arith.addi %38, %72 : index
        %343 = arith.addi %342, %c12 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %306, %296 : vector<16xf32>
        %347 = arith.addi %96, %c17 : index
        %348 = vector.load %w[%347] : memref<?xi8>, vector<16xi8>
        %349 = arith.extui %348 : vector<16xi8> to vector<16xi32>
        %350 = arith.shrui %349, %c25 : vector<16xi32>
        %351 = arith.shrui %93, %c28 : vector<16xi32>
        %352 = arith.andi %351, %c24 : vector<16xi32>
        %353 = arith.shli %352, %c25 : vector<16xi32>
        %354 = arith.ori %350, %353 : vector<16xi32>
        %355 = arith.sitofp %354 : vector<16xi32> to vector<16xf32>
        %356 = math.fma %355, %81, %86 : vector<16xf32>
        %357 = arith.addi %31, %72 : index
        %358 = arith.addi %357, %c13 : index
        %359 = memref.load %x[%358] : memref<?xf32>
        %360 = vector.broadcast %359 : f32 to vector<16xf32>
        %361 = math.fma %360, %356, %311 : vector<16xf32>
        %362 = arith.addi %32, %72 : index
        %363 = arith.addi %362, %c13 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %356, %316 : vector<16xf32>
        %367 = arith.addi %33, %72 : index
        %368 = arith.addi %367, %c13 : index
        %369 = memref.load %x[%368] : memref<?xf32>
        %370 = vector.broadcast %369 : f32 to vector<16xf32>
        %371 = math.fma %370, %356, %321 : vector<16xf32>
        %372 = arith.addi %34, %72 : index
        %373 = arith.addi %372, %c13 : index
        %374 = memref.load %x[%373] : memref<?xf32>
        %375 = vector.broadcast %374 : f32 to vector<16xf32>
        %376 = math.fma %375, %356, %326 : vector<16xf32>
        %377 = arith.addi %35, %72 : index
        %378 = arith.addi %377, %c13 : index
        %379 = memref.load %x[%378] : memref<?xf32>
        %380 = vector.broadcast %379 : f32 to vector<16xf32>
        %381 = math.fma %380, %356, %331 : vector<16xf32>
        %382 = arith.addi %36, %72 : index
        %383 = arith.addi %382, %c13 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %356, %336 : vector<16xf32>
        %387 = arith.addi %37, %72 : index
        %388 = arith.addi %387, %c13 : index
        %389 = memref.load %x[%388] : memref<?xf32>
        %390 = vector.broadcast %389 : f32 to vector<16xf32>
        %391 = math.fma %390, %356, %341 : vector<16xf32>
        %392 = arith.addi %38, %72 : index
        %393 = arith.addi %392, %c13 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %356, %346 : vector<16xf32>
        %397 = arith.addi %96, %c29 : index
        %398 = vector.load %w[%397] : memref<?xi8>, vector<16xi8>
        %399 = arith.extui %398 : vector<16xi8> to vector<16xi32>
        %400 = arith.andi %399, %c22 : vector<16xi32>
        %401 = arith.shrui %93, %c30 : vector<16xi32>
        %402 = arith.andi %401, %c24 : vector<16xi32>
        %403 = arith.shli %402, %c25 : vector<16xi32>
        %404 = arith.ori %400, %403 : vector<16xi32>
        %405 = arith.sitofp %404 : vector<16xi32> to vector<16xf32>
        %406 = math.fma %405, %81, %86 : vector<16xf32>
        %407 = arith.addi %31, %72 : index
        %408 = arith.addi %407, %c14 : index
        %409 = memref.load %x[%408] : memref<?xf32>
        %410 = vector.broadcast %409 : f32 to vector<16xf32>
        %411 = math.fma %410, %406, %361 : vector<16xf32>
        %412 = arith.addi %32, %72 : index
        %413 = arith.addi %412, %c14 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %406, %366 : vector<16xf32>
        %417 = arith.addi %33, %72 : index
        %418 = arith.addi %417, %c14 : index
        %419 = memref.load %x[%418] : memref<?xf32>
        %420 = vector.broadcast %419 : f32 to vector<16xf32>
        %421 = math.fma %420, %406, %371 : vector<16xf32>
        %422 = arith.addi %34, %72 : index
        %423 = arith.addi %422, %c14 : index
        %424 = memref.load %x[%423] : memref<?xf32>
        %425 = vector.broadcast %424 : f32 to vector<16xf32>
        %426 = math.fma %425, %406, %376 : vector<16xf32>
        %427 = arith.addi %35, %72 : index
        %428 = arith.addi %427, %c14 : index
        %429 = memref.load %x[%428] : memref<?xf32>
        %430 = vector.broadcast %429 : f32 to vector<16xf32>
        %431 = math.fma %430, %406, %381 : vector<16xf32>
        %432 = arith.addi %36, %72 : index
        %433 = arith.addi %432, %c14 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %406, %386 : vector<16xf32>
        %437 = arith.addi %37, %72 : index
        %438 = arith.addi %437, %c14 : index
        %439 = memref.load %x[%438] : memref<?xf32>
        %440 = vector.broadcast %439 : f32 to vector<16xf32>
        %441 = math.fma %440, %406, %391 : vector<16xf32>
        %442 = arith.addi %38, %72 : index
        %443 = arith.addi %442, %c14 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %406, %396 : vector<16xf32>
        %447 = arith.addi %96, %c29 : index
        %448 = vector.load %w[%447] : memref<?xi8>, vector<16xi8>
        %449 = arith.extui %448 : vector<16xi8> to vector<16xi32>
        %450 = arith.shrui %449, %c25 : vector<16xi32>
        %451 = arith.shrui %93, %c31 : vector<16xi32>
        %452 = arith.andi %451, %c24 : vector<16xi32>
        %453 = arith.shli %452, %c25 : vector<16xi32>
        %454 = arith.ori %450, %453 : vector<16xi32>
        %455 = arith.sitofp %454 : vector<16xi32> to vector<16xf32>
        %456 = math.fma %455, %81, %86 : vector<16xf32>
        %457 = arith.addi %31, %72 : index
        %458 = arith.addi %457, %c15 : index
        %459 = memref.load %x[%458] : memref<?xf32>
        %460 = vector.broadcast %459 : f32 to vector<16xf32>
        %461 = math.fma %460, %456, %411 : vector<16xf32>
        %462 = arith.addi %32, %72 : index
        %463 = arith.addi %462, %c15 : index
        %464 = memref.load %x[%463] : memref<?xf32>
        %465 = vector.broadcast %464 : f32 to vector<16xf32>
        %466 = math.fma %465, %456, %416 : vector<16xf32>
        %467 = arith.addi %33, %72 : index
        %468 = arith.addi %467, %c15 : index
        %469 = memref.load %x[%468] : memref<?xf32>
        %470 = vector.broadcast %469 : f32 to vector<16xf32>
        %471 = math.fma %470, %456, %421 : vector<16xf32>
        %472 = arith.addi %34, %72 : index
        %473 = arith.addi %472, %c15 : index
        %474 = memref.load %x[%473] : memref<?xf32>
        %475 = vector.broadcast %474 : f32 to vector<16xf32>
        %476 = math.fma %475, %456, %426 : vector<16xf32>
        %477 = arith.addi %35, %72 : index
        %478 = arith.addi %477, %c15 : index
        %479 = memref.load %x[%478] : memref<?xf32>
        %480 = vector.broadcast %479 : f32 to vector<16xf32>
        %481 = math.fma %480, %456, %431 : vector<16xf32>
        %482 = arith.addi %36, %72 : index
        %483 = arith.addi %482, %c15 : index
        %484 = memref.load %x[%483] : memref<?xf32>
        %485 = vector.broadcast %484 : f32 to vector<16xf32>
        %486 = math.fma %485, %456, %436 : vector<16xf32>
        %487 = arith.addi %37, %72 : index
        %488 = arith.addi %487, %c15 : index
        %489 = memref.load %x[%488] : memref<?xf32>
        %490 = vector.broadcast %489 : f32 to vector<16xf32>
        %491 = math.fma %490, %456, %441 : vector<16xf32>
        %492 = arith.addi %38, %72 : index
        %493 = arith.addi %492, %c15 : index
        %494 = memref.load %x[%493] : memref<?xf32>
        %495 = vector.broadcast %494 : f32 to vector<16xf32>
        %496 = math.fma %495, %456, %446 : vector<16xf32>
        scf.yield %461, %466, %471, %476, %481, %486, %491, %496 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %70#0, %70#1, %70#2, %70#3, %70#4, %70#5, %70#6, %70#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %497 = arith.addi %13, %c6 : index
    %498 = arith.cmpi slt, %497, %12 : index
    scf.if %498 {
      %499 = arith.muli %497, %outputFeatures : index
      %500 = arith.muli %3, %c19 : index
      %501 = arith.addi %499, %500 : index
      scf.if %0 {
        %502 = arith.addi %501, %c6 : index
        %503 = vector.load %residual[%502] : memref<?xf32>, vector<16xf32>
        %504 = arith.addf %503, %49#0 : vector<16xf32>
        %505 = arith.addi %501, %c6 : index
        vector.store %504, %out[%505] : memref<?xf32>, vector<16xf32>
      } else {
        %506 = arith.addi %501, %c6 : index
        vector.store %49#0, %out[%506] : memref<?xf32>, vector<16xf32>
      }
    }
    %507 = arith.addi %13, %c1 : index
    %508 = arith.cmpi slt, %507, %12 : index
    scf.if %508 {
      %509 = arith.muli %507, %outputFeatures : index
      %510 = arith.muli %3, %c19 : index
      %511 = arith.addi %509, %510 : index
      scf.if %0 {
        %512 = arith.addi %511, %c6 : index
        %513 = vector.load %residual[%512] : memref<?xf32>, vector<16xf32>
        %514 = arith.addf %513, %49#1 : vector<16xf32>
        %515 = arith.addi %511, %c6 : index
        vector.store %514, %out[%515] : memref<?xf32>, vector<16xf32>
      } else {
        %516 = arith.addi %511, %c6 : index
        vector.store %49#1, %out[%516] : memref<?xf32>, vector<16xf32>
      }
    }
    %517 = arith.addi %13, %c10 : index
    %518 = arith.cmpi slt, %517, %12 : index
    scf.if %518 {
      %519 = arith.muli %517, %outputFeatures : index
      %520 = arith.muli %3, %c19 : index
      %521 = arith.addi %519, %520 : index
      scf.if %0 {
        %522 = arith.addi %521, %c6 : index
        %523 = vector.load %residual[%522] : memref<?xf32>, vector<16xf32>
        %524 = arith.addf %523, %49#2 : vector<16xf32>
        %525 = arith.addi %521, %c6 : index
        vector.store %524, %out[%525] : memref<?xf32>, vector<16xf32>
      } else {
        %526 = arith.addi %521, %c6 : index
        vector.store %49#2, %out[%526] : memref<?xf32>, vector<16xf32>
      }
    }
    %527 = arith.addi %13, %c11 : index
    %528 = arith.cmpi slt, %527, %12 : index
    scf.if %528 {
      %529 = arith.muli %527, %outputFeatures : index
      %530 = arith.muli %3, %c19 : index
      %531 = arith.addi %529, %530 : index
      scf.if %0 {
        %532 = arith.addi %531, %c6 : index
        %533 = vector.load %residual[%532] : memref<?xf32>, vector<16xf32>
        %534 = arith.addf %533, %49#3 : vector<16xf32>
        %535 = arith.addi %531, %c6 : index
        vector.store %534, %out[%535] : memref<?xf32>, vector<16xf32>
      } else {
        %536 = arith.addi %531, %c6 : index
        vector.store %49#3, %out[%536] : memref<?xf32>, vector<16xf32>
      }
    }
    %537 = arith.addi %13, %c12 : index
    %538 = arith.cmpi slt, %537, %12 : index
    scf.if %538 {
      %539 = arith.muli %537, %outputFeatures : index
      %540 = arith.muli %3, %c19 : index
      %541 = arith.addi %539, %540 : index
      scf.if %0 {
        %542 = arith.addi %541, %c6 : index
        %543 = vector.load %residual[%542] : memref<?xf32>, vector<16xf32>
        %544 = arith.addf %543, %49#4 : vector<16xf32>
        %545 = arith.addi %541, %c6 : index
        vector.store %544, %out[%545] : memref<?xf32>, vector<16xf32>
      } else {
        %546 = arith.addi %541, %c6 : index
        vector.store %49#4, %out[%546] : memref<?xf32>, vector<16xf32>
      }
    }
    %547 = arith.addi %13, %c13 : index
    %548 = arith.cmpi slt, %547, %12 : index
    scf.if %548 {
      %549 = arith.muli %547, %outputFeatures : index
      %550 = arith.muli %3, %c19 : index
      %551 = arith.addi %549, %550 : index
      scf.if %0 {
        %552 = arith.addi %551, %c6 : index
        %553 = vector.load %residual[%552] : memref<?xf32>, vector<16xf32>
        %554 = arith.addf %553, %49#5 : vector<16xf32>
        %555 = arith.addi %551, %c6 : index
        vector.store %554, %out[%555] : memref<?xf32>, vector<16xf32>
      } else {
        %556 = arith.addi %551, %c6 : index
        vector.store %49#5, %out[%556] : memref<?xf32>, vector<16xf32>
      }
    }
    %557 = arith.addi %13, %c14 : index
    %558 = arith.cmpi slt, %557, %12 : index
    scf.if %558 {
      %559 = arith.muli %557, %outputFeatures : index
      %560 = arith.muli %3, %c19 : index
      %561 = arith.addi %559, %560 : index
      scf.if %0 {
        %562 = arith.addi %561, %c6 : index
        %563 = vector.load %residual[%562] : memref<?xf32>, vector<16xf32>
        %564 = arith.addf %563, %49#6 : vector<16xf32>
        %565 = arith.addi %561, %c6 : index
        vector.store %564, %out[%565] : memref<?xf32>, vector<16xf32>
      } else {
        %566 = arith.addi %561, %c6 : index
        vector.store %49#6, %out[%566] : memref<?xf32>, vector<16xf32>
      }
    }
    %567 = arith.addi %13, %c15 : index
    %568 = arith.cmpi slt, %567, %12 : index
    scf.if %568 {
      %569 = arith.muli %567, %outputFeatures : index
      %570 = arith.muli %3, %c19 : index
      %571 = arith.addi %569, %570 : index
      scf.if %0 {
        %572 = arith.addi %571, %c6 : index
        %573 = vector.load %residual[%572] : memref<?xf32>, vector<16xf32>
        %574 = arith.addf %573, %49#7 : vector<16xf32>
        %575 = arith.addi %571, %c6 : index
        vector.store %574, %out[%575] : memref<?xf32>, vector<16xf32>
      } else {
        %576 = arith.addi %571, %c6 : index
        vector.store %49#7, %out[%576] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 2368 : index
  %c18 = arith.constant 320 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<1> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<5> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 6 : index
  %c30 = arith.constant dense<7> : vector<16xi32>
  %c31 = arith.constant 7 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c6 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    %30 = arith.divui %inputFeatures, %c4 : index
    %40:8 = scf.for %31 = %c7 to %30 step %c1 iter_args(%32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12, %39 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %41 = arith.muli %31, %c5 : index
      %42 = arith.addi %7, %41 : index
      %43 = arith.muli %31, %c5 : index
      %44 = arith.addi %10, %43 : index
      %45 = arith.addi %42, %c7 : index
      %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = arith.addi %42, %c13 : index
      %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
      %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
      %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
      %53 = arith.addi %44, %c7 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
      %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
      %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
      %57 = arith.addi %44, %c13 : index
      %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
      %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
      %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
      %61 = arith.muli %31, %c4 : index
      %71:8 = scf.for %62 = %c7 to %c13 step %c1 iter_args(%63 = %32, %64 = %33, %65 = %34, %66 = %35, %67 = %36, %68 = %37, %69 = %38, %70 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %72 = arith.muli %62, %c14 : index
        %73 = arith.addi %61, %72 : index
        %74 = arith.addi %42, %c15 : index
        %75 = arith.divui %62, %c10 : index
        %76 = arith.muli %75, %c13 : index
        %77 = arith.addi %74, %76 : index
        %78 = arith.addi %77, %c7 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.mulf %48, %81 : vector<16xf32>
        %83 = arith.addi %77, %c16 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %52, %86 : vector<16xf32>
        %88 = arith.addi %42, %c17 : index
        %89 = arith.muli %62, %c1 : index
        %90 = arith.addi %89, %c7 : index
        %91 = arith.muli %90, %c16 : index
        %92 = arith.addi %88, %91 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.addi %42, %c18 : index
        %96 = arith.muli %62, %c15 : index
        %97 = arith.addi %95, %96 : index
        %98 = arith.addi %97, %c7 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.andi %100, %c19 : vector<16xi32>
        %102 = arith.shrui %94, %c20 : vector<16xi32>
        %103 = arith.andi %102, %c21 : vector<16xi32>
        %104 = arith.shli %103, %c22 : vector<16xi32>
        %105 = arith.ori %101, %104 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = math.fma %106, %82, %87 : vector<16xf32>
        %108 = arith.addi %44, %c15 : index
        %109 = arith.divui %62, %c10 : index
        %110 = arith.muli %109, %c13 : index
        %111 = arith.addi %108, %110 : index
        %112 = arith.addi %111, %c7 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
        %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = arith.mulf %56, %115 : vector<16xf32>
        %117 = arith.addi %111, %c16 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.mulf %60, %120 : vector<16xf32>
        %122 = arith.addi %44, %c17 : index
        %123 = arith.muli %62, %c1 : index
        %124 = arith.addi %123, %c7 : index
        %125 = arith.muli %124, %c16 : index
        %126 = arith.addi %122, %125 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.addi %44, %c18 : index
        %130 = arith.muli %62, %c15 : index
        %131 = arith.addi %129, %130 : index
        %132 = arith.addi %131, %c7 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.andi %134, %c19 : vector<16xi32>
        %136 = arith.shrui %128, %c20 : vector<16xi32>
        %137 = arith.andi %136, %c21 : vector<16xi32>
        %138 = arith.shli %137, %c22 : vector<16xi32>
        %139 = arith.ori %135, %138 : vector<16xi32>
        %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %141 = math.fma %140, %116, %121 : vector<16xf32>
        %142 = arith.addi %26, %73 : index
        %143 = arith.addi %142, %c7 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %107, %63 : vector<16xf32>
        %147 = math.fma %145, %141, %64 : vector<16xf32>
        %148 = arith.addi %27, %73 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %107, %65 : vector<16xf32>
        %153 = math.fma %151, %141, %66 : vector<16xf32>
        %154 = arith.addi %28, %73 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %107, %67 : vector<16xf32>
        %159 = math.fma %157, %141, %68 : vector<16xf32>
        %160 = arith.addi %29, %73 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %107, %69 : vector<16xf32>
        %165 = math.fma %163, %141, %70 : vector<16xf32>
        %166 = arith.addi %97, %c7 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.shrui %168, %c22 : vector<16xi32>
        %170 = arith.shrui %94, %c21 : vector<16xi32>
        %171 = arith.andi %170, %c21 : vector<16xi32>
        %172 = arith.shli %171, %c22 : vector<16xi32>
        %173 = arith.ori %169, %172 : vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = math.fma %174, %82, %87 : vector<16xf32>
        %176 = arith.addi %131, %c7 : index
        %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c22 : vector<16xi32>
        %180 = arith.shrui %128, %c21 : vector<16xi32>
        %181 = arith.andi %180, %c21 : vector<16xi32>
        %182 = arith.shli %181, %c22 : vector<16xi32>
        %183 = arith.ori %179, %182 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %116, %121 : vector<16xf32>
        %186 = arith.addi %26, %73 : index
        %187 = arith.addi %186, %c1 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %175, %146 : vector<16xf32>
        %191 = math.fma %189, %185, %147 : vector<16xf32>
        %192 = arith.addi %27, %73 : index
        %193 = arith.addi %192, %c1 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %175, %152 : vector<16xf32>
        %197 = math.fma %195, %185, %153 : vector<16xf32>
        %198 = arith.addi %28, %73 : index
        %199 = arith.addi %198, %c1 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %175, %158 : vector<16xf32>
        %203 = math.fma %201, %185, %159 : vector<16xf32>
        %204 = arith.addi %29, %73 : index
        %205 = arith.addi %204, %c1 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %175, %164 : vector<16xf32>
        %209 = math.fma %207, %185, %165 : vector<16xf32>
        %210 = arith.addi %97, %c16 : index
        %211 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
        %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
        %213 = arith.andi %212, %c19 : vector<16xi32>
        %214 = arith.shrui %94, %c23 : vector<16xi32>
        %215 = arith.andi %214, %c21 : vector<16xi32>
        %216 = arith.shli %215, %c22 : vector<16xi32>
        %217 = arith.ori %213, %216 : vector<16xi32>
        %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
        %219 = math.fma %218, %82, %87 : vector<16xf32>
        %220 = arith.addi %131, %c16 : index
        %221 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
        %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
        %223 = arith.andi %222, %c19 : vector<16xi32>
        %224 = arith.shrui %128, %c23 : vector<16xi32>
        %225 = arith.andi %224, %c21 : vector<16xi32>
        %226 = arith.shli %225, %c22 : vector<16xi32>
        %227 = arith.ori %223, %226 : vector<16xi32>
        %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
        %229 = math.fma %228, %116, %121 : vector<16xf32>
        %230 = arith.addi %26, %73 : index
        %231 = arith.addi %230, %c6 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %219, %190 : vector<16xf32>
        %235 = math.fma %233, %229, %191 : vector<16xf32>
        %236 = arith.addi %27, %73 : index
        %237 = arith.addi %236, %c6 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %219, %196 : vector<16xf32>
        %241 = math.fma %239, %229, %197 : vector<16xf32>
        %242 = arith.addi %28, %73 : index
        %243 = arith.addi %242, %c6 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %219, %202 : vector<16xf32>
        %247 = math.fma %245, %229, %203 : vector<16xf32>
        %248 = arith.addi %29, %73 : index
        %249 = arith.addi %248, %c6 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %219, %208 : vector<16xf32>
        %253 = math.fma %251, %229, %209 : vector<16xf32>
        %254 = arith.addi %97, %c16 : index
        %255 = vector.load %w[%254] : memref<?xi8>, vector<16xi8>
        %256 = arith.extui %255 : vector<16xi8> to vector<16xi32>
        %257 = arith.shrui %256, %c22 : vector<16xi32>
        %258 = arith.shrui %94, %c24 : vector<16xi32>
        %259 = arith.andi %258, %c21 : vector<16xi32>
        %260 = arith.shli %259, %c22 : vector<16xi32>
        %261 = arith.ori %257, %260 : vector<16xi32>
        %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
        %263 = math.fma %262, %82, %87 : vector<16xf32>
        %264 = arith.addi %131, %c16 : index
        %265 = vector.load %w[%264] : memref<?xi8>, vector<16xi8>
        %266 = arith.extui %265 : vector<16xi8> to vector<16xi32>
        %267 = arith.shrui %266, %c22 : vector<16xi32>
        %268 = arith.shrui %128, %c24 : vector<16xi32>
        %269 = arith.andi %268, %c21 : vector<16xi32>
        %270 = arith.shli %269, %c22 : vector<16xi32>
        %271 = arith.ori %267, %270 : vector<16xi32>
        %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
        %273 = math.fma %272, %116, %121 : vector<16xf32>
        %274 = arith.addi %26, %73 : index
        %275 = arith.addi %274, %c11 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %263, %234 : vector<16xf32>
        %279 = math.fma %277, %273, %235 : vector<16xf32>
        %280 = arith.addi %27, %73 : index
        %281 = arith.addi %280, %c11 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %263, %240 : vector<16xf32>
        %285 = math.fma %283, %273, %241 : vector<16xf32>
        %286 = arith.addi %28, %73 : index
        %287 = arith.addi %286, %c11 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %263, %246 : vector<16xf32>
        %291 = math.fma %289, %273, %247 : vector<16xf32>
        %292 = arith.addi %29, %73 : index
        %293 = arith.addi %292, %c11 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %263, %252 : vector<16xf32>
        %297 = math.fma %295, %273, %253 : vector<16xf32>
        %298 = arith.addi %97, %c13 : index
        %299 = vector.load %w[%298] : memref<?xi8>, vector<16xi8>
        %300 = arith.extui %299 : vector<16xi8> to vector<16xi32>
        %301 = arith.andi %300, %c19 : vector<16xi32>
        %302 = arith.shrui %94, %c22 : vector<16xi32>
        %303 = arith.andi %302, %c21 : vector<16xi32>
        %304 = arith.shli %303, %c22 : vector<16xi32>
        %305 = arith.ori %301, %304 : vector<16xi32>
        %306 = arith.sitofp %305 : vector<16xi32> to vector<16xf32>
        %307 = math.fma %306, %82, %87 : vector<16xf32>
        %308 = arith.addi %131, %c13 : index
        %309 = vector.load %w[%308] : memref<?xi8>, vector<16xi8>
        %310 = arith.extui %309 : vector<16xi8> to vector<16xi32>
        %311 = arith.andi %310, %c19 : vector<16xi32>
        %312 = arith.shrui %128, %c22 : vector<16xi32>
        %313 = arith.andi %312, %c21 : vector<16xi32>
        %314 = arith.shli %313, %c22 : vector<16xi32>
        %315 = arith.ori %311, %314 : vector<16xi32>
        %316 = arith.sitofp %315 : vector<16xi32> to vector<16xf32>
        %317 = math.fma %316, %116, %121 : vector<16xf32>
        %318 = arith.addi %26, %73 : index
        %319 = arith.addi %318, %c10 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %307, %278 : vector<16xf32>
        %323 = math.fma %321, %317, %279 : vector<16xf32>
        %324 = arith.addi %27, %73 : index
        %325 = arith.addi %324, %c10 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %307, %284 : vector<16xf32>
        %329 = math.fma %327, %317, %285 : vector<16xf32>
        %330 = arith.addi %28, %73 : index
        %331 = arith.addi %330, %c10 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %307, %290 : vector<16xf32>
        %335 = math.fma %333, %317, %291 : vector<16xf32>
        %336 = arith.addi %29, %73 : index
        %337 = arith.addi %336, %c10 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %307, %296 : vector<16xf32>
        %341 = math.fma %339, %317, %297 : vector<16xf32>
        %342 = arith.addi %97, %c13 : index
        %343 = vector.load %w[%342] : memref<?xi8>, vector<16xi8>
        %344 = arith.extui %343 : vector<16xi8> to vector<16xi32>
        %345 = arith.shrui %344, %c22 : vector<16xi32>
        %346 = arith.shrui %94, %c25 : vector<16xi32>
        %347 = arith.andi %346, %c21 : vector<16xi32>
        %348 = arith.shli %347, %c22 : vector<16xi32>
        %349 = arith.ori %345, %348 : vector<16xi32>
        %350 = arith.sitofp %349 : vector<16xi32> to vector<16xf32>
        %351 = math.fma %350, %82, %87 : vector<16xf32>
        %352 = arith.addi %131, %c13 : index
        %353 = vector.load %w[%352] : memref<?xi8>, vector<16xi8>
        %354 = arith.extui %353 : vector<16xi8> to vector<16xi32>
        %355 = arith.shrui %354, %c22 : vector<16xi32>
        %356 = arith.shrui %128, %c25 : vector<16xi32>
        %357 = arith.andi %356, %c21 : vector<16xi32>
        %358 = arith.shli %357, %c22 : vector<16xi32>
        %359 = arith.ori %355, %358 : vector<16xi32>
        %360 = arith.sitofp %359 : vector<16xi32> to vector<16xf32>
        %361 = math.fma %360, %116, %121 : vector<16xf32>
        %362 = arith.addi %26, %73 : index
        %363 = arith.addi %362, %c26 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %351, %322 : vector<16xf32>
        %367 = math.fma %365, %361, %323 : vector<16xf32>
        %368 = arith.addi %27, %73 : index
        %369 = arith.addi %368, %c26 : index
        %370 = memref.load %x[%369] : memref<?xf32>
        %371 = vector.broadcast %370 : f32 to vector<16xf32>
        %372 = math.fma %371, %351, %328 : vector<16xf32>
        %373 = math.fma %371, %361, %329 : vector<16xf32>
        %374 = arith.addi %28, %73 : index
        %375 = arith.addi %374, %c26 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %351, %334 : vector<16xf32>
        %379 = math.fma %377, %361, %335 : vector<16xf32>
        %380 = arith.addi %29, %73 : index
        %381 = arith.addi %380, %c26 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %351, %340 : vector<16xf32>
        %385 = math.fma %383, %361, %341 : vector<16xf32>
        %386 = arith.addi %97, %c27 : index
        %387 = vector.load %w[%386] : memref<?xi8>, vector<16xi8>
        %388 = arith.extui %387 : vector<16xi8> to vector<16xi32>
        %389 = arith.andi %388, %c19 : vector<16xi32>
        %390 = arith.shrui %94, %c28 : vector<16xi32>
        %391 = arith.andi %390, %c21 : vector<16xi32>
        %392 = arith.shli %391, %c22 : vector<16xi32>
        %393 = arith.ori %389, %392 : vector<16xi32>
        %394 = arith.sitofp %393 : vector<16xi32> to vector<16xf32>
        %395 = math.fma %394, %82, %87 : vector<16xf32>
        %396 = arith.addi %131, %c27 : index
        %397 = vector.load %w[%396] : memref<?xi8>, vector<16xi8>
        %398 = arith.extui %397 : vector<16xi8> to vector<16xi32>
        %399 = arith.andi %398, %c19 : vector<16xi32>
        %400 = arith.shrui %128, %c28 : vector<16xi32>
        %401 = arith.andi %400, %c21 : vector<16xi32>
        %402 = arith.shli %401, %c22 : vector<16xi32>
        %403 = arith.ori %399, %402 : vector<16xi32>
        %404 = arith.sitofp %403 : vector<16xi32> to vector<16xf32>
        %405 = math.fma %404, %116, %121 : vector<16xf32>
        %406 = arith.addi %26, %73 : index
        %407 = arith.addi %406, %c29 : index
        %408 = memref.load %x[%407] : memref<?xf32>
        %409 = vector.broadcast %408 : f32 to vector<16xf32>
        %410 = math.fma %409, %395, %366 : vector<16xf32>
        %411 = math.fma %409, %405, %367 : vector<16xf32>
        %412 = arith.addi %27, %73 : index
        %413 = arith.addi %412, %c29 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %395, %372 : vector<16xf32>
        %417 = math.fma %415, %405, %373 : vector<16xf32>
        %418 = arith.addi %28, %73 : index
        %419 = arith.addi %418, %c29 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %395, %378 : vector<16xf32>
        %423 = math.fma %421, %405, %379 : vector<16xf32>
        %424 = arith.addi %29, %73 : index
        %425 = arith.addi %424, %c29 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %395, %384 : vector<16xf32>
        %429 = math.fma %427, %405, %385 : vector<16xf32>
        %430 = arith.addi %97, %c27 : index
        %431 = vector.load %w[%430] : memref<?xi8>, vector<16xi8>
        %432 = arith.extui %431 : vector<16xi8> to vector<16xi32>
        %433 = arith.shrui %432, %c22 : vector<16xi32>
        %434 = arith.shrui %94, %c30 : vector<16xi32>
        %435 = arith.andi %434, %c21 : vector<16xi32>
        %436 = arith.shli %435, %c22 : vector<16xi32>
        %437 = arith.ori %433, %436 : vector<16xi32>
        %438 = arith.sitofp %437 : vector<16xi32> to vector<16xf32>
        %439 = math.fma %438, %82, %87 : vector<16xf32>
        %440 = arith.addi %131, %c27 : index
        %441 = vector.load %w[%440] : memref<?xi8>, vector<16xi8>
        %442 = arith.extui %441 : vector<16xi8> to vector<16xi32>
        %443 = arith.shrui %442, %c22 : vector<16xi32>
        %444 = arith.shrui %128, %c30 : vector<16xi32>
        %445 = arith.andi %444, %c21 : vector<16xi32>
        %446 = arith.shli %445, %c22 : vector<16xi32>
        %447 = arith.ori %443, %446 : vector<16xi32>
        %448 = arith.sitofp %447 : vector<16xi32> to vector<16xf32>
        %449 = math.fma %448, %116, %121 : vector<16xf32>
        %450 = arith.addi %26, %73 : index
        %451 = arith.addi %450, %c31 : index
        %452 = memref.load %x[%451] : memref<?xf32>
        %453 = vector.broadcast %452 : f32 to vector<16xf32>
        %454 = math.fma %453, %439, %410 : vector<16xf32>
        %455 = math.fma %453, %449, %411 : vector<16xf32>
        %456 = arith.addi %27, %73 : index
        %457 = arith.addi %456, %c31 : index
        %458 = memref.load %x[%457] : memref<?xf32>
        %459 = vector.broadcast %458 : f32 to vector<16xf32>
        %460 = math.fma %459, %439, %416 : vector<16xf32>
        %461 = math.fma %459, %449, %417 : vector<16xf32>
        %462 = arith.addi %28, %73 : index
        %463 = arith.addi %462, %c31 : index
        %464 = memref.load %x[%463] : memref<?xf32>
        %465 = vector.broadcast %464 : f32 to vector<16xf32>
        %466 = math.fma %465, %439, %422 : vector<16xf32>
        %467 = math.fma %465, %449, %423 : vector<16xf32>
        %468 = arith.addi %29, %73 : index
        %469 = arith.addi %468, %c31 : index
        %470 = memref.load %x[%469] : memref<?xf32>
        %471 = vector.broadcast %470 : f32 to vector<16xf32>
        %472 = math.fma %471, %439, %428 : vector<16xf32>
        %473 = math.fma %471, %449, %429 : vector<16xf32>
        scf.yield %454, %455, %460, %461, %466, %467, %472, %473 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %474 = arith.addi %16, %c7 : index
    %475 = arith.cmpi slt, %474, %15 : index
    scf.if %475 {
      %476 = arith.muli %474, %outputFeatures : index
      %477 = arith.muli %3, %c13 : index
      %478 = arith.addi %476, %477 : index
      scf.if %0 {
        %479 = arith.addi %478, %c7 : index
        %480 = vector.load %residual[%479] : memref<?xf32>, vector<16xf32>
        %481 = arith.addf %480, %40#0 : vector<16xf32>
        %482 = arith.addi %478, %c7 : index
        vector.store %481, %out[%482] : memref<?xf32>, vector<16xf32>
      } else {
        %483 = arith.addi %478, %c7 : index
        vector.store %40#0, %out[%483] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %484 = arith.addi %478, %c16 : index
        %485 = vector.load %residual[%484] : memref<?xf32>, vector<16xf32>
        %486 = arith.addf %485, %40#1 : vector<16xf32>
        %487 = arith.addi %478, %c16 : index
        vector.store %486, %out[%487] : memref<?xf32>, vector<16xf32>
      } else {
        %488 = arith.addi %478, %c16 : index
        vector.store %40#1, %out[%488] : memref<?xf32>, vector<16xf32>
      }
    }
    %489 = arith.addi %16, %c1 : index
    %490 = arith.cmpi slt, %489, %15 : index
    scf.if %490 {
      %491 = arith.muli %489, %outputFeatures : index
      %492 = arith.muli %3, %c13 : index
      %493 = arith.addi %491, %492 : index
      scf.if %0 {
        %494 = arith.addi %493, %c7 : index
        %495 = vector.load %residual[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.addf %495, %40#2 : vector<16xf32>
        %497 = arith.addi %493, %c7 : index
        vector.store %496, %out[%497] : memref<?xf32>, vector<16xf32>
      } else {
        %498 = arith.addi %493, %c7 : index
        vector.store %40#2, %out[%498] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %499 = arith.addi %493, %c16 : index
        %500 = vector.load %residual[%499] : memref<?xf32>, vector<16xf32>
        %501 = arith.addf %500, %40#3 : vector<16xf32>
        %502 = arith.addi %493, %c16 : index
        vector.store %501, %out[%502] : memref<?xf32>, vector<16xf32>
      } else {
        %503 = arith.addi %493, %c16 : index
        vector.store %40#3, %out[%503] : memref<?xf32>, vector<16xf32>
      }
    }
    %504 = arith.addi %16, %c6 : index
    %505 = arith.cmpi slt, %504, %15 : index
    scf.if %505 {
      %506 = arith.muli %504, %outputFeatures : index
      %507 = arith.muli %3, %c13 : index
      %508 = arith.addi %506, %507 : index
      scf.if %0 {
        %509 = arith.addi %508, %c7 : index
        %510 = vector.load %residual[%509] : memref<?xf32>, vector<16xf32>
        %511 = arith.addf %510, %40#4 : vector<16xf32>
        %512 = arith.addi %508, %c7 : index
        vector.store %511, %out[%512] : memref<?xf32>, vector<16xf32>
      } else {
        %513 = arith.addi %508, %c7 : index
        vector.store %40#4, %out[%513] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %514 = arith.addi %508, %c16 : index
        %515 = vector.load %residual[%514] : memref<?xf32>, vector<16xf32>
        %516 = arith.addf %515, %40#5 : vector<16xf32>
        %517 = arith.addi %508, %c16 : index
        vector.store %516, %out[%517] : memref<?xf32>, vector<16xf32>
      } else {
        %518 = arith.addi %508, %c16 : index
        vector.store %40#5, %out[%518] : memref<?xf32>, vector<16xf32>
      }
    }
    %519 = arith.addi %16, %c11 : index
    %520 = arith.cmpi slt, %519, %15 : index
    scf.if %520 {
      %521 = arith.muli %519, %outputFeatures : index
      %522 = arith.muli %3, %c13 : index
      %523 = arith.addi %521, %522 : index
      scf.if %0 {
        %524 = arith.addi %523, %c7 : index
        %525 = vector.load %residual[%524] : memref<?xf32>, vector<16xf32>
        %526 = arith.addf %525, %40#6 : vector<16xf32>
        %527 = arith.addi %523, %c7 : index
        vector.store %526, %out[%527] : memref<?xf32>, vector<16xf32>
      } else {
        %528 = arith.addi %523, %c7 : index
        vector.store %40#6, %out[%528] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %529 = arith.addi %523, %c16 : index
        %530 = vector.load %residual[%529] : memref<?xf32>, vector<16xf32>
        %531 = arith.addf %530, %40#7 : vector<16xf32>
        %532 = arith.addi %523, %c16 : index
        vector.store %531, %out[%532] : memref<?xf32>, vector<16xf32>
      } else {
        %533 = arith.addi %523, %c16 : index
        vector.store %40#7, %out[%533] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

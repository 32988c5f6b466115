// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 8 : index
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
    %26 = arith.addi %16, %c12 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c13 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c14 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c15 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    %42 = arith.divui %inputFeatures, %c4 : index
    %60:16 = scf.for %43 = %c7 to %42 step %c1 iter_args(%44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16, %58 = %c16, %59 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %61 = arith.muli %43, %c5 : index
      %62 = arith.addi %7, %61 : index
      %63 = arith.muli %43, %c5 : index
      %64 = arith.addi %10, %63 : index
      %65 = arith.addi %62, %c7 : index
      %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
      %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
      %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %69 = arith.addi %62, %c17 : index
      %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %64, %c7 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
      %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
      %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
      %77 = arith.addi %64, %c17 : index
      %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
      %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
      %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
      %81 = arith.muli %43, %c4 : index
      %99:16 = scf.for %82 = %c7 to %c17 step %c1 iter_args(%83 = %44, %84 = %45, %85 = %46, %86 = %47, %87 = %48, %88 = %49, %89 = %50, %90 = %51, %91 = %52, %92 = %53, %93 = %54, %94 = %55, %95 = %56, %96 = %57, %97 = %58, %98 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %100 = arith.muli %82, %c10 : index
        %101 = arith.addi %81, %100 : index
        %102 = arith.addi %62, %c18 : index
        %103 = arith.divui %82, %c12 : index
        %104 = arith.muli %103, %c17 : index
        %105 = arith.addi %102, %104 : index
        %106 = arith.addi %105, %c7 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %68, %109 : vector<16xf32>
        %111 = arith.addi %105, %c19 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.mulf %72, %114 : vector<16xf32>
        %116 = arith.addi %62, %c20 : index
        %117 = arith.muli %82, %c1 : index
        %118 = arith.addi %117, %c7 : index
        %119 = arith.muli %118, %c19 : index
        %120 = arith.addi %116, %119 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.addi %62, %c21 : index
        %124 = arith.muli %82, %c18 : index
        %125 = arith.addi %123, %124 : index
        %126 = arith.addi %125, %c7 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.andi %128, %c22 : vector<16xi32>
        %130 = arith.shrui %122, %c23 : vector<16xi32>
        %131 = arith.andi %130, %c24 : vector<16xi32>
        %132 = arith.shli %131, %c25 : vector<16xi32>
        %133 = arith.ori %129, %132 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = math.fma %134, %110, %115 : vector<16xf32>
        %136 = arith.addi %64, %c18 : index
        %137 = arith.divui %82, %c12 : index
        %138 = arith.muli %137, %c17 : index
        %139 = arith.addi %136, %138 : index
        %140 = arith.addi %139, %c7 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
        %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = arith.mulf %76, %143 : vector<16xf32>
        %145 = arith.addi %139, %c19 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = arith.mulf %80, %148 : vector<16xf32>
        %150 = arith.addi %64, %c20 : index
        %151 = arith.muli %82, %c1 : index
        %152 = arith.addi %151, %c7 : index
        %153 = arith.muli %152, %c19 : index
        %154 = arith.addi %150, %153 : index
        %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.addi %64, %c21 : index
        %158 = arith.muli %82, %c18 : index
        %159 = arith.addi %157, %158 : index
        %160 = arith.addi %159, %c7 : index
        %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
        %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
        %163 = arith.andi %162, %c22 : vector<16xi32>
        %164 = arith.shrui %156, %c23 : vector<16xi32>
        %165 = arith.andi %164, %c24 : vector<16xi32>
        %166 = arith.shli %165, %c25 : vector<16xi32>
        %167 = arith.ori %163, %166 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %144, %149 : vector<16xf32>
        %170 = arith.addi %34, %101 : index
        %171 = arith.addi %170, %c7 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %135, %83 : vector<16xf32>
        %175 = math.fma %173, %169, %84 : vector<16xf32>
        %176 = arith.addi %35, %101 : index
        %177 = arith.addi %176, %c7 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %135, %85 : vector<16xf32>
        %181 = math.fma %179, %169, %86 : vector<16xf32>
        %182 = arith.addi %36, %101 : index
        %183 = arith.addi %182, %c7 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %135, %87 : vector<16xf32>
        %187 = math.fma %185, %169, %88 : vector<16xf32>
        %188 = arith.addi %37, %101 : index
        %189 = arith.addi %188, %c7 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %135, %89 : vector<16xf32>
        %193 = math.fma %191, %169, %90 : vector<16xf32>
        %194 = arith.addi %38, %101 : index
        %195 = arith.addi %194, %c7 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %135, %91 : vector<16xf32>
        %199 = math.fma %197, %169, %92 : vector<16xf32>
        %200 = arith.addi %39, %101 : index
        %201 = arith.addi %200, %c7 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %135, %93 : vector<16xf32>
        %205 = math.fma %203, %169, %94 : vector<16xf32>
        %206 = arith.addi %40, %101 : index
        %207 = arith.addi %206, %c7 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %135, %95 : vector<16xf32>
        %211 = math.fma %209, %169, %96 : vector<16xf32>
        %212 = arith.addi %41, %101 : index
        %213 = arith.addi %212, %c7 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %135, %97 : vector<16xf32>
        %217 = math.fma %215, %169, %98 : vector<16xf32>
        %218 = arith.addi %125, %c7 : index
        %219 = vector.load %w[%218] : memref<?xi8>, vector<16xi8>
        %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
        %221 = arith.shrui %220, %c25 : vector<16xi32>
        %222 = arith.shrui %122, %c24 : vector<16xi32>
        %223 = arith.andi %222, %c24 : vector<16xi32>
        %224 = arith.shli %223, %c25 : vector<16xi32>
        %225 = arith.ori %221, %224 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %110, %115 : vector<16xf32>
        %228 = arith.addi %159, %c7 : index
        %229 = vector.load %w[%228] : memref<?xi8>, vector<16xi8>
        %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
        %231 = arith.shrui %230, %c25 : vector<16xi32>
        %232 = arith.shrui %156, %c24 : vector<16xi32>
        %233 = arith.andi %232, %c24 : vector<16xi32>
        %234 = arith.shli %233, %c25 : vector<16xi32>
        %235 = arith.ori %231, %234 : vector<16xi32>
        %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
        %237 = math.fma %236, %144, %149 : vector<16xf32>
        %238 = arith.addi %34, %101 : index
        %239 = arith.addi %238, %c1 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %227, %174 : vector<16xf32>
        %243 = math.fma %241, %237, %175 : vector<16xf32>
        %244 = arith.addi %35, %101 : index
        %245 = arith.addi %244, %c1 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %227, %180 : vector<16xf32>
        %249 = math.fma %247, %237, %181 : vector<16xf32>
        %250 = arith.addi %36, %101 : index
        %251 = arith.addi %250, %c1 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %227, %186 : vector<16xf32>
        %255 = math.fma %253, %237, %187 : vector<16xf32>
        %256 = arith.addi %37, %101 : index
        %257 = arith.addi %256, %c1 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %227, %192 : vector<16xf32>
        %261 = math.fma %259, %237, %193 : vector<16xf32>
        %262 = arith.addi %38, %101 : index
        %263 = arith.addi %262, %c1 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %227, %198 : vector<16xf32>
        %267 = math.fma %265, %237, %199 : vector<16xf32>
        %268 = arith.addi %39, %101 : index
        %269 = arith.addi %268, %c1 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %227, %204 : vector<16xf32>
        %273 = math.fma %271, %237, %205 : vector<16xf32>
        %274 = arith.addi %40, %101 : index
        %275 = arith.addi %274, %c1 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %227, %210 : vector<16xf32>
        %279 = math.fma %277, %237, %211 : vector<16xf32>
        %280 = arith.addi %41, %101 : index
        %281 = arith.addi %280, %c1 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %227, %216 : vector<16xf32>
        %285 = math.fma %283, %237, %217 : vector<16xf32>
        %286 = arith.addi %125, %c19 : index
        %287 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
        %288 = arith.extui %287 : vector<16xi8> to vector<16xi32>
        %289 = arith.andi %288, %c22 : vector<16xi32>
        %290 = arith.shrui %122, %c26 : vector<16xi32>
        %291 = arith.andi %290, %c24 : vector<16xi32>
        %292 = arith.shli %291, %c25 : vector<16xi32>
        %293 = arith.ori %289, %292 : vector<16xi32>
        %294 = arith.sitofp %293 : vector<16xi32> to vector<16xf32>
        %295 = math.fma %294, %110, %115 : vector<16xf32>
        %296 = arith.addi %159, %c19 : index
        %297 = vector.load %w[%296] : memref<?xi8>, vector<16xi8>
        %298 = arith.extui %297 : vector<16xi8> to vector<16xi32>
        %299 = arith.andi %298, %c22 : vector<16xi32>
        %300 = arith.shrui %156, %c26 : vector<16xi32>
        %301 = arith.andi %300, %c24 : vector<16xi32>
        %302 = arith.shli %301, %c25 : vector<16xi32>
        %303 = arith.ori %299, %302 : vector<16xi32>
        %304 = arith.sitofp %303 : vector<16xi32> to vector<16xf32>
        %305 = math.fma %304, %144, %149 : vector<16xf32>
        %306 = arith.addi %34, %101 : index
        %307 = arith.addi %306, %c6 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %295, %242 : vector<16xf32>
        %311 = math.fma %309, %305, %243 : vector<16xf32>
        %312 = arith.addi %35, %101 : index
        %313 = arith.addi %312, %c6 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %295, %248 : vector<16xf32>
        %317 = math.fma %315, %305, %249 : vector<16xf32>
        %318 = arith.addi %36, %101 : index
        %319 = arith.addi %318, %c6 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %295, %254 : vector<16xf32>
        %323 = math.fma %321, %305, %255 : vector<16xf32>
        %324 = arith.addi %37, %101 : index
        %325 = arith.addi %324, %c6 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %295, %260 : vector<16xf32>
        %329 = math.fma %327, %305, %261 : vector<16xf32>
        %330 = arith.addi %38, %101 : index
        %331 = arith.addi %330, %c6 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %295, %266 : vector<16xf32>
        %335 = math.fma %333, %305, %267 : vector<16xf32>
        %336 = arith.addi %39, %101 : index
        %337 = arith.addi %336, %c6 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %295, %272 : vector<16xf32>
        %341 = math.fma %339, %305, %273 : vector<16xf32>
        %342 = arith.addi %40, %101 : index
        %343 = arith.addi %342, %c6 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %295, %278 : vector<16xf32>
        %347 = math.fma %345, %305, %279 : vector<16xf32>
        %348 = arith.addi %41, %101 : index
        %349 = arith.addi %348, %c6 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %295, %284 : vector<16xf32>
        %353 = math.fma %351, %305, %285 : vector<16xf32>
        %354 = arith.addi %125, %c19 : index
        %355 = vector.load %w[%354] : memref<?xi8>, vector<16xi8>
        %356 = arith.extui %355 : vector<16xi8> to vector<16xi32>
        %357 = arith.shrui %356, %c25 : vector<16xi32>
        %358 = arith.shrui %122, %c27 : vector<16xi32>
        %359 = arith.andi %358, %c24 : vector<16xi32>
        %360 = arith.shli %359, %c25 : vector<16xi32>
        %361 = arith.ori %357, %360 : vector<16xi32>
        %362 = arith.sitofp %361 : vector<16xi32> to vector<16xf32>
        %363 = math.fma %362, %110, %115 : vector<16xf32>
        %364 = arith.addi %159, %c19 : index
        %365 = vector.load %w[%364] : memref<?xi8>, vector<16xi8>
        %366 = arith.extui %365 : vector<16xi8> to vector<16xi32>
        %367 = arith.shrui %366, %c25 : vector<16xi32>
        %368 = arith.shrui %156, %c27 : vector<16xi32>
        %369 = arith.andi %368, %c24 : vector<16xi32>
        %370 = arith.shli %369, %c25 : vector<16xi32>
        %371 = arith.ori %367, %370 : vector<16xi32>
        %372 = arith.sitofp %371 : vector<16xi32> to vector<16xf32>
        %373 = math.fma %372, %144, %149 : vector<16xf32>
        %374 = arith.addi %34, %101 : index
        %375 = arith.addi %374, %c11 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %363, %310 : vector<16xf32>
        %379 = math.fma %377, %373, %311 : vector<16xf32>
        %380 = arith.addi %35, %101 : index
        %381 = arith.addi %380, %c11 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %363, %316 : vector<16xf32>
        %385 = math.fma %383, %373, %317 : vector<16xf32>
        %386 = arith.addi %36, %101 : index
        %387 = arith.addi %386, %c11 : index
        %388 = memref.load %x[%387] : memref<?xf32>
        %389 = vector.broadcast %388 : f32 to vector<16xf32>
        %390 = math.fma %389, %363, %322 : vector<16xf32>
        %391 = math.fma %389, %373, %323 : vector<16xf32>
        %392 = arith.addi %37, %101 : index
        %393 = arith.addi %392, %c11 : index
        %394 = memref.load %x[%393] : memref<?xf32>
        %395 = vector.broadcast %394 : f32 to vector<16xf32>
        %396 = math.fma %395, %363, %328 : vector<16xf32>
        %397 = math.fma %395, %373, %329 : vector<16xf32>
        %398 = arith.addi %38, %101 : index
        %399 = arith.addi %398, %c11 : index
        %400 = memref.load %x[%399] : memref<?xf32>
        %401 = vector.broadcast %400 : f32 to vector<16xf32>
        %402 = math.fma %401, %363, %334 : vector<16xf32>
        %403 = math.fma %401, %373, %335 : vector<16xf32>
        %404 = arith.addi %39, %101 : index
        %405 = arith.addi %404, %c11 : index
        %406 = memref.load %x[%405] : memref<?xf32>
        %407 = vector.broadcast %406 : f32 to vector<16xf32>
        %408 = math.fma %407, %363, %340 : vector<16xf32>
        %409 = math.fma %407, %373, %341 : vector<16xf32>
        %410 = arith.addi %40, %101 : index
        %411 = arith.addi %410, %c11 : index
        %412 = memref.load %x[%411] : memref<?xf32>
        %413 = vector.broadcast %412 : f32 to vector<16xf32>
        %414 = math.fma %413, %363, %346 : vector<16xf32>
        %415 = math.fma %413, %373, %347 : vector<16xf32>
        %416 = arith.addi %41, %101 : index
        %417 = arith.addi %416, %c11 : index
        %418 = memref.load %x[%417] : memref<?xf32>
        %419 = vector.broadcast %418 : f32 to vector<16xf32>
        %420 = math.fma %419, %363, %352 : vector<16xf32>
        %421 = math.fma %419, %373, %353 : vector<16xf32>
        %422 = arith.addi %125, %c17 : index
        %423 = vector.load %w[%422] : memref<?xi8>, vector<16xi8>
        %424 = arith.extui %423 : vector<16xi8> to vector<16xi32>
        %425 = arith.andi %424, %c22 : vector<16xi32>
        %426 = arith.shrui %122, %c25 : vector<16xi32>
        %427 = arith.andi %426, %c24 : vector<16xi32>
        %428 = arith.shli %427, %c25 : vector<16xi32>
        %429 = arith.ori %425, %428 : vector<16xi32>
        %430 = arith.sitofp %429 : vector<16xi32> to vector<16xf32>
        %431 = math.fma %430, %110, %115 : vector<16xf32>
        %432 = arith.addi %159, %c17 : index
        %433 = vector.load %w[%432] : memref<?xi8>, vector<16xi8>
        %434 = arith.extui %433 : vector<16xi8> to vector<16xi32>
        %435 = arith.andi %434, %c22 : vector<16xi32>
        %436 = arith.shrui %156, %c25 : vector<16xi32>
        %437 = arith.andi %436, %c24 : vector<16xi32>
        %438 = arith.shli %437, %c25 : vector<16xi32>
        %439 = arith.ori %435, %438 : vector<16xi32>
        %440 = arith.sitofp %439 : vector<16xi32> to vector<16xf32>
        %441 = math.fma %440, %144, %149 : vector<16xf32>
        %442 = arith.addi %34, %101 : index
        %443 = arith.addi %442, %c12 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %431, %378 : vector<16xf32>
        %447 = math.fma %445, %441, %379 : vector<16xf32>
        %448 = arith.addi %35, %101 : index
        %449 = arith.addi %448, %c12 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %431, %384 : vector<16xf32>
        %453 = math.fma %451, %441, %385 : vector<16xf32>
        %454 = arith.addi %36, %101 : index
        %455 = arith.addi %454, %c12 : index
        %456 = memref.load %x[%455] : memref<?xf32>
        %457 = vector.broadcast %456 : f32 to vector<16xf32>
        %458 = math.fma %457, %431, %390 : vector<16xf32>
        %459 = math.fma %457, %441, %391 : vector<16xf32>
        %460 = arith.addi %37, %101 : index
        %461 = arith.addi %460, %c12 : index
        %462 = memref.load %x[%461] : memref<?xf32>
        %463 = vector.broadcast %462 : f32 to vector<16xf32>
        %464 = math.fma %463, %431, %396 : vector<16xf32>
        %465 = math.fma %463, %441, %397 : vector<16xf32>
        %466 = arith.addi %38, %101 : index
        %467 = arith.addi %466, %c12 : index
        %468 = memref.load %x[%467] : memref<?xf32>
        %469 = vector.broadcast %468 : f32 to vector<16xf32>
        %470 = math.fma %469, %431, %402 : vector<16xf32>
        %471 = math.fma %469, %441, %403 : vector<16xf32>
        %472 = arith.addi %39, %101 : index
        %473 = arith.addi %472, %c12 : index
        %474 = memref.load %x[%473] : memref<?xf32>
        %475 = vector.broadcast %474 : f32 to vector<16xf32>
        %476 = math.fma %475, %431, %408 : vector<16xf32>
        %477 = math.fma %475, %441, %409 : vector<16xf32>
        %478 = arith.addi %40, %101 : index
        %479 = arith.addi %478, %c12 : index
        %480 = memref.load %x[%479] : memref<?xf32>
        %481 = vector.broadcast %480 : f32 to vector<16xf32>
        %482 = math.fma %481, %431, %414 : vector<16xf32>
        %483 = math.fma %481, %441, %415 : vector<16xf32>
        %484 = arith.addi %41, %101 : index
        %485 = arith.addi %484, %c12 : index
        %486 = memref.load %x[%485] : memref<?xf32>
        %487 = vector.broadcast %486 : f32 to vector<16xf32>
        %488 = math.fma %487, %431, %420 : vector<16xf32>
        %489 = math.fma %487, %441, %421 : vector<16xf32>
        %490 = arith.addi %125, %c17 : index
        %491 = vector.load %w[%490] : memref<?xi8>, vector<16xi8>
        %492 = arith.extui %491 : vector<16xi8> to vector<16xi32>
        %493 = arith.shrui %492, %c25 : vector<16xi32>
        %494 = arith.shrui %122, %c28 : vector<16xi32>
        %495 = arith.andi %494, %c24 : vector<16xi32>
        %496 = arith.shli %495, %c25 : vector<16xi32>
        %497 = arith.ori %493, %496 : vector<16xi32>
        %498 = arith.sitofp %497 : vector<16xi32> to vector<16xf32>
        %499 = math.fma %498, %110, %115 : vector<16xf32>
        %500 = arith.addi %159, %c17 : index
        %501 = vector.load %w[%500] : memref<?xi8>, vector<16xi8>
        %502 = arith.extui %501 : vector<16xi8> to vector<16xi32>
        %503 = arith.shrui %502, %c25 : vector<16xi32>
        %504 = arith.shrui %156, %c28 : vector<16xi32>
        %505 = arith.andi %504, %c24 : vector<16xi32>
        %506 = arith.shli %505, %c25 : vector<16xi32>
        %507 = arith.ori %503, %506 : vector<16xi32>
        %508 = arith.sitofp %507 : vector<16xi32> to vector<16xf32>
        %509 = math.fma %508, %144, %149 : vector<16xf32>
        %510 = arith.addi %34, %101 : index
        %511 = arith.addi %510, %c13 : index
        %512 = memref.load %x[%511] : memref<?xf32>
        %513 = vector.broadcast %512 : f32 to vector<16xf32>
        %514 = math.fma %513, %499, %446 : vector<16xf32>
        %515 = math.fma %513, %509, %447 : vector<16xf32>
        %516 = arith.addi %35, %101 : index
        %517 = arith.addi %516, %c13 : index
        %518 = memref.load %x[%517] : memref<?xf32>
        %519 = vector.broadcast %518 : f32 to vector<16xf32>
        %520 = math.fma %519, %499, %452 : vector<16xf32>
        %521 = math.fma %519, %509, %453 : vector<16xf32>
        %522 = arith.addi %36, %101 : index
        %523 = arith.addi %522, %c13 : index
        %524 = memref.load %x[%523] : memref<?xf32>
        %525 = vector.broadcast %524 : f32 to vector<16xf32>
        %526 = math.fma %525, %499, %458 : vector<16xf32>
        %527 = math.fma %525, %509, %459 : vector<16xf32>
        %528 = arith.addi %37, %101 : index
        %529 = arith.addi %528, %c13 : index
        %530 = memref.load %x[%529] : memref<?xf32>
        %531 = vector.broadcast %530 : f32 to vector<16xf32>
        %532 = math.fma %531, %499, %464 : vector<16xf32>
        %533 = math.fma %531, %509, %465 : vector<16xf32>
        %534 = arith.addi %38, %101 : index
        %535 = arith.addi %534, %c13 : index
        %536 = memref.load %x[%535] : memref<?xf32>
        %537 = vector.broadcast %536 : f32 to vector<16xf32>
        %538 = math.fma %537, %499, %470 : vector<16xf32>
        %539 = math.fma %537, %509, %471 : vector<16xf32>
        %540 = arith.addi %39, %101 : index
        %541 = arith.addi %540, %c13 : index
        %542 = memref.load %x[%541] : memref<?xf32>
        %543 = vector.broadcast %542 : f32 to vector<16xf32>
        %544 = math.fma %543, %499, %476 : vector<16xf32>
        %545 = math.fma %543, %509, %477 : vector<16xf32>
        %546 = arith.addi %40, %101 : index
        %547 = arith.addi %546, %c13 : index
        %548 = memref.load %x[%547] : memref<?xf32>
        %549 = vector.broadcast %548 : f32 to vector<16xf32>
        %550 = math.fma %549, %499, %482 : vector<16xf32>
        %551 = math.fma %549, %509, %483 : vector<16xf32>
        %552 = arith.addi %41, %101 : index
        %553 = arith.addi %552, %c13 : index
        %554 = memref.load %x[%553] : memref<?xf32>
        %555 = vector.broadcast %554 : f32 to vector<16xf32>
        %556 = math.fma %555, %499, %488 : vector<16xf32>
        %557 = math.fma %555, %509, %489 : vector<16xf32>
        %558 = arith.addi %125, %c29 : index
        %559 = vector.load %w[%558] : memref<?xi8>, vector<16xi8>
        %560 = arith.extui %559 : vector<16xi8> to vector<16xi32>
        %561 = arith.andi %560, %c22 : vector<16xi32>
        %562 = arith.shrui %122, %c30 : vector<16xi32>
        %563 = arith.andi %562, %c24 : vector<16xi32>
        %564 = arith.shli %563, %c25 : vector<16xi32>
        %565 = arith.ori %561, %564 : vector<16xi32>
        %566 = arith.sitofp %565 : vector<16xi32> to vector<16xf32>
        %567 = math.fma %566, %110, %115 : vector<16xf32>
        %568 = arith.addi %159, %c29 : index
        %569 = vector.load %w[%568] : memref<?xi8>, vector<16xi8>
        %570 = arith.extui %569 : vector<16xi8> to vector<16xi32>
        %571 = arith.andi %570, %c22 : vector<16xi32>
        %572 = arith.shrui %156, %c30 : vector<16xi32>
        %573 = arith.andi %572, %c24 : vector<16xi32>
        %574 = arith.shli %573, %c25 : vector<16xi32>
        %575 = arith.ori %571, %574 : vector<16xi32>
        %576 = arith.sitofp %575 : vector<16xi32> to vector<16xf32>
        %577 = math.fma %576, %144, %149 : vector<16xf32>
        %578 = arith.addi %34, %101 : index
        %579 = arith.addi %578, %c14 : index
        %580 = memref.load %x[%579] : memref<?xf32>
        %581 = vector.broadcast %580 : f32 to vector<16xf32>
        %582 = math.fma %581, %567, %514 : vector<16xf32>
        %583 = math.fma %581, %577, %515 : vector<16xf32>
        %584 = arith.addi %35, %101 : index
        %585 = arith.addi %584, %c14 : index
        %586 = memref.load %x[%585] : memref<?xf32>
        %587 = vector.broadcast %586 : f32 to vector<16xf32>
        %588 = math.fma %587, %567, %520 : vector<16xf32>
        %589 = math.fma %587, %577, %521 : vector<16xf32>
        %590 = arith.addi %36, %101 : index
        %591 = arith.addi %590, %c14 : index
        %592 = memref.load %x[%591] : memref<?xf32>
        %593 = vector.broadcast %592 : f32 to vector<16xf32>
        %594 = math.fma %593, %567, %526 : vector<16xf32>
        %595 = math.fma %593, %577, %527 : vector<16xf32>
        %596 = arith.addi %37, %101 : index
        %597 = arith.addi %596, %c14 : index
        %598 = memref.load %x[%597] : memref<?xf32>
        %599 = vector.broadcast %598 : f32 to vector<16xf32>
        %600 = math.fma %599, %567, %532 : vector<16xf32>
        %601 = math.fma %599, %577, %533 : vector<16xf32>
        %602 = arith.addi %38, %101 : index
        %603 = arith.addi %602, %c14 : index
        %604 = memref.load %x[%603] : memref<?xf32>
        %605 = vector.broadcast %604 : f32 to vector<16xf32>
        %606 = math.fma %605, %567, %538 : vector<16xf32>
        %607 = math.fma %605, %577, %539 : vector<16xf32>
        %608 = arith.addi %39, %101 : index
        %609 = arith.addi %608, %c14 : index
        %610 = memref.load %x[%609] : memref<?xf32>
        %611 = vector.broadcast %610 : f32 to vector<16xf32>
        %612 = math.fma %611, %567, %544 : vector<16xf32>
        %613 = math.fma %611, %577, %545 : vector<16xf32>
        %614 = arith.addi %40, %101 : index
        %615 = arith.addi %614, %c14 : index
        %616 = memref.load %x[%615] : memref<?xf32>
        %617 = vector.broadcast %616 : f32 to vector<16xf32>
        %618 = math.fma %617, %567, %550 : vector<16xf32>
        %619 = math.fma %617, %577, %551 : vector<16xf32>
        %620 = arith.addi %41, %101 : index
        %621 = arith.addi %620, %c14 : index
        %622 = memref.load %x[%621] : memref<?xf32>
        %623 = vector.broadcast %622 : f32 to vector<16xf32>
        %624 = math.fma %623, %567, %556 : vector<16xf32>
        %625 = math.fma %623, %577, %557 : vector<16xf32>
        %626 = arith.addi %125, %c29 : index
        %627 = vector.load %w[%626] : memref<?xi8>, vector<16xi8>
        %628 = arith.extui %627 : vector<16xi8> to vector<16xi32>
        %629 = arith.shrui %628, %c25 : vector<16xi32>
        %630 = arith.shrui %122, %c31 : vector<16xi32>
        %631 = arith.andi %630, %c24 : vector<16xi32>
        %632 = arith.shli %631, %c25 : vector<16xi32>
        %633 = arith.ori %629, %632 : vector<16xi32>
        %634 = arith.sitofp %633 : vector<16xi32> to vector<16xf32>
        %635 = math.fma %634, %110, %115 : vector<16xf32>
        %636 = arith.addi %159, %c29 : index
        %637 = vector.load %w[%636] : memref<?xi8>, vector<16xi8>
        %638 = arith.extui %637 : vector<16xi8> to vector<16xi32>
        %639 = arith.shrui %638, %c25 : vector<16xi32>
        %640 = arith.shrui %156, %c31 : vector<16xi32>
        %641 = arith.andi %640, %c24 : vector<16xi32>
        %642 = arith.shli %641, %c25 : vector<16xi32>
        %643 = arith.ori %639, %642 : vector<16xi32>
        %644 = arith.sitofp %643 : vector<16xi32> to vector<16xf32>
        %645 = math.fma %644, %144, %149 : vector<16xf32>
        %646 = arith.addi %34, %101 : index
        %647 = arith.addi %646, %c15 : index
        %648 = memref.load %x[%647] : memref<?xf32>
        %649 = vector.broadcast %648 : f32 to vector<16xf32>
        %650 = math.fma %649, %635, %582 : vector<16xf32>
        %651 = math.fma %649, %645, %583 : vector<16xf32>
        %652 = arith.addi %35, %101 : index
        %653 = arith.addi %652, %c15 : index
        %654 = memref.load %x[%653] : memref<?xf32>
        %655 = vector.broadcast %654 : f32 to vector<16xf32>
        %656 = math.fma %655, %635, %588 : vector<16xf32>
        %657 = math.fma %655, %645, %589 : vector<16xf32>
        %658 = arith.addi %36, %101 : index
        %659 = arith.addi %658, %c15 : index
        %660 = memref.load %x[%659] : memref<?xf32>
        %661 = vector.broadcast %660 : f32 to vector<16xf32>
        %662 = math.fma %661, %635, %594 : vector<16xf32>
        %663 = math.fma %661, %645, %595 : vector<16xf32>
        %664 = arith.addi %37, %101 : index
        %665 = arith.addi %664, %c15 : index
        %666 = memref.load %x[%665] : memref<?xf32>
        %667 = vector.broadcast %666 : f32 to vector<16xf32>
        %668 = math.fma %667, %635, %600 : vector<16xf32>
        %669 = math.fma %667, %645, %601 : vector<16xf32>
        %670 = arith.addi %38, %101 : index
        %671 = arith.addi %670, %c15 : index
        %672 = memref.load %x[%671] : memref<?xf32>
        %673 = vector.broadcast %672 : f32 to vector<16xf32>
        %674 = math.fma %673, %635, %606 : vector<16xf32>
        %675 = math.fma %673, %645, %607 : vector<16xf32>
        %676 = arith.addi %39, %101 : index
        %677 = arith.addi %676, %c15 : index
        %678 = memref.load %x[%677] : memref<?xf32>
        %679 = vector.broadcast %678 : f32 to vector<16xf32>
        %680 = math.fma %679, %635, %612 : vector<16xf32>
        %681 = math.fma %679, %645, %613 : vector<16xf32>
        %682 = arith.addi %40, %101 : index
        %683 = arith.addi %682, %c15 : index
        %684 = memref.load %x[%683] : memref<?xf32>
        %685 = vector.broadcast %684 : f32 to vector<16xf32>
        %686 = math.fma %685, %635, %618 : vector<16xf32>
        %687 = math.fma %685, %645, %619 : vector<16xf32>
        %688 = arith.addi %41, %101 : index
        %689 = arith.addi %688, %c15 : index
        %690 = memref.load %x[%689] : memref<?xf32>
        %691 = vector.broadcast %690 : f32 to vector<16xf32>
        %692 = math.fma %691, %635, %624 : vector<16xf32>
        %693 = math.fma %691, %645, %625 : vector<16xf32>
        scf.yield %650, %651, %656, %657, %662, %663, %668, %669, %674, %675, %680, %681, %686, %687, %692, %693 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %99#0, %99#1, %99#2, %99#3, %99#4, %99#5, %99#6, %99#7, %99#8, %99#9, %99#10, %99#11, %99#12, %99#13, %99#14, %99#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %694 = arith.addi %16, %c7 : index
    %695 = arith.cmpi slt, %694, %15 : index
    scf.if %695 {
      %696 = arith.muli %694, %outputFeatures : index
      %697 = arith.muli %3, %c17 : index
      %698 = arith.addi %696, %697 : index
      scf.if %0 {
        %699 = arith.addi %698, %c7 : index
        %700 = vector.load %residual[%699] : memref<?xf32>, vector<16xf32>
        %701 = arith.addf %700, %60#0 : vector<16xf32>
        %702 = arith.addi %698, %c7 : index
        vector.store %701, %out[%702] : memref<?xf32>, vector<16xf32>
      } else {
        %703 = arith.addi %698, %c7 : index
        vector.store %60#0, %out[%703] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %704 = arith.addi %698, %c19 : index
        %705 = vector.load %residual[%704] : memref<?xf32>, vector<16xf32>
        %706 = arith.addf %705, %60#1 : vector<16xf32>
        %707 = arith.addi %698, %c19 : index
        vector.store %706, %out[%707] : memref<?xf32>, vector<16xf32>
      } else {
        %708 = arith.addi %698, %c19 : index
        vector.store %60#1, %out[%708] : memref<?xf32>, vector<16xf32>
      }
    }
    %709 = arith.addi %16, %c1 : index
    %710 = arith.cmpi slt, %709, %15 : index
    scf.if %710 {
      %711 = arith.muli %709, %outputFeatures : index
      %712 = arith.muli %3, %c17 : index
      %713 = arith.addi %711, %712 : index
      scf.if %0 {
        %714 = arith.addi %713, %c7 : index
        %715 = vector.load %residual[%714] : memref<?xf32>, vector<16xf32>
        %716 = arith.addf %715, %60#2 : vector<16xf32>
        %717 = arith.addi %713, %c7 : index
        vector.store %716, %out[%717] : memref<?xf32>, vector<16xf32>
      } else {
        %718 = arith.addi %713, %c7 : index
        vector.store %60#2, %out[%718] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %719 = arith.addi %713, %c19 : index
        %720 = vector.load %residual[%719] : memref<?xf32>, vector<16xf32>
        %721 = arith.addf %720, %60#3 : vector<16xf32>
        %722 = arith.addi %713, %c19 : index
        vector.store %721, %out[%722] : memref<?xf32>, vector<16xf32>
      } else {
        %723 = arith.addi %713, %c19 : index
        vector.store %60#3, %out[%723] : memref<?xf32>, vector<16xf32>
      }
    }
    %724 = arith.addi %16, %c6 : index
    %725 = arith.cmpi slt, %724, %15 : index
    scf.if %725 {
      %726 = arith.muli %724, %outputFeatures : index
      %727 = arith.muli %3, %c17 : index
      %728 = arith.addi %726, %727 : index
      scf.if %0 {
        %729 = arith.addi %728, %c7 : index
        %730 = vector.load %residual[%729] : memref<?xf32>, vector<16xf32>
        %731 = arith.addf %730, %60#4 : vector<16xf32>
        %732 = arith.addi %728, %c7 : index
        vector.store %731, %out[%732] : memref<?xf32>, vector<16xf32>
      } else {
        %733 = arith.addi %728, %c7 : index
        vector.store %60#4, %out[%733] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %734 = arith.addi %728, %c19 : index
        %735 = vector.load %residual[%734] : memref<?xf32>, vector<16xf32>
        %736 = arith.addf %735, %60#5 : vector<16xf32>
        %737 = arith.addi %728, %c19 : index
        vector.store %736, %out[%737] : memref<?xf32>, vector<16xf32>
      } else {
        %738 = arith.addi %728, %c19 : index
        vector.store %60#5, %out[%738] : memref<?xf32>, vector<16xf32>
      }
    }
    %739 = arith.addi %16, %c11 : index
    %740 = arith.cmpi slt, %739, %15 : index
    scf.if %740 {
      %741 = arith.muli %739, %outputFeatures : index
      %742 = arith.muli %3, %c17 : index
      %743 = arith.addi %741, %742 : index
      scf.if %0 {
        %744 = arith.addi %743, %c7 : index
        %745 = vector.load %residual[%744] : memref<?xf32>, vector<16xf32>
        %746 = arith.addf %745, %60#6 : vector<16xf32>
        %747 = arith.addi %743, %c7 : index
        vector.store %746, %out[%747] : memref<?xf32>, vector<16xf32>
      } else {
        %748 = arith.addi %743, %c7 : index
        vector.store %60#6, %out[%748] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %749 = arith.addi %743, %c19 : index
        %750 = vector.load %residual[%749] : memref<?xf32>, vector<16xf32>
        %751 = arith.addf %750, %60#7 : vector<16xf32>
        %752 = arith.addi %743, %c19 : index
        vector.store %751, %out[%752] : memref<?xf32>, vector<16xf32>
      } else {
        %753 = arith.addi %743, %c19 : index
        vector.store %60#7, %out[%753] : memref<?xf32>, vector<16xf32>
      }
    }
    %754 = arith.addi %16, %c12 : index
    %755 = arith.cmpi slt, %754, %15 : index
    scf.if %755 {
      %756 = arith.muli %754, %outputFeatures : index
      %757 = arith.muli %3, %c17 : index
      %758 = arith.addi %756, %757 : index
      scf.if %0 {
        %759 = arith.addi %758, %c7 : index
        %760 = vector.load %residual[%759] : memref<?xf32>, vector<16xf32>
        %761 = arith.addf %760, %60#8 : vector<16xf32>
        %762 = arith.addi %758, %c7 : index
        vector.store %761, %out[%762] : memref<?xf32>, vector<16xf32>
      } else {
        %763 = arith.addi %758, %c7 : index
        vector.store %60#8, %out[%763] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %764 = arith.addi %758, %c19 : index
        %765 = vector.load %residual[%764] : memref<?xf32>, vector<16xf32>
        %766 = arith.addf %765, %60#9 : vector<16xf32>
        %767 = arith.addi %758, %c19 : index
        vector.store %766, %out[%767] : memref<?xf32>, vector<16xf32>
      } else {
        %768 = arith.addi %758, %c19 : index
        vector.store %60#9, %out[%768] : memref<?xf32>, vector<16xf32>
      }
    }
    %769 = arith.addi %16, %c13 : index
    %770 = arith.cmpi slt, %769, %15 : index
    scf.if %770 {
      %771 = arith.muli %769, %outputFeatures : index
      %772 = arith.muli %3, %c17 : index
      %773 = arith.addi %771, %772 : index
      scf.if %0 {
        %774 = arith.addi %773, %c7 : index
        %775 = vector.load %residual[%774] : memref<?xf32>, vector<16xf32>
        %776 = arith.addf %775, %60#10 : vector<16xf32>
        %777 = arith.addi %773, %c7 : index
        vector.store %776, %out[%777] : memref<?xf32>, vector<16xf32>
      } else {
        %778 = arith.addi %773, %c7 : index
        vector.store %60#10, %out[%778] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %779 = arith.addi %773, %c19 : index
        %780 = vector.load %residual[%779] : memref<?xf32>, vector<16xf32>
        %781 = arith.addf %780, %60#11 : vector<16xf32>
        %782 = arith.addi %773, %c19 : index
        vector.store %781, %out[%782] : memref<?xf32>, vector<16xf32>
      } else {
        %783 = arith.addi %773, %c19 : index
        vector.store %60#11, %out[%783] : memref<?xf32>, vector<16xf32>
      }
    }
    %784 = arith.addi %16, %c14 : index
    %785 = arith.cmpi slt, %784, %15 : index
    scf.if %785 {
      %786 = arith.muli %784, %outputFeatures : index
      %787 = arith.muli %3, %c17 : index
      %788 = arith.addi %786, %787 : index
      scf.if %0 {
        %789 = arith.addi %788, %c7 : index
        %790 = vector.load %residual[%789] : memref<?xf32>, vector<16xf32>
        %791 = arith.addf %790, %60#12 : vector<16xf32>
        %792 = arith.addi %788, %c7 : index
        vector.store %791, %out[%792] : memref<?xf32>, vector<16xf32>
      } else {
        %793 = arith.addi %788, %c7 : index
        vector.store %60#12, %out[%793] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %794 = arith.addi %788, %c19 : index
        %795 = vector.load %residual[%794] : memref<?xf32>, vector<16xf32>
        %796 = arith.addf %795, %60#13 : vector<16xf32>
        %797 = arith.addi %788, %c19 : index
        vector.store %796, %out[%797] : memref<?xf32>, vector<16xf32>
      } else {
        %798 = arith.addi %788, %c19 : index
        vector.store %60#13, %out[%798] : memref<?xf32>, vector<16xf32>
      }
    }
    %799 = arith.addi %16, %c15 : index
    %800 = arith.cmpi slt, %799, %15 : index
    scf.if %800 {
      %801 = arith.muli %799, %outputFeatures : index
      %802 = arith.muli %3, %c17 : index
      %803 = arith.addi %801, %802 : index
      scf.if %0 {
        %804 = arith.addi %803, %c7 : index
        %805 = vector.load %residual[%804] : memref<?xf32>, vector<16xf32>
        %806 = arith.addf %805, %60#14 : vector<16xf32>
        %807 = arith.addi %803, %c7 : index
        vector.store %806, %out[%807] : memref<?xf32>, vector<16xf32>
      } else {
        %808 = arith.addi %803, %c7 : index
        vector.store %60#14, %out[%808] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %809 = arith.addi %803, %c19 : index
        %810 = vector.load %residual[%809] : memref<?xf32>, vector<16xf32>
        %811 = arith.addf %810, %60#15 : vector<16xf32>
        %812 = arith.addi %803, %c19 : index
        vector.store %811, %out[%812] : memref<?xf32>, vector<16xf32>
      } else {
        %813 = arith.addi %803, %c19 : index
        vector.store %60#15, %out[%813] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

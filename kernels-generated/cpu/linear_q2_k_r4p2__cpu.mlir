// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c17 = arith.constant 576 : index
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
        %75 = arith.divui %62, %c6 : index
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
        %89 = arith.muli %62, %c6 : index
        %90 = arith.addi %89, %c7 : index
        %91 = arith.muli %90, %c16 : index
        %92 = arith.addi %88, %91 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.addi %42, %c17 : index
        %96 = arith.muli %62, %c6 : index
        %97 = arith.addi %96, %c1 : index
        %98 = arith.muli %97, %c16 : index
        %99 = arith.addi %95, %98 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.shrui %94, %c18 : vector<16xi32>
        %103 = arith.andi %102, %c19 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = math.fma %104, %82, %87 : vector<16xf32>
        %106 = arith.addi %44, %c15 : index
        %107 = arith.divui %62, %c6 : index
        %108 = arith.muli %107, %c13 : index
        %109 = arith.addi %106, %108 : index
        %110 = arith.addi %109, %c7 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %56, %113 : vector<16xf32>
        %115 = arith.addi %109, %c16 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.mulf %60, %118 : vector<16xf32>
        %120 = arith.addi %44, %c17 : index
        %121 = arith.muli %62, %c6 : index
        %122 = arith.addi %121, %c7 : index
        %123 = arith.muli %122, %c16 : index
        %124 = arith.addi %120, %123 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.addi %44, %c17 : index
        %128 = arith.muli %62, %c6 : index
        %129 = arith.addi %128, %c1 : index
        %130 = arith.muli %129, %c16 : index
        %131 = arith.addi %127, %130 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.shrui %126, %c18 : vector<16xi32>
        %135 = arith.andi %134, %c19 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %114, %119 : vector<16xf32>
        %138 = arith.addi %26, %73 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %105, %63 : vector<16xf32>
        %143 = math.fma %141, %137, %64 : vector<16xf32>
        %144 = arith.addi %27, %73 : index
        %145 = arith.addi %144, %c7 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %105, %65 : vector<16xf32>
        %149 = math.fma %147, %137, %66 : vector<16xf32>
        %150 = arith.addi %28, %73 : index
        %151 = arith.addi %150, %c7 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %105, %67 : vector<16xf32>
        %155 = math.fma %153, %137, %68 : vector<16xf32>
        %156 = arith.addi %29, %73 : index
        %157 = arith.addi %156, %c7 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %105, %69 : vector<16xf32>
        %161 = math.fma %159, %137, %70 : vector<16xf32>
        %162 = arith.shrui %94, %c20 : vector<16xi32>
        %163 = arith.andi %162, %c19 : vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %82, %87 : vector<16xf32>
        %166 = arith.shrui %126, %c20 : vector<16xi32>
        %167 = arith.andi %166, %c19 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %114, %119 : vector<16xf32>
        %170 = arith.addi %26, %73 : index
        %171 = arith.addi %170, %c1 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %165, %142 : vector<16xf32>
        %175 = math.fma %173, %169, %143 : vector<16xf32>
        %176 = arith.addi %27, %73 : index
        %177 = arith.addi %176, %c1 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %165, %148 : vector<16xf32>
        %181 = math.fma %179, %169, %149 : vector<16xf32>
        %182 = arith.addi %28, %73 : index
        %183 = arith.addi %182, %c1 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %165, %154 : vector<16xf32>
        %187 = math.fma %185, %169, %155 : vector<16xf32>
        %188 = arith.addi %29, %73 : index
        %189 = arith.addi %188, %c1 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %165, %160 : vector<16xf32>
        %193 = math.fma %191, %169, %161 : vector<16xf32>
        %194 = arith.shrui %94, %c21 : vector<16xi32>
        %195 = arith.andi %194, %c19 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = math.fma %196, %82, %87 : vector<16xf32>
        %198 = arith.shrui %126, %c21 : vector<16xi32>
        %199 = arith.andi %198, %c19 : vector<16xi32>
        %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
        %201 = math.fma %200, %114, %119 : vector<16xf32>
        %202 = arith.addi %26, %73 : index
        %203 = arith.addi %202, %c6 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %197, %174 : vector<16xf32>
        %207 = math.fma %205, %201, %175 : vector<16xf32>
        %208 = arith.addi %27, %73 : index
        %209 = arith.addi %208, %c6 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %197, %180 : vector<16xf32>
        %213 = math.fma %211, %201, %181 : vector<16xf32>
        %214 = arith.addi %28, %73 : index
        %215 = arith.addi %214, %c6 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %197, %186 : vector<16xf32>
        %219 = math.fma %217, %201, %187 : vector<16xf32>
        %220 = arith.addi %29, %73 : index
        %221 = arith.addi %220, %c6 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %197, %192 : vector<16xf32>
        %225 = math.fma %223, %201, %193 : vector<16xf32>
        %226 = arith.shrui %94, %c22 : vector<16xi32>
        %227 = arith.andi %226, %c19 : vector<16xi32>
        %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
        %229 = math.fma %228, %82, %87 : vector<16xf32>
        %230 = arith.shrui %126, %c22 : vector<16xi32>
        %231 = arith.andi %230, %c19 : vector<16xi32>
        %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
        %233 = math.fma %232, %114, %119 : vector<16xf32>
        %234 = arith.addi %26, %73 : index
        %235 = arith.addi %234, %c11 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %229, %206 : vector<16xf32>
        %239 = math.fma %237, %233, %207 : vector<16xf32>
        %240 = arith.addi %27, %73 : index
        %241 = arith.addi %240, %c11 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %229, %212 : vector<16xf32>
        %245 = math.fma %243, %233, %213 : vector<16xf32>
        %246 = arith.addi %28, %73 : index
        %247 = arith.addi %246, %c11 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %229, %218 : vector<16xf32>
        %251 = math.fma %249, %233, %219 : vector<16xf32>
        %252 = arith.addi %29, %73 : index
        %253 = arith.addi %252, %c11 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %229, %224 : vector<16xf32>
        %257 = math.fma %255, %233, %225 : vector<16xf32>
        %258 = arith.shrui %101, %c18 : vector<16xi32>
        %259 = arith.andi %258, %c19 : vector<16xi32>
        %260 = arith.sitofp %259 : vector<16xi32> to vector<16xf32>
        %261 = math.fma %260, %82, %87 : vector<16xf32>
        %262 = arith.shrui %133, %c18 : vector<16xi32>
        %263 = arith.andi %262, %c19 : vector<16xi32>
        %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
        %265 = math.fma %264, %114, %119 : vector<16xf32>
        %266 = arith.addi %26, %73 : index
        %267 = arith.addi %266, %c10 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %261, %238 : vector<16xf32>
        %271 = math.fma %269, %265, %239 : vector<16xf32>
        %272 = arith.addi %27, %73 : index
        %273 = arith.addi %272, %c10 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %261, %244 : vector<16xf32>
        %277 = math.fma %275, %265, %245 : vector<16xf32>
        %278 = arith.addi %28, %73 : index
        %279 = arith.addi %278, %c10 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %261, %250 : vector<16xf32>
        %283 = math.fma %281, %265, %251 : vector<16xf32>
        %284 = arith.addi %29, %73 : index
        %285 = arith.addi %284, %c10 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %261, %256 : vector<16xf32>
        %289 = math.fma %287, %265, %257 : vector<16xf32>
        %290 = arith.shrui %101, %c20 : vector<16xi32>
        %291 = arith.andi %290, %c19 : vector<16xi32>
        %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
        %293 = math.fma %292, %82, %87 : vector<16xf32>
        %294 = arith.shrui %133, %c20 : vector<16xi32>
        %295 = arith.andi %294, %c19 : vector<16xi32>
        %296 = arith.sitofp %295 : vector<16xi32> to vector<16xf32>
        %297 = math.fma %296, %114, %119 : vector<16xf32>
        %298 = arith.addi %26, %73 : index
        %299 = arith.addi %298, %c23 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %293, %270 : vector<16xf32>
        %303 = math.fma %301, %297, %271 : vector<16xf32>
        %304 = arith.addi %27, %73 : index
        %305 = arith.addi %304, %c23 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %293, %276 : vector<16xf32>
        %309 = math.fma %307, %297, %277 : vector<16xf32>
        %310 = arith.addi %28, %73 : index
        %311 = arith.addi %310, %c23 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %293, %282 : vector<16xf32>
        %315 = math.fma %313, %297, %283 : vector<16xf32>
        %316 = arith.addi %29, %73 : index
        %317 = arith.addi %316, %c23 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %293, %288 : vector<16xf32>
        %321 = math.fma %319, %297, %289 : vector<16xf32>
        %322 = arith.shrui %101, %c21 : vector<16xi32>
        %323 = arith.andi %322, %c19 : vector<16xi32>
        %324 = arith.sitofp %323 : vector<16xi32> to vector<16xf32>
        %325 = math.fma %324, %82, %87 : vector<16xf32>
        %326 = arith.shrui %133, %c21 : vector<16xi32>
        %327 = arith.andi %326, %c19 : vector<16xi32>
        %328 = arith.sitofp %327 : vector<16xi32> to vector<16xf32>
        %329 = math.fma %328, %114, %119 : vector<16xf32>
        %330 = arith.addi %26, %73 : index
        %331 = arith.addi %330, %c24 : index
        %332 = memref.load %x[%331] : memref<?xf32>
        %333 = vector.broadcast %332 : f32 to vector<16xf32>
        %334 = math.fma %333, %325, %302 : vector<16xf32>
        %335 = math.fma %333, %329, %303 : vector<16xf32>
        %336 = arith.addi %27, %73 : index
        %337 = arith.addi %336, %c24 : index
        %338 = memref.load %x[%337] : memref<?xf32>
        %339 = vector.broadcast %338 : f32 to vector<16xf32>
        %340 = math.fma %339, %325, %308 : vector<16xf32>
        %341 = math.fma %339, %329, %309 : vector<16xf32>
        %342 = arith.addi %28, %73 : index
        %343 = arith.addi %342, %c24 : index
        %344 = memref.load %x[%343] : memref<?xf32>
        %345 = vector.broadcast %344 : f32 to vector<16xf32>
        %346 = math.fma %345, %325, %314 : vector<16xf32>
        %347 = math.fma %345, %329, %315 : vector<16xf32>
        %348 = arith.addi %29, %73 : index
        %349 = arith.addi %348, %c24 : index
        %350 = memref.load %x[%349] : memref<?xf32>
        %351 = vector.broadcast %350 : f32 to vector<16xf32>
        %352 = math.fma %351, %325, %320 : vector<16xf32>
        %353 = math.fma %351, %329, %321 : vector<16xf32>
        %354 = arith.shrui %101, %c22 : vector<16xi32>
        %355 = arith.andi %354, %c19 : vector<16xi32>
        %356 = arith.sitofp %355 : vector<16xi32> to vector<16xf32>
        %357 = math.fma %356, %82, %87 : vector<16xf32>
        %358 = arith.shrui %133, %c22 : vector<16xi32>
        %359 = arith.andi %358, %c19 : vector<16xi32>
        %360 = arith.sitofp %359 : vector<16xi32> to vector<16xf32>
        %361 = math.fma %360, %114, %119 : vector<16xf32>
        %362 = arith.addi %26, %73 : index
        %363 = arith.addi %362, %c25 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %357, %334 : vector<16xf32>
        %367 = math.fma %365, %361, %335 : vector<16xf32>
        %368 = arith.addi %27, %73 : index
        %369 = arith.addi %368, %c25 : index
        %370 = memref.load %x[%369] : memref<?xf32>
        %371 = vector.broadcast %370 : f32 to vector<16xf32>
        %372 = math.fma %371, %357, %340 : vector<16xf32>
        %373 = math.fma %371, %361, %341 : vector<16xf32>
        %374 = arith.addi %28, %73 : index
        %375 = arith.addi %374, %c25 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %357, %346 : vector<16xf32>
        %379 = math.fma %377, %361, %347 : vector<16xf32>
        %380 = arith.addi %29, %73 : index
        %381 = arith.addi %380, %c25 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %357, %352 : vector<16xf32>
        %385 = math.fma %383, %361, %353 : vector<16xf32>
        scf.yield %366, %367, %372, %373, %378, %379, %384, %385 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %386 = arith.addi %16, %c7 : index
    %387 = arith.cmpi slt, %386, %15 : index
    scf.if %387 {
      %388 = arith.muli %386, %outputFeatures : index
      %389 = arith.muli %3, %c13 : index
      %390 = arith.addi %388, %389 : index
      scf.if %0 {
        %391 = arith.addi %390, %c7 : index
        %392 = vector.load %residual[%391] : memref<?xf32>, vector<16xf32>
        %393 = arith.addf %392, %40#0 : vector<16xf32>
        %394 = arith.addi %390, %c7 : index
        vector.store %393, %out[%394] : memref<?xf32>, vector<16xf32>
      } else {
        %395 = arith.addi %390, %c7 : index
        vector.store %40#0, %out[%395] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %396 = arith.addi %390, %c16 : index
        %397 = vector.load %residual[%396] : memref<?xf32>, vector<16xf32>
        %398 = arith.addf %397, %40#1 : vector<16xf32>
        %399 = arith.addi %390, %c16 : index
        vector.store %398, %out[%399] : memref<?xf32>, vector<16xf32>
      } else {
        %400 = arith.addi %390, %c16 : index
        vector.store %40#1, %out[%400] : memref<?xf32>, vector<16xf32>
      }
    }
    %401 = arith.addi %16, %c1 : index
    %402 = arith.cmpi slt, %401, %15 : index
    scf.if %402 {
      %403 = arith.muli %401, %outputFeatures : index
      %404 = arith.muli %3, %c13 : index
      %405 = arith.addi %403, %404 : index
      scf.if %0 {
        %406 = arith.addi %405, %c7 : index
        %407 = vector.load %residual[%406] : memref<?xf32>, vector<16xf32>
        %408 = arith.addf %407, %40#2 : vector<16xf32>
        %409 = arith.addi %405, %c7 : index
        vector.store %408, %out[%409] : memref<?xf32>, vector<16xf32>
      } else {
        %410 = arith.addi %405, %c7 : index
        vector.store %40#2, %out[%410] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %411 = arith.addi %405, %c16 : index
        %412 = vector.load %residual[%411] : memref<?xf32>, vector<16xf32>
        %413 = arith.addf %412, %40#3 : vector<16xf32>
        %414 = arith.addi %405, %c16 : index
        vector.store %413, %out[%414] : memref<?xf32>, vector<16xf32>
      } else {
        %415 = arith.addi %405, %c16 : index
        vector.store %40#3, %out[%415] : memref<?xf32>, vector<16xf32>
      }
    }
    %416 = arith.addi %16, %c6 : index
    %417 = arith.cmpi slt, %416, %15 : index
    scf.if %417 {
      %418 = arith.muli %416, %outputFeatures : index
      %419 = arith.muli %3, %c13 : index
      %420 = arith.addi %418, %419 : index
      scf.if %0 {
        %421 = arith.addi %420, %c7 : index
        %422 = vector.load %residual[%421] : memref<?xf32>, vector<16xf32>
        %423 = arith.addf %422, %40#4 : vector<16xf32>
        %424 = arith.addi %420, %c7 : index
        vector.store %423, %out[%424] : memref<?xf32>, vector<16xf32>
      } else {
        %425 = arith.addi %420, %c7 : index
        vector.store %40#4, %out[%425] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %426 = arith.addi %420, %c16 : index
        %427 = vector.load %residual[%426] : memref<?xf32>, vector<16xf32>
        %428 = arith.addf %427, %40#5 : vector<16xf32>
        %429 = arith.addi %420, %c16 : index
        vector.store %428, %out[%429] : memref<?xf32>, vector<16xf32>
      } else {
        %430 = arith.addi %420, %c16 : index
        vector.store %40#5, %out[%430] : memref<?xf32>, vector<16xf32>
      }
    }
    %431 = arith.addi %16, %c11 : index
    %432 = arith.cmpi slt, %431, %15 : index
    scf.if %432 {
      %433 = arith.muli %431, %outputFeatures : index
      %434 = arith.muli %3, %c13 : index
      %435 = arith.addi %433, %434 : index
      scf.if %0 {
        %436 = arith.addi %435, %c7 : index
        %437 = vector.load %residual[%436] : memref<?xf32>, vector<16xf32>
        %438 = arith.addf %437, %40#6 : vector<16xf32>
        %439 = arith.addi %435, %c7 : index
        vector.store %438, %out[%439] : memref<?xf32>, vector<16xf32>
      } else {
        %440 = arith.addi %435, %c7 : index
        vector.store %40#6, %out[%440] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %441 = arith.addi %435, %c16 : index
        %442 = vector.load %residual[%441] : memref<?xf32>, vector<16xf32>
        %443 = arith.addf %442, %40#7 : vector<16xf32>
        %444 = arith.addi %435, %c16 : index
        vector.store %443, %out[%444] : memref<?xf32>, vector<16xf32>
      } else {
        %445 = arith.addi %435, %c16 : index
        vector.store %40#7, %out[%445] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

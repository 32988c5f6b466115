// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
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
  %c17 = arith.constant 128 : index
  %c18 = arith.constant dense<16> : vector<16xi32>
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
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
      %65 = arith.muli %43, %c4 : index
      %83:16 = scf.for %66 = %c7 to %c12 step %c1 iter_args(%67 = %44, %68 = %45, %69 = %46, %70 = %47, %71 = %48, %72 = %49, %73 = %50, %74 = %51, %75 = %52, %76 = %53, %77 = %54, %78 = %55, %79 = %56, %80 = %57, %81 = %58, %82 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %84 = arith.muli %66, %c12 : index
        %85 = arith.addi %65, %84 : index
        %86 = arith.muli %66, %c17 : index
        %87 = arith.addi %62, %86 : index
        %88 = arith.addi %87, %c7 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xi16>
        %91 = arith.extui %90 : vector<16xi16> to vector<16xi32>
        %92 = arith.shli %91, %c18 : vector<16xi32>
        %93 = arith.bitcast %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.muli %66, %c17 : index
        %95 = arith.addi %64, %94 : index
        %96 = arith.addi %95, %c7 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
        %98 = vector.bitcast %97 : vector<32xi8> to vector<16xi16>
        %99 = arith.extui %98 : vector<16xi16> to vector<16xi32>
        %100 = arith.shli %99, %c18 : vector<16xi32>
        %101 = arith.bitcast %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.addi %34, %85 : index
        %103 = arith.addi %102, %c7 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %93, %67 : vector<16xf32>
        %107 = math.fma %105, %101, %68 : vector<16xf32>
        %108 = arith.addi %35, %85 : index
        %109 = arith.addi %108, %c7 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %93, %69 : vector<16xf32>
        %113 = math.fma %111, %101, %70 : vector<16xf32>
        %114 = arith.addi %36, %85 : index
        %115 = arith.addi %114, %c7 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %93, %71 : vector<16xf32>
        %119 = math.fma %117, %101, %72 : vector<16xf32>
        %120 = arith.addi %37, %85 : index
        %121 = arith.addi %120, %c7 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %93, %73 : vector<16xf32>
        %125 = math.fma %123, %101, %74 : vector<16xf32>
        %126 = arith.addi %38, %85 : index
        %127 = arith.addi %126, %c7 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %93, %75 : vector<16xf32>
        %131 = math.fma %129, %101, %76 : vector<16xf32>
        %132 = arith.addi %39, %85 : index
        %133 = arith.addi %132, %c7 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %93, %77 : vector<16xf32>
        %137 = math.fma %135, %101, %78 : vector<16xf32>
        %138 = arith.addi %40, %85 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %93, %79 : vector<16xf32>
        %143 = math.fma %141, %101, %80 : vector<16xf32>
        %144 = arith.addi %41, %85 : index
        %145 = arith.addi %144, %c7 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %93, %81 : vector<16xf32>
        %149 = math.fma %147, %101, %82 : vector<16xf32>
        %150 = arith.addi %87, %c19 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<32xi8>
        %152 = vector.bitcast %151 : vector<32xi8> to vector<16xi16>
        %153 = arith.extui %152 : vector<16xi16> to vector<16xi32>
        %154 = arith.shli %153, %c18 : vector<16xi32>
        %155 = arith.bitcast %154 : vector<16xi32> to vector<16xf32>
        %156 = arith.addi %95, %c19 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<32xi8>
        %158 = vector.bitcast %157 : vector<32xi8> to vector<16xi16>
        %159 = arith.extui %158 : vector<16xi16> to vector<16xi32>
        %160 = arith.shli %159, %c18 : vector<16xi32>
        %161 = arith.bitcast %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.addi %34, %85 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %155, %106 : vector<16xf32>
        %167 = math.fma %165, %161, %107 : vector<16xf32>
        %168 = arith.addi %35, %85 : index
        %169 = arith.addi %168, %c1 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %155, %112 : vector<16xf32>
        %173 = math.fma %171, %161, %113 : vector<16xf32>
        %174 = arith.addi %36, %85 : index
        %175 = arith.addi %174, %c1 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %155, %118 : vector<16xf32>
        %179 = math.fma %177, %161, %119 : vector<16xf32>
        %180 = arith.addi %37, %85 : index
        %181 = arith.addi %180, %c1 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %155, %124 : vector<16xf32>
        %185 = math.fma %183, %161, %125 : vector<16xf32>
        %186 = arith.addi %38, %85 : index
        %187 = arith.addi %186, %c1 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %155, %130 : vector<16xf32>
        %191 = math.fma %189, %161, %131 : vector<16xf32>
        %192 = arith.addi %39, %85 : index
        %193 = arith.addi %192, %c1 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %155, %136 : vector<16xf32>
        %197 = math.fma %195, %161, %137 : vector<16xf32>
        %198 = arith.addi %40, %85 : index
        %199 = arith.addi %198, %c1 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %155, %142 : vector<16xf32>
        %203 = math.fma %201, %161, %143 : vector<16xf32>
        %204 = arith.addi %41, %85 : index
        %205 = arith.addi %204, %c1 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %155, %148 : vector<16xf32>
        %209 = math.fma %207, %161, %149 : vector<16xf32>
        %210 = arith.addi %87, %c20 : index
        %211 = vector.load %w[%210] : memref<?xi8>, vector<32xi8>
        %212 = vector.bitcast %211 : vector<32xi8> to vector<16xi16>
        %213 = arith.extui %212 : vector<16xi16> to vector<16xi32>
        %214 = arith.shli %213, %c18 : vector<16xi32>
        %215 = arith.bitcast %214 : vector<16xi32> to vector<16xf32>
        %216 = arith.addi %95, %c20 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<32xi8>
        %218 = vector.bitcast %217 : vector<32xi8> to vector<16xi16>
        %219 = arith.extui %218 : vector<16xi16> to vector<16xi32>
        %220 = arith.shli %219, %c18 : vector<16xi32>
        %221 = arith.bitcast %220 : vector<16xi32> to vector<16xf32>
        %222 = arith.addi %34, %85 : index
        %223 = arith.addi %222, %c6 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %215, %166 : vector<16xf32>
        %227 = math.fma %225, %221, %167 : vector<16xf32>
        %228 = arith.addi %35, %85 : index
        %229 = arith.addi %228, %c6 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %215, %172 : vector<16xf32>
        %233 = math.fma %231, %221, %173 : vector<16xf32>
        %234 = arith.addi %36, %85 : index
        %235 = arith.addi %234, %c6 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %215, %178 : vector<16xf32>
        %239 = math.fma %237, %221, %179 : vector<16xf32>
        %240 = arith.addi %37, %85 : index
        %241 = arith.addi %240, %c6 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %215, %184 : vector<16xf32>
        %245 = math.fma %243, %221, %185 : vector<16xf32>
        %246 = arith.addi %38, %85 : index
        %247 = arith.addi %246, %c6 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %215, %190 : vector<16xf32>
        %251 = math.fma %249, %221, %191 : vector<16xf32>
        %252 = arith.addi %39, %85 : index
        %253 = arith.addi %252, %c6 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %215, %196 : vector<16xf32>
        %257 = math.fma %255, %221, %197 : vector<16xf32>
        %258 = arith.addi %40, %85 : index
        %259 = arith.addi %258, %c6 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %215, %202 : vector<16xf32>
        %263 = math.fma %261, %221, %203 : vector<16xf32>
        %264 = arith.addi %41, %85 : index
        %265 = arith.addi %264, %c6 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %215, %208 : vector<16xf32>
        %269 = math.fma %267, %221, %209 : vector<16xf32>
        %270 = arith.addi %87, %c21 : index
        %271 = vector.load %w[%270] : memref<?xi8>, vector<32xi8>
        %272 = vector.bitcast %271 : vector<32xi8> to vector<16xi16>
        %273 = arith.extui %272 : vector<16xi16> to vector<16xi32>
        %274 = arith.shli %273, %c18 : vector<16xi32>
        %275 = arith.bitcast %274 : vector<16xi32> to vector<16xf32>
        %276 = arith.addi %95, %c21 : index
        %277 = vector.load %w[%276] : memref<?xi8>, vector<32xi8>
        %278 = vector.bitcast %277 : vector<32xi8> to vector<16xi16>
        %279 = arith.extui %278 : vector<16xi16> to vector<16xi32>
        %280 = arith.shli %279, %c18 : vector<16xi32>
        %281 = arith.bitcast %280 : vector<16xi32> to vector<16xf32>
        %282 = arith.addi %34, %85 : index
        %283 = arith.addi %282, %c11 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %275, %226 : vector<16xf32>
        %287 = math.fma %285, %281, %227 : vector<16xf32>
        %288 = arith.addi %35, %85 : index
        %289 = arith.addi %288, %c11 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %275, %232 : vector<16xf32>
        %293 = math.fma %291, %281, %233 : vector<16xf32>
        %294 = arith.addi %36, %85 : index
        %295 = arith.addi %294, %c11 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %275, %238 : vector<16xf32>
        %299 = math.fma %297, %281, %239 : vector<16xf32>
        %300 = arith.addi %37, %85 : index
        %301 = arith.addi %300, %c11 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %275, %244 : vector<16xf32>
        %305 = math.fma %303, %281, %245 : vector<16xf32>
        %306 = arith.addi %38, %85 : index
        %307 = arith.addi %306, %c11 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %275, %250 : vector<16xf32>
        %311 = math.fma %309, %281, %251 : vector<16xf32>
        %312 = arith.addi %39, %85 : index
        %313 = arith.addi %312, %c11 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %275, %256 : vector<16xf32>
        %317 = math.fma %315, %281, %257 : vector<16xf32>
        %318 = arith.addi %40, %85 : index
        %319 = arith.addi %318, %c11 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %275, %262 : vector<16xf32>
        %323 = math.fma %321, %281, %263 : vector<16xf32>
        %324 = arith.addi %41, %85 : index
        %325 = arith.addi %324, %c11 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %275, %268 : vector<16xf32>
        %329 = math.fma %327, %281, %269 : vector<16xf32>
        scf.yield %286, %287, %292, %293, %298, %299, %304, %305, %310, %311, %316, %317, %322, %323, %328, %329 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %83#0, %83#1, %83#2, %83#3, %83#4, %83#5, %83#6, %83#7, %83#8, %83#9, %83#10, %83#11, %83#12, %83#13, %83#14, %83#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %330 = arith.addi %16, %c7 : index
    %331 = arith.cmpi slt, %330, %15 : index
    scf.if %331 {
      %332 = arith.muli %330, %outputFeatures : index
      %333 = arith.muli %3, %c19 : index
      %334 = arith.addi %332, %333 : index
      scf.if %0 {
        %335 = arith.addi %334, %c7 : index
        %336 = vector.load %residual[%335] : memref<?xf32>, vector<16xf32>
        %337 = arith.addf %336, %60#0 : vector<16xf32>
        %338 = arith.addi %334, %c7 : index
        vector.store %337, %out[%338] : memref<?xf32>, vector<16xf32>
      } else {
        %339 = arith.addi %334, %c7 : index
        vector.store %60#0, %out[%339] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %340 = arith.addi %334, %c4 : index
        %341 = vector.load %residual[%340] : memref<?xf32>, vector<16xf32>
        %342 = arith.addf %341, %60#1 : vector<16xf32>
        %343 = arith.addi %334, %c4 : index
        vector.store %342, %out[%343] : memref<?xf32>, vector<16xf32>
      } else {
        %344 = arith.addi %334, %c4 : index
        vector.store %60#1, %out[%344] : memref<?xf32>, vector<16xf32>
      }
    }
    %345 = arith.addi %16, %c1 : index
    %346 = arith.cmpi slt, %345, %15 : index
    scf.if %346 {
      %347 = arith.muli %345, %outputFeatures : index
      %348 = arith.muli %3, %c19 : index
      %349 = arith.addi %347, %348 : index
      scf.if %0 {
        %350 = arith.addi %349, %c7 : index
        %351 = vector.load %residual[%350] : memref<?xf32>, vector<16xf32>
        %352 = arith.addf %351, %60#2 : vector<16xf32>
        %353 = arith.addi %349, %c7 : index
        vector.store %352, %out[%353] : memref<?xf32>, vector<16xf32>
      } else {
        %354 = arith.addi %349, %c7 : index
        vector.store %60#2, %out[%354] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %355 = arith.addi %349, %c4 : index
        %356 = vector.load %residual[%355] : memref<?xf32>, vector<16xf32>
        %357 = arith.addf %356, %60#3 : vector<16xf32>
        %358 = arith.addi %349, %c4 : index
        vector.store %357, %out[%358] : memref<?xf32>, vector<16xf32>
      } else {
        %359 = arith.addi %349, %c4 : index
        vector.store %60#3, %out[%359] : memref<?xf32>, vector<16xf32>
      }
    }
    %360 = arith.addi %16, %c6 : index
    %361 = arith.cmpi slt, %360, %15 : index
    scf.if %361 {
      %362 = arith.muli %360, %outputFeatures : index
      %363 = arith.muli %3, %c19 : index
      %364 = arith.addi %362, %363 : index
      scf.if %0 {
        %365 = arith.addi %364, %c7 : index
        %366 = vector.load %residual[%365] : memref<?xf32>, vector<16xf32>
        %367 = arith.addf %366, %60#4 : vector<16xf32>
        %368 = arith.addi %364, %c7 : index
        vector.store %367, %out[%368] : memref<?xf32>, vector<16xf32>
      } else {
        %369 = arith.addi %364, %c7 : index
        vector.store %60#4, %out[%369] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %370 = arith.addi %364, %c4 : index
        %371 = vector.load %residual[%370] : memref<?xf32>, vector<16xf32>
        %372 = arith.addf %371, %60#5 : vector<16xf32>
        %373 = arith.addi %364, %c4 : index
        vector.store %372, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %364, %c4 : index
        vector.store %60#5, %out[%374] : memref<?xf32>, vector<16xf32>
      }
    }
    %375 = arith.addi %16, %c11 : index
    %376 = arith.cmpi slt, %375, %15 : index
    scf.if %376 {
      %377 = arith.muli %375, %outputFeatures : index
      %378 = arith.muli %3, %c19 : index
      %379 = arith.addi %377, %378 : index
      scf.if %0 {
        %380 = arith.addi %379, %c7 : index
        %381 = vector.load %residual[%380] : memref<?xf32>, vector<16xf32>
        %382 = arith.addf %381, %60#6 : vector<16xf32>
        %383 = arith.addi %379, %c7 : index
        vector.store %382, %out[%383] : memref<?xf32>, vector<16xf32>
      } else {
        %384 = arith.addi %379, %c7 : index
        vector.store %60#6, %out[%384] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %385 = arith.addi %379, %c4 : index
        %386 = vector.load %residual[%385] : memref<?xf32>, vector<16xf32>
        %387 = arith.addf %386, %60#7 : vector<16xf32>
        %388 = arith.addi %379, %c4 : index
        vector.store %387, %out[%388] : memref<?xf32>, vector<16xf32>
      } else {
        %389 = arith.addi %379, %c4 : index
        vector.store %60#7, %out[%389] : memref<?xf32>, vector<16xf32>
      }
    }
    %390 = arith.addi %16, %c12 : index
    %391 = arith.cmpi slt, %390, %15 : index
    scf.if %391 {
      %392 = arith.muli %390, %outputFeatures : index
      %393 = arith.muli %3, %c19 : index
      %394 = arith.addi %392, %393 : index
      scf.if %0 {
        %395 = arith.addi %394, %c7 : index
        %396 = vector.load %residual[%395] : memref<?xf32>, vector<16xf32>
        %397 = arith.addf %396, %60#8 : vector<16xf32>
        %398 = arith.addi %394, %c7 : index
        vector.store %397, %out[%398] : memref<?xf32>, vector<16xf32>
      } else {
        %399 = arith.addi %394, %c7 : index
        vector.store %60#8, %out[%399] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %400 = arith.addi %394, %c4 : index
        %401 = vector.load %residual[%400] : memref<?xf32>, vector<16xf32>
        %402 = arith.addf %401, %60#9 : vector<16xf32>
        %403 = arith.addi %394, %c4 : index
        vector.store %402, %out[%403] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %394, %c4 : index
        vector.store %60#9, %out[%404] : memref<?xf32>, vector<16xf32>
      }
    }
    %405 = arith.addi %16, %c13 : index
    %406 = arith.cmpi slt, %405, %15 : index
    scf.if %406 {
      %407 = arith.muli %405, %outputFeatures : index
      %408 = arith.muli %3, %c19 : index
      %409 = arith.addi %407, %408 : index
      scf.if %0 {
        %410 = arith.addi %409, %c7 : index
        %411 = vector.load %residual[%410] : memref<?xf32>, vector<16xf32>
        %412 = arith.addf %411, %60#10 : vector<16xf32>
        %413 = arith.addi %409, %c7 : index
        vector.store %412, %out[%413] : memref<?xf32>, vector<16xf32>
      } else {
        %414 = arith.addi %409, %c7 : index
        vector.store %60#10, %out[%414] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %415 = arith.addi %409, %c4 : index
        %416 = vector.load %residual[%415] : memref<?xf32>, vector<16xf32>
        %417 = arith.addf %416, %60#11 : vector<16xf32>
        %418 = arith.addi %409, %c4 : index
        vector.store %417, %out[%418] : memref<?xf32>, vector<16xf32>
      } else {
        %419 = arith.addi %409, %c4 : index
        vector.store %60#11, %out[%419] : memref<?xf32>, vector<16xf32>
      }
    }
    %420 = arith.addi %16, %c14 : index
    %421 = arith.cmpi slt, %420, %15 : index
    scf.if %421 {
      %422 = arith.muli %420, %outputFeatures : index
      %423 = arith.muli %3, %c19 : index
      %424 = arith.addi %422, %423 : index
      scf.if %0 {
        %425 = arith.addi %424, %c7 : index
        %426 = vector.load %residual[%425] : memref<?xf32>, vector<16xf32>
        %427 = arith.addf %426, %60#12 : vector<16xf32>
        %428 = arith.addi %424, %c7 : index
        vector.store %427, %out[%428] : memref<?xf32>, vector<16xf32>
      } else {
        %429 = arith.addi %424, %c7 : index
        vector.store %60#12, %out[%429] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %430 = arith.addi %424, %c4 : index
        %431 = vector.load %residual[%430] : memref<?xf32>, vector<16xf32>
        %432 = arith.addf %431, %60#13 : vector<16xf32>
        %433 = arith.addi %424, %c4 : index
        vector.store %432, %out[%433] : memref<?xf32>, vector<16xf32>
      } else {
        %434 = arith.addi %424, %c4 : index
        vector.store %60#13, %out[%434] : memref<?xf32>, vector<16xf32>
      }
    }
    %435 = arith.addi %16, %c15 : index
    %436 = arith.cmpi slt, %435, %15 : index
    scf.if %436 {
      %437 = arith.muli %435, %outputFeatures : index
      %438 = arith.muli %3, %c19 : index
      %439 = arith.addi %437, %438 : index
      scf.if %0 {
        %440 = arith.addi %439, %c7 : index
        %441 = vector.load %residual[%440] : memref<?xf32>, vector<16xf32>
        %442 = arith.addf %441, %60#14 : vector<16xf32>
        %443 = arith.addi %439, %c7 : index
        vector.store %442, %out[%443] : memref<?xf32>, vector<16xf32>
      } else {
        %444 = arith.addi %439, %c7 : index
        vector.store %60#14, %out[%444] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %445 = arith.addi %439, %c4 : index
        %446 = vector.load %residual[%445] : memref<?xf32>, vector<16xf32>
        %447 = arith.addf %446, %60#15 : vector<16xf32>
        %448 = arith.addi %439, %c4 : index
        vector.store %447, %out[%448] : memref<?xf32>, vector<16xf32>
      } else {
        %449 = arith.addi %439, %c4 : index
        vector.store %60#15, %out[%449] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 48 : index
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
      %65 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
      %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
      %71 = arith.muli %43, %c4 : index
      %89:16 = scf.for %72 = %c7 to %c10 step %c1 iter_args(%73 = %44, %74 = %45, %75 = %46, %76 = %47, %77 = %48, %78 = %49, %79 = %50, %80 = %51, %81 = %52, %82 = %53, %83 = %54, %84 = %55, %85 = %56, %86 = %57, %87 = %58, %88 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %90 = arith.addi %62, %c4 : index
        %91 = arith.muli %72, %c17 : index
        %92 = arith.addi %90, %91 : index
        %93 = arith.addi %92, %c7 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %67 : vector<16xf32>
        %98 = arith.addi %92, %c18 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extsi %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %67 : vector<16xf32>
        %103 = arith.addi %92, %c4 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extsi %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %67 : vector<16xf32>
        %108 = arith.addi %92, %c19 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extsi %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.mulf %111, %67 : vector<16xf32>
        %113 = arith.addi %64, %c4 : index
        %114 = arith.muli %72, %c17 : index
        %115 = arith.addi %113, %114 : index
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extsi %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.mulf %119, %70 : vector<16xf32>
        %121 = arith.addi %115, %c18 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extsi %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.mulf %124, %70 : vector<16xf32>
        %126 = arith.addi %115, %c4 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %129, %70 : vector<16xf32>
        %131 = arith.addi %115, %c19 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extsi %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %70 : vector<16xf32>
        %136 = arith.muli %72, %c12 : index
        %137 = arith.addi %71, %136 : index
        %138 = arith.addi %34, %137 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %97, %73 : vector<16xf32>
        %143 = math.fma %141, %120, %74 : vector<16xf32>
        %144 = arith.addi %35, %137 : index
        %145 = arith.addi %144, %c7 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %97, %75 : vector<16xf32>
        %149 = math.fma %147, %120, %76 : vector<16xf32>
        %150 = arith.addi %36, %137 : index
        %151 = arith.addi %150, %c7 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %97, %77 : vector<16xf32>
        %155 = math.fma %153, %120, %78 : vector<16xf32>
        %156 = arith.addi %37, %137 : index
        %157 = arith.addi %156, %c7 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %97, %79 : vector<16xf32>
        %161 = math.fma %159, %120, %80 : vector<16xf32>
        %162 = arith.addi %38, %137 : index
        %163 = arith.addi %162, %c7 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %97, %81 : vector<16xf32>
        %167 = math.fma %165, %120, %82 : vector<16xf32>
        %168 = arith.addi %39, %137 : index
        %169 = arith.addi %168, %c7 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %97, %83 : vector<16xf32>
        %173 = math.fma %171, %120, %84 : vector<16xf32>
        %174 = arith.addi %40, %137 : index
        %175 = arith.addi %174, %c7 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %97, %85 : vector<16xf32>
        %179 = math.fma %177, %120, %86 : vector<16xf32>
        %180 = arith.addi %41, %137 : index
        %181 = arith.addi %180, %c7 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %97, %87 : vector<16xf32>
        %185 = math.fma %183, %120, %88 : vector<16xf32>
        %186 = arith.addi %34, %137 : index
        %187 = arith.addi %186, %c1 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %102, %142 : vector<16xf32>
        %191 = math.fma %189, %125, %143 : vector<16xf32>
        %192 = arith.addi %35, %137 : index
        %193 = arith.addi %192, %c1 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %102, %148 : vector<16xf32>
        %197 = math.fma %195, %125, %149 : vector<16xf32>
        %198 = arith.addi %36, %137 : index
        %199 = arith.addi %198, %c1 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %102, %154 : vector<16xf32>
        %203 = math.fma %201, %125, %155 : vector<16xf32>
        %204 = arith.addi %37, %137 : index
        %205 = arith.addi %204, %c1 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %102, %160 : vector<16xf32>
        %209 = math.fma %207, %125, %161 : vector<16xf32>
        %210 = arith.addi %38, %137 : index
        %211 = arith.addi %210, %c1 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %102, %166 : vector<16xf32>
        %215 = math.fma %213, %125, %167 : vector<16xf32>
        %216 = arith.addi %39, %137 : index
        %217 = arith.addi %216, %c1 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %102, %172 : vector<16xf32>
        %221 = math.fma %219, %125, %173 : vector<16xf32>
        %222 = arith.addi %40, %137 : index
        %223 = arith.addi %222, %c1 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %102, %178 : vector<16xf32>
        %227 = math.fma %225, %125, %179 : vector<16xf32>
        %228 = arith.addi %41, %137 : index
        %229 = arith.addi %228, %c1 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %102, %184 : vector<16xf32>
        %233 = math.fma %231, %125, %185 : vector<16xf32>
        %234 = arith.addi %34, %137 : index
        %235 = arith.addi %234, %c6 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %107, %190 : vector<16xf32>
        %239 = math.fma %237, %130, %191 : vector<16xf32>
        %240 = arith.addi %35, %137 : index
        %241 = arith.addi %240, %c6 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %107, %196 : vector<16xf32>
        %245 = math.fma %243, %130, %197 : vector<16xf32>
        %246 = arith.addi %36, %137 : index
        %247 = arith.addi %246, %c6 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %107, %202 : vector<16xf32>
        %251 = math.fma %249, %130, %203 : vector<16xf32>
        %252 = arith.addi %37, %137 : index
        %253 = arith.addi %252, %c6 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %107, %208 : vector<16xf32>
        %257 = math.fma %255, %130, %209 : vector<16xf32>
        %258 = arith.addi %38, %137 : index
        %259 = arith.addi %258, %c6 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %107, %214 : vector<16xf32>
        %263 = math.fma %261, %130, %215 : vector<16xf32>
        %264 = arith.addi %39, %137 : index
        %265 = arith.addi %264, %c6 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %107, %220 : vector<16xf32>
        %269 = math.fma %267, %130, %221 : vector<16xf32>
        %270 = arith.addi %40, %137 : index
        %271 = arith.addi %270, %c6 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %107, %226 : vector<16xf32>
        %275 = math.fma %273, %130, %227 : vector<16xf32>
        %276 = arith.addi %41, %137 : index
        %277 = arith.addi %276, %c6 : index
        %278 = memref.load %x[%277] : memref<?xf32>
        %279 = vector.broadcast %278 : f32 to vector<16xf32>
        %280 = math.fma %279, %107, %232 : vector<16xf32>
        %281 = math.fma %279, %130, %233 : vector<16xf32>
        %282 = arith.addi %34, %137 : index
        %283 = arith.addi %282, %c11 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %112, %238 : vector<16xf32>
        %287 = math.fma %285, %135, %239 : vector<16xf32>
        %288 = arith.addi %35, %137 : index
        %289 = arith.addi %288, %c11 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %112, %244 : vector<16xf32>
        %293 = math.fma %291, %135, %245 : vector<16xf32>
        %294 = arith.addi %36, %137 : index
        %295 = arith.addi %294, %c11 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %112, %250 : vector<16xf32>
        %299 = math.fma %297, %135, %251 : vector<16xf32>
        %300 = arith.addi %37, %137 : index
        %301 = arith.addi %300, %c11 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %112, %256 : vector<16xf32>
        %305 = math.fma %303, %135, %257 : vector<16xf32>
        %306 = arith.addi %38, %137 : index
        %307 = arith.addi %306, %c11 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %112, %262 : vector<16xf32>
        %311 = math.fma %309, %135, %263 : vector<16xf32>
        %312 = arith.addi %39, %137 : index
        %313 = arith.addi %312, %c11 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %112, %268 : vector<16xf32>
        %317 = math.fma %315, %135, %269 : vector<16xf32>
        %318 = arith.addi %40, %137 : index
        %319 = arith.addi %318, %c11 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %112, %274 : vector<16xf32>
        %323 = math.fma %321, %135, %275 : vector<16xf32>
        %324 = arith.addi %41, %137 : index
        %325 = arith.addi %324, %c11 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %112, %280 : vector<16xf32>
        %329 = math.fma %327, %135, %281 : vector<16xf32>
        scf.yield %286, %287, %292, %293, %298, %299, %304, %305, %310, %311, %316, %317, %322, %323, %328, %329 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %89#0, %89#1, %89#2, %89#3, %89#4, %89#5, %89#6, %89#7, %89#8, %89#9, %89#10, %89#11, %89#12, %89#13, %89#14, %89#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %330 = arith.addi %16, %c7 : index
    %331 = arith.cmpi slt, %330, %15 : index
    scf.if %331 {
      %332 = arith.muli %330, %outputFeatures : index
      %333 = arith.muli %3, %c4 : index
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
        %340 = arith.addi %334, %c18 : index
        %341 = vector.load %residual[%340] : memref<?xf32>, vector<16xf32>
        %342 = arith.addf %341, %60#1 : vector<16xf32>
        %343 = arith.addi %334, %c18 : index
        vector.store %342, %out[%343] : memref<?xf32>, vector<16xf32>
      } else {
        %344 = arith.addi %334, %c18 : index
        vector.store %60#1, %out[%344] : memref<?xf32>, vector<16xf32>
      }
    }
    %345 = arith.addi %16, %c1 : index
    %346 = arith.cmpi slt, %345, %15 : index
    scf.if %346 {
      %347 = arith.muli %345, %outputFeatures : index
      %348 = arith.muli %3, %c4 : index
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
        %355 = arith.addi %349, %c18 : index
        %356 = vector.load %residual[%355] : memref<?xf32>, vector<16xf32>
        %357 = arith.addf %356, %60#3 : vector<16xf32>
        %358 = arith.addi %349, %c18 : index
        vector.store %357, %out[%358] : memref<?xf32>, vector<16xf32>
      } else {
        %359 = arith.addi %349, %c18 : index
        vector.store %60#3, %out[%359] : memref<?xf32>, vector<16xf32>
      }
    }
    %360 = arith.addi %16, %c6 : index
    %361 = arith.cmpi slt, %360, %15 : index
    scf.if %361 {
      %362 = arith.muli %360, %outputFeatures : index
      %363 = arith.muli %3, %c4 : index
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
        %370 = arith.addi %364, %c18 : index
        %371 = vector.load %residual[%370] : memref<?xf32>, vector<16xf32>
        %372 = arith.addf %371, %60#5 : vector<16xf32>
        %373 = arith.addi %364, %c18 : index
        vector.store %372, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %364, %c18 : index
        vector.store %60#5, %out[%374] : memref<?xf32>, vector<16xf32>
      }
    }
    %375 = arith.addi %16, %c11 : index
    %376 = arith.cmpi slt, %375, %15 : index
    scf.if %376 {
      %377 = arith.muli %375, %outputFeatures : index
      %378 = arith.muli %3, %c4 : index
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
        %385 = arith.addi %379, %c18 : index
        %386 = vector.load %residual[%385] : memref<?xf32>, vector<16xf32>
        %387 = arith.addf %386, %60#7 : vector<16xf32>
        %388 = arith.addi %379, %c18 : index
        vector.store %387, %out[%388] : memref<?xf32>, vector<16xf32>
      } else {
        %389 = arith.addi %379, %c18 : index
        vector.store %60#7, %out[%389] : memref<?xf32>, vector<16xf32>
      }
    }
    %390 = arith.addi %16, %c12 : index
    %391 = arith.cmpi slt, %390, %15 : index
    scf.if %391 {
      %392 = arith.muli %390, %outputFeatures : index
      %393 = arith.muli %3, %c4 : index
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
        %400 = arith.addi %394, %c18 : index
        %401 = vector.load %residual[%400] : memref<?xf32>, vector<16xf32>
        %402 = arith.addf %401, %60#9 : vector<16xf32>
        %403 = arith.addi %394, %c18 : index
        vector.store %402, %out[%403] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %394, %c18 : index
        vector.store %60#9, %out[%404] : memref<?xf32>, vector<16xf32>
      }
    }
    %405 = arith.addi %16, %c13 : index
    %406 = arith.cmpi slt, %405, %15 : index
    scf.if %406 {
      %407 = arith.muli %405, %outputFeatures : index
      %408 = arith.muli %3, %c4 : index
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
        %415 = arith.addi %409, %c18 : index
        %416 = vector.load %residual[%415] : memref<?xf32>, vector<16xf32>
        %417 = arith.addf %416, %60#11 : vector<16xf32>
        %418 = arith.addi %409, %c18 : index
        vector.store %417, %out[%418] : memref<?xf32>, vector<16xf32>
      } else {
        %419 = arith.addi %409, %c18 : index
        vector.store %60#11, %out[%419] : memref<?xf32>, vector<16xf32>
      }
    }
    %420 = arith.addi %16, %c14 : index
    %421 = arith.cmpi slt, %420, %15 : index
    scf.if %421 {
      %422 = arith.muli %420, %outputFeatures : index
      %423 = arith.muli %3, %c4 : index
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
        %430 = arith.addi %424, %c18 : index
        %431 = vector.load %residual[%430] : memref<?xf32>, vector<16xf32>
        %432 = arith.addf %431, %60#13 : vector<16xf32>
        %433 = arith.addi %424, %c18 : index
        vector.store %432, %out[%433] : memref<?xf32>, vector<16xf32>
      } else {
        %434 = arith.addi %424, %c18 : index
        vector.store %60#13, %out[%434] : memref<?xf32>, vector<16xf32>
      }
    }
    %435 = arith.addi %16, %c15 : index
    %436 = arith.cmpi slt, %435, %15 : index
    scf.if %436 {
      %437 = arith.muli %435, %outputFeatures : index
      %438 = arith.muli %3, %c4 : index
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
        %445 = arith.addi %439, %c18 : index
        %446 = vector.load %residual[%445] : memref<?xf32>, vector<16xf32>
        %447 = arith.addf %446, %60#15 : vector<16xf32>
        %448 = arith.addi %439, %c18 : index
        vector.store %447, %out[%448] : memref<?xf32>, vector<16xf32>
      } else {
        %449 = arith.addi %439, %c18 : index
        vector.store %60#15, %out[%449] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

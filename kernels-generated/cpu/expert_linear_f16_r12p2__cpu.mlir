// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 12 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 128 : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c9 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %19, %c5 : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.addi %19, %c6 : index
    %26 = arith.minsi %25, %20 : index
    %27 = arith.addi %19, %c10 : index
    %28 = arith.minsi %27, %20 : index
    %29 = arith.addi %19, %c11 : index
    %30 = arith.minsi %29, %20 : index
    %31 = arith.addi %19, %c12 : index
    %32 = arith.minsi %31, %20 : index
    %33 = arith.addi %19, %c13 : index
    %34 = arith.minsi %33, %20 : index
    %35 = arith.addi %19, %c14 : index
    %36 = arith.minsi %35, %20 : index
    %37 = arith.addi %19, %c15 : index
    %38 = arith.minsi %37, %20 : index
    %39 = arith.addi %19, %c16 : index
    %40 = arith.minsi %39, %20 : index
    %41 = arith.addi %19, %c17 : index
    %42 = arith.minsi %41, %20 : index
    %43 = arith.addi %19, %c18 : index
    %44 = arith.minsi %43, %20 : index
    %45 = arith.addi %18, %22 : index
    %46 = memref.load %groups[%45] : memref<?xi32>
    %47 = arith.index_cast %46 : i32 to index
    %48 = arith.addi %18, %24 : index
    %49 = memref.load %groups[%48] : memref<?xi32>
    %50 = arith.index_cast %49 : i32 to index
    %51 = arith.addi %18, %26 : index
    %52 = memref.load %groups[%51] : memref<?xi32>
    %53 = arith.index_cast %52 : i32 to index
    %54 = arith.addi %18, %28 : index
    %55 = memref.load %groups[%54] : memref<?xi32>
    %56 = arith.index_cast %55 : i32 to index
    %57 = arith.addi %18, %30 : index
    %58 = memref.load %groups[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    %60 = arith.addi %18, %32 : index
    %61 = memref.load %groups[%60] : memref<?xi32>
    %62 = arith.index_cast %61 : i32 to index
    %63 = arith.addi %18, %34 : index
    %64 = memref.load %groups[%63] : memref<?xi32>
    %65 = arith.index_cast %64 : i32 to index
    %66 = arith.addi %18, %36 : index
    %67 = memref.load %groups[%66] : memref<?xi32>
    %68 = arith.index_cast %67 : i32 to index
    %69 = arith.addi %18, %38 : index
    %70 = memref.load %groups[%69] : memref<?xi32>
    %71 = arith.index_cast %70 : i32 to index
    %72 = arith.addi %18, %40 : index
    %73 = memref.load %groups[%72] : memref<?xi32>
    %74 = arith.index_cast %73 : i32 to index
    %75 = arith.addi %18, %42 : index
    %76 = memref.load %groups[%75] : memref<?xi32>
    %77 = arith.index_cast %76 : i32 to index
    %78 = arith.addi %18, %44 : index
    %79 = memref.load %groups[%78] : memref<?xi32>
    %80 = arith.index_cast %79 : i32 to index
    %81 = arith.divui %47, %rowDivisor : index
    %82 = arith.muli %81, %inputFeatures : index
    %83 = arith.divui %50, %rowDivisor : index
    %84 = arith.muli %83, %inputFeatures : index
    %85 = arith.divui %53, %rowDivisor : index
    %86 = arith.muli %85, %inputFeatures : index
    %87 = arith.divui %56, %rowDivisor : index
    %88 = arith.muli %87, %inputFeatures : index
    %89 = arith.divui %59, %rowDivisor : index
    %90 = arith.muli %89, %inputFeatures : index
    %91 = arith.divui %62, %rowDivisor : index
    %92 = arith.muli %91, %inputFeatures : index
    %93 = arith.divui %65, %rowDivisor : index
    %94 = arith.muli %93, %inputFeatures : index
    %95 = arith.divui %68, %rowDivisor : index
    %96 = arith.muli %95, %inputFeatures : index
    %97 = arith.divui %71, %rowDivisor : index
    %98 = arith.muli %97, %inputFeatures : index
    %99 = arith.divui %74, %rowDivisor : index
    %100 = arith.muli %99, %inputFeatures : index
    %101 = arith.divui %77, %rowDivisor : index
    %102 = arith.muli %101, %inputFeatures : index
    %103 = arith.divui %80, %rowDivisor : index
    %104 = arith.muli %103, %inputFeatures : index
    %105 = arith.divui %inputFeatures, %c3 : index
    %131:24 = scf.for %106 = %c7 to %105 step %c5 iter_args(%107 = %c20, %108 = %c20, %109 = %c20, %110 = %c20, %111 = %c20, %112 = %c20, %113 = %c20, %114 = %c20, %115 = %c20, %116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20, %122 = %c20, %123 = %c20, %124 = %c20, %125 = %c20, %126 = %c20, %127 = %c20, %128 = %c20, %129 = %c20, %130 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %132 = arith.muli %106, %c4 : index
      %133 = arith.addi %15, %132 : index
      %134 = arith.muli %106, %c4 : index
      %135 = arith.addi %17, %134 : index
      %136 = arith.muli %106, %c3 : index
      %162:24 = scf.for %137 = %c7 to %c11 step %c5 iter_args(%138 = %107, %139 = %108, %140 = %109, %141 = %110, %142 = %111, %143 = %112, %144 = %113, %145 = %114, %146 = %115, %147 = %116, %148 = %117, %149 = %118, %150 = %119, %151 = %120, %152 = %121, %153 = %122, %154 = %123, %155 = %124, %156 = %125, %157 = %126, %158 = %127, %159 = %128, %160 = %129, %161 = %130) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %163 = arith.muli %137, %c21 : index
        %164 = arith.addi %133, %163 : index
        %165 = arith.addi %164, %c7 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<32xi8>
        %167 = vector.bitcast %166 : vector<32xi8> to vector<16xf16>
        %168 = arith.extf %167 : vector<16xf16> to vector<16xf32>
        %169 = arith.addi %164, %c22 : index
        %170 = vector.load %w[%169] : memref<?xi8>, vector<32xi8>
        %171 = vector.bitcast %170 : vector<32xi8> to vector<16xf16>
        %172 = arith.extf %171 : vector<16xf16> to vector<16xf32>
        %173 = arith.addi %164, %c23 : index
        %174 = vector.load %w[%173] : memref<?xi8>, vector<32xi8>
        %175 = vector.bitcast %174 : vector<32xi8> to vector<16xf16>
        %176 = arith.extf %175 : vector<16xf16> to vector<16xf32>
        %177 = arith.addi %164, %c24 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<32xi8>
        %179 = vector.bitcast %178 : vector<32xi8> to vector<16xf16>
        %180 = arith.extf %179 : vector<16xf16> to vector<16xf32>
        %181 = arith.muli %137, %c21 : index
        %182 = arith.addi %135, %181 : index
        %183 = arith.addi %182, %c7 : index
        %184 = vector.load %w[%183] : memref<?xi8>, vector<32xi8>
        %185 = vector.bitcast %184 : vector<32xi8> to vector<16xf16>
        %186 = arith.extf %185 : vector<16xf16> to vector<16xf32>
        %187 = arith.addi %182, %c22 : index
        %188 = vector.load %w[%187] : memref<?xi8>, vector<32xi8>
        %189 = vector.bitcast %188 : vector<32xi8> to vector<16xf16>
        %190 = arith.extf %189 : vector<16xf16> to vector<16xf32>
        %191 = arith.addi %182, %c23 : index
        %192 = vector.load %w[%191] : memref<?xi8>, vector<32xi8>
        %193 = vector.bitcast %192 : vector<32xi8> to vector<16xf16>
        %194 = arith.extf %193 : vector<16xf16> to vector<16xf32>
        %195 = arith.addi %182, %c24 : index
        %196 = vector.load %w[%195] : memref<?xi8>, vector<32xi8>
        %197 = vector.bitcast %196 : vector<32xi8> to vector<16xf16>
        %198 = arith.extf %197 : vector<16xf16> to vector<16xf32>
        %199 = arith.muli %137, %c11 : index
        %200 = arith.addi %136, %199 : index
        %201 = arith.addi %82, %200 : index
        %202 = arith.addi %201, %c7 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %168, %138 : vector<16xf32>
        %206 = math.fma %204, %186, %139 : vector<16xf32>
        %207 = arith.addi %84, %200 : index
        %208 = arith.addi %207, %c7 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %168, %140 : vector<16xf32>
        %212 = math.fma %210, %186, %141 : vector<16xf32>
        %213 = arith.addi %86, %200 : index
        %214 = arith.addi %213, %c7 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %168, %142 : vector<16xf32>
        %218 = math.fma %216, %186, %143 : vector<16xf32>
        %219 = arith.addi %88, %200 : index
        %220 = arith.addi %219, %c7 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %168, %144 : vector<16xf32>
        %224 = math.fma %222, %186, %145 : vector<16xf32>
        %225 = arith.addi %90, %200 : index
        %226 = arith.addi %225, %c7 : index
        %227 = memref.load %x[%226] : memref<?xf32>
        %228 = vector.broadcast %227 : f32 to vector<16xf32>
        %229 = math.fma %228, %168, %146 : vector<16xf32>
        %230 = math.fma %228, %186, %147 : vector<16xf32>
        %231 = arith.addi %92, %200 : index
        %232 = arith.addi %231, %c7 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %168, %148 : vector<16xf32>
        %236 = math.fma %234, %186, %149 : vector<16xf32>
        %237 = arith.addi %94, %200 : index
        %238 = arith.addi %237, %c7 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %168, %150 : vector<16xf32>
        %242 = math.fma %240, %186, %151 : vector<16xf32>
        %243 = arith.addi %96, %200 : index
        %244 = arith.addi %243, %c7 : index
        %245 = memref.load %x[%244] : memref<?xf32>
        %246 = vector.broadcast %245 : f32 to vector<16xf32>
        %247 = math.fma %246, %168, %152 : vector<16xf32>
        %248 = math.fma %246, %186, %153 : vector<16xf32>
        %249 = arith.addi %98, %200 : index
        %250 = arith.addi %249, %c7 : index
        %251 = memref.load %x[%250] : memref<?xf32>
        %252 = vector.broadcast %251 : f32 to vector<16xf32>
        %253 = math.fma %252, %168, %154 : vector<16xf32>
        %254 = math.fma %252, %186, %155 : vector<16xf32>
        %255 = arith.addi %100, %200 : index
        %256 = arith.addi %255, %c7 : index
        %257 = memref.load %x[%256] : memref<?xf32>
        %258 = vector.broadcast %257 : f32 to vector<16xf32>
        %259 = math.fma %258, %168, %156 : vector<16xf32>
        %260 = math.fma %258, %186, %157 : vector<16xf32>
        %261 = arith.addi %102, %200 : index
        %262 = arith.addi %261, %c7 : index
        %263 = memref.load %x[%262] : memref<?xf32>
        %264 = vector.broadcast %263 : f32 to vector<16xf32>
        %265 = math.fma %264, %168, %158 : vector<16xf32>
        %266 = math.fma %264, %186, %159 : vector<16xf32>
        %267 = arith.addi %104, %200 : index
        %268 = arith.addi %267, %c7 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %168, %160 : vector<16xf32>
        %272 = math.fma %270, %186, %161 : vector<16xf32>
        %273 = arith.addi %82, %200 : index
        %274 = arith.addi %273, %c5 : index
        %275 = memref.load %x[%274] : memref<?xf32>
        %276 = vector.broadcast %275 : f32 to vector<16xf32>
        %277 = math.fma %276, %172, %205 : vector<16xf32>
        %278 = math.fma %276, %190, %206 : vector<16xf32>
        %279 = arith.addi %84, %200 : index
        %280 = arith.addi %279, %c5 : index
        %281 = memref.load %x[%280] : memref<?xf32>
        %282 = vector.broadcast %281 : f32 to vector<16xf32>
        %283 = math.fma %282, %172, %211 : vector<16xf32>
        %284 = math.fma %282, %190, %212 : vector<16xf32>
        %285 = arith.addi %86, %200 : index
        %286 = arith.addi %285, %c5 : index
        %287 = memref.load %x[%286] : memref<?xf32>
        %288 = vector.broadcast %287 : f32 to vector<16xf32>
        %289 = math.fma %288, %172, %217 : vector<16xf32>
        %290 = math.fma %288, %190, %218 : vector<16xf32>
        %291 = arith.addi %88, %200 : index
        %292 = arith.addi %291, %c5 : index
        %293 = memref.load %x[%292] : memref<?xf32>
        %294 = vector.broadcast %293 : f32 to vector<16xf32>
        %295 = math.fma %294, %172, %223 : vector<16xf32>
        %296 = math.fma %294, %190, %224 : vector<16xf32>
        %297 = arith.addi %90, %200 : index
        %298 = arith.addi %297, %c5 : index
        %299 = memref.load %x[%298] : memref<?xf32>
        %300 = vector.broadcast %299 : f32 to vector<16xf32>
        %301 = math.fma %300, %172, %229 : vector<16xf32>
        %302 = math.fma %300, %190, %230 : vector<16xf32>
        %303 = arith.addi %92, %200 : index
        %304 = arith.addi %303, %c5 : index
        %305 = memref.load %x[%304] : memref<?xf32>
        %306 = vector.broadcast %305 : f32 to vector<16xf32>
        %307 = math.fma %306, %172, %235 : vector<16xf32>
        %308 = math.fma %306, %190, %236 : vector<16xf32>
        %309 = arith.addi %94, %200 : index
        %310 = arith.addi %309, %c5 : index
        %311 = memref.load %x[%310] : memref<?xf32>
        %312 = vector.broadcast %311 : f32 to vector<16xf32>
        %313 = math.fma %312, %172, %241 : vector<16xf32>
        %314 = math.fma %312, %190, %242 : vector<16xf32>
        %315 = arith.addi %96, %200 : index
        %316 = arith.addi %315, %c5 : index
        %317 = memref.load %x[%316] : memref<?xf32>
        %318 = vector.broadcast %317 : f32 to vector<16xf32>
        %319 = math.fma %318, %172, %247 : vector<16xf32>
        %320 = math.fma %318, %190, %248 : vector<16xf32>
        %321 = arith.addi %98, %200 : index
        %322 = arith.addi %321, %c5 : index
        %323 = memref.load %x[%322] : memref<?xf32>
        %324 = vector.broadcast %323 : f32 to vector<16xf32>
        %325 = math.fma %324, %172, %253 : vector<16xf32>
        %326 = math.fma %324, %190, %254 : vector<16xf32>
        %327 = arith.addi %100, %200 : index
        %328 = arith.addi %327, %c5 : index
        %329 = memref.load %x[%328] : memref<?xf32>
        %330 = vector.broadcast %329 : f32 to vector<16xf32>
        %331 = math.fma %330, %172, %259 : vector<16xf32>
        %332 = math.fma %330, %190, %260 : vector<16xf32>
        %333 = arith.addi %102, %200 : index
        %334 = arith.addi %333, %c5 : index
        %335 = memref.load %x[%334] : memref<?xf32>
        %336 = vector.broadcast %335 : f32 to vector<16xf32>
        %337 = math.fma %336, %172, %265 : vector<16xf32>
        %338 = math.fma %336, %190, %266 : vector<16xf32>
        %339 = arith.addi %104, %200 : index
        %340 = arith.addi %339, %c5 : index
        %341 = memref.load %x[%340] : memref<?xf32>
        %342 = vector.broadcast %341 : f32 to vector<16xf32>
        %343 = math.fma %342, %172, %271 : vector<16xf32>
        %344 = math.fma %342, %190, %272 : vector<16xf32>
        %345 = arith.addi %82, %200 : index
        %346 = arith.addi %345, %c6 : index
        %347 = memref.load %x[%346] : memref<?xf32>
        %348 = vector.broadcast %347 : f32 to vector<16xf32>
        %349 = math.fma %348, %176, %277 : vector<16xf32>
        %350 = math.fma %348, %194, %278 : vector<16xf32>
        %351 = arith.addi %84, %200 : index
        %352 = arith.addi %351, %c6 : index
        %353 = memref.load %x[%352] : memref<?xf32>
        %354 = vector.broadcast %353 : f32 to vector<16xf32>
        %355 = math.fma %354, %176, %283 : vector<16xf32>
        %356 = math.fma %354, %194, %284 : vector<16xf32>
        %357 = arith.addi %86, %200 : index
        %358 = arith.addi %357, %c6 : index
        %359 = memref.load %x[%358] : memref<?xf32>
        %360 = vector.broadcast %359 : f32 to vector<16xf32>
        %361 = math.fma %360, %176, %289 : vector<16xf32>
        %362 = math.fma %360, %194, %290 : vector<16xf32>
        %363 = arith.addi %88, %200 : index
        %364 = arith.addi %363, %c6 : index
        %365 = memref.load %x[%364] : memref<?xf32>
        %366 = vector.broadcast %365 : f32 to vector<16xf32>
        %367 = math.fma %366, %176, %295 : vector<16xf32>
        %368 = math.fma %366, %194, %296 : vector<16xf32>
        %369 = arith.addi %90, %200 : index
        %370 = arith.addi %369, %c6 : index
        %371 = memref.load %x[%370] : memref<?xf32>
        %372 = vector.broadcast %371 : f32 to vector<16xf32>
        %373 = math.fma %372, %176, %301 : vector<16xf32>
        %374 = math.fma %372, %194, %302 : vector<16xf32>
        %375 = arith.addi %92, %200 : index
        %376 = arith.addi %375, %c6 : index
        %377 = memref.load %x[%376] : memref<?xf32>
        %378 = vector.broadcast %377 : f32 to vector<16xf32>
        %379 = math.fma %378, %176, %307 : vector<16xf32>
        %380 = math.fma %378, %194, %308 : vector<16xf32>
        %381 = arith.addi %94, %200 : index
        %382 = arith.addi %381, %c6 : index
        %383 = memref.load %x[%382] : memref<?xf32>
        %384 = vector.broadcast %383 : f32 to vector<16xf32>
        %385 = math.fma %384, %176, %313 : vector<16xf32>
        %386 = math.fma %384, %194, %314 : vector<16xf32>
        %387 = arith.addi %96, %200 : index
        %388 = arith.addi %387, %c6 : index
        %389 = memref.load %x[%388] : memref<?xf32>
        %390 = vector.broadcast %389 : f32 to vector<16xf32>
        %391 = math.fma %390, %176, %319 : vector<16xf32>
        %392 = math.fma %390, %194, %320 : vector<16xf32>
        %393 = arith.addi %98, %200 : index
        %394 = arith.addi %393, %c6 : index
        %395 = memref.load %x[%394] : memref<?xf32>
        %396 = vector.broadcast %395 : f32 to vector<16xf32>
        %397 = math.fma %396, %176, %325 : vector<16xf32>
        %398 = math.fma %396, %194, %326 : vector<16xf32>
        %399 = arith.addi %100, %200 : index
        %400 = arith.addi %399, %c6 : index
        %401 = memref.load %x[%400] : memref<?xf32>
        %402 = vector.broadcast %401 : f32 to vector<16xf32>
        %403 = math.fma %402, %176, %331 : vector<16xf32>
        %404 = math.fma %402, %194, %332 : vector<16xf32>
        %405 = arith.addi %102, %200 : index
        %406 = arith.addi %405, %c6 : index
        %407 = memref.load %x[%406] : memref<?xf32>
        %408 = vector.broadcast %407 : f32 to vector<16xf32>
        %409 = math.fma %408, %176, %337 : vector<16xf32>
        %410 = math.fma %408, %194, %338 : vector<16xf32>
        %411 = arith.addi %104, %200 : index
        %412 = arith.addi %411, %c6 : index
        %413 = memref.load %x[%412] : memref<?xf32>
        %414 = vector.broadcast %413 : f32 to vector<16xf32>
        %415 = math.fma %414, %176, %343 : vector<16xf32>
        %416 = math.fma %414, %194, %344 : vector<16xf32>
        %417 = arith.addi %82, %200 : index
        %418 = arith.addi %417, %c10 : index
        %419 = memref.load %x[%418] : memref<?xf32>
        %420 = vector.broadcast %419 : f32 to vector<16xf32>
        %421 = math.fma %420, %180, %349 : vector<16xf32>
        %422 = math.fma %420, %198, %350 : vector<16xf32>
        %423 = arith.addi %84, %200 : index
        %424 = arith.addi %423, %c10 : index
        %425 = memref.load %x[%424] : memref<?xf32>
        %426 = vector.broadcast %425 : f32 to vector<16xf32>
        %427 = math.fma %426, %180, %355 : vector<16xf32>
        %428 = math.fma %426, %198, %356 : vector<16xf32>
        %429 = arith.addi %86, %200 : index
        %430 = arith.addi %429, %c10 : index
        %431 = memref.load %x[%430] : memref<?xf32>
        %432 = vector.broadcast %431 : f32 to vector<16xf32>
        %433 = math.fma %432, %180, %361 : vector<16xf32>
        %434 = math.fma %432, %198, %362 : vector<16xf32>
        %435 = arith.addi %88, %200 : index
        %436 = arith.addi %435, %c10 : index
        %437 = memref.load %x[%436] : memref<?xf32>
        %438 = vector.broadcast %437 : f32 to vector<16xf32>
        %439 = math.fma %438, %180, %367 : vector<16xf32>
        %440 = math.fma %438, %198, %368 : vector<16xf32>
        %441 = arith.addi %90, %200 : index
        %442 = arith.addi %441, %c10 : index
        %443 = memref.load %x[%442] : memref<?xf32>
        %444 = vector.broadcast %443 : f32 to vector<16xf32>
        %445 = math.fma %444, %180, %373 : vector<16xf32>
        %446 = math.fma %444, %198, %374 : vector<16xf32>
        %447 = arith.addi %92, %200 : index
        %448 = arith.addi %447, %c10 : index
        %449 = memref.load %x[%448] : memref<?xf32>
        %450 = vector.broadcast %449 : f32 to vector<16xf32>
        %451 = math.fma %450, %180, %379 : vector<16xf32>
        %452 = math.fma %450, %198, %380 : vector<16xf32>
        %453 = arith.addi %94, %200 : index
        %454 = arith.addi %453, %c10 : index
        %455 = memref.load %x[%454] : memref<?xf32>
        %456 = vector.broadcast %455 : f32 to vector<16xf32>
        %457 = math.fma %456, %180, %385 : vector<16xf32>
        %458 = math.fma %456, %198, %386 : vector<16xf32>
        %459 = arith.addi %96, %200 : index
        %460 = arith.addi %459, %c10 : index
        %461 = memref.load %x[%460] : memref<?xf32>
        %462 = vector.broadcast %461 : f32 to vector<16xf32>
        %463 = math.fma %462, %180, %391 : vector<16xf32>
        %464 = math.fma %462, %198, %392 : vector<16xf32>
        %465 = arith.addi %98, %200 : index
        %466 = arith.addi %465, %c10 : index
        %467 = memref.load %x[%466] : memref<?xf32>
        %468 = vector.broadcast %467 : f32 to vector<16xf32>
        %469 = math.fma %468, %180, %397 : vector<16xf32>
        %470 = math.fma %468, %198, %398 : vector<16xf32>
        %471 = arith.addi %100, %200 : index
        %472 = arith.addi %471, %c10 : index
        %473 = memref.load %x[%472] : memref<?xf32>
        %474 = vector.broadcast %473 : f32 to vector<16xf32>
        %475 = math.fma %474, %180, %403 : vector<16xf32>
        %476 = math.fma %474, %198, %404 : vector<16xf32>
        %477 = arith.addi %102, %200 : index
        %478 = arith.addi %477, %c10 : index
        %479 = memref.load %x[%478] : memref<?xf32>
        %480 = vector.broadcast %479 : f32 to vector<16xf32>
        %481 = math.fma %480, %180, %409 : vector<16xf32>
        %482 = math.fma %480, %198, %410 : vector<16xf32>
        %483 = arith.addi %104, %200 : index
        %484 = arith.addi %483, %c10 : index
        %485 = memref.load %x[%484] : memref<?xf32>
        %486 = vector.broadcast %485 : f32 to vector<16xf32>
        %487 = math.fma %486, %180, %415 : vector<16xf32>
        %488 = math.fma %486, %198, %416 : vector<16xf32>
        scf.yield %421, %422, %427, %428, %433, %434, %439, %440, %445, %446, %451, %452, %457, %458, %463, %464, %469, %470, %475, %476, %481, %482, %487, %488 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %162#0, %162#1, %162#2, %162#3, %162#4, %162#5, %162#6, %162#7, %162#8, %162#9, %162#10, %162#11, %162#12, %162#13, %162#14, %162#15, %162#16, %162#17, %162#18, %162#19, %162#20, %162#21, %162#22, %162#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %489 = arith.addi %19, %c7 : index
    %490 = arith.cmpi slt, %489, %10 : index
    scf.if %490 {
      %491 = arith.muli %47, %outputFeatures : index
      %492 = arith.muli %3, %c22 : index
      %493 = arith.addi %491, %492 : index
      %494 = arith.addi %493, %c7 : index
      vector.store %131#0, %out[%494] : memref<?xf32>, vector<16xf32>
      %495 = arith.addi %493, %c3 : index
      vector.store %131#1, %out[%495] : memref<?xf32>, vector<16xf32>
    }
    %496 = arith.addi %19, %c5 : index
    %497 = arith.cmpi slt, %496, %10 : index
    scf.if %497 {
      %498 = arith.muli %50, %outputFeatures : index
      %499 = arith.muli %3, %c22 : index
      %500 = arith.addi %498, %499 : index
      %501 = arith.addi %500, %c7 : index
      vector.store %131#2, %out[%501] : memref<?xf32>, vector<16xf32>
      %502 = arith.addi %500, %c3 : index
      vector.store %131#3, %out[%502] : memref<?xf32>, vector<16xf32>
    }
    %503 = arith.addi %19, %c6 : index
    %504 = arith.cmpi slt, %503, %10 : index
    scf.if %504 {
      %505 = arith.muli %53, %outputFeatures : index
      %506 = arith.muli %3, %c22 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.addi %507, %c7 : index
      vector.store %131#4, %out[%508] : memref<?xf32>, vector<16xf32>
      %509 = arith.addi %507, %c3 : index
      vector.store %131#5, %out[%509] : memref<?xf32>, vector<16xf32>
    }
    %510 = arith.addi %19, %c10 : index
    %511 = arith.cmpi slt, %510, %10 : index
    scf.if %511 {
      %512 = arith.muli %56, %outputFeatures : index
      %513 = arith.muli %3, %c22 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.addi %514, %c7 : index
      vector.store %131#6, %out[%515] : memref<?xf32>, vector<16xf32>
      %516 = arith.addi %514, %c3 : index
      vector.store %131#7, %out[%516] : memref<?xf32>, vector<16xf32>
    }
    %517 = arith.addi %19, %c11 : index
    %518 = arith.cmpi slt, %517, %10 : index
    scf.if %518 {
      %519 = arith.muli %59, %outputFeatures : index
      %520 = arith.muli %3, %c22 : index
      %521 = arith.addi %519, %520 : index
      %522 = arith.addi %521, %c7 : index
      vector.store %131#8, %out[%522] : memref<?xf32>, vector<16xf32>
      %523 = arith.addi %521, %c3 : index
      vector.store %131#9, %out[%523] : memref<?xf32>, vector<16xf32>
    }
    %524 = arith.addi %19, %c12 : index
    %525 = arith.cmpi slt, %524, %10 : index
    scf.if %525 {
      %526 = arith.muli %62, %outputFeatures : index
      %527 = arith.muli %3, %c22 : index
      %528 = arith.addi %526, %527 : index
      %529 = arith.addi %528, %c7 : index
      vector.store %131#10, %out[%529] : memref<?xf32>, vector<16xf32>
      %530 = arith.addi %528, %c3 : index
      vector.store %131#11, %out[%530] : memref<?xf32>, vector<16xf32>
    }
    %531 = arith.addi %19, %c13 : index
    %532 = arith.cmpi slt, %531, %10 : index
    scf.if %532 {
      %533 = arith.muli %65, %outputFeatures : index
      %534 = arith.muli %3, %c22 : index
      %535 = arith.addi %533, %534 : index
      %536 = arith.addi %535, %c7 : index
      vector.store %131#12, %out[%536] : memref<?xf32>, vector<16xf32>
      %537 = arith.addi %535, %c3 : index
      vector.store %131#13, %out[%537] : memref<?xf32>, vector<16xf32>
    }
    %538 = arith.addi %19, %c14 : index
    %539 = arith.cmpi slt, %538, %10 : index
    scf.if %539 {
      %540 = arith.muli %68, %outputFeatures : index
      %541 = arith.muli %3, %c22 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.addi %542, %c7 : index
      vector.store %131#14, %out[%543] : memref<?xf32>, vector<16xf32>
      %544 = arith.addi %542, %c3 : index
      vector.store %131#15, %out[%544] : memref<?xf32>, vector<16xf32>
    }
    %545 = arith.addi %19, %c15 : index
    %546 = arith.cmpi slt, %545, %10 : index
    scf.if %546 {
      %547 = arith.muli %71, %outputFeatures : index
      %548 = arith.muli %3, %c22 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.addi %549, %c7 : index
      vector.store %131#16, %out[%550] : memref<?xf32>, vector<16xf32>
      %551 = arith.addi %549, %c3 : index
      vector.store %131#17, %out[%551] : memref<?xf32>, vector<16xf32>
    }
    %552 = arith.addi %19, %c16 : index
    %553 = arith.cmpi slt, %552, %10 : index
    scf.if %553 {
      %554 = arith.muli %74, %outputFeatures : index
      %555 = arith.muli %3, %c22 : index
      %556 = arith.addi %554, %555 : index
      %557 = arith.addi %556, %c7 : index
      vector.store %131#18, %out[%557] : memref<?xf32>, vector<16xf32>
      %558 = arith.addi %556, %c3 : index
      vector.store %131#19, %out[%558] : memref<?xf32>, vector<16xf32>
    }
    %559 = arith.addi %19, %c17 : index
    %560 = arith.cmpi slt, %559, %10 : index
    scf.if %560 {
      %561 = arith.muli %77, %outputFeatures : index
      %562 = arith.muli %3, %c22 : index
      %563 = arith.addi %561, %562 : index
      %564 = arith.addi %563, %c7 : index
      vector.store %131#20, %out[%564] : memref<?xf32>, vector<16xf32>
      %565 = arith.addi %563, %c3 : index
      vector.store %131#21, %out[%565] : memref<?xf32>, vector<16xf32>
    }
    %566 = arith.addi %19, %c18 : index
    %567 = arith.cmpi slt, %566, %10 : index
    scf.if %567 {
      %568 = arith.muli %80, %outputFeatures : index
      %569 = arith.muli %3, %c22 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.addi %570, %c7 : index
      vector.store %131#22, %out[%571] : memref<?xf32>, vector<16xf32>
      %572 = arith.addi %570, %c3 : index
      vector.store %131#23, %out[%572] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

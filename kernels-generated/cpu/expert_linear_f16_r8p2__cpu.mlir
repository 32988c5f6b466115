// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
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
    %37 = arith.addi %18, %22 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %18, %24 : index
    %41 = memref.load %groups[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %18, %26 : index
    %44 = memref.load %groups[%43] : memref<?xi32>
    %45 = arith.index_cast %44 : i32 to index
    %46 = arith.addi %18, %28 : index
    %47 = memref.load %groups[%46] : memref<?xi32>
    %48 = arith.index_cast %47 : i32 to index
    %49 = arith.addi %18, %30 : index
    %50 = memref.load %groups[%49] : memref<?xi32>
    %51 = arith.index_cast %50 : i32 to index
    %52 = arith.addi %18, %32 : index
    %53 = memref.load %groups[%52] : memref<?xi32>
    %54 = arith.index_cast %53 : i32 to index
    %55 = arith.addi %18, %34 : index
    %56 = memref.load %groups[%55] : memref<?xi32>
    %57 = arith.index_cast %56 : i32 to index
    %58 = arith.addi %18, %36 : index
    %59 = memref.load %groups[%58] : memref<?xi32>
    %60 = arith.index_cast %59 : i32 to index
    %61 = arith.divui %39, %rowDivisor : index
    %62 = arith.muli %61, %inputFeatures : index
    %63 = arith.divui %42, %rowDivisor : index
    %64 = arith.muli %63, %inputFeatures : index
    %65 = arith.divui %45, %rowDivisor : index
    %66 = arith.muli %65, %inputFeatures : index
    %67 = arith.divui %48, %rowDivisor : index
    %68 = arith.muli %67, %inputFeatures : index
    %69 = arith.divui %51, %rowDivisor : index
    %70 = arith.muli %69, %inputFeatures : index
    %71 = arith.divui %54, %rowDivisor : index
    %72 = arith.muli %71, %inputFeatures : index
    %73 = arith.divui %57, %rowDivisor : index
    %74 = arith.muli %73, %inputFeatures : index
    %75 = arith.divui %60, %rowDivisor : index
    %76 = arith.muli %75, %inputFeatures : index
    %77 = arith.divui %inputFeatures, %c3 : index
    %95:16 = scf.for %78 = %c7 to %77 step %c5 iter_args(%79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16, %85 = %c16, %86 = %c16, %87 = %c16, %88 = %c16, %89 = %c16, %90 = %c16, %91 = %c16, %92 = %c16, %93 = %c16, %94 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %96 = arith.muli %78, %c4 : index
      %97 = arith.addi %15, %96 : index
      %98 = arith.muli %78, %c4 : index
      %99 = arith.addi %17, %98 : index
      %100 = arith.muli %78, %c3 : index
      %118:16 = scf.for %101 = %c7 to %c11 step %c5 iter_args(%102 = %79, %103 = %80, %104 = %81, %105 = %82, %106 = %83, %107 = %84, %108 = %85, %109 = %86, %110 = %87, %111 = %88, %112 = %89, %113 = %90, %114 = %91, %115 = %92, %116 = %93, %117 = %94) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %119 = arith.muli %101, %c11 : index
        %120 = arith.addi %100, %119 : index
        %121 = arith.muli %101, %c17 : index
        %122 = arith.addi %97, %121 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<32xi8>
        %125 = vector.bitcast %124 : vector<32xi8> to vector<16xf16>
        %126 = arith.extf %125 : vector<16xf16> to vector<16xf32>
        %127 = arith.muli %101, %c17 : index
        %128 = arith.addi %99, %127 : index
        %129 = arith.addi %128, %c7 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<32xi8>
        %131 = vector.bitcast %130 : vector<32xi8> to vector<16xf16>
        %132 = arith.extf %131 : vector<16xf16> to vector<16xf32>
        %133 = arith.addi %62, %120 : index
        %134 = arith.addi %133, %c7 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %126, %102 : vector<16xf32>
        %138 = math.fma %136, %132, %103 : vector<16xf32>
        %139 = arith.addi %64, %120 : index
        %140 = arith.addi %139, %c7 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %126, %104 : vector<16xf32>
        %144 = math.fma %142, %132, %105 : vector<16xf32>
        %145 = arith.addi %66, %120 : index
        %146 = arith.addi %145, %c7 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %126, %106 : vector<16xf32>
        %150 = math.fma %148, %132, %107 : vector<16xf32>
        %151 = arith.addi %68, %120 : index
        %152 = arith.addi %151, %c7 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %126, %108 : vector<16xf32>
        %156 = math.fma %154, %132, %109 : vector<16xf32>
        %157 = arith.addi %70, %120 : index
        %158 = arith.addi %157, %c7 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %126, %110 : vector<16xf32>
        %162 = math.fma %160, %132, %111 : vector<16xf32>
        %163 = arith.addi %72, %120 : index
        %164 = arith.addi %163, %c7 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %126, %112 : vector<16xf32>
        %168 = math.fma %166, %132, %113 : vector<16xf32>
        %169 = arith.addi %74, %120 : index
        %170 = arith.addi %169, %c7 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %126, %114 : vector<16xf32>
        %174 = math.fma %172, %132, %115 : vector<16xf32>
        %175 = arith.addi %76, %120 : index
        %176 = arith.addi %175, %c7 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %126, %116 : vector<16xf32>
        %180 = math.fma %178, %132, %117 : vector<16xf32>
        %181 = arith.addi %122, %c18 : index
        %182 = vector.load %w[%181] : memref<?xi8>, vector<32xi8>
        %183 = vector.bitcast %182 : vector<32xi8> to vector<16xf16>
        %184 = arith.extf %183 : vector<16xf16> to vector<16xf32>
        %185 = arith.addi %128, %c18 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<32xi8>
        %187 = vector.bitcast %186 : vector<32xi8> to vector<16xf16>
        %188 = arith.extf %187 : vector<16xf16> to vector<16xf32>
        %189 = arith.addi %62, %120 : index
        %190 = arith.addi %189, %c5 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %184, %137 : vector<16xf32>
        %194 = math.fma %192, %188, %138 : vector<16xf32>
        %195 = arith.addi %64, %120 : index
        %196 = arith.addi %195, %c5 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %184, %143 : vector<16xf32>
        %200 = math.fma %198, %188, %144 : vector<16xf32>
        %201 = arith.addi %66, %120 : index
        %202 = arith.addi %201, %c5 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %184, %149 : vector<16xf32>
        %206 = math.fma %204, %188, %150 : vector<16xf32>
        %207 = arith.addi %68, %120 : index
        %208 = arith.addi %207, %c5 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %184, %155 : vector<16xf32>
        %212 = math.fma %210, %188, %156 : vector<16xf32>
        %213 = arith.addi %70, %120 : index
        %214 = arith.addi %213, %c5 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %184, %161 : vector<16xf32>
        %218 = math.fma %216, %188, %162 : vector<16xf32>
        %219 = arith.addi %72, %120 : index
        %220 = arith.addi %219, %c5 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %184, %167 : vector<16xf32>
        %224 = math.fma %222, %188, %168 : vector<16xf32>
        %225 = arith.addi %74, %120 : index
        %226 = arith.addi %225, %c5 : index
        %227 = memref.load %x[%226] : memref<?xf32>
        %228 = vector.broadcast %227 : f32 to vector<16xf32>
        %229 = math.fma %228, %184, %173 : vector<16xf32>
        %230 = math.fma %228, %188, %174 : vector<16xf32>
        %231 = arith.addi %76, %120 : index
        %232 = arith.addi %231, %c5 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %184, %179 : vector<16xf32>
        %236 = math.fma %234, %188, %180 : vector<16xf32>
        %237 = arith.addi %122, %c19 : index
        %238 = vector.load %w[%237] : memref<?xi8>, vector<32xi8>
        %239 = vector.bitcast %238 : vector<32xi8> to vector<16xf16>
        %240 = arith.extf %239 : vector<16xf16> to vector<16xf32>
        %241 = arith.addi %128, %c19 : index
        %242 = vector.load %w[%241] : memref<?xi8>, vector<32xi8>
        %243 = vector.bitcast %242 : vector<32xi8> to vector<16xf16>
        %244 = arith.extf %243 : vector<16xf16> to vector<16xf32>
        %245 = arith.addi %62, %120 : index
        %246 = arith.addi %245, %c6 : index
        %247 = memref.load %x[%246] : memref<?xf32>
        %248 = vector.broadcast %247 : f32 to vector<16xf32>
        %249 = math.fma %248, %240, %193 : vector<16xf32>
        %250 = math.fma %248, %244, %194 : vector<16xf32>
        %251 = arith.addi %64, %120 : index
        %252 = arith.addi %251, %c6 : index
        %253 = memref.load %x[%252] : memref<?xf32>
        %254 = vector.broadcast %253 : f32 to vector<16xf32>
        %255 = math.fma %254, %240, %199 : vector<16xf32>
        %256 = math.fma %254, %244, %200 : vector<16xf32>
        %257 = arith.addi %66, %120 : index
        %258 = arith.addi %257, %c6 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %240, %205 : vector<16xf32>
        %262 = math.fma %260, %244, %206 : vector<16xf32>
        %263 = arith.addi %68, %120 : index
        %264 = arith.addi %263, %c6 : index
        %265 = memref.load %x[%264] : memref<?xf32>
        %266 = vector.broadcast %265 : f32 to vector<16xf32>
        %267 = math.fma %266, %240, %211 : vector<16xf32>
        %268 = math.fma %266, %244, %212 : vector<16xf32>
        %269 = arith.addi %70, %120 : index
        %270 = arith.addi %269, %c6 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %240, %217 : vector<16xf32>
        %274 = math.fma %272, %244, %218 : vector<16xf32>
        %275 = arith.addi %72, %120 : index
        %276 = arith.addi %275, %c6 : index
        %277 = memref.load %x[%276] : memref<?xf32>
        %278 = vector.broadcast %277 : f32 to vector<16xf32>
        %279 = math.fma %278, %240, %223 : vector<16xf32>
        %280 = math.fma %278, %244, %224 : vector<16xf32>
        %281 = arith.addi %74, %120 : index
        %282 = arith.addi %281, %c6 : index
        %283 = memref.load %x[%282] : memref<?xf32>
        %284 = vector.broadcast %283 : f32 to vector<16xf32>
        %285 = math.fma %284, %240, %229 : vector<16xf32>
        %286 = math.fma %284, %244, %230 : vector<16xf32>
        %287 = arith.addi %76, %120 : index
        %288 = arith.addi %287, %c6 : index
        %289 = memref.load %x[%288] : memref<?xf32>
        %290 = vector.broadcast %289 : f32 to vector<16xf32>
        %291 = math.fma %290, %240, %235 : vector<16xf32>
        %292 = math.fma %290, %244, %236 : vector<16xf32>
        %293 = arith.addi %122, %c20 : index
        %294 = vector.load %w[%293] : memref<?xi8>, vector<32xi8>
        %295 = vector.bitcast %294 : vector<32xi8> to vector<16xf16>
        %296 = arith.extf %295 : vector<16xf16> to vector<16xf32>
        %297 = arith.addi %128, %c20 : index
        %298 = vector.load %w[%297] : memref<?xi8>, vector<32xi8>
        %299 = vector.bitcast %298 : vector<32xi8> to vector<16xf16>
        %300 = arith.extf %299 : vector<16xf16> to vector<16xf32>
        %301 = arith.addi %62, %120 : index
        %302 = arith.addi %301, %c10 : index
        %303 = memref.load %x[%302] : memref<?xf32>
        %304 = vector.broadcast %303 : f32 to vector<16xf32>
        %305 = math.fma %304, %296, %249 : vector<16xf32>
        %306 = math.fma %304, %300, %250 : vector<16xf32>
        %307 = arith.addi %64, %120 : index
        %308 = arith.addi %307, %c10 : index
        %309 = memref.load %x[%308] : memref<?xf32>
        %310 = vector.broadcast %309 : f32 to vector<16xf32>
        %311 = math.fma %310, %296, %255 : vector<16xf32>
        %312 = math.fma %310, %300, %256 : vector<16xf32>
        %313 = arith.addi %66, %120 : index
        %314 = arith.addi %313, %c10 : index
        %315 = memref.load %x[%314] : memref<?xf32>
        %316 = vector.broadcast %315 : f32 to vector<16xf32>
        %317 = math.fma %316, %296, %261 : vector<16xf32>
        %318 = math.fma %316, %300, %262 : vector<16xf32>
        %319 = arith.addi %68, %120 : index
        %320 = arith.addi %319, %c10 : index
        %321 = memref.load %x[%320] : memref<?xf32>
        %322 = vector.broadcast %321 : f32 to vector<16xf32>
        %323 = math.fma %322, %296, %267 : vector<16xf32>
        %324 = math.fma %322, %300, %268 : vector<16xf32>
        %325 = arith.addi %70, %120 : index
        %326 = arith.addi %325, %c10 : index
        %327 = memref.load %x[%326] : memref<?xf32>
        %328 = vector.broadcast %327 : f32 to vector<16xf32>
        %329 = math.fma %328, %296, %273 : vector<16xf32>
        %330 = math.fma %328, %300, %274 : vector<16xf32>
        %331 = arith.addi %72, %120 : index
        %332 = arith.addi %331, %c10 : index
        %333 = memref.load %x[%332] : memref<?xf32>
        %334 = vector.broadcast %333 : f32 to vector<16xf32>
        %335 = math.fma %334, %296, %279 : vector<16xf32>
        %336 = math.fma %334, %300, %280 : vector<16xf32>
        %337 = arith.addi %74, %120 : index
        %338 = arith.addi %337, %c10 : index
        %339 = memref.load %x[%338] : memref<?xf32>
        %340 = vector.broadcast %339 : f32 to vector<16xf32>
        %341 = math.fma %340, %296, %285 : vector<16xf32>
        %342 = math.fma %340, %300, %286 : vector<16xf32>
        %343 = arith.addi %76, %120 : index
        %344 = arith.addi %343, %c10 : index
        %345 = memref.load %x[%344] : memref<?xf32>
        %346 = vector.broadcast %345 : f32 to vector<16xf32>
        %347 = math.fma %346, %296, %291 : vector<16xf32>
        %348 = math.fma %346, %300, %292 : vector<16xf32>
        scf.yield %305, %306, %311, %312, %317, %318, %323, %324, %329, %330, %335, %336, %341, %342, %347, %348 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %349 = arith.addi %19, %c7 : index
    %350 = arith.cmpi slt, %349, %10 : index
    scf.if %350 {
      %351 = arith.muli %39, %outputFeatures : index
      %352 = arith.muli %3, %c18 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.addi %353, %c7 : index
      vector.store %95#0, %out[%354] : memref<?xf32>, vector<16xf32>
      %355 = arith.addi %353, %c3 : index
      vector.store %95#1, %out[%355] : memref<?xf32>, vector<16xf32>
    }
    %356 = arith.addi %19, %c5 : index
    %357 = arith.cmpi slt, %356, %10 : index
    scf.if %357 {
      %358 = arith.muli %42, %outputFeatures : index
      %359 = arith.muli %3, %c18 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.addi %360, %c7 : index
      vector.store %95#2, %out[%361] : memref<?xf32>, vector<16xf32>
      %362 = arith.addi %360, %c3 : index
      vector.store %95#3, %out[%362] : memref<?xf32>, vector<16xf32>
    }
    %363 = arith.addi %19, %c6 : index
    %364 = arith.cmpi slt, %363, %10 : index
    scf.if %364 {
      %365 = arith.muli %45, %outputFeatures : index
      %366 = arith.muli %3, %c18 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c7 : index
      vector.store %95#4, %out[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.addi %367, %c3 : index
      vector.store %95#5, %out[%369] : memref<?xf32>, vector<16xf32>
    }
    %370 = arith.addi %19, %c10 : index
    %371 = arith.cmpi slt, %370, %10 : index
    scf.if %371 {
      %372 = arith.muli %48, %outputFeatures : index
      %373 = arith.muli %3, %c18 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.addi %374, %c7 : index
      vector.store %95#6, %out[%375] : memref<?xf32>, vector<16xf32>
      %376 = arith.addi %374, %c3 : index
      vector.store %95#7, %out[%376] : memref<?xf32>, vector<16xf32>
    }
    %377 = arith.addi %19, %c11 : index
    %378 = arith.cmpi slt, %377, %10 : index
    scf.if %378 {
      %379 = arith.muli %51, %outputFeatures : index
      %380 = arith.muli %3, %c18 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.addi %381, %c7 : index
      vector.store %95#8, %out[%382] : memref<?xf32>, vector<16xf32>
      %383 = arith.addi %381, %c3 : index
      vector.store %95#9, %out[%383] : memref<?xf32>, vector<16xf32>
    }
    %384 = arith.addi %19, %c12 : index
    %385 = arith.cmpi slt, %384, %10 : index
    scf.if %385 {
      %386 = arith.muli %54, %outputFeatures : index
      %387 = arith.muli %3, %c18 : index
      %388 = arith.addi %386, %387 : index
      %389 = arith.addi %388, %c7 : index
      vector.store %95#10, %out[%389] : memref<?xf32>, vector<16xf32>
      %390 = arith.addi %388, %c3 : index
      vector.store %95#11, %out[%390] : memref<?xf32>, vector<16xf32>
    }
    %391 = arith.addi %19, %c13 : index
    %392 = arith.cmpi slt, %391, %10 : index
    scf.if %392 {
      %393 = arith.muli %57, %outputFeatures : index
      %394 = arith.muli %3, %c18 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c7 : index
      vector.store %95#12, %out[%396] : memref<?xf32>, vector<16xf32>
      %397 = arith.addi %395, %c3 : index
      vector.store %95#13, %out[%397] : memref<?xf32>, vector<16xf32>
    }
    %398 = arith.addi %19, %c14 : index
    %399 = arith.cmpi slt, %398, %10 : index
    scf.if %399 {
      %400 = arith.muli %60, %outputFeatures : index
      %401 = arith.muli %3, %c18 : index
      %402 = arith.addi %400, %401 : index
      %403 = arith.addi %402, %c7 : index
      vector.store %95#14, %out[%403] : memref<?xf32>, vector<16xf32>
      %404 = arith.addi %402, %c3 : index
      vector.store %95#15, %out[%404] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

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
        %119 = arith.muli %101, %c17 : index
        %120 = arith.addi %97, %119 : index
        %121 = arith.addi %120, %c7 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<32xi8>
        %123 = vector.bitcast %122 : vector<32xi8> to vector<16xf16>
        %124 = arith.extf %123 : vector<16xf16> to vector<16xf32>
        %125 = arith.addi %120, %c18 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<32xi8>
        %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
        %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
        %129 = arith.addi %120, %c19 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<32xi8>
        %131 = vector.bitcast %130 : vector<32xi8> to vector<16xf16>
        %132 = arith.extf %131 : vector<16xf16> to vector<16xf32>
        %133 = arith.addi %120, %c20 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
        %135 = vector.bitcast %134 : vector<32xi8> to vector<16xf16>
        %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
        %137 = arith.muli %101, %c17 : index
        %138 = arith.addi %99, %137 : index
        %139 = arith.addi %138, %c7 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<32xi8>
        %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
        %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
        %143 = arith.addi %138, %c18 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<32xi8>
        %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
        %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
        %147 = arith.addi %138, %c19 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<32xi8>
        %149 = vector.bitcast %148 : vector<32xi8> to vector<16xf16>
        %150 = arith.extf %149 : vector<16xf16> to vector<16xf32>
        %151 = arith.addi %138, %c20 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<32xi8>
        %153 = vector.bitcast %152 : vector<32xi8> to vector<16xf16>
        %154 = arith.extf %153 : vector<16xf16> to vector<16xf32>
        %155 = arith.muli %101, %c11 : index
        %156 = arith.addi %100, %155 : index
        %157 = arith.addi %62, %156 : index
        %158 = arith.addi %157, %c7 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %124, %102 : vector<16xf32>
        %162 = math.fma %160, %142, %103 : vector<16xf32>
        %163 = arith.addi %64, %156 : index
        %164 = arith.addi %163, %c7 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %124, %104 : vector<16xf32>
        %168 = math.fma %166, %142, %105 : vector<16xf32>
        %169 = arith.addi %66, %156 : index
        %170 = arith.addi %169, %c7 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %124, %106 : vector<16xf32>
        %174 = math.fma %172, %142, %107 : vector<16xf32>
        %175 = arith.addi %68, %156 : index
        %176 = arith.addi %175, %c7 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %124, %108 : vector<16xf32>
        %180 = math.fma %178, %142, %109 : vector<16xf32>
        %181 = arith.addi %70, %156 : index
        %182 = arith.addi %181, %c7 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %124, %110 : vector<16xf32>
        %186 = math.fma %184, %142, %111 : vector<16xf32>
        %187 = arith.addi %72, %156 : index
        %188 = arith.addi %187, %c7 : index
        %189 = memref.load %x[%188] : memref<?xf32>
        %190 = vector.broadcast %189 : f32 to vector<16xf32>
        %191 = math.fma %190, %124, %112 : vector<16xf32>
        %192 = math.fma %190, %142, %113 : vector<16xf32>
        %193 = arith.addi %74, %156 : index
        %194 = arith.addi %193, %c7 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %124, %114 : vector<16xf32>
        %198 = math.fma %196, %142, %115 : vector<16xf32>
        %199 = arith.addi %76, %156 : index
        %200 = arith.addi %199, %c7 : index
        %201 = memref.load %x[%200] : memref<?xf32>
        %202 = vector.broadcast %201 : f32 to vector<16xf32>
        %203 = math.fma %202, %124, %116 : vector<16xf32>
        %204 = math.fma %202, %142, %117 : vector<16xf32>
        %205 = arith.addi %62, %156 : index
        %206 = arith.addi %205, %c5 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %128, %161 : vector<16xf32>
        %210 = math.fma %208, %146, %162 : vector<16xf32>
        %211 = arith.addi %64, %156 : index
        %212 = arith.addi %211, %c5 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %128, %167 : vector<16xf32>
        %216 = math.fma %214, %146, %168 : vector<16xf32>
        %217 = arith.addi %66, %156 : index
        %218 = arith.addi %217, %c5 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %128, %173 : vector<16xf32>
        %222 = math.fma %220, %146, %174 : vector<16xf32>
        %223 = arith.addi %68, %156 : index
        %224 = arith.addi %223, %c5 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %128, %179 : vector<16xf32>
        %228 = math.fma %226, %146, %180 : vector<16xf32>
        %229 = arith.addi %70, %156 : index
        %230 = arith.addi %229, %c5 : index
        %231 = memref.load %x[%230] : memref<?xf32>
        %232 = vector.broadcast %231 : f32 to vector<16xf32>
        %233 = math.fma %232, %128, %185 : vector<16xf32>
        %234 = math.fma %232, %146, %186 : vector<16xf32>
        %235 = arith.addi %72, %156 : index
        %236 = arith.addi %235, %c5 : index
        %237 = memref.load %x[%236] : memref<?xf32>
        %238 = vector.broadcast %237 : f32 to vector<16xf32>
        %239 = math.fma %238, %128, %191 : vector<16xf32>
        %240 = math.fma %238, %146, %192 : vector<16xf32>
        %241 = arith.addi %74, %156 : index
        %242 = arith.addi %241, %c5 : index
        %243 = memref.load %x[%242] : memref<?xf32>
        %244 = vector.broadcast %243 : f32 to vector<16xf32>
        %245 = math.fma %244, %128, %197 : vector<16xf32>
        %246 = math.fma %244, %146, %198 : vector<16xf32>
        %247 = arith.addi %76, %156 : index
        %248 = arith.addi %247, %c5 : index
        %249 = memref.load %x[%248] : memref<?xf32>
        %250 = vector.broadcast %249 : f32 to vector<16xf32>
        %251 = math.fma %250, %128, %203 : vector<16xf32>
        %252 = math.fma %250, %146, %204 : vector<16xf32>
        %253 = arith.addi %62, %156 : index
        %254 = arith.addi %253, %c6 : index
        %255 = memref.load %x[%254] : memref<?xf32>
        %256 = vector.broadcast %255 : f32 to vector<16xf32>
        %257 = math.fma %256, %132, %209 : vector<16xf32>
        %258 = math.fma %256, %150, %210 : vector<16xf32>
        %259 = arith.addi %64, %156 : index
        %260 = arith.addi %259, %c6 : index
        %261 = memref.load %x[%260] : memref<?xf32>
        %262 = vector.broadcast %261 : f32 to vector<16xf32>
        %263 = math.fma %262, %132, %215 : vector<16xf32>
        %264 = math.fma %262, %150, %216 : vector<16xf32>
        %265 = arith.addi %66, %156 : index
        %266 = arith.addi %265, %c6 : index
        %267 = memref.load %x[%266] : memref<?xf32>
        %268 = vector.broadcast %267 : f32 to vector<16xf32>
        %269 = math.fma %268, %132, %221 : vector<16xf32>
        %270 = math.fma %268, %150, %222 : vector<16xf32>
        %271 = arith.addi %68, %156 : index
        %272 = arith.addi %271, %c6 : index
        %273 = memref.load %x[%272] : memref<?xf32>
        %274 = vector.broadcast %273 : f32 to vector<16xf32>
        %275 = math.fma %274, %132, %227 : vector<16xf32>
        %276 = math.fma %274, %150, %228 : vector<16xf32>
        %277 = arith.addi %70, %156 : index
        %278 = arith.addi %277, %c6 : index
        %279 = memref.load %x[%278] : memref<?xf32>
        %280 = vector.broadcast %279 : f32 to vector<16xf32>
        %281 = math.fma %280, %132, %233 : vector<16xf32>
        %282 = math.fma %280, %150, %234 : vector<16xf32>
        %283 = arith.addi %72, %156 : index
        %284 = arith.addi %283, %c6 : index
        %285 = memref.load %x[%284] : memref<?xf32>
        %286 = vector.broadcast %285 : f32 to vector<16xf32>
        %287 = math.fma %286, %132, %239 : vector<16xf32>
        %288 = math.fma %286, %150, %240 : vector<16xf32>
        %289 = arith.addi %74, %156 : index
        %290 = arith.addi %289, %c6 : index
        %291 = memref.load %x[%290] : memref<?xf32>
        %292 = vector.broadcast %291 : f32 to vector<16xf32>
        %293 = math.fma %292, %132, %245 : vector<16xf32>
        %294 = math.fma %292, %150, %246 : vector<16xf32>
        %295 = arith.addi %76, %156 : index
        %296 = arith.addi %295, %c6 : index
        %297 = memref.load %x[%296] : memref<?xf32>
        %298 = vector.broadcast %297 : f32 to vector<16xf32>
        %299 = math.fma %298, %132, %251 : vector<16xf32>
        %300 = math.fma %298, %150, %252 : vector<16xf32>
        %301 = arith.addi %62, %156 : index
        %302 = arith.addi %301, %c10 : index
        %303 = memref.load %x[%302] : memref<?xf32>
        %304 = vector.broadcast %303 : f32 to vector<16xf32>
        %305 = math.fma %304, %136, %257 : vector<16xf32>
        %306 = math.fma %304, %154, %258 : vector<16xf32>
        %307 = arith.addi %64, %156 : index
        %308 = arith.addi %307, %c10 : index
        %309 = memref.load %x[%308] : memref<?xf32>
        %310 = vector.broadcast %309 : f32 to vector<16xf32>
        %311 = math.fma %310, %136, %263 : vector<16xf32>
        %312 = math.fma %310, %154, %264 : vector<16xf32>
        %313 = arith.addi %66, %156 : index
        %314 = arith.addi %313, %c10 : index
        %315 = memref.load %x[%314] : memref<?xf32>
        %316 = vector.broadcast %315 : f32 to vector<16xf32>
        %317 = math.fma %316, %136, %269 : vector<16xf32>
        %318 = math.fma %316, %154, %270 : vector<16xf32>
        %319 = arith.addi %68, %156 : index
        %320 = arith.addi %319, %c10 : index
        %321 = memref.load %x[%320] : memref<?xf32>
        %322 = vector.broadcast %321 : f32 to vector<16xf32>
        %323 = math.fma %322, %136, %275 : vector<16xf32>
        %324 = math.fma %322, %154, %276 : vector<16xf32>
        %325 = arith.addi %70, %156 : index
        %326 = arith.addi %325, %c10 : index
        %327 = memref.load %x[%326] : memref<?xf32>
        %328 = vector.broadcast %327 : f32 to vector<16xf32>
        %329 = math.fma %328, %136, %281 : vector<16xf32>
        %330 = math.fma %328, %154, %282 : vector<16xf32>
        %331 = arith.addi %72, %156 : index
        %332 = arith.addi %331, %c10 : index
        %333 = memref.load %x[%332] : memref<?xf32>
        %334 = vector.broadcast %333 : f32 to vector<16xf32>
        %335 = math.fma %334, %136, %287 : vector<16xf32>
        %336 = math.fma %334, %154, %288 : vector<16xf32>
        %337 = arith.addi %74, %156 : index
        %338 = arith.addi %337, %c10 : index
        %339 = memref.load %x[%338] : memref<?xf32>
        %340 = vector.broadcast %339 : f32 to vector<16xf32>
        %341 = math.fma %340, %136, %293 : vector<16xf32>
        %342 = math.fma %340, %154, %294 : vector<16xf32>
        %343 = arith.addi %76, %156 : index
        %344 = arith.addi %343, %c10 : index
        %345 = memref.load %x[%344] : memref<?xf32>
        %346 = vector.broadcast %345 : f32 to vector<16xf32>
        %347 = math.fma %346, %136, %299 : vector<16xf32>
        %348 = math.fma %346, %154, %300 : vector<16xf32>
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

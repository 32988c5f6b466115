// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f32_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
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
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 192 : index
  %c21 = arith.constant 32 : index
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
        %124 = vector.load %w[%123] : memref<?xi8>, vector<64xi8>
        %125 = vector.bitcast %124 : vector<64xi8> to vector<16xf32>
        %126 = arith.muli %101, %c17 : index
        %127 = arith.addi %99, %126 : index
        %128 = arith.addi %127, %c7 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<64xi8>
        %130 = vector.bitcast %129 : vector<64xi8> to vector<16xf32>
        %131 = arith.addi %62, %120 : index
        %132 = arith.addi %131, %c7 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %125, %102 : vector<16xf32>
        %136 = math.fma %134, %130, %103 : vector<16xf32>
        %137 = arith.addi %64, %120 : index
        %138 = arith.addi %137, %c7 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %125, %104 : vector<16xf32>
        %142 = math.fma %140, %130, %105 : vector<16xf32>
        %143 = arith.addi %66, %120 : index
        %144 = arith.addi %143, %c7 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %125, %106 : vector<16xf32>
        %148 = math.fma %146, %130, %107 : vector<16xf32>
        %149 = arith.addi %68, %120 : index
        %150 = arith.addi %149, %c7 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %125, %108 : vector<16xf32>
        %154 = math.fma %152, %130, %109 : vector<16xf32>
        %155 = arith.addi %70, %120 : index
        %156 = arith.addi %155, %c7 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %125, %110 : vector<16xf32>
        %160 = math.fma %158, %130, %111 : vector<16xf32>
        %161 = arith.addi %72, %120 : index
        %162 = arith.addi %161, %c7 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %125, %112 : vector<16xf32>
        %166 = math.fma %164, %130, %113 : vector<16xf32>
        %167 = arith.addi %74, %120 : index
        %168 = arith.addi %167, %c7 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %125, %114 : vector<16xf32>
        %172 = math.fma %170, %130, %115 : vector<16xf32>
        %173 = arith.addi %76, %120 : index
        %174 = arith.addi %173, %c7 : index
        %175 = memref.load %x[%174] : memref<?xf32>
        %176 = vector.broadcast %175 : f32 to vector<16xf32>
        %177 = math.fma %176, %125, %116 : vector<16xf32>
        %178 = math.fma %176, %130, %117 : vector<16xf32>
        %179 = arith.addi %122, %c18 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<64xi8>
        %181 = vector.bitcast %180 : vector<64xi8> to vector<16xf32>
        %182 = arith.addi %127, %c18 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<64xi8>
        %184 = vector.bitcast %183 : vector<64xi8> to vector<16xf32>
        %185 = arith.addi %62, %120 : index
        %186 = arith.addi %185, %c5 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %181, %135 : vector<16xf32>
        %190 = math.fma %188, %184, %136 : vector<16xf32>
        %191 = arith.addi %64, %120 : index
        %192 = arith.addi %191, %c5 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %181, %141 : vector<16xf32>
        %196 = math.fma %194, %184, %142 : vector<16xf32>
        %197 = arith.addi %66, %120 : index
        %198 = arith.addi %197, %c5 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %181, %147 : vector<16xf32>
        %202 = math.fma %200, %184, %148 : vector<16xf32>
        %203 = arith.addi %68, %120 : index
        %204 = arith.addi %203, %c5 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %181, %153 : vector<16xf32>
        %208 = math.fma %206, %184, %154 : vector<16xf32>
        %209 = arith.addi %70, %120 : index
        %210 = arith.addi %209, %c5 : index
        %211 = memref.load %x[%210] : memref<?xf32>
        %212 = vector.broadcast %211 : f32 to vector<16xf32>
        %213 = math.fma %212, %181, %159 : vector<16xf32>
        %214 = math.fma %212, %184, %160 : vector<16xf32>
        %215 = arith.addi %72, %120 : index
        %216 = arith.addi %215, %c5 : index
        %217 = memref.load %x[%216] : memref<?xf32>
        %218 = vector.broadcast %217 : f32 to vector<16xf32>
        %219 = math.fma %218, %181, %165 : vector<16xf32>
        %220 = math.fma %218, %184, %166 : vector<16xf32>
        %221 = arith.addi %74, %120 : index
        %222 = arith.addi %221, %c5 : index
        %223 = memref.load %x[%222] : memref<?xf32>
        %224 = vector.broadcast %223 : f32 to vector<16xf32>
        %225 = math.fma %224, %181, %171 : vector<16xf32>
        %226 = math.fma %224, %184, %172 : vector<16xf32>
        %227 = arith.addi %76, %120 : index
        %228 = arith.addi %227, %c5 : index
        %229 = memref.load %x[%228] : memref<?xf32>
        %230 = vector.broadcast %229 : f32 to vector<16xf32>
        %231 = math.fma %230, %181, %177 : vector<16xf32>
        %232 = math.fma %230, %184, %178 : vector<16xf32>
        %233 = arith.addi %122, %c19 : index
        %234 = vector.load %w[%233] : memref<?xi8>, vector<64xi8>
        %235 = vector.bitcast %234 : vector<64xi8> to vector<16xf32>
        %236 = arith.addi %127, %c19 : index
        %237 = vector.load %w[%236] : memref<?xi8>, vector<64xi8>
        %238 = vector.bitcast %237 : vector<64xi8> to vector<16xf32>
        %239 = arith.addi %62, %120 : index
        %240 = arith.addi %239, %c6 : index
        %241 = memref.load %x[%240] : memref<?xf32>
        %242 = vector.broadcast %241 : f32 to vector<16xf32>
        %243 = math.fma %242, %235, %189 : vector<16xf32>
        %244 = math.fma %242, %238, %190 : vector<16xf32>
        %245 = arith.addi %64, %120 : index
        %246 = arith.addi %245, %c6 : index
        %247 = memref.load %x[%246] : memref<?xf32>
        %248 = vector.broadcast %247 : f32 to vector<16xf32>
        %249 = math.fma %248, %235, %195 : vector<16xf32>
        %250 = math.fma %248, %238, %196 : vector<16xf32>
        %251 = arith.addi %66, %120 : index
        %252 = arith.addi %251, %c6 : index
        %253 = memref.load %x[%252] : memref<?xf32>
        %254 = vector.broadcast %253 : f32 to vector<16xf32>
        %255 = math.fma %254, %235, %201 : vector<16xf32>
        %256 = math.fma %254, %238, %202 : vector<16xf32>
        %257 = arith.addi %68, %120 : index
        %258 = arith.addi %257, %c6 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %235, %207 : vector<16xf32>
        %262 = math.fma %260, %238, %208 : vector<16xf32>
        %263 = arith.addi %70, %120 : index
        %264 = arith.addi %263, %c6 : index
        %265 = memref.load %x[%264] : memref<?xf32>
        %266 = vector.broadcast %265 : f32 to vector<16xf32>
        %267 = math.fma %266, %235, %213 : vector<16xf32>
        %268 = math.fma %266, %238, %214 : vector<16xf32>
        %269 = arith.addi %72, %120 : index
        %270 = arith.addi %269, %c6 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %235, %219 : vector<16xf32>
        %274 = math.fma %272, %238, %220 : vector<16xf32>
        %275 = arith.addi %74, %120 : index
        %276 = arith.addi %275, %c6 : index
        %277 = memref.load %x[%276] : memref<?xf32>
        %278 = vector.broadcast %277 : f32 to vector<16xf32>
        %279 = math.fma %278, %235, %225 : vector<16xf32>
        %280 = math.fma %278, %238, %226 : vector<16xf32>
        %281 = arith.addi %76, %120 : index
        %282 = arith.addi %281, %c6 : index
        %283 = memref.load %x[%282] : memref<?xf32>
        %284 = vector.broadcast %283 : f32 to vector<16xf32>
        %285 = math.fma %284, %235, %231 : vector<16xf32>
        %286 = math.fma %284, %238, %232 : vector<16xf32>
        %287 = arith.addi %122, %c20 : index
        %288 = vector.load %w[%287] : memref<?xi8>, vector<64xi8>
        %289 = vector.bitcast %288 : vector<64xi8> to vector<16xf32>
        %290 = arith.addi %127, %c20 : index
        %291 = vector.load %w[%290] : memref<?xi8>, vector<64xi8>
        %292 = vector.bitcast %291 : vector<64xi8> to vector<16xf32>
        %293 = arith.addi %62, %120 : index
        %294 = arith.addi %293, %c10 : index
        %295 = memref.load %x[%294] : memref<?xf32>
        %296 = vector.broadcast %295 : f32 to vector<16xf32>
        %297 = math.fma %296, %289, %243 : vector<16xf32>
        %298 = math.fma %296, %292, %244 : vector<16xf32>
        %299 = arith.addi %64, %120 : index
        %300 = arith.addi %299, %c10 : index
        %301 = memref.load %x[%300] : memref<?xf32>
        %302 = vector.broadcast %301 : f32 to vector<16xf32>
        %303 = math.fma %302, %289, %249 : vector<16xf32>
        %304 = math.fma %302, %292, %250 : vector<16xf32>
        %305 = arith.addi %66, %120 : index
        %306 = arith.addi %305, %c10 : index
        %307 = memref.load %x[%306] : memref<?xf32>
        %308 = vector.broadcast %307 : f32 to vector<16xf32>
        %309 = math.fma %308, %289, %255 : vector<16xf32>
        %310 = math.fma %308, %292, %256 : vector<16xf32>
        %311 = arith.addi %68, %120 : index
        %312 = arith.addi %311, %c10 : index
        %313 = memref.load %x[%312] : memref<?xf32>
        %314 = vector.broadcast %313 : f32 to vector<16xf32>
        %315 = math.fma %314, %289, %261 : vector<16xf32>
        %316 = math.fma %314, %292, %262 : vector<16xf32>
        %317 = arith.addi %70, %120 : index
        %318 = arith.addi %317, %c10 : index
        %319 = memref.load %x[%318] : memref<?xf32>
        %320 = vector.broadcast %319 : f32 to vector<16xf32>
        %321 = math.fma %320, %289, %267 : vector<16xf32>
        %322 = math.fma %320, %292, %268 : vector<16xf32>
        %323 = arith.addi %72, %120 : index
        %324 = arith.addi %323, %c10 : index
        %325 = memref.load %x[%324] : memref<?xf32>
        %326 = vector.broadcast %325 : f32 to vector<16xf32>
        %327 = math.fma %326, %289, %273 : vector<16xf32>
        %328 = math.fma %326, %292, %274 : vector<16xf32>
        %329 = arith.addi %74, %120 : index
        %330 = arith.addi %329, %c10 : index
        %331 = memref.load %x[%330] : memref<?xf32>
        %332 = vector.broadcast %331 : f32 to vector<16xf32>
        %333 = math.fma %332, %289, %279 : vector<16xf32>
        %334 = math.fma %332, %292, %280 : vector<16xf32>
        %335 = arith.addi %76, %120 : index
        %336 = arith.addi %335, %c10 : index
        %337 = memref.load %x[%336] : memref<?xf32>
        %338 = vector.broadcast %337 : f32 to vector<16xf32>
        %339 = math.fma %338, %289, %285 : vector<16xf32>
        %340 = math.fma %338, %292, %286 : vector<16xf32>
        scf.yield %297, %298, %303, %304, %309, %310, %315, %316, %321, %322, %327, %328, %333, %334, %339, %340 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %341 = arith.addi %19, %c7 : index
    %342 = arith.cmpi slt, %341, %10 : index
    scf.if %342 {
      %343 = arith.muli %39, %outputFeatures : index
      %344 = arith.muli %3, %c21 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.addi %345, %c7 : index
      vector.store %95#0, %out[%346] : memref<?xf32>, vector<16xf32>
      %347 = arith.addi %345, %c3 : index
      vector.store %95#1, %out[%347] : memref<?xf32>, vector<16xf32>
    }
    %348 = arith.addi %19, %c5 : index
    %349 = arith.cmpi slt, %348, %10 : index
    scf.if %349 {
      %350 = arith.muli %42, %outputFeatures : index
      %351 = arith.muli %3, %c21 : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.addi %352, %c7 : index
      vector.store %95#2, %out[%353] : memref<?xf32>, vector<16xf32>
      %354 = arith.addi %352, %c3 : index
      vector.store %95#3, %out[%354] : memref<?xf32>, vector<16xf32>
    }
    %355 = arith.addi %19, %c6 : index
    %356 = arith.cmpi slt, %355, %10 : index
    scf.if %356 {
      %357 = arith.muli %45, %outputFeatures : index
      %358 = arith.muli %3, %c21 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c7 : index
      vector.store %95#4, %out[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.addi %359, %c3 : index
      vector.store %95#5, %out[%361] : memref<?xf32>, vector<16xf32>
    }
    %362 = arith.addi %19, %c10 : index
    %363 = arith.cmpi slt, %362, %10 : index
    scf.if %363 {
      %364 = arith.muli %48, %outputFeatures : index
      %365 = arith.muli %3, %c21 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.addi %366, %c7 : index
      vector.store %95#6, %out[%367] : memref<?xf32>, vector<16xf32>
      %368 = arith.addi %366, %c3 : index
      vector.store %95#7, %out[%368] : memref<?xf32>, vector<16xf32>
    }
    %369 = arith.addi %19, %c11 : index
    %370 = arith.cmpi slt, %369, %10 : index
    scf.if %370 {
      %371 = arith.muli %51, %outputFeatures : index
      %372 = arith.muli %3, %c21 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.addi %373, %c7 : index
      vector.store %95#8, %out[%374] : memref<?xf32>, vector<16xf32>
      %375 = arith.addi %373, %c3 : index
      vector.store %95#9, %out[%375] : memref<?xf32>, vector<16xf32>
    }
    %376 = arith.addi %19, %c12 : index
    %377 = arith.cmpi slt, %376, %10 : index
    scf.if %377 {
      %378 = arith.muli %54, %outputFeatures : index
      %379 = arith.muli %3, %c21 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.addi %380, %c7 : index
      vector.store %95#10, %out[%381] : memref<?xf32>, vector<16xf32>
      %382 = arith.addi %380, %c3 : index
      vector.store %95#11, %out[%382] : memref<?xf32>, vector<16xf32>
    }
    %383 = arith.addi %19, %c13 : index
    %384 = arith.cmpi slt, %383, %10 : index
    scf.if %384 {
      %385 = arith.muli %57, %outputFeatures : index
      %386 = arith.muli %3, %c21 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c7 : index
      vector.store %95#12, %out[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.addi %387, %c3 : index
      vector.store %95#13, %out[%389] : memref<?xf32>, vector<16xf32>
    }
    %390 = arith.addi %19, %c14 : index
    %391 = arith.cmpi slt, %390, %10 : index
    scf.if %391 {
      %392 = arith.muli %60, %outputFeatures : index
      %393 = arith.muli %3, %c21 : index
      %394 = arith.addi %392, %393 : index
      %395 = arith.addi %394, %c7 : index
      vector.store %95#14, %out[%395] : memref<?xf32>, vector<16xf32>
      %396 = arith.addi %394, %c3 : index
      vector.store %95#15, %out[%396] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

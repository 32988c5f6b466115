// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 2 : index
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
  %13 = arith.muli %12, %c5 : index
  %14 = arith.addi %13, %c6 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %experts, %c5 : index
  scf.for %17 = %7 to %10 step %c8 {
    %18 = arith.subi %10, %c5 : index
    %19 = arith.addi %17, %c6 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c5 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c9 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c10 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.addi %17, %c11 : index
    %28 = arith.minsi %27, %18 : index
    %29 = arith.addi %17, %c12 : index
    %30 = arith.minsi %29, %18 : index
    %31 = arith.addi %17, %c13 : index
    %32 = arith.minsi %31, %18 : index
    %33 = arith.addi %17, %c14 : index
    %34 = arith.minsi %33, %18 : index
    %35 = arith.addi %16, %20 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.addi %16, %22 : index
    %39 = memref.load %groups[%38] : memref<?xi32>
    %40 = arith.index_cast %39 : i32 to index
    %41 = arith.addi %16, %24 : index
    %42 = memref.load %groups[%41] : memref<?xi32>
    %43 = arith.index_cast %42 : i32 to index
    %44 = arith.addi %16, %26 : index
    %45 = memref.load %groups[%44] : memref<?xi32>
    %46 = arith.index_cast %45 : i32 to index
    %47 = arith.addi %16, %28 : index
    %48 = memref.load %groups[%47] : memref<?xi32>
    %49 = arith.index_cast %48 : i32 to index
    %50 = arith.addi %16, %30 : index
    %51 = memref.load %groups[%50] : memref<?xi32>
    %52 = arith.index_cast %51 : i32 to index
    %53 = arith.addi %16, %32 : index
    %54 = memref.load %groups[%53] : memref<?xi32>
    %55 = arith.index_cast %54 : i32 to index
    %56 = arith.addi %16, %34 : index
    %57 = memref.load %groups[%56] : memref<?xi32>
    %58 = arith.index_cast %57 : i32 to index
    %59 = arith.divui %37, %rowDivisor : index
    %60 = arith.muli %59, %inputFeatures : index
    %61 = arith.divui %40, %rowDivisor : index
    %62 = arith.muli %61, %inputFeatures : index
    %63 = arith.divui %43, %rowDivisor : index
    %64 = arith.muli %63, %inputFeatures : index
    %65 = arith.divui %46, %rowDivisor : index
    %66 = arith.muli %65, %inputFeatures : index
    %67 = arith.divui %49, %rowDivisor : index
    %68 = arith.muli %67, %inputFeatures : index
    %69 = arith.divui %52, %rowDivisor : index
    %70 = arith.muli %69, %inputFeatures : index
    %71 = arith.divui %55, %rowDivisor : index
    %72 = arith.muli %71, %inputFeatures : index
    %73 = arith.divui %58, %rowDivisor : index
    %74 = arith.muli %73, %inputFeatures : index
    %75 = arith.divui %inputFeatures, %c3 : index
    %85:8 = scf.for %76 = %c6 to %75 step %c5 iter_args(%77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %86 = arith.muli %76, %c4 : index
      %87 = arith.addi %15, %86 : index
      %88 = arith.muli %76, %c3 : index
      %98:8 = scf.for %89 = %c6 to %c11 step %c5 iter_args(%90 = %77, %91 = %78, %92 = %79, %93 = %80, %94 = %81, %95 = %82, %96 = %83, %97 = %84) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %99 = arith.muli %89, %c17 : index
        %100 = arith.addi %87, %99 : index
        %101 = arith.addi %100, %c6 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
        %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
        %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
        %105 = arith.addi %100, %c18 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
        %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
        %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
        %109 = arith.addi %100, %c19 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
        %111 = vector.bitcast %110 : vector<32xi8> to vector<16xf16>
        %112 = arith.extf %111 : vector<16xf16> to vector<16xf32>
        %113 = arith.addi %100, %c20 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xf16>
        %116 = arith.extf %115 : vector<16xf16> to vector<16xf32>
        %117 = arith.muli %89, %c11 : index
        %118 = arith.addi %88, %117 : index
        %119 = arith.addi %60, %118 : index
        %120 = arith.addi %119, %c6 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %104, %90 : vector<16xf32>
        %124 = arith.addi %62, %118 : index
        %125 = arith.addi %124, %c6 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %104, %91 : vector<16xf32>
        %129 = arith.addi %64, %118 : index
        %130 = arith.addi %129, %c6 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %104, %92 : vector<16xf32>
        %134 = arith.addi %66, %118 : index
        %135 = arith.addi %134, %c6 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %104, %93 : vector<16xf32>
        %139 = arith.addi %68, %118 : index
        %140 = arith.addi %139, %c6 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %104, %94 : vector<16xf32>
        %144 = arith.addi %70, %118 : index
        %145 = arith.addi %144, %c6 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %104, %95 : vector<16xf32>
        %149 = arith.addi %72, %118 : index
        %150 = arith.addi %149, %c6 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %104, %96 : vector<16xf32>
        %154 = arith.addi %74, %118 : index
        %155 = arith.addi %154, %c6 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %104, %97 : vector<16xf32>
        %159 = arith.addi %60, %118 : index
        %160 = arith.addi %159, %c5 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %108, %123 : vector<16xf32>
        %164 = arith.addi %62, %118 : index
        %165 = arith.addi %164, %c5 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %108, %128 : vector<16xf32>
        %169 = arith.addi %64, %118 : index
        %170 = arith.addi %169, %c5 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %108, %133 : vector<16xf32>
        %174 = arith.addi %66, %118 : index
        %175 = arith.addi %174, %c5 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %108, %138 : vector<16xf32>
        %179 = arith.addi %68, %118 : index
        %180 = arith.addi %179, %c5 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %108, %143 : vector<16xf32>
        %184 = arith.addi %70, %118 : index
        %185 = arith.addi %184, %c5 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %108, %148 : vector<16xf32>
        %189 = arith.addi %72, %118 : index
        %190 = arith.addi %189, %c5 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %108, %153 : vector<16xf32>
        %194 = arith.addi %74, %118 : index
        %195 = arith.addi %194, %c5 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %108, %158 : vector<16xf32>
        %199 = arith.addi %60, %118 : index
        %200 = arith.addi %199, %c9 : index
        %201 = memref.load %x[%200] : memref<?xf32>
        %202 = vector.broadcast %201 : f32 to vector<16xf32>
        %203 = math.fma %202, %112, %163 : vector<16xf32>
        %204 = arith.addi %62, %118 : index
        %205 = arith.addi %204, %c9 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %112, %168 : vector<16xf32>
        %209 = arith.addi %64, %118 : index
        %210 = arith.addi %209, %c9 : index
        %211 = memref.load %x[%210] : memref<?xf32>
        %212 = vector.broadcast %211 : f32 to vector<16xf32>
        %213 = math.fma %212, %112, %173 : vector<16xf32>
        %214 = arith.addi %66, %118 : index
        %215 = arith.addi %214, %c9 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %112, %178 : vector<16xf32>
        %219 = arith.addi %68, %118 : index
        %220 = arith.addi %219, %c9 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %112, %183 : vector<16xf32>
        %224 = arith.addi %70, %118 : index
        %225 = arith.addi %224, %c9 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %112, %188 : vector<16xf32>
        %229 = arith.addi %72, %118 : index
        %230 = arith.addi %229, %c9 : index
        %231 = memref.load %x[%230] : memref<?xf32>
        %232 = vector.broadcast %231 : f32 to vector<16xf32>
        %233 = math.fma %232, %112, %193 : vector<16xf32>
        %234 = arith.addi %74, %118 : index
        %235 = arith.addi %234, %c9 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %112, %198 : vector<16xf32>
        %239 = arith.addi %60, %118 : index
        %240 = arith.addi %239, %c10 : index
        %241 = memref.load %x[%240] : memref<?xf32>
        %242 = vector.broadcast %241 : f32 to vector<16xf32>
        %243 = math.fma %242, %116, %203 : vector<16xf32>
        %244 = arith.addi %62, %118 : index
        %245 = arith.addi %244, %c10 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %116, %208 : vector<16xf32>
        %249 = arith.addi %64, %118 : index
        %250 = arith.addi %249, %c10 : index
        %251 = memref.load %x[%250] : memref<?xf32>
        %252 = vector.broadcast %251 : f32 to vector<16xf32>
        %253 = math.fma %252, %116, %213 : vector<16xf32>
        %254 = arith.addi %66, %118 : index
        %255 = arith.addi %254, %c10 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %116, %218 : vector<16xf32>
        %259 = arith.addi %68, %118 : index
        %260 = arith.addi %259, %c10 : index
        %261 = memref.load %x[%260] : memref<?xf32>
        %262 = vector.broadcast %261 : f32 to vector<16xf32>
        %263 = math.fma %262, %116, %223 : vector<16xf32>
        %264 = arith.addi %70, %118 : index
        %265 = arith.addi %264, %c10 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %116, %228 : vector<16xf32>
        %269 = arith.addi %72, %118 : index
        %270 = arith.addi %269, %c10 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %116, %233 : vector<16xf32>
        %274 = arith.addi %74, %118 : index
        %275 = arith.addi %274, %c10 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %116, %238 : vector<16xf32>
        scf.yield %243, %248, %253, %258, %263, %268, %273, %278 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %98#0, %98#1, %98#2, %98#3, %98#4, %98#5, %98#6, %98#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %279 = arith.addi %17, %c6 : index
    %280 = arith.cmpi slt, %279, %10 : index
    scf.if %280 {
      %281 = arith.muli %37, %outputFeatures : index
      %282 = arith.muli %3, %c3 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.addi %283, %c6 : index
      vector.store %85#0, %out[%284] : memref<?xf32>, vector<16xf32>
    }
    %285 = arith.addi %17, %c5 : index
    %286 = arith.cmpi slt, %285, %10 : index
    scf.if %286 {
      %287 = arith.muli %40, %outputFeatures : index
      %288 = arith.muli %3, %c3 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c6 : index
      vector.store %85#1, %out[%290] : memref<?xf32>, vector<16xf32>
    }
    %291 = arith.addi %17, %c9 : index
    %292 = arith.cmpi slt, %291, %10 : index
    scf.if %292 {
      %293 = arith.muli %43, %outputFeatures : index
      %294 = arith.muli %3, %c3 : index
      %295 = arith.addi %293, %294 : index
      %296 = arith.addi %295, %c6 : index
      vector.store %85#2, %out[%296] : memref<?xf32>, vector<16xf32>
    }
    %297 = arith.addi %17, %c10 : index
    %298 = arith.cmpi slt, %297, %10 : index
    scf.if %298 {
      %299 = arith.muli %46, %outputFeatures : index
      %300 = arith.muli %3, %c3 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.addi %301, %c6 : index
      vector.store %85#3, %out[%302] : memref<?xf32>, vector<16xf32>
    }
    %303 = arith.addi %17, %c11 : index
    %304 = arith.cmpi slt, %303, %10 : index
    scf.if %304 {
      %305 = arith.muli %49, %outputFeatures : index
      %306 = arith.muli %3, %c3 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.addi %307, %c6 : index
      vector.store %85#4, %out[%308] : memref<?xf32>, vector<16xf32>
    }
    %309 = arith.addi %17, %c12 : index
    %310 = arith.cmpi slt, %309, %10 : index
    scf.if %310 {
      %311 = arith.muli %52, %outputFeatures : index
      %312 = arith.muli %3, %c3 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.addi %313, %c6 : index
      vector.store %85#5, %out[%314] : memref<?xf32>, vector<16xf32>
    }
    %315 = arith.addi %17, %c13 : index
    %316 = arith.cmpi slt, %315, %10 : index
    scf.if %316 {
      %317 = arith.muli %55, %outputFeatures : index
      %318 = arith.muli %3, %c3 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %319, %c6 : index
      vector.store %85#6, %out[%320] : memref<?xf32>, vector<16xf32>
    }
    %321 = arith.addi %17, %c14 : index
    %322 = arith.cmpi slt, %321, %10 : index
    scf.if %322 {
      %323 = arith.muli %58, %outputFeatures : index
      %324 = arith.muli %3, %c3 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %325, %c6 : index
      vector.store %85#7, %out[%326] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

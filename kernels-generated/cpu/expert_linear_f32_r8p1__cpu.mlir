// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f32_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
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
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 192 : index
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
        %99 = arith.muli %89, %c11 : index
        %100 = arith.addi %88, %99 : index
        %101 = arith.muli %89, %c17 : index
        %102 = arith.addi %87, %101 : index
        %103 = arith.addi %102, %c6 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<64xi8>
        %105 = vector.bitcast %104 : vector<64xi8> to vector<16xf32>
        %106 = arith.addi %60, %100 : index
        %107 = arith.addi %106, %c6 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %105, %90 : vector<16xf32>
        %111 = arith.addi %62, %100 : index
        %112 = arith.addi %111, %c6 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %105, %91 : vector<16xf32>
        %116 = arith.addi %64, %100 : index
        %117 = arith.addi %116, %c6 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %105, %92 : vector<16xf32>
        %121 = arith.addi %66, %100 : index
        %122 = arith.addi %121, %c6 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %105, %93 : vector<16xf32>
        %126 = arith.addi %68, %100 : index
        %127 = arith.addi %126, %c6 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %105, %94 : vector<16xf32>
        %131 = arith.addi %70, %100 : index
        %132 = arith.addi %131, %c6 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %105, %95 : vector<16xf32>
        %136 = arith.addi %72, %100 : index
        %137 = arith.addi %136, %c6 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %105, %96 : vector<16xf32>
        %141 = arith.addi %74, %100 : index
        %142 = arith.addi %141, %c6 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %105, %97 : vector<16xf32>
        %146 = arith.addi %102, %c18 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<64xi8>
        %148 = vector.bitcast %147 : vector<64xi8> to vector<16xf32>
        %149 = arith.addi %60, %100 : index
        %150 = arith.addi %149, %c5 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %148, %110 : vector<16xf32>
        %154 = arith.addi %62, %100 : index
        %155 = arith.addi %154, %c5 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %148, %115 : vector<16xf32>
        %159 = arith.addi %64, %100 : index
        %160 = arith.addi %159, %c5 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %148, %120 : vector<16xf32>
        %164 = arith.addi %66, %100 : index
        %165 = arith.addi %164, %c5 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %148, %125 : vector<16xf32>
        %169 = arith.addi %68, %100 : index
        %170 = arith.addi %169, %c5 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %148, %130 : vector<16xf32>
        %174 = arith.addi %70, %100 : index
        %175 = arith.addi %174, %c5 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %148, %135 : vector<16xf32>
        %179 = arith.addi %72, %100 : index
        %180 = arith.addi %179, %c5 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %148, %140 : vector<16xf32>
        %184 = arith.addi %74, %100 : index
        %185 = arith.addi %184, %c5 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %148, %145 : vector<16xf32>
        %189 = arith.addi %102, %c19 : index
        %190 = vector.load %w[%189] : memref<?xi8>, vector<64xi8>
        %191 = vector.bitcast %190 : vector<64xi8> to vector<16xf32>
        %192 = arith.addi %60, %100 : index
        %193 = arith.addi %192, %c9 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %191, %153 : vector<16xf32>
        %197 = arith.addi %62, %100 : index
        %198 = arith.addi %197, %c9 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %191, %158 : vector<16xf32>
        %202 = arith.addi %64, %100 : index
        %203 = arith.addi %202, %c9 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %191, %163 : vector<16xf32>
        %207 = arith.addi %66, %100 : index
        %208 = arith.addi %207, %c9 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %191, %168 : vector<16xf32>
        %212 = arith.addi %68, %100 : index
        %213 = arith.addi %212, %c9 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %191, %173 : vector<16xf32>
        %217 = arith.addi %70, %100 : index
        %218 = arith.addi %217, %c9 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %191, %178 : vector<16xf32>
        %222 = arith.addi %72, %100 : index
        %223 = arith.addi %222, %c9 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %191, %183 : vector<16xf32>
        %227 = arith.addi %74, %100 : index
        %228 = arith.addi %227, %c9 : index
        %229 = memref.load %x[%228] : memref<?xf32>
        %230 = vector.broadcast %229 : f32 to vector<16xf32>
        %231 = math.fma %230, %191, %188 : vector<16xf32>
        %232 = arith.addi %102, %c20 : index
        %233 = vector.load %w[%232] : memref<?xi8>, vector<64xi8>
        %234 = vector.bitcast %233 : vector<64xi8> to vector<16xf32>
        %235 = arith.addi %60, %100 : index
        %236 = arith.addi %235, %c10 : index
        %237 = memref.load %x[%236] : memref<?xf32>
        %238 = vector.broadcast %237 : f32 to vector<16xf32>
        %239 = math.fma %238, %234, %196 : vector<16xf32>
        %240 = arith.addi %62, %100 : index
        %241 = arith.addi %240, %c10 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %234, %201 : vector<16xf32>
        %245 = arith.addi %64, %100 : index
        %246 = arith.addi %245, %c10 : index
        %247 = memref.load %x[%246] : memref<?xf32>
        %248 = vector.broadcast %247 : f32 to vector<16xf32>
        %249 = math.fma %248, %234, %206 : vector<16xf32>
        %250 = arith.addi %66, %100 : index
        %251 = arith.addi %250, %c10 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %234, %211 : vector<16xf32>
        %255 = arith.addi %68, %100 : index
        %256 = arith.addi %255, %c10 : index
        %257 = memref.load %x[%256] : memref<?xf32>
        %258 = vector.broadcast %257 : f32 to vector<16xf32>
        %259 = math.fma %258, %234, %216 : vector<16xf32>
        %260 = arith.addi %70, %100 : index
        %261 = arith.addi %260, %c10 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %234, %221 : vector<16xf32>
        %265 = arith.addi %72, %100 : index
        %266 = arith.addi %265, %c10 : index
        %267 = memref.load %x[%266] : memref<?xf32>
        %268 = vector.broadcast %267 : f32 to vector<16xf32>
        %269 = math.fma %268, %234, %226 : vector<16xf32>
        %270 = arith.addi %74, %100 : index
        %271 = arith.addi %270, %c10 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %234, %231 : vector<16xf32>
        scf.yield %239, %244, %249, %254, %259, %264, %269, %274 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %98#0, %98#1, %98#2, %98#3, %98#4, %98#5, %98#6, %98#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %275 = arith.addi %17, %c6 : index
    %276 = arith.cmpi slt, %275, %10 : index
    scf.if %276 {
      %277 = arith.muli %37, %outputFeatures : index
      %278 = arith.muli %3, %c3 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %279, %c6 : index
      vector.store %85#0, %out[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.addi %17, %c5 : index
    %282 = arith.cmpi slt, %281, %10 : index
    scf.if %282 {
      %283 = arith.muli %40, %outputFeatures : index
      %284 = arith.muli %3, %c3 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.addi %285, %c6 : index
      vector.store %85#1, %out[%286] : memref<?xf32>, vector<16xf32>
    }
    %287 = arith.addi %17, %c9 : index
    %288 = arith.cmpi slt, %287, %10 : index
    scf.if %288 {
      %289 = arith.muli %43, %outputFeatures : index
      %290 = arith.muli %3, %c3 : index
      %291 = arith.addi %289, %290 : index
      %292 = arith.addi %291, %c6 : index
      vector.store %85#2, %out[%292] : memref<?xf32>, vector<16xf32>
    }
    %293 = arith.addi %17, %c10 : index
    %294 = arith.cmpi slt, %293, %10 : index
    scf.if %294 {
      %295 = arith.muli %46, %outputFeatures : index
      %296 = arith.muli %3, %c3 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.addi %297, %c6 : index
      vector.store %85#3, %out[%298] : memref<?xf32>, vector<16xf32>
    }
    %299 = arith.addi %17, %c11 : index
    %300 = arith.cmpi slt, %299, %10 : index
    scf.if %300 {
      %301 = arith.muli %49, %outputFeatures : index
      %302 = arith.muli %3, %c3 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.addi %303, %c6 : index
      vector.store %85#4, %out[%304] : memref<?xf32>, vector<16xf32>
    }
    %305 = arith.addi %17, %c12 : index
    %306 = arith.cmpi slt, %305, %10 : index
    scf.if %306 {
      %307 = arith.muli %52, %outputFeatures : index
      %308 = arith.muli %3, %c3 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.addi %309, %c6 : index
      vector.store %85#5, %out[%310] : memref<?xf32>, vector<16xf32>
    }
    %311 = arith.addi %17, %c13 : index
    %312 = arith.cmpi slt, %311, %10 : index
    scf.if %312 {
      %313 = arith.muli %55, %outputFeatures : index
      %314 = arith.muli %3, %c3 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.addi %315, %c6 : index
      vector.store %85#6, %out[%316] : memref<?xf32>, vector<16xf32>
    }
    %317 = arith.addi %17, %c14 : index
    %318 = arith.cmpi slt, %317, %10 : index
    scf.if %318 {
      %319 = arith.muli %58, %outputFeatures : index
      %320 = arith.muli %3, %c3 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %321, %c6 : index
      vector.store %85#7, %out[%322] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

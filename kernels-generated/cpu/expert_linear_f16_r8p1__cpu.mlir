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
        %99 = arith.muli %89, %c11 : index
        %100 = arith.addi %88, %99 : index
        %101 = arith.muli %89, %c17 : index
        %102 = arith.addi %87, %101 : index
        %103 = arith.addi %102, %c6 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xf16>
        %106 = arith.extf %105 : vector<16xf16> to vector<16xf32>
        %107 = arith.addi %60, %100 : index
        %108 = arith.addi %107, %c6 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %106, %90 : vector<16xf32>
        %112 = arith.addi %62, %100 : index
        %113 = arith.addi %112, %c6 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %106, %91 : vector<16xf32>
        %117 = arith.addi %64, %100 : index
        %118 = arith.addi %117, %c6 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %106, %92 : vector<16xf32>
        %122 = arith.addi %66, %100 : index
        %123 = arith.addi %122, %c6 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %106, %93 : vector<16xf32>
        %127 = arith.addi %68, %100 : index
        %128 = arith.addi %127, %c6 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %106, %94 : vector<16xf32>
        %132 = arith.addi %70, %100 : index
        %133 = arith.addi %132, %c6 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %106, %95 : vector<16xf32>
        %137 = arith.addi %72, %100 : index
        %138 = arith.addi %137, %c6 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %106, %96 : vector<16xf32>
        %142 = arith.addi %74, %100 : index
        %143 = arith.addi %142, %c6 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %106, %97 : vector<16xf32>
        %147 = arith.addi %102, %c18 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<32xi8>
        %149 = vector.bitcast %148 : vector<32xi8> to vector<16xf16>
        %150 = arith.extf %149 : vector<16xf16> to vector<16xf32>
        %151 = arith.addi %60, %100 : index
        %152 = arith.addi %151, %c5 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %150, %111 : vector<16xf32>
        %156 = arith.addi %62, %100 : index
        %157 = arith.addi %156, %c5 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %150, %116 : vector<16xf32>
        %161 = arith.addi %64, %100 : index
        %162 = arith.addi %161, %c5 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %150, %121 : vector<16xf32>
        %166 = arith.addi %66, %100 : index
        %167 = arith.addi %166, %c5 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %150, %126 : vector<16xf32>
        %171 = arith.addi %68, %100 : index
        %172 = arith.addi %171, %c5 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %150, %131 : vector<16xf32>
        %176 = arith.addi %70, %100 : index
        %177 = arith.addi %176, %c5 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %150, %136 : vector<16xf32>
        %181 = arith.addi %72, %100 : index
        %182 = arith.addi %181, %c5 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %150, %141 : vector<16xf32>
        %186 = arith.addi %74, %100 : index
        %187 = arith.addi %186, %c5 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %150, %146 : vector<16xf32>
        %191 = arith.addi %102, %c19 : index
        %192 = vector.load %w[%191] : memref<?xi8>, vector<32xi8>
        %193 = vector.bitcast %192 : vector<32xi8> to vector<16xf16>
        %194 = arith.extf %193 : vector<16xf16> to vector<16xf32>
        %195 = arith.addi %60, %100 : index
        %196 = arith.addi %195, %c9 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %194, %155 : vector<16xf32>
        %200 = arith.addi %62, %100 : index
        %201 = arith.addi %200, %c9 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %194, %160 : vector<16xf32>
        %205 = arith.addi %64, %100 : index
        %206 = arith.addi %205, %c9 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %194, %165 : vector<16xf32>
        %210 = arith.addi %66, %100 : index
        %211 = arith.addi %210, %c9 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %194, %170 : vector<16xf32>
        %215 = arith.addi %68, %100 : index
        %216 = arith.addi %215, %c9 : index
        %217 = memref.load %x[%216] : memref<?xf32>
        %218 = vector.broadcast %217 : f32 to vector<16xf32>
        %219 = math.fma %218, %194, %175 : vector<16xf32>
        %220 = arith.addi %70, %100 : index
        %221 = arith.addi %220, %c9 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %194, %180 : vector<16xf32>
        %225 = arith.addi %72, %100 : index
        %226 = arith.addi %225, %c9 : index
        %227 = memref.load %x[%226] : memref<?xf32>
        %228 = vector.broadcast %227 : f32 to vector<16xf32>
        %229 = math.fma %228, %194, %185 : vector<16xf32>
        %230 = arith.addi %74, %100 : index
        %231 = arith.addi %230, %c9 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %194, %190 : vector<16xf32>
        %235 = arith.addi %102, %c20 : index
        %236 = vector.load %w[%235] : memref<?xi8>, vector<32xi8>
        %237 = vector.bitcast %236 : vector<32xi8> to vector<16xf16>
        %238 = arith.extf %237 : vector<16xf16> to vector<16xf32>
        %239 = arith.addi %60, %100 : index
        %240 = arith.addi %239, %c10 : index
        %241 = memref.load %x[%240] : memref<?xf32>
        %242 = vector.broadcast %241 : f32 to vector<16xf32>
        %243 = math.fma %242, %238, %199 : vector<16xf32>
        %244 = arith.addi %62, %100 : index
        %245 = arith.addi %244, %c10 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %238, %204 : vector<16xf32>
        %249 = arith.addi %64, %100 : index
        %250 = arith.addi %249, %c10 : index
        %251 = memref.load %x[%250] : memref<?xf32>
        %252 = vector.broadcast %251 : f32 to vector<16xf32>
        %253 = math.fma %252, %238, %209 : vector<16xf32>
        %254 = arith.addi %66, %100 : index
        %255 = arith.addi %254, %c10 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %238, %214 : vector<16xf32>
        %259 = arith.addi %68, %100 : index
        %260 = arith.addi %259, %c10 : index
        %261 = memref.load %x[%260] : memref<?xf32>
        %262 = vector.broadcast %261 : f32 to vector<16xf32>
        %263 = math.fma %262, %238, %219 : vector<16xf32>
        %264 = arith.addi %70, %100 : index
        %265 = arith.addi %264, %c10 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %238, %224 : vector<16xf32>
        %269 = arith.addi %72, %100 : index
        %270 = arith.addi %269, %c10 : index
        %271 = memref.load %x[%270] : memref<?xf32>
        %272 = vector.broadcast %271 : f32 to vector<16xf32>
        %273 = math.fma %272, %238, %229 : vector<16xf32>
        %274 = arith.addi %74, %100 : index
        %275 = arith.addi %274, %c10 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %238, %234 : vector<16xf32>
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

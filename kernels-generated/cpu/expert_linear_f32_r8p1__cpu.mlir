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
        %99 = arith.muli %89, %c17 : index
        %100 = arith.addi %87, %99 : index
        %101 = arith.addi %100, %c6 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<64xi8>
        %103 = vector.bitcast %102 : vector<64xi8> to vector<16xf32>
        %104 = arith.addi %100, %c18 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<64xi8>
        %106 = vector.bitcast %105 : vector<64xi8> to vector<16xf32>
        %107 = arith.addi %100, %c19 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<64xi8>
        %109 = vector.bitcast %108 : vector<64xi8> to vector<16xf32>
        %110 = arith.addi %100, %c20 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<64xi8>
        %112 = vector.bitcast %111 : vector<64xi8> to vector<16xf32>
        %113 = arith.muli %89, %c11 : index
        %114 = arith.addi %88, %113 : index
        %115 = arith.addi %60, %114 : index
        %116 = arith.addi %115, %c6 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %103, %90 : vector<16xf32>
        %120 = arith.addi %62, %114 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %103, %91 : vector<16xf32>
        %125 = arith.addi %64, %114 : index
        %126 = arith.addi %125, %c6 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %103, %92 : vector<16xf32>
        %130 = arith.addi %66, %114 : index
        %131 = arith.addi %130, %c6 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %103, %93 : vector<16xf32>
        %135 = arith.addi %68, %114 : index
        %136 = arith.addi %135, %c6 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %103, %94 : vector<16xf32>
        %140 = arith.addi %70, %114 : index
        %141 = arith.addi %140, %c6 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %103, %95 : vector<16xf32>
        %145 = arith.addi %72, %114 : index
        %146 = arith.addi %145, %c6 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %103, %96 : vector<16xf32>
        %150 = arith.addi %74, %114 : index
        %151 = arith.addi %150, %c6 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %103, %97 : vector<16xf32>
        %155 = arith.addi %60, %114 : index
        %156 = arith.addi %155, %c5 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %106, %119 : vector<16xf32>
        %160 = arith.addi %62, %114 : index
        %161 = arith.addi %160, %c5 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %106, %124 : vector<16xf32>
        %165 = arith.addi %64, %114 : index
        %166 = arith.addi %165, %c5 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %106, %129 : vector<16xf32>
        %170 = arith.addi %66, %114 : index
        %171 = arith.addi %170, %c5 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %106, %134 : vector<16xf32>
        %175 = arith.addi %68, %114 : index
        %176 = arith.addi %175, %c5 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %106, %139 : vector<16xf32>
        %180 = arith.addi %70, %114 : index
        %181 = arith.addi %180, %c5 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %106, %144 : vector<16xf32>
        %185 = arith.addi %72, %114 : index
        %186 = arith.addi %185, %c5 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %106, %149 : vector<16xf32>
        %190 = arith.addi %74, %114 : index
        %191 = arith.addi %190, %c5 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %106, %154 : vector<16xf32>
        %195 = arith.addi %60, %114 : index
        %196 = arith.addi %195, %c9 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %109, %159 : vector<16xf32>
        %200 = arith.addi %62, %114 : index
        %201 = arith.addi %200, %c9 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %109, %164 : vector<16xf32>
        %205 = arith.addi %64, %114 : index
        %206 = arith.addi %205, %c9 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %109, %169 : vector<16xf32>
        %210 = arith.addi %66, %114 : index
        %211 = arith.addi %210, %c9 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %109, %174 : vector<16xf32>
        %215 = arith.addi %68, %114 : index
        %216 = arith.addi %215, %c9 : index
        %217 = memref.load %x[%216] : memref<?xf32>
        %218 = vector.broadcast %217 : f32 to vector<16xf32>
        %219 = math.fma %218, %109, %179 : vector<16xf32>
        %220 = arith.addi %70, %114 : index
        %221 = arith.addi %220, %c9 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %109, %184 : vector<16xf32>
        %225 = arith.addi %72, %114 : index
        %226 = arith.addi %225, %c9 : index
        %227 = memref.load %x[%226] : memref<?xf32>
        %228 = vector.broadcast %227 : f32 to vector<16xf32>
        %229 = math.fma %228, %109, %189 : vector<16xf32>
        %230 = arith.addi %74, %114 : index
        %231 = arith.addi %230, %c9 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %109, %194 : vector<16xf32>
        %235 = arith.addi %60, %114 : index
        %236 = arith.addi %235, %c10 : index
        %237 = memref.load %x[%236] : memref<?xf32>
        %238 = vector.broadcast %237 : f32 to vector<16xf32>
        %239 = math.fma %238, %112, %199 : vector<16xf32>
        %240 = arith.addi %62, %114 : index
        %241 = arith.addi %240, %c10 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %112, %204 : vector<16xf32>
        %245 = arith.addi %64, %114 : index
        %246 = arith.addi %245, %c10 : index
        %247 = memref.load %x[%246] : memref<?xf32>
        %248 = vector.broadcast %247 : f32 to vector<16xf32>
        %249 = math.fma %248, %112, %209 : vector<16xf32>
        %250 = arith.addi %66, %114 : index
        %251 = arith.addi %250, %c10 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %112, %214 : vector<16xf32>
        %255 = arith.addi %68, %114 : index
        %256 = arith.addi %255, %c10 : index
        %257 = memref.load %x[%256] : memref<?xf32>
        %258 = vector.broadcast %257 : f32 to vector<16xf32>
        %259 = math.fma %258, %112, %219 : vector<16xf32>
        %260 = arith.addi %70, %114 : index
        %261 = arith.addi %260, %c10 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %112, %224 : vector<16xf32>
        %265 = arith.addi %72, %114 : index
        %266 = arith.addi %265, %c10 : index
        %267 = memref.load %x[%266] : memref<?xf32>
        %268 = vector.broadcast %267 : f32 to vector<16xf32>
        %269 = math.fma %268, %112, %229 : vector<16xf32>
        %270 = arith.addi %74, %114 : index
        %271 = arith.addi %270, %c10 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %112, %234 : vector<16xf32>
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

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c2 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c6 : index
  %11 = memref.load %step[%c7] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c9 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c9 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    scf.for %42 = %c7 to %10 step %c9 {
      %43 = arith.muli %0, %10 : index
      %44 = arith.addi %43, %42 : index
      %45 = arith.addi %44, %c7 : index
      %46 = arith.muli %45, %9 : index
      %47 = arith.muli %groupSize, %c2 : index
      %48 = arith.addi %47, %c5 : index
      %49 = arith.divui %groupSize, %c11 : index
      %50 = arith.divui %inputFeatures, %groupSize : index
      %60:8 = scf.for %51 = %c7 to %50 step %c9 iter_args(%52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15, %57 = %c15, %58 = %c15, %59 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %61 = arith.muli %51, %48 : index
        %62 = arith.addi %46, %61 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %62, %c16 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.muli %51, %groupSize : index
        %79:8 = scf.for %70 = %c7 to %49 step %c9 iter_args(%71 = %52, %72 = %53, %73 = %54, %74 = %55, %75 = %56, %76 = %57, %77 = %58, %78 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %80 = arith.muli %70, %c11 : index
          %81 = arith.addi %69, %80 : index
          %82 = arith.addi %62, %c5 : index
          %83 = arith.muli %70, %c16 : index
          %84 = arith.addi %82, %83 : index
          %85 = arith.addi %84, %c7 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.andi %87, %c17 : vector<16xi32>
          %89 = arith.shrui %87, %c18 : vector<16xi32>
          %90 = arith.subi %88, %68 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = arith.mulf %91, %65 : vector<16xf32>
          %93 = arith.addi %34, %81 : index
          %94 = arith.addi %93, %c7 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %92, %71 : vector<16xf32>
          %98 = arith.addi %35, %81 : index
          %99 = arith.addi %98, %c7 : index
          %100 = memref.load %x[%99] : memref<?xf32>
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          %102 = math.fma %101, %92, %72 : vector<16xf32>
          %103 = arith.addi %36, %81 : index
          %104 = arith.addi %103, %c7 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %92, %73 : vector<16xf32>
          %108 = arith.addi %37, %81 : index
          %109 = arith.addi %108, %c7 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %92, %74 : vector<16xf32>
          %113 = arith.addi %38, %81 : index
          %114 = arith.addi %113, %c7 : index
          %115 = memref.load %x[%114] : memref<?xf32>
          %116 = vector.broadcast %115 : f32 to vector<16xf32>
          %117 = math.fma %116, %92, %75 : vector<16xf32>
          %118 = arith.addi %39, %81 : index
          %119 = arith.addi %118, %c7 : index
          %120 = memref.load %x[%119] : memref<?xf32>
          %121 = vector.broadcast %120 : f32 to vector<16xf32>
          %122 = math.fma %121, %92, %76 : vector<16xf32>
          %123 = arith.addi %40, %81 : index
          %124 = arith.addi %123, %c7 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %92, %77 : vector<16xf32>
          %128 = arith.addi %41, %81 : index
          %129 = arith.addi %128, %c7 : index
          %130 = memref.load %x[%129] : memref<?xf32>
          %131 = vector.broadcast %130 : f32 to vector<16xf32>
          %132 = math.fma %131, %92, %78 : vector<16xf32>
          %133 = arith.subi %89, %68 : vector<16xi32>
          %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %135 = arith.mulf %134, %65 : vector<16xf32>
          %136 = arith.addi %34, %81 : index
          %137 = arith.addi %136, %c9 : index
          %138 = memref.load %x[%137] : memref<?xf32>
          %139 = vector.broadcast %138 : f32 to vector<16xf32>
          %140 = math.fma %139, %135, %97 : vector<16xf32>
          %141 = arith.addi %35, %81 : index
          %142 = arith.addi %141, %c9 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %135, %102 : vector<16xf32>
          %146 = arith.addi %36, %81 : index
          %147 = arith.addi %146, %c9 : index
          %148 = memref.load %x[%147] : memref<?xf32>
          %149 = vector.broadcast %148 : f32 to vector<16xf32>
          %150 = math.fma %149, %135, %107 : vector<16xf32>
          %151 = arith.addi %37, %81 : index
          %152 = arith.addi %151, %c9 : index
          %153 = memref.load %x[%152] : memref<?xf32>
          %154 = vector.broadcast %153 : f32 to vector<16xf32>
          %155 = math.fma %154, %135, %112 : vector<16xf32>
          %156 = arith.addi %38, %81 : index
          %157 = arith.addi %156, %c9 : index
          %158 = memref.load %x[%157] : memref<?xf32>
          %159 = vector.broadcast %158 : f32 to vector<16xf32>
          %160 = math.fma %159, %135, %117 : vector<16xf32>
          %161 = arith.addi %39, %81 : index
          %162 = arith.addi %161, %c9 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %135, %122 : vector<16xf32>
          %166 = arith.addi %40, %81 : index
          %167 = arith.addi %166, %c9 : index
          %168 = memref.load %x[%167] : memref<?xf32>
          %169 = vector.broadcast %168 : f32 to vector<16xf32>
          %170 = math.fma %169, %135, %127 : vector<16xf32>
          %171 = arith.addi %41, %81 : index
          %172 = arith.addi %171, %c9 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %135, %132 : vector<16xf32>
          %176 = arith.addi %84, %c6 : index
          %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.andi %178, %c17 : vector<16xi32>
          %180 = arith.shrui %178, %c18 : vector<16xi32>
          %181 = arith.subi %179, %68 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %65 : vector<16xf32>
          %184 = arith.addi %34, %81 : index
          %185 = arith.addi %184, %c3 : index
          %186 = memref.load %x[%185] : memref<?xf32>
          %187 = vector.broadcast %186 : f32 to vector<16xf32>
          %188 = math.fma %187, %183, %140 : vector<16xf32>
          %189 = arith.addi %35, %81 : index
          %190 = arith.addi %189, %c3 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %183, %145 : vector<16xf32>
          %194 = arith.addi %36, %81 : index
          %195 = arith.addi %194, %c3 : index
          %196 = memref.load %x[%195] : memref<?xf32>
          %197 = vector.broadcast %196 : f32 to vector<16xf32>
          %198 = math.fma %197, %183, %150 : vector<16xf32>
          %199 = arith.addi %37, %81 : index
          %200 = arith.addi %199, %c3 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %183, %155 : vector<16xf32>
          %204 = arith.addi %38, %81 : index
          %205 = arith.addi %204, %c3 : index
          %206 = memref.load %x[%205] : memref<?xf32>
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          %208 = math.fma %207, %183, %160 : vector<16xf32>
          %209 = arith.addi %39, %81 : index
          %210 = arith.addi %209, %c3 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %183, %165 : vector<16xf32>
          %214 = arith.addi %40, %81 : index
          %215 = arith.addi %214, %c3 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %183, %170 : vector<16xf32>
          %219 = arith.addi %41, %81 : index
          %220 = arith.addi %219, %c3 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %183, %175 : vector<16xf32>
          %224 = arith.subi %180, %68 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = arith.mulf %225, %65 : vector<16xf32>
          %227 = arith.addi %34, %81 : index
          %228 = arith.addi %227, %c10 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %226, %188 : vector<16xf32>
          %232 = arith.addi %35, %81 : index
          %233 = arith.addi %232, %c10 : index
          %234 = memref.load %x[%233] : memref<?xf32>
          %235 = vector.broadcast %234 : f32 to vector<16xf32>
          %236 = math.fma %235, %226, %193 : vector<16xf32>
          %237 = arith.addi %36, %81 : index
          %238 = arith.addi %237, %c10 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %226, %198 : vector<16xf32>
          %242 = arith.addi %37, %81 : index
          %243 = arith.addi %242, %c10 : index
          %244 = memref.load %x[%243] : memref<?xf32>
          %245 = vector.broadcast %244 : f32 to vector<16xf32>
          %246 = math.fma %245, %226, %203 : vector<16xf32>
          %247 = arith.addi %38, %81 : index
          %248 = arith.addi %247, %c10 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %226, %208 : vector<16xf32>
          %252 = arith.addi %39, %81 : index
          %253 = arith.addi %252, %c10 : index
          %254 = memref.load %x[%253] : memref<?xf32>
          %255 = vector.broadcast %254 : f32 to vector<16xf32>
          %256 = math.fma %255, %226, %213 : vector<16xf32>
          %257 = arith.addi %40, %81 : index
          %258 = arith.addi %257, %c10 : index
          %259 = memref.load %x[%258] : memref<?xf32>
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          %261 = math.fma %260, %226, %218 : vector<16xf32>
          %262 = arith.addi %41, %81 : index
          %263 = arith.addi %262, %c10 : index
          %264 = memref.load %x[%263] : memref<?xf32>
          %265 = vector.broadcast %264 : f32 to vector<16xf32>
          %266 = math.fma %265, %226, %223 : vector<16xf32>
          scf.yield %231, %236, %241, %246, %251, %256, %261, %266 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %79#0, %79#1, %79#2, %79#3, %79#4, %79#5, %79#6, %79#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %267 = arith.muli %headDim, %c7 : index
      %268 = arith.muli %42, %c6 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.addi %269, %c7 : index
      vector.store %60#0, %3[%270] : memref<?xf32>, vector<16xf32>
      %271 = arith.muli %headDim, %c9 : index
      %272 = arith.muli %42, %c6 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.addi %273, %c7 : index
      vector.store %60#1, %3[%274] : memref<?xf32>, vector<16xf32>
      %275 = arith.muli %headDim, %c3 : index
      %276 = arith.muli %42, %c6 : index
      %277 = arith.addi %275, %276 : index
      %278 = arith.addi %277, %c7 : index
      vector.store %60#2, %3[%278] : memref<?xf32>, vector<16xf32>
      %279 = arith.muli %headDim, %c10 : index
      %280 = arith.muli %42, %c6 : index
      %281 = arith.addi %279, %280 : index
      %282 = arith.addi %281, %c7 : index
      vector.store %60#3, %3[%282] : memref<?xf32>, vector<16xf32>
      %283 = arith.muli %headDim, %c11 : index
      %284 = arith.muli %42, %c6 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.addi %285, %c7 : index
      vector.store %60#4, %3[%286] : memref<?xf32>, vector<16xf32>
      %287 = arith.muli %headDim, %c12 : index
      %288 = arith.muli %42, %c6 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %60#5, %3[%290] : memref<?xf32>, vector<16xf32>
      %291 = arith.muli %headDim, %c13 : index
      %292 = arith.muli %42, %c6 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %60#6, %3[%294] : memref<?xf32>, vector<16xf32>
      %295 = arith.muli %headDim, %c14 : index
      %296 = arith.muli %42, %c6 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.addi %297, %c7 : index
      vector.store %60#7, %3[%298] : memref<?xf32>, vector<16xf32>
    }
    %299 = arith.addi %16, %c2 : index
    %300 = arith.minsi %299, %15 : index
    scf.for %301 = %16 to %300 step %c9 {
      %302 = arith.subi %301, %16 : index
      %303 = arith.muli %302, %headDim : index
      %304 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %304 {
        scf.for %305 = %c7 to %headDim step %c6 {
          %306 = arith.muli %0, %headDim : index
          %307 = arith.addi %306, %305 : index
          %308 = vector.load %bias[%307] : memref<?xf32>, vector<16xf32>
          %309 = arith.addi %303, %305 : index
          %310 = vector.load %3[%309] : memref<?xf32>, vector<16xf32>
          %311 = arith.addf %310, %308 : vector<16xf32>
          %312 = arith.addi %303, %305 : index
          vector.store %311, %3[%312] : memref<?xf32>, vector<16xf32>
        }
      }
      %313 = arith.addi %heads, %kvHeads : index
      %314 = arith.cmpi slt, %0, %313 : index
      scf.if %314 {
        %315 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %315 {
          %316 = arith.cmpi slt, %0, %heads : index
          %319 = scf.for %317 = %c7 to %headDim step %c6 iter_args(%318 = %c15) -> (vector<16xf32>) {
            %320 = arith.addi %303, %317 : index
            %321 = vector.load %3[%320] : memref<?xf32>, vector<16xf32>
            %322 = math.fma %321, %321, %318 : vector<16xf32>
            scf.yield %322 : vector<16xf32>
          }
          %323 = wave.reduce "add" %319 : vector<16xf32>
          %324 = arith.mulf %323, %inverseHeadDim : f32
          %325 = arith.addf %324, %epsilon : f32
          %326 = math.sqrt %325 : f32
          %327 = arith.divf %c25, %326 : f32
          %328 = vector.broadcast %327 : f32 to vector<16xf32>
          scf.for %329 = %c7 to %headDim step %c6 {
            %330 = vector.load %query_norm[%329] : memref<?xf32>, vector<16xf32>
            %331 = vector.load %key_norm[%329] : memref<?xf32>, vector<16xf32>
            %332 = arith.select %316, %330, %331 : vector<16xf32>
            %333 = arith.addi %303, %329 : index
            %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
            %335 = arith.mulf %334, %328 : vector<16xf32>
            %336 = arith.mulf %335, %332 : vector<16xf32>
            %337 = arith.addi %303, %329 : index
            vector.store %336, %3[%337] : memref<?xf32>, vector<16xf32>
          }
        }
        %338 = arith.addi %positionsAt, %301 : index
        %339 = memref.load %step[%338] : memref<?xi32>
        %340 = arith.index_cast %339 : i32 to index
        %341 = arith.divui %headDim, %c3 : index
        %342 = arith.remui %340, %c27 : index
        %343 = arith.muli %342, %headDim : index
        %344 = arith.divui %340, %c27 : index
        %345 = arith.addi %344, %c27 : index
        %346 = arith.muli %345, %headDim : index
        scf.for %347 = %c7 to %341 step %c2 {
          %348 = arith.addi %343, %347 : index
          %349 = vector.load %rope[%348] : memref<?xf32>, vector<8xf32>
          %350 = arith.addi %343, %341 : index
          %351 = arith.addi %350, %347 : index
          %352 = vector.load %rope[%351] : memref<?xf32>, vector<8xf32>
          %353 = arith.addi %346, %347 : index
          %354 = vector.load %rope[%353] : memref<?xf32>, vector<8xf32>
          %355 = arith.addi %346, %341 : index
          %356 = arith.addi %355, %347 : index
          %357 = vector.load %rope[%356] : memref<?xf32>, vector<8xf32>
          %358 = arith.mulf %354, %349 : vector<8xf32>
          %359 = arith.mulf %357, %352 : vector<8xf32>
          %360 = arith.subf %358, %359 : vector<8xf32>
          %361 = arith.mulf %357, %349 : vector<8xf32>
          %362 = arith.mulf %354, %352 : vector<8xf32>
          %363 = arith.addf %361, %362 : vector<8xf32>
          %364 = arith.addi %303, %347 : index
          %365 = vector.load %3[%364] : memref<?xf32>, vector<8xf32>
          %366 = arith.addi %303, %341 : index
          %367 = arith.addi %366, %347 : index
          %368 = vector.load %3[%367] : memref<?xf32>, vector<8xf32>
          %369 = arith.mulf %365, %360 : vector<8xf32>
          %370 = arith.mulf %368, %363 : vector<8xf32>
          %371 = arith.subf %369, %370 : vector<8xf32>
          %372 = arith.addi %303, %347 : index
          vector.store %371, %3[%372] : memref<?xf32>, vector<8xf32>
          %373 = arith.mulf %368, %360 : vector<8xf32>
          %374 = arith.mulf %365, %363 : vector<8xf32>
          %375 = arith.addf %373, %374 : vector<8xf32>
          %376 = arith.addi %303, %341 : index
          %377 = arith.addi %376, %347 : index
          vector.store %375, %3[%377] : memref<?xf32>, vector<8xf32>
        }
      }
      %378 = arith.cmpi slt, %0, %heads : index
      scf.if %378 {
        scf.for %379 = %c7 to %headDim step %c6 {
          %380 = arith.addi %303, %379 : index
          %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
          %382 = arith.muli %301, %heads : index
          %383 = arith.addi %382, %0 : index
          %384 = arith.muli %383, %headDim : index
          %385 = arith.addi %384, %379 : index
          vector.store %381, %q[%385] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %386 = arith.addi %slotsAt, %301 : index
        %387 = memref.load %step[%386] : memref<?xi32>
        %388 = arith.index_cast %387 : i32 to index
        %389 = arith.cmpi sge, %388, %c7 : index
        scf.if %389 {
          %390 = arith.cmpi eq, %codec, %c7 : index
          scf.if %390 {
            %391 = arith.subi %0, %heads : index
            %392 = memref.load %scales[%391] : memref<?xf32>
            %393 = vector.broadcast %392 : f32 to vector<16xf32>
            %394 = arith.divui %388, %c6 : index
            %395 = arith.remui %388, %c6 : index
            %396 = arith.muli %headDim, %c3 : index
            %397 = arith.muli %394, %pageBytes : index
            scf.for %398 = %c7 to %headDim step %c6 {
              %399 = arith.addi %303, %398 : index
              %400 = vector.load %3[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.mulf %400, %393 : vector<16xf32>
              %402 = arith.minimumf %401, %c31 : vector<16xf32>
              %403 = arith.maximumf %402, %c32 : vector<16xf32>
              %404 = arith.truncf %403 : vector<16xf32> to vector<16xf16>
              %405 = vector.bitcast %404 : vector<16xf16> to vector<32xi8>
              %406 = arith.muli %398, %c3 : index
              vector.store %405, %5[%406] : memref<?xi8>, vector<32xi8>
            }
            %407 = arith.cmpi slt, %391, %kvHeads : index
            scf.if %407 {
              %408 = arith.muli %396, %c16 : index
              %409 = arith.muli %391, %408 : index
              %410 = arith.addi %397, %409 : index
              %411 = arith.muli %395, %c3 : index
              %412 = arith.addi %410, %411 : index
              scf.for %413 = %c7 to %headDim step %c9 {
                %414 = arith.muli %413, %c3 : index
                %415 = arith.addi %414, %c7 : index
                %416 = memref.load %5[%415] : memref<?xi8>
                %417 = arith.muli %413, %c16 : index
                %418 = arith.addi %412, %417 : index
                %419 = arith.addi %418, %c7 : index
                memref.store %416, %kv[%419] : memref<?xi8>
                %420 = arith.muli %413, %c3 : index
                %421 = arith.addi %420, %c9 : index
                %422 = memref.load %5[%421] : memref<?xi8>
                %423 = arith.muli %413, %c16 : index
                %424 = arith.addi %412, %423 : index
                %425 = arith.addi %424, %c9 : index
                memref.store %422, %kv[%425] : memref<?xi8>
              }
            } else {
              %426 = arith.subi %391, %kvHeads : index
              %427 = arith.muli %426, %c3 : index
              %428 = arith.addi %427, %c9 : index
              %429 = arith.muli %396, %c6 : index
              %430 = arith.muli %428, %429 : index
              %431 = arith.addi %397, %430 : index
              %432 = arith.muli %395, %396 : index
              %433 = arith.addi %431, %432 : index
              scf.for %434 = %c7 to %396 step %c6 {
                %435 = vector.load %5[%434] : memref<?xi8>, vector<16xi8>
                %436 = arith.addi %433, %434 : index
                vector.store %435, %kv[%436] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %437 = arith.cmpi eq, %codec, %c9 : index
          scf.if %437 {
            %438 = arith.subi %0, %heads : index
            %439 = memref.load %scales[%438] : memref<?xf32>
            %440 = vector.broadcast %439 : f32 to vector<16xf32>
            %441 = arith.divui %388, %c6 : index
            %442 = arith.remui %388, %c6 : index
            %443 = arith.muli %headDim, %c9 : index
            %444 = arith.muli %441, %pageBytes : index
            scf.for %445 = %c7 to %headDim step %c6 {
              %446 = arith.addi %303, %445 : index
              %447 = vector.load %3[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.mulf %447, %440 : vector<16xf32>
              %449 = wave.fp8_encode "e4m3" %448 : vector<16xf32> -> vector<16xi8>
              %450 = arith.muli %445, %c9 : index
              vector.store %449, %5[%450] : memref<?xi8>, vector<16xi8>
            }
            %451 = arith.cmpi slt, %438, %kvHeads : index
            scf.if %451 {
              %452 = arith.muli %443, %c16 : index
              %453 = arith.muli %438, %452 : index
              %454 = arith.addi %444, %453 : index
              %455 = arith.muli %442, %c9 : index
              %456 = arith.addi %454, %455 : index
              scf.for %457 = %c7 to %headDim step %c9 {
                %458 = arith.muli %457, %c9 : index
                %459 = arith.addi %458, %c7 : index
                %460 = memref.load %5[%459] : memref<?xi8>
                %461 = arith.muli %457, %c6 : index
                %462 = arith.addi %456, %461 : index
                %463 = arith.addi %462, %c7 : index
                memref.store %460, %kv[%463] : memref<?xi8>
              }
            } else {
              %464 = arith.subi %438, %kvHeads : index
              %465 = arith.muli %464, %c3 : index
              %466 = arith.addi %465, %c9 : index
              %467 = arith.muli %443, %c6 : index
              %468 = arith.muli %466, %467 : index
              %469 = arith.addi %444, %468 : index
              %470 = arith.muli %442, %443 : index
              %471 = arith.addi %469, %470 : index
              scf.for %472 = %c7 to %443 step %c6 {
                %473 = vector.load %5[%472] : memref<?xi8>, vector<16xi8>
                %474 = arith.addi %471, %472 : index
                vector.store %473, %kv[%474] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %475 = arith.cmpi eq, %codec, %c3 : index
          scf.if %475 {
            %476 = arith.subi %0, %heads : index
            %477 = memref.load %scales[%476] : memref<?xf32>
            %478 = vector.broadcast %477 : f32 to vector<16xf32>
            %479 = arith.divui %388, %c6 : index
            %480 = arith.remui %388, %c6 : index
            %481 = arith.muli %headDim, %c9 : index
            %482 = arith.muli %479, %pageBytes : index
            scf.for %483 = %c7 to %headDim step %c6 {
              %484 = arith.addi %303, %483 : index
              %485 = vector.load %3[%484] : memref<?xf32>, vector<16xf32>
              %486 = arith.mulf %485, %478 : vector<16xf32>
              %487 = wave.fp8_encode "e5m2" %486 : vector<16xf32> -> vector<16xi8>
              %488 = arith.muli %483, %c9 : index
              vector.store %487, %5[%488] : memref<?xi8>, vector<16xi8>
            }
            %489 = arith.cmpi slt, %476, %kvHeads : index
            scf.if %489 {
              %490 = arith.muli %481, %c16 : index
              %491 = arith.muli %476, %490 : index
              %492 = arith.addi %482, %491 : index
              %493 = arith.muli %480, %c9 : index
              %494 = arith.addi %492, %493 : index
              scf.for %495 = %c7 to %headDim step %c9 {
                %496 = arith.muli %495, %c9 : index
                %497 = arith.addi %496, %c7 : index
                %498 = memref.load %5[%497] : memref<?xi8>
                %499 = arith.muli %495, %c6 : index
                %500 = arith.addi %494, %499 : index
                %501 = arith.addi %500, %c7 : index
                memref.store %498, %kv[%501] : memref<?xi8>
              }
            } else {
              %502 = arith.subi %476, %kvHeads : index
              %503 = arith.muli %502, %c3 : index
              %504 = arith.addi %503, %c9 : index
              %505 = arith.muli %481, %c6 : index
              %506 = arith.muli %504, %505 : index
              %507 = arith.addi %482, %506 : index
              %508 = arith.muli %480, %481 : index
              %509 = arith.addi %507, %508 : index
              scf.for %510 = %c7 to %481 step %c6 {
                %511 = vector.load %5[%510] : memref<?xi8>, vector<16xi8>
                %512 = arith.addi %509, %510 : index
                vector.store %511, %kv[%512] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

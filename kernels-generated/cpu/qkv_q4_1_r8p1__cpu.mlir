// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c16 = arith.constant 64 : index
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
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c9 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.divui %inputFeatures, %c4 : index
      %55:8 = scf.for %46 = %c7 to %45 step %c9 iter_args(%47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %46, %c5 : index
        %57 = arith.addi %44, %56 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.addi %57, %c4 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
        %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
        %65 = arith.muli %46, %c4 : index
        %75:8 = scf.for %66 = %c7 to %c2 step %c9 iter_args(%67 = %47, %68 = %48, %69 = %49, %70 = %50, %71 = %51, %72 = %52, %73 = %53, %74 = %54) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %76 = arith.addi %57, %c16 : index
          %77 = arith.muli %66, %c4 : index
          %78 = arith.addi %76, %77 : index
          %79 = arith.addi %78, %c7 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.andi %81, %c17 : vector<16xi32>
          %83 = arith.shrui %81, %c18 : vector<16xi32>
          %84 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %85 = math.fma %84, %60, %64 : vector<16xf32>
          %86 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %60, %64 : vector<16xf32>
          %88 = arith.addi %78, %c6 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.andi %90, %c17 : vector<16xi32>
          %92 = arith.shrui %90, %c18 : vector<16xi32>
          %93 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %94 = math.fma %93, %60, %64 : vector<16xf32>
          %95 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %96 = math.fma %95, %60, %64 : vector<16xf32>
          %97 = arith.muli %66, %c11 : index
          %98 = arith.addi %65, %97 : index
          %99 = arith.addi %32, %98 : index
          %100 = arith.addi %99, %c7 : index
          %101 = memref.load %x[%100] : memref<?xf32>
          %102 = vector.broadcast %101 : f32 to vector<16xf32>
          %103 = math.fma %102, %85, %67 : vector<16xf32>
          %104 = arith.addi %33, %98 : index
          %105 = arith.addi %104, %c7 : index
          %106 = memref.load %x[%105] : memref<?xf32>
          %107 = vector.broadcast %106 : f32 to vector<16xf32>
          %108 = math.fma %107, %85, %68 : vector<16xf32>
          %109 = arith.addi %34, %98 : index
          %110 = arith.addi %109, %c7 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %85, %69 : vector<16xf32>
          %114 = arith.addi %35, %98 : index
          %115 = arith.addi %114, %c7 : index
          %116 = memref.load %x[%115] : memref<?xf32>
          %117 = vector.broadcast %116 : f32 to vector<16xf32>
          %118 = math.fma %117, %85, %70 : vector<16xf32>
          %119 = arith.addi %36, %98 : index
          %120 = arith.addi %119, %c7 : index
          %121 = memref.load %x[%120] : memref<?xf32>
          %122 = vector.broadcast %121 : f32 to vector<16xf32>
          %123 = math.fma %122, %85, %71 : vector<16xf32>
          %124 = arith.addi %37, %98 : index
          %125 = arith.addi %124, %c7 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %85, %72 : vector<16xf32>
          %129 = arith.addi %38, %98 : index
          %130 = arith.addi %129, %c7 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %85, %73 : vector<16xf32>
          %134 = arith.addi %39, %98 : index
          %135 = arith.addi %134, %c7 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %85, %74 : vector<16xf32>
          %139 = arith.addi %32, %98 : index
          %140 = arith.addi %139, %c9 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %87, %103 : vector<16xf32>
          %144 = arith.addi %33, %98 : index
          %145 = arith.addi %144, %c9 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %87, %108 : vector<16xf32>
          %149 = arith.addi %34, %98 : index
          %150 = arith.addi %149, %c9 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %87, %113 : vector<16xf32>
          %154 = arith.addi %35, %98 : index
          %155 = arith.addi %154, %c9 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %87, %118 : vector<16xf32>
          %159 = arith.addi %36, %98 : index
          %160 = arith.addi %159, %c9 : index
          %161 = memref.load %x[%160] : memref<?xf32>
          %162 = vector.broadcast %161 : f32 to vector<16xf32>
          %163 = math.fma %162, %87, %123 : vector<16xf32>
          %164 = arith.addi %37, %98 : index
          %165 = arith.addi %164, %c9 : index
          %166 = memref.load %x[%165] : memref<?xf32>
          %167 = vector.broadcast %166 : f32 to vector<16xf32>
          %168 = math.fma %167, %87, %128 : vector<16xf32>
          %169 = arith.addi %38, %98 : index
          %170 = arith.addi %169, %c9 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %87, %133 : vector<16xf32>
          %174 = arith.addi %39, %98 : index
          %175 = arith.addi %174, %c9 : index
          %176 = memref.load %x[%175] : memref<?xf32>
          %177 = vector.broadcast %176 : f32 to vector<16xf32>
          %178 = math.fma %177, %87, %138 : vector<16xf32>
          %179 = arith.addi %32, %98 : index
          %180 = arith.addi %179, %c3 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %94, %143 : vector<16xf32>
          %184 = arith.addi %33, %98 : index
          %185 = arith.addi %184, %c3 : index
          %186 = memref.load %x[%185] : memref<?xf32>
          %187 = vector.broadcast %186 : f32 to vector<16xf32>
          %188 = math.fma %187, %94, %148 : vector<16xf32>
          %189 = arith.addi %34, %98 : index
          %190 = arith.addi %189, %c3 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %94, %153 : vector<16xf32>
          %194 = arith.addi %35, %98 : index
          %195 = arith.addi %194, %c3 : index
          %196 = memref.load %x[%195] : memref<?xf32>
          %197 = vector.broadcast %196 : f32 to vector<16xf32>
          %198 = math.fma %197, %94, %158 : vector<16xf32>
          %199 = arith.addi %36, %98 : index
          %200 = arith.addi %199, %c3 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %94, %163 : vector<16xf32>
          %204 = arith.addi %37, %98 : index
          %205 = arith.addi %204, %c3 : index
          %206 = memref.load %x[%205] : memref<?xf32>
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          %208 = math.fma %207, %94, %168 : vector<16xf32>
          %209 = arith.addi %38, %98 : index
          %210 = arith.addi %209, %c3 : index
          %211 = memref.load %x[%210] : memref<?xf32>
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          %213 = math.fma %212, %94, %173 : vector<16xf32>
          %214 = arith.addi %39, %98 : index
          %215 = arith.addi %214, %c3 : index
          %216 = memref.load %x[%215] : memref<?xf32>
          %217 = vector.broadcast %216 : f32 to vector<16xf32>
          %218 = math.fma %217, %94, %178 : vector<16xf32>
          %219 = arith.addi %32, %98 : index
          %220 = arith.addi %219, %c10 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %96, %183 : vector<16xf32>
          %224 = arith.addi %33, %98 : index
          %225 = arith.addi %224, %c10 : index
          %226 = memref.load %x[%225] : memref<?xf32>
          %227 = vector.broadcast %226 : f32 to vector<16xf32>
          %228 = math.fma %227, %96, %188 : vector<16xf32>
          %229 = arith.addi %34, %98 : index
          %230 = arith.addi %229, %c10 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %96, %193 : vector<16xf32>
          %234 = arith.addi %35, %98 : index
          %235 = arith.addi %234, %c10 : index
          %236 = memref.load %x[%235] : memref<?xf32>
          %237 = vector.broadcast %236 : f32 to vector<16xf32>
          %238 = math.fma %237, %96, %198 : vector<16xf32>
          %239 = arith.addi %36, %98 : index
          %240 = arith.addi %239, %c10 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %96, %203 : vector<16xf32>
          %244 = arith.addi %37, %98 : index
          %245 = arith.addi %244, %c10 : index
          %246 = memref.load %x[%245] : memref<?xf32>
          %247 = vector.broadcast %246 : f32 to vector<16xf32>
          %248 = math.fma %247, %96, %208 : vector<16xf32>
          %249 = arith.addi %38, %98 : index
          %250 = arith.addi %249, %c10 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %96, %213 : vector<16xf32>
          %254 = arith.addi %39, %98 : index
          %255 = arith.addi %254, %c10 : index
          %256 = memref.load %x[%255] : memref<?xf32>
          %257 = vector.broadcast %256 : f32 to vector<16xf32>
          %258 = math.fma %257, %96, %218 : vector<16xf32>
          scf.yield %223, %228, %233, %238, %243, %248, %253, %258 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %75#0, %75#1, %75#2, %75#3, %75#4, %75#5, %75#6, %75#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %259 = arith.muli %headDim, %c7 : index
      %260 = arith.muli %40, %c6 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %261, %c7 : index
      vector.store %55#0, %3[%262] : memref<?xf32>, vector<16xf32>
      %263 = arith.muli %headDim, %c9 : index
      %264 = arith.muli %40, %c6 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.addi %265, %c7 : index
      vector.store %55#1, %3[%266] : memref<?xf32>, vector<16xf32>
      %267 = arith.muli %headDim, %c3 : index
      %268 = arith.muli %40, %c6 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.addi %269, %c7 : index
      vector.store %55#2, %3[%270] : memref<?xf32>, vector<16xf32>
      %271 = arith.muli %headDim, %c10 : index
      %272 = arith.muli %40, %c6 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.addi %273, %c7 : index
      vector.store %55#3, %3[%274] : memref<?xf32>, vector<16xf32>
      %275 = arith.muli %headDim, %c11 : index
      %276 = arith.muli %40, %c6 : index
      %277 = arith.addi %275, %276 : index
      %278 = arith.addi %277, %c7 : index
      vector.store %55#4, %3[%278] : memref<?xf32>, vector<16xf32>
      %279 = arith.muli %headDim, %c12 : index
      %280 = arith.muli %40, %c6 : index
      %281 = arith.addi %279, %280 : index
      %282 = arith.addi %281, %c7 : index
      vector.store %55#5, %3[%282] : memref<?xf32>, vector<16xf32>
      %283 = arith.muli %headDim, %c13 : index
      %284 = arith.muli %40, %c6 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.addi %285, %c7 : index
      vector.store %55#6, %3[%286] : memref<?xf32>, vector<16xf32>
      %287 = arith.muli %headDim, %c14 : index
      %288 = arith.muli %40, %c6 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %55#7, %3[%290] : memref<?xf32>, vector<16xf32>
    }
    %291 = arith.addi %14, %c2 : index
    %292 = arith.minsi %291, %13 : index
    scf.for %293 = %14 to %292 step %c9 {
      %294 = arith.subi %293, %14 : index
      %295 = arith.muli %294, %headDim : index
      %296 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %296 {
        scf.for %297 = %c7 to %headDim step %c6 {
          %298 = arith.muli %0, %headDim : index
          %299 = arith.addi %298, %297 : index
          %300 = vector.load %bias[%299] : memref<?xf32>, vector<16xf32>
          %301 = arith.addi %295, %297 : index
          %302 = vector.load %3[%301] : memref<?xf32>, vector<16xf32>
          %303 = arith.addf %302, %300 : vector<16xf32>
          %304 = arith.addi %295, %297 : index
          vector.store %303, %3[%304] : memref<?xf32>, vector<16xf32>
        }
      }
      %305 = arith.addi %heads, %kvHeads : index
      %306 = arith.cmpi slt, %0, %305 : index
      scf.if %306 {
        %307 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %307 {
          %308 = arith.cmpi slt, %0, %heads : index
          %311 = scf.for %309 = %c7 to %headDim step %c6 iter_args(%310 = %c15) -> (vector<16xf32>) {
            %312 = arith.addi %295, %309 : index
            %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
            %314 = math.fma %313, %313, %310 : vector<16xf32>
            scf.yield %314 : vector<16xf32>
          }
          %315 = wave.reduce "add" %311 : vector<16xf32>
          %316 = arith.mulf %315, %inverseHeadDim : f32
          %317 = arith.addf %316, %epsilon : f32
          %318 = math.sqrt %317 : f32
          %319 = arith.divf %c25, %318 : f32
          %320 = vector.broadcast %319 : f32 to vector<16xf32>
          scf.for %321 = %c7 to %headDim step %c6 {
            %322 = vector.load %query_norm[%321] : memref<?xf32>, vector<16xf32>
            %323 = vector.load %key_norm[%321] : memref<?xf32>, vector<16xf32>
            %324 = arith.select %308, %322, %323 : vector<16xf32>
            %325 = arith.addi %295, %321 : index
            %326 = vector.load %3[%325] : memref<?xf32>, vector<16xf32>
            %327 = arith.mulf %326, %320 : vector<16xf32>
            %328 = arith.mulf %327, %324 : vector<16xf32>
            %329 = arith.addi %295, %321 : index
            vector.store %328, %3[%329] : memref<?xf32>, vector<16xf32>
          }
        }
        %330 = arith.addi %positionsAt, %293 : index
        %331 = memref.load %step[%330] : memref<?xi32>
        %332 = arith.index_cast %331 : i32 to index
        %333 = arith.divui %headDim, %c3 : index
        %334 = arith.remui %332, %c27 : index
        %335 = arith.muli %334, %headDim : index
        %336 = arith.divui %332, %c27 : index
        %337 = arith.addi %336, %c27 : index
        %338 = arith.muli %337, %headDim : index
        scf.for %339 = %c7 to %333 step %c2 {
          %340 = arith.addi %335, %339 : index
          %341 = vector.load %rope[%340] : memref<?xf32>, vector<8xf32>
          %342 = arith.addi %335, %333 : index
          %343 = arith.addi %342, %339 : index
          %344 = vector.load %rope[%343] : memref<?xf32>, vector<8xf32>
          %345 = arith.addi %338, %339 : index
          %346 = vector.load %rope[%345] : memref<?xf32>, vector<8xf32>
          %347 = arith.addi %338, %333 : index
          %348 = arith.addi %347, %339 : index
          %349 = vector.load %rope[%348] : memref<?xf32>, vector<8xf32>
          %350 = arith.mulf %346, %341 : vector<8xf32>
          %351 = arith.mulf %349, %344 : vector<8xf32>
          %352 = arith.subf %350, %351 : vector<8xf32>
          %353 = arith.mulf %349, %341 : vector<8xf32>
          %354 = arith.mulf %346, %344 : vector<8xf32>
          %355 = arith.addf %353, %354 : vector<8xf32>
          %356 = arith.addi %295, %339 : index
          %357 = vector.load %3[%356] : memref<?xf32>, vector<8xf32>
          %358 = arith.addi %295, %333 : index
          %359 = arith.addi %358, %339 : index
          %360 = vector.load %3[%359] : memref<?xf32>, vector<8xf32>
          %361 = arith.mulf %357, %352 : vector<8xf32>
          %362 = arith.mulf %360, %355 : vector<8xf32>
          %363 = arith.subf %361, %362 : vector<8xf32>
          %364 = arith.addi %295, %339 : index
          vector.store %363, %3[%364] : memref<?xf32>, vector<8xf32>
          %365 = arith.mulf %360, %352 : vector<8xf32>
          %366 = arith.mulf %357, %355 : vector<8xf32>
          %367 = arith.addf %365, %366 : vector<8xf32>
          %368 = arith.addi %295, %333 : index
          %369 = arith.addi %368, %339 : index
          vector.store %367, %3[%369] : memref<?xf32>, vector<8xf32>
        }
      }
      %370 = arith.cmpi slt, %0, %heads : index
      scf.if %370 {
        scf.for %371 = %c7 to %headDim step %c6 {
          %372 = arith.addi %295, %371 : index
          %373 = vector.load %3[%372] : memref<?xf32>, vector<16xf32>
          %374 = arith.muli %293, %heads : index
          %375 = arith.addi %374, %0 : index
          %376 = arith.muli %375, %headDim : index
          %377 = arith.addi %376, %371 : index
          vector.store %373, %q[%377] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %378 = arith.addi %slotsAt, %293 : index
        %379 = memref.load %step[%378] : memref<?xi32>
        %380 = arith.index_cast %379 : i32 to index
        %381 = arith.cmpi sge, %380, %c7 : index
        scf.if %381 {
          %382 = arith.cmpi eq, %codec, %c7 : index
          scf.if %382 {
            %383 = arith.subi %0, %heads : index
            %384 = memref.load %scales[%383] : memref<?xf32>
            %385 = vector.broadcast %384 : f32 to vector<16xf32>
            %386 = arith.divui %380, %c6 : index
            %387 = arith.remui %380, %c6 : index
            %388 = arith.muli %headDim, %c3 : index
            %389 = arith.muli %386, %pageBytes : index
            scf.for %390 = %c7 to %headDim step %c6 {
              %391 = arith.addi %295, %390 : index
              %392 = vector.load %3[%391] : memref<?xf32>, vector<16xf32>
              %393 = arith.mulf %392, %385 : vector<16xf32>
              %394 = arith.minimumf %393, %c31 : vector<16xf32>
              %395 = arith.maximumf %394, %c32 : vector<16xf32>
              %396 = arith.truncf %395 : vector<16xf32> to vector<16xf16>
              %397 = vector.bitcast %396 : vector<16xf16> to vector<32xi8>
              %398 = arith.muli %390, %c3 : index
              vector.store %397, %5[%398] : memref<?xi8>, vector<32xi8>
            }
            %399 = arith.cmpi slt, %383, %kvHeads : index
            scf.if %399 {
              %400 = arith.muli %388, %c4 : index
              %401 = arith.muli %383, %400 : index
              %402 = arith.addi %389, %401 : index
              %403 = arith.muli %387, %c3 : index
              %404 = arith.addi %402, %403 : index
              scf.for %405 = %c7 to %headDim step %c9 {
                %406 = arith.muli %405, %c3 : index
                %407 = arith.addi %406, %c7 : index
                %408 = memref.load %5[%407] : memref<?xi8>
                %409 = arith.muli %405, %c4 : index
                %410 = arith.addi %404, %409 : index
                %411 = arith.addi %410, %c7 : index
                memref.store %408, %kv[%411] : memref<?xi8>
                %412 = arith.muli %405, %c3 : index
                %413 = arith.addi %412, %c9 : index
                %414 = memref.load %5[%413] : memref<?xi8>
                %415 = arith.muli %405, %c4 : index
                %416 = arith.addi %404, %415 : index
                %417 = arith.addi %416, %c9 : index
                memref.store %414, %kv[%417] : memref<?xi8>
              }
            } else {
              %418 = arith.subi %383, %kvHeads : index
              %419 = arith.muli %418, %c3 : index
              %420 = arith.addi %419, %c9 : index
              %421 = arith.muli %388, %c6 : index
              %422 = arith.muli %420, %421 : index
              %423 = arith.addi %389, %422 : index
              %424 = arith.muli %387, %388 : index
              %425 = arith.addi %423, %424 : index
              scf.for %426 = %c7 to %388 step %c6 {
                %427 = vector.load %5[%426] : memref<?xi8>, vector<16xi8>
                %428 = arith.addi %425, %426 : index
                vector.store %427, %kv[%428] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %429 = arith.cmpi eq, %codec, %c9 : index
          scf.if %429 {
            %430 = arith.subi %0, %heads : index
            %431 = memref.load %scales[%430] : memref<?xf32>
            %432 = vector.broadcast %431 : f32 to vector<16xf32>
            %433 = arith.divui %380, %c6 : index
            %434 = arith.remui %380, %c6 : index
            %435 = arith.muli %headDim, %c9 : index
            %436 = arith.muli %433, %pageBytes : index
            scf.for %437 = %c7 to %headDim step %c6 {
              %438 = arith.addi %295, %437 : index
              %439 = vector.load %3[%438] : memref<?xf32>, vector<16xf32>
              %440 = arith.mulf %439, %432 : vector<16xf32>
              %441 = wave.fp8_encode "e4m3" %440 : vector<16xf32> -> vector<16xi8>
              %442 = arith.muli %437, %c9 : index
              vector.store %441, %5[%442] : memref<?xi8>, vector<16xi8>
            }
            %443 = arith.cmpi slt, %430, %kvHeads : index
            scf.if %443 {
              %444 = arith.muli %435, %c4 : index
              %445 = arith.muli %430, %444 : index
              %446 = arith.addi %436, %445 : index
              %447 = arith.muli %434, %c9 : index
              %448 = arith.addi %446, %447 : index
              scf.for %449 = %c7 to %headDim step %c9 {
                %450 = arith.muli %449, %c9 : index
                %451 = arith.addi %450, %c7 : index
                %452 = memref.load %5[%451] : memref<?xi8>
                %453 = arith.muli %449, %c6 : index
                %454 = arith.addi %448, %453 : index
                %455 = arith.addi %454, %c7 : index
                memref.store %452, %kv[%455] : memref<?xi8>
              }
            } else {
              %456 = arith.subi %430, %kvHeads : index
              %457 = arith.muli %456, %c3 : index
              %458 = arith.addi %457, %c9 : index
              %459 = arith.muli %435, %c6 : index
              %460 = arith.muli %458, %459 : index
              %461 = arith.addi %436, %460 : index
              %462 = arith.muli %434, %435 : index
              %463 = arith.addi %461, %462 : index
              scf.for %464 = %c7 to %435 step %c6 {
                %465 = vector.load %5[%464] : memref<?xi8>, vector<16xi8>
                %466 = arith.addi %463, %464 : index
                vector.store %465, %kv[%466] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %467 = arith.cmpi eq, %codec, %c3 : index
          scf.if %467 {
            %468 = arith.subi %0, %heads : index
            %469 = memref.load %scales[%468] : memref<?xf32>
            %470 = vector.broadcast %469 : f32 to vector<16xf32>
            %471 = arith.divui %380, %c6 : index
            %472 = arith.remui %380, %c6 : index
            %473 = arith.muli %headDim, %c9 : index
            %474 = arith.muli %471, %pageBytes : index
            scf.for %475 = %c7 to %headDim step %c6 {
              %476 = arith.addi %295, %475 : index
              %477 = vector.load %3[%476] : memref<?xf32>, vector<16xf32>
              %478 = arith.mulf %477, %470 : vector<16xf32>
              %479 = wave.fp8_encode "e5m2" %478 : vector<16xf32> -> vector<16xi8>
              %480 = arith.muli %475, %c9 : index
              vector.store %479, %5[%480] : memref<?xi8>, vector<16xi8>
            }
            %481 = arith.cmpi slt, %468, %kvHeads : index
            scf.if %481 {
              %482 = arith.muli %473, %c4 : index
              %483 = arith.muli %468, %482 : index
              %484 = arith.addi %474, %483 : index
              %485 = arith.muli %472, %c9 : index
              %486 = arith.addi %484, %485 : index
              scf.for %487 = %c7 to %headDim step %c9 {
                %488 = arith.muli %487, %c9 : index
                %489 = arith.addi %488, %c7 : index
                %490 = memref.load %5[%489] : memref<?xi8>
                %491 = arith.muli %487, %c6 : index
                %492 = arith.addi %486, %491 : index
                %493 = arith.addi %492, %c7 : index
                memref.store %490, %kv[%493] : memref<?xi8>
              }
            } else {
              %494 = arith.subi %468, %kvHeads : index
              %495 = arith.muli %494, %c3 : index
              %496 = arith.addi %495, %c9 : index
              %497 = arith.muli %473, %c6 : index
              %498 = arith.muli %496, %497 : index
              %499 = arith.addi %474, %498 : index
              %500 = arith.muli %472, %473 : index
              %501 = arith.addi %499, %500 : index
              scf.for %502 = %c7 to %473 step %c6 {
                %503 = vector.load %5[%502] : memref<?xi8>, vector<16xi8>
                %504 = arith.addi %501, %502 : index
                vector.store %503, %kv[%504] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

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
          %76 = arith.muli %66, %c11 : index
          %77 = arith.addi %65, %76 : index
          %78 = arith.addi %57, %c16 : index
          %79 = arith.muli %66, %c4 : index
          %80 = arith.addi %78, %79 : index
          %81 = arith.addi %80, %c7 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.andi %83, %c17 : vector<16xi32>
          %85 = arith.shrui %83, %c18 : vector<16xi32>
          %86 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %60, %64 : vector<16xf32>
          %88 = arith.addi %32, %77 : index
          %89 = arith.addi %88, %c7 : index
          %90 = memref.load %x[%89] : memref<?xf32>
          %91 = vector.broadcast %90 : f32 to vector<16xf32>
          %92 = math.fma %91, %87, %67 : vector<16xf32>
          %93 = arith.addi %33, %77 : index
          %94 = arith.addi %93, %c7 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %87, %68 : vector<16xf32>
          %98 = arith.addi %34, %77 : index
          %99 = arith.addi %98, %c7 : index
          %100 = memref.load %x[%99] : memref<?xf32>
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          %102 = math.fma %101, %87, %69 : vector<16xf32>
          %103 = arith.addi %35, %77 : index
          %104 = arith.addi %103, %c7 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %87, %70 : vector<16xf32>
          %108 = arith.addi %36, %77 : index
          %109 = arith.addi %108, %c7 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %87, %71 : vector<16xf32>
          %113 = arith.addi %37, %77 : index
          %114 = arith.addi %113, %c7 : index
          %115 = memref.load %x[%114] : memref<?xf32>
          %116 = vector.broadcast %115 : f32 to vector<16xf32>
          %117 = math.fma %116, %87, %72 : vector<16xf32>
          %118 = arith.addi %38, %77 : index
          %119 = arith.addi %118, %c7 : index
          %120 = memref.load %x[%119] : memref<?xf32>
          %121 = vector.broadcast %120 : f32 to vector<16xf32>
          %122 = math.fma %121, %87, %73 : vector<16xf32>
          %123 = arith.addi %39, %77 : index
          %124 = arith.addi %123, %c7 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %87, %74 : vector<16xf32>
          %128 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %129 = math.fma %128, %60, %64 : vector<16xf32>
          %130 = arith.addi %32, %77 : index
          %131 = arith.addi %130, %c9 : index
          %132 = memref.load %x[%131] : memref<?xf32>
          %133 = vector.broadcast %132 : f32 to vector<16xf32>
          %134 = math.fma %133, %129, %92 : vector<16xf32>
          %135 = arith.addi %33, %77 : index
          %136 = arith.addi %135, %c9 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %129, %97 : vector<16xf32>
          %140 = arith.addi %34, %77 : index
          %141 = arith.addi %140, %c9 : index
          %142 = memref.load %x[%141] : memref<?xf32>
          %143 = vector.broadcast %142 : f32 to vector<16xf32>
          %144 = math.fma %143, %129, %102 : vector<16xf32>
          %145 = arith.addi %35, %77 : index
          %146 = arith.addi %145, %c9 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %129, %107 : vector<16xf32>
          %150 = arith.addi %36, %77 : index
          %151 = arith.addi %150, %c9 : index
          %152 = memref.load %x[%151] : memref<?xf32>
          %153 = vector.broadcast %152 : f32 to vector<16xf32>
          %154 = math.fma %153, %129, %112 : vector<16xf32>
          %155 = arith.addi %37, %77 : index
          %156 = arith.addi %155, %c9 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %129, %117 : vector<16xf32>
          %160 = arith.addi %38, %77 : index
          %161 = arith.addi %160, %c9 : index
          %162 = memref.load %x[%161] : memref<?xf32>
          %163 = vector.broadcast %162 : f32 to vector<16xf32>
          %164 = math.fma %163, %129, %122 : vector<16xf32>
          %165 = arith.addi %39, %77 : index
          %166 = arith.addi %165, %c9 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %129, %127 : vector<16xf32>
          %170 = arith.addi %80, %c6 : index
          %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.andi %172, %c17 : vector<16xi32>
          %174 = arith.shrui %172, %c18 : vector<16xi32>
          %175 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %60, %64 : vector<16xf32>
          %177 = arith.addi %32, %77 : index
          %178 = arith.addi %177, %c3 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %176, %134 : vector<16xf32>
          %182 = arith.addi %33, %77 : index
          %183 = arith.addi %182, %c3 : index
          %184 = memref.load %x[%183] : memref<?xf32>
          %185 = vector.broadcast %184 : f32 to vector<16xf32>
          %186 = math.fma %185, %176, %139 : vector<16xf32>
          %187 = arith.addi %34, %77 : index
          %188 = arith.addi %187, %c3 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %176, %144 : vector<16xf32>
          %192 = arith.addi %35, %77 : index
          %193 = arith.addi %192, %c3 : index
          %194 = memref.load %x[%193] : memref<?xf32>
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          %196 = math.fma %195, %176, %149 : vector<16xf32>
          %197 = arith.addi %36, %77 : index
          %198 = arith.addi %197, %c3 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %176, %154 : vector<16xf32>
          %202 = arith.addi %37, %77 : index
          %203 = arith.addi %202, %c3 : index
          %204 = memref.load %x[%203] : memref<?xf32>
          %205 = vector.broadcast %204 : f32 to vector<16xf32>
          %206 = math.fma %205, %176, %159 : vector<16xf32>
          %207 = arith.addi %38, %77 : index
          %208 = arith.addi %207, %c3 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %176, %164 : vector<16xf32>
          %212 = arith.addi %39, %77 : index
          %213 = arith.addi %212, %c3 : index
          %214 = memref.load %x[%213] : memref<?xf32>
          %215 = vector.broadcast %214 : f32 to vector<16xf32>
          %216 = math.fma %215, %176, %169 : vector<16xf32>
          %217 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %218 = math.fma %217, %60, %64 : vector<16xf32>
          %219 = arith.addi %32, %77 : index
          %220 = arith.addi %219, %c10 : index
          %221 = memref.load %x[%220] : memref<?xf32>
          %222 = vector.broadcast %221 : f32 to vector<16xf32>
          %223 = math.fma %222, %218, %181 : vector<16xf32>
          %224 = arith.addi %33, %77 : index
          %225 = arith.addi %224, %c10 : index
          %226 = memref.load %x[%225] : memref<?xf32>
          %227 = vector.broadcast %226 : f32 to vector<16xf32>
          %228 = math.fma %227, %218, %186 : vector<16xf32>
          %229 = arith.addi %34, %77 : index
          %230 = arith.addi %229, %c10 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %218, %191 : vector<16xf32>
          %234 = arith.addi %35, %77 : index
          %235 = arith.addi %234, %c10 : index
          %236 = memref.load %x[%235] : memref<?xf32>
          %237 = vector.broadcast %236 : f32 to vector<16xf32>
          %238 = math.fma %237, %218, %196 : vector<16xf32>
          %239 = arith.addi %36, %77 : index
          %240 = arith.addi %239, %c10 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %218, %201 : vector<16xf32>
          %244 = arith.addi %37, %77 : index
          %245 = arith.addi %244, %c10 : index
          %246 = memref.load %x[%245] : memref<?xf32>
          %247 = vector.broadcast %246 : f32 to vector<16xf32>
          %248 = math.fma %247, %218, %206 : vector<16xf32>
          %249 = arith.addi %38, %77 : index
          %250 = arith.addi %249, %c10 : index
          %251 = memref.load %x[%250] : memref<?xf32>
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          %253 = math.fma %252, %218, %211 : vector<16xf32>
          %254 = arith.addi %39, %77 : index
          %255 = arith.addi %254, %c10 : index
          %256 = memref.load %x[%255] : memref<?xf32>
          %257 = vector.broadcast %256 : f32 to vector<16xf32>
          %258 = math.fma %257, %218, %216 : vector<16xf32>
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

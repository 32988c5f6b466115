// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c17 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c24 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c26 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %61 = arith.muli %46, %c4 : index
        %71:8 = scf.for %62 = %c7 to %c2 step %c9 iter_args(%63 = %47, %64 = %48, %65 = %49, %66 = %50, %67 = %51, %68 = %52, %69 = %53, %70 = %54) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %72 = arith.muli %62, %c11 : index
          %73 = arith.addi %61, %72 : index
          %74 = arith.addi %57, %c4 : index
          %75 = arith.muli %62, %c16 : index
          %76 = arith.addi %74, %75 : index
          %77 = arith.addi %76, %c7 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %60 : vector<16xf32>
          %82 = arith.addi %32, %73 : index
          %83 = arith.addi %82, %c7 : index
          %84 = memref.load %x[%83] : memref<?xf32>
          %85 = vector.broadcast %84 : f32 to vector<16xf32>
          %86 = math.fma %85, %81, %63 : vector<16xf32>
          %87 = arith.addi %33, %73 : index
          %88 = arith.addi %87, %c7 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %81, %64 : vector<16xf32>
          %92 = arith.addi %34, %73 : index
          %93 = arith.addi %92, %c7 : index
          %94 = memref.load %x[%93] : memref<?xf32>
          %95 = vector.broadcast %94 : f32 to vector<16xf32>
          %96 = math.fma %95, %81, %65 : vector<16xf32>
          %97 = arith.addi %35, %73 : index
          %98 = arith.addi %97, %c7 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %81, %66 : vector<16xf32>
          %102 = arith.addi %36, %73 : index
          %103 = arith.addi %102, %c7 : index
          %104 = memref.load %x[%103] : memref<?xf32>
          %105 = vector.broadcast %104 : f32 to vector<16xf32>
          %106 = math.fma %105, %81, %67 : vector<16xf32>
          %107 = arith.addi %37, %73 : index
          %108 = arith.addi %107, %c7 : index
          %109 = memref.load %x[%108] : memref<?xf32>
          %110 = vector.broadcast %109 : f32 to vector<16xf32>
          %111 = math.fma %110, %81, %68 : vector<16xf32>
          %112 = arith.addi %38, %73 : index
          %113 = arith.addi %112, %c7 : index
          %114 = memref.load %x[%113] : memref<?xf32>
          %115 = vector.broadcast %114 : f32 to vector<16xf32>
          %116 = math.fma %115, %81, %69 : vector<16xf32>
          %117 = arith.addi %39, %73 : index
          %118 = arith.addi %117, %c7 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %81, %70 : vector<16xf32>
          %122 = arith.addi %76, %c6 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extsi %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %126 = arith.mulf %125, %60 : vector<16xf32>
          %127 = arith.addi %32, %73 : index
          %128 = arith.addi %127, %c9 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %126, %86 : vector<16xf32>
          %132 = arith.addi %33, %73 : index
          %133 = arith.addi %132, %c9 : index
          %134 = memref.load %x[%133] : memref<?xf32>
          %135 = vector.broadcast %134 : f32 to vector<16xf32>
          %136 = math.fma %135, %126, %91 : vector<16xf32>
          %137 = arith.addi %34, %73 : index
          %138 = arith.addi %137, %c9 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %126, %96 : vector<16xf32>
          %142 = arith.addi %35, %73 : index
          %143 = arith.addi %142, %c9 : index
          %144 = memref.load %x[%143] : memref<?xf32>
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          %146 = math.fma %145, %126, %101 : vector<16xf32>
          %147 = arith.addi %36, %73 : index
          %148 = arith.addi %147, %c9 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %126, %106 : vector<16xf32>
          %152 = arith.addi %37, %73 : index
          %153 = arith.addi %152, %c9 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %126, %111 : vector<16xf32>
          %157 = arith.addi %38, %73 : index
          %158 = arith.addi %157, %c9 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %126, %116 : vector<16xf32>
          %162 = arith.addi %39, %73 : index
          %163 = arith.addi %162, %c9 : index
          %164 = memref.load %x[%163] : memref<?xf32>
          %165 = vector.broadcast %164 : f32 to vector<16xf32>
          %166 = math.fma %165, %126, %121 : vector<16xf32>
          %167 = arith.addi %76, %c4 : index
          %168 = vector.load %w[%167] : memref<?xi8>, vector<16xi8>
          %169 = arith.extsi %168 : vector<16xi8> to vector<16xi32>
          %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %171 = arith.mulf %170, %60 : vector<16xf32>
          %172 = arith.addi %32, %73 : index
          %173 = arith.addi %172, %c3 : index
          %174 = memref.load %x[%173] : memref<?xf32>
          %175 = vector.broadcast %174 : f32 to vector<16xf32>
          %176 = math.fma %175, %171, %131 : vector<16xf32>
          %177 = arith.addi %33, %73 : index
          %178 = arith.addi %177, %c3 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %171, %136 : vector<16xf32>
          %182 = arith.addi %34, %73 : index
          %183 = arith.addi %182, %c3 : index
          %184 = memref.load %x[%183] : memref<?xf32>
          %185 = vector.broadcast %184 : f32 to vector<16xf32>
          %186 = math.fma %185, %171, %141 : vector<16xf32>
          %187 = arith.addi %35, %73 : index
          %188 = arith.addi %187, %c3 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %171, %146 : vector<16xf32>
          %192 = arith.addi %36, %73 : index
          %193 = arith.addi %192, %c3 : index
          %194 = memref.load %x[%193] : memref<?xf32>
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          %196 = math.fma %195, %171, %151 : vector<16xf32>
          %197 = arith.addi %37, %73 : index
          %198 = arith.addi %197, %c3 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %171, %156 : vector<16xf32>
          %202 = arith.addi %38, %73 : index
          %203 = arith.addi %202, %c3 : index
          %204 = memref.load %x[%203] : memref<?xf32>
          %205 = vector.broadcast %204 : f32 to vector<16xf32>
          %206 = math.fma %205, %171, %161 : vector<16xf32>
          %207 = arith.addi %39, %73 : index
          %208 = arith.addi %207, %c3 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %171, %166 : vector<16xf32>
          %212 = arith.addi %76, %c17 : index
          %213 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
          %214 = arith.extsi %213 : vector<16xi8> to vector<16xi32>
          %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
          %216 = arith.mulf %215, %60 : vector<16xf32>
          %217 = arith.addi %32, %73 : index
          %218 = arith.addi %217, %c10 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %216, %176 : vector<16xf32>
          %222 = arith.addi %33, %73 : index
          %223 = arith.addi %222, %c10 : index
          %224 = memref.load %x[%223] : memref<?xf32>
          %225 = vector.broadcast %224 : f32 to vector<16xf32>
          %226 = math.fma %225, %216, %181 : vector<16xf32>
          %227 = arith.addi %34, %73 : index
          %228 = arith.addi %227, %c10 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %216, %186 : vector<16xf32>
          %232 = arith.addi %35, %73 : index
          %233 = arith.addi %232, %c10 : index
          %234 = memref.load %x[%233] : memref<?xf32>
          %235 = vector.broadcast %234 : f32 to vector<16xf32>
          %236 = math.fma %235, %216, %191 : vector<16xf32>
          %237 = arith.addi %36, %73 : index
          %238 = arith.addi %237, %c10 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %216, %196 : vector<16xf32>
          %242 = arith.addi %37, %73 : index
          %243 = arith.addi %242, %c10 : index
          %244 = memref.load %x[%243] : memref<?xf32>
          %245 = vector.broadcast %244 : f32 to vector<16xf32>
          %246 = math.fma %245, %216, %201 : vector<16xf32>
          %247 = arith.addi %38, %73 : index
          %248 = arith.addi %247, %c10 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %216, %206 : vector<16xf32>
          %252 = arith.addi %39, %73 : index
          %253 = arith.addi %252, %c10 : index
          %254 = memref.load %x[%253] : memref<?xf32>
          %255 = vector.broadcast %254 : f32 to vector<16xf32>
          %256 = math.fma %255, %216, %211 : vector<16xf32>
          scf.yield %221, %226, %231, %236, %241, %246, %251, %256 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %257 = arith.muli %headDim, %c7 : index
      %258 = arith.muli %40, %c6 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %259, %c7 : index
      vector.store %55#0, %3[%260] : memref<?xf32>, vector<16xf32>
      %261 = arith.muli %headDim, %c9 : index
      %262 = arith.muli %40, %c6 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %263, %c7 : index
      vector.store %55#1, %3[%264] : memref<?xf32>, vector<16xf32>
      %265 = arith.muli %headDim, %c3 : index
      %266 = arith.muli %40, %c6 : index
      %267 = arith.addi %265, %266 : index
      %268 = arith.addi %267, %c7 : index
      vector.store %55#2, %3[%268] : memref<?xf32>, vector<16xf32>
      %269 = arith.muli %headDim, %c10 : index
      %270 = arith.muli %40, %c6 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.addi %271, %c7 : index
      vector.store %55#3, %3[%272] : memref<?xf32>, vector<16xf32>
      %273 = arith.muli %headDim, %c11 : index
      %274 = arith.muli %40, %c6 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.addi %275, %c7 : index
      vector.store %55#4, %3[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.muli %headDim, %c12 : index
      %278 = arith.muli %40, %c6 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %279, %c7 : index
      vector.store %55#5, %3[%280] : memref<?xf32>, vector<16xf32>
      %281 = arith.muli %headDim, %c13 : index
      %282 = arith.muli %40, %c6 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.addi %283, %c7 : index
      vector.store %55#6, %3[%284] : memref<?xf32>, vector<16xf32>
      %285 = arith.muli %headDim, %c14 : index
      %286 = arith.muli %40, %c6 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.addi %287, %c7 : index
      vector.store %55#7, %3[%288] : memref<?xf32>, vector<16xf32>
    }
    %289 = arith.addi %14, %c2 : index
    %290 = arith.minsi %289, %13 : index
    scf.for %291 = %14 to %290 step %c9 {
      %292 = arith.subi %291, %14 : index
      %293 = arith.muli %292, %headDim : index
      %294 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %294 {
        scf.for %295 = %c7 to %headDim step %c6 {
          %296 = arith.muli %0, %headDim : index
          %297 = arith.addi %296, %295 : index
          %298 = vector.load %bias[%297] : memref<?xf32>, vector<16xf32>
          %299 = arith.addi %293, %295 : index
          %300 = vector.load %3[%299] : memref<?xf32>, vector<16xf32>
          %301 = arith.addf %300, %298 : vector<16xf32>
          %302 = arith.addi %293, %295 : index
          vector.store %301, %3[%302] : memref<?xf32>, vector<16xf32>
        }
      }
      %303 = arith.addi %heads, %kvHeads : index
      %304 = arith.cmpi slt, %0, %303 : index
      scf.if %304 {
        %305 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %305 {
          %306 = arith.cmpi slt, %0, %heads : index
          %309 = scf.for %307 = %c7 to %headDim step %c6 iter_args(%308 = %c15) -> (vector<16xf32>) {
            %310 = arith.addi %293, %307 : index
            %311 = vector.load %3[%310] : memref<?xf32>, vector<16xf32>
            %312 = math.fma %311, %311, %308 : vector<16xf32>
            scf.yield %312 : vector<16xf32>
          }
          %313 = wave.reduce "add" %309 : vector<16xf32>
          %314 = arith.mulf %313, %inverseHeadDim : f32
          %315 = arith.addf %314, %epsilon : f32
          %316 = math.sqrt %315 : f32
          %317 = arith.divf %c24, %316 : f32
          %318 = vector.broadcast %317 : f32 to vector<16xf32>
          scf.for %319 = %c7 to %headDim step %c6 {
            %320 = vector.load %query_norm[%319] : memref<?xf32>, vector<16xf32>
            %321 = vector.load %key_norm[%319] : memref<?xf32>, vector<16xf32>
            %322 = arith.select %306, %320, %321 : vector<16xf32>
            %323 = arith.addi %293, %319 : index
            %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
            %325 = arith.mulf %324, %318 : vector<16xf32>
            %326 = arith.mulf %325, %322 : vector<16xf32>
            %327 = arith.addi %293, %319 : index
            vector.store %326, %3[%327] : memref<?xf32>, vector<16xf32>
          }
        }
        %328 = arith.addi %positionsAt, %291 : index
        %329 = memref.load %step[%328] : memref<?xi32>
        %330 = arith.index_cast %329 : i32 to index
        %331 = arith.divui %headDim, %c3 : index
        %332 = arith.remui %330, %c26 : index
        %333 = arith.muli %332, %headDim : index
        %334 = arith.divui %330, %c26 : index
        %335 = arith.addi %334, %c26 : index
        %336 = arith.muli %335, %headDim : index
        scf.for %337 = %c7 to %331 step %c2 {
          %338 = arith.addi %333, %337 : index
          %339 = vector.load %rope[%338] : memref<?xf32>, vector<8xf32>
          %340 = arith.addi %333, %331 : index
          %341 = arith.addi %340, %337 : index
          %342 = vector.load %rope[%341] : memref<?xf32>, vector<8xf32>
          %343 = arith.addi %336, %337 : index
          %344 = vector.load %rope[%343] : memref<?xf32>, vector<8xf32>
          %345 = arith.addi %336, %331 : index
          %346 = arith.addi %345, %337 : index
          %347 = vector.load %rope[%346] : memref<?xf32>, vector<8xf32>
          %348 = arith.mulf %344, %339 : vector<8xf32>
          %349 = arith.mulf %347, %342 : vector<8xf32>
          %350 = arith.subf %348, %349 : vector<8xf32>
          %351 = arith.mulf %347, %339 : vector<8xf32>
          %352 = arith.mulf %344, %342 : vector<8xf32>
          %353 = arith.addf %351, %352 : vector<8xf32>
          %354 = arith.addi %293, %337 : index
          %355 = vector.load %3[%354] : memref<?xf32>, vector<8xf32>
          %356 = arith.addi %293, %331 : index
          %357 = arith.addi %356, %337 : index
          %358 = vector.load %3[%357] : memref<?xf32>, vector<8xf32>
          %359 = arith.mulf %355, %350 : vector<8xf32>
          %360 = arith.mulf %358, %353 : vector<8xf32>
          %361 = arith.subf %359, %360 : vector<8xf32>
          %362 = arith.addi %293, %337 : index
          vector.store %361, %3[%362] : memref<?xf32>, vector<8xf32>
          %363 = arith.mulf %358, %350 : vector<8xf32>
          %364 = arith.mulf %355, %353 : vector<8xf32>
          %365 = arith.addf %363, %364 : vector<8xf32>
          %366 = arith.addi %293, %331 : index
          %367 = arith.addi %366, %337 : index
          vector.store %365, %3[%367] : memref<?xf32>, vector<8xf32>
        }
      }
      %368 = arith.cmpi slt, %0, %heads : index
      scf.if %368 {
        scf.for %369 = %c7 to %headDim step %c6 {
          %370 = arith.addi %293, %369 : index
          %371 = vector.load %3[%370] : memref<?xf32>, vector<16xf32>
          %372 = arith.muli %291, %heads : index
          %373 = arith.addi %372, %0 : index
          %374 = arith.muli %373, %headDim : index
          %375 = arith.addi %374, %369 : index
          vector.store %371, %q[%375] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %376 = arith.addi %slotsAt, %291 : index
        %377 = memref.load %step[%376] : memref<?xi32>
        %378 = arith.index_cast %377 : i32 to index
        %379 = arith.cmpi sge, %378, %c7 : index
        scf.if %379 {
          %380 = arith.cmpi eq, %codec, %c7 : index
          scf.if %380 {
            %381 = arith.subi %0, %heads : index
            %382 = memref.load %scales[%381] : memref<?xf32>
            %383 = vector.broadcast %382 : f32 to vector<16xf32>
            %384 = arith.divui %378, %c6 : index
            %385 = arith.remui %378, %c6 : index
            %386 = arith.muli %headDim, %c3 : index
            %387 = arith.muli %384, %pageBytes : index
            scf.for %388 = %c7 to %headDim step %c6 {
              %389 = arith.addi %293, %388 : index
              %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.mulf %390, %383 : vector<16xf32>
              %392 = arith.minimumf %391, %c30 : vector<16xf32>
              %393 = arith.maximumf %392, %c31 : vector<16xf32>
              %394 = arith.truncf %393 : vector<16xf32> to vector<16xf16>
              %395 = vector.bitcast %394 : vector<16xf16> to vector<32xi8>
              %396 = arith.muli %388, %c3 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<32xi8>
            }
            %397 = arith.cmpi slt, %381, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %386, %c4 : index
              %399 = arith.muli %381, %398 : index
              %400 = arith.addi %387, %399 : index
              %401 = arith.muli %385, %c3 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %headDim step %c9 {
                %404 = arith.muli %403, %c3 : index
                %405 = arith.addi %404, %c7 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c4 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c7 : index
                memref.store %406, %kv[%409] : memref<?xi8>
                %410 = arith.muli %403, %c3 : index
                %411 = arith.addi %410, %c9 : index
                %412 = memref.load %5[%411] : memref<?xi8>
                %413 = arith.muli %403, %c4 : index
                %414 = arith.addi %402, %413 : index
                %415 = arith.addi %414, %c9 : index
                memref.store %412, %kv[%415] : memref<?xi8>
              }
            } else {
              %416 = arith.subi %381, %kvHeads : index
              %417 = arith.muli %416, %c3 : index
              %418 = arith.addi %417, %c9 : index
              %419 = arith.muli %386, %c6 : index
              %420 = arith.muli %418, %419 : index
              %421 = arith.addi %387, %420 : index
              %422 = arith.muli %385, %386 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c7 to %386 step %c6 {
                %425 = vector.load %5[%424] : memref<?xi8>, vector<16xi8>
                %426 = arith.addi %423, %424 : index
                vector.store %425, %kv[%426] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %427 = arith.cmpi eq, %codec, %c9 : index
          scf.if %427 {
            %428 = arith.subi %0, %heads : index
            %429 = memref.load %scales[%428] : memref<?xf32>
            %430 = vector.broadcast %429 : f32 to vector<16xf32>
            %431 = arith.divui %378, %c6 : index
            %432 = arith.remui %378, %c6 : index
            %433 = arith.muli %headDim, %c9 : index
            %434 = arith.muli %431, %pageBytes : index
            scf.for %435 = %c7 to %headDim step %c6 {
              %436 = arith.addi %293, %435 : index
              %437 = vector.load %3[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.mulf %437, %430 : vector<16xf32>
              %439 = wave.fp8_encode "e4m3" %438 : vector<16xf32> -> vector<16xi8>
              %440 = arith.muli %435, %c9 : index
              vector.store %439, %5[%440] : memref<?xi8>, vector<16xi8>
            }
            %441 = arith.cmpi slt, %428, %kvHeads : index
            scf.if %441 {
              %442 = arith.muli %433, %c4 : index
              %443 = arith.muli %428, %442 : index
              %444 = arith.addi %434, %443 : index
              %445 = arith.muli %432, %c9 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c7 to %headDim step %c9 {
                %448 = arith.muli %447, %c9 : index
                %449 = arith.addi %448, %c7 : index
                %450 = memref.load %5[%449] : memref<?xi8>
                %451 = arith.muli %447, %c6 : index
                %452 = arith.addi %446, %451 : index
                %453 = arith.addi %452, %c7 : index
                memref.store %450, %kv[%453] : memref<?xi8>
              }
            } else {
              %454 = arith.subi %428, %kvHeads : index
              %455 = arith.muli %454, %c3 : index
              %456 = arith.addi %455, %c9 : index
              %457 = arith.muli %433, %c6 : index
              %458 = arith.muli %456, %457 : index
              %459 = arith.addi %434, %458 : index
              %460 = arith.muli %432, %433 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c7 to %433 step %c6 {
                %463 = vector.load %5[%462] : memref<?xi8>, vector<16xi8>
                %464 = arith.addi %461, %462 : index
                vector.store %463, %kv[%464] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %465 = arith.cmpi eq, %codec, %c3 : index
          scf.if %465 {
            %466 = arith.subi %0, %heads : index
            %467 = memref.load %scales[%466] : memref<?xf32>
            %468 = vector.broadcast %467 : f32 to vector<16xf32>
            %469 = arith.divui %378, %c6 : index
            %470 = arith.remui %378, %c6 : index
            %471 = arith.muli %headDim, %c9 : index
            %472 = arith.muli %469, %pageBytes : index
            scf.for %473 = %c7 to %headDim step %c6 {
              %474 = arith.addi %293, %473 : index
              %475 = vector.load %3[%474] : memref<?xf32>, vector<16xf32>
              %476 = arith.mulf %475, %468 : vector<16xf32>
              %477 = wave.fp8_encode "e5m2" %476 : vector<16xf32> -> vector<16xi8>
              %478 = arith.muli %473, %c9 : index
              vector.store %477, %5[%478] : memref<?xi8>, vector<16xi8>
            }
            %479 = arith.cmpi slt, %466, %kvHeads : index
            scf.if %479 {
              %480 = arith.muli %471, %c4 : index
              %481 = arith.muli %466, %480 : index
              %482 = arith.addi %472, %481 : index
              %483 = arith.muli %470, %c9 : index
              %484 = arith.addi %482, %483 : index
              scf.for %485 = %c7 to %headDim step %c9 {
                %486 = arith.muli %485, %c9 : index
                %487 = arith.addi %486, %c7 : index
                %488 = memref.load %5[%487] : memref<?xi8>
                %489 = arith.muli %485, %c6 : index
                %490 = arith.addi %484, %489 : index
                %491 = arith.addi %490, %c7 : index
                memref.store %488, %kv[%491] : memref<?xi8>
              }
            } else {
              %492 = arith.subi %466, %kvHeads : index
              %493 = arith.muli %492, %c3 : index
              %494 = arith.addi %493, %c9 : index
              %495 = arith.muli %471, %c6 : index
              %496 = arith.muli %494, %495 : index
              %497 = arith.addi %472, %496 : index
              %498 = arith.muli %470, %471 : index
              %499 = arith.addi %497, %498 : index
              scf.for %500 = %c7 to %471 step %c6 {
                %501 = vector.load %5[%500] : memref<?xi8>, vector<16xi8>
                %502 = arith.addi %499, %500 : index
                vector.store %501, %kv[%502] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

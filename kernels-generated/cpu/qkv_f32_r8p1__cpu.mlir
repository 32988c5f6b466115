// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c32 = arith.constant 32 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c6 to %8 step %c8 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.divui %inputFeatures, %c4 : index
      %55:8 = scf.for %46 = %c6 to %45 step %c8 iter_args(%47 = %c14, %48 = %c14, %49 = %c14, %50 = %c14, %51 = %c14, %52 = %c14, %53 = %c14, %54 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %46, %c5 : index
        %57 = arith.addi %44, %56 : index
        %58 = arith.muli %46, %c4 : index
        %68:8 = scf.for %59 = %c6 to %c10 step %c8 iter_args(%60 = %47, %61 = %48, %62 = %49, %63 = %50, %64 = %51, %65 = %52, %66 = %53, %67 = %54) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %69 = arith.muli %59, %c10 : index
          %70 = arith.addi %58, %69 : index
          %71 = arith.muli %59, %c15 : index
          %72 = arith.addi %57, %71 : index
          %73 = arith.addi %72, %c6 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<64xi8>
          %75 = vector.bitcast %74 : vector<64xi8> to vector<16xf32>
          %76 = arith.addi %32, %70 : index
          %77 = arith.addi %76, %c6 : index
          %78 = memref.load %x[%77] : memref<?xf32>
          %79 = vector.broadcast %78 : f32 to vector<16xf32>
          %80 = math.fma %79, %75, %60 : vector<16xf32>
          %81 = arith.addi %33, %70 : index
          %82 = arith.addi %81, %c6 : index
          %83 = memref.load %x[%82] : memref<?xf32>
          %84 = vector.broadcast %83 : f32 to vector<16xf32>
          %85 = math.fma %84, %75, %61 : vector<16xf32>
          %86 = arith.addi %34, %70 : index
          %87 = arith.addi %86, %c6 : index
          %88 = memref.load %x[%87] : memref<?xf32>
          %89 = vector.broadcast %88 : f32 to vector<16xf32>
          %90 = math.fma %89, %75, %62 : vector<16xf32>
          %91 = arith.addi %35, %70 : index
          %92 = arith.addi %91, %c6 : index
          %93 = memref.load %x[%92] : memref<?xf32>
          %94 = vector.broadcast %93 : f32 to vector<16xf32>
          %95 = math.fma %94, %75, %63 : vector<16xf32>
          %96 = arith.addi %36, %70 : index
          %97 = arith.addi %96, %c6 : index
          %98 = memref.load %x[%97] : memref<?xf32>
          %99 = vector.broadcast %98 : f32 to vector<16xf32>
          %100 = math.fma %99, %75, %64 : vector<16xf32>
          %101 = arith.addi %37, %70 : index
          %102 = arith.addi %101, %c6 : index
          %103 = memref.load %x[%102] : memref<?xf32>
          %104 = vector.broadcast %103 : f32 to vector<16xf32>
          %105 = math.fma %104, %75, %65 : vector<16xf32>
          %106 = arith.addi %38, %70 : index
          %107 = arith.addi %106, %c6 : index
          %108 = memref.load %x[%107] : memref<?xf32>
          %109 = vector.broadcast %108 : f32 to vector<16xf32>
          %110 = math.fma %109, %75, %66 : vector<16xf32>
          %111 = arith.addi %39, %70 : index
          %112 = arith.addi %111, %c6 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %75, %67 : vector<16xf32>
          %116 = arith.addi %72, %c16 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
          %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
          %119 = arith.addi %32, %70 : index
          %120 = arith.addi %119, %c8 : index
          %121 = memref.load %x[%120] : memref<?xf32>
          %122 = vector.broadcast %121 : f32 to vector<16xf32>
          %123 = math.fma %122, %118, %80 : vector<16xf32>
          %124 = arith.addi %33, %70 : index
          %125 = arith.addi %124, %c8 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %118, %85 : vector<16xf32>
          %129 = arith.addi %34, %70 : index
          %130 = arith.addi %129, %c8 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %118, %90 : vector<16xf32>
          %134 = arith.addi %35, %70 : index
          %135 = arith.addi %134, %c8 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %118, %95 : vector<16xf32>
          %139 = arith.addi %36, %70 : index
          %140 = arith.addi %139, %c8 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %118, %100 : vector<16xf32>
          %144 = arith.addi %37, %70 : index
          %145 = arith.addi %144, %c8 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %118, %105 : vector<16xf32>
          %149 = arith.addi %38, %70 : index
          %150 = arith.addi %149, %c8 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %118, %110 : vector<16xf32>
          %154 = arith.addi %39, %70 : index
          %155 = arith.addi %154, %c8 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %118, %115 : vector<16xf32>
          %159 = arith.addi %72, %c17 : index
          %160 = vector.load %w[%159] : memref<?xi8>, vector<64xi8>
          %161 = vector.bitcast %160 : vector<64xi8> to vector<16xf32>
          %162 = arith.addi %32, %70 : index
          %163 = arith.addi %162, %c3 : index
          %164 = memref.load %x[%163] : memref<?xf32>
          %165 = vector.broadcast %164 : f32 to vector<16xf32>
          %166 = math.fma %165, %161, %123 : vector<16xf32>
          %167 = arith.addi %33, %70 : index
          %168 = arith.addi %167, %c3 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %161, %128 : vector<16xf32>
          %172 = arith.addi %34, %70 : index
          %173 = arith.addi %172, %c3 : index
          %174 = memref.load %x[%173] : memref<?xf32>
          %175 = vector.broadcast %174 : f32 to vector<16xf32>
          %176 = math.fma %175, %161, %133 : vector<16xf32>
          %177 = arith.addi %35, %70 : index
          %178 = arith.addi %177, %c3 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %161, %138 : vector<16xf32>
          %182 = arith.addi %36, %70 : index
          %183 = arith.addi %182, %c3 : index
          %184 = memref.load %x[%183] : memref<?xf32>
          %185 = vector.broadcast %184 : f32 to vector<16xf32>
          %186 = math.fma %185, %161, %143 : vector<16xf32>
          %187 = arith.addi %37, %70 : index
          %188 = arith.addi %187, %c3 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %161, %148 : vector<16xf32>
          %192 = arith.addi %38, %70 : index
          %193 = arith.addi %192, %c3 : index
          %194 = memref.load %x[%193] : memref<?xf32>
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          %196 = math.fma %195, %161, %153 : vector<16xf32>
          %197 = arith.addi %39, %70 : index
          %198 = arith.addi %197, %c3 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %161, %158 : vector<16xf32>
          %202 = arith.addi %72, %c18 : index
          %203 = vector.load %w[%202] : memref<?xi8>, vector<64xi8>
          %204 = vector.bitcast %203 : vector<64xi8> to vector<16xf32>
          %205 = arith.addi %32, %70 : index
          %206 = arith.addi %205, %c9 : index
          %207 = memref.load %x[%206] : memref<?xf32>
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          %209 = math.fma %208, %204, %166 : vector<16xf32>
          %210 = arith.addi %33, %70 : index
          %211 = arith.addi %210, %c9 : index
          %212 = memref.load %x[%211] : memref<?xf32>
          %213 = vector.broadcast %212 : f32 to vector<16xf32>
          %214 = math.fma %213, %204, %171 : vector<16xf32>
          %215 = arith.addi %34, %70 : index
          %216 = arith.addi %215, %c9 : index
          %217 = memref.load %x[%216] : memref<?xf32>
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          %219 = math.fma %218, %204, %176 : vector<16xf32>
          %220 = arith.addi %35, %70 : index
          %221 = arith.addi %220, %c9 : index
          %222 = memref.load %x[%221] : memref<?xf32>
          %223 = vector.broadcast %222 : f32 to vector<16xf32>
          %224 = math.fma %223, %204, %181 : vector<16xf32>
          %225 = arith.addi %36, %70 : index
          %226 = arith.addi %225, %c9 : index
          %227 = memref.load %x[%226] : memref<?xf32>
          %228 = vector.broadcast %227 : f32 to vector<16xf32>
          %229 = math.fma %228, %204, %186 : vector<16xf32>
          %230 = arith.addi %37, %70 : index
          %231 = arith.addi %230, %c9 : index
          %232 = memref.load %x[%231] : memref<?xf32>
          %233 = vector.broadcast %232 : f32 to vector<16xf32>
          %234 = math.fma %233, %204, %191 : vector<16xf32>
          %235 = arith.addi %38, %70 : index
          %236 = arith.addi %235, %c9 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %204, %196 : vector<16xf32>
          %240 = arith.addi %39, %70 : index
          %241 = arith.addi %240, %c9 : index
          %242 = memref.load %x[%241] : memref<?xf32>
          %243 = vector.broadcast %242 : f32 to vector<16xf32>
          %244 = math.fma %243, %204, %201 : vector<16xf32>
          scf.yield %209, %214, %219, %224, %229, %234, %239, %244 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %245 = arith.muli %headDim, %c6 : index
      %246 = arith.muli %40, %c4 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.addi %247, %c6 : index
      vector.store %55#0, %3[%248] : memref<?xf32>, vector<16xf32>
      %249 = arith.muli %headDim, %c8 : index
      %250 = arith.muli %40, %c4 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.addi %251, %c6 : index
      vector.store %55#1, %3[%252] : memref<?xf32>, vector<16xf32>
      %253 = arith.muli %headDim, %c3 : index
      %254 = arith.muli %40, %c4 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.addi %255, %c6 : index
      vector.store %55#2, %3[%256] : memref<?xf32>, vector<16xf32>
      %257 = arith.muli %headDim, %c9 : index
      %258 = arith.muli %40, %c4 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %259, %c6 : index
      vector.store %55#3, %3[%260] : memref<?xf32>, vector<16xf32>
      %261 = arith.muli %headDim, %c10 : index
      %262 = arith.muli %40, %c4 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %263, %c6 : index
      vector.store %55#4, %3[%264] : memref<?xf32>, vector<16xf32>
      %265 = arith.muli %headDim, %c11 : index
      %266 = arith.muli %40, %c4 : index
      %267 = arith.addi %265, %266 : index
      %268 = arith.addi %267, %c6 : index
      vector.store %55#5, %3[%268] : memref<?xf32>, vector<16xf32>
      %269 = arith.muli %headDim, %c12 : index
      %270 = arith.muli %40, %c4 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.addi %271, %c6 : index
      vector.store %55#6, %3[%272] : memref<?xf32>, vector<16xf32>
      %273 = arith.muli %headDim, %c13 : index
      %274 = arith.muli %40, %c4 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.addi %275, %c6 : index
      vector.store %55#7, %3[%276] : memref<?xf32>, vector<16xf32>
    }
    %277 = arith.addi %14, %c2 : index
    %278 = arith.minsi %277, %13 : index
    scf.for %279 = %14 to %278 step %c8 {
      %280 = arith.subi %279, %14 : index
      %281 = arith.muli %280, %headDim : index
      %282 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %282 {
        scf.for %283 = %c6 to %headDim step %c4 {
          %284 = arith.muli %0, %headDim : index
          %285 = arith.addi %284, %283 : index
          %286 = vector.load %bias[%285] : memref<?xf32>, vector<16xf32>
          %287 = arith.addi %281, %283 : index
          %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
          %289 = arith.addf %288, %286 : vector<16xf32>
          %290 = arith.addi %281, %283 : index
          vector.store %289, %3[%290] : memref<?xf32>, vector<16xf32>
        }
      }
      %291 = arith.addi %heads, %kvHeads : index
      %292 = arith.cmpi slt, %0, %291 : index
      scf.if %292 {
        %293 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %293 {
          %294 = arith.cmpi slt, %0, %heads : index
          %297 = scf.for %295 = %c6 to %headDim step %c4 iter_args(%296 = %c14) -> (vector<16xf32>) {
            %298 = arith.addi %281, %295 : index
            %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
            %300 = math.fma %299, %299, %296 : vector<16xf32>
            scf.yield %300 : vector<16xf32>
          }
          %301 = wave.reduce "add" %297 : vector<16xf32>
          %302 = arith.mulf %301, %inverseHeadDim : f32
          %303 = arith.addf %302, %epsilon : f32
          %304 = math.sqrt %303 : f32
          %305 = arith.divf %c25, %304 : f32
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          scf.for %307 = %c6 to %headDim step %c4 {
            %308 = vector.load %query_norm[%307] : memref<?xf32>, vector<16xf32>
            %309 = vector.load %key_norm[%307] : memref<?xf32>, vector<16xf32>
            %310 = arith.select %294, %308, %309 : vector<16xf32>
            %311 = arith.addi %281, %307 : index
            %312 = vector.load %3[%311] : memref<?xf32>, vector<16xf32>
            %313 = arith.mulf %312, %306 : vector<16xf32>
            %314 = arith.mulf %313, %310 : vector<16xf32>
            %315 = arith.addi %281, %307 : index
            vector.store %314, %3[%315] : memref<?xf32>, vector<16xf32>
          }
        }
        %316 = arith.addi %positionsAt, %279 : index
        %317 = memref.load %step[%316] : memref<?xi32>
        %318 = arith.index_cast %317 : i32 to index
        %319 = arith.divui %headDim, %c3 : index
        %320 = arith.remui %318, %c15 : index
        %321 = arith.muli %320, %headDim : index
        %322 = arith.divui %318, %c15 : index
        %323 = arith.addi %322, %c15 : index
        %324 = arith.muli %323, %headDim : index
        scf.for %325 = %c6 to %319 step %c2 {
          %326 = arith.addi %321, %325 : index
          %327 = vector.load %rope[%326] : memref<?xf32>, vector<8xf32>
          %328 = arith.addi %321, %319 : index
          %329 = arith.addi %328, %325 : index
          %330 = vector.load %rope[%329] : memref<?xf32>, vector<8xf32>
          %331 = arith.addi %324, %325 : index
          %332 = vector.load %rope[%331] : memref<?xf32>, vector<8xf32>
          %333 = arith.addi %324, %319 : index
          %334 = arith.addi %333, %325 : index
          %335 = vector.load %rope[%334] : memref<?xf32>, vector<8xf32>
          %336 = arith.mulf %332, %327 : vector<8xf32>
          %337 = arith.mulf %335, %330 : vector<8xf32>
          %338 = arith.subf %336, %337 : vector<8xf32>
          %339 = arith.mulf %335, %327 : vector<8xf32>
          %340 = arith.mulf %332, %330 : vector<8xf32>
          %341 = arith.addf %339, %340 : vector<8xf32>
          %342 = arith.addi %281, %325 : index
          %343 = vector.load %3[%342] : memref<?xf32>, vector<8xf32>
          %344 = arith.addi %281, %319 : index
          %345 = arith.addi %344, %325 : index
          %346 = vector.load %3[%345] : memref<?xf32>, vector<8xf32>
          %347 = arith.mulf %343, %338 : vector<8xf32>
          %348 = arith.mulf %346, %341 : vector<8xf32>
          %349 = arith.subf %347, %348 : vector<8xf32>
          %350 = arith.addi %281, %325 : index
          vector.store %349, %3[%350] : memref<?xf32>, vector<8xf32>
          %351 = arith.mulf %346, %338 : vector<8xf32>
          %352 = arith.mulf %343, %341 : vector<8xf32>
          %353 = arith.addf %351, %352 : vector<8xf32>
          %354 = arith.addi %281, %319 : index
          %355 = arith.addi %354, %325 : index
          vector.store %353, %3[%355] : memref<?xf32>, vector<8xf32>
        }
      }
      %356 = arith.cmpi slt, %0, %heads : index
      scf.if %356 {
        scf.for %357 = %c6 to %headDim step %c4 {
          %358 = arith.addi %281, %357 : index
          %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
          %360 = arith.muli %279, %heads : index
          %361 = arith.addi %360, %0 : index
          %362 = arith.muli %361, %headDim : index
          %363 = arith.addi %362, %357 : index
          vector.store %359, %q[%363] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %364 = arith.addi %slotsAt, %279 : index
        %365 = memref.load %step[%364] : memref<?xi32>
        %366 = arith.index_cast %365 : i32 to index
        %367 = arith.cmpi sge, %366, %c6 : index
        scf.if %367 {
          %368 = arith.cmpi eq, %codec, %c6 : index
          scf.if %368 {
            %369 = arith.subi %0, %heads : index
            %370 = memref.load %scales[%369] : memref<?xf32>
            %371 = vector.broadcast %370 : f32 to vector<16xf32>
            %372 = arith.divui %366, %c4 : index
            %373 = arith.remui %366, %c4 : index
            %374 = arith.muli %headDim, %c3 : index
            %375 = arith.muli %372, %pageBytes : index
            scf.for %376 = %c6 to %headDim step %c4 {
              %377 = arith.addi %281, %376 : index
              %378 = vector.load %3[%377] : memref<?xf32>, vector<16xf32>
              %379 = arith.mulf %378, %371 : vector<16xf32>
              %380 = arith.minimumf %379, %c30 : vector<16xf32>
              %381 = arith.maximumf %380, %c31 : vector<16xf32>
              %382 = arith.truncf %381 : vector<16xf32> to vector<16xf16>
              %383 = vector.bitcast %382 : vector<16xf16> to vector<32xi8>
              %384 = arith.muli %376, %c3 : index
              vector.store %383, %5[%384] : memref<?xi8>, vector<32xi8>
            }
            %385 = arith.cmpi slt, %369, %kvHeads : index
            scf.if %385 {
              %386 = arith.muli %374, %c32 : index
              %387 = arith.muli %369, %386 : index
              %388 = arith.addi %375, %387 : index
              %389 = arith.muli %373, %c3 : index
              %390 = arith.addi %388, %389 : index
              scf.for %391 = %c6 to %headDim step %c8 {
                %392 = arith.muli %391, %c3 : index
                %393 = arith.addi %392, %c6 : index
                %394 = memref.load %5[%393] : memref<?xi8>
                %395 = arith.muli %391, %c32 : index
                %396 = arith.addi %390, %395 : index
                %397 = arith.addi %396, %c6 : index
                memref.store %394, %kv[%397] : memref<?xi8>
                %398 = arith.muli %391, %c3 : index
                %399 = arith.addi %398, %c8 : index
                %400 = memref.load %5[%399] : memref<?xi8>
                %401 = arith.muli %391, %c32 : index
                %402 = arith.addi %390, %401 : index
                %403 = arith.addi %402, %c8 : index
                memref.store %400, %kv[%403] : memref<?xi8>
              }
            } else {
              %404 = arith.subi %369, %kvHeads : index
              %405 = arith.muli %404, %c3 : index
              %406 = arith.addi %405, %c8 : index
              %407 = arith.muli %374, %c4 : index
              %408 = arith.muli %406, %407 : index
              %409 = arith.addi %375, %408 : index
              %410 = arith.muli %373, %374 : index
              %411 = arith.addi %409, %410 : index
              scf.for %412 = %c6 to %374 step %c4 {
                %413 = vector.load %5[%412] : memref<?xi8>, vector<16xi8>
                %414 = arith.addi %411, %412 : index
                vector.store %413, %kv[%414] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %415 = arith.cmpi eq, %codec, %c8 : index
          scf.if %415 {
            %416 = arith.subi %0, %heads : index
            %417 = memref.load %scales[%416] : memref<?xf32>
            %418 = vector.broadcast %417 : f32 to vector<16xf32>
            %419 = arith.divui %366, %c4 : index
            %420 = arith.remui %366, %c4 : index
            %421 = arith.muli %headDim, %c8 : index
            %422 = arith.muli %419, %pageBytes : index
            scf.for %423 = %c6 to %headDim step %c4 {
              %424 = arith.addi %281, %423 : index
              %425 = vector.load %3[%424] : memref<?xf32>, vector<16xf32>
              %426 = arith.mulf %425, %418 : vector<16xf32>
              %427 = wave.fp8_encode "e4m3" %426 : vector<16xf32> -> vector<16xi8>
              %428 = arith.muli %423, %c8 : index
              vector.store %427, %5[%428] : memref<?xi8>, vector<16xi8>
            }
            %429 = arith.cmpi slt, %416, %kvHeads : index
            scf.if %429 {
              %430 = arith.muli %421, %c32 : index
              %431 = arith.muli %416, %430 : index
              %432 = arith.addi %422, %431 : index
              %433 = arith.muli %420, %c8 : index
              %434 = arith.addi %432, %433 : index
              scf.for %435 = %c6 to %headDim step %c8 {
                %436 = arith.muli %435, %c8 : index
                %437 = arith.addi %436, %c6 : index
                %438 = memref.load %5[%437] : memref<?xi8>
                %439 = arith.muli %435, %c4 : index
                %440 = arith.addi %434, %439 : index
                %441 = arith.addi %440, %c6 : index
                memref.store %438, %kv[%441] : memref<?xi8>
              }
            } else {
              %442 = arith.subi %416, %kvHeads : index
              %443 = arith.muli %442, %c3 : index
              %444 = arith.addi %443, %c8 : index
              %445 = arith.muli %421, %c4 : index
              %446 = arith.muli %444, %445 : index
              %447 = arith.addi %422, %446 : index
              %448 = arith.muli %420, %421 : index
              %449 = arith.addi %447, %448 : index
              scf.for %450 = %c6 to %421 step %c4 {
                %451 = vector.load %5[%450] : memref<?xi8>, vector<16xi8>
                %452 = arith.addi %449, %450 : index
                vector.store %451, %kv[%452] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %453 = arith.cmpi eq, %codec, %c3 : index
          scf.if %453 {
            %454 = arith.subi %0, %heads : index
            %455 = memref.load %scales[%454] : memref<?xf32>
            %456 = vector.broadcast %455 : f32 to vector<16xf32>
            %457 = arith.divui %366, %c4 : index
            %458 = arith.remui %366, %c4 : index
            %459 = arith.muli %headDim, %c8 : index
            %460 = arith.muli %457, %pageBytes : index
            scf.for %461 = %c6 to %headDim step %c4 {
              %462 = arith.addi %281, %461 : index
              %463 = vector.load %3[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.mulf %463, %456 : vector<16xf32>
              %465 = wave.fp8_encode "e5m2" %464 : vector<16xf32> -> vector<16xi8>
              %466 = arith.muli %461, %c8 : index
              vector.store %465, %5[%466] : memref<?xi8>, vector<16xi8>
            }
            %467 = arith.cmpi slt, %454, %kvHeads : index
            scf.if %467 {
              %468 = arith.muli %459, %c32 : index
              %469 = arith.muli %454, %468 : index
              %470 = arith.addi %460, %469 : index
              %471 = arith.muli %458, %c8 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c6 to %headDim step %c8 {
                %474 = arith.muli %473, %c8 : index
                %475 = arith.addi %474, %c6 : index
                %476 = memref.load %5[%475] : memref<?xi8>
                %477 = arith.muli %473, %c4 : index
                %478 = arith.addi %472, %477 : index
                %479 = arith.addi %478, %c6 : index
                memref.store %476, %kv[%479] : memref<?xi8>
              }
            } else {
              %480 = arith.subi %454, %kvHeads : index
              %481 = arith.muli %480, %c3 : index
              %482 = arith.addi %481, %c8 : index
              %483 = arith.muli %459, %c4 : index
              %484 = arith.muli %482, %483 : index
              %485 = arith.addi %460, %484 : index
              %486 = arith.muli %458, %459 : index
              %487 = arith.addi %485, %486 : index
              scf.for %488 = %c6 to %459 step %c4 {
                %489 = vector.load %5[%488] : memref<?xi8>, vector<16xi8>
                %490 = arith.addi %487, %488 : index
                vector.store %489, %kv[%490] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

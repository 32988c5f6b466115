// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 2208 : index
  %c14 = arith.constant 3 : index
  %c15 = arith.constant 160 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<128> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.divui %inputFeatures, %c4 : index
      %27 = scf.for %25 = %c7 to %24 step %c2 iter_args(%26 = %c9) -> (vector<16xf32>) {
        %28 = arith.muli %25, %c5 : index
        %29 = arith.addi %23, %28 : index
        %30 = arith.addi %29, %c7 : index
        %31 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
        %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
        %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
        %34 = arith.muli %25, %c4 : index
        %37 = scf.for %35 = %c7 to %c10 step %c2 iter_args(%36 = %26) -> (vector<16xf32>) {
          %38 = arith.muli %35, %c11 : index
          %39 = arith.addi %34, %38 : index
          %40 = arith.addi %29, %c10 : index
          %41 = arith.divui %35, %c12 : index
          %42 = arith.muli %41, %c6 : index
          %43 = arith.addi %40, %42 : index
          %44 = arith.addi %43, %c7 : index
          %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
          %46 = arith.extsi %45 : vector<16xi8> to vector<16xi32>
          %47 = arith.sitofp %46 : vector<16xi32> to vector<16xf32>
          %48 = arith.mulf %33, %47 : vector<16xf32>
          %49 = arith.addi %29, %c13 : index
          %50 = arith.muli %35, %c12 : index
          %51 = arith.addi %50, %c7 : index
          %52 = arith.muli %51, %c6 : index
          %53 = arith.addi %49, %52 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
          %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
          %56 = arith.addi %29, %c13 : index
          %57 = arith.muli %35, %c12 : index
          %58 = arith.addi %57, %c2 : index
          %59 = arith.muli %58, %c6 : index
          %60 = arith.addi %56, %59 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.addi %29, %c13 : index
          %64 = arith.muli %35, %c12 : index
          %65 = arith.addi %64, %c3 : index
          %66 = arith.muli %65, %c6 : index
          %67 = arith.addi %63, %66 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.addi %29, %c13 : index
          %71 = arith.muli %35, %c12 : index
          %72 = arith.addi %71, %c14 : index
          %73 = arith.muli %72, %c6 : index
          %74 = arith.addi %70, %73 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.addi %29, %c15 : index
          %78 = arith.muli %35, %c16 : index
          %79 = arith.addi %77, %78 : index
          %80 = arith.addi %79, %c7 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.andi %82, %c17 : vector<16xi32>
          %84 = arith.shrui %55, %c18 : vector<16xi32>
          %85 = arith.andi %84, %c17 : vector<16xi32>
          %86 = arith.shli %85, %c19 : vector<16xi32>
          %87 = arith.ori %83, %86 : vector<16xi32>
          %88 = arith.subi %87, %c20 : vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.mulf %89, %48 : vector<16xf32>
          %91 = arith.addi %18, %39 : index
          %92 = arith.addi %91, %c7 : index
          %93 = memref.load %x[%92] : memref<?xf32>
          %94 = vector.broadcast %93 : f32 to vector<16xf32>
          %95 = math.fma %94, %90, %36 : vector<16xf32>
          %96 = arith.addi %79, %c7 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.shrui %98, %c19 : vector<16xi32>
          %100 = arith.shrui %55, %c19 : vector<16xi32>
          %101 = arith.andi %100, %c17 : vector<16xi32>
          %102 = arith.shli %101, %c19 : vector<16xi32>
          %103 = arith.ori %99, %102 : vector<16xi32>
          %104 = arith.subi %103, %c20 : vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = arith.mulf %105, %48 : vector<16xf32>
          %107 = arith.addi %18, %39 : index
          %108 = arith.addi %107, %c2 : index
          %109 = memref.load %x[%108] : memref<?xf32>
          %110 = vector.broadcast %109 : f32 to vector<16xf32>
          %111 = math.fma %110, %106, %95 : vector<16xf32>
          %112 = arith.addi %79, %c6 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.andi %114, %c17 : vector<16xi32>
          %116 = arith.shrui %62, %c18 : vector<16xi32>
          %117 = arith.andi %116, %c17 : vector<16xi32>
          %118 = arith.shli %117, %c19 : vector<16xi32>
          %119 = arith.ori %115, %118 : vector<16xi32>
          %120 = arith.subi %119, %c20 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = arith.mulf %121, %48 : vector<16xf32>
          %123 = arith.addi %18, %39 : index
          %124 = arith.addi %123, %c3 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %122, %111 : vector<16xf32>
          %128 = arith.addi %79, %c6 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.shrui %130, %c19 : vector<16xi32>
          %132 = arith.shrui %62, %c19 : vector<16xi32>
          %133 = arith.andi %132, %c17 : vector<16xi32>
          %134 = arith.shli %133, %c19 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.subi %135, %c20 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = arith.mulf %137, %48 : vector<16xf32>
          %139 = arith.addi %18, %39 : index
          %140 = arith.addi %139, %c14 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %138, %127 : vector<16xf32>
          %144 = arith.addi %79, %c10 : index
          %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
          %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
          %147 = arith.andi %146, %c17 : vector<16xi32>
          %148 = arith.shrui %69, %c18 : vector<16xi32>
          %149 = arith.andi %148, %c17 : vector<16xi32>
          %150 = arith.shli %149, %c19 : vector<16xi32>
          %151 = arith.ori %147, %150 : vector<16xi32>
          %152 = arith.subi %151, %c20 : vector<16xi32>
          %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %154 = arith.mulf %153, %48 : vector<16xf32>
          %155 = arith.addi %18, %39 : index
          %156 = arith.addi %155, %c12 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %154, %143 : vector<16xf32>
          %160 = arith.addi %79, %c10 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.shrui %162, %c19 : vector<16xi32>
          %164 = arith.shrui %69, %c19 : vector<16xi32>
          %165 = arith.andi %164, %c17 : vector<16xi32>
          %166 = arith.shli %165, %c19 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.subi %167, %c20 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %48 : vector<16xf32>
          %171 = arith.addi %18, %39 : index
          %172 = arith.addi %171, %c21 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %170, %159 : vector<16xf32>
          %176 = arith.addi %79, %c22 : index
          %177 = vector.load %w[%176] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.andi %178, %c17 : vector<16xi32>
          %180 = arith.shrui %76, %c18 : vector<16xi32>
          %181 = arith.andi %180, %c17 : vector<16xi32>
          %182 = arith.shli %181, %c19 : vector<16xi32>
          %183 = arith.ori %179, %182 : vector<16xi32>
          %184 = arith.subi %183, %c20 : vector<16xi32>
          %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
          %186 = arith.mulf %185, %48 : vector<16xf32>
          %187 = arith.addi %18, %39 : index
          %188 = arith.addi %187, %c23 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %186, %175 : vector<16xf32>
          %192 = arith.addi %79, %c22 : index
          %193 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
          %195 = arith.shrui %194, %c19 : vector<16xi32>
          %196 = arith.shrui %76, %c19 : vector<16xi32>
          %197 = arith.andi %196, %c17 : vector<16xi32>
          %198 = arith.shli %197, %c19 : vector<16xi32>
          %199 = arith.ori %195, %198 : vector<16xi32>
          %200 = arith.subi %199, %c20 : vector<16xi32>
          %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
          %202 = arith.mulf %201, %48 : vector<16xf32>
          %203 = arith.addi %18, %39 : index
          %204 = arith.addi %203, %c24 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %202, %191 : vector<16xf32>
          scf.yield %207 : vector<16xf32>
        }
        scf.yield %37 : vector<16xf32>
      }
      %208 = arith.muli %headDim, %c7 : index
      %209 = arith.muli %19, %c6 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.addi %210, %c7 : index
      vector.store %27, %3[%211] : memref<?xf32>, vector<16xf32>
    }
    %212 = arith.addi %14, %c2 : index
    %213 = arith.minsi %212, %13 : index
    scf.for %214 = %14 to %213 step %c2 {
      %215 = arith.subi %214, %14 : index
      %216 = arith.muli %215, %headDim : index
      %217 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %217 {
        scf.for %218 = %c7 to %headDim step %c6 {
          %219 = arith.muli %0, %headDim : index
          %220 = arith.addi %219, %218 : index
          %221 = vector.load %bias[%220] : memref<?xf32>, vector<16xf32>
          %222 = arith.addi %216, %218 : index
          %223 = vector.load %3[%222] : memref<?xf32>, vector<16xf32>
          %224 = arith.addf %223, %221 : vector<16xf32>
          %225 = arith.addi %216, %218 : index
          vector.store %224, %3[%225] : memref<?xf32>, vector<16xf32>
        }
      }
      %226 = arith.addi %heads, %kvHeads : index
      %227 = arith.cmpi slt, %0, %226 : index
      scf.if %227 {
        %228 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %228 {
          %229 = arith.cmpi slt, %0, %heads : index
          %232 = scf.for %230 = %c7 to %headDim step %c6 iter_args(%231 = %c9) -> (vector<16xf32>) {
            %233 = arith.addi %216, %230 : index
            %234 = vector.load %3[%233] : memref<?xf32>, vector<16xf32>
            %235 = math.fma %234, %234, %231 : vector<16xf32>
            scf.yield %235 : vector<16xf32>
          }
          %236 = wave.reduce "add" %232 : vector<16xf32>
          %237 = arith.mulf %236, %inverseHeadDim : f32
          %238 = arith.addf %237, %epsilon : f32
          %239 = math.sqrt %238 : f32
          %240 = arith.divf %c31, %239 : f32
          %241 = vector.broadcast %240 : f32 to vector<16xf32>
          scf.for %242 = %c7 to %headDim step %c6 {
            %243 = vector.load %query_norm[%242] : memref<?xf32>, vector<16xf32>
            %244 = vector.load %key_norm[%242] : memref<?xf32>, vector<16xf32>
            %245 = arith.select %229, %243, %244 : vector<16xf32>
            %246 = arith.addi %216, %242 : index
            %247 = vector.load %3[%246] : memref<?xf32>, vector<16xf32>
            %248 = arith.mulf %247, %241 : vector<16xf32>
            %249 = arith.mulf %248, %245 : vector<16xf32>
            %250 = arith.addi %216, %242 : index
            vector.store %249, %3[%250] : memref<?xf32>, vector<16xf32>
          }
        }
        %251 = arith.addi %positionsAt, %214 : index
        %252 = memref.load %step[%251] : memref<?xi32>
        %253 = arith.index_cast %252 : i32 to index
        %254 = arith.divui %headDim, %c3 : index
        %255 = arith.remui %253, %c4 : index
        %256 = arith.muli %255, %headDim : index
        %257 = arith.divui %253, %c4 : index
        %258 = arith.addi %257, %c4 : index
        %259 = arith.muli %258, %headDim : index
        scf.for %260 = %c7 to %254 step %c11 {
          %261 = arith.addi %256, %260 : index
          %262 = vector.load %rope[%261] : memref<?xf32>, vector<8xf32>
          %263 = arith.addi %256, %254 : index
          %264 = arith.addi %263, %260 : index
          %265 = vector.load %rope[%264] : memref<?xf32>, vector<8xf32>
          %266 = arith.addi %259, %260 : index
          %267 = vector.load %rope[%266] : memref<?xf32>, vector<8xf32>
          %268 = arith.addi %259, %254 : index
          %269 = arith.addi %268, %260 : index
          %270 = vector.load %rope[%269] : memref<?xf32>, vector<8xf32>
          %271 = arith.mulf %267, %262 : vector<8xf32>
          %272 = arith.mulf %270, %265 : vector<8xf32>
          %273 = arith.subf %271, %272 : vector<8xf32>
          %274 = arith.mulf %270, %262 : vector<8xf32>
          %275 = arith.mulf %267, %265 : vector<8xf32>
          %276 = arith.addf %274, %275 : vector<8xf32>
          %277 = arith.addi %216, %260 : index
          %278 = vector.load %3[%277] : memref<?xf32>, vector<8xf32>
          %279 = arith.addi %216, %254 : index
          %280 = arith.addi %279, %260 : index
          %281 = vector.load %3[%280] : memref<?xf32>, vector<8xf32>
          %282 = arith.mulf %278, %273 : vector<8xf32>
          %283 = arith.mulf %281, %276 : vector<8xf32>
          %284 = arith.subf %282, %283 : vector<8xf32>
          %285 = arith.addi %216, %260 : index
          vector.store %284, %3[%285] : memref<?xf32>, vector<8xf32>
          %286 = arith.mulf %281, %273 : vector<8xf32>
          %287 = arith.mulf %278, %276 : vector<8xf32>
          %288 = arith.addf %286, %287 : vector<8xf32>
          %289 = arith.addi %216, %254 : index
          %290 = arith.addi %289, %260 : index
          vector.store %288, %3[%290] : memref<?xf32>, vector<8xf32>
        }
      }
      %291 = arith.cmpi slt, %0, %heads : index
      scf.if %291 {
        scf.for %292 = %c7 to %headDim step %c6 {
          %293 = arith.addi %216, %292 : index
          %294 = vector.load %3[%293] : memref<?xf32>, vector<16xf32>
          %295 = arith.muli %214, %heads : index
          %296 = arith.addi %295, %0 : index
          %297 = arith.muli %296, %headDim : index
          %298 = arith.addi %297, %292 : index
          vector.store %294, %q[%298] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %299 = arith.addi %slotsAt, %214 : index
        %300 = memref.load %step[%299] : memref<?xi32>
        %301 = arith.index_cast %300 : i32 to index
        %302 = arith.cmpi sge, %301, %c7 : index
        scf.if %302 {
          %303 = arith.cmpi eq, %codec, %c7 : index
          scf.if %303 {
            %304 = arith.subi %0, %heads : index
            %305 = memref.load %scales[%304] : memref<?xf32>
            %306 = vector.broadcast %305 : f32 to vector<16xf32>
            %307 = arith.divui %301, %c6 : index
            %308 = arith.remui %301, %c6 : index
            %309 = arith.muli %headDim, %c3 : index
            %310 = arith.muli %307, %pageBytes : index
            scf.for %311 = %c7 to %headDim step %c6 {
              %312 = arith.addi %216, %311 : index
              %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.mulf %313, %306 : vector<16xf32>
              %315 = arith.minimumf %314, %c36 : vector<16xf32>
              %316 = arith.maximumf %315, %c37 : vector<16xf32>
              %317 = arith.truncf %316 : vector<16xf32> to vector<16xf16>
              %318 = vector.bitcast %317 : vector<16xf16> to vector<32xi8>
              %319 = arith.muli %311, %c3 : index
              vector.store %318, %5[%319] : memref<?xi8>, vector<32xi8>
            }
            %320 = arith.cmpi slt, %304, %kvHeads : index
            scf.if %320 {
              %321 = arith.muli %309, %c10 : index
              %322 = arith.muli %304, %321 : index
              %323 = arith.addi %310, %322 : index
              %324 = arith.muli %308, %c3 : index
              %325 = arith.addi %323, %324 : index
              scf.for %326 = %c7 to %headDim step %c2 {
                %327 = arith.muli %326, %c3 : index
                %328 = arith.addi %327, %c7 : index
                %329 = memref.load %5[%328] : memref<?xi8>
                %330 = arith.muli %326, %c10 : index
                %331 = arith.addi %325, %330 : index
                %332 = arith.addi %331, %c7 : index
                memref.store %329, %kv[%332] : memref<?xi8>
                %333 = arith.muli %326, %c3 : index
                %334 = arith.addi %333, %c2 : index
                %335 = memref.load %5[%334] : memref<?xi8>
                %336 = arith.muli %326, %c10 : index
                %337 = arith.addi %325, %336 : index
                %338 = arith.addi %337, %c2 : index
                memref.store %335, %kv[%338] : memref<?xi8>
              }
            } else {
              %339 = arith.subi %304, %kvHeads : index
              %340 = arith.muli %339, %c3 : index
              %341 = arith.addi %340, %c2 : index
              %342 = arith.muli %309, %c6 : index
              %343 = arith.muli %341, %342 : index
              %344 = arith.addi %310, %343 : index
              %345 = arith.muli %308, %309 : index
              %346 = arith.addi %344, %345 : index
              scf.for %347 = %c7 to %309 step %c6 {
                %348 = vector.load %5[%347] : memref<?xi8>, vector<16xi8>
                %349 = arith.addi %346, %347 : index
                vector.store %348, %kv[%349] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %350 = arith.cmpi eq, %codec, %c2 : index
          scf.if %350 {
            %351 = arith.subi %0, %heads : index
            %352 = memref.load %scales[%351] : memref<?xf32>
            %353 = vector.broadcast %352 : f32 to vector<16xf32>
            %354 = arith.divui %301, %c6 : index
            %355 = arith.remui %301, %c6 : index
            %356 = arith.muli %headDim, %c2 : index
            %357 = arith.muli %354, %pageBytes : index
            scf.for %358 = %c7 to %headDim step %c6 {
              %359 = arith.addi %216, %358 : index
              %360 = vector.load %3[%359] : memref<?xf32>, vector<16xf32>
              %361 = arith.mulf %360, %353 : vector<16xf32>
              %362 = wave.fp8_encode "e4m3" %361 : vector<16xf32> -> vector<16xi8>
              %363 = arith.muli %358, %c2 : index
              vector.store %362, %5[%363] : memref<?xi8>, vector<16xi8>
            }
            %364 = arith.cmpi slt, %351, %kvHeads : index
            scf.if %364 {
              %365 = arith.muli %356, %c10 : index
              %366 = arith.muli %351, %365 : index
              %367 = arith.addi %357, %366 : index
              %368 = arith.muli %355, %c2 : index
              %369 = arith.addi %367, %368 : index
              scf.for %370 = %c7 to %headDim step %c2 {
                %371 = arith.muli %370, %c2 : index
                %372 = arith.addi %371, %c7 : index
                %373 = memref.load %5[%372] : memref<?xi8>
                %374 = arith.muli %370, %c6 : index
                %375 = arith.addi %369, %374 : index
                %376 = arith.addi %375, %c7 : index
                memref.store %373, %kv[%376] : memref<?xi8>
              }
            } else {
              %377 = arith.subi %351, %kvHeads : index
              %378 = arith.muli %377, %c3 : index
              %379 = arith.addi %378, %c2 : index
              %380 = arith.muli %356, %c6 : index
              %381 = arith.muli %379, %380 : index
              %382 = arith.addi %357, %381 : index
              %383 = arith.muli %355, %356 : index
              %384 = arith.addi %382, %383 : index
              scf.for %385 = %c7 to %356 step %c6 {
                %386 = vector.load %5[%385] : memref<?xi8>, vector<16xi8>
                %387 = arith.addi %384, %385 : index
                vector.store %386, %kv[%387] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %388 = arith.cmpi eq, %codec, %c3 : index
          scf.if %388 {
            %389 = arith.subi %0, %heads : index
            %390 = memref.load %scales[%389] : memref<?xf32>
            %391 = vector.broadcast %390 : f32 to vector<16xf32>
            %392 = arith.divui %301, %c6 : index
            %393 = arith.remui %301, %c6 : index
            %394 = arith.muli %headDim, %c2 : index
            %395 = arith.muli %392, %pageBytes : index
            scf.for %396 = %c7 to %headDim step %c6 {
              %397 = arith.addi %216, %396 : index
              %398 = vector.load %3[%397] : memref<?xf32>, vector<16xf32>
              %399 = arith.mulf %398, %391 : vector<16xf32>
              %400 = wave.fp8_encode "e5m2" %399 : vector<16xf32> -> vector<16xi8>
              %401 = arith.muli %396, %c2 : index
              vector.store %400, %5[%401] : memref<?xi8>, vector<16xi8>
            }
            %402 = arith.cmpi slt, %389, %kvHeads : index
            scf.if %402 {
              %403 = arith.muli %394, %c10 : index
              %404 = arith.muli %389, %403 : index
              %405 = arith.addi %395, %404 : index
              %406 = arith.muli %393, %c2 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c7 to %headDim step %c2 {
                %409 = arith.muli %408, %c2 : index
                %410 = arith.addi %409, %c7 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.muli %408, %c6 : index
                %413 = arith.addi %407, %412 : index
                %414 = arith.addi %413, %c7 : index
                memref.store %411, %kv[%414] : memref<?xi8>
              }
            } else {
              %415 = arith.subi %389, %kvHeads : index
              %416 = arith.muli %415, %c3 : index
              %417 = arith.addi %416, %c2 : index
              %418 = arith.muli %394, %c6 : index
              %419 = arith.muli %417, %418 : index
              %420 = arith.addi %395, %419 : index
              %421 = arith.muli %393, %394 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c7 to %394 step %c6 {
                %424 = vector.load %5[%423] : memref<?xi8>, vector<16xi8>
                %425 = arith.addi %422, %423 : index
                vector.store %424, %kv[%425] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

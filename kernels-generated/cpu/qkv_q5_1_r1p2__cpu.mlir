// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 320 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<0> : vector<16xi32>
  %c16 = arith.constant dense<1> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant 3 : index
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.muli %0, %8 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.addi %25, %c2 : index
      %27 = arith.muli %26, %7 : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %32:2 = scf.for %29 = %c7 to %28 step %c2 iter_args(%30 = %c9, %31 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %c5 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %29, %c5 : index
        %36 = arith.addi %27, %35 : index
        %37 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = arith.addi %34, %c4 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %36, %c4 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.muli %29, %c4 : index
        %55:2 = scf.for %52 = %c7 to %c10 step %c2 iter_args(%53 = %30, %54 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %56 = arith.muli %52, %c11 : index
          %57 = arith.addi %51, %56 : index
          %58 = arith.addi %34, %c12 : index
          %59 = arith.muli %52, %c2 : index
          %60 = arith.addi %59, %c7 : index
          %61 = arith.muli %60, %c6 : index
          %62 = arith.addi %58, %61 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.addi %34, %c13 : index
          %66 = arith.muli %52, %c13 : index
          %67 = arith.addi %65, %66 : index
          %68 = arith.addi %67, %c7 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.andi %70, %c14 : vector<16xi32>
          %72 = arith.shrui %64, %c15 : vector<16xi32>
          %73 = arith.andi %72, %c16 : vector<16xi32>
          %74 = arith.shli %73, %c17 : vector<16xi32>
          %75 = arith.ori %71, %74 : vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = math.fma %76, %39, %43 : vector<16xf32>
          %78 = arith.addi %36, %c12 : index
          %79 = arith.muli %52, %c2 : index
          %80 = arith.addi %79, %c7 : index
          %81 = arith.muli %80, %c6 : index
          %82 = arith.addi %78, %81 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.addi %36, %c13 : index
          %86 = arith.muli %52, %c13 : index
          %87 = arith.addi %85, %86 : index
          %88 = arith.addi %87, %c7 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.andi %90, %c14 : vector<16xi32>
          %92 = arith.shrui %84, %c15 : vector<16xi32>
          %93 = arith.andi %92, %c16 : vector<16xi32>
          %94 = arith.shli %93, %c17 : vector<16xi32>
          %95 = arith.ori %91, %94 : vector<16xi32>
          %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
          %97 = math.fma %96, %46, %50 : vector<16xf32>
          %98 = arith.addi %18, %57 : index
          %99 = arith.addi %98, %c7 : index
          %100 = memref.load %x[%99] : memref<?xf32>
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          %102 = math.fma %101, %77, %53 : vector<16xf32>
          %103 = math.fma %101, %97, %54 : vector<16xf32>
          %104 = arith.addi %67, %c7 : index
          %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
          %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
          %107 = arith.shrui %106, %c17 : vector<16xi32>
          %108 = arith.shrui %64, %c16 : vector<16xi32>
          %109 = arith.andi %108, %c16 : vector<16xi32>
          %110 = arith.shli %109, %c17 : vector<16xi32>
          %111 = arith.ori %107, %110 : vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = math.fma %112, %39, %43 : vector<16xf32>
          %114 = arith.addi %87, %c7 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.shrui %116, %c17 : vector<16xi32>
          %118 = arith.shrui %84, %c16 : vector<16xi32>
          %119 = arith.andi %118, %c16 : vector<16xi32>
          %120 = arith.shli %119, %c17 : vector<16xi32>
          %121 = arith.ori %117, %120 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = math.fma %122, %46, %50 : vector<16xf32>
          %124 = arith.addi %18, %57 : index
          %125 = arith.addi %124, %c2 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %113, %102 : vector<16xf32>
          %129 = math.fma %127, %123, %103 : vector<16xf32>
          %130 = arith.addi %67, %c6 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.andi %132, %c14 : vector<16xi32>
          %134 = arith.shrui %64, %c18 : vector<16xi32>
          %135 = arith.andi %134, %c16 : vector<16xi32>
          %136 = arith.shli %135, %c17 : vector<16xi32>
          %137 = arith.ori %133, %136 : vector<16xi32>
          %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
          %139 = math.fma %138, %39, %43 : vector<16xf32>
          %140 = arith.addi %87, %c6 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.andi %142, %c14 : vector<16xi32>
          %144 = arith.shrui %84, %c18 : vector<16xi32>
          %145 = arith.andi %144, %c16 : vector<16xi32>
          %146 = arith.shli %145, %c17 : vector<16xi32>
          %147 = arith.ori %143, %146 : vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %46, %50 : vector<16xf32>
          %150 = arith.addi %18, %57 : index
          %151 = arith.addi %150, %c3 : index
          %152 = memref.load %x[%151] : memref<?xf32>
          %153 = vector.broadcast %152 : f32 to vector<16xf32>
          %154 = math.fma %153, %139, %128 : vector<16xf32>
          %155 = math.fma %153, %149, %129 : vector<16xf32>
          %156 = arith.addi %67, %c6 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.shrui %158, %c17 : vector<16xi32>
          %160 = arith.shrui %64, %c19 : vector<16xi32>
          %161 = arith.andi %160, %c16 : vector<16xi32>
          %162 = arith.shli %161, %c17 : vector<16xi32>
          %163 = arith.ori %159, %162 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %39, %43 : vector<16xf32>
          %166 = arith.addi %87, %c6 : index
          %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
          %169 = arith.shrui %168, %c17 : vector<16xi32>
          %170 = arith.shrui %84, %c19 : vector<16xi32>
          %171 = arith.andi %170, %c16 : vector<16xi32>
          %172 = arith.shli %171, %c17 : vector<16xi32>
          %173 = arith.ori %169, %172 : vector<16xi32>
          %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
          %175 = math.fma %174, %46, %50 : vector<16xf32>
          %176 = arith.addi %18, %57 : index
          %177 = arith.addi %176, %c20 : index
          %178 = memref.load %x[%177] : memref<?xf32>
          %179 = vector.broadcast %178 : f32 to vector<16xf32>
          %180 = math.fma %179, %165, %154 : vector<16xf32>
          %181 = math.fma %179, %175, %155 : vector<16xf32>
          %182 = arith.addi %67, %c4 : index
          %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.andi %184, %c14 : vector<16xi32>
          %186 = arith.shrui %64, %c17 : vector<16xi32>
          %187 = arith.andi %186, %c16 : vector<16xi32>
          %188 = arith.shli %187, %c17 : vector<16xi32>
          %189 = arith.ori %185, %188 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %39, %43 : vector<16xf32>
          %192 = arith.addi %87, %c4 : index
          %193 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
          %195 = arith.andi %194, %c14 : vector<16xi32>
          %196 = arith.shrui %84, %c17 : vector<16xi32>
          %197 = arith.andi %196, %c16 : vector<16xi32>
          %198 = arith.shli %197, %c17 : vector<16xi32>
          %199 = arith.ori %195, %198 : vector<16xi32>
          %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
          %201 = math.fma %200, %46, %50 : vector<16xf32>
          %202 = arith.addi %18, %57 : index
          %203 = arith.addi %202, %c10 : index
          %204 = memref.load %x[%203] : memref<?xf32>
          %205 = vector.broadcast %204 : f32 to vector<16xf32>
          %206 = math.fma %205, %191, %180 : vector<16xf32>
          %207 = math.fma %205, %201, %181 : vector<16xf32>
          %208 = arith.addi %67, %c4 : index
          %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
          %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
          %211 = arith.shrui %210, %c17 : vector<16xi32>
          %212 = arith.shrui %64, %c21 : vector<16xi32>
          %213 = arith.andi %212, %c16 : vector<16xi32>
          %214 = arith.shli %213, %c17 : vector<16xi32>
          %215 = arith.ori %211, %214 : vector<16xi32>
          %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
          %217 = math.fma %216, %39, %43 : vector<16xf32>
          %218 = arith.addi %87, %c4 : index
          %219 = vector.load %w[%218] : memref<?xi8>, vector<16xi8>
          %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
          %221 = arith.shrui %220, %c17 : vector<16xi32>
          %222 = arith.shrui %84, %c21 : vector<16xi32>
          %223 = arith.andi %222, %c16 : vector<16xi32>
          %224 = arith.shli %223, %c17 : vector<16xi32>
          %225 = arith.ori %221, %224 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = math.fma %226, %46, %50 : vector<16xf32>
          %228 = arith.addi %18, %57 : index
          %229 = arith.addi %228, %c22 : index
          %230 = memref.load %x[%229] : memref<?xf32>
          %231 = vector.broadcast %230 : f32 to vector<16xf32>
          %232 = math.fma %231, %217, %206 : vector<16xf32>
          %233 = math.fma %231, %227, %207 : vector<16xf32>
          %234 = arith.addi %67, %c23 : index
          %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.andi %236, %c14 : vector<16xi32>
          %238 = arith.shrui %64, %c24 : vector<16xi32>
          %239 = arith.andi %238, %c16 : vector<16xi32>
          %240 = arith.shli %239, %c17 : vector<16xi32>
          %241 = arith.ori %237, %240 : vector<16xi32>
          %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
          %243 = math.fma %242, %39, %43 : vector<16xf32>
          %244 = arith.addi %87, %c23 : index
          %245 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
          %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
          %247 = arith.andi %246, %c14 : vector<16xi32>
          %248 = arith.shrui %84, %c24 : vector<16xi32>
          %249 = arith.andi %248, %c16 : vector<16xi32>
          %250 = arith.shli %249, %c17 : vector<16xi32>
          %251 = arith.ori %247, %250 : vector<16xi32>
          %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
          %253 = math.fma %252, %46, %50 : vector<16xf32>
          %254 = arith.addi %18, %57 : index
          %255 = arith.addi %254, %c25 : index
          %256 = memref.load %x[%255] : memref<?xf32>
          %257 = vector.broadcast %256 : f32 to vector<16xf32>
          %258 = math.fma %257, %243, %232 : vector<16xf32>
          %259 = math.fma %257, %253, %233 : vector<16xf32>
          %260 = arith.addi %67, %c23 : index
          %261 = vector.load %w[%260] : memref<?xi8>, vector<16xi8>
          %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
          %263 = arith.shrui %262, %c17 : vector<16xi32>
          %264 = arith.shrui %64, %c26 : vector<16xi32>
          %265 = arith.andi %264, %c16 : vector<16xi32>
          %266 = arith.shli %265, %c17 : vector<16xi32>
          %267 = arith.ori %263, %266 : vector<16xi32>
          %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
          %269 = math.fma %268, %39, %43 : vector<16xf32>
          %270 = arith.addi %87, %c23 : index
          %271 = vector.load %w[%270] : memref<?xi8>, vector<16xi8>
          %272 = arith.extui %271 : vector<16xi8> to vector<16xi32>
          %273 = arith.shrui %272, %c17 : vector<16xi32>
          %274 = arith.shrui %84, %c26 : vector<16xi32>
          %275 = arith.andi %274, %c16 : vector<16xi32>
          %276 = arith.shli %275, %c17 : vector<16xi32>
          %277 = arith.ori %273, %276 : vector<16xi32>
          %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
          %279 = math.fma %278, %46, %50 : vector<16xf32>
          %280 = arith.addi %18, %57 : index
          %281 = arith.addi %280, %c27 : index
          %282 = memref.load %x[%281] : memref<?xf32>
          %283 = vector.broadcast %282 : f32 to vector<16xf32>
          %284 = math.fma %283, %269, %258 : vector<16xf32>
          %285 = math.fma %283, %279, %259 : vector<16xf32>
          scf.yield %284, %285 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1 : vector<16xf32>, vector<16xf32>
      }
      %286 = arith.muli %headDim, %c7 : index
      %287 = arith.muli %19, %c6 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.addi %288, %c7 : index
      vector.store %32#0, %3[%289] : memref<?xf32>, vector<16xf32>
      %290 = arith.muli %headDim, %c7 : index
      %291 = arith.muli %19, %c6 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.addi %292, %c6 : index
      vector.store %32#1, %3[%293] : memref<?xf32>, vector<16xf32>
    }
    %294 = arith.addi %14, %c2 : index
    %295 = arith.minsi %294, %13 : index
    scf.for %296 = %14 to %295 step %c2 {
      %297 = arith.subi %296, %14 : index
      %298 = arith.muli %297, %headDim : index
      %299 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %299 {
        scf.for %300 = %c7 to %headDim step %c6 {
          %301 = arith.muli %0, %headDim : index
          %302 = arith.addi %301, %300 : index
          %303 = vector.load %bias[%302] : memref<?xf32>, vector<16xf32>
          %304 = arith.addi %298, %300 : index
          %305 = vector.load %3[%304] : memref<?xf32>, vector<16xf32>
          %306 = arith.addf %305, %303 : vector<16xf32>
          %307 = arith.addi %298, %300 : index
          vector.store %306, %3[%307] : memref<?xf32>, vector<16xf32>
        }
      }
      %308 = arith.addi %heads, %kvHeads : index
      %309 = arith.cmpi slt, %0, %308 : index
      scf.if %309 {
        %310 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %310 {
          %311 = arith.cmpi slt, %0, %heads : index
          %314 = scf.for %312 = %c7 to %headDim step %c6 iter_args(%313 = %c9) -> (vector<16xf32>) {
            %315 = arith.addi %298, %312 : index
            %316 = vector.load %3[%315] : memref<?xf32>, vector<16xf32>
            %317 = math.fma %316, %316, %313 : vector<16xf32>
            scf.yield %317 : vector<16xf32>
          }
          %318 = wave.reduce "add" %314 : vector<16xf32>
          %319 = arith.mulf %318, %inverseHeadDim : f32
          %320 = arith.addf %319, %epsilon : f32
          %321 = math.sqrt %320 : f32
          %322 = arith.divf %c34, %321 : f32
          %323 = vector.broadcast %322 : f32 to vector<16xf32>
          scf.for %324 = %c7 to %headDim step %c6 {
            %325 = vector.load %query_norm[%324] : memref<?xf32>, vector<16xf32>
            %326 = vector.load %key_norm[%324] : memref<?xf32>, vector<16xf32>
            %327 = arith.select %311, %325, %326 : vector<16xf32>
            %328 = arith.addi %298, %324 : index
            %329 = vector.load %3[%328] : memref<?xf32>, vector<16xf32>
            %330 = arith.mulf %329, %323 : vector<16xf32>
            %331 = arith.mulf %330, %327 : vector<16xf32>
            %332 = arith.addi %298, %324 : index
            vector.store %331, %3[%332] : memref<?xf32>, vector<16xf32>
          }
        }
        %333 = arith.addi %positionsAt, %296 : index
        %334 = memref.load %step[%333] : memref<?xi32>
        %335 = arith.index_cast %334 : i32 to index
        %336 = arith.divui %headDim, %c3 : index
        %337 = arith.remui %335, %c36 : index
        %338 = arith.muli %337, %headDim : index
        %339 = arith.divui %335, %c36 : index
        %340 = arith.addi %339, %c36 : index
        %341 = arith.muli %340, %headDim : index
        scf.for %342 = %c7 to %336 step %c11 {
          %343 = arith.addi %338, %342 : index
          %344 = vector.load %rope[%343] : memref<?xf32>, vector<8xf32>
          %345 = arith.addi %338, %336 : index
          %346 = arith.addi %345, %342 : index
          %347 = vector.load %rope[%346] : memref<?xf32>, vector<8xf32>
          %348 = arith.addi %341, %342 : index
          %349 = vector.load %rope[%348] : memref<?xf32>, vector<8xf32>
          %350 = arith.addi %341, %336 : index
          %351 = arith.addi %350, %342 : index
          %352 = vector.load %rope[%351] : memref<?xf32>, vector<8xf32>
          %353 = arith.mulf %349, %344 : vector<8xf32>
          %354 = arith.mulf %352, %347 : vector<8xf32>
          %355 = arith.subf %353, %354 : vector<8xf32>
          %356 = arith.mulf %352, %344 : vector<8xf32>
          %357 = arith.mulf %349, %347 : vector<8xf32>
          %358 = arith.addf %356, %357 : vector<8xf32>
          %359 = arith.addi %298, %342 : index
          %360 = vector.load %3[%359] : memref<?xf32>, vector<8xf32>
          %361 = arith.addi %298, %336 : index
          %362 = arith.addi %361, %342 : index
          %363 = vector.load %3[%362] : memref<?xf32>, vector<8xf32>
          %364 = arith.mulf %360, %355 : vector<8xf32>
          %365 = arith.mulf %363, %358 : vector<8xf32>
          %366 = arith.subf %364, %365 : vector<8xf32>
          %367 = arith.addi %298, %342 : index
          vector.store %366, %3[%367] : memref<?xf32>, vector<8xf32>
          %368 = arith.mulf %363, %355 : vector<8xf32>
          %369 = arith.mulf %360, %358 : vector<8xf32>
          %370 = arith.addf %368, %369 : vector<8xf32>
          %371 = arith.addi %298, %336 : index
          %372 = arith.addi %371, %342 : index
          vector.store %370, %3[%372] : memref<?xf32>, vector<8xf32>
        }
      }
      %373 = arith.cmpi slt, %0, %heads : index
      scf.if %373 {
        scf.for %374 = %c7 to %headDim step %c6 {
          %375 = arith.addi %298, %374 : index
          %376 = vector.load %3[%375] : memref<?xf32>, vector<16xf32>
          %377 = arith.muli %296, %heads : index
          %378 = arith.addi %377, %0 : index
          %379 = arith.muli %378, %headDim : index
          %380 = arith.addi %379, %374 : index
          vector.store %376, %q[%380] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %381 = arith.addi %slotsAt, %296 : index
        %382 = memref.load %step[%381] : memref<?xi32>
        %383 = arith.index_cast %382 : i32 to index
        %384 = arith.cmpi sge, %383, %c7 : index
        scf.if %384 {
          %385 = arith.cmpi eq, %codec, %c7 : index
          scf.if %385 {
            %386 = arith.subi %0, %heads : index
            %387 = memref.load %scales[%386] : memref<?xf32>
            %388 = vector.broadcast %387 : f32 to vector<16xf32>
            %389 = arith.divui %383, %c6 : index
            %390 = arith.remui %383, %c6 : index
            %391 = arith.muli %headDim, %c3 : index
            %392 = arith.muli %389, %pageBytes : index
            scf.for %393 = %c7 to %headDim step %c6 {
              %394 = arith.addi %298, %393 : index
              %395 = vector.load %3[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.mulf %395, %388 : vector<16xf32>
              %397 = arith.minimumf %396, %c40 : vector<16xf32>
              %398 = arith.maximumf %397, %c41 : vector<16xf32>
              %399 = arith.truncf %398 : vector<16xf32> to vector<16xf16>
              %400 = vector.bitcast %399 : vector<16xf16> to vector<32xi8>
              %401 = arith.muli %393, %c3 : index
              vector.store %400, %5[%401] : memref<?xi8>, vector<32xi8>
            }
            %402 = arith.cmpi slt, %386, %kvHeads : index
            scf.if %402 {
              %403 = arith.muli %391, %c4 : index
              %404 = arith.muli %386, %403 : index
              %405 = arith.addi %392, %404 : index
              %406 = arith.muli %390, %c3 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c7 to %headDim step %c2 {
                %409 = arith.muli %408, %c3 : index
                %410 = arith.addi %409, %c7 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.muli %408, %c4 : index
                %413 = arith.addi %407, %412 : index
                %414 = arith.addi %413, %c7 : index
                memref.store %411, %kv[%414] : memref<?xi8>
                %415 = arith.muli %408, %c3 : index
                %416 = arith.addi %415, %c2 : index
                %417 = memref.load %5[%416] : memref<?xi8>
                %418 = arith.muli %408, %c4 : index
                %419 = arith.addi %407, %418 : index
                %420 = arith.addi %419, %c2 : index
                memref.store %417, %kv[%420] : memref<?xi8>
              }
            } else {
              %421 = arith.subi %386, %kvHeads : index
              %422 = arith.muli %421, %c3 : index
              %423 = arith.addi %422, %c2 : index
              %424 = arith.muli %391, %c6 : index
              %425 = arith.muli %423, %424 : index
              %426 = arith.addi %392, %425 : index
              %427 = arith.muli %390, %391 : index
              %428 = arith.addi %426, %427 : index
              scf.for %429 = %c7 to %391 step %c6 {
                %430 = vector.load %5[%429] : memref<?xi8>, vector<16xi8>
                %431 = arith.addi %428, %429 : index
                vector.store %430, %kv[%431] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %432 = arith.cmpi eq, %codec, %c2 : index
          scf.if %432 {
            %433 = arith.subi %0, %heads : index
            %434 = memref.load %scales[%433] : memref<?xf32>
            %435 = vector.broadcast %434 : f32 to vector<16xf32>
            %436 = arith.divui %383, %c6 : index
            %437 = arith.remui %383, %c6 : index
            %438 = arith.muli %headDim, %c2 : index
            %439 = arith.muli %436, %pageBytes : index
            scf.for %440 = %c7 to %headDim step %c6 {
              %441 = arith.addi %298, %440 : index
              %442 = vector.load %3[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.mulf %442, %435 : vector<16xf32>
              %444 = wave.fp8_encode "e4m3" %443 : vector<16xf32> -> vector<16xi8>
              %445 = arith.muli %440, %c2 : index
              vector.store %444, %5[%445] : memref<?xi8>, vector<16xi8>
            }
            %446 = arith.cmpi slt, %433, %kvHeads : index
            scf.if %446 {
              %447 = arith.muli %438, %c4 : index
              %448 = arith.muli %433, %447 : index
              %449 = arith.addi %439, %448 : index
              %450 = arith.muli %437, %c2 : index
              %451 = arith.addi %449, %450 : index
              scf.for %452 = %c7 to %headDim step %c2 {
                %453 = arith.muli %452, %c2 : index
                %454 = arith.addi %453, %c7 : index
                %455 = memref.load %5[%454] : memref<?xi8>
                %456 = arith.muli %452, %c6 : index
                %457 = arith.addi %451, %456 : index
                %458 = arith.addi %457, %c7 : index
                memref.store %455, %kv[%458] : memref<?xi8>
              }
            } else {
              %459 = arith.subi %433, %kvHeads : index
              %460 = arith.muli %459, %c3 : index
              %461 = arith.addi %460, %c2 : index
              %462 = arith.muli %438, %c6 : index
              %463 = arith.muli %461, %462 : index
              %464 = arith.addi %439, %463 : index
              %465 = arith.muli %437, %438 : index
              %466 = arith.addi %464, %465 : index
              scf.for %467 = %c7 to %438 step %c6 {
                %468 = vector.load %5[%467] : memref<?xi8>, vector<16xi8>
                %469 = arith.addi %466, %467 : index
                vector.store %468, %kv[%469] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %470 = arith.cmpi eq, %codec, %c3 : index
          scf.if %470 {
            %471 = arith.subi %0, %heads : index
            %472 = memref.load %scales[%471] : memref<?xf32>
            %473 = vector.broadcast %472 : f32 to vector<16xf32>
            %474 = arith.divui %383, %c6 : index
            %475 = arith.remui %383, %c6 : index
            %476 = arith.muli %headDim, %c2 : index
            %477 = arith.muli %474, %pageBytes : index
            scf.for %478 = %c7 to %headDim step %c6 {
              %479 = arith.addi %298, %478 : index
              %480 = vector.load %3[%479] : memref<?xf32>, vector<16xf32>
              %481 = arith.mulf %480, %473 : vector<16xf32>
              %482 = wave.fp8_encode "e5m2" %481 : vector<16xf32> -> vector<16xi8>
              %483 = arith.muli %478, %c2 : index
              vector.store %482, %5[%483] : memref<?xi8>, vector<16xi8>
            }
            %484 = arith.cmpi slt, %471, %kvHeads : index
            scf.if %484 {
              %485 = arith.muli %476, %c4 : index
              %486 = arith.muli %471, %485 : index
              %487 = arith.addi %477, %486 : index
              %488 = arith.muli %475, %c2 : index
              %489 = arith.addi %487, %488 : index
              scf.for %490 = %c7 to %headDim step %c2 {
                %491 = arith.muli %490, %c2 : index
                %492 = arith.addi %491, %c7 : index
                %493 = memref.load %5[%492] : memref<?xi8>
                %494 = arith.muli %490, %c6 : index
                %495 = arith.addi %489, %494 : index
                %496 = arith.addi %495, %c7 : index
                memref.store %493, %kv[%496] : memref<?xi8>
              }
            } else {
              %497 = arith.subi %471, %kvHeads : index
              %498 = arith.muli %497, %c3 : index
              %499 = arith.addi %498, %c2 : index
              %500 = arith.muli %476, %c6 : index
              %501 = arith.muli %499, %500 : index
              %502 = arith.addi %477, %501 : index
              %503 = arith.muli %475, %476 : index
              %504 = arith.addi %502, %503 : index
              scf.for %505 = %c7 to %476 step %c6 {
                %506 = vector.load %5[%505] : memref<?xi8>, vector<16xi8>
                %507 = arith.addi %504, %505 : index
                vector.store %506, %kv[%507] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

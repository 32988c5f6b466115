// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 384 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
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
  %4 = arith.muli %headDim, %c2 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c3 : index
  %7 = arith.muli %6, %c4 : index
  %8 = arith.divui %headDim, %c5 : index
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
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    scf.for %22 = %c6 to %8 step %c2 {
      %23 = arith.muli %0, %8 : index
      %24 = arith.addi %23, %22 : index
      %25 = arith.addi %24, %c6 : index
      %26 = arith.muli %25, %7 : index
      %27 = arith.muli %0, %8 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.addi %28, %c8 : index
      %30 = arith.muli %29, %7 : index
      %31 = arith.divui %inputFeatures, %c3 : index
      %37:4 = scf.for %32 = %c6 to %31 step %c8 iter_args(%33 = %c9, %34 = %c9, %35 = %c9, %36 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c4 : index
        %39 = arith.addi %26, %38 : index
        %40 = arith.muli %32, %c4 : index
        %41 = arith.addi %30, %40 : index
        %42 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %39, %c3 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %41, %c3 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.muli %32, %c3 : index
        %62:4 = scf.for %57 = %c6 to %c10 step %c8 iter_args(%58 = %33, %59 = %34, %60 = %35, %61 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %63 = arith.muli %57, %c11 : index
          %64 = arith.addi %56, %63 : index
          %65 = arith.addi %39, %c12 : index
          %66 = arith.muli %57, %c8 : index
          %67 = arith.addi %66, %c6 : index
          %68 = arith.muli %67, %c5 : index
          %69 = arith.addi %65, %68 : index
          %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
          %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
          %72 = arith.addi %39, %c13 : index
          %73 = arith.muli %57, %c13 : index
          %74 = arith.addi %72, %73 : index
          %75 = arith.addi %74, %c6 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.andi %77, %c14 : vector<16xi32>
          %79 = arith.shrui %71, %c15 : vector<16xi32>
          %80 = arith.andi %79, %c16 : vector<16xi32>
          %81 = arith.shli %80, %c17 : vector<16xi32>
          %82 = arith.ori %78, %81 : vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %44, %48 : vector<16xf32>
          %85 = arith.addi %41, %c12 : index
          %86 = arith.muli %57, %c8 : index
          %87 = arith.addi %86, %c6 : index
          %88 = arith.muli %87, %c5 : index
          %89 = arith.addi %85, %88 : index
          %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
          %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
          %92 = arith.addi %41, %c13 : index
          %93 = arith.muli %57, %c13 : index
          %94 = arith.addi %92, %93 : index
          %95 = arith.addi %94, %c6 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.andi %97, %c14 : vector<16xi32>
          %99 = arith.shrui %91, %c15 : vector<16xi32>
          %100 = arith.andi %99, %c16 : vector<16xi32>
          %101 = arith.shli %100, %c17 : vector<16xi32>
          %102 = arith.ori %98, %101 : vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = math.fma %103, %51, %55 : vector<16xf32>
          %105 = arith.addi %20, %64 : index
          %106 = arith.addi %105, %c6 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %84, %58 : vector<16xf32>
          %110 = math.fma %108, %104, %59 : vector<16xf32>
          %111 = arith.addi %21, %64 : index
          %112 = arith.addi %111, %c6 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %84, %60 : vector<16xf32>
          %116 = math.fma %114, %104, %61 : vector<16xf32>
          %117 = arith.addi %74, %c6 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.shrui %119, %c17 : vector<16xi32>
          %121 = arith.shrui %71, %c16 : vector<16xi32>
          %122 = arith.andi %121, %c16 : vector<16xi32>
          %123 = arith.shli %122, %c17 : vector<16xi32>
          %124 = arith.ori %120, %123 : vector<16xi32>
          %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %126 = math.fma %125, %44, %48 : vector<16xf32>
          %127 = arith.addi %94, %c6 : index
          %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
          %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
          %130 = arith.shrui %129, %c17 : vector<16xi32>
          %131 = arith.shrui %91, %c16 : vector<16xi32>
          %132 = arith.andi %131, %c16 : vector<16xi32>
          %133 = arith.shli %132, %c17 : vector<16xi32>
          %134 = arith.ori %130, %133 : vector<16xi32>
          %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %136 = math.fma %135, %51, %55 : vector<16xf32>
          %137 = arith.addi %20, %64 : index
          %138 = arith.addi %137, %c8 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %126, %109 : vector<16xf32>
          %142 = math.fma %140, %136, %110 : vector<16xf32>
          %143 = arith.addi %21, %64 : index
          %144 = arith.addi %143, %c8 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %126, %115 : vector<16xf32>
          %148 = math.fma %146, %136, %116 : vector<16xf32>
          %149 = arith.addi %74, %c5 : index
          %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
          %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
          %152 = arith.andi %151, %c14 : vector<16xi32>
          %153 = arith.shrui %71, %c18 : vector<16xi32>
          %154 = arith.andi %153, %c16 : vector<16xi32>
          %155 = arith.shli %154, %c17 : vector<16xi32>
          %156 = arith.ori %152, %155 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = math.fma %157, %44, %48 : vector<16xf32>
          %159 = arith.addi %94, %c5 : index
          %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
          %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
          %162 = arith.andi %161, %c14 : vector<16xi32>
          %163 = arith.shrui %91, %c18 : vector<16xi32>
          %164 = arith.andi %163, %c16 : vector<16xi32>
          %165 = arith.shli %164, %c17 : vector<16xi32>
          %166 = arith.ori %162, %165 : vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = math.fma %167, %51, %55 : vector<16xf32>
          %169 = arith.addi %20, %64 : index
          %170 = arith.addi %169, %c2 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %158, %141 : vector<16xf32>
          %174 = math.fma %172, %168, %142 : vector<16xf32>
          %175 = arith.addi %21, %64 : index
          %176 = arith.addi %175, %c2 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %158, %147 : vector<16xf32>
          %180 = math.fma %178, %168, %148 : vector<16xf32>
          %181 = arith.addi %74, %c5 : index
          %182 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
          %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
          %184 = arith.shrui %183, %c17 : vector<16xi32>
          %185 = arith.shrui %71, %c19 : vector<16xi32>
          %186 = arith.andi %185, %c16 : vector<16xi32>
          %187 = arith.shli %186, %c17 : vector<16xi32>
          %188 = arith.ori %184, %187 : vector<16xi32>
          %189 = arith.sitofp %188 : vector<16xi32> to vector<16xf32>
          %190 = math.fma %189, %44, %48 : vector<16xf32>
          %191 = arith.addi %94, %c5 : index
          %192 = vector.load %w[%191] : memref<?xi8>, vector<16xi8>
          %193 = arith.extui %192 : vector<16xi8> to vector<16xi32>
          %194 = arith.shrui %193, %c17 : vector<16xi32>
          %195 = arith.shrui %91, %c19 : vector<16xi32>
          %196 = arith.andi %195, %c16 : vector<16xi32>
          %197 = arith.shli %196, %c17 : vector<16xi32>
          %198 = arith.ori %194, %197 : vector<16xi32>
          %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
          %200 = math.fma %199, %51, %55 : vector<16xf32>
          %201 = arith.addi %20, %64 : index
          %202 = arith.addi %201, %c20 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %190, %173 : vector<16xf32>
          %206 = math.fma %204, %200, %174 : vector<16xf32>
          %207 = arith.addi %21, %64 : index
          %208 = arith.addi %207, %c20 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %190, %179 : vector<16xf32>
          %212 = math.fma %210, %200, %180 : vector<16xf32>
          %213 = arith.addi %74, %c3 : index
          %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.andi %215, %c14 : vector<16xi32>
          %217 = arith.shrui %71, %c17 : vector<16xi32>
          %218 = arith.andi %217, %c16 : vector<16xi32>
          %219 = arith.shli %218, %c17 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
          %222 = math.fma %221, %44, %48 : vector<16xf32>
          %223 = arith.addi %94, %c3 : index
          %224 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
          %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
          %226 = arith.andi %225, %c14 : vector<16xi32>
          %227 = arith.shrui %91, %c17 : vector<16xi32>
          %228 = arith.andi %227, %c16 : vector<16xi32>
          %229 = arith.shli %228, %c17 : vector<16xi32>
          %230 = arith.ori %226, %229 : vector<16xi32>
          %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %232 = math.fma %231, %51, %55 : vector<16xf32>
          %233 = arith.addi %20, %64 : index
          %234 = arith.addi %233, %c10 : index
          %235 = memref.load %x[%234] : memref<?xf32>
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          %237 = math.fma %236, %222, %205 : vector<16xf32>
          %238 = math.fma %236, %232, %206 : vector<16xf32>
          %239 = arith.addi %21, %64 : index
          %240 = arith.addi %239, %c10 : index
          %241 = memref.load %x[%240] : memref<?xf32>
          %242 = vector.broadcast %241 : f32 to vector<16xf32>
          %243 = math.fma %242, %222, %211 : vector<16xf32>
          %244 = math.fma %242, %232, %212 : vector<16xf32>
          %245 = arith.addi %74, %c3 : index
          %246 = vector.load %w[%245] : memref<?xi8>, vector<16xi8>
          %247 = arith.extui %246 : vector<16xi8> to vector<16xi32>
          %248 = arith.shrui %247, %c17 : vector<16xi32>
          %249 = arith.shrui %71, %c21 : vector<16xi32>
          %250 = arith.andi %249, %c16 : vector<16xi32>
          %251 = arith.shli %250, %c17 : vector<16xi32>
          %252 = arith.ori %248, %251 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = math.fma %253, %44, %48 : vector<16xf32>
          %255 = arith.addi %94, %c3 : index
          %256 = vector.load %w[%255] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.shrui %257, %c17 : vector<16xi32>
          %259 = arith.shrui %91, %c21 : vector<16xi32>
          %260 = arith.andi %259, %c16 : vector<16xi32>
          %261 = arith.shli %260, %c17 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
          %264 = math.fma %263, %51, %55 : vector<16xf32>
          %265 = arith.addi %20, %64 : index
          %266 = arith.addi %265, %c22 : index
          %267 = memref.load %x[%266] : memref<?xf32>
          %268 = vector.broadcast %267 : f32 to vector<16xf32>
          %269 = math.fma %268, %254, %237 : vector<16xf32>
          %270 = math.fma %268, %264, %238 : vector<16xf32>
          %271 = arith.addi %21, %64 : index
          %272 = arith.addi %271, %c22 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %254, %243 : vector<16xf32>
          %276 = math.fma %274, %264, %244 : vector<16xf32>
          %277 = arith.addi %74, %c23 : index
          %278 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
          %279 = arith.extui %278 : vector<16xi8> to vector<16xi32>
          %280 = arith.andi %279, %c14 : vector<16xi32>
          %281 = arith.shrui %71, %c24 : vector<16xi32>
          %282 = arith.andi %281, %c16 : vector<16xi32>
          %283 = arith.shli %282, %c17 : vector<16xi32>
          %284 = arith.ori %280, %283 : vector<16xi32>
          %285 = arith.sitofp %284 : vector<16xi32> to vector<16xf32>
          %286 = math.fma %285, %44, %48 : vector<16xf32>
          %287 = arith.addi %94, %c23 : index
          %288 = vector.load %w[%287] : memref<?xi8>, vector<16xi8>
          %289 = arith.extui %288 : vector<16xi8> to vector<16xi32>
          %290 = arith.andi %289, %c14 : vector<16xi32>
          %291 = arith.shrui %91, %c24 : vector<16xi32>
          %292 = arith.andi %291, %c16 : vector<16xi32>
          %293 = arith.shli %292, %c17 : vector<16xi32>
          %294 = arith.ori %290, %293 : vector<16xi32>
          %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
          %296 = math.fma %295, %51, %55 : vector<16xf32>
          %297 = arith.addi %20, %64 : index
          %298 = arith.addi %297, %c25 : index
          %299 = memref.load %x[%298] : memref<?xf32>
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          %301 = math.fma %300, %286, %269 : vector<16xf32>
          %302 = math.fma %300, %296, %270 : vector<16xf32>
          %303 = arith.addi %21, %64 : index
          %304 = arith.addi %303, %c25 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %286, %275 : vector<16xf32>
          %308 = math.fma %306, %296, %276 : vector<16xf32>
          %309 = arith.addi %74, %c23 : index
          %310 = vector.load %w[%309] : memref<?xi8>, vector<16xi8>
          %311 = arith.extui %310 : vector<16xi8> to vector<16xi32>
          %312 = arith.shrui %311, %c17 : vector<16xi32>
          %313 = arith.shrui %71, %c26 : vector<16xi32>
          %314 = arith.andi %313, %c16 : vector<16xi32>
          %315 = arith.shli %314, %c17 : vector<16xi32>
          %316 = arith.ori %312, %315 : vector<16xi32>
          %317 = arith.sitofp %316 : vector<16xi32> to vector<16xf32>
          %318 = math.fma %317, %44, %48 : vector<16xf32>
          %319 = arith.addi %94, %c23 : index
          %320 = vector.load %w[%319] : memref<?xi8>, vector<16xi8>
          %321 = arith.extui %320 : vector<16xi8> to vector<16xi32>
          %322 = arith.shrui %321, %c17 : vector<16xi32>
          %323 = arith.shrui %91, %c26 : vector<16xi32>
          %324 = arith.andi %323, %c16 : vector<16xi32>
          %325 = arith.shli %324, %c17 : vector<16xi32>
          %326 = arith.ori %322, %325 : vector<16xi32>
          %327 = arith.sitofp %326 : vector<16xi32> to vector<16xf32>
          %328 = math.fma %327, %51, %55 : vector<16xf32>
          %329 = arith.addi %20, %64 : index
          %330 = arith.addi %329, %c27 : index
          %331 = memref.load %x[%330] : memref<?xf32>
          %332 = vector.broadcast %331 : f32 to vector<16xf32>
          %333 = math.fma %332, %318, %301 : vector<16xf32>
          %334 = math.fma %332, %328, %302 : vector<16xf32>
          %335 = arith.addi %21, %64 : index
          %336 = arith.addi %335, %c27 : index
          %337 = memref.load %x[%336] : memref<?xf32>
          %338 = vector.broadcast %337 : f32 to vector<16xf32>
          %339 = math.fma %338, %318, %307 : vector<16xf32>
          %340 = math.fma %338, %328, %308 : vector<16xf32>
          scf.yield %333, %334, %339, %340 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %62#0, %62#1, %62#2, %62#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %341 = arith.muli %headDim, %c6 : index
      %342 = arith.muli %22, %c5 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c6 : index
      vector.store %37#0, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c6 : index
      %346 = arith.muli %22, %c5 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c5 : index
      vector.store %37#1, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c8 : index
      %350 = arith.muli %22, %c5 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c6 : index
      vector.store %37#2, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c8 : index
      %354 = arith.muli %22, %c5 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c5 : index
      vector.store %37#3, %3[%356] : memref<?xf32>, vector<16xf32>
    }
    %357 = arith.addi %14, %c2 : index
    %358 = arith.minsi %357, %13 : index
    scf.for %359 = %14 to %358 step %c8 {
      %360 = arith.subi %359, %14 : index
      %361 = arith.muli %360, %headDim : index
      %362 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %362 {
        scf.for %363 = %c6 to %headDim step %c5 {
          %364 = arith.muli %0, %headDim : index
          %365 = arith.addi %364, %363 : index
          %366 = vector.load %bias[%365] : memref<?xf32>, vector<16xf32>
          %367 = arith.addi %361, %363 : index
          %368 = vector.load %3[%367] : memref<?xf32>, vector<16xf32>
          %369 = arith.addf %368, %366 : vector<16xf32>
          %370 = arith.addi %361, %363 : index
          vector.store %369, %3[%370] : memref<?xf32>, vector<16xf32>
        }
      }
      %371 = arith.addi %heads, %kvHeads : index
      %372 = arith.cmpi slt, %0, %371 : index
      scf.if %372 {
        %373 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %373 {
          %374 = arith.cmpi slt, %0, %heads : index
          %377 = scf.for %375 = %c6 to %headDim step %c5 iter_args(%376 = %c9) -> (vector<16xf32>) {
            %378 = arith.addi %361, %375 : index
            %379 = vector.load %3[%378] : memref<?xf32>, vector<16xf32>
            %380 = math.fma %379, %379, %376 : vector<16xf32>
            scf.yield %380 : vector<16xf32>
          }
          %381 = wave.reduce "add" %377 : vector<16xf32>
          %382 = arith.mulf %381, %inverseHeadDim : f32
          %383 = arith.addf %382, %epsilon : f32
          %384 = math.sqrt %383 : f32
          %385 = arith.divf %c34, %384 : f32
          %386 = vector.broadcast %385 : f32 to vector<16xf32>
          scf.for %387 = %c6 to %headDim step %c5 {
            %388 = vector.load %query_norm[%387] : memref<?xf32>, vector<16xf32>
            %389 = vector.load %key_norm[%387] : memref<?xf32>, vector<16xf32>
            %390 = arith.select %374, %388, %389 : vector<16xf32>
            %391 = arith.addi %361, %387 : index
            %392 = vector.load %3[%391] : memref<?xf32>, vector<16xf32>
            %393 = arith.mulf %392, %386 : vector<16xf32>
            %394 = arith.mulf %393, %390 : vector<16xf32>
            %395 = arith.addi %361, %387 : index
            vector.store %394, %3[%395] : memref<?xf32>, vector<16xf32>
          }
        }
        %396 = arith.addi %positionsAt, %359 : index
        %397 = memref.load %step[%396] : memref<?xi32>
        %398 = arith.index_cast %397 : i32 to index
        %399 = arith.divui %headDim, %c2 : index
        %400 = arith.remui %398, %c36 : index
        %401 = arith.muli %400, %headDim : index
        %402 = arith.divui %398, %c36 : index
        %403 = arith.addi %402, %c36 : index
        %404 = arith.muli %403, %headDim : index
        scf.for %405 = %c6 to %399 step %c11 {
          %406 = arith.addi %401, %405 : index
          %407 = vector.load %rope[%406] : memref<?xf32>, vector<8xf32>
          %408 = arith.addi %401, %399 : index
          %409 = arith.addi %408, %405 : index
          %410 = vector.load %rope[%409] : memref<?xf32>, vector<8xf32>
          %411 = arith.addi %404, %405 : index
          %412 = vector.load %rope[%411] : memref<?xf32>, vector<8xf32>
          %413 = arith.addi %404, %399 : index
          %414 = arith.addi %413, %405 : index
          %415 = vector.load %rope[%414] : memref<?xf32>, vector<8xf32>
          %416 = arith.mulf %412, %407 : vector<8xf32>
          %417 = arith.mulf %415, %410 : vector<8xf32>
          %418 = arith.subf %416, %417 : vector<8xf32>
          %419 = arith.mulf %415, %407 : vector<8xf32>
          %420 = arith.mulf %412, %410 : vector<8xf32>
          %421 = arith.addf %419, %420 : vector<8xf32>
          %422 = arith.addi %361, %405 : index
          %423 = vector.load %3[%422] : memref<?xf32>, vector<8xf32>
          %424 = arith.addi %361, %399 : index
          %425 = arith.addi %424, %405 : index
          %426 = vector.load %3[%425] : memref<?xf32>, vector<8xf32>
          %427 = arith.mulf %423, %418 : vector<8xf32>
          %428 = arith.mulf %426, %421 : vector<8xf32>
          %429 = arith.subf %427, %428 : vector<8xf32>
          %430 = arith.addi %361, %405 : index
          vector.store %429, %3[%430] : memref<?xf32>, vector<8xf32>
          %431 = arith.mulf %426, %418 : vector<8xf32>
          %432 = arith.mulf %423, %421 : vector<8xf32>
          %433 = arith.addf %431, %432 : vector<8xf32>
          %434 = arith.addi %361, %399 : index
          %435 = arith.addi %434, %405 : index
          vector.store %433, %3[%435] : memref<?xf32>, vector<8xf32>
        }
      }
      %436 = arith.cmpi slt, %0, %heads : index
      scf.if %436 {
        scf.for %437 = %c6 to %headDim step %c5 {
          %438 = arith.addi %361, %437 : index
          %439 = vector.load %3[%438] : memref<?xf32>, vector<16xf32>
          %440 = arith.muli %359, %heads : index
          %441 = arith.addi %440, %0 : index
          %442 = arith.muli %441, %headDim : index
          %443 = arith.addi %442, %437 : index
          vector.store %439, %q[%443] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %444 = arith.addi %slotsAt, %359 : index
        %445 = memref.load %step[%444] : memref<?xi32>
        %446 = arith.index_cast %445 : i32 to index
        %447 = arith.cmpi sge, %446, %c6 : index
        scf.if %447 {
          %448 = arith.cmpi eq, %codec, %c6 : index
          scf.if %448 {
            %449 = arith.subi %0, %heads : index
            %450 = memref.load %scales[%449] : memref<?xf32>
            %451 = vector.broadcast %450 : f32 to vector<16xf32>
            %452 = arith.divui %446, %c5 : index
            %453 = arith.remui %446, %c5 : index
            %454 = arith.muli %headDim, %c2 : index
            %455 = arith.muli %452, %pageBytes : index
            scf.for %456 = %c6 to %headDim step %c5 {
              %457 = arith.addi %361, %456 : index
              %458 = vector.load %3[%457] : memref<?xf32>, vector<16xf32>
              %459 = arith.mulf %458, %451 : vector<16xf32>
              %460 = arith.minimumf %459, %c40 : vector<16xf32>
              %461 = arith.maximumf %460, %c41 : vector<16xf32>
              %462 = arith.truncf %461 : vector<16xf32> to vector<16xf16>
              %463 = vector.bitcast %462 : vector<16xf16> to vector<32xi8>
              %464 = arith.muli %456, %c2 : index
              vector.store %463, %5[%464] : memref<?xi8>, vector<32xi8>
            }
            %465 = arith.cmpi slt, %449, %kvHeads : index
            scf.if %465 {
              %466 = arith.muli %454, %c3 : index
              %467 = arith.muli %449, %466 : index
              %468 = arith.addi %455, %467 : index
              %469 = arith.muli %453, %c2 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c6 to %headDim step %c8 {
                %472 = arith.muli %471, %c2 : index
                %473 = arith.addi %472, %c6 : index
                %474 = memref.load %5[%473] : memref<?xi8>
                %475 = arith.muli %471, %c3 : index
                %476 = arith.addi %470, %475 : index
                %477 = arith.addi %476, %c6 : index
                memref.store %474, %kv[%477] : memref<?xi8>
                %478 = arith.muli %471, %c2 : index
                %479 = arith.addi %478, %c8 : index
                %480 = memref.load %5[%479] : memref<?xi8>
                %481 = arith.muli %471, %c3 : index
                %482 = arith.addi %470, %481 : index
                %483 = arith.addi %482, %c8 : index
                memref.store %480, %kv[%483] : memref<?xi8>
              }
            } else {
              %484 = arith.subi %449, %kvHeads : index
              %485 = arith.muli %484, %c2 : index
              %486 = arith.addi %485, %c8 : index
              %487 = arith.muli %454, %c5 : index
              %488 = arith.muli %486, %487 : index
              %489 = arith.addi %455, %488 : index
              %490 = arith.muli %453, %454 : index
              %491 = arith.addi %489, %490 : index
              scf.for %492 = %c6 to %454 step %c5 {
                %493 = vector.load %5[%492] : memref<?xi8>, vector<16xi8>
                %494 = arith.addi %491, %492 : index
                vector.store %493, %kv[%494] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %495 = arith.cmpi eq, %codec, %c8 : index
          scf.if %495 {
            %496 = arith.subi %0, %heads : index
            %497 = memref.load %scales[%496] : memref<?xf32>
            %498 = vector.broadcast %497 : f32 to vector<16xf32>
            %499 = arith.divui %446, %c5 : index
            %500 = arith.remui %446, %c5 : index
            %501 = arith.muli %headDim, %c8 : index
            %502 = arith.muli %499, %pageBytes : index
            scf.for %503 = %c6 to %headDim step %c5 {
              %504 = arith.addi %361, %503 : index
              %505 = vector.load %3[%504] : memref<?xf32>, vector<16xf32>
              %506 = arith.mulf %505, %498 : vector<16xf32>
              %507 = wave.fp8_encode "e4m3" %506 : vector<16xf32> -> vector<16xi8>
              %508 = arith.muli %503, %c8 : index
              vector.store %507, %5[%508] : memref<?xi8>, vector<16xi8>
            }
            %509 = arith.cmpi slt, %496, %kvHeads : index
            scf.if %509 {
              %510 = arith.muli %501, %c3 : index
              %511 = arith.muli %496, %510 : index
              %512 = arith.addi %502, %511 : index
              %513 = arith.muli %500, %c8 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c6 to %headDim step %c8 {
                %516 = arith.muli %515, %c8 : index
                %517 = arith.addi %516, %c6 : index
                %518 = memref.load %5[%517] : memref<?xi8>
                %519 = arith.muli %515, %c5 : index
                %520 = arith.addi %514, %519 : index
                %521 = arith.addi %520, %c6 : index
                memref.store %518, %kv[%521] : memref<?xi8>
              }
            } else {
              %522 = arith.subi %496, %kvHeads : index
              %523 = arith.muli %522, %c2 : index
              %524 = arith.addi %523, %c8 : index
              %525 = arith.muli %501, %c5 : index
              %526 = arith.muli %524, %525 : index
              %527 = arith.addi %502, %526 : index
              %528 = arith.muli %500, %501 : index
              %529 = arith.addi %527, %528 : index
              scf.for %530 = %c6 to %501 step %c5 {
                %531 = vector.load %5[%530] : memref<?xi8>, vector<16xi8>
                %532 = arith.addi %529, %530 : index
                vector.store %531, %kv[%532] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %533 = arith.cmpi eq, %codec, %c2 : index
          scf.if %533 {
            %534 = arith.subi %0, %heads : index
            %535 = memref.load %scales[%534] : memref<?xf32>
            %536 = vector.broadcast %535 : f32 to vector<16xf32>
            %537 = arith.divui %446, %c5 : index
            %538 = arith.remui %446, %c5 : index
            %539 = arith.muli %headDim, %c8 : index
            %540 = arith.muli %537, %pageBytes : index
            scf.for %541 = %c6 to %headDim step %c5 {
              %542 = arith.addi %361, %541 : index
              %543 = vector.load %3[%542] : memref<?xf32>, vector<16xf32>
              %544 = arith.mulf %543, %536 : vector<16xf32>
              %545 = wave.fp8_encode "e5m2" %544 : vector<16xf32> -> vector<16xi8>
              %546 = arith.muli %541, %c8 : index
              vector.store %545, %5[%546] : memref<?xi8>, vector<16xi8>
            }
            %547 = arith.cmpi slt, %534, %kvHeads : index
            scf.if %547 {
              %548 = arith.muli %539, %c3 : index
              %549 = arith.muli %534, %548 : index
              %550 = arith.addi %540, %549 : index
              %551 = arith.muli %538, %c8 : index
              %552 = arith.addi %550, %551 : index
              scf.for %553 = %c6 to %headDim step %c8 {
                %554 = arith.muli %553, %c8 : index
                %555 = arith.addi %554, %c6 : index
                %556 = memref.load %5[%555] : memref<?xi8>
                %557 = arith.muli %553, %c5 : index
                %558 = arith.addi %552, %557 : index
                %559 = arith.addi %558, %c6 : index
                memref.store %556, %kv[%559] : memref<?xi8>
              }
            } else {
              %560 = arith.subi %534, %kvHeads : index
              %561 = arith.muli %560, %c2 : index
              %562 = arith.addi %561, %c8 : index
              %563 = arith.muli %539, %c5 : index
              %564 = arith.muli %562, %563 : index
              %565 = arith.addi %540, %564 : index
              %566 = arith.muli %538, %539 : index
              %567 = arith.addi %565, %566 : index
              scf.for %568 = %c6 to %539 step %c5 {
                %569 = vector.load %5[%568] : memref<?xi8>, vector<16xi8>
                %570 = arith.addi %567, %568 : index
                vector.store %569, %kv[%570] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

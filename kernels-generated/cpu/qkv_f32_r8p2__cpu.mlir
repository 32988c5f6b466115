// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %40 = %c6 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.muli %0, %8 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.addi %46, %c8 : index
      %48 = arith.muli %47, %7 : index
      %49 = arith.divui %inputFeatures, %c4 : index
      %67:16 = scf.for %50 = %c6 to %49 step %c8 iter_args(%51 = %c14, %52 = %c14, %53 = %c14, %54 = %c14, %55 = %c14, %56 = %c14, %57 = %c14, %58 = %c14, %59 = %c14, %60 = %c14, %61 = %c14, %62 = %c14, %63 = %c14, %64 = %c14, %65 = %c14, %66 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %50, %c5 : index
        %69 = arith.addi %44, %68 : index
        %70 = arith.muli %50, %c5 : index
        %71 = arith.addi %48, %70 : index
        %72 = arith.muli %50, %c4 : index
        %90:16 = scf.for %73 = %c6 to %c10 step %c8 iter_args(%74 = %51, %75 = %52, %76 = %53, %77 = %54, %78 = %55, %79 = %56, %80 = %57, %81 = %58, %82 = %59, %83 = %60, %84 = %61, %85 = %62, %86 = %63, %87 = %64, %88 = %65, %89 = %66) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %91 = arith.muli %73, %c10 : index
          %92 = arith.addi %72, %91 : index
          %93 = arith.muli %73, %c15 : index
          %94 = arith.addi %69, %93 : index
          %95 = arith.addi %94, %c6 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<64xi8>
          %97 = vector.bitcast %96 : vector<64xi8> to vector<16xf32>
          %98 = arith.muli %73, %c15 : index
          %99 = arith.addi %71, %98 : index
          %100 = arith.addi %99, %c6 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<64xi8>
          %102 = vector.bitcast %101 : vector<64xi8> to vector<16xf32>
          %103 = arith.addi %32, %92 : index
          %104 = arith.addi %103, %c6 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %97, %74 : vector<16xf32>
          %108 = math.fma %106, %102, %75 : vector<16xf32>
          %109 = arith.addi %33, %92 : index
          %110 = arith.addi %109, %c6 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %97, %76 : vector<16xf32>
          %114 = math.fma %112, %102, %77 : vector<16xf32>
          %115 = arith.addi %34, %92 : index
          %116 = arith.addi %115, %c6 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %97, %78 : vector<16xf32>
          %120 = math.fma %118, %102, %79 : vector<16xf32>
          %121 = arith.addi %35, %92 : index
          %122 = arith.addi %121, %c6 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %97, %80 : vector<16xf32>
          %126 = math.fma %124, %102, %81 : vector<16xf32>
          %127 = arith.addi %36, %92 : index
          %128 = arith.addi %127, %c6 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %97, %82 : vector<16xf32>
          %132 = math.fma %130, %102, %83 : vector<16xf32>
          %133 = arith.addi %37, %92 : index
          %134 = arith.addi %133, %c6 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %97, %84 : vector<16xf32>
          %138 = math.fma %136, %102, %85 : vector<16xf32>
          %139 = arith.addi %38, %92 : index
          %140 = arith.addi %139, %c6 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %97, %86 : vector<16xf32>
          %144 = math.fma %142, %102, %87 : vector<16xf32>
          %145 = arith.addi %39, %92 : index
          %146 = arith.addi %145, %c6 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %97, %88 : vector<16xf32>
          %150 = math.fma %148, %102, %89 : vector<16xf32>
          %151 = arith.addi %94, %c16 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<64xi8>
          %153 = vector.bitcast %152 : vector<64xi8> to vector<16xf32>
          %154 = arith.addi %99, %c16 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<64xi8>
          %156 = vector.bitcast %155 : vector<64xi8> to vector<16xf32>
          %157 = arith.addi %32, %92 : index
          %158 = arith.addi %157, %c8 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %153, %107 : vector<16xf32>
          %162 = math.fma %160, %156, %108 : vector<16xf32>
          %163 = arith.addi %33, %92 : index
          %164 = arith.addi %163, %c8 : index
          %165 = memref.load %x[%164] : memref<?xf32>
          %166 = vector.broadcast %165 : f32 to vector<16xf32>
          %167 = math.fma %166, %153, %113 : vector<16xf32>
          %168 = math.fma %166, %156, %114 : vector<16xf32>
          %169 = arith.addi %34, %92 : index
          %170 = arith.addi %169, %c8 : index
          %171 = memref.load %x[%170] : memref<?xf32>
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          %173 = math.fma %172, %153, %119 : vector<16xf32>
          %174 = math.fma %172, %156, %120 : vector<16xf32>
          %175 = arith.addi %35, %92 : index
          %176 = arith.addi %175, %c8 : index
          %177 = memref.load %x[%176] : memref<?xf32>
          %178 = vector.broadcast %177 : f32 to vector<16xf32>
          %179 = math.fma %178, %153, %125 : vector<16xf32>
          %180 = math.fma %178, %156, %126 : vector<16xf32>
          %181 = arith.addi %36, %92 : index
          %182 = arith.addi %181, %c8 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %153, %131 : vector<16xf32>
          %186 = math.fma %184, %156, %132 : vector<16xf32>
          %187 = arith.addi %37, %92 : index
          %188 = arith.addi %187, %c8 : index
          %189 = memref.load %x[%188] : memref<?xf32>
          %190 = vector.broadcast %189 : f32 to vector<16xf32>
          %191 = math.fma %190, %153, %137 : vector<16xf32>
          %192 = math.fma %190, %156, %138 : vector<16xf32>
          %193 = arith.addi %38, %92 : index
          %194 = arith.addi %193, %c8 : index
          %195 = memref.load %x[%194] : memref<?xf32>
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          %197 = math.fma %196, %153, %143 : vector<16xf32>
          %198 = math.fma %196, %156, %144 : vector<16xf32>
          %199 = arith.addi %39, %92 : index
          %200 = arith.addi %199, %c8 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %153, %149 : vector<16xf32>
          %204 = math.fma %202, %156, %150 : vector<16xf32>
          %205 = arith.addi %94, %c17 : index
          %206 = vector.load %w[%205] : memref<?xi8>, vector<64xi8>
          %207 = vector.bitcast %206 : vector<64xi8> to vector<16xf32>
          %208 = arith.addi %99, %c17 : index
          %209 = vector.load %w[%208] : memref<?xi8>, vector<64xi8>
          %210 = vector.bitcast %209 : vector<64xi8> to vector<16xf32>
          %211 = arith.addi %32, %92 : index
          %212 = arith.addi %211, %c3 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %207, %161 : vector<16xf32>
          %216 = math.fma %214, %210, %162 : vector<16xf32>
          %217 = arith.addi %33, %92 : index
          %218 = arith.addi %217, %c3 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %207, %167 : vector<16xf32>
          %222 = math.fma %220, %210, %168 : vector<16xf32>
          %223 = arith.addi %34, %92 : index
          %224 = arith.addi %223, %c3 : index
          %225 = memref.load %x[%224] : memref<?xf32>
          %226 = vector.broadcast %225 : f32 to vector<16xf32>
          %227 = math.fma %226, %207, %173 : vector<16xf32>
          %228 = math.fma %226, %210, %174 : vector<16xf32>
          %229 = arith.addi %35, %92 : index
          %230 = arith.addi %229, %c3 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %207, %179 : vector<16xf32>
          %234 = math.fma %232, %210, %180 : vector<16xf32>
          %235 = arith.addi %36, %92 : index
          %236 = arith.addi %235, %c3 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %207, %185 : vector<16xf32>
          %240 = math.fma %238, %210, %186 : vector<16xf32>
          %241 = arith.addi %37, %92 : index
          %242 = arith.addi %241, %c3 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %207, %191 : vector<16xf32>
          %246 = math.fma %244, %210, %192 : vector<16xf32>
          %247 = arith.addi %38, %92 : index
          %248 = arith.addi %247, %c3 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %207, %197 : vector<16xf32>
          %252 = math.fma %250, %210, %198 : vector<16xf32>
          %253 = arith.addi %39, %92 : index
          %254 = arith.addi %253, %c3 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %207, %203 : vector<16xf32>
          %258 = math.fma %256, %210, %204 : vector<16xf32>
          %259 = arith.addi %94, %c18 : index
          %260 = vector.load %w[%259] : memref<?xi8>, vector<64xi8>
          %261 = vector.bitcast %260 : vector<64xi8> to vector<16xf32>
          %262 = arith.addi %99, %c18 : index
          %263 = vector.load %w[%262] : memref<?xi8>, vector<64xi8>
          %264 = vector.bitcast %263 : vector<64xi8> to vector<16xf32>
          %265 = arith.addi %32, %92 : index
          %266 = arith.addi %265, %c9 : index
          %267 = memref.load %x[%266] : memref<?xf32>
          %268 = vector.broadcast %267 : f32 to vector<16xf32>
          %269 = math.fma %268, %261, %215 : vector<16xf32>
          %270 = math.fma %268, %264, %216 : vector<16xf32>
          %271 = arith.addi %33, %92 : index
          %272 = arith.addi %271, %c9 : index
          %273 = memref.load %x[%272] : memref<?xf32>
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          %275 = math.fma %274, %261, %221 : vector<16xf32>
          %276 = math.fma %274, %264, %222 : vector<16xf32>
          %277 = arith.addi %34, %92 : index
          %278 = arith.addi %277, %c9 : index
          %279 = memref.load %x[%278] : memref<?xf32>
          %280 = vector.broadcast %279 : f32 to vector<16xf32>
          %281 = math.fma %280, %261, %227 : vector<16xf32>
          %282 = math.fma %280, %264, %228 : vector<16xf32>
          %283 = arith.addi %35, %92 : index
          %284 = arith.addi %283, %c9 : index
          %285 = memref.load %x[%284] : memref<?xf32>
          %286 = vector.broadcast %285 : f32 to vector<16xf32>
          %287 = math.fma %286, %261, %233 : vector<16xf32>
          %288 = math.fma %286, %264, %234 : vector<16xf32>
          %289 = arith.addi %36, %92 : index
          %290 = arith.addi %289, %c9 : index
          %291 = memref.load %x[%290] : memref<?xf32>
          %292 = vector.broadcast %291 : f32 to vector<16xf32>
          %293 = math.fma %292, %261, %239 : vector<16xf32>
          %294 = math.fma %292, %264, %240 : vector<16xf32>
          %295 = arith.addi %37, %92 : index
          %296 = arith.addi %295, %c9 : index
          %297 = memref.load %x[%296] : memref<?xf32>
          %298 = vector.broadcast %297 : f32 to vector<16xf32>
          %299 = math.fma %298, %261, %245 : vector<16xf32>
          %300 = math.fma %298, %264, %246 : vector<16xf32>
          %301 = arith.addi %38, %92 : index
          %302 = arith.addi %301, %c9 : index
          %303 = memref.load %x[%302] : memref<?xf32>
          %304 = vector.broadcast %303 : f32 to vector<16xf32>
          %305 = math.fma %304, %261, %251 : vector<16xf32>
          %306 = math.fma %304, %264, %252 : vector<16xf32>
          %307 = arith.addi %39, %92 : index
          %308 = arith.addi %307, %c9 : index
          %309 = memref.load %x[%308] : memref<?xf32>
          %310 = vector.broadcast %309 : f32 to vector<16xf32>
          %311 = math.fma %310, %261, %257 : vector<16xf32>
          %312 = math.fma %310, %264, %258 : vector<16xf32>
          scf.yield %269, %270, %275, %276, %281, %282, %287, %288, %293, %294, %299, %300, %305, %306, %311, %312 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %90#0, %90#1, %90#2, %90#3, %90#4, %90#5, %90#6, %90#7, %90#8, %90#9, %90#10, %90#11, %90#12, %90#13, %90#14, %90#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %313 = arith.muli %headDim, %c6 : index
      %314 = arith.muli %40, %c4 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.addi %315, %c6 : index
      vector.store %67#0, %3[%316] : memref<?xf32>, vector<16xf32>
      %317 = arith.muli %headDim, %c6 : index
      %318 = arith.muli %40, %c4 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %319, %c4 : index
      vector.store %67#1, %3[%320] : memref<?xf32>, vector<16xf32>
      %321 = arith.muli %headDim, %c8 : index
      %322 = arith.muli %40, %c4 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %323, %c6 : index
      vector.store %67#2, %3[%324] : memref<?xf32>, vector<16xf32>
      %325 = arith.muli %headDim, %c8 : index
      %326 = arith.muli %40, %c4 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.addi %327, %c4 : index
      vector.store %67#3, %3[%328] : memref<?xf32>, vector<16xf32>
      %329 = arith.muli %headDim, %c3 : index
      %330 = arith.muli %40, %c4 : index
      %331 = arith.addi %329, %330 : index
      %332 = arith.addi %331, %c6 : index
      vector.store %67#4, %3[%332] : memref<?xf32>, vector<16xf32>
      %333 = arith.muli %headDim, %c3 : index
      %334 = arith.muli %40, %c4 : index
      %335 = arith.addi %333, %334 : index
      %336 = arith.addi %335, %c4 : index
      vector.store %67#5, %3[%336] : memref<?xf32>, vector<16xf32>
      %337 = arith.muli %headDim, %c9 : index
      %338 = arith.muli %40, %c4 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c6 : index
      vector.store %67#6, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.muli %headDim, %c9 : index
      %342 = arith.muli %40, %c4 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c4 : index
      vector.store %67#7, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c10 : index
      %346 = arith.muli %40, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c6 : index
      vector.store %67#8, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c10 : index
      %350 = arith.muli %40, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c4 : index
      vector.store %67#9, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c11 : index
      %354 = arith.muli %40, %c4 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c6 : index
      vector.store %67#10, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c11 : index
      %358 = arith.muli %40, %c4 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c4 : index
      vector.store %67#11, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c12 : index
      %362 = arith.muli %40, %c4 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c6 : index
      vector.store %67#12, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c12 : index
      %366 = arith.muli %40, %c4 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c4 : index
      vector.store %67#13, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c13 : index
      %370 = arith.muli %40, %c4 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c6 : index
      vector.store %67#14, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c13 : index
      %374 = arith.muli %40, %c4 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c4 : index
      vector.store %67#15, %3[%376] : memref<?xf32>, vector<16xf32>
    }
    %377 = arith.addi %14, %c2 : index
    %378 = arith.minsi %377, %13 : index
    scf.for %379 = %14 to %378 step %c8 {
      %380 = arith.subi %379, %14 : index
      %381 = arith.muli %380, %headDim : index
      %382 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %382 {
        scf.for %383 = %c6 to %headDim step %c4 {
          %384 = arith.muli %0, %headDim : index
          %385 = arith.addi %384, %383 : index
          %386 = vector.load %bias[%385] : memref<?xf32>, vector<16xf32>
          %387 = arith.addi %381, %383 : index
          %388 = vector.load %3[%387] : memref<?xf32>, vector<16xf32>
          %389 = arith.addf %388, %386 : vector<16xf32>
          %390 = arith.addi %381, %383 : index
          vector.store %389, %3[%390] : memref<?xf32>, vector<16xf32>
        }
      }
      %391 = arith.addi %heads, %kvHeads : index
      %392 = arith.cmpi slt, %0, %391 : index
      scf.if %392 {
        %393 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %393 {
          %394 = arith.cmpi slt, %0, %heads : index
          %397 = scf.for %395 = %c6 to %headDim step %c4 iter_args(%396 = %c14) -> (vector<16xf32>) {
            %398 = arith.addi %381, %395 : index
            %399 = vector.load %3[%398] : memref<?xf32>, vector<16xf32>
            %400 = math.fma %399, %399, %396 : vector<16xf32>
            scf.yield %400 : vector<16xf32>
          }
          %401 = wave.reduce "add" %397 : vector<16xf32>
          %402 = arith.mulf %401, %inverseHeadDim : f32
          %403 = arith.addf %402, %epsilon : f32
          %404 = math.sqrt %403 : f32
          %405 = arith.divf %c25, %404 : f32
          %406 = vector.broadcast %405 : f32 to vector<16xf32>
          scf.for %407 = %c6 to %headDim step %c4 {
            %408 = vector.load %query_norm[%407] : memref<?xf32>, vector<16xf32>
            %409 = vector.load %key_norm[%407] : memref<?xf32>, vector<16xf32>
            %410 = arith.select %394, %408, %409 : vector<16xf32>
            %411 = arith.addi %381, %407 : index
            %412 = vector.load %3[%411] : memref<?xf32>, vector<16xf32>
            %413 = arith.mulf %412, %406 : vector<16xf32>
            %414 = arith.mulf %413, %410 : vector<16xf32>
            %415 = arith.addi %381, %407 : index
            vector.store %414, %3[%415] : memref<?xf32>, vector<16xf32>
          }
        }
        %416 = arith.addi %positionsAt, %379 : index
        %417 = memref.load %step[%416] : memref<?xi32>
        %418 = arith.index_cast %417 : i32 to index
        %419 = arith.divui %headDim, %c3 : index
        %420 = arith.remui %418, %c15 : index
        %421 = arith.muli %420, %headDim : index
        %422 = arith.divui %418, %c15 : index
        %423 = arith.addi %422, %c15 : index
        %424 = arith.muli %423, %headDim : index
        scf.for %425 = %c6 to %419 step %c2 {
          %426 = arith.addi %421, %425 : index
          %427 = vector.load %rope[%426] : memref<?xf32>, vector<8xf32>
          %428 = arith.addi %421, %419 : index
          %429 = arith.addi %428, %425 : index
          %430 = vector.load %rope[%429] : memref<?xf32>, vector<8xf32>
          %431 = arith.addi %424, %425 : index
          %432 = vector.load %rope[%431] : memref<?xf32>, vector<8xf32>
          %433 = arith.addi %424, %419 : index
          %434 = arith.addi %433, %425 : index
          %435 = vector.load %rope[%434] : memref<?xf32>, vector<8xf32>
          %436 = arith.mulf %432, %427 : vector<8xf32>
          %437 = arith.mulf %435, %430 : vector<8xf32>
          %438 = arith.subf %436, %437 : vector<8xf32>
          %439 = arith.mulf %435, %427 : vector<8xf32>
          %440 = arith.mulf %432, %430 : vector<8xf32>
          %441 = arith.addf %439, %440 : vector<8xf32>
          %442 = arith.addi %381, %425 : index
          %443 = vector.load %3[%442] : memref<?xf32>, vector<8xf32>
          %444 = arith.addi %381, %419 : index
          %445 = arith.addi %444, %425 : index
          %446 = vector.load %3[%445] : memref<?xf32>, vector<8xf32>
          %447 = arith.mulf %443, %438 : vector<8xf32>
          %448 = arith.mulf %446, %441 : vector<8xf32>
          %449 = arith.subf %447, %448 : vector<8xf32>
          %450 = arith.addi %381, %425 : index
          vector.store %449, %3[%450] : memref<?xf32>, vector<8xf32>
          %451 = arith.mulf %446, %438 : vector<8xf32>
          %452 = arith.mulf %443, %441 : vector<8xf32>
          %453 = arith.addf %451, %452 : vector<8xf32>
          %454 = arith.addi %381, %419 : index
          %455 = arith.addi %454, %425 : index
          vector.store %453, %3[%455] : memref<?xf32>, vector<8xf32>
        }
      }
      %456 = arith.cmpi slt, %0, %heads : index
      scf.if %456 {
        scf.for %457 = %c6 to %headDim step %c4 {
          %458 = arith.addi %381, %457 : index
          %459 = vector.load %3[%458] : memref<?xf32>, vector<16xf32>
          %460 = arith.muli %379, %heads : index
          %461 = arith.addi %460, %0 : index
          %462 = arith.muli %461, %headDim : index
          %463 = arith.addi %462, %457 : index
          vector.store %459, %q[%463] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %464 = arith.addi %slotsAt, %379 : index
        %465 = memref.load %step[%464] : memref<?xi32>
        %466 = arith.index_cast %465 : i32 to index
        %467 = arith.cmpi sge, %466, %c6 : index
        scf.if %467 {
          %468 = arith.cmpi eq, %codec, %c6 : index
          scf.if %468 {
            %469 = arith.subi %0, %heads : index
            %470 = memref.load %scales[%469] : memref<?xf32>
            %471 = vector.broadcast %470 : f32 to vector<16xf32>
            %472 = arith.divui %466, %c4 : index
            %473 = arith.remui %466, %c4 : index
            %474 = arith.muli %headDim, %c3 : index
            %475 = arith.muli %472, %pageBytes : index
            scf.for %476 = %c6 to %headDim step %c4 {
              %477 = arith.addi %381, %476 : index
              %478 = vector.load %3[%477] : memref<?xf32>, vector<16xf32>
              %479 = arith.mulf %478, %471 : vector<16xf32>
              %480 = arith.minimumf %479, %c30 : vector<16xf32>
              %481 = arith.maximumf %480, %c31 : vector<16xf32>
              %482 = arith.truncf %481 : vector<16xf32> to vector<16xf16>
              %483 = vector.bitcast %482 : vector<16xf16> to vector<32xi8>
              %484 = arith.muli %476, %c3 : index
              vector.store %483, %5[%484] : memref<?xi8>, vector<32xi8>
            }
            %485 = arith.cmpi slt, %469, %kvHeads : index
            scf.if %485 {
              %486 = arith.muli %474, %c32 : index
              %487 = arith.muli %469, %486 : index
              %488 = arith.addi %475, %487 : index
              %489 = arith.muli %473, %c3 : index
              %490 = arith.addi %488, %489 : index
              scf.for %491 = %c6 to %headDim step %c8 {
                %492 = arith.muli %491, %c3 : index
                %493 = arith.addi %492, %c6 : index
                %494 = memref.load %5[%493] : memref<?xi8>
                %495 = arith.muli %491, %c32 : index
                %496 = arith.addi %490, %495 : index
                %497 = arith.addi %496, %c6 : index
                memref.store %494, %kv[%497] : memref<?xi8>
                %498 = arith.muli %491, %c3 : index
                %499 = arith.addi %498, %c8 : index
                %500 = memref.load %5[%499] : memref<?xi8>
                %501 = arith.muli %491, %c32 : index
                %502 = arith.addi %490, %501 : index
                %503 = arith.addi %502, %c8 : index
                memref.store %500, %kv[%503] : memref<?xi8>
              }
            } else {
              %504 = arith.subi %469, %kvHeads : index
              %505 = arith.muli %504, %c3 : index
              %506 = arith.addi %505, %c8 : index
              %507 = arith.muli %474, %c4 : index
              %508 = arith.muli %506, %507 : index
              %509 = arith.addi %475, %508 : index
              %510 = arith.muli %473, %474 : index
              %511 = arith.addi %509, %510 : index
              scf.for %512 = %c6 to %474 step %c4 {
                %513 = vector.load %5[%512] : memref<?xi8>, vector<16xi8>
                %514 = arith.addi %511, %512 : index
                vector.store %513, %kv[%514] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %515 = arith.cmpi eq, %codec, %c8 : index
          scf.if %515 {
            %516 = arith.subi %0, %heads : index
            %517 = memref.load %scales[%516] : memref<?xf32>
            %518 = vector.broadcast %517 : f32 to vector<16xf32>
            %519 = arith.divui %466, %c4 : index
            %520 = arith.remui %466, %c4 : index
            %521 = arith.muli %headDim, %c8 : index
            %522 = arith.muli %519, %pageBytes : index
            scf.for %523 = %c6 to %headDim step %c4 {
              %524 = arith.addi %381, %523 : index
              %525 = vector.load %3[%524] : memref<?xf32>, vector<16xf32>
              %526 = arith.mulf %525, %518 : vector<16xf32>
              %527 = wave.fp8_encode "e4m3" %526 : vector<16xf32> -> vector<16xi8>
              %528 = arith.muli %523, %c8 : index
              vector.store %527, %5[%528] : memref<?xi8>, vector<16xi8>
            }
            %529 = arith.cmpi slt, %516, %kvHeads : index
            scf.if %529 {
              %530 = arith.muli %521, %c32 : index
              %531 = arith.muli %516, %530 : index
              %532 = arith.addi %522, %531 : index
              %533 = arith.muli %520, %c8 : index
              %534 = arith.addi %532, %533 : index
              scf.for %535 = %c6 to %headDim step %c8 {
                %536 = arith.muli %535, %c8 : index
                %537 = arith.addi %536, %c6 : index
                %538 = memref.load %5[%537] : memref<?xi8>
                %539 = arith.muli %535, %c4 : index
                %540 = arith.addi %534, %539 : index
                %541 = arith.addi %540, %c6 : index
                memref.store %538, %kv[%541] : memref<?xi8>
              }
            } else {
              %542 = arith.subi %516, %kvHeads : index
              %543 = arith.muli %542, %c3 : index
              %544 = arith.addi %543, %c8 : index
              %545 = arith.muli %521, %c4 : index
              %546 = arith.muli %544, %545 : index
              %547 = arith.addi %522, %546 : index
              %548 = arith.muli %520, %521 : index
              %549 = arith.addi %547, %548 : index
              scf.for %550 = %c6 to %521 step %c4 {
                %551 = vector.load %5[%550] : memref<?xi8>, vector<16xi8>
                %552 = arith.addi %549, %550 : index
                vector.store %551, %kv[%552] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %553 = arith.cmpi eq, %codec, %c3 : index
          scf.if %553 {
            %554 = arith.subi %0, %heads : index
            %555 = memref.load %scales[%554] : memref<?xf32>
            %556 = vector.broadcast %555 : f32 to vector<16xf32>
            %557 = arith.divui %466, %c4 : index
            %558 = arith.remui %466, %c4 : index
            %559 = arith.muli %headDim, %c8 : index
            %560 = arith.muli %557, %pageBytes : index
            scf.for %561 = %c6 to %headDim step %c4 {
              %562 = arith.addi %381, %561 : index
              %563 = vector.load %3[%562] : memref<?xf32>, vector<16xf32>
              %564 = arith.mulf %563, %556 : vector<16xf32>
              %565 = wave.fp8_encode "e5m2" %564 : vector<16xf32> -> vector<16xi8>
              %566 = arith.muli %561, %c8 : index
              vector.store %565, %5[%566] : memref<?xi8>, vector<16xi8>
            }
            %567 = arith.cmpi slt, %554, %kvHeads : index
            scf.if %567 {
              %568 = arith.muli %559, %c32 : index
              %569 = arith.muli %554, %568 : index
              %570 = arith.addi %560, %569 : index
              %571 = arith.muli %558, %c8 : index
              %572 = arith.addi %570, %571 : index
              scf.for %573 = %c6 to %headDim step %c8 {
                %574 = arith.muli %573, %c8 : index
                %575 = arith.addi %574, %c6 : index
                %576 = memref.load %5[%575] : memref<?xi8>
                %577 = arith.muli %573, %c4 : index
                %578 = arith.addi %572, %577 : index
                %579 = arith.addi %578, %c6 : index
                memref.store %576, %kv[%579] : memref<?xi8>
              }
            } else {
              %580 = arith.subi %554, %kvHeads : index
              %581 = arith.muli %580, %c3 : index
              %582 = arith.addi %581, %c8 : index
              %583 = arith.muli %559, %c4 : index
              %584 = arith.muli %582, %583 : index
              %585 = arith.addi %560, %584 : index
              %586 = arith.muli %558, %559 : index
              %587 = arith.addi %585, %586 : index
              scf.for %588 = %c6 to %559 step %c4 {
                %589 = vector.load %5[%588] : memref<?xi8>, vector<16xi8>
                %590 = arith.addi %587, %588 : index
                vector.store %589, %kv[%590] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

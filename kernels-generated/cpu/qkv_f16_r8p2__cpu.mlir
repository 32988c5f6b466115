// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 96 : index
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
          %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
          %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
          %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
          %99 = arith.muli %73, %c15 : index
          %100 = arith.addi %71, %99 : index
          %101 = arith.addi %100, %c6 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
          %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
          %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
          %105 = arith.addi %32, %92 : index
          %106 = arith.addi %105, %c6 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %98, %74 : vector<16xf32>
          %110 = math.fma %108, %104, %75 : vector<16xf32>
          %111 = arith.addi %33, %92 : index
          %112 = arith.addi %111, %c6 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %98, %76 : vector<16xf32>
          %116 = math.fma %114, %104, %77 : vector<16xf32>
          %117 = arith.addi %34, %92 : index
          %118 = arith.addi %117, %c6 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %98, %78 : vector<16xf32>
          %122 = math.fma %120, %104, %79 : vector<16xf32>
          %123 = arith.addi %35, %92 : index
          %124 = arith.addi %123, %c6 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %98, %80 : vector<16xf32>
          %128 = math.fma %126, %104, %81 : vector<16xf32>
          %129 = arith.addi %36, %92 : index
          %130 = arith.addi %129, %c6 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %98, %82 : vector<16xf32>
          %134 = math.fma %132, %104, %83 : vector<16xf32>
          %135 = arith.addi %37, %92 : index
          %136 = arith.addi %135, %c6 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %98, %84 : vector<16xf32>
          %140 = math.fma %138, %104, %85 : vector<16xf32>
          %141 = arith.addi %38, %92 : index
          %142 = arith.addi %141, %c6 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %98, %86 : vector<16xf32>
          %146 = math.fma %144, %104, %87 : vector<16xf32>
          %147 = arith.addi %39, %92 : index
          %148 = arith.addi %147, %c6 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %98, %88 : vector<16xf32>
          %152 = math.fma %150, %104, %89 : vector<16xf32>
          %153 = arith.addi %94, %c16 : index
          %154 = vector.load %w[%153] : memref<?xi8>, vector<32xi8>
          %155 = vector.bitcast %154 : vector<32xi8> to vector<16xf16>
          %156 = arith.extf %155 : vector<16xf16> to vector<16xf32>
          %157 = arith.addi %100, %c16 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<32xi8>
          %159 = vector.bitcast %158 : vector<32xi8> to vector<16xf16>
          %160 = arith.extf %159 : vector<16xf16> to vector<16xf32>
          %161 = arith.addi %32, %92 : index
          %162 = arith.addi %161, %c8 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %156, %109 : vector<16xf32>
          %166 = math.fma %164, %160, %110 : vector<16xf32>
          %167 = arith.addi %33, %92 : index
          %168 = arith.addi %167, %c8 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %156, %115 : vector<16xf32>
          %172 = math.fma %170, %160, %116 : vector<16xf32>
          %173 = arith.addi %34, %92 : index
          %174 = arith.addi %173, %c8 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %156, %121 : vector<16xf32>
          %178 = math.fma %176, %160, %122 : vector<16xf32>
          %179 = arith.addi %35, %92 : index
          %180 = arith.addi %179, %c8 : index
          %181 = memref.load %x[%180] : memref<?xf32>
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          %183 = math.fma %182, %156, %127 : vector<16xf32>
          %184 = math.fma %182, %160, %128 : vector<16xf32>
          %185 = arith.addi %36, %92 : index
          %186 = arith.addi %185, %c8 : index
          %187 = memref.load %x[%186] : memref<?xf32>
          %188 = vector.broadcast %187 : f32 to vector<16xf32>
          %189 = math.fma %188, %156, %133 : vector<16xf32>
          %190 = math.fma %188, %160, %134 : vector<16xf32>
          %191 = arith.addi %37, %92 : index
          %192 = arith.addi %191, %c8 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %156, %139 : vector<16xf32>
          %196 = math.fma %194, %160, %140 : vector<16xf32>
          %197 = arith.addi %38, %92 : index
          %198 = arith.addi %197, %c8 : index
          %199 = memref.load %x[%198] : memref<?xf32>
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          %201 = math.fma %200, %156, %145 : vector<16xf32>
          %202 = math.fma %200, %160, %146 : vector<16xf32>
          %203 = arith.addi %39, %92 : index
          %204 = arith.addi %203, %c8 : index
          %205 = memref.load %x[%204] : memref<?xf32>
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          %207 = math.fma %206, %156, %151 : vector<16xf32>
          %208 = math.fma %206, %160, %152 : vector<16xf32>
          %209 = arith.addi %94, %c17 : index
          %210 = vector.load %w[%209] : memref<?xi8>, vector<32xi8>
          %211 = vector.bitcast %210 : vector<32xi8> to vector<16xf16>
          %212 = arith.extf %211 : vector<16xf16> to vector<16xf32>
          %213 = arith.addi %100, %c17 : index
          %214 = vector.load %w[%213] : memref<?xi8>, vector<32xi8>
          %215 = vector.bitcast %214 : vector<32xi8> to vector<16xf16>
          %216 = arith.extf %215 : vector<16xf16> to vector<16xf32>
          %217 = arith.addi %32, %92 : index
          %218 = arith.addi %217, %c3 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %212, %165 : vector<16xf32>
          %222 = math.fma %220, %216, %166 : vector<16xf32>
          %223 = arith.addi %33, %92 : index
          %224 = arith.addi %223, %c3 : index
          %225 = memref.load %x[%224] : memref<?xf32>
          %226 = vector.broadcast %225 : f32 to vector<16xf32>
          %227 = math.fma %226, %212, %171 : vector<16xf32>
          %228 = math.fma %226, %216, %172 : vector<16xf32>
          %229 = arith.addi %34, %92 : index
          %230 = arith.addi %229, %c3 : index
          %231 = memref.load %x[%230] : memref<?xf32>
          %232 = vector.broadcast %231 : f32 to vector<16xf32>
          %233 = math.fma %232, %212, %177 : vector<16xf32>
          %234 = math.fma %232, %216, %178 : vector<16xf32>
          %235 = arith.addi %35, %92 : index
          %236 = arith.addi %235, %c3 : index
          %237 = memref.load %x[%236] : memref<?xf32>
          %238 = vector.broadcast %237 : f32 to vector<16xf32>
          %239 = math.fma %238, %212, %183 : vector<16xf32>
          %240 = math.fma %238, %216, %184 : vector<16xf32>
          %241 = arith.addi %36, %92 : index
          %242 = arith.addi %241, %c3 : index
          %243 = memref.load %x[%242] : memref<?xf32>
          %244 = vector.broadcast %243 : f32 to vector<16xf32>
          %245 = math.fma %244, %212, %189 : vector<16xf32>
          %246 = math.fma %244, %216, %190 : vector<16xf32>
          %247 = arith.addi %37, %92 : index
          %248 = arith.addi %247, %c3 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %212, %195 : vector<16xf32>
          %252 = math.fma %250, %216, %196 : vector<16xf32>
          %253 = arith.addi %38, %92 : index
          %254 = arith.addi %253, %c3 : index
          %255 = memref.load %x[%254] : memref<?xf32>
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          %257 = math.fma %256, %212, %201 : vector<16xf32>
          %258 = math.fma %256, %216, %202 : vector<16xf32>
          %259 = arith.addi %39, %92 : index
          %260 = arith.addi %259, %c3 : index
          %261 = memref.load %x[%260] : memref<?xf32>
          %262 = vector.broadcast %261 : f32 to vector<16xf32>
          %263 = math.fma %262, %212, %207 : vector<16xf32>
          %264 = math.fma %262, %216, %208 : vector<16xf32>
          %265 = arith.addi %94, %c18 : index
          %266 = vector.load %w[%265] : memref<?xi8>, vector<32xi8>
          %267 = vector.bitcast %266 : vector<32xi8> to vector<16xf16>
          %268 = arith.extf %267 : vector<16xf16> to vector<16xf32>
          %269 = arith.addi %100, %c18 : index
          %270 = vector.load %w[%269] : memref<?xi8>, vector<32xi8>
          %271 = vector.bitcast %270 : vector<32xi8> to vector<16xf16>
          %272 = arith.extf %271 : vector<16xf16> to vector<16xf32>
          %273 = arith.addi %32, %92 : index
          %274 = arith.addi %273, %c9 : index
          %275 = memref.load %x[%274] : memref<?xf32>
          %276 = vector.broadcast %275 : f32 to vector<16xf32>
          %277 = math.fma %276, %268, %221 : vector<16xf32>
          %278 = math.fma %276, %272, %222 : vector<16xf32>
          %279 = arith.addi %33, %92 : index
          %280 = arith.addi %279, %c9 : index
          %281 = memref.load %x[%280] : memref<?xf32>
          %282 = vector.broadcast %281 : f32 to vector<16xf32>
          %283 = math.fma %282, %268, %227 : vector<16xf32>
          %284 = math.fma %282, %272, %228 : vector<16xf32>
          %285 = arith.addi %34, %92 : index
          %286 = arith.addi %285, %c9 : index
          %287 = memref.load %x[%286] : memref<?xf32>
          %288 = vector.broadcast %287 : f32 to vector<16xf32>
          %289 = math.fma %288, %268, %233 : vector<16xf32>
          %290 = math.fma %288, %272, %234 : vector<16xf32>
          %291 = arith.addi %35, %92 : index
          %292 = arith.addi %291, %c9 : index
          %293 = memref.load %x[%292] : memref<?xf32>
          %294 = vector.broadcast %293 : f32 to vector<16xf32>
          %295 = math.fma %294, %268, %239 : vector<16xf32>
          %296 = math.fma %294, %272, %240 : vector<16xf32>
          %297 = arith.addi %36, %92 : index
          %298 = arith.addi %297, %c9 : index
          %299 = memref.load %x[%298] : memref<?xf32>
          %300 = vector.broadcast %299 : f32 to vector<16xf32>
          %301 = math.fma %300, %268, %245 : vector<16xf32>
          %302 = math.fma %300, %272, %246 : vector<16xf32>
          %303 = arith.addi %37, %92 : index
          %304 = arith.addi %303, %c9 : index
          %305 = memref.load %x[%304] : memref<?xf32>
          %306 = vector.broadcast %305 : f32 to vector<16xf32>
          %307 = math.fma %306, %268, %251 : vector<16xf32>
          %308 = math.fma %306, %272, %252 : vector<16xf32>
          %309 = arith.addi %38, %92 : index
          %310 = arith.addi %309, %c9 : index
          %311 = memref.load %x[%310] : memref<?xf32>
          %312 = vector.broadcast %311 : f32 to vector<16xf32>
          %313 = math.fma %312, %268, %257 : vector<16xf32>
          %314 = math.fma %312, %272, %258 : vector<16xf32>
          %315 = arith.addi %39, %92 : index
          %316 = arith.addi %315, %c9 : index
          %317 = memref.load %x[%316] : memref<?xf32>
          %318 = vector.broadcast %317 : f32 to vector<16xf32>
          %319 = math.fma %318, %268, %263 : vector<16xf32>
          %320 = math.fma %318, %272, %264 : vector<16xf32>
          scf.yield %277, %278, %283, %284, %289, %290, %295, %296, %301, %302, %307, %308, %313, %314, %319, %320 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %90#0, %90#1, %90#2, %90#3, %90#4, %90#5, %90#6, %90#7, %90#8, %90#9, %90#10, %90#11, %90#12, %90#13, %90#14, %90#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %321 = arith.muli %headDim, %c6 : index
      %322 = arith.muli %40, %c4 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %323, %c6 : index
      vector.store %67#0, %3[%324] : memref<?xf32>, vector<16xf32>
      %325 = arith.muli %headDim, %c6 : index
      %326 = arith.muli %40, %c4 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.addi %327, %c4 : index
      vector.store %67#1, %3[%328] : memref<?xf32>, vector<16xf32>
      %329 = arith.muli %headDim, %c8 : index
      %330 = arith.muli %40, %c4 : index
      %331 = arith.addi %329, %330 : index
      %332 = arith.addi %331, %c6 : index
      vector.store %67#2, %3[%332] : memref<?xf32>, vector<16xf32>
      %333 = arith.muli %headDim, %c8 : index
      %334 = arith.muli %40, %c4 : index
      %335 = arith.addi %333, %334 : index
      %336 = arith.addi %335, %c4 : index
      vector.store %67#3, %3[%336] : memref<?xf32>, vector<16xf32>
      %337 = arith.muli %headDim, %c3 : index
      %338 = arith.muli %40, %c4 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c6 : index
      vector.store %67#4, %3[%340] : memref<?xf32>, vector<16xf32>
      %341 = arith.muli %headDim, %c3 : index
      %342 = arith.muli %40, %c4 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c4 : index
      vector.store %67#5, %3[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.muli %headDim, %c9 : index
      %346 = arith.muli %40, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c6 : index
      vector.store %67#6, %3[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.muli %headDim, %c9 : index
      %350 = arith.muli %40, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.addi %351, %c4 : index
      vector.store %67#7, %3[%352] : memref<?xf32>, vector<16xf32>
      %353 = arith.muli %headDim, %c10 : index
      %354 = arith.muli %40, %c4 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c6 : index
      vector.store %67#8, %3[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.muli %headDim, %c10 : index
      %358 = arith.muli %40, %c4 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c4 : index
      vector.store %67#9, %3[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.muli %headDim, %c11 : index
      %362 = arith.muli %40, %c4 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c6 : index
      vector.store %67#10, %3[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.muli %headDim, %c11 : index
      %366 = arith.muli %40, %c4 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.addi %367, %c4 : index
      vector.store %67#11, %3[%368] : memref<?xf32>, vector<16xf32>
      %369 = arith.muli %headDim, %c12 : index
      %370 = arith.muli %40, %c4 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c6 : index
      vector.store %67#12, %3[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.muli %headDim, %c12 : index
      %374 = arith.muli %40, %c4 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c4 : index
      vector.store %67#13, %3[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.muli %headDim, %c13 : index
      %378 = arith.muli %40, %c4 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c6 : index
      vector.store %67#14, %3[%380] : memref<?xf32>, vector<16xf32>
      %381 = arith.muli %headDim, %c13 : index
      %382 = arith.muli %40, %c4 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.addi %383, %c4 : index
      vector.store %67#15, %3[%384] : memref<?xf32>, vector<16xf32>
    }
    %385 = arith.addi %14, %c2 : index
    %386 = arith.minsi %385, %13 : index
    scf.for %387 = %14 to %386 step %c8 {
      %388 = arith.subi %387, %14 : index
      %389 = arith.muli %388, %headDim : index
      %390 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %390 {
        scf.for %391 = %c6 to %headDim step %c4 {
          %392 = arith.muli %0, %headDim : index
          %393 = arith.addi %392, %391 : index
          %394 = vector.load %bias[%393] : memref<?xf32>, vector<16xf32>
          %395 = arith.addi %389, %391 : index
          %396 = vector.load %3[%395] : memref<?xf32>, vector<16xf32>
          %397 = arith.addf %396, %394 : vector<16xf32>
          %398 = arith.addi %389, %391 : index
          vector.store %397, %3[%398] : memref<?xf32>, vector<16xf32>
        }
      }
      %399 = arith.addi %heads, %kvHeads : index
      %400 = arith.cmpi slt, %0, %399 : index
      scf.if %400 {
        %401 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %401 {
          %402 = arith.cmpi slt, %0, %heads : index
          %405 = scf.for %403 = %c6 to %headDim step %c4 iter_args(%404 = %c14) -> (vector<16xf32>) {
            %406 = arith.addi %389, %403 : index
            %407 = vector.load %3[%406] : memref<?xf32>, vector<16xf32>
            %408 = math.fma %407, %407, %404 : vector<16xf32>
            scf.yield %408 : vector<16xf32>
          }
          %409 = wave.reduce "add" %405 : vector<16xf32>
          %410 = arith.mulf %409, %inverseHeadDim : f32
          %411 = arith.addf %410, %epsilon : f32
          %412 = math.sqrt %411 : f32
          %413 = arith.divf %c25, %412 : f32
          %414 = vector.broadcast %413 : f32 to vector<16xf32>
          scf.for %415 = %c6 to %headDim step %c4 {
            %416 = vector.load %query_norm[%415] : memref<?xf32>, vector<16xf32>
            %417 = vector.load %key_norm[%415] : memref<?xf32>, vector<16xf32>
            %418 = arith.select %402, %416, %417 : vector<16xf32>
            %419 = arith.addi %389, %415 : index
            %420 = vector.load %3[%419] : memref<?xf32>, vector<16xf32>
            %421 = arith.mulf %420, %414 : vector<16xf32>
            %422 = arith.mulf %421, %418 : vector<16xf32>
            %423 = arith.addi %389, %415 : index
            vector.store %422, %3[%423] : memref<?xf32>, vector<16xf32>
          }
        }
        %424 = arith.addi %positionsAt, %387 : index
        %425 = memref.load %step[%424] : memref<?xi32>
        %426 = arith.index_cast %425 : i32 to index
        %427 = arith.divui %headDim, %c3 : index
        %428 = arith.remui %426, %c27 : index
        %429 = arith.muli %428, %headDim : index
        %430 = arith.divui %426, %c27 : index
        %431 = arith.addi %430, %c27 : index
        %432 = arith.muli %431, %headDim : index
        scf.for %433 = %c6 to %427 step %c2 {
          %434 = arith.addi %429, %433 : index
          %435 = vector.load %rope[%434] : memref<?xf32>, vector<8xf32>
          %436 = arith.addi %429, %427 : index
          %437 = arith.addi %436, %433 : index
          %438 = vector.load %rope[%437] : memref<?xf32>, vector<8xf32>
          %439 = arith.addi %432, %433 : index
          %440 = vector.load %rope[%439] : memref<?xf32>, vector<8xf32>
          %441 = arith.addi %432, %427 : index
          %442 = arith.addi %441, %433 : index
          %443 = vector.load %rope[%442] : memref<?xf32>, vector<8xf32>
          %444 = arith.mulf %440, %435 : vector<8xf32>
          %445 = arith.mulf %443, %438 : vector<8xf32>
          %446 = arith.subf %444, %445 : vector<8xf32>
          %447 = arith.mulf %443, %435 : vector<8xf32>
          %448 = arith.mulf %440, %438 : vector<8xf32>
          %449 = arith.addf %447, %448 : vector<8xf32>
          %450 = arith.addi %389, %433 : index
          %451 = vector.load %3[%450] : memref<?xf32>, vector<8xf32>
          %452 = arith.addi %389, %427 : index
          %453 = arith.addi %452, %433 : index
          %454 = vector.load %3[%453] : memref<?xf32>, vector<8xf32>
          %455 = arith.mulf %451, %446 : vector<8xf32>
          %456 = arith.mulf %454, %449 : vector<8xf32>
          %457 = arith.subf %455, %456 : vector<8xf32>
          %458 = arith.addi %389, %433 : index
          vector.store %457, %3[%458] : memref<?xf32>, vector<8xf32>
          %459 = arith.mulf %454, %446 : vector<8xf32>
          %460 = arith.mulf %451, %449 : vector<8xf32>
          %461 = arith.addf %459, %460 : vector<8xf32>
          %462 = arith.addi %389, %427 : index
          %463 = arith.addi %462, %433 : index
          vector.store %461, %3[%463] : memref<?xf32>, vector<8xf32>
        }
      }
      %464 = arith.cmpi slt, %0, %heads : index
      scf.if %464 {
        scf.for %465 = %c6 to %headDim step %c4 {
          %466 = arith.addi %389, %465 : index
          %467 = vector.load %3[%466] : memref<?xf32>, vector<16xf32>
          %468 = arith.muli %387, %heads : index
          %469 = arith.addi %468, %0 : index
          %470 = arith.muli %469, %headDim : index
          %471 = arith.addi %470, %465 : index
          vector.store %467, %q[%471] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %472 = arith.addi %slotsAt, %387 : index
        %473 = memref.load %step[%472] : memref<?xi32>
        %474 = arith.index_cast %473 : i32 to index
        %475 = arith.cmpi sge, %474, %c6 : index
        scf.if %475 {
          %476 = arith.cmpi eq, %codec, %c6 : index
          scf.if %476 {
            %477 = arith.subi %0, %heads : index
            %478 = memref.load %scales[%477] : memref<?xf32>
            %479 = vector.broadcast %478 : f32 to vector<16xf32>
            %480 = arith.divui %474, %c4 : index
            %481 = arith.remui %474, %c4 : index
            %482 = arith.muli %headDim, %c3 : index
            %483 = arith.muli %480, %pageBytes : index
            scf.for %484 = %c6 to %headDim step %c4 {
              %485 = arith.addi %389, %484 : index
              %486 = vector.load %3[%485] : memref<?xf32>, vector<16xf32>
              %487 = arith.mulf %486, %479 : vector<16xf32>
              %488 = arith.minimumf %487, %c31 : vector<16xf32>
              %489 = arith.maximumf %488, %c32 : vector<16xf32>
              %490 = arith.truncf %489 : vector<16xf32> to vector<16xf16>
              %491 = vector.bitcast %490 : vector<16xf16> to vector<32xi8>
              %492 = arith.muli %484, %c3 : index
              vector.store %491, %5[%492] : memref<?xi8>, vector<32xi8>
            }
            %493 = arith.cmpi slt, %477, %kvHeads : index
            scf.if %493 {
              %494 = arith.muli %482, %c16 : index
              %495 = arith.muli %477, %494 : index
              %496 = arith.addi %483, %495 : index
              %497 = arith.muli %481, %c3 : index
              %498 = arith.addi %496, %497 : index
              scf.for %499 = %c6 to %headDim step %c8 {
                %500 = arith.muli %499, %c3 : index
                %501 = arith.addi %500, %c6 : index
                %502 = memref.load %5[%501] : memref<?xi8>
                %503 = arith.muli %499, %c16 : index
                %504 = arith.addi %498, %503 : index
                %505 = arith.addi %504, %c6 : index
                memref.store %502, %kv[%505] : memref<?xi8>
                %506 = arith.muli %499, %c3 : index
                %507 = arith.addi %506, %c8 : index
                %508 = memref.load %5[%507] : memref<?xi8>
                %509 = arith.muli %499, %c16 : index
                %510 = arith.addi %498, %509 : index
                %511 = arith.addi %510, %c8 : index
                memref.store %508, %kv[%511] : memref<?xi8>
              }
            } else {
              %512 = arith.subi %477, %kvHeads : index
              %513 = arith.muli %512, %c3 : index
              %514 = arith.addi %513, %c8 : index
              %515 = arith.muli %482, %c4 : index
              %516 = arith.muli %514, %515 : index
              %517 = arith.addi %483, %516 : index
              %518 = arith.muli %481, %482 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c6 to %482 step %c4 {
                %521 = vector.load %5[%520] : memref<?xi8>, vector<16xi8>
                %522 = arith.addi %519, %520 : index
                vector.store %521, %kv[%522] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %523 = arith.cmpi eq, %codec, %c8 : index
          scf.if %523 {
            %524 = arith.subi %0, %heads : index
            %525 = memref.load %scales[%524] : memref<?xf32>
            %526 = vector.broadcast %525 : f32 to vector<16xf32>
            %527 = arith.divui %474, %c4 : index
            %528 = arith.remui %474, %c4 : index
            %529 = arith.muli %headDim, %c8 : index
            %530 = arith.muli %527, %pageBytes : index
            scf.for %531 = %c6 to %headDim step %c4 {
              %532 = arith.addi %389, %531 : index
              %533 = vector.load %3[%532] : memref<?xf32>, vector<16xf32>
              %534 = arith.mulf %533, %526 : vector<16xf32>
              %535 = wave.fp8_encode "e4m3" %534 : vector<16xf32> -> vector<16xi8>
              %536 = arith.muli %531, %c8 : index
              vector.store %535, %5[%536] : memref<?xi8>, vector<16xi8>
            }
            %537 = arith.cmpi slt, %524, %kvHeads : index
            scf.if %537 {
              %538 = arith.muli %529, %c16 : index
              %539 = arith.muli %524, %538 : index
              %540 = arith.addi %530, %539 : index
              %541 = arith.muli %528, %c8 : index
              %542 = arith.addi %540, %541 : index
              scf.for %543 = %c6 to %headDim step %c8 {
                %544 = arith.muli %543, %c8 : index
                %545 = arith.addi %544, %c6 : index
                %546 = memref.load %5[%545] : memref<?xi8>
                %547 = arith.muli %543, %c4 : index
                %548 = arith.addi %542, %547 : index
                %549 = arith.addi %548, %c6 : index
                memref.store %546, %kv[%549] : memref<?xi8>
              }
            } else {
              %550 = arith.subi %524, %kvHeads : index
              %551 = arith.muli %550, %c3 : index
              %552 = arith.addi %551, %c8 : index
              %553 = arith.muli %529, %c4 : index
              %554 = arith.muli %552, %553 : index
              %555 = arith.addi %530, %554 : index
              %556 = arith.muli %528, %529 : index
              %557 = arith.addi %555, %556 : index
              scf.for %558 = %c6 to %529 step %c4 {
                %559 = vector.load %5[%558] : memref<?xi8>, vector<16xi8>
                %560 = arith.addi %557, %558 : index
                vector.store %559, %kv[%560] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %561 = arith.cmpi eq, %codec, %c3 : index
          scf.if %561 {
            %562 = arith.subi %0, %heads : index
            %563 = memref.load %scales[%562] : memref<?xf32>
            %564 = vector.broadcast %563 : f32 to vector<16xf32>
            %565 = arith.divui %474, %c4 : index
            %566 = arith.remui %474, %c4 : index
            %567 = arith.muli %headDim, %c8 : index
            %568 = arith.muli %565, %pageBytes : index
            scf.for %569 = %c6 to %headDim step %c4 {
              %570 = arith.addi %389, %569 : index
              %571 = vector.load %3[%570] : memref<?xf32>, vector<16xf32>
              %572 = arith.mulf %571, %564 : vector<16xf32>
              %573 = wave.fp8_encode "e5m2" %572 : vector<16xf32> -> vector<16xi8>
              %574 = arith.muli %569, %c8 : index
              vector.store %573, %5[%574] : memref<?xi8>, vector<16xi8>
            }
            %575 = arith.cmpi slt, %562, %kvHeads : index
            scf.if %575 {
              %576 = arith.muli %567, %c16 : index
              %577 = arith.muli %562, %576 : index
              %578 = arith.addi %568, %577 : index
              %579 = arith.muli %566, %c8 : index
              %580 = arith.addi %578, %579 : index
              scf.for %581 = %c6 to %headDim step %c8 {
                %582 = arith.muli %581, %c8 : index
                %583 = arith.addi %582, %c6 : index
                %584 = memref.load %5[%583] : memref<?xi8>
                %585 = arith.muli %581, %c4 : index
                %586 = arith.addi %580, %585 : index
                %587 = arith.addi %586, %c6 : index
                memref.store %584, %kv[%587] : memref<?xi8>
              }
            } else {
              %588 = arith.subi %562, %kvHeads : index
              %589 = arith.muli %588, %c3 : index
              %590 = arith.addi %589, %c8 : index
              %591 = arith.muli %567, %c4 : index
              %592 = arith.muli %590, %591 : index
              %593 = arith.addi %568, %592 : index
              %594 = arith.muli %566, %567 : index
              %595 = arith.addi %593, %594 : index
              scf.for %596 = %c6 to %567 step %c4 {
                %597 = vector.load %5[%596] : memref<?xi8>, vector<16xi8>
                %598 = arith.addi %595, %596 : index
                vector.store %597, %kv[%598] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

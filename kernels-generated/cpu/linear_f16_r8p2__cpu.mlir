// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c6 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c12 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c13 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c14 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c15 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    %42 = arith.divui %inputFeatures, %c4 : index
    %60:16 = scf.for %43 = %c7 to %42 step %c1 iter_args(%44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16, %58 = %c16, %59 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %61 = arith.muli %43, %c5 : index
      %62 = arith.addi %7, %61 : index
      %63 = arith.muli %43, %c5 : index
      %64 = arith.addi %10, %63 : index
      %65 = arith.muli %43, %c4 : index
      %83:16 = scf.for %66 = %c7 to %c12 step %c1 iter_args(%67 = %44, %68 = %45, %69 = %46, %70 = %47, %71 = %48, %72 = %49, %73 = %50, %74 = %51, %75 = %52, %76 = %53, %77 = %54, %78 = %55, %79 = %56, %80 = %57, %81 = %58, %82 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %84 = arith.muli %66, %c12 : index
        %85 = arith.addi %65, %84 : index
        %86 = arith.muli %66, %c17 : index
        %87 = arith.addi %62, %86 : index
        %88 = arith.addi %87, %c7 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
        %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
        %92 = arith.muli %66, %c17 : index
        %93 = arith.addi %64, %92 : index
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
        %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
        %98 = arith.addi %34, %85 : index
        %99 = arith.addi %98, %c7 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %91, %67 : vector<16xf32>
        %103 = math.fma %101, %97, %68 : vector<16xf32>
        %104 = arith.addi %35, %85 : index
        %105 = arith.addi %104, %c7 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %91, %69 : vector<16xf32>
        %109 = math.fma %107, %97, %70 : vector<16xf32>
        %110 = arith.addi %36, %85 : index
        %111 = arith.addi %110, %c7 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %91, %71 : vector<16xf32>
        %115 = math.fma %113, %97, %72 : vector<16xf32>
        %116 = arith.addi %37, %85 : index
        %117 = arith.addi %116, %c7 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %91, %73 : vector<16xf32>
        %121 = math.fma %119, %97, %74 : vector<16xf32>
        %122 = arith.addi %38, %85 : index
        %123 = arith.addi %122, %c7 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %91, %75 : vector<16xf32>
        %127 = math.fma %125, %97, %76 : vector<16xf32>
        %128 = arith.addi %39, %85 : index
        %129 = arith.addi %128, %c7 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %91, %77 : vector<16xf32>
        %133 = math.fma %131, %97, %78 : vector<16xf32>
        %134 = arith.addi %40, %85 : index
        %135 = arith.addi %134, %c7 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %91, %79 : vector<16xf32>
        %139 = math.fma %137, %97, %80 : vector<16xf32>
        %140 = arith.addi %41, %85 : index
        %141 = arith.addi %140, %c7 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %91, %81 : vector<16xf32>
        %145 = math.fma %143, %97, %82 : vector<16xf32>
        %146 = arith.addi %87, %c18 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<32xi8>
        %148 = vector.bitcast %147 : vector<32xi8> to vector<16xf16>
        %149 = arith.extf %148 : vector<16xf16> to vector<16xf32>
        %150 = arith.addi %93, %c18 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<32xi8>
        %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
        %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
        %154 = arith.addi %34, %85 : index
        %155 = arith.addi %154, %c1 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %149, %102 : vector<16xf32>
        %159 = math.fma %157, %153, %103 : vector<16xf32>
        %160 = arith.addi %35, %85 : index
        %161 = arith.addi %160, %c1 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %149, %108 : vector<16xf32>
        %165 = math.fma %163, %153, %109 : vector<16xf32>
        %166 = arith.addi %36, %85 : index
        %167 = arith.addi %166, %c1 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %149, %114 : vector<16xf32>
        %171 = math.fma %169, %153, %115 : vector<16xf32>
        %172 = arith.addi %37, %85 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %149, %120 : vector<16xf32>
        %177 = math.fma %175, %153, %121 : vector<16xf32>
        %178 = arith.addi %38, %85 : index
        %179 = arith.addi %178, %c1 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %149, %126 : vector<16xf32>
        %183 = math.fma %181, %153, %127 : vector<16xf32>
        %184 = arith.addi %39, %85 : index
        %185 = arith.addi %184, %c1 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %149, %132 : vector<16xf32>
        %189 = math.fma %187, %153, %133 : vector<16xf32>
        %190 = arith.addi %40, %85 : index
        %191 = arith.addi %190, %c1 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %149, %138 : vector<16xf32>
        %195 = math.fma %193, %153, %139 : vector<16xf32>
        %196 = arith.addi %41, %85 : index
        %197 = arith.addi %196, %c1 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %149, %144 : vector<16xf32>
        %201 = math.fma %199, %153, %145 : vector<16xf32>
        %202 = arith.addi %87, %c19 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<32xi8>
        %204 = vector.bitcast %203 : vector<32xi8> to vector<16xf16>
        %205 = arith.extf %204 : vector<16xf16> to vector<16xf32>
        %206 = arith.addi %93, %c19 : index
        %207 = vector.load %w[%206] : memref<?xi8>, vector<32xi8>
        %208 = vector.bitcast %207 : vector<32xi8> to vector<16xf16>
        %209 = arith.extf %208 : vector<16xf16> to vector<16xf32>
        %210 = arith.addi %34, %85 : index
        %211 = arith.addi %210, %c6 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %205, %158 : vector<16xf32>
        %215 = math.fma %213, %209, %159 : vector<16xf32>
        %216 = arith.addi %35, %85 : index
        %217 = arith.addi %216, %c6 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %205, %164 : vector<16xf32>
        %221 = math.fma %219, %209, %165 : vector<16xf32>
        %222 = arith.addi %36, %85 : index
        %223 = arith.addi %222, %c6 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %205, %170 : vector<16xf32>
        %227 = math.fma %225, %209, %171 : vector<16xf32>
        %228 = arith.addi %37, %85 : index
        %229 = arith.addi %228, %c6 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %205, %176 : vector<16xf32>
        %233 = math.fma %231, %209, %177 : vector<16xf32>
        %234 = arith.addi %38, %85 : index
        %235 = arith.addi %234, %c6 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %205, %182 : vector<16xf32>
        %239 = math.fma %237, %209, %183 : vector<16xf32>
        %240 = arith.addi %39, %85 : index
        %241 = arith.addi %240, %c6 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %205, %188 : vector<16xf32>
        %245 = math.fma %243, %209, %189 : vector<16xf32>
        %246 = arith.addi %40, %85 : index
        %247 = arith.addi %246, %c6 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %205, %194 : vector<16xf32>
        %251 = math.fma %249, %209, %195 : vector<16xf32>
        %252 = arith.addi %41, %85 : index
        %253 = arith.addi %252, %c6 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %205, %200 : vector<16xf32>
        %257 = math.fma %255, %209, %201 : vector<16xf32>
        %258 = arith.addi %87, %c20 : index
        %259 = vector.load %w[%258] : memref<?xi8>, vector<32xi8>
        %260 = vector.bitcast %259 : vector<32xi8> to vector<16xf16>
        %261 = arith.extf %260 : vector<16xf16> to vector<16xf32>
        %262 = arith.addi %93, %c20 : index
        %263 = vector.load %w[%262] : memref<?xi8>, vector<32xi8>
        %264 = vector.bitcast %263 : vector<32xi8> to vector<16xf16>
        %265 = arith.extf %264 : vector<16xf16> to vector<16xf32>
        %266 = arith.addi %34, %85 : index
        %267 = arith.addi %266, %c11 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %261, %214 : vector<16xf32>
        %271 = math.fma %269, %265, %215 : vector<16xf32>
        %272 = arith.addi %35, %85 : index
        %273 = arith.addi %272, %c11 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %261, %220 : vector<16xf32>
        %277 = math.fma %275, %265, %221 : vector<16xf32>
        %278 = arith.addi %36, %85 : index
        %279 = arith.addi %278, %c11 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %261, %226 : vector<16xf32>
        %283 = math.fma %281, %265, %227 : vector<16xf32>
        %284 = arith.addi %37, %85 : index
        %285 = arith.addi %284, %c11 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %261, %232 : vector<16xf32>
        %289 = math.fma %287, %265, %233 : vector<16xf32>
        %290 = arith.addi %38, %85 : index
        %291 = arith.addi %290, %c11 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %261, %238 : vector<16xf32>
        %295 = math.fma %293, %265, %239 : vector<16xf32>
        %296 = arith.addi %39, %85 : index
        %297 = arith.addi %296, %c11 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %261, %244 : vector<16xf32>
        %301 = math.fma %299, %265, %245 : vector<16xf32>
        %302 = arith.addi %40, %85 : index
        %303 = arith.addi %302, %c11 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %261, %250 : vector<16xf32>
        %307 = math.fma %305, %265, %251 : vector<16xf32>
        %308 = arith.addi %41, %85 : index
        %309 = arith.addi %308, %c11 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %261, %256 : vector<16xf32>
        %313 = math.fma %311, %265, %257 : vector<16xf32>
        scf.yield %270, %271, %276, %277, %282, %283, %288, %289, %294, %295, %300, %301, %306, %307, %312, %313 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %83#0, %83#1, %83#2, %83#3, %83#4, %83#5, %83#6, %83#7, %83#8, %83#9, %83#10, %83#11, %83#12, %83#13, %83#14, %83#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %314 = arith.addi %16, %c7 : index
    %315 = arith.cmpi slt, %314, %15 : index
    scf.if %315 {
      %316 = arith.muli %314, %outputFeatures : index
      %317 = arith.muli %3, %c18 : index
      %318 = arith.addi %316, %317 : index
      scf.if %0 {
        %319 = arith.addi %318, %c7 : index
        %320 = vector.load %residual[%319] : memref<?xf32>, vector<16xf32>
        %321 = arith.addf %320, %60#0 : vector<16xf32>
        %322 = arith.addi %318, %c7 : index
        vector.store %321, %out[%322] : memref<?xf32>, vector<16xf32>
      } else {
        %323 = arith.addi %318, %c7 : index
        vector.store %60#0, %out[%323] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %324 = arith.addi %318, %c4 : index
        %325 = vector.load %residual[%324] : memref<?xf32>, vector<16xf32>
        %326 = arith.addf %325, %60#1 : vector<16xf32>
        %327 = arith.addi %318, %c4 : index
        vector.store %326, %out[%327] : memref<?xf32>, vector<16xf32>
      } else {
        %328 = arith.addi %318, %c4 : index
        vector.store %60#1, %out[%328] : memref<?xf32>, vector<16xf32>
      }
    }
    %329 = arith.addi %16, %c1 : index
    %330 = arith.cmpi slt, %329, %15 : index
    scf.if %330 {
      %331 = arith.muli %329, %outputFeatures : index
      %332 = arith.muli %3, %c18 : index
      %333 = arith.addi %331, %332 : index
      scf.if %0 {
        %334 = arith.addi %333, %c7 : index
        %335 = vector.load %residual[%334] : memref<?xf32>, vector<16xf32>
        %336 = arith.addf %335, %60#2 : vector<16xf32>
        %337 = arith.addi %333, %c7 : index
        vector.store %336, %out[%337] : memref<?xf32>, vector<16xf32>
      } else {
        %338 = arith.addi %333, %c7 : index
        vector.store %60#2, %out[%338] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %339 = arith.addi %333, %c4 : index
        %340 = vector.load %residual[%339] : memref<?xf32>, vector<16xf32>
        %341 = arith.addf %340, %60#3 : vector<16xf32>
        %342 = arith.addi %333, %c4 : index
        vector.store %341, %out[%342] : memref<?xf32>, vector<16xf32>
      } else {
        %343 = arith.addi %333, %c4 : index
        vector.store %60#3, %out[%343] : memref<?xf32>, vector<16xf32>
      }
    }
    %344 = arith.addi %16, %c6 : index
    %345 = arith.cmpi slt, %344, %15 : index
    scf.if %345 {
      %346 = arith.muli %344, %outputFeatures : index
      %347 = arith.muli %3, %c18 : index
      %348 = arith.addi %346, %347 : index
      scf.if %0 {
        %349 = arith.addi %348, %c7 : index
        %350 = vector.load %residual[%349] : memref<?xf32>, vector<16xf32>
        %351 = arith.addf %350, %60#4 : vector<16xf32>
        %352 = arith.addi %348, %c7 : index
        vector.store %351, %out[%352] : memref<?xf32>, vector<16xf32>
      } else {
        %353 = arith.addi %348, %c7 : index
        vector.store %60#4, %out[%353] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %354 = arith.addi %348, %c4 : index
        %355 = vector.load %residual[%354] : memref<?xf32>, vector<16xf32>
        %356 = arith.addf %355, %60#5 : vector<16xf32>
        %357 = arith.addi %348, %c4 : index
        vector.store %356, %out[%357] : memref<?xf32>, vector<16xf32>
      } else {
        %358 = arith.addi %348, %c4 : index
        vector.store %60#5, %out[%358] : memref<?xf32>, vector<16xf32>
      }
    }
    %359 = arith.addi %16, %c11 : index
    %360 = arith.cmpi slt, %359, %15 : index
    scf.if %360 {
      %361 = arith.muli %359, %outputFeatures : index
      %362 = arith.muli %3, %c18 : index
      %363 = arith.addi %361, %362 : index
      scf.if %0 {
        %364 = arith.addi %363, %c7 : index
        %365 = vector.load %residual[%364] : memref<?xf32>, vector<16xf32>
        %366 = arith.addf %365, %60#6 : vector<16xf32>
        %367 = arith.addi %363, %c7 : index
        vector.store %366, %out[%367] : memref<?xf32>, vector<16xf32>
      } else {
        %368 = arith.addi %363, %c7 : index
        vector.store %60#6, %out[%368] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %369 = arith.addi %363, %c4 : index
        %370 = vector.load %residual[%369] : memref<?xf32>, vector<16xf32>
        %371 = arith.addf %370, %60#7 : vector<16xf32>
        %372 = arith.addi %363, %c4 : index
        vector.store %371, %out[%372] : memref<?xf32>, vector<16xf32>
      } else {
        %373 = arith.addi %363, %c4 : index
        vector.store %60#7, %out[%373] : memref<?xf32>, vector<16xf32>
      }
    }
    %374 = arith.addi %16, %c12 : index
    %375 = arith.cmpi slt, %374, %15 : index
    scf.if %375 {
      %376 = arith.muli %374, %outputFeatures : index
      %377 = arith.muli %3, %c18 : index
      %378 = arith.addi %376, %377 : index
      scf.if %0 {
        %379 = arith.addi %378, %c7 : index
        %380 = vector.load %residual[%379] : memref<?xf32>, vector<16xf32>
        %381 = arith.addf %380, %60#8 : vector<16xf32>
        %382 = arith.addi %378, %c7 : index
        vector.store %381, %out[%382] : memref<?xf32>, vector<16xf32>
      } else {
        %383 = arith.addi %378, %c7 : index
        vector.store %60#8, %out[%383] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %384 = arith.addi %378, %c4 : index
        %385 = vector.load %residual[%384] : memref<?xf32>, vector<16xf32>
        %386 = arith.addf %385, %60#9 : vector<16xf32>
        %387 = arith.addi %378, %c4 : index
        vector.store %386, %out[%387] : memref<?xf32>, vector<16xf32>
      } else {
        %388 = arith.addi %378, %c4 : index
        vector.store %60#9, %out[%388] : memref<?xf32>, vector<16xf32>
      }
    }
    %389 = arith.addi %16, %c13 : index
    %390 = arith.cmpi slt, %389, %15 : index
    scf.if %390 {
      %391 = arith.muli %389, %outputFeatures : index
      %392 = arith.muli %3, %c18 : index
      %393 = arith.addi %391, %392 : index
      scf.if %0 {
        %394 = arith.addi %393, %c7 : index
        %395 = vector.load %residual[%394] : memref<?xf32>, vector<16xf32>
        %396 = arith.addf %395, %60#10 : vector<16xf32>
        %397 = arith.addi %393, %c7 : index
        vector.store %396, %out[%397] : memref<?xf32>, vector<16xf32>
      } else {
        %398 = arith.addi %393, %c7 : index
        vector.store %60#10, %out[%398] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %399 = arith.addi %393, %c4 : index
        %400 = vector.load %residual[%399] : memref<?xf32>, vector<16xf32>
        %401 = arith.addf %400, %60#11 : vector<16xf32>
        %402 = arith.addi %393, %c4 : index
        vector.store %401, %out[%402] : memref<?xf32>, vector<16xf32>
      } else {
        %403 = arith.addi %393, %c4 : index
        vector.store %60#11, %out[%403] : memref<?xf32>, vector<16xf32>
      }
    }
    %404 = arith.addi %16, %c14 : index
    %405 = arith.cmpi slt, %404, %15 : index
    scf.if %405 {
      %406 = arith.muli %404, %outputFeatures : index
      %407 = arith.muli %3, %c18 : index
      %408 = arith.addi %406, %407 : index
      scf.if %0 {
        %409 = arith.addi %408, %c7 : index
        %410 = vector.load %residual[%409] : memref<?xf32>, vector<16xf32>
        %411 = arith.addf %410, %60#12 : vector<16xf32>
        %412 = arith.addi %408, %c7 : index
        vector.store %411, %out[%412] : memref<?xf32>, vector<16xf32>
      } else {
        %413 = arith.addi %408, %c7 : index
        vector.store %60#12, %out[%413] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %414 = arith.addi %408, %c4 : index
        %415 = vector.load %residual[%414] : memref<?xf32>, vector<16xf32>
        %416 = arith.addf %415, %60#13 : vector<16xf32>
        %417 = arith.addi %408, %c4 : index
        vector.store %416, %out[%417] : memref<?xf32>, vector<16xf32>
      } else {
        %418 = arith.addi %408, %c4 : index
        vector.store %60#13, %out[%418] : memref<?xf32>, vector<16xf32>
      }
    }
    %419 = arith.addi %16, %c15 : index
    %420 = arith.cmpi slt, %419, %15 : index
    scf.if %420 {
      %421 = arith.muli %419, %outputFeatures : index
      %422 = arith.muli %3, %c18 : index
      %423 = arith.addi %421, %422 : index
      scf.if %0 {
        %424 = arith.addi %423, %c7 : index
        %425 = vector.load %residual[%424] : memref<?xf32>, vector<16xf32>
        %426 = arith.addf %425, %60#14 : vector<16xf32>
        %427 = arith.addi %423, %c7 : index
        vector.store %426, %out[%427] : memref<?xf32>, vector<16xf32>
      } else {
        %428 = arith.addi %423, %c7 : index
        vector.store %60#14, %out[%428] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %429 = arith.addi %423, %c4 : index
        %430 = vector.load %residual[%429] : memref<?xf32>, vector<16xf32>
        %431 = arith.addf %430, %60#15 : vector<16xf32>
        %432 = arith.addi %423, %c4 : index
        vector.store %431, %out[%432] : memref<?xf32>, vector<16xf32>
      } else {
        %433 = arith.addi %423, %c4 : index
        vector.store %60#15, %out[%433] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

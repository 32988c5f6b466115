// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
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
      %65 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = arith.addi %62, %c4 : index
      %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
      %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
      %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
      %72 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
      %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
      %75 = arith.addi %64, %c4 : index
      %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
      %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
      %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
      %79 = arith.muli %43, %c4 : index
      %97:16 = scf.for %80 = %c7 to %c10 step %c1 iter_args(%81 = %44, %82 = %45, %83 = %46, %84 = %47, %85 = %48, %86 = %49, %87 = %50, %88 = %51, %89 = %52, %90 = %53, %91 = %54, %92 = %55, %93 = %56, %94 = %57, %95 = %58, %96 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %98 = arith.addi %62, %c17 : index
        %99 = arith.muli %80, %c4 : index
        %100 = arith.addi %98, %99 : index
        %101 = arith.addi %100, %c7 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.andi %103, %c18 : vector<16xi32>
        %105 = arith.shrui %103, %c19 : vector<16xi32>
        %106 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %107 = math.fma %106, %67, %71 : vector<16xf32>
        %108 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %67, %71 : vector<16xf32>
        %110 = arith.addi %100, %c20 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.andi %112, %c18 : vector<16xi32>
        %114 = arith.shrui %112, %c19 : vector<16xi32>
        %115 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %116 = math.fma %115, %67, %71 : vector<16xf32>
        %117 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %67, %71 : vector<16xf32>
        %119 = arith.addi %64, %c17 : index
        %120 = arith.muli %80, %c4 : index
        %121 = arith.addi %119, %120 : index
        %122 = arith.addi %121, %c7 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c18 : vector<16xi32>
        %126 = arith.shrui %124, %c19 : vector<16xi32>
        %127 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %74, %78 : vector<16xf32>
        %129 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %74, %78 : vector<16xf32>
        %131 = arith.addi %121, %c20 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.andi %133, %c18 : vector<16xi32>
        %135 = arith.shrui %133, %c19 : vector<16xi32>
        %136 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %74, %78 : vector<16xf32>
        %138 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %74, %78 : vector<16xf32>
        %140 = arith.muli %80, %c12 : index
        %141 = arith.addi %79, %140 : index
        %142 = arith.addi %34, %141 : index
        %143 = arith.addi %142, %c7 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %107, %81 : vector<16xf32>
        %147 = math.fma %145, %128, %82 : vector<16xf32>
        %148 = arith.addi %35, %141 : index
        %149 = arith.addi %148, %c7 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %107, %83 : vector<16xf32>
        %153 = math.fma %151, %128, %84 : vector<16xf32>
        %154 = arith.addi %36, %141 : index
        %155 = arith.addi %154, %c7 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %107, %85 : vector<16xf32>
        %159 = math.fma %157, %128, %86 : vector<16xf32>
        %160 = arith.addi %37, %141 : index
        %161 = arith.addi %160, %c7 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %107, %87 : vector<16xf32>
        %165 = math.fma %163, %128, %88 : vector<16xf32>
        %166 = arith.addi %38, %141 : index
        %167 = arith.addi %166, %c7 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %107, %89 : vector<16xf32>
        %171 = math.fma %169, %128, %90 : vector<16xf32>
        %172 = arith.addi %39, %141 : index
        %173 = arith.addi %172, %c7 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %107, %91 : vector<16xf32>
        %177 = math.fma %175, %128, %92 : vector<16xf32>
        %178 = arith.addi %40, %141 : index
        %179 = arith.addi %178, %c7 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %107, %93 : vector<16xf32>
        %183 = math.fma %181, %128, %94 : vector<16xf32>
        %184 = arith.addi %41, %141 : index
        %185 = arith.addi %184, %c7 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %107, %95 : vector<16xf32>
        %189 = math.fma %187, %128, %96 : vector<16xf32>
        %190 = arith.addi %34, %141 : index
        %191 = arith.addi %190, %c1 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %109, %146 : vector<16xf32>
        %195 = math.fma %193, %130, %147 : vector<16xf32>
        %196 = arith.addi %35, %141 : index
        %197 = arith.addi %196, %c1 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %109, %152 : vector<16xf32>
        %201 = math.fma %199, %130, %153 : vector<16xf32>
        %202 = arith.addi %36, %141 : index
        %203 = arith.addi %202, %c1 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %109, %158 : vector<16xf32>
        %207 = math.fma %205, %130, %159 : vector<16xf32>
        %208 = arith.addi %37, %141 : index
        %209 = arith.addi %208, %c1 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %109, %164 : vector<16xf32>
        %213 = math.fma %211, %130, %165 : vector<16xf32>
        %214 = arith.addi %38, %141 : index
        %215 = arith.addi %214, %c1 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %109, %170 : vector<16xf32>
        %219 = math.fma %217, %130, %171 : vector<16xf32>
        %220 = arith.addi %39, %141 : index
        %221 = arith.addi %220, %c1 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %109, %176 : vector<16xf32>
        %225 = math.fma %223, %130, %177 : vector<16xf32>
        %226 = arith.addi %40, %141 : index
        %227 = arith.addi %226, %c1 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %109, %182 : vector<16xf32>
        %231 = math.fma %229, %130, %183 : vector<16xf32>
        %232 = arith.addi %41, %141 : index
        %233 = arith.addi %232, %c1 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %109, %188 : vector<16xf32>
        %237 = math.fma %235, %130, %189 : vector<16xf32>
        %238 = arith.addi %34, %141 : index
        %239 = arith.addi %238, %c6 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %116, %194 : vector<16xf32>
        %243 = math.fma %241, %137, %195 : vector<16xf32>
        %244 = arith.addi %35, %141 : index
        %245 = arith.addi %244, %c6 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %116, %200 : vector<16xf32>
        %249 = math.fma %247, %137, %201 : vector<16xf32>
        %250 = arith.addi %36, %141 : index
        %251 = arith.addi %250, %c6 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %116, %206 : vector<16xf32>
        %255 = math.fma %253, %137, %207 : vector<16xf32>
        %256 = arith.addi %37, %141 : index
        %257 = arith.addi %256, %c6 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %116, %212 : vector<16xf32>
        %261 = math.fma %259, %137, %213 : vector<16xf32>
        %262 = arith.addi %38, %141 : index
        %263 = arith.addi %262, %c6 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %116, %218 : vector<16xf32>
        %267 = math.fma %265, %137, %219 : vector<16xf32>
        %268 = arith.addi %39, %141 : index
        %269 = arith.addi %268, %c6 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %116, %224 : vector<16xf32>
        %273 = math.fma %271, %137, %225 : vector<16xf32>
        %274 = arith.addi %40, %141 : index
        %275 = arith.addi %274, %c6 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %116, %230 : vector<16xf32>
        %279 = math.fma %277, %137, %231 : vector<16xf32>
        %280 = arith.addi %41, %141 : index
        %281 = arith.addi %280, %c6 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %116, %236 : vector<16xf32>
        %285 = math.fma %283, %137, %237 : vector<16xf32>
        %286 = arith.addi %34, %141 : index
        %287 = arith.addi %286, %c11 : index
        %288 = memref.load %x[%287] : memref<?xf32>
        %289 = vector.broadcast %288 : f32 to vector<16xf32>
        %290 = math.fma %289, %118, %242 : vector<16xf32>
        %291 = math.fma %289, %139, %243 : vector<16xf32>
        %292 = arith.addi %35, %141 : index
        %293 = arith.addi %292, %c11 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %118, %248 : vector<16xf32>
        %297 = math.fma %295, %139, %249 : vector<16xf32>
        %298 = arith.addi %36, %141 : index
        %299 = arith.addi %298, %c11 : index
        %300 = memref.load %x[%299] : memref<?xf32>
        %301 = vector.broadcast %300 : f32 to vector<16xf32>
        %302 = math.fma %301, %118, %254 : vector<16xf32>
        %303 = math.fma %301, %139, %255 : vector<16xf32>
        %304 = arith.addi %37, %141 : index
        %305 = arith.addi %304, %c11 : index
        %306 = memref.load %x[%305] : memref<?xf32>
        %307 = vector.broadcast %306 : f32 to vector<16xf32>
        %308 = math.fma %307, %118, %260 : vector<16xf32>
        %309 = math.fma %307, %139, %261 : vector<16xf32>
        %310 = arith.addi %38, %141 : index
        %311 = arith.addi %310, %c11 : index
        %312 = memref.load %x[%311] : memref<?xf32>
        %313 = vector.broadcast %312 : f32 to vector<16xf32>
        %314 = math.fma %313, %118, %266 : vector<16xf32>
        %315 = math.fma %313, %139, %267 : vector<16xf32>
        %316 = arith.addi %39, %141 : index
        %317 = arith.addi %316, %c11 : index
        %318 = memref.load %x[%317] : memref<?xf32>
        %319 = vector.broadcast %318 : f32 to vector<16xf32>
        %320 = math.fma %319, %118, %272 : vector<16xf32>
        %321 = math.fma %319, %139, %273 : vector<16xf32>
        %322 = arith.addi %40, %141 : index
        %323 = arith.addi %322, %c11 : index
        %324 = memref.load %x[%323] : memref<?xf32>
        %325 = vector.broadcast %324 : f32 to vector<16xf32>
        %326 = math.fma %325, %118, %278 : vector<16xf32>
        %327 = math.fma %325, %139, %279 : vector<16xf32>
        %328 = arith.addi %41, %141 : index
        %329 = arith.addi %328, %c11 : index
        %330 = memref.load %x[%329] : memref<?xf32>
        %331 = vector.broadcast %330 : f32 to vector<16xf32>
        %332 = math.fma %331, %118, %284 : vector<16xf32>
        %333 = math.fma %331, %139, %285 : vector<16xf32>
        scf.yield %290, %291, %296, %297, %302, %303, %308, %309, %314, %315, %320, %321, %326, %327, %332, %333 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %97#0, %97#1, %97#2, %97#3, %97#4, %97#5, %97#6, %97#7, %97#8, %97#9, %97#10, %97#11, %97#12, %97#13, %97#14, %97#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %334 = arith.addi %16, %c7 : index
    %335 = arith.cmpi slt, %334, %15 : index
    scf.if %335 {
      %336 = arith.muli %334, %outputFeatures : index
      %337 = arith.muli %3, %c4 : index
      %338 = arith.addi %336, %337 : index
      scf.if %0 {
        %339 = arith.addi %338, %c7 : index
        %340 = vector.load %residual[%339] : memref<?xf32>, vector<16xf32>
        %341 = arith.addf %340, %60#0 : vector<16xf32>
        %342 = arith.addi %338, %c7 : index
        vector.store %341, %out[%342] : memref<?xf32>, vector<16xf32>
      } else {
        %343 = arith.addi %338, %c7 : index
        vector.store %60#0, %out[%343] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %344 = arith.addi %338, %c20 : index
        %345 = vector.load %residual[%344] : memref<?xf32>, vector<16xf32>
        %346 = arith.addf %345, %60#1 : vector<16xf32>
        %347 = arith.addi %338, %c20 : index
        vector.store %346, %out[%347] : memref<?xf32>, vector<16xf32>
      } else {
        %348 = arith.addi %338, %c20 : index
        vector.store %60#1, %out[%348] : memref<?xf32>, vector<16xf32>
      }
    }
    %349 = arith.addi %16, %c1 : index
    %350 = arith.cmpi slt, %349, %15 : index
    scf.if %350 {
      %351 = arith.muli %349, %outputFeatures : index
      %352 = arith.muli %3, %c4 : index
      %353 = arith.addi %351, %352 : index
      scf.if %0 {
        %354 = arith.addi %353, %c7 : index
        %355 = vector.load %residual[%354] : memref<?xf32>, vector<16xf32>
        %356 = arith.addf %355, %60#2 : vector<16xf32>
        %357 = arith.addi %353, %c7 : index
        vector.store %356, %out[%357] : memref<?xf32>, vector<16xf32>
      } else {
        %358 = arith.addi %353, %c7 : index
        vector.store %60#2, %out[%358] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %359 = arith.addi %353, %c20 : index
        %360 = vector.load %residual[%359] : memref<?xf32>, vector<16xf32>
        %361 = arith.addf %360, %60#3 : vector<16xf32>
        %362 = arith.addi %353, %c20 : index
        vector.store %361, %out[%362] : memref<?xf32>, vector<16xf32>
      } else {
        %363 = arith.addi %353, %c20 : index
        vector.store %60#3, %out[%363] : memref<?xf32>, vector<16xf32>
      }
    }
    %364 = arith.addi %16, %c6 : index
    %365 = arith.cmpi slt, %364, %15 : index
    scf.if %365 {
      %366 = arith.muli %364, %outputFeatures : index
      %367 = arith.muli %3, %c4 : index
      %368 = arith.addi %366, %367 : index
      scf.if %0 {
        %369 = arith.addi %368, %c7 : index
        %370 = vector.load %residual[%369] : memref<?xf32>, vector<16xf32>
        %371 = arith.addf %370, %60#4 : vector<16xf32>
        %372 = arith.addi %368, %c7 : index
        vector.store %371, %out[%372] : memref<?xf32>, vector<16xf32>
      } else {
        %373 = arith.addi %368, %c7 : index
        vector.store %60#4, %out[%373] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %374 = arith.addi %368, %c20 : index
        %375 = vector.load %residual[%374] : memref<?xf32>, vector<16xf32>
        %376 = arith.addf %375, %60#5 : vector<16xf32>
        %377 = arith.addi %368, %c20 : index
        vector.store %376, %out[%377] : memref<?xf32>, vector<16xf32>
      } else {
        %378 = arith.addi %368, %c20 : index
        vector.store %60#5, %out[%378] : memref<?xf32>, vector<16xf32>
      }
    }
    %379 = arith.addi %16, %c11 : index
    %380 = arith.cmpi slt, %379, %15 : index
    scf.if %380 {
      %381 = arith.muli %379, %outputFeatures : index
      %382 = arith.muli %3, %c4 : index
      %383 = arith.addi %381, %382 : index
      scf.if %0 {
        %384 = arith.addi %383, %c7 : index
        %385 = vector.load %residual[%384] : memref<?xf32>, vector<16xf32>
        %386 = arith.addf %385, %60#6 : vector<16xf32>
        %387 = arith.addi %383, %c7 : index
        vector.store %386, %out[%387] : memref<?xf32>, vector<16xf32>
      } else {
        %388 = arith.addi %383, %c7 : index
        vector.store %60#6, %out[%388] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %389 = arith.addi %383, %c20 : index
        %390 = vector.load %residual[%389] : memref<?xf32>, vector<16xf32>
        %391 = arith.addf %390, %60#7 : vector<16xf32>
        %392 = arith.addi %383, %c20 : index
        vector.store %391, %out[%392] : memref<?xf32>, vector<16xf32>
      } else {
        %393 = arith.addi %383, %c20 : index
        vector.store %60#7, %out[%393] : memref<?xf32>, vector<16xf32>
      }
    }
    %394 = arith.addi %16, %c12 : index
    %395 = arith.cmpi slt, %394, %15 : index
    scf.if %395 {
      %396 = arith.muli %394, %outputFeatures : index
      %397 = arith.muli %3, %c4 : index
      %398 = arith.addi %396, %397 : index
      scf.if %0 {
        %399 = arith.addi %398, %c7 : index
        %400 = vector.load %residual[%399] : memref<?xf32>, vector<16xf32>
        %401 = arith.addf %400, %60#8 : vector<16xf32>
        %402 = arith.addi %398, %c7 : index
        vector.store %401, %out[%402] : memref<?xf32>, vector<16xf32>
      } else {
        %403 = arith.addi %398, %c7 : index
        vector.store %60#8, %out[%403] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %404 = arith.addi %398, %c20 : index
        %405 = vector.load %residual[%404] : memref<?xf32>, vector<16xf32>
        %406 = arith.addf %405, %60#9 : vector<16xf32>
        %407 = arith.addi %398, %c20 : index
        vector.store %406, %out[%407] : memref<?xf32>, vector<16xf32>
      } else {
        %408 = arith.addi %398, %c20 : index
        vector.store %60#9, %out[%408] : memref<?xf32>, vector<16xf32>
      }
    }
    %409 = arith.addi %16, %c13 : index
    %410 = arith.cmpi slt, %409, %15 : index
    scf.if %410 {
      %411 = arith.muli %409, %outputFeatures : index
      %412 = arith.muli %3, %c4 : index
      %413 = arith.addi %411, %412 : index
      scf.if %0 {
        %414 = arith.addi %413, %c7 : index
        %415 = vector.load %residual[%414] : memref<?xf32>, vector<16xf32>
        %416 = arith.addf %415, %60#10 : vector<16xf32>
        %417 = arith.addi %413, %c7 : index
        vector.store %416, %out[%417] : memref<?xf32>, vector<16xf32>
      } else {
        %418 = arith.addi %413, %c7 : index
        vector.store %60#10, %out[%418] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %419 = arith.addi %413, %c20 : index
        %420 = vector.load %residual[%419] : memref<?xf32>, vector<16xf32>
        %421 = arith.addf %420, %60#11 : vector<16xf32>
        %422 = arith.addi %413, %c20 : index
        vector.store %421, %out[%422] : memref<?xf32>, vector<16xf32>
      } else {
        %423 = arith.addi %413, %c20 : index
        vector.store %60#11, %out[%423] : memref<?xf32>, vector<16xf32>
      }
    }
    %424 = arith.addi %16, %c14 : index
    %425 = arith.cmpi slt, %424, %15 : index
    scf.if %425 {
      %426 = arith.muli %424, %outputFeatures : index
      %427 = arith.muli %3, %c4 : index
      %428 = arith.addi %426, %427 : index
      scf.if %0 {
        %429 = arith.addi %428, %c7 : index
        %430 = vector.load %residual[%429] : memref<?xf32>, vector<16xf32>
        %431 = arith.addf %430, %60#12 : vector<16xf32>
        %432 = arith.addi %428, %c7 : index
        vector.store %431, %out[%432] : memref<?xf32>, vector<16xf32>
      } else {
        %433 = arith.addi %428, %c7 : index
        vector.store %60#12, %out[%433] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %434 = arith.addi %428, %c20 : index
        %435 = vector.load %residual[%434] : memref<?xf32>, vector<16xf32>
        %436 = arith.addf %435, %60#13 : vector<16xf32>
        %437 = arith.addi %428, %c20 : index
        vector.store %436, %out[%437] : memref<?xf32>, vector<16xf32>
      } else {
        %438 = arith.addi %428, %c20 : index
        vector.store %60#13, %out[%438] : memref<?xf32>, vector<16xf32>
      }
    }
    %439 = arith.addi %16, %c15 : index
    %440 = arith.cmpi slt, %439, %15 : index
    scf.if %440 {
      %441 = arith.muli %439, %outputFeatures : index
      %442 = arith.muli %3, %c4 : index
      %443 = arith.addi %441, %442 : index
      scf.if %0 {
        %444 = arith.addi %443, %c7 : index
        %445 = vector.load %residual[%444] : memref<?xf32>, vector<16xf32>
        %446 = arith.addf %445, %60#14 : vector<16xf32>
        %447 = arith.addi %443, %c7 : index
        vector.store %446, %out[%447] : memref<?xf32>, vector<16xf32>
      } else {
        %448 = arith.addi %443, %c7 : index
        vector.store %60#14, %out[%448] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %449 = arith.addi %443, %c20 : index
        %450 = vector.load %residual[%449] : memref<?xf32>, vector<16xf32>
        %451 = arith.addf %450, %60#15 : vector<16xf32>
        %452 = arith.addi %443, %c20 : index
        vector.store %451, %out[%452] : memref<?xf32>, vector<16xf32>
      } else {
        %453 = arith.addi %443, %c20 : index
        vector.store %60#15, %out[%453] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

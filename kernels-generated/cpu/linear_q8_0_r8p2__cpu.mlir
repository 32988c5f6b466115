// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 48 : index
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
      %68 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
      %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
      %71 = arith.muli %43, %c4 : index
      %89:16 = scf.for %72 = %c7 to %c10 step %c1 iter_args(%73 = %44, %74 = %45, %75 = %46, %76 = %47, %77 = %48, %78 = %49, %79 = %50, %80 = %51, %81 = %52, %82 = %53, %83 = %54, %84 = %55, %85 = %56, %86 = %57, %87 = %58, %88 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %90 = arith.muli %72, %c12 : index
        %91 = arith.addi %71, %90 : index
        %92 = arith.addi %62, %c4 : index
        %93 = arith.muli %72, %c17 : index
        %94 = arith.addi %92, %93 : index
        %95 = arith.addi %94, %c7 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extsi %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.mulf %98, %67 : vector<16xf32>
        %100 = arith.addi %64, %c4 : index
        %101 = arith.muli %72, %c17 : index
        %102 = arith.addi %100, %101 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extsi %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %70 : vector<16xf32>
        %108 = arith.addi %34, %91 : index
        %109 = arith.addi %108, %c7 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %99, %73 : vector<16xf32>
        %113 = math.fma %111, %107, %74 : vector<16xf32>
        %114 = arith.addi %35, %91 : index
        %115 = arith.addi %114, %c7 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %99, %75 : vector<16xf32>
        %119 = math.fma %117, %107, %76 : vector<16xf32>
        %120 = arith.addi %36, %91 : index
        %121 = arith.addi %120, %c7 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %99, %77 : vector<16xf32>
        %125 = math.fma %123, %107, %78 : vector<16xf32>
        %126 = arith.addi %37, %91 : index
        %127 = arith.addi %126, %c7 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %99, %79 : vector<16xf32>
        %131 = math.fma %129, %107, %80 : vector<16xf32>
        %132 = arith.addi %38, %91 : index
        %133 = arith.addi %132, %c7 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %99, %81 : vector<16xf32>
        %137 = math.fma %135, %107, %82 : vector<16xf32>
        %138 = arith.addi %39, %91 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %99, %83 : vector<16xf32>
        %143 = math.fma %141, %107, %84 : vector<16xf32>
        %144 = arith.addi %40, %91 : index
        %145 = arith.addi %144, %c7 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %99, %85 : vector<16xf32>
        %149 = math.fma %147, %107, %86 : vector<16xf32>
        %150 = arith.addi %41, %91 : index
        %151 = arith.addi %150, %c7 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %99, %87 : vector<16xf32>
        %155 = math.fma %153, %107, %88 : vector<16xf32>
        %156 = arith.addi %94, %c18 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
        %158 = arith.extsi %157 : vector<16xi8> to vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = arith.mulf %159, %67 : vector<16xf32>
        %161 = arith.addi %102, %c18 : index
        %162 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
        %163 = arith.extsi %162 : vector<16xi8> to vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = arith.mulf %164, %70 : vector<16xf32>
        %166 = arith.addi %34, %91 : index
        %167 = arith.addi %166, %c1 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %160, %112 : vector<16xf32>
        %171 = math.fma %169, %165, %113 : vector<16xf32>
        %172 = arith.addi %35, %91 : index
        %173 = arith.addi %172, %c1 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %160, %118 : vector<16xf32>
        %177 = math.fma %175, %165, %119 : vector<16xf32>
        %178 = arith.addi %36, %91 : index
        %179 = arith.addi %178, %c1 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %160, %124 : vector<16xf32>
        %183 = math.fma %181, %165, %125 : vector<16xf32>
        %184 = arith.addi %37, %91 : index
        %185 = arith.addi %184, %c1 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %160, %130 : vector<16xf32>
        %189 = math.fma %187, %165, %131 : vector<16xf32>
        %190 = arith.addi %38, %91 : index
        %191 = arith.addi %190, %c1 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %160, %136 : vector<16xf32>
        %195 = math.fma %193, %165, %137 : vector<16xf32>
        %196 = arith.addi %39, %91 : index
        %197 = arith.addi %196, %c1 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %160, %142 : vector<16xf32>
        %201 = math.fma %199, %165, %143 : vector<16xf32>
        %202 = arith.addi %40, %91 : index
        %203 = arith.addi %202, %c1 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %160, %148 : vector<16xf32>
        %207 = math.fma %205, %165, %149 : vector<16xf32>
        %208 = arith.addi %41, %91 : index
        %209 = arith.addi %208, %c1 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %160, %154 : vector<16xf32>
        %213 = math.fma %211, %165, %155 : vector<16xf32>
        %214 = arith.addi %94, %c4 : index
        %215 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
        %216 = arith.extsi %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = arith.mulf %217, %67 : vector<16xf32>
        %219 = arith.addi %102, %c4 : index
        %220 = vector.load %w[%219] : memref<?xi8>, vector<16xi8>
        %221 = arith.extsi %220 : vector<16xi8> to vector<16xi32>
        %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
        %223 = arith.mulf %222, %70 : vector<16xf32>
        %224 = arith.addi %34, %91 : index
        %225 = arith.addi %224, %c6 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %218, %170 : vector<16xf32>
        %229 = math.fma %227, %223, %171 : vector<16xf32>
        %230 = arith.addi %35, %91 : index
        %231 = arith.addi %230, %c6 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %218, %176 : vector<16xf32>
        %235 = math.fma %233, %223, %177 : vector<16xf32>
        %236 = arith.addi %36, %91 : index
        %237 = arith.addi %236, %c6 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %218, %182 : vector<16xf32>
        %241 = math.fma %239, %223, %183 : vector<16xf32>
        %242 = arith.addi %37, %91 : index
        %243 = arith.addi %242, %c6 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %218, %188 : vector<16xf32>
        %247 = math.fma %245, %223, %189 : vector<16xf32>
        %248 = arith.addi %38, %91 : index
        %249 = arith.addi %248, %c6 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %218, %194 : vector<16xf32>
        %253 = math.fma %251, %223, %195 : vector<16xf32>
        %254 = arith.addi %39, %91 : index
        %255 = arith.addi %254, %c6 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %218, %200 : vector<16xf32>
        %259 = math.fma %257, %223, %201 : vector<16xf32>
        %260 = arith.addi %40, %91 : index
        %261 = arith.addi %260, %c6 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %218, %206 : vector<16xf32>
        %265 = math.fma %263, %223, %207 : vector<16xf32>
        %266 = arith.addi %41, %91 : index
        %267 = arith.addi %266, %c6 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %218, %212 : vector<16xf32>
        %271 = math.fma %269, %223, %213 : vector<16xf32>
        %272 = arith.addi %94, %c19 : index
        %273 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
        %274 = arith.extsi %273 : vector<16xi8> to vector<16xi32>
        %275 = arith.sitofp %274 : vector<16xi32> to vector<16xf32>
        %276 = arith.mulf %275, %67 : vector<16xf32>
        %277 = arith.addi %102, %c19 : index
        %278 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
        %279 = arith.extsi %278 : vector<16xi8> to vector<16xi32>
        %280 = arith.sitofp %279 : vector<16xi32> to vector<16xf32>
        %281 = arith.mulf %280, %70 : vector<16xf32>
        %282 = arith.addi %34, %91 : index
        %283 = arith.addi %282, %c11 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %276, %228 : vector<16xf32>
        %287 = math.fma %285, %281, %229 : vector<16xf32>
        %288 = arith.addi %35, %91 : index
        %289 = arith.addi %288, %c11 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %276, %234 : vector<16xf32>
        %293 = math.fma %291, %281, %235 : vector<16xf32>
        %294 = arith.addi %36, %91 : index
        %295 = arith.addi %294, %c11 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %276, %240 : vector<16xf32>
        %299 = math.fma %297, %281, %241 : vector<16xf32>
        %300 = arith.addi %37, %91 : index
        %301 = arith.addi %300, %c11 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %276, %246 : vector<16xf32>
        %305 = math.fma %303, %281, %247 : vector<16xf32>
        %306 = arith.addi %38, %91 : index
        %307 = arith.addi %306, %c11 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %276, %252 : vector<16xf32>
        %311 = math.fma %309, %281, %253 : vector<16xf32>
        %312 = arith.addi %39, %91 : index
        %313 = arith.addi %312, %c11 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %276, %258 : vector<16xf32>
        %317 = math.fma %315, %281, %259 : vector<16xf32>
        %318 = arith.addi %40, %91 : index
        %319 = arith.addi %318, %c11 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %276, %264 : vector<16xf32>
        %323 = math.fma %321, %281, %265 : vector<16xf32>
        %324 = arith.addi %41, %91 : index
        %325 = arith.addi %324, %c11 : index
        %326 = memref.load %x[%325] : memref<?xf32>
        %327 = vector.broadcast %326 : f32 to vector<16xf32>
        %328 = math.fma %327, %276, %270 : vector<16xf32>
        %329 = math.fma %327, %281, %271 : vector<16xf32>
        scf.yield %286, %287, %292, %293, %298, %299, %304, %305, %310, %311, %316, %317, %322, %323, %328, %329 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %89#0, %89#1, %89#2, %89#3, %89#4, %89#5, %89#6, %89#7, %89#8, %89#9, %89#10, %89#11, %89#12, %89#13, %89#14, %89#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %330 = arith.addi %16, %c7 : index
    %331 = arith.cmpi slt, %330, %15 : index
    scf.if %331 {
      %332 = arith.muli %330, %outputFeatures : index
      %333 = arith.muli %3, %c4 : index
      %334 = arith.addi %332, %333 : index
      scf.if %0 {
        %335 = arith.addi %334, %c7 : index
        %336 = vector.load %residual[%335] : memref<?xf32>, vector<16xf32>
        %337 = arith.addf %336, %60#0 : vector<16xf32>
        %338 = arith.addi %334, %c7 : index
        vector.store %337, %out[%338] : memref<?xf32>, vector<16xf32>
      } else {
        %339 = arith.addi %334, %c7 : index
        vector.store %60#0, %out[%339] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %340 = arith.addi %334, %c18 : index
        %341 = vector.load %residual[%340] : memref<?xf32>, vector<16xf32>
        %342 = arith.addf %341, %60#1 : vector<16xf32>
        %343 = arith.addi %334, %c18 : index
        vector.store %342, %out[%343] : memref<?xf32>, vector<16xf32>
      } else {
        %344 = arith.addi %334, %c18 : index
        vector.store %60#1, %out[%344] : memref<?xf32>, vector<16xf32>
      }
    }
    %345 = arith.addi %16, %c1 : index
    %346 = arith.cmpi slt, %345, %15 : index
    scf.if %346 {
      %347 = arith.muli %345, %outputFeatures : index
      %348 = arith.muli %3, %c4 : index
      %349 = arith.addi %347, %348 : index
      scf.if %0 {
        %350 = arith.addi %349, %c7 : index
        %351 = vector.load %residual[%350] : memref<?xf32>, vector<16xf32>
        %352 = arith.addf %351, %60#2 : vector<16xf32>
        %353 = arith.addi %349, %c7 : index
        vector.store %352, %out[%353] : memref<?xf32>, vector<16xf32>
      } else {
        %354 = arith.addi %349, %c7 : index
        vector.store %60#2, %out[%354] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %355 = arith.addi %349, %c18 : index
        %356 = vector.load %residual[%355] : memref<?xf32>, vector<16xf32>
        %357 = arith.addf %356, %60#3 : vector<16xf32>
        %358 = arith.addi %349, %c18 : index
        vector.store %357, %out[%358] : memref<?xf32>, vector<16xf32>
      } else {
        %359 = arith.addi %349, %c18 : index
        vector.store %60#3, %out[%359] : memref<?xf32>, vector<16xf32>
      }
    }
    %360 = arith.addi %16, %c6 : index
    %361 = arith.cmpi slt, %360, %15 : index
    scf.if %361 {
      %362 = arith.muli %360, %outputFeatures : index
      %363 = arith.muli %3, %c4 : index
      %364 = arith.addi %362, %363 : index
      scf.if %0 {
        %365 = arith.addi %364, %c7 : index
        %366 = vector.load %residual[%365] : memref<?xf32>, vector<16xf32>
        %367 = arith.addf %366, %60#4 : vector<16xf32>
        %368 = arith.addi %364, %c7 : index
        vector.store %367, %out[%368] : memref<?xf32>, vector<16xf32>
      } else {
        %369 = arith.addi %364, %c7 : index
        vector.store %60#4, %out[%369] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %370 = arith.addi %364, %c18 : index
        %371 = vector.load %residual[%370] : memref<?xf32>, vector<16xf32>
        %372 = arith.addf %371, %60#5 : vector<16xf32>
        %373 = arith.addi %364, %c18 : index
        vector.store %372, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %364, %c18 : index
        vector.store %60#5, %out[%374] : memref<?xf32>, vector<16xf32>
      }
    }
    %375 = arith.addi %16, %c11 : index
    %376 = arith.cmpi slt, %375, %15 : index
    scf.if %376 {
      %377 = arith.muli %375, %outputFeatures : index
      %378 = arith.muli %3, %c4 : index
      %379 = arith.addi %377, %378 : index
      scf.if %0 {
        %380 = arith.addi %379, %c7 : index
        %381 = vector.load %residual[%380] : memref<?xf32>, vector<16xf32>
        %382 = arith.addf %381, %60#6 : vector<16xf32>
        %383 = arith.addi %379, %c7 : index
        vector.store %382, %out[%383] : memref<?xf32>, vector<16xf32>
      } else {
        %384 = arith.addi %379, %c7 : index
        vector.store %60#6, %out[%384] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %385 = arith.addi %379, %c18 : index
        %386 = vector.load %residual[%385] : memref<?xf32>, vector<16xf32>
        %387 = arith.addf %386, %60#7 : vector<16xf32>
        %388 = arith.addi %379, %c18 : index
        vector.store %387, %out[%388] : memref<?xf32>, vector<16xf32>
      } else {
        %389 = arith.addi %379, %c18 : index
        vector.store %60#7, %out[%389] : memref<?xf32>, vector<16xf32>
      }
    }
    %390 = arith.addi %16, %c12 : index
    %391 = arith.cmpi slt, %390, %15 : index
    scf.if %391 {
      %392 = arith.muli %390, %outputFeatures : index
      %393 = arith.muli %3, %c4 : index
      %394 = arith.addi %392, %393 : index
      scf.if %0 {
        %395 = arith.addi %394, %c7 : index
        %396 = vector.load %residual[%395] : memref<?xf32>, vector<16xf32>
        %397 = arith.addf %396, %60#8 : vector<16xf32>
        %398 = arith.addi %394, %c7 : index
        vector.store %397, %out[%398] : memref<?xf32>, vector<16xf32>
      } else {
        %399 = arith.addi %394, %c7 : index
        vector.store %60#8, %out[%399] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %400 = arith.addi %394, %c18 : index
        %401 = vector.load %residual[%400] : memref<?xf32>, vector<16xf32>
        %402 = arith.addf %401, %60#9 : vector<16xf32>
        %403 = arith.addi %394, %c18 : index
        vector.store %402, %out[%403] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %394, %c18 : index
        vector.store %60#9, %out[%404] : memref<?xf32>, vector<16xf32>
      }
    }
    %405 = arith.addi %16, %c13 : index
    %406 = arith.cmpi slt, %405, %15 : index
    scf.if %406 {
      %407 = arith.muli %405, %outputFeatures : index
      %408 = arith.muli %3, %c4 : index
      %409 = arith.addi %407, %408 : index
      scf.if %0 {
        %410 = arith.addi %409, %c7 : index
        %411 = vector.load %residual[%410] : memref<?xf32>, vector<16xf32>
        %412 = arith.addf %411, %60#10 : vector<16xf32>
        %413 = arith.addi %409, %c7 : index
        vector.store %412, %out[%413] : memref<?xf32>, vector<16xf32>
      } else {
        %414 = arith.addi %409, %c7 : index
        vector.store %60#10, %out[%414] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %415 = arith.addi %409, %c18 : index
        %416 = vector.load %residual[%415] : memref<?xf32>, vector<16xf32>
        %417 = arith.addf %416, %60#11 : vector<16xf32>
        %418 = arith.addi %409, %c18 : index
        vector.store %417, %out[%418] : memref<?xf32>, vector<16xf32>
      } else {
        %419 = arith.addi %409, %c18 : index
        vector.store %60#11, %out[%419] : memref<?xf32>, vector<16xf32>
      }
    }
    %420 = arith.addi %16, %c14 : index
    %421 = arith.cmpi slt, %420, %15 : index
    scf.if %421 {
      %422 = arith.muli %420, %outputFeatures : index
      %423 = arith.muli %3, %c4 : index
      %424 = arith.addi %422, %423 : index
      scf.if %0 {
        %425 = arith.addi %424, %c7 : index
        %426 = vector.load %residual[%425] : memref<?xf32>, vector<16xf32>
        %427 = arith.addf %426, %60#12 : vector<16xf32>
        %428 = arith.addi %424, %c7 : index
        vector.store %427, %out[%428] : memref<?xf32>, vector<16xf32>
      } else {
        %429 = arith.addi %424, %c7 : index
        vector.store %60#12, %out[%429] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %430 = arith.addi %424, %c18 : index
        %431 = vector.load %residual[%430] : memref<?xf32>, vector<16xf32>
        %432 = arith.addf %431, %60#13 : vector<16xf32>
        %433 = arith.addi %424, %c18 : index
        vector.store %432, %out[%433] : memref<?xf32>, vector<16xf32>
      } else {
        %434 = arith.addi %424, %c18 : index
        vector.store %60#13, %out[%434] : memref<?xf32>, vector<16xf32>
      }
    }
    %435 = arith.addi %16, %c15 : index
    %436 = arith.cmpi slt, %435, %15 : index
    scf.if %436 {
      %437 = arith.muli %435, %outputFeatures : index
      %438 = arith.muli %3, %c4 : index
      %439 = arith.addi %437, %438 : index
      scf.if %0 {
        %440 = arith.addi %439, %c7 : index
        %441 = vector.load %residual[%440] : memref<?xf32>, vector<16xf32>
        %442 = arith.addf %441, %60#14 : vector<16xf32>
        %443 = arith.addi %439, %c7 : index
        vector.store %442, %out[%443] : memref<?xf32>, vector<16xf32>
      } else {
        %444 = arith.addi %439, %c7 : index
        vector.store %60#14, %out[%444] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %445 = arith.addi %439, %c18 : index
        %446 = vector.load %residual[%445] : memref<?xf32>, vector<16xf32>
        %447 = arith.addf %446, %60#15 : vector<16xf32>
        %448 = arith.addi %439, %c18 : index
        vector.store %447, %out[%448] : memref<?xf32>, vector<16xf32>
      } else {
        %449 = arith.addi %439, %c18 : index
        vector.store %60#15, %out[%449] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
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
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    %30 = arith.divui %inputFeatures, %c4 : index
    %40:8 = scf.for %31 = %c7 to %30 step %c1 iter_args(%32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12, %39 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %41 = arith.muli %31, %c5 : index
      %42 = arith.addi %7, %41 : index
      %43 = arith.muli %31, %c5 : index
      %44 = arith.addi %10, %43 : index
      %45 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = arith.addi %42, %c4 : index
      %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
      %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
      %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
      %52 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.addi %44, %c4 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.muli %31, %c4 : index
      %69:8 = scf.for %60 = %c7 to %c10 step %c1 iter_args(%61 = %32, %62 = %33, %63 = %34, %64 = %35, %65 = %36, %66 = %37, %67 = %38, %68 = %39) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.muli %60, %c13 : index
        %71 = arith.addi %59, %70 : index
        %72 = arith.addi %42, %c14 : index
        %73 = arith.muli %60, %c1 : index
        %74 = arith.addi %73, %c7 : index
        %75 = arith.muli %74, %c15 : index
        %76 = arith.addi %72, %75 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.addi %42, %c16 : index
        %80 = arith.muli %60, %c16 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.addi %81, %c7 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c17 : vector<16xi32>
        %86 = arith.shrui %78, %c18 : vector<16xi32>
        %87 = arith.andi %86, %c19 : vector<16xi32>
        %88 = arith.shli %87, %c20 : vector<16xi32>
        %89 = arith.ori %85, %88 : vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %47, %51 : vector<16xf32>
        %92 = arith.addi %44, %c14 : index
        %93 = arith.muli %60, %c1 : index
        %94 = arith.addi %93, %c7 : index
        %95 = arith.muli %94, %c15 : index
        %96 = arith.addi %92, %95 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.addi %44, %c16 : index
        %100 = arith.muli %60, %c16 : index
        %101 = arith.addi %99, %100 : index
        %102 = arith.addi %101, %c7 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.andi %104, %c17 : vector<16xi32>
        %106 = arith.shrui %98, %c18 : vector<16xi32>
        %107 = arith.andi %106, %c19 : vector<16xi32>
        %108 = arith.shli %107, %c20 : vector<16xi32>
        %109 = arith.ori %105, %108 : vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = math.fma %110, %54, %58 : vector<16xf32>
        %112 = arith.addi %26, %71 : index
        %113 = arith.addi %112, %c7 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %91, %61 : vector<16xf32>
        %117 = math.fma %115, %111, %62 : vector<16xf32>
        %118 = arith.addi %27, %71 : index
        %119 = arith.addi %118, %c7 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %91, %63 : vector<16xf32>
        %123 = math.fma %121, %111, %64 : vector<16xf32>
        %124 = arith.addi %28, %71 : index
        %125 = arith.addi %124, %c7 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %91, %65 : vector<16xf32>
        %129 = math.fma %127, %111, %66 : vector<16xf32>
        %130 = arith.addi %29, %71 : index
        %131 = arith.addi %130, %c7 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %91, %67 : vector<16xf32>
        %135 = math.fma %133, %111, %68 : vector<16xf32>
        %136 = arith.addi %81, %c7 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.shrui %138, %c20 : vector<16xi32>
        %140 = arith.shrui %78, %c19 : vector<16xi32>
        %141 = arith.andi %140, %c19 : vector<16xi32>
        %142 = arith.shli %141, %c20 : vector<16xi32>
        %143 = arith.ori %139, %142 : vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = math.fma %144, %47, %51 : vector<16xf32>
        %146 = arith.addi %101, %c7 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.shrui %148, %c20 : vector<16xi32>
        %150 = arith.shrui %98, %c19 : vector<16xi32>
        %151 = arith.andi %150, %c19 : vector<16xi32>
        %152 = arith.shli %151, %c20 : vector<16xi32>
        %153 = arith.ori %149, %152 : vector<16xi32>
        %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %155 = math.fma %154, %54, %58 : vector<16xf32>
        %156 = arith.addi %26, %71 : index
        %157 = arith.addi %156, %c1 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %145, %116 : vector<16xf32>
        %161 = math.fma %159, %155, %117 : vector<16xf32>
        %162 = arith.addi %27, %71 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %145, %122 : vector<16xf32>
        %167 = math.fma %165, %155, %123 : vector<16xf32>
        %168 = arith.addi %28, %71 : index
        %169 = arith.addi %168, %c1 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %145, %128 : vector<16xf32>
        %173 = math.fma %171, %155, %129 : vector<16xf32>
        %174 = arith.addi %29, %71 : index
        %175 = arith.addi %174, %c1 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %145, %134 : vector<16xf32>
        %179 = math.fma %177, %155, %135 : vector<16xf32>
        %180 = arith.addi %81, %c15 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.andi %182, %c17 : vector<16xi32>
        %184 = arith.shrui %78, %c21 : vector<16xi32>
        %185 = arith.andi %184, %c19 : vector<16xi32>
        %186 = arith.shli %185, %c20 : vector<16xi32>
        %187 = arith.ori %183, %186 : vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = math.fma %188, %47, %51 : vector<16xf32>
        %190 = arith.addi %101, %c15 : index
        %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.andi %192, %c17 : vector<16xi32>
        %194 = arith.shrui %98, %c21 : vector<16xi32>
        %195 = arith.andi %194, %c19 : vector<16xi32>
        %196 = arith.shli %195, %c20 : vector<16xi32>
        %197 = arith.ori %193, %196 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %54, %58 : vector<16xf32>
        %200 = arith.addi %26, %71 : index
        %201 = arith.addi %200, %c6 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %189, %160 : vector<16xf32>
        %205 = math.fma %203, %199, %161 : vector<16xf32>
        %206 = arith.addi %27, %71 : index
        %207 = arith.addi %206, %c6 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %189, %166 : vector<16xf32>
        %211 = math.fma %209, %199, %167 : vector<16xf32>
        %212 = arith.addi %28, %71 : index
        %213 = arith.addi %212, %c6 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %189, %172 : vector<16xf32>
        %217 = math.fma %215, %199, %173 : vector<16xf32>
        %218 = arith.addi %29, %71 : index
        %219 = arith.addi %218, %c6 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %189, %178 : vector<16xf32>
        %223 = math.fma %221, %199, %179 : vector<16xf32>
        %224 = arith.addi %81, %c15 : index
        %225 = vector.load %w[%224] : memref<?xi8>, vector<16xi8>
        %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
        %227 = arith.shrui %226, %c20 : vector<16xi32>
        %228 = arith.shrui %78, %c22 : vector<16xi32>
        %229 = arith.andi %228, %c19 : vector<16xi32>
        %230 = arith.shli %229, %c20 : vector<16xi32>
        %231 = arith.ori %227, %230 : vector<16xi32>
        %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
        %233 = math.fma %232, %47, %51 : vector<16xf32>
        %234 = arith.addi %101, %c15 : index
        %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
        %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
        %237 = arith.shrui %236, %c20 : vector<16xi32>
        %238 = arith.shrui %98, %c22 : vector<16xi32>
        %239 = arith.andi %238, %c19 : vector<16xi32>
        %240 = arith.shli %239, %c20 : vector<16xi32>
        %241 = arith.ori %237, %240 : vector<16xi32>
        %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
        %243 = math.fma %242, %54, %58 : vector<16xf32>
        %244 = arith.addi %26, %71 : index
        %245 = arith.addi %244, %c11 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %233, %204 : vector<16xf32>
        %249 = math.fma %247, %243, %205 : vector<16xf32>
        %250 = arith.addi %27, %71 : index
        %251 = arith.addi %250, %c11 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %233, %210 : vector<16xf32>
        %255 = math.fma %253, %243, %211 : vector<16xf32>
        %256 = arith.addi %28, %71 : index
        %257 = arith.addi %256, %c11 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %233, %216 : vector<16xf32>
        %261 = math.fma %259, %243, %217 : vector<16xf32>
        %262 = arith.addi %29, %71 : index
        %263 = arith.addi %262, %c11 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %233, %222 : vector<16xf32>
        %267 = math.fma %265, %243, %223 : vector<16xf32>
        %268 = arith.addi %81, %c4 : index
        %269 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
        %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
        %271 = arith.andi %270, %c17 : vector<16xi32>
        %272 = arith.shrui %78, %c20 : vector<16xi32>
        %273 = arith.andi %272, %c19 : vector<16xi32>
        %274 = arith.shli %273, %c20 : vector<16xi32>
        %275 = arith.ori %271, %274 : vector<16xi32>
        %276 = arith.sitofp %275 : vector<16xi32> to vector<16xf32>
        %277 = math.fma %276, %47, %51 : vector<16xf32>
        %278 = arith.addi %101, %c4 : index
        %279 = vector.load %w[%278] : memref<?xi8>, vector<16xi8>
        %280 = arith.extui %279 : vector<16xi8> to vector<16xi32>
        %281 = arith.andi %280, %c17 : vector<16xi32>
        %282 = arith.shrui %98, %c20 : vector<16xi32>
        %283 = arith.andi %282, %c19 : vector<16xi32>
        %284 = arith.shli %283, %c20 : vector<16xi32>
        %285 = arith.ori %281, %284 : vector<16xi32>
        %286 = arith.sitofp %285 : vector<16xi32> to vector<16xf32>
        %287 = math.fma %286, %54, %58 : vector<16xf32>
        %288 = arith.addi %26, %71 : index
        %289 = arith.addi %288, %c10 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %277, %248 : vector<16xf32>
        %293 = math.fma %291, %287, %249 : vector<16xf32>
        %294 = arith.addi %27, %71 : index
        %295 = arith.addi %294, %c10 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %277, %254 : vector<16xf32>
        %299 = math.fma %297, %287, %255 : vector<16xf32>
        %300 = arith.addi %28, %71 : index
        %301 = arith.addi %300, %c10 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %277, %260 : vector<16xf32>
        %305 = math.fma %303, %287, %261 : vector<16xf32>
        %306 = arith.addi %29, %71 : index
        %307 = arith.addi %306, %c10 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %277, %266 : vector<16xf32>
        %311 = math.fma %309, %287, %267 : vector<16xf32>
        %312 = arith.addi %81, %c4 : index
        %313 = vector.load %w[%312] : memref<?xi8>, vector<16xi8>
        %314 = arith.extui %313 : vector<16xi8> to vector<16xi32>
        %315 = arith.shrui %314, %c20 : vector<16xi32>
        %316 = arith.shrui %78, %c23 : vector<16xi32>
        %317 = arith.andi %316, %c19 : vector<16xi32>
        %318 = arith.shli %317, %c20 : vector<16xi32>
        %319 = arith.ori %315, %318 : vector<16xi32>
        %320 = arith.sitofp %319 : vector<16xi32> to vector<16xf32>
        %321 = math.fma %320, %47, %51 : vector<16xf32>
        %322 = arith.addi %101, %c4 : index
        %323 = vector.load %w[%322] : memref<?xi8>, vector<16xi8>
        %324 = arith.extui %323 : vector<16xi8> to vector<16xi32>
        %325 = arith.shrui %324, %c20 : vector<16xi32>
        %326 = arith.shrui %98, %c23 : vector<16xi32>
        %327 = arith.andi %326, %c19 : vector<16xi32>
        %328 = arith.shli %327, %c20 : vector<16xi32>
        %329 = arith.ori %325, %328 : vector<16xi32>
        %330 = arith.sitofp %329 : vector<16xi32> to vector<16xf32>
        %331 = math.fma %330, %54, %58 : vector<16xf32>
        %332 = arith.addi %26, %71 : index
        %333 = arith.addi %332, %c24 : index
        %334 = memref.load %x[%333] : memref<?xf32>
        %335 = vector.broadcast %334 : f32 to vector<16xf32>
        %336 = math.fma %335, %321, %292 : vector<16xf32>
        %337 = math.fma %335, %331, %293 : vector<16xf32>
        %338 = arith.addi %27, %71 : index
        %339 = arith.addi %338, %c24 : index
        %340 = memref.load %x[%339] : memref<?xf32>
        %341 = vector.broadcast %340 : f32 to vector<16xf32>
        %342 = math.fma %341, %321, %298 : vector<16xf32>
        %343 = math.fma %341, %331, %299 : vector<16xf32>
        %344 = arith.addi %28, %71 : index
        %345 = arith.addi %344, %c24 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %321, %304 : vector<16xf32>
        %349 = math.fma %347, %331, %305 : vector<16xf32>
        %350 = arith.addi %29, %71 : index
        %351 = arith.addi %350, %c24 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %321, %310 : vector<16xf32>
        %355 = math.fma %353, %331, %311 : vector<16xf32>
        %356 = arith.addi %81, %c25 : index
        %357 = vector.load %w[%356] : memref<?xi8>, vector<16xi8>
        %358 = arith.extui %357 : vector<16xi8> to vector<16xi32>
        %359 = arith.andi %358, %c17 : vector<16xi32>
        %360 = arith.shrui %78, %c26 : vector<16xi32>
        %361 = arith.andi %360, %c19 : vector<16xi32>
        %362 = arith.shli %361, %c20 : vector<16xi32>
        %363 = arith.ori %359, %362 : vector<16xi32>
        %364 = arith.sitofp %363 : vector<16xi32> to vector<16xf32>
        %365 = math.fma %364, %47, %51 : vector<16xf32>
        %366 = arith.addi %101, %c25 : index
        %367 = vector.load %w[%366] : memref<?xi8>, vector<16xi8>
        %368 = arith.extui %367 : vector<16xi8> to vector<16xi32>
        %369 = arith.andi %368, %c17 : vector<16xi32>
        %370 = arith.shrui %98, %c26 : vector<16xi32>
        %371 = arith.andi %370, %c19 : vector<16xi32>
        %372 = arith.shli %371, %c20 : vector<16xi32>
        %373 = arith.ori %369, %372 : vector<16xi32>
        %374 = arith.sitofp %373 : vector<16xi32> to vector<16xf32>
        %375 = math.fma %374, %54, %58 : vector<16xf32>
        %376 = arith.addi %26, %71 : index
        %377 = arith.addi %376, %c27 : index
        %378 = memref.load %x[%377] : memref<?xf32>
        %379 = vector.broadcast %378 : f32 to vector<16xf32>
        %380 = math.fma %379, %365, %336 : vector<16xf32>
        %381 = math.fma %379, %375, %337 : vector<16xf32>
        %382 = arith.addi %27, %71 : index
        %383 = arith.addi %382, %c27 : index
        %384 = memref.load %x[%383] : memref<?xf32>
        %385 = vector.broadcast %384 : f32 to vector<16xf32>
        %386 = math.fma %385, %365, %342 : vector<16xf32>
        %387 = math.fma %385, %375, %343 : vector<16xf32>
        %388 = arith.addi %28, %71 : index
        %389 = arith.addi %388, %c27 : index
        %390 = memref.load %x[%389] : memref<?xf32>
        %391 = vector.broadcast %390 : f32 to vector<16xf32>
        %392 = math.fma %391, %365, %348 : vector<16xf32>
        %393 = math.fma %391, %375, %349 : vector<16xf32>
        %394 = arith.addi %29, %71 : index
        %395 = arith.addi %394, %c27 : index
        %396 = memref.load %x[%395] : memref<?xf32>
        %397 = vector.broadcast %396 : f32 to vector<16xf32>
        %398 = math.fma %397, %365, %354 : vector<16xf32>
        %399 = math.fma %397, %375, %355 : vector<16xf32>
        %400 = arith.addi %81, %c25 : index
        %401 = vector.load %w[%400] : memref<?xi8>, vector<16xi8>
        %402 = arith.extui %401 : vector<16xi8> to vector<16xi32>
        %403 = arith.shrui %402, %c20 : vector<16xi32>
        %404 = arith.shrui %78, %c28 : vector<16xi32>
        %405 = arith.andi %404, %c19 : vector<16xi32>
        %406 = arith.shli %405, %c20 : vector<16xi32>
        %407 = arith.ori %403, %406 : vector<16xi32>
        %408 = arith.sitofp %407 : vector<16xi32> to vector<16xf32>
        %409 = math.fma %408, %47, %51 : vector<16xf32>
        %410 = arith.addi %101, %c25 : index
        %411 = vector.load %w[%410] : memref<?xi8>, vector<16xi8>
        %412 = arith.extui %411 : vector<16xi8> to vector<16xi32>
        %413 = arith.shrui %412, %c20 : vector<16xi32>
        %414 = arith.shrui %98, %c28 : vector<16xi32>
        %415 = arith.andi %414, %c19 : vector<16xi32>
        %416 = arith.shli %415, %c20 : vector<16xi32>
        %417 = arith.ori %413, %416 : vector<16xi32>
        %418 = arith.sitofp %417 : vector<16xi32> to vector<16xf32>
        %419 = math.fma %418, %54, %58 : vector<16xf32>
        %420 = arith.addi %26, %71 : index
        %421 = arith.addi %420, %c29 : index
        %422 = memref.load %x[%421] : memref<?xf32>
        %423 = vector.broadcast %422 : f32 to vector<16xf32>
        %424 = math.fma %423, %409, %380 : vector<16xf32>
        %425 = math.fma %423, %419, %381 : vector<16xf32>
        %426 = arith.addi %27, %71 : index
        %427 = arith.addi %426, %c29 : index
        %428 = memref.load %x[%427] : memref<?xf32>
        %429 = vector.broadcast %428 : f32 to vector<16xf32>
        %430 = math.fma %429, %409, %386 : vector<16xf32>
        %431 = math.fma %429, %419, %387 : vector<16xf32>
        %432 = arith.addi %28, %71 : index
        %433 = arith.addi %432, %c29 : index
        %434 = memref.load %x[%433] : memref<?xf32>
        %435 = vector.broadcast %434 : f32 to vector<16xf32>
        %436 = math.fma %435, %409, %392 : vector<16xf32>
        %437 = math.fma %435, %419, %393 : vector<16xf32>
        %438 = arith.addi %29, %71 : index
        %439 = arith.addi %438, %c29 : index
        %440 = memref.load %x[%439] : memref<?xf32>
        %441 = vector.broadcast %440 : f32 to vector<16xf32>
        %442 = math.fma %441, %409, %398 : vector<16xf32>
        %443 = math.fma %441, %419, %399 : vector<16xf32>
        scf.yield %424, %425, %430, %431, %436, %437, %442, %443 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %444 = arith.addi %16, %c7 : index
    %445 = arith.cmpi slt, %444, %15 : index
    scf.if %445 {
      %446 = arith.muli %444, %outputFeatures : index
      %447 = arith.muli %3, %c4 : index
      %448 = arith.addi %446, %447 : index
      scf.if %0 {
        %449 = arith.addi %448, %c7 : index
        %450 = vector.load %residual[%449] : memref<?xf32>, vector<16xf32>
        %451 = arith.addf %450, %40#0 : vector<16xf32>
        %452 = arith.addi %448, %c7 : index
        vector.store %451, %out[%452] : memref<?xf32>, vector<16xf32>
      } else {
        %453 = arith.addi %448, %c7 : index
        vector.store %40#0, %out[%453] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %454 = arith.addi %448, %c15 : index
        %455 = vector.load %residual[%454] : memref<?xf32>, vector<16xf32>
        %456 = arith.addf %455, %40#1 : vector<16xf32>
        %457 = arith.addi %448, %c15 : index
        vector.store %456, %out[%457] : memref<?xf32>, vector<16xf32>
      } else {
        %458 = arith.addi %448, %c15 : index
        vector.store %40#1, %out[%458] : memref<?xf32>, vector<16xf32>
      }
    }
    %459 = arith.addi %16, %c1 : index
    %460 = arith.cmpi slt, %459, %15 : index
    scf.if %460 {
      %461 = arith.muli %459, %outputFeatures : index
      %462 = arith.muli %3, %c4 : index
      %463 = arith.addi %461, %462 : index
      scf.if %0 {
        %464 = arith.addi %463, %c7 : index
        %465 = vector.load %residual[%464] : memref<?xf32>, vector<16xf32>
        %466 = arith.addf %465, %40#2 : vector<16xf32>
        %467 = arith.addi %463, %c7 : index
        vector.store %466, %out[%467] : memref<?xf32>, vector<16xf32>
      } else {
        %468 = arith.addi %463, %c7 : index
        vector.store %40#2, %out[%468] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %469 = arith.addi %463, %c15 : index
        %470 = vector.load %residual[%469] : memref<?xf32>, vector<16xf32>
        %471 = arith.addf %470, %40#3 : vector<16xf32>
        %472 = arith.addi %463, %c15 : index
        vector.store %471, %out[%472] : memref<?xf32>, vector<16xf32>
      } else {
        %473 = arith.addi %463, %c15 : index
        vector.store %40#3, %out[%473] : memref<?xf32>, vector<16xf32>
      }
    }
    %474 = arith.addi %16, %c6 : index
    %475 = arith.cmpi slt, %474, %15 : index
    scf.if %475 {
      %476 = arith.muli %474, %outputFeatures : index
      %477 = arith.muli %3, %c4 : index
      %478 = arith.addi %476, %477 : index
      scf.if %0 {
        %479 = arith.addi %478, %c7 : index
        %480 = vector.load %residual[%479] : memref<?xf32>, vector<16xf32>
        %481 = arith.addf %480, %40#4 : vector<16xf32>
        %482 = arith.addi %478, %c7 : index
        vector.store %481, %out[%482] : memref<?xf32>, vector<16xf32>
      } else {
        %483 = arith.addi %478, %c7 : index
        vector.store %40#4, %out[%483] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %484 = arith.addi %478, %c15 : index
        %485 = vector.load %residual[%484] : memref<?xf32>, vector<16xf32>
        %486 = arith.addf %485, %40#5 : vector<16xf32>
        %487 = arith.addi %478, %c15 : index
        vector.store %486, %out[%487] : memref<?xf32>, vector<16xf32>
      } else {
        %488 = arith.addi %478, %c15 : index
        vector.store %40#5, %out[%488] : memref<?xf32>, vector<16xf32>
      }
    }
    %489 = arith.addi %16, %c11 : index
    %490 = arith.cmpi slt, %489, %15 : index
    scf.if %490 {
      %491 = arith.muli %489, %outputFeatures : index
      %492 = arith.muli %3, %c4 : index
      %493 = arith.addi %491, %492 : index
      scf.if %0 {
        %494 = arith.addi %493, %c7 : index
        %495 = vector.load %residual[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.addf %495, %40#6 : vector<16xf32>
        %497 = arith.addi %493, %c7 : index
        vector.store %496, %out[%497] : memref<?xf32>, vector<16xf32>
      } else {
        %498 = arith.addi %493, %c7 : index
        vector.store %40#6, %out[%498] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %499 = arith.addi %493, %c15 : index
        %500 = vector.load %residual[%499] : memref<?xf32>, vector<16xf32>
        %501 = arith.addf %500, %40#7 : vector<16xf32>
        %502 = arith.addi %493, %c15 : index
        vector.store %501, %out[%502] : memref<?xf32>, vector<16xf32>
      } else {
        %503 = arith.addi %493, %c15 : index
        vector.store %40#7, %out[%503] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

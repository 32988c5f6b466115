// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 320 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<1> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<5> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<7> : vector<16xi32>
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
      %97:16 = scf.for %80 = %c7 to %c12 step %c1 iter_args(%81 = %44, %82 = %45, %83 = %46, %84 = %47, %85 = %48, %86 = %49, %87 = %50, %88 = %51, %89 = %52, %90 = %53, %91 = %54, %92 = %55, %93 = %56, %94 = %57, %95 = %58, %96 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %98 = arith.muli %80, %c10 : index
        %99 = arith.addi %79, %98 : index
        %100 = arith.addi %62, %c17 : index
        %101 = arith.muli %80, %c1 : index
        %102 = arith.addi %101, %c7 : index
        %103 = arith.muli %102, %c18 : index
        %104 = arith.addi %100, %103 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.addi %62, %c19 : index
        %108 = arith.muli %80, %c19 : index
        %109 = arith.addi %107, %108 : index
        %110 = arith.addi %109, %c7 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.andi %112, %c20 : vector<16xi32>
        %114 = arith.shrui %106, %c21 : vector<16xi32>
        %115 = arith.andi %114, %c22 : vector<16xi32>
        %116 = arith.shli %115, %c23 : vector<16xi32>
        %117 = arith.ori %113, %116 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %67, %71 : vector<16xf32>
        %120 = arith.addi %64, %c17 : index
        %121 = arith.muli %80, %c1 : index
        %122 = arith.addi %121, %c7 : index
        %123 = arith.muli %122, %c18 : index
        %124 = arith.addi %120, %123 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.addi %64, %c19 : index
        %128 = arith.muli %80, %c19 : index
        %129 = arith.addi %127, %128 : index
        %130 = arith.addi %129, %c7 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.andi %132, %c20 : vector<16xi32>
        %134 = arith.shrui %126, %c21 : vector<16xi32>
        %135 = arith.andi %134, %c22 : vector<16xi32>
        %136 = arith.shli %135, %c23 : vector<16xi32>
        %137 = arith.ori %133, %136 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %74, %78 : vector<16xf32>
        %140 = arith.addi %34, %99 : index
        %141 = arith.addi %140, %c7 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %119, %81 : vector<16xf32>
        %145 = math.fma %143, %139, %82 : vector<16xf32>
        %146 = arith.addi %35, %99 : index
        %147 = arith.addi %146, %c7 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %119, %83 : vector<16xf32>
        %151 = math.fma %149, %139, %84 : vector<16xf32>
        %152 = arith.addi %36, %99 : index
        %153 = arith.addi %152, %c7 : index
        %154 = memref.load %x[%153] : memref<?xf32>
        %155 = vector.broadcast %154 : f32 to vector<16xf32>
        %156 = math.fma %155, %119, %85 : vector<16xf32>
        %157 = math.fma %155, %139, %86 : vector<16xf32>
        %158 = arith.addi %37, %99 : index
        %159 = arith.addi %158, %c7 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %119, %87 : vector<16xf32>
        %163 = math.fma %161, %139, %88 : vector<16xf32>
        %164 = arith.addi %38, %99 : index
        %165 = arith.addi %164, %c7 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %119, %89 : vector<16xf32>
        %169 = math.fma %167, %139, %90 : vector<16xf32>
        %170 = arith.addi %39, %99 : index
        %171 = arith.addi %170, %c7 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %119, %91 : vector<16xf32>
        %175 = math.fma %173, %139, %92 : vector<16xf32>
        %176 = arith.addi %40, %99 : index
        %177 = arith.addi %176, %c7 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %119, %93 : vector<16xf32>
        %181 = math.fma %179, %139, %94 : vector<16xf32>
        %182 = arith.addi %41, %99 : index
        %183 = arith.addi %182, %c7 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %119, %95 : vector<16xf32>
        %187 = math.fma %185, %139, %96 : vector<16xf32>
        %188 = arith.addi %109, %c7 : index
        %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.shrui %190, %c23 : vector<16xi32>
        %192 = arith.shrui %106, %c22 : vector<16xi32>
        %193 = arith.andi %192, %c22 : vector<16xi32>
        %194 = arith.shli %193, %c23 : vector<16xi32>
        %195 = arith.ori %191, %194 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = math.fma %196, %67, %71 : vector<16xf32>
        %198 = arith.addi %129, %c7 : index
        %199 = vector.load %w[%198] : memref<?xi8>, vector<16xi8>
        %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
        %201 = arith.shrui %200, %c23 : vector<16xi32>
        %202 = arith.shrui %126, %c22 : vector<16xi32>
        %203 = arith.andi %202, %c22 : vector<16xi32>
        %204 = arith.shli %203, %c23 : vector<16xi32>
        %205 = arith.ori %201, %204 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = math.fma %206, %74, %78 : vector<16xf32>
        %208 = arith.addi %34, %99 : index
        %209 = arith.addi %208, %c1 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %197, %144 : vector<16xf32>
        %213 = math.fma %211, %207, %145 : vector<16xf32>
        %214 = arith.addi %35, %99 : index
        %215 = arith.addi %214, %c1 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %197, %150 : vector<16xf32>
        %219 = math.fma %217, %207, %151 : vector<16xf32>
        %220 = arith.addi %36, %99 : index
        %221 = arith.addi %220, %c1 : index
        %222 = memref.load %x[%221] : memref<?xf32>
        %223 = vector.broadcast %222 : f32 to vector<16xf32>
        %224 = math.fma %223, %197, %156 : vector<16xf32>
        %225 = math.fma %223, %207, %157 : vector<16xf32>
        %226 = arith.addi %37, %99 : index
        %227 = arith.addi %226, %c1 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %197, %162 : vector<16xf32>
        %231 = math.fma %229, %207, %163 : vector<16xf32>
        %232 = arith.addi %38, %99 : index
        %233 = arith.addi %232, %c1 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %197, %168 : vector<16xf32>
        %237 = math.fma %235, %207, %169 : vector<16xf32>
        %238 = arith.addi %39, %99 : index
        %239 = arith.addi %238, %c1 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %197, %174 : vector<16xf32>
        %243 = math.fma %241, %207, %175 : vector<16xf32>
        %244 = arith.addi %40, %99 : index
        %245 = arith.addi %244, %c1 : index
        %246 = memref.load %x[%245] : memref<?xf32>
        %247 = vector.broadcast %246 : f32 to vector<16xf32>
        %248 = math.fma %247, %197, %180 : vector<16xf32>
        %249 = math.fma %247, %207, %181 : vector<16xf32>
        %250 = arith.addi %41, %99 : index
        %251 = arith.addi %250, %c1 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %197, %186 : vector<16xf32>
        %255 = math.fma %253, %207, %187 : vector<16xf32>
        %256 = arith.addi %109, %c18 : index
        %257 = vector.load %w[%256] : memref<?xi8>, vector<16xi8>
        %258 = arith.extui %257 : vector<16xi8> to vector<16xi32>
        %259 = arith.andi %258, %c20 : vector<16xi32>
        %260 = arith.shrui %106, %c24 : vector<16xi32>
        %261 = arith.andi %260, %c22 : vector<16xi32>
        %262 = arith.shli %261, %c23 : vector<16xi32>
        %263 = arith.ori %259, %262 : vector<16xi32>
        %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
        %265 = math.fma %264, %67, %71 : vector<16xf32>
        %266 = arith.addi %129, %c18 : index
        %267 = vector.load %w[%266] : memref<?xi8>, vector<16xi8>
        %268 = arith.extui %267 : vector<16xi8> to vector<16xi32>
        %269 = arith.andi %268, %c20 : vector<16xi32>
        %270 = arith.shrui %126, %c24 : vector<16xi32>
        %271 = arith.andi %270, %c22 : vector<16xi32>
        %272 = arith.shli %271, %c23 : vector<16xi32>
        %273 = arith.ori %269, %272 : vector<16xi32>
        %274 = arith.sitofp %273 : vector<16xi32> to vector<16xf32>
        %275 = math.fma %274, %74, %78 : vector<16xf32>
        %276 = arith.addi %34, %99 : index
        %277 = arith.addi %276, %c6 : index
        %278 = memref.load %x[%277] : memref<?xf32>
        %279 = vector.broadcast %278 : f32 to vector<16xf32>
        %280 = math.fma %279, %265, %212 : vector<16xf32>
        %281 = math.fma %279, %275, %213 : vector<16xf32>
        %282 = arith.addi %35, %99 : index
        %283 = arith.addi %282, %c6 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %265, %218 : vector<16xf32>
        %287 = math.fma %285, %275, %219 : vector<16xf32>
        %288 = arith.addi %36, %99 : index
        %289 = arith.addi %288, %c6 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %265, %224 : vector<16xf32>
        %293 = math.fma %291, %275, %225 : vector<16xf32>
        %294 = arith.addi %37, %99 : index
        %295 = arith.addi %294, %c6 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %265, %230 : vector<16xf32>
        %299 = math.fma %297, %275, %231 : vector<16xf32>
        %300 = arith.addi %38, %99 : index
        %301 = arith.addi %300, %c6 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %265, %236 : vector<16xf32>
        %305 = math.fma %303, %275, %237 : vector<16xf32>
        %306 = arith.addi %39, %99 : index
        %307 = arith.addi %306, %c6 : index
        %308 = memref.load %x[%307] : memref<?xf32>
        %309 = vector.broadcast %308 : f32 to vector<16xf32>
        %310 = math.fma %309, %265, %242 : vector<16xf32>
        %311 = math.fma %309, %275, %243 : vector<16xf32>
        %312 = arith.addi %40, %99 : index
        %313 = arith.addi %312, %c6 : index
        %314 = memref.load %x[%313] : memref<?xf32>
        %315 = vector.broadcast %314 : f32 to vector<16xf32>
        %316 = math.fma %315, %265, %248 : vector<16xf32>
        %317 = math.fma %315, %275, %249 : vector<16xf32>
        %318 = arith.addi %41, %99 : index
        %319 = arith.addi %318, %c6 : index
        %320 = memref.load %x[%319] : memref<?xf32>
        %321 = vector.broadcast %320 : f32 to vector<16xf32>
        %322 = math.fma %321, %265, %254 : vector<16xf32>
        %323 = math.fma %321, %275, %255 : vector<16xf32>
        %324 = arith.addi %109, %c18 : index
        %325 = vector.load %w[%324] : memref<?xi8>, vector<16xi8>
        %326 = arith.extui %325 : vector<16xi8> to vector<16xi32>
        %327 = arith.shrui %326, %c23 : vector<16xi32>
        %328 = arith.shrui %106, %c25 : vector<16xi32>
        %329 = arith.andi %328, %c22 : vector<16xi32>
        %330 = arith.shli %329, %c23 : vector<16xi32>
        %331 = arith.ori %327, %330 : vector<16xi32>
        %332 = arith.sitofp %331 : vector<16xi32> to vector<16xf32>
        %333 = math.fma %332, %67, %71 : vector<16xf32>
        %334 = arith.addi %129, %c18 : index
        %335 = vector.load %w[%334] : memref<?xi8>, vector<16xi8>
        %336 = arith.extui %335 : vector<16xi8> to vector<16xi32>
        %337 = arith.shrui %336, %c23 : vector<16xi32>
        %338 = arith.shrui %126, %c25 : vector<16xi32>
        %339 = arith.andi %338, %c22 : vector<16xi32>
        %340 = arith.shli %339, %c23 : vector<16xi32>
        %341 = arith.ori %337, %340 : vector<16xi32>
        %342 = arith.sitofp %341 : vector<16xi32> to vector<16xf32>
        %343 = math.fma %342, %74, %78 : vector<16xf32>
        %344 = arith.addi %34, %99 : index
        %345 = arith.addi %344, %c11 : index
        %346 = memref.load %x[%345] : memref<?xf32>
        %347 = vector.broadcast %346 : f32 to vector<16xf32>
        %348 = math.fma %347, %333, %280 : vector<16xf32>
        %349 = math.fma %347, %343, %281 : vector<16xf32>
        %350 = arith.addi %35, %99 : index
        %351 = arith.addi %350, %c11 : index
        %352 = memref.load %x[%351] : memref<?xf32>
        %353 = vector.broadcast %352 : f32 to vector<16xf32>
        %354 = math.fma %353, %333, %286 : vector<16xf32>
        %355 = math.fma %353, %343, %287 : vector<16xf32>
        %356 = arith.addi %36, %99 : index
        %357 = arith.addi %356, %c11 : index
        %358 = memref.load %x[%357] : memref<?xf32>
        %359 = vector.broadcast %358 : f32 to vector<16xf32>
        %360 = math.fma %359, %333, %292 : vector<16xf32>
        %361 = math.fma %359, %343, %293 : vector<16xf32>
        %362 = arith.addi %37, %99 : index
        %363 = arith.addi %362, %c11 : index
        %364 = memref.load %x[%363] : memref<?xf32>
        %365 = vector.broadcast %364 : f32 to vector<16xf32>
        %366 = math.fma %365, %333, %298 : vector<16xf32>
        %367 = math.fma %365, %343, %299 : vector<16xf32>
        %368 = arith.addi %38, %99 : index
        %369 = arith.addi %368, %c11 : index
        %370 = memref.load %x[%369] : memref<?xf32>
        %371 = vector.broadcast %370 : f32 to vector<16xf32>
        %372 = math.fma %371, %333, %304 : vector<16xf32>
        %373 = math.fma %371, %343, %305 : vector<16xf32>
        %374 = arith.addi %39, %99 : index
        %375 = arith.addi %374, %c11 : index
        %376 = memref.load %x[%375] : memref<?xf32>
        %377 = vector.broadcast %376 : f32 to vector<16xf32>
        %378 = math.fma %377, %333, %310 : vector<16xf32>
        %379 = math.fma %377, %343, %311 : vector<16xf32>
        %380 = arith.addi %40, %99 : index
        %381 = arith.addi %380, %c11 : index
        %382 = memref.load %x[%381] : memref<?xf32>
        %383 = vector.broadcast %382 : f32 to vector<16xf32>
        %384 = math.fma %383, %333, %316 : vector<16xf32>
        %385 = math.fma %383, %343, %317 : vector<16xf32>
        %386 = arith.addi %41, %99 : index
        %387 = arith.addi %386, %c11 : index
        %388 = memref.load %x[%387] : memref<?xf32>
        %389 = vector.broadcast %388 : f32 to vector<16xf32>
        %390 = math.fma %389, %333, %322 : vector<16xf32>
        %391 = math.fma %389, %343, %323 : vector<16xf32>
        %392 = arith.addi %109, %c4 : index
        %393 = vector.load %w[%392] : memref<?xi8>, vector<16xi8>
        %394 = arith.extui %393 : vector<16xi8> to vector<16xi32>
        %395 = arith.andi %394, %c20 : vector<16xi32>
        %396 = arith.shrui %106, %c23 : vector<16xi32>
        %397 = arith.andi %396, %c22 : vector<16xi32>
        %398 = arith.shli %397, %c23 : vector<16xi32>
        %399 = arith.ori %395, %398 : vector<16xi32>
        %400 = arith.sitofp %399 : vector<16xi32> to vector<16xf32>
        %401 = math.fma %400, %67, %71 : vector<16xf32>
        %402 = arith.addi %129, %c4 : index
        %403 = vector.load %w[%402] : memref<?xi8>, vector<16xi8>
        %404 = arith.extui %403 : vector<16xi8> to vector<16xi32>
        %405 = arith.andi %404, %c20 : vector<16xi32>
        %406 = arith.shrui %126, %c23 : vector<16xi32>
        %407 = arith.andi %406, %c22 : vector<16xi32>
        %408 = arith.shli %407, %c23 : vector<16xi32>
        %409 = arith.ori %405, %408 : vector<16xi32>
        %410 = arith.sitofp %409 : vector<16xi32> to vector<16xf32>
        %411 = math.fma %410, %74, %78 : vector<16xf32>
        %412 = arith.addi %34, %99 : index
        %413 = arith.addi %412, %c12 : index
        %414 = memref.load %x[%413] : memref<?xf32>
        %415 = vector.broadcast %414 : f32 to vector<16xf32>
        %416 = math.fma %415, %401, %348 : vector<16xf32>
        %417 = math.fma %415, %411, %349 : vector<16xf32>
        %418 = arith.addi %35, %99 : index
        %419 = arith.addi %418, %c12 : index
        %420 = memref.load %x[%419] : memref<?xf32>
        %421 = vector.broadcast %420 : f32 to vector<16xf32>
        %422 = math.fma %421, %401, %354 : vector<16xf32>
        %423 = math.fma %421, %411, %355 : vector<16xf32>
        %424 = arith.addi %36, %99 : index
        %425 = arith.addi %424, %c12 : index
        %426 = memref.load %x[%425] : memref<?xf32>
        %427 = vector.broadcast %426 : f32 to vector<16xf32>
        %428 = math.fma %427, %401, %360 : vector<16xf32>
        %429 = math.fma %427, %411, %361 : vector<16xf32>
        %430 = arith.addi %37, %99 : index
        %431 = arith.addi %430, %c12 : index
        %432 = memref.load %x[%431] : memref<?xf32>
        %433 = vector.broadcast %432 : f32 to vector<16xf32>
        %434 = math.fma %433, %401, %366 : vector<16xf32>
        %435 = math.fma %433, %411, %367 : vector<16xf32>
        %436 = arith.addi %38, %99 : index
        %437 = arith.addi %436, %c12 : index
        %438 = memref.load %x[%437] : memref<?xf32>
        %439 = vector.broadcast %438 : f32 to vector<16xf32>
        %440 = math.fma %439, %401, %372 : vector<16xf32>
        %441 = math.fma %439, %411, %373 : vector<16xf32>
        %442 = arith.addi %39, %99 : index
        %443 = arith.addi %442, %c12 : index
        %444 = memref.load %x[%443] : memref<?xf32>
        %445 = vector.broadcast %444 : f32 to vector<16xf32>
        %446 = math.fma %445, %401, %378 : vector<16xf32>
        %447 = math.fma %445, %411, %379 : vector<16xf32>
        %448 = arith.addi %40, %99 : index
        %449 = arith.addi %448, %c12 : index
        %450 = memref.load %x[%449] : memref<?xf32>
        %451 = vector.broadcast %450 : f32 to vector<16xf32>
        %452 = math.fma %451, %401, %384 : vector<16xf32>
        %453 = math.fma %451, %411, %385 : vector<16xf32>
        %454 = arith.addi %41, %99 : index
        %455 = arith.addi %454, %c12 : index
        %456 = memref.load %x[%455] : memref<?xf32>
        %457 = vector.broadcast %456 : f32 to vector<16xf32>
        %458 = math.fma %457, %401, %390 : vector<16xf32>
        %459 = math.fma %457, %411, %391 : vector<16xf32>
        %460 = arith.addi %109, %c4 : index
        %461 = vector.load %w[%460] : memref<?xi8>, vector<16xi8>
        %462 = arith.extui %461 : vector<16xi8> to vector<16xi32>
        %463 = arith.shrui %462, %c23 : vector<16xi32>
        %464 = arith.shrui %106, %c26 : vector<16xi32>
        %465 = arith.andi %464, %c22 : vector<16xi32>
        %466 = arith.shli %465, %c23 : vector<16xi32>
        %467 = arith.ori %463, %466 : vector<16xi32>
        %468 = arith.sitofp %467 : vector<16xi32> to vector<16xf32>
        %469 = math.fma %468, %67, %71 : vector<16xf32>
        %470 = arith.addi %129, %c4 : index
        %471 = vector.load %w[%470] : memref<?xi8>, vector<16xi8>
        %472 = arith.extui %471 : vector<16xi8> to vector<16xi32>
        %473 = arith.shrui %472, %c23 : vector<16xi32>
        %474 = arith.shrui %126, %c26 : vector<16xi32>
        %475 = arith.andi %474, %c22 : vector<16xi32>
        %476 = arith.shli %475, %c23 : vector<16xi32>
        %477 = arith.ori %473, %476 : vector<16xi32>
        %478 = arith.sitofp %477 : vector<16xi32> to vector<16xf32>
        %479 = math.fma %478, %74, %78 : vector<16xf32>
        %480 = arith.addi %34, %99 : index
        %481 = arith.addi %480, %c13 : index
        %482 = memref.load %x[%481] : memref<?xf32>
        %483 = vector.broadcast %482 : f32 to vector<16xf32>
        %484 = math.fma %483, %469, %416 : vector<16xf32>
        %485 = math.fma %483, %479, %417 : vector<16xf32>
        %486 = arith.addi %35, %99 : index
        %487 = arith.addi %486, %c13 : index
        %488 = memref.load %x[%487] : memref<?xf32>
        %489 = vector.broadcast %488 : f32 to vector<16xf32>
        %490 = math.fma %489, %469, %422 : vector<16xf32>
        %491 = math.fma %489, %479, %423 : vector<16xf32>
        %492 = arith.addi %36, %99 : index
        %493 = arith.addi %492, %c13 : index
        %494 = memref.load %x[%493] : memref<?xf32>
        %495 = vector.broadcast %494 : f32 to vector<16xf32>
        %496 = math.fma %495, %469, %428 : vector<16xf32>
        %497 = math.fma %495, %479, %429 : vector<16xf32>
        %498 = arith.addi %37, %99 : index
        %499 = arith.addi %498, %c13 : index
        %500 = memref.load %x[%499] : memref<?xf32>
        %501 = vector.broadcast %500 : f32 to vector<16xf32>
        %502 = math.fma %501, %469, %434 : vector<16xf32>
        %503 = math.fma %501, %479, %435 : vector<16xf32>
        %504 = arith.addi %38, %99 : index
        %505 = arith.addi %504, %c13 : index
        %506 = memref.load %x[%505] : memref<?xf32>
        %507 = vector.broadcast %506 : f32 to vector<16xf32>
        %508 = math.fma %507, %469, %440 : vector<16xf32>
        %509 = math.fma %507, %479, %441 : vector<16xf32>
        %510 = arith.addi %39, %99 : index
        %511 = arith.addi %510, %c13 : index
        %512 = memref.load %x[%511] : memref<?xf32>
        %513 = vector.broadcast %512 : f32 to vector<16xf32>
        %514 = math.fma %513, %469, %446 : vector<16xf32>
        %515 = math.fma %513, %479, %447 : vector<16xf32>
        %516 = arith.addi %40, %99 : index
        %517 = arith.addi %516, %c13 : index
        %518 = memref.load %x[%517] : memref<?xf32>
        %519 = vector.broadcast %518 : f32 to vector<16xf32>
        %520 = math.fma %519, %469, %452 : vector<16xf32>
        %521 = math.fma %519, %479, %453 : vector<16xf32>
        %522 = arith.addi %41, %99 : index
        %523 = arith.addi %522, %c13 : index
        %524 = memref.load %x[%523] : memref<?xf32>
        %525 = vector.broadcast %524 : f32 to vector<16xf32>
        %526 = math.fma %525, %469, %458 : vector<16xf32>
        %527 = math.fma %525, %479, %459 : vector<16xf32>
        %528 = arith.addi %109, %c27 : index
        %529 = vector.load %w[%528] : memref<?xi8>, vector<16xi8>
        %530 = arith.extui %529 : vector<16xi8> to vector<16xi32>
        %531 = arith.andi %530, %c20 : vector<16xi32>
        %532 = arith.shrui %106, %c28 : vector<16xi32>
        %533 = arith.andi %532, %c22 : vector<16xi32>
        %534 = arith.shli %533, %c23 : vector<16xi32>
        %535 = arith.ori %531, %534 : vector<16xi32>
        %536 = arith.sitofp %535 : vector<16xi32> to vector<16xf32>
        %537 = math.fma %536, %67, %71 : vector<16xf32>
        %538 = arith.addi %129, %c27 : index
        %539 = vector.load %w[%538] : memref<?xi8>, vector<16xi8>
        %540 = arith.extui %539 : vector<16xi8> to vector<16xi32>
        %541 = arith.andi %540, %c20 : vector<16xi32>
        %542 = arith.shrui %126, %c28 : vector<16xi32>
        %543 = arith.andi %542, %c22 : vector<16xi32>
        %544 = arith.shli %543, %c23 : vector<16xi32>
        %545 = arith.ori %541, %544 : vector<16xi32>
        %546 = arith.sitofp %545 : vector<16xi32> to vector<16xf32>
        %547 = math.fma %546, %74, %78 : vector<16xf32>
        %548 = arith.addi %34, %99 : index
        %549 = arith.addi %548, %c14 : index
        %550 = memref.load %x[%549] : memref<?xf32>
        %551 = vector.broadcast %550 : f32 to vector<16xf32>
        %552 = math.fma %551, %537, %484 : vector<16xf32>
        %553 = math.fma %551, %547, %485 : vector<16xf32>
        %554 = arith.addi %35, %99 : index
        %555 = arith.addi %554, %c14 : index
        %556 = memref.load %x[%555] : memref<?xf32>
        %557 = vector.broadcast %556 : f32 to vector<16xf32>
        %558 = math.fma %557, %537, %490 : vector<16xf32>
        %559 = math.fma %557, %547, %491 : vector<16xf32>
        %560 = arith.addi %36, %99 : index
        %561 = arith.addi %560, %c14 : index
        %562 = memref.load %x[%561] : memref<?xf32>
        %563 = vector.broadcast %562 : f32 to vector<16xf32>
        %564 = math.fma %563, %537, %496 : vector<16xf32>
        %565 = math.fma %563, %547, %497 : vector<16xf32>
        %566 = arith.addi %37, %99 : index
        %567 = arith.addi %566, %c14 : index
        %568 = memref.load %x[%567] : memref<?xf32>
        %569 = vector.broadcast %568 : f32 to vector<16xf32>
        %570 = math.fma %569, %537, %502 : vector<16xf32>
        %571 = math.fma %569, %547, %503 : vector<16xf32>
        %572 = arith.addi %38, %99 : index
        %573 = arith.addi %572, %c14 : index
        %574 = memref.load %x[%573] : memref<?xf32>
        %575 = vector.broadcast %574 : f32 to vector<16xf32>
        %576 = math.fma %575, %537, %508 : vector<16xf32>
        %577 = math.fma %575, %547, %509 : vector<16xf32>
        %578 = arith.addi %39, %99 : index
        %579 = arith.addi %578, %c14 : index
        %580 = memref.load %x[%579] : memref<?xf32>
        %581 = vector.broadcast %580 : f32 to vector<16xf32>
        %582 = math.fma %581, %537, %514 : vector<16xf32>
        %583 = math.fma %581, %547, %515 : vector<16xf32>
        %584 = arith.addi %40, %99 : index
        %585 = arith.addi %584, %c14 : index
        %586 = memref.load %x[%585] : memref<?xf32>
        %587 = vector.broadcast %586 : f32 to vector<16xf32>
        %588 = math.fma %587, %537, %520 : vector<16xf32>
        %589 = math.fma %587, %547, %521 : vector<16xf32>
        %590 = arith.addi %41, %99 : index
        %591 = arith.addi %590, %c14 : index
        %592 = memref.load %x[%591] : memref<?xf32>
        %593 = vector.broadcast %592 : f32 to vector<16xf32>
        %594 = math.fma %593, %537, %526 : vector<16xf32>
        %595 = math.fma %593, %547, %527 : vector<16xf32>
        %596 = arith.addi %109, %c27 : index
        %597 = vector.load %w[%596] : memref<?xi8>, vector<16xi8>
        %598 = arith.extui %597 : vector<16xi8> to vector<16xi32>
        %599 = arith.shrui %598, %c23 : vector<16xi32>
        %600 = arith.shrui %106, %c29 : vector<16xi32>
        %601 = arith.andi %600, %c22 : vector<16xi32>
        %602 = arith.shli %601, %c23 : vector<16xi32>
        %603 = arith.ori %599, %602 : vector<16xi32>
        %604 = arith.sitofp %603 : vector<16xi32> to vector<16xf32>
        %605 = math.fma %604, %67, %71 : vector<16xf32>
        %606 = arith.addi %129, %c27 : index
        %607 = vector.load %w[%606] : memref<?xi8>, vector<16xi8>
        %608 = arith.extui %607 : vector<16xi8> to vector<16xi32>
        %609 = arith.shrui %608, %c23 : vector<16xi32>
        %610 = arith.shrui %126, %c29 : vector<16xi32>
        %611 = arith.andi %610, %c22 : vector<16xi32>
        %612 = arith.shli %611, %c23 : vector<16xi32>
        %613 = arith.ori %609, %612 : vector<16xi32>
        %614 = arith.sitofp %613 : vector<16xi32> to vector<16xf32>
        %615 = math.fma %614, %74, %78 : vector<16xf32>
        %616 = arith.addi %34, %99 : index
        %617 = arith.addi %616, %c15 : index
        %618 = memref.load %x[%617] : memref<?xf32>
        %619 = vector.broadcast %618 : f32 to vector<16xf32>
        %620 = math.fma %619, %605, %552 : vector<16xf32>
        %621 = math.fma %619, %615, %553 : vector<16xf32>
        %622 = arith.addi %35, %99 : index
        %623 = arith.addi %622, %c15 : index
        %624 = memref.load %x[%623] : memref<?xf32>
        %625 = vector.broadcast %624 : f32 to vector<16xf32>
        %626 = math.fma %625, %605, %558 : vector<16xf32>
        %627 = math.fma %625, %615, %559 : vector<16xf32>
        %628 = arith.addi %36, %99 : index
        %629 = arith.addi %628, %c15 : index
        %630 = memref.load %x[%629] : memref<?xf32>
        %631 = vector.broadcast %630 : f32 to vector<16xf32>
        %632 = math.fma %631, %605, %564 : vector<16xf32>
        %633 = math.fma %631, %615, %565 : vector<16xf32>
        %634 = arith.addi %37, %99 : index
        %635 = arith.addi %634, %c15 : index
        %636 = memref.load %x[%635] : memref<?xf32>
        %637 = vector.broadcast %636 : f32 to vector<16xf32>
        %638 = math.fma %637, %605, %570 : vector<16xf32>
        %639 = math.fma %637, %615, %571 : vector<16xf32>
        %640 = arith.addi %38, %99 : index
        %641 = arith.addi %640, %c15 : index
        %642 = memref.load %x[%641] : memref<?xf32>
        %643 = vector.broadcast %642 : f32 to vector<16xf32>
        %644 = math.fma %643, %605, %576 : vector<16xf32>
        %645 = math.fma %643, %615, %577 : vector<16xf32>
        %646 = arith.addi %39, %99 : index
        %647 = arith.addi %646, %c15 : index
        %648 = memref.load %x[%647] : memref<?xf32>
        %649 = vector.broadcast %648 : f32 to vector<16xf32>
        %650 = math.fma %649, %605, %582 : vector<16xf32>
        %651 = math.fma %649, %615, %583 : vector<16xf32>
        %652 = arith.addi %40, %99 : index
        %653 = arith.addi %652, %c15 : index
        %654 = memref.load %x[%653] : memref<?xf32>
        %655 = vector.broadcast %654 : f32 to vector<16xf32>
        %656 = math.fma %655, %605, %588 : vector<16xf32>
        %657 = math.fma %655, %615, %589 : vector<16xf32>
        %658 = arith.addi %41, %99 : index
        %659 = arith.addi %658, %c15 : index
        %660 = memref.load %x[%659] : memref<?xf32>
        %661 = vector.broadcast %660 : f32 to vector<16xf32>
        %662 = math.fma %661, %605, %594 : vector<16xf32>
        %663 = math.fma %661, %615, %595 : vector<16xf32>
        scf.yield %620, %621, %626, %627, %632, %633, %638, %639, %644, %645, %650, %651, %656, %657, %662, %663 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %97#0, %97#1, %97#2, %97#3, %97#4, %97#5, %97#6, %97#7, %97#8, %97#9, %97#10, %97#11, %97#12, %97#13, %97#14, %97#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %664 = arith.addi %16, %c7 : index
    %665 = arith.cmpi slt, %664, %15 : index
    scf.if %665 {
      %666 = arith.muli %664, %outputFeatures : index
      %667 = arith.muli %3, %c4 : index
      %668 = arith.addi %666, %667 : index
      scf.if %0 {
        %669 = arith.addi %668, %c7 : index
        %670 = vector.load %residual[%669] : memref<?xf32>, vector<16xf32>
        %671 = arith.addf %670, %60#0 : vector<16xf32>
        %672 = arith.addi %668, %c7 : index
        vector.store %671, %out[%672] : memref<?xf32>, vector<16xf32>
      } else {
        %673 = arith.addi %668, %c7 : index
        vector.store %60#0, %out[%673] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %674 = arith.addi %668, %c18 : index
        %675 = vector.load %residual[%674] : memref<?xf32>, vector<16xf32>
        %676 = arith.addf %675, %60#1 : vector<16xf32>
        %677 = arith.addi %668, %c18 : index
        vector.store %676, %out[%677] : memref<?xf32>, vector<16xf32>
      } else {
        %678 = arith.addi %668, %c18 : index
        vector.store %60#1, %out[%678] : memref<?xf32>, vector<16xf32>
      }
    }
    %679 = arith.addi %16, %c1 : index
    %680 = arith.cmpi slt, %679, %15 : index
    scf.if %680 {
      %681 = arith.muli %679, %outputFeatures : index
      %682 = arith.muli %3, %c4 : index
      %683 = arith.addi %681, %682 : index
      scf.if %0 {
        %684 = arith.addi %683, %c7 : index
        %685 = vector.load %residual[%684] : memref<?xf32>, vector<16xf32>
        %686 = arith.addf %685, %60#2 : vector<16xf32>
        %687 = arith.addi %683, %c7 : index
        vector.store %686, %out[%687] : memref<?xf32>, vector<16xf32>
      } else {
        %688 = arith.addi %683, %c7 : index
        vector.store %60#2, %out[%688] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %689 = arith.addi %683, %c18 : index
        %690 = vector.load %residual[%689] : memref<?xf32>, vector<16xf32>
        %691 = arith.addf %690, %60#3 : vector<16xf32>
        %692 = arith.addi %683, %c18 : index
        vector.store %691, %out[%692] : memref<?xf32>, vector<16xf32>
      } else {
        %693 = arith.addi %683, %c18 : index
        vector.store %60#3, %out[%693] : memref<?xf32>, vector<16xf32>
      }
    }
    %694 = arith.addi %16, %c6 : index
    %695 = arith.cmpi slt, %694, %15 : index
    scf.if %695 {
      %696 = arith.muli %694, %outputFeatures : index
      %697 = arith.muli %3, %c4 : index
      %698 = arith.addi %696, %697 : index
      scf.if %0 {
        %699 = arith.addi %698, %c7 : index
        %700 = vector.load %residual[%699] : memref<?xf32>, vector<16xf32>
        %701 = arith.addf %700, %60#4 : vector<16xf32>
        %702 = arith.addi %698, %c7 : index
        vector.store %701, %out[%702] : memref<?xf32>, vector<16xf32>
      } else {
        %703 = arith.addi %698, %c7 : index
        vector.store %60#4, %out[%703] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %704 = arith.addi %698, %c18 : index
        %705 = vector.load %residual[%704] : memref<?xf32>, vector<16xf32>
        %706 = arith.addf %705, %60#5 : vector<16xf32>
        %707 = arith.addi %698, %c18 : index
        vector.store %706, %out[%707] : memref<?xf32>, vector<16xf32>
      } else {
        %708 = arith.addi %698, %c18 : index
        vector.store %60#5, %out[%708] : memref<?xf32>, vector<16xf32>
      }
    }
    %709 = arith.addi %16, %c11 : index
    %710 = arith.cmpi slt, %709, %15 : index
    scf.if %710 {
      %711 = arith.muli %709, %outputFeatures : index
      %712 = arith.muli %3, %c4 : index
      %713 = arith.addi %711, %712 : index
      scf.if %0 {
        %714 = arith.addi %713, %c7 : index
        %715 = vector.load %residual[%714] : memref<?xf32>, vector<16xf32>
        %716 = arith.addf %715, %60#6 : vector<16xf32>
        %717 = arith.addi %713, %c7 : index
        vector.store %716, %out[%717] : memref<?xf32>, vector<16xf32>
      } else {
        %718 = arith.addi %713, %c7 : index
        vector.store %60#6, %out[%718] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %719 = arith.addi %713, %c18 : index
        %720 = vector.load %residual[%719] : memref<?xf32>, vector<16xf32>
        %721 = arith.addf %720, %60#7 : vector<16xf32>
        %722 = arith.addi %713, %c18 : index
        vector.store %721, %out[%722] : memref<?xf32>, vector<16xf32>
      } else {
        %723 = arith.addi %713, %c18 : index
        vector.store %60#7, %out[%723] : memref<?xf32>, vector<16xf32>
      }
    }
    %724 = arith.addi %16, %c12 : index
    %725 = arith.cmpi slt, %724, %15 : index
    scf.if %725 {
      %726 = arith.muli %724, %outputFeatures : index
      %727 = arith.muli %3, %c4 : index
      %728 = arith.addi %726, %727 : index
      scf.if %0 {
        %729 = arith.addi %728, %c7 : index
        %730 = vector.load %residual[%729] : memref<?xf32>, vector<16xf32>
        %731 = arith.addf %730, %60#8 : vector<16xf32>
        %732 = arith.addi %728, %c7 : index
        vector.store %731, %out[%732] : memref<?xf32>, vector<16xf32>
      } else {
        %733 = arith.addi %728, %c7 : index
        vector.store %60#8, %out[%733] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %734 = arith.addi %728, %c18 : index
        %735 = vector.load %residual[%734] : memref<?xf32>, vector<16xf32>
        %736 = arith.addf %735, %60#9 : vector<16xf32>
        %737 = arith.addi %728, %c18 : index
        vector.store %736, %out[%737] : memref<?xf32>, vector<16xf32>
      } else {
        %738 = arith.addi %728, %c18 : index
        vector.store %60#9, %out[%738] : memref<?xf32>, vector<16xf32>
      }
    }
    %739 = arith.addi %16, %c13 : index
    %740 = arith.cmpi slt, %739, %15 : index
    scf.if %740 {
      %741 = arith.muli %739, %outputFeatures : index
      %742 = arith.muli %3, %c4 : index
      %743 = arith.addi %741, %742 : index
      scf.if %0 {
        %744 = arith.addi %743, %c7 : index
        %745 = vector.load %residual[%744] : memref<?xf32>, vector<16xf32>
        %746 = arith.addf %745, %60#10 : vector<16xf32>
        %747 = arith.addi %743, %c7 : index
        vector.store %746, %out[%747] : memref<?xf32>, vector<16xf32>
      } else {
        %748 = arith.addi %743, %c7 : index
        vector.store %60#10, %out[%748] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %749 = arith.addi %743, %c18 : index
        %750 = vector.load %residual[%749] : memref<?xf32>, vector<16xf32>
        %751 = arith.addf %750, %60#11 : vector<16xf32>
        %752 = arith.addi %743, %c18 : index
        vector.store %751, %out[%752] : memref<?xf32>, vector<16xf32>
      } else {
        %753 = arith.addi %743, %c18 : index
        vector.store %60#11, %out[%753] : memref<?xf32>, vector<16xf32>
      }
    }
    %754 = arith.addi %16, %c14 : index
    %755 = arith.cmpi slt, %754, %15 : index
    scf.if %755 {
      %756 = arith.muli %754, %outputFeatures : index
      %757 = arith.muli %3, %c4 : index
      %758 = arith.addi %756, %757 : index
      scf.if %0 {
        %759 = arith.addi %758, %c7 : index
        %760 = vector.load %residual[%759] : memref<?xf32>, vector<16xf32>
        %761 = arith.addf %760, %60#12 : vector<16xf32>
        %762 = arith.addi %758, %c7 : index
        vector.store %761, %out[%762] : memref<?xf32>, vector<16xf32>
      } else {
        %763 = arith.addi %758, %c7 : index
        vector.store %60#12, %out[%763] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %764 = arith.addi %758, %c18 : index
        %765 = vector.load %residual[%764] : memref<?xf32>, vector<16xf32>
        %766 = arith.addf %765, %60#13 : vector<16xf32>
        %767 = arith.addi %758, %c18 : index
        vector.store %766, %out[%767] : memref<?xf32>, vector<16xf32>
      } else {
        %768 = arith.addi %758, %c18 : index
        vector.store %60#13, %out[%768] : memref<?xf32>, vector<16xf32>
      }
    }
    %769 = arith.addi %16, %c15 : index
    %770 = arith.cmpi slt, %769, %15 : index
    scf.if %770 {
      %771 = arith.muli %769, %outputFeatures : index
      %772 = arith.muli %3, %c4 : index
      %773 = arith.addi %771, %772 : index
      scf.if %0 {
        %774 = arith.addi %773, %c7 : index
        %775 = vector.load %residual[%774] : memref<?xf32>, vector<16xf32>
        %776 = arith.addf %775, %60#14 : vector<16xf32>
        %777 = arith.addi %773, %c7 : index
        vector.store %776, %out[%777] : memref<?xf32>, vector<16xf32>
      } else {
        %778 = arith.addi %773, %c7 : index
        vector.store %60#14, %out[%778] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %779 = arith.addi %773, %c18 : index
        %780 = vector.load %residual[%779] : memref<?xf32>, vector<16xf32>
        %781 = arith.addf %780, %60#15 : vector<16xf32>
        %782 = arith.addi %773, %c18 : index
        vector.store %781, %out[%782] : memref<?xf32>, vector<16xf32>
      } else {
        %783 = arith.addi %773, %c18 : index
        vector.store %60#15, %out[%783] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
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
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.muli %16, %inputFeatures : index
    %24 = arith.muli %18, %inputFeatures : index
    %25 = arith.muli %20, %inputFeatures : index
    %26 = arith.muli %22, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c6 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %35, %c4 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %28, %c4 : index
      %49:4 = scf.for %44 = %c6 to %c9 step %c1 iter_args(%45 = %29, %46 = %30, %47 = %31, %48 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %50 = arith.muli %44, %c13 : index
        %51 = arith.addi %43, %50 : index
        %52 = arith.addi %35, %c14 : index
        %53 = arith.muli %44, %c1 : index
        %54 = arith.addi %53, %c6 : index
        %55 = arith.muli %54, %c15 : index
        %56 = arith.addi %52, %55 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.addi %35, %c16 : index
        %60 = arith.muli %44, %c16 : index
        %61 = arith.addi %59, %60 : index
        %62 = arith.addi %61, %c6 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.andi %64, %c17 : vector<16xi32>
        %66 = arith.shrui %58, %c18 : vector<16xi32>
        %67 = arith.andi %66, %c19 : vector<16xi32>
        %68 = arith.shli %67, %c20 : vector<16xi32>
        %69 = arith.ori %65, %68 : vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = math.fma %70, %38, %42 : vector<16xf32>
        %72 = arith.addi %23, %51 : index
        %73 = arith.addi %72, %c6 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %71, %45 : vector<16xf32>
        %77 = arith.addi %24, %51 : index
        %78 = arith.addi %77, %c6 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %71, %46 : vector<16xf32>
        %82 = arith.addi %25, %51 : index
        %83 = arith.addi %82, %c6 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %71, %47 : vector<16xf32>
        %87 = arith.addi %26, %51 : index
        %88 = arith.addi %87, %c6 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %71, %48 : vector<16xf32>
        %92 = arith.addi %61, %c6 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.shrui %94, %c20 : vector<16xi32>
        %96 = arith.shrui %58, %c19 : vector<16xi32>
        %97 = arith.andi %96, %c19 : vector<16xi32>
        %98 = arith.shli %97, %c20 : vector<16xi32>
        %99 = arith.ori %95, %98 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %38, %42 : vector<16xf32>
        %102 = arith.addi %23, %51 : index
        %103 = arith.addi %102, %c1 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %101, %76 : vector<16xf32>
        %107 = arith.addi %24, %51 : index
        %108 = arith.addi %107, %c1 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %101, %81 : vector<16xf32>
        %112 = arith.addi %25, %51 : index
        %113 = arith.addi %112, %c1 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %101, %86 : vector<16xf32>
        %117 = arith.addi %26, %51 : index
        %118 = arith.addi %117, %c1 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %101, %91 : vector<16xf32>
        %122 = arith.addi %61, %c15 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c17 : vector<16xi32>
        %126 = arith.shrui %58, %c21 : vector<16xi32>
        %127 = arith.andi %126, %c19 : vector<16xi32>
        %128 = arith.shli %127, %c20 : vector<16xi32>
        %129 = arith.ori %125, %128 : vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = math.fma %130, %38, %42 : vector<16xf32>
        %132 = arith.addi %23, %51 : index
        %133 = arith.addi %132, %c10 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %131, %106 : vector<16xf32>
        %137 = arith.addi %24, %51 : index
        %138 = arith.addi %137, %c10 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %131, %111 : vector<16xf32>
        %142 = arith.addi %25, %51 : index
        %143 = arith.addi %142, %c10 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %131, %116 : vector<16xf32>
        %147 = arith.addi %26, %51 : index
        %148 = arith.addi %147, %c10 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %131, %121 : vector<16xf32>
        %152 = arith.addi %61, %c15 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.shrui %154, %c20 : vector<16xi32>
        %156 = arith.shrui %58, %c22 : vector<16xi32>
        %157 = arith.andi %156, %c19 : vector<16xi32>
        %158 = arith.shli %157, %c20 : vector<16xi32>
        %159 = arith.ori %155, %158 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = math.fma %160, %38, %42 : vector<16xf32>
        %162 = arith.addi %23, %51 : index
        %163 = arith.addi %162, %c11 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %161, %136 : vector<16xf32>
        %167 = arith.addi %24, %51 : index
        %168 = arith.addi %167, %c11 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %161, %141 : vector<16xf32>
        %172 = arith.addi %25, %51 : index
        %173 = arith.addi %172, %c11 : index
        %174 = memref.load %x[%173] : memref<?xf32>
        %175 = vector.broadcast %174 : f32 to vector<16xf32>
        %176 = math.fma %175, %161, %146 : vector<16xf32>
        %177 = arith.addi %26, %51 : index
        %178 = arith.addi %177, %c11 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %161, %151 : vector<16xf32>
        %182 = arith.addi %61, %c4 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.andi %184, %c17 : vector<16xi32>
        %186 = arith.shrui %58, %c20 : vector<16xi32>
        %187 = arith.andi %186, %c19 : vector<16xi32>
        %188 = arith.shli %187, %c20 : vector<16xi32>
        %189 = arith.ori %185, %188 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = math.fma %190, %38, %42 : vector<16xf32>
        %192 = arith.addi %23, %51 : index
        %193 = arith.addi %192, %c9 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %191, %166 : vector<16xf32>
        %197 = arith.addi %24, %51 : index
        %198 = arith.addi %197, %c9 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %191, %171 : vector<16xf32>
        %202 = arith.addi %25, %51 : index
        %203 = arith.addi %202, %c9 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %191, %176 : vector<16xf32>
        %207 = arith.addi %26, %51 : index
        %208 = arith.addi %207, %c9 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %191, %181 : vector<16xf32>
        %212 = arith.addi %61, %c4 : index
        %213 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
        %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
        %215 = arith.shrui %214, %c20 : vector<16xi32>
        %216 = arith.shrui %58, %c23 : vector<16xi32>
        %217 = arith.andi %216, %c19 : vector<16xi32>
        %218 = arith.shli %217, %c20 : vector<16xi32>
        %219 = arith.ori %215, %218 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = math.fma %220, %38, %42 : vector<16xf32>
        %222 = arith.addi %23, %51 : index
        %223 = arith.addi %222, %c24 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %221, %196 : vector<16xf32>
        %227 = arith.addi %24, %51 : index
        %228 = arith.addi %227, %c24 : index
        %229 = memref.load %x[%228] : memref<?xf32>
        %230 = vector.broadcast %229 : f32 to vector<16xf32>
        %231 = math.fma %230, %221, %201 : vector<16xf32>
        %232 = arith.addi %25, %51 : index
        %233 = arith.addi %232, %c24 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %221, %206 : vector<16xf32>
        %237 = arith.addi %26, %51 : index
        %238 = arith.addi %237, %c24 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %221, %211 : vector<16xf32>
        %242 = arith.addi %61, %c25 : index
        %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
        %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
        %245 = arith.andi %244, %c17 : vector<16xi32>
        %246 = arith.shrui %58, %c26 : vector<16xi32>
        %247 = arith.andi %246, %c19 : vector<16xi32>
        %248 = arith.shli %247, %c20 : vector<16xi32>
        %249 = arith.ori %245, %248 : vector<16xi32>
        %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
        %251 = math.fma %250, %38, %42 : vector<16xf32>
        %252 = arith.addi %23, %51 : index
        %253 = arith.addi %252, %c27 : index
        %254 = memref.load %x[%253] : memref<?xf32>
        %255 = vector.broadcast %254 : f32 to vector<16xf32>
        %256 = math.fma %255, %251, %226 : vector<16xf32>
        %257 = arith.addi %24, %51 : index
        %258 = arith.addi %257, %c27 : index
        %259 = memref.load %x[%258] : memref<?xf32>
        %260 = vector.broadcast %259 : f32 to vector<16xf32>
        %261 = math.fma %260, %251, %231 : vector<16xf32>
        %262 = arith.addi %25, %51 : index
        %263 = arith.addi %262, %c27 : index
        %264 = memref.load %x[%263] : memref<?xf32>
        %265 = vector.broadcast %264 : f32 to vector<16xf32>
        %266 = math.fma %265, %251, %236 : vector<16xf32>
        %267 = arith.addi %26, %51 : index
        %268 = arith.addi %267, %c27 : index
        %269 = memref.load %x[%268] : memref<?xf32>
        %270 = vector.broadcast %269 : f32 to vector<16xf32>
        %271 = math.fma %270, %251, %241 : vector<16xf32>
        %272 = arith.addi %61, %c25 : index
        %273 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
        %274 = arith.extui %273 : vector<16xi8> to vector<16xi32>
        %275 = arith.shrui %274, %c20 : vector<16xi32>
        %276 = arith.shrui %58, %c28 : vector<16xi32>
        %277 = arith.andi %276, %c19 : vector<16xi32>
        %278 = arith.shli %277, %c20 : vector<16xi32>
        %279 = arith.ori %275, %278 : vector<16xi32>
        %280 = arith.sitofp %279 : vector<16xi32> to vector<16xf32>
        %281 = math.fma %280, %38, %42 : vector<16xf32>
        %282 = arith.addi %23, %51 : index
        %283 = arith.addi %282, %c29 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %281, %256 : vector<16xf32>
        %287 = arith.addi %24, %51 : index
        %288 = arith.addi %287, %c29 : index
        %289 = memref.load %x[%288] : memref<?xf32>
        %290 = vector.broadcast %289 : f32 to vector<16xf32>
        %291 = math.fma %290, %281, %261 : vector<16xf32>
        %292 = arith.addi %25, %51 : index
        %293 = arith.addi %292, %c29 : index
        %294 = memref.load %x[%293] : memref<?xf32>
        %295 = vector.broadcast %294 : f32 to vector<16xf32>
        %296 = math.fma %295, %281, %266 : vector<16xf32>
        %297 = arith.addi %26, %51 : index
        %298 = arith.addi %297, %c29 : index
        %299 = memref.load %x[%298] : memref<?xf32>
        %300 = vector.broadcast %299 : f32 to vector<16xf32>
        %301 = math.fma %300, %281, %271 : vector<16xf32>
        scf.yield %286, %291, %296, %301 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %302 = arith.addi %13, %c6 : index
    %303 = arith.cmpi slt, %302, %12 : index
    scf.if %303 {
      %304 = arith.muli %302, %outputFeatures : index
      %305 = arith.muli %3, %c15 : index
      %306 = arith.addi %304, %305 : index
      scf.if %0 {
        %307 = arith.addi %306, %c6 : index
        %308 = vector.load %residual[%307] : memref<?xf32>, vector<16xf32>
        %309 = arith.addf %308, %33#0 : vector<16xf32>
        %310 = arith.addi %306, %c6 : index
        vector.store %309, %out[%310] : memref<?xf32>, vector<16xf32>
      } else {
        %311 = arith.addi %306, %c6 : index
        vector.store %33#0, %out[%311] : memref<?xf32>, vector<16xf32>
      }
    }
    %312 = arith.addi %13, %c1 : index
    %313 = arith.cmpi slt, %312, %12 : index
    scf.if %313 {
      %314 = arith.muli %312, %outputFeatures : index
      %315 = arith.muli %3, %c15 : index
      %316 = arith.addi %314, %315 : index
      scf.if %0 {
        %317 = arith.addi %316, %c6 : index
        %318 = vector.load %residual[%317] : memref<?xf32>, vector<16xf32>
        %319 = arith.addf %318, %33#1 : vector<16xf32>
        %320 = arith.addi %316, %c6 : index
        vector.store %319, %out[%320] : memref<?xf32>, vector<16xf32>
      } else {
        %321 = arith.addi %316, %c6 : index
        vector.store %33#1, %out[%321] : memref<?xf32>, vector<16xf32>
      }
    }
    %322 = arith.addi %13, %c10 : index
    %323 = arith.cmpi slt, %322, %12 : index
    scf.if %323 {
      %324 = arith.muli %322, %outputFeatures : index
      %325 = arith.muli %3, %c15 : index
      %326 = arith.addi %324, %325 : index
      scf.if %0 {
        %327 = arith.addi %326, %c6 : index
        %328 = vector.load %residual[%327] : memref<?xf32>, vector<16xf32>
        %329 = arith.addf %328, %33#2 : vector<16xf32>
        %330 = arith.addi %326, %c6 : index
        vector.store %329, %out[%330] : memref<?xf32>, vector<16xf32>
      } else {
        %331 = arith.addi %326, %c6 : index
        vector.store %33#2, %out[%331] : memref<?xf32>, vector<16xf32>
      }
    }
    %332 = arith.addi %13, %c11 : index
    %333 = arith.cmpi slt, %332, %12 : index
    scf.if %333 {
      %334 = arith.muli %332, %outputFeatures : index
      %335 = arith.muli %3, %c15 : index
      %336 = arith.addi %334, %335 : index
      scf.if %0 {
        %337 = arith.addi %336, %c6 : index
        %338 = vector.load %residual[%337] : memref<?xf32>, vector<16xf32>
        %339 = arith.addf %338, %33#3 : vector<16xf32>
        %340 = arith.addi %336, %c6 : index
        vector.store %339, %out[%340] : memref<?xf32>, vector<16xf32>
      } else {
        %341 = arith.addi %336, %c6 : index
        vector.store %33#3, %out[%341] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

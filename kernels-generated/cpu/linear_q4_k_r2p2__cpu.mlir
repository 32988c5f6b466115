// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
  scf.for %16 = %13 to %15 step %c6 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.muli %19, %inputFeatures : index
    %23 = arith.muli %21, %inputFeatures : index
    %24 = arith.divui %inputFeatures, %c4 : index
    %30:4 = scf.for %25 = %c7 to %24 step %c1 iter_args(%26 = %c10, %27 = %c10, %28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %25, %c5 : index
      %32 = arith.addi %7, %31 : index
      %33 = arith.muli %25, %c5 : index
      %34 = arith.addi %10, %33 : index
      %35 = arith.addi %32, %c7 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %32, %c11 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.addi %34, %c7 : index
      %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
      %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
      %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
      %47 = arith.addi %34, %c11 : index
      %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
      %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
      %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
      %51 = arith.muli %25, %c4 : index
      %57:4 = scf.for %52 = %c7 to %c11 step %c1 iter_args(%53 = %26, %54 = %27, %55 = %28, %56 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %58 = arith.muli %52, %c12 : index
        %59 = arith.addi %51, %58 : index
        %60 = arith.addi %32, %c13 : index
        %61 = arith.divui %52, %c14 : index
        %62 = arith.muli %61, %c11 : index
        %63 = arith.addi %60, %62 : index
        %64 = arith.addi %63, %c7 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %38, %67 : vector<16xf32>
        %69 = arith.addi %63, %c15 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %42, %72 : vector<16xf32>
        %74 = arith.addi %32, %c16 : index
        %75 = arith.muli %52, %c13 : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.addi %76, %c7 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.andi %79, %c17 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = math.fma %81, %68, %73 : vector<16xf32>
        %83 = arith.addi %34, %c13 : index
        %84 = arith.divui %52, %c14 : index
        %85 = arith.muli %84, %c11 : index
        %86 = arith.addi %83, %85 : index
        %87 = arith.addi %86, %c7 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.mulf %46, %90 : vector<16xf32>
        %92 = arith.addi %86, %c15 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = arith.mulf %50, %95 : vector<16xf32>
        %97 = arith.addi %34, %c16 : index
        %98 = arith.muli %52, %c13 : index
        %99 = arith.addi %97, %98 : index
        %100 = arith.addi %99, %c7 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c17 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = math.fma %104, %91, %96 : vector<16xf32>
        %106 = arith.addi %22, %59 : index
        %107 = arith.addi %106, %c7 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %82, %53 : vector<16xf32>
        %111 = math.fma %109, %105, %54 : vector<16xf32>
        %112 = arith.addi %23, %59 : index
        %113 = arith.addi %112, %c7 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %82, %55 : vector<16xf32>
        %117 = math.fma %115, %105, %56 : vector<16xf32>
        %118 = arith.addi %76, %c7 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.shrui %120, %c18 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %68, %73 : vector<16xf32>
        %124 = arith.addi %99, %c7 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.shrui %126, %c18 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = math.fma %128, %91, %96 : vector<16xf32>
        %130 = arith.addi %22, %59 : index
        %131 = arith.addi %130, %c1 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %123, %110 : vector<16xf32>
        %135 = math.fma %133, %129, %111 : vector<16xf32>
        %136 = arith.addi %23, %59 : index
        %137 = arith.addi %136, %c1 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %123, %116 : vector<16xf32>
        %141 = math.fma %139, %129, %117 : vector<16xf32>
        %142 = arith.addi %76, %c15 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c17 : vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %68, %73 : vector<16xf32>
        %148 = arith.addi %99, %c15 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.andi %150, %c17 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = math.fma %152, %91, %96 : vector<16xf32>
        %154 = arith.addi %22, %59 : index
        %155 = arith.addi %154, %c6 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %147, %134 : vector<16xf32>
        %159 = math.fma %157, %153, %135 : vector<16xf32>
        %160 = arith.addi %23, %59 : index
        %161 = arith.addi %160, %c6 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %147, %140 : vector<16xf32>
        %165 = math.fma %163, %153, %141 : vector<16xf32>
        %166 = arith.addi %76, %c15 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.shrui %168, %c18 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %68, %73 : vector<16xf32>
        %172 = arith.addi %99, %c15 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.shrui %174, %c18 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = math.fma %176, %91, %96 : vector<16xf32>
        %178 = arith.addi %22, %59 : index
        %179 = arith.addi %178, %c19 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %171, %158 : vector<16xf32>
        %183 = math.fma %181, %177, %159 : vector<16xf32>
        %184 = arith.addi %23, %59 : index
        %185 = arith.addi %184, %c19 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %171, %164 : vector<16xf32>
        %189 = math.fma %187, %177, %165 : vector<16xf32>
        %190 = arith.addi %76, %c11 : index
        %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.andi %192, %c17 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = math.fma %194, %68, %73 : vector<16xf32>
        %196 = arith.addi %99, %c11 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
        %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
        %199 = arith.andi %198, %c17 : vector<16xi32>
        %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
        %201 = math.fma %200, %91, %96 : vector<16xf32>
        %202 = arith.addi %22, %59 : index
        %203 = arith.addi %202, %c14 : index
        %204 = memref.load %x[%203] : memref<?xf32>
        %205 = vector.broadcast %204 : f32 to vector<16xf32>
        %206 = math.fma %205, %195, %182 : vector<16xf32>
        %207 = math.fma %205, %201, %183 : vector<16xf32>
        %208 = arith.addi %23, %59 : index
        %209 = arith.addi %208, %c14 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %195, %188 : vector<16xf32>
        %213 = math.fma %211, %201, %189 : vector<16xf32>
        %214 = arith.addi %76, %c11 : index
        %215 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
        %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.shrui %216, %c18 : vector<16xi32>
        %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
        %219 = math.fma %218, %68, %73 : vector<16xf32>
        %220 = arith.addi %99, %c11 : index
        %221 = vector.load %w[%220] : memref<?xi8>, vector<16xi8>
        %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
        %223 = arith.shrui %222, %c18 : vector<16xi32>
        %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
        %225 = math.fma %224, %91, %96 : vector<16xf32>
        %226 = arith.addi %22, %59 : index
        %227 = arith.addi %226, %c20 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %219, %206 : vector<16xf32>
        %231 = math.fma %229, %225, %207 : vector<16xf32>
        %232 = arith.addi %23, %59 : index
        %233 = arith.addi %232, %c20 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %219, %212 : vector<16xf32>
        %237 = math.fma %235, %225, %213 : vector<16xf32>
        %238 = arith.addi %76, %c21 : index
        %239 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
        %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
        %241 = arith.andi %240, %c17 : vector<16xi32>
        %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
        %243 = math.fma %242, %68, %73 : vector<16xf32>
        %244 = arith.addi %99, %c21 : index
        %245 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
        %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
        %247 = arith.andi %246, %c17 : vector<16xi32>
        %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
        %249 = math.fma %248, %91, %96 : vector<16xf32>
        %250 = arith.addi %22, %59 : index
        %251 = arith.addi %250, %c22 : index
        %252 = memref.load %x[%251] : memref<?xf32>
        %253 = vector.broadcast %252 : f32 to vector<16xf32>
        %254 = math.fma %253, %243, %230 : vector<16xf32>
        %255 = math.fma %253, %249, %231 : vector<16xf32>
        %256 = arith.addi %23, %59 : index
        %257 = arith.addi %256, %c22 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %243, %236 : vector<16xf32>
        %261 = math.fma %259, %249, %237 : vector<16xf32>
        %262 = arith.addi %76, %c21 : index
        %263 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.shrui %264, %c18 : vector<16xi32>
        %266 = arith.sitofp %265 : vector<16xi32> to vector<16xf32>
        %267 = math.fma %266, %68, %73 : vector<16xf32>
        %268 = arith.addi %99, %c21 : index
        %269 = vector.load %w[%268] : memref<?xi8>, vector<16xi8>
        %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
        %271 = arith.shrui %270, %c18 : vector<16xi32>
        %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
        %273 = math.fma %272, %91, %96 : vector<16xf32>
        %274 = arith.addi %22, %59 : index
        %275 = arith.addi %274, %c23 : index
        %276 = memref.load %x[%275] : memref<?xf32>
        %277 = vector.broadcast %276 : f32 to vector<16xf32>
        %278 = math.fma %277, %267, %254 : vector<16xf32>
        %279 = math.fma %277, %273, %255 : vector<16xf32>
        %280 = arith.addi %23, %59 : index
        %281 = arith.addi %280, %c23 : index
        %282 = memref.load %x[%281] : memref<?xf32>
        %283 = vector.broadcast %282 : f32 to vector<16xf32>
        %284 = math.fma %283, %267, %260 : vector<16xf32>
        %285 = math.fma %283, %273, %261 : vector<16xf32>
        scf.yield %278, %279, %284, %285 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %57#0, %57#1, %57#2, %57#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %286 = arith.addi %16, %c7 : index
    %287 = arith.cmpi slt, %286, %15 : index
    scf.if %287 {
      %288 = arith.muli %286, %outputFeatures : index
      %289 = arith.muli %3, %c11 : index
      %290 = arith.addi %288, %289 : index
      scf.if %0 {
        %291 = arith.addi %290, %c7 : index
        %292 = vector.load %residual[%291] : memref<?xf32>, vector<16xf32>
        %293 = arith.addf %292, %30#0 : vector<16xf32>
        %294 = arith.addi %290, %c7 : index
        vector.store %293, %out[%294] : memref<?xf32>, vector<16xf32>
      } else {
        %295 = arith.addi %290, %c7 : index
        vector.store %30#0, %out[%295] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %296 = arith.addi %290, %c15 : index
        %297 = vector.load %residual[%296] : memref<?xf32>, vector<16xf32>
        %298 = arith.addf %297, %30#1 : vector<16xf32>
        %299 = arith.addi %290, %c15 : index
        vector.store %298, %out[%299] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %290, %c15 : index
        vector.store %30#1, %out[%300] : memref<?xf32>, vector<16xf32>
      }
    }
    %301 = arith.addi %16, %c1 : index
    %302 = arith.cmpi slt, %301, %15 : index
    scf.if %302 {
      %303 = arith.muli %301, %outputFeatures : index
      %304 = arith.muli %3, %c11 : index
      %305 = arith.addi %303, %304 : index
      scf.if %0 {
        %306 = arith.addi %305, %c7 : index
        %307 = vector.load %residual[%306] : memref<?xf32>, vector<16xf32>
        %308 = arith.addf %307, %30#2 : vector<16xf32>
        %309 = arith.addi %305, %c7 : index
        vector.store %308, %out[%309] : memref<?xf32>, vector<16xf32>
      } else {
        %310 = arith.addi %305, %c7 : index
        vector.store %30#2, %out[%310] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %311 = arith.addi %305, %c15 : index
        %312 = vector.load %residual[%311] : memref<?xf32>, vector<16xf32>
        %313 = arith.addf %312, %30#3 : vector<16xf32>
        %314 = arith.addi %305, %c15 : index
        vector.store %313, %out[%314] : memref<?xf32>, vector<16xf32>
      } else {
        %315 = arith.addi %305, %c15 : index
        vector.store %30#3, %out[%315] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

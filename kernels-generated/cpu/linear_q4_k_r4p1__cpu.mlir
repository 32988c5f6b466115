// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
      %36 = arith.addi %35, %c6 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %35, %c13 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.muli %28, %c4 : index
      %50:4 = scf.for %45 = %c6 to %c13 step %c1 iter_args(%46 = %29, %47 = %30, %48 = %31, %49 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %51 = arith.muli %45, %c14 : index
        %52 = arith.addi %44, %51 : index
        %53 = arith.addi %35, %c15 : index
        %54 = arith.divui %45, %c9 : index
        %55 = arith.muli %54, %c13 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.addi %56, %c6 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.mulf %39, %60 : vector<16xf32>
        %62 = arith.addi %56, %c16 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %43, %65 : vector<16xf32>
        %67 = arith.addi %35, %c17 : index
        %68 = arith.muli %45, %c15 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c6 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extui %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.andi %72, %c18 : vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = math.fma %74, %61, %66 : vector<16xf32>
        %76 = arith.addi %23, %52 : index
        %77 = arith.addi %76, %c6 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %75, %46 : vector<16xf32>
        %81 = arith.addi %24, %52 : index
        %82 = arith.addi %81, %c6 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %75, %47 : vector<16xf32>
        %86 = arith.addi %25, %52 : index
        %87 = arith.addi %86, %c6 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %75, %48 : vector<16xf32>
        %91 = arith.addi %26, %52 : index
        %92 = arith.addi %91, %c6 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %75, %49 : vector<16xf32>
        %96 = arith.addi %69, %c6 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.shrui %98, %c19 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %61, %66 : vector<16xf32>
        %102 = arith.addi %23, %52 : index
        %103 = arith.addi %102, %c1 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %101, %80 : vector<16xf32>
        %107 = arith.addi %24, %52 : index
        %108 = arith.addi %107, %c1 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %101, %85 : vector<16xf32>
        %112 = arith.addi %25, %52 : index
        %113 = arith.addi %112, %c1 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %101, %90 : vector<16xf32>
        %117 = arith.addi %26, %52 : index
        %118 = arith.addi %117, %c1 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %101, %95 : vector<16xf32>
        %122 = arith.addi %69, %c16 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c18 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = math.fma %126, %61, %66 : vector<16xf32>
        %128 = arith.addi %23, %52 : index
        %129 = arith.addi %128, %c10 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %127, %106 : vector<16xf32>
        %133 = arith.addi %24, %52 : index
        %134 = arith.addi %133, %c10 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %127, %111 : vector<16xf32>
        %138 = arith.addi %25, %52 : index
        %139 = arith.addi %138, %c10 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %127, %116 : vector<16xf32>
        %143 = arith.addi %26, %52 : index
        %144 = arith.addi %143, %c10 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %127, %121 : vector<16xf32>
        %148 = arith.addi %69, %c16 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
        %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.shrui %150, %c19 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = math.fma %152, %61, %66 : vector<16xf32>
        %154 = arith.addi %23, %52 : index
        %155 = arith.addi %154, %c11 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %153, %132 : vector<16xf32>
        %159 = arith.addi %24, %52 : index
        %160 = arith.addi %159, %c11 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %153, %137 : vector<16xf32>
        %164 = arith.addi %25, %52 : index
        %165 = arith.addi %164, %c11 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %153, %142 : vector<16xf32>
        %169 = arith.addi %26, %52 : index
        %170 = arith.addi %169, %c11 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %153, %147 : vector<16xf32>
        %174 = arith.addi %69, %c13 : index
        %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
        %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.andi %176, %c18 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = math.fma %178, %61, %66 : vector<16xf32>
        %180 = arith.addi %23, %52 : index
        %181 = arith.addi %180, %c9 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %179, %158 : vector<16xf32>
        %185 = arith.addi %24, %52 : index
        %186 = arith.addi %185, %c9 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %179, %163 : vector<16xf32>
        %190 = arith.addi %25, %52 : index
        %191 = arith.addi %190, %c9 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %179, %168 : vector<16xf32>
        %195 = arith.addi %26, %52 : index
        %196 = arith.addi %195, %c9 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %179, %173 : vector<16xf32>
        %200 = arith.addi %69, %c13 : index
        %201 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
        %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
        %203 = arith.shrui %202, %c19 : vector<16xi32>
        %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
        %205 = math.fma %204, %61, %66 : vector<16xf32>
        %206 = arith.addi %23, %52 : index
        %207 = arith.addi %206, %c20 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %205, %184 : vector<16xf32>
        %211 = arith.addi %24, %52 : index
        %212 = arith.addi %211, %c20 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %205, %189 : vector<16xf32>
        %216 = arith.addi %25, %52 : index
        %217 = arith.addi %216, %c20 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %205, %194 : vector<16xf32>
        %221 = arith.addi %26, %52 : index
        %222 = arith.addi %221, %c20 : index
        %223 = memref.load %x[%222] : memref<?xf32>
        %224 = vector.broadcast %223 : f32 to vector<16xf32>
        %225 = math.fma %224, %205, %199 : vector<16xf32>
        %226 = arith.addi %69, %c21 : index
        %227 = vector.load %w[%226] : memref<?xi8>, vector<16xi8>
        %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
        %229 = arith.andi %228, %c18 : vector<16xi32>
        %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
        %231 = math.fma %230, %61, %66 : vector<16xf32>
        %232 = arith.addi %23, %52 : index
        %233 = arith.addi %232, %c22 : index
        %234 = memref.load %x[%233] : memref<?xf32>
        %235 = vector.broadcast %234 : f32 to vector<16xf32>
        %236 = math.fma %235, %231, %210 : vector<16xf32>
        %237 = arith.addi %24, %52 : index
        %238 = arith.addi %237, %c22 : index
        %239 = memref.load %x[%238] : memref<?xf32>
        %240 = vector.broadcast %239 : f32 to vector<16xf32>
        %241 = math.fma %240, %231, %215 : vector<16xf32>
        %242 = arith.addi %25, %52 : index
        %243 = arith.addi %242, %c22 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %231, %220 : vector<16xf32>
        %247 = arith.addi %26, %52 : index
        %248 = arith.addi %247, %c22 : index
        %249 = memref.load %x[%248] : memref<?xf32>
        %250 = vector.broadcast %249 : f32 to vector<16xf32>
        %251 = math.fma %250, %231, %225 : vector<16xf32>
        %252 = arith.addi %69, %c21 : index
        %253 = vector.load %w[%252] : memref<?xi8>, vector<16xi8>
        %254 = arith.extui %253 : vector<16xi8> to vector<16xi32>
        %255 = arith.shrui %254, %c19 : vector<16xi32>
        %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
        %257 = math.fma %256, %61, %66 : vector<16xf32>
        %258 = arith.addi %23, %52 : index
        %259 = arith.addi %258, %c23 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %257, %236 : vector<16xf32>
        %263 = arith.addi %24, %52 : index
        %264 = arith.addi %263, %c23 : index
        %265 = memref.load %x[%264] : memref<?xf32>
        %266 = vector.broadcast %265 : f32 to vector<16xf32>
        %267 = math.fma %266, %257, %241 : vector<16xf32>
        %268 = arith.addi %25, %52 : index
        %269 = arith.addi %268, %c23 : index
        %270 = memref.load %x[%269] : memref<?xf32>
        %271 = vector.broadcast %270 : f32 to vector<16xf32>
        %272 = math.fma %271, %257, %246 : vector<16xf32>
        %273 = arith.addi %26, %52 : index
        %274 = arith.addi %273, %c23 : index
        %275 = memref.load %x[%274] : memref<?xf32>
        %276 = vector.broadcast %275 : f32 to vector<16xf32>
        %277 = math.fma %276, %257, %251 : vector<16xf32>
        scf.yield %262, %267, %272, %277 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %50#0, %50#1, %50#2, %50#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %278 = arith.addi %13, %c6 : index
    %279 = arith.cmpi slt, %278, %12 : index
    scf.if %279 {
      %280 = arith.muli %278, %outputFeatures : index
      %281 = arith.muli %3, %c16 : index
      %282 = arith.addi %280, %281 : index
      scf.if %0 {
        %283 = arith.addi %282, %c6 : index
        %284 = vector.load %residual[%283] : memref<?xf32>, vector<16xf32>
        %285 = arith.addf %284, %33#0 : vector<16xf32>
        %286 = arith.addi %282, %c6 : index
        vector.store %285, %out[%286] : memref<?xf32>, vector<16xf32>
      } else {
        %287 = arith.addi %282, %c6 : index
        vector.store %33#0, %out[%287] : memref<?xf32>, vector<16xf32>
      }
    }
    %288 = arith.addi %13, %c1 : index
    %289 = arith.cmpi slt, %288, %12 : index
    scf.if %289 {
      %290 = arith.muli %288, %outputFeatures : index
      %291 = arith.muli %3, %c16 : index
      %292 = arith.addi %290, %291 : index
      scf.if %0 {
        %293 = arith.addi %292, %c6 : index
        %294 = vector.load %residual[%293] : memref<?xf32>, vector<16xf32>
        %295 = arith.addf %294, %33#1 : vector<16xf32>
        %296 = arith.addi %292, %c6 : index
        vector.store %295, %out[%296] : memref<?xf32>, vector<16xf32>
      } else {
        %297 = arith.addi %292, %c6 : index
        vector.store %33#1, %out[%297] : memref<?xf32>, vector<16xf32>
      }
    }
    %298 = arith.addi %13, %c10 : index
    %299 = arith.cmpi slt, %298, %12 : index
    scf.if %299 {
      %300 = arith.muli %298, %outputFeatures : index
      %301 = arith.muli %3, %c16 : index
      %302 = arith.addi %300, %301 : index
      scf.if %0 {
        %303 = arith.addi %302, %c6 : index
        %304 = vector.load %residual[%303] : memref<?xf32>, vector<16xf32>
        %305 = arith.addf %304, %33#2 : vector<16xf32>
        %306 = arith.addi %302, %c6 : index
        vector.store %305, %out[%306] : memref<?xf32>, vector<16xf32>
      } else {
        %307 = arith.addi %302, %c6 : index
        vector.store %33#2, %out[%307] : memref<?xf32>, vector<16xf32>
      }
    }
    %308 = arith.addi %13, %c11 : index
    %309 = arith.cmpi slt, %308, %12 : index
    scf.if %309 {
      %310 = arith.muli %308, %outputFeatures : index
      %311 = arith.muli %3, %c16 : index
      %312 = arith.addi %310, %311 : index
      scf.if %0 {
        %313 = arith.addi %312, %c6 : index
        %314 = vector.load %residual[%313] : memref<?xf32>, vector<16xf32>
        %315 = arith.addf %314, %33#3 : vector<16xf32>
        %316 = arith.addi %312, %c6 : index
        vector.store %315, %out[%316] : memref<?xf32>, vector<16xf32>
      } else {
        %317 = arith.addi %312, %c6 : index
        vector.store %33#3, %out[%317] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

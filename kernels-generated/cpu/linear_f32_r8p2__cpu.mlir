// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
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
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 192 : index
  %c21 = arith.constant 32 : index
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
        %89 = vector.load %w[%88] : memref<?xi8>, vector<64xi8>
        %90 = vector.bitcast %89 : vector<64xi8> to vector<16xf32>
        %91 = arith.muli %66, %c17 : index
        %92 = arith.addi %64, %91 : index
        %93 = arith.addi %92, %c7 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<64xi8>
        %95 = vector.bitcast %94 : vector<64xi8> to vector<16xf32>
        %96 = arith.addi %34, %85 : index
        %97 = arith.addi %96, %c7 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %90, %67 : vector<16xf32>
        %101 = math.fma %99, %95, %68 : vector<16xf32>
        %102 = arith.addi %35, %85 : index
        %103 = arith.addi %102, %c7 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %90, %69 : vector<16xf32>
        %107 = math.fma %105, %95, %70 : vector<16xf32>
        %108 = arith.addi %36, %85 : index
        %109 = arith.addi %108, %c7 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %90, %71 : vector<16xf32>
        %113 = math.fma %111, %95, %72 : vector<16xf32>
        %114 = arith.addi %37, %85 : index
        %115 = arith.addi %114, %c7 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %90, %73 : vector<16xf32>
        %119 = math.fma %117, %95, %74 : vector<16xf32>
        %120 = arith.addi %38, %85 : index
        %121 = arith.addi %120, %c7 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %90, %75 : vector<16xf32>
        %125 = math.fma %123, %95, %76 : vector<16xf32>
        %126 = arith.addi %39, %85 : index
        %127 = arith.addi %126, %c7 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %90, %77 : vector<16xf32>
        %131 = math.fma %129, %95, %78 : vector<16xf32>
        %132 = arith.addi %40, %85 : index
        %133 = arith.addi %132, %c7 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %90, %79 : vector<16xf32>
        %137 = math.fma %135, %95, %80 : vector<16xf32>
        %138 = arith.addi %41, %85 : index
        %139 = arith.addi %138, %c7 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %90, %81 : vector<16xf32>
        %143 = math.fma %141, %95, %82 : vector<16xf32>
        %144 = arith.addi %87, %c18 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<64xi8>
        %146 = vector.bitcast %145 : vector<64xi8> to vector<16xf32>
        %147 = arith.addi %92, %c18 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<64xi8>
        %149 = vector.bitcast %148 : vector<64xi8> to vector<16xf32>
        %150 = arith.addi %34, %85 : index
        %151 = arith.addi %150, %c1 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %146, %100 : vector<16xf32>
        %155 = math.fma %153, %149, %101 : vector<16xf32>
        %156 = arith.addi %35, %85 : index
        %157 = arith.addi %156, %c1 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %146, %106 : vector<16xf32>
        %161 = math.fma %159, %149, %107 : vector<16xf32>
        %162 = arith.addi %36, %85 : index
        %163 = arith.addi %162, %c1 : index
        %164 = memref.load %x[%163] : memref<?xf32>
        %165 = vector.broadcast %164 : f32 to vector<16xf32>
        %166 = math.fma %165, %146, %112 : vector<16xf32>
        %167 = math.fma %165, %149, %113 : vector<16xf32>
        %168 = arith.addi %37, %85 : index
        %169 = arith.addi %168, %c1 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %146, %118 : vector<16xf32>
        %173 = math.fma %171, %149, %119 : vector<16xf32>
        %174 = arith.addi %38, %85 : index
        %175 = arith.addi %174, %c1 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %146, %124 : vector<16xf32>
        %179 = math.fma %177, %149, %125 : vector<16xf32>
        %180 = arith.addi %39, %85 : index
        %181 = arith.addi %180, %c1 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %146, %130 : vector<16xf32>
        %185 = math.fma %183, %149, %131 : vector<16xf32>
        %186 = arith.addi %40, %85 : index
        %187 = arith.addi %186, %c1 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %146, %136 : vector<16xf32>
        %191 = math.fma %189, %149, %137 : vector<16xf32>
        %192 = arith.addi %41, %85 : index
        %193 = arith.addi %192, %c1 : index
        %194 = memref.load %x[%193] : memref<?xf32>
        %195 = vector.broadcast %194 : f32 to vector<16xf32>
        %196 = math.fma %195, %146, %142 : vector<16xf32>
        %197 = math.fma %195, %149, %143 : vector<16xf32>
        %198 = arith.addi %87, %c19 : index
        %199 = vector.load %w[%198] : memref<?xi8>, vector<64xi8>
        %200 = vector.bitcast %199 : vector<64xi8> to vector<16xf32>
        %201 = arith.addi %92, %c19 : index
        %202 = vector.load %w[%201] : memref<?xi8>, vector<64xi8>
        %203 = vector.bitcast %202 : vector<64xi8> to vector<16xf32>
        %204 = arith.addi %34, %85 : index
        %205 = arith.addi %204, %c6 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %200, %154 : vector<16xf32>
        %209 = math.fma %207, %203, %155 : vector<16xf32>
        %210 = arith.addi %35, %85 : index
        %211 = arith.addi %210, %c6 : index
        %212 = memref.load %x[%211] : memref<?xf32>
        %213 = vector.broadcast %212 : f32 to vector<16xf32>
        %214 = math.fma %213, %200, %160 : vector<16xf32>
        %215 = math.fma %213, %203, %161 : vector<16xf32>
        %216 = arith.addi %36, %85 : index
        %217 = arith.addi %216, %c6 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %200, %166 : vector<16xf32>
        %221 = math.fma %219, %203, %167 : vector<16xf32>
        %222 = arith.addi %37, %85 : index
        %223 = arith.addi %222, %c6 : index
        %224 = memref.load %x[%223] : memref<?xf32>
        %225 = vector.broadcast %224 : f32 to vector<16xf32>
        %226 = math.fma %225, %200, %172 : vector<16xf32>
        %227 = math.fma %225, %203, %173 : vector<16xf32>
        %228 = arith.addi %38, %85 : index
        %229 = arith.addi %228, %c6 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %200, %178 : vector<16xf32>
        %233 = math.fma %231, %203, %179 : vector<16xf32>
        %234 = arith.addi %39, %85 : index
        %235 = arith.addi %234, %c6 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %200, %184 : vector<16xf32>
        %239 = math.fma %237, %203, %185 : vector<16xf32>
        %240 = arith.addi %40, %85 : index
        %241 = arith.addi %240, %c6 : index
        %242 = memref.load %x[%241] : memref<?xf32>
        %243 = vector.broadcast %242 : f32 to vector<16xf32>
        %244 = math.fma %243, %200, %190 : vector<16xf32>
        %245 = math.fma %243, %203, %191 : vector<16xf32>
        %246 = arith.addi %41, %85 : index
        %247 = arith.addi %246, %c6 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %200, %196 : vector<16xf32>
        %251 = math.fma %249, %203, %197 : vector<16xf32>
        %252 = arith.addi %87, %c20 : index
        %253 = vector.load %w[%252] : memref<?xi8>, vector<64xi8>
        %254 = vector.bitcast %253 : vector<64xi8> to vector<16xf32>
        %255 = arith.addi %92, %c20 : index
        %256 = vector.load %w[%255] : memref<?xi8>, vector<64xi8>
        %257 = vector.bitcast %256 : vector<64xi8> to vector<16xf32>
        %258 = arith.addi %34, %85 : index
        %259 = arith.addi %258, %c11 : index
        %260 = memref.load %x[%259] : memref<?xf32>
        %261 = vector.broadcast %260 : f32 to vector<16xf32>
        %262 = math.fma %261, %254, %208 : vector<16xf32>
        %263 = math.fma %261, %257, %209 : vector<16xf32>
        %264 = arith.addi %35, %85 : index
        %265 = arith.addi %264, %c11 : index
        %266 = memref.load %x[%265] : memref<?xf32>
        %267 = vector.broadcast %266 : f32 to vector<16xf32>
        %268 = math.fma %267, %254, %214 : vector<16xf32>
        %269 = math.fma %267, %257, %215 : vector<16xf32>
        %270 = arith.addi %36, %85 : index
        %271 = arith.addi %270, %c11 : index
        %272 = memref.load %x[%271] : memref<?xf32>
        %273 = vector.broadcast %272 : f32 to vector<16xf32>
        %274 = math.fma %273, %254, %220 : vector<16xf32>
        %275 = math.fma %273, %257, %221 : vector<16xf32>
        %276 = arith.addi %37, %85 : index
        %277 = arith.addi %276, %c11 : index
        %278 = memref.load %x[%277] : memref<?xf32>
        %279 = vector.broadcast %278 : f32 to vector<16xf32>
        %280 = math.fma %279, %254, %226 : vector<16xf32>
        %281 = math.fma %279, %257, %227 : vector<16xf32>
        %282 = arith.addi %38, %85 : index
        %283 = arith.addi %282, %c11 : index
        %284 = memref.load %x[%283] : memref<?xf32>
        %285 = vector.broadcast %284 : f32 to vector<16xf32>
        %286 = math.fma %285, %254, %232 : vector<16xf32>
        %287 = math.fma %285, %257, %233 : vector<16xf32>
        %288 = arith.addi %39, %85 : index
        %289 = arith.addi %288, %c11 : index
        %290 = memref.load %x[%289] : memref<?xf32>
        %291 = vector.broadcast %290 : f32 to vector<16xf32>
        %292 = math.fma %291, %254, %238 : vector<16xf32>
        %293 = math.fma %291, %257, %239 : vector<16xf32>
        %294 = arith.addi %40, %85 : index
        %295 = arith.addi %294, %c11 : index
        %296 = memref.load %x[%295] : memref<?xf32>
        %297 = vector.broadcast %296 : f32 to vector<16xf32>
        %298 = math.fma %297, %254, %244 : vector<16xf32>
        %299 = math.fma %297, %257, %245 : vector<16xf32>
        %300 = arith.addi %41, %85 : index
        %301 = arith.addi %300, %c11 : index
        %302 = memref.load %x[%301] : memref<?xf32>
        %303 = vector.broadcast %302 : f32 to vector<16xf32>
        %304 = math.fma %303, %254, %250 : vector<16xf32>
        %305 = math.fma %303, %257, %251 : vector<16xf32>
        scf.yield %262, %263, %268, %269, %274, %275, %280, %281, %286, %287, %292, %293, %298, %299, %304, %305 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %83#0, %83#1, %83#2, %83#3, %83#4, %83#5, %83#6, %83#7, %83#8, %83#9, %83#10, %83#11, %83#12, %83#13, %83#14, %83#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %306 = arith.addi %16, %c7 : index
    %307 = arith.cmpi slt, %306, %15 : index
    scf.if %307 {
      %308 = arith.muli %306, %outputFeatures : index
      %309 = arith.muli %3, %c21 : index
      %310 = arith.addi %308, %309 : index
      scf.if %0 {
        %311 = arith.addi %310, %c7 : index
        %312 = vector.load %residual[%311] : memref<?xf32>, vector<16xf32>
        %313 = arith.addf %312, %60#0 : vector<16xf32>
        %314 = arith.addi %310, %c7 : index
        vector.store %313, %out[%314] : memref<?xf32>, vector<16xf32>
      } else {
        %315 = arith.addi %310, %c7 : index
        vector.store %60#0, %out[%315] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %316 = arith.addi %310, %c4 : index
        %317 = vector.load %residual[%316] : memref<?xf32>, vector<16xf32>
        %318 = arith.addf %317, %60#1 : vector<16xf32>
        %319 = arith.addi %310, %c4 : index
        vector.store %318, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %320 = arith.addi %310, %c4 : index
        vector.store %60#1, %out[%320] : memref<?xf32>, vector<16xf32>
      }
    }
    %321 = arith.addi %16, %c1 : index
    %322 = arith.cmpi slt, %321, %15 : index
    scf.if %322 {
      %323 = arith.muli %321, %outputFeatures : index
      %324 = arith.muli %3, %c21 : index
      %325 = arith.addi %323, %324 : index
      scf.if %0 {
        %326 = arith.addi %325, %c7 : index
        %327 = vector.load %residual[%326] : memref<?xf32>, vector<16xf32>
        %328 = arith.addf %327, %60#2 : vector<16xf32>
        %329 = arith.addi %325, %c7 : index
        vector.store %328, %out[%329] : memref<?xf32>, vector<16xf32>
      } else {
        %330 = arith.addi %325, %c7 : index
        vector.store %60#2, %out[%330] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %331 = arith.addi %325, %c4 : index
        %332 = vector.load %residual[%331] : memref<?xf32>, vector<16xf32>
        %333 = arith.addf %332, %60#3 : vector<16xf32>
        %334 = arith.addi %325, %c4 : index
        vector.store %333, %out[%334] : memref<?xf32>, vector<16xf32>
      } else {
        %335 = arith.addi %325, %c4 : index
        vector.store %60#3, %out[%335] : memref<?xf32>, vector<16xf32>
      }
    }
    %336 = arith.addi %16, %c6 : index
    %337 = arith.cmpi slt, %336, %15 : index
    scf.if %337 {
      %338 = arith.muli %336, %outputFeatures : index
      %339 = arith.muli %3, %c21 : index
      %340 = arith.addi %338, %339 : index
      scf.if %0 {
        %341 = arith.addi %340, %c7 : index
        %342 = vector.load %residual[%341] : memref<?xf32>, vector<16xf32>
        %343 = arith.addf %342, %60#4 : vector<16xf32>
        %344 = arith.addi %340, %c7 : index
        vector.store %343, %out[%344] : memref<?xf32>, vector<16xf32>
      } else {
        %345 = arith.addi %340, %c7 : index
        vector.store %60#4, %out[%345] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %346 = arith.addi %340, %c4 : index
        %347 = vector.load %residual[%346] : memref<?xf32>, vector<16xf32>
        %348 = arith.addf %347, %60#5 : vector<16xf32>
        %349 = arith.addi %340, %c4 : index
        vector.store %348, %out[%349] : memref<?xf32>, vector<16xf32>
      } else {
        %350 = arith.addi %340, %c4 : index
        vector.store %60#5, %out[%350] : memref<?xf32>, vector<16xf32>
      }
    }
    %351 = arith.addi %16, %c11 : index
    %352 = arith.cmpi slt, %351, %15 : index
    scf.if %352 {
      %353 = arith.muli %351, %outputFeatures : index
      %354 = arith.muli %3, %c21 : index
      %355 = arith.addi %353, %354 : index
      scf.if %0 {
        %356 = arith.addi %355, %c7 : index
        %357 = vector.load %residual[%356] : memref<?xf32>, vector<16xf32>
        %358 = arith.addf %357, %60#6 : vector<16xf32>
        %359 = arith.addi %355, %c7 : index
        vector.store %358, %out[%359] : memref<?xf32>, vector<16xf32>
      } else {
        %360 = arith.addi %355, %c7 : index
        vector.store %60#6, %out[%360] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %361 = arith.addi %355, %c4 : index
        %362 = vector.load %residual[%361] : memref<?xf32>, vector<16xf32>
        %363 = arith.addf %362, %60#7 : vector<16xf32>
        %364 = arith.addi %355, %c4 : index
        vector.store %363, %out[%364] : memref<?xf32>, vector<16xf32>
      } else {
        %365 = arith.addi %355, %c4 : index
        vector.store %60#7, %out[%365] : memref<?xf32>, vector<16xf32>
      }
    }
    %366 = arith.addi %16, %c12 : index
    %367 = arith.cmpi slt, %366, %15 : index
    scf.if %367 {
      %368 = arith.muli %366, %outputFeatures : index
      %369 = arith.muli %3, %c21 : index
      %370 = arith.addi %368, %369 : index
      scf.if %0 {
        %371 = arith.addi %370, %c7 : index
        %372 = vector.load %residual[%371] : memref<?xf32>, vector<16xf32>
        %373 = arith.addf %372, %60#8 : vector<16xf32>
        %374 = arith.addi %370, %c7 : index
        vector.store %373, %out[%374] : memref<?xf32>, vector<16xf32>
      } else {
        %375 = arith.addi %370, %c7 : index
        vector.store %60#8, %out[%375] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %376 = arith.addi %370, %c4 : index
        %377 = vector.load %residual[%376] : memref<?xf32>, vector<16xf32>
        %378 = arith.addf %377, %60#9 : vector<16xf32>
        %379 = arith.addi %370, %c4 : index
        vector.store %378, %out[%379] : memref<?xf32>, vector<16xf32>
      } else {
        %380 = arith.addi %370, %c4 : index
        vector.store %60#9, %out[%380] : memref<?xf32>, vector<16xf32>
      }
    }
    %381 = arith.addi %16, %c13 : index
    %382 = arith.cmpi slt, %381, %15 : index
    scf.if %382 {
      %383 = arith.muli %381, %outputFeatures : index
      %384 = arith.muli %3, %c21 : index
      %385 = arith.addi %383, %384 : index
      scf.if %0 {
        %386 = arith.addi %385, %c7 : index
        %387 = vector.load %residual[%386] : memref<?xf32>, vector<16xf32>
        %388 = arith.addf %387, %60#10 : vector<16xf32>
        %389 = arith.addi %385, %c7 : index
        vector.store %388, %out[%389] : memref<?xf32>, vector<16xf32>
      } else {
        %390 = arith.addi %385, %c7 : index
        vector.store %60#10, %out[%390] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %391 = arith.addi %385, %c4 : index
        %392 = vector.load %residual[%391] : memref<?xf32>, vector<16xf32>
        %393 = arith.addf %392, %60#11 : vector<16xf32>
        %394 = arith.addi %385, %c4 : index
        vector.store %393, %out[%394] : memref<?xf32>, vector<16xf32>
      } else {
        %395 = arith.addi %385, %c4 : index
        vector.store %60#11, %out[%395] : memref<?xf32>, vector<16xf32>
      }
    }
    %396 = arith.addi %16, %c14 : index
    %397 = arith.cmpi slt, %396, %15 : index
    scf.if %397 {
      %398 = arith.muli %396, %outputFeatures : index
      %399 = arith.muli %3, %c21 : index
      %400 = arith.addi %398, %399 : index
      scf.if %0 {
        %401 = arith.addi %400, %c7 : index
        %402 = vector.load %residual[%401] : memref<?xf32>, vector<16xf32>
        %403 = arith.addf %402, %60#12 : vector<16xf32>
        %404 = arith.addi %400, %c7 : index
        vector.store %403, %out[%404] : memref<?xf32>, vector<16xf32>
      } else {
        %405 = arith.addi %400, %c7 : index
        vector.store %60#12, %out[%405] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %406 = arith.addi %400, %c4 : index
        %407 = vector.load %residual[%406] : memref<?xf32>, vector<16xf32>
        %408 = arith.addf %407, %60#13 : vector<16xf32>
        %409 = arith.addi %400, %c4 : index
        vector.store %408, %out[%409] : memref<?xf32>, vector<16xf32>
      } else {
        %410 = arith.addi %400, %c4 : index
        vector.store %60#13, %out[%410] : memref<?xf32>, vector<16xf32>
      }
    }
    %411 = arith.addi %16, %c15 : index
    %412 = arith.cmpi slt, %411, %15 : index
    scf.if %412 {
      %413 = arith.muli %411, %outputFeatures : index
      %414 = arith.muli %3, %c21 : index
      %415 = arith.addi %413, %414 : index
      scf.if %0 {
        %416 = arith.addi %415, %c7 : index
        %417 = vector.load %residual[%416] : memref<?xf32>, vector<16xf32>
        %418 = arith.addf %417, %60#14 : vector<16xf32>
        %419 = arith.addi %415, %c7 : index
        vector.store %418, %out[%419] : memref<?xf32>, vector<16xf32>
      } else {
        %420 = arith.addi %415, %c7 : index
        vector.store %60#14, %out[%420] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %421 = arith.addi %415, %c4 : index
        %422 = vector.load %residual[%421] : memref<?xf32>, vector<16xf32>
        %423 = arith.addf %422, %60#15 : vector<16xf32>
        %424 = arith.addi %415, %c4 : index
        vector.store %423, %out[%424] : memref<?xf32>, vector<16xf32>
      } else {
        %425 = arith.addi %415, %c4 : index
        vector.store %60#15, %out[%425] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

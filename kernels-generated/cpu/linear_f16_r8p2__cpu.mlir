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
        %84 = arith.muli %66, %c17 : index
        %85 = arith.addi %62, %84 : index
        %86 = arith.addi %85, %c7 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
        %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
        %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
        %90 = arith.addi %85, %c18 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
        %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
        %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
        %94 = arith.addi %85, %c19 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
        %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
        %98 = arith.addi %85, %c20 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
        %100 = vector.bitcast %99 : vector<32xi8> to vector<16xf16>
        %101 = arith.extf %100 : vector<16xf16> to vector<16xf32>
        %102 = arith.muli %66, %c17 : index
        %103 = arith.addi %64, %102 : index
        %104 = arith.addi %103, %c7 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<32xi8>
        %106 = vector.bitcast %105 : vector<32xi8> to vector<16xf16>
        %107 = arith.extf %106 : vector<16xf16> to vector<16xf32>
        %108 = arith.addi %103, %c18 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<32xi8>
        %110 = vector.bitcast %109 : vector<32xi8> to vector<16xf16>
        %111 = arith.extf %110 : vector<16xf16> to vector<16xf32>
        %112 = arith.addi %103, %c19 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<32xi8>
        %114 = vector.bitcast %113 : vector<32xi8> to vector<16xf16>
        %115 = arith.extf %114 : vector<16xf16> to vector<16xf32>
        %116 = arith.addi %103, %c20 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<32xi8>
        %118 = vector.bitcast %117 : vector<32xi8> to vector<16xf16>
        %119 = arith.extf %118 : vector<16xf16> to vector<16xf32>
        %120 = arith.muli %66, %c12 : index
        %121 = arith.addi %65, %120 : index
        %122 = arith.addi %34, %121 : index
        %123 = arith.addi %122, %c7 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %89, %67 : vector<16xf32>
        %127 = math.fma %125, %107, %68 : vector<16xf32>
        %128 = arith.addi %35, %121 : index
        %129 = arith.addi %128, %c7 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %89, %69 : vector<16xf32>
        %133 = math.fma %131, %107, %70 : vector<16xf32>
        %134 = arith.addi %36, %121 : index
        %135 = arith.addi %134, %c7 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %89, %71 : vector<16xf32>
        %139 = math.fma %137, %107, %72 : vector<16xf32>
        %140 = arith.addi %37, %121 : index
        %141 = arith.addi %140, %c7 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %89, %73 : vector<16xf32>
        %145 = math.fma %143, %107, %74 : vector<16xf32>
        %146 = arith.addi %38, %121 : index
        %147 = arith.addi %146, %c7 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %89, %75 : vector<16xf32>
        %151 = math.fma %149, %107, %76 : vector<16xf32>
        %152 = arith.addi %39, %121 : index
        %153 = arith.addi %152, %c7 : index
        %154 = memref.load %x[%153] : memref<?xf32>
        %155 = vector.broadcast %154 : f32 to vector<16xf32>
        %156 = math.fma %155, %89, %77 : vector<16xf32>
        %157 = math.fma %155, %107, %78 : vector<16xf32>
        %158 = arith.addi %40, %121 : index
        %159 = arith.addi %158, %c7 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %89, %79 : vector<16xf32>
        %163 = math.fma %161, %107, %80 : vector<16xf32>
        %164 = arith.addi %41, %121 : index
        %165 = arith.addi %164, %c7 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %89, %81 : vector<16xf32>
        %169 = math.fma %167, %107, %82 : vector<16xf32>
        %170 = arith.addi %34, %121 : index
        %171 = arith.addi %170, %c1 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %93, %126 : vector<16xf32>
        %175 = math.fma %173, %111, %127 : vector<16xf32>
        %176 = arith.addi %35, %121 : index
        %177 = arith.addi %176, %c1 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %93, %132 : vector<16xf32>
        %181 = math.fma %179, %111, %133 : vector<16xf32>
        %182 = arith.addi %36, %121 : index
        %183 = arith.addi %182, %c1 : index
        %184 = memref.load %x[%183] : memref<?xf32>
        %185 = vector.broadcast %184 : f32 to vector<16xf32>
        %186 = math.fma %185, %93, %138 : vector<16xf32>
        %187 = math.fma %185, %111, %139 : vector<16xf32>
        %188 = arith.addi %37, %121 : index
        %189 = arith.addi %188, %c1 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %93, %144 : vector<16xf32>
        %193 = math.fma %191, %111, %145 : vector<16xf32>
        %194 = arith.addi %38, %121 : index
        %195 = arith.addi %194, %c1 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %93, %150 : vector<16xf32>
        %199 = math.fma %197, %111, %151 : vector<16xf32>
        %200 = arith.addi %39, %121 : index
        %201 = arith.addi %200, %c1 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %93, %156 : vector<16xf32>
        %205 = math.fma %203, %111, %157 : vector<16xf32>
        %206 = arith.addi %40, %121 : index
        %207 = arith.addi %206, %c1 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %93, %162 : vector<16xf32>
        %211 = math.fma %209, %111, %163 : vector<16xf32>
        %212 = arith.addi %41, %121 : index
        %213 = arith.addi %212, %c1 : index
        %214 = memref.load %x[%213] : memref<?xf32>
        %215 = vector.broadcast %214 : f32 to vector<16xf32>
        %216 = math.fma %215, %93, %168 : vector<16xf32>
        %217 = math.fma %215, %111, %169 : vector<16xf32>
        %218 = arith.addi %34, %121 : index
        %219 = arith.addi %218, %c6 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %97, %174 : vector<16xf32>
        %223 = math.fma %221, %115, %175 : vector<16xf32>
        %224 = arith.addi %35, %121 : index
        %225 = arith.addi %224, %c6 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %97, %180 : vector<16xf32>
        %229 = math.fma %227, %115, %181 : vector<16xf32>
        %230 = arith.addi %36, %121 : index
        %231 = arith.addi %230, %c6 : index
        %232 = memref.load %x[%231] : memref<?xf32>
        %233 = vector.broadcast %232 : f32 to vector<16xf32>
        %234 = math.fma %233, %97, %186 : vector<16xf32>
        %235 = math.fma %233, %115, %187 : vector<16xf32>
        %236 = arith.addi %37, %121 : index
        %237 = arith.addi %236, %c6 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %97, %192 : vector<16xf32>
        %241 = math.fma %239, %115, %193 : vector<16xf32>
        %242 = arith.addi %38, %121 : index
        %243 = arith.addi %242, %c6 : index
        %244 = memref.load %x[%243] : memref<?xf32>
        %245 = vector.broadcast %244 : f32 to vector<16xf32>
        %246 = math.fma %245, %97, %198 : vector<16xf32>
        %247 = math.fma %245, %115, %199 : vector<16xf32>
        %248 = arith.addi %39, %121 : index
        %249 = arith.addi %248, %c6 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %97, %204 : vector<16xf32>
        %253 = math.fma %251, %115, %205 : vector<16xf32>
        %254 = arith.addi %40, %121 : index
        %255 = arith.addi %254, %c6 : index
        %256 = memref.load %x[%255] : memref<?xf32>
        %257 = vector.broadcast %256 : f32 to vector<16xf32>
        %258 = math.fma %257, %97, %210 : vector<16xf32>
        %259 = math.fma %257, %115, %211 : vector<16xf32>
        %260 = arith.addi %41, %121 : index
        %261 = arith.addi %260, %c6 : index
        %262 = memref.load %x[%261] : memref<?xf32>
        %263 = vector.broadcast %262 : f32 to vector<16xf32>
        %264 = math.fma %263, %97, %216 : vector<16xf32>
        %265 = math.fma %263, %115, %217 : vector<16xf32>
        %266 = arith.addi %34, %121 : index
        %267 = arith.addi %266, %c11 : index
        %268 = memref.load %x[%267] : memref<?xf32>
        %269 = vector.broadcast %268 : f32 to vector<16xf32>
        %270 = math.fma %269, %101, %222 : vector<16xf32>
        %271 = math.fma %269, %119, %223 : vector<16xf32>
        %272 = arith.addi %35, %121 : index
        %273 = arith.addi %272, %c11 : index
        %274 = memref.load %x[%273] : memref<?xf32>
        %275 = vector.broadcast %274 : f32 to vector<16xf32>
        %276 = math.fma %275, %101, %228 : vector<16xf32>
        %277 = math.fma %275, %119, %229 : vector<16xf32>
        %278 = arith.addi %36, %121 : index
        %279 = arith.addi %278, %c11 : index
        %280 = memref.load %x[%279] : memref<?xf32>
        %281 = vector.broadcast %280 : f32 to vector<16xf32>
        %282 = math.fma %281, %101, %234 : vector<16xf32>
        %283 = math.fma %281, %119, %235 : vector<16xf32>
        %284 = arith.addi %37, %121 : index
        %285 = arith.addi %284, %c11 : index
        %286 = memref.load %x[%285] : memref<?xf32>
        %287 = vector.broadcast %286 : f32 to vector<16xf32>
        %288 = math.fma %287, %101, %240 : vector<16xf32>
        %289 = math.fma %287, %119, %241 : vector<16xf32>
        %290 = arith.addi %38, %121 : index
        %291 = arith.addi %290, %c11 : index
        %292 = memref.load %x[%291] : memref<?xf32>
        %293 = vector.broadcast %292 : f32 to vector<16xf32>
        %294 = math.fma %293, %101, %246 : vector<16xf32>
        %295 = math.fma %293, %119, %247 : vector<16xf32>
        %296 = arith.addi %39, %121 : index
        %297 = arith.addi %296, %c11 : index
        %298 = memref.load %x[%297] : memref<?xf32>
        %299 = vector.broadcast %298 : f32 to vector<16xf32>
        %300 = math.fma %299, %101, %252 : vector<16xf32>
        %301 = math.fma %299, %119, %253 : vector<16xf32>
        %302 = arith.addi %40, %121 : index
        %303 = arith.addi %302, %c11 : index
        %304 = memref.load %x[%303] : memref<?xf32>
        %305 = vector.broadcast %304 : f32 to vector<16xf32>
        %306 = math.fma %305, %101, %258 : vector<16xf32>
        %307 = math.fma %305, %119, %259 : vector<16xf32>
        %308 = arith.addi %41, %121 : index
        %309 = arith.addi %308, %c11 : index
        %310 = memref.load %x[%309] : memref<?xf32>
        %311 = vector.broadcast %310 : f32 to vector<16xf32>
        %312 = math.fma %311, %101, %264 : vector<16xf32>
        %313 = math.fma %311, %119, %265 : vector<16xf32>
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

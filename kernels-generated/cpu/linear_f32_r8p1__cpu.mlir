// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
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
    %23 = arith.addi %13, %c12 : index
    %24 = arith.minsi %23, %14 : index
    %25 = arith.addi %13, %c13 : index
    %26 = arith.minsi %25, %14 : index
    %27 = arith.addi %13, %c14 : index
    %28 = arith.minsi %27, %14 : index
    %29 = arith.addi %13, %c15 : index
    %30 = arith.minsi %29, %14 : index
    %31 = arith.muli %16, %inputFeatures : index
    %32 = arith.muli %18, %inputFeatures : index
    %33 = arith.muli %20, %inputFeatures : index
    %34 = arith.muli %22, %inputFeatures : index
    %35 = arith.muli %24, %inputFeatures : index
    %36 = arith.muli %26, %inputFeatures : index
    %37 = arith.muli %28, %inputFeatures : index
    %38 = arith.muli %30, %inputFeatures : index
    %39 = arith.divui %inputFeatures, %c4 : index
    %49:8 = scf.for %40 = %c6 to %39 step %c1 iter_args(%41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %50 = arith.muli %40, %c5 : index
      %51 = arith.addi %7, %50 : index
      %52 = arith.muli %40, %c4 : index
      %62:8 = scf.for %53 = %c6 to %c12 step %c1 iter_args(%54 = %41, %55 = %42, %56 = %43, %57 = %44, %58 = %45, %59 = %46, %60 = %47, %61 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %63 = arith.muli %53, %c17 : index
        %64 = arith.addi %51, %63 : index
        %65 = arith.addi %64, %c6 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %64, %c18 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %64, %c19 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %64, %c20 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<64xi8>
        %76 = vector.bitcast %75 : vector<64xi8> to vector<16xf32>
        %77 = arith.muli %53, %c12 : index
        %78 = arith.addi %52, %77 : index
        %79 = arith.addi %31, %78 : index
        %80 = arith.addi %79, %c6 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %67, %54 : vector<16xf32>
        %84 = arith.addi %32, %78 : index
        %85 = arith.addi %84, %c6 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %67, %55 : vector<16xf32>
        %89 = arith.addi %33, %78 : index
        %90 = arith.addi %89, %c6 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %67, %56 : vector<16xf32>
        %94 = arith.addi %34, %78 : index
        %95 = arith.addi %94, %c6 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %67, %57 : vector<16xf32>
        %99 = arith.addi %35, %78 : index
        %100 = arith.addi %99, %c6 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %67, %58 : vector<16xf32>
        %104 = arith.addi %36, %78 : index
        %105 = arith.addi %104, %c6 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %67, %59 : vector<16xf32>
        %109 = arith.addi %37, %78 : index
        %110 = arith.addi %109, %c6 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %67, %60 : vector<16xf32>
        %114 = arith.addi %38, %78 : index
        %115 = arith.addi %114, %c6 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %67, %61 : vector<16xf32>
        %119 = arith.addi %31, %78 : index
        %120 = arith.addi %119, %c1 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %70, %83 : vector<16xf32>
        %124 = arith.addi %32, %78 : index
        %125 = arith.addi %124, %c1 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %70, %88 : vector<16xf32>
        %129 = arith.addi %33, %78 : index
        %130 = arith.addi %129, %c1 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %70, %93 : vector<16xf32>
        %134 = arith.addi %34, %78 : index
        %135 = arith.addi %134, %c1 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %70, %98 : vector<16xf32>
        %139 = arith.addi %35, %78 : index
        %140 = arith.addi %139, %c1 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %70, %103 : vector<16xf32>
        %144 = arith.addi %36, %78 : index
        %145 = arith.addi %144, %c1 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %70, %108 : vector<16xf32>
        %149 = arith.addi %37, %78 : index
        %150 = arith.addi %149, %c1 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %70, %113 : vector<16xf32>
        %154 = arith.addi %38, %78 : index
        %155 = arith.addi %154, %c1 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %70, %118 : vector<16xf32>
        %159 = arith.addi %31, %78 : index
        %160 = arith.addi %159, %c10 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %73, %123 : vector<16xf32>
        %164 = arith.addi %32, %78 : index
        %165 = arith.addi %164, %c10 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %73, %128 : vector<16xf32>
        %169 = arith.addi %33, %78 : index
        %170 = arith.addi %169, %c10 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %73, %133 : vector<16xf32>
        %174 = arith.addi %34, %78 : index
        %175 = arith.addi %174, %c10 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %73, %138 : vector<16xf32>
        %179 = arith.addi %35, %78 : index
        %180 = arith.addi %179, %c10 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %73, %143 : vector<16xf32>
        %184 = arith.addi %36, %78 : index
        %185 = arith.addi %184, %c10 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %73, %148 : vector<16xf32>
        %189 = arith.addi %37, %78 : index
        %190 = arith.addi %189, %c10 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %73, %153 : vector<16xf32>
        %194 = arith.addi %38, %78 : index
        %195 = arith.addi %194, %c10 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %73, %158 : vector<16xf32>
        %199 = arith.addi %31, %78 : index
        %200 = arith.addi %199, %c11 : index
        %201 = memref.load %x[%200] : memref<?xf32>
        %202 = vector.broadcast %201 : f32 to vector<16xf32>
        %203 = math.fma %202, %76, %163 : vector<16xf32>
        %204 = arith.addi %32, %78 : index
        %205 = arith.addi %204, %c11 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %76, %168 : vector<16xf32>
        %209 = arith.addi %33, %78 : index
        %210 = arith.addi %209, %c11 : index
        %211 = memref.load %x[%210] : memref<?xf32>
        %212 = vector.broadcast %211 : f32 to vector<16xf32>
        %213 = math.fma %212, %76, %173 : vector<16xf32>
        %214 = arith.addi %34, %78 : index
        %215 = arith.addi %214, %c11 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %76, %178 : vector<16xf32>
        %219 = arith.addi %35, %78 : index
        %220 = arith.addi %219, %c11 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %76, %183 : vector<16xf32>
        %224 = arith.addi %36, %78 : index
        %225 = arith.addi %224, %c11 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %76, %188 : vector<16xf32>
        %229 = arith.addi %37, %78 : index
        %230 = arith.addi %229, %c11 : index
        %231 = memref.load %x[%230] : memref<?xf32>
        %232 = vector.broadcast %231 : f32 to vector<16xf32>
        %233 = math.fma %232, %76, %193 : vector<16xf32>
        %234 = arith.addi %38, %78 : index
        %235 = arith.addi %234, %c11 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %76, %198 : vector<16xf32>
        scf.yield %203, %208, %213, %218, %223, %228, %233, %238 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %239 = arith.addi %13, %c6 : index
    %240 = arith.cmpi slt, %239, %12 : index
    scf.if %240 {
      %241 = arith.muli %239, %outputFeatures : index
      %242 = arith.muli %3, %c4 : index
      %243 = arith.addi %241, %242 : index
      scf.if %0 {
        %244 = arith.addi %243, %c6 : index
        %245 = vector.load %residual[%244] : memref<?xf32>, vector<16xf32>
        %246 = arith.addf %245, %49#0 : vector<16xf32>
        %247 = arith.addi %243, %c6 : index
        vector.store %246, %out[%247] : memref<?xf32>, vector<16xf32>
      } else {
        %248 = arith.addi %243, %c6 : index
        vector.store %49#0, %out[%248] : memref<?xf32>, vector<16xf32>
      }
    }
    %249 = arith.addi %13, %c1 : index
    %250 = arith.cmpi slt, %249, %12 : index
    scf.if %250 {
      %251 = arith.muli %249, %outputFeatures : index
      %252 = arith.muli %3, %c4 : index
      %253 = arith.addi %251, %252 : index
      scf.if %0 {
        %254 = arith.addi %253, %c6 : index
        %255 = vector.load %residual[%254] : memref<?xf32>, vector<16xf32>
        %256 = arith.addf %255, %49#1 : vector<16xf32>
        %257 = arith.addi %253, %c6 : index
        vector.store %256, %out[%257] : memref<?xf32>, vector<16xf32>
      } else {
        %258 = arith.addi %253, %c6 : index
        vector.store %49#1, %out[%258] : memref<?xf32>, vector<16xf32>
      }
    }
    %259 = arith.addi %13, %c10 : index
    %260 = arith.cmpi slt, %259, %12 : index
    scf.if %260 {
      %261 = arith.muli %259, %outputFeatures : index
      %262 = arith.muli %3, %c4 : index
      %263 = arith.addi %261, %262 : index
      scf.if %0 {
        %264 = arith.addi %263, %c6 : index
        %265 = vector.load %residual[%264] : memref<?xf32>, vector<16xf32>
        %266 = arith.addf %265, %49#2 : vector<16xf32>
        %267 = arith.addi %263, %c6 : index
        vector.store %266, %out[%267] : memref<?xf32>, vector<16xf32>
      } else {
        %268 = arith.addi %263, %c6 : index
        vector.store %49#2, %out[%268] : memref<?xf32>, vector<16xf32>
      }
    }
    %269 = arith.addi %13, %c11 : index
    %270 = arith.cmpi slt, %269, %12 : index
    scf.if %270 {
      %271 = arith.muli %269, %outputFeatures : index
      %272 = arith.muli %3, %c4 : index
      %273 = arith.addi %271, %272 : index
      scf.if %0 {
        %274 = arith.addi %273, %c6 : index
        %275 = vector.load %residual[%274] : memref<?xf32>, vector<16xf32>
        %276 = arith.addf %275, %49#3 : vector<16xf32>
        %277 = arith.addi %273, %c6 : index
        vector.store %276, %out[%277] : memref<?xf32>, vector<16xf32>
      } else {
        %278 = arith.addi %273, %c6 : index
        vector.store %49#3, %out[%278] : memref<?xf32>, vector<16xf32>
      }
    }
    %279 = arith.addi %13, %c12 : index
    %280 = arith.cmpi slt, %279, %12 : index
    scf.if %280 {
      %281 = arith.muli %279, %outputFeatures : index
      %282 = arith.muli %3, %c4 : index
      %283 = arith.addi %281, %282 : index
      scf.if %0 {
        %284 = arith.addi %283, %c6 : index
        %285 = vector.load %residual[%284] : memref<?xf32>, vector<16xf32>
        %286 = arith.addf %285, %49#4 : vector<16xf32>
        %287 = arith.addi %283, %c6 : index
        vector.store %286, %out[%287] : memref<?xf32>, vector<16xf32>
      } else {
        %288 = arith.addi %283, %c6 : index
        vector.store %49#4, %out[%288] : memref<?xf32>, vector<16xf32>
      }
    }
    %289 = arith.addi %13, %c13 : index
    %290 = arith.cmpi slt, %289, %12 : index
    scf.if %290 {
      %291 = arith.muli %289, %outputFeatures : index
      %292 = arith.muli %3, %c4 : index
      %293 = arith.addi %291, %292 : index
      scf.if %0 {
        %294 = arith.addi %293, %c6 : index
        %295 = vector.load %residual[%294] : memref<?xf32>, vector<16xf32>
        %296 = arith.addf %295, %49#5 : vector<16xf32>
        %297 = arith.addi %293, %c6 : index
        vector.store %296, %out[%297] : memref<?xf32>, vector<16xf32>
      } else {
        %298 = arith.addi %293, %c6 : index
        vector.store %49#5, %out[%298] : memref<?xf32>, vector<16xf32>
      }
    }
    %299 = arith.addi %13, %c14 : index
    %300 = arith.cmpi slt, %299, %12 : index
    scf.if %300 {
      %301 = arith.muli %299, %outputFeatures : index
      %302 = arith.muli %3, %c4 : index
      %303 = arith.addi %301, %302 : index
      scf.if %0 {
        %304 = arith.addi %303, %c6 : index
        %305 = vector.load %residual[%304] : memref<?xf32>, vector<16xf32>
        %306 = arith.addf %305, %49#6 : vector<16xf32>
        %307 = arith.addi %303, %c6 : index
        vector.store %306, %out[%307] : memref<?xf32>, vector<16xf32>
      } else {
        %308 = arith.addi %303, %c6 : index
        vector.store %49#6, %out[%308] : memref<?xf32>, vector<16xf32>
      }
    }
    %309 = arith.addi %13, %c15 : index
    %310 = arith.cmpi slt, %309, %12 : index
    scf.if %310 {
      %311 = arith.muli %309, %outputFeatures : index
      %312 = arith.muli %3, %c4 : index
      %313 = arith.addi %311, %312 : index
      scf.if %0 {
        %314 = arith.addi %313, %c6 : index
        %315 = vector.load %residual[%314] : memref<?xf32>, vector<16xf32>
        %316 = arith.addf %315, %49#7 : vector<16xf32>
        %317 = arith.addi %313, %c6 : index
        vector.store %316, %out[%317] : memref<?xf32>, vector<16xf32>
      } else {
        %318 = arith.addi %313, %c6 : index
        vector.store %49#7, %out[%318] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

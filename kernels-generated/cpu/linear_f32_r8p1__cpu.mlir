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
        %63 = arith.muli %53, %c12 : index
        %64 = arith.addi %52, %63 : index
        %65 = arith.muli %53, %c17 : index
        %66 = arith.addi %51, %65 : index
        %67 = arith.addi %66, %c6 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
        %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
        %70 = arith.addi %31, %64 : index
        %71 = arith.addi %70, %c6 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %69, %54 : vector<16xf32>
        %75 = arith.addi %32, %64 : index
        %76 = arith.addi %75, %c6 : index
        %77 = memref.load %x[%76] : memref<?xf32>
        %78 = vector.broadcast %77 : f32 to vector<16xf32>
        %79 = math.fma %78, %69, %55 : vector<16xf32>
        %80 = arith.addi %33, %64 : index
        %81 = arith.addi %80, %c6 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %69, %56 : vector<16xf32>
        %85 = arith.addi %34, %64 : index
        %86 = arith.addi %85, %c6 : index
        %87 = memref.load %x[%86] : memref<?xf32>
        %88 = vector.broadcast %87 : f32 to vector<16xf32>
        %89 = math.fma %88, %69, %57 : vector<16xf32>
        %90 = arith.addi %35, %64 : index
        %91 = arith.addi %90, %c6 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %69, %58 : vector<16xf32>
        %95 = arith.addi %36, %64 : index
        %96 = arith.addi %95, %c6 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %69, %59 : vector<16xf32>
        %100 = arith.addi %37, %64 : index
        %101 = arith.addi %100, %c6 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %69, %60 : vector<16xf32>
        %105 = arith.addi %38, %64 : index
        %106 = arith.addi %105, %c6 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %69, %61 : vector<16xf32>
        %110 = arith.addi %66, %c18 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<64xi8>
        %112 = vector.bitcast %111 : vector<64xi8> to vector<16xf32>
        %113 = arith.addi %31, %64 : index
        %114 = arith.addi %113, %c1 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %112, %74 : vector<16xf32>
        %118 = arith.addi %32, %64 : index
        %119 = arith.addi %118, %c1 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %112, %79 : vector<16xf32>
        %123 = arith.addi %33, %64 : index
        %124 = arith.addi %123, %c1 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %112, %84 : vector<16xf32>
        %128 = arith.addi %34, %64 : index
        %129 = arith.addi %128, %c1 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %112, %89 : vector<16xf32>
        %133 = arith.addi %35, %64 : index
        %134 = arith.addi %133, %c1 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %112, %94 : vector<16xf32>
        %138 = arith.addi %36, %64 : index
        %139 = arith.addi %138, %c1 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %112, %99 : vector<16xf32>
        %143 = arith.addi %37, %64 : index
        %144 = arith.addi %143, %c1 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %112, %104 : vector<16xf32>
        %148 = arith.addi %38, %64 : index
        %149 = arith.addi %148, %c1 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %112, %109 : vector<16xf32>
        %153 = arith.addi %66, %c19 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<64xi8>
        %155 = vector.bitcast %154 : vector<64xi8> to vector<16xf32>
        %156 = arith.addi %31, %64 : index
        %157 = arith.addi %156, %c10 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %155, %117 : vector<16xf32>
        %161 = arith.addi %32, %64 : index
        %162 = arith.addi %161, %c10 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %155, %122 : vector<16xf32>
        %166 = arith.addi %33, %64 : index
        %167 = arith.addi %166, %c10 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %155, %127 : vector<16xf32>
        %171 = arith.addi %34, %64 : index
        %172 = arith.addi %171, %c10 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %155, %132 : vector<16xf32>
        %176 = arith.addi %35, %64 : index
        %177 = arith.addi %176, %c10 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %155, %137 : vector<16xf32>
        %181 = arith.addi %36, %64 : index
        %182 = arith.addi %181, %c10 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %155, %142 : vector<16xf32>
        %186 = arith.addi %37, %64 : index
        %187 = arith.addi %186, %c10 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %155, %147 : vector<16xf32>
        %191 = arith.addi %38, %64 : index
        %192 = arith.addi %191, %c10 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %155, %152 : vector<16xf32>
        %196 = arith.addi %66, %c20 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<64xi8>
        %198 = vector.bitcast %197 : vector<64xi8> to vector<16xf32>
        %199 = arith.addi %31, %64 : index
        %200 = arith.addi %199, %c11 : index
        %201 = memref.load %x[%200] : memref<?xf32>
        %202 = vector.broadcast %201 : f32 to vector<16xf32>
        %203 = math.fma %202, %198, %160 : vector<16xf32>
        %204 = arith.addi %32, %64 : index
        %205 = arith.addi %204, %c11 : index
        %206 = memref.load %x[%205] : memref<?xf32>
        %207 = vector.broadcast %206 : f32 to vector<16xf32>
        %208 = math.fma %207, %198, %165 : vector<16xf32>
        %209 = arith.addi %33, %64 : index
        %210 = arith.addi %209, %c11 : index
        %211 = memref.load %x[%210] : memref<?xf32>
        %212 = vector.broadcast %211 : f32 to vector<16xf32>
        %213 = math.fma %212, %198, %170 : vector<16xf32>
        %214 = arith.addi %34, %64 : index
        %215 = arith.addi %214, %c11 : index
        %216 = memref.load %x[%215] : memref<?xf32>
        %217 = vector.broadcast %216 : f32 to vector<16xf32>
        %218 = math.fma %217, %198, %175 : vector<16xf32>
        %219 = arith.addi %35, %64 : index
        %220 = arith.addi %219, %c11 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %198, %180 : vector<16xf32>
        %224 = arith.addi %36, %64 : index
        %225 = arith.addi %224, %c11 : index
        %226 = memref.load %x[%225] : memref<?xf32>
        %227 = vector.broadcast %226 : f32 to vector<16xf32>
        %228 = math.fma %227, %198, %185 : vector<16xf32>
        %229 = arith.addi %37, %64 : index
        %230 = arith.addi %229, %c11 : index
        %231 = memref.load %x[%230] : memref<?xf32>
        %232 = vector.broadcast %231 : f32 to vector<16xf32>
        %233 = math.fma %232, %198, %190 : vector<16xf32>
        %234 = arith.addi %38, %64 : index
        %235 = arith.addi %234, %c11 : index
        %236 = memref.load %x[%235] : memref<?xf32>
        %237 = vector.broadcast %236 : f32 to vector<16xf32>
        %238 = math.fma %237, %198, %195 : vector<16xf32>
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

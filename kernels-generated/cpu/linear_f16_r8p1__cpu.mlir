// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
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
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
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
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %31, %64 : index
        %72 = arith.addi %71, %c6 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %70, %54 : vector<16xf32>
        %76 = arith.addi %32, %64 : index
        %77 = arith.addi %76, %c6 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %70, %55 : vector<16xf32>
        %81 = arith.addi %33, %64 : index
        %82 = arith.addi %81, %c6 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %70, %56 : vector<16xf32>
        %86 = arith.addi %34, %64 : index
        %87 = arith.addi %86, %c6 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %70, %57 : vector<16xf32>
        %91 = arith.addi %35, %64 : index
        %92 = arith.addi %91, %c6 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %70, %58 : vector<16xf32>
        %96 = arith.addi %36, %64 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %70, %59 : vector<16xf32>
        %101 = arith.addi %37, %64 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %70, %60 : vector<16xf32>
        %106 = arith.addi %38, %64 : index
        %107 = arith.addi %106, %c6 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %70, %61 : vector<16xf32>
        %111 = arith.addi %66, %c18 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<32xi8>
        %113 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
        %114 = arith.extf %113 : vector<16xf16> to vector<16xf32>
        %115 = arith.addi %31, %64 : index
        %116 = arith.addi %115, %c1 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %114, %75 : vector<16xf32>
        %120 = arith.addi %32, %64 : index
        %121 = arith.addi %120, %c1 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %114, %80 : vector<16xf32>
        %125 = arith.addi %33, %64 : index
        %126 = arith.addi %125, %c1 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %114, %85 : vector<16xf32>
        %130 = arith.addi %34, %64 : index
        %131 = arith.addi %130, %c1 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %114, %90 : vector<16xf32>
        %135 = arith.addi %35, %64 : index
        %136 = arith.addi %135, %c1 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %114, %95 : vector<16xf32>
        %140 = arith.addi %36, %64 : index
        %141 = arith.addi %140, %c1 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %114, %100 : vector<16xf32>
        %145 = arith.addi %37, %64 : index
        %146 = arith.addi %145, %c1 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %114, %105 : vector<16xf32>
        %150 = arith.addi %38, %64 : index
        %151 = arith.addi %150, %c1 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %114, %110 : vector<16xf32>
        %155 = arith.addi %66, %c19 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<32xi8>
        %157 = vector.bitcast %156 : vector<32xi8> to vector<16xf16>
        %158 = arith.extf %157 : vector<16xf16> to vector<16xf32>
        %159 = arith.addi %31, %64 : index
        %160 = arith.addi %159, %c10 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %158, %119 : vector<16xf32>
        %164 = arith.addi %32, %64 : index
        %165 = arith.addi %164, %c10 : index
        %166 = memref.load %x[%165] : memref<?xf32>
        %167 = vector.broadcast %166 : f32 to vector<16xf32>
        %168 = math.fma %167, %158, %124 : vector<16xf32>
        %169 = arith.addi %33, %64 : index
        %170 = arith.addi %169, %c10 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %158, %129 : vector<16xf32>
        %174 = arith.addi %34, %64 : index
        %175 = arith.addi %174, %c10 : index
        %176 = memref.load %x[%175] : memref<?xf32>
        %177 = vector.broadcast %176 : f32 to vector<16xf32>
        %178 = math.fma %177, %158, %134 : vector<16xf32>
        %179 = arith.addi %35, %64 : index
        %180 = arith.addi %179, %c10 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %158, %139 : vector<16xf32>
        %184 = arith.addi %36, %64 : index
        %185 = arith.addi %184, %c10 : index
        %186 = memref.load %x[%185] : memref<?xf32>
        %187 = vector.broadcast %186 : f32 to vector<16xf32>
        %188 = math.fma %187, %158, %144 : vector<16xf32>
        %189 = arith.addi %37, %64 : index
        %190 = arith.addi %189, %c10 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %158, %149 : vector<16xf32>
        %194 = arith.addi %38, %64 : index
        %195 = arith.addi %194, %c10 : index
        %196 = memref.load %x[%195] : memref<?xf32>
        %197 = vector.broadcast %196 : f32 to vector<16xf32>
        %198 = math.fma %197, %158, %154 : vector<16xf32>
        %199 = arith.addi %66, %c20 : index
        %200 = vector.load %w[%199] : memref<?xi8>, vector<32xi8>
        %201 = vector.bitcast %200 : vector<32xi8> to vector<16xf16>
        %202 = arith.extf %201 : vector<16xf16> to vector<16xf32>
        %203 = arith.addi %31, %64 : index
        %204 = arith.addi %203, %c11 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %202, %163 : vector<16xf32>
        %208 = arith.addi %32, %64 : index
        %209 = arith.addi %208, %c11 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %202, %168 : vector<16xf32>
        %213 = arith.addi %33, %64 : index
        %214 = arith.addi %213, %c11 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %202, %173 : vector<16xf32>
        %218 = arith.addi %34, %64 : index
        %219 = arith.addi %218, %c11 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %202, %178 : vector<16xf32>
        %223 = arith.addi %35, %64 : index
        %224 = arith.addi %223, %c11 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %202, %183 : vector<16xf32>
        %228 = arith.addi %36, %64 : index
        %229 = arith.addi %228, %c11 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %202, %188 : vector<16xf32>
        %233 = arith.addi %37, %64 : index
        %234 = arith.addi %233, %c11 : index
        %235 = memref.load %x[%234] : memref<?xf32>
        %236 = vector.broadcast %235 : f32 to vector<16xf32>
        %237 = math.fma %236, %202, %193 : vector<16xf32>
        %238 = arith.addi %38, %64 : index
        %239 = arith.addi %238, %c11 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %202, %198 : vector<16xf32>
        scf.yield %207, %212, %217, %222, %227, %232, %237, %242 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %243 = arith.addi %13, %c6 : index
    %244 = arith.cmpi slt, %243, %12 : index
    scf.if %244 {
      %245 = arith.muli %243, %outputFeatures : index
      %246 = arith.muli %3, %c4 : index
      %247 = arith.addi %245, %246 : index
      scf.if %0 {
        %248 = arith.addi %247, %c6 : index
        %249 = vector.load %residual[%248] : memref<?xf32>, vector<16xf32>
        %250 = arith.addf %249, %49#0 : vector<16xf32>
        %251 = arith.addi %247, %c6 : index
        vector.store %250, %out[%251] : memref<?xf32>, vector<16xf32>
      } else {
        %252 = arith.addi %247, %c6 : index
        vector.store %49#0, %out[%252] : memref<?xf32>, vector<16xf32>
      }
    }
    %253 = arith.addi %13, %c1 : index
    %254 = arith.cmpi slt, %253, %12 : index
    scf.if %254 {
      %255 = arith.muli %253, %outputFeatures : index
      %256 = arith.muli %3, %c4 : index
      %257 = arith.addi %255, %256 : index
      scf.if %0 {
        %258 = arith.addi %257, %c6 : index
        %259 = vector.load %residual[%258] : memref<?xf32>, vector<16xf32>
        %260 = arith.addf %259, %49#1 : vector<16xf32>
        %261 = arith.addi %257, %c6 : index
        vector.store %260, %out[%261] : memref<?xf32>, vector<16xf32>
      } else {
        %262 = arith.addi %257, %c6 : index
        vector.store %49#1, %out[%262] : memref<?xf32>, vector<16xf32>
      }
    }
    %263 = arith.addi %13, %c10 : index
    %264 = arith.cmpi slt, %263, %12 : index
    scf.if %264 {
      %265 = arith.muli %263, %outputFeatures : index
      %266 = arith.muli %3, %c4 : index
      %267 = arith.addi %265, %266 : index
      scf.if %0 {
        %268 = arith.addi %267, %c6 : index
        %269 = vector.load %residual[%268] : memref<?xf32>, vector<16xf32>
        %270 = arith.addf %269, %49#2 : vector<16xf32>
        %271 = arith.addi %267, %c6 : index
        vector.store %270, %out[%271] : memref<?xf32>, vector<16xf32>
      } else {
        %272 = arith.addi %267, %c6 : index
        vector.store %49#2, %out[%272] : memref<?xf32>, vector<16xf32>
      }
    }
    %273 = arith.addi %13, %c11 : index
    %274 = arith.cmpi slt, %273, %12 : index
    scf.if %274 {
      %275 = arith.muli %273, %outputFeatures : index
      %276 = arith.muli %3, %c4 : index
      %277 = arith.addi %275, %276 : index
      scf.if %0 {
        %278 = arith.addi %277, %c6 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %49#3 : vector<16xf32>
        %281 = arith.addi %277, %c6 : index
        vector.store %280, %out[%281] : memref<?xf32>, vector<16xf32>
      } else {
        %282 = arith.addi %277, %c6 : index
        vector.store %49#3, %out[%282] : memref<?xf32>, vector<16xf32>
      }
    }
    %283 = arith.addi %13, %c12 : index
    %284 = arith.cmpi slt, %283, %12 : index
    scf.if %284 {
      %285 = arith.muli %283, %outputFeatures : index
      %286 = arith.muli %3, %c4 : index
      %287 = arith.addi %285, %286 : index
      scf.if %0 {
        %288 = arith.addi %287, %c6 : index
        %289 = vector.load %residual[%288] : memref<?xf32>, vector<16xf32>
        %290 = arith.addf %289, %49#4 : vector<16xf32>
        %291 = arith.addi %287, %c6 : index
        vector.store %290, %out[%291] : memref<?xf32>, vector<16xf32>
      } else {
        %292 = arith.addi %287, %c6 : index
        vector.store %49#4, %out[%292] : memref<?xf32>, vector<16xf32>
      }
    }
    %293 = arith.addi %13, %c13 : index
    %294 = arith.cmpi slt, %293, %12 : index
    scf.if %294 {
      %295 = arith.muli %293, %outputFeatures : index
      %296 = arith.muli %3, %c4 : index
      %297 = arith.addi %295, %296 : index
      scf.if %0 {
        %298 = arith.addi %297, %c6 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %49#5 : vector<16xf32>
        %301 = arith.addi %297, %c6 : index
        vector.store %300, %out[%301] : memref<?xf32>, vector<16xf32>
      } else {
        %302 = arith.addi %297, %c6 : index
        vector.store %49#5, %out[%302] : memref<?xf32>, vector<16xf32>
      }
    }
    %303 = arith.addi %13, %c14 : index
    %304 = arith.cmpi slt, %303, %12 : index
    scf.if %304 {
      %305 = arith.muli %303, %outputFeatures : index
      %306 = arith.muli %3, %c4 : index
      %307 = arith.addi %305, %306 : index
      scf.if %0 {
        %308 = arith.addi %307, %c6 : index
        %309 = vector.load %residual[%308] : memref<?xf32>, vector<16xf32>
        %310 = arith.addf %309, %49#6 : vector<16xf32>
        %311 = arith.addi %307, %c6 : index
        vector.store %310, %out[%311] : memref<?xf32>, vector<16xf32>
      } else {
        %312 = arith.addi %307, %c6 : index
        vector.store %49#6, %out[%312] : memref<?xf32>, vector<16xf32>
      }
    }
    %313 = arith.addi %13, %c15 : index
    %314 = arith.cmpi slt, %313, %12 : index
    scf.if %314 {
      %315 = arith.muli %313, %outputFeatures : index
      %316 = arith.muli %3, %c4 : index
      %317 = arith.addi %315, %316 : index
      scf.if %0 {
        %318 = arith.addi %317, %c6 : index
        %319 = vector.load %residual[%318] : memref<?xf32>, vector<16xf32>
        %320 = arith.addf %319, %49#7 : vector<16xf32>
        %321 = arith.addi %317, %c6 : index
        vector.store %320, %out[%321] : memref<?xf32>, vector<16xf32>
      } else {
        %322 = arith.addi %317, %c6 : index
        vector.store %49#7, %out[%322] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

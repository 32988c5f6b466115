// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 48 : index
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
      %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.muli %40, %c4 : index
      %65:8 = scf.for %56 = %c6 to %c9 step %c1 iter_args(%57 = %41, %58 = %42, %59 = %43, %60 = %44, %61 = %45, %62 = %46, %63 = %47, %64 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %66 = arith.muli %56, %c12 : index
        %67 = arith.addi %55, %66 : index
        %68 = arith.addi %51, %c4 : index
        %69 = arith.muli %56, %c17 : index
        %70 = arith.addi %68, %69 : index
        %71 = arith.addi %70, %c6 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extsi %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %54 : vector<16xf32>
        %76 = arith.addi %31, %67 : index
        %77 = arith.addi %76, %c6 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %75, %57 : vector<16xf32>
        %81 = arith.addi %32, %67 : index
        %82 = arith.addi %81, %c6 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %75, %58 : vector<16xf32>
        %86 = arith.addi %33, %67 : index
        %87 = arith.addi %86, %c6 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %75, %59 : vector<16xf32>
        %91 = arith.addi %34, %67 : index
        %92 = arith.addi %91, %c6 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %75, %60 : vector<16xf32>
        %96 = arith.addi %35, %67 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %75, %61 : vector<16xf32>
        %101 = arith.addi %36, %67 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %75, %62 : vector<16xf32>
        %106 = arith.addi %37, %67 : index
        %107 = arith.addi %106, %c6 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %75, %63 : vector<16xf32>
        %111 = arith.addi %38, %67 : index
        %112 = arith.addi %111, %c6 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %75, %64 : vector<16xf32>
        %116 = arith.addi %70, %c18 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extsi %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.mulf %119, %54 : vector<16xf32>
        %121 = arith.addi %31, %67 : index
        %122 = arith.addi %121, %c1 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %120, %80 : vector<16xf32>
        %126 = arith.addi %32, %67 : index
        %127 = arith.addi %126, %c1 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %120, %85 : vector<16xf32>
        %131 = arith.addi %33, %67 : index
        %132 = arith.addi %131, %c1 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %120, %90 : vector<16xf32>
        %136 = arith.addi %34, %67 : index
        %137 = arith.addi %136, %c1 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %120, %95 : vector<16xf32>
        %141 = arith.addi %35, %67 : index
        %142 = arith.addi %141, %c1 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %120, %100 : vector<16xf32>
        %146 = arith.addi %36, %67 : index
        %147 = arith.addi %146, %c1 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %120, %105 : vector<16xf32>
        %151 = arith.addi %37, %67 : index
        %152 = arith.addi %151, %c1 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %120, %110 : vector<16xf32>
        %156 = arith.addi %38, %67 : index
        %157 = arith.addi %156, %c1 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %120, %115 : vector<16xf32>
        %161 = arith.addi %70, %c4 : index
        %162 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
        %163 = arith.extsi %162 : vector<16xi8> to vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = arith.mulf %164, %54 : vector<16xf32>
        %166 = arith.addi %31, %67 : index
        %167 = arith.addi %166, %c10 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %165, %125 : vector<16xf32>
        %171 = arith.addi %32, %67 : index
        %172 = arith.addi %171, %c10 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %165, %130 : vector<16xf32>
        %176 = arith.addi %33, %67 : index
        %177 = arith.addi %176, %c10 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %165, %135 : vector<16xf32>
        %181 = arith.addi %34, %67 : index
        %182 = arith.addi %181, %c10 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %165, %140 : vector<16xf32>
        %186 = arith.addi %35, %67 : index
        %187 = arith.addi %186, %c10 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %165, %145 : vector<16xf32>
        %191 = arith.addi %36, %67 : index
        %192 = arith.addi %191, %c10 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %165, %150 : vector<16xf32>
        %196 = arith.addi %37, %67 : index
        %197 = arith.addi %196, %c10 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %165, %155 : vector<16xf32>
        %201 = arith.addi %38, %67 : index
        %202 = arith.addi %201, %c10 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %165, %160 : vector<16xf32>
        %206 = arith.addi %70, %c19 : index
        %207 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
        %208 = arith.extsi %207 : vector<16xi8> to vector<16xi32>
        %209 = arith.sitofp %208 : vector<16xi32> to vector<16xf32>
        %210 = arith.mulf %209, %54 : vector<16xf32>
        %211 = arith.addi %31, %67 : index
        %212 = arith.addi %211, %c11 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %210, %170 : vector<16xf32>
        %216 = arith.addi %32, %67 : index
        %217 = arith.addi %216, %c11 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %210, %175 : vector<16xf32>
        %221 = arith.addi %33, %67 : index
        %222 = arith.addi %221, %c11 : index
        %223 = memref.load %x[%222] : memref<?xf32>
        %224 = vector.broadcast %223 : f32 to vector<16xf32>
        %225 = math.fma %224, %210, %180 : vector<16xf32>
        %226 = arith.addi %34, %67 : index
        %227 = arith.addi %226, %c11 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %210, %185 : vector<16xf32>
        %231 = arith.addi %35, %67 : index
        %232 = arith.addi %231, %c11 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %210, %190 : vector<16xf32>
        %236 = arith.addi %36, %67 : index
        %237 = arith.addi %236, %c11 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %210, %195 : vector<16xf32>
        %241 = arith.addi %37, %67 : index
        %242 = arith.addi %241, %c11 : index
        %243 = memref.load %x[%242] : memref<?xf32>
        %244 = vector.broadcast %243 : f32 to vector<16xf32>
        %245 = math.fma %244, %210, %200 : vector<16xf32>
        %246 = arith.addi %38, %67 : index
        %247 = arith.addi %246, %c11 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %210, %205 : vector<16xf32>
        scf.yield %215, %220, %225, %230, %235, %240, %245, %250 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %65#0, %65#1, %65#2, %65#3, %65#4, %65#5, %65#6, %65#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %251 = arith.addi %13, %c6 : index
    %252 = arith.cmpi slt, %251, %12 : index
    scf.if %252 {
      %253 = arith.muli %251, %outputFeatures : index
      %254 = arith.muli %3, %c18 : index
      %255 = arith.addi %253, %254 : index
      scf.if %0 {
        %256 = arith.addi %255, %c6 : index
        %257 = vector.load %residual[%256] : memref<?xf32>, vector<16xf32>
        %258 = arith.addf %257, %49#0 : vector<16xf32>
        %259 = arith.addi %255, %c6 : index
        vector.store %258, %out[%259] : memref<?xf32>, vector<16xf32>
      } else {
        %260 = arith.addi %255, %c6 : index
        vector.store %49#0, %out[%260] : memref<?xf32>, vector<16xf32>
      }
    }
    %261 = arith.addi %13, %c1 : index
    %262 = arith.cmpi slt, %261, %12 : index
    scf.if %262 {
      %263 = arith.muli %261, %outputFeatures : index
      %264 = arith.muli %3, %c18 : index
      %265 = arith.addi %263, %264 : index
      scf.if %0 {
        %266 = arith.addi %265, %c6 : index
        %267 = vector.load %residual[%266] : memref<?xf32>, vector<16xf32>
        %268 = arith.addf %267, %49#1 : vector<16xf32>
        %269 = arith.addi %265, %c6 : index
        vector.store %268, %out[%269] : memref<?xf32>, vector<16xf32>
      } else {
        %270 = arith.addi %265, %c6 : index
        vector.store %49#1, %out[%270] : memref<?xf32>, vector<16xf32>
      }
    }
    %271 = arith.addi %13, %c10 : index
    %272 = arith.cmpi slt, %271, %12 : index
    scf.if %272 {
      %273 = arith.muli %271, %outputFeatures : index
      %274 = arith.muli %3, %c18 : index
      %275 = arith.addi %273, %274 : index
      scf.if %0 {
        %276 = arith.addi %275, %c6 : index
        %277 = vector.load %residual[%276] : memref<?xf32>, vector<16xf32>
        %278 = arith.addf %277, %49#2 : vector<16xf32>
        %279 = arith.addi %275, %c6 : index
        vector.store %278, %out[%279] : memref<?xf32>, vector<16xf32>
      } else {
        %280 = arith.addi %275, %c6 : index
        vector.store %49#2, %out[%280] : memref<?xf32>, vector<16xf32>
      }
    }
    %281 = arith.addi %13, %c11 : index
    %282 = arith.cmpi slt, %281, %12 : index
    scf.if %282 {
      %283 = arith.muli %281, %outputFeatures : index
      %284 = arith.muli %3, %c18 : index
      %285 = arith.addi %283, %284 : index
      scf.if %0 {
        %286 = arith.addi %285, %c6 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %49#3 : vector<16xf32>
        %289 = arith.addi %285, %c6 : index
        vector.store %288, %out[%289] : memref<?xf32>, vector<16xf32>
      } else {
        %290 = arith.addi %285, %c6 : index
        vector.store %49#3, %out[%290] : memref<?xf32>, vector<16xf32>
      }
    }
    %291 = arith.addi %13, %c12 : index
    %292 = arith.cmpi slt, %291, %12 : index
    scf.if %292 {
      %293 = arith.muli %291, %outputFeatures : index
      %294 = arith.muli %3, %c18 : index
      %295 = arith.addi %293, %294 : index
      scf.if %0 {
        %296 = arith.addi %295, %c6 : index
        %297 = vector.load %residual[%296] : memref<?xf32>, vector<16xf32>
        %298 = arith.addf %297, %49#4 : vector<16xf32>
        %299 = arith.addi %295, %c6 : index
        vector.store %298, %out[%299] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %295, %c6 : index
        vector.store %49#4, %out[%300] : memref<?xf32>, vector<16xf32>
      }
    }
    %301 = arith.addi %13, %c13 : index
    %302 = arith.cmpi slt, %301, %12 : index
    scf.if %302 {
      %303 = arith.muli %301, %outputFeatures : index
      %304 = arith.muli %3, %c18 : index
      %305 = arith.addi %303, %304 : index
      scf.if %0 {
        %306 = arith.addi %305, %c6 : index
        %307 = vector.load %residual[%306] : memref<?xf32>, vector<16xf32>
        %308 = arith.addf %307, %49#5 : vector<16xf32>
        %309 = arith.addi %305, %c6 : index
        vector.store %308, %out[%309] : memref<?xf32>, vector<16xf32>
      } else {
        %310 = arith.addi %305, %c6 : index
        vector.store %49#5, %out[%310] : memref<?xf32>, vector<16xf32>
      }
    }
    %311 = arith.addi %13, %c14 : index
    %312 = arith.cmpi slt, %311, %12 : index
    scf.if %312 {
      %313 = arith.muli %311, %outputFeatures : index
      %314 = arith.muli %3, %c18 : index
      %315 = arith.addi %313, %314 : index
      scf.if %0 {
        %316 = arith.addi %315, %c6 : index
        %317 = vector.load %residual[%316] : memref<?xf32>, vector<16xf32>
        %318 = arith.addf %317, %49#6 : vector<16xf32>
        %319 = arith.addi %315, %c6 : index
        vector.store %318, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %320 = arith.addi %315, %c6 : index
        vector.store %49#6, %out[%320] : memref<?xf32>, vector<16xf32>
      }
    }
    %321 = arith.addi %13, %c15 : index
    %322 = arith.cmpi slt, %321, %12 : index
    scf.if %322 {
      %323 = arith.muli %321, %outputFeatures : index
      %324 = arith.muli %3, %c18 : index
      %325 = arith.addi %323, %324 : index
      scf.if %0 {
        %326 = arith.addi %325, %c6 : index
        %327 = vector.load %residual[%326] : memref<?xf32>, vector<16xf32>
        %328 = arith.addf %327, %49#7 : vector<16xf32>
        %329 = arith.addi %325, %c6 : index
        vector.store %328, %out[%329] : memref<?xf32>, vector<16xf32>
      } else {
        %330 = arith.addi %325, %c6 : index
        vector.store %49#7, %out[%330] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

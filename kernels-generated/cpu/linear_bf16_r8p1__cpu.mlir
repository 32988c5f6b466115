// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c18 = arith.constant dense<16> : vector<16xi32>
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
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
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xi16>
        %70 = arith.extui %69 : vector<16xi16> to vector<16xi32>
        %71 = arith.shli %70, %c18 : vector<16xi32>
        %72 = arith.bitcast %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.addi %31, %64 : index
        %74 = arith.addi %73, %c6 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %72, %54 : vector<16xf32>
        %78 = arith.addi %32, %64 : index
        %79 = arith.addi %78, %c6 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %72, %55 : vector<16xf32>
        %83 = arith.addi %33, %64 : index
        %84 = arith.addi %83, %c6 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %72, %56 : vector<16xf32>
        %88 = arith.addi %34, %64 : index
        %89 = arith.addi %88, %c6 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %72, %57 : vector<16xf32>
        %93 = arith.addi %35, %64 : index
        %94 = arith.addi %93, %c6 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %72, %58 : vector<16xf32>
        %98 = arith.addi %36, %64 : index
        %99 = arith.addi %98, %c6 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %72, %59 : vector<16xf32>
        %103 = arith.addi %37, %64 : index
        %104 = arith.addi %103, %c6 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %72, %60 : vector<16xf32>
        %108 = arith.addi %38, %64 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %72, %61 : vector<16xf32>
        %113 = arith.addi %66, %c19 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xi16>
        %116 = arith.extui %115 : vector<16xi16> to vector<16xi32>
        %117 = arith.shli %116, %c18 : vector<16xi32>
        %118 = arith.bitcast %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.addi %31, %64 : index
        %120 = arith.addi %119, %c1 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %118, %77 : vector<16xf32>
        %124 = arith.addi %32, %64 : index
        %125 = arith.addi %124, %c1 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %118, %82 : vector<16xf32>
        %129 = arith.addi %33, %64 : index
        %130 = arith.addi %129, %c1 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %118, %87 : vector<16xf32>
        %134 = arith.addi %34, %64 : index
        %135 = arith.addi %134, %c1 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %118, %92 : vector<16xf32>
        %139 = arith.addi %35, %64 : index
        %140 = arith.addi %139, %c1 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %118, %97 : vector<16xf32>
        %144 = arith.addi %36, %64 : index
        %145 = arith.addi %144, %c1 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %118, %102 : vector<16xf32>
        %149 = arith.addi %37, %64 : index
        %150 = arith.addi %149, %c1 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %118, %107 : vector<16xf32>
        %154 = arith.addi %38, %64 : index
        %155 = arith.addi %154, %c1 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %118, %112 : vector<16xf32>
        %159 = arith.addi %66, %c20 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<32xi8>
        %161 = vector.bitcast %160 : vector<32xi8> to vector<16xi16>
        %162 = arith.extui %161 : vector<16xi16> to vector<16xi32>
        %163 = arith.shli %162, %c18 : vector<16xi32>
        %164 = arith.bitcast %163 : vector<16xi32> to vector<16xf32>
        %165 = arith.addi %31, %64 : index
        %166 = arith.addi %165, %c10 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %164, %123 : vector<16xf32>
        %170 = arith.addi %32, %64 : index
        %171 = arith.addi %170, %c10 : index
        %172 = memref.load %x[%171] : memref<?xf32>
        %173 = vector.broadcast %172 : f32 to vector<16xf32>
        %174 = math.fma %173, %164, %128 : vector<16xf32>
        %175 = arith.addi %33, %64 : index
        %176 = arith.addi %175, %c10 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %164, %133 : vector<16xf32>
        %180 = arith.addi %34, %64 : index
        %181 = arith.addi %180, %c10 : index
        %182 = memref.load %x[%181] : memref<?xf32>
        %183 = vector.broadcast %182 : f32 to vector<16xf32>
        %184 = math.fma %183, %164, %138 : vector<16xf32>
        %185 = arith.addi %35, %64 : index
        %186 = arith.addi %185, %c10 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %164, %143 : vector<16xf32>
        %190 = arith.addi %36, %64 : index
        %191 = arith.addi %190, %c10 : index
        %192 = memref.load %x[%191] : memref<?xf32>
        %193 = vector.broadcast %192 : f32 to vector<16xf32>
        %194 = math.fma %193, %164, %148 : vector<16xf32>
        %195 = arith.addi %37, %64 : index
        %196 = arith.addi %195, %c10 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %164, %153 : vector<16xf32>
        %200 = arith.addi %38, %64 : index
        %201 = arith.addi %200, %c10 : index
        %202 = memref.load %x[%201] : memref<?xf32>
        %203 = vector.broadcast %202 : f32 to vector<16xf32>
        %204 = math.fma %203, %164, %158 : vector<16xf32>
        %205 = arith.addi %66, %c21 : index
        %206 = vector.load %w[%205] : memref<?xi8>, vector<32xi8>
        %207 = vector.bitcast %206 : vector<32xi8> to vector<16xi16>
        %208 = arith.extui %207 : vector<16xi16> to vector<16xi32>
        %209 = arith.shli %208, %c18 : vector<16xi32>
        %210 = arith.bitcast %209 : vector<16xi32> to vector<16xf32>
        %211 = arith.addi %31, %64 : index
        %212 = arith.addi %211, %c11 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %210, %169 : vector<16xf32>
        %216 = arith.addi %32, %64 : index
        %217 = arith.addi %216, %c11 : index
        %218 = memref.load %x[%217] : memref<?xf32>
        %219 = vector.broadcast %218 : f32 to vector<16xf32>
        %220 = math.fma %219, %210, %174 : vector<16xf32>
        %221 = arith.addi %33, %64 : index
        %222 = arith.addi %221, %c11 : index
        %223 = memref.load %x[%222] : memref<?xf32>
        %224 = vector.broadcast %223 : f32 to vector<16xf32>
        %225 = math.fma %224, %210, %179 : vector<16xf32>
        %226 = arith.addi %34, %64 : index
        %227 = arith.addi %226, %c11 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %210, %184 : vector<16xf32>
        %231 = arith.addi %35, %64 : index
        %232 = arith.addi %231, %c11 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %210, %189 : vector<16xf32>
        %236 = arith.addi %36, %64 : index
        %237 = arith.addi %236, %c11 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %210, %194 : vector<16xf32>
        %241 = arith.addi %37, %64 : index
        %242 = arith.addi %241, %c11 : index
        %243 = memref.load %x[%242] : memref<?xf32>
        %244 = vector.broadcast %243 : f32 to vector<16xf32>
        %245 = math.fma %244, %210, %199 : vector<16xf32>
        %246 = arith.addi %38, %64 : index
        %247 = arith.addi %246, %c11 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %210, %204 : vector<16xf32>
        scf.yield %215, %220, %225, %230, %235, %240, %245, %250 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %251 = arith.addi %13, %c6 : index
    %252 = arith.cmpi slt, %251, %12 : index
    scf.if %252 {
      %253 = arith.muli %251, %outputFeatures : index
      %254 = arith.muli %3, %c4 : index
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
      %264 = arith.muli %3, %c4 : index
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
      %274 = arith.muli %3, %c4 : index
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
      %284 = arith.muli %3, %c4 : index
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
      %294 = arith.muli %3, %c4 : index
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
      %304 = arith.muli %3, %c4 : index
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
      %314 = arith.muli %3, %c4 : index
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
      %324 = arith.muli %3, %c4 : index
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

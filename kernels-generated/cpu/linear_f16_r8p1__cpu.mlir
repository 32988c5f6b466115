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
        %63 = arith.muli %53, %c17 : index
        %64 = arith.addi %51, %63 : index
        %65 = arith.addi %64, %c6 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
        %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
        %69 = arith.addi %64, %c18 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
        %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
        %73 = arith.addi %64, %c19 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.addi %64, %c20 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.muli %53, %c12 : index
        %82 = arith.addi %52, %81 : index
        %83 = arith.addi %31, %82 : index
        %84 = arith.addi %83, %c6 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %68, %54 : vector<16xf32>
        %88 = arith.addi %32, %82 : index
        %89 = arith.addi %88, %c6 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %68, %55 : vector<16xf32>
        %93 = arith.addi %33, %82 : index
        %94 = arith.addi %93, %c6 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %68, %56 : vector<16xf32>
        %98 = arith.addi %34, %82 : index
        %99 = arith.addi %98, %c6 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %68, %57 : vector<16xf32>
        %103 = arith.addi %35, %82 : index
        %104 = arith.addi %103, %c6 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %68, %58 : vector<16xf32>
        %108 = arith.addi %36, %82 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %68, %59 : vector<16xf32>
        %113 = arith.addi %37, %82 : index
        %114 = arith.addi %113, %c6 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %68, %60 : vector<16xf32>
        %118 = arith.addi %38, %82 : index
        %119 = arith.addi %118, %c6 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %68, %61 : vector<16xf32>
        %123 = arith.addi %31, %82 : index
        %124 = arith.addi %123, %c1 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %72, %87 : vector<16xf32>
        %128 = arith.addi %32, %82 : index
        %129 = arith.addi %128, %c1 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %72, %92 : vector<16xf32>
        %133 = arith.addi %33, %82 : index
        %134 = arith.addi %133, %c1 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %72, %97 : vector<16xf32>
        %138 = arith.addi %34, %82 : index
        %139 = arith.addi %138, %c1 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %72, %102 : vector<16xf32>
        %143 = arith.addi %35, %82 : index
        %144 = arith.addi %143, %c1 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %72, %107 : vector<16xf32>
        %148 = arith.addi %36, %82 : index
        %149 = arith.addi %148, %c1 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %72, %112 : vector<16xf32>
        %153 = arith.addi %37, %82 : index
        %154 = arith.addi %153, %c1 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %72, %117 : vector<16xf32>
        %158 = arith.addi %38, %82 : index
        %159 = arith.addi %158, %c1 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %72, %122 : vector<16xf32>
        %163 = arith.addi %31, %82 : index
        %164 = arith.addi %163, %c10 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %76, %127 : vector<16xf32>
        %168 = arith.addi %32, %82 : index
        %169 = arith.addi %168, %c10 : index
        %170 = memref.load %x[%169] : memref<?xf32>
        %171 = vector.broadcast %170 : f32 to vector<16xf32>
        %172 = math.fma %171, %76, %132 : vector<16xf32>
        %173 = arith.addi %33, %82 : index
        %174 = arith.addi %173, %c10 : index
        %175 = memref.load %x[%174] : memref<?xf32>
        %176 = vector.broadcast %175 : f32 to vector<16xf32>
        %177 = math.fma %176, %76, %137 : vector<16xf32>
        %178 = arith.addi %34, %82 : index
        %179 = arith.addi %178, %c10 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %76, %142 : vector<16xf32>
        %183 = arith.addi %35, %82 : index
        %184 = arith.addi %183, %c10 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %76, %147 : vector<16xf32>
        %188 = arith.addi %36, %82 : index
        %189 = arith.addi %188, %c10 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %76, %152 : vector<16xf32>
        %193 = arith.addi %37, %82 : index
        %194 = arith.addi %193, %c10 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %76, %157 : vector<16xf32>
        %198 = arith.addi %38, %82 : index
        %199 = arith.addi %198, %c10 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %76, %162 : vector<16xf32>
        %203 = arith.addi %31, %82 : index
        %204 = arith.addi %203, %c11 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %80, %167 : vector<16xf32>
        %208 = arith.addi %32, %82 : index
        %209 = arith.addi %208, %c11 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %80, %172 : vector<16xf32>
        %213 = arith.addi %33, %82 : index
        %214 = arith.addi %213, %c11 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %80, %177 : vector<16xf32>
        %218 = arith.addi %34, %82 : index
        %219 = arith.addi %218, %c11 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %80, %182 : vector<16xf32>
        %223 = arith.addi %35, %82 : index
        %224 = arith.addi %223, %c11 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %80, %187 : vector<16xf32>
        %228 = arith.addi %36, %82 : index
        %229 = arith.addi %228, %c11 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %80, %192 : vector<16xf32>
        %233 = arith.addi %37, %82 : index
        %234 = arith.addi %233, %c11 : index
        %235 = memref.load %x[%234] : memref<?xf32>
        %236 = vector.broadcast %235 : f32 to vector<16xf32>
        %237 = math.fma %236, %80, %197 : vector<16xf32>
        %238 = arith.addi %38, %82 : index
        %239 = arith.addi %238, %c11 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %80, %202 : vector<16xf32>
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

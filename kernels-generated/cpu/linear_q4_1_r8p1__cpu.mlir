// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
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
      %55 = arith.addi %51, %c4 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.muli %40, %c4 : index
      %69:8 = scf.for %60 = %c6 to %c9 step %c1 iter_args(%61 = %41, %62 = %42, %63 = %43, %64 = %44, %65 = %45, %66 = %46, %67 = %47, %68 = %48) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.muli %60, %c12 : index
        %71 = arith.addi %59, %70 : index
        %72 = arith.addi %51, %c17 : index
        %73 = arith.muli %60, %c4 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %c6 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.andi %77, %c18 : vector<16xi32>
        %79 = arith.shrui %77, %c19 : vector<16xi32>
        %80 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %54, %58 : vector<16xf32>
        %82 = arith.addi %31, %71 : index
        %83 = arith.addi %82, %c6 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %81, %61 : vector<16xf32>
        %87 = arith.addi %32, %71 : index
        %88 = arith.addi %87, %c6 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %81, %62 : vector<16xf32>
        %92 = arith.addi %33, %71 : index
        %93 = arith.addi %92, %c6 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %81, %63 : vector<16xf32>
        %97 = arith.addi %34, %71 : index
        %98 = arith.addi %97, %c6 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %81, %64 : vector<16xf32>
        %102 = arith.addi %35, %71 : index
        %103 = arith.addi %102, %c6 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %81, %65 : vector<16xf32>
        %107 = arith.addi %36, %71 : index
        %108 = arith.addi %107, %c6 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %81, %66 : vector<16xf32>
        %112 = arith.addi %37, %71 : index
        %113 = arith.addi %112, %c6 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %81, %67 : vector<16xf32>
        %117 = arith.addi %38, %71 : index
        %118 = arith.addi %117, %c6 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %81, %68 : vector<16xf32>
        %122 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %54, %58 : vector<16xf32>
        %124 = arith.addi %31, %71 : index
        %125 = arith.addi %124, %c1 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %123, %86 : vector<16xf32>
        %129 = arith.addi %32, %71 : index
        %130 = arith.addi %129, %c1 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %123, %91 : vector<16xf32>
        %134 = arith.addi %33, %71 : index
        %135 = arith.addi %134, %c1 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %123, %96 : vector<16xf32>
        %139 = arith.addi %34, %71 : index
        %140 = arith.addi %139, %c1 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %123, %101 : vector<16xf32>
        %144 = arith.addi %35, %71 : index
        %145 = arith.addi %144, %c1 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %123, %106 : vector<16xf32>
        %149 = arith.addi %36, %71 : index
        %150 = arith.addi %149, %c1 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %123, %111 : vector<16xf32>
        %154 = arith.addi %37, %71 : index
        %155 = arith.addi %154, %c1 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %123, %116 : vector<16xf32>
        %159 = arith.addi %38, %71 : index
        %160 = arith.addi %159, %c1 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %123, %121 : vector<16xf32>
        %164 = arith.addi %74, %c20 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.andi %166, %c18 : vector<16xi32>
        %168 = arith.shrui %166, %c19 : vector<16xi32>
        %169 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %54, %58 : vector<16xf32>
        %171 = arith.addi %31, %71 : index
        %172 = arith.addi %171, %c10 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %170, %128 : vector<16xf32>
        %176 = arith.addi %32, %71 : index
        %177 = arith.addi %176, %c10 : index
        %178 = memref.load %x[%177] : memref<?xf32>
        %179 = vector.broadcast %178 : f32 to vector<16xf32>
        %180 = math.fma %179, %170, %133 : vector<16xf32>
        %181 = arith.addi %33, %71 : index
        %182 = arith.addi %181, %c10 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %170, %138 : vector<16xf32>
        %186 = arith.addi %34, %71 : index
        %187 = arith.addi %186, %c10 : index
        %188 = memref.load %x[%187] : memref<?xf32>
        %189 = vector.broadcast %188 : f32 to vector<16xf32>
        %190 = math.fma %189, %170, %143 : vector<16xf32>
        %191 = arith.addi %35, %71 : index
        %192 = arith.addi %191, %c10 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %170, %148 : vector<16xf32>
        %196 = arith.addi %36, %71 : index
        %197 = arith.addi %196, %c10 : index
        %198 = memref.load %x[%197] : memref<?xf32>
        %199 = vector.broadcast %198 : f32 to vector<16xf32>
        %200 = math.fma %199, %170, %153 : vector<16xf32>
        %201 = arith.addi %37, %71 : index
        %202 = arith.addi %201, %c10 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %170, %158 : vector<16xf32>
        %206 = arith.addi %38, %71 : index
        %207 = arith.addi %206, %c10 : index
        %208 = memref.load %x[%207] : memref<?xf32>
        %209 = vector.broadcast %208 : f32 to vector<16xf32>
        %210 = math.fma %209, %170, %163 : vector<16xf32>
        %211 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %212 = math.fma %211, %54, %58 : vector<16xf32>
        %213 = arith.addi %31, %71 : index
        %214 = arith.addi %213, %c11 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %212, %175 : vector<16xf32>
        %218 = arith.addi %32, %71 : index
        %219 = arith.addi %218, %c11 : index
        %220 = memref.load %x[%219] : memref<?xf32>
        %221 = vector.broadcast %220 : f32 to vector<16xf32>
        %222 = math.fma %221, %212, %180 : vector<16xf32>
        %223 = arith.addi %33, %71 : index
        %224 = arith.addi %223, %c11 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %212, %185 : vector<16xf32>
        %228 = arith.addi %34, %71 : index
        %229 = arith.addi %228, %c11 : index
        %230 = memref.load %x[%229] : memref<?xf32>
        %231 = vector.broadcast %230 : f32 to vector<16xf32>
        %232 = math.fma %231, %212, %190 : vector<16xf32>
        %233 = arith.addi %35, %71 : index
        %234 = arith.addi %233, %c11 : index
        %235 = memref.load %x[%234] : memref<?xf32>
        %236 = vector.broadcast %235 : f32 to vector<16xf32>
        %237 = math.fma %236, %212, %195 : vector<16xf32>
        %238 = arith.addi %36, %71 : index
        %239 = arith.addi %238, %c11 : index
        %240 = memref.load %x[%239] : memref<?xf32>
        %241 = vector.broadcast %240 : f32 to vector<16xf32>
        %242 = math.fma %241, %212, %200 : vector<16xf32>
        %243 = arith.addi %37, %71 : index
        %244 = arith.addi %243, %c11 : index
        %245 = memref.load %x[%244] : memref<?xf32>
        %246 = vector.broadcast %245 : f32 to vector<16xf32>
        %247 = math.fma %246, %212, %205 : vector<16xf32>
        %248 = arith.addi %38, %71 : index
        %249 = arith.addi %248, %c11 : index
        %250 = memref.load %x[%249] : memref<?xf32>
        %251 = vector.broadcast %250 : f32 to vector<16xf32>
        %252 = math.fma %251, %212, %210 : vector<16xf32>
        scf.yield %217, %222, %227, %232, %237, %242, %247, %252 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %253 = arith.addi %13, %c6 : index
    %254 = arith.cmpi slt, %253, %12 : index
    scf.if %254 {
      %255 = arith.muli %253, %outputFeatures : index
      %256 = arith.muli %3, %c20 : index
      %257 = arith.addi %255, %256 : index
      scf.if %0 {
        %258 = arith.addi %257, %c6 : index
        %259 = vector.load %residual[%258] : memref<?xf32>, vector<16xf32>
        %260 = arith.addf %259, %49#0 : vector<16xf32>
        %261 = arith.addi %257, %c6 : index
        vector.store %260, %out[%261] : memref<?xf32>, vector<16xf32>
      } else {
        %262 = arith.addi %257, %c6 : index
        vector.store %49#0, %out[%262] : memref<?xf32>, vector<16xf32>
      }
    }
    %263 = arith.addi %13, %c1 : index
    %264 = arith.cmpi slt, %263, %12 : index
    scf.if %264 {
      %265 = arith.muli %263, %outputFeatures : index
      %266 = arith.muli %3, %c20 : index
      %267 = arith.addi %265, %266 : index
      scf.if %0 {
        %268 = arith.addi %267, %c6 : index
        %269 = vector.load %residual[%268] : memref<?xf32>, vector<16xf32>
        %270 = arith.addf %269, %49#1 : vector<16xf32>
        %271 = arith.addi %267, %c6 : index
        vector.store %270, %out[%271] : memref<?xf32>, vector<16xf32>
      } else {
        %272 = arith.addi %267, %c6 : index
        vector.store %49#1, %out[%272] : memref<?xf32>, vector<16xf32>
      }
    }
    %273 = arith.addi %13, %c10 : index
    %274 = arith.cmpi slt, %273, %12 : index
    scf.if %274 {
      %275 = arith.muli %273, %outputFeatures : index
      %276 = arith.muli %3, %c20 : index
      %277 = arith.addi %275, %276 : index
      scf.if %0 {
        %278 = arith.addi %277, %c6 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %49#2 : vector<16xf32>
        %281 = arith.addi %277, %c6 : index
        vector.store %280, %out[%281] : memref<?xf32>, vector<16xf32>
      } else {
        %282 = arith.addi %277, %c6 : index
        vector.store %49#2, %out[%282] : memref<?xf32>, vector<16xf32>
      }
    }
    %283 = arith.addi %13, %c11 : index
    %284 = arith.cmpi slt, %283, %12 : index
    scf.if %284 {
      %285 = arith.muli %283, %outputFeatures : index
      %286 = arith.muli %3, %c20 : index
      %287 = arith.addi %285, %286 : index
      scf.if %0 {
        %288 = arith.addi %287, %c6 : index
        %289 = vector.load %residual[%288] : memref<?xf32>, vector<16xf32>
        %290 = arith.addf %289, %49#3 : vector<16xf32>
        %291 = arith.addi %287, %c6 : index
        vector.store %290, %out[%291] : memref<?xf32>, vector<16xf32>
      } else {
        %292 = arith.addi %287, %c6 : index
        vector.store %49#3, %out[%292] : memref<?xf32>, vector<16xf32>
      }
    }
    %293 = arith.addi %13, %c12 : index
    %294 = arith.cmpi slt, %293, %12 : index
    scf.if %294 {
      %295 = arith.muli %293, %outputFeatures : index
      %296 = arith.muli %3, %c20 : index
      %297 = arith.addi %295, %296 : index
      scf.if %0 {
        %298 = arith.addi %297, %c6 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %49#4 : vector<16xf32>
        %301 = arith.addi %297, %c6 : index
        vector.store %300, %out[%301] : memref<?xf32>, vector<16xf32>
      } else {
        %302 = arith.addi %297, %c6 : index
        vector.store %49#4, %out[%302] : memref<?xf32>, vector<16xf32>
      }
    }
    %303 = arith.addi %13, %c13 : index
    %304 = arith.cmpi slt, %303, %12 : index
    scf.if %304 {
      %305 = arith.muli %303, %outputFeatures : index
      %306 = arith.muli %3, %c20 : index
      %307 = arith.addi %305, %306 : index
      scf.if %0 {
        %308 = arith.addi %307, %c6 : index
        %309 = vector.load %residual[%308] : memref<?xf32>, vector<16xf32>
        %310 = arith.addf %309, %49#5 : vector<16xf32>
        %311 = arith.addi %307, %c6 : index
        vector.store %310, %out[%311] : memref<?xf32>, vector<16xf32>
      } else {
        %312 = arith.addi %307, %c6 : index
        vector.store %49#5, %out[%312] : memref<?xf32>, vector<16xf32>
      }
    }
    %313 = arith.addi %13, %c14 : index
    %314 = arith.cmpi slt, %313, %12 : index
    scf.if %314 {
      %315 = arith.muli %313, %outputFeatures : index
      %316 = arith.muli %3, %c20 : index
      %317 = arith.addi %315, %316 : index
      scf.if %0 {
        %318 = arith.addi %317, %c6 : index
        %319 = vector.load %residual[%318] : memref<?xf32>, vector<16xf32>
        %320 = arith.addf %319, %49#6 : vector<16xf32>
        %321 = arith.addi %317, %c6 : index
        vector.store %320, %out[%321] : memref<?xf32>, vector<16xf32>
      } else {
        %322 = arith.addi %317, %c6 : index
        vector.store %49#6, %out[%322] : memref<?xf32>, vector<16xf32>
      }
    }
    %323 = arith.addi %13, %c15 : index
    %324 = arith.cmpi slt, %323, %12 : index
    scf.if %324 {
      %325 = arith.muli %323, %outputFeatures : index
      %326 = arith.muli %3, %c20 : index
      %327 = arith.addi %325, %326 : index
      scf.if %0 {
        %328 = arith.addi %327, %c6 : index
        %329 = vector.load %residual[%328] : memref<?xf32>, vector<16xf32>
        %330 = arith.addf %329, %49#7 : vector<16xf32>
        %331 = arith.addi %327, %c6 : index
        vector.store %330, %out[%331] : memref<?xf32>, vector<16xf32>
      } else {
        %332 = arith.addi %327, %c6 : index
        vector.store %49#7, %out[%332] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

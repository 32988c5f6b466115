// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c1 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.muli %8, %4 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %6, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c5 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c10 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c11 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.addi %15, %c12 : index
    %26 = arith.minsi %25, %16 : index
    %27 = arith.addi %15, %c13 : index
    %28 = arith.minsi %27, %16 : index
    %29 = arith.addi %15, %c14 : index
    %30 = arith.minsi %29, %16 : index
    %31 = arith.addi %15, %c15 : index
    %32 = arith.minsi %31, %16 : index
    %33 = arith.muli %18, %inputFeatures : index
    %34 = arith.muli %20, %inputFeatures : index
    %35 = arith.muli %22, %inputFeatures : index
    %36 = arith.muli %24, %inputFeatures : index
    %37 = arith.muli %26, %inputFeatures : index
    %38 = arith.muli %28, %inputFeatures : index
    %39 = arith.muli %30, %inputFeatures : index
    %40 = arith.muli %32, %inputFeatures : index
    %41 = arith.muli %groupSize, %c5 : index
    %42 = arith.addi %41, %c6 : index
    %43 = arith.divui %groupSize, %c12 : index
    %44 = arith.divui %inputFeatures, %groupSize : index
    %54:8 = scf.for %45 = %c7 to %44 step %c1 iter_args(%46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %55 = arith.muli %45, %42 : index
      %56 = arith.addi %9, %55 : index
      %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
      %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
      %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
      %60 = arith.addi %56, %c17 : index
      %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
      %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
      %63 = arith.muli %45, %groupSize : index
      %73:8 = scf.for %64 = %c7 to %43 step %c1 iter_args(%65 = %46, %66 = %47, %67 = %48, %68 = %49, %69 = %50, %70 = %51, %71 = %52, %72 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %74 = arith.muli %64, %c12 : index
        %75 = arith.addi %63, %74 : index
        %76 = arith.addi %56, %c6 : index
        %77 = arith.muli %64, %c17 : index
        %78 = arith.addi %76, %77 : index
        %79 = arith.addi %78, %c7 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.andi %81, %c18 : vector<16xi32>
        %83 = arith.shrui %81, %c19 : vector<16xi32>
        %84 = arith.subi %82, %62 : vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %85, %59 : vector<16xf32>
        %87 = arith.addi %33, %75 : index
        %88 = arith.addi %87, %c7 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %86, %65 : vector<16xf32>
        %92 = arith.addi %34, %75 : index
        %93 = arith.addi %92, %c7 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %86, %66 : vector<16xf32>
        %97 = arith.addi %35, %75 : index
        %98 = arith.addi %97, %c7 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %86, %67 : vector<16xf32>
        %102 = arith.addi %36, %75 : index
        %103 = arith.addi %102, %c7 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %86, %68 : vector<16xf32>
        %107 = arith.addi %37, %75 : index
        %108 = arith.addi %107, %c7 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %86, %69 : vector<16xf32>
        %112 = arith.addi %38, %75 : index
        %113 = arith.addi %112, %c7 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %86, %70 : vector<16xf32>
        %117 = arith.addi %39, %75 : index
        %118 = arith.addi %117, %c7 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %86, %71 : vector<16xf32>
        %122 = arith.addi %40, %75 : index
        %123 = arith.addi %122, %c7 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %86, %72 : vector<16xf32>
        %127 = arith.subi %83, %62 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = arith.mulf %128, %59 : vector<16xf32>
        %130 = arith.addi %33, %75 : index
        %131 = arith.addi %130, %c1 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %129, %91 : vector<16xf32>
        %135 = arith.addi %34, %75 : index
        %136 = arith.addi %135, %c1 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %129, %96 : vector<16xf32>
        %140 = arith.addi %35, %75 : index
        %141 = arith.addi %140, %c1 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %129, %101 : vector<16xf32>
        %145 = arith.addi %36, %75 : index
        %146 = arith.addi %145, %c1 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %129, %106 : vector<16xf32>
        %150 = arith.addi %37, %75 : index
        %151 = arith.addi %150, %c1 : index
        %152 = memref.load %x[%151] : memref<?xf32>
        %153 = vector.broadcast %152 : f32 to vector<16xf32>
        %154 = math.fma %153, %129, %111 : vector<16xf32>
        %155 = arith.addi %38, %75 : index
        %156 = arith.addi %155, %c1 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %129, %116 : vector<16xf32>
        %160 = arith.addi %39, %75 : index
        %161 = arith.addi %160, %c1 : index
        %162 = memref.load %x[%161] : memref<?xf32>
        %163 = vector.broadcast %162 : f32 to vector<16xf32>
        %164 = math.fma %163, %129, %121 : vector<16xf32>
        %165 = arith.addi %40, %75 : index
        %166 = arith.addi %165, %c1 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %129, %126 : vector<16xf32>
        %170 = arith.addi %78, %c20 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.andi %172, %c18 : vector<16xi32>
        %174 = arith.shrui %172, %c19 : vector<16xi32>
        %175 = arith.subi %173, %62 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = arith.mulf %176, %59 : vector<16xf32>
        %178 = arith.addi %33, %75 : index
        %179 = arith.addi %178, %c10 : index
        %180 = memref.load %x[%179] : memref<?xf32>
        %181 = vector.broadcast %180 : f32 to vector<16xf32>
        %182 = math.fma %181, %177, %134 : vector<16xf32>
        %183 = arith.addi %34, %75 : index
        %184 = arith.addi %183, %c10 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %177, %139 : vector<16xf32>
        %188 = arith.addi %35, %75 : index
        %189 = arith.addi %188, %c10 : index
        %190 = memref.load %x[%189] : memref<?xf32>
        %191 = vector.broadcast %190 : f32 to vector<16xf32>
        %192 = math.fma %191, %177, %144 : vector<16xf32>
        %193 = arith.addi %36, %75 : index
        %194 = arith.addi %193, %c10 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %177, %149 : vector<16xf32>
        %198 = arith.addi %37, %75 : index
        %199 = arith.addi %198, %c10 : index
        %200 = memref.load %x[%199] : memref<?xf32>
        %201 = vector.broadcast %200 : f32 to vector<16xf32>
        %202 = math.fma %201, %177, %154 : vector<16xf32>
        %203 = arith.addi %38, %75 : index
        %204 = arith.addi %203, %c10 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %177, %159 : vector<16xf32>
        %208 = arith.addi %39, %75 : index
        %209 = arith.addi %208, %c10 : index
        %210 = memref.load %x[%209] : memref<?xf32>
        %211 = vector.broadcast %210 : f32 to vector<16xf32>
        %212 = math.fma %211, %177, %164 : vector<16xf32>
        %213 = arith.addi %40, %75 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %177, %169 : vector<16xf32>
        %218 = arith.subi %174, %62 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = arith.mulf %219, %59 : vector<16xf32>
        %221 = arith.addi %33, %75 : index
        %222 = arith.addi %221, %c11 : index
        %223 = memref.load %x[%222] : memref<?xf32>
        %224 = vector.broadcast %223 : f32 to vector<16xf32>
        %225 = math.fma %224, %220, %182 : vector<16xf32>
        %226 = arith.addi %34, %75 : index
        %227 = arith.addi %226, %c11 : index
        %228 = memref.load %x[%227] : memref<?xf32>
        %229 = vector.broadcast %228 : f32 to vector<16xf32>
        %230 = math.fma %229, %220, %187 : vector<16xf32>
        %231 = arith.addi %35, %75 : index
        %232 = arith.addi %231, %c11 : index
        %233 = memref.load %x[%232] : memref<?xf32>
        %234 = vector.broadcast %233 : f32 to vector<16xf32>
        %235 = math.fma %234, %220, %192 : vector<16xf32>
        %236 = arith.addi %36, %75 : index
        %237 = arith.addi %236, %c11 : index
        %238 = memref.load %x[%237] : memref<?xf32>
        %239 = vector.broadcast %238 : f32 to vector<16xf32>
        %240 = math.fma %239, %220, %197 : vector<16xf32>
        %241 = arith.addi %37, %75 : index
        %242 = arith.addi %241, %c11 : index
        %243 = memref.load %x[%242] : memref<?xf32>
        %244 = vector.broadcast %243 : f32 to vector<16xf32>
        %245 = math.fma %244, %220, %202 : vector<16xf32>
        %246 = arith.addi %38, %75 : index
        %247 = arith.addi %246, %c11 : index
        %248 = memref.load %x[%247] : memref<?xf32>
        %249 = vector.broadcast %248 : f32 to vector<16xf32>
        %250 = math.fma %249, %220, %207 : vector<16xf32>
        %251 = arith.addi %39, %75 : index
        %252 = arith.addi %251, %c11 : index
        %253 = memref.load %x[%252] : memref<?xf32>
        %254 = vector.broadcast %253 : f32 to vector<16xf32>
        %255 = math.fma %254, %220, %212 : vector<16xf32>
        %256 = arith.addi %40, %75 : index
        %257 = arith.addi %256, %c11 : index
        %258 = memref.load %x[%257] : memref<?xf32>
        %259 = vector.broadcast %258 : f32 to vector<16xf32>
        %260 = math.fma %259, %220, %217 : vector<16xf32>
        scf.yield %225, %230, %235, %240, %245, %250, %255, %260 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %73#0, %73#1, %73#2, %73#3, %73#4, %73#5, %73#6, %73#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %261 = arith.addi %15, %c7 : index
    %262 = arith.cmpi slt, %261, %14 : index
    scf.if %262 {
      %263 = arith.muli %261, %outputFeatures : index
      %264 = arith.muli %5, %c20 : index
      %265 = arith.addi %263, %264 : index
      scf.if %0 {
        %266 = arith.addi %265, %c7 : index
        %267 = vector.load %residual[%266] : memref<?xf32>, vector<16xf32>
        %268 = arith.addf %267, %54#0 : vector<16xf32>
        %269 = arith.addi %265, %c7 : index
        vector.store %268, %out[%269] : memref<?xf32>, vector<16xf32>
      } else {
        %270 = arith.addi %265, %c7 : index
        vector.store %54#0, %out[%270] : memref<?xf32>, vector<16xf32>
      }
    }
    %271 = arith.addi %15, %c1 : index
    %272 = arith.cmpi slt, %271, %14 : index
    scf.if %272 {
      %273 = arith.muli %271, %outputFeatures : index
      %274 = arith.muli %5, %c20 : index
      %275 = arith.addi %273, %274 : index
      scf.if %0 {
        %276 = arith.addi %275, %c7 : index
        %277 = vector.load %residual[%276] : memref<?xf32>, vector<16xf32>
        %278 = arith.addf %277, %54#1 : vector<16xf32>
        %279 = arith.addi %275, %c7 : index
        vector.store %278, %out[%279] : memref<?xf32>, vector<16xf32>
      } else {
        %280 = arith.addi %275, %c7 : index
        vector.store %54#1, %out[%280] : memref<?xf32>, vector<16xf32>
      }
    }
    %281 = arith.addi %15, %c10 : index
    %282 = arith.cmpi slt, %281, %14 : index
    scf.if %282 {
      %283 = arith.muli %281, %outputFeatures : index
      %284 = arith.muli %5, %c20 : index
      %285 = arith.addi %283, %284 : index
      scf.if %0 {
        %286 = arith.addi %285, %c7 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %54#2 : vector<16xf32>
        %289 = arith.addi %285, %c7 : index
        vector.store %288, %out[%289] : memref<?xf32>, vector<16xf32>
      } else {
        %290 = arith.addi %285, %c7 : index
        vector.store %54#2, %out[%290] : memref<?xf32>, vector<16xf32>
      }
    }
    %291 = arith.addi %15, %c11 : index
    %292 = arith.cmpi slt, %291, %14 : index
    scf.if %292 {
      %293 = arith.muli %291, %outputFeatures : index
      %294 = arith.muli %5, %c20 : index
      %295 = arith.addi %293, %294 : index
      scf.if %0 {
        %296 = arith.addi %295, %c7 : index
        %297 = vector.load %residual[%296] : memref<?xf32>, vector<16xf32>
        %298 = arith.addf %297, %54#3 : vector<16xf32>
        %299 = arith.addi %295, %c7 : index
        vector.store %298, %out[%299] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %295, %c7 : index
        vector.store %54#3, %out[%300] : memref<?xf32>, vector<16xf32>
      }
    }
    %301 = arith.addi %15, %c12 : index
    %302 = arith.cmpi slt, %301, %14 : index
    scf.if %302 {
      %303 = arith.muli %301, %outputFeatures : index
      %304 = arith.muli %5, %c20 : index
      %305 = arith.addi %303, %304 : index
      scf.if %0 {
        %306 = arith.addi %305, %c7 : index
        %307 = vector.load %residual[%306] : memref<?xf32>, vector<16xf32>
        %308 = arith.addf %307, %54#4 : vector<16xf32>
        %309 = arith.addi %305, %c7 : index
        vector.store %308, %out[%309] : memref<?xf32>, vector<16xf32>
      } else {
        %310 = arith.addi %305, %c7 : index
        vector.store %54#4, %out[%310] : memref<?xf32>, vector<16xf32>
      }
    }
    %311 = arith.addi %15, %c13 : index
    %312 = arith.cmpi slt, %311, %14 : index
    scf.if %312 {
      %313 = arith.muli %311, %outputFeatures : index
      %314 = arith.muli %5, %c20 : index
      %315 = arith.addi %313, %314 : index
      scf.if %0 {
        %316 = arith.addi %315, %c7 : index
        %317 = vector.load %residual[%316] : memref<?xf32>, vector<16xf32>
        %318 = arith.addf %317, %54#5 : vector<16xf32>
        %319 = arith.addi %315, %c7 : index
        vector.store %318, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %320 = arith.addi %315, %c7 : index
        vector.store %54#5, %out[%320] : memref<?xf32>, vector<16xf32>
      }
    }
    %321 = arith.addi %15, %c14 : index
    %322 = arith.cmpi slt, %321, %14 : index
    scf.if %322 {
      %323 = arith.muli %321, %outputFeatures : index
      %324 = arith.muli %5, %c20 : index
      %325 = arith.addi %323, %324 : index
      scf.if %0 {
        %326 = arith.addi %325, %c7 : index
        %327 = vector.load %residual[%326] : memref<?xf32>, vector<16xf32>
        %328 = arith.addf %327, %54#6 : vector<16xf32>
        %329 = arith.addi %325, %c7 : index
        vector.store %328, %out[%329] : memref<?xf32>, vector<16xf32>
      } else {
        %330 = arith.addi %325, %c7 : index
        vector.store %54#6, %out[%330] : memref<?xf32>, vector<16xf32>
      }
    }
    %331 = arith.addi %15, %c15 : index
    %332 = arith.cmpi slt, %331, %14 : index
    scf.if %332 {
      %333 = arith.muli %331, %outputFeatures : index
      %334 = arith.muli %5, %c20 : index
      %335 = arith.addi %333, %334 : index
      scf.if %0 {
        %336 = arith.addi %335, %c7 : index
        %337 = vector.load %residual[%336] : memref<?xf32>, vector<16xf32>
        %338 = arith.addf %337, %54#7 : vector<16xf32>
        %339 = arith.addi %335, %c7 : index
        vector.store %338, %out[%339] : memref<?xf32>, vector<16xf32>
      } else {
        %340 = arith.addi %335, %c7 : index
        vector.store %54#7, %out[%340] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.muli %0, %8 : index
      %34 = arith.addi %33, %28 : index
      %35 = arith.addi %34, %c9 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c4 : index
      %47:8 = scf.for %38 = %c7 to %37 step %c9 iter_args(%39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11, %44 = %c11, %45 = %c11, %46 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %c5 : index
        %49 = arith.addi %32, %48 : index
        %50 = arith.muli %38, %c5 : index
        %51 = arith.addi %36, %50 : index
        %52 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.muli %38, %c4 : index
        %68:8 = scf.for %59 = %c7 to %c12 step %c9 iter_args(%60 = %39, %61 = %40, %62 = %41, %63 = %42, %64 = %43, %65 = %44, %66 = %45, %67 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %69 = arith.muli %59, %c2 : index
          %70 = arith.addi %58, %69 : index
          %71 = arith.addi %49, %c4 : index
          %72 = arith.muli %59, %c13 : index
          %73 = arith.addi %71, %72 : index
          %74 = arith.addi %73, %c7 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %78 = arith.mulf %77, %54 : vector<16xf32>
          %79 = arith.addi %51, %c4 : index
          %80 = arith.muli %59, %c13 : index
          %81 = arith.addi %79, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %85, %57 : vector<16xf32>
          %87 = arith.addi %24, %70 : index
          %88 = arith.addi %87, %c7 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %78, %60 : vector<16xf32>
          %92 = math.fma %90, %86, %61 : vector<16xf32>
          %93 = arith.addi %25, %70 : index
          %94 = arith.addi %93, %c7 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %78, %62 : vector<16xf32>
          %98 = math.fma %96, %86, %63 : vector<16xf32>
          %99 = arith.addi %26, %70 : index
          %100 = arith.addi %99, %c7 : index
          %101 = memref.load %x[%100] : memref<?xf32>
          %102 = vector.broadcast %101 : f32 to vector<16xf32>
          %103 = math.fma %102, %78, %64 : vector<16xf32>
          %104 = math.fma %102, %86, %65 : vector<16xf32>
          %105 = arith.addi %27, %70 : index
          %106 = arith.addi %105, %c7 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %78, %66 : vector<16xf32>
          %110 = math.fma %108, %86, %67 : vector<16xf32>
          %111 = arith.addi %73, %c6 : index
          %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
          %113 = arith.extsi %112 : vector<16xi8> to vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = arith.mulf %114, %54 : vector<16xf32>
          %116 = arith.addi %81, %c6 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extsi %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = arith.mulf %119, %57 : vector<16xf32>
          %121 = arith.addi %24, %70 : index
          %122 = arith.addi %121, %c9 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %115, %91 : vector<16xf32>
          %126 = math.fma %124, %120, %92 : vector<16xf32>
          %127 = arith.addi %25, %70 : index
          %128 = arith.addi %127, %c9 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %115, %97 : vector<16xf32>
          %132 = math.fma %130, %120, %98 : vector<16xf32>
          %133 = arith.addi %26, %70 : index
          %134 = arith.addi %133, %c9 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %115, %103 : vector<16xf32>
          %138 = math.fma %136, %120, %104 : vector<16xf32>
          %139 = arith.addi %27, %70 : index
          %140 = arith.addi %139, %c9 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %115, %109 : vector<16xf32>
          %144 = math.fma %142, %120, %110 : vector<16xf32>
          %145 = arith.addi %73, %c4 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extsi %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = arith.mulf %148, %54 : vector<16xf32>
          %150 = arith.addi %81, %c4 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %152 = arith.extsi %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %154 = arith.mulf %153, %57 : vector<16xf32>
          %155 = arith.addi %24, %70 : index
          %156 = arith.addi %155, %c3 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %149, %125 : vector<16xf32>
          %160 = math.fma %158, %154, %126 : vector<16xf32>
          %161 = arith.addi %25, %70 : index
          %162 = arith.addi %161, %c3 : index
          %163 = memref.load %x[%162] : memref<?xf32>
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          %165 = math.fma %164, %149, %131 : vector<16xf32>
          %166 = math.fma %164, %154, %132 : vector<16xf32>
          %167 = arith.addi %26, %70 : index
          %168 = arith.addi %167, %c3 : index
          %169 = memref.load %x[%168] : memref<?xf32>
          %170 = vector.broadcast %169 : f32 to vector<16xf32>
          %171 = math.fma %170, %149, %137 : vector<16xf32>
          %172 = math.fma %170, %154, %138 : vector<16xf32>
          %173 = arith.addi %27, %70 : index
          %174 = arith.addi %173, %c3 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %149, %143 : vector<16xf32>
          %178 = math.fma %176, %154, %144 : vector<16xf32>
          %179 = arith.addi %73, %c14 : index
          %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
          %181 = arith.extsi %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %54 : vector<16xf32>
          %184 = arith.addi %81, %c14 : index
          %185 = vector.load %w[%184] : memref<?xi8>, vector<16xi8>
          %186 = arith.extsi %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
          %188 = arith.mulf %187, %57 : vector<16xf32>
          %189 = arith.addi %24, %70 : index
          %190 = arith.addi %189, %c10 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %183, %159 : vector<16xf32>
          %194 = math.fma %192, %188, %160 : vector<16xf32>
          %195 = arith.addi %25, %70 : index
          %196 = arith.addi %195, %c10 : index
          %197 = memref.load %x[%196] : memref<?xf32>
          %198 = vector.broadcast %197 : f32 to vector<16xf32>
          %199 = math.fma %198, %183, %165 : vector<16xf32>
          %200 = math.fma %198, %188, %166 : vector<16xf32>
          %201 = arith.addi %26, %70 : index
          %202 = arith.addi %201, %c10 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %183, %171 : vector<16xf32>
          %206 = math.fma %204, %188, %172 : vector<16xf32>
          %207 = arith.addi %27, %70 : index
          %208 = arith.addi %207, %c10 : index
          %209 = memref.load %x[%208] : memref<?xf32>
          %210 = vector.broadcast %209 : f32 to vector<16xf32>
          %211 = math.fma %210, %183, %177 : vector<16xf32>
          %212 = math.fma %210, %188, %178 : vector<16xf32>
          scf.yield %193, %194, %199, %200, %205, %206, %211, %212 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %213 = arith.muli %headDim, %c7 : index
      %214 = arith.muli %28, %c6 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c7 : index
      vector.store %47#0, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c7 : index
      %218 = arith.muli %28, %c6 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c6 : index
      vector.store %47#1, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.muli %headDim, %c9 : index
      %222 = arith.muli %28, %c6 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c7 : index
      vector.store %47#2, %3[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.muli %headDim, %c9 : index
      %226 = arith.muli %28, %c6 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c6 : index
      vector.store %47#3, %3[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.muli %headDim, %c3 : index
      %230 = arith.muli %28, %c6 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c7 : index
      vector.store %47#4, %3[%232] : memref<?xf32>, vector<16xf32>
      %233 = arith.muli %headDim, %c3 : index
      %234 = arith.muli %28, %c6 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c6 : index
      vector.store %47#5, %3[%236] : memref<?xf32>, vector<16xf32>
      %237 = arith.muli %headDim, %c10 : index
      %238 = arith.muli %28, %c6 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c7 : index
      vector.store %47#6, %3[%240] : memref<?xf32>, vector<16xf32>
      %241 = arith.muli %headDim, %c10 : index
      %242 = arith.muli %28, %c6 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c6 : index
      vector.store %47#7, %3[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.addi %14, %c2 : index
    %246 = arith.minsi %245, %13 : index
    scf.for %247 = %14 to %246 step %c9 {
      %248 = arith.subi %247, %14 : index
      %249 = arith.muli %248, %headDim : index
      %250 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %250 {
        scf.for %251 = %c7 to %headDim step %c6 {
          %252 = arith.muli %0, %headDim : index
          %253 = arith.addi %252, %251 : index
          %254 = vector.load %bias[%253] : memref<?xf32>, vector<16xf32>
          %255 = arith.addi %249, %251 : index
          %256 = vector.load %3[%255] : memref<?xf32>, vector<16xf32>
          %257 = arith.addf %256, %254 : vector<16xf32>
          %258 = arith.addi %249, %251 : index
          vector.store %257, %3[%258] : memref<?xf32>, vector<16xf32>
        }
      }
      %259 = arith.addi %heads, %kvHeads : index
      %260 = arith.cmpi slt, %0, %259 : index
      scf.if %260 {
        %261 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %261 {
          %262 = arith.cmpi slt, %0, %heads : index
          %265 = scf.for %263 = %c7 to %headDim step %c6 iter_args(%264 = %c11) -> (vector<16xf32>) {
            %266 = arith.addi %249, %263 : index
            %267 = vector.load %3[%266] : memref<?xf32>, vector<16xf32>
            %268 = math.fma %267, %267, %264 : vector<16xf32>
            scf.yield %268 : vector<16xf32>
          }
          %269 = wave.reduce "add" %265 : vector<16xf32>
          %270 = arith.mulf %269, %inverseHeadDim : f32
          %271 = arith.addf %270, %epsilon : f32
          %272 = math.sqrt %271 : f32
          %273 = arith.divf %c21, %272 : f32
          %274 = vector.broadcast %273 : f32 to vector<16xf32>
          scf.for %275 = %c7 to %headDim step %c6 {
            %276 = vector.load %query_norm[%275] : memref<?xf32>, vector<16xf32>
            %277 = vector.load %key_norm[%275] : memref<?xf32>, vector<16xf32>
            %278 = arith.select %262, %276, %277 : vector<16xf32>
            %279 = arith.addi %249, %275 : index
            %280 = vector.load %3[%279] : memref<?xf32>, vector<16xf32>
            %281 = arith.mulf %280, %274 : vector<16xf32>
            %282 = arith.mulf %281, %278 : vector<16xf32>
            %283 = arith.addi %249, %275 : index
            vector.store %282, %3[%283] : memref<?xf32>, vector<16xf32>
          }
        }
        %284 = arith.addi %positionsAt, %247 : index
        %285 = memref.load %step[%284] : memref<?xi32>
        %286 = arith.index_cast %285 : i32 to index
        %287 = arith.divui %headDim, %c3 : index
        %288 = arith.remui %286, %c23 : index
        %289 = arith.muli %288, %headDim : index
        %290 = arith.divui %286, %c23 : index
        %291 = arith.addi %290, %c23 : index
        %292 = arith.muli %291, %headDim : index
        scf.for %293 = %c7 to %287 step %c12 {
          %294 = arith.addi %289, %293 : index
          %295 = vector.load %rope[%294] : memref<?xf32>, vector<8xf32>
          %296 = arith.addi %289, %287 : index
          %297 = arith.addi %296, %293 : index
          %298 = vector.load %rope[%297] : memref<?xf32>, vector<8xf32>
          %299 = arith.addi %292, %293 : index
          %300 = vector.load %rope[%299] : memref<?xf32>, vector<8xf32>
          %301 = arith.addi %292, %287 : index
          %302 = arith.addi %301, %293 : index
          %303 = vector.load %rope[%302] : memref<?xf32>, vector<8xf32>
          %304 = arith.mulf %300, %295 : vector<8xf32>
          %305 = arith.mulf %303, %298 : vector<8xf32>
          %306 = arith.subf %304, %305 : vector<8xf32>
          %307 = arith.mulf %303, %295 : vector<8xf32>
          %308 = arith.mulf %300, %298 : vector<8xf32>
          %309 = arith.addf %307, %308 : vector<8xf32>
          %310 = arith.addi %249, %293 : index
          %311 = vector.load %3[%310] : memref<?xf32>, vector<8xf32>
          %312 = arith.addi %249, %287 : index
          %313 = arith.addi %312, %293 : index
          %314 = vector.load %3[%313] : memref<?xf32>, vector<8xf32>
          %315 = arith.mulf %311, %306 : vector<8xf32>
          %316 = arith.mulf %314, %309 : vector<8xf32>
          %317 = arith.subf %315, %316 : vector<8xf32>
          %318 = arith.addi %249, %293 : index
          vector.store %317, %3[%318] : memref<?xf32>, vector<8xf32>
          %319 = arith.mulf %314, %306 : vector<8xf32>
          %320 = arith.mulf %311, %309 : vector<8xf32>
          %321 = arith.addf %319, %320 : vector<8xf32>
          %322 = arith.addi %249, %287 : index
          %323 = arith.addi %322, %293 : index
          vector.store %321, %3[%323] : memref<?xf32>, vector<8xf32>
        }
      }
      %324 = arith.cmpi slt, %0, %heads : index
      scf.if %324 {
        scf.for %325 = %c7 to %headDim step %c6 {
          %326 = arith.addi %249, %325 : index
          %327 = vector.load %3[%326] : memref<?xf32>, vector<16xf32>
          %328 = arith.muli %247, %heads : index
          %329 = arith.addi %328, %0 : index
          %330 = arith.muli %329, %headDim : index
          %331 = arith.addi %330, %325 : index
          vector.store %327, %q[%331] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %332 = arith.addi %slotsAt, %247 : index
        %333 = memref.load %step[%332] : memref<?xi32>
        %334 = arith.index_cast %333 : i32 to index
        %335 = arith.cmpi sge, %334, %c7 : index
        scf.if %335 {
          %336 = arith.cmpi eq, %codec, %c7 : index
          scf.if %336 {
            %337 = arith.subi %0, %heads : index
            %338 = memref.load %scales[%337] : memref<?xf32>
            %339 = vector.broadcast %338 : f32 to vector<16xf32>
            %340 = arith.divui %334, %c6 : index
            %341 = arith.remui %334, %c6 : index
            %342 = arith.muli %headDim, %c3 : index
            %343 = arith.muli %340, %pageBytes : index
            scf.for %344 = %c7 to %headDim step %c6 {
              %345 = arith.addi %249, %344 : index
              %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
              %347 = arith.mulf %346, %339 : vector<16xf32>
              %348 = arith.minimumf %347, %c27 : vector<16xf32>
              %349 = arith.maximumf %348, %c28 : vector<16xf32>
              %350 = arith.truncf %349 : vector<16xf32> to vector<16xf16>
              %351 = vector.bitcast %350 : vector<16xf16> to vector<32xi8>
              %352 = arith.muli %344, %c3 : index
              vector.store %351, %5[%352] : memref<?xi8>, vector<32xi8>
            }
            %353 = arith.cmpi slt, %337, %kvHeads : index
            scf.if %353 {
              %354 = arith.muli %342, %c4 : index
              %355 = arith.muli %337, %354 : index
              %356 = arith.addi %343, %355 : index
              %357 = arith.muli %341, %c3 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c7 to %headDim step %c9 {
                %360 = arith.muli %359, %c3 : index
                %361 = arith.addi %360, %c7 : index
                %362 = memref.load %5[%361] : memref<?xi8>
                %363 = arith.muli %359, %c4 : index
                %364 = arith.addi %358, %363 : index
                %365 = arith.addi %364, %c7 : index
                memref.store %362, %kv[%365] : memref<?xi8>
                %366 = arith.muli %359, %c3 : index
                %367 = arith.addi %366, %c9 : index
                %368 = memref.load %5[%367] : memref<?xi8>
                %369 = arith.muli %359, %c4 : index
                %370 = arith.addi %358, %369 : index
                %371 = arith.addi %370, %c9 : index
                memref.store %368, %kv[%371] : memref<?xi8>
              }
            } else {
              %372 = arith.subi %337, %kvHeads : index
              %373 = arith.muli %372, %c3 : index
              %374 = arith.addi %373, %c9 : index
              %375 = arith.muli %342, %c6 : index
              %376 = arith.muli %374, %375 : index
              %377 = arith.addi %343, %376 : index
              %378 = arith.muli %341, %342 : index
              %379 = arith.addi %377, %378 : index
              scf.for %380 = %c7 to %342 step %c6 {
                %381 = vector.load %5[%380] : memref<?xi8>, vector<16xi8>
                %382 = arith.addi %379, %380 : index
                vector.store %381, %kv[%382] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %383 = arith.cmpi eq, %codec, %c9 : index
          scf.if %383 {
            %384 = arith.subi %0, %heads : index
            %385 = memref.load %scales[%384] : memref<?xf32>
            %386 = vector.broadcast %385 : f32 to vector<16xf32>
            %387 = arith.divui %334, %c6 : index
            %388 = arith.remui %334, %c6 : index
            %389 = arith.muli %headDim, %c9 : index
            %390 = arith.muli %387, %pageBytes : index
            scf.for %391 = %c7 to %headDim step %c6 {
              %392 = arith.addi %249, %391 : index
              %393 = vector.load %3[%392] : memref<?xf32>, vector<16xf32>
              %394 = arith.mulf %393, %386 : vector<16xf32>
              %395 = wave.fp8_encode "e4m3" %394 : vector<16xf32> -> vector<16xi8>
              %396 = arith.muli %391, %c9 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<16xi8>
            }
            %397 = arith.cmpi slt, %384, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %389, %c4 : index
              %399 = arith.muli %384, %398 : index
              %400 = arith.addi %390, %399 : index
              %401 = arith.muli %388, %c9 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %headDim step %c9 {
                %404 = arith.muli %403, %c9 : index
                %405 = arith.addi %404, %c7 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c6 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c7 : index
                memref.store %406, %kv[%409] : memref<?xi8>
              }
            } else {
              %410 = arith.subi %384, %kvHeads : index
              %411 = arith.muli %410, %c3 : index
              %412 = arith.addi %411, %c9 : index
              %413 = arith.muli %389, %c6 : index
              %414 = arith.muli %412, %413 : index
              %415 = arith.addi %390, %414 : index
              %416 = arith.muli %388, %389 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c7 to %389 step %c6 {
                %419 = vector.load %5[%418] : memref<?xi8>, vector<16xi8>
                %420 = arith.addi %417, %418 : index
                vector.store %419, %kv[%420] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %421 = arith.cmpi eq, %codec, %c3 : index
          scf.if %421 {
            %422 = arith.subi %0, %heads : index
            %423 = memref.load %scales[%422] : memref<?xf32>
            %424 = vector.broadcast %423 : f32 to vector<16xf32>
            %425 = arith.divui %334, %c6 : index
            %426 = arith.remui %334, %c6 : index
            %427 = arith.muli %headDim, %c9 : index
            %428 = arith.muli %425, %pageBytes : index
            scf.for %429 = %c7 to %headDim step %c6 {
              %430 = arith.addi %249, %429 : index
              %431 = vector.load %3[%430] : memref<?xf32>, vector<16xf32>
              %432 = arith.mulf %431, %424 : vector<16xf32>
              %433 = wave.fp8_encode "e5m2" %432 : vector<16xf32> -> vector<16xi8>
              %434 = arith.muli %429, %c9 : index
              vector.store %433, %5[%434] : memref<?xi8>, vector<16xi8>
            }
            %435 = arith.cmpi slt, %422, %kvHeads : index
            scf.if %435 {
              %436 = arith.muli %427, %c4 : index
              %437 = arith.muli %422, %436 : index
              %438 = arith.addi %428, %437 : index
              %439 = arith.muli %426, %c9 : index
              %440 = arith.addi %438, %439 : index
              scf.for %441 = %c7 to %headDim step %c9 {
                %442 = arith.muli %441, %c9 : index
                %443 = arith.addi %442, %c7 : index
                %444 = memref.load %5[%443] : memref<?xi8>
                %445 = arith.muli %441, %c6 : index
                %446 = arith.addi %440, %445 : index
                %447 = arith.addi %446, %c7 : index
                memref.store %444, %kv[%447] : memref<?xi8>
              }
            } else {
              %448 = arith.subi %422, %kvHeads : index
              %449 = arith.muli %448, %c3 : index
              %450 = arith.addi %449, %c9 : index
              %451 = arith.muli %427, %c6 : index
              %452 = arith.muli %450, %451 : index
              %453 = arith.addi %428, %452 : index
              %454 = arith.muli %426, %427 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c7 to %427 step %c6 {
                %457 = vector.load %5[%456] : memref<?xi8>, vector<16xi8>
                %458 = arith.addi %455, %456 : index
                vector.store %457, %kv[%458] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c29 = arith.constant 32 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.muli %0, %8 : index
      %34 = arith.addi %33, %28 : index
      %35 = arith.addi %34, %c8 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c4 : index
      %47:8 = scf.for %38 = %c6 to %37 step %c8 iter_args(%39 = %c10, %40 = %c10, %41 = %c10, %42 = %c10, %43 = %c10, %44 = %c10, %45 = %c10, %46 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %c5 : index
        %49 = arith.addi %32, %48 : index
        %50 = arith.muli %38, %c5 : index
        %51 = arith.addi %36, %50 : index
        %52 = arith.muli %38, %c4 : index
        %62:8 = scf.for %53 = %c6 to %c2 step %c8 iter_args(%54 = %39, %55 = %40, %56 = %41, %57 = %42, %58 = %43, %59 = %44, %60 = %45, %61 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %63 = arith.muli %53, %c2 : index
          %64 = arith.addi %52, %63 : index
          %65 = arith.muli %53, %c11 : index
          %66 = arith.addi %49, %65 : index
          %67 = arith.addi %66, %c6 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
          %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
          %70 = arith.muli %53, %c11 : index
          %71 = arith.addi %51, %70 : index
          %72 = arith.addi %71, %c6 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<64xi8>
          %74 = vector.bitcast %73 : vector<64xi8> to vector<16xf32>
          %75 = arith.addi %24, %64 : index
          %76 = arith.addi %75, %c6 : index
          %77 = memref.load %x[%76] : memref<?xf32>
          %78 = vector.broadcast %77 : f32 to vector<16xf32>
          %79 = math.fma %78, %69, %54 : vector<16xf32>
          %80 = math.fma %78, %74, %55 : vector<16xf32>
          %81 = arith.addi %25, %64 : index
          %82 = arith.addi %81, %c6 : index
          %83 = memref.load %x[%82] : memref<?xf32>
          %84 = vector.broadcast %83 : f32 to vector<16xf32>
          %85 = math.fma %84, %69, %56 : vector<16xf32>
          %86 = math.fma %84, %74, %57 : vector<16xf32>
          %87 = arith.addi %26, %64 : index
          %88 = arith.addi %87, %c6 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %69, %58 : vector<16xf32>
          %92 = math.fma %90, %74, %59 : vector<16xf32>
          %93 = arith.addi %27, %64 : index
          %94 = arith.addi %93, %c6 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %69, %60 : vector<16xf32>
          %98 = math.fma %96, %74, %61 : vector<16xf32>
          %99 = arith.addi %66, %c12 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<64xi8>
          %101 = vector.bitcast %100 : vector<64xi8> to vector<16xf32>
          %102 = arith.addi %71, %c12 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<64xi8>
          %104 = vector.bitcast %103 : vector<64xi8> to vector<16xf32>
          %105 = arith.addi %24, %64 : index
          %106 = arith.addi %105, %c8 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %101, %79 : vector<16xf32>
          %110 = math.fma %108, %104, %80 : vector<16xf32>
          %111 = arith.addi %25, %64 : index
          %112 = arith.addi %111, %c8 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %101, %85 : vector<16xf32>
          %116 = math.fma %114, %104, %86 : vector<16xf32>
          %117 = arith.addi %26, %64 : index
          %118 = arith.addi %117, %c8 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %101, %91 : vector<16xf32>
          %122 = math.fma %120, %104, %92 : vector<16xf32>
          %123 = arith.addi %27, %64 : index
          %124 = arith.addi %123, %c8 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %101, %97 : vector<16xf32>
          %128 = math.fma %126, %104, %98 : vector<16xf32>
          %129 = arith.addi %66, %c13 : index
          %130 = vector.load %w[%129] : memref<?xi8>, vector<64xi8>
          %131 = vector.bitcast %130 : vector<64xi8> to vector<16xf32>
          %132 = arith.addi %71, %c13 : index
          %133 = vector.load %w[%132] : memref<?xi8>, vector<64xi8>
          %134 = vector.bitcast %133 : vector<64xi8> to vector<16xf32>
          %135 = arith.addi %24, %64 : index
          %136 = arith.addi %135, %c3 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %131, %109 : vector<16xf32>
          %140 = math.fma %138, %134, %110 : vector<16xf32>
          %141 = arith.addi %25, %64 : index
          %142 = arith.addi %141, %c3 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %131, %115 : vector<16xf32>
          %146 = math.fma %144, %134, %116 : vector<16xf32>
          %147 = arith.addi %26, %64 : index
          %148 = arith.addi %147, %c3 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %131, %121 : vector<16xf32>
          %152 = math.fma %150, %134, %122 : vector<16xf32>
          %153 = arith.addi %27, %64 : index
          %154 = arith.addi %153, %c3 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %131, %127 : vector<16xf32>
          %158 = math.fma %156, %134, %128 : vector<16xf32>
          %159 = arith.addi %66, %c14 : index
          %160 = vector.load %w[%159] : memref<?xi8>, vector<64xi8>
          %161 = vector.bitcast %160 : vector<64xi8> to vector<16xf32>
          %162 = arith.addi %71, %c14 : index
          %163 = vector.load %w[%162] : memref<?xi8>, vector<64xi8>
          %164 = vector.bitcast %163 : vector<64xi8> to vector<16xf32>
          %165 = arith.addi %24, %64 : index
          %166 = arith.addi %165, %c9 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %161, %139 : vector<16xf32>
          %170 = math.fma %168, %164, %140 : vector<16xf32>
          %171 = arith.addi %25, %64 : index
          %172 = arith.addi %171, %c9 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %161, %145 : vector<16xf32>
          %176 = math.fma %174, %164, %146 : vector<16xf32>
          %177 = arith.addi %26, %64 : index
          %178 = arith.addi %177, %c9 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %161, %151 : vector<16xf32>
          %182 = math.fma %180, %164, %152 : vector<16xf32>
          %183 = arith.addi %27, %64 : index
          %184 = arith.addi %183, %c9 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %161, %157 : vector<16xf32>
          %188 = math.fma %186, %164, %158 : vector<16xf32>
          scf.yield %169, %170, %175, %176, %181, %182, %187, %188 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %189 = arith.muli %headDim, %c6 : index
      %190 = arith.muli %28, %c4 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.addi %191, %c6 : index
      vector.store %47#0, %3[%192] : memref<?xf32>, vector<16xf32>
      %193 = arith.muli %headDim, %c6 : index
      %194 = arith.muli %28, %c4 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.addi %195, %c4 : index
      vector.store %47#1, %3[%196] : memref<?xf32>, vector<16xf32>
      %197 = arith.muli %headDim, %c8 : index
      %198 = arith.muli %28, %c4 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c6 : index
      vector.store %47#2, %3[%200] : memref<?xf32>, vector<16xf32>
      %201 = arith.muli %headDim, %c8 : index
      %202 = arith.muli %28, %c4 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.addi %203, %c4 : index
      vector.store %47#3, %3[%204] : memref<?xf32>, vector<16xf32>
      %205 = arith.muli %headDim, %c3 : index
      %206 = arith.muli %28, %c4 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.addi %207, %c6 : index
      vector.store %47#4, %3[%208] : memref<?xf32>, vector<16xf32>
      %209 = arith.muli %headDim, %c3 : index
      %210 = arith.muli %28, %c4 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.addi %211, %c4 : index
      vector.store %47#5, %3[%212] : memref<?xf32>, vector<16xf32>
      %213 = arith.muli %headDim, %c9 : index
      %214 = arith.muli %28, %c4 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c6 : index
      vector.store %47#6, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c9 : index
      %218 = arith.muli %28, %c4 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c4 : index
      vector.store %47#7, %3[%220] : memref<?xf32>, vector<16xf32>
    }
    %221 = arith.addi %14, %c2 : index
    %222 = arith.minsi %221, %13 : index
    scf.for %223 = %14 to %222 step %c8 {
      %224 = arith.subi %223, %14 : index
      %225 = arith.muli %224, %headDim : index
      %226 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %226 {
        scf.for %227 = %c6 to %headDim step %c4 {
          %228 = arith.muli %0, %headDim : index
          %229 = arith.addi %228, %227 : index
          %230 = vector.load %bias[%229] : memref<?xf32>, vector<16xf32>
          %231 = arith.addi %225, %227 : index
          %232 = vector.load %3[%231] : memref<?xf32>, vector<16xf32>
          %233 = arith.addf %232, %230 : vector<16xf32>
          %234 = arith.addi %225, %227 : index
          vector.store %233, %3[%234] : memref<?xf32>, vector<16xf32>
        }
      }
      %235 = arith.addi %heads, %kvHeads : index
      %236 = arith.cmpi slt, %0, %235 : index
      scf.if %236 {
        %237 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %237 {
          %238 = arith.cmpi slt, %0, %heads : index
          %241 = scf.for %239 = %c6 to %headDim step %c4 iter_args(%240 = %c10) -> (vector<16xf32>) {
            %242 = arith.addi %225, %239 : index
            %243 = vector.load %3[%242] : memref<?xf32>, vector<16xf32>
            %244 = math.fma %243, %243, %240 : vector<16xf32>
            scf.yield %244 : vector<16xf32>
          }
          %245 = wave.reduce "add" %241 : vector<16xf32>
          %246 = arith.mulf %245, %inverseHeadDim : f32
          %247 = arith.addf %246, %epsilon : f32
          %248 = math.sqrt %247 : f32
          %249 = arith.divf %c21, %248 : f32
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          scf.for %251 = %c6 to %headDim step %c4 {
            %252 = vector.load %query_norm[%251] : memref<?xf32>, vector<16xf32>
            %253 = vector.load %key_norm[%251] : memref<?xf32>, vector<16xf32>
            %254 = arith.select %238, %252, %253 : vector<16xf32>
            %255 = arith.addi %225, %251 : index
            %256 = vector.load %3[%255] : memref<?xf32>, vector<16xf32>
            %257 = arith.mulf %256, %250 : vector<16xf32>
            %258 = arith.mulf %257, %254 : vector<16xf32>
            %259 = arith.addi %225, %251 : index
            vector.store %258, %3[%259] : memref<?xf32>, vector<16xf32>
          }
        }
        %260 = arith.addi %positionsAt, %223 : index
        %261 = memref.load %step[%260] : memref<?xi32>
        %262 = arith.index_cast %261 : i32 to index
        %263 = arith.divui %headDim, %c3 : index
        %264 = arith.remui %262, %c11 : index
        %265 = arith.muli %264, %headDim : index
        %266 = arith.divui %262, %c11 : index
        %267 = arith.addi %266, %c11 : index
        %268 = arith.muli %267, %headDim : index
        scf.for %269 = %c6 to %263 step %c23 {
          %270 = arith.addi %265, %269 : index
          %271 = vector.load %rope[%270] : memref<?xf32>, vector<8xf32>
          %272 = arith.addi %265, %263 : index
          %273 = arith.addi %272, %269 : index
          %274 = vector.load %rope[%273] : memref<?xf32>, vector<8xf32>
          %275 = arith.addi %268, %269 : index
          %276 = vector.load %rope[%275] : memref<?xf32>, vector<8xf32>
          %277 = arith.addi %268, %263 : index
          %278 = arith.addi %277, %269 : index
          %279 = vector.load %rope[%278] : memref<?xf32>, vector<8xf32>
          %280 = arith.mulf %276, %271 : vector<8xf32>
          %281 = arith.mulf %279, %274 : vector<8xf32>
          %282 = arith.subf %280, %281 : vector<8xf32>
          %283 = arith.mulf %279, %271 : vector<8xf32>
          %284 = arith.mulf %276, %274 : vector<8xf32>
          %285 = arith.addf %283, %284 : vector<8xf32>
          %286 = arith.addi %225, %269 : index
          %287 = vector.load %3[%286] : memref<?xf32>, vector<8xf32>
          %288 = arith.addi %225, %263 : index
          %289 = arith.addi %288, %269 : index
          %290 = vector.load %3[%289] : memref<?xf32>, vector<8xf32>
          %291 = arith.mulf %287, %282 : vector<8xf32>
          %292 = arith.mulf %290, %285 : vector<8xf32>
          %293 = arith.subf %291, %292 : vector<8xf32>
          %294 = arith.addi %225, %269 : index
          vector.store %293, %3[%294] : memref<?xf32>, vector<8xf32>
          %295 = arith.mulf %290, %282 : vector<8xf32>
          %296 = arith.mulf %287, %285 : vector<8xf32>
          %297 = arith.addf %295, %296 : vector<8xf32>
          %298 = arith.addi %225, %263 : index
          %299 = arith.addi %298, %269 : index
          vector.store %297, %3[%299] : memref<?xf32>, vector<8xf32>
        }
      }
      %300 = arith.cmpi slt, %0, %heads : index
      scf.if %300 {
        scf.for %301 = %c6 to %headDim step %c4 {
          %302 = arith.addi %225, %301 : index
          %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
          %304 = arith.muli %223, %heads : index
          %305 = arith.addi %304, %0 : index
          %306 = arith.muli %305, %headDim : index
          %307 = arith.addi %306, %301 : index
          vector.store %303, %q[%307] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %308 = arith.addi %slotsAt, %223 : index
        %309 = memref.load %step[%308] : memref<?xi32>
        %310 = arith.index_cast %309 : i32 to index
        %311 = arith.cmpi sge, %310, %c6 : index
        scf.if %311 {
          %312 = arith.cmpi eq, %codec, %c6 : index
          scf.if %312 {
            %313 = arith.subi %0, %heads : index
            %314 = memref.load %scales[%313] : memref<?xf32>
            %315 = vector.broadcast %314 : f32 to vector<16xf32>
            %316 = arith.divui %310, %c4 : index
            %317 = arith.remui %310, %c4 : index
            %318 = arith.muli %headDim, %c3 : index
            %319 = arith.muli %316, %pageBytes : index
            scf.for %320 = %c6 to %headDim step %c4 {
              %321 = arith.addi %225, %320 : index
              %322 = vector.load %3[%321] : memref<?xf32>, vector<16xf32>
              %323 = arith.mulf %322, %315 : vector<16xf32>
              %324 = arith.minimumf %323, %c27 : vector<16xf32>
              %325 = arith.maximumf %324, %c28 : vector<16xf32>
              %326 = arith.truncf %325 : vector<16xf32> to vector<16xf16>
              %327 = vector.bitcast %326 : vector<16xf16> to vector<32xi8>
              %328 = arith.muli %320, %c3 : index
              vector.store %327, %5[%328] : memref<?xi8>, vector<32xi8>
            }
            %329 = arith.cmpi slt, %313, %kvHeads : index
            scf.if %329 {
              %330 = arith.muli %318, %c29 : index
              %331 = arith.muli %313, %330 : index
              %332 = arith.addi %319, %331 : index
              %333 = arith.muli %317, %c3 : index
              %334 = arith.addi %332, %333 : index
              scf.for %335 = %c6 to %headDim step %c8 {
                %336 = arith.muli %335, %c3 : index
                %337 = arith.addi %336, %c6 : index
                %338 = memref.load %5[%337] : memref<?xi8>
                %339 = arith.muli %335, %c29 : index
                %340 = arith.addi %334, %339 : index
                %341 = arith.addi %340, %c6 : index
                memref.store %338, %kv[%341] : memref<?xi8>
                %342 = arith.muli %335, %c3 : index
                %343 = arith.addi %342, %c8 : index
                %344 = memref.load %5[%343] : memref<?xi8>
                %345 = arith.muli %335, %c29 : index
                %346 = arith.addi %334, %345 : index
                %347 = arith.addi %346, %c8 : index
                memref.store %344, %kv[%347] : memref<?xi8>
              }
            } else {
              %348 = arith.subi %313, %kvHeads : index
              %349 = arith.muli %348, %c3 : index
              %350 = arith.addi %349, %c8 : index
              %351 = arith.muli %318, %c4 : index
              %352 = arith.muli %350, %351 : index
              %353 = arith.addi %319, %352 : index
              %354 = arith.muli %317, %318 : index
              %355 = arith.addi %353, %354 : index
              scf.for %356 = %c6 to %318 step %c4 {
                %357 = vector.load %5[%356] : memref<?xi8>, vector<16xi8>
                %358 = arith.addi %355, %356 : index
                vector.store %357, %kv[%358] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %359 = arith.cmpi eq, %codec, %c8 : index
          scf.if %359 {
            %360 = arith.subi %0, %heads : index
            %361 = memref.load %scales[%360] : memref<?xf32>
            %362 = vector.broadcast %361 : f32 to vector<16xf32>
            %363 = arith.divui %310, %c4 : index
            %364 = arith.remui %310, %c4 : index
            %365 = arith.muli %headDim, %c8 : index
            %366 = arith.muli %363, %pageBytes : index
            scf.for %367 = %c6 to %headDim step %c4 {
              %368 = arith.addi %225, %367 : index
              %369 = vector.load %3[%368] : memref<?xf32>, vector<16xf32>
              %370 = arith.mulf %369, %362 : vector<16xf32>
              %371 = wave.fp8_encode "e4m3" %370 : vector<16xf32> -> vector<16xi8>
              %372 = arith.muli %367, %c8 : index
              vector.store %371, %5[%372] : memref<?xi8>, vector<16xi8>
            }
            %373 = arith.cmpi slt, %360, %kvHeads : index
            scf.if %373 {
              %374 = arith.muli %365, %c29 : index
              %375 = arith.muli %360, %374 : index
              %376 = arith.addi %366, %375 : index
              %377 = arith.muli %364, %c8 : index
              %378 = arith.addi %376, %377 : index
              scf.for %379 = %c6 to %headDim step %c8 {
                %380 = arith.muli %379, %c8 : index
                %381 = arith.addi %380, %c6 : index
                %382 = memref.load %5[%381] : memref<?xi8>
                %383 = arith.muli %379, %c4 : index
                %384 = arith.addi %378, %383 : index
                %385 = arith.addi %384, %c6 : index
                memref.store %382, %kv[%385] : memref<?xi8>
              }
            } else {
              %386 = arith.subi %360, %kvHeads : index
              %387 = arith.muli %386, %c3 : index
              %388 = arith.addi %387, %c8 : index
              %389 = arith.muli %365, %c4 : index
              %390 = arith.muli %388, %389 : index
              %391 = arith.addi %366, %390 : index
              %392 = arith.muli %364, %365 : index
              %393 = arith.addi %391, %392 : index
              scf.for %394 = %c6 to %365 step %c4 {
                %395 = vector.load %5[%394] : memref<?xi8>, vector<16xi8>
                %396 = arith.addi %393, %394 : index
                vector.store %395, %kv[%396] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %397 = arith.cmpi eq, %codec, %c3 : index
          scf.if %397 {
            %398 = arith.subi %0, %heads : index
            %399 = memref.load %scales[%398] : memref<?xf32>
            %400 = vector.broadcast %399 : f32 to vector<16xf32>
            %401 = arith.divui %310, %c4 : index
            %402 = arith.remui %310, %c4 : index
            %403 = arith.muli %headDim, %c8 : index
            %404 = arith.muli %401, %pageBytes : index
            scf.for %405 = %c6 to %headDim step %c4 {
              %406 = arith.addi %225, %405 : index
              %407 = vector.load %3[%406] : memref<?xf32>, vector<16xf32>
              %408 = arith.mulf %407, %400 : vector<16xf32>
              %409 = wave.fp8_encode "e5m2" %408 : vector<16xf32> -> vector<16xi8>
              %410 = arith.muli %405, %c8 : index
              vector.store %409, %5[%410] : memref<?xi8>, vector<16xi8>
            }
            %411 = arith.cmpi slt, %398, %kvHeads : index
            scf.if %411 {
              %412 = arith.muli %403, %c29 : index
              %413 = arith.muli %398, %412 : index
              %414 = arith.addi %404, %413 : index
              %415 = arith.muli %402, %c8 : index
              %416 = arith.addi %414, %415 : index
              scf.for %417 = %c6 to %headDim step %c8 {
                %418 = arith.muli %417, %c8 : index
                %419 = arith.addi %418, %c6 : index
                %420 = memref.load %5[%419] : memref<?xi8>
                %421 = arith.muli %417, %c4 : index
                %422 = arith.addi %416, %421 : index
                %423 = arith.addi %422, %c6 : index
                memref.store %420, %kv[%423] : memref<?xi8>
              }
            } else {
              %424 = arith.subi %398, %kvHeads : index
              %425 = arith.muli %424, %c3 : index
              %426 = arith.addi %425, %c8 : index
              %427 = arith.muli %403, %c4 : index
              %428 = arith.muli %426, %427 : index
              %429 = arith.addi %404, %428 : index
              %430 = arith.muli %402, %403 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c6 to %403 step %c4 {
                %433 = vector.load %5[%432] : memref<?xi8>, vector<16xi8>
                %434 = arith.addi %431, %432 : index
                vector.store %433, %kv[%434] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 128 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c28 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c29 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %28 = %c6 to %8 step %c8 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c6 to %33 step %c8 iter_args(%35 = %c10, %36 = %c10, %37 = %c10, %38 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = arith.muli %34, %c4 : index
        %48:4 = scf.for %43 = %c6 to %c2 step %c8 iter_args(%44 = %35, %45 = %36, %46 = %37, %47 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %49 = arith.muli %43, %c2 : index
          %50 = arith.addi %42, %49 : index
          %51 = arith.muli %43, %c11 : index
          %52 = arith.addi %41, %51 : index
          %53 = arith.addi %52, %c6 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
          %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
          %57 = arith.addi %24, %50 : index
          %58 = arith.addi %57, %c6 : index
          %59 = memref.load %x[%58] : memref<?xf32>
          %60 = vector.broadcast %59 : f32 to vector<16xf32>
          %61 = math.fma %60, %56, %44 : vector<16xf32>
          %62 = arith.addi %25, %50 : index
          %63 = arith.addi %62, %c6 : index
          %64 = memref.load %x[%63] : memref<?xf32>
          %65 = vector.broadcast %64 : f32 to vector<16xf32>
          %66 = math.fma %65, %56, %45 : vector<16xf32>
          %67 = arith.addi %26, %50 : index
          %68 = arith.addi %67, %c6 : index
          %69 = memref.load %x[%68] : memref<?xf32>
          %70 = vector.broadcast %69 : f32 to vector<16xf32>
          %71 = math.fma %70, %56, %46 : vector<16xf32>
          %72 = arith.addi %27, %50 : index
          %73 = arith.addi %72, %c6 : index
          %74 = memref.load %x[%73] : memref<?xf32>
          %75 = vector.broadcast %74 : f32 to vector<16xf32>
          %76 = math.fma %75, %56, %47 : vector<16xf32>
          %77 = arith.addi %52, %c12 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
          %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
          %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
          %81 = arith.addi %24, %50 : index
          %82 = arith.addi %81, %c8 : index
          %83 = memref.load %x[%82] : memref<?xf32>
          %84 = vector.broadcast %83 : f32 to vector<16xf32>
          %85 = math.fma %84, %80, %61 : vector<16xf32>
          %86 = arith.addi %25, %50 : index
          %87 = arith.addi %86, %c8 : index
          %88 = memref.load %x[%87] : memref<?xf32>
          %89 = vector.broadcast %88 : f32 to vector<16xf32>
          %90 = math.fma %89, %80, %66 : vector<16xf32>
          %91 = arith.addi %26, %50 : index
          %92 = arith.addi %91, %c8 : index
          %93 = memref.load %x[%92] : memref<?xf32>
          %94 = vector.broadcast %93 : f32 to vector<16xf32>
          %95 = math.fma %94, %80, %71 : vector<16xf32>
          %96 = arith.addi %27, %50 : index
          %97 = arith.addi %96, %c8 : index
          %98 = memref.load %x[%97] : memref<?xf32>
          %99 = vector.broadcast %98 : f32 to vector<16xf32>
          %100 = math.fma %99, %80, %76 : vector<16xf32>
          %101 = arith.addi %52, %c13 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
          %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
          %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
          %105 = arith.addi %24, %50 : index
          %106 = arith.addi %105, %c3 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %104, %85 : vector<16xf32>
          %110 = arith.addi %25, %50 : index
          %111 = arith.addi %110, %c3 : index
          %112 = memref.load %x[%111] : memref<?xf32>
          %113 = vector.broadcast %112 : f32 to vector<16xf32>
          %114 = math.fma %113, %104, %90 : vector<16xf32>
          %115 = arith.addi %26, %50 : index
          %116 = arith.addi %115, %c3 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %104, %95 : vector<16xf32>
          %120 = arith.addi %27, %50 : index
          %121 = arith.addi %120, %c3 : index
          %122 = memref.load %x[%121] : memref<?xf32>
          %123 = vector.broadcast %122 : f32 to vector<16xf32>
          %124 = math.fma %123, %104, %100 : vector<16xf32>
          %125 = arith.addi %52, %c14 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<32xi8>
          %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
          %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
          %129 = arith.addi %24, %50 : index
          %130 = arith.addi %129, %c9 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %128, %109 : vector<16xf32>
          %134 = arith.addi %25, %50 : index
          %135 = arith.addi %134, %c9 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %128, %114 : vector<16xf32>
          %139 = arith.addi %26, %50 : index
          %140 = arith.addi %139, %c9 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %128, %119 : vector<16xf32>
          %144 = arith.addi %27, %50 : index
          %145 = arith.addi %144, %c9 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %128, %124 : vector<16xf32>
          scf.yield %133, %138, %143, %148 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %149 = arith.muli %headDim, %c6 : index
      %150 = arith.muli %28, %c4 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.addi %151, %c6 : index
      vector.store %39#0, %3[%152] : memref<?xf32>, vector<16xf32>
      %153 = arith.muli %headDim, %c8 : index
      %154 = arith.muli %28, %c4 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.addi %155, %c6 : index
      vector.store %39#1, %3[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.muli %headDim, %c3 : index
      %158 = arith.muli %28, %c4 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c6 : index
      vector.store %39#2, %3[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.muli %headDim, %c9 : index
      %162 = arith.muli %28, %c4 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c6 : index
      vector.store %39#3, %3[%164] : memref<?xf32>, vector<16xf32>
    }
    %165 = arith.addi %14, %c2 : index
    %166 = arith.minsi %165, %13 : index
    scf.for %167 = %14 to %166 step %c8 {
      %168 = arith.subi %167, %14 : index
      %169 = arith.muli %168, %headDim : index
      %170 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %170 {
        scf.for %171 = %c6 to %headDim step %c4 {
          %172 = arith.muli %0, %headDim : index
          %173 = arith.addi %172, %171 : index
          %174 = vector.load %bias[%173] : memref<?xf32>, vector<16xf32>
          %175 = arith.addi %169, %171 : index
          %176 = vector.load %3[%175] : memref<?xf32>, vector<16xf32>
          %177 = arith.addf %176, %174 : vector<16xf32>
          %178 = arith.addi %169, %171 : index
          vector.store %177, %3[%178] : memref<?xf32>, vector<16xf32>
        }
      }
      %179 = arith.addi %heads, %kvHeads : index
      %180 = arith.cmpi slt, %0, %179 : index
      scf.if %180 {
        %181 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %181 {
          %182 = arith.cmpi slt, %0, %heads : index
          %185 = scf.for %183 = %c6 to %headDim step %c4 iter_args(%184 = %c10) -> (vector<16xf32>) {
            %186 = arith.addi %169, %183 : index
            %187 = vector.load %3[%186] : memref<?xf32>, vector<16xf32>
            %188 = math.fma %187, %187, %184 : vector<16xf32>
            scf.yield %188 : vector<16xf32>
          }
          %189 = wave.reduce "add" %185 : vector<16xf32>
          %190 = arith.mulf %189, %inverseHeadDim : f32
          %191 = arith.addf %190, %epsilon : f32
          %192 = math.sqrt %191 : f32
          %193 = arith.divf %c21, %192 : f32
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          scf.for %195 = %c6 to %headDim step %c4 {
            %196 = vector.load %query_norm[%195] : memref<?xf32>, vector<16xf32>
            %197 = vector.load %key_norm[%195] : memref<?xf32>, vector<16xf32>
            %198 = arith.select %182, %196, %197 : vector<16xf32>
            %199 = arith.addi %169, %195 : index
            %200 = vector.load %3[%199] : memref<?xf32>, vector<16xf32>
            %201 = arith.mulf %200, %194 : vector<16xf32>
            %202 = arith.mulf %201, %198 : vector<16xf32>
            %203 = arith.addi %169, %195 : index
            vector.store %202, %3[%203] : memref<?xf32>, vector<16xf32>
          }
        }
        %204 = arith.addi %positionsAt, %167 : index
        %205 = memref.load %step[%204] : memref<?xi32>
        %206 = arith.index_cast %205 : i32 to index
        %207 = arith.divui %headDim, %c3 : index
        %208 = arith.remui %206, %c23 : index
        %209 = arith.muli %208, %headDim : index
        %210 = arith.divui %206, %c23 : index
        %211 = arith.addi %210, %c23 : index
        %212 = arith.muli %211, %headDim : index
        scf.for %213 = %c6 to %207 step %c24 {
          %214 = arith.addi %209, %213 : index
          %215 = vector.load %rope[%214] : memref<?xf32>, vector<8xf32>
          %216 = arith.addi %209, %207 : index
          %217 = arith.addi %216, %213 : index
          %218 = vector.load %rope[%217] : memref<?xf32>, vector<8xf32>
          %219 = arith.addi %212, %213 : index
          %220 = vector.load %rope[%219] : memref<?xf32>, vector<8xf32>
          %221 = arith.addi %212, %207 : index
          %222 = arith.addi %221, %213 : index
          %223 = vector.load %rope[%222] : memref<?xf32>, vector<8xf32>
          %224 = arith.mulf %220, %215 : vector<8xf32>
          %225 = arith.mulf %223, %218 : vector<8xf32>
          %226 = arith.subf %224, %225 : vector<8xf32>
          %227 = arith.mulf %223, %215 : vector<8xf32>
          %228 = arith.mulf %220, %218 : vector<8xf32>
          %229 = arith.addf %227, %228 : vector<8xf32>
          %230 = arith.addi %169, %213 : index
          %231 = vector.load %3[%230] : memref<?xf32>, vector<8xf32>
          %232 = arith.addi %169, %207 : index
          %233 = arith.addi %232, %213 : index
          %234 = vector.load %3[%233] : memref<?xf32>, vector<8xf32>
          %235 = arith.mulf %231, %226 : vector<8xf32>
          %236 = arith.mulf %234, %229 : vector<8xf32>
          %237 = arith.subf %235, %236 : vector<8xf32>
          %238 = arith.addi %169, %213 : index
          vector.store %237, %3[%238] : memref<?xf32>, vector<8xf32>
          %239 = arith.mulf %234, %226 : vector<8xf32>
          %240 = arith.mulf %231, %229 : vector<8xf32>
          %241 = arith.addf %239, %240 : vector<8xf32>
          %242 = arith.addi %169, %207 : index
          %243 = arith.addi %242, %213 : index
          vector.store %241, %3[%243] : memref<?xf32>, vector<8xf32>
        }
      }
      %244 = arith.cmpi slt, %0, %heads : index
      scf.if %244 {
        scf.for %245 = %c6 to %headDim step %c4 {
          %246 = arith.addi %169, %245 : index
          %247 = vector.load %3[%246] : memref<?xf32>, vector<16xf32>
          %248 = arith.muli %167, %heads : index
          %249 = arith.addi %248, %0 : index
          %250 = arith.muli %249, %headDim : index
          %251 = arith.addi %250, %245 : index
          vector.store %247, %q[%251] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %252 = arith.addi %slotsAt, %167 : index
        %253 = memref.load %step[%252] : memref<?xi32>
        %254 = arith.index_cast %253 : i32 to index
        %255 = arith.cmpi sge, %254, %c6 : index
        scf.if %255 {
          %256 = arith.cmpi eq, %codec, %c6 : index
          scf.if %256 {
            %257 = arith.subi %0, %heads : index
            %258 = memref.load %scales[%257] : memref<?xf32>
            %259 = vector.broadcast %258 : f32 to vector<16xf32>
            %260 = arith.divui %254, %c4 : index
            %261 = arith.remui %254, %c4 : index
            %262 = arith.muli %headDim, %c3 : index
            %263 = arith.muli %260, %pageBytes : index
            scf.for %264 = %c6 to %headDim step %c4 {
              %265 = arith.addi %169, %264 : index
              %266 = vector.load %3[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.mulf %266, %259 : vector<16xf32>
              %268 = arith.minimumf %267, %c28 : vector<16xf32>
              %269 = arith.maximumf %268, %c29 : vector<16xf32>
              %270 = arith.truncf %269 : vector<16xf32> to vector<16xf16>
              %271 = vector.bitcast %270 : vector<16xf16> to vector<32xi8>
              %272 = arith.muli %264, %c3 : index
              vector.store %271, %5[%272] : memref<?xi8>, vector<32xi8>
            }
            %273 = arith.cmpi slt, %257, %kvHeads : index
            scf.if %273 {
              %274 = arith.muli %262, %c12 : index
              %275 = arith.muli %257, %274 : index
              %276 = arith.addi %263, %275 : index
              %277 = arith.muli %261, %c3 : index
              %278 = arith.addi %276, %277 : index
              scf.for %279 = %c6 to %headDim step %c8 {
                %280 = arith.muli %279, %c3 : index
                %281 = arith.addi %280, %c6 : index
                %282 = memref.load %5[%281] : memref<?xi8>
                %283 = arith.muli %279, %c12 : index
                %284 = arith.addi %278, %283 : index
                %285 = arith.addi %284, %c6 : index
                memref.store %282, %kv[%285] : memref<?xi8>
                %286 = arith.muli %279, %c3 : index
                %287 = arith.addi %286, %c8 : index
                %288 = memref.load %5[%287] : memref<?xi8>
                %289 = arith.muli %279, %c12 : index
                %290 = arith.addi %278, %289 : index
                %291 = arith.addi %290, %c8 : index
                memref.store %288, %kv[%291] : memref<?xi8>
              }
            } else {
              %292 = arith.subi %257, %kvHeads : index
              %293 = arith.muli %292, %c3 : index
              %294 = arith.addi %293, %c8 : index
              %295 = arith.muli %262, %c4 : index
              %296 = arith.muli %294, %295 : index
              %297 = arith.addi %263, %296 : index
              %298 = arith.muli %261, %262 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c6 to %262 step %c4 {
                %301 = vector.load %5[%300] : memref<?xi8>, vector<16xi8>
                %302 = arith.addi %299, %300 : index
                vector.store %301, %kv[%302] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %303 = arith.cmpi eq, %codec, %c8 : index
          scf.if %303 {
            %304 = arith.subi %0, %heads : index
            %305 = memref.load %scales[%304] : memref<?xf32>
            %306 = vector.broadcast %305 : f32 to vector<16xf32>
            %307 = arith.divui %254, %c4 : index
            %308 = arith.remui %254, %c4 : index
            %309 = arith.muli %headDim, %c8 : index
            %310 = arith.muli %307, %pageBytes : index
            scf.for %311 = %c6 to %headDim step %c4 {
              %312 = arith.addi %169, %311 : index
              %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.mulf %313, %306 : vector<16xf32>
              %315 = wave.fp8_encode "e4m3" %314 : vector<16xf32> -> vector<16xi8>
              %316 = arith.muli %311, %c8 : index
              vector.store %315, %5[%316] : memref<?xi8>, vector<16xi8>
            }
            %317 = arith.cmpi slt, %304, %kvHeads : index
            scf.if %317 {
              %318 = arith.muli %309, %c12 : index
              %319 = arith.muli %304, %318 : index
              %320 = arith.addi %310, %319 : index
              %321 = arith.muli %308, %c8 : index
              %322 = arith.addi %320, %321 : index
              scf.for %323 = %c6 to %headDim step %c8 {
                %324 = arith.muli %323, %c8 : index
                %325 = arith.addi %324, %c6 : index
                %326 = memref.load %5[%325] : memref<?xi8>
                %327 = arith.muli %323, %c4 : index
                %328 = arith.addi %322, %327 : index
                %329 = arith.addi %328, %c6 : index
                memref.store %326, %kv[%329] : memref<?xi8>
              }
            } else {
              %330 = arith.subi %304, %kvHeads : index
              %331 = arith.muli %330, %c3 : index
              %332 = arith.addi %331, %c8 : index
              %333 = arith.muli %309, %c4 : index
              %334 = arith.muli %332, %333 : index
              %335 = arith.addi %310, %334 : index
              %336 = arith.muli %308, %309 : index
              %337 = arith.addi %335, %336 : index
              scf.for %338 = %c6 to %309 step %c4 {
                %339 = vector.load %5[%338] : memref<?xi8>, vector<16xi8>
                %340 = arith.addi %337, %338 : index
                vector.store %339, %kv[%340] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %341 = arith.cmpi eq, %codec, %c3 : index
          scf.if %341 {
            %342 = arith.subi %0, %heads : index
            %343 = memref.load %scales[%342] : memref<?xf32>
            %344 = vector.broadcast %343 : f32 to vector<16xf32>
            %345 = arith.divui %254, %c4 : index
            %346 = arith.remui %254, %c4 : index
            %347 = arith.muli %headDim, %c8 : index
            %348 = arith.muli %345, %pageBytes : index
            scf.for %349 = %c6 to %headDim step %c4 {
              %350 = arith.addi %169, %349 : index
              %351 = vector.load %3[%350] : memref<?xf32>, vector<16xf32>
              %352 = arith.mulf %351, %344 : vector<16xf32>
              %353 = wave.fp8_encode "e5m2" %352 : vector<16xf32> -> vector<16xi8>
              %354 = arith.muli %349, %c8 : index
              vector.store %353, %5[%354] : memref<?xi8>, vector<16xi8>
            }
            %355 = arith.cmpi slt, %342, %kvHeads : index
            scf.if %355 {
              %356 = arith.muli %347, %c12 : index
              %357 = arith.muli %342, %356 : index
              %358 = arith.addi %348, %357 : index
              %359 = arith.muli %346, %c8 : index
              %360 = arith.addi %358, %359 : index
              scf.for %361 = %c6 to %headDim step %c8 {
                %362 = arith.muli %361, %c8 : index
                %363 = arith.addi %362, %c6 : index
                %364 = memref.load %5[%363] : memref<?xi8>
                %365 = arith.muli %361, %c4 : index
                %366 = arith.addi %360, %365 : index
                %367 = arith.addi %366, %c6 : index
                memref.store %364, %kv[%367] : memref<?xi8>
              }
            } else {
              %368 = arith.subi %342, %kvHeads : index
              %369 = arith.muli %368, %c3 : index
              %370 = arith.addi %369, %c8 : index
              %371 = arith.muli %347, %c4 : index
              %372 = arith.muli %370, %371 : index
              %373 = arith.addi %348, %372 : index
              %374 = arith.muli %346, %347 : index
              %375 = arith.addi %373, %374 : index
              scf.for %376 = %c6 to %347 step %c4 {
                %377 = vector.load %5[%376] : memref<?xi8>, vector<16xi8>
                %378 = arith.addi %375, %376 : index
                vector.store %377, %kv[%378] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

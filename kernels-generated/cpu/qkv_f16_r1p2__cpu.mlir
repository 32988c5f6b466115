// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 96 : index
  %c14 = arith.constant 3 : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c6 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.muli %0, %8 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.addi %25, %c2 : index
      %27 = arith.muli %26, %7 : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %32:2 = scf.for %29 = %c6 to %28 step %c2 iter_args(%30 = %c8, %31 = %c8) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %c5 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %29, %c5 : index
        %36 = arith.addi %27, %35 : index
        %37 = arith.muli %29, %c4 : index
        %41:2 = scf.for %38 = %c6 to %c9 step %c2 iter_args(%39 = %30, %40 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %42 = arith.muli %38, %c9 : index
          %43 = arith.addi %37, %42 : index
          %44 = arith.muli %38, %c10 : index
          %45 = arith.addi %34, %44 : index
          %46 = arith.addi %45, %c6 : index
          %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
          %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
          %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
          %50 = arith.muli %38, %c10 : index
          %51 = arith.addi %36, %50 : index
          %52 = arith.addi %51, %c6 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
          %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
          %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
          %56 = arith.addi %18, %43 : index
          %57 = arith.addi %56, %c6 : index
          %58 = memref.load %x[%57] : memref<?xf32>
          %59 = vector.broadcast %58 : f32 to vector<16xf32>
          %60 = math.fma %59, %49, %39 : vector<16xf32>
          %61 = math.fma %59, %55, %40 : vector<16xf32>
          %62 = arith.addi %45, %c11 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
          %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
          %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
          %66 = arith.addi %51, %c11 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
          %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
          %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
          %70 = arith.addi %18, %43 : index
          %71 = arith.addi %70, %c2 : index
          %72 = memref.load %x[%71] : memref<?xf32>
          %73 = vector.broadcast %72 : f32 to vector<16xf32>
          %74 = math.fma %73, %65, %60 : vector<16xf32>
          %75 = math.fma %73, %69, %61 : vector<16xf32>
          %76 = arith.addi %45, %c12 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
          %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
          %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
          %80 = arith.addi %51, %c12 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
          %82 = vector.bitcast %81 : vector<32xi8> to vector<16xf16>
          %83 = arith.extf %82 : vector<16xf16> to vector<16xf32>
          %84 = arith.addi %18, %43 : index
          %85 = arith.addi %84, %c3 : index
          %86 = memref.load %x[%85] : memref<?xf32>
          %87 = vector.broadcast %86 : f32 to vector<16xf32>
          %88 = math.fma %87, %79, %74 : vector<16xf32>
          %89 = math.fma %87, %83, %75 : vector<16xf32>
          %90 = arith.addi %45, %c13 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
          %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
          %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
          %94 = arith.addi %51, %c13 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
          %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
          %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
          %98 = arith.addi %18, %43 : index
          %99 = arith.addi %98, %c14 : index
          %100 = memref.load %x[%99] : memref<?xf32>
          %101 = vector.broadcast %100 : f32 to vector<16xf32>
          %102 = math.fma %101, %93, %88 : vector<16xf32>
          %103 = math.fma %101, %97, %89 : vector<16xf32>
          scf.yield %102, %103 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %41#0, %41#1 : vector<16xf32>, vector<16xf32>
      }
      %104 = arith.muli %headDim, %c6 : index
      %105 = arith.muli %19, %c4 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.addi %106, %c6 : index
      vector.store %32#0, %3[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %headDim, %c6 : index
      %109 = arith.muli %19, %c4 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.addi %110, %c4 : index
      vector.store %32#1, %3[%111] : memref<?xf32>, vector<16xf32>
    }
    %112 = arith.addi %14, %c2 : index
    %113 = arith.minsi %112, %13 : index
    scf.for %114 = %14 to %113 step %c2 {
      %115 = arith.subi %114, %14 : index
      %116 = arith.muli %115, %headDim : index
      %117 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %117 {
        scf.for %118 = %c6 to %headDim step %c4 {
          %119 = arith.muli %0, %headDim : index
          %120 = arith.addi %119, %118 : index
          %121 = vector.load %bias[%120] : memref<?xf32>, vector<16xf32>
          %122 = arith.addi %116, %118 : index
          %123 = vector.load %3[%122] : memref<?xf32>, vector<16xf32>
          %124 = arith.addf %123, %121 : vector<16xf32>
          %125 = arith.addi %116, %118 : index
          vector.store %124, %3[%125] : memref<?xf32>, vector<16xf32>
        }
      }
      %126 = arith.addi %heads, %kvHeads : index
      %127 = arith.cmpi slt, %0, %126 : index
      scf.if %127 {
        %128 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %128 {
          %129 = arith.cmpi slt, %0, %heads : index
          %132 = scf.for %130 = %c6 to %headDim step %c4 iter_args(%131 = %c8) -> (vector<16xf32>) {
            %133 = arith.addi %116, %130 : index
            %134 = vector.load %3[%133] : memref<?xf32>, vector<16xf32>
            %135 = math.fma %134, %134, %131 : vector<16xf32>
            scf.yield %135 : vector<16xf32>
          }
          %136 = wave.reduce "add" %132 : vector<16xf32>
          %137 = arith.mulf %136, %inverseHeadDim : f32
          %138 = arith.addf %137, %epsilon : f32
          %139 = math.sqrt %138 : f32
          %140 = arith.divf %c21, %139 : f32
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          scf.for %142 = %c6 to %headDim step %c4 {
            %143 = vector.load %query_norm[%142] : memref<?xf32>, vector<16xf32>
            %144 = vector.load %key_norm[%142] : memref<?xf32>, vector<16xf32>
            %145 = arith.select %129, %143, %144 : vector<16xf32>
            %146 = arith.addi %116, %142 : index
            %147 = vector.load %3[%146] : memref<?xf32>, vector<16xf32>
            %148 = arith.mulf %147, %141 : vector<16xf32>
            %149 = arith.mulf %148, %145 : vector<16xf32>
            %150 = arith.addi %116, %142 : index
            vector.store %149, %3[%150] : memref<?xf32>, vector<16xf32>
          }
        }
        %151 = arith.addi %positionsAt, %114 : index
        %152 = memref.load %step[%151] : memref<?xi32>
        %153 = arith.index_cast %152 : i32 to index
        %154 = arith.divui %headDim, %c3 : index
        %155 = arith.remui %153, %c23 : index
        %156 = arith.muli %155, %headDim : index
        %157 = arith.divui %153, %c23 : index
        %158 = arith.addi %157, %c23 : index
        %159 = arith.muli %158, %headDim : index
        scf.for %160 = %c6 to %154 step %c24 {
          %161 = arith.addi %156, %160 : index
          %162 = vector.load %rope[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.addi %156, %154 : index
          %164 = arith.addi %163, %160 : index
          %165 = vector.load %rope[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.addi %159, %160 : index
          %167 = vector.load %rope[%166] : memref<?xf32>, vector<8xf32>
          %168 = arith.addi %159, %154 : index
          %169 = arith.addi %168, %160 : index
          %170 = vector.load %rope[%169] : memref<?xf32>, vector<8xf32>
          %171 = arith.mulf %167, %162 : vector<8xf32>
          %172 = arith.mulf %170, %165 : vector<8xf32>
          %173 = arith.subf %171, %172 : vector<8xf32>
          %174 = arith.mulf %170, %162 : vector<8xf32>
          %175 = arith.mulf %167, %165 : vector<8xf32>
          %176 = arith.addf %174, %175 : vector<8xf32>
          %177 = arith.addi %116, %160 : index
          %178 = vector.load %3[%177] : memref<?xf32>, vector<8xf32>
          %179 = arith.addi %116, %154 : index
          %180 = arith.addi %179, %160 : index
          %181 = vector.load %3[%180] : memref<?xf32>, vector<8xf32>
          %182 = arith.mulf %178, %173 : vector<8xf32>
          %183 = arith.mulf %181, %176 : vector<8xf32>
          %184 = arith.subf %182, %183 : vector<8xf32>
          %185 = arith.addi %116, %160 : index
          vector.store %184, %3[%185] : memref<?xf32>, vector<8xf32>
          %186 = arith.mulf %181, %173 : vector<8xf32>
          %187 = arith.mulf %178, %176 : vector<8xf32>
          %188 = arith.addf %186, %187 : vector<8xf32>
          %189 = arith.addi %116, %154 : index
          %190 = arith.addi %189, %160 : index
          vector.store %188, %3[%190] : memref<?xf32>, vector<8xf32>
        }
      }
      %191 = arith.cmpi slt, %0, %heads : index
      scf.if %191 {
        scf.for %192 = %c6 to %headDim step %c4 {
          %193 = arith.addi %116, %192 : index
          %194 = vector.load %3[%193] : memref<?xf32>, vector<16xf32>
          %195 = arith.muli %114, %heads : index
          %196 = arith.addi %195, %0 : index
          %197 = arith.muli %196, %headDim : index
          %198 = arith.addi %197, %192 : index
          vector.store %194, %q[%198] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %199 = arith.addi %slotsAt, %114 : index
        %200 = memref.load %step[%199] : memref<?xi32>
        %201 = arith.index_cast %200 : i32 to index
        %202 = arith.cmpi sge, %201, %c6 : index
        scf.if %202 {
          %203 = arith.cmpi eq, %codec, %c6 : index
          scf.if %203 {
            %204 = arith.subi %0, %heads : index
            %205 = memref.load %scales[%204] : memref<?xf32>
            %206 = vector.broadcast %205 : f32 to vector<16xf32>
            %207 = arith.divui %201, %c4 : index
            %208 = arith.remui %201, %c4 : index
            %209 = arith.muli %headDim, %c3 : index
            %210 = arith.muli %207, %pageBytes : index
            scf.for %211 = %c6 to %headDim step %c4 {
              %212 = arith.addi %116, %211 : index
              %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
              %214 = arith.mulf %213, %206 : vector<16xf32>
              %215 = arith.minimumf %214, %c28 : vector<16xf32>
              %216 = arith.maximumf %215, %c29 : vector<16xf32>
              %217 = arith.truncf %216 : vector<16xf32> to vector<16xf16>
              %218 = vector.bitcast %217 : vector<16xf16> to vector<32xi8>
              %219 = arith.muli %211, %c3 : index
              vector.store %218, %5[%219] : memref<?xi8>, vector<32xi8>
            }
            %220 = arith.cmpi slt, %204, %kvHeads : index
            scf.if %220 {
              %221 = arith.muli %209, %c11 : index
              %222 = arith.muli %204, %221 : index
              %223 = arith.addi %210, %222 : index
              %224 = arith.muli %208, %c3 : index
              %225 = arith.addi %223, %224 : index
              scf.for %226 = %c6 to %headDim step %c2 {
                %227 = arith.muli %226, %c3 : index
                %228 = arith.addi %227, %c6 : index
                %229 = memref.load %5[%228] : memref<?xi8>
                %230 = arith.muli %226, %c11 : index
                %231 = arith.addi %225, %230 : index
                %232 = arith.addi %231, %c6 : index
                memref.store %229, %kv[%232] : memref<?xi8>
                %233 = arith.muli %226, %c3 : index
                %234 = arith.addi %233, %c2 : index
                %235 = memref.load %5[%234] : memref<?xi8>
                %236 = arith.muli %226, %c11 : index
                %237 = arith.addi %225, %236 : index
                %238 = arith.addi %237, %c2 : index
                memref.store %235, %kv[%238] : memref<?xi8>
              }
            } else {
              %239 = arith.subi %204, %kvHeads : index
              %240 = arith.muli %239, %c3 : index
              %241 = arith.addi %240, %c2 : index
              %242 = arith.muli %209, %c4 : index
              %243 = arith.muli %241, %242 : index
              %244 = arith.addi %210, %243 : index
              %245 = arith.muli %208, %209 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c6 to %209 step %c4 {
                %248 = vector.load %5[%247] : memref<?xi8>, vector<16xi8>
                %249 = arith.addi %246, %247 : index
                vector.store %248, %kv[%249] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %250 = arith.cmpi eq, %codec, %c2 : index
          scf.if %250 {
            %251 = arith.subi %0, %heads : index
            %252 = memref.load %scales[%251] : memref<?xf32>
            %253 = vector.broadcast %252 : f32 to vector<16xf32>
            %254 = arith.divui %201, %c4 : index
            %255 = arith.remui %201, %c4 : index
            %256 = arith.muli %headDim, %c2 : index
            %257 = arith.muli %254, %pageBytes : index
            scf.for %258 = %c6 to %headDim step %c4 {
              %259 = arith.addi %116, %258 : index
              %260 = vector.load %3[%259] : memref<?xf32>, vector<16xf32>
              %261 = arith.mulf %260, %253 : vector<16xf32>
              %262 = wave.fp8_encode "e4m3" %261 : vector<16xf32> -> vector<16xi8>
              %263 = arith.muli %258, %c2 : index
              vector.store %262, %5[%263] : memref<?xi8>, vector<16xi8>
            }
            %264 = arith.cmpi slt, %251, %kvHeads : index
            scf.if %264 {
              %265 = arith.muli %256, %c11 : index
              %266 = arith.muli %251, %265 : index
              %267 = arith.addi %257, %266 : index
              %268 = arith.muli %255, %c2 : index
              %269 = arith.addi %267, %268 : index
              scf.for %270 = %c6 to %headDim step %c2 {
                %271 = arith.muli %270, %c2 : index
                %272 = arith.addi %271, %c6 : index
                %273 = memref.load %5[%272] : memref<?xi8>
                %274 = arith.muli %270, %c4 : index
                %275 = arith.addi %269, %274 : index
                %276 = arith.addi %275, %c6 : index
                memref.store %273, %kv[%276] : memref<?xi8>
              }
            } else {
              %277 = arith.subi %251, %kvHeads : index
              %278 = arith.muli %277, %c3 : index
              %279 = arith.addi %278, %c2 : index
              %280 = arith.muli %256, %c4 : index
              %281 = arith.muli %279, %280 : index
              %282 = arith.addi %257, %281 : index
              %283 = arith.muli %255, %256 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c6 to %256 step %c4 {
                %286 = vector.load %5[%285] : memref<?xi8>, vector<16xi8>
                %287 = arith.addi %284, %285 : index
                vector.store %286, %kv[%287] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %288 = arith.cmpi eq, %codec, %c3 : index
          scf.if %288 {
            %289 = arith.subi %0, %heads : index
            %290 = memref.load %scales[%289] : memref<?xf32>
            %291 = vector.broadcast %290 : f32 to vector<16xf32>
            %292 = arith.divui %201, %c4 : index
            %293 = arith.remui %201, %c4 : index
            %294 = arith.muli %headDim, %c2 : index
            %295 = arith.muli %292, %pageBytes : index
            scf.for %296 = %c6 to %headDim step %c4 {
              %297 = arith.addi %116, %296 : index
              %298 = vector.load %3[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.mulf %298, %291 : vector<16xf32>
              %300 = wave.fp8_encode "e5m2" %299 : vector<16xf32> -> vector<16xi8>
              %301 = arith.muli %296, %c2 : index
              vector.store %300, %5[%301] : memref<?xi8>, vector<16xi8>
            }
            %302 = arith.cmpi slt, %289, %kvHeads : index
            scf.if %302 {
              %303 = arith.muli %294, %c11 : index
              %304 = arith.muli %289, %303 : index
              %305 = arith.addi %295, %304 : index
              %306 = arith.muli %293, %c2 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c6 to %headDim step %c2 {
                %309 = arith.muli %308, %c2 : index
                %310 = arith.addi %309, %c6 : index
                %311 = memref.load %5[%310] : memref<?xi8>
                %312 = arith.muli %308, %c4 : index
                %313 = arith.addi %307, %312 : index
                %314 = arith.addi %313, %c6 : index
                memref.store %311, %kv[%314] : memref<?xi8>
              }
            } else {
              %315 = arith.subi %289, %kvHeads : index
              %316 = arith.muli %315, %c3 : index
              %317 = arith.addi %316, %c2 : index
              %318 = arith.muli %294, %c4 : index
              %319 = arith.muli %317, %318 : index
              %320 = arith.addi %295, %319 : index
              %321 = arith.muli %293, %294 : index
              %322 = arith.addi %320, %321 : index
              scf.for %323 = %c6 to %294 step %c4 {
                %324 = vector.load %5[%323] : memref<?xi8>, vector<16xi8>
                %325 = arith.addi %322, %323 : index
                vector.store %324, %kv[%325] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

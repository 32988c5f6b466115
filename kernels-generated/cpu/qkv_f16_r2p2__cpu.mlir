// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c7 = arith.constant 1 : index
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
  %4 = arith.muli %headDim, %c2 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c3 : index
  %7 = arith.muli %6, %c4 : index
  %8 = arith.divui %headDim, %c3 : index
  %9 = memref.load %step[%c5] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c7 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c7 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    scf.for %22 = %c5 to %8 step %c2 {
      %23 = arith.muli %0, %8 : index
      %24 = arith.addi %23, %22 : index
      %25 = arith.addi %24, %c5 : index
      %26 = arith.muli %25, %7 : index
      %27 = arith.muli %0, %8 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.addi %28, %c7 : index
      %30 = arith.muli %29, %7 : index
      %31 = arith.divui %inputFeatures, %c3 : index
      %37:4 = scf.for %32 = %c5 to %31 step %c7 iter_args(%33 = %c8, %34 = %c8, %35 = %c8, %36 = %c8) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c4 : index
        %39 = arith.addi %26, %38 : index
        %40 = arith.muli %32, %c4 : index
        %41 = arith.addi %30, %40 : index
        %42 = arith.muli %32, %c3 : index
        %48:4 = scf.for %43 = %c5 to %c9 step %c7 iter_args(%44 = %33, %45 = %34, %46 = %35, %47 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %49 = arith.muli %43, %c9 : index
          %50 = arith.addi %42, %49 : index
          %51 = arith.muli %43, %c10 : index
          %52 = arith.addi %39, %51 : index
          %53 = arith.addi %52, %c5 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
          %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
          %57 = arith.muli %43, %c10 : index
          %58 = arith.addi %41, %57 : index
          %59 = arith.addi %58, %c5 : index
          %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
          %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
          %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
          %63 = arith.addi %20, %50 : index
          %64 = arith.addi %63, %c5 : index
          %65 = memref.load %x[%64] : memref<?xf32>
          %66 = vector.broadcast %65 : f32 to vector<16xf32>
          %67 = math.fma %66, %56, %44 : vector<16xf32>
          %68 = math.fma %66, %62, %45 : vector<16xf32>
          %69 = arith.addi %21, %50 : index
          %70 = arith.addi %69, %c5 : index
          %71 = memref.load %x[%70] : memref<?xf32>
          %72 = vector.broadcast %71 : f32 to vector<16xf32>
          %73 = math.fma %72, %56, %46 : vector<16xf32>
          %74 = math.fma %72, %62, %47 : vector<16xf32>
          %75 = arith.addi %52, %c11 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
          %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
          %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
          %79 = arith.addi %58, %c11 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
          %81 = vector.bitcast %80 : vector<32xi8> to vector<16xf16>
          %82 = arith.extf %81 : vector<16xf16> to vector<16xf32>
          %83 = arith.addi %20, %50 : index
          %84 = arith.addi %83, %c7 : index
          %85 = memref.load %x[%84] : memref<?xf32>
          %86 = vector.broadcast %85 : f32 to vector<16xf32>
          %87 = math.fma %86, %78, %67 : vector<16xf32>
          %88 = math.fma %86, %82, %68 : vector<16xf32>
          %89 = arith.addi %21, %50 : index
          %90 = arith.addi %89, %c7 : index
          %91 = memref.load %x[%90] : memref<?xf32>
          %92 = vector.broadcast %91 : f32 to vector<16xf32>
          %93 = math.fma %92, %78, %73 : vector<16xf32>
          %94 = math.fma %92, %82, %74 : vector<16xf32>
          %95 = arith.addi %52, %c12 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
          %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
          %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
          %99 = arith.addi %58, %c12 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
          %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
          %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
          %103 = arith.addi %20, %50 : index
          %104 = arith.addi %103, %c2 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %98, %87 : vector<16xf32>
          %108 = math.fma %106, %102, %88 : vector<16xf32>
          %109 = arith.addi %21, %50 : index
          %110 = arith.addi %109, %c2 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %98, %93 : vector<16xf32>
          %114 = math.fma %112, %102, %94 : vector<16xf32>
          %115 = arith.addi %52, %c13 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<32xi8>
          %117 = vector.bitcast %116 : vector<32xi8> to vector<16xf16>
          %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
          %119 = arith.addi %58, %c13 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
          %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
          %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
          %123 = arith.addi %20, %50 : index
          %124 = arith.addi %123, %c14 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %118, %107 : vector<16xf32>
          %128 = math.fma %126, %122, %108 : vector<16xf32>
          %129 = arith.addi %21, %50 : index
          %130 = arith.addi %129, %c14 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %118, %113 : vector<16xf32>
          %134 = math.fma %132, %122, %114 : vector<16xf32>
          scf.yield %127, %128, %133, %134 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %135 = arith.muli %headDim, %c5 : index
      %136 = arith.muli %22, %c3 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.addi %137, %c5 : index
      vector.store %37#0, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.muli %headDim, %c5 : index
      %140 = arith.muli %22, %c3 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.addi %141, %c3 : index
      vector.store %37#1, %3[%142] : memref<?xf32>, vector<16xf32>
      %143 = arith.muli %headDim, %c7 : index
      %144 = arith.muli %22, %c3 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.addi %145, %c5 : index
      vector.store %37#2, %3[%146] : memref<?xf32>, vector<16xf32>
      %147 = arith.muli %headDim, %c7 : index
      %148 = arith.muli %22, %c3 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.addi %149, %c3 : index
      vector.store %37#3, %3[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.addi %14, %c2 : index
    %152 = arith.minsi %151, %13 : index
    scf.for %153 = %14 to %152 step %c7 {
      %154 = arith.subi %153, %14 : index
      %155 = arith.muli %154, %headDim : index
      %156 = arith.cmpi eq, %hasBias, %c7 : index
      scf.if %156 {
        scf.for %157 = %c5 to %headDim step %c3 {
          %158 = arith.muli %0, %headDim : index
          %159 = arith.addi %158, %157 : index
          %160 = vector.load %bias[%159] : memref<?xf32>, vector<16xf32>
          %161 = arith.addi %155, %157 : index
          %162 = vector.load %3[%161] : memref<?xf32>, vector<16xf32>
          %163 = arith.addf %162, %160 : vector<16xf32>
          %164 = arith.addi %155, %157 : index
          vector.store %163, %3[%164] : memref<?xf32>, vector<16xf32>
        }
      }
      %165 = arith.addi %heads, %kvHeads : index
      %166 = arith.cmpi slt, %0, %165 : index
      scf.if %166 {
        %167 = arith.cmpi eq, %hasNorm, %c7 : index
        scf.if %167 {
          %168 = arith.cmpi slt, %0, %heads : index
          %171 = scf.for %169 = %c5 to %headDim step %c3 iter_args(%170 = %c8) -> (vector<16xf32>) {
            %172 = arith.addi %155, %169 : index
            %173 = vector.load %3[%172] : memref<?xf32>, vector<16xf32>
            %174 = math.fma %173, %173, %170 : vector<16xf32>
            scf.yield %174 : vector<16xf32>
          }
          %175 = wave.reduce "add" %171 : vector<16xf32>
          %176 = arith.mulf %175, %inverseHeadDim : f32
          %177 = arith.addf %176, %epsilon : f32
          %178 = math.sqrt %177 : f32
          %179 = arith.divf %c21, %178 : f32
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          scf.for %181 = %c5 to %headDim step %c3 {
            %182 = vector.load %query_norm[%181] : memref<?xf32>, vector<16xf32>
            %183 = vector.load %key_norm[%181] : memref<?xf32>, vector<16xf32>
            %184 = arith.select %168, %182, %183 : vector<16xf32>
            %185 = arith.addi %155, %181 : index
            %186 = vector.load %3[%185] : memref<?xf32>, vector<16xf32>
            %187 = arith.mulf %186, %180 : vector<16xf32>
            %188 = arith.mulf %187, %184 : vector<16xf32>
            %189 = arith.addi %155, %181 : index
            vector.store %188, %3[%189] : memref<?xf32>, vector<16xf32>
          }
        }
        %190 = arith.addi %positionsAt, %153 : index
        %191 = memref.load %step[%190] : memref<?xi32>
        %192 = arith.index_cast %191 : i32 to index
        %193 = arith.divui %headDim, %c2 : index
        %194 = arith.remui %192, %c23 : index
        %195 = arith.muli %194, %headDim : index
        %196 = arith.divui %192, %c23 : index
        %197 = arith.addi %196, %c23 : index
        %198 = arith.muli %197, %headDim : index
        scf.for %199 = %c5 to %193 step %c24 {
          %200 = arith.addi %195, %199 : index
          %201 = vector.load %rope[%200] : memref<?xf32>, vector<8xf32>
          %202 = arith.addi %195, %193 : index
          %203 = arith.addi %202, %199 : index
          %204 = vector.load %rope[%203] : memref<?xf32>, vector<8xf32>
          %205 = arith.addi %198, %199 : index
          %206 = vector.load %rope[%205] : memref<?xf32>, vector<8xf32>
          %207 = arith.addi %198, %193 : index
          %208 = arith.addi %207, %199 : index
          %209 = vector.load %rope[%208] : memref<?xf32>, vector<8xf32>
          %210 = arith.mulf %206, %201 : vector<8xf32>
          %211 = arith.mulf %209, %204 : vector<8xf32>
          %212 = arith.subf %210, %211 : vector<8xf32>
          %213 = arith.mulf %209, %201 : vector<8xf32>
          %214 = arith.mulf %206, %204 : vector<8xf32>
          %215 = arith.addf %213, %214 : vector<8xf32>
          %216 = arith.addi %155, %199 : index
          %217 = vector.load %3[%216] : memref<?xf32>, vector<8xf32>
          %218 = arith.addi %155, %193 : index
          %219 = arith.addi %218, %199 : index
          %220 = vector.load %3[%219] : memref<?xf32>, vector<8xf32>
          %221 = arith.mulf %217, %212 : vector<8xf32>
          %222 = arith.mulf %220, %215 : vector<8xf32>
          %223 = arith.subf %221, %222 : vector<8xf32>
          %224 = arith.addi %155, %199 : index
          vector.store %223, %3[%224] : memref<?xf32>, vector<8xf32>
          %225 = arith.mulf %220, %212 : vector<8xf32>
          %226 = arith.mulf %217, %215 : vector<8xf32>
          %227 = arith.addf %225, %226 : vector<8xf32>
          %228 = arith.addi %155, %193 : index
          %229 = arith.addi %228, %199 : index
          vector.store %227, %3[%229] : memref<?xf32>, vector<8xf32>
        }
      }
      %230 = arith.cmpi slt, %0, %heads : index
      scf.if %230 {
        scf.for %231 = %c5 to %headDim step %c3 {
          %232 = arith.addi %155, %231 : index
          %233 = vector.load %3[%232] : memref<?xf32>, vector<16xf32>
          %234 = arith.muli %153, %heads : index
          %235 = arith.addi %234, %0 : index
          %236 = arith.muli %235, %headDim : index
          %237 = arith.addi %236, %231 : index
          vector.store %233, %q[%237] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %238 = arith.addi %slotsAt, %153 : index
        %239 = memref.load %step[%238] : memref<?xi32>
        %240 = arith.index_cast %239 : i32 to index
        %241 = arith.cmpi sge, %240, %c5 : index
        scf.if %241 {
          %242 = arith.cmpi eq, %codec, %c5 : index
          scf.if %242 {
            %243 = arith.subi %0, %heads : index
            %244 = memref.load %scales[%243] : memref<?xf32>
            %245 = vector.broadcast %244 : f32 to vector<16xf32>
            %246 = arith.divui %240, %c3 : index
            %247 = arith.remui %240, %c3 : index
            %248 = arith.muli %headDim, %c2 : index
            %249 = arith.muli %246, %pageBytes : index
            scf.for %250 = %c5 to %headDim step %c3 {
              %251 = arith.addi %155, %250 : index
              %252 = vector.load %3[%251] : memref<?xf32>, vector<16xf32>
              %253 = arith.mulf %252, %245 : vector<16xf32>
              %254 = arith.minimumf %253, %c28 : vector<16xf32>
              %255 = arith.maximumf %254, %c29 : vector<16xf32>
              %256 = arith.truncf %255 : vector<16xf32> to vector<16xf16>
              %257 = vector.bitcast %256 : vector<16xf16> to vector<32xi8>
              %258 = arith.muli %250, %c2 : index
              vector.store %257, %5[%258] : memref<?xi8>, vector<32xi8>
            }
            %259 = arith.cmpi slt, %243, %kvHeads : index
            scf.if %259 {
              %260 = arith.muli %248, %c11 : index
              %261 = arith.muli %243, %260 : index
              %262 = arith.addi %249, %261 : index
              %263 = arith.muli %247, %c2 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c5 to %headDim step %c7 {
                %266 = arith.muli %265, %c2 : index
                %267 = arith.addi %266, %c5 : index
                %268 = memref.load %5[%267] : memref<?xi8>
                %269 = arith.muli %265, %c11 : index
                %270 = arith.addi %264, %269 : index
                %271 = arith.addi %270, %c5 : index
                memref.store %268, %kv[%271] : memref<?xi8>
                %272 = arith.muli %265, %c2 : index
                %273 = arith.addi %272, %c7 : index
                %274 = memref.load %5[%273] : memref<?xi8>
                %275 = arith.muli %265, %c11 : index
                %276 = arith.addi %264, %275 : index
                %277 = arith.addi %276, %c7 : index
                memref.store %274, %kv[%277] : memref<?xi8>
              }
            } else {
              %278 = arith.subi %243, %kvHeads : index
              %279 = arith.muli %278, %c2 : index
              %280 = arith.addi %279, %c7 : index
              %281 = arith.muli %248, %c3 : index
              %282 = arith.muli %280, %281 : index
              %283 = arith.addi %249, %282 : index
              %284 = arith.muli %247, %248 : index
              %285 = arith.addi %283, %284 : index
              scf.for %286 = %c5 to %248 step %c3 {
                %287 = vector.load %5[%286] : memref<?xi8>, vector<16xi8>
                %288 = arith.addi %285, %286 : index
                vector.store %287, %kv[%288] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %289 = arith.cmpi eq, %codec, %c7 : index
          scf.if %289 {
            %290 = arith.subi %0, %heads : index
            %291 = memref.load %scales[%290] : memref<?xf32>
            %292 = vector.broadcast %291 : f32 to vector<16xf32>
            %293 = arith.divui %240, %c3 : index
            %294 = arith.remui %240, %c3 : index
            %295 = arith.muli %headDim, %c7 : index
            %296 = arith.muli %293, %pageBytes : index
            scf.for %297 = %c5 to %headDim step %c3 {
              %298 = arith.addi %155, %297 : index
              %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
              %300 = arith.mulf %299, %292 : vector<16xf32>
              %301 = wave.fp8_encode "e4m3" %300 : vector<16xf32> -> vector<16xi8>
              %302 = arith.muli %297, %c7 : index
              vector.store %301, %5[%302] : memref<?xi8>, vector<16xi8>
            }
            %303 = arith.cmpi slt, %290, %kvHeads : index
            scf.if %303 {
              %304 = arith.muli %295, %c11 : index
              %305 = arith.muli %290, %304 : index
              %306 = arith.addi %296, %305 : index
              %307 = arith.muli %294, %c7 : index
              %308 = arith.addi %306, %307 : index
              scf.for %309 = %c5 to %headDim step %c7 {
                %310 = arith.muli %309, %c7 : index
                %311 = arith.addi %310, %c5 : index
                %312 = memref.load %5[%311] : memref<?xi8>
                %313 = arith.muli %309, %c3 : index
                %314 = arith.addi %308, %313 : index
                %315 = arith.addi %314, %c5 : index
                memref.store %312, %kv[%315] : memref<?xi8>
              }
            } else {
              %316 = arith.subi %290, %kvHeads : index
              %317 = arith.muli %316, %c2 : index
              %318 = arith.addi %317, %c7 : index
              %319 = arith.muli %295, %c3 : index
              %320 = arith.muli %318, %319 : index
              %321 = arith.addi %296, %320 : index
              %322 = arith.muli %294, %295 : index
              %323 = arith.addi %321, %322 : index
              scf.for %324 = %c5 to %295 step %c3 {
                %325 = vector.load %5[%324] : memref<?xi8>, vector<16xi8>
                %326 = arith.addi %323, %324 : index
                vector.store %325, %kv[%326] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %327 = arith.cmpi eq, %codec, %c2 : index
          scf.if %327 {
            %328 = arith.subi %0, %heads : index
            %329 = memref.load %scales[%328] : memref<?xf32>
            %330 = vector.broadcast %329 : f32 to vector<16xf32>
            %331 = arith.divui %240, %c3 : index
            %332 = arith.remui %240, %c3 : index
            %333 = arith.muli %headDim, %c7 : index
            %334 = arith.muli %331, %pageBytes : index
            scf.for %335 = %c5 to %headDim step %c3 {
              %336 = arith.addi %155, %335 : index
              %337 = vector.load %3[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.mulf %337, %330 : vector<16xf32>
              %339 = wave.fp8_encode "e5m2" %338 : vector<16xf32> -> vector<16xi8>
              %340 = arith.muli %335, %c7 : index
              vector.store %339, %5[%340] : memref<?xi8>, vector<16xi8>
            }
            %341 = arith.cmpi slt, %328, %kvHeads : index
            scf.if %341 {
              %342 = arith.muli %333, %c11 : index
              %343 = arith.muli %328, %342 : index
              %344 = arith.addi %334, %343 : index
              %345 = arith.muli %332, %c7 : index
              %346 = arith.addi %344, %345 : index
              scf.for %347 = %c5 to %headDim step %c7 {
                %348 = arith.muli %347, %c7 : index
                %349 = arith.addi %348, %c5 : index
                %350 = memref.load %5[%349] : memref<?xi8>
                %351 = arith.muli %347, %c3 : index
                %352 = arith.addi %346, %351 : index
                %353 = arith.addi %352, %c5 : index
                memref.store %350, %kv[%353] : memref<?xi8>
              }
            } else {
              %354 = arith.subi %328, %kvHeads : index
              %355 = arith.muli %354, %c2 : index
              %356 = arith.addi %355, %c7 : index
              %357 = arith.muli %333, %c3 : index
              %358 = arith.muli %356, %357 : index
              %359 = arith.addi %334, %358 : index
              %360 = arith.muli %332, %333 : index
              %361 = arith.addi %359, %360 : index
              scf.for %362 = %c5 to %333 step %c3 {
                %363 = vector.load %5[%362] : memref<?xi8>, vector<16xi8>
                %364 = arith.addi %361, %362 : index
                vector.store %363, %kv[%364] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

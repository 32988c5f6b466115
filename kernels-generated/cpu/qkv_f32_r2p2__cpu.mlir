// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 192 : index
  %c14 = arith.constant 3 : index
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
          %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
          %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
          %56 = arith.muli %43, %c10 : index
          %57 = arith.addi %41, %56 : index
          %58 = arith.addi %57, %c5 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<64xi8>
          %60 = vector.bitcast %59 : vector<64xi8> to vector<16xf32>
          %61 = arith.addi %20, %50 : index
          %62 = arith.addi %61, %c5 : index
          %63 = memref.load %x[%62] : memref<?xf32>
          %64 = vector.broadcast %63 : f32 to vector<16xf32>
          %65 = math.fma %64, %55, %44 : vector<16xf32>
          %66 = math.fma %64, %60, %45 : vector<16xf32>
          %67 = arith.addi %21, %50 : index
          %68 = arith.addi %67, %c5 : index
          %69 = memref.load %x[%68] : memref<?xf32>
          %70 = vector.broadcast %69 : f32 to vector<16xf32>
          %71 = math.fma %70, %55, %46 : vector<16xf32>
          %72 = math.fma %70, %60, %47 : vector<16xf32>
          %73 = arith.addi %52, %c11 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<64xi8>
          %75 = vector.bitcast %74 : vector<64xi8> to vector<16xf32>
          %76 = arith.addi %57, %c11 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
          %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
          %79 = arith.addi %20, %50 : index
          %80 = arith.addi %79, %c7 : index
          %81 = memref.load %x[%80] : memref<?xf32>
          %82 = vector.broadcast %81 : f32 to vector<16xf32>
          %83 = math.fma %82, %75, %65 : vector<16xf32>
          %84 = math.fma %82, %78, %66 : vector<16xf32>
          %85 = arith.addi %21, %50 : index
          %86 = arith.addi %85, %c7 : index
          %87 = memref.load %x[%86] : memref<?xf32>
          %88 = vector.broadcast %87 : f32 to vector<16xf32>
          %89 = math.fma %88, %75, %71 : vector<16xf32>
          %90 = math.fma %88, %78, %72 : vector<16xf32>
          %91 = arith.addi %52, %c12 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<64xi8>
          %93 = vector.bitcast %92 : vector<64xi8> to vector<16xf32>
          %94 = arith.addi %57, %c12 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<64xi8>
          %96 = vector.bitcast %95 : vector<64xi8> to vector<16xf32>
          %97 = arith.addi %20, %50 : index
          %98 = arith.addi %97, %c2 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %93, %83 : vector<16xf32>
          %102 = math.fma %100, %96, %84 : vector<16xf32>
          %103 = arith.addi %21, %50 : index
          %104 = arith.addi %103, %c2 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %93, %89 : vector<16xf32>
          %108 = math.fma %106, %96, %90 : vector<16xf32>
          %109 = arith.addi %52, %c13 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<64xi8>
          %111 = vector.bitcast %110 : vector<64xi8> to vector<16xf32>
          %112 = arith.addi %57, %c13 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<64xi8>
          %114 = vector.bitcast %113 : vector<64xi8> to vector<16xf32>
          %115 = arith.addi %20, %50 : index
          %116 = arith.addi %115, %c14 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %111, %101 : vector<16xf32>
          %120 = math.fma %118, %114, %102 : vector<16xf32>
          %121 = arith.addi %21, %50 : index
          %122 = arith.addi %121, %c14 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %111, %107 : vector<16xf32>
          %126 = math.fma %124, %114, %108 : vector<16xf32>
          scf.yield %119, %120, %125, %126 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %127 = arith.muli %headDim, %c5 : index
      %128 = arith.muli %22, %c3 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.addi %129, %c5 : index
      vector.store %37#0, %3[%130] : memref<?xf32>, vector<16xf32>
      %131 = arith.muli %headDim, %c5 : index
      %132 = arith.muli %22, %c3 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.addi %133, %c3 : index
      vector.store %37#1, %3[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.muli %headDim, %c7 : index
      %136 = arith.muli %22, %c3 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.addi %137, %c5 : index
      vector.store %37#2, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.muli %headDim, %c7 : index
      %140 = arith.muli %22, %c3 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.addi %141, %c3 : index
      vector.store %37#3, %3[%142] : memref<?xf32>, vector<16xf32>
    }
    %143 = arith.addi %14, %c2 : index
    %144 = arith.minsi %143, %13 : index
    scf.for %145 = %14 to %144 step %c7 {
      %146 = arith.subi %145, %14 : index
      %147 = arith.muli %146, %headDim : index
      %148 = arith.cmpi eq, %hasBias, %c7 : index
      scf.if %148 {
        scf.for %149 = %c5 to %headDim step %c3 {
          %150 = arith.muli %0, %headDim : index
          %151 = arith.addi %150, %149 : index
          %152 = vector.load %bias[%151] : memref<?xf32>, vector<16xf32>
          %153 = arith.addi %147, %149 : index
          %154 = vector.load %3[%153] : memref<?xf32>, vector<16xf32>
          %155 = arith.addf %154, %152 : vector<16xf32>
          %156 = arith.addi %147, %149 : index
          vector.store %155, %3[%156] : memref<?xf32>, vector<16xf32>
        }
      }
      %157 = arith.addi %heads, %kvHeads : index
      %158 = arith.cmpi slt, %0, %157 : index
      scf.if %158 {
        %159 = arith.cmpi eq, %hasNorm, %c7 : index
        scf.if %159 {
          %160 = arith.cmpi slt, %0, %heads : index
          %163 = scf.for %161 = %c5 to %headDim step %c3 iter_args(%162 = %c8) -> (vector<16xf32>) {
            %164 = arith.addi %147, %161 : index
            %165 = vector.load %3[%164] : memref<?xf32>, vector<16xf32>
            %166 = math.fma %165, %165, %162 : vector<16xf32>
            scf.yield %166 : vector<16xf32>
          }
          %167 = wave.reduce "add" %163 : vector<16xf32>
          %168 = arith.mulf %167, %inverseHeadDim : f32
          %169 = arith.addf %168, %epsilon : f32
          %170 = math.sqrt %169 : f32
          %171 = arith.divf %c21, %170 : f32
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          scf.for %173 = %c5 to %headDim step %c3 {
            %174 = vector.load %query_norm[%173] : memref<?xf32>, vector<16xf32>
            %175 = vector.load %key_norm[%173] : memref<?xf32>, vector<16xf32>
            %176 = arith.select %160, %174, %175 : vector<16xf32>
            %177 = arith.addi %147, %173 : index
            %178 = vector.load %3[%177] : memref<?xf32>, vector<16xf32>
            %179 = arith.mulf %178, %172 : vector<16xf32>
            %180 = arith.mulf %179, %176 : vector<16xf32>
            %181 = arith.addi %147, %173 : index
            vector.store %180, %3[%181] : memref<?xf32>, vector<16xf32>
          }
        }
        %182 = arith.addi %positionsAt, %145 : index
        %183 = memref.load %step[%182] : memref<?xi32>
        %184 = arith.index_cast %183 : i32 to index
        %185 = arith.divui %headDim, %c2 : index
        %186 = arith.remui %184, %c10 : index
        %187 = arith.muli %186, %headDim : index
        %188 = arith.divui %184, %c10 : index
        %189 = arith.addi %188, %c10 : index
        %190 = arith.muli %189, %headDim : index
        scf.for %191 = %c5 to %185 step %c23 {
          %192 = arith.addi %187, %191 : index
          %193 = vector.load %rope[%192] : memref<?xf32>, vector<8xf32>
          %194 = arith.addi %187, %185 : index
          %195 = arith.addi %194, %191 : index
          %196 = vector.load %rope[%195] : memref<?xf32>, vector<8xf32>
          %197 = arith.addi %190, %191 : index
          %198 = vector.load %rope[%197] : memref<?xf32>, vector<8xf32>
          %199 = arith.addi %190, %185 : index
          %200 = arith.addi %199, %191 : index
          %201 = vector.load %rope[%200] : memref<?xf32>, vector<8xf32>
          %202 = arith.mulf %198, %193 : vector<8xf32>
          %203 = arith.mulf %201, %196 : vector<8xf32>
          %204 = arith.subf %202, %203 : vector<8xf32>
          %205 = arith.mulf %201, %193 : vector<8xf32>
          %206 = arith.mulf %198, %196 : vector<8xf32>
          %207 = arith.addf %205, %206 : vector<8xf32>
          %208 = arith.addi %147, %191 : index
          %209 = vector.load %3[%208] : memref<?xf32>, vector<8xf32>
          %210 = arith.addi %147, %185 : index
          %211 = arith.addi %210, %191 : index
          %212 = vector.load %3[%211] : memref<?xf32>, vector<8xf32>
          %213 = arith.mulf %209, %204 : vector<8xf32>
          %214 = arith.mulf %212, %207 : vector<8xf32>
          %215 = arith.subf %213, %214 : vector<8xf32>
          %216 = arith.addi %147, %191 : index
          vector.store %215, %3[%216] : memref<?xf32>, vector<8xf32>
          %217 = arith.mulf %212, %204 : vector<8xf32>
          %218 = arith.mulf %209, %207 : vector<8xf32>
          %219 = arith.addf %217, %218 : vector<8xf32>
          %220 = arith.addi %147, %185 : index
          %221 = arith.addi %220, %191 : index
          vector.store %219, %3[%221] : memref<?xf32>, vector<8xf32>
        }
      }
      %222 = arith.cmpi slt, %0, %heads : index
      scf.if %222 {
        scf.for %223 = %c5 to %headDim step %c3 {
          %224 = arith.addi %147, %223 : index
          %225 = vector.load %3[%224] : memref<?xf32>, vector<16xf32>
          %226 = arith.muli %145, %heads : index
          %227 = arith.addi %226, %0 : index
          %228 = arith.muli %227, %headDim : index
          %229 = arith.addi %228, %223 : index
          vector.store %225, %q[%229] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %230 = arith.addi %slotsAt, %145 : index
        %231 = memref.load %step[%230] : memref<?xi32>
        %232 = arith.index_cast %231 : i32 to index
        %233 = arith.cmpi sge, %232, %c5 : index
        scf.if %233 {
          %234 = arith.cmpi eq, %codec, %c5 : index
          scf.if %234 {
            %235 = arith.subi %0, %heads : index
            %236 = memref.load %scales[%235] : memref<?xf32>
            %237 = vector.broadcast %236 : f32 to vector<16xf32>
            %238 = arith.divui %232, %c3 : index
            %239 = arith.remui %232, %c3 : index
            %240 = arith.muli %headDim, %c2 : index
            %241 = arith.muli %238, %pageBytes : index
            scf.for %242 = %c5 to %headDim step %c3 {
              %243 = arith.addi %147, %242 : index
              %244 = vector.load %3[%243] : memref<?xf32>, vector<16xf32>
              %245 = arith.mulf %244, %237 : vector<16xf32>
              %246 = arith.minimumf %245, %c27 : vector<16xf32>
              %247 = arith.maximumf %246, %c28 : vector<16xf32>
              %248 = arith.truncf %247 : vector<16xf32> to vector<16xf16>
              %249 = vector.bitcast %248 : vector<16xf16> to vector<32xi8>
              %250 = arith.muli %242, %c2 : index
              vector.store %249, %5[%250] : memref<?xi8>, vector<32xi8>
            }
            %251 = arith.cmpi slt, %235, %kvHeads : index
            scf.if %251 {
              %252 = arith.muli %240, %c29 : index
              %253 = arith.muli %235, %252 : index
              %254 = arith.addi %241, %253 : index
              %255 = arith.muli %239, %c2 : index
              %256 = arith.addi %254, %255 : index
              scf.for %257 = %c5 to %headDim step %c7 {
                %258 = arith.muli %257, %c2 : index
                %259 = arith.addi %258, %c5 : index
                %260 = memref.load %5[%259] : memref<?xi8>
                %261 = arith.muli %257, %c29 : index
                %262 = arith.addi %256, %261 : index
                %263 = arith.addi %262, %c5 : index
                memref.store %260, %kv[%263] : memref<?xi8>
                %264 = arith.muli %257, %c2 : index
                %265 = arith.addi %264, %c7 : index
                %266 = memref.load %5[%265] : memref<?xi8>
                %267 = arith.muli %257, %c29 : index
                %268 = arith.addi %256, %267 : index
                %269 = arith.addi %268, %c7 : index
                memref.store %266, %kv[%269] : memref<?xi8>
              }
            } else {
              %270 = arith.subi %235, %kvHeads : index
              %271 = arith.muli %270, %c2 : index
              %272 = arith.addi %271, %c7 : index
              %273 = arith.muli %240, %c3 : index
              %274 = arith.muli %272, %273 : index
              %275 = arith.addi %241, %274 : index
              %276 = arith.muli %239, %240 : index
              %277 = arith.addi %275, %276 : index
              scf.for %278 = %c5 to %240 step %c3 {
                %279 = vector.load %5[%278] : memref<?xi8>, vector<16xi8>
                %280 = arith.addi %277, %278 : index
                vector.store %279, %kv[%280] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %281 = arith.cmpi eq, %codec, %c7 : index
          scf.if %281 {
            %282 = arith.subi %0, %heads : index
            %283 = memref.load %scales[%282] : memref<?xf32>
            %284 = vector.broadcast %283 : f32 to vector<16xf32>
            %285 = arith.divui %232, %c3 : index
            %286 = arith.remui %232, %c3 : index
            %287 = arith.muli %headDim, %c7 : index
            %288 = arith.muli %285, %pageBytes : index
            scf.for %289 = %c5 to %headDim step %c3 {
              %290 = arith.addi %147, %289 : index
              %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.mulf %291, %284 : vector<16xf32>
              %293 = wave.fp8_encode "e4m3" %292 : vector<16xf32> -> vector<16xi8>
              %294 = arith.muli %289, %c7 : index
              vector.store %293, %5[%294] : memref<?xi8>, vector<16xi8>
            }
            %295 = arith.cmpi slt, %282, %kvHeads : index
            scf.if %295 {
              %296 = arith.muli %287, %c29 : index
              %297 = arith.muli %282, %296 : index
              %298 = arith.addi %288, %297 : index
              %299 = arith.muli %286, %c7 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c5 to %headDim step %c7 {
                %302 = arith.muli %301, %c7 : index
                %303 = arith.addi %302, %c5 : index
                %304 = memref.load %5[%303] : memref<?xi8>
                %305 = arith.muli %301, %c3 : index
                %306 = arith.addi %300, %305 : index
                %307 = arith.addi %306, %c5 : index
                memref.store %304, %kv[%307] : memref<?xi8>
              }
            } else {
              %308 = arith.subi %282, %kvHeads : index
              %309 = arith.muli %308, %c2 : index
              %310 = arith.addi %309, %c7 : index
              %311 = arith.muli %287, %c3 : index
              %312 = arith.muli %310, %311 : index
              %313 = arith.addi %288, %312 : index
              %314 = arith.muli %286, %287 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c5 to %287 step %c3 {
                %317 = vector.load %5[%316] : memref<?xi8>, vector<16xi8>
                %318 = arith.addi %315, %316 : index
                vector.store %317, %kv[%318] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %319 = arith.cmpi eq, %codec, %c2 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = memref.load %scales[%320] : memref<?xf32>
            %322 = vector.broadcast %321 : f32 to vector<16xf32>
            %323 = arith.divui %232, %c3 : index
            %324 = arith.remui %232, %c3 : index
            %325 = arith.muli %headDim, %c7 : index
            %326 = arith.muli %323, %pageBytes : index
            scf.for %327 = %c5 to %headDim step %c3 {
              %328 = arith.addi %147, %327 : index
              %329 = vector.load %3[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.mulf %329, %322 : vector<16xf32>
              %331 = wave.fp8_encode "e5m2" %330 : vector<16xf32> -> vector<16xi8>
              %332 = arith.muli %327, %c7 : index
              vector.store %331, %5[%332] : memref<?xi8>, vector<16xi8>
            }
            %333 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %333 {
              %334 = arith.muli %325, %c29 : index
              %335 = arith.muli %320, %334 : index
              %336 = arith.addi %326, %335 : index
              %337 = arith.muli %324, %c7 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c5 to %headDim step %c7 {
                %340 = arith.muli %339, %c7 : index
                %341 = arith.addi %340, %c5 : index
                %342 = memref.load %5[%341] : memref<?xi8>
                %343 = arith.muli %339, %c3 : index
                %344 = arith.addi %338, %343 : index
                %345 = arith.addi %344, %c5 : index
                memref.store %342, %kv[%345] : memref<?xi8>
              }
            } else {
              %346 = arith.subi %320, %kvHeads : index
              %347 = arith.muli %346, %c2 : index
              %348 = arith.addi %347, %c7 : index
              %349 = arith.muli %325, %c3 : index
              %350 = arith.muli %348, %349 : index
              %351 = arith.addi %326, %350 : index
              %352 = arith.muli %324, %325 : index
              %353 = arith.addi %351, %352 : index
              scf.for %354 = %c5 to %325 step %c3 {
                %355 = vector.load %5[%354] : memref<?xi8>, vector<16xi8>
                %356 = arith.addi %353, %354 : index
                vector.store %355, %kv[%356] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

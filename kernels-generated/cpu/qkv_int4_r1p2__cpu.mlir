// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 3 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
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
  %6 = arith.muli %groupSize, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c7 : index
  %11 = memref.load %step[%c8] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c2 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.muli %19, %inputFeatures : index
    scf.for %21 = %c8 to %10 step %c3 {
      %22 = arith.muli %0, %10 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c8 : index
      %25 = arith.muli %24, %9 : index
      %26 = arith.muli %0, %10 : index
      %27 = arith.addi %26, %21 : index
      %28 = arith.addi %27, %c2 : index
      %29 = arith.muli %28, %9 : index
      %30 = arith.muli %groupSize, %c5 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.divui %groupSize, %c11 : index
      %33 = arith.divui %inputFeatures, %groupSize : index
      %37:2 = scf.for %34 = %c8 to %33 step %c2 iter_args(%35 = %c10, %36 = %c10) -> (vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %34, %31 : index
        %39 = arith.addi %25, %38 : index
        %40 = arith.muli %34, %31 : index
        %41 = arith.addi %29, %40 : index
        %42 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %39, %c12 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<16xi8>
        %47 = arith.extui %46 : vector<16xi8> to vector<16xi32>
        %48 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.addi %41, %c12 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extui %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.muli %34, %groupSize : index
        %58:2 = scf.for %55 = %c8 to %32 step %c2 iter_args(%56 = %35, %57 = %36) -> (vector<16xf32>, vector<16xf32>) {
          %59 = arith.muli %55, %c11 : index
          %60 = arith.addi %54, %59 : index
          %61 = arith.addi %39, %c6 : index
          %62 = arith.muli %55, %c12 : index
          %63 = arith.addi %61, %62 : index
          %64 = arith.addi %63, %c8 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.andi %66, %c13 : vector<16xi32>
          %68 = arith.shrui %66, %c14 : vector<16xi32>
          %69 = arith.subi %67, %47 : vector<16xi32>
          %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
          %71 = arith.mulf %70, %44 : vector<16xf32>
          %72 = arith.addi %41, %c6 : index
          %73 = arith.muli %55, %c12 : index
          %74 = arith.addi %72, %73 : index
          %75 = arith.addi %74, %c8 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.andi %77, %c13 : vector<16xi32>
          %79 = arith.shrui %77, %c14 : vector<16xi32>
          %80 = arith.subi %78, %53 : vector<16xi32>
          %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
          %82 = arith.mulf %81, %50 : vector<16xf32>
          %83 = arith.addi %20, %60 : index
          %84 = arith.addi %83, %c8 : index
          %85 = memref.load %x[%84] : memref<?xf32>
          %86 = vector.broadcast %85 : f32 to vector<16xf32>
          %87 = math.fma %86, %71, %56 : vector<16xf32>
          %88 = math.fma %86, %82, %57 : vector<16xf32>
          %89 = arith.subi %68, %47 : vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %90, %44 : vector<16xf32>
          %92 = arith.subi %79, %53 : vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = arith.mulf %93, %50 : vector<16xf32>
          %95 = arith.addi %20, %60 : index
          %96 = arith.addi %95, %c2 : index
          %97 = memref.load %x[%96] : memref<?xf32>
          %98 = vector.broadcast %97 : f32 to vector<16xf32>
          %99 = math.fma %98, %91, %87 : vector<16xf32>
          %100 = math.fma %98, %94, %88 : vector<16xf32>
          %101 = arith.addi %63, %c7 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.andi %103, %c13 : vector<16xi32>
          %105 = arith.shrui %103, %c14 : vector<16xi32>
          %106 = arith.subi %104, %47 : vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = arith.mulf %107, %44 : vector<16xf32>
          %109 = arith.addi %74, %c7 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.andi %111, %c13 : vector<16xi32>
          %113 = arith.shrui %111, %c14 : vector<16xi32>
          %114 = arith.subi %112, %53 : vector<16xi32>
          %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
          %116 = arith.mulf %115, %50 : vector<16xf32>
          %117 = arith.addi %20, %60 : index
          %118 = arith.addi %117, %c3 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %108, %99 : vector<16xf32>
          %122 = math.fma %120, %116, %100 : vector<16xf32>
          %123 = arith.subi %105, %47 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = arith.mulf %124, %44 : vector<16xf32>
          %126 = arith.subi %113, %53 : vector<16xi32>
          %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
          %128 = arith.mulf %127, %50 : vector<16xf32>
          %129 = arith.addi %20, %60 : index
          %130 = arith.addi %129, %c15 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %125, %121 : vector<16xf32>
          %134 = math.fma %132, %128, %122 : vector<16xf32>
          scf.yield %133, %134 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %58#0, %58#1 : vector<16xf32>, vector<16xf32>
      }
      %135 = arith.muli %headDim, %c8 : index
      %136 = arith.muli %21, %c7 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.addi %137, %c8 : index
      vector.store %37#0, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.muli %headDim, %c8 : index
      %140 = arith.muli %21, %c7 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.addi %141, %c7 : index
      vector.store %37#1, %3[%142] : memref<?xf32>, vector<16xf32>
    }
    %143 = arith.addi %16, %c2 : index
    %144 = arith.minsi %143, %15 : index
    scf.for %145 = %16 to %144 step %c2 {
      %146 = arith.subi %145, %16 : index
      %147 = arith.muli %146, %headDim : index
      %148 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %148 {
        scf.for %149 = %c8 to %headDim step %c7 {
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
        %159 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %159 {
          %160 = arith.cmpi slt, %0, %heads : index
          %163 = scf.for %161 = %c8 to %headDim step %c7 iter_args(%162 = %c10) -> (vector<16xf32>) {
            %164 = arith.addi %147, %161 : index
            %165 = vector.load %3[%164] : memref<?xf32>, vector<16xf32>
            %166 = math.fma %165, %165, %162 : vector<16xf32>
            scf.yield %166 : vector<16xf32>
          }
          %167 = wave.reduce "add" %163 : vector<16xf32>
          %168 = arith.mulf %167, %inverseHeadDim : f32
          %169 = arith.addf %168, %epsilon : f32
          %170 = math.sqrt %169 : f32
          %171 = arith.divf %c22, %170 : f32
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          scf.for %173 = %c8 to %headDim step %c7 {
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
        %185 = arith.divui %headDim, %c3 : index
        %186 = arith.remui %184, %c24 : index
        %187 = arith.muli %186, %headDim : index
        %188 = arith.divui %184, %c24 : index
        %189 = arith.addi %188, %c24 : index
        %190 = arith.muli %189, %headDim : index
        scf.for %191 = %c8 to %185 step %c5 {
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
        scf.for %223 = %c8 to %headDim step %c7 {
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
        %233 = arith.cmpi sge, %232, %c8 : index
        scf.if %233 {
          %234 = arith.cmpi eq, %codec, %c8 : index
          scf.if %234 {
            %235 = arith.subi %0, %heads : index
            %236 = memref.load %scales[%235] : memref<?xf32>
            %237 = vector.broadcast %236 : f32 to vector<16xf32>
            %238 = arith.divui %232, %c7 : index
            %239 = arith.remui %232, %c7 : index
            %240 = arith.muli %headDim, %c3 : index
            %241 = arith.muli %238, %pageBytes : index
            scf.for %242 = %c8 to %headDim step %c7 {
              %243 = arith.addi %147, %242 : index
              %244 = vector.load %3[%243] : memref<?xf32>, vector<16xf32>
              %245 = arith.mulf %244, %237 : vector<16xf32>
              %246 = arith.minimumf %245, %c28 : vector<16xf32>
              %247 = arith.maximumf %246, %c29 : vector<16xf32>
              %248 = arith.truncf %247 : vector<16xf32> to vector<16xf16>
              %249 = vector.bitcast %248 : vector<16xf16> to vector<32xi8>
              %250 = arith.muli %242, %c3 : index
              vector.store %249, %5[%250] : memref<?xi8>, vector<32xi8>
            }
            %251 = arith.cmpi slt, %235, %kvHeads : index
            scf.if %251 {
              %252 = arith.muli %240, %c12 : index
              %253 = arith.muli %235, %252 : index
              %254 = arith.addi %241, %253 : index
              %255 = arith.muli %239, %c3 : index
              %256 = arith.addi %254, %255 : index
              scf.for %257 = %c8 to %headDim step %c2 {
                %258 = arith.muli %257, %c3 : index
                %259 = arith.addi %258, %c8 : index
                %260 = memref.load %5[%259] : memref<?xi8>
                %261 = arith.muli %257, %c12 : index
                %262 = arith.addi %256, %261 : index
                %263 = arith.addi %262, %c8 : index
                memref.store %260, %kv[%263] : memref<?xi8>
                %264 = arith.muli %257, %c3 : index
                %265 = arith.addi %264, %c2 : index
                %266 = memref.load %5[%265] : memref<?xi8>
                %267 = arith.muli %257, %c12 : index
                %268 = arith.addi %256, %267 : index
                %269 = arith.addi %268, %c2 : index
                memref.store %266, %kv[%269] : memref<?xi8>
              }
            } else {
              %270 = arith.subi %235, %kvHeads : index
              %271 = arith.muli %270, %c3 : index
              %272 = arith.addi %271, %c2 : index
              %273 = arith.muli %240, %c7 : index
              %274 = arith.muli %272, %273 : index
              %275 = arith.addi %241, %274 : index
              %276 = arith.muli %239, %240 : index
              %277 = arith.addi %275, %276 : index
              scf.for %278 = %c8 to %240 step %c7 {
                %279 = vector.load %5[%278] : memref<?xi8>, vector<16xi8>
                %280 = arith.addi %277, %278 : index
                vector.store %279, %kv[%280] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %281 = arith.cmpi eq, %codec, %c2 : index
          scf.if %281 {
            %282 = arith.subi %0, %heads : index
            %283 = memref.load %scales[%282] : memref<?xf32>
            %284 = vector.broadcast %283 : f32 to vector<16xf32>
            %285 = arith.divui %232, %c7 : index
            %286 = arith.remui %232, %c7 : index
            %287 = arith.muli %headDim, %c2 : index
            %288 = arith.muli %285, %pageBytes : index
            scf.for %289 = %c8 to %headDim step %c7 {
              %290 = arith.addi %147, %289 : index
              %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.mulf %291, %284 : vector<16xf32>
              %293 = wave.fp8_encode "e4m3" %292 : vector<16xf32> -> vector<16xi8>
              %294 = arith.muli %289, %c2 : index
              vector.store %293, %5[%294] : memref<?xi8>, vector<16xi8>
            }
            %295 = arith.cmpi slt, %282, %kvHeads : index
            scf.if %295 {
              %296 = arith.muli %287, %c12 : index
              %297 = arith.muli %282, %296 : index
              %298 = arith.addi %288, %297 : index
              %299 = arith.muli %286, %c2 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c8 to %headDim step %c2 {
                %302 = arith.muli %301, %c2 : index
                %303 = arith.addi %302, %c8 : index
                %304 = memref.load %5[%303] : memref<?xi8>
                %305 = arith.muli %301, %c7 : index
                %306 = arith.addi %300, %305 : index
                %307 = arith.addi %306, %c8 : index
                memref.store %304, %kv[%307] : memref<?xi8>
              }
            } else {
              %308 = arith.subi %282, %kvHeads : index
              %309 = arith.muli %308, %c3 : index
              %310 = arith.addi %309, %c2 : index
              %311 = arith.muli %287, %c7 : index
              %312 = arith.muli %310, %311 : index
              %313 = arith.addi %288, %312 : index
              %314 = arith.muli %286, %287 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c8 to %287 step %c7 {
                %317 = vector.load %5[%316] : memref<?xi8>, vector<16xi8>
                %318 = arith.addi %315, %316 : index
                vector.store %317, %kv[%318] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %319 = arith.cmpi eq, %codec, %c3 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = memref.load %scales[%320] : memref<?xf32>
            %322 = vector.broadcast %321 : f32 to vector<16xf32>
            %323 = arith.divui %232, %c7 : index
            %324 = arith.remui %232, %c7 : index
            %325 = arith.muli %headDim, %c2 : index
            %326 = arith.muli %323, %pageBytes : index
            scf.for %327 = %c8 to %headDim step %c7 {
              %328 = arith.addi %147, %327 : index
              %329 = vector.load %3[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.mulf %329, %322 : vector<16xf32>
              %331 = wave.fp8_encode "e5m2" %330 : vector<16xf32> -> vector<16xi8>
              %332 = arith.muli %327, %c2 : index
              vector.store %331, %5[%332] : memref<?xi8>, vector<16xi8>
            }
            %333 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %333 {
              %334 = arith.muli %325, %c12 : index
              %335 = arith.muli %320, %334 : index
              %336 = arith.addi %326, %335 : index
              %337 = arith.muli %324, %c2 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c8 to %headDim step %c2 {
                %340 = arith.muli %339, %c2 : index
                %341 = arith.addi %340, %c8 : index
                %342 = memref.load %5[%341] : memref<?xi8>
                %343 = arith.muli %339, %c7 : index
                %344 = arith.addi %338, %343 : index
                %345 = arith.addi %344, %c8 : index
                memref.store %342, %kv[%345] : memref<?xi8>
              }
            } else {
              %346 = arith.subi %320, %kvHeads : index
              %347 = arith.muli %346, %c3 : index
              %348 = arith.addi %347, %c2 : index
              %349 = arith.muli %325, %c7 : index
              %350 = arith.muli %348, %349 : index
              %351 = arith.addi %326, %350 : index
              %352 = arith.muli %324, %325 : index
              %353 = arith.addi %351, %352 : index
              scf.for %354 = %c8 to %325 step %c7 {
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

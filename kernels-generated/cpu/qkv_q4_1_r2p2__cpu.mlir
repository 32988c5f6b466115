// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
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
  %4 = arith.muli %headDim, %c2 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c3 : index
  %7 = arith.muli %6, %c4 : index
  %8 = arith.divui %headDim, %c5 : index
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
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    scf.for %22 = %c6 to %8 step %c2 {
      %23 = arith.muli %0, %8 : index
      %24 = arith.addi %23, %22 : index
      %25 = arith.addi %24, %c6 : index
      %26 = arith.muli %25, %7 : index
      %27 = arith.muli %0, %8 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.addi %28, %c8 : index
      %30 = arith.muli %29, %7 : index
      %31 = arith.divui %inputFeatures, %c3 : index
      %37:4 = scf.for %32 = %c6 to %31 step %c8 iter_args(%33 = %c9, %34 = %c9, %35 = %c9, %36 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c4 : index
        %39 = arith.addi %26, %38 : index
        %40 = arith.muli %32, %c4 : index
        %41 = arith.addi %30, %40 : index
        %42 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %39, %c3 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %41, %c3 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.muli %32, %c3 : index
        %62:4 = scf.for %57 = %c6 to %c10 step %c8 iter_args(%58 = %33, %59 = %34, %60 = %35, %61 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %63 = arith.muli %57, %c11 : index
          %64 = arith.addi %56, %63 : index
          %65 = arith.addi %39, %c12 : index
          %66 = arith.muli %57, %c3 : index
          %67 = arith.addi %65, %66 : index
          %68 = arith.addi %67, %c6 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.andi %70, %c13 : vector<16xi32>
          %72 = arith.shrui %70, %c14 : vector<16xi32>
          %73 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %74 = math.fma %73, %44, %48 : vector<16xf32>
          %75 = arith.addi %41, %c12 : index
          %76 = arith.muli %57, %c3 : index
          %77 = arith.addi %75, %76 : index
          %78 = arith.addi %77, %c6 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.andi %80, %c13 : vector<16xi32>
          %82 = arith.shrui %80, %c14 : vector<16xi32>
          %83 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %51, %55 : vector<16xf32>
          %85 = arith.addi %20, %64 : index
          %86 = arith.addi %85, %c6 : index
          %87 = memref.load %x[%86] : memref<?xf32>
          %88 = vector.broadcast %87 : f32 to vector<16xf32>
          %89 = math.fma %88, %74, %58 : vector<16xf32>
          %90 = math.fma %88, %84, %59 : vector<16xf32>
          %91 = arith.addi %21, %64 : index
          %92 = arith.addi %91, %c6 : index
          %93 = memref.load %x[%92] : memref<?xf32>
          %94 = vector.broadcast %93 : f32 to vector<16xf32>
          %95 = math.fma %94, %74, %60 : vector<16xf32>
          %96 = math.fma %94, %84, %61 : vector<16xf32>
          %97 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
          %98 = math.fma %97, %44, %48 : vector<16xf32>
          %99 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %51, %55 : vector<16xf32>
          %101 = arith.addi %20, %64 : index
          %102 = arith.addi %101, %c8 : index
          %103 = memref.load %x[%102] : memref<?xf32>
          %104 = vector.broadcast %103 : f32 to vector<16xf32>
          %105 = math.fma %104, %98, %89 : vector<16xf32>
          %106 = math.fma %104, %100, %90 : vector<16xf32>
          %107 = arith.addi %21, %64 : index
          %108 = arith.addi %107, %c8 : index
          %109 = memref.load %x[%108] : memref<?xf32>
          %110 = vector.broadcast %109 : f32 to vector<16xf32>
          %111 = math.fma %110, %98, %95 : vector<16xf32>
          %112 = math.fma %110, %100, %96 : vector<16xf32>
          %113 = arith.addi %67, %c5 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c13 : vector<16xi32>
          %117 = arith.shrui %115, %c14 : vector<16xi32>
          %118 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %119 = math.fma %118, %44, %48 : vector<16xf32>
          %120 = arith.addi %77, %c5 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.andi %122, %c13 : vector<16xi32>
          %124 = arith.shrui %122, %c14 : vector<16xi32>
          %125 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %126 = math.fma %125, %51, %55 : vector<16xf32>
          %127 = arith.addi %20, %64 : index
          %128 = arith.addi %127, %c2 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %119, %105 : vector<16xf32>
          %132 = math.fma %130, %126, %106 : vector<16xf32>
          %133 = arith.addi %21, %64 : index
          %134 = arith.addi %133, %c2 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %119, %111 : vector<16xf32>
          %138 = math.fma %136, %126, %112 : vector<16xf32>
          %139 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
          %140 = math.fma %139, %44, %48 : vector<16xf32>
          %141 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %51, %55 : vector<16xf32>
          %143 = arith.addi %20, %64 : index
          %144 = arith.addi %143, %c15 : index
          %145 = memref.load %x[%144] : memref<?xf32>
          %146 = vector.broadcast %145 : f32 to vector<16xf32>
          %147 = math.fma %146, %140, %131 : vector<16xf32>
          %148 = math.fma %146, %142, %132 : vector<16xf32>
          %149 = arith.addi %21, %64 : index
          %150 = arith.addi %149, %c15 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %140, %137 : vector<16xf32>
          %154 = math.fma %152, %142, %138 : vector<16xf32>
          scf.yield %147, %148, %153, %154 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %62#0, %62#1, %62#2, %62#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %155 = arith.muli %headDim, %c6 : index
      %156 = arith.muli %22, %c5 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.addi %157, %c6 : index
      vector.store %37#0, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.muli %headDim, %c6 : index
      %160 = arith.muli %22, %c5 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c5 : index
      vector.store %37#1, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.muli %headDim, %c8 : index
      %164 = arith.muli %22, %c5 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c6 : index
      vector.store %37#2, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.muli %headDim, %c8 : index
      %168 = arith.muli %22, %c5 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %c5 : index
      vector.store %37#3, %3[%170] : memref<?xf32>, vector<16xf32>
    }
    %171 = arith.addi %14, %c2 : index
    %172 = arith.minsi %171, %13 : index
    scf.for %173 = %14 to %172 step %c8 {
      %174 = arith.subi %173, %14 : index
      %175 = arith.muli %174, %headDim : index
      %176 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %176 {
        scf.for %177 = %c6 to %headDim step %c5 {
          %178 = arith.muli %0, %headDim : index
          %179 = arith.addi %178, %177 : index
          %180 = vector.load %bias[%179] : memref<?xf32>, vector<16xf32>
          %181 = arith.addi %175, %177 : index
          %182 = vector.load %3[%181] : memref<?xf32>, vector<16xf32>
          %183 = arith.addf %182, %180 : vector<16xf32>
          %184 = arith.addi %175, %177 : index
          vector.store %183, %3[%184] : memref<?xf32>, vector<16xf32>
        }
      }
      %185 = arith.addi %heads, %kvHeads : index
      %186 = arith.cmpi slt, %0, %185 : index
      scf.if %186 {
        %187 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %187 {
          %188 = arith.cmpi slt, %0, %heads : index
          %191 = scf.for %189 = %c6 to %headDim step %c5 iter_args(%190 = %c9) -> (vector<16xf32>) {
            %192 = arith.addi %175, %189 : index
            %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
            %194 = math.fma %193, %193, %190 : vector<16xf32>
            scf.yield %194 : vector<16xf32>
          }
          %195 = wave.reduce "add" %191 : vector<16xf32>
          %196 = arith.mulf %195, %inverseHeadDim : f32
          %197 = arith.addf %196, %epsilon : f32
          %198 = math.sqrt %197 : f32
          %199 = arith.divf %c22, %198 : f32
          %200 = vector.broadcast %199 : f32 to vector<16xf32>
          scf.for %201 = %c6 to %headDim step %c5 {
            %202 = vector.load %query_norm[%201] : memref<?xf32>, vector<16xf32>
            %203 = vector.load %key_norm[%201] : memref<?xf32>, vector<16xf32>
            %204 = arith.select %188, %202, %203 : vector<16xf32>
            %205 = arith.addi %175, %201 : index
            %206 = vector.load %3[%205] : memref<?xf32>, vector<16xf32>
            %207 = arith.mulf %206, %200 : vector<16xf32>
            %208 = arith.mulf %207, %204 : vector<16xf32>
            %209 = arith.addi %175, %201 : index
            vector.store %208, %3[%209] : memref<?xf32>, vector<16xf32>
          }
        }
        %210 = arith.addi %positionsAt, %173 : index
        %211 = memref.load %step[%210] : memref<?xi32>
        %212 = arith.index_cast %211 : i32 to index
        %213 = arith.divui %headDim, %c2 : index
        %214 = arith.remui %212, %c24 : index
        %215 = arith.muli %214, %headDim : index
        %216 = arith.divui %212, %c24 : index
        %217 = arith.addi %216, %c24 : index
        %218 = arith.muli %217, %headDim : index
        scf.for %219 = %c6 to %213 step %c10 {
          %220 = arith.addi %215, %219 : index
          %221 = vector.load %rope[%220] : memref<?xf32>, vector<8xf32>
          %222 = arith.addi %215, %213 : index
          %223 = arith.addi %222, %219 : index
          %224 = vector.load %rope[%223] : memref<?xf32>, vector<8xf32>
          %225 = arith.addi %218, %219 : index
          %226 = vector.load %rope[%225] : memref<?xf32>, vector<8xf32>
          %227 = arith.addi %218, %213 : index
          %228 = arith.addi %227, %219 : index
          %229 = vector.load %rope[%228] : memref<?xf32>, vector<8xf32>
          %230 = arith.mulf %226, %221 : vector<8xf32>
          %231 = arith.mulf %229, %224 : vector<8xf32>
          %232 = arith.subf %230, %231 : vector<8xf32>
          %233 = arith.mulf %229, %221 : vector<8xf32>
          %234 = arith.mulf %226, %224 : vector<8xf32>
          %235 = arith.addf %233, %234 : vector<8xf32>
          %236 = arith.addi %175, %219 : index
          %237 = vector.load %3[%236] : memref<?xf32>, vector<8xf32>
          %238 = arith.addi %175, %213 : index
          %239 = arith.addi %238, %219 : index
          %240 = vector.load %3[%239] : memref<?xf32>, vector<8xf32>
          %241 = arith.mulf %237, %232 : vector<8xf32>
          %242 = arith.mulf %240, %235 : vector<8xf32>
          %243 = arith.subf %241, %242 : vector<8xf32>
          %244 = arith.addi %175, %219 : index
          vector.store %243, %3[%244] : memref<?xf32>, vector<8xf32>
          %245 = arith.mulf %240, %232 : vector<8xf32>
          %246 = arith.mulf %237, %235 : vector<8xf32>
          %247 = arith.addf %245, %246 : vector<8xf32>
          %248 = arith.addi %175, %213 : index
          %249 = arith.addi %248, %219 : index
          vector.store %247, %3[%249] : memref<?xf32>, vector<8xf32>
        }
      }
      %250 = arith.cmpi slt, %0, %heads : index
      scf.if %250 {
        scf.for %251 = %c6 to %headDim step %c5 {
          %252 = arith.addi %175, %251 : index
          %253 = vector.load %3[%252] : memref<?xf32>, vector<16xf32>
          %254 = arith.muli %173, %heads : index
          %255 = arith.addi %254, %0 : index
          %256 = arith.muli %255, %headDim : index
          %257 = arith.addi %256, %251 : index
          vector.store %253, %q[%257] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %258 = arith.addi %slotsAt, %173 : index
        %259 = memref.load %step[%258] : memref<?xi32>
        %260 = arith.index_cast %259 : i32 to index
        %261 = arith.cmpi sge, %260, %c6 : index
        scf.if %261 {
          %262 = arith.cmpi eq, %codec, %c6 : index
          scf.if %262 {
            %263 = arith.subi %0, %heads : index
            %264 = memref.load %scales[%263] : memref<?xf32>
            %265 = vector.broadcast %264 : f32 to vector<16xf32>
            %266 = arith.divui %260, %c5 : index
            %267 = arith.remui %260, %c5 : index
            %268 = arith.muli %headDim, %c2 : index
            %269 = arith.muli %266, %pageBytes : index
            scf.for %270 = %c6 to %headDim step %c5 {
              %271 = arith.addi %175, %270 : index
              %272 = vector.load %3[%271] : memref<?xf32>, vector<16xf32>
              %273 = arith.mulf %272, %265 : vector<16xf32>
              %274 = arith.minimumf %273, %c28 : vector<16xf32>
              %275 = arith.maximumf %274, %c29 : vector<16xf32>
              %276 = arith.truncf %275 : vector<16xf32> to vector<16xf16>
              %277 = vector.bitcast %276 : vector<16xf16> to vector<32xi8>
              %278 = arith.muli %270, %c2 : index
              vector.store %277, %5[%278] : memref<?xi8>, vector<32xi8>
            }
            %279 = arith.cmpi slt, %263, %kvHeads : index
            scf.if %279 {
              %280 = arith.muli %268, %c3 : index
              %281 = arith.muli %263, %280 : index
              %282 = arith.addi %269, %281 : index
              %283 = arith.muli %267, %c2 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c6 to %headDim step %c8 {
                %286 = arith.muli %285, %c2 : index
                %287 = arith.addi %286, %c6 : index
                %288 = memref.load %5[%287] : memref<?xi8>
                %289 = arith.muli %285, %c3 : index
                %290 = arith.addi %284, %289 : index
                %291 = arith.addi %290, %c6 : index
                memref.store %288, %kv[%291] : memref<?xi8>
                %292 = arith.muli %285, %c2 : index
                %293 = arith.addi %292, %c8 : index
                %294 = memref.load %5[%293] : memref<?xi8>
                %295 = arith.muli %285, %c3 : index
                %296 = arith.addi %284, %295 : index
                %297 = arith.addi %296, %c8 : index
                memref.store %294, %kv[%297] : memref<?xi8>
              }
            } else {
              %298 = arith.subi %263, %kvHeads : index
              %299 = arith.muli %298, %c2 : index
              %300 = arith.addi %299, %c8 : index
              %301 = arith.muli %268, %c5 : index
              %302 = arith.muli %300, %301 : index
              %303 = arith.addi %269, %302 : index
              %304 = arith.muli %267, %268 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c6 to %268 step %c5 {
                %307 = vector.load %5[%306] : memref<?xi8>, vector<16xi8>
                %308 = arith.addi %305, %306 : index
                vector.store %307, %kv[%308] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %309 = arith.cmpi eq, %codec, %c8 : index
          scf.if %309 {
            %310 = arith.subi %0, %heads : index
            %311 = memref.load %scales[%310] : memref<?xf32>
            %312 = vector.broadcast %311 : f32 to vector<16xf32>
            %313 = arith.divui %260, %c5 : index
            %314 = arith.remui %260, %c5 : index
            %315 = arith.muli %headDim, %c8 : index
            %316 = arith.muli %313, %pageBytes : index
            scf.for %317 = %c6 to %headDim step %c5 {
              %318 = arith.addi %175, %317 : index
              %319 = vector.load %3[%318] : memref<?xf32>, vector<16xf32>
              %320 = arith.mulf %319, %312 : vector<16xf32>
              %321 = wave.fp8_encode "e4m3" %320 : vector<16xf32> -> vector<16xi8>
              %322 = arith.muli %317, %c8 : index
              vector.store %321, %5[%322] : memref<?xi8>, vector<16xi8>
            }
            %323 = arith.cmpi slt, %310, %kvHeads : index
            scf.if %323 {
              %324 = arith.muli %315, %c3 : index
              %325 = arith.muli %310, %324 : index
              %326 = arith.addi %316, %325 : index
              %327 = arith.muli %314, %c8 : index
              %328 = arith.addi %326, %327 : index
              scf.for %329 = %c6 to %headDim step %c8 {
                %330 = arith.muli %329, %c8 : index
                %331 = arith.addi %330, %c6 : index
                %332 = memref.load %5[%331] : memref<?xi8>
                %333 = arith.muli %329, %c5 : index
                %334 = arith.addi %328, %333 : index
                %335 = arith.addi %334, %c6 : index
                memref.store %332, %kv[%335] : memref<?xi8>
              }
            } else {
              %336 = arith.subi %310, %kvHeads : index
              %337 = arith.muli %336, %c2 : index
              %338 = arith.addi %337, %c8 : index
              %339 = arith.muli %315, %c5 : index
              %340 = arith.muli %338, %339 : index
              %341 = arith.addi %316, %340 : index
              %342 = arith.muli %314, %315 : index
              %343 = arith.addi %341, %342 : index
              scf.for %344 = %c6 to %315 step %c5 {
                %345 = vector.load %5[%344] : memref<?xi8>, vector<16xi8>
                %346 = arith.addi %343, %344 : index
                vector.store %345, %kv[%346] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %347 = arith.cmpi eq, %codec, %c2 : index
          scf.if %347 {
            %348 = arith.subi %0, %heads : index
            %349 = memref.load %scales[%348] : memref<?xf32>
            %350 = vector.broadcast %349 : f32 to vector<16xf32>
            %351 = arith.divui %260, %c5 : index
            %352 = arith.remui %260, %c5 : index
            %353 = arith.muli %headDim, %c8 : index
            %354 = arith.muli %351, %pageBytes : index
            scf.for %355 = %c6 to %headDim step %c5 {
              %356 = arith.addi %175, %355 : index
              %357 = vector.load %3[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.mulf %357, %350 : vector<16xf32>
              %359 = wave.fp8_encode "e5m2" %358 : vector<16xf32> -> vector<16xi8>
              %360 = arith.muli %355, %c8 : index
              vector.store %359, %5[%360] : memref<?xi8>, vector<16xi8>
            }
            %361 = arith.cmpi slt, %348, %kvHeads : index
            scf.if %361 {
              %362 = arith.muli %353, %c3 : index
              %363 = arith.muli %348, %362 : index
              %364 = arith.addi %354, %363 : index
              %365 = arith.muli %352, %c8 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c6 to %headDim step %c8 {
                %368 = arith.muli %367, %c8 : index
                %369 = arith.addi %368, %c6 : index
                %370 = memref.load %5[%369] : memref<?xi8>
                %371 = arith.muli %367, %c5 : index
                %372 = arith.addi %366, %371 : index
                %373 = arith.addi %372, %c6 : index
                memref.store %370, %kv[%373] : memref<?xi8>
              }
            } else {
              %374 = arith.subi %348, %kvHeads : index
              %375 = arith.muli %374, %c2 : index
              %376 = arith.addi %375, %c8 : index
              %377 = arith.muli %353, %c5 : index
              %378 = arith.muli %376, %377 : index
              %379 = arith.addi %354, %378 : index
              %380 = arith.muli %352, %353 : index
              %381 = arith.addi %379, %380 : index
              scf.for %382 = %c6 to %353 step %c5 {
                %383 = vector.load %5[%382] : memref<?xi8>, vector<16xi8>
                %384 = arith.addi %381, %382 : index
                vector.store %383, %kv[%384] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

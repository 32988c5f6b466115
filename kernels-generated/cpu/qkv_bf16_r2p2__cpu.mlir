// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c11 = arith.constant dense<16> : vector<16xi32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
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
  %c25 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c30 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xi16>
          %56 = arith.extui %55 : vector<16xi16> to vector<16xi32>
          %57 = arith.shli %56, %c11 : vector<16xi32>
          %58 = arith.bitcast %57 : vector<16xi32> to vector<16xf32>
          %59 = arith.muli %43, %c10 : index
          %60 = arith.addi %41, %59 : index
          %61 = arith.addi %60, %c5 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
          %63 = vector.bitcast %62 : vector<32xi8> to vector<16xi16>
          %64 = arith.extui %63 : vector<16xi16> to vector<16xi32>
          %65 = arith.shli %64, %c11 : vector<16xi32>
          %66 = arith.bitcast %65 : vector<16xi32> to vector<16xf32>
          %67 = arith.addi %20, %50 : index
          %68 = arith.addi %67, %c5 : index
          %69 = memref.load %x[%68] : memref<?xf32>
          %70 = vector.broadcast %69 : f32 to vector<16xf32>
          %71 = math.fma %70, %58, %44 : vector<16xf32>
          %72 = math.fma %70, %66, %45 : vector<16xf32>
          %73 = arith.addi %21, %50 : index
          %74 = arith.addi %73, %c5 : index
          %75 = memref.load %x[%74] : memref<?xf32>
          %76 = vector.broadcast %75 : f32 to vector<16xf32>
          %77 = math.fma %76, %58, %46 : vector<16xf32>
          %78 = math.fma %76, %66, %47 : vector<16xf32>
          %79 = arith.addi %52, %c12 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
          %81 = vector.bitcast %80 : vector<32xi8> to vector<16xi16>
          %82 = arith.extui %81 : vector<16xi16> to vector<16xi32>
          %83 = arith.shli %82, %c11 : vector<16xi32>
          %84 = arith.bitcast %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.addi %60, %c12 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
          %87 = vector.bitcast %86 : vector<32xi8> to vector<16xi16>
          %88 = arith.extui %87 : vector<16xi16> to vector<16xi32>
          %89 = arith.shli %88, %c11 : vector<16xi32>
          %90 = arith.bitcast %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.addi %20, %50 : index
          %92 = arith.addi %91, %c7 : index
          %93 = memref.load %x[%92] : memref<?xf32>
          %94 = vector.broadcast %93 : f32 to vector<16xf32>
          %95 = math.fma %94, %84, %71 : vector<16xf32>
          %96 = math.fma %94, %90, %72 : vector<16xf32>
          %97 = arith.addi %21, %50 : index
          %98 = arith.addi %97, %c7 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %84, %77 : vector<16xf32>
          %102 = math.fma %100, %90, %78 : vector<16xf32>
          %103 = arith.addi %52, %c13 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
          %105 = vector.bitcast %104 : vector<32xi8> to vector<16xi16>
          %106 = arith.extui %105 : vector<16xi16> to vector<16xi32>
          %107 = arith.shli %106, %c11 : vector<16xi32>
          %108 = arith.bitcast %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.addi %60, %c13 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
          %111 = vector.bitcast %110 : vector<32xi8> to vector<16xi16>
          %112 = arith.extui %111 : vector<16xi16> to vector<16xi32>
          %113 = arith.shli %112, %c11 : vector<16xi32>
          %114 = arith.bitcast %113 : vector<16xi32> to vector<16xf32>
          %115 = arith.addi %20, %50 : index
          %116 = arith.addi %115, %c2 : index
          %117 = memref.load %x[%116] : memref<?xf32>
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          %119 = math.fma %118, %108, %95 : vector<16xf32>
          %120 = math.fma %118, %114, %96 : vector<16xf32>
          %121 = arith.addi %21, %50 : index
          %122 = arith.addi %121, %c2 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %108, %101 : vector<16xf32>
          %126 = math.fma %124, %114, %102 : vector<16xf32>
          %127 = arith.addi %52, %c14 : index
          %128 = vector.load %w[%127] : memref<?xi8>, vector<32xi8>
          %129 = vector.bitcast %128 : vector<32xi8> to vector<16xi16>
          %130 = arith.extui %129 : vector<16xi16> to vector<16xi32>
          %131 = arith.shli %130, %c11 : vector<16xi32>
          %132 = arith.bitcast %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.addi %60, %c14 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
          %135 = vector.bitcast %134 : vector<32xi8> to vector<16xi16>
          %136 = arith.extui %135 : vector<16xi16> to vector<16xi32>
          %137 = arith.shli %136, %c11 : vector<16xi32>
          %138 = arith.bitcast %137 : vector<16xi32> to vector<16xf32>
          %139 = arith.addi %20, %50 : index
          %140 = arith.addi %139, %c15 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %132, %119 : vector<16xf32>
          %144 = math.fma %142, %138, %120 : vector<16xf32>
          %145 = arith.addi %21, %50 : index
          %146 = arith.addi %145, %c15 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %132, %125 : vector<16xf32>
          %150 = math.fma %148, %138, %126 : vector<16xf32>
          scf.yield %143, %144, %149, %150 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %151 = arith.muli %headDim, %c5 : index
      %152 = arith.muli %22, %c3 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.addi %153, %c5 : index
      vector.store %37#0, %3[%154] : memref<?xf32>, vector<16xf32>
      %155 = arith.muli %headDim, %c5 : index
      %156 = arith.muli %22, %c3 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.addi %157, %c3 : index
      vector.store %37#1, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.muli %headDim, %c7 : index
      %160 = arith.muli %22, %c3 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c5 : index
      vector.store %37#2, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.muli %headDim, %c7 : index
      %164 = arith.muli %22, %c3 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c3 : index
      vector.store %37#3, %3[%166] : memref<?xf32>, vector<16xf32>
    }
    %167 = arith.addi %14, %c2 : index
    %168 = arith.minsi %167, %13 : index
    scf.for %169 = %14 to %168 step %c7 {
      %170 = arith.subi %169, %14 : index
      %171 = arith.muli %170, %headDim : index
      %172 = arith.cmpi eq, %hasBias, %c7 : index
      scf.if %172 {
        scf.for %173 = %c5 to %headDim step %c3 {
          %174 = arith.muli %0, %headDim : index
          %175 = arith.addi %174, %173 : index
          %176 = vector.load %bias[%175] : memref<?xf32>, vector<16xf32>
          %177 = arith.addi %171, %173 : index
          %178 = vector.load %3[%177] : memref<?xf32>, vector<16xf32>
          %179 = arith.addf %178, %176 : vector<16xf32>
          %180 = arith.addi %171, %173 : index
          vector.store %179, %3[%180] : memref<?xf32>, vector<16xf32>
        }
      }
      %181 = arith.addi %heads, %kvHeads : index
      %182 = arith.cmpi slt, %0, %181 : index
      scf.if %182 {
        %183 = arith.cmpi eq, %hasNorm, %c7 : index
        scf.if %183 {
          %184 = arith.cmpi slt, %0, %heads : index
          %187 = scf.for %185 = %c5 to %headDim step %c3 iter_args(%186 = %c8) -> (vector<16xf32>) {
            %188 = arith.addi %171, %185 : index
            %189 = vector.load %3[%188] : memref<?xf32>, vector<16xf32>
            %190 = math.fma %189, %189, %186 : vector<16xf32>
            scf.yield %190 : vector<16xf32>
          }
          %191 = wave.reduce "add" %187 : vector<16xf32>
          %192 = arith.mulf %191, %inverseHeadDim : f32
          %193 = arith.addf %192, %epsilon : f32
          %194 = math.sqrt %193 : f32
          %195 = arith.divf %c22, %194 : f32
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          scf.for %197 = %c5 to %headDim step %c3 {
            %198 = vector.load %query_norm[%197] : memref<?xf32>, vector<16xf32>
            %199 = vector.load %key_norm[%197] : memref<?xf32>, vector<16xf32>
            %200 = arith.select %184, %198, %199 : vector<16xf32>
            %201 = arith.addi %171, %197 : index
            %202 = vector.load %3[%201] : memref<?xf32>, vector<16xf32>
            %203 = arith.mulf %202, %196 : vector<16xf32>
            %204 = arith.mulf %203, %200 : vector<16xf32>
            %205 = arith.addi %171, %197 : index
            vector.store %204, %3[%205] : memref<?xf32>, vector<16xf32>
          }
        }
        %206 = arith.addi %positionsAt, %169 : index
        %207 = memref.load %step[%206] : memref<?xi32>
        %208 = arith.index_cast %207 : i32 to index
        %209 = arith.divui %headDim, %c2 : index
        %210 = arith.remui %208, %c24 : index
        %211 = arith.muli %210, %headDim : index
        %212 = arith.divui %208, %c24 : index
        %213 = arith.addi %212, %c24 : index
        %214 = arith.muli %213, %headDim : index
        scf.for %215 = %c5 to %209 step %c25 {
          %216 = arith.addi %211, %215 : index
          %217 = vector.load %rope[%216] : memref<?xf32>, vector<8xf32>
          %218 = arith.addi %211, %209 : index
          %219 = arith.addi %218, %215 : index
          %220 = vector.load %rope[%219] : memref<?xf32>, vector<8xf32>
          %221 = arith.addi %214, %215 : index
          %222 = vector.load %rope[%221] : memref<?xf32>, vector<8xf32>
          %223 = arith.addi %214, %209 : index
          %224 = arith.addi %223, %215 : index
          %225 = vector.load %rope[%224] : memref<?xf32>, vector<8xf32>
          %226 = arith.mulf %222, %217 : vector<8xf32>
          %227 = arith.mulf %225, %220 : vector<8xf32>
          %228 = arith.subf %226, %227 : vector<8xf32>
          %229 = arith.mulf %225, %217 : vector<8xf32>
          %230 = arith.mulf %222, %220 : vector<8xf32>
          %231 = arith.addf %229, %230 : vector<8xf32>
          %232 = arith.addi %171, %215 : index
          %233 = vector.load %3[%232] : memref<?xf32>, vector<8xf32>
          %234 = arith.addi %171, %209 : index
          %235 = arith.addi %234, %215 : index
          %236 = vector.load %3[%235] : memref<?xf32>, vector<8xf32>
          %237 = arith.mulf %233, %228 : vector<8xf32>
          %238 = arith.mulf %236, %231 : vector<8xf32>
          %239 = arith.subf %237, %238 : vector<8xf32>
          %240 = arith.addi %171, %215 : index
          vector.store %239, %3[%240] : memref<?xf32>, vector<8xf32>
          %241 = arith.mulf %236, %228 : vector<8xf32>
          %242 = arith.mulf %233, %231 : vector<8xf32>
          %243 = arith.addf %241, %242 : vector<8xf32>
          %244 = arith.addi %171, %209 : index
          %245 = arith.addi %244, %215 : index
          vector.store %243, %3[%245] : memref<?xf32>, vector<8xf32>
        }
      }
      %246 = arith.cmpi slt, %0, %heads : index
      scf.if %246 {
        scf.for %247 = %c5 to %headDim step %c3 {
          %248 = arith.addi %171, %247 : index
          %249 = vector.load %3[%248] : memref<?xf32>, vector<16xf32>
          %250 = arith.muli %169, %heads : index
          %251 = arith.addi %250, %0 : index
          %252 = arith.muli %251, %headDim : index
          %253 = arith.addi %252, %247 : index
          vector.store %249, %q[%253] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %254 = arith.addi %slotsAt, %169 : index
        %255 = memref.load %step[%254] : memref<?xi32>
        %256 = arith.index_cast %255 : i32 to index
        %257 = arith.cmpi sge, %256, %c5 : index
        scf.if %257 {
          %258 = arith.cmpi eq, %codec, %c5 : index
          scf.if %258 {
            %259 = arith.subi %0, %heads : index
            %260 = memref.load %scales[%259] : memref<?xf32>
            %261 = vector.broadcast %260 : f32 to vector<16xf32>
            %262 = arith.divui %256, %c3 : index
            %263 = arith.remui %256, %c3 : index
            %264 = arith.muli %headDim, %c2 : index
            %265 = arith.muli %262, %pageBytes : index
            scf.for %266 = %c5 to %headDim step %c3 {
              %267 = arith.addi %171, %266 : index
              %268 = vector.load %3[%267] : memref<?xf32>, vector<16xf32>
              %269 = arith.mulf %268, %261 : vector<16xf32>
              %270 = arith.minimumf %269, %c29 : vector<16xf32>
              %271 = arith.maximumf %270, %c30 : vector<16xf32>
              %272 = arith.truncf %271 : vector<16xf32> to vector<16xf16>
              %273 = vector.bitcast %272 : vector<16xf16> to vector<32xi8>
              %274 = arith.muli %266, %c2 : index
              vector.store %273, %5[%274] : memref<?xi8>, vector<32xi8>
            }
            %275 = arith.cmpi slt, %259, %kvHeads : index
            scf.if %275 {
              %276 = arith.muli %264, %c12 : index
              %277 = arith.muli %259, %276 : index
              %278 = arith.addi %265, %277 : index
              %279 = arith.muli %263, %c2 : index
              %280 = arith.addi %278, %279 : index
              scf.for %281 = %c5 to %headDim step %c7 {
                %282 = arith.muli %281, %c2 : index
                %283 = arith.addi %282, %c5 : index
                %284 = memref.load %5[%283] : memref<?xi8>
                %285 = arith.muli %281, %c12 : index
                %286 = arith.addi %280, %285 : index
                %287 = arith.addi %286, %c5 : index
                memref.store %284, %kv[%287] : memref<?xi8>
                %288 = arith.muli %281, %c2 : index
                %289 = arith.addi %288, %c7 : index
                %290 = memref.load %5[%289] : memref<?xi8>
                %291 = arith.muli %281, %c12 : index
                %292 = arith.addi %280, %291 : index
                %293 = arith.addi %292, %c7 : index
                memref.store %290, %kv[%293] : memref<?xi8>
              }
            } else {
              %294 = arith.subi %259, %kvHeads : index
              %295 = arith.muli %294, %c2 : index
              %296 = arith.addi %295, %c7 : index
              %297 = arith.muli %264, %c3 : index
              %298 = arith.muli %296, %297 : index
              %299 = arith.addi %265, %298 : index
              %300 = arith.muli %263, %264 : index
              %301 = arith.addi %299, %300 : index
              scf.for %302 = %c5 to %264 step %c3 {
                %303 = vector.load %5[%302] : memref<?xi8>, vector<16xi8>
                %304 = arith.addi %301, %302 : index
                vector.store %303, %kv[%304] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %305 = arith.cmpi eq, %codec, %c7 : index
          scf.if %305 {
            %306 = arith.subi %0, %heads : index
            %307 = memref.load %scales[%306] : memref<?xf32>
            %308 = vector.broadcast %307 : f32 to vector<16xf32>
            %309 = arith.divui %256, %c3 : index
            %310 = arith.remui %256, %c3 : index
            %311 = arith.muli %headDim, %c7 : index
            %312 = arith.muli %309, %pageBytes : index
            scf.for %313 = %c5 to %headDim step %c3 {
              %314 = arith.addi %171, %313 : index
              %315 = vector.load %3[%314] : memref<?xf32>, vector<16xf32>
              %316 = arith.mulf %315, %308 : vector<16xf32>
              %317 = wave.fp8_encode "e4m3" %316 : vector<16xf32> -> vector<16xi8>
              %318 = arith.muli %313, %c7 : index
              vector.store %317, %5[%318] : memref<?xi8>, vector<16xi8>
            }
            %319 = arith.cmpi slt, %306, %kvHeads : index
            scf.if %319 {
              %320 = arith.muli %311, %c12 : index
              %321 = arith.muli %306, %320 : index
              %322 = arith.addi %312, %321 : index
              %323 = arith.muli %310, %c7 : index
              %324 = arith.addi %322, %323 : index
              scf.for %325 = %c5 to %headDim step %c7 {
                %326 = arith.muli %325, %c7 : index
                %327 = arith.addi %326, %c5 : index
                %328 = memref.load %5[%327] : memref<?xi8>
                %329 = arith.muli %325, %c3 : index
                %330 = arith.addi %324, %329 : index
                %331 = arith.addi %330, %c5 : index
                memref.store %328, %kv[%331] : memref<?xi8>
              }
            } else {
              %332 = arith.subi %306, %kvHeads : index
              %333 = arith.muli %332, %c2 : index
              %334 = arith.addi %333, %c7 : index
              %335 = arith.muli %311, %c3 : index
              %336 = arith.muli %334, %335 : index
              %337 = arith.addi %312, %336 : index
              %338 = arith.muli %310, %311 : index
              %339 = arith.addi %337, %338 : index
              scf.for %340 = %c5 to %311 step %c3 {
                %341 = vector.load %5[%340] : memref<?xi8>, vector<16xi8>
                %342 = arith.addi %339, %340 : index
                vector.store %341, %kv[%342] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %343 = arith.cmpi eq, %codec, %c2 : index
          scf.if %343 {
            %344 = arith.subi %0, %heads : index
            %345 = memref.load %scales[%344] : memref<?xf32>
            %346 = vector.broadcast %345 : f32 to vector<16xf32>
            %347 = arith.divui %256, %c3 : index
            %348 = arith.remui %256, %c3 : index
            %349 = arith.muli %headDim, %c7 : index
            %350 = arith.muli %347, %pageBytes : index
            scf.for %351 = %c5 to %headDim step %c3 {
              %352 = arith.addi %171, %351 : index
              %353 = vector.load %3[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.mulf %353, %346 : vector<16xf32>
              %355 = wave.fp8_encode "e5m2" %354 : vector<16xf32> -> vector<16xi8>
              %356 = arith.muli %351, %c7 : index
              vector.store %355, %5[%356] : memref<?xi8>, vector<16xi8>
            }
            %357 = arith.cmpi slt, %344, %kvHeads : index
            scf.if %357 {
              %358 = arith.muli %349, %c12 : index
              %359 = arith.muli %344, %358 : index
              %360 = arith.addi %350, %359 : index
              %361 = arith.muli %348, %c7 : index
              %362 = arith.addi %360, %361 : index
              scf.for %363 = %c5 to %headDim step %c7 {
                %364 = arith.muli %363, %c7 : index
                %365 = arith.addi %364, %c5 : index
                %366 = memref.load %5[%365] : memref<?xi8>
                %367 = arith.muli %363, %c3 : index
                %368 = arith.addi %362, %367 : index
                %369 = arith.addi %368, %c5 : index
                memref.store %366, %kv[%369] : memref<?xi8>
              }
            } else {
              %370 = arith.subi %344, %kvHeads : index
              %371 = arith.muli %370, %c2 : index
              %372 = arith.addi %371, %c7 : index
              %373 = arith.muli %349, %c3 : index
              %374 = arith.muli %372, %373 : index
              %375 = arith.addi %350, %374 : index
              %376 = arith.muli %348, %349 : index
              %377 = arith.addi %375, %376 : index
              scf.for %378 = %c5 to %349 step %c3 {
                %379 = vector.load %5[%378] : memref<?xi8>, vector<16xi8>
                %380 = arith.addi %377, %378 : index
                vector.store %379, %kv[%380] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.divui %inputFeatures, %c4 : index
      %27 = scf.for %25 = %c7 to %24 step %c2 iter_args(%26 = %c9) -> (vector<16xf32>) {
        %28 = arith.muli %25, %c5 : index
        %29 = arith.addi %23, %28 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
        %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
        %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
        %33 = arith.addi %29, %c4 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
        %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
        %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
        %37 = arith.muli %25, %c4 : index
        %40 = scf.for %38 = %c7 to %c10 step %c2 iter_args(%39 = %26) -> (vector<16xf32>) {
          %41 = arith.muli %38, %c11 : index
          %42 = arith.addi %37, %41 : index
          %43 = arith.addi %29, %c12 : index
          %44 = arith.muli %38, %c4 : index
          %45 = arith.addi %43, %44 : index
          %46 = arith.addi %45, %c7 : index
          %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
          %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
          %49 = arith.andi %48, %c13 : vector<16xi32>
          %50 = arith.shrui %48, %c14 : vector<16xi32>
          %51 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
          %52 = math.fma %51, %32, %36 : vector<16xf32>
          %53 = arith.addi %18, %42 : index
          %54 = arith.addi %53, %c7 : index
          %55 = memref.load %x[%54] : memref<?xf32>
          %56 = vector.broadcast %55 : f32 to vector<16xf32>
          %57 = math.fma %56, %52, %39 : vector<16xf32>
          %58 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
          %59 = math.fma %58, %32, %36 : vector<16xf32>
          %60 = arith.addi %18, %42 : index
          %61 = arith.addi %60, %c2 : index
          %62 = memref.load %x[%61] : memref<?xf32>
          %63 = vector.broadcast %62 : f32 to vector<16xf32>
          %64 = math.fma %63, %59, %57 : vector<16xf32>
          %65 = arith.addi %45, %c6 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.andi %67, %c13 : vector<16xi32>
          %69 = arith.shrui %67, %c14 : vector<16xi32>
          %70 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
          %71 = math.fma %70, %32, %36 : vector<16xf32>
          %72 = arith.addi %18, %42 : index
          %73 = arith.addi %72, %c3 : index
          %74 = memref.load %x[%73] : memref<?xf32>
          %75 = vector.broadcast %74 : f32 to vector<16xf32>
          %76 = math.fma %75, %71, %64 : vector<16xf32>
          %77 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
          %78 = math.fma %77, %32, %36 : vector<16xf32>
          %79 = arith.addi %18, %42 : index
          %80 = arith.addi %79, %c15 : index
          %81 = memref.load %x[%80] : memref<?xf32>
          %82 = vector.broadcast %81 : f32 to vector<16xf32>
          %83 = math.fma %82, %78, %76 : vector<16xf32>
          scf.yield %83 : vector<16xf32>
        }
        scf.yield %40 : vector<16xf32>
      }
      %84 = arith.muli %headDim, %c7 : index
      %85 = arith.muli %19, %c6 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.addi %86, %c7 : index
      vector.store %27, %3[%87] : memref<?xf32>, vector<16xf32>
    }
    %88 = arith.addi %14, %c2 : index
    %89 = arith.minsi %88, %13 : index
    scf.for %90 = %14 to %89 step %c2 {
      %91 = arith.subi %90, %14 : index
      %92 = arith.muli %91, %headDim : index
      %93 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %93 {
        scf.for %94 = %c7 to %headDim step %c6 {
          %95 = arith.muli %0, %headDim : index
          %96 = arith.addi %95, %94 : index
          %97 = vector.load %bias[%96] : memref<?xf32>, vector<16xf32>
          %98 = arith.addi %92, %94 : index
          %99 = vector.load %3[%98] : memref<?xf32>, vector<16xf32>
          %100 = arith.addf %99, %97 : vector<16xf32>
          %101 = arith.addi %92, %94 : index
          vector.store %100, %3[%101] : memref<?xf32>, vector<16xf32>
        }
      }
      %102 = arith.addi %heads, %kvHeads : index
      %103 = arith.cmpi slt, %0, %102 : index
      scf.if %103 {
        %104 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %104 {
          %105 = arith.cmpi slt, %0, %heads : index
          %108 = scf.for %106 = %c7 to %headDim step %c6 iter_args(%107 = %c9) -> (vector<16xf32>) {
            %109 = arith.addi %92, %106 : index
            %110 = vector.load %3[%109] : memref<?xf32>, vector<16xf32>
            %111 = math.fma %110, %110, %107 : vector<16xf32>
            scf.yield %111 : vector<16xf32>
          }
          %112 = wave.reduce "add" %108 : vector<16xf32>
          %113 = arith.mulf %112, %inverseHeadDim : f32
          %114 = arith.addf %113, %epsilon : f32
          %115 = math.sqrt %114 : f32
          %116 = arith.divf %c22, %115 : f32
          %117 = vector.broadcast %116 : f32 to vector<16xf32>
          scf.for %118 = %c7 to %headDim step %c6 {
            %119 = vector.load %query_norm[%118] : memref<?xf32>, vector<16xf32>
            %120 = vector.load %key_norm[%118] : memref<?xf32>, vector<16xf32>
            %121 = arith.select %105, %119, %120 : vector<16xf32>
            %122 = arith.addi %92, %118 : index
            %123 = vector.load %3[%122] : memref<?xf32>, vector<16xf32>
            %124 = arith.mulf %123, %117 : vector<16xf32>
            %125 = arith.mulf %124, %121 : vector<16xf32>
            %126 = arith.addi %92, %118 : index
            vector.store %125, %3[%126] : memref<?xf32>, vector<16xf32>
          }
        }
        %127 = arith.addi %positionsAt, %90 : index
        %128 = memref.load %step[%127] : memref<?xi32>
        %129 = arith.index_cast %128 : i32 to index
        %130 = arith.divui %headDim, %c3 : index
        %131 = arith.remui %129, %c24 : index
        %132 = arith.muli %131, %headDim : index
        %133 = arith.divui %129, %c24 : index
        %134 = arith.addi %133, %c24 : index
        %135 = arith.muli %134, %headDim : index
        scf.for %136 = %c7 to %130 step %c10 {
          %137 = arith.addi %132, %136 : index
          %138 = vector.load %rope[%137] : memref<?xf32>, vector<8xf32>
          %139 = arith.addi %132, %130 : index
          %140 = arith.addi %139, %136 : index
          %141 = vector.load %rope[%140] : memref<?xf32>, vector<8xf32>
          %142 = arith.addi %135, %136 : index
          %143 = vector.load %rope[%142] : memref<?xf32>, vector<8xf32>
          %144 = arith.addi %135, %130 : index
          %145 = arith.addi %144, %136 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.mulf %143, %138 : vector<8xf32>
          %148 = arith.mulf %146, %141 : vector<8xf32>
          %149 = arith.subf %147, %148 : vector<8xf32>
          %150 = arith.mulf %146, %138 : vector<8xf32>
          %151 = arith.mulf %143, %141 : vector<8xf32>
          %152 = arith.addf %150, %151 : vector<8xf32>
          %153 = arith.addi %92, %136 : index
          %154 = vector.load %3[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.addi %92, %130 : index
          %156 = arith.addi %155, %136 : index
          %157 = vector.load %3[%156] : memref<?xf32>, vector<8xf32>
          %158 = arith.mulf %154, %149 : vector<8xf32>
          %159 = arith.mulf %157, %152 : vector<8xf32>
          %160 = arith.subf %158, %159 : vector<8xf32>
          %161 = arith.addi %92, %136 : index
          vector.store %160, %3[%161] : memref<?xf32>, vector<8xf32>
          %162 = arith.mulf %157, %149 : vector<8xf32>
          %163 = arith.mulf %154, %152 : vector<8xf32>
          %164 = arith.addf %162, %163 : vector<8xf32>
          %165 = arith.addi %92, %130 : index
          %166 = arith.addi %165, %136 : index
          vector.store %164, %3[%166] : memref<?xf32>, vector<8xf32>
        }
      }
      %167 = arith.cmpi slt, %0, %heads : index
      scf.if %167 {
        scf.for %168 = %c7 to %headDim step %c6 {
          %169 = arith.addi %92, %168 : index
          %170 = vector.load %3[%169] : memref<?xf32>, vector<16xf32>
          %171 = arith.muli %90, %heads : index
          %172 = arith.addi %171, %0 : index
          %173 = arith.muli %172, %headDim : index
          %174 = arith.addi %173, %168 : index
          vector.store %170, %q[%174] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %175 = arith.addi %slotsAt, %90 : index
        %176 = memref.load %step[%175] : memref<?xi32>
        %177 = arith.index_cast %176 : i32 to index
        %178 = arith.cmpi sge, %177, %c7 : index
        scf.if %178 {
          %179 = arith.cmpi eq, %codec, %c7 : index
          scf.if %179 {
            %180 = arith.subi %0, %heads : index
            %181 = memref.load %scales[%180] : memref<?xf32>
            %182 = vector.broadcast %181 : f32 to vector<16xf32>
            %183 = arith.divui %177, %c6 : index
            %184 = arith.remui %177, %c6 : index
            %185 = arith.muli %headDim, %c3 : index
            %186 = arith.muli %183, %pageBytes : index
            scf.for %187 = %c7 to %headDim step %c6 {
              %188 = arith.addi %92, %187 : index
              %189 = vector.load %3[%188] : memref<?xf32>, vector<16xf32>
              %190 = arith.mulf %189, %182 : vector<16xf32>
              %191 = arith.minimumf %190, %c28 : vector<16xf32>
              %192 = arith.maximumf %191, %c29 : vector<16xf32>
              %193 = arith.truncf %192 : vector<16xf32> to vector<16xf16>
              %194 = vector.bitcast %193 : vector<16xf16> to vector<32xi8>
              %195 = arith.muli %187, %c3 : index
              vector.store %194, %5[%195] : memref<?xi8>, vector<32xi8>
            }
            %196 = arith.cmpi slt, %180, %kvHeads : index
            scf.if %196 {
              %197 = arith.muli %185, %c4 : index
              %198 = arith.muli %180, %197 : index
              %199 = arith.addi %186, %198 : index
              %200 = arith.muli %184, %c3 : index
              %201 = arith.addi %199, %200 : index
              scf.for %202 = %c7 to %headDim step %c2 {
                %203 = arith.muli %202, %c3 : index
                %204 = arith.addi %203, %c7 : index
                %205 = memref.load %5[%204] : memref<?xi8>
                %206 = arith.muli %202, %c4 : index
                %207 = arith.addi %201, %206 : index
                %208 = arith.addi %207, %c7 : index
                memref.store %205, %kv[%208] : memref<?xi8>
                %209 = arith.muli %202, %c3 : index
                %210 = arith.addi %209, %c2 : index
                %211 = memref.load %5[%210] : memref<?xi8>
                %212 = arith.muli %202, %c4 : index
                %213 = arith.addi %201, %212 : index
                %214 = arith.addi %213, %c2 : index
                memref.store %211, %kv[%214] : memref<?xi8>
              }
            } else {
              %215 = arith.subi %180, %kvHeads : index
              %216 = arith.muli %215, %c3 : index
              %217 = arith.addi %216, %c2 : index
              %218 = arith.muli %185, %c6 : index
              %219 = arith.muli %217, %218 : index
              %220 = arith.addi %186, %219 : index
              %221 = arith.muli %184, %185 : index
              %222 = arith.addi %220, %221 : index
              scf.for %223 = %c7 to %185 step %c6 {
                %224 = vector.load %5[%223] : memref<?xi8>, vector<16xi8>
                %225 = arith.addi %222, %223 : index
                vector.store %224, %kv[%225] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %226 = arith.cmpi eq, %codec, %c2 : index
          scf.if %226 {
            %227 = arith.subi %0, %heads : index
            %228 = memref.load %scales[%227] : memref<?xf32>
            %229 = vector.broadcast %228 : f32 to vector<16xf32>
            %230 = arith.divui %177, %c6 : index
            %231 = arith.remui %177, %c6 : index
            %232 = arith.muli %headDim, %c2 : index
            %233 = arith.muli %230, %pageBytes : index
            scf.for %234 = %c7 to %headDim step %c6 {
              %235 = arith.addi %92, %234 : index
              %236 = vector.load %3[%235] : memref<?xf32>, vector<16xf32>
              %237 = arith.mulf %236, %229 : vector<16xf32>
              %238 = wave.fp8_encode "e4m3" %237 : vector<16xf32> -> vector<16xi8>
              %239 = arith.muli %234, %c2 : index
              vector.store %238, %5[%239] : memref<?xi8>, vector<16xi8>
            }
            %240 = arith.cmpi slt, %227, %kvHeads : index
            scf.if %240 {
              %241 = arith.muli %232, %c4 : index
              %242 = arith.muli %227, %241 : index
              %243 = arith.addi %233, %242 : index
              %244 = arith.muli %231, %c2 : index
              %245 = arith.addi %243, %244 : index
              scf.for %246 = %c7 to %headDim step %c2 {
                %247 = arith.muli %246, %c2 : index
                %248 = arith.addi %247, %c7 : index
                %249 = memref.load %5[%248] : memref<?xi8>
                %250 = arith.muli %246, %c6 : index
                %251 = arith.addi %245, %250 : index
                %252 = arith.addi %251, %c7 : index
                memref.store %249, %kv[%252] : memref<?xi8>
              }
            } else {
              %253 = arith.subi %227, %kvHeads : index
              %254 = arith.muli %253, %c3 : index
              %255 = arith.addi %254, %c2 : index
              %256 = arith.muli %232, %c6 : index
              %257 = arith.muli %255, %256 : index
              %258 = arith.addi %233, %257 : index
              %259 = arith.muli %231, %232 : index
              %260 = arith.addi %258, %259 : index
              scf.for %261 = %c7 to %232 step %c6 {
                %262 = vector.load %5[%261] : memref<?xi8>, vector<16xi8>
                %263 = arith.addi %260, %261 : index
                vector.store %262, %kv[%263] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %264 = arith.cmpi eq, %codec, %c3 : index
          scf.if %264 {
            %265 = arith.subi %0, %heads : index
            %266 = memref.load %scales[%265] : memref<?xf32>
            %267 = vector.broadcast %266 : f32 to vector<16xf32>
            %268 = arith.divui %177, %c6 : index
            %269 = arith.remui %177, %c6 : index
            %270 = arith.muli %headDim, %c2 : index
            %271 = arith.muli %268, %pageBytes : index
            scf.for %272 = %c7 to %headDim step %c6 {
              %273 = arith.addi %92, %272 : index
              %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.mulf %274, %267 : vector<16xf32>
              %276 = wave.fp8_encode "e5m2" %275 : vector<16xf32> -> vector<16xi8>
              %277 = arith.muli %272, %c2 : index
              vector.store %276, %5[%277] : memref<?xi8>, vector<16xi8>
            }
            %278 = arith.cmpi slt, %265, %kvHeads : index
            scf.if %278 {
              %279 = arith.muli %270, %c4 : index
              %280 = arith.muli %265, %279 : index
              %281 = arith.addi %271, %280 : index
              %282 = arith.muli %269, %c2 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c7 to %headDim step %c2 {
                %285 = arith.muli %284, %c2 : index
                %286 = arith.addi %285, %c7 : index
                %287 = memref.load %5[%286] : memref<?xi8>
                %288 = arith.muli %284, %c6 : index
                %289 = arith.addi %283, %288 : index
                %290 = arith.addi %289, %c7 : index
                memref.store %287, %kv[%290] : memref<?xi8>
              }
            } else {
              %291 = arith.subi %265, %kvHeads : index
              %292 = arith.muli %291, %c3 : index
              %293 = arith.addi %292, %c2 : index
              %294 = arith.muli %270, %c6 : index
              %295 = arith.muli %293, %294 : index
              %296 = arith.addi %271, %295 : index
              %297 = arith.muli %269, %270 : index
              %298 = arith.addi %296, %297 : index
              scf.for %299 = %c7 to %270 step %c6 {
                %300 = vector.load %5[%299] : memref<?xi8>, vector<16xi8>
                %301 = arith.addi %298, %299 : index
                vector.store %300, %kv[%301] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

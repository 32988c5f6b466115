// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %19 = %c6 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.divui %inputFeatures, %c4 : index
      %27 = scf.for %25 = %c6 to %24 step %c2 iter_args(%26 = %c8) -> (vector<16xf32>) {
        %28 = arith.muli %25, %c5 : index
        %29 = arith.addi %23, %28 : index
        %30 = arith.muli %25, %c4 : index
        %33 = scf.for %31 = %c6 to %c9 step %c2 iter_args(%32 = %26) -> (vector<16xf32>) {
          %34 = arith.muli %31, %c9 : index
          %35 = arith.addi %30, %34 : index
          %36 = arith.muli %31, %c10 : index
          %37 = arith.addi %29, %36 : index
          %38 = arith.addi %37, %c6 : index
          %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
          %40 = vector.bitcast %39 : vector<32xi8> to vector<16xi16>
          %41 = arith.extui %40 : vector<16xi16> to vector<16xi32>
          %42 = arith.shli %41, %c11 : vector<16xi32>
          %43 = arith.bitcast %42 : vector<16xi32> to vector<16xf32>
          %44 = arith.addi %18, %35 : index
          %45 = arith.addi %44, %c6 : index
          %46 = memref.load %x[%45] : memref<?xf32>
          %47 = vector.broadcast %46 : f32 to vector<16xf32>
          %48 = math.fma %47, %43, %32 : vector<16xf32>
          %49 = arith.addi %37, %c12 : index
          %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
          %51 = vector.bitcast %50 : vector<32xi8> to vector<16xi16>
          %52 = arith.extui %51 : vector<16xi16> to vector<16xi32>
          %53 = arith.shli %52, %c11 : vector<16xi32>
          %54 = arith.bitcast %53 : vector<16xi32> to vector<16xf32>
          %55 = arith.addi %18, %35 : index
          %56 = arith.addi %55, %c2 : index
          %57 = memref.load %x[%56] : memref<?xf32>
          %58 = vector.broadcast %57 : f32 to vector<16xf32>
          %59 = math.fma %58, %54, %48 : vector<16xf32>
          %60 = arith.addi %37, %c13 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
          %62 = vector.bitcast %61 : vector<32xi8> to vector<16xi16>
          %63 = arith.extui %62 : vector<16xi16> to vector<16xi32>
          %64 = arith.shli %63, %c11 : vector<16xi32>
          %65 = arith.bitcast %64 : vector<16xi32> to vector<16xf32>
          %66 = arith.addi %18, %35 : index
          %67 = arith.addi %66, %c3 : index
          %68 = memref.load %x[%67] : memref<?xf32>
          %69 = vector.broadcast %68 : f32 to vector<16xf32>
          %70 = math.fma %69, %65, %59 : vector<16xf32>
          %71 = arith.addi %37, %c14 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
          %73 = vector.bitcast %72 : vector<32xi8> to vector<16xi16>
          %74 = arith.extui %73 : vector<16xi16> to vector<16xi32>
          %75 = arith.shli %74, %c11 : vector<16xi32>
          %76 = arith.bitcast %75 : vector<16xi32> to vector<16xf32>
          %77 = arith.addi %18, %35 : index
          %78 = arith.addi %77, %c15 : index
          %79 = memref.load %x[%78] : memref<?xf32>
          %80 = vector.broadcast %79 : f32 to vector<16xf32>
          %81 = math.fma %80, %76, %70 : vector<16xf32>
          scf.yield %81 : vector<16xf32>
        }
        scf.yield %33 : vector<16xf32>
      }
      %82 = arith.muli %headDim, %c6 : index
      %83 = arith.muli %19, %c4 : index
      %84 = arith.addi %82, %83 : index
      %85 = arith.addi %84, %c6 : index
      vector.store %27, %3[%85] : memref<?xf32>, vector<16xf32>
    }
    %86 = arith.addi %14, %c2 : index
    %87 = arith.minsi %86, %13 : index
    scf.for %88 = %14 to %87 step %c2 {
      %89 = arith.subi %88, %14 : index
      %90 = arith.muli %89, %headDim : index
      %91 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %91 {
        scf.for %92 = %c6 to %headDim step %c4 {
          %93 = arith.muli %0, %headDim : index
          %94 = arith.addi %93, %92 : index
          %95 = vector.load %bias[%94] : memref<?xf32>, vector<16xf32>
          %96 = arith.addi %90, %92 : index
          %97 = vector.load %3[%96] : memref<?xf32>, vector<16xf32>
          %98 = arith.addf %97, %95 : vector<16xf32>
          %99 = arith.addi %90, %92 : index
          vector.store %98, %3[%99] : memref<?xf32>, vector<16xf32>
        }
      }
      %100 = arith.addi %heads, %kvHeads : index
      %101 = arith.cmpi slt, %0, %100 : index
      scf.if %101 {
        %102 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %102 {
          %103 = arith.cmpi slt, %0, %heads : index
          %106 = scf.for %104 = %c6 to %headDim step %c4 iter_args(%105 = %c8) -> (vector<16xf32>) {
            %107 = arith.addi %90, %104 : index
            %108 = vector.load %3[%107] : memref<?xf32>, vector<16xf32>
            %109 = math.fma %108, %108, %105 : vector<16xf32>
            scf.yield %109 : vector<16xf32>
          }
          %110 = wave.reduce "add" %106 : vector<16xf32>
          %111 = arith.mulf %110, %inverseHeadDim : f32
          %112 = arith.addf %111, %epsilon : f32
          %113 = math.sqrt %112 : f32
          %114 = arith.divf %c22, %113 : f32
          %115 = vector.broadcast %114 : f32 to vector<16xf32>
          scf.for %116 = %c6 to %headDim step %c4 {
            %117 = vector.load %query_norm[%116] : memref<?xf32>, vector<16xf32>
            %118 = vector.load %key_norm[%116] : memref<?xf32>, vector<16xf32>
            %119 = arith.select %103, %117, %118 : vector<16xf32>
            %120 = arith.addi %90, %116 : index
            %121 = vector.load %3[%120] : memref<?xf32>, vector<16xf32>
            %122 = arith.mulf %121, %115 : vector<16xf32>
            %123 = arith.mulf %122, %119 : vector<16xf32>
            %124 = arith.addi %90, %116 : index
            vector.store %123, %3[%124] : memref<?xf32>, vector<16xf32>
          }
        }
        %125 = arith.addi %positionsAt, %88 : index
        %126 = memref.load %step[%125] : memref<?xi32>
        %127 = arith.index_cast %126 : i32 to index
        %128 = arith.divui %headDim, %c3 : index
        %129 = arith.remui %127, %c24 : index
        %130 = arith.muli %129, %headDim : index
        %131 = arith.divui %127, %c24 : index
        %132 = arith.addi %131, %c24 : index
        %133 = arith.muli %132, %headDim : index
        scf.for %134 = %c6 to %128 step %c25 {
          %135 = arith.addi %130, %134 : index
          %136 = vector.load %rope[%135] : memref<?xf32>, vector<8xf32>
          %137 = arith.addi %130, %128 : index
          %138 = arith.addi %137, %134 : index
          %139 = vector.load %rope[%138] : memref<?xf32>, vector<8xf32>
          %140 = arith.addi %133, %134 : index
          %141 = vector.load %rope[%140] : memref<?xf32>, vector<8xf32>
          %142 = arith.addi %133, %128 : index
          %143 = arith.addi %142, %134 : index
          %144 = vector.load %rope[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.mulf %141, %136 : vector<8xf32>
          %146 = arith.mulf %144, %139 : vector<8xf32>
          %147 = arith.subf %145, %146 : vector<8xf32>
          %148 = arith.mulf %144, %136 : vector<8xf32>
          %149 = arith.mulf %141, %139 : vector<8xf32>
          %150 = arith.addf %148, %149 : vector<8xf32>
          %151 = arith.addi %90, %134 : index
          %152 = vector.load %3[%151] : memref<?xf32>, vector<8xf32>
          %153 = arith.addi %90, %128 : index
          %154 = arith.addi %153, %134 : index
          %155 = vector.load %3[%154] : memref<?xf32>, vector<8xf32>
          %156 = arith.mulf %152, %147 : vector<8xf32>
          %157 = arith.mulf %155, %150 : vector<8xf32>
          %158 = arith.subf %156, %157 : vector<8xf32>
          %159 = arith.addi %90, %134 : index
          vector.store %158, %3[%159] : memref<?xf32>, vector<8xf32>
          %160 = arith.mulf %155, %147 : vector<8xf32>
          %161 = arith.mulf %152, %150 : vector<8xf32>
          %162 = arith.addf %160, %161 : vector<8xf32>
          %163 = arith.addi %90, %128 : index
          %164 = arith.addi %163, %134 : index
          vector.store %162, %3[%164] : memref<?xf32>, vector<8xf32>
        }
      }
      %165 = arith.cmpi slt, %0, %heads : index
      scf.if %165 {
        scf.for %166 = %c6 to %headDim step %c4 {
          %167 = arith.addi %90, %166 : index
          %168 = vector.load %3[%167] : memref<?xf32>, vector<16xf32>
          %169 = arith.muli %88, %heads : index
          %170 = arith.addi %169, %0 : index
          %171 = arith.muli %170, %headDim : index
          %172 = arith.addi %171, %166 : index
          vector.store %168, %q[%172] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %173 = arith.addi %slotsAt, %88 : index
        %174 = memref.load %step[%173] : memref<?xi32>
        %175 = arith.index_cast %174 : i32 to index
        %176 = arith.cmpi sge, %175, %c6 : index
        scf.if %176 {
          %177 = arith.cmpi eq, %codec, %c6 : index
          scf.if %177 {
            %178 = arith.subi %0, %heads : index
            %179 = memref.load %scales[%178] : memref<?xf32>
            %180 = vector.broadcast %179 : f32 to vector<16xf32>
            %181 = arith.divui %175, %c4 : index
            %182 = arith.remui %175, %c4 : index
            %183 = arith.muli %headDim, %c3 : index
            %184 = arith.muli %181, %pageBytes : index
            scf.for %185 = %c6 to %headDim step %c4 {
              %186 = arith.addi %90, %185 : index
              %187 = vector.load %3[%186] : memref<?xf32>, vector<16xf32>
              %188 = arith.mulf %187, %180 : vector<16xf32>
              %189 = arith.minimumf %188, %c29 : vector<16xf32>
              %190 = arith.maximumf %189, %c30 : vector<16xf32>
              %191 = arith.truncf %190 : vector<16xf32> to vector<16xf16>
              %192 = vector.bitcast %191 : vector<16xf16> to vector<32xi8>
              %193 = arith.muli %185, %c3 : index
              vector.store %192, %5[%193] : memref<?xi8>, vector<32xi8>
            }
            %194 = arith.cmpi slt, %178, %kvHeads : index
            scf.if %194 {
              %195 = arith.muli %183, %c12 : index
              %196 = arith.muli %178, %195 : index
              %197 = arith.addi %184, %196 : index
              %198 = arith.muli %182, %c3 : index
              %199 = arith.addi %197, %198 : index
              scf.for %200 = %c6 to %headDim step %c2 {
                %201 = arith.muli %200, %c3 : index
                %202 = arith.addi %201, %c6 : index
                %203 = memref.load %5[%202] : memref<?xi8>
                %204 = arith.muli %200, %c12 : index
                %205 = arith.addi %199, %204 : index
                %206 = arith.addi %205, %c6 : index
                memref.store %203, %kv[%206] : memref<?xi8>
                %207 = arith.muli %200, %c3 : index
                %208 = arith.addi %207, %c2 : index
                %209 = memref.load %5[%208] : memref<?xi8>
                %210 = arith.muli %200, %c12 : index
                %211 = arith.addi %199, %210 : index
                %212 = arith.addi %211, %c2 : index
                memref.store %209, %kv[%212] : memref<?xi8>
              }
            } else {
              %213 = arith.subi %178, %kvHeads : index
              %214 = arith.muli %213, %c3 : index
              %215 = arith.addi %214, %c2 : index
              %216 = arith.muli %183, %c4 : index
              %217 = arith.muli %215, %216 : index
              %218 = arith.addi %184, %217 : index
              %219 = arith.muli %182, %183 : index
              %220 = arith.addi %218, %219 : index
              scf.for %221 = %c6 to %183 step %c4 {
                %222 = vector.load %5[%221] : memref<?xi8>, vector<16xi8>
                %223 = arith.addi %220, %221 : index
                vector.store %222, %kv[%223] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %224 = arith.cmpi eq, %codec, %c2 : index
          scf.if %224 {
            %225 = arith.subi %0, %heads : index
            %226 = memref.load %scales[%225] : memref<?xf32>
            %227 = vector.broadcast %226 : f32 to vector<16xf32>
            %228 = arith.divui %175, %c4 : index
            %229 = arith.remui %175, %c4 : index
            %230 = arith.muli %headDim, %c2 : index
            %231 = arith.muli %228, %pageBytes : index
            scf.for %232 = %c6 to %headDim step %c4 {
              %233 = arith.addi %90, %232 : index
              %234 = vector.load %3[%233] : memref<?xf32>, vector<16xf32>
              %235 = arith.mulf %234, %227 : vector<16xf32>
              %236 = wave.fp8_encode "e4m3" %235 : vector<16xf32> -> vector<16xi8>
              %237 = arith.muli %232, %c2 : index
              vector.store %236, %5[%237] : memref<?xi8>, vector<16xi8>
            }
            %238 = arith.cmpi slt, %225, %kvHeads : index
            scf.if %238 {
              %239 = arith.muli %230, %c12 : index
              %240 = arith.muli %225, %239 : index
              %241 = arith.addi %231, %240 : index
              %242 = arith.muli %229, %c2 : index
              %243 = arith.addi %241, %242 : index
              scf.for %244 = %c6 to %headDim step %c2 {
                %245 = arith.muli %244, %c2 : index
                %246 = arith.addi %245, %c6 : index
                %247 = memref.load %5[%246] : memref<?xi8>
                %248 = arith.muli %244, %c4 : index
                %249 = arith.addi %243, %248 : index
                %250 = arith.addi %249, %c6 : index
                memref.store %247, %kv[%250] : memref<?xi8>
              }
            } else {
              %251 = arith.subi %225, %kvHeads : index
              %252 = arith.muli %251, %c3 : index
              %253 = arith.addi %252, %c2 : index
              %254 = arith.muli %230, %c4 : index
              %255 = arith.muli %253, %254 : index
              %256 = arith.addi %231, %255 : index
              %257 = arith.muli %229, %230 : index
              %258 = arith.addi %256, %257 : index
              scf.for %259 = %c6 to %230 step %c4 {
                %260 = vector.load %5[%259] : memref<?xi8>, vector<16xi8>
                %261 = arith.addi %258, %259 : index
                vector.store %260, %kv[%261] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %262 = arith.cmpi eq, %codec, %c3 : index
          scf.if %262 {
            %263 = arith.subi %0, %heads : index
            %264 = memref.load %scales[%263] : memref<?xf32>
            %265 = vector.broadcast %264 : f32 to vector<16xf32>
            %266 = arith.divui %175, %c4 : index
            %267 = arith.remui %175, %c4 : index
            %268 = arith.muli %headDim, %c2 : index
            %269 = arith.muli %266, %pageBytes : index
            scf.for %270 = %c6 to %headDim step %c4 {
              %271 = arith.addi %90, %270 : index
              %272 = vector.load %3[%271] : memref<?xf32>, vector<16xf32>
              %273 = arith.mulf %272, %265 : vector<16xf32>
              %274 = wave.fp8_encode "e5m2" %273 : vector<16xf32> -> vector<16xi8>
              %275 = arith.muli %270, %c2 : index
              vector.store %274, %5[%275] : memref<?xi8>, vector<16xi8>
            }
            %276 = arith.cmpi slt, %263, %kvHeads : index
            scf.if %276 {
              %277 = arith.muli %268, %c12 : index
              %278 = arith.muli %263, %277 : index
              %279 = arith.addi %269, %278 : index
              %280 = arith.muli %267, %c2 : index
              %281 = arith.addi %279, %280 : index
              scf.for %282 = %c6 to %headDim step %c2 {
                %283 = arith.muli %282, %c2 : index
                %284 = arith.addi %283, %c6 : index
                %285 = memref.load %5[%284] : memref<?xi8>
                %286 = arith.muli %282, %c4 : index
                %287 = arith.addi %281, %286 : index
                %288 = arith.addi %287, %c6 : index
                memref.store %285, %kv[%288] : memref<?xi8>
              }
            } else {
              %289 = arith.subi %263, %kvHeads : index
              %290 = arith.muli %289, %c3 : index
              %291 = arith.addi %290, %c2 : index
              %292 = arith.muli %268, %c4 : index
              %293 = arith.muli %291, %292 : index
              %294 = arith.addi %269, %293 : index
              %295 = arith.muli %267, %268 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c6 to %268 step %c4 {
                %298 = vector.load %5[%297] : memref<?xi8>, vector<16xi8>
                %299 = arith.addi %296, %297 : index
                vector.store %298, %kv[%299] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

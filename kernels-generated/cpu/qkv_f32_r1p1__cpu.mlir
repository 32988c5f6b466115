// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
          %39 = vector.load %w[%38] : memref<?xi8>, vector<64xi8>
          %40 = vector.bitcast %39 : vector<64xi8> to vector<16xf32>
          %41 = arith.addi %18, %35 : index
          %42 = arith.addi %41, %c6 : index
          %43 = memref.load %x[%42] : memref<?xf32>
          %44 = vector.broadcast %43 : f32 to vector<16xf32>
          %45 = math.fma %44, %40, %32 : vector<16xf32>
          %46 = arith.addi %37, %c11 : index
          %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
          %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
          %49 = arith.addi %18, %35 : index
          %50 = arith.addi %49, %c2 : index
          %51 = memref.load %x[%50] : memref<?xf32>
          %52 = vector.broadcast %51 : f32 to vector<16xf32>
          %53 = math.fma %52, %48, %45 : vector<16xf32>
          %54 = arith.addi %37, %c12 : index
          %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
          %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
          %57 = arith.addi %18, %35 : index
          %58 = arith.addi %57, %c3 : index
          %59 = memref.load %x[%58] : memref<?xf32>
          %60 = vector.broadcast %59 : f32 to vector<16xf32>
          %61 = math.fma %60, %56, %53 : vector<16xf32>
          %62 = arith.addi %37, %c13 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<64xi8>
          %64 = vector.bitcast %63 : vector<64xi8> to vector<16xf32>
          %65 = arith.addi %18, %35 : index
          %66 = arith.addi %65, %c14 : index
          %67 = memref.load %x[%66] : memref<?xf32>
          %68 = vector.broadcast %67 : f32 to vector<16xf32>
          %69 = math.fma %68, %64, %61 : vector<16xf32>
          scf.yield %69 : vector<16xf32>
        }
        scf.yield %33 : vector<16xf32>
      }
      %70 = arith.muli %headDim, %c6 : index
      %71 = arith.muli %19, %c4 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.addi %72, %c6 : index
      vector.store %27, %3[%73] : memref<?xf32>, vector<16xf32>
    }
    %74 = arith.addi %14, %c2 : index
    %75 = arith.minsi %74, %13 : index
    scf.for %76 = %14 to %75 step %c2 {
      %77 = arith.subi %76, %14 : index
      %78 = arith.muli %77, %headDim : index
      %79 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %79 {
        scf.for %80 = %c6 to %headDim step %c4 {
          %81 = arith.muli %0, %headDim : index
          %82 = arith.addi %81, %80 : index
          %83 = vector.load %bias[%82] : memref<?xf32>, vector<16xf32>
          %84 = arith.addi %78, %80 : index
          %85 = vector.load %3[%84] : memref<?xf32>, vector<16xf32>
          %86 = arith.addf %85, %83 : vector<16xf32>
          %87 = arith.addi %78, %80 : index
          vector.store %86, %3[%87] : memref<?xf32>, vector<16xf32>
        }
      }
      %88 = arith.addi %heads, %kvHeads : index
      %89 = arith.cmpi slt, %0, %88 : index
      scf.if %89 {
        %90 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %90 {
          %91 = arith.cmpi slt, %0, %heads : index
          %94 = scf.for %92 = %c6 to %headDim step %c4 iter_args(%93 = %c8) -> (vector<16xf32>) {
            %95 = arith.addi %78, %92 : index
            %96 = vector.load %3[%95] : memref<?xf32>, vector<16xf32>
            %97 = math.fma %96, %96, %93 : vector<16xf32>
            scf.yield %97 : vector<16xf32>
          }
          %98 = wave.reduce "add" %94 : vector<16xf32>
          %99 = arith.mulf %98, %inverseHeadDim : f32
          %100 = arith.addf %99, %epsilon : f32
          %101 = math.sqrt %100 : f32
          %102 = arith.divf %c21, %101 : f32
          %103 = vector.broadcast %102 : f32 to vector<16xf32>
          scf.for %104 = %c6 to %headDim step %c4 {
            %105 = vector.load %query_norm[%104] : memref<?xf32>, vector<16xf32>
            %106 = vector.load %key_norm[%104] : memref<?xf32>, vector<16xf32>
            %107 = arith.select %91, %105, %106 : vector<16xf32>
            %108 = arith.addi %78, %104 : index
            %109 = vector.load %3[%108] : memref<?xf32>, vector<16xf32>
            %110 = arith.mulf %109, %103 : vector<16xf32>
            %111 = arith.mulf %110, %107 : vector<16xf32>
            %112 = arith.addi %78, %104 : index
            vector.store %111, %3[%112] : memref<?xf32>, vector<16xf32>
          }
        }
        %113 = arith.addi %positionsAt, %76 : index
        %114 = memref.load %step[%113] : memref<?xi32>
        %115 = arith.index_cast %114 : i32 to index
        %116 = arith.divui %headDim, %c3 : index
        %117 = arith.remui %115, %c10 : index
        %118 = arith.muli %117, %headDim : index
        %119 = arith.divui %115, %c10 : index
        %120 = arith.addi %119, %c10 : index
        %121 = arith.muli %120, %headDim : index
        scf.for %122 = %c6 to %116 step %c23 {
          %123 = arith.addi %118, %122 : index
          %124 = vector.load %rope[%123] : memref<?xf32>, vector<8xf32>
          %125 = arith.addi %118, %116 : index
          %126 = arith.addi %125, %122 : index
          %127 = vector.load %rope[%126] : memref<?xf32>, vector<8xf32>
          %128 = arith.addi %121, %122 : index
          %129 = vector.load %rope[%128] : memref<?xf32>, vector<8xf32>
          %130 = arith.addi %121, %116 : index
          %131 = arith.addi %130, %122 : index
          %132 = vector.load %rope[%131] : memref<?xf32>, vector<8xf32>
          %133 = arith.mulf %129, %124 : vector<8xf32>
          %134 = arith.mulf %132, %127 : vector<8xf32>
          %135 = arith.subf %133, %134 : vector<8xf32>
          %136 = arith.mulf %132, %124 : vector<8xf32>
          %137 = arith.mulf %129, %127 : vector<8xf32>
          %138 = arith.addf %136, %137 : vector<8xf32>
          %139 = arith.addi %78, %122 : index
          %140 = vector.load %3[%139] : memref<?xf32>, vector<8xf32>
          %141 = arith.addi %78, %116 : index
          %142 = arith.addi %141, %122 : index
          %143 = vector.load %3[%142] : memref<?xf32>, vector<8xf32>
          %144 = arith.mulf %140, %135 : vector<8xf32>
          %145 = arith.mulf %143, %138 : vector<8xf32>
          %146 = arith.subf %144, %145 : vector<8xf32>
          %147 = arith.addi %78, %122 : index
          vector.store %146, %3[%147] : memref<?xf32>, vector<8xf32>
          %148 = arith.mulf %143, %135 : vector<8xf32>
          %149 = arith.mulf %140, %138 : vector<8xf32>
          %150 = arith.addf %148, %149 : vector<8xf32>
          %151 = arith.addi %78, %116 : index
          %152 = arith.addi %151, %122 : index
          vector.store %150, %3[%152] : memref<?xf32>, vector<8xf32>
        }
      }
      %153 = arith.cmpi slt, %0, %heads : index
      scf.if %153 {
        scf.for %154 = %c6 to %headDim step %c4 {
          %155 = arith.addi %78, %154 : index
          %156 = vector.load %3[%155] : memref<?xf32>, vector<16xf32>
          %157 = arith.muli %76, %heads : index
          %158 = arith.addi %157, %0 : index
          %159 = arith.muli %158, %headDim : index
          %160 = arith.addi %159, %154 : index
          vector.store %156, %q[%160] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %161 = arith.addi %slotsAt, %76 : index
        %162 = memref.load %step[%161] : memref<?xi32>
        %163 = arith.index_cast %162 : i32 to index
        %164 = arith.cmpi sge, %163, %c6 : index
        scf.if %164 {
          %165 = arith.cmpi eq, %codec, %c6 : index
          scf.if %165 {
            %166 = arith.subi %0, %heads : index
            %167 = memref.load %scales[%166] : memref<?xf32>
            %168 = vector.broadcast %167 : f32 to vector<16xf32>
            %169 = arith.divui %163, %c4 : index
            %170 = arith.remui %163, %c4 : index
            %171 = arith.muli %headDim, %c3 : index
            %172 = arith.muli %169, %pageBytes : index
            scf.for %173 = %c6 to %headDim step %c4 {
              %174 = arith.addi %78, %173 : index
              %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
              %176 = arith.mulf %175, %168 : vector<16xf32>
              %177 = arith.minimumf %176, %c27 : vector<16xf32>
              %178 = arith.maximumf %177, %c28 : vector<16xf32>
              %179 = arith.truncf %178 : vector<16xf32> to vector<16xf16>
              %180 = vector.bitcast %179 : vector<16xf16> to vector<32xi8>
              %181 = arith.muli %173, %c3 : index
              vector.store %180, %5[%181] : memref<?xi8>, vector<32xi8>
            }
            %182 = arith.cmpi slt, %166, %kvHeads : index
            scf.if %182 {
              %183 = arith.muli %171, %c29 : index
              %184 = arith.muli %166, %183 : index
              %185 = arith.addi %172, %184 : index
              %186 = arith.muli %170, %c3 : index
              %187 = arith.addi %185, %186 : index
              scf.for %188 = %c6 to %headDim step %c2 {
                %189 = arith.muli %188, %c3 : index
                %190 = arith.addi %189, %c6 : index
                %191 = memref.load %5[%190] : memref<?xi8>
                %192 = arith.muli %188, %c29 : index
                %193 = arith.addi %187, %192 : index
                %194 = arith.addi %193, %c6 : index
                memref.store %191, %kv[%194] : memref<?xi8>
                %195 = arith.muli %188, %c3 : index
                %196 = arith.addi %195, %c2 : index
                %197 = memref.load %5[%196] : memref<?xi8>
                %198 = arith.muli %188, %c29 : index
                %199 = arith.addi %187, %198 : index
                %200 = arith.addi %199, %c2 : index
                memref.store %197, %kv[%200] : memref<?xi8>
              }
            } else {
              %201 = arith.subi %166, %kvHeads : index
              %202 = arith.muli %201, %c3 : index
              %203 = arith.addi %202, %c2 : index
              %204 = arith.muli %171, %c4 : index
              %205 = arith.muli %203, %204 : index
              %206 = arith.addi %172, %205 : index
              %207 = arith.muli %170, %171 : index
              %208 = arith.addi %206, %207 : index
              scf.for %209 = %c6 to %171 step %c4 {
                %210 = vector.load %5[%209] : memref<?xi8>, vector<16xi8>
                %211 = arith.addi %208, %209 : index
                vector.store %210, %kv[%211] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %212 = arith.cmpi eq, %codec, %c2 : index
          scf.if %212 {
            %213 = arith.subi %0, %heads : index
            %214 = memref.load %scales[%213] : memref<?xf32>
            %215 = vector.broadcast %214 : f32 to vector<16xf32>
            %216 = arith.divui %163, %c4 : index
            %217 = arith.remui %163, %c4 : index
            %218 = arith.muli %headDim, %c2 : index
            %219 = arith.muli %216, %pageBytes : index
            scf.for %220 = %c6 to %headDim step %c4 {
              %221 = arith.addi %78, %220 : index
              %222 = vector.load %3[%221] : memref<?xf32>, vector<16xf32>
              %223 = arith.mulf %222, %215 : vector<16xf32>
              %224 = wave.fp8_encode "e4m3" %223 : vector<16xf32> -> vector<16xi8>
              %225 = arith.muli %220, %c2 : index
              vector.store %224, %5[%225] : memref<?xi8>, vector<16xi8>
            }
            %226 = arith.cmpi slt, %213, %kvHeads : index
            scf.if %226 {
              %227 = arith.muli %218, %c29 : index
              %228 = arith.muli %213, %227 : index
              %229 = arith.addi %219, %228 : index
              %230 = arith.muli %217, %c2 : index
              %231 = arith.addi %229, %230 : index
              scf.for %232 = %c6 to %headDim step %c2 {
                %233 = arith.muli %232, %c2 : index
                %234 = arith.addi %233, %c6 : index
                %235 = memref.load %5[%234] : memref<?xi8>
                %236 = arith.muli %232, %c4 : index
                %237 = arith.addi %231, %236 : index
                %238 = arith.addi %237, %c6 : index
                memref.store %235, %kv[%238] : memref<?xi8>
              }
            } else {
              %239 = arith.subi %213, %kvHeads : index
              %240 = arith.muli %239, %c3 : index
              %241 = arith.addi %240, %c2 : index
              %242 = arith.muli %218, %c4 : index
              %243 = arith.muli %241, %242 : index
              %244 = arith.addi %219, %243 : index
              %245 = arith.muli %217, %218 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c6 to %218 step %c4 {
                %248 = vector.load %5[%247] : memref<?xi8>, vector<16xi8>
                %249 = arith.addi %246, %247 : index
                vector.store %248, %kv[%249] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %250 = arith.cmpi eq, %codec, %c3 : index
          scf.if %250 {
            %251 = arith.subi %0, %heads : index
            %252 = memref.load %scales[%251] : memref<?xf32>
            %253 = vector.broadcast %252 : f32 to vector<16xf32>
            %254 = arith.divui %163, %c4 : index
            %255 = arith.remui %163, %c4 : index
            %256 = arith.muli %headDim, %c2 : index
            %257 = arith.muli %254, %pageBytes : index
            scf.for %258 = %c6 to %headDim step %c4 {
              %259 = arith.addi %78, %258 : index
              %260 = vector.load %3[%259] : memref<?xf32>, vector<16xf32>
              %261 = arith.mulf %260, %253 : vector<16xf32>
              %262 = wave.fp8_encode "e5m2" %261 : vector<16xf32> -> vector<16xi8>
              %263 = arith.muli %258, %c2 : index
              vector.store %262, %5[%263] : memref<?xi8>, vector<16xi8>
            }
            %264 = arith.cmpi slt, %251, %kvHeads : index
            scf.if %264 {
              %265 = arith.muli %256, %c29 : index
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
        }
      }
    }
  }
  wave.return
}

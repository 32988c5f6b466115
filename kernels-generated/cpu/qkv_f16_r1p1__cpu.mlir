// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
          %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
          %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
          %42 = arith.addi %18, %35 : index
          %43 = arith.addi %42, %c6 : index
          %44 = memref.load %x[%43] : memref<?xf32>
          %45 = vector.broadcast %44 : f32 to vector<16xf32>
          %46 = math.fma %45, %41, %32 : vector<16xf32>
          %47 = arith.addi %37, %c11 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
          %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
          %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
          %51 = arith.addi %18, %35 : index
          %52 = arith.addi %51, %c2 : index
          %53 = memref.load %x[%52] : memref<?xf32>
          %54 = vector.broadcast %53 : f32 to vector<16xf32>
          %55 = math.fma %54, %50, %46 : vector<16xf32>
          %56 = arith.addi %37, %c12 : index
          %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
          %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
          %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
          %60 = arith.addi %18, %35 : index
          %61 = arith.addi %60, %c3 : index
          %62 = memref.load %x[%61] : memref<?xf32>
          %63 = vector.broadcast %62 : f32 to vector<16xf32>
          %64 = math.fma %63, %59, %55 : vector<16xf32>
          %65 = arith.addi %37, %c13 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
          %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
          %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
          %69 = arith.addi %18, %35 : index
          %70 = arith.addi %69, %c14 : index
          %71 = memref.load %x[%70] : memref<?xf32>
          %72 = vector.broadcast %71 : f32 to vector<16xf32>
          %73 = math.fma %72, %68, %64 : vector<16xf32>
          scf.yield %73 : vector<16xf32>
        }
        scf.yield %33 : vector<16xf32>
      }
      %74 = arith.muli %headDim, %c6 : index
      %75 = arith.muli %19, %c4 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.addi %76, %c6 : index
      vector.store %27, %3[%77] : memref<?xf32>, vector<16xf32>
    }
    %78 = arith.addi %14, %c2 : index
    %79 = arith.minsi %78, %13 : index
    scf.for %80 = %14 to %79 step %c2 {
      %81 = arith.subi %80, %14 : index
      %82 = arith.muli %81, %headDim : index
      %83 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %83 {
        scf.for %84 = %c6 to %headDim step %c4 {
          %85 = arith.muli %0, %headDim : index
          %86 = arith.addi %85, %84 : index
          %87 = vector.load %bias[%86] : memref<?xf32>, vector<16xf32>
          %88 = arith.addi %82, %84 : index
          %89 = vector.load %3[%88] : memref<?xf32>, vector<16xf32>
          %90 = arith.addf %89, %87 : vector<16xf32>
          %91 = arith.addi %82, %84 : index
          vector.store %90, %3[%91] : memref<?xf32>, vector<16xf32>
        }
      }
      %92 = arith.addi %heads, %kvHeads : index
      %93 = arith.cmpi slt, %0, %92 : index
      scf.if %93 {
        %94 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %94 {
          %95 = arith.cmpi slt, %0, %heads : index
          %98 = scf.for %96 = %c6 to %headDim step %c4 iter_args(%97 = %c8) -> (vector<16xf32>) {
            %99 = arith.addi %82, %96 : index
            %100 = vector.load %3[%99] : memref<?xf32>, vector<16xf32>
            %101 = math.fma %100, %100, %97 : vector<16xf32>
            scf.yield %101 : vector<16xf32>
          }
          %102 = wave.reduce "add" %98 : vector<16xf32>
          %103 = arith.mulf %102, %inverseHeadDim : f32
          %104 = arith.addf %103, %epsilon : f32
          %105 = math.sqrt %104 : f32
          %106 = arith.divf %c21, %105 : f32
          %107 = vector.broadcast %106 : f32 to vector<16xf32>
          scf.for %108 = %c6 to %headDim step %c4 {
            %109 = vector.load %query_norm[%108] : memref<?xf32>, vector<16xf32>
            %110 = vector.load %key_norm[%108] : memref<?xf32>, vector<16xf32>
            %111 = arith.select %95, %109, %110 : vector<16xf32>
            %112 = arith.addi %82, %108 : index
            %113 = vector.load %3[%112] : memref<?xf32>, vector<16xf32>
            %114 = arith.mulf %113, %107 : vector<16xf32>
            %115 = arith.mulf %114, %111 : vector<16xf32>
            %116 = arith.addi %82, %108 : index
            vector.store %115, %3[%116] : memref<?xf32>, vector<16xf32>
          }
        }
        %117 = arith.addi %positionsAt, %80 : index
        %118 = memref.load %step[%117] : memref<?xi32>
        %119 = arith.index_cast %118 : i32 to index
        %120 = arith.divui %headDim, %c3 : index
        %121 = arith.remui %119, %c23 : index
        %122 = arith.muli %121, %headDim : index
        %123 = arith.divui %119, %c23 : index
        %124 = arith.addi %123, %c23 : index
        %125 = arith.muli %124, %headDim : index
        scf.for %126 = %c6 to %120 step %c24 {
          %127 = arith.addi %122, %126 : index
          %128 = vector.load %rope[%127] : memref<?xf32>, vector<8xf32>
          %129 = arith.addi %122, %120 : index
          %130 = arith.addi %129, %126 : index
          %131 = vector.load %rope[%130] : memref<?xf32>, vector<8xf32>
          %132 = arith.addi %125, %126 : index
          %133 = vector.load %rope[%132] : memref<?xf32>, vector<8xf32>
          %134 = arith.addi %125, %120 : index
          %135 = arith.addi %134, %126 : index
          %136 = vector.load %rope[%135] : memref<?xf32>, vector<8xf32>
          %137 = arith.mulf %133, %128 : vector<8xf32>
          %138 = arith.mulf %136, %131 : vector<8xf32>
          %139 = arith.subf %137, %138 : vector<8xf32>
          %140 = arith.mulf %136, %128 : vector<8xf32>
          %141 = arith.mulf %133, %131 : vector<8xf32>
          %142 = arith.addf %140, %141 : vector<8xf32>
          %143 = arith.addi %82, %126 : index
          %144 = vector.load %3[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.addi %82, %120 : index
          %146 = arith.addi %145, %126 : index
          %147 = vector.load %3[%146] : memref<?xf32>, vector<8xf32>
          %148 = arith.mulf %144, %139 : vector<8xf32>
          %149 = arith.mulf %147, %142 : vector<8xf32>
          %150 = arith.subf %148, %149 : vector<8xf32>
          %151 = arith.addi %82, %126 : index
          vector.store %150, %3[%151] : memref<?xf32>, vector<8xf32>
          %152 = arith.mulf %147, %139 : vector<8xf32>
          %153 = arith.mulf %144, %142 : vector<8xf32>
          %154 = arith.addf %152, %153 : vector<8xf32>
          %155 = arith.addi %82, %120 : index
          %156 = arith.addi %155, %126 : index
          vector.store %154, %3[%156] : memref<?xf32>, vector<8xf32>
        }
      }
      %157 = arith.cmpi slt, %0, %heads : index
      scf.if %157 {
        scf.for %158 = %c6 to %headDim step %c4 {
          %159 = arith.addi %82, %158 : index
          %160 = vector.load %3[%159] : memref<?xf32>, vector<16xf32>
          %161 = arith.muli %80, %heads : index
          %162 = arith.addi %161, %0 : index
          %163 = arith.muli %162, %headDim : index
          %164 = arith.addi %163, %158 : index
          vector.store %160, %q[%164] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %165 = arith.addi %slotsAt, %80 : index
        %166 = memref.load %step[%165] : memref<?xi32>
        %167 = arith.index_cast %166 : i32 to index
        %168 = arith.cmpi sge, %167, %c6 : index
        scf.if %168 {
          %169 = arith.cmpi eq, %codec, %c6 : index
          scf.if %169 {
            %170 = arith.subi %0, %heads : index
            %171 = memref.load %scales[%170] : memref<?xf32>
            %172 = vector.broadcast %171 : f32 to vector<16xf32>
            %173 = arith.divui %167, %c4 : index
            %174 = arith.remui %167, %c4 : index
            %175 = arith.muli %headDim, %c3 : index
            %176 = arith.muli %173, %pageBytes : index
            scf.for %177 = %c6 to %headDim step %c4 {
              %178 = arith.addi %82, %177 : index
              %179 = vector.load %3[%178] : memref<?xf32>, vector<16xf32>
              %180 = arith.mulf %179, %172 : vector<16xf32>
              %181 = arith.minimumf %180, %c28 : vector<16xf32>
              %182 = arith.maximumf %181, %c29 : vector<16xf32>
              %183 = arith.truncf %182 : vector<16xf32> to vector<16xf16>
              %184 = vector.bitcast %183 : vector<16xf16> to vector<32xi8>
              %185 = arith.muli %177, %c3 : index
              vector.store %184, %5[%185] : memref<?xi8>, vector<32xi8>
            }
            %186 = arith.cmpi slt, %170, %kvHeads : index
            scf.if %186 {
              %187 = arith.muli %175, %c11 : index
              %188 = arith.muli %170, %187 : index
              %189 = arith.addi %176, %188 : index
              %190 = arith.muli %174, %c3 : index
              %191 = arith.addi %189, %190 : index
              scf.for %192 = %c6 to %headDim step %c2 {
                %193 = arith.muli %192, %c3 : index
                %194 = arith.addi %193, %c6 : index
                %195 = memref.load %5[%194] : memref<?xi8>
                %196 = arith.muli %192, %c11 : index
                %197 = arith.addi %191, %196 : index
                %198 = arith.addi %197, %c6 : index
                memref.store %195, %kv[%198] : memref<?xi8>
                %199 = arith.muli %192, %c3 : index
                %200 = arith.addi %199, %c2 : index
                %201 = memref.load %5[%200] : memref<?xi8>
                %202 = arith.muli %192, %c11 : index
                %203 = arith.addi %191, %202 : index
                %204 = arith.addi %203, %c2 : index
                memref.store %201, %kv[%204] : memref<?xi8>
              }
            } else {
              %205 = arith.subi %170, %kvHeads : index
              %206 = arith.muli %205, %c3 : index
              %207 = arith.addi %206, %c2 : index
              %208 = arith.muli %175, %c4 : index
              %209 = arith.muli %207, %208 : index
              %210 = arith.addi %176, %209 : index
              %211 = arith.muli %174, %175 : index
              %212 = arith.addi %210, %211 : index
              scf.for %213 = %c6 to %175 step %c4 {
                %214 = vector.load %5[%213] : memref<?xi8>, vector<16xi8>
                %215 = arith.addi %212, %213 : index
                vector.store %214, %kv[%215] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %216 = arith.cmpi eq, %codec, %c2 : index
          scf.if %216 {
            %217 = arith.subi %0, %heads : index
            %218 = memref.load %scales[%217] : memref<?xf32>
            %219 = vector.broadcast %218 : f32 to vector<16xf32>
            %220 = arith.divui %167, %c4 : index
            %221 = arith.remui %167, %c4 : index
            %222 = arith.muli %headDim, %c2 : index
            %223 = arith.muli %220, %pageBytes : index
            scf.for %224 = %c6 to %headDim step %c4 {
              %225 = arith.addi %82, %224 : index
              %226 = vector.load %3[%225] : memref<?xf32>, vector<16xf32>
              %227 = arith.mulf %226, %219 : vector<16xf32>
              %228 = wave.fp8_encode "e4m3" %227 : vector<16xf32> -> vector<16xi8>
              %229 = arith.muli %224, %c2 : index
              vector.store %228, %5[%229] : memref<?xi8>, vector<16xi8>
            }
            %230 = arith.cmpi slt, %217, %kvHeads : index
            scf.if %230 {
              %231 = arith.muli %222, %c11 : index
              %232 = arith.muli %217, %231 : index
              %233 = arith.addi %223, %232 : index
              %234 = arith.muli %221, %c2 : index
              %235 = arith.addi %233, %234 : index
              scf.for %236 = %c6 to %headDim step %c2 {
                %237 = arith.muli %236, %c2 : index
                %238 = arith.addi %237, %c6 : index
                %239 = memref.load %5[%238] : memref<?xi8>
                %240 = arith.muli %236, %c4 : index
                %241 = arith.addi %235, %240 : index
                %242 = arith.addi %241, %c6 : index
                memref.store %239, %kv[%242] : memref<?xi8>
              }
            } else {
              %243 = arith.subi %217, %kvHeads : index
              %244 = arith.muli %243, %c3 : index
              %245 = arith.addi %244, %c2 : index
              %246 = arith.muli %222, %c4 : index
              %247 = arith.muli %245, %246 : index
              %248 = arith.addi %223, %247 : index
              %249 = arith.muli %221, %222 : index
              %250 = arith.addi %248, %249 : index
              scf.for %251 = %c6 to %222 step %c4 {
                %252 = vector.load %5[%251] : memref<?xi8>, vector<16xi8>
                %253 = arith.addi %250, %251 : index
                vector.store %252, %kv[%253] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %254 = arith.cmpi eq, %codec, %c3 : index
          scf.if %254 {
            %255 = arith.subi %0, %heads : index
            %256 = memref.load %scales[%255] : memref<?xf32>
            %257 = vector.broadcast %256 : f32 to vector<16xf32>
            %258 = arith.divui %167, %c4 : index
            %259 = arith.remui %167, %c4 : index
            %260 = arith.muli %headDim, %c2 : index
            %261 = arith.muli %258, %pageBytes : index
            scf.for %262 = %c6 to %headDim step %c4 {
              %263 = arith.addi %82, %262 : index
              %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
              %265 = arith.mulf %264, %257 : vector<16xf32>
              %266 = wave.fp8_encode "e5m2" %265 : vector<16xf32> -> vector<16xi8>
              %267 = arith.muli %262, %c2 : index
              vector.store %266, %5[%267] : memref<?xi8>, vector<16xi8>
            }
            %268 = arith.cmpi slt, %255, %kvHeads : index
            scf.if %268 {
              %269 = arith.muli %260, %c11 : index
              %270 = arith.muli %255, %269 : index
              %271 = arith.addi %261, %270 : index
              %272 = arith.muli %259, %c2 : index
              %273 = arith.addi %271, %272 : index
              scf.for %274 = %c6 to %headDim step %c2 {
                %275 = arith.muli %274, %c2 : index
                %276 = arith.addi %275, %c6 : index
                %277 = memref.load %5[%276] : memref<?xi8>
                %278 = arith.muli %274, %c4 : index
                %279 = arith.addi %273, %278 : index
                %280 = arith.addi %279, %c6 : index
                memref.store %277, %kv[%280] : memref<?xi8>
              }
            } else {
              %281 = arith.subi %255, %kvHeads : index
              %282 = arith.muli %281, %c3 : index
              %283 = arith.addi %282, %c2 : index
              %284 = arith.muli %260, %c4 : index
              %285 = arith.muli %283, %284 : index
              %286 = arith.addi %261, %285 : index
              %287 = arith.muli %259, %260 : index
              %288 = arith.addi %286, %287 : index
              scf.for %289 = %c6 to %260 step %c4 {
                %290 = vector.load %5[%289] : memref<?xi8>, vector<16xi8>
                %291 = arith.addi %288, %289 : index
                vector.store %290, %kv[%291] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

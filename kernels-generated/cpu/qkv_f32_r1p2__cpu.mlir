// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f32_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
          %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
          %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
          %49 = arith.muli %38, %c10 : index
          %50 = arith.addi %36, %49 : index
          %51 = arith.addi %50, %c6 : index
          %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
          %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
          %54 = arith.addi %18, %43 : index
          %55 = arith.addi %54, %c6 : index
          %56 = memref.load %x[%55] : memref<?xf32>
          %57 = vector.broadcast %56 : f32 to vector<16xf32>
          %58 = math.fma %57, %48, %39 : vector<16xf32>
          %59 = math.fma %57, %53, %40 : vector<16xf32>
          %60 = arith.addi %45, %c11 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
          %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
          %63 = arith.addi %50, %c11 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
          %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
          %66 = arith.addi %18, %43 : index
          %67 = arith.addi %66, %c2 : index
          %68 = memref.load %x[%67] : memref<?xf32>
          %69 = vector.broadcast %68 : f32 to vector<16xf32>
          %70 = math.fma %69, %62, %58 : vector<16xf32>
          %71 = math.fma %69, %65, %59 : vector<16xf32>
          %72 = arith.addi %45, %c12 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<64xi8>
          %74 = vector.bitcast %73 : vector<64xi8> to vector<16xf32>
          %75 = arith.addi %50, %c12 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<64xi8>
          %77 = vector.bitcast %76 : vector<64xi8> to vector<16xf32>
          %78 = arith.addi %18, %43 : index
          %79 = arith.addi %78, %c3 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %74, %70 : vector<16xf32>
          %83 = math.fma %81, %77, %71 : vector<16xf32>
          %84 = arith.addi %45, %c13 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<64xi8>
          %86 = vector.bitcast %85 : vector<64xi8> to vector<16xf32>
          %87 = arith.addi %50, %c13 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<64xi8>
          %89 = vector.bitcast %88 : vector<64xi8> to vector<16xf32>
          %90 = arith.addi %18, %43 : index
          %91 = arith.addi %90, %c14 : index
          %92 = memref.load %x[%91] : memref<?xf32>
          %93 = vector.broadcast %92 : f32 to vector<16xf32>
          %94 = math.fma %93, %86, %82 : vector<16xf32>
          %95 = math.fma %93, %89, %83 : vector<16xf32>
          scf.yield %94, %95 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %41#0, %41#1 : vector<16xf32>, vector<16xf32>
      }
      %96 = arith.muli %headDim, %c6 : index
      %97 = arith.muli %19, %c4 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.addi %98, %c6 : index
      vector.store %32#0, %3[%99] : memref<?xf32>, vector<16xf32>
      %100 = arith.muli %headDim, %c6 : index
      %101 = arith.muli %19, %c4 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.addi %102, %c4 : index
      vector.store %32#1, %3[%103] : memref<?xf32>, vector<16xf32>
    }
    %104 = arith.addi %14, %c2 : index
    %105 = arith.minsi %104, %13 : index
    scf.for %106 = %14 to %105 step %c2 {
      %107 = arith.subi %106, %14 : index
      %108 = arith.muli %107, %headDim : index
      %109 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %109 {
        scf.for %110 = %c6 to %headDim step %c4 {
          %111 = arith.muli %0, %headDim : index
          %112 = arith.addi %111, %110 : index
          %113 = vector.load %bias[%112] : memref<?xf32>, vector<16xf32>
          %114 = arith.addi %108, %110 : index
          %115 = vector.load %3[%114] : memref<?xf32>, vector<16xf32>
          %116 = arith.addf %115, %113 : vector<16xf32>
          %117 = arith.addi %108, %110 : index
          vector.store %116, %3[%117] : memref<?xf32>, vector<16xf32>
        }
      }
      %118 = arith.addi %heads, %kvHeads : index
      %119 = arith.cmpi slt, %0, %118 : index
      scf.if %119 {
        %120 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %120 {
          %121 = arith.cmpi slt, %0, %heads : index
          %124 = scf.for %122 = %c6 to %headDim step %c4 iter_args(%123 = %c8) -> (vector<16xf32>) {
            %125 = arith.addi %108, %122 : index
            %126 = vector.load %3[%125] : memref<?xf32>, vector<16xf32>
            %127 = math.fma %126, %126, %123 : vector<16xf32>
            scf.yield %127 : vector<16xf32>
          }
          %128 = wave.reduce "add" %124 : vector<16xf32>
          %129 = arith.mulf %128, %inverseHeadDim : f32
          %130 = arith.addf %129, %epsilon : f32
          %131 = math.sqrt %130 : f32
          %132 = arith.divf %c21, %131 : f32
          %133 = vector.broadcast %132 : f32 to vector<16xf32>
          scf.for %134 = %c6 to %headDim step %c4 {
            %135 = vector.load %query_norm[%134] : memref<?xf32>, vector<16xf32>
            %136 = vector.load %key_norm[%134] : memref<?xf32>, vector<16xf32>
            %137 = arith.select %121, %135, %136 : vector<16xf32>
            %138 = arith.addi %108, %134 : index
            %139 = vector.load %3[%138] : memref<?xf32>, vector<16xf32>
            %140 = arith.mulf %139, %133 : vector<16xf32>
            %141 = arith.mulf %140, %137 : vector<16xf32>
            %142 = arith.addi %108, %134 : index
            vector.store %141, %3[%142] : memref<?xf32>, vector<16xf32>
          }
        }
        %143 = arith.addi %positionsAt, %106 : index
        %144 = memref.load %step[%143] : memref<?xi32>
        %145 = arith.index_cast %144 : i32 to index
        %146 = arith.divui %headDim, %c3 : index
        %147 = arith.remui %145, %c10 : index
        %148 = arith.muli %147, %headDim : index
        %149 = arith.divui %145, %c10 : index
        %150 = arith.addi %149, %c10 : index
        %151 = arith.muli %150, %headDim : index
        scf.for %152 = %c6 to %146 step %c23 {
          %153 = arith.addi %148, %152 : index
          %154 = vector.load %rope[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.addi %148, %146 : index
          %156 = arith.addi %155, %152 : index
          %157 = vector.load %rope[%156] : memref<?xf32>, vector<8xf32>
          %158 = arith.addi %151, %152 : index
          %159 = vector.load %rope[%158] : memref<?xf32>, vector<8xf32>
          %160 = arith.addi %151, %146 : index
          %161 = arith.addi %160, %152 : index
          %162 = vector.load %rope[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.mulf %159, %154 : vector<8xf32>
          %164 = arith.mulf %162, %157 : vector<8xf32>
          %165 = arith.subf %163, %164 : vector<8xf32>
          %166 = arith.mulf %162, %154 : vector<8xf32>
          %167 = arith.mulf %159, %157 : vector<8xf32>
          %168 = arith.addf %166, %167 : vector<8xf32>
          %169 = arith.addi %108, %152 : index
          %170 = vector.load %3[%169] : memref<?xf32>, vector<8xf32>
          %171 = arith.addi %108, %146 : index
          %172 = arith.addi %171, %152 : index
          %173 = vector.load %3[%172] : memref<?xf32>, vector<8xf32>
          %174 = arith.mulf %170, %165 : vector<8xf32>
          %175 = arith.mulf %173, %168 : vector<8xf32>
          %176 = arith.subf %174, %175 : vector<8xf32>
          %177 = arith.addi %108, %152 : index
          vector.store %176, %3[%177] : memref<?xf32>, vector<8xf32>
          %178 = arith.mulf %173, %165 : vector<8xf32>
          %179 = arith.mulf %170, %168 : vector<8xf32>
          %180 = arith.addf %178, %179 : vector<8xf32>
          %181 = arith.addi %108, %146 : index
          %182 = arith.addi %181, %152 : index
          vector.store %180, %3[%182] : memref<?xf32>, vector<8xf32>
        }
      }
      %183 = arith.cmpi slt, %0, %heads : index
      scf.if %183 {
        scf.for %184 = %c6 to %headDim step %c4 {
          %185 = arith.addi %108, %184 : index
          %186 = vector.load %3[%185] : memref<?xf32>, vector<16xf32>
          %187 = arith.muli %106, %heads : index
          %188 = arith.addi %187, %0 : index
          %189 = arith.muli %188, %headDim : index
          %190 = arith.addi %189, %184 : index
          vector.store %186, %q[%190] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %191 = arith.addi %slotsAt, %106 : index
        %192 = memref.load %step[%191] : memref<?xi32>
        %193 = arith.index_cast %192 : i32 to index
        %194 = arith.cmpi sge, %193, %c6 : index
        scf.if %194 {
          %195 = arith.cmpi eq, %codec, %c6 : index
          scf.if %195 {
            %196 = arith.subi %0, %heads : index
            %197 = memref.load %scales[%196] : memref<?xf32>
            %198 = vector.broadcast %197 : f32 to vector<16xf32>
            %199 = arith.divui %193, %c4 : index
            %200 = arith.remui %193, %c4 : index
            %201 = arith.muli %headDim, %c3 : index
            %202 = arith.muli %199, %pageBytes : index
            scf.for %203 = %c6 to %headDim step %c4 {
              %204 = arith.addi %108, %203 : index
              %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
              %206 = arith.mulf %205, %198 : vector<16xf32>
              %207 = arith.minimumf %206, %c27 : vector<16xf32>
              %208 = arith.maximumf %207, %c28 : vector<16xf32>
              %209 = arith.truncf %208 : vector<16xf32> to vector<16xf16>
              %210 = vector.bitcast %209 : vector<16xf16> to vector<32xi8>
              %211 = arith.muli %203, %c3 : index
              vector.store %210, %5[%211] : memref<?xi8>, vector<32xi8>
            }
            %212 = arith.cmpi slt, %196, %kvHeads : index
            scf.if %212 {
              %213 = arith.muli %201, %c29 : index
              %214 = arith.muli %196, %213 : index
              %215 = arith.addi %202, %214 : index
              %216 = arith.muli %200, %c3 : index
              %217 = arith.addi %215, %216 : index
              scf.for %218 = %c6 to %headDim step %c2 {
                %219 = arith.muli %218, %c3 : index
                %220 = arith.addi %219, %c6 : index
                %221 = memref.load %5[%220] : memref<?xi8>
                %222 = arith.muli %218, %c29 : index
                %223 = arith.addi %217, %222 : index
                %224 = arith.addi %223, %c6 : index
                memref.store %221, %kv[%224] : memref<?xi8>
                %225 = arith.muli %218, %c3 : index
                %226 = arith.addi %225, %c2 : index
                %227 = memref.load %5[%226] : memref<?xi8>
                %228 = arith.muli %218, %c29 : index
                %229 = arith.addi %217, %228 : index
                %230 = arith.addi %229, %c2 : index
                memref.store %227, %kv[%230] : memref<?xi8>
              }
            } else {
              %231 = arith.subi %196, %kvHeads : index
              %232 = arith.muli %231, %c3 : index
              %233 = arith.addi %232, %c2 : index
              %234 = arith.muli %201, %c4 : index
              %235 = arith.muli %233, %234 : index
              %236 = arith.addi %202, %235 : index
              %237 = arith.muli %200, %201 : index
              %238 = arith.addi %236, %237 : index
              scf.for %239 = %c6 to %201 step %c4 {
                %240 = vector.load %5[%239] : memref<?xi8>, vector<16xi8>
                %241 = arith.addi %238, %239 : index
                vector.store %240, %kv[%241] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %242 = arith.cmpi eq, %codec, %c2 : index
          scf.if %242 {
            %243 = arith.subi %0, %heads : index
            %244 = memref.load %scales[%243] : memref<?xf32>
            %245 = vector.broadcast %244 : f32 to vector<16xf32>
            %246 = arith.divui %193, %c4 : index
            %247 = arith.remui %193, %c4 : index
            %248 = arith.muli %headDim, %c2 : index
            %249 = arith.muli %246, %pageBytes : index
            scf.for %250 = %c6 to %headDim step %c4 {
              %251 = arith.addi %108, %250 : index
              %252 = vector.load %3[%251] : memref<?xf32>, vector<16xf32>
              %253 = arith.mulf %252, %245 : vector<16xf32>
              %254 = wave.fp8_encode "e4m3" %253 : vector<16xf32> -> vector<16xi8>
              %255 = arith.muli %250, %c2 : index
              vector.store %254, %5[%255] : memref<?xi8>, vector<16xi8>
            }
            %256 = arith.cmpi slt, %243, %kvHeads : index
            scf.if %256 {
              %257 = arith.muli %248, %c29 : index
              %258 = arith.muli %243, %257 : index
              %259 = arith.addi %249, %258 : index
              %260 = arith.muli %247, %c2 : index
              %261 = arith.addi %259, %260 : index
              scf.for %262 = %c6 to %headDim step %c2 {
                %263 = arith.muli %262, %c2 : index
                %264 = arith.addi %263, %c6 : index
                %265 = memref.load %5[%264] : memref<?xi8>
                %266 = arith.muli %262, %c4 : index
                %267 = arith.addi %261, %266 : index
                %268 = arith.addi %267, %c6 : index
                memref.store %265, %kv[%268] : memref<?xi8>
              }
            } else {
              %269 = arith.subi %243, %kvHeads : index
              %270 = arith.muli %269, %c3 : index
              %271 = arith.addi %270, %c2 : index
              %272 = arith.muli %248, %c4 : index
              %273 = arith.muli %271, %272 : index
              %274 = arith.addi %249, %273 : index
              %275 = arith.muli %247, %248 : index
              %276 = arith.addi %274, %275 : index
              scf.for %277 = %c6 to %248 step %c4 {
                %278 = vector.load %5[%277] : memref<?xi8>, vector<16xi8>
                %279 = arith.addi %276, %277 : index
                vector.store %278, %kv[%279] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %280 = arith.cmpi eq, %codec, %c3 : index
          scf.if %280 {
            %281 = arith.subi %0, %heads : index
            %282 = memref.load %scales[%281] : memref<?xf32>
            %283 = vector.broadcast %282 : f32 to vector<16xf32>
            %284 = arith.divui %193, %c4 : index
            %285 = arith.remui %193, %c4 : index
            %286 = arith.muli %headDim, %c2 : index
            %287 = arith.muli %284, %pageBytes : index
            scf.for %288 = %c6 to %headDim step %c4 {
              %289 = arith.addi %108, %288 : index
              %290 = vector.load %3[%289] : memref<?xf32>, vector<16xf32>
              %291 = arith.mulf %290, %283 : vector<16xf32>
              %292 = wave.fp8_encode "e5m2" %291 : vector<16xf32> -> vector<16xi8>
              %293 = arith.muli %288, %c2 : index
              vector.store %292, %5[%293] : memref<?xi8>, vector<16xi8>
            }
            %294 = arith.cmpi slt, %281, %kvHeads : index
            scf.if %294 {
              %295 = arith.muli %286, %c29 : index
              %296 = arith.muli %281, %295 : index
              %297 = arith.addi %287, %296 : index
              %298 = arith.muli %285, %c2 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c6 to %headDim step %c2 {
                %301 = arith.muli %300, %c2 : index
                %302 = arith.addi %301, %c6 : index
                %303 = memref.load %5[%302] : memref<?xi8>
                %304 = arith.muli %300, %c4 : index
                %305 = arith.addi %299, %304 : index
                %306 = arith.addi %305, %c6 : index
                memref.store %303, %kv[%306] : memref<?xi8>
              }
            } else {
              %307 = arith.subi %281, %kvHeads : index
              %308 = arith.muli %307, %c3 : index
              %309 = arith.addi %308, %c2 : index
              %310 = arith.muli %286, %c4 : index
              %311 = arith.muli %309, %310 : index
              %312 = arith.addi %287, %311 : index
              %313 = arith.muli %285, %286 : index
              %314 = arith.addi %312, %313 : index
              scf.for %315 = %c6 to %286 step %c4 {
                %316 = vector.load %5[%315] : memref<?xi8>, vector<16xi8>
                %317 = arith.addi %314, %315 : index
                vector.store %316, %kv[%317] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

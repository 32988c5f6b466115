// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 576 : index
  %c14 = arith.constant dense<0> : vector<16xi32>
  %c15 = arith.constant dense<3> : vector<16xi32>
  %c16 = arith.constant dense<2> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<6> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %30 = arith.addi %29, %c7 : index
        %31 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
        %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
        %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
        %34 = arith.addi %29, %c10 : index
        %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
        %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
        %38 = arith.muli %25, %c4 : index
        %41 = scf.for %39 = %c7 to %c10 step %c2 iter_args(%40 = %26) -> (vector<16xf32>) {
          %42 = arith.muli %39, %c11 : index
          %43 = arith.addi %38, %42 : index
          %44 = arith.addi %29, %c12 : index
          %45 = arith.divui %39, %c3 : index
          %46 = arith.muli %45, %c10 : index
          %47 = arith.addi %44, %46 : index
          %48 = arith.addi %47, %c7 : index
          %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
          %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
          %51 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
          %52 = arith.mulf %33, %51 : vector<16xf32>
          %53 = arith.addi %47, %c6 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
          %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
          %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
          %57 = arith.mulf %37, %56 : vector<16xf32>
          %58 = arith.addi %29, %c13 : index
          %59 = arith.muli %39, %c3 : index
          %60 = arith.addi %59, %c7 : index
          %61 = arith.muli %60, %c6 : index
          %62 = arith.addi %58, %61 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.addi %29, %c13 : index
          %66 = arith.muli %39, %c3 : index
          %67 = arith.addi %66, %c2 : index
          %68 = arith.muli %67, %c6 : index
          %69 = arith.addi %65, %68 : index
          %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
          %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
          %72 = arith.shrui %64, %c14 : vector<16xi32>
          %73 = arith.andi %72, %c15 : vector<16xi32>
          %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
          %75 = math.fma %74, %52, %57 : vector<16xf32>
          %76 = arith.addi %18, %43 : index
          %77 = arith.addi %76, %c7 : index
          %78 = memref.load %x[%77] : memref<?xf32>
          %79 = vector.broadcast %78 : f32 to vector<16xf32>
          %80 = math.fma %79, %75, %40 : vector<16xf32>
          %81 = arith.shrui %64, %c16 : vector<16xi32>
          %82 = arith.andi %81, %c15 : vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %52, %57 : vector<16xf32>
          %85 = arith.addi %18, %43 : index
          %86 = arith.addi %85, %c2 : index
          %87 = memref.load %x[%86] : memref<?xf32>
          %88 = vector.broadcast %87 : f32 to vector<16xf32>
          %89 = math.fma %88, %84, %80 : vector<16xf32>
          %90 = arith.shrui %64, %c17 : vector<16xi32>
          %91 = arith.andi %90, %c15 : vector<16xi32>
          %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %93 = math.fma %92, %52, %57 : vector<16xf32>
          %94 = arith.addi %18, %43 : index
          %95 = arith.addi %94, %c3 : index
          %96 = memref.load %x[%95] : memref<?xf32>
          %97 = vector.broadcast %96 : f32 to vector<16xf32>
          %98 = math.fma %97, %93, %89 : vector<16xf32>
          %99 = arith.shrui %64, %c18 : vector<16xi32>
          %100 = arith.andi %99, %c15 : vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = math.fma %101, %52, %57 : vector<16xf32>
          %103 = arith.addi %18, %43 : index
          %104 = arith.addi %103, %c19 : index
          %105 = memref.load %x[%104] : memref<?xf32>
          %106 = vector.broadcast %105 : f32 to vector<16xf32>
          %107 = math.fma %106, %102, %98 : vector<16xf32>
          %108 = arith.shrui %71, %c14 : vector<16xi32>
          %109 = arith.andi %108, %c15 : vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = math.fma %110, %52, %57 : vector<16xf32>
          %112 = arith.addi %18, %43 : index
          %113 = arith.addi %112, %c20 : index
          %114 = memref.load %x[%113] : memref<?xf32>
          %115 = vector.broadcast %114 : f32 to vector<16xf32>
          %116 = math.fma %115, %111, %107 : vector<16xf32>
          %117 = arith.shrui %71, %c16 : vector<16xi32>
          %118 = arith.andi %117, %c15 : vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = math.fma %119, %52, %57 : vector<16xf32>
          %121 = arith.addi %18, %43 : index
          %122 = arith.addi %121, %c21 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %120, %116 : vector<16xf32>
          %126 = arith.shrui %71, %c17 : vector<16xi32>
          %127 = arith.andi %126, %c15 : vector<16xi32>
          %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
          %129 = math.fma %128, %52, %57 : vector<16xf32>
          %130 = arith.addi %18, %43 : index
          %131 = arith.addi %130, %c22 : index
          %132 = memref.load %x[%131] : memref<?xf32>
          %133 = vector.broadcast %132 : f32 to vector<16xf32>
          %134 = math.fma %133, %129, %125 : vector<16xf32>
          %135 = arith.shrui %71, %c18 : vector<16xi32>
          %136 = arith.andi %135, %c15 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %52, %57 : vector<16xf32>
          %139 = arith.addi %18, %43 : index
          %140 = arith.addi %139, %c23 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %138, %134 : vector<16xf32>
          scf.yield %143 : vector<16xf32>
        }
        scf.yield %41 : vector<16xf32>
      }
      %144 = arith.muli %headDim, %c7 : index
      %145 = arith.muli %19, %c6 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.addi %146, %c7 : index
      vector.store %27, %3[%147] : memref<?xf32>, vector<16xf32>
    }
    %148 = arith.addi %14, %c2 : index
    %149 = arith.minsi %148, %13 : index
    scf.for %150 = %14 to %149 step %c2 {
      %151 = arith.subi %150, %14 : index
      %152 = arith.muli %151, %headDim : index
      %153 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %153 {
        scf.for %154 = %c7 to %headDim step %c6 {
          %155 = arith.muli %0, %headDim : index
          %156 = arith.addi %155, %154 : index
          %157 = vector.load %bias[%156] : memref<?xf32>, vector<16xf32>
          %158 = arith.addi %152, %154 : index
          %159 = vector.load %3[%158] : memref<?xf32>, vector<16xf32>
          %160 = arith.addf %159, %157 : vector<16xf32>
          %161 = arith.addi %152, %154 : index
          vector.store %160, %3[%161] : memref<?xf32>, vector<16xf32>
        }
      }
      %162 = arith.addi %heads, %kvHeads : index
      %163 = arith.cmpi slt, %0, %162 : index
      scf.if %163 {
        %164 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %164 {
          %165 = arith.cmpi slt, %0, %heads : index
          %168 = scf.for %166 = %c7 to %headDim step %c6 iter_args(%167 = %c9) -> (vector<16xf32>) {
            %169 = arith.addi %152, %166 : index
            %170 = vector.load %3[%169] : memref<?xf32>, vector<16xf32>
            %171 = math.fma %170, %170, %167 : vector<16xf32>
            scf.yield %171 : vector<16xf32>
          }
          %172 = wave.reduce "add" %168 : vector<16xf32>
          %173 = arith.mulf %172, %inverseHeadDim : f32
          %174 = arith.addf %173, %epsilon : f32
          %175 = math.sqrt %174 : f32
          %176 = arith.divf %c30, %175 : f32
          %177 = vector.broadcast %176 : f32 to vector<16xf32>
          scf.for %178 = %c7 to %headDim step %c6 {
            %179 = vector.load %query_norm[%178] : memref<?xf32>, vector<16xf32>
            %180 = vector.load %key_norm[%178] : memref<?xf32>, vector<16xf32>
            %181 = arith.select %165, %179, %180 : vector<16xf32>
            %182 = arith.addi %152, %178 : index
            %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
            %184 = arith.mulf %183, %177 : vector<16xf32>
            %185 = arith.mulf %184, %181 : vector<16xf32>
            %186 = arith.addi %152, %178 : index
            vector.store %185, %3[%186] : memref<?xf32>, vector<16xf32>
          }
        }
        %187 = arith.addi %positionsAt, %150 : index
        %188 = memref.load %step[%187] : memref<?xi32>
        %189 = arith.index_cast %188 : i32 to index
        %190 = arith.divui %headDim, %c3 : index
        %191 = arith.remui %189, %c4 : index
        %192 = arith.muli %191, %headDim : index
        %193 = arith.divui %189, %c4 : index
        %194 = arith.addi %193, %c4 : index
        %195 = arith.muli %194, %headDim : index
        scf.for %196 = %c7 to %190 step %c11 {
          %197 = arith.addi %192, %196 : index
          %198 = vector.load %rope[%197] : memref<?xf32>, vector<8xf32>
          %199 = arith.addi %192, %190 : index
          %200 = arith.addi %199, %196 : index
          %201 = vector.load %rope[%200] : memref<?xf32>, vector<8xf32>
          %202 = arith.addi %195, %196 : index
          %203 = vector.load %rope[%202] : memref<?xf32>, vector<8xf32>
          %204 = arith.addi %195, %190 : index
          %205 = arith.addi %204, %196 : index
          %206 = vector.load %rope[%205] : memref<?xf32>, vector<8xf32>
          %207 = arith.mulf %203, %198 : vector<8xf32>
          %208 = arith.mulf %206, %201 : vector<8xf32>
          %209 = arith.subf %207, %208 : vector<8xf32>
          %210 = arith.mulf %206, %198 : vector<8xf32>
          %211 = arith.mulf %203, %201 : vector<8xf32>
          %212 = arith.addf %210, %211 : vector<8xf32>
          %213 = arith.addi %152, %196 : index
          %214 = vector.load %3[%213] : memref<?xf32>, vector<8xf32>
          %215 = arith.addi %152, %190 : index
          %216 = arith.addi %215, %196 : index
          %217 = vector.load %3[%216] : memref<?xf32>, vector<8xf32>
          %218 = arith.mulf %214, %209 : vector<8xf32>
          %219 = arith.mulf %217, %212 : vector<8xf32>
          %220 = arith.subf %218, %219 : vector<8xf32>
          %221 = arith.addi %152, %196 : index
          vector.store %220, %3[%221] : memref<?xf32>, vector<8xf32>
          %222 = arith.mulf %217, %209 : vector<8xf32>
          %223 = arith.mulf %214, %212 : vector<8xf32>
          %224 = arith.addf %222, %223 : vector<8xf32>
          %225 = arith.addi %152, %190 : index
          %226 = arith.addi %225, %196 : index
          vector.store %224, %3[%226] : memref<?xf32>, vector<8xf32>
        }
      }
      %227 = arith.cmpi slt, %0, %heads : index
      scf.if %227 {
        scf.for %228 = %c7 to %headDim step %c6 {
          %229 = arith.addi %152, %228 : index
          %230 = vector.load %3[%229] : memref<?xf32>, vector<16xf32>
          %231 = arith.muli %150, %heads : index
          %232 = arith.addi %231, %0 : index
          %233 = arith.muli %232, %headDim : index
          %234 = arith.addi %233, %228 : index
          vector.store %230, %q[%234] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %235 = arith.addi %slotsAt, %150 : index
        %236 = memref.load %step[%235] : memref<?xi32>
        %237 = arith.index_cast %236 : i32 to index
        %238 = arith.cmpi sge, %237, %c7 : index
        scf.if %238 {
          %239 = arith.cmpi eq, %codec, %c7 : index
          scf.if %239 {
            %240 = arith.subi %0, %heads : index
            %241 = memref.load %scales[%240] : memref<?xf32>
            %242 = vector.broadcast %241 : f32 to vector<16xf32>
            %243 = arith.divui %237, %c6 : index
            %244 = arith.remui %237, %c6 : index
            %245 = arith.muli %headDim, %c3 : index
            %246 = arith.muli %243, %pageBytes : index
            scf.for %247 = %c7 to %headDim step %c6 {
              %248 = arith.addi %152, %247 : index
              %249 = vector.load %3[%248] : memref<?xf32>, vector<16xf32>
              %250 = arith.mulf %249, %242 : vector<16xf32>
              %251 = arith.minimumf %250, %c35 : vector<16xf32>
              %252 = arith.maximumf %251, %c36 : vector<16xf32>
              %253 = arith.truncf %252 : vector<16xf32> to vector<16xf16>
              %254 = vector.bitcast %253 : vector<16xf16> to vector<32xi8>
              %255 = arith.muli %247, %c3 : index
              vector.store %254, %5[%255] : memref<?xi8>, vector<32xi8>
            }
            %256 = arith.cmpi slt, %240, %kvHeads : index
            scf.if %256 {
              %257 = arith.muli %245, %c10 : index
              %258 = arith.muli %240, %257 : index
              %259 = arith.addi %246, %258 : index
              %260 = arith.muli %244, %c3 : index
              %261 = arith.addi %259, %260 : index
              scf.for %262 = %c7 to %headDim step %c2 {
                %263 = arith.muli %262, %c3 : index
                %264 = arith.addi %263, %c7 : index
                %265 = memref.load %5[%264] : memref<?xi8>
                %266 = arith.muli %262, %c10 : index
                %267 = arith.addi %261, %266 : index
                %268 = arith.addi %267, %c7 : index
                memref.store %265, %kv[%268] : memref<?xi8>
                %269 = arith.muli %262, %c3 : index
                %270 = arith.addi %269, %c2 : index
                %271 = memref.load %5[%270] : memref<?xi8>
                %272 = arith.muli %262, %c10 : index
                %273 = arith.addi %261, %272 : index
                %274 = arith.addi %273, %c2 : index
                memref.store %271, %kv[%274] : memref<?xi8>
              }
            } else {
              %275 = arith.subi %240, %kvHeads : index
              %276 = arith.muli %275, %c3 : index
              %277 = arith.addi %276, %c2 : index
              %278 = arith.muli %245, %c6 : index
              %279 = arith.muli %277, %278 : index
              %280 = arith.addi %246, %279 : index
              %281 = arith.muli %244, %245 : index
              %282 = arith.addi %280, %281 : index
              scf.for %283 = %c7 to %245 step %c6 {
                %284 = vector.load %5[%283] : memref<?xi8>, vector<16xi8>
                %285 = arith.addi %282, %283 : index
                vector.store %284, %kv[%285] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %286 = arith.cmpi eq, %codec, %c2 : index
          scf.if %286 {
            %287 = arith.subi %0, %heads : index
            %288 = memref.load %scales[%287] : memref<?xf32>
            %289 = vector.broadcast %288 : f32 to vector<16xf32>
            %290 = arith.divui %237, %c6 : index
            %291 = arith.remui %237, %c6 : index
            %292 = arith.muli %headDim, %c2 : index
            %293 = arith.muli %290, %pageBytes : index
            scf.for %294 = %c7 to %headDim step %c6 {
              %295 = arith.addi %152, %294 : index
              %296 = vector.load %3[%295] : memref<?xf32>, vector<16xf32>
              %297 = arith.mulf %296, %289 : vector<16xf32>
              %298 = wave.fp8_encode "e4m3" %297 : vector<16xf32> -> vector<16xi8>
              %299 = arith.muli %294, %c2 : index
              vector.store %298, %5[%299] : memref<?xi8>, vector<16xi8>
            }
            %300 = arith.cmpi slt, %287, %kvHeads : index
            scf.if %300 {
              %301 = arith.muli %292, %c10 : index
              %302 = arith.muli %287, %301 : index
              %303 = arith.addi %293, %302 : index
              %304 = arith.muli %291, %c2 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c7 to %headDim step %c2 {
                %307 = arith.muli %306, %c2 : index
                %308 = arith.addi %307, %c7 : index
                %309 = memref.load %5[%308] : memref<?xi8>
                %310 = arith.muli %306, %c6 : index
                %311 = arith.addi %305, %310 : index
                %312 = arith.addi %311, %c7 : index
                memref.store %309, %kv[%312] : memref<?xi8>
              }
            } else {
              %313 = arith.subi %287, %kvHeads : index
              %314 = arith.muli %313, %c3 : index
              %315 = arith.addi %314, %c2 : index
              %316 = arith.muli %292, %c6 : index
              %317 = arith.muli %315, %316 : index
              %318 = arith.addi %293, %317 : index
              %319 = arith.muli %291, %292 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c7 to %292 step %c6 {
                %322 = vector.load %5[%321] : memref<?xi8>, vector<16xi8>
                %323 = arith.addi %320, %321 : index
                vector.store %322, %kv[%323] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %324 = arith.cmpi eq, %codec, %c3 : index
          scf.if %324 {
            %325 = arith.subi %0, %heads : index
            %326 = memref.load %scales[%325] : memref<?xf32>
            %327 = vector.broadcast %326 : f32 to vector<16xf32>
            %328 = arith.divui %237, %c6 : index
            %329 = arith.remui %237, %c6 : index
            %330 = arith.muli %headDim, %c2 : index
            %331 = arith.muli %328, %pageBytes : index
            scf.for %332 = %c7 to %headDim step %c6 {
              %333 = arith.addi %152, %332 : index
              %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.mulf %334, %327 : vector<16xf32>
              %336 = wave.fp8_encode "e5m2" %335 : vector<16xf32> -> vector<16xi8>
              %337 = arith.muli %332, %c2 : index
              vector.store %336, %5[%337] : memref<?xi8>, vector<16xi8>
            }
            %338 = arith.cmpi slt, %325, %kvHeads : index
            scf.if %338 {
              %339 = arith.muli %330, %c10 : index
              %340 = arith.muli %325, %339 : index
              %341 = arith.addi %331, %340 : index
              %342 = arith.muli %329, %c2 : index
              %343 = arith.addi %341, %342 : index
              scf.for %344 = %c7 to %headDim step %c2 {
                %345 = arith.muli %344, %c2 : index
                %346 = arith.addi %345, %c7 : index
                %347 = memref.load %5[%346] : memref<?xi8>
                %348 = arith.muli %344, %c6 : index
                %349 = arith.addi %343, %348 : index
                %350 = arith.addi %349, %c7 : index
                memref.store %347, %kv[%350] : memref<?xi8>
              }
            } else {
              %351 = arith.subi %325, %kvHeads : index
              %352 = arith.muli %351, %c3 : index
              %353 = arith.addi %352, %c2 : index
              %354 = arith.muli %330, %c6 : index
              %355 = arith.muli %353, %354 : index
              %356 = arith.addi %331, %355 : index
              %357 = arith.muli %329, %330 : index
              %358 = arith.addi %356, %357 : index
              scf.for %359 = %c7 to %330 step %c6 {
                %360 = vector.load %5[%359] : memref<?xi8>, vector<16xi8>
                %361 = arith.addi %358, %359 : index
                vector.store %360, %kv[%361] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

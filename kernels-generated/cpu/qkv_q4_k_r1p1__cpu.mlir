// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %45 = arith.divui %39, %c13 : index
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
          %58 = arith.addi %29, %c14 : index
          %59 = arith.muli %39, %c12 : index
          %60 = arith.addi %58, %59 : index
          %61 = arith.addi %60, %c7 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.andi %63, %c15 : vector<16xi32>
          %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %66 = math.fma %65, %52, %57 : vector<16xf32>
          %67 = arith.addi %18, %43 : index
          %68 = arith.addi %67, %c7 : index
          %69 = memref.load %x[%68] : memref<?xf32>
          %70 = vector.broadcast %69 : f32 to vector<16xf32>
          %71 = math.fma %70, %66, %40 : vector<16xf32>
          %72 = arith.addi %60, %c7 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.shrui %74, %c16 : vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = math.fma %76, %52, %57 : vector<16xf32>
          %78 = arith.addi %18, %43 : index
          %79 = arith.addi %78, %c2 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %77, %71 : vector<16xf32>
          %83 = arith.addi %60, %c6 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
          %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.andi %85, %c15 : vector<16xi32>
          %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
          %88 = math.fma %87, %52, %57 : vector<16xf32>
          %89 = arith.addi %18, %43 : index
          %90 = arith.addi %89, %c3 : index
          %91 = memref.load %x[%90] : memref<?xf32>
          %92 = vector.broadcast %91 : f32 to vector<16xf32>
          %93 = math.fma %92, %88, %82 : vector<16xf32>
          %94 = arith.addi %60, %c6 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.shrui %96, %c16 : vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %52, %57 : vector<16xf32>
          %100 = arith.addi %18, %43 : index
          %101 = arith.addi %100, %c17 : index
          %102 = memref.load %x[%101] : memref<?xf32>
          %103 = vector.broadcast %102 : f32 to vector<16xf32>
          %104 = math.fma %103, %99, %93 : vector<16xf32>
          %105 = arith.addi %60, %c10 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.andi %107, %c15 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %52, %57 : vector<16xf32>
          %111 = arith.addi %18, %43 : index
          %112 = arith.addi %111, %c13 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %110, %104 : vector<16xf32>
          %116 = arith.addi %60, %c10 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.shrui %118, %c16 : vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = math.fma %120, %52, %57 : vector<16xf32>
          %122 = arith.addi %18, %43 : index
          %123 = arith.addi %122, %c18 : index
          %124 = memref.load %x[%123] : memref<?xf32>
          %125 = vector.broadcast %124 : f32 to vector<16xf32>
          %126 = math.fma %125, %121, %115 : vector<16xf32>
          %127 = arith.addi %60, %c19 : index
          %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
          %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
          %130 = arith.andi %129, %c15 : vector<16xi32>
          %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
          %132 = math.fma %131, %52, %57 : vector<16xf32>
          %133 = arith.addi %18, %43 : index
          %134 = arith.addi %133, %c20 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %132, %126 : vector<16xf32>
          %138 = arith.addi %60, %c19 : index
          %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
          %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
          %141 = arith.shrui %140, %c16 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = math.fma %142, %52, %57 : vector<16xf32>
          %144 = arith.addi %18, %43 : index
          %145 = arith.addi %144, %c21 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %143, %137 : vector<16xf32>
          scf.yield %148 : vector<16xf32>
        }
        scf.yield %41 : vector<16xf32>
      }
      %149 = arith.muli %headDim, %c7 : index
      %150 = arith.muli %19, %c6 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.addi %151, %c7 : index
      vector.store %27, %3[%152] : memref<?xf32>, vector<16xf32>
    }
    %153 = arith.addi %14, %c2 : index
    %154 = arith.minsi %153, %13 : index
    scf.for %155 = %14 to %154 step %c2 {
      %156 = arith.subi %155, %14 : index
      %157 = arith.muli %156, %headDim : index
      %158 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %158 {
        scf.for %159 = %c7 to %headDim step %c6 {
          %160 = arith.muli %0, %headDim : index
          %161 = arith.addi %160, %159 : index
          %162 = vector.load %bias[%161] : memref<?xf32>, vector<16xf32>
          %163 = arith.addi %157, %159 : index
          %164 = vector.load %3[%163] : memref<?xf32>, vector<16xf32>
          %165 = arith.addf %164, %162 : vector<16xf32>
          %166 = arith.addi %157, %159 : index
          vector.store %165, %3[%166] : memref<?xf32>, vector<16xf32>
        }
      }
      %167 = arith.addi %heads, %kvHeads : index
      %168 = arith.cmpi slt, %0, %167 : index
      scf.if %168 {
        %169 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %169 {
          %170 = arith.cmpi slt, %0, %heads : index
          %173 = scf.for %171 = %c7 to %headDim step %c6 iter_args(%172 = %c9) -> (vector<16xf32>) {
            %174 = arith.addi %157, %171 : index
            %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
            %176 = math.fma %175, %175, %172 : vector<16xf32>
            scf.yield %176 : vector<16xf32>
          }
          %177 = wave.reduce "add" %173 : vector<16xf32>
          %178 = arith.mulf %177, %inverseHeadDim : f32
          %179 = arith.addf %178, %epsilon : f32
          %180 = math.sqrt %179 : f32
          %181 = arith.divf %c28, %180 : f32
          %182 = vector.broadcast %181 : f32 to vector<16xf32>
          scf.for %183 = %c7 to %headDim step %c6 {
            %184 = vector.load %query_norm[%183] : memref<?xf32>, vector<16xf32>
            %185 = vector.load %key_norm[%183] : memref<?xf32>, vector<16xf32>
            %186 = arith.select %170, %184, %185 : vector<16xf32>
            %187 = arith.addi %157, %183 : index
            %188 = vector.load %3[%187] : memref<?xf32>, vector<16xf32>
            %189 = arith.mulf %188, %182 : vector<16xf32>
            %190 = arith.mulf %189, %186 : vector<16xf32>
            %191 = arith.addi %157, %183 : index
            vector.store %190, %3[%191] : memref<?xf32>, vector<16xf32>
          }
        }
        %192 = arith.addi %positionsAt, %155 : index
        %193 = memref.load %step[%192] : memref<?xi32>
        %194 = arith.index_cast %193 : i32 to index
        %195 = arith.divui %headDim, %c3 : index
        %196 = arith.remui %194, %c4 : index
        %197 = arith.muli %196, %headDim : index
        %198 = arith.divui %194, %c4 : index
        %199 = arith.addi %198, %c4 : index
        %200 = arith.muli %199, %headDim : index
        scf.for %201 = %c7 to %195 step %c11 {
          %202 = arith.addi %197, %201 : index
          %203 = vector.load %rope[%202] : memref<?xf32>, vector<8xf32>
          %204 = arith.addi %197, %195 : index
          %205 = arith.addi %204, %201 : index
          %206 = vector.load %rope[%205] : memref<?xf32>, vector<8xf32>
          %207 = arith.addi %200, %201 : index
          %208 = vector.load %rope[%207] : memref<?xf32>, vector<8xf32>
          %209 = arith.addi %200, %195 : index
          %210 = arith.addi %209, %201 : index
          %211 = vector.load %rope[%210] : memref<?xf32>, vector<8xf32>
          %212 = arith.mulf %208, %203 : vector<8xf32>
          %213 = arith.mulf %211, %206 : vector<8xf32>
          %214 = arith.subf %212, %213 : vector<8xf32>
          %215 = arith.mulf %211, %203 : vector<8xf32>
          %216 = arith.mulf %208, %206 : vector<8xf32>
          %217 = arith.addf %215, %216 : vector<8xf32>
          %218 = arith.addi %157, %201 : index
          %219 = vector.load %3[%218] : memref<?xf32>, vector<8xf32>
          %220 = arith.addi %157, %195 : index
          %221 = arith.addi %220, %201 : index
          %222 = vector.load %3[%221] : memref<?xf32>, vector<8xf32>
          %223 = arith.mulf %219, %214 : vector<8xf32>
          %224 = arith.mulf %222, %217 : vector<8xf32>
          %225 = arith.subf %223, %224 : vector<8xf32>
          %226 = arith.addi %157, %201 : index
          vector.store %225, %3[%226] : memref<?xf32>, vector<8xf32>
          %227 = arith.mulf %222, %214 : vector<8xf32>
          %228 = arith.mulf %219, %217 : vector<8xf32>
          %229 = arith.addf %227, %228 : vector<8xf32>
          %230 = arith.addi %157, %195 : index
          %231 = arith.addi %230, %201 : index
          vector.store %229, %3[%231] : memref<?xf32>, vector<8xf32>
        }
      }
      %232 = arith.cmpi slt, %0, %heads : index
      scf.if %232 {
        scf.for %233 = %c7 to %headDim step %c6 {
          %234 = arith.addi %157, %233 : index
          %235 = vector.load %3[%234] : memref<?xf32>, vector<16xf32>
          %236 = arith.muli %155, %heads : index
          %237 = arith.addi %236, %0 : index
          %238 = arith.muli %237, %headDim : index
          %239 = arith.addi %238, %233 : index
          vector.store %235, %q[%239] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %240 = arith.addi %slotsAt, %155 : index
        %241 = memref.load %step[%240] : memref<?xi32>
        %242 = arith.index_cast %241 : i32 to index
        %243 = arith.cmpi sge, %242, %c7 : index
        scf.if %243 {
          %244 = arith.cmpi eq, %codec, %c7 : index
          scf.if %244 {
            %245 = arith.subi %0, %heads : index
            %246 = memref.load %scales[%245] : memref<?xf32>
            %247 = vector.broadcast %246 : f32 to vector<16xf32>
            %248 = arith.divui %242, %c6 : index
            %249 = arith.remui %242, %c6 : index
            %250 = arith.muli %headDim, %c3 : index
            %251 = arith.muli %248, %pageBytes : index
            scf.for %252 = %c7 to %headDim step %c6 {
              %253 = arith.addi %157, %252 : index
              %254 = vector.load %3[%253] : memref<?xf32>, vector<16xf32>
              %255 = arith.mulf %254, %247 : vector<16xf32>
              %256 = arith.minimumf %255, %c33 : vector<16xf32>
              %257 = arith.maximumf %256, %c34 : vector<16xf32>
              %258 = arith.truncf %257 : vector<16xf32> to vector<16xf16>
              %259 = vector.bitcast %258 : vector<16xf16> to vector<32xi8>
              %260 = arith.muli %252, %c3 : index
              vector.store %259, %5[%260] : memref<?xi8>, vector<32xi8>
            }
            %261 = arith.cmpi slt, %245, %kvHeads : index
            scf.if %261 {
              %262 = arith.muli %250, %c10 : index
              %263 = arith.muli %245, %262 : index
              %264 = arith.addi %251, %263 : index
              %265 = arith.muli %249, %c3 : index
              %266 = arith.addi %264, %265 : index
              scf.for %267 = %c7 to %headDim step %c2 {
                %268 = arith.muli %267, %c3 : index
                %269 = arith.addi %268, %c7 : index
                %270 = memref.load %5[%269] : memref<?xi8>
                %271 = arith.muli %267, %c10 : index
                %272 = arith.addi %266, %271 : index
                %273 = arith.addi %272, %c7 : index
                memref.store %270, %kv[%273] : memref<?xi8>
                %274 = arith.muli %267, %c3 : index
                %275 = arith.addi %274, %c2 : index
                %276 = memref.load %5[%275] : memref<?xi8>
                %277 = arith.muli %267, %c10 : index
                %278 = arith.addi %266, %277 : index
                %279 = arith.addi %278, %c2 : index
                memref.store %276, %kv[%279] : memref<?xi8>
              }
            } else {
              %280 = arith.subi %245, %kvHeads : index
              %281 = arith.muli %280, %c3 : index
              %282 = arith.addi %281, %c2 : index
              %283 = arith.muli %250, %c6 : index
              %284 = arith.muli %282, %283 : index
              %285 = arith.addi %251, %284 : index
              %286 = arith.muli %249, %250 : index
              %287 = arith.addi %285, %286 : index
              scf.for %288 = %c7 to %250 step %c6 {
                %289 = vector.load %5[%288] : memref<?xi8>, vector<16xi8>
                %290 = arith.addi %287, %288 : index
                vector.store %289, %kv[%290] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %291 = arith.cmpi eq, %codec, %c2 : index
          scf.if %291 {
            %292 = arith.subi %0, %heads : index
            %293 = memref.load %scales[%292] : memref<?xf32>
            %294 = vector.broadcast %293 : f32 to vector<16xf32>
            %295 = arith.divui %242, %c6 : index
            %296 = arith.remui %242, %c6 : index
            %297 = arith.muli %headDim, %c2 : index
            %298 = arith.muli %295, %pageBytes : index
            scf.for %299 = %c7 to %headDim step %c6 {
              %300 = arith.addi %157, %299 : index
              %301 = vector.load %3[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.mulf %301, %294 : vector<16xf32>
              %303 = wave.fp8_encode "e4m3" %302 : vector<16xf32> -> vector<16xi8>
              %304 = arith.muli %299, %c2 : index
              vector.store %303, %5[%304] : memref<?xi8>, vector<16xi8>
            }
            %305 = arith.cmpi slt, %292, %kvHeads : index
            scf.if %305 {
              %306 = arith.muli %297, %c10 : index
              %307 = arith.muli %292, %306 : index
              %308 = arith.addi %298, %307 : index
              %309 = arith.muli %296, %c2 : index
              %310 = arith.addi %308, %309 : index
              scf.for %311 = %c7 to %headDim step %c2 {
                %312 = arith.muli %311, %c2 : index
                %313 = arith.addi %312, %c7 : index
                %314 = memref.load %5[%313] : memref<?xi8>
                %315 = arith.muli %311, %c6 : index
                %316 = arith.addi %310, %315 : index
                %317 = arith.addi %316, %c7 : index
                memref.store %314, %kv[%317] : memref<?xi8>
              }
            } else {
              %318 = arith.subi %292, %kvHeads : index
              %319 = arith.muli %318, %c3 : index
              %320 = arith.addi %319, %c2 : index
              %321 = arith.muli %297, %c6 : index
              %322 = arith.muli %320, %321 : index
              %323 = arith.addi %298, %322 : index
              %324 = arith.muli %296, %297 : index
              %325 = arith.addi %323, %324 : index
              scf.for %326 = %c7 to %297 step %c6 {
                %327 = vector.load %5[%326] : memref<?xi8>, vector<16xi8>
                %328 = arith.addi %325, %326 : index
                vector.store %327, %kv[%328] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %329 = arith.cmpi eq, %codec, %c3 : index
          scf.if %329 {
            %330 = arith.subi %0, %heads : index
            %331 = memref.load %scales[%330] : memref<?xf32>
            %332 = vector.broadcast %331 : f32 to vector<16xf32>
            %333 = arith.divui %242, %c6 : index
            %334 = arith.remui %242, %c6 : index
            %335 = arith.muli %headDim, %c2 : index
            %336 = arith.muli %333, %pageBytes : index
            scf.for %337 = %c7 to %headDim step %c6 {
              %338 = arith.addi %157, %337 : index
              %339 = vector.load %3[%338] : memref<?xf32>, vector<16xf32>
              %340 = arith.mulf %339, %332 : vector<16xf32>
              %341 = wave.fp8_encode "e5m2" %340 : vector<16xf32> -> vector<16xi8>
              %342 = arith.muli %337, %c2 : index
              vector.store %341, %5[%342] : memref<?xi8>, vector<16xi8>
            }
            %343 = arith.cmpi slt, %330, %kvHeads : index
            scf.if %343 {
              %344 = arith.muli %335, %c10 : index
              %345 = arith.muli %330, %344 : index
              %346 = arith.addi %336, %345 : index
              %347 = arith.muli %334, %c2 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c7 to %headDim step %c2 {
                %350 = arith.muli %349, %c2 : index
                %351 = arith.addi %350, %c7 : index
                %352 = memref.load %5[%351] : memref<?xi8>
                %353 = arith.muli %349, %c6 : index
                %354 = arith.addi %348, %353 : index
                %355 = arith.addi %354, %c7 : index
                memref.store %352, %kv[%355] : memref<?xi8>
              }
            } else {
              %356 = arith.subi %330, %kvHeads : index
              %357 = arith.muli %356, %c3 : index
              %358 = arith.addi %357, %c2 : index
              %359 = arith.muli %335, %c6 : index
              %360 = arith.muli %358, %359 : index
              %361 = arith.addi %336, %360 : index
              %362 = arith.muli %334, %335 : index
              %363 = arith.addi %361, %362 : index
              scf.for %364 = %c7 to %335 step %c6 {
                %365 = vector.load %5[%364] : memref<?xi8>, vector<16xi8>
                %366 = arith.addi %363, %364 : index
                vector.store %365, %kv[%366] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 320 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<0> : vector<16xi32>
  %c16 = arith.constant dense<1> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant 3 : index
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
          %44 = arith.muli %38, %c2 : index
          %45 = arith.addi %44, %c7 : index
          %46 = arith.muli %45, %c6 : index
          %47 = arith.addi %43, %46 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
          %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
          %50 = arith.addi %29, %c13 : index
          %51 = arith.muli %38, %c13 : index
          %52 = arith.addi %50, %51 : index
          %53 = arith.addi %52, %c7 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
          %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
          %56 = arith.andi %55, %c14 : vector<16xi32>
          %57 = arith.shrui %49, %c15 : vector<16xi32>
          %58 = arith.andi %57, %c16 : vector<16xi32>
          %59 = arith.shli %58, %c17 : vector<16xi32>
          %60 = arith.ori %56, %59 : vector<16xi32>
          %61 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
          %62 = math.fma %61, %32, %36 : vector<16xf32>
          %63 = arith.addi %18, %42 : index
          %64 = arith.addi %63, %c7 : index
          %65 = memref.load %x[%64] : memref<?xf32>
          %66 = vector.broadcast %65 : f32 to vector<16xf32>
          %67 = math.fma %66, %62, %39 : vector<16xf32>
          %68 = arith.addi %52, %c7 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
          %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
          %71 = arith.shrui %70, %c17 : vector<16xi32>
          %72 = arith.shrui %49, %c16 : vector<16xi32>
          %73 = arith.andi %72, %c16 : vector<16xi32>
          %74 = arith.shli %73, %c17 : vector<16xi32>
          %75 = arith.ori %71, %74 : vector<16xi32>
          %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
          %77 = math.fma %76, %32, %36 : vector<16xf32>
          %78 = arith.addi %18, %42 : index
          %79 = arith.addi %78, %c2 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %77, %67 : vector<16xf32>
          %83 = arith.addi %52, %c6 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
          %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.andi %85, %c14 : vector<16xi32>
          %87 = arith.shrui %49, %c18 : vector<16xi32>
          %88 = arith.andi %87, %c16 : vector<16xi32>
          %89 = arith.shli %88, %c17 : vector<16xi32>
          %90 = arith.ori %86, %89 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = math.fma %91, %32, %36 : vector<16xf32>
          %93 = arith.addi %18, %42 : index
          %94 = arith.addi %93, %c3 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %92, %82 : vector<16xf32>
          %98 = arith.addi %52, %c6 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.shrui %100, %c17 : vector<16xi32>
          %102 = arith.shrui %49, %c19 : vector<16xi32>
          %103 = arith.andi %102, %c16 : vector<16xi32>
          %104 = arith.shli %103, %c17 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %32, %36 : vector<16xf32>
          %108 = arith.addi %18, %42 : index
          %109 = arith.addi %108, %c20 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %107, %97 : vector<16xf32>
          %113 = arith.addi %52, %c4 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c14 : vector<16xi32>
          %117 = arith.shrui %49, %c17 : vector<16xi32>
          %118 = arith.andi %117, %c16 : vector<16xi32>
          %119 = arith.shli %118, %c17 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %32, %36 : vector<16xf32>
          %123 = arith.addi %18, %42 : index
          %124 = arith.addi %123, %c10 : index
          %125 = memref.load %x[%124] : memref<?xf32>
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          %127 = math.fma %126, %122, %112 : vector<16xf32>
          %128 = arith.addi %52, %c4 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.shrui %130, %c17 : vector<16xi32>
          %132 = arith.shrui %49, %c21 : vector<16xi32>
          %133 = arith.andi %132, %c16 : vector<16xi32>
          %134 = arith.shli %133, %c17 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %32, %36 : vector<16xf32>
          %138 = arith.addi %18, %42 : index
          %139 = arith.addi %138, %c22 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %137, %127 : vector<16xf32>
          %143 = arith.addi %52, %c23 : index
          %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.andi %145, %c14 : vector<16xi32>
          %147 = arith.shrui %49, %c24 : vector<16xi32>
          %148 = arith.andi %147, %c16 : vector<16xi32>
          %149 = arith.shli %148, %c17 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %32, %36 : vector<16xf32>
          %153 = arith.addi %18, %42 : index
          %154 = arith.addi %153, %c25 : index
          %155 = memref.load %x[%154] : memref<?xf32>
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          %157 = math.fma %156, %152, %142 : vector<16xf32>
          %158 = arith.addi %52, %c23 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.shrui %160, %c17 : vector<16xi32>
          %162 = arith.shrui %49, %c26 : vector<16xi32>
          %163 = arith.andi %162, %c16 : vector<16xi32>
          %164 = arith.shli %163, %c17 : vector<16xi32>
          %165 = arith.ori %161, %164 : vector<16xi32>
          %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
          %167 = math.fma %166, %32, %36 : vector<16xf32>
          %168 = arith.addi %18, %42 : index
          %169 = arith.addi %168, %c27 : index
          %170 = memref.load %x[%169] : memref<?xf32>
          %171 = vector.broadcast %170 : f32 to vector<16xf32>
          %172 = math.fma %171, %167, %157 : vector<16xf32>
          scf.yield %172 : vector<16xf32>
        }
        scf.yield %40 : vector<16xf32>
      }
      %173 = arith.muli %headDim, %c7 : index
      %174 = arith.muli %19, %c6 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c7 : index
      vector.store %27, %3[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.addi %14, %c2 : index
    %178 = arith.minsi %177, %13 : index
    scf.for %179 = %14 to %178 step %c2 {
      %180 = arith.subi %179, %14 : index
      %181 = arith.muli %180, %headDim : index
      %182 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %182 {
        scf.for %183 = %c7 to %headDim step %c6 {
          %184 = arith.muli %0, %headDim : index
          %185 = arith.addi %184, %183 : index
          %186 = vector.load %bias[%185] : memref<?xf32>, vector<16xf32>
          %187 = arith.addi %181, %183 : index
          %188 = vector.load %3[%187] : memref<?xf32>, vector<16xf32>
          %189 = arith.addf %188, %186 : vector<16xf32>
          %190 = arith.addi %181, %183 : index
          vector.store %189, %3[%190] : memref<?xf32>, vector<16xf32>
        }
      }
      %191 = arith.addi %heads, %kvHeads : index
      %192 = arith.cmpi slt, %0, %191 : index
      scf.if %192 {
        %193 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %193 {
          %194 = arith.cmpi slt, %0, %heads : index
          %197 = scf.for %195 = %c7 to %headDim step %c6 iter_args(%196 = %c9) -> (vector<16xf32>) {
            %198 = arith.addi %181, %195 : index
            %199 = vector.load %3[%198] : memref<?xf32>, vector<16xf32>
            %200 = math.fma %199, %199, %196 : vector<16xf32>
            scf.yield %200 : vector<16xf32>
          }
          %201 = wave.reduce "add" %197 : vector<16xf32>
          %202 = arith.mulf %201, %inverseHeadDim : f32
          %203 = arith.addf %202, %epsilon : f32
          %204 = math.sqrt %203 : f32
          %205 = arith.divf %c34, %204 : f32
          %206 = vector.broadcast %205 : f32 to vector<16xf32>
          scf.for %207 = %c7 to %headDim step %c6 {
            %208 = vector.load %query_norm[%207] : memref<?xf32>, vector<16xf32>
            %209 = vector.load %key_norm[%207] : memref<?xf32>, vector<16xf32>
            %210 = arith.select %194, %208, %209 : vector<16xf32>
            %211 = arith.addi %181, %207 : index
            %212 = vector.load %3[%211] : memref<?xf32>, vector<16xf32>
            %213 = arith.mulf %212, %206 : vector<16xf32>
            %214 = arith.mulf %213, %210 : vector<16xf32>
            %215 = arith.addi %181, %207 : index
            vector.store %214, %3[%215] : memref<?xf32>, vector<16xf32>
          }
        }
        %216 = arith.addi %positionsAt, %179 : index
        %217 = memref.load %step[%216] : memref<?xi32>
        %218 = arith.index_cast %217 : i32 to index
        %219 = arith.divui %headDim, %c3 : index
        %220 = arith.remui %218, %c36 : index
        %221 = arith.muli %220, %headDim : index
        %222 = arith.divui %218, %c36 : index
        %223 = arith.addi %222, %c36 : index
        %224 = arith.muli %223, %headDim : index
        scf.for %225 = %c7 to %219 step %c11 {
          %226 = arith.addi %221, %225 : index
          %227 = vector.load %rope[%226] : memref<?xf32>, vector<8xf32>
          %228 = arith.addi %221, %219 : index
          %229 = arith.addi %228, %225 : index
          %230 = vector.load %rope[%229] : memref<?xf32>, vector<8xf32>
          %231 = arith.addi %224, %225 : index
          %232 = vector.load %rope[%231] : memref<?xf32>, vector<8xf32>
          %233 = arith.addi %224, %219 : index
          %234 = arith.addi %233, %225 : index
          %235 = vector.load %rope[%234] : memref<?xf32>, vector<8xf32>
          %236 = arith.mulf %232, %227 : vector<8xf32>
          %237 = arith.mulf %235, %230 : vector<8xf32>
          %238 = arith.subf %236, %237 : vector<8xf32>
          %239 = arith.mulf %235, %227 : vector<8xf32>
          %240 = arith.mulf %232, %230 : vector<8xf32>
          %241 = arith.addf %239, %240 : vector<8xf32>
          %242 = arith.addi %181, %225 : index
          %243 = vector.load %3[%242] : memref<?xf32>, vector<8xf32>
          %244 = arith.addi %181, %219 : index
          %245 = arith.addi %244, %225 : index
          %246 = vector.load %3[%245] : memref<?xf32>, vector<8xf32>
          %247 = arith.mulf %243, %238 : vector<8xf32>
          %248 = arith.mulf %246, %241 : vector<8xf32>
          %249 = arith.subf %247, %248 : vector<8xf32>
          %250 = arith.addi %181, %225 : index
          vector.store %249, %3[%250] : memref<?xf32>, vector<8xf32>
          %251 = arith.mulf %246, %238 : vector<8xf32>
          %252 = arith.mulf %243, %241 : vector<8xf32>
          %253 = arith.addf %251, %252 : vector<8xf32>
          %254 = arith.addi %181, %219 : index
          %255 = arith.addi %254, %225 : index
          vector.store %253, %3[%255] : memref<?xf32>, vector<8xf32>
        }
      }
      %256 = arith.cmpi slt, %0, %heads : index
      scf.if %256 {
        scf.for %257 = %c7 to %headDim step %c6 {
          %258 = arith.addi %181, %257 : index
          %259 = vector.load %3[%258] : memref<?xf32>, vector<16xf32>
          %260 = arith.muli %179, %heads : index
          %261 = arith.addi %260, %0 : index
          %262 = arith.muli %261, %headDim : index
          %263 = arith.addi %262, %257 : index
          vector.store %259, %q[%263] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %264 = arith.addi %slotsAt, %179 : index
        %265 = memref.load %step[%264] : memref<?xi32>
        %266 = arith.index_cast %265 : i32 to index
        %267 = arith.cmpi sge, %266, %c7 : index
        scf.if %267 {
          %268 = arith.cmpi eq, %codec, %c7 : index
          scf.if %268 {
            %269 = arith.subi %0, %heads : index
            %270 = memref.load %scales[%269] : memref<?xf32>
            %271 = vector.broadcast %270 : f32 to vector<16xf32>
            %272 = arith.divui %266, %c6 : index
            %273 = arith.remui %266, %c6 : index
            %274 = arith.muli %headDim, %c3 : index
            %275 = arith.muli %272, %pageBytes : index
            scf.for %276 = %c7 to %headDim step %c6 {
              %277 = arith.addi %181, %276 : index
              %278 = vector.load %3[%277] : memref<?xf32>, vector<16xf32>
              %279 = arith.mulf %278, %271 : vector<16xf32>
              %280 = arith.minimumf %279, %c40 : vector<16xf32>
              %281 = arith.maximumf %280, %c41 : vector<16xf32>
              %282 = arith.truncf %281 : vector<16xf32> to vector<16xf16>
              %283 = vector.bitcast %282 : vector<16xf16> to vector<32xi8>
              %284 = arith.muli %276, %c3 : index
              vector.store %283, %5[%284] : memref<?xi8>, vector<32xi8>
            }
            %285 = arith.cmpi slt, %269, %kvHeads : index
            scf.if %285 {
              %286 = arith.muli %274, %c4 : index
              %287 = arith.muli %269, %286 : index
              %288 = arith.addi %275, %287 : index
              %289 = arith.muli %273, %c3 : index
              %290 = arith.addi %288, %289 : index
              scf.for %291 = %c7 to %headDim step %c2 {
                %292 = arith.muli %291, %c3 : index
                %293 = arith.addi %292, %c7 : index
                %294 = memref.load %5[%293] : memref<?xi8>
                %295 = arith.muli %291, %c4 : index
                %296 = arith.addi %290, %295 : index
                %297 = arith.addi %296, %c7 : index
                memref.store %294, %kv[%297] : memref<?xi8>
                %298 = arith.muli %291, %c3 : index
                %299 = arith.addi %298, %c2 : index
                %300 = memref.load %5[%299] : memref<?xi8>
                %301 = arith.muli %291, %c4 : index
                %302 = arith.addi %290, %301 : index
                %303 = arith.addi %302, %c2 : index
                memref.store %300, %kv[%303] : memref<?xi8>
              }
            } else {
              %304 = arith.subi %269, %kvHeads : index
              %305 = arith.muli %304, %c3 : index
              %306 = arith.addi %305, %c2 : index
              %307 = arith.muli %274, %c6 : index
              %308 = arith.muli %306, %307 : index
              %309 = arith.addi %275, %308 : index
              %310 = arith.muli %273, %274 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c7 to %274 step %c6 {
                %313 = vector.load %5[%312] : memref<?xi8>, vector<16xi8>
                %314 = arith.addi %311, %312 : index
                vector.store %313, %kv[%314] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %315 = arith.cmpi eq, %codec, %c2 : index
          scf.if %315 {
            %316 = arith.subi %0, %heads : index
            %317 = memref.load %scales[%316] : memref<?xf32>
            %318 = vector.broadcast %317 : f32 to vector<16xf32>
            %319 = arith.divui %266, %c6 : index
            %320 = arith.remui %266, %c6 : index
            %321 = arith.muli %headDim, %c2 : index
            %322 = arith.muli %319, %pageBytes : index
            scf.for %323 = %c7 to %headDim step %c6 {
              %324 = arith.addi %181, %323 : index
              %325 = vector.load %3[%324] : memref<?xf32>, vector<16xf32>
              %326 = arith.mulf %325, %318 : vector<16xf32>
              %327 = wave.fp8_encode "e4m3" %326 : vector<16xf32> -> vector<16xi8>
              %328 = arith.muli %323, %c2 : index
              vector.store %327, %5[%328] : memref<?xi8>, vector<16xi8>
            }
            %329 = arith.cmpi slt, %316, %kvHeads : index
            scf.if %329 {
              %330 = arith.muli %321, %c4 : index
              %331 = arith.muli %316, %330 : index
              %332 = arith.addi %322, %331 : index
              %333 = arith.muli %320, %c2 : index
              %334 = arith.addi %332, %333 : index
              scf.for %335 = %c7 to %headDim step %c2 {
                %336 = arith.muli %335, %c2 : index
                %337 = arith.addi %336, %c7 : index
                %338 = memref.load %5[%337] : memref<?xi8>
                %339 = arith.muli %335, %c6 : index
                %340 = arith.addi %334, %339 : index
                %341 = arith.addi %340, %c7 : index
                memref.store %338, %kv[%341] : memref<?xi8>
              }
            } else {
              %342 = arith.subi %316, %kvHeads : index
              %343 = arith.muli %342, %c3 : index
              %344 = arith.addi %343, %c2 : index
              %345 = arith.muli %321, %c6 : index
              %346 = arith.muli %344, %345 : index
              %347 = arith.addi %322, %346 : index
              %348 = arith.muli %320, %321 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c7 to %321 step %c6 {
                %351 = vector.load %5[%350] : memref<?xi8>, vector<16xi8>
                %352 = arith.addi %349, %350 : index
                vector.store %351, %kv[%352] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %353 = arith.cmpi eq, %codec, %c3 : index
          scf.if %353 {
            %354 = arith.subi %0, %heads : index
            %355 = memref.load %scales[%354] : memref<?xf32>
            %356 = vector.broadcast %355 : f32 to vector<16xf32>
            %357 = arith.divui %266, %c6 : index
            %358 = arith.remui %266, %c6 : index
            %359 = arith.muli %headDim, %c2 : index
            %360 = arith.muli %357, %pageBytes : index
            scf.for %361 = %c7 to %headDim step %c6 {
              %362 = arith.addi %181, %361 : index
              %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.mulf %363, %356 : vector<16xf32>
              %365 = wave.fp8_encode "e5m2" %364 : vector<16xf32> -> vector<16xi8>
              %366 = arith.muli %361, %c2 : index
              vector.store %365, %5[%366] : memref<?xi8>, vector<16xi8>
            }
            %367 = arith.cmpi slt, %354, %kvHeads : index
            scf.if %367 {
              %368 = arith.muli %359, %c4 : index
              %369 = arith.muli %354, %368 : index
              %370 = arith.addi %360, %369 : index
              %371 = arith.muli %358, %c2 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c7 to %headDim step %c2 {
                %374 = arith.muli %373, %c2 : index
                %375 = arith.addi %374, %c7 : index
                %376 = memref.load %5[%375] : memref<?xi8>
                %377 = arith.muli %373, %c6 : index
                %378 = arith.addi %372, %377 : index
                %379 = arith.addi %378, %c7 : index
                memref.store %376, %kv[%379] : memref<?xi8>
              }
            } else {
              %380 = arith.subi %354, %kvHeads : index
              %381 = arith.muli %380, %c3 : index
              %382 = arith.addi %381, %c2 : index
              %383 = arith.muli %359, %c6 : index
              %384 = arith.muli %382, %383 : index
              %385 = arith.addi %360, %384 : index
              %386 = arith.muli %358, %359 : index
              %387 = arith.addi %385, %386 : index
              scf.for %388 = %c7 to %359 step %c6 {
                %389 = vector.load %5[%388] : memref<?xi8>, vector<16xi8>
                %390 = arith.addi %387, %388 : index
                vector.store %389, %kv[%390] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

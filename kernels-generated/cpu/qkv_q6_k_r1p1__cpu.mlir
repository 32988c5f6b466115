// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q6_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 2336 : index
  %c13 = arith.constant 288 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<32> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<6> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 4 : index
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %34 = arith.muli %25, %c4 : index
        %37 = scf.for %35 = %c7 to %c10 step %c2 iter_args(%36 = %26) -> (vector<16xf32>) {
          %38 = arith.muli %35, %c11 : index
          %39 = arith.addi %34, %38 : index
          %40 = arith.addi %29, %c10 : index
          %41 = arith.divui %35, %c3 : index
          %42 = arith.muli %41, %c6 : index
          %43 = arith.addi %40, %42 : index
          %44 = arith.addi %43, %c7 : index
          %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
          %46 = arith.extsi %45 : vector<16xi8> to vector<16xi32>
          %47 = arith.sitofp %46 : vector<16xi32> to vector<16xf32>
          %48 = arith.mulf %33, %47 : vector<16xf32>
          %49 = arith.addi %29, %c12 : index
          %50 = arith.muli %35, %c3 : index
          %51 = arith.addi %50, %c7 : index
          %52 = arith.muli %51, %c6 : index
          %53 = arith.addi %49, %52 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
          %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
          %56 = arith.addi %29, %c12 : index
          %57 = arith.muli %35, %c3 : index
          %58 = arith.addi %57, %c2 : index
          %59 = arith.muli %58, %c6 : index
          %60 = arith.addi %56, %59 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.addi %29, %c13 : index
          %64 = arith.muli %35, %c14 : index
          %65 = arith.addi %63, %64 : index
          %66 = arith.addi %65, %c7 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
          %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.andi %68, %c15 : vector<16xi32>
          %70 = arith.shrui %55, %c16 : vector<16xi32>
          %71 = arith.andi %70, %c17 : vector<16xi32>
          %72 = arith.shli %71, %c18 : vector<16xi32>
          %73 = arith.ori %69, %72 : vector<16xi32>
          %74 = arith.subi %73, %c19 : vector<16xi32>
          %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
          %76 = arith.mulf %75, %48 : vector<16xf32>
          %77 = arith.addi %18, %39 : index
          %78 = arith.addi %77, %c7 : index
          %79 = memref.load %x[%78] : memref<?xf32>
          %80 = vector.broadcast %79 : f32 to vector<16xf32>
          %81 = math.fma %80, %76, %36 : vector<16xf32>
          %82 = arith.addi %65, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.shrui %84, %c18 : vector<16xi32>
          %86 = arith.shrui %55, %c20 : vector<16xi32>
          %87 = arith.andi %86, %c17 : vector<16xi32>
          %88 = arith.shli %87, %c18 : vector<16xi32>
          %89 = arith.ori %85, %88 : vector<16xi32>
          %90 = arith.subi %89, %c19 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = arith.mulf %91, %48 : vector<16xf32>
          %93 = arith.addi %18, %39 : index
          %94 = arith.addi %93, %c2 : index
          %95 = memref.load %x[%94] : memref<?xf32>
          %96 = vector.broadcast %95 : f32 to vector<16xf32>
          %97 = math.fma %96, %92, %81 : vector<16xf32>
          %98 = arith.addi %65, %c6 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.andi %100, %c15 : vector<16xi32>
          %102 = arith.shrui %55, %c18 : vector<16xi32>
          %103 = arith.andi %102, %c17 : vector<16xi32>
          %104 = arith.shli %103, %c18 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.subi %105, %c19 : vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = arith.mulf %107, %48 : vector<16xf32>
          %109 = arith.addi %18, %39 : index
          %110 = arith.addi %109, %c3 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %108, %97 : vector<16xf32>
          %114 = arith.addi %65, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.shrui %116, %c18 : vector<16xi32>
          %118 = arith.shrui %55, %c21 : vector<16xi32>
          %119 = arith.andi %118, %c17 : vector<16xi32>
          %120 = arith.shli %119, %c18 : vector<16xi32>
          %121 = arith.ori %117, %120 : vector<16xi32>
          %122 = arith.subi %121, %c19 : vector<16xi32>
          %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
          %124 = arith.mulf %123, %48 : vector<16xf32>
          %125 = arith.addi %18, %39 : index
          %126 = arith.addi %125, %c22 : index
          %127 = memref.load %x[%126] : memref<?xf32>
          %128 = vector.broadcast %127 : f32 to vector<16xf32>
          %129 = math.fma %128, %124, %113 : vector<16xf32>
          %130 = arith.addi %65, %c10 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
          %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
          %133 = arith.andi %132, %c15 : vector<16xi32>
          %134 = arith.shrui %62, %c16 : vector<16xi32>
          %135 = arith.andi %134, %c17 : vector<16xi32>
          %136 = arith.shli %135, %c18 : vector<16xi32>
          %137 = arith.ori %133, %136 : vector<16xi32>
          %138 = arith.subi %137, %c19 : vector<16xi32>
          %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
          %140 = arith.mulf %139, %48 : vector<16xf32>
          %141 = arith.addi %18, %39 : index
          %142 = arith.addi %141, %c23 : index
          %143 = memref.load %x[%142] : memref<?xf32>
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          %145 = math.fma %144, %140, %129 : vector<16xf32>
          %146 = arith.addi %65, %c10 : index
          %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
          %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
          %149 = arith.shrui %148, %c18 : vector<16xi32>
          %150 = arith.shrui %62, %c20 : vector<16xi32>
          %151 = arith.andi %150, %c17 : vector<16xi32>
          %152 = arith.shli %151, %c18 : vector<16xi32>
          %153 = arith.ori %149, %152 : vector<16xi32>
          %154 = arith.subi %153, %c19 : vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = arith.mulf %155, %48 : vector<16xf32>
          %157 = arith.addi %18, %39 : index
          %158 = arith.addi %157, %c24 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %156, %145 : vector<16xf32>
          %162 = arith.addi %65, %c25 : index
          %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
          %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
          %165 = arith.andi %164, %c15 : vector<16xi32>
          %166 = arith.shrui %62, %c18 : vector<16xi32>
          %167 = arith.andi %166, %c17 : vector<16xi32>
          %168 = arith.shli %167, %c18 : vector<16xi32>
          %169 = arith.ori %165, %168 : vector<16xi32>
          %170 = arith.subi %169, %c19 : vector<16xi32>
          %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
          %172 = arith.mulf %171, %48 : vector<16xf32>
          %173 = arith.addi %18, %39 : index
          %174 = arith.addi %173, %c26 : index
          %175 = memref.load %x[%174] : memref<?xf32>
          %176 = vector.broadcast %175 : f32 to vector<16xf32>
          %177 = math.fma %176, %172, %161 : vector<16xf32>
          %178 = arith.addi %65, %c25 : index
          %179 = vector.load %w[%178] : memref<?xi8>, vector<16xi8>
          %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
          %181 = arith.shrui %180, %c18 : vector<16xi32>
          %182 = arith.shrui %62, %c21 : vector<16xi32>
          %183 = arith.andi %182, %c17 : vector<16xi32>
          %184 = arith.shli %183, %c18 : vector<16xi32>
          %185 = arith.ori %181, %184 : vector<16xi32>
          %186 = arith.subi %185, %c19 : vector<16xi32>
          %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
          %188 = arith.mulf %187, %48 : vector<16xf32>
          %189 = arith.addi %18, %39 : index
          %190 = arith.addi %189, %c27 : index
          %191 = memref.load %x[%190] : memref<?xf32>
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          %193 = math.fma %192, %188, %177 : vector<16xf32>
          scf.yield %193 : vector<16xf32>
        }
        scf.yield %37 : vector<16xf32>
      }
      %194 = arith.muli %headDim, %c7 : index
      %195 = arith.muli %19, %c6 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.addi %196, %c7 : index
      vector.store %27, %3[%197] : memref<?xf32>, vector<16xf32>
    }
    %198 = arith.addi %14, %c2 : index
    %199 = arith.minsi %198, %13 : index
    scf.for %200 = %14 to %199 step %c2 {
      %201 = arith.subi %200, %14 : index
      %202 = arith.muli %201, %headDim : index
      %203 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %203 {
        scf.for %204 = %c7 to %headDim step %c6 {
          %205 = arith.muli %0, %headDim : index
          %206 = arith.addi %205, %204 : index
          %207 = vector.load %bias[%206] : memref<?xf32>, vector<16xf32>
          %208 = arith.addi %202, %204 : index
          %209 = vector.load %3[%208] : memref<?xf32>, vector<16xf32>
          %210 = arith.addf %209, %207 : vector<16xf32>
          %211 = arith.addi %202, %204 : index
          vector.store %210, %3[%211] : memref<?xf32>, vector<16xf32>
        }
      }
      %212 = arith.addi %heads, %kvHeads : index
      %213 = arith.cmpi slt, %0, %212 : index
      scf.if %213 {
        %214 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %214 {
          %215 = arith.cmpi slt, %0, %heads : index
          %218 = scf.for %216 = %c7 to %headDim step %c6 iter_args(%217 = %c9) -> (vector<16xf32>) {
            %219 = arith.addi %202, %216 : index
            %220 = vector.load %3[%219] : memref<?xf32>, vector<16xf32>
            %221 = math.fma %220, %220, %217 : vector<16xf32>
            scf.yield %221 : vector<16xf32>
          }
          %222 = wave.reduce "add" %218 : vector<16xf32>
          %223 = arith.mulf %222, %inverseHeadDim : f32
          %224 = arith.addf %223, %epsilon : f32
          %225 = math.sqrt %224 : f32
          %226 = arith.divf %c34, %225 : f32
          %227 = vector.broadcast %226 : f32 to vector<16xf32>
          scf.for %228 = %c7 to %headDim step %c6 {
            %229 = vector.load %query_norm[%228] : memref<?xf32>, vector<16xf32>
            %230 = vector.load %key_norm[%228] : memref<?xf32>, vector<16xf32>
            %231 = arith.select %215, %229, %230 : vector<16xf32>
            %232 = arith.addi %202, %228 : index
            %233 = vector.load %3[%232] : memref<?xf32>, vector<16xf32>
            %234 = arith.mulf %233, %227 : vector<16xf32>
            %235 = arith.mulf %234, %231 : vector<16xf32>
            %236 = arith.addi %202, %228 : index
            vector.store %235, %3[%236] : memref<?xf32>, vector<16xf32>
          }
        }
        %237 = arith.addi %positionsAt, %200 : index
        %238 = memref.load %step[%237] : memref<?xi32>
        %239 = arith.index_cast %238 : i32 to index
        %240 = arith.divui %headDim, %c3 : index
        %241 = arith.remui %239, %c4 : index
        %242 = arith.muli %241, %headDim : index
        %243 = arith.divui %239, %c4 : index
        %244 = arith.addi %243, %c4 : index
        %245 = arith.muli %244, %headDim : index
        scf.for %246 = %c7 to %240 step %c11 {
          %247 = arith.addi %242, %246 : index
          %248 = vector.load %rope[%247] : memref<?xf32>, vector<8xf32>
          %249 = arith.addi %242, %240 : index
          %250 = arith.addi %249, %246 : index
          %251 = vector.load %rope[%250] : memref<?xf32>, vector<8xf32>
          %252 = arith.addi %245, %246 : index
          %253 = vector.load %rope[%252] : memref<?xf32>, vector<8xf32>
          %254 = arith.addi %245, %240 : index
          %255 = arith.addi %254, %246 : index
          %256 = vector.load %rope[%255] : memref<?xf32>, vector<8xf32>
          %257 = arith.mulf %253, %248 : vector<8xf32>
          %258 = arith.mulf %256, %251 : vector<8xf32>
          %259 = arith.subf %257, %258 : vector<8xf32>
          %260 = arith.mulf %256, %248 : vector<8xf32>
          %261 = arith.mulf %253, %251 : vector<8xf32>
          %262 = arith.addf %260, %261 : vector<8xf32>
          %263 = arith.addi %202, %246 : index
          %264 = vector.load %3[%263] : memref<?xf32>, vector<8xf32>
          %265 = arith.addi %202, %240 : index
          %266 = arith.addi %265, %246 : index
          %267 = vector.load %3[%266] : memref<?xf32>, vector<8xf32>
          %268 = arith.mulf %264, %259 : vector<8xf32>
          %269 = arith.mulf %267, %262 : vector<8xf32>
          %270 = arith.subf %268, %269 : vector<8xf32>
          %271 = arith.addi %202, %246 : index
          vector.store %270, %3[%271] : memref<?xf32>, vector<8xf32>
          %272 = arith.mulf %267, %259 : vector<8xf32>
          %273 = arith.mulf %264, %262 : vector<8xf32>
          %274 = arith.addf %272, %273 : vector<8xf32>
          %275 = arith.addi %202, %240 : index
          %276 = arith.addi %275, %246 : index
          vector.store %274, %3[%276] : memref<?xf32>, vector<8xf32>
        }
      }
      %277 = arith.cmpi slt, %0, %heads : index
      scf.if %277 {
        scf.for %278 = %c7 to %headDim step %c6 {
          %279 = arith.addi %202, %278 : index
          %280 = vector.load %3[%279] : memref<?xf32>, vector<16xf32>
          %281 = arith.muli %200, %heads : index
          %282 = arith.addi %281, %0 : index
          %283 = arith.muli %282, %headDim : index
          %284 = arith.addi %283, %278 : index
          vector.store %280, %q[%284] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %285 = arith.addi %slotsAt, %200 : index
        %286 = memref.load %step[%285] : memref<?xi32>
        %287 = arith.index_cast %286 : i32 to index
        %288 = arith.cmpi sge, %287, %c7 : index
        scf.if %288 {
          %289 = arith.cmpi eq, %codec, %c7 : index
          scf.if %289 {
            %290 = arith.subi %0, %heads : index
            %291 = memref.load %scales[%290] : memref<?xf32>
            %292 = vector.broadcast %291 : f32 to vector<16xf32>
            %293 = arith.divui %287, %c6 : index
            %294 = arith.remui %287, %c6 : index
            %295 = arith.muli %headDim, %c3 : index
            %296 = arith.muli %293, %pageBytes : index
            scf.for %297 = %c7 to %headDim step %c6 {
              %298 = arith.addi %202, %297 : index
              %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
              %300 = arith.mulf %299, %292 : vector<16xf32>
              %301 = arith.minimumf %300, %c39 : vector<16xf32>
              %302 = arith.maximumf %301, %c40 : vector<16xf32>
              %303 = arith.truncf %302 : vector<16xf32> to vector<16xf16>
              %304 = vector.bitcast %303 : vector<16xf16> to vector<32xi8>
              %305 = arith.muli %297, %c3 : index
              vector.store %304, %5[%305] : memref<?xi8>, vector<32xi8>
            }
            %306 = arith.cmpi slt, %290, %kvHeads : index
            scf.if %306 {
              %307 = arith.muli %295, %c10 : index
              %308 = arith.muli %290, %307 : index
              %309 = arith.addi %296, %308 : index
              %310 = arith.muli %294, %c3 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c7 to %headDim step %c2 {
                %313 = arith.muli %312, %c3 : index
                %314 = arith.addi %313, %c7 : index
                %315 = memref.load %5[%314] : memref<?xi8>
                %316 = arith.muli %312, %c10 : index
                %317 = arith.addi %311, %316 : index
                %318 = arith.addi %317, %c7 : index
                memref.store %315, %kv[%318] : memref<?xi8>
                %319 = arith.muli %312, %c3 : index
                %320 = arith.addi %319, %c2 : index
                %321 = memref.load %5[%320] : memref<?xi8>
                %322 = arith.muli %312, %c10 : index
                %323 = arith.addi %311, %322 : index
                %324 = arith.addi %323, %c2 : index
                memref.store %321, %kv[%324] : memref<?xi8>
              }
            } else {
              %325 = arith.subi %290, %kvHeads : index
              %326 = arith.muli %325, %c3 : index
              %327 = arith.addi %326, %c2 : index
              %328 = arith.muli %295, %c6 : index
              %329 = arith.muli %327, %328 : index
              %330 = arith.addi %296, %329 : index
              %331 = arith.muli %294, %295 : index
              %332 = arith.addi %330, %331 : index
              scf.for %333 = %c7 to %295 step %c6 {
                %334 = vector.load %5[%333] : memref<?xi8>, vector<16xi8>
                %335 = arith.addi %332, %333 : index
                vector.store %334, %kv[%335] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %336 = arith.cmpi eq, %codec, %c2 : index
          scf.if %336 {
            %337 = arith.subi %0, %heads : index
            %338 = memref.load %scales[%337] : memref<?xf32>
            %339 = vector.broadcast %338 : f32 to vector<16xf32>
            %340 = arith.divui %287, %c6 : index
            %341 = arith.remui %287, %c6 : index
            %342 = arith.muli %headDim, %c2 : index
            %343 = arith.muli %340, %pageBytes : index
            scf.for %344 = %c7 to %headDim step %c6 {
              %345 = arith.addi %202, %344 : index
              %346 = vector.load %3[%345] : memref<?xf32>, vector<16xf32>
              %347 = arith.mulf %346, %339 : vector<16xf32>
              %348 = wave.fp8_encode "e4m3" %347 : vector<16xf32> -> vector<16xi8>
              %349 = arith.muli %344, %c2 : index
              vector.store %348, %5[%349] : memref<?xi8>, vector<16xi8>
            }
            %350 = arith.cmpi slt, %337, %kvHeads : index
            scf.if %350 {
              %351 = arith.muli %342, %c10 : index
              %352 = arith.muli %337, %351 : index
              %353 = arith.addi %343, %352 : index
              %354 = arith.muli %341, %c2 : index
              %355 = arith.addi %353, %354 : index
              scf.for %356 = %c7 to %headDim step %c2 {
                %357 = arith.muli %356, %c2 : index
                %358 = arith.addi %357, %c7 : index
                %359 = memref.load %5[%358] : memref<?xi8>
                %360 = arith.muli %356, %c6 : index
                %361 = arith.addi %355, %360 : index
                %362 = arith.addi %361, %c7 : index
                memref.store %359, %kv[%362] : memref<?xi8>
              }
            } else {
              %363 = arith.subi %337, %kvHeads : index
              %364 = arith.muli %363, %c3 : index
              %365 = arith.addi %364, %c2 : index
              %366 = arith.muli %342, %c6 : index
              %367 = arith.muli %365, %366 : index
              %368 = arith.addi %343, %367 : index
              %369 = arith.muli %341, %342 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %342 step %c6 {
                %372 = vector.load %5[%371] : memref<?xi8>, vector<16xi8>
                %373 = arith.addi %370, %371 : index
                vector.store %372, %kv[%373] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %374 = arith.cmpi eq, %codec, %c3 : index
          scf.if %374 {
            %375 = arith.subi %0, %heads : index
            %376 = memref.load %scales[%375] : memref<?xf32>
            %377 = vector.broadcast %376 : f32 to vector<16xf32>
            %378 = arith.divui %287, %c6 : index
            %379 = arith.remui %287, %c6 : index
            %380 = arith.muli %headDim, %c2 : index
            %381 = arith.muli %378, %pageBytes : index
            scf.for %382 = %c7 to %headDim step %c6 {
              %383 = arith.addi %202, %382 : index
              %384 = vector.load %3[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.mulf %384, %377 : vector<16xf32>
              %386 = wave.fp8_encode "e5m2" %385 : vector<16xf32> -> vector<16xi8>
              %387 = arith.muli %382, %c2 : index
              vector.store %386, %5[%387] : memref<?xi8>, vector<16xi8>
            }
            %388 = arith.cmpi slt, %375, %kvHeads : index
            scf.if %388 {
              %389 = arith.muli %380, %c10 : index
              %390 = arith.muli %375, %389 : index
              %391 = arith.addi %381, %390 : index
              %392 = arith.muli %379, %c2 : index
              %393 = arith.addi %391, %392 : index
              scf.for %394 = %c7 to %headDim step %c2 {
                %395 = arith.muli %394, %c2 : index
                %396 = arith.addi %395, %c7 : index
                %397 = memref.load %5[%396] : memref<?xi8>
                %398 = arith.muli %394, %c6 : index
                %399 = arith.addi %393, %398 : index
                %400 = arith.addi %399, %c7 : index
                memref.store %397, %kv[%400] : memref<?xi8>
              }
            } else {
              %401 = arith.subi %375, %kvHeads : index
              %402 = arith.muli %401, %c3 : index
              %403 = arith.addi %402, %c2 : index
              %404 = arith.muli %380, %c6 : index
              %405 = arith.muli %403, %404 : index
              %406 = arith.addi %381, %405 : index
              %407 = arith.muli %379, %380 : index
              %408 = arith.addi %406, %407 : index
              scf.for %409 = %c7 to %380 step %c6 {
                %410 = vector.load %5[%409] : memref<?xi8>, vector<16xi8>
                %411 = arith.addi %408, %409 : index
                vector.store %410, %kv[%411] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

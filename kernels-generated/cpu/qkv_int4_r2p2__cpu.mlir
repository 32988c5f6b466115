// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
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
  %4 = arith.muli %headDim, %c2 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c4 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c6 : index
  %11 = memref.load %step[%c7] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c9 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c9 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.muli %19, %inputFeatures : index
    %23 = arith.muli %21, %inputFeatures : index
    scf.for %24 = %c7 to %10 step %c2 {
      %25 = arith.muli %0, %10 : index
      %26 = arith.addi %25, %24 : index
      %27 = arith.addi %26, %c7 : index
      %28 = arith.muli %27, %9 : index
      %29 = arith.muli %0, %10 : index
      %30 = arith.addi %29, %24 : index
      %31 = arith.addi %30, %c9 : index
      %32 = arith.muli %31, %9 : index
      %33 = arith.muli %groupSize, %c4 : index
      %34 = arith.addi %33, %c5 : index
      %35 = arith.divui %groupSize, %c11 : index
      %36 = arith.divui %inputFeatures, %groupSize : index
      %42:4 = scf.for %37 = %c7 to %36 step %c9 iter_args(%38 = %c10, %39 = %c10, %40 = %c10, %41 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %43 = arith.muli %37, %34 : index
        %44 = arith.addi %28, %43 : index
        %45 = arith.muli %37, %34 : index
        %46 = arith.addi %32, %45 : index
        %47 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.addi %44, %c12 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extui %51 : vector<16xi8> to vector<16xi32>
        %53 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %46, %c12 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.muli %37, %groupSize : index
        %65:4 = scf.for %60 = %c7 to %35 step %c9 iter_args(%61 = %38, %62 = %39, %63 = %40, %64 = %41) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %66 = arith.muli %60, %c11 : index
          %67 = arith.addi %59, %66 : index
          %68 = arith.addi %44, %c5 : index
          %69 = arith.muli %60, %c12 : index
          %70 = arith.addi %68, %69 : index
          %71 = arith.addi %70, %c7 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.andi %73, %c13 : vector<16xi32>
          %75 = arith.shrui %73, %c14 : vector<16xi32>
          %76 = arith.subi %74, %52 : vector<16xi32>
          %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %78 = arith.mulf %77, %49 : vector<16xf32>
          %79 = arith.addi %46, %c5 : index
          %80 = arith.muli %60, %c12 : index
          %81 = arith.addi %79, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.andi %84, %c13 : vector<16xi32>
          %86 = arith.shrui %84, %c14 : vector<16xi32>
          %87 = arith.subi %85, %58 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %88, %55 : vector<16xf32>
          %90 = arith.addi %22, %67 : index
          %91 = arith.addi %90, %c7 : index
          %92 = memref.load %x[%91] : memref<?xf32>
          %93 = vector.broadcast %92 : f32 to vector<16xf32>
          %94 = math.fma %93, %78, %61 : vector<16xf32>
          %95 = math.fma %93, %89, %62 : vector<16xf32>
          %96 = arith.addi %23, %67 : index
          %97 = arith.addi %96, %c7 : index
          %98 = memref.load %x[%97] : memref<?xf32>
          %99 = vector.broadcast %98 : f32 to vector<16xf32>
          %100 = math.fma %99, %78, %63 : vector<16xf32>
          %101 = math.fma %99, %89, %64 : vector<16xf32>
          %102 = arith.subi %75, %52 : vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.mulf %103, %49 : vector<16xf32>
          %105 = arith.subi %86, %58 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = arith.mulf %106, %55 : vector<16xf32>
          %108 = arith.addi %22, %67 : index
          %109 = arith.addi %108, %c9 : index
          %110 = memref.load %x[%109] : memref<?xf32>
          %111 = vector.broadcast %110 : f32 to vector<16xf32>
          %112 = math.fma %111, %104, %94 : vector<16xf32>
          %113 = math.fma %111, %107, %95 : vector<16xf32>
          %114 = arith.addi %23, %67 : index
          %115 = arith.addi %114, %c9 : index
          %116 = memref.load %x[%115] : memref<?xf32>
          %117 = vector.broadcast %116 : f32 to vector<16xf32>
          %118 = math.fma %117, %104, %100 : vector<16xf32>
          %119 = math.fma %117, %107, %101 : vector<16xf32>
          %120 = arith.addi %70, %c6 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.andi %122, %c13 : vector<16xi32>
          %124 = arith.shrui %122, %c14 : vector<16xi32>
          %125 = arith.subi %123, %52 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = arith.mulf %126, %49 : vector<16xf32>
          %128 = arith.addi %81, %c6 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c13 : vector<16xi32>
          %132 = arith.shrui %130, %c14 : vector<16xi32>
          %133 = arith.subi %131, %58 : vector<16xi32>
          %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %135 = arith.mulf %134, %55 : vector<16xf32>
          %136 = arith.addi %22, %67 : index
          %137 = arith.addi %136, %c2 : index
          %138 = memref.load %x[%137] : memref<?xf32>
          %139 = vector.broadcast %138 : f32 to vector<16xf32>
          %140 = math.fma %139, %127, %112 : vector<16xf32>
          %141 = math.fma %139, %135, %113 : vector<16xf32>
          %142 = arith.addi %23, %67 : index
          %143 = arith.addi %142, %c2 : index
          %144 = memref.load %x[%143] : memref<?xf32>
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          %146 = math.fma %145, %127, %118 : vector<16xf32>
          %147 = math.fma %145, %135, %119 : vector<16xf32>
          %148 = arith.subi %124, %52 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = arith.mulf %149, %49 : vector<16xf32>
          %151 = arith.subi %132, %58 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = arith.mulf %152, %55 : vector<16xf32>
          %154 = arith.addi %22, %67 : index
          %155 = arith.addi %154, %c15 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %150, %140 : vector<16xf32>
          %159 = math.fma %157, %153, %141 : vector<16xf32>
          %160 = arith.addi %23, %67 : index
          %161 = arith.addi %160, %c15 : index
          %162 = memref.load %x[%161] : memref<?xf32>
          %163 = vector.broadcast %162 : f32 to vector<16xf32>
          %164 = math.fma %163, %150, %146 : vector<16xf32>
          %165 = math.fma %163, %153, %147 : vector<16xf32>
          scf.yield %158, %159, %164, %165 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %65#0, %65#1, %65#2, %65#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %166 = arith.muli %headDim, %c7 : index
      %167 = arith.muli %24, %c6 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.addi %168, %c7 : index
      vector.store %42#0, %3[%169] : memref<?xf32>, vector<16xf32>
      %170 = arith.muli %headDim, %c7 : index
      %171 = arith.muli %24, %c6 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.addi %172, %c6 : index
      vector.store %42#1, %3[%173] : memref<?xf32>, vector<16xf32>
      %174 = arith.muli %headDim, %c9 : index
      %175 = arith.muli %24, %c6 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.addi %176, %c7 : index
      vector.store %42#2, %3[%177] : memref<?xf32>, vector<16xf32>
      %178 = arith.muli %headDim, %c9 : index
      %179 = arith.muli %24, %c6 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %c6 : index
      vector.store %42#3, %3[%181] : memref<?xf32>, vector<16xf32>
    }
    %182 = arith.addi %16, %c2 : index
    %183 = arith.minsi %182, %15 : index
    scf.for %184 = %16 to %183 step %c9 {
      %185 = arith.subi %184, %16 : index
      %186 = arith.muli %185, %headDim : index
      %187 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %187 {
        scf.for %188 = %c7 to %headDim step %c6 {
          %189 = arith.muli %0, %headDim : index
          %190 = arith.addi %189, %188 : index
          %191 = vector.load %bias[%190] : memref<?xf32>, vector<16xf32>
          %192 = arith.addi %186, %188 : index
          %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
          %194 = arith.addf %193, %191 : vector<16xf32>
          %195 = arith.addi %186, %188 : index
          vector.store %194, %3[%195] : memref<?xf32>, vector<16xf32>
        }
      }
      %196 = arith.addi %heads, %kvHeads : index
      %197 = arith.cmpi slt, %0, %196 : index
      scf.if %197 {
        %198 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %198 {
          %199 = arith.cmpi slt, %0, %heads : index
          %202 = scf.for %200 = %c7 to %headDim step %c6 iter_args(%201 = %c10) -> (vector<16xf32>) {
            %203 = arith.addi %186, %200 : index
            %204 = vector.load %3[%203] : memref<?xf32>, vector<16xf32>
            %205 = math.fma %204, %204, %201 : vector<16xf32>
            scf.yield %205 : vector<16xf32>
          }
          %206 = wave.reduce "add" %202 : vector<16xf32>
          %207 = arith.mulf %206, %inverseHeadDim : f32
          %208 = arith.addf %207, %epsilon : f32
          %209 = math.sqrt %208 : f32
          %210 = arith.divf %c22, %209 : f32
          %211 = vector.broadcast %210 : f32 to vector<16xf32>
          scf.for %212 = %c7 to %headDim step %c6 {
            %213 = vector.load %query_norm[%212] : memref<?xf32>, vector<16xf32>
            %214 = vector.load %key_norm[%212] : memref<?xf32>, vector<16xf32>
            %215 = arith.select %199, %213, %214 : vector<16xf32>
            %216 = arith.addi %186, %212 : index
            %217 = vector.load %3[%216] : memref<?xf32>, vector<16xf32>
            %218 = arith.mulf %217, %211 : vector<16xf32>
            %219 = arith.mulf %218, %215 : vector<16xf32>
            %220 = arith.addi %186, %212 : index
            vector.store %219, %3[%220] : memref<?xf32>, vector<16xf32>
          }
        }
        %221 = arith.addi %positionsAt, %184 : index
        %222 = memref.load %step[%221] : memref<?xi32>
        %223 = arith.index_cast %222 : i32 to index
        %224 = arith.divui %headDim, %c2 : index
        %225 = arith.remui %223, %c24 : index
        %226 = arith.muli %225, %headDim : index
        %227 = arith.divui %223, %c24 : index
        %228 = arith.addi %227, %c24 : index
        %229 = arith.muli %228, %headDim : index
        scf.for %230 = %c7 to %224 step %c4 {
          %231 = arith.addi %226, %230 : index
          %232 = vector.load %rope[%231] : memref<?xf32>, vector<8xf32>
          %233 = arith.addi %226, %224 : index
          %234 = arith.addi %233, %230 : index
          %235 = vector.load %rope[%234] : memref<?xf32>, vector<8xf32>
          %236 = arith.addi %229, %230 : index
          %237 = vector.load %rope[%236] : memref<?xf32>, vector<8xf32>
          %238 = arith.addi %229, %224 : index
          %239 = arith.addi %238, %230 : index
          %240 = vector.load %rope[%239] : memref<?xf32>, vector<8xf32>
          %241 = arith.mulf %237, %232 : vector<8xf32>
          %242 = arith.mulf %240, %235 : vector<8xf32>
          %243 = arith.subf %241, %242 : vector<8xf32>
          %244 = arith.mulf %240, %232 : vector<8xf32>
          %245 = arith.mulf %237, %235 : vector<8xf32>
          %246 = arith.addf %244, %245 : vector<8xf32>
          %247 = arith.addi %186, %230 : index
          %248 = vector.load %3[%247] : memref<?xf32>, vector<8xf32>
          %249 = arith.addi %186, %224 : index
          %250 = arith.addi %249, %230 : index
          %251 = vector.load %3[%250] : memref<?xf32>, vector<8xf32>
          %252 = arith.mulf %248, %243 : vector<8xf32>
          %253 = arith.mulf %251, %246 : vector<8xf32>
          %254 = arith.subf %252, %253 : vector<8xf32>
          %255 = arith.addi %186, %230 : index
          vector.store %254, %3[%255] : memref<?xf32>, vector<8xf32>
          %256 = arith.mulf %251, %243 : vector<8xf32>
          %257 = arith.mulf %248, %246 : vector<8xf32>
          %258 = arith.addf %256, %257 : vector<8xf32>
          %259 = arith.addi %186, %224 : index
          %260 = arith.addi %259, %230 : index
          vector.store %258, %3[%260] : memref<?xf32>, vector<8xf32>
        }
      }
      %261 = arith.cmpi slt, %0, %heads : index
      scf.if %261 {
        scf.for %262 = %c7 to %headDim step %c6 {
          %263 = arith.addi %186, %262 : index
          %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
          %265 = arith.muli %184, %heads : index
          %266 = arith.addi %265, %0 : index
          %267 = arith.muli %266, %headDim : index
          %268 = arith.addi %267, %262 : index
          vector.store %264, %q[%268] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %269 = arith.addi %slotsAt, %184 : index
        %270 = memref.load %step[%269] : memref<?xi32>
        %271 = arith.index_cast %270 : i32 to index
        %272 = arith.cmpi sge, %271, %c7 : index
        scf.if %272 {
          %273 = arith.cmpi eq, %codec, %c7 : index
          scf.if %273 {
            %274 = arith.subi %0, %heads : index
            %275 = memref.load %scales[%274] : memref<?xf32>
            %276 = vector.broadcast %275 : f32 to vector<16xf32>
            %277 = arith.divui %271, %c6 : index
            %278 = arith.remui %271, %c6 : index
            %279 = arith.muli %headDim, %c2 : index
            %280 = arith.muli %277, %pageBytes : index
            scf.for %281 = %c7 to %headDim step %c6 {
              %282 = arith.addi %186, %281 : index
              %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
              %284 = arith.mulf %283, %276 : vector<16xf32>
              %285 = arith.minimumf %284, %c28 : vector<16xf32>
              %286 = arith.maximumf %285, %c29 : vector<16xf32>
              %287 = arith.truncf %286 : vector<16xf32> to vector<16xf16>
              %288 = vector.bitcast %287 : vector<16xf16> to vector<32xi8>
              %289 = arith.muli %281, %c2 : index
              vector.store %288, %5[%289] : memref<?xi8>, vector<32xi8>
            }
            %290 = arith.cmpi slt, %274, %kvHeads : index
            scf.if %290 {
              %291 = arith.muli %279, %c12 : index
              %292 = arith.muli %274, %291 : index
              %293 = arith.addi %280, %292 : index
              %294 = arith.muli %278, %c2 : index
              %295 = arith.addi %293, %294 : index
              scf.for %296 = %c7 to %headDim step %c9 {
                %297 = arith.muli %296, %c2 : index
                %298 = arith.addi %297, %c7 : index
                %299 = memref.load %5[%298] : memref<?xi8>
                %300 = arith.muli %296, %c12 : index
                %301 = arith.addi %295, %300 : index
                %302 = arith.addi %301, %c7 : index
                memref.store %299, %kv[%302] : memref<?xi8>
                %303 = arith.muli %296, %c2 : index
                %304 = arith.addi %303, %c9 : index
                %305 = memref.load %5[%304] : memref<?xi8>
                %306 = arith.muli %296, %c12 : index
                %307 = arith.addi %295, %306 : index
                %308 = arith.addi %307, %c9 : index
                memref.store %305, %kv[%308] : memref<?xi8>
              }
            } else {
              %309 = arith.subi %274, %kvHeads : index
              %310 = arith.muli %309, %c2 : index
              %311 = arith.addi %310, %c9 : index
              %312 = arith.muli %279, %c6 : index
              %313 = arith.muli %311, %312 : index
              %314 = arith.addi %280, %313 : index
              %315 = arith.muli %278, %279 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c7 to %279 step %c6 {
                %318 = vector.load %5[%317] : memref<?xi8>, vector<16xi8>
                %319 = arith.addi %316, %317 : index
                vector.store %318, %kv[%319] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %320 = arith.cmpi eq, %codec, %c9 : index
          scf.if %320 {
            %321 = arith.subi %0, %heads : index
            %322 = memref.load %scales[%321] : memref<?xf32>
            %323 = vector.broadcast %322 : f32 to vector<16xf32>
            %324 = arith.divui %271, %c6 : index
            %325 = arith.remui %271, %c6 : index
            %326 = arith.muli %headDim, %c9 : index
            %327 = arith.muli %324, %pageBytes : index
            scf.for %328 = %c7 to %headDim step %c6 {
              %329 = arith.addi %186, %328 : index
              %330 = vector.load %3[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.mulf %330, %323 : vector<16xf32>
              %332 = wave.fp8_encode "e4m3" %331 : vector<16xf32> -> vector<16xi8>
              %333 = arith.muli %328, %c9 : index
              vector.store %332, %5[%333] : memref<?xi8>, vector<16xi8>
            }
            %334 = arith.cmpi slt, %321, %kvHeads : index
            scf.if %334 {
              %335 = arith.muli %326, %c12 : index
              %336 = arith.muli %321, %335 : index
              %337 = arith.addi %327, %336 : index
              %338 = arith.muli %325, %c9 : index
              %339 = arith.addi %337, %338 : index
              scf.for %340 = %c7 to %headDim step %c9 {
                %341 = arith.muli %340, %c9 : index
                %342 = arith.addi %341, %c7 : index
                %343 = memref.load %5[%342] : memref<?xi8>
                %344 = arith.muli %340, %c6 : index
                %345 = arith.addi %339, %344 : index
                %346 = arith.addi %345, %c7 : index
                memref.store %343, %kv[%346] : memref<?xi8>
              }
            } else {
              %347 = arith.subi %321, %kvHeads : index
              %348 = arith.muli %347, %c2 : index
              %349 = arith.addi %348, %c9 : index
              %350 = arith.muli %326, %c6 : index
              %351 = arith.muli %349, %350 : index
              %352 = arith.addi %327, %351 : index
              %353 = arith.muli %325, %326 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c7 to %326 step %c6 {
                %356 = vector.load %5[%355] : memref<?xi8>, vector<16xi8>
                %357 = arith.addi %354, %355 : index
                vector.store %356, %kv[%357] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %358 = arith.cmpi eq, %codec, %c2 : index
          scf.if %358 {
            %359 = arith.subi %0, %heads : index
            %360 = memref.load %scales[%359] : memref<?xf32>
            %361 = vector.broadcast %360 : f32 to vector<16xf32>
            %362 = arith.divui %271, %c6 : index
            %363 = arith.remui %271, %c6 : index
            %364 = arith.muli %headDim, %c9 : index
            %365 = arith.muli %362, %pageBytes : index
            scf.for %366 = %c7 to %headDim step %c6 {
              %367 = arith.addi %186, %366 : index
              %368 = vector.load %3[%367] : memref<?xf32>, vector<16xf32>
              %369 = arith.mulf %368, %361 : vector<16xf32>
              %370 = wave.fp8_encode "e5m2" %369 : vector<16xf32> -> vector<16xi8>
              %371 = arith.muli %366, %c9 : index
              vector.store %370, %5[%371] : memref<?xi8>, vector<16xi8>
            }
            %372 = arith.cmpi slt, %359, %kvHeads : index
            scf.if %372 {
              %373 = arith.muli %364, %c12 : index
              %374 = arith.muli %359, %373 : index
              %375 = arith.addi %365, %374 : index
              %376 = arith.muli %363, %c9 : index
              %377 = arith.addi %375, %376 : index
              scf.for %378 = %c7 to %headDim step %c9 {
                %379 = arith.muli %378, %c9 : index
                %380 = arith.addi %379, %c7 : index
                %381 = memref.load %5[%380] : memref<?xi8>
                %382 = arith.muli %378, %c6 : index
                %383 = arith.addi %377, %382 : index
                %384 = arith.addi %383, %c7 : index
                memref.store %381, %kv[%384] : memref<?xi8>
              }
            } else {
              %385 = arith.subi %359, %kvHeads : index
              %386 = arith.muli %385, %c2 : index
              %387 = arith.addi %386, %c9 : index
              %388 = arith.muli %364, %c6 : index
              %389 = arith.muli %387, %388 : index
              %390 = arith.addi %365, %389 : index
              %391 = arith.muli %363, %364 : index
              %392 = arith.addi %390, %391 : index
              scf.for %393 = %c7 to %364 step %c6 {
                %394 = vector.load %5[%393] : memref<?xi8>, vector<16xi8>
                %395 = arith.addi %392, %393 : index
                vector.store %394, %kv[%395] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

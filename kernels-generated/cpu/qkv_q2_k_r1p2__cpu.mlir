// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q2_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.muli %0, %8 : index
      %25 = arith.addi %24, %19 : index
      %26 = arith.addi %25, %c2 : index
      %27 = arith.muli %26, %7 : index
      %28 = arith.divui %inputFeatures, %c4 : index
      %32:2 = scf.for %29 = %c7 to %28 step %c2 iter_args(%30 = %c9, %31 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %33 = arith.muli %29, %c5 : index
        %34 = arith.addi %23, %33 : index
        %35 = arith.muli %29, %c5 : index
        %36 = arith.addi %27, %35 : index
        %37 = arith.addi %34, %c7 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %34, %c10 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %36, %c7 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.addi %36, %c10 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
        %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
        %53 = arith.muli %29, %c4 : index
        %57:2 = scf.for %54 = %c7 to %c10 step %c2 iter_args(%55 = %30, %56 = %31) -> (vector<16xf32>, vector<16xf32>) {
          %58 = arith.muli %54, %c11 : index
          %59 = arith.addi %53, %58 : index
          %60 = arith.addi %34, %c12 : index
          %61 = arith.divui %54, %c3 : index
          %62 = arith.muli %61, %c10 : index
          %63 = arith.addi %60, %62 : index
          %64 = arith.addi %63, %c7 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
          %68 = arith.mulf %40, %67 : vector<16xf32>
          %69 = arith.addi %63, %c6 : index
          %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
          %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
          %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %73 = arith.mulf %44, %72 : vector<16xf32>
          %74 = arith.addi %34, %c13 : index
          %75 = arith.muli %54, %c3 : index
          %76 = arith.addi %75, %c7 : index
          %77 = arith.muli %76, %c6 : index
          %78 = arith.addi %74, %77 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.addi %34, %c13 : index
          %82 = arith.muli %54, %c3 : index
          %83 = arith.addi %82, %c2 : index
          %84 = arith.muli %83, %c6 : index
          %85 = arith.addi %81, %84 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.shrui %80, %c14 : vector<16xi32>
          %89 = arith.andi %88, %c15 : vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = math.fma %90, %68, %73 : vector<16xf32>
          %92 = arith.addi %36, %c12 : index
          %93 = arith.divui %54, %c3 : index
          %94 = arith.muli %93, %c10 : index
          %95 = arith.addi %92, %94 : index
          %96 = arith.addi %95, %c7 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = arith.mulf %48, %99 : vector<16xf32>
          %101 = arith.addi %95, %c6 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = arith.mulf %52, %104 : vector<16xf32>
          %106 = arith.addi %36, %c13 : index
          %107 = arith.muli %54, %c3 : index
          %108 = arith.addi %107, %c7 : index
          %109 = arith.muli %108, %c6 : index
          %110 = arith.addi %106, %109 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.addi %36, %c13 : index
          %114 = arith.muli %54, %c3 : index
          %115 = arith.addi %114, %c2 : index
          %116 = arith.muli %115, %c6 : index
          %117 = arith.addi %113, %116 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.shrui %112, %c14 : vector<16xi32>
          %121 = arith.andi %120, %c15 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = math.fma %122, %100, %105 : vector<16xf32>
          %124 = arith.addi %18, %59 : index
          %125 = arith.addi %124, %c7 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %91, %55 : vector<16xf32>
          %129 = math.fma %127, %123, %56 : vector<16xf32>
          %130 = arith.shrui %80, %c16 : vector<16xi32>
          %131 = arith.andi %130, %c15 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = math.fma %132, %68, %73 : vector<16xf32>
          %134 = arith.shrui %112, %c16 : vector<16xi32>
          %135 = arith.andi %134, %c15 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %100, %105 : vector<16xf32>
          %138 = arith.addi %18, %59 : index
          %139 = arith.addi %138, %c2 : index
          %140 = memref.load %x[%139] : memref<?xf32>
          %141 = vector.broadcast %140 : f32 to vector<16xf32>
          %142 = math.fma %141, %133, %128 : vector<16xf32>
          %143 = math.fma %141, %137, %129 : vector<16xf32>
          %144 = arith.shrui %80, %c17 : vector<16xi32>
          %145 = arith.andi %144, %c15 : vector<16xi32>
          %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
          %147 = math.fma %146, %68, %73 : vector<16xf32>
          %148 = arith.shrui %112, %c17 : vector<16xi32>
          %149 = arith.andi %148, %c15 : vector<16xi32>
          %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
          %151 = math.fma %150, %100, %105 : vector<16xf32>
          %152 = arith.addi %18, %59 : index
          %153 = arith.addi %152, %c3 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %147, %142 : vector<16xf32>
          %157 = math.fma %155, %151, %143 : vector<16xf32>
          %158 = arith.shrui %80, %c18 : vector<16xi32>
          %159 = arith.andi %158, %c15 : vector<16xi32>
          %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
          %161 = math.fma %160, %68, %73 : vector<16xf32>
          %162 = arith.shrui %112, %c18 : vector<16xi32>
          %163 = arith.andi %162, %c15 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %100, %105 : vector<16xf32>
          %166 = arith.addi %18, %59 : index
          %167 = arith.addi %166, %c19 : index
          %168 = memref.load %x[%167] : memref<?xf32>
          %169 = vector.broadcast %168 : f32 to vector<16xf32>
          %170 = math.fma %169, %161, %156 : vector<16xf32>
          %171 = math.fma %169, %165, %157 : vector<16xf32>
          %172 = arith.shrui %87, %c14 : vector<16xi32>
          %173 = arith.andi %172, %c15 : vector<16xi32>
          %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
          %175 = math.fma %174, %68, %73 : vector<16xf32>
          %176 = arith.shrui %119, %c14 : vector<16xi32>
          %177 = arith.andi %176, %c15 : vector<16xi32>
          %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
          %179 = math.fma %178, %100, %105 : vector<16xf32>
          %180 = arith.addi %18, %59 : index
          %181 = arith.addi %180, %c20 : index
          %182 = memref.load %x[%181] : memref<?xf32>
          %183 = vector.broadcast %182 : f32 to vector<16xf32>
          %184 = math.fma %183, %175, %170 : vector<16xf32>
          %185 = math.fma %183, %179, %171 : vector<16xf32>
          %186 = arith.shrui %87, %c16 : vector<16xi32>
          %187 = arith.andi %186, %c15 : vector<16xi32>
          %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
          %189 = math.fma %188, %68, %73 : vector<16xf32>
          %190 = arith.shrui %119, %c16 : vector<16xi32>
          %191 = arith.andi %190, %c15 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = math.fma %192, %100, %105 : vector<16xf32>
          %194 = arith.addi %18, %59 : index
          %195 = arith.addi %194, %c21 : index
          %196 = memref.load %x[%195] : memref<?xf32>
          %197 = vector.broadcast %196 : f32 to vector<16xf32>
          %198 = math.fma %197, %189, %184 : vector<16xf32>
          %199 = math.fma %197, %193, %185 : vector<16xf32>
          %200 = arith.shrui %87, %c17 : vector<16xi32>
          %201 = arith.andi %200, %c15 : vector<16xi32>
          %202 = arith.sitofp %201 : vector<16xi32> to vector<16xf32>
          %203 = math.fma %202, %68, %73 : vector<16xf32>
          %204 = arith.shrui %119, %c17 : vector<16xi32>
          %205 = arith.andi %204, %c15 : vector<16xi32>
          %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
          %207 = math.fma %206, %100, %105 : vector<16xf32>
          %208 = arith.addi %18, %59 : index
          %209 = arith.addi %208, %c22 : index
          %210 = memref.load %x[%209] : memref<?xf32>
          %211 = vector.broadcast %210 : f32 to vector<16xf32>
          %212 = math.fma %211, %203, %198 : vector<16xf32>
          %213 = math.fma %211, %207, %199 : vector<16xf32>
          %214 = arith.shrui %87, %c18 : vector<16xi32>
          %215 = arith.andi %214, %c15 : vector<16xi32>
          %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
          %217 = math.fma %216, %68, %73 : vector<16xf32>
          %218 = arith.shrui %119, %c18 : vector<16xi32>
          %219 = arith.andi %218, %c15 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = math.fma %220, %100, %105 : vector<16xf32>
          %222 = arith.addi %18, %59 : index
          %223 = arith.addi %222, %c23 : index
          %224 = memref.load %x[%223] : memref<?xf32>
          %225 = vector.broadcast %224 : f32 to vector<16xf32>
          %226 = math.fma %225, %217, %212 : vector<16xf32>
          %227 = math.fma %225, %221, %213 : vector<16xf32>
          scf.yield %226, %227 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %57#0, %57#1 : vector<16xf32>, vector<16xf32>
      }
      %228 = arith.muli %headDim, %c7 : index
      %229 = arith.muli %19, %c6 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.addi %230, %c7 : index
      vector.store %32#0, %3[%231] : memref<?xf32>, vector<16xf32>
      %232 = arith.muli %headDim, %c7 : index
      %233 = arith.muli %19, %c6 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.addi %234, %c6 : index
      vector.store %32#1, %3[%235] : memref<?xf32>, vector<16xf32>
    }
    %236 = arith.addi %14, %c2 : index
    %237 = arith.minsi %236, %13 : index
    scf.for %238 = %14 to %237 step %c2 {
      %239 = arith.subi %238, %14 : index
      %240 = arith.muli %239, %headDim : index
      %241 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %241 {
        scf.for %242 = %c7 to %headDim step %c6 {
          %243 = arith.muli %0, %headDim : index
          %244 = arith.addi %243, %242 : index
          %245 = vector.load %bias[%244] : memref<?xf32>, vector<16xf32>
          %246 = arith.addi %240, %242 : index
          %247 = vector.load %3[%246] : memref<?xf32>, vector<16xf32>
          %248 = arith.addf %247, %245 : vector<16xf32>
          %249 = arith.addi %240, %242 : index
          vector.store %248, %3[%249] : memref<?xf32>, vector<16xf32>
        }
      }
      %250 = arith.addi %heads, %kvHeads : index
      %251 = arith.cmpi slt, %0, %250 : index
      scf.if %251 {
        %252 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %252 {
          %253 = arith.cmpi slt, %0, %heads : index
          %256 = scf.for %254 = %c7 to %headDim step %c6 iter_args(%255 = %c9) -> (vector<16xf32>) {
            %257 = arith.addi %240, %254 : index
            %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
            %259 = math.fma %258, %258, %255 : vector<16xf32>
            scf.yield %259 : vector<16xf32>
          }
          %260 = wave.reduce "add" %256 : vector<16xf32>
          %261 = arith.mulf %260, %inverseHeadDim : f32
          %262 = arith.addf %261, %epsilon : f32
          %263 = math.sqrt %262 : f32
          %264 = arith.divf %c30, %263 : f32
          %265 = vector.broadcast %264 : f32 to vector<16xf32>
          scf.for %266 = %c7 to %headDim step %c6 {
            %267 = vector.load %query_norm[%266] : memref<?xf32>, vector<16xf32>
            %268 = vector.load %key_norm[%266] : memref<?xf32>, vector<16xf32>
            %269 = arith.select %253, %267, %268 : vector<16xf32>
            %270 = arith.addi %240, %266 : index
            %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
            %272 = arith.mulf %271, %265 : vector<16xf32>
            %273 = arith.mulf %272, %269 : vector<16xf32>
            %274 = arith.addi %240, %266 : index
            vector.store %273, %3[%274] : memref<?xf32>, vector<16xf32>
          }
        }
        %275 = arith.addi %positionsAt, %238 : index
        %276 = memref.load %step[%275] : memref<?xi32>
        %277 = arith.index_cast %276 : i32 to index
        %278 = arith.divui %headDim, %c3 : index
        %279 = arith.remui %277, %c4 : index
        %280 = arith.muli %279, %headDim : index
        %281 = arith.divui %277, %c4 : index
        %282 = arith.addi %281, %c4 : index
        %283 = arith.muli %282, %headDim : index
        scf.for %284 = %c7 to %278 step %c11 {
          %285 = arith.addi %280, %284 : index
          %286 = vector.load %rope[%285] : memref<?xf32>, vector<8xf32>
          %287 = arith.addi %280, %278 : index
          %288 = arith.addi %287, %284 : index
          %289 = vector.load %rope[%288] : memref<?xf32>, vector<8xf32>
          %290 = arith.addi %283, %284 : index
          %291 = vector.load %rope[%290] : memref<?xf32>, vector<8xf32>
          %292 = arith.addi %283, %278 : index
          %293 = arith.addi %292, %284 : index
          %294 = vector.load %rope[%293] : memref<?xf32>, vector<8xf32>
          %295 = arith.mulf %291, %286 : vector<8xf32>
          %296 = arith.mulf %294, %289 : vector<8xf32>
          %297 = arith.subf %295, %296 : vector<8xf32>
          %298 = arith.mulf %294, %286 : vector<8xf32>
          %299 = arith.mulf %291, %289 : vector<8xf32>
          %300 = arith.addf %298, %299 : vector<8xf32>
          %301 = arith.addi %240, %284 : index
          %302 = vector.load %3[%301] : memref<?xf32>, vector<8xf32>
          %303 = arith.addi %240, %278 : index
          %304 = arith.addi %303, %284 : index
          %305 = vector.load %3[%304] : memref<?xf32>, vector<8xf32>
          %306 = arith.mulf %302, %297 : vector<8xf32>
          %307 = arith.mulf %305, %300 : vector<8xf32>
          %308 = arith.subf %306, %307 : vector<8xf32>
          %309 = arith.addi %240, %284 : index
          vector.store %308, %3[%309] : memref<?xf32>, vector<8xf32>
          %310 = arith.mulf %305, %297 : vector<8xf32>
          %311 = arith.mulf %302, %300 : vector<8xf32>
          %312 = arith.addf %310, %311 : vector<8xf32>
          %313 = arith.addi %240, %278 : index
          %314 = arith.addi %313, %284 : index
          vector.store %312, %3[%314] : memref<?xf32>, vector<8xf32>
        }
      }
      %315 = arith.cmpi slt, %0, %heads : index
      scf.if %315 {
        scf.for %316 = %c7 to %headDim step %c6 {
          %317 = arith.addi %240, %316 : index
          %318 = vector.load %3[%317] : memref<?xf32>, vector<16xf32>
          %319 = arith.muli %238, %heads : index
          %320 = arith.addi %319, %0 : index
          %321 = arith.muli %320, %headDim : index
          %322 = arith.addi %321, %316 : index
          vector.store %318, %q[%322] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %323 = arith.addi %slotsAt, %238 : index
        %324 = memref.load %step[%323] : memref<?xi32>
        %325 = arith.index_cast %324 : i32 to index
        %326 = arith.cmpi sge, %325, %c7 : index
        scf.if %326 {
          %327 = arith.cmpi eq, %codec, %c7 : index
          scf.if %327 {
            %328 = arith.subi %0, %heads : index
            %329 = memref.load %scales[%328] : memref<?xf32>
            %330 = vector.broadcast %329 : f32 to vector<16xf32>
            %331 = arith.divui %325, %c6 : index
            %332 = arith.remui %325, %c6 : index
            %333 = arith.muli %headDim, %c3 : index
            %334 = arith.muli %331, %pageBytes : index
            scf.for %335 = %c7 to %headDim step %c6 {
              %336 = arith.addi %240, %335 : index
              %337 = vector.load %3[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.mulf %337, %330 : vector<16xf32>
              %339 = arith.minimumf %338, %c35 : vector<16xf32>
              %340 = arith.maximumf %339, %c36 : vector<16xf32>
              %341 = arith.truncf %340 : vector<16xf32> to vector<16xf16>
              %342 = vector.bitcast %341 : vector<16xf16> to vector<32xi8>
              %343 = arith.muli %335, %c3 : index
              vector.store %342, %5[%343] : memref<?xi8>, vector<32xi8>
            }
            %344 = arith.cmpi slt, %328, %kvHeads : index
            scf.if %344 {
              %345 = arith.muli %333, %c10 : index
              %346 = arith.muli %328, %345 : index
              %347 = arith.addi %334, %346 : index
              %348 = arith.muli %332, %c3 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c7 to %headDim step %c2 {
                %351 = arith.muli %350, %c3 : index
                %352 = arith.addi %351, %c7 : index
                %353 = memref.load %5[%352] : memref<?xi8>
                %354 = arith.muli %350, %c10 : index
                %355 = arith.addi %349, %354 : index
                %356 = arith.addi %355, %c7 : index
                memref.store %353, %kv[%356] : memref<?xi8>
                %357 = arith.muli %350, %c3 : index
                %358 = arith.addi %357, %c2 : index
                %359 = memref.load %5[%358] : memref<?xi8>
                %360 = arith.muli %350, %c10 : index
                %361 = arith.addi %349, %360 : index
                %362 = arith.addi %361, %c2 : index
                memref.store %359, %kv[%362] : memref<?xi8>
              }
            } else {
              %363 = arith.subi %328, %kvHeads : index
              %364 = arith.muli %363, %c3 : index
              %365 = arith.addi %364, %c2 : index
              %366 = arith.muli %333, %c6 : index
              %367 = arith.muli %365, %366 : index
              %368 = arith.addi %334, %367 : index
              %369 = arith.muli %332, %333 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %333 step %c6 {
                %372 = vector.load %5[%371] : memref<?xi8>, vector<16xi8>
                %373 = arith.addi %370, %371 : index
                vector.store %372, %kv[%373] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %374 = arith.cmpi eq, %codec, %c2 : index
          scf.if %374 {
            %375 = arith.subi %0, %heads : index
            %376 = memref.load %scales[%375] : memref<?xf32>
            %377 = vector.broadcast %376 : f32 to vector<16xf32>
            %378 = arith.divui %325, %c6 : index
            %379 = arith.remui %325, %c6 : index
            %380 = arith.muli %headDim, %c2 : index
            %381 = arith.muli %378, %pageBytes : index
            scf.for %382 = %c7 to %headDim step %c6 {
              %383 = arith.addi %240, %382 : index
              %384 = vector.load %3[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.mulf %384, %377 : vector<16xf32>
              %386 = wave.fp8_encode "e4m3" %385 : vector<16xf32> -> vector<16xi8>
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
          %412 = arith.cmpi eq, %codec, %c3 : index
          scf.if %412 {
            %413 = arith.subi %0, %heads : index
            %414 = memref.load %scales[%413] : memref<?xf32>
            %415 = vector.broadcast %414 : f32 to vector<16xf32>
            %416 = arith.divui %325, %c6 : index
            %417 = arith.remui %325, %c6 : index
            %418 = arith.muli %headDim, %c2 : index
            %419 = arith.muli %416, %pageBytes : index
            scf.for %420 = %c7 to %headDim step %c6 {
              %421 = arith.addi %240, %420 : index
              %422 = vector.load %3[%421] : memref<?xf32>, vector<16xf32>
              %423 = arith.mulf %422, %415 : vector<16xf32>
              %424 = wave.fp8_encode "e5m2" %423 : vector<16xf32> -> vector<16xi8>
              %425 = arith.muli %420, %c2 : index
              vector.store %424, %5[%425] : memref<?xi8>, vector<16xi8>
            }
            %426 = arith.cmpi slt, %413, %kvHeads : index
            scf.if %426 {
              %427 = arith.muli %418, %c10 : index
              %428 = arith.muli %413, %427 : index
              %429 = arith.addi %419, %428 : index
              %430 = arith.muli %417, %c2 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c7 to %headDim step %c2 {
                %433 = arith.muli %432, %c2 : index
                %434 = arith.addi %433, %c7 : index
                %435 = memref.load %5[%434] : memref<?xi8>
                %436 = arith.muli %432, %c6 : index
                %437 = arith.addi %431, %436 : index
                %438 = arith.addi %437, %c7 : index
                memref.store %435, %kv[%438] : memref<?xi8>
              }
            } else {
              %439 = arith.subi %413, %kvHeads : index
              %440 = arith.muli %439, %c3 : index
              %441 = arith.addi %440, %c2 : index
              %442 = arith.muli %418, %c6 : index
              %443 = arith.muli %441, %442 : index
              %444 = arith.addi %419, %443 : index
              %445 = arith.muli %417, %418 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c7 to %418 step %c6 {
                %448 = vector.load %5[%447] : memref<?xi8>, vector<16xi8>
                %449 = arith.addi %446, %447 : index
                vector.store %448, %kv[%449] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

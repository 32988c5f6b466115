// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
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
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c7 : index
  %11 = memref.load %step[%c8] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c10 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c10 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    scf.for %30 = %c8 to %10 step %c3 {
      %31 = arith.muli %0, %10 : index
      %32 = arith.addi %31, %30 : index
      %33 = arith.addi %32, %c8 : index
      %34 = arith.muli %33, %9 : index
      %35 = arith.muli %0, %10 : index
      %36 = arith.addi %35, %30 : index
      %37 = arith.addi %36, %c10 : index
      %38 = arith.muli %37, %9 : index
      %39 = arith.muli %groupSize, %c5 : index
      %40 = arith.addi %39, %c6 : index
      %41 = arith.divui %groupSize, %c2 : index
      %42 = arith.divui %inputFeatures, %groupSize : index
      %52:8 = scf.for %43 = %c8 to %42 step %c10 iter_args(%44 = %c12, %45 = %c12, %46 = %c12, %47 = %c12, %48 = %c12, %49 = %c12, %50 = %c12, %51 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %43, %40 : index
        %54 = arith.addi %34, %53 : index
        %55 = arith.muli %43, %40 : index
        %56 = arith.addi %38, %55 : index
        %57 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %54, %c13 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
        %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
        %63 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %56, %c13 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.muli %43, %groupSize : index
        %79:8 = scf.for %70 = %c8 to %41 step %c10 iter_args(%71 = %44, %72 = %45, %73 = %46, %74 = %47, %75 = %48, %76 = %49, %77 = %50, %78 = %51) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %80 = arith.muli %70, %c2 : index
          %81 = arith.addi %69, %80 : index
          %82 = arith.addi %54, %c6 : index
          %83 = arith.muli %70, %c13 : index
          %84 = arith.addi %82, %83 : index
          %85 = arith.addi %84, %c8 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.andi %87, %c14 : vector<16xi32>
          %89 = arith.shrui %87, %c15 : vector<16xi32>
          %90 = arith.subi %88, %62 : vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = arith.mulf %91, %59 : vector<16xf32>
          %93 = arith.addi %56, %c6 : index
          %94 = arith.muli %70, %c13 : index
          %95 = arith.addi %93, %94 : index
          %96 = arith.addi %95, %c8 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.andi %98, %c14 : vector<16xi32>
          %100 = arith.shrui %98, %c15 : vector<16xi32>
          %101 = arith.subi %99, %68 : vector<16xi32>
          %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
          %103 = arith.mulf %102, %65 : vector<16xf32>
          %104 = arith.addi %26, %81 : index
          %105 = arith.addi %104, %c8 : index
          %106 = memref.load %x[%105] : memref<?xf32>
          %107 = vector.broadcast %106 : f32 to vector<16xf32>
          %108 = math.fma %107, %92, %71 : vector<16xf32>
          %109 = math.fma %107, %103, %72 : vector<16xf32>
          %110 = arith.addi %27, %81 : index
          %111 = arith.addi %110, %c8 : index
          %112 = memref.load %x[%111] : memref<?xf32>
          %113 = vector.broadcast %112 : f32 to vector<16xf32>
          %114 = math.fma %113, %92, %73 : vector<16xf32>
          %115 = math.fma %113, %103, %74 : vector<16xf32>
          %116 = arith.addi %28, %81 : index
          %117 = arith.addi %116, %c8 : index
          %118 = memref.load %x[%117] : memref<?xf32>
          %119 = vector.broadcast %118 : f32 to vector<16xf32>
          %120 = math.fma %119, %92, %75 : vector<16xf32>
          %121 = math.fma %119, %103, %76 : vector<16xf32>
          %122 = arith.addi %29, %81 : index
          %123 = arith.addi %122, %c8 : index
          %124 = memref.load %x[%123] : memref<?xf32>
          %125 = vector.broadcast %124 : f32 to vector<16xf32>
          %126 = math.fma %125, %92, %77 : vector<16xf32>
          %127 = math.fma %125, %103, %78 : vector<16xf32>
          %128 = arith.subi %89, %62 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = arith.mulf %129, %59 : vector<16xf32>
          %131 = arith.subi %100, %68 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.mulf %132, %65 : vector<16xf32>
          %134 = arith.addi %26, %81 : index
          %135 = arith.addi %134, %c10 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %130, %108 : vector<16xf32>
          %139 = math.fma %137, %133, %109 : vector<16xf32>
          %140 = arith.addi %27, %81 : index
          %141 = arith.addi %140, %c10 : index
          %142 = memref.load %x[%141] : memref<?xf32>
          %143 = vector.broadcast %142 : f32 to vector<16xf32>
          %144 = math.fma %143, %130, %114 : vector<16xf32>
          %145 = math.fma %143, %133, %115 : vector<16xf32>
          %146 = arith.addi %28, %81 : index
          %147 = arith.addi %146, %c10 : index
          %148 = memref.load %x[%147] : memref<?xf32>
          %149 = vector.broadcast %148 : f32 to vector<16xf32>
          %150 = math.fma %149, %130, %120 : vector<16xf32>
          %151 = math.fma %149, %133, %121 : vector<16xf32>
          %152 = arith.addi %29, %81 : index
          %153 = arith.addi %152, %c10 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %130, %126 : vector<16xf32>
          %157 = math.fma %155, %133, %127 : vector<16xf32>
          %158 = arith.addi %84, %c7 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.andi %160, %c14 : vector<16xi32>
          %162 = arith.shrui %160, %c15 : vector<16xi32>
          %163 = arith.subi %161, %62 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = arith.mulf %164, %59 : vector<16xf32>
          %166 = arith.addi %95, %c7 : index
          %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
          %169 = arith.andi %168, %c14 : vector<16xi32>
          %170 = arith.shrui %168, %c15 : vector<16xi32>
          %171 = arith.subi %169, %68 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = arith.mulf %172, %65 : vector<16xf32>
          %174 = arith.addi %26, %81 : index
          %175 = arith.addi %174, %c3 : index
          %176 = memref.load %x[%175] : memref<?xf32>
          %177 = vector.broadcast %176 : f32 to vector<16xf32>
          %178 = math.fma %177, %165, %138 : vector<16xf32>
          %179 = math.fma %177, %173, %139 : vector<16xf32>
          %180 = arith.addi %27, %81 : index
          %181 = arith.addi %180, %c3 : index
          %182 = memref.load %x[%181] : memref<?xf32>
          %183 = vector.broadcast %182 : f32 to vector<16xf32>
          %184 = math.fma %183, %165, %144 : vector<16xf32>
          %185 = math.fma %183, %173, %145 : vector<16xf32>
          %186 = arith.addi %28, %81 : index
          %187 = arith.addi %186, %c3 : index
          %188 = memref.load %x[%187] : memref<?xf32>
          %189 = vector.broadcast %188 : f32 to vector<16xf32>
          %190 = math.fma %189, %165, %150 : vector<16xf32>
          %191 = math.fma %189, %173, %151 : vector<16xf32>
          %192 = arith.addi %29, %81 : index
          %193 = arith.addi %192, %c3 : index
          %194 = memref.load %x[%193] : memref<?xf32>
          %195 = vector.broadcast %194 : f32 to vector<16xf32>
          %196 = math.fma %195, %165, %156 : vector<16xf32>
          %197 = math.fma %195, %173, %157 : vector<16xf32>
          %198 = arith.subi %162, %62 : vector<16xi32>
          %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
          %200 = arith.mulf %199, %59 : vector<16xf32>
          %201 = arith.subi %170, %68 : vector<16xi32>
          %202 = arith.sitofp %201 : vector<16xi32> to vector<16xf32>
          %203 = arith.mulf %202, %65 : vector<16xf32>
          %204 = arith.addi %26, %81 : index
          %205 = arith.addi %204, %c11 : index
          %206 = memref.load %x[%205] : memref<?xf32>
          %207 = vector.broadcast %206 : f32 to vector<16xf32>
          %208 = math.fma %207, %200, %178 : vector<16xf32>
          %209 = math.fma %207, %203, %179 : vector<16xf32>
          %210 = arith.addi %27, %81 : index
          %211 = arith.addi %210, %c11 : index
          %212 = memref.load %x[%211] : memref<?xf32>
          %213 = vector.broadcast %212 : f32 to vector<16xf32>
          %214 = math.fma %213, %200, %184 : vector<16xf32>
          %215 = math.fma %213, %203, %185 : vector<16xf32>
          %216 = arith.addi %28, %81 : index
          %217 = arith.addi %216, %c11 : index
          %218 = memref.load %x[%217] : memref<?xf32>
          %219 = vector.broadcast %218 : f32 to vector<16xf32>
          %220 = math.fma %219, %200, %190 : vector<16xf32>
          %221 = math.fma %219, %203, %191 : vector<16xf32>
          %222 = arith.addi %29, %81 : index
          %223 = arith.addi %222, %c11 : index
          %224 = memref.load %x[%223] : memref<?xf32>
          %225 = vector.broadcast %224 : f32 to vector<16xf32>
          %226 = math.fma %225, %200, %196 : vector<16xf32>
          %227 = math.fma %225, %203, %197 : vector<16xf32>
          scf.yield %208, %209, %214, %215, %220, %221, %226, %227 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %79#0, %79#1, %79#2, %79#3, %79#4, %79#5, %79#6, %79#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %228 = arith.muli %headDim, %c8 : index
      %229 = arith.muli %30, %c7 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.addi %230, %c8 : index
      vector.store %52#0, %3[%231] : memref<?xf32>, vector<16xf32>
      %232 = arith.muli %headDim, %c8 : index
      %233 = arith.muli %30, %c7 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.addi %234, %c7 : index
      vector.store %52#1, %3[%235] : memref<?xf32>, vector<16xf32>
      %236 = arith.muli %headDim, %c10 : index
      %237 = arith.muli %30, %c7 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.addi %238, %c8 : index
      vector.store %52#2, %3[%239] : memref<?xf32>, vector<16xf32>
      %240 = arith.muli %headDim, %c10 : index
      %241 = arith.muli %30, %c7 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.addi %242, %c7 : index
      vector.store %52#3, %3[%243] : memref<?xf32>, vector<16xf32>
      %244 = arith.muli %headDim, %c3 : index
      %245 = arith.muli %30, %c7 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.addi %246, %c8 : index
      vector.store %52#4, %3[%247] : memref<?xf32>, vector<16xf32>
      %248 = arith.muli %headDim, %c3 : index
      %249 = arith.muli %30, %c7 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %250, %c7 : index
      vector.store %52#5, %3[%251] : memref<?xf32>, vector<16xf32>
      %252 = arith.muli %headDim, %c11 : index
      %253 = arith.muli %30, %c7 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.addi %254, %c8 : index
      vector.store %52#6, %3[%255] : memref<?xf32>, vector<16xf32>
      %256 = arith.muli %headDim, %c11 : index
      %257 = arith.muli %30, %c7 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.addi %258, %c7 : index
      vector.store %52#7, %3[%259] : memref<?xf32>, vector<16xf32>
    }
    %260 = arith.addi %16, %c2 : index
    %261 = arith.minsi %260, %15 : index
    scf.for %262 = %16 to %261 step %c10 {
      %263 = arith.subi %262, %16 : index
      %264 = arith.muli %263, %headDim : index
      %265 = arith.cmpi eq, %hasBias, %c10 : index
      scf.if %265 {
        scf.for %266 = %c8 to %headDim step %c7 {
          %267 = arith.muli %0, %headDim : index
          %268 = arith.addi %267, %266 : index
          %269 = vector.load %bias[%268] : memref<?xf32>, vector<16xf32>
          %270 = arith.addi %264, %266 : index
          %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
          %272 = arith.addf %271, %269 : vector<16xf32>
          %273 = arith.addi %264, %266 : index
          vector.store %272, %3[%273] : memref<?xf32>, vector<16xf32>
        }
      }
      %274 = arith.addi %heads, %kvHeads : index
      %275 = arith.cmpi slt, %0, %274 : index
      scf.if %275 {
        %276 = arith.cmpi eq, %hasNorm, %c10 : index
        scf.if %276 {
          %277 = arith.cmpi slt, %0, %heads : index
          %280 = scf.for %278 = %c8 to %headDim step %c7 iter_args(%279 = %c12) -> (vector<16xf32>) {
            %281 = arith.addi %264, %278 : index
            %282 = vector.load %3[%281] : memref<?xf32>, vector<16xf32>
            %283 = math.fma %282, %282, %279 : vector<16xf32>
            scf.yield %283 : vector<16xf32>
          }
          %284 = wave.reduce "add" %280 : vector<16xf32>
          %285 = arith.mulf %284, %inverseHeadDim : f32
          %286 = arith.addf %285, %epsilon : f32
          %287 = math.sqrt %286 : f32
          %288 = arith.divf %c22, %287 : f32
          %289 = vector.broadcast %288 : f32 to vector<16xf32>
          scf.for %290 = %c8 to %headDim step %c7 {
            %291 = vector.load %query_norm[%290] : memref<?xf32>, vector<16xf32>
            %292 = vector.load %key_norm[%290] : memref<?xf32>, vector<16xf32>
            %293 = arith.select %277, %291, %292 : vector<16xf32>
            %294 = arith.addi %264, %290 : index
            %295 = vector.load %3[%294] : memref<?xf32>, vector<16xf32>
            %296 = arith.mulf %295, %289 : vector<16xf32>
            %297 = arith.mulf %296, %293 : vector<16xf32>
            %298 = arith.addi %264, %290 : index
            vector.store %297, %3[%298] : memref<?xf32>, vector<16xf32>
          }
        }
        %299 = arith.addi %positionsAt, %262 : index
        %300 = memref.load %step[%299] : memref<?xi32>
        %301 = arith.index_cast %300 : i32 to index
        %302 = arith.divui %headDim, %c3 : index
        %303 = arith.remui %301, %c24 : index
        %304 = arith.muli %303, %headDim : index
        %305 = arith.divui %301, %c24 : index
        %306 = arith.addi %305, %c24 : index
        %307 = arith.muli %306, %headDim : index
        scf.for %308 = %c8 to %302 step %c5 {
          %309 = arith.addi %304, %308 : index
          %310 = vector.load %rope[%309] : memref<?xf32>, vector<8xf32>
          %311 = arith.addi %304, %302 : index
          %312 = arith.addi %311, %308 : index
          %313 = vector.load %rope[%312] : memref<?xf32>, vector<8xf32>
          %314 = arith.addi %307, %308 : index
          %315 = vector.load %rope[%314] : memref<?xf32>, vector<8xf32>
          %316 = arith.addi %307, %302 : index
          %317 = arith.addi %316, %308 : index
          %318 = vector.load %rope[%317] : memref<?xf32>, vector<8xf32>
          %319 = arith.mulf %315, %310 : vector<8xf32>
          %320 = arith.mulf %318, %313 : vector<8xf32>
          %321 = arith.subf %319, %320 : vector<8xf32>
          %322 = arith.mulf %318, %310 : vector<8xf32>
          %323 = arith.mulf %315, %313 : vector<8xf32>
          %324 = arith.addf %322, %323 : vector<8xf32>
          %325 = arith.addi %264, %308 : index
          %326 = vector.load %3[%325] : memref<?xf32>, vector<8xf32>
          %327 = arith.addi %264, %302 : index
          %328 = arith.addi %327, %308 : index
          %329 = vector.load %3[%328] : memref<?xf32>, vector<8xf32>
          %330 = arith.mulf %326, %321 : vector<8xf32>
          %331 = arith.mulf %329, %324 : vector<8xf32>
          %332 = arith.subf %330, %331 : vector<8xf32>
          %333 = arith.addi %264, %308 : index
          vector.store %332, %3[%333] : memref<?xf32>, vector<8xf32>
          %334 = arith.mulf %329, %321 : vector<8xf32>
          %335 = arith.mulf %326, %324 : vector<8xf32>
          %336 = arith.addf %334, %335 : vector<8xf32>
          %337 = arith.addi %264, %302 : index
          %338 = arith.addi %337, %308 : index
          vector.store %336, %3[%338] : memref<?xf32>, vector<8xf32>
        }
      }
      %339 = arith.cmpi slt, %0, %heads : index
      scf.if %339 {
        scf.for %340 = %c8 to %headDim step %c7 {
          %341 = arith.addi %264, %340 : index
          %342 = vector.load %3[%341] : memref<?xf32>, vector<16xf32>
          %343 = arith.muli %262, %heads : index
          %344 = arith.addi %343, %0 : index
          %345 = arith.muli %344, %headDim : index
          %346 = arith.addi %345, %340 : index
          vector.store %342, %q[%346] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %347 = arith.addi %slotsAt, %262 : index
        %348 = memref.load %step[%347] : memref<?xi32>
        %349 = arith.index_cast %348 : i32 to index
        %350 = arith.cmpi sge, %349, %c8 : index
        scf.if %350 {
          %351 = arith.cmpi eq, %codec, %c8 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = memref.load %scales[%352] : memref<?xf32>
            %354 = vector.broadcast %353 : f32 to vector<16xf32>
            %355 = arith.divui %349, %c7 : index
            %356 = arith.remui %349, %c7 : index
            %357 = arith.muli %headDim, %c3 : index
            %358 = arith.muli %355, %pageBytes : index
            scf.for %359 = %c8 to %headDim step %c7 {
              %360 = arith.addi %264, %359 : index
              %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.mulf %361, %354 : vector<16xf32>
              %363 = arith.minimumf %362, %c28 : vector<16xf32>
              %364 = arith.maximumf %363, %c29 : vector<16xf32>
              %365 = arith.truncf %364 : vector<16xf32> to vector<16xf16>
              %366 = vector.bitcast %365 : vector<16xf16> to vector<32xi8>
              %367 = arith.muli %359, %c3 : index
              vector.store %366, %5[%367] : memref<?xi8>, vector<32xi8>
            }
            %368 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %368 {
              %369 = arith.muli %357, %c13 : index
              %370 = arith.muli %352, %369 : index
              %371 = arith.addi %358, %370 : index
              %372 = arith.muli %356, %c3 : index
              %373 = arith.addi %371, %372 : index
              scf.for %374 = %c8 to %headDim step %c10 {
                %375 = arith.muli %374, %c3 : index
                %376 = arith.addi %375, %c8 : index
                %377 = memref.load %5[%376] : memref<?xi8>
                %378 = arith.muli %374, %c13 : index
                %379 = arith.addi %373, %378 : index
                %380 = arith.addi %379, %c8 : index
                memref.store %377, %kv[%380] : memref<?xi8>
                %381 = arith.muli %374, %c3 : index
                %382 = arith.addi %381, %c10 : index
                %383 = memref.load %5[%382] : memref<?xi8>
                %384 = arith.muli %374, %c13 : index
                %385 = arith.addi %373, %384 : index
                %386 = arith.addi %385, %c10 : index
                memref.store %383, %kv[%386] : memref<?xi8>
              }
            } else {
              %387 = arith.subi %352, %kvHeads : index
              %388 = arith.muli %387, %c3 : index
              %389 = arith.addi %388, %c10 : index
              %390 = arith.muli %357, %c7 : index
              %391 = arith.muli %389, %390 : index
              %392 = arith.addi %358, %391 : index
              %393 = arith.muli %356, %357 : index
              %394 = arith.addi %392, %393 : index
              scf.for %395 = %c8 to %357 step %c7 {
                %396 = vector.load %5[%395] : memref<?xi8>, vector<16xi8>
                %397 = arith.addi %394, %395 : index
                vector.store %396, %kv[%397] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %398 = arith.cmpi eq, %codec, %c10 : index
          scf.if %398 {
            %399 = arith.subi %0, %heads : index
            %400 = memref.load %scales[%399] : memref<?xf32>
            %401 = vector.broadcast %400 : f32 to vector<16xf32>
            %402 = arith.divui %349, %c7 : index
            %403 = arith.remui %349, %c7 : index
            %404 = arith.muli %headDim, %c10 : index
            %405 = arith.muli %402, %pageBytes : index
            scf.for %406 = %c8 to %headDim step %c7 {
              %407 = arith.addi %264, %406 : index
              %408 = vector.load %3[%407] : memref<?xf32>, vector<16xf32>
              %409 = arith.mulf %408, %401 : vector<16xf32>
              %410 = wave.fp8_encode "e4m3" %409 : vector<16xf32> -> vector<16xi8>
              %411 = arith.muli %406, %c10 : index
              vector.store %410, %5[%411] : memref<?xi8>, vector<16xi8>
            }
            %412 = arith.cmpi slt, %399, %kvHeads : index
            scf.if %412 {
              %413 = arith.muli %404, %c13 : index
              %414 = arith.muli %399, %413 : index
              %415 = arith.addi %405, %414 : index
              %416 = arith.muli %403, %c10 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c8 to %headDim step %c10 {
                %419 = arith.muli %418, %c10 : index
                %420 = arith.addi %419, %c8 : index
                %421 = memref.load %5[%420] : memref<?xi8>
                %422 = arith.muli %418, %c7 : index
                %423 = arith.addi %417, %422 : index
                %424 = arith.addi %423, %c8 : index
                memref.store %421, %kv[%424] : memref<?xi8>
              }
            } else {
              %425 = arith.subi %399, %kvHeads : index
              %426 = arith.muli %425, %c3 : index
              %427 = arith.addi %426, %c10 : index
              %428 = arith.muli %404, %c7 : index
              %429 = arith.muli %427, %428 : index
              %430 = arith.addi %405, %429 : index
              %431 = arith.muli %403, %404 : index
              %432 = arith.addi %430, %431 : index
              scf.for %433 = %c8 to %404 step %c7 {
                %434 = vector.load %5[%433] : memref<?xi8>, vector<16xi8>
                %435 = arith.addi %432, %433 : index
                vector.store %434, %kv[%435] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %436 = arith.cmpi eq, %codec, %c3 : index
          scf.if %436 {
            %437 = arith.subi %0, %heads : index
            %438 = memref.load %scales[%437] : memref<?xf32>
            %439 = vector.broadcast %438 : f32 to vector<16xf32>
            %440 = arith.divui %349, %c7 : index
            %441 = arith.remui %349, %c7 : index
            %442 = arith.muli %headDim, %c10 : index
            %443 = arith.muli %440, %pageBytes : index
            scf.for %444 = %c8 to %headDim step %c7 {
              %445 = arith.addi %264, %444 : index
              %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.mulf %446, %439 : vector<16xf32>
              %448 = wave.fp8_encode "e5m2" %447 : vector<16xf32> -> vector<16xi8>
              %449 = arith.muli %444, %c10 : index
              vector.store %448, %5[%449] : memref<?xi8>, vector<16xi8>
            }
            %450 = arith.cmpi slt, %437, %kvHeads : index
            scf.if %450 {
              %451 = arith.muli %442, %c13 : index
              %452 = arith.muli %437, %451 : index
              %453 = arith.addi %443, %452 : index
              %454 = arith.muli %441, %c10 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c8 to %headDim step %c10 {
                %457 = arith.muli %456, %c10 : index
                %458 = arith.addi %457, %c8 : index
                %459 = memref.load %5[%458] : memref<?xi8>
                %460 = arith.muli %456, %c7 : index
                %461 = arith.addi %455, %460 : index
                %462 = arith.addi %461, %c8 : index
                memref.store %459, %kv[%462] : memref<?xi8>
              }
            } else {
              %463 = arith.subi %437, %kvHeads : index
              %464 = arith.muli %463, %c3 : index
              %465 = arith.addi %464, %c10 : index
              %466 = arith.muli %442, %c7 : index
              %467 = arith.muli %465, %466 : index
              %468 = arith.addi %443, %467 : index
              %469 = arith.muli %441, %442 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c8 to %442 step %c7 {
                %472 = vector.load %5[%471] : memref<?xi8>, vector<16xi8>
                %473 = arith.addi %470, %471 : index
                vector.store %472, %kv[%473] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
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
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.muli %0, %8 : index
      %34 = arith.addi %33, %28 : index
      %35 = arith.addi %34, %c9 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c4 : index
      %47:8 = scf.for %38 = %c7 to %37 step %c9 iter_args(%39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11, %44 = %c11, %45 = %c11, %46 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %c5 : index
        %49 = arith.addi %32, %48 : index
        %50 = arith.muli %38, %c5 : index
        %51 = arith.addi %36, %50 : index
        %52 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = arith.addi %49, %c4 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
        %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
        %59 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %51, %c4 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.muli %38, %c4 : index
        %76:8 = scf.for %67 = %c7 to %c12 step %c9 iter_args(%68 = %39, %69 = %40, %70 = %41, %71 = %42, %72 = %43, %73 = %44, %74 = %45, %75 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %77 = arith.muli %67, %c2 : index
          %78 = arith.addi %66, %77 : index
          %79 = arith.addi %49, %c13 : index
          %80 = arith.muli %67, %c4 : index
          %81 = arith.addi %79, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.andi %84, %c14 : vector<16xi32>
          %86 = arith.shrui %84, %c15 : vector<16xi32>
          %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %88 = math.fma %87, %54, %58 : vector<16xf32>
          %89 = arith.addi %51, %c13 : index
          %90 = arith.muli %67, %c4 : index
          %91 = arith.addi %89, %90 : index
          %92 = arith.addi %91, %c7 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.andi %94, %c14 : vector<16xi32>
          %96 = arith.shrui %94, %c15 : vector<16xi32>
          %97 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
          %98 = math.fma %97, %61, %65 : vector<16xf32>
          %99 = arith.addi %24, %78 : index
          %100 = arith.addi %99, %c7 : index
          %101 = memref.load %x[%100] : memref<?xf32>
          %102 = vector.broadcast %101 : f32 to vector<16xf32>
          %103 = math.fma %102, %88, %68 : vector<16xf32>
          %104 = math.fma %102, %98, %69 : vector<16xf32>
          %105 = arith.addi %25, %78 : index
          %106 = arith.addi %105, %c7 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %88, %70 : vector<16xf32>
          %110 = math.fma %108, %98, %71 : vector<16xf32>
          %111 = arith.addi %26, %78 : index
          %112 = arith.addi %111, %c7 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %88, %72 : vector<16xf32>
          %116 = math.fma %114, %98, %73 : vector<16xf32>
          %117 = arith.addi %27, %78 : index
          %118 = arith.addi %117, %c7 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %88, %74 : vector<16xf32>
          %122 = math.fma %120, %98, %75 : vector<16xf32>
          %123 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
          %124 = math.fma %123, %54, %58 : vector<16xf32>
          %125 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %126 = math.fma %125, %61, %65 : vector<16xf32>
          %127 = arith.addi %24, %78 : index
          %128 = arith.addi %127, %c9 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %124, %103 : vector<16xf32>
          %132 = math.fma %130, %126, %104 : vector<16xf32>
          %133 = arith.addi %25, %78 : index
          %134 = arith.addi %133, %c9 : index
          %135 = memref.load %x[%134] : memref<?xf32>
          %136 = vector.broadcast %135 : f32 to vector<16xf32>
          %137 = math.fma %136, %124, %109 : vector<16xf32>
          %138 = math.fma %136, %126, %110 : vector<16xf32>
          %139 = arith.addi %26, %78 : index
          %140 = arith.addi %139, %c9 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %124, %115 : vector<16xf32>
          %144 = math.fma %142, %126, %116 : vector<16xf32>
          %145 = arith.addi %27, %78 : index
          %146 = arith.addi %145, %c9 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %124, %121 : vector<16xf32>
          %150 = math.fma %148, %126, %122 : vector<16xf32>
          %151 = arith.addi %81, %c6 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.andi %153, %c14 : vector<16xi32>
          %155 = arith.shrui %153, %c15 : vector<16xi32>
          %156 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %54, %58 : vector<16xf32>
          %158 = arith.addi %91, %c6 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.andi %160, %c14 : vector<16xi32>
          %162 = arith.shrui %160, %c15 : vector<16xi32>
          %163 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %164 = math.fma %163, %61, %65 : vector<16xf32>
          %165 = arith.addi %24, %78 : index
          %166 = arith.addi %165, %c3 : index
          %167 = memref.load %x[%166] : memref<?xf32>
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          %169 = math.fma %168, %157, %131 : vector<16xf32>
          %170 = math.fma %168, %164, %132 : vector<16xf32>
          %171 = arith.addi %25, %78 : index
          %172 = arith.addi %171, %c3 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %157, %137 : vector<16xf32>
          %176 = math.fma %174, %164, %138 : vector<16xf32>
          %177 = arith.addi %26, %78 : index
          %178 = arith.addi %177, %c3 : index
          %179 = memref.load %x[%178] : memref<?xf32>
          %180 = vector.broadcast %179 : f32 to vector<16xf32>
          %181 = math.fma %180, %157, %143 : vector<16xf32>
          %182 = math.fma %180, %164, %144 : vector<16xf32>
          %183 = arith.addi %27, %78 : index
          %184 = arith.addi %183, %c3 : index
          %185 = memref.load %x[%184] : memref<?xf32>
          %186 = vector.broadcast %185 : f32 to vector<16xf32>
          %187 = math.fma %186, %157, %149 : vector<16xf32>
          %188 = math.fma %186, %164, %150 : vector<16xf32>
          %189 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %190 = math.fma %189, %54, %58 : vector<16xf32>
          %191 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
          %192 = math.fma %191, %61, %65 : vector<16xf32>
          %193 = arith.addi %24, %78 : index
          %194 = arith.addi %193, %c10 : index
          %195 = memref.load %x[%194] : memref<?xf32>
          %196 = vector.broadcast %195 : f32 to vector<16xf32>
          %197 = math.fma %196, %190, %169 : vector<16xf32>
          %198 = math.fma %196, %192, %170 : vector<16xf32>
          %199 = arith.addi %25, %78 : index
          %200 = arith.addi %199, %c10 : index
          %201 = memref.load %x[%200] : memref<?xf32>
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          %203 = math.fma %202, %190, %175 : vector<16xf32>
          %204 = math.fma %202, %192, %176 : vector<16xf32>
          %205 = arith.addi %26, %78 : index
          %206 = arith.addi %205, %c10 : index
          %207 = memref.load %x[%206] : memref<?xf32>
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          %209 = math.fma %208, %190, %181 : vector<16xf32>
          %210 = math.fma %208, %192, %182 : vector<16xf32>
          %211 = arith.addi %27, %78 : index
          %212 = arith.addi %211, %c10 : index
          %213 = memref.load %x[%212] : memref<?xf32>
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          %215 = math.fma %214, %190, %187 : vector<16xf32>
          %216 = math.fma %214, %192, %188 : vector<16xf32>
          scf.yield %197, %198, %203, %204, %209, %210, %215, %216 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %76#0, %76#1, %76#2, %76#3, %76#4, %76#5, %76#6, %76#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %217 = arith.muli %headDim, %c7 : index
      %218 = arith.muli %28, %c6 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c7 : index
      vector.store %47#0, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.muli %headDim, %c7 : index
      %222 = arith.muli %28, %c6 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c6 : index
      vector.store %47#1, %3[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.muli %headDim, %c9 : index
      %226 = arith.muli %28, %c6 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c7 : index
      vector.store %47#2, %3[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.muli %headDim, %c9 : index
      %230 = arith.muli %28, %c6 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c6 : index
      vector.store %47#3, %3[%232] : memref<?xf32>, vector<16xf32>
      %233 = arith.muli %headDim, %c3 : index
      %234 = arith.muli %28, %c6 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c7 : index
      vector.store %47#4, %3[%236] : memref<?xf32>, vector<16xf32>
      %237 = arith.muli %headDim, %c3 : index
      %238 = arith.muli %28, %c6 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c6 : index
      vector.store %47#5, %3[%240] : memref<?xf32>, vector<16xf32>
      %241 = arith.muli %headDim, %c10 : index
      %242 = arith.muli %28, %c6 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c7 : index
      vector.store %47#6, %3[%244] : memref<?xf32>, vector<16xf32>
      %245 = arith.muli %headDim, %c10 : index
      %246 = arith.muli %28, %c6 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.addi %247, %c6 : index
      vector.store %47#7, %3[%248] : memref<?xf32>, vector<16xf32>
    }
    %249 = arith.addi %14, %c2 : index
    %250 = arith.minsi %249, %13 : index
    scf.for %251 = %14 to %250 step %c9 {
      %252 = arith.subi %251, %14 : index
      %253 = arith.muli %252, %headDim : index
      %254 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %254 {
        scf.for %255 = %c7 to %headDim step %c6 {
          %256 = arith.muli %0, %headDim : index
          %257 = arith.addi %256, %255 : index
          %258 = vector.load %bias[%257] : memref<?xf32>, vector<16xf32>
          %259 = arith.addi %253, %255 : index
          %260 = vector.load %3[%259] : memref<?xf32>, vector<16xf32>
          %261 = arith.addf %260, %258 : vector<16xf32>
          %262 = arith.addi %253, %255 : index
          vector.store %261, %3[%262] : memref<?xf32>, vector<16xf32>
        }
      }
      %263 = arith.addi %heads, %kvHeads : index
      %264 = arith.cmpi slt, %0, %263 : index
      scf.if %264 {
        %265 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %265 {
          %266 = arith.cmpi slt, %0, %heads : index
          %269 = scf.for %267 = %c7 to %headDim step %c6 iter_args(%268 = %c11) -> (vector<16xf32>) {
            %270 = arith.addi %253, %267 : index
            %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
            %272 = math.fma %271, %271, %268 : vector<16xf32>
            scf.yield %272 : vector<16xf32>
          }
          %273 = wave.reduce "add" %269 : vector<16xf32>
          %274 = arith.mulf %273, %inverseHeadDim : f32
          %275 = arith.addf %274, %epsilon : f32
          %276 = math.sqrt %275 : f32
          %277 = arith.divf %c22, %276 : f32
          %278 = vector.broadcast %277 : f32 to vector<16xf32>
          scf.for %279 = %c7 to %headDim step %c6 {
            %280 = vector.load %query_norm[%279] : memref<?xf32>, vector<16xf32>
            %281 = vector.load %key_norm[%279] : memref<?xf32>, vector<16xf32>
            %282 = arith.select %266, %280, %281 : vector<16xf32>
            %283 = arith.addi %253, %279 : index
            %284 = vector.load %3[%283] : memref<?xf32>, vector<16xf32>
            %285 = arith.mulf %284, %278 : vector<16xf32>
            %286 = arith.mulf %285, %282 : vector<16xf32>
            %287 = arith.addi %253, %279 : index
            vector.store %286, %3[%287] : memref<?xf32>, vector<16xf32>
          }
        }
        %288 = arith.addi %positionsAt, %251 : index
        %289 = memref.load %step[%288] : memref<?xi32>
        %290 = arith.index_cast %289 : i32 to index
        %291 = arith.divui %headDim, %c3 : index
        %292 = arith.remui %290, %c24 : index
        %293 = arith.muli %292, %headDim : index
        %294 = arith.divui %290, %c24 : index
        %295 = arith.addi %294, %c24 : index
        %296 = arith.muli %295, %headDim : index
        scf.for %297 = %c7 to %291 step %c12 {
          %298 = arith.addi %293, %297 : index
          %299 = vector.load %rope[%298] : memref<?xf32>, vector<8xf32>
          %300 = arith.addi %293, %291 : index
          %301 = arith.addi %300, %297 : index
          %302 = vector.load %rope[%301] : memref<?xf32>, vector<8xf32>
          %303 = arith.addi %296, %297 : index
          %304 = vector.load %rope[%303] : memref<?xf32>, vector<8xf32>
          %305 = arith.addi %296, %291 : index
          %306 = arith.addi %305, %297 : index
          %307 = vector.load %rope[%306] : memref<?xf32>, vector<8xf32>
          %308 = arith.mulf %304, %299 : vector<8xf32>
          %309 = arith.mulf %307, %302 : vector<8xf32>
          %310 = arith.subf %308, %309 : vector<8xf32>
          %311 = arith.mulf %307, %299 : vector<8xf32>
          %312 = arith.mulf %304, %302 : vector<8xf32>
          %313 = arith.addf %311, %312 : vector<8xf32>
          %314 = arith.addi %253, %297 : index
          %315 = vector.load %3[%314] : memref<?xf32>, vector<8xf32>
          %316 = arith.addi %253, %291 : index
          %317 = arith.addi %316, %297 : index
          %318 = vector.load %3[%317] : memref<?xf32>, vector<8xf32>
          %319 = arith.mulf %315, %310 : vector<8xf32>
          %320 = arith.mulf %318, %313 : vector<8xf32>
          %321 = arith.subf %319, %320 : vector<8xf32>
          %322 = arith.addi %253, %297 : index
          vector.store %321, %3[%322] : memref<?xf32>, vector<8xf32>
          %323 = arith.mulf %318, %310 : vector<8xf32>
          %324 = arith.mulf %315, %313 : vector<8xf32>
          %325 = arith.addf %323, %324 : vector<8xf32>
          %326 = arith.addi %253, %291 : index
          %327 = arith.addi %326, %297 : index
          vector.store %325, %3[%327] : memref<?xf32>, vector<8xf32>
        }
      }
      %328 = arith.cmpi slt, %0, %heads : index
      scf.if %328 {
        scf.for %329 = %c7 to %headDim step %c6 {
          %330 = arith.addi %253, %329 : index
          %331 = vector.load %3[%330] : memref<?xf32>, vector<16xf32>
          %332 = arith.muli %251, %heads : index
          %333 = arith.addi %332, %0 : index
          %334 = arith.muli %333, %headDim : index
          %335 = arith.addi %334, %329 : index
          vector.store %331, %q[%335] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %336 = arith.addi %slotsAt, %251 : index
        %337 = memref.load %step[%336] : memref<?xi32>
        %338 = arith.index_cast %337 : i32 to index
        %339 = arith.cmpi sge, %338, %c7 : index
        scf.if %339 {
          %340 = arith.cmpi eq, %codec, %c7 : index
          scf.if %340 {
            %341 = arith.subi %0, %heads : index
            %342 = memref.load %scales[%341] : memref<?xf32>
            %343 = vector.broadcast %342 : f32 to vector<16xf32>
            %344 = arith.divui %338, %c6 : index
            %345 = arith.remui %338, %c6 : index
            %346 = arith.muli %headDim, %c3 : index
            %347 = arith.muli %344, %pageBytes : index
            scf.for %348 = %c7 to %headDim step %c6 {
              %349 = arith.addi %253, %348 : index
              %350 = vector.load %3[%349] : memref<?xf32>, vector<16xf32>
              %351 = arith.mulf %350, %343 : vector<16xf32>
              %352 = arith.minimumf %351, %c28 : vector<16xf32>
              %353 = arith.maximumf %352, %c29 : vector<16xf32>
              %354 = arith.truncf %353 : vector<16xf32> to vector<16xf16>
              %355 = vector.bitcast %354 : vector<16xf16> to vector<32xi8>
              %356 = arith.muli %348, %c3 : index
              vector.store %355, %5[%356] : memref<?xi8>, vector<32xi8>
            }
            %357 = arith.cmpi slt, %341, %kvHeads : index
            scf.if %357 {
              %358 = arith.muli %346, %c4 : index
              %359 = arith.muli %341, %358 : index
              %360 = arith.addi %347, %359 : index
              %361 = arith.muli %345, %c3 : index
              %362 = arith.addi %360, %361 : index
              scf.for %363 = %c7 to %headDim step %c9 {
                %364 = arith.muli %363, %c3 : index
                %365 = arith.addi %364, %c7 : index
                %366 = memref.load %5[%365] : memref<?xi8>
                %367 = arith.muli %363, %c4 : index
                %368 = arith.addi %362, %367 : index
                %369 = arith.addi %368, %c7 : index
                memref.store %366, %kv[%369] : memref<?xi8>
                %370 = arith.muli %363, %c3 : index
                %371 = arith.addi %370, %c9 : index
                %372 = memref.load %5[%371] : memref<?xi8>
                %373 = arith.muli %363, %c4 : index
                %374 = arith.addi %362, %373 : index
                %375 = arith.addi %374, %c9 : index
                memref.store %372, %kv[%375] : memref<?xi8>
              }
            } else {
              %376 = arith.subi %341, %kvHeads : index
              %377 = arith.muli %376, %c3 : index
              %378 = arith.addi %377, %c9 : index
              %379 = arith.muli %346, %c6 : index
              %380 = arith.muli %378, %379 : index
              %381 = arith.addi %347, %380 : index
              %382 = arith.muli %345, %346 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c7 to %346 step %c6 {
                %385 = vector.load %5[%384] : memref<?xi8>, vector<16xi8>
                %386 = arith.addi %383, %384 : index
                vector.store %385, %kv[%386] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %387 = arith.cmpi eq, %codec, %c9 : index
          scf.if %387 {
            %388 = arith.subi %0, %heads : index
            %389 = memref.load %scales[%388] : memref<?xf32>
            %390 = vector.broadcast %389 : f32 to vector<16xf32>
            %391 = arith.divui %338, %c6 : index
            %392 = arith.remui %338, %c6 : index
            %393 = arith.muli %headDim, %c9 : index
            %394 = arith.muli %391, %pageBytes : index
            scf.for %395 = %c7 to %headDim step %c6 {
              %396 = arith.addi %253, %395 : index
              %397 = vector.load %3[%396] : memref<?xf32>, vector<16xf32>
              %398 = arith.mulf %397, %390 : vector<16xf32>
              %399 = wave.fp8_encode "e4m3" %398 : vector<16xf32> -> vector<16xi8>
              %400 = arith.muli %395, %c9 : index
              vector.store %399, %5[%400] : memref<?xi8>, vector<16xi8>
            }
            %401 = arith.cmpi slt, %388, %kvHeads : index
            scf.if %401 {
              %402 = arith.muli %393, %c4 : index
              %403 = arith.muli %388, %402 : index
              %404 = arith.addi %394, %403 : index
              %405 = arith.muli %392, %c9 : index
              %406 = arith.addi %404, %405 : index
              scf.for %407 = %c7 to %headDim step %c9 {
                %408 = arith.muli %407, %c9 : index
                %409 = arith.addi %408, %c7 : index
                %410 = memref.load %5[%409] : memref<?xi8>
                %411 = arith.muli %407, %c6 : index
                %412 = arith.addi %406, %411 : index
                %413 = arith.addi %412, %c7 : index
                memref.store %410, %kv[%413] : memref<?xi8>
              }
            } else {
              %414 = arith.subi %388, %kvHeads : index
              %415 = arith.muli %414, %c3 : index
              %416 = arith.addi %415, %c9 : index
              %417 = arith.muli %393, %c6 : index
              %418 = arith.muli %416, %417 : index
              %419 = arith.addi %394, %418 : index
              %420 = arith.muli %392, %393 : index
              %421 = arith.addi %419, %420 : index
              scf.for %422 = %c7 to %393 step %c6 {
                %423 = vector.load %5[%422] : memref<?xi8>, vector<16xi8>
                %424 = arith.addi %421, %422 : index
                vector.store %423, %kv[%424] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %425 = arith.cmpi eq, %codec, %c3 : index
          scf.if %425 {
            %426 = arith.subi %0, %heads : index
            %427 = memref.load %scales[%426] : memref<?xf32>
            %428 = vector.broadcast %427 : f32 to vector<16xf32>
            %429 = arith.divui %338, %c6 : index
            %430 = arith.remui %338, %c6 : index
            %431 = arith.muli %headDim, %c9 : index
            %432 = arith.muli %429, %pageBytes : index
            scf.for %433 = %c7 to %headDim step %c6 {
              %434 = arith.addi %253, %433 : index
              %435 = vector.load %3[%434] : memref<?xf32>, vector<16xf32>
              %436 = arith.mulf %435, %428 : vector<16xf32>
              %437 = wave.fp8_encode "e5m2" %436 : vector<16xf32> -> vector<16xi8>
              %438 = arith.muli %433, %c9 : index
              vector.store %437, %5[%438] : memref<?xi8>, vector<16xi8>
            }
            %439 = arith.cmpi slt, %426, %kvHeads : index
            scf.if %439 {
              %440 = arith.muli %431, %c4 : index
              %441 = arith.muli %426, %440 : index
              %442 = arith.addi %432, %441 : index
              %443 = arith.muli %430, %c9 : index
              %444 = arith.addi %442, %443 : index
              scf.for %445 = %c7 to %headDim step %c9 {
                %446 = arith.muli %445, %c9 : index
                %447 = arith.addi %446, %c7 : index
                %448 = memref.load %5[%447] : memref<?xi8>
                %449 = arith.muli %445, %c6 : index
                %450 = arith.addi %444, %449 : index
                %451 = arith.addi %450, %c7 : index
                memref.store %448, %kv[%451] : memref<?xi8>
              }
            } else {
              %452 = arith.subi %426, %kvHeads : index
              %453 = arith.muli %452, %c3 : index
              %454 = arith.addi %453, %c9 : index
              %455 = arith.muli %431, %c6 : index
              %456 = arith.muli %454, %455 : index
              %457 = arith.addi %432, %456 : index
              %458 = arith.muli %430, %431 : index
              %459 = arith.addi %457, %458 : index
              scf.for %460 = %c7 to %431 step %c6 {
                %461 = vector.load %5[%460] : memref<?xi8>, vector<16xi8>
                %462 = arith.addi %459, %460 : index
                vector.store %461, %kv[%462] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

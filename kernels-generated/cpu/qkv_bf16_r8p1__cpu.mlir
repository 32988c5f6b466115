// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 128 : index
  %c16 = arith.constant dense<16> : vector<16xi32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c28 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c32 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c33 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c6 to %8 step %c8 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.divui %inputFeatures, %c4 : index
      %55:8 = scf.for %46 = %c6 to %45 step %c8 iter_args(%47 = %c14, %48 = %c14, %49 = %c14, %50 = %c14, %51 = %c14, %52 = %c14, %53 = %c14, %54 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %46, %c5 : index
        %57 = arith.addi %44, %56 : index
        %58 = arith.muli %46, %c4 : index
        %68:8 = scf.for %59 = %c6 to %c10 step %c8 iter_args(%60 = %47, %61 = %48, %62 = %49, %63 = %50, %64 = %51, %65 = %52, %66 = %53, %67 = %54) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %69 = arith.muli %59, %c10 : index
          %70 = arith.addi %58, %69 : index
          %71 = arith.muli %59, %c15 : index
          %72 = arith.addi %57, %71 : index
          %73 = arith.addi %72, %c6 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
          %75 = vector.bitcast %74 : vector<32xi8> to vector<16xi16>
          %76 = arith.extui %75 : vector<16xi16> to vector<16xi32>
          %77 = arith.shli %76, %c16 : vector<16xi32>
          %78 = arith.bitcast %77 : vector<16xi32> to vector<16xf32>
          %79 = arith.addi %32, %70 : index
          %80 = arith.addi %79, %c6 : index
          %81 = memref.load %x[%80] : memref<?xf32>
          %82 = vector.broadcast %81 : f32 to vector<16xf32>
          %83 = math.fma %82, %78, %60 : vector<16xf32>
          %84 = arith.addi %33, %70 : index
          %85 = arith.addi %84, %c6 : index
          %86 = memref.load %x[%85] : memref<?xf32>
          %87 = vector.broadcast %86 : f32 to vector<16xf32>
          %88 = math.fma %87, %78, %61 : vector<16xf32>
          %89 = arith.addi %34, %70 : index
          %90 = arith.addi %89, %c6 : index
          %91 = memref.load %x[%90] : memref<?xf32>
          %92 = vector.broadcast %91 : f32 to vector<16xf32>
          %93 = math.fma %92, %78, %62 : vector<16xf32>
          %94 = arith.addi %35, %70 : index
          %95 = arith.addi %94, %c6 : index
          %96 = memref.load %x[%95] : memref<?xf32>
          %97 = vector.broadcast %96 : f32 to vector<16xf32>
          %98 = math.fma %97, %78, %63 : vector<16xf32>
          %99 = arith.addi %36, %70 : index
          %100 = arith.addi %99, %c6 : index
          %101 = memref.load %x[%100] : memref<?xf32>
          %102 = vector.broadcast %101 : f32 to vector<16xf32>
          %103 = math.fma %102, %78, %64 : vector<16xf32>
          %104 = arith.addi %37, %70 : index
          %105 = arith.addi %104, %c6 : index
          %106 = memref.load %x[%105] : memref<?xf32>
          %107 = vector.broadcast %106 : f32 to vector<16xf32>
          %108 = math.fma %107, %78, %65 : vector<16xf32>
          %109 = arith.addi %38, %70 : index
          %110 = arith.addi %109, %c6 : index
          %111 = memref.load %x[%110] : memref<?xf32>
          %112 = vector.broadcast %111 : f32 to vector<16xf32>
          %113 = math.fma %112, %78, %66 : vector<16xf32>
          %114 = arith.addi %39, %70 : index
          %115 = arith.addi %114, %c6 : index
          %116 = memref.load %x[%115] : memref<?xf32>
          %117 = vector.broadcast %116 : f32 to vector<16xf32>
          %118 = math.fma %117, %78, %67 : vector<16xf32>
          %119 = arith.addi %72, %c17 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
          %121 = vector.bitcast %120 : vector<32xi8> to vector<16xi16>
          %122 = arith.extui %121 : vector<16xi16> to vector<16xi32>
          %123 = arith.shli %122, %c16 : vector<16xi32>
          %124 = arith.bitcast %123 : vector<16xi32> to vector<16xf32>
          %125 = arith.addi %32, %70 : index
          %126 = arith.addi %125, %c8 : index
          %127 = memref.load %x[%126] : memref<?xf32>
          %128 = vector.broadcast %127 : f32 to vector<16xf32>
          %129 = math.fma %128, %124, %83 : vector<16xf32>
          %130 = arith.addi %33, %70 : index
          %131 = arith.addi %130, %c8 : index
          %132 = memref.load %x[%131] : memref<?xf32>
          %133 = vector.broadcast %132 : f32 to vector<16xf32>
          %134 = math.fma %133, %124, %88 : vector<16xf32>
          %135 = arith.addi %34, %70 : index
          %136 = arith.addi %135, %c8 : index
          %137 = memref.load %x[%136] : memref<?xf32>
          %138 = vector.broadcast %137 : f32 to vector<16xf32>
          %139 = math.fma %138, %124, %93 : vector<16xf32>
          %140 = arith.addi %35, %70 : index
          %141 = arith.addi %140, %c8 : index
          %142 = memref.load %x[%141] : memref<?xf32>
          %143 = vector.broadcast %142 : f32 to vector<16xf32>
          %144 = math.fma %143, %124, %98 : vector<16xf32>
          %145 = arith.addi %36, %70 : index
          %146 = arith.addi %145, %c8 : index
          %147 = memref.load %x[%146] : memref<?xf32>
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          %149 = math.fma %148, %124, %103 : vector<16xf32>
          %150 = arith.addi %37, %70 : index
          %151 = arith.addi %150, %c8 : index
          %152 = memref.load %x[%151] : memref<?xf32>
          %153 = vector.broadcast %152 : f32 to vector<16xf32>
          %154 = math.fma %153, %124, %108 : vector<16xf32>
          %155 = arith.addi %38, %70 : index
          %156 = arith.addi %155, %c8 : index
          %157 = memref.load %x[%156] : memref<?xf32>
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          %159 = math.fma %158, %124, %113 : vector<16xf32>
          %160 = arith.addi %39, %70 : index
          %161 = arith.addi %160, %c8 : index
          %162 = memref.load %x[%161] : memref<?xf32>
          %163 = vector.broadcast %162 : f32 to vector<16xf32>
          %164 = math.fma %163, %124, %118 : vector<16xf32>
          %165 = arith.addi %72, %c18 : index
          %166 = vector.load %w[%165] : memref<?xi8>, vector<32xi8>
          %167 = vector.bitcast %166 : vector<32xi8> to vector<16xi16>
          %168 = arith.extui %167 : vector<16xi16> to vector<16xi32>
          %169 = arith.shli %168, %c16 : vector<16xi32>
          %170 = arith.bitcast %169 : vector<16xi32> to vector<16xf32>
          %171 = arith.addi %32, %70 : index
          %172 = arith.addi %171, %c3 : index
          %173 = memref.load %x[%172] : memref<?xf32>
          %174 = vector.broadcast %173 : f32 to vector<16xf32>
          %175 = math.fma %174, %170, %129 : vector<16xf32>
          %176 = arith.addi %33, %70 : index
          %177 = arith.addi %176, %c3 : index
          %178 = memref.load %x[%177] : memref<?xf32>
          %179 = vector.broadcast %178 : f32 to vector<16xf32>
          %180 = math.fma %179, %170, %134 : vector<16xf32>
          %181 = arith.addi %34, %70 : index
          %182 = arith.addi %181, %c3 : index
          %183 = memref.load %x[%182] : memref<?xf32>
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          %185 = math.fma %184, %170, %139 : vector<16xf32>
          %186 = arith.addi %35, %70 : index
          %187 = arith.addi %186, %c3 : index
          %188 = memref.load %x[%187] : memref<?xf32>
          %189 = vector.broadcast %188 : f32 to vector<16xf32>
          %190 = math.fma %189, %170, %144 : vector<16xf32>
          %191 = arith.addi %36, %70 : index
          %192 = arith.addi %191, %c3 : index
          %193 = memref.load %x[%192] : memref<?xf32>
          %194 = vector.broadcast %193 : f32 to vector<16xf32>
          %195 = math.fma %194, %170, %149 : vector<16xf32>
          %196 = arith.addi %37, %70 : index
          %197 = arith.addi %196, %c3 : index
          %198 = memref.load %x[%197] : memref<?xf32>
          %199 = vector.broadcast %198 : f32 to vector<16xf32>
          %200 = math.fma %199, %170, %154 : vector<16xf32>
          %201 = arith.addi %38, %70 : index
          %202 = arith.addi %201, %c3 : index
          %203 = memref.load %x[%202] : memref<?xf32>
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          %205 = math.fma %204, %170, %159 : vector<16xf32>
          %206 = arith.addi %39, %70 : index
          %207 = arith.addi %206, %c3 : index
          %208 = memref.load %x[%207] : memref<?xf32>
          %209 = vector.broadcast %208 : f32 to vector<16xf32>
          %210 = math.fma %209, %170, %164 : vector<16xf32>
          %211 = arith.addi %72, %c19 : index
          %212 = vector.load %w[%211] : memref<?xi8>, vector<32xi8>
          %213 = vector.bitcast %212 : vector<32xi8> to vector<16xi16>
          %214 = arith.extui %213 : vector<16xi16> to vector<16xi32>
          %215 = arith.shli %214, %c16 : vector<16xi32>
          %216 = arith.bitcast %215 : vector<16xi32> to vector<16xf32>
          %217 = arith.addi %32, %70 : index
          %218 = arith.addi %217, %c9 : index
          %219 = memref.load %x[%218] : memref<?xf32>
          %220 = vector.broadcast %219 : f32 to vector<16xf32>
          %221 = math.fma %220, %216, %175 : vector<16xf32>
          %222 = arith.addi %33, %70 : index
          %223 = arith.addi %222, %c9 : index
          %224 = memref.load %x[%223] : memref<?xf32>
          %225 = vector.broadcast %224 : f32 to vector<16xf32>
          %226 = math.fma %225, %216, %180 : vector<16xf32>
          %227 = arith.addi %34, %70 : index
          %228 = arith.addi %227, %c9 : index
          %229 = memref.load %x[%228] : memref<?xf32>
          %230 = vector.broadcast %229 : f32 to vector<16xf32>
          %231 = math.fma %230, %216, %185 : vector<16xf32>
          %232 = arith.addi %35, %70 : index
          %233 = arith.addi %232, %c9 : index
          %234 = memref.load %x[%233] : memref<?xf32>
          %235 = vector.broadcast %234 : f32 to vector<16xf32>
          %236 = math.fma %235, %216, %190 : vector<16xf32>
          %237 = arith.addi %36, %70 : index
          %238 = arith.addi %237, %c9 : index
          %239 = memref.load %x[%238] : memref<?xf32>
          %240 = vector.broadcast %239 : f32 to vector<16xf32>
          %241 = math.fma %240, %216, %195 : vector<16xf32>
          %242 = arith.addi %37, %70 : index
          %243 = arith.addi %242, %c9 : index
          %244 = memref.load %x[%243] : memref<?xf32>
          %245 = vector.broadcast %244 : f32 to vector<16xf32>
          %246 = math.fma %245, %216, %200 : vector<16xf32>
          %247 = arith.addi %38, %70 : index
          %248 = arith.addi %247, %c9 : index
          %249 = memref.load %x[%248] : memref<?xf32>
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          %251 = math.fma %250, %216, %205 : vector<16xf32>
          %252 = arith.addi %39, %70 : index
          %253 = arith.addi %252, %c9 : index
          %254 = memref.load %x[%253] : memref<?xf32>
          %255 = vector.broadcast %254 : f32 to vector<16xf32>
          %256 = math.fma %255, %216, %210 : vector<16xf32>
          scf.yield %221, %226, %231, %236, %241, %246, %251, %256 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %257 = arith.muli %headDim, %c6 : index
      %258 = arith.muli %40, %c4 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %259, %c6 : index
      vector.store %55#0, %3[%260] : memref<?xf32>, vector<16xf32>
      %261 = arith.muli %headDim, %c8 : index
      %262 = arith.muli %40, %c4 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %263, %c6 : index
      vector.store %55#1, %3[%264] : memref<?xf32>, vector<16xf32>
      %265 = arith.muli %headDim, %c3 : index
      %266 = arith.muli %40, %c4 : index
      %267 = arith.addi %265, %266 : index
      %268 = arith.addi %267, %c6 : index
      vector.store %55#2, %3[%268] : memref<?xf32>, vector<16xf32>
      %269 = arith.muli %headDim, %c9 : index
      %270 = arith.muli %40, %c4 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.addi %271, %c6 : index
      vector.store %55#3, %3[%272] : memref<?xf32>, vector<16xf32>
      %273 = arith.muli %headDim, %c10 : index
      %274 = arith.muli %40, %c4 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.addi %275, %c6 : index
      vector.store %55#4, %3[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.muli %headDim, %c11 : index
      %278 = arith.muli %40, %c4 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %279, %c6 : index
      vector.store %55#5, %3[%280] : memref<?xf32>, vector<16xf32>
      %281 = arith.muli %headDim, %c12 : index
      %282 = arith.muli %40, %c4 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.addi %283, %c6 : index
      vector.store %55#6, %3[%284] : memref<?xf32>, vector<16xf32>
      %285 = arith.muli %headDim, %c13 : index
      %286 = arith.muli %40, %c4 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.addi %287, %c6 : index
      vector.store %55#7, %3[%288] : memref<?xf32>, vector<16xf32>
    }
    %289 = arith.addi %14, %c2 : index
    %290 = arith.minsi %289, %13 : index
    scf.for %291 = %14 to %290 step %c8 {
      %292 = arith.subi %291, %14 : index
      %293 = arith.muli %292, %headDim : index
      %294 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %294 {
        scf.for %295 = %c6 to %headDim step %c4 {
          %296 = arith.muli %0, %headDim : index
          %297 = arith.addi %296, %295 : index
          %298 = vector.load %bias[%297] : memref<?xf32>, vector<16xf32>
          %299 = arith.addi %293, %295 : index
          %300 = vector.load %3[%299] : memref<?xf32>, vector<16xf32>
          %301 = arith.addf %300, %298 : vector<16xf32>
          %302 = arith.addi %293, %295 : index
          vector.store %301, %3[%302] : memref<?xf32>, vector<16xf32>
        }
      }
      %303 = arith.addi %heads, %kvHeads : index
      %304 = arith.cmpi slt, %0, %303 : index
      scf.if %304 {
        %305 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %305 {
          %306 = arith.cmpi slt, %0, %heads : index
          %309 = scf.for %307 = %c6 to %headDim step %c4 iter_args(%308 = %c14) -> (vector<16xf32>) {
            %310 = arith.addi %293, %307 : index
            %311 = vector.load %3[%310] : memref<?xf32>, vector<16xf32>
            %312 = math.fma %311, %311, %308 : vector<16xf32>
            scf.yield %312 : vector<16xf32>
          }
          %313 = wave.reduce "add" %309 : vector<16xf32>
          %314 = arith.mulf %313, %inverseHeadDim : f32
          %315 = arith.addf %314, %epsilon : f32
          %316 = math.sqrt %315 : f32
          %317 = arith.divf %c26, %316 : f32
          %318 = vector.broadcast %317 : f32 to vector<16xf32>
          scf.for %319 = %c6 to %headDim step %c4 {
            %320 = vector.load %query_norm[%319] : memref<?xf32>, vector<16xf32>
            %321 = vector.load %key_norm[%319] : memref<?xf32>, vector<16xf32>
            %322 = arith.select %306, %320, %321 : vector<16xf32>
            %323 = arith.addi %293, %319 : index
            %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
            %325 = arith.mulf %324, %318 : vector<16xf32>
            %326 = arith.mulf %325, %322 : vector<16xf32>
            %327 = arith.addi %293, %319 : index
            vector.store %326, %3[%327] : memref<?xf32>, vector<16xf32>
          }
        }
        %328 = arith.addi %positionsAt, %291 : index
        %329 = memref.load %step[%328] : memref<?xi32>
        %330 = arith.index_cast %329 : i32 to index
        %331 = arith.divui %headDim, %c3 : index
        %332 = arith.remui %330, %c28 : index
        %333 = arith.muli %332, %headDim : index
        %334 = arith.divui %330, %c28 : index
        %335 = arith.addi %334, %c28 : index
        %336 = arith.muli %335, %headDim : index
        scf.for %337 = %c6 to %331 step %c2 {
          %338 = arith.addi %333, %337 : index
          %339 = vector.load %rope[%338] : memref<?xf32>, vector<8xf32>
          %340 = arith.addi %333, %331 : index
          %341 = arith.addi %340, %337 : index
          %342 = vector.load %rope[%341] : memref<?xf32>, vector<8xf32>
          %343 = arith.addi %336, %337 : index
          %344 = vector.load %rope[%343] : memref<?xf32>, vector<8xf32>
          %345 = arith.addi %336, %331 : index
          %346 = arith.addi %345, %337 : index
          %347 = vector.load %rope[%346] : memref<?xf32>, vector<8xf32>
          %348 = arith.mulf %344, %339 : vector<8xf32>
          %349 = arith.mulf %347, %342 : vector<8xf32>
          %350 = arith.subf %348, %349 : vector<8xf32>
          %351 = arith.mulf %347, %339 : vector<8xf32>
          %352 = arith.mulf %344, %342 : vector<8xf32>
          %353 = arith.addf %351, %352 : vector<8xf32>
          %354 = arith.addi %293, %337 : index
          %355 = vector.load %3[%354] : memref<?xf32>, vector<8xf32>
          %356 = arith.addi %293, %331 : index
          %357 = arith.addi %356, %337 : index
          %358 = vector.load %3[%357] : memref<?xf32>, vector<8xf32>
          %359 = arith.mulf %355, %350 : vector<8xf32>
          %360 = arith.mulf %358, %353 : vector<8xf32>
          %361 = arith.subf %359, %360 : vector<8xf32>
          %362 = arith.addi %293, %337 : index
          vector.store %361, %3[%362] : memref<?xf32>, vector<8xf32>
          %363 = arith.mulf %358, %350 : vector<8xf32>
          %364 = arith.mulf %355, %353 : vector<8xf32>
          %365 = arith.addf %363, %364 : vector<8xf32>
          %366 = arith.addi %293, %331 : index
          %367 = arith.addi %366, %337 : index
          vector.store %365, %3[%367] : memref<?xf32>, vector<8xf32>
        }
      }
      %368 = arith.cmpi slt, %0, %heads : index
      scf.if %368 {
        scf.for %369 = %c6 to %headDim step %c4 {
          %370 = arith.addi %293, %369 : index
          %371 = vector.load %3[%370] : memref<?xf32>, vector<16xf32>
          %372 = arith.muli %291, %heads : index
          %373 = arith.addi %372, %0 : index
          %374 = arith.muli %373, %headDim : index
          %375 = arith.addi %374, %369 : index
          vector.store %371, %q[%375] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %376 = arith.addi %slotsAt, %291 : index
        %377 = memref.load %step[%376] : memref<?xi32>
        %378 = arith.index_cast %377 : i32 to index
        %379 = arith.cmpi sge, %378, %c6 : index
        scf.if %379 {
          %380 = arith.cmpi eq, %codec, %c6 : index
          scf.if %380 {
            %381 = arith.subi %0, %heads : index
            %382 = memref.load %scales[%381] : memref<?xf32>
            %383 = vector.broadcast %382 : f32 to vector<16xf32>
            %384 = arith.divui %378, %c4 : index
            %385 = arith.remui %378, %c4 : index
            %386 = arith.muli %headDim, %c3 : index
            %387 = arith.muli %384, %pageBytes : index
            scf.for %388 = %c6 to %headDim step %c4 {
              %389 = arith.addi %293, %388 : index
              %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.mulf %390, %383 : vector<16xf32>
              %392 = arith.minimumf %391, %c32 : vector<16xf32>
              %393 = arith.maximumf %392, %c33 : vector<16xf32>
              %394 = arith.truncf %393 : vector<16xf32> to vector<16xf16>
              %395 = vector.bitcast %394 : vector<16xf16> to vector<32xi8>
              %396 = arith.muli %388, %c3 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<32xi8>
            }
            %397 = arith.cmpi slt, %381, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %386, %c17 : index
              %399 = arith.muli %381, %398 : index
              %400 = arith.addi %387, %399 : index
              %401 = arith.muli %385, %c3 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c6 to %headDim step %c8 {
                %404 = arith.muli %403, %c3 : index
                %405 = arith.addi %404, %c6 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c17 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c6 : index
                memref.store %406, %kv[%409] : memref<?xi8>
                %410 = arith.muli %403, %c3 : index
                %411 = arith.addi %410, %c8 : index
                %412 = memref.load %5[%411] : memref<?xi8>
                %413 = arith.muli %403, %c17 : index
                %414 = arith.addi %402, %413 : index
                %415 = arith.addi %414, %c8 : index
                memref.store %412, %kv[%415] : memref<?xi8>
              }
            } else {
              %416 = arith.subi %381, %kvHeads : index
              %417 = arith.muli %416, %c3 : index
              %418 = arith.addi %417, %c8 : index
              %419 = arith.muli %386, %c4 : index
              %420 = arith.muli %418, %419 : index
              %421 = arith.addi %387, %420 : index
              %422 = arith.muli %385, %386 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c6 to %386 step %c4 {
                %425 = vector.load %5[%424] : memref<?xi8>, vector<16xi8>
                %426 = arith.addi %423, %424 : index
                vector.store %425, %kv[%426] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %427 = arith.cmpi eq, %codec, %c8 : index
          scf.if %427 {
            %428 = arith.subi %0, %heads : index
            %429 = memref.load %scales[%428] : memref<?xf32>
            %430 = vector.broadcast %429 : f32 to vector<16xf32>
            %431 = arith.divui %378, %c4 : index
            %432 = arith.remui %378, %c4 : index
            %433 = arith.muli %headDim, %c8 : index
            %434 = arith.muli %431, %pageBytes : index
            scf.for %435 = %c6 to %headDim step %c4 {
              %436 = arith.addi %293, %435 : index
              %437 = vector.load %3[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.mulf %437, %430 : vector<16xf32>
              %439 = wave.fp8_encode "e4m3" %438 : vector<16xf32> -> vector<16xi8>
              %440 = arith.muli %435, %c8 : index
              vector.store %439, %5[%440] : memref<?xi8>, vector<16xi8>
            }
            %441 = arith.cmpi slt, %428, %kvHeads : index
            scf.if %441 {
              %442 = arith.muli %433, %c17 : index
              %443 = arith.muli %428, %442 : index
              %444 = arith.addi %434, %443 : index
              %445 = arith.muli %432, %c8 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c6 to %headDim step %c8 {
                %448 = arith.muli %447, %c8 : index
                %449 = arith.addi %448, %c6 : index
                %450 = memref.load %5[%449] : memref<?xi8>
                %451 = arith.muli %447, %c4 : index
                %452 = arith.addi %446, %451 : index
                %453 = arith.addi %452, %c6 : index
                memref.store %450, %kv[%453] : memref<?xi8>
              }
            } else {
              %454 = arith.subi %428, %kvHeads : index
              %455 = arith.muli %454, %c3 : index
              %456 = arith.addi %455, %c8 : index
              %457 = arith.muli %433, %c4 : index
              %458 = arith.muli %456, %457 : index
              %459 = arith.addi %434, %458 : index
              %460 = arith.muli %432, %433 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c6 to %433 step %c4 {
                %463 = vector.load %5[%462] : memref<?xi8>, vector<16xi8>
                %464 = arith.addi %461, %462 : index
                vector.store %463, %kv[%464] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %465 = arith.cmpi eq, %codec, %c3 : index
          scf.if %465 {
            %466 = arith.subi %0, %heads : index
            %467 = memref.load %scales[%466] : memref<?xf32>
            %468 = vector.broadcast %467 : f32 to vector<16xf32>
            %469 = arith.divui %378, %c4 : index
            %470 = arith.remui %378, %c4 : index
            %471 = arith.muli %headDim, %c8 : index
            %472 = arith.muli %469, %pageBytes : index
            scf.for %473 = %c6 to %headDim step %c4 {
              %474 = arith.addi %293, %473 : index
              %475 = vector.load %3[%474] : memref<?xf32>, vector<16xf32>
              %476 = arith.mulf %475, %468 : vector<16xf32>
              %477 = wave.fp8_encode "e5m2" %476 : vector<16xf32> -> vector<16xi8>
              %478 = arith.muli %473, %c8 : index
              vector.store %477, %5[%478] : memref<?xi8>, vector<16xi8>
            }
            %479 = arith.cmpi slt, %466, %kvHeads : index
            scf.if %479 {
              %480 = arith.muli %471, %c17 : index
              %481 = arith.muli %466, %480 : index
              %482 = arith.addi %472, %481 : index
              %483 = arith.muli %470, %c8 : index
              %484 = arith.addi %482, %483 : index
              scf.for %485 = %c6 to %headDim step %c8 {
                %486 = arith.muli %485, %c8 : index
                %487 = arith.addi %486, %c6 : index
                %488 = memref.load %5[%487] : memref<?xi8>
                %489 = arith.muli %485, %c4 : index
                %490 = arith.addi %484, %489 : index
                %491 = arith.addi %490, %c6 : index
                memref.store %488, %kv[%491] : memref<?xi8>
              }
            } else {
              %492 = arith.subi %466, %kvHeads : index
              %493 = arith.muli %492, %c3 : index
              %494 = arith.addi %493, %c8 : index
              %495 = arith.muli %471, %c4 : index
              %496 = arith.muli %494, %495 : index
              %497 = arith.addi %472, %496 : index
              %498 = arith.muli %470, %471 : index
              %499 = arith.addi %497, %498 : index
              scf.for %500 = %c6 to %471 step %c4 {
                %501 = vector.load %5[%500] : memref<?xi8>, vector<16xi8>
                %502 = arith.addi %499, %500 : index
                vector.store %501, %kv[%502] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %30 = %c8 to %10 step %c10 {
      %31 = arith.muli %0, %10 : index
      %32 = arith.addi %31, %30 : index
      %33 = arith.addi %32, %c8 : index
      %34 = arith.muli %33, %9 : index
      %35 = arith.muli %groupSize, %c5 : index
      %36 = arith.addi %35, %c6 : index
      %37 = arith.divui %groupSize, %c2 : index
      %38 = arith.divui %inputFeatures, %groupSize : index
      %44:4 = scf.for %39 = %c8 to %38 step %c10 iter_args(%40 = %c12, %41 = %c12, %42 = %c12, %43 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %39, %36 : index
        %46 = arith.addi %34, %45 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.addi %46, %c13 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extui %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.muli %39, %groupSize : index
        %59:4 = scf.for %54 = %c8 to %37 step %c10 iter_args(%55 = %40, %56 = %41, %57 = %42, %58 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %60 = arith.muli %54, %c2 : index
          %61 = arith.addi %53, %60 : index
          %62 = arith.addi %46, %c6 : index
          %63 = arith.muli %54, %c13 : index
          %64 = arith.addi %62, %63 : index
          %65 = arith.addi %64, %c8 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.andi %67, %c14 : vector<16xi32>
          %69 = arith.shrui %67, %c15 : vector<16xi32>
          %70 = arith.subi %68, %52 : vector<16xi32>
          %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
          %72 = arith.mulf %71, %49 : vector<16xf32>
          %73 = arith.addi %26, %61 : index
          %74 = arith.addi %73, %c8 : index
          %75 = memref.load %x[%74] : memref<?xf32>
          %76 = vector.broadcast %75 : f32 to vector<16xf32>
          %77 = math.fma %76, %72, %55 : vector<16xf32>
          %78 = arith.addi %27, %61 : index
          %79 = arith.addi %78, %c8 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %72, %56 : vector<16xf32>
          %83 = arith.addi %28, %61 : index
          %84 = arith.addi %83, %c8 : index
          %85 = memref.load %x[%84] : memref<?xf32>
          %86 = vector.broadcast %85 : f32 to vector<16xf32>
          %87 = math.fma %86, %72, %57 : vector<16xf32>
          %88 = arith.addi %29, %61 : index
          %89 = arith.addi %88, %c8 : index
          %90 = memref.load %x[%89] : memref<?xf32>
          %91 = vector.broadcast %90 : f32 to vector<16xf32>
          %92 = math.fma %91, %72, %58 : vector<16xf32>
          %93 = arith.subi %69, %52 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = arith.mulf %94, %49 : vector<16xf32>
          %96 = arith.addi %26, %61 : index
          %97 = arith.addi %96, %c10 : index
          %98 = memref.load %x[%97] : memref<?xf32>
          %99 = vector.broadcast %98 : f32 to vector<16xf32>
          %100 = math.fma %99, %95, %77 : vector<16xf32>
          %101 = arith.addi %27, %61 : index
          %102 = arith.addi %101, %c10 : index
          %103 = memref.load %x[%102] : memref<?xf32>
          %104 = vector.broadcast %103 : f32 to vector<16xf32>
          %105 = math.fma %104, %95, %82 : vector<16xf32>
          %106 = arith.addi %28, %61 : index
          %107 = arith.addi %106, %c10 : index
          %108 = memref.load %x[%107] : memref<?xf32>
          %109 = vector.broadcast %108 : f32 to vector<16xf32>
          %110 = math.fma %109, %95, %87 : vector<16xf32>
          %111 = arith.addi %29, %61 : index
          %112 = arith.addi %111, %c10 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %95, %92 : vector<16xf32>
          %116 = arith.addi %64, %c7 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.andi %118, %c14 : vector<16xi32>
          %120 = arith.shrui %118, %c15 : vector<16xi32>
          %121 = arith.subi %119, %52 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = arith.mulf %122, %49 : vector<16xf32>
          %124 = arith.addi %26, %61 : index
          %125 = arith.addi %124, %c3 : index
          %126 = memref.load %x[%125] : memref<?xf32>
          %127 = vector.broadcast %126 : f32 to vector<16xf32>
          %128 = math.fma %127, %123, %100 : vector<16xf32>
          %129 = arith.addi %27, %61 : index
          %130 = arith.addi %129, %c3 : index
          %131 = memref.load %x[%130] : memref<?xf32>
          %132 = vector.broadcast %131 : f32 to vector<16xf32>
          %133 = math.fma %132, %123, %105 : vector<16xf32>
          %134 = arith.addi %28, %61 : index
          %135 = arith.addi %134, %c3 : index
          %136 = memref.load %x[%135] : memref<?xf32>
          %137 = vector.broadcast %136 : f32 to vector<16xf32>
          %138 = math.fma %137, %123, %110 : vector<16xf32>
          %139 = arith.addi %29, %61 : index
          %140 = arith.addi %139, %c3 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %123, %115 : vector<16xf32>
          %144 = arith.subi %120, %52 : vector<16xi32>
          %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
          %146 = arith.mulf %145, %49 : vector<16xf32>
          %147 = arith.addi %26, %61 : index
          %148 = arith.addi %147, %c11 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %146, %128 : vector<16xf32>
          %152 = arith.addi %27, %61 : index
          %153 = arith.addi %152, %c11 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %146, %133 : vector<16xf32>
          %157 = arith.addi %28, %61 : index
          %158 = arith.addi %157, %c11 : index
          %159 = memref.load %x[%158] : memref<?xf32>
          %160 = vector.broadcast %159 : f32 to vector<16xf32>
          %161 = math.fma %160, %146, %138 : vector<16xf32>
          %162 = arith.addi %29, %61 : index
          %163 = arith.addi %162, %c11 : index
          %164 = memref.load %x[%163] : memref<?xf32>
          %165 = vector.broadcast %164 : f32 to vector<16xf32>
          %166 = math.fma %165, %146, %143 : vector<16xf32>
          scf.yield %151, %156, %161, %166 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %59#0, %59#1, %59#2, %59#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %167 = arith.muli %headDim, %c8 : index
      %168 = arith.muli %30, %c7 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %c8 : index
      vector.store %44#0, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.muli %headDim, %c10 : index
      %172 = arith.muli %30, %c7 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c8 : index
      vector.store %44#1, %3[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.muli %headDim, %c3 : index
      %176 = arith.muli %30, %c7 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.addi %177, %c8 : index
      vector.store %44#2, %3[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.muli %headDim, %c11 : index
      %180 = arith.muli %30, %c7 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c8 : index
      vector.store %44#3, %3[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.addi %16, %c2 : index
    %184 = arith.minsi %183, %15 : index
    scf.for %185 = %16 to %184 step %c10 {
      %186 = arith.subi %185, %16 : index
      %187 = arith.muli %186, %headDim : index
      %188 = arith.cmpi eq, %hasBias, %c10 : index
      scf.if %188 {
        scf.for %189 = %c8 to %headDim step %c7 {
          %190 = arith.muli %0, %headDim : index
          %191 = arith.addi %190, %189 : index
          %192 = vector.load %bias[%191] : memref<?xf32>, vector<16xf32>
          %193 = arith.addi %187, %189 : index
          %194 = vector.load %3[%193] : memref<?xf32>, vector<16xf32>
          %195 = arith.addf %194, %192 : vector<16xf32>
          %196 = arith.addi %187, %189 : index
          vector.store %195, %3[%196] : memref<?xf32>, vector<16xf32>
        }
      }
      %197 = arith.addi %heads, %kvHeads : index
      %198 = arith.cmpi slt, %0, %197 : index
      scf.if %198 {
        %199 = arith.cmpi eq, %hasNorm, %c10 : index
        scf.if %199 {
          %200 = arith.cmpi slt, %0, %heads : index
          %203 = scf.for %201 = %c8 to %headDim step %c7 iter_args(%202 = %c12) -> (vector<16xf32>) {
            %204 = arith.addi %187, %201 : index
            %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
            %206 = math.fma %205, %205, %202 : vector<16xf32>
            scf.yield %206 : vector<16xf32>
          }
          %207 = wave.reduce "add" %203 : vector<16xf32>
          %208 = arith.mulf %207, %inverseHeadDim : f32
          %209 = arith.addf %208, %epsilon : f32
          %210 = math.sqrt %209 : f32
          %211 = arith.divf %c22, %210 : f32
          %212 = vector.broadcast %211 : f32 to vector<16xf32>
          scf.for %213 = %c8 to %headDim step %c7 {
            %214 = vector.load %query_norm[%213] : memref<?xf32>, vector<16xf32>
            %215 = vector.load %key_norm[%213] : memref<?xf32>, vector<16xf32>
            %216 = arith.select %200, %214, %215 : vector<16xf32>
            %217 = arith.addi %187, %213 : index
            %218 = vector.load %3[%217] : memref<?xf32>, vector<16xf32>
            %219 = arith.mulf %218, %212 : vector<16xf32>
            %220 = arith.mulf %219, %216 : vector<16xf32>
            %221 = arith.addi %187, %213 : index
            vector.store %220, %3[%221] : memref<?xf32>, vector<16xf32>
          }
        }
        %222 = arith.addi %positionsAt, %185 : index
        %223 = memref.load %step[%222] : memref<?xi32>
        %224 = arith.index_cast %223 : i32 to index
        %225 = arith.divui %headDim, %c3 : index
        %226 = arith.remui %224, %c24 : index
        %227 = arith.muli %226, %headDim : index
        %228 = arith.divui %224, %c24 : index
        %229 = arith.addi %228, %c24 : index
        %230 = arith.muli %229, %headDim : index
        scf.for %231 = %c8 to %225 step %c5 {
          %232 = arith.addi %227, %231 : index
          %233 = vector.load %rope[%232] : memref<?xf32>, vector<8xf32>
          %234 = arith.addi %227, %225 : index
          %235 = arith.addi %234, %231 : index
          %236 = vector.load %rope[%235] : memref<?xf32>, vector<8xf32>
          %237 = arith.addi %230, %231 : index
          %238 = vector.load %rope[%237] : memref<?xf32>, vector<8xf32>
          %239 = arith.addi %230, %225 : index
          %240 = arith.addi %239, %231 : index
          %241 = vector.load %rope[%240] : memref<?xf32>, vector<8xf32>
          %242 = arith.mulf %238, %233 : vector<8xf32>
          %243 = arith.mulf %241, %236 : vector<8xf32>
          %244 = arith.subf %242, %243 : vector<8xf32>
          %245 = arith.mulf %241, %233 : vector<8xf32>
          %246 = arith.mulf %238, %236 : vector<8xf32>
          %247 = arith.addf %245, %246 : vector<8xf32>
          %248 = arith.addi %187, %231 : index
          %249 = vector.load %3[%248] : memref<?xf32>, vector<8xf32>
          %250 = arith.addi %187, %225 : index
          %251 = arith.addi %250, %231 : index
          %252 = vector.load %3[%251] : memref<?xf32>, vector<8xf32>
          %253 = arith.mulf %249, %244 : vector<8xf32>
          %254 = arith.mulf %252, %247 : vector<8xf32>
          %255 = arith.subf %253, %254 : vector<8xf32>
          %256 = arith.addi %187, %231 : index
          vector.store %255, %3[%256] : memref<?xf32>, vector<8xf32>
          %257 = arith.mulf %252, %244 : vector<8xf32>
          %258 = arith.mulf %249, %247 : vector<8xf32>
          %259 = arith.addf %257, %258 : vector<8xf32>
          %260 = arith.addi %187, %225 : index
          %261 = arith.addi %260, %231 : index
          vector.store %259, %3[%261] : memref<?xf32>, vector<8xf32>
        }
      }
      %262 = arith.cmpi slt, %0, %heads : index
      scf.if %262 {
        scf.for %263 = %c8 to %headDim step %c7 {
          %264 = arith.addi %187, %263 : index
          %265 = vector.load %3[%264] : memref<?xf32>, vector<16xf32>
          %266 = arith.muli %185, %heads : index
          %267 = arith.addi %266, %0 : index
          %268 = arith.muli %267, %headDim : index
          %269 = arith.addi %268, %263 : index
          vector.store %265, %q[%269] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %270 = arith.addi %slotsAt, %185 : index
        %271 = memref.load %step[%270] : memref<?xi32>
        %272 = arith.index_cast %271 : i32 to index
        %273 = arith.cmpi sge, %272, %c8 : index
        scf.if %273 {
          %274 = arith.cmpi eq, %codec, %c8 : index
          scf.if %274 {
            %275 = arith.subi %0, %heads : index
            %276 = memref.load %scales[%275] : memref<?xf32>
            %277 = vector.broadcast %276 : f32 to vector<16xf32>
            %278 = arith.divui %272, %c7 : index
            %279 = arith.remui %272, %c7 : index
            %280 = arith.muli %headDim, %c3 : index
            %281 = arith.muli %278, %pageBytes : index
            scf.for %282 = %c8 to %headDim step %c7 {
              %283 = arith.addi %187, %282 : index
              %284 = vector.load %3[%283] : memref<?xf32>, vector<16xf32>
              %285 = arith.mulf %284, %277 : vector<16xf32>
              %286 = arith.minimumf %285, %c28 : vector<16xf32>
              %287 = arith.maximumf %286, %c29 : vector<16xf32>
              %288 = arith.truncf %287 : vector<16xf32> to vector<16xf16>
              %289 = vector.bitcast %288 : vector<16xf16> to vector<32xi8>
              %290 = arith.muli %282, %c3 : index
              vector.store %289, %5[%290] : memref<?xi8>, vector<32xi8>
            }
            %291 = arith.cmpi slt, %275, %kvHeads : index
            scf.if %291 {
              %292 = arith.muli %280, %c13 : index
              %293 = arith.muli %275, %292 : index
              %294 = arith.addi %281, %293 : index
              %295 = arith.muli %279, %c3 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c8 to %headDim step %c10 {
                %298 = arith.muli %297, %c3 : index
                %299 = arith.addi %298, %c8 : index
                %300 = memref.load %5[%299] : memref<?xi8>
                %301 = arith.muli %297, %c13 : index
                %302 = arith.addi %296, %301 : index
                %303 = arith.addi %302, %c8 : index
                memref.store %300, %kv[%303] : memref<?xi8>
                %304 = arith.muli %297, %c3 : index
                %305 = arith.addi %304, %c10 : index
                %306 = memref.load %5[%305] : memref<?xi8>
                %307 = arith.muli %297, %c13 : index
                %308 = arith.addi %296, %307 : index
                %309 = arith.addi %308, %c10 : index
                memref.store %306, %kv[%309] : memref<?xi8>
              }
            } else {
              %310 = arith.subi %275, %kvHeads : index
              %311 = arith.muli %310, %c3 : index
              %312 = arith.addi %311, %c10 : index
              %313 = arith.muli %280, %c7 : index
              %314 = arith.muli %312, %313 : index
              %315 = arith.addi %281, %314 : index
              %316 = arith.muli %279, %280 : index
              %317 = arith.addi %315, %316 : index
              scf.for %318 = %c8 to %280 step %c7 {
                %319 = vector.load %5[%318] : memref<?xi8>, vector<16xi8>
                %320 = arith.addi %317, %318 : index
                vector.store %319, %kv[%320] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %321 = arith.cmpi eq, %codec, %c10 : index
          scf.if %321 {
            %322 = arith.subi %0, %heads : index
            %323 = memref.load %scales[%322] : memref<?xf32>
            %324 = vector.broadcast %323 : f32 to vector<16xf32>
            %325 = arith.divui %272, %c7 : index
            %326 = arith.remui %272, %c7 : index
            %327 = arith.muli %headDim, %c10 : index
            %328 = arith.muli %325, %pageBytes : index
            scf.for %329 = %c8 to %headDim step %c7 {
              %330 = arith.addi %187, %329 : index
              %331 = vector.load %3[%330] : memref<?xf32>, vector<16xf32>
              %332 = arith.mulf %331, %324 : vector<16xf32>
              %333 = wave.fp8_encode "e4m3" %332 : vector<16xf32> -> vector<16xi8>
              %334 = arith.muli %329, %c10 : index
              vector.store %333, %5[%334] : memref<?xi8>, vector<16xi8>
            }
            %335 = arith.cmpi slt, %322, %kvHeads : index
            scf.if %335 {
              %336 = arith.muli %327, %c13 : index
              %337 = arith.muli %322, %336 : index
              %338 = arith.addi %328, %337 : index
              %339 = arith.muli %326, %c10 : index
              %340 = arith.addi %338, %339 : index
              scf.for %341 = %c8 to %headDim step %c10 {
                %342 = arith.muli %341, %c10 : index
                %343 = arith.addi %342, %c8 : index
                %344 = memref.load %5[%343] : memref<?xi8>
                %345 = arith.muli %341, %c7 : index
                %346 = arith.addi %340, %345 : index
                %347 = arith.addi %346, %c8 : index
                memref.store %344, %kv[%347] : memref<?xi8>
              }
            } else {
              %348 = arith.subi %322, %kvHeads : index
              %349 = arith.muli %348, %c3 : index
              %350 = arith.addi %349, %c10 : index
              %351 = arith.muli %327, %c7 : index
              %352 = arith.muli %350, %351 : index
              %353 = arith.addi %328, %352 : index
              %354 = arith.muli %326, %327 : index
              %355 = arith.addi %353, %354 : index
              scf.for %356 = %c8 to %327 step %c7 {
                %357 = vector.load %5[%356] : memref<?xi8>, vector<16xi8>
                %358 = arith.addi %355, %356 : index
                vector.store %357, %kv[%358] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %359 = arith.cmpi eq, %codec, %c3 : index
          scf.if %359 {
            %360 = arith.subi %0, %heads : index
            %361 = memref.load %scales[%360] : memref<?xf32>
            %362 = vector.broadcast %361 : f32 to vector<16xf32>
            %363 = arith.divui %272, %c7 : index
            %364 = arith.remui %272, %c7 : index
            %365 = arith.muli %headDim, %c10 : index
            %366 = arith.muli %363, %pageBytes : index
            scf.for %367 = %c8 to %headDim step %c7 {
              %368 = arith.addi %187, %367 : index
              %369 = vector.load %3[%368] : memref<?xf32>, vector<16xf32>
              %370 = arith.mulf %369, %362 : vector<16xf32>
              %371 = wave.fp8_encode "e5m2" %370 : vector<16xf32> -> vector<16xi8>
              %372 = arith.muli %367, %c10 : index
              vector.store %371, %5[%372] : memref<?xi8>, vector<16xi8>
            }
            %373 = arith.cmpi slt, %360, %kvHeads : index
            scf.if %373 {
              %374 = arith.muli %365, %c13 : index
              %375 = arith.muli %360, %374 : index
              %376 = arith.addi %366, %375 : index
              %377 = arith.muli %364, %c10 : index
              %378 = arith.addi %376, %377 : index
              scf.for %379 = %c8 to %headDim step %c10 {
                %380 = arith.muli %379, %c10 : index
                %381 = arith.addi %380, %c8 : index
                %382 = memref.load %5[%381] : memref<?xi8>
                %383 = arith.muli %379, %c7 : index
                %384 = arith.addi %378, %383 : index
                %385 = arith.addi %384, %c8 : index
                memref.store %382, %kv[%385] : memref<?xi8>
              }
            } else {
              %386 = arith.subi %360, %kvHeads : index
              %387 = arith.muli %386, %c3 : index
              %388 = arith.addi %387, %c10 : index
              %389 = arith.muli %365, %c7 : index
              %390 = arith.muli %388, %389 : index
              %391 = arith.addi %366, %390 : index
              %392 = arith.muli %364, %365 : index
              %393 = arith.addi %391, %392 : index
              scf.for %394 = %c8 to %365 step %c7 {
                %395 = vector.load %5[%394] : memref<?xi8>, vector<16xi8>
                %396 = arith.addi %393, %394 : index
                vector.store %395, %kv[%396] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

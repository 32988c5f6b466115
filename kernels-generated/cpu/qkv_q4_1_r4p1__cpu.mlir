// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    scf.for %28 = %c7 to %8 step %c9 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c7 to %33 step %c9 iter_args(%35 = %c11, %36 = %c11, %37 = %c11, %38 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %41, %c4 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.muli %34, %c4 : index
        %55:4 = scf.for %50 = %c7 to %c12 step %c9 iter_args(%51 = %35, %52 = %36, %53 = %37, %54 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %56 = arith.muli %50, %c2 : index
          %57 = arith.addi %49, %56 : index
          %58 = arith.addi %41, %c13 : index
          %59 = arith.muli %50, %c4 : index
          %60 = arith.addi %58, %59 : index
          %61 = arith.addi %60, %c7 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.andi %63, %c14 : vector<16xi32>
          %65 = arith.shrui %63, %c15 : vector<16xi32>
          %66 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %67 = math.fma %66, %44, %48 : vector<16xf32>
          %68 = arith.addi %24, %57 : index
          %69 = arith.addi %68, %c7 : index
          %70 = memref.load %x[%69] : memref<?xf32>
          %71 = vector.broadcast %70 : f32 to vector<16xf32>
          %72 = math.fma %71, %67, %51 : vector<16xf32>
          %73 = arith.addi %25, %57 : index
          %74 = arith.addi %73, %c7 : index
          %75 = memref.load %x[%74] : memref<?xf32>
          %76 = vector.broadcast %75 : f32 to vector<16xf32>
          %77 = math.fma %76, %67, %52 : vector<16xf32>
          %78 = arith.addi %26, %57 : index
          %79 = arith.addi %78, %c7 : index
          %80 = memref.load %x[%79] : memref<?xf32>
          %81 = vector.broadcast %80 : f32 to vector<16xf32>
          %82 = math.fma %81, %67, %53 : vector<16xf32>
          %83 = arith.addi %27, %57 : index
          %84 = arith.addi %83, %c7 : index
          %85 = memref.load %x[%84] : memref<?xf32>
          %86 = vector.broadcast %85 : f32 to vector<16xf32>
          %87 = math.fma %86, %67, %54 : vector<16xf32>
          %88 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
          %89 = math.fma %88, %44, %48 : vector<16xf32>
          %90 = arith.addi %24, %57 : index
          %91 = arith.addi %90, %c9 : index
          %92 = memref.load %x[%91] : memref<?xf32>
          %93 = vector.broadcast %92 : f32 to vector<16xf32>
          %94 = math.fma %93, %89, %72 : vector<16xf32>
          %95 = arith.addi %25, %57 : index
          %96 = arith.addi %95, %c9 : index
          %97 = memref.load %x[%96] : memref<?xf32>
          %98 = vector.broadcast %97 : f32 to vector<16xf32>
          %99 = math.fma %98, %89, %77 : vector<16xf32>
          %100 = arith.addi %26, %57 : index
          %101 = arith.addi %100, %c9 : index
          %102 = memref.load %x[%101] : memref<?xf32>
          %103 = vector.broadcast %102 : f32 to vector<16xf32>
          %104 = math.fma %103, %89, %82 : vector<16xf32>
          %105 = arith.addi %27, %57 : index
          %106 = arith.addi %105, %c9 : index
          %107 = memref.load %x[%106] : memref<?xf32>
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          %109 = math.fma %108, %89, %87 : vector<16xf32>
          %110 = arith.addi %60, %c6 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.andi %112, %c14 : vector<16xi32>
          %114 = arith.shrui %112, %c15 : vector<16xi32>
          %115 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %116 = math.fma %115, %44, %48 : vector<16xf32>
          %117 = arith.addi %24, %57 : index
          %118 = arith.addi %117, %c3 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %116, %94 : vector<16xf32>
          %122 = arith.addi %25, %57 : index
          %123 = arith.addi %122, %c3 : index
          %124 = memref.load %x[%123] : memref<?xf32>
          %125 = vector.broadcast %124 : f32 to vector<16xf32>
          %126 = math.fma %125, %116, %99 : vector<16xf32>
          %127 = arith.addi %26, %57 : index
          %128 = arith.addi %127, %c3 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %116, %104 : vector<16xf32>
          %132 = arith.addi %27, %57 : index
          %133 = arith.addi %132, %c3 : index
          %134 = memref.load %x[%133] : memref<?xf32>
          %135 = vector.broadcast %134 : f32 to vector<16xf32>
          %136 = math.fma %135, %116, %109 : vector<16xf32>
          %137 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %44, %48 : vector<16xf32>
          %139 = arith.addi %24, %57 : index
          %140 = arith.addi %139, %c10 : index
          %141 = memref.load %x[%140] : memref<?xf32>
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          %143 = math.fma %142, %138, %121 : vector<16xf32>
          %144 = arith.addi %25, %57 : index
          %145 = arith.addi %144, %c10 : index
          %146 = memref.load %x[%145] : memref<?xf32>
          %147 = vector.broadcast %146 : f32 to vector<16xf32>
          %148 = math.fma %147, %138, %126 : vector<16xf32>
          %149 = arith.addi %26, %57 : index
          %150 = arith.addi %149, %c10 : index
          %151 = memref.load %x[%150] : memref<?xf32>
          %152 = vector.broadcast %151 : f32 to vector<16xf32>
          %153 = math.fma %152, %138, %131 : vector<16xf32>
          %154 = arith.addi %27, %57 : index
          %155 = arith.addi %154, %c10 : index
          %156 = memref.load %x[%155] : memref<?xf32>
          %157 = vector.broadcast %156 : f32 to vector<16xf32>
          %158 = math.fma %157, %138, %136 : vector<16xf32>
          scf.yield %143, %148, %153, %158 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %159 = arith.muli %headDim, %c7 : index
      %160 = arith.muli %28, %c6 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c7 : index
      vector.store %39#0, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.muli %headDim, %c9 : index
      %164 = arith.muli %28, %c6 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %39#1, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.muli %headDim, %c3 : index
      %168 = arith.muli %28, %c6 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %c7 : index
      vector.store %39#2, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.muli %headDim, %c10 : index
      %172 = arith.muli %28, %c6 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c7 : index
      vector.store %39#3, %3[%174] : memref<?xf32>, vector<16xf32>
    }
    %175 = arith.addi %14, %c2 : index
    %176 = arith.minsi %175, %13 : index
    scf.for %177 = %14 to %176 step %c9 {
      %178 = arith.subi %177, %14 : index
      %179 = arith.muli %178, %headDim : index
      %180 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %180 {
        scf.for %181 = %c7 to %headDim step %c6 {
          %182 = arith.muli %0, %headDim : index
          %183 = arith.addi %182, %181 : index
          %184 = vector.load %bias[%183] : memref<?xf32>, vector<16xf32>
          %185 = arith.addi %179, %181 : index
          %186 = vector.load %3[%185] : memref<?xf32>, vector<16xf32>
          %187 = arith.addf %186, %184 : vector<16xf32>
          %188 = arith.addi %179, %181 : index
          vector.store %187, %3[%188] : memref<?xf32>, vector<16xf32>
        }
      }
      %189 = arith.addi %heads, %kvHeads : index
      %190 = arith.cmpi slt, %0, %189 : index
      scf.if %190 {
        %191 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %191 {
          %192 = arith.cmpi slt, %0, %heads : index
          %195 = scf.for %193 = %c7 to %headDim step %c6 iter_args(%194 = %c11) -> (vector<16xf32>) {
            %196 = arith.addi %179, %193 : index
            %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
            %198 = math.fma %197, %197, %194 : vector<16xf32>
            scf.yield %198 : vector<16xf32>
          }
          %199 = wave.reduce "add" %195 : vector<16xf32>
          %200 = arith.mulf %199, %inverseHeadDim : f32
          %201 = arith.addf %200, %epsilon : f32
          %202 = math.sqrt %201 : f32
          %203 = arith.divf %c22, %202 : f32
          %204 = vector.broadcast %203 : f32 to vector<16xf32>
          scf.for %205 = %c7 to %headDim step %c6 {
            %206 = vector.load %query_norm[%205] : memref<?xf32>, vector<16xf32>
            %207 = vector.load %key_norm[%205] : memref<?xf32>, vector<16xf32>
            %208 = arith.select %192, %206, %207 : vector<16xf32>
            %209 = arith.addi %179, %205 : index
            %210 = vector.load %3[%209] : memref<?xf32>, vector<16xf32>
            %211 = arith.mulf %210, %204 : vector<16xf32>
            %212 = arith.mulf %211, %208 : vector<16xf32>
            %213 = arith.addi %179, %205 : index
            vector.store %212, %3[%213] : memref<?xf32>, vector<16xf32>
          }
        }
        %214 = arith.addi %positionsAt, %177 : index
        %215 = memref.load %step[%214] : memref<?xi32>
        %216 = arith.index_cast %215 : i32 to index
        %217 = arith.divui %headDim, %c3 : index
        %218 = arith.remui %216, %c24 : index
        %219 = arith.muli %218, %headDim : index
        %220 = arith.divui %216, %c24 : index
        %221 = arith.addi %220, %c24 : index
        %222 = arith.muli %221, %headDim : index
        scf.for %223 = %c7 to %217 step %c12 {
          %224 = arith.addi %219, %223 : index
          %225 = vector.load %rope[%224] : memref<?xf32>, vector<8xf32>
          %226 = arith.addi %219, %217 : index
          %227 = arith.addi %226, %223 : index
          %228 = vector.load %rope[%227] : memref<?xf32>, vector<8xf32>
          %229 = arith.addi %222, %223 : index
          %230 = vector.load %rope[%229] : memref<?xf32>, vector<8xf32>
          %231 = arith.addi %222, %217 : index
          %232 = arith.addi %231, %223 : index
          %233 = vector.load %rope[%232] : memref<?xf32>, vector<8xf32>
          %234 = arith.mulf %230, %225 : vector<8xf32>
          %235 = arith.mulf %233, %228 : vector<8xf32>
          %236 = arith.subf %234, %235 : vector<8xf32>
          %237 = arith.mulf %233, %225 : vector<8xf32>
          %238 = arith.mulf %230, %228 : vector<8xf32>
          %239 = arith.addf %237, %238 : vector<8xf32>
          %240 = arith.addi %179, %223 : index
          %241 = vector.load %3[%240] : memref<?xf32>, vector<8xf32>
          %242 = arith.addi %179, %217 : index
          %243 = arith.addi %242, %223 : index
          %244 = vector.load %3[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.mulf %241, %236 : vector<8xf32>
          %246 = arith.mulf %244, %239 : vector<8xf32>
          %247 = arith.subf %245, %246 : vector<8xf32>
          %248 = arith.addi %179, %223 : index
          vector.store %247, %3[%248] : memref<?xf32>, vector<8xf32>
          %249 = arith.mulf %244, %236 : vector<8xf32>
          %250 = arith.mulf %241, %239 : vector<8xf32>
          %251 = arith.addf %249, %250 : vector<8xf32>
          %252 = arith.addi %179, %217 : index
          %253 = arith.addi %252, %223 : index
          vector.store %251, %3[%253] : memref<?xf32>, vector<8xf32>
        }
      }
      %254 = arith.cmpi slt, %0, %heads : index
      scf.if %254 {
        scf.for %255 = %c7 to %headDim step %c6 {
          %256 = arith.addi %179, %255 : index
          %257 = vector.load %3[%256] : memref<?xf32>, vector<16xf32>
          %258 = arith.muli %177, %heads : index
          %259 = arith.addi %258, %0 : index
          %260 = arith.muli %259, %headDim : index
          %261 = arith.addi %260, %255 : index
          vector.store %257, %q[%261] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %262 = arith.addi %slotsAt, %177 : index
        %263 = memref.load %step[%262] : memref<?xi32>
        %264 = arith.index_cast %263 : i32 to index
        %265 = arith.cmpi sge, %264, %c7 : index
        scf.if %265 {
          %266 = arith.cmpi eq, %codec, %c7 : index
          scf.if %266 {
            %267 = arith.subi %0, %heads : index
            %268 = memref.load %scales[%267] : memref<?xf32>
            %269 = vector.broadcast %268 : f32 to vector<16xf32>
            %270 = arith.divui %264, %c6 : index
            %271 = arith.remui %264, %c6 : index
            %272 = arith.muli %headDim, %c3 : index
            %273 = arith.muli %270, %pageBytes : index
            scf.for %274 = %c7 to %headDim step %c6 {
              %275 = arith.addi %179, %274 : index
              %276 = vector.load %3[%275] : memref<?xf32>, vector<16xf32>
              %277 = arith.mulf %276, %269 : vector<16xf32>
              %278 = arith.minimumf %277, %c28 : vector<16xf32>
              %279 = arith.maximumf %278, %c29 : vector<16xf32>
              %280 = arith.truncf %279 : vector<16xf32> to vector<16xf16>
              %281 = vector.bitcast %280 : vector<16xf16> to vector<32xi8>
              %282 = arith.muli %274, %c3 : index
              vector.store %281, %5[%282] : memref<?xi8>, vector<32xi8>
            }
            %283 = arith.cmpi slt, %267, %kvHeads : index
            scf.if %283 {
              %284 = arith.muli %272, %c4 : index
              %285 = arith.muli %267, %284 : index
              %286 = arith.addi %273, %285 : index
              %287 = arith.muli %271, %c3 : index
              %288 = arith.addi %286, %287 : index
              scf.for %289 = %c7 to %headDim step %c9 {
                %290 = arith.muli %289, %c3 : index
                %291 = arith.addi %290, %c7 : index
                %292 = memref.load %5[%291] : memref<?xi8>
                %293 = arith.muli %289, %c4 : index
                %294 = arith.addi %288, %293 : index
                %295 = arith.addi %294, %c7 : index
                memref.store %292, %kv[%295] : memref<?xi8>
                %296 = arith.muli %289, %c3 : index
                %297 = arith.addi %296, %c9 : index
                %298 = memref.load %5[%297] : memref<?xi8>
                %299 = arith.muli %289, %c4 : index
                %300 = arith.addi %288, %299 : index
                %301 = arith.addi %300, %c9 : index
                memref.store %298, %kv[%301] : memref<?xi8>
              }
            } else {
              %302 = arith.subi %267, %kvHeads : index
              %303 = arith.muli %302, %c3 : index
              %304 = arith.addi %303, %c9 : index
              %305 = arith.muli %272, %c6 : index
              %306 = arith.muli %304, %305 : index
              %307 = arith.addi %273, %306 : index
              %308 = arith.muli %271, %272 : index
              %309 = arith.addi %307, %308 : index
              scf.for %310 = %c7 to %272 step %c6 {
                %311 = vector.load %5[%310] : memref<?xi8>, vector<16xi8>
                %312 = arith.addi %309, %310 : index
                vector.store %311, %kv[%312] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %313 = arith.cmpi eq, %codec, %c9 : index
          scf.if %313 {
            %314 = arith.subi %0, %heads : index
            %315 = memref.load %scales[%314] : memref<?xf32>
            %316 = vector.broadcast %315 : f32 to vector<16xf32>
            %317 = arith.divui %264, %c6 : index
            %318 = arith.remui %264, %c6 : index
            %319 = arith.muli %headDim, %c9 : index
            %320 = arith.muli %317, %pageBytes : index
            scf.for %321 = %c7 to %headDim step %c6 {
              %322 = arith.addi %179, %321 : index
              %323 = vector.load %3[%322] : memref<?xf32>, vector<16xf32>
              %324 = arith.mulf %323, %316 : vector<16xf32>
              %325 = wave.fp8_encode "e4m3" %324 : vector<16xf32> -> vector<16xi8>
              %326 = arith.muli %321, %c9 : index
              vector.store %325, %5[%326] : memref<?xi8>, vector<16xi8>
            }
            %327 = arith.cmpi slt, %314, %kvHeads : index
            scf.if %327 {
              %328 = arith.muli %319, %c4 : index
              %329 = arith.muli %314, %328 : index
              %330 = arith.addi %320, %329 : index
              %331 = arith.muli %318, %c9 : index
              %332 = arith.addi %330, %331 : index
              scf.for %333 = %c7 to %headDim step %c9 {
                %334 = arith.muli %333, %c9 : index
                %335 = arith.addi %334, %c7 : index
                %336 = memref.load %5[%335] : memref<?xi8>
                %337 = arith.muli %333, %c6 : index
                %338 = arith.addi %332, %337 : index
                %339 = arith.addi %338, %c7 : index
                memref.store %336, %kv[%339] : memref<?xi8>
              }
            } else {
              %340 = arith.subi %314, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c9 : index
              %343 = arith.muli %319, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %320, %344 : index
              %346 = arith.muli %318, %319 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %319 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %351 = arith.cmpi eq, %codec, %c3 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = memref.load %scales[%352] : memref<?xf32>
            %354 = vector.broadcast %353 : f32 to vector<16xf32>
            %355 = arith.divui %264, %c6 : index
            %356 = arith.remui %264, %c6 : index
            %357 = arith.muli %headDim, %c9 : index
            %358 = arith.muli %355, %pageBytes : index
            scf.for %359 = %c7 to %headDim step %c6 {
              %360 = arith.addi %179, %359 : index
              %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.mulf %361, %354 : vector<16xf32>
              %363 = wave.fp8_encode "e5m2" %362 : vector<16xf32> -> vector<16xi8>
              %364 = arith.muli %359, %c9 : index
              vector.store %363, %5[%364] : memref<?xi8>, vector<16xi8>
            }
            %365 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %365 {
              %366 = arith.muli %357, %c4 : index
              %367 = arith.muli %352, %366 : index
              %368 = arith.addi %358, %367 : index
              %369 = arith.muli %356, %c9 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %headDim step %c9 {
                %372 = arith.muli %371, %c9 : index
                %373 = arith.addi %372, %c7 : index
                %374 = memref.load %5[%373] : memref<?xi8>
                %375 = arith.muli %371, %c6 : index
                %376 = arith.addi %370, %375 : index
                %377 = arith.addi %376, %c7 : index
                memref.store %374, %kv[%377] : memref<?xi8>
              }
            } else {
              %378 = arith.subi %352, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c9 : index
              %381 = arith.muli %357, %c6 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %358, %382 : index
              %384 = arith.muli %356, %357 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c7 to %357 step %c6 {
                %387 = vector.load %5[%386] : memref<?xi8>, vector<16xi8>
                %388 = arith.addi %385, %386 : index
                vector.store %387, %kv[%388] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

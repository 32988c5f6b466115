// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %45 = arith.muli %34, %c4 : index
        %51:4 = scf.for %46 = %c7 to %c12 step %c9 iter_args(%47 = %35, %48 = %36, %49 = %37, %50 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %46, %c2 : index
          %53 = arith.addi %45, %52 : index
          %54 = arith.addi %41, %c4 : index
          %55 = arith.muli %46, %c13 : index
          %56 = arith.addi %54, %55 : index
          %57 = arith.addi %56, %c7 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
          %59 = arith.extsi %58 : vector<16xi8> to vector<16xi32>
          %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
          %61 = arith.mulf %60, %44 : vector<16xf32>
          %62 = arith.addi %24, %53 : index
          %63 = arith.addi %62, %c7 : index
          %64 = memref.load %x[%63] : memref<?xf32>
          %65 = vector.broadcast %64 : f32 to vector<16xf32>
          %66 = math.fma %65, %61, %47 : vector<16xf32>
          %67 = arith.addi %25, %53 : index
          %68 = arith.addi %67, %c7 : index
          %69 = memref.load %x[%68] : memref<?xf32>
          %70 = vector.broadcast %69 : f32 to vector<16xf32>
          %71 = math.fma %70, %61, %48 : vector<16xf32>
          %72 = arith.addi %26, %53 : index
          %73 = arith.addi %72, %c7 : index
          %74 = memref.load %x[%73] : memref<?xf32>
          %75 = vector.broadcast %74 : f32 to vector<16xf32>
          %76 = math.fma %75, %61, %49 : vector<16xf32>
          %77 = arith.addi %27, %53 : index
          %78 = arith.addi %77, %c7 : index
          %79 = memref.load %x[%78] : memref<?xf32>
          %80 = vector.broadcast %79 : f32 to vector<16xf32>
          %81 = math.fma %80, %61, %50 : vector<16xf32>
          %82 = arith.addi %56, %c6 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %85, %44 : vector<16xf32>
          %87 = arith.addi %24, %53 : index
          %88 = arith.addi %87, %c9 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %86, %66 : vector<16xf32>
          %92 = arith.addi %25, %53 : index
          %93 = arith.addi %92, %c9 : index
          %94 = memref.load %x[%93] : memref<?xf32>
          %95 = vector.broadcast %94 : f32 to vector<16xf32>
          %96 = math.fma %95, %86, %71 : vector<16xf32>
          %97 = arith.addi %26, %53 : index
          %98 = arith.addi %97, %c9 : index
          %99 = memref.load %x[%98] : memref<?xf32>
          %100 = vector.broadcast %99 : f32 to vector<16xf32>
          %101 = math.fma %100, %86, %76 : vector<16xf32>
          %102 = arith.addi %27, %53 : index
          %103 = arith.addi %102, %c9 : index
          %104 = memref.load %x[%103] : memref<?xf32>
          %105 = vector.broadcast %104 : f32 to vector<16xf32>
          %106 = math.fma %105, %86, %81 : vector<16xf32>
          %107 = arith.addi %56, %c4 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extsi %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = arith.mulf %110, %44 : vector<16xf32>
          %112 = arith.addi %24, %53 : index
          %113 = arith.addi %112, %c3 : index
          %114 = memref.load %x[%113] : memref<?xf32>
          %115 = vector.broadcast %114 : f32 to vector<16xf32>
          %116 = math.fma %115, %111, %91 : vector<16xf32>
          %117 = arith.addi %25, %53 : index
          %118 = arith.addi %117, %c3 : index
          %119 = memref.load %x[%118] : memref<?xf32>
          %120 = vector.broadcast %119 : f32 to vector<16xf32>
          %121 = math.fma %120, %111, %96 : vector<16xf32>
          %122 = arith.addi %26, %53 : index
          %123 = arith.addi %122, %c3 : index
          %124 = memref.load %x[%123] : memref<?xf32>
          %125 = vector.broadcast %124 : f32 to vector<16xf32>
          %126 = math.fma %125, %111, %101 : vector<16xf32>
          %127 = arith.addi %27, %53 : index
          %128 = arith.addi %127, %c3 : index
          %129 = memref.load %x[%128] : memref<?xf32>
          %130 = vector.broadcast %129 : f32 to vector<16xf32>
          %131 = math.fma %130, %111, %106 : vector<16xf32>
          %132 = arith.addi %56, %c14 : index
          %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
          %134 = arith.extsi %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
          %136 = arith.mulf %135, %44 : vector<16xf32>
          %137 = arith.addi %24, %53 : index
          %138 = arith.addi %137, %c10 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %136, %116 : vector<16xf32>
          %142 = arith.addi %25, %53 : index
          %143 = arith.addi %142, %c10 : index
          %144 = memref.load %x[%143] : memref<?xf32>
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          %146 = math.fma %145, %136, %121 : vector<16xf32>
          %147 = arith.addi %26, %53 : index
          %148 = arith.addi %147, %c10 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %136, %126 : vector<16xf32>
          %152 = arith.addi %27, %53 : index
          %153 = arith.addi %152, %c10 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %136, %131 : vector<16xf32>
          scf.yield %141, %146, %151, %156 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1, %51#2, %51#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %157 = arith.muli %headDim, %c7 : index
      %158 = arith.muli %28, %c6 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c7 : index
      vector.store %39#0, %3[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.muli %headDim, %c9 : index
      %162 = arith.muli %28, %c6 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c7 : index
      vector.store %39#1, %3[%164] : memref<?xf32>, vector<16xf32>
      %165 = arith.muli %headDim, %c3 : index
      %166 = arith.muli %28, %c6 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c7 : index
      vector.store %39#2, %3[%168] : memref<?xf32>, vector<16xf32>
      %169 = arith.muli %headDim, %c10 : index
      %170 = arith.muli %28, %c6 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.addi %171, %c7 : index
      vector.store %39#3, %3[%172] : memref<?xf32>, vector<16xf32>
    }
    %173 = arith.addi %14, %c2 : index
    %174 = arith.minsi %173, %13 : index
    scf.for %175 = %14 to %174 step %c9 {
      %176 = arith.subi %175, %14 : index
      %177 = arith.muli %176, %headDim : index
      %178 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %178 {
        scf.for %179 = %c7 to %headDim step %c6 {
          %180 = arith.muli %0, %headDim : index
          %181 = arith.addi %180, %179 : index
          %182 = vector.load %bias[%181] : memref<?xf32>, vector<16xf32>
          %183 = arith.addi %177, %179 : index
          %184 = vector.load %3[%183] : memref<?xf32>, vector<16xf32>
          %185 = arith.addf %184, %182 : vector<16xf32>
          %186 = arith.addi %177, %179 : index
          vector.store %185, %3[%186] : memref<?xf32>, vector<16xf32>
        }
      }
      %187 = arith.addi %heads, %kvHeads : index
      %188 = arith.cmpi slt, %0, %187 : index
      scf.if %188 {
        %189 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %189 {
          %190 = arith.cmpi slt, %0, %heads : index
          %193 = scf.for %191 = %c7 to %headDim step %c6 iter_args(%192 = %c11) -> (vector<16xf32>) {
            %194 = arith.addi %177, %191 : index
            %195 = vector.load %3[%194] : memref<?xf32>, vector<16xf32>
            %196 = math.fma %195, %195, %192 : vector<16xf32>
            scf.yield %196 : vector<16xf32>
          }
          %197 = wave.reduce "add" %193 : vector<16xf32>
          %198 = arith.mulf %197, %inverseHeadDim : f32
          %199 = arith.addf %198, %epsilon : f32
          %200 = math.sqrt %199 : f32
          %201 = arith.divf %c21, %200 : f32
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          scf.for %203 = %c7 to %headDim step %c6 {
            %204 = vector.load %query_norm[%203] : memref<?xf32>, vector<16xf32>
            %205 = vector.load %key_norm[%203] : memref<?xf32>, vector<16xf32>
            %206 = arith.select %190, %204, %205 : vector<16xf32>
            %207 = arith.addi %177, %203 : index
            %208 = vector.load %3[%207] : memref<?xf32>, vector<16xf32>
            %209 = arith.mulf %208, %202 : vector<16xf32>
            %210 = arith.mulf %209, %206 : vector<16xf32>
            %211 = arith.addi %177, %203 : index
            vector.store %210, %3[%211] : memref<?xf32>, vector<16xf32>
          }
        }
        %212 = arith.addi %positionsAt, %175 : index
        %213 = memref.load %step[%212] : memref<?xi32>
        %214 = arith.index_cast %213 : i32 to index
        %215 = arith.divui %headDim, %c3 : index
        %216 = arith.remui %214, %c23 : index
        %217 = arith.muli %216, %headDim : index
        %218 = arith.divui %214, %c23 : index
        %219 = arith.addi %218, %c23 : index
        %220 = arith.muli %219, %headDim : index
        scf.for %221 = %c7 to %215 step %c12 {
          %222 = arith.addi %217, %221 : index
          %223 = vector.load %rope[%222] : memref<?xf32>, vector<8xf32>
          %224 = arith.addi %217, %215 : index
          %225 = arith.addi %224, %221 : index
          %226 = vector.load %rope[%225] : memref<?xf32>, vector<8xf32>
          %227 = arith.addi %220, %221 : index
          %228 = vector.load %rope[%227] : memref<?xf32>, vector<8xf32>
          %229 = arith.addi %220, %215 : index
          %230 = arith.addi %229, %221 : index
          %231 = vector.load %rope[%230] : memref<?xf32>, vector<8xf32>
          %232 = arith.mulf %228, %223 : vector<8xf32>
          %233 = arith.mulf %231, %226 : vector<8xf32>
          %234 = arith.subf %232, %233 : vector<8xf32>
          %235 = arith.mulf %231, %223 : vector<8xf32>
          %236 = arith.mulf %228, %226 : vector<8xf32>
          %237 = arith.addf %235, %236 : vector<8xf32>
          %238 = arith.addi %177, %221 : index
          %239 = vector.load %3[%238] : memref<?xf32>, vector<8xf32>
          %240 = arith.addi %177, %215 : index
          %241 = arith.addi %240, %221 : index
          %242 = vector.load %3[%241] : memref<?xf32>, vector<8xf32>
          %243 = arith.mulf %239, %234 : vector<8xf32>
          %244 = arith.mulf %242, %237 : vector<8xf32>
          %245 = arith.subf %243, %244 : vector<8xf32>
          %246 = arith.addi %177, %221 : index
          vector.store %245, %3[%246] : memref<?xf32>, vector<8xf32>
          %247 = arith.mulf %242, %234 : vector<8xf32>
          %248 = arith.mulf %239, %237 : vector<8xf32>
          %249 = arith.addf %247, %248 : vector<8xf32>
          %250 = arith.addi %177, %215 : index
          %251 = arith.addi %250, %221 : index
          vector.store %249, %3[%251] : memref<?xf32>, vector<8xf32>
        }
      }
      %252 = arith.cmpi slt, %0, %heads : index
      scf.if %252 {
        scf.for %253 = %c7 to %headDim step %c6 {
          %254 = arith.addi %177, %253 : index
          %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
          %256 = arith.muli %175, %heads : index
          %257 = arith.addi %256, %0 : index
          %258 = arith.muli %257, %headDim : index
          %259 = arith.addi %258, %253 : index
          vector.store %255, %q[%259] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %260 = arith.addi %slotsAt, %175 : index
        %261 = memref.load %step[%260] : memref<?xi32>
        %262 = arith.index_cast %261 : i32 to index
        %263 = arith.cmpi sge, %262, %c7 : index
        scf.if %263 {
          %264 = arith.cmpi eq, %codec, %c7 : index
          scf.if %264 {
            %265 = arith.subi %0, %heads : index
            %266 = memref.load %scales[%265] : memref<?xf32>
            %267 = vector.broadcast %266 : f32 to vector<16xf32>
            %268 = arith.divui %262, %c6 : index
            %269 = arith.remui %262, %c6 : index
            %270 = arith.muli %headDim, %c3 : index
            %271 = arith.muli %268, %pageBytes : index
            scf.for %272 = %c7 to %headDim step %c6 {
              %273 = arith.addi %177, %272 : index
              %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.mulf %274, %267 : vector<16xf32>
              %276 = arith.minimumf %275, %c27 : vector<16xf32>
              %277 = arith.maximumf %276, %c28 : vector<16xf32>
              %278 = arith.truncf %277 : vector<16xf32> to vector<16xf16>
              %279 = vector.bitcast %278 : vector<16xf16> to vector<32xi8>
              %280 = arith.muli %272, %c3 : index
              vector.store %279, %5[%280] : memref<?xi8>, vector<32xi8>
            }
            %281 = arith.cmpi slt, %265, %kvHeads : index
            scf.if %281 {
              %282 = arith.muli %270, %c4 : index
              %283 = arith.muli %265, %282 : index
              %284 = arith.addi %271, %283 : index
              %285 = arith.muli %269, %c3 : index
              %286 = arith.addi %284, %285 : index
              scf.for %287 = %c7 to %headDim step %c9 {
                %288 = arith.muli %287, %c3 : index
                %289 = arith.addi %288, %c7 : index
                %290 = memref.load %5[%289] : memref<?xi8>
                %291 = arith.muli %287, %c4 : index
                %292 = arith.addi %286, %291 : index
                %293 = arith.addi %292, %c7 : index
                memref.store %290, %kv[%293] : memref<?xi8>
                %294 = arith.muli %287, %c3 : index
                %295 = arith.addi %294, %c9 : index
                %296 = memref.load %5[%295] : memref<?xi8>
                %297 = arith.muli %287, %c4 : index
                %298 = arith.addi %286, %297 : index
                %299 = arith.addi %298, %c9 : index
                memref.store %296, %kv[%299] : memref<?xi8>
              }
            } else {
              %300 = arith.subi %265, %kvHeads : index
              %301 = arith.muli %300, %c3 : index
              %302 = arith.addi %301, %c9 : index
              %303 = arith.muli %270, %c6 : index
              %304 = arith.muli %302, %303 : index
              %305 = arith.addi %271, %304 : index
              %306 = arith.muli %269, %270 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c7 to %270 step %c6 {
                %309 = vector.load %5[%308] : memref<?xi8>, vector<16xi8>
                %310 = arith.addi %307, %308 : index
                vector.store %309, %kv[%310] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %311 = arith.cmpi eq, %codec, %c9 : index
          scf.if %311 {
            %312 = arith.subi %0, %heads : index
            %313 = memref.load %scales[%312] : memref<?xf32>
            %314 = vector.broadcast %313 : f32 to vector<16xf32>
            %315 = arith.divui %262, %c6 : index
            %316 = arith.remui %262, %c6 : index
            %317 = arith.muli %headDim, %c9 : index
            %318 = arith.muli %315, %pageBytes : index
            scf.for %319 = %c7 to %headDim step %c6 {
              %320 = arith.addi %177, %319 : index
              %321 = vector.load %3[%320] : memref<?xf32>, vector<16xf32>
              %322 = arith.mulf %321, %314 : vector<16xf32>
              %323 = wave.fp8_encode "e4m3" %322 : vector<16xf32> -> vector<16xi8>
              %324 = arith.muli %319, %c9 : index
              vector.store %323, %5[%324] : memref<?xi8>, vector<16xi8>
            }
            %325 = arith.cmpi slt, %312, %kvHeads : index
            scf.if %325 {
              %326 = arith.muli %317, %c4 : index
              %327 = arith.muli %312, %326 : index
              %328 = arith.addi %318, %327 : index
              %329 = arith.muli %316, %c9 : index
              %330 = arith.addi %328, %329 : index
              scf.for %331 = %c7 to %headDim step %c9 {
                %332 = arith.muli %331, %c9 : index
                %333 = arith.addi %332, %c7 : index
                %334 = memref.load %5[%333] : memref<?xi8>
                %335 = arith.muli %331, %c6 : index
                %336 = arith.addi %330, %335 : index
                %337 = arith.addi %336, %c7 : index
                memref.store %334, %kv[%337] : memref<?xi8>
              }
            } else {
              %338 = arith.subi %312, %kvHeads : index
              %339 = arith.muli %338, %c3 : index
              %340 = arith.addi %339, %c9 : index
              %341 = arith.muli %317, %c6 : index
              %342 = arith.muli %340, %341 : index
              %343 = arith.addi %318, %342 : index
              %344 = arith.muli %316, %317 : index
              %345 = arith.addi %343, %344 : index
              scf.for %346 = %c7 to %317 step %c6 {
                %347 = vector.load %5[%346] : memref<?xi8>, vector<16xi8>
                %348 = arith.addi %345, %346 : index
                vector.store %347, %kv[%348] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %349 = arith.cmpi eq, %codec, %c3 : index
          scf.if %349 {
            %350 = arith.subi %0, %heads : index
            %351 = memref.load %scales[%350] : memref<?xf32>
            %352 = vector.broadcast %351 : f32 to vector<16xf32>
            %353 = arith.divui %262, %c6 : index
            %354 = arith.remui %262, %c6 : index
            %355 = arith.muli %headDim, %c9 : index
            %356 = arith.muli %353, %pageBytes : index
            scf.for %357 = %c7 to %headDim step %c6 {
              %358 = arith.addi %177, %357 : index
              %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
              %360 = arith.mulf %359, %352 : vector<16xf32>
              %361 = wave.fp8_encode "e5m2" %360 : vector<16xf32> -> vector<16xi8>
              %362 = arith.muli %357, %c9 : index
              vector.store %361, %5[%362] : memref<?xi8>, vector<16xi8>
            }
            %363 = arith.cmpi slt, %350, %kvHeads : index
            scf.if %363 {
              %364 = arith.muli %355, %c4 : index
              %365 = arith.muli %350, %364 : index
              %366 = arith.addi %356, %365 : index
              %367 = arith.muli %354, %c9 : index
              %368 = arith.addi %366, %367 : index
              scf.for %369 = %c7 to %headDim step %c9 {
                %370 = arith.muli %369, %c9 : index
                %371 = arith.addi %370, %c7 : index
                %372 = memref.load %5[%371] : memref<?xi8>
                %373 = arith.muli %369, %c6 : index
                %374 = arith.addi %368, %373 : index
                %375 = arith.addi %374, %c7 : index
                memref.store %372, %kv[%375] : memref<?xi8>
              }
            } else {
              %376 = arith.subi %350, %kvHeads : index
              %377 = arith.muli %376, %c3 : index
              %378 = arith.addi %377, %c9 : index
              %379 = arith.muli %355, %c6 : index
              %380 = arith.muli %378, %379 : index
              %381 = arith.addi %356, %380 : index
              %382 = arith.muli %354, %355 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c7 to %355 step %c6 {
                %385 = vector.load %5[%384] : memref<?xi8>, vector<16xi8>
                %386 = arith.addi %383, %384 : index
                vector.store %385, %kv[%386] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

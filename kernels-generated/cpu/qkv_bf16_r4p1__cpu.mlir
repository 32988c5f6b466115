// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_bf16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 128 : index
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c30 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c8 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.divui %inputFeatures, %c4 : index
      %39:4 = scf.for %34 = %c6 to %33 step %c8 iter_args(%35 = %c10, %36 = %c10, %37 = %c10, %38 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %34, %c5 : index
        %41 = arith.addi %32, %40 : index
        %42 = arith.muli %34, %c4 : index
        %48:4 = scf.for %43 = %c6 to %c2 step %c8 iter_args(%44 = %35, %45 = %36, %46 = %37, %47 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %49 = arith.muli %43, %c2 : index
          %50 = arith.addi %42, %49 : index
          %51 = arith.muli %43, %c11 : index
          %52 = arith.addi %41, %51 : index
          %53 = arith.addi %52, %c6 : index
          %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
          %55 = vector.bitcast %54 : vector<32xi8> to vector<16xi16>
          %56 = arith.extui %55 : vector<16xi16> to vector<16xi32>
          %57 = arith.shli %56, %c12 : vector<16xi32>
          %58 = arith.bitcast %57 : vector<16xi32> to vector<16xf32>
          %59 = arith.addi %24, %50 : index
          %60 = arith.addi %59, %c6 : index
          %61 = memref.load %x[%60] : memref<?xf32>
          %62 = vector.broadcast %61 : f32 to vector<16xf32>
          %63 = math.fma %62, %58, %44 : vector<16xf32>
          %64 = arith.addi %25, %50 : index
          %65 = arith.addi %64, %c6 : index
          %66 = memref.load %x[%65] : memref<?xf32>
          %67 = vector.broadcast %66 : f32 to vector<16xf32>
          %68 = math.fma %67, %58, %45 : vector<16xf32>
          %69 = arith.addi %26, %50 : index
          %70 = arith.addi %69, %c6 : index
          %71 = memref.load %x[%70] : memref<?xf32>
          %72 = vector.broadcast %71 : f32 to vector<16xf32>
          %73 = math.fma %72, %58, %46 : vector<16xf32>
          %74 = arith.addi %27, %50 : index
          %75 = arith.addi %74, %c6 : index
          %76 = memref.load %x[%75] : memref<?xf32>
          %77 = vector.broadcast %76 : f32 to vector<16xf32>
          %78 = math.fma %77, %58, %47 : vector<16xf32>
          %79 = arith.addi %52, %c13 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
          %81 = vector.bitcast %80 : vector<32xi8> to vector<16xi16>
          %82 = arith.extui %81 : vector<16xi16> to vector<16xi32>
          %83 = arith.shli %82, %c12 : vector<16xi32>
          %84 = arith.bitcast %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.addi %24, %50 : index
          %86 = arith.addi %85, %c8 : index
          %87 = memref.load %x[%86] : memref<?xf32>
          %88 = vector.broadcast %87 : f32 to vector<16xf32>
          %89 = math.fma %88, %84, %63 : vector<16xf32>
          %90 = arith.addi %25, %50 : index
          %91 = arith.addi %90, %c8 : index
          %92 = memref.load %x[%91] : memref<?xf32>
          %93 = vector.broadcast %92 : f32 to vector<16xf32>
          %94 = math.fma %93, %84, %68 : vector<16xf32>
          %95 = arith.addi %26, %50 : index
          %96 = arith.addi %95, %c8 : index
          %97 = memref.load %x[%96] : memref<?xf32>
          %98 = vector.broadcast %97 : f32 to vector<16xf32>
          %99 = math.fma %98, %84, %73 : vector<16xf32>
          %100 = arith.addi %27, %50 : index
          %101 = arith.addi %100, %c8 : index
          %102 = memref.load %x[%101] : memref<?xf32>
          %103 = vector.broadcast %102 : f32 to vector<16xf32>
          %104 = math.fma %103, %84, %78 : vector<16xf32>
          %105 = arith.addi %52, %c14 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
          %107 = vector.bitcast %106 : vector<32xi8> to vector<16xi16>
          %108 = arith.extui %107 : vector<16xi16> to vector<16xi32>
          %109 = arith.shli %108, %c12 : vector<16xi32>
          %110 = arith.bitcast %109 : vector<16xi32> to vector<16xf32>
          %111 = arith.addi %24, %50 : index
          %112 = arith.addi %111, %c3 : index
          %113 = memref.load %x[%112] : memref<?xf32>
          %114 = vector.broadcast %113 : f32 to vector<16xf32>
          %115 = math.fma %114, %110, %89 : vector<16xf32>
          %116 = arith.addi %25, %50 : index
          %117 = arith.addi %116, %c3 : index
          %118 = memref.load %x[%117] : memref<?xf32>
          %119 = vector.broadcast %118 : f32 to vector<16xf32>
          %120 = math.fma %119, %110, %94 : vector<16xf32>
          %121 = arith.addi %26, %50 : index
          %122 = arith.addi %121, %c3 : index
          %123 = memref.load %x[%122] : memref<?xf32>
          %124 = vector.broadcast %123 : f32 to vector<16xf32>
          %125 = math.fma %124, %110, %99 : vector<16xf32>
          %126 = arith.addi %27, %50 : index
          %127 = arith.addi %126, %c3 : index
          %128 = memref.load %x[%127] : memref<?xf32>
          %129 = vector.broadcast %128 : f32 to vector<16xf32>
          %130 = math.fma %129, %110, %104 : vector<16xf32>
          %131 = arith.addi %52, %c15 : index
          %132 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
          %133 = vector.bitcast %132 : vector<32xi8> to vector<16xi16>
          %134 = arith.extui %133 : vector<16xi16> to vector<16xi32>
          %135 = arith.shli %134, %c12 : vector<16xi32>
          %136 = arith.bitcast %135 : vector<16xi32> to vector<16xf32>
          %137 = arith.addi %24, %50 : index
          %138 = arith.addi %137, %c9 : index
          %139 = memref.load %x[%138] : memref<?xf32>
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          %141 = math.fma %140, %136, %115 : vector<16xf32>
          %142 = arith.addi %25, %50 : index
          %143 = arith.addi %142, %c9 : index
          %144 = memref.load %x[%143] : memref<?xf32>
          %145 = vector.broadcast %144 : f32 to vector<16xf32>
          %146 = math.fma %145, %136, %120 : vector<16xf32>
          %147 = arith.addi %26, %50 : index
          %148 = arith.addi %147, %c9 : index
          %149 = memref.load %x[%148] : memref<?xf32>
          %150 = vector.broadcast %149 : f32 to vector<16xf32>
          %151 = math.fma %150, %136, %125 : vector<16xf32>
          %152 = arith.addi %27, %50 : index
          %153 = arith.addi %152, %c9 : index
          %154 = memref.load %x[%153] : memref<?xf32>
          %155 = vector.broadcast %154 : f32 to vector<16xf32>
          %156 = math.fma %155, %136, %130 : vector<16xf32>
          scf.yield %141, %146, %151, %156 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %157 = arith.muli %headDim, %c6 : index
      %158 = arith.muli %28, %c4 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c6 : index
      vector.store %39#0, %3[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.muli %headDim, %c8 : index
      %162 = arith.muli %28, %c4 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c6 : index
      vector.store %39#1, %3[%164] : memref<?xf32>, vector<16xf32>
      %165 = arith.muli %headDim, %c3 : index
      %166 = arith.muli %28, %c4 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c6 : index
      vector.store %39#2, %3[%168] : memref<?xf32>, vector<16xf32>
      %169 = arith.muli %headDim, %c9 : index
      %170 = arith.muli %28, %c4 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.addi %171, %c6 : index
      vector.store %39#3, %3[%172] : memref<?xf32>, vector<16xf32>
    }
    %173 = arith.addi %14, %c2 : index
    %174 = arith.minsi %173, %13 : index
    scf.for %175 = %14 to %174 step %c8 {
      %176 = arith.subi %175, %14 : index
      %177 = arith.muli %176, %headDim : index
      %178 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %178 {
        scf.for %179 = %c6 to %headDim step %c4 {
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
        %189 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %189 {
          %190 = arith.cmpi slt, %0, %heads : index
          %193 = scf.for %191 = %c6 to %headDim step %c4 iter_args(%192 = %c10) -> (vector<16xf32>) {
            %194 = arith.addi %177, %191 : index
            %195 = vector.load %3[%194] : memref<?xf32>, vector<16xf32>
            %196 = math.fma %195, %195, %192 : vector<16xf32>
            scf.yield %196 : vector<16xf32>
          }
          %197 = wave.reduce "add" %193 : vector<16xf32>
          %198 = arith.mulf %197, %inverseHeadDim : f32
          %199 = arith.addf %198, %epsilon : f32
          %200 = math.sqrt %199 : f32
          %201 = arith.divf %c22, %200 : f32
          %202 = vector.broadcast %201 : f32 to vector<16xf32>
          scf.for %203 = %c6 to %headDim step %c4 {
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
        %216 = arith.remui %214, %c24 : index
        %217 = arith.muli %216, %headDim : index
        %218 = arith.divui %214, %c24 : index
        %219 = arith.addi %218, %c24 : index
        %220 = arith.muli %219, %headDim : index
        scf.for %221 = %c6 to %215 step %c25 {
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
        scf.for %253 = %c6 to %headDim step %c4 {
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
        %263 = arith.cmpi sge, %262, %c6 : index
        scf.if %263 {
          %264 = arith.cmpi eq, %codec, %c6 : index
          scf.if %264 {
            %265 = arith.subi %0, %heads : index
            %266 = memref.load %scales[%265] : memref<?xf32>
            %267 = vector.broadcast %266 : f32 to vector<16xf32>
            %268 = arith.divui %262, %c4 : index
            %269 = arith.remui %262, %c4 : index
            %270 = arith.muli %headDim, %c3 : index
            %271 = arith.muli %268, %pageBytes : index
            scf.for %272 = %c6 to %headDim step %c4 {
              %273 = arith.addi %177, %272 : index
              %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.mulf %274, %267 : vector<16xf32>
              %276 = arith.minimumf %275, %c29 : vector<16xf32>
              %277 = arith.maximumf %276, %c30 : vector<16xf32>
              %278 = arith.truncf %277 : vector<16xf32> to vector<16xf16>
              %279 = vector.bitcast %278 : vector<16xf16> to vector<32xi8>
              %280 = arith.muli %272, %c3 : index
              vector.store %279, %5[%280] : memref<?xi8>, vector<32xi8>
            }
            %281 = arith.cmpi slt, %265, %kvHeads : index
            scf.if %281 {
              %282 = arith.muli %270, %c13 : index
              %283 = arith.muli %265, %282 : index
              %284 = arith.addi %271, %283 : index
              %285 = arith.muli %269, %c3 : index
              %286 = arith.addi %284, %285 : index
              scf.for %287 = %c6 to %headDim step %c8 {
                %288 = arith.muli %287, %c3 : index
                %289 = arith.addi %288, %c6 : index
                %290 = memref.load %5[%289] : memref<?xi8>
                %291 = arith.muli %287, %c13 : index
                %292 = arith.addi %286, %291 : index
                %293 = arith.addi %292, %c6 : index
                memref.store %290, %kv[%293] : memref<?xi8>
                %294 = arith.muli %287, %c3 : index
                %295 = arith.addi %294, %c8 : index
                %296 = memref.load %5[%295] : memref<?xi8>
                %297 = arith.muli %287, %c13 : index
                %298 = arith.addi %286, %297 : index
                %299 = arith.addi %298, %c8 : index
                memref.store %296, %kv[%299] : memref<?xi8>
              }
            } else {
              %300 = arith.subi %265, %kvHeads : index
              %301 = arith.muli %300, %c3 : index
              %302 = arith.addi %301, %c8 : index
              %303 = arith.muli %270, %c4 : index
              %304 = arith.muli %302, %303 : index
              %305 = arith.addi %271, %304 : index
              %306 = arith.muli %269, %270 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c6 to %270 step %c4 {
                %309 = vector.load %5[%308] : memref<?xi8>, vector<16xi8>
                %310 = arith.addi %307, %308 : index
                vector.store %309, %kv[%310] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %311 = arith.cmpi eq, %codec, %c8 : index
          scf.if %311 {
            %312 = arith.subi %0, %heads : index
            %313 = memref.load %scales[%312] : memref<?xf32>
            %314 = vector.broadcast %313 : f32 to vector<16xf32>
            %315 = arith.divui %262, %c4 : index
            %316 = arith.remui %262, %c4 : index
            %317 = arith.muli %headDim, %c8 : index
            %318 = arith.muli %315, %pageBytes : index
            scf.for %319 = %c6 to %headDim step %c4 {
              %320 = arith.addi %177, %319 : index
              %321 = vector.load %3[%320] : memref<?xf32>, vector<16xf32>
              %322 = arith.mulf %321, %314 : vector<16xf32>
              %323 = wave.fp8_encode "e4m3" %322 : vector<16xf32> -> vector<16xi8>
              %324 = arith.muli %319, %c8 : index
              vector.store %323, %5[%324] : memref<?xi8>, vector<16xi8>
            }
            %325 = arith.cmpi slt, %312, %kvHeads : index
            scf.if %325 {
              %326 = arith.muli %317, %c13 : index
              %327 = arith.muli %312, %326 : index
              %328 = arith.addi %318, %327 : index
              %329 = arith.muli %316, %c8 : index
              %330 = arith.addi %328, %329 : index
              scf.for %331 = %c6 to %headDim step %c8 {
                %332 = arith.muli %331, %c8 : index
                %333 = arith.addi %332, %c6 : index
                %334 = memref.load %5[%333] : memref<?xi8>
                %335 = arith.muli %331, %c4 : index
                %336 = arith.addi %330, %335 : index
                %337 = arith.addi %336, %c6 : index
                memref.store %334, %kv[%337] : memref<?xi8>
              }
            } else {
              %338 = arith.subi %312, %kvHeads : index
              %339 = arith.muli %338, %c3 : index
              %340 = arith.addi %339, %c8 : index
              %341 = arith.muli %317, %c4 : index
              %342 = arith.muli %340, %341 : index
              %343 = arith.addi %318, %342 : index
              %344 = arith.muli %316, %317 : index
              %345 = arith.addi %343, %344 : index
              scf.for %346 = %c6 to %317 step %c4 {
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
            %353 = arith.divui %262, %c4 : index
            %354 = arith.remui %262, %c4 : index
            %355 = arith.muli %headDim, %c8 : index
            %356 = arith.muli %353, %pageBytes : index
            scf.for %357 = %c6 to %headDim step %c4 {
              %358 = arith.addi %177, %357 : index
              %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
              %360 = arith.mulf %359, %352 : vector<16xf32>
              %361 = wave.fp8_encode "e5m2" %360 : vector<16xf32> -> vector<16xi8>
              %362 = arith.muli %357, %c8 : index
              vector.store %361, %5[%362] : memref<?xi8>, vector<16xi8>
            }
            %363 = arith.cmpi slt, %350, %kvHeads : index
            scf.if %363 {
              %364 = arith.muli %355, %c13 : index
              %365 = arith.muli %350, %364 : index
              %366 = arith.addi %356, %365 : index
              %367 = arith.muli %354, %c8 : index
              %368 = arith.addi %366, %367 : index
              scf.for %369 = %c6 to %headDim step %c8 {
                %370 = arith.muli %369, %c8 : index
                %371 = arith.addi %370, %c6 : index
                %372 = memref.load %5[%371] : memref<?xi8>
                %373 = arith.muli %369, %c4 : index
                %374 = arith.addi %368, %373 : index
                %375 = arith.addi %374, %c6 : index
                memref.store %372, %kv[%375] : memref<?xi8>
              }
            } else {
              %376 = arith.subi %350, %kvHeads : index
              %377 = arith.muli %376, %c3 : index
              %378 = arith.addi %377, %c8 : index
              %379 = arith.muli %355, %c4 : index
              %380 = arith.muli %378, %379 : index
              %381 = arith.addi %356, %380 : index
              %382 = arith.muli %354, %355 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c6 to %355 step %c4 {
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

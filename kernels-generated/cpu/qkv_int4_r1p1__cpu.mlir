// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
    %17 = arith.subi %15, %c2 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.muli %19, %inputFeatures : index
    scf.for %21 = %c8 to %10 step %c2 {
      %22 = arith.muli %0, %10 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c8 : index
      %25 = arith.muli %24, %9 : index
      %26 = arith.muli %groupSize, %c5 : index
      %27 = arith.addi %26, %c6 : index
      %28 = arith.divui %groupSize, %c11 : index
      %29 = arith.divui %inputFeatures, %groupSize : index
      %32 = scf.for %30 = %c8 to %29 step %c2 iter_args(%31 = %c10) -> (vector<16xf32>) {
        %33 = arith.muli %30, %27 : index
        %34 = arith.addi %25, %33 : index
        %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
        %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
        %38 = arith.addi %34, %c12 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<16xi8>
        %40 = arith.extui %39 : vector<16xi8> to vector<16xi32>
        %41 = arith.muli %30, %groupSize : index
        %44 = scf.for %42 = %c8 to %28 step %c2 iter_args(%43 = %31) -> (vector<16xf32>) {
          %45 = arith.muli %42, %c11 : index
          %46 = arith.addi %41, %45 : index
          %47 = arith.addi %34, %c6 : index
          %48 = arith.muli %42, %c12 : index
          %49 = arith.addi %47, %48 : index
          %50 = arith.addi %49, %c8 : index
          %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
          %52 = arith.extui %51 : vector<16xi8> to vector<16xi32>
          %53 = arith.andi %52, %c13 : vector<16xi32>
          %54 = arith.shrui %52, %c14 : vector<16xi32>
          %55 = arith.subi %53, %40 : vector<16xi32>
          %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
          %57 = arith.mulf %56, %37 : vector<16xf32>
          %58 = arith.addi %20, %46 : index
          %59 = arith.addi %58, %c8 : index
          %60 = memref.load %x[%59] : memref<?xf32>
          %61 = vector.broadcast %60 : f32 to vector<16xf32>
          %62 = math.fma %61, %57, %43 : vector<16xf32>
          %63 = arith.subi %54, %40 : vector<16xi32>
          %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
          %65 = arith.mulf %64, %37 : vector<16xf32>
          %66 = arith.addi %20, %46 : index
          %67 = arith.addi %66, %c2 : index
          %68 = memref.load %x[%67] : memref<?xf32>
          %69 = vector.broadcast %68 : f32 to vector<16xf32>
          %70 = math.fma %69, %65, %62 : vector<16xf32>
          %71 = arith.addi %49, %c7 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.andi %73, %c13 : vector<16xi32>
          %75 = arith.shrui %73, %c14 : vector<16xi32>
          %76 = arith.subi %74, %40 : vector<16xi32>
          %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %78 = arith.mulf %77, %37 : vector<16xf32>
          %79 = arith.addi %20, %46 : index
          %80 = arith.addi %79, %c3 : index
          %81 = memref.load %x[%80] : memref<?xf32>
          %82 = vector.broadcast %81 : f32 to vector<16xf32>
          %83 = math.fma %82, %78, %70 : vector<16xf32>
          %84 = arith.subi %75, %40 : vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %85, %37 : vector<16xf32>
          %87 = arith.addi %20, %46 : index
          %88 = arith.addi %87, %c15 : index
          %89 = memref.load %x[%88] : memref<?xf32>
          %90 = vector.broadcast %89 : f32 to vector<16xf32>
          %91 = math.fma %90, %86, %83 : vector<16xf32>
          scf.yield %91 : vector<16xf32>
        }
        scf.yield %44 : vector<16xf32>
      }
      %92 = arith.muli %headDim, %c8 : index
      %93 = arith.muli %21, %c7 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.addi %94, %c8 : index
      vector.store %32, %3[%95] : memref<?xf32>, vector<16xf32>
    }
    %96 = arith.addi %16, %c2 : index
    %97 = arith.minsi %96, %15 : index
    scf.for %98 = %16 to %97 step %c2 {
      %99 = arith.subi %98, %16 : index
      %100 = arith.muli %99, %headDim : index
      %101 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %101 {
        scf.for %102 = %c8 to %headDim step %c7 {
          %103 = arith.muli %0, %headDim : index
          %104 = arith.addi %103, %102 : index
          %105 = vector.load %bias[%104] : memref<?xf32>, vector<16xf32>
          %106 = arith.addi %100, %102 : index
          %107 = vector.load %3[%106] : memref<?xf32>, vector<16xf32>
          %108 = arith.addf %107, %105 : vector<16xf32>
          %109 = arith.addi %100, %102 : index
          vector.store %108, %3[%109] : memref<?xf32>, vector<16xf32>
        }
      }
      %110 = arith.addi %heads, %kvHeads : index
      %111 = arith.cmpi slt, %0, %110 : index
      scf.if %111 {
        %112 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %112 {
          %113 = arith.cmpi slt, %0, %heads : index
          %116 = scf.for %114 = %c8 to %headDim step %c7 iter_args(%115 = %c10) -> (vector<16xf32>) {
            %117 = arith.addi %100, %114 : index
            %118 = vector.load %3[%117] : memref<?xf32>, vector<16xf32>
            %119 = math.fma %118, %118, %115 : vector<16xf32>
            scf.yield %119 : vector<16xf32>
          }
          %120 = wave.reduce "add" %116 : vector<16xf32>
          %121 = arith.mulf %120, %inverseHeadDim : f32
          %122 = arith.addf %121, %epsilon : f32
          %123 = math.sqrt %122 : f32
          %124 = arith.divf %c22, %123 : f32
          %125 = vector.broadcast %124 : f32 to vector<16xf32>
          scf.for %126 = %c8 to %headDim step %c7 {
            %127 = vector.load %query_norm[%126] : memref<?xf32>, vector<16xf32>
            %128 = vector.load %key_norm[%126] : memref<?xf32>, vector<16xf32>
            %129 = arith.select %113, %127, %128 : vector<16xf32>
            %130 = arith.addi %100, %126 : index
            %131 = vector.load %3[%130] : memref<?xf32>, vector<16xf32>
            %132 = arith.mulf %131, %125 : vector<16xf32>
            %133 = arith.mulf %132, %129 : vector<16xf32>
            %134 = arith.addi %100, %126 : index
            vector.store %133, %3[%134] : memref<?xf32>, vector<16xf32>
          }
        }
        %135 = arith.addi %positionsAt, %98 : index
        %136 = memref.load %step[%135] : memref<?xi32>
        %137 = arith.index_cast %136 : i32 to index
        %138 = arith.divui %headDim, %c3 : index
        %139 = arith.remui %137, %c24 : index
        %140 = arith.muli %139, %headDim : index
        %141 = arith.divui %137, %c24 : index
        %142 = arith.addi %141, %c24 : index
        %143 = arith.muli %142, %headDim : index
        scf.for %144 = %c8 to %138 step %c5 {
          %145 = arith.addi %140, %144 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.addi %140, %138 : index
          %148 = arith.addi %147, %144 : index
          %149 = vector.load %rope[%148] : memref<?xf32>, vector<8xf32>
          %150 = arith.addi %143, %144 : index
          %151 = vector.load %rope[%150] : memref<?xf32>, vector<8xf32>
          %152 = arith.addi %143, %138 : index
          %153 = arith.addi %152, %144 : index
          %154 = vector.load %rope[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.mulf %151, %146 : vector<8xf32>
          %156 = arith.mulf %154, %149 : vector<8xf32>
          %157 = arith.subf %155, %156 : vector<8xf32>
          %158 = arith.mulf %154, %146 : vector<8xf32>
          %159 = arith.mulf %151, %149 : vector<8xf32>
          %160 = arith.addf %158, %159 : vector<8xf32>
          %161 = arith.addi %100, %144 : index
          %162 = vector.load %3[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.addi %100, %138 : index
          %164 = arith.addi %163, %144 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.mulf %162, %157 : vector<8xf32>
          %167 = arith.mulf %165, %160 : vector<8xf32>
          %168 = arith.subf %166, %167 : vector<8xf32>
          %169 = arith.addi %100, %144 : index
          vector.store %168, %3[%169] : memref<?xf32>, vector<8xf32>
          %170 = arith.mulf %165, %157 : vector<8xf32>
          %171 = arith.mulf %162, %160 : vector<8xf32>
          %172 = arith.addf %170, %171 : vector<8xf32>
          %173 = arith.addi %100, %138 : index
          %174 = arith.addi %173, %144 : index
          vector.store %172, %3[%174] : memref<?xf32>, vector<8xf32>
        }
      }
      %175 = arith.cmpi slt, %0, %heads : index
      scf.if %175 {
        scf.for %176 = %c8 to %headDim step %c7 {
          %177 = arith.addi %100, %176 : index
          %178 = vector.load %3[%177] : memref<?xf32>, vector<16xf32>
          %179 = arith.muli %98, %heads : index
          %180 = arith.addi %179, %0 : index
          %181 = arith.muli %180, %headDim : index
          %182 = arith.addi %181, %176 : index
          vector.store %178, %q[%182] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %183 = arith.addi %slotsAt, %98 : index
        %184 = memref.load %step[%183] : memref<?xi32>
        %185 = arith.index_cast %184 : i32 to index
        %186 = arith.cmpi sge, %185, %c8 : index
        scf.if %186 {
          %187 = arith.cmpi eq, %codec, %c8 : index
          scf.if %187 {
            %188 = arith.subi %0, %heads : index
            %189 = memref.load %scales[%188] : memref<?xf32>
            %190 = vector.broadcast %189 : f32 to vector<16xf32>
            %191 = arith.divui %185, %c7 : index
            %192 = arith.remui %185, %c7 : index
            %193 = arith.muli %headDim, %c3 : index
            %194 = arith.muli %191, %pageBytes : index
            scf.for %195 = %c8 to %headDim step %c7 {
              %196 = arith.addi %100, %195 : index
              %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
              %198 = arith.mulf %197, %190 : vector<16xf32>
              %199 = arith.minimumf %198, %c28 : vector<16xf32>
              %200 = arith.maximumf %199, %c29 : vector<16xf32>
              %201 = arith.truncf %200 : vector<16xf32> to vector<16xf16>
              %202 = vector.bitcast %201 : vector<16xf16> to vector<32xi8>
              %203 = arith.muli %195, %c3 : index
              vector.store %202, %5[%203] : memref<?xi8>, vector<32xi8>
            }
            %204 = arith.cmpi slt, %188, %kvHeads : index
            scf.if %204 {
              %205 = arith.muli %193, %c12 : index
              %206 = arith.muli %188, %205 : index
              %207 = arith.addi %194, %206 : index
              %208 = arith.muli %192, %c3 : index
              %209 = arith.addi %207, %208 : index
              scf.for %210 = %c8 to %headDim step %c2 {
                %211 = arith.muli %210, %c3 : index
                %212 = arith.addi %211, %c8 : index
                %213 = memref.load %5[%212] : memref<?xi8>
                %214 = arith.muli %210, %c12 : index
                %215 = arith.addi %209, %214 : index
                %216 = arith.addi %215, %c8 : index
                memref.store %213, %kv[%216] : memref<?xi8>
                %217 = arith.muli %210, %c3 : index
                %218 = arith.addi %217, %c2 : index
                %219 = memref.load %5[%218] : memref<?xi8>
                %220 = arith.muli %210, %c12 : index
                %221 = arith.addi %209, %220 : index
                %222 = arith.addi %221, %c2 : index
                memref.store %219, %kv[%222] : memref<?xi8>
              }
            } else {
              %223 = arith.subi %188, %kvHeads : index
              %224 = arith.muli %223, %c3 : index
              %225 = arith.addi %224, %c2 : index
              %226 = arith.muli %193, %c7 : index
              %227 = arith.muli %225, %226 : index
              %228 = arith.addi %194, %227 : index
              %229 = arith.muli %192, %193 : index
              %230 = arith.addi %228, %229 : index
              scf.for %231 = %c8 to %193 step %c7 {
                %232 = vector.load %5[%231] : memref<?xi8>, vector<16xi8>
                %233 = arith.addi %230, %231 : index
                vector.store %232, %kv[%233] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %234 = arith.cmpi eq, %codec, %c2 : index
          scf.if %234 {
            %235 = arith.subi %0, %heads : index
            %236 = memref.load %scales[%235] : memref<?xf32>
            %237 = vector.broadcast %236 : f32 to vector<16xf32>
            %238 = arith.divui %185, %c7 : index
            %239 = arith.remui %185, %c7 : index
            %240 = arith.muli %headDim, %c2 : index
            %241 = arith.muli %238, %pageBytes : index
            scf.for %242 = %c8 to %headDim step %c7 {
              %243 = arith.addi %100, %242 : index
              %244 = vector.load %3[%243] : memref<?xf32>, vector<16xf32>
              %245 = arith.mulf %244, %237 : vector<16xf32>
              %246 = wave.fp8_encode "e4m3" %245 : vector<16xf32> -> vector<16xi8>
              %247 = arith.muli %242, %c2 : index
              vector.store %246, %5[%247] : memref<?xi8>, vector<16xi8>
            }
            %248 = arith.cmpi slt, %235, %kvHeads : index
            scf.if %248 {
              %249 = arith.muli %240, %c12 : index
              %250 = arith.muli %235, %249 : index
              %251 = arith.addi %241, %250 : index
              %252 = arith.muli %239, %c2 : index
              %253 = arith.addi %251, %252 : index
              scf.for %254 = %c8 to %headDim step %c2 {
                %255 = arith.muli %254, %c2 : index
                %256 = arith.addi %255, %c8 : index
                %257 = memref.load %5[%256] : memref<?xi8>
                %258 = arith.muli %254, %c7 : index
                %259 = arith.addi %253, %258 : index
                %260 = arith.addi %259, %c8 : index
                memref.store %257, %kv[%260] : memref<?xi8>
              }
            } else {
              %261 = arith.subi %235, %kvHeads : index
              %262 = arith.muli %261, %c3 : index
              %263 = arith.addi %262, %c2 : index
              %264 = arith.muli %240, %c7 : index
              %265 = arith.muli %263, %264 : index
              %266 = arith.addi %241, %265 : index
              %267 = arith.muli %239, %240 : index
              %268 = arith.addi %266, %267 : index
              scf.for %269 = %c8 to %240 step %c7 {
                %270 = vector.load %5[%269] : memref<?xi8>, vector<16xi8>
                %271 = arith.addi %268, %269 : index
                vector.store %270, %kv[%271] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %272 = arith.cmpi eq, %codec, %c3 : index
          scf.if %272 {
            %273 = arith.subi %0, %heads : index
            %274 = memref.load %scales[%273] : memref<?xf32>
            %275 = vector.broadcast %274 : f32 to vector<16xf32>
            %276 = arith.divui %185, %c7 : index
            %277 = arith.remui %185, %c7 : index
            %278 = arith.muli %headDim, %c2 : index
            %279 = arith.muli %276, %pageBytes : index
            scf.for %280 = %c8 to %headDim step %c7 {
              %281 = arith.addi %100, %280 : index
              %282 = vector.load %3[%281] : memref<?xf32>, vector<16xf32>
              %283 = arith.mulf %282, %275 : vector<16xf32>
              %284 = wave.fp8_encode "e5m2" %283 : vector<16xf32> -> vector<16xi8>
              %285 = arith.muli %280, %c2 : index
              vector.store %284, %5[%285] : memref<?xi8>, vector<16xi8>
            }
            %286 = arith.cmpi slt, %273, %kvHeads : index
            scf.if %286 {
              %287 = arith.muli %278, %c12 : index
              %288 = arith.muli %273, %287 : index
              %289 = arith.addi %279, %288 : index
              %290 = arith.muli %277, %c2 : index
              %291 = arith.addi %289, %290 : index
              scf.for %292 = %c8 to %headDim step %c2 {
                %293 = arith.muli %292, %c2 : index
                %294 = arith.addi %293, %c8 : index
                %295 = memref.load %5[%294] : memref<?xi8>
                %296 = arith.muli %292, %c7 : index
                %297 = arith.addi %291, %296 : index
                %298 = arith.addi %297, %c8 : index
                memref.store %295, %kv[%298] : memref<?xi8>
              }
            } else {
              %299 = arith.subi %273, %kvHeads : index
              %300 = arith.muli %299, %c3 : index
              %301 = arith.addi %300, %c2 : index
              %302 = arith.muli %278, %c7 : index
              %303 = arith.muli %301, %302 : index
              %304 = arith.addi %279, %303 : index
              %305 = arith.muli %277, %278 : index
              %306 = arith.addi %304, %305 : index
              scf.for %307 = %c8 to %278 step %c7 {
                %308 = vector.load %5[%307] : memref<?xi8>, vector<16xi8>
                %309 = arith.addi %306, %307 : index
                vector.store %308, %kv[%309] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q4_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
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
    scf.for %19 = %c7 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %26 = scf.for %24 = %c7 to %6 step %c2 iter_args(%25 = %c9) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c5 : index
        %28 = arith.addi %23, %27 : index
        %29 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
        %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
        %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
        %32 = arith.addi %28, %c4 : index
        %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
        %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
        %36 = arith.muli %24, %c4 : index
        %39 = scf.for %37 = %c7 to %c10 step %c2 iter_args(%38 = %25) -> (vector<16xf32>) {
          %40 = arith.muli %37, %c11 : index
          %41 = arith.addi %36, %40 : index
          %42 = arith.addi %28, %c12 : index
          %43 = arith.muli %37, %c4 : index
          %44 = arith.addi %42, %43 : index
          %45 = arith.addi %44, %c7 : index
          %46 = vector.load %w[%45] : memref<?xi8>, vector<16xi8>
          %47 = arith.extui %46 : vector<16xi8> to vector<16xi32>
          %48 = arith.andi %47, %c13 : vector<16xi32>
          %49 = arith.shrui %47, %c14 : vector<16xi32>
          %50 = arith.sitofp %48 : vector<16xi32> to vector<16xf32>
          %51 = math.fma %50, %31, %35 : vector<16xf32>
          %52 = arith.addi %41, %c7 : index
          %53 = func.call @qkv_q4_1_r1p1__cpu.0(%18, %52, %x, %51, %38) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %54 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
          %55 = math.fma %54, %31, %35 : vector<16xf32>
          %56 = arith.addi %41, %c2 : index
          %57 = func.call @qkv_q4_1_r1p1__cpu.0(%18, %56, %x, %55, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %58 = arith.addi %44, %c6 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.andi %60, %c13 : vector<16xi32>
          %62 = arith.shrui %60, %c14 : vector<16xi32>
          %63 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
          %64 = math.fma %63, %31, %35 : vector<16xf32>
          %65 = arith.addi %41, %c3 : index
          %66 = func.call @qkv_q4_1_r1p1__cpu.0(%18, %65, %x, %64, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %67 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
          %68 = math.fma %67, %31, %35 : vector<16xf32>
          %69 = arith.addi %41, %c15 : index
          %70 = func.call @qkv_q4_1_r1p1__cpu.0(%18, %69, %x, %68, %66) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %70 : vector<16xf32>
        }
        scf.yield %39 : vector<16xf32>
      }
      %71 = arith.muli %headDim, %c7 : index
      %72 = arith.muli %19, %c6 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c7 : index
      vector.store %26, %3[%74] : memref<?xf32>, vector<16xf32>
    }
    %75 = arith.addi %14, %c2 : index
    %76 = arith.minsi %75, %13 : index
    scf.for %77 = %14 to %76 step %c2 {
      %78 = arith.subi %77, %14 : index
      %79 = arith.muli %78, %headDim : index
      %80 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %80 {
        scf.for %81 = %c7 to %headDim step %c6 {
          %82 = arith.muli %0, %headDim : index
          %83 = arith.addi %82, %81 : index
          %84 = vector.load %bias[%83] : memref<?xf32>, vector<16xf32>
          %85 = arith.addi %79, %81 : index
          %86 = vector.load %3[%85] : memref<?xf32>, vector<16xf32>
          %87 = arith.addf %86, %84 : vector<16xf32>
          vector.store %87, %3[%85] : memref<?xf32>, vector<16xf32>
        }
      }
      %88 = arith.addi %heads, %kvHeads : index
      %89 = arith.cmpi slt, %0, %88 : index
      scf.if %89 {
        %90 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %90 {
          %91 = arith.cmpi slt, %0, %heads : index
          %94 = scf.for %92 = %c7 to %headDim step %c6 iter_args(%93 = %c9) -> (vector<16xf32>) {
            %95 = arith.addi %79, %92 : index
            %96 = vector.load %3[%95] : memref<?xf32>, vector<16xf32>
            %97 = math.fma %96, %96, %93 : vector<16xf32>
            scf.yield %97 : vector<16xf32>
          }
          %98 = wave.reduce "add" %94 : vector<16xf32>
          %99 = arith.mulf %98, %inverseHeadDim : f32
          %100 = arith.addf %99, %epsilon : f32
          %101 = math.sqrt %100 : f32
          %102 = arith.divf %c22, %101 : f32
          %103 = vector.broadcast %102 : f32 to vector<16xf32>
          scf.for %104 = %c7 to %headDim step %c6 {
            %105 = vector.load %query_norm[%104] : memref<?xf32>, vector<16xf32>
            %106 = vector.load %key_norm[%104] : memref<?xf32>, vector<16xf32>
            %107 = arith.select %91, %105, %106 : vector<16xf32>
            %108 = arith.addi %79, %104 : index
            %109 = vector.load %3[%108] : memref<?xf32>, vector<16xf32>
            %110 = arith.mulf %109, %103 : vector<16xf32>
            %111 = arith.mulf %110, %107 : vector<16xf32>
            vector.store %111, %3[%108] : memref<?xf32>, vector<16xf32>
          }
        }
        %112 = arith.addi %positionsAt, %77 : index
        %113 = memref.load %step[%112] : memref<?xi32>
        %114 = arith.index_cast %113 : i32 to index
        %115 = arith.divui %headDim, %c3 : index
        %116 = arith.remui %114, %c24 : index
        %117 = arith.muli %116, %headDim : index
        %118 = arith.divui %114, %c24 : index
        %119 = arith.addi %118, %c24 : index
        %120 = arith.muli %119, %headDim : index
        scf.for %121 = %c7 to %115 step %c10 {
          %122 = arith.addi %117, %121 : index
          %123 = vector.load %rope[%122] : memref<?xf32>, vector<8xf32>
          %124 = arith.addi %117, %115 : index
          %125 = arith.addi %124, %121 : index
          %126 = vector.load %rope[%125] : memref<?xf32>, vector<8xf32>
          %127 = arith.addi %120, %121 : index
          %128 = vector.load %rope[%127] : memref<?xf32>, vector<8xf32>
          %129 = arith.addi %120, %115 : index
          %130 = arith.addi %129, %121 : index
          %131 = vector.load %rope[%130] : memref<?xf32>, vector<8xf32>
          %132 = arith.mulf %128, %123 : vector<8xf32>
          %133 = arith.mulf %131, %126 : vector<8xf32>
          %134 = arith.subf %132, %133 : vector<8xf32>
          %135 = arith.mulf %131, %123 : vector<8xf32>
          %136 = arith.mulf %128, %126 : vector<8xf32>
          %137 = arith.addf %135, %136 : vector<8xf32>
          %138 = arith.addi %79, %121 : index
          %139 = vector.load %3[%138] : memref<?xf32>, vector<8xf32>
          %140 = arith.addi %79, %115 : index
          %141 = arith.addi %140, %121 : index
          %142 = vector.load %3[%141] : memref<?xf32>, vector<8xf32>
          %143 = arith.mulf %139, %134 : vector<8xf32>
          %144 = arith.mulf %142, %137 : vector<8xf32>
          %145 = arith.subf %143, %144 : vector<8xf32>
          vector.store %145, %3[%138] : memref<?xf32>, vector<8xf32>
          %146 = arith.mulf %142, %134 : vector<8xf32>
          %147 = arith.mulf %139, %137 : vector<8xf32>
          %148 = arith.addf %146, %147 : vector<8xf32>
          vector.store %148, %3[%141] : memref<?xf32>, vector<8xf32>
        }
      }
      %149 = arith.cmpi slt, %0, %heads : index
      scf.if %149 {
        scf.for %150 = %c7 to %headDim step %c6 {
          %151 = arith.addi %79, %150 : index
          %152 = vector.load %3[%151] : memref<?xf32>, vector<16xf32>
          %153 = arith.muli %77, %heads : index
          %154 = arith.addi %153, %0 : index
          %155 = arith.muli %154, %headDim : index
          %156 = arith.addi %155, %150 : index
          vector.store %152, %q[%156] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %157 = arith.addi %slotsAt, %77 : index
        %158 = memref.load %step[%157] : memref<?xi32>
        %159 = arith.index_cast %158 : i32 to index
        %160 = arith.cmpi sge, %159, %c7 : index
        scf.if %160 {
          %161 = arith.cmpi eq, %codec, %c7 : index
          scf.if %161 {
            %162 = arith.subi %0, %heads : index
            %163 = memref.load %scales[%162] : memref<?xf32>
            %164 = vector.broadcast %163 : f32 to vector<16xf32>
            %165 = arith.divui %159, %c6 : index
            %166 = arith.remui %159, %c6 : index
            %167 = arith.muli %165, %pageBytes : index
            scf.for %168 = %c7 to %headDim step %c6 {
              %169 = arith.addi %79, %168 : index
              %170 = vector.load %3[%169] : memref<?xf32>, vector<16xf32>
              %171 = arith.mulf %170, %164 : vector<16xf32>
              %172 = arith.minimumf %171, %c28 : vector<16xf32>
              %173 = arith.maximumf %172, %c29 : vector<16xf32>
              %174 = arith.truncf %173 : vector<16xf32> to vector<16xf16>
              %175 = vector.bitcast %174 : vector<16xf16> to vector<32xi8>
              %176 = arith.muli %168, %c3 : index
              vector.store %175, %5[%176] : memref<?xi8>, vector<32xi8>
            }
            %177 = arith.cmpi slt, %162, %kvHeads : index
            scf.if %177 {
              %178 = arith.muli %4, %c4 : index
              %179 = arith.muli %162, %178 : index
              %180 = arith.addi %167, %179 : index
              %181 = arith.muli %166, %c3 : index
              %182 = arith.addi %180, %181 : index
              scf.for %183 = %c7 to %headDim step %c2 {
                %184 = arith.muli %183, %c3 : index
                %185 = arith.addi %184, %c7 : index
                %186 = memref.load %5[%185] : memref<?xi8>
                %187 = arith.muli %183, %c4 : index
                %188 = arith.addi %182, %187 : index
                %189 = arith.addi %188, %c7 : index
                memref.store %186, %kv[%189] : memref<?xi8>
                %190 = arith.addi %184, %c2 : index
                %191 = memref.load %5[%190] : memref<?xi8>
                %192 = arith.addi %188, %c2 : index
                memref.store %191, %kv[%192] : memref<?xi8>
              }
            } else {
              %193 = arith.subi %162, %kvHeads : index
              %194 = arith.muli %193, %c3 : index
              %195 = arith.addi %194, %c2 : index
              %196 = arith.muli %4, %c6 : index
              %197 = arith.muli %195, %196 : index
              %198 = arith.addi %167, %197 : index
              %199 = arith.muli %166, %4 : index
              %200 = arith.addi %198, %199 : index
              scf.for %201 = %c7 to %4 step %c6 {
                %202 = vector.load %5[%201] : memref<?xi8>, vector<16xi8>
                %203 = arith.addi %200, %201 : index
                vector.store %202, %kv[%203] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %204 = arith.cmpi eq, %codec, %c2 : index
          scf.if %204 {
            %205 = arith.subi %0, %heads : index
            %206 = memref.load %scales[%205] : memref<?xf32>
            %207 = vector.broadcast %206 : f32 to vector<16xf32>
            %208 = arith.divui %159, %c6 : index
            %209 = arith.remui %159, %c6 : index
            %210 = arith.muli %208, %pageBytes : index
            scf.for %211 = %c7 to %headDim step %c6 {
              %212 = arith.addi %79, %211 : index
              %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
              %214 = arith.mulf %213, %207 : vector<16xf32>
              %215 = wave.fp8_encode "e4m3" %214 : vector<16xf32> -> vector<16xi8>
              %216 = arith.muli %211, %c2 : index
              vector.store %215, %5[%216] : memref<?xi8>, vector<16xi8>
            }
            %217 = arith.cmpi slt, %205, %kvHeads : index
            scf.if %217 {
              %218 = arith.muli %2, %c4 : index
              %219 = arith.muli %205, %218 : index
              %220 = arith.addi %210, %219 : index
              %221 = arith.muli %209, %c2 : index
              %222 = arith.addi %220, %221 : index
              scf.for %223 = %c7 to %headDim step %c2 {
                %224 = arith.muli %223, %c2 : index
                %225 = arith.addi %224, %c7 : index
                %226 = memref.load %5[%225] : memref<?xi8>
                %227 = arith.muli %223, %c6 : index
                %228 = arith.addi %222, %227 : index
                %229 = arith.addi %228, %c7 : index
                memref.store %226, %kv[%229] : memref<?xi8>
              }
            } else {
              %230 = arith.subi %205, %kvHeads : index
              %231 = arith.muli %230, %c3 : index
              %232 = arith.addi %231, %c2 : index
              %233 = arith.muli %2, %c6 : index
              %234 = arith.muli %232, %233 : index
              %235 = arith.addi %210, %234 : index
              %236 = arith.muli %209, %2 : index
              %237 = arith.addi %235, %236 : index
              scf.for %238 = %c7 to %2 step %c6 {
                %239 = vector.load %5[%238] : memref<?xi8>, vector<16xi8>
                %240 = arith.addi %237, %238 : index
                vector.store %239, %kv[%240] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %241 = arith.cmpi eq, %codec, %c3 : index
          scf.if %241 {
            %242 = arith.subi %0, %heads : index
            %243 = memref.load %scales[%242] : memref<?xf32>
            %244 = vector.broadcast %243 : f32 to vector<16xf32>
            %245 = arith.divui %159, %c6 : index
            %246 = arith.remui %159, %c6 : index
            %247 = arith.muli %245, %pageBytes : index
            scf.for %248 = %c7 to %headDim step %c6 {
              %249 = arith.addi %79, %248 : index
              %250 = vector.load %3[%249] : memref<?xf32>, vector<16xf32>
              %251 = arith.mulf %250, %244 : vector<16xf32>
              %252 = wave.fp8_encode "e5m2" %251 : vector<16xf32> -> vector<16xi8>
              %253 = arith.muli %248, %c2 : index
              vector.store %252, %5[%253] : memref<?xi8>, vector<16xi8>
            }
            %254 = arith.cmpi slt, %242, %kvHeads : index
            scf.if %254 {
              %255 = arith.muli %2, %c4 : index
              %256 = arith.muli %242, %255 : index
              %257 = arith.addi %247, %256 : index
              %258 = arith.muli %246, %c2 : index
              %259 = arith.addi %257, %258 : index
              scf.for %260 = %c7 to %headDim step %c2 {
                %261 = arith.muli %260, %c2 : index
                %262 = arith.addi %261, %c7 : index
                %263 = memref.load %5[%262] : memref<?xi8>
                %264 = arith.muli %260, %c6 : index
                %265 = arith.addi %259, %264 : index
                %266 = arith.addi %265, %c7 : index
                memref.store %263, %kv[%266] : memref<?xi8>
              }
            } else {
              %267 = arith.subi %242, %kvHeads : index
              %268 = arith.muli %267, %c3 : index
              %269 = arith.addi %268, %c2 : index
              %270 = arith.muli %2, %c6 : index
              %271 = arith.muli %269, %270 : index
              %272 = arith.addi %247, %271 : index
              %273 = arith.muli %246, %2 : index
              %274 = arith.addi %272, %273 : index
              scf.for %275 = %c7 to %2 step %c6 {
                %276 = vector.load %5[%275] : memref<?xi8>, vector<16xi8>
                %277 = arith.addi %274, %275 : index
                vector.store %276, %kv[%277] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

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
wave.kernel @qkv_q4_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c30 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c31 = arith.constant 0x00000000 : f32
  %c32 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c33 = arith.constant dense<0x47600000> : vector<16xf32>
  %c34 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c35 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c36 = arith.constant dense<128> : vector<16xi32>
  %c37 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %150 = arith.divui %heads, %kvHeads : index
        %151 = arith.muli %headDim, %c11 : index
        %152 = arith.muli %kvHeads, %151 : index
        %153 = arith.divui %0, %150 : index
        %154 = arith.muli %153, %headDim : index
        %155 = arith.addi %152, %154 : index
        scf.for %156 = %c7 to %headDim step %c6 {
          %157 = arith.addi %155, %156 : index
          %158 = vector.load %encode[%157] : memref<?xf32>, vector<16xf32>
          %159 = arith.addi %79, %156 : index
          %160 = vector.load %3[%159] : memref<?xf32>, vector<16xf32>
          %161 = arith.mulf %160, %158 : vector<16xf32>
          %162 = arith.muli %77, %heads : index
          %163 = arith.addi %162, %0 : index
          %164 = arith.muli %163, %headDim : index
          %165 = arith.addi %164, %156 : index
          vector.store %161, %q[%165] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %166 = arith.addi %slotsAt, %77 : index
        %167 = memref.load %step[%166] : memref<?xi32>
        %168 = arith.index_cast %167 : i32 to index
        %169 = arith.cmpi sge, %168, %c7 : index
        scf.if %169 {
          %170 = arith.cmpi eq, %codec, %c7 : index
          scf.if %170 {
            %171 = arith.subi %0, %heads : index
            %172 = arith.muli %171, %4 : index
            %173 = arith.divui %168, %c6 : index
            %174 = arith.remui %168, %c6 : index
            %175 = arith.muli %173, %pageBytes : index
            %178 = scf.for %176 = %c7 to %headDim step %c6 iter_args(%177 = %c9) -> (vector<16xf32>) {
              %179 = arith.addi %172, %176 : index
              %180 = vector.load %encode[%179] : memref<?xf32>, vector<16xf32>
              %181 = arith.addi %172, %headDim : index
              %182 = arith.addi %181, %176 : index
              %183 = vector.load %encode[%182] : memref<?xf32>, vector<16xf32>
              %184 = arith.addi %79, %176 : index
              %185 = vector.load %3[%184] : memref<?xf32>, vector<16xf32>
              %186 = arith.subf %185, %183 : vector<16xf32>
              %187 = arith.mulf %186, %180 : vector<16xf32>
              %188 = arith.minimumf %187, %c28 : vector<16xf32>
              %189 = arith.maximumf %188, %c29 : vector<16xf32>
              %190 = arith.truncf %189 : vector<16xf32> to vector<16xf16>
              %191 = vector.bitcast %190 : vector<16xf16> to vector<32xi8>
              %192 = arith.muli %176, %c3 : index
              vector.store %191, %5[%192] : memref<?xi8>, vector<32xi8>
              %193 = math.absf %187 : vector<16xf32>
              %194 = arith.cmpf ugt, %193, %c28 : vector<16xf32>
              %195 = arith.select %194, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %196 = arith.addf %177, %195 : vector<16xf32>
              scf.yield %196 : vector<16xf32>
            }
            %197 = wave.reduce "add" %178 : vector<16xf32>
            %198 = arith.cmpf ogt, %197, %c31 : f32
            scf.if %198 {
              %199 = arith.fptosi %197 : f32 to i32
              wave.count %clipped, %199 : memref<?xi32>
            }
            %200 = arith.cmpi slt, %171, %kvHeads : index
            scf.if %200 {
              %201 = arith.muli %4, %c4 : index
              %202 = arith.muli %171, %201 : index
              %203 = arith.addi %175, %202 : index
              %204 = arith.muli %174, %c3 : index
              %205 = arith.addi %203, %204 : index
              scf.for %206 = %c7 to %headDim step %c2 {
                %207 = arith.muli %206, %c3 : index
                %208 = arith.addi %207, %c7 : index
                %209 = memref.load %5[%208] : memref<?xi8>
                %210 = arith.muli %206, %c4 : index
                %211 = arith.addi %205, %210 : index
                %212 = arith.addi %211, %c7 : index
                memref.store %209, %kv[%212] : memref<?xi8>
                %213 = arith.addi %207, %c2 : index
                %214 = memref.load %5[%213] : memref<?xi8>
                %215 = arith.addi %211, %c2 : index
                memref.store %214, %kv[%215] : memref<?xi8>
              }
            } else {
              %216 = arith.subi %171, %kvHeads : index
              %217 = arith.muli %216, %c3 : index
              %218 = arith.addi %217, %c2 : index
              %219 = arith.muli %4, %c6 : index
              %220 = arith.muli %218, %219 : index
              %221 = arith.addi %175, %220 : index
              %222 = arith.muli %174, %4 : index
              %223 = arith.addi %221, %222 : index
              scf.for %224 = %c7 to %4 step %c6 {
                %225 = vector.load %5[%224] : memref<?xi8>, vector<16xi8>
                %226 = arith.addi %223, %224 : index
                vector.store %225, %kv[%226] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %227 = arith.cmpi eq, %codec, %c2 : index
          scf.if %227 {
            %228 = arith.subi %0, %heads : index
            %229 = arith.muli %228, %4 : index
            %230 = arith.divui %168, %c6 : index
            %231 = arith.remui %168, %c6 : index
            %232 = arith.muli %230, %pageBytes : index
            %235 = scf.for %233 = %c7 to %headDim step %c6 iter_args(%234 = %c9) -> (vector<16xf32>) {
              %236 = arith.addi %229, %233 : index
              %237 = vector.load %encode[%236] : memref<?xf32>, vector<16xf32>
              %238 = arith.addi %229, %headDim : index
              %239 = arith.addi %238, %233 : index
              %240 = vector.load %encode[%239] : memref<?xf32>, vector<16xf32>
              %241 = arith.addi %79, %233 : index
              %242 = vector.load %3[%241] : memref<?xf32>, vector<16xf32>
              %243 = arith.subf %242, %240 : vector<16xf32>
              %244 = arith.mulf %243, %237 : vector<16xf32>
              %245 = wave.fp8_encode "e4m3" %244 : vector<16xf32> -> vector<16xi8>
              %246 = arith.muli %233, %c2 : index
              vector.store %245, %5[%246] : memref<?xi8>, vector<16xi8>
              %247 = math.absf %244 : vector<16xf32>
              %248 = arith.cmpf ugt, %247, %c32 : vector<16xf32>
              %249 = arith.select %248, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %250 = arith.addf %234, %249 : vector<16xf32>
              scf.yield %250 : vector<16xf32>
            }
            %251 = wave.reduce "add" %235 : vector<16xf32>
            %252 = arith.cmpf ogt, %251, %c31 : f32
            scf.if %252 {
              %253 = arith.fptosi %251 : f32 to i32
              wave.count %clipped, %253 : memref<?xi32>
            }
            %254 = arith.cmpi slt, %228, %kvHeads : index
            scf.if %254 {
              %255 = arith.muli %2, %c4 : index
              %256 = arith.muli %228, %255 : index
              %257 = arith.addi %232, %256 : index
              %258 = arith.muli %231, %c2 : index
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
              %267 = arith.subi %228, %kvHeads : index
              %268 = arith.muli %267, %c3 : index
              %269 = arith.addi %268, %c2 : index
              %270 = arith.muli %2, %c6 : index
              %271 = arith.muli %269, %270 : index
              %272 = arith.addi %232, %271 : index
              %273 = arith.muli %231, %2 : index
              %274 = arith.addi %272, %273 : index
              scf.for %275 = %c7 to %2 step %c6 {
                %276 = vector.load %5[%275] : memref<?xi8>, vector<16xi8>
                %277 = arith.addi %274, %275 : index
                vector.store %276, %kv[%277] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %278 = arith.cmpi eq, %codec, %c3 : index
          scf.if %278 {
            %279 = arith.subi %0, %heads : index
            %280 = arith.muli %279, %4 : index
            %281 = arith.divui %168, %c6 : index
            %282 = arith.remui %168, %c6 : index
            %283 = arith.muli %281, %pageBytes : index
            %286 = scf.for %284 = %c7 to %headDim step %c6 iter_args(%285 = %c9) -> (vector<16xf32>) {
              %287 = arith.addi %280, %284 : index
              %288 = vector.load %encode[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.addi %280, %headDim : index
              %290 = arith.addi %289, %284 : index
              %291 = vector.load %encode[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.addi %79, %284 : index
              %293 = vector.load %3[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.subf %293, %291 : vector<16xf32>
              %295 = arith.mulf %294, %288 : vector<16xf32>
              %296 = wave.fp8_encode "e5m2" %295 : vector<16xf32> -> vector<16xi8>
              %297 = arith.muli %284, %c2 : index
              vector.store %296, %5[%297] : memref<?xi8>, vector<16xi8>
              %298 = math.absf %295 : vector<16xf32>
              %299 = arith.cmpf ugt, %298, %c33 : vector<16xf32>
              %300 = arith.select %299, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %301 = arith.addf %285, %300 : vector<16xf32>
              scf.yield %301 : vector<16xf32>
            }
            %302 = wave.reduce "add" %286 : vector<16xf32>
            %303 = arith.cmpf ogt, %302, %c31 : f32
            scf.if %303 {
              %304 = arith.fptosi %302 : f32 to i32
              wave.count %clipped, %304 : memref<?xi32>
            }
            %305 = arith.cmpi slt, %279, %kvHeads : index
            scf.if %305 {
              %306 = arith.muli %2, %c4 : index
              %307 = arith.muli %279, %306 : index
              %308 = arith.addi %283, %307 : index
              %309 = arith.muli %282, %c2 : index
              %310 = arith.addi %308, %309 : index
              scf.for %311 = %c7 to %headDim step %c2 {
                %312 = arith.muli %311, %c2 : index
                %313 = arith.addi %312, %c7 : index
                %314 = memref.load %5[%313] : memref<?xi8>
                %315 = arith.muli %311, %c6 : index
                %316 = arith.addi %310, %315 : index
                %317 = arith.addi %316, %c7 : index
                memref.store %314, %kv[%317] : memref<?xi8>
              }
            } else {
              %318 = arith.subi %279, %kvHeads : index
              %319 = arith.muli %318, %c3 : index
              %320 = arith.addi %319, %c2 : index
              %321 = arith.muli %2, %c6 : index
              %322 = arith.muli %320, %321 : index
              %323 = arith.addi %283, %322 : index
              %324 = arith.muli %282, %2 : index
              %325 = arith.addi %323, %324 : index
              scf.for %326 = %c7 to %2 step %c6 {
                %327 = vector.load %5[%326] : memref<?xi8>, vector<16xi8>
                %328 = arith.addi %325, %326 : index
                vector.store %327, %kv[%328] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %329 = arith.cmpi eq, %codec, %c15 : index
          scf.if %329 {
            %330 = arith.subi %0, %heads : index
            %331 = arith.muli %330, %4 : index
            %332 = arith.divui %168, %c6 : index
            %333 = arith.remui %168, %c6 : index
            %334 = arith.muli %332, %pageBytes : index
            %337 = scf.for %335 = %c7 to %headDim step %c6 iter_args(%336 = %c9) -> (vector<16xf32>) {
              %338 = arith.addi %331, %335 : index
              %339 = vector.load %encode[%338] : memref<?xf32>, vector<16xf32>
              %340 = arith.addi %331, %headDim : index
              %341 = arith.addi %340, %335 : index
              %342 = vector.load %encode[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.addi %79, %335 : index
              %344 = vector.load %3[%343] : memref<?xf32>, vector<16xf32>
              %345 = arith.subf %344, %342 : vector<16xf32>
              %346 = arith.mulf %345, %339 : vector<16xf32>
              %347 = arith.cmpf ord, %346, %346 : vector<16xf32>
              %348 = arith.select %347, %346, %c9 : vector<16xi1>, vector<16xf32>
              %349 = math.roundeven %348 : vector<16xf32>
              %350 = arith.minimumf %349, %c34 : vector<16xf32>
              %351 = arith.maximumf %350, %c35 : vector<16xf32>
              %352 = arith.fptosi %351 : vector<16xf32> to vector<16xi32>
              %353 = arith.addi %352, %c36 : vector<16xi32>
              %354 = arith.trunci %353 : vector<16xi32> to vector<16xi8>
              %355 = arith.muli %335, %c2 : index
              vector.store %354, %5[%355] : memref<?xi8>, vector<16xi8>
              %356 = math.absf %346 : vector<16xf32>
              %357 = arith.cmpf ugt, %356, %c37 : vector<16xf32>
              %358 = arith.select %357, %c30, %c9 : vector<16xi1>, vector<16xf32>
              %359 = arith.addf %336, %358 : vector<16xf32>
              scf.yield %359 : vector<16xf32>
            }
            %360 = wave.reduce "add" %337 : vector<16xf32>
            %361 = arith.cmpf ogt, %360, %c31 : f32
            scf.if %361 {
              %362 = arith.fptosi %360 : f32 to i32
              wave.count %clipped, %362 : memref<?xi32>
            }
            %363 = arith.cmpi slt, %330, %kvHeads : index
            scf.if %363 {
              %364 = arith.muli %2, %c4 : index
              %365 = arith.muli %330, %364 : index
              %366 = arith.addi %334, %365 : index
              %367 = arith.muli %333, %c2 : index
              %368 = arith.addi %366, %367 : index
              scf.for %369 = %c7 to %headDim step %c2 {
                %370 = arith.muli %369, %c2 : index
                %371 = arith.addi %370, %c7 : index
                %372 = memref.load %5[%371] : memref<?xi8>
                %373 = arith.muli %369, %c6 : index
                %374 = arith.addi %368, %373 : index
                %375 = arith.addi %374, %c7 : index
                memref.store %372, %kv[%375] : memref<?xi8>
              }
            } else {
              %376 = arith.subi %330, %kvHeads : index
              %377 = arith.muli %376, %c3 : index
              %378 = arith.addi %377, %c2 : index
              %379 = arith.muli %2, %c6 : index
              %380 = arith.muli %378, %379 : index
              %381 = arith.addi %334, %380 : index
              %382 = arith.muli %333, %2 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c7 to %2 step %c6 {
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

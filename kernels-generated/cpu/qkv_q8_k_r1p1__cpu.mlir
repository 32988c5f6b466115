// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_q8_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 2208 : index
  %c14 = arith.constant 3 : index
  %c15 = arith.constant 160 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<128> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c38 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c41 = arith.constant dense<0x47600000> : vector<16xf32>
  %c42 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c43 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %29 = arith.addi %28, %c7 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
        %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
        %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
        %33 = arith.muli %24, %c4 : index
        %36 = scf.for %34 = %c7 to %c10 step %c2 iter_args(%35 = %25) -> (vector<16xf32>) {
          %37 = arith.muli %34, %c11 : index
          %38 = arith.addi %33, %37 : index
          %39 = arith.addi %28, %c10 : index
          %40 = arith.divui %34, %c12 : index
          %41 = arith.muli %40, %c6 : index
          %42 = arith.addi %39, %41 : index
          %43 = arith.addi %42, %c7 : index
          %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
          %45 = arith.extsi %44 : vector<16xi8> to vector<16xi32>
          %46 = arith.sitofp %45 : vector<16xi32> to vector<16xf32>
          %47 = arith.mulf %32, %46 : vector<16xf32>
          %48 = arith.addi %28, %c13 : index
          %49 = arith.muli %34, %c12 : index
          %50 = arith.addi %49, %c7 : index
          %51 = arith.muli %50, %c6 : index
          %52 = arith.addi %48, %51 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
          %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
          %55 = arith.addi %49, %c2 : index
          %56 = arith.muli %55, %c6 : index
          %57 = arith.addi %48, %56 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
          %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
          %60 = arith.addi %49, %c3 : index
          %61 = arith.muli %60, %c6 : index
          %62 = arith.addi %48, %61 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.addi %49, %c14 : index
          %66 = arith.muli %65, %c6 : index
          %67 = arith.addi %48, %66 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.addi %28, %c15 : index
          %71 = arith.muli %34, %c16 : index
          %72 = arith.addi %70, %71 : index
          %73 = arith.addi %72, %c7 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
          %76 = arith.andi %75, %c17 : vector<16xi32>
          %77 = arith.shrui %54, %c18 : vector<16xi32>
          %78 = arith.andi %77, %c17 : vector<16xi32>
          %79 = arith.shli %78, %c19 : vector<16xi32>
          %80 = arith.ori %76, %79 : vector<16xi32>
          %81 = arith.subi %80, %c20 : vector<16xi32>
          %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
          %83 = arith.mulf %82, %47 : vector<16xf32>
          %84 = arith.addi %38, %c7 : index
          %85 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %84, %x, %83, %35) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %86 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.shrui %87, %c19 : vector<16xi32>
          %89 = arith.shrui %54, %c19 : vector<16xi32>
          %90 = arith.andi %89, %c17 : vector<16xi32>
          %91 = arith.shli %90, %c19 : vector<16xi32>
          %92 = arith.ori %88, %91 : vector<16xi32>
          %93 = arith.subi %92, %c20 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = arith.mulf %94, %47 : vector<16xf32>
          %96 = arith.addi %38, %c2 : index
          %97 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %96, %x, %95, %85) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %98 = arith.addi %72, %c6 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.andi %100, %c17 : vector<16xi32>
          %102 = arith.shrui %59, %c18 : vector<16xi32>
          %103 = arith.andi %102, %c17 : vector<16xi32>
          %104 = arith.shli %103, %c19 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.subi %105, %c20 : vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = arith.mulf %107, %47 : vector<16xf32>
          %109 = arith.addi %38, %c3 : index
          %110 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %109, %x, %108, %97) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %111 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.shrui %112, %c19 : vector<16xi32>
          %114 = arith.shrui %59, %c19 : vector<16xi32>
          %115 = arith.andi %114, %c17 : vector<16xi32>
          %116 = arith.shli %115, %c19 : vector<16xi32>
          %117 = arith.ori %113, %116 : vector<16xi32>
          %118 = arith.subi %117, %c20 : vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = arith.mulf %119, %47 : vector<16xf32>
          %121 = arith.addi %38, %c14 : index
          %122 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %121, %x, %120, %110) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %123 = arith.addi %72, %c10 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.andi %125, %c17 : vector<16xi32>
          %127 = arith.shrui %64, %c18 : vector<16xi32>
          %128 = arith.andi %127, %c17 : vector<16xi32>
          %129 = arith.shli %128, %c19 : vector<16xi32>
          %130 = arith.ori %126, %129 : vector<16xi32>
          %131 = arith.subi %130, %c20 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.mulf %132, %47 : vector<16xf32>
          %134 = arith.addi %38, %c12 : index
          %135 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %134, %x, %133, %122) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %136 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
          %138 = arith.shrui %137, %c19 : vector<16xi32>
          %139 = arith.shrui %64, %c19 : vector<16xi32>
          %140 = arith.andi %139, %c17 : vector<16xi32>
          %141 = arith.shli %140, %c19 : vector<16xi32>
          %142 = arith.ori %138, %141 : vector<16xi32>
          %143 = arith.subi %142, %c20 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = arith.mulf %144, %47 : vector<16xf32>
          %146 = arith.addi %38, %c21 : index
          %147 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %146, %x, %145, %135) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %148 = arith.addi %72, %c22 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.andi %150, %c17 : vector<16xi32>
          %152 = arith.shrui %69, %c18 : vector<16xi32>
          %153 = arith.andi %152, %c17 : vector<16xi32>
          %154 = arith.shli %153, %c19 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.subi %155, %c20 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = arith.mulf %157, %47 : vector<16xf32>
          %159 = arith.addi %38, %c23 : index
          %160 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %159, %x, %158, %147) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %161 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.shrui %162, %c19 : vector<16xi32>
          %164 = arith.shrui %69, %c19 : vector<16xi32>
          %165 = arith.andi %164, %c17 : vector<16xi32>
          %166 = arith.shli %165, %c19 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.subi %167, %c20 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %47 : vector<16xf32>
          %171 = arith.addi %38, %c24 : index
          %172 = func.call @qkv_q8_k_r1p1__cpu.0(%18, %171, %x, %170, %160) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %172 : vector<16xf32>
        }
        scf.yield %36 : vector<16xf32>
      }
      %173 = arith.muli %headDim, %c7 : index
      %174 = arith.muli %19, %c6 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c7 : index
      vector.store %26, %3[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.addi %14, %c2 : index
    %178 = arith.minsi %177, %13 : index
    scf.for %179 = %14 to %178 step %c2 {
      %180 = arith.subi %179, %14 : index
      %181 = arith.muli %180, %headDim : index
      %182 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %182 {
        scf.for %183 = %c7 to %headDim step %c6 {
          %184 = arith.muli %0, %headDim : index
          %185 = arith.addi %184, %183 : index
          %186 = vector.load %bias[%185] : memref<?xf32>, vector<16xf32>
          %187 = arith.addi %181, %183 : index
          %188 = vector.load %3[%187] : memref<?xf32>, vector<16xf32>
          %189 = arith.addf %188, %186 : vector<16xf32>
          vector.store %189, %3[%187] : memref<?xf32>, vector<16xf32>
        }
      }
      %190 = arith.addi %heads, %kvHeads : index
      %191 = arith.cmpi slt, %0, %190 : index
      scf.if %191 {
        %192 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %192 {
          %193 = arith.cmpi slt, %0, %heads : index
          %196 = scf.for %194 = %c7 to %headDim step %c6 iter_args(%195 = %c9) -> (vector<16xf32>) {
            %197 = arith.addi %181, %194 : index
            %198 = vector.load %3[%197] : memref<?xf32>, vector<16xf32>
            %199 = math.fma %198, %198, %195 : vector<16xf32>
            scf.yield %199 : vector<16xf32>
          }
          %200 = wave.reduce "add" %196 : vector<16xf32>
          %201 = arith.mulf %200, %inverseHeadDim : f32
          %202 = arith.addf %201, %epsilon : f32
          %203 = math.sqrt %202 : f32
          %204 = arith.divf %c31, %203 : f32
          %205 = vector.broadcast %204 : f32 to vector<16xf32>
          scf.for %206 = %c7 to %headDim step %c6 {
            %207 = vector.load %query_norm[%206] : memref<?xf32>, vector<16xf32>
            %208 = vector.load %key_norm[%206] : memref<?xf32>, vector<16xf32>
            %209 = arith.select %193, %207, %208 : vector<16xf32>
            %210 = arith.addi %181, %206 : index
            %211 = vector.load %3[%210] : memref<?xf32>, vector<16xf32>
            %212 = arith.mulf %211, %205 : vector<16xf32>
            %213 = arith.mulf %212, %209 : vector<16xf32>
            vector.store %213, %3[%210] : memref<?xf32>, vector<16xf32>
          }
        }
        %214 = arith.addi %positionsAt, %179 : index
        %215 = memref.load %step[%214] : memref<?xi32>
        %216 = arith.index_cast %215 : i32 to index
        %217 = arith.divui %headDim, %c3 : index
        %218 = arith.remui %216, %c4 : index
        %219 = arith.muli %218, %headDim : index
        %220 = arith.divui %216, %c4 : index
        %221 = arith.addi %220, %c4 : index
        %222 = arith.muli %221, %headDim : index
        scf.for %223 = %c7 to %217 step %c11 {
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
          %240 = arith.addi %181, %223 : index
          %241 = vector.load %3[%240] : memref<?xf32>, vector<8xf32>
          %242 = arith.addi %181, %217 : index
          %243 = arith.addi %242, %223 : index
          %244 = vector.load %3[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.mulf %241, %236 : vector<8xf32>
          %246 = arith.mulf %244, %239 : vector<8xf32>
          %247 = arith.subf %245, %246 : vector<8xf32>
          vector.store %247, %3[%240] : memref<?xf32>, vector<8xf32>
          %248 = arith.mulf %244, %236 : vector<8xf32>
          %249 = arith.mulf %241, %239 : vector<8xf32>
          %250 = arith.addf %248, %249 : vector<8xf32>
          vector.store %250, %3[%243] : memref<?xf32>, vector<8xf32>
        }
      }
      %251 = arith.cmpi slt, %0, %heads : index
      scf.if %251 {
        %252 = arith.divui %heads, %kvHeads : index
        %253 = arith.muli %headDim, %c12 : index
        %254 = arith.muli %kvHeads, %253 : index
        %255 = arith.divui %0, %252 : index
        %256 = arith.muli %255, %headDim : index
        %257 = arith.addi %254, %256 : index
        scf.for %258 = %c7 to %headDim step %c6 {
          %259 = arith.addi %257, %258 : index
          %260 = vector.load %encode[%259] : memref<?xf32>, vector<16xf32>
          %261 = arith.addi %181, %258 : index
          %262 = vector.load %3[%261] : memref<?xf32>, vector<16xf32>
          %263 = arith.mulf %262, %260 : vector<16xf32>
          %264 = arith.muli %179, %heads : index
          %265 = arith.addi %264, %0 : index
          %266 = arith.muli %265, %headDim : index
          %267 = arith.addi %266, %258 : index
          vector.store %263, %q[%267] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %268 = arith.addi %slotsAt, %179 : index
        %269 = memref.load %step[%268] : memref<?xi32>
        %270 = arith.index_cast %269 : i32 to index
        %271 = arith.cmpi sge, %270, %c7 : index
        scf.if %271 {
          %272 = arith.cmpi eq, %codec, %c7 : index
          scf.if %272 {
            %273 = arith.subi %0, %heads : index
            %274 = arith.muli %273, %4 : index
            %275 = arith.divui %270, %c6 : index
            %276 = arith.remui %270, %c6 : index
            %277 = arith.muli %275, %pageBytes : index
            %280 = scf.for %278 = %c7 to %headDim step %c6 iter_args(%279 = %c9) -> (vector<16xf32>) {
              %281 = arith.addi %274, %278 : index
              %282 = vector.load %encode[%281] : memref<?xf32>, vector<16xf32>
              %283 = arith.addi %274, %headDim : index
              %284 = arith.addi %283, %278 : index
              %285 = vector.load %encode[%284] : memref<?xf32>, vector<16xf32>
              %286 = arith.addi %181, %278 : index
              %287 = vector.load %3[%286] : memref<?xf32>, vector<16xf32>
              %288 = arith.subf %287, %285 : vector<16xf32>
              %289 = arith.mulf %288, %282 : vector<16xf32>
              %290 = arith.minimumf %289, %c36 : vector<16xf32>
              %291 = arith.maximumf %290, %c37 : vector<16xf32>
              %292 = arith.truncf %291 : vector<16xf32> to vector<16xf16>
              %293 = vector.bitcast %292 : vector<16xf16> to vector<32xi8>
              %294 = arith.muli %278, %c3 : index
              vector.store %293, %5[%294] : memref<?xi8>, vector<32xi8>
              %295 = math.absf %289 : vector<16xf32>
              %296 = arith.cmpf ugt, %295, %c36 : vector<16xf32>
              %297 = arith.select %296, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %298 = arith.addf %279, %297 : vector<16xf32>
              scf.yield %298 : vector<16xf32>
            }
            %299 = wave.reduce "add" %280 : vector<16xf32>
            %300 = arith.cmpf ogt, %299, %c39 : f32
            scf.if %300 {
              %301 = arith.fptosi %299 : f32 to i32
              wave.count %clipped, %301 : memref<?xi32>
            }
            %302 = arith.cmpi slt, %273, %kvHeads : index
            scf.if %302 {
              %303 = arith.muli %4, %c10 : index
              %304 = arith.muli %273, %303 : index
              %305 = arith.addi %277, %304 : index
              %306 = arith.muli %276, %c3 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c7 to %headDim step %c2 {
                %309 = arith.muli %308, %c3 : index
                %310 = arith.addi %309, %c7 : index
                %311 = memref.load %5[%310] : memref<?xi8>
                %312 = arith.muli %308, %c10 : index
                %313 = arith.addi %307, %312 : index
                %314 = arith.addi %313, %c7 : index
                memref.store %311, %kv[%314] : memref<?xi8>
                %315 = arith.addi %309, %c2 : index
                %316 = memref.load %5[%315] : memref<?xi8>
                %317 = arith.addi %313, %c2 : index
                memref.store %316, %kv[%317] : memref<?xi8>
              }
            } else {
              %318 = arith.subi %273, %kvHeads : index
              %319 = arith.muli %318, %c3 : index
              %320 = arith.addi %319, %c2 : index
              %321 = arith.muli %4, %c6 : index
              %322 = arith.muli %320, %321 : index
              %323 = arith.addi %277, %322 : index
              %324 = arith.muli %276, %4 : index
              %325 = arith.addi %323, %324 : index
              scf.for %326 = %c7 to %4 step %c6 {
                %327 = vector.load %5[%326] : memref<?xi8>, vector<16xi8>
                %328 = arith.addi %325, %326 : index
                vector.store %327, %kv[%328] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %329 = arith.cmpi eq, %codec, %c2 : index
          scf.if %329 {
            %330 = arith.subi %0, %heads : index
            %331 = arith.muli %330, %4 : index
            %332 = arith.divui %270, %c6 : index
            %333 = arith.remui %270, %c6 : index
            %334 = arith.muli %332, %pageBytes : index
            %337 = scf.for %335 = %c7 to %headDim step %c6 iter_args(%336 = %c9) -> (vector<16xf32>) {
              %338 = arith.addi %331, %335 : index
              %339 = vector.load %encode[%338] : memref<?xf32>, vector<16xf32>
              %340 = arith.addi %331, %headDim : index
              %341 = arith.addi %340, %335 : index
              %342 = vector.load %encode[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.addi %181, %335 : index
              %344 = vector.load %3[%343] : memref<?xf32>, vector<16xf32>
              %345 = arith.subf %344, %342 : vector<16xf32>
              %346 = arith.mulf %345, %339 : vector<16xf32>
              %347 = wave.fp8_encode "e4m3" %346 : vector<16xf32> -> vector<16xi8>
              %348 = arith.muli %335, %c2 : index
              vector.store %347, %5[%348] : memref<?xi8>, vector<16xi8>
              %349 = math.absf %346 : vector<16xf32>
              %350 = arith.cmpf ugt, %349, %c40 : vector<16xf32>
              %351 = arith.select %350, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %352 = arith.addf %336, %351 : vector<16xf32>
              scf.yield %352 : vector<16xf32>
            }
            %353 = wave.reduce "add" %337 : vector<16xf32>
            %354 = arith.cmpf ogt, %353, %c39 : f32
            scf.if %354 {
              %355 = arith.fptosi %353 : f32 to i32
              wave.count %clipped, %355 : memref<?xi32>
            }
            %356 = arith.cmpi slt, %330, %kvHeads : index
            scf.if %356 {
              %357 = arith.muli %2, %c10 : index
              %358 = arith.muli %330, %357 : index
              %359 = arith.addi %334, %358 : index
              %360 = arith.muli %333, %c2 : index
              %361 = arith.addi %359, %360 : index
              scf.for %362 = %c7 to %headDim step %c2 {
                %363 = arith.muli %362, %c2 : index
                %364 = arith.addi %363, %c7 : index
                %365 = memref.load %5[%364] : memref<?xi8>
                %366 = arith.muli %362, %c6 : index
                %367 = arith.addi %361, %366 : index
                %368 = arith.addi %367, %c7 : index
                memref.store %365, %kv[%368] : memref<?xi8>
              }
            } else {
              %369 = arith.subi %330, %kvHeads : index
              %370 = arith.muli %369, %c3 : index
              %371 = arith.addi %370, %c2 : index
              %372 = arith.muli %2, %c6 : index
              %373 = arith.muli %371, %372 : index
              %374 = arith.addi %334, %373 : index
              %375 = arith.muli %333, %2 : index
              %376 = arith.addi %374, %375 : index
              scf.for %377 = %c7 to %2 step %c6 {
                %378 = vector.load %5[%377] : memref<?xi8>, vector<16xi8>
                %379 = arith.addi %376, %377 : index
                vector.store %378, %kv[%379] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %380 = arith.cmpi eq, %codec, %c3 : index
          scf.if %380 {
            %381 = arith.subi %0, %heads : index
            %382 = arith.muli %381, %4 : index
            %383 = arith.divui %270, %c6 : index
            %384 = arith.remui %270, %c6 : index
            %385 = arith.muli %383, %pageBytes : index
            %388 = scf.for %386 = %c7 to %headDim step %c6 iter_args(%387 = %c9) -> (vector<16xf32>) {
              %389 = arith.addi %382, %386 : index
              %390 = vector.load %encode[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.addi %382, %headDim : index
              %392 = arith.addi %391, %386 : index
              %393 = vector.load %encode[%392] : memref<?xf32>, vector<16xf32>
              %394 = arith.addi %181, %386 : index
              %395 = vector.load %3[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.subf %395, %393 : vector<16xf32>
              %397 = arith.mulf %396, %390 : vector<16xf32>
              %398 = wave.fp8_encode "e5m2" %397 : vector<16xf32> -> vector<16xi8>
              %399 = arith.muli %386, %c2 : index
              vector.store %398, %5[%399] : memref<?xi8>, vector<16xi8>
              %400 = math.absf %397 : vector<16xf32>
              %401 = arith.cmpf ugt, %400, %c41 : vector<16xf32>
              %402 = arith.select %401, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %403 = arith.addf %387, %402 : vector<16xf32>
              scf.yield %403 : vector<16xf32>
            }
            %404 = wave.reduce "add" %388 : vector<16xf32>
            %405 = arith.cmpf ogt, %404, %c39 : f32
            scf.if %405 {
              %406 = arith.fptosi %404 : f32 to i32
              wave.count %clipped, %406 : memref<?xi32>
            }
            %407 = arith.cmpi slt, %381, %kvHeads : index
            scf.if %407 {
              %408 = arith.muli %2, %c10 : index
              %409 = arith.muli %381, %408 : index
              %410 = arith.addi %385, %409 : index
              %411 = arith.muli %384, %c2 : index
              %412 = arith.addi %410, %411 : index
              scf.for %413 = %c7 to %headDim step %c2 {
                %414 = arith.muli %413, %c2 : index
                %415 = arith.addi %414, %c7 : index
                %416 = memref.load %5[%415] : memref<?xi8>
                %417 = arith.muli %413, %c6 : index
                %418 = arith.addi %412, %417 : index
                %419 = arith.addi %418, %c7 : index
                memref.store %416, %kv[%419] : memref<?xi8>
              }
            } else {
              %420 = arith.subi %381, %kvHeads : index
              %421 = arith.muli %420, %c3 : index
              %422 = arith.addi %421, %c2 : index
              %423 = arith.muli %2, %c6 : index
              %424 = arith.muli %422, %423 : index
              %425 = arith.addi %385, %424 : index
              %426 = arith.muli %384, %2 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c7 to %2 step %c6 {
                %429 = vector.load %5[%428] : memref<?xi8>, vector<16xi8>
                %430 = arith.addi %427, %428 : index
                vector.store %429, %kv[%430] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %431 = arith.cmpi eq, %codec, %c14 : index
          scf.if %431 {
            %432 = arith.subi %0, %heads : index
            %433 = arith.muli %432, %4 : index
            %434 = arith.divui %270, %c6 : index
            %435 = arith.remui %270, %c6 : index
            %436 = arith.muli %434, %pageBytes : index
            %439 = scf.for %437 = %c7 to %headDim step %c6 iter_args(%438 = %c9) -> (vector<16xf32>) {
              %440 = arith.addi %433, %437 : index
              %441 = vector.load %encode[%440] : memref<?xf32>, vector<16xf32>
              %442 = arith.addi %433, %headDim : index
              %443 = arith.addi %442, %437 : index
              %444 = vector.load %encode[%443] : memref<?xf32>, vector<16xf32>
              %445 = arith.addi %181, %437 : index
              %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.subf %446, %444 : vector<16xf32>
              %448 = arith.mulf %447, %441 : vector<16xf32>
              %449 = arith.cmpf ord, %448, %448 : vector<16xf32>
              %450 = arith.select %449, %448, %c9 : vector<16xi1>, vector<16xf32>
              %451 = math.roundeven %450 : vector<16xf32>
              %452 = arith.minimumf %451, %c42 : vector<16xf32>
              %453 = arith.maximumf %452, %c43 : vector<16xf32>
              %454 = arith.fptosi %453 : vector<16xf32> to vector<16xi32>
              %455 = arith.addi %454, %c20 : vector<16xi32>
              %456 = arith.trunci %455 : vector<16xi32> to vector<16xi8>
              %457 = arith.muli %437, %c2 : index
              vector.store %456, %5[%457] : memref<?xi8>, vector<16xi8>
              %458 = math.absf %448 : vector<16xf32>
              %459 = arith.cmpf ugt, %458, %c44 : vector<16xf32>
              %460 = arith.select %459, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %461 = arith.addf %438, %460 : vector<16xf32>
              scf.yield %461 : vector<16xf32>
            }
            %462 = wave.reduce "add" %439 : vector<16xf32>
            %463 = arith.cmpf ogt, %462, %c39 : f32
            scf.if %463 {
              %464 = arith.fptosi %462 : f32 to i32
              wave.count %clipped, %464 : memref<?xi32>
            }
            %465 = arith.cmpi slt, %432, %kvHeads : index
            scf.if %465 {
              %466 = arith.muli %2, %c10 : index
              %467 = arith.muli %432, %466 : index
              %468 = arith.addi %436, %467 : index
              %469 = arith.muli %435, %c2 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c7 to %headDim step %c2 {
                %472 = arith.muli %471, %c2 : index
                %473 = arith.addi %472, %c7 : index
                %474 = memref.load %5[%473] : memref<?xi8>
                %475 = arith.muli %471, %c6 : index
                %476 = arith.addi %470, %475 : index
                %477 = arith.addi %476, %c7 : index
                memref.store %474, %kv[%477] : memref<?xi8>
              }
            } else {
              %478 = arith.subi %432, %kvHeads : index
              %479 = arith.muli %478, %c3 : index
              %480 = arith.addi %479, %c2 : index
              %481 = arith.muli %2, %c6 : index
              %482 = arith.muli %480, %481 : index
              %483 = arith.addi %436, %482 : index
              %484 = arith.muli %435, %2 : index
              %485 = arith.addi %483, %484 : index
              scf.for %486 = %c7 to %2 step %c6 {
                %487 = vector.load %5[%486] : memref<?xi8>, vector<16xi8>
                %488 = arith.addi %485, %486 : index
                vector.store %487, %kv[%488] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q2_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 576 : index
  %c14 = arith.constant dense<0> : vector<16xi32>
  %c15 = arith.constant dense<3> : vector<16xi32>
  %c16 = arith.constant dense<2> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<6> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c7 to %6 step %c2 iter_args(%27 = %c9, %28 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = arith.addi %31, %c7 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
        %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
        %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
        %37 = arith.addi %31, %c10 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %32, %c7 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %32, %c10 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.muli %26, %c4 : index
        %53:2 = scf.for %50 = %c7 to %c10 step %c2 iter_args(%51 = %27, %52 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %54 = arith.muli %50, %c11 : index
          %55 = arith.addi %49, %54 : index
          %56 = arith.addi %31, %c12 : index
          %57 = arith.divui %50, %c3 : index
          %58 = arith.muli %57, %c10 : index
          %59 = arith.addi %56, %58 : index
          %60 = arith.addi %59, %c7 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
          %64 = arith.mulf %36, %63 : vector<16xf32>
          %65 = arith.addi %59, %c6 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
          %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
          %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
          %69 = arith.mulf %40, %68 : vector<16xf32>
          %70 = arith.addi %31, %c13 : index
          %71 = arith.muli %50, %c3 : index
          %72 = arith.addi %71, %c7 : index
          %73 = arith.muli %72, %c6 : index
          %74 = arith.addi %70, %73 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.addi %71, %c2 : index
          %78 = arith.muli %77, %c6 : index
          %79 = arith.addi %70, %78 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.shrui %76, %c14 : vector<16xi32>
          %83 = arith.andi %82, %c15 : vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = math.fma %84, %64, %69 : vector<16xf32>
          %86 = arith.addi %32, %c12 : index
          %87 = arith.addi %86, %58 : index
          %88 = arith.addi %87, %c7 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %92 = arith.mulf %44, %91 : vector<16xf32>
          %93 = arith.addi %87, %c6 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
          %97 = arith.mulf %48, %96 : vector<16xf32>
          %98 = arith.addi %32, %c13 : index
          %99 = arith.addi %98, %73 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.addi %98, %78 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.shrui %101, %c14 : vector<16xi32>
          %106 = arith.andi %105, %c15 : vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = math.fma %107, %92, %97 : vector<16xf32>
          %109 = arith.addi %55, %c7 : index
          %110:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %109, %x, %85, %51, %108, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %111 = arith.shrui %76, %c16 : vector<16xi32>
          %112 = arith.andi %111, %c15 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = math.fma %113, %64, %69 : vector<16xf32>
          %115 = arith.shrui %101, %c16 : vector<16xi32>
          %116 = arith.andi %115, %c15 : vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = math.fma %117, %92, %97 : vector<16xf32>
          %119 = arith.addi %55, %c2 : index
          %120:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %119, %x, %114, %110#0, %118, %110#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %121 = arith.shrui %76, %c17 : vector<16xi32>
          %122 = arith.andi %121, %c15 : vector<16xi32>
          %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
          %124 = math.fma %123, %64, %69 : vector<16xf32>
          %125 = arith.shrui %101, %c17 : vector<16xi32>
          %126 = arith.andi %125, %c15 : vector<16xi32>
          %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
          %128 = math.fma %127, %92, %97 : vector<16xf32>
          %129 = arith.addi %55, %c3 : index
          %130:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %129, %x, %124, %120#0, %128, %120#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %131 = arith.shrui %76, %c18 : vector<16xi32>
          %132 = arith.andi %131, %c15 : vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = math.fma %133, %64, %69 : vector<16xf32>
          %135 = arith.shrui %101, %c18 : vector<16xi32>
          %136 = arith.andi %135, %c15 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = math.fma %137, %92, %97 : vector<16xf32>
          %139 = arith.addi %55, %c19 : index
          %140:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %139, %x, %134, %130#0, %138, %130#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %141 = arith.shrui %81, %c14 : vector<16xi32>
          %142 = arith.andi %141, %c15 : vector<16xi32>
          %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %64, %69 : vector<16xf32>
          %145 = arith.shrui %104, %c14 : vector<16xi32>
          %146 = arith.andi %145, %c15 : vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = math.fma %147, %92, %97 : vector<16xf32>
          %149 = arith.addi %55, %c20 : index
          %150:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %149, %x, %144, %140#0, %148, %140#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %151 = arith.shrui %81, %c16 : vector<16xi32>
          %152 = arith.andi %151, %c15 : vector<16xi32>
          %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %154 = math.fma %153, %64, %69 : vector<16xf32>
          %155 = arith.shrui %104, %c16 : vector<16xi32>
          %156 = arith.andi %155, %c15 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = math.fma %157, %92, %97 : vector<16xf32>
          %159 = arith.addi %55, %c21 : index
          %160:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %159, %x, %154, %150#0, %158, %150#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %161 = arith.shrui %81, %c17 : vector<16xi32>
          %162 = arith.andi %161, %c15 : vector<16xi32>
          %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
          %164 = math.fma %163, %64, %69 : vector<16xf32>
          %165 = arith.shrui %104, %c17 : vector<16xi32>
          %166 = arith.andi %165, %c15 : vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = math.fma %167, %92, %97 : vector<16xf32>
          %169 = arith.addi %55, %c22 : index
          %170:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %169, %x, %164, %160#0, %168, %160#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %171 = arith.shrui %81, %c18 : vector<16xi32>
          %172 = arith.andi %171, %c15 : vector<16xi32>
          %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
          %174 = math.fma %173, %64, %69 : vector<16xf32>
          %175 = arith.shrui %104, %c18 : vector<16xi32>
          %176 = arith.andi %175, %c15 : vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = math.fma %177, %92, %97 : vector<16xf32>
          %179 = arith.addi %55, %c23 : index
          %180:2 = func.call @qkv_q2_k_r1p2__cpu.0(%18, %179, %x, %174, %170#0, %178, %170#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %180#0, %180#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %53#0, %53#1 : vector<16xf32>, vector<16xf32>
      }
      %181 = arith.muli %headDim, %c7 : index
      %182 = arith.muli %19, %c6 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.addi %183, %c7 : index
      vector.store %29#0, %3[%184] : memref<?xf32>, vector<16xf32>
      %185 = arith.addi %183, %c6 : index
      vector.store %29#1, %3[%185] : memref<?xf32>, vector<16xf32>
    }
    %186 = arith.addi %14, %c2 : index
    %187 = arith.minsi %186, %13 : index
    scf.for %188 = %14 to %187 step %c2 {
      %189 = arith.subi %188, %14 : index
      %190 = arith.muli %189, %headDim : index
      %191 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %191 {
        scf.for %192 = %c7 to %headDim step %c6 {
          %193 = arith.muli %0, %headDim : index
          %194 = arith.addi %193, %192 : index
          %195 = vector.load %bias[%194] : memref<?xf32>, vector<16xf32>
          %196 = arith.addi %190, %192 : index
          %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
          %198 = arith.addf %197, %195 : vector<16xf32>
          vector.store %198, %3[%196] : memref<?xf32>, vector<16xf32>
        }
      }
      %199 = arith.addi %heads, %kvHeads : index
      %200 = arith.cmpi slt, %0, %199 : index
      scf.if %200 {
        %201 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %201 {
          %202 = arith.cmpi slt, %0, %heads : index
          %205 = scf.for %203 = %c7 to %headDim step %c6 iter_args(%204 = %c9) -> (vector<16xf32>) {
            %206 = arith.addi %190, %203 : index
            %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
            %208 = math.fma %207, %207, %204 : vector<16xf32>
            scf.yield %208 : vector<16xf32>
          }
          %209 = wave.reduce "add" %205 : vector<16xf32>
          %210 = arith.mulf %209, %inverseHeadDim : f32
          %211 = arith.addf %210, %epsilon : f32
          %212 = math.sqrt %211 : f32
          %213 = arith.divf %c30, %212 : f32
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          scf.for %215 = %c7 to %headDim step %c6 {
            %216 = vector.load %query_norm[%215] : memref<?xf32>, vector<16xf32>
            %217 = vector.load %key_norm[%215] : memref<?xf32>, vector<16xf32>
            %218 = arith.select %202, %216, %217 : vector<16xf32>
            %219 = arith.addi %190, %215 : index
            %220 = vector.load %3[%219] : memref<?xf32>, vector<16xf32>
            %221 = arith.mulf %220, %214 : vector<16xf32>
            %222 = arith.mulf %221, %218 : vector<16xf32>
            vector.store %222, %3[%219] : memref<?xf32>, vector<16xf32>
          }
        }
        %223 = arith.addi %positionsAt, %188 : index
        %224 = memref.load %step[%223] : memref<?xi32>
        %225 = arith.index_cast %224 : i32 to index
        %226 = arith.divui %headDim, %c3 : index
        %227 = arith.remui %225, %c4 : index
        %228 = arith.muli %227, %headDim : index
        %229 = arith.divui %225, %c4 : index
        %230 = arith.addi %229, %c4 : index
        %231 = arith.muli %230, %headDim : index
        scf.for %232 = %c7 to %226 step %c11 {
          %233 = arith.addi %228, %232 : index
          %234 = vector.load %rope[%233] : memref<?xf32>, vector<8xf32>
          %235 = arith.addi %228, %226 : index
          %236 = arith.addi %235, %232 : index
          %237 = vector.load %rope[%236] : memref<?xf32>, vector<8xf32>
          %238 = arith.addi %231, %232 : index
          %239 = vector.load %rope[%238] : memref<?xf32>, vector<8xf32>
          %240 = arith.addi %231, %226 : index
          %241 = arith.addi %240, %232 : index
          %242 = vector.load %rope[%241] : memref<?xf32>, vector<8xf32>
          %243 = arith.mulf %239, %234 : vector<8xf32>
          %244 = arith.mulf %242, %237 : vector<8xf32>
          %245 = arith.subf %243, %244 : vector<8xf32>
          %246 = arith.mulf %242, %234 : vector<8xf32>
          %247 = arith.mulf %239, %237 : vector<8xf32>
          %248 = arith.addf %246, %247 : vector<8xf32>
          %249 = arith.addi %190, %232 : index
          %250 = vector.load %3[%249] : memref<?xf32>, vector<8xf32>
          %251 = arith.addi %190, %226 : index
          %252 = arith.addi %251, %232 : index
          %253 = vector.load %3[%252] : memref<?xf32>, vector<8xf32>
          %254 = arith.mulf %250, %245 : vector<8xf32>
          %255 = arith.mulf %253, %248 : vector<8xf32>
          %256 = arith.subf %254, %255 : vector<8xf32>
          vector.store %256, %3[%249] : memref<?xf32>, vector<8xf32>
          %257 = arith.mulf %253, %245 : vector<8xf32>
          %258 = arith.mulf %250, %248 : vector<8xf32>
          %259 = arith.addf %257, %258 : vector<8xf32>
          vector.store %259, %3[%252] : memref<?xf32>, vector<8xf32>
        }
      }
      %260 = arith.cmpi slt, %0, %heads : index
      scf.if %260 {
        scf.for %261 = %c7 to %headDim step %c6 {
          %262 = arith.addi %190, %261 : index
          %263 = vector.load %3[%262] : memref<?xf32>, vector<16xf32>
          %264 = arith.muli %188, %heads : index
          %265 = arith.addi %264, %0 : index
          %266 = arith.muli %265, %headDim : index
          %267 = arith.addi %266, %261 : index
          vector.store %263, %q[%267] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %268 = arith.addi %slotsAt, %188 : index
        %269 = memref.load %step[%268] : memref<?xi32>
        %270 = arith.index_cast %269 : i32 to index
        %271 = arith.cmpi sge, %270, %c7 : index
        scf.if %271 {
          %272 = arith.cmpi eq, %codec, %c7 : index
          scf.if %272 {
            %273 = arith.subi %0, %heads : index
            %274 = memref.load %scales[%273] : memref<?xf32>
            %275 = vector.broadcast %274 : f32 to vector<16xf32>
            %276 = arith.divui %270, %c6 : index
            %277 = arith.remui %270, %c6 : index
            %278 = arith.muli %276, %pageBytes : index
            scf.for %279 = %c7 to %headDim step %c6 {
              %280 = arith.addi %190, %279 : index
              %281 = vector.load %3[%280] : memref<?xf32>, vector<16xf32>
              %282 = arith.mulf %281, %275 : vector<16xf32>
              %283 = arith.minimumf %282, %c35 : vector<16xf32>
              %284 = arith.maximumf %283, %c36 : vector<16xf32>
              %285 = arith.truncf %284 : vector<16xf32> to vector<16xf16>
              %286 = vector.bitcast %285 : vector<16xf16> to vector<32xi8>
              %287 = arith.muli %279, %c3 : index
              vector.store %286, %5[%287] : memref<?xi8>, vector<32xi8>
            }
            %288 = arith.cmpi slt, %273, %kvHeads : index
            scf.if %288 {
              %289 = arith.muli %4, %c10 : index
              %290 = arith.muli %273, %289 : index
              %291 = arith.addi %278, %290 : index
              %292 = arith.muli %277, %c3 : index
              %293 = arith.addi %291, %292 : index
              scf.for %294 = %c7 to %headDim step %c2 {
                %295 = arith.muli %294, %c3 : index
                %296 = arith.addi %295, %c7 : index
                %297 = memref.load %5[%296] : memref<?xi8>
                %298 = arith.muli %294, %c10 : index
                %299 = arith.addi %293, %298 : index
                %300 = arith.addi %299, %c7 : index
                memref.store %297, %kv[%300] : memref<?xi8>
                %301 = arith.addi %295, %c2 : index
                %302 = memref.load %5[%301] : memref<?xi8>
                %303 = arith.addi %299, %c2 : index
                memref.store %302, %kv[%303] : memref<?xi8>
              }
            } else {
              %304 = arith.subi %273, %kvHeads : index
              %305 = arith.muli %304, %c3 : index
              %306 = arith.addi %305, %c2 : index
              %307 = arith.muli %4, %c6 : index
              %308 = arith.muli %306, %307 : index
              %309 = arith.addi %278, %308 : index
              %310 = arith.muli %277, %4 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c7 to %4 step %c6 {
                %313 = vector.load %5[%312] : memref<?xi8>, vector<16xi8>
                %314 = arith.addi %311, %312 : index
                vector.store %313, %kv[%314] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %315 = arith.cmpi eq, %codec, %c2 : index
          scf.if %315 {
            %316 = arith.subi %0, %heads : index
            %317 = memref.load %scales[%316] : memref<?xf32>
            %318 = vector.broadcast %317 : f32 to vector<16xf32>
            %319 = arith.divui %270, %c6 : index
            %320 = arith.remui %270, %c6 : index
            %321 = arith.muli %319, %pageBytes : index
            scf.for %322 = %c7 to %headDim step %c6 {
              %323 = arith.addi %190, %322 : index
              %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
              %325 = arith.mulf %324, %318 : vector<16xf32>
              %326 = wave.fp8_encode "e4m3" %325 : vector<16xf32> -> vector<16xi8>
              %327 = arith.muli %322, %c2 : index
              vector.store %326, %5[%327] : memref<?xi8>, vector<16xi8>
            }
            %328 = arith.cmpi slt, %316, %kvHeads : index
            scf.if %328 {
              %329 = arith.muli %2, %c10 : index
              %330 = arith.muli %316, %329 : index
              %331 = arith.addi %321, %330 : index
              %332 = arith.muli %320, %c2 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c7 to %headDim step %c2 {
                %335 = arith.muli %334, %c2 : index
                %336 = arith.addi %335, %c7 : index
                %337 = memref.load %5[%336] : memref<?xi8>
                %338 = arith.muli %334, %c6 : index
                %339 = arith.addi %333, %338 : index
                %340 = arith.addi %339, %c7 : index
                memref.store %337, %kv[%340] : memref<?xi8>
              }
            } else {
              %341 = arith.subi %316, %kvHeads : index
              %342 = arith.muli %341, %c3 : index
              %343 = arith.addi %342, %c2 : index
              %344 = arith.muli %2, %c6 : index
              %345 = arith.muli %343, %344 : index
              %346 = arith.addi %321, %345 : index
              %347 = arith.muli %320, %2 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c7 to %2 step %c6 {
                %350 = vector.load %5[%349] : memref<?xi8>, vector<16xi8>
                %351 = arith.addi %348, %349 : index
                vector.store %350, %kv[%351] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %352 = arith.cmpi eq, %codec, %c3 : index
          scf.if %352 {
            %353 = arith.subi %0, %heads : index
            %354 = memref.load %scales[%353] : memref<?xf32>
            %355 = vector.broadcast %354 : f32 to vector<16xf32>
            %356 = arith.divui %270, %c6 : index
            %357 = arith.remui %270, %c6 : index
            %358 = arith.muli %356, %pageBytes : index
            scf.for %359 = %c7 to %headDim step %c6 {
              %360 = arith.addi %190, %359 : index
              %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.mulf %361, %355 : vector<16xf32>
              %363 = wave.fp8_encode "e5m2" %362 : vector<16xf32> -> vector<16xi8>
              %364 = arith.muli %359, %c2 : index
              vector.store %363, %5[%364] : memref<?xi8>, vector<16xi8>
            }
            %365 = arith.cmpi slt, %353, %kvHeads : index
            scf.if %365 {
              %366 = arith.muli %2, %c10 : index
              %367 = arith.muli %353, %366 : index
              %368 = arith.addi %358, %367 : index
              %369 = arith.muli %357, %c2 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %headDim step %c2 {
                %372 = arith.muli %371, %c2 : index
                %373 = arith.addi %372, %c7 : index
                %374 = memref.load %5[%373] : memref<?xi8>
                %375 = arith.muli %371, %c6 : index
                %376 = arith.addi %370, %375 : index
                %377 = arith.addi %376, %c7 : index
                memref.store %374, %kv[%377] : memref<?xi8>
              }
            } else {
              %378 = arith.subi %353, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c2 : index
              %381 = arith.muli %2, %c6 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %358, %382 : index
              %384 = arith.muli %357, %2 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c7 to %2 step %c6 {
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

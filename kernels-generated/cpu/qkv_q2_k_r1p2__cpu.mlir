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
wave.kernel @qkv_q2_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
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
        %261 = arith.divui %heads, %kvHeads : index
        %262 = arith.muli %headDim, %c20 : index
        %263 = arith.muli %kvHeads, %262 : index
        %264 = arith.divui %0, %261 : index
        %265 = arith.muli %264, %headDim : index
        %266 = arith.addi %263, %265 : index
        scf.for %267 = %c7 to %headDim step %c6 {
          %268 = arith.addi %266, %267 : index
          %269 = vector.load %encode[%268] : memref<?xf32>, vector<16xf32>
          %270 = arith.addi %190, %267 : index
          %271 = vector.load %3[%270] : memref<?xf32>, vector<16xf32>
          %272 = arith.mulf %271, %269 : vector<16xf32>
          %273 = arith.muli %188, %heads : index
          %274 = arith.addi %273, %0 : index
          %275 = arith.muli %274, %headDim : index
          %276 = arith.addi %275, %267 : index
          vector.store %272, %q[%276] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %277 = arith.addi %slotsAt, %188 : index
        %278 = memref.load %step[%277] : memref<?xi32>
        %279 = arith.index_cast %278 : i32 to index
        %280 = arith.cmpi sge, %279, %c7 : index
        scf.if %280 {
          %281 = arith.cmpi eq, %codec, %c7 : index
          scf.if %281 {
            %282 = arith.subi %0, %heads : index
            %283 = arith.muli %282, %4 : index
            %284 = arith.divui %279, %c6 : index
            %285 = arith.remui %279, %c6 : index
            %286 = arith.muli %284, %pageBytes : index
            %289 = scf.for %287 = %c7 to %headDim step %c6 iter_args(%288 = %c9) -> (vector<16xf32>) {
              %290 = arith.addi %283, %287 : index
              %291 = vector.load %encode[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.addi %283, %headDim : index
              %293 = arith.addi %292, %287 : index
              %294 = vector.load %encode[%293] : memref<?xf32>, vector<16xf32>
              %295 = arith.addi %190, %287 : index
              %296 = vector.load %3[%295] : memref<?xf32>, vector<16xf32>
              %297 = arith.subf %296, %294 : vector<16xf32>
              %298 = arith.mulf %297, %291 : vector<16xf32>
              %299 = arith.minimumf %298, %c35 : vector<16xf32>
              %300 = arith.maximumf %299, %c36 : vector<16xf32>
              %301 = arith.truncf %300 : vector<16xf32> to vector<16xf16>
              %302 = vector.bitcast %301 : vector<16xf16> to vector<32xi8>
              %303 = arith.muli %287, %c3 : index
              vector.store %302, %5[%303] : memref<?xi8>, vector<32xi8>
              %304 = math.absf %298 : vector<16xf32>
              %305 = arith.cmpf ugt, %304, %c35 : vector<16xf32>
              %306 = arith.select %305, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %307 = arith.addf %288, %306 : vector<16xf32>
              scf.yield %307 : vector<16xf32>
            }
            %308 = wave.reduce "add" %289 : vector<16xf32>
            %309 = arith.cmpf ogt, %308, %c38 : f32
            scf.if %309 {
              %310 = arith.fptosi %308 : f32 to i32
              wave.count %clipped, %310 : memref<?xi32>
            }
            %311 = arith.cmpi slt, %282, %kvHeads : index
            scf.if %311 {
              %312 = arith.muli %4, %c10 : index
              %313 = arith.muli %282, %312 : index
              %314 = arith.addi %286, %313 : index
              %315 = arith.muli %285, %c3 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c7 to %headDim step %c2 {
                %318 = arith.muli %317, %c3 : index
                %319 = arith.addi %318, %c7 : index
                %320 = memref.load %5[%319] : memref<?xi8>
                %321 = arith.muli %317, %c10 : index
                %322 = arith.addi %316, %321 : index
                %323 = arith.addi %322, %c7 : index
                memref.store %320, %kv[%323] : memref<?xi8>
                %324 = arith.addi %318, %c2 : index
                %325 = memref.load %5[%324] : memref<?xi8>
                %326 = arith.addi %322, %c2 : index
                memref.store %325, %kv[%326] : memref<?xi8>
              }
            } else {
              %327 = arith.subi %282, %kvHeads : index
              %328 = arith.muli %327, %c3 : index
              %329 = arith.addi %328, %c2 : index
              %330 = arith.muli %4, %c6 : index
              %331 = arith.muli %329, %330 : index
              %332 = arith.addi %286, %331 : index
              %333 = arith.muli %285, %4 : index
              %334 = arith.addi %332, %333 : index
              scf.for %335 = %c7 to %4 step %c6 {
                %336 = vector.load %5[%335] : memref<?xi8>, vector<16xi8>
                %337 = arith.addi %334, %335 : index
                vector.store %336, %kv[%337] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %338 = arith.cmpi eq, %codec, %c2 : index
          scf.if %338 {
            %339 = arith.subi %0, %heads : index
            %340 = arith.muli %339, %4 : index
            %341 = arith.divui %279, %c6 : index
            %342 = arith.remui %279, %c6 : index
            %343 = arith.muli %341, %pageBytes : index
            %346 = scf.for %344 = %c7 to %headDim step %c6 iter_args(%345 = %c9) -> (vector<16xf32>) {
              %347 = arith.addi %340, %344 : index
              %348 = vector.load %encode[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.addi %340, %headDim : index
              %350 = arith.addi %349, %344 : index
              %351 = vector.load %encode[%350] : memref<?xf32>, vector<16xf32>
              %352 = arith.addi %190, %344 : index
              %353 = vector.load %3[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.subf %353, %351 : vector<16xf32>
              %355 = arith.mulf %354, %348 : vector<16xf32>
              %356 = wave.fp8_encode "e4m3" %355 : vector<16xf32> -> vector<16xi8>
              %357 = arith.muli %344, %c2 : index
              vector.store %356, %5[%357] : memref<?xi8>, vector<16xi8>
              %358 = math.absf %355 : vector<16xf32>
              %359 = arith.cmpf ugt, %358, %c39 : vector<16xf32>
              %360 = arith.select %359, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %361 = arith.addf %345, %360 : vector<16xf32>
              scf.yield %361 : vector<16xf32>
            }
            %362 = wave.reduce "add" %346 : vector<16xf32>
            %363 = arith.cmpf ogt, %362, %c38 : f32
            scf.if %363 {
              %364 = arith.fptosi %362 : f32 to i32
              wave.count %clipped, %364 : memref<?xi32>
            }
            %365 = arith.cmpi slt, %339, %kvHeads : index
            scf.if %365 {
              %366 = arith.muli %2, %c10 : index
              %367 = arith.muli %339, %366 : index
              %368 = arith.addi %343, %367 : index
              %369 = arith.muli %342, %c2 : index
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
              %378 = arith.subi %339, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c2 : index
              %381 = arith.muli %2, %c6 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %343, %382 : index
              %384 = arith.muli %342, %2 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c7 to %2 step %c6 {
                %387 = vector.load %5[%386] : memref<?xi8>, vector<16xi8>
                %388 = arith.addi %385, %386 : index
                vector.store %387, %kv[%388] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %389 = arith.cmpi eq, %codec, %c3 : index
          scf.if %389 {
            %390 = arith.subi %0, %heads : index
            %391 = arith.muli %390, %4 : index
            %392 = arith.divui %279, %c6 : index
            %393 = arith.remui %279, %c6 : index
            %394 = arith.muli %392, %pageBytes : index
            %397 = scf.for %395 = %c7 to %headDim step %c6 iter_args(%396 = %c9) -> (vector<16xf32>) {
              %398 = arith.addi %391, %395 : index
              %399 = vector.load %encode[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.addi %391, %headDim : index
              %401 = arith.addi %400, %395 : index
              %402 = vector.load %encode[%401] : memref<?xf32>, vector<16xf32>
              %403 = arith.addi %190, %395 : index
              %404 = vector.load %3[%403] : memref<?xf32>, vector<16xf32>
              %405 = arith.subf %404, %402 : vector<16xf32>
              %406 = arith.mulf %405, %399 : vector<16xf32>
              %407 = wave.fp8_encode "e5m2" %406 : vector<16xf32> -> vector<16xi8>
              %408 = arith.muli %395, %c2 : index
              vector.store %407, %5[%408] : memref<?xi8>, vector<16xi8>
              %409 = math.absf %406 : vector<16xf32>
              %410 = arith.cmpf ugt, %409, %c40 : vector<16xf32>
              %411 = arith.select %410, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %412 = arith.addf %396, %411 : vector<16xf32>
              scf.yield %412 : vector<16xf32>
            }
            %413 = wave.reduce "add" %397 : vector<16xf32>
            %414 = arith.cmpf ogt, %413, %c38 : f32
            scf.if %414 {
              %415 = arith.fptosi %413 : f32 to i32
              wave.count %clipped, %415 : memref<?xi32>
            }
            %416 = arith.cmpi slt, %390, %kvHeads : index
            scf.if %416 {
              %417 = arith.muli %2, %c10 : index
              %418 = arith.muli %390, %417 : index
              %419 = arith.addi %394, %418 : index
              %420 = arith.muli %393, %c2 : index
              %421 = arith.addi %419, %420 : index
              scf.for %422 = %c7 to %headDim step %c2 {
                %423 = arith.muli %422, %c2 : index
                %424 = arith.addi %423, %c7 : index
                %425 = memref.load %5[%424] : memref<?xi8>
                %426 = arith.muli %422, %c6 : index
                %427 = arith.addi %421, %426 : index
                %428 = arith.addi %427, %c7 : index
                memref.store %425, %kv[%428] : memref<?xi8>
              }
            } else {
              %429 = arith.subi %390, %kvHeads : index
              %430 = arith.muli %429, %c3 : index
              %431 = arith.addi %430, %c2 : index
              %432 = arith.muli %2, %c6 : index
              %433 = arith.muli %431, %432 : index
              %434 = arith.addi %394, %433 : index
              %435 = arith.muli %393, %2 : index
              %436 = arith.addi %434, %435 : index
              scf.for %437 = %c7 to %2 step %c6 {
                %438 = vector.load %5[%437] : memref<?xi8>, vector<16xi8>
                %439 = arith.addi %436, %437 : index
                vector.store %438, %kv[%439] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %440 = arith.cmpi eq, %codec, %c19 : index
          scf.if %440 {
            %441 = arith.subi %0, %heads : index
            %442 = arith.muli %441, %4 : index
            %443 = arith.divui %279, %c6 : index
            %444 = arith.remui %279, %c6 : index
            %445 = arith.muli %443, %pageBytes : index
            %448 = scf.for %446 = %c7 to %headDim step %c6 iter_args(%447 = %c9) -> (vector<16xf32>) {
              %449 = arith.addi %442, %446 : index
              %450 = vector.load %encode[%449] : memref<?xf32>, vector<16xf32>
              %451 = arith.addi %442, %headDim : index
              %452 = arith.addi %451, %446 : index
              %453 = vector.load %encode[%452] : memref<?xf32>, vector<16xf32>
              %454 = arith.addi %190, %446 : index
              %455 = vector.load %3[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.subf %455, %453 : vector<16xf32>
              %457 = arith.mulf %456, %450 : vector<16xf32>
              %458 = arith.cmpf ord, %457, %457 : vector<16xf32>
              %459 = arith.select %458, %457, %c9 : vector<16xi1>, vector<16xf32>
              %460 = math.roundeven %459 : vector<16xf32>
              %461 = arith.minimumf %460, %c41 : vector<16xf32>
              %462 = arith.maximumf %461, %c42 : vector<16xf32>
              %463 = arith.fptosi %462 : vector<16xf32> to vector<16xi32>
              %464 = arith.addi %463, %c43 : vector<16xi32>
              %465 = arith.trunci %464 : vector<16xi32> to vector<16xi8>
              %466 = arith.muli %446, %c2 : index
              vector.store %465, %5[%466] : memref<?xi8>, vector<16xi8>
              %467 = math.absf %457 : vector<16xf32>
              %468 = arith.cmpf ugt, %467, %c44 : vector<16xf32>
              %469 = arith.select %468, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %470 = arith.addf %447, %469 : vector<16xf32>
              scf.yield %470 : vector<16xf32>
            }
            %471 = wave.reduce "add" %448 : vector<16xf32>
            %472 = arith.cmpf ogt, %471, %c38 : f32
            scf.if %472 {
              %473 = arith.fptosi %471 : f32 to i32
              wave.count %clipped, %473 : memref<?xi32>
            }
            %474 = arith.cmpi slt, %441, %kvHeads : index
            scf.if %474 {
              %475 = arith.muli %2, %c10 : index
              %476 = arith.muli %441, %475 : index
              %477 = arith.addi %445, %476 : index
              %478 = arith.muli %444, %c2 : index
              %479 = arith.addi %477, %478 : index
              scf.for %480 = %c7 to %headDim step %c2 {
                %481 = arith.muli %480, %c2 : index
                %482 = arith.addi %481, %c7 : index
                %483 = memref.load %5[%482] : memref<?xi8>
                %484 = arith.muli %480, %c6 : index
                %485 = arith.addi %479, %484 : index
                %486 = arith.addi %485, %c7 : index
                memref.store %483, %kv[%486] : memref<?xi8>
              }
            } else {
              %487 = arith.subi %441, %kvHeads : index
              %488 = arith.muli %487, %c3 : index
              %489 = arith.addi %488, %c2 : index
              %490 = arith.muli %2, %c6 : index
              %491 = arith.muli %489, %490 : index
              %492 = arith.addi %445, %491 : index
              %493 = arith.muli %444, %2 : index
              %494 = arith.addi %492, %493 : index
              scf.for %495 = %c7 to %2 step %c6 {
                %496 = vector.load %5[%495] : memref<?xi8>, vector<16xi8>
                %497 = arith.addi %494, %495 : index
                vector.store %496, %kv[%497] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

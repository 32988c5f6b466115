// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q5_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 2368 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<0> : vector<16xi32>
  %c18 = arith.constant dense<1> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c43 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c46 = arith.constant dense<0x47600000> : vector<16xf32>
  %c47 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c48 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c49 = arith.constant dense<128> : vector<16xi32>
  %c50 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %57 = arith.divui %50, %c13 : index
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
          %70 = arith.addi %31, %c14 : index
          %71 = arith.muli %50, %c2 : index
          %72 = arith.addi %71, %c7 : index
          %73 = arith.muli %72, %c6 : index
          %74 = arith.addi %70, %73 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.addi %31, %c15 : index
          %78 = arith.muli %50, %c12 : index
          %79 = arith.addi %77, %78 : index
          %80 = arith.addi %79, %c7 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.andi %82, %c16 : vector<16xi32>
          %84 = arith.shrui %76, %c17 : vector<16xi32>
          %85 = arith.andi %84, %c18 : vector<16xi32>
          %86 = arith.shli %85, %c19 : vector<16xi32>
          %87 = arith.ori %83, %86 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = math.fma %88, %64, %69 : vector<16xf32>
          %90 = arith.addi %32, %c12 : index
          %91 = arith.addi %90, %58 : index
          %92 = arith.addi %91, %c7 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = arith.mulf %44, %95 : vector<16xf32>
          %97 = arith.addi %91, %c6 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
          %101 = arith.mulf %48, %100 : vector<16xf32>
          %102 = arith.addi %32, %c14 : index
          %103 = arith.addi %102, %73 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.addi %32, %c15 : index
          %107 = arith.addi %106, %78 : index
          %108 = arith.addi %107, %c7 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.andi %110, %c16 : vector<16xi32>
          %112 = arith.shrui %105, %c17 : vector<16xi32>
          %113 = arith.andi %112, %c18 : vector<16xi32>
          %114 = arith.shli %113, %c19 : vector<16xi32>
          %115 = arith.ori %111, %114 : vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = math.fma %116, %96, %101 : vector<16xf32>
          %118 = arith.addi %55, %c7 : index
          %119:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %118, %x, %89, %51, %117, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %120 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
          %122 = arith.shrui %121, %c19 : vector<16xi32>
          %123 = arith.shrui %76, %c18 : vector<16xi32>
          %124 = arith.andi %123, %c18 : vector<16xi32>
          %125 = arith.shli %124, %c19 : vector<16xi32>
          %126 = arith.ori %122, %125 : vector<16xi32>
          %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
          %128 = math.fma %127, %64, %69 : vector<16xf32>
          %129 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.shrui %130, %c19 : vector<16xi32>
          %132 = arith.shrui %105, %c18 : vector<16xi32>
          %133 = arith.andi %132, %c18 : vector<16xi32>
          %134 = arith.shli %133, %c19 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %96, %101 : vector<16xf32>
          %138 = arith.addi %55, %c2 : index
          %139:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %138, %x, %128, %119#0, %137, %119#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %140 = arith.addi %79, %c6 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.andi %142, %c16 : vector<16xi32>
          %144 = arith.shrui %76, %c20 : vector<16xi32>
          %145 = arith.andi %144, %c18 : vector<16xi32>
          %146 = arith.shli %145, %c19 : vector<16xi32>
          %147 = arith.ori %143, %146 : vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %64, %69 : vector<16xf32>
          %150 = arith.addi %107, %c6 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
          %153 = arith.andi %152, %c16 : vector<16xi32>
          %154 = arith.shrui %105, %c20 : vector<16xi32>
          %155 = arith.andi %154, %c18 : vector<16xi32>
          %156 = arith.shli %155, %c19 : vector<16xi32>
          %157 = arith.ori %153, %156 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = math.fma %158, %96, %101 : vector<16xf32>
          %160 = arith.addi %55, %c3 : index
          %161:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %160, %x, %149, %139#0, %159, %139#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %162 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
          %164 = arith.shrui %163, %c19 : vector<16xi32>
          %165 = arith.shrui %76, %c21 : vector<16xi32>
          %166 = arith.andi %165, %c18 : vector<16xi32>
          %167 = arith.shli %166, %c19 : vector<16xi32>
          %168 = arith.ori %164, %167 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = math.fma %169, %64, %69 : vector<16xf32>
          %171 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.shrui %172, %c19 : vector<16xi32>
          %174 = arith.shrui %105, %c21 : vector<16xi32>
          %175 = arith.andi %174, %c18 : vector<16xi32>
          %176 = arith.shli %175, %c19 : vector<16xi32>
          %177 = arith.ori %173, %176 : vector<16xi32>
          %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
          %179 = math.fma %178, %96, %101 : vector<16xf32>
          %180 = arith.addi %55, %c22 : index
          %181:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %180, %x, %170, %161#0, %179, %161#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %182 = arith.addi %79, %c10 : index
          %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.andi %184, %c16 : vector<16xi32>
          %186 = arith.shrui %76, %c19 : vector<16xi32>
          %187 = arith.andi %186, %c18 : vector<16xi32>
          %188 = arith.shli %187, %c19 : vector<16xi32>
          %189 = arith.ori %185, %188 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %64, %69 : vector<16xf32>
          %192 = arith.addi %107, %c10 : index
          %193 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
          %195 = arith.andi %194, %c16 : vector<16xi32>
          %196 = arith.shrui %105, %c19 : vector<16xi32>
          %197 = arith.andi %196, %c18 : vector<16xi32>
          %198 = arith.shli %197, %c19 : vector<16xi32>
          %199 = arith.ori %195, %198 : vector<16xi32>
          %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
          %201 = math.fma %200, %96, %101 : vector<16xf32>
          %202 = arith.addi %55, %c13 : index
          %203:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %202, %x, %191, %181#0, %201, %181#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %204 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
          %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
          %206 = arith.shrui %205, %c19 : vector<16xi32>
          %207 = arith.shrui %76, %c23 : vector<16xi32>
          %208 = arith.andi %207, %c18 : vector<16xi32>
          %209 = arith.shli %208, %c19 : vector<16xi32>
          %210 = arith.ori %206, %209 : vector<16xi32>
          %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
          %212 = math.fma %211, %64, %69 : vector<16xf32>
          %213 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
          %215 = arith.shrui %214, %c19 : vector<16xi32>
          %216 = arith.shrui %105, %c23 : vector<16xi32>
          %217 = arith.andi %216, %c18 : vector<16xi32>
          %218 = arith.shli %217, %c19 : vector<16xi32>
          %219 = arith.ori %215, %218 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = math.fma %220, %96, %101 : vector<16xf32>
          %222 = arith.addi %55, %c24 : index
          %223:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %222, %x, %212, %203#0, %221, %203#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %224 = arith.addi %79, %c25 : index
          %225 = vector.load %w[%224] : memref<?xi8>, vector<16xi8>
          %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
          %227 = arith.andi %226, %c16 : vector<16xi32>
          %228 = arith.shrui %76, %c26 : vector<16xi32>
          %229 = arith.andi %228, %c18 : vector<16xi32>
          %230 = arith.shli %229, %c19 : vector<16xi32>
          %231 = arith.ori %227, %230 : vector<16xi32>
          %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
          %233 = math.fma %232, %64, %69 : vector<16xf32>
          %234 = arith.addi %107, %c25 : index
          %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
          %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
          %237 = arith.andi %236, %c16 : vector<16xi32>
          %238 = arith.shrui %105, %c26 : vector<16xi32>
          %239 = arith.andi %238, %c18 : vector<16xi32>
          %240 = arith.shli %239, %c19 : vector<16xi32>
          %241 = arith.ori %237, %240 : vector<16xi32>
          %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
          %243 = math.fma %242, %96, %101 : vector<16xf32>
          %244 = arith.addi %55, %c27 : index
          %245:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %244, %x, %233, %223#0, %243, %223#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %246 = vector.load %w[%224] : memref<?xi8>, vector<16xi8>
          %247 = arith.extui %246 : vector<16xi8> to vector<16xi32>
          %248 = arith.shrui %247, %c19 : vector<16xi32>
          %249 = arith.shrui %76, %c28 : vector<16xi32>
          %250 = arith.andi %249, %c18 : vector<16xi32>
          %251 = arith.shli %250, %c19 : vector<16xi32>
          %252 = arith.ori %248, %251 : vector<16xi32>
          %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
          %254 = math.fma %253, %64, %69 : vector<16xf32>
          %255 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
          %256 = arith.extui %255 : vector<16xi8> to vector<16xi32>
          %257 = arith.shrui %256, %c19 : vector<16xi32>
          %258 = arith.shrui %105, %c28 : vector<16xi32>
          %259 = arith.andi %258, %c18 : vector<16xi32>
          %260 = arith.shli %259, %c19 : vector<16xi32>
          %261 = arith.ori %257, %260 : vector<16xi32>
          %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
          %263 = math.fma %262, %96, %101 : vector<16xf32>
          %264 = arith.addi %55, %c29 : index
          %265:2 = func.call @qkv_q5_k_r1p2__cpu.0(%18, %264, %x, %254, %245#0, %263, %245#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %265#0, %265#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %53#0, %53#1 : vector<16xf32>, vector<16xf32>
      }
      %266 = arith.muli %headDim, %c7 : index
      %267 = arith.muli %19, %c6 : index
      %268 = arith.addi %266, %267 : index
      %269 = arith.addi %268, %c7 : index
      vector.store %29#0, %3[%269] : memref<?xf32>, vector<16xf32>
      %270 = arith.addi %268, %c6 : index
      vector.store %29#1, %3[%270] : memref<?xf32>, vector<16xf32>
    }
    %271 = arith.addi %14, %c2 : index
    %272 = arith.minsi %271, %13 : index
    scf.for %273 = %14 to %272 step %c2 {
      %274 = arith.subi %273, %14 : index
      %275 = arith.muli %274, %headDim : index
      %276 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %276 {
        scf.for %277 = %c7 to %headDim step %c6 {
          %278 = arith.muli %0, %headDim : index
          %279 = arith.addi %278, %277 : index
          %280 = vector.load %bias[%279] : memref<?xf32>, vector<16xf32>
          %281 = arith.addi %275, %277 : index
          %282 = vector.load %3[%281] : memref<?xf32>, vector<16xf32>
          %283 = arith.addf %282, %280 : vector<16xf32>
          vector.store %283, %3[%281] : memref<?xf32>, vector<16xf32>
        }
      }
      %284 = arith.addi %heads, %kvHeads : index
      %285 = arith.cmpi slt, %0, %284 : index
      scf.if %285 {
        %286 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %286 {
          %287 = arith.cmpi slt, %0, %heads : index
          %290 = scf.for %288 = %c7 to %headDim step %c6 iter_args(%289 = %c9) -> (vector<16xf32>) {
            %291 = arith.addi %275, %288 : index
            %292 = vector.load %3[%291] : memref<?xf32>, vector<16xf32>
            %293 = math.fma %292, %292, %289 : vector<16xf32>
            scf.yield %293 : vector<16xf32>
          }
          %294 = wave.reduce "add" %290 : vector<16xf32>
          %295 = arith.mulf %294, %inverseHeadDim : f32
          %296 = arith.addf %295, %epsilon : f32
          %297 = math.sqrt %296 : f32
          %298 = arith.divf %c36, %297 : f32
          %299 = vector.broadcast %298 : f32 to vector<16xf32>
          scf.for %300 = %c7 to %headDim step %c6 {
            %301 = vector.load %query_norm[%300] : memref<?xf32>, vector<16xf32>
            %302 = vector.load %key_norm[%300] : memref<?xf32>, vector<16xf32>
            %303 = arith.select %287, %301, %302 : vector<16xf32>
            %304 = arith.addi %275, %300 : index
            %305 = vector.load %3[%304] : memref<?xf32>, vector<16xf32>
            %306 = arith.mulf %305, %299 : vector<16xf32>
            %307 = arith.mulf %306, %303 : vector<16xf32>
            vector.store %307, %3[%304] : memref<?xf32>, vector<16xf32>
          }
        }
        %308 = arith.addi %positionsAt, %273 : index
        %309 = memref.load %step[%308] : memref<?xi32>
        %310 = arith.index_cast %309 : i32 to index
        %311 = arith.divui %headDim, %c3 : index
        %312 = arith.remui %310, %c4 : index
        %313 = arith.muli %312, %headDim : index
        %314 = arith.divui %310, %c4 : index
        %315 = arith.addi %314, %c4 : index
        %316 = arith.muli %315, %headDim : index
        scf.for %317 = %c7 to %311 step %c11 {
          %318 = arith.addi %313, %317 : index
          %319 = vector.load %rope[%318] : memref<?xf32>, vector<8xf32>
          %320 = arith.addi %313, %311 : index
          %321 = arith.addi %320, %317 : index
          %322 = vector.load %rope[%321] : memref<?xf32>, vector<8xf32>
          %323 = arith.addi %316, %317 : index
          %324 = vector.load %rope[%323] : memref<?xf32>, vector<8xf32>
          %325 = arith.addi %316, %311 : index
          %326 = arith.addi %325, %317 : index
          %327 = vector.load %rope[%326] : memref<?xf32>, vector<8xf32>
          %328 = arith.mulf %324, %319 : vector<8xf32>
          %329 = arith.mulf %327, %322 : vector<8xf32>
          %330 = arith.subf %328, %329 : vector<8xf32>
          %331 = arith.mulf %327, %319 : vector<8xf32>
          %332 = arith.mulf %324, %322 : vector<8xf32>
          %333 = arith.addf %331, %332 : vector<8xf32>
          %334 = arith.addi %275, %317 : index
          %335 = vector.load %3[%334] : memref<?xf32>, vector<8xf32>
          %336 = arith.addi %275, %311 : index
          %337 = arith.addi %336, %317 : index
          %338 = vector.load %3[%337] : memref<?xf32>, vector<8xf32>
          %339 = arith.mulf %335, %330 : vector<8xf32>
          %340 = arith.mulf %338, %333 : vector<8xf32>
          %341 = arith.subf %339, %340 : vector<8xf32>
          vector.store %341, %3[%334] : memref<?xf32>, vector<8xf32>
          %342 = arith.mulf %338, %330 : vector<8xf32>
          %343 = arith.mulf %335, %333 : vector<8xf32>
          %344 = arith.addf %342, %343 : vector<8xf32>
          vector.store %344, %3[%337] : memref<?xf32>, vector<8xf32>
        }
      }
      %345 = arith.cmpi slt, %0, %heads : index
      scf.if %345 {
        %346 = arith.divui %heads, %kvHeads : index
        %347 = arith.muli %headDim, %c13 : index
        %348 = arith.muli %kvHeads, %347 : index
        %349 = arith.divui %0, %346 : index
        %350 = arith.muli %349, %headDim : index
        %351 = arith.addi %348, %350 : index
        scf.for %352 = %c7 to %headDim step %c6 {
          %353 = arith.addi %351, %352 : index
          %354 = vector.load %encode[%353] : memref<?xf32>, vector<16xf32>
          %355 = arith.addi %275, %352 : index
          %356 = vector.load %3[%355] : memref<?xf32>, vector<16xf32>
          %357 = arith.mulf %356, %354 : vector<16xf32>
          %358 = arith.muli %273, %heads : index
          %359 = arith.addi %358, %0 : index
          %360 = arith.muli %359, %headDim : index
          %361 = arith.addi %360, %352 : index
          vector.store %357, %q[%361] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %362 = arith.addi %slotsAt, %273 : index
        %363 = memref.load %step[%362] : memref<?xi32>
        %364 = arith.index_cast %363 : i32 to index
        %365 = arith.cmpi sge, %364, %c7 : index
        scf.if %365 {
          %366 = arith.cmpi eq, %codec, %c7 : index
          scf.if %366 {
            %367 = arith.subi %0, %heads : index
            %368 = arith.muli %367, %4 : index
            %369 = arith.divui %364, %c6 : index
            %370 = arith.remui %364, %c6 : index
            %371 = arith.muli %369, %pageBytes : index
            %374 = scf.for %372 = %c7 to %headDim step %c6 iter_args(%373 = %c9) -> (vector<16xf32>) {
              %375 = arith.addi %368, %372 : index
              %376 = vector.load %encode[%375] : memref<?xf32>, vector<16xf32>
              %377 = arith.addi %368, %headDim : index
              %378 = arith.addi %377, %372 : index
              %379 = vector.load %encode[%378] : memref<?xf32>, vector<16xf32>
              %380 = arith.addi %275, %372 : index
              %381 = vector.load %3[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.subf %381, %379 : vector<16xf32>
              %383 = arith.mulf %382, %376 : vector<16xf32>
              %384 = arith.minimumf %383, %c41 : vector<16xf32>
              %385 = arith.maximumf %384, %c42 : vector<16xf32>
              %386 = arith.truncf %385 : vector<16xf32> to vector<16xf16>
              %387 = vector.bitcast %386 : vector<16xf16> to vector<32xi8>
              %388 = arith.muli %372, %c3 : index
              vector.store %387, %5[%388] : memref<?xi8>, vector<32xi8>
              %389 = math.absf %383 : vector<16xf32>
              %390 = arith.cmpf ugt, %389, %c41 : vector<16xf32>
              %391 = arith.select %390, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %392 = arith.addf %373, %391 : vector<16xf32>
              scf.yield %392 : vector<16xf32>
            }
            %393 = wave.reduce "add" %374 : vector<16xf32>
            %394 = arith.cmpf ogt, %393, %c44 : f32
            scf.if %394 {
              %395 = arith.fptosi %393 : f32 to i32
              wave.count %clipped, %395 : memref<?xi32>
            }
            %396 = arith.cmpi slt, %367, %kvHeads : index
            scf.if %396 {
              %397 = arith.muli %4, %c10 : index
              %398 = arith.muli %367, %397 : index
              %399 = arith.addi %371, %398 : index
              %400 = arith.muli %370, %c3 : index
              %401 = arith.addi %399, %400 : index
              scf.for %402 = %c7 to %headDim step %c2 {
                %403 = arith.muli %402, %c3 : index
                %404 = arith.addi %403, %c7 : index
                %405 = memref.load %5[%404] : memref<?xi8>
                %406 = arith.muli %402, %c10 : index
                %407 = arith.addi %401, %406 : index
                %408 = arith.addi %407, %c7 : index
                memref.store %405, %kv[%408] : memref<?xi8>
                %409 = arith.addi %403, %c2 : index
                %410 = memref.load %5[%409] : memref<?xi8>
                %411 = arith.addi %407, %c2 : index
                memref.store %410, %kv[%411] : memref<?xi8>
              }
            } else {
              %412 = arith.subi %367, %kvHeads : index
              %413 = arith.muli %412, %c3 : index
              %414 = arith.addi %413, %c2 : index
              %415 = arith.muli %4, %c6 : index
              %416 = arith.muli %414, %415 : index
              %417 = arith.addi %371, %416 : index
              %418 = arith.muli %370, %4 : index
              %419 = arith.addi %417, %418 : index
              scf.for %420 = %c7 to %4 step %c6 {
                %421 = vector.load %5[%420] : memref<?xi8>, vector<16xi8>
                %422 = arith.addi %419, %420 : index
                vector.store %421, %kv[%422] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %423 = arith.cmpi eq, %codec, %c2 : index
          scf.if %423 {
            %424 = arith.subi %0, %heads : index
            %425 = arith.muli %424, %4 : index
            %426 = arith.divui %364, %c6 : index
            %427 = arith.remui %364, %c6 : index
            %428 = arith.muli %426, %pageBytes : index
            %431 = scf.for %429 = %c7 to %headDim step %c6 iter_args(%430 = %c9) -> (vector<16xf32>) {
              %432 = arith.addi %425, %429 : index
              %433 = vector.load %encode[%432] : memref<?xf32>, vector<16xf32>
              %434 = arith.addi %425, %headDim : index
              %435 = arith.addi %434, %429 : index
              %436 = vector.load %encode[%435] : memref<?xf32>, vector<16xf32>
              %437 = arith.addi %275, %429 : index
              %438 = vector.load %3[%437] : memref<?xf32>, vector<16xf32>
              %439 = arith.subf %438, %436 : vector<16xf32>
              %440 = arith.mulf %439, %433 : vector<16xf32>
              %441 = wave.fp8_encode "e4m3" %440 : vector<16xf32> -> vector<16xi8>
              %442 = arith.muli %429, %c2 : index
              vector.store %441, %5[%442] : memref<?xi8>, vector<16xi8>
              %443 = math.absf %440 : vector<16xf32>
              %444 = arith.cmpf ugt, %443, %c45 : vector<16xf32>
              %445 = arith.select %444, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %446 = arith.addf %430, %445 : vector<16xf32>
              scf.yield %446 : vector<16xf32>
            }
            %447 = wave.reduce "add" %431 : vector<16xf32>
            %448 = arith.cmpf ogt, %447, %c44 : f32
            scf.if %448 {
              %449 = arith.fptosi %447 : f32 to i32
              wave.count %clipped, %449 : memref<?xi32>
            }
            %450 = arith.cmpi slt, %424, %kvHeads : index
            scf.if %450 {
              %451 = arith.muli %2, %c10 : index
              %452 = arith.muli %424, %451 : index
              %453 = arith.addi %428, %452 : index
              %454 = arith.muli %427, %c2 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c7 to %headDim step %c2 {
                %457 = arith.muli %456, %c2 : index
                %458 = arith.addi %457, %c7 : index
                %459 = memref.load %5[%458] : memref<?xi8>
                %460 = arith.muli %456, %c6 : index
                %461 = arith.addi %455, %460 : index
                %462 = arith.addi %461, %c7 : index
                memref.store %459, %kv[%462] : memref<?xi8>
              }
            } else {
              %463 = arith.subi %424, %kvHeads : index
              %464 = arith.muli %463, %c3 : index
              %465 = arith.addi %464, %c2 : index
              %466 = arith.muli %2, %c6 : index
              %467 = arith.muli %465, %466 : index
              %468 = arith.addi %428, %467 : index
              %469 = arith.muli %427, %2 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c7 to %2 step %c6 {
                %472 = vector.load %5[%471] : memref<?xi8>, vector<16xi8>
                %473 = arith.addi %470, %471 : index
                vector.store %472, %kv[%473] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %474 = arith.cmpi eq, %codec, %c3 : index
          scf.if %474 {
            %475 = arith.subi %0, %heads : index
            %476 = arith.muli %475, %4 : index
            %477 = arith.divui %364, %c6 : index
            %478 = arith.remui %364, %c6 : index
            %479 = arith.muli %477, %pageBytes : index
            %482 = scf.for %480 = %c7 to %headDim step %c6 iter_args(%481 = %c9) -> (vector<16xf32>) {
              %483 = arith.addi %476, %480 : index
              %484 = vector.load %encode[%483] : memref<?xf32>, vector<16xf32>
              %485 = arith.addi %476, %headDim : index
              %486 = arith.addi %485, %480 : index
              %487 = vector.load %encode[%486] : memref<?xf32>, vector<16xf32>
              %488 = arith.addi %275, %480 : index
              %489 = vector.load %3[%488] : memref<?xf32>, vector<16xf32>
              %490 = arith.subf %489, %487 : vector<16xf32>
              %491 = arith.mulf %490, %484 : vector<16xf32>
              %492 = wave.fp8_encode "e5m2" %491 : vector<16xf32> -> vector<16xi8>
              %493 = arith.muli %480, %c2 : index
              vector.store %492, %5[%493] : memref<?xi8>, vector<16xi8>
              %494 = math.absf %491 : vector<16xf32>
              %495 = arith.cmpf ugt, %494, %c46 : vector<16xf32>
              %496 = arith.select %495, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %497 = arith.addf %481, %496 : vector<16xf32>
              scf.yield %497 : vector<16xf32>
            }
            %498 = wave.reduce "add" %482 : vector<16xf32>
            %499 = arith.cmpf ogt, %498, %c44 : f32
            scf.if %499 {
              %500 = arith.fptosi %498 : f32 to i32
              wave.count %clipped, %500 : memref<?xi32>
            }
            %501 = arith.cmpi slt, %475, %kvHeads : index
            scf.if %501 {
              %502 = arith.muli %2, %c10 : index
              %503 = arith.muli %475, %502 : index
              %504 = arith.addi %479, %503 : index
              %505 = arith.muli %478, %c2 : index
              %506 = arith.addi %504, %505 : index
              scf.for %507 = %c7 to %headDim step %c2 {
                %508 = arith.muli %507, %c2 : index
                %509 = arith.addi %508, %c7 : index
                %510 = memref.load %5[%509] : memref<?xi8>
                %511 = arith.muli %507, %c6 : index
                %512 = arith.addi %506, %511 : index
                %513 = arith.addi %512, %c7 : index
                memref.store %510, %kv[%513] : memref<?xi8>
              }
            } else {
              %514 = arith.subi %475, %kvHeads : index
              %515 = arith.muli %514, %c3 : index
              %516 = arith.addi %515, %c2 : index
              %517 = arith.muli %2, %c6 : index
              %518 = arith.muli %516, %517 : index
              %519 = arith.addi %479, %518 : index
              %520 = arith.muli %478, %2 : index
              %521 = arith.addi %519, %520 : index
              scf.for %522 = %c7 to %2 step %c6 {
                %523 = vector.load %5[%522] : memref<?xi8>, vector<16xi8>
                %524 = arith.addi %521, %522 : index
                vector.store %523, %kv[%524] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %525 = arith.cmpi eq, %codec, %c22 : index
          scf.if %525 {
            %526 = arith.subi %0, %heads : index
            %527 = arith.muli %526, %4 : index
            %528 = arith.divui %364, %c6 : index
            %529 = arith.remui %364, %c6 : index
            %530 = arith.muli %528, %pageBytes : index
            %533 = scf.for %531 = %c7 to %headDim step %c6 iter_args(%532 = %c9) -> (vector<16xf32>) {
              %534 = arith.addi %527, %531 : index
              %535 = vector.load %encode[%534] : memref<?xf32>, vector<16xf32>
              %536 = arith.addi %527, %headDim : index
              %537 = arith.addi %536, %531 : index
              %538 = vector.load %encode[%537] : memref<?xf32>, vector<16xf32>
              %539 = arith.addi %275, %531 : index
              %540 = vector.load %3[%539] : memref<?xf32>, vector<16xf32>
              %541 = arith.subf %540, %538 : vector<16xf32>
              %542 = arith.mulf %541, %535 : vector<16xf32>
              %543 = arith.cmpf ord, %542, %542 : vector<16xf32>
              %544 = arith.select %543, %542, %c9 : vector<16xi1>, vector<16xf32>
              %545 = math.roundeven %544 : vector<16xf32>
              %546 = arith.minimumf %545, %c47 : vector<16xf32>
              %547 = arith.maximumf %546, %c48 : vector<16xf32>
              %548 = arith.fptosi %547 : vector<16xf32> to vector<16xi32>
              %549 = arith.addi %548, %c49 : vector<16xi32>
              %550 = arith.trunci %549 : vector<16xi32> to vector<16xi8>
              %551 = arith.muli %531, %c2 : index
              vector.store %550, %5[%551] : memref<?xi8>, vector<16xi8>
              %552 = math.absf %542 : vector<16xf32>
              %553 = arith.cmpf ugt, %552, %c50 : vector<16xf32>
              %554 = arith.select %553, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %555 = arith.addf %532, %554 : vector<16xf32>
              scf.yield %555 : vector<16xf32>
            }
            %556 = wave.reduce "add" %533 : vector<16xf32>
            %557 = arith.cmpf ogt, %556, %c44 : f32
            scf.if %557 {
              %558 = arith.fptosi %556 : f32 to i32
              wave.count %clipped, %558 : memref<?xi32>
            }
            %559 = arith.cmpi slt, %526, %kvHeads : index
            scf.if %559 {
              %560 = arith.muli %2, %c10 : index
              %561 = arith.muli %526, %560 : index
              %562 = arith.addi %530, %561 : index
              %563 = arith.muli %529, %c2 : index
              %564 = arith.addi %562, %563 : index
              scf.for %565 = %c7 to %headDim step %c2 {
                %566 = arith.muli %565, %c2 : index
                %567 = arith.addi %566, %c7 : index
                %568 = memref.load %5[%567] : memref<?xi8>
                %569 = arith.muli %565, %c6 : index
                %570 = arith.addi %564, %569 : index
                %571 = arith.addi %570, %c7 : index
                memref.store %568, %kv[%571] : memref<?xi8>
              }
            } else {
              %572 = arith.subi %526, %kvHeads : index
              %573 = arith.muli %572, %c3 : index
              %574 = arith.addi %573, %c2 : index
              %575 = arith.muli %2, %c6 : index
              %576 = arith.muli %574, %575 : index
              %577 = arith.addi %530, %576 : index
              %578 = arith.muli %529, %2 : index
              %579 = arith.addi %577, %578 : index
              scf.for %580 = %c7 to %2 step %c6 {
                %581 = vector.load %5[%580] : memref<?xi8>, vector<16xi8>
                %582 = arith.addi %579, %580 : index
                vector.store %581, %kv[%582] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

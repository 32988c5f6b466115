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
wave.kernel @qkv_q5_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %346 = %c7 to %headDim step %c6 {
          %347 = arith.addi %275, %346 : index
          %348 = vector.load %3[%347] : memref<?xf32>, vector<16xf32>
          %349 = arith.muli %273, %heads : index
          %350 = arith.addi %349, %0 : index
          %351 = arith.muli %350, %headDim : index
          %352 = arith.addi %351, %346 : index
          vector.store %348, %q[%352] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %353 = arith.addi %slotsAt, %273 : index
        %354 = memref.load %step[%353] : memref<?xi32>
        %355 = arith.index_cast %354 : i32 to index
        %356 = arith.cmpi sge, %355, %c7 : index
        scf.if %356 {
          %357 = arith.cmpi eq, %codec, %c7 : index
          scf.if %357 {
            %358 = arith.subi %0, %heads : index
            %359 = memref.load %scales[%358] : memref<?xf32>
            %360 = vector.broadcast %359 : f32 to vector<16xf32>
            %361 = arith.divui %355, %c6 : index
            %362 = arith.remui %355, %c6 : index
            %363 = arith.muli %361, %pageBytes : index
            scf.for %364 = %c7 to %headDim step %c6 {
              %365 = arith.addi %275, %364 : index
              %366 = vector.load %3[%365] : memref<?xf32>, vector<16xf32>
              %367 = arith.mulf %366, %360 : vector<16xf32>
              %368 = arith.minimumf %367, %c41 : vector<16xf32>
              %369 = arith.maximumf %368, %c42 : vector<16xf32>
              %370 = arith.truncf %369 : vector<16xf32> to vector<16xf16>
              %371 = vector.bitcast %370 : vector<16xf16> to vector<32xi8>
              %372 = arith.muli %364, %c3 : index
              vector.store %371, %5[%372] : memref<?xi8>, vector<32xi8>
            }
            %373 = arith.cmpi slt, %358, %kvHeads : index
            scf.if %373 {
              %374 = arith.muli %4, %c10 : index
              %375 = arith.muli %358, %374 : index
              %376 = arith.addi %363, %375 : index
              %377 = arith.muli %362, %c3 : index
              %378 = arith.addi %376, %377 : index
              scf.for %379 = %c7 to %headDim step %c2 {
                %380 = arith.muli %379, %c3 : index
                %381 = arith.addi %380, %c7 : index
                %382 = memref.load %5[%381] : memref<?xi8>
                %383 = arith.muli %379, %c10 : index
                %384 = arith.addi %378, %383 : index
                %385 = arith.addi %384, %c7 : index
                memref.store %382, %kv[%385] : memref<?xi8>
                %386 = arith.addi %380, %c2 : index
                %387 = memref.load %5[%386] : memref<?xi8>
                %388 = arith.addi %384, %c2 : index
                memref.store %387, %kv[%388] : memref<?xi8>
              }
            } else {
              %389 = arith.subi %358, %kvHeads : index
              %390 = arith.muli %389, %c3 : index
              %391 = arith.addi %390, %c2 : index
              %392 = arith.muli %4, %c6 : index
              %393 = arith.muli %391, %392 : index
              %394 = arith.addi %363, %393 : index
              %395 = arith.muli %362, %4 : index
              %396 = arith.addi %394, %395 : index
              scf.for %397 = %c7 to %4 step %c6 {
                %398 = vector.load %5[%397] : memref<?xi8>, vector<16xi8>
                %399 = arith.addi %396, %397 : index
                vector.store %398, %kv[%399] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %400 = arith.cmpi eq, %codec, %c2 : index
          scf.if %400 {
            %401 = arith.subi %0, %heads : index
            %402 = memref.load %scales[%401] : memref<?xf32>
            %403 = vector.broadcast %402 : f32 to vector<16xf32>
            %404 = arith.divui %355, %c6 : index
            %405 = arith.remui %355, %c6 : index
            %406 = arith.muli %404, %pageBytes : index
            scf.for %407 = %c7 to %headDim step %c6 {
              %408 = arith.addi %275, %407 : index
              %409 = vector.load %3[%408] : memref<?xf32>, vector<16xf32>
              %410 = arith.mulf %409, %403 : vector<16xf32>
              %411 = wave.fp8_encode "e4m3" %410 : vector<16xf32> -> vector<16xi8>
              %412 = arith.muli %407, %c2 : index
              vector.store %411, %5[%412] : memref<?xi8>, vector<16xi8>
            }
            %413 = arith.cmpi slt, %401, %kvHeads : index
            scf.if %413 {
              %414 = arith.muli %2, %c10 : index
              %415 = arith.muli %401, %414 : index
              %416 = arith.addi %406, %415 : index
              %417 = arith.muli %405, %c2 : index
              %418 = arith.addi %416, %417 : index
              scf.for %419 = %c7 to %headDim step %c2 {
                %420 = arith.muli %419, %c2 : index
                %421 = arith.addi %420, %c7 : index
                %422 = memref.load %5[%421] : memref<?xi8>
                %423 = arith.muli %419, %c6 : index
                %424 = arith.addi %418, %423 : index
                %425 = arith.addi %424, %c7 : index
                memref.store %422, %kv[%425] : memref<?xi8>
              }
            } else {
              %426 = arith.subi %401, %kvHeads : index
              %427 = arith.muli %426, %c3 : index
              %428 = arith.addi %427, %c2 : index
              %429 = arith.muli %2, %c6 : index
              %430 = arith.muli %428, %429 : index
              %431 = arith.addi %406, %430 : index
              %432 = arith.muli %405, %2 : index
              %433 = arith.addi %431, %432 : index
              scf.for %434 = %c7 to %2 step %c6 {
                %435 = vector.load %5[%434] : memref<?xi8>, vector<16xi8>
                %436 = arith.addi %433, %434 : index
                vector.store %435, %kv[%436] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %437 = arith.cmpi eq, %codec, %c3 : index
          scf.if %437 {
            %438 = arith.subi %0, %heads : index
            %439 = memref.load %scales[%438] : memref<?xf32>
            %440 = vector.broadcast %439 : f32 to vector<16xf32>
            %441 = arith.divui %355, %c6 : index
            %442 = arith.remui %355, %c6 : index
            %443 = arith.muli %441, %pageBytes : index
            scf.for %444 = %c7 to %headDim step %c6 {
              %445 = arith.addi %275, %444 : index
              %446 = vector.load %3[%445] : memref<?xf32>, vector<16xf32>
              %447 = arith.mulf %446, %440 : vector<16xf32>
              %448 = wave.fp8_encode "e5m2" %447 : vector<16xf32> -> vector<16xi8>
              %449 = arith.muli %444, %c2 : index
              vector.store %448, %5[%449] : memref<?xi8>, vector<16xi8>
            }
            %450 = arith.cmpi slt, %438, %kvHeads : index
            scf.if %450 {
              %451 = arith.muli %2, %c10 : index
              %452 = arith.muli %438, %451 : index
              %453 = arith.addi %443, %452 : index
              %454 = arith.muli %442, %c2 : index
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
              %463 = arith.subi %438, %kvHeads : index
              %464 = arith.muli %463, %c3 : index
              %465 = arith.addi %464, %c2 : index
              %466 = arith.muli %2, %c6 : index
              %467 = arith.muli %465, %466 : index
              %468 = arith.addi %443, %467 : index
              %469 = arith.muli %442, %2 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c7 to %2 step %c6 {
                %472 = vector.load %5[%471] : memref<?xi8>, vector<16xi8>
                %473 = arith.addi %470, %471 : index
                vector.store %472, %kv[%473] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

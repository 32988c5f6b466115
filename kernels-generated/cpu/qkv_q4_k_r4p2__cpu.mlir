// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.addi %30, %c9 : index
      %34 = arith.muli %33, %7 : index
      %44:8 = scf.for %35 = %c7 to %6 step %c9 iter_args(%36 = %c11, %37 = %c11, %38 = %c11, %39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %35, %c5 : index
        %46 = arith.addi %32, %45 : index
        %47 = arith.addi %34, %45 : index
        %48 = arith.addi %46, %c7 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %46, %c12 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %47, %c7 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %47, %c12 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.muli %35, %c4 : index
        %74:8 = scf.for %65 = %c7 to %c12 step %c9 iter_args(%66 = %36, %67 = %37, %68 = %38, %69 = %39, %70 = %40, %71 = %41, %72 = %42, %73 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %75 = arith.muli %65, %c13 : index
          %76 = arith.addi %64, %75 : index
          %77 = arith.addi %46, %c14 : index
          %78 = arith.divui %65, %c2 : index
          %79 = arith.muli %78, %c12 : index
          %80 = arith.addi %77, %79 : index
          %81 = arith.addi %80, %c7 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.mulf %51, %84 : vector<16xf32>
          %86 = arith.addi %80, %c6 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.mulf %55, %89 : vector<16xf32>
          %91 = arith.addi %46, %c15 : index
          %92 = arith.muli %65, %c14 : index
          %93 = arith.addi %91, %92 : index
          %94 = arith.addi %93, %c7 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.andi %96, %c16 : vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %85, %90 : vector<16xf32>
          %100 = arith.addi %47, %c14 : index
          %101 = arith.addi %100, %79 : index
          %102 = arith.addi %101, %c7 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = arith.mulf %59, %105 : vector<16xf32>
          %107 = arith.addi %101, %c6 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = arith.mulf %63, %110 : vector<16xf32>
          %112 = arith.addi %47, %c15 : index
          %113 = arith.addi %112, %92 : index
          %114 = arith.addi %113, %c7 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.andi %116, %c16 : vector<16xi32>
          %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
          %119 = math.fma %118, %106, %111 : vector<16xf32>
          %120 = arith.addi %76, %c7 : index
          %121:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %120, %x, %99, %66, %119, %67, %25, %68, %69, %26, %70, %71, %27, %72, %73) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %122 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.shrui %123, %c17 : vector<16xi32>
          %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
          %126 = math.fma %125, %85, %90 : vector<16xf32>
          %127 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
          %129 = arith.shrui %128, %c17 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = math.fma %130, %106, %111 : vector<16xf32>
          %132 = arith.addi %76, %c9 : index
          %133:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %132, %x, %126, %121#0, %131, %121#1, %25, %121#2, %121#3, %26, %121#4, %121#5, %27, %121#6, %121#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %134 = arith.addi %93, %c6 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.andi %136, %c16 : vector<16xi32>
          %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
          %139 = math.fma %138, %85, %90 : vector<16xf32>
          %140 = arith.addi %113, %c6 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.andi %142, %c16 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %106, %111 : vector<16xf32>
          %146 = arith.addi %76, %c3 : index
          %147:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %146, %x, %139, %133#0, %145, %133#1, %25, %133#2, %133#3, %26, %133#4, %133#5, %27, %133#6, %133#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %148 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
          %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
          %150 = arith.shrui %149, %c17 : vector<16xi32>
          %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
          %152 = math.fma %151, %85, %90 : vector<16xf32>
          %153 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.shrui %154, %c17 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %106, %111 : vector<16xf32>
          %158 = arith.addi %76, %c10 : index
          %159:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %158, %x, %152, %147#0, %157, %147#1, %25, %147#2, %147#3, %26, %147#4, %147#5, %27, %147#6, %147#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %160 = arith.addi %93, %c12 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.andi %162, %c16 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %85, %90 : vector<16xf32>
          %166 = arith.addi %113, %c12 : index
          %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
          %169 = arith.andi %168, %c16 : vector<16xi32>
          %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %171 = math.fma %170, %106, %111 : vector<16xf32>
          %172 = arith.addi %76, %c2 : index
          %173:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %172, %x, %165, %159#0, %171, %159#1, %25, %159#2, %159#3, %26, %159#4, %159#5, %27, %159#6, %159#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %174 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c17 : vector<16xi32>
          %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
          %178 = math.fma %177, %85, %90 : vector<16xf32>
          %179 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
          %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
          %181 = arith.shrui %180, %c17 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = math.fma %182, %106, %111 : vector<16xf32>
          %184 = arith.addi %76, %c18 : index
          %185:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %184, %x, %178, %173#0, %183, %173#1, %25, %173#2, %173#3, %26, %173#4, %173#5, %27, %173#6, %173#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %186 = arith.addi %93, %c19 : index
          %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
          %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
          %189 = arith.andi %188, %c16 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %85, %90 : vector<16xf32>
          %192 = arith.addi %113, %c19 : index
          %193 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
          %195 = arith.andi %194, %c16 : vector<16xi32>
          %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
          %197 = math.fma %196, %106, %111 : vector<16xf32>
          %198 = arith.addi %76, %c20 : index
          %199:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %198, %x, %191, %185#0, %197, %185#1, %25, %185#2, %185#3, %26, %185#4, %185#5, %27, %185#6, %185#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %200 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
          %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
          %202 = arith.shrui %201, %c17 : vector<16xi32>
          %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
          %204 = math.fma %203, %85, %90 : vector<16xf32>
          %205 = vector.load %w[%192] : memref<?xi8>, vector<16xi8>
          %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
          %207 = arith.shrui %206, %c17 : vector<16xi32>
          %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
          %209 = math.fma %208, %106, %111 : vector<16xf32>
          %210 = arith.addi %76, %c21 : index
          %211:8 = func.call @qkv_q4_k_r4p2__cpu.0(%24, %210, %x, %204, %199#0, %209, %199#1, %25, %199#2, %199#3, %26, %199#4, %199#5, %27, %199#6, %199#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %211#0, %211#1, %211#2, %211#3, %211#4, %211#5, %211#6, %211#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %212 = arith.muli %headDim, %c7 : index
      %213 = arith.muli %28, %c6 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.addi %214, %c7 : index
      vector.store %44#0, %3[%215] : memref<?xf32>, vector<16xf32>
      %216 = arith.addi %214, %c6 : index
      vector.store %44#1, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c9 : index
      %218 = arith.addi %217, %213 : index
      %219 = arith.addi %218, %c7 : index
      vector.store %44#2, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.addi %218, %c6 : index
      vector.store %44#3, %3[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.addi %4, %213 : index
      %222 = arith.addi %221, %c7 : index
      vector.store %44#4, %3[%222] : memref<?xf32>, vector<16xf32>
      %223 = arith.addi %221, %c6 : index
      vector.store %44#5, %3[%223] : memref<?xf32>, vector<16xf32>
      %224 = arith.muli %headDim, %c10 : index
      %225 = arith.addi %224, %213 : index
      %226 = arith.addi %225, %c7 : index
      vector.store %44#6, %3[%226] : memref<?xf32>, vector<16xf32>
      %227 = arith.addi %225, %c6 : index
      vector.store %44#7, %3[%227] : memref<?xf32>, vector<16xf32>
    }
    %228 = arith.addi %14, %c2 : index
    %229 = arith.minsi %228, %13 : index
    scf.for %230 = %14 to %229 step %c9 {
      %231 = arith.subi %230, %14 : index
      %232 = arith.muli %231, %headDim : index
      %233 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %233 {
        scf.for %234 = %c7 to %headDim step %c6 {
          %235 = arith.muli %0, %headDim : index
          %236 = arith.addi %235, %234 : index
          %237 = vector.load %bias[%236] : memref<?xf32>, vector<16xf32>
          %238 = arith.addi %232, %234 : index
          %239 = vector.load %3[%238] : memref<?xf32>, vector<16xf32>
          %240 = arith.addf %239, %237 : vector<16xf32>
          vector.store %240, %3[%238] : memref<?xf32>, vector<16xf32>
        }
      }
      %241 = arith.addi %heads, %kvHeads : index
      %242 = arith.cmpi slt, %0, %241 : index
      scf.if %242 {
        %243 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %243 {
          %244 = arith.cmpi slt, %0, %heads : index
          %247 = scf.for %245 = %c7 to %headDim step %c6 iter_args(%246 = %c11) -> (vector<16xf32>) {
            %248 = arith.addi %232, %245 : index
            %249 = vector.load %3[%248] : memref<?xf32>, vector<16xf32>
            %250 = math.fma %249, %249, %246 : vector<16xf32>
            scf.yield %250 : vector<16xf32>
          }
          %251 = wave.reduce "add" %247 : vector<16xf32>
          %252 = arith.mulf %251, %inverseHeadDim : f32
          %253 = arith.addf %252, %epsilon : f32
          %254 = math.sqrt %253 : f32
          %255 = arith.divf %c28, %254 : f32
          %256 = vector.broadcast %255 : f32 to vector<16xf32>
          scf.for %257 = %c7 to %headDim step %c6 {
            %258 = vector.load %query_norm[%257] : memref<?xf32>, vector<16xf32>
            %259 = vector.load %key_norm[%257] : memref<?xf32>, vector<16xf32>
            %260 = arith.select %244, %258, %259 : vector<16xf32>
            %261 = arith.addi %232, %257 : index
            %262 = vector.load %3[%261] : memref<?xf32>, vector<16xf32>
            %263 = arith.mulf %262, %256 : vector<16xf32>
            %264 = arith.mulf %263, %260 : vector<16xf32>
            vector.store %264, %3[%261] : memref<?xf32>, vector<16xf32>
          }
        }
        %265 = arith.addi %positionsAt, %230 : index
        %266 = memref.load %step[%265] : memref<?xi32>
        %267 = arith.index_cast %266 : i32 to index
        %268 = arith.divui %headDim, %c3 : index
        %269 = arith.remui %267, %c4 : index
        %270 = arith.muli %269, %headDim : index
        %271 = arith.divui %267, %c4 : index
        %272 = arith.addi %271, %c4 : index
        %273 = arith.muli %272, %headDim : index
        scf.for %274 = %c7 to %268 step %c13 {
          %275 = arith.addi %270, %274 : index
          %276 = vector.load %rope[%275] : memref<?xf32>, vector<8xf32>
          %277 = arith.addi %270, %268 : index
          %278 = arith.addi %277, %274 : index
          %279 = vector.load %rope[%278] : memref<?xf32>, vector<8xf32>
          %280 = arith.addi %273, %274 : index
          %281 = vector.load %rope[%280] : memref<?xf32>, vector<8xf32>
          %282 = arith.addi %273, %268 : index
          %283 = arith.addi %282, %274 : index
          %284 = vector.load %rope[%283] : memref<?xf32>, vector<8xf32>
          %285 = arith.mulf %281, %276 : vector<8xf32>
          %286 = arith.mulf %284, %279 : vector<8xf32>
          %287 = arith.subf %285, %286 : vector<8xf32>
          %288 = arith.mulf %284, %276 : vector<8xf32>
          %289 = arith.mulf %281, %279 : vector<8xf32>
          %290 = arith.addf %288, %289 : vector<8xf32>
          %291 = arith.addi %232, %274 : index
          %292 = vector.load %3[%291] : memref<?xf32>, vector<8xf32>
          %293 = arith.addi %232, %268 : index
          %294 = arith.addi %293, %274 : index
          %295 = vector.load %3[%294] : memref<?xf32>, vector<8xf32>
          %296 = arith.mulf %292, %287 : vector<8xf32>
          %297 = arith.mulf %295, %290 : vector<8xf32>
          %298 = arith.subf %296, %297 : vector<8xf32>
          vector.store %298, %3[%291] : memref<?xf32>, vector<8xf32>
          %299 = arith.mulf %295, %287 : vector<8xf32>
          %300 = arith.mulf %292, %290 : vector<8xf32>
          %301 = arith.addf %299, %300 : vector<8xf32>
          vector.store %301, %3[%294] : memref<?xf32>, vector<8xf32>
        }
      }
      %302 = arith.cmpi slt, %0, %heads : index
      scf.if %302 {
        scf.for %303 = %c7 to %headDim step %c6 {
          %304 = arith.addi %232, %303 : index
          %305 = vector.load %3[%304] : memref<?xf32>, vector<16xf32>
          %306 = arith.muli %230, %heads : index
          %307 = arith.addi %306, %0 : index
          %308 = arith.muli %307, %headDim : index
          %309 = arith.addi %308, %303 : index
          vector.store %305, %q[%309] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %310 = arith.addi %slotsAt, %230 : index
        %311 = memref.load %step[%310] : memref<?xi32>
        %312 = arith.index_cast %311 : i32 to index
        %313 = arith.cmpi sge, %312, %c7 : index
        scf.if %313 {
          %314 = arith.cmpi eq, %codec, %c7 : index
          scf.if %314 {
            %315 = arith.subi %0, %heads : index
            %316 = memref.load %scales[%315] : memref<?xf32>
            %317 = vector.broadcast %316 : f32 to vector<16xf32>
            %318 = arith.divui %312, %c6 : index
            %319 = arith.remui %312, %c6 : index
            %320 = arith.muli %318, %pageBytes : index
            scf.for %321 = %c7 to %headDim step %c6 {
              %322 = arith.addi %232, %321 : index
              %323 = vector.load %3[%322] : memref<?xf32>, vector<16xf32>
              %324 = arith.mulf %323, %317 : vector<16xf32>
              %325 = arith.minimumf %324, %c33 : vector<16xf32>
              %326 = arith.maximumf %325, %c34 : vector<16xf32>
              %327 = arith.truncf %326 : vector<16xf32> to vector<16xf16>
              %328 = vector.bitcast %327 : vector<16xf16> to vector<32xi8>
              %329 = arith.muli %321, %c3 : index
              vector.store %328, %5[%329] : memref<?xi8>, vector<32xi8>
            }
            %330 = arith.cmpi slt, %315, %kvHeads : index
            scf.if %330 {
              %331 = arith.muli %4, %c12 : index
              %332 = arith.muli %315, %331 : index
              %333 = arith.addi %320, %332 : index
              %334 = arith.muli %319, %c3 : index
              %335 = arith.addi %333, %334 : index
              scf.for %336 = %c7 to %headDim step %c9 {
                %337 = arith.muli %336, %c3 : index
                %338 = arith.addi %337, %c7 : index
                %339 = memref.load %5[%338] : memref<?xi8>
                %340 = arith.muli %336, %c12 : index
                %341 = arith.addi %335, %340 : index
                %342 = arith.addi %341, %c7 : index
                memref.store %339, %kv[%342] : memref<?xi8>
                %343 = arith.addi %337, %c9 : index
                %344 = memref.load %5[%343] : memref<?xi8>
                %345 = arith.addi %341, %c9 : index
                memref.store %344, %kv[%345] : memref<?xi8>
              }
            } else {
              %346 = arith.subi %315, %kvHeads : index
              %347 = arith.muli %346, %c3 : index
              %348 = arith.addi %347, %c9 : index
              %349 = arith.muli %4, %c6 : index
              %350 = arith.muli %348, %349 : index
              %351 = arith.addi %320, %350 : index
              %352 = arith.muli %319, %4 : index
              %353 = arith.addi %351, %352 : index
              scf.for %354 = %c7 to %4 step %c6 {
                %355 = vector.load %5[%354] : memref<?xi8>, vector<16xi8>
                %356 = arith.addi %353, %354 : index
                vector.store %355, %kv[%356] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %357 = arith.cmpi eq, %codec, %c9 : index
          scf.if %357 {
            %358 = arith.subi %0, %heads : index
            %359 = memref.load %scales[%358] : memref<?xf32>
            %360 = vector.broadcast %359 : f32 to vector<16xf32>
            %361 = arith.divui %312, %c6 : index
            %362 = arith.remui %312, %c6 : index
            %363 = arith.muli %headDim, %c9 : index
            %364 = arith.muli %361, %pageBytes : index
            scf.for %365 = %c7 to %headDim step %c6 {
              %366 = arith.addi %232, %365 : index
              %367 = vector.load %3[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.mulf %367, %360 : vector<16xf32>
              %369 = wave.fp8_encode "e4m3" %368 : vector<16xf32> -> vector<16xi8>
              %370 = arith.muli %365, %c9 : index
              vector.store %369, %5[%370] : memref<?xi8>, vector<16xi8>
            }
            %371 = arith.cmpi slt, %358, %kvHeads : index
            scf.if %371 {
              %372 = arith.muli %363, %c12 : index
              %373 = arith.muli %358, %372 : index
              %374 = arith.addi %364, %373 : index
              %375 = arith.muli %362, %c9 : index
              %376 = arith.addi %374, %375 : index
              scf.for %377 = %c7 to %headDim step %c9 {
                %378 = arith.muli %377, %c9 : index
                %379 = arith.addi %378, %c7 : index
                %380 = memref.load %5[%379] : memref<?xi8>
                %381 = arith.muli %377, %c6 : index
                %382 = arith.addi %376, %381 : index
                %383 = arith.addi %382, %c7 : index
                memref.store %380, %kv[%383] : memref<?xi8>
              }
            } else {
              %384 = arith.subi %358, %kvHeads : index
              %385 = arith.muli %384, %c3 : index
              %386 = arith.addi %385, %c9 : index
              %387 = arith.muli %363, %c6 : index
              %388 = arith.muli %386, %387 : index
              %389 = arith.addi %364, %388 : index
              %390 = arith.muli %362, %363 : index
              %391 = arith.addi %389, %390 : index
              scf.for %392 = %c7 to %363 step %c6 {
                %393 = vector.load %5[%392] : memref<?xi8>, vector<16xi8>
                %394 = arith.addi %391, %392 : index
                vector.store %393, %kv[%394] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %395 = arith.cmpi eq, %codec, %c3 : index
          scf.if %395 {
            %396 = arith.subi %0, %heads : index
            %397 = memref.load %scales[%396] : memref<?xf32>
            %398 = vector.broadcast %397 : f32 to vector<16xf32>
            %399 = arith.divui %312, %c6 : index
            %400 = arith.remui %312, %c6 : index
            %401 = arith.muli %headDim, %c9 : index
            %402 = arith.muli %399, %pageBytes : index
            scf.for %403 = %c7 to %headDim step %c6 {
              %404 = arith.addi %232, %403 : index
              %405 = vector.load %3[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.mulf %405, %398 : vector<16xf32>
              %407 = wave.fp8_encode "e5m2" %406 : vector<16xf32> -> vector<16xi8>
              %408 = arith.muli %403, %c9 : index
              vector.store %407, %5[%408] : memref<?xi8>, vector<16xi8>
            }
            %409 = arith.cmpi slt, %396, %kvHeads : index
            scf.if %409 {
              %410 = arith.muli %401, %c12 : index
              %411 = arith.muli %396, %410 : index
              %412 = arith.addi %402, %411 : index
              %413 = arith.muli %400, %c9 : index
              %414 = arith.addi %412, %413 : index
              scf.for %415 = %c7 to %headDim step %c9 {
                %416 = arith.muli %415, %c9 : index
                %417 = arith.addi %416, %c7 : index
                %418 = memref.load %5[%417] : memref<?xi8>
                %419 = arith.muli %415, %c6 : index
                %420 = arith.addi %414, %419 : index
                %421 = arith.addi %420, %c7 : index
                memref.store %418, %kv[%421] : memref<?xi8>
              }
            } else {
              %422 = arith.subi %396, %kvHeads : index
              %423 = arith.muli %422, %c3 : index
              %424 = arith.addi %423, %c9 : index
              %425 = arith.muli %401, %c6 : index
              %426 = arith.muli %424, %425 : index
              %427 = arith.addi %402, %426 : index
              %428 = arith.muli %400, %401 : index
              %429 = arith.addi %427, %428 : index
              scf.for %430 = %c7 to %401 step %c6 {
                %431 = vector.load %5[%430] : memref<?xi8>, vector<16xi8>
                %432 = arith.addi %429, %430 : index
                vector.store %431, %kv[%432] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

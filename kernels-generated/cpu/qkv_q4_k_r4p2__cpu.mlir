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
wave.kernel @qkv_q4_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c35 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c38 = arith.constant dense<0x47600000> : vector<16xf32>
  %c39 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c40 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c41 = arith.constant dense<128> : vector<16xi32>
  %c42 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %303 = arith.divui %heads, %kvHeads : index
        %304 = arith.muli %kvHeads, %2 : index
        %305 = arith.divui %0, %303 : index
        %306 = arith.muli %305, %headDim : index
        %307 = arith.addi %304, %306 : index
        scf.for %308 = %c7 to %headDim step %c6 {
          %309 = arith.addi %307, %308 : index
          %310 = vector.load %encode[%309] : memref<?xf32>, vector<16xf32>
          %311 = arith.addi %232, %308 : index
          %312 = vector.load %3[%311] : memref<?xf32>, vector<16xf32>
          %313 = arith.mulf %312, %310 : vector<16xf32>
          %314 = arith.muli %230, %heads : index
          %315 = arith.addi %314, %0 : index
          %316 = arith.muli %315, %headDim : index
          %317 = arith.addi %316, %308 : index
          vector.store %313, %q[%317] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %318 = arith.addi %slotsAt, %230 : index
        %319 = memref.load %step[%318] : memref<?xi32>
        %320 = arith.index_cast %319 : i32 to index
        %321 = arith.cmpi sge, %320, %c7 : index
        scf.if %321 {
          %322 = arith.cmpi eq, %codec, %c7 : index
          scf.if %322 {
            %323 = arith.subi %0, %heads : index
            %324 = arith.muli %323, %4 : index
            %325 = arith.divui %320, %c6 : index
            %326 = arith.remui %320, %c6 : index
            %327 = arith.muli %325, %pageBytes : index
            %330 = scf.for %328 = %c7 to %headDim step %c6 iter_args(%329 = %c11) -> (vector<16xf32>) {
              %331 = arith.addi %324, %328 : index
              %332 = vector.load %encode[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.addi %324, %headDim : index
              %334 = arith.addi %333, %328 : index
              %335 = vector.load %encode[%334] : memref<?xf32>, vector<16xf32>
              %336 = arith.addi %232, %328 : index
              %337 = vector.load %3[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.subf %337, %335 : vector<16xf32>
              %339 = arith.mulf %338, %332 : vector<16xf32>
              %340 = arith.minimumf %339, %c33 : vector<16xf32>
              %341 = arith.maximumf %340, %c34 : vector<16xf32>
              %342 = arith.truncf %341 : vector<16xf32> to vector<16xf16>
              %343 = vector.bitcast %342 : vector<16xf16> to vector<32xi8>
              %344 = arith.muli %328, %c3 : index
              vector.store %343, %5[%344] : memref<?xi8>, vector<32xi8>
              %345 = math.absf %339 : vector<16xf32>
              %346 = arith.cmpf ugt, %345, %c33 : vector<16xf32>
              %347 = arith.select %346, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %348 = arith.addf %329, %347 : vector<16xf32>
              scf.yield %348 : vector<16xf32>
            }
            %349 = wave.reduce "add" %330 : vector<16xf32>
            %350 = arith.cmpf ogt, %349, %c36 : f32
            scf.if %350 {
              %351 = arith.fptosi %349 : f32 to i32
              wave.count %clipped, %351 : memref<?xi32>
            }
            %352 = arith.cmpi slt, %323, %kvHeads : index
            scf.if %352 {
              %353 = arith.muli %4, %c12 : index
              %354 = arith.muli %323, %353 : index
              %355 = arith.addi %327, %354 : index
              %356 = arith.muli %326, %c3 : index
              %357 = arith.addi %355, %356 : index
              scf.for %358 = %c7 to %headDim step %c9 {
                %359 = arith.muli %358, %c3 : index
                %360 = arith.addi %359, %c7 : index
                %361 = memref.load %5[%360] : memref<?xi8>
                %362 = arith.muli %358, %c12 : index
                %363 = arith.addi %357, %362 : index
                %364 = arith.addi %363, %c7 : index
                memref.store %361, %kv[%364] : memref<?xi8>
                %365 = arith.addi %359, %c9 : index
                %366 = memref.load %5[%365] : memref<?xi8>
                %367 = arith.addi %363, %c9 : index
                memref.store %366, %kv[%367] : memref<?xi8>
              }
            } else {
              %368 = arith.subi %323, %kvHeads : index
              %369 = arith.muli %368, %c3 : index
              %370 = arith.addi %369, %c9 : index
              %371 = arith.muli %4, %c6 : index
              %372 = arith.muli %370, %371 : index
              %373 = arith.addi %327, %372 : index
              %374 = arith.muli %326, %4 : index
              %375 = arith.addi %373, %374 : index
              scf.for %376 = %c7 to %4 step %c6 {
                %377 = vector.load %5[%376] : memref<?xi8>, vector<16xi8>
                %378 = arith.addi %375, %376 : index
                vector.store %377, %kv[%378] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %379 = arith.cmpi eq, %codec, %c9 : index
          scf.if %379 {
            %380 = arith.subi %0, %heads : index
            %381 = arith.muli %380, %4 : index
            %382 = arith.divui %320, %c6 : index
            %383 = arith.remui %320, %c6 : index
            %384 = arith.muli %headDim, %c9 : index
            %385 = arith.muli %382, %pageBytes : index
            %388 = scf.for %386 = %c7 to %headDim step %c6 iter_args(%387 = %c11) -> (vector<16xf32>) {
              %389 = arith.addi %381, %386 : index
              %390 = vector.load %encode[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.addi %381, %headDim : index
              %392 = arith.addi %391, %386 : index
              %393 = vector.load %encode[%392] : memref<?xf32>, vector<16xf32>
              %394 = arith.addi %232, %386 : index
              %395 = vector.load %3[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.subf %395, %393 : vector<16xf32>
              %397 = arith.mulf %396, %390 : vector<16xf32>
              %398 = wave.fp8_encode "e4m3" %397 : vector<16xf32> -> vector<16xi8>
              %399 = arith.muli %386, %c9 : index
              vector.store %398, %5[%399] : memref<?xi8>, vector<16xi8>
              %400 = math.absf %397 : vector<16xf32>
              %401 = arith.cmpf ugt, %400, %c37 : vector<16xf32>
              %402 = arith.select %401, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %403 = arith.addf %387, %402 : vector<16xf32>
              scf.yield %403 : vector<16xf32>
            }
            %404 = wave.reduce "add" %388 : vector<16xf32>
            %405 = arith.cmpf ogt, %404, %c36 : f32
            scf.if %405 {
              %406 = arith.fptosi %404 : f32 to i32
              wave.count %clipped, %406 : memref<?xi32>
            }
            %407 = arith.cmpi slt, %380, %kvHeads : index
            scf.if %407 {
              %408 = arith.muli %384, %c12 : index
              %409 = arith.muli %380, %408 : index
              %410 = arith.addi %385, %409 : index
              %411 = arith.muli %383, %c9 : index
              %412 = arith.addi %410, %411 : index
              scf.for %413 = %c7 to %headDim step %c9 {
                %414 = arith.muli %413, %c9 : index
                %415 = arith.addi %414, %c7 : index
                %416 = memref.load %5[%415] : memref<?xi8>
                %417 = arith.muli %413, %c6 : index
                %418 = arith.addi %412, %417 : index
                %419 = arith.addi %418, %c7 : index
                memref.store %416, %kv[%419] : memref<?xi8>
              }
            } else {
              %420 = arith.subi %380, %kvHeads : index
              %421 = arith.muli %420, %c3 : index
              %422 = arith.addi %421, %c9 : index
              %423 = arith.muli %384, %c6 : index
              %424 = arith.muli %422, %423 : index
              %425 = arith.addi %385, %424 : index
              %426 = arith.muli %383, %384 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c7 to %384 step %c6 {
                %429 = vector.load %5[%428] : memref<?xi8>, vector<16xi8>
                %430 = arith.addi %427, %428 : index
                vector.store %429, %kv[%430] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %431 = arith.cmpi eq, %codec, %c3 : index
          scf.if %431 {
            %432 = arith.subi %0, %heads : index
            %433 = arith.muli %432, %4 : index
            %434 = arith.divui %320, %c6 : index
            %435 = arith.remui %320, %c6 : index
            %436 = arith.muli %headDim, %c9 : index
            %437 = arith.muli %434, %pageBytes : index
            %440 = scf.for %438 = %c7 to %headDim step %c6 iter_args(%439 = %c11) -> (vector<16xf32>) {
              %441 = arith.addi %433, %438 : index
              %442 = vector.load %encode[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.addi %433, %headDim : index
              %444 = arith.addi %443, %438 : index
              %445 = vector.load %encode[%444] : memref<?xf32>, vector<16xf32>
              %446 = arith.addi %232, %438 : index
              %447 = vector.load %3[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.subf %447, %445 : vector<16xf32>
              %449 = arith.mulf %448, %442 : vector<16xf32>
              %450 = wave.fp8_encode "e5m2" %449 : vector<16xf32> -> vector<16xi8>
              %451 = arith.muli %438, %c9 : index
              vector.store %450, %5[%451] : memref<?xi8>, vector<16xi8>
              %452 = math.absf %449 : vector<16xf32>
              %453 = arith.cmpf ugt, %452, %c38 : vector<16xf32>
              %454 = arith.select %453, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %455 = arith.addf %439, %454 : vector<16xf32>
              scf.yield %455 : vector<16xf32>
            }
            %456 = wave.reduce "add" %440 : vector<16xf32>
            %457 = arith.cmpf ogt, %456, %c36 : f32
            scf.if %457 {
              %458 = arith.fptosi %456 : f32 to i32
              wave.count %clipped, %458 : memref<?xi32>
            }
            %459 = arith.cmpi slt, %432, %kvHeads : index
            scf.if %459 {
              %460 = arith.muli %436, %c12 : index
              %461 = arith.muli %432, %460 : index
              %462 = arith.addi %437, %461 : index
              %463 = arith.muli %435, %c9 : index
              %464 = arith.addi %462, %463 : index
              scf.for %465 = %c7 to %headDim step %c9 {
                %466 = arith.muli %465, %c9 : index
                %467 = arith.addi %466, %c7 : index
                %468 = memref.load %5[%467] : memref<?xi8>
                %469 = arith.muli %465, %c6 : index
                %470 = arith.addi %464, %469 : index
                %471 = arith.addi %470, %c7 : index
                memref.store %468, %kv[%471] : memref<?xi8>
              }
            } else {
              %472 = arith.subi %432, %kvHeads : index
              %473 = arith.muli %472, %c3 : index
              %474 = arith.addi %473, %c9 : index
              %475 = arith.muli %436, %c6 : index
              %476 = arith.muli %474, %475 : index
              %477 = arith.addi %437, %476 : index
              %478 = arith.muli %435, %436 : index
              %479 = arith.addi %477, %478 : index
              scf.for %480 = %c7 to %436 step %c6 {
                %481 = vector.load %5[%480] : memref<?xi8>, vector<16xi8>
                %482 = arith.addi %479, %480 : index
                vector.store %481, %kv[%482] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %483 = arith.cmpi eq, %codec, %c10 : index
          scf.if %483 {
            %484 = arith.subi %0, %heads : index
            %485 = arith.muli %484, %4 : index
            %486 = arith.divui %320, %c6 : index
            %487 = arith.remui %320, %c6 : index
            %488 = arith.muli %headDim, %c9 : index
            %489 = arith.muli %486, %pageBytes : index
            %492 = scf.for %490 = %c7 to %headDim step %c6 iter_args(%491 = %c11) -> (vector<16xf32>) {
              %493 = arith.addi %485, %490 : index
              %494 = vector.load %encode[%493] : memref<?xf32>, vector<16xf32>
              %495 = arith.addi %485, %headDim : index
              %496 = arith.addi %495, %490 : index
              %497 = vector.load %encode[%496] : memref<?xf32>, vector<16xf32>
              %498 = arith.addi %232, %490 : index
              %499 = vector.load %3[%498] : memref<?xf32>, vector<16xf32>
              %500 = arith.subf %499, %497 : vector<16xf32>
              %501 = arith.mulf %500, %494 : vector<16xf32>
              %502 = arith.cmpf ord, %501, %501 : vector<16xf32>
              %503 = arith.select %502, %501, %c11 : vector<16xi1>, vector<16xf32>
              %504 = math.roundeven %503 : vector<16xf32>
              %505 = arith.minimumf %504, %c39 : vector<16xf32>
              %506 = arith.maximumf %505, %c40 : vector<16xf32>
              %507 = arith.fptosi %506 : vector<16xf32> to vector<16xi32>
              %508 = arith.addi %507, %c41 : vector<16xi32>
              %509 = arith.trunci %508 : vector<16xi32> to vector<16xi8>
              %510 = arith.muli %490, %c9 : index
              vector.store %509, %5[%510] : memref<?xi8>, vector<16xi8>
              %511 = math.absf %501 : vector<16xf32>
              %512 = arith.cmpf ugt, %511, %c42 : vector<16xf32>
              %513 = arith.select %512, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %514 = arith.addf %491, %513 : vector<16xf32>
              scf.yield %514 : vector<16xf32>
            }
            %515 = wave.reduce "add" %492 : vector<16xf32>
            %516 = arith.cmpf ogt, %515, %c36 : f32
            scf.if %516 {
              %517 = arith.fptosi %515 : f32 to i32
              wave.count %clipped, %517 : memref<?xi32>
            }
            %518 = arith.cmpi slt, %484, %kvHeads : index
            scf.if %518 {
              %519 = arith.muli %488, %c12 : index
              %520 = arith.muli %484, %519 : index
              %521 = arith.addi %489, %520 : index
              %522 = arith.muli %487, %c9 : index
              %523 = arith.addi %521, %522 : index
              scf.for %524 = %c7 to %headDim step %c9 {
                %525 = arith.muli %524, %c9 : index
                %526 = arith.addi %525, %c7 : index
                %527 = memref.load %5[%526] : memref<?xi8>
                %528 = arith.muli %524, %c6 : index
                %529 = arith.addi %523, %528 : index
                %530 = arith.addi %529, %c7 : index
                memref.store %527, %kv[%530] : memref<?xi8>
              }
            } else {
              %531 = arith.subi %484, %kvHeads : index
              %532 = arith.muli %531, %c3 : index
              %533 = arith.addi %532, %c9 : index
              %534 = arith.muli %488, %c6 : index
              %535 = arith.muli %533, %534 : index
              %536 = arith.addi %489, %535 : index
              %537 = arith.muli %487, %488 : index
              %538 = arith.addi %536, %537 : index
              scf.for %539 = %c7 to %488 step %c6 {
                %540 = vector.load %5[%539] : memref<?xi8>, vector<16xi8>
                %541 = arith.addi %538, %539 : index
                vector.store %540, %kv[%541] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

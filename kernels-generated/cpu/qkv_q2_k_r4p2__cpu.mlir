// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q2_k_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
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
          %78 = arith.divui %65, %c3 : index
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
          %92 = arith.muli %65, %c3 : index
          %93 = arith.addi %92, %c7 : index
          %94 = arith.muli %93, %c6 : index
          %95 = arith.addi %91, %94 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
          %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
          %98 = arith.addi %92, %c9 : index
          %99 = arith.muli %98, %c6 : index
          %100 = arith.addi %91, %99 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.shrui %97, %c16 : vector<16xi32>
          %104 = arith.andi %103, %c17 : vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = math.fma %105, %85, %90 : vector<16xf32>
          %107 = arith.addi %47, %c14 : index
          %108 = arith.addi %107, %79 : index
          %109 = arith.addi %108, %c7 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %59, %112 : vector<16xf32>
          %114 = arith.addi %108, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.mulf %63, %117 : vector<16xf32>
          %119 = arith.addi %47, %c15 : index
          %120 = arith.addi %119, %94 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.addi %119, %99 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.shrui %122, %c16 : vector<16xi32>
          %127 = arith.andi %126, %c17 : vector<16xi32>
          %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
          %129 = math.fma %128, %113, %118 : vector<16xf32>
          %130 = arith.addi %76, %c7 : index
          %131:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %130, %x, %106, %66, %129, %67, %25, %68, %69, %26, %70, %71, %27, %72, %73) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %132 = arith.shrui %97, %c18 : vector<16xi32>
          %133 = arith.andi %132, %c17 : vector<16xi32>
          %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
          %135 = math.fma %134, %85, %90 : vector<16xf32>
          %136 = arith.shrui %122, %c18 : vector<16xi32>
          %137 = arith.andi %136, %c17 : vector<16xi32>
          %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
          %139 = math.fma %138, %113, %118 : vector<16xf32>
          %140 = arith.addi %76, %c9 : index
          %141:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %140, %x, %135, %131#0, %139, %131#1, %25, %131#2, %131#3, %26, %131#4, %131#5, %27, %131#6, %131#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %142 = arith.shrui %97, %c19 : vector<16xi32>
          %143 = arith.andi %142, %c17 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %85, %90 : vector<16xf32>
          %146 = arith.shrui %122, %c19 : vector<16xi32>
          %147 = arith.andi %146, %c17 : vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = math.fma %148, %113, %118 : vector<16xf32>
          %150 = arith.addi %76, %c3 : index
          %151:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %150, %x, %145, %141#0, %149, %141#1, %25, %141#2, %141#3, %26, %141#4, %141#5, %27, %141#6, %141#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %152 = arith.shrui %97, %c20 : vector<16xi32>
          %153 = arith.andi %152, %c17 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = math.fma %154, %85, %90 : vector<16xf32>
          %156 = arith.shrui %122, %c20 : vector<16xi32>
          %157 = arith.andi %156, %c17 : vector<16xi32>
          %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
          %159 = math.fma %158, %113, %118 : vector<16xf32>
          %160 = arith.addi %76, %c10 : index
          %161:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %160, %x, %155, %151#0, %159, %151#1, %25, %151#2, %151#3, %26, %151#4, %151#5, %27, %151#6, %151#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %162 = arith.shrui %102, %c16 : vector<16xi32>
          %163 = arith.andi %162, %c17 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %85, %90 : vector<16xf32>
          %166 = arith.shrui %125, %c16 : vector<16xi32>
          %167 = arith.andi %166, %c17 : vector<16xi32>
          %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
          %169 = math.fma %168, %113, %118 : vector<16xf32>
          %170 = arith.addi %76, %c2 : index
          %171:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %170, %x, %165, %161#0, %169, %161#1, %25, %161#2, %161#3, %26, %161#4, %161#5, %27, %161#6, %161#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %172 = arith.shrui %102, %c18 : vector<16xi32>
          %173 = arith.andi %172, %c17 : vector<16xi32>
          %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
          %175 = math.fma %174, %85, %90 : vector<16xf32>
          %176 = arith.shrui %125, %c18 : vector<16xi32>
          %177 = arith.andi %176, %c17 : vector<16xi32>
          %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
          %179 = math.fma %178, %113, %118 : vector<16xf32>
          %180 = arith.addi %76, %c21 : index
          %181:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %180, %x, %175, %171#0, %179, %171#1, %25, %171#2, %171#3, %26, %171#4, %171#5, %27, %171#6, %171#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %182 = arith.shrui %102, %c19 : vector<16xi32>
          %183 = arith.andi %182, %c17 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %85, %90 : vector<16xf32>
          %186 = arith.shrui %125, %c19 : vector<16xi32>
          %187 = arith.andi %186, %c17 : vector<16xi32>
          %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
          %189 = math.fma %188, %113, %118 : vector<16xf32>
          %190 = arith.addi %76, %c22 : index
          %191:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %190, %x, %185, %181#0, %189, %181#1, %25, %181#2, %181#3, %26, %181#4, %181#5, %27, %181#6, %181#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %192 = arith.shrui %102, %c20 : vector<16xi32>
          %193 = arith.andi %192, %c17 : vector<16xi32>
          %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
          %195 = math.fma %194, %85, %90 : vector<16xf32>
          %196 = arith.shrui %125, %c20 : vector<16xi32>
          %197 = arith.andi %196, %c17 : vector<16xi32>
          %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
          %199 = math.fma %198, %113, %118 : vector<16xf32>
          %200 = arith.addi %76, %c23 : index
          %201:8 = func.call @qkv_q2_k_r4p2__cpu.0(%24, %200, %x, %195, %191#0, %199, %191#1, %25, %191#2, %191#3, %26, %191#4, %191#5, %27, %191#6, %191#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %201#0, %201#1, %201#2, %201#3, %201#4, %201#5, %201#6, %201#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %202 = arith.muli %headDim, %c7 : index
      %203 = arith.muli %28, %c6 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.addi %204, %c7 : index
      vector.store %44#0, %3[%205] : memref<?xf32>, vector<16xf32>
      %206 = arith.addi %204, %c6 : index
      vector.store %44#1, %3[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.muli %headDim, %c9 : index
      %208 = arith.addi %207, %203 : index
      %209 = arith.addi %208, %c7 : index
      vector.store %44#2, %3[%209] : memref<?xf32>, vector<16xf32>
      %210 = arith.addi %208, %c6 : index
      vector.store %44#3, %3[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.addi %4, %203 : index
      %212 = arith.addi %211, %c7 : index
      vector.store %44#4, %3[%212] : memref<?xf32>, vector<16xf32>
      %213 = arith.addi %211, %c6 : index
      vector.store %44#5, %3[%213] : memref<?xf32>, vector<16xf32>
      %214 = arith.muli %headDim, %c10 : index
      %215 = arith.addi %214, %203 : index
      %216 = arith.addi %215, %c7 : index
      vector.store %44#6, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.addi %215, %c6 : index
      vector.store %44#7, %3[%217] : memref<?xf32>, vector<16xf32>
    }
    %218 = arith.addi %14, %c2 : index
    %219 = arith.minsi %218, %13 : index
    scf.for %220 = %14 to %219 step %c9 {
      %221 = arith.subi %220, %14 : index
      %222 = arith.muli %221, %headDim : index
      %223 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %223 {
        scf.for %224 = %c7 to %headDim step %c6 {
          %225 = arith.muli %0, %headDim : index
          %226 = arith.addi %225, %224 : index
          %227 = vector.load %bias[%226] : memref<?xf32>, vector<16xf32>
          %228 = arith.addi %222, %224 : index
          %229 = vector.load %3[%228] : memref<?xf32>, vector<16xf32>
          %230 = arith.addf %229, %227 : vector<16xf32>
          vector.store %230, %3[%228] : memref<?xf32>, vector<16xf32>
        }
      }
      %231 = arith.addi %heads, %kvHeads : index
      %232 = arith.cmpi slt, %0, %231 : index
      scf.if %232 {
        %233 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %233 {
          %234 = arith.cmpi slt, %0, %heads : index
          %237 = scf.for %235 = %c7 to %headDim step %c6 iter_args(%236 = %c11) -> (vector<16xf32>) {
            %238 = arith.addi %222, %235 : index
            %239 = vector.load %3[%238] : memref<?xf32>, vector<16xf32>
            %240 = math.fma %239, %239, %236 : vector<16xf32>
            scf.yield %240 : vector<16xf32>
          }
          %241 = wave.reduce "add" %237 : vector<16xf32>
          %242 = arith.mulf %241, %inverseHeadDim : f32
          %243 = arith.addf %242, %epsilon : f32
          %244 = math.sqrt %243 : f32
          %245 = arith.divf %c30, %244 : f32
          %246 = vector.broadcast %245 : f32 to vector<16xf32>
          scf.for %247 = %c7 to %headDim step %c6 {
            %248 = vector.load %query_norm[%247] : memref<?xf32>, vector<16xf32>
            %249 = vector.load %key_norm[%247] : memref<?xf32>, vector<16xf32>
            %250 = arith.select %234, %248, %249 : vector<16xf32>
            %251 = arith.addi %222, %247 : index
            %252 = vector.load %3[%251] : memref<?xf32>, vector<16xf32>
            %253 = arith.mulf %252, %246 : vector<16xf32>
            %254 = arith.mulf %253, %250 : vector<16xf32>
            vector.store %254, %3[%251] : memref<?xf32>, vector<16xf32>
          }
        }
        %255 = arith.addi %positionsAt, %220 : index
        %256 = memref.load %step[%255] : memref<?xi32>
        %257 = arith.index_cast %256 : i32 to index
        %258 = arith.divui %headDim, %c3 : index
        %259 = arith.remui %257, %c4 : index
        %260 = arith.muli %259, %headDim : index
        %261 = arith.divui %257, %c4 : index
        %262 = arith.addi %261, %c4 : index
        %263 = arith.muli %262, %headDim : index
        scf.for %264 = %c7 to %258 step %c13 {
          %265 = arith.addi %260, %264 : index
          %266 = vector.load %rope[%265] : memref<?xf32>, vector<8xf32>
          %267 = arith.addi %260, %258 : index
          %268 = arith.addi %267, %264 : index
          %269 = vector.load %rope[%268] : memref<?xf32>, vector<8xf32>
          %270 = arith.addi %263, %264 : index
          %271 = vector.load %rope[%270] : memref<?xf32>, vector<8xf32>
          %272 = arith.addi %263, %258 : index
          %273 = arith.addi %272, %264 : index
          %274 = vector.load %rope[%273] : memref<?xf32>, vector<8xf32>
          %275 = arith.mulf %271, %266 : vector<8xf32>
          %276 = arith.mulf %274, %269 : vector<8xf32>
          %277 = arith.subf %275, %276 : vector<8xf32>
          %278 = arith.mulf %274, %266 : vector<8xf32>
          %279 = arith.mulf %271, %269 : vector<8xf32>
          %280 = arith.addf %278, %279 : vector<8xf32>
          %281 = arith.addi %222, %264 : index
          %282 = vector.load %3[%281] : memref<?xf32>, vector<8xf32>
          %283 = arith.addi %222, %258 : index
          %284 = arith.addi %283, %264 : index
          %285 = vector.load %3[%284] : memref<?xf32>, vector<8xf32>
          %286 = arith.mulf %282, %277 : vector<8xf32>
          %287 = arith.mulf %285, %280 : vector<8xf32>
          %288 = arith.subf %286, %287 : vector<8xf32>
          vector.store %288, %3[%281] : memref<?xf32>, vector<8xf32>
          %289 = arith.mulf %285, %277 : vector<8xf32>
          %290 = arith.mulf %282, %280 : vector<8xf32>
          %291 = arith.addf %289, %290 : vector<8xf32>
          vector.store %291, %3[%284] : memref<?xf32>, vector<8xf32>
        }
      }
      %292 = arith.cmpi slt, %0, %heads : index
      scf.if %292 {
        %293 = arith.divui %heads, %kvHeads : index
        %294 = arith.muli %kvHeads, %2 : index
        %295 = arith.divui %0, %293 : index
        %296 = arith.muli %295, %headDim : index
        %297 = arith.addi %294, %296 : index
        scf.for %298 = %c7 to %headDim step %c6 {
          %299 = arith.addi %297, %298 : index
          %300 = vector.load %encode[%299] : memref<?xf32>, vector<16xf32>
          %301 = arith.addi %222, %298 : index
          %302 = vector.load %3[%301] : memref<?xf32>, vector<16xf32>
          %303 = arith.mulf %302, %300 : vector<16xf32>
          %304 = arith.muli %220, %heads : index
          %305 = arith.addi %304, %0 : index
          %306 = arith.muli %305, %headDim : index
          %307 = arith.addi %306, %298 : index
          vector.store %303, %q[%307] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %308 = arith.addi %slotsAt, %220 : index
        %309 = memref.load %step[%308] : memref<?xi32>
        %310 = arith.index_cast %309 : i32 to index
        %311 = arith.cmpi sge, %310, %c7 : index
        scf.if %311 {
          %312 = arith.cmpi eq, %codec, %c7 : index
          scf.if %312 {
            %313 = arith.subi %0, %heads : index
            %314 = arith.muli %313, %4 : index
            %315 = arith.divui %310, %c6 : index
            %316 = arith.remui %310, %c6 : index
            %317 = arith.muli %315, %pageBytes : index
            %320 = scf.for %318 = %c7 to %headDim step %c6 iter_args(%319 = %c11) -> (vector<16xf32>) {
              %321 = arith.addi %314, %318 : index
              %322 = vector.load %encode[%321] : memref<?xf32>, vector<16xf32>
              %323 = arith.addi %314, %headDim : index
              %324 = arith.addi %323, %318 : index
              %325 = vector.load %encode[%324] : memref<?xf32>, vector<16xf32>
              %326 = arith.addi %222, %318 : index
              %327 = vector.load %3[%326] : memref<?xf32>, vector<16xf32>
              %328 = arith.subf %327, %325 : vector<16xf32>
              %329 = arith.mulf %328, %322 : vector<16xf32>
              %330 = arith.minimumf %329, %c35 : vector<16xf32>
              %331 = arith.maximumf %330, %c36 : vector<16xf32>
              %332 = arith.truncf %331 : vector<16xf32> to vector<16xf16>
              %333 = vector.bitcast %332 : vector<16xf16> to vector<32xi8>
              %334 = arith.muli %318, %c3 : index
              vector.store %333, %5[%334] : memref<?xi8>, vector<32xi8>
              %335 = math.absf %329 : vector<16xf32>
              %336 = arith.cmpf ugt, %335, %c35 : vector<16xf32>
              %337 = arith.select %336, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %338 = arith.addf %319, %337 : vector<16xf32>
              scf.yield %338 : vector<16xf32>
            }
            %339 = wave.reduce "add" %320 : vector<16xf32>
            %340 = arith.cmpf ogt, %339, %c38 : f32
            scf.if %340 {
              %341 = arith.fptosi %339 : f32 to i32
              wave.count %clipped, %341 : memref<?xi32>
            }
            %342 = arith.cmpi slt, %313, %kvHeads : index
            scf.if %342 {
              %343 = arith.muli %4, %c12 : index
              %344 = arith.muli %313, %343 : index
              %345 = arith.addi %317, %344 : index
              %346 = arith.muli %316, %c3 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %headDim step %c9 {
                %349 = arith.muli %348, %c3 : index
                %350 = arith.addi %349, %c7 : index
                %351 = memref.load %5[%350] : memref<?xi8>
                %352 = arith.muli %348, %c12 : index
                %353 = arith.addi %347, %352 : index
                %354 = arith.addi %353, %c7 : index
                memref.store %351, %kv[%354] : memref<?xi8>
                %355 = arith.addi %349, %c9 : index
                %356 = memref.load %5[%355] : memref<?xi8>
                %357 = arith.addi %353, %c9 : index
                memref.store %356, %kv[%357] : memref<?xi8>
              }
            } else {
              %358 = arith.subi %313, %kvHeads : index
              %359 = arith.muli %358, %c3 : index
              %360 = arith.addi %359, %c9 : index
              %361 = arith.muli %4, %c6 : index
              %362 = arith.muli %360, %361 : index
              %363 = arith.addi %317, %362 : index
              %364 = arith.muli %316, %4 : index
              %365 = arith.addi %363, %364 : index
              scf.for %366 = %c7 to %4 step %c6 {
                %367 = vector.load %5[%366] : memref<?xi8>, vector<16xi8>
                %368 = arith.addi %365, %366 : index
                vector.store %367, %kv[%368] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %369 = arith.cmpi eq, %codec, %c9 : index
          scf.if %369 {
            %370 = arith.subi %0, %heads : index
            %371 = arith.muli %370, %4 : index
            %372 = arith.divui %310, %c6 : index
            %373 = arith.remui %310, %c6 : index
            %374 = arith.muli %headDim, %c9 : index
            %375 = arith.muli %372, %pageBytes : index
            %378 = scf.for %376 = %c7 to %headDim step %c6 iter_args(%377 = %c11) -> (vector<16xf32>) {
              %379 = arith.addi %371, %376 : index
              %380 = vector.load %encode[%379] : memref<?xf32>, vector<16xf32>
              %381 = arith.addi %371, %headDim : index
              %382 = arith.addi %381, %376 : index
              %383 = vector.load %encode[%382] : memref<?xf32>, vector<16xf32>
              %384 = arith.addi %222, %376 : index
              %385 = vector.load %3[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.subf %385, %383 : vector<16xf32>
              %387 = arith.mulf %386, %380 : vector<16xf32>
              %388 = wave.fp8_encode "e4m3" %387 : vector<16xf32> -> vector<16xi8>
              %389 = arith.muli %376, %c9 : index
              vector.store %388, %5[%389] : memref<?xi8>, vector<16xi8>
              %390 = math.absf %387 : vector<16xf32>
              %391 = arith.cmpf ugt, %390, %c39 : vector<16xf32>
              %392 = arith.select %391, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %393 = arith.addf %377, %392 : vector<16xf32>
              scf.yield %393 : vector<16xf32>
            }
            %394 = wave.reduce "add" %378 : vector<16xf32>
            %395 = arith.cmpf ogt, %394, %c38 : f32
            scf.if %395 {
              %396 = arith.fptosi %394 : f32 to i32
              wave.count %clipped, %396 : memref<?xi32>
            }
            %397 = arith.cmpi slt, %370, %kvHeads : index
            scf.if %397 {
              %398 = arith.muli %374, %c12 : index
              %399 = arith.muli %370, %398 : index
              %400 = arith.addi %375, %399 : index
              %401 = arith.muli %373, %c9 : index
              %402 = arith.addi %400, %401 : index
              scf.for %403 = %c7 to %headDim step %c9 {
                %404 = arith.muli %403, %c9 : index
                %405 = arith.addi %404, %c7 : index
                %406 = memref.load %5[%405] : memref<?xi8>
                %407 = arith.muli %403, %c6 : index
                %408 = arith.addi %402, %407 : index
                %409 = arith.addi %408, %c7 : index
                memref.store %406, %kv[%409] : memref<?xi8>
              }
            } else {
              %410 = arith.subi %370, %kvHeads : index
              %411 = arith.muli %410, %c3 : index
              %412 = arith.addi %411, %c9 : index
              %413 = arith.muli %374, %c6 : index
              %414 = arith.muli %412, %413 : index
              %415 = arith.addi %375, %414 : index
              %416 = arith.muli %373, %374 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c7 to %374 step %c6 {
                %419 = vector.load %5[%418] : memref<?xi8>, vector<16xi8>
                %420 = arith.addi %417, %418 : index
                vector.store %419, %kv[%420] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %421 = arith.cmpi eq, %codec, %c3 : index
          scf.if %421 {
            %422 = arith.subi %0, %heads : index
            %423 = arith.muli %422, %4 : index
            %424 = arith.divui %310, %c6 : index
            %425 = arith.remui %310, %c6 : index
            %426 = arith.muli %headDim, %c9 : index
            %427 = arith.muli %424, %pageBytes : index
            %430 = scf.for %428 = %c7 to %headDim step %c6 iter_args(%429 = %c11) -> (vector<16xf32>) {
              %431 = arith.addi %423, %428 : index
              %432 = vector.load %encode[%431] : memref<?xf32>, vector<16xf32>
              %433 = arith.addi %423, %headDim : index
              %434 = arith.addi %433, %428 : index
              %435 = vector.load %encode[%434] : memref<?xf32>, vector<16xf32>
              %436 = arith.addi %222, %428 : index
              %437 = vector.load %3[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.subf %437, %435 : vector<16xf32>
              %439 = arith.mulf %438, %432 : vector<16xf32>
              %440 = wave.fp8_encode "e5m2" %439 : vector<16xf32> -> vector<16xi8>
              %441 = arith.muli %428, %c9 : index
              vector.store %440, %5[%441] : memref<?xi8>, vector<16xi8>
              %442 = math.absf %439 : vector<16xf32>
              %443 = arith.cmpf ugt, %442, %c40 : vector<16xf32>
              %444 = arith.select %443, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %445 = arith.addf %429, %444 : vector<16xf32>
              scf.yield %445 : vector<16xf32>
            }
            %446 = wave.reduce "add" %430 : vector<16xf32>
            %447 = arith.cmpf ogt, %446, %c38 : f32
            scf.if %447 {
              %448 = arith.fptosi %446 : f32 to i32
              wave.count %clipped, %448 : memref<?xi32>
            }
            %449 = arith.cmpi slt, %422, %kvHeads : index
            scf.if %449 {
              %450 = arith.muli %426, %c12 : index
              %451 = arith.muli %422, %450 : index
              %452 = arith.addi %427, %451 : index
              %453 = arith.muli %425, %c9 : index
              %454 = arith.addi %452, %453 : index
              scf.for %455 = %c7 to %headDim step %c9 {
                %456 = arith.muli %455, %c9 : index
                %457 = arith.addi %456, %c7 : index
                %458 = memref.load %5[%457] : memref<?xi8>
                %459 = arith.muli %455, %c6 : index
                %460 = arith.addi %454, %459 : index
                %461 = arith.addi %460, %c7 : index
                memref.store %458, %kv[%461] : memref<?xi8>
              }
            } else {
              %462 = arith.subi %422, %kvHeads : index
              %463 = arith.muli %462, %c3 : index
              %464 = arith.addi %463, %c9 : index
              %465 = arith.muli %426, %c6 : index
              %466 = arith.muli %464, %465 : index
              %467 = arith.addi %427, %466 : index
              %468 = arith.muli %425, %426 : index
              %469 = arith.addi %467, %468 : index
              scf.for %470 = %c7 to %426 step %c6 {
                %471 = vector.load %5[%470] : memref<?xi8>, vector<16xi8>
                %472 = arith.addi %469, %470 : index
                vector.store %471, %kv[%472] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %473 = arith.cmpi eq, %codec, %c10 : index
          scf.if %473 {
            %474 = arith.subi %0, %heads : index
            %475 = arith.muli %474, %4 : index
            %476 = arith.divui %310, %c6 : index
            %477 = arith.remui %310, %c6 : index
            %478 = arith.muli %headDim, %c9 : index
            %479 = arith.muli %476, %pageBytes : index
            %482 = scf.for %480 = %c7 to %headDim step %c6 iter_args(%481 = %c11) -> (vector<16xf32>) {
              %483 = arith.addi %475, %480 : index
              %484 = vector.load %encode[%483] : memref<?xf32>, vector<16xf32>
              %485 = arith.addi %475, %headDim : index
              %486 = arith.addi %485, %480 : index
              %487 = vector.load %encode[%486] : memref<?xf32>, vector<16xf32>
              %488 = arith.addi %222, %480 : index
              %489 = vector.load %3[%488] : memref<?xf32>, vector<16xf32>
              %490 = arith.subf %489, %487 : vector<16xf32>
              %491 = arith.mulf %490, %484 : vector<16xf32>
              %492 = arith.cmpf ord, %491, %491 : vector<16xf32>
              %493 = arith.select %492, %491, %c11 : vector<16xi1>, vector<16xf32>
              %494 = math.roundeven %493 : vector<16xf32>
              %495 = arith.minimumf %494, %c41 : vector<16xf32>
              %496 = arith.maximumf %495, %c42 : vector<16xf32>
              %497 = arith.fptosi %496 : vector<16xf32> to vector<16xi32>
              %498 = arith.addi %497, %c43 : vector<16xi32>
              %499 = arith.trunci %498 : vector<16xi32> to vector<16xi8>
              %500 = arith.muli %480, %c9 : index
              vector.store %499, %5[%500] : memref<?xi8>, vector<16xi8>
              %501 = math.absf %491 : vector<16xf32>
              %502 = arith.cmpf ugt, %501, %c44 : vector<16xf32>
              %503 = arith.select %502, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %504 = arith.addf %481, %503 : vector<16xf32>
              scf.yield %504 : vector<16xf32>
            }
            %505 = wave.reduce "add" %482 : vector<16xf32>
            %506 = arith.cmpf ogt, %505, %c38 : f32
            scf.if %506 {
              %507 = arith.fptosi %505 : f32 to i32
              wave.count %clipped, %507 : memref<?xi32>
            }
            %508 = arith.cmpi slt, %474, %kvHeads : index
            scf.if %508 {
              %509 = arith.muli %478, %c12 : index
              %510 = arith.muli %474, %509 : index
              %511 = arith.addi %479, %510 : index
              %512 = arith.muli %477, %c9 : index
              %513 = arith.addi %511, %512 : index
              scf.for %514 = %c7 to %headDim step %c9 {
                %515 = arith.muli %514, %c9 : index
                %516 = arith.addi %515, %c7 : index
                %517 = memref.load %5[%516] : memref<?xi8>
                %518 = arith.muli %514, %c6 : index
                %519 = arith.addi %513, %518 : index
                %520 = arith.addi %519, %c7 : index
                memref.store %517, %kv[%520] : memref<?xi8>
              }
            } else {
              %521 = arith.subi %474, %kvHeads : index
              %522 = arith.muli %521, %c3 : index
              %523 = arith.addi %522, %c9 : index
              %524 = arith.muli %478, %c6 : index
              %525 = arith.muli %523, %524 : index
              %526 = arith.addi %479, %525 : index
              %527 = arith.muli %477, %478 : index
              %528 = arith.addi %526, %527 : index
              scf.for %529 = %c7 to %478 step %c6 {
                %530 = vector.load %5[%529] : memref<?xi8>, vector<16xi8>
                %531 = arith.addi %528, %529 : index
                vector.store %530, %kv[%531] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

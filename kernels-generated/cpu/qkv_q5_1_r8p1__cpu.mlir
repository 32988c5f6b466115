// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q5_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 320 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<0> : vector<16xi32>
  %c20 = arith.constant dense<1> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<3> : vector<16xi32>
  %c24 = arith.constant dense<5> : vector<16xi32>
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant dense<7> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c42 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c45 = arith.constant dense<0x47600000> : vector<16xf32>
  %c46 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c47 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c48 = arith.constant dense<128> : vector<16xi32>
  %c49 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c9 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %54:8 = scf.for %45 = %c7 to %6 step %c9 iter_args(%46 = %c15, %47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %45, %c5 : index
        %56 = arith.addi %44, %55 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %56, %c4 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.muli %45, %c4 : index
        %74:8 = scf.for %65 = %c7 to %c11 step %c9 iter_args(%66 = %46, %67 = %47, %68 = %48, %69 = %49, %70 = %50, %71 = %51, %72 = %52, %73 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %75 = arith.muli %65, %c2 : index
          %76 = arith.addi %64, %75 : index
          %77 = arith.addi %56, %c16 : index
          %78 = arith.muli %65, %c9 : index
          %79 = arith.addi %78, %c7 : index
          %80 = arith.muli %79, %c6 : index
          %81 = arith.addi %77, %80 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.addi %56, %c17 : index
          %85 = arith.muli %65, %c17 : index
          %86 = arith.addi %84, %85 : index
          %87 = arith.addi %86, %c7 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.andi %89, %c18 : vector<16xi32>
          %91 = arith.shrui %83, %c19 : vector<16xi32>
          %92 = arith.andi %91, %c20 : vector<16xi32>
          %93 = arith.shli %92, %c21 : vector<16xi32>
          %94 = arith.ori %90, %93 : vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = math.fma %95, %59, %63 : vector<16xf32>
          %97 = arith.addi %76, %c7 : index
          %98:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %97, %x, %96, %66, %33, %67, %34, %68, %35, %69, %36, %70, %37, %71, %38, %72, %39, %73) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %99 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.shrui %100, %c21 : vector<16xi32>
          %102 = arith.shrui %83, %c20 : vector<16xi32>
          %103 = arith.andi %102, %c20 : vector<16xi32>
          %104 = arith.shli %103, %c21 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %59, %63 : vector<16xf32>
          %108 = arith.addi %76, %c9 : index
          %109:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %108, %x, %107, %98#0, %33, %98#1, %34, %98#2, %35, %98#3, %36, %98#4, %37, %98#5, %38, %98#6, %39, %98#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %110 = arith.addi %86, %c6 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.andi %112, %c18 : vector<16xi32>
          %114 = arith.shrui %83, %c22 : vector<16xi32>
          %115 = arith.andi %114, %c20 : vector<16xi32>
          %116 = arith.shli %115, %c21 : vector<16xi32>
          %117 = arith.ori %113, %116 : vector<16xi32>
          %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
          %119 = math.fma %118, %59, %63 : vector<16xf32>
          %120 = arith.addi %76, %c3 : index
          %121:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %120, %x, %119, %109#0, %33, %109#1, %34, %109#2, %35, %109#3, %36, %109#4, %37, %109#5, %38, %109#6, %39, %109#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %122 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.shrui %123, %c21 : vector<16xi32>
          %125 = arith.shrui %83, %c23 : vector<16xi32>
          %126 = arith.andi %125, %c20 : vector<16xi32>
          %127 = arith.shli %126, %c21 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %59, %63 : vector<16xf32>
          %131 = arith.addi %76, %c10 : index
          %132:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %131, %x, %130, %121#0, %33, %121#1, %34, %121#2, %35, %121#3, %36, %121#4, %37, %121#5, %38, %121#6, %39, %121#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = arith.addi %86, %c4 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.andi %135, %c18 : vector<16xi32>
          %137 = arith.shrui %83, %c21 : vector<16xi32>
          %138 = arith.andi %137, %c20 : vector<16xi32>
          %139 = arith.shli %138, %c21 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %59, %63 : vector<16xf32>
          %143 = arith.addi %76, %c11 : index
          %144:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %143, %x, %142, %132#0, %33, %132#1, %34, %132#2, %35, %132#3, %36, %132#4, %37, %132#5, %38, %132#6, %39, %132#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %145 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
          %147 = arith.shrui %146, %c21 : vector<16xi32>
          %148 = arith.shrui %83, %c24 : vector<16xi32>
          %149 = arith.andi %148, %c20 : vector<16xi32>
          %150 = arith.shli %149, %c21 : vector<16xi32>
          %151 = arith.ori %147, %150 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = math.fma %152, %59, %63 : vector<16xf32>
          %154 = arith.addi %76, %c12 : index
          %155:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %154, %x, %153, %144#0, %33, %144#1, %34, %144#2, %35, %144#3, %36, %144#4, %37, %144#5, %38, %144#6, %39, %144#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %156 = arith.addi %86, %c25 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.andi %158, %c18 : vector<16xi32>
          %160 = arith.shrui %83, %c26 : vector<16xi32>
          %161 = arith.andi %160, %c20 : vector<16xi32>
          %162 = arith.shli %161, %c21 : vector<16xi32>
          %163 = arith.ori %159, %162 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %59, %63 : vector<16xf32>
          %166 = arith.addi %76, %c13 : index
          %167:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %166, %x, %165, %155#0, %33, %155#1, %34, %155#2, %35, %155#3, %36, %155#4, %37, %155#5, %38, %155#6, %39, %155#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %168 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
          %170 = arith.shrui %169, %c21 : vector<16xi32>
          %171 = arith.shrui %83, %c27 : vector<16xi32>
          %172 = arith.andi %171, %c20 : vector<16xi32>
          %173 = arith.shli %172, %c21 : vector<16xi32>
          %174 = arith.ori %170, %173 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %59, %63 : vector<16xf32>
          %177 = arith.addi %76, %c14 : index
          %178:8 = func.call @qkv_q5_1_r8p1__cpu.0(%32, %177, %x, %176, %167#0, %33, %167#1, %34, %167#2, %35, %167#3, %36, %167#4, %37, %167#5, %38, %167#6, %39, %167#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %178#0, %178#1, %178#2, %178#3, %178#4, %178#5, %178#6, %178#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %179 = arith.muli %headDim, %c7 : index
      %180 = arith.muli %40, %c6 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c7 : index
      vector.store %54#0, %3[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.muli %headDim, %c9 : index
      %184 = arith.addi %183, %180 : index
      %185 = arith.addi %184, %c7 : index
      vector.store %54#1, %3[%185] : memref<?xf32>, vector<16xf32>
      %186 = arith.addi %4, %180 : index
      %187 = arith.addi %186, %c7 : index
      vector.store %54#2, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.muli %headDim, %c10 : index
      %189 = arith.addi %188, %180 : index
      %190 = arith.addi %189, %c7 : index
      vector.store %54#3, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.muli %headDim, %c11 : index
      %192 = arith.addi %191, %180 : index
      %193 = arith.addi %192, %c7 : index
      vector.store %54#4, %3[%193] : memref<?xf32>, vector<16xf32>
      %194 = arith.muli %headDim, %c12 : index
      %195 = arith.addi %194, %180 : index
      %196 = arith.addi %195, %c7 : index
      vector.store %54#5, %3[%196] : memref<?xf32>, vector<16xf32>
      %197 = arith.muli %headDim, %c13 : index
      %198 = arith.addi %197, %180 : index
      %199 = arith.addi %198, %c7 : index
      vector.store %54#6, %3[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.muli %headDim, %c14 : index
      %201 = arith.addi %200, %180 : index
      %202 = arith.addi %201, %c7 : index
      vector.store %54#7, %3[%202] : memref<?xf32>, vector<16xf32>
    }
    %203 = arith.addi %14, %c2 : index
    %204 = arith.minsi %203, %13 : index
    scf.for %205 = %14 to %204 step %c9 {
      %206 = arith.subi %205, %14 : index
      %207 = arith.muli %206, %headDim : index
      %208 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %208 {
        scf.for %209 = %c7 to %headDim step %c6 {
          %210 = arith.muli %0, %headDim : index
          %211 = arith.addi %210, %209 : index
          %212 = vector.load %bias[%211] : memref<?xf32>, vector<16xf32>
          %213 = arith.addi %207, %209 : index
          %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
          %215 = arith.addf %214, %212 : vector<16xf32>
          vector.store %215, %3[%213] : memref<?xf32>, vector<16xf32>
        }
      }
      %216 = arith.addi %heads, %kvHeads : index
      %217 = arith.cmpi slt, %0, %216 : index
      scf.if %217 {
        %218 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %218 {
          %219 = arith.cmpi slt, %0, %heads : index
          %222 = scf.for %220 = %c7 to %headDim step %c6 iter_args(%221 = %c15) -> (vector<16xf32>) {
            %223 = arith.addi %207, %220 : index
            %224 = vector.load %3[%223] : memref<?xf32>, vector<16xf32>
            %225 = math.fma %224, %224, %221 : vector<16xf32>
            scf.yield %225 : vector<16xf32>
          }
          %226 = wave.reduce "add" %222 : vector<16xf32>
          %227 = arith.mulf %226, %inverseHeadDim : f32
          %228 = arith.addf %227, %epsilon : f32
          %229 = math.sqrt %228 : f32
          %230 = arith.divf %c34, %229 : f32
          %231 = vector.broadcast %230 : f32 to vector<16xf32>
          scf.for %232 = %c7 to %headDim step %c6 {
            %233 = vector.load %query_norm[%232] : memref<?xf32>, vector<16xf32>
            %234 = vector.load %key_norm[%232] : memref<?xf32>, vector<16xf32>
            %235 = arith.select %219, %233, %234 : vector<16xf32>
            %236 = arith.addi %207, %232 : index
            %237 = vector.load %3[%236] : memref<?xf32>, vector<16xf32>
            %238 = arith.mulf %237, %231 : vector<16xf32>
            %239 = arith.mulf %238, %235 : vector<16xf32>
            vector.store %239, %3[%236] : memref<?xf32>, vector<16xf32>
          }
        }
        %240 = arith.addi %positionsAt, %205 : index
        %241 = memref.load %step[%240] : memref<?xi32>
        %242 = arith.index_cast %241 : i32 to index
        %243 = arith.divui %headDim, %c3 : index
        %244 = arith.remui %242, %c36 : index
        %245 = arith.muli %244, %headDim : index
        %246 = arith.divui %242, %c36 : index
        %247 = arith.addi %246, %c36 : index
        %248 = arith.muli %247, %headDim : index
        scf.for %249 = %c7 to %243 step %c2 {
          %250 = arith.addi %245, %249 : index
          %251 = vector.load %rope[%250] : memref<?xf32>, vector<8xf32>
          %252 = arith.addi %245, %243 : index
          %253 = arith.addi %252, %249 : index
          %254 = vector.load %rope[%253] : memref<?xf32>, vector<8xf32>
          %255 = arith.addi %248, %249 : index
          %256 = vector.load %rope[%255] : memref<?xf32>, vector<8xf32>
          %257 = arith.addi %248, %243 : index
          %258 = arith.addi %257, %249 : index
          %259 = vector.load %rope[%258] : memref<?xf32>, vector<8xf32>
          %260 = arith.mulf %256, %251 : vector<8xf32>
          %261 = arith.mulf %259, %254 : vector<8xf32>
          %262 = arith.subf %260, %261 : vector<8xf32>
          %263 = arith.mulf %259, %251 : vector<8xf32>
          %264 = arith.mulf %256, %254 : vector<8xf32>
          %265 = arith.addf %263, %264 : vector<8xf32>
          %266 = arith.addi %207, %249 : index
          %267 = vector.load %3[%266] : memref<?xf32>, vector<8xf32>
          %268 = arith.addi %207, %243 : index
          %269 = arith.addi %268, %249 : index
          %270 = vector.load %3[%269] : memref<?xf32>, vector<8xf32>
          %271 = arith.mulf %267, %262 : vector<8xf32>
          %272 = arith.mulf %270, %265 : vector<8xf32>
          %273 = arith.subf %271, %272 : vector<8xf32>
          vector.store %273, %3[%266] : memref<?xf32>, vector<8xf32>
          %274 = arith.mulf %270, %262 : vector<8xf32>
          %275 = arith.mulf %267, %265 : vector<8xf32>
          %276 = arith.addf %274, %275 : vector<8xf32>
          vector.store %276, %3[%269] : memref<?xf32>, vector<8xf32>
        }
      }
      %277 = arith.cmpi slt, %0, %heads : index
      scf.if %277 {
        %278 = arith.divui %heads, %kvHeads : index
        %279 = arith.muli %headDim, %c11 : index
        %280 = arith.muli %kvHeads, %279 : index
        %281 = arith.divui %0, %278 : index
        %282 = arith.muli %281, %headDim : index
        %283 = arith.addi %280, %282 : index
        scf.for %284 = %c7 to %headDim step %c6 {
          %285 = arith.addi %283, %284 : index
          %286 = vector.load %encode[%285] : memref<?xf32>, vector<16xf32>
          %287 = arith.addi %207, %284 : index
          %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
          %289 = arith.mulf %288, %286 : vector<16xf32>
          %290 = arith.muli %205, %heads : index
          %291 = arith.addi %290, %0 : index
          %292 = arith.muli %291, %headDim : index
          %293 = arith.addi %292, %284 : index
          vector.store %289, %q[%293] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %294 = arith.addi %slotsAt, %205 : index
        %295 = memref.load %step[%294] : memref<?xi32>
        %296 = arith.index_cast %295 : i32 to index
        %297 = arith.cmpi sge, %296, %c7 : index
        scf.if %297 {
          %298 = arith.cmpi eq, %codec, %c7 : index
          scf.if %298 {
            %299 = arith.subi %0, %heads : index
            %300 = arith.muli %299, %4 : index
            %301 = arith.divui %296, %c6 : index
            %302 = arith.remui %296, %c6 : index
            %303 = arith.muli %301, %pageBytes : index
            %306 = scf.for %304 = %c7 to %headDim step %c6 iter_args(%305 = %c15) -> (vector<16xf32>) {
              %307 = arith.addi %300, %304 : index
              %308 = vector.load %encode[%307] : memref<?xf32>, vector<16xf32>
              %309 = arith.addi %300, %headDim : index
              %310 = arith.addi %309, %304 : index
              %311 = vector.load %encode[%310] : memref<?xf32>, vector<16xf32>
              %312 = arith.addi %207, %304 : index
              %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.subf %313, %311 : vector<16xf32>
              %315 = arith.mulf %314, %308 : vector<16xf32>
              %316 = arith.minimumf %315, %c40 : vector<16xf32>
              %317 = arith.maximumf %316, %c41 : vector<16xf32>
              %318 = arith.truncf %317 : vector<16xf32> to vector<16xf16>
              %319 = vector.bitcast %318 : vector<16xf16> to vector<32xi8>
              %320 = arith.muli %304, %c3 : index
              vector.store %319, %5[%320] : memref<?xi8>, vector<32xi8>
              %321 = math.absf %315 : vector<16xf32>
              %322 = arith.cmpf ugt, %321, %c40 : vector<16xf32>
              %323 = arith.select %322, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %324 = arith.addf %305, %323 : vector<16xf32>
              scf.yield %324 : vector<16xf32>
            }
            %325 = wave.reduce "add" %306 : vector<16xf32>
            %326 = arith.cmpf ogt, %325, %c43 : f32
            scf.if %326 {
              %327 = arith.fptosi %325 : f32 to i32
              wave.count %clipped, %327 : memref<?xi32>
            }
            %328 = arith.cmpi slt, %299, %kvHeads : index
            scf.if %328 {
              %329 = arith.muli %4, %c4 : index
              %330 = arith.muli %299, %329 : index
              %331 = arith.addi %303, %330 : index
              %332 = arith.muli %302, %c3 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c7 to %headDim step %c9 {
                %335 = arith.muli %334, %c3 : index
                %336 = arith.addi %335, %c7 : index
                %337 = memref.load %5[%336] : memref<?xi8>
                %338 = arith.muli %334, %c4 : index
                %339 = arith.addi %333, %338 : index
                %340 = arith.addi %339, %c7 : index
                memref.store %337, %kv[%340] : memref<?xi8>
                %341 = arith.addi %335, %c9 : index
                %342 = memref.load %5[%341] : memref<?xi8>
                %343 = arith.addi %339, %c9 : index
                memref.store %342, %kv[%343] : memref<?xi8>
              }
            } else {
              %344 = arith.subi %299, %kvHeads : index
              %345 = arith.muli %344, %c3 : index
              %346 = arith.addi %345, %c9 : index
              %347 = arith.muli %4, %c6 : index
              %348 = arith.muli %346, %347 : index
              %349 = arith.addi %303, %348 : index
              %350 = arith.muli %302, %4 : index
              %351 = arith.addi %349, %350 : index
              scf.for %352 = %c7 to %4 step %c6 {
                %353 = vector.load %5[%352] : memref<?xi8>, vector<16xi8>
                %354 = arith.addi %351, %352 : index
                vector.store %353, %kv[%354] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %355 = arith.cmpi eq, %codec, %c9 : index
          scf.if %355 {
            %356 = arith.subi %0, %heads : index
            %357 = arith.muli %356, %4 : index
            %358 = arith.divui %296, %c6 : index
            %359 = arith.remui %296, %c6 : index
            %360 = arith.muli %headDim, %c9 : index
            %361 = arith.muli %358, %pageBytes : index
            %364 = scf.for %362 = %c7 to %headDim step %c6 iter_args(%363 = %c15) -> (vector<16xf32>) {
              %365 = arith.addi %357, %362 : index
              %366 = vector.load %encode[%365] : memref<?xf32>, vector<16xf32>
              %367 = arith.addi %357, %headDim : index
              %368 = arith.addi %367, %362 : index
              %369 = vector.load %encode[%368] : memref<?xf32>, vector<16xf32>
              %370 = arith.addi %207, %362 : index
              %371 = vector.load %3[%370] : memref<?xf32>, vector<16xf32>
              %372 = arith.subf %371, %369 : vector<16xf32>
              %373 = arith.mulf %372, %366 : vector<16xf32>
              %374 = wave.fp8_encode "e4m3" %373 : vector<16xf32> -> vector<16xi8>
              %375 = arith.muli %362, %c9 : index
              vector.store %374, %5[%375] : memref<?xi8>, vector<16xi8>
              %376 = math.absf %373 : vector<16xf32>
              %377 = arith.cmpf ugt, %376, %c44 : vector<16xf32>
              %378 = arith.select %377, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %379 = arith.addf %363, %378 : vector<16xf32>
              scf.yield %379 : vector<16xf32>
            }
            %380 = wave.reduce "add" %364 : vector<16xf32>
            %381 = arith.cmpf ogt, %380, %c43 : f32
            scf.if %381 {
              %382 = arith.fptosi %380 : f32 to i32
              wave.count %clipped, %382 : memref<?xi32>
            }
            %383 = arith.cmpi slt, %356, %kvHeads : index
            scf.if %383 {
              %384 = arith.muli %360, %c4 : index
              %385 = arith.muli %356, %384 : index
              %386 = arith.addi %361, %385 : index
              %387 = arith.muli %359, %c9 : index
              %388 = arith.addi %386, %387 : index
              scf.for %389 = %c7 to %headDim step %c9 {
                %390 = arith.muli %389, %c9 : index
                %391 = arith.addi %390, %c7 : index
                %392 = memref.load %5[%391] : memref<?xi8>
                %393 = arith.muli %389, %c6 : index
                %394 = arith.addi %388, %393 : index
                %395 = arith.addi %394, %c7 : index
                memref.store %392, %kv[%395] : memref<?xi8>
              }
            } else {
              %396 = arith.subi %356, %kvHeads : index
              %397 = arith.muli %396, %c3 : index
              %398 = arith.addi %397, %c9 : index
              %399 = arith.muli %360, %c6 : index
              %400 = arith.muli %398, %399 : index
              %401 = arith.addi %361, %400 : index
              %402 = arith.muli %359, %360 : index
              %403 = arith.addi %401, %402 : index
              scf.for %404 = %c7 to %360 step %c6 {
                %405 = vector.load %5[%404] : memref<?xi8>, vector<16xi8>
                %406 = arith.addi %403, %404 : index
                vector.store %405, %kv[%406] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %407 = arith.cmpi eq, %codec, %c3 : index
          scf.if %407 {
            %408 = arith.subi %0, %heads : index
            %409 = arith.muli %408, %4 : index
            %410 = arith.divui %296, %c6 : index
            %411 = arith.remui %296, %c6 : index
            %412 = arith.muli %headDim, %c9 : index
            %413 = arith.muli %410, %pageBytes : index
            %416 = scf.for %414 = %c7 to %headDim step %c6 iter_args(%415 = %c15) -> (vector<16xf32>) {
              %417 = arith.addi %409, %414 : index
              %418 = vector.load %encode[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.addi %409, %headDim : index
              %420 = arith.addi %419, %414 : index
              %421 = vector.load %encode[%420] : memref<?xf32>, vector<16xf32>
              %422 = arith.addi %207, %414 : index
              %423 = vector.load %3[%422] : memref<?xf32>, vector<16xf32>
              %424 = arith.subf %423, %421 : vector<16xf32>
              %425 = arith.mulf %424, %418 : vector<16xf32>
              %426 = wave.fp8_encode "e5m2" %425 : vector<16xf32> -> vector<16xi8>
              %427 = arith.muli %414, %c9 : index
              vector.store %426, %5[%427] : memref<?xi8>, vector<16xi8>
              %428 = math.absf %425 : vector<16xf32>
              %429 = arith.cmpf ugt, %428, %c45 : vector<16xf32>
              %430 = arith.select %429, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %431 = arith.addf %415, %430 : vector<16xf32>
              scf.yield %431 : vector<16xf32>
            }
            %432 = wave.reduce "add" %416 : vector<16xf32>
            %433 = arith.cmpf ogt, %432, %c43 : f32
            scf.if %433 {
              %434 = arith.fptosi %432 : f32 to i32
              wave.count %clipped, %434 : memref<?xi32>
            }
            %435 = arith.cmpi slt, %408, %kvHeads : index
            scf.if %435 {
              %436 = arith.muli %412, %c4 : index
              %437 = arith.muli %408, %436 : index
              %438 = arith.addi %413, %437 : index
              %439 = arith.muli %411, %c9 : index
              %440 = arith.addi %438, %439 : index
              scf.for %441 = %c7 to %headDim step %c9 {
                %442 = arith.muli %441, %c9 : index
                %443 = arith.addi %442, %c7 : index
                %444 = memref.load %5[%443] : memref<?xi8>
                %445 = arith.muli %441, %c6 : index
                %446 = arith.addi %440, %445 : index
                %447 = arith.addi %446, %c7 : index
                memref.store %444, %kv[%447] : memref<?xi8>
              }
            } else {
              %448 = arith.subi %408, %kvHeads : index
              %449 = arith.muli %448, %c3 : index
              %450 = arith.addi %449, %c9 : index
              %451 = arith.muli %412, %c6 : index
              %452 = arith.muli %450, %451 : index
              %453 = arith.addi %413, %452 : index
              %454 = arith.muli %411, %412 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c7 to %412 step %c6 {
                %457 = vector.load %5[%456] : memref<?xi8>, vector<16xi8>
                %458 = arith.addi %455, %456 : index
                vector.store %457, %kv[%458] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %459 = arith.cmpi eq, %codec, %c10 : index
          scf.if %459 {
            %460 = arith.subi %0, %heads : index
            %461 = arith.muli %460, %4 : index
            %462 = arith.divui %296, %c6 : index
            %463 = arith.remui %296, %c6 : index
            %464 = arith.muli %headDim, %c9 : index
            %465 = arith.muli %462, %pageBytes : index
            %468 = scf.for %466 = %c7 to %headDim step %c6 iter_args(%467 = %c15) -> (vector<16xf32>) {
              %469 = arith.addi %461, %466 : index
              %470 = vector.load %encode[%469] : memref<?xf32>, vector<16xf32>
              %471 = arith.addi %461, %headDim : index
              %472 = arith.addi %471, %466 : index
              %473 = vector.load %encode[%472] : memref<?xf32>, vector<16xf32>
              %474 = arith.addi %207, %466 : index
              %475 = vector.load %3[%474] : memref<?xf32>, vector<16xf32>
              %476 = arith.subf %475, %473 : vector<16xf32>
              %477 = arith.mulf %476, %470 : vector<16xf32>
              %478 = arith.cmpf ord, %477, %477 : vector<16xf32>
              %479 = arith.select %478, %477, %c15 : vector<16xi1>, vector<16xf32>
              %480 = math.roundeven %479 : vector<16xf32>
              %481 = arith.minimumf %480, %c46 : vector<16xf32>
              %482 = arith.maximumf %481, %c47 : vector<16xf32>
              %483 = arith.fptosi %482 : vector<16xf32> to vector<16xi32>
              %484 = arith.addi %483, %c48 : vector<16xi32>
              %485 = arith.trunci %484 : vector<16xi32> to vector<16xi8>
              %486 = arith.muli %466, %c9 : index
              vector.store %485, %5[%486] : memref<?xi8>, vector<16xi8>
              %487 = math.absf %477 : vector<16xf32>
              %488 = arith.cmpf ugt, %487, %c49 : vector<16xf32>
              %489 = arith.select %488, %c42, %c15 : vector<16xi1>, vector<16xf32>
              %490 = arith.addf %467, %489 : vector<16xf32>
              scf.yield %490 : vector<16xf32>
            }
            %491 = wave.reduce "add" %468 : vector<16xf32>
            %492 = arith.cmpf ogt, %491, %c43 : f32
            scf.if %492 {
              %493 = arith.fptosi %491 : f32 to i32
              wave.count %clipped, %493 : memref<?xi32>
            }
            %494 = arith.cmpi slt, %460, %kvHeads : index
            scf.if %494 {
              %495 = arith.muli %464, %c4 : index
              %496 = arith.muli %460, %495 : index
              %497 = arith.addi %465, %496 : index
              %498 = arith.muli %463, %c9 : index
              %499 = arith.addi %497, %498 : index
              scf.for %500 = %c7 to %headDim step %c9 {
                %501 = arith.muli %500, %c9 : index
                %502 = arith.addi %501, %c7 : index
                %503 = memref.load %5[%502] : memref<?xi8>
                %504 = arith.muli %500, %c6 : index
                %505 = arith.addi %499, %504 : index
                %506 = arith.addi %505, %c7 : index
                memref.store %503, %kv[%506] : memref<?xi8>
              }
            } else {
              %507 = arith.subi %460, %kvHeads : index
              %508 = arith.muli %507, %c3 : index
              %509 = arith.addi %508, %c9 : index
              %510 = arith.muli %464, %c6 : index
              %511 = arith.muli %509, %510 : index
              %512 = arith.addi %465, %511 : index
              %513 = arith.muli %463, %464 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c7 to %464 step %c6 {
                %516 = vector.load %5[%515] : memref<?xi8>, vector<16xi8>
                %517 = arith.addi %514, %515 : index
                vector.store %516, %kv[%517] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

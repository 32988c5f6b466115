// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
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
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 2368 : index
  %c19 = arith.constant 320 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<1> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<5> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<7> : vector<16xi32>
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
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.addi %56, %c16 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
        %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
        %65 = arith.muli %45, %c4 : index
        %75:8 = scf.for %66 = %c7 to %c16 step %c9 iter_args(%67 = %46, %68 = %47, %69 = %48, %70 = %49, %71 = %50, %72 = %51, %73 = %52, %74 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %76 = arith.muli %66, %c2 : index
          %77 = arith.addi %65, %76 : index
          %78 = arith.addi %56, %c17 : index
          %79 = arith.divui %66, %c11 : index
          %80 = arith.muli %79, %c16 : index
          %81 = arith.addi %78, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %60, %85 : vector<16xf32>
          %87 = arith.addi %81, %c6 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %64, %90 : vector<16xf32>
          %92 = arith.addi %56, %c18 : index
          %93 = arith.muli %66, %c9 : index
          %94 = arith.addi %93, %c7 : index
          %95 = arith.muli %94, %c6 : index
          %96 = arith.addi %92, %95 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.addi %56, %c19 : index
          %100 = arith.muli %66, %c17 : index
          %101 = arith.addi %99, %100 : index
          %102 = arith.addi %101, %c7 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.andi %104, %c20 : vector<16xi32>
          %106 = arith.shrui %98, %c21 : vector<16xi32>
          %107 = arith.andi %106, %c22 : vector<16xi32>
          %108 = arith.shli %107, %c23 : vector<16xi32>
          %109 = arith.ori %105, %108 : vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = math.fma %110, %86, %91 : vector<16xf32>
          %112 = arith.addi %77, %c7 : index
          %113:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %112, %x, %111, %67, %33, %68, %34, %69, %35, %70, %36, %71, %37, %72, %38, %73, %39, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %114 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.shrui %115, %c23 : vector<16xi32>
          %117 = arith.shrui %98, %c22 : vector<16xi32>
          %118 = arith.andi %117, %c22 : vector<16xi32>
          %119 = arith.shli %118, %c23 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %86, %91 : vector<16xf32>
          %123 = arith.addi %77, %c9 : index
          %124:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %123, %x, %122, %113#0, %33, %113#1, %34, %113#2, %35, %113#3, %36, %113#4, %37, %113#5, %38, %113#6, %39, %113#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %125 = arith.addi %101, %c6 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.andi %127, %c20 : vector<16xi32>
          %129 = arith.shrui %98, %c24 : vector<16xi32>
          %130 = arith.andi %129, %c22 : vector<16xi32>
          %131 = arith.shli %130, %c23 : vector<16xi32>
          %132 = arith.ori %128, %131 : vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = math.fma %133, %86, %91 : vector<16xf32>
          %135 = arith.addi %77, %c3 : index
          %136:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %135, %x, %134, %124#0, %33, %124#1, %34, %124#2, %35, %124#3, %36, %124#4, %37, %124#5, %38, %124#6, %39, %124#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %137 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.shrui %138, %c23 : vector<16xi32>
          %140 = arith.shrui %98, %c25 : vector<16xi32>
          %141 = arith.andi %140, %c22 : vector<16xi32>
          %142 = arith.shli %141, %c23 : vector<16xi32>
          %143 = arith.ori %139, %142 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %86, %91 : vector<16xf32>
          %146 = arith.addi %77, %c10 : index
          %147:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %146, %x, %145, %136#0, %33, %136#1, %34, %136#2, %35, %136#3, %36, %136#4, %37, %136#5, %38, %136#6, %39, %136#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %148 = arith.addi %101, %c16 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.andi %150, %c20 : vector<16xi32>
          %152 = arith.shrui %98, %c23 : vector<16xi32>
          %153 = arith.andi %152, %c22 : vector<16xi32>
          %154 = arith.shli %153, %c23 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %86, %91 : vector<16xf32>
          %158 = arith.addi %77, %c11 : index
          %159:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %158, %x, %157, %147#0, %33, %147#1, %34, %147#2, %35, %147#3, %36, %147#4, %37, %147#5, %38, %147#6, %39, %147#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %160 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
          %162 = arith.shrui %161, %c23 : vector<16xi32>
          %163 = arith.shrui %98, %c26 : vector<16xi32>
          %164 = arith.andi %163, %c22 : vector<16xi32>
          %165 = arith.shli %164, %c23 : vector<16xi32>
          %166 = arith.ori %162, %165 : vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = math.fma %167, %86, %91 : vector<16xf32>
          %169 = arith.addi %77, %c12 : index
          %170:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %169, %x, %168, %159#0, %33, %159#1, %34, %159#2, %35, %159#3, %36, %159#4, %37, %159#5, %38, %159#6, %39, %159#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %171 = arith.addi %101, %c27 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c20 : vector<16xi32>
          %175 = arith.shrui %98, %c28 : vector<16xi32>
          %176 = arith.andi %175, %c22 : vector<16xi32>
          %177 = arith.shli %176, %c23 : vector<16xi32>
          %178 = arith.ori %174, %177 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = math.fma %179, %86, %91 : vector<16xf32>
          %181 = arith.addi %77, %c13 : index
          %182:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %181, %x, %180, %170#0, %33, %170#1, %34, %170#2, %35, %170#3, %36, %170#4, %37, %170#5, %38, %170#6, %39, %170#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %183 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
          %185 = arith.shrui %184, %c23 : vector<16xi32>
          %186 = arith.shrui %98, %c29 : vector<16xi32>
          %187 = arith.andi %186, %c22 : vector<16xi32>
          %188 = arith.shli %187, %c23 : vector<16xi32>
          %189 = arith.ori %185, %188 : vector<16xi32>
          %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
          %191 = math.fma %190, %86, %91 : vector<16xf32>
          %192 = arith.addi %77, %c14 : index
          %193:8 = func.call @qkv_q5_k_r8p1__cpu.0(%32, %192, %x, %191, %182#0, %33, %182#1, %34, %182#2, %35, %182#3, %36, %182#4, %37, %182#5, %38, %182#6, %39, %182#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %193#0, %193#1, %193#2, %193#3, %193#4, %193#5, %193#6, %193#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %75#0, %75#1, %75#2, %75#3, %75#4, %75#5, %75#6, %75#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %194 = arith.muli %headDim, %c7 : index
      %195 = arith.muli %40, %c6 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.addi %196, %c7 : index
      vector.store %54#0, %3[%197] : memref<?xf32>, vector<16xf32>
      %198 = arith.muli %headDim, %c9 : index
      %199 = arith.addi %198, %195 : index
      %200 = arith.addi %199, %c7 : index
      vector.store %54#1, %3[%200] : memref<?xf32>, vector<16xf32>
      %201 = arith.addi %4, %195 : index
      %202 = arith.addi %201, %c7 : index
      vector.store %54#2, %3[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.muli %headDim, %c10 : index
      %204 = arith.addi %203, %195 : index
      %205 = arith.addi %204, %c7 : index
      vector.store %54#3, %3[%205] : memref<?xf32>, vector<16xf32>
      %206 = arith.muli %headDim, %c11 : index
      %207 = arith.addi %206, %195 : index
      %208 = arith.addi %207, %c7 : index
      vector.store %54#4, %3[%208] : memref<?xf32>, vector<16xf32>
      %209 = arith.muli %headDim, %c12 : index
      %210 = arith.addi %209, %195 : index
      %211 = arith.addi %210, %c7 : index
      vector.store %54#5, %3[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.muli %headDim, %c13 : index
      %213 = arith.addi %212, %195 : index
      %214 = arith.addi %213, %c7 : index
      vector.store %54#6, %3[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.muli %headDim, %c14 : index
      %216 = arith.addi %215, %195 : index
      %217 = arith.addi %216, %c7 : index
      vector.store %54#7, %3[%217] : memref<?xf32>, vector<16xf32>
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
          %237 = scf.for %235 = %c7 to %headDim step %c6 iter_args(%236 = %c15) -> (vector<16xf32>) {
            %238 = arith.addi %222, %235 : index
            %239 = vector.load %3[%238] : memref<?xf32>, vector<16xf32>
            %240 = math.fma %239, %239, %236 : vector<16xf32>
            scf.yield %240 : vector<16xf32>
          }
          %241 = wave.reduce "add" %237 : vector<16xf32>
          %242 = arith.mulf %241, %inverseHeadDim : f32
          %243 = arith.addf %242, %epsilon : f32
          %244 = math.sqrt %243 : f32
          %245 = arith.divf %c36, %244 : f32
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
        scf.for %264 = %c7 to %258 step %c2 {
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
        %294 = arith.muli %headDim, %c11 : index
        %295 = arith.muli %kvHeads, %294 : index
        %296 = arith.divui %0, %293 : index
        %297 = arith.muli %296, %headDim : index
        %298 = arith.addi %295, %297 : index
        scf.for %299 = %c7 to %headDim step %c6 {
          %300 = arith.addi %298, %299 : index
          %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
          %302 = arith.addi %222, %299 : index
          %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
          %304 = arith.mulf %303, %301 : vector<16xf32>
          %305 = arith.muli %220, %heads : index
          %306 = arith.addi %305, %0 : index
          %307 = arith.muli %306, %headDim : index
          %308 = arith.addi %307, %299 : index
          vector.store %304, %q[%308] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %309 = arith.addi %slotsAt, %220 : index
        %310 = memref.load %step[%309] : memref<?xi32>
        %311 = arith.index_cast %310 : i32 to index
        %312 = arith.cmpi sge, %311, %c7 : index
        scf.if %312 {
          %313 = arith.cmpi eq, %codec, %c7 : index
          scf.if %313 {
            %314 = arith.subi %0, %heads : index
            %315 = arith.muli %314, %4 : index
            %316 = arith.divui %311, %c6 : index
            %317 = arith.remui %311, %c6 : index
            %318 = arith.muli %316, %pageBytes : index
            %321 = scf.for %319 = %c7 to %headDim step %c6 iter_args(%320 = %c15) -> (vector<16xf32>) {
              %322 = arith.addi %315, %319 : index
              %323 = vector.load %encode[%322] : memref<?xf32>, vector<16xf32>
              %324 = arith.addi %315, %headDim : index
              %325 = arith.addi %324, %319 : index
              %326 = vector.load %encode[%325] : memref<?xf32>, vector<16xf32>
              %327 = arith.addi %222, %319 : index
              %328 = vector.load %3[%327] : memref<?xf32>, vector<16xf32>
              %329 = arith.subf %328, %326 : vector<16xf32>
              %330 = arith.mulf %329, %323 : vector<16xf32>
              %331 = arith.minimumf %330, %c41 : vector<16xf32>
              %332 = arith.maximumf %331, %c42 : vector<16xf32>
              %333 = arith.truncf %332 : vector<16xf32> to vector<16xf16>
              %334 = vector.bitcast %333 : vector<16xf16> to vector<32xi8>
              %335 = arith.muli %319, %c3 : index
              vector.store %334, %5[%335] : memref<?xi8>, vector<32xi8>
              %336 = math.absf %330 : vector<16xf32>
              %337 = arith.cmpf ugt, %336, %c41 : vector<16xf32>
              %338 = arith.select %337, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %339 = arith.addf %320, %338 : vector<16xf32>
              scf.yield %339 : vector<16xf32>
            }
            %340 = wave.reduce "add" %321 : vector<16xf32>
            %341 = arith.cmpf ogt, %340, %c44 : f32
            scf.if %341 {
              %342 = arith.fptosi %340 : f32 to i32
              wave.count %clipped, %342 : memref<?xi32>
            }
            %343 = arith.cmpi slt, %314, %kvHeads : index
            scf.if %343 {
              %344 = arith.muli %4, %c16 : index
              %345 = arith.muli %314, %344 : index
              %346 = arith.addi %318, %345 : index
              %347 = arith.muli %317, %c3 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c7 to %headDim step %c9 {
                %350 = arith.muli %349, %c3 : index
                %351 = arith.addi %350, %c7 : index
                %352 = memref.load %5[%351] : memref<?xi8>
                %353 = arith.muli %349, %c16 : index
                %354 = arith.addi %348, %353 : index
                %355 = arith.addi %354, %c7 : index
                memref.store %352, %kv[%355] : memref<?xi8>
                %356 = arith.addi %350, %c9 : index
                %357 = memref.load %5[%356] : memref<?xi8>
                %358 = arith.addi %354, %c9 : index
                memref.store %357, %kv[%358] : memref<?xi8>
              }
            } else {
              %359 = arith.subi %314, %kvHeads : index
              %360 = arith.muli %359, %c3 : index
              %361 = arith.addi %360, %c9 : index
              %362 = arith.muli %4, %c6 : index
              %363 = arith.muli %361, %362 : index
              %364 = arith.addi %318, %363 : index
              %365 = arith.muli %317, %4 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c7 to %4 step %c6 {
                %368 = vector.load %5[%367] : memref<?xi8>, vector<16xi8>
                %369 = arith.addi %366, %367 : index
                vector.store %368, %kv[%369] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %370 = arith.cmpi eq, %codec, %c9 : index
          scf.if %370 {
            %371 = arith.subi %0, %heads : index
            %372 = arith.muli %371, %4 : index
            %373 = arith.divui %311, %c6 : index
            %374 = arith.remui %311, %c6 : index
            %375 = arith.muli %headDim, %c9 : index
            %376 = arith.muli %373, %pageBytes : index
            %379 = scf.for %377 = %c7 to %headDim step %c6 iter_args(%378 = %c15) -> (vector<16xf32>) {
              %380 = arith.addi %372, %377 : index
              %381 = vector.load %encode[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.addi %372, %headDim : index
              %383 = arith.addi %382, %377 : index
              %384 = vector.load %encode[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.addi %222, %377 : index
              %386 = vector.load %3[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.subf %386, %384 : vector<16xf32>
              %388 = arith.mulf %387, %381 : vector<16xf32>
              %389 = wave.fp8_encode "e4m3" %388 : vector<16xf32> -> vector<16xi8>
              %390 = arith.muli %377, %c9 : index
              vector.store %389, %5[%390] : memref<?xi8>, vector<16xi8>
              %391 = math.absf %388 : vector<16xf32>
              %392 = arith.cmpf ugt, %391, %c45 : vector<16xf32>
              %393 = arith.select %392, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %394 = arith.addf %378, %393 : vector<16xf32>
              scf.yield %394 : vector<16xf32>
            }
            %395 = wave.reduce "add" %379 : vector<16xf32>
            %396 = arith.cmpf ogt, %395, %c44 : f32
            scf.if %396 {
              %397 = arith.fptosi %395 : f32 to i32
              wave.count %clipped, %397 : memref<?xi32>
            }
            %398 = arith.cmpi slt, %371, %kvHeads : index
            scf.if %398 {
              %399 = arith.muli %375, %c16 : index
              %400 = arith.muli %371, %399 : index
              %401 = arith.addi %376, %400 : index
              %402 = arith.muli %374, %c9 : index
              %403 = arith.addi %401, %402 : index
              scf.for %404 = %c7 to %headDim step %c9 {
                %405 = arith.muli %404, %c9 : index
                %406 = arith.addi %405, %c7 : index
                %407 = memref.load %5[%406] : memref<?xi8>
                %408 = arith.muli %404, %c6 : index
                %409 = arith.addi %403, %408 : index
                %410 = arith.addi %409, %c7 : index
                memref.store %407, %kv[%410] : memref<?xi8>
              }
            } else {
              %411 = arith.subi %371, %kvHeads : index
              %412 = arith.muli %411, %c3 : index
              %413 = arith.addi %412, %c9 : index
              %414 = arith.muli %375, %c6 : index
              %415 = arith.muli %413, %414 : index
              %416 = arith.addi %376, %415 : index
              %417 = arith.muli %374, %375 : index
              %418 = arith.addi %416, %417 : index
              scf.for %419 = %c7 to %375 step %c6 {
                %420 = vector.load %5[%419] : memref<?xi8>, vector<16xi8>
                %421 = arith.addi %418, %419 : index
                vector.store %420, %kv[%421] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %422 = arith.cmpi eq, %codec, %c3 : index
          scf.if %422 {
            %423 = arith.subi %0, %heads : index
            %424 = arith.muli %423, %4 : index
            %425 = arith.divui %311, %c6 : index
            %426 = arith.remui %311, %c6 : index
            %427 = arith.muli %headDim, %c9 : index
            %428 = arith.muli %425, %pageBytes : index
            %431 = scf.for %429 = %c7 to %headDim step %c6 iter_args(%430 = %c15) -> (vector<16xf32>) {
              %432 = arith.addi %424, %429 : index
              %433 = vector.load %encode[%432] : memref<?xf32>, vector<16xf32>
              %434 = arith.addi %424, %headDim : index
              %435 = arith.addi %434, %429 : index
              %436 = vector.load %encode[%435] : memref<?xf32>, vector<16xf32>
              %437 = arith.addi %222, %429 : index
              %438 = vector.load %3[%437] : memref<?xf32>, vector<16xf32>
              %439 = arith.subf %438, %436 : vector<16xf32>
              %440 = arith.mulf %439, %433 : vector<16xf32>
              %441 = wave.fp8_encode "e5m2" %440 : vector<16xf32> -> vector<16xi8>
              %442 = arith.muli %429, %c9 : index
              vector.store %441, %5[%442] : memref<?xi8>, vector<16xi8>
              %443 = math.absf %440 : vector<16xf32>
              %444 = arith.cmpf ugt, %443, %c46 : vector<16xf32>
              %445 = arith.select %444, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %446 = arith.addf %430, %445 : vector<16xf32>
              scf.yield %446 : vector<16xf32>
            }
            %447 = wave.reduce "add" %431 : vector<16xf32>
            %448 = arith.cmpf ogt, %447, %c44 : f32
            scf.if %448 {
              %449 = arith.fptosi %447 : f32 to i32
              wave.count %clipped, %449 : memref<?xi32>
            }
            %450 = arith.cmpi slt, %423, %kvHeads : index
            scf.if %450 {
              %451 = arith.muli %427, %c16 : index
              %452 = arith.muli %423, %451 : index
              %453 = arith.addi %428, %452 : index
              %454 = arith.muli %426, %c9 : index
              %455 = arith.addi %453, %454 : index
              scf.for %456 = %c7 to %headDim step %c9 {
                %457 = arith.muli %456, %c9 : index
                %458 = arith.addi %457, %c7 : index
                %459 = memref.load %5[%458] : memref<?xi8>
                %460 = arith.muli %456, %c6 : index
                %461 = arith.addi %455, %460 : index
                %462 = arith.addi %461, %c7 : index
                memref.store %459, %kv[%462] : memref<?xi8>
              }
            } else {
              %463 = arith.subi %423, %kvHeads : index
              %464 = arith.muli %463, %c3 : index
              %465 = arith.addi %464, %c9 : index
              %466 = arith.muli %427, %c6 : index
              %467 = arith.muli %465, %466 : index
              %468 = arith.addi %428, %467 : index
              %469 = arith.muli %426, %427 : index
              %470 = arith.addi %468, %469 : index
              scf.for %471 = %c7 to %427 step %c6 {
                %472 = vector.load %5[%471] : memref<?xi8>, vector<16xi8>
                %473 = arith.addi %470, %471 : index
                vector.store %472, %kv[%473] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %474 = arith.cmpi eq, %codec, %c10 : index
          scf.if %474 {
            %475 = arith.subi %0, %heads : index
            %476 = arith.muli %475, %4 : index
            %477 = arith.divui %311, %c6 : index
            %478 = arith.remui %311, %c6 : index
            %479 = arith.muli %headDim, %c9 : index
            %480 = arith.muli %477, %pageBytes : index
            %483 = scf.for %481 = %c7 to %headDim step %c6 iter_args(%482 = %c15) -> (vector<16xf32>) {
              %484 = arith.addi %476, %481 : index
              %485 = vector.load %encode[%484] : memref<?xf32>, vector<16xf32>
              %486 = arith.addi %476, %headDim : index
              %487 = arith.addi %486, %481 : index
              %488 = vector.load %encode[%487] : memref<?xf32>, vector<16xf32>
              %489 = arith.addi %222, %481 : index
              %490 = vector.load %3[%489] : memref<?xf32>, vector<16xf32>
              %491 = arith.subf %490, %488 : vector<16xf32>
              %492 = arith.mulf %491, %485 : vector<16xf32>
              %493 = arith.cmpf ord, %492, %492 : vector<16xf32>
              %494 = arith.select %493, %492, %c15 : vector<16xi1>, vector<16xf32>
              %495 = math.roundeven %494 : vector<16xf32>
              %496 = arith.minimumf %495, %c47 : vector<16xf32>
              %497 = arith.maximumf %496, %c48 : vector<16xf32>
              %498 = arith.fptosi %497 : vector<16xf32> to vector<16xi32>
              %499 = arith.addi %498, %c49 : vector<16xi32>
              %500 = arith.trunci %499 : vector<16xi32> to vector<16xi8>
              %501 = arith.muli %481, %c9 : index
              vector.store %500, %5[%501] : memref<?xi8>, vector<16xi8>
              %502 = math.absf %492 : vector<16xf32>
              %503 = arith.cmpf ugt, %502, %c50 : vector<16xf32>
              %504 = arith.select %503, %c43, %c15 : vector<16xi1>, vector<16xf32>
              %505 = arith.addf %482, %504 : vector<16xf32>
              scf.yield %505 : vector<16xf32>
            }
            %506 = wave.reduce "add" %483 : vector<16xf32>
            %507 = arith.cmpf ogt, %506, %c44 : f32
            scf.if %507 {
              %508 = arith.fptosi %506 : f32 to i32
              wave.count %clipped, %508 : memref<?xi32>
            }
            %509 = arith.cmpi slt, %475, %kvHeads : index
            scf.if %509 {
              %510 = arith.muli %479, %c16 : index
              %511 = arith.muli %475, %510 : index
              %512 = arith.addi %480, %511 : index
              %513 = arith.muli %478, %c9 : index
              %514 = arith.addi %512, %513 : index
              scf.for %515 = %c7 to %headDim step %c9 {
                %516 = arith.muli %515, %c9 : index
                %517 = arith.addi %516, %c7 : index
                %518 = memref.load %5[%517] : memref<?xi8>
                %519 = arith.muli %515, %c6 : index
                %520 = arith.addi %514, %519 : index
                %521 = arith.addi %520, %c7 : index
                memref.store %518, %kv[%521] : memref<?xi8>
              }
            } else {
              %522 = arith.subi %475, %kvHeads : index
              %523 = arith.muli %522, %c3 : index
              %524 = arith.addi %523, %c9 : index
              %525 = arith.muli %479, %c6 : index
              %526 = arith.muli %524, %525 : index
              %527 = arith.addi %480, %526 : index
              %528 = arith.muli %478, %479 : index
              %529 = arith.addi %527, %528 : index
              scf.for %530 = %c7 to %479 step %c6 {
                %531 = vector.load %5[%530] : memref<?xi8>, vector<16xi8>
                %532 = arith.addi %529, %530 : index
                vector.store %531, %kv[%532] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

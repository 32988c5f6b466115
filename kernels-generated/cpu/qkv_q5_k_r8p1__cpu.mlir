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
wave.kernel @qkv_q5_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %293 = %c7 to %headDim step %c6 {
          %294 = arith.addi %222, %293 : index
          %295 = vector.load %3[%294] : memref<?xf32>, vector<16xf32>
          %296 = arith.muli %220, %heads : index
          %297 = arith.addi %296, %0 : index
          %298 = arith.muli %297, %headDim : index
          %299 = arith.addi %298, %293 : index
          vector.store %295, %q[%299] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %300 = arith.addi %slotsAt, %220 : index
        %301 = memref.load %step[%300] : memref<?xi32>
        %302 = arith.index_cast %301 : i32 to index
        %303 = arith.cmpi sge, %302, %c7 : index
        scf.if %303 {
          %304 = arith.cmpi eq, %codec, %c7 : index
          scf.if %304 {
            %305 = arith.subi %0, %heads : index
            %306 = memref.load %scales[%305] : memref<?xf32>
            %307 = vector.broadcast %306 : f32 to vector<16xf32>
            %308 = arith.divui %302, %c6 : index
            %309 = arith.remui %302, %c6 : index
            %310 = arith.muli %308, %pageBytes : index
            scf.for %311 = %c7 to %headDim step %c6 {
              %312 = arith.addi %222, %311 : index
              %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.mulf %313, %307 : vector<16xf32>
              %315 = arith.minimumf %314, %c41 : vector<16xf32>
              %316 = arith.maximumf %315, %c42 : vector<16xf32>
              %317 = arith.truncf %316 : vector<16xf32> to vector<16xf16>
              %318 = vector.bitcast %317 : vector<16xf16> to vector<32xi8>
              %319 = arith.muli %311, %c3 : index
              vector.store %318, %5[%319] : memref<?xi8>, vector<32xi8>
            }
            %320 = arith.cmpi slt, %305, %kvHeads : index
            scf.if %320 {
              %321 = arith.muli %4, %c16 : index
              %322 = arith.muli %305, %321 : index
              %323 = arith.addi %310, %322 : index
              %324 = arith.muli %309, %c3 : index
              %325 = arith.addi %323, %324 : index
              scf.for %326 = %c7 to %headDim step %c9 {
                %327 = arith.muli %326, %c3 : index
                %328 = arith.addi %327, %c7 : index
                %329 = memref.load %5[%328] : memref<?xi8>
                %330 = arith.muli %326, %c16 : index
                %331 = arith.addi %325, %330 : index
                %332 = arith.addi %331, %c7 : index
                memref.store %329, %kv[%332] : memref<?xi8>
                %333 = arith.addi %327, %c9 : index
                %334 = memref.load %5[%333] : memref<?xi8>
                %335 = arith.addi %331, %c9 : index
                memref.store %334, %kv[%335] : memref<?xi8>
              }
            } else {
              %336 = arith.subi %305, %kvHeads : index
              %337 = arith.muli %336, %c3 : index
              %338 = arith.addi %337, %c9 : index
              %339 = arith.muli %4, %c6 : index
              %340 = arith.muli %338, %339 : index
              %341 = arith.addi %310, %340 : index
              %342 = arith.muli %309, %4 : index
              %343 = arith.addi %341, %342 : index
              scf.for %344 = %c7 to %4 step %c6 {
                %345 = vector.load %5[%344] : memref<?xi8>, vector<16xi8>
                %346 = arith.addi %343, %344 : index
                vector.store %345, %kv[%346] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %347 = arith.cmpi eq, %codec, %c9 : index
          scf.if %347 {
            %348 = arith.subi %0, %heads : index
            %349 = memref.load %scales[%348] : memref<?xf32>
            %350 = vector.broadcast %349 : f32 to vector<16xf32>
            %351 = arith.divui %302, %c6 : index
            %352 = arith.remui %302, %c6 : index
            %353 = arith.muli %headDim, %c9 : index
            %354 = arith.muli %351, %pageBytes : index
            scf.for %355 = %c7 to %headDim step %c6 {
              %356 = arith.addi %222, %355 : index
              %357 = vector.load %3[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.mulf %357, %350 : vector<16xf32>
              %359 = wave.fp8_encode "e4m3" %358 : vector<16xf32> -> vector<16xi8>
              %360 = arith.muli %355, %c9 : index
              vector.store %359, %5[%360] : memref<?xi8>, vector<16xi8>
            }
            %361 = arith.cmpi slt, %348, %kvHeads : index
            scf.if %361 {
              %362 = arith.muli %353, %c16 : index
              %363 = arith.muli %348, %362 : index
              %364 = arith.addi %354, %363 : index
              %365 = arith.muli %352, %c9 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c7 to %headDim step %c9 {
                %368 = arith.muli %367, %c9 : index
                %369 = arith.addi %368, %c7 : index
                %370 = memref.load %5[%369] : memref<?xi8>
                %371 = arith.muli %367, %c6 : index
                %372 = arith.addi %366, %371 : index
                %373 = arith.addi %372, %c7 : index
                memref.store %370, %kv[%373] : memref<?xi8>
              }
            } else {
              %374 = arith.subi %348, %kvHeads : index
              %375 = arith.muli %374, %c3 : index
              %376 = arith.addi %375, %c9 : index
              %377 = arith.muli %353, %c6 : index
              %378 = arith.muli %376, %377 : index
              %379 = arith.addi %354, %378 : index
              %380 = arith.muli %352, %353 : index
              %381 = arith.addi %379, %380 : index
              scf.for %382 = %c7 to %353 step %c6 {
                %383 = vector.load %5[%382] : memref<?xi8>, vector<16xi8>
                %384 = arith.addi %381, %382 : index
                vector.store %383, %kv[%384] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %385 = arith.cmpi eq, %codec, %c3 : index
          scf.if %385 {
            %386 = arith.subi %0, %heads : index
            %387 = memref.load %scales[%386] : memref<?xf32>
            %388 = vector.broadcast %387 : f32 to vector<16xf32>
            %389 = arith.divui %302, %c6 : index
            %390 = arith.remui %302, %c6 : index
            %391 = arith.muli %headDim, %c9 : index
            %392 = arith.muli %389, %pageBytes : index
            scf.for %393 = %c7 to %headDim step %c6 {
              %394 = arith.addi %222, %393 : index
              %395 = vector.load %3[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.mulf %395, %388 : vector<16xf32>
              %397 = wave.fp8_encode "e5m2" %396 : vector<16xf32> -> vector<16xi8>
              %398 = arith.muli %393, %c9 : index
              vector.store %397, %5[%398] : memref<?xi8>, vector<16xi8>
            }
            %399 = arith.cmpi slt, %386, %kvHeads : index
            scf.if %399 {
              %400 = arith.muli %391, %c16 : index
              %401 = arith.muli %386, %400 : index
              %402 = arith.addi %392, %401 : index
              %403 = arith.muli %390, %c9 : index
              %404 = arith.addi %402, %403 : index
              scf.for %405 = %c7 to %headDim step %c9 {
                %406 = arith.muli %405, %c9 : index
                %407 = arith.addi %406, %c7 : index
                %408 = memref.load %5[%407] : memref<?xi8>
                %409 = arith.muli %405, %c6 : index
                %410 = arith.addi %404, %409 : index
                %411 = arith.addi %410, %c7 : index
                memref.store %408, %kv[%411] : memref<?xi8>
              }
            } else {
              %412 = arith.subi %386, %kvHeads : index
              %413 = arith.muli %412, %c3 : index
              %414 = arith.addi %413, %c9 : index
              %415 = arith.muli %391, %c6 : index
              %416 = arith.muli %414, %415 : index
              %417 = arith.addi %392, %416 : index
              %418 = arith.muli %390, %391 : index
              %419 = arith.addi %417, %418 : index
              scf.for %420 = %c7 to %391 step %c6 {
                %421 = vector.load %5[%420] : memref<?xi8>, vector<16xi8>
                %422 = arith.addi %419, %420 : index
                vector.store %421, %kv[%422] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

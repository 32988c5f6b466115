// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
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
  %c17 = arith.constant 2208 : index
  %c18 = arith.constant 160 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<128> : vector<16xi32>
  %c24 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c38 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c41 = arith.constant dense<0x47600000> : vector<16xf32>
  %c42 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c43 = arith.constant dense<0xC2FE0000> : vector<16xf32>
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
        %61 = arith.muli %45, %c4 : index
        %71:8 = scf.for %62 = %c7 to %c16 step %c9 iter_args(%63 = %46, %64 = %47, %65 = %48, %66 = %49, %67 = %50, %68 = %51, %69 = %52, %70 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %72 = arith.muli %62, %c2 : index
          %73 = arith.addi %61, %72 : index
          %74 = arith.addi %56, %c16 : index
          %75 = arith.divui %62, %c11 : index
          %76 = arith.muli %75, %c6 : index
          %77 = arith.addi %74, %76 : index
          %78 = arith.addi %77, %c7 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extsi %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
          %82 = arith.mulf %60, %81 : vector<16xf32>
          %83 = arith.addi %56, %c17 : index
          %84 = arith.muli %62, %c11 : index
          %85 = arith.addi %84, %c7 : index
          %86 = arith.muli %85, %c6 : index
          %87 = arith.addi %83, %86 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.addi %84, %c9 : index
          %91 = arith.muli %90, %c6 : index
          %92 = arith.addi %83, %91 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.addi %84, %c3 : index
          %96 = arith.muli %95, %c6 : index
          %97 = arith.addi %83, %96 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.addi %84, %c10 : index
          %101 = arith.muli %100, %c6 : index
          %102 = arith.addi %83, %101 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.addi %56, %c18 : index
          %106 = arith.muli %62, %c19 : index
          %107 = arith.addi %105, %106 : index
          %108 = arith.addi %107, %c7 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.andi %110, %c20 : vector<16xi32>
          %112 = arith.shrui %89, %c21 : vector<16xi32>
          %113 = arith.andi %112, %c20 : vector<16xi32>
          %114 = arith.shli %113, %c22 : vector<16xi32>
          %115 = arith.ori %111, %114 : vector<16xi32>
          %116 = arith.subi %115, %c23 : vector<16xi32>
          %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.mulf %117, %82 : vector<16xf32>
          %119 = arith.addi %73, %c7 : index
          %120:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %119, %x, %118, %63, %33, %64, %34, %65, %35, %66, %36, %67, %37, %68, %38, %69, %39, %70) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %121 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.shrui %122, %c22 : vector<16xi32>
          %124 = arith.shrui %89, %c22 : vector<16xi32>
          %125 = arith.andi %124, %c20 : vector<16xi32>
          %126 = arith.shli %125, %c22 : vector<16xi32>
          %127 = arith.ori %123, %126 : vector<16xi32>
          %128 = arith.subi %127, %c23 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = arith.mulf %129, %82 : vector<16xf32>
          %131 = arith.addi %73, %c9 : index
          %132:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %131, %x, %130, %120#0, %33, %120#1, %34, %120#2, %35, %120#3, %36, %120#4, %37, %120#5, %38, %120#6, %39, %120#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = arith.addi %107, %c6 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.andi %135, %c20 : vector<16xi32>
          %137 = arith.shrui %94, %c21 : vector<16xi32>
          %138 = arith.andi %137, %c20 : vector<16xi32>
          %139 = arith.shli %138, %c22 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.subi %140, %c23 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = arith.mulf %142, %82 : vector<16xf32>
          %144 = arith.addi %73, %c3 : index
          %145:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %144, %x, %143, %132#0, %33, %132#1, %34, %132#2, %35, %132#3, %36, %132#4, %37, %132#5, %38, %132#6, %39, %132#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %146 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.shrui %147, %c22 : vector<16xi32>
          %149 = arith.shrui %94, %c22 : vector<16xi32>
          %150 = arith.andi %149, %c20 : vector<16xi32>
          %151 = arith.shli %150, %c22 : vector<16xi32>
          %152 = arith.ori %148, %151 : vector<16xi32>
          %153 = arith.subi %152, %c23 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = arith.mulf %154, %82 : vector<16xf32>
          %156 = arith.addi %73, %c10 : index
          %157:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %156, %x, %155, %145#0, %33, %145#1, %34, %145#2, %35, %145#3, %36, %145#4, %37, %145#5, %38, %145#6, %39, %145#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %158 = arith.addi %107, %c16 : index
          %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.andi %160, %c20 : vector<16xi32>
          %162 = arith.shrui %99, %c21 : vector<16xi32>
          %163 = arith.andi %162, %c20 : vector<16xi32>
          %164 = arith.shli %163, %c22 : vector<16xi32>
          %165 = arith.ori %161, %164 : vector<16xi32>
          %166 = arith.subi %165, %c23 : vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = arith.mulf %167, %82 : vector<16xf32>
          %169 = arith.addi %73, %c11 : index
          %170:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %169, %x, %168, %157#0, %33, %157#1, %34, %157#2, %35, %157#3, %36, %157#4, %37, %157#5, %38, %157#6, %39, %157#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %171 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.shrui %172, %c22 : vector<16xi32>
          %174 = arith.shrui %99, %c22 : vector<16xi32>
          %175 = arith.andi %174, %c20 : vector<16xi32>
          %176 = arith.shli %175, %c22 : vector<16xi32>
          %177 = arith.ori %173, %176 : vector<16xi32>
          %178 = arith.subi %177, %c23 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = arith.mulf %179, %82 : vector<16xf32>
          %181 = arith.addi %73, %c12 : index
          %182:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %181, %x, %180, %170#0, %33, %170#1, %34, %170#2, %35, %170#3, %36, %170#4, %37, %170#5, %38, %170#6, %39, %170#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %183 = arith.addi %107, %c24 : index
          %184 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
          %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
          %186 = arith.andi %185, %c20 : vector<16xi32>
          %187 = arith.shrui %104, %c21 : vector<16xi32>
          %188 = arith.andi %187, %c20 : vector<16xi32>
          %189 = arith.shli %188, %c22 : vector<16xi32>
          %190 = arith.ori %186, %189 : vector<16xi32>
          %191 = arith.subi %190, %c23 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = arith.mulf %192, %82 : vector<16xf32>
          %194 = arith.addi %73, %c13 : index
          %195:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %194, %x, %193, %182#0, %33, %182#1, %34, %182#2, %35, %182#3, %36, %182#4, %37, %182#5, %38, %182#6, %39, %182#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %196 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
          %197 = arith.extui %196 : vector<16xi8> to vector<16xi32>
          %198 = arith.shrui %197, %c22 : vector<16xi32>
          %199 = arith.shrui %104, %c22 : vector<16xi32>
          %200 = arith.andi %199, %c20 : vector<16xi32>
          %201 = arith.shli %200, %c22 : vector<16xi32>
          %202 = arith.ori %198, %201 : vector<16xi32>
          %203 = arith.subi %202, %c23 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = arith.mulf %204, %82 : vector<16xf32>
          %206 = arith.addi %73, %c14 : index
          %207:8 = func.call @qkv_q8_k_r8p1__cpu.0(%32, %206, %x, %205, %195#0, %33, %195#1, %34, %195#2, %35, %195#3, %36, %195#4, %37, %195#5, %38, %195#6, %39, %195#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %207#0, %207#1, %207#2, %207#3, %207#4, %207#5, %207#6, %207#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %208 = arith.muli %headDim, %c7 : index
      %209 = arith.muli %40, %c6 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.addi %210, %c7 : index
      vector.store %54#0, %3[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.muli %headDim, %c9 : index
      %213 = arith.addi %212, %209 : index
      %214 = arith.addi %213, %c7 : index
      vector.store %54#1, %3[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %4, %209 : index
      %216 = arith.addi %215, %c7 : index
      vector.store %54#2, %3[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %headDim, %c10 : index
      %218 = arith.addi %217, %209 : index
      %219 = arith.addi %218, %c7 : index
      vector.store %54#3, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.muli %headDim, %c11 : index
      %221 = arith.addi %220, %209 : index
      %222 = arith.addi %221, %c7 : index
      vector.store %54#4, %3[%222] : memref<?xf32>, vector<16xf32>
      %223 = arith.muli %headDim, %c12 : index
      %224 = arith.addi %223, %209 : index
      %225 = arith.addi %224, %c7 : index
      vector.store %54#5, %3[%225] : memref<?xf32>, vector<16xf32>
      %226 = arith.muli %headDim, %c13 : index
      %227 = arith.addi %226, %209 : index
      %228 = arith.addi %227, %c7 : index
      vector.store %54#6, %3[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.muli %headDim, %c14 : index
      %230 = arith.addi %229, %209 : index
      %231 = arith.addi %230, %c7 : index
      vector.store %54#7, %3[%231] : memref<?xf32>, vector<16xf32>
    }
    %232 = arith.addi %14, %c2 : index
    %233 = arith.minsi %232, %13 : index
    scf.for %234 = %14 to %233 step %c9 {
      %235 = arith.subi %234, %14 : index
      %236 = arith.muli %235, %headDim : index
      %237 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %237 {
        scf.for %238 = %c7 to %headDim step %c6 {
          %239 = arith.muli %0, %headDim : index
          %240 = arith.addi %239, %238 : index
          %241 = vector.load %bias[%240] : memref<?xf32>, vector<16xf32>
          %242 = arith.addi %236, %238 : index
          %243 = vector.load %3[%242] : memref<?xf32>, vector<16xf32>
          %244 = arith.addf %243, %241 : vector<16xf32>
          vector.store %244, %3[%242] : memref<?xf32>, vector<16xf32>
        }
      }
      %245 = arith.addi %heads, %kvHeads : index
      %246 = arith.cmpi slt, %0, %245 : index
      scf.if %246 {
        %247 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %247 {
          %248 = arith.cmpi slt, %0, %heads : index
          %251 = scf.for %249 = %c7 to %headDim step %c6 iter_args(%250 = %c15) -> (vector<16xf32>) {
            %252 = arith.addi %236, %249 : index
            %253 = vector.load %3[%252] : memref<?xf32>, vector<16xf32>
            %254 = math.fma %253, %253, %250 : vector<16xf32>
            scf.yield %254 : vector<16xf32>
          }
          %255 = wave.reduce "add" %251 : vector<16xf32>
          %256 = arith.mulf %255, %inverseHeadDim : f32
          %257 = arith.addf %256, %epsilon : f32
          %258 = math.sqrt %257 : f32
          %259 = arith.divf %c31, %258 : f32
          %260 = vector.broadcast %259 : f32 to vector<16xf32>
          scf.for %261 = %c7 to %headDim step %c6 {
            %262 = vector.load %query_norm[%261] : memref<?xf32>, vector<16xf32>
            %263 = vector.load %key_norm[%261] : memref<?xf32>, vector<16xf32>
            %264 = arith.select %248, %262, %263 : vector<16xf32>
            %265 = arith.addi %236, %261 : index
            %266 = vector.load %3[%265] : memref<?xf32>, vector<16xf32>
            %267 = arith.mulf %266, %260 : vector<16xf32>
            %268 = arith.mulf %267, %264 : vector<16xf32>
            vector.store %268, %3[%265] : memref<?xf32>, vector<16xf32>
          }
        }
        %269 = arith.addi %positionsAt, %234 : index
        %270 = memref.load %step[%269] : memref<?xi32>
        %271 = arith.index_cast %270 : i32 to index
        %272 = arith.divui %headDim, %c3 : index
        %273 = arith.remui %271, %c4 : index
        %274 = arith.muli %273, %headDim : index
        %275 = arith.divui %271, %c4 : index
        %276 = arith.addi %275, %c4 : index
        %277 = arith.muli %276, %headDim : index
        scf.for %278 = %c7 to %272 step %c2 {
          %279 = arith.addi %274, %278 : index
          %280 = vector.load %rope[%279] : memref<?xf32>, vector<8xf32>
          %281 = arith.addi %274, %272 : index
          %282 = arith.addi %281, %278 : index
          %283 = vector.load %rope[%282] : memref<?xf32>, vector<8xf32>
          %284 = arith.addi %277, %278 : index
          %285 = vector.load %rope[%284] : memref<?xf32>, vector<8xf32>
          %286 = arith.addi %277, %272 : index
          %287 = arith.addi %286, %278 : index
          %288 = vector.load %rope[%287] : memref<?xf32>, vector<8xf32>
          %289 = arith.mulf %285, %280 : vector<8xf32>
          %290 = arith.mulf %288, %283 : vector<8xf32>
          %291 = arith.subf %289, %290 : vector<8xf32>
          %292 = arith.mulf %288, %280 : vector<8xf32>
          %293 = arith.mulf %285, %283 : vector<8xf32>
          %294 = arith.addf %292, %293 : vector<8xf32>
          %295 = arith.addi %236, %278 : index
          %296 = vector.load %3[%295] : memref<?xf32>, vector<8xf32>
          %297 = arith.addi %236, %272 : index
          %298 = arith.addi %297, %278 : index
          %299 = vector.load %3[%298] : memref<?xf32>, vector<8xf32>
          %300 = arith.mulf %296, %291 : vector<8xf32>
          %301 = arith.mulf %299, %294 : vector<8xf32>
          %302 = arith.subf %300, %301 : vector<8xf32>
          vector.store %302, %3[%295] : memref<?xf32>, vector<8xf32>
          %303 = arith.mulf %299, %291 : vector<8xf32>
          %304 = arith.mulf %296, %294 : vector<8xf32>
          %305 = arith.addf %303, %304 : vector<8xf32>
          vector.store %305, %3[%298] : memref<?xf32>, vector<8xf32>
        }
      }
      %306 = arith.cmpi slt, %0, %heads : index
      scf.if %306 {
        %307 = arith.divui %heads, %kvHeads : index
        %308 = arith.muli %headDim, %c11 : index
        %309 = arith.muli %kvHeads, %308 : index
        %310 = arith.divui %0, %307 : index
        %311 = arith.muli %310, %headDim : index
        %312 = arith.addi %309, %311 : index
        scf.for %313 = %c7 to %headDim step %c6 {
          %314 = arith.addi %312, %313 : index
          %315 = vector.load %encode[%314] : memref<?xf32>, vector<16xf32>
          %316 = arith.addi %236, %313 : index
          %317 = vector.load %3[%316] : memref<?xf32>, vector<16xf32>
          %318 = arith.mulf %317, %315 : vector<16xf32>
          %319 = arith.muli %234, %heads : index
          %320 = arith.addi %319, %0 : index
          %321 = arith.muli %320, %headDim : index
          %322 = arith.addi %321, %313 : index
          vector.store %318, %q[%322] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %323 = arith.addi %slotsAt, %234 : index
        %324 = memref.load %step[%323] : memref<?xi32>
        %325 = arith.index_cast %324 : i32 to index
        %326 = arith.cmpi sge, %325, %c7 : index
        scf.if %326 {
          %327 = arith.cmpi eq, %codec, %c7 : index
          scf.if %327 {
            %328 = arith.subi %0, %heads : index
            %329 = arith.muli %328, %4 : index
            %330 = arith.divui %325, %c6 : index
            %331 = arith.remui %325, %c6 : index
            %332 = arith.muli %330, %pageBytes : index
            %335 = scf.for %333 = %c7 to %headDim step %c6 iter_args(%334 = %c15) -> (vector<16xf32>) {
              %336 = arith.addi %329, %333 : index
              %337 = vector.load %encode[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.addi %329, %headDim : index
              %339 = arith.addi %338, %333 : index
              %340 = vector.load %encode[%339] : memref<?xf32>, vector<16xf32>
              %341 = arith.addi %236, %333 : index
              %342 = vector.load %3[%341] : memref<?xf32>, vector<16xf32>
              %343 = arith.subf %342, %340 : vector<16xf32>
              %344 = arith.mulf %343, %337 : vector<16xf32>
              %345 = arith.minimumf %344, %c36 : vector<16xf32>
              %346 = arith.maximumf %345, %c37 : vector<16xf32>
              %347 = arith.truncf %346 : vector<16xf32> to vector<16xf16>
              %348 = vector.bitcast %347 : vector<16xf16> to vector<32xi8>
              %349 = arith.muli %333, %c3 : index
              vector.store %348, %5[%349] : memref<?xi8>, vector<32xi8>
              %350 = math.absf %344 : vector<16xf32>
              %351 = arith.cmpf ugt, %350, %c36 : vector<16xf32>
              %352 = arith.select %351, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %353 = arith.addf %334, %352 : vector<16xf32>
              scf.yield %353 : vector<16xf32>
            }
            %354 = wave.reduce "add" %335 : vector<16xf32>
            %355 = arith.cmpf ogt, %354, %c39 : f32
            scf.if %355 {
              %356 = arith.fptosi %354 : f32 to i32
              wave.count %clipped, %356 : memref<?xi32>
            }
            %357 = arith.cmpi slt, %328, %kvHeads : index
            scf.if %357 {
              %358 = arith.muli %4, %c16 : index
              %359 = arith.muli %328, %358 : index
              %360 = arith.addi %332, %359 : index
              %361 = arith.muli %331, %c3 : index
              %362 = arith.addi %360, %361 : index
              scf.for %363 = %c7 to %headDim step %c9 {
                %364 = arith.muli %363, %c3 : index
                %365 = arith.addi %364, %c7 : index
                %366 = memref.load %5[%365] : memref<?xi8>
                %367 = arith.muli %363, %c16 : index
                %368 = arith.addi %362, %367 : index
                %369 = arith.addi %368, %c7 : index
                memref.store %366, %kv[%369] : memref<?xi8>
                %370 = arith.addi %364, %c9 : index
                %371 = memref.load %5[%370] : memref<?xi8>
                %372 = arith.addi %368, %c9 : index
                memref.store %371, %kv[%372] : memref<?xi8>
              }
            } else {
              %373 = arith.subi %328, %kvHeads : index
              %374 = arith.muli %373, %c3 : index
              %375 = arith.addi %374, %c9 : index
              %376 = arith.muli %4, %c6 : index
              %377 = arith.muli %375, %376 : index
              %378 = arith.addi %332, %377 : index
              %379 = arith.muli %331, %4 : index
              %380 = arith.addi %378, %379 : index
              scf.for %381 = %c7 to %4 step %c6 {
                %382 = vector.load %5[%381] : memref<?xi8>, vector<16xi8>
                %383 = arith.addi %380, %381 : index
                vector.store %382, %kv[%383] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %384 = arith.cmpi eq, %codec, %c9 : index
          scf.if %384 {
            %385 = arith.subi %0, %heads : index
            %386 = arith.muli %385, %4 : index
            %387 = arith.divui %325, %c6 : index
            %388 = arith.remui %325, %c6 : index
            %389 = arith.muli %headDim, %c9 : index
            %390 = arith.muli %387, %pageBytes : index
            %393 = scf.for %391 = %c7 to %headDim step %c6 iter_args(%392 = %c15) -> (vector<16xf32>) {
              %394 = arith.addi %386, %391 : index
              %395 = vector.load %encode[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.addi %386, %headDim : index
              %397 = arith.addi %396, %391 : index
              %398 = vector.load %encode[%397] : memref<?xf32>, vector<16xf32>
              %399 = arith.addi %236, %391 : index
              %400 = vector.load %3[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.subf %400, %398 : vector<16xf32>
              %402 = arith.mulf %401, %395 : vector<16xf32>
              %403 = wave.fp8_encode "e4m3" %402 : vector<16xf32> -> vector<16xi8>
              %404 = arith.muli %391, %c9 : index
              vector.store %403, %5[%404] : memref<?xi8>, vector<16xi8>
              %405 = math.absf %402 : vector<16xf32>
              %406 = arith.cmpf ugt, %405, %c40 : vector<16xf32>
              %407 = arith.select %406, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %408 = arith.addf %392, %407 : vector<16xf32>
              scf.yield %408 : vector<16xf32>
            }
            %409 = wave.reduce "add" %393 : vector<16xf32>
            %410 = arith.cmpf ogt, %409, %c39 : f32
            scf.if %410 {
              %411 = arith.fptosi %409 : f32 to i32
              wave.count %clipped, %411 : memref<?xi32>
            }
            %412 = arith.cmpi slt, %385, %kvHeads : index
            scf.if %412 {
              %413 = arith.muli %389, %c16 : index
              %414 = arith.muli %385, %413 : index
              %415 = arith.addi %390, %414 : index
              %416 = arith.muli %388, %c9 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c7 to %headDim step %c9 {
                %419 = arith.muli %418, %c9 : index
                %420 = arith.addi %419, %c7 : index
                %421 = memref.load %5[%420] : memref<?xi8>
                %422 = arith.muli %418, %c6 : index
                %423 = arith.addi %417, %422 : index
                %424 = arith.addi %423, %c7 : index
                memref.store %421, %kv[%424] : memref<?xi8>
              }
            } else {
              %425 = arith.subi %385, %kvHeads : index
              %426 = arith.muli %425, %c3 : index
              %427 = arith.addi %426, %c9 : index
              %428 = arith.muli %389, %c6 : index
              %429 = arith.muli %427, %428 : index
              %430 = arith.addi %390, %429 : index
              %431 = arith.muli %388, %389 : index
              %432 = arith.addi %430, %431 : index
              scf.for %433 = %c7 to %389 step %c6 {
                %434 = vector.load %5[%433] : memref<?xi8>, vector<16xi8>
                %435 = arith.addi %432, %433 : index
                vector.store %434, %kv[%435] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %436 = arith.cmpi eq, %codec, %c3 : index
          scf.if %436 {
            %437 = arith.subi %0, %heads : index
            %438 = arith.muli %437, %4 : index
            %439 = arith.divui %325, %c6 : index
            %440 = arith.remui %325, %c6 : index
            %441 = arith.muli %headDim, %c9 : index
            %442 = arith.muli %439, %pageBytes : index
            %445 = scf.for %443 = %c7 to %headDim step %c6 iter_args(%444 = %c15) -> (vector<16xf32>) {
              %446 = arith.addi %438, %443 : index
              %447 = vector.load %encode[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.addi %438, %headDim : index
              %449 = arith.addi %448, %443 : index
              %450 = vector.load %encode[%449] : memref<?xf32>, vector<16xf32>
              %451 = arith.addi %236, %443 : index
              %452 = vector.load %3[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.subf %452, %450 : vector<16xf32>
              %454 = arith.mulf %453, %447 : vector<16xf32>
              %455 = wave.fp8_encode "e5m2" %454 : vector<16xf32> -> vector<16xi8>
              %456 = arith.muli %443, %c9 : index
              vector.store %455, %5[%456] : memref<?xi8>, vector<16xi8>
              %457 = math.absf %454 : vector<16xf32>
              %458 = arith.cmpf ugt, %457, %c41 : vector<16xf32>
              %459 = arith.select %458, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %460 = arith.addf %444, %459 : vector<16xf32>
              scf.yield %460 : vector<16xf32>
            }
            %461 = wave.reduce "add" %445 : vector<16xf32>
            %462 = arith.cmpf ogt, %461, %c39 : f32
            scf.if %462 {
              %463 = arith.fptosi %461 : f32 to i32
              wave.count %clipped, %463 : memref<?xi32>
            }
            %464 = arith.cmpi slt, %437, %kvHeads : index
            scf.if %464 {
              %465 = arith.muli %441, %c16 : index
              %466 = arith.muli %437, %465 : index
              %467 = arith.addi %442, %466 : index
              %468 = arith.muli %440, %c9 : index
              %469 = arith.addi %467, %468 : index
              scf.for %470 = %c7 to %headDim step %c9 {
                %471 = arith.muli %470, %c9 : index
                %472 = arith.addi %471, %c7 : index
                %473 = memref.load %5[%472] : memref<?xi8>
                %474 = arith.muli %470, %c6 : index
                %475 = arith.addi %469, %474 : index
                %476 = arith.addi %475, %c7 : index
                memref.store %473, %kv[%476] : memref<?xi8>
              }
            } else {
              %477 = arith.subi %437, %kvHeads : index
              %478 = arith.muli %477, %c3 : index
              %479 = arith.addi %478, %c9 : index
              %480 = arith.muli %441, %c6 : index
              %481 = arith.muli %479, %480 : index
              %482 = arith.addi %442, %481 : index
              %483 = arith.muli %440, %441 : index
              %484 = arith.addi %482, %483 : index
              scf.for %485 = %c7 to %441 step %c6 {
                %486 = vector.load %5[%485] : memref<?xi8>, vector<16xi8>
                %487 = arith.addi %484, %485 : index
                vector.store %486, %kv[%487] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %488 = arith.cmpi eq, %codec, %c10 : index
          scf.if %488 {
            %489 = arith.subi %0, %heads : index
            %490 = arith.muli %489, %4 : index
            %491 = arith.divui %325, %c6 : index
            %492 = arith.remui %325, %c6 : index
            %493 = arith.muli %headDim, %c9 : index
            %494 = arith.muli %491, %pageBytes : index
            %497 = scf.for %495 = %c7 to %headDim step %c6 iter_args(%496 = %c15) -> (vector<16xf32>) {
              %498 = arith.addi %490, %495 : index
              %499 = vector.load %encode[%498] : memref<?xf32>, vector<16xf32>
              %500 = arith.addi %490, %headDim : index
              %501 = arith.addi %500, %495 : index
              %502 = vector.load %encode[%501] : memref<?xf32>, vector<16xf32>
              %503 = arith.addi %236, %495 : index
              %504 = vector.load %3[%503] : memref<?xf32>, vector<16xf32>
              %505 = arith.subf %504, %502 : vector<16xf32>
              %506 = arith.mulf %505, %499 : vector<16xf32>
              %507 = arith.cmpf ord, %506, %506 : vector<16xf32>
              %508 = arith.select %507, %506, %c15 : vector<16xi1>, vector<16xf32>
              %509 = math.roundeven %508 : vector<16xf32>
              %510 = arith.minimumf %509, %c42 : vector<16xf32>
              %511 = arith.maximumf %510, %c43 : vector<16xf32>
              %512 = arith.fptosi %511 : vector<16xf32> to vector<16xi32>
              %513 = arith.addi %512, %c23 : vector<16xi32>
              %514 = arith.trunci %513 : vector<16xi32> to vector<16xi8>
              %515 = arith.muli %495, %c9 : index
              vector.store %514, %5[%515] : memref<?xi8>, vector<16xi8>
              %516 = math.absf %506 : vector<16xf32>
              %517 = arith.cmpf ugt, %516, %c44 : vector<16xf32>
              %518 = arith.select %517, %c38, %c15 : vector<16xi1>, vector<16xf32>
              %519 = arith.addf %496, %518 : vector<16xf32>
              scf.yield %519 : vector<16xf32>
            }
            %520 = wave.reduce "add" %497 : vector<16xf32>
            %521 = arith.cmpf ogt, %520, %c39 : f32
            scf.if %521 {
              %522 = arith.fptosi %520 : f32 to i32
              wave.count %clipped, %522 : memref<?xi32>
            }
            %523 = arith.cmpi slt, %489, %kvHeads : index
            scf.if %523 {
              %524 = arith.muli %493, %c16 : index
              %525 = arith.muli %489, %524 : index
              %526 = arith.addi %494, %525 : index
              %527 = arith.muli %492, %c9 : index
              %528 = arith.addi %526, %527 : index
              scf.for %529 = %c7 to %headDim step %c9 {
                %530 = arith.muli %529, %c9 : index
                %531 = arith.addi %530, %c7 : index
                %532 = memref.load %5[%531] : memref<?xi8>
                %533 = arith.muli %529, %c6 : index
                %534 = arith.addi %528, %533 : index
                %535 = arith.addi %534, %c7 : index
                memref.store %532, %kv[%535] : memref<?xi8>
              }
            } else {
              %536 = arith.subi %489, %kvHeads : index
              %537 = arith.muli %536, %c3 : index
              %538 = arith.addi %537, %c9 : index
              %539 = arith.muli %493, %c6 : index
              %540 = arith.muli %538, %539 : index
              %541 = arith.addi %494, %540 : index
              %542 = arith.muli %492, %493 : index
              %543 = arith.addi %541, %542 : index
              scf.for %544 = %c7 to %493 step %c6 {
                %545 = vector.load %5[%544] : memref<?xi8>, vector<16xi8>
                %546 = arith.addi %543, %544 : index
                vector.store %545, %kv[%546] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
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
  %c17 = arith.constant 2336 : index
  %c18 = arith.constant 288 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<32> : vector<16xi32>
  %c25 = arith.constant dense<2> : vector<16xi32>
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %75 = arith.divui %62, %c3 : index
          %76 = arith.muli %75, %c6 : index
          %77 = arith.addi %74, %76 : index
          %78 = arith.addi %77, %c7 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extsi %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
          %82 = arith.mulf %60, %81 : vector<16xf32>
          %83 = arith.addi %56, %c17 : index
          %84 = arith.muli %62, %c3 : index
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
          %95 = arith.addi %56, %c18 : index
          %96 = arith.muli %62, %c19 : index
          %97 = arith.addi %95, %96 : index
          %98 = arith.addi %97, %c7 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.andi %100, %c20 : vector<16xi32>
          %102 = arith.shrui %89, %c21 : vector<16xi32>
          %103 = arith.andi %102, %c22 : vector<16xi32>
          %104 = arith.shli %103, %c23 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.subi %105, %c24 : vector<16xi32>
          %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %108 = arith.mulf %107, %82 : vector<16xf32>
          %109 = arith.addi %73, %c7 : index
          %110:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %109, %x, %108, %63, %33, %64, %34, %65, %35, %66, %36, %67, %37, %68, %38, %69, %39, %70) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %111 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.shrui %112, %c23 : vector<16xi32>
          %114 = arith.shrui %89, %c25 : vector<16xi32>
          %115 = arith.andi %114, %c22 : vector<16xi32>
          %116 = arith.shli %115, %c23 : vector<16xi32>
          %117 = arith.ori %113, %116 : vector<16xi32>
          %118 = arith.subi %117, %c24 : vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = arith.mulf %119, %82 : vector<16xf32>
          %121 = arith.addi %73, %c9 : index
          %122:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %121, %x, %120, %110#0, %33, %110#1, %34, %110#2, %35, %110#3, %36, %110#4, %37, %110#5, %38, %110#6, %39, %110#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %123 = arith.addi %97, %c6 : index
          %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
          %126 = arith.andi %125, %c20 : vector<16xi32>
          %127 = arith.shrui %89, %c23 : vector<16xi32>
          %128 = arith.andi %127, %c22 : vector<16xi32>
          %129 = arith.shli %128, %c23 : vector<16xi32>
          %130 = arith.ori %126, %129 : vector<16xi32>
          %131 = arith.subi %130, %c24 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = arith.mulf %132, %82 : vector<16xf32>
          %134 = arith.addi %73, %c3 : index
          %135:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %134, %x, %133, %122#0, %33, %122#1, %34, %122#2, %35, %122#3, %36, %122#4, %37, %122#5, %38, %122#6, %39, %122#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %136 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
          %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
          %138 = arith.shrui %137, %c23 : vector<16xi32>
          %139 = arith.shrui %89, %c26 : vector<16xi32>
          %140 = arith.andi %139, %c22 : vector<16xi32>
          %141 = arith.shli %140, %c23 : vector<16xi32>
          %142 = arith.ori %138, %141 : vector<16xi32>
          %143 = arith.subi %142, %c24 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = arith.mulf %144, %82 : vector<16xf32>
          %146 = arith.addi %73, %c10 : index
          %147:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %146, %x, %145, %135#0, %33, %135#1, %34, %135#2, %35, %135#3, %36, %135#4, %37, %135#5, %38, %135#6, %39, %135#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %148 = arith.addi %97, %c16 : index
          %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.andi %150, %c20 : vector<16xi32>
          %152 = arith.shrui %94, %c21 : vector<16xi32>
          %153 = arith.andi %152, %c22 : vector<16xi32>
          %154 = arith.shli %153, %c23 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.subi %155, %c24 : vector<16xi32>
          %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
          %158 = arith.mulf %157, %82 : vector<16xf32>
          %159 = arith.addi %73, %c11 : index
          %160:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %159, %x, %158, %147#0, %33, %147#1, %34, %147#2, %35, %147#3, %36, %147#4, %37, %147#5, %38, %147#6, %39, %147#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %161 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.shrui %162, %c23 : vector<16xi32>
          %164 = arith.shrui %94, %c25 : vector<16xi32>
          %165 = arith.andi %164, %c22 : vector<16xi32>
          %166 = arith.shli %165, %c23 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.subi %167, %c24 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = arith.mulf %169, %82 : vector<16xf32>
          %171 = arith.addi %73, %c12 : index
          %172:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %171, %x, %170, %160#0, %33, %160#1, %34, %160#2, %35, %160#3, %36, %160#4, %37, %160#5, %38, %160#6, %39, %160#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %173 = arith.addi %97, %c27 : index
          %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.andi %175, %c20 : vector<16xi32>
          %177 = arith.shrui %94, %c23 : vector<16xi32>
          %178 = arith.andi %177, %c22 : vector<16xi32>
          %179 = arith.shli %178, %c23 : vector<16xi32>
          %180 = arith.ori %176, %179 : vector<16xi32>
          %181 = arith.subi %180, %c24 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %82 : vector<16xf32>
          %184 = arith.addi %73, %c13 : index
          %185:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %184, %x, %183, %172#0, %33, %172#1, %34, %172#2, %35, %172#3, %36, %172#4, %37, %172#5, %38, %172#6, %39, %172#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %186 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
          %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
          %188 = arith.shrui %187, %c23 : vector<16xi32>
          %189 = arith.shrui %94, %c26 : vector<16xi32>
          %190 = arith.andi %189, %c22 : vector<16xi32>
          %191 = arith.shli %190, %c23 : vector<16xi32>
          %192 = arith.ori %188, %191 : vector<16xi32>
          %193 = arith.subi %192, %c24 : vector<16xi32>
          %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
          %195 = arith.mulf %194, %82 : vector<16xf32>
          %196 = arith.addi %73, %c14 : index
          %197:8 = func.call @qkv_q6_k_r8p1__cpu.0(%32, %196, %x, %195, %185#0, %33, %185#1, %34, %185#2, %35, %185#3, %36, %185#4, %37, %185#5, %38, %185#6, %39, %185#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %197#0, %197#1, %197#2, %197#3, %197#4, %197#5, %197#6, %197#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %198 = arith.muli %headDim, %c7 : index
      %199 = arith.muli %40, %c6 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.addi %200, %c7 : index
      vector.store %54#0, %3[%201] : memref<?xf32>, vector<16xf32>
      %202 = arith.muli %headDim, %c9 : index
      %203 = arith.addi %202, %199 : index
      %204 = arith.addi %203, %c7 : index
      vector.store %54#1, %3[%204] : memref<?xf32>, vector<16xf32>
      %205 = arith.addi %4, %199 : index
      %206 = arith.addi %205, %c7 : index
      vector.store %54#2, %3[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.muli %headDim, %c10 : index
      %208 = arith.addi %207, %199 : index
      %209 = arith.addi %208, %c7 : index
      vector.store %54#3, %3[%209] : memref<?xf32>, vector<16xf32>
      %210 = arith.muli %headDim, %c11 : index
      %211 = arith.addi %210, %199 : index
      %212 = arith.addi %211, %c7 : index
      vector.store %54#4, %3[%212] : memref<?xf32>, vector<16xf32>
      %213 = arith.muli %headDim, %c12 : index
      %214 = arith.addi %213, %199 : index
      %215 = arith.addi %214, %c7 : index
      vector.store %54#5, %3[%215] : memref<?xf32>, vector<16xf32>
      %216 = arith.muli %headDim, %c13 : index
      %217 = arith.addi %216, %199 : index
      %218 = arith.addi %217, %c7 : index
      vector.store %54#6, %3[%218] : memref<?xf32>, vector<16xf32>
      %219 = arith.muli %headDim, %c14 : index
      %220 = arith.addi %219, %199 : index
      %221 = arith.addi %220, %c7 : index
      vector.store %54#7, %3[%221] : memref<?xf32>, vector<16xf32>
    }
    %222 = arith.addi %14, %c2 : index
    %223 = arith.minsi %222, %13 : index
    scf.for %224 = %14 to %223 step %c9 {
      %225 = arith.subi %224, %14 : index
      %226 = arith.muli %225, %headDim : index
      %227 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %227 {
        scf.for %228 = %c7 to %headDim step %c6 {
          %229 = arith.muli %0, %headDim : index
          %230 = arith.addi %229, %228 : index
          %231 = vector.load %bias[%230] : memref<?xf32>, vector<16xf32>
          %232 = arith.addi %226, %228 : index
          %233 = vector.load %3[%232] : memref<?xf32>, vector<16xf32>
          %234 = arith.addf %233, %231 : vector<16xf32>
          vector.store %234, %3[%232] : memref<?xf32>, vector<16xf32>
        }
      }
      %235 = arith.addi %heads, %kvHeads : index
      %236 = arith.cmpi slt, %0, %235 : index
      scf.if %236 {
        %237 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %237 {
          %238 = arith.cmpi slt, %0, %heads : index
          %241 = scf.for %239 = %c7 to %headDim step %c6 iter_args(%240 = %c15) -> (vector<16xf32>) {
            %242 = arith.addi %226, %239 : index
            %243 = vector.load %3[%242] : memref<?xf32>, vector<16xf32>
            %244 = math.fma %243, %243, %240 : vector<16xf32>
            scf.yield %244 : vector<16xf32>
          }
          %245 = wave.reduce "add" %241 : vector<16xf32>
          %246 = arith.mulf %245, %inverseHeadDim : f32
          %247 = arith.addf %246, %epsilon : f32
          %248 = math.sqrt %247 : f32
          %249 = arith.divf %c34, %248 : f32
          %250 = vector.broadcast %249 : f32 to vector<16xf32>
          scf.for %251 = %c7 to %headDim step %c6 {
            %252 = vector.load %query_norm[%251] : memref<?xf32>, vector<16xf32>
            %253 = vector.load %key_norm[%251] : memref<?xf32>, vector<16xf32>
            %254 = arith.select %238, %252, %253 : vector<16xf32>
            %255 = arith.addi %226, %251 : index
            %256 = vector.load %3[%255] : memref<?xf32>, vector<16xf32>
            %257 = arith.mulf %256, %250 : vector<16xf32>
            %258 = arith.mulf %257, %254 : vector<16xf32>
            vector.store %258, %3[%255] : memref<?xf32>, vector<16xf32>
          }
        }
        %259 = arith.addi %positionsAt, %224 : index
        %260 = memref.load %step[%259] : memref<?xi32>
        %261 = arith.index_cast %260 : i32 to index
        %262 = arith.divui %headDim, %c3 : index
        %263 = arith.remui %261, %c4 : index
        %264 = arith.muli %263, %headDim : index
        %265 = arith.divui %261, %c4 : index
        %266 = arith.addi %265, %c4 : index
        %267 = arith.muli %266, %headDim : index
        scf.for %268 = %c7 to %262 step %c2 {
          %269 = arith.addi %264, %268 : index
          %270 = vector.load %rope[%269] : memref<?xf32>, vector<8xf32>
          %271 = arith.addi %264, %262 : index
          %272 = arith.addi %271, %268 : index
          %273 = vector.load %rope[%272] : memref<?xf32>, vector<8xf32>
          %274 = arith.addi %267, %268 : index
          %275 = vector.load %rope[%274] : memref<?xf32>, vector<8xf32>
          %276 = arith.addi %267, %262 : index
          %277 = arith.addi %276, %268 : index
          %278 = vector.load %rope[%277] : memref<?xf32>, vector<8xf32>
          %279 = arith.mulf %275, %270 : vector<8xf32>
          %280 = arith.mulf %278, %273 : vector<8xf32>
          %281 = arith.subf %279, %280 : vector<8xf32>
          %282 = arith.mulf %278, %270 : vector<8xf32>
          %283 = arith.mulf %275, %273 : vector<8xf32>
          %284 = arith.addf %282, %283 : vector<8xf32>
          %285 = arith.addi %226, %268 : index
          %286 = vector.load %3[%285] : memref<?xf32>, vector<8xf32>
          %287 = arith.addi %226, %262 : index
          %288 = arith.addi %287, %268 : index
          %289 = vector.load %3[%288] : memref<?xf32>, vector<8xf32>
          %290 = arith.mulf %286, %281 : vector<8xf32>
          %291 = arith.mulf %289, %284 : vector<8xf32>
          %292 = arith.subf %290, %291 : vector<8xf32>
          vector.store %292, %3[%285] : memref<?xf32>, vector<8xf32>
          %293 = arith.mulf %289, %281 : vector<8xf32>
          %294 = arith.mulf %286, %284 : vector<8xf32>
          %295 = arith.addf %293, %294 : vector<8xf32>
          vector.store %295, %3[%288] : memref<?xf32>, vector<8xf32>
        }
      }
      %296 = arith.cmpi slt, %0, %heads : index
      scf.if %296 {
        %297 = arith.divui %heads, %kvHeads : index
        %298 = arith.muli %headDim, %c11 : index
        %299 = arith.muli %kvHeads, %298 : index
        %300 = arith.divui %0, %297 : index
        %301 = arith.muli %300, %headDim : index
        %302 = arith.addi %299, %301 : index
        scf.for %303 = %c7 to %headDim step %c6 {
          %304 = arith.addi %302, %303 : index
          %305 = vector.load %encode[%304] : memref<?xf32>, vector<16xf32>
          %306 = arith.addi %226, %303 : index
          %307 = vector.load %3[%306] : memref<?xf32>, vector<16xf32>
          %308 = arith.mulf %307, %305 : vector<16xf32>
          %309 = arith.muli %224, %heads : index
          %310 = arith.addi %309, %0 : index
          %311 = arith.muli %310, %headDim : index
          %312 = arith.addi %311, %303 : index
          vector.store %308, %q[%312] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %313 = arith.addi %slotsAt, %224 : index
        %314 = memref.load %step[%313] : memref<?xi32>
        %315 = arith.index_cast %314 : i32 to index
        %316 = arith.cmpi sge, %315, %c7 : index
        scf.if %316 {
          %317 = arith.cmpi eq, %codec, %c7 : index
          scf.if %317 {
            %318 = arith.subi %0, %heads : index
            %319 = arith.muli %318, %4 : index
            %320 = arith.divui %315, %c6 : index
            %321 = arith.remui %315, %c6 : index
            %322 = arith.muli %320, %pageBytes : index
            %325 = scf.for %323 = %c7 to %headDim step %c6 iter_args(%324 = %c15) -> (vector<16xf32>) {
              %326 = arith.addi %319, %323 : index
              %327 = vector.load %encode[%326] : memref<?xf32>, vector<16xf32>
              %328 = arith.addi %319, %headDim : index
              %329 = arith.addi %328, %323 : index
              %330 = vector.load %encode[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.addi %226, %323 : index
              %332 = vector.load %3[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.subf %332, %330 : vector<16xf32>
              %334 = arith.mulf %333, %327 : vector<16xf32>
              %335 = arith.minimumf %334, %c39 : vector<16xf32>
              %336 = arith.maximumf %335, %c40 : vector<16xf32>
              %337 = arith.truncf %336 : vector<16xf32> to vector<16xf16>
              %338 = vector.bitcast %337 : vector<16xf16> to vector<32xi8>
              %339 = arith.muli %323, %c3 : index
              vector.store %338, %5[%339] : memref<?xi8>, vector<32xi8>
              %340 = math.absf %334 : vector<16xf32>
              %341 = arith.cmpf ugt, %340, %c39 : vector<16xf32>
              %342 = arith.select %341, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %343 = arith.addf %324, %342 : vector<16xf32>
              scf.yield %343 : vector<16xf32>
            }
            %344 = wave.reduce "add" %325 : vector<16xf32>
            %345 = arith.cmpf ogt, %344, %c42 : f32
            scf.if %345 {
              %346 = arith.fptosi %344 : f32 to i32
              wave.count %clipped, %346 : memref<?xi32>
            }
            %347 = arith.cmpi slt, %318, %kvHeads : index
            scf.if %347 {
              %348 = arith.muli %4, %c16 : index
              %349 = arith.muli %318, %348 : index
              %350 = arith.addi %322, %349 : index
              %351 = arith.muli %321, %c3 : index
              %352 = arith.addi %350, %351 : index
              scf.for %353 = %c7 to %headDim step %c9 {
                %354 = arith.muli %353, %c3 : index
                %355 = arith.addi %354, %c7 : index
                %356 = memref.load %5[%355] : memref<?xi8>
                %357 = arith.muli %353, %c16 : index
                %358 = arith.addi %352, %357 : index
                %359 = arith.addi %358, %c7 : index
                memref.store %356, %kv[%359] : memref<?xi8>
                %360 = arith.addi %354, %c9 : index
                %361 = memref.load %5[%360] : memref<?xi8>
                %362 = arith.addi %358, %c9 : index
                memref.store %361, %kv[%362] : memref<?xi8>
              }
            } else {
              %363 = arith.subi %318, %kvHeads : index
              %364 = arith.muli %363, %c3 : index
              %365 = arith.addi %364, %c9 : index
              %366 = arith.muli %4, %c6 : index
              %367 = arith.muli %365, %366 : index
              %368 = arith.addi %322, %367 : index
              %369 = arith.muli %321, %4 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %4 step %c6 {
                %372 = vector.load %5[%371] : memref<?xi8>, vector<16xi8>
                %373 = arith.addi %370, %371 : index
                vector.store %372, %kv[%373] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %374 = arith.cmpi eq, %codec, %c9 : index
          scf.if %374 {
            %375 = arith.subi %0, %heads : index
            %376 = arith.muli %375, %4 : index
            %377 = arith.divui %315, %c6 : index
            %378 = arith.remui %315, %c6 : index
            %379 = arith.muli %headDim, %c9 : index
            %380 = arith.muli %377, %pageBytes : index
            %383 = scf.for %381 = %c7 to %headDim step %c6 iter_args(%382 = %c15) -> (vector<16xf32>) {
              %384 = arith.addi %376, %381 : index
              %385 = vector.load %encode[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.addi %376, %headDim : index
              %387 = arith.addi %386, %381 : index
              %388 = vector.load %encode[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.addi %226, %381 : index
              %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.subf %390, %388 : vector<16xf32>
              %392 = arith.mulf %391, %385 : vector<16xf32>
              %393 = wave.fp8_encode "e4m3" %392 : vector<16xf32> -> vector<16xi8>
              %394 = arith.muli %381, %c9 : index
              vector.store %393, %5[%394] : memref<?xi8>, vector<16xi8>
              %395 = math.absf %392 : vector<16xf32>
              %396 = arith.cmpf ugt, %395, %c43 : vector<16xf32>
              %397 = arith.select %396, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %398 = arith.addf %382, %397 : vector<16xf32>
              scf.yield %398 : vector<16xf32>
            }
            %399 = wave.reduce "add" %383 : vector<16xf32>
            %400 = arith.cmpf ogt, %399, %c42 : f32
            scf.if %400 {
              %401 = arith.fptosi %399 : f32 to i32
              wave.count %clipped, %401 : memref<?xi32>
            }
            %402 = arith.cmpi slt, %375, %kvHeads : index
            scf.if %402 {
              %403 = arith.muli %379, %c16 : index
              %404 = arith.muli %375, %403 : index
              %405 = arith.addi %380, %404 : index
              %406 = arith.muli %378, %c9 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c7 to %headDim step %c9 {
                %409 = arith.muli %408, %c9 : index
                %410 = arith.addi %409, %c7 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.muli %408, %c6 : index
                %413 = arith.addi %407, %412 : index
                %414 = arith.addi %413, %c7 : index
                memref.store %411, %kv[%414] : memref<?xi8>
              }
            } else {
              %415 = arith.subi %375, %kvHeads : index
              %416 = arith.muli %415, %c3 : index
              %417 = arith.addi %416, %c9 : index
              %418 = arith.muli %379, %c6 : index
              %419 = arith.muli %417, %418 : index
              %420 = arith.addi %380, %419 : index
              %421 = arith.muli %378, %379 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c7 to %379 step %c6 {
                %424 = vector.load %5[%423] : memref<?xi8>, vector<16xi8>
                %425 = arith.addi %422, %423 : index
                vector.store %424, %kv[%425] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %426 = arith.cmpi eq, %codec, %c3 : index
          scf.if %426 {
            %427 = arith.subi %0, %heads : index
            %428 = arith.muli %427, %4 : index
            %429 = arith.divui %315, %c6 : index
            %430 = arith.remui %315, %c6 : index
            %431 = arith.muli %headDim, %c9 : index
            %432 = arith.muli %429, %pageBytes : index
            %435 = scf.for %433 = %c7 to %headDim step %c6 iter_args(%434 = %c15) -> (vector<16xf32>) {
              %436 = arith.addi %428, %433 : index
              %437 = vector.load %encode[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.addi %428, %headDim : index
              %439 = arith.addi %438, %433 : index
              %440 = vector.load %encode[%439] : memref<?xf32>, vector<16xf32>
              %441 = arith.addi %226, %433 : index
              %442 = vector.load %3[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.subf %442, %440 : vector<16xf32>
              %444 = arith.mulf %443, %437 : vector<16xf32>
              %445 = wave.fp8_encode "e5m2" %444 : vector<16xf32> -> vector<16xi8>
              %446 = arith.muli %433, %c9 : index
              vector.store %445, %5[%446] : memref<?xi8>, vector<16xi8>
              %447 = math.absf %444 : vector<16xf32>
              %448 = arith.cmpf ugt, %447, %c44 : vector<16xf32>
              %449 = arith.select %448, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %450 = arith.addf %434, %449 : vector<16xf32>
              scf.yield %450 : vector<16xf32>
            }
            %451 = wave.reduce "add" %435 : vector<16xf32>
            %452 = arith.cmpf ogt, %451, %c42 : f32
            scf.if %452 {
              %453 = arith.fptosi %451 : f32 to i32
              wave.count %clipped, %453 : memref<?xi32>
            }
            %454 = arith.cmpi slt, %427, %kvHeads : index
            scf.if %454 {
              %455 = arith.muli %431, %c16 : index
              %456 = arith.muli %427, %455 : index
              %457 = arith.addi %432, %456 : index
              %458 = arith.muli %430, %c9 : index
              %459 = arith.addi %457, %458 : index
              scf.for %460 = %c7 to %headDim step %c9 {
                %461 = arith.muli %460, %c9 : index
                %462 = arith.addi %461, %c7 : index
                %463 = memref.load %5[%462] : memref<?xi8>
                %464 = arith.muli %460, %c6 : index
                %465 = arith.addi %459, %464 : index
                %466 = arith.addi %465, %c7 : index
                memref.store %463, %kv[%466] : memref<?xi8>
              }
            } else {
              %467 = arith.subi %427, %kvHeads : index
              %468 = arith.muli %467, %c3 : index
              %469 = arith.addi %468, %c9 : index
              %470 = arith.muli %431, %c6 : index
              %471 = arith.muli %469, %470 : index
              %472 = arith.addi %432, %471 : index
              %473 = arith.muli %430, %431 : index
              %474 = arith.addi %472, %473 : index
              scf.for %475 = %c7 to %431 step %c6 {
                %476 = vector.load %5[%475] : memref<?xi8>, vector<16xi8>
                %477 = arith.addi %474, %475 : index
                vector.store %476, %kv[%477] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %478 = arith.cmpi eq, %codec, %c10 : index
          scf.if %478 {
            %479 = arith.subi %0, %heads : index
            %480 = arith.muli %479, %4 : index
            %481 = arith.divui %315, %c6 : index
            %482 = arith.remui %315, %c6 : index
            %483 = arith.muli %headDim, %c9 : index
            %484 = arith.muli %481, %pageBytes : index
            %487 = scf.for %485 = %c7 to %headDim step %c6 iter_args(%486 = %c15) -> (vector<16xf32>) {
              %488 = arith.addi %480, %485 : index
              %489 = vector.load %encode[%488] : memref<?xf32>, vector<16xf32>
              %490 = arith.addi %480, %headDim : index
              %491 = arith.addi %490, %485 : index
              %492 = vector.load %encode[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.addi %226, %485 : index
              %494 = vector.load %3[%493] : memref<?xf32>, vector<16xf32>
              %495 = arith.subf %494, %492 : vector<16xf32>
              %496 = arith.mulf %495, %489 : vector<16xf32>
              %497 = arith.cmpf ord, %496, %496 : vector<16xf32>
              %498 = arith.select %497, %496, %c15 : vector<16xi1>, vector<16xf32>
              %499 = math.roundeven %498 : vector<16xf32>
              %500 = arith.minimumf %499, %c45 : vector<16xf32>
              %501 = arith.maximumf %500, %c46 : vector<16xf32>
              %502 = arith.fptosi %501 : vector<16xf32> to vector<16xi32>
              %503 = arith.addi %502, %c47 : vector<16xi32>
              %504 = arith.trunci %503 : vector<16xi32> to vector<16xi8>
              %505 = arith.muli %485, %c9 : index
              vector.store %504, %5[%505] : memref<?xi8>, vector<16xi8>
              %506 = math.absf %496 : vector<16xf32>
              %507 = arith.cmpf ugt, %506, %c48 : vector<16xf32>
              %508 = arith.select %507, %c41, %c15 : vector<16xi1>, vector<16xf32>
              %509 = arith.addf %486, %508 : vector<16xf32>
              scf.yield %509 : vector<16xf32>
            }
            %510 = wave.reduce "add" %487 : vector<16xf32>
            %511 = arith.cmpf ogt, %510, %c42 : f32
            scf.if %511 {
              %512 = arith.fptosi %510 : f32 to i32
              wave.count %clipped, %512 : memref<?xi32>
            }
            %513 = arith.cmpi slt, %479, %kvHeads : index
            scf.if %513 {
              %514 = arith.muli %483, %c16 : index
              %515 = arith.muli %479, %514 : index
              %516 = arith.addi %484, %515 : index
              %517 = arith.muli %482, %c9 : index
              %518 = arith.addi %516, %517 : index
              scf.for %519 = %c7 to %headDim step %c9 {
                %520 = arith.muli %519, %c9 : index
                %521 = arith.addi %520, %c7 : index
                %522 = memref.load %5[%521] : memref<?xi8>
                %523 = arith.muli %519, %c6 : index
                %524 = arith.addi %518, %523 : index
                %525 = arith.addi %524, %c7 : index
                memref.store %522, %kv[%525] : memref<?xi8>
              }
            } else {
              %526 = arith.subi %479, %kvHeads : index
              %527 = arith.muli %526, %c3 : index
              %528 = arith.addi %527, %c9 : index
              %529 = arith.muli %483, %c6 : index
              %530 = arith.muli %528, %529 : index
              %531 = arith.addi %484, %530 : index
              %532 = arith.muli %482, %483 : index
              %533 = arith.addi %531, %532 : index
              scf.for %534 = %c7 to %483 step %c6 {
                %535 = vector.load %5[%534] : memref<?xi8>, vector<16xi8>
                %536 = arith.addi %533, %534 : index
                vector.store %535, %kv[%536] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

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
wave.kernel @qkv_q6_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %297 = %c7 to %headDim step %c6 {
          %298 = arith.addi %226, %297 : index
          %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
          %300 = arith.muli %224, %heads : index
          %301 = arith.addi %300, %0 : index
          %302 = arith.muli %301, %headDim : index
          %303 = arith.addi %302, %297 : index
          vector.store %299, %q[%303] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %304 = arith.addi %slotsAt, %224 : index
        %305 = memref.load %step[%304] : memref<?xi32>
        %306 = arith.index_cast %305 : i32 to index
        %307 = arith.cmpi sge, %306, %c7 : index
        scf.if %307 {
          %308 = arith.cmpi eq, %codec, %c7 : index
          scf.if %308 {
            %309 = arith.subi %0, %heads : index
            %310 = memref.load %scales[%309] : memref<?xf32>
            %311 = vector.broadcast %310 : f32 to vector<16xf32>
            %312 = arith.divui %306, %c6 : index
            %313 = arith.remui %306, %c6 : index
            %314 = arith.muli %312, %pageBytes : index
            scf.for %315 = %c7 to %headDim step %c6 {
              %316 = arith.addi %226, %315 : index
              %317 = vector.load %3[%316] : memref<?xf32>, vector<16xf32>
              %318 = arith.mulf %317, %311 : vector<16xf32>
              %319 = arith.minimumf %318, %c39 : vector<16xf32>
              %320 = arith.maximumf %319, %c40 : vector<16xf32>
              %321 = arith.truncf %320 : vector<16xf32> to vector<16xf16>
              %322 = vector.bitcast %321 : vector<16xf16> to vector<32xi8>
              %323 = arith.muli %315, %c3 : index
              vector.store %322, %5[%323] : memref<?xi8>, vector<32xi8>
            }
            %324 = arith.cmpi slt, %309, %kvHeads : index
            scf.if %324 {
              %325 = arith.muli %4, %c16 : index
              %326 = arith.muli %309, %325 : index
              %327 = arith.addi %314, %326 : index
              %328 = arith.muli %313, %c3 : index
              %329 = arith.addi %327, %328 : index
              scf.for %330 = %c7 to %headDim step %c9 {
                %331 = arith.muli %330, %c3 : index
                %332 = arith.addi %331, %c7 : index
                %333 = memref.load %5[%332] : memref<?xi8>
                %334 = arith.muli %330, %c16 : index
                %335 = arith.addi %329, %334 : index
                %336 = arith.addi %335, %c7 : index
                memref.store %333, %kv[%336] : memref<?xi8>
                %337 = arith.addi %331, %c9 : index
                %338 = memref.load %5[%337] : memref<?xi8>
                %339 = arith.addi %335, %c9 : index
                memref.store %338, %kv[%339] : memref<?xi8>
              }
            } else {
              %340 = arith.subi %309, %kvHeads : index
              %341 = arith.muli %340, %c3 : index
              %342 = arith.addi %341, %c9 : index
              %343 = arith.muli %4, %c6 : index
              %344 = arith.muli %342, %343 : index
              %345 = arith.addi %314, %344 : index
              %346 = arith.muli %313, %4 : index
              %347 = arith.addi %345, %346 : index
              scf.for %348 = %c7 to %4 step %c6 {
                %349 = vector.load %5[%348] : memref<?xi8>, vector<16xi8>
                %350 = arith.addi %347, %348 : index
                vector.store %349, %kv[%350] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %351 = arith.cmpi eq, %codec, %c9 : index
          scf.if %351 {
            %352 = arith.subi %0, %heads : index
            %353 = memref.load %scales[%352] : memref<?xf32>
            %354 = vector.broadcast %353 : f32 to vector<16xf32>
            %355 = arith.divui %306, %c6 : index
            %356 = arith.remui %306, %c6 : index
            %357 = arith.muli %headDim, %c9 : index
            %358 = arith.muli %355, %pageBytes : index
            scf.for %359 = %c7 to %headDim step %c6 {
              %360 = arith.addi %226, %359 : index
              %361 = vector.load %3[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.mulf %361, %354 : vector<16xf32>
              %363 = wave.fp8_encode "e4m3" %362 : vector<16xf32> -> vector<16xi8>
              %364 = arith.muli %359, %c9 : index
              vector.store %363, %5[%364] : memref<?xi8>, vector<16xi8>
            }
            %365 = arith.cmpi slt, %352, %kvHeads : index
            scf.if %365 {
              %366 = arith.muli %357, %c16 : index
              %367 = arith.muli %352, %366 : index
              %368 = arith.addi %358, %367 : index
              %369 = arith.muli %356, %c9 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %headDim step %c9 {
                %372 = arith.muli %371, %c9 : index
                %373 = arith.addi %372, %c7 : index
                %374 = memref.load %5[%373] : memref<?xi8>
                %375 = arith.muli %371, %c6 : index
                %376 = arith.addi %370, %375 : index
                %377 = arith.addi %376, %c7 : index
                memref.store %374, %kv[%377] : memref<?xi8>
              }
            } else {
              %378 = arith.subi %352, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c9 : index
              %381 = arith.muli %357, %c6 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %358, %382 : index
              %384 = arith.muli %356, %357 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c7 to %357 step %c6 {
                %387 = vector.load %5[%386] : memref<?xi8>, vector<16xi8>
                %388 = arith.addi %385, %386 : index
                vector.store %387, %kv[%388] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %389 = arith.cmpi eq, %codec, %c3 : index
          scf.if %389 {
            %390 = arith.subi %0, %heads : index
            %391 = memref.load %scales[%390] : memref<?xf32>
            %392 = vector.broadcast %391 : f32 to vector<16xf32>
            %393 = arith.divui %306, %c6 : index
            %394 = arith.remui %306, %c6 : index
            %395 = arith.muli %headDim, %c9 : index
            %396 = arith.muli %393, %pageBytes : index
            scf.for %397 = %c7 to %headDim step %c6 {
              %398 = arith.addi %226, %397 : index
              %399 = vector.load %3[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.mulf %399, %392 : vector<16xf32>
              %401 = wave.fp8_encode "e5m2" %400 : vector<16xf32> -> vector<16xi8>
              %402 = arith.muli %397, %c9 : index
              vector.store %401, %5[%402] : memref<?xi8>, vector<16xi8>
            }
            %403 = arith.cmpi slt, %390, %kvHeads : index
            scf.if %403 {
              %404 = arith.muli %395, %c16 : index
              %405 = arith.muli %390, %404 : index
              %406 = arith.addi %396, %405 : index
              %407 = arith.muli %394, %c9 : index
              %408 = arith.addi %406, %407 : index
              scf.for %409 = %c7 to %headDim step %c9 {
                %410 = arith.muli %409, %c9 : index
                %411 = arith.addi %410, %c7 : index
                %412 = memref.load %5[%411] : memref<?xi8>
                %413 = arith.muli %409, %c6 : index
                %414 = arith.addi %408, %413 : index
                %415 = arith.addi %414, %c7 : index
                memref.store %412, %kv[%415] : memref<?xi8>
              }
            } else {
              %416 = arith.subi %390, %kvHeads : index
              %417 = arith.muli %416, %c3 : index
              %418 = arith.addi %417, %c9 : index
              %419 = arith.muli %395, %c6 : index
              %420 = arith.muli %418, %419 : index
              %421 = arith.addi %396, %420 : index
              %422 = arith.muli %394, %395 : index
              %423 = arith.addi %421, %422 : index
              scf.for %424 = %c7 to %395 step %c6 {
                %425 = vector.load %5[%424] : memref<?xi8>, vector<16xi8>
                %426 = arith.addi %423, %424 : index
                vector.store %425, %kv[%426] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2208 : index
  %c20 = arith.constant 160 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<128> : vector<16xi32>
  %c26 = arith.constant 48 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.addi %13, %c12 : index
    %24 = arith.minsi %23, %14 : index
    %25 = arith.addi %13, %c13 : index
    %26 = arith.minsi %25, %14 : index
    %27 = arith.addi %13, %c14 : index
    %28 = arith.minsi %27, %14 : index
    %29 = arith.addi %13, %c15 : index
    %30 = arith.minsi %29, %14 : index
    %31 = arith.muli %16, %inputFeatures : index
    %32 = arith.muli %18, %inputFeatures : index
    %33 = arith.muli %20, %inputFeatures : index
    %34 = arith.muli %22, %inputFeatures : index
    %35 = arith.muli %24, %inputFeatures : index
    %36 = arith.muli %26, %inputFeatures : index
    %37 = arith.muli %28, %inputFeatures : index
    %38 = arith.muli %30, %inputFeatures : index
    %48:8 = scf.for %39 = %c6 to %1 step %c1 iter_args(%40 = %c16, %41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %49 = arith.muli %39, %c5 : index
      %50 = arith.addi %7, %49 : index
      %51 = arith.addi %50, %c6 : index
      %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.muli %39, %c4 : index
      %65:8 = scf.for %56 = %c6 to %c17 step %c1 iter_args(%57 = %40, %58 = %41, %59 = %42, %60 = %43, %61 = %44, %62 = %45, %63 = %46, %64 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %66 = arith.muli %56, %c9 : index
        %67 = arith.addi %55, %66 : index
        %68 = arith.addi %50, %c17 : index
        %69 = arith.divui %56, %c12 : index
        %70 = arith.muli %69, %c18 : index
        %71 = arith.addi %68, %70 : index
        %72 = arith.addi %71, %c6 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %54, %75 : vector<16xf32>
        %77 = arith.addi %50, %c19 : index
        %78 = arith.muli %56, %c12 : index
        %79 = arith.addi %78, %c6 : index
        %80 = arith.muli %79, %c18 : index
        %81 = arith.addi %77, %80 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.addi %78, %c1 : index
        %85 = arith.muli %84, %c18 : index
        %86 = arith.addi %77, %85 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.addi %78, %c10 : index
        %90 = arith.muli %89, %c18 : index
        %91 = arith.addi %77, %90 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.addi %78, %c11 : index
        %95 = arith.muli %94, %c18 : index
        %96 = arith.addi %77, %95 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.addi %50, %c20 : index
        %100 = arith.muli %56, %c21 : index
        %101 = arith.addi %99, %100 : index
        %102 = arith.addi %101, %c6 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.andi %104, %c22 : vector<16xi32>
        %106 = arith.shrui %83, %c23 : vector<16xi32>
        %107 = arith.andi %106, %c22 : vector<16xi32>
        %108 = arith.shli %107, %c24 : vector<16xi32>
        %109 = arith.ori %105, %108 : vector<16xi32>
        %110 = arith.subi %109, %c25 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.mulf %111, %76 : vector<16xf32>
        %113 = arith.addi %67, %c6 : index
        %114:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %113, %x, %112, %57, %32, %58, %33, %59, %34, %60, %35, %61, %36, %62, %37, %63, %38, %64) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %115 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.shrui %116, %c24 : vector<16xi32>
        %118 = arith.shrui %83, %c24 : vector<16xi32>
        %119 = arith.andi %118, %c22 : vector<16xi32>
        %120 = arith.shli %119, %c24 : vector<16xi32>
        %121 = arith.ori %117, %120 : vector<16xi32>
        %122 = arith.subi %121, %c25 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %123, %76 : vector<16xf32>
        %125 = arith.addi %67, %c1 : index
        %126:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %125, %x, %124, %114#0, %32, %114#1, %33, %114#2, %34, %114#3, %35, %114#4, %36, %114#5, %37, %114#6, %38, %114#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = arith.addi %101, %c18 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.andi %129, %c22 : vector<16xi32>
        %131 = arith.shrui %88, %c23 : vector<16xi32>
        %132 = arith.andi %131, %c22 : vector<16xi32>
        %133 = arith.shli %132, %c24 : vector<16xi32>
        %134 = arith.ori %130, %133 : vector<16xi32>
        %135 = arith.subi %134, %c25 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.mulf %136, %76 : vector<16xf32>
        %138 = arith.addi %67, %c10 : index
        %139:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %138, %x, %137, %126#0, %32, %126#1, %33, %126#2, %34, %126#3, %35, %126#4, %36, %126#5, %37, %126#6, %38, %126#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %140 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.shrui %141, %c24 : vector<16xi32>
        %143 = arith.shrui %88, %c24 : vector<16xi32>
        %144 = arith.andi %143, %c22 : vector<16xi32>
        %145 = arith.shli %144, %c24 : vector<16xi32>
        %146 = arith.ori %142, %145 : vector<16xi32>
        %147 = arith.subi %146, %c25 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = arith.mulf %148, %76 : vector<16xf32>
        %150 = arith.addi %67, %c11 : index
        %151:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %150, %x, %149, %139#0, %32, %139#1, %33, %139#2, %34, %139#3, %35, %139#4, %36, %139#5, %37, %139#6, %38, %139#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %152 = arith.addi %101, %c17 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.andi %154, %c22 : vector<16xi32>
        %156 = arith.shrui %93, %c23 : vector<16xi32>
        %157 = arith.andi %156, %c22 : vector<16xi32>
        %158 = arith.shli %157, %c24 : vector<16xi32>
        %159 = arith.ori %155, %158 : vector<16xi32>
        %160 = arith.subi %159, %c25 : vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.mulf %161, %76 : vector<16xf32>
        %163 = arith.addi %67, %c12 : index
        %164:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %163, %x, %162, %151#0, %32, %151#1, %33, %151#2, %34, %151#3, %35, %151#4, %36, %151#5, %37, %151#6, %38, %151#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %165 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.shrui %166, %c24 : vector<16xi32>
        %168 = arith.shrui %93, %c24 : vector<16xi32>
        %169 = arith.andi %168, %c22 : vector<16xi32>
        %170 = arith.shli %169, %c24 : vector<16xi32>
        %171 = arith.ori %167, %170 : vector<16xi32>
        %172 = arith.subi %171, %c25 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = arith.mulf %173, %76 : vector<16xf32>
        %175 = arith.addi %67, %c13 : index
        %176:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %175, %x, %174, %164#0, %32, %164#1, %33, %164#2, %34, %164#3, %35, %164#4, %36, %164#5, %37, %164#6, %38, %164#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = arith.addi %101, %c26 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.andi %179, %c22 : vector<16xi32>
        %181 = arith.shrui %98, %c23 : vector<16xi32>
        %182 = arith.andi %181, %c22 : vector<16xi32>
        %183 = arith.shli %182, %c24 : vector<16xi32>
        %184 = arith.ori %180, %183 : vector<16xi32>
        %185 = arith.subi %184, %c25 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = arith.mulf %186, %76 : vector<16xf32>
        %188 = arith.addi %67, %c14 : index
        %189:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %188, %x, %187, %176#0, %32, %176#1, %33, %176#2, %34, %176#3, %35, %176#4, %36, %176#5, %37, %176#6, %38, %176#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %190 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
        %192 = arith.shrui %191, %c24 : vector<16xi32>
        %193 = arith.shrui %98, %c24 : vector<16xi32>
        %194 = arith.andi %193, %c22 : vector<16xi32>
        %195 = arith.shli %194, %c24 : vector<16xi32>
        %196 = arith.ori %192, %195 : vector<16xi32>
        %197 = arith.subi %196, %c25 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = arith.mulf %198, %76 : vector<16xf32>
        %200 = arith.addi %67, %c15 : index
        %201:8 = func.call @linear_q8_k_r8p1__cpu.0(%31, %200, %x, %199, %189#0, %32, %189#1, %33, %189#2, %34, %189#3, %35, %189#4, %36, %189#5, %37, %189#6, %38, %189#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %201#0, %201#1, %201#2, %201#3, %201#4, %201#5, %201#6, %201#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %65#0, %65#1, %65#2, %65#3, %65#4, %65#5, %65#6, %65#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %202 = arith.cmpi slt, %15, %12 : index
    scf.if %202 {
      %203 = arith.muli %15, %outputFeatures : index
      %204 = arith.muli %3, %c18 : index
      %205 = arith.addi %203, %204 : index
      scf.if %0 {
        %206 = arith.addi %205, %c6 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %48#0 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %205, %c6 : index
        vector.store %48#0, %out[%209] : memref<?xf32>, vector<16xf32>
      }
    }
    %210 = arith.cmpi slt, %17, %12 : index
    scf.if %210 {
      %211 = arith.muli %17, %outputFeatures : index
      %212 = arith.muli %3, %c18 : index
      %213 = arith.addi %211, %212 : index
      scf.if %0 {
        %214 = arith.addi %213, %c6 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %48#1 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %213, %c6 : index
        vector.store %48#1, %out[%217] : memref<?xf32>, vector<16xf32>
      }
    }
    %218 = arith.cmpi slt, %19, %12 : index
    scf.if %218 {
      %219 = arith.muli %19, %outputFeatures : index
      %220 = arith.muli %3, %c18 : index
      %221 = arith.addi %219, %220 : index
      scf.if %0 {
        %222 = arith.addi %221, %c6 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %48#2 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %221, %c6 : index
        vector.store %48#2, %out[%225] : memref<?xf32>, vector<16xf32>
      }
    }
    %226 = arith.cmpi slt, %21, %12 : index
    scf.if %226 {
      %227 = arith.muli %21, %outputFeatures : index
      %228 = arith.muli %3, %c18 : index
      %229 = arith.addi %227, %228 : index
      scf.if %0 {
        %230 = arith.addi %229, %c6 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %48#3 : vector<16xf32>
        vector.store %232, %out[%230] : memref<?xf32>, vector<16xf32>
      } else {
        %233 = arith.addi %229, %c6 : index
        vector.store %48#3, %out[%233] : memref<?xf32>, vector<16xf32>
      }
    }
    %234 = arith.cmpi slt, %23, %12 : index
    scf.if %234 {
      %235 = arith.muli %23, %outputFeatures : index
      %236 = arith.muli %3, %c18 : index
      %237 = arith.addi %235, %236 : index
      scf.if %0 {
        %238 = arith.addi %237, %c6 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %48#4 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %237, %c6 : index
        vector.store %48#4, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
    %242 = arith.cmpi slt, %25, %12 : index
    scf.if %242 {
      %243 = arith.muli %25, %outputFeatures : index
      %244 = arith.muli %3, %c18 : index
      %245 = arith.addi %243, %244 : index
      scf.if %0 {
        %246 = arith.addi %245, %c6 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %48#5 : vector<16xf32>
        vector.store %248, %out[%246] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %245, %c6 : index
        vector.store %48#5, %out[%249] : memref<?xf32>, vector<16xf32>
      }
    }
    %250 = arith.cmpi slt, %27, %12 : index
    scf.if %250 {
      %251 = arith.muli %27, %outputFeatures : index
      %252 = arith.muli %3, %c18 : index
      %253 = arith.addi %251, %252 : index
      scf.if %0 {
        %254 = arith.addi %253, %c6 : index
        %255 = vector.load %residual[%254] : memref<?xf32>, vector<16xf32>
        %256 = arith.addf %255, %48#6 : vector<16xf32>
        vector.store %256, %out[%254] : memref<?xf32>, vector<16xf32>
      } else {
        %257 = arith.addi %253, %c6 : index
        vector.store %48#6, %out[%257] : memref<?xf32>, vector<16xf32>
      }
    }
    %258 = arith.cmpi slt, %29, %12 : index
    scf.if %258 {
      %259 = arith.muli %29, %outputFeatures : index
      %260 = arith.muli %3, %c18 : index
      %261 = arith.addi %259, %260 : index
      scf.if %0 {
        %262 = arith.addi %261, %c6 : index
        %263 = vector.load %residual[%262] : memref<?xf32>, vector<16xf32>
        %264 = arith.addf %263, %48#7 : vector<16xf32>
        vector.store %264, %out[%262] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %261, %c6 : index
        vector.store %48#7, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

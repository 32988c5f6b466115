// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f20 = arith.addi %x16, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x17 : vector<16xf32>
  %f24 = math.fma %f22, %x5, %x18 : vector<16xf32>
  %f25 = arith.addi %x19, %x1 : index
  %f26 = memref.load %x2[%f25] : memref<?xf32>
  %f27 = vector.broadcast %f26 : f32 to vector<16xf32>
  %f28 = math.fma %f27, %x3, %x20 : vector<16xf32>
  %f29 = math.fma %f27, %x5, %x21 : vector<16xf32>
  %f30 = arith.addi %x22, %x1 : index
  %f31 = memref.load %x2[%f30] : memref<?xf32>
  %f32 = vector.broadcast %f31 : f32 to vector<16xf32>
  %f33 = math.fma %f32, %x3, %x23 : vector<16xf32>
  %f34 = math.fma %f32, %x5, %x24 : vector<16xf32>
  %f35 = arith.addi %x25, %x1 : index
  %f36 = memref.load %x2[%f35] : memref<?xf32>
  %f37 = vector.broadcast %f36 : f32 to vector<16xf32>
  %f38 = math.fma %f37, %x3, %x26 : vector<16xf32>
  %f39 = math.fma %f37, %x5, %x27 : vector<16xf32>
  %f40 = arith.addi %x28, %x1 : index
  %f41 = memref.load %x2[%f40] : memref<?xf32>
  %f42 = vector.broadcast %f41 : f32 to vector<16xf32>
  %f43 = math.fma %f42, %x3, %x29 : vector<16xf32>
  %f44 = math.fma %f42, %x5, %x30 : vector<16xf32>
  %f45 = arith.addi %x31, %x1 : index
  %f46 = memref.load %x2[%f45] : memref<?xf32>
  %f47 = vector.broadcast %f46 : f32 to vector<16xf32>
  %f48 = math.fma %f47, %x3, %x32 : vector<16xf32>
  %f49 = math.fma %f47, %x5, %x33 : vector<16xf32>
  %f50 = arith.addi %x34, %x1 : index
  %f51 = memref.load %x2[%f50] : memref<?xf32>
  %f52 = vector.broadcast %f51 : f32 to vector<16xf32>
  %f53 = math.fma %f52, %x3, %x35 : vector<16xf32>
  %f54 = math.fma %f52, %x5, %x36 : vector<16xf32>
  %f55 = arith.addi %x37, %x1 : index
  %f56 = memref.load %x2[%f55] : memref<?xf32>
  %f57 = vector.broadcast %f56 : f32 to vector<16xf32>
  %f58 = math.fma %f57, %x3, %x38 : vector<16xf32>
  %f59 = math.fma %f57, %x5, %x39 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39, %f43, %f44, %f48, %f49, %f53, %f54, %f58, %f59 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q4_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 12 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 9 : index
  %c18 = arith.constant 10 : index
  %c19 = arith.constant 11 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 16 : index
  %c24 = arith.constant 320 : index
  %c25 = arith.constant dense<15> : vector<16xi32>
  %c26 = arith.constant dense<4> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c10 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c6 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c11 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.addi %15, %c12 : index
    %26 = arith.minsi %25, %16 : index
    %27 = arith.addi %15, %c13 : index
    %28 = arith.minsi %27, %16 : index
    %29 = arith.addi %15, %c14 : index
    %30 = arith.minsi %29, %16 : index
    %31 = arith.addi %15, %c15 : index
    %32 = arith.minsi %31, %16 : index
    %33 = arith.addi %15, %c16 : index
    %34 = arith.minsi %33, %16 : index
    %35 = arith.addi %15, %c17 : index
    %36 = arith.minsi %35, %16 : index
    %37 = arith.addi %15, %c18 : index
    %38 = arith.minsi %37, %16 : index
    %39 = arith.addi %15, %c19 : index
    %40 = arith.minsi %39, %16 : index
    %41 = arith.muli %18, %inputFeatures : index
    %42 = arith.muli %20, %inputFeatures : index
    %43 = arith.muli %22, %inputFeatures : index
    %44 = arith.muli %24, %inputFeatures : index
    %45 = arith.muli %26, %inputFeatures : index
    %46 = arith.muli %28, %inputFeatures : index
    %47 = arith.muli %30, %inputFeatures : index
    %48 = arith.muli %32, %inputFeatures : index
    %49 = arith.muli %34, %inputFeatures : index
    %50 = arith.muli %36, %inputFeatures : index
    %51 = arith.muli %38, %inputFeatures : index
    %52 = arith.muli %40, %inputFeatures : index
    %78:24 = scf.for %53 = %c7 to %1 step %c1 iter_args(%54 = %c20, %55 = %c20, %56 = %c20, %57 = %c20, %58 = %c20, %59 = %c20, %60 = %c20, %61 = %c20, %62 = %c20, %63 = %c20, %64 = %c20, %65 = %c20, %66 = %c20, %67 = %c20, %68 = %c20, %69 = %c20, %70 = %c20, %71 = %c20, %72 = %c20, %73 = %c20, %74 = %c20, %75 = %c20, %76 = %c20, %77 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %79 = arith.muli %53, %c5 : index
      %80 = arith.addi %7, %79 : index
      %81 = arith.addi %9, %79 : index
      %82 = arith.addi %80, %c7 : index
      %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
      %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
      %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
      %86 = arith.addi %80, %c21 : index
      %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
      %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
      %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
      %90 = arith.addi %81, %c7 : index
      %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
      %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
      %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
      %94 = arith.addi %81, %c21 : index
      %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
      %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
      %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
      %98 = arith.muli %53, %c4 : index
      %124:24 = scf.for %99 = %c7 to %c21 step %c1 iter_args(%100 = %54, %101 = %55, %102 = %56, %103 = %57, %104 = %58, %105 = %59, %106 = %60, %107 = %61, %108 = %62, %109 = %63, %110 = %64, %111 = %65, %112 = %66, %113 = %67, %114 = %68, %115 = %69, %116 = %70, %117 = %71, %118 = %72, %119 = %73, %120 = %74, %121 = %75, %122 = %76, %123 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %125 = arith.muli %99, %c16 : index
        %126 = arith.addi %98, %125 : index
        %127 = arith.addi %80, %c22 : index
        %128 = arith.divui %99, %c12 : index
        %129 = arith.muli %128, %c21 : index
        %130 = arith.addi %127, %129 : index
        %131 = arith.addi %130, %c7 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %85, %134 : vector<16xf32>
        %136 = arith.addi %130, %c23 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %89, %139 : vector<16xf32>
        %141 = arith.addi %80, %c24 : index
        %142 = arith.muli %99, %c22 : index
        %143 = arith.addi %141, %142 : index
        %144 = arith.addi %143, %c7 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.andi %146, %c25 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = math.fma %148, %135, %140 : vector<16xf32>
        %150 = arith.addi %81, %c22 : index
        %151 = arith.addi %150, %129 : index
        %152 = arith.addi %151, %c7 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = arith.mulf %93, %155 : vector<16xf32>
        %157 = arith.addi %151, %c23 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.mulf %97, %160 : vector<16xf32>
        %162 = arith.addi %81, %c24 : index
        %163 = arith.addi %162, %142 : index
        %164 = arith.addi %163, %c7 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.andi %166, %c25 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %156, %161 : vector<16xf32>
        %170 = arith.addi %126, %c7 : index
        %171:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %170, %x, %149, %100, %169, %101, %42, %102, %103, %43, %104, %105, %44, %106, %107, %45, %108, %109, %46, %110, %111, %47, %112, %113, %48, %114, %115, %49, %116, %117, %50, %118, %119, %51, %120, %121, %52, %122, %123) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %172 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.shrui %173, %c26 : vector<16xi32>
        %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %176 = math.fma %175, %135, %140 : vector<16xf32>
        %177 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c26 : vector<16xi32>
        %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
        %181 = math.fma %180, %156, %161 : vector<16xf32>
        %182 = arith.addi %126, %c1 : index
        %183:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %182, %x, %176, %171#0, %181, %171#1, %42, %171#2, %171#3, %43, %171#4, %171#5, %44, %171#6, %171#7, %45, %171#8, %171#9, %46, %171#10, %171#11, %47, %171#12, %171#13, %48, %171#14, %171#15, %49, %171#16, %171#17, %50, %171#18, %171#19, %51, %171#20, %171#21, %52, %171#22, %171#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %184 = arith.addi %143, %c23 : index
        %185 = vector.load %w[%184] : memref<?xi8>, vector<16xi8>
        %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
        %187 = arith.andi %186, %c25 : vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = math.fma %188, %135, %140 : vector<16xf32>
        %190 = arith.addi %163, %c23 : index
        %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.andi %192, %c25 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = math.fma %194, %156, %161 : vector<16xf32>
        %196 = arith.addi %126, %c6 : index
        %197:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %196, %x, %189, %183#0, %195, %183#1, %42, %183#2, %183#3, %43, %183#4, %183#5, %44, %183#6, %183#7, %45, %183#8, %183#9, %46, %183#10, %183#11, %47, %183#12, %183#13, %48, %183#14, %183#15, %49, %183#16, %183#17, %50, %183#18, %183#19, %51, %183#20, %183#21, %52, %183#22, %183#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %198 = vector.load %w[%184] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.shrui %199, %c26 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %135, %140 : vector<16xf32>
        %203 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
        %205 = arith.shrui %204, %c26 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = math.fma %206, %156, %161 : vector<16xf32>
        %208 = arith.addi %126, %c11 : index
        %209:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %208, %x, %202, %197#0, %207, %197#1, %42, %197#2, %197#3, %43, %197#4, %197#5, %44, %197#6, %197#7, %45, %197#8, %197#9, %46, %197#10, %197#11, %47, %197#12, %197#13, %48, %197#14, %197#15, %49, %197#16, %197#17, %50, %197#18, %197#19, %51, %197#20, %197#21, %52, %197#22, %197#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %210 = arith.addi %143, %c21 : index
        %211 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
        %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
        %213 = arith.andi %212, %c25 : vector<16xi32>
        %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
        %215 = math.fma %214, %135, %140 : vector<16xf32>
        %216 = arith.addi %163, %c21 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.andi %218, %c25 : vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = math.fma %220, %156, %161 : vector<16xf32>
        %222 = arith.addi %126, %c12 : index
        %223:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %222, %x, %215, %209#0, %221, %209#1, %42, %209#2, %209#3, %43, %209#4, %209#5, %44, %209#6, %209#7, %45, %209#8, %209#9, %46, %209#10, %209#11, %47, %209#12, %209#13, %48, %209#14, %209#15, %49, %209#16, %209#17, %50, %209#18, %209#19, %51, %209#20, %209#21, %52, %209#22, %209#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %224 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
        %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
        %226 = arith.shrui %225, %c26 : vector<16xi32>
        %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
        %228 = math.fma %227, %135, %140 : vector<16xf32>
        %229 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
        %231 = arith.shrui %230, %c26 : vector<16xi32>
        %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
        %233 = math.fma %232, %156, %161 : vector<16xf32>
        %234 = arith.addi %126, %c13 : index
        %235:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %234, %x, %228, %223#0, %233, %223#1, %42, %223#2, %223#3, %43, %223#4, %223#5, %44, %223#6, %223#7, %45, %223#8, %223#9, %46, %223#10, %223#11, %47, %223#12, %223#13, %48, %223#14, %223#15, %49, %223#16, %223#17, %50, %223#18, %223#19, %51, %223#20, %223#21, %52, %223#22, %223#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %236 = arith.addi %143, %c27 : index
        %237 = vector.load %w[%236] : memref<?xi8>, vector<16xi8>
        %238 = arith.extui %237 : vector<16xi8> to vector<16xi32>
        %239 = arith.andi %238, %c25 : vector<16xi32>
        %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
        %241 = math.fma %240, %135, %140 : vector<16xf32>
        %242 = arith.addi %163, %c27 : index
        %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
        %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
        %245 = arith.andi %244, %c25 : vector<16xi32>
        %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
        %247 = math.fma %246, %156, %161 : vector<16xf32>
        %248 = arith.addi %126, %c14 : index
        %249:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %248, %x, %241, %235#0, %247, %235#1, %42, %235#2, %235#3, %43, %235#4, %235#5, %44, %235#6, %235#7, %45, %235#8, %235#9, %46, %235#10, %235#11, %47, %235#12, %235#13, %48, %235#14, %235#15, %49, %235#16, %235#17, %50, %235#18, %235#19, %51, %235#20, %235#21, %52, %235#22, %235#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %250 = vector.load %w[%236] : memref<?xi8>, vector<16xi8>
        %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
        %252 = arith.shrui %251, %c26 : vector<16xi32>
        %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
        %254 = math.fma %253, %135, %140 : vector<16xf32>
        %255 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
        %256 = arith.extui %255 : vector<16xi8> to vector<16xi32>
        %257 = arith.shrui %256, %c26 : vector<16xi32>
        %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
        %259 = math.fma %258, %156, %161 : vector<16xf32>
        %260 = arith.addi %126, %c15 : index
        %261:24 = func.call @linear_q4_k_r12p2__cpu.0(%41, %260, %x, %254, %249#0, %259, %249#1, %42, %249#2, %249#3, %43, %249#4, %249#5, %44, %249#6, %249#7, %45, %249#8, %249#9, %46, %249#10, %249#11, %47, %249#12, %249#13, %48, %249#14, %249#15, %49, %249#16, %249#17, %50, %249#18, %249#19, %51, %249#20, %249#21, %52, %249#22, %249#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %261#0, %261#1, %261#2, %261#3, %261#4, %261#5, %261#6, %261#7, %261#8, %261#9, %261#10, %261#11, %261#12, %261#13, %261#14, %261#15, %261#16, %261#17, %261#18, %261#19, %261#20, %261#21, %261#22, %261#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %124#0, %124#1, %124#2, %124#3, %124#4, %124#5, %124#6, %124#7, %124#8, %124#9, %124#10, %124#11, %124#12, %124#13, %124#14, %124#15, %124#16, %124#17, %124#18, %124#19, %124#20, %124#21, %124#22, %124#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %262 = arith.cmpi slt, %17, %14 : index
    scf.if %262 {
      %263 = arith.muli %17, %outputFeatures : index
      %264 = arith.muli %3, %c21 : index
      %265 = arith.addi %263, %264 : index
      scf.if %0 {
        %266 = arith.addi %265, %c7 : index
        %267 = vector.load %residual[%266] : memref<?xf32>, vector<16xf32>
        %268 = arith.addf %267, %78#0 : vector<16xf32>
        vector.store %268, %out[%266] : memref<?xf32>, vector<16xf32>
      } else {
        %269 = arith.addi %265, %c7 : index
        vector.store %78#0, %out[%269] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %270 = arith.addi %265, %c23 : index
        %271 = vector.load %residual[%270] : memref<?xf32>, vector<16xf32>
        %272 = arith.addf %271, %78#1 : vector<16xf32>
        vector.store %272, %out[%270] : memref<?xf32>, vector<16xf32>
      } else {
        %273 = arith.addi %265, %c23 : index
        vector.store %78#1, %out[%273] : memref<?xf32>, vector<16xf32>
      }
    }
    %274 = arith.cmpi slt, %19, %14 : index
    scf.if %274 {
      %275 = arith.muli %19, %outputFeatures : index
      %276 = arith.muli %3, %c21 : index
      %277 = arith.addi %275, %276 : index
      scf.if %0 {
        %278 = arith.addi %277, %c7 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %78#2 : vector<16xf32>
        vector.store %280, %out[%278] : memref<?xf32>, vector<16xf32>
      } else {
        %281 = arith.addi %277, %c7 : index
        vector.store %78#2, %out[%281] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %282 = arith.addi %277, %c23 : index
        %283 = vector.load %residual[%282] : memref<?xf32>, vector<16xf32>
        %284 = arith.addf %283, %78#3 : vector<16xf32>
        vector.store %284, %out[%282] : memref<?xf32>, vector<16xf32>
      } else {
        %285 = arith.addi %277, %c23 : index
        vector.store %78#3, %out[%285] : memref<?xf32>, vector<16xf32>
      }
    }
    %286 = arith.cmpi slt, %21, %14 : index
    scf.if %286 {
      %287 = arith.muli %21, %outputFeatures : index
      %288 = arith.muli %3, %c21 : index
      %289 = arith.addi %287, %288 : index
      scf.if %0 {
        %290 = arith.addi %289, %c7 : index
        %291 = vector.load %residual[%290] : memref<?xf32>, vector<16xf32>
        %292 = arith.addf %291, %78#4 : vector<16xf32>
        vector.store %292, %out[%290] : memref<?xf32>, vector<16xf32>
      } else {
        %293 = arith.addi %289, %c7 : index
        vector.store %78#4, %out[%293] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %294 = arith.addi %289, %c23 : index
        %295 = vector.load %residual[%294] : memref<?xf32>, vector<16xf32>
        %296 = arith.addf %295, %78#5 : vector<16xf32>
        vector.store %296, %out[%294] : memref<?xf32>, vector<16xf32>
      } else {
        %297 = arith.addi %289, %c23 : index
        vector.store %78#5, %out[%297] : memref<?xf32>, vector<16xf32>
      }
    }
    %298 = arith.cmpi slt, %23, %14 : index
    scf.if %298 {
      %299 = arith.muli %23, %outputFeatures : index
      %300 = arith.muli %3, %c21 : index
      %301 = arith.addi %299, %300 : index
      scf.if %0 {
        %302 = arith.addi %301, %c7 : index
        %303 = vector.load %residual[%302] : memref<?xf32>, vector<16xf32>
        %304 = arith.addf %303, %78#6 : vector<16xf32>
        vector.store %304, %out[%302] : memref<?xf32>, vector<16xf32>
      } else {
        %305 = arith.addi %301, %c7 : index
        vector.store %78#6, %out[%305] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %306 = arith.addi %301, %c23 : index
        %307 = vector.load %residual[%306] : memref<?xf32>, vector<16xf32>
        %308 = arith.addf %307, %78#7 : vector<16xf32>
        vector.store %308, %out[%306] : memref<?xf32>, vector<16xf32>
      } else {
        %309 = arith.addi %301, %c23 : index
        vector.store %78#7, %out[%309] : memref<?xf32>, vector<16xf32>
      }
    }
    %310 = arith.cmpi slt, %25, %14 : index
    scf.if %310 {
      %311 = arith.muli %25, %outputFeatures : index
      %312 = arith.muli %3, %c21 : index
      %313 = arith.addi %311, %312 : index
      scf.if %0 {
        %314 = arith.addi %313, %c7 : index
        %315 = vector.load %residual[%314] : memref<?xf32>, vector<16xf32>
        %316 = arith.addf %315, %78#8 : vector<16xf32>
        vector.store %316, %out[%314] : memref<?xf32>, vector<16xf32>
      } else {
        %317 = arith.addi %313, %c7 : index
        vector.store %78#8, %out[%317] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %318 = arith.addi %313, %c23 : index
        %319 = vector.load %residual[%318] : memref<?xf32>, vector<16xf32>
        %320 = arith.addf %319, %78#9 : vector<16xf32>
        vector.store %320, %out[%318] : memref<?xf32>, vector<16xf32>
      } else {
        %321 = arith.addi %313, %c23 : index
        vector.store %78#9, %out[%321] : memref<?xf32>, vector<16xf32>
      }
    }
    %322 = arith.cmpi slt, %27, %14 : index
    scf.if %322 {
      %323 = arith.muli %27, %outputFeatures : index
      %324 = arith.muli %3, %c21 : index
      %325 = arith.addi %323, %324 : index
      scf.if %0 {
        %326 = arith.addi %325, %c7 : index
        %327 = vector.load %residual[%326] : memref<?xf32>, vector<16xf32>
        %328 = arith.addf %327, %78#10 : vector<16xf32>
        vector.store %328, %out[%326] : memref<?xf32>, vector<16xf32>
      } else {
        %329 = arith.addi %325, %c7 : index
        vector.store %78#10, %out[%329] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %330 = arith.addi %325, %c23 : index
        %331 = vector.load %residual[%330] : memref<?xf32>, vector<16xf32>
        %332 = arith.addf %331, %78#11 : vector<16xf32>
        vector.store %332, %out[%330] : memref<?xf32>, vector<16xf32>
      } else {
        %333 = arith.addi %325, %c23 : index
        vector.store %78#11, %out[%333] : memref<?xf32>, vector<16xf32>
      }
    }
    %334 = arith.cmpi slt, %29, %14 : index
    scf.if %334 {
      %335 = arith.muli %29, %outputFeatures : index
      %336 = arith.muli %3, %c21 : index
      %337 = arith.addi %335, %336 : index
      scf.if %0 {
        %338 = arith.addi %337, %c7 : index
        %339 = vector.load %residual[%338] : memref<?xf32>, vector<16xf32>
        %340 = arith.addf %339, %78#12 : vector<16xf32>
        vector.store %340, %out[%338] : memref<?xf32>, vector<16xf32>
      } else {
        %341 = arith.addi %337, %c7 : index
        vector.store %78#12, %out[%341] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %342 = arith.addi %337, %c23 : index
        %343 = vector.load %residual[%342] : memref<?xf32>, vector<16xf32>
        %344 = arith.addf %343, %78#13 : vector<16xf32>
        vector.store %344, %out[%342] : memref<?xf32>, vector<16xf32>
      } else {
        %345 = arith.addi %337, %c23 : index
        vector.store %78#13, %out[%345] : memref<?xf32>, vector<16xf32>
      }
    }
    %346 = arith.cmpi slt, %31, %14 : index
    scf.if %346 {
      %347 = arith.muli %31, %outputFeatures : index
      %348 = arith.muli %3, %c21 : index
      %349 = arith.addi %347, %348 : index
      scf.if %0 {
        %350 = arith.addi %349, %c7 : index
        %351 = vector.load %residual[%350] : memref<?xf32>, vector<16xf32>
        %352 = arith.addf %351, %78#14 : vector<16xf32>
        vector.store %352, %out[%350] : memref<?xf32>, vector<16xf32>
      } else {
        %353 = arith.addi %349, %c7 : index
        vector.store %78#14, %out[%353] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %354 = arith.addi %349, %c23 : index
        %355 = vector.load %residual[%354] : memref<?xf32>, vector<16xf32>
        %356 = arith.addf %355, %78#15 : vector<16xf32>
        vector.store %356, %out[%354] : memref<?xf32>, vector<16xf32>
      } else {
        %357 = arith.addi %349, %c23 : index
        vector.store %78#15, %out[%357] : memref<?xf32>, vector<16xf32>
      }
    }
    %358 = arith.cmpi slt, %33, %14 : index
    scf.if %358 {
      %359 = arith.muli %33, %outputFeatures : index
      %360 = arith.muli %3, %c21 : index
      %361 = arith.addi %359, %360 : index
      scf.if %0 {
        %362 = arith.addi %361, %c7 : index
        %363 = vector.load %residual[%362] : memref<?xf32>, vector<16xf32>
        %364 = arith.addf %363, %78#16 : vector<16xf32>
        vector.store %364, %out[%362] : memref<?xf32>, vector<16xf32>
      } else {
        %365 = arith.addi %361, %c7 : index
        vector.store %78#16, %out[%365] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %366 = arith.addi %361, %c23 : index
        %367 = vector.load %residual[%366] : memref<?xf32>, vector<16xf32>
        %368 = arith.addf %367, %78#17 : vector<16xf32>
        vector.store %368, %out[%366] : memref<?xf32>, vector<16xf32>
      } else {
        %369 = arith.addi %361, %c23 : index
        vector.store %78#17, %out[%369] : memref<?xf32>, vector<16xf32>
      }
    }
    %370 = arith.cmpi slt, %35, %14 : index
    scf.if %370 {
      %371 = arith.muli %35, %outputFeatures : index
      %372 = arith.muli %3, %c21 : index
      %373 = arith.addi %371, %372 : index
      scf.if %0 {
        %374 = arith.addi %373, %c7 : index
        %375 = vector.load %residual[%374] : memref<?xf32>, vector<16xf32>
        %376 = arith.addf %375, %78#18 : vector<16xf32>
        vector.store %376, %out[%374] : memref<?xf32>, vector<16xf32>
      } else {
        %377 = arith.addi %373, %c7 : index
        vector.store %78#18, %out[%377] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %378 = arith.addi %373, %c23 : index
        %379 = vector.load %residual[%378] : memref<?xf32>, vector<16xf32>
        %380 = arith.addf %379, %78#19 : vector<16xf32>
        vector.store %380, %out[%378] : memref<?xf32>, vector<16xf32>
      } else {
        %381 = arith.addi %373, %c23 : index
        vector.store %78#19, %out[%381] : memref<?xf32>, vector<16xf32>
      }
    }
    %382 = arith.cmpi slt, %37, %14 : index
    scf.if %382 {
      %383 = arith.muli %37, %outputFeatures : index
      %384 = arith.muli %3, %c21 : index
      %385 = arith.addi %383, %384 : index
      scf.if %0 {
        %386 = arith.addi %385, %c7 : index
        %387 = vector.load %residual[%386] : memref<?xf32>, vector<16xf32>
        %388 = arith.addf %387, %78#20 : vector<16xf32>
        vector.store %388, %out[%386] : memref<?xf32>, vector<16xf32>
      } else {
        %389 = arith.addi %385, %c7 : index
        vector.store %78#20, %out[%389] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %390 = arith.addi %385, %c23 : index
        %391 = vector.load %residual[%390] : memref<?xf32>, vector<16xf32>
        %392 = arith.addf %391, %78#21 : vector<16xf32>
        vector.store %392, %out[%390] : memref<?xf32>, vector<16xf32>
      } else {
        %393 = arith.addi %385, %c23 : index
        vector.store %78#21, %out[%393] : memref<?xf32>, vector<16xf32>
      }
    }
    %394 = arith.cmpi slt, %39, %14 : index
    scf.if %394 {
      %395 = arith.muli %39, %outputFeatures : index
      %396 = arith.muli %3, %c21 : index
      %397 = arith.addi %395, %396 : index
      scf.if %0 {
        %398 = arith.addi %397, %c7 : index
        %399 = vector.load %residual[%398] : memref<?xf32>, vector<16xf32>
        %400 = arith.addf %399, %78#22 : vector<16xf32>
        vector.store %400, %out[%398] : memref<?xf32>, vector<16xf32>
      } else {
        %401 = arith.addi %397, %c7 : index
        vector.store %78#22, %out[%401] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %402 = arith.addi %397, %c23 : index
        %403 = vector.load %residual[%402] : memref<?xf32>, vector<16xf32>
        %404 = arith.addf %403, %78#23 : vector<16xf32>
        vector.store %404, %out[%402] : memref<?xf32>, vector<16xf32>
      } else {
        %405 = arith.addi %397, %c23 : index
        vector.store %78#23, %out[%405] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q2_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c24 = arith.constant 576 : index
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<3> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<4> : vector<16xi32>
  %c29 = arith.constant dense<6> : vector<16xi32>
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
        %128 = arith.divui %99, %c6 : index
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
        %142 = arith.muli %99, %c6 : index
        %143 = arith.addi %142, %c7 : index
        %144 = arith.muli %143, %c23 : index
        %145 = arith.addi %141, %144 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.addi %142, %c1 : index
        %149 = arith.muli %148, %c23 : index
        %150 = arith.addi %141, %149 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.shrui %147, %c25 : vector<16xi32>
        %154 = arith.andi %153, %c26 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %135, %140 : vector<16xf32>
        %157 = arith.addi %81, %c22 : index
        %158 = arith.addi %157, %129 : index
        %159 = arith.addi %158, %c7 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = arith.mulf %93, %162 : vector<16xf32>
        %164 = arith.addi %158, %c23 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = arith.mulf %97, %167 : vector<16xf32>
        %169 = arith.addi %81, %c24 : index
        %170 = arith.addi %169, %144 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.addi %169, %149 : index
        %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
        %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
        %176 = arith.shrui %172, %c25 : vector<16xi32>
        %177 = arith.andi %176, %c26 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = math.fma %178, %163, %168 : vector<16xf32>
        %180 = arith.addi %126, %c7 : index
        %181:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %180, %x, %156, %100, %179, %101, %42, %102, %103, %43, %104, %105, %44, %106, %107, %45, %108, %109, %46, %110, %111, %47, %112, %113, %48, %114, %115, %49, %116, %117, %50, %118, %119, %51, %120, %121, %52, %122, %123) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %182 = arith.shrui %147, %c27 : vector<16xi32>
        %183 = arith.andi %182, %c26 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %135, %140 : vector<16xf32>
        %186 = arith.shrui %172, %c27 : vector<16xi32>
        %187 = arith.andi %186, %c26 : vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = math.fma %188, %163, %168 : vector<16xf32>
        %190 = arith.addi %126, %c1 : index
        %191:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %190, %x, %185, %181#0, %189, %181#1, %42, %181#2, %181#3, %43, %181#4, %181#5, %44, %181#6, %181#7, %45, %181#8, %181#9, %46, %181#10, %181#11, %47, %181#12, %181#13, %48, %181#14, %181#15, %49, %181#16, %181#17, %50, %181#18, %181#19, %51, %181#20, %181#21, %52, %181#22, %181#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %192 = arith.shrui %147, %c28 : vector<16xi32>
        %193 = arith.andi %192, %c26 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = math.fma %194, %135, %140 : vector<16xf32>
        %196 = arith.shrui %172, %c28 : vector<16xi32>
        %197 = arith.andi %196, %c26 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %163, %168 : vector<16xf32>
        %200 = arith.addi %126, %c6 : index
        %201:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %200, %x, %195, %191#0, %199, %191#1, %42, %191#2, %191#3, %43, %191#4, %191#5, %44, %191#6, %191#7, %45, %191#8, %191#9, %46, %191#10, %191#11, %47, %191#12, %191#13, %48, %191#14, %191#15, %49, %191#16, %191#17, %50, %191#18, %191#19, %51, %191#20, %191#21, %52, %191#22, %191#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %202 = arith.shrui %147, %c29 : vector<16xi32>
        %203 = arith.andi %202, %c26 : vector<16xi32>
        %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
        %205 = math.fma %204, %135, %140 : vector<16xf32>
        %206 = arith.shrui %172, %c29 : vector<16xi32>
        %207 = arith.andi %206, %c26 : vector<16xi32>
        %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
        %209 = math.fma %208, %163, %168 : vector<16xf32>
        %210 = arith.addi %126, %c11 : index
        %211:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %210, %x, %205, %201#0, %209, %201#1, %42, %201#2, %201#3, %43, %201#4, %201#5, %44, %201#6, %201#7, %45, %201#8, %201#9, %46, %201#10, %201#11, %47, %201#12, %201#13, %48, %201#14, %201#15, %49, %201#16, %201#17, %50, %201#18, %201#19, %51, %201#20, %201#21, %52, %201#22, %201#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %212 = arith.shrui %152, %c25 : vector<16xi32>
        %213 = arith.andi %212, %c26 : vector<16xi32>
        %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
        %215 = math.fma %214, %135, %140 : vector<16xf32>
        %216 = arith.shrui %175, %c25 : vector<16xi32>
        %217 = arith.andi %216, %c26 : vector<16xi32>
        %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
        %219 = math.fma %218, %163, %168 : vector<16xf32>
        %220 = arith.addi %126, %c12 : index
        %221:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %220, %x, %215, %211#0, %219, %211#1, %42, %211#2, %211#3, %43, %211#4, %211#5, %44, %211#6, %211#7, %45, %211#8, %211#9, %46, %211#10, %211#11, %47, %211#12, %211#13, %48, %211#14, %211#15, %49, %211#16, %211#17, %50, %211#18, %211#19, %51, %211#20, %211#21, %52, %211#22, %211#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %222 = arith.shrui %152, %c27 : vector<16xi32>
        %223 = arith.andi %222, %c26 : vector<16xi32>
        %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
        %225 = math.fma %224, %135, %140 : vector<16xf32>
        %226 = arith.shrui %175, %c27 : vector<16xi32>
        %227 = arith.andi %226, %c26 : vector<16xi32>
        %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
        %229 = math.fma %228, %163, %168 : vector<16xf32>
        %230 = arith.addi %126, %c13 : index
        %231:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %230, %x, %225, %221#0, %229, %221#1, %42, %221#2, %221#3, %43, %221#4, %221#5, %44, %221#6, %221#7, %45, %221#8, %221#9, %46, %221#10, %221#11, %47, %221#12, %221#13, %48, %221#14, %221#15, %49, %221#16, %221#17, %50, %221#18, %221#19, %51, %221#20, %221#21, %52, %221#22, %221#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %232 = arith.shrui %152, %c28 : vector<16xi32>
        %233 = arith.andi %232, %c26 : vector<16xi32>
        %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
        %235 = math.fma %234, %135, %140 : vector<16xf32>
        %236 = arith.shrui %175, %c28 : vector<16xi32>
        %237 = arith.andi %236, %c26 : vector<16xi32>
        %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
        %239 = math.fma %238, %163, %168 : vector<16xf32>
        %240 = arith.addi %126, %c14 : index
        %241:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %240, %x, %235, %231#0, %239, %231#1, %42, %231#2, %231#3, %43, %231#4, %231#5, %44, %231#6, %231#7, %45, %231#8, %231#9, %46, %231#10, %231#11, %47, %231#12, %231#13, %48, %231#14, %231#15, %49, %231#16, %231#17, %50, %231#18, %231#19, %51, %231#20, %231#21, %52, %231#22, %231#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %242 = arith.shrui %152, %c29 : vector<16xi32>
        %243 = arith.andi %242, %c26 : vector<16xi32>
        %244 = arith.sitofp %243 : vector<16xi32> to vector<16xf32>
        %245 = math.fma %244, %135, %140 : vector<16xf32>
        %246 = arith.shrui %175, %c29 : vector<16xi32>
        %247 = arith.andi %246, %c26 : vector<16xi32>
        %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
        %249 = math.fma %248, %163, %168 : vector<16xf32>
        %250 = arith.addi %126, %c15 : index
        %251:24 = func.call @linear_q2_k_r12p2__cpu.0(%41, %250, %x, %245, %241#0, %249, %241#1, %42, %241#2, %241#3, %43, %241#4, %241#5, %44, %241#6, %241#7, %45, %241#8, %241#9, %46, %241#10, %241#11, %47, %241#12, %241#13, %48, %241#14, %241#15, %49, %241#16, %241#17, %50, %241#18, %241#19, %51, %241#20, %241#21, %52, %241#22, %241#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %251#0, %251#1, %251#2, %251#3, %251#4, %251#5, %251#6, %251#7, %251#8, %251#9, %251#10, %251#11, %251#12, %251#13, %251#14, %251#15, %251#16, %251#17, %251#18, %251#19, %251#20, %251#21, %251#22, %251#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %124#0, %124#1, %124#2, %124#3, %124#4, %124#5, %124#6, %124#7, %124#8, %124#9, %124#10, %124#11, %124#12, %124#13, %124#14, %124#15, %124#16, %124#17, %124#18, %124#19, %124#20, %124#21, %124#22, %124#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %252 = arith.cmpi slt, %17, %14 : index
    scf.if %252 {
      %253 = arith.muli %17, %outputFeatures : index
      %254 = arith.muli %3, %c21 : index
      %255 = arith.addi %253, %254 : index
      scf.if %0 {
        %256 = arith.addi %255, %c7 : index
        %257 = vector.load %residual[%256] : memref<?xf32>, vector<16xf32>
        %258 = arith.addf %257, %78#0 : vector<16xf32>
        vector.store %258, %out[%256] : memref<?xf32>, vector<16xf32>
      } else {
        %259 = arith.addi %255, %c7 : index
        vector.store %78#0, %out[%259] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %260 = arith.addi %255, %c23 : index
        %261 = vector.load %residual[%260] : memref<?xf32>, vector<16xf32>
        %262 = arith.addf %261, %78#1 : vector<16xf32>
        vector.store %262, %out[%260] : memref<?xf32>, vector<16xf32>
      } else {
        %263 = arith.addi %255, %c23 : index
        vector.store %78#1, %out[%263] : memref<?xf32>, vector<16xf32>
      }
    }
    %264 = arith.cmpi slt, %19, %14 : index
    scf.if %264 {
      %265 = arith.muli %19, %outputFeatures : index
      %266 = arith.muli %3, %c21 : index
      %267 = arith.addi %265, %266 : index
      scf.if %0 {
        %268 = arith.addi %267, %c7 : index
        %269 = vector.load %residual[%268] : memref<?xf32>, vector<16xf32>
        %270 = arith.addf %269, %78#2 : vector<16xf32>
        vector.store %270, %out[%268] : memref<?xf32>, vector<16xf32>
      } else {
        %271 = arith.addi %267, %c7 : index
        vector.store %78#2, %out[%271] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %272 = arith.addi %267, %c23 : index
        %273 = vector.load %residual[%272] : memref<?xf32>, vector<16xf32>
        %274 = arith.addf %273, %78#3 : vector<16xf32>
        vector.store %274, %out[%272] : memref<?xf32>, vector<16xf32>
      } else {
        %275 = arith.addi %267, %c23 : index
        vector.store %78#3, %out[%275] : memref<?xf32>, vector<16xf32>
      }
    }
    %276 = arith.cmpi slt, %21, %14 : index
    scf.if %276 {
      %277 = arith.muli %21, %outputFeatures : index
      %278 = arith.muli %3, %c21 : index
      %279 = arith.addi %277, %278 : index
      scf.if %0 {
        %280 = arith.addi %279, %c7 : index
        %281 = vector.load %residual[%280] : memref<?xf32>, vector<16xf32>
        %282 = arith.addf %281, %78#4 : vector<16xf32>
        vector.store %282, %out[%280] : memref<?xf32>, vector<16xf32>
      } else {
        %283 = arith.addi %279, %c7 : index
        vector.store %78#4, %out[%283] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %284 = arith.addi %279, %c23 : index
        %285 = vector.load %residual[%284] : memref<?xf32>, vector<16xf32>
        %286 = arith.addf %285, %78#5 : vector<16xf32>
        vector.store %286, %out[%284] : memref<?xf32>, vector<16xf32>
      } else {
        %287 = arith.addi %279, %c23 : index
        vector.store %78#5, %out[%287] : memref<?xf32>, vector<16xf32>
      }
    }
    %288 = arith.cmpi slt, %23, %14 : index
    scf.if %288 {
      %289 = arith.muli %23, %outputFeatures : index
      %290 = arith.muli %3, %c21 : index
      %291 = arith.addi %289, %290 : index
      scf.if %0 {
        %292 = arith.addi %291, %c7 : index
        %293 = vector.load %residual[%292] : memref<?xf32>, vector<16xf32>
        %294 = arith.addf %293, %78#6 : vector<16xf32>
        vector.store %294, %out[%292] : memref<?xf32>, vector<16xf32>
      } else {
        %295 = arith.addi %291, %c7 : index
        vector.store %78#6, %out[%295] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %296 = arith.addi %291, %c23 : index
        %297 = vector.load %residual[%296] : memref<?xf32>, vector<16xf32>
        %298 = arith.addf %297, %78#7 : vector<16xf32>
        vector.store %298, %out[%296] : memref<?xf32>, vector<16xf32>
      } else {
        %299 = arith.addi %291, %c23 : index
        vector.store %78#7, %out[%299] : memref<?xf32>, vector<16xf32>
      }
    }
    %300 = arith.cmpi slt, %25, %14 : index
    scf.if %300 {
      %301 = arith.muli %25, %outputFeatures : index
      %302 = arith.muli %3, %c21 : index
      %303 = arith.addi %301, %302 : index
      scf.if %0 {
        %304 = arith.addi %303, %c7 : index
        %305 = vector.load %residual[%304] : memref<?xf32>, vector<16xf32>
        %306 = arith.addf %305, %78#8 : vector<16xf32>
        vector.store %306, %out[%304] : memref<?xf32>, vector<16xf32>
      } else {
        %307 = arith.addi %303, %c7 : index
        vector.store %78#8, %out[%307] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %308 = arith.addi %303, %c23 : index
        %309 = vector.load %residual[%308] : memref<?xf32>, vector<16xf32>
        %310 = arith.addf %309, %78#9 : vector<16xf32>
        vector.store %310, %out[%308] : memref<?xf32>, vector<16xf32>
      } else {
        %311 = arith.addi %303, %c23 : index
        vector.store %78#9, %out[%311] : memref<?xf32>, vector<16xf32>
      }
    }
    %312 = arith.cmpi slt, %27, %14 : index
    scf.if %312 {
      %313 = arith.muli %27, %outputFeatures : index
      %314 = arith.muli %3, %c21 : index
      %315 = arith.addi %313, %314 : index
      scf.if %0 {
        %316 = arith.addi %315, %c7 : index
        %317 = vector.load %residual[%316] : memref<?xf32>, vector<16xf32>
        %318 = arith.addf %317, %78#10 : vector<16xf32>
        vector.store %318, %out[%316] : memref<?xf32>, vector<16xf32>
      } else {
        %319 = arith.addi %315, %c7 : index
        vector.store %78#10, %out[%319] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %320 = arith.addi %315, %c23 : index
        %321 = vector.load %residual[%320] : memref<?xf32>, vector<16xf32>
        %322 = arith.addf %321, %78#11 : vector<16xf32>
        vector.store %322, %out[%320] : memref<?xf32>, vector<16xf32>
      } else {
        %323 = arith.addi %315, %c23 : index
        vector.store %78#11, %out[%323] : memref<?xf32>, vector<16xf32>
      }
    }
    %324 = arith.cmpi slt, %29, %14 : index
    scf.if %324 {
      %325 = arith.muli %29, %outputFeatures : index
      %326 = arith.muli %3, %c21 : index
      %327 = arith.addi %325, %326 : index
      scf.if %0 {
        %328 = arith.addi %327, %c7 : index
        %329 = vector.load %residual[%328] : memref<?xf32>, vector<16xf32>
        %330 = arith.addf %329, %78#12 : vector<16xf32>
        vector.store %330, %out[%328] : memref<?xf32>, vector<16xf32>
      } else {
        %331 = arith.addi %327, %c7 : index
        vector.store %78#12, %out[%331] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %332 = arith.addi %327, %c23 : index
        %333 = vector.load %residual[%332] : memref<?xf32>, vector<16xf32>
        %334 = arith.addf %333, %78#13 : vector<16xf32>
        vector.store %334, %out[%332] : memref<?xf32>, vector<16xf32>
      } else {
        %335 = arith.addi %327, %c23 : index
        vector.store %78#13, %out[%335] : memref<?xf32>, vector<16xf32>
      }
    }
    %336 = arith.cmpi slt, %31, %14 : index
    scf.if %336 {
      %337 = arith.muli %31, %outputFeatures : index
      %338 = arith.muli %3, %c21 : index
      %339 = arith.addi %337, %338 : index
      scf.if %0 {
        %340 = arith.addi %339, %c7 : index
        %341 = vector.load %residual[%340] : memref<?xf32>, vector<16xf32>
        %342 = arith.addf %341, %78#14 : vector<16xf32>
        vector.store %342, %out[%340] : memref<?xf32>, vector<16xf32>
      } else {
        %343 = arith.addi %339, %c7 : index
        vector.store %78#14, %out[%343] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %344 = arith.addi %339, %c23 : index
        %345 = vector.load %residual[%344] : memref<?xf32>, vector<16xf32>
        %346 = arith.addf %345, %78#15 : vector<16xf32>
        vector.store %346, %out[%344] : memref<?xf32>, vector<16xf32>
      } else {
        %347 = arith.addi %339, %c23 : index
        vector.store %78#15, %out[%347] : memref<?xf32>, vector<16xf32>
      }
    }
    %348 = arith.cmpi slt, %33, %14 : index
    scf.if %348 {
      %349 = arith.muli %33, %outputFeatures : index
      %350 = arith.muli %3, %c21 : index
      %351 = arith.addi %349, %350 : index
      scf.if %0 {
        %352 = arith.addi %351, %c7 : index
        %353 = vector.load %residual[%352] : memref<?xf32>, vector<16xf32>
        %354 = arith.addf %353, %78#16 : vector<16xf32>
        vector.store %354, %out[%352] : memref<?xf32>, vector<16xf32>
      } else {
        %355 = arith.addi %351, %c7 : index
        vector.store %78#16, %out[%355] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %356 = arith.addi %351, %c23 : index
        %357 = vector.load %residual[%356] : memref<?xf32>, vector<16xf32>
        %358 = arith.addf %357, %78#17 : vector<16xf32>
        vector.store %358, %out[%356] : memref<?xf32>, vector<16xf32>
      } else {
        %359 = arith.addi %351, %c23 : index
        vector.store %78#17, %out[%359] : memref<?xf32>, vector<16xf32>
      }
    }
    %360 = arith.cmpi slt, %35, %14 : index
    scf.if %360 {
      %361 = arith.muli %35, %outputFeatures : index
      %362 = arith.muli %3, %c21 : index
      %363 = arith.addi %361, %362 : index
      scf.if %0 {
        %364 = arith.addi %363, %c7 : index
        %365 = vector.load %residual[%364] : memref<?xf32>, vector<16xf32>
        %366 = arith.addf %365, %78#18 : vector<16xf32>
        vector.store %366, %out[%364] : memref<?xf32>, vector<16xf32>
      } else {
        %367 = arith.addi %363, %c7 : index
        vector.store %78#18, %out[%367] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %368 = arith.addi %363, %c23 : index
        %369 = vector.load %residual[%368] : memref<?xf32>, vector<16xf32>
        %370 = arith.addf %369, %78#19 : vector<16xf32>
        vector.store %370, %out[%368] : memref<?xf32>, vector<16xf32>
      } else {
        %371 = arith.addi %363, %c23 : index
        vector.store %78#19, %out[%371] : memref<?xf32>, vector<16xf32>
      }
    }
    %372 = arith.cmpi slt, %37, %14 : index
    scf.if %372 {
      %373 = arith.muli %37, %outputFeatures : index
      %374 = arith.muli %3, %c21 : index
      %375 = arith.addi %373, %374 : index
      scf.if %0 {
        %376 = arith.addi %375, %c7 : index
        %377 = vector.load %residual[%376] : memref<?xf32>, vector<16xf32>
        %378 = arith.addf %377, %78#20 : vector<16xf32>
        vector.store %378, %out[%376] : memref<?xf32>, vector<16xf32>
      } else {
        %379 = arith.addi %375, %c7 : index
        vector.store %78#20, %out[%379] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %380 = arith.addi %375, %c23 : index
        %381 = vector.load %residual[%380] : memref<?xf32>, vector<16xf32>
        %382 = arith.addf %381, %78#21 : vector<16xf32>
        vector.store %382, %out[%380] : memref<?xf32>, vector<16xf32>
      } else {
        %383 = arith.addi %375, %c23 : index
        vector.store %78#21, %out[%383] : memref<?xf32>, vector<16xf32>
      }
    }
    %384 = arith.cmpi slt, %39, %14 : index
    scf.if %384 {
      %385 = arith.muli %39, %outputFeatures : index
      %386 = arith.muli %3, %c21 : index
      %387 = arith.addi %385, %386 : index
      scf.if %0 {
        %388 = arith.addi %387, %c7 : index
        %389 = vector.load %residual[%388] : memref<?xf32>, vector<16xf32>
        %390 = arith.addf %389, %78#22 : vector<16xf32>
        vector.store %390, %out[%388] : memref<?xf32>, vector<16xf32>
      } else {
        %391 = arith.addi %387, %c7 : index
        vector.store %78#22, %out[%391] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %392 = arith.addi %387, %c23 : index
        %393 = vector.load %residual[%392] : memref<?xf32>, vector<16xf32>
        %394 = arith.addf %393, %78#23 : vector<16xf32>
        vector.store %394, %out[%392] : memref<?xf32>, vector<16xf32>
      } else {
        %395 = arith.addi %387, %c23 : index
        vector.store %78#23, %out[%395] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

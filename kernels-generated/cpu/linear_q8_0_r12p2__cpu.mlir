// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_0_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 48 : index
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
      %82 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
      %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
      %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
      %85 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
      %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
      %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
      %88 = arith.muli %53, %c4 : index
      %114:24 = scf.for %89 = %c7 to %c16 step %c1 iter_args(%90 = %54, %91 = %55, %92 = %56, %93 = %57, %94 = %58, %95 = %59, %96 = %60, %97 = %61, %98 = %62, %99 = %63, %100 = %64, %101 = %65, %102 = %66, %103 = %67, %104 = %68, %105 = %69, %106 = %70, %107 = %71, %108 = %72, %109 = %73, %110 = %74, %111 = %75, %112 = %76, %113 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %115 = arith.muli %89, %c12 : index
        %116 = arith.addi %88, %115 : index
        %117 = arith.addi %80, %c4 : index
        %118 = arith.muli %89, %c21 : index
        %119 = arith.addi %117, %118 : index
        %120 = arith.addi %119, %c7 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extsi %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %123, %84 : vector<16xf32>
        %125 = arith.addi %81, %c4 : index
        %126 = arith.addi %125, %118 : index
        %127 = arith.addi %126, %c7 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extsi %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = arith.mulf %130, %87 : vector<16xf32>
        %132 = arith.addi %116, %c7 : index
        %133:24 = func.call @linear_q8_0_r12p2__cpu.0(%41, %132, %x, %124, %90, %131, %91, %42, %92, %93, %43, %94, %95, %44, %96, %97, %45, %98, %99, %46, %100, %101, %47, %102, %103, %48, %104, %105, %49, %106, %107, %50, %108, %109, %51, %110, %111, %52, %112, %113) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %134 = arith.addi %119, %c22 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extsi %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %137, %84 : vector<16xf32>
        %139 = arith.addi %126, %c22 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %141 = arith.extsi %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.mulf %142, %87 : vector<16xf32>
        %144 = arith.addi %116, %c1 : index
        %145:24 = func.call @linear_q8_0_r12p2__cpu.0(%41, %144, %x, %138, %133#0, %143, %133#1, %42, %133#2, %133#3, %43, %133#4, %133#5, %44, %133#6, %133#7, %45, %133#8, %133#9, %46, %133#10, %133#11, %47, %133#12, %133#13, %48, %133#14, %133#15, %49, %133#16, %133#17, %50, %133#18, %133#19, %51, %133#20, %133#21, %52, %133#22, %133#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %146 = arith.addi %119, %c4 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extsi %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = arith.mulf %149, %84 : vector<16xf32>
        %151 = arith.addi %126, %c4 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extsi %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %155 = arith.mulf %154, %87 : vector<16xf32>
        %156 = arith.addi %116, %c6 : index
        %157:24 = func.call @linear_q8_0_r12p2__cpu.0(%41, %156, %x, %150, %145#0, %155, %145#1, %42, %145#2, %145#3, %43, %145#4, %145#5, %44, %145#6, %145#7, %45, %145#8, %145#9, %46, %145#10, %145#11, %47, %145#12, %145#13, %48, %145#14, %145#15, %49, %145#16, %145#17, %50, %145#18, %145#19, %51, %145#20, %145#21, %52, %145#22, %145#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %158 = arith.addi %119, %c23 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extsi %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.mulf %161, %84 : vector<16xf32>
        %163 = arith.addi %126, %c23 : index
        %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
        %165 = arith.extsi %164 : vector<16xi8> to vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.mulf %166, %87 : vector<16xf32>
        %168 = arith.addi %116, %c11 : index
        %169:24 = func.call @linear_q8_0_r12p2__cpu.0(%41, %168, %x, %162, %157#0, %167, %157#1, %42, %157#2, %157#3, %43, %157#4, %157#5, %44, %157#6, %157#7, %45, %157#8, %157#9, %46, %157#10, %157#11, %47, %157#12, %157#13, %48, %157#14, %157#15, %49, %157#16, %157#17, %50, %157#18, %157#19, %51, %157#20, %157#21, %52, %157#22, %157#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %169#0, %169#1, %169#2, %169#3, %169#4, %169#5, %169#6, %169#7, %169#8, %169#9, %169#10, %169#11, %169#12, %169#13, %169#14, %169#15, %169#16, %169#17, %169#18, %169#19, %169#20, %169#21, %169#22, %169#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %114#0, %114#1, %114#2, %114#3, %114#4, %114#5, %114#6, %114#7, %114#8, %114#9, %114#10, %114#11, %114#12, %114#13, %114#14, %114#15, %114#16, %114#17, %114#18, %114#19, %114#20, %114#21, %114#22, %114#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %170 = arith.cmpi slt, %17, %14 : index
    scf.if %170 {
      %171 = arith.muli %17, %outputFeatures : index
      %172 = arith.muli %3, %c4 : index
      %173 = arith.addi %171, %172 : index
      scf.if %0 {
        %174 = arith.addi %173, %c7 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %78#0 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %173, %c7 : index
        vector.store %78#0, %out[%177] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %178 = arith.addi %173, %c22 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %78#1 : vector<16xf32>
        vector.store %180, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %181 = arith.addi %173, %c22 : index
        vector.store %78#1, %out[%181] : memref<?xf32>, vector<16xf32>
      }
    }
    %182 = arith.cmpi slt, %19, %14 : index
    scf.if %182 {
      %183 = arith.muli %19, %outputFeatures : index
      %184 = arith.muli %3, %c4 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %78#2 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %185, %c7 : index
        vector.store %78#2, %out[%189] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %190 = arith.addi %185, %c22 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %78#3 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %185, %c22 : index
        vector.store %78#3, %out[%193] : memref<?xf32>, vector<16xf32>
      }
    }
    %194 = arith.cmpi slt, %21, %14 : index
    scf.if %194 {
      %195 = arith.muli %21, %outputFeatures : index
      %196 = arith.muli %3, %c4 : index
      %197 = arith.addi %195, %196 : index
      scf.if %0 {
        %198 = arith.addi %197, %c7 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %78#4 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %197, %c7 : index
        vector.store %78#4, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %197, %c22 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %78#5 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %197, %c22 : index
        vector.store %78#5, %out[%205] : memref<?xf32>, vector<16xf32>
      }
    }
    %206 = arith.cmpi slt, %23, %14 : index
    scf.if %206 {
      %207 = arith.muli %23, %outputFeatures : index
      %208 = arith.muli %3, %c4 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %78#6 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %209, %c7 : index
        vector.store %78#6, %out[%213] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %214 = arith.addi %209, %c22 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %78#7 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %209, %c22 : index
        vector.store %78#7, %out[%217] : memref<?xf32>, vector<16xf32>
      }
    }
    %218 = arith.cmpi slt, %25, %14 : index
    scf.if %218 {
      %219 = arith.muli %25, %outputFeatures : index
      %220 = arith.muli %3, %c4 : index
      %221 = arith.addi %219, %220 : index
      scf.if %0 {
        %222 = arith.addi %221, %c7 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %78#8 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %221, %c7 : index
        vector.store %78#8, %out[%225] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %226 = arith.addi %221, %c22 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %78#9 : vector<16xf32>
        vector.store %228, %out[%226] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %221, %c22 : index
        vector.store %78#9, %out[%229] : memref<?xf32>, vector<16xf32>
      }
    }
    %230 = arith.cmpi slt, %27, %14 : index
    scf.if %230 {
      %231 = arith.muli %27, %outputFeatures : index
      %232 = arith.muli %3, %c4 : index
      %233 = arith.addi %231, %232 : index
      scf.if %0 {
        %234 = arith.addi %233, %c7 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %78#10 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %233, %c7 : index
        vector.store %78#10, %out[%237] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %238 = arith.addi %233, %c22 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %78#11 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %233, %c22 : index
        vector.store %78#11, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
    %242 = arith.cmpi slt, %29, %14 : index
    scf.if %242 {
      %243 = arith.muli %29, %outputFeatures : index
      %244 = arith.muli %3, %c4 : index
      %245 = arith.addi %243, %244 : index
      scf.if %0 {
        %246 = arith.addi %245, %c7 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %78#12 : vector<16xf32>
        vector.store %248, %out[%246] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %245, %c7 : index
        vector.store %78#12, %out[%249] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %250 = arith.addi %245, %c22 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %78#13 : vector<16xf32>
        vector.store %252, %out[%250] : memref<?xf32>, vector<16xf32>
      } else {
        %253 = arith.addi %245, %c22 : index
        vector.store %78#13, %out[%253] : memref<?xf32>, vector<16xf32>
      }
    }
    %254 = arith.cmpi slt, %31, %14 : index
    scf.if %254 {
      %255 = arith.muli %31, %outputFeatures : index
      %256 = arith.muli %3, %c4 : index
      %257 = arith.addi %255, %256 : index
      scf.if %0 {
        %258 = arith.addi %257, %c7 : index
        %259 = vector.load %residual[%258] : memref<?xf32>, vector<16xf32>
        %260 = arith.addf %259, %78#14 : vector<16xf32>
        vector.store %260, %out[%258] : memref<?xf32>, vector<16xf32>
      } else {
        %261 = arith.addi %257, %c7 : index
        vector.store %78#14, %out[%261] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %262 = arith.addi %257, %c22 : index
        %263 = vector.load %residual[%262] : memref<?xf32>, vector<16xf32>
        %264 = arith.addf %263, %78#15 : vector<16xf32>
        vector.store %264, %out[%262] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %257, %c22 : index
        vector.store %78#15, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
    %266 = arith.cmpi slt, %33, %14 : index
    scf.if %266 {
      %267 = arith.muli %33, %outputFeatures : index
      %268 = arith.muli %3, %c4 : index
      %269 = arith.addi %267, %268 : index
      scf.if %0 {
        %270 = arith.addi %269, %c7 : index
        %271 = vector.load %residual[%270] : memref<?xf32>, vector<16xf32>
        %272 = arith.addf %271, %78#16 : vector<16xf32>
        vector.store %272, %out[%270] : memref<?xf32>, vector<16xf32>
      } else {
        %273 = arith.addi %269, %c7 : index
        vector.store %78#16, %out[%273] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %274 = arith.addi %269, %c22 : index
        %275 = vector.load %residual[%274] : memref<?xf32>, vector<16xf32>
        %276 = arith.addf %275, %78#17 : vector<16xf32>
        vector.store %276, %out[%274] : memref<?xf32>, vector<16xf32>
      } else {
        %277 = arith.addi %269, %c22 : index
        vector.store %78#17, %out[%277] : memref<?xf32>, vector<16xf32>
      }
    }
    %278 = arith.cmpi slt, %35, %14 : index
    scf.if %278 {
      %279 = arith.muli %35, %outputFeatures : index
      %280 = arith.muli %3, %c4 : index
      %281 = arith.addi %279, %280 : index
      scf.if %0 {
        %282 = arith.addi %281, %c7 : index
        %283 = vector.load %residual[%282] : memref<?xf32>, vector<16xf32>
        %284 = arith.addf %283, %78#18 : vector<16xf32>
        vector.store %284, %out[%282] : memref<?xf32>, vector<16xf32>
      } else {
        %285 = arith.addi %281, %c7 : index
        vector.store %78#18, %out[%285] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %286 = arith.addi %281, %c22 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %78#19 : vector<16xf32>
        vector.store %288, %out[%286] : memref<?xf32>, vector<16xf32>
      } else {
        %289 = arith.addi %281, %c22 : index
        vector.store %78#19, %out[%289] : memref<?xf32>, vector<16xf32>
      }
    }
    %290 = arith.cmpi slt, %37, %14 : index
    scf.if %290 {
      %291 = arith.muli %37, %outputFeatures : index
      %292 = arith.muli %3, %c4 : index
      %293 = arith.addi %291, %292 : index
      scf.if %0 {
        %294 = arith.addi %293, %c7 : index
        %295 = vector.load %residual[%294] : memref<?xf32>, vector<16xf32>
        %296 = arith.addf %295, %78#20 : vector<16xf32>
        vector.store %296, %out[%294] : memref<?xf32>, vector<16xf32>
      } else {
        %297 = arith.addi %293, %c7 : index
        vector.store %78#20, %out[%297] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %298 = arith.addi %293, %c22 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %78#21 : vector<16xf32>
        vector.store %300, %out[%298] : memref<?xf32>, vector<16xf32>
      } else {
        %301 = arith.addi %293, %c22 : index
        vector.store %78#21, %out[%301] : memref<?xf32>, vector<16xf32>
      }
    }
    %302 = arith.cmpi slt, %39, %14 : index
    scf.if %302 {
      %303 = arith.muli %39, %outputFeatures : index
      %304 = arith.muli %3, %c4 : index
      %305 = arith.addi %303, %304 : index
      scf.if %0 {
        %306 = arith.addi %305, %c7 : index
        %307 = vector.load %residual[%306] : memref<?xf32>, vector<16xf32>
        %308 = arith.addf %307, %78#22 : vector<16xf32>
        vector.store %308, %out[%306] : memref<?xf32>, vector<16xf32>
      } else {
        %309 = arith.addi %305, %c7 : index
        vector.store %78#22, %out[%309] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %310 = arith.addi %305, %c22 : index
        %311 = vector.load %residual[%310] : memref<?xf32>, vector<16xf32>
        %312 = arith.addf %311, %78#23 : vector<16xf32>
        vector.store %312, %out[%310] : memref<?xf32>, vector<16xf32>
      } else {
        %313 = arith.addi %305, %c22 : index
        vector.store %78#23, %out[%313] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
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
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant 16 : index
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
      %85 = arith.addi %80, %c4 : index
      %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
      %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
      %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
      %89 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
      %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
      %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
      %92 = arith.addi %81, %c4 : index
      %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
      %94 = vector.bitcast %93 : vector<32xi8> to vector<16xf16>
      %95 = arith.extf %94 : vector<16xf16> to vector<16xf32>
      %96 = arith.muli %53, %c4 : index
      %122:24 = scf.for %97 = %c7 to %c16 step %c1 iter_args(%98 = %54, %99 = %55, %100 = %56, %101 = %57, %102 = %58, %103 = %59, %104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76, %121 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %123 = arith.muli %97, %c12 : index
        %124 = arith.addi %96, %123 : index
        %125 = arith.addi %80, %c21 : index
        %126 = arith.muli %97, %c4 : index
        %127 = arith.addi %125, %126 : index
        %128 = arith.addi %127, %c7 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.andi %130, %c22 : vector<16xi32>
        %132 = arith.shrui %130, %c23 : vector<16xi32>
        %133 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %134 = math.fma %133, %84, %88 : vector<16xf32>
        %135 = arith.addi %81, %c21 : index
        %136 = arith.addi %135, %126 : index
        %137 = arith.addi %136, %c7 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.andi %139, %c22 : vector<16xi32>
        %141 = arith.shrui %139, %c23 : vector<16xi32>
        %142 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %91, %95 : vector<16xf32>
        %144 = arith.addi %124, %c7 : index
        %145:24 = func.call @linear_q4_1_r12p2__cpu.0(%41, %144, %x, %134, %98, %143, %99, %42, %100, %101, %43, %102, %103, %44, %104, %105, %45, %106, %107, %46, %108, %109, %47, %110, %111, %48, %112, %113, %49, %114, %115, %50, %116, %117, %51, %118, %119, %52, %120, %121) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %146 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %84, %88 : vector<16xf32>
        %148 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %149 = math.fma %148, %91, %95 : vector<16xf32>
        %150 = arith.addi %124, %c1 : index
        %151:24 = func.call @linear_q4_1_r12p2__cpu.0(%41, %150, %x, %147, %145#0, %149, %145#1, %42, %145#2, %145#3, %43, %145#4, %145#5, %44, %145#6, %145#7, %45, %145#8, %145#9, %46, %145#10, %145#11, %47, %145#12, %145#13, %48, %145#14, %145#15, %49, %145#16, %145#17, %50, %145#18, %145#19, %51, %145#20, %145#21, %52, %145#22, %145#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %152 = arith.addi %127, %c24 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.andi %154, %c22 : vector<16xi32>
        %156 = arith.shrui %154, %c23 : vector<16xi32>
        %157 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %84, %88 : vector<16xf32>
        %159 = arith.addi %136, %c24 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.andi %161, %c22 : vector<16xi32>
        %163 = arith.shrui %161, %c23 : vector<16xi32>
        %164 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %91, %95 : vector<16xf32>
        %166 = arith.addi %124, %c6 : index
        %167:24 = func.call @linear_q4_1_r12p2__cpu.0(%41, %166, %x, %158, %151#0, %165, %151#1, %42, %151#2, %151#3, %43, %151#4, %151#5, %44, %151#6, %151#7, %45, %151#8, %151#9, %46, %151#10, %151#11, %47, %151#12, %151#13, %48, %151#14, %151#15, %49, %151#16, %151#17, %50, %151#18, %151#19, %51, %151#20, %151#21, %52, %151#22, %151#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %168 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %84, %88 : vector<16xf32>
        %170 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %91, %95 : vector<16xf32>
        %172 = arith.addi %124, %c11 : index
        %173:24 = func.call @linear_q4_1_r12p2__cpu.0(%41, %172, %x, %169, %167#0, %171, %167#1, %42, %167#2, %167#3, %43, %167#4, %167#5, %44, %167#6, %167#7, %45, %167#8, %167#9, %46, %167#10, %167#11, %47, %167#12, %167#13, %48, %167#14, %167#15, %49, %167#16, %167#17, %50, %167#18, %167#19, %51, %167#20, %167#21, %52, %167#22, %167#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %173#0, %173#1, %173#2, %173#3, %173#4, %173#5, %173#6, %173#7, %173#8, %173#9, %173#10, %173#11, %173#12, %173#13, %173#14, %173#15, %173#16, %173#17, %173#18, %173#19, %173#20, %173#21, %173#22, %173#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %122#0, %122#1, %122#2, %122#3, %122#4, %122#5, %122#6, %122#7, %122#8, %122#9, %122#10, %122#11, %122#12, %122#13, %122#14, %122#15, %122#16, %122#17, %122#18, %122#19, %122#20, %122#21, %122#22, %122#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %174 = arith.cmpi slt, %17, %14 : index
    scf.if %174 {
      %175 = arith.muli %17, %outputFeatures : index
      %176 = arith.muli %3, %c4 : index
      %177 = arith.addi %175, %176 : index
      scf.if %0 {
        %178 = arith.addi %177, %c7 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %78#0 : vector<16xf32>
        vector.store %180, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %181 = arith.addi %177, %c7 : index
        vector.store %78#0, %out[%181] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %182 = arith.addi %177, %c24 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %78#1 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %177, %c24 : index
        vector.store %78#1, %out[%185] : memref<?xf32>, vector<16xf32>
      }
    }
    %186 = arith.cmpi slt, %19, %14 : index
    scf.if %186 {
      %187 = arith.muli %19, %outputFeatures : index
      %188 = arith.muli %3, %c4 : index
      %189 = arith.addi %187, %188 : index
      scf.if %0 {
        %190 = arith.addi %189, %c7 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %78#2 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %189, %c7 : index
        vector.store %78#2, %out[%193] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %194 = arith.addi %189, %c24 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %78#3 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %189, %c24 : index
        vector.store %78#3, %out[%197] : memref<?xf32>, vector<16xf32>
      }
    }
    %198 = arith.cmpi slt, %21, %14 : index
    scf.if %198 {
      %199 = arith.muli %21, %outputFeatures : index
      %200 = arith.muli %3, %c4 : index
      %201 = arith.addi %199, %200 : index
      scf.if %0 {
        %202 = arith.addi %201, %c7 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %78#4 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %201, %c7 : index
        vector.store %78#4, %out[%205] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %206 = arith.addi %201, %c24 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %78#5 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %201, %c24 : index
        vector.store %78#5, %out[%209] : memref<?xf32>, vector<16xf32>
      }
    }
    %210 = arith.cmpi slt, %23, %14 : index
    scf.if %210 {
      %211 = arith.muli %23, %outputFeatures : index
      %212 = arith.muli %3, %c4 : index
      %213 = arith.addi %211, %212 : index
      scf.if %0 {
        %214 = arith.addi %213, %c7 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %78#6 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %213, %c7 : index
        vector.store %78#6, %out[%217] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %218 = arith.addi %213, %c24 : index
        %219 = vector.load %residual[%218] : memref<?xf32>, vector<16xf32>
        %220 = arith.addf %219, %78#7 : vector<16xf32>
        vector.store %220, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %221 = arith.addi %213, %c24 : index
        vector.store %78#7, %out[%221] : memref<?xf32>, vector<16xf32>
      }
    }
    %222 = arith.cmpi slt, %25, %14 : index
    scf.if %222 {
      %223 = arith.muli %25, %outputFeatures : index
      %224 = arith.muli %3, %c4 : index
      %225 = arith.addi %223, %224 : index
      scf.if %0 {
        %226 = arith.addi %225, %c7 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %78#8 : vector<16xf32>
        vector.store %228, %out[%226] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %225, %c7 : index
        vector.store %78#8, %out[%229] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %230 = arith.addi %225, %c24 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %78#9 : vector<16xf32>
        vector.store %232, %out[%230] : memref<?xf32>, vector<16xf32>
      } else {
        %233 = arith.addi %225, %c24 : index
        vector.store %78#9, %out[%233] : memref<?xf32>, vector<16xf32>
      }
    }
    %234 = arith.cmpi slt, %27, %14 : index
    scf.if %234 {
      %235 = arith.muli %27, %outputFeatures : index
      %236 = arith.muli %3, %c4 : index
      %237 = arith.addi %235, %236 : index
      scf.if %0 {
        %238 = arith.addi %237, %c7 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %78#10 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %237, %c7 : index
        vector.store %78#10, %out[%241] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %242 = arith.addi %237, %c24 : index
        %243 = vector.load %residual[%242] : memref<?xf32>, vector<16xf32>
        %244 = arith.addf %243, %78#11 : vector<16xf32>
        vector.store %244, %out[%242] : memref<?xf32>, vector<16xf32>
      } else {
        %245 = arith.addi %237, %c24 : index
        vector.store %78#11, %out[%245] : memref<?xf32>, vector<16xf32>
      }
    }
    %246 = arith.cmpi slt, %29, %14 : index
    scf.if %246 {
      %247 = arith.muli %29, %outputFeatures : index
      %248 = arith.muli %3, %c4 : index
      %249 = arith.addi %247, %248 : index
      scf.if %0 {
        %250 = arith.addi %249, %c7 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %78#12 : vector<16xf32>
        vector.store %252, %out[%250] : memref<?xf32>, vector<16xf32>
      } else {
        %253 = arith.addi %249, %c7 : index
        vector.store %78#12, %out[%253] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %254 = arith.addi %249, %c24 : index
        %255 = vector.load %residual[%254] : memref<?xf32>, vector<16xf32>
        %256 = arith.addf %255, %78#13 : vector<16xf32>
        vector.store %256, %out[%254] : memref<?xf32>, vector<16xf32>
      } else {
        %257 = arith.addi %249, %c24 : index
        vector.store %78#13, %out[%257] : memref<?xf32>, vector<16xf32>
      }
    }
    %258 = arith.cmpi slt, %31, %14 : index
    scf.if %258 {
      %259 = arith.muli %31, %outputFeatures : index
      %260 = arith.muli %3, %c4 : index
      %261 = arith.addi %259, %260 : index
      scf.if %0 {
        %262 = arith.addi %261, %c7 : index
        %263 = vector.load %residual[%262] : memref<?xf32>, vector<16xf32>
        %264 = arith.addf %263, %78#14 : vector<16xf32>
        vector.store %264, %out[%262] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %261, %c7 : index
        vector.store %78#14, %out[%265] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %266 = arith.addi %261, %c24 : index
        %267 = vector.load %residual[%266] : memref<?xf32>, vector<16xf32>
        %268 = arith.addf %267, %78#15 : vector<16xf32>
        vector.store %268, %out[%266] : memref<?xf32>, vector<16xf32>
      } else {
        %269 = arith.addi %261, %c24 : index
        vector.store %78#15, %out[%269] : memref<?xf32>, vector<16xf32>
      }
    }
    %270 = arith.cmpi slt, %33, %14 : index
    scf.if %270 {
      %271 = arith.muli %33, %outputFeatures : index
      %272 = arith.muli %3, %c4 : index
      %273 = arith.addi %271, %272 : index
      scf.if %0 {
        %274 = arith.addi %273, %c7 : index
        %275 = vector.load %residual[%274] : memref<?xf32>, vector<16xf32>
        %276 = arith.addf %275, %78#16 : vector<16xf32>
        vector.store %276, %out[%274] : memref<?xf32>, vector<16xf32>
      } else {
        %277 = arith.addi %273, %c7 : index
        vector.store %78#16, %out[%277] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %278 = arith.addi %273, %c24 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %78#17 : vector<16xf32>
        vector.store %280, %out[%278] : memref<?xf32>, vector<16xf32>
      } else {
        %281 = arith.addi %273, %c24 : index
        vector.store %78#17, %out[%281] : memref<?xf32>, vector<16xf32>
      }
    }
    %282 = arith.cmpi slt, %35, %14 : index
    scf.if %282 {
      %283 = arith.muli %35, %outputFeatures : index
      %284 = arith.muli %3, %c4 : index
      %285 = arith.addi %283, %284 : index
      scf.if %0 {
        %286 = arith.addi %285, %c7 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %78#18 : vector<16xf32>
        vector.store %288, %out[%286] : memref<?xf32>, vector<16xf32>
      } else {
        %289 = arith.addi %285, %c7 : index
        vector.store %78#18, %out[%289] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %290 = arith.addi %285, %c24 : index
        %291 = vector.load %residual[%290] : memref<?xf32>, vector<16xf32>
        %292 = arith.addf %291, %78#19 : vector<16xf32>
        vector.store %292, %out[%290] : memref<?xf32>, vector<16xf32>
      } else {
        %293 = arith.addi %285, %c24 : index
        vector.store %78#19, %out[%293] : memref<?xf32>, vector<16xf32>
      }
    }
    %294 = arith.cmpi slt, %37, %14 : index
    scf.if %294 {
      %295 = arith.muli %37, %outputFeatures : index
      %296 = arith.muli %3, %c4 : index
      %297 = arith.addi %295, %296 : index
      scf.if %0 {
        %298 = arith.addi %297, %c7 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %78#20 : vector<16xf32>
        vector.store %300, %out[%298] : memref<?xf32>, vector<16xf32>
      } else {
        %301 = arith.addi %297, %c7 : index
        vector.store %78#20, %out[%301] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %302 = arith.addi %297, %c24 : index
        %303 = vector.load %residual[%302] : memref<?xf32>, vector<16xf32>
        %304 = arith.addf %303, %78#21 : vector<16xf32>
        vector.store %304, %out[%302] : memref<?xf32>, vector<16xf32>
      } else {
        %305 = arith.addi %297, %c24 : index
        vector.store %78#21, %out[%305] : memref<?xf32>, vector<16xf32>
      }
    }
    %306 = arith.cmpi slt, %39, %14 : index
    scf.if %306 {
      %307 = arith.muli %39, %outputFeatures : index
      %308 = arith.muli %3, %c4 : index
      %309 = arith.addi %307, %308 : index
      scf.if %0 {
        %310 = arith.addi %309, %c7 : index
        %311 = vector.load %residual[%310] : memref<?xf32>, vector<16xf32>
        %312 = arith.addf %311, %78#22 : vector<16xf32>
        vector.store %312, %out[%310] : memref<?xf32>, vector<16xf32>
      } else {
        %313 = arith.addi %309, %c7 : index
        vector.store %78#22, %out[%313] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %314 = arith.addi %309, %c24 : index
        %315 = vector.load %residual[%314] : memref<?xf32>, vector<16xf32>
        %316 = arith.addf %315, %78#23 : vector<16xf32>
        vector.store %316, %out[%314] : memref<?xf32>, vector<16xf32>
      } else {
        %317 = arith.addi %309, %c24 : index
        vector.store %78#23, %out[%317] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

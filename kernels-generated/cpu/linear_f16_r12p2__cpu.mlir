// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
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
  %c21 = arith.constant 128 : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
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
      %82 = arith.muli %53, %c4 : index
      %108:24 = scf.for %83 = %c7 to %c12 step %c1 iter_args(%84 = %54, %85 = %55, %86 = %56, %87 = %57, %88 = %58, %89 = %59, %90 = %60, %91 = %61, %92 = %62, %93 = %63, %94 = %64, %95 = %65, %96 = %66, %97 = %67, %98 = %68, %99 = %69, %100 = %70, %101 = %71, %102 = %72, %103 = %73, %104 = %74, %105 = %75, %106 = %76, %107 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %109 = arith.muli %83, %c12 : index
        %110 = arith.addi %82, %109 : index
        %111 = arith.muli %83, %c21 : index
        %112 = arith.addi %80, %111 : index
        %113 = arith.addi %112, %c7 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xf16>
        %116 = arith.extf %115 : vector<16xf16> to vector<16xf32>
        %117 = arith.addi %81, %111 : index
        %118 = arith.addi %117, %c7 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<32xi8>
        %120 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
        %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
        %122 = arith.addi %110, %c7 : index
        %123:24 = func.call @linear_f16_r12p2__cpu.0(%41, %122, %x, %116, %84, %121, %85, %42, %86, %87, %43, %88, %89, %44, %90, %91, %45, %92, %93, %46, %94, %95, %47, %96, %97, %48, %98, %99, %49, %100, %101, %50, %102, %103, %51, %104, %105, %52, %106, %107) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %124 = arith.addi %112, %c22 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<32xi8>
        %126 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
        %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
        %128 = arith.addi %117, %c22 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<32xi8>
        %130 = vector.bitcast %129 : vector<32xi8> to vector<16xf16>
        %131 = arith.extf %130 : vector<16xf16> to vector<16xf32>
        %132 = arith.addi %110, %c1 : index
        %133:24 = func.call @linear_f16_r12p2__cpu.0(%41, %132, %x, %127, %123#0, %131, %123#1, %42, %123#2, %123#3, %43, %123#4, %123#5, %44, %123#6, %123#7, %45, %123#8, %123#9, %46, %123#10, %123#11, %47, %123#12, %123#13, %48, %123#14, %123#15, %49, %123#16, %123#17, %50, %123#18, %123#19, %51, %123#20, %123#21, %52, %123#22, %123#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %134 = arith.addi %112, %c23 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
        %136 = vector.bitcast %135 : vector<32xi8> to vector<16xf16>
        %137 = arith.extf %136 : vector<16xf16> to vector<16xf32>
        %138 = arith.addi %117, %c23 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<32xi8>
        %140 = vector.bitcast %139 : vector<32xi8> to vector<16xf16>
        %141 = arith.extf %140 : vector<16xf16> to vector<16xf32>
        %142 = arith.addi %110, %c6 : index
        %143:24 = func.call @linear_f16_r12p2__cpu.0(%41, %142, %x, %137, %133#0, %141, %133#1, %42, %133#2, %133#3, %43, %133#4, %133#5, %44, %133#6, %133#7, %45, %133#8, %133#9, %46, %133#10, %133#11, %47, %133#12, %133#13, %48, %133#14, %133#15, %49, %133#16, %133#17, %50, %133#18, %133#19, %51, %133#20, %133#21, %52, %133#22, %133#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %144 = arith.addi %112, %c24 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<32xi8>
        %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
        %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
        %148 = arith.addi %117, %c24 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<32xi8>
        %150 = vector.bitcast %149 : vector<32xi8> to vector<16xf16>
        %151 = arith.extf %150 : vector<16xf16> to vector<16xf32>
        %152 = arith.addi %110, %c11 : index
        %153:24 = func.call @linear_f16_r12p2__cpu.0(%41, %152, %x, %147, %143#0, %151, %143#1, %42, %143#2, %143#3, %43, %143#4, %143#5, %44, %143#6, %143#7, %45, %143#8, %143#9, %46, %143#10, %143#11, %47, %143#12, %143#13, %48, %143#14, %143#15, %49, %143#16, %143#17, %50, %143#18, %143#19, %51, %143#20, %143#21, %52, %143#22, %143#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %153#0, %153#1, %153#2, %153#3, %153#4, %153#5, %153#6, %153#7, %153#8, %153#9, %153#10, %153#11, %153#12, %153#13, %153#14, %153#15, %153#16, %153#17, %153#18, %153#19, %153#20, %153#21, %153#22, %153#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %108#0, %108#1, %108#2, %108#3, %108#4, %108#5, %108#6, %108#7, %108#8, %108#9, %108#10, %108#11, %108#12, %108#13, %108#14, %108#15, %108#16, %108#17, %108#18, %108#19, %108#20, %108#21, %108#22, %108#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %154 = arith.cmpi slt, %17, %14 : index
    scf.if %154 {
      %155 = arith.muli %17, %outputFeatures : index
      %156 = arith.muli %3, %c22 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %78#0 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c7 : index
        vector.store %78#0, %out[%161] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %162 = arith.addi %157, %c4 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %78#1 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %157, %c4 : index
        vector.store %78#1, %out[%165] : memref<?xf32>, vector<16xf32>
      }
    }
    %166 = arith.cmpi slt, %19, %14 : index
    scf.if %166 {
      %167 = arith.muli %19, %outputFeatures : index
      %168 = arith.muli %3, %c22 : index
      %169 = arith.addi %167, %168 : index
      scf.if %0 {
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %residual[%170] : memref<?xf32>, vector<16xf32>
        %172 = arith.addf %171, %78#2 : vector<16xf32>
        vector.store %172, %out[%170] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %169, %c7 : index
        vector.store %78#2, %out[%173] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %174 = arith.addi %169, %c4 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %78#3 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %169, %c4 : index
        vector.store %78#3, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
    %178 = arith.cmpi slt, %21, %14 : index
    scf.if %178 {
      %179 = arith.muli %21, %outputFeatures : index
      %180 = arith.muli %3, %c22 : index
      %181 = arith.addi %179, %180 : index
      scf.if %0 {
        %182 = arith.addi %181, %c7 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %78#4 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %181, %c7 : index
        vector.store %78#4, %out[%185] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %186 = arith.addi %181, %c4 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %78#5 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %181, %c4 : index
        vector.store %78#5, %out[%189] : memref<?xf32>, vector<16xf32>
      }
    }
    %190 = arith.cmpi slt, %23, %14 : index
    scf.if %190 {
      %191 = arith.muli %23, %outputFeatures : index
      %192 = arith.muli %3, %c22 : index
      %193 = arith.addi %191, %192 : index
      scf.if %0 {
        %194 = arith.addi %193, %c7 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %78#6 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %193, %c7 : index
        vector.store %78#6, %out[%197] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %198 = arith.addi %193, %c4 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %78#7 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %193, %c4 : index
        vector.store %78#7, %out[%201] : memref<?xf32>, vector<16xf32>
      }
    }
    %202 = arith.cmpi slt, %25, %14 : index
    scf.if %202 {
      %203 = arith.muli %25, %outputFeatures : index
      %204 = arith.muli %3, %c22 : index
      %205 = arith.addi %203, %204 : index
      scf.if %0 {
        %206 = arith.addi %205, %c7 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %78#8 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %205, %c7 : index
        vector.store %78#8, %out[%209] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %210 = arith.addi %205, %c4 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %78#9 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %205, %c4 : index
        vector.store %78#9, %out[%213] : memref<?xf32>, vector<16xf32>
      }
    }
    %214 = arith.cmpi slt, %27, %14 : index
    scf.if %214 {
      %215 = arith.muli %27, %outputFeatures : index
      %216 = arith.muli %3, %c22 : index
      %217 = arith.addi %215, %216 : index
      scf.if %0 {
        %218 = arith.addi %217, %c7 : index
        %219 = vector.load %residual[%218] : memref<?xf32>, vector<16xf32>
        %220 = arith.addf %219, %78#10 : vector<16xf32>
        vector.store %220, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %221 = arith.addi %217, %c7 : index
        vector.store %78#10, %out[%221] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %222 = arith.addi %217, %c4 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %78#11 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %217, %c4 : index
        vector.store %78#11, %out[%225] : memref<?xf32>, vector<16xf32>
      }
    }
    %226 = arith.cmpi slt, %29, %14 : index
    scf.if %226 {
      %227 = arith.muli %29, %outputFeatures : index
      %228 = arith.muli %3, %c22 : index
      %229 = arith.addi %227, %228 : index
      scf.if %0 {
        %230 = arith.addi %229, %c7 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %78#12 : vector<16xf32>
        vector.store %232, %out[%230] : memref<?xf32>, vector<16xf32>
      } else {
        %233 = arith.addi %229, %c7 : index
        vector.store %78#12, %out[%233] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %234 = arith.addi %229, %c4 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %78#13 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %229, %c4 : index
        vector.store %78#13, %out[%237] : memref<?xf32>, vector<16xf32>
      }
    }
    %238 = arith.cmpi slt, %31, %14 : index
    scf.if %238 {
      %239 = arith.muli %31, %outputFeatures : index
      %240 = arith.muli %3, %c22 : index
      %241 = arith.addi %239, %240 : index
      scf.if %0 {
        %242 = arith.addi %241, %c7 : index
        %243 = vector.load %residual[%242] : memref<?xf32>, vector<16xf32>
        %244 = arith.addf %243, %78#14 : vector<16xf32>
        vector.store %244, %out[%242] : memref<?xf32>, vector<16xf32>
      } else {
        %245 = arith.addi %241, %c7 : index
        vector.store %78#14, %out[%245] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %246 = arith.addi %241, %c4 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %78#15 : vector<16xf32>
        vector.store %248, %out[%246] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %241, %c4 : index
        vector.store %78#15, %out[%249] : memref<?xf32>, vector<16xf32>
      }
    }
    %250 = arith.cmpi slt, %33, %14 : index
    scf.if %250 {
      %251 = arith.muli %33, %outputFeatures : index
      %252 = arith.muli %3, %c22 : index
      %253 = arith.addi %251, %252 : index
      scf.if %0 {
        %254 = arith.addi %253, %c7 : index
        %255 = vector.load %residual[%254] : memref<?xf32>, vector<16xf32>
        %256 = arith.addf %255, %78#16 : vector<16xf32>
        vector.store %256, %out[%254] : memref<?xf32>, vector<16xf32>
      } else {
        %257 = arith.addi %253, %c7 : index
        vector.store %78#16, %out[%257] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %258 = arith.addi %253, %c4 : index
        %259 = vector.load %residual[%258] : memref<?xf32>, vector<16xf32>
        %260 = arith.addf %259, %78#17 : vector<16xf32>
        vector.store %260, %out[%258] : memref<?xf32>, vector<16xf32>
      } else {
        %261 = arith.addi %253, %c4 : index
        vector.store %78#17, %out[%261] : memref<?xf32>, vector<16xf32>
      }
    }
    %262 = arith.cmpi slt, %35, %14 : index
    scf.if %262 {
      %263 = arith.muli %35, %outputFeatures : index
      %264 = arith.muli %3, %c22 : index
      %265 = arith.addi %263, %264 : index
      scf.if %0 {
        %266 = arith.addi %265, %c7 : index
        %267 = vector.load %residual[%266] : memref<?xf32>, vector<16xf32>
        %268 = arith.addf %267, %78#18 : vector<16xf32>
        vector.store %268, %out[%266] : memref<?xf32>, vector<16xf32>
      } else {
        %269 = arith.addi %265, %c7 : index
        vector.store %78#18, %out[%269] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %270 = arith.addi %265, %c4 : index
        %271 = vector.load %residual[%270] : memref<?xf32>, vector<16xf32>
        %272 = arith.addf %271, %78#19 : vector<16xf32>
        vector.store %272, %out[%270] : memref<?xf32>, vector<16xf32>
      } else {
        %273 = arith.addi %265, %c4 : index
        vector.store %78#19, %out[%273] : memref<?xf32>, vector<16xf32>
      }
    }
    %274 = arith.cmpi slt, %37, %14 : index
    scf.if %274 {
      %275 = arith.muli %37, %outputFeatures : index
      %276 = arith.muli %3, %c22 : index
      %277 = arith.addi %275, %276 : index
      scf.if %0 {
        %278 = arith.addi %277, %c7 : index
        %279 = vector.load %residual[%278] : memref<?xf32>, vector<16xf32>
        %280 = arith.addf %279, %78#20 : vector<16xf32>
        vector.store %280, %out[%278] : memref<?xf32>, vector<16xf32>
      } else {
        %281 = arith.addi %277, %c7 : index
        vector.store %78#20, %out[%281] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %282 = arith.addi %277, %c4 : index
        %283 = vector.load %residual[%282] : memref<?xf32>, vector<16xf32>
        %284 = arith.addf %283, %78#21 : vector<16xf32>
        vector.store %284, %out[%282] : memref<?xf32>, vector<16xf32>
      } else {
        %285 = arith.addi %277, %c4 : index
        vector.store %78#21, %out[%285] : memref<?xf32>, vector<16xf32>
      }
    }
    %286 = arith.cmpi slt, %39, %14 : index
    scf.if %286 {
      %287 = arith.muli %39, %outputFeatures : index
      %288 = arith.muli %3, %c22 : index
      %289 = arith.addi %287, %288 : index
      scf.if %0 {
        %290 = arith.addi %289, %c7 : index
        %291 = vector.load %residual[%290] : memref<?xf32>, vector<16xf32>
        %292 = arith.addf %291, %78#22 : vector<16xf32>
        vector.store %292, %out[%290] : memref<?xf32>, vector<16xf32>
      } else {
        %293 = arith.addi %289, %c7 : index
        vector.store %78#22, %out[%293] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %294 = arith.addi %289, %c4 : index
        %295 = vector.load %residual[%294] : memref<?xf32>, vector<16xf32>
        %296 = arith.addf %295, %78#23 : vector<16xf32>
        vector.store %296, %out[%294] : memref<?xf32>, vector<16xf32>
      } else {
        %297 = arith.addi %289, %c4 : index
        vector.store %78#23, %out[%297] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

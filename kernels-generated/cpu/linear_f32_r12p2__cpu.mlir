// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f32_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
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
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 128 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 32 : index
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
        %114 = vector.load %w[%113] : memref<?xi8>, vector<64xi8>
        %115 = vector.bitcast %114 : vector<64xi8> to vector<16xf32>
        %116 = arith.addi %81, %111 : index
        %117 = arith.addi %116, %c7 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<64xi8>
        %119 = vector.bitcast %118 : vector<64xi8> to vector<16xf32>
        %120 = arith.addi %110, %c7 : index
        %121:24 = func.call @linear_f32_r12p2__cpu.0(%41, %120, %x, %115, %84, %119, %85, %42, %86, %87, %43, %88, %89, %44, %90, %91, %45, %92, %93, %46, %94, %95, %47, %96, %97, %48, %98, %99, %49, %100, %101, %50, %102, %103, %51, %104, %105, %52, %106, %107) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %122 = arith.addi %112, %c22 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<64xi8>
        %124 = vector.bitcast %123 : vector<64xi8> to vector<16xf32>
        %125 = arith.addi %116, %c22 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<64xi8>
        %127 = vector.bitcast %126 : vector<64xi8> to vector<16xf32>
        %128 = arith.addi %110, %c1 : index
        %129:24 = func.call @linear_f32_r12p2__cpu.0(%41, %128, %x, %124, %121#0, %127, %121#1, %42, %121#2, %121#3, %43, %121#4, %121#5, %44, %121#6, %121#7, %45, %121#8, %121#9, %46, %121#10, %121#11, %47, %121#12, %121#13, %48, %121#14, %121#15, %49, %121#16, %121#17, %50, %121#18, %121#19, %51, %121#20, %121#21, %52, %121#22, %121#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %130 = arith.addi %112, %c23 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<64xi8>
        %132 = vector.bitcast %131 : vector<64xi8> to vector<16xf32>
        %133 = arith.addi %116, %c23 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<64xi8>
        %135 = vector.bitcast %134 : vector<64xi8> to vector<16xf32>
        %136 = arith.addi %110, %c6 : index
        %137:24 = func.call @linear_f32_r12p2__cpu.0(%41, %136, %x, %132, %129#0, %135, %129#1, %42, %129#2, %129#3, %43, %129#4, %129#5, %44, %129#6, %129#7, %45, %129#8, %129#9, %46, %129#10, %129#11, %47, %129#12, %129#13, %48, %129#14, %129#15, %49, %129#16, %129#17, %50, %129#18, %129#19, %51, %129#20, %129#21, %52, %129#22, %129#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %138 = arith.addi %112, %c24 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<64xi8>
        %140 = vector.bitcast %139 : vector<64xi8> to vector<16xf32>
        %141 = arith.addi %116, %c24 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<64xi8>
        %143 = vector.bitcast %142 : vector<64xi8> to vector<16xf32>
        %144 = arith.addi %110, %c11 : index
        %145:24 = func.call @linear_f32_r12p2__cpu.0(%41, %144, %x, %140, %137#0, %143, %137#1, %42, %137#2, %137#3, %43, %137#4, %137#5, %44, %137#6, %137#7, %45, %137#8, %137#9, %46, %137#10, %137#11, %47, %137#12, %137#13, %48, %137#14, %137#15, %49, %137#16, %137#17, %50, %137#18, %137#19, %51, %137#20, %137#21, %52, %137#22, %137#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %145#0, %145#1, %145#2, %145#3, %145#4, %145#5, %145#6, %145#7, %145#8, %145#9, %145#10, %145#11, %145#12, %145#13, %145#14, %145#15, %145#16, %145#17, %145#18, %145#19, %145#20, %145#21, %145#22, %145#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %108#0, %108#1, %108#2, %108#3, %108#4, %108#5, %108#6, %108#7, %108#8, %108#9, %108#10, %108#11, %108#12, %108#13, %108#14, %108#15, %108#16, %108#17, %108#18, %108#19, %108#20, %108#21, %108#22, %108#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %17, %14 : index
    scf.if %146 {
      %147 = arith.muli %17, %outputFeatures : index
      %148 = arith.muli %3, %c25 : index
      %149 = arith.addi %147, %148 : index
      scf.if %0 {
        %150 = arith.addi %149, %c7 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %78#0 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %149, %c7 : index
        vector.store %78#0, %out[%153] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %154 = arith.addi %149, %c4 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %78#1 : vector<16xf32>
        vector.store %156, %out[%154] : memref<?xf32>, vector<16xf32>
      } else {
        %157 = arith.addi %149, %c4 : index
        vector.store %78#1, %out[%157] : memref<?xf32>, vector<16xf32>
      }
    }
    %158 = arith.cmpi slt, %19, %14 : index
    scf.if %158 {
      %159 = arith.muli %19, %outputFeatures : index
      %160 = arith.muli %3, %c25 : index
      %161 = arith.addi %159, %160 : index
      scf.if %0 {
        %162 = arith.addi %161, %c7 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %78#2 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %161, %c7 : index
        vector.store %78#2, %out[%165] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %166 = arith.addi %161, %c4 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %78#3 : vector<16xf32>
        vector.store %168, %out[%166] : memref<?xf32>, vector<16xf32>
      } else {
        %169 = arith.addi %161, %c4 : index
        vector.store %78#3, %out[%169] : memref<?xf32>, vector<16xf32>
      }
    }
    %170 = arith.cmpi slt, %21, %14 : index
    scf.if %170 {
      %171 = arith.muli %21, %outputFeatures : index
      %172 = arith.muli %3, %c25 : index
      %173 = arith.addi %171, %172 : index
      scf.if %0 {
        %174 = arith.addi %173, %c7 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %78#4 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %173, %c7 : index
        vector.store %78#4, %out[%177] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %178 = arith.addi %173, %c4 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %78#5 : vector<16xf32>
        vector.store %180, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %181 = arith.addi %173, %c4 : index
        vector.store %78#5, %out[%181] : memref<?xf32>, vector<16xf32>
      }
    }
    %182 = arith.cmpi slt, %23, %14 : index
    scf.if %182 {
      %183 = arith.muli %23, %outputFeatures : index
      %184 = arith.muli %3, %c25 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %78#6 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %185, %c7 : index
        vector.store %78#6, %out[%189] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %190 = arith.addi %185, %c4 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %78#7 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %185, %c4 : index
        vector.store %78#7, %out[%193] : memref<?xf32>, vector<16xf32>
      }
    }
    %194 = arith.cmpi slt, %25, %14 : index
    scf.if %194 {
      %195 = arith.muli %25, %outputFeatures : index
      %196 = arith.muli %3, %c25 : index
      %197 = arith.addi %195, %196 : index
      scf.if %0 {
        %198 = arith.addi %197, %c7 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %78#8 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %197, %c7 : index
        vector.store %78#8, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %197, %c4 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %78#9 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %197, %c4 : index
        vector.store %78#9, %out[%205] : memref<?xf32>, vector<16xf32>
      }
    }
    %206 = arith.cmpi slt, %27, %14 : index
    scf.if %206 {
      %207 = arith.muli %27, %outputFeatures : index
      %208 = arith.muli %3, %c25 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %78#10 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %209, %c7 : index
        vector.store %78#10, %out[%213] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %214 = arith.addi %209, %c4 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %78#11 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %209, %c4 : index
        vector.store %78#11, %out[%217] : memref<?xf32>, vector<16xf32>
      }
    }
    %218 = arith.cmpi slt, %29, %14 : index
    scf.if %218 {
      %219 = arith.muli %29, %outputFeatures : index
      %220 = arith.muli %3, %c25 : index
      %221 = arith.addi %219, %220 : index
      scf.if %0 {
        %222 = arith.addi %221, %c7 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %78#12 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %221, %c7 : index
        vector.store %78#12, %out[%225] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %226 = arith.addi %221, %c4 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %78#13 : vector<16xf32>
        vector.store %228, %out[%226] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %221, %c4 : index
        vector.store %78#13, %out[%229] : memref<?xf32>, vector<16xf32>
      }
    }
    %230 = arith.cmpi slt, %31, %14 : index
    scf.if %230 {
      %231 = arith.muli %31, %outputFeatures : index
      %232 = arith.muli %3, %c25 : index
      %233 = arith.addi %231, %232 : index
      scf.if %0 {
        %234 = arith.addi %233, %c7 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %78#14 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %233, %c7 : index
        vector.store %78#14, %out[%237] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %238 = arith.addi %233, %c4 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %78#15 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %233, %c4 : index
        vector.store %78#15, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
    %242 = arith.cmpi slt, %33, %14 : index
    scf.if %242 {
      %243 = arith.muli %33, %outputFeatures : index
      %244 = arith.muli %3, %c25 : index
      %245 = arith.addi %243, %244 : index
      scf.if %0 {
        %246 = arith.addi %245, %c7 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %78#16 : vector<16xf32>
        vector.store %248, %out[%246] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %245, %c7 : index
        vector.store %78#16, %out[%249] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %250 = arith.addi %245, %c4 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %78#17 : vector<16xf32>
        vector.store %252, %out[%250] : memref<?xf32>, vector<16xf32>
      } else {
        %253 = arith.addi %245, %c4 : index
        vector.store %78#17, %out[%253] : memref<?xf32>, vector<16xf32>
      }
    }
    %254 = arith.cmpi slt, %35, %14 : index
    scf.if %254 {
      %255 = arith.muli %35, %outputFeatures : index
      %256 = arith.muli %3, %c25 : index
      %257 = arith.addi %255, %256 : index
      scf.if %0 {
        %258 = arith.addi %257, %c7 : index
        %259 = vector.load %residual[%258] : memref<?xf32>, vector<16xf32>
        %260 = arith.addf %259, %78#18 : vector<16xf32>
        vector.store %260, %out[%258] : memref<?xf32>, vector<16xf32>
      } else {
        %261 = arith.addi %257, %c7 : index
        vector.store %78#18, %out[%261] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %262 = arith.addi %257, %c4 : index
        %263 = vector.load %residual[%262] : memref<?xf32>, vector<16xf32>
        %264 = arith.addf %263, %78#19 : vector<16xf32>
        vector.store %264, %out[%262] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %257, %c4 : index
        vector.store %78#19, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
    %266 = arith.cmpi slt, %37, %14 : index
    scf.if %266 {
      %267 = arith.muli %37, %outputFeatures : index
      %268 = arith.muli %3, %c25 : index
      %269 = arith.addi %267, %268 : index
      scf.if %0 {
        %270 = arith.addi %269, %c7 : index
        %271 = vector.load %residual[%270] : memref<?xf32>, vector<16xf32>
        %272 = arith.addf %271, %78#20 : vector<16xf32>
        vector.store %272, %out[%270] : memref<?xf32>, vector<16xf32>
      } else {
        %273 = arith.addi %269, %c7 : index
        vector.store %78#20, %out[%273] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %274 = arith.addi %269, %c4 : index
        %275 = vector.load %residual[%274] : memref<?xf32>, vector<16xf32>
        %276 = arith.addf %275, %78#21 : vector<16xf32>
        vector.store %276, %out[%274] : memref<?xf32>, vector<16xf32>
      } else {
        %277 = arith.addi %269, %c4 : index
        vector.store %78#21, %out[%277] : memref<?xf32>, vector<16xf32>
      }
    }
    %278 = arith.cmpi slt, %39, %14 : index
    scf.if %278 {
      %279 = arith.muli %39, %outputFeatures : index
      %280 = arith.muli %3, %c25 : index
      %281 = arith.addi %279, %280 : index
      scf.if %0 {
        %282 = arith.addi %281, %c7 : index
        %283 = vector.load %residual[%282] : memref<?xf32>, vector<16xf32>
        %284 = arith.addf %283, %78#22 : vector<16xf32>
        vector.store %284, %out[%282] : memref<?xf32>, vector<16xf32>
      } else {
        %285 = arith.addi %281, %c7 : index
        vector.store %78#22, %out[%285] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %286 = arith.addi %281, %c4 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %78#23 : vector<16xf32>
        vector.store %288, %out[%286] : memref<?xf32>, vector<16xf32>
      } else {
        %289 = arith.addi %281, %c4 : index
        vector.store %78#23, %out[%289] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

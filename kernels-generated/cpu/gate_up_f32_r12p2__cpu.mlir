// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f32_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f32_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1024 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 12 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 128 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c25 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.addi %4, %c6 : index
  %8 = arith.muli %7, %1 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %3, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c9 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c6 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c4 : index
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
    %32 = arith.addi %14, %c15 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c16 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c17 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c18 : index
    %39 = arith.minsi %38, %15 : index
    %40 = arith.muli %17, %inputFeatures : index
    %41 = arith.muli %19, %inputFeatures : index
    %42 = arith.muli %21, %inputFeatures : index
    %43 = arith.muli %23, %inputFeatures : index
    %44 = arith.muli %25, %inputFeatures : index
    %45 = arith.muli %27, %inputFeatures : index
    %46 = arith.muli %29, %inputFeatures : index
    %47 = arith.muli %31, %inputFeatures : index
    %48 = arith.muli %33, %inputFeatures : index
    %49 = arith.muli %35, %inputFeatures : index
    %50 = arith.muli %37, %inputFeatures : index
    %51 = arith.muli %39, %inputFeatures : index
    %77:24 = scf.for %52 = %c5 to %0 step %c6 iter_args(%53 = %c19, %54 = %c19, %55 = %c19, %56 = %c19, %57 = %c19, %58 = %c19, %59 = %c19, %60 = %c19, %61 = %c19, %62 = %c19, %63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %78 = arith.muli %52, %c3 : index
      %79 = arith.addi %6, %78 : index
      %80 = arith.addi %8, %78 : index
      %81 = arith.muli %52, %c2 : index
      %107:24 = scf.for %82 = %c5 to %c11 step %c6 iter_args(%83 = %53, %84 = %54, %85 = %55, %86 = %56, %87 = %57, %88 = %58, %89 = %59, %90 = %60, %91 = %61, %92 = %62, %93 = %63, %94 = %64, %95 = %65, %96 = %66, %97 = %67, %98 = %68, %99 = %69, %100 = %70, %101 = %71, %102 = %72, %103 = %73, %104 = %74, %105 = %75, %106 = %76) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %108 = arith.muli %82, %c11 : index
        %109 = arith.addi %81, %108 : index
        %110 = arith.muli %82, %c20 : index
        %111 = arith.addi %79, %110 : index
        %112 = arith.addi %111, %c5 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<64xi8>
        %114 = vector.bitcast %113 : vector<64xi8> to vector<16xf32>
        %115 = arith.addi %80, %110 : index
        %116 = arith.addi %115, %c5 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
        %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
        %119 = arith.addi %109, %c5 : index
        %120:24 = func.call @gate_up_f32_r12p2__cpu.0(%40, %119, %x, %114, %83, %118, %84, %41, %85, %86, %42, %87, %88, %43, %89, %90, %44, %91, %92, %45, %93, %94, %46, %95, %96, %47, %97, %98, %48, %99, %100, %49, %101, %102, %50, %103, %104, %51, %105, %106) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %121 = arith.addi %111, %c21 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<64xi8>
        %123 = vector.bitcast %122 : vector<64xi8> to vector<16xf32>
        %124 = arith.addi %115, %c21 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<64xi8>
        %126 = vector.bitcast %125 : vector<64xi8> to vector<16xf32>
        %127 = arith.addi %109, %c6 : index
        %128:24 = func.call @gate_up_f32_r12p2__cpu.0(%40, %127, %x, %123, %120#0, %126, %120#1, %41, %120#2, %120#3, %42, %120#4, %120#5, %43, %120#6, %120#7, %44, %120#8, %120#9, %45, %120#10, %120#11, %46, %120#12, %120#13, %47, %120#14, %120#15, %48, %120#16, %120#17, %49, %120#18, %120#19, %50, %120#20, %120#21, %51, %120#22, %120#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %129 = arith.addi %111, %c22 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<64xi8>
        %131 = vector.bitcast %130 : vector<64xi8> to vector<16xf32>
        %132 = arith.addi %115, %c22 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<64xi8>
        %134 = vector.bitcast %133 : vector<64xi8> to vector<16xf32>
        %135 = arith.addi %109, %c4 : index
        %136:24 = func.call @gate_up_f32_r12p2__cpu.0(%40, %135, %x, %131, %128#0, %134, %128#1, %41, %128#2, %128#3, %42, %128#4, %128#5, %43, %128#6, %128#7, %44, %128#8, %128#9, %45, %128#10, %128#11, %46, %128#12, %128#13, %47, %128#14, %128#15, %48, %128#16, %128#17, %49, %128#18, %128#19, %50, %128#20, %128#21, %51, %128#22, %128#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %137 = arith.addi %111, %c23 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<64xi8>
        %139 = vector.bitcast %138 : vector<64xi8> to vector<16xf32>
        %140 = arith.addi %115, %c23 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<64xi8>
        %142 = vector.bitcast %141 : vector<64xi8> to vector<16xf32>
        %143 = arith.addi %109, %c10 : index
        %144:24 = func.call @gate_up_f32_r12p2__cpu.0(%40, %143, %x, %139, %136#0, %142, %136#1, %41, %136#2, %136#3, %42, %136#4, %136#5, %43, %136#6, %136#7, %44, %136#8, %136#9, %45, %136#10, %136#11, %46, %136#12, %136#13, %47, %136#14, %136#15, %48, %136#16, %136#17, %49, %136#18, %136#19, %50, %136#20, %136#21, %51, %136#22, %136#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %144#0, %144#1, %144#2, %144#3, %144#4, %144#5, %144#6, %144#7, %144#8, %144#9, %144#10, %144#11, %144#12, %144#13, %144#14, %144#15, %144#16, %144#17, %144#18, %144#19, %144#20, %144#21, %144#22, %144#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %107#0, %107#1, %107#2, %107#3, %107#4, %107#5, %107#6, %107#7, %107#8, %107#9, %107#10, %107#11, %107#12, %107#13, %107#14, %107#15, %107#16, %107#17, %107#18, %107#19, %107#20, %107#21, %107#22, %107#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %145 = arith.cmpi slt, %16, %13 : index
    scf.if %145 {
      %146 = arith.muli %16, %outputFeatures : index
      %147 = arith.muli %2, %c2 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.mulf %77#0, %c25 : vector<16xf32>
      %150 = wave.exp2 %149 : vector<16xf32>
      %151 = arith.addf %c24, %150 : vector<16xf32>
      %152 = arith.divf %77#0, %151 : vector<16xf32>
      %153 = arith.mulf %152, %77#1 : vector<16xf32>
      %154 = arith.addi %148, %c5 : index
      vector.store %153, %out[%154] : memref<?xf32>, vector<16xf32>
    }
    %155 = arith.cmpi slt, %18, %13 : index
    scf.if %155 {
      %156 = arith.muli %18, %outputFeatures : index
      %157 = arith.muli %2, %c2 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.mulf %77#2, %c25 : vector<16xf32>
      %160 = wave.exp2 %159 : vector<16xf32>
      %161 = arith.addf %c24, %160 : vector<16xf32>
      %162 = arith.divf %77#2, %161 : vector<16xf32>
      %163 = arith.mulf %162, %77#3 : vector<16xf32>
      %164 = arith.addi %158, %c5 : index
      vector.store %163, %out[%164] : memref<?xf32>, vector<16xf32>
    }
    %165 = arith.cmpi slt, %20, %13 : index
    scf.if %165 {
      %166 = arith.muli %20, %outputFeatures : index
      %167 = arith.muli %2, %c2 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.mulf %77#4, %c25 : vector<16xf32>
      %170 = wave.exp2 %169 : vector<16xf32>
      %171 = arith.addf %c24, %170 : vector<16xf32>
      %172 = arith.divf %77#4, %171 : vector<16xf32>
      %173 = arith.mulf %172, %77#5 : vector<16xf32>
      %174 = arith.addi %168, %c5 : index
      vector.store %173, %out[%174] : memref<?xf32>, vector<16xf32>
    }
    %175 = arith.cmpi slt, %22, %13 : index
    scf.if %175 {
      %176 = arith.muli %22, %outputFeatures : index
      %177 = arith.muli %2, %c2 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.mulf %77#6, %c25 : vector<16xf32>
      %180 = wave.exp2 %179 : vector<16xf32>
      %181 = arith.addf %c24, %180 : vector<16xf32>
      %182 = arith.divf %77#6, %181 : vector<16xf32>
      %183 = arith.mulf %182, %77#7 : vector<16xf32>
      %184 = arith.addi %178, %c5 : index
      vector.store %183, %out[%184] : memref<?xf32>, vector<16xf32>
    }
    %185 = arith.cmpi slt, %24, %13 : index
    scf.if %185 {
      %186 = arith.muli %24, %outputFeatures : index
      %187 = arith.muli %2, %c2 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.mulf %77#8, %c25 : vector<16xf32>
      %190 = wave.exp2 %189 : vector<16xf32>
      %191 = arith.addf %c24, %190 : vector<16xf32>
      %192 = arith.divf %77#8, %191 : vector<16xf32>
      %193 = arith.mulf %192, %77#9 : vector<16xf32>
      %194 = arith.addi %188, %c5 : index
      vector.store %193, %out[%194] : memref<?xf32>, vector<16xf32>
    }
    %195 = arith.cmpi slt, %26, %13 : index
    scf.if %195 {
      %196 = arith.muli %26, %outputFeatures : index
      %197 = arith.muli %2, %c2 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.mulf %77#10, %c25 : vector<16xf32>
      %200 = wave.exp2 %199 : vector<16xf32>
      %201 = arith.addf %c24, %200 : vector<16xf32>
      %202 = arith.divf %77#10, %201 : vector<16xf32>
      %203 = arith.mulf %202, %77#11 : vector<16xf32>
      %204 = arith.addi %198, %c5 : index
      vector.store %203, %out[%204] : memref<?xf32>, vector<16xf32>
    }
    %205 = arith.cmpi slt, %28, %13 : index
    scf.if %205 {
      %206 = arith.muli %28, %outputFeatures : index
      %207 = arith.muli %2, %c2 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.mulf %77#12, %c25 : vector<16xf32>
      %210 = wave.exp2 %209 : vector<16xf32>
      %211 = arith.addf %c24, %210 : vector<16xf32>
      %212 = arith.divf %77#12, %211 : vector<16xf32>
      %213 = arith.mulf %212, %77#13 : vector<16xf32>
      %214 = arith.addi %208, %c5 : index
      vector.store %213, %out[%214] : memref<?xf32>, vector<16xf32>
    }
    %215 = arith.cmpi slt, %30, %13 : index
    scf.if %215 {
      %216 = arith.muli %30, %outputFeatures : index
      %217 = arith.muli %2, %c2 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.mulf %77#14, %c25 : vector<16xf32>
      %220 = wave.exp2 %219 : vector<16xf32>
      %221 = arith.addf %c24, %220 : vector<16xf32>
      %222 = arith.divf %77#14, %221 : vector<16xf32>
      %223 = arith.mulf %222, %77#15 : vector<16xf32>
      %224 = arith.addi %218, %c5 : index
      vector.store %223, %out[%224] : memref<?xf32>, vector<16xf32>
    }
    %225 = arith.cmpi slt, %32, %13 : index
    scf.if %225 {
      %226 = arith.muli %32, %outputFeatures : index
      %227 = arith.muli %2, %c2 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.mulf %77#16, %c25 : vector<16xf32>
      %230 = wave.exp2 %229 : vector<16xf32>
      %231 = arith.addf %c24, %230 : vector<16xf32>
      %232 = arith.divf %77#16, %231 : vector<16xf32>
      %233 = arith.mulf %232, %77#17 : vector<16xf32>
      %234 = arith.addi %228, %c5 : index
      vector.store %233, %out[%234] : memref<?xf32>, vector<16xf32>
    }
    %235 = arith.cmpi slt, %34, %13 : index
    scf.if %235 {
      %236 = arith.muli %34, %outputFeatures : index
      %237 = arith.muli %2, %c2 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.mulf %77#18, %c25 : vector<16xf32>
      %240 = wave.exp2 %239 : vector<16xf32>
      %241 = arith.addf %c24, %240 : vector<16xf32>
      %242 = arith.divf %77#18, %241 : vector<16xf32>
      %243 = arith.mulf %242, %77#19 : vector<16xf32>
      %244 = arith.addi %238, %c5 : index
      vector.store %243, %out[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.cmpi slt, %36, %13 : index
    scf.if %245 {
      %246 = arith.muli %36, %outputFeatures : index
      %247 = arith.muli %2, %c2 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.mulf %77#20, %c25 : vector<16xf32>
      %250 = wave.exp2 %249 : vector<16xf32>
      %251 = arith.addf %c24, %250 : vector<16xf32>
      %252 = arith.divf %77#20, %251 : vector<16xf32>
      %253 = arith.mulf %252, %77#21 : vector<16xf32>
      %254 = arith.addi %248, %c5 : index
      vector.store %253, %out[%254] : memref<?xf32>, vector<16xf32>
    }
    %255 = arith.cmpi slt, %38, %13 : index
    scf.if %255 {
      %256 = arith.muli %38, %outputFeatures : index
      %257 = arith.muli %2, %c2 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.mulf %77#22, %c25 : vector<16xf32>
      %260 = wave.exp2 %259 : vector<16xf32>
      %261 = arith.addf %c24, %260 : vector<16xf32>
      %262 = arith.divf %77#22, %261 : vector<16xf32>
      %263 = arith.mulf %262, %77#23 : vector<16xf32>
      %264 = arith.addi %258, %c5 : index
      vector.store %263, %out[%264] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

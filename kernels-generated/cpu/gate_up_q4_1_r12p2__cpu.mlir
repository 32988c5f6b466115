// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q4_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 320 : index
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
  %c20 = arith.constant 64 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 16 : index
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
      %81 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
      %82 = vector.bitcast %81 : vector<32xi8> to vector<16xf16>
      %83 = arith.extf %82 : vector<16xf16> to vector<16xf32>
      %84 = arith.addi %79, %c2 : index
      %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
      %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
      %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
      %88 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
      %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
      %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
      %91 = arith.addi %80, %c2 : index
      %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
      %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
      %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
      %95 = arith.muli %52, %c2 : index
      %121:24 = scf.for %96 = %c5 to %c15 step %c6 iter_args(%97 = %53, %98 = %54, %99 = %55, %100 = %56, %101 = %57, %102 = %58, %103 = %59, %104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %122 = arith.muli %96, %c11 : index
        %123 = arith.addi %95, %122 : index
        %124 = arith.addi %79, %c20 : index
        %125 = arith.muli %96, %c2 : index
        %126 = arith.addi %124, %125 : index
        %127 = arith.addi %126, %c5 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.andi %129, %c21 : vector<16xi32>
        %131 = arith.shrui %129, %c22 : vector<16xi32>
        %132 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %133 = math.fma %132, %83, %87 : vector<16xf32>
        %134 = arith.addi %80, %c20 : index
        %135 = arith.addi %134, %125 : index
        %136 = arith.addi %135, %c5 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.andi %138, %c21 : vector<16xi32>
        %140 = arith.shrui %138, %c22 : vector<16xi32>
        %141 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %90, %94 : vector<16xf32>
        %143 = arith.addi %123, %c5 : index
        %144:24 = func.call @gate_up_q4_1_r12p2__cpu.0(%40, %143, %x, %133, %97, %142, %98, %41, %99, %100, %42, %101, %102, %43, %103, %104, %44, %105, %106, %45, %107, %108, %46, %109, %110, %47, %111, %112, %48, %113, %114, %49, %115, %116, %50, %117, %118, %51, %119, %120) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %83, %87 : vector<16xf32>
        %147 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %90, %94 : vector<16xf32>
        %149 = arith.addi %123, %c6 : index
        %150:24 = func.call @gate_up_q4_1_r12p2__cpu.0(%40, %149, %x, %146, %144#0, %148, %144#1, %41, %144#2, %144#3, %42, %144#4, %144#5, %43, %144#6, %144#7, %44, %144#8, %144#9, %45, %144#10, %144#11, %46, %144#12, %144#13, %47, %144#14, %144#15, %48, %144#16, %144#17, %49, %144#18, %144#19, %50, %144#20, %144#21, %51, %144#22, %144#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %151 = arith.addi %126, %c23 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c21 : vector<16xi32>
        %155 = arith.shrui %153, %c22 : vector<16xi32>
        %156 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %157 = math.fma %156, %83, %87 : vector<16xf32>
        %158 = arith.addi %135, %c23 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.andi %160, %c21 : vector<16xi32>
        %162 = arith.shrui %160, %c22 : vector<16xi32>
        %163 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %164 = math.fma %163, %90, %94 : vector<16xf32>
        %165 = arith.addi %123, %c4 : index
        %166:24 = func.call @gate_up_q4_1_r12p2__cpu.0(%40, %165, %x, %157, %150#0, %164, %150#1, %41, %150#2, %150#3, %42, %150#4, %150#5, %43, %150#6, %150#7, %44, %150#8, %150#9, %45, %150#10, %150#11, %46, %150#12, %150#13, %47, %150#14, %150#15, %48, %150#16, %150#17, %49, %150#18, %150#19, %50, %150#20, %150#21, %51, %150#22, %150#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %167 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %168 = math.fma %167, %83, %87 : vector<16xf32>
        %169 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %90, %94 : vector<16xf32>
        %171 = arith.addi %123, %c10 : index
        %172:24 = func.call @gate_up_q4_1_r12p2__cpu.0(%40, %171, %x, %168, %166#0, %170, %166#1, %41, %166#2, %166#3, %42, %166#4, %166#5, %43, %166#6, %166#7, %44, %166#8, %166#9, %45, %166#10, %166#11, %46, %166#12, %166#13, %47, %166#14, %166#15, %48, %166#16, %166#17, %49, %166#18, %166#19, %50, %166#20, %166#21, %51, %166#22, %166#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %172#0, %172#1, %172#2, %172#3, %172#4, %172#5, %172#6, %172#7, %172#8, %172#9, %172#10, %172#11, %172#12, %172#13, %172#14, %172#15, %172#16, %172#17, %172#18, %172#19, %172#20, %172#21, %172#22, %172#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %121#0, %121#1, %121#2, %121#3, %121#4, %121#5, %121#6, %121#7, %121#8, %121#9, %121#10, %121#11, %121#12, %121#13, %121#14, %121#15, %121#16, %121#17, %121#18, %121#19, %121#20, %121#21, %121#22, %121#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %173 = arith.cmpi slt, %16, %13 : index
    scf.if %173 {
      %174 = arith.muli %16, %outputFeatures : index
      %175 = arith.muli %2, %c23 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.mulf %77#0, %c25 : vector<16xf32>
      %178 = wave.exp2 %177 : vector<16xf32>
      %179 = arith.addf %c24, %178 : vector<16xf32>
      %180 = arith.divf %77#0, %179 : vector<16xf32>
      %181 = arith.mulf %180, %77#1 : vector<16xf32>
      %182 = arith.addi %176, %c5 : index
      vector.store %181, %out[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.cmpi slt, %18, %13 : index
    scf.if %183 {
      %184 = arith.muli %18, %outputFeatures : index
      %185 = arith.muli %2, %c23 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.mulf %77#2, %c25 : vector<16xf32>
      %188 = wave.exp2 %187 : vector<16xf32>
      %189 = arith.addf %c24, %188 : vector<16xf32>
      %190 = arith.divf %77#2, %189 : vector<16xf32>
      %191 = arith.mulf %190, %77#3 : vector<16xf32>
      %192 = arith.addi %186, %c5 : index
      vector.store %191, %out[%192] : memref<?xf32>, vector<16xf32>
    }
    %193 = arith.cmpi slt, %20, %13 : index
    scf.if %193 {
      %194 = arith.muli %20, %outputFeatures : index
      %195 = arith.muli %2, %c23 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.mulf %77#4, %c25 : vector<16xf32>
      %198 = wave.exp2 %197 : vector<16xf32>
      %199 = arith.addf %c24, %198 : vector<16xf32>
      %200 = arith.divf %77#4, %199 : vector<16xf32>
      %201 = arith.mulf %200, %77#5 : vector<16xf32>
      %202 = arith.addi %196, %c5 : index
      vector.store %201, %out[%202] : memref<?xf32>, vector<16xf32>
    }
    %203 = arith.cmpi slt, %22, %13 : index
    scf.if %203 {
      %204 = arith.muli %22, %outputFeatures : index
      %205 = arith.muli %2, %c23 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.mulf %77#6, %c25 : vector<16xf32>
      %208 = wave.exp2 %207 : vector<16xf32>
      %209 = arith.addf %c24, %208 : vector<16xf32>
      %210 = arith.divf %77#6, %209 : vector<16xf32>
      %211 = arith.mulf %210, %77#7 : vector<16xf32>
      %212 = arith.addi %206, %c5 : index
      vector.store %211, %out[%212] : memref<?xf32>, vector<16xf32>
    }
    %213 = arith.cmpi slt, %24, %13 : index
    scf.if %213 {
      %214 = arith.muli %24, %outputFeatures : index
      %215 = arith.muli %2, %c23 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.mulf %77#8, %c25 : vector<16xf32>
      %218 = wave.exp2 %217 : vector<16xf32>
      %219 = arith.addf %c24, %218 : vector<16xf32>
      %220 = arith.divf %77#8, %219 : vector<16xf32>
      %221 = arith.mulf %220, %77#9 : vector<16xf32>
      %222 = arith.addi %216, %c5 : index
      vector.store %221, %out[%222] : memref<?xf32>, vector<16xf32>
    }
    %223 = arith.cmpi slt, %26, %13 : index
    scf.if %223 {
      %224 = arith.muli %26, %outputFeatures : index
      %225 = arith.muli %2, %c23 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.mulf %77#10, %c25 : vector<16xf32>
      %228 = wave.exp2 %227 : vector<16xf32>
      %229 = arith.addf %c24, %228 : vector<16xf32>
      %230 = arith.divf %77#10, %229 : vector<16xf32>
      %231 = arith.mulf %230, %77#11 : vector<16xf32>
      %232 = arith.addi %226, %c5 : index
      vector.store %231, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %28, %13 : index
    scf.if %233 {
      %234 = arith.muli %28, %outputFeatures : index
      %235 = arith.muli %2, %c23 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.mulf %77#12, %c25 : vector<16xf32>
      %238 = wave.exp2 %237 : vector<16xf32>
      %239 = arith.addf %c24, %238 : vector<16xf32>
      %240 = arith.divf %77#12, %239 : vector<16xf32>
      %241 = arith.mulf %240, %77#13 : vector<16xf32>
      %242 = arith.addi %236, %c5 : index
      vector.store %241, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %30, %13 : index
    scf.if %243 {
      %244 = arith.muli %30, %outputFeatures : index
      %245 = arith.muli %2, %c23 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.mulf %77#14, %c25 : vector<16xf32>
      %248 = wave.exp2 %247 : vector<16xf32>
      %249 = arith.addf %c24, %248 : vector<16xf32>
      %250 = arith.divf %77#14, %249 : vector<16xf32>
      %251 = arith.mulf %250, %77#15 : vector<16xf32>
      %252 = arith.addi %246, %c5 : index
      vector.store %251, %out[%252] : memref<?xf32>, vector<16xf32>
    }
    %253 = arith.cmpi slt, %32, %13 : index
    scf.if %253 {
      %254 = arith.muli %32, %outputFeatures : index
      %255 = arith.muli %2, %c23 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.mulf %77#16, %c25 : vector<16xf32>
      %258 = wave.exp2 %257 : vector<16xf32>
      %259 = arith.addf %c24, %258 : vector<16xf32>
      %260 = arith.divf %77#16, %259 : vector<16xf32>
      %261 = arith.mulf %260, %77#17 : vector<16xf32>
      %262 = arith.addi %256, %c5 : index
      vector.store %261, %out[%262] : memref<?xf32>, vector<16xf32>
    }
    %263 = arith.cmpi slt, %34, %13 : index
    scf.if %263 {
      %264 = arith.muli %34, %outputFeatures : index
      %265 = arith.muli %2, %c23 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.mulf %77#18, %c25 : vector<16xf32>
      %268 = wave.exp2 %267 : vector<16xf32>
      %269 = arith.addf %c24, %268 : vector<16xf32>
      %270 = arith.divf %77#18, %269 : vector<16xf32>
      %271 = arith.mulf %270, %77#19 : vector<16xf32>
      %272 = arith.addi %266, %c5 : index
      vector.store %271, %out[%272] : memref<?xf32>, vector<16xf32>
    }
    %273 = arith.cmpi slt, %36, %13 : index
    scf.if %273 {
      %274 = arith.muli %36, %outputFeatures : index
      %275 = arith.muli %2, %c23 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.mulf %77#20, %c25 : vector<16xf32>
      %278 = wave.exp2 %277 : vector<16xf32>
      %279 = arith.addf %c24, %278 : vector<16xf32>
      %280 = arith.divf %77#20, %279 : vector<16xf32>
      %281 = arith.mulf %280, %77#21 : vector<16xf32>
      %282 = arith.addi %276, %c5 : index
      vector.store %281, %out[%282] : memref<?xf32>, vector<16xf32>
    }
    %283 = arith.cmpi slt, %38, %13 : index
    scf.if %283 {
      %284 = arith.muli %38, %outputFeatures : index
      %285 = arith.muli %2, %c23 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.mulf %77#22, %c25 : vector<16xf32>
      %288 = wave.exp2 %287 : vector<16xf32>
      %289 = arith.addf %c24, %288 : vector<16xf32>
      %290 = arith.divf %77#22, %289 : vector<16xf32>
      %291 = arith.mulf %290, %77#23 : vector<16xf32>
      %292 = arith.addi %286, %c5 : index
      vector.store %291, %out[%292] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

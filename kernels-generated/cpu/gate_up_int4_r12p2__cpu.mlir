// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='int4', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_int4_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 48 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 12 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 32 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 16 : index
  %c24 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c25 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.muli %groupSize, %c3 : index
  %1 = arith.addi %0, %c4 : index
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %2, %1 : index
  %4 = wave.block 0
  %5 = wave.block 1
  %6 = arith.muli %4, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.muli %7, %3 : index
  %9 = arith.addi %6, %c7 : index
  %10 = arith.muli %9, %3 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %5, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c10 {
    %17 = arith.subi %15, %c7 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c7 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c5 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c12 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c13 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c14 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c15 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.addi %16, %c3 : index
    %35 = arith.minsi %34, %17 : index
    %36 = arith.addi %16, %c16 : index
    %37 = arith.minsi %36, %17 : index
    %38 = arith.addi %16, %c17 : index
    %39 = arith.minsi %38, %17 : index
    %40 = arith.addi %16, %c18 : index
    %41 = arith.minsi %40, %17 : index
    %42 = arith.muli %19, %inputFeatures : index
    %43 = arith.muli %21, %inputFeatures : index
    %44 = arith.muli %23, %inputFeatures : index
    %45 = arith.muli %25, %inputFeatures : index
    %46 = arith.muli %27, %inputFeatures : index
    %47 = arith.muli %29, %inputFeatures : index
    %48 = arith.muli %31, %inputFeatures : index
    %49 = arith.muli %33, %inputFeatures : index
    %50 = arith.muli %35, %inputFeatures : index
    %51 = arith.muli %37, %inputFeatures : index
    %52 = arith.muli %39, %inputFeatures : index
    %53 = arith.muli %41, %inputFeatures : index
    %54 = arith.divui %groupSize, %c12 : index
    %80:24 = scf.for %55 = %c6 to %2 step %c7 iter_args(%56 = %c19, %57 = %c19, %58 = %c19, %59 = %c19, %60 = %c19, %61 = %c19, %62 = %c19, %63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %81 = arith.muli %55, %1 : index
      %82 = arith.addi %8, %81 : index
      %83 = arith.addi %10, %81 : index
      %84 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
      %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
      %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
      %87 = arith.addi %82, %c20 : index
      %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
      %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
      %90 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
      %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
      %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
      %93 = arith.addi %83, %c20 : index
      %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
      %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
      %96 = arith.muli %55, %groupSize : index
      %122:24 = scf.for %97 = %c6 to %54 step %c7 iter_args(%98 = %56, %99 = %57, %100 = %58, %101 = %59, %102 = %60, %103 = %61, %104 = %62, %105 = %63, %106 = %64, %107 = %65, %108 = %66, %109 = %67, %110 = %68, %111 = %69, %112 = %70, %113 = %71, %114 = %72, %115 = %73, %116 = %74, %117 = %75, %118 = %76, %119 = %77, %120 = %78, %121 = %79) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %123 = arith.muli %97, %c12 : index
        %124 = arith.addi %96, %123 : index
        %125 = arith.addi %82, %c4 : index
        %126 = arith.muli %97, %c20 : index
        %127 = arith.addi %125, %126 : index
        %128 = arith.addi %127, %c6 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.andi %130, %c21 : vector<16xi32>
        %132 = arith.shrui %130, %c22 : vector<16xi32>
        %133 = arith.subi %131, %89 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %86 : vector<16xf32>
        %136 = arith.addi %83, %c4 : index
        %137 = arith.addi %136, %126 : index
        %138 = arith.addi %137, %c6 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.andi %140, %c21 : vector<16xi32>
        %142 = arith.shrui %140, %c22 : vector<16xi32>
        %143 = arith.subi %141, %95 : vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = arith.mulf %144, %92 : vector<16xf32>
        %146 = arith.addi %124, %c6 : index
        %147:24 = func.call @gate_up_int4_r12p2__cpu.0(%42, %146, %x, %135, %98, %145, %99, %43, %100, %101, %44, %102, %103, %45, %104, %105, %46, %106, %107, %47, %108, %109, %48, %110, %111, %49, %112, %113, %50, %114, %115, %51, %116, %117, %52, %118, %119, %53, %120, %121) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %148 = arith.subi %132, %89 : vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = arith.mulf %149, %86 : vector<16xf32>
        %151 = arith.subi %142, %95 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = arith.mulf %152, %92 : vector<16xf32>
        %154 = arith.addi %124, %c7 : index
        %155:24 = func.call @gate_up_int4_r12p2__cpu.0(%42, %154, %x, %150, %147#0, %153, %147#1, %43, %147#2, %147#3, %44, %147#4, %147#5, %45, %147#6, %147#7, %46, %147#8, %147#9, %47, %147#10, %147#11, %48, %147#12, %147#13, %49, %147#14, %147#15, %50, %147#16, %147#17, %51, %147#18, %147#19, %52, %147#20, %147#21, %53, %147#22, %147#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %156 = arith.addi %127, %c23 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
        %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
        %159 = arith.andi %158, %c21 : vector<16xi32>
        %160 = arith.shrui %158, %c22 : vector<16xi32>
        %161 = arith.subi %159, %89 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = arith.mulf %162, %86 : vector<16xf32>
        %164 = arith.addi %137, %c23 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.andi %166, %c21 : vector<16xi32>
        %168 = arith.shrui %166, %c22 : vector<16xi32>
        %169 = arith.subi %167, %95 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = arith.mulf %170, %92 : vector<16xf32>
        %172 = arith.addi %124, %c5 : index
        %173:24 = func.call @gate_up_int4_r12p2__cpu.0(%42, %172, %x, %163, %155#0, %171, %155#1, %43, %155#2, %155#3, %44, %155#4, %155#5, %45, %155#6, %155#7, %46, %155#8, %155#9, %47, %155#10, %155#11, %48, %155#12, %155#13, %49, %155#14, %155#15, %50, %155#16, %155#17, %51, %155#18, %155#19, %52, %155#20, %155#21, %53, %155#22, %155#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %174 = arith.subi %160, %89 : vector<16xi32>
        %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %176 = arith.mulf %175, %86 : vector<16xf32>
        %177 = arith.subi %168, %95 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = arith.mulf %178, %92 : vector<16xf32>
        %180 = arith.addi %124, %c11 : index
        %181:24 = func.call @gate_up_int4_r12p2__cpu.0(%42, %180, %x, %176, %173#0, %179, %173#1, %43, %173#2, %173#3, %44, %173#4, %173#5, %45, %173#6, %173#7, %46, %173#8, %173#9, %47, %173#10, %173#11, %48, %173#12, %173#13, %49, %173#14, %173#15, %50, %173#16, %173#17, %51, %173#18, %173#19, %52, %173#20, %173#21, %53, %173#22, %173#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %181#0, %181#1, %181#2, %181#3, %181#4, %181#5, %181#6, %181#7, %181#8, %181#9, %181#10, %181#11, %181#12, %181#13, %181#14, %181#15, %181#16, %181#17, %181#18, %181#19, %181#20, %181#21, %181#22, %181#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %122#0, %122#1, %122#2, %122#3, %122#4, %122#5, %122#6, %122#7, %122#8, %122#9, %122#10, %122#11, %122#12, %122#13, %122#14, %122#15, %122#16, %122#17, %122#18, %122#19, %122#20, %122#21, %122#22, %122#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %182 = arith.cmpi slt, %18, %15 : index
    scf.if %182 {
      %183 = arith.muli %18, %outputFeatures : index
      %184 = arith.muli %4, %c23 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.mulf %80#0, %c25 : vector<16xf32>
      %187 = wave.exp2 %186 : vector<16xf32>
      %188 = arith.addf %c24, %187 : vector<16xf32>
      %189 = arith.divf %80#0, %188 : vector<16xf32>
      %190 = arith.mulf %189, %80#1 : vector<16xf32>
      %191 = arith.addi %185, %c6 : index
      vector.store %190, %out[%191] : memref<?xf32>, vector<16xf32>
    }
    %192 = arith.cmpi slt, %20, %15 : index
    scf.if %192 {
      %193 = arith.muli %20, %outputFeatures : index
      %194 = arith.muli %4, %c23 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.mulf %80#2, %c25 : vector<16xf32>
      %197 = wave.exp2 %196 : vector<16xf32>
      %198 = arith.addf %c24, %197 : vector<16xf32>
      %199 = arith.divf %80#2, %198 : vector<16xf32>
      %200 = arith.mulf %199, %80#3 : vector<16xf32>
      %201 = arith.addi %195, %c6 : index
      vector.store %200, %out[%201] : memref<?xf32>, vector<16xf32>
    }
    %202 = arith.cmpi slt, %22, %15 : index
    scf.if %202 {
      %203 = arith.muli %22, %outputFeatures : index
      %204 = arith.muli %4, %c23 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.mulf %80#4, %c25 : vector<16xf32>
      %207 = wave.exp2 %206 : vector<16xf32>
      %208 = arith.addf %c24, %207 : vector<16xf32>
      %209 = arith.divf %80#4, %208 : vector<16xf32>
      %210 = arith.mulf %209, %80#5 : vector<16xf32>
      %211 = arith.addi %205, %c6 : index
      vector.store %210, %out[%211] : memref<?xf32>, vector<16xf32>
    }
    %212 = arith.cmpi slt, %24, %15 : index
    scf.if %212 {
      %213 = arith.muli %24, %outputFeatures : index
      %214 = arith.muli %4, %c23 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.mulf %80#6, %c25 : vector<16xf32>
      %217 = wave.exp2 %216 : vector<16xf32>
      %218 = arith.addf %c24, %217 : vector<16xf32>
      %219 = arith.divf %80#6, %218 : vector<16xf32>
      %220 = arith.mulf %219, %80#7 : vector<16xf32>
      %221 = arith.addi %215, %c6 : index
      vector.store %220, %out[%221] : memref<?xf32>, vector<16xf32>
    }
    %222 = arith.cmpi slt, %26, %15 : index
    scf.if %222 {
      %223 = arith.muli %26, %outputFeatures : index
      %224 = arith.muli %4, %c23 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.mulf %80#8, %c25 : vector<16xf32>
      %227 = wave.exp2 %226 : vector<16xf32>
      %228 = arith.addf %c24, %227 : vector<16xf32>
      %229 = arith.divf %80#8, %228 : vector<16xf32>
      %230 = arith.mulf %229, %80#9 : vector<16xf32>
      %231 = arith.addi %225, %c6 : index
      vector.store %230, %out[%231] : memref<?xf32>, vector<16xf32>
    }
    %232 = arith.cmpi slt, %28, %15 : index
    scf.if %232 {
      %233 = arith.muli %28, %outputFeatures : index
      %234 = arith.muli %4, %c23 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.mulf %80#10, %c25 : vector<16xf32>
      %237 = wave.exp2 %236 : vector<16xf32>
      %238 = arith.addf %c24, %237 : vector<16xf32>
      %239 = arith.divf %80#10, %238 : vector<16xf32>
      %240 = arith.mulf %239, %80#11 : vector<16xf32>
      %241 = arith.addi %235, %c6 : index
      vector.store %240, %out[%241] : memref<?xf32>, vector<16xf32>
    }
    %242 = arith.cmpi slt, %30, %15 : index
    scf.if %242 {
      %243 = arith.muli %30, %outputFeatures : index
      %244 = arith.muli %4, %c23 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.mulf %80#12, %c25 : vector<16xf32>
      %247 = wave.exp2 %246 : vector<16xf32>
      %248 = arith.addf %c24, %247 : vector<16xf32>
      %249 = arith.divf %80#12, %248 : vector<16xf32>
      %250 = arith.mulf %249, %80#13 : vector<16xf32>
      %251 = arith.addi %245, %c6 : index
      vector.store %250, %out[%251] : memref<?xf32>, vector<16xf32>
    }
    %252 = arith.cmpi slt, %32, %15 : index
    scf.if %252 {
      %253 = arith.muli %32, %outputFeatures : index
      %254 = arith.muli %4, %c23 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.mulf %80#14, %c25 : vector<16xf32>
      %257 = wave.exp2 %256 : vector<16xf32>
      %258 = arith.addf %c24, %257 : vector<16xf32>
      %259 = arith.divf %80#14, %258 : vector<16xf32>
      %260 = arith.mulf %259, %80#15 : vector<16xf32>
      %261 = arith.addi %255, %c6 : index
      vector.store %260, %out[%261] : memref<?xf32>, vector<16xf32>
    }
    %262 = arith.cmpi slt, %34, %15 : index
    scf.if %262 {
      %263 = arith.muli %34, %outputFeatures : index
      %264 = arith.muli %4, %c23 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.mulf %80#16, %c25 : vector<16xf32>
      %267 = wave.exp2 %266 : vector<16xf32>
      %268 = arith.addf %c24, %267 : vector<16xf32>
      %269 = arith.divf %80#16, %268 : vector<16xf32>
      %270 = arith.mulf %269, %80#17 : vector<16xf32>
      %271 = arith.addi %265, %c6 : index
      vector.store %270, %out[%271] : memref<?xf32>, vector<16xf32>
    }
    %272 = arith.cmpi slt, %36, %15 : index
    scf.if %272 {
      %273 = arith.muli %36, %outputFeatures : index
      %274 = arith.muli %4, %c23 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.mulf %80#18, %c25 : vector<16xf32>
      %277 = wave.exp2 %276 : vector<16xf32>
      %278 = arith.addf %c24, %277 : vector<16xf32>
      %279 = arith.divf %80#18, %278 : vector<16xf32>
      %280 = arith.mulf %279, %80#19 : vector<16xf32>
      %281 = arith.addi %275, %c6 : index
      vector.store %280, %out[%281] : memref<?xf32>, vector<16xf32>
    }
    %282 = arith.cmpi slt, %38, %15 : index
    scf.if %282 {
      %283 = arith.muli %38, %outputFeatures : index
      %284 = arith.muli %4, %c23 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.mulf %80#20, %c25 : vector<16xf32>
      %287 = wave.exp2 %286 : vector<16xf32>
      %288 = arith.addf %c24, %287 : vector<16xf32>
      %289 = arith.divf %80#20, %288 : vector<16xf32>
      %290 = arith.mulf %289, %80#21 : vector<16xf32>
      %291 = arith.addi %285, %c6 : index
      vector.store %290, %out[%291] : memref<?xf32>, vector<16xf32>
    }
    %292 = arith.cmpi slt, %40, %15 : index
    scf.if %292 {
      %293 = arith.muli %40, %outputFeatures : index
      %294 = arith.muli %4, %c23 : index
      %295 = arith.addi %293, %294 : index
      %296 = arith.mulf %80#22, %c25 : vector<16xf32>
      %297 = wave.exp2 %296 : vector<16xf32>
      %298 = arith.addf %c24, %297 : vector<16xf32>
      %299 = arith.divf %80#22, %298 : vector<16xf32>
      %300 = arith.mulf %299, %80#23 : vector<16xf32>
      %301 = arith.addi %295, %c6 : index
      vector.store %300, %out[%301] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q8_0_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 544 : index
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
  %c21 = arith.constant 16 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c24 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %84 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
      %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
      %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
      %87 = arith.muli %52, %c2 : index
      %113:24 = scf.for %88 = %c5 to %c15 step %c6 iter_args(%89 = %53, %90 = %54, %91 = %55, %92 = %56, %93 = %57, %94 = %58, %95 = %59, %96 = %60, %97 = %61, %98 = %62, %99 = %63, %100 = %64, %101 = %65, %102 = %66, %103 = %67, %104 = %68, %105 = %69, %106 = %70, %107 = %71, %108 = %72, %109 = %73, %110 = %74, %111 = %75, %112 = %76) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %114 = arith.muli %88, %c11 : index
        %115 = arith.addi %87, %114 : index
        %116 = arith.addi %79, %c2 : index
        %117 = arith.muli %88, %c20 : index
        %118 = arith.addi %116, %117 : index
        %119 = arith.addi %118, %c5 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %121 = arith.extsi %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = arith.mulf %122, %83 : vector<16xf32>
        %124 = arith.addi %80, %c2 : index
        %125 = arith.addi %124, %117 : index
        %126 = arith.addi %125, %c5 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %129, %86 : vector<16xf32>
        %131 = arith.addi %115, %c5 : index
        %132:24 = func.call @gate_up_q8_0_r12p2__cpu.0(%40, %131, %x, %123, %89, %130, %90, %41, %91, %92, %42, %93, %94, %43, %95, %96, %44, %97, %98, %45, %99, %100, %46, %101, %102, %47, %103, %104, %48, %105, %106, %49, %107, %108, %50, %109, %110, %51, %111, %112) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %133 = arith.addi %118, %c21 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %135 = arith.extsi %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.mulf %136, %83 : vector<16xf32>
        %138 = arith.addi %125, %c21 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extsi %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %141, %86 : vector<16xf32>
        %143 = arith.addi %115, %c6 : index
        %144:24 = func.call @gate_up_q8_0_r12p2__cpu.0(%40, %143, %x, %137, %132#0, %142, %132#1, %41, %132#2, %132#3, %42, %132#4, %132#5, %43, %132#6, %132#7, %44, %132#8, %132#9, %45, %132#10, %132#11, %46, %132#12, %132#13, %47, %132#14, %132#15, %48, %132#16, %132#17, %49, %132#18, %132#19, %50, %132#20, %132#21, %51, %132#22, %132#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = arith.addi %118, %c2 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extsi %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = arith.mulf %148, %83 : vector<16xf32>
        %150 = arith.addi %125, %c2 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extsi %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
        %154 = arith.mulf %153, %86 : vector<16xf32>
        %155 = arith.addi %115, %c4 : index
        %156:24 = func.call @gate_up_q8_0_r12p2__cpu.0(%40, %155, %x, %149, %144#0, %154, %144#1, %41, %144#2, %144#3, %42, %144#4, %144#5, %43, %144#6, %144#7, %44, %144#8, %144#9, %45, %144#10, %144#11, %46, %144#12, %144#13, %47, %144#14, %144#15, %48, %144#16, %144#17, %49, %144#18, %144#19, %50, %144#20, %144#21, %51, %144#22, %144#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %157 = arith.addi %118, %c22 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extsi %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.mulf %160, %83 : vector<16xf32>
        %162 = arith.addi %125, %c22 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extsi %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = arith.mulf %165, %86 : vector<16xf32>
        %167 = arith.addi %115, %c10 : index
        %168:24 = func.call @gate_up_q8_0_r12p2__cpu.0(%40, %167, %x, %161, %156#0, %166, %156#1, %41, %156#2, %156#3, %42, %156#4, %156#5, %43, %156#6, %156#7, %44, %156#8, %156#9, %45, %156#10, %156#11, %46, %156#12, %156#13, %47, %156#14, %156#15, %48, %156#16, %156#17, %49, %156#18, %156#19, %50, %156#20, %156#21, %51, %156#22, %156#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %168#0, %168#1, %168#2, %168#3, %168#4, %168#5, %168#6, %168#7, %168#8, %168#9, %168#10, %168#11, %168#12, %168#13, %168#14, %168#15, %168#16, %168#17, %168#18, %168#19, %168#20, %168#21, %168#22, %168#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %113#0, %113#1, %113#2, %113#3, %113#4, %113#5, %113#6, %113#7, %113#8, %113#9, %113#10, %113#11, %113#12, %113#13, %113#14, %113#15, %113#16, %113#17, %113#18, %113#19, %113#20, %113#21, %113#22, %113#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %169 = arith.cmpi slt, %16, %13 : index
    scf.if %169 {
      %170 = arith.muli %16, %outputFeatures : index
      %171 = arith.muli %2, %c21 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.mulf %77#0, %c24 : vector<16xf32>
      %174 = wave.exp2 %173 : vector<16xf32>
      %175 = arith.addf %c23, %174 : vector<16xf32>
      %176 = arith.divf %77#0, %175 : vector<16xf32>
      %177 = arith.mulf %176, %77#1 : vector<16xf32>
      %178 = arith.addi %172, %c5 : index
      vector.store %177, %out[%178] : memref<?xf32>, vector<16xf32>
    }
    %179 = arith.cmpi slt, %18, %13 : index
    scf.if %179 {
      %180 = arith.muli %18, %outputFeatures : index
      %181 = arith.muli %2, %c21 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.mulf %77#2, %c24 : vector<16xf32>
      %184 = wave.exp2 %183 : vector<16xf32>
      %185 = arith.addf %c23, %184 : vector<16xf32>
      %186 = arith.divf %77#2, %185 : vector<16xf32>
      %187 = arith.mulf %186, %77#3 : vector<16xf32>
      %188 = arith.addi %182, %c5 : index
      vector.store %187, %out[%188] : memref<?xf32>, vector<16xf32>
    }
    %189 = arith.cmpi slt, %20, %13 : index
    scf.if %189 {
      %190 = arith.muli %20, %outputFeatures : index
      %191 = arith.muli %2, %c21 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.mulf %77#4, %c24 : vector<16xf32>
      %194 = wave.exp2 %193 : vector<16xf32>
      %195 = arith.addf %c23, %194 : vector<16xf32>
      %196 = arith.divf %77#4, %195 : vector<16xf32>
      %197 = arith.mulf %196, %77#5 : vector<16xf32>
      %198 = arith.addi %192, %c5 : index
      vector.store %197, %out[%198] : memref<?xf32>, vector<16xf32>
    }
    %199 = arith.cmpi slt, %22, %13 : index
    scf.if %199 {
      %200 = arith.muli %22, %outputFeatures : index
      %201 = arith.muli %2, %c21 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.mulf %77#6, %c24 : vector<16xf32>
      %204 = wave.exp2 %203 : vector<16xf32>
      %205 = arith.addf %c23, %204 : vector<16xf32>
      %206 = arith.divf %77#6, %205 : vector<16xf32>
      %207 = arith.mulf %206, %77#7 : vector<16xf32>
      %208 = arith.addi %202, %c5 : index
      vector.store %207, %out[%208] : memref<?xf32>, vector<16xf32>
    }
    %209 = arith.cmpi slt, %24, %13 : index
    scf.if %209 {
      %210 = arith.muli %24, %outputFeatures : index
      %211 = arith.muli %2, %c21 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.mulf %77#8, %c24 : vector<16xf32>
      %214 = wave.exp2 %213 : vector<16xf32>
      %215 = arith.addf %c23, %214 : vector<16xf32>
      %216 = arith.divf %77#8, %215 : vector<16xf32>
      %217 = arith.mulf %216, %77#9 : vector<16xf32>
      %218 = arith.addi %212, %c5 : index
      vector.store %217, %out[%218] : memref<?xf32>, vector<16xf32>
    }
    %219 = arith.cmpi slt, %26, %13 : index
    scf.if %219 {
      %220 = arith.muli %26, %outputFeatures : index
      %221 = arith.muli %2, %c21 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.mulf %77#10, %c24 : vector<16xf32>
      %224 = wave.exp2 %223 : vector<16xf32>
      %225 = arith.addf %c23, %224 : vector<16xf32>
      %226 = arith.divf %77#10, %225 : vector<16xf32>
      %227 = arith.mulf %226, %77#11 : vector<16xf32>
      %228 = arith.addi %222, %c5 : index
      vector.store %227, %out[%228] : memref<?xf32>, vector<16xf32>
    }
    %229 = arith.cmpi slt, %28, %13 : index
    scf.if %229 {
      %230 = arith.muli %28, %outputFeatures : index
      %231 = arith.muli %2, %c21 : index
      %232 = arith.addi %230, %231 : index
      %233 = arith.mulf %77#12, %c24 : vector<16xf32>
      %234 = wave.exp2 %233 : vector<16xf32>
      %235 = arith.addf %c23, %234 : vector<16xf32>
      %236 = arith.divf %77#12, %235 : vector<16xf32>
      %237 = arith.mulf %236, %77#13 : vector<16xf32>
      %238 = arith.addi %232, %c5 : index
      vector.store %237, %out[%238] : memref<?xf32>, vector<16xf32>
    }
    %239 = arith.cmpi slt, %30, %13 : index
    scf.if %239 {
      %240 = arith.muli %30, %outputFeatures : index
      %241 = arith.muli %2, %c21 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.mulf %77#14, %c24 : vector<16xf32>
      %244 = wave.exp2 %243 : vector<16xf32>
      %245 = arith.addf %c23, %244 : vector<16xf32>
      %246 = arith.divf %77#14, %245 : vector<16xf32>
      %247 = arith.mulf %246, %77#15 : vector<16xf32>
      %248 = arith.addi %242, %c5 : index
      vector.store %247, %out[%248] : memref<?xf32>, vector<16xf32>
    }
    %249 = arith.cmpi slt, %32, %13 : index
    scf.if %249 {
      %250 = arith.muli %32, %outputFeatures : index
      %251 = arith.muli %2, %c21 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.mulf %77#16, %c24 : vector<16xf32>
      %254 = wave.exp2 %253 : vector<16xf32>
      %255 = arith.addf %c23, %254 : vector<16xf32>
      %256 = arith.divf %77#16, %255 : vector<16xf32>
      %257 = arith.mulf %256, %77#17 : vector<16xf32>
      %258 = arith.addi %252, %c5 : index
      vector.store %257, %out[%258] : memref<?xf32>, vector<16xf32>
    }
    %259 = arith.cmpi slt, %34, %13 : index
    scf.if %259 {
      %260 = arith.muli %34, %outputFeatures : index
      %261 = arith.muli %2, %c21 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.mulf %77#18, %c24 : vector<16xf32>
      %264 = wave.exp2 %263 : vector<16xf32>
      %265 = arith.addf %c23, %264 : vector<16xf32>
      %266 = arith.divf %77#18, %265 : vector<16xf32>
      %267 = arith.mulf %266, %77#19 : vector<16xf32>
      %268 = arith.addi %262, %c5 : index
      vector.store %267, %out[%268] : memref<?xf32>, vector<16xf32>
    }
    %269 = arith.cmpi slt, %36, %13 : index
    scf.if %269 {
      %270 = arith.muli %36, %outputFeatures : index
      %271 = arith.muli %2, %c21 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.mulf %77#20, %c24 : vector<16xf32>
      %274 = wave.exp2 %273 : vector<16xf32>
      %275 = arith.addf %c23, %274 : vector<16xf32>
      %276 = arith.divf %77#20, %275 : vector<16xf32>
      %277 = arith.mulf %276, %77#21 : vector<16xf32>
      %278 = arith.addi %272, %c5 : index
      vector.store %277, %out[%278] : memref<?xf32>, vector<16xf32>
    }
    %279 = arith.cmpi slt, %38, %13 : index
    scf.if %279 {
      %280 = arith.muli %38, %outputFeatures : index
      %281 = arith.muli %2, %c21 : index
      %282 = arith.addi %280, %281 : index
      %283 = arith.mulf %77#22, %c24 : vector<16xf32>
      %284 = wave.exp2 %283 : vector<16xf32>
      %285 = arith.addf %c23, %284 : vector<16xf32>
      %286 = arith.divf %77#22, %285 : vector<16xf32>
      %287 = arith.mulf %286, %77#23 : vector<16xf32>
      %288 = arith.addi %282, %c5 : index
      vector.store %287, %out[%288] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

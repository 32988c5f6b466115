// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 512 : index
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
  %c20 = arith.constant 128 : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
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
        %113 = vector.load %w[%112] : memref<?xi8>, vector<32xi8>
        %114 = vector.bitcast %113 : vector<32xi8> to vector<16xf16>
        %115 = arith.extf %114 : vector<16xf16> to vector<16xf32>
        %116 = arith.addi %80, %110 : index
        %117 = arith.addi %116, %c5 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<32xi8>
        %119 = vector.bitcast %118 : vector<32xi8> to vector<16xf16>
        %120 = arith.extf %119 : vector<16xf16> to vector<16xf32>
        %121 = arith.addi %109, %c5 : index
        %122:24 = func.call @gate_up_f16_r12p2__cpu.0(%40, %121, %x, %115, %83, %120, %84, %41, %85, %86, %42, %87, %88, %43, %89, %90, %44, %91, %92, %45, %93, %94, %46, %95, %96, %47, %97, %98, %48, %99, %100, %49, %101, %102, %50, %103, %104, %51, %105, %106) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %123 = arith.addi %111, %c21 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<32xi8>
        %125 = vector.bitcast %124 : vector<32xi8> to vector<16xf16>
        %126 = arith.extf %125 : vector<16xf16> to vector<16xf32>
        %127 = arith.addi %116, %c21 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<32xi8>
        %129 = vector.bitcast %128 : vector<32xi8> to vector<16xf16>
        %130 = arith.extf %129 : vector<16xf16> to vector<16xf32>
        %131 = arith.addi %109, %c6 : index
        %132:24 = func.call @gate_up_f16_r12p2__cpu.0(%40, %131, %x, %126, %122#0, %130, %122#1, %41, %122#2, %122#3, %42, %122#4, %122#5, %43, %122#6, %122#7, %44, %122#8, %122#9, %45, %122#10, %122#11, %46, %122#12, %122#13, %47, %122#14, %122#15, %48, %122#16, %122#17, %49, %122#18, %122#19, %50, %122#20, %122#21, %51, %122#22, %122#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %133 = arith.addi %111, %c22 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
        %135 = vector.bitcast %134 : vector<32xi8> to vector<16xf16>
        %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
        %137 = arith.addi %116, %c22 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<32xi8>
        %139 = vector.bitcast %138 : vector<32xi8> to vector<16xf16>
        %140 = arith.extf %139 : vector<16xf16> to vector<16xf32>
        %141 = arith.addi %109, %c4 : index
        %142:24 = func.call @gate_up_f16_r12p2__cpu.0(%40, %141, %x, %136, %132#0, %140, %132#1, %41, %132#2, %132#3, %42, %132#4, %132#5, %43, %132#6, %132#7, %44, %132#8, %132#9, %45, %132#10, %132#11, %46, %132#12, %132#13, %47, %132#14, %132#15, %48, %132#16, %132#17, %49, %132#18, %132#19, %50, %132#20, %132#21, %51, %132#22, %132#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %143 = arith.addi %111, %c23 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<32xi8>
        %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
        %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
        %147 = arith.addi %116, %c23 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<32xi8>
        %149 = vector.bitcast %148 : vector<32xi8> to vector<16xf16>
        %150 = arith.extf %149 : vector<16xf16> to vector<16xf32>
        %151 = arith.addi %109, %c10 : index
        %152:24 = func.call @gate_up_f16_r12p2__cpu.0(%40, %151, %x, %146, %142#0, %150, %142#1, %41, %142#2, %142#3, %42, %142#4, %142#5, %43, %142#6, %142#7, %44, %142#8, %142#9, %45, %142#10, %142#11, %46, %142#12, %142#13, %47, %142#14, %142#15, %48, %142#16, %142#17, %49, %142#18, %142#19, %50, %142#20, %142#21, %51, %142#22, %142#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %152#0, %152#1, %152#2, %152#3, %152#4, %152#5, %152#6, %152#7, %152#8, %152#9, %152#10, %152#11, %152#12, %152#13, %152#14, %152#15, %152#16, %152#17, %152#18, %152#19, %152#20, %152#21, %152#22, %152#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %107#0, %107#1, %107#2, %107#3, %107#4, %107#5, %107#6, %107#7, %107#8, %107#9, %107#10, %107#11, %107#12, %107#13, %107#14, %107#15, %107#16, %107#17, %107#18, %107#19, %107#20, %107#21, %107#22, %107#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %153 = arith.cmpi slt, %16, %13 : index
    scf.if %153 {
      %154 = arith.muli %16, %outputFeatures : index
      %155 = arith.muli %2, %c2 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.mulf %77#0, %c25 : vector<16xf32>
      %158 = wave.exp2 %157 : vector<16xf32>
      %159 = arith.addf %c24, %158 : vector<16xf32>
      %160 = arith.divf %77#0, %159 : vector<16xf32>
      %161 = arith.mulf %160, %77#1 : vector<16xf32>
      %162 = arith.addi %156, %c5 : index
      vector.store %161, %out[%162] : memref<?xf32>, vector<16xf32>
    }
    %163 = arith.cmpi slt, %18, %13 : index
    scf.if %163 {
      %164 = arith.muli %18, %outputFeatures : index
      %165 = arith.muli %2, %c2 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.mulf %77#2, %c25 : vector<16xf32>
      %168 = wave.exp2 %167 : vector<16xf32>
      %169 = arith.addf %c24, %168 : vector<16xf32>
      %170 = arith.divf %77#2, %169 : vector<16xf32>
      %171 = arith.mulf %170, %77#3 : vector<16xf32>
      %172 = arith.addi %166, %c5 : index
      vector.store %171, %out[%172] : memref<?xf32>, vector<16xf32>
    }
    %173 = arith.cmpi slt, %20, %13 : index
    scf.if %173 {
      %174 = arith.muli %20, %outputFeatures : index
      %175 = arith.muli %2, %c2 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.mulf %77#4, %c25 : vector<16xf32>
      %178 = wave.exp2 %177 : vector<16xf32>
      %179 = arith.addf %c24, %178 : vector<16xf32>
      %180 = arith.divf %77#4, %179 : vector<16xf32>
      %181 = arith.mulf %180, %77#5 : vector<16xf32>
      %182 = arith.addi %176, %c5 : index
      vector.store %181, %out[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.cmpi slt, %22, %13 : index
    scf.if %183 {
      %184 = arith.muli %22, %outputFeatures : index
      %185 = arith.muli %2, %c2 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.mulf %77#6, %c25 : vector<16xf32>
      %188 = wave.exp2 %187 : vector<16xf32>
      %189 = arith.addf %c24, %188 : vector<16xf32>
      %190 = arith.divf %77#6, %189 : vector<16xf32>
      %191 = arith.mulf %190, %77#7 : vector<16xf32>
      %192 = arith.addi %186, %c5 : index
      vector.store %191, %out[%192] : memref<?xf32>, vector<16xf32>
    }
    %193 = arith.cmpi slt, %24, %13 : index
    scf.if %193 {
      %194 = arith.muli %24, %outputFeatures : index
      %195 = arith.muli %2, %c2 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.mulf %77#8, %c25 : vector<16xf32>
      %198 = wave.exp2 %197 : vector<16xf32>
      %199 = arith.addf %c24, %198 : vector<16xf32>
      %200 = arith.divf %77#8, %199 : vector<16xf32>
      %201 = arith.mulf %200, %77#9 : vector<16xf32>
      %202 = arith.addi %196, %c5 : index
      vector.store %201, %out[%202] : memref<?xf32>, vector<16xf32>
    }
    %203 = arith.cmpi slt, %26, %13 : index
    scf.if %203 {
      %204 = arith.muli %26, %outputFeatures : index
      %205 = arith.muli %2, %c2 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.mulf %77#10, %c25 : vector<16xf32>
      %208 = wave.exp2 %207 : vector<16xf32>
      %209 = arith.addf %c24, %208 : vector<16xf32>
      %210 = arith.divf %77#10, %209 : vector<16xf32>
      %211 = arith.mulf %210, %77#11 : vector<16xf32>
      %212 = arith.addi %206, %c5 : index
      vector.store %211, %out[%212] : memref<?xf32>, vector<16xf32>
    }
    %213 = arith.cmpi slt, %28, %13 : index
    scf.if %213 {
      %214 = arith.muli %28, %outputFeatures : index
      %215 = arith.muli %2, %c2 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.mulf %77#12, %c25 : vector<16xf32>
      %218 = wave.exp2 %217 : vector<16xf32>
      %219 = arith.addf %c24, %218 : vector<16xf32>
      %220 = arith.divf %77#12, %219 : vector<16xf32>
      %221 = arith.mulf %220, %77#13 : vector<16xf32>
      %222 = arith.addi %216, %c5 : index
      vector.store %221, %out[%222] : memref<?xf32>, vector<16xf32>
    }
    %223 = arith.cmpi slt, %30, %13 : index
    scf.if %223 {
      %224 = arith.muli %30, %outputFeatures : index
      %225 = arith.muli %2, %c2 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.mulf %77#14, %c25 : vector<16xf32>
      %228 = wave.exp2 %227 : vector<16xf32>
      %229 = arith.addf %c24, %228 : vector<16xf32>
      %230 = arith.divf %77#14, %229 : vector<16xf32>
      %231 = arith.mulf %230, %77#15 : vector<16xf32>
      %232 = arith.addi %226, %c5 : index
      vector.store %231, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %32, %13 : index
    scf.if %233 {
      %234 = arith.muli %32, %outputFeatures : index
      %235 = arith.muli %2, %c2 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.mulf %77#16, %c25 : vector<16xf32>
      %238 = wave.exp2 %237 : vector<16xf32>
      %239 = arith.addf %c24, %238 : vector<16xf32>
      %240 = arith.divf %77#16, %239 : vector<16xf32>
      %241 = arith.mulf %240, %77#17 : vector<16xf32>
      %242 = arith.addi %236, %c5 : index
      vector.store %241, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %34, %13 : index
    scf.if %243 {
      %244 = arith.muli %34, %outputFeatures : index
      %245 = arith.muli %2, %c2 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.mulf %77#18, %c25 : vector<16xf32>
      %248 = wave.exp2 %247 : vector<16xf32>
      %249 = arith.addf %c24, %248 : vector<16xf32>
      %250 = arith.divf %77#18, %249 : vector<16xf32>
      %251 = arith.mulf %250, %77#19 : vector<16xf32>
      %252 = arith.addi %246, %c5 : index
      vector.store %251, %out[%252] : memref<?xf32>, vector<16xf32>
    }
    %253 = arith.cmpi slt, %36, %13 : index
    scf.if %253 {
      %254 = arith.muli %36, %outputFeatures : index
      %255 = arith.muli %2, %c2 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.mulf %77#20, %c25 : vector<16xf32>
      %258 = wave.exp2 %257 : vector<16xf32>
      %259 = arith.addf %c24, %258 : vector<16xf32>
      %260 = arith.divf %77#20, %259 : vector<16xf32>
      %261 = arith.mulf %260, %77#21 : vector<16xf32>
      %262 = arith.addi %256, %c5 : index
      vector.store %261, %out[%262] : memref<?xf32>, vector<16xf32>
    }
    %263 = arith.cmpi slt, %38, %13 : index
    scf.if %263 {
      %264 = arith.muli %38, %outputFeatures : index
      %265 = arith.muli %2, %c2 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.mulf %77#22, %c25 : vector<16xf32>
      %268 = wave.exp2 %267 : vector<16xf32>
      %269 = arith.addf %c24, %268 : vector<16xf32>
      %270 = arith.divf %77#22, %269 : vector<16xf32>
      %271 = arith.mulf %270, %77#23 : vector<16xf32>
      %272 = arith.addi %266, %c5 : index
      vector.store %271, %out[%272] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

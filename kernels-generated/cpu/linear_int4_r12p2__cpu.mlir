// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_int4_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant 12 : index
  %c12 = arith.constant 3 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 5 : index
  %c15 = arith.constant 6 : index
  %c16 = arith.constant 7 : index
  %c17 = arith.constant 9 : index
  %c18 = arith.constant 10 : index
  %c19 = arith.constant 11 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.addi %7, %c1 : index
  %11 = arith.muli %10, %4 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %6, %rowsPerBlock : index
  %15 = arith.addi %14, %rowsPerBlock : index
  %16 = arith.minsi %15, %13 : index
  scf.for %17 = %14 to %16 step %c11 {
    %18 = arith.subi %16, %c1 : index
    %19 = arith.addi %17, %c8 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c1 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c7 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c12 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.addi %17, %c13 : index
    %28 = arith.minsi %27, %18 : index
    %29 = arith.addi %17, %c14 : index
    %30 = arith.minsi %29, %18 : index
    %31 = arith.addi %17, %c15 : index
    %32 = arith.minsi %31, %18 : index
    %33 = arith.addi %17, %c16 : index
    %34 = arith.minsi %33, %18 : index
    %35 = arith.addi %17, %c5 : index
    %36 = arith.minsi %35, %18 : index
    %37 = arith.addi %17, %c17 : index
    %38 = arith.minsi %37, %18 : index
    %39 = arith.addi %17, %c18 : index
    %40 = arith.minsi %39, %18 : index
    %41 = arith.addi %17, %c19 : index
    %42 = arith.minsi %41, %18 : index
    %43 = arith.muli %20, %inputFeatures : index
    %44 = arith.muli %22, %inputFeatures : index
    %45 = arith.muli %24, %inputFeatures : index
    %46 = arith.muli %26, %inputFeatures : index
    %47 = arith.muli %28, %inputFeatures : index
    %48 = arith.muli %30, %inputFeatures : index
    %49 = arith.muli %32, %inputFeatures : index
    %50 = arith.muli %34, %inputFeatures : index
    %51 = arith.muli %36, %inputFeatures : index
    %52 = arith.muli %38, %inputFeatures : index
    %53 = arith.muli %40, %inputFeatures : index
    %54 = arith.muli %42, %inputFeatures : index
    %55 = arith.divui %groupSize, %c13 : index
    %81:24 = scf.for %56 = %c8 to %3 step %c1 iter_args(%57 = %c20, %58 = %c20, %59 = %c20, %60 = %c20, %61 = %c20, %62 = %c20, %63 = %c20, %64 = %c20, %65 = %c20, %66 = %c20, %67 = %c20, %68 = %c20, %69 = %c20, %70 = %c20, %71 = %c20, %72 = %c20, %73 = %c20, %74 = %c20, %75 = %c20, %76 = %c20, %77 = %c20, %78 = %c20, %79 = %c20, %80 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %82 = arith.muli %56, %2 : index
      %83 = arith.addi %9, %82 : index
      %84 = arith.addi %11, %82 : index
      %85 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
      %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
      %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
      %88 = arith.addi %83, %c21 : index
      %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
      %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
      %91 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
      %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
      %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
      %94 = arith.addi %84, %c21 : index
      %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
      %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
      %97 = arith.muli %56, %groupSize : index
      %123:24 = scf.for %98 = %c8 to %55 step %c1 iter_args(%99 = %57, %100 = %58, %101 = %59, %102 = %60, %103 = %61, %104 = %62, %105 = %63, %106 = %64, %107 = %65, %108 = %66, %109 = %67, %110 = %68, %111 = %69, %112 = %70, %113 = %71, %114 = %72, %115 = %73, %116 = %74, %117 = %75, %118 = %76, %119 = %77, %120 = %78, %121 = %79, %122 = %80) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %124 = arith.muli %98, %c13 : index
        %125 = arith.addi %97, %124 : index
        %126 = arith.addi %83, %c6 : index
        %127 = arith.muli %98, %c21 : index
        %128 = arith.addi %126, %127 : index
        %129 = arith.addi %128, %c8 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.andi %131, %c22 : vector<16xi32>
        %133 = arith.shrui %131, %c23 : vector<16xi32>
        %134 = arith.subi %132, %90 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = arith.mulf %135, %87 : vector<16xf32>
        %137 = arith.addi %84, %c6 : index
        %138 = arith.addi %137, %127 : index
        %139 = arith.addi %138, %c8 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.andi %141, %c22 : vector<16xi32>
        %143 = arith.shrui %141, %c23 : vector<16xi32>
        %144 = arith.subi %142, %96 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = arith.mulf %145, %93 : vector<16xf32>
        %147 = arith.addi %125, %c8 : index
        %148:24 = func.call @linear_int4_r12p2__cpu.0(%43, %147, %x, %136, %99, %146, %100, %44, %101, %102, %45, %103, %104, %46, %105, %106, %47, %107, %108, %48, %109, %110, %49, %111, %112, %50, %113, %114, %51, %115, %116, %52, %117, %118, %53, %119, %120, %54, %121, %122) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %149 = arith.subi %133, %90 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = arith.mulf %150, %87 : vector<16xf32>
        %152 = arith.subi %143, %96 : vector<16xi32>
        %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
        %154 = arith.mulf %153, %93 : vector<16xf32>
        %155 = arith.addi %125, %c1 : index
        %156:24 = func.call @linear_int4_r12p2__cpu.0(%43, %155, %x, %151, %148#0, %154, %148#1, %44, %148#2, %148#3, %45, %148#4, %148#5, %46, %148#6, %148#7, %47, %148#8, %148#9, %48, %148#10, %148#11, %49, %148#12, %148#13, %50, %148#14, %148#15, %51, %148#16, %148#17, %52, %148#18, %148#19, %53, %148#20, %148#21, %54, %148#22, %148#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %157 = arith.addi %128, %c24 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.andi %159, %c22 : vector<16xi32>
        %161 = arith.shrui %159, %c23 : vector<16xi32>
        %162 = arith.subi %160, %90 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = arith.mulf %163, %87 : vector<16xf32>
        %165 = arith.addi %138, %c24 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c22 : vector<16xi32>
        %169 = arith.shrui %167, %c23 : vector<16xi32>
        %170 = arith.subi %168, %96 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = arith.mulf %171, %93 : vector<16xf32>
        %173 = arith.addi %125, %c7 : index
        %174:24 = func.call @linear_int4_r12p2__cpu.0(%43, %173, %x, %164, %156#0, %172, %156#1, %44, %156#2, %156#3, %45, %156#4, %156#5, %46, %156#6, %156#7, %47, %156#8, %156#9, %48, %156#10, %156#11, %49, %156#12, %156#13, %50, %156#14, %156#15, %51, %156#16, %156#17, %52, %156#18, %156#19, %53, %156#20, %156#21, %54, %156#22, %156#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = arith.subi %161, %90 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = arith.mulf %176, %87 : vector<16xf32>
        %178 = arith.subi %169, %96 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = arith.mulf %179, %93 : vector<16xf32>
        %181 = arith.addi %125, %c12 : index
        %182:24 = func.call @linear_int4_r12p2__cpu.0(%43, %181, %x, %177, %174#0, %180, %174#1, %44, %174#2, %174#3, %45, %174#4, %174#5, %46, %174#6, %174#7, %47, %174#8, %174#9, %48, %174#10, %174#11, %49, %174#12, %174#13, %50, %174#14, %174#15, %51, %174#16, %174#17, %52, %174#18, %174#19, %53, %174#20, %174#21, %54, %174#22, %174#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %182#0, %182#1, %182#2, %182#3, %182#4, %182#5, %182#6, %182#7, %182#8, %182#9, %182#10, %182#11, %182#12, %182#13, %182#14, %182#15, %182#16, %182#17, %182#18, %182#19, %182#20, %182#21, %182#22, %182#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %123#0, %123#1, %123#2, %123#3, %123#4, %123#5, %123#6, %123#7, %123#8, %123#9, %123#10, %123#11, %123#12, %123#13, %123#14, %123#15, %123#16, %123#17, %123#18, %123#19, %123#20, %123#21, %123#22, %123#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %183 = arith.cmpi slt, %19, %16 : index
    scf.if %183 {
      %184 = arith.muli %19, %outputFeatures : index
      %185 = arith.muli %5, %c21 : index
      %186 = arith.addi %184, %185 : index
      scf.if %0 {
        %187 = arith.addi %186, %c8 : index
        %188 = vector.load %residual[%187] : memref<?xf32>, vector<16xf32>
        %189 = arith.addf %188, %81#0 : vector<16xf32>
        vector.store %189, %out[%187] : memref<?xf32>, vector<16xf32>
      } else {
        %190 = arith.addi %186, %c8 : index
        vector.store %81#0, %out[%190] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %191 = arith.addi %186, %c24 : index
        %192 = vector.load %residual[%191] : memref<?xf32>, vector<16xf32>
        %193 = arith.addf %192, %81#1 : vector<16xf32>
        vector.store %193, %out[%191] : memref<?xf32>, vector<16xf32>
      } else {
        %194 = arith.addi %186, %c24 : index
        vector.store %81#1, %out[%194] : memref<?xf32>, vector<16xf32>
      }
    }
    %195 = arith.cmpi slt, %21, %16 : index
    scf.if %195 {
      %196 = arith.muli %21, %outputFeatures : index
      %197 = arith.muli %5, %c21 : index
      %198 = arith.addi %196, %197 : index
      scf.if %0 {
        %199 = arith.addi %198, %c8 : index
        %200 = vector.load %residual[%199] : memref<?xf32>, vector<16xf32>
        %201 = arith.addf %200, %81#2 : vector<16xf32>
        vector.store %201, %out[%199] : memref<?xf32>, vector<16xf32>
      } else {
        %202 = arith.addi %198, %c8 : index
        vector.store %81#2, %out[%202] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %203 = arith.addi %198, %c24 : index
        %204 = vector.load %residual[%203] : memref<?xf32>, vector<16xf32>
        %205 = arith.addf %204, %81#3 : vector<16xf32>
        vector.store %205, %out[%203] : memref<?xf32>, vector<16xf32>
      } else {
        %206 = arith.addi %198, %c24 : index
        vector.store %81#3, %out[%206] : memref<?xf32>, vector<16xf32>
      }
    }
    %207 = arith.cmpi slt, %23, %16 : index
    scf.if %207 {
      %208 = arith.muli %23, %outputFeatures : index
      %209 = arith.muli %5, %c21 : index
      %210 = arith.addi %208, %209 : index
      scf.if %0 {
        %211 = arith.addi %210, %c8 : index
        %212 = vector.load %residual[%211] : memref<?xf32>, vector<16xf32>
        %213 = arith.addf %212, %81#4 : vector<16xf32>
        vector.store %213, %out[%211] : memref<?xf32>, vector<16xf32>
      } else {
        %214 = arith.addi %210, %c8 : index
        vector.store %81#4, %out[%214] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %215 = arith.addi %210, %c24 : index
        %216 = vector.load %residual[%215] : memref<?xf32>, vector<16xf32>
        %217 = arith.addf %216, %81#5 : vector<16xf32>
        vector.store %217, %out[%215] : memref<?xf32>, vector<16xf32>
      } else {
        %218 = arith.addi %210, %c24 : index
        vector.store %81#5, %out[%218] : memref<?xf32>, vector<16xf32>
      }
    }
    %219 = arith.cmpi slt, %25, %16 : index
    scf.if %219 {
      %220 = arith.muli %25, %outputFeatures : index
      %221 = arith.muli %5, %c21 : index
      %222 = arith.addi %220, %221 : index
      scf.if %0 {
        %223 = arith.addi %222, %c8 : index
        %224 = vector.load %residual[%223] : memref<?xf32>, vector<16xf32>
        %225 = arith.addf %224, %81#6 : vector<16xf32>
        vector.store %225, %out[%223] : memref<?xf32>, vector<16xf32>
      } else {
        %226 = arith.addi %222, %c8 : index
        vector.store %81#6, %out[%226] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %227 = arith.addi %222, %c24 : index
        %228 = vector.load %residual[%227] : memref<?xf32>, vector<16xf32>
        %229 = arith.addf %228, %81#7 : vector<16xf32>
        vector.store %229, %out[%227] : memref<?xf32>, vector<16xf32>
      } else {
        %230 = arith.addi %222, %c24 : index
        vector.store %81#7, %out[%230] : memref<?xf32>, vector<16xf32>
      }
    }
    %231 = arith.cmpi slt, %27, %16 : index
    scf.if %231 {
      %232 = arith.muli %27, %outputFeatures : index
      %233 = arith.muli %5, %c21 : index
      %234 = arith.addi %232, %233 : index
      scf.if %0 {
        %235 = arith.addi %234, %c8 : index
        %236 = vector.load %residual[%235] : memref<?xf32>, vector<16xf32>
        %237 = arith.addf %236, %81#8 : vector<16xf32>
        vector.store %237, %out[%235] : memref<?xf32>, vector<16xf32>
      } else {
        %238 = arith.addi %234, %c8 : index
        vector.store %81#8, %out[%238] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %239 = arith.addi %234, %c24 : index
        %240 = vector.load %residual[%239] : memref<?xf32>, vector<16xf32>
        %241 = arith.addf %240, %81#9 : vector<16xf32>
        vector.store %241, %out[%239] : memref<?xf32>, vector<16xf32>
      } else {
        %242 = arith.addi %234, %c24 : index
        vector.store %81#9, %out[%242] : memref<?xf32>, vector<16xf32>
      }
    }
    %243 = arith.cmpi slt, %29, %16 : index
    scf.if %243 {
      %244 = arith.muli %29, %outputFeatures : index
      %245 = arith.muli %5, %c21 : index
      %246 = arith.addi %244, %245 : index
      scf.if %0 {
        %247 = arith.addi %246, %c8 : index
        %248 = vector.load %residual[%247] : memref<?xf32>, vector<16xf32>
        %249 = arith.addf %248, %81#10 : vector<16xf32>
        vector.store %249, %out[%247] : memref<?xf32>, vector<16xf32>
      } else {
        %250 = arith.addi %246, %c8 : index
        vector.store %81#10, %out[%250] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %251 = arith.addi %246, %c24 : index
        %252 = vector.load %residual[%251] : memref<?xf32>, vector<16xf32>
        %253 = arith.addf %252, %81#11 : vector<16xf32>
        vector.store %253, %out[%251] : memref<?xf32>, vector<16xf32>
      } else {
        %254 = arith.addi %246, %c24 : index
        vector.store %81#11, %out[%254] : memref<?xf32>, vector<16xf32>
      }
    }
    %255 = arith.cmpi slt, %31, %16 : index
    scf.if %255 {
      %256 = arith.muli %31, %outputFeatures : index
      %257 = arith.muli %5, %c21 : index
      %258 = arith.addi %256, %257 : index
      scf.if %0 {
        %259 = arith.addi %258, %c8 : index
        %260 = vector.load %residual[%259] : memref<?xf32>, vector<16xf32>
        %261 = arith.addf %260, %81#12 : vector<16xf32>
        vector.store %261, %out[%259] : memref<?xf32>, vector<16xf32>
      } else {
        %262 = arith.addi %258, %c8 : index
        vector.store %81#12, %out[%262] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %263 = arith.addi %258, %c24 : index
        %264 = vector.load %residual[%263] : memref<?xf32>, vector<16xf32>
        %265 = arith.addf %264, %81#13 : vector<16xf32>
        vector.store %265, %out[%263] : memref<?xf32>, vector<16xf32>
      } else {
        %266 = arith.addi %258, %c24 : index
        vector.store %81#13, %out[%266] : memref<?xf32>, vector<16xf32>
      }
    }
    %267 = arith.cmpi slt, %33, %16 : index
    scf.if %267 {
      %268 = arith.muli %33, %outputFeatures : index
      %269 = arith.muli %5, %c21 : index
      %270 = arith.addi %268, %269 : index
      scf.if %0 {
        %271 = arith.addi %270, %c8 : index
        %272 = vector.load %residual[%271] : memref<?xf32>, vector<16xf32>
        %273 = arith.addf %272, %81#14 : vector<16xf32>
        vector.store %273, %out[%271] : memref<?xf32>, vector<16xf32>
      } else {
        %274 = arith.addi %270, %c8 : index
        vector.store %81#14, %out[%274] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %275 = arith.addi %270, %c24 : index
        %276 = vector.load %residual[%275] : memref<?xf32>, vector<16xf32>
        %277 = arith.addf %276, %81#15 : vector<16xf32>
        vector.store %277, %out[%275] : memref<?xf32>, vector<16xf32>
      } else {
        %278 = arith.addi %270, %c24 : index
        vector.store %81#15, %out[%278] : memref<?xf32>, vector<16xf32>
      }
    }
    %279 = arith.cmpi slt, %35, %16 : index
    scf.if %279 {
      %280 = arith.muli %35, %outputFeatures : index
      %281 = arith.muli %5, %c21 : index
      %282 = arith.addi %280, %281 : index
      scf.if %0 {
        %283 = arith.addi %282, %c8 : index
        %284 = vector.load %residual[%283] : memref<?xf32>, vector<16xf32>
        %285 = arith.addf %284, %81#16 : vector<16xf32>
        vector.store %285, %out[%283] : memref<?xf32>, vector<16xf32>
      } else {
        %286 = arith.addi %282, %c8 : index
        vector.store %81#16, %out[%286] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %287 = arith.addi %282, %c24 : index
        %288 = vector.load %residual[%287] : memref<?xf32>, vector<16xf32>
        %289 = arith.addf %288, %81#17 : vector<16xf32>
        vector.store %289, %out[%287] : memref<?xf32>, vector<16xf32>
      } else {
        %290 = arith.addi %282, %c24 : index
        vector.store %81#17, %out[%290] : memref<?xf32>, vector<16xf32>
      }
    }
    %291 = arith.cmpi slt, %37, %16 : index
    scf.if %291 {
      %292 = arith.muli %37, %outputFeatures : index
      %293 = arith.muli %5, %c21 : index
      %294 = arith.addi %292, %293 : index
      scf.if %0 {
        %295 = arith.addi %294, %c8 : index
        %296 = vector.load %residual[%295] : memref<?xf32>, vector<16xf32>
        %297 = arith.addf %296, %81#18 : vector<16xf32>
        vector.store %297, %out[%295] : memref<?xf32>, vector<16xf32>
      } else {
        %298 = arith.addi %294, %c8 : index
        vector.store %81#18, %out[%298] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %299 = arith.addi %294, %c24 : index
        %300 = vector.load %residual[%299] : memref<?xf32>, vector<16xf32>
        %301 = arith.addf %300, %81#19 : vector<16xf32>
        vector.store %301, %out[%299] : memref<?xf32>, vector<16xf32>
      } else {
        %302 = arith.addi %294, %c24 : index
        vector.store %81#19, %out[%302] : memref<?xf32>, vector<16xf32>
      }
    }
    %303 = arith.cmpi slt, %39, %16 : index
    scf.if %303 {
      %304 = arith.muli %39, %outputFeatures : index
      %305 = arith.muli %5, %c21 : index
      %306 = arith.addi %304, %305 : index
      scf.if %0 {
        %307 = arith.addi %306, %c8 : index
        %308 = vector.load %residual[%307] : memref<?xf32>, vector<16xf32>
        %309 = arith.addf %308, %81#20 : vector<16xf32>
        vector.store %309, %out[%307] : memref<?xf32>, vector<16xf32>
      } else {
        %310 = arith.addi %306, %c8 : index
        vector.store %81#20, %out[%310] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %311 = arith.addi %306, %c24 : index
        %312 = vector.load %residual[%311] : memref<?xf32>, vector<16xf32>
        %313 = arith.addf %312, %81#21 : vector<16xf32>
        vector.store %313, %out[%311] : memref<?xf32>, vector<16xf32>
      } else {
        %314 = arith.addi %306, %c24 : index
        vector.store %81#21, %out[%314] : memref<?xf32>, vector<16xf32>
      }
    }
    %315 = arith.cmpi slt, %41, %16 : index
    scf.if %315 {
      %316 = arith.muli %41, %outputFeatures : index
      %317 = arith.muli %5, %c21 : index
      %318 = arith.addi %316, %317 : index
      scf.if %0 {
        %319 = arith.addi %318, %c8 : index
        %320 = vector.load %residual[%319] : memref<?xf32>, vector<16xf32>
        %321 = arith.addf %320, %81#22 : vector<16xf32>
        vector.store %321, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %322 = arith.addi %318, %c8 : index
        vector.store %81#22, %out[%322] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %323 = arith.addi %318, %c24 : index
        %324 = vector.load %residual[%323] : memref<?xf32>, vector<16xf32>
        %325 = arith.addf %324, %81#23 : vector<16xf32>
        vector.store %325, %out[%323] : memref<?xf32>, vector<16xf32>
      } else {
        %326 = arith.addi %318, %c24 : index
        vector.store %81#23, %out[%326] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

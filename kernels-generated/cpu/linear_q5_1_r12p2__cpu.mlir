// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_1_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
  %c21 = arith.constant 320 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<1> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<2> : vector<16xi32>
  %c29 = arith.constant dense<3> : vector<16xi32>
  %c30 = arith.constant dense<5> : vector<16xi32>
  %c31 = arith.constant 48 : index
  %c32 = arith.constant dense<6> : vector<16xi32>
  %c33 = arith.constant dense<7> : vector<16xi32>
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
      %122:24 = scf.for %97 = %c7 to %c12 step %c1 iter_args(%98 = %54, %99 = %55, %100 = %56, %101 = %57, %102 = %58, %103 = %59, %104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76, %121 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %123 = arith.muli %97, %c16 : index
        %124 = arith.addi %96, %123 : index
        %125 = arith.addi %80, %c21 : index
        %126 = arith.muli %97, %c1 : index
        %127 = arith.addi %126, %c7 : index
        %128 = arith.muli %127, %c22 : index
        %129 = arith.addi %125, %128 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.addi %80, %c23 : index
        %133 = arith.muli %97, %c23 : index
        %134 = arith.addi %132, %133 : index
        %135 = arith.addi %134, %c7 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.andi %137, %c24 : vector<16xi32>
        %139 = arith.shrui %131, %c25 : vector<16xi32>
        %140 = arith.andi %139, %c26 : vector<16xi32>
        %141 = arith.shli %140, %c27 : vector<16xi32>
        %142 = arith.ori %138, %141 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = math.fma %143, %84, %88 : vector<16xf32>
        %145 = arith.addi %81, %c21 : index
        %146 = arith.addi %145, %128 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.addi %81, %c23 : index
        %150 = arith.addi %149, %133 : index
        %151 = arith.addi %150, %c7 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c24 : vector<16xi32>
        %155 = arith.shrui %148, %c25 : vector<16xi32>
        %156 = arith.andi %155, %c26 : vector<16xi32>
        %157 = arith.shli %156, %c27 : vector<16xi32>
        %158 = arith.ori %154, %157 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %91, %95 : vector<16xf32>
        %161 = arith.addi %124, %c7 : index
        %162:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %161, %x, %144, %98, %160, %99, %42, %100, %101, %43, %102, %103, %44, %104, %105, %45, %106, %107, %46, %108, %109, %47, %110, %111, %48, %112, %113, %49, %114, %115, %50, %116, %117, %51, %118, %119, %52, %120, %121) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %163 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.shrui %164, %c27 : vector<16xi32>
        %166 = arith.shrui %131, %c26 : vector<16xi32>
        %167 = arith.andi %166, %c26 : vector<16xi32>
        %168 = arith.shli %167, %c27 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %84, %88 : vector<16xf32>
        %172 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.shrui %173, %c27 : vector<16xi32>
        %175 = arith.shrui %148, %c26 : vector<16xi32>
        %176 = arith.andi %175, %c26 : vector<16xi32>
        %177 = arith.shli %176, %c27 : vector<16xi32>
        %178 = arith.ori %174, %177 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = math.fma %179, %91, %95 : vector<16xf32>
        %181 = arith.addi %124, %c1 : index
        %182:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %181, %x, %171, %162#0, %180, %162#1, %42, %162#2, %162#3, %43, %162#4, %162#5, %44, %162#6, %162#7, %45, %162#8, %162#9, %46, %162#10, %162#11, %47, %162#12, %162#13, %48, %162#14, %162#15, %49, %162#16, %162#17, %50, %162#18, %162#19, %51, %162#20, %162#21, %52, %162#22, %162#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %183 = arith.addi %134, %c22 : index
        %184 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
        %186 = arith.andi %185, %c24 : vector<16xi32>
        %187 = arith.shrui %131, %c28 : vector<16xi32>
        %188 = arith.andi %187, %c26 : vector<16xi32>
        %189 = arith.shli %188, %c27 : vector<16xi32>
        %190 = arith.ori %186, %189 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %84, %88 : vector<16xf32>
        %193 = arith.addi %150, %c22 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.andi %195, %c24 : vector<16xi32>
        %197 = arith.shrui %148, %c28 : vector<16xi32>
        %198 = arith.andi %197, %c26 : vector<16xi32>
        %199 = arith.shli %198, %c27 : vector<16xi32>
        %200 = arith.ori %196, %199 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %91, %95 : vector<16xf32>
        %203 = arith.addi %124, %c6 : index
        %204:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %203, %x, %192, %182#0, %202, %182#1, %42, %182#2, %182#3, %43, %182#4, %182#5, %44, %182#6, %182#7, %45, %182#8, %182#9, %46, %182#10, %182#11, %47, %182#12, %182#13, %48, %182#14, %182#15, %49, %182#16, %182#17, %50, %182#18, %182#19, %51, %182#20, %182#21, %52, %182#22, %182#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.shrui %206, %c27 : vector<16xi32>
        %208 = arith.shrui %131, %c29 : vector<16xi32>
        %209 = arith.andi %208, %c26 : vector<16xi32>
        %210 = arith.shli %209, %c27 : vector<16xi32>
        %211 = arith.ori %207, %210 : vector<16xi32>
        %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
        %213 = math.fma %212, %84, %88 : vector<16xf32>
        %214 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.shrui %215, %c27 : vector<16xi32>
        %217 = arith.shrui %148, %c29 : vector<16xi32>
        %218 = arith.andi %217, %c26 : vector<16xi32>
        %219 = arith.shli %218, %c27 : vector<16xi32>
        %220 = arith.ori %216, %219 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %91, %95 : vector<16xf32>
        %223 = arith.addi %124, %c11 : index
        %224:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %223, %x, %213, %204#0, %222, %204#1, %42, %204#2, %204#3, %43, %204#4, %204#5, %44, %204#6, %204#7, %45, %204#8, %204#9, %46, %204#10, %204#11, %47, %204#12, %204#13, %48, %204#14, %204#15, %49, %204#16, %204#17, %50, %204#18, %204#19, %51, %204#20, %204#21, %52, %204#22, %204#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %225 = arith.addi %134, %c4 : index
        %226 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
        %228 = arith.andi %227, %c24 : vector<16xi32>
        %229 = arith.shrui %131, %c27 : vector<16xi32>
        %230 = arith.andi %229, %c26 : vector<16xi32>
        %231 = arith.shli %230, %c27 : vector<16xi32>
        %232 = arith.ori %228, %231 : vector<16xi32>
        %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
        %234 = math.fma %233, %84, %88 : vector<16xf32>
        %235 = arith.addi %150, %c4 : index
        %236 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
        %238 = arith.andi %237, %c24 : vector<16xi32>
        %239 = arith.shrui %148, %c27 : vector<16xi32>
        %240 = arith.andi %239, %c26 : vector<16xi32>
        %241 = arith.shli %240, %c27 : vector<16xi32>
        %242 = arith.ori %238, %241 : vector<16xi32>
        %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
        %244 = math.fma %243, %91, %95 : vector<16xf32>
        %245 = arith.addi %124, %c12 : index
        %246:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %245, %x, %234, %224#0, %244, %224#1, %42, %224#2, %224#3, %43, %224#4, %224#5, %44, %224#6, %224#7, %45, %224#8, %224#9, %46, %224#10, %224#11, %47, %224#12, %224#13, %48, %224#14, %224#15, %49, %224#16, %224#17, %50, %224#18, %224#19, %51, %224#20, %224#21, %52, %224#22, %224#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %247 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %248 = arith.extui %247 : vector<16xi8> to vector<16xi32>
        %249 = arith.shrui %248, %c27 : vector<16xi32>
        %250 = arith.shrui %131, %c30 : vector<16xi32>
        %251 = arith.andi %250, %c26 : vector<16xi32>
        %252 = arith.shli %251, %c27 : vector<16xi32>
        %253 = arith.ori %249, %252 : vector<16xi32>
        %254 = arith.sitofp %253 : vector<16xi32> to vector<16xf32>
        %255 = math.fma %254, %84, %88 : vector<16xf32>
        %256 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
        %258 = arith.shrui %257, %c27 : vector<16xi32>
        %259 = arith.shrui %148, %c30 : vector<16xi32>
        %260 = arith.andi %259, %c26 : vector<16xi32>
        %261 = arith.shli %260, %c27 : vector<16xi32>
        %262 = arith.ori %258, %261 : vector<16xi32>
        %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
        %264 = math.fma %263, %91, %95 : vector<16xf32>
        %265 = arith.addi %124, %c13 : index
        %266:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %265, %x, %255, %246#0, %264, %246#1, %42, %246#2, %246#3, %43, %246#4, %246#5, %44, %246#6, %246#7, %45, %246#8, %246#9, %46, %246#10, %246#11, %47, %246#12, %246#13, %48, %246#14, %246#15, %49, %246#16, %246#17, %50, %246#18, %246#19, %51, %246#20, %246#21, %52, %246#22, %246#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %267 = arith.addi %134, %c31 : index
        %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
        %270 = arith.andi %269, %c24 : vector<16xi32>
        %271 = arith.shrui %131, %c32 : vector<16xi32>
        %272 = arith.andi %271, %c26 : vector<16xi32>
        %273 = arith.shli %272, %c27 : vector<16xi32>
        %274 = arith.ori %270, %273 : vector<16xi32>
        %275 = arith.sitofp %274 : vector<16xi32> to vector<16xf32>
        %276 = math.fma %275, %84, %88 : vector<16xf32>
        %277 = arith.addi %150, %c31 : index
        %278 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
        %279 = arith.extui %278 : vector<16xi8> to vector<16xi32>
        %280 = arith.andi %279, %c24 : vector<16xi32>
        %281 = arith.shrui %148, %c32 : vector<16xi32>
        %282 = arith.andi %281, %c26 : vector<16xi32>
        %283 = arith.shli %282, %c27 : vector<16xi32>
        %284 = arith.ori %280, %283 : vector<16xi32>
        %285 = arith.sitofp %284 : vector<16xi32> to vector<16xf32>
        %286 = math.fma %285, %91, %95 : vector<16xf32>
        %287 = arith.addi %124, %c14 : index
        %288:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %287, %x, %276, %266#0, %286, %266#1, %42, %266#2, %266#3, %43, %266#4, %266#5, %44, %266#6, %266#7, %45, %266#8, %266#9, %46, %266#10, %266#11, %47, %266#12, %266#13, %48, %266#14, %266#15, %49, %266#16, %266#17, %50, %266#18, %266#19, %51, %266#20, %266#21, %52, %266#22, %266#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %289 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %290 = arith.extui %289 : vector<16xi8> to vector<16xi32>
        %291 = arith.shrui %290, %c27 : vector<16xi32>
        %292 = arith.shrui %131, %c33 : vector<16xi32>
        %293 = arith.andi %292, %c26 : vector<16xi32>
        %294 = arith.shli %293, %c27 : vector<16xi32>
        %295 = arith.ori %291, %294 : vector<16xi32>
        %296 = arith.sitofp %295 : vector<16xi32> to vector<16xf32>
        %297 = math.fma %296, %84, %88 : vector<16xf32>
        %298 = vector.load %w[%277] : memref<?xi8>, vector<16xi8>
        %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
        %300 = arith.shrui %299, %c27 : vector<16xi32>
        %301 = arith.shrui %148, %c33 : vector<16xi32>
        %302 = arith.andi %301, %c26 : vector<16xi32>
        %303 = arith.shli %302, %c27 : vector<16xi32>
        %304 = arith.ori %300, %303 : vector<16xi32>
        %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
        %306 = math.fma %305, %91, %95 : vector<16xf32>
        %307 = arith.addi %124, %c15 : index
        %308:24 = func.call @linear_q5_1_r12p2__cpu.0(%41, %307, %x, %297, %288#0, %306, %288#1, %42, %288#2, %288#3, %43, %288#4, %288#5, %44, %288#6, %288#7, %45, %288#8, %288#9, %46, %288#10, %288#11, %47, %288#12, %288#13, %48, %288#14, %288#15, %49, %288#16, %288#17, %50, %288#18, %288#19, %51, %288#20, %288#21, %52, %288#22, %288#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %308#0, %308#1, %308#2, %308#3, %308#4, %308#5, %308#6, %308#7, %308#8, %308#9, %308#10, %308#11, %308#12, %308#13, %308#14, %308#15, %308#16, %308#17, %308#18, %308#19, %308#20, %308#21, %308#22, %308#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %122#0, %122#1, %122#2, %122#3, %122#4, %122#5, %122#6, %122#7, %122#8, %122#9, %122#10, %122#11, %122#12, %122#13, %122#14, %122#15, %122#16, %122#17, %122#18, %122#19, %122#20, %122#21, %122#22, %122#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %309 = arith.cmpi slt, %17, %14 : index
    scf.if %309 {
      %310 = arith.muli %17, %outputFeatures : index
      %311 = arith.muli %3, %c4 : index
      %312 = arith.addi %310, %311 : index
      scf.if %0 {
        %313 = arith.addi %312, %c7 : index
        %314 = vector.load %residual[%313] : memref<?xf32>, vector<16xf32>
        %315 = arith.addf %314, %78#0 : vector<16xf32>
        vector.store %315, %out[%313] : memref<?xf32>, vector<16xf32>
      } else {
        %316 = arith.addi %312, %c7 : index
        vector.store %78#0, %out[%316] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %317 = arith.addi %312, %c22 : index
        %318 = vector.load %residual[%317] : memref<?xf32>, vector<16xf32>
        %319 = arith.addf %318, %78#1 : vector<16xf32>
        vector.store %319, %out[%317] : memref<?xf32>, vector<16xf32>
      } else {
        %320 = arith.addi %312, %c22 : index
        vector.store %78#1, %out[%320] : memref<?xf32>, vector<16xf32>
      }
    }
    %321 = arith.cmpi slt, %19, %14 : index
    scf.if %321 {
      %322 = arith.muli %19, %outputFeatures : index
      %323 = arith.muli %3, %c4 : index
      %324 = arith.addi %322, %323 : index
      scf.if %0 {
        %325 = arith.addi %324, %c7 : index
        %326 = vector.load %residual[%325] : memref<?xf32>, vector<16xf32>
        %327 = arith.addf %326, %78#2 : vector<16xf32>
        vector.store %327, %out[%325] : memref<?xf32>, vector<16xf32>
      } else {
        %328 = arith.addi %324, %c7 : index
        vector.store %78#2, %out[%328] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %329 = arith.addi %324, %c22 : index
        %330 = vector.load %residual[%329] : memref<?xf32>, vector<16xf32>
        %331 = arith.addf %330, %78#3 : vector<16xf32>
        vector.store %331, %out[%329] : memref<?xf32>, vector<16xf32>
      } else {
        %332 = arith.addi %324, %c22 : index
        vector.store %78#3, %out[%332] : memref<?xf32>, vector<16xf32>
      }
    }
    %333 = arith.cmpi slt, %21, %14 : index
    scf.if %333 {
      %334 = arith.muli %21, %outputFeatures : index
      %335 = arith.muli %3, %c4 : index
      %336 = arith.addi %334, %335 : index
      scf.if %0 {
        %337 = arith.addi %336, %c7 : index
        %338 = vector.load %residual[%337] : memref<?xf32>, vector<16xf32>
        %339 = arith.addf %338, %78#4 : vector<16xf32>
        vector.store %339, %out[%337] : memref<?xf32>, vector<16xf32>
      } else {
        %340 = arith.addi %336, %c7 : index
        vector.store %78#4, %out[%340] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %341 = arith.addi %336, %c22 : index
        %342 = vector.load %residual[%341] : memref<?xf32>, vector<16xf32>
        %343 = arith.addf %342, %78#5 : vector<16xf32>
        vector.store %343, %out[%341] : memref<?xf32>, vector<16xf32>
      } else {
        %344 = arith.addi %336, %c22 : index
        vector.store %78#5, %out[%344] : memref<?xf32>, vector<16xf32>
      }
    }
    %345 = arith.cmpi slt, %23, %14 : index
    scf.if %345 {
      %346 = arith.muli %23, %outputFeatures : index
      %347 = arith.muli %3, %c4 : index
      %348 = arith.addi %346, %347 : index
      scf.if %0 {
        %349 = arith.addi %348, %c7 : index
        %350 = vector.load %residual[%349] : memref<?xf32>, vector<16xf32>
        %351 = arith.addf %350, %78#6 : vector<16xf32>
        vector.store %351, %out[%349] : memref<?xf32>, vector<16xf32>
      } else {
        %352 = arith.addi %348, %c7 : index
        vector.store %78#6, %out[%352] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %353 = arith.addi %348, %c22 : index
        %354 = vector.load %residual[%353] : memref<?xf32>, vector<16xf32>
        %355 = arith.addf %354, %78#7 : vector<16xf32>
        vector.store %355, %out[%353] : memref<?xf32>, vector<16xf32>
      } else {
        %356 = arith.addi %348, %c22 : index
        vector.store %78#7, %out[%356] : memref<?xf32>, vector<16xf32>
      }
    }
    %357 = arith.cmpi slt, %25, %14 : index
    scf.if %357 {
      %358 = arith.muli %25, %outputFeatures : index
      %359 = arith.muli %3, %c4 : index
      %360 = arith.addi %358, %359 : index
      scf.if %0 {
        %361 = arith.addi %360, %c7 : index
        %362 = vector.load %residual[%361] : memref<?xf32>, vector<16xf32>
        %363 = arith.addf %362, %78#8 : vector<16xf32>
        vector.store %363, %out[%361] : memref<?xf32>, vector<16xf32>
      } else {
        %364 = arith.addi %360, %c7 : index
        vector.store %78#8, %out[%364] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %365 = arith.addi %360, %c22 : index
        %366 = vector.load %residual[%365] : memref<?xf32>, vector<16xf32>
        %367 = arith.addf %366, %78#9 : vector<16xf32>
        vector.store %367, %out[%365] : memref<?xf32>, vector<16xf32>
      } else {
        %368 = arith.addi %360, %c22 : index
        vector.store %78#9, %out[%368] : memref<?xf32>, vector<16xf32>
      }
    }
    %369 = arith.cmpi slt, %27, %14 : index
    scf.if %369 {
      %370 = arith.muli %27, %outputFeatures : index
      %371 = arith.muli %3, %c4 : index
      %372 = arith.addi %370, %371 : index
      scf.if %0 {
        %373 = arith.addi %372, %c7 : index
        %374 = vector.load %residual[%373] : memref<?xf32>, vector<16xf32>
        %375 = arith.addf %374, %78#10 : vector<16xf32>
        vector.store %375, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %376 = arith.addi %372, %c7 : index
        vector.store %78#10, %out[%376] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %377 = arith.addi %372, %c22 : index
        %378 = vector.load %residual[%377] : memref<?xf32>, vector<16xf32>
        %379 = arith.addf %378, %78#11 : vector<16xf32>
        vector.store %379, %out[%377] : memref<?xf32>, vector<16xf32>
      } else {
        %380 = arith.addi %372, %c22 : index
        vector.store %78#11, %out[%380] : memref<?xf32>, vector<16xf32>
      }
    }
    %381 = arith.cmpi slt, %29, %14 : index
    scf.if %381 {
      %382 = arith.muli %29, %outputFeatures : index
      %383 = arith.muli %3, %c4 : index
      %384 = arith.addi %382, %383 : index
      scf.if %0 {
        %385 = arith.addi %384, %c7 : index
        %386 = vector.load %residual[%385] : memref<?xf32>, vector<16xf32>
        %387 = arith.addf %386, %78#12 : vector<16xf32>
        vector.store %387, %out[%385] : memref<?xf32>, vector<16xf32>
      } else {
        %388 = arith.addi %384, %c7 : index
        vector.store %78#12, %out[%388] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %389 = arith.addi %384, %c22 : index
        %390 = vector.load %residual[%389] : memref<?xf32>, vector<16xf32>
        %391 = arith.addf %390, %78#13 : vector<16xf32>
        vector.store %391, %out[%389] : memref<?xf32>, vector<16xf32>
      } else {
        %392 = arith.addi %384, %c22 : index
        vector.store %78#13, %out[%392] : memref<?xf32>, vector<16xf32>
      }
    }
    %393 = arith.cmpi slt, %31, %14 : index
    scf.if %393 {
      %394 = arith.muli %31, %outputFeatures : index
      %395 = arith.muli %3, %c4 : index
      %396 = arith.addi %394, %395 : index
      scf.if %0 {
        %397 = arith.addi %396, %c7 : index
        %398 = vector.load %residual[%397] : memref<?xf32>, vector<16xf32>
        %399 = arith.addf %398, %78#14 : vector<16xf32>
        vector.store %399, %out[%397] : memref<?xf32>, vector<16xf32>
      } else {
        %400 = arith.addi %396, %c7 : index
        vector.store %78#14, %out[%400] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %401 = arith.addi %396, %c22 : index
        %402 = vector.load %residual[%401] : memref<?xf32>, vector<16xf32>
        %403 = arith.addf %402, %78#15 : vector<16xf32>
        vector.store %403, %out[%401] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %396, %c22 : index
        vector.store %78#15, %out[%404] : memref<?xf32>, vector<16xf32>
      }
    }
    %405 = arith.cmpi slt, %33, %14 : index
    scf.if %405 {
      %406 = arith.muli %33, %outputFeatures : index
      %407 = arith.muli %3, %c4 : index
      %408 = arith.addi %406, %407 : index
      scf.if %0 {
        %409 = arith.addi %408, %c7 : index
        %410 = vector.load %residual[%409] : memref<?xf32>, vector<16xf32>
        %411 = arith.addf %410, %78#16 : vector<16xf32>
        vector.store %411, %out[%409] : memref<?xf32>, vector<16xf32>
      } else {
        %412 = arith.addi %408, %c7 : index
        vector.store %78#16, %out[%412] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %413 = arith.addi %408, %c22 : index
        %414 = vector.load %residual[%413] : memref<?xf32>, vector<16xf32>
        %415 = arith.addf %414, %78#17 : vector<16xf32>
        vector.store %415, %out[%413] : memref<?xf32>, vector<16xf32>
      } else {
        %416 = arith.addi %408, %c22 : index
        vector.store %78#17, %out[%416] : memref<?xf32>, vector<16xf32>
      }
    }
    %417 = arith.cmpi slt, %35, %14 : index
    scf.if %417 {
      %418 = arith.muli %35, %outputFeatures : index
      %419 = arith.muli %3, %c4 : index
      %420 = arith.addi %418, %419 : index
      scf.if %0 {
        %421 = arith.addi %420, %c7 : index
        %422 = vector.load %residual[%421] : memref<?xf32>, vector<16xf32>
        %423 = arith.addf %422, %78#18 : vector<16xf32>
        vector.store %423, %out[%421] : memref<?xf32>, vector<16xf32>
      } else {
        %424 = arith.addi %420, %c7 : index
        vector.store %78#18, %out[%424] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %425 = arith.addi %420, %c22 : index
        %426 = vector.load %residual[%425] : memref<?xf32>, vector<16xf32>
        %427 = arith.addf %426, %78#19 : vector<16xf32>
        vector.store %427, %out[%425] : memref<?xf32>, vector<16xf32>
      } else {
        %428 = arith.addi %420, %c22 : index
        vector.store %78#19, %out[%428] : memref<?xf32>, vector<16xf32>
      }
    }
    %429 = arith.cmpi slt, %37, %14 : index
    scf.if %429 {
      %430 = arith.muli %37, %outputFeatures : index
      %431 = arith.muli %3, %c4 : index
      %432 = arith.addi %430, %431 : index
      scf.if %0 {
        %433 = arith.addi %432, %c7 : index
        %434 = vector.load %residual[%433] : memref<?xf32>, vector<16xf32>
        %435 = arith.addf %434, %78#20 : vector<16xf32>
        vector.store %435, %out[%433] : memref<?xf32>, vector<16xf32>
      } else {
        %436 = arith.addi %432, %c7 : index
        vector.store %78#20, %out[%436] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %437 = arith.addi %432, %c22 : index
        %438 = vector.load %residual[%437] : memref<?xf32>, vector<16xf32>
        %439 = arith.addf %438, %78#21 : vector<16xf32>
        vector.store %439, %out[%437] : memref<?xf32>, vector<16xf32>
      } else {
        %440 = arith.addi %432, %c22 : index
        vector.store %78#21, %out[%440] : memref<?xf32>, vector<16xf32>
      }
    }
    %441 = arith.cmpi slt, %39, %14 : index
    scf.if %441 {
      %442 = arith.muli %39, %outputFeatures : index
      %443 = arith.muli %3, %c4 : index
      %444 = arith.addi %442, %443 : index
      scf.if %0 {
        %445 = arith.addi %444, %c7 : index
        %446 = vector.load %residual[%445] : memref<?xf32>, vector<16xf32>
        %447 = arith.addf %446, %78#22 : vector<16xf32>
        vector.store %447, %out[%445] : memref<?xf32>, vector<16xf32>
      } else {
        %448 = arith.addi %444, %c7 : index
        vector.store %78#22, %out[%448] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %449 = arith.addi %444, %c22 : index
        %450 = vector.load %residual[%449] : memref<?xf32>, vector<16xf32>
        %451 = arith.addf %450, %78#23 : vector<16xf32>
        vector.store %451, %out[%449] : memref<?xf32>, vector<16xf32>
      } else {
        %452 = arith.addi %444, %c22 : index
        vector.store %78#23, %out[%452] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_bf16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_bf16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c22 = arith.constant dense<16> : vector<16xi32>
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
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
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xi16>
        %116 = arith.extui %115 : vector<16xi16> to vector<16xi32>
        %117 = arith.shli %116, %c22 : vector<16xi32>
        %118 = arith.bitcast %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.addi %81, %111 : index
        %120 = arith.addi %119, %c7 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<32xi8>
        %122 = vector.bitcast %121 : vector<32xi8> to vector<16xi16>
        %123 = arith.extui %122 : vector<16xi16> to vector<16xi32>
        %124 = arith.shli %123, %c22 : vector<16xi32>
        %125 = arith.bitcast %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.addi %110, %c7 : index
        %127:24 = func.call @linear_bf16_r12p2__cpu.0(%41, %126, %x, %118, %84, %125, %85, %42, %86, %87, %43, %88, %89, %44, %90, %91, %45, %92, %93, %46, %94, %95, %47, %96, %97, %48, %98, %99, %49, %100, %101, %50, %102, %103, %51, %104, %105, %52, %106, %107) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = arith.addi %112, %c23 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<32xi8>
        %130 = vector.bitcast %129 : vector<32xi8> to vector<16xi16>
        %131 = arith.extui %130 : vector<16xi16> to vector<16xi32>
        %132 = arith.shli %131, %c22 : vector<16xi32>
        %133 = arith.bitcast %132 : vector<16xi32> to vector<16xf32>
        %134 = arith.addi %119, %c23 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
        %136 = vector.bitcast %135 : vector<32xi8> to vector<16xi16>
        %137 = arith.extui %136 : vector<16xi16> to vector<16xi32>
        %138 = arith.shli %137, %c22 : vector<16xi32>
        %139 = arith.bitcast %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.addi %110, %c1 : index
        %141:24 = func.call @linear_bf16_r12p2__cpu.0(%41, %140, %x, %133, %127#0, %139, %127#1, %42, %127#2, %127#3, %43, %127#4, %127#5, %44, %127#6, %127#7, %45, %127#8, %127#9, %46, %127#10, %127#11, %47, %127#12, %127#13, %48, %127#14, %127#15, %49, %127#16, %127#17, %50, %127#18, %127#19, %51, %127#20, %127#21, %52, %127#22, %127#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = arith.addi %112, %c24 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<32xi8>
        %144 = vector.bitcast %143 : vector<32xi8> to vector<16xi16>
        %145 = arith.extui %144 : vector<16xi16> to vector<16xi32>
        %146 = arith.shli %145, %c22 : vector<16xi32>
        %147 = arith.bitcast %146 : vector<16xi32> to vector<16xf32>
        %148 = arith.addi %119, %c24 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<32xi8>
        %150 = vector.bitcast %149 : vector<32xi8> to vector<16xi16>
        %151 = arith.extui %150 : vector<16xi16> to vector<16xi32>
        %152 = arith.shli %151, %c22 : vector<16xi32>
        %153 = arith.bitcast %152 : vector<16xi32> to vector<16xf32>
        %154 = arith.addi %110, %c6 : index
        %155:24 = func.call @linear_bf16_r12p2__cpu.0(%41, %154, %x, %147, %141#0, %153, %141#1, %42, %141#2, %141#3, %43, %141#4, %141#5, %44, %141#6, %141#7, %45, %141#8, %141#9, %46, %141#10, %141#11, %47, %141#12, %141#13, %48, %141#14, %141#15, %49, %141#16, %141#17, %50, %141#18, %141#19, %51, %141#20, %141#21, %52, %141#22, %141#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %156 = arith.addi %112, %c25 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<32xi8>
        %158 = vector.bitcast %157 : vector<32xi8> to vector<16xi16>
        %159 = arith.extui %158 : vector<16xi16> to vector<16xi32>
        %160 = arith.shli %159, %c22 : vector<16xi32>
        %161 = arith.bitcast %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.addi %119, %c25 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<32xi8>
        %164 = vector.bitcast %163 : vector<32xi8> to vector<16xi16>
        %165 = arith.extui %164 : vector<16xi16> to vector<16xi32>
        %166 = arith.shli %165, %c22 : vector<16xi32>
        %167 = arith.bitcast %166 : vector<16xi32> to vector<16xf32>
        %168 = arith.addi %110, %c11 : index
        %169:24 = func.call @linear_bf16_r12p2__cpu.0(%41, %168, %x, %161, %155#0, %167, %155#1, %42, %155#2, %155#3, %43, %155#4, %155#5, %44, %155#6, %155#7, %45, %155#8, %155#9, %46, %155#10, %155#11, %47, %155#12, %155#13, %48, %155#14, %155#15, %49, %155#16, %155#17, %50, %155#18, %155#19, %51, %155#20, %155#21, %52, %155#22, %155#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %169#0, %169#1, %169#2, %169#3, %169#4, %169#5, %169#6, %169#7, %169#8, %169#9, %169#10, %169#11, %169#12, %169#13, %169#14, %169#15, %169#16, %169#17, %169#18, %169#19, %169#20, %169#21, %169#22, %169#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %108#0, %108#1, %108#2, %108#3, %108#4, %108#5, %108#6, %108#7, %108#8, %108#9, %108#10, %108#11, %108#12, %108#13, %108#14, %108#15, %108#16, %108#17, %108#18, %108#19, %108#20, %108#21, %108#22, %108#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %170 = arith.cmpi slt, %17, %14 : index
    scf.if %170 {
      %171 = arith.muli %17, %outputFeatures : index
      %172 = arith.muli %3, %c23 : index
      %173 = arith.addi %171, %172 : index
      scf.if %0 {
        %174 = arith.addi %173, %c7 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %78#0 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %173, %c7 : index
        vector.store %78#0, %out[%177] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %178 = arith.addi %173, %c4 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %78#1 : vector<16xf32>
        vector.store %180, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %181 = arith.addi %173, %c4 : index
        vector.store %78#1, %out[%181] : memref<?xf32>, vector<16xf32>
      }
    }
    %182 = arith.cmpi slt, %19, %14 : index
    scf.if %182 {
      %183 = arith.muli %19, %outputFeatures : index
      %184 = arith.muli %3, %c23 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %78#2 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %185, %c7 : index
        vector.store %78#2, %out[%189] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %190 = arith.addi %185, %c4 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %78#3 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %185, %c4 : index
        vector.store %78#3, %out[%193] : memref<?xf32>, vector<16xf32>
      }
    }
    %194 = arith.cmpi slt, %21, %14 : index
    scf.if %194 {
      %195 = arith.muli %21, %outputFeatures : index
      %196 = arith.muli %3, %c23 : index
      %197 = arith.addi %195, %196 : index
      scf.if %0 {
        %198 = arith.addi %197, %c7 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %78#4 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %197, %c7 : index
        vector.store %78#4, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %197, %c4 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %78#5 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %197, %c4 : index
        vector.store %78#5, %out[%205] : memref<?xf32>, vector<16xf32>
      }
    }
    %206 = arith.cmpi slt, %23, %14 : index
    scf.if %206 {
      %207 = arith.muli %23, %outputFeatures : index
      %208 = arith.muli %3, %c23 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %78#6 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %209, %c7 : index
        vector.store %78#6, %out[%213] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %214 = arith.addi %209, %c4 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %78#7 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %209, %c4 : index
        vector.store %78#7, %out[%217] : memref<?xf32>, vector<16xf32>
      }
    }
    %218 = arith.cmpi slt, %25, %14 : index
    scf.if %218 {
      %219 = arith.muli %25, %outputFeatures : index
      %220 = arith.muli %3, %c23 : index
      %221 = arith.addi %219, %220 : index
      scf.if %0 {
        %222 = arith.addi %221, %c7 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %78#8 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %221, %c7 : index
        vector.store %78#8, %out[%225] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %226 = arith.addi %221, %c4 : index
        %227 = vector.load %residual[%226] : memref<?xf32>, vector<16xf32>
        %228 = arith.addf %227, %78#9 : vector<16xf32>
        vector.store %228, %out[%226] : memref<?xf32>, vector<16xf32>
      } else {
        %229 = arith.addi %221, %c4 : index
        vector.store %78#9, %out[%229] : memref<?xf32>, vector<16xf32>
      }
    }
    %230 = arith.cmpi slt, %27, %14 : index
    scf.if %230 {
      %231 = arith.muli %27, %outputFeatures : index
      %232 = arith.muli %3, %c23 : index
      %233 = arith.addi %231, %232 : index
      scf.if %0 {
        %234 = arith.addi %233, %c7 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %78#10 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %233, %c7 : index
        vector.store %78#10, %out[%237] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %238 = arith.addi %233, %c4 : index
        %239 = vector.load %residual[%238] : memref<?xf32>, vector<16xf32>
        %240 = arith.addf %239, %78#11 : vector<16xf32>
        vector.store %240, %out[%238] : memref<?xf32>, vector<16xf32>
      } else {
        %241 = arith.addi %233, %c4 : index
        vector.store %78#11, %out[%241] : memref<?xf32>, vector<16xf32>
      }
    }
    %242 = arith.cmpi slt, %29, %14 : index
    scf.if %242 {
      %243 = arith.muli %29, %outputFeatures : index
      %244 = arith.muli %3, %c23 : index
      %245 = arith.addi %243, %244 : index
      scf.if %0 {
        %246 = arith.addi %245, %c7 : index
        %247 = vector.load %residual[%246] : memref<?xf32>, vector<16xf32>
        %248 = arith.addf %247, %78#12 : vector<16xf32>
        vector.store %248, %out[%246] : memref<?xf32>, vector<16xf32>
      } else {
        %249 = arith.addi %245, %c7 : index
        vector.store %78#12, %out[%249] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %250 = arith.addi %245, %c4 : index
        %251 = vector.load %residual[%250] : memref<?xf32>, vector<16xf32>
        %252 = arith.addf %251, %78#13 : vector<16xf32>
        vector.store %252, %out[%250] : memref<?xf32>, vector<16xf32>
      } else {
        %253 = arith.addi %245, %c4 : index
        vector.store %78#13, %out[%253] : memref<?xf32>, vector<16xf32>
      }
    }
    %254 = arith.cmpi slt, %31, %14 : index
    scf.if %254 {
      %255 = arith.muli %31, %outputFeatures : index
      %256 = arith.muli %3, %c23 : index
      %257 = arith.addi %255, %256 : index
      scf.if %0 {
        %258 = arith.addi %257, %c7 : index
        %259 = vector.load %residual[%258] : memref<?xf32>, vector<16xf32>
        %260 = arith.addf %259, %78#14 : vector<16xf32>
        vector.store %260, %out[%258] : memref<?xf32>, vector<16xf32>
      } else {
        %261 = arith.addi %257, %c7 : index
        vector.store %78#14, %out[%261] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %262 = arith.addi %257, %c4 : index
        %263 = vector.load %residual[%262] : memref<?xf32>, vector<16xf32>
        %264 = arith.addf %263, %78#15 : vector<16xf32>
        vector.store %264, %out[%262] : memref<?xf32>, vector<16xf32>
      } else {
        %265 = arith.addi %257, %c4 : index
        vector.store %78#15, %out[%265] : memref<?xf32>, vector<16xf32>
      }
    }
    %266 = arith.cmpi slt, %33, %14 : index
    scf.if %266 {
      %267 = arith.muli %33, %outputFeatures : index
      %268 = arith.muli %3, %c23 : index
      %269 = arith.addi %267, %268 : index
      scf.if %0 {
        %270 = arith.addi %269, %c7 : index
        %271 = vector.load %residual[%270] : memref<?xf32>, vector<16xf32>
        %272 = arith.addf %271, %78#16 : vector<16xf32>
        vector.store %272, %out[%270] : memref<?xf32>, vector<16xf32>
      } else {
        %273 = arith.addi %269, %c7 : index
        vector.store %78#16, %out[%273] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %274 = arith.addi %269, %c4 : index
        %275 = vector.load %residual[%274] : memref<?xf32>, vector<16xf32>
        %276 = arith.addf %275, %78#17 : vector<16xf32>
        vector.store %276, %out[%274] : memref<?xf32>, vector<16xf32>
      } else {
        %277 = arith.addi %269, %c4 : index
        vector.store %78#17, %out[%277] : memref<?xf32>, vector<16xf32>
      }
    }
    %278 = arith.cmpi slt, %35, %14 : index
    scf.if %278 {
      %279 = arith.muli %35, %outputFeatures : index
      %280 = arith.muli %3, %c23 : index
      %281 = arith.addi %279, %280 : index
      scf.if %0 {
        %282 = arith.addi %281, %c7 : index
        %283 = vector.load %residual[%282] : memref<?xf32>, vector<16xf32>
        %284 = arith.addf %283, %78#18 : vector<16xf32>
        vector.store %284, %out[%282] : memref<?xf32>, vector<16xf32>
      } else {
        %285 = arith.addi %281, %c7 : index
        vector.store %78#18, %out[%285] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %286 = arith.addi %281, %c4 : index
        %287 = vector.load %residual[%286] : memref<?xf32>, vector<16xf32>
        %288 = arith.addf %287, %78#19 : vector<16xf32>
        vector.store %288, %out[%286] : memref<?xf32>, vector<16xf32>
      } else {
        %289 = arith.addi %281, %c4 : index
        vector.store %78#19, %out[%289] : memref<?xf32>, vector<16xf32>
      }
    }
    %290 = arith.cmpi slt, %37, %14 : index
    scf.if %290 {
      %291 = arith.muli %37, %outputFeatures : index
      %292 = arith.muli %3, %c23 : index
      %293 = arith.addi %291, %292 : index
      scf.if %0 {
        %294 = arith.addi %293, %c7 : index
        %295 = vector.load %residual[%294] : memref<?xf32>, vector<16xf32>
        %296 = arith.addf %295, %78#20 : vector<16xf32>
        vector.store %296, %out[%294] : memref<?xf32>, vector<16xf32>
      } else {
        %297 = arith.addi %293, %c7 : index
        vector.store %78#20, %out[%297] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %298 = arith.addi %293, %c4 : index
        %299 = vector.load %residual[%298] : memref<?xf32>, vector<16xf32>
        %300 = arith.addf %299, %78#21 : vector<16xf32>
        vector.store %300, %out[%298] : memref<?xf32>, vector<16xf32>
      } else {
        %301 = arith.addi %293, %c4 : index
        vector.store %78#21, %out[%301] : memref<?xf32>, vector<16xf32>
      }
    }
    %302 = arith.cmpi slt, %39, %14 : index
    scf.if %302 {
      %303 = arith.muli %39, %outputFeatures : index
      %304 = arith.muli %3, %c23 : index
      %305 = arith.addi %303, %304 : index
      scf.if %0 {
        %306 = arith.addi %305, %c7 : index
        %307 = vector.load %residual[%306] : memref<?xf32>, vector<16xf32>
        %308 = arith.addf %307, %78#22 : vector<16xf32>
        vector.store %308, %out[%306] : memref<?xf32>, vector<16xf32>
      } else {
        %309 = arith.addi %305, %c7 : index
        vector.store %78#22, %out[%309] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %310 = arith.addi %305, %c4 : index
        %311 = vector.load %residual[%310] : memref<?xf32>, vector<16xf32>
        %312 = arith.addf %311, %78#23 : vector<16xf32>
        vector.store %312, %out[%310] : memref<?xf32>, vector<16xf32>
      } else {
        %313 = arith.addi %305, %c4 : index
        vector.store %78#23, %out[%313] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

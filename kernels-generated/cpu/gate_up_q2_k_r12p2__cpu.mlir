// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q2_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q2_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q2_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 1600 : index
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
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 576 : index
  %c24 = arith.constant dense<0> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %81 = arith.addi %79, %c5 : index
      %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
      %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
      %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
      %85 = arith.addi %79, %c20 : index
      %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
      %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
      %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
      %89 = arith.addi %80, %c5 : index
      %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
      %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
      %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
      %93 = arith.addi %80, %c20 : index
      %94 = vector.load %w[%93] : memref<?xi8>, vector<32xi8>
      %95 = vector.bitcast %94 : vector<32xi8> to vector<16xf16>
      %96 = arith.extf %95 : vector<16xf16> to vector<16xf32>
      %97 = arith.muli %52, %c2 : index
      %123:24 = scf.for %98 = %c5 to %c20 step %c6 iter_args(%99 = %53, %100 = %54, %101 = %55, %102 = %56, %103 = %57, %104 = %58, %105 = %59, %106 = %60, %107 = %61, %108 = %62, %109 = %63, %110 = %64, %111 = %65, %112 = %66, %113 = %67, %114 = %68, %115 = %69, %116 = %70, %117 = %71, %118 = %72, %119 = %73, %120 = %74, %121 = %75, %122 = %76) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %124 = arith.muli %98, %c15 : index
        %125 = arith.addi %97, %124 : index
        %126 = arith.addi %79, %c21 : index
        %127 = arith.divui %98, %c4 : index
        %128 = arith.muli %127, %c20 : index
        %129 = arith.addi %126, %128 : index
        %130 = arith.addi %129, %c5 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
        %134 = arith.mulf %84, %133 : vector<16xf32>
        %135 = arith.addi %129, %c22 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %88, %138 : vector<16xf32>
        %140 = arith.addi %79, %c23 : index
        %141 = arith.muli %98, %c4 : index
        %142 = arith.addi %141, %c5 : index
        %143 = arith.muli %142, %c22 : index
        %144 = arith.addi %140, %143 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.addi %141, %c6 : index
        %148 = arith.muli %147, %c22 : index
        %149 = arith.addi %140, %148 : index
        %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
        %152 = arith.shrui %146, %c24 : vector<16xi32>
        %153 = arith.andi %152, %c25 : vector<16xi32>
        %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %155 = math.fma %154, %134, %139 : vector<16xf32>
        %156 = arith.addi %80, %c21 : index
        %157 = arith.addi %156, %128 : index
        %158 = arith.addi %157, %c5 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.mulf %92, %161 : vector<16xf32>
        %163 = arith.addi %157, %c22 : index
        %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
        %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.mulf %96, %166 : vector<16xf32>
        %168 = arith.addi %80, %c23 : index
        %169 = arith.addi %168, %143 : index
        %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
        %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.addi %168, %148 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.shrui %171, %c24 : vector<16xi32>
        %176 = arith.andi %175, %c25 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %162, %167 : vector<16xf32>
        %179 = arith.addi %125, %c5 : index
        %180:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %179, %x, %155, %99, %178, %100, %41, %101, %102, %42, %103, %104, %43, %105, %106, %44, %107, %108, %45, %109, %110, %46, %111, %112, %47, %113, %114, %48, %115, %116, %49, %117, %118, %50, %119, %120, %51, %121, %122) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %181 = arith.shrui %146, %c26 : vector<16xi32>
        %182 = arith.andi %181, %c25 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = math.fma %183, %134, %139 : vector<16xf32>
        %185 = arith.shrui %171, %c26 : vector<16xi32>
        %186 = arith.andi %185, %c25 : vector<16xi32>
        %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
        %188 = math.fma %187, %162, %167 : vector<16xf32>
        %189 = arith.addi %125, %c6 : index
        %190:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %189, %x, %184, %180#0, %188, %180#1, %41, %180#2, %180#3, %42, %180#4, %180#5, %43, %180#6, %180#7, %44, %180#8, %180#9, %45, %180#10, %180#11, %46, %180#12, %180#13, %47, %180#14, %180#15, %48, %180#16, %180#17, %49, %180#18, %180#19, %50, %180#20, %180#21, %51, %180#22, %180#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %191 = arith.shrui %146, %c27 : vector<16xi32>
        %192 = arith.andi %191, %c25 : vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = math.fma %193, %134, %139 : vector<16xf32>
        %195 = arith.shrui %171, %c27 : vector<16xi32>
        %196 = arith.andi %195, %c25 : vector<16xi32>
        %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
        %198 = math.fma %197, %162, %167 : vector<16xf32>
        %199 = arith.addi %125, %c4 : index
        %200:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %199, %x, %194, %190#0, %198, %190#1, %41, %190#2, %190#3, %42, %190#4, %190#5, %43, %190#6, %190#7, %44, %190#8, %190#9, %45, %190#10, %190#11, %46, %190#12, %190#13, %47, %190#14, %190#15, %48, %190#16, %190#17, %49, %190#18, %190#19, %50, %190#20, %190#21, %51, %190#22, %190#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %201 = arith.shrui %146, %c28 : vector<16xi32>
        %202 = arith.andi %201, %c25 : vector<16xi32>
        %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
        %204 = math.fma %203, %134, %139 : vector<16xf32>
        %205 = arith.shrui %171, %c28 : vector<16xi32>
        %206 = arith.andi %205, %c25 : vector<16xi32>
        %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %208 = math.fma %207, %162, %167 : vector<16xf32>
        %209 = arith.addi %125, %c10 : index
        %210:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %209, %x, %204, %200#0, %208, %200#1, %41, %200#2, %200#3, %42, %200#4, %200#5, %43, %200#6, %200#7, %44, %200#8, %200#9, %45, %200#10, %200#11, %46, %200#12, %200#13, %47, %200#14, %200#15, %48, %200#16, %200#17, %49, %200#18, %200#19, %50, %200#20, %200#21, %51, %200#22, %200#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %211 = arith.shrui %151, %c24 : vector<16xi32>
        %212 = arith.andi %211, %c25 : vector<16xi32>
        %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
        %214 = math.fma %213, %134, %139 : vector<16xf32>
        %215 = arith.shrui %174, %c24 : vector<16xi32>
        %216 = arith.andi %215, %c25 : vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = math.fma %217, %162, %167 : vector<16xf32>
        %219 = arith.addi %125, %c11 : index
        %220:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %219, %x, %214, %210#0, %218, %210#1, %41, %210#2, %210#3, %42, %210#4, %210#5, %43, %210#6, %210#7, %44, %210#8, %210#9, %45, %210#10, %210#11, %46, %210#12, %210#13, %47, %210#14, %210#15, %48, %210#16, %210#17, %49, %210#18, %210#19, %50, %210#20, %210#21, %51, %210#22, %210#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %221 = arith.shrui %151, %c26 : vector<16xi32>
        %222 = arith.andi %221, %c25 : vector<16xi32>
        %223 = arith.sitofp %222 : vector<16xi32> to vector<16xf32>
        %224 = math.fma %223, %134, %139 : vector<16xf32>
        %225 = arith.shrui %174, %c26 : vector<16xi32>
        %226 = arith.andi %225, %c25 : vector<16xi32>
        %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
        %228 = math.fma %227, %162, %167 : vector<16xf32>
        %229 = arith.addi %125, %c12 : index
        %230:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %229, %x, %224, %220#0, %228, %220#1, %41, %220#2, %220#3, %42, %220#4, %220#5, %43, %220#6, %220#7, %44, %220#8, %220#9, %45, %220#10, %220#11, %46, %220#12, %220#13, %47, %220#14, %220#15, %48, %220#16, %220#17, %49, %220#18, %220#19, %50, %220#20, %220#21, %51, %220#22, %220#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %231 = arith.shrui %151, %c27 : vector<16xi32>
        %232 = arith.andi %231, %c25 : vector<16xi32>
        %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
        %234 = math.fma %233, %134, %139 : vector<16xf32>
        %235 = arith.shrui %174, %c27 : vector<16xi32>
        %236 = arith.andi %235, %c25 : vector<16xi32>
        %237 = arith.sitofp %236 : vector<16xi32> to vector<16xf32>
        %238 = math.fma %237, %162, %167 : vector<16xf32>
        %239 = arith.addi %125, %c13 : index
        %240:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %239, %x, %234, %230#0, %238, %230#1, %41, %230#2, %230#3, %42, %230#4, %230#5, %43, %230#6, %230#7, %44, %230#8, %230#9, %45, %230#10, %230#11, %46, %230#12, %230#13, %47, %230#14, %230#15, %48, %230#16, %230#17, %49, %230#18, %230#19, %50, %230#20, %230#21, %51, %230#22, %230#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %241 = arith.shrui %151, %c28 : vector<16xi32>
        %242 = arith.andi %241, %c25 : vector<16xi32>
        %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
        %244 = math.fma %243, %134, %139 : vector<16xf32>
        %245 = arith.shrui %174, %c28 : vector<16xi32>
        %246 = arith.andi %245, %c25 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = math.fma %247, %162, %167 : vector<16xf32>
        %249 = arith.addi %125, %c14 : index
        %250:24 = func.call @gate_up_q2_k_r12p2__cpu.0(%40, %249, %x, %244, %240#0, %248, %240#1, %41, %240#2, %240#3, %42, %240#4, %240#5, %43, %240#6, %240#7, %44, %240#8, %240#9, %45, %240#10, %240#11, %46, %240#12, %240#13, %47, %240#14, %240#15, %48, %240#16, %240#17, %49, %240#18, %240#19, %50, %240#20, %240#21, %51, %240#22, %240#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %250#0, %250#1, %250#2, %250#3, %250#4, %250#5, %250#6, %250#7, %250#8, %250#9, %250#10, %250#11, %250#12, %250#13, %250#14, %250#15, %250#16, %250#17, %250#18, %250#19, %250#20, %250#21, %250#22, %250#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %123#0, %123#1, %123#2, %123#3, %123#4, %123#5, %123#6, %123#7, %123#8, %123#9, %123#10, %123#11, %123#12, %123#13, %123#14, %123#15, %123#16, %123#17, %123#18, %123#19, %123#20, %123#21, %123#22, %123#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %251 = arith.cmpi slt, %16, %13 : index
    scf.if %251 {
      %252 = arith.muli %16, %outputFeatures : index
      %253 = arith.muli %2, %c22 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.mulf %77#0, %c30 : vector<16xf32>
      %256 = wave.exp2 %255 : vector<16xf32>
      %257 = arith.addf %c29, %256 : vector<16xf32>
      %258 = arith.divf %77#0, %257 : vector<16xf32>
      %259 = arith.mulf %258, %77#1 : vector<16xf32>
      %260 = arith.addi %254, %c5 : index
      vector.store %259, %out[%260] : memref<?xf32>, vector<16xf32>
    }
    %261 = arith.cmpi slt, %18, %13 : index
    scf.if %261 {
      %262 = arith.muli %18, %outputFeatures : index
      %263 = arith.muli %2, %c22 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.mulf %77#2, %c30 : vector<16xf32>
      %266 = wave.exp2 %265 : vector<16xf32>
      %267 = arith.addf %c29, %266 : vector<16xf32>
      %268 = arith.divf %77#2, %267 : vector<16xf32>
      %269 = arith.mulf %268, %77#3 : vector<16xf32>
      %270 = arith.addi %264, %c5 : index
      vector.store %269, %out[%270] : memref<?xf32>, vector<16xf32>
    }
    %271 = arith.cmpi slt, %20, %13 : index
    scf.if %271 {
      %272 = arith.muli %20, %outputFeatures : index
      %273 = arith.muli %2, %c22 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.mulf %77#4, %c30 : vector<16xf32>
      %276 = wave.exp2 %275 : vector<16xf32>
      %277 = arith.addf %c29, %276 : vector<16xf32>
      %278 = arith.divf %77#4, %277 : vector<16xf32>
      %279 = arith.mulf %278, %77#5 : vector<16xf32>
      %280 = arith.addi %274, %c5 : index
      vector.store %279, %out[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.cmpi slt, %22, %13 : index
    scf.if %281 {
      %282 = arith.muli %22, %outputFeatures : index
      %283 = arith.muli %2, %c22 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.mulf %77#6, %c30 : vector<16xf32>
      %286 = wave.exp2 %285 : vector<16xf32>
      %287 = arith.addf %c29, %286 : vector<16xf32>
      %288 = arith.divf %77#6, %287 : vector<16xf32>
      %289 = arith.mulf %288, %77#7 : vector<16xf32>
      %290 = arith.addi %284, %c5 : index
      vector.store %289, %out[%290] : memref<?xf32>, vector<16xf32>
    }
    %291 = arith.cmpi slt, %24, %13 : index
    scf.if %291 {
      %292 = arith.muli %24, %outputFeatures : index
      %293 = arith.muli %2, %c22 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.mulf %77#8, %c30 : vector<16xf32>
      %296 = wave.exp2 %295 : vector<16xf32>
      %297 = arith.addf %c29, %296 : vector<16xf32>
      %298 = arith.divf %77#8, %297 : vector<16xf32>
      %299 = arith.mulf %298, %77#9 : vector<16xf32>
      %300 = arith.addi %294, %c5 : index
      vector.store %299, %out[%300] : memref<?xf32>, vector<16xf32>
    }
    %301 = arith.cmpi slt, %26, %13 : index
    scf.if %301 {
      %302 = arith.muli %26, %outputFeatures : index
      %303 = arith.muli %2, %c22 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.mulf %77#10, %c30 : vector<16xf32>
      %306 = wave.exp2 %305 : vector<16xf32>
      %307 = arith.addf %c29, %306 : vector<16xf32>
      %308 = arith.divf %77#10, %307 : vector<16xf32>
      %309 = arith.mulf %308, %77#11 : vector<16xf32>
      %310 = arith.addi %304, %c5 : index
      vector.store %309, %out[%310] : memref<?xf32>, vector<16xf32>
    }
    %311 = arith.cmpi slt, %28, %13 : index
    scf.if %311 {
      %312 = arith.muli %28, %outputFeatures : index
      %313 = arith.muli %2, %c22 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.mulf %77#12, %c30 : vector<16xf32>
      %316 = wave.exp2 %315 : vector<16xf32>
      %317 = arith.addf %c29, %316 : vector<16xf32>
      %318 = arith.divf %77#12, %317 : vector<16xf32>
      %319 = arith.mulf %318, %77#13 : vector<16xf32>
      %320 = arith.addi %314, %c5 : index
      vector.store %319, %out[%320] : memref<?xf32>, vector<16xf32>
    }
    %321 = arith.cmpi slt, %30, %13 : index
    scf.if %321 {
      %322 = arith.muli %30, %outputFeatures : index
      %323 = arith.muli %2, %c22 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.mulf %77#14, %c30 : vector<16xf32>
      %326 = wave.exp2 %325 : vector<16xf32>
      %327 = arith.addf %c29, %326 : vector<16xf32>
      %328 = arith.divf %77#14, %327 : vector<16xf32>
      %329 = arith.mulf %328, %77#15 : vector<16xf32>
      %330 = arith.addi %324, %c5 : index
      vector.store %329, %out[%330] : memref<?xf32>, vector<16xf32>
    }
    %331 = arith.cmpi slt, %32, %13 : index
    scf.if %331 {
      %332 = arith.muli %32, %outputFeatures : index
      %333 = arith.muli %2, %c22 : index
      %334 = arith.addi %332, %333 : index
      %335 = arith.mulf %77#16, %c30 : vector<16xf32>
      %336 = wave.exp2 %335 : vector<16xf32>
      %337 = arith.addf %c29, %336 : vector<16xf32>
      %338 = arith.divf %77#16, %337 : vector<16xf32>
      %339 = arith.mulf %338, %77#17 : vector<16xf32>
      %340 = arith.addi %334, %c5 : index
      vector.store %339, %out[%340] : memref<?xf32>, vector<16xf32>
    }
    %341 = arith.cmpi slt, %34, %13 : index
    scf.if %341 {
      %342 = arith.muli %34, %outputFeatures : index
      %343 = arith.muli %2, %c22 : index
      %344 = arith.addi %342, %343 : index
      %345 = arith.mulf %77#18, %c30 : vector<16xf32>
      %346 = wave.exp2 %345 : vector<16xf32>
      %347 = arith.addf %c29, %346 : vector<16xf32>
      %348 = arith.divf %77#18, %347 : vector<16xf32>
      %349 = arith.mulf %348, %77#19 : vector<16xf32>
      %350 = arith.addi %344, %c5 : index
      vector.store %349, %out[%350] : memref<?xf32>, vector<16xf32>
    }
    %351 = arith.cmpi slt, %36, %13 : index
    scf.if %351 {
      %352 = arith.muli %36, %outputFeatures : index
      %353 = arith.muli %2, %c22 : index
      %354 = arith.addi %352, %353 : index
      %355 = arith.mulf %77#20, %c30 : vector<16xf32>
      %356 = wave.exp2 %355 : vector<16xf32>
      %357 = arith.addf %c29, %356 : vector<16xf32>
      %358 = arith.divf %77#20, %357 : vector<16xf32>
      %359 = arith.mulf %358, %77#21 : vector<16xf32>
      %360 = arith.addi %354, %c5 : index
      vector.store %359, %out[%360] : memref<?xf32>, vector<16xf32>
    }
    %361 = arith.cmpi slt, %38, %13 : index
    scf.if %361 {
      %362 = arith.muli %38, %outputFeatures : index
      %363 = arith.muli %2, %c22 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.mulf %77#22, %c30 : vector<16xf32>
      %366 = wave.exp2 %365 : vector<16xf32>
      %367 = arith.addf %c29, %366 : vector<16xf32>
      %368 = arith.divf %77#22, %367 : vector<16xf32>
      %369 = arith.mulf %368, %77#23 : vector<16xf32>
      %370 = arith.addi %364, %c5 : index
      vector.store %369, %out[%370] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

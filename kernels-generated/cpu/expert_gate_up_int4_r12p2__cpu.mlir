// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=12, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_int4_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_int4_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c10 = arith.constant 12 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant 16 : index
  %c25 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c26 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.muli %groupSize, %c4 : index
  %4 = arith.addi %3, %c5 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %5, %4 : index
  %7 = memref.load %groups[%1] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.addi %1, %c6 : index
  %10 = memref.load %groups[%9] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %1, %groupsPerExpert : index
  %13 = arith.addi %12, %2 : index
  %14 = arith.muli %13, %c7 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %6 : index
  %17 = arith.addi %14, %c6 : index
  %18 = arith.muli %17, %6 : index
  %19 = arith.addi %experts, %c6 : index
  scf.for %20 = %8 to %11 step %c10 {
    %21 = arith.subi %11, %c6 : index
    %22 = arith.addi %20, %c8 : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %20, %c6 : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.addi %20, %c7 : index
    %27 = arith.minsi %26, %21 : index
    %28 = arith.addi %20, %c11 : index
    %29 = arith.minsi %28, %21 : index
    %30 = arith.addi %20, %c12 : index
    %31 = arith.minsi %30, %21 : index
    %32 = arith.addi %20, %c13 : index
    %33 = arith.minsi %32, %21 : index
    %34 = arith.addi %20, %c14 : index
    %35 = arith.minsi %34, %21 : index
    %36 = arith.addi %20, %c15 : index
    %37 = arith.minsi %36, %21 : index
    %38 = arith.addi %20, %c4 : index
    %39 = arith.minsi %38, %21 : index
    %40 = arith.addi %20, %c16 : index
    %41 = arith.minsi %40, %21 : index
    %42 = arith.addi %20, %c17 : index
    %43 = arith.minsi %42, %21 : index
    %44 = arith.addi %20, %c18 : index
    %45 = arith.minsi %44, %21 : index
    %46 = arith.addi %19, %23 : index
    %47 = memref.load %groups[%46] : memref<?xi32>
    %48 = arith.index_cast %47 : i32 to index
    %49 = arith.addi %19, %25 : index
    %50 = memref.load %groups[%49] : memref<?xi32>
    %51 = arith.index_cast %50 : i32 to index
    %52 = arith.addi %19, %27 : index
    %53 = memref.load %groups[%52] : memref<?xi32>
    %54 = arith.index_cast %53 : i32 to index
    %55 = arith.addi %19, %29 : index
    %56 = memref.load %groups[%55] : memref<?xi32>
    %57 = arith.index_cast %56 : i32 to index
    %58 = arith.addi %19, %31 : index
    %59 = memref.load %groups[%58] : memref<?xi32>
    %60 = arith.index_cast %59 : i32 to index
    %61 = arith.addi %19, %33 : index
    %62 = memref.load %groups[%61] : memref<?xi32>
    %63 = arith.index_cast %62 : i32 to index
    %64 = arith.addi %19, %35 : index
    %65 = memref.load %groups[%64] : memref<?xi32>
    %66 = arith.index_cast %65 : i32 to index
    %67 = arith.addi %19, %37 : index
    %68 = memref.load %groups[%67] : memref<?xi32>
    %69 = arith.index_cast %68 : i32 to index
    %70 = arith.addi %19, %39 : index
    %71 = memref.load %groups[%70] : memref<?xi32>
    %72 = arith.index_cast %71 : i32 to index
    %73 = arith.addi %19, %41 : index
    %74 = memref.load %groups[%73] : memref<?xi32>
    %75 = arith.index_cast %74 : i32 to index
    %76 = arith.addi %19, %43 : index
    %77 = memref.load %groups[%76] : memref<?xi32>
    %78 = arith.index_cast %77 : i32 to index
    %79 = arith.addi %19, %45 : index
    %80 = memref.load %groups[%79] : memref<?xi32>
    %81 = arith.index_cast %80 : i32 to index
    %82 = arith.divui %48, %rowDivisor : index
    %83 = arith.muli %82, %inputFeatures : index
    %84 = arith.divui %51, %rowDivisor : index
    %85 = arith.muli %84, %inputFeatures : index
    %86 = arith.divui %54, %rowDivisor : index
    %87 = arith.muli %86, %inputFeatures : index
    %88 = arith.divui %57, %rowDivisor : index
    %89 = arith.muli %88, %inputFeatures : index
    %90 = arith.divui %60, %rowDivisor : index
    %91 = arith.muli %90, %inputFeatures : index
    %92 = arith.divui %63, %rowDivisor : index
    %93 = arith.muli %92, %inputFeatures : index
    %94 = arith.divui %66, %rowDivisor : index
    %95 = arith.muli %94, %inputFeatures : index
    %96 = arith.divui %69, %rowDivisor : index
    %97 = arith.muli %96, %inputFeatures : index
    %98 = arith.divui %72, %rowDivisor : index
    %99 = arith.muli %98, %inputFeatures : index
    %100 = arith.divui %75, %rowDivisor : index
    %101 = arith.muli %100, %inputFeatures : index
    %102 = arith.divui %78, %rowDivisor : index
    %103 = arith.muli %102, %inputFeatures : index
    %104 = arith.divui %81, %rowDivisor : index
    %105 = arith.muli %104, %inputFeatures : index
    %106 = arith.divui %groupSize, %c12 : index
    %132:24 = scf.for %107 = %c8 to %5 step %c6 iter_args(%108 = %c20, %109 = %c20, %110 = %c20, %111 = %c20, %112 = %c20, %113 = %c20, %114 = %c20, %115 = %c20, %116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20, %122 = %c20, %123 = %c20, %124 = %c20, %125 = %c20, %126 = %c20, %127 = %c20, %128 = %c20, %129 = %c20, %130 = %c20, %131 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %133 = arith.muli %107, %4 : index
      %134 = arith.addi %16, %133 : index
      %135 = arith.addi %18, %133 : index
      %136 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
      %137 = vector.bitcast %136 : vector<32xi8> to vector<16xf16>
      %138 = arith.extf %137 : vector<16xf16> to vector<16xf32>
      %139 = arith.addi %134, %c21 : index
      %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
      %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
      %142 = vector.load %w[%135] : memref<?xi8>, vector<32xi8>
      %143 = vector.bitcast %142 : vector<32xi8> to vector<16xf16>
      %144 = arith.extf %143 : vector<16xf16> to vector<16xf32>
      %145 = arith.addi %135, %c21 : index
      %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
      %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
      %148 = arith.muli %107, %groupSize : index
      %174:24 = scf.for %149 = %c8 to %106 step %c6 iter_args(%150 = %108, %151 = %109, %152 = %110, %153 = %111, %154 = %112, %155 = %113, %156 = %114, %157 = %115, %158 = %116, %159 = %117, %160 = %118, %161 = %119, %162 = %120, %163 = %121, %164 = %122, %165 = %123, %166 = %124, %167 = %125, %168 = %126, %169 = %127, %170 = %128, %171 = %129, %172 = %130, %173 = %131) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %175 = arith.muli %149, %c12 : index
        %176 = arith.addi %148, %175 : index
        %177 = arith.addi %134, %c5 : index
        %178 = arith.muli %149, %c21 : index
        %179 = arith.addi %177, %178 : index
        %180 = arith.addi %179, %c8 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.andi %182, %c22 : vector<16xi32>
        %184 = arith.shrui %182, %c23 : vector<16xi32>
        %185 = arith.subi %183, %141 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = arith.mulf %186, %138 : vector<16xf32>
        %188 = arith.addi %135, %c5 : index
        %189 = arith.addi %188, %178 : index
        %190 = arith.addi %189, %c8 : index
        %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.andi %192, %c22 : vector<16xi32>
        %194 = arith.shrui %192, %c23 : vector<16xi32>
        %195 = arith.subi %193, %147 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = arith.mulf %196, %144 : vector<16xf32>
        %198 = arith.addi %176, %c8 : index
        %199:24 = func.call @expert_gate_up_int4_r12p2__cpu.0(%83, %198, %x, %187, %150, %197, %151, %85, %152, %153, %87, %154, %155, %89, %156, %157, %91, %158, %159, %93, %160, %161, %95, %162, %163, %97, %164, %165, %99, %166, %167, %101, %168, %169, %103, %170, %171, %105, %172, %173) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %200 = arith.subi %184, %141 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = arith.mulf %201, %138 : vector<16xf32>
        %203 = arith.subi %194, %147 : vector<16xi32>
        %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
        %205 = arith.mulf %204, %144 : vector<16xf32>
        %206 = arith.addi %176, %c6 : index
        %207:24 = func.call @expert_gate_up_int4_r12p2__cpu.0(%83, %206, %x, %202, %199#0, %205, %199#1, %85, %199#2, %199#3, %87, %199#4, %199#5, %89, %199#6, %199#7, %91, %199#8, %199#9, %93, %199#10, %199#11, %95, %199#12, %199#13, %97, %199#14, %199#15, %99, %199#16, %199#17, %101, %199#18, %199#19, %103, %199#20, %199#21, %105, %199#22, %199#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %208 = arith.addi %179, %c24 : index
        %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
        %211 = arith.andi %210, %c22 : vector<16xi32>
        %212 = arith.shrui %210, %c23 : vector<16xi32>
        %213 = arith.subi %211, %141 : vector<16xi32>
        %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
        %215 = arith.mulf %214, %138 : vector<16xf32>
        %216 = arith.addi %189, %c24 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.andi %218, %c22 : vector<16xi32>
        %220 = arith.shrui %218, %c23 : vector<16xi32>
        %221 = arith.subi %219, %147 : vector<16xi32>
        %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
        %223 = arith.mulf %222, %144 : vector<16xf32>
        %224 = arith.addi %176, %c7 : index
        %225:24 = func.call @expert_gate_up_int4_r12p2__cpu.0(%83, %224, %x, %215, %207#0, %223, %207#1, %85, %207#2, %207#3, %87, %207#4, %207#5, %89, %207#6, %207#7, %91, %207#8, %207#9, %93, %207#10, %207#11, %95, %207#12, %207#13, %97, %207#14, %207#15, %99, %207#16, %207#17, %101, %207#18, %207#19, %103, %207#20, %207#21, %105, %207#22, %207#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %226 = arith.subi %212, %141 : vector<16xi32>
        %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
        %228 = arith.mulf %227, %138 : vector<16xf32>
        %229 = arith.subi %220, %147 : vector<16xi32>
        %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
        %231 = arith.mulf %230, %144 : vector<16xf32>
        %232 = arith.addi %176, %c11 : index
        %233:24 = func.call @expert_gate_up_int4_r12p2__cpu.0(%83, %232, %x, %228, %225#0, %231, %225#1, %85, %225#2, %225#3, %87, %225#4, %225#5, %89, %225#6, %225#7, %91, %225#8, %225#9, %93, %225#10, %225#11, %95, %225#12, %225#13, %97, %225#14, %225#15, %99, %225#16, %225#17, %101, %225#18, %225#19, %103, %225#20, %225#21, %105, %225#22, %225#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %233#0, %233#1, %233#2, %233#3, %233#4, %233#5, %233#6, %233#7, %233#8, %233#9, %233#10, %233#11, %233#12, %233#13, %233#14, %233#15, %233#16, %233#17, %233#18, %233#19, %233#20, %233#21, %233#22, %233#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %174#0, %174#1, %174#2, %174#3, %174#4, %174#5, %174#6, %174#7, %174#8, %174#9, %174#10, %174#11, %174#12, %174#13, %174#14, %174#15, %174#16, %174#17, %174#18, %174#19, %174#20, %174#21, %174#22, %174#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %234 = arith.cmpi slt, %22, %11 : index
    scf.if %234 {
      %235 = arith.mulf %132#0, %c26 : vector<16xf32>
      %236 = wave.exp2 %235 : vector<16xf32>
      %237 = arith.addf %c25, %236 : vector<16xf32>
      %238 = arith.divf %132#0, %237 : vector<16xf32>
      %239 = arith.mulf %238, %132#1 : vector<16xf32>
      %240 = arith.muli %48, %outputFeatures : index
      %241 = arith.muli %2, %c24 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.addi %242, %c8 : index
      vector.store %239, %out[%243] : memref<?xf32>, vector<16xf32>
    }
    %244 = arith.cmpi slt, %24, %11 : index
    scf.if %244 {
      %245 = arith.mulf %132#2, %c26 : vector<16xf32>
      %246 = wave.exp2 %245 : vector<16xf32>
      %247 = arith.addf %c25, %246 : vector<16xf32>
      %248 = arith.divf %132#2, %247 : vector<16xf32>
      %249 = arith.mulf %248, %132#3 : vector<16xf32>
      %250 = arith.muli %51, %outputFeatures : index
      %251 = arith.muli %2, %c24 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.addi %252, %c8 : index
      vector.store %249, %out[%253] : memref<?xf32>, vector<16xf32>
    }
    %254 = arith.cmpi slt, %26, %11 : index
    scf.if %254 {
      %255 = arith.mulf %132#4, %c26 : vector<16xf32>
      %256 = wave.exp2 %255 : vector<16xf32>
      %257 = arith.addf %c25, %256 : vector<16xf32>
      %258 = arith.divf %132#4, %257 : vector<16xf32>
      %259 = arith.mulf %258, %132#5 : vector<16xf32>
      %260 = arith.muli %54, %outputFeatures : index
      %261 = arith.muli %2, %c24 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.addi %262, %c8 : index
      vector.store %259, %out[%263] : memref<?xf32>, vector<16xf32>
    }
    %264 = arith.cmpi slt, %28, %11 : index
    scf.if %264 {
      %265 = arith.mulf %132#6, %c26 : vector<16xf32>
      %266 = wave.exp2 %265 : vector<16xf32>
      %267 = arith.addf %c25, %266 : vector<16xf32>
      %268 = arith.divf %132#6, %267 : vector<16xf32>
      %269 = arith.mulf %268, %132#7 : vector<16xf32>
      %270 = arith.muli %57, %outputFeatures : index
      %271 = arith.muli %2, %c24 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.addi %272, %c8 : index
      vector.store %269, %out[%273] : memref<?xf32>, vector<16xf32>
    }
    %274 = arith.cmpi slt, %30, %11 : index
    scf.if %274 {
      %275 = arith.mulf %132#8, %c26 : vector<16xf32>
      %276 = wave.exp2 %275 : vector<16xf32>
      %277 = arith.addf %c25, %276 : vector<16xf32>
      %278 = arith.divf %132#8, %277 : vector<16xf32>
      %279 = arith.mulf %278, %132#9 : vector<16xf32>
      %280 = arith.muli %60, %outputFeatures : index
      %281 = arith.muli %2, %c24 : index
      %282 = arith.addi %280, %281 : index
      %283 = arith.addi %282, %c8 : index
      vector.store %279, %out[%283] : memref<?xf32>, vector<16xf32>
    }
    %284 = arith.cmpi slt, %32, %11 : index
    scf.if %284 {
      %285 = arith.mulf %132#10, %c26 : vector<16xf32>
      %286 = wave.exp2 %285 : vector<16xf32>
      %287 = arith.addf %c25, %286 : vector<16xf32>
      %288 = arith.divf %132#10, %287 : vector<16xf32>
      %289 = arith.mulf %288, %132#11 : vector<16xf32>
      %290 = arith.muli %63, %outputFeatures : index
      %291 = arith.muli %2, %c24 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.addi %292, %c8 : index
      vector.store %289, %out[%293] : memref<?xf32>, vector<16xf32>
    }
    %294 = arith.cmpi slt, %34, %11 : index
    scf.if %294 {
      %295 = arith.mulf %132#12, %c26 : vector<16xf32>
      %296 = wave.exp2 %295 : vector<16xf32>
      %297 = arith.addf %c25, %296 : vector<16xf32>
      %298 = arith.divf %132#12, %297 : vector<16xf32>
      %299 = arith.mulf %298, %132#13 : vector<16xf32>
      %300 = arith.muli %66, %outputFeatures : index
      %301 = arith.muli %2, %c24 : index
      %302 = arith.addi %300, %301 : index
      %303 = arith.addi %302, %c8 : index
      vector.store %299, %out[%303] : memref<?xf32>, vector<16xf32>
    }
    %304 = arith.cmpi slt, %36, %11 : index
    scf.if %304 {
      %305 = arith.mulf %132#14, %c26 : vector<16xf32>
      %306 = wave.exp2 %305 : vector<16xf32>
      %307 = arith.addf %c25, %306 : vector<16xf32>
      %308 = arith.divf %132#14, %307 : vector<16xf32>
      %309 = arith.mulf %308, %132#15 : vector<16xf32>
      %310 = arith.muli %69, %outputFeatures : index
      %311 = arith.muli %2, %c24 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.addi %312, %c8 : index
      vector.store %309, %out[%313] : memref<?xf32>, vector<16xf32>
    }
    %314 = arith.cmpi slt, %38, %11 : index
    scf.if %314 {
      %315 = arith.mulf %132#16, %c26 : vector<16xf32>
      %316 = wave.exp2 %315 : vector<16xf32>
      %317 = arith.addf %c25, %316 : vector<16xf32>
      %318 = arith.divf %132#16, %317 : vector<16xf32>
      %319 = arith.mulf %318, %132#17 : vector<16xf32>
      %320 = arith.muli %72, %outputFeatures : index
      %321 = arith.muli %2, %c24 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.addi %322, %c8 : index
      vector.store %319, %out[%323] : memref<?xf32>, vector<16xf32>
    }
    %324 = arith.cmpi slt, %40, %11 : index
    scf.if %324 {
      %325 = arith.mulf %132#18, %c26 : vector<16xf32>
      %326 = wave.exp2 %325 : vector<16xf32>
      %327 = arith.addf %c25, %326 : vector<16xf32>
      %328 = arith.divf %132#18, %327 : vector<16xf32>
      %329 = arith.mulf %328, %132#19 : vector<16xf32>
      %330 = arith.muli %75, %outputFeatures : index
      %331 = arith.muli %2, %c24 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.addi %332, %c8 : index
      vector.store %329, %out[%333] : memref<?xf32>, vector<16xf32>
    }
    %334 = arith.cmpi slt, %42, %11 : index
    scf.if %334 {
      %335 = arith.mulf %132#20, %c26 : vector<16xf32>
      %336 = wave.exp2 %335 : vector<16xf32>
      %337 = arith.addf %c25, %336 : vector<16xf32>
      %338 = arith.divf %132#20, %337 : vector<16xf32>
      %339 = arith.mulf %338, %132#21 : vector<16xf32>
      %340 = arith.muli %78, %outputFeatures : index
      %341 = arith.muli %2, %c24 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.addi %342, %c8 : index
      vector.store %339, %out[%343] : memref<?xf32>, vector<16xf32>
    }
    %344 = arith.cmpi slt, %44, %11 : index
    scf.if %344 {
      %345 = arith.mulf %132#22, %c26 : vector<16xf32>
      %346 = wave.exp2 %345 : vector<16xf32>
      %347 = arith.addf %c25, %346 : vector<16xf32>
      %348 = arith.divf %132#22, %347 : vector<16xf32>
      %349 = arith.mulf %348, %132#23 : vector<16xf32>
      %350 = arith.muli %81, %outputFeatures : index
      %351 = arith.muli %2, %c24 : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.addi %352, %c8 : index
      vector.store %349, %out[%353] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

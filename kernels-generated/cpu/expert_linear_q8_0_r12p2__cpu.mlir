// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q8_0_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
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
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = memref.load %groups[%1] : memref<?xi32>
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.addi %1, %c5 : index
  %8 = memref.load %groups[%7] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %groupsPerExpert : index
  %11 = arith.addi %10, %2 : index
  %12 = arith.muli %11, %c6 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %12, %c5 : index
  %16 = arith.muli %15, %4 : index
  %17 = arith.addi %experts, %c5 : index
  scf.for %18 = %6 to %9 step %c9 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c5 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c6 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c10 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.addi %18, %c11 : index
    %29 = arith.minsi %28, %19 : index
    %30 = arith.addi %18, %c12 : index
    %31 = arith.minsi %30, %19 : index
    %32 = arith.addi %18, %c13 : index
    %33 = arith.minsi %32, %19 : index
    %34 = arith.addi %18, %c14 : index
    %35 = arith.minsi %34, %19 : index
    %36 = arith.addi %18, %c15 : index
    %37 = arith.minsi %36, %19 : index
    %38 = arith.addi %18, %c16 : index
    %39 = arith.minsi %38, %19 : index
    %40 = arith.addi %18, %c17 : index
    %41 = arith.minsi %40, %19 : index
    %42 = arith.addi %18, %c18 : index
    %43 = arith.minsi %42, %19 : index
    %44 = arith.addi %17, %21 : index
    %45 = memref.load %groups[%44] : memref<?xi32>
    %46 = arith.index_cast %45 : i32 to index
    %47 = arith.addi %17, %23 : index
    %48 = memref.load %groups[%47] : memref<?xi32>
    %49 = arith.index_cast %48 : i32 to index
    %50 = arith.addi %17, %25 : index
    %51 = memref.load %groups[%50] : memref<?xi32>
    %52 = arith.index_cast %51 : i32 to index
    %53 = arith.addi %17, %27 : index
    %54 = memref.load %groups[%53] : memref<?xi32>
    %55 = arith.index_cast %54 : i32 to index
    %56 = arith.addi %17, %29 : index
    %57 = memref.load %groups[%56] : memref<?xi32>
    %58 = arith.index_cast %57 : i32 to index
    %59 = arith.addi %17, %31 : index
    %60 = memref.load %groups[%59] : memref<?xi32>
    %61 = arith.index_cast %60 : i32 to index
    %62 = arith.addi %17, %33 : index
    %63 = memref.load %groups[%62] : memref<?xi32>
    %64 = arith.index_cast %63 : i32 to index
    %65 = arith.addi %17, %35 : index
    %66 = memref.load %groups[%65] : memref<?xi32>
    %67 = arith.index_cast %66 : i32 to index
    %68 = arith.addi %17, %37 : index
    %69 = memref.load %groups[%68] : memref<?xi32>
    %70 = arith.index_cast %69 : i32 to index
    %71 = arith.addi %17, %39 : index
    %72 = memref.load %groups[%71] : memref<?xi32>
    %73 = arith.index_cast %72 : i32 to index
    %74 = arith.addi %17, %41 : index
    %75 = memref.load %groups[%74] : memref<?xi32>
    %76 = arith.index_cast %75 : i32 to index
    %77 = arith.addi %17, %43 : index
    %78 = memref.load %groups[%77] : memref<?xi32>
    %79 = arith.index_cast %78 : i32 to index
    %80 = arith.divui %46, %rowDivisor : index
    %81 = arith.muli %80, %inputFeatures : index
    %82 = arith.divui %49, %rowDivisor : index
    %83 = arith.muli %82, %inputFeatures : index
    %84 = arith.divui %52, %rowDivisor : index
    %85 = arith.muli %84, %inputFeatures : index
    %86 = arith.divui %55, %rowDivisor : index
    %87 = arith.muli %86, %inputFeatures : index
    %88 = arith.divui %58, %rowDivisor : index
    %89 = arith.muli %88, %inputFeatures : index
    %90 = arith.divui %61, %rowDivisor : index
    %91 = arith.muli %90, %inputFeatures : index
    %92 = arith.divui %64, %rowDivisor : index
    %93 = arith.muli %92, %inputFeatures : index
    %94 = arith.divui %67, %rowDivisor : index
    %95 = arith.muli %94, %inputFeatures : index
    %96 = arith.divui %70, %rowDivisor : index
    %97 = arith.muli %96, %inputFeatures : index
    %98 = arith.divui %73, %rowDivisor : index
    %99 = arith.muli %98, %inputFeatures : index
    %100 = arith.divui %76, %rowDivisor : index
    %101 = arith.muli %100, %inputFeatures : index
    %102 = arith.divui %79, %rowDivisor : index
    %103 = arith.muli %102, %inputFeatures : index
    %129:24 = scf.for %104 = %c7 to %3 step %c5 iter_args(%105 = %c20, %106 = %c20, %107 = %c20, %108 = %c20, %109 = %c20, %110 = %c20, %111 = %c20, %112 = %c20, %113 = %c20, %114 = %c20, %115 = %c20, %116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20, %122 = %c20, %123 = %c20, %124 = %c20, %125 = %c20, %126 = %c20, %127 = %c20, %128 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %130 = arith.muli %104, %c4 : index
      %131 = arith.addi %14, %130 : index
      %132 = arith.addi %16, %130 : index
      %133 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
      %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
      %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
      %136 = vector.load %w[%132] : memref<?xi8>, vector<32xi8>
      %137 = vector.bitcast %136 : vector<32xi8> to vector<16xf16>
      %138 = arith.extf %137 : vector<16xf16> to vector<16xf32>
      %139 = arith.muli %104, %c3 : index
      %165:24 = scf.for %140 = %c7 to %c15 step %c5 iter_args(%141 = %105, %142 = %106, %143 = %107, %144 = %108, %145 = %109, %146 = %110, %147 = %111, %148 = %112, %149 = %113, %150 = %114, %151 = %115, %152 = %116, %153 = %117, %154 = %118, %155 = %119, %156 = %120, %157 = %121, %158 = %122, %159 = %123, %160 = %124, %161 = %125, %162 = %126, %163 = %127, %164 = %128) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %166 = arith.muli %140, %c11 : index
        %167 = arith.addi %139, %166 : index
        %168 = arith.addi %131, %c3 : index
        %169 = arith.muli %140, %c21 : index
        %170 = arith.addi %168, %169 : index
        %171 = arith.addi %170, %c7 : index
        %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
        %173 = arith.extsi %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = arith.mulf %174, %135 : vector<16xf32>
        %176 = arith.addi %132, %c3 : index
        %177 = arith.addi %176, %169 : index
        %178 = arith.addi %177, %c7 : index
        %179 = vector.load %w[%178] : memref<?xi8>, vector<16xi8>
        %180 = arith.extsi %179 : vector<16xi8> to vector<16xi32>
        %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
        %182 = arith.mulf %181, %138 : vector<16xf32>
        %183 = arith.addi %167, %c7 : index
        %184:24 = func.call @expert_linear_q8_0_r12p2__cpu.0(%81, %183, %x, %175, %141, %182, %142, %83, %143, %144, %85, %145, %146, %87, %147, %148, %89, %149, %150, %91, %151, %152, %93, %153, %154, %95, %155, %156, %97, %157, %158, %99, %159, %160, %101, %161, %162, %103, %163, %164) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %185 = arith.addi %170, %c22 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
        %187 = arith.extsi %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = arith.mulf %188, %135 : vector<16xf32>
        %190 = arith.addi %177, %c22 : index
        %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %192 = arith.extsi %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = arith.mulf %193, %138 : vector<16xf32>
        %195 = arith.addi %167, %c5 : index
        %196:24 = func.call @expert_linear_q8_0_r12p2__cpu.0(%81, %195, %x, %189, %184#0, %194, %184#1, %83, %184#2, %184#3, %85, %184#4, %184#5, %87, %184#6, %184#7, %89, %184#8, %184#9, %91, %184#10, %184#11, %93, %184#12, %184#13, %95, %184#14, %184#15, %97, %184#16, %184#17, %99, %184#18, %184#19, %101, %184#20, %184#21, %103, %184#22, %184#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = arith.addi %170, %c3 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extsi %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.sitofp %199 : vector<16xi32> to vector<16xf32>
        %201 = arith.mulf %200, %135 : vector<16xf32>
        %202 = arith.addi %177, %c3 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %204 = arith.extsi %203 : vector<16xi8> to vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = arith.mulf %205, %138 : vector<16xf32>
        %207 = arith.addi %167, %c6 : index
        %208:24 = func.call @expert_linear_q8_0_r12p2__cpu.0(%81, %207, %x, %201, %196#0, %206, %196#1, %83, %196#2, %196#3, %85, %196#4, %196#5, %87, %196#6, %196#7, %89, %196#8, %196#9, %91, %196#10, %196#11, %93, %196#12, %196#13, %95, %196#14, %196#15, %97, %196#16, %196#17, %99, %196#18, %196#19, %101, %196#20, %196#21, %103, %196#22, %196#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %209 = arith.addi %170, %c23 : index
        %210 = vector.load %w[%209] : memref<?xi8>, vector<16xi8>
        %211 = arith.extsi %210 : vector<16xi8> to vector<16xi32>
        %212 = arith.sitofp %211 : vector<16xi32> to vector<16xf32>
        %213 = arith.mulf %212, %135 : vector<16xf32>
        %214 = arith.addi %177, %c23 : index
        %215 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
        %216 = arith.extsi %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = arith.mulf %217, %138 : vector<16xf32>
        %219 = arith.addi %167, %c10 : index
        %220:24 = func.call @expert_linear_q8_0_r12p2__cpu.0(%81, %219, %x, %213, %208#0, %218, %208#1, %83, %208#2, %208#3, %85, %208#4, %208#5, %87, %208#6, %208#7, %89, %208#8, %208#9, %91, %208#10, %208#11, %93, %208#12, %208#13, %95, %208#14, %208#15, %97, %208#16, %208#17, %99, %208#18, %208#19, %101, %208#20, %208#21, %103, %208#22, %208#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %220#0, %220#1, %220#2, %220#3, %220#4, %220#5, %220#6, %220#7, %220#8, %220#9, %220#10, %220#11, %220#12, %220#13, %220#14, %220#15, %220#16, %220#17, %220#18, %220#19, %220#20, %220#21, %220#22, %220#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %165#0, %165#1, %165#2, %165#3, %165#4, %165#5, %165#6, %165#7, %165#8, %165#9, %165#10, %165#11, %165#12, %165#13, %165#14, %165#15, %165#16, %165#17, %165#18, %165#19, %165#20, %165#21, %165#22, %165#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %221 = arith.cmpi slt, %20, %9 : index
    scf.if %221 {
      %222 = arith.muli %46, %outputFeatures : index
      %223 = arith.muli %2, %c3 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.addi %224, %c7 : index
      vector.store %129#0, %out[%225] : memref<?xf32>, vector<16xf32>
      %226 = arith.addi %224, %c22 : index
      vector.store %129#1, %out[%226] : memref<?xf32>, vector<16xf32>
    }
    %227 = arith.cmpi slt, %22, %9 : index
    scf.if %227 {
      %228 = arith.muli %49, %outputFeatures : index
      %229 = arith.muli %2, %c3 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.addi %230, %c7 : index
      vector.store %129#2, %out[%231] : memref<?xf32>, vector<16xf32>
      %232 = arith.addi %230, %c22 : index
      vector.store %129#3, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %24, %9 : index
    scf.if %233 {
      %234 = arith.muli %52, %outputFeatures : index
      %235 = arith.muli %2, %c3 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c7 : index
      vector.store %129#4, %out[%237] : memref<?xf32>, vector<16xf32>
      %238 = arith.addi %236, %c22 : index
      vector.store %129#5, %out[%238] : memref<?xf32>, vector<16xf32>
    }
    %239 = arith.cmpi slt, %26, %9 : index
    scf.if %239 {
      %240 = arith.muli %55, %outputFeatures : index
      %241 = arith.muli %2, %c3 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.addi %242, %c7 : index
      vector.store %129#6, %out[%243] : memref<?xf32>, vector<16xf32>
      %244 = arith.addi %242, %c22 : index
      vector.store %129#7, %out[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.cmpi slt, %28, %9 : index
    scf.if %245 {
      %246 = arith.muli %58, %outputFeatures : index
      %247 = arith.muli %2, %c3 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.addi %248, %c7 : index
      vector.store %129#8, %out[%249] : memref<?xf32>, vector<16xf32>
      %250 = arith.addi %248, %c22 : index
      vector.store %129#9, %out[%250] : memref<?xf32>, vector<16xf32>
    }
    %251 = arith.cmpi slt, %30, %9 : index
    scf.if %251 {
      %252 = arith.muli %61, %outputFeatures : index
      %253 = arith.muli %2, %c3 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.addi %254, %c7 : index
      vector.store %129#10, %out[%255] : memref<?xf32>, vector<16xf32>
      %256 = arith.addi %254, %c22 : index
      vector.store %129#11, %out[%256] : memref<?xf32>, vector<16xf32>
    }
    %257 = arith.cmpi slt, %32, %9 : index
    scf.if %257 {
      %258 = arith.muli %64, %outputFeatures : index
      %259 = arith.muli %2, %c3 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %260, %c7 : index
      vector.store %129#12, %out[%261] : memref<?xf32>, vector<16xf32>
      %262 = arith.addi %260, %c22 : index
      vector.store %129#13, %out[%262] : memref<?xf32>, vector<16xf32>
    }
    %263 = arith.cmpi slt, %34, %9 : index
    scf.if %263 {
      %264 = arith.muli %67, %outputFeatures : index
      %265 = arith.muli %2, %c3 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.addi %266, %c7 : index
      vector.store %129#14, %out[%267] : memref<?xf32>, vector<16xf32>
      %268 = arith.addi %266, %c22 : index
      vector.store %129#15, %out[%268] : memref<?xf32>, vector<16xf32>
    }
    %269 = arith.cmpi slt, %36, %9 : index
    scf.if %269 {
      %270 = arith.muli %70, %outputFeatures : index
      %271 = arith.muli %2, %c3 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.addi %272, %c7 : index
      vector.store %129#16, %out[%273] : memref<?xf32>, vector<16xf32>
      %274 = arith.addi %272, %c22 : index
      vector.store %129#17, %out[%274] : memref<?xf32>, vector<16xf32>
    }
    %275 = arith.cmpi slt, %38, %9 : index
    scf.if %275 {
      %276 = arith.muli %73, %outputFeatures : index
      %277 = arith.muli %2, %c3 : index
      %278 = arith.addi %276, %277 : index
      %279 = arith.addi %278, %c7 : index
      vector.store %129#18, %out[%279] : memref<?xf32>, vector<16xf32>
      %280 = arith.addi %278, %c22 : index
      vector.store %129#19, %out[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.cmpi slt, %40, %9 : index
    scf.if %281 {
      %282 = arith.muli %76, %outputFeatures : index
      %283 = arith.muli %2, %c3 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.addi %284, %c7 : index
      vector.store %129#20, %out[%285] : memref<?xf32>, vector<16xf32>
      %286 = arith.addi %284, %c22 : index
      vector.store %129#21, %out[%286] : memref<?xf32>, vector<16xf32>
    }
    %287 = arith.cmpi slt, %42, %9 : index
    scf.if %287 {
      %288 = arith.muli %79, %outputFeatures : index
      %289 = arith.muli %2, %c3 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.addi %290, %c7 : index
      vector.store %129#22, %out[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.addi %290, %c22 : index
      vector.store %129#23, %out[%292] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

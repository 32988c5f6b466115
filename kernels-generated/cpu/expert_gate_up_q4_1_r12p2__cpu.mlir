// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=12, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_q4_1_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
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
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant 16 : index
  %c25 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c26 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %136 = arith.addi %131, %c3 : index
      %137 = vector.load %w[%136] : memref<?xi8>, vector<32xi8>
      %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
      %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
      %140 = vector.load %w[%132] : memref<?xi8>, vector<32xi8>
      %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
      %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
      %143 = arith.addi %132, %c3 : index
      %144 = vector.load %w[%143] : memref<?xi8>, vector<32xi8>
      %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
      %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
      %147 = arith.muli %104, %c3 : index
      %173:24 = scf.for %148 = %c7 to %c15 step %c5 iter_args(%149 = %105, %150 = %106, %151 = %107, %152 = %108, %153 = %109, %154 = %110, %155 = %111, %156 = %112, %157 = %113, %158 = %114, %159 = %115, %160 = %116, %161 = %117, %162 = %118, %163 = %119, %164 = %120, %165 = %121, %166 = %122, %167 = %123, %168 = %124, %169 = %125, %170 = %126, %171 = %127, %172 = %128) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %174 = arith.muli %148, %c11 : index
        %175 = arith.addi %147, %174 : index
        %176 = arith.addi %131, %c21 : index
        %177 = arith.muli %148, %c3 : index
        %178 = arith.addi %176, %177 : index
        %179 = arith.addi %178, %c7 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.andi %181, %c22 : vector<16xi32>
        %183 = arith.shrui %181, %c23 : vector<16xi32>
        %184 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %135, %139 : vector<16xf32>
        %186 = arith.addi %132, %c21 : index
        %187 = arith.addi %186, %177 : index
        %188 = arith.addi %187, %c7 : index
        %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.andi %190, %c22 : vector<16xi32>
        %192 = arith.shrui %190, %c23 : vector<16xi32>
        %193 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
        %194 = math.fma %193, %142, %146 : vector<16xf32>
        %195 = arith.addi %175, %c7 : index
        %196:24 = func.call @expert_gate_up_q4_1_r12p2__cpu.0(%81, %195, %x, %185, %149, %194, %150, %83, %151, %152, %85, %153, %154, %87, %155, %156, %89, %157, %158, %91, %159, %160, %93, %161, %162, %95, %163, %164, %97, %165, %166, %99, %167, %168, %101, %169, %170, %103, %171, %172) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %198 = math.fma %197, %135, %139 : vector<16xf32>
        %199 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %200 = math.fma %199, %142, %146 : vector<16xf32>
        %201 = arith.addi %175, %c5 : index
        %202:24 = func.call @expert_gate_up_q4_1_r12p2__cpu.0(%81, %201, %x, %198, %196#0, %200, %196#1, %83, %196#2, %196#3, %85, %196#4, %196#5, %87, %196#6, %196#7, %89, %196#8, %196#9, %91, %196#10, %196#11, %93, %196#12, %196#13, %95, %196#14, %196#15, %97, %196#16, %196#17, %99, %196#18, %196#19, %101, %196#20, %196#21, %103, %196#22, %196#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %203 = arith.addi %178, %c24 : index
        %204 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
        %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
        %206 = arith.andi %205, %c22 : vector<16xi32>
        %207 = arith.shrui %205, %c23 : vector<16xi32>
        %208 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %209 = math.fma %208, %135, %139 : vector<16xf32>
        %210 = arith.addi %187, %c24 : index
        %211 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
        %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
        %213 = arith.andi %212, %c22 : vector<16xi32>
        %214 = arith.shrui %212, %c23 : vector<16xi32>
        %215 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
        %216 = math.fma %215, %142, %146 : vector<16xf32>
        %217 = arith.addi %175, %c6 : index
        %218:24 = func.call @expert_gate_up_q4_1_r12p2__cpu.0(%81, %217, %x, %209, %202#0, %216, %202#1, %83, %202#2, %202#3, %85, %202#4, %202#5, %87, %202#6, %202#7, %89, %202#8, %202#9, %91, %202#10, %202#11, %93, %202#12, %202#13, %95, %202#14, %202#15, %97, %202#16, %202#17, %99, %202#18, %202#19, %101, %202#20, %202#21, %103, %202#22, %202#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %219 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %135, %139 : vector<16xf32>
        %221 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %142, %146 : vector<16xf32>
        %223 = arith.addi %175, %c10 : index
        %224:24 = func.call @expert_gate_up_q4_1_r12p2__cpu.0(%81, %223, %x, %220, %218#0, %222, %218#1, %83, %218#2, %218#3, %85, %218#4, %218#5, %87, %218#6, %218#7, %89, %218#8, %218#9, %91, %218#10, %218#11, %93, %218#12, %218#13, %95, %218#14, %218#15, %97, %218#16, %218#17, %99, %218#18, %218#19, %101, %218#20, %218#21, %103, %218#22, %218#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %224#0, %224#1, %224#2, %224#3, %224#4, %224#5, %224#6, %224#7, %224#8, %224#9, %224#10, %224#11, %224#12, %224#13, %224#14, %224#15, %224#16, %224#17, %224#18, %224#19, %224#20, %224#21, %224#22, %224#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %173#0, %173#1, %173#2, %173#3, %173#4, %173#5, %173#6, %173#7, %173#8, %173#9, %173#10, %173#11, %173#12, %173#13, %173#14, %173#15, %173#16, %173#17, %173#18, %173#19, %173#20, %173#21, %173#22, %173#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %225 = arith.cmpi slt, %20, %9 : index
    scf.if %225 {
      %226 = arith.mulf %129#0, %c26 : vector<16xf32>
      %227 = wave.exp2 %226 : vector<16xf32>
      %228 = arith.addf %c25, %227 : vector<16xf32>
      %229 = arith.divf %129#0, %228 : vector<16xf32>
      %230 = arith.mulf %229, %129#1 : vector<16xf32>
      %231 = arith.muli %46, %outputFeatures : index
      %232 = arith.muli %2, %c24 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.addi %233, %c7 : index
      vector.store %230, %out[%234] : memref<?xf32>, vector<16xf32>
    }
    %235 = arith.cmpi slt, %22, %9 : index
    scf.if %235 {
      %236 = arith.mulf %129#2, %c26 : vector<16xf32>
      %237 = wave.exp2 %236 : vector<16xf32>
      %238 = arith.addf %c25, %237 : vector<16xf32>
      %239 = arith.divf %129#2, %238 : vector<16xf32>
      %240 = arith.mulf %239, %129#3 : vector<16xf32>
      %241 = arith.muli %49, %outputFeatures : index
      %242 = arith.muli %2, %c24 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c7 : index
      vector.store %240, %out[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.cmpi slt, %24, %9 : index
    scf.if %245 {
      %246 = arith.mulf %129#4, %c26 : vector<16xf32>
      %247 = wave.exp2 %246 : vector<16xf32>
      %248 = arith.addf %c25, %247 : vector<16xf32>
      %249 = arith.divf %129#4, %248 : vector<16xf32>
      %250 = arith.mulf %249, %129#5 : vector<16xf32>
      %251 = arith.muli %52, %outputFeatures : index
      %252 = arith.muli %2, %c24 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.addi %253, %c7 : index
      vector.store %250, %out[%254] : memref<?xf32>, vector<16xf32>
    }
    %255 = arith.cmpi slt, %26, %9 : index
    scf.if %255 {
      %256 = arith.mulf %129#6, %c26 : vector<16xf32>
      %257 = wave.exp2 %256 : vector<16xf32>
      %258 = arith.addf %c25, %257 : vector<16xf32>
      %259 = arith.divf %129#6, %258 : vector<16xf32>
      %260 = arith.mulf %259, %129#7 : vector<16xf32>
      %261 = arith.muli %55, %outputFeatures : index
      %262 = arith.muli %2, %c24 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %263, %c7 : index
      vector.store %260, %out[%264] : memref<?xf32>, vector<16xf32>
    }
    %265 = arith.cmpi slt, %28, %9 : index
    scf.if %265 {
      %266 = arith.mulf %129#8, %c26 : vector<16xf32>
      %267 = wave.exp2 %266 : vector<16xf32>
      %268 = arith.addf %c25, %267 : vector<16xf32>
      %269 = arith.divf %129#8, %268 : vector<16xf32>
      %270 = arith.mulf %269, %129#9 : vector<16xf32>
      %271 = arith.muli %58, %outputFeatures : index
      %272 = arith.muli %2, %c24 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.addi %273, %c7 : index
      vector.store %270, %out[%274] : memref<?xf32>, vector<16xf32>
    }
    %275 = arith.cmpi slt, %30, %9 : index
    scf.if %275 {
      %276 = arith.mulf %129#10, %c26 : vector<16xf32>
      %277 = wave.exp2 %276 : vector<16xf32>
      %278 = arith.addf %c25, %277 : vector<16xf32>
      %279 = arith.divf %129#10, %278 : vector<16xf32>
      %280 = arith.mulf %279, %129#11 : vector<16xf32>
      %281 = arith.muli %61, %outputFeatures : index
      %282 = arith.muli %2, %c24 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.addi %283, %c7 : index
      vector.store %280, %out[%284] : memref<?xf32>, vector<16xf32>
    }
    %285 = arith.cmpi slt, %32, %9 : index
    scf.if %285 {
      %286 = arith.mulf %129#12, %c26 : vector<16xf32>
      %287 = wave.exp2 %286 : vector<16xf32>
      %288 = arith.addf %c25, %287 : vector<16xf32>
      %289 = arith.divf %129#12, %288 : vector<16xf32>
      %290 = arith.mulf %289, %129#13 : vector<16xf32>
      %291 = arith.muli %64, %outputFeatures : index
      %292 = arith.muli %2, %c24 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %290, %out[%294] : memref<?xf32>, vector<16xf32>
    }
    %295 = arith.cmpi slt, %34, %9 : index
    scf.if %295 {
      %296 = arith.mulf %129#14, %c26 : vector<16xf32>
      %297 = wave.exp2 %296 : vector<16xf32>
      %298 = arith.addf %c25, %297 : vector<16xf32>
      %299 = arith.divf %129#14, %298 : vector<16xf32>
      %300 = arith.mulf %299, %129#15 : vector<16xf32>
      %301 = arith.muli %67, %outputFeatures : index
      %302 = arith.muli %2, %c24 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.addi %303, %c7 : index
      vector.store %300, %out[%304] : memref<?xf32>, vector<16xf32>
    }
    %305 = arith.cmpi slt, %36, %9 : index
    scf.if %305 {
      %306 = arith.mulf %129#16, %c26 : vector<16xf32>
      %307 = wave.exp2 %306 : vector<16xf32>
      %308 = arith.addf %c25, %307 : vector<16xf32>
      %309 = arith.divf %129#16, %308 : vector<16xf32>
      %310 = arith.mulf %309, %129#17 : vector<16xf32>
      %311 = arith.muli %70, %outputFeatures : index
      %312 = arith.muli %2, %c24 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.addi %313, %c7 : index
      vector.store %310, %out[%314] : memref<?xf32>, vector<16xf32>
    }
    %315 = arith.cmpi slt, %38, %9 : index
    scf.if %315 {
      %316 = arith.mulf %129#18, %c26 : vector<16xf32>
      %317 = wave.exp2 %316 : vector<16xf32>
      %318 = arith.addf %c25, %317 : vector<16xf32>
      %319 = arith.divf %129#18, %318 : vector<16xf32>
      %320 = arith.mulf %319, %129#19 : vector<16xf32>
      %321 = arith.muli %73, %outputFeatures : index
      %322 = arith.muli %2, %c24 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %323, %c7 : index
      vector.store %320, %out[%324] : memref<?xf32>, vector<16xf32>
    }
    %325 = arith.cmpi slt, %40, %9 : index
    scf.if %325 {
      %326 = arith.mulf %129#20, %c26 : vector<16xf32>
      %327 = wave.exp2 %326 : vector<16xf32>
      %328 = arith.addf %c25, %327 : vector<16xf32>
      %329 = arith.divf %129#20, %328 : vector<16xf32>
      %330 = arith.mulf %329, %129#21 : vector<16xf32>
      %331 = arith.muli %76, %outputFeatures : index
      %332 = arith.muli %2, %c24 : index
      %333 = arith.addi %331, %332 : index
      %334 = arith.addi %333, %c7 : index
      vector.store %330, %out[%334] : memref<?xf32>, vector<16xf32>
    }
    %335 = arith.cmpi slt, %42, %9 : index
    scf.if %335 {
      %336 = arith.mulf %129#22, %c26 : vector<16xf32>
      %337 = wave.exp2 %336 : vector<16xf32>
      %338 = arith.addf %c25, %337 : vector<16xf32>
      %339 = arith.divf %129#22, %338 : vector<16xf32>
      %340 = arith.mulf %339, %129#23 : vector<16xf32>
      %341 = arith.muli %79, %outputFeatures : index
      %342 = arith.muli %2, %c24 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c7 : index
      vector.store %340, %out[%344] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

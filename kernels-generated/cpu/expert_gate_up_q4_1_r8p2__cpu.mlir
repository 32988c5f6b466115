// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=8, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_gate_up_q4_1_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %c21 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c22 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
    %36 = arith.addi %17, %21 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %17, %23 : index
    %40 = memref.load %groups[%39] : memref<?xi32>
    %41 = arith.index_cast %40 : i32 to index
    %42 = arith.addi %17, %25 : index
    %43 = memref.load %groups[%42] : memref<?xi32>
    %44 = arith.index_cast %43 : i32 to index
    %45 = arith.addi %17, %27 : index
    %46 = memref.load %groups[%45] : memref<?xi32>
    %47 = arith.index_cast %46 : i32 to index
    %48 = arith.addi %17, %29 : index
    %49 = memref.load %groups[%48] : memref<?xi32>
    %50 = arith.index_cast %49 : i32 to index
    %51 = arith.addi %17, %31 : index
    %52 = memref.load %groups[%51] : memref<?xi32>
    %53 = arith.index_cast %52 : i32 to index
    %54 = arith.addi %17, %33 : index
    %55 = memref.load %groups[%54] : memref<?xi32>
    %56 = arith.index_cast %55 : i32 to index
    %57 = arith.addi %17, %35 : index
    %58 = memref.load %groups[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    %60 = arith.divui %38, %rowDivisor : index
    %61 = arith.muli %60, %inputFeatures : index
    %62 = arith.divui %41, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %44, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %47, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %50, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %53, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %56, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %74 = arith.divui %59, %rowDivisor : index
    %75 = arith.muli %74, %inputFeatures : index
    %93:16 = scf.for %76 = %c7 to %3 step %c5 iter_args(%77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16, %85 = %c16, %86 = %c16, %87 = %c16, %88 = %c16, %89 = %c16, %90 = %c16, %91 = %c16, %92 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %94 = arith.muli %76, %c4 : index
      %95 = arith.addi %14, %94 : index
      %96 = arith.addi %16, %94 : index
      %97 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
      %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
      %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
      %100 = arith.addi %95, %c3 : index
      %101 = vector.load %w[%100] : memref<?xi8>, vector<32xi8>
      %102 = vector.bitcast %101 : vector<32xi8> to vector<16xf16>
      %103 = arith.extf %102 : vector<16xf16> to vector<16xf32>
      %104 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
      %105 = vector.bitcast %104 : vector<32xi8> to vector<16xf16>
      %106 = arith.extf %105 : vector<16xf16> to vector<16xf32>
      %107 = arith.addi %96, %c3 : index
      %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
      %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
      %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
      %111 = arith.muli %76, %c3 : index
      %129:16 = scf.for %112 = %c7 to %c9 step %c5 iter_args(%113 = %77, %114 = %78, %115 = %79, %116 = %80, %117 = %81, %118 = %82, %119 = %83, %120 = %84, %121 = %85, %122 = %86, %123 = %87, %124 = %88, %125 = %89, %126 = %90, %127 = %91, %128 = %92) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %130 = arith.muli %112, %c11 : index
        %131 = arith.addi %111, %130 : index
        %132 = arith.addi %95, %c17 : index
        %133 = arith.muli %112, %c3 : index
        %134 = arith.addi %132, %133 : index
        %135 = arith.addi %134, %c7 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.andi %137, %c18 : vector<16xi32>
        %139 = arith.shrui %137, %c19 : vector<16xi32>
        %140 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %141 = math.fma %140, %99, %103 : vector<16xf32>
        %142 = arith.addi %96, %c17 : index
        %143 = arith.addi %142, %133 : index
        %144 = arith.addi %143, %c7 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.andi %146, %c18 : vector<16xi32>
        %148 = arith.shrui %146, %c19 : vector<16xi32>
        %149 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %106, %110 : vector<16xf32>
        %151 = arith.addi %131, %c7 : index
        %152:16 = func.call @expert_gate_up_q4_1_r8p2__cpu.0(%61, %151, %x, %141, %113, %150, %114, %63, %115, %116, %65, %117, %118, %67, %119, %120, %69, %121, %122, %71, %123, %124, %73, %125, %126, %75, %127, %128) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %153 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
        %154 = math.fma %153, %99, %103 : vector<16xf32>
        %155 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %106, %110 : vector<16xf32>
        %157 = arith.addi %131, %c5 : index
        %158:16 = func.call @expert_gate_up_q4_1_r8p2__cpu.0(%61, %157, %x, %154, %152#0, %156, %152#1, %63, %152#2, %152#3, %65, %152#4, %152#5, %67, %152#6, %152#7, %69, %152#8, %152#9, %71, %152#10, %152#11, %73, %152#12, %152#13, %75, %152#14, %152#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %159 = arith.addi %134, %c20 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.andi %161, %c18 : vector<16xi32>
        %163 = arith.shrui %161, %c19 : vector<16xi32>
        %164 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %99, %103 : vector<16xf32>
        %166 = arith.addi %143, %c20 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.andi %168, %c18 : vector<16xi32>
        %170 = arith.shrui %168, %c19 : vector<16xi32>
        %171 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %172 = math.fma %171, %106, %110 : vector<16xf32>
        %173 = arith.addi %131, %c6 : index
        %174:16 = func.call @expert_gate_up_q4_1_r8p2__cpu.0(%61, %173, %x, %165, %158#0, %172, %158#1, %63, %158#2, %158#3, %65, %158#4, %158#5, %67, %158#6, %158#7, %69, %158#8, %158#9, %71, %158#10, %158#11, %73, %158#12, %158#13, %75, %158#14, %158#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %176 = math.fma %175, %99, %103 : vector<16xf32>
        %177 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %106, %110 : vector<16xf32>
        %179 = arith.addi %131, %c10 : index
        %180:16 = func.call @expert_gate_up_q4_1_r8p2__cpu.0(%61, %179, %x, %176, %174#0, %178, %174#1, %63, %174#2, %174#3, %65, %174#4, %174#5, %67, %174#6, %174#7, %69, %174#8, %174#9, %71, %174#10, %174#11, %73, %174#12, %174#13, %75, %174#14, %174#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %180#0, %180#1, %180#2, %180#3, %180#4, %180#5, %180#6, %180#7, %180#8, %180#9, %180#10, %180#11, %180#12, %180#13, %180#14, %180#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %129#0, %129#1, %129#2, %129#3, %129#4, %129#5, %129#6, %129#7, %129#8, %129#9, %129#10, %129#11, %129#12, %129#13, %129#14, %129#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %181 = arith.cmpi slt, %20, %9 : index
    scf.if %181 {
      %182 = arith.mulf %93#0, %c22 : vector<16xf32>
      %183 = wave.exp2 %182 : vector<16xf32>
      %184 = arith.addf %c21, %183 : vector<16xf32>
      %185 = arith.divf %93#0, %184 : vector<16xf32>
      %186 = arith.mulf %185, %93#1 : vector<16xf32>
      %187 = arith.muli %38, %outputFeatures : index
      %188 = arith.muli %2, %c20 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.addi %189, %c7 : index
      vector.store %186, %out[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.cmpi slt, %22, %9 : index
    scf.if %191 {
      %192 = arith.mulf %93#2, %c22 : vector<16xf32>
      %193 = wave.exp2 %192 : vector<16xf32>
      %194 = arith.addf %c21, %193 : vector<16xf32>
      %195 = arith.divf %93#2, %194 : vector<16xf32>
      %196 = arith.mulf %195, %93#3 : vector<16xf32>
      %197 = arith.muli %41, %outputFeatures : index
      %198 = arith.muli %2, %c20 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c7 : index
      vector.store %196, %out[%200] : memref<?xf32>, vector<16xf32>
    }
    %201 = arith.cmpi slt, %24, %9 : index
    scf.if %201 {
      %202 = arith.mulf %93#4, %c22 : vector<16xf32>
      %203 = wave.exp2 %202 : vector<16xf32>
      %204 = arith.addf %c21, %203 : vector<16xf32>
      %205 = arith.divf %93#4, %204 : vector<16xf32>
      %206 = arith.mulf %205, %93#5 : vector<16xf32>
      %207 = arith.muli %44, %outputFeatures : index
      %208 = arith.muli %2, %c20 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.addi %209, %c7 : index
      vector.store %206, %out[%210] : memref<?xf32>, vector<16xf32>
    }
    %211 = arith.cmpi slt, %26, %9 : index
    scf.if %211 {
      %212 = arith.mulf %93#6, %c22 : vector<16xf32>
      %213 = wave.exp2 %212 : vector<16xf32>
      %214 = arith.addf %c21, %213 : vector<16xf32>
      %215 = arith.divf %93#6, %214 : vector<16xf32>
      %216 = arith.mulf %215, %93#7 : vector<16xf32>
      %217 = arith.muli %47, %outputFeatures : index
      %218 = arith.muli %2, %c20 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c7 : index
      vector.store %216, %out[%220] : memref<?xf32>, vector<16xf32>
    }
    %221 = arith.cmpi slt, %28, %9 : index
    scf.if %221 {
      %222 = arith.mulf %93#8, %c22 : vector<16xf32>
      %223 = wave.exp2 %222 : vector<16xf32>
      %224 = arith.addf %c21, %223 : vector<16xf32>
      %225 = arith.divf %93#8, %224 : vector<16xf32>
      %226 = arith.mulf %225, %93#9 : vector<16xf32>
      %227 = arith.muli %50, %outputFeatures : index
      %228 = arith.muli %2, %c20 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.addi %229, %c7 : index
      vector.store %226, %out[%230] : memref<?xf32>, vector<16xf32>
    }
    %231 = arith.cmpi slt, %30, %9 : index
    scf.if %231 {
      %232 = arith.mulf %93#10, %c22 : vector<16xf32>
      %233 = wave.exp2 %232 : vector<16xf32>
      %234 = arith.addf %c21, %233 : vector<16xf32>
      %235 = arith.divf %93#10, %234 : vector<16xf32>
      %236 = arith.mulf %235, %93#11 : vector<16xf32>
      %237 = arith.muli %53, %outputFeatures : index
      %238 = arith.muli %2, %c20 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c7 : index
      vector.store %236, %out[%240] : memref<?xf32>, vector<16xf32>
    }
    %241 = arith.cmpi slt, %32, %9 : index
    scf.if %241 {
      %242 = arith.mulf %93#12, %c22 : vector<16xf32>
      %243 = wave.exp2 %242 : vector<16xf32>
      %244 = arith.addf %c21, %243 : vector<16xf32>
      %245 = arith.divf %93#12, %244 : vector<16xf32>
      %246 = arith.mulf %245, %93#13 : vector<16xf32>
      %247 = arith.muli %56, %outputFeatures : index
      %248 = arith.muli %2, %c20 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.addi %249, %c7 : index
      vector.store %246, %out[%250] : memref<?xf32>, vector<16xf32>
    }
    %251 = arith.cmpi slt, %34, %9 : index
    scf.if %251 {
      %252 = arith.mulf %93#14, %c22 : vector<16xf32>
      %253 = wave.exp2 %252 : vector<16xf32>
      %254 = arith.addf %c21, %253 : vector<16xf32>
      %255 = arith.divf %93#14, %254 : vector<16xf32>
      %256 = arith.mulf %255, %93#15 : vector<16xf32>
      %257 = arith.muli %59, %outputFeatures : index
      %258 = arith.muli %2, %c20 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %259, %c7 : index
      vector.store %256, %out[%260] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

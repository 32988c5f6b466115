// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q8_0_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 48 : index
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
    %28 = arith.addi %17, %21 : index
    %29 = memref.load %groups[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %17, %23 : index
    %32 = memref.load %groups[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.addi %17, %25 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %17, %27 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.divui %30, %rowDivisor : index
    %41 = arith.muli %40, %inputFeatures : index
    %42 = arith.divui %33, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %36, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %46 = arith.divui %39, %rowDivisor : index
    %47 = arith.muli %46, %inputFeatures : index
    %57:8 = scf.for %48 = %c7 to %3 step %c5 iter_args(%49 = %c12, %50 = %c12, %51 = %c12, %52 = %c12, %53 = %c12, %54 = %c12, %55 = %c12, %56 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %58 = arith.muli %48, %c4 : index
      %59 = arith.addi %14, %58 : index
      %60 = arith.addi %16, %58 : index
      %61 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
      %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
      %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
      %64 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
      %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
      %67 = arith.muli %48, %c3 : index
      %77:8 = scf.for %68 = %c7 to %c13 step %c5 iter_args(%69 = %49, %70 = %50, %71 = %51, %72 = %52, %73 = %53, %74 = %54, %75 = %55, %76 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %78 = arith.muli %68, %c9 : index
        %79 = arith.addi %67, %78 : index
        %80 = arith.addi %59, %c3 : index
        %81 = arith.muli %68, %c14 : index
        %82 = arith.addi %80, %81 : index
        %83 = arith.addi %82, %c7 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %85 = arith.extsi %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %86, %63 : vector<16xf32>
        %88 = arith.addi %60, %c3 : index
        %89 = arith.addi %88, %81 : index
        %90 = arith.addi %89, %c7 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extsi %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %66 : vector<16xf32>
        %95 = arith.addi %79, %c7 : index
        %96:8 = func.call @expert_linear_q8_0_r4p2__cpu.0(%41, %95, %x, %87, %69, %94, %70, %43, %71, %72, %45, %73, %74, %47, %75, %76) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %97 = arith.addi %82, %c15 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %99 = arith.extsi %98 : vector<16xi8> to vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.mulf %100, %63 : vector<16xf32>
        %102 = arith.addi %89, %c15 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extsi %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.mulf %105, %66 : vector<16xf32>
        %107 = arith.addi %79, %c5 : index
        %108:8 = func.call @expert_linear_q8_0_r4p2__cpu.0(%41, %107, %x, %101, %96#0, %106, %96#1, %43, %96#2, %96#3, %45, %96#4, %96#5, %47, %96#6, %96#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %109 = arith.addi %82, %c3 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extsi %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.mulf %112, %63 : vector<16xf32>
        %114 = arith.addi %89, %c3 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extsi %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = arith.mulf %117, %66 : vector<16xf32>
        %119 = arith.addi %79, %c6 : index
        %120:8 = func.call @expert_linear_q8_0_r4p2__cpu.0(%41, %119, %x, %113, %108#0, %118, %108#1, %43, %108#2, %108#3, %45, %108#4, %108#5, %47, %108#6, %108#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %121 = arith.addi %82, %c16 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extsi %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.mulf %124, %63 : vector<16xf32>
        %126 = arith.addi %89, %c16 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %129, %66 : vector<16xf32>
        %131 = arith.addi %79, %c10 : index
        %132:8 = func.call @expert_linear_q8_0_r4p2__cpu.0(%41, %131, %x, %125, %120#0, %130, %120#1, %43, %120#2, %120#3, %45, %120#4, %120#5, %47, %120#6, %120#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %132#0, %132#1, %132#2, %132#3, %132#4, %132#5, %132#6, %132#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %77#0, %77#1, %77#2, %77#3, %77#4, %77#5, %77#6, %77#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %133 = arith.cmpi slt, %20, %9 : index
    scf.if %133 {
      %134 = arith.muli %30, %outputFeatures : index
      %135 = arith.muli %2, %c3 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.addi %136, %c7 : index
      vector.store %57#0, %out[%137] : memref<?xf32>, vector<16xf32>
      %138 = arith.addi %136, %c15 : index
      vector.store %57#1, %out[%138] : memref<?xf32>, vector<16xf32>
    }
    %139 = arith.cmpi slt, %22, %9 : index
    scf.if %139 {
      %140 = arith.muli %33, %outputFeatures : index
      %141 = arith.muli %2, %c3 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.addi %142, %c7 : index
      vector.store %57#2, %out[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.addi %142, %c15 : index
      vector.store %57#3, %out[%144] : memref<?xf32>, vector<16xf32>
    }
    %145 = arith.cmpi slt, %24, %9 : index
    scf.if %145 {
      %146 = arith.muli %36, %outputFeatures : index
      %147 = arith.muli %2, %c3 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.addi %148, %c7 : index
      vector.store %57#4, %out[%149] : memref<?xf32>, vector<16xf32>
      %150 = arith.addi %148, %c15 : index
      vector.store %57#5, %out[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.cmpi slt, %26, %9 : index
    scf.if %151 {
      %152 = arith.muli %39, %outputFeatures : index
      %153 = arith.muli %2, %c3 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c7 : index
      vector.store %57#6, %out[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.addi %154, %c15 : index
      vector.store %57#7, %out[%156] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q2_k', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q2_k_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 576 : index
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c8 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c5 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c9 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %15, %19 : index
    %27 = memref.load %groups[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %15, %21 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.addi %15, %23 : index
    %33 = memref.load %groups[%32] : memref<?xi32>
    %34 = arith.index_cast %33 : i32 to index
    %35 = arith.addi %15, %25 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.divui %28, %rowDivisor : index
    %39 = arith.muli %38, %inputFeatures : index
    %40 = arith.divui %31, %rowDivisor : index
    %41 = arith.muli %40, %inputFeatures : index
    %42 = arith.divui %34, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %37, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %51:4 = scf.for %46 = %c6 to %3 step %c5 iter_args(%47 = %c12, %48 = %c12, %49 = %c12, %50 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %52 = arith.muli %46, %c4 : index
      %53 = arith.addi %14, %52 : index
      %54 = arith.addi %53, %c6 : index
      %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
      %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
      %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
      %58 = arith.addi %53, %c13 : index
      %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
      %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
      %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
      %62 = arith.muli %46, %c3 : index
      %68:4 = scf.for %63 = %c6 to %c13 step %c5 iter_args(%64 = %47, %65 = %48, %66 = %49, %67 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %69 = arith.muli %63, %c14 : index
        %70 = arith.addi %62, %69 : index
        %71 = arith.addi %53, %c15 : index
        %72 = arith.divui %63, %c9 : index
        %73 = arith.muli %72, %c13 : index
        %74 = arith.addi %71, %73 : index
        %75 = arith.addi %74, %c6 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %57, %78 : vector<16xf32>
        %80 = arith.addi %74, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %61, %83 : vector<16xf32>
        %85 = arith.addi %53, %c17 : index
        %86 = arith.muli %63, %c9 : index
        %87 = arith.addi %86, %c6 : index
        %88 = arith.muli %87, %c16 : index
        %89 = arith.addi %85, %88 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.addi %86, %c5 : index
        %93 = arith.muli %92, %c16 : index
        %94 = arith.addi %85, %93 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.shrui %91, %c18 : vector<16xi32>
        %98 = arith.andi %97, %c19 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %79, %84 : vector<16xf32>
        %101 = arith.addi %70, %c6 : index
        %102:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %101, %x, %100, %64, %41, %65, %43, %66, %45, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %103 = arith.shrui %91, %c20 : vector<16xi32>
        %104 = arith.andi %103, %c19 : vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %79, %84 : vector<16xf32>
        %107 = arith.addi %70, %c5 : index
        %108:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %107, %x, %106, %102#0, %41, %102#1, %43, %102#2, %45, %102#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %109 = arith.shrui %91, %c21 : vector<16xi32>
        %110 = arith.andi %109, %c19 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %79, %84 : vector<16xf32>
        %113 = arith.addi %70, %c9 : index
        %114:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %113, %x, %112, %108#0, %41, %108#1, %43, %108#2, %45, %108#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %115 = arith.shrui %91, %c22 : vector<16xi32>
        %116 = arith.andi %115, %c19 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %79, %84 : vector<16xf32>
        %119 = arith.addi %70, %c10 : index
        %120:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %119, %x, %118, %114#0, %41, %114#1, %43, %114#2, %45, %114#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %121 = arith.shrui %96, %c18 : vector<16xi32>
        %122 = arith.andi %121, %c19 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = math.fma %123, %79, %84 : vector<16xf32>
        %125 = arith.addi %70, %c8 : index
        %126:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %125, %x, %124, %120#0, %41, %120#1, %43, %120#2, %45, %120#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = arith.shrui %96, %c20 : vector<16xi32>
        %128 = arith.andi %127, %c19 : vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %79, %84 : vector<16xf32>
        %131 = arith.addi %70, %c23 : index
        %132:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %131, %x, %130, %126#0, %41, %126#1, %43, %126#2, %45, %126#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %133 = arith.shrui %96, %c21 : vector<16xi32>
        %134 = arith.andi %133, %c19 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %79, %84 : vector<16xf32>
        %137 = arith.addi %70, %c24 : index
        %138:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %137, %x, %136, %132#0, %41, %132#1, %43, %132#2, %45, %132#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %139 = arith.shrui %96, %c22 : vector<16xi32>
        %140 = arith.andi %139, %c19 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %79, %84 : vector<16xf32>
        %143 = arith.addi %70, %c25 : index
        %144:4 = func.call @expert_linear_q2_k_r4p1__cpu.0(%39, %143, %x, %142, %138#0, %41, %138#1, %43, %138#2, %45, %138#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %144#0, %144#1, %144#2, %144#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %145 = arith.cmpi slt, %18, %9 : index
    scf.if %145 {
      %146 = arith.muli %28, %outputFeatures : index
      %147 = arith.muli %2, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.addi %148, %c6 : index
      vector.store %51#0, %out[%149] : memref<?xf32>, vector<16xf32>
    }
    %150 = arith.cmpi slt, %20, %9 : index
    scf.if %150 {
      %151 = arith.muli %31, %outputFeatures : index
      %152 = arith.muli %2, %c16 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.addi %153, %c6 : index
      vector.store %51#1, %out[%154] : memref<?xf32>, vector<16xf32>
    }
    %155 = arith.cmpi slt, %22, %9 : index
    scf.if %155 {
      %156 = arith.muli %34, %outputFeatures : index
      %157 = arith.muli %2, %c16 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.addi %158, %c6 : index
      vector.store %51#2, %out[%159] : memref<?xf32>, vector<16xf32>
    }
    %160 = arith.cmpi slt, %24, %9 : index
    scf.if %160 {
      %161 = arith.muli %37, %outputFeatures : index
      %162 = arith.muli %2, %c16 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c6 : index
      vector.store %51#3, %out[%164] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

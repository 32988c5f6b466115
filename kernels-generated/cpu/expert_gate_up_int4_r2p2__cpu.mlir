// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=2, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_int4_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_gate_up_int4_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %rowDivisor = wave.param "rowDivisor" : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c19 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
  scf.for %20 = %8 to %11 step %c7 {
    %21 = arith.subi %11, %c6 : index
    %22 = arith.addi %20, %c8 : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %20, %c6 : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.addi %19, %23 : index
    %27 = memref.load %groups[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %19, %25 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.divui %28, %rowDivisor : index
    %33 = arith.muli %32, %inputFeatures : index
    %34 = arith.divui %31, %rowDivisor : index
    %35 = arith.muli %34, %inputFeatures : index
    %36 = arith.divui %groupSize, %c12 : index
    %42:4 = scf.for %37 = %c8 to %5 step %c6 iter_args(%38 = %c11, %39 = %c11, %40 = %c11, %41 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %43 = arith.muli %37, %4 : index
      %44 = arith.addi %16, %43 : index
      %45 = arith.addi %18, %43 : index
      %46 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = arith.addi %44, %c13 : index
      %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
      %51 = arith.extui %50 : vector<16xi8> to vector<16xi32>
      %52 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.addi %45, %c13 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
      %57 = arith.extui %56 : vector<16xi8> to vector<16xi32>
      %58 = arith.muli %37, %groupSize : index
      %64:4 = scf.for %59 = %c8 to %36 step %c6 iter_args(%60 = %38, %61 = %39, %62 = %40, %63 = %41) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %65 = arith.muli %59, %c12 : index
        %66 = arith.addi %58, %65 : index
        %67 = arith.addi %44, %c5 : index
        %68 = arith.muli %59, %c13 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c8 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extui %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.andi %72, %c14 : vector<16xi32>
        %74 = arith.shrui %72, %c15 : vector<16xi32>
        %75 = arith.subi %73, %51 : vector<16xi32>
        %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.mulf %76, %48 : vector<16xf32>
        %78 = arith.addi %45, %c5 : index
        %79 = arith.addi %78, %68 : index
        %80 = arith.addi %79, %c8 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.andi %82, %c14 : vector<16xi32>
        %84 = arith.shrui %82, %c15 : vector<16xi32>
        %85 = arith.subi %83, %57 : vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %86, %54 : vector<16xf32>
        %88 = arith.addi %66, %c8 : index
        %89:4 = func.call @expert_gate_up_int4_r2p2__cpu.0(%33, %88, %x, %77, %60, %87, %61, %35, %62, %63) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %90 = arith.subi %74, %51 : vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.mulf %91, %48 : vector<16xf32>
        %93 = arith.subi %84, %57 : vector<16xi32>
        %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.mulf %94, %54 : vector<16xf32>
        %96 = arith.addi %66, %c6 : index
        %97:4 = func.call @expert_gate_up_int4_r2p2__cpu.0(%33, %96, %x, %92, %89#0, %95, %89#1, %35, %89#2, %89#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %98 = arith.addi %69, %c16 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.andi %100, %c14 : vector<16xi32>
        %102 = arith.shrui %100, %c15 : vector<16xi32>
        %103 = arith.subi %101, %51 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %104, %48 : vector<16xf32>
        %106 = arith.addi %79, %c16 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.andi %108, %c14 : vector<16xi32>
        %110 = arith.shrui %108, %c15 : vector<16xi32>
        %111 = arith.subi %109, %57 : vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.mulf %112, %54 : vector<16xf32>
        %114 = arith.addi %66, %c7 : index
        %115:4 = func.call @expert_gate_up_int4_r2p2__cpu.0(%33, %114, %x, %105, %97#0, %113, %97#1, %35, %97#2, %97#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = arith.subi %102, %51 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = arith.mulf %117, %48 : vector<16xf32>
        %119 = arith.subi %110, %57 : vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.mulf %120, %54 : vector<16xf32>
        %122 = arith.addi %66, %c17 : index
        %123:4 = func.call @expert_gate_up_int4_r2p2__cpu.0(%33, %122, %x, %118, %115#0, %121, %115#1, %35, %115#2, %115#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %123#0, %123#1, %123#2, %123#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %64#0, %64#1, %64#2, %64#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %124 = arith.cmpi slt, %22, %11 : index
    scf.if %124 {
      %125 = arith.mulf %42#0, %c19 : vector<16xf32>
      %126 = wave.exp2 %125 : vector<16xf32>
      %127 = arith.addf %c18, %126 : vector<16xf32>
      %128 = arith.divf %42#0, %127 : vector<16xf32>
      %129 = arith.mulf %128, %42#1 : vector<16xf32>
      %130 = arith.muli %28, %outputFeatures : index
      %131 = arith.muli %2, %c16 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.addi %132, %c8 : index
      vector.store %129, %out[%133] : memref<?xf32>, vector<16xf32>
    }
    %134 = arith.cmpi slt, %24, %11 : index
    scf.if %134 {
      %135 = arith.mulf %42#2, %c19 : vector<16xf32>
      %136 = wave.exp2 %135 : vector<16xf32>
      %137 = arith.addf %c18, %136 : vector<16xf32>
      %138 = arith.divf %42#2, %137 : vector<16xf32>
      %139 = arith.mulf %138, %42#3 : vector<16xf32>
      %140 = arith.muli %31, %outputFeatures : index
      %141 = arith.muli %2, %c16 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.addi %142, %c8 : index
      vector.store %139, %out[%143] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_bf16_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_bf16_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
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
      %54 = arith.muli %46, %c3 : index
      %60:4 = scf.for %55 = %c6 to %c8 step %c5 iter_args(%56 = %47, %57 = %48, %58 = %49, %59 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %61 = arith.muli %55, %c8 : index
        %62 = arith.addi %54, %61 : index
        %63 = arith.muli %55, %c13 : index
        %64 = arith.addi %53, %63 : index
        %65 = arith.addi %64, %c6 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xi16>
        %68 = arith.extui %67 : vector<16xi16> to vector<16xi32>
        %69 = arith.shli %68, %c14 : vector<16xi32>
        %70 = arith.bitcast %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.addi %62, %c6 : index
        %72:4 = func.call @expert_linear_bf16_r4p1__cpu.0(%39, %71, %x, %70, %56, %41, %57, %43, %58, %45, %59) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %73 = arith.addi %64, %c15 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xi16>
        %76 = arith.extui %75 : vector<16xi16> to vector<16xi32>
        %77 = arith.shli %76, %c14 : vector<16xi32>
        %78 = arith.bitcast %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.addi %62, %c5 : index
        %80:4 = func.call @expert_linear_bf16_r4p1__cpu.0(%39, %79, %x, %78, %72#0, %41, %72#1, %43, %72#2, %45, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %81 = arith.addi %64, %c16 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xi16>
        %84 = arith.extui %83 : vector<16xi16> to vector<16xi32>
        %85 = arith.shli %84, %c14 : vector<16xi32>
        %86 = arith.bitcast %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.addi %62, %c9 : index
        %88:4 = func.call @expert_linear_bf16_r4p1__cpu.0(%39, %87, %x, %86, %80#0, %41, %80#1, %43, %80#2, %45, %80#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %89 = arith.addi %64, %c17 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xi16>
        %92 = arith.extui %91 : vector<16xi16> to vector<16xi32>
        %93 = arith.shli %92, %c14 : vector<16xi32>
        %94 = arith.bitcast %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.addi %62, %c10 : index
        %96:4 = func.call @expert_linear_bf16_r4p1__cpu.0(%39, %95, %x, %94, %88#0, %41, %88#1, %43, %88#2, %45, %88#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %96#0, %96#1, %96#2, %96#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %60#0, %60#1, %60#2, %60#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %97 = arith.cmpi slt, %18, %9 : index
    scf.if %97 {
      %98 = arith.muli %28, %outputFeatures : index
      %99 = arith.muli %2, %c3 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.addi %100, %c6 : index
      vector.store %51#0, %out[%101] : memref<?xf32>, vector<16xf32>
    }
    %102 = arith.cmpi slt, %20, %9 : index
    scf.if %102 {
      %103 = arith.muli %31, %outputFeatures : index
      %104 = arith.muli %2, %c3 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.addi %105, %c6 : index
      vector.store %51#1, %out[%106] : memref<?xf32>, vector<16xf32>
    }
    %107 = arith.cmpi slt, %22, %9 : index
    scf.if %107 {
      %108 = arith.muli %34, %outputFeatures : index
      %109 = arith.muli %2, %c3 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.addi %110, %c6 : index
      vector.store %51#2, %out[%111] : memref<?xf32>, vector<16xf32>
    }
    %112 = arith.cmpi slt, %24, %9 : index
    scf.if %112 {
      %113 = arith.muli %37, %outputFeatures : index
      %114 = arith.muli %2, %c3 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.addi %115, %c6 : index
      vector.store %51#3, %out[%116] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

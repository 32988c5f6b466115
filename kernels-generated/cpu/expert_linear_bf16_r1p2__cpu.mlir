// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_bf16_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_bf16_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
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
  scf.for %18 = %6 to %9 step %c5 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %17, %21 : index
    %23 = memref.load %groups[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.divui %24, %rowDivisor : index
    %26 = arith.muli %25, %inputFeatures : index
    %30:2 = scf.for %27 = %c7 to %3 step %c5 iter_args(%28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %27, %c4 : index
      %32 = arith.addi %14, %31 : index
      %33 = arith.addi %16, %31 : index
      %34 = arith.muli %27, %c3 : index
      %38:2 = scf.for %35 = %c7 to %c11 step %c5 iter_args(%36 = %28, %37 = %29) -> (vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %35, %c11 : index
        %40 = arith.addi %34, %39 : index
        %41 = arith.muli %35, %c12 : index
        %42 = arith.addi %32, %41 : index
        %43 = arith.addi %42, %c7 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xi16>
        %46 = arith.extui %45 : vector<16xi16> to vector<16xi32>
        %47 = arith.shli %46, %c13 : vector<16xi32>
        %48 = arith.bitcast %47 : vector<16xi32> to vector<16xf32>
        %49 = arith.addi %33, %41 : index
        %50 = arith.addi %49, %c7 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xi16>
        %53 = arith.extui %52 : vector<16xi16> to vector<16xi32>
        %54 = arith.shli %53, %c13 : vector<16xi32>
        %55 = arith.bitcast %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.addi %40, %c7 : index
        %57:2 = func.call @expert_linear_bf16_r1p2__cpu.0(%26, %56, %x, %48, %36, %55, %37) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %58 = arith.addi %42, %c14 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xi16>
        %61 = arith.extui %60 : vector<16xi16> to vector<16xi32>
        %62 = arith.shli %61, %c13 : vector<16xi32>
        %63 = arith.bitcast %62 : vector<16xi32> to vector<16xf32>
        %64 = arith.addi %49, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xi16>
        %67 = arith.extui %66 : vector<16xi16> to vector<16xi32>
        %68 = arith.shli %67, %c13 : vector<16xi32>
        %69 = arith.bitcast %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.addi %40, %c5 : index
        %71:2 = func.call @expert_linear_bf16_r1p2__cpu.0(%26, %70, %x, %63, %57#0, %69, %57#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %72 = arith.addi %42, %c15 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xi16>
        %75 = arith.extui %74 : vector<16xi16> to vector<16xi32>
        %76 = arith.shli %75, %c13 : vector<16xi32>
        %77 = arith.bitcast %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.addi %49, %c15 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xi16>
        %81 = arith.extui %80 : vector<16xi16> to vector<16xi32>
        %82 = arith.shli %81, %c13 : vector<16xi32>
        %83 = arith.bitcast %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.addi %40, %c6 : index
        %85:2 = func.call @expert_linear_bf16_r1p2__cpu.0(%26, %84, %x, %77, %71#0, %83, %71#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %86 = arith.addi %42, %c16 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
        %88 = vector.bitcast %87 : vector<32xi8> to vector<16xi16>
        %89 = arith.extui %88 : vector<16xi16> to vector<16xi32>
        %90 = arith.shli %89, %c13 : vector<16xi32>
        %91 = arith.bitcast %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.addi %49, %c16 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xi16>
        %95 = arith.extui %94 : vector<16xi16> to vector<16xi32>
        %96 = arith.shli %95, %c13 : vector<16xi32>
        %97 = arith.bitcast %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.addi %40, %c17 : index
        %99:2 = func.call @expert_linear_bf16_r1p2__cpu.0(%26, %98, %x, %91, %85#0, %97, %85#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %99#0, %99#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %38#0, %38#1 : vector<16xf32>, vector<16xf32>
    }
    %100 = arith.cmpi slt, %20, %9 : index
    scf.if %100 {
      %101 = arith.muli %24, %outputFeatures : index
      %102 = arith.muli %2, %c14 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.addi %103, %c7 : index
      vector.store %30#0, %out[%104] : memref<?xf32>, vector<16xf32>
      %105 = arith.addi %103, %c3 : index
      vector.store %30#1, %out[%105] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f32_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_f32_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 32 : index
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
        %44 = vector.load %w[%43] : memref<?xi8>, vector<64xi8>
        %45 = vector.bitcast %44 : vector<64xi8> to vector<16xf32>
        %46 = arith.addi %33, %41 : index
        %47 = arith.addi %46, %c7 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
        %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
        %50 = arith.addi %40, %c7 : index
        %51:2 = func.call @expert_linear_f32_r1p2__cpu.0(%26, %50, %x, %45, %36, %49, %37) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %52 = arith.addi %42, %c13 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
        %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
        %55 = arith.addi %46, %c13 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<64xi8>
        %57 = vector.bitcast %56 : vector<64xi8> to vector<16xf32>
        %58 = arith.addi %40, %c5 : index
        %59:2 = func.call @expert_linear_f32_r1p2__cpu.0(%26, %58, %x, %54, %51#0, %57, %51#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %60 = arith.addi %42, %c14 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.addi %46, %c14 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
        %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
        %66 = arith.addi %40, %c6 : index
        %67:2 = func.call @expert_linear_f32_r1p2__cpu.0(%26, %66, %x, %62, %59#0, %65, %59#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %68 = arith.addi %42, %c15 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %46, %c15 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %40, %c16 : index
        %75:2 = func.call @expert_linear_f32_r1p2__cpu.0(%26, %74, %x, %70, %67#0, %73, %67#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %75#0, %75#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %38#0, %38#1 : vector<16xf32>, vector<16xf32>
    }
    %76 = arith.cmpi slt, %20, %9 : index
    scf.if %76 {
      %77 = arith.muli %24, %outputFeatures : index
      %78 = arith.muli %2, %c17 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.addi %79, %c7 : index
      vector.store %30#0, %out[%80] : memref<?xf32>, vector<16xf32>
      %81 = arith.addi %79, %c3 : index
      vector.store %30#1, %out[%81] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

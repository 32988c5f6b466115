// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f32_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_f32_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
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
  scf.for %16 = %6 to %9 step %c5 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %15, %19 : index
    %21 = memref.load %groups[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.divui %22, %rowDivisor : index
    %24 = arith.muli %23, %inputFeatures : index
    %27 = scf.for %25 = %c6 to %3 step %c5 iter_args(%26 = %c9) -> (vector<16xf32>) {
      %28 = arith.muli %25, %c4 : index
      %29 = arith.addi %14, %28 : index
      %30 = arith.muli %25, %c3 : index
      %33 = scf.for %31 = %c6 to %c10 step %c5 iter_args(%32 = %26) -> (vector<16xf32>) {
        %34 = arith.muli %31, %c10 : index
        %35 = arith.addi %30, %34 : index
        %36 = arith.muli %31, %c11 : index
        %37 = arith.addi %29, %36 : index
        %38 = arith.addi %37, %c6 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<64xi8>
        %40 = vector.bitcast %39 : vector<64xi8> to vector<16xf32>
        %41 = arith.addi %35, %c6 : index
        %42 = func.call @expert_linear_f32_r1p1__cpu.0(%24, %41, %x, %40, %32) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %43 = arith.addi %37, %c12 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<64xi8>
        %45 = vector.bitcast %44 : vector<64xi8> to vector<16xf32>
        %46 = arith.addi %35, %c5 : index
        %47 = func.call @expert_linear_f32_r1p1__cpu.0(%24, %46, %x, %45, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %48 = arith.addi %37, %c13 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
        %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
        %51 = arith.addi %35, %c14 : index
        %52 = func.call @expert_linear_f32_r1p1__cpu.0(%24, %51, %x, %50, %47) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %53 = arith.addi %37, %c15 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
        %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
        %56 = arith.addi %35, %c16 : index
        %57 = func.call @expert_linear_f32_r1p1__cpu.0(%24, %56, %x, %55, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %57 : vector<16xf32>
      }
      scf.yield %33 : vector<16xf32>
    }
    %58 = arith.cmpi slt, %18, %9 : index
    scf.if %58 {
      %59 = arith.muli %22, %outputFeatures : index
      %60 = arith.muli %2, %c3 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.addi %61, %c6 : index
      vector.store %27, %out[%62] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

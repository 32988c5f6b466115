// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f16_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_f16_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 128 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 96 : index
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
        %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
        %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
        %42 = arith.addi %35, %c6 : index
        %43 = func.call @expert_linear_f16_r1p1__cpu.0(%24, %42, %x, %41, %32) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %44 = arith.addi %37, %c12 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.addi %35, %c5 : index
        %49 = func.call @expert_linear_f16_r1p1__cpu.0(%24, %48, %x, %47, %43) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %50 = arith.addi %37, %c13 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
        %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
        %54 = arith.addi %35, %c14 : index
        %55 = func.call @expert_linear_f16_r1p1__cpu.0(%24, %54, %x, %53, %49) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %56 = arith.addi %37, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %35, %c16 : index
        %61 = func.call @expert_linear_f16_r1p1__cpu.0(%24, %60, %x, %59, %55) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %61 : vector<16xf32>
      }
      scf.yield %33 : vector<16xf32>
    }
    %62 = arith.cmpi slt, %18, %9 : index
    scf.if %62 {
      %63 = arith.muli %22, %outputFeatures : index
      %64 = arith.muli %2, %c3 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.addi %65, %c6 : index
      vector.store %27, %out[%66] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

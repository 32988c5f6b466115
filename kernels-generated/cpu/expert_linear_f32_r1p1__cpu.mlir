// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
  %c14 = arith.constant 192 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c5 : index
  %14 = arith.addi %13, %c6 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %experts, %c5 : index
  scf.for %17 = %7 to %10 step %c5 {
    %18 = arith.subi %10, %c5 : index
    %19 = arith.addi %17, %c6 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %16, %20 : index
    %22 = memref.load %groups[%21] : memref<?xi32>
    %23 = arith.index_cast %22 : i32 to index
    %24 = arith.divui %23, %rowDivisor : index
    %25 = arith.muli %24, %inputFeatures : index
    %26 = arith.divui %inputFeatures, %c3 : index
    %29 = scf.for %27 = %c6 to %26 step %c5 iter_args(%28 = %c9) -> (vector<16xf32>) {
      %30 = arith.muli %27, %c4 : index
      %31 = arith.addi %15, %30 : index
      %32 = arith.muli %27, %c3 : index
      %35 = scf.for %33 = %c6 to %c10 step %c5 iter_args(%34 = %28) -> (vector<16xf32>) {
        %36 = arith.muli %33, %c11 : index
        %37 = arith.addi %31, %36 : index
        %38 = arith.addi %37, %c6 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<64xi8>
        %40 = vector.bitcast %39 : vector<64xi8> to vector<16xf32>
        %41 = arith.addi %37, %c12 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<64xi8>
        %43 = vector.bitcast %42 : vector<64xi8> to vector<16xf32>
        %44 = arith.addi %37, %c13 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<64xi8>
        %46 = vector.bitcast %45 : vector<64xi8> to vector<16xf32>
        %47 = arith.addi %37, %c14 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
        %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
        %50 = arith.muli %33, %c10 : index
        %51 = arith.addi %32, %50 : index
        %52 = arith.addi %25, %51 : index
        %53 = arith.addi %52, %c6 : index
        %54 = memref.load %x[%53] : memref<?xf32>
        %55 = vector.broadcast %54 : f32 to vector<16xf32>
        %56 = math.fma %55, %40, %34 : vector<16xf32>
        %57 = arith.addi %25, %51 : index
        %58 = arith.addi %57, %c5 : index
        %59 = memref.load %x[%58] : memref<?xf32>
        %60 = vector.broadcast %59 : f32 to vector<16xf32>
        %61 = math.fma %60, %43, %56 : vector<16xf32>
        %62 = arith.addi %25, %51 : index
        %63 = arith.addi %62, %c15 : index
        %64 = memref.load %x[%63] : memref<?xf32>
        %65 = vector.broadcast %64 : f32 to vector<16xf32>
        %66 = math.fma %65, %46, %61 : vector<16xf32>
        %67 = arith.addi %25, %51 : index
        %68 = arith.addi %67, %c16 : index
        %69 = memref.load %x[%68] : memref<?xf32>
        %70 = vector.broadcast %69 : f32 to vector<16xf32>
        %71 = math.fma %70, %49, %66 : vector<16xf32>
        scf.yield %71 : vector<16xf32>
      }
      scf.yield %35 : vector<16xf32>
    }
    %72 = arith.addi %17, %c6 : index
    %73 = arith.cmpi slt, %72, %10 : index
    scf.if %73 {
      %74 = arith.muli %23, %outputFeatures : index
      %75 = arith.muli %3, %c3 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.addi %76, %c6 : index
      vector.store %29, %out[%77] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

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
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 192 : index
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
        %36 = arith.muli %33, %c10 : index
        %37 = arith.addi %32, %36 : index
        %38 = arith.muli %33, %c11 : index
        %39 = arith.addi %31, %38 : index
        %40 = arith.addi %39, %c6 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<64xi8>
        %42 = vector.bitcast %41 : vector<64xi8> to vector<16xf32>
        %43 = arith.addi %25, %37 : index
        %44 = arith.addi %43, %c6 : index
        %45 = memref.load %x[%44] : memref<?xf32>
        %46 = vector.broadcast %45 : f32 to vector<16xf32>
        %47 = math.fma %46, %42, %34 : vector<16xf32>
        %48 = arith.addi %39, %c12 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
        %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
        %51 = arith.addi %25, %37 : index
        %52 = arith.addi %51, %c5 : index
        %53 = memref.load %x[%52] : memref<?xf32>
        %54 = vector.broadcast %53 : f32 to vector<16xf32>
        %55 = math.fma %54, %50, %47 : vector<16xf32>
        %56 = arith.addi %39, %c13 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<64xi8>
        %58 = vector.bitcast %57 : vector<64xi8> to vector<16xf32>
        %59 = arith.addi %25, %37 : index
        %60 = arith.addi %59, %c14 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %58, %55 : vector<16xf32>
        %64 = arith.addi %39, %c15 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<64xi8>
        %66 = vector.bitcast %65 : vector<64xi8> to vector<16xf32>
        %67 = arith.addi %25, %37 : index
        %68 = arith.addi %67, %c16 : index
        %69 = memref.load %x[%68] : memref<?xf32>
        %70 = vector.broadcast %69 : f32 to vector<16xf32>
        %71 = math.fma %70, %66, %63 : vector<16xf32>
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

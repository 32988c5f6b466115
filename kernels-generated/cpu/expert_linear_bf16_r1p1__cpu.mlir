// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_bf16_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
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
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xi16>
        %43 = arith.extui %42 : vector<16xi16> to vector<16xi32>
        %44 = arith.shli %43, %c12 : vector<16xi32>
        %45 = arith.bitcast %44 : vector<16xi32> to vector<16xf32>
        %46 = arith.addi %25, %37 : index
        %47 = arith.addi %46, %c6 : index
        %48 = memref.load %x[%47] : memref<?xf32>
        %49 = vector.broadcast %48 : f32 to vector<16xf32>
        %50 = math.fma %49, %45, %34 : vector<16xf32>
        %51 = arith.addi %39, %c13 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xi16>
        %54 = arith.extui %53 : vector<16xi16> to vector<16xi32>
        %55 = arith.shli %54, %c12 : vector<16xi32>
        %56 = arith.bitcast %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.addi %25, %37 : index
        %58 = arith.addi %57, %c5 : index
        %59 = memref.load %x[%58] : memref<?xf32>
        %60 = vector.broadcast %59 : f32 to vector<16xf32>
        %61 = math.fma %60, %56, %50 : vector<16xf32>
        %62 = arith.addi %39, %c14 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xi16>
        %65 = arith.extui %64 : vector<16xi16> to vector<16xi32>
        %66 = arith.shli %65, %c12 : vector<16xi32>
        %67 = arith.bitcast %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.addi %25, %37 : index
        %69 = arith.addi %68, %c15 : index
        %70 = memref.load %x[%69] : memref<?xf32>
        %71 = vector.broadcast %70 : f32 to vector<16xf32>
        %72 = math.fma %71, %67, %61 : vector<16xf32>
        %73 = arith.addi %39, %c16 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xi16>
        %76 = arith.extui %75 : vector<16xi16> to vector<16xi32>
        %77 = arith.shli %76, %c12 : vector<16xi32>
        %78 = arith.bitcast %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.addi %25, %37 : index
        %80 = arith.addi %79, %c17 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %78, %72 : vector<16xf32>
        scf.yield %83 : vector<16xf32>
      }
      scf.yield %35 : vector<16xf32>
    }
    %84 = arith.addi %17, %c6 : index
    %85 = arith.cmpi slt, %84, %10 : index
    scf.if %85 {
      %86 = arith.muli %23, %outputFeatures : index
      %87 = arith.muli %3, %c3 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.addi %88, %c6 : index
      vector.store %29, %out[%89] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

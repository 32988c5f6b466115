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
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 2 : index
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
        %36 = arith.muli %33, %c11 : index
        %37 = arith.addi %31, %36 : index
        %38 = arith.addi %37, %c6 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %40 = vector.bitcast %39 : vector<32xi8> to vector<16xi16>
        %41 = arith.extui %40 : vector<16xi16> to vector<16xi32>
        %42 = arith.shli %41, %c12 : vector<16xi32>
        %43 = arith.bitcast %42 : vector<16xi32> to vector<16xf32>
        %44 = arith.addi %37, %c13 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xi16>
        %47 = arith.extui %46 : vector<16xi16> to vector<16xi32>
        %48 = arith.shli %47, %c12 : vector<16xi32>
        %49 = arith.bitcast %48 : vector<16xi32> to vector<16xf32>
        %50 = arith.addi %37, %c14 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xi16>
        %53 = arith.extui %52 : vector<16xi16> to vector<16xi32>
        %54 = arith.shli %53, %c12 : vector<16xi32>
        %55 = arith.bitcast %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.addi %37, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xi16>
        %59 = arith.extui %58 : vector<16xi16> to vector<16xi32>
        %60 = arith.shli %59, %c12 : vector<16xi32>
        %61 = arith.bitcast %60 : vector<16xi32> to vector<16xf32>
        %62 = arith.muli %33, %c10 : index
        %63 = arith.addi %32, %62 : index
        %64 = arith.addi %25, %63 : index
        %65 = arith.addi %64, %c6 : index
        %66 = memref.load %x[%65] : memref<?xf32>
        %67 = vector.broadcast %66 : f32 to vector<16xf32>
        %68 = math.fma %67, %43, %34 : vector<16xf32>
        %69 = arith.addi %25, %63 : index
        %70 = arith.addi %69, %c5 : index
        %71 = memref.load %x[%70] : memref<?xf32>
        %72 = vector.broadcast %71 : f32 to vector<16xf32>
        %73 = math.fma %72, %49, %68 : vector<16xf32>
        %74 = arith.addi %25, %63 : index
        %75 = arith.addi %74, %c16 : index
        %76 = memref.load %x[%75] : memref<?xf32>
        %77 = vector.broadcast %76 : f32 to vector<16xf32>
        %78 = math.fma %77, %55, %73 : vector<16xf32>
        %79 = arith.addi %25, %63 : index
        %80 = arith.addi %79, %c17 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %61, %78 : vector<16xf32>
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

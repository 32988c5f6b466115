// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = arith.addi %25, %37 : index
        %45 = arith.addi %44, %c6 : index
        %46 = memref.load %x[%45] : memref<?xf32>
        %47 = vector.broadcast %46 : f32 to vector<16xf32>
        %48 = math.fma %47, %43, %34 : vector<16xf32>
        %49 = arith.addi %39, %c12 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
        %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
        %53 = arith.addi %25, %37 : index
        %54 = arith.addi %53, %c5 : index
        %55 = memref.load %x[%54] : memref<?xf32>
        %56 = vector.broadcast %55 : f32 to vector<16xf32>
        %57 = math.fma %56, %52, %48 : vector<16xf32>
        %58 = arith.addi %39, %c13 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %25, %37 : index
        %63 = arith.addi %62, %c14 : index
        %64 = memref.load %x[%63] : memref<?xf32>
        %65 = vector.broadcast %64 : f32 to vector<16xf32>
        %66 = math.fma %65, %61, %57 : vector<16xf32>
        %67 = arith.addi %39, %c15 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %25, %37 : index
        %72 = arith.addi %71, %c16 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %70, %66 : vector<16xf32>
        scf.yield %75 : vector<16xf32>
      }
      scf.yield %35 : vector<16xf32>
    }
    %76 = arith.addi %17, %c6 : index
    %77 = arith.cmpi slt, %76, %10 : index
    scf.if %77 {
      %78 = arith.muli %23, %outputFeatures : index
      %79 = arith.muli %3, %c3 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.addi %80, %c6 : index
      vector.store %29, %out[%81] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

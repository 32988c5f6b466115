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
  %c14 = arith.constant 96 : index
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
        %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
        %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
        %42 = arith.addi %37, %c12 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.addi %37, %c13 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.addi %37, %c14 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
        %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
        %54 = arith.muli %33, %c10 : index
        %55 = arith.addi %32, %54 : index
        %56 = arith.addi %25, %55 : index
        %57 = arith.addi %56, %c6 : index
        %58 = memref.load %x[%57] : memref<?xf32>
        %59 = vector.broadcast %58 : f32 to vector<16xf32>
        %60 = math.fma %59, %41, %34 : vector<16xf32>
        %61 = arith.addi %25, %55 : index
        %62 = arith.addi %61, %c5 : index
        %63 = memref.load %x[%62] : memref<?xf32>
        %64 = vector.broadcast %63 : f32 to vector<16xf32>
        %65 = math.fma %64, %45, %60 : vector<16xf32>
        %66 = arith.addi %25, %55 : index
        %67 = arith.addi %66, %c15 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %49, %65 : vector<16xf32>
        %71 = arith.addi %25, %55 : index
        %72 = arith.addi %71, %c16 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %53, %70 : vector<16xf32>
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

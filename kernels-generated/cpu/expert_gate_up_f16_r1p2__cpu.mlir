// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=1, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f16_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c5 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %18, %22 : index
    %24 = memref.load %groups[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.divui %25, %rowDivisor : index
    %27 = arith.muli %26, %inputFeatures : index
    %28 = arith.divui %inputFeatures, %c3 : index
    %32:2 = scf.for %29 = %c7 to %28 step %c5 iter_args(%30 = %c10, %31 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %33 = arith.muli %29, %c4 : index
      %34 = arith.addi %15, %33 : index
      %35 = arith.muli %29, %c4 : index
      %36 = arith.addi %17, %35 : index
      %37 = arith.muli %29, %c3 : index
      %41:2 = scf.for %38 = %c7 to %c11 step %c5 iter_args(%39 = %30, %40 = %31) -> (vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %38, %c11 : index
        %43 = arith.addi %37, %42 : index
        %44 = arith.muli %38, %c12 : index
        %45 = arith.addi %34, %44 : index
        %46 = arith.addi %45, %c7 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.muli %38, %c12 : index
        %51 = arith.addi %36, %50 : index
        %52 = arith.addi %51, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %27, %43 : index
        %57 = arith.addi %56, %c7 : index
        %58 = memref.load %x[%57] : memref<?xf32>
        %59 = vector.broadcast %58 : f32 to vector<16xf32>
        %60 = math.fma %59, %49, %39 : vector<16xf32>
        %61 = math.fma %59, %55, %40 : vector<16xf32>
        %62 = arith.addi %45, %c13 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %51, %c13 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
        %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
        %70 = arith.addi %27, %43 : index
        %71 = arith.addi %70, %c5 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %65, %60 : vector<16xf32>
        %75 = math.fma %73, %69, %61 : vector<16xf32>
        %76 = arith.addi %45, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %51, %c14 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
        %82 = vector.bitcast %81 : vector<32xi8> to vector<16xf16>
        %83 = arith.extf %82 : vector<16xf16> to vector<16xf32>
        %84 = arith.addi %27, %43 : index
        %85 = arith.addi %84, %c6 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %79, %74 : vector<16xf32>
        %89 = math.fma %87, %83, %75 : vector<16xf32>
        %90 = arith.addi %45, %c15 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
        %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
        %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
        %94 = arith.addi %51, %c15 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
        %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
        %98 = arith.addi %27, %43 : index
        %99 = arith.addi %98, %c16 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %93, %88 : vector<16xf32>
        %103 = math.fma %101, %97, %89 : vector<16xf32>
        scf.yield %102, %103 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1 : vector<16xf32>, vector<16xf32>
    }
    %104 = arith.addi %19, %c7 : index
    %105 = arith.cmpi slt, %104, %10 : index
    scf.if %105 {
      %106 = arith.mulf %32#0, %c18 : vector<16xf32>
      %107 = wave.exp2 %106 : vector<16xf32>
      %108 = arith.addf %c17, %107 : vector<16xf32>
      %109 = arith.divf %32#0, %108 : vector<16xf32>
      %110 = arith.mulf %109, %32#1 : vector<16xf32>
      %111 = arith.muli %25, %outputFeatures : index
      %112 = arith.muli %3, %c3 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.addi %113, %c7 : index
      vector.store %110, %out[%114] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

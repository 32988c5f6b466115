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
        %42 = arith.muli %38, %c12 : index
        %43 = arith.addi %34, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.addi %43, %c13 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %43, %c14 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %43, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.muli %38, %c12 : index
        %61 = arith.addi %36, %60 : index
        %62 = arith.addi %61, %c7 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %61, %c13 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
        %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
        %70 = arith.addi %61, %c14 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
        %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
        %74 = arith.addi %61, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.muli %38, %c11 : index
        %79 = arith.addi %37, %78 : index
        %80 = arith.addi %27, %79 : index
        %81 = arith.addi %80, %c7 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %47, %39 : vector<16xf32>
        %85 = math.fma %83, %65, %40 : vector<16xf32>
        %86 = arith.addi %27, %79 : index
        %87 = arith.addi %86, %c5 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %51, %84 : vector<16xf32>
        %91 = math.fma %89, %69, %85 : vector<16xf32>
        %92 = arith.addi %27, %79 : index
        %93 = arith.addi %92, %c6 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %55, %90 : vector<16xf32>
        %97 = math.fma %95, %73, %91 : vector<16xf32>
        %98 = arith.addi %27, %79 : index
        %99 = arith.addi %98, %c16 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %59, %96 : vector<16xf32>
        %103 = math.fma %101, %77, %97 : vector<16xf32>
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

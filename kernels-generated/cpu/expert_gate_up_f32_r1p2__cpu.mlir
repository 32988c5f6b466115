// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=1, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f32_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
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
        %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
        %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
        %49 = arith.muli %38, %c12 : index
        %50 = arith.addi %36, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
        %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
        %54 = arith.addi %27, %43 : index
        %55 = arith.addi %54, %c7 : index
        %56 = memref.load %x[%55] : memref<?xf32>
        %57 = vector.broadcast %56 : f32 to vector<16xf32>
        %58 = math.fma %57, %48, %39 : vector<16xf32>
        %59 = math.fma %57, %53, %40 : vector<16xf32>
        %60 = arith.addi %45, %c13 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.addi %50, %c13 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
        %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
        %66 = arith.addi %27, %43 : index
        %67 = arith.addi %66, %c5 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %62, %58 : vector<16xf32>
        %71 = math.fma %69, %65, %59 : vector<16xf32>
        %72 = arith.addi %45, %c14 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<64xi8>
        %74 = vector.bitcast %73 : vector<64xi8> to vector<16xf32>
        %75 = arith.addi %50, %c14 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<64xi8>
        %77 = vector.bitcast %76 : vector<64xi8> to vector<16xf32>
        %78 = arith.addi %27, %43 : index
        %79 = arith.addi %78, %c6 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %74, %70 : vector<16xf32>
        %83 = math.fma %81, %77, %71 : vector<16xf32>
        %84 = arith.addi %45, %c15 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<64xi8>
        %86 = vector.bitcast %85 : vector<64xi8> to vector<16xf32>
        %87 = arith.addi %50, %c15 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<64xi8>
        %89 = vector.bitcast %88 : vector<64xi8> to vector<16xf32>
        %90 = arith.addi %27, %43 : index
        %91 = arith.addi %90, %c16 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %86, %82 : vector<16xf32>
        %95 = math.fma %93, %89, %83 : vector<16xf32>
        scf.yield %94, %95 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1 : vector<16xf32>, vector<16xf32>
    }
    %96 = arith.addi %19, %c7 : index
    %97 = arith.cmpi slt, %96, %10 : index
    scf.if %97 {
      %98 = arith.mulf %32#0, %c18 : vector<16xf32>
      %99 = wave.exp2 %98 : vector<16xf32>
      %100 = arith.addf %c17, %99 : vector<16xf32>
      %101 = arith.divf %32#0, %100 : vector<16xf32>
      %102 = arith.mulf %101, %32#1 : vector<16xf32>
      %103 = arith.muli %25, %outputFeatures : index
      %104 = arith.muli %3, %c3 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.addi %105, %c7 : index
      vector.store %102, %out[%106] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

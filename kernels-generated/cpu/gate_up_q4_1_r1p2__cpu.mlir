// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 320 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant dense<15> : vector<16xi32>
  %c13 = arith.constant dense<4> : vector<16xi32>
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.muli %2, %c4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.muli %8, %1 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %3, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c6 : index
    %17 = arith.addi %15, %c5 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %20 = arith.divui %inputFeatures, %c2 : index
    %24:2 = scf.for %21 = %c5 to %20 step %c6 iter_args(%22 = %c9, %23 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %25 = arith.muli %21, %c3 : index
      %26 = arith.addi %6, %25 : index
      %27 = arith.muli %21, %c3 : index
      %28 = arith.addi %9, %27 : index
      %29 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = arith.addi %26, %c2 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %28, %c2 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %21, %c2 : index
      %47:2 = scf.for %44 = %c5 to %c10 step %c6 iter_args(%45 = %22, %46 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %48 = arith.addi %26, %c11 : index
        %49 = arith.muli %44, %c2 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.addi %50, %c5 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extui %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.andi %53, %c12 : vector<16xi32>
        %55 = arith.shrui %53, %c13 : vector<16xi32>
        %56 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
        %57 = math.fma %56, %31, %35 : vector<16xf32>
        %58 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %59 = math.fma %58, %31, %35 : vector<16xf32>
        %60 = arith.addi %50, %c14 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
        %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
        %63 = arith.andi %62, %c12 : vector<16xi32>
        %64 = arith.shrui %62, %c13 : vector<16xi32>
        %65 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %31, %35 : vector<16xf32>
        %67 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %68 = math.fma %67, %31, %35 : vector<16xf32>
        %69 = arith.addi %28, %c11 : index
        %70 = arith.muli %44, %c2 : index
        %71 = arith.addi %69, %70 : index
        %72 = arith.addi %71, %c5 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.andi %74, %c12 : vector<16xi32>
        %76 = arith.shrui %74, %c13 : vector<16xi32>
        %77 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %38, %42 : vector<16xf32>
        %79 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %80 = math.fma %79, %38, %42 : vector<16xf32>
        %81 = arith.addi %71, %c14 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c12 : vector<16xi32>
        %85 = arith.shrui %83, %c13 : vector<16xi32>
        %86 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %38, %42 : vector<16xf32>
        %88 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %89 = math.fma %88, %38, %42 : vector<16xf32>
        %90 = arith.muli %44, %c15 : index
        %91 = arith.addi %43, %90 : index
        %92 = arith.addi %19, %91 : index
        %93 = arith.addi %92, %c5 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %57, %45 : vector<16xf32>
        %97 = math.fma %95, %78, %46 : vector<16xf32>
        %98 = arith.addi %19, %91 : index
        %99 = arith.addi %98, %c6 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %59, %96 : vector<16xf32>
        %103 = math.fma %101, %80, %97 : vector<16xf32>
        %104 = arith.addi %19, %91 : index
        %105 = arith.addi %104, %c4 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %66, %102 : vector<16xf32>
        %109 = math.fma %107, %87, %103 : vector<16xf32>
        %110 = arith.addi %19, %91 : index
        %111 = arith.addi %110, %c16 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %68, %108 : vector<16xf32>
        %115 = math.fma %113, %89, %109 : vector<16xf32>
        scf.yield %114, %115 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %47#0, %47#1 : vector<16xf32>, vector<16xf32>
    }
    %116 = arith.addi %15, %c5 : index
    %117 = arith.cmpi slt, %116, %14 : index
    scf.if %117 {
      %118 = arith.muli %116, %outputFeatures : index
      %119 = arith.muli %2, %c14 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.mulf %24#0, %c18 : vector<16xf32>
      %122 = wave.exp2 %121 : vector<16xf32>
      %123 = arith.addf %c17, %122 : vector<16xf32>
      %124 = arith.divf %24#0, %123 : vector<16xf32>
      %125 = arith.mulf %124, %24#1 : vector<16xf32>
      %126 = arith.addi %120, %c5 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 544 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 48 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 3 : index
  %c16 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c17 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %32 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = arith.muli %21, %c2 : index
      %39:2 = scf.for %36 = %c5 to %c10 step %c6 iter_args(%37 = %22, %38 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %40 = arith.addi %26, %c2 : index
        %41 = arith.muli %36, %c11 : index
        %42 = arith.addi %40, %41 : index
        %43 = arith.addi %42, %c5 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
        %45 = arith.extsi %44 : vector<16xi8> to vector<16xi32>
        %46 = arith.sitofp %45 : vector<16xi32> to vector<16xf32>
        %47 = arith.mulf %46, %31 : vector<16xf32>
        %48 = arith.addi %42, %c12 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
        %50 = arith.extsi %49 : vector<16xi8> to vector<16xi32>
        %51 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
        %52 = arith.mulf %51, %31 : vector<16xf32>
        %53 = arith.addi %42, %c2 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %56, %31 : vector<16xf32>
        %58 = arith.addi %42, %c13 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
        %60 = arith.extsi %59 : vector<16xi8> to vector<16xi32>
        %61 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
        %62 = arith.mulf %61, %31 : vector<16xf32>
        %63 = arith.addi %28, %c2 : index
        %64 = arith.muli %36, %c11 : index
        %65 = arith.addi %63, %64 : index
        %66 = arith.addi %65, %c5 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extsi %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %69, %34 : vector<16xf32>
        %71 = arith.addi %65, %c12 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extsi %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %34 : vector<16xf32>
        %76 = arith.addi %65, %c2 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extsi %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %34 : vector<16xf32>
        %81 = arith.addi %65, %c13 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %84, %34 : vector<16xf32>
        %86 = arith.muli %36, %c14 : index
        %87 = arith.addi %35, %86 : index
        %88 = arith.addi %19, %87 : index
        %89 = arith.addi %88, %c5 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %47, %37 : vector<16xf32>
        %93 = math.fma %91, %70, %38 : vector<16xf32>
        %94 = arith.addi %19, %87 : index
        %95 = arith.addi %94, %c6 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %52, %92 : vector<16xf32>
        %99 = math.fma %97, %75, %93 : vector<16xf32>
        %100 = arith.addi %19, %87 : index
        %101 = arith.addi %100, %c4 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %57, %98 : vector<16xf32>
        %105 = math.fma %103, %80, %99 : vector<16xf32>
        %106 = arith.addi %19, %87 : index
        %107 = arith.addi %106, %c15 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %62, %104 : vector<16xf32>
        %111 = math.fma %109, %85, %105 : vector<16xf32>
        scf.yield %110, %111 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %39#0, %39#1 : vector<16xf32>, vector<16xf32>
    }
    %112 = arith.addi %15, %c5 : index
    %113 = arith.cmpi slt, %112, %14 : index
    scf.if %113 {
      %114 = arith.muli %112, %outputFeatures : index
      %115 = arith.muli %2, %c12 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.mulf %24#0, %c17 : vector<16xf32>
      %118 = wave.exp2 %117 : vector<16xf32>
      %119 = arith.addf %c16, %118 : vector<16xf32>
      %120 = arith.divf %24#0, %119 : vector<16xf32>
      %121 = arith.mulf %120, %24#1 : vector<16xf32>
      %122 = arith.addi %116, %c5 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

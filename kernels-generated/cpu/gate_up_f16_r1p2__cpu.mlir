// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 512 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 128 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
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
      %29 = arith.muli %21, %c2 : index
      %33:2 = scf.for %30 = %c5 to %c10 step %c6 iter_args(%31 = %22, %32 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %30, %c10 : index
        %35 = arith.addi %29, %34 : index
        %36 = arith.muli %30, %c11 : index
        %37 = arith.addi %26, %36 : index
        %38 = arith.addi %37, %c5 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
        %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
        %42 = arith.muli %30, %c11 : index
        %43 = arith.addi %28, %42 : index
        %44 = arith.addi %43, %c5 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.addi %19, %35 : index
        %49 = arith.addi %48, %c5 : index
        %50 = memref.load %x[%49] : memref<?xf32>
        %51 = vector.broadcast %50 : f32 to vector<16xf32>
        %52 = math.fma %51, %41, %31 : vector<16xf32>
        %53 = math.fma %51, %47, %32 : vector<16xf32>
        %54 = arith.addi %37, %c12 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.addi %43, %c12 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %19, %35 : index
        %63 = arith.addi %62, %c6 : index
        %64 = memref.load %x[%63] : memref<?xf32>
        %65 = vector.broadcast %64 : f32 to vector<16xf32>
        %66 = math.fma %65, %57, %52 : vector<16xf32>
        %67 = math.fma %65, %61, %53 : vector<16xf32>
        %68 = arith.addi %37, %c13 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %43, %c13 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.addi %19, %35 : index
        %77 = arith.addi %76, %c4 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %71, %66 : vector<16xf32>
        %81 = math.fma %79, %75, %67 : vector<16xf32>
        %82 = arith.addi %37, %c14 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
        %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
        %86 = arith.addi %43, %c14 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
        %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
        %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
        %90 = arith.addi %19, %35 : index
        %91 = arith.addi %90, %c15 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %85, %80 : vector<16xf32>
        %95 = math.fma %93, %89, %81 : vector<16xf32>
        scf.yield %94, %95 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %33#0, %33#1 : vector<16xf32>, vector<16xf32>
    }
    %96 = arith.addi %15, %c5 : index
    %97 = arith.cmpi slt, %96, %14 : index
    scf.if %97 {
      %98 = arith.muli %96, %outputFeatures : index
      %99 = arith.muli %2, %c2 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.mulf %24#0, %c17 : vector<16xf32>
      %102 = wave.exp2 %101 : vector<16xf32>
      %103 = arith.addf %c16, %102 : vector<16xf32>
      %104 = arith.divf %24#0, %103 : vector<16xf32>
      %105 = arith.mulf %104, %24#1 : vector<16xf32>
      %106 = arith.addi %100, %c5 : index
      vector.store %105, %out[%106] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c1 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.muli %19, %inputFeatures : index
    %21 = arith.divui %inputFeatures, %c4 : index
    %25:2 = scf.for %22 = %c7 to %21 step %c1 iter_args(%23 = %c10, %24 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %26 = arith.muli %22, %c5 : index
      %27 = arith.addi %7, %26 : index
      %28 = arith.muli %22, %c5 : index
      %29 = arith.addi %10, %28 : index
      %30 = arith.muli %22, %c4 : index
      %34:2 = scf.for %31 = %c7 to %c11 step %c1 iter_args(%32 = %23, %33 = %24) -> (vector<16xf32>, vector<16xf32>) {
        %35 = arith.muli %31, %c11 : index
        %36 = arith.addi %30, %35 : index
        %37 = arith.muli %31, %c12 : index
        %38 = arith.addi %27, %37 : index
        %39 = arith.addi %38, %c7 : index
        %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.muli %31, %c12 : index
        %44 = arith.addi %29, %43 : index
        %45 = arith.addi %44, %c7 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.addi %20, %36 : index
        %50 = arith.addi %49, %c7 : index
        %51 = memref.load %x[%50] : memref<?xf32>
        %52 = vector.broadcast %51 : f32 to vector<16xf32>
        %53 = math.fma %52, %42, %32 : vector<16xf32>
        %54 = math.fma %52, %48, %33 : vector<16xf32>
        %55 = arith.addi %38, %c13 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
        %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
        %59 = arith.addi %44, %c13 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.addi %20, %36 : index
        %64 = arith.addi %63, %c1 : index
        %65 = memref.load %x[%64] : memref<?xf32>
        %66 = vector.broadcast %65 : f32 to vector<16xf32>
        %67 = math.fma %66, %58, %53 : vector<16xf32>
        %68 = math.fma %66, %62, %54 : vector<16xf32>
        %69 = arith.addi %38, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
        %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
        %73 = arith.addi %44, %c14 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.addi %20, %36 : index
        %78 = arith.addi %77, %c6 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %72, %67 : vector<16xf32>
        %82 = math.fma %80, %76, %68 : vector<16xf32>
        %83 = arith.addi %38, %c15 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
        %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
        %87 = arith.addi %44, %c15 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %20, %36 : index
        %92 = arith.addi %91, %c16 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %86, %81 : vector<16xf32>
        %96 = math.fma %94, %90, %82 : vector<16xf32>
        scf.yield %95, %96 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %34#0, %34#1 : vector<16xf32>, vector<16xf32>
    }
    %97 = arith.addi %16, %c7 : index
    %98 = arith.cmpi slt, %97, %15 : index
    scf.if %98 {
      %99 = arith.muli %97, %outputFeatures : index
      %100 = arith.muli %3, %c13 : index
      %101 = arith.addi %99, %100 : index
      scf.if %0 {
        %102 = arith.addi %101, %c7 : index
        %103 = vector.load %residual[%102] : memref<?xf32>, vector<16xf32>
        %104 = arith.addf %103, %25#0 : vector<16xf32>
        %105 = arith.addi %101, %c7 : index
        vector.store %104, %out[%105] : memref<?xf32>, vector<16xf32>
      } else {
        %106 = arith.addi %101, %c7 : index
        vector.store %25#0, %out[%106] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %107 = arith.addi %101, %c4 : index
        %108 = vector.load %residual[%107] : memref<?xf32>, vector<16xf32>
        %109 = arith.addf %108, %25#1 : vector<16xf32>
        %110 = arith.addi %101, %c4 : index
        vector.store %109, %out[%110] : memref<?xf32>, vector<16xf32>
      } else {
        %111 = arith.addi %101, %c4 : index
        vector.store %25#1, %out[%111] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

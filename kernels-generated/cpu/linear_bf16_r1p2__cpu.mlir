// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
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
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xi16>
        %42 = arith.extui %41 : vector<16xi16> to vector<16xi32>
        %43 = arith.shli %42, %c13 : vector<16xi32>
        %44 = arith.bitcast %43 : vector<16xi32> to vector<16xf32>
        %45 = arith.muli %31, %c12 : index
        %46 = arith.addi %29, %45 : index
        %47 = arith.addi %46, %c7 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xi16>
        %50 = arith.extui %49 : vector<16xi16> to vector<16xi32>
        %51 = arith.shli %50, %c13 : vector<16xi32>
        %52 = arith.bitcast %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.addi %20, %36 : index
        %54 = arith.addi %53, %c7 : index
        %55 = memref.load %x[%54] : memref<?xf32>
        %56 = vector.broadcast %55 : f32 to vector<16xf32>
        %57 = math.fma %56, %44, %32 : vector<16xf32>
        %58 = math.fma %56, %52, %33 : vector<16xf32>
        %59 = arith.addi %38, %c14 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xi16>
        %62 = arith.extui %61 : vector<16xi16> to vector<16xi32>
        %63 = arith.shli %62, %c13 : vector<16xi32>
        %64 = arith.bitcast %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.addi %46, %c14 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xi16>
        %68 = arith.extui %67 : vector<16xi16> to vector<16xi32>
        %69 = arith.shli %68, %c13 : vector<16xi32>
        %70 = arith.bitcast %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.addi %20, %36 : index
        %72 = arith.addi %71, %c1 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %64, %57 : vector<16xf32>
        %76 = math.fma %74, %70, %58 : vector<16xf32>
        %77 = arith.addi %38, %c15 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xi16>
        %80 = arith.extui %79 : vector<16xi16> to vector<16xi32>
        %81 = arith.shli %80, %c13 : vector<16xi32>
        %82 = arith.bitcast %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.addi %46, %c15 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xi16>
        %86 = arith.extui %85 : vector<16xi16> to vector<16xi32>
        %87 = arith.shli %86, %c13 : vector<16xi32>
        %88 = arith.bitcast %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.addi %20, %36 : index
        %90 = arith.addi %89, %c6 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %82, %75 : vector<16xf32>
        %94 = math.fma %92, %88, %76 : vector<16xf32>
        %95 = arith.addi %38, %c16 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xi16>
        %98 = arith.extui %97 : vector<16xi16> to vector<16xi32>
        %99 = arith.shli %98, %c13 : vector<16xi32>
        %100 = arith.bitcast %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.addi %46, %c16 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
        %103 = vector.bitcast %102 : vector<32xi8> to vector<16xi16>
        %104 = arith.extui %103 : vector<16xi16> to vector<16xi32>
        %105 = arith.shli %104, %c13 : vector<16xi32>
        %106 = arith.bitcast %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.addi %20, %36 : index
        %108 = arith.addi %107, %c17 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %100, %93 : vector<16xf32>
        %112 = math.fma %110, %106, %94 : vector<16xf32>
        scf.yield %111, %112 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %34#0, %34#1 : vector<16xf32>, vector<16xf32>
    }
    %113 = arith.addi %16, %c7 : index
    %114 = arith.cmpi slt, %113, %15 : index
    scf.if %114 {
      %115 = arith.muli %113, %outputFeatures : index
      %116 = arith.muli %3, %c14 : index
      %117 = arith.addi %115, %116 : index
      scf.if %0 {
        %118 = arith.addi %117, %c7 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %25#0 : vector<16xf32>
        %121 = arith.addi %117, %c7 : index
        vector.store %120, %out[%121] : memref<?xf32>, vector<16xf32>
      } else {
        %122 = arith.addi %117, %c7 : index
        vector.store %25#0, %out[%122] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %123 = arith.addi %117, %c4 : index
        %124 = vector.load %residual[%123] : memref<?xf32>, vector<16xf32>
        %125 = arith.addf %124, %25#1 : vector<16xf32>
        %126 = arith.addi %117, %c4 : index
        vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %127 = arith.addi %117, %c4 : index
        vector.store %25#1, %out[%127] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

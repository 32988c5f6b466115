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
        %35 = arith.muli %31, %c12 : index
        %36 = arith.addi %27, %35 : index
        %37 = arith.addi %36, %c7 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xi16>
        %40 = arith.extui %39 : vector<16xi16> to vector<16xi32>
        %41 = arith.shli %40, %c13 : vector<16xi32>
        %42 = arith.bitcast %41 : vector<16xi32> to vector<16xf32>
        %43 = arith.addi %36, %c14 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xi16>
        %46 = arith.extui %45 : vector<16xi16> to vector<16xi32>
        %47 = arith.shli %46, %c13 : vector<16xi32>
        %48 = arith.bitcast %47 : vector<16xi32> to vector<16xf32>
        %49 = arith.addi %36, %c15 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xi16>
        %52 = arith.extui %51 : vector<16xi16> to vector<16xi32>
        %53 = arith.shli %52, %c13 : vector<16xi32>
        %54 = arith.bitcast %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.addi %36, %c16 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xi16>
        %58 = arith.extui %57 : vector<16xi16> to vector<16xi32>
        %59 = arith.shli %58, %c13 : vector<16xi32>
        %60 = arith.bitcast %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.muli %31, %c12 : index
        %62 = arith.addi %29, %61 : index
        %63 = arith.addi %62, %c7 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xi16>
        %66 = arith.extui %65 : vector<16xi16> to vector<16xi32>
        %67 = arith.shli %66, %c13 : vector<16xi32>
        %68 = arith.bitcast %67 : vector<16xi32> to vector<16xf32>
        %69 = arith.addi %62, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xi16>
        %72 = arith.extui %71 : vector<16xi16> to vector<16xi32>
        %73 = arith.shli %72, %c13 : vector<16xi32>
        %74 = arith.bitcast %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.addi %62, %c15 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
        %77 = vector.bitcast %76 : vector<32xi8> to vector<16xi16>
        %78 = arith.extui %77 : vector<16xi16> to vector<16xi32>
        %79 = arith.shli %78, %c13 : vector<16xi32>
        %80 = arith.bitcast %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.addi %62, %c16 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xi16>
        %84 = arith.extui %83 : vector<16xi16> to vector<16xi32>
        %85 = arith.shli %84, %c13 : vector<16xi32>
        %86 = arith.bitcast %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.muli %31, %c11 : index
        %88 = arith.addi %30, %87 : index
        %89 = arith.addi %20, %88 : index
        %90 = arith.addi %89, %c7 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %42, %32 : vector<16xf32>
        %94 = math.fma %92, %68, %33 : vector<16xf32>
        %95 = arith.addi %20, %88 : index
        %96 = arith.addi %95, %c1 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %48, %93 : vector<16xf32>
        %100 = math.fma %98, %74, %94 : vector<16xf32>
        %101 = arith.addi %20, %88 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %54, %99 : vector<16xf32>
        %106 = math.fma %104, %80, %100 : vector<16xf32>
        %107 = arith.addi %20, %88 : index
        %108 = arith.addi %107, %c17 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %60, %105 : vector<16xf32>
        %112 = math.fma %110, %86, %106 : vector<16xf32>
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

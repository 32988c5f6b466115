// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 128 : index
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c1 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.muli %16, %inputFeatures : index
    %18 = arith.divui %inputFeatures, %c4 : index
    %21 = scf.for %19 = %c6 to %18 step %c1 iter_args(%20 = %c9) -> (vector<16xf32>) {
      %22 = arith.muli %19, %c5 : index
      %23 = arith.addi %7, %22 : index
      %24 = arith.muli %19, %c4 : index
      %27 = scf.for %25 = %c6 to %c10 step %c1 iter_args(%26 = %20) -> (vector<16xf32>) {
        %28 = arith.muli %25, %c10 : index
        %29 = arith.addi %24, %28 : index
        %30 = arith.muli %25, %c11 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %31, %c6 : index
        %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xi16>
        %35 = arith.extui %34 : vector<16xi16> to vector<16xi32>
        %36 = arith.shli %35, %c12 : vector<16xi32>
        %37 = arith.bitcast %36 : vector<16xi32> to vector<16xf32>
        %38 = arith.addi %17, %29 : index
        %39 = arith.addi %38, %c6 : index
        %40 = memref.load %x[%39] : memref<?xf32>
        %41 = vector.broadcast %40 : f32 to vector<16xf32>
        %42 = math.fma %41, %37, %26 : vector<16xf32>
        %43 = arith.addi %31, %c13 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xi16>
        %46 = arith.extui %45 : vector<16xi16> to vector<16xi32>
        %47 = arith.shli %46, %c12 : vector<16xi32>
        %48 = arith.bitcast %47 : vector<16xi32> to vector<16xf32>
        %49 = arith.addi %17, %29 : index
        %50 = arith.addi %49, %c1 : index
        %51 = memref.load %x[%50] : memref<?xf32>
        %52 = vector.broadcast %51 : f32 to vector<16xf32>
        %53 = math.fma %52, %48, %42 : vector<16xf32>
        %54 = arith.addi %31, %c14 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xi16>
        %57 = arith.extui %56 : vector<16xi16> to vector<16xi32>
        %58 = arith.shli %57, %c12 : vector<16xi32>
        %59 = arith.bitcast %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.addi %17, %29 : index
        %61 = arith.addi %60, %c15 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %59, %53 : vector<16xf32>
        %65 = arith.addi %31, %c16 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xi16>
        %68 = arith.extui %67 : vector<16xi16> to vector<16xi32>
        %69 = arith.shli %68, %c12 : vector<16xi32>
        %70 = arith.bitcast %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.addi %17, %29 : index
        %72 = arith.addi %71, %c17 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %70, %64 : vector<16xf32>
        scf.yield %75 : vector<16xf32>
      }
      scf.yield %27 : vector<16xf32>
    }
    %76 = arith.addi %13, %c6 : index
    %77 = arith.cmpi slt, %76, %12 : index
    scf.if %77 {
      %78 = arith.muli %76, %outputFeatures : index
      %79 = arith.muli %3, %c4 : index
      %80 = arith.addi %78, %79 : index
      scf.if %0 {
        %81 = arith.addi %80, %c6 : index
        %82 = vector.load %residual[%81] : memref<?xf32>, vector<16xf32>
        %83 = arith.addf %82, %21 : vector<16xf32>
        %84 = arith.addi %80, %c6 : index
        vector.store %83, %out[%84] : memref<?xf32>, vector<16xf32>
      } else {
        %85 = arith.addi %80, %c6 : index
        vector.store %21, %out[%85] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

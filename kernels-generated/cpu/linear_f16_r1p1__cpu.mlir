// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 3 : index
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
        %28 = arith.muli %25, %c11 : index
        %29 = arith.addi %23, %28 : index
        %30 = arith.addi %29, %c6 : index
        %31 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
        %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
        %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
        %34 = arith.addi %29, %c12 : index
        %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
        %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
        %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
        %38 = arith.addi %29, %c13 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
        %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
        %42 = arith.addi %29, %c14 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.muli %25, %c10 : index
        %47 = arith.addi %24, %46 : index
        %48 = arith.addi %17, %47 : index
        %49 = arith.addi %48, %c6 : index
        %50 = memref.load %x[%49] : memref<?xf32>
        %51 = vector.broadcast %50 : f32 to vector<16xf32>
        %52 = math.fma %51, %33, %26 : vector<16xf32>
        %53 = arith.addi %17, %47 : index
        %54 = arith.addi %53, %c1 : index
        %55 = memref.load %x[%54] : memref<?xf32>
        %56 = vector.broadcast %55 : f32 to vector<16xf32>
        %57 = math.fma %56, %37, %52 : vector<16xf32>
        %58 = arith.addi %17, %47 : index
        %59 = arith.addi %58, %c15 : index
        %60 = memref.load %x[%59] : memref<?xf32>
        %61 = vector.broadcast %60 : f32 to vector<16xf32>
        %62 = math.fma %61, %41, %57 : vector<16xf32>
        %63 = arith.addi %17, %47 : index
        %64 = arith.addi %63, %c16 : index
        %65 = memref.load %x[%64] : memref<?xf32>
        %66 = vector.broadcast %65 : f32 to vector<16xf32>
        %67 = math.fma %66, %45, %62 : vector<16xf32>
        scf.yield %67 : vector<16xf32>
      }
      scf.yield %27 : vector<16xf32>
    }
    %68 = arith.addi %13, %c6 : index
    %69 = arith.cmpi slt, %68, %12 : index
    scf.if %69 {
      %70 = arith.muli %68, %outputFeatures : index
      %71 = arith.muli %3, %c4 : index
      %72 = arith.addi %70, %71 : index
      scf.if %0 {
        %73 = arith.addi %72, %c6 : index
        %74 = vector.load %residual[%73] : memref<?xf32>, vector<16xf32>
        %75 = arith.addf %74, %21 : vector<16xf32>
        %76 = arith.addi %72, %c6 : index
        vector.store %75, %out[%76] : memref<?xf32>, vector<16xf32>
      } else {
        %77 = arith.addi %72, %c6 : index
        vector.store %21, %out[%77] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

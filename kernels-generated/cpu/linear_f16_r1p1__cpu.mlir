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
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 96 : index
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
        %28 = arith.muli %25, %c10 : index
        %29 = arith.addi %24, %28 : index
        %30 = arith.muli %25, %c11 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %31, %c6 : index
        %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
        %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
        %36 = arith.addi %17, %29 : index
        %37 = arith.addi %36, %c6 : index
        %38 = memref.load %x[%37] : memref<?xf32>
        %39 = vector.broadcast %38 : f32 to vector<16xf32>
        %40 = math.fma %39, %35, %26 : vector<16xf32>
        %41 = arith.addi %31, %c12 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %17, %29 : index
        %46 = arith.addi %45, %c1 : index
        %47 = memref.load %x[%46] : memref<?xf32>
        %48 = vector.broadcast %47 : f32 to vector<16xf32>
        %49 = math.fma %48, %44, %40 : vector<16xf32>
        %50 = arith.addi %31, %c13 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
        %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
        %54 = arith.addi %17, %29 : index
        %55 = arith.addi %54, %c14 : index
        %56 = memref.load %x[%55] : memref<?xf32>
        %57 = vector.broadcast %56 : f32 to vector<16xf32>
        %58 = math.fma %57, %53, %49 : vector<16xf32>
        %59 = arith.addi %31, %c15 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.addi %17, %29 : index
        %64 = arith.addi %63, %c16 : index
        %65 = memref.load %x[%64] : memref<?xf32>
        %66 = vector.broadcast %65 : f32 to vector<16xf32>
        %67 = math.fma %66, %62, %58 : vector<16xf32>
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

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q4_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2 : index
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
    %20 = scf.for %18 = %c6 to %1 step %c1 iter_args(%19 = %c9) -> (vector<16xf32>) {
      %21 = arith.muli %18, %c5 : index
      %22 = arith.addi %7, %21 : index
      %23 = vector.load %w[%22] : memref<?xi8>, vector<32xi8>
      %24 = vector.bitcast %23 : vector<32xi8> to vector<16xf16>
      %25 = arith.extf %24 : vector<16xf16> to vector<16xf32>
      %26 = arith.addi %22, %c4 : index
      %27 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %28 = vector.bitcast %27 : vector<32xi8> to vector<16xf16>
      %29 = arith.extf %28 : vector<16xf16> to vector<16xf32>
      %30 = arith.muli %18, %c4 : index
      %33 = scf.for %31 = %c6 to %c10 step %c1 iter_args(%32 = %19) -> (vector<16xf32>) {
        %34 = arith.muli %31, %c11 : index
        %35 = arith.addi %30, %34 : index
        %36 = arith.addi %22, %c12 : index
        %37 = arith.muli %31, %c4 : index
        %38 = arith.addi %36, %37 : index
        %39 = arith.addi %38, %c6 : index
        %40 = vector.load %w[%39] : memref<?xi8>, vector<16xi8>
        %41 = arith.extui %40 : vector<16xi8> to vector<16xi32>
        %42 = arith.andi %41, %c13 : vector<16xi32>
        %43 = arith.shrui %41, %c14 : vector<16xi32>
        %44 = arith.sitofp %42 : vector<16xi32> to vector<16xf32>
        %45 = math.fma %44, %25, %29 : vector<16xf32>
        %46 = arith.addi %35, %c6 : index
        %47 = func.call @linear_q4_1_r1p1__cpu.0(%17, %46, %x, %45, %32) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %48 = arith.sitofp %43 : vector<16xi32> to vector<16xf32>
        %49 = math.fma %48, %25, %29 : vector<16xf32>
        %50 = arith.addi %35, %c1 : index
        %51 = func.call @linear_q4_1_r1p1__cpu.0(%17, %50, %x, %49, %47) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %52 = arith.addi %38, %c15 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.andi %54, %c13 : vector<16xi32>
        %56 = arith.shrui %54, %c14 : vector<16xi32>
        %57 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %58 = math.fma %57, %25, %29 : vector<16xf32>
        %59 = arith.addi %35, %c16 : index
        %60 = func.call @linear_q4_1_r1p1__cpu.0(%17, %59, %x, %58, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %61 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %62 = math.fma %61, %25, %29 : vector<16xf32>
        %63 = arith.addi %35, %c17 : index
        %64 = func.call @linear_q4_1_r1p1__cpu.0(%17, %63, %x, %62, %60) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %64 : vector<16xf32>
      }
      scf.yield %33 : vector<16xf32>
    }
    %65 = arith.cmpi slt, %15, %12 : index
    scf.if %65 {
      %66 = arith.muli %15, %outputFeatures : index
      %67 = arith.muli %3, %c15 : index
      %68 = arith.addi %66, %67 : index
      scf.if %0 {
        %69 = arith.addi %68, %c6 : index
        %70 = vector.load %residual[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.addf %70, %20 : vector<16xf32>
        vector.store %71, %out[%69] : memref<?xf32>, vector<16xf32>
      } else {
        %72 = arith.addi %68, %c6 : index
        vector.store %20, %out[%72] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

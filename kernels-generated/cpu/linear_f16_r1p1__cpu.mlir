// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
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
    %20 = scf.for %18 = %c6 to %1 step %c1 iter_args(%19 = %c9) -> (vector<16xf32>) {
      %21 = arith.muli %18, %c5 : index
      %22 = arith.addi %7, %21 : index
      %23 = arith.muli %18, %c4 : index
      %26 = scf.for %24 = %c6 to %c10 step %c1 iter_args(%25 = %19) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c10 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.muli %24, %c11 : index
        %30 = arith.addi %22, %29 : index
        %31 = arith.addi %30, %c6 : index
        %32 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
        %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
        %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
        %35 = arith.addi %28, %c6 : index
        %36 = func.call @linear_f16_r1p1__cpu.0(%17, %35, %x, %34, %25) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %37 = arith.addi %30, %c12 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %28, %c1 : index
        %42 = func.call @linear_f16_r1p1__cpu.0(%17, %41, %x, %40, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %43 = arith.addi %30, %c13 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %28, %c14 : index
        %48 = func.call @linear_f16_r1p1__cpu.0(%17, %47, %x, %46, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %49 = arith.addi %30, %c15 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
        %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
        %53 = arith.addi %28, %c16 : index
        %54 = func.call @linear_f16_r1p1__cpu.0(%17, %53, %x, %52, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %54 : vector<16xf32>
      }
      scf.yield %26 : vector<16xf32>
    }
    %55 = arith.cmpi slt, %15, %12 : index
    scf.if %55 {
      %56 = arith.muli %15, %outputFeatures : index
      %57 = arith.muli %3, %c4 : index
      %58 = arith.addi %56, %57 : index
      scf.if %0 {
        %59 = arith.addi %58, %c6 : index
        %60 = vector.load %residual[%59] : memref<?xf32>, vector<16xf32>
        %61 = arith.addf %60, %20 : vector<16xf32>
        vector.store %61, %out[%59] : memref<?xf32>, vector<16xf32>
      } else {
        %62 = arith.addi %58, %c6 : index
        vector.store %20, %out[%62] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

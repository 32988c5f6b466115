// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_f32_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 32 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c1 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %23:2 = scf.for %20 = %c7 to %1 step %c1 iter_args(%21 = %c10, %22 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %24 = arith.muli %20, %c5 : index
      %25 = arith.addi %7, %24 : index
      %26 = arith.addi %9, %24 : index
      %27 = arith.muli %20, %c4 : index
      %31:2 = scf.for %28 = %c7 to %c11 step %c1 iter_args(%29 = %21, %30 = %22) -> (vector<16xf32>, vector<16xf32>) {
        %32 = arith.muli %28, %c11 : index
        %33 = arith.addi %27, %32 : index
        %34 = arith.muli %28, %c12 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %35, %c7 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<64xi8>
        %38 = vector.bitcast %37 : vector<64xi8> to vector<16xf32>
        %39 = arith.addi %26, %34 : index
        %40 = arith.addi %39, %c7 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<64xi8>
        %42 = vector.bitcast %41 : vector<64xi8> to vector<16xf32>
        %43 = arith.addi %33, %c7 : index
        %44:2 = func.call @linear_f32_r1p2__cpu.0(%19, %43, %x, %38, %29, %42, %30) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %45 = arith.addi %35, %c13 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<64xi8>
        %47 = vector.bitcast %46 : vector<64xi8> to vector<16xf32>
        %48 = arith.addi %39, %c13 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
        %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
        %51 = arith.addi %33, %c1 : index
        %52:2 = func.call @linear_f32_r1p2__cpu.0(%19, %51, %x, %47, %44#0, %50, %44#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %53 = arith.addi %35, %c14 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
        %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
        %56 = arith.addi %39, %c14 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<64xi8>
        %58 = vector.bitcast %57 : vector<64xi8> to vector<16xf32>
        %59 = arith.addi %33, %c6 : index
        %60:2 = func.call @linear_f32_r1p2__cpu.0(%19, %59, %x, %55, %52#0, %58, %52#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %61 = arith.addi %35, %c15 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<64xi8>
        %63 = vector.bitcast %62 : vector<64xi8> to vector<16xf32>
        %64 = arith.addi %39, %c15 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<64xi8>
        %66 = vector.bitcast %65 : vector<64xi8> to vector<16xf32>
        %67 = arith.addi %33, %c16 : index
        %68:2 = func.call @linear_f32_r1p2__cpu.0(%19, %67, %x, %63, %60#0, %66, %60#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %68#0, %68#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %31#0, %31#1 : vector<16xf32>, vector<16xf32>
    }
    %69 = arith.cmpi slt, %17, %14 : index
    scf.if %69 {
      %70 = arith.muli %17, %outputFeatures : index
      %71 = arith.muli %3, %c17 : index
      %72 = arith.addi %70, %71 : index
      scf.if %0 {
        %73 = arith.addi %72, %c7 : index
        %74 = vector.load %residual[%73] : memref<?xf32>, vector<16xf32>
        %75 = arith.addf %74, %23#0 : vector<16xf32>
        vector.store %75, %out[%73] : memref<?xf32>, vector<16xf32>
      } else {
        %76 = arith.addi %72, %c7 : index
        vector.store %23#0, %out[%76] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %77 = arith.addi %72, %c4 : index
        %78 = vector.load %residual[%77] : memref<?xf32>, vector<16xf32>
        %79 = arith.addf %78, %23#1 : vector<16xf32>
        vector.store %79, %out[%77] : memref<?xf32>, vector<16xf32>
      } else {
        %80 = arith.addi %72, %c4 : index
        vector.store %23#1, %out[%80] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 544 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
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
  %7 = arith.addi %4, %c6 : index
  %8 = arith.muli %7, %1 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %3, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c6 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    %22:2 = scf.for %19 = %c5 to %0 step %c6 iter_args(%20 = %c9, %21 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %23 = arith.muli %19, %c3 : index
      %24 = arith.addi %6, %23 : index
      %25 = arith.addi %8, %23 : index
      %26 = vector.load %w[%24] : memref<?xi8>, vector<32xi8>
      %27 = vector.bitcast %26 : vector<32xi8> to vector<16xf16>
      %28 = arith.extf %27 : vector<16xf16> to vector<16xf32>
      %29 = vector.load %w[%25] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = arith.muli %19, %c2 : index
      %36:2 = scf.for %33 = %c5 to %c10 step %c6 iter_args(%34 = %20, %35 = %21) -> (vector<16xf32>, vector<16xf32>) {
        %37 = arith.muli %33, %c11 : index
        %38 = arith.addi %32, %37 : index
        %39 = arith.addi %24, %c2 : index
        %40 = arith.muli %33, %c12 : index
        %41 = arith.addi %39, %40 : index
        %42 = arith.addi %41, %c5 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<16xi8>
        %44 = arith.extsi %43 : vector<16xi8> to vector<16xi32>
        %45 = arith.sitofp %44 : vector<16xi32> to vector<16xf32>
        %46 = arith.mulf %45, %28 : vector<16xf32>
        %47 = arith.addi %25, %c2 : index
        %48 = arith.addi %47, %40 : index
        %49 = arith.addi %48, %c5 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
        %51 = arith.extsi %50 : vector<16xi8> to vector<16xi32>
        %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.mulf %52, %31 : vector<16xf32>
        %54 = arith.addi %38, %c5 : index
        %55:2 = func.call @gate_up_q8_0_r1p2__cpu.0(%18, %54, %x, %46, %34, %53, %35) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %56 = arith.addi %41, %c13 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %28 : vector<16xf32>
        %61 = arith.addi %48, %c13 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extsi %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %64, %31 : vector<16xf32>
        %66 = arith.addi %38, %c6 : index
        %67:2 = func.call @gate_up_q8_0_r1p2__cpu.0(%18, %66, %x, %60, %55#0, %65, %55#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %68 = arith.addi %41, %c2 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extsi %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %72 = arith.mulf %71, %28 : vector<16xf32>
        %73 = arith.addi %48, %c2 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extsi %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.mulf %76, %31 : vector<16xf32>
        %78 = arith.addi %38, %c4 : index
        %79:2 = func.call @gate_up_q8_0_r1p2__cpu.0(%18, %78, %x, %72, %67#0, %77, %67#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %80 = arith.addi %41, %c14 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extsi %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %83, %28 : vector<16xf32>
        %85 = arith.addi %48, %c14 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
        %87 = arith.extsi %86 : vector<16xi8> to vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.mulf %88, %31 : vector<16xf32>
        %90 = arith.addi %38, %c15 : index
        %91:2 = func.call @gate_up_q8_0_r1p2__cpu.0(%18, %90, %x, %84, %79#0, %89, %79#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %91#0, %91#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %36#0, %36#1 : vector<16xf32>, vector<16xf32>
    }
    %92 = arith.cmpi slt, %16, %13 : index
    scf.if %92 {
      %93 = arith.muli %16, %outputFeatures : index
      %94 = arith.muli %2, %c13 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.mulf %22#0, %c17 : vector<16xf32>
      %97 = wave.exp2 %96 : vector<16xf32>
      %98 = arith.addf %c16, %97 : vector<16xf32>
      %99 = arith.divf %22#0, %98 : vector<16xf32>
      %100 = arith.mulf %99, %22#1 : vector<16xf32>
      %101 = arith.addi %95, %c5 : index
      vector.store %100, %out[%101] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_q8_0_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  scf.for %14 = %11 to %13 step %c4 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c6 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    %27:4 = scf.for %22 = %c5 to %0 step %c6 iter_args(%23 = %c9, %24 = %c9, %25 = %c9, %26 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %28 = arith.muli %22, %c3 : index
      %29 = arith.addi %6, %28 : index
      %30 = arith.addi %8, %28 : index
      %31 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
      %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
      %34 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
      %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
      %37 = arith.muli %22, %c2 : index
      %43:4 = scf.for %38 = %c5 to %c10 step %c6 iter_args(%39 = %23, %40 = %24, %41 = %25, %42 = %26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %44 = arith.muli %38, %c11 : index
        %45 = arith.addi %37, %44 : index
        %46 = arith.addi %29, %c2 : index
        %47 = arith.muli %38, %c12 : index
        %48 = arith.addi %46, %47 : index
        %49 = arith.addi %48, %c5 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
        %51 = arith.extsi %50 : vector<16xi8> to vector<16xi32>
        %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.mulf %52, %33 : vector<16xf32>
        %54 = arith.addi %30, %c2 : index
        %55 = arith.addi %54, %47 : index
        %56 = arith.addi %55, %c5 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %36 : vector<16xf32>
        %61 = arith.addi %45, %c5 : index
        %62:4 = func.call @gate_up_q8_0_r2p2__cpu.0(%20, %61, %x, %53, %39, %60, %40, %21, %41, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %63 = arith.addi %48, %c13 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.mulf %66, %33 : vector<16xf32>
        %68 = arith.addi %55, %c13 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extsi %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %72 = arith.mulf %71, %36 : vector<16xf32>
        %73 = arith.addi %45, %c6 : index
        %74:4 = func.call @gate_up_q8_0_r2p2__cpu.0(%20, %73, %x, %67, %62#0, %72, %62#1, %21, %62#2, %62#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %75 = arith.addi %48, %c2 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extsi %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %78, %33 : vector<16xf32>
        %80 = arith.addi %55, %c2 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extsi %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %83, %36 : vector<16xf32>
        %85 = arith.addi %45, %c4 : index
        %86:4 = func.call @gate_up_q8_0_r2p2__cpu.0(%20, %85, %x, %79, %74#0, %84, %74#1, %21, %74#2, %74#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %87 = arith.addi %48, %c14 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extsi %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.mulf %90, %33 : vector<16xf32>
        %92 = arith.addi %55, %c14 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extsi %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = arith.mulf %95, %36 : vector<16xf32>
        %97 = arith.addi %45, %c15 : index
        %98:4 = func.call @gate_up_q8_0_r2p2__cpu.0(%20, %97, %x, %91, %86#0, %96, %86#1, %21, %86#2, %86#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %98#0, %98#1, %98#2, %98#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %43#0, %43#1, %43#2, %43#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %99 = arith.cmpi slt, %16, %13 : index
    scf.if %99 {
      %100 = arith.muli %16, %outputFeatures : index
      %101 = arith.muli %2, %c13 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.mulf %27#0, %c17 : vector<16xf32>
      %104 = wave.exp2 %103 : vector<16xf32>
      %105 = arith.addf %c16, %104 : vector<16xf32>
      %106 = arith.divf %27#0, %105 : vector<16xf32>
      %107 = arith.mulf %106, %27#1 : vector<16xf32>
      %108 = arith.addi %102, %c5 : index
      vector.store %107, %out[%108] : memref<?xf32>, vector<16xf32>
    }
    %109 = arith.cmpi slt, %18, %13 : index
    scf.if %109 {
      %110 = arith.muli %18, %outputFeatures : index
      %111 = arith.muli %2, %c13 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.mulf %27#2, %c17 : vector<16xf32>
      %114 = wave.exp2 %113 : vector<16xf32>
      %115 = arith.addf %c16, %114 : vector<16xf32>
      %116 = arith.divf %27#2, %115 : vector<16xf32>
      %117 = arith.mulf %116, %27#3 : vector<16xf32>
      %118 = arith.addi %112, %c5 : index
      vector.store %117, %out[%118] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

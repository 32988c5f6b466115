// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='int4', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_int4_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 48 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.muli %groupSize, %c3 : index
  %1 = arith.addi %0, %c4 : index
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %2, %1 : index
  %4 = wave.block 0
  %5 = wave.block 1
  %6 = arith.muli %4, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.muli %7, %3 : index
  %9 = arith.addi %6, %c7 : index
  %10 = arith.muli %9, %3 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %5, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c7 {
    %17 = arith.subi %15, %c7 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.muli %19, %inputFeatures : index
    %21 = arith.divui %groupSize, %c11 : index
    %25:2 = scf.for %22 = %c6 to %2 step %c7 iter_args(%23 = %c10, %24 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %26 = arith.muli %22, %1 : index
      %27 = arith.addi %8, %26 : index
      %28 = arith.addi %10, %26 : index
      %29 = vector.load %w[%27] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = arith.addi %27, %c12 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<16xi8>
      %34 = arith.extui %33 : vector<16xi8> to vector<16xi32>
      %35 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.addi %28, %c12 : index
      %39 = vector.load %w[%38] : memref<?xi8>, vector<16xi8>
      %40 = arith.extui %39 : vector<16xi8> to vector<16xi32>
      %41 = arith.muli %22, %groupSize : index
      %45:2 = scf.for %42 = %c6 to %21 step %c7 iter_args(%43 = %23, %44 = %24) -> (vector<16xf32>, vector<16xf32>) {
        %46 = arith.muli %42, %c11 : index
        %47 = arith.addi %41, %46 : index
        %48 = arith.addi %27, %c4 : index
        %49 = arith.muli %42, %c12 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.addi %50, %c6 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extui %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.andi %53, %c13 : vector<16xi32>
        %55 = arith.shrui %53, %c14 : vector<16xi32>
        %56 = arith.subi %54, %34 : vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = arith.mulf %57, %31 : vector<16xf32>
        %59 = arith.addi %28, %c4 : index
        %60 = arith.addi %59, %49 : index
        %61 = arith.addi %60, %c6 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c13 : vector<16xi32>
        %65 = arith.shrui %63, %c14 : vector<16xi32>
        %66 = arith.subi %64, %40 : vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %37 : vector<16xf32>
        %69 = arith.addi %47, %c6 : index
        %70:2 = func.call @gate_up_int4_r1p2__cpu.0(%20, %69, %x, %58, %43, %68, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %71 = arith.subi %55, %34 : vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %72, %31 : vector<16xf32>
        %74 = arith.subi %65, %40 : vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %37 : vector<16xf32>
        %77 = arith.addi %47, %c7 : index
        %78:2 = func.call @gate_up_int4_r1p2__cpu.0(%20, %77, %x, %73, %70#0, %76, %70#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %79 = arith.addi %50, %c15 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.andi %81, %c13 : vector<16xi32>
        %83 = arith.shrui %81, %c14 : vector<16xi32>
        %84 = arith.subi %82, %34 : vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %85, %31 : vector<16xf32>
        %87 = arith.addi %60, %c15 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c13 : vector<16xi32>
        %91 = arith.shrui %89, %c14 : vector<16xi32>
        %92 = arith.subi %90, %40 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %37 : vector<16xf32>
        %95 = arith.addi %47, %c5 : index
        %96:2 = func.call @gate_up_int4_r1p2__cpu.0(%20, %95, %x, %86, %78#0, %94, %78#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %97 = arith.subi %83, %34 : vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.mulf %98, %31 : vector<16xf32>
        %100 = arith.subi %91, %40 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %37 : vector<16xf32>
        %103 = arith.addi %47, %c16 : index
        %104:2 = func.call @gate_up_int4_r1p2__cpu.0(%20, %103, %x, %99, %96#0, %102, %96#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %104#0, %104#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %45#0, %45#1 : vector<16xf32>, vector<16xf32>
    }
    %105 = arith.cmpi slt, %18, %15 : index
    scf.if %105 {
      %106 = arith.muli %18, %outputFeatures : index
      %107 = arith.muli %4, %c15 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.mulf %25#0, %c18 : vector<16xf32>
      %110 = wave.exp2 %109 : vector<16xf32>
      %111 = arith.addf %c17, %110 : vector<16xf32>
      %112 = arith.divf %25#0, %111 : vector<16xf32>
      %113 = arith.mulf %112, %25#1 : vector<16xf32>
      %114 = arith.addi %108, %c6 : index
      vector.store %113, %out[%114] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='int4', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_int4_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  scf.for %16 = %13 to %15 step %c5 {
    %17 = arith.subi %15, %c7 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c7 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.muli %19, %inputFeatures : index
    %23 = arith.muli %21, %inputFeatures : index
    %24 = arith.divui %groupSize, %c11 : index
    %30:4 = scf.for %25 = %c6 to %2 step %c7 iter_args(%26 = %c10, %27 = %c10, %28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %25, %1 : index
      %32 = arith.addi %8, %31 : index
      %33 = arith.addi %10, %31 : index
      %34 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
      %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
      %37 = arith.addi %32, %c12 : index
      %38 = vector.load %w[%37] : memref<?xi8>, vector<16xi8>
      %39 = arith.extui %38 : vector<16xi8> to vector<16xi32>
      %40 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.addi %33, %c12 : index
      %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
      %45 = arith.extui %44 : vector<16xi8> to vector<16xi32>
      %46 = arith.muli %25, %groupSize : index
      %52:4 = scf.for %47 = %c6 to %24 step %c7 iter_args(%48 = %26, %49 = %27, %50 = %28, %51 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %47, %c11 : index
        %54 = arith.addi %46, %53 : index
        %55 = arith.addi %32, %c4 : index
        %56 = arith.muli %47, %c12 : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %c6 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
        %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
        %61 = arith.andi %60, %c13 : vector<16xi32>
        %62 = arith.shrui %60, %c14 : vector<16xi32>
        %63 = arith.subi %61, %39 : vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %64, %36 : vector<16xf32>
        %66 = arith.addi %33, %c4 : index
        %67 = arith.addi %66, %56 : index
        %68 = arith.addi %67, %c6 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.andi %70, %c13 : vector<16xi32>
        %72 = arith.shrui %70, %c14 : vector<16xi32>
        %73 = arith.subi %71, %45 : vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %42 : vector<16xf32>
        %76 = arith.addi %54, %c6 : index
        %77:4 = func.call @gate_up_int4_r2p2__cpu.0(%22, %76, %x, %65, %48, %75, %49, %23, %50, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %78 = arith.subi %62, %39 : vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %36 : vector<16xf32>
        %81 = arith.subi %72, %45 : vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %42 : vector<16xf32>
        %84 = arith.addi %54, %c7 : index
        %85:4 = func.call @gate_up_int4_r2p2__cpu.0(%22, %84, %x, %80, %77#0, %83, %77#1, %23, %77#2, %77#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %86 = arith.addi %57, %c15 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.andi %88, %c13 : vector<16xi32>
        %90 = arith.shrui %88, %c14 : vector<16xi32>
        %91 = arith.subi %89, %39 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %36 : vector<16xf32>
        %94 = arith.addi %67, %c15 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.andi %96, %c13 : vector<16xi32>
        %98 = arith.shrui %96, %c14 : vector<16xi32>
        %99 = arith.subi %97, %45 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.mulf %100, %42 : vector<16xf32>
        %102 = arith.addi %54, %c5 : index
        %103:4 = func.call @gate_up_int4_r2p2__cpu.0(%22, %102, %x, %93, %85#0, %101, %85#1, %23, %85#2, %85#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %104 = arith.subi %90, %39 : vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.mulf %105, %36 : vector<16xf32>
        %107 = arith.subi %98, %45 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.mulf %108, %42 : vector<16xf32>
        %110 = arith.addi %54, %c16 : index
        %111:4 = func.call @gate_up_int4_r2p2__cpu.0(%22, %110, %x, %106, %103#0, %109, %103#1, %23, %103#2, %103#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %111#0, %111#1, %111#2, %111#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %112 = arith.cmpi slt, %18, %15 : index
    scf.if %112 {
      %113 = arith.muli %18, %outputFeatures : index
      %114 = arith.muli %4, %c15 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.mulf %30#0, %c18 : vector<16xf32>
      %117 = wave.exp2 %116 : vector<16xf32>
      %118 = arith.addf %c17, %117 : vector<16xf32>
      %119 = arith.divf %30#0, %118 : vector<16xf32>
      %120 = arith.mulf %119, %30#1 : vector<16xf32>
      %121 = arith.addi %115, %c6 : index
      vector.store %120, %out[%121] : memref<?xf32>, vector<16xf32>
    }
    %122 = arith.cmpi slt, %20, %15 : index
    scf.if %122 {
      %123 = arith.muli %20, %outputFeatures : index
      %124 = arith.muli %4, %c15 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.mulf %30#2, %c18 : vector<16xf32>
      %127 = wave.exp2 %126 : vector<16xf32>
      %128 = arith.addf %c17, %127 : vector<16xf32>
      %129 = arith.divf %30#2, %128 : vector<16xf32>
      %130 = arith.mulf %129, %30#3 : vector<16xf32>
      %131 = arith.addi %125, %c6 : index
      vector.store %130, %out[%131] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

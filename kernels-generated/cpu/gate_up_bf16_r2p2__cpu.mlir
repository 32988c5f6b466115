// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='bf16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_bf16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_bf16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 512 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 128 : index
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %31 = arith.muli %22, %c2 : index
      %37:4 = scf.for %32 = %c5 to %c10 step %c6 iter_args(%33 = %23, %34 = %24, %35 = %25, %36 = %26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c10 : index
        %39 = arith.addi %31, %38 : index
        %40 = arith.muli %32, %c11 : index
        %41 = arith.addi %29, %40 : index
        %42 = arith.addi %41, %c5 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xi16>
        %45 = arith.extui %44 : vector<16xi16> to vector<16xi32>
        %46 = arith.shli %45, %c12 : vector<16xi32>
        %47 = arith.bitcast %46 : vector<16xi32> to vector<16xf32>
        %48 = arith.addi %30, %40 : index
        %49 = arith.addi %48, %c5 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xi16>
        %52 = arith.extui %51 : vector<16xi16> to vector<16xi32>
        %53 = arith.shli %52, %c12 : vector<16xi32>
        %54 = arith.bitcast %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.addi %39, %c5 : index
        %56:4 = func.call @gate_up_bf16_r2p2__cpu.0(%20, %55, %x, %47, %33, %54, %34, %21, %35, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %57 = arith.addi %41, %c13 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xi16>
        %60 = arith.extui %59 : vector<16xi16> to vector<16xi32>
        %61 = arith.shli %60, %c12 : vector<16xi32>
        %62 = arith.bitcast %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.addi %48, %c13 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xi16>
        %66 = arith.extui %65 : vector<16xi16> to vector<16xi32>
        %67 = arith.shli %66, %c12 : vector<16xi32>
        %68 = arith.bitcast %67 : vector<16xi32> to vector<16xf32>
        %69 = arith.addi %39, %c6 : index
        %70:4 = func.call @gate_up_bf16_r2p2__cpu.0(%20, %69, %x, %62, %56#0, %68, %56#1, %21, %56#2, %56#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %71 = arith.addi %41, %c14 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xi16>
        %74 = arith.extui %73 : vector<16xi16> to vector<16xi32>
        %75 = arith.shli %74, %c12 : vector<16xi32>
        %76 = arith.bitcast %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.addi %48, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xi16>
        %80 = arith.extui %79 : vector<16xi16> to vector<16xi32>
        %81 = arith.shli %80, %c12 : vector<16xi32>
        %82 = arith.bitcast %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.addi %39, %c4 : index
        %84:4 = func.call @gate_up_bf16_r2p2__cpu.0(%20, %83, %x, %76, %70#0, %82, %70#1, %21, %70#2, %70#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %85 = arith.addi %41, %c15 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xi16>
        %88 = arith.extui %87 : vector<16xi16> to vector<16xi32>
        %89 = arith.shli %88, %c12 : vector<16xi32>
        %90 = arith.bitcast %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.addi %48, %c15 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xi16>
        %94 = arith.extui %93 : vector<16xi16> to vector<16xi32>
        %95 = arith.shli %94, %c12 : vector<16xi32>
        %96 = arith.bitcast %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.addi %39, %c16 : index
        %98:4 = func.call @gate_up_bf16_r2p2__cpu.0(%20, %97, %x, %90, %84#0, %96, %84#1, %21, %84#2, %84#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %98#0, %98#1, %98#2, %98#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %37#0, %37#1, %37#2, %37#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %99 = arith.cmpi slt, %16, %13 : index
    scf.if %99 {
      %100 = arith.muli %16, %outputFeatures : index
      %101 = arith.muli %2, %c2 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.mulf %27#0, %c18 : vector<16xf32>
      %104 = wave.exp2 %103 : vector<16xf32>
      %105 = arith.addf %c17, %104 : vector<16xf32>
      %106 = arith.divf %27#0, %105 : vector<16xf32>
      %107 = arith.mulf %106, %27#1 : vector<16xf32>
      %108 = arith.addi %102, %c5 : index
      vector.store %107, %out[%108] : memref<?xf32>, vector<16xf32>
    }
    %109 = arith.cmpi slt, %18, %13 : index
    scf.if %109 {
      %110 = arith.muli %18, %outputFeatures : index
      %111 = arith.muli %2, %c2 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.mulf %27#2, %c18 : vector<16xf32>
      %114 = wave.exp2 %113 : vector<16xf32>
      %115 = arith.addf %c17, %114 : vector<16xf32>
      %116 = arith.divf %27#2, %115 : vector<16xf32>
      %117 = arith.mulf %116, %27#3 : vector<16xf32>
      %118 = arith.addi %112, %c5 : index
      vector.store %117, %out[%118] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

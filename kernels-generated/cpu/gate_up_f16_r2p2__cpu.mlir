// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
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
      %31 = arith.muli %22, %c2 : index
      %37:4 = scf.for %32 = %c5 to %c10 step %c6 iter_args(%33 = %23, %34 = %24, %35 = %25, %36 = %26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %32, %c10 : index
        %39 = arith.addi %31, %38 : index
        %40 = arith.muli %32, %c11 : index
        %41 = arith.addi %29, %40 : index
        %42 = arith.addi %41, %c5 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
        %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
        %46 = arith.addi %30, %40 : index
        %47 = arith.addi %46, %c5 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.addi %39, %c5 : index
        %52:4 = func.call @gate_up_f16_r2p2__cpu.0(%20, %51, %x, %45, %33, %50, %34, %21, %35, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %53 = arith.addi %41, %c12 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
        %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
        %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
        %57 = arith.addi %46, %c12 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.addi %39, %c6 : index
        %62:4 = func.call @gate_up_f16_r2p2__cpu.0(%20, %61, %x, %56, %52#0, %60, %52#1, %21, %52#2, %52#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %63 = arith.addi %41, %c13 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
        %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
        %67 = arith.addi %46, %c13 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %39, %c4 : index
        %72:4 = func.call @gate_up_f16_r2p2__cpu.0(%20, %71, %x, %66, %62#0, %70, %62#1, %21, %62#2, %62#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %73 = arith.addi %41, %c14 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.addi %46, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.addi %39, %c15 : index
        %82:4 = func.call @gate_up_f16_r2p2__cpu.0(%20, %81, %x, %76, %72#0, %80, %72#1, %21, %72#2, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %82#0, %82#1, %82#2, %82#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %37#0, %37#1, %37#2, %37#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %83 = arith.cmpi slt, %16, %13 : index
    scf.if %83 {
      %84 = arith.muli %16, %outputFeatures : index
      %85 = arith.muli %2, %c2 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.mulf %27#0, %c17 : vector<16xf32>
      %88 = wave.exp2 %87 : vector<16xf32>
      %89 = arith.addf %c16, %88 : vector<16xf32>
      %90 = arith.divf %27#0, %89 : vector<16xf32>
      %91 = arith.mulf %90, %27#1 : vector<16xf32>
      %92 = arith.addi %86, %c5 : index
      vector.store %91, %out[%92] : memref<?xf32>, vector<16xf32>
    }
    %93 = arith.cmpi slt, %18, %13 : index
    scf.if %93 {
      %94 = arith.muli %18, %outputFeatures : index
      %95 = arith.muli %2, %c2 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.mulf %27#2, %c17 : vector<16xf32>
      %98 = wave.exp2 %97 : vector<16xf32>
      %99 = arith.addf %c16, %98 : vector<16xf32>
      %100 = arith.divf %27#2, %99 : vector<16xf32>
      %101 = arith.mulf %100, %27#3 : vector<16xf32>
      %102 = arith.addi %96, %c5 : index
      vector.store %101, %out[%102] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f32_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1024 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 192 : index
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
        %43 = vector.load %w[%42] : memref<?xi8>, vector<64xi8>
        %44 = vector.bitcast %43 : vector<64xi8> to vector<16xf32>
        %45 = arith.addi %30, %40 : index
        %46 = arith.addi %45, %c5 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
        %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
        %49 = arith.addi %39, %c5 : index
        %50:4 = func.call @gate_up_f32_r2p2__cpu.0(%20, %49, %x, %44, %33, %48, %34, %21, %35, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %51 = arith.addi %41, %c12 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
        %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
        %54 = arith.addi %45, %c12 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
        %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
        %57 = arith.addi %39, %c6 : index
        %58:4 = func.call @gate_up_f32_r2p2__cpu.0(%20, %57, %x, %53, %50#0, %56, %50#1, %21, %50#2, %50#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %59 = arith.addi %41, %c13 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<64xi8>
        %61 = vector.bitcast %60 : vector<64xi8> to vector<16xf32>
        %62 = arith.addi %45, %c13 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<64xi8>
        %64 = vector.bitcast %63 : vector<64xi8> to vector<16xf32>
        %65 = arith.addi %39, %c4 : index
        %66:4 = func.call @gate_up_f32_r2p2__cpu.0(%20, %65, %x, %61, %58#0, %64, %58#1, %21, %58#2, %58#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %67 = arith.addi %41, %c14 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
        %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
        %70 = arith.addi %45, %c14 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<64xi8>
        %72 = vector.bitcast %71 : vector<64xi8> to vector<16xf32>
        %73 = arith.addi %39, %c15 : index
        %74:4 = func.call @gate_up_f32_r2p2__cpu.0(%20, %73, %x, %69, %66#0, %72, %66#1, %21, %66#2, %66#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %74#0, %74#1, %74#2, %74#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %37#0, %37#1, %37#2, %37#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %75 = arith.cmpi slt, %16, %13 : index
    scf.if %75 {
      %76 = arith.muli %16, %outputFeatures : index
      %77 = arith.muli %2, %c2 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.mulf %27#0, %c17 : vector<16xf32>
      %80 = wave.exp2 %79 : vector<16xf32>
      %81 = arith.addf %c16, %80 : vector<16xf32>
      %82 = arith.divf %27#0, %81 : vector<16xf32>
      %83 = arith.mulf %82, %27#1 : vector<16xf32>
      %84 = arith.addi %78, %c5 : index
      vector.store %83, %out[%84] : memref<?xf32>, vector<16xf32>
    }
    %85 = arith.cmpi slt, %18, %13 : index
    scf.if %85 {
      %86 = arith.muli %18, %outputFeatures : index
      %87 = arith.muli %2, %c2 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.mulf %27#2, %c17 : vector<16xf32>
      %90 = wave.exp2 %89 : vector<16xf32>
      %91 = arith.addf %c16, %90 : vector<16xf32>
      %92 = arith.divf %27#2, %91 : vector<16xf32>
      %93 = arith.mulf %92, %27#3 : vector<16xf32>
      %94 = arith.addi %88, %c5 : index
      vector.store %93, %out[%94] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

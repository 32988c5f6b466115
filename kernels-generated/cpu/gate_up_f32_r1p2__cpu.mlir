// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f32_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_f32_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  scf.for %14 = %11 to %13 step %c6 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    %22:2 = scf.for %19 = %c5 to %0 step %c6 iter_args(%20 = %c9, %21 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %23 = arith.muli %19, %c3 : index
      %24 = arith.addi %6, %23 : index
      %25 = arith.addi %8, %23 : index
      %26 = arith.muli %19, %c2 : index
      %30:2 = scf.for %27 = %c5 to %c10 step %c6 iter_args(%28 = %20, %29 = %21) -> (vector<16xf32>, vector<16xf32>) {
        %31 = arith.muli %27, %c10 : index
        %32 = arith.addi %26, %31 : index
        %33 = arith.muli %27, %c11 : index
        %34 = arith.addi %24, %33 : index
        %35 = arith.addi %34, %c5 : index
        %36 = vector.load %w[%35] : memref<?xi8>, vector<64xi8>
        %37 = vector.bitcast %36 : vector<64xi8> to vector<16xf32>
        %38 = arith.addi %25, %33 : index
        %39 = arith.addi %38, %c5 : index
        %40 = vector.load %w[%39] : memref<?xi8>, vector<64xi8>
        %41 = vector.bitcast %40 : vector<64xi8> to vector<16xf32>
        %42 = arith.addi %32, %c5 : index
        %43:2 = func.call @gate_up_f32_r1p2__cpu.0(%18, %42, %x, %37, %28, %41, %29) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %44 = arith.addi %34, %c12 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<64xi8>
        %46 = vector.bitcast %45 : vector<64xi8> to vector<16xf32>
        %47 = arith.addi %38, %c12 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
        %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
        %50 = arith.addi %32, %c6 : index
        %51:2 = func.call @gate_up_f32_r1p2__cpu.0(%18, %50, %x, %46, %43#0, %49, %43#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %52 = arith.addi %34, %c13 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
        %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
        %55 = arith.addi %38, %c13 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<64xi8>
        %57 = vector.bitcast %56 : vector<64xi8> to vector<16xf32>
        %58 = arith.addi %32, %c4 : index
        %59:2 = func.call @gate_up_f32_r1p2__cpu.0(%18, %58, %x, %54, %51#0, %57, %51#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %60 = arith.addi %34, %c14 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.addi %38, %c14 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
        %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
        %66 = arith.addi %32, %c15 : index
        %67:2 = func.call @gate_up_f32_r1p2__cpu.0(%18, %66, %x, %62, %59#0, %65, %59#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %67#0, %67#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %30#0, %30#1 : vector<16xf32>, vector<16xf32>
    }
    %68 = arith.cmpi slt, %16, %13 : index
    scf.if %68 {
      %69 = arith.muli %16, %outputFeatures : index
      %70 = arith.muli %2, %c2 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.mulf %22#0, %c17 : vector<16xf32>
      %73 = wave.exp2 %72 : vector<16xf32>
      %74 = arith.addf %c16, %73 : vector<16xf32>
      %75 = arith.divf %22#0, %74 : vector<16xf32>
      %76 = arith.mulf %75, %22#1 : vector<16xf32>
      %77 = arith.addi %71, %c5 : index
      vector.store %76, %out[%77] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
  %7 = arith.muli %2, %c4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.muli %8, %1 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %3, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c6 : index
    %17 = arith.addi %15, %c5 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %20 = arith.divui %inputFeatures, %c2 : index
    %24:2 = scf.for %21 = %c5 to %20 step %c6 iter_args(%22 = %c9, %23 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %25 = arith.muli %21, %c3 : index
      %26 = arith.addi %6, %25 : index
      %27 = arith.muli %21, %c3 : index
      %28 = arith.addi %9, %27 : index
      %29 = arith.muli %21, %c2 : index
      %33:2 = scf.for %30 = %c5 to %c10 step %c6 iter_args(%31 = %22, %32 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %30, %c10 : index
        %35 = arith.addi %29, %34 : index
        %36 = arith.muli %30, %c11 : index
        %37 = arith.addi %26, %36 : index
        %38 = arith.addi %37, %c5 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<64xi8>
        %40 = vector.bitcast %39 : vector<64xi8> to vector<16xf32>
        %41 = arith.muli %30, %c11 : index
        %42 = arith.addi %28, %41 : index
        %43 = arith.addi %42, %c5 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<64xi8>
        %45 = vector.bitcast %44 : vector<64xi8> to vector<16xf32>
        %46 = arith.addi %19, %35 : index
        %47 = arith.addi %46, %c5 : index
        %48 = memref.load %x[%47] : memref<?xf32>
        %49 = vector.broadcast %48 : f32 to vector<16xf32>
        %50 = math.fma %49, %40, %31 : vector<16xf32>
        %51 = math.fma %49, %45, %32 : vector<16xf32>
        %52 = arith.addi %37, %c12 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
        %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
        %55 = arith.addi %42, %c12 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<64xi8>
        %57 = vector.bitcast %56 : vector<64xi8> to vector<16xf32>
        %58 = arith.addi %19, %35 : index
        %59 = arith.addi %58, %c6 : index
        %60 = memref.load %x[%59] : memref<?xf32>
        %61 = vector.broadcast %60 : f32 to vector<16xf32>
        %62 = math.fma %61, %54, %50 : vector<16xf32>
        %63 = math.fma %61, %57, %51 : vector<16xf32>
        %64 = arith.addi %37, %c13 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<64xi8>
        %66 = vector.bitcast %65 : vector<64xi8> to vector<16xf32>
        %67 = arith.addi %42, %c13 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
        %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
        %70 = arith.addi %19, %35 : index
        %71 = arith.addi %70, %c4 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %66, %62 : vector<16xf32>
        %75 = math.fma %73, %69, %63 : vector<16xf32>
        %76 = arith.addi %37, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
        %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
        %79 = arith.addi %42, %c14 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<64xi8>
        %81 = vector.bitcast %80 : vector<64xi8> to vector<16xf32>
        %82 = arith.addi %19, %35 : index
        %83 = arith.addi %82, %c15 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %78, %74 : vector<16xf32>
        %87 = math.fma %85, %81, %75 : vector<16xf32>
        scf.yield %86, %87 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %33#0, %33#1 : vector<16xf32>, vector<16xf32>
    }
    %88 = arith.addi %15, %c5 : index
    %89 = arith.cmpi slt, %88, %14 : index
    scf.if %89 {
      %90 = arith.muli %88, %outputFeatures : index
      %91 = arith.muli %2, %c2 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.mulf %24#0, %c17 : vector<16xf32>
      %94 = wave.exp2 %93 : vector<16xf32>
      %95 = arith.addf %c16, %94 : vector<16xf32>
      %96 = arith.divf %24#0, %95 : vector<16xf32>
      %97 = arith.mulf %96, %24#1 : vector<16xf32>
      %98 = arith.addi %92, %c5 : index
      vector.store %97, %out[%98] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

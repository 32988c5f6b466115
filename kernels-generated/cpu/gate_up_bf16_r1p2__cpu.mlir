// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='bf16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_bf16_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_bf16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
        %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
        %37 = vector.bitcast %36 : vector<32xi8> to vector<16xi16>
        %38 = arith.extui %37 : vector<16xi16> to vector<16xi32>
        %39 = arith.shli %38, %c12 : vector<16xi32>
        %40 = arith.bitcast %39 : vector<16xi32> to vector<16xf32>
        %41 = arith.addi %25, %33 : index
        %42 = arith.addi %41, %c5 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xi16>
        %45 = arith.extui %44 : vector<16xi16> to vector<16xi32>
        %46 = arith.shli %45, %c12 : vector<16xi32>
        %47 = arith.bitcast %46 : vector<16xi32> to vector<16xf32>
        %48 = arith.addi %32, %c5 : index
        %49:2 = func.call @gate_up_bf16_r1p2__cpu.0(%18, %48, %x, %40, %28, %47, %29) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %50 = arith.addi %34, %c13 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xi16>
        %53 = arith.extui %52 : vector<16xi16> to vector<16xi32>
        %54 = arith.shli %53, %c12 : vector<16xi32>
        %55 = arith.bitcast %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.addi %41, %c13 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xi16>
        %59 = arith.extui %58 : vector<16xi16> to vector<16xi32>
        %60 = arith.shli %59, %c12 : vector<16xi32>
        %61 = arith.bitcast %60 : vector<16xi32> to vector<16xf32>
        %62 = arith.addi %32, %c6 : index
        %63:2 = func.call @gate_up_bf16_r1p2__cpu.0(%18, %62, %x, %55, %49#0, %61, %49#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %34, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xi16>
        %67 = arith.extui %66 : vector<16xi16> to vector<16xi32>
        %68 = arith.shli %67, %c12 : vector<16xi32>
        %69 = arith.bitcast %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.addi %41, %c14 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xi16>
        %73 = arith.extui %72 : vector<16xi16> to vector<16xi32>
        %74 = arith.shli %73, %c12 : vector<16xi32>
        %75 = arith.bitcast %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.addi %32, %c4 : index
        %77:2 = func.call @gate_up_bf16_r1p2__cpu.0(%18, %76, %x, %69, %63#0, %75, %63#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %78 = arith.addi %34, %c15 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xi16>
        %81 = arith.extui %80 : vector<16xi16> to vector<16xi32>
        %82 = arith.shli %81, %c12 : vector<16xi32>
        %83 = arith.bitcast %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.addi %41, %c15 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
        %86 = vector.bitcast %85 : vector<32xi8> to vector<16xi16>
        %87 = arith.extui %86 : vector<16xi16> to vector<16xi32>
        %88 = arith.shli %87, %c12 : vector<16xi32>
        %89 = arith.bitcast %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.addi %32, %c16 : index
        %91:2 = func.call @gate_up_bf16_r1p2__cpu.0(%18, %90, %x, %83, %77#0, %89, %77#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %91#0, %91#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %30#0, %30#1 : vector<16xf32>, vector<16xf32>
    }
    %92 = arith.cmpi slt, %16, %13 : index
    scf.if %92 {
      %93 = arith.muli %16, %outputFeatures : index
      %94 = arith.muli %2, %c2 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.mulf %22#0, %c18 : vector<16xf32>
      %97 = wave.exp2 %96 : vector<16xf32>
      %98 = arith.addf %c17, %97 : vector<16xf32>
      %99 = arith.divf %22#0, %98 : vector<16xf32>
      %100 = arith.mulf %99, %22#1 : vector<16xf32>
      %101 = arith.addi %95, %c5 : index
      vector.store %100, %out[%101] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_bf16_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_bf16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c1 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %23:2 = scf.for %20 = %c7 to %1 step %c1 iter_args(%21 = %c10, %22 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %24 = arith.muli %20, %c5 : index
      %25 = arith.addi %7, %24 : index
      %26 = arith.addi %9, %24 : index
      %27 = arith.muli %20, %c4 : index
      %31:2 = scf.for %28 = %c7 to %c11 step %c1 iter_args(%29 = %21, %30 = %22) -> (vector<16xf32>, vector<16xf32>) {
        %32 = arith.muli %28, %c11 : index
        %33 = arith.addi %27, %32 : index
        %34 = arith.muli %28, %c12 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %35, %c7 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xi16>
        %39 = arith.extui %38 : vector<16xi16> to vector<16xi32>
        %40 = arith.shli %39, %c13 : vector<16xi32>
        %41 = arith.bitcast %40 : vector<16xi32> to vector<16xf32>
        %42 = arith.addi %26, %34 : index
        %43 = arith.addi %42, %c7 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xi16>
        %46 = arith.extui %45 : vector<16xi16> to vector<16xi32>
        %47 = arith.shli %46, %c13 : vector<16xi32>
        %48 = arith.bitcast %47 : vector<16xi32> to vector<16xf32>
        %49 = arith.addi %33, %c7 : index
        %50:2 = func.call @linear_bf16_r1p2__cpu.0(%19, %49, %x, %41, %29, %48, %30) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %51 = arith.addi %35, %c14 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xi16>
        %54 = arith.extui %53 : vector<16xi16> to vector<16xi32>
        %55 = arith.shli %54, %c13 : vector<16xi32>
        %56 = arith.bitcast %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.addi %42, %c14 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xi16>
        %60 = arith.extui %59 : vector<16xi16> to vector<16xi32>
        %61 = arith.shli %60, %c13 : vector<16xi32>
        %62 = arith.bitcast %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.addi %33, %c1 : index
        %64:2 = func.call @linear_bf16_r1p2__cpu.0(%19, %63, %x, %56, %50#0, %62, %50#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %65 = arith.addi %35, %c15 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xi16>
        %68 = arith.extui %67 : vector<16xi16> to vector<16xi32>
        %69 = arith.shli %68, %c13 : vector<16xi32>
        %70 = arith.bitcast %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.addi %42, %c15 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xi16>
        %74 = arith.extui %73 : vector<16xi16> to vector<16xi32>
        %75 = arith.shli %74, %c13 : vector<16xi32>
        %76 = arith.bitcast %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.addi %33, %c6 : index
        %78:2 = func.call @linear_bf16_r1p2__cpu.0(%19, %77, %x, %70, %64#0, %76, %64#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %79 = arith.addi %35, %c16 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
        %81 = vector.bitcast %80 : vector<32xi8> to vector<16xi16>
        %82 = arith.extui %81 : vector<16xi16> to vector<16xi32>
        %83 = arith.shli %82, %c13 : vector<16xi32>
        %84 = arith.bitcast %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.addi %42, %c16 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xi16>
        %88 = arith.extui %87 : vector<16xi16> to vector<16xi32>
        %89 = arith.shli %88, %c13 : vector<16xi32>
        %90 = arith.bitcast %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.addi %33, %c17 : index
        %92:2 = func.call @linear_bf16_r1p2__cpu.0(%19, %91, %x, %84, %78#0, %90, %78#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %92#0, %92#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %31#0, %31#1 : vector<16xf32>, vector<16xf32>
    }
    %93 = arith.cmpi slt, %17, %14 : index
    scf.if %93 {
      %94 = arith.muli %17, %outputFeatures : index
      %95 = arith.muli %3, %c14 : index
      %96 = arith.addi %94, %95 : index
      scf.if %0 {
        %97 = arith.addi %96, %c7 : index
        %98 = vector.load %residual[%97] : memref<?xf32>, vector<16xf32>
        %99 = arith.addf %98, %23#0 : vector<16xf32>
        vector.store %99, %out[%97] : memref<?xf32>, vector<16xf32>
      } else {
        %100 = arith.addi %96, %c7 : index
        vector.store %23#0, %out[%100] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %101 = arith.addi %96, %c4 : index
        %102 = vector.load %residual[%101] : memref<?xf32>, vector<16xf32>
        %103 = arith.addf %102, %23#1 : vector<16xf32>
        vector.store %103, %out[%101] : memref<?xf32>, vector<16xf32>
      } else {
        %104 = arith.addi %96, %c4 : index
        vector.store %23#1, %out[%104] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 32 : index
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
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.muli %18, %inputFeatures : index
    %22 = arith.muli %20, %inputFeatures : index
    %28:4 = scf.for %23 = %c7 to %1 step %c1 iter_args(%24 = %c10, %25 = %c10, %26 = %c10, %27 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %29 = arith.muli %23, %c5 : index
      %30 = arith.addi %7, %29 : index
      %31 = arith.addi %9, %29 : index
      %32 = arith.muli %23, %c4 : index
      %38:4 = scf.for %33 = %c7 to %c11 step %c1 iter_args(%34 = %24, %35 = %25, %36 = %26, %37 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c11 : index
        %40 = arith.addi %32, %39 : index
        %41 = arith.muli %33, %c12 : index
        %42 = arith.addi %30, %41 : index
        %43 = arith.addi %42, %c7 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<64xi8>
        %45 = vector.bitcast %44 : vector<64xi8> to vector<16xf32>
        %46 = arith.addi %31, %41 : index
        %47 = arith.addi %46, %c7 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
        %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
        %50 = arith.addi %40, %c7 : index
        %51:4 = func.call @linear_f32_r2p2__cpu.0(%21, %50, %x, %45, %34, %49, %35, %22, %36, %37) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %52 = arith.addi %42, %c13 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
        %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
        %55 = arith.addi %46, %c13 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<64xi8>
        %57 = vector.bitcast %56 : vector<64xi8> to vector<16xf32>
        %58 = arith.addi %40, %c1 : index
        %59:4 = func.call @linear_f32_r2p2__cpu.0(%21, %58, %x, %54, %51#0, %57, %51#1, %22, %51#2, %51#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %60 = arith.addi %42, %c14 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.addi %46, %c14 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
        %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
        %66 = arith.addi %40, %c6 : index
        %67:4 = func.call @linear_f32_r2p2__cpu.0(%21, %66, %x, %62, %59#0, %65, %59#1, %22, %59#2, %59#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %68 = arith.addi %42, %c15 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %46, %c15 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %40, %c16 : index
        %75:4 = func.call @linear_f32_r2p2__cpu.0(%21, %74, %x, %70, %67#0, %73, %67#1, %22, %67#2, %67#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %75#0, %75#1, %75#2, %75#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %38#0, %38#1, %38#2, %38#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %76 = arith.cmpi slt, %17, %14 : index
    scf.if %76 {
      %77 = arith.muli %17, %outputFeatures : index
      %78 = arith.muli %3, %c17 : index
      %79 = arith.addi %77, %78 : index
      scf.if %0 {
        %80 = arith.addi %79, %c7 : index
        %81 = vector.load %residual[%80] : memref<?xf32>, vector<16xf32>
        %82 = arith.addf %81, %28#0 : vector<16xf32>
        vector.store %82, %out[%80] : memref<?xf32>, vector<16xf32>
      } else {
        %83 = arith.addi %79, %c7 : index
        vector.store %28#0, %out[%83] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %84 = arith.addi %79, %c4 : index
        %85 = vector.load %residual[%84] : memref<?xf32>, vector<16xf32>
        %86 = arith.addf %85, %28#1 : vector<16xf32>
        vector.store %86, %out[%84] : memref<?xf32>, vector<16xf32>
      } else {
        %87 = arith.addi %79, %c4 : index
        vector.store %28#1, %out[%87] : memref<?xf32>, vector<16xf32>
      }
    }
    %88 = arith.cmpi slt, %19, %14 : index
    scf.if %88 {
      %89 = arith.muli %19, %outputFeatures : index
      %90 = arith.muli %3, %c17 : index
      %91 = arith.addi %89, %90 : index
      scf.if %0 {
        %92 = arith.addi %91, %c7 : index
        %93 = vector.load %residual[%92] : memref<?xf32>, vector<16xf32>
        %94 = arith.addf %93, %28#2 : vector<16xf32>
        vector.store %94, %out[%92] : memref<?xf32>, vector<16xf32>
      } else {
        %95 = arith.addi %91, %c7 : index
        vector.store %28#2, %out[%95] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %96 = arith.addi %91, %c4 : index
        %97 = vector.load %residual[%96] : memref<?xf32>, vector<16xf32>
        %98 = arith.addf %97, %28#3 : vector<16xf32>
        vector.store %98, %out[%96] : memref<?xf32>, vector<16xf32>
      } else {
        %99 = arith.addi %91, %c4 : index
        vector.store %28#3, %out[%99] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

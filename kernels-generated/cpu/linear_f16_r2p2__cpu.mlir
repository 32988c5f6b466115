// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 3 : index
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
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %31, %41 : index
        %48 = arith.addi %47, %c7 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %40, %c7 : index
        %53:4 = func.call @linear_f16_r2p2__cpu.0(%21, %52, %x, %46, %34, %51, %35, %22, %36, %37) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %54 = arith.addi %42, %c13 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.addi %47, %c13 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %40, %c1 : index
        %63:4 = func.call @linear_f16_r2p2__cpu.0(%21, %62, %x, %57, %53#0, %61, %53#1, %22, %53#2, %53#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %42, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
        %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
        %68 = arith.addi %47, %c14 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %40, %c6 : index
        %73:4 = func.call @linear_f16_r2p2__cpu.0(%21, %72, %x, %67, %63#0, %71, %63#1, %22, %63#2, %63#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %74 = arith.addi %42, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.addi %47, %c15 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.addi %40, %c16 : index
        %83:4 = func.call @linear_f16_r2p2__cpu.0(%21, %82, %x, %77, %73#0, %81, %73#1, %22, %73#2, %73#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %83#0, %83#1, %83#2, %83#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %38#0, %38#1, %38#2, %38#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %84 = arith.cmpi slt, %17, %14 : index
    scf.if %84 {
      %85 = arith.muli %17, %outputFeatures : index
      %86 = arith.muli %3, %c13 : index
      %87 = arith.addi %85, %86 : index
      scf.if %0 {
        %88 = arith.addi %87, %c7 : index
        %89 = vector.load %residual[%88] : memref<?xf32>, vector<16xf32>
        %90 = arith.addf %89, %28#0 : vector<16xf32>
        vector.store %90, %out[%88] : memref<?xf32>, vector<16xf32>
      } else {
        %91 = arith.addi %87, %c7 : index
        vector.store %28#0, %out[%91] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %92 = arith.addi %87, %c4 : index
        %93 = vector.load %residual[%92] : memref<?xf32>, vector<16xf32>
        %94 = arith.addf %93, %28#1 : vector<16xf32>
        vector.store %94, %out[%92] : memref<?xf32>, vector<16xf32>
      } else {
        %95 = arith.addi %87, %c4 : index
        vector.store %28#1, %out[%95] : memref<?xf32>, vector<16xf32>
      }
    }
    %96 = arith.cmpi slt, %19, %14 : index
    scf.if %96 {
      %97 = arith.muli %19, %outputFeatures : index
      %98 = arith.muli %3, %c13 : index
      %99 = arith.addi %97, %98 : index
      scf.if %0 {
        %100 = arith.addi %99, %c7 : index
        %101 = vector.load %residual[%100] : memref<?xf32>, vector<16xf32>
        %102 = arith.addf %101, %28#2 : vector<16xf32>
        vector.store %102, %out[%100] : memref<?xf32>, vector<16xf32>
      } else {
        %103 = arith.addi %99, %c7 : index
        vector.store %28#2, %out[%103] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %104 = arith.addi %99, %c4 : index
        %105 = vector.load %residual[%104] : memref<?xf32>, vector<16xf32>
        %106 = arith.addf %105, %28#3 : vector<16xf32>
        vector.store %106, %out[%104] : memref<?xf32>, vector<16xf32>
      } else {
        %107 = arith.addi %99, %c4 : index
        vector.store %28#3, %out[%107] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

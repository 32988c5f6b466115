// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
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
      %32 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = arith.addi %30, %c4 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
      %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
      %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
      %42 = arith.addi %31, %c4 : index
      %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
      %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
      %46 = arith.muli %23, %c4 : index
      %52:4 = scf.for %47 = %c7 to %c11 step %c1 iter_args(%48 = %24, %49 = %25, %50 = %26, %51 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %47, %c12 : index
        %54 = arith.addi %46, %53 : index
        %55 = arith.addi %30, %c13 : index
        %56 = arith.muli %47, %c4 : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %c7 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
        %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
        %61 = arith.andi %60, %c14 : vector<16xi32>
        %62 = arith.shrui %60, %c15 : vector<16xi32>
        %63 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %64 = math.fma %63, %34, %38 : vector<16xf32>
        %65 = arith.addi %31, %c13 : index
        %66 = arith.addi %65, %56 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.andi %69, %c14 : vector<16xi32>
        %71 = arith.shrui %69, %c15 : vector<16xi32>
        %72 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %41, %45 : vector<16xf32>
        %74 = arith.addi %54, %c7 : index
        %75:4 = func.call @linear_q4_1_r2p2__cpu.0(%21, %74, %x, %64, %48, %73, %49, %22, %50, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %76 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %34, %38 : vector<16xf32>
        %78 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %41, %45 : vector<16xf32>
        %80 = arith.addi %54, %c1 : index
        %81:4 = func.call @linear_q4_1_r2p2__cpu.0(%21, %80, %x, %77, %75#0, %79, %75#1, %22, %75#2, %75#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %82 = arith.addi %57, %c16 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c14 : vector<16xi32>
        %86 = arith.shrui %84, %c15 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %34, %38 : vector<16xf32>
        %89 = arith.addi %66, %c16 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.andi %91, %c14 : vector<16xi32>
        %93 = arith.shrui %91, %c15 : vector<16xi32>
        %94 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %95 = math.fma %94, %41, %45 : vector<16xf32>
        %96 = arith.addi %54, %c6 : index
        %97:4 = func.call @linear_q4_1_r2p2__cpu.0(%21, %96, %x, %88, %81#0, %95, %81#1, %22, %81#2, %81#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %98 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %34, %38 : vector<16xf32>
        %100 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %41, %45 : vector<16xf32>
        %102 = arith.addi %54, %c17 : index
        %103:4 = func.call @linear_q4_1_r2p2__cpu.0(%21, %102, %x, %99, %97#0, %101, %97#1, %22, %97#2, %97#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %103#0, %103#1, %103#2, %103#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %104 = arith.cmpi slt, %17, %14 : index
    scf.if %104 {
      %105 = arith.muli %17, %outputFeatures : index
      %106 = arith.muli %3, %c4 : index
      %107 = arith.addi %105, %106 : index
      scf.if %0 {
        %108 = arith.addi %107, %c7 : index
        %109 = vector.load %residual[%108] : memref<?xf32>, vector<16xf32>
        %110 = arith.addf %109, %28#0 : vector<16xf32>
        vector.store %110, %out[%108] : memref<?xf32>, vector<16xf32>
      } else {
        %111 = arith.addi %107, %c7 : index
        vector.store %28#0, %out[%111] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %112 = arith.addi %107, %c16 : index
        %113 = vector.load %residual[%112] : memref<?xf32>, vector<16xf32>
        %114 = arith.addf %113, %28#1 : vector<16xf32>
        vector.store %114, %out[%112] : memref<?xf32>, vector<16xf32>
      } else {
        %115 = arith.addi %107, %c16 : index
        vector.store %28#1, %out[%115] : memref<?xf32>, vector<16xf32>
      }
    }
    %116 = arith.cmpi slt, %19, %14 : index
    scf.if %116 {
      %117 = arith.muli %19, %outputFeatures : index
      %118 = arith.muli %3, %c4 : index
      %119 = arith.addi %117, %118 : index
      scf.if %0 {
        %120 = arith.addi %119, %c7 : index
        %121 = vector.load %residual[%120] : memref<?xf32>, vector<16xf32>
        %122 = arith.addf %121, %28#2 : vector<16xf32>
        vector.store %122, %out[%120] : memref<?xf32>, vector<16xf32>
      } else {
        %123 = arith.addi %119, %c7 : index
        vector.store %28#2, %out[%123] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %124 = arith.addi %119, %c16 : index
        %125 = vector.load %residual[%124] : memref<?xf32>, vector<16xf32>
        %126 = arith.addf %125, %28#3 : vector<16xf32>
        vector.store %126, %out[%124] : memref<?xf32>, vector<16xf32>
      } else {
        %127 = arith.addi %119, %c16 : index
        vector.store %28#3, %out[%127] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

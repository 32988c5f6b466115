// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  scf.for %15 = %12 to %14 step %c1 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %23:2 = scf.for %20 = %c7 to %1 step %c1 iter_args(%21 = %c10, %22 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %24 = arith.muli %20, %c5 : index
      %25 = arith.addi %7, %24 : index
      %26 = arith.addi %9, %24 : index
      %27 = vector.load %w[%25] : memref<?xi8>, vector<32xi8>
      %28 = vector.bitcast %27 : vector<32xi8> to vector<16xf16>
      %29 = arith.extf %28 : vector<16xf16> to vector<16xf32>
      %30 = arith.addi %25, %c4 : index
      %31 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
      %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
      %34 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
      %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
      %37 = arith.addi %26, %c4 : index
      %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
      %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
      %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
      %41 = arith.muli %20, %c4 : index
      %45:2 = scf.for %42 = %c7 to %c11 step %c1 iter_args(%43 = %21, %44 = %22) -> (vector<16xf32>, vector<16xf32>) {
        %46 = arith.muli %42, %c12 : index
        %47 = arith.addi %41, %46 : index
        %48 = arith.addi %25, %c13 : index
        %49 = arith.muli %42, %c4 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extui %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.andi %53, %c14 : vector<16xi32>
        %55 = arith.shrui %53, %c15 : vector<16xi32>
        %56 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
        %57 = math.fma %56, %29, %33 : vector<16xf32>
        %58 = arith.addi %26, %c13 : index
        %59 = arith.addi %58, %49 : index
        %60 = arith.addi %59, %c7 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
        %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
        %63 = arith.andi %62, %c14 : vector<16xi32>
        %64 = arith.shrui %62, %c15 : vector<16xi32>
        %65 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %36, %40 : vector<16xf32>
        %67 = arith.addi %47, %c7 : index
        %68:2 = func.call @linear_q4_1_r1p2__cpu.0(%19, %67, %x, %57, %43, %66, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %69 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %70 = math.fma %69, %29, %33 : vector<16xf32>
        %71 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %72 = math.fma %71, %36, %40 : vector<16xf32>
        %73 = arith.addi %47, %c1 : index
        %74:2 = func.call @linear_q4_1_r1p2__cpu.0(%19, %73, %x, %70, %68#0, %72, %68#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %75 = arith.addi %50, %c16 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.andi %77, %c14 : vector<16xi32>
        %79 = arith.shrui %77, %c15 : vector<16xi32>
        %80 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %29, %33 : vector<16xf32>
        %82 = arith.addi %59, %c16 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c14 : vector<16xi32>
        %86 = arith.shrui %84, %c15 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %36, %40 : vector<16xf32>
        %89 = arith.addi %47, %c6 : index
        %90:2 = func.call @linear_q4_1_r1p2__cpu.0(%19, %89, %x, %81, %74#0, %88, %74#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %91 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %92 = math.fma %91, %29, %33 : vector<16xf32>
        %93 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %94 = math.fma %93, %36, %40 : vector<16xf32>
        %95 = arith.addi %47, %c17 : index
        %96:2 = func.call @linear_q4_1_r1p2__cpu.0(%19, %95, %x, %92, %90#0, %94, %90#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %96#0, %96#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %45#0, %45#1 : vector<16xf32>, vector<16xf32>
    }
    %97 = arith.cmpi slt, %17, %14 : index
    scf.if %97 {
      %98 = arith.muli %17, %outputFeatures : index
      %99 = arith.muli %3, %c4 : index
      %100 = arith.addi %98, %99 : index
      scf.if %0 {
        %101 = arith.addi %100, %c7 : index
        %102 = vector.load %residual[%101] : memref<?xf32>, vector<16xf32>
        %103 = arith.addf %102, %23#0 : vector<16xf32>
        vector.store %103, %out[%101] : memref<?xf32>, vector<16xf32>
      } else {
        %104 = arith.addi %100, %c7 : index
        vector.store %23#0, %out[%104] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %105 = arith.addi %100, %c16 : index
        %106 = vector.load %residual[%105] : memref<?xf32>, vector<16xf32>
        %107 = arith.addf %106, %23#1 : vector<16xf32>
        vector.store %107, %out[%105] : memref<?xf32>, vector<16xf32>
      } else {
        %108 = arith.addi %100, %c16 : index
        vector.store %23#1, %out[%108] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

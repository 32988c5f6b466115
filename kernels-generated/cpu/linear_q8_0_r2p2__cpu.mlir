// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_0_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
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
      %32 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.muli %23, %c4 : index
      %44:4 = scf.for %39 = %c7 to %c11 step %c1 iter_args(%40 = %24, %41 = %25, %42 = %26, %43 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %39, %c12 : index
        %46 = arith.addi %38, %45 : index
        %47 = arith.addi %30, %c4 : index
        %48 = arith.muli %39, %c13 : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.addi %49, %c7 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extsi %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.sitofp %52 : vector<16xi32> to vector<16xf32>
        %54 = arith.mulf %53, %34 : vector<16xf32>
        %55 = arith.addi %31, %c4 : index
        %56 = arith.addi %55, %48 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extsi %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.mulf %60, %37 : vector<16xf32>
        %62 = arith.addi %46, %c7 : index
        %63:4 = func.call @linear_q8_0_r2p2__cpu.0(%21, %62, %x, %54, %40, %61, %41, %22, %42, %43) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %49, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %34 : vector<16xf32>
        %69 = arith.addi %56, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extsi %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %72, %37 : vector<16xf32>
        %74 = arith.addi %46, %c1 : index
        %75:4 = func.call @linear_q8_0_r2p2__cpu.0(%21, %74, %x, %68, %63#0, %73, %63#1, %22, %63#2, %63#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %76 = arith.addi %49, %c4 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extsi %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %34 : vector<16xf32>
        %81 = arith.addi %56, %c4 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %84, %37 : vector<16xf32>
        %86 = arith.addi %46, %c6 : index
        %87:4 = func.call @linear_q8_0_r2p2__cpu.0(%21, %86, %x, %80, %75#0, %85, %75#1, %22, %75#2, %75#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %88 = arith.addi %49, %c15 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extsi %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.mulf %91, %34 : vector<16xf32>
        %93 = arith.addi %56, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %37 : vector<16xf32>
        %98 = arith.addi %46, %c16 : index
        %99:4 = func.call @linear_q8_0_r2p2__cpu.0(%21, %98, %x, %92, %87#0, %97, %87#1, %22, %87#2, %87#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %99#0, %99#1, %99#2, %99#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %44#0, %44#1, %44#2, %44#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %100 = arith.cmpi slt, %17, %14 : index
    scf.if %100 {
      %101 = arith.muli %17, %outputFeatures : index
      %102 = arith.muli %3, %c4 : index
      %103 = arith.addi %101, %102 : index
      scf.if %0 {
        %104 = arith.addi %103, %c7 : index
        %105 = vector.load %residual[%104] : memref<?xf32>, vector<16xf32>
        %106 = arith.addf %105, %28#0 : vector<16xf32>
        vector.store %106, %out[%104] : memref<?xf32>, vector<16xf32>
      } else {
        %107 = arith.addi %103, %c7 : index
        vector.store %28#0, %out[%107] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %108 = arith.addi %103, %c14 : index
        %109 = vector.load %residual[%108] : memref<?xf32>, vector<16xf32>
        %110 = arith.addf %109, %28#1 : vector<16xf32>
        vector.store %110, %out[%108] : memref<?xf32>, vector<16xf32>
      } else {
        %111 = arith.addi %103, %c14 : index
        vector.store %28#1, %out[%111] : memref<?xf32>, vector<16xf32>
      }
    }
    %112 = arith.cmpi slt, %19, %14 : index
    scf.if %112 {
      %113 = arith.muli %19, %outputFeatures : index
      %114 = arith.muli %3, %c4 : index
      %115 = arith.addi %113, %114 : index
      scf.if %0 {
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %residual[%116] : memref<?xf32>, vector<16xf32>
        %118 = arith.addf %117, %28#2 : vector<16xf32>
        vector.store %118, %out[%116] : memref<?xf32>, vector<16xf32>
      } else {
        %119 = arith.addi %115, %c7 : index
        vector.store %28#2, %out[%119] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %120 = arith.addi %115, %c14 : index
        %121 = vector.load %residual[%120] : memref<?xf32>, vector<16xf32>
        %122 = arith.addf %121, %28#3 : vector<16xf32>
        vector.store %122, %out[%120] : memref<?xf32>, vector<16xf32>
      } else {
        %123 = arith.addi %115, %c14 : index
        vector.store %28#3, %out[%123] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

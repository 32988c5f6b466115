// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_int4_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.addi %7, %c1 : index
  %11 = arith.muli %10, %4 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %6, %rowsPerBlock : index
  %15 = arith.addi %14, %rowsPerBlock : index
  %16 = arith.minsi %15, %13 : index
  scf.for %17 = %14 to %16 step %c7 {
    %18 = arith.subi %16, %c1 : index
    %19 = arith.addi %17, %c8 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c1 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.muli %20, %inputFeatures : index
    %24 = arith.muli %22, %inputFeatures : index
    %25 = arith.divui %groupSize, %c12 : index
    %31:4 = scf.for %26 = %c8 to %3 step %c1 iter_args(%27 = %c11, %28 = %c11, %29 = %c11, %30 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %32 = arith.muli %26, %2 : index
      %33 = arith.addi %9, %32 : index
      %34 = arith.addi %11, %32 : index
      %35 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.addi %33, %c13 : index
      %39 = vector.load %w[%38] : memref<?xi8>, vector<16xi8>
      %40 = arith.extui %39 : vector<16xi8> to vector<16xi32>
      %41 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %34, %c13 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
      %46 = arith.extui %45 : vector<16xi8> to vector<16xi32>
      %47 = arith.muli %26, %groupSize : index
      %53:4 = scf.for %48 = %c8 to %25 step %c1 iter_args(%49 = %27, %50 = %28, %51 = %29, %52 = %30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %54 = arith.muli %48, %c12 : index
        %55 = arith.addi %47, %54 : index
        %56 = arith.addi %33, %c6 : index
        %57 = arith.muli %48, %c13 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c8 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c14 : vector<16xi32>
        %63 = arith.shrui %61, %c15 : vector<16xi32>
        %64 = arith.subi %62, %40 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %65, %37 : vector<16xf32>
        %67 = arith.addi %34, %c6 : index
        %68 = arith.addi %67, %57 : index
        %69 = arith.addi %68, %c8 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.andi %71, %c14 : vector<16xi32>
        %73 = arith.shrui %71, %c15 : vector<16xi32>
        %74 = arith.subi %72, %46 : vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %43 : vector<16xf32>
        %77 = arith.addi %55, %c8 : index
        %78:4 = func.call @linear_int4_r2p2__cpu.0(%23, %77, %x, %66, %49, %76, %50, %24, %51, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %79 = arith.subi %63, %40 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %37 : vector<16xf32>
        %82 = arith.subi %73, %46 : vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %83, %43 : vector<16xf32>
        %85 = arith.addi %55, %c1 : index
        %86:4 = func.call @linear_int4_r2p2__cpu.0(%23, %85, %x, %81, %78#0, %84, %78#1, %24, %78#2, %78#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %87 = arith.addi %58, %c16 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c14 : vector<16xi32>
        %91 = arith.shrui %89, %c15 : vector<16xi32>
        %92 = arith.subi %90, %40 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %37 : vector<16xf32>
        %95 = arith.addi %68, %c16 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c14 : vector<16xi32>
        %99 = arith.shrui %97, %c15 : vector<16xi32>
        %100 = arith.subi %98, %46 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %43 : vector<16xf32>
        %103 = arith.addi %55, %c7 : index
        %104:4 = func.call @linear_int4_r2p2__cpu.0(%23, %103, %x, %94, %86#0, %102, %86#1, %24, %86#2, %86#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %105 = arith.subi %91, %40 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %37 : vector<16xf32>
        %108 = arith.subi %99, %46 : vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %109, %43 : vector<16xf32>
        %111 = arith.addi %55, %c17 : index
        %112:4 = func.call @linear_int4_r2p2__cpu.0(%23, %111, %x, %107, %104#0, %110, %104#1, %24, %104#2, %104#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %112#0, %112#1, %112#2, %112#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %53#0, %53#1, %53#2, %53#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %113 = arith.cmpi slt, %19, %16 : index
    scf.if %113 {
      %114 = arith.muli %19, %outputFeatures : index
      %115 = arith.muli %5, %c13 : index
      %116 = arith.addi %114, %115 : index
      scf.if %0 {
        %117 = arith.addi %116, %c8 : index
        %118 = vector.load %residual[%117] : memref<?xf32>, vector<16xf32>
        %119 = arith.addf %118, %31#0 : vector<16xf32>
        vector.store %119, %out[%117] : memref<?xf32>, vector<16xf32>
      } else {
        %120 = arith.addi %116, %c8 : index
        vector.store %31#0, %out[%120] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %121 = arith.addi %116, %c16 : index
        %122 = vector.load %residual[%121] : memref<?xf32>, vector<16xf32>
        %123 = arith.addf %122, %31#1 : vector<16xf32>
        vector.store %123, %out[%121] : memref<?xf32>, vector<16xf32>
      } else {
        %124 = arith.addi %116, %c16 : index
        vector.store %31#1, %out[%124] : memref<?xf32>, vector<16xf32>
      }
    }
    %125 = arith.cmpi slt, %21, %16 : index
    scf.if %125 {
      %126 = arith.muli %21, %outputFeatures : index
      %127 = arith.muli %5, %c13 : index
      %128 = arith.addi %126, %127 : index
      scf.if %0 {
        %129 = arith.addi %128, %c8 : index
        %130 = vector.load %residual[%129] : memref<?xf32>, vector<16xf32>
        %131 = arith.addf %130, %31#2 : vector<16xf32>
        vector.store %131, %out[%129] : memref<?xf32>, vector<16xf32>
      } else {
        %132 = arith.addi %128, %c8 : index
        vector.store %31#2, %out[%132] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %133 = arith.addi %128, %c16 : index
        %134 = vector.load %residual[%133] : memref<?xf32>, vector<16xf32>
        %135 = arith.addf %134, %31#3 : vector<16xf32>
        vector.store %135, %out[%133] : memref<?xf32>, vector<16xf32>
      } else {
        %136 = arith.addi %128, %c16 : index
        vector.store %31#3, %out[%136] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

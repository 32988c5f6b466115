// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q4_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 320 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
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
  scf.for %14 = %11 to %13 step %c4 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c6 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.muli %17, %inputFeatures : index
    %21 = arith.muli %19, %inputFeatures : index
    %27:4 = scf.for %22 = %c5 to %0 step %c6 iter_args(%23 = %c9, %24 = %c9, %25 = %c9, %26 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %28 = arith.muli %22, %c3 : index
      %29 = arith.addi %6, %28 : index
      %30 = arith.addi %8, %28 : index
      %31 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
      %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
      %34 = arith.addi %29, %c2 : index
      %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
      %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
      %41 = arith.addi %30, %c2 : index
      %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
      %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
      %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
      %45 = arith.muli %22, %c2 : index
      %51:4 = scf.for %46 = %c5 to %c10 step %c6 iter_args(%47 = %23, %48 = %24, %49 = %25, %50 = %26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %52 = arith.muli %46, %c11 : index
        %53 = arith.addi %45, %52 : index
        %54 = arith.addi %29, %c12 : index
        %55 = arith.muli %46, %c2 : index
        %56 = arith.addi %54, %55 : index
        %57 = arith.addi %56, %c5 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.andi %59, %c13 : vector<16xi32>
        %61 = arith.shrui %59, %c14 : vector<16xi32>
        %62 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
        %63 = math.fma %62, %33, %37 : vector<16xf32>
        %64 = arith.addi %30, %c12 : index
        %65 = arith.addi %64, %55 : index
        %66 = arith.addi %65, %c5 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.andi %68, %c13 : vector<16xi32>
        %70 = arith.shrui %68, %c14 : vector<16xi32>
        %71 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %72 = math.fma %71, %40, %44 : vector<16xf32>
        %73 = arith.addi %53, %c5 : index
        %74:4 = func.call @gate_up_q4_1_r2p2__cpu.0(%20, %73, %x, %63, %47, %72, %48, %21, %49, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %75 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %76 = math.fma %75, %33, %37 : vector<16xf32>
        %77 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %40, %44 : vector<16xf32>
        %79 = arith.addi %53, %c6 : index
        %80:4 = func.call @gate_up_q4_1_r2p2__cpu.0(%20, %79, %x, %76, %74#0, %78, %74#1, %21, %74#2, %74#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %81 = arith.addi %56, %c15 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c13 : vector<16xi32>
        %85 = arith.shrui %83, %c14 : vector<16xi32>
        %86 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %33, %37 : vector<16xf32>
        %88 = arith.addi %65, %c15 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.andi %90, %c13 : vector<16xi32>
        %92 = arith.shrui %90, %c14 : vector<16xi32>
        %93 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %94 = math.fma %93, %40, %44 : vector<16xf32>
        %95 = arith.addi %53, %c4 : index
        %96:4 = func.call @gate_up_q4_1_r2p2__cpu.0(%20, %95, %x, %87, %80#0, %94, %80#1, %21, %80#2, %80#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %97 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %98 = math.fma %97, %33, %37 : vector<16xf32>
        %99 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %40, %44 : vector<16xf32>
        %101 = arith.addi %53, %c16 : index
        %102:4 = func.call @gate_up_q4_1_r2p2__cpu.0(%20, %101, %x, %98, %96#0, %100, %96#1, %21, %96#2, %96#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %102#0, %102#1, %102#2, %102#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %51#0, %51#1, %51#2, %51#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %103 = arith.cmpi slt, %16, %13 : index
    scf.if %103 {
      %104 = arith.muli %16, %outputFeatures : index
      %105 = arith.muli %2, %c15 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.mulf %27#0, %c18 : vector<16xf32>
      %108 = wave.exp2 %107 : vector<16xf32>
      %109 = arith.addf %c17, %108 : vector<16xf32>
      %110 = arith.divf %27#0, %109 : vector<16xf32>
      %111 = arith.mulf %110, %27#1 : vector<16xf32>
      %112 = arith.addi %106, %c5 : index
      vector.store %111, %out[%112] : memref<?xf32>, vector<16xf32>
    }
    %113 = arith.cmpi slt, %18, %13 : index
    scf.if %113 {
      %114 = arith.muli %18, %outputFeatures : index
      %115 = arith.muli %2, %c15 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.mulf %27#2, %c18 : vector<16xf32>
      %118 = wave.exp2 %117 : vector<16xf32>
      %119 = arith.addf %c17, %118 : vector<16xf32>
      %120 = arith.divf %27#2, %119 : vector<16xf32>
      %121 = arith.mulf %120, %27#3 : vector<16xf32>
      %122 = arith.addi %116, %c5 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

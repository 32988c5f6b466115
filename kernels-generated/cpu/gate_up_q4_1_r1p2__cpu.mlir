// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @gate_up_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  scf.for %14 = %11 to %13 step %c6 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    %22:2 = scf.for %19 = %c5 to %0 step %c6 iter_args(%20 = %c9, %21 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %23 = arith.muli %19, %c3 : index
      %24 = arith.addi %6, %23 : index
      %25 = arith.addi %8, %23 : index
      %26 = vector.load %w[%24] : memref<?xi8>, vector<32xi8>
      %27 = vector.bitcast %26 : vector<32xi8> to vector<16xf16>
      %28 = arith.extf %27 : vector<16xf16> to vector<16xf32>
      %29 = arith.addi %24, %c2 : index
      %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
      %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
      %33 = vector.load %w[%25] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = arith.addi %25, %c2 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.muli %19, %c2 : index
      %44:2 = scf.for %41 = %c5 to %c10 step %c6 iter_args(%42 = %20, %43 = %21) -> (vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %41, %c11 : index
        %46 = arith.addi %40, %45 : index
        %47 = arith.addi %24, %c12 : index
        %48 = arith.muli %41, %c2 : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.addi %49, %c5 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extui %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.andi %52, %c13 : vector<16xi32>
        %54 = arith.shrui %52, %c14 : vector<16xi32>
        %55 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %56 = math.fma %55, %28, %32 : vector<16xf32>
        %57 = arith.addi %25, %c12 : index
        %58 = arith.addi %57, %48 : index
        %59 = arith.addi %58, %c5 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c13 : vector<16xi32>
        %63 = arith.shrui %61, %c14 : vector<16xi32>
        %64 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %65 = math.fma %64, %35, %39 : vector<16xf32>
        %66 = arith.addi %46, %c5 : index
        %67:2 = func.call @gate_up_q4_1_r1p2__cpu.0(%18, %66, %x, %56, %42, %65, %43) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %68 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
        %69 = math.fma %68, %28, %32 : vector<16xf32>
        %70 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %71 = math.fma %70, %35, %39 : vector<16xf32>
        %72 = arith.addi %46, %c6 : index
        %73:2 = func.call @gate_up_q4_1_r1p2__cpu.0(%18, %72, %x, %69, %67#0, %71, %67#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %74 = arith.addi %49, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.andi %76, %c13 : vector<16xi32>
        %78 = arith.shrui %76, %c14 : vector<16xi32>
        %79 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %80 = math.fma %79, %28, %32 : vector<16xf32>
        %81 = arith.addi %58, %c15 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c13 : vector<16xi32>
        %85 = arith.shrui %83, %c14 : vector<16xi32>
        %86 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %35, %39 : vector<16xf32>
        %88 = arith.addi %46, %c4 : index
        %89:2 = func.call @gate_up_q4_1_r1p2__cpu.0(%18, %88, %x, %80, %73#0, %87, %73#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %90 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %28, %32 : vector<16xf32>
        %92 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %35, %39 : vector<16xf32>
        %94 = arith.addi %46, %c16 : index
        %95:2 = func.call @gate_up_q4_1_r1p2__cpu.0(%18, %94, %x, %91, %89#0, %93, %89#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %95#0, %95#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %44#0, %44#1 : vector<16xf32>, vector<16xf32>
    }
    %96 = arith.cmpi slt, %16, %13 : index
    scf.if %96 {
      %97 = arith.muli %16, %outputFeatures : index
      %98 = arith.muli %2, %c15 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.mulf %22#0, %c18 : vector<16xf32>
      %101 = wave.exp2 %100 : vector<16xf32>
      %102 = arith.addf %c17, %101 : vector<16xf32>
      %103 = arith.divf %22#0, %102 : vector<16xf32>
      %104 = arith.mulf %103, %22#1 : vector<16xf32>
      %105 = arith.addi %99, %c5 : index
      vector.store %104, %out[%105] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

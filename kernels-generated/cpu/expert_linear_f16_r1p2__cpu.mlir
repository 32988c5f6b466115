// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f16_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_f16_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = memref.load %groups[%1] : memref<?xi32>
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.addi %1, %c5 : index
  %8 = memref.load %groups[%7] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %groupsPerExpert : index
  %11 = arith.addi %10, %2 : index
  %12 = arith.muli %11, %c6 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %12, %c5 : index
  %16 = arith.muli %15, %4 : index
  %17 = arith.addi %experts, %c5 : index
  scf.for %18 = %6 to %9 step %c5 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %17, %21 : index
    %23 = memref.load %groups[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.divui %24, %rowDivisor : index
    %26 = arith.muli %25, %inputFeatures : index
    %30:2 = scf.for %27 = %c7 to %3 step %c5 iter_args(%28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %27, %c4 : index
      %32 = arith.addi %14, %31 : index
      %33 = arith.addi %16, %31 : index
      %34 = arith.muli %27, %c3 : index
      %38:2 = scf.for %35 = %c7 to %c11 step %c5 iter_args(%36 = %28, %37 = %29) -> (vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %35, %c11 : index
        %40 = arith.addi %34, %39 : index
        %41 = arith.muli %35, %c12 : index
        %42 = arith.addi %32, %41 : index
        %43 = arith.addi %42, %c7 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %33, %41 : index
        %48 = arith.addi %47, %c7 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %40, %c7 : index
        %53:2 = func.call @expert_linear_f16_r1p2__cpu.0(%26, %52, %x, %46, %36, %51, %37) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %54 = arith.addi %42, %c13 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.addi %47, %c13 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %40, %c5 : index
        %63:2 = func.call @expert_linear_f16_r1p2__cpu.0(%26, %62, %x, %57, %53#0, %61, %53#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %42, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
        %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
        %68 = arith.addi %47, %c14 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %40, %c6 : index
        %73:2 = func.call @expert_linear_f16_r1p2__cpu.0(%26, %72, %x, %67, %63#0, %71, %63#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %74 = arith.addi %42, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.addi %47, %c15 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
        %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
        %82 = arith.addi %40, %c16 : index
        %83:2 = func.call @expert_linear_f16_r1p2__cpu.0(%26, %82, %x, %77, %73#0, %81, %73#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %83#0, %83#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %38#0, %38#1 : vector<16xf32>, vector<16xf32>
    }
    %84 = arith.cmpi slt, %20, %9 : index
    scf.if %84 {
      %85 = arith.muli %24, %outputFeatures : index
      %86 = arith.muli %2, %c13 : index
      %87 = arith.addi %85, %86 : index
      %88 = arith.addi %87, %c7 : index
      vector.store %30#0, %out[%88] : memref<?xf32>, vector<16xf32>
      %89 = arith.addi %87, %c3 : index
      vector.store %30#1, %out[%89] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=2, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_f16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_f16_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
  scf.for %18 = %6 to %9 step %c6 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c5 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %17, %21 : index
    %25 = memref.load %groups[%24] : memref<?xi32>
    %26 = arith.index_cast %25 : i32 to index
    %27 = arith.addi %17, %23 : index
    %28 = memref.load %groups[%27] : memref<?xi32>
    %29 = arith.index_cast %28 : i32 to index
    %30 = arith.divui %26, %rowDivisor : index
    %31 = arith.muli %30, %inputFeatures : index
    %32 = arith.divui %29, %rowDivisor : index
    %33 = arith.muli %32, %inputFeatures : index
    %39:4 = scf.for %34 = %c7 to %3 step %c5 iter_args(%35 = %c10, %36 = %c10, %37 = %c10, %38 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %40 = arith.muli %34, %c4 : index
      %41 = arith.addi %14, %40 : index
      %42 = arith.addi %16, %40 : index
      %43 = arith.muli %34, %c3 : index
      %49:4 = scf.for %44 = %c7 to %c11 step %c5 iter_args(%45 = %35, %46 = %36, %47 = %37, %48 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %50 = arith.muli %44, %c11 : index
        %51 = arith.addi %43, %50 : index
        %52 = arith.muli %44, %c12 : index
        %53 = arith.addi %41, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.addi %42, %52 : index
        %59 = arith.addi %58, %c7 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.addi %51, %c7 : index
        %64:4 = func.call @expert_gate_up_f16_r2p2__cpu.0(%31, %63, %x, %57, %45, %62, %46, %33, %47, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %65 = arith.addi %53, %c13 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
        %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
        %69 = arith.addi %58, %c13 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
        %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
        %73 = arith.addi %51, %c5 : index
        %74:4 = func.call @expert_gate_up_f16_r2p2__cpu.0(%31, %73, %x, %68, %64#0, %72, %64#1, %33, %64#2, %64#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %75 = arith.addi %53, %c14 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
        %77 = vector.bitcast %76 : vector<32xi8> to vector<16xf16>
        %78 = arith.extf %77 : vector<16xf16> to vector<16xf32>
        %79 = arith.addi %58, %c14 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
        %81 = vector.bitcast %80 : vector<32xi8> to vector<16xf16>
        %82 = arith.extf %81 : vector<16xf16> to vector<16xf32>
        %83 = arith.addi %51, %c6 : index
        %84:4 = func.call @expert_gate_up_f16_r2p2__cpu.0(%31, %83, %x, %78, %74#0, %82, %74#1, %33, %74#2, %74#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %85 = arith.addi %53, %c15 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
        %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
        %89 = arith.addi %58, %c15 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
        %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
        %93 = arith.addi %51, %c16 : index
        %94:4 = func.call @expert_gate_up_f16_r2p2__cpu.0(%31, %93, %x, %88, %84#0, %92, %84#1, %33, %84#2, %84#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %94#0, %94#1, %94#2, %94#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %95 = arith.cmpi slt, %20, %9 : index
    scf.if %95 {
      %96 = arith.mulf %39#0, %c18 : vector<16xf32>
      %97 = wave.exp2 %96 : vector<16xf32>
      %98 = arith.addf %c17, %97 : vector<16xf32>
      %99 = arith.divf %39#0, %98 : vector<16xf32>
      %100 = arith.mulf %99, %39#1 : vector<16xf32>
      %101 = arith.muli %26, %outputFeatures : index
      %102 = arith.muli %2, %c3 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.addi %103, %c7 : index
      vector.store %100, %out[%104] : memref<?xf32>, vector<16xf32>
    }
    %105 = arith.cmpi slt, %22, %9 : index
    scf.if %105 {
      %106 = arith.mulf %39#2, %c18 : vector<16xf32>
      %107 = wave.exp2 %106 : vector<16xf32>
      %108 = arith.addf %c17, %107 : vector<16xf32>
      %109 = arith.divf %39#2, %108 : vector<16xf32>
      %110 = arith.mulf %109, %39#3 : vector<16xf32>
      %111 = arith.muli %29, %outputFeatures : index
      %112 = arith.muli %2, %c3 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.addi %113, %c7 : index
      vector.store %110, %out[%114] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

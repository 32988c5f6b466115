// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=2, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_bf16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_bf16_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c19 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xi16>
        %57 = arith.extui %56 : vector<16xi16> to vector<16xi32>
        %58 = arith.shli %57, %c13 : vector<16xi32>
        %59 = arith.bitcast %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.addi %42, %52 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xi16>
        %64 = arith.extui %63 : vector<16xi16> to vector<16xi32>
        %65 = arith.shli %64, %c13 : vector<16xi32>
        %66 = arith.bitcast %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.addi %51, %c7 : index
        %68:4 = func.call @expert_gate_up_bf16_r2p2__cpu.0(%31, %67, %x, %59, %45, %66, %46, %33, %47, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %69 = arith.addi %53, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xi16>
        %72 = arith.extui %71 : vector<16xi16> to vector<16xi32>
        %73 = arith.shli %72, %c13 : vector<16xi32>
        %74 = arith.bitcast %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.addi %60, %c14 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<32xi8>
        %77 = vector.bitcast %76 : vector<32xi8> to vector<16xi16>
        %78 = arith.extui %77 : vector<16xi16> to vector<16xi32>
        %79 = arith.shli %78, %c13 : vector<16xi32>
        %80 = arith.bitcast %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.addi %51, %c5 : index
        %82:4 = func.call @expert_gate_up_bf16_r2p2__cpu.0(%31, %81, %x, %74, %68#0, %80, %68#1, %33, %68#2, %68#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %83 = arith.addi %53, %c15 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xi16>
        %86 = arith.extui %85 : vector<16xi16> to vector<16xi32>
        %87 = arith.shli %86, %c13 : vector<16xi32>
        %88 = arith.bitcast %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.addi %60, %c15 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xi16>
        %92 = arith.extui %91 : vector<16xi16> to vector<16xi32>
        %93 = arith.shli %92, %c13 : vector<16xi32>
        %94 = arith.bitcast %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.addi %51, %c6 : index
        %96:4 = func.call @expert_gate_up_bf16_r2p2__cpu.0(%31, %95, %x, %88, %82#0, %94, %82#1, %33, %82#2, %82#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %97 = arith.addi %53, %c16 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
        %99 = vector.bitcast %98 : vector<32xi8> to vector<16xi16>
        %100 = arith.extui %99 : vector<16xi16> to vector<16xi32>
        %101 = arith.shli %100, %c13 : vector<16xi32>
        %102 = arith.bitcast %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.addi %60, %c16 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xi16>
        %106 = arith.extui %105 : vector<16xi16> to vector<16xi32>
        %107 = arith.shli %106, %c13 : vector<16xi32>
        %108 = arith.bitcast %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.addi %51, %c17 : index
        %110:4 = func.call @expert_gate_up_bf16_r2p2__cpu.0(%31, %109, %x, %102, %96#0, %108, %96#1, %33, %96#2, %96#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %110#0, %110#1, %110#2, %110#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %111 = arith.cmpi slt, %20, %9 : index
    scf.if %111 {
      %112 = arith.mulf %39#0, %c19 : vector<16xf32>
      %113 = wave.exp2 %112 : vector<16xf32>
      %114 = arith.addf %c18, %113 : vector<16xf32>
      %115 = arith.divf %39#0, %114 : vector<16xf32>
      %116 = arith.mulf %115, %39#1 : vector<16xf32>
      %117 = arith.muli %26, %outputFeatures : index
      %118 = arith.muli %2, %c3 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.addi %119, %c7 : index
      vector.store %116, %out[%120] : memref<?xf32>, vector<16xf32>
    }
    %121 = arith.cmpi slt, %22, %9 : index
    scf.if %121 {
      %122 = arith.mulf %39#2, %c19 : vector<16xf32>
      %123 = wave.exp2 %122 : vector<16xf32>
      %124 = arith.addf %c18, %123 : vector<16xf32>
      %125 = arith.divf %39#2, %124 : vector<16xf32>
      %126 = arith.mulf %125, %39#3 : vector<16xf32>
      %127 = arith.muli %29, %outputFeatures : index
      %128 = arith.muli %2, %c3 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.addi %129, %c7 : index
      vector.store %126, %out[%130] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

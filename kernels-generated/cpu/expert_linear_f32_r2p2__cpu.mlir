// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=2, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f32_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_f32_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 32 : index
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
        %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
        %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
        %57 = arith.addi %42, %52 : index
        %58 = arith.addi %57, %c7 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<64xi8>
        %60 = vector.bitcast %59 : vector<64xi8> to vector<16xf32>
        %61 = arith.addi %51, %c7 : index
        %62:4 = func.call @expert_linear_f32_r2p2__cpu.0(%31, %61, %x, %56, %45, %60, %46, %33, %47, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %63 = arith.addi %53, %c13 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
        %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
        %66 = arith.addi %57, %c13 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<64xi8>
        %68 = vector.bitcast %67 : vector<64xi8> to vector<16xf32>
        %69 = arith.addi %51, %c5 : index
        %70:4 = func.call @expert_linear_f32_r2p2__cpu.0(%31, %69, %x, %65, %62#0, %68, %62#1, %33, %62#2, %62#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %71 = arith.addi %53, %c14 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %57, %c14 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<64xi8>
        %76 = vector.bitcast %75 : vector<64xi8> to vector<16xf32>
        %77 = arith.addi %51, %c6 : index
        %78:4 = func.call @expert_linear_f32_r2p2__cpu.0(%31, %77, %x, %73, %70#0, %76, %70#1, %33, %70#2, %70#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %79 = arith.addi %53, %c15 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<64xi8>
        %81 = vector.bitcast %80 : vector<64xi8> to vector<16xf32>
        %82 = arith.addi %57, %c15 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<64xi8>
        %84 = vector.bitcast %83 : vector<64xi8> to vector<16xf32>
        %85 = arith.addi %51, %c16 : index
        %86:4 = func.call @expert_linear_f32_r2p2__cpu.0(%31, %85, %x, %81, %78#0, %84, %78#1, %33, %78#2, %78#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %86#0, %86#1, %86#2, %86#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %87 = arith.cmpi slt, %20, %9 : index
    scf.if %87 {
      %88 = arith.muli %26, %outputFeatures : index
      %89 = arith.muli %2, %c17 : index
      %90 = arith.addi %88, %89 : index
      %91 = arith.addi %90, %c7 : index
      vector.store %39#0, %out[%91] : memref<?xf32>, vector<16xf32>
      %92 = arith.addi %90, %c3 : index
      vector.store %39#1, %out[%92] : memref<?xf32>, vector<16xf32>
    }
    %93 = arith.cmpi slt, %22, %9 : index
    scf.if %93 {
      %94 = arith.muli %29, %outputFeatures : index
      %95 = arith.muli %2, %c17 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.addi %96, %c7 : index
      vector.store %39#2, %out[%97] : memref<?xf32>, vector<16xf32>
      %98 = arith.addi %96, %c3 : index
      vector.store %39#3, %out[%98] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

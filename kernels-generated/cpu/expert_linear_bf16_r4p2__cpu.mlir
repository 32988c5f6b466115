// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_bf16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_bf16_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
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
  scf.for %18 = %6 to %9 step %c9 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c5 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c6 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c10 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.addi %17, %21 : index
    %29 = memref.load %groups[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %17, %23 : index
    %32 = memref.load %groups[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.addi %17, %25 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %17, %27 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.divui %30, %rowDivisor : index
    %41 = arith.muli %40, %inputFeatures : index
    %42 = arith.divui %33, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %36, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %46 = arith.divui %39, %rowDivisor : index
    %47 = arith.muli %46, %inputFeatures : index
    %57:8 = scf.for %48 = %c7 to %3 step %c5 iter_args(%49 = %c12, %50 = %c12, %51 = %c12, %52 = %c12, %53 = %c12, %54 = %c12, %55 = %c12, %56 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %58 = arith.muli %48, %c4 : index
      %59 = arith.addi %14, %58 : index
      %60 = arith.addi %16, %58 : index
      %61 = arith.muli %48, %c3 : index
      %71:8 = scf.for %62 = %c7 to %c9 step %c5 iter_args(%63 = %49, %64 = %50, %65 = %51, %66 = %52, %67 = %53, %68 = %54, %69 = %55, %70 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %72 = arith.muli %62, %c9 : index
        %73 = arith.addi %61, %72 : index
        %74 = arith.muli %62, %c13 : index
        %75 = arith.addi %59, %74 : index
        %76 = arith.addi %75, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xi16>
        %79 = arith.extui %78 : vector<16xi16> to vector<16xi32>
        %80 = arith.shli %79, %c14 : vector<16xi32>
        %81 = arith.bitcast %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.addi %60, %74 : index
        %83 = arith.addi %82, %c7 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xi16>
        %86 = arith.extui %85 : vector<16xi16> to vector<16xi32>
        %87 = arith.shli %86, %c14 : vector<16xi32>
        %88 = arith.bitcast %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.addi %73, %c7 : index
        %90:8 = func.call @expert_linear_bf16_r4p2__cpu.0(%41, %89, %x, %81, %63, %88, %64, %43, %65, %66, %45, %67, %68, %47, %69, %70) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %91 = arith.addi %75, %c15 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xi16>
        %94 = arith.extui %93 : vector<16xi16> to vector<16xi32>
        %95 = arith.shli %94, %c14 : vector<16xi32>
        %96 = arith.bitcast %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.addi %82, %c15 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
        %99 = vector.bitcast %98 : vector<32xi8> to vector<16xi16>
        %100 = arith.extui %99 : vector<16xi16> to vector<16xi32>
        %101 = arith.shli %100, %c14 : vector<16xi32>
        %102 = arith.bitcast %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.addi %73, %c5 : index
        %104:8 = func.call @expert_linear_bf16_r4p2__cpu.0(%41, %103, %x, %96, %90#0, %102, %90#1, %43, %90#2, %90#3, %45, %90#4, %90#5, %47, %90#6, %90#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %105 = arith.addi %75, %c16 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
        %107 = vector.bitcast %106 : vector<32xi8> to vector<16xi16>
        %108 = arith.extui %107 : vector<16xi16> to vector<16xi32>
        %109 = arith.shli %108, %c14 : vector<16xi32>
        %110 = arith.bitcast %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.addi %82, %c16 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<32xi8>
        %113 = vector.bitcast %112 : vector<32xi8> to vector<16xi16>
        %114 = arith.extui %113 : vector<16xi16> to vector<16xi32>
        %115 = arith.shli %114, %c14 : vector<16xi32>
        %116 = arith.bitcast %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.addi %73, %c6 : index
        %118:8 = func.call @expert_linear_bf16_r4p2__cpu.0(%41, %117, %x, %110, %104#0, %116, %104#1, %43, %104#2, %104#3, %45, %104#4, %104#5, %47, %104#6, %104#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %119 = arith.addi %75, %c17 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xi16>
        %122 = arith.extui %121 : vector<16xi16> to vector<16xi32>
        %123 = arith.shli %122, %c14 : vector<16xi32>
        %124 = arith.bitcast %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.addi %82, %c17 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<32xi8>
        %127 = vector.bitcast %126 : vector<32xi8> to vector<16xi16>
        %128 = arith.extui %127 : vector<16xi16> to vector<16xi32>
        %129 = arith.shli %128, %c14 : vector<16xi32>
        %130 = arith.bitcast %129 : vector<16xi32> to vector<16xf32>
        %131 = arith.addi %73, %c10 : index
        %132:8 = func.call @expert_linear_bf16_r4p2__cpu.0(%41, %131, %x, %124, %118#0, %130, %118#1, %43, %118#2, %118#3, %45, %118#4, %118#5, %47, %118#6, %118#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %132#0, %132#1, %132#2, %132#3, %132#4, %132#5, %132#6, %132#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %133 = arith.cmpi slt, %20, %9 : index
    scf.if %133 {
      %134 = arith.muli %30, %outputFeatures : index
      %135 = arith.muli %2, %c15 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.addi %136, %c7 : index
      vector.store %57#0, %out[%137] : memref<?xf32>, vector<16xf32>
      %138 = arith.addi %136, %c3 : index
      vector.store %57#1, %out[%138] : memref<?xf32>, vector<16xf32>
    }
    %139 = arith.cmpi slt, %22, %9 : index
    scf.if %139 {
      %140 = arith.muli %33, %outputFeatures : index
      %141 = arith.muli %2, %c15 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.addi %142, %c7 : index
      vector.store %57#2, %out[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.addi %142, %c3 : index
      vector.store %57#3, %out[%144] : memref<?xf32>, vector<16xf32>
    }
    %145 = arith.cmpi slt, %24, %9 : index
    scf.if %145 {
      %146 = arith.muli %36, %outputFeatures : index
      %147 = arith.muli %2, %c15 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.addi %148, %c7 : index
      vector.store %57#4, %out[%149] : memref<?xf32>, vector<16xf32>
      %150 = arith.addi %148, %c3 : index
      vector.store %57#5, %out[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.cmpi slt, %26, %9 : index
    scf.if %151 {
      %152 = arith.muli %39, %outputFeatures : index
      %153 = arith.muli %2, %c15 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c7 : index
      vector.store %57#6, %out[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.addi %154, %c3 : index
      vector.store %57#7, %out[%156] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

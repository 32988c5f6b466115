// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_int4_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.muli %groupSize, %c4 : index
  %4 = arith.addi %3, %c5 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %5, %4 : index
  %7 = memref.load %groups[%1] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.addi %1, %c6 : index
  %10 = memref.load %groups[%9] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %1, %groupsPerExpert : index
  %13 = arith.addi %12, %2 : index
  %14 = arith.muli %13, %c7 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %6 : index
  %17 = arith.addi %14, %c6 : index
  %18 = arith.muli %17, %6 : index
  %19 = arith.addi %experts, %c6 : index
  scf.for %20 = %8 to %11 step %c10 {
    %21 = arith.subi %11, %c6 : index
    %22 = arith.addi %20, %c8 : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %20, %c6 : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.addi %20, %c7 : index
    %27 = arith.minsi %26, %21 : index
    %28 = arith.addi %20, %c11 : index
    %29 = arith.minsi %28, %21 : index
    %30 = arith.addi %19, %23 : index
    %31 = memref.load %groups[%30] : memref<?xi32>
    %32 = arith.index_cast %31 : i32 to index
    %33 = arith.addi %19, %25 : index
    %34 = memref.load %groups[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.addi %19, %27 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %19, %29 : index
    %40 = memref.load %groups[%39] : memref<?xi32>
    %41 = arith.index_cast %40 : i32 to index
    %42 = arith.divui %32, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %35, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %46 = arith.divui %38, %rowDivisor : index
    %47 = arith.muli %46, %inputFeatures : index
    %48 = arith.divui %41, %rowDivisor : index
    %49 = arith.muli %48, %inputFeatures : index
    %50 = arith.divui %groupSize, %c10 : index
    %60:8 = scf.for %51 = %c8 to %5 step %c6 iter_args(%52 = %c13, %53 = %c13, %54 = %c13, %55 = %c13, %56 = %c13, %57 = %c13, %58 = %c13, %59 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %61 = arith.muli %51, %4 : index
      %62 = arith.addi %16, %61 : index
      %63 = arith.addi %18, %61 : index
      %64 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
      %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
      %67 = arith.addi %62, %c14 : index
      %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
      %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
      %70 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %63, %c14 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
      %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
      %76 = arith.muli %51, %groupSize : index
      %86:8 = scf.for %77 = %c8 to %50 step %c6 iter_args(%78 = %52, %79 = %53, %80 = %54, %81 = %55, %82 = %56, %83 = %57, %84 = %58, %85 = %59) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %87 = arith.muli %77, %c10 : index
        %88 = arith.addi %76, %87 : index
        %89 = arith.addi %62, %c5 : index
        %90 = arith.muli %77, %c14 : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %c8 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.andi %94, %c15 : vector<16xi32>
        %96 = arith.shrui %94, %c16 : vector<16xi32>
        %97 = arith.subi %95, %69 : vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.mulf %98, %66 : vector<16xf32>
        %100 = arith.addi %63, %c5 : index
        %101 = arith.addi %100, %90 : index
        %102 = arith.addi %101, %c8 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.andi %104, %c15 : vector<16xi32>
        %106 = arith.shrui %104, %c16 : vector<16xi32>
        %107 = arith.subi %105, %75 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.mulf %108, %72 : vector<16xf32>
        %110 = arith.addi %88, %c8 : index
        %111:8 = func.call @expert_linear_int4_r4p2__cpu.0(%43, %110, %x, %99, %78, %109, %79, %45, %80, %81, %47, %82, %83, %49, %84, %85) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %112 = arith.subi %96, %69 : vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %113, %66 : vector<16xf32>
        %115 = arith.subi %106, %75 : vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.mulf %116, %72 : vector<16xf32>
        %118 = arith.addi %88, %c6 : index
        %119:8 = func.call @expert_linear_int4_r4p2__cpu.0(%43, %118, %x, %114, %111#0, %117, %111#1, %45, %111#2, %111#3, %47, %111#4, %111#5, %49, %111#6, %111#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %120 = arith.addi %91, %c17 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.andi %122, %c15 : vector<16xi32>
        %124 = arith.shrui %122, %c16 : vector<16xi32>
        %125 = arith.subi %123, %69 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %126, %66 : vector<16xf32>
        %128 = arith.addi %101, %c17 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.andi %130, %c15 : vector<16xi32>
        %132 = arith.shrui %130, %c16 : vector<16xi32>
        %133 = arith.subi %131, %75 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %72 : vector<16xf32>
        %136 = arith.addi %88, %c7 : index
        %137:8 = func.call @expert_linear_int4_r4p2__cpu.0(%43, %136, %x, %127, %119#0, %135, %119#1, %45, %119#2, %119#3, %47, %119#4, %119#5, %49, %119#6, %119#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %138 = arith.subi %124, %69 : vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %139, %66 : vector<16xf32>
        %141 = arith.subi %132, %75 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.mulf %142, %72 : vector<16xf32>
        %144 = arith.addi %88, %c11 : index
        %145:8 = func.call @expert_linear_int4_r4p2__cpu.0(%43, %144, %x, %140, %137#0, %143, %137#1, %45, %137#2, %137#3, %47, %137#4, %137#5, %49, %137#6, %137#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %145#0, %145#1, %145#2, %145#3, %145#4, %145#5, %145#6, %145#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %22, %11 : index
    scf.if %146 {
      %147 = arith.muli %32, %outputFeatures : index
      %148 = arith.muli %2, %c14 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.addi %149, %c8 : index
      vector.store %60#0, %out[%150] : memref<?xf32>, vector<16xf32>
      %151 = arith.addi %149, %c17 : index
      vector.store %60#1, %out[%151] : memref<?xf32>, vector<16xf32>
    }
    %152 = arith.cmpi slt, %24, %11 : index
    scf.if %152 {
      %153 = arith.muli %35, %outputFeatures : index
      %154 = arith.muli %2, %c14 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.addi %155, %c8 : index
      vector.store %60#2, %out[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.addi %155, %c17 : index
      vector.store %60#3, %out[%157] : memref<?xf32>, vector<16xf32>
    }
    %158 = arith.cmpi slt, %26, %11 : index
    scf.if %158 {
      %159 = arith.muli %38, %outputFeatures : index
      %160 = arith.muli %2, %c14 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c8 : index
      vector.store %60#4, %out[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.addi %161, %c17 : index
      vector.store %60#5, %out[%163] : memref<?xf32>, vector<16xf32>
    }
    %164 = arith.cmpi slt, %28, %11 : index
    scf.if %164 {
      %165 = arith.muli %41, %outputFeatures : index
      %166 = arith.muli %2, %c14 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c8 : index
      vector.store %60#6, %out[%168] : memref<?xf32>, vector<16xf32>
      %169 = arith.addi %167, %c17 : index
      vector.store %60#7, %out[%169] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

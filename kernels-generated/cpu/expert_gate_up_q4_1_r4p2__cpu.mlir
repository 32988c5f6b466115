// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=4, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_q4_1_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
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
      %61 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
      %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
      %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
      %64 = arith.addi %59, %c3 : index
      %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
      %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
      %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
      %68 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
      %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
      %71 = arith.addi %60, %c3 : index
      %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
      %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
      %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
      %75 = arith.muli %48, %c3 : index
      %85:8 = scf.for %76 = %c7 to %c13 step %c5 iter_args(%77 = %49, %78 = %50, %79 = %51, %80 = %52, %81 = %53, %82 = %54, %83 = %55, %84 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %86 = arith.muli %76, %c9 : index
        %87 = arith.addi %75, %86 : index
        %88 = arith.addi %59, %c14 : index
        %89 = arith.muli %76, %c3 : index
        %90 = arith.addi %88, %89 : index
        %91 = arith.addi %90, %c7 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c15 : vector<16xi32>
        %95 = arith.shrui %93, %c16 : vector<16xi32>
        %96 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %97 = math.fma %96, %63, %67 : vector<16xf32>
        %98 = arith.addi %60, %c14 : index
        %99 = arith.addi %98, %89 : index
        %100 = arith.addi %99, %c7 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c15 : vector<16xi32>
        %104 = arith.shrui %102, %c16 : vector<16xi32>
        %105 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %70, %74 : vector<16xf32>
        %107 = arith.addi %87, %c7 : index
        %108:8 = func.call @expert_gate_up_q4_1_r4p2__cpu.0(%41, %107, %x, %97, %77, %106, %78, %43, %79, %80, %45, %81, %82, %47, %83, %84) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %109 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %110 = math.fma %109, %63, %67 : vector<16xf32>
        %111 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %70, %74 : vector<16xf32>
        %113 = arith.addi %87, %c5 : index
        %114:8 = func.call @expert_gate_up_q4_1_r4p2__cpu.0(%41, %113, %x, %110, %108#0, %112, %108#1, %43, %108#2, %108#3, %45, %108#4, %108#5, %47, %108#6, %108#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %115 = arith.addi %90, %c17 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.andi %117, %c15 : vector<16xi32>
        %119 = arith.shrui %117, %c16 : vector<16xi32>
        %120 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %121 = math.fma %120, %63, %67 : vector<16xf32>
        %122 = arith.addi %99, %c17 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c15 : vector<16xi32>
        %126 = arith.shrui %124, %c16 : vector<16xi32>
        %127 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %70, %74 : vector<16xf32>
        %129 = arith.addi %87, %c6 : index
        %130:8 = func.call @expert_gate_up_q4_1_r4p2__cpu.0(%41, %129, %x, %121, %114#0, %128, %114#1, %43, %114#2, %114#3, %45, %114#4, %114#5, %47, %114#6, %114#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %131 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %63, %67 : vector<16xf32>
        %133 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %134 = math.fma %133, %70, %74 : vector<16xf32>
        %135 = arith.addi %87, %c10 : index
        %136:8 = func.call @expert_gate_up_q4_1_r4p2__cpu.0(%41, %135, %x, %132, %130#0, %134, %130#1, %43, %130#2, %130#3, %45, %130#4, %130#5, %47, %130#6, %130#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %136#0, %136#1, %136#2, %136#3, %136#4, %136#5, %136#6, %136#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %85#0, %85#1, %85#2, %85#3, %85#4, %85#5, %85#6, %85#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %137 = arith.cmpi slt, %20, %9 : index
    scf.if %137 {
      %138 = arith.mulf %57#0, %c19 : vector<16xf32>
      %139 = wave.exp2 %138 : vector<16xf32>
      %140 = arith.addf %c18, %139 : vector<16xf32>
      %141 = arith.divf %57#0, %140 : vector<16xf32>
      %142 = arith.mulf %141, %57#1 : vector<16xf32>
      %143 = arith.muli %30, %outputFeatures : index
      %144 = arith.muli %2, %c17 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.addi %145, %c7 : index
      vector.store %142, %out[%146] : memref<?xf32>, vector<16xf32>
    }
    %147 = arith.cmpi slt, %22, %9 : index
    scf.if %147 {
      %148 = arith.mulf %57#2, %c19 : vector<16xf32>
      %149 = wave.exp2 %148 : vector<16xf32>
      %150 = arith.addf %c18, %149 : vector<16xf32>
      %151 = arith.divf %57#2, %150 : vector<16xf32>
      %152 = arith.mulf %151, %57#3 : vector<16xf32>
      %153 = arith.muli %33, %outputFeatures : index
      %154 = arith.muli %2, %c17 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.addi %155, %c7 : index
      vector.store %152, %out[%156] : memref<?xf32>, vector<16xf32>
    }
    %157 = arith.cmpi slt, %24, %9 : index
    scf.if %157 {
      %158 = arith.mulf %57#4, %c19 : vector<16xf32>
      %159 = wave.exp2 %158 : vector<16xf32>
      %160 = arith.addf %c18, %159 : vector<16xf32>
      %161 = arith.divf %57#4, %160 : vector<16xf32>
      %162 = arith.mulf %161, %57#5 : vector<16xf32>
      %163 = arith.muli %36, %outputFeatures : index
      %164 = arith.muli %2, %c17 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.addi %165, %c7 : index
      vector.store %162, %out[%166] : memref<?xf32>, vector<16xf32>
    }
    %167 = arith.cmpi slt, %26, %9 : index
    scf.if %167 {
      %168 = arith.mulf %57#6, %c19 : vector<16xf32>
      %169 = wave.exp2 %168 : vector<16xf32>
      %170 = arith.addf %c18, %169 : vector<16xf32>
      %171 = arith.divf %57#6, %170 : vector<16xf32>
      %172 = arith.mulf %171, %57#7 : vector<16xf32>
      %173 = arith.muli %39, %outputFeatures : index
      %174 = arith.muli %2, %c17 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c7 : index
      vector.store %172, %out[%176] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

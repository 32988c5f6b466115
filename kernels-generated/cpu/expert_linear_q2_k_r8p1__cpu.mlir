// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q2_k', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q2_k_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 576 : index
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
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
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c8 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c5 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c9 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.addi %15, %19 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %15, %21 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %15, %23 : index
    %41 = memref.load %groups[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %15, %25 : index
    %44 = memref.load %groups[%43] : memref<?xi32>
    %45 = arith.index_cast %44 : i32 to index
    %46 = arith.addi %15, %27 : index
    %47 = memref.load %groups[%46] : memref<?xi32>
    %48 = arith.index_cast %47 : i32 to index
    %49 = arith.addi %15, %29 : index
    %50 = memref.load %groups[%49] : memref<?xi32>
    %51 = arith.index_cast %50 : i32 to index
    %52 = arith.addi %15, %31 : index
    %53 = memref.load %groups[%52] : memref<?xi32>
    %54 = arith.index_cast %53 : i32 to index
    %55 = arith.addi %15, %33 : index
    %56 = memref.load %groups[%55] : memref<?xi32>
    %57 = arith.index_cast %56 : i32 to index
    %58 = arith.divui %36, %rowDivisor : index
    %59 = arith.muli %58, %inputFeatures : index
    %60 = arith.divui %39, %rowDivisor : index
    %61 = arith.muli %60, %inputFeatures : index
    %62 = arith.divui %42, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %45, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %48, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %51, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %54, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %57, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %83:8 = scf.for %74 = %c6 to %3 step %c5 iter_args(%75 = %c16, %76 = %c16, %77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %84 = arith.muli %74, %c4 : index
      %85 = arith.addi %14, %84 : index
      %86 = arith.addi %85, %c6 : index
      %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
      %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
      %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
      %90 = arith.addi %85, %c17 : index
      %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
      %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
      %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
      %94 = arith.muli %74, %c3 : index
      %104:8 = scf.for %95 = %c6 to %c17 step %c5 iter_args(%96 = %75, %97 = %76, %98 = %77, %99 = %78, %100 = %79, %101 = %80, %102 = %81, %103 = %82) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %105 = arith.muli %95, %c8 : index
        %106 = arith.addi %94, %105 : index
        %107 = arith.addi %85, %c18 : index
        %108 = arith.divui %95, %c9 : index
        %109 = arith.muli %108, %c17 : index
        %110 = arith.addi %107, %109 : index
        %111 = arith.addi %110, %c6 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.mulf %89, %114 : vector<16xf32>
        %116 = arith.addi %110, %c19 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.mulf %93, %119 : vector<16xf32>
        %121 = arith.addi %85, %c20 : index
        %122 = arith.muli %95, %c9 : index
        %123 = arith.addi %122, %c6 : index
        %124 = arith.muli %123, %c19 : index
        %125 = arith.addi %121, %124 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
        %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.addi %122, %c5 : index
        %129 = arith.muli %128, %c19 : index
        %130 = arith.addi %121, %129 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.shrui %127, %c21 : vector<16xi32>
        %134 = arith.andi %133, %c22 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %115, %120 : vector<16xf32>
        %137 = arith.addi %106, %c6 : index
        %138:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %137, %x, %136, %96, %61, %97, %63, %98, %65, %99, %67, %100, %69, %101, %71, %102, %73, %103) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %139 = arith.shrui %127, %c23 : vector<16xi32>
        %140 = arith.andi %139, %c22 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %115, %120 : vector<16xf32>
        %143 = arith.addi %106, %c5 : index
        %144:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %143, %x, %142, %138#0, %61, %138#1, %63, %138#2, %65, %138#3, %67, %138#4, %69, %138#5, %71, %138#6, %73, %138#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = arith.shrui %127, %c24 : vector<16xi32>
        %146 = arith.andi %145, %c22 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %115, %120 : vector<16xf32>
        %149 = arith.addi %106, %c9 : index
        %150:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %149, %x, %148, %144#0, %61, %144#1, %63, %144#2, %65, %144#3, %67, %144#4, %69, %144#5, %71, %144#6, %73, %144#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %151 = arith.shrui %127, %c25 : vector<16xi32>
        %152 = arith.andi %151, %c22 : vector<16xi32>
        %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
        %154 = math.fma %153, %115, %120 : vector<16xf32>
        %155 = arith.addi %106, %c10 : index
        %156:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %155, %x, %154, %150#0, %61, %150#1, %63, %150#2, %65, %150#3, %67, %150#4, %69, %150#5, %71, %150#6, %73, %150#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %157 = arith.shrui %132, %c21 : vector<16xi32>
        %158 = arith.andi %157, %c22 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %115, %120 : vector<16xf32>
        %161 = arith.addi %106, %c11 : index
        %162:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %161, %x, %160, %156#0, %61, %156#1, %63, %156#2, %65, %156#3, %67, %156#4, %69, %156#5, %71, %156#6, %73, %156#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %163 = arith.shrui %132, %c23 : vector<16xi32>
        %164 = arith.andi %163, %c22 : vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = math.fma %165, %115, %120 : vector<16xf32>
        %167 = arith.addi %106, %c12 : index
        %168:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %167, %x, %166, %162#0, %61, %162#1, %63, %162#2, %65, %162#3, %67, %162#4, %69, %162#5, %71, %162#6, %73, %162#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %169 = arith.shrui %132, %c24 : vector<16xi32>
        %170 = arith.andi %169, %c22 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = math.fma %171, %115, %120 : vector<16xf32>
        %173 = arith.addi %106, %c13 : index
        %174:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %173, %x, %172, %168#0, %61, %168#1, %63, %168#2, %65, %168#3, %67, %168#4, %69, %168#5, %71, %168#6, %73, %168#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = arith.shrui %132, %c25 : vector<16xi32>
        %176 = arith.andi %175, %c22 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %115, %120 : vector<16xf32>
        %179 = arith.addi %106, %c14 : index
        %180:8 = func.call @expert_linear_q2_k_r8p1__cpu.0(%59, %179, %x, %178, %174#0, %61, %174#1, %63, %174#2, %65, %174#3, %67, %174#4, %69, %174#5, %71, %174#6, %73, %174#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %180#0, %180#1, %180#2, %180#3, %180#4, %180#5, %180#6, %180#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %104#0, %104#1, %104#2, %104#3, %104#4, %104#5, %104#6, %104#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %181 = arith.cmpi slt, %18, %9 : index
    scf.if %181 {
      %182 = arith.muli %36, %outputFeatures : index
      %183 = arith.muli %2, %c19 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.addi %184, %c6 : index
      vector.store %83#0, %out[%185] : memref<?xf32>, vector<16xf32>
    }
    %186 = arith.cmpi slt, %20, %9 : index
    scf.if %186 {
      %187 = arith.muli %39, %outputFeatures : index
      %188 = arith.muli %2, %c19 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.addi %189, %c6 : index
      vector.store %83#1, %out[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.cmpi slt, %22, %9 : index
    scf.if %191 {
      %192 = arith.muli %42, %outputFeatures : index
      %193 = arith.muli %2, %c19 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.addi %194, %c6 : index
      vector.store %83#2, %out[%195] : memref<?xf32>, vector<16xf32>
    }
    %196 = arith.cmpi slt, %24, %9 : index
    scf.if %196 {
      %197 = arith.muli %45, %outputFeatures : index
      %198 = arith.muli %2, %c19 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c6 : index
      vector.store %83#3, %out[%200] : memref<?xf32>, vector<16xf32>
    }
    %201 = arith.cmpi slt, %26, %9 : index
    scf.if %201 {
      %202 = arith.muli %48, %outputFeatures : index
      %203 = arith.muli %2, %c19 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.addi %204, %c6 : index
      vector.store %83#4, %out[%205] : memref<?xf32>, vector<16xf32>
    }
    %206 = arith.cmpi slt, %28, %9 : index
    scf.if %206 {
      %207 = arith.muli %51, %outputFeatures : index
      %208 = arith.muli %2, %c19 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.addi %209, %c6 : index
      vector.store %83#5, %out[%210] : memref<?xf32>, vector<16xf32>
    }
    %211 = arith.cmpi slt, %30, %9 : index
    scf.if %211 {
      %212 = arith.muli %54, %outputFeatures : index
      %213 = arith.muli %2, %c19 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.addi %214, %c6 : index
      vector.store %83#6, %out[%215] : memref<?xf32>, vector<16xf32>
    }
    %216 = arith.cmpi slt, %32, %9 : index
    scf.if %216 {
      %217 = arith.muli %57, %outputFeatures : index
      %218 = arith.muli %2, %c19 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c6 : index
      vector.store %83#7, %out[%220] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

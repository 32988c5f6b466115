// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_k', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q4_k_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
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
  %c20 = arith.constant 320 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 48 : index
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
        %108 = arith.divui %95, %c11 : index
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
        %122 = arith.muli %95, %c18 : index
        %123 = arith.addi %121, %122 : index
        %124 = arith.addi %123, %c6 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.andi %126, %c21 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = math.fma %128, %115, %120 : vector<16xf32>
        %130 = arith.addi %106, %c6 : index
        %131:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %130, %x, %129, %96, %61, %97, %63, %98, %65, %99, %67, %100, %69, %101, %71, %102, %73, %103) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %132 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.shrui %133, %c22 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %115, %120 : vector<16xf32>
        %137 = arith.addi %106, %c5 : index
        %138:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %137, %x, %136, %131#0, %61, %131#1, %63, %131#2, %65, %131#3, %67, %131#4, %69, %131#5, %71, %131#6, %73, %131#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %139 = arith.addi %123, %c19 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.andi %141, %c21 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = math.fma %143, %115, %120 : vector<16xf32>
        %145 = arith.addi %106, %c9 : index
        %146:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %145, %x, %144, %138#0, %61, %138#1, %63, %138#2, %65, %138#3, %67, %138#4, %69, %138#5, %71, %138#6, %73, %138#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %147 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.shrui %148, %c22 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %115, %120 : vector<16xf32>
        %152 = arith.addi %106, %c10 : index
        %153:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %152, %x, %151, %146#0, %61, %146#1, %63, %146#2, %65, %146#3, %67, %146#4, %69, %146#5, %71, %146#6, %73, %146#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = arith.addi %123, %c17 : index
        %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.andi %156, %c21 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %115, %120 : vector<16xf32>
        %160 = arith.addi %106, %c11 : index
        %161:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %160, %x, %159, %153#0, %61, %153#1, %63, %153#2, %65, %153#3, %67, %153#4, %69, %153#5, %71, %153#6, %73, %153#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %162 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
        %164 = arith.shrui %163, %c22 : vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = math.fma %165, %115, %120 : vector<16xf32>
        %167 = arith.addi %106, %c12 : index
        %168:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %167, %x, %166, %161#0, %61, %161#1, %63, %161#2, %65, %161#3, %67, %161#4, %69, %161#5, %71, %161#6, %73, %161#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %169 = arith.addi %123, %c23 : index
        %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
        %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.andi %171, %c21 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %115, %120 : vector<16xf32>
        %175 = arith.addi %106, %c13 : index
        %176:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %175, %x, %174, %168#0, %61, %168#1, %63, %168#2, %65, %168#3, %67, %168#4, %69, %168#5, %71, %168#6, %73, %168#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c22 : vector<16xi32>
        %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
        %181 = math.fma %180, %115, %120 : vector<16xf32>
        %182 = arith.addi %106, %c14 : index
        %183:8 = func.call @expert_linear_q4_k_r8p1__cpu.0(%59, %182, %x, %181, %176#0, %61, %176#1, %63, %176#2, %65, %176#3, %67, %176#4, %69, %176#5, %71, %176#6, %73, %176#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %183#0, %183#1, %183#2, %183#3, %183#4, %183#5, %183#6, %183#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %104#0, %104#1, %104#2, %104#3, %104#4, %104#5, %104#6, %104#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %184 = arith.cmpi slt, %18, %9 : index
    scf.if %184 {
      %185 = arith.muli %36, %outputFeatures : index
      %186 = arith.muli %2, %c19 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.addi %187, %c6 : index
      vector.store %83#0, %out[%188] : memref<?xf32>, vector<16xf32>
    }
    %189 = arith.cmpi slt, %20, %9 : index
    scf.if %189 {
      %190 = arith.muli %39, %outputFeatures : index
      %191 = arith.muli %2, %c19 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.addi %192, %c6 : index
      vector.store %83#1, %out[%193] : memref<?xf32>, vector<16xf32>
    }
    %194 = arith.cmpi slt, %22, %9 : index
    scf.if %194 {
      %195 = arith.muli %42, %outputFeatures : index
      %196 = arith.muli %2, %c19 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.addi %197, %c6 : index
      vector.store %83#2, %out[%198] : memref<?xf32>, vector<16xf32>
    }
    %199 = arith.cmpi slt, %24, %9 : index
    scf.if %199 {
      %200 = arith.muli %45, %outputFeatures : index
      %201 = arith.muli %2, %c19 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.addi %202, %c6 : index
      vector.store %83#3, %out[%203] : memref<?xf32>, vector<16xf32>
    }
    %204 = arith.cmpi slt, %26, %9 : index
    scf.if %204 {
      %205 = arith.muli %48, %outputFeatures : index
      %206 = arith.muli %2, %c19 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.addi %207, %c6 : index
      vector.store %83#4, %out[%208] : memref<?xf32>, vector<16xf32>
    }
    %209 = arith.cmpi slt, %28, %9 : index
    scf.if %209 {
      %210 = arith.muli %51, %outputFeatures : index
      %211 = arith.muli %2, %c19 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.addi %212, %c6 : index
      vector.store %83#5, %out[%213] : memref<?xf32>, vector<16xf32>
    }
    %214 = arith.cmpi slt, %30, %9 : index
    scf.if %214 {
      %215 = arith.muli %54, %outputFeatures : index
      %216 = arith.muli %2, %c19 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c6 : index
      vector.store %83#6, %out[%218] : memref<?xf32>, vector<16xf32>
    }
    %219 = arith.cmpi slt, %32, %9 : index
    scf.if %219 {
      %220 = arith.muli %57, %outputFeatures : index
      %221 = arith.muli %2, %c19 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.addi %222, %c6 : index
      vector.store %83#7, %out[%223] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_k', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q5_k_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2880 : index
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
  %c20 = arith.constant 2368 : index
  %c21 = arith.constant 320 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<1> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<3> : vector<16xi32>
  %c28 = arith.constant dense<5> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant dense<7> : vector<16xi32>
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
        %122 = arith.muli %95, %c5 : index
        %123 = arith.addi %122, %c6 : index
        %124 = arith.muli %123, %c19 : index
        %125 = arith.addi %121, %124 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
        %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.addi %85, %c21 : index
        %129 = arith.muli %95, %c18 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.addi %130, %c6 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.andi %133, %c22 : vector<16xi32>
        %135 = arith.shrui %127, %c23 : vector<16xi32>
        %136 = arith.andi %135, %c24 : vector<16xi32>
        %137 = arith.shli %136, %c25 : vector<16xi32>
        %138 = arith.ori %134, %137 : vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = math.fma %139, %115, %120 : vector<16xf32>
        %141 = arith.addi %106, %c6 : index
        %142:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %141, %x, %140, %96, %61, %97, %63, %98, %65, %99, %67, %100, %69, %101, %71, %102, %73, %103) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %143 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.shrui %144, %c25 : vector<16xi32>
        %146 = arith.shrui %127, %c24 : vector<16xi32>
        %147 = arith.andi %146, %c24 : vector<16xi32>
        %148 = arith.shli %147, %c25 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %115, %120 : vector<16xf32>
        %152 = arith.addi %106, %c5 : index
        %153:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %152, %x, %151, %142#0, %61, %142#1, %63, %142#2, %65, %142#3, %67, %142#4, %69, %142#5, %71, %142#6, %73, %142#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = arith.addi %130, %c19 : index
        %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.andi %156, %c22 : vector<16xi32>
        %158 = arith.shrui %127, %c26 : vector<16xi32>
        %159 = arith.andi %158, %c24 : vector<16xi32>
        %160 = arith.shli %159, %c25 : vector<16xi32>
        %161 = arith.ori %157, %160 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %115, %120 : vector<16xf32>
        %164 = arith.addi %106, %c9 : index
        %165:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %164, %x, %163, %153#0, %61, %153#1, %63, %153#2, %65, %153#3, %67, %153#4, %69, %153#5, %71, %153#6, %73, %153#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %166 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.shrui %167, %c25 : vector<16xi32>
        %169 = arith.shrui %127, %c27 : vector<16xi32>
        %170 = arith.andi %169, %c24 : vector<16xi32>
        %171 = arith.shli %170, %c25 : vector<16xi32>
        %172 = arith.ori %168, %171 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %115, %120 : vector<16xf32>
        %175 = arith.addi %106, %c10 : index
        %176:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %175, %x, %174, %165#0, %61, %165#1, %63, %165#2, %65, %165#3, %67, %165#4, %69, %165#5, %71, %165#6, %73, %165#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = arith.addi %130, %c17 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.andi %179, %c22 : vector<16xi32>
        %181 = arith.shrui %127, %c25 : vector<16xi32>
        %182 = arith.andi %181, %c24 : vector<16xi32>
        %183 = arith.shli %182, %c25 : vector<16xi32>
        %184 = arith.ori %180, %183 : vector<16xi32>
        %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
        %186 = math.fma %185, %115, %120 : vector<16xf32>
        %187 = arith.addi %106, %c11 : index
        %188:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %187, %x, %186, %176#0, %61, %176#1, %63, %176#2, %65, %176#3, %67, %176#4, %69, %176#5, %71, %176#6, %73, %176#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %189 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.shrui %190, %c25 : vector<16xi32>
        %192 = arith.shrui %127, %c28 : vector<16xi32>
        %193 = arith.andi %192, %c24 : vector<16xi32>
        %194 = arith.shli %193, %c25 : vector<16xi32>
        %195 = arith.ori %191, %194 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = math.fma %196, %115, %120 : vector<16xf32>
        %198 = arith.addi %106, %c12 : index
        %199:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %198, %x, %197, %188#0, %61, %188#1, %63, %188#2, %65, %188#3, %67, %188#4, %69, %188#5, %71, %188#6, %73, %188#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %200 = arith.addi %130, %c29 : index
        %201 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
        %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
        %203 = arith.andi %202, %c22 : vector<16xi32>
        %204 = arith.shrui %127, %c30 : vector<16xi32>
        %205 = arith.andi %204, %c24 : vector<16xi32>
        %206 = arith.shli %205, %c25 : vector<16xi32>
        %207 = arith.ori %203, %206 : vector<16xi32>
        %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
        %209 = math.fma %208, %115, %120 : vector<16xf32>
        %210 = arith.addi %106, %c13 : index
        %211:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %210, %x, %209, %199#0, %61, %199#1, %63, %199#2, %65, %199#3, %67, %199#4, %69, %199#5, %71, %199#6, %73, %199#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %212 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
        %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
        %214 = arith.shrui %213, %c25 : vector<16xi32>
        %215 = arith.shrui %127, %c31 : vector<16xi32>
        %216 = arith.andi %215, %c24 : vector<16xi32>
        %217 = arith.shli %216, %c25 : vector<16xi32>
        %218 = arith.ori %214, %217 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %115, %120 : vector<16xf32>
        %221 = arith.addi %106, %c14 : index
        %222:8 = func.call @expert_linear_q5_k_r8p1__cpu.0(%59, %221, %x, %220, %211#0, %61, %211#1, %63, %211#2, %65, %211#3, %67, %211#4, %69, %211#5, %71, %211#6, %73, %211#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %222#0, %222#1, %222#2, %222#3, %222#4, %222#5, %222#6, %222#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %104#0, %104#1, %104#2, %104#3, %104#4, %104#5, %104#6, %104#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %223 = arith.cmpi slt, %18, %9 : index
    scf.if %223 {
      %224 = arith.muli %36, %outputFeatures : index
      %225 = arith.muli %2, %c19 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.addi %226, %c6 : index
      vector.store %83#0, %out[%227] : memref<?xf32>, vector<16xf32>
    }
    %228 = arith.cmpi slt, %20, %9 : index
    scf.if %228 {
      %229 = arith.muli %39, %outputFeatures : index
      %230 = arith.muli %2, %c19 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c6 : index
      vector.store %83#1, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %22, %9 : index
    scf.if %233 {
      %234 = arith.muli %42, %outputFeatures : index
      %235 = arith.muli %2, %c19 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c6 : index
      vector.store %83#2, %out[%237] : memref<?xf32>, vector<16xf32>
    }
    %238 = arith.cmpi slt, %24, %9 : index
    scf.if %238 {
      %239 = arith.muli %45, %outputFeatures : index
      %240 = arith.muli %2, %c19 : index
      %241 = arith.addi %239, %240 : index
      %242 = arith.addi %241, %c6 : index
      vector.store %83#3, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %26, %9 : index
    scf.if %243 {
      %244 = arith.muli %48, %outputFeatures : index
      %245 = arith.muli %2, %c19 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.addi %246, %c6 : index
      vector.store %83#4, %out[%247] : memref<?xf32>, vector<16xf32>
    }
    %248 = arith.cmpi slt, %28, %9 : index
    scf.if %248 {
      %249 = arith.muli %51, %outputFeatures : index
      %250 = arith.muli %2, %c19 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.addi %251, %c6 : index
      vector.store %83#5, %out[%252] : memref<?xf32>, vector<16xf32>
    }
    %253 = arith.cmpi slt, %30, %9 : index
    scf.if %253 {
      %254 = arith.muli %54, %outputFeatures : index
      %255 = arith.muli %2, %c19 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.addi %256, %c6 : index
      vector.store %83#6, %out[%257] : memref<?xf32>, vector<16xf32>
    }
    %258 = arith.cmpi slt, %32, %9 : index
    scf.if %258 {
      %259 = arith.muli %57, %outputFeatures : index
      %260 = arith.muli %2, %c19 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.addi %261, %c6 : index
      vector.store %83#7, %out[%262] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

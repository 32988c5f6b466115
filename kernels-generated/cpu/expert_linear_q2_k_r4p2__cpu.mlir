// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q2_k', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q2_k_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 576 : index
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
      %61 = arith.addi %59, %c7 : index
      %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
      %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
      %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
      %65 = arith.addi %59, %c13 : index
      %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
      %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
      %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %69 = arith.addi %60, %c7 : index
      %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %60, %c13 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
      %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
      %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
      %77 = arith.muli %48, %c3 : index
      %87:8 = scf.for %78 = %c7 to %c13 step %c5 iter_args(%79 = %49, %80 = %50, %81 = %51, %82 = %52, %83 = %53, %84 = %54, %85 = %55, %86 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %88 = arith.muli %78, %c14 : index
        %89 = arith.addi %77, %88 : index
        %90 = arith.addi %59, %c15 : index
        %91 = arith.divui %78, %c6 : index
        %92 = arith.muli %91, %c13 : index
        %93 = arith.addi %90, %92 : index
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %64, %97 : vector<16xf32>
        %99 = arith.addi %93, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.mulf %68, %102 : vector<16xf32>
        %104 = arith.addi %59, %c17 : index
        %105 = arith.muli %78, %c6 : index
        %106 = arith.addi %105, %c7 : index
        %107 = arith.muli %106, %c16 : index
        %108 = arith.addi %104, %107 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.addi %105, %c5 : index
        %112 = arith.muli %111, %c16 : index
        %113 = arith.addi %104, %112 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.shrui %110, %c18 : vector<16xi32>
        %117 = arith.andi %116, %c19 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %98, %103 : vector<16xf32>
        %120 = arith.addi %60, %c15 : index
        %121 = arith.addi %120, %92 : index
        %122 = arith.addi %121, %c7 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %72, %125 : vector<16xf32>
        %127 = arith.addi %121, %c16 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = arith.mulf %76, %130 : vector<16xf32>
        %132 = arith.addi %60, %c17 : index
        %133 = arith.addi %132, %107 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.addi %132, %112 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.shrui %135, %c18 : vector<16xi32>
        %140 = arith.andi %139, %c19 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %126, %131 : vector<16xf32>
        %143 = arith.addi %89, %c7 : index
        %144:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %143, %x, %119, %79, %142, %80, %43, %81, %82, %45, %83, %84, %47, %85, %86) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = arith.shrui %110, %c20 : vector<16xi32>
        %146 = arith.andi %145, %c19 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %98, %103 : vector<16xf32>
        %149 = arith.shrui %135, %c20 : vector<16xi32>
        %150 = arith.andi %149, %c19 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %126, %131 : vector<16xf32>
        %153 = arith.addi %89, %c5 : index
        %154:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %153, %x, %148, %144#0, %152, %144#1, %43, %144#2, %144#3, %45, %144#4, %144#5, %47, %144#6, %144#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = arith.shrui %110, %c21 : vector<16xi32>
        %156 = arith.andi %155, %c19 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %98, %103 : vector<16xf32>
        %159 = arith.shrui %135, %c21 : vector<16xi32>
        %160 = arith.andi %159, %c19 : vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = math.fma %161, %126, %131 : vector<16xf32>
        %163 = arith.addi %89, %c6 : index
        %164:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %163, %x, %158, %154#0, %162, %154#1, %43, %154#2, %154#3, %45, %154#4, %154#5, %47, %154#6, %154#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %165 = arith.shrui %110, %c22 : vector<16xi32>
        %166 = arith.andi %165, %c19 : vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = math.fma %167, %98, %103 : vector<16xf32>
        %169 = arith.shrui %135, %c22 : vector<16xi32>
        %170 = arith.andi %169, %c19 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = math.fma %171, %126, %131 : vector<16xf32>
        %173 = arith.addi %89, %c10 : index
        %174:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %173, %x, %168, %164#0, %172, %164#1, %43, %164#2, %164#3, %45, %164#4, %164#5, %47, %164#6, %164#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = arith.shrui %115, %c18 : vector<16xi32>
        %176 = arith.andi %175, %c19 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %98, %103 : vector<16xf32>
        %179 = arith.shrui %138, %c18 : vector<16xi32>
        %180 = arith.andi %179, %c19 : vector<16xi32>
        %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
        %182 = math.fma %181, %126, %131 : vector<16xf32>
        %183 = arith.addi %89, %c9 : index
        %184:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %183, %x, %178, %174#0, %182, %174#1, %43, %174#2, %174#3, %45, %174#4, %174#5, %47, %174#6, %174#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %185 = arith.shrui %115, %c20 : vector<16xi32>
        %186 = arith.andi %185, %c19 : vector<16xi32>
        %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
        %188 = math.fma %187, %98, %103 : vector<16xf32>
        %189 = arith.shrui %138, %c20 : vector<16xi32>
        %190 = arith.andi %189, %c19 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %126, %131 : vector<16xf32>
        %193 = arith.addi %89, %c23 : index
        %194:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %193, %x, %188, %184#0, %192, %184#1, %43, %184#2, %184#3, %45, %184#4, %184#5, %47, %184#6, %184#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %195 = arith.shrui %115, %c21 : vector<16xi32>
        %196 = arith.andi %195, %c19 : vector<16xi32>
        %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
        %198 = math.fma %197, %98, %103 : vector<16xf32>
        %199 = arith.shrui %138, %c21 : vector<16xi32>
        %200 = arith.andi %199, %c19 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %126, %131 : vector<16xf32>
        %203 = arith.addi %89, %c24 : index
        %204:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %203, %x, %198, %194#0, %202, %194#1, %43, %194#2, %194#3, %45, %194#4, %194#5, %47, %194#6, %194#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = arith.shrui %115, %c22 : vector<16xi32>
        %206 = arith.andi %205, %c19 : vector<16xi32>
        %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %208 = math.fma %207, %98, %103 : vector<16xf32>
        %209 = arith.shrui %138, %c22 : vector<16xi32>
        %210 = arith.andi %209, %c19 : vector<16xi32>
        %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
        %212 = math.fma %211, %126, %131 : vector<16xf32>
        %213 = arith.addi %89, %c25 : index
        %214:8 = func.call @expert_linear_q2_k_r4p2__cpu.0(%41, %213, %x, %208, %204#0, %212, %204#1, %43, %204#2, %204#3, %45, %204#4, %204#5, %47, %204#6, %204#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %214#0, %214#1, %214#2, %214#3, %214#4, %214#5, %214#6, %214#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %87#0, %87#1, %87#2, %87#3, %87#4, %87#5, %87#6, %87#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %215 = arith.cmpi slt, %20, %9 : index
    scf.if %215 {
      %216 = arith.muli %30, %outputFeatures : index
      %217 = arith.muli %2, %c13 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.addi %218, %c7 : index
      vector.store %57#0, %out[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.addi %218, %c16 : index
      vector.store %57#1, %out[%220] : memref<?xf32>, vector<16xf32>
    }
    %221 = arith.cmpi slt, %22, %9 : index
    scf.if %221 {
      %222 = arith.muli %33, %outputFeatures : index
      %223 = arith.muli %2, %c13 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.addi %224, %c7 : index
      vector.store %57#2, %out[%225] : memref<?xf32>, vector<16xf32>
      %226 = arith.addi %224, %c16 : index
      vector.store %57#3, %out[%226] : memref<?xf32>, vector<16xf32>
    }
    %227 = arith.cmpi slt, %24, %9 : index
    scf.if %227 {
      %228 = arith.muli %36, %outputFeatures : index
      %229 = arith.muli %2, %c13 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.addi %230, %c7 : index
      vector.store %57#4, %out[%231] : memref<?xf32>, vector<16xf32>
      %232 = arith.addi %230, %c16 : index
      vector.store %57#5, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %26, %9 : index
    scf.if %233 {
      %234 = arith.muli %39, %outputFeatures : index
      %235 = arith.muli %2, %c13 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c7 : index
      vector.store %57#6, %out[%237] : memref<?xf32>, vector<16xf32>
      %238 = arith.addi %236, %c16 : index
      vector.store %57#7, %out[%238] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_k', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q4_k_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
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
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
        %91 = arith.divui %78, %c9 : index
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
        %105 = arith.muli %78, %c15 : index
        %106 = arith.addi %104, %105 : index
        %107 = arith.addi %106, %c7 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c18 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %98, %103 : vector<16xf32>
        %113 = arith.addi %60, %c15 : index
        %114 = arith.addi %113, %92 : index
        %115 = arith.addi %114, %c7 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.mulf %72, %118 : vector<16xf32>
        %120 = arith.addi %114, %c16 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %76, %123 : vector<16xf32>
        %125 = arith.addi %60, %c17 : index
        %126 = arith.addi %125, %105 : index
        %127 = arith.addi %126, %c7 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.andi %129, %c18 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %119, %124 : vector<16xf32>
        %133 = arith.addi %89, %c7 : index
        %134:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %133, %x, %112, %79, %132, %80, %43, %81, %82, %45, %83, %84, %47, %85, %86) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %135 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.shrui %136, %c19 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %98, %103 : vector<16xf32>
        %140 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.shrui %141, %c19 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = math.fma %143, %119, %124 : vector<16xf32>
        %145 = arith.addi %89, %c5 : index
        %146:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %145, %x, %139, %134#0, %144, %134#1, %43, %134#2, %134#3, %45, %134#4, %134#5, %47, %134#6, %134#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %147 = arith.addi %106, %c16 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.andi %149, %c18 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %98, %103 : vector<16xf32>
        %153 = arith.addi %126, %c16 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.andi %155, %c18 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %119, %124 : vector<16xf32>
        %159 = arith.addi %89, %c6 : index
        %160:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %159, %x, %152, %146#0, %158, %146#1, %43, %146#2, %146#3, %45, %146#4, %146#5, %47, %146#6, %146#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %161 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
        %163 = arith.shrui %162, %c19 : vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %98, %103 : vector<16xf32>
        %166 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.shrui %167, %c19 : vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %119, %124 : vector<16xf32>
        %171 = arith.addi %89, %c10 : index
        %172:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %171, %x, %165, %160#0, %170, %160#1, %43, %160#2, %160#3, %45, %160#4, %160#5, %47, %160#6, %160#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %173 = arith.addi %106, %c13 : index
        %174 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
        %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
        %176 = arith.andi %175, %c18 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %98, %103 : vector<16xf32>
        %179 = arith.addi %126, %c13 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.andi %181, %c18 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = math.fma %183, %119, %124 : vector<16xf32>
        %185 = arith.addi %89, %c9 : index
        %186:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %185, %x, %178, %172#0, %184, %172#1, %43, %172#2, %172#3, %45, %172#4, %172#5, %47, %172#6, %172#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %187 = vector.load %w[%173] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.shrui %188, %c19 : vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = math.fma %190, %98, %103 : vector<16xf32>
        %192 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %193 = arith.extui %192 : vector<16xi8> to vector<16xi32>
        %194 = arith.shrui %193, %c19 : vector<16xi32>
        %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
        %196 = math.fma %195, %119, %124 : vector<16xf32>
        %197 = arith.addi %89, %c20 : index
        %198:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %197, %x, %191, %186#0, %196, %186#1, %43, %186#2, %186#3, %45, %186#4, %186#5, %47, %186#6, %186#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %199 = arith.addi %106, %c21 : index
        %200 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
        %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
        %202 = arith.andi %201, %c18 : vector<16xi32>
        %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
        %204 = math.fma %203, %98, %103 : vector<16xf32>
        %205 = arith.addi %126, %c21 : index
        %206 = vector.load %w[%205] : memref<?xi8>, vector<16xi8>
        %207 = arith.extui %206 : vector<16xi8> to vector<16xi32>
        %208 = arith.andi %207, %c18 : vector<16xi32>
        %209 = arith.sitofp %208 : vector<16xi32> to vector<16xf32>
        %210 = math.fma %209, %119, %124 : vector<16xf32>
        %211 = arith.addi %89, %c22 : index
        %212:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %211, %x, %204, %198#0, %210, %198#1, %43, %198#2, %198#3, %45, %198#4, %198#5, %47, %198#6, %198#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %213 = vector.load %w[%199] : memref<?xi8>, vector<16xi8>
        %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
        %215 = arith.shrui %214, %c19 : vector<16xi32>
        %216 = arith.sitofp %215 : vector<16xi32> to vector<16xf32>
        %217 = math.fma %216, %98, %103 : vector<16xf32>
        %218 = vector.load %w[%205] : memref<?xi8>, vector<16xi8>
        %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
        %220 = arith.shrui %219, %c19 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %119, %124 : vector<16xf32>
        %223 = arith.addi %89, %c23 : index
        %224:8 = func.call @expert_linear_q4_k_r4p2__cpu.0(%41, %223, %x, %217, %212#0, %222, %212#1, %43, %212#2, %212#3, %45, %212#4, %212#5, %47, %212#6, %212#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %224#0, %224#1, %224#2, %224#3, %224#4, %224#5, %224#6, %224#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %87#0, %87#1, %87#2, %87#3, %87#4, %87#5, %87#6, %87#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %225 = arith.cmpi slt, %20, %9 : index
    scf.if %225 {
      %226 = arith.muli %30, %outputFeatures : index
      %227 = arith.muli %2, %c13 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.addi %228, %c7 : index
      vector.store %57#0, %out[%229] : memref<?xf32>, vector<16xf32>
      %230 = arith.addi %228, %c16 : index
      vector.store %57#1, %out[%230] : memref<?xf32>, vector<16xf32>
    }
    %231 = arith.cmpi slt, %22, %9 : index
    scf.if %231 {
      %232 = arith.muli %33, %outputFeatures : index
      %233 = arith.muli %2, %c13 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.addi %234, %c7 : index
      vector.store %57#2, %out[%235] : memref<?xf32>, vector<16xf32>
      %236 = arith.addi %234, %c16 : index
      vector.store %57#3, %out[%236] : memref<?xf32>, vector<16xf32>
    }
    %237 = arith.cmpi slt, %24, %9 : index
    scf.if %237 {
      %238 = arith.muli %36, %outputFeatures : index
      %239 = arith.muli %2, %c13 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c7 : index
      vector.store %57#4, %out[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.addi %240, %c16 : index
      vector.store %57#5, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %26, %9 : index
    scf.if %243 {
      %244 = arith.muli %39, %outputFeatures : index
      %245 = arith.muli %2, %c13 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.addi %246, %c7 : index
      vector.store %57#6, %out[%247] : memref<?xf32>, vector<16xf32>
      %248 = arith.addi %246, %c16 : index
      vector.store %57#7, %out[%248] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_1', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f20 = arith.addi %x16, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x17 : vector<16xf32>
  %f24 = math.fma %f22, %x5, %x18 : vector<16xf32>
  %f25 = arith.addi %x19, %x1 : index
  %f26 = memref.load %x2[%f25] : memref<?xf32>
  %f27 = vector.broadcast %f26 : f32 to vector<16xf32>
  %f28 = math.fma %f27, %x3, %x20 : vector<16xf32>
  %f29 = math.fma %f27, %x5, %x21 : vector<16xf32>
  %f30 = arith.addi %x22, %x1 : index
  %f31 = memref.load %x2[%f30] : memref<?xf32>
  %f32 = vector.broadcast %f31 : f32 to vector<16xf32>
  %f33 = math.fma %f32, %x3, %x23 : vector<16xf32>
  %f34 = math.fma %f32, %x5, %x24 : vector<16xf32>
  %f35 = arith.addi %x25, %x1 : index
  %f36 = memref.load %x2[%f35] : memref<?xf32>
  %f37 = vector.broadcast %f36 : f32 to vector<16xf32>
  %f38 = math.fma %f37, %x3, %x26 : vector<16xf32>
  %f39 = math.fma %f37, %x5, %x27 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q5_1_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 384 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 320 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<1> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<5> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<7> : vector<16xi32>
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
    %28 = arith.addi %18, %c11 : index
    %29 = arith.minsi %28, %19 : index
    %30 = arith.addi %18, %c12 : index
    %31 = arith.minsi %30, %19 : index
    %32 = arith.addi %18, %c13 : index
    %33 = arith.minsi %32, %19 : index
    %34 = arith.addi %18, %c14 : index
    %35 = arith.minsi %34, %19 : index
    %36 = arith.addi %17, %21 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %17, %23 : index
    %40 = memref.load %groups[%39] : memref<?xi32>
    %41 = arith.index_cast %40 : i32 to index
    %42 = arith.addi %17, %25 : index
    %43 = memref.load %groups[%42] : memref<?xi32>
    %44 = arith.index_cast %43 : i32 to index
    %45 = arith.addi %17, %27 : index
    %46 = memref.load %groups[%45] : memref<?xi32>
    %47 = arith.index_cast %46 : i32 to index
    %48 = arith.addi %17, %29 : index
    %49 = memref.load %groups[%48] : memref<?xi32>
    %50 = arith.index_cast %49 : i32 to index
    %51 = arith.addi %17, %31 : index
    %52 = memref.load %groups[%51] : memref<?xi32>
    %53 = arith.index_cast %52 : i32 to index
    %54 = arith.addi %17, %33 : index
    %55 = memref.load %groups[%54] : memref<?xi32>
    %56 = arith.index_cast %55 : i32 to index
    %57 = arith.addi %17, %35 : index
    %58 = memref.load %groups[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    %60 = arith.divui %38, %rowDivisor : index
    %61 = arith.muli %60, %inputFeatures : index
    %62 = arith.divui %41, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %44, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %47, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %50, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %53, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %56, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %74 = arith.divui %59, %rowDivisor : index
    %75 = arith.muli %74, %inputFeatures : index
    %93:16 = scf.for %76 = %c7 to %3 step %c5 iter_args(%77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16, %85 = %c16, %86 = %c16, %87 = %c16, %88 = %c16, %89 = %c16, %90 = %c16, %91 = %c16, %92 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %94 = arith.muli %76, %c4 : index
      %95 = arith.addi %14, %94 : index
      %96 = arith.addi %16, %94 : index
      %97 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
      %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
      %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
      %100 = arith.addi %95, %c3 : index
      %101 = vector.load %w[%100] : memref<?xi8>, vector<32xi8>
      %102 = vector.bitcast %101 : vector<32xi8> to vector<16xf16>
      %103 = arith.extf %102 : vector<16xf16> to vector<16xf32>
      %104 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
      %105 = vector.bitcast %104 : vector<32xi8> to vector<16xf16>
      %106 = arith.extf %105 : vector<16xf16> to vector<16xf32>
      %107 = arith.addi %96, %c3 : index
      %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
      %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
      %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
      %111 = arith.muli %76, %c3 : index
      %129:16 = scf.for %112 = %c7 to %c11 step %c5 iter_args(%113 = %77, %114 = %78, %115 = %79, %116 = %80, %117 = %81, %118 = %82, %119 = %83, %120 = %84, %121 = %85, %122 = %86, %123 = %87, %124 = %88, %125 = %89, %126 = %90, %127 = %91, %128 = %92) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %130 = arith.muli %112, %c9 : index
        %131 = arith.addi %111, %130 : index
        %132 = arith.addi %95, %c17 : index
        %133 = arith.muli %112, %c5 : index
        %134 = arith.addi %133, %c7 : index
        %135 = arith.muli %134, %c18 : index
        %136 = arith.addi %132, %135 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.addi %95, %c19 : index
        %140 = arith.muli %112, %c19 : index
        %141 = arith.addi %139, %140 : index
        %142 = arith.addi %141, %c7 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c20 : vector<16xi32>
        %146 = arith.shrui %138, %c21 : vector<16xi32>
        %147 = arith.andi %146, %c22 : vector<16xi32>
        %148 = arith.shli %147, %c23 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %99, %103 : vector<16xf32>
        %152 = arith.addi %96, %c17 : index
        %153 = arith.addi %152, %135 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.addi %96, %c19 : index
        %157 = arith.addi %156, %140 : index
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.andi %160, %c20 : vector<16xi32>
        %162 = arith.shrui %155, %c21 : vector<16xi32>
        %163 = arith.andi %162, %c22 : vector<16xi32>
        %164 = arith.shli %163, %c23 : vector<16xi32>
        %165 = arith.ori %161, %164 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = math.fma %166, %106, %110 : vector<16xf32>
        %168 = arith.addi %131, %c7 : index
        %169:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %168, %x, %151, %113, %167, %114, %63, %115, %116, %65, %117, %118, %67, %119, %120, %69, %121, %122, %71, %123, %124, %73, %125, %126, %75, %127, %128) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %170 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.shrui %171, %c23 : vector<16xi32>
        %173 = arith.shrui %138, %c22 : vector<16xi32>
        %174 = arith.andi %173, %c22 : vector<16xi32>
        %175 = arith.shli %174, %c23 : vector<16xi32>
        %176 = arith.ori %172, %175 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %99, %103 : vector<16xf32>
        %179 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
        %181 = arith.shrui %180, %c23 : vector<16xi32>
        %182 = arith.shrui %155, %c22 : vector<16xi32>
        %183 = arith.andi %182, %c22 : vector<16xi32>
        %184 = arith.shli %183, %c23 : vector<16xi32>
        %185 = arith.ori %181, %184 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = math.fma %186, %106, %110 : vector<16xf32>
        %188 = arith.addi %131, %c5 : index
        %189:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %188, %x, %178, %169#0, %187, %169#1, %63, %169#2, %169#3, %65, %169#4, %169#5, %67, %169#6, %169#7, %69, %169#8, %169#9, %71, %169#10, %169#11, %73, %169#12, %169#13, %75, %169#14, %169#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %190 = arith.addi %141, %c18 : index
        %191 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.andi %192, %c20 : vector<16xi32>
        %194 = arith.shrui %138, %c24 : vector<16xi32>
        %195 = arith.andi %194, %c22 : vector<16xi32>
        %196 = arith.shli %195, %c23 : vector<16xi32>
        %197 = arith.ori %193, %196 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %99, %103 : vector<16xf32>
        %200 = arith.addi %157, %c18 : index
        %201 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
        %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
        %203 = arith.andi %202, %c20 : vector<16xi32>
        %204 = arith.shrui %155, %c24 : vector<16xi32>
        %205 = arith.andi %204, %c22 : vector<16xi32>
        %206 = arith.shli %205, %c23 : vector<16xi32>
        %207 = arith.ori %203, %206 : vector<16xi32>
        %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
        %209 = math.fma %208, %106, %110 : vector<16xf32>
        %210 = arith.addi %131, %c6 : index
        %211:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %210, %x, %199, %189#0, %209, %189#1, %63, %189#2, %189#3, %65, %189#4, %189#5, %67, %189#6, %189#7, %69, %189#8, %189#9, %71, %189#10, %189#11, %73, %189#12, %189#13, %75, %189#14, %189#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %212 = vector.load %w[%190] : memref<?xi8>, vector<16xi8>
        %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
        %214 = arith.shrui %213, %c23 : vector<16xi32>
        %215 = arith.shrui %138, %c25 : vector<16xi32>
        %216 = arith.andi %215, %c22 : vector<16xi32>
        %217 = arith.shli %216, %c23 : vector<16xi32>
        %218 = arith.ori %214, %217 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %99, %103 : vector<16xf32>
        %221 = vector.load %w[%200] : memref<?xi8>, vector<16xi8>
        %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
        %223 = arith.shrui %222, %c23 : vector<16xi32>
        %224 = arith.shrui %155, %c25 : vector<16xi32>
        %225 = arith.andi %224, %c22 : vector<16xi32>
        %226 = arith.shli %225, %c23 : vector<16xi32>
        %227 = arith.ori %223, %226 : vector<16xi32>
        %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
        %229 = math.fma %228, %106, %110 : vector<16xf32>
        %230 = arith.addi %131, %c10 : index
        %231:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %230, %x, %220, %211#0, %229, %211#1, %63, %211#2, %211#3, %65, %211#4, %211#5, %67, %211#6, %211#7, %69, %211#8, %211#9, %71, %211#10, %211#11, %73, %211#12, %211#13, %75, %211#14, %211#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %232 = arith.addi %141, %c3 : index
        %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
        %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
        %235 = arith.andi %234, %c20 : vector<16xi32>
        %236 = arith.shrui %138, %c23 : vector<16xi32>
        %237 = arith.andi %236, %c22 : vector<16xi32>
        %238 = arith.shli %237, %c23 : vector<16xi32>
        %239 = arith.ori %235, %238 : vector<16xi32>
        %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
        %241 = math.fma %240, %99, %103 : vector<16xf32>
        %242 = arith.addi %157, %c3 : index
        %243 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
        %244 = arith.extui %243 : vector<16xi8> to vector<16xi32>
        %245 = arith.andi %244, %c20 : vector<16xi32>
        %246 = arith.shrui %155, %c23 : vector<16xi32>
        %247 = arith.andi %246, %c22 : vector<16xi32>
        %248 = arith.shli %247, %c23 : vector<16xi32>
        %249 = arith.ori %245, %248 : vector<16xi32>
        %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
        %251 = math.fma %250, %106, %110 : vector<16xf32>
        %252 = arith.addi %131, %c11 : index
        %253:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %252, %x, %241, %231#0, %251, %231#1, %63, %231#2, %231#3, %65, %231#4, %231#5, %67, %231#6, %231#7, %69, %231#8, %231#9, %71, %231#10, %231#11, %73, %231#12, %231#13, %75, %231#14, %231#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %254 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
        %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
        %256 = arith.shrui %255, %c23 : vector<16xi32>
        %257 = arith.shrui %138, %c26 : vector<16xi32>
        %258 = arith.andi %257, %c22 : vector<16xi32>
        %259 = arith.shli %258, %c23 : vector<16xi32>
        %260 = arith.ori %256, %259 : vector<16xi32>
        %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
        %262 = math.fma %261, %99, %103 : vector<16xf32>
        %263 = vector.load %w[%242] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.shrui %264, %c23 : vector<16xi32>
        %266 = arith.shrui %155, %c26 : vector<16xi32>
        %267 = arith.andi %266, %c22 : vector<16xi32>
        %268 = arith.shli %267, %c23 : vector<16xi32>
        %269 = arith.ori %265, %268 : vector<16xi32>
        %270 = arith.sitofp %269 : vector<16xi32> to vector<16xf32>
        %271 = math.fma %270, %106, %110 : vector<16xf32>
        %272 = arith.addi %131, %c12 : index
        %273:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %272, %x, %262, %253#0, %271, %253#1, %63, %253#2, %253#3, %65, %253#4, %253#5, %67, %253#6, %253#7, %69, %253#8, %253#9, %71, %253#10, %253#11, %73, %253#12, %253#13, %75, %253#14, %253#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %274 = arith.addi %141, %c27 : index
        %275 = vector.load %w[%274] : memref<?xi8>, vector<16xi8>
        %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
        %277 = arith.andi %276, %c20 : vector<16xi32>
        %278 = arith.shrui %138, %c28 : vector<16xi32>
        %279 = arith.andi %278, %c22 : vector<16xi32>
        %280 = arith.shli %279, %c23 : vector<16xi32>
        %281 = arith.ori %277, %280 : vector<16xi32>
        %282 = arith.sitofp %281 : vector<16xi32> to vector<16xf32>
        %283 = math.fma %282, %99, %103 : vector<16xf32>
        %284 = arith.addi %157, %c27 : index
        %285 = vector.load %w[%284] : memref<?xi8>, vector<16xi8>
        %286 = arith.extui %285 : vector<16xi8> to vector<16xi32>
        %287 = arith.andi %286, %c20 : vector<16xi32>
        %288 = arith.shrui %155, %c28 : vector<16xi32>
        %289 = arith.andi %288, %c22 : vector<16xi32>
        %290 = arith.shli %289, %c23 : vector<16xi32>
        %291 = arith.ori %287, %290 : vector<16xi32>
        %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
        %293 = math.fma %292, %106, %110 : vector<16xf32>
        %294 = arith.addi %131, %c13 : index
        %295:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %294, %x, %283, %273#0, %293, %273#1, %63, %273#2, %273#3, %65, %273#4, %273#5, %67, %273#6, %273#7, %69, %273#8, %273#9, %71, %273#10, %273#11, %73, %273#12, %273#13, %75, %273#14, %273#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %296 = vector.load %w[%274] : memref<?xi8>, vector<16xi8>
        %297 = arith.extui %296 : vector<16xi8> to vector<16xi32>
        %298 = arith.shrui %297, %c23 : vector<16xi32>
        %299 = arith.shrui %138, %c29 : vector<16xi32>
        %300 = arith.andi %299, %c22 : vector<16xi32>
        %301 = arith.shli %300, %c23 : vector<16xi32>
        %302 = arith.ori %298, %301 : vector<16xi32>
        %303 = arith.sitofp %302 : vector<16xi32> to vector<16xf32>
        %304 = math.fma %303, %99, %103 : vector<16xf32>
        %305 = vector.load %w[%284] : memref<?xi8>, vector<16xi8>
        %306 = arith.extui %305 : vector<16xi8> to vector<16xi32>
        %307 = arith.shrui %306, %c23 : vector<16xi32>
        %308 = arith.shrui %155, %c29 : vector<16xi32>
        %309 = arith.andi %308, %c22 : vector<16xi32>
        %310 = arith.shli %309, %c23 : vector<16xi32>
        %311 = arith.ori %307, %310 : vector<16xi32>
        %312 = arith.sitofp %311 : vector<16xi32> to vector<16xf32>
        %313 = math.fma %312, %106, %110 : vector<16xf32>
        %314 = arith.addi %131, %c14 : index
        %315:16 = func.call @expert_linear_q5_1_r8p2__cpu.0(%61, %314, %x, %304, %295#0, %313, %295#1, %63, %295#2, %295#3, %65, %295#4, %295#5, %67, %295#6, %295#7, %69, %295#8, %295#9, %71, %295#10, %295#11, %73, %295#12, %295#13, %75, %295#14, %295#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %315#0, %315#1, %315#2, %315#3, %315#4, %315#5, %315#6, %315#7, %315#8, %315#9, %315#10, %315#11, %315#12, %315#13, %315#14, %315#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %129#0, %129#1, %129#2, %129#3, %129#4, %129#5, %129#6, %129#7, %129#8, %129#9, %129#10, %129#11, %129#12, %129#13, %129#14, %129#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %316 = arith.cmpi slt, %20, %9 : index
    scf.if %316 {
      %317 = arith.muli %38, %outputFeatures : index
      %318 = arith.muli %2, %c3 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %319, %c7 : index
      vector.store %93#0, %out[%320] : memref<?xf32>, vector<16xf32>
      %321 = arith.addi %319, %c18 : index
      vector.store %93#1, %out[%321] : memref<?xf32>, vector<16xf32>
    }
    %322 = arith.cmpi slt, %22, %9 : index
    scf.if %322 {
      %323 = arith.muli %41, %outputFeatures : index
      %324 = arith.muli %2, %c3 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %325, %c7 : index
      vector.store %93#2, %out[%326] : memref<?xf32>, vector<16xf32>
      %327 = arith.addi %325, %c18 : index
      vector.store %93#3, %out[%327] : memref<?xf32>, vector<16xf32>
    }
    %328 = arith.cmpi slt, %24, %9 : index
    scf.if %328 {
      %329 = arith.muli %44, %outputFeatures : index
      %330 = arith.muli %2, %c3 : index
      %331 = arith.addi %329, %330 : index
      %332 = arith.addi %331, %c7 : index
      vector.store %93#4, %out[%332] : memref<?xf32>, vector<16xf32>
      %333 = arith.addi %331, %c18 : index
      vector.store %93#5, %out[%333] : memref<?xf32>, vector<16xf32>
    }
    %334 = arith.cmpi slt, %26, %9 : index
    scf.if %334 {
      %335 = arith.muli %47, %outputFeatures : index
      %336 = arith.muli %2, %c3 : index
      %337 = arith.addi %335, %336 : index
      %338 = arith.addi %337, %c7 : index
      vector.store %93#6, %out[%338] : memref<?xf32>, vector<16xf32>
      %339 = arith.addi %337, %c18 : index
      vector.store %93#7, %out[%339] : memref<?xf32>, vector<16xf32>
    }
    %340 = arith.cmpi slt, %28, %9 : index
    scf.if %340 {
      %341 = arith.muli %50, %outputFeatures : index
      %342 = arith.muli %2, %c3 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c7 : index
      vector.store %93#8, %out[%344] : memref<?xf32>, vector<16xf32>
      %345 = arith.addi %343, %c18 : index
      vector.store %93#9, %out[%345] : memref<?xf32>, vector<16xf32>
    }
    %346 = arith.cmpi slt, %30, %9 : index
    scf.if %346 {
      %347 = arith.muli %53, %outputFeatures : index
      %348 = arith.muli %2, %c3 : index
      %349 = arith.addi %347, %348 : index
      %350 = arith.addi %349, %c7 : index
      vector.store %93#10, %out[%350] : memref<?xf32>, vector<16xf32>
      %351 = arith.addi %349, %c18 : index
      vector.store %93#11, %out[%351] : memref<?xf32>, vector<16xf32>
    }
    %352 = arith.cmpi slt, %32, %9 : index
    scf.if %352 {
      %353 = arith.muli %56, %outputFeatures : index
      %354 = arith.muli %2, %c3 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.addi %355, %c7 : index
      vector.store %93#12, %out[%356] : memref<?xf32>, vector<16xf32>
      %357 = arith.addi %355, %c18 : index
      vector.store %93#13, %out[%357] : memref<?xf32>, vector<16xf32>
    }
    %358 = arith.cmpi slt, %34, %9 : index
    scf.if %358 {
      %359 = arith.muli %59, %outputFeatures : index
      %360 = arith.muli %2, %c3 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.addi %361, %c7 : index
      vector.store %93#14, %out[%362] : memref<?xf32>, vector<16xf32>
      %363 = arith.addi %361, %c18 : index
      vector.store %93#15, %out[%363] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

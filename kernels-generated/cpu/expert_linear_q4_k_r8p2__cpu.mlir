// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_k', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q4_k_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
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
      %97 = arith.addi %95, %c7 : index
      %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
      %99 = vector.bitcast %98 : vector<32xi8> to vector<16xf16>
      %100 = arith.extf %99 : vector<16xf16> to vector<16xf32>
      %101 = arith.addi %95, %c17 : index
      %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
      %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
      %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
      %105 = arith.addi %96, %c7 : index
      %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
      %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
      %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
      %109 = arith.addi %96, %c17 : index
      %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
      %111 = vector.bitcast %110 : vector<32xi8> to vector<16xf16>
      %112 = arith.extf %111 : vector<16xf16> to vector<16xf32>
      %113 = arith.muli %76, %c3 : index
      %131:16 = scf.for %114 = %c7 to %c17 step %c5 iter_args(%115 = %77, %116 = %78, %117 = %79, %118 = %80, %119 = %81, %120 = %82, %121 = %83, %122 = %84, %123 = %85, %124 = %86, %125 = %87, %126 = %88, %127 = %89, %128 = %90, %129 = %91, %130 = %92) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %132 = arith.muli %114, %c9 : index
        %133 = arith.addi %113, %132 : index
        %134 = arith.addi %95, %c18 : index
        %135 = arith.divui %114, %c11 : index
        %136 = arith.muli %135, %c17 : index
        %137 = arith.addi %134, %136 : index
        %138 = arith.addi %137, %c7 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %100, %141 : vector<16xf32>
        %143 = arith.addi %137, %c19 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.mulf %104, %146 : vector<16xf32>
        %148 = arith.addi %95, %c20 : index
        %149 = arith.muli %114, %c18 : index
        %150 = arith.addi %148, %149 : index
        %151 = arith.addi %150, %c7 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c21 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %142, %147 : vector<16xf32>
        %157 = arith.addi %96, %c18 : index
        %158 = arith.addi %157, %136 : index
        %159 = arith.addi %158, %c7 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = arith.mulf %108, %162 : vector<16xf32>
        %164 = arith.addi %158, %c19 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = arith.mulf %112, %167 : vector<16xf32>
        %169 = arith.addi %96, %c20 : index
        %170 = arith.addi %169, %149 : index
        %171 = arith.addi %170, %c7 : index
        %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.andi %173, %c21 : vector<16xi32>
        %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %176 = math.fma %175, %163, %168 : vector<16xf32>
        %177 = arith.addi %133, %c7 : index
        %178:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %177, %x, %156, %115, %176, %116, %63, %117, %118, %65, %119, %120, %67, %121, %122, %69, %123, %124, %71, %125, %126, %73, %127, %128, %75, %129, %130) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %179 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
        %181 = arith.shrui %180, %c22 : vector<16xi32>
        %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
        %183 = math.fma %182, %142, %147 : vector<16xf32>
        %184 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
        %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
        %186 = arith.shrui %185, %c22 : vector<16xi32>
        %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
        %188 = math.fma %187, %163, %168 : vector<16xf32>
        %189 = arith.addi %133, %c5 : index
        %190:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %189, %x, %183, %178#0, %188, %178#1, %63, %178#2, %178#3, %65, %178#4, %178#5, %67, %178#6, %178#7, %69, %178#8, %178#9, %71, %178#10, %178#11, %73, %178#12, %178#13, %75, %178#14, %178#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %191 = arith.addi %150, %c19 : index
        %192 = vector.load %w[%191] : memref<?xi8>, vector<16xi8>
        %193 = arith.extui %192 : vector<16xi8> to vector<16xi32>
        %194 = arith.andi %193, %c21 : vector<16xi32>
        %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
        %196 = math.fma %195, %142, %147 : vector<16xf32>
        %197 = arith.addi %170, %c19 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c21 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %163, %168 : vector<16xf32>
        %203 = arith.addi %133, %c6 : index
        %204:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %203, %x, %196, %190#0, %202, %190#1, %63, %190#2, %190#3, %65, %190#4, %190#5, %67, %190#6, %190#7, %69, %190#8, %190#9, %71, %190#10, %190#11, %73, %190#12, %190#13, %75, %190#14, %190#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = vector.load %w[%191] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.shrui %206, %c22 : vector<16xi32>
        %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
        %209 = math.fma %208, %142, %147 : vector<16xf32>
        %210 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %211 = arith.extui %210 : vector<16xi8> to vector<16xi32>
        %212 = arith.shrui %211, %c22 : vector<16xi32>
        %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
        %214 = math.fma %213, %163, %168 : vector<16xf32>
        %215 = arith.addi %133, %c10 : index
        %216:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %215, %x, %209, %204#0, %214, %204#1, %63, %204#2, %204#3, %65, %204#4, %204#5, %67, %204#6, %204#7, %69, %204#8, %204#9, %71, %204#10, %204#11, %73, %204#12, %204#13, %75, %204#14, %204#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %217 = arith.addi %150, %c17 : index
        %218 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
        %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
        %220 = arith.andi %219, %c21 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %142, %147 : vector<16xf32>
        %223 = arith.addi %170, %c17 : index
        %224 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
        %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
        %226 = arith.andi %225, %c21 : vector<16xi32>
        %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
        %228 = math.fma %227, %163, %168 : vector<16xf32>
        %229 = arith.addi %133, %c11 : index
        %230:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %229, %x, %222, %216#0, %228, %216#1, %63, %216#2, %216#3, %65, %216#4, %216#5, %67, %216#6, %216#7, %69, %216#8, %216#9, %71, %216#10, %216#11, %73, %216#12, %216#13, %75, %216#14, %216#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %231 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
        %232 = arith.extui %231 : vector<16xi8> to vector<16xi32>
        %233 = arith.shrui %232, %c22 : vector<16xi32>
        %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
        %235 = math.fma %234, %142, %147 : vector<16xf32>
        %236 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
        %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
        %238 = arith.shrui %237, %c22 : vector<16xi32>
        %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
        %240 = math.fma %239, %163, %168 : vector<16xf32>
        %241 = arith.addi %133, %c12 : index
        %242:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %241, %x, %235, %230#0, %240, %230#1, %63, %230#2, %230#3, %65, %230#4, %230#5, %67, %230#6, %230#7, %69, %230#8, %230#9, %71, %230#10, %230#11, %73, %230#12, %230#13, %75, %230#14, %230#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %243 = arith.addi %150, %c23 : index
        %244 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
        %245 = arith.extui %244 : vector<16xi8> to vector<16xi32>
        %246 = arith.andi %245, %c21 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = math.fma %247, %142, %147 : vector<16xf32>
        %249 = arith.addi %170, %c23 : index
        %250 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
        %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
        %252 = arith.andi %251, %c21 : vector<16xi32>
        %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
        %254 = math.fma %253, %163, %168 : vector<16xf32>
        %255 = arith.addi %133, %c13 : index
        %256:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %255, %x, %248, %242#0, %254, %242#1, %63, %242#2, %242#3, %65, %242#4, %242#5, %67, %242#6, %242#7, %69, %242#8, %242#9, %71, %242#10, %242#11, %73, %242#12, %242#13, %75, %242#14, %242#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %257 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
        %258 = arith.extui %257 : vector<16xi8> to vector<16xi32>
        %259 = arith.shrui %258, %c22 : vector<16xi32>
        %260 = arith.sitofp %259 : vector<16xi32> to vector<16xf32>
        %261 = math.fma %260, %142, %147 : vector<16xf32>
        %262 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
        %263 = arith.extui %262 : vector<16xi8> to vector<16xi32>
        %264 = arith.shrui %263, %c22 : vector<16xi32>
        %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
        %266 = math.fma %265, %163, %168 : vector<16xf32>
        %267 = arith.addi %133, %c14 : index
        %268:16 = func.call @expert_linear_q4_k_r8p2__cpu.0(%61, %267, %x, %261, %256#0, %266, %256#1, %63, %256#2, %256#3, %65, %256#4, %256#5, %67, %256#6, %256#7, %69, %256#8, %256#9, %71, %256#10, %256#11, %73, %256#12, %256#13, %75, %256#14, %256#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %268#0, %268#1, %268#2, %268#3, %268#4, %268#5, %268#6, %268#7, %268#8, %268#9, %268#10, %268#11, %268#12, %268#13, %268#14, %268#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %131#0, %131#1, %131#2, %131#3, %131#4, %131#5, %131#6, %131#7, %131#8, %131#9, %131#10, %131#11, %131#12, %131#13, %131#14, %131#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %269 = arith.cmpi slt, %20, %9 : index
    scf.if %269 {
      %270 = arith.muli %38, %outputFeatures : index
      %271 = arith.muli %2, %c17 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.addi %272, %c7 : index
      vector.store %93#0, %out[%273] : memref<?xf32>, vector<16xf32>
      %274 = arith.addi %272, %c19 : index
      vector.store %93#1, %out[%274] : memref<?xf32>, vector<16xf32>
    }
    %275 = arith.cmpi slt, %22, %9 : index
    scf.if %275 {
      %276 = arith.muli %41, %outputFeatures : index
      %277 = arith.muli %2, %c17 : index
      %278 = arith.addi %276, %277 : index
      %279 = arith.addi %278, %c7 : index
      vector.store %93#2, %out[%279] : memref<?xf32>, vector<16xf32>
      %280 = arith.addi %278, %c19 : index
      vector.store %93#3, %out[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.cmpi slt, %24, %9 : index
    scf.if %281 {
      %282 = arith.muli %44, %outputFeatures : index
      %283 = arith.muli %2, %c17 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.addi %284, %c7 : index
      vector.store %93#4, %out[%285] : memref<?xf32>, vector<16xf32>
      %286 = arith.addi %284, %c19 : index
      vector.store %93#5, %out[%286] : memref<?xf32>, vector<16xf32>
    }
    %287 = arith.cmpi slt, %26, %9 : index
    scf.if %287 {
      %288 = arith.muli %47, %outputFeatures : index
      %289 = arith.muli %2, %c17 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.addi %290, %c7 : index
      vector.store %93#6, %out[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.addi %290, %c19 : index
      vector.store %93#7, %out[%292] : memref<?xf32>, vector<16xf32>
    }
    %293 = arith.cmpi slt, %28, %9 : index
    scf.if %293 {
      %294 = arith.muli %50, %outputFeatures : index
      %295 = arith.muli %2, %c17 : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.addi %296, %c7 : index
      vector.store %93#8, %out[%297] : memref<?xf32>, vector<16xf32>
      %298 = arith.addi %296, %c19 : index
      vector.store %93#9, %out[%298] : memref<?xf32>, vector<16xf32>
    }
    %299 = arith.cmpi slt, %30, %9 : index
    scf.if %299 {
      %300 = arith.muli %53, %outputFeatures : index
      %301 = arith.muli %2, %c17 : index
      %302 = arith.addi %300, %301 : index
      %303 = arith.addi %302, %c7 : index
      vector.store %93#10, %out[%303] : memref<?xf32>, vector<16xf32>
      %304 = arith.addi %302, %c19 : index
      vector.store %93#11, %out[%304] : memref<?xf32>, vector<16xf32>
    }
    %305 = arith.cmpi slt, %32, %9 : index
    scf.if %305 {
      %306 = arith.muli %56, %outputFeatures : index
      %307 = arith.muli %2, %c17 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.addi %308, %c7 : index
      vector.store %93#12, %out[%309] : memref<?xf32>, vector<16xf32>
      %310 = arith.addi %308, %c19 : index
      vector.store %93#13, %out[%310] : memref<?xf32>, vector<16xf32>
    }
    %311 = arith.cmpi slt, %34, %9 : index
    scf.if %311 {
      %312 = arith.muli %59, %outputFeatures : index
      %313 = arith.muli %2, %c17 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.addi %314, %c7 : index
      vector.store %93#14, %out[%315] : memref<?xf32>, vector<16xf32>
      %316 = arith.addi %314, %c19 : index
      vector.store %93#15, %out[%316] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

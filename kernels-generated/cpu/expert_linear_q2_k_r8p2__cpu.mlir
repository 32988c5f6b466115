// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q2_k', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q2_k_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
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
        %135 = arith.divui %114, %c6 : index
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
        %149 = arith.muli %114, %c6 : index
        %150 = arith.addi %149, %c7 : index
        %151 = arith.muli %150, %c19 : index
        %152 = arith.addi %148, %151 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.addi %149, %c5 : index
        %156 = arith.muli %155, %c19 : index
        %157 = arith.addi %148, %156 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.shrui %154, %c21 : vector<16xi32>
        %161 = arith.andi %160, %c22 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %142, %147 : vector<16xf32>
        %164 = arith.addi %96, %c18 : index
        %165 = arith.addi %164, %136 : index
        %166 = arith.addi %165, %c7 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = arith.mulf %108, %169 : vector<16xf32>
        %171 = arith.addi %165, %c19 : index
        %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
        %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = arith.mulf %112, %174 : vector<16xf32>
        %176 = arith.addi %96, %c20 : index
        %177 = arith.addi %176, %151 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.addi %176, %156 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.shrui %179, %c21 : vector<16xi32>
        %184 = arith.andi %183, %c22 : vector<16xi32>
        %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
        %186 = math.fma %185, %170, %175 : vector<16xf32>
        %187 = arith.addi %133, %c7 : index
        %188:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %187, %x, %163, %115, %186, %116, %63, %117, %118, %65, %119, %120, %67, %121, %122, %69, %123, %124, %71, %125, %126, %73, %127, %128, %75, %129, %130) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %189 = arith.shrui %154, %c23 : vector<16xi32>
        %190 = arith.andi %189, %c22 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %142, %147 : vector<16xf32>
        %193 = arith.shrui %179, %c23 : vector<16xi32>
        %194 = arith.andi %193, %c22 : vector<16xi32>
        %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
        %196 = math.fma %195, %170, %175 : vector<16xf32>
        %197 = arith.addi %133, %c5 : index
        %198:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %197, %x, %192, %188#0, %196, %188#1, %63, %188#2, %188#3, %65, %188#4, %188#5, %67, %188#6, %188#7, %69, %188#8, %188#9, %71, %188#10, %188#11, %73, %188#12, %188#13, %75, %188#14, %188#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %199 = arith.shrui %154, %c24 : vector<16xi32>
        %200 = arith.andi %199, %c22 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %142, %147 : vector<16xf32>
        %203 = arith.shrui %179, %c24 : vector<16xi32>
        %204 = arith.andi %203, %c22 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %170, %175 : vector<16xf32>
        %207 = arith.addi %133, %c6 : index
        %208:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %207, %x, %202, %198#0, %206, %198#1, %63, %198#2, %198#3, %65, %198#4, %198#5, %67, %198#6, %198#7, %69, %198#8, %198#9, %71, %198#10, %198#11, %73, %198#12, %198#13, %75, %198#14, %198#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %209 = arith.shrui %154, %c25 : vector<16xi32>
        %210 = arith.andi %209, %c22 : vector<16xi32>
        %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
        %212 = math.fma %211, %142, %147 : vector<16xf32>
        %213 = arith.shrui %179, %c25 : vector<16xi32>
        %214 = arith.andi %213, %c22 : vector<16xi32>
        %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %216 = math.fma %215, %170, %175 : vector<16xf32>
        %217 = arith.addi %133, %c10 : index
        %218:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %217, %x, %212, %208#0, %216, %208#1, %63, %208#2, %208#3, %65, %208#4, %208#5, %67, %208#6, %208#7, %69, %208#8, %208#9, %71, %208#10, %208#11, %73, %208#12, %208#13, %75, %208#14, %208#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %219 = arith.shrui %159, %c21 : vector<16xi32>
        %220 = arith.andi %219, %c22 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %142, %147 : vector<16xf32>
        %223 = arith.shrui %182, %c21 : vector<16xi32>
        %224 = arith.andi %223, %c22 : vector<16xi32>
        %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
        %226 = math.fma %225, %170, %175 : vector<16xf32>
        %227 = arith.addi %133, %c11 : index
        %228:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %227, %x, %222, %218#0, %226, %218#1, %63, %218#2, %218#3, %65, %218#4, %218#5, %67, %218#6, %218#7, %69, %218#8, %218#9, %71, %218#10, %218#11, %73, %218#12, %218#13, %75, %218#14, %218#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %229 = arith.shrui %159, %c23 : vector<16xi32>
        %230 = arith.andi %229, %c22 : vector<16xi32>
        %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
        %232 = math.fma %231, %142, %147 : vector<16xf32>
        %233 = arith.shrui %182, %c23 : vector<16xi32>
        %234 = arith.andi %233, %c22 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = math.fma %235, %170, %175 : vector<16xf32>
        %237 = arith.addi %133, %c12 : index
        %238:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %237, %x, %232, %228#0, %236, %228#1, %63, %228#2, %228#3, %65, %228#4, %228#5, %67, %228#6, %228#7, %69, %228#8, %228#9, %71, %228#10, %228#11, %73, %228#12, %228#13, %75, %228#14, %228#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %239 = arith.shrui %159, %c24 : vector<16xi32>
        %240 = arith.andi %239, %c22 : vector<16xi32>
        %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
        %242 = math.fma %241, %142, %147 : vector<16xf32>
        %243 = arith.shrui %182, %c24 : vector<16xi32>
        %244 = arith.andi %243, %c22 : vector<16xi32>
        %245 = arith.sitofp %244 : vector<16xi32> to vector<16xf32>
        %246 = math.fma %245, %170, %175 : vector<16xf32>
        %247 = arith.addi %133, %c13 : index
        %248:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %247, %x, %242, %238#0, %246, %238#1, %63, %238#2, %238#3, %65, %238#4, %238#5, %67, %238#6, %238#7, %69, %238#8, %238#9, %71, %238#10, %238#11, %73, %238#12, %238#13, %75, %238#14, %238#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %249 = arith.shrui %159, %c25 : vector<16xi32>
        %250 = arith.andi %249, %c22 : vector<16xi32>
        %251 = arith.sitofp %250 : vector<16xi32> to vector<16xf32>
        %252 = math.fma %251, %142, %147 : vector<16xf32>
        %253 = arith.shrui %182, %c25 : vector<16xi32>
        %254 = arith.andi %253, %c22 : vector<16xi32>
        %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
        %256 = math.fma %255, %170, %175 : vector<16xf32>
        %257 = arith.addi %133, %c14 : index
        %258:16 = func.call @expert_linear_q2_k_r8p2__cpu.0(%61, %257, %x, %252, %248#0, %256, %248#1, %63, %248#2, %248#3, %65, %248#4, %248#5, %67, %248#6, %248#7, %69, %248#8, %248#9, %71, %248#10, %248#11, %73, %248#12, %248#13, %75, %248#14, %248#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %258#0, %258#1, %258#2, %258#3, %258#4, %258#5, %258#6, %258#7, %258#8, %258#9, %258#10, %258#11, %258#12, %258#13, %258#14, %258#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %131#0, %131#1, %131#2, %131#3, %131#4, %131#5, %131#6, %131#7, %131#8, %131#9, %131#10, %131#11, %131#12, %131#13, %131#14, %131#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %259 = arith.cmpi slt, %20, %9 : index
    scf.if %259 {
      %260 = arith.muli %38, %outputFeatures : index
      %261 = arith.muli %2, %c17 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.addi %262, %c7 : index
      vector.store %93#0, %out[%263] : memref<?xf32>, vector<16xf32>
      %264 = arith.addi %262, %c19 : index
      vector.store %93#1, %out[%264] : memref<?xf32>, vector<16xf32>
    }
    %265 = arith.cmpi slt, %22, %9 : index
    scf.if %265 {
      %266 = arith.muli %41, %outputFeatures : index
      %267 = arith.muli %2, %c17 : index
      %268 = arith.addi %266, %267 : index
      %269 = arith.addi %268, %c7 : index
      vector.store %93#2, %out[%269] : memref<?xf32>, vector<16xf32>
      %270 = arith.addi %268, %c19 : index
      vector.store %93#3, %out[%270] : memref<?xf32>, vector<16xf32>
    }
    %271 = arith.cmpi slt, %24, %9 : index
    scf.if %271 {
      %272 = arith.muli %44, %outputFeatures : index
      %273 = arith.muli %2, %c17 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.addi %274, %c7 : index
      vector.store %93#4, %out[%275] : memref<?xf32>, vector<16xf32>
      %276 = arith.addi %274, %c19 : index
      vector.store %93#5, %out[%276] : memref<?xf32>, vector<16xf32>
    }
    %277 = arith.cmpi slt, %26, %9 : index
    scf.if %277 {
      %278 = arith.muli %47, %outputFeatures : index
      %279 = arith.muli %2, %c17 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.addi %280, %c7 : index
      vector.store %93#6, %out[%281] : memref<?xf32>, vector<16xf32>
      %282 = arith.addi %280, %c19 : index
      vector.store %93#7, %out[%282] : memref<?xf32>, vector<16xf32>
    }
    %283 = arith.cmpi slt, %28, %9 : index
    scf.if %283 {
      %284 = arith.muli %50, %outputFeatures : index
      %285 = arith.muli %2, %c17 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.addi %286, %c7 : index
      vector.store %93#8, %out[%287] : memref<?xf32>, vector<16xf32>
      %288 = arith.addi %286, %c19 : index
      vector.store %93#9, %out[%288] : memref<?xf32>, vector<16xf32>
    }
    %289 = arith.cmpi slt, %30, %9 : index
    scf.if %289 {
      %290 = arith.muli %53, %outputFeatures : index
      %291 = arith.muli %2, %c17 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.addi %292, %c7 : index
      vector.store %93#10, %out[%293] : memref<?xf32>, vector<16xf32>
      %294 = arith.addi %292, %c19 : index
      vector.store %93#11, %out[%294] : memref<?xf32>, vector<16xf32>
    }
    %295 = arith.cmpi slt, %32, %9 : index
    scf.if %295 {
      %296 = arith.muli %56, %outputFeatures : index
      %297 = arith.muli %2, %c17 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.addi %298, %c7 : index
      vector.store %93#12, %out[%299] : memref<?xf32>, vector<16xf32>
      %300 = arith.addi %298, %c19 : index
      vector.store %93#13, %out[%300] : memref<?xf32>, vector<16xf32>
    }
    %301 = arith.cmpi slt, %34, %9 : index
    scf.if %301 {
      %302 = arith.muli %59, %outputFeatures : index
      %303 = arith.muli %2, %c17 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.addi %304, %c7 : index
      vector.store %93#14, %out[%305] : memref<?xf32>, vector<16xf32>
      %306 = arith.addi %304, %c19 : index
      vector.store %93#15, %out[%306] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q6_k', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q6_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q6_k_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 3360 : index
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
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2336 : index
  %c20 = arith.constant 288 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<32> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 48 : index
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
      %90 = arith.muli %74, %c3 : index
      %100:8 = scf.for %91 = %c6 to %c17 step %c5 iter_args(%92 = %75, %93 = %76, %94 = %77, %95 = %78, %96 = %79, %97 = %80, %98 = %81, %99 = %82) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %101 = arith.muli %91, %c8 : index
        %102 = arith.addi %90, %101 : index
        %103 = arith.addi %85, %c17 : index
        %104 = arith.divui %91, %c9 : index
        %105 = arith.muli %104, %c18 : index
        %106 = arith.addi %103, %105 : index
        %107 = arith.addi %106, %c6 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extsi %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.mulf %89, %110 : vector<16xf32>
        %112 = arith.addi %85, %c19 : index
        %113 = arith.muli %91, %c9 : index
        %114 = arith.addi %113, %c6 : index
        %115 = arith.muli %114, %c18 : index
        %116 = arith.addi %112, %115 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.addi %113, %c5 : index
        %120 = arith.muli %119, %c18 : index
        %121 = arith.addi %112, %120 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.addi %85, %c20 : index
        %125 = arith.muli %91, %c21 : index
        %126 = arith.addi %124, %125 : index
        %127 = arith.addi %126, %c6 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.andi %129, %c22 : vector<16xi32>
        %131 = arith.shrui %118, %c23 : vector<16xi32>
        %132 = arith.andi %131, %c24 : vector<16xi32>
        %133 = arith.shli %132, %c25 : vector<16xi32>
        %134 = arith.ori %130, %133 : vector<16xi32>
        %135 = arith.subi %134, %c26 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.mulf %136, %111 : vector<16xf32>
        %138 = arith.addi %102, %c6 : index
        %139:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %138, %x, %137, %92, %61, %93, %63, %94, %65, %95, %67, %96, %69, %97, %71, %98, %73, %99) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %140 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.shrui %141, %c25 : vector<16xi32>
        %143 = arith.shrui %118, %c27 : vector<16xi32>
        %144 = arith.andi %143, %c24 : vector<16xi32>
        %145 = arith.shli %144, %c25 : vector<16xi32>
        %146 = arith.ori %142, %145 : vector<16xi32>
        %147 = arith.subi %146, %c26 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = arith.mulf %148, %111 : vector<16xf32>
        %150 = arith.addi %102, %c5 : index
        %151:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %150, %x, %149, %139#0, %61, %139#1, %63, %139#2, %65, %139#3, %67, %139#4, %69, %139#5, %71, %139#6, %73, %139#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %152 = arith.addi %126, %c18 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.andi %154, %c22 : vector<16xi32>
        %156 = arith.shrui %118, %c25 : vector<16xi32>
        %157 = arith.andi %156, %c24 : vector<16xi32>
        %158 = arith.shli %157, %c25 : vector<16xi32>
        %159 = arith.ori %155, %158 : vector<16xi32>
        %160 = arith.subi %159, %c26 : vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.mulf %161, %111 : vector<16xf32>
        %163 = arith.addi %102, %c9 : index
        %164:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %163, %x, %162, %151#0, %61, %151#1, %63, %151#2, %65, %151#3, %67, %151#4, %69, %151#5, %71, %151#6, %73, %151#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %165 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.shrui %166, %c25 : vector<16xi32>
        %168 = arith.shrui %118, %c28 : vector<16xi32>
        %169 = arith.andi %168, %c24 : vector<16xi32>
        %170 = arith.shli %169, %c25 : vector<16xi32>
        %171 = arith.ori %167, %170 : vector<16xi32>
        %172 = arith.subi %171, %c26 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = arith.mulf %173, %111 : vector<16xf32>
        %175 = arith.addi %102, %c10 : index
        %176:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %175, %x, %174, %164#0, %61, %164#1, %63, %164#2, %65, %164#3, %67, %164#4, %69, %164#5, %71, %164#6, %73, %164#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = arith.addi %126, %c17 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.andi %179, %c22 : vector<16xi32>
        %181 = arith.shrui %123, %c23 : vector<16xi32>
        %182 = arith.andi %181, %c24 : vector<16xi32>
        %183 = arith.shli %182, %c25 : vector<16xi32>
        %184 = arith.ori %180, %183 : vector<16xi32>
        %185 = arith.subi %184, %c26 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = arith.mulf %186, %111 : vector<16xf32>
        %188 = arith.addi %102, %c11 : index
        %189:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %188, %x, %187, %176#0, %61, %176#1, %63, %176#2, %65, %176#3, %67, %176#4, %69, %176#5, %71, %176#6, %73, %176#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %190 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
        %192 = arith.shrui %191, %c25 : vector<16xi32>
        %193 = arith.shrui %123, %c27 : vector<16xi32>
        %194 = arith.andi %193, %c24 : vector<16xi32>
        %195 = arith.shli %194, %c25 : vector<16xi32>
        %196 = arith.ori %192, %195 : vector<16xi32>
        %197 = arith.subi %196, %c26 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = arith.mulf %198, %111 : vector<16xf32>
        %200 = arith.addi %102, %c12 : index
        %201:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %200, %x, %199, %189#0, %61, %189#1, %63, %189#2, %65, %189#3, %67, %189#4, %69, %189#5, %71, %189#6, %73, %189#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %202 = arith.addi %126, %c29 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
        %205 = arith.andi %204, %c22 : vector<16xi32>
        %206 = arith.shrui %123, %c25 : vector<16xi32>
        %207 = arith.andi %206, %c24 : vector<16xi32>
        %208 = arith.shli %207, %c25 : vector<16xi32>
        %209 = arith.ori %205, %208 : vector<16xi32>
        %210 = arith.subi %209, %c26 : vector<16xi32>
        %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
        %212 = arith.mulf %211, %111 : vector<16xf32>
        %213 = arith.addi %102, %c13 : index
        %214:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %213, %x, %212, %201#0, %61, %201#1, %63, %201#2, %65, %201#3, %67, %201#4, %69, %201#5, %71, %201#6, %73, %201#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %215 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.shrui %216, %c25 : vector<16xi32>
        %218 = arith.shrui %123, %c28 : vector<16xi32>
        %219 = arith.andi %218, %c24 : vector<16xi32>
        %220 = arith.shli %219, %c25 : vector<16xi32>
        %221 = arith.ori %217, %220 : vector<16xi32>
        %222 = arith.subi %221, %c26 : vector<16xi32>
        %223 = arith.sitofp %222 : vector<16xi32> to vector<16xf32>
        %224 = arith.mulf %223, %111 : vector<16xf32>
        %225 = arith.addi %102, %c14 : index
        %226:8 = func.call @expert_linear_q6_k_r8p1__cpu.0(%59, %225, %x, %224, %214#0, %61, %214#1, %63, %214#2, %65, %214#3, %67, %214#4, %69, %214#5, %71, %214#6, %73, %214#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %226#0, %226#1, %226#2, %226#3, %226#4, %226#5, %226#6, %226#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %100#0, %100#1, %100#2, %100#3, %100#4, %100#5, %100#6, %100#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %227 = arith.cmpi slt, %18, %9 : index
    scf.if %227 {
      %228 = arith.muli %36, %outputFeatures : index
      %229 = arith.muli %2, %c18 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.addi %230, %c6 : index
      vector.store %83#0, %out[%231] : memref<?xf32>, vector<16xf32>
    }
    %232 = arith.cmpi slt, %20, %9 : index
    scf.if %232 {
      %233 = arith.muli %39, %outputFeatures : index
      %234 = arith.muli %2, %c18 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c6 : index
      vector.store %83#1, %out[%236] : memref<?xf32>, vector<16xf32>
    }
    %237 = arith.cmpi slt, %22, %9 : index
    scf.if %237 {
      %238 = arith.muli %42, %outputFeatures : index
      %239 = arith.muli %2, %c18 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c6 : index
      vector.store %83#2, %out[%241] : memref<?xf32>, vector<16xf32>
    }
    %242 = arith.cmpi slt, %24, %9 : index
    scf.if %242 {
      %243 = arith.muli %45, %outputFeatures : index
      %244 = arith.muli %2, %c18 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.addi %245, %c6 : index
      vector.store %83#3, %out[%246] : memref<?xf32>, vector<16xf32>
    }
    %247 = arith.cmpi slt, %26, %9 : index
    scf.if %247 {
      %248 = arith.muli %48, %outputFeatures : index
      %249 = arith.muli %2, %c18 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %250, %c6 : index
      vector.store %83#4, %out[%251] : memref<?xf32>, vector<16xf32>
    }
    %252 = arith.cmpi slt, %28, %9 : index
    scf.if %252 {
      %253 = arith.muli %51, %outputFeatures : index
      %254 = arith.muli %2, %c18 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.addi %255, %c6 : index
      vector.store %83#5, %out[%256] : memref<?xf32>, vector<16xf32>
    }
    %257 = arith.cmpi slt, %30, %9 : index
    scf.if %257 {
      %258 = arith.muli %54, %outputFeatures : index
      %259 = arith.muli %2, %c18 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %260, %c6 : index
      vector.store %83#6, %out[%261] : memref<?xf32>, vector<16xf32>
    }
    %262 = arith.cmpi slt, %32, %9 : index
    scf.if %262 {
      %263 = arith.muli %57, %outputFeatures : index
      %264 = arith.muli %2, %c18 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.addi %265, %c6 : index
      vector.store %83#7, %out[%266] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

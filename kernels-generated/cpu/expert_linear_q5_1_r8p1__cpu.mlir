// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_1', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q5_1_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 384 : index
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
      %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
      %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
      %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
      %89 = arith.addi %85, %c3 : index
      %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
      %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
      %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
      %93 = arith.muli %74, %c3 : index
      %103:8 = scf.for %94 = %c6 to %c11 step %c5 iter_args(%95 = %75, %96 = %76, %97 = %77, %98 = %78, %99 = %79, %100 = %80, %101 = %81, %102 = %82) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %104 = arith.muli %94, %c8 : index
        %105 = arith.addi %93, %104 : index
        %106 = arith.addi %85, %c17 : index
        %107 = arith.muli %94, %c5 : index
        %108 = arith.addi %107, %c6 : index
        %109 = arith.muli %108, %c18 : index
        %110 = arith.addi %106, %109 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.addi %85, %c19 : index
        %114 = arith.muli %94, %c19 : index
        %115 = arith.addi %113, %114 : index
        %116 = arith.addi %115, %c6 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.andi %118, %c20 : vector<16xi32>
        %120 = arith.shrui %112, %c21 : vector<16xi32>
        %121 = arith.andi %120, %c22 : vector<16xi32>
        %122 = arith.shli %121, %c23 : vector<16xi32>
        %123 = arith.ori %119, %122 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = math.fma %124, %88, %92 : vector<16xf32>
        %126 = arith.addi %105, %c6 : index
        %127:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %126, %x, %125, %95, %61, %96, %63, %97, %65, %98, %67, %99, %69, %100, %71, %101, %73, %102) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.shrui %129, %c23 : vector<16xi32>
        %131 = arith.shrui %112, %c22 : vector<16xi32>
        %132 = arith.andi %131, %c22 : vector<16xi32>
        %133 = arith.shli %132, %c23 : vector<16xi32>
        %134 = arith.ori %130, %133 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %88, %92 : vector<16xf32>
        %137 = arith.addi %105, %c5 : index
        %138:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %137, %x, %136, %127#0, %61, %127#1, %63, %127#2, %65, %127#3, %67, %127#4, %69, %127#5, %71, %127#6, %73, %127#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %139 = arith.addi %115, %c18 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.andi %141, %c20 : vector<16xi32>
        %143 = arith.shrui %112, %c24 : vector<16xi32>
        %144 = arith.andi %143, %c22 : vector<16xi32>
        %145 = arith.shli %144, %c23 : vector<16xi32>
        %146 = arith.ori %142, %145 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %88, %92 : vector<16xf32>
        %149 = arith.addi %105, %c9 : index
        %150:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %149, %x, %148, %138#0, %61, %138#1, %63, %138#2, %65, %138#3, %67, %138#4, %69, %138#5, %71, %138#6, %73, %138#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %151 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.shrui %152, %c23 : vector<16xi32>
        %154 = arith.shrui %112, %c25 : vector<16xi32>
        %155 = arith.andi %154, %c22 : vector<16xi32>
        %156 = arith.shli %155, %c23 : vector<16xi32>
        %157 = arith.ori %153, %156 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %88, %92 : vector<16xf32>
        %160 = arith.addi %105, %c10 : index
        %161:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %160, %x, %159, %150#0, %61, %150#1, %63, %150#2, %65, %150#3, %67, %150#4, %69, %150#5, %71, %150#6, %73, %150#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %162 = arith.addi %115, %c3 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.andi %164, %c20 : vector<16xi32>
        %166 = arith.shrui %112, %c23 : vector<16xi32>
        %167 = arith.andi %166, %c22 : vector<16xi32>
        %168 = arith.shli %167, %c23 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %88, %92 : vector<16xf32>
        %172 = arith.addi %105, %c11 : index
        %173:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %172, %x, %171, %161#0, %61, %161#1, %63, %161#2, %65, %161#3, %67, %161#4, %69, %161#5, %71, %161#6, %73, %161#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %174 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
        %176 = arith.shrui %175, %c23 : vector<16xi32>
        %177 = arith.shrui %112, %c26 : vector<16xi32>
        %178 = arith.andi %177, %c22 : vector<16xi32>
        %179 = arith.shli %178, %c23 : vector<16xi32>
        %180 = arith.ori %176, %179 : vector<16xi32>
        %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
        %182 = math.fma %181, %88, %92 : vector<16xf32>
        %183 = arith.addi %105, %c12 : index
        %184:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %183, %x, %182, %173#0, %61, %173#1, %63, %173#2, %65, %173#3, %67, %173#4, %69, %173#5, %71, %173#6, %73, %173#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %185 = arith.addi %115, %c27 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
        %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.andi %187, %c20 : vector<16xi32>
        %189 = arith.shrui %112, %c28 : vector<16xi32>
        %190 = arith.andi %189, %c22 : vector<16xi32>
        %191 = arith.shli %190, %c23 : vector<16xi32>
        %192 = arith.ori %188, %191 : vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = math.fma %193, %88, %92 : vector<16xf32>
        %195 = arith.addi %105, %c13 : index
        %196:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %195, %x, %194, %184#0, %61, %184#1, %63, %184#2, %65, %184#3, %67, %184#4, %69, %184#5, %71, %184#6, %73, %184#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = vector.load %w[%185] : memref<?xi8>, vector<16xi8>
        %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
        %199 = arith.shrui %198, %c23 : vector<16xi32>
        %200 = arith.shrui %112, %c29 : vector<16xi32>
        %201 = arith.andi %200, %c22 : vector<16xi32>
        %202 = arith.shli %201, %c23 : vector<16xi32>
        %203 = arith.ori %199, %202 : vector<16xi32>
        %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
        %205 = math.fma %204, %88, %92 : vector<16xf32>
        %206 = arith.addi %105, %c14 : index
        %207:8 = func.call @expert_linear_q5_1_r8p1__cpu.0(%59, %206, %x, %205, %196#0, %61, %196#1, %63, %196#2, %65, %196#3, %67, %196#4, %69, %196#5, %71, %196#6, %73, %196#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %207#0, %207#1, %207#2, %207#3, %207#4, %207#5, %207#6, %207#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %208 = arith.cmpi slt, %18, %9 : index
    scf.if %208 {
      %209 = arith.muli %36, %outputFeatures : index
      %210 = arith.muli %2, %c18 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.addi %211, %c6 : index
      vector.store %83#0, %out[%212] : memref<?xf32>, vector<16xf32>
    }
    %213 = arith.cmpi slt, %20, %9 : index
    scf.if %213 {
      %214 = arith.muli %39, %outputFeatures : index
      %215 = arith.muli %2, %c18 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.addi %216, %c6 : index
      vector.store %83#1, %out[%217] : memref<?xf32>, vector<16xf32>
    }
    %218 = arith.cmpi slt, %22, %9 : index
    scf.if %218 {
      %219 = arith.muli %42, %outputFeatures : index
      %220 = arith.muli %2, %c18 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c6 : index
      vector.store %83#2, %out[%222] : memref<?xf32>, vector<16xf32>
    }
    %223 = arith.cmpi slt, %24, %9 : index
    scf.if %223 {
      %224 = arith.muli %45, %outputFeatures : index
      %225 = arith.muli %2, %c18 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.addi %226, %c6 : index
      vector.store %83#3, %out[%227] : memref<?xf32>, vector<16xf32>
    }
    %228 = arith.cmpi slt, %26, %9 : index
    scf.if %228 {
      %229 = arith.muli %48, %outputFeatures : index
      %230 = arith.muli %2, %c18 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c6 : index
      vector.store %83#4, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %28, %9 : index
    scf.if %233 {
      %234 = arith.muli %51, %outputFeatures : index
      %235 = arith.muli %2, %c18 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c6 : index
      vector.store %83#5, %out[%237] : memref<?xf32>, vector<16xf32>
    }
    %238 = arith.cmpi slt, %30, %9 : index
    scf.if %238 {
      %239 = arith.muli %54, %outputFeatures : index
      %240 = arith.muli %2, %c18 : index
      %241 = arith.addi %239, %240 : index
      %242 = arith.addi %241, %c6 : index
      vector.store %83#6, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %32, %9 : index
    scf.if %243 {
      %244 = arith.muli %57, %outputFeatures : index
      %245 = arith.muli %2, %c18 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.addi %246, %c6 : index
      vector.store %83#7, %out[%247] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

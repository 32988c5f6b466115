// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_1', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f7, %f11, %f15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q5_1_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 384 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
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
    %26 = arith.addi %15, %19 : index
    %27 = memref.load %groups[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %15, %21 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.addi %15, %23 : index
    %33 = memref.load %groups[%32] : memref<?xi32>
    %34 = arith.index_cast %33 : i32 to index
    %35 = arith.addi %15, %25 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.divui %28, %rowDivisor : index
    %39 = arith.muli %38, %inputFeatures : index
    %40 = arith.divui %31, %rowDivisor : index
    %41 = arith.muli %40, %inputFeatures : index
    %42 = arith.divui %34, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %37, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %51:4 = scf.for %46 = %c6 to %3 step %c5 iter_args(%47 = %c12, %48 = %c12, %49 = %c12, %50 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %52 = arith.muli %46, %c4 : index
      %53 = arith.addi %14, %52 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
      %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
      %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
      %57 = arith.addi %53, %c3 : index
      %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
      %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
      %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
      %61 = arith.muli %46, %c3 : index
      %67:4 = scf.for %62 = %c6 to %c8 step %c5 iter_args(%63 = %47, %64 = %48, %65 = %49, %66 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %62, %c13 : index
        %69 = arith.addi %61, %68 : index
        %70 = arith.addi %53, %c14 : index
        %71 = arith.muli %62, %c5 : index
        %72 = arith.addi %71, %c6 : index
        %73 = arith.muli %72, %c15 : index
        %74 = arith.addi %70, %73 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.addi %53, %c16 : index
        %78 = arith.muli %62, %c16 : index
        %79 = arith.addi %77, %78 : index
        %80 = arith.addi %79, %c6 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.andi %82, %c17 : vector<16xi32>
        %84 = arith.shrui %76, %c18 : vector<16xi32>
        %85 = arith.andi %84, %c19 : vector<16xi32>
        %86 = arith.shli %85, %c20 : vector<16xi32>
        %87 = arith.ori %83, %86 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = math.fma %88, %56, %60 : vector<16xf32>
        %90 = arith.addi %69, %c6 : index
        %91:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %90, %x, %89, %63, %41, %64, %43, %65, %45, %66) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %92 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.shrui %93, %c20 : vector<16xi32>
        %95 = arith.shrui %76, %c19 : vector<16xi32>
        %96 = arith.andi %95, %c19 : vector<16xi32>
        %97 = arith.shli %96, %c20 : vector<16xi32>
        %98 = arith.ori %94, %97 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %56, %60 : vector<16xf32>
        %101 = arith.addi %69, %c5 : index
        %102:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %101, %x, %100, %91#0, %41, %91#1, %43, %91#2, %45, %91#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %103 = arith.addi %79, %c15 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.andi %105, %c17 : vector<16xi32>
        %107 = arith.shrui %76, %c21 : vector<16xi32>
        %108 = arith.andi %107, %c19 : vector<16xi32>
        %109 = arith.shli %108, %c20 : vector<16xi32>
        %110 = arith.ori %106, %109 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %56, %60 : vector<16xf32>
        %113 = arith.addi %69, %c9 : index
        %114:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %113, %x, %112, %102#0, %41, %102#1, %43, %102#2, %45, %102#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %115 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.shrui %116, %c20 : vector<16xi32>
        %118 = arith.shrui %76, %c22 : vector<16xi32>
        %119 = arith.andi %118, %c19 : vector<16xi32>
        %120 = arith.shli %119, %c20 : vector<16xi32>
        %121 = arith.ori %117, %120 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %56, %60 : vector<16xf32>
        %124 = arith.addi %69, %c10 : index
        %125:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %124, %x, %123, %114#0, %41, %114#1, %43, %114#2, %45, %114#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %126 = arith.addi %79, %c3 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.andi %128, %c17 : vector<16xi32>
        %130 = arith.shrui %76, %c20 : vector<16xi32>
        %131 = arith.andi %130, %c19 : vector<16xi32>
        %132 = arith.shli %131, %c20 : vector<16xi32>
        %133 = arith.ori %129, %132 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = math.fma %134, %56, %60 : vector<16xf32>
        %136 = arith.addi %69, %c8 : index
        %137:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %136, %x, %135, %125#0, %41, %125#1, %43, %125#2, %45, %125#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %138 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.shrui %139, %c20 : vector<16xi32>
        %141 = arith.shrui %76, %c23 : vector<16xi32>
        %142 = arith.andi %141, %c19 : vector<16xi32>
        %143 = arith.shli %142, %c20 : vector<16xi32>
        %144 = arith.ori %140, %143 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %56, %60 : vector<16xf32>
        %147 = arith.addi %69, %c24 : index
        %148:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %147, %x, %146, %137#0, %41, %137#1, %43, %137#2, %45, %137#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %149 = arith.addi %79, %c25 : index
        %150 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
        %152 = arith.andi %151, %c17 : vector<16xi32>
        %153 = arith.shrui %76, %c26 : vector<16xi32>
        %154 = arith.andi %153, %c19 : vector<16xi32>
        %155 = arith.shli %154, %c20 : vector<16xi32>
        %156 = arith.ori %152, %155 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %56, %60 : vector<16xf32>
        %159 = arith.addi %69, %c27 : index
        %160:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %159, %x, %158, %148#0, %41, %148#1, %43, %148#2, %45, %148#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %161 = vector.load %w[%149] : memref<?xi8>, vector<16xi8>
        %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
        %163 = arith.shrui %162, %c20 : vector<16xi32>
        %164 = arith.shrui %76, %c28 : vector<16xi32>
        %165 = arith.andi %164, %c19 : vector<16xi32>
        %166 = arith.shli %165, %c20 : vector<16xi32>
        %167 = arith.ori %163, %166 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %56, %60 : vector<16xf32>
        %170 = arith.addi %69, %c29 : index
        %171:4 = func.call @expert_linear_q5_1_r4p1__cpu.0(%39, %170, %x, %169, %160#0, %41, %160#1, %43, %160#2, %45, %160#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %171#0, %171#1, %171#2, %171#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %67#0, %67#1, %67#2, %67#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %172 = arith.cmpi slt, %18, %9 : index
    scf.if %172 {
      %173 = arith.muli %28, %outputFeatures : index
      %174 = arith.muli %2, %c15 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c6 : index
      vector.store %51#0, %out[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.cmpi slt, %20, %9 : index
    scf.if %177 {
      %178 = arith.muli %31, %outputFeatures : index
      %179 = arith.muli %2, %c15 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %c6 : index
      vector.store %51#1, %out[%181] : memref<?xf32>, vector<16xf32>
    }
    %182 = arith.cmpi slt, %22, %9 : index
    scf.if %182 {
      %183 = arith.muli %34, %outputFeatures : index
      %184 = arith.muli %2, %c15 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.addi %185, %c6 : index
      vector.store %51#2, %out[%186] : memref<?xf32>, vector<16xf32>
    }
    %187 = arith.cmpi slt, %24, %9 : index
    scf.if %187 {
      %188 = arith.muli %37, %outputFeatures : index
      %189 = arith.muli %2, %c15 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.addi %190, %c6 : index
      vector.store %51#3, %out[%191] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

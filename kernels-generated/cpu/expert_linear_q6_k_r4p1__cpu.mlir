// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q6_k', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q6_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q6_k_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 3360 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2336 : index
  %c17 = arith.constant 288 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<32> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 6 : index
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
      %54 = arith.addi %53, %c6 : index
      %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
      %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
      %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
      %58 = arith.muli %46, %c3 : index
      %64:4 = scf.for %59 = %c6 to %c13 step %c5 iter_args(%60 = %47, %61 = %48, %62 = %49, %63 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %65 = arith.muli %59, %c14 : index
        %66 = arith.addi %58, %65 : index
        %67 = arith.addi %53, %c13 : index
        %68 = arith.divui %59, %c9 : index
        %69 = arith.muli %68, %c15 : index
        %70 = arith.addi %67, %69 : index
        %71 = arith.addi %70, %c6 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extsi %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %57, %74 : vector<16xf32>
        %76 = arith.addi %53, %c16 : index
        %77 = arith.muli %59, %c9 : index
        %78 = arith.addi %77, %c6 : index
        %79 = arith.muli %78, %c15 : index
        %80 = arith.addi %76, %79 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.addi %77, %c5 : index
        %84 = arith.muli %83, %c15 : index
        %85 = arith.addi %76, %84 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
        %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
        %88 = arith.addi %53, %c17 : index
        %89 = arith.muli %59, %c18 : index
        %90 = arith.addi %88, %89 : index
        %91 = arith.addi %90, %c6 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c19 : vector<16xi32>
        %95 = arith.shrui %82, %c20 : vector<16xi32>
        %96 = arith.andi %95, %c21 : vector<16xi32>
        %97 = arith.shli %96, %c22 : vector<16xi32>
        %98 = arith.ori %94, %97 : vector<16xi32>
        %99 = arith.subi %98, %c23 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.mulf %100, %75 : vector<16xf32>
        %102 = arith.addi %66, %c6 : index
        %103:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %102, %x, %101, %60, %41, %61, %43, %62, %45, %63) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %104 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.shrui %105, %c22 : vector<16xi32>
        %107 = arith.shrui %82, %c24 : vector<16xi32>
        %108 = arith.andi %107, %c21 : vector<16xi32>
        %109 = arith.shli %108, %c22 : vector<16xi32>
        %110 = arith.ori %106, %109 : vector<16xi32>
        %111 = arith.subi %110, %c23 : vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.mulf %112, %75 : vector<16xf32>
        %114 = arith.addi %66, %c5 : index
        %115:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %114, %x, %113, %103#0, %41, %103#1, %43, %103#2, %45, %103#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = arith.addi %90, %c15 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.andi %118, %c19 : vector<16xi32>
        %120 = arith.shrui %82, %c22 : vector<16xi32>
        %121 = arith.andi %120, %c21 : vector<16xi32>
        %122 = arith.shli %121, %c22 : vector<16xi32>
        %123 = arith.ori %119, %122 : vector<16xi32>
        %124 = arith.subi %123, %c23 : vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %75 : vector<16xf32>
        %127 = arith.addi %66, %c9 : index
        %128:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %127, %x, %126, %115#0, %41, %115#1, %43, %115#2, %45, %115#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %129 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.shrui %130, %c22 : vector<16xi32>
        %132 = arith.shrui %82, %c25 : vector<16xi32>
        %133 = arith.andi %132, %c21 : vector<16xi32>
        %134 = arith.shli %133, %c22 : vector<16xi32>
        %135 = arith.ori %131, %134 : vector<16xi32>
        %136 = arith.subi %135, %c23 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %137, %75 : vector<16xf32>
        %139 = arith.addi %66, %c10 : index
        %140:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %139, %x, %138, %128#0, %41, %128#1, %43, %128#2, %45, %128#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %141 = arith.addi %90, %c13 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.andi %143, %c19 : vector<16xi32>
        %145 = arith.shrui %87, %c20 : vector<16xi32>
        %146 = arith.andi %145, %c21 : vector<16xi32>
        %147 = arith.shli %146, %c22 : vector<16xi32>
        %148 = arith.ori %144, %147 : vector<16xi32>
        %149 = arith.subi %148, %c23 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = arith.mulf %150, %75 : vector<16xf32>
        %152 = arith.addi %66, %c8 : index
        %153:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %152, %x, %151, %140#0, %41, %140#1, %43, %140#2, %45, %140#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.shrui %155, %c22 : vector<16xi32>
        %157 = arith.shrui %87, %c24 : vector<16xi32>
        %158 = arith.andi %157, %c21 : vector<16xi32>
        %159 = arith.shli %158, %c22 : vector<16xi32>
        %160 = arith.ori %156, %159 : vector<16xi32>
        %161 = arith.subi %160, %c23 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = arith.mulf %162, %75 : vector<16xf32>
        %164 = arith.addi %66, %c26 : index
        %165:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %164, %x, %163, %153#0, %41, %153#1, %43, %153#2, %45, %153#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %166 = arith.addi %90, %c27 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.andi %168, %c19 : vector<16xi32>
        %170 = arith.shrui %87, %c22 : vector<16xi32>
        %171 = arith.andi %170, %c21 : vector<16xi32>
        %172 = arith.shli %171, %c22 : vector<16xi32>
        %173 = arith.ori %169, %172 : vector<16xi32>
        %174 = arith.subi %173, %c23 : vector<16xi32>
        %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %176 = arith.mulf %175, %75 : vector<16xf32>
        %177 = arith.addi %66, %c28 : index
        %178:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %177, %x, %176, %165#0, %41, %165#1, %43, %165#2, %45, %165#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %179 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
        %181 = arith.shrui %180, %c22 : vector<16xi32>
        %182 = arith.shrui %87, %c25 : vector<16xi32>
        %183 = arith.andi %182, %c21 : vector<16xi32>
        %184 = arith.shli %183, %c22 : vector<16xi32>
        %185 = arith.ori %181, %184 : vector<16xi32>
        %186 = arith.subi %185, %c23 : vector<16xi32>
        %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
        %188 = arith.mulf %187, %75 : vector<16xf32>
        %189 = arith.addi %66, %c29 : index
        %190:4 = func.call @expert_linear_q6_k_r4p1__cpu.0(%39, %189, %x, %188, %178#0, %41, %178#1, %43, %178#2, %45, %178#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %190#0, %190#1, %190#2, %190#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %64#0, %64#1, %64#2, %64#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %191 = arith.cmpi slt, %18, %9 : index
    scf.if %191 {
      %192 = arith.muli %28, %outputFeatures : index
      %193 = arith.muli %2, %c15 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.addi %194, %c6 : index
      vector.store %51#0, %out[%195] : memref<?xf32>, vector<16xf32>
    }
    %196 = arith.cmpi slt, %20, %9 : index
    scf.if %196 {
      %197 = arith.muli %31, %outputFeatures : index
      %198 = arith.muli %2, %c15 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c6 : index
      vector.store %51#1, %out[%200] : memref<?xf32>, vector<16xf32>
    }
    %201 = arith.cmpi slt, %22, %9 : index
    scf.if %201 {
      %202 = arith.muli %34, %outputFeatures : index
      %203 = arith.muli %2, %c15 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.addi %204, %c6 : index
      vector.store %51#2, %out[%205] : memref<?xf32>, vector<16xf32>
    }
    %206 = arith.cmpi slt, %24, %9 : index
    scf.if %206 {
      %207 = arith.muli %37, %outputFeatures : index
      %208 = arith.muli %2, %c15 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.addi %209, %c6 : index
      vector.store %51#3, %out[%210] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

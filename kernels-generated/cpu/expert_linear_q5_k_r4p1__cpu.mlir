// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_k', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q5_k_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2880 : index
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
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 2368 : index
  %c18 = arith.constant 320 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<1> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<5> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 6 : index
  %c30 = arith.constant dense<7> : vector<16xi32>
  %c31 = arith.constant 7 : index
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
      %58 = arith.addi %53, %c13 : index
      %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
      %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
      %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
      %62 = arith.muli %46, %c3 : index
      %68:4 = scf.for %63 = %c6 to %c13 step %c5 iter_args(%64 = %47, %65 = %48, %66 = %49, %67 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %69 = arith.muli %63, %c14 : index
        %70 = arith.addi %62, %69 : index
        %71 = arith.addi %53, %c15 : index
        %72 = arith.divui %63, %c8 : index
        %73 = arith.muli %72, %c13 : index
        %74 = arith.addi %71, %73 : index
        %75 = arith.addi %74, %c6 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %57, %78 : vector<16xf32>
        %80 = arith.addi %74, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %61, %83 : vector<16xf32>
        %85 = arith.addi %53, %c17 : index
        %86 = arith.muli %63, %c5 : index
        %87 = arith.addi %86, %c6 : index
        %88 = arith.muli %87, %c16 : index
        %89 = arith.addi %85, %88 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.addi %53, %c18 : index
        %93 = arith.muli %63, %c15 : index
        %94 = arith.addi %92, %93 : index
        %95 = arith.addi %94, %c6 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c19 : vector<16xi32>
        %99 = arith.shrui %91, %c20 : vector<16xi32>
        %100 = arith.andi %99, %c21 : vector<16xi32>
        %101 = arith.shli %100, %c22 : vector<16xi32>
        %102 = arith.ori %98, %101 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %79, %84 : vector<16xf32>
        %105 = arith.addi %70, %c6 : index
        %106:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %105, %x, %104, %64, %41, %65, %43, %66, %45, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %107 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.shrui %108, %c22 : vector<16xi32>
        %110 = arith.shrui %91, %c21 : vector<16xi32>
        %111 = arith.andi %110, %c21 : vector<16xi32>
        %112 = arith.shli %111, %c22 : vector<16xi32>
        %113 = arith.ori %109, %112 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %79, %84 : vector<16xf32>
        %116 = arith.addi %70, %c5 : index
        %117:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %116, %x, %115, %106#0, %41, %106#1, %43, %106#2, %45, %106#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %118 = arith.addi %94, %c16 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.andi %120, %c19 : vector<16xi32>
        %122 = arith.shrui %91, %c23 : vector<16xi32>
        %123 = arith.andi %122, %c21 : vector<16xi32>
        %124 = arith.shli %123, %c22 : vector<16xi32>
        %125 = arith.ori %121, %124 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = math.fma %126, %79, %84 : vector<16xf32>
        %128 = arith.addi %70, %c9 : index
        %129:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %128, %x, %127, %117#0, %41, %117#1, %43, %117#2, %45, %117#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %130 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.shrui %131, %c22 : vector<16xi32>
        %133 = arith.shrui %91, %c24 : vector<16xi32>
        %134 = arith.andi %133, %c21 : vector<16xi32>
        %135 = arith.shli %134, %c22 : vector<16xi32>
        %136 = arith.ori %132, %135 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = math.fma %137, %79, %84 : vector<16xf32>
        %139 = arith.addi %70, %c10 : index
        %140:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %139, %x, %138, %129#0, %41, %129#1, %43, %129#2, %45, %129#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %141 = arith.addi %94, %c13 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.andi %143, %c19 : vector<16xi32>
        %145 = arith.shrui %91, %c22 : vector<16xi32>
        %146 = arith.andi %145, %c21 : vector<16xi32>
        %147 = arith.shli %146, %c22 : vector<16xi32>
        %148 = arith.ori %144, %147 : vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %79, %84 : vector<16xf32>
        %151 = arith.addi %70, %c8 : index
        %152:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %151, %x, %150, %140#0, %41, %140#1, %43, %140#2, %45, %140#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %153 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.shrui %154, %c22 : vector<16xi32>
        %156 = arith.shrui %91, %c25 : vector<16xi32>
        %157 = arith.andi %156, %c21 : vector<16xi32>
        %158 = arith.shli %157, %c22 : vector<16xi32>
        %159 = arith.ori %155, %158 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = math.fma %160, %79, %84 : vector<16xf32>
        %162 = arith.addi %70, %c26 : index
        %163:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %162, %x, %161, %152#0, %41, %152#1, %43, %152#2, %45, %152#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %164 = arith.addi %94, %c27 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.andi %166, %c19 : vector<16xi32>
        %168 = arith.shrui %91, %c28 : vector<16xi32>
        %169 = arith.andi %168, %c21 : vector<16xi32>
        %170 = arith.shli %169, %c22 : vector<16xi32>
        %171 = arith.ori %167, %170 : vector<16xi32>
        %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
        %173 = math.fma %172, %79, %84 : vector<16xf32>
        %174 = arith.addi %70, %c29 : index
        %175:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %174, %x, %173, %163#0, %41, %163#1, %43, %163#2, %45, %163#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %176 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
        %178 = arith.shrui %177, %c22 : vector<16xi32>
        %179 = arith.shrui %91, %c30 : vector<16xi32>
        %180 = arith.andi %179, %c21 : vector<16xi32>
        %181 = arith.shli %180, %c22 : vector<16xi32>
        %182 = arith.ori %178, %181 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = math.fma %183, %79, %84 : vector<16xf32>
        %185 = arith.addi %70, %c31 : index
        %186:4 = func.call @expert_linear_q5_k_r4p1__cpu.0(%39, %185, %x, %184, %175#0, %41, %175#1, %43, %175#2, %45, %175#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %186#0, %186#1, %186#2, %186#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %187 = arith.cmpi slt, %18, %9 : index
    scf.if %187 {
      %188 = arith.muli %28, %outputFeatures : index
      %189 = arith.muli %2, %c16 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.addi %190, %c6 : index
      vector.store %51#0, %out[%191] : memref<?xf32>, vector<16xf32>
    }
    %192 = arith.cmpi slt, %20, %9 : index
    scf.if %192 {
      %193 = arith.muli %31, %outputFeatures : index
      %194 = arith.muli %2, %c16 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.addi %195, %c6 : index
      vector.store %51#1, %out[%196] : memref<?xf32>, vector<16xf32>
    }
    %197 = arith.cmpi slt, %22, %9 : index
    scf.if %197 {
      %198 = arith.muli %34, %outputFeatures : index
      %199 = arith.muli %2, %c16 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.addi %200, %c6 : index
      vector.store %51#2, %out[%201] : memref<?xf32>, vector<16xf32>
    }
    %202 = arith.cmpi slt, %24, %9 : index
    scf.if %202 {
      %203 = arith.muli %37, %outputFeatures : index
      %204 = arith.muli %2, %c16 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.addi %205, %c6 : index
      vector.store %51#3, %out[%206] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

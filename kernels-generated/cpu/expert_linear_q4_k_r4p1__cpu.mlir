// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_k', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q4_k_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
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
        %86 = arith.muli %63, %c15 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.addi %87, %c6 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.andi %90, %c18 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %79, %84 : vector<16xf32>
        %94 = arith.addi %70, %c6 : index
        %95:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %94, %x, %93, %64, %41, %65, %43, %66, %45, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %96 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.shrui %97, %c19 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %79, %84 : vector<16xf32>
        %101 = arith.addi %70, %c5 : index
        %102:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %101, %x, %100, %95#0, %41, %95#1, %43, %95#2, %45, %95#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %103 = arith.addi %87, %c16 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.andi %105, %c18 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %79, %84 : vector<16xf32>
        %109 = arith.addi %70, %c9 : index
        %110:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %109, %x, %108, %102#0, %41, %102#1, %43, %102#2, %45, %102#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %111 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.shrui %112, %c19 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %79, %84 : vector<16xf32>
        %116 = arith.addi %70, %c10 : index
        %117:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %116, %x, %115, %110#0, %41, %110#1, %43, %110#2, %45, %110#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %118 = arith.addi %87, %c13 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.andi %120, %c18 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %79, %84 : vector<16xf32>
        %124 = arith.addi %70, %c8 : index
        %125:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %124, %x, %123, %117#0, %41, %117#1, %43, %117#2, %45, %117#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %126 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.shrui %127, %c19 : vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %79, %84 : vector<16xf32>
        %131 = arith.addi %70, %c20 : index
        %132:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %131, %x, %130, %125#0, %41, %125#1, %43, %125#2, %45, %125#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %133 = arith.addi %87, %c21 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.andi %135, %c18 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = math.fma %137, %79, %84 : vector<16xf32>
        %139 = arith.addi %70, %c22 : index
        %140:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %139, %x, %138, %132#0, %41, %132#1, %43, %132#2, %45, %132#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %141 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
        %143 = arith.shrui %142, %c19 : vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = math.fma %144, %79, %84 : vector<16xf32>
        %146 = arith.addi %70, %c23 : index
        %147:4 = func.call @expert_linear_q4_k_r4p1__cpu.0(%39, %146, %x, %145, %140#0, %41, %140#1, %43, %140#2, %45, %140#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %147#0, %147#1, %147#2, %147#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %148 = arith.cmpi slt, %18, %9 : index
    scf.if %148 {
      %149 = arith.muli %28, %outputFeatures : index
      %150 = arith.muli %2, %c16 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.addi %151, %c6 : index
      vector.store %51#0, %out[%152] : memref<?xf32>, vector<16xf32>
    }
    %153 = arith.cmpi slt, %20, %9 : index
    scf.if %153 {
      %154 = arith.muli %31, %outputFeatures : index
      %155 = arith.muli %2, %c16 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.addi %156, %c6 : index
      vector.store %51#1, %out[%157] : memref<?xf32>, vector<16xf32>
    }
    %158 = arith.cmpi slt, %22, %9 : index
    scf.if %158 {
      %159 = arith.muli %34, %outputFeatures : index
      %160 = arith.muli %2, %c16 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c6 : index
      vector.store %51#2, %out[%162] : memref<?xf32>, vector<16xf32>
    }
    %163 = arith.cmpi slt, %24, %9 : index
    scf.if %163 {
      %164 = arith.muli %37, %outputFeatures : index
      %165 = arith.muli %2, %c16 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.addi %166, %c6 : index
      vector.store %51#3, %out[%167] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

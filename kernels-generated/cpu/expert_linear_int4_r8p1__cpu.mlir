// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_int4_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.muli %groupSize, %c4 : index
  %4 = arith.addi %3, %c5 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %5, %4 : index
  %7 = memref.load %groups[%1] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.addi %1, %c6 : index
  %10 = memref.load %groups[%9] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %1, %groupsPerExpert : index
  %13 = arith.addi %12, %2 : index
  %14 = arith.muli %13, %c6 : index
  %15 = arith.addi %14, %c7 : index
  %16 = arith.muli %15, %6 : index
  %17 = arith.addi %experts, %c6 : index
  scf.for %18 = %8 to %11 step %c4 {
    %19 = arith.subi %11, %c6 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c6 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c9 : index
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
    %76 = arith.divui %groupSize, %c11 : index
    %86:8 = scf.for %77 = %c7 to %5 step %c6 iter_args(%78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16, %85 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %87 = arith.muli %77, %4 : index
      %88 = arith.addi %16, %87 : index
      %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
      %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
      %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
      %92 = arith.addi %88, %c17 : index
      %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
      %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
      %95 = arith.muli %77, %groupSize : index
      %105:8 = scf.for %96 = %c7 to %76 step %c6 iter_args(%97 = %78, %98 = %79, %99 = %80, %100 = %81, %101 = %82, %102 = %83, %103 = %84, %104 = %85) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %106 = arith.muli %96, %c11 : index
        %107 = arith.addi %95, %106 : index
        %108 = arith.addi %88, %c5 : index
        %109 = arith.muli %96, %c17 : index
        %110 = arith.addi %108, %109 : index
        %111 = arith.addi %110, %c7 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.andi %113, %c18 : vector<16xi32>
        %115 = arith.shrui %113, %c19 : vector<16xi32>
        %116 = arith.subi %114, %94 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = arith.mulf %117, %91 : vector<16xf32>
        %119 = arith.addi %107, %c7 : index
        %120:8 = func.call @expert_linear_int4_r8p1__cpu.0(%61, %119, %x, %118, %97, %63, %98, %65, %99, %67, %100, %69, %101, %71, %102, %73, %103, %75, %104) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %121 = arith.subi %115, %94 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = arith.mulf %122, %91 : vector<16xf32>
        %124 = arith.addi %107, %c6 : index
        %125:8 = func.call @expert_linear_int4_r8p1__cpu.0(%61, %124, %x, %123, %120#0, %63, %120#1, %65, %120#2, %67, %120#3, %69, %120#4, %71, %120#5, %73, %120#6, %75, %120#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %126 = arith.addi %110, %c20 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.andi %128, %c18 : vector<16xi32>
        %130 = arith.shrui %128, %c19 : vector<16xi32>
        %131 = arith.subi %129, %94 : vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = arith.mulf %132, %91 : vector<16xf32>
        %134 = arith.addi %107, %c9 : index
        %135:8 = func.call @expert_linear_int4_r8p1__cpu.0(%61, %134, %x, %133, %125#0, %63, %125#1, %65, %125#2, %67, %125#3, %69, %125#4, %71, %125#5, %73, %125#6, %75, %125#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %136 = arith.subi %130, %94 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %137, %91 : vector<16xf32>
        %139 = arith.addi %107, %c10 : index
        %140:8 = func.call @expert_linear_int4_r8p1__cpu.0(%61, %139, %x, %138, %135#0, %63, %135#1, %65, %135#2, %67, %135#3, %69, %135#4, %71, %135#5, %73, %135#6, %75, %135#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %140#0, %140#1, %140#2, %140#3, %140#4, %140#5, %140#6, %140#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %105#0, %105#1, %105#2, %105#3, %105#4, %105#5, %105#6, %105#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %141 = arith.cmpi slt, %20, %11 : index
    scf.if %141 {
      %142 = arith.muli %38, %outputFeatures : index
      %143 = arith.muli %2, %c20 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.addi %144, %c7 : index
      vector.store %86#0, %out[%145] : memref<?xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %22, %11 : index
    scf.if %146 {
      %147 = arith.muli %41, %outputFeatures : index
      %148 = arith.muli %2, %c20 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.addi %149, %c7 : index
      vector.store %86#1, %out[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.cmpi slt, %24, %11 : index
    scf.if %151 {
      %152 = arith.muli %44, %outputFeatures : index
      %153 = arith.muli %2, %c20 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %c7 : index
      vector.store %86#2, %out[%155] : memref<?xf32>, vector<16xf32>
    }
    %156 = arith.cmpi slt, %26, %11 : index
    scf.if %156 {
      %157 = arith.muli %47, %outputFeatures : index
      %158 = arith.muli %2, %c20 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c7 : index
      vector.store %86#3, %out[%160] : memref<?xf32>, vector<16xf32>
    }
    %161 = arith.cmpi slt, %28, %11 : index
    scf.if %161 {
      %162 = arith.muli %50, %outputFeatures : index
      %163 = arith.muli %2, %c20 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.addi %164, %c7 : index
      vector.store %86#4, %out[%165] : memref<?xf32>, vector<16xf32>
    }
    %166 = arith.cmpi slt, %30, %11 : index
    scf.if %166 {
      %167 = arith.muli %53, %outputFeatures : index
      %168 = arith.muli %2, %c20 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %c7 : index
      vector.store %86#5, %out[%170] : memref<?xf32>, vector<16xf32>
    }
    %171 = arith.cmpi slt, %32, %11 : index
    scf.if %171 {
      %172 = arith.muli %56, %outputFeatures : index
      %173 = arith.muli %2, %c20 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.addi %174, %c7 : index
      vector.store %86#6, %out[%175] : memref<?xf32>, vector<16xf32>
    }
    %176 = arith.cmpi slt, %34, %11 : index
    scf.if %176 {
      %177 = arith.muli %59, %outputFeatures : index
      %178 = arith.muli %2, %c20 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.addi %179, %c7 : index
      vector.store %86#7, %out[%180] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

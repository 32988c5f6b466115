// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q8_0_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
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
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 48 : index
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
      %100 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
      %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
      %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
      %103 = arith.muli %76, %c3 : index
      %121:16 = scf.for %104 = %c7 to %c9 step %c5 iter_args(%105 = %77, %106 = %78, %107 = %79, %108 = %80, %109 = %81, %110 = %82, %111 = %83, %112 = %84, %113 = %85, %114 = %86, %115 = %87, %116 = %88, %117 = %89, %118 = %90, %119 = %91, %120 = %92) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %122 = arith.muli %104, %c11 : index
        %123 = arith.addi %103, %122 : index
        %124 = arith.addi %95, %c3 : index
        %125 = arith.muli %104, %c17 : index
        %126 = arith.addi %124, %125 : index
        %127 = arith.addi %126, %c7 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extsi %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = arith.mulf %130, %99 : vector<16xf32>
        %132 = arith.addi %96, %c3 : index
        %133 = arith.addi %132, %125 : index
        %134 = arith.addi %133, %c7 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extsi %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %137, %102 : vector<16xf32>
        %139 = arith.addi %123, %c7 : index
        %140:16 = func.call @expert_linear_q8_0_r8p2__cpu.0(%61, %139, %x, %131, %105, %138, %106, %63, %107, %108, %65, %109, %110, %67, %111, %112, %69, %113, %114, %71, %115, %116, %73, %117, %118, %75, %119, %120) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %141 = arith.addi %126, %c18 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extsi %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = arith.mulf %144, %99 : vector<16xf32>
        %146 = arith.addi %133, %c18 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extsi %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = arith.mulf %149, %102 : vector<16xf32>
        %151 = arith.addi %123, %c5 : index
        %152:16 = func.call @expert_linear_q8_0_r8p2__cpu.0(%61, %151, %x, %145, %140#0, %150, %140#1, %63, %140#2, %140#3, %65, %140#4, %140#5, %67, %140#6, %140#7, %69, %140#8, %140#9, %71, %140#10, %140#11, %73, %140#12, %140#13, %75, %140#14, %140#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %153 = arith.addi %126, %c3 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %155 = arith.extsi %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %157 = arith.mulf %156, %99 : vector<16xf32>
        %158 = arith.addi %133, %c3 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extsi %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = arith.mulf %161, %102 : vector<16xf32>
        %163 = arith.addi %123, %c6 : index
        %164:16 = func.call @expert_linear_q8_0_r8p2__cpu.0(%61, %163, %x, %157, %152#0, %162, %152#1, %63, %152#2, %152#3, %65, %152#4, %152#5, %67, %152#6, %152#7, %69, %152#8, %152#9, %71, %152#10, %152#11, %73, %152#12, %152#13, %75, %152#14, %152#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %165 = arith.addi %126, %c19 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extsi %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = arith.mulf %168, %99 : vector<16xf32>
        %170 = arith.addi %133, %c19 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extsi %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = arith.mulf %173, %102 : vector<16xf32>
        %175 = arith.addi %123, %c10 : index
        %176:16 = func.call @expert_linear_q8_0_r8p2__cpu.0(%61, %175, %x, %169, %164#0, %174, %164#1, %63, %164#2, %164#3, %65, %164#4, %164#5, %67, %164#6, %164#7, %69, %164#8, %164#9, %71, %164#10, %164#11, %73, %164#12, %164#13, %75, %164#14, %164#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %176#0, %176#1, %176#2, %176#3, %176#4, %176#5, %176#6, %176#7, %176#8, %176#9, %176#10, %176#11, %176#12, %176#13, %176#14, %176#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %121#0, %121#1, %121#2, %121#3, %121#4, %121#5, %121#6, %121#7, %121#8, %121#9, %121#10, %121#11, %121#12, %121#13, %121#14, %121#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %177 = arith.cmpi slt, %20, %9 : index
    scf.if %177 {
      %178 = arith.muli %38, %outputFeatures : index
      %179 = arith.muli %2, %c3 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %c7 : index
      vector.store %93#0, %out[%181] : memref<?xf32>, vector<16xf32>
      %182 = arith.addi %180, %c18 : index
      vector.store %93#1, %out[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.cmpi slt, %22, %9 : index
    scf.if %183 {
      %184 = arith.muli %41, %outputFeatures : index
      %185 = arith.muli %2, %c3 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.addi %186, %c7 : index
      vector.store %93#2, %out[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.addi %186, %c18 : index
      vector.store %93#3, %out[%188] : memref<?xf32>, vector<16xf32>
    }
    %189 = arith.cmpi slt, %24, %9 : index
    scf.if %189 {
      %190 = arith.muli %44, %outputFeatures : index
      %191 = arith.muli %2, %c3 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.addi %192, %c7 : index
      vector.store %93#4, %out[%193] : memref<?xf32>, vector<16xf32>
      %194 = arith.addi %192, %c18 : index
      vector.store %93#5, %out[%194] : memref<?xf32>, vector<16xf32>
    }
    %195 = arith.cmpi slt, %26, %9 : index
    scf.if %195 {
      %196 = arith.muli %47, %outputFeatures : index
      %197 = arith.muli %2, %c3 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.addi %198, %c7 : index
      vector.store %93#6, %out[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.addi %198, %c18 : index
      vector.store %93#7, %out[%200] : memref<?xf32>, vector<16xf32>
    }
    %201 = arith.cmpi slt, %28, %9 : index
    scf.if %201 {
      %202 = arith.muli %50, %outputFeatures : index
      %203 = arith.muli %2, %c3 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.addi %204, %c7 : index
      vector.store %93#8, %out[%205] : memref<?xf32>, vector<16xf32>
      %206 = arith.addi %204, %c18 : index
      vector.store %93#9, %out[%206] : memref<?xf32>, vector<16xf32>
    }
    %207 = arith.cmpi slt, %30, %9 : index
    scf.if %207 {
      %208 = arith.muli %53, %outputFeatures : index
      %209 = arith.muli %2, %c3 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.addi %210, %c7 : index
      vector.store %93#10, %out[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.addi %210, %c18 : index
      vector.store %93#11, %out[%212] : memref<?xf32>, vector<16xf32>
    }
    %213 = arith.cmpi slt, %32, %9 : index
    scf.if %213 {
      %214 = arith.muli %56, %outputFeatures : index
      %215 = arith.muli %2, %c3 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.addi %216, %c7 : index
      vector.store %93#12, %out[%217] : memref<?xf32>, vector<16xf32>
      %218 = arith.addi %216, %c18 : index
      vector.store %93#13, %out[%218] : memref<?xf32>, vector<16xf32>
    }
    %219 = arith.cmpi slt, %34, %9 : index
    scf.if %219 {
      %220 = arith.muli %59, %outputFeatures : index
      %221 = arith.muli %2, %c3 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.addi %222, %c7 : index
      vector.store %93#14, %out[%223] : memref<?xf32>, vector<16xf32>
      %224 = arith.addi %222, %c18 : index
      vector.store %93#15, %out[%224] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=2, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q4_1_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c6 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %19, %c5 : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.addi %18, %22 : index
    %26 = memref.load %groups[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %18, %24 : index
    %29 = memref.load %groups[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.divui %27, %rowDivisor : index
    %32 = arith.muli %31, %inputFeatures : index
    %33 = arith.divui %30, %rowDivisor : index
    %34 = arith.muli %33, %inputFeatures : index
    %35 = arith.divui %inputFeatures, %c3 : index
    %41:4 = scf.for %36 = %c7 to %35 step %c5 iter_args(%37 = %c10, %38 = %c10, %39 = %c10, %40 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %42 = arith.muli %36, %c4 : index
      %43 = arith.addi %15, %42 : index
      %44 = arith.muli %36, %c4 : index
      %45 = arith.addi %17, %44 : index
      %46 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = arith.addi %43, %c3 : index
      %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
      %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
      %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
      %53 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
      %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
      %56 = arith.addi %45, %c3 : index
      %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
      %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
      %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
      %60 = arith.muli %36, %c3 : index
      %66:4 = scf.for %61 = %c7 to %c11 step %c5 iter_args(%62 = %37, %63 = %38, %64 = %39, %65 = %40) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %67 = arith.addi %43, %c12 : index
        %68 = arith.muli %61, %c3 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c7 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extui %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.andi %72, %c13 : vector<16xi32>
        %74 = arith.shrui %72, %c14 : vector<16xi32>
        %75 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %76 = math.fma %75, %48, %52 : vector<16xf32>
        %77 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %48, %52 : vector<16xf32>
        %79 = arith.addi %69, %c15 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.andi %81, %c13 : vector<16xi32>
        %83 = arith.shrui %81, %c14 : vector<16xi32>
        %84 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %85 = math.fma %84, %48, %52 : vector<16xf32>
        %86 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %48, %52 : vector<16xf32>
        %88 = arith.addi %45, %c12 : index
        %89 = arith.muli %61, %c3 : index
        %90 = arith.addi %88, %89 : index
        %91 = arith.addi %90, %c7 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c13 : vector<16xi32>
        %95 = arith.shrui %93, %c14 : vector<16xi32>
        %96 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %97 = math.fma %96, %55, %59 : vector<16xf32>
        %98 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %55, %59 : vector<16xf32>
        %100 = arith.addi %90, %c15 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c13 : vector<16xi32>
        %104 = arith.shrui %102, %c14 : vector<16xi32>
        %105 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %55, %59 : vector<16xf32>
        %107 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %55, %59 : vector<16xf32>
        %109 = arith.muli %61, %c16 : index
        %110 = arith.addi %60, %109 : index
        %111 = arith.addi %32, %110 : index
        %112 = arith.addi %111, %c7 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %76, %62 : vector<16xf32>
        %116 = math.fma %114, %97, %63 : vector<16xf32>
        %117 = arith.addi %34, %110 : index
        %118 = arith.addi %117, %c7 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %76, %64 : vector<16xf32>
        %122 = math.fma %120, %97, %65 : vector<16xf32>
        %123 = arith.addi %32, %110 : index
        %124 = arith.addi %123, %c5 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %78, %115 : vector<16xf32>
        %128 = math.fma %126, %99, %116 : vector<16xf32>
        %129 = arith.addi %34, %110 : index
        %130 = arith.addi %129, %c5 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %78, %121 : vector<16xf32>
        %134 = math.fma %132, %99, %122 : vector<16xf32>
        %135 = arith.addi %32, %110 : index
        %136 = arith.addi %135, %c6 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %85, %127 : vector<16xf32>
        %140 = math.fma %138, %106, %128 : vector<16xf32>
        %141 = arith.addi %34, %110 : index
        %142 = arith.addi %141, %c6 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %85, %133 : vector<16xf32>
        %146 = math.fma %144, %106, %134 : vector<16xf32>
        %147 = arith.addi %32, %110 : index
        %148 = arith.addi %147, %c17 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %87, %139 : vector<16xf32>
        %152 = math.fma %150, %108, %140 : vector<16xf32>
        %153 = arith.addi %34, %110 : index
        %154 = arith.addi %153, %c17 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %87, %145 : vector<16xf32>
        %158 = math.fma %156, %108, %146 : vector<16xf32>
        scf.yield %151, %152, %157, %158 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %66#0, %66#1, %66#2, %66#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %159 = arith.addi %19, %c7 : index
    %160 = arith.cmpi slt, %159, %10 : index
    scf.if %160 {
      %161 = arith.muli %27, %outputFeatures : index
      %162 = arith.muli %3, %c3 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c7 : index
      vector.store %41#0, %out[%164] : memref<?xf32>, vector<16xf32>
      %165 = arith.addi %163, %c15 : index
      vector.store %41#1, %out[%165] : memref<?xf32>, vector<16xf32>
    }
    %166 = arith.addi %19, %c5 : index
    %167 = arith.cmpi slt, %166, %10 : index
    scf.if %167 {
      %168 = arith.muli %30, %outputFeatures : index
      %169 = arith.muli %3, %c3 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.addi %170, %c7 : index
      vector.store %41#2, %out[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.addi %170, %c15 : index
      vector.store %41#3, %out[%172] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

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
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
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
        %67 = arith.muli %61, %c12 : index
        %68 = arith.addi %60, %67 : index
        %69 = arith.addi %43, %c13 : index
        %70 = arith.muli %61, %c3 : index
        %71 = arith.addi %69, %70 : index
        %72 = arith.addi %71, %c7 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.andi %74, %c14 : vector<16xi32>
        %76 = arith.shrui %74, %c15 : vector<16xi32>
        %77 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %48, %52 : vector<16xf32>
        %79 = arith.addi %45, %c13 : index
        %80 = arith.muli %61, %c3 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.addi %81, %c7 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c14 : vector<16xi32>
        %86 = arith.shrui %84, %c15 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %55, %59 : vector<16xf32>
        %89 = arith.addi %32, %68 : index
        %90 = arith.addi %89, %c7 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %78, %62 : vector<16xf32>
        %94 = math.fma %92, %88, %63 : vector<16xf32>
        %95 = arith.addi %34, %68 : index
        %96 = arith.addi %95, %c7 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %78, %64 : vector<16xf32>
        %100 = math.fma %98, %88, %65 : vector<16xf32>
        %101 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %102 = math.fma %101, %48, %52 : vector<16xf32>
        %103 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %55, %59 : vector<16xf32>
        %105 = arith.addi %32, %68 : index
        %106 = arith.addi %105, %c5 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %102, %93 : vector<16xf32>
        %110 = math.fma %108, %104, %94 : vector<16xf32>
        %111 = arith.addi %34, %68 : index
        %112 = arith.addi %111, %c5 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %102, %99 : vector<16xf32>
        %116 = math.fma %114, %104, %100 : vector<16xf32>
        %117 = arith.addi %71, %c16 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.andi %119, %c14 : vector<16xi32>
        %121 = arith.shrui %119, %c15 : vector<16xi32>
        %122 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %48, %52 : vector<16xf32>
        %124 = arith.addi %81, %c16 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<16xi8>
        %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
        %127 = arith.andi %126, %c14 : vector<16xi32>
        %128 = arith.shrui %126, %c15 : vector<16xi32>
        %129 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %55, %59 : vector<16xf32>
        %131 = arith.addi %32, %68 : index
        %132 = arith.addi %131, %c6 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %123, %109 : vector<16xf32>
        %136 = math.fma %134, %130, %110 : vector<16xf32>
        %137 = arith.addi %34, %68 : index
        %138 = arith.addi %137, %c6 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %123, %115 : vector<16xf32>
        %142 = math.fma %140, %130, %116 : vector<16xf32>
        %143 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %144 = math.fma %143, %48, %52 : vector<16xf32>
        %145 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %55, %59 : vector<16xf32>
        %147 = arith.addi %32, %68 : index
        %148 = arith.addi %147, %c17 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %144, %135 : vector<16xf32>
        %152 = math.fma %150, %146, %136 : vector<16xf32>
        %153 = arith.addi %34, %68 : index
        %154 = arith.addi %153, %c17 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %144, %141 : vector<16xf32>
        %158 = math.fma %156, %146, %142 : vector<16xf32>
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
      %165 = arith.addi %163, %c16 : index
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
      %172 = arith.addi %170, %c16 : index
      vector.store %41#3, %out[%172] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

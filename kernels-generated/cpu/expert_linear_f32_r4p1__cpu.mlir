// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f32_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
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
  %13 = arith.muli %12, %c5 : index
  %14 = arith.addi %13, %c6 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %experts, %c5 : index
  scf.for %17 = %7 to %10 step %c8 {
    %18 = arith.subi %10, %c5 : index
    %19 = arith.addi %17, %c6 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c5 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c9 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c10 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.addi %16, %20 : index
    %28 = memref.load %groups[%27] : memref<?xi32>
    %29 = arith.index_cast %28 : i32 to index
    %30 = arith.addi %16, %22 : index
    %31 = memref.load %groups[%30] : memref<?xi32>
    %32 = arith.index_cast %31 : i32 to index
    %33 = arith.addi %16, %24 : index
    %34 = memref.load %groups[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.addi %16, %26 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.divui %29, %rowDivisor : index
    %40 = arith.muli %39, %inputFeatures : index
    %41 = arith.divui %32, %rowDivisor : index
    %42 = arith.muli %41, %inputFeatures : index
    %43 = arith.divui %35, %rowDivisor : index
    %44 = arith.muli %43, %inputFeatures : index
    %45 = arith.divui %38, %rowDivisor : index
    %46 = arith.muli %45, %inputFeatures : index
    %47 = arith.divui %inputFeatures, %c3 : index
    %53:4 = scf.for %48 = %c6 to %47 step %c5 iter_args(%49 = %c12, %50 = %c12, %51 = %c12, %52 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %54 = arith.muli %48, %c4 : index
      %55 = arith.addi %15, %54 : index
      %56 = arith.muli %48, %c3 : index
      %62:4 = scf.for %57 = %c6 to %c8 step %c5 iter_args(%58 = %49, %59 = %50, %60 = %51, %61 = %52) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %63 = arith.muli %57, %c8 : index
        %64 = arith.addi %56, %63 : index
        %65 = arith.muli %57, %c13 : index
        %66 = arith.addi %55, %65 : index
        %67 = arith.addi %66, %c6 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
        %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
        %70 = arith.addi %40, %64 : index
        %71 = arith.addi %70, %c6 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %69, %58 : vector<16xf32>
        %75 = arith.addi %42, %64 : index
        %76 = arith.addi %75, %c6 : index
        %77 = memref.load %x[%76] : memref<?xf32>
        %78 = vector.broadcast %77 : f32 to vector<16xf32>
        %79 = math.fma %78, %69, %59 : vector<16xf32>
        %80 = arith.addi %44, %64 : index
        %81 = arith.addi %80, %c6 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %69, %60 : vector<16xf32>
        %85 = arith.addi %46, %64 : index
        %86 = arith.addi %85, %c6 : index
        %87 = memref.load %x[%86] : memref<?xf32>
        %88 = vector.broadcast %87 : f32 to vector<16xf32>
        %89 = math.fma %88, %69, %61 : vector<16xf32>
        %90 = arith.addi %66, %c14 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<64xi8>
        %92 = vector.bitcast %91 : vector<64xi8> to vector<16xf32>
        %93 = arith.addi %40, %64 : index
        %94 = arith.addi %93, %c5 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %92, %74 : vector<16xf32>
        %98 = arith.addi %42, %64 : index
        %99 = arith.addi %98, %c5 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %92, %79 : vector<16xf32>
        %103 = arith.addi %44, %64 : index
        %104 = arith.addi %103, %c5 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %92, %84 : vector<16xf32>
        %108 = arith.addi %46, %64 : index
        %109 = arith.addi %108, %c5 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %92, %89 : vector<16xf32>
        %113 = arith.addi %66, %c15 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<64xi8>
        %115 = vector.bitcast %114 : vector<64xi8> to vector<16xf32>
        %116 = arith.addi %40, %64 : index
        %117 = arith.addi %116, %c9 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %115, %97 : vector<16xf32>
        %121 = arith.addi %42, %64 : index
        %122 = arith.addi %121, %c9 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %115, %102 : vector<16xf32>
        %126 = arith.addi %44, %64 : index
        %127 = arith.addi %126, %c9 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %115, %107 : vector<16xf32>
        %131 = arith.addi %46, %64 : index
        %132 = arith.addi %131, %c9 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %115, %112 : vector<16xf32>
        %136 = arith.addi %66, %c16 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<64xi8>
        %138 = vector.bitcast %137 : vector<64xi8> to vector<16xf32>
        %139 = arith.addi %40, %64 : index
        %140 = arith.addi %139, %c10 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %138, %120 : vector<16xf32>
        %144 = arith.addi %42, %64 : index
        %145 = arith.addi %144, %c10 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %138, %125 : vector<16xf32>
        %149 = arith.addi %44, %64 : index
        %150 = arith.addi %149, %c10 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %138, %130 : vector<16xf32>
        %154 = arith.addi %46, %64 : index
        %155 = arith.addi %154, %c10 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %138, %135 : vector<16xf32>
        scf.yield %143, %148, %153, %158 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %62#0, %62#1, %62#2, %62#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %159 = arith.addi %17, %c6 : index
    %160 = arith.cmpi slt, %159, %10 : index
    scf.if %160 {
      %161 = arith.muli %29, %outputFeatures : index
      %162 = arith.muli %3, %c3 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c6 : index
      vector.store %53#0, %out[%164] : memref<?xf32>, vector<16xf32>
    }
    %165 = arith.addi %17, %c5 : index
    %166 = arith.cmpi slt, %165, %10 : index
    scf.if %166 {
      %167 = arith.muli %32, %outputFeatures : index
      %168 = arith.muli %3, %c3 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %c6 : index
      vector.store %53#1, %out[%170] : memref<?xf32>, vector<16xf32>
    }
    %171 = arith.addi %17, %c9 : index
    %172 = arith.cmpi slt, %171, %10 : index
    scf.if %172 {
      %173 = arith.muli %35, %outputFeatures : index
      %174 = arith.muli %3, %c3 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c6 : index
      vector.store %53#2, %out[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.addi %17, %c10 : index
    %178 = arith.cmpi slt, %177, %10 : index
    scf.if %178 {
      %179 = arith.muli %38, %outputFeatures : index
      %180 = arith.muli %3, %c3 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c6 : index
      vector.store %53#3, %out[%182] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

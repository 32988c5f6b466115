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
        %63 = arith.muli %57, %c13 : index
        %64 = arith.addi %55, %63 : index
        %65 = arith.addi %64, %c6 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %64, %c14 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %64, %c15 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %64, %c16 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<64xi8>
        %76 = vector.bitcast %75 : vector<64xi8> to vector<16xf32>
        %77 = arith.muli %57, %c8 : index
        %78 = arith.addi %56, %77 : index
        %79 = arith.addi %40, %78 : index
        %80 = arith.addi %79, %c6 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %67, %58 : vector<16xf32>
        %84 = arith.addi %42, %78 : index
        %85 = arith.addi %84, %c6 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %67, %59 : vector<16xf32>
        %89 = arith.addi %44, %78 : index
        %90 = arith.addi %89, %c6 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %67, %60 : vector<16xf32>
        %94 = arith.addi %46, %78 : index
        %95 = arith.addi %94, %c6 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %67, %61 : vector<16xf32>
        %99 = arith.addi %40, %78 : index
        %100 = arith.addi %99, %c5 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %70, %83 : vector<16xf32>
        %104 = arith.addi %42, %78 : index
        %105 = arith.addi %104, %c5 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %70, %88 : vector<16xf32>
        %109 = arith.addi %44, %78 : index
        %110 = arith.addi %109, %c5 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %70, %93 : vector<16xf32>
        %114 = arith.addi %46, %78 : index
        %115 = arith.addi %114, %c5 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %70, %98 : vector<16xf32>
        %119 = arith.addi %40, %78 : index
        %120 = arith.addi %119, %c9 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %73, %103 : vector<16xf32>
        %124 = arith.addi %42, %78 : index
        %125 = arith.addi %124, %c9 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %73, %108 : vector<16xf32>
        %129 = arith.addi %44, %78 : index
        %130 = arith.addi %129, %c9 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %73, %113 : vector<16xf32>
        %134 = arith.addi %46, %78 : index
        %135 = arith.addi %134, %c9 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %73, %118 : vector<16xf32>
        %139 = arith.addi %40, %78 : index
        %140 = arith.addi %139, %c10 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %76, %123 : vector<16xf32>
        %144 = arith.addi %42, %78 : index
        %145 = arith.addi %144, %c10 : index
        %146 = memref.load %x[%145] : memref<?xf32>
        %147 = vector.broadcast %146 : f32 to vector<16xf32>
        %148 = math.fma %147, %76, %128 : vector<16xf32>
        %149 = arith.addi %44, %78 : index
        %150 = arith.addi %149, %c10 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %76, %133 : vector<16xf32>
        %154 = arith.addi %46, %78 : index
        %155 = arith.addi %154, %c10 : index
        %156 = memref.load %x[%155] : memref<?xf32>
        %157 = vector.broadcast %156 : f32 to vector<16xf32>
        %158 = math.fma %157, %76, %138 : vector<16xf32>
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

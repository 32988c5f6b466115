// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %40, %64 : index
        %72 = arith.addi %71, %c6 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %70, %58 : vector<16xf32>
        %76 = arith.addi %42, %64 : index
        %77 = arith.addi %76, %c6 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %70, %59 : vector<16xf32>
        %81 = arith.addi %44, %64 : index
        %82 = arith.addi %81, %c6 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %70, %60 : vector<16xf32>
        %86 = arith.addi %46, %64 : index
        %87 = arith.addi %86, %c6 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %70, %61 : vector<16xf32>
        %91 = arith.addi %66, %c14 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = arith.addi %40, %64 : index
        %96 = arith.addi %95, %c5 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %94, %75 : vector<16xf32>
        %100 = arith.addi %42, %64 : index
        %101 = arith.addi %100, %c5 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %94, %80 : vector<16xf32>
        %105 = arith.addi %44, %64 : index
        %106 = arith.addi %105, %c5 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %94, %85 : vector<16xf32>
        %110 = arith.addi %46, %64 : index
        %111 = arith.addi %110, %c5 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %94, %90 : vector<16xf32>
        %115 = arith.addi %66, %c15 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<32xi8>
        %117 = vector.bitcast %116 : vector<32xi8> to vector<16xf16>
        %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
        %119 = arith.addi %40, %64 : index
        %120 = arith.addi %119, %c9 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %118, %99 : vector<16xf32>
        %124 = arith.addi %42, %64 : index
        %125 = arith.addi %124, %c9 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %118, %104 : vector<16xf32>
        %129 = arith.addi %44, %64 : index
        %130 = arith.addi %129, %c9 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %118, %109 : vector<16xf32>
        %134 = arith.addi %46, %64 : index
        %135 = arith.addi %134, %c9 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %118, %114 : vector<16xf32>
        %139 = arith.addi %66, %c16 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<32xi8>
        %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
        %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
        %143 = arith.addi %40, %64 : index
        %144 = arith.addi %143, %c10 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %142, %123 : vector<16xf32>
        %148 = arith.addi %42, %64 : index
        %149 = arith.addi %148, %c10 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %142, %128 : vector<16xf32>
        %153 = arith.addi %44, %64 : index
        %154 = arith.addi %153, %c10 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %142, %133 : vector<16xf32>
        %158 = arith.addi %46, %64 : index
        %159 = arith.addi %158, %c10 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %142, %138 : vector<16xf32>
        scf.yield %147, %152, %157, %162 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %62#0, %62#1, %62#2, %62#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %163 = arith.addi %17, %c6 : index
    %164 = arith.cmpi slt, %163, %10 : index
    scf.if %164 {
      %165 = arith.muli %29, %outputFeatures : index
      %166 = arith.muli %3, %c3 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c6 : index
      vector.store %53#0, %out[%168] : memref<?xf32>, vector<16xf32>
    }
    %169 = arith.addi %17, %c5 : index
    %170 = arith.cmpi slt, %169, %10 : index
    scf.if %170 {
      %171 = arith.muli %32, %outputFeatures : index
      %172 = arith.muli %3, %c3 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c6 : index
      vector.store %53#1, %out[%174] : memref<?xf32>, vector<16xf32>
    }
    %175 = arith.addi %17, %c9 : index
    %176 = arith.cmpi slt, %175, %10 : index
    scf.if %176 {
      %177 = arith.muli %35, %outputFeatures : index
      %178 = arith.muli %3, %c3 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.addi %179, %c6 : index
      vector.store %53#2, %out[%180] : memref<?xf32>, vector<16xf32>
    }
    %181 = arith.addi %17, %c10 : index
    %182 = arith.cmpi slt, %181, %10 : index
    scf.if %182 {
      %183 = arith.muli %38, %outputFeatures : index
      %184 = arith.muli %3, %c3 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.addi %185, %c6 : index
      vector.store %53#3, %out[%186] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

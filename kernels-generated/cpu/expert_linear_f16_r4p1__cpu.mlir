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
        %63 = arith.muli %57, %c13 : index
        %64 = arith.addi %55, %63 : index
        %65 = arith.addi %64, %c6 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
        %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
        %69 = arith.addi %64, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
        %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
        %73 = arith.addi %64, %c15 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.addi %64, %c16 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.muli %57, %c8 : index
        %82 = arith.addi %56, %81 : index
        %83 = arith.addi %40, %82 : index
        %84 = arith.addi %83, %c6 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %68, %58 : vector<16xf32>
        %88 = arith.addi %42, %82 : index
        %89 = arith.addi %88, %c6 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %68, %59 : vector<16xf32>
        %93 = arith.addi %44, %82 : index
        %94 = arith.addi %93, %c6 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %68, %60 : vector<16xf32>
        %98 = arith.addi %46, %82 : index
        %99 = arith.addi %98, %c6 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %68, %61 : vector<16xf32>
        %103 = arith.addi %40, %82 : index
        %104 = arith.addi %103, %c5 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %72, %87 : vector<16xf32>
        %108 = arith.addi %42, %82 : index
        %109 = arith.addi %108, %c5 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %72, %92 : vector<16xf32>
        %113 = arith.addi %44, %82 : index
        %114 = arith.addi %113, %c5 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %72, %97 : vector<16xf32>
        %118 = arith.addi %46, %82 : index
        %119 = arith.addi %118, %c5 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %72, %102 : vector<16xf32>
        %123 = arith.addi %40, %82 : index
        %124 = arith.addi %123, %c9 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %76, %107 : vector<16xf32>
        %128 = arith.addi %42, %82 : index
        %129 = arith.addi %128, %c9 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %76, %112 : vector<16xf32>
        %133 = arith.addi %44, %82 : index
        %134 = arith.addi %133, %c9 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %76, %117 : vector<16xf32>
        %138 = arith.addi %46, %82 : index
        %139 = arith.addi %138, %c9 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %76, %122 : vector<16xf32>
        %143 = arith.addi %40, %82 : index
        %144 = arith.addi %143, %c10 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %80, %127 : vector<16xf32>
        %148 = arith.addi %42, %82 : index
        %149 = arith.addi %148, %c10 : index
        %150 = memref.load %x[%149] : memref<?xf32>
        %151 = vector.broadcast %150 : f32 to vector<16xf32>
        %152 = math.fma %151, %80, %132 : vector<16xf32>
        %153 = arith.addi %44, %82 : index
        %154 = arith.addi %153, %c10 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %80, %137 : vector<16xf32>
        %158 = arith.addi %46, %82 : index
        %159 = arith.addi %158, %c10 : index
        %160 = memref.load %x[%159] : memref<?xf32>
        %161 = vector.broadcast %160 : f32 to vector<16xf32>
        %162 = math.fma %161, %80, %142 : vector<16xf32>
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

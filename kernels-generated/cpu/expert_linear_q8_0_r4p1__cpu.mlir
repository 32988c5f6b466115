// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q8_0_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 48 : index
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
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.muli %48, %c3 : index
      %65:4 = scf.for %60 = %c6 to %c13 step %c5 iter_args(%61 = %49, %62 = %50, %63 = %51, %64 = %52) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %66 = arith.muli %60, %c8 : index
        %67 = arith.addi %59, %66 : index
        %68 = arith.addi %55, %c3 : index
        %69 = arith.muli %60, %c14 : index
        %70 = arith.addi %68, %69 : index
        %71 = arith.addi %70, %c6 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extsi %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %58 : vector<16xf32>
        %76 = arith.addi %40, %67 : index
        %77 = arith.addi %76, %c6 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %75, %61 : vector<16xf32>
        %81 = arith.addi %42, %67 : index
        %82 = arith.addi %81, %c6 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %75, %62 : vector<16xf32>
        %86 = arith.addi %44, %67 : index
        %87 = arith.addi %86, %c6 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %75, %63 : vector<16xf32>
        %91 = arith.addi %46, %67 : index
        %92 = arith.addi %91, %c6 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %75, %64 : vector<16xf32>
        %96 = arith.addi %70, %c15 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extsi %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %99, %58 : vector<16xf32>
        %101 = arith.addi %40, %67 : index
        %102 = arith.addi %101, %c5 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %100, %80 : vector<16xf32>
        %106 = arith.addi %42, %67 : index
        %107 = arith.addi %106, %c5 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %100, %85 : vector<16xf32>
        %111 = arith.addi %44, %67 : index
        %112 = arith.addi %111, %c5 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %100, %90 : vector<16xf32>
        %116 = arith.addi %46, %67 : index
        %117 = arith.addi %116, %c5 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %100, %95 : vector<16xf32>
        %121 = arith.addi %70, %c3 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extsi %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.mulf %124, %58 : vector<16xf32>
        %126 = arith.addi %40, %67 : index
        %127 = arith.addi %126, %c9 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %125, %105 : vector<16xf32>
        %131 = arith.addi %42, %67 : index
        %132 = arith.addi %131, %c9 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %125, %110 : vector<16xf32>
        %136 = arith.addi %44, %67 : index
        %137 = arith.addi %136, %c9 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %125, %115 : vector<16xf32>
        %141 = arith.addi %46, %67 : index
        %142 = arith.addi %141, %c9 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %125, %120 : vector<16xf32>
        %146 = arith.addi %70, %c16 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extsi %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = arith.mulf %149, %58 : vector<16xf32>
        %151 = arith.addi %40, %67 : index
        %152 = arith.addi %151, %c10 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %150, %130 : vector<16xf32>
        %156 = arith.addi %42, %67 : index
        %157 = arith.addi %156, %c10 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %150, %135 : vector<16xf32>
        %161 = arith.addi %44, %67 : index
        %162 = arith.addi %161, %c10 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %150, %140 : vector<16xf32>
        %166 = arith.addi %46, %67 : index
        %167 = arith.addi %166, %c10 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %150, %145 : vector<16xf32>
        scf.yield %155, %160, %165, %170 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %65#0, %65#1, %65#2, %65#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %171 = arith.addi %17, %c6 : index
    %172 = arith.cmpi slt, %171, %10 : index
    scf.if %172 {
      %173 = arith.muli %29, %outputFeatures : index
      %174 = arith.muli %3, %c15 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c6 : index
      vector.store %53#0, %out[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.addi %17, %c5 : index
    %178 = arith.cmpi slt, %177, %10 : index
    scf.if %178 {
      %179 = arith.muli %32, %outputFeatures : index
      %180 = arith.muli %3, %c15 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c6 : index
      vector.store %53#1, %out[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.addi %17, %c9 : index
    %184 = arith.cmpi slt, %183, %10 : index
    scf.if %184 {
      %185 = arith.muli %35, %outputFeatures : index
      %186 = arith.muli %3, %c15 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.addi %187, %c6 : index
      vector.store %53#2, %out[%188] : memref<?xf32>, vector<16xf32>
    }
    %189 = arith.addi %17, %c10 : index
    %190 = arith.cmpi slt, %189, %10 : index
    scf.if %190 {
      %191 = arith.muli %38, %outputFeatures : index
      %192 = arith.muli %3, %c15 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.addi %193, %c6 : index
      vector.store %53#3, %out[%194] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

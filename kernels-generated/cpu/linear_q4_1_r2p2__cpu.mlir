// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c6 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.muli %19, %inputFeatures : index
    %23 = arith.muli %21, %inputFeatures : index
    %24 = arith.divui %inputFeatures, %c4 : index
    %30:4 = scf.for %25 = %c7 to %24 step %c1 iter_args(%26 = %c10, %27 = %c10, %28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %25, %c5 : index
      %32 = arith.addi %7, %31 : index
      %33 = arith.muli %25, %c5 : index
      %34 = arith.addi %10, %33 : index
      %35 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.addi %32, %c4 : index
      %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
      %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
      %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
      %42 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
      %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
      %45 = arith.addi %34, %c4 : index
      %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = arith.muli %25, %c4 : index
      %55:4 = scf.for %50 = %c7 to %c11 step %c1 iter_args(%51 = %26, %52 = %27, %53 = %28, %54 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %50, %c12 : index
        %57 = arith.addi %49, %56 : index
        %58 = arith.addi %32, %c13 : index
        %59 = arith.muli %50, %c4 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c14 : vector<16xi32>
        %65 = arith.shrui %63, %c15 : vector<16xi32>
        %66 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %67 = math.fma %66, %37, %41 : vector<16xf32>
        %68 = arith.addi %34, %c13 : index
        %69 = arith.muli %50, %c4 : index
        %70 = arith.addi %68, %69 : index
        %71 = arith.addi %70, %c7 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.andi %73, %c14 : vector<16xi32>
        %75 = arith.shrui %73, %c15 : vector<16xi32>
        %76 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %44, %48 : vector<16xf32>
        %78 = arith.addi %22, %57 : index
        %79 = arith.addi %78, %c7 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %67, %51 : vector<16xf32>
        %83 = math.fma %81, %77, %52 : vector<16xf32>
        %84 = arith.addi %23, %57 : index
        %85 = arith.addi %84, %c7 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %67, %53 : vector<16xf32>
        %89 = math.fma %87, %77, %54 : vector<16xf32>
        %90 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %37, %41 : vector<16xf32>
        %92 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %44, %48 : vector<16xf32>
        %94 = arith.addi %22, %57 : index
        %95 = arith.addi %94, %c1 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %91, %82 : vector<16xf32>
        %99 = math.fma %97, %93, %83 : vector<16xf32>
        %100 = arith.addi %23, %57 : index
        %101 = arith.addi %100, %c1 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %91, %88 : vector<16xf32>
        %105 = math.fma %103, %93, %89 : vector<16xf32>
        %106 = arith.addi %60, %c16 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.andi %108, %c14 : vector<16xi32>
        %110 = arith.shrui %108, %c15 : vector<16xi32>
        %111 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %37, %41 : vector<16xf32>
        %113 = arith.addi %70, %c16 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.andi %115, %c14 : vector<16xi32>
        %117 = arith.shrui %115, %c15 : vector<16xi32>
        %118 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %44, %48 : vector<16xf32>
        %120 = arith.addi %22, %57 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %112, %98 : vector<16xf32>
        %125 = math.fma %123, %119, %99 : vector<16xf32>
        %126 = arith.addi %23, %57 : index
        %127 = arith.addi %126, %c6 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %112, %104 : vector<16xf32>
        %131 = math.fma %129, %119, %105 : vector<16xf32>
        %132 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %133 = math.fma %132, %37, %41 : vector<16xf32>
        %134 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %135 = math.fma %134, %44, %48 : vector<16xf32>
        %136 = arith.addi %22, %57 : index
        %137 = arith.addi %136, %c17 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %133, %124 : vector<16xf32>
        %141 = math.fma %139, %135, %125 : vector<16xf32>
        %142 = arith.addi %23, %57 : index
        %143 = arith.addi %142, %c17 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %133, %130 : vector<16xf32>
        %147 = math.fma %145, %135, %131 : vector<16xf32>
        scf.yield %140, %141, %146, %147 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %148 = arith.addi %16, %c7 : index
    %149 = arith.cmpi slt, %148, %15 : index
    scf.if %149 {
      %150 = arith.muli %148, %outputFeatures : index
      %151 = arith.muli %3, %c4 : index
      %152 = arith.addi %150, %151 : index
      scf.if %0 {
        %153 = arith.addi %152, %c7 : index
        %154 = vector.load %residual[%153] : memref<?xf32>, vector<16xf32>
        %155 = arith.addf %154, %30#0 : vector<16xf32>
        %156 = arith.addi %152, %c7 : index
        vector.store %155, %out[%156] : memref<?xf32>, vector<16xf32>
      } else {
        %157 = arith.addi %152, %c7 : index
        vector.store %30#0, %out[%157] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %158 = arith.addi %152, %c16 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %30#1 : vector<16xf32>
        %161 = arith.addi %152, %c16 : index
        vector.store %160, %out[%161] : memref<?xf32>, vector<16xf32>
      } else {
        %162 = arith.addi %152, %c16 : index
        vector.store %30#1, %out[%162] : memref<?xf32>, vector<16xf32>
      }
    }
    %163 = arith.addi %16, %c1 : index
    %164 = arith.cmpi slt, %163, %15 : index
    scf.if %164 {
      %165 = arith.muli %163, %outputFeatures : index
      %166 = arith.muli %3, %c4 : index
      %167 = arith.addi %165, %166 : index
      scf.if %0 {
        %168 = arith.addi %167, %c7 : index
        %169 = vector.load %residual[%168] : memref<?xf32>, vector<16xf32>
        %170 = arith.addf %169, %30#2 : vector<16xf32>
        %171 = arith.addi %167, %c7 : index
        vector.store %170, %out[%171] : memref<?xf32>, vector<16xf32>
      } else {
        %172 = arith.addi %167, %c7 : index
        vector.store %30#2, %out[%172] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %173 = arith.addi %167, %c16 : index
        %174 = vector.load %residual[%173] : memref<?xf32>, vector<16xf32>
        %175 = arith.addf %174, %30#3 : vector<16xf32>
        %176 = arith.addi %167, %c16 : index
        vector.store %175, %out[%176] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %167, %c16 : index
        vector.store %30#3, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

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
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 4 : index
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
        %56 = arith.addi %32, %c12 : index
        %57 = arith.muli %50, %c4 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c7 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c13 : vector<16xi32>
        %63 = arith.shrui %61, %c14 : vector<16xi32>
        %64 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %65 = math.fma %64, %37, %41 : vector<16xf32>
        %66 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %67 = math.fma %66, %37, %41 : vector<16xf32>
        %68 = arith.addi %58, %c15 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.andi %70, %c13 : vector<16xi32>
        %72 = arith.shrui %70, %c14 : vector<16xi32>
        %73 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %74 = math.fma %73, %37, %41 : vector<16xf32>
        %75 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %76 = math.fma %75, %37, %41 : vector<16xf32>
        %77 = arith.addi %34, %c12 : index
        %78 = arith.muli %50, %c4 : index
        %79 = arith.addi %77, %78 : index
        %80 = arith.addi %79, %c7 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.andi %82, %c13 : vector<16xi32>
        %84 = arith.shrui %82, %c14 : vector<16xi32>
        %85 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %86 = math.fma %85, %44, %48 : vector<16xf32>
        %87 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %44, %48 : vector<16xf32>
        %89 = arith.addi %79, %c15 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.andi %91, %c13 : vector<16xi32>
        %93 = arith.shrui %91, %c14 : vector<16xi32>
        %94 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %95 = math.fma %94, %44, %48 : vector<16xf32>
        %96 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %97 = math.fma %96, %44, %48 : vector<16xf32>
        %98 = arith.muli %50, %c16 : index
        %99 = arith.addi %49, %98 : index
        %100 = arith.addi %22, %99 : index
        %101 = arith.addi %100, %c7 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %65, %51 : vector<16xf32>
        %105 = math.fma %103, %86, %52 : vector<16xf32>
        %106 = arith.addi %23, %99 : index
        %107 = arith.addi %106, %c7 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %65, %53 : vector<16xf32>
        %111 = math.fma %109, %86, %54 : vector<16xf32>
        %112 = arith.addi %22, %99 : index
        %113 = arith.addi %112, %c1 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %67, %104 : vector<16xf32>
        %117 = math.fma %115, %88, %105 : vector<16xf32>
        %118 = arith.addi %23, %99 : index
        %119 = arith.addi %118, %c1 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %67, %110 : vector<16xf32>
        %123 = math.fma %121, %88, %111 : vector<16xf32>
        %124 = arith.addi %22, %99 : index
        %125 = arith.addi %124, %c6 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %74, %116 : vector<16xf32>
        %129 = math.fma %127, %95, %117 : vector<16xf32>
        %130 = arith.addi %23, %99 : index
        %131 = arith.addi %130, %c6 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %74, %122 : vector<16xf32>
        %135 = math.fma %133, %95, %123 : vector<16xf32>
        %136 = arith.addi %22, %99 : index
        %137 = arith.addi %136, %c17 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %76, %128 : vector<16xf32>
        %141 = math.fma %139, %97, %129 : vector<16xf32>
        %142 = arith.addi %23, %99 : index
        %143 = arith.addi %142, %c17 : index
        %144 = memref.load %x[%143] : memref<?xf32>
        %145 = vector.broadcast %144 : f32 to vector<16xf32>
        %146 = math.fma %145, %76, %134 : vector<16xf32>
        %147 = math.fma %145, %97, %135 : vector<16xf32>
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
        %158 = arith.addi %152, %c15 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %30#1 : vector<16xf32>
        %161 = arith.addi %152, %c15 : index
        vector.store %160, %out[%161] : memref<?xf32>, vector<16xf32>
      } else {
        %162 = arith.addi %152, %c15 : index
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
        %173 = arith.addi %167, %c15 : index
        %174 = vector.load %residual[%173] : memref<?xf32>, vector<16xf32>
        %175 = arith.addf %174, %30#3 : vector<16xf32>
        %176 = arith.addi %167, %c15 : index
        vector.store %175, %out[%176] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %167, %c15 : index
        vector.store %30#3, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

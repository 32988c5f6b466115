// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_bf16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
      %35 = arith.muli %25, %c4 : index
      %41:4 = scf.for %36 = %c7 to %c11 step %c1 iter_args(%37 = %26, %38 = %27, %39 = %28, %40 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %36, %c12 : index
        %43 = arith.addi %32, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xi16>
        %47 = arith.extui %46 : vector<16xi16> to vector<16xi32>
        %48 = arith.shli %47, %c13 : vector<16xi32>
        %49 = arith.bitcast %48 : vector<16xi32> to vector<16xf32>
        %50 = arith.addi %43, %c14 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xi16>
        %53 = arith.extui %52 : vector<16xi16> to vector<16xi32>
        %54 = arith.shli %53, %c13 : vector<16xi32>
        %55 = arith.bitcast %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.addi %43, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xi16>
        %59 = arith.extui %58 : vector<16xi16> to vector<16xi32>
        %60 = arith.shli %59, %c13 : vector<16xi32>
        %61 = arith.bitcast %60 : vector<16xi32> to vector<16xf32>
        %62 = arith.addi %43, %c16 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xi16>
        %65 = arith.extui %64 : vector<16xi16> to vector<16xi32>
        %66 = arith.shli %65, %c13 : vector<16xi32>
        %67 = arith.bitcast %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.muli %36, %c12 : index
        %69 = arith.addi %34, %68 : index
        %70 = arith.addi %69, %c7 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xi16>
        %73 = arith.extui %72 : vector<16xi16> to vector<16xi32>
        %74 = arith.shli %73, %c13 : vector<16xi32>
        %75 = arith.bitcast %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.addi %69, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xi16>
        %79 = arith.extui %78 : vector<16xi16> to vector<16xi32>
        %80 = arith.shli %79, %c13 : vector<16xi32>
        %81 = arith.bitcast %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.addi %69, %c15 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xi16>
        %85 = arith.extui %84 : vector<16xi16> to vector<16xi32>
        %86 = arith.shli %85, %c13 : vector<16xi32>
        %87 = arith.bitcast %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.addi %69, %c16 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xi16>
        %91 = arith.extui %90 : vector<16xi16> to vector<16xi32>
        %92 = arith.shli %91, %c13 : vector<16xi32>
        %93 = arith.bitcast %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.muli %36, %c11 : index
        %95 = arith.addi %35, %94 : index
        %96 = arith.addi %22, %95 : index
        %97 = arith.addi %96, %c7 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %49, %37 : vector<16xf32>
        %101 = math.fma %99, %75, %38 : vector<16xf32>
        %102 = arith.addi %23, %95 : index
        %103 = arith.addi %102, %c7 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %49, %39 : vector<16xf32>
        %107 = math.fma %105, %75, %40 : vector<16xf32>
        %108 = arith.addi %22, %95 : index
        %109 = arith.addi %108, %c1 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %55, %100 : vector<16xf32>
        %113 = math.fma %111, %81, %101 : vector<16xf32>
        %114 = arith.addi %23, %95 : index
        %115 = arith.addi %114, %c1 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %55, %106 : vector<16xf32>
        %119 = math.fma %117, %81, %107 : vector<16xf32>
        %120 = arith.addi %22, %95 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %61, %112 : vector<16xf32>
        %125 = math.fma %123, %87, %113 : vector<16xf32>
        %126 = arith.addi %23, %95 : index
        %127 = arith.addi %126, %c6 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %61, %118 : vector<16xf32>
        %131 = math.fma %129, %87, %119 : vector<16xf32>
        %132 = arith.addi %22, %95 : index
        %133 = arith.addi %132, %c17 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %67, %124 : vector<16xf32>
        %137 = math.fma %135, %93, %125 : vector<16xf32>
        %138 = arith.addi %23, %95 : index
        %139 = arith.addi %138, %c17 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %67, %130 : vector<16xf32>
        %143 = math.fma %141, %93, %131 : vector<16xf32>
        scf.yield %136, %137, %142, %143 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1, %41#2, %41#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %144 = arith.addi %16, %c7 : index
    %145 = arith.cmpi slt, %144, %15 : index
    scf.if %145 {
      %146 = arith.muli %144, %outputFeatures : index
      %147 = arith.muli %3, %c14 : index
      %148 = arith.addi %146, %147 : index
      scf.if %0 {
        %149 = arith.addi %148, %c7 : index
        %150 = vector.load %residual[%149] : memref<?xf32>, vector<16xf32>
        %151 = arith.addf %150, %30#0 : vector<16xf32>
        %152 = arith.addi %148, %c7 : index
        vector.store %151, %out[%152] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %148, %c7 : index
        vector.store %30#0, %out[%153] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %154 = arith.addi %148, %c4 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %30#1 : vector<16xf32>
        %157 = arith.addi %148, %c4 : index
        vector.store %156, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %158 = arith.addi %148, %c4 : index
        vector.store %30#1, %out[%158] : memref<?xf32>, vector<16xf32>
      }
    }
    %159 = arith.addi %16, %c1 : index
    %160 = arith.cmpi slt, %159, %15 : index
    scf.if %160 {
      %161 = arith.muli %159, %outputFeatures : index
      %162 = arith.muli %3, %c14 : index
      %163 = arith.addi %161, %162 : index
      scf.if %0 {
        %164 = arith.addi %163, %c7 : index
        %165 = vector.load %residual[%164] : memref<?xf32>, vector<16xf32>
        %166 = arith.addf %165, %30#2 : vector<16xf32>
        %167 = arith.addi %163, %c7 : index
        vector.store %166, %out[%167] : memref<?xf32>, vector<16xf32>
      } else {
        %168 = arith.addi %163, %c7 : index
        vector.store %30#2, %out[%168] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %169 = arith.addi %163, %c4 : index
        %170 = vector.load %residual[%169] : memref<?xf32>, vector<16xf32>
        %171 = arith.addf %170, %30#3 : vector<16xf32>
        %172 = arith.addi %163, %c4 : index
        vector.store %171, %out[%172] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %163, %c4 : index
        vector.store %30#3, %out[%173] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

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
        %42 = arith.muli %36, %c11 : index
        %43 = arith.addi %35, %42 : index
        %44 = arith.muli %36, %c12 : index
        %45 = arith.addi %32, %44 : index
        %46 = arith.addi %45, %c7 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xi16>
        %49 = arith.extui %48 : vector<16xi16> to vector<16xi32>
        %50 = arith.shli %49, %c13 : vector<16xi32>
        %51 = arith.bitcast %50 : vector<16xi32> to vector<16xf32>
        %52 = arith.muli %36, %c12 : index
        %53 = arith.addi %34, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xi16>
        %57 = arith.extui %56 : vector<16xi16> to vector<16xi32>
        %58 = arith.shli %57, %c13 : vector<16xi32>
        %59 = arith.bitcast %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.addi %22, %43 : index
        %61 = arith.addi %60, %c7 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %51, %37 : vector<16xf32>
        %65 = math.fma %63, %59, %38 : vector<16xf32>
        %66 = arith.addi %23, %43 : index
        %67 = arith.addi %66, %c7 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %51, %39 : vector<16xf32>
        %71 = math.fma %69, %59, %40 : vector<16xf32>
        %72 = arith.addi %45, %c14 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xi16>
        %75 = arith.extui %74 : vector<16xi16> to vector<16xi32>
        %76 = arith.shli %75, %c13 : vector<16xi32>
        %77 = arith.bitcast %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.addi %53, %c14 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xi16>
        %81 = arith.extui %80 : vector<16xi16> to vector<16xi32>
        %82 = arith.shli %81, %c13 : vector<16xi32>
        %83 = arith.bitcast %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.addi %22, %43 : index
        %85 = arith.addi %84, %c1 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %77, %64 : vector<16xf32>
        %89 = math.fma %87, %83, %65 : vector<16xf32>
        %90 = arith.addi %23, %43 : index
        %91 = arith.addi %90, %c1 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %77, %70 : vector<16xf32>
        %95 = math.fma %93, %83, %71 : vector<16xf32>
        %96 = arith.addi %45, %c15 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
        %98 = vector.bitcast %97 : vector<32xi8> to vector<16xi16>
        %99 = arith.extui %98 : vector<16xi16> to vector<16xi32>
        %100 = arith.shli %99, %c13 : vector<16xi32>
        %101 = arith.bitcast %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.addi %53, %c15 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<32xi8>
        %104 = vector.bitcast %103 : vector<32xi8> to vector<16xi16>
        %105 = arith.extui %104 : vector<16xi16> to vector<16xi32>
        %106 = arith.shli %105, %c13 : vector<16xi32>
        %107 = arith.bitcast %106 : vector<16xi32> to vector<16xf32>
        %108 = arith.addi %22, %43 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %101, %88 : vector<16xf32>
        %113 = math.fma %111, %107, %89 : vector<16xf32>
        %114 = arith.addi %23, %43 : index
        %115 = arith.addi %114, %c6 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %101, %94 : vector<16xf32>
        %119 = math.fma %117, %107, %95 : vector<16xf32>
        %120 = arith.addi %45, %c16 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<32xi8>
        %122 = vector.bitcast %121 : vector<32xi8> to vector<16xi16>
        %123 = arith.extui %122 : vector<16xi16> to vector<16xi32>
        %124 = arith.shli %123, %c13 : vector<16xi32>
        %125 = arith.bitcast %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.addi %53, %c16 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<32xi8>
        %128 = vector.bitcast %127 : vector<32xi8> to vector<16xi16>
        %129 = arith.extui %128 : vector<16xi16> to vector<16xi32>
        %130 = arith.shli %129, %c13 : vector<16xi32>
        %131 = arith.bitcast %130 : vector<16xi32> to vector<16xf32>
        %132 = arith.addi %22, %43 : index
        %133 = arith.addi %132, %c17 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %125, %112 : vector<16xf32>
        %137 = math.fma %135, %131, %113 : vector<16xf32>
        %138 = arith.addi %23, %43 : index
        %139 = arith.addi %138, %c17 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %125, %118 : vector<16xf32>
        %143 = math.fma %141, %131, %119 : vector<16xf32>
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

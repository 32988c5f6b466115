// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.muli %16, %inputFeatures : index
    %24 = arith.muli %18, %inputFeatures : index
    %25 = arith.muli %20, %inputFeatures : index
    %26 = arith.muli %22, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c6 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = arith.muli %28, %c4 : index
      %42:4 = scf.for %37 = %c6 to %c9 step %c1 iter_args(%38 = %29, %39 = %30, %40 = %31, %41 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %43 = arith.muli %37, %c13 : index
        %44 = arith.addi %35, %43 : index
        %45 = arith.addi %44, %c6 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<64xi8>
        %47 = vector.bitcast %46 : vector<64xi8> to vector<16xf32>
        %48 = arith.addi %44, %c14 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
        %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
        %51 = arith.addi %44, %c15 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
        %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
        %54 = arith.addi %44, %c16 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
        %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
        %57 = arith.muli %37, %c9 : index
        %58 = arith.addi %36, %57 : index
        %59 = arith.addi %23, %58 : index
        %60 = arith.addi %59, %c6 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %47, %38 : vector<16xf32>
        %64 = arith.addi %24, %58 : index
        %65 = arith.addi %64, %c6 : index
        %66 = memref.load %x[%65] : memref<?xf32>
        %67 = vector.broadcast %66 : f32 to vector<16xf32>
        %68 = math.fma %67, %47, %39 : vector<16xf32>
        %69 = arith.addi %25, %58 : index
        %70 = arith.addi %69, %c6 : index
        %71 = memref.load %x[%70] : memref<?xf32>
        %72 = vector.broadcast %71 : f32 to vector<16xf32>
        %73 = math.fma %72, %47, %40 : vector<16xf32>
        %74 = arith.addi %26, %58 : index
        %75 = arith.addi %74, %c6 : index
        %76 = memref.load %x[%75] : memref<?xf32>
        %77 = vector.broadcast %76 : f32 to vector<16xf32>
        %78 = math.fma %77, %47, %41 : vector<16xf32>
        %79 = arith.addi %23, %58 : index
        %80 = arith.addi %79, %c1 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %50, %63 : vector<16xf32>
        %84 = arith.addi %24, %58 : index
        %85 = arith.addi %84, %c1 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %50, %68 : vector<16xf32>
        %89 = arith.addi %25, %58 : index
        %90 = arith.addi %89, %c1 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %50, %73 : vector<16xf32>
        %94 = arith.addi %26, %58 : index
        %95 = arith.addi %94, %c1 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %50, %78 : vector<16xf32>
        %99 = arith.addi %23, %58 : index
        %100 = arith.addi %99, %c10 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %53, %83 : vector<16xf32>
        %104 = arith.addi %24, %58 : index
        %105 = arith.addi %104, %c10 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %53, %88 : vector<16xf32>
        %109 = arith.addi %25, %58 : index
        %110 = arith.addi %109, %c10 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %53, %93 : vector<16xf32>
        %114 = arith.addi %26, %58 : index
        %115 = arith.addi %114, %c10 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %53, %98 : vector<16xf32>
        %119 = arith.addi %23, %58 : index
        %120 = arith.addi %119, %c11 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %56, %103 : vector<16xf32>
        %124 = arith.addi %24, %58 : index
        %125 = arith.addi %124, %c11 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %56, %108 : vector<16xf32>
        %129 = arith.addi %25, %58 : index
        %130 = arith.addi %129, %c11 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %56, %113 : vector<16xf32>
        %134 = arith.addi %26, %58 : index
        %135 = arith.addi %134, %c11 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %56, %118 : vector<16xf32>
        scf.yield %123, %128, %133, %138 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %42#0, %42#1, %42#2, %42#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %139 = arith.addi %13, %c6 : index
    %140 = arith.cmpi slt, %139, %12 : index
    scf.if %140 {
      %141 = arith.muli %139, %outputFeatures : index
      %142 = arith.muli %3, %c4 : index
      %143 = arith.addi %141, %142 : index
      scf.if %0 {
        %144 = arith.addi %143, %c6 : index
        %145 = vector.load %residual[%144] : memref<?xf32>, vector<16xf32>
        %146 = arith.addf %145, %33#0 : vector<16xf32>
        %147 = arith.addi %143, %c6 : index
        vector.store %146, %out[%147] : memref<?xf32>, vector<16xf32>
      } else {
        %148 = arith.addi %143, %c6 : index
        vector.store %33#0, %out[%148] : memref<?xf32>, vector<16xf32>
      }
    }
    %149 = arith.addi %13, %c1 : index
    %150 = arith.cmpi slt, %149, %12 : index
    scf.if %150 {
      %151 = arith.muli %149, %outputFeatures : index
      %152 = arith.muli %3, %c4 : index
      %153 = arith.addi %151, %152 : index
      scf.if %0 {
        %154 = arith.addi %153, %c6 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %33#1 : vector<16xf32>
        %157 = arith.addi %153, %c6 : index
        vector.store %156, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %158 = arith.addi %153, %c6 : index
        vector.store %33#1, %out[%158] : memref<?xf32>, vector<16xf32>
      }
    }
    %159 = arith.addi %13, %c10 : index
    %160 = arith.cmpi slt, %159, %12 : index
    scf.if %160 {
      %161 = arith.muli %159, %outputFeatures : index
      %162 = arith.muli %3, %c4 : index
      %163 = arith.addi %161, %162 : index
      scf.if %0 {
        %164 = arith.addi %163, %c6 : index
        %165 = vector.load %residual[%164] : memref<?xf32>, vector<16xf32>
        %166 = arith.addf %165, %33#2 : vector<16xf32>
        %167 = arith.addi %163, %c6 : index
        vector.store %166, %out[%167] : memref<?xf32>, vector<16xf32>
      } else {
        %168 = arith.addi %163, %c6 : index
        vector.store %33#2, %out[%168] : memref<?xf32>, vector<16xf32>
      }
    }
    %169 = arith.addi %13, %c11 : index
    %170 = arith.cmpi slt, %169, %12 : index
    scf.if %170 {
      %171 = arith.muli %169, %outputFeatures : index
      %172 = arith.muli %3, %c4 : index
      %173 = arith.addi %171, %172 : index
      scf.if %0 {
        %174 = arith.addi %173, %c6 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %33#3 : vector<16xf32>
        %177 = arith.addi %173, %c6 : index
        vector.store %176, %out[%177] : memref<?xf32>, vector<16xf32>
      } else {
        %178 = arith.addi %173, %c6 : index
        vector.store %33#3, %out[%178] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

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
        %43 = arith.muli %37, %c9 : index
        %44 = arith.addi %36, %43 : index
        %45 = arith.muli %37, %c13 : index
        %46 = arith.addi %35, %45 : index
        %47 = arith.addi %46, %c6 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
        %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
        %50 = arith.addi %23, %44 : index
        %51 = arith.addi %50, %c6 : index
        %52 = memref.load %x[%51] : memref<?xf32>
        %53 = vector.broadcast %52 : f32 to vector<16xf32>
        %54 = math.fma %53, %49, %38 : vector<16xf32>
        %55 = arith.addi %24, %44 : index
        %56 = arith.addi %55, %c6 : index
        %57 = memref.load %x[%56] : memref<?xf32>
        %58 = vector.broadcast %57 : f32 to vector<16xf32>
        %59 = math.fma %58, %49, %39 : vector<16xf32>
        %60 = arith.addi %25, %44 : index
        %61 = arith.addi %60, %c6 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %49, %40 : vector<16xf32>
        %65 = arith.addi %26, %44 : index
        %66 = arith.addi %65, %c6 : index
        %67 = memref.load %x[%66] : memref<?xf32>
        %68 = vector.broadcast %67 : f32 to vector<16xf32>
        %69 = math.fma %68, %49, %41 : vector<16xf32>
        %70 = arith.addi %46, %c14 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<64xi8>
        %72 = vector.bitcast %71 : vector<64xi8> to vector<16xf32>
        %73 = arith.addi %23, %44 : index
        %74 = arith.addi %73, %c1 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %72, %54 : vector<16xf32>
        %78 = arith.addi %24, %44 : index
        %79 = arith.addi %78, %c1 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %72, %59 : vector<16xf32>
        %83 = arith.addi %25, %44 : index
        %84 = arith.addi %83, %c1 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %72, %64 : vector<16xf32>
        %88 = arith.addi %26, %44 : index
        %89 = arith.addi %88, %c1 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %72, %69 : vector<16xf32>
        %93 = arith.addi %46, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<64xi8>
        %95 = vector.bitcast %94 : vector<64xi8> to vector<16xf32>
        %96 = arith.addi %23, %44 : index
        %97 = arith.addi %96, %c10 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %95, %77 : vector<16xf32>
        %101 = arith.addi %24, %44 : index
        %102 = arith.addi %101, %c10 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %95, %82 : vector<16xf32>
        %106 = arith.addi %25, %44 : index
        %107 = arith.addi %106, %c10 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %95, %87 : vector<16xf32>
        %111 = arith.addi %26, %44 : index
        %112 = arith.addi %111, %c10 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %95, %92 : vector<16xf32>
        %116 = arith.addi %46, %c16 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
        %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
        %119 = arith.addi %23, %44 : index
        %120 = arith.addi %119, %c11 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %118, %100 : vector<16xf32>
        %124 = arith.addi %24, %44 : index
        %125 = arith.addi %124, %c11 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %118, %105 : vector<16xf32>
        %129 = arith.addi %25, %44 : index
        %130 = arith.addi %129, %c11 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %118, %110 : vector<16xf32>
        %134 = arith.addi %26, %44 : index
        %135 = arith.addi %134, %c11 : index
        %136 = memref.load %x[%135] : memref<?xf32>
        %137 = vector.broadcast %136 : f32 to vector<16xf32>
        %138 = math.fma %137, %118, %115 : vector<16xf32>
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

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 48 : index
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
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.muli %28, %c4 : index
      %45:4 = scf.for %40 = %c6 to %c13 step %c1 iter_args(%41 = %29, %42 = %30, %43 = %31, %44 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %46 = arith.muli %40, %c9 : index
        %47 = arith.addi %39, %46 : index
        %48 = arith.addi %35, %c4 : index
        %49 = arith.muli %40, %c14 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.addi %50, %c6 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extsi %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.mulf %54, %38 : vector<16xf32>
        %56 = arith.addi %23, %47 : index
        %57 = arith.addi %56, %c6 : index
        %58 = memref.load %x[%57] : memref<?xf32>
        %59 = vector.broadcast %58 : f32 to vector<16xf32>
        %60 = math.fma %59, %55, %41 : vector<16xf32>
        %61 = arith.addi %24, %47 : index
        %62 = arith.addi %61, %c6 : index
        %63 = memref.load %x[%62] : memref<?xf32>
        %64 = vector.broadcast %63 : f32 to vector<16xf32>
        %65 = math.fma %64, %55, %42 : vector<16xf32>
        %66 = arith.addi %25, %47 : index
        %67 = arith.addi %66, %c6 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %55, %43 : vector<16xf32>
        %71 = arith.addi %26, %47 : index
        %72 = arith.addi %71, %c6 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %55, %44 : vector<16xf32>
        %76 = arith.addi %50, %c15 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extsi %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %38 : vector<16xf32>
        %81 = arith.addi %23, %47 : index
        %82 = arith.addi %81, %c1 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %80, %60 : vector<16xf32>
        %86 = arith.addi %24, %47 : index
        %87 = arith.addi %86, %c1 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %80, %65 : vector<16xf32>
        %91 = arith.addi %25, %47 : index
        %92 = arith.addi %91, %c1 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %80, %70 : vector<16xf32>
        %96 = arith.addi %26, %47 : index
        %97 = arith.addi %96, %c1 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %80, %75 : vector<16xf32>
        %101 = arith.addi %50, %c4 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %104, %38 : vector<16xf32>
        %106 = arith.addi %23, %47 : index
        %107 = arith.addi %106, %c10 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %105, %85 : vector<16xf32>
        %111 = arith.addi %24, %47 : index
        %112 = arith.addi %111, %c10 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %105, %90 : vector<16xf32>
        %116 = arith.addi %25, %47 : index
        %117 = arith.addi %116, %c10 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %105, %95 : vector<16xf32>
        %121 = arith.addi %26, %47 : index
        %122 = arith.addi %121, %c10 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %105, %100 : vector<16xf32>
        %126 = arith.addi %50, %c16 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = arith.mulf %129, %38 : vector<16xf32>
        %131 = arith.addi %23, %47 : index
        %132 = arith.addi %131, %c11 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %130, %110 : vector<16xf32>
        %136 = arith.addi %24, %47 : index
        %137 = arith.addi %136, %c11 : index
        %138 = memref.load %x[%137] : memref<?xf32>
        %139 = vector.broadcast %138 : f32 to vector<16xf32>
        %140 = math.fma %139, %130, %115 : vector<16xf32>
        %141 = arith.addi %25, %47 : index
        %142 = arith.addi %141, %c11 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %130, %120 : vector<16xf32>
        %146 = arith.addi %26, %47 : index
        %147 = arith.addi %146, %c11 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %130, %125 : vector<16xf32>
        scf.yield %135, %140, %145, %150 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %45#0, %45#1, %45#2, %45#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %151 = arith.addi %13, %c6 : index
    %152 = arith.cmpi slt, %151, %12 : index
    scf.if %152 {
      %153 = arith.muli %151, %outputFeatures : index
      %154 = arith.muli %3, %c15 : index
      %155 = arith.addi %153, %154 : index
      scf.if %0 {
        %156 = arith.addi %155, %c6 : index
        %157 = vector.load %residual[%156] : memref<?xf32>, vector<16xf32>
        %158 = arith.addf %157, %33#0 : vector<16xf32>
        %159 = arith.addi %155, %c6 : index
        vector.store %158, %out[%159] : memref<?xf32>, vector<16xf32>
      } else {
        %160 = arith.addi %155, %c6 : index
        vector.store %33#0, %out[%160] : memref<?xf32>, vector<16xf32>
      }
    }
    %161 = arith.addi %13, %c1 : index
    %162 = arith.cmpi slt, %161, %12 : index
    scf.if %162 {
      %163 = arith.muli %161, %outputFeatures : index
      %164 = arith.muli %3, %c15 : index
      %165 = arith.addi %163, %164 : index
      scf.if %0 {
        %166 = arith.addi %165, %c6 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %33#1 : vector<16xf32>
        %169 = arith.addi %165, %c6 : index
        vector.store %168, %out[%169] : memref<?xf32>, vector<16xf32>
      } else {
        %170 = arith.addi %165, %c6 : index
        vector.store %33#1, %out[%170] : memref<?xf32>, vector<16xf32>
      }
    }
    %171 = arith.addi %13, %c10 : index
    %172 = arith.cmpi slt, %171, %12 : index
    scf.if %172 {
      %173 = arith.muli %171, %outputFeatures : index
      %174 = arith.muli %3, %c15 : index
      %175 = arith.addi %173, %174 : index
      scf.if %0 {
        %176 = arith.addi %175, %c6 : index
        %177 = vector.load %residual[%176] : memref<?xf32>, vector<16xf32>
        %178 = arith.addf %177, %33#2 : vector<16xf32>
        %179 = arith.addi %175, %c6 : index
        vector.store %178, %out[%179] : memref<?xf32>, vector<16xf32>
      } else {
        %180 = arith.addi %175, %c6 : index
        vector.store %33#2, %out[%180] : memref<?xf32>, vector<16xf32>
      }
    }
    %181 = arith.addi %13, %c11 : index
    %182 = arith.cmpi slt, %181, %12 : index
    scf.if %182 {
      %183 = arith.muli %181, %outputFeatures : index
      %184 = arith.muli %3, %c15 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c6 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %33#3 : vector<16xf32>
        %189 = arith.addi %185, %c6 : index
        vector.store %188, %out[%189] : memref<?xf32>, vector<16xf32>
      } else {
        %190 = arith.addi %185, %c6 : index
        vector.store %33#3, %out[%190] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

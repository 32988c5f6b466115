// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 3 : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c1 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.muli %8, %4 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %6, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c10 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c11 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c12 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.muli %18, %inputFeatures : index
    %26 = arith.muli %20, %inputFeatures : index
    %27 = arith.muli %22, %inputFeatures : index
    %28 = arith.muli %24, %inputFeatures : index
    %29 = arith.muli %groupSize, %c5 : index
    %30 = arith.addi %29, %c6 : index
    %31 = arith.divui %groupSize, %c10 : index
    %32 = arith.divui %inputFeatures, %groupSize : index
    %38:4 = scf.for %33 = %c7 to %32 step %c1 iter_args(%34 = %c13, %35 = %c13, %36 = %c13, %37 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %39 = arith.muli %33, %30 : index
      %40 = arith.addi %9, %39 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %40, %c14 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
      %46 = arith.extui %45 : vector<16xi8> to vector<16xi32>
      %47 = arith.muli %33, %groupSize : index
      %53:4 = scf.for %48 = %c7 to %31 step %c1 iter_args(%49 = %34, %50 = %35, %51 = %36, %52 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %54 = arith.muli %48, %c10 : index
        %55 = arith.addi %47, %54 : index
        %56 = arith.addi %40, %c6 : index
        %57 = arith.muli %48, %c14 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c7 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c15 : vector<16xi32>
        %63 = arith.shrui %61, %c16 : vector<16xi32>
        %64 = arith.subi %62, %46 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %65, %43 : vector<16xf32>
        %67 = arith.addi %25, %55 : index
        %68 = arith.addi %67, %c7 : index
        %69 = memref.load %x[%68] : memref<?xf32>
        %70 = vector.broadcast %69 : f32 to vector<16xf32>
        %71 = math.fma %70, %66, %49 : vector<16xf32>
        %72 = arith.addi %26, %55 : index
        %73 = arith.addi %72, %c7 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %66, %50 : vector<16xf32>
        %77 = arith.addi %27, %55 : index
        %78 = arith.addi %77, %c7 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %66, %51 : vector<16xf32>
        %82 = arith.addi %28, %55 : index
        %83 = arith.addi %82, %c7 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %66, %52 : vector<16xf32>
        %87 = arith.subi %63, %46 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.mulf %88, %43 : vector<16xf32>
        %90 = arith.addi %25, %55 : index
        %91 = arith.addi %90, %c1 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %89, %71 : vector<16xf32>
        %95 = arith.addi %26, %55 : index
        %96 = arith.addi %95, %c1 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %89, %76 : vector<16xf32>
        %100 = arith.addi %27, %55 : index
        %101 = arith.addi %100, %c1 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %89, %81 : vector<16xf32>
        %105 = arith.addi %28, %55 : index
        %106 = arith.addi %105, %c1 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %89, %86 : vector<16xf32>
        %110 = arith.addi %58, %c17 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.andi %112, %c15 : vector<16xi32>
        %114 = arith.shrui %112, %c16 : vector<16xi32>
        %115 = arith.subi %113, %46 : vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.mulf %116, %43 : vector<16xf32>
        %118 = arith.addi %25, %55 : index
        %119 = arith.addi %118, %c11 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %117, %94 : vector<16xf32>
        %123 = arith.addi %26, %55 : index
        %124 = arith.addi %123, %c11 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %117, %99 : vector<16xf32>
        %128 = arith.addi %27, %55 : index
        %129 = arith.addi %128, %c11 : index
        %130 = memref.load %x[%129] : memref<?xf32>
        %131 = vector.broadcast %130 : f32 to vector<16xf32>
        %132 = math.fma %131, %117, %104 : vector<16xf32>
        %133 = arith.addi %28, %55 : index
        %134 = arith.addi %133, %c11 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %117, %109 : vector<16xf32>
        %138 = arith.subi %114, %46 : vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %139, %43 : vector<16xf32>
        %141 = arith.addi %25, %55 : index
        %142 = arith.addi %141, %c12 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %140, %122 : vector<16xf32>
        %146 = arith.addi %26, %55 : index
        %147 = arith.addi %146, %c12 : index
        %148 = memref.load %x[%147] : memref<?xf32>
        %149 = vector.broadcast %148 : f32 to vector<16xf32>
        %150 = math.fma %149, %140, %127 : vector<16xf32>
        %151 = arith.addi %27, %55 : index
        %152 = arith.addi %151, %c12 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %140, %132 : vector<16xf32>
        %156 = arith.addi %28, %55 : index
        %157 = arith.addi %156, %c12 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %140, %137 : vector<16xf32>
        scf.yield %145, %150, %155, %160 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %53#0, %53#1, %53#2, %53#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %161 = arith.addi %15, %c7 : index
    %162 = arith.cmpi slt, %161, %14 : index
    scf.if %162 {
      %163 = arith.muli %161, %outputFeatures : index
      %164 = arith.muli %5, %c17 : index
      %165 = arith.addi %163, %164 : index
      scf.if %0 {
        %166 = arith.addi %165, %c7 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %38#0 : vector<16xf32>
        %169 = arith.addi %165, %c7 : index
        vector.store %168, %out[%169] : memref<?xf32>, vector<16xf32>
      } else {
        %170 = arith.addi %165, %c7 : index
        vector.store %38#0, %out[%170] : memref<?xf32>, vector<16xf32>
      }
    }
    %171 = arith.addi %15, %c1 : index
    %172 = arith.cmpi slt, %171, %14 : index
    scf.if %172 {
      %173 = arith.muli %171, %outputFeatures : index
      %174 = arith.muli %5, %c17 : index
      %175 = arith.addi %173, %174 : index
      scf.if %0 {
        %176 = arith.addi %175, %c7 : index
        %177 = vector.load %residual[%176] : memref<?xf32>, vector<16xf32>
        %178 = arith.addf %177, %38#1 : vector<16xf32>
        %179 = arith.addi %175, %c7 : index
        vector.store %178, %out[%179] : memref<?xf32>, vector<16xf32>
      } else {
        %180 = arith.addi %175, %c7 : index
        vector.store %38#1, %out[%180] : memref<?xf32>, vector<16xf32>
      }
    }
    %181 = arith.addi %15, %c11 : index
    %182 = arith.cmpi slt, %181, %14 : index
    scf.if %182 {
      %183 = arith.muli %181, %outputFeatures : index
      %184 = arith.muli %5, %c17 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %38#2 : vector<16xf32>
        %189 = arith.addi %185, %c7 : index
        vector.store %188, %out[%189] : memref<?xf32>, vector<16xf32>
      } else {
        %190 = arith.addi %185, %c7 : index
        vector.store %38#2, %out[%190] : memref<?xf32>, vector<16xf32>
      }
    }
    %191 = arith.addi %15, %c12 : index
    %192 = arith.cmpi slt, %191, %14 : index
    scf.if %192 {
      %193 = arith.muli %191, %outputFeatures : index
      %194 = arith.muli %5, %c17 : index
      %195 = arith.addi %193, %194 : index
      scf.if %0 {
        %196 = arith.addi %195, %c7 : index
        %197 = vector.load %residual[%196] : memref<?xf32>, vector<16xf32>
        %198 = arith.addf %197, %38#3 : vector<16xf32>
        %199 = arith.addi %195, %c7 : index
        vector.store %198, %out[%199] : memref<?xf32>, vector<16xf32>
      } else {
        %200 = arith.addi %195, %c7 : index
        vector.store %38#3, %out[%200] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

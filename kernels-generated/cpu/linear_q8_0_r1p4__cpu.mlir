// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=1, panels=4))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r1p4__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 3 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = arith.muli %3, %c6 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %12, %2 : index
  %14 = arith.muli %3, %c6 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %2 : index
  %17 = memref.load %step[%countAt] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %4, %rowsPerBlock : index
  %20 = arith.addi %19, %rowsPerBlock : index
  %21 = arith.minsi %20, %18 : index
  scf.for %22 = %19 to %21 step %c1 {
    %23 = arith.subi %21, %c1 : index
    %24 = arith.addi %22, %c7 : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.muli %25, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c7 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = arith.muli %28, %c5 : index
      %37 = arith.addi %10, %36 : index
      %38 = arith.muli %28, %c5 : index
      %39 = arith.addi %13, %38 : index
      %40 = arith.muli %28, %c5 : index
      %41 = arith.addi %16, %40 : index
      %42 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
      %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
      %45 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
      %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
      %51 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
      %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
      %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
      %54 = arith.muli %28, %c4 : index
      %60:4 = scf.for %55 = %c7 to %c13 step %c1 iter_args(%56 = %29, %57 = %30, %58 = %31, %59 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %61 = arith.addi %35, %c4 : index
        %62 = arith.muli %55, %c14 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.addi %63, %c7 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %44 : vector<16xf32>
        %69 = arith.addi %63, %c15 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extsi %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %72, %44 : vector<16xf32>
        %74 = arith.addi %63, %c4 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %44 : vector<16xf32>
        %79 = arith.addi %63, %c16 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extsi %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %44 : vector<16xf32>
        %84 = arith.addi %37, %c4 : index
        %85 = arith.muli %55, %c14 : index
        %86 = arith.addi %84, %85 : index
        %87 = arith.addi %86, %c7 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extsi %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.mulf %90, %47 : vector<16xf32>
        %92 = arith.addi %86, %c15 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extsi %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = arith.mulf %95, %47 : vector<16xf32>
        %97 = arith.addi %86, %c4 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %99 = arith.extsi %98 : vector<16xi8> to vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.mulf %100, %47 : vector<16xf32>
        %102 = arith.addi %86, %c16 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extsi %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.mulf %105, %47 : vector<16xf32>
        %107 = arith.addi %39, %c4 : index
        %108 = arith.muli %55, %c14 : index
        %109 = arith.addi %107, %108 : index
        %110 = arith.addi %109, %c7 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extsi %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %113, %50 : vector<16xf32>
        %115 = arith.addi %109, %c15 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extsi %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.mulf %118, %50 : vector<16xf32>
        %120 = arith.addi %109, %c4 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extsi %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = arith.mulf %123, %50 : vector<16xf32>
        %125 = arith.addi %109, %c16 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
        %127 = arith.extsi %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = arith.mulf %128, %50 : vector<16xf32>
        %130 = arith.addi %41, %c4 : index
        %131 = arith.muli %55, %c14 : index
        %132 = arith.addi %130, %131 : index
        %133 = arith.addi %132, %c7 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %135 = arith.extsi %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.mulf %136, %53 : vector<16xf32>
        %138 = arith.addi %132, %c15 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extsi %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %141, %53 : vector<16xf32>
        %143 = arith.addi %132, %c4 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extsi %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.mulf %146, %53 : vector<16xf32>
        %148 = arith.addi %132, %c16 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<16xi8>
        %150 = arith.extsi %149 : vector<16xi8> to vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %53 : vector<16xf32>
        %153 = arith.muli %55, %c6 : index
        %154 = arith.addi %54, %153 : index
        %155 = arith.addi %26, %154 : index
        %156 = arith.addi %155, %c7 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %68, %56 : vector<16xf32>
        %160 = math.fma %158, %91, %57 : vector<16xf32>
        %161 = math.fma %158, %114, %58 : vector<16xf32>
        %162 = math.fma %158, %137, %59 : vector<16xf32>
        %163 = arith.addi %26, %154 : index
        %164 = arith.addi %163, %c1 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %73, %159 : vector<16xf32>
        %168 = math.fma %166, %96, %160 : vector<16xf32>
        %169 = math.fma %166, %119, %161 : vector<16xf32>
        %170 = math.fma %166, %142, %162 : vector<16xf32>
        %171 = arith.addi %26, %154 : index
        %172 = arith.addi %171, %c8 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %78, %167 : vector<16xf32>
        %176 = math.fma %174, %101, %168 : vector<16xf32>
        %177 = math.fma %174, %124, %169 : vector<16xf32>
        %178 = math.fma %174, %147, %170 : vector<16xf32>
        %179 = arith.addi %26, %154 : index
        %180 = arith.addi %179, %c9 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %83, %175 : vector<16xf32>
        %184 = math.fma %182, %106, %176 : vector<16xf32>
        %185 = math.fma %182, %129, %177 : vector<16xf32>
        %186 = math.fma %182, %152, %178 : vector<16xf32>
        scf.yield %183, %184, %185, %186 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %60#0, %60#1, %60#2, %60#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %187 = arith.addi %22, %c7 : index
    %188 = arith.cmpi slt, %187, %21 : index
    scf.if %188 {
      %189 = arith.muli %187, %outputFeatures : index
      %190 = arith.muli %3, %c14 : index
      %191 = arith.addi %189, %190 : index
      scf.if %0 {
        %192 = arith.addi %191, %c7 : index
        %193 = vector.load %residual[%192] : memref<?xf32>, vector<16xf32>
        %194 = arith.addf %193, %33#0 : vector<16xf32>
        %195 = arith.addi %191, %c7 : index
        vector.store %194, %out[%195] : memref<?xf32>, vector<16xf32>
      } else {
        %196 = arith.addi %191, %c7 : index
        vector.store %33#0, %out[%196] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %197 = arith.addi %191, %c15 : index
        %198 = vector.load %residual[%197] : memref<?xf32>, vector<16xf32>
        %199 = arith.addf %198, %33#1 : vector<16xf32>
        %200 = arith.addi %191, %c15 : index
        vector.store %199, %out[%200] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %191, %c15 : index
        vector.store %33#1, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %191, %c4 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %33#2 : vector<16xf32>
        %205 = arith.addi %191, %c4 : index
        vector.store %204, %out[%205] : memref<?xf32>, vector<16xf32>
      } else {
        %206 = arith.addi %191, %c4 : index
        vector.store %33#2, %out[%206] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %207 = arith.addi %191, %c16 : index
        %208 = vector.load %residual[%207] : memref<?xf32>, vector<16xf32>
        %209 = arith.addf %208, %33#3 : vector<16xf32>
        %210 = arith.addi %191, %c16 : index
        vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %211 = arith.addi %191, %c16 : index
        vector.store %33#3, %out[%211] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

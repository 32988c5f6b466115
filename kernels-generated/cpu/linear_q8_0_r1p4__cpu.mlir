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
        %61 = arith.muli %55, %c6 : index
        %62 = arith.addi %54, %61 : index
        %63 = arith.addi %35, %c4 : index
        %64 = arith.muli %55, %c14 : index
        %65 = arith.addi %63, %64 : index
        %66 = arith.addi %65, %c7 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extsi %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %69, %44 : vector<16xf32>
        %71 = arith.addi %37, %c4 : index
        %72 = arith.muli %55, %c14 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.addi %73, %c7 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %47 : vector<16xf32>
        %79 = arith.addi %39, %c4 : index
        %80 = arith.muli %55, %c14 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.addi %81, %c7 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %85, %50 : vector<16xf32>
        %87 = arith.addi %41, %c4 : index
        %88 = arith.muli %55, %c14 : index
        %89 = arith.addi %87, %88 : index
        %90 = arith.addi %89, %c7 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extsi %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %53 : vector<16xf32>
        %95 = arith.addi %26, %62 : index
        %96 = arith.addi %95, %c7 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %70, %56 : vector<16xf32>
        %100 = math.fma %98, %78, %57 : vector<16xf32>
        %101 = math.fma %98, %86, %58 : vector<16xf32>
        %102 = math.fma %98, %94, %59 : vector<16xf32>
        %103 = arith.addi %65, %c15 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extsi %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %44 : vector<16xf32>
        %108 = arith.addi %73, %c15 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
        %110 = arith.extsi %109 : vector<16xi8> to vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.mulf %111, %47 : vector<16xf32>
        %113 = arith.addi %81, %c15 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extsi %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.mulf %116, %50 : vector<16xf32>
        %118 = arith.addi %89, %c15 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extsi %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %122 = arith.mulf %121, %53 : vector<16xf32>
        %123 = arith.addi %26, %62 : index
        %124 = arith.addi %123, %c1 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %107, %99 : vector<16xf32>
        %128 = math.fma %126, %112, %100 : vector<16xf32>
        %129 = math.fma %126, %117, %101 : vector<16xf32>
        %130 = math.fma %126, %122, %102 : vector<16xf32>
        %131 = arith.addi %65, %c4 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extsi %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %134, %44 : vector<16xf32>
        %136 = arith.addi %73, %c4 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extsi %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %139, %47 : vector<16xf32>
        %141 = arith.addi %81, %c4 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extsi %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = arith.mulf %144, %50 : vector<16xf32>
        %146 = arith.addi %89, %c4 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extsi %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = arith.mulf %149, %53 : vector<16xf32>
        %151 = arith.addi %26, %62 : index
        %152 = arith.addi %151, %c8 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %135, %127 : vector<16xf32>
        %156 = math.fma %154, %140, %128 : vector<16xf32>
        %157 = math.fma %154, %145, %129 : vector<16xf32>
        %158 = math.fma %154, %150, %130 : vector<16xf32>
        %159 = arith.addi %65, %c16 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extsi %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = arith.mulf %162, %44 : vector<16xf32>
        %164 = arith.addi %73, %c16 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extsi %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = arith.mulf %167, %47 : vector<16xf32>
        %169 = arith.addi %81, %c16 : index
        %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
        %171 = arith.extsi %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
        %173 = arith.mulf %172, %50 : vector<16xf32>
        %174 = arith.addi %89, %c16 : index
        %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
        %176 = arith.extsi %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = arith.mulf %177, %53 : vector<16xf32>
        %179 = arith.addi %26, %62 : index
        %180 = arith.addi %179, %c9 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %163, %155 : vector<16xf32>
        %184 = math.fma %182, %168, %156 : vector<16xf32>
        %185 = math.fma %182, %173, %157 : vector<16xf32>
        %186 = math.fma %182, %178, %158 : vector<16xf32>
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

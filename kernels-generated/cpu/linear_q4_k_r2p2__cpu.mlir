// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q4_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.muli %18, %inputFeatures : index
    %22 = arith.muli %20, %inputFeatures : index
    %28:4 = scf.for %23 = %c7 to %1 step %c1 iter_args(%24 = %c10, %25 = %c10, %26 = %c10, %27 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %29 = arith.muli %23, %c5 : index
      %30 = arith.addi %7, %29 : index
      %31 = arith.addi %9, %29 : index
      %32 = arith.addi %30, %c7 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = arith.addi %30, %c11 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %31, %c7 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %31, %c11 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = arith.muli %23, %c4 : index
      %54:4 = scf.for %49 = %c7 to %c11 step %c1 iter_args(%50 = %24, %51 = %25, %52 = %26, %53 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %49, %c12 : index
        %56 = arith.addi %48, %55 : index
        %57 = arith.addi %30, %c13 : index
        %58 = arith.divui %49, %c14 : index
        %59 = arith.muli %58, %c11 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %35, %64 : vector<16xf32>
        %66 = arith.addi %60, %c15 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %39, %69 : vector<16xf32>
        %71 = arith.addi %30, %c16 : index
        %72 = arith.muli %49, %c13 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.addi %73, %c7 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.andi %76, %c17 : vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %65, %70 : vector<16xf32>
        %80 = arith.addi %31, %c13 : index
        %81 = arith.addi %80, %59 : index
        %82 = arith.addi %81, %c7 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %43, %85 : vector<16xf32>
        %87 = arith.addi %81, %c15 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.mulf %47, %90 : vector<16xf32>
        %92 = arith.addi %31, %c16 : index
        %93 = arith.addi %92, %72 : index
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.andi %96, %c17 : vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %86, %91 : vector<16xf32>
        %100 = arith.addi %56, %c7 : index
        %101:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %100, %x, %79, %50, %99, %51, %22, %52, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %102 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.shrui %103, %c18 : vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %65, %70 : vector<16xf32>
        %107 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.shrui %108, %c18 : vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = math.fma %110, %86, %91 : vector<16xf32>
        %112 = arith.addi %56, %c1 : index
        %113:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %112, %x, %106, %101#0, %111, %101#1, %22, %101#2, %101#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %114 = arith.addi %73, %c15 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.andi %116, %c17 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %65, %70 : vector<16xf32>
        %120 = arith.addi %93, %c15 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.andi %122, %c17 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = math.fma %124, %86, %91 : vector<16xf32>
        %126 = arith.addi %56, %c6 : index
        %127:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %126, %x, %119, %113#0, %125, %113#1, %22, %113#2, %113#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.shrui %129, %c18 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %65, %70 : vector<16xf32>
        %133 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.shrui %134, %c18 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %86, %91 : vector<16xf32>
        %138 = arith.addi %56, %c19 : index
        %139:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %138, %x, %132, %127#0, %137, %127#1, %22, %127#2, %127#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %140 = arith.addi %73, %c11 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
        %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
        %143 = arith.andi %142, %c17 : vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = math.fma %144, %65, %70 : vector<16xf32>
        %146 = arith.addi %93, %c11 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.andi %148, %c17 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %86, %91 : vector<16xf32>
        %152 = arith.addi %56, %c14 : index
        %153:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %152, %x, %145, %139#0, %151, %139#1, %22, %139#2, %139#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.shrui %155, %c18 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %65, %70 : vector<16xf32>
        %159 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.shrui %160, %c18 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = math.fma %162, %86, %91 : vector<16xf32>
        %164 = arith.addi %56, %c20 : index
        %165:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %164, %x, %158, %153#0, %163, %153#1, %22, %153#2, %153#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %166 = arith.addi %73, %c21 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extui %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.andi %168, %c17 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = math.fma %170, %65, %70 : vector<16xf32>
        %172 = arith.addi %93, %c21 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.andi %174, %c17 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = math.fma %176, %86, %91 : vector<16xf32>
        %178 = arith.addi %56, %c22 : index
        %179:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %178, %x, %171, %165#0, %177, %165#1, %22, %165#2, %165#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %180 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.shrui %181, %c18 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = math.fma %183, %65, %70 : vector<16xf32>
        %185 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
        %187 = arith.shrui %186, %c18 : vector<16xi32>
        %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
        %189 = math.fma %188, %86, %91 : vector<16xf32>
        %190 = arith.addi %56, %c23 : index
        %191:4 = func.call @linear_q4_k_r2p2__cpu.0(%21, %190, %x, %184, %179#0, %189, %179#1, %22, %179#2, %179#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %191#0, %191#1, %191#2, %191#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %54#0, %54#1, %54#2, %54#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %192 = arith.cmpi slt, %17, %14 : index
    scf.if %192 {
      %193 = arith.muli %17, %outputFeatures : index
      %194 = arith.muli %3, %c11 : index
      %195 = arith.addi %193, %194 : index
      scf.if %0 {
        %196 = arith.addi %195, %c7 : index
        %197 = vector.load %residual[%196] : memref<?xf32>, vector<16xf32>
        %198 = arith.addf %197, %28#0 : vector<16xf32>
        vector.store %198, %out[%196] : memref<?xf32>, vector<16xf32>
      } else {
        %199 = arith.addi %195, %c7 : index
        vector.store %28#0, %out[%199] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %200 = arith.addi %195, %c15 : index
        %201 = vector.load %residual[%200] : memref<?xf32>, vector<16xf32>
        %202 = arith.addf %201, %28#1 : vector<16xf32>
        vector.store %202, %out[%200] : memref<?xf32>, vector<16xf32>
      } else {
        %203 = arith.addi %195, %c15 : index
        vector.store %28#1, %out[%203] : memref<?xf32>, vector<16xf32>
      }
    }
    %204 = arith.cmpi slt, %19, %14 : index
    scf.if %204 {
      %205 = arith.muli %19, %outputFeatures : index
      %206 = arith.muli %3, %c11 : index
      %207 = arith.addi %205, %206 : index
      scf.if %0 {
        %208 = arith.addi %207, %c7 : index
        %209 = vector.load %residual[%208] : memref<?xf32>, vector<16xf32>
        %210 = arith.addf %209, %28#2 : vector<16xf32>
        vector.store %210, %out[%208] : memref<?xf32>, vector<16xf32>
      } else {
        %211 = arith.addi %207, %c7 : index
        vector.store %28#2, %out[%211] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %212 = arith.addi %207, %c15 : index
        %213 = vector.load %residual[%212] : memref<?xf32>, vector<16xf32>
        %214 = arith.addf %213, %28#3 : vector<16xf32>
        vector.store %214, %out[%212] : memref<?xf32>, vector<16xf32>
      } else {
        %215 = arith.addi %207, %c15 : index
        vector.store %28#3, %out[%215] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

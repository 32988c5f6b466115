// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q2_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
        %58 = arith.divui %49, %c6 : index
        %59 = arith.muli %58, %c11 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %35, %64 : vector<16xf32>
        %66 = arith.addi %60, %c14 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %39, %69 : vector<16xf32>
        %71 = arith.addi %30, %c15 : index
        %72 = arith.muli %49, %c6 : index
        %73 = arith.addi %72, %c7 : index
        %74 = arith.muli %73, %c14 : index
        %75 = arith.addi %71, %74 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.addi %72, %c1 : index
        %79 = arith.muli %78, %c14 : index
        %80 = arith.addi %71, %79 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.shrui %77, %c16 : vector<16xi32>
        %84 = arith.andi %83, %c17 : vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = math.fma %85, %65, %70 : vector<16xf32>
        %87 = arith.addi %31, %c13 : index
        %88 = arith.addi %87, %59 : index
        %89 = arith.addi %88, %c7 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %43, %92 : vector<16xf32>
        %94 = arith.addi %88, %c14 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %47, %97 : vector<16xf32>
        %99 = arith.addi %31, %c15 : index
        %100 = arith.addi %99, %74 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.addi %99, %79 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.shrui %102, %c16 : vector<16xi32>
        %107 = arith.andi %106, %c17 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %93, %98 : vector<16xf32>
        %110 = arith.addi %56, %c7 : index
        %111:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %110, %x, %86, %50, %109, %51, %22, %52, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %112 = arith.shrui %77, %c18 : vector<16xi32>
        %113 = arith.andi %112, %c17 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %65, %70 : vector<16xf32>
        %116 = arith.shrui %102, %c18 : vector<16xi32>
        %117 = arith.andi %116, %c17 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %93, %98 : vector<16xf32>
        %120 = arith.addi %56, %c1 : index
        %121:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %120, %x, %115, %111#0, %119, %111#1, %22, %111#2, %111#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %122 = arith.shrui %77, %c19 : vector<16xi32>
        %123 = arith.andi %122, %c17 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = math.fma %124, %65, %70 : vector<16xf32>
        %126 = arith.shrui %102, %c19 : vector<16xi32>
        %127 = arith.andi %126, %c17 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = math.fma %128, %93, %98 : vector<16xf32>
        %130 = arith.addi %56, %c6 : index
        %131:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %130, %x, %125, %121#0, %129, %121#1, %22, %121#2, %121#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %132 = arith.shrui %77, %c20 : vector<16xi32>
        %133 = arith.andi %132, %c17 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = math.fma %134, %65, %70 : vector<16xf32>
        %136 = arith.shrui %102, %c20 : vector<16xi32>
        %137 = arith.andi %136, %c17 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %93, %98 : vector<16xf32>
        %140 = arith.addi %56, %c21 : index
        %141:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %140, %x, %135, %131#0, %139, %131#1, %22, %131#2, %131#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = arith.shrui %82, %c16 : vector<16xi32>
        %143 = arith.andi %142, %c17 : vector<16xi32>
        %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
        %145 = math.fma %144, %65, %70 : vector<16xf32>
        %146 = arith.shrui %105, %c16 : vector<16xi32>
        %147 = arith.andi %146, %c17 : vector<16xi32>
        %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
        %149 = math.fma %148, %93, %98 : vector<16xf32>
        %150 = arith.addi %56, %c22 : index
        %151:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %150, %x, %145, %141#0, %149, %141#1, %22, %141#2, %141#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %152 = arith.shrui %82, %c18 : vector<16xi32>
        %153 = arith.andi %152, %c17 : vector<16xi32>
        %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
        %155 = math.fma %154, %65, %70 : vector<16xf32>
        %156 = arith.shrui %105, %c18 : vector<16xi32>
        %157 = arith.andi %156, %c17 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %93, %98 : vector<16xf32>
        %160 = arith.addi %56, %c23 : index
        %161:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %160, %x, %155, %151#0, %159, %151#1, %22, %151#2, %151#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %162 = arith.shrui %82, %c19 : vector<16xi32>
        %163 = arith.andi %162, %c17 : vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %65, %70 : vector<16xf32>
        %166 = arith.shrui %105, %c19 : vector<16xi32>
        %167 = arith.andi %166, %c17 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %93, %98 : vector<16xf32>
        %170 = arith.addi %56, %c24 : index
        %171:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %170, %x, %165, %161#0, %169, %161#1, %22, %161#2, %161#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %172 = arith.shrui %82, %c20 : vector<16xi32>
        %173 = arith.andi %172, %c17 : vector<16xi32>
        %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %175 = math.fma %174, %65, %70 : vector<16xf32>
        %176 = arith.shrui %105, %c20 : vector<16xi32>
        %177 = arith.andi %176, %c17 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = math.fma %178, %93, %98 : vector<16xf32>
        %180 = arith.addi %56, %c25 : index
        %181:4 = func.call @linear_q2_k_r2p2__cpu.0(%21, %180, %x, %175, %171#0, %179, %171#1, %22, %171#2, %171#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %181#0, %181#1, %181#2, %181#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %54#0, %54#1, %54#2, %54#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %182 = arith.cmpi slt, %17, %14 : index
    scf.if %182 {
      %183 = arith.muli %17, %outputFeatures : index
      %184 = arith.muli %3, %c11 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %28#0 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %185, %c7 : index
        vector.store %28#0, %out[%189] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %190 = arith.addi %185, %c14 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %28#1 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %185, %c14 : index
        vector.store %28#1, %out[%193] : memref<?xf32>, vector<16xf32>
      }
    }
    %194 = arith.cmpi slt, %19, %14 : index
    scf.if %194 {
      %195 = arith.muli %19, %outputFeatures : index
      %196 = arith.muli %3, %c11 : index
      %197 = arith.addi %195, %196 : index
      scf.if %0 {
        %198 = arith.addi %197, %c7 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %28#2 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %197, %c7 : index
        vector.store %28#2, %out[%201] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %202 = arith.addi %197, %c14 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %28#3 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %197, %c14 : index
        vector.store %28#3, %out[%205] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

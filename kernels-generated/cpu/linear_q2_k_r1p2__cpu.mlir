// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q2_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  scf.for %15 = %12 to %14 step %c1 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %23:2 = scf.for %20 = %c7 to %1 step %c1 iter_args(%21 = %c10, %22 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %24 = arith.muli %20, %c5 : index
      %25 = arith.addi %7, %24 : index
      %26 = arith.addi %9, %24 : index
      %27 = arith.addi %25, %c7 : index
      %28 = vector.load %w[%27] : memref<?xi8>, vector<32xi8>
      %29 = vector.bitcast %28 : vector<32xi8> to vector<16xf16>
      %30 = arith.extf %29 : vector<16xf16> to vector<16xf32>
      %31 = arith.addi %25, %c11 : index
      %32 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = arith.addi %26, %c7 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %26, %c11 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %20, %c4 : index
      %47:2 = scf.for %44 = %c7 to %c11 step %c1 iter_args(%45 = %21, %46 = %22) -> (vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %44, %c12 : index
        %49 = arith.addi %43, %48 : index
        %50 = arith.addi %25, %c13 : index
        %51 = arith.divui %44, %c6 : index
        %52 = arith.muli %51, %c11 : index
        %53 = arith.addi %50, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = arith.mulf %30, %57 : vector<16xf32>
        %59 = arith.addi %53, %c14 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.mulf %34, %62 : vector<16xf32>
        %64 = arith.addi %25, %c15 : index
        %65 = arith.muli %44, %c6 : index
        %66 = arith.addi %65, %c7 : index
        %67 = arith.muli %66, %c14 : index
        %68 = arith.addi %64, %67 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.addi %65, %c1 : index
        %72 = arith.muli %71, %c14 : index
        %73 = arith.addi %64, %72 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.shrui %70, %c16 : vector<16xi32>
        %77 = arith.andi %76, %c17 : vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %58, %63 : vector<16xf32>
        %80 = arith.addi %26, %c13 : index
        %81 = arith.addi %80, %52 : index
        %82 = arith.addi %81, %c7 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %38, %85 : vector<16xf32>
        %87 = arith.addi %81, %c14 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.mulf %42, %90 : vector<16xf32>
        %92 = arith.addi %26, %c15 : index
        %93 = arith.addi %92, %67 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.addi %92, %72 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.shrui %95, %c16 : vector<16xi32>
        %100 = arith.andi %99, %c17 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = math.fma %101, %86, %91 : vector<16xf32>
        %103 = arith.addi %49, %c7 : index
        %104:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %103, %x, %79, %45, %102, %46) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %105 = arith.shrui %70, %c18 : vector<16xi32>
        %106 = arith.andi %105, %c17 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %58, %63 : vector<16xf32>
        %109 = arith.shrui %95, %c18 : vector<16xi32>
        %110 = arith.andi %109, %c17 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %86, %91 : vector<16xf32>
        %113 = arith.addi %49, %c1 : index
        %114:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %113, %x, %108, %104#0, %112, %104#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %115 = arith.shrui %70, %c19 : vector<16xi32>
        %116 = arith.andi %115, %c17 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %58, %63 : vector<16xf32>
        %119 = arith.shrui %95, %c19 : vector<16xi32>
        %120 = arith.andi %119, %c17 : vector<16xi32>
        %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
        %122 = math.fma %121, %86, %91 : vector<16xf32>
        %123 = arith.addi %49, %c6 : index
        %124:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %123, %x, %118, %114#0, %122, %114#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %125 = arith.shrui %70, %c20 : vector<16xi32>
        %126 = arith.andi %125, %c17 : vector<16xi32>
        %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %58, %63 : vector<16xf32>
        %129 = arith.shrui %95, %c20 : vector<16xi32>
        %130 = arith.andi %129, %c17 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %86, %91 : vector<16xf32>
        %133 = arith.addi %49, %c21 : index
        %134:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %133, %x, %128, %124#0, %132, %124#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %135 = arith.shrui %75, %c16 : vector<16xi32>
        %136 = arith.andi %135, %c17 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = math.fma %137, %58, %63 : vector<16xf32>
        %139 = arith.shrui %98, %c16 : vector<16xi32>
        %140 = arith.andi %139, %c17 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %86, %91 : vector<16xf32>
        %143 = arith.addi %49, %c22 : index
        %144:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %143, %x, %138, %134#0, %142, %134#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %145 = arith.shrui %75, %c18 : vector<16xi32>
        %146 = arith.andi %145, %c17 : vector<16xi32>
        %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
        %148 = math.fma %147, %58, %63 : vector<16xf32>
        %149 = arith.shrui %98, %c18 : vector<16xi32>
        %150 = arith.andi %149, %c17 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %86, %91 : vector<16xf32>
        %153 = arith.addi %49, %c23 : index
        %154:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %153, %x, %148, %144#0, %152, %144#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %155 = arith.shrui %75, %c19 : vector<16xi32>
        %156 = arith.andi %155, %c17 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = math.fma %157, %58, %63 : vector<16xf32>
        %159 = arith.shrui %98, %c19 : vector<16xi32>
        %160 = arith.andi %159, %c17 : vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = math.fma %161, %86, %91 : vector<16xf32>
        %163 = arith.addi %49, %c24 : index
        %164:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %163, %x, %158, %154#0, %162, %154#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %165 = arith.shrui %75, %c20 : vector<16xi32>
        %166 = arith.andi %165, %c17 : vector<16xi32>
        %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %168 = math.fma %167, %58, %63 : vector<16xf32>
        %169 = arith.shrui %98, %c20 : vector<16xi32>
        %170 = arith.andi %169, %c17 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = math.fma %171, %86, %91 : vector<16xf32>
        %173 = arith.addi %49, %c25 : index
        %174:2 = func.call @linear_q2_k_r1p2__cpu.0(%19, %173, %x, %168, %164#0, %172, %164#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %174#0, %174#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %47#0, %47#1 : vector<16xf32>, vector<16xf32>
    }
    %175 = arith.cmpi slt, %17, %14 : index
    scf.if %175 {
      %176 = arith.muli %17, %outputFeatures : index
      %177 = arith.muli %3, %c11 : index
      %178 = arith.addi %176, %177 : index
      scf.if %0 {
        %179 = arith.addi %178, %c7 : index
        %180 = vector.load %residual[%179] : memref<?xf32>, vector<16xf32>
        %181 = arith.addf %180, %23#0 : vector<16xf32>
        vector.store %181, %out[%179] : memref<?xf32>, vector<16xf32>
      } else {
        %182 = arith.addi %178, %c7 : index
        vector.store %23#0, %out[%182] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %183 = arith.addi %178, %c14 : index
        %184 = vector.load %residual[%183] : memref<?xf32>, vector<16xf32>
        %185 = arith.addf %184, %23#1 : vector<16xf32>
        vector.store %185, %out[%183] : memref<?xf32>, vector<16xf32>
      } else {
        %186 = arith.addi %178, %c14 : index
        vector.store %23#1, %out[%186] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

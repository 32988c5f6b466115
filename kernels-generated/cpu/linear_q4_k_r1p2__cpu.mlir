// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q4_k_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
        %51 = arith.divui %44, %c14 : index
        %52 = arith.muli %51, %c11 : index
        %53 = arith.addi %50, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = arith.mulf %30, %57 : vector<16xf32>
        %59 = arith.addi %53, %c15 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.mulf %34, %62 : vector<16xf32>
        %64 = arith.addi %25, %c16 : index
        %65 = arith.muli %44, %c13 : index
        %66 = arith.addi %64, %65 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.andi %69, %c17 : vector<16xi32>
        %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %72 = math.fma %71, %58, %63 : vector<16xf32>
        %73 = arith.addi %26, %c13 : index
        %74 = arith.addi %73, %52 : index
        %75 = arith.addi %74, %c7 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %38, %78 : vector<16xf32>
        %80 = arith.addi %74, %c15 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %42, %83 : vector<16xf32>
        %85 = arith.addi %26, %c16 : index
        %86 = arith.addi %85, %65 : index
        %87 = arith.addi %86, %c7 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c17 : vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = math.fma %91, %79, %84 : vector<16xf32>
        %93 = arith.addi %49, %c7 : index
        %94:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %93, %x, %72, %45, %92, %46) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %95 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.shrui %96, %c18 : vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %58, %63 : vector<16xf32>
        %100 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.shrui %101, %c18 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %79, %84 : vector<16xf32>
        %105 = arith.addi %49, %c1 : index
        %106:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %105, %x, %99, %94#0, %104, %94#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %107 = arith.addi %66, %c15 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c17 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %58, %63 : vector<16xf32>
        %113 = arith.addi %86, %c15 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.andi %115, %c17 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %79, %84 : vector<16xf32>
        %119 = arith.addi %49, %c6 : index
        %120:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %119, %x, %112, %106#0, %118, %106#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %121 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
        %123 = arith.shrui %122, %c18 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = math.fma %124, %58, %63 : vector<16xf32>
        %126 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
        %128 = arith.shrui %127, %c18 : vector<16xi32>
        %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %79, %84 : vector<16xf32>
        %131 = arith.addi %49, %c19 : index
        %132:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %131, %x, %125, %120#0, %130, %120#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %133 = arith.addi %66, %c11 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.andi %135, %c17 : vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = math.fma %137, %58, %63 : vector<16xf32>
        %139 = arith.addi %86, %c11 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
        %142 = arith.andi %141, %c17 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = math.fma %143, %79, %84 : vector<16xf32>
        %145 = arith.addi %49, %c14 : index
        %146:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %145, %x, %138, %132#0, %144, %132#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %147 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.shrui %148, %c18 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %58, %63 : vector<16xf32>
        %152 = vector.load %w[%139] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.shrui %153, %c18 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %79, %84 : vector<16xf32>
        %157 = arith.addi %49, %c20 : index
        %158:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %157, %x, %151, %146#0, %156, %146#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %159 = arith.addi %66, %c21 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.andi %161, %c17 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = math.fma %163, %58, %63 : vector<16xf32>
        %165 = arith.addi %86, %c21 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c17 : vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %79, %84 : vector<16xf32>
        %171 = arith.addi %49, %c22 : index
        %172:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %171, %x, %164, %158#0, %170, %158#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %173 = vector.load %w[%159] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.shrui %174, %c18 : vector<16xi32>
        %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
        %177 = math.fma %176, %58, %63 : vector<16xf32>
        %178 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.shrui %179, %c18 : vector<16xi32>
        %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
        %182 = math.fma %181, %79, %84 : vector<16xf32>
        %183 = arith.addi %49, %c23 : index
        %184:2 = func.call @linear_q4_k_r1p2__cpu.0(%19, %183, %x, %177, %172#0, %182, %172#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %184#0, %184#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %47#0, %47#1 : vector<16xf32>, vector<16xf32>
    }
    %185 = arith.cmpi slt, %17, %14 : index
    scf.if %185 {
      %186 = arith.muli %17, %outputFeatures : index
      %187 = arith.muli %3, %c11 : index
      %188 = arith.addi %186, %187 : index
      scf.if %0 {
        %189 = arith.addi %188, %c7 : index
        %190 = vector.load %residual[%189] : memref<?xf32>, vector<16xf32>
        %191 = arith.addf %190, %23#0 : vector<16xf32>
        vector.store %191, %out[%189] : memref<?xf32>, vector<16xf32>
      } else {
        %192 = arith.addi %188, %c7 : index
        vector.store %23#0, %out[%192] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %193 = arith.addi %188, %c15 : index
        %194 = vector.load %residual[%193] : memref<?xf32>, vector<16xf32>
        %195 = arith.addf %194, %23#1 : vector<16xf32>
        vector.store %195, %out[%193] : memref<?xf32>, vector<16xf32>
      } else {
        %196 = arith.addi %188, %c15 : index
        vector.store %23#1, %out[%196] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q8_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2208 : index
  %c17 = arith.constant 160 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<128> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
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
    %32:4 = scf.for %27 = %c6 to %1 step %c1 iter_args(%28 = %c12, %29 = %c12, %30 = %c12, %31 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %33 = arith.muli %27, %c5 : index
      %34 = arith.addi %7, %33 : index
      %35 = arith.addi %34, %c6 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.muli %27, %c4 : index
      %45:4 = scf.for %40 = %c6 to %c13 step %c1 iter_args(%41 = %28, %42 = %29, %43 = %30, %44 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %46 = arith.muli %40, %c14 : index
        %47 = arith.addi %39, %46 : index
        %48 = arith.addi %34, %c13 : index
        %49 = arith.divui %40, %c9 : index
        %50 = arith.muli %49, %c15 : index
        %51 = arith.addi %48, %50 : index
        %52 = arith.addi %51, %c6 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extsi %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.mulf %38, %55 : vector<16xf32>
        %57 = arith.addi %34, %c16 : index
        %58 = arith.muli %40, %c9 : index
        %59 = arith.addi %58, %c6 : index
        %60 = arith.muli %59, %c15 : index
        %61 = arith.addi %57, %60 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.addi %58, %c1 : index
        %65 = arith.muli %64, %c15 : index
        %66 = arith.addi %57, %65 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.addi %58, %c10 : index
        %70 = arith.muli %69, %c15 : index
        %71 = arith.addi %57, %70 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.addi %58, %c11 : index
        %75 = arith.muli %74, %c15 : index
        %76 = arith.addi %57, %75 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.addi %34, %c17 : index
        %80 = arith.muli %40, %c18 : index
        %81 = arith.addi %79, %80 : index
        %82 = arith.addi %81, %c6 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c19 : vector<16xi32>
        %86 = arith.shrui %63, %c20 : vector<16xi32>
        %87 = arith.andi %86, %c19 : vector<16xi32>
        %88 = arith.shli %87, %c21 : vector<16xi32>
        %89 = arith.ori %85, %88 : vector<16xi32>
        %90 = arith.subi %89, %c22 : vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.mulf %91, %56 : vector<16xf32>
        %93 = arith.addi %47, %c6 : index
        %94:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %93, %x, %92, %41, %24, %42, %25, %43, %26, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %95 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.shrui %96, %c21 : vector<16xi32>
        %98 = arith.shrui %63, %c21 : vector<16xi32>
        %99 = arith.andi %98, %c19 : vector<16xi32>
        %100 = arith.shli %99, %c21 : vector<16xi32>
        %101 = arith.ori %97, %100 : vector<16xi32>
        %102 = arith.subi %101, %c22 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = arith.mulf %103, %56 : vector<16xf32>
        %105 = arith.addi %47, %c1 : index
        %106:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %105, %x, %104, %94#0, %24, %94#1, %25, %94#2, %26, %94#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %107 = arith.addi %81, %c15 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c19 : vector<16xi32>
        %111 = arith.shrui %68, %c20 : vector<16xi32>
        %112 = arith.andi %111, %c19 : vector<16xi32>
        %113 = arith.shli %112, %c21 : vector<16xi32>
        %114 = arith.ori %110, %113 : vector<16xi32>
        %115 = arith.subi %114, %c22 : vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.mulf %116, %56 : vector<16xf32>
        %118 = arith.addi %47, %c10 : index
        %119:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %118, %x, %117, %106#0, %24, %106#1, %25, %106#2, %26, %106#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %120 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.shrui %121, %c21 : vector<16xi32>
        %123 = arith.shrui %68, %c21 : vector<16xi32>
        %124 = arith.andi %123, %c19 : vector<16xi32>
        %125 = arith.shli %124, %c21 : vector<16xi32>
        %126 = arith.ori %122, %125 : vector<16xi32>
        %127 = arith.subi %126, %c22 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = arith.mulf %128, %56 : vector<16xf32>
        %130 = arith.addi %47, %c11 : index
        %131:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %130, %x, %129, %119#0, %24, %119#1, %25, %119#2, %26, %119#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %132 = arith.addi %81, %c13 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.andi %134, %c19 : vector<16xi32>
        %136 = arith.shrui %73, %c20 : vector<16xi32>
        %137 = arith.andi %136, %c19 : vector<16xi32>
        %138 = arith.shli %137, %c21 : vector<16xi32>
        %139 = arith.ori %135, %138 : vector<16xi32>
        %140 = arith.subi %139, %c22 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %141, %56 : vector<16xf32>
        %143 = arith.addi %47, %c9 : index
        %144:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %143, %x, %142, %131#0, %24, %131#1, %25, %131#2, %26, %131#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.shrui %146, %c21 : vector<16xi32>
        %148 = arith.shrui %73, %c21 : vector<16xi32>
        %149 = arith.andi %148, %c19 : vector<16xi32>
        %150 = arith.shli %149, %c21 : vector<16xi32>
        %151 = arith.ori %147, %150 : vector<16xi32>
        %152 = arith.subi %151, %c22 : vector<16xi32>
        %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
        %154 = arith.mulf %153, %56 : vector<16xf32>
        %155 = arith.addi %47, %c23 : index
        %156:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %155, %x, %154, %144#0, %24, %144#1, %25, %144#2, %26, %144#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %157 = arith.addi %81, %c24 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.andi %159, %c19 : vector<16xi32>
        %161 = arith.shrui %78, %c20 : vector<16xi32>
        %162 = arith.andi %161, %c19 : vector<16xi32>
        %163 = arith.shli %162, %c21 : vector<16xi32>
        %164 = arith.ori %160, %163 : vector<16xi32>
        %165 = arith.subi %164, %c22 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.mulf %166, %56 : vector<16xf32>
        %168 = arith.addi %47, %c25 : index
        %169:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %168, %x, %167, %156#0, %24, %156#1, %25, %156#2, %26, %156#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %170 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %171 = arith.extui %170 : vector<16xi8> to vector<16xi32>
        %172 = arith.shrui %171, %c21 : vector<16xi32>
        %173 = arith.shrui %78, %c21 : vector<16xi32>
        %174 = arith.andi %173, %c19 : vector<16xi32>
        %175 = arith.shli %174, %c21 : vector<16xi32>
        %176 = arith.ori %172, %175 : vector<16xi32>
        %177 = arith.subi %176, %c22 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = arith.mulf %178, %56 : vector<16xf32>
        %180 = arith.addi %47, %c26 : index
        %181:4 = func.call @linear_q8_k_r4p1__cpu.0(%23, %180, %x, %179, %169#0, %24, %169#1, %25, %169#2, %26, %169#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %181#0, %181#1, %181#2, %181#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %45#0, %45#1, %45#2, %45#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %182 = arith.cmpi slt, %15, %12 : index
    scf.if %182 {
      %183 = arith.muli %15, %outputFeatures : index
      %184 = arith.muli %3, %c15 : index
      %185 = arith.addi %183, %184 : index
      scf.if %0 {
        %186 = arith.addi %185, %c6 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %32#0 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %185, %c6 : index
        vector.store %32#0, %out[%189] : memref<?xf32>, vector<16xf32>
      }
    }
    %190 = arith.cmpi slt, %17, %12 : index
    scf.if %190 {
      %191 = arith.muli %17, %outputFeatures : index
      %192 = arith.muli %3, %c15 : index
      %193 = arith.addi %191, %192 : index
      scf.if %0 {
        %194 = arith.addi %193, %c6 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %32#1 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %193, %c6 : index
        vector.store %32#1, %out[%197] : memref<?xf32>, vector<16xf32>
      }
    }
    %198 = arith.cmpi slt, %19, %12 : index
    scf.if %198 {
      %199 = arith.muli %19, %outputFeatures : index
      %200 = arith.muli %3, %c15 : index
      %201 = arith.addi %199, %200 : index
      scf.if %0 {
        %202 = arith.addi %201, %c6 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %32#2 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %201, %c6 : index
        vector.store %32#2, %out[%205] : memref<?xf32>, vector<16xf32>
      }
    }
    %206 = arith.cmpi slt, %21, %12 : index
    scf.if %206 {
      %207 = arith.muli %21, %outputFeatures : index
      %208 = arith.muli %3, %c15 : index
      %209 = arith.addi %207, %208 : index
      scf.if %0 {
        %210 = arith.addi %209, %c6 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %32#3 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %209, %c6 : index
        vector.store %32#3, %out[%213] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 2368 : index
  %c18 = arith.constant 320 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<1> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<5> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 6 : index
  %c30 = arith.constant dense<7> : vector<16xi32>
  %c31 = arith.constant 7 : index
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
      %39 = arith.addi %34, %c13 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %27, %c4 : index
      %49:4 = scf.for %44 = %c6 to %c13 step %c1 iter_args(%45 = %28, %46 = %29, %47 = %30, %48 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %50 = arith.muli %44, %c14 : index
        %51 = arith.addi %43, %50 : index
        %52 = arith.addi %34, %c15 : index
        %53 = arith.divui %44, %c9 : index
        %54 = arith.muli %53, %c13 : index
        %55 = arith.addi %52, %54 : index
        %56 = arith.addi %55, %c6 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %38, %59 : vector<16xf32>
        %61 = arith.addi %55, %c16 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %42, %64 : vector<16xf32>
        %66 = arith.addi %34, %c17 : index
        %67 = arith.muli %44, %c1 : index
        %68 = arith.addi %67, %c6 : index
        %69 = arith.muli %68, %c16 : index
        %70 = arith.addi %66, %69 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extui %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.addi %34, %c18 : index
        %74 = arith.muli %44, %c15 : index
        %75 = arith.addi %73, %74 : index
        %76 = arith.addi %75, %c6 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.andi %78, %c19 : vector<16xi32>
        %80 = arith.shrui %72, %c20 : vector<16xi32>
        %81 = arith.andi %80, %c21 : vector<16xi32>
        %82 = arith.shli %81, %c22 : vector<16xi32>
        %83 = arith.ori %79, %82 : vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = math.fma %84, %60, %65 : vector<16xf32>
        %86 = arith.addi %51, %c6 : index
        %87:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %86, %x, %85, %45, %24, %46, %25, %47, %26, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %88 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.shrui %89, %c22 : vector<16xi32>
        %91 = arith.shrui %72, %c21 : vector<16xi32>
        %92 = arith.andi %91, %c21 : vector<16xi32>
        %93 = arith.shli %92, %c22 : vector<16xi32>
        %94 = arith.ori %90, %93 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %60, %65 : vector<16xf32>
        %97 = arith.addi %51, %c1 : index
        %98:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %97, %x, %96, %87#0, %24, %87#1, %25, %87#2, %26, %87#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %99 = arith.addi %75, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.andi %101, %c19 : vector<16xi32>
        %103 = arith.shrui %72, %c23 : vector<16xi32>
        %104 = arith.andi %103, %c21 : vector<16xi32>
        %105 = arith.shli %104, %c22 : vector<16xi32>
        %106 = arith.ori %102, %105 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %60, %65 : vector<16xf32>
        %109 = arith.addi %51, %c10 : index
        %110:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %109, %x, %108, %98#0, %24, %98#1, %25, %98#2, %26, %98#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %111 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.shrui %112, %c22 : vector<16xi32>
        %114 = arith.shrui %72, %c24 : vector<16xi32>
        %115 = arith.andi %114, %c21 : vector<16xi32>
        %116 = arith.shli %115, %c22 : vector<16xi32>
        %117 = arith.ori %113, %116 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %60, %65 : vector<16xf32>
        %120 = arith.addi %51, %c11 : index
        %121:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %120, %x, %119, %110#0, %24, %110#1, %25, %110#2, %26, %110#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %122 = arith.addi %75, %c13 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c19 : vector<16xi32>
        %126 = arith.shrui %72, %c22 : vector<16xi32>
        %127 = arith.andi %126, %c21 : vector<16xi32>
        %128 = arith.shli %127, %c22 : vector<16xi32>
        %129 = arith.ori %125, %128 : vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = math.fma %130, %60, %65 : vector<16xf32>
        %132 = arith.addi %51, %c9 : index
        %133:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %132, %x, %131, %121#0, %24, %121#1, %25, %121#2, %26, %121#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %134 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.shrui %135, %c22 : vector<16xi32>
        %137 = arith.shrui %72, %c25 : vector<16xi32>
        %138 = arith.andi %137, %c21 : vector<16xi32>
        %139 = arith.shli %138, %c22 : vector<16xi32>
        %140 = arith.ori %136, %139 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = math.fma %141, %60, %65 : vector<16xf32>
        %143 = arith.addi %51, %c26 : index
        %144:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %143, %x, %142, %133#0, %24, %133#1, %25, %133#2, %26, %133#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = arith.addi %75, %c27 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.andi %147, %c19 : vector<16xi32>
        %149 = arith.shrui %72, %c28 : vector<16xi32>
        %150 = arith.andi %149, %c21 : vector<16xi32>
        %151 = arith.shli %150, %c22 : vector<16xi32>
        %152 = arith.ori %148, %151 : vector<16xi32>
        %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
        %154 = math.fma %153, %60, %65 : vector<16xf32>
        %155 = arith.addi %51, %c29 : index
        %156:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %155, %x, %154, %144#0, %24, %144#1, %25, %144#2, %26, %144#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %157 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
        %159 = arith.shrui %158, %c22 : vector<16xi32>
        %160 = arith.shrui %72, %c30 : vector<16xi32>
        %161 = arith.andi %160, %c21 : vector<16xi32>
        %162 = arith.shli %161, %c22 : vector<16xi32>
        %163 = arith.ori %159, %162 : vector<16xi32>
        %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
        %165 = math.fma %164, %60, %65 : vector<16xf32>
        %166 = arith.addi %51, %c31 : index
        %167:4 = func.call @linear_q5_k_r4p1__cpu.0(%23, %166, %x, %165, %156#0, %24, %156#1, %25, %156#2, %26, %156#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %167#0, %167#1, %167#2, %167#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %168 = arith.cmpi slt, %15, %12 : index
    scf.if %168 {
      %169 = arith.muli %15, %outputFeatures : index
      %170 = arith.muli %3, %c16 : index
      %171 = arith.addi %169, %170 : index
      scf.if %0 {
        %172 = arith.addi %171, %c6 : index
        %173 = vector.load %residual[%172] : memref<?xf32>, vector<16xf32>
        %174 = arith.addf %173, %32#0 : vector<16xf32>
        vector.store %174, %out[%172] : memref<?xf32>, vector<16xf32>
      } else {
        %175 = arith.addi %171, %c6 : index
        vector.store %32#0, %out[%175] : memref<?xf32>, vector<16xf32>
      }
    }
    %176 = arith.cmpi slt, %17, %12 : index
    scf.if %176 {
      %177 = arith.muli %17, %outputFeatures : index
      %178 = arith.muli %3, %c16 : index
      %179 = arith.addi %177, %178 : index
      scf.if %0 {
        %180 = arith.addi %179, %c6 : index
        %181 = vector.load %residual[%180] : memref<?xf32>, vector<16xf32>
        %182 = arith.addf %181, %32#1 : vector<16xf32>
        vector.store %182, %out[%180] : memref<?xf32>, vector<16xf32>
      } else {
        %183 = arith.addi %179, %c6 : index
        vector.store %32#1, %out[%183] : memref<?xf32>, vector<16xf32>
      }
    }
    %184 = arith.cmpi slt, %19, %12 : index
    scf.if %184 {
      %185 = arith.muli %19, %outputFeatures : index
      %186 = arith.muli %3, %c16 : index
      %187 = arith.addi %185, %186 : index
      scf.if %0 {
        %188 = arith.addi %187, %c6 : index
        %189 = vector.load %residual[%188] : memref<?xf32>, vector<16xf32>
        %190 = arith.addf %189, %32#2 : vector<16xf32>
        vector.store %190, %out[%188] : memref<?xf32>, vector<16xf32>
      } else {
        %191 = arith.addi %187, %c6 : index
        vector.store %32#2, %out[%191] : memref<?xf32>, vector<16xf32>
      }
    }
    %192 = arith.cmpi slt, %21, %12 : index
    scf.if %192 {
      %193 = arith.muli %21, %outputFeatures : index
      %194 = arith.muli %3, %c16 : index
      %195 = arith.addi %193, %194 : index
      scf.if %0 {
        %196 = arith.addi %195, %c6 : index
        %197 = vector.load %residual[%196] : memref<?xf32>, vector<16xf32>
        %198 = arith.addf %197, %32#3 : vector<16xf32>
        vector.store %198, %out[%196] : memref<?xf32>, vector<16xf32>
      } else {
        %199 = arith.addi %195, %c6 : index
        vector.store %32#3, %out[%199] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

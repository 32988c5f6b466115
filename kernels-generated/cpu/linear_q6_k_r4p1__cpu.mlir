// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q6_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
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
  %c16 = arith.constant 2336 : index
  %c17 = arith.constant 288 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant dense<32> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
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
        %49 = arith.divui %40, %c10 : index
        %50 = arith.muli %49, %c15 : index
        %51 = arith.addi %48, %50 : index
        %52 = arith.addi %51, %c6 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extsi %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.mulf %38, %55 : vector<16xf32>
        %57 = arith.addi %34, %c16 : index
        %58 = arith.muli %40, %c10 : index
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
        %69 = arith.addi %34, %c17 : index
        %70 = arith.muli %40, %c18 : index
        %71 = arith.addi %69, %70 : index
        %72 = arith.addi %71, %c6 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.andi %74, %c19 : vector<16xi32>
        %76 = arith.shrui %63, %c20 : vector<16xi32>
        %77 = arith.andi %76, %c21 : vector<16xi32>
        %78 = arith.shli %77, %c22 : vector<16xi32>
        %79 = arith.ori %75, %78 : vector<16xi32>
        %80 = arith.subi %79, %c23 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.mulf %81, %56 : vector<16xf32>
        %83 = arith.addi %47, %c6 : index
        %84:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %83, %x, %82, %41, %24, %42, %25, %43, %26, %44) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %85 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.shrui %86, %c22 : vector<16xi32>
        %88 = arith.shrui %63, %c24 : vector<16xi32>
        %89 = arith.andi %88, %c21 : vector<16xi32>
        %90 = arith.shli %89, %c22 : vector<16xi32>
        %91 = arith.ori %87, %90 : vector<16xi32>
        %92 = arith.subi %91, %c23 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %56 : vector<16xf32>
        %95 = arith.addi %47, %c1 : index
        %96:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %95, %x, %94, %84#0, %24, %84#1, %25, %84#2, %26, %84#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %97 = arith.addi %71, %c15 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
        %100 = arith.andi %99, %c19 : vector<16xi32>
        %101 = arith.shrui %63, %c22 : vector<16xi32>
        %102 = arith.andi %101, %c21 : vector<16xi32>
        %103 = arith.shli %102, %c22 : vector<16xi32>
        %104 = arith.ori %100, %103 : vector<16xi32>
        %105 = arith.subi %104, %c23 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %56 : vector<16xf32>
        %108 = arith.addi %47, %c10 : index
        %109:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %108, %x, %107, %96#0, %24, %96#1, %25, %96#2, %26, %96#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %110 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.shrui %111, %c22 : vector<16xi32>
        %113 = arith.shrui %63, %c25 : vector<16xi32>
        %114 = arith.andi %113, %c21 : vector<16xi32>
        %115 = arith.shli %114, %c22 : vector<16xi32>
        %116 = arith.ori %112, %115 : vector<16xi32>
        %117 = arith.subi %116, %c23 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.mulf %118, %56 : vector<16xf32>
        %120 = arith.addi %47, %c11 : index
        %121:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %120, %x, %119, %109#0, %24, %109#1, %25, %109#2, %26, %109#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %122 = arith.addi %71, %c13 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c19 : vector<16xi32>
        %126 = arith.shrui %68, %c20 : vector<16xi32>
        %127 = arith.andi %126, %c21 : vector<16xi32>
        %128 = arith.shli %127, %c22 : vector<16xi32>
        %129 = arith.ori %125, %128 : vector<16xi32>
        %130 = arith.subi %129, %c23 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = arith.mulf %131, %56 : vector<16xf32>
        %133 = arith.addi %47, %c9 : index
        %134:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %133, %x, %132, %121#0, %24, %121#1, %25, %121#2, %26, %121#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %135 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.shrui %136, %c22 : vector<16xi32>
        %138 = arith.shrui %68, %c24 : vector<16xi32>
        %139 = arith.andi %138, %c21 : vector<16xi32>
        %140 = arith.shli %139, %c22 : vector<16xi32>
        %141 = arith.ori %137, %140 : vector<16xi32>
        %142 = arith.subi %141, %c23 : vector<16xi32>
        %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
        %144 = arith.mulf %143, %56 : vector<16xf32>
        %145 = arith.addi %47, %c26 : index
        %146:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %145, %x, %144, %134#0, %24, %134#1, %25, %134#2, %26, %134#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %147 = arith.addi %71, %c27 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.andi %149, %c19 : vector<16xi32>
        %151 = arith.shrui %68, %c22 : vector<16xi32>
        %152 = arith.andi %151, %c21 : vector<16xi32>
        %153 = arith.shli %152, %c22 : vector<16xi32>
        %154 = arith.ori %150, %153 : vector<16xi32>
        %155 = arith.subi %154, %c23 : vector<16xi32>
        %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
        %157 = arith.mulf %156, %56 : vector<16xf32>
        %158 = arith.addi %47, %c28 : index
        %159:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %158, %x, %157, %146#0, %24, %146#1, %25, %146#2, %26, %146#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %160 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %161 = arith.extui %160 : vector<16xi8> to vector<16xi32>
        %162 = arith.shrui %161, %c22 : vector<16xi32>
        %163 = arith.shrui %68, %c25 : vector<16xi32>
        %164 = arith.andi %163, %c21 : vector<16xi32>
        %165 = arith.shli %164, %c22 : vector<16xi32>
        %166 = arith.ori %162, %165 : vector<16xi32>
        %167 = arith.subi %166, %c23 : vector<16xi32>
        %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %169 = arith.mulf %168, %56 : vector<16xf32>
        %170 = arith.addi %47, %c29 : index
        %171:4 = func.call @linear_q6_k_r4p1__cpu.0(%23, %170, %x, %169, %159#0, %24, %159#1, %25, %159#2, %26, %159#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %171#0, %171#1, %171#2, %171#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %45#0, %45#1, %45#2, %45#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %172 = arith.cmpi slt, %15, %12 : index
    scf.if %172 {
      %173 = arith.muli %15, %outputFeatures : index
      %174 = arith.muli %3, %c15 : index
      %175 = arith.addi %173, %174 : index
      scf.if %0 {
        %176 = arith.addi %175, %c6 : index
        %177 = vector.load %residual[%176] : memref<?xf32>, vector<16xf32>
        %178 = arith.addf %177, %32#0 : vector<16xf32>
        vector.store %178, %out[%176] : memref<?xf32>, vector<16xf32>
      } else {
        %179 = arith.addi %175, %c6 : index
        vector.store %32#0, %out[%179] : memref<?xf32>, vector<16xf32>
      }
    }
    %180 = arith.cmpi slt, %17, %12 : index
    scf.if %180 {
      %181 = arith.muli %17, %outputFeatures : index
      %182 = arith.muli %3, %c15 : index
      %183 = arith.addi %181, %182 : index
      scf.if %0 {
        %184 = arith.addi %183, %c6 : index
        %185 = vector.load %residual[%184] : memref<?xf32>, vector<16xf32>
        %186 = arith.addf %185, %32#1 : vector<16xf32>
        vector.store %186, %out[%184] : memref<?xf32>, vector<16xf32>
      } else {
        %187 = arith.addi %183, %c6 : index
        vector.store %32#1, %out[%187] : memref<?xf32>, vector<16xf32>
      }
    }
    %188 = arith.cmpi slt, %19, %12 : index
    scf.if %188 {
      %189 = arith.muli %19, %outputFeatures : index
      %190 = arith.muli %3, %c15 : index
      %191 = arith.addi %189, %190 : index
      scf.if %0 {
        %192 = arith.addi %191, %c6 : index
        %193 = vector.load %residual[%192] : memref<?xf32>, vector<16xf32>
        %194 = arith.addf %193, %32#2 : vector<16xf32>
        vector.store %194, %out[%192] : memref<?xf32>, vector<16xf32>
      } else {
        %195 = arith.addi %191, %c6 : index
        vector.store %32#2, %out[%195] : memref<?xf32>, vector<16xf32>
      }
    }
    %196 = arith.cmpi slt, %21, %12 : index
    scf.if %196 {
      %197 = arith.muli %21, %outputFeatures : index
      %198 = arith.muli %3, %c15 : index
      %199 = arith.addi %197, %198 : index
      scf.if %0 {
        %200 = arith.addi %199, %c6 : index
        %201 = vector.load %residual[%200] : memref<?xf32>, vector<16xf32>
        %202 = arith.addf %201, %32#3 : vector<16xf32>
        vector.store %202, %out[%200] : memref<?xf32>, vector<16xf32>
      } else {
        %203 = arith.addi %199, %c6 : index
        vector.store %32#3, %out[%203] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

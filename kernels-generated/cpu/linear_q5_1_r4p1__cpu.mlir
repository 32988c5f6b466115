// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
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
      %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.addi %34, %c4 : index
      %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
      %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
      %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
      %42 = arith.muli %27, %c4 : index
      %48:4 = scf.for %43 = %c6 to %c9 step %c1 iter_args(%44 = %28, %45 = %29, %46 = %30, %47 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %49 = arith.muli %43, %c13 : index
        %50 = arith.addi %42, %49 : index
        %51 = arith.addi %34, %c14 : index
        %52 = arith.muli %43, %c1 : index
        %53 = arith.addi %52, %c6 : index
        %54 = arith.muli %53, %c15 : index
        %55 = arith.addi %51, %54 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
        %57 = arith.extui %56 : vector<16xi8> to vector<16xi32>
        %58 = arith.addi %34, %c16 : index
        %59 = arith.muli %43, %c16 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c6 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c17 : vector<16xi32>
        %65 = arith.shrui %57, %c18 : vector<16xi32>
        %66 = arith.andi %65, %c19 : vector<16xi32>
        %67 = arith.shli %66, %c20 : vector<16xi32>
        %68 = arith.ori %64, %67 : vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = math.fma %69, %37, %41 : vector<16xf32>
        %71 = arith.addi %50, %c6 : index
        %72:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %71, %x, %70, %44, %24, %45, %25, %46, %26, %47) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %73 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.shrui %74, %c20 : vector<16xi32>
        %76 = arith.shrui %57, %c19 : vector<16xi32>
        %77 = arith.andi %76, %c19 : vector<16xi32>
        %78 = arith.shli %77, %c20 : vector<16xi32>
        %79 = arith.ori %75, %78 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %37, %41 : vector<16xf32>
        %82 = arith.addi %50, %c1 : index
        %83:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %82, %x, %81, %72#0, %24, %72#1, %25, %72#2, %26, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %84 = arith.addi %60, %c15 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.andi %86, %c17 : vector<16xi32>
        %88 = arith.shrui %57, %c21 : vector<16xi32>
        %89 = arith.andi %88, %c19 : vector<16xi32>
        %90 = arith.shli %89, %c20 : vector<16xi32>
        %91 = arith.ori %87, %90 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %37, %41 : vector<16xf32>
        %94 = arith.addi %50, %c10 : index
        %95:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %94, %x, %93, %83#0, %24, %83#1, %25, %83#2, %26, %83#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %96 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.shrui %97, %c20 : vector<16xi32>
        %99 = arith.shrui %57, %c22 : vector<16xi32>
        %100 = arith.andi %99, %c19 : vector<16xi32>
        %101 = arith.shli %100, %c20 : vector<16xi32>
        %102 = arith.ori %98, %101 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %37, %41 : vector<16xf32>
        %105 = arith.addi %50, %c11 : index
        %106:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %105, %x, %104, %95#0, %24, %95#1, %25, %95#2, %26, %95#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %107 = arith.addi %60, %c4 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c17 : vector<16xi32>
        %111 = arith.shrui %57, %c20 : vector<16xi32>
        %112 = arith.andi %111, %c19 : vector<16xi32>
        %113 = arith.shli %112, %c20 : vector<16xi32>
        %114 = arith.ori %110, %113 : vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = math.fma %115, %37, %41 : vector<16xf32>
        %117 = arith.addi %50, %c9 : index
        %118:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %117, %x, %116, %106#0, %24, %106#1, %25, %106#2, %26, %106#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %119 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.shrui %120, %c20 : vector<16xi32>
        %122 = arith.shrui %57, %c23 : vector<16xi32>
        %123 = arith.andi %122, %c19 : vector<16xi32>
        %124 = arith.shli %123, %c20 : vector<16xi32>
        %125 = arith.ori %121, %124 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = math.fma %126, %37, %41 : vector<16xf32>
        %128 = arith.addi %50, %c24 : index
        %129:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %128, %x, %127, %118#0, %24, %118#1, %25, %118#2, %26, %118#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %130 = arith.addi %60, %c25 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.andi %132, %c17 : vector<16xi32>
        %134 = arith.shrui %57, %c26 : vector<16xi32>
        %135 = arith.andi %134, %c19 : vector<16xi32>
        %136 = arith.shli %135, %c20 : vector<16xi32>
        %137 = arith.ori %133, %136 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %37, %41 : vector<16xf32>
        %140 = arith.addi %50, %c27 : index
        %141:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %140, %x, %139, %129#0, %24, %129#1, %25, %129#2, %26, %129#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.shrui %143, %c20 : vector<16xi32>
        %145 = arith.shrui %57, %c28 : vector<16xi32>
        %146 = arith.andi %145, %c19 : vector<16xi32>
        %147 = arith.shli %146, %c20 : vector<16xi32>
        %148 = arith.ori %144, %147 : vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %37, %41 : vector<16xf32>
        %151 = arith.addi %50, %c29 : index
        %152:4 = func.call @linear_q5_1_r4p1__cpu.0(%23, %151, %x, %150, %141#0, %24, %141#1, %25, %141#2, %26, %141#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %152#0, %152#1, %152#2, %152#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %153 = arith.cmpi slt, %15, %12 : index
    scf.if %153 {
      %154 = arith.muli %15, %outputFeatures : index
      %155 = arith.muli %3, %c15 : index
      %156 = arith.addi %154, %155 : index
      scf.if %0 {
        %157 = arith.addi %156, %c6 : index
        %158 = vector.load %residual[%157] : memref<?xf32>, vector<16xf32>
        %159 = arith.addf %158, %32#0 : vector<16xf32>
        vector.store %159, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %160 = arith.addi %156, %c6 : index
        vector.store %32#0, %out[%160] : memref<?xf32>, vector<16xf32>
      }
    }
    %161 = arith.cmpi slt, %17, %12 : index
    scf.if %161 {
      %162 = arith.muli %17, %outputFeatures : index
      %163 = arith.muli %3, %c15 : index
      %164 = arith.addi %162, %163 : index
      scf.if %0 {
        %165 = arith.addi %164, %c6 : index
        %166 = vector.load %residual[%165] : memref<?xf32>, vector<16xf32>
        %167 = arith.addf %166, %32#1 : vector<16xf32>
        vector.store %167, %out[%165] : memref<?xf32>, vector<16xf32>
      } else {
        %168 = arith.addi %164, %c6 : index
        vector.store %32#1, %out[%168] : memref<?xf32>, vector<16xf32>
      }
    }
    %169 = arith.cmpi slt, %19, %12 : index
    scf.if %169 {
      %170 = arith.muli %19, %outputFeatures : index
      %171 = arith.muli %3, %c15 : index
      %172 = arith.addi %170, %171 : index
      scf.if %0 {
        %173 = arith.addi %172, %c6 : index
        %174 = vector.load %residual[%173] : memref<?xf32>, vector<16xf32>
        %175 = arith.addf %174, %32#2 : vector<16xf32>
        vector.store %175, %out[%173] : memref<?xf32>, vector<16xf32>
      } else {
        %176 = arith.addi %172, %c6 : index
        vector.store %32#2, %out[%176] : memref<?xf32>, vector<16xf32>
      }
    }
    %177 = arith.cmpi slt, %21, %12 : index
    scf.if %177 {
      %178 = arith.muli %21, %outputFeatures : index
      %179 = arith.muli %3, %c15 : index
      %180 = arith.addi %178, %179 : index
      scf.if %0 {
        %181 = arith.addi %180, %c6 : index
        %182 = vector.load %residual[%181] : memref<?xf32>, vector<16xf32>
        %183 = arith.addf %182, %32#3 : vector<16xf32>
        vector.store %183, %out[%181] : memref<?xf32>, vector<16xf32>
      } else {
        %184 = arith.addi %180, %c6 : index
        vector.store %32#3, %out[%184] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

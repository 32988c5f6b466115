// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_f32_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 192 : index
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
    %23 = arith.addi %13, %c12 : index
    %24 = arith.minsi %23, %14 : index
    %25 = arith.addi %13, %c13 : index
    %26 = arith.minsi %25, %14 : index
    %27 = arith.addi %13, %c14 : index
    %28 = arith.minsi %27, %14 : index
    %29 = arith.addi %13, %c15 : index
    %30 = arith.minsi %29, %14 : index
    %31 = arith.muli %16, %inputFeatures : index
    %32 = arith.muli %18, %inputFeatures : index
    %33 = arith.muli %20, %inputFeatures : index
    %34 = arith.muli %22, %inputFeatures : index
    %35 = arith.muli %24, %inputFeatures : index
    %36 = arith.muli %26, %inputFeatures : index
    %37 = arith.muli %28, %inputFeatures : index
    %38 = arith.muli %30, %inputFeatures : index
    %48:8 = scf.for %39 = %c6 to %1 step %c1 iter_args(%40 = %c16, %41 = %c16, %42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %49 = arith.muli %39, %c5 : index
      %50 = arith.addi %7, %49 : index
      %51 = arith.muli %39, %c4 : index
      %61:8 = scf.for %52 = %c6 to %c12 step %c1 iter_args(%53 = %40, %54 = %41, %55 = %42, %56 = %43, %57 = %44, %58 = %45, %59 = %46, %60 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %62 = arith.muli %52, %c12 : index
        %63 = arith.addi %51, %62 : index
        %64 = arith.muli %52, %c17 : index
        %65 = arith.addi %50, %64 : index
        %66 = arith.addi %65, %c6 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<64xi8>
        %68 = vector.bitcast %67 : vector<64xi8> to vector<16xf32>
        %69 = arith.addi %63, %c6 : index
        %70:8 = func.call @linear_f32_r8p1__cpu.0(%31, %69, %x, %68, %53, %32, %54, %33, %55, %34, %56, %35, %57, %36, %58, %37, %59, %38, %60) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %71 = arith.addi %65, %c18 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %63, %c1 : index
        %75:8 = func.call @linear_f32_r8p1__cpu.0(%31, %74, %x, %73, %70#0, %32, %70#1, %33, %70#2, %34, %70#3, %35, %70#4, %36, %70#5, %37, %70#6, %38, %70#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %76 = arith.addi %65, %c19 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
        %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
        %79 = arith.addi %63, %c10 : index
        %80:8 = func.call @linear_f32_r8p1__cpu.0(%31, %79, %x, %78, %75#0, %32, %75#1, %33, %75#2, %34, %75#3, %35, %75#4, %36, %75#5, %37, %75#6, %38, %75#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %81 = arith.addi %65, %c20 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<64xi8>
        %83 = vector.bitcast %82 : vector<64xi8> to vector<16xf32>
        %84 = arith.addi %63, %c11 : index
        %85:8 = func.call @linear_f32_r8p1__cpu.0(%31, %84, %x, %83, %80#0, %32, %80#1, %33, %80#2, %34, %80#3, %35, %80#4, %36, %80#5, %37, %80#6, %38, %80#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %85#0, %85#1, %85#2, %85#3, %85#4, %85#5, %85#6, %85#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %61#6, %61#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %86 = arith.cmpi slt, %15, %12 : index
    scf.if %86 {
      %87 = arith.muli %15, %outputFeatures : index
      %88 = arith.muli %3, %c4 : index
      %89 = arith.addi %87, %88 : index
      scf.if %0 {
        %90 = arith.addi %89, %c6 : index
        %91 = vector.load %residual[%90] : memref<?xf32>, vector<16xf32>
        %92 = arith.addf %91, %48#0 : vector<16xf32>
        vector.store %92, %out[%90] : memref<?xf32>, vector<16xf32>
      } else {
        %93 = arith.addi %89, %c6 : index
        vector.store %48#0, %out[%93] : memref<?xf32>, vector<16xf32>
      }
    }
    %94 = arith.cmpi slt, %17, %12 : index
    scf.if %94 {
      %95 = arith.muli %17, %outputFeatures : index
      %96 = arith.muli %3, %c4 : index
      %97 = arith.addi %95, %96 : index
      scf.if %0 {
        %98 = arith.addi %97, %c6 : index
        %99 = vector.load %residual[%98] : memref<?xf32>, vector<16xf32>
        %100 = arith.addf %99, %48#1 : vector<16xf32>
        vector.store %100, %out[%98] : memref<?xf32>, vector<16xf32>
      } else {
        %101 = arith.addi %97, %c6 : index
        vector.store %48#1, %out[%101] : memref<?xf32>, vector<16xf32>
      }
    }
    %102 = arith.cmpi slt, %19, %12 : index
    scf.if %102 {
      %103 = arith.muli %19, %outputFeatures : index
      %104 = arith.muli %3, %c4 : index
      %105 = arith.addi %103, %104 : index
      scf.if %0 {
        %106 = arith.addi %105, %c6 : index
        %107 = vector.load %residual[%106] : memref<?xf32>, vector<16xf32>
        %108 = arith.addf %107, %48#2 : vector<16xf32>
        vector.store %108, %out[%106] : memref<?xf32>, vector<16xf32>
      } else {
        %109 = arith.addi %105, %c6 : index
        vector.store %48#2, %out[%109] : memref<?xf32>, vector<16xf32>
      }
    }
    %110 = arith.cmpi slt, %21, %12 : index
    scf.if %110 {
      %111 = arith.muli %21, %outputFeatures : index
      %112 = arith.muli %3, %c4 : index
      %113 = arith.addi %111, %112 : index
      scf.if %0 {
        %114 = arith.addi %113, %c6 : index
        %115 = vector.load %residual[%114] : memref<?xf32>, vector<16xf32>
        %116 = arith.addf %115, %48#3 : vector<16xf32>
        vector.store %116, %out[%114] : memref<?xf32>, vector<16xf32>
      } else {
        %117 = arith.addi %113, %c6 : index
        vector.store %48#3, %out[%117] : memref<?xf32>, vector<16xf32>
      }
    }
    %118 = arith.cmpi slt, %23, %12 : index
    scf.if %118 {
      %119 = arith.muli %23, %outputFeatures : index
      %120 = arith.muli %3, %c4 : index
      %121 = arith.addi %119, %120 : index
      scf.if %0 {
        %122 = arith.addi %121, %c6 : index
        %123 = vector.load %residual[%122] : memref<?xf32>, vector<16xf32>
        %124 = arith.addf %123, %48#4 : vector<16xf32>
        vector.store %124, %out[%122] : memref<?xf32>, vector<16xf32>
      } else {
        %125 = arith.addi %121, %c6 : index
        vector.store %48#4, %out[%125] : memref<?xf32>, vector<16xf32>
      }
    }
    %126 = arith.cmpi slt, %25, %12 : index
    scf.if %126 {
      %127 = arith.muli %25, %outputFeatures : index
      %128 = arith.muli %3, %c4 : index
      %129 = arith.addi %127, %128 : index
      scf.if %0 {
        %130 = arith.addi %129, %c6 : index
        %131 = vector.load %residual[%130] : memref<?xf32>, vector<16xf32>
        %132 = arith.addf %131, %48#5 : vector<16xf32>
        vector.store %132, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %133 = arith.addi %129, %c6 : index
        vector.store %48#5, %out[%133] : memref<?xf32>, vector<16xf32>
      }
    }
    %134 = arith.cmpi slt, %27, %12 : index
    scf.if %134 {
      %135 = arith.muli %27, %outputFeatures : index
      %136 = arith.muli %3, %c4 : index
      %137 = arith.addi %135, %136 : index
      scf.if %0 {
        %138 = arith.addi %137, %c6 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %48#6 : vector<16xf32>
        vector.store %140, %out[%138] : memref<?xf32>, vector<16xf32>
      } else {
        %141 = arith.addi %137, %c6 : index
        vector.store %48#6, %out[%141] : memref<?xf32>, vector<16xf32>
      }
    }
    %142 = arith.cmpi slt, %29, %12 : index
    scf.if %142 {
      %143 = arith.muli %29, %outputFeatures : index
      %144 = arith.muli %3, %c4 : index
      %145 = arith.addi %143, %144 : index
      scf.if %0 {
        %146 = arith.addi %145, %c6 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %48#7 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %145, %c6 : index
        vector.store %48#7, %out[%149] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  %f20 = arith.addi %x16, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x17 : vector<16xf32>
  %f24 = math.fma %f22, %x5, %x18 : vector<16xf32>
  %f25 = arith.addi %x19, %x1 : index
  %f26 = memref.load %x2[%f25] : memref<?xf32>
  %f27 = vector.broadcast %f26 : f32 to vector<16xf32>
  %f28 = math.fma %f27, %x3, %x20 : vector<16xf32>
  %f29 = math.fma %f27, %x5, %x21 : vector<16xf32>
  %f30 = arith.addi %x22, %x1 : index
  %f31 = memref.load %x2[%f30] : memref<?xf32>
  %f32 = vector.broadcast %f31 : f32 to vector<16xf32>
  %f33 = math.fma %f32, %x3, %x23 : vector<16xf32>
  %f34 = math.fma %f32, %x5, %x24 : vector<16xf32>
  %f35 = arith.addi %x25, %x1 : index
  %f36 = memref.load %x2[%f35] : memref<?xf32>
  %f37 = vector.broadcast %f36 : f32 to vector<16xf32>
  %f38 = math.fma %f37, %x3, %x26 : vector<16xf32>
  %f39 = math.fma %f37, %x5, %x27 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_f32_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 8 : index
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
  %c21 = arith.constant 32 : index
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
  scf.for %15 = %12 to %14 step %c10 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c6 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c11 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.addi %15, %c12 : index
    %26 = arith.minsi %25, %16 : index
    %27 = arith.addi %15, %c13 : index
    %28 = arith.minsi %27, %16 : index
    %29 = arith.addi %15, %c14 : index
    %30 = arith.minsi %29, %16 : index
    %31 = arith.addi %15, %c15 : index
    %32 = arith.minsi %31, %16 : index
    %33 = arith.muli %18, %inputFeatures : index
    %34 = arith.muli %20, %inputFeatures : index
    %35 = arith.muli %22, %inputFeatures : index
    %36 = arith.muli %24, %inputFeatures : index
    %37 = arith.muli %26, %inputFeatures : index
    %38 = arith.muli %28, %inputFeatures : index
    %39 = arith.muli %30, %inputFeatures : index
    %40 = arith.muli %32, %inputFeatures : index
    %58:16 = scf.for %41 = %c7 to %1 step %c1 iter_args(%42 = %c16, %43 = %c16, %44 = %c16, %45 = %c16, %46 = %c16, %47 = %c16, %48 = %c16, %49 = %c16, %50 = %c16, %51 = %c16, %52 = %c16, %53 = %c16, %54 = %c16, %55 = %c16, %56 = %c16, %57 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %59 = arith.muli %41, %c5 : index
      %60 = arith.addi %7, %59 : index
      %61 = arith.addi %9, %59 : index
      %62 = arith.muli %41, %c4 : index
      %80:16 = scf.for %63 = %c7 to %c12 step %c1 iter_args(%64 = %42, %65 = %43, %66 = %44, %67 = %45, %68 = %46, %69 = %47, %70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55, %78 = %56, %79 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %81 = arith.muli %63, %c12 : index
        %82 = arith.addi %62, %81 : index
        %83 = arith.muli %63, %c17 : index
        %84 = arith.addi %60, %83 : index
        %85 = arith.addi %84, %c7 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<64xi8>
        %87 = vector.bitcast %86 : vector<64xi8> to vector<16xf32>
        %88 = arith.addi %61, %83 : index
        %89 = arith.addi %88, %c7 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<64xi8>
        %91 = vector.bitcast %90 : vector<64xi8> to vector<16xf32>
        %92 = arith.addi %82, %c7 : index
        %93:16 = func.call @linear_f32_r8p2__cpu.0(%33, %92, %x, %87, %64, %91, %65, %34, %66, %67, %35, %68, %69, %36, %70, %71, %37, %72, %73, %38, %74, %75, %39, %76, %77, %40, %78, %79) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %94 = arith.addi %84, %c18 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<64xi8>
        %96 = vector.bitcast %95 : vector<64xi8> to vector<16xf32>
        %97 = arith.addi %88, %c18 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<64xi8>
        %99 = vector.bitcast %98 : vector<64xi8> to vector<16xf32>
        %100 = arith.addi %82, %c1 : index
        %101:16 = func.call @linear_f32_r8p2__cpu.0(%33, %100, %x, %96, %93#0, %99, %93#1, %34, %93#2, %93#3, %35, %93#4, %93#5, %36, %93#6, %93#7, %37, %93#8, %93#9, %38, %93#10, %93#11, %39, %93#12, %93#13, %40, %93#14, %93#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %102 = arith.addi %84, %c19 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<64xi8>
        %104 = vector.bitcast %103 : vector<64xi8> to vector<16xf32>
        %105 = arith.addi %88, %c19 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<64xi8>
        %107 = vector.bitcast %106 : vector<64xi8> to vector<16xf32>
        %108 = arith.addi %82, %c6 : index
        %109:16 = func.call @linear_f32_r8p2__cpu.0(%33, %108, %x, %104, %101#0, %107, %101#1, %34, %101#2, %101#3, %35, %101#4, %101#5, %36, %101#6, %101#7, %37, %101#8, %101#9, %38, %101#10, %101#11, %39, %101#12, %101#13, %40, %101#14, %101#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %110 = arith.addi %84, %c20 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<64xi8>
        %112 = vector.bitcast %111 : vector<64xi8> to vector<16xf32>
        %113 = arith.addi %88, %c20 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<64xi8>
        %115 = vector.bitcast %114 : vector<64xi8> to vector<16xf32>
        %116 = arith.addi %82, %c11 : index
        %117:16 = func.call @linear_f32_r8p2__cpu.0(%33, %116, %x, %112, %109#0, %115, %109#1, %34, %109#2, %109#3, %35, %109#4, %109#5, %36, %109#6, %109#7, %37, %109#8, %109#9, %38, %109#10, %109#11, %39, %109#12, %109#13, %40, %109#14, %109#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %117#0, %117#1, %117#2, %117#3, %117#4, %117#5, %117#6, %117#7, %117#8, %117#9, %117#10, %117#11, %117#12, %117#13, %117#14, %117#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %80#0, %80#1, %80#2, %80#3, %80#4, %80#5, %80#6, %80#7, %80#8, %80#9, %80#10, %80#11, %80#12, %80#13, %80#14, %80#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %118 = arith.cmpi slt, %17, %14 : index
    scf.if %118 {
      %119 = arith.muli %17, %outputFeatures : index
      %120 = arith.muli %3, %c21 : index
      %121 = arith.addi %119, %120 : index
      scf.if %0 {
        %122 = arith.addi %121, %c7 : index
        %123 = vector.load %residual[%122] : memref<?xf32>, vector<16xf32>
        %124 = arith.addf %123, %58#0 : vector<16xf32>
        vector.store %124, %out[%122] : memref<?xf32>, vector<16xf32>
      } else {
        %125 = arith.addi %121, %c7 : index
        vector.store %58#0, %out[%125] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %126 = arith.addi %121, %c4 : index
        %127 = vector.load %residual[%126] : memref<?xf32>, vector<16xf32>
        %128 = arith.addf %127, %58#1 : vector<16xf32>
        vector.store %128, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %129 = arith.addi %121, %c4 : index
        vector.store %58#1, %out[%129] : memref<?xf32>, vector<16xf32>
      }
    }
    %130 = arith.cmpi slt, %19, %14 : index
    scf.if %130 {
      %131 = arith.muli %19, %outputFeatures : index
      %132 = arith.muli %3, %c21 : index
      %133 = arith.addi %131, %132 : index
      scf.if %0 {
        %134 = arith.addi %133, %c7 : index
        %135 = vector.load %residual[%134] : memref<?xf32>, vector<16xf32>
        %136 = arith.addf %135, %58#2 : vector<16xf32>
        vector.store %136, %out[%134] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %133, %c7 : index
        vector.store %58#2, %out[%137] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %138 = arith.addi %133, %c4 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %58#3 : vector<16xf32>
        vector.store %140, %out[%138] : memref<?xf32>, vector<16xf32>
      } else {
        %141 = arith.addi %133, %c4 : index
        vector.store %58#3, %out[%141] : memref<?xf32>, vector<16xf32>
      }
    }
    %142 = arith.cmpi slt, %21, %14 : index
    scf.if %142 {
      %143 = arith.muli %21, %outputFeatures : index
      %144 = arith.muli %3, %c21 : index
      %145 = arith.addi %143, %144 : index
      scf.if %0 {
        %146 = arith.addi %145, %c7 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %58#4 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %145, %c7 : index
        vector.store %58#4, %out[%149] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %150 = arith.addi %145, %c4 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %58#5 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %145, %c4 : index
        vector.store %58#5, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %23, %14 : index
    scf.if %154 {
      %155 = arith.muli %23, %outputFeatures : index
      %156 = arith.muli %3, %c21 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %58#6 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c7 : index
        vector.store %58#6, %out[%161] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %162 = arith.addi %157, %c4 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %58#7 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %157, %c4 : index
        vector.store %58#7, %out[%165] : memref<?xf32>, vector<16xf32>
      }
    }
    %166 = arith.cmpi slt, %25, %14 : index
    scf.if %166 {
      %167 = arith.muli %25, %outputFeatures : index
      %168 = arith.muli %3, %c21 : index
      %169 = arith.addi %167, %168 : index
      scf.if %0 {
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %residual[%170] : memref<?xf32>, vector<16xf32>
        %172 = arith.addf %171, %58#8 : vector<16xf32>
        vector.store %172, %out[%170] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %169, %c7 : index
        vector.store %58#8, %out[%173] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %174 = arith.addi %169, %c4 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %58#9 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %169, %c4 : index
        vector.store %58#9, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
    %178 = arith.cmpi slt, %27, %14 : index
    scf.if %178 {
      %179 = arith.muli %27, %outputFeatures : index
      %180 = arith.muli %3, %c21 : index
      %181 = arith.addi %179, %180 : index
      scf.if %0 {
        %182 = arith.addi %181, %c7 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %58#10 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %181, %c7 : index
        vector.store %58#10, %out[%185] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %186 = arith.addi %181, %c4 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %58#11 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %181, %c4 : index
        vector.store %58#11, %out[%189] : memref<?xf32>, vector<16xf32>
      }
    }
    %190 = arith.cmpi slt, %29, %14 : index
    scf.if %190 {
      %191 = arith.muli %29, %outputFeatures : index
      %192 = arith.muli %3, %c21 : index
      %193 = arith.addi %191, %192 : index
      scf.if %0 {
        %194 = arith.addi %193, %c7 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %58#12 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %193, %c7 : index
        vector.store %58#12, %out[%197] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %198 = arith.addi %193, %c4 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %58#13 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %193, %c4 : index
        vector.store %58#13, %out[%201] : memref<?xf32>, vector<16xf32>
      }
    }
    %202 = arith.cmpi slt, %31, %14 : index
    scf.if %202 {
      %203 = arith.muli %31, %outputFeatures : index
      %204 = arith.muli %3, %c21 : index
      %205 = arith.addi %203, %204 : index
      scf.if %0 {
        %206 = arith.addi %205, %c7 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %58#14 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %205, %c7 : index
        vector.store %58#14, %out[%209] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %210 = arith.addi %205, %c4 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %58#15 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %205, %c4 : index
        vector.store %58#15, %out[%213] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

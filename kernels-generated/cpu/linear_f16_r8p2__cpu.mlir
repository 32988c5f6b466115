// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
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
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
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
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
        %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
        %89 = arith.addi %61, %83 : index
        %90 = arith.addi %89, %c7 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
        %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
        %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
        %94 = arith.addi %82, %c7 : index
        %95:16 = func.call @linear_f16_r8p2__cpu.0(%33, %94, %x, %88, %64, %93, %65, %34, %66, %67, %35, %68, %69, %36, %70, %71, %37, %72, %73, %38, %74, %75, %39, %76, %77, %40, %78, %79) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %96 = arith.addi %84, %c18 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
        %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
        %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
        %100 = arith.addi %89, %c18 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<32xi8>
        %102 = vector.bitcast %101 : vector<32xi8> to vector<16xf16>
        %103 = arith.extf %102 : vector<16xf16> to vector<16xf32>
        %104 = arith.addi %82, %c1 : index
        %105:16 = func.call @linear_f16_r8p2__cpu.0(%33, %104, %x, %99, %95#0, %103, %95#1, %34, %95#2, %95#3, %35, %95#4, %95#5, %36, %95#6, %95#7, %37, %95#8, %95#9, %38, %95#10, %95#11, %39, %95#12, %95#13, %40, %95#14, %95#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %106 = arith.addi %84, %c19 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<32xi8>
        %108 = vector.bitcast %107 : vector<32xi8> to vector<16xf16>
        %109 = arith.extf %108 : vector<16xf16> to vector<16xf32>
        %110 = arith.addi %89, %c19 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<32xi8>
        %112 = vector.bitcast %111 : vector<32xi8> to vector<16xf16>
        %113 = arith.extf %112 : vector<16xf16> to vector<16xf32>
        %114 = arith.addi %82, %c6 : index
        %115:16 = func.call @linear_f16_r8p2__cpu.0(%33, %114, %x, %109, %105#0, %113, %105#1, %34, %105#2, %105#3, %35, %105#4, %105#5, %36, %105#6, %105#7, %37, %105#8, %105#9, %38, %105#10, %105#11, %39, %105#12, %105#13, %40, %105#14, %105#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = arith.addi %84, %c20 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<32xi8>
        %118 = vector.bitcast %117 : vector<32xi8> to vector<16xf16>
        %119 = arith.extf %118 : vector<16xf16> to vector<16xf32>
        %120 = arith.addi %89, %c20 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<32xi8>
        %122 = vector.bitcast %121 : vector<32xi8> to vector<16xf16>
        %123 = arith.extf %122 : vector<16xf16> to vector<16xf32>
        %124 = arith.addi %82, %c11 : index
        %125:16 = func.call @linear_f16_r8p2__cpu.0(%33, %124, %x, %119, %115#0, %123, %115#1, %34, %115#2, %115#3, %35, %115#4, %115#5, %36, %115#6, %115#7, %37, %115#8, %115#9, %38, %115#10, %115#11, %39, %115#12, %115#13, %40, %115#14, %115#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %125#0, %125#1, %125#2, %125#3, %125#4, %125#5, %125#6, %125#7, %125#8, %125#9, %125#10, %125#11, %125#12, %125#13, %125#14, %125#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %80#0, %80#1, %80#2, %80#3, %80#4, %80#5, %80#6, %80#7, %80#8, %80#9, %80#10, %80#11, %80#12, %80#13, %80#14, %80#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %126 = arith.cmpi slt, %17, %14 : index
    scf.if %126 {
      %127 = arith.muli %17, %outputFeatures : index
      %128 = arith.muli %3, %c18 : index
      %129 = arith.addi %127, %128 : index
      scf.if %0 {
        %130 = arith.addi %129, %c7 : index
        %131 = vector.load %residual[%130] : memref<?xf32>, vector<16xf32>
        %132 = arith.addf %131, %58#0 : vector<16xf32>
        vector.store %132, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %133 = arith.addi %129, %c7 : index
        vector.store %58#0, %out[%133] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %134 = arith.addi %129, %c4 : index
        %135 = vector.load %residual[%134] : memref<?xf32>, vector<16xf32>
        %136 = arith.addf %135, %58#1 : vector<16xf32>
        vector.store %136, %out[%134] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %129, %c4 : index
        vector.store %58#1, %out[%137] : memref<?xf32>, vector<16xf32>
      }
    }
    %138 = arith.cmpi slt, %19, %14 : index
    scf.if %138 {
      %139 = arith.muli %19, %outputFeatures : index
      %140 = arith.muli %3, %c18 : index
      %141 = arith.addi %139, %140 : index
      scf.if %0 {
        %142 = arith.addi %141, %c7 : index
        %143 = vector.load %residual[%142] : memref<?xf32>, vector<16xf32>
        %144 = arith.addf %143, %58#2 : vector<16xf32>
        vector.store %144, %out[%142] : memref<?xf32>, vector<16xf32>
      } else {
        %145 = arith.addi %141, %c7 : index
        vector.store %58#2, %out[%145] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %146 = arith.addi %141, %c4 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %58#3 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %141, %c4 : index
        vector.store %58#3, %out[%149] : memref<?xf32>, vector<16xf32>
      }
    }
    %150 = arith.cmpi slt, %21, %14 : index
    scf.if %150 {
      %151 = arith.muli %21, %outputFeatures : index
      %152 = arith.muli %3, %c18 : index
      %153 = arith.addi %151, %152 : index
      scf.if %0 {
        %154 = arith.addi %153, %c7 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %58#4 : vector<16xf32>
        vector.store %156, %out[%154] : memref<?xf32>, vector<16xf32>
      } else {
        %157 = arith.addi %153, %c7 : index
        vector.store %58#4, %out[%157] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %158 = arith.addi %153, %c4 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %58#5 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %153, %c4 : index
        vector.store %58#5, %out[%161] : memref<?xf32>, vector<16xf32>
      }
    }
    %162 = arith.cmpi slt, %23, %14 : index
    scf.if %162 {
      %163 = arith.muli %23, %outputFeatures : index
      %164 = arith.muli %3, %c18 : index
      %165 = arith.addi %163, %164 : index
      scf.if %0 {
        %166 = arith.addi %165, %c7 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %58#6 : vector<16xf32>
        vector.store %168, %out[%166] : memref<?xf32>, vector<16xf32>
      } else {
        %169 = arith.addi %165, %c7 : index
        vector.store %58#6, %out[%169] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %170 = arith.addi %165, %c4 : index
        %171 = vector.load %residual[%170] : memref<?xf32>, vector<16xf32>
        %172 = arith.addf %171, %58#7 : vector<16xf32>
        vector.store %172, %out[%170] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %165, %c4 : index
        vector.store %58#7, %out[%173] : memref<?xf32>, vector<16xf32>
      }
    }
    %174 = arith.cmpi slt, %25, %14 : index
    scf.if %174 {
      %175 = arith.muli %25, %outputFeatures : index
      %176 = arith.muli %3, %c18 : index
      %177 = arith.addi %175, %176 : index
      scf.if %0 {
        %178 = arith.addi %177, %c7 : index
        %179 = vector.load %residual[%178] : memref<?xf32>, vector<16xf32>
        %180 = arith.addf %179, %58#8 : vector<16xf32>
        vector.store %180, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %181 = arith.addi %177, %c7 : index
        vector.store %58#8, %out[%181] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %182 = arith.addi %177, %c4 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %58#9 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %177, %c4 : index
        vector.store %58#9, %out[%185] : memref<?xf32>, vector<16xf32>
      }
    }
    %186 = arith.cmpi slt, %27, %14 : index
    scf.if %186 {
      %187 = arith.muli %27, %outputFeatures : index
      %188 = arith.muli %3, %c18 : index
      %189 = arith.addi %187, %188 : index
      scf.if %0 {
        %190 = arith.addi %189, %c7 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %58#10 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %189, %c7 : index
        vector.store %58#10, %out[%193] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %194 = arith.addi %189, %c4 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %58#11 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %189, %c4 : index
        vector.store %58#11, %out[%197] : memref<?xf32>, vector<16xf32>
      }
    }
    %198 = arith.cmpi slt, %29, %14 : index
    scf.if %198 {
      %199 = arith.muli %29, %outputFeatures : index
      %200 = arith.muli %3, %c18 : index
      %201 = arith.addi %199, %200 : index
      scf.if %0 {
        %202 = arith.addi %201, %c7 : index
        %203 = vector.load %residual[%202] : memref<?xf32>, vector<16xf32>
        %204 = arith.addf %203, %58#12 : vector<16xf32>
        vector.store %204, %out[%202] : memref<?xf32>, vector<16xf32>
      } else {
        %205 = arith.addi %201, %c7 : index
        vector.store %58#12, %out[%205] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %206 = arith.addi %201, %c4 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %58#13 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %201, %c4 : index
        vector.store %58#13, %out[%209] : memref<?xf32>, vector<16xf32>
      }
    }
    %210 = arith.cmpi slt, %31, %14 : index
    scf.if %210 {
      %211 = arith.muli %31, %outputFeatures : index
      %212 = arith.muli %3, %c18 : index
      %213 = arith.addi %211, %212 : index
      scf.if %0 {
        %214 = arith.addi %213, %c7 : index
        %215 = vector.load %residual[%214] : memref<?xf32>, vector<16xf32>
        %216 = arith.addf %215, %58#14 : vector<16xf32>
        vector.store %216, %out[%214] : memref<?xf32>, vector<16xf32>
      } else {
        %217 = arith.addi %213, %c7 : index
        vector.store %58#14, %out[%217] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %218 = arith.addi %213, %c4 : index
        %219 = vector.load %residual[%218] : memref<?xf32>, vector<16xf32>
        %220 = arith.addf %219, %58#15 : vector<16xf32>
        vector.store %220, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %221 = arith.addi %213, %c4 : index
        vector.store %58#15, %out[%221] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

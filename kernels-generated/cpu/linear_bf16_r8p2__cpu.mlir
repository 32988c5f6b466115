// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_bf16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_bf16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c18 = arith.constant dense<16> : vector<16xi32>
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
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
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xi16>
        %88 = arith.extui %87 : vector<16xi16> to vector<16xi32>
        %89 = arith.shli %88, %c18 : vector<16xi32>
        %90 = arith.bitcast %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.addi %61, %83 : index
        %92 = arith.addi %91, %c7 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xi16>
        %95 = arith.extui %94 : vector<16xi16> to vector<16xi32>
        %96 = arith.shli %95, %c18 : vector<16xi32>
        %97 = arith.bitcast %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.addi %82, %c7 : index
        %99:16 = func.call @linear_bf16_r8p2__cpu.0(%33, %98, %x, %90, %64, %97, %65, %34, %66, %67, %35, %68, %69, %36, %70, %71, %37, %72, %73, %38, %74, %75, %39, %76, %77, %40, %78, %79) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %100 = arith.addi %84, %c19 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<32xi8>
        %102 = vector.bitcast %101 : vector<32xi8> to vector<16xi16>
        %103 = arith.extui %102 : vector<16xi16> to vector<16xi32>
        %104 = arith.shli %103, %c18 : vector<16xi32>
        %105 = arith.bitcast %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.addi %91, %c19 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<32xi8>
        %108 = vector.bitcast %107 : vector<32xi8> to vector<16xi16>
        %109 = arith.extui %108 : vector<16xi16> to vector<16xi32>
        %110 = arith.shli %109, %c18 : vector<16xi32>
        %111 = arith.bitcast %110 : vector<16xi32> to vector<16xf32>
        %112 = arith.addi %82, %c1 : index
        %113:16 = func.call @linear_bf16_r8p2__cpu.0(%33, %112, %x, %105, %99#0, %111, %99#1, %34, %99#2, %99#3, %35, %99#4, %99#5, %36, %99#6, %99#7, %37, %99#8, %99#9, %38, %99#10, %99#11, %39, %99#12, %99#13, %40, %99#14, %99#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %114 = arith.addi %84, %c20 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<32xi8>
        %116 = vector.bitcast %115 : vector<32xi8> to vector<16xi16>
        %117 = arith.extui %116 : vector<16xi16> to vector<16xi32>
        %118 = arith.shli %117, %c18 : vector<16xi32>
        %119 = arith.bitcast %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.addi %91, %c20 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<32xi8>
        %122 = vector.bitcast %121 : vector<32xi8> to vector<16xi16>
        %123 = arith.extui %122 : vector<16xi16> to vector<16xi32>
        %124 = arith.shli %123, %c18 : vector<16xi32>
        %125 = arith.bitcast %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.addi %82, %c6 : index
        %127:16 = func.call @linear_bf16_r8p2__cpu.0(%33, %126, %x, %119, %113#0, %125, %113#1, %34, %113#2, %113#3, %35, %113#4, %113#5, %36, %113#6, %113#7, %37, %113#8, %113#9, %38, %113#10, %113#11, %39, %113#12, %113#13, %40, %113#14, %113#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = arith.addi %84, %c21 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<32xi8>
        %130 = vector.bitcast %129 : vector<32xi8> to vector<16xi16>
        %131 = arith.extui %130 : vector<16xi16> to vector<16xi32>
        %132 = arith.shli %131, %c18 : vector<16xi32>
        %133 = arith.bitcast %132 : vector<16xi32> to vector<16xf32>
        %134 = arith.addi %91, %c21 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
        %136 = vector.bitcast %135 : vector<32xi8> to vector<16xi16>
        %137 = arith.extui %136 : vector<16xi16> to vector<16xi32>
        %138 = arith.shli %137, %c18 : vector<16xi32>
        %139 = arith.bitcast %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.addi %82, %c11 : index
        %141:16 = func.call @linear_bf16_r8p2__cpu.0(%33, %140, %x, %133, %127#0, %139, %127#1, %34, %127#2, %127#3, %35, %127#4, %127#5, %36, %127#6, %127#7, %37, %127#8, %127#9, %38, %127#10, %127#11, %39, %127#12, %127#13, %40, %127#14, %127#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %141#0, %141#1, %141#2, %141#3, %141#4, %141#5, %141#6, %141#7, %141#8, %141#9, %141#10, %141#11, %141#12, %141#13, %141#14, %141#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %80#0, %80#1, %80#2, %80#3, %80#4, %80#5, %80#6, %80#7, %80#8, %80#9, %80#10, %80#11, %80#12, %80#13, %80#14, %80#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %142 = arith.cmpi slt, %17, %14 : index
    scf.if %142 {
      %143 = arith.muli %17, %outputFeatures : index
      %144 = arith.muli %3, %c19 : index
      %145 = arith.addi %143, %144 : index
      scf.if %0 {
        %146 = arith.addi %145, %c7 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %58#0 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %145, %c7 : index
        vector.store %58#0, %out[%149] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %150 = arith.addi %145, %c4 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %58#1 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %145, %c4 : index
        vector.store %58#1, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %19, %14 : index
    scf.if %154 {
      %155 = arith.muli %19, %outputFeatures : index
      %156 = arith.muli %3, %c19 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %58#2 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c7 : index
        vector.store %58#2, %out[%161] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %162 = arith.addi %157, %c4 : index
        %163 = vector.load %residual[%162] : memref<?xf32>, vector<16xf32>
        %164 = arith.addf %163, %58#3 : vector<16xf32>
        vector.store %164, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %165 = arith.addi %157, %c4 : index
        vector.store %58#3, %out[%165] : memref<?xf32>, vector<16xf32>
      }
    }
    %166 = arith.cmpi slt, %21, %14 : index
    scf.if %166 {
      %167 = arith.muli %21, %outputFeatures : index
      %168 = arith.muli %3, %c19 : index
      %169 = arith.addi %167, %168 : index
      scf.if %0 {
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %residual[%170] : memref<?xf32>, vector<16xf32>
        %172 = arith.addf %171, %58#4 : vector<16xf32>
        vector.store %172, %out[%170] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %169, %c7 : index
        vector.store %58#4, %out[%173] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %174 = arith.addi %169, %c4 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %58#5 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %169, %c4 : index
        vector.store %58#5, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
    %178 = arith.cmpi slt, %23, %14 : index
    scf.if %178 {
      %179 = arith.muli %23, %outputFeatures : index
      %180 = arith.muli %3, %c19 : index
      %181 = arith.addi %179, %180 : index
      scf.if %0 {
        %182 = arith.addi %181, %c7 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %58#6 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %181, %c7 : index
        vector.store %58#6, %out[%185] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %186 = arith.addi %181, %c4 : index
        %187 = vector.load %residual[%186] : memref<?xf32>, vector<16xf32>
        %188 = arith.addf %187, %58#7 : vector<16xf32>
        vector.store %188, %out[%186] : memref<?xf32>, vector<16xf32>
      } else {
        %189 = arith.addi %181, %c4 : index
        vector.store %58#7, %out[%189] : memref<?xf32>, vector<16xf32>
      }
    }
    %190 = arith.cmpi slt, %25, %14 : index
    scf.if %190 {
      %191 = arith.muli %25, %outputFeatures : index
      %192 = arith.muli %3, %c19 : index
      %193 = arith.addi %191, %192 : index
      scf.if %0 {
        %194 = arith.addi %193, %c7 : index
        %195 = vector.load %residual[%194] : memref<?xf32>, vector<16xf32>
        %196 = arith.addf %195, %58#8 : vector<16xf32>
        vector.store %196, %out[%194] : memref<?xf32>, vector<16xf32>
      } else {
        %197 = arith.addi %193, %c7 : index
        vector.store %58#8, %out[%197] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %198 = arith.addi %193, %c4 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %58#9 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %193, %c4 : index
        vector.store %58#9, %out[%201] : memref<?xf32>, vector<16xf32>
      }
    }
    %202 = arith.cmpi slt, %27, %14 : index
    scf.if %202 {
      %203 = arith.muli %27, %outputFeatures : index
      %204 = arith.muli %3, %c19 : index
      %205 = arith.addi %203, %204 : index
      scf.if %0 {
        %206 = arith.addi %205, %c7 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %58#10 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %205, %c7 : index
        vector.store %58#10, %out[%209] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %210 = arith.addi %205, %c4 : index
        %211 = vector.load %residual[%210] : memref<?xf32>, vector<16xf32>
        %212 = arith.addf %211, %58#11 : vector<16xf32>
        vector.store %212, %out[%210] : memref<?xf32>, vector<16xf32>
      } else {
        %213 = arith.addi %205, %c4 : index
        vector.store %58#11, %out[%213] : memref<?xf32>, vector<16xf32>
      }
    }
    %214 = arith.cmpi slt, %29, %14 : index
    scf.if %214 {
      %215 = arith.muli %29, %outputFeatures : index
      %216 = arith.muli %3, %c19 : index
      %217 = arith.addi %215, %216 : index
      scf.if %0 {
        %218 = arith.addi %217, %c7 : index
        %219 = vector.load %residual[%218] : memref<?xf32>, vector<16xf32>
        %220 = arith.addf %219, %58#12 : vector<16xf32>
        vector.store %220, %out[%218] : memref<?xf32>, vector<16xf32>
      } else {
        %221 = arith.addi %217, %c7 : index
        vector.store %58#12, %out[%221] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %222 = arith.addi %217, %c4 : index
        %223 = vector.load %residual[%222] : memref<?xf32>, vector<16xf32>
        %224 = arith.addf %223, %58#13 : vector<16xf32>
        vector.store %224, %out[%222] : memref<?xf32>, vector<16xf32>
      } else {
        %225 = arith.addi %217, %c4 : index
        vector.store %58#13, %out[%225] : memref<?xf32>, vector<16xf32>
      }
    }
    %226 = arith.cmpi slt, %31, %14 : index
    scf.if %226 {
      %227 = arith.muli %31, %outputFeatures : index
      %228 = arith.muli %3, %c19 : index
      %229 = arith.addi %227, %228 : index
      scf.if %0 {
        %230 = arith.addi %229, %c7 : index
        %231 = vector.load %residual[%230] : memref<?xf32>, vector<16xf32>
        %232 = arith.addf %231, %58#14 : vector<16xf32>
        vector.store %232, %out[%230] : memref<?xf32>, vector<16xf32>
      } else {
        %233 = arith.addi %229, %c7 : index
        vector.store %58#14, %out[%233] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %234 = arith.addi %229, %c4 : index
        %235 = vector.load %residual[%234] : memref<?xf32>, vector<16xf32>
        %236 = arith.addf %235, %58#15 : vector<16xf32>
        vector.store %236, %out[%234] : memref<?xf32>, vector<16xf32>
      } else {
        %237 = arith.addi %229, %c4 : index
        vector.store %58#15, %out[%237] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

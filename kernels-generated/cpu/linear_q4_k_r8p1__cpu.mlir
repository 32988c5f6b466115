// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
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
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 320 : index
  %c21 = arith.constant dense<15> : vector<16xi32>
  %c22 = arith.constant dense<4> : vector<16xi32>
  %c23 = arith.constant 48 : index
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
      %51 = arith.addi %50, %c6 : index
      %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.addi %50, %c17 : index
      %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
      %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
      %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
      %59 = arith.muli %39, %c4 : index
      %69:8 = scf.for %60 = %c6 to %c17 step %c1 iter_args(%61 = %40, %62 = %41, %63 = %42, %64 = %43, %65 = %44, %66 = %45, %67 = %46, %68 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.muli %60, %c9 : index
        %71 = arith.addi %59, %70 : index
        %72 = arith.addi %50, %c18 : index
        %73 = arith.divui %60, %c12 : index
        %74 = arith.muli %73, %c17 : index
        %75 = arith.addi %72, %74 : index
        %76 = arith.addi %75, %c6 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %54, %79 : vector<16xf32>
        %81 = arith.addi %75, %c19 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %58, %84 : vector<16xf32>
        %86 = arith.addi %50, %c20 : index
        %87 = arith.muli %60, %c18 : index
        %88 = arith.addi %86, %87 : index
        %89 = arith.addi %88, %c6 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.andi %91, %c21 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = math.fma %93, %80, %85 : vector<16xf32>
        %95 = arith.addi %71, %c6 : index
        %96:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %95, %x, %94, %61, %32, %62, %33, %63, %34, %64, %35, %65, %36, %66, %37, %67, %38, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %97 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.shrui %98, %c22 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %80, %85 : vector<16xf32>
        %102 = arith.addi %71, %c1 : index
        %103:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %102, %x, %101, %96#0, %32, %96#1, %33, %96#2, %34, %96#3, %35, %96#4, %36, %96#5, %37, %96#6, %38, %96#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %104 = arith.addi %88, %c19 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.andi %106, %c21 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %80, %85 : vector<16xf32>
        %110 = arith.addi %71, %c10 : index
        %111:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %110, %x, %109, %103#0, %32, %103#1, %33, %103#2, %34, %103#3, %35, %103#4, %36, %103#5, %37, %103#6, %38, %103#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %112 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.shrui %113, %c22 : vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = math.fma %115, %80, %85 : vector<16xf32>
        %117 = arith.addi %71, %c11 : index
        %118:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %117, %x, %116, %111#0, %32, %111#1, %33, %111#2, %34, %111#3, %35, %111#4, %36, %111#5, %37, %111#6, %38, %111#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %119 = arith.addi %88, %c17 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.andi %121, %c21 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = math.fma %123, %80, %85 : vector<16xf32>
        %125 = arith.addi %71, %c12 : index
        %126:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %125, %x, %124, %118#0, %32, %118#1, %33, %118#2, %34, %118#3, %35, %118#4, %36, %118#5, %37, %118#6, %38, %118#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.shrui %128, %c22 : vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = math.fma %130, %80, %85 : vector<16xf32>
        %132 = arith.addi %71, %c13 : index
        %133:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %132, %x, %131, %126#0, %32, %126#1, %33, %126#2, %34, %126#3, %35, %126#4, %36, %126#5, %37, %126#6, %38, %126#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %134 = arith.addi %88, %c23 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.andi %136, %c21 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %80, %85 : vector<16xf32>
        %140 = arith.addi %71, %c14 : index
        %141:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %140, %x, %139, %133#0, %32, %133#1, %33, %133#2, %34, %133#3, %35, %133#4, %36, %133#5, %37, %133#6, %38, %133#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.shrui %143, %c22 : vector<16xi32>
        %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
        %146 = math.fma %145, %80, %85 : vector<16xf32>
        %147 = arith.addi %71, %c15 : index
        %148:8 = func.call @linear_q4_k_r8p1__cpu.0(%31, %147, %x, %146, %141#0, %32, %141#1, %33, %141#2, %34, %141#3, %35, %141#4, %36, %141#5, %37, %141#6, %38, %141#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %148#0, %148#1, %148#2, %148#3, %148#4, %148#5, %148#6, %148#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %149 = arith.cmpi slt, %15, %12 : index
    scf.if %149 {
      %150 = arith.muli %15, %outputFeatures : index
      %151 = arith.muli %3, %c19 : index
      %152 = arith.addi %150, %151 : index
      scf.if %0 {
        %153 = arith.addi %152, %c6 : index
        %154 = vector.load %residual[%153] : memref<?xf32>, vector<16xf32>
        %155 = arith.addf %154, %48#0 : vector<16xf32>
        vector.store %155, %out[%153] : memref<?xf32>, vector<16xf32>
      } else {
        %156 = arith.addi %152, %c6 : index
        vector.store %48#0, %out[%156] : memref<?xf32>, vector<16xf32>
      }
    }
    %157 = arith.cmpi slt, %17, %12 : index
    scf.if %157 {
      %158 = arith.muli %17, %outputFeatures : index
      %159 = arith.muli %3, %c19 : index
      %160 = arith.addi %158, %159 : index
      scf.if %0 {
        %161 = arith.addi %160, %c6 : index
        %162 = vector.load %residual[%161] : memref<?xf32>, vector<16xf32>
        %163 = arith.addf %162, %48#1 : vector<16xf32>
        vector.store %163, %out[%161] : memref<?xf32>, vector<16xf32>
      } else {
        %164 = arith.addi %160, %c6 : index
        vector.store %48#1, %out[%164] : memref<?xf32>, vector<16xf32>
      }
    }
    %165 = arith.cmpi slt, %19, %12 : index
    scf.if %165 {
      %166 = arith.muli %19, %outputFeatures : index
      %167 = arith.muli %3, %c19 : index
      %168 = arith.addi %166, %167 : index
      scf.if %0 {
        %169 = arith.addi %168, %c6 : index
        %170 = vector.load %residual[%169] : memref<?xf32>, vector<16xf32>
        %171 = arith.addf %170, %48#2 : vector<16xf32>
        vector.store %171, %out[%169] : memref<?xf32>, vector<16xf32>
      } else {
        %172 = arith.addi %168, %c6 : index
        vector.store %48#2, %out[%172] : memref<?xf32>, vector<16xf32>
      }
    }
    %173 = arith.cmpi slt, %21, %12 : index
    scf.if %173 {
      %174 = arith.muli %21, %outputFeatures : index
      %175 = arith.muli %3, %c19 : index
      %176 = arith.addi %174, %175 : index
      scf.if %0 {
        %177 = arith.addi %176, %c6 : index
        %178 = vector.load %residual[%177] : memref<?xf32>, vector<16xf32>
        %179 = arith.addf %178, %48#3 : vector<16xf32>
        vector.store %179, %out[%177] : memref<?xf32>, vector<16xf32>
      } else {
        %180 = arith.addi %176, %c6 : index
        vector.store %48#3, %out[%180] : memref<?xf32>, vector<16xf32>
      }
    }
    %181 = arith.cmpi slt, %23, %12 : index
    scf.if %181 {
      %182 = arith.muli %23, %outputFeatures : index
      %183 = arith.muli %3, %c19 : index
      %184 = arith.addi %182, %183 : index
      scf.if %0 {
        %185 = arith.addi %184, %c6 : index
        %186 = vector.load %residual[%185] : memref<?xf32>, vector<16xf32>
        %187 = arith.addf %186, %48#4 : vector<16xf32>
        vector.store %187, %out[%185] : memref<?xf32>, vector<16xf32>
      } else {
        %188 = arith.addi %184, %c6 : index
        vector.store %48#4, %out[%188] : memref<?xf32>, vector<16xf32>
      }
    }
    %189 = arith.cmpi slt, %25, %12 : index
    scf.if %189 {
      %190 = arith.muli %25, %outputFeatures : index
      %191 = arith.muli %3, %c19 : index
      %192 = arith.addi %190, %191 : index
      scf.if %0 {
        %193 = arith.addi %192, %c6 : index
        %194 = vector.load %residual[%193] : memref<?xf32>, vector<16xf32>
        %195 = arith.addf %194, %48#5 : vector<16xf32>
        vector.store %195, %out[%193] : memref<?xf32>, vector<16xf32>
      } else {
        %196 = arith.addi %192, %c6 : index
        vector.store %48#5, %out[%196] : memref<?xf32>, vector<16xf32>
      }
    }
    %197 = arith.cmpi slt, %27, %12 : index
    scf.if %197 {
      %198 = arith.muli %27, %outputFeatures : index
      %199 = arith.muli %3, %c19 : index
      %200 = arith.addi %198, %199 : index
      scf.if %0 {
        %201 = arith.addi %200, %c6 : index
        %202 = vector.load %residual[%201] : memref<?xf32>, vector<16xf32>
        %203 = arith.addf %202, %48#6 : vector<16xf32>
        vector.store %203, %out[%201] : memref<?xf32>, vector<16xf32>
      } else {
        %204 = arith.addi %200, %c6 : index
        vector.store %48#6, %out[%204] : memref<?xf32>, vector<16xf32>
      }
    }
    %205 = arith.cmpi slt, %29, %12 : index
    scf.if %205 {
      %206 = arith.muli %29, %outputFeatures : index
      %207 = arith.muli %3, %c19 : index
      %208 = arith.addi %206, %207 : index
      scf.if %0 {
        %209 = arith.addi %208, %c6 : index
        %210 = vector.load %residual[%209] : memref<?xf32>, vector<16xf32>
        %211 = arith.addf %210, %48#7 : vector<16xf32>
        vector.store %211, %out[%209] : memref<?xf32>, vector<16xf32>
      } else {
        %212 = arith.addi %208, %c6 : index
        vector.store %48#7, %out[%212] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
  %c17 = arith.constant 320 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<1> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<2> : vector<16xi32>
  %c25 = arith.constant dense<3> : vector<16xi32>
  %c26 = arith.constant dense<5> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant dense<7> : vector<16xi32>
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
      %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
      %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
      %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
      %54 = arith.addi %50, %c4 : index
      %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
      %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
      %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
      %58 = arith.muli %39, %c4 : index
      %68:8 = scf.for %59 = %c6 to %c12 step %c1 iter_args(%60 = %40, %61 = %41, %62 = %42, %63 = %43, %64 = %44, %65 = %45, %66 = %46, %67 = %47) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %69 = arith.muli %59, %c9 : index
        %70 = arith.addi %58, %69 : index
        %71 = arith.addi %50, %c17 : index
        %72 = arith.muli %59, %c1 : index
        %73 = arith.addi %72, %c6 : index
        %74 = arith.muli %73, %c18 : index
        %75 = arith.addi %71, %74 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.addi %50, %c19 : index
        %79 = arith.muli %59, %c19 : index
        %80 = arith.addi %78, %79 : index
        %81 = arith.addi %80, %c6 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.andi %83, %c20 : vector<16xi32>
        %85 = arith.shrui %77, %c21 : vector<16xi32>
        %86 = arith.andi %85, %c22 : vector<16xi32>
        %87 = arith.shli %86, %c23 : vector<16xi32>
        %88 = arith.ori %84, %87 : vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %53, %57 : vector<16xf32>
        %91 = arith.addi %70, %c6 : index
        %92:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %91, %x, %90, %60, %32, %61, %33, %62, %34, %63, %35, %64, %36, %65, %37, %66, %38, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %93 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.shrui %94, %c23 : vector<16xi32>
        %96 = arith.shrui %77, %c22 : vector<16xi32>
        %97 = arith.andi %96, %c22 : vector<16xi32>
        %98 = arith.shli %97, %c23 : vector<16xi32>
        %99 = arith.ori %95, %98 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %53, %57 : vector<16xf32>
        %102 = arith.addi %70, %c1 : index
        %103:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %102, %x, %101, %92#0, %32, %92#1, %33, %92#2, %34, %92#3, %35, %92#4, %36, %92#5, %37, %92#6, %38, %92#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %104 = arith.addi %80, %c18 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.andi %106, %c20 : vector<16xi32>
        %108 = arith.shrui %77, %c24 : vector<16xi32>
        %109 = arith.andi %108, %c22 : vector<16xi32>
        %110 = arith.shli %109, %c23 : vector<16xi32>
        %111 = arith.ori %107, %110 : vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = math.fma %112, %53, %57 : vector<16xf32>
        %114 = arith.addi %70, %c10 : index
        %115:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %114, %x, %113, %103#0, %32, %103#1, %33, %103#2, %34, %103#3, %35, %103#4, %36, %103#5, %37, %103#6, %38, %103#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.shrui %117, %c23 : vector<16xi32>
        %119 = arith.shrui %77, %c25 : vector<16xi32>
        %120 = arith.andi %119, %c22 : vector<16xi32>
        %121 = arith.shli %120, %c23 : vector<16xi32>
        %122 = arith.ori %118, %121 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = math.fma %123, %53, %57 : vector<16xf32>
        %125 = arith.addi %70, %c11 : index
        %126:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %125, %x, %124, %115#0, %32, %115#1, %33, %115#2, %34, %115#3, %35, %115#4, %36, %115#5, %37, %115#6, %38, %115#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %127 = arith.addi %80, %c4 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.andi %129, %c20 : vector<16xi32>
        %131 = arith.shrui %77, %c23 : vector<16xi32>
        %132 = arith.andi %131, %c22 : vector<16xi32>
        %133 = arith.shli %132, %c23 : vector<16xi32>
        %134 = arith.ori %130, %133 : vector<16xi32>
        %135 = arith.sitofp %134 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %53, %57 : vector<16xf32>
        %137 = arith.addi %70, %c12 : index
        %138:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %137, %x, %136, %126#0, %32, %126#1, %33, %126#2, %34, %126#3, %35, %126#4, %36, %126#5, %37, %126#6, %38, %126#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %139 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.shrui %140, %c23 : vector<16xi32>
        %142 = arith.shrui %77, %c26 : vector<16xi32>
        %143 = arith.andi %142, %c22 : vector<16xi32>
        %144 = arith.shli %143, %c23 : vector<16xi32>
        %145 = arith.ori %141, %144 : vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %53, %57 : vector<16xf32>
        %148 = arith.addi %70, %c13 : index
        %149:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %148, %x, %147, %138#0, %32, %138#1, %33, %138#2, %34, %138#3, %35, %138#4, %36, %138#5, %37, %138#6, %38, %138#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %150 = arith.addi %80, %c27 : index
        %151 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
        %153 = arith.andi %152, %c20 : vector<16xi32>
        %154 = arith.shrui %77, %c28 : vector<16xi32>
        %155 = arith.andi %154, %c22 : vector<16xi32>
        %156 = arith.shli %155, %c23 : vector<16xi32>
        %157 = arith.ori %153, %156 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = math.fma %158, %53, %57 : vector<16xf32>
        %160 = arith.addi %70, %c14 : index
        %161:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %160, %x, %159, %149#0, %32, %149#1, %33, %149#2, %34, %149#3, %35, %149#4, %36, %149#5, %37, %149#6, %38, %149#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %162 = vector.load %w[%150] : memref<?xi8>, vector<16xi8>
        %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
        %164 = arith.shrui %163, %c23 : vector<16xi32>
        %165 = arith.shrui %77, %c29 : vector<16xi32>
        %166 = arith.andi %165, %c22 : vector<16xi32>
        %167 = arith.shli %166, %c23 : vector<16xi32>
        %168 = arith.ori %164, %167 : vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %53, %57 : vector<16xf32>
        %171 = arith.addi %70, %c15 : index
        %172:8 = func.call @linear_q5_1_r8p1__cpu.0(%31, %171, %x, %170, %161#0, %32, %161#1, %33, %161#2, %34, %161#3, %35, %161#4, %36, %161#5, %37, %161#6, %38, %161#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %172#0, %172#1, %172#2, %172#3, %172#4, %172#5, %172#6, %172#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %68#0, %68#1, %68#2, %68#3, %68#4, %68#5, %68#6, %68#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %173 = arith.cmpi slt, %15, %12 : index
    scf.if %173 {
      %174 = arith.muli %15, %outputFeatures : index
      %175 = arith.muli %3, %c18 : index
      %176 = arith.addi %174, %175 : index
      scf.if %0 {
        %177 = arith.addi %176, %c6 : index
        %178 = vector.load %residual[%177] : memref<?xf32>, vector<16xf32>
        %179 = arith.addf %178, %48#0 : vector<16xf32>
        vector.store %179, %out[%177] : memref<?xf32>, vector<16xf32>
      } else {
        %180 = arith.addi %176, %c6 : index
        vector.store %48#0, %out[%180] : memref<?xf32>, vector<16xf32>
      }
    }
    %181 = arith.cmpi slt, %17, %12 : index
    scf.if %181 {
      %182 = arith.muli %17, %outputFeatures : index
      %183 = arith.muli %3, %c18 : index
      %184 = arith.addi %182, %183 : index
      scf.if %0 {
        %185 = arith.addi %184, %c6 : index
        %186 = vector.load %residual[%185] : memref<?xf32>, vector<16xf32>
        %187 = arith.addf %186, %48#1 : vector<16xf32>
        vector.store %187, %out[%185] : memref<?xf32>, vector<16xf32>
      } else {
        %188 = arith.addi %184, %c6 : index
        vector.store %48#1, %out[%188] : memref<?xf32>, vector<16xf32>
      }
    }
    %189 = arith.cmpi slt, %19, %12 : index
    scf.if %189 {
      %190 = arith.muli %19, %outputFeatures : index
      %191 = arith.muli %3, %c18 : index
      %192 = arith.addi %190, %191 : index
      scf.if %0 {
        %193 = arith.addi %192, %c6 : index
        %194 = vector.load %residual[%193] : memref<?xf32>, vector<16xf32>
        %195 = arith.addf %194, %48#2 : vector<16xf32>
        vector.store %195, %out[%193] : memref<?xf32>, vector<16xf32>
      } else {
        %196 = arith.addi %192, %c6 : index
        vector.store %48#2, %out[%196] : memref<?xf32>, vector<16xf32>
      }
    }
    %197 = arith.cmpi slt, %21, %12 : index
    scf.if %197 {
      %198 = arith.muli %21, %outputFeatures : index
      %199 = arith.muli %3, %c18 : index
      %200 = arith.addi %198, %199 : index
      scf.if %0 {
        %201 = arith.addi %200, %c6 : index
        %202 = vector.load %residual[%201] : memref<?xf32>, vector<16xf32>
        %203 = arith.addf %202, %48#3 : vector<16xf32>
        vector.store %203, %out[%201] : memref<?xf32>, vector<16xf32>
      } else {
        %204 = arith.addi %200, %c6 : index
        vector.store %48#3, %out[%204] : memref<?xf32>, vector<16xf32>
      }
    }
    %205 = arith.cmpi slt, %23, %12 : index
    scf.if %205 {
      %206 = arith.muli %23, %outputFeatures : index
      %207 = arith.muli %3, %c18 : index
      %208 = arith.addi %206, %207 : index
      scf.if %0 {
        %209 = arith.addi %208, %c6 : index
        %210 = vector.load %residual[%209] : memref<?xf32>, vector<16xf32>
        %211 = arith.addf %210, %48#4 : vector<16xf32>
        vector.store %211, %out[%209] : memref<?xf32>, vector<16xf32>
      } else {
        %212 = arith.addi %208, %c6 : index
        vector.store %48#4, %out[%212] : memref<?xf32>, vector<16xf32>
      }
    }
    %213 = arith.cmpi slt, %25, %12 : index
    scf.if %213 {
      %214 = arith.muli %25, %outputFeatures : index
      %215 = arith.muli %3, %c18 : index
      %216 = arith.addi %214, %215 : index
      scf.if %0 {
        %217 = arith.addi %216, %c6 : index
        %218 = vector.load %residual[%217] : memref<?xf32>, vector<16xf32>
        %219 = arith.addf %218, %48#5 : vector<16xf32>
        vector.store %219, %out[%217] : memref<?xf32>, vector<16xf32>
      } else {
        %220 = arith.addi %216, %c6 : index
        vector.store %48#5, %out[%220] : memref<?xf32>, vector<16xf32>
      }
    }
    %221 = arith.cmpi slt, %27, %12 : index
    scf.if %221 {
      %222 = arith.muli %27, %outputFeatures : index
      %223 = arith.muli %3, %c18 : index
      %224 = arith.addi %222, %223 : index
      scf.if %0 {
        %225 = arith.addi %224, %c6 : index
        %226 = vector.load %residual[%225] : memref<?xf32>, vector<16xf32>
        %227 = arith.addf %226, %48#6 : vector<16xf32>
        vector.store %227, %out[%225] : memref<?xf32>, vector<16xf32>
      } else {
        %228 = arith.addi %224, %c6 : index
        vector.store %48#6, %out[%228] : memref<?xf32>, vector<16xf32>
      }
    }
    %229 = arith.cmpi slt, %29, %12 : index
    scf.if %229 {
      %230 = arith.muli %29, %outputFeatures : index
      %231 = arith.muli %3, %c18 : index
      %232 = arith.addi %230, %231 : index
      scf.if %0 {
        %233 = arith.addi %232, %c6 : index
        %234 = vector.load %residual[%233] : memref<?xf32>, vector<16xf32>
        %235 = arith.addf %234, %48#7 : vector<16xf32>
        vector.store %235, %out[%233] : memref<?xf32>, vector<16xf32>
      } else {
        %236 = arith.addi %232, %c6 : index
        vector.store %48#7, %out[%236] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q2_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c20 = arith.constant 576 : index
  %c21 = arith.constant dense<0> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<2> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<6> : vector<16xi32>
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
        %73 = arith.divui %60, %c10 : index
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
        %87 = arith.muli %60, %c10 : index
        %88 = arith.addi %87, %c6 : index
        %89 = arith.muli %88, %c19 : index
        %90 = arith.addi %86, %89 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.addi %87, %c1 : index
        %94 = arith.muli %93, %c19 : index
        %95 = arith.addi %86, %94 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.shrui %92, %c21 : vector<16xi32>
        %99 = arith.andi %98, %c22 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %80, %85 : vector<16xf32>
        %102 = arith.addi %71, %c6 : index
        %103:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %102, %x, %101, %61, %32, %62, %33, %63, %34, %64, %35, %65, %36, %66, %37, %67, %38, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %104 = arith.shrui %92, %c23 : vector<16xi32>
        %105 = arith.andi %104, %c22 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = math.fma %106, %80, %85 : vector<16xf32>
        %108 = arith.addi %71, %c1 : index
        %109:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %108, %x, %107, %103#0, %32, %103#1, %33, %103#2, %34, %103#3, %35, %103#4, %36, %103#5, %37, %103#6, %38, %103#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %110 = arith.shrui %92, %c24 : vector<16xi32>
        %111 = arith.andi %110, %c22 : vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = math.fma %112, %80, %85 : vector<16xf32>
        %114 = arith.addi %71, %c10 : index
        %115:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %114, %x, %113, %109#0, %32, %109#1, %33, %109#2, %34, %109#3, %35, %109#4, %36, %109#5, %37, %109#6, %38, %109#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %116 = arith.shrui %92, %c25 : vector<16xi32>
        %117 = arith.andi %116, %c22 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %80, %85 : vector<16xf32>
        %120 = arith.addi %71, %c11 : index
        %121:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %120, %x, %119, %115#0, %32, %115#1, %33, %115#2, %34, %115#3, %35, %115#4, %36, %115#5, %37, %115#6, %38, %115#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %122 = arith.shrui %97, %c21 : vector<16xi32>
        %123 = arith.andi %122, %c22 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = math.fma %124, %80, %85 : vector<16xf32>
        %126 = arith.addi %71, %c12 : index
        %127:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %126, %x, %125, %121#0, %32, %121#1, %33, %121#2, %34, %121#3, %35, %121#4, %36, %121#5, %37, %121#6, %38, %121#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %128 = arith.shrui %97, %c23 : vector<16xi32>
        %129 = arith.andi %128, %c22 : vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = math.fma %130, %80, %85 : vector<16xf32>
        %132 = arith.addi %71, %c13 : index
        %133:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %132, %x, %131, %127#0, %32, %127#1, %33, %127#2, %34, %127#3, %35, %127#4, %36, %127#5, %37, %127#6, %38, %127#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %134 = arith.shrui %97, %c24 : vector<16xi32>
        %135 = arith.andi %134, %c22 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %80, %85 : vector<16xf32>
        %138 = arith.addi %71, %c14 : index
        %139:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %138, %x, %137, %133#0, %32, %133#1, %33, %133#2, %34, %133#3, %35, %133#4, %36, %133#5, %37, %133#6, %38, %133#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %140 = arith.shrui %97, %c25 : vector<16xi32>
        %141 = arith.andi %140, %c22 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %80, %85 : vector<16xf32>
        %144 = arith.addi %71, %c15 : index
        %145:8 = func.call @linear_q2_k_r8p1__cpu.0(%31, %144, %x, %143, %139#0, %32, %139#1, %33, %139#2, %34, %139#3, %35, %139#4, %36, %139#5, %37, %139#6, %38, %139#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %145#0, %145#1, %145#2, %145#3, %145#4, %145#5, %145#6, %145#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %146 = arith.cmpi slt, %15, %12 : index
    scf.if %146 {
      %147 = arith.muli %15, %outputFeatures : index
      %148 = arith.muli %3, %c19 : index
      %149 = arith.addi %147, %148 : index
      scf.if %0 {
        %150 = arith.addi %149, %c6 : index
        %151 = vector.load %residual[%150] : memref<?xf32>, vector<16xf32>
        %152 = arith.addf %151, %48#0 : vector<16xf32>
        vector.store %152, %out[%150] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %149, %c6 : index
        vector.store %48#0, %out[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    %154 = arith.cmpi slt, %17, %12 : index
    scf.if %154 {
      %155 = arith.muli %17, %outputFeatures : index
      %156 = arith.muli %3, %c19 : index
      %157 = arith.addi %155, %156 : index
      scf.if %0 {
        %158 = arith.addi %157, %c6 : index
        %159 = vector.load %residual[%158] : memref<?xf32>, vector<16xf32>
        %160 = arith.addf %159, %48#1 : vector<16xf32>
        vector.store %160, %out[%158] : memref<?xf32>, vector<16xf32>
      } else {
        %161 = arith.addi %157, %c6 : index
        vector.store %48#1, %out[%161] : memref<?xf32>, vector<16xf32>
      }
    }
    %162 = arith.cmpi slt, %19, %12 : index
    scf.if %162 {
      %163 = arith.muli %19, %outputFeatures : index
      %164 = arith.muli %3, %c19 : index
      %165 = arith.addi %163, %164 : index
      scf.if %0 {
        %166 = arith.addi %165, %c6 : index
        %167 = vector.load %residual[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.addf %167, %48#2 : vector<16xf32>
        vector.store %168, %out[%166] : memref<?xf32>, vector<16xf32>
      } else {
        %169 = arith.addi %165, %c6 : index
        vector.store %48#2, %out[%169] : memref<?xf32>, vector<16xf32>
      }
    }
    %170 = arith.cmpi slt, %21, %12 : index
    scf.if %170 {
      %171 = arith.muli %21, %outputFeatures : index
      %172 = arith.muli %3, %c19 : index
      %173 = arith.addi %171, %172 : index
      scf.if %0 {
        %174 = arith.addi %173, %c6 : index
        %175 = vector.load %residual[%174] : memref<?xf32>, vector<16xf32>
        %176 = arith.addf %175, %48#3 : vector<16xf32>
        vector.store %176, %out[%174] : memref<?xf32>, vector<16xf32>
      } else {
        %177 = arith.addi %173, %c6 : index
        vector.store %48#3, %out[%177] : memref<?xf32>, vector<16xf32>
      }
    }
    %178 = arith.cmpi slt, %23, %12 : index
    scf.if %178 {
      %179 = arith.muli %23, %outputFeatures : index
      %180 = arith.muli %3, %c19 : index
      %181 = arith.addi %179, %180 : index
      scf.if %0 {
        %182 = arith.addi %181, %c6 : index
        %183 = vector.load %residual[%182] : memref<?xf32>, vector<16xf32>
        %184 = arith.addf %183, %48#4 : vector<16xf32>
        vector.store %184, %out[%182] : memref<?xf32>, vector<16xf32>
      } else {
        %185 = arith.addi %181, %c6 : index
        vector.store %48#4, %out[%185] : memref<?xf32>, vector<16xf32>
      }
    }
    %186 = arith.cmpi slt, %25, %12 : index
    scf.if %186 {
      %187 = arith.muli %25, %outputFeatures : index
      %188 = arith.muli %3, %c19 : index
      %189 = arith.addi %187, %188 : index
      scf.if %0 {
        %190 = arith.addi %189, %c6 : index
        %191 = vector.load %residual[%190] : memref<?xf32>, vector<16xf32>
        %192 = arith.addf %191, %48#5 : vector<16xf32>
        vector.store %192, %out[%190] : memref<?xf32>, vector<16xf32>
      } else {
        %193 = arith.addi %189, %c6 : index
        vector.store %48#5, %out[%193] : memref<?xf32>, vector<16xf32>
      }
    }
    %194 = arith.cmpi slt, %27, %12 : index
    scf.if %194 {
      %195 = arith.muli %27, %outputFeatures : index
      %196 = arith.muli %3, %c19 : index
      %197 = arith.addi %195, %196 : index
      scf.if %0 {
        %198 = arith.addi %197, %c6 : index
        %199 = vector.load %residual[%198] : memref<?xf32>, vector<16xf32>
        %200 = arith.addf %199, %48#6 : vector<16xf32>
        vector.store %200, %out[%198] : memref<?xf32>, vector<16xf32>
      } else {
        %201 = arith.addi %197, %c6 : index
        vector.store %48#6, %out[%201] : memref<?xf32>, vector<16xf32>
      }
    }
    %202 = arith.cmpi slt, %29, %12 : index
    scf.if %202 {
      %203 = arith.muli %29, %outputFeatures : index
      %204 = arith.muli %3, %c19 : index
      %205 = arith.addi %203, %204 : index
      scf.if %0 {
        %206 = arith.addi %205, %c6 : index
        %207 = vector.load %residual[%206] : memref<?xf32>, vector<16xf32>
        %208 = arith.addf %207, %48#7 : vector<16xf32>
        vector.store %208, %out[%206] : memref<?xf32>, vector<16xf32>
      } else {
        %209 = arith.addi %205, %c6 : index
        vector.store %48#7, %out[%209] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

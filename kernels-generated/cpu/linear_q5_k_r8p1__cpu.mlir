// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_k_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
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
  %c20 = arith.constant 2368 : index
  %c21 = arith.constant 320 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<1> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<3> : vector<16xi32>
  %c28 = arith.constant dense<5> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant dense<7> : vector<16xi32>
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
        %87 = arith.muli %60, %c1 : index
        %88 = arith.addi %87, %c6 : index
        %89 = arith.muli %88, %c19 : index
        %90 = arith.addi %86, %89 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.addi %50, %c21 : index
        %94 = arith.muli %60, %c18 : index
        %95 = arith.addi %93, %94 : index
        %96 = arith.addi %95, %c6 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extui %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.andi %98, %c22 : vector<16xi32>
        %100 = arith.shrui %92, %c23 : vector<16xi32>
        %101 = arith.andi %100, %c24 : vector<16xi32>
        %102 = arith.shli %101, %c25 : vector<16xi32>
        %103 = arith.ori %99, %102 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = math.fma %104, %80, %85 : vector<16xf32>
        %106 = arith.addi %71, %c6 : index
        %107:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %106, %x, %105, %61, %32, %62, %33, %63, %34, %64, %35, %65, %36, %66, %37, %67, %38, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %108 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.shrui %109, %c25 : vector<16xi32>
        %111 = arith.shrui %92, %c24 : vector<16xi32>
        %112 = arith.andi %111, %c24 : vector<16xi32>
        %113 = arith.shli %112, %c25 : vector<16xi32>
        %114 = arith.ori %110, %113 : vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = math.fma %115, %80, %85 : vector<16xf32>
        %117 = arith.addi %71, %c1 : index
        %118:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %117, %x, %116, %107#0, %32, %107#1, %33, %107#2, %34, %107#3, %35, %107#4, %36, %107#5, %37, %107#6, %38, %107#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %119 = arith.addi %95, %c19 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.andi %121, %c22 : vector<16xi32>
        %123 = arith.shrui %92, %c26 : vector<16xi32>
        %124 = arith.andi %123, %c24 : vector<16xi32>
        %125 = arith.shli %124, %c25 : vector<16xi32>
        %126 = arith.ori %122, %125 : vector<16xi32>
        %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %80, %85 : vector<16xf32>
        %129 = arith.addi %71, %c10 : index
        %130:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %129, %x, %128, %118#0, %32, %118#1, %33, %118#2, %34, %118#3, %35, %118#4, %36, %118#5, %37, %118#6, %38, %118#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %131 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.shrui %132, %c25 : vector<16xi32>
        %134 = arith.shrui %92, %c27 : vector<16xi32>
        %135 = arith.andi %134, %c24 : vector<16xi32>
        %136 = arith.shli %135, %c25 : vector<16xi32>
        %137 = arith.ori %133, %136 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %80, %85 : vector<16xf32>
        %140 = arith.addi %71, %c11 : index
        %141:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %140, %x, %139, %130#0, %32, %130#1, %33, %130#2, %34, %130#3, %35, %130#4, %36, %130#5, %37, %130#6, %38, %130#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %142 = arith.addi %95, %c17 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c22 : vector<16xi32>
        %146 = arith.shrui %92, %c25 : vector<16xi32>
        %147 = arith.andi %146, %c24 : vector<16xi32>
        %148 = arith.shli %147, %c25 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
        %151 = math.fma %150, %80, %85 : vector<16xf32>
        %152 = arith.addi %71, %c12 : index
        %153:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %152, %x, %151, %141#0, %32, %141#1, %33, %141#2, %34, %141#3, %35, %141#4, %36, %141#5, %37, %141#6, %38, %141#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %154 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.shrui %155, %c25 : vector<16xi32>
        %157 = arith.shrui %92, %c28 : vector<16xi32>
        %158 = arith.andi %157, %c24 : vector<16xi32>
        %159 = arith.shli %158, %c25 : vector<16xi32>
        %160 = arith.ori %156, %159 : vector<16xi32>
        %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
        %162 = math.fma %161, %80, %85 : vector<16xf32>
        %163 = arith.addi %71, %c13 : index
        %164:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %163, %x, %162, %153#0, %32, %153#1, %33, %153#2, %34, %153#3, %35, %153#4, %36, %153#5, %37, %153#6, %38, %153#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %165 = arith.addi %95, %c29 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c22 : vector<16xi32>
        %169 = arith.shrui %92, %c30 : vector<16xi32>
        %170 = arith.andi %169, %c24 : vector<16xi32>
        %171 = arith.shli %170, %c25 : vector<16xi32>
        %172 = arith.ori %168, %171 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %80, %85 : vector<16xf32>
        %175 = arith.addi %71, %c14 : index
        %176:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %175, %x, %174, %164#0, %32, %164#1, %33, %164#2, %34, %164#3, %35, %164#4, %36, %164#5, %37, %164#6, %38, %164#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c25 : vector<16xi32>
        %180 = arith.shrui %92, %c31 : vector<16xi32>
        %181 = arith.andi %180, %c24 : vector<16xi32>
        %182 = arith.shli %181, %c25 : vector<16xi32>
        %183 = arith.ori %179, %182 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %80, %85 : vector<16xf32>
        %186 = arith.addi %71, %c15 : index
        %187:8 = func.call @linear_q5_k_r8p1__cpu.0(%31, %186, %x, %185, %176#0, %32, %176#1, %33, %176#2, %34, %176#3, %35, %176#4, %36, %176#5, %37, %176#6, %38, %176#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %187#0, %187#1, %187#2, %187#3, %187#4, %187#5, %187#6, %187#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %188 = arith.cmpi slt, %15, %12 : index
    scf.if %188 {
      %189 = arith.muli %15, %outputFeatures : index
      %190 = arith.muli %3, %c19 : index
      %191 = arith.addi %189, %190 : index
      scf.if %0 {
        %192 = arith.addi %191, %c6 : index
        %193 = vector.load %residual[%192] : memref<?xf32>, vector<16xf32>
        %194 = arith.addf %193, %48#0 : vector<16xf32>
        vector.store %194, %out[%192] : memref<?xf32>, vector<16xf32>
      } else {
        %195 = arith.addi %191, %c6 : index
        vector.store %48#0, %out[%195] : memref<?xf32>, vector<16xf32>
      }
    }
    %196 = arith.cmpi slt, %17, %12 : index
    scf.if %196 {
      %197 = arith.muli %17, %outputFeatures : index
      %198 = arith.muli %3, %c19 : index
      %199 = arith.addi %197, %198 : index
      scf.if %0 {
        %200 = arith.addi %199, %c6 : index
        %201 = vector.load %residual[%200] : memref<?xf32>, vector<16xf32>
        %202 = arith.addf %201, %48#1 : vector<16xf32>
        vector.store %202, %out[%200] : memref<?xf32>, vector<16xf32>
      } else {
        %203 = arith.addi %199, %c6 : index
        vector.store %48#1, %out[%203] : memref<?xf32>, vector<16xf32>
      }
    }
    %204 = arith.cmpi slt, %19, %12 : index
    scf.if %204 {
      %205 = arith.muli %19, %outputFeatures : index
      %206 = arith.muli %3, %c19 : index
      %207 = arith.addi %205, %206 : index
      scf.if %0 {
        %208 = arith.addi %207, %c6 : index
        %209 = vector.load %residual[%208] : memref<?xf32>, vector<16xf32>
        %210 = arith.addf %209, %48#2 : vector<16xf32>
        vector.store %210, %out[%208] : memref<?xf32>, vector<16xf32>
      } else {
        %211 = arith.addi %207, %c6 : index
        vector.store %48#2, %out[%211] : memref<?xf32>, vector<16xf32>
      }
    }
    %212 = arith.cmpi slt, %21, %12 : index
    scf.if %212 {
      %213 = arith.muli %21, %outputFeatures : index
      %214 = arith.muli %3, %c19 : index
      %215 = arith.addi %213, %214 : index
      scf.if %0 {
        %216 = arith.addi %215, %c6 : index
        %217 = vector.load %residual[%216] : memref<?xf32>, vector<16xf32>
        %218 = arith.addf %217, %48#3 : vector<16xf32>
        vector.store %218, %out[%216] : memref<?xf32>, vector<16xf32>
      } else {
        %219 = arith.addi %215, %c6 : index
        vector.store %48#3, %out[%219] : memref<?xf32>, vector<16xf32>
      }
    }
    %220 = arith.cmpi slt, %23, %12 : index
    scf.if %220 {
      %221 = arith.muli %23, %outputFeatures : index
      %222 = arith.muli %3, %c19 : index
      %223 = arith.addi %221, %222 : index
      scf.if %0 {
        %224 = arith.addi %223, %c6 : index
        %225 = vector.load %residual[%224] : memref<?xf32>, vector<16xf32>
        %226 = arith.addf %225, %48#4 : vector<16xf32>
        vector.store %226, %out[%224] : memref<?xf32>, vector<16xf32>
      } else {
        %227 = arith.addi %223, %c6 : index
        vector.store %48#4, %out[%227] : memref<?xf32>, vector<16xf32>
      }
    }
    %228 = arith.cmpi slt, %25, %12 : index
    scf.if %228 {
      %229 = arith.muli %25, %outputFeatures : index
      %230 = arith.muli %3, %c19 : index
      %231 = arith.addi %229, %230 : index
      scf.if %0 {
        %232 = arith.addi %231, %c6 : index
        %233 = vector.load %residual[%232] : memref<?xf32>, vector<16xf32>
        %234 = arith.addf %233, %48#5 : vector<16xf32>
        vector.store %234, %out[%232] : memref<?xf32>, vector<16xf32>
      } else {
        %235 = arith.addi %231, %c6 : index
        vector.store %48#5, %out[%235] : memref<?xf32>, vector<16xf32>
      }
    }
    %236 = arith.cmpi slt, %27, %12 : index
    scf.if %236 {
      %237 = arith.muli %27, %outputFeatures : index
      %238 = arith.muli %3, %c19 : index
      %239 = arith.addi %237, %238 : index
      scf.if %0 {
        %240 = arith.addi %239, %c6 : index
        %241 = vector.load %residual[%240] : memref<?xf32>, vector<16xf32>
        %242 = arith.addf %241, %48#6 : vector<16xf32>
        vector.store %242, %out[%240] : memref<?xf32>, vector<16xf32>
      } else {
        %243 = arith.addi %239, %c6 : index
        vector.store %48#6, %out[%243] : memref<?xf32>, vector<16xf32>
      }
    }
    %244 = arith.cmpi slt, %29, %12 : index
    scf.if %244 {
      %245 = arith.muli %29, %outputFeatures : index
      %246 = arith.muli %3, %c19 : index
      %247 = arith.addi %245, %246 : index
      scf.if %0 {
        %248 = arith.addi %247, %c6 : index
        %249 = vector.load %residual[%248] : memref<?xf32>, vector<16xf32>
        %250 = arith.addf %249, %48#7 : vector<16xf32>
        vector.store %250, %out[%248] : memref<?xf32>, vector<16xf32>
      } else {
        %251 = arith.addi %247, %c6 : index
        vector.store %48#7, %out[%251] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

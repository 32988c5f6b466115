// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q5_1_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
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
      %62 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
      %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
      %65 = arith.addi %60, %c4 : index
      %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
      %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
      %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %69 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
      %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
      %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
      %72 = arith.addi %61, %c4 : index
      %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
      %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
      %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
      %76 = arith.muli %41, %c4 : index
      %94:16 = scf.for %77 = %c7 to %c12 step %c1 iter_args(%78 = %42, %79 = %43, %80 = %44, %81 = %45, %82 = %46, %83 = %47, %84 = %48, %85 = %49, %86 = %50, %87 = %51, %88 = %52, %89 = %53, %90 = %54, %91 = %55, %92 = %56, %93 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %95 = arith.muli %77, %c10 : index
        %96 = arith.addi %76, %95 : index
        %97 = arith.addi %60, %c17 : index
        %98 = arith.muli %77, %c1 : index
        %99 = arith.addi %98, %c7 : index
        %100 = arith.muli %99, %c18 : index
        %101 = arith.addi %97, %100 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.addi %60, %c19 : index
        %105 = arith.muli %77, %c19 : index
        %106 = arith.addi %104, %105 : index
        %107 = arith.addi %106, %c7 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c20 : vector<16xi32>
        %111 = arith.shrui %103, %c21 : vector<16xi32>
        %112 = arith.andi %111, %c22 : vector<16xi32>
        %113 = arith.shli %112, %c23 : vector<16xi32>
        %114 = arith.ori %110, %113 : vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = math.fma %115, %64, %68 : vector<16xf32>
        %117 = arith.addi %61, %c17 : index
        %118 = arith.addi %117, %100 : index
        %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.addi %61, %c19 : index
        %122 = arith.addi %121, %105 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.andi %125, %c20 : vector<16xi32>
        %127 = arith.shrui %120, %c21 : vector<16xi32>
        %128 = arith.andi %127, %c22 : vector<16xi32>
        %129 = arith.shli %128, %c23 : vector<16xi32>
        %130 = arith.ori %126, %129 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %71, %75 : vector<16xf32>
        %133 = arith.addi %96, %c7 : index
        %134:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %133, %x, %116, %78, %132, %79, %34, %80, %81, %35, %82, %83, %36, %84, %85, %37, %86, %87, %38, %88, %89, %39, %90, %91, %40, %92, %93) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %135 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.shrui %136, %c23 : vector<16xi32>
        %138 = arith.shrui %103, %c22 : vector<16xi32>
        %139 = arith.andi %138, %c22 : vector<16xi32>
        %140 = arith.shli %139, %c23 : vector<16xi32>
        %141 = arith.ori %137, %140 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = math.fma %142, %64, %68 : vector<16xf32>
        %144 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.shrui %145, %c23 : vector<16xi32>
        %147 = arith.shrui %120, %c22 : vector<16xi32>
        %148 = arith.andi %147, %c22 : vector<16xi32>
        %149 = arith.shli %148, %c23 : vector<16xi32>
        %150 = arith.ori %146, %149 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %71, %75 : vector<16xf32>
        %153 = arith.addi %96, %c1 : index
        %154:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %153, %x, %143, %134#0, %152, %134#1, %34, %134#2, %134#3, %35, %134#4, %134#5, %36, %134#6, %134#7, %37, %134#8, %134#9, %38, %134#10, %134#11, %39, %134#12, %134#13, %40, %134#14, %134#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = arith.addi %106, %c18 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
        %158 = arith.andi %157, %c20 : vector<16xi32>
        %159 = arith.shrui %103, %c24 : vector<16xi32>
        %160 = arith.andi %159, %c22 : vector<16xi32>
        %161 = arith.shli %160, %c23 : vector<16xi32>
        %162 = arith.ori %158, %161 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = math.fma %163, %64, %68 : vector<16xf32>
        %165 = arith.addi %122, %c18 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.andi %167, %c20 : vector<16xi32>
        %169 = arith.shrui %120, %c24 : vector<16xi32>
        %170 = arith.andi %169, %c22 : vector<16xi32>
        %171 = arith.shli %170, %c23 : vector<16xi32>
        %172 = arith.ori %168, %171 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = math.fma %173, %71, %75 : vector<16xf32>
        %175 = arith.addi %96, %c6 : index
        %176:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %175, %x, %164, %154#0, %174, %154#1, %34, %154#2, %154#3, %35, %154#4, %154#5, %36, %154#6, %154#7, %37, %154#8, %154#9, %38, %154#10, %154#11, %39, %154#12, %154#13, %40, %154#14, %154#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
        %179 = arith.shrui %178, %c23 : vector<16xi32>
        %180 = arith.shrui %103, %c25 : vector<16xi32>
        %181 = arith.andi %180, %c22 : vector<16xi32>
        %182 = arith.shli %181, %c23 : vector<16xi32>
        %183 = arith.ori %179, %182 : vector<16xi32>
        %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
        %185 = math.fma %184, %64, %68 : vector<16xf32>
        %186 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %187 = arith.extui %186 : vector<16xi8> to vector<16xi32>
        %188 = arith.shrui %187, %c23 : vector<16xi32>
        %189 = arith.shrui %120, %c25 : vector<16xi32>
        %190 = arith.andi %189, %c22 : vector<16xi32>
        %191 = arith.shli %190, %c23 : vector<16xi32>
        %192 = arith.ori %188, %191 : vector<16xi32>
        %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
        %194 = math.fma %193, %71, %75 : vector<16xf32>
        %195 = arith.addi %96, %c11 : index
        %196:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %195, %x, %185, %176#0, %194, %176#1, %34, %176#2, %176#3, %35, %176#4, %176#5, %36, %176#6, %176#7, %37, %176#8, %176#9, %38, %176#10, %176#11, %39, %176#12, %176#13, %40, %176#14, %176#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %197 = arith.addi %106, %c4 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.andi %199, %c20 : vector<16xi32>
        %201 = arith.shrui %103, %c23 : vector<16xi32>
        %202 = arith.andi %201, %c22 : vector<16xi32>
        %203 = arith.shli %202, %c23 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %64, %68 : vector<16xf32>
        %207 = arith.addi %122, %c4 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
        %210 = arith.andi %209, %c20 : vector<16xi32>
        %211 = arith.shrui %120, %c23 : vector<16xi32>
        %212 = arith.andi %211, %c22 : vector<16xi32>
        %213 = arith.shli %212, %c23 : vector<16xi32>
        %214 = arith.ori %210, %213 : vector<16xi32>
        %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %216 = math.fma %215, %71, %75 : vector<16xf32>
        %217 = arith.addi %96, %c12 : index
        %218:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %217, %x, %206, %196#0, %216, %196#1, %34, %196#2, %196#3, %35, %196#4, %196#5, %36, %196#6, %196#7, %37, %196#8, %196#9, %38, %196#10, %196#11, %39, %196#12, %196#13, %40, %196#14, %196#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %219 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
        %221 = arith.shrui %220, %c23 : vector<16xi32>
        %222 = arith.shrui %103, %c26 : vector<16xi32>
        %223 = arith.andi %222, %c22 : vector<16xi32>
        %224 = arith.shli %223, %c23 : vector<16xi32>
        %225 = arith.ori %221, %224 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %64, %68 : vector<16xf32>
        %228 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.shrui %229, %c23 : vector<16xi32>
        %231 = arith.shrui %120, %c26 : vector<16xi32>
        %232 = arith.andi %231, %c22 : vector<16xi32>
        %233 = arith.shli %232, %c23 : vector<16xi32>
        %234 = arith.ori %230, %233 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = math.fma %235, %71, %75 : vector<16xf32>
        %237 = arith.addi %96, %c13 : index
        %238:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %237, %x, %227, %218#0, %236, %218#1, %34, %218#2, %218#3, %35, %218#4, %218#5, %36, %218#6, %218#7, %37, %218#8, %218#9, %38, %218#10, %218#11, %39, %218#12, %218#13, %40, %218#14, %218#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %239 = arith.addi %106, %c27 : index
        %240 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
        %241 = arith.extui %240 : vector<16xi8> to vector<16xi32>
        %242 = arith.andi %241, %c20 : vector<16xi32>
        %243 = arith.shrui %103, %c28 : vector<16xi32>
        %244 = arith.andi %243, %c22 : vector<16xi32>
        %245 = arith.shli %244, %c23 : vector<16xi32>
        %246 = arith.ori %242, %245 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = math.fma %247, %64, %68 : vector<16xf32>
        %249 = arith.addi %122, %c27 : index
        %250 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
        %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
        %252 = arith.andi %251, %c20 : vector<16xi32>
        %253 = arith.shrui %120, %c28 : vector<16xi32>
        %254 = arith.andi %253, %c22 : vector<16xi32>
        %255 = arith.shli %254, %c23 : vector<16xi32>
        %256 = arith.ori %252, %255 : vector<16xi32>
        %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
        %258 = math.fma %257, %71, %75 : vector<16xf32>
        %259 = arith.addi %96, %c14 : index
        %260:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %259, %x, %248, %238#0, %258, %238#1, %34, %238#2, %238#3, %35, %238#4, %238#5, %36, %238#6, %238#7, %37, %238#8, %238#9, %38, %238#10, %238#11, %39, %238#12, %238#13, %40, %238#14, %238#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %261 = vector.load %w[%239] : memref<?xi8>, vector<16xi8>
        %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
        %263 = arith.shrui %262, %c23 : vector<16xi32>
        %264 = arith.shrui %103, %c29 : vector<16xi32>
        %265 = arith.andi %264, %c22 : vector<16xi32>
        %266 = arith.shli %265, %c23 : vector<16xi32>
        %267 = arith.ori %263, %266 : vector<16xi32>
        %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
        %269 = math.fma %268, %64, %68 : vector<16xf32>
        %270 = vector.load %w[%249] : memref<?xi8>, vector<16xi8>
        %271 = arith.extui %270 : vector<16xi8> to vector<16xi32>
        %272 = arith.shrui %271, %c23 : vector<16xi32>
        %273 = arith.shrui %120, %c29 : vector<16xi32>
        %274 = arith.andi %273, %c22 : vector<16xi32>
        %275 = arith.shli %274, %c23 : vector<16xi32>
        %276 = arith.ori %272, %275 : vector<16xi32>
        %277 = arith.sitofp %276 : vector<16xi32> to vector<16xf32>
        %278 = math.fma %277, %71, %75 : vector<16xf32>
        %279 = arith.addi %96, %c15 : index
        %280:16 = func.call @linear_q5_1_r8p2__cpu.0(%33, %279, %x, %269, %260#0, %278, %260#1, %34, %260#2, %260#3, %35, %260#4, %260#5, %36, %260#6, %260#7, %37, %260#8, %260#9, %38, %260#10, %260#11, %39, %260#12, %260#13, %40, %260#14, %260#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %280#0, %280#1, %280#2, %280#3, %280#4, %280#5, %280#6, %280#7, %280#8, %280#9, %280#10, %280#11, %280#12, %280#13, %280#14, %280#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %94#0, %94#1, %94#2, %94#3, %94#4, %94#5, %94#6, %94#7, %94#8, %94#9, %94#10, %94#11, %94#12, %94#13, %94#14, %94#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %281 = arith.cmpi slt, %17, %14 : index
    scf.if %281 {
      %282 = arith.muli %17, %outputFeatures : index
      %283 = arith.muli %3, %c4 : index
      %284 = arith.addi %282, %283 : index
      scf.if %0 {
        %285 = arith.addi %284, %c7 : index
        %286 = vector.load %residual[%285] : memref<?xf32>, vector<16xf32>
        %287 = arith.addf %286, %58#0 : vector<16xf32>
        vector.store %287, %out[%285] : memref<?xf32>, vector<16xf32>
      } else {
        %288 = arith.addi %284, %c7 : index
        vector.store %58#0, %out[%288] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %289 = arith.addi %284, %c18 : index
        %290 = vector.load %residual[%289] : memref<?xf32>, vector<16xf32>
        %291 = arith.addf %290, %58#1 : vector<16xf32>
        vector.store %291, %out[%289] : memref<?xf32>, vector<16xf32>
      } else {
        %292 = arith.addi %284, %c18 : index
        vector.store %58#1, %out[%292] : memref<?xf32>, vector<16xf32>
      }
    }
    %293 = arith.cmpi slt, %19, %14 : index
    scf.if %293 {
      %294 = arith.muli %19, %outputFeatures : index
      %295 = arith.muli %3, %c4 : index
      %296 = arith.addi %294, %295 : index
      scf.if %0 {
        %297 = arith.addi %296, %c7 : index
        %298 = vector.load %residual[%297] : memref<?xf32>, vector<16xf32>
        %299 = arith.addf %298, %58#2 : vector<16xf32>
        vector.store %299, %out[%297] : memref<?xf32>, vector<16xf32>
      } else {
        %300 = arith.addi %296, %c7 : index
        vector.store %58#2, %out[%300] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %301 = arith.addi %296, %c18 : index
        %302 = vector.load %residual[%301] : memref<?xf32>, vector<16xf32>
        %303 = arith.addf %302, %58#3 : vector<16xf32>
        vector.store %303, %out[%301] : memref<?xf32>, vector<16xf32>
      } else {
        %304 = arith.addi %296, %c18 : index
        vector.store %58#3, %out[%304] : memref<?xf32>, vector<16xf32>
      }
    }
    %305 = arith.cmpi slt, %21, %14 : index
    scf.if %305 {
      %306 = arith.muli %21, %outputFeatures : index
      %307 = arith.muli %3, %c4 : index
      %308 = arith.addi %306, %307 : index
      scf.if %0 {
        %309 = arith.addi %308, %c7 : index
        %310 = vector.load %residual[%309] : memref<?xf32>, vector<16xf32>
        %311 = arith.addf %310, %58#4 : vector<16xf32>
        vector.store %311, %out[%309] : memref<?xf32>, vector<16xf32>
      } else {
        %312 = arith.addi %308, %c7 : index
        vector.store %58#4, %out[%312] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %313 = arith.addi %308, %c18 : index
        %314 = vector.load %residual[%313] : memref<?xf32>, vector<16xf32>
        %315 = arith.addf %314, %58#5 : vector<16xf32>
        vector.store %315, %out[%313] : memref<?xf32>, vector<16xf32>
      } else {
        %316 = arith.addi %308, %c18 : index
        vector.store %58#5, %out[%316] : memref<?xf32>, vector<16xf32>
      }
    }
    %317 = arith.cmpi slt, %23, %14 : index
    scf.if %317 {
      %318 = arith.muli %23, %outputFeatures : index
      %319 = arith.muli %3, %c4 : index
      %320 = arith.addi %318, %319 : index
      scf.if %0 {
        %321 = arith.addi %320, %c7 : index
        %322 = vector.load %residual[%321] : memref<?xf32>, vector<16xf32>
        %323 = arith.addf %322, %58#6 : vector<16xf32>
        vector.store %323, %out[%321] : memref<?xf32>, vector<16xf32>
      } else {
        %324 = arith.addi %320, %c7 : index
        vector.store %58#6, %out[%324] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %325 = arith.addi %320, %c18 : index
        %326 = vector.load %residual[%325] : memref<?xf32>, vector<16xf32>
        %327 = arith.addf %326, %58#7 : vector<16xf32>
        vector.store %327, %out[%325] : memref<?xf32>, vector<16xf32>
      } else {
        %328 = arith.addi %320, %c18 : index
        vector.store %58#7, %out[%328] : memref<?xf32>, vector<16xf32>
      }
    }
    %329 = arith.cmpi slt, %25, %14 : index
    scf.if %329 {
      %330 = arith.muli %25, %outputFeatures : index
      %331 = arith.muli %3, %c4 : index
      %332 = arith.addi %330, %331 : index
      scf.if %0 {
        %333 = arith.addi %332, %c7 : index
        %334 = vector.load %residual[%333] : memref<?xf32>, vector<16xf32>
        %335 = arith.addf %334, %58#8 : vector<16xf32>
        vector.store %335, %out[%333] : memref<?xf32>, vector<16xf32>
      } else {
        %336 = arith.addi %332, %c7 : index
        vector.store %58#8, %out[%336] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %337 = arith.addi %332, %c18 : index
        %338 = vector.load %residual[%337] : memref<?xf32>, vector<16xf32>
        %339 = arith.addf %338, %58#9 : vector<16xf32>
        vector.store %339, %out[%337] : memref<?xf32>, vector<16xf32>
      } else {
        %340 = arith.addi %332, %c18 : index
        vector.store %58#9, %out[%340] : memref<?xf32>, vector<16xf32>
      }
    }
    %341 = arith.cmpi slt, %27, %14 : index
    scf.if %341 {
      %342 = arith.muli %27, %outputFeatures : index
      %343 = arith.muli %3, %c4 : index
      %344 = arith.addi %342, %343 : index
      scf.if %0 {
        %345 = arith.addi %344, %c7 : index
        %346 = vector.load %residual[%345] : memref<?xf32>, vector<16xf32>
        %347 = arith.addf %346, %58#10 : vector<16xf32>
        vector.store %347, %out[%345] : memref<?xf32>, vector<16xf32>
      } else {
        %348 = arith.addi %344, %c7 : index
        vector.store %58#10, %out[%348] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %349 = arith.addi %344, %c18 : index
        %350 = vector.load %residual[%349] : memref<?xf32>, vector<16xf32>
        %351 = arith.addf %350, %58#11 : vector<16xf32>
        vector.store %351, %out[%349] : memref<?xf32>, vector<16xf32>
      } else {
        %352 = arith.addi %344, %c18 : index
        vector.store %58#11, %out[%352] : memref<?xf32>, vector<16xf32>
      }
    }
    %353 = arith.cmpi slt, %29, %14 : index
    scf.if %353 {
      %354 = arith.muli %29, %outputFeatures : index
      %355 = arith.muli %3, %c4 : index
      %356 = arith.addi %354, %355 : index
      scf.if %0 {
        %357 = arith.addi %356, %c7 : index
        %358 = vector.load %residual[%357] : memref<?xf32>, vector<16xf32>
        %359 = arith.addf %358, %58#12 : vector<16xf32>
        vector.store %359, %out[%357] : memref<?xf32>, vector<16xf32>
      } else {
        %360 = arith.addi %356, %c7 : index
        vector.store %58#12, %out[%360] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %361 = arith.addi %356, %c18 : index
        %362 = vector.load %residual[%361] : memref<?xf32>, vector<16xf32>
        %363 = arith.addf %362, %58#13 : vector<16xf32>
        vector.store %363, %out[%361] : memref<?xf32>, vector<16xf32>
      } else {
        %364 = arith.addi %356, %c18 : index
        vector.store %58#13, %out[%364] : memref<?xf32>, vector<16xf32>
      }
    }
    %365 = arith.cmpi slt, %31, %14 : index
    scf.if %365 {
      %366 = arith.muli %31, %outputFeatures : index
      %367 = arith.muli %3, %c4 : index
      %368 = arith.addi %366, %367 : index
      scf.if %0 {
        %369 = arith.addi %368, %c7 : index
        %370 = vector.load %residual[%369] : memref<?xf32>, vector<16xf32>
        %371 = arith.addf %370, %58#14 : vector<16xf32>
        vector.store %371, %out[%369] : memref<?xf32>, vector<16xf32>
      } else {
        %372 = arith.addi %368, %c7 : index
        vector.store %58#14, %out[%372] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %373 = arith.addi %368, %c18 : index
        %374 = vector.load %residual[%373] : memref<?xf32>, vector<16xf32>
        %375 = arith.addf %374, %58#15 : vector<16xf32>
        vector.store %375, %out[%373] : memref<?xf32>, vector<16xf32>
      } else {
        %376 = arith.addi %368, %c18 : index
        vector.store %58#15, %out[%376] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q6_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
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
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2336 : index
  %c20 = arith.constant 288 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<3> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<32> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 48 : index
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
      %62 = arith.addi %60, %c7 : index
      %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
      %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
      %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
      %66 = arith.addi %61, %c7 : index
      %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
      %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
      %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %70 = arith.muli %41, %c4 : index
      %88:16 = scf.for %71 = %c7 to %c17 step %c1 iter_args(%72 = %42, %73 = %43, %74 = %44, %75 = %45, %76 = %46, %77 = %47, %78 = %48, %79 = %49, %80 = %50, %81 = %51, %82 = %52, %83 = %53, %84 = %54, %85 = %55, %86 = %56, %87 = %57) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %89 = arith.muli %71, %c10 : index
        %90 = arith.addi %70, %89 : index
        %91 = arith.addi %60, %c17 : index
        %92 = arith.divui %71, %c6 : index
        %93 = arith.muli %92, %c18 : index
        %94 = arith.addi %91, %93 : index
        %95 = arith.addi %94, %c7 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extsi %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.mulf %65, %98 : vector<16xf32>
        %100 = arith.addi %60, %c19 : index
        %101 = arith.muli %71, %c6 : index
        %102 = arith.addi %101, %c7 : index
        %103 = arith.muli %102, %c18 : index
        %104 = arith.addi %100, %103 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.addi %101, %c1 : index
        %108 = arith.muli %107, %c18 : index
        %109 = arith.addi %100, %108 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.addi %60, %c20 : index
        %113 = arith.muli %71, %c21 : index
        %114 = arith.addi %112, %113 : index
        %115 = arith.addi %114, %c7 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.andi %117, %c22 : vector<16xi32>
        %119 = arith.shrui %106, %c23 : vector<16xi32>
        %120 = arith.andi %119, %c24 : vector<16xi32>
        %121 = arith.shli %120, %c25 : vector<16xi32>
        %122 = arith.ori %118, %121 : vector<16xi32>
        %123 = arith.subi %122, %c26 : vector<16xi32>
        %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.mulf %124, %99 : vector<16xf32>
        %126 = arith.addi %61, %c17 : index
        %127 = arith.addi %126, %93 : index
        %128 = arith.addi %127, %c7 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extsi %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = arith.mulf %69, %131 : vector<16xf32>
        %133 = arith.addi %61, %c19 : index
        %134 = arith.addi %133, %103 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.addi %133, %108 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.addi %61, %c20 : index
        %141 = arith.addi %140, %113 : index
        %142 = arith.addi %141, %c7 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c22 : vector<16xi32>
        %146 = arith.shrui %136, %c23 : vector<16xi32>
        %147 = arith.andi %146, %c24 : vector<16xi32>
        %148 = arith.shli %147, %c25 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.subi %149, %c26 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %132 : vector<16xf32>
        %153 = arith.addi %90, %c7 : index
        %154:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %153, %x, %125, %72, %152, %73, %34, %74, %75, %35, %76, %77, %36, %78, %79, %37, %80, %81, %38, %82, %83, %39, %84, %85, %40, %86, %87) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.shrui %156, %c25 : vector<16xi32>
        %158 = arith.shrui %106, %c27 : vector<16xi32>
        %159 = arith.andi %158, %c24 : vector<16xi32>
        %160 = arith.shli %159, %c25 : vector<16xi32>
        %161 = arith.ori %157, %160 : vector<16xi32>
        %162 = arith.subi %161, %c26 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = arith.mulf %163, %99 : vector<16xf32>
        %165 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.shrui %166, %c25 : vector<16xi32>
        %168 = arith.shrui %136, %c27 : vector<16xi32>
        %169 = arith.andi %168, %c24 : vector<16xi32>
        %170 = arith.shli %169, %c25 : vector<16xi32>
        %171 = arith.ori %167, %170 : vector<16xi32>
        %172 = arith.subi %171, %c26 : vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = arith.mulf %173, %132 : vector<16xf32>
        %175 = arith.addi %90, %c1 : index
        %176:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %175, %x, %164, %154#0, %174, %154#1, %34, %154#2, %154#3, %35, %154#4, %154#5, %36, %154#6, %154#7, %37, %154#8, %154#9, %38, %154#10, %154#11, %39, %154#12, %154#13, %40, %154#14, %154#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %177 = arith.addi %114, %c18 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
        %180 = arith.andi %179, %c22 : vector<16xi32>
        %181 = arith.shrui %106, %c25 : vector<16xi32>
        %182 = arith.andi %181, %c24 : vector<16xi32>
        %183 = arith.shli %182, %c25 : vector<16xi32>
        %184 = arith.ori %180, %183 : vector<16xi32>
        %185 = arith.subi %184, %c26 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = arith.mulf %186, %99 : vector<16xf32>
        %188 = arith.addi %141, %c18 : index
        %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.andi %190, %c22 : vector<16xi32>
        %192 = arith.shrui %136, %c25 : vector<16xi32>
        %193 = arith.andi %192, %c24 : vector<16xi32>
        %194 = arith.shli %193, %c25 : vector<16xi32>
        %195 = arith.ori %191, %194 : vector<16xi32>
        %196 = arith.subi %195, %c26 : vector<16xi32>
        %197 = arith.sitofp %196 : vector<16xi32> to vector<16xf32>
        %198 = arith.mulf %197, %132 : vector<16xf32>
        %199 = arith.addi %90, %c6 : index
        %200:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %199, %x, %187, %176#0, %198, %176#1, %34, %176#2, %176#3, %35, %176#4, %176#5, %36, %176#6, %176#7, %37, %176#8, %176#9, %38, %176#10, %176#11, %39, %176#12, %176#13, %40, %176#14, %176#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %201 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
        %202 = arith.extui %201 : vector<16xi8> to vector<16xi32>
        %203 = arith.shrui %202, %c25 : vector<16xi32>
        %204 = arith.shrui %106, %c28 : vector<16xi32>
        %205 = arith.andi %204, %c24 : vector<16xi32>
        %206 = arith.shli %205, %c25 : vector<16xi32>
        %207 = arith.ori %203, %206 : vector<16xi32>
        %208 = arith.subi %207, %c26 : vector<16xi32>
        %209 = arith.sitofp %208 : vector<16xi32> to vector<16xf32>
        %210 = arith.mulf %209, %99 : vector<16xf32>
        %211 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
        %213 = arith.shrui %212, %c25 : vector<16xi32>
        %214 = arith.shrui %136, %c28 : vector<16xi32>
        %215 = arith.andi %214, %c24 : vector<16xi32>
        %216 = arith.shli %215, %c25 : vector<16xi32>
        %217 = arith.ori %213, %216 : vector<16xi32>
        %218 = arith.subi %217, %c26 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = arith.mulf %219, %132 : vector<16xf32>
        %221 = arith.addi %90, %c11 : index
        %222:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %221, %x, %210, %200#0, %220, %200#1, %34, %200#2, %200#3, %35, %200#4, %200#5, %36, %200#6, %200#7, %37, %200#8, %200#9, %38, %200#10, %200#11, %39, %200#12, %200#13, %40, %200#14, %200#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %223 = arith.addi %114, %c17 : index
        %224 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
        %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
        %226 = arith.andi %225, %c22 : vector<16xi32>
        %227 = arith.shrui %111, %c23 : vector<16xi32>
        %228 = arith.andi %227, %c24 : vector<16xi32>
        %229 = arith.shli %228, %c25 : vector<16xi32>
        %230 = arith.ori %226, %229 : vector<16xi32>
        %231 = arith.subi %230, %c26 : vector<16xi32>
        %232 = arith.sitofp %231 : vector<16xi32> to vector<16xf32>
        %233 = arith.mulf %232, %99 : vector<16xf32>
        %234 = arith.addi %141, %c17 : index
        %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
        %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
        %237 = arith.andi %236, %c22 : vector<16xi32>
        %238 = arith.shrui %139, %c23 : vector<16xi32>
        %239 = arith.andi %238, %c24 : vector<16xi32>
        %240 = arith.shli %239, %c25 : vector<16xi32>
        %241 = arith.ori %237, %240 : vector<16xi32>
        %242 = arith.subi %241, %c26 : vector<16xi32>
        %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
        %244 = arith.mulf %243, %132 : vector<16xf32>
        %245 = arith.addi %90, %c12 : index
        %246:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %245, %x, %233, %222#0, %244, %222#1, %34, %222#2, %222#3, %35, %222#4, %222#5, %36, %222#6, %222#7, %37, %222#8, %222#9, %38, %222#10, %222#11, %39, %222#12, %222#13, %40, %222#14, %222#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %247 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
        %248 = arith.extui %247 : vector<16xi8> to vector<16xi32>
        %249 = arith.shrui %248, %c25 : vector<16xi32>
        %250 = arith.shrui %111, %c27 : vector<16xi32>
        %251 = arith.andi %250, %c24 : vector<16xi32>
        %252 = arith.shli %251, %c25 : vector<16xi32>
        %253 = arith.ori %249, %252 : vector<16xi32>
        %254 = arith.subi %253, %c26 : vector<16xi32>
        %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
        %256 = arith.mulf %255, %99 : vector<16xf32>
        %257 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
        %258 = arith.extui %257 : vector<16xi8> to vector<16xi32>
        %259 = arith.shrui %258, %c25 : vector<16xi32>
        %260 = arith.shrui %139, %c27 : vector<16xi32>
        %261 = arith.andi %260, %c24 : vector<16xi32>
        %262 = arith.shli %261, %c25 : vector<16xi32>
        %263 = arith.ori %259, %262 : vector<16xi32>
        %264 = arith.subi %263, %c26 : vector<16xi32>
        %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
        %266 = arith.mulf %265, %132 : vector<16xf32>
        %267 = arith.addi %90, %c13 : index
        %268:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %267, %x, %256, %246#0, %266, %246#1, %34, %246#2, %246#3, %35, %246#4, %246#5, %36, %246#6, %246#7, %37, %246#8, %246#9, %38, %246#10, %246#11, %39, %246#12, %246#13, %40, %246#14, %246#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %269 = arith.addi %114, %c29 : index
        %270 = vector.load %w[%269] : memref<?xi8>, vector<16xi8>
        %271 = arith.extui %270 : vector<16xi8> to vector<16xi32>
        %272 = arith.andi %271, %c22 : vector<16xi32>
        %273 = arith.shrui %111, %c25 : vector<16xi32>
        %274 = arith.andi %273, %c24 : vector<16xi32>
        %275 = arith.shli %274, %c25 : vector<16xi32>
        %276 = arith.ori %272, %275 : vector<16xi32>
        %277 = arith.subi %276, %c26 : vector<16xi32>
        %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
        %279 = arith.mulf %278, %99 : vector<16xf32>
        %280 = arith.addi %141, %c29 : index
        %281 = vector.load %w[%280] : memref<?xi8>, vector<16xi8>
        %282 = arith.extui %281 : vector<16xi8> to vector<16xi32>
        %283 = arith.andi %282, %c22 : vector<16xi32>
        %284 = arith.shrui %139, %c25 : vector<16xi32>
        %285 = arith.andi %284, %c24 : vector<16xi32>
        %286 = arith.shli %285, %c25 : vector<16xi32>
        %287 = arith.ori %283, %286 : vector<16xi32>
        %288 = arith.subi %287, %c26 : vector<16xi32>
        %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
        %290 = arith.mulf %289, %132 : vector<16xf32>
        %291 = arith.addi %90, %c14 : index
        %292:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %291, %x, %279, %268#0, %290, %268#1, %34, %268#2, %268#3, %35, %268#4, %268#5, %36, %268#6, %268#7, %37, %268#8, %268#9, %38, %268#10, %268#11, %39, %268#12, %268#13, %40, %268#14, %268#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %293 = vector.load %w[%269] : memref<?xi8>, vector<16xi8>
        %294 = arith.extui %293 : vector<16xi8> to vector<16xi32>
        %295 = arith.shrui %294, %c25 : vector<16xi32>
        %296 = arith.shrui %111, %c28 : vector<16xi32>
        %297 = arith.andi %296, %c24 : vector<16xi32>
        %298 = arith.shli %297, %c25 : vector<16xi32>
        %299 = arith.ori %295, %298 : vector<16xi32>
        %300 = arith.subi %299, %c26 : vector<16xi32>
        %301 = arith.sitofp %300 : vector<16xi32> to vector<16xf32>
        %302 = arith.mulf %301, %99 : vector<16xf32>
        %303 = vector.load %w[%280] : memref<?xi8>, vector<16xi8>
        %304 = arith.extui %303 : vector<16xi8> to vector<16xi32>
        %305 = arith.shrui %304, %c25 : vector<16xi32>
        %306 = arith.shrui %139, %c28 : vector<16xi32>
        %307 = arith.andi %306, %c24 : vector<16xi32>
        %308 = arith.shli %307, %c25 : vector<16xi32>
        %309 = arith.ori %305, %308 : vector<16xi32>
        %310 = arith.subi %309, %c26 : vector<16xi32>
        %311 = arith.sitofp %310 : vector<16xi32> to vector<16xf32>
        %312 = arith.mulf %311, %132 : vector<16xf32>
        %313 = arith.addi %90, %c15 : index
        %314:16 = func.call @linear_q6_k_r8p2__cpu.0(%33, %313, %x, %302, %292#0, %312, %292#1, %34, %292#2, %292#3, %35, %292#4, %292#5, %36, %292#6, %292#7, %37, %292#8, %292#9, %38, %292#10, %292#11, %39, %292#12, %292#13, %40, %292#14, %292#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %314#0, %314#1, %314#2, %314#3, %314#4, %314#5, %314#6, %314#7, %314#8, %314#9, %314#10, %314#11, %314#12, %314#13, %314#14, %314#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %88#0, %88#1, %88#2, %88#3, %88#4, %88#5, %88#6, %88#7, %88#8, %88#9, %88#10, %88#11, %88#12, %88#13, %88#14, %88#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %315 = arith.cmpi slt, %17, %14 : index
    scf.if %315 {
      %316 = arith.muli %17, %outputFeatures : index
      %317 = arith.muli %3, %c17 : index
      %318 = arith.addi %316, %317 : index
      scf.if %0 {
        %319 = arith.addi %318, %c7 : index
        %320 = vector.load %residual[%319] : memref<?xf32>, vector<16xf32>
        %321 = arith.addf %320, %58#0 : vector<16xf32>
        vector.store %321, %out[%319] : memref<?xf32>, vector<16xf32>
      } else {
        %322 = arith.addi %318, %c7 : index
        vector.store %58#0, %out[%322] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %323 = arith.addi %318, %c18 : index
        %324 = vector.load %residual[%323] : memref<?xf32>, vector<16xf32>
        %325 = arith.addf %324, %58#1 : vector<16xf32>
        vector.store %325, %out[%323] : memref<?xf32>, vector<16xf32>
      } else {
        %326 = arith.addi %318, %c18 : index
        vector.store %58#1, %out[%326] : memref<?xf32>, vector<16xf32>
      }
    }
    %327 = arith.cmpi slt, %19, %14 : index
    scf.if %327 {
      %328 = arith.muli %19, %outputFeatures : index
      %329 = arith.muli %3, %c17 : index
      %330 = arith.addi %328, %329 : index
      scf.if %0 {
        %331 = arith.addi %330, %c7 : index
        %332 = vector.load %residual[%331] : memref<?xf32>, vector<16xf32>
        %333 = arith.addf %332, %58#2 : vector<16xf32>
        vector.store %333, %out[%331] : memref<?xf32>, vector<16xf32>
      } else {
        %334 = arith.addi %330, %c7 : index
        vector.store %58#2, %out[%334] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %335 = arith.addi %330, %c18 : index
        %336 = vector.load %residual[%335] : memref<?xf32>, vector<16xf32>
        %337 = arith.addf %336, %58#3 : vector<16xf32>
        vector.store %337, %out[%335] : memref<?xf32>, vector<16xf32>
      } else {
        %338 = arith.addi %330, %c18 : index
        vector.store %58#3, %out[%338] : memref<?xf32>, vector<16xf32>
      }
    }
    %339 = arith.cmpi slt, %21, %14 : index
    scf.if %339 {
      %340 = arith.muli %21, %outputFeatures : index
      %341 = arith.muli %3, %c17 : index
      %342 = arith.addi %340, %341 : index
      scf.if %0 {
        %343 = arith.addi %342, %c7 : index
        %344 = vector.load %residual[%343] : memref<?xf32>, vector<16xf32>
        %345 = arith.addf %344, %58#4 : vector<16xf32>
        vector.store %345, %out[%343] : memref<?xf32>, vector<16xf32>
      } else {
        %346 = arith.addi %342, %c7 : index
        vector.store %58#4, %out[%346] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %347 = arith.addi %342, %c18 : index
        %348 = vector.load %residual[%347] : memref<?xf32>, vector<16xf32>
        %349 = arith.addf %348, %58#5 : vector<16xf32>
        vector.store %349, %out[%347] : memref<?xf32>, vector<16xf32>
      } else {
        %350 = arith.addi %342, %c18 : index
        vector.store %58#5, %out[%350] : memref<?xf32>, vector<16xf32>
      }
    }
    %351 = arith.cmpi slt, %23, %14 : index
    scf.if %351 {
      %352 = arith.muli %23, %outputFeatures : index
      %353 = arith.muli %3, %c17 : index
      %354 = arith.addi %352, %353 : index
      scf.if %0 {
        %355 = arith.addi %354, %c7 : index
        %356 = vector.load %residual[%355] : memref<?xf32>, vector<16xf32>
        %357 = arith.addf %356, %58#6 : vector<16xf32>
        vector.store %357, %out[%355] : memref<?xf32>, vector<16xf32>
      } else {
        %358 = arith.addi %354, %c7 : index
        vector.store %58#6, %out[%358] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %359 = arith.addi %354, %c18 : index
        %360 = vector.load %residual[%359] : memref<?xf32>, vector<16xf32>
        %361 = arith.addf %360, %58#7 : vector<16xf32>
        vector.store %361, %out[%359] : memref<?xf32>, vector<16xf32>
      } else {
        %362 = arith.addi %354, %c18 : index
        vector.store %58#7, %out[%362] : memref<?xf32>, vector<16xf32>
      }
    }
    %363 = arith.cmpi slt, %25, %14 : index
    scf.if %363 {
      %364 = arith.muli %25, %outputFeatures : index
      %365 = arith.muli %3, %c17 : index
      %366 = arith.addi %364, %365 : index
      scf.if %0 {
        %367 = arith.addi %366, %c7 : index
        %368 = vector.load %residual[%367] : memref<?xf32>, vector<16xf32>
        %369 = arith.addf %368, %58#8 : vector<16xf32>
        vector.store %369, %out[%367] : memref<?xf32>, vector<16xf32>
      } else {
        %370 = arith.addi %366, %c7 : index
        vector.store %58#8, %out[%370] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %371 = arith.addi %366, %c18 : index
        %372 = vector.load %residual[%371] : memref<?xf32>, vector<16xf32>
        %373 = arith.addf %372, %58#9 : vector<16xf32>
        vector.store %373, %out[%371] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %366, %c18 : index
        vector.store %58#9, %out[%374] : memref<?xf32>, vector<16xf32>
      }
    }
    %375 = arith.cmpi slt, %27, %14 : index
    scf.if %375 {
      %376 = arith.muli %27, %outputFeatures : index
      %377 = arith.muli %3, %c17 : index
      %378 = arith.addi %376, %377 : index
      scf.if %0 {
        %379 = arith.addi %378, %c7 : index
        %380 = vector.load %residual[%379] : memref<?xf32>, vector<16xf32>
        %381 = arith.addf %380, %58#10 : vector<16xf32>
        vector.store %381, %out[%379] : memref<?xf32>, vector<16xf32>
      } else {
        %382 = arith.addi %378, %c7 : index
        vector.store %58#10, %out[%382] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %383 = arith.addi %378, %c18 : index
        %384 = vector.load %residual[%383] : memref<?xf32>, vector<16xf32>
        %385 = arith.addf %384, %58#11 : vector<16xf32>
        vector.store %385, %out[%383] : memref<?xf32>, vector<16xf32>
      } else {
        %386 = arith.addi %378, %c18 : index
        vector.store %58#11, %out[%386] : memref<?xf32>, vector<16xf32>
      }
    }
    %387 = arith.cmpi slt, %29, %14 : index
    scf.if %387 {
      %388 = arith.muli %29, %outputFeatures : index
      %389 = arith.muli %3, %c17 : index
      %390 = arith.addi %388, %389 : index
      scf.if %0 {
        %391 = arith.addi %390, %c7 : index
        %392 = vector.load %residual[%391] : memref<?xf32>, vector<16xf32>
        %393 = arith.addf %392, %58#12 : vector<16xf32>
        vector.store %393, %out[%391] : memref<?xf32>, vector<16xf32>
      } else {
        %394 = arith.addi %390, %c7 : index
        vector.store %58#12, %out[%394] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %395 = arith.addi %390, %c18 : index
        %396 = vector.load %residual[%395] : memref<?xf32>, vector<16xf32>
        %397 = arith.addf %396, %58#13 : vector<16xf32>
        vector.store %397, %out[%395] : memref<?xf32>, vector<16xf32>
      } else {
        %398 = arith.addi %390, %c18 : index
        vector.store %58#13, %out[%398] : memref<?xf32>, vector<16xf32>
      }
    }
    %399 = arith.cmpi slt, %31, %14 : index
    scf.if %399 {
      %400 = arith.muli %31, %outputFeatures : index
      %401 = arith.muli %3, %c17 : index
      %402 = arith.addi %400, %401 : index
      scf.if %0 {
        %403 = arith.addi %402, %c7 : index
        %404 = vector.load %residual[%403] : memref<?xf32>, vector<16xf32>
        %405 = arith.addf %404, %58#14 : vector<16xf32>
        vector.store %405, %out[%403] : memref<?xf32>, vector<16xf32>
      } else {
        %406 = arith.addi %402, %c7 : index
        vector.store %58#14, %out[%406] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %407 = arith.addi %402, %c18 : index
        %408 = vector.load %residual[%407] : memref<?xf32>, vector<16xf32>
        %409 = arith.addf %408, %58#15 : vector<16xf32>
        vector.store %409, %out[%407] : memref<?xf32>, vector<16xf32>
      } else {
        %410 = arith.addi %402, %c18 : index
        vector.store %58#15, %out[%410] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f40 = arith.addi %x28, %x1 : index
  %f41 = memref.load %x2[%f40] : memref<?xf32>
  %f42 = vector.broadcast %f41 : f32 to vector<16xf32>
  %f43 = math.fma %f42, %x3, %x29 : vector<16xf32>
  %f44 = math.fma %f42, %x5, %x30 : vector<16xf32>
  %f45 = arith.addi %x31, %x1 : index
  %f46 = memref.load %x2[%f45] : memref<?xf32>
  %f47 = vector.broadcast %f46 : f32 to vector<16xf32>
  %f48 = math.fma %f47, %x3, %x32 : vector<16xf32>
  %f49 = math.fma %f47, %x5, %x33 : vector<16xf32>
  %f50 = arith.addi %x34, %x1 : index
  %f51 = memref.load %x2[%f50] : memref<?xf32>
  %f52 = vector.broadcast %f51 : f32 to vector<16xf32>
  %f53 = math.fma %f52, %x3, %x35 : vector<16xf32>
  %f54 = math.fma %f52, %x5, %x36 : vector<16xf32>
  %f55 = arith.addi %x37, %x1 : index
  %f56 = memref.load %x2[%f55] : memref<?xf32>
  %f57 = vector.broadcast %f56 : f32 to vector<16xf32>
  %f58 = math.fma %f57, %x3, %x38 : vector<16xf32>
  %f59 = math.fma %f57, %x5, %x39 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39, %f43, %f44, %f48, %f49, %f53, %f54, %f58, %f59 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q5_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 12 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %c15 = arith.constant 7 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 9 : index
  %c18 = arith.constant 10 : index
  %c19 = arith.constant 11 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 16 : index
  %c24 = arith.constant 2368 : index
  %c25 = arith.constant 320 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<1> : vector<16xi32>
  %c29 = arith.constant dense<4> : vector<16xi32>
  %c30 = arith.constant dense<2> : vector<16xi32>
  %c31 = arith.constant dense<3> : vector<16xi32>
  %c32 = arith.constant dense<5> : vector<16xi32>
  %c33 = arith.constant 48 : index
  %c34 = arith.constant dense<6> : vector<16xi32>
  %c35 = arith.constant dense<7> : vector<16xi32>
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
    %33 = arith.addi %15, %c16 : index
    %34 = arith.minsi %33, %16 : index
    %35 = arith.addi %15, %c17 : index
    %36 = arith.minsi %35, %16 : index
    %37 = arith.addi %15, %c18 : index
    %38 = arith.minsi %37, %16 : index
    %39 = arith.addi %15, %c19 : index
    %40 = arith.minsi %39, %16 : index
    %41 = arith.muli %18, %inputFeatures : index
    %42 = arith.muli %20, %inputFeatures : index
    %43 = arith.muli %22, %inputFeatures : index
    %44 = arith.muli %24, %inputFeatures : index
    %45 = arith.muli %26, %inputFeatures : index
    %46 = arith.muli %28, %inputFeatures : index
    %47 = arith.muli %30, %inputFeatures : index
    %48 = arith.muli %32, %inputFeatures : index
    %49 = arith.muli %34, %inputFeatures : index
    %50 = arith.muli %36, %inputFeatures : index
    %51 = arith.muli %38, %inputFeatures : index
    %52 = arith.muli %40, %inputFeatures : index
    %78:24 = scf.for %53 = %c7 to %1 step %c1 iter_args(%54 = %c20, %55 = %c20, %56 = %c20, %57 = %c20, %58 = %c20, %59 = %c20, %60 = %c20, %61 = %c20, %62 = %c20, %63 = %c20, %64 = %c20, %65 = %c20, %66 = %c20, %67 = %c20, %68 = %c20, %69 = %c20, %70 = %c20, %71 = %c20, %72 = %c20, %73 = %c20, %74 = %c20, %75 = %c20, %76 = %c20, %77 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %79 = arith.muli %53, %c5 : index
      %80 = arith.addi %7, %79 : index
      %81 = arith.addi %9, %79 : index
      %82 = arith.addi %80, %c7 : index
      %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
      %84 = vector.bitcast %83 : vector<32xi8> to vector<16xf16>
      %85 = arith.extf %84 : vector<16xf16> to vector<16xf32>
      %86 = arith.addi %80, %c21 : index
      %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
      %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
      %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
      %90 = arith.addi %81, %c7 : index
      %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
      %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
      %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
      %94 = arith.addi %81, %c21 : index
      %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
      %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
      %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
      %98 = arith.muli %53, %c4 : index
      %124:24 = scf.for %99 = %c7 to %c21 step %c1 iter_args(%100 = %54, %101 = %55, %102 = %56, %103 = %57, %104 = %58, %105 = %59, %106 = %60, %107 = %61, %108 = %62, %109 = %63, %110 = %64, %111 = %65, %112 = %66, %113 = %67, %114 = %68, %115 = %69, %116 = %70, %117 = %71, %118 = %72, %119 = %73, %120 = %74, %121 = %75, %122 = %76, %123 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %125 = arith.muli %99, %c16 : index
        %126 = arith.addi %98, %125 : index
        %127 = arith.addi %80, %c22 : index
        %128 = arith.divui %99, %c12 : index
        %129 = arith.muli %128, %c21 : index
        %130 = arith.addi %127, %129 : index
        %131 = arith.addi %130, %c7 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = arith.mulf %85, %134 : vector<16xf32>
        %136 = arith.addi %130, %c23 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = arith.mulf %89, %139 : vector<16xf32>
        %141 = arith.addi %80, %c24 : index
        %142 = arith.muli %99, %c1 : index
        %143 = arith.addi %142, %c7 : index
        %144 = arith.muli %143, %c23 : index
        %145 = arith.addi %141, %144 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
        %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
        %148 = arith.addi %80, %c25 : index
        %149 = arith.muli %99, %c22 : index
        %150 = arith.addi %148, %149 : index
        %151 = arith.addi %150, %c7 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
        %154 = arith.andi %153, %c26 : vector<16xi32>
        %155 = arith.shrui %147, %c27 : vector<16xi32>
        %156 = arith.andi %155, %c28 : vector<16xi32>
        %157 = arith.shli %156, %c29 : vector<16xi32>
        %158 = arith.ori %154, %157 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %135, %140 : vector<16xf32>
        %161 = arith.addi %81, %c22 : index
        %162 = arith.addi %161, %129 : index
        %163 = arith.addi %162, %c7 : index
        %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
        %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = arith.mulf %93, %166 : vector<16xf32>
        %168 = arith.addi %162, %c23 : index
        %169 = vector.load %w[%168] : memref<?xi8>, vector<16xi8>
        %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = arith.mulf %97, %171 : vector<16xf32>
        %173 = arith.addi %81, %c24 : index
        %174 = arith.addi %173, %144 : index
        %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
        %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.addi %81, %c25 : index
        %178 = arith.addi %177, %149 : index
        %179 = arith.addi %178, %c7 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
        %182 = arith.andi %181, %c26 : vector<16xi32>
        %183 = arith.shrui %176, %c27 : vector<16xi32>
        %184 = arith.andi %183, %c28 : vector<16xi32>
        %185 = arith.shli %184, %c29 : vector<16xi32>
        %186 = arith.ori %182, %185 : vector<16xi32>
        %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
        %188 = math.fma %187, %167, %172 : vector<16xf32>
        %189 = arith.addi %126, %c7 : index
        %190:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %189, %x, %160, %100, %188, %101, %42, %102, %103, %43, %104, %105, %44, %106, %107, %45, %108, %109, %46, %110, %111, %47, %112, %113, %48, %114, %115, %49, %116, %117, %50, %118, %119, %51, %120, %121, %52, %122, %123) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %191 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
        %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
        %193 = arith.shrui %192, %c29 : vector<16xi32>
        %194 = arith.shrui %147, %c28 : vector<16xi32>
        %195 = arith.andi %194, %c28 : vector<16xi32>
        %196 = arith.shli %195, %c29 : vector<16xi32>
        %197 = arith.ori %193, %196 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %135, %140 : vector<16xf32>
        %200 = vector.load %w[%179] : memref<?xi8>, vector<16xi8>
        %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
        %202 = arith.shrui %201, %c29 : vector<16xi32>
        %203 = arith.shrui %176, %c28 : vector<16xi32>
        %204 = arith.andi %203, %c28 : vector<16xi32>
        %205 = arith.shli %204, %c29 : vector<16xi32>
        %206 = arith.ori %202, %205 : vector<16xi32>
        %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %208 = math.fma %207, %167, %172 : vector<16xf32>
        %209 = arith.addi %126, %c1 : index
        %210:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %209, %x, %199, %190#0, %208, %190#1, %42, %190#2, %190#3, %43, %190#4, %190#5, %44, %190#6, %190#7, %45, %190#8, %190#9, %46, %190#10, %190#11, %47, %190#12, %190#13, %48, %190#14, %190#15, %49, %190#16, %190#17, %50, %190#18, %190#19, %51, %190#20, %190#21, %52, %190#22, %190#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %211 = arith.addi %150, %c23 : index
        %212 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
        %214 = arith.andi %213, %c26 : vector<16xi32>
        %215 = arith.shrui %147, %c30 : vector<16xi32>
        %216 = arith.andi %215, %c28 : vector<16xi32>
        %217 = arith.shli %216, %c29 : vector<16xi32>
        %218 = arith.ori %214, %217 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %135, %140 : vector<16xf32>
        %221 = arith.addi %178, %c23 : index
        %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
        %224 = arith.andi %223, %c26 : vector<16xi32>
        %225 = arith.shrui %176, %c30 : vector<16xi32>
        %226 = arith.andi %225, %c28 : vector<16xi32>
        %227 = arith.shli %226, %c29 : vector<16xi32>
        %228 = arith.ori %224, %227 : vector<16xi32>
        %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
        %230 = math.fma %229, %167, %172 : vector<16xf32>
        %231 = arith.addi %126, %c6 : index
        %232:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %231, %x, %220, %210#0, %230, %210#1, %42, %210#2, %210#3, %43, %210#4, %210#5, %44, %210#6, %210#7, %45, %210#8, %210#9, %46, %210#10, %210#11, %47, %210#12, %210#13, %48, %210#14, %210#15, %49, %210#16, %210#17, %50, %210#18, %210#19, %51, %210#20, %210#21, %52, %210#22, %210#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %233 = vector.load %w[%211] : memref<?xi8>, vector<16xi8>
        %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
        %235 = arith.shrui %234, %c29 : vector<16xi32>
        %236 = arith.shrui %147, %c31 : vector<16xi32>
        %237 = arith.andi %236, %c28 : vector<16xi32>
        %238 = arith.shli %237, %c29 : vector<16xi32>
        %239 = arith.ori %235, %238 : vector<16xi32>
        %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
        %241 = math.fma %240, %135, %140 : vector<16xf32>
        %242 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
        %244 = arith.shrui %243, %c29 : vector<16xi32>
        %245 = arith.shrui %176, %c31 : vector<16xi32>
        %246 = arith.andi %245, %c28 : vector<16xi32>
        %247 = arith.shli %246, %c29 : vector<16xi32>
        %248 = arith.ori %244, %247 : vector<16xi32>
        %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
        %250 = math.fma %249, %167, %172 : vector<16xf32>
        %251 = arith.addi %126, %c11 : index
        %252:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %251, %x, %241, %232#0, %250, %232#1, %42, %232#2, %232#3, %43, %232#4, %232#5, %44, %232#6, %232#7, %45, %232#8, %232#9, %46, %232#10, %232#11, %47, %232#12, %232#13, %48, %232#14, %232#15, %49, %232#16, %232#17, %50, %232#18, %232#19, %51, %232#20, %232#21, %52, %232#22, %232#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %253 = arith.addi %150, %c21 : index
        %254 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
        %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
        %256 = arith.andi %255, %c26 : vector<16xi32>
        %257 = arith.shrui %147, %c29 : vector<16xi32>
        %258 = arith.andi %257, %c28 : vector<16xi32>
        %259 = arith.shli %258, %c29 : vector<16xi32>
        %260 = arith.ori %256, %259 : vector<16xi32>
        %261 = arith.sitofp %260 : vector<16xi32> to vector<16xf32>
        %262 = math.fma %261, %135, %140 : vector<16xf32>
        %263 = arith.addi %178, %c21 : index
        %264 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
        %265 = arith.extui %264 : vector<16xi8> to vector<16xi32>
        %266 = arith.andi %265, %c26 : vector<16xi32>
        %267 = arith.shrui %176, %c29 : vector<16xi32>
        %268 = arith.andi %267, %c28 : vector<16xi32>
        %269 = arith.shli %268, %c29 : vector<16xi32>
        %270 = arith.ori %266, %269 : vector<16xi32>
        %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
        %272 = math.fma %271, %167, %172 : vector<16xf32>
        %273 = arith.addi %126, %c12 : index
        %274:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %273, %x, %262, %252#0, %272, %252#1, %42, %252#2, %252#3, %43, %252#4, %252#5, %44, %252#6, %252#7, %45, %252#8, %252#9, %46, %252#10, %252#11, %47, %252#12, %252#13, %48, %252#14, %252#15, %49, %252#16, %252#17, %50, %252#18, %252#19, %51, %252#20, %252#21, %52, %252#22, %252#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %275 = vector.load %w[%253] : memref<?xi8>, vector<16xi8>
        %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
        %277 = arith.shrui %276, %c29 : vector<16xi32>
        %278 = arith.shrui %147, %c32 : vector<16xi32>
        %279 = arith.andi %278, %c28 : vector<16xi32>
        %280 = arith.shli %279, %c29 : vector<16xi32>
        %281 = arith.ori %277, %280 : vector<16xi32>
        %282 = arith.sitofp %281 : vector<16xi32> to vector<16xf32>
        %283 = math.fma %282, %135, %140 : vector<16xf32>
        %284 = vector.load %w[%263] : memref<?xi8>, vector<16xi8>
        %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
        %286 = arith.shrui %285, %c29 : vector<16xi32>
        %287 = arith.shrui %176, %c32 : vector<16xi32>
        %288 = arith.andi %287, %c28 : vector<16xi32>
        %289 = arith.shli %288, %c29 : vector<16xi32>
        %290 = arith.ori %286, %289 : vector<16xi32>
        %291 = arith.sitofp %290 : vector<16xi32> to vector<16xf32>
        %292 = math.fma %291, %167, %172 : vector<16xf32>
        %293 = arith.addi %126, %c13 : index
        %294:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %293, %x, %283, %274#0, %292, %274#1, %42, %274#2, %274#3, %43, %274#4, %274#5, %44, %274#6, %274#7, %45, %274#8, %274#9, %46, %274#10, %274#11, %47, %274#12, %274#13, %48, %274#14, %274#15, %49, %274#16, %274#17, %50, %274#18, %274#19, %51, %274#20, %274#21, %52, %274#22, %274#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %295 = arith.addi %150, %c33 : index
        %296 = vector.load %w[%295] : memref<?xi8>, vector<16xi8>
        %297 = arith.extui %296 : vector<16xi8> to vector<16xi32>
        %298 = arith.andi %297, %c26 : vector<16xi32>
        %299 = arith.shrui %147, %c34 : vector<16xi32>
        %300 = arith.andi %299, %c28 : vector<16xi32>
        %301 = arith.shli %300, %c29 : vector<16xi32>
        %302 = arith.ori %298, %301 : vector<16xi32>
        %303 = arith.sitofp %302 : vector<16xi32> to vector<16xf32>
        %304 = math.fma %303, %135, %140 : vector<16xf32>
        %305 = arith.addi %178, %c33 : index
        %306 = vector.load %w[%305] : memref<?xi8>, vector<16xi8>
        %307 = arith.extui %306 : vector<16xi8> to vector<16xi32>
        %308 = arith.andi %307, %c26 : vector<16xi32>
        %309 = arith.shrui %176, %c34 : vector<16xi32>
        %310 = arith.andi %309, %c28 : vector<16xi32>
        %311 = arith.shli %310, %c29 : vector<16xi32>
        %312 = arith.ori %308, %311 : vector<16xi32>
        %313 = arith.sitofp %312 : vector<16xi32> to vector<16xf32>
        %314 = math.fma %313, %167, %172 : vector<16xf32>
        %315 = arith.addi %126, %c14 : index
        %316:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %315, %x, %304, %294#0, %314, %294#1, %42, %294#2, %294#3, %43, %294#4, %294#5, %44, %294#6, %294#7, %45, %294#8, %294#9, %46, %294#10, %294#11, %47, %294#12, %294#13, %48, %294#14, %294#15, %49, %294#16, %294#17, %50, %294#18, %294#19, %51, %294#20, %294#21, %52, %294#22, %294#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %317 = vector.load %w[%295] : memref<?xi8>, vector<16xi8>
        %318 = arith.extui %317 : vector<16xi8> to vector<16xi32>
        %319 = arith.shrui %318, %c29 : vector<16xi32>
        %320 = arith.shrui %147, %c35 : vector<16xi32>
        %321 = arith.andi %320, %c28 : vector<16xi32>
        %322 = arith.shli %321, %c29 : vector<16xi32>
        %323 = arith.ori %319, %322 : vector<16xi32>
        %324 = arith.sitofp %323 : vector<16xi32> to vector<16xf32>
        %325 = math.fma %324, %135, %140 : vector<16xf32>
        %326 = vector.load %w[%305] : memref<?xi8>, vector<16xi8>
        %327 = arith.extui %326 : vector<16xi8> to vector<16xi32>
        %328 = arith.shrui %327, %c29 : vector<16xi32>
        %329 = arith.shrui %176, %c35 : vector<16xi32>
        %330 = arith.andi %329, %c28 : vector<16xi32>
        %331 = arith.shli %330, %c29 : vector<16xi32>
        %332 = arith.ori %328, %331 : vector<16xi32>
        %333 = arith.sitofp %332 : vector<16xi32> to vector<16xf32>
        %334 = math.fma %333, %167, %172 : vector<16xf32>
        %335 = arith.addi %126, %c15 : index
        %336:24 = func.call @linear_q5_k_r12p2__cpu.0(%41, %335, %x, %325, %316#0, %334, %316#1, %42, %316#2, %316#3, %43, %316#4, %316#5, %44, %316#6, %316#7, %45, %316#8, %316#9, %46, %316#10, %316#11, %47, %316#12, %316#13, %48, %316#14, %316#15, %49, %316#16, %316#17, %50, %316#18, %316#19, %51, %316#20, %316#21, %52, %316#22, %316#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %336#0, %336#1, %336#2, %336#3, %336#4, %336#5, %336#6, %336#7, %336#8, %336#9, %336#10, %336#11, %336#12, %336#13, %336#14, %336#15, %336#16, %336#17, %336#18, %336#19, %336#20, %336#21, %336#22, %336#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %124#0, %124#1, %124#2, %124#3, %124#4, %124#5, %124#6, %124#7, %124#8, %124#9, %124#10, %124#11, %124#12, %124#13, %124#14, %124#15, %124#16, %124#17, %124#18, %124#19, %124#20, %124#21, %124#22, %124#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %337 = arith.cmpi slt, %17, %14 : index
    scf.if %337 {
      %338 = arith.muli %17, %outputFeatures : index
      %339 = arith.muli %3, %c21 : index
      %340 = arith.addi %338, %339 : index
      scf.if %0 {
        %341 = arith.addi %340, %c7 : index
        %342 = vector.load %residual[%341] : memref<?xf32>, vector<16xf32>
        %343 = arith.addf %342, %78#0 : vector<16xf32>
        vector.store %343, %out[%341] : memref<?xf32>, vector<16xf32>
      } else {
        %344 = arith.addi %340, %c7 : index
        vector.store %78#0, %out[%344] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %345 = arith.addi %340, %c23 : index
        %346 = vector.load %residual[%345] : memref<?xf32>, vector<16xf32>
        %347 = arith.addf %346, %78#1 : vector<16xf32>
        vector.store %347, %out[%345] : memref<?xf32>, vector<16xf32>
      } else {
        %348 = arith.addi %340, %c23 : index
        vector.store %78#1, %out[%348] : memref<?xf32>, vector<16xf32>
      }
    }
    %349 = arith.cmpi slt, %19, %14 : index
    scf.if %349 {
      %350 = arith.muli %19, %outputFeatures : index
      %351 = arith.muli %3, %c21 : index
      %352 = arith.addi %350, %351 : index
      scf.if %0 {
        %353 = arith.addi %352, %c7 : index
        %354 = vector.load %residual[%353] : memref<?xf32>, vector<16xf32>
        %355 = arith.addf %354, %78#2 : vector<16xf32>
        vector.store %355, %out[%353] : memref<?xf32>, vector<16xf32>
      } else {
        %356 = arith.addi %352, %c7 : index
        vector.store %78#2, %out[%356] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %357 = arith.addi %352, %c23 : index
        %358 = vector.load %residual[%357] : memref<?xf32>, vector<16xf32>
        %359 = arith.addf %358, %78#3 : vector<16xf32>
        vector.store %359, %out[%357] : memref<?xf32>, vector<16xf32>
      } else {
        %360 = arith.addi %352, %c23 : index
        vector.store %78#3, %out[%360] : memref<?xf32>, vector<16xf32>
      }
    }
    %361 = arith.cmpi slt, %21, %14 : index
    scf.if %361 {
      %362 = arith.muli %21, %outputFeatures : index
      %363 = arith.muli %3, %c21 : index
      %364 = arith.addi %362, %363 : index
      scf.if %0 {
        %365 = arith.addi %364, %c7 : index
        %366 = vector.load %residual[%365] : memref<?xf32>, vector<16xf32>
        %367 = arith.addf %366, %78#4 : vector<16xf32>
        vector.store %367, %out[%365] : memref<?xf32>, vector<16xf32>
      } else {
        %368 = arith.addi %364, %c7 : index
        vector.store %78#4, %out[%368] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %369 = arith.addi %364, %c23 : index
        %370 = vector.load %residual[%369] : memref<?xf32>, vector<16xf32>
        %371 = arith.addf %370, %78#5 : vector<16xf32>
        vector.store %371, %out[%369] : memref<?xf32>, vector<16xf32>
      } else {
        %372 = arith.addi %364, %c23 : index
        vector.store %78#5, %out[%372] : memref<?xf32>, vector<16xf32>
      }
    }
    %373 = arith.cmpi slt, %23, %14 : index
    scf.if %373 {
      %374 = arith.muli %23, %outputFeatures : index
      %375 = arith.muli %3, %c21 : index
      %376 = arith.addi %374, %375 : index
      scf.if %0 {
        %377 = arith.addi %376, %c7 : index
        %378 = vector.load %residual[%377] : memref<?xf32>, vector<16xf32>
        %379 = arith.addf %378, %78#6 : vector<16xf32>
        vector.store %379, %out[%377] : memref<?xf32>, vector<16xf32>
      } else {
        %380 = arith.addi %376, %c7 : index
        vector.store %78#6, %out[%380] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %381 = arith.addi %376, %c23 : index
        %382 = vector.load %residual[%381] : memref<?xf32>, vector<16xf32>
        %383 = arith.addf %382, %78#7 : vector<16xf32>
        vector.store %383, %out[%381] : memref<?xf32>, vector<16xf32>
      } else {
        %384 = arith.addi %376, %c23 : index
        vector.store %78#7, %out[%384] : memref<?xf32>, vector<16xf32>
      }
    }
    %385 = arith.cmpi slt, %25, %14 : index
    scf.if %385 {
      %386 = arith.muli %25, %outputFeatures : index
      %387 = arith.muli %3, %c21 : index
      %388 = arith.addi %386, %387 : index
      scf.if %0 {
        %389 = arith.addi %388, %c7 : index
        %390 = vector.load %residual[%389] : memref<?xf32>, vector<16xf32>
        %391 = arith.addf %390, %78#8 : vector<16xf32>
        vector.store %391, %out[%389] : memref<?xf32>, vector<16xf32>
      } else {
        %392 = arith.addi %388, %c7 : index
        vector.store %78#8, %out[%392] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %393 = arith.addi %388, %c23 : index
        %394 = vector.load %residual[%393] : memref<?xf32>, vector<16xf32>
        %395 = arith.addf %394, %78#9 : vector<16xf32>
        vector.store %395, %out[%393] : memref<?xf32>, vector<16xf32>
      } else {
        %396 = arith.addi %388, %c23 : index
        vector.store %78#9, %out[%396] : memref<?xf32>, vector<16xf32>
      }
    }
    %397 = arith.cmpi slt, %27, %14 : index
    scf.if %397 {
      %398 = arith.muli %27, %outputFeatures : index
      %399 = arith.muli %3, %c21 : index
      %400 = arith.addi %398, %399 : index
      scf.if %0 {
        %401 = arith.addi %400, %c7 : index
        %402 = vector.load %residual[%401] : memref<?xf32>, vector<16xf32>
        %403 = arith.addf %402, %78#10 : vector<16xf32>
        vector.store %403, %out[%401] : memref<?xf32>, vector<16xf32>
      } else {
        %404 = arith.addi %400, %c7 : index
        vector.store %78#10, %out[%404] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %405 = arith.addi %400, %c23 : index
        %406 = vector.load %residual[%405] : memref<?xf32>, vector<16xf32>
        %407 = arith.addf %406, %78#11 : vector<16xf32>
        vector.store %407, %out[%405] : memref<?xf32>, vector<16xf32>
      } else {
        %408 = arith.addi %400, %c23 : index
        vector.store %78#11, %out[%408] : memref<?xf32>, vector<16xf32>
      }
    }
    %409 = arith.cmpi slt, %29, %14 : index
    scf.if %409 {
      %410 = arith.muli %29, %outputFeatures : index
      %411 = arith.muli %3, %c21 : index
      %412 = arith.addi %410, %411 : index
      scf.if %0 {
        %413 = arith.addi %412, %c7 : index
        %414 = vector.load %residual[%413] : memref<?xf32>, vector<16xf32>
        %415 = arith.addf %414, %78#12 : vector<16xf32>
        vector.store %415, %out[%413] : memref<?xf32>, vector<16xf32>
      } else {
        %416 = arith.addi %412, %c7 : index
        vector.store %78#12, %out[%416] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %417 = arith.addi %412, %c23 : index
        %418 = vector.load %residual[%417] : memref<?xf32>, vector<16xf32>
        %419 = arith.addf %418, %78#13 : vector<16xf32>
        vector.store %419, %out[%417] : memref<?xf32>, vector<16xf32>
      } else {
        %420 = arith.addi %412, %c23 : index
        vector.store %78#13, %out[%420] : memref<?xf32>, vector<16xf32>
      }
    }
    %421 = arith.cmpi slt, %31, %14 : index
    scf.if %421 {
      %422 = arith.muli %31, %outputFeatures : index
      %423 = arith.muli %3, %c21 : index
      %424 = arith.addi %422, %423 : index
      scf.if %0 {
        %425 = arith.addi %424, %c7 : index
        %426 = vector.load %residual[%425] : memref<?xf32>, vector<16xf32>
        %427 = arith.addf %426, %78#14 : vector<16xf32>
        vector.store %427, %out[%425] : memref<?xf32>, vector<16xf32>
      } else {
        %428 = arith.addi %424, %c7 : index
        vector.store %78#14, %out[%428] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %429 = arith.addi %424, %c23 : index
        %430 = vector.load %residual[%429] : memref<?xf32>, vector<16xf32>
        %431 = arith.addf %430, %78#15 : vector<16xf32>
        vector.store %431, %out[%429] : memref<?xf32>, vector<16xf32>
      } else {
        %432 = arith.addi %424, %c23 : index
        vector.store %78#15, %out[%432] : memref<?xf32>, vector<16xf32>
      }
    }
    %433 = arith.cmpi slt, %33, %14 : index
    scf.if %433 {
      %434 = arith.muli %33, %outputFeatures : index
      %435 = arith.muli %3, %c21 : index
      %436 = arith.addi %434, %435 : index
      scf.if %0 {
        %437 = arith.addi %436, %c7 : index
        %438 = vector.load %residual[%437] : memref<?xf32>, vector<16xf32>
        %439 = arith.addf %438, %78#16 : vector<16xf32>
        vector.store %439, %out[%437] : memref<?xf32>, vector<16xf32>
      } else {
        %440 = arith.addi %436, %c7 : index
        vector.store %78#16, %out[%440] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %441 = arith.addi %436, %c23 : index
        %442 = vector.load %residual[%441] : memref<?xf32>, vector<16xf32>
        %443 = arith.addf %442, %78#17 : vector<16xf32>
        vector.store %443, %out[%441] : memref<?xf32>, vector<16xf32>
      } else {
        %444 = arith.addi %436, %c23 : index
        vector.store %78#17, %out[%444] : memref<?xf32>, vector<16xf32>
      }
    }
    %445 = arith.cmpi slt, %35, %14 : index
    scf.if %445 {
      %446 = arith.muli %35, %outputFeatures : index
      %447 = arith.muli %3, %c21 : index
      %448 = arith.addi %446, %447 : index
      scf.if %0 {
        %449 = arith.addi %448, %c7 : index
        %450 = vector.load %residual[%449] : memref<?xf32>, vector<16xf32>
        %451 = arith.addf %450, %78#18 : vector<16xf32>
        vector.store %451, %out[%449] : memref<?xf32>, vector<16xf32>
      } else {
        %452 = arith.addi %448, %c7 : index
        vector.store %78#18, %out[%452] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %453 = arith.addi %448, %c23 : index
        %454 = vector.load %residual[%453] : memref<?xf32>, vector<16xf32>
        %455 = arith.addf %454, %78#19 : vector<16xf32>
        vector.store %455, %out[%453] : memref<?xf32>, vector<16xf32>
      } else {
        %456 = arith.addi %448, %c23 : index
        vector.store %78#19, %out[%456] : memref<?xf32>, vector<16xf32>
      }
    }
    %457 = arith.cmpi slt, %37, %14 : index
    scf.if %457 {
      %458 = arith.muli %37, %outputFeatures : index
      %459 = arith.muli %3, %c21 : index
      %460 = arith.addi %458, %459 : index
      scf.if %0 {
        %461 = arith.addi %460, %c7 : index
        %462 = vector.load %residual[%461] : memref<?xf32>, vector<16xf32>
        %463 = arith.addf %462, %78#20 : vector<16xf32>
        vector.store %463, %out[%461] : memref<?xf32>, vector<16xf32>
      } else {
        %464 = arith.addi %460, %c7 : index
        vector.store %78#20, %out[%464] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %465 = arith.addi %460, %c23 : index
        %466 = vector.load %residual[%465] : memref<?xf32>, vector<16xf32>
        %467 = arith.addf %466, %78#21 : vector<16xf32>
        vector.store %467, %out[%465] : memref<?xf32>, vector<16xf32>
      } else {
        %468 = arith.addi %460, %c23 : index
        vector.store %78#21, %out[%468] : memref<?xf32>, vector<16xf32>
      }
    }
    %469 = arith.cmpi slt, %39, %14 : index
    scf.if %469 {
      %470 = arith.muli %39, %outputFeatures : index
      %471 = arith.muli %3, %c21 : index
      %472 = arith.addi %470, %471 : index
      scf.if %0 {
        %473 = arith.addi %472, %c7 : index
        %474 = vector.load %residual[%473] : memref<?xf32>, vector<16xf32>
        %475 = arith.addf %474, %78#22 : vector<16xf32>
        vector.store %475, %out[%473] : memref<?xf32>, vector<16xf32>
      } else {
        %476 = arith.addi %472, %c7 : index
        vector.store %78#22, %out[%476] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %477 = arith.addi %472, %c23 : index
        %478 = vector.load %residual[%477] : memref<?xf32>, vector<16xf32>
        %479 = arith.addf %478, %78#23 : vector<16xf32>
        vector.store %479, %out[%477] : memref<?xf32>, vector<16xf32>
      } else {
        %480 = arith.addi %472, %c23 : index
        vector.store %78#23, %out[%480] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

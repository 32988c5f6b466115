// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q6_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 2336 : index
  %c24 = arith.constant 288 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<3> : vector<16xi32>
  %c29 = arith.constant dense<4> : vector<16xi32>
  %c30 = arith.constant dense<32> : vector<16xi32>
  %c31 = arith.constant dense<2> : vector<16xi32>
  %c32 = arith.constant dense<6> : vector<16xi32>
  %c33 = arith.constant 48 : index
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
      %86 = arith.addi %81, %c7 : index
      %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
      %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
      %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
      %90 = arith.muli %53, %c4 : index
      %116:24 = scf.for %91 = %c7 to %c21 step %c1 iter_args(%92 = %54, %93 = %55, %94 = %56, %95 = %57, %96 = %58, %97 = %59, %98 = %60, %99 = %61, %100 = %62, %101 = %63, %102 = %64, %103 = %65, %104 = %66, %105 = %67, %106 = %68, %107 = %69, %108 = %70, %109 = %71, %110 = %72, %111 = %73, %112 = %74, %113 = %75, %114 = %76, %115 = %77) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %117 = arith.muli %91, %c16 : index
        %118 = arith.addi %90, %117 : index
        %119 = arith.addi %80, %c21 : index
        %120 = arith.divui %91, %c6 : index
        %121 = arith.muli %120, %c22 : index
        %122 = arith.addi %119, %121 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extsi %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %85, %126 : vector<16xf32>
        %128 = arith.addi %80, %c23 : index
        %129 = arith.muli %91, %c6 : index
        %130 = arith.addi %129, %c7 : index
        %131 = arith.muli %130, %c22 : index
        %132 = arith.addi %128, %131 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.addi %129, %c1 : index
        %136 = arith.muli %135, %c22 : index
        %137 = arith.addi %128, %136 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.addi %80, %c24 : index
        %141 = arith.muli %91, %c25 : index
        %142 = arith.addi %140, %141 : index
        %143 = arith.addi %142, %c7 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.andi %145, %c26 : vector<16xi32>
        %147 = arith.shrui %134, %c27 : vector<16xi32>
        %148 = arith.andi %147, %c28 : vector<16xi32>
        %149 = arith.shli %148, %c29 : vector<16xi32>
        %150 = arith.ori %146, %149 : vector<16xi32>
        %151 = arith.subi %150, %c30 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = arith.mulf %152, %127 : vector<16xf32>
        %154 = arith.addi %81, %c21 : index
        %155 = arith.addi %154, %121 : index
        %156 = arith.addi %155, %c7 : index
        %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
        %158 = arith.extsi %157 : vector<16xi8> to vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = arith.mulf %89, %159 : vector<16xf32>
        %161 = arith.addi %81, %c23 : index
        %162 = arith.addi %161, %131 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.addi %161, %136 : index
        %166 = vector.load %w[%165] : memref<?xi8>, vector<16xi8>
        %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
        %168 = arith.addi %81, %c24 : index
        %169 = arith.addi %168, %141 : index
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.andi %172, %c26 : vector<16xi32>
        %174 = arith.shrui %164, %c27 : vector<16xi32>
        %175 = arith.andi %174, %c28 : vector<16xi32>
        %176 = arith.shli %175, %c29 : vector<16xi32>
        %177 = arith.ori %173, %176 : vector<16xi32>
        %178 = arith.subi %177, %c30 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = arith.mulf %179, %160 : vector<16xf32>
        %181 = arith.addi %118, %c7 : index
        %182:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %181, %x, %153, %92, %180, %93, %42, %94, %95, %43, %96, %97, %44, %98, %99, %45, %100, %101, %46, %102, %103, %47, %104, %105, %48, %106, %107, %49, %108, %109, %50, %110, %111, %51, %112, %113, %52, %114, %115) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %183 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.shrui %184, %c29 : vector<16xi32>
        %186 = arith.shrui %134, %c31 : vector<16xi32>
        %187 = arith.andi %186, %c28 : vector<16xi32>
        %188 = arith.shli %187, %c29 : vector<16xi32>
        %189 = arith.ori %185, %188 : vector<16xi32>
        %190 = arith.subi %189, %c30 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = arith.mulf %191, %127 : vector<16xf32>
        %193 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %194 = arith.extui %193 : vector<16xi8> to vector<16xi32>
        %195 = arith.shrui %194, %c29 : vector<16xi32>
        %196 = arith.shrui %164, %c31 : vector<16xi32>
        %197 = arith.andi %196, %c28 : vector<16xi32>
        %198 = arith.shli %197, %c29 : vector<16xi32>
        %199 = arith.ori %195, %198 : vector<16xi32>
        %200 = arith.subi %199, %c30 : vector<16xi32>
        %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
        %202 = arith.mulf %201, %160 : vector<16xf32>
        %203 = arith.addi %118, %c1 : index
        %204:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %203, %x, %192, %182#0, %202, %182#1, %42, %182#2, %182#3, %43, %182#4, %182#5, %44, %182#6, %182#7, %45, %182#8, %182#9, %46, %182#10, %182#11, %47, %182#12, %182#13, %48, %182#14, %182#15, %49, %182#16, %182#17, %50, %182#18, %182#19, %51, %182#20, %182#21, %52, %182#22, %182#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %205 = arith.addi %142, %c22 : index
        %206 = vector.load %w[%205] : memref<?xi8>, vector<16xi8>
        %207 = arith.extui %206 : vector<16xi8> to vector<16xi32>
        %208 = arith.andi %207, %c26 : vector<16xi32>
        %209 = arith.shrui %134, %c29 : vector<16xi32>
        %210 = arith.andi %209, %c28 : vector<16xi32>
        %211 = arith.shli %210, %c29 : vector<16xi32>
        %212 = arith.ori %208, %211 : vector<16xi32>
        %213 = arith.subi %212, %c30 : vector<16xi32>
        %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
        %215 = arith.mulf %214, %127 : vector<16xf32>
        %216 = arith.addi %169, %c22 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.andi %218, %c26 : vector<16xi32>
        %220 = arith.shrui %164, %c29 : vector<16xi32>
        %221 = arith.andi %220, %c28 : vector<16xi32>
        %222 = arith.shli %221, %c29 : vector<16xi32>
        %223 = arith.ori %219, %222 : vector<16xi32>
        %224 = arith.subi %223, %c30 : vector<16xi32>
        %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
        %226 = arith.mulf %225, %160 : vector<16xf32>
        %227 = arith.addi %118, %c6 : index
        %228:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %227, %x, %215, %204#0, %226, %204#1, %42, %204#2, %204#3, %43, %204#4, %204#5, %44, %204#6, %204#7, %45, %204#8, %204#9, %46, %204#10, %204#11, %47, %204#12, %204#13, %48, %204#14, %204#15, %49, %204#16, %204#17, %50, %204#18, %204#19, %51, %204#20, %204#21, %52, %204#22, %204#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %229 = vector.load %w[%205] : memref<?xi8>, vector<16xi8>
        %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
        %231 = arith.shrui %230, %c29 : vector<16xi32>
        %232 = arith.shrui %134, %c32 : vector<16xi32>
        %233 = arith.andi %232, %c28 : vector<16xi32>
        %234 = arith.shli %233, %c29 : vector<16xi32>
        %235 = arith.ori %231, %234 : vector<16xi32>
        %236 = arith.subi %235, %c30 : vector<16xi32>
        %237 = arith.sitofp %236 : vector<16xi32> to vector<16xf32>
        %238 = arith.mulf %237, %127 : vector<16xf32>
        %239 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
        %241 = arith.shrui %240, %c29 : vector<16xi32>
        %242 = arith.shrui %164, %c32 : vector<16xi32>
        %243 = arith.andi %242, %c28 : vector<16xi32>
        %244 = arith.shli %243, %c29 : vector<16xi32>
        %245 = arith.ori %241, %244 : vector<16xi32>
        %246 = arith.subi %245, %c30 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = arith.mulf %247, %160 : vector<16xf32>
        %249 = arith.addi %118, %c11 : index
        %250:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %249, %x, %238, %228#0, %248, %228#1, %42, %228#2, %228#3, %43, %228#4, %228#5, %44, %228#6, %228#7, %45, %228#8, %228#9, %46, %228#10, %228#11, %47, %228#12, %228#13, %48, %228#14, %228#15, %49, %228#16, %228#17, %50, %228#18, %228#19, %51, %228#20, %228#21, %52, %228#22, %228#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %251 = arith.addi %142, %c21 : index
        %252 = vector.load %w[%251] : memref<?xi8>, vector<16xi8>
        %253 = arith.extui %252 : vector<16xi8> to vector<16xi32>
        %254 = arith.andi %253, %c26 : vector<16xi32>
        %255 = arith.shrui %139, %c27 : vector<16xi32>
        %256 = arith.andi %255, %c28 : vector<16xi32>
        %257 = arith.shli %256, %c29 : vector<16xi32>
        %258 = arith.ori %254, %257 : vector<16xi32>
        %259 = arith.subi %258, %c30 : vector<16xi32>
        %260 = arith.sitofp %259 : vector<16xi32> to vector<16xf32>
        %261 = arith.mulf %260, %127 : vector<16xf32>
        %262 = arith.addi %169, %c21 : index
        %263 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.andi %264, %c26 : vector<16xi32>
        %266 = arith.shrui %167, %c27 : vector<16xi32>
        %267 = arith.andi %266, %c28 : vector<16xi32>
        %268 = arith.shli %267, %c29 : vector<16xi32>
        %269 = arith.ori %265, %268 : vector<16xi32>
        %270 = arith.subi %269, %c30 : vector<16xi32>
        %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
        %272 = arith.mulf %271, %160 : vector<16xf32>
        %273 = arith.addi %118, %c12 : index
        %274:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %273, %x, %261, %250#0, %272, %250#1, %42, %250#2, %250#3, %43, %250#4, %250#5, %44, %250#6, %250#7, %45, %250#8, %250#9, %46, %250#10, %250#11, %47, %250#12, %250#13, %48, %250#14, %250#15, %49, %250#16, %250#17, %50, %250#18, %250#19, %51, %250#20, %250#21, %52, %250#22, %250#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %275 = vector.load %w[%251] : memref<?xi8>, vector<16xi8>
        %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
        %277 = arith.shrui %276, %c29 : vector<16xi32>
        %278 = arith.shrui %139, %c31 : vector<16xi32>
        %279 = arith.andi %278, %c28 : vector<16xi32>
        %280 = arith.shli %279, %c29 : vector<16xi32>
        %281 = arith.ori %277, %280 : vector<16xi32>
        %282 = arith.subi %281, %c30 : vector<16xi32>
        %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
        %284 = arith.mulf %283, %127 : vector<16xf32>
        %285 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %286 = arith.extui %285 : vector<16xi8> to vector<16xi32>
        %287 = arith.shrui %286, %c29 : vector<16xi32>
        %288 = arith.shrui %167, %c31 : vector<16xi32>
        %289 = arith.andi %288, %c28 : vector<16xi32>
        %290 = arith.shli %289, %c29 : vector<16xi32>
        %291 = arith.ori %287, %290 : vector<16xi32>
        %292 = arith.subi %291, %c30 : vector<16xi32>
        %293 = arith.sitofp %292 : vector<16xi32> to vector<16xf32>
        %294 = arith.mulf %293, %160 : vector<16xf32>
        %295 = arith.addi %118, %c13 : index
        %296:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %295, %x, %284, %274#0, %294, %274#1, %42, %274#2, %274#3, %43, %274#4, %274#5, %44, %274#6, %274#7, %45, %274#8, %274#9, %46, %274#10, %274#11, %47, %274#12, %274#13, %48, %274#14, %274#15, %49, %274#16, %274#17, %50, %274#18, %274#19, %51, %274#20, %274#21, %52, %274#22, %274#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %297 = arith.addi %142, %c33 : index
        %298 = vector.load %w[%297] : memref<?xi8>, vector<16xi8>
        %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
        %300 = arith.andi %299, %c26 : vector<16xi32>
        %301 = arith.shrui %139, %c29 : vector<16xi32>
        %302 = arith.andi %301, %c28 : vector<16xi32>
        %303 = arith.shli %302, %c29 : vector<16xi32>
        %304 = arith.ori %300, %303 : vector<16xi32>
        %305 = arith.subi %304, %c30 : vector<16xi32>
        %306 = arith.sitofp %305 : vector<16xi32> to vector<16xf32>
        %307 = arith.mulf %306, %127 : vector<16xf32>
        %308 = arith.addi %169, %c33 : index
        %309 = vector.load %w[%308] : memref<?xi8>, vector<16xi8>
        %310 = arith.extui %309 : vector<16xi8> to vector<16xi32>
        %311 = arith.andi %310, %c26 : vector<16xi32>
        %312 = arith.shrui %167, %c29 : vector<16xi32>
        %313 = arith.andi %312, %c28 : vector<16xi32>
        %314 = arith.shli %313, %c29 : vector<16xi32>
        %315 = arith.ori %311, %314 : vector<16xi32>
        %316 = arith.subi %315, %c30 : vector<16xi32>
        %317 = arith.sitofp %316 : vector<16xi32> to vector<16xf32>
        %318 = arith.mulf %317, %160 : vector<16xf32>
        %319 = arith.addi %118, %c14 : index
        %320:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %319, %x, %307, %296#0, %318, %296#1, %42, %296#2, %296#3, %43, %296#4, %296#5, %44, %296#6, %296#7, %45, %296#8, %296#9, %46, %296#10, %296#11, %47, %296#12, %296#13, %48, %296#14, %296#15, %49, %296#16, %296#17, %50, %296#18, %296#19, %51, %296#20, %296#21, %52, %296#22, %296#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %321 = vector.load %w[%297] : memref<?xi8>, vector<16xi8>
        %322 = arith.extui %321 : vector<16xi8> to vector<16xi32>
        %323 = arith.shrui %322, %c29 : vector<16xi32>
        %324 = arith.shrui %139, %c32 : vector<16xi32>
        %325 = arith.andi %324, %c28 : vector<16xi32>
        %326 = arith.shli %325, %c29 : vector<16xi32>
        %327 = arith.ori %323, %326 : vector<16xi32>
        %328 = arith.subi %327, %c30 : vector<16xi32>
        %329 = arith.sitofp %328 : vector<16xi32> to vector<16xf32>
        %330 = arith.mulf %329, %127 : vector<16xf32>
        %331 = vector.load %w[%308] : memref<?xi8>, vector<16xi8>
        %332 = arith.extui %331 : vector<16xi8> to vector<16xi32>
        %333 = arith.shrui %332, %c29 : vector<16xi32>
        %334 = arith.shrui %167, %c32 : vector<16xi32>
        %335 = arith.andi %334, %c28 : vector<16xi32>
        %336 = arith.shli %335, %c29 : vector<16xi32>
        %337 = arith.ori %333, %336 : vector<16xi32>
        %338 = arith.subi %337, %c30 : vector<16xi32>
        %339 = arith.sitofp %338 : vector<16xi32> to vector<16xf32>
        %340 = arith.mulf %339, %160 : vector<16xf32>
        %341 = arith.addi %118, %c15 : index
        %342:24 = func.call @linear_q6_k_r12p2__cpu.0(%41, %341, %x, %330, %320#0, %340, %320#1, %42, %320#2, %320#3, %43, %320#4, %320#5, %44, %320#6, %320#7, %45, %320#8, %320#9, %46, %320#10, %320#11, %47, %320#12, %320#13, %48, %320#14, %320#15, %49, %320#16, %320#17, %50, %320#18, %320#19, %51, %320#20, %320#21, %52, %320#22, %320#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %342#0, %342#1, %342#2, %342#3, %342#4, %342#5, %342#6, %342#7, %342#8, %342#9, %342#10, %342#11, %342#12, %342#13, %342#14, %342#15, %342#16, %342#17, %342#18, %342#19, %342#20, %342#21, %342#22, %342#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %116#0, %116#1, %116#2, %116#3, %116#4, %116#5, %116#6, %116#7, %116#8, %116#9, %116#10, %116#11, %116#12, %116#13, %116#14, %116#15, %116#16, %116#17, %116#18, %116#19, %116#20, %116#21, %116#22, %116#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %343 = arith.cmpi slt, %17, %14 : index
    scf.if %343 {
      %344 = arith.muli %17, %outputFeatures : index
      %345 = arith.muli %3, %c21 : index
      %346 = arith.addi %344, %345 : index
      scf.if %0 {
        %347 = arith.addi %346, %c7 : index
        %348 = vector.load %residual[%347] : memref<?xf32>, vector<16xf32>
        %349 = arith.addf %348, %78#0 : vector<16xf32>
        vector.store %349, %out[%347] : memref<?xf32>, vector<16xf32>
      } else {
        %350 = arith.addi %346, %c7 : index
        vector.store %78#0, %out[%350] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %351 = arith.addi %346, %c22 : index
        %352 = vector.load %residual[%351] : memref<?xf32>, vector<16xf32>
        %353 = arith.addf %352, %78#1 : vector<16xf32>
        vector.store %353, %out[%351] : memref<?xf32>, vector<16xf32>
      } else {
        %354 = arith.addi %346, %c22 : index
        vector.store %78#1, %out[%354] : memref<?xf32>, vector<16xf32>
      }
    }
    %355 = arith.cmpi slt, %19, %14 : index
    scf.if %355 {
      %356 = arith.muli %19, %outputFeatures : index
      %357 = arith.muli %3, %c21 : index
      %358 = arith.addi %356, %357 : index
      scf.if %0 {
        %359 = arith.addi %358, %c7 : index
        %360 = vector.load %residual[%359] : memref<?xf32>, vector<16xf32>
        %361 = arith.addf %360, %78#2 : vector<16xf32>
        vector.store %361, %out[%359] : memref<?xf32>, vector<16xf32>
      } else {
        %362 = arith.addi %358, %c7 : index
        vector.store %78#2, %out[%362] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %363 = arith.addi %358, %c22 : index
        %364 = vector.load %residual[%363] : memref<?xf32>, vector<16xf32>
        %365 = arith.addf %364, %78#3 : vector<16xf32>
        vector.store %365, %out[%363] : memref<?xf32>, vector<16xf32>
      } else {
        %366 = arith.addi %358, %c22 : index
        vector.store %78#3, %out[%366] : memref<?xf32>, vector<16xf32>
      }
    }
    %367 = arith.cmpi slt, %21, %14 : index
    scf.if %367 {
      %368 = arith.muli %21, %outputFeatures : index
      %369 = arith.muli %3, %c21 : index
      %370 = arith.addi %368, %369 : index
      scf.if %0 {
        %371 = arith.addi %370, %c7 : index
        %372 = vector.load %residual[%371] : memref<?xf32>, vector<16xf32>
        %373 = arith.addf %372, %78#4 : vector<16xf32>
        vector.store %373, %out[%371] : memref<?xf32>, vector<16xf32>
      } else {
        %374 = arith.addi %370, %c7 : index
        vector.store %78#4, %out[%374] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %375 = arith.addi %370, %c22 : index
        %376 = vector.load %residual[%375] : memref<?xf32>, vector<16xf32>
        %377 = arith.addf %376, %78#5 : vector<16xf32>
        vector.store %377, %out[%375] : memref<?xf32>, vector<16xf32>
      } else {
        %378 = arith.addi %370, %c22 : index
        vector.store %78#5, %out[%378] : memref<?xf32>, vector<16xf32>
      }
    }
    %379 = arith.cmpi slt, %23, %14 : index
    scf.if %379 {
      %380 = arith.muli %23, %outputFeatures : index
      %381 = arith.muli %3, %c21 : index
      %382 = arith.addi %380, %381 : index
      scf.if %0 {
        %383 = arith.addi %382, %c7 : index
        %384 = vector.load %residual[%383] : memref<?xf32>, vector<16xf32>
        %385 = arith.addf %384, %78#6 : vector<16xf32>
        vector.store %385, %out[%383] : memref<?xf32>, vector<16xf32>
      } else {
        %386 = arith.addi %382, %c7 : index
        vector.store %78#6, %out[%386] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %387 = arith.addi %382, %c22 : index
        %388 = vector.load %residual[%387] : memref<?xf32>, vector<16xf32>
        %389 = arith.addf %388, %78#7 : vector<16xf32>
        vector.store %389, %out[%387] : memref<?xf32>, vector<16xf32>
      } else {
        %390 = arith.addi %382, %c22 : index
        vector.store %78#7, %out[%390] : memref<?xf32>, vector<16xf32>
      }
    }
    %391 = arith.cmpi slt, %25, %14 : index
    scf.if %391 {
      %392 = arith.muli %25, %outputFeatures : index
      %393 = arith.muli %3, %c21 : index
      %394 = arith.addi %392, %393 : index
      scf.if %0 {
        %395 = arith.addi %394, %c7 : index
        %396 = vector.load %residual[%395] : memref<?xf32>, vector<16xf32>
        %397 = arith.addf %396, %78#8 : vector<16xf32>
        vector.store %397, %out[%395] : memref<?xf32>, vector<16xf32>
      } else {
        %398 = arith.addi %394, %c7 : index
        vector.store %78#8, %out[%398] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %399 = arith.addi %394, %c22 : index
        %400 = vector.load %residual[%399] : memref<?xf32>, vector<16xf32>
        %401 = arith.addf %400, %78#9 : vector<16xf32>
        vector.store %401, %out[%399] : memref<?xf32>, vector<16xf32>
      } else {
        %402 = arith.addi %394, %c22 : index
        vector.store %78#9, %out[%402] : memref<?xf32>, vector<16xf32>
      }
    }
    %403 = arith.cmpi slt, %27, %14 : index
    scf.if %403 {
      %404 = arith.muli %27, %outputFeatures : index
      %405 = arith.muli %3, %c21 : index
      %406 = arith.addi %404, %405 : index
      scf.if %0 {
        %407 = arith.addi %406, %c7 : index
        %408 = vector.load %residual[%407] : memref<?xf32>, vector<16xf32>
        %409 = arith.addf %408, %78#10 : vector<16xf32>
        vector.store %409, %out[%407] : memref<?xf32>, vector<16xf32>
      } else {
        %410 = arith.addi %406, %c7 : index
        vector.store %78#10, %out[%410] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %411 = arith.addi %406, %c22 : index
        %412 = vector.load %residual[%411] : memref<?xf32>, vector<16xf32>
        %413 = arith.addf %412, %78#11 : vector<16xf32>
        vector.store %413, %out[%411] : memref<?xf32>, vector<16xf32>
      } else {
        %414 = arith.addi %406, %c22 : index
        vector.store %78#11, %out[%414] : memref<?xf32>, vector<16xf32>
      }
    }
    %415 = arith.cmpi slt, %29, %14 : index
    scf.if %415 {
      %416 = arith.muli %29, %outputFeatures : index
      %417 = arith.muli %3, %c21 : index
      %418 = arith.addi %416, %417 : index
      scf.if %0 {
        %419 = arith.addi %418, %c7 : index
        %420 = vector.load %residual[%419] : memref<?xf32>, vector<16xf32>
        %421 = arith.addf %420, %78#12 : vector<16xf32>
        vector.store %421, %out[%419] : memref<?xf32>, vector<16xf32>
      } else {
        %422 = arith.addi %418, %c7 : index
        vector.store %78#12, %out[%422] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %423 = arith.addi %418, %c22 : index
        %424 = vector.load %residual[%423] : memref<?xf32>, vector<16xf32>
        %425 = arith.addf %424, %78#13 : vector<16xf32>
        vector.store %425, %out[%423] : memref<?xf32>, vector<16xf32>
      } else {
        %426 = arith.addi %418, %c22 : index
        vector.store %78#13, %out[%426] : memref<?xf32>, vector<16xf32>
      }
    }
    %427 = arith.cmpi slt, %31, %14 : index
    scf.if %427 {
      %428 = arith.muli %31, %outputFeatures : index
      %429 = arith.muli %3, %c21 : index
      %430 = arith.addi %428, %429 : index
      scf.if %0 {
        %431 = arith.addi %430, %c7 : index
        %432 = vector.load %residual[%431] : memref<?xf32>, vector<16xf32>
        %433 = arith.addf %432, %78#14 : vector<16xf32>
        vector.store %433, %out[%431] : memref<?xf32>, vector<16xf32>
      } else {
        %434 = arith.addi %430, %c7 : index
        vector.store %78#14, %out[%434] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %435 = arith.addi %430, %c22 : index
        %436 = vector.load %residual[%435] : memref<?xf32>, vector<16xf32>
        %437 = arith.addf %436, %78#15 : vector<16xf32>
        vector.store %437, %out[%435] : memref<?xf32>, vector<16xf32>
      } else {
        %438 = arith.addi %430, %c22 : index
        vector.store %78#15, %out[%438] : memref<?xf32>, vector<16xf32>
      }
    }
    %439 = arith.cmpi slt, %33, %14 : index
    scf.if %439 {
      %440 = arith.muli %33, %outputFeatures : index
      %441 = arith.muli %3, %c21 : index
      %442 = arith.addi %440, %441 : index
      scf.if %0 {
        %443 = arith.addi %442, %c7 : index
        %444 = vector.load %residual[%443] : memref<?xf32>, vector<16xf32>
        %445 = arith.addf %444, %78#16 : vector<16xf32>
        vector.store %445, %out[%443] : memref<?xf32>, vector<16xf32>
      } else {
        %446 = arith.addi %442, %c7 : index
        vector.store %78#16, %out[%446] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %447 = arith.addi %442, %c22 : index
        %448 = vector.load %residual[%447] : memref<?xf32>, vector<16xf32>
        %449 = arith.addf %448, %78#17 : vector<16xf32>
        vector.store %449, %out[%447] : memref<?xf32>, vector<16xf32>
      } else {
        %450 = arith.addi %442, %c22 : index
        vector.store %78#17, %out[%450] : memref<?xf32>, vector<16xf32>
      }
    }
    %451 = arith.cmpi slt, %35, %14 : index
    scf.if %451 {
      %452 = arith.muli %35, %outputFeatures : index
      %453 = arith.muli %3, %c21 : index
      %454 = arith.addi %452, %453 : index
      scf.if %0 {
        %455 = arith.addi %454, %c7 : index
        %456 = vector.load %residual[%455] : memref<?xf32>, vector<16xf32>
        %457 = arith.addf %456, %78#18 : vector<16xf32>
        vector.store %457, %out[%455] : memref<?xf32>, vector<16xf32>
      } else {
        %458 = arith.addi %454, %c7 : index
        vector.store %78#18, %out[%458] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %459 = arith.addi %454, %c22 : index
        %460 = vector.load %residual[%459] : memref<?xf32>, vector<16xf32>
        %461 = arith.addf %460, %78#19 : vector<16xf32>
        vector.store %461, %out[%459] : memref<?xf32>, vector<16xf32>
      } else {
        %462 = arith.addi %454, %c22 : index
        vector.store %78#19, %out[%462] : memref<?xf32>, vector<16xf32>
      }
    }
    %463 = arith.cmpi slt, %37, %14 : index
    scf.if %463 {
      %464 = arith.muli %37, %outputFeatures : index
      %465 = arith.muli %3, %c21 : index
      %466 = arith.addi %464, %465 : index
      scf.if %0 {
        %467 = arith.addi %466, %c7 : index
        %468 = vector.load %residual[%467] : memref<?xf32>, vector<16xf32>
        %469 = arith.addf %468, %78#20 : vector<16xf32>
        vector.store %469, %out[%467] : memref<?xf32>, vector<16xf32>
      } else {
        %470 = arith.addi %466, %c7 : index
        vector.store %78#20, %out[%470] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %471 = arith.addi %466, %c22 : index
        %472 = vector.load %residual[%471] : memref<?xf32>, vector<16xf32>
        %473 = arith.addf %472, %78#21 : vector<16xf32>
        vector.store %473, %out[%471] : memref<?xf32>, vector<16xf32>
      } else {
        %474 = arith.addi %466, %c22 : index
        vector.store %78#21, %out[%474] : memref<?xf32>, vector<16xf32>
      }
    }
    %475 = arith.cmpi slt, %39, %14 : index
    scf.if %475 {
      %476 = arith.muli %39, %outputFeatures : index
      %477 = arith.muli %3, %c21 : index
      %478 = arith.addi %476, %477 : index
      scf.if %0 {
        %479 = arith.addi %478, %c7 : index
        %480 = vector.load %residual[%479] : memref<?xf32>, vector<16xf32>
        %481 = arith.addf %480, %78#22 : vector<16xf32>
        vector.store %481, %out[%479] : memref<?xf32>, vector<16xf32>
      } else {
        %482 = arith.addi %478, %c7 : index
        vector.store %78#22, %out[%482] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %483 = arith.addi %478, %c22 : index
        %484 = vector.load %residual[%483] : memref<?xf32>, vector<16xf32>
        %485 = arith.addf %484, %78#23 : vector<16xf32>
        vector.store %485, %out[%483] : memref<?xf32>, vector<16xf32>
      } else {
        %486 = arith.addi %478, %c22 : index
        vector.store %78#23, %out[%486] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

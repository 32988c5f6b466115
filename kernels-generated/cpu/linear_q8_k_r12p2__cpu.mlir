// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_k_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
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
  %c23 = arith.constant 2208 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<4> : vector<16xi32>
  %c29 = arith.constant dense<128> : vector<16xi32>
  %c30 = arith.constant 48 : index
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
        %120 = arith.divui %91, %c12 : index
        %121 = arith.muli %120, %c22 : index
        %122 = arith.addi %119, %121 : index
        %123 = arith.addi %122, %c7 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extsi %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %85, %126 : vector<16xf32>
        %128 = arith.addi %80, %c23 : index
        %129 = arith.muli %91, %c12 : index
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
        %140 = arith.addi %129, %c6 : index
        %141 = arith.muli %140, %c22 : index
        %142 = arith.addi %128, %141 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.addi %129, %c11 : index
        %146 = arith.muli %145, %c22 : index
        %147 = arith.addi %128, %146 : index
        %148 = vector.load %w[%147] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.addi %80, %c24 : index
        %151 = arith.muli %91, %c25 : index
        %152 = arith.addi %150, %151 : index
        %153 = arith.addi %152, %c7 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
        %156 = arith.andi %155, %c26 : vector<16xi32>
        %157 = arith.shrui %134, %c27 : vector<16xi32>
        %158 = arith.andi %157, %c26 : vector<16xi32>
        %159 = arith.shli %158, %c28 : vector<16xi32>
        %160 = arith.ori %156, %159 : vector<16xi32>
        %161 = arith.subi %160, %c29 : vector<16xi32>
        %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
        %163 = arith.mulf %162, %127 : vector<16xf32>
        %164 = arith.addi %81, %c21 : index
        %165 = arith.addi %164, %121 : index
        %166 = arith.addi %165, %c7 : index
        %167 = vector.load %w[%166] : memref<?xi8>, vector<16xi8>
        %168 = arith.extsi %167 : vector<16xi8> to vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = arith.mulf %89, %169 : vector<16xf32>
        %171 = arith.addi %81, %c23 : index
        %172 = arith.addi %171, %131 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.addi %171, %136 : index
        %176 = vector.load %w[%175] : memref<?xi8>, vector<16xi8>
        %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
        %178 = arith.addi %171, %141 : index
        %179 = vector.load %w[%178] : memref<?xi8>, vector<16xi8>
        %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
        %181 = arith.addi %171, %146 : index
        %182 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
        %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
        %184 = arith.addi %81, %c24 : index
        %185 = arith.addi %184, %151 : index
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.andi %188, %c26 : vector<16xi32>
        %190 = arith.shrui %174, %c27 : vector<16xi32>
        %191 = arith.andi %190, %c26 : vector<16xi32>
        %192 = arith.shli %191, %c28 : vector<16xi32>
        %193 = arith.ori %189, %192 : vector<16xi32>
        %194 = arith.subi %193, %c29 : vector<16xi32>
        %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
        %196 = arith.mulf %195, %170 : vector<16xf32>
        %197 = arith.addi %118, %c7 : index
        %198:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %197, %x, %163, %92, %196, %93, %42, %94, %95, %43, %96, %97, %44, %98, %99, %45, %100, %101, %46, %102, %103, %47, %104, %105, %48, %106, %107, %49, %108, %109, %50, %110, %111, %51, %112, %113, %52, %114, %115) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %199 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
        %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
        %201 = arith.shrui %200, %c28 : vector<16xi32>
        %202 = arith.shrui %134, %c28 : vector<16xi32>
        %203 = arith.andi %202, %c26 : vector<16xi32>
        %204 = arith.shli %203, %c28 : vector<16xi32>
        %205 = arith.ori %201, %204 : vector<16xi32>
        %206 = arith.subi %205, %c29 : vector<16xi32>
        %207 = arith.sitofp %206 : vector<16xi32> to vector<16xf32>
        %208 = arith.mulf %207, %127 : vector<16xf32>
        %209 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
        %211 = arith.shrui %210, %c28 : vector<16xi32>
        %212 = arith.shrui %174, %c28 : vector<16xi32>
        %213 = arith.andi %212, %c26 : vector<16xi32>
        %214 = arith.shli %213, %c28 : vector<16xi32>
        %215 = arith.ori %211, %214 : vector<16xi32>
        %216 = arith.subi %215, %c29 : vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = arith.mulf %217, %170 : vector<16xf32>
        %219 = arith.addi %118, %c1 : index
        %220:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %219, %x, %208, %198#0, %218, %198#1, %42, %198#2, %198#3, %43, %198#4, %198#5, %44, %198#6, %198#7, %45, %198#8, %198#9, %46, %198#10, %198#11, %47, %198#12, %198#13, %48, %198#14, %198#15, %49, %198#16, %198#17, %50, %198#18, %198#19, %51, %198#20, %198#21, %52, %198#22, %198#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %221 = arith.addi %152, %c22 : index
        %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
        %224 = arith.andi %223, %c26 : vector<16xi32>
        %225 = arith.shrui %139, %c27 : vector<16xi32>
        %226 = arith.andi %225, %c26 : vector<16xi32>
        %227 = arith.shli %226, %c28 : vector<16xi32>
        %228 = arith.ori %224, %227 : vector<16xi32>
        %229 = arith.subi %228, %c29 : vector<16xi32>
        %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
        %231 = arith.mulf %230, %127 : vector<16xf32>
        %232 = arith.addi %185, %c22 : index
        %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
        %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
        %235 = arith.andi %234, %c26 : vector<16xi32>
        %236 = arith.shrui %177, %c27 : vector<16xi32>
        %237 = arith.andi %236, %c26 : vector<16xi32>
        %238 = arith.shli %237, %c28 : vector<16xi32>
        %239 = arith.ori %235, %238 : vector<16xi32>
        %240 = arith.subi %239, %c29 : vector<16xi32>
        %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
        %242 = arith.mulf %241, %170 : vector<16xf32>
        %243 = arith.addi %118, %c6 : index
        %244:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %243, %x, %231, %220#0, %242, %220#1, %42, %220#2, %220#3, %43, %220#4, %220#5, %44, %220#6, %220#7, %45, %220#8, %220#9, %46, %220#10, %220#11, %47, %220#12, %220#13, %48, %220#14, %220#15, %49, %220#16, %220#17, %50, %220#18, %220#19, %51, %220#20, %220#21, %52, %220#22, %220#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %245 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
        %247 = arith.shrui %246, %c28 : vector<16xi32>
        %248 = arith.shrui %139, %c28 : vector<16xi32>
        %249 = arith.andi %248, %c26 : vector<16xi32>
        %250 = arith.shli %249, %c28 : vector<16xi32>
        %251 = arith.ori %247, %250 : vector<16xi32>
        %252 = arith.subi %251, %c29 : vector<16xi32>
        %253 = arith.sitofp %252 : vector<16xi32> to vector<16xf32>
        %254 = arith.mulf %253, %127 : vector<16xf32>
        %255 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
        %256 = arith.extui %255 : vector<16xi8> to vector<16xi32>
        %257 = arith.shrui %256, %c28 : vector<16xi32>
        %258 = arith.shrui %177, %c28 : vector<16xi32>
        %259 = arith.andi %258, %c26 : vector<16xi32>
        %260 = arith.shli %259, %c28 : vector<16xi32>
        %261 = arith.ori %257, %260 : vector<16xi32>
        %262 = arith.subi %261, %c29 : vector<16xi32>
        %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
        %264 = arith.mulf %263, %170 : vector<16xf32>
        %265 = arith.addi %118, %c11 : index
        %266:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %265, %x, %254, %244#0, %264, %244#1, %42, %244#2, %244#3, %43, %244#4, %244#5, %44, %244#6, %244#7, %45, %244#8, %244#9, %46, %244#10, %244#11, %47, %244#12, %244#13, %48, %244#14, %244#15, %49, %244#16, %244#17, %50, %244#18, %244#19, %51, %244#20, %244#21, %52, %244#22, %244#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %267 = arith.addi %152, %c21 : index
        %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
        %270 = arith.andi %269, %c26 : vector<16xi32>
        %271 = arith.shrui %144, %c27 : vector<16xi32>
        %272 = arith.andi %271, %c26 : vector<16xi32>
        %273 = arith.shli %272, %c28 : vector<16xi32>
        %274 = arith.ori %270, %273 : vector<16xi32>
        %275 = arith.subi %274, %c29 : vector<16xi32>
        %276 = arith.sitofp %275 : vector<16xi32> to vector<16xf32>
        %277 = arith.mulf %276, %127 : vector<16xf32>
        %278 = arith.addi %185, %c21 : index
        %279 = vector.load %w[%278] : memref<?xi8>, vector<16xi8>
        %280 = arith.extui %279 : vector<16xi8> to vector<16xi32>
        %281 = arith.andi %280, %c26 : vector<16xi32>
        %282 = arith.shrui %180, %c27 : vector<16xi32>
        %283 = arith.andi %282, %c26 : vector<16xi32>
        %284 = arith.shli %283, %c28 : vector<16xi32>
        %285 = arith.ori %281, %284 : vector<16xi32>
        %286 = arith.subi %285, %c29 : vector<16xi32>
        %287 = arith.sitofp %286 : vector<16xi32> to vector<16xf32>
        %288 = arith.mulf %287, %170 : vector<16xf32>
        %289 = arith.addi %118, %c12 : index
        %290:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %289, %x, %277, %266#0, %288, %266#1, %42, %266#2, %266#3, %43, %266#4, %266#5, %44, %266#6, %266#7, %45, %266#8, %266#9, %46, %266#10, %266#11, %47, %266#12, %266#13, %48, %266#14, %266#15, %49, %266#16, %266#17, %50, %266#18, %266#19, %51, %266#20, %266#21, %52, %266#22, %266#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %291 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %292 = arith.extui %291 : vector<16xi8> to vector<16xi32>
        %293 = arith.shrui %292, %c28 : vector<16xi32>
        %294 = arith.shrui %144, %c28 : vector<16xi32>
        %295 = arith.andi %294, %c26 : vector<16xi32>
        %296 = arith.shli %295, %c28 : vector<16xi32>
        %297 = arith.ori %293, %296 : vector<16xi32>
        %298 = arith.subi %297, %c29 : vector<16xi32>
        %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
        %300 = arith.mulf %299, %127 : vector<16xf32>
        %301 = vector.load %w[%278] : memref<?xi8>, vector<16xi8>
        %302 = arith.extui %301 : vector<16xi8> to vector<16xi32>
        %303 = arith.shrui %302, %c28 : vector<16xi32>
        %304 = arith.shrui %180, %c28 : vector<16xi32>
        %305 = arith.andi %304, %c26 : vector<16xi32>
        %306 = arith.shli %305, %c28 : vector<16xi32>
        %307 = arith.ori %303, %306 : vector<16xi32>
        %308 = arith.subi %307, %c29 : vector<16xi32>
        %309 = arith.sitofp %308 : vector<16xi32> to vector<16xf32>
        %310 = arith.mulf %309, %170 : vector<16xf32>
        %311 = arith.addi %118, %c13 : index
        %312:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %311, %x, %300, %290#0, %310, %290#1, %42, %290#2, %290#3, %43, %290#4, %290#5, %44, %290#6, %290#7, %45, %290#8, %290#9, %46, %290#10, %290#11, %47, %290#12, %290#13, %48, %290#14, %290#15, %49, %290#16, %290#17, %50, %290#18, %290#19, %51, %290#20, %290#21, %52, %290#22, %290#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %313 = arith.addi %152, %c30 : index
        %314 = vector.load %w[%313] : memref<?xi8>, vector<16xi8>
        %315 = arith.extui %314 : vector<16xi8> to vector<16xi32>
        %316 = arith.andi %315, %c26 : vector<16xi32>
        %317 = arith.shrui %149, %c27 : vector<16xi32>
        %318 = arith.andi %317, %c26 : vector<16xi32>
        %319 = arith.shli %318, %c28 : vector<16xi32>
        %320 = arith.ori %316, %319 : vector<16xi32>
        %321 = arith.subi %320, %c29 : vector<16xi32>
        %322 = arith.sitofp %321 : vector<16xi32> to vector<16xf32>
        %323 = arith.mulf %322, %127 : vector<16xf32>
        %324 = arith.addi %185, %c30 : index
        %325 = vector.load %w[%324] : memref<?xi8>, vector<16xi8>
        %326 = arith.extui %325 : vector<16xi8> to vector<16xi32>
        %327 = arith.andi %326, %c26 : vector<16xi32>
        %328 = arith.shrui %183, %c27 : vector<16xi32>
        %329 = arith.andi %328, %c26 : vector<16xi32>
        %330 = arith.shli %329, %c28 : vector<16xi32>
        %331 = arith.ori %327, %330 : vector<16xi32>
        %332 = arith.subi %331, %c29 : vector<16xi32>
        %333 = arith.sitofp %332 : vector<16xi32> to vector<16xf32>
        %334 = arith.mulf %333, %170 : vector<16xf32>
        %335 = arith.addi %118, %c14 : index
        %336:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %335, %x, %323, %312#0, %334, %312#1, %42, %312#2, %312#3, %43, %312#4, %312#5, %44, %312#6, %312#7, %45, %312#8, %312#9, %46, %312#10, %312#11, %47, %312#12, %312#13, %48, %312#14, %312#15, %49, %312#16, %312#17, %50, %312#18, %312#19, %51, %312#20, %312#21, %52, %312#22, %312#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %337 = vector.load %w[%313] : memref<?xi8>, vector<16xi8>
        %338 = arith.extui %337 : vector<16xi8> to vector<16xi32>
        %339 = arith.shrui %338, %c28 : vector<16xi32>
        %340 = arith.shrui %149, %c28 : vector<16xi32>
        %341 = arith.andi %340, %c26 : vector<16xi32>
        %342 = arith.shli %341, %c28 : vector<16xi32>
        %343 = arith.ori %339, %342 : vector<16xi32>
        %344 = arith.subi %343, %c29 : vector<16xi32>
        %345 = arith.sitofp %344 : vector<16xi32> to vector<16xf32>
        %346 = arith.mulf %345, %127 : vector<16xf32>
        %347 = vector.load %w[%324] : memref<?xi8>, vector<16xi8>
        %348 = arith.extui %347 : vector<16xi8> to vector<16xi32>
        %349 = arith.shrui %348, %c28 : vector<16xi32>
        %350 = arith.shrui %183, %c28 : vector<16xi32>
        %351 = arith.andi %350, %c26 : vector<16xi32>
        %352 = arith.shli %351, %c28 : vector<16xi32>
        %353 = arith.ori %349, %352 : vector<16xi32>
        %354 = arith.subi %353, %c29 : vector<16xi32>
        %355 = arith.sitofp %354 : vector<16xi32> to vector<16xf32>
        %356 = arith.mulf %355, %170 : vector<16xf32>
        %357 = arith.addi %118, %c15 : index
        %358:24 = func.call @linear_q8_k_r12p2__cpu.0(%41, %357, %x, %346, %336#0, %356, %336#1, %42, %336#2, %336#3, %43, %336#4, %336#5, %44, %336#6, %336#7, %45, %336#8, %336#9, %46, %336#10, %336#11, %47, %336#12, %336#13, %48, %336#14, %336#15, %49, %336#16, %336#17, %50, %336#18, %336#19, %51, %336#20, %336#21, %52, %336#22, %336#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %358#0, %358#1, %358#2, %358#3, %358#4, %358#5, %358#6, %358#7, %358#8, %358#9, %358#10, %358#11, %358#12, %358#13, %358#14, %358#15, %358#16, %358#17, %358#18, %358#19, %358#20, %358#21, %358#22, %358#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %116#0, %116#1, %116#2, %116#3, %116#4, %116#5, %116#6, %116#7, %116#8, %116#9, %116#10, %116#11, %116#12, %116#13, %116#14, %116#15, %116#16, %116#17, %116#18, %116#19, %116#20, %116#21, %116#22, %116#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %359 = arith.cmpi slt, %17, %14 : index
    scf.if %359 {
      %360 = arith.muli %17, %outputFeatures : index
      %361 = arith.muli %3, %c21 : index
      %362 = arith.addi %360, %361 : index
      scf.if %0 {
        %363 = arith.addi %362, %c7 : index
        %364 = vector.load %residual[%363] : memref<?xf32>, vector<16xf32>
        %365 = arith.addf %364, %78#0 : vector<16xf32>
        vector.store %365, %out[%363] : memref<?xf32>, vector<16xf32>
      } else {
        %366 = arith.addi %362, %c7 : index
        vector.store %78#0, %out[%366] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %367 = arith.addi %362, %c22 : index
        %368 = vector.load %residual[%367] : memref<?xf32>, vector<16xf32>
        %369 = arith.addf %368, %78#1 : vector<16xf32>
        vector.store %369, %out[%367] : memref<?xf32>, vector<16xf32>
      } else {
        %370 = arith.addi %362, %c22 : index
        vector.store %78#1, %out[%370] : memref<?xf32>, vector<16xf32>
      }
    }
    %371 = arith.cmpi slt, %19, %14 : index
    scf.if %371 {
      %372 = arith.muli %19, %outputFeatures : index
      %373 = arith.muli %3, %c21 : index
      %374 = arith.addi %372, %373 : index
      scf.if %0 {
        %375 = arith.addi %374, %c7 : index
        %376 = vector.load %residual[%375] : memref<?xf32>, vector<16xf32>
        %377 = arith.addf %376, %78#2 : vector<16xf32>
        vector.store %377, %out[%375] : memref<?xf32>, vector<16xf32>
      } else {
        %378 = arith.addi %374, %c7 : index
        vector.store %78#2, %out[%378] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %379 = arith.addi %374, %c22 : index
        %380 = vector.load %residual[%379] : memref<?xf32>, vector<16xf32>
        %381 = arith.addf %380, %78#3 : vector<16xf32>
        vector.store %381, %out[%379] : memref<?xf32>, vector<16xf32>
      } else {
        %382 = arith.addi %374, %c22 : index
        vector.store %78#3, %out[%382] : memref<?xf32>, vector<16xf32>
      }
    }
    %383 = arith.cmpi slt, %21, %14 : index
    scf.if %383 {
      %384 = arith.muli %21, %outputFeatures : index
      %385 = arith.muli %3, %c21 : index
      %386 = arith.addi %384, %385 : index
      scf.if %0 {
        %387 = arith.addi %386, %c7 : index
        %388 = vector.load %residual[%387] : memref<?xf32>, vector<16xf32>
        %389 = arith.addf %388, %78#4 : vector<16xf32>
        vector.store %389, %out[%387] : memref<?xf32>, vector<16xf32>
      } else {
        %390 = arith.addi %386, %c7 : index
        vector.store %78#4, %out[%390] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %391 = arith.addi %386, %c22 : index
        %392 = vector.load %residual[%391] : memref<?xf32>, vector<16xf32>
        %393 = arith.addf %392, %78#5 : vector<16xf32>
        vector.store %393, %out[%391] : memref<?xf32>, vector<16xf32>
      } else {
        %394 = arith.addi %386, %c22 : index
        vector.store %78#5, %out[%394] : memref<?xf32>, vector<16xf32>
      }
    }
    %395 = arith.cmpi slt, %23, %14 : index
    scf.if %395 {
      %396 = arith.muli %23, %outputFeatures : index
      %397 = arith.muli %3, %c21 : index
      %398 = arith.addi %396, %397 : index
      scf.if %0 {
        %399 = arith.addi %398, %c7 : index
        %400 = vector.load %residual[%399] : memref<?xf32>, vector<16xf32>
        %401 = arith.addf %400, %78#6 : vector<16xf32>
        vector.store %401, %out[%399] : memref<?xf32>, vector<16xf32>
      } else {
        %402 = arith.addi %398, %c7 : index
        vector.store %78#6, %out[%402] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %403 = arith.addi %398, %c22 : index
        %404 = vector.load %residual[%403] : memref<?xf32>, vector<16xf32>
        %405 = arith.addf %404, %78#7 : vector<16xf32>
        vector.store %405, %out[%403] : memref<?xf32>, vector<16xf32>
      } else {
        %406 = arith.addi %398, %c22 : index
        vector.store %78#7, %out[%406] : memref<?xf32>, vector<16xf32>
      }
    }
    %407 = arith.cmpi slt, %25, %14 : index
    scf.if %407 {
      %408 = arith.muli %25, %outputFeatures : index
      %409 = arith.muli %3, %c21 : index
      %410 = arith.addi %408, %409 : index
      scf.if %0 {
        %411 = arith.addi %410, %c7 : index
        %412 = vector.load %residual[%411] : memref<?xf32>, vector<16xf32>
        %413 = arith.addf %412, %78#8 : vector<16xf32>
        vector.store %413, %out[%411] : memref<?xf32>, vector<16xf32>
      } else {
        %414 = arith.addi %410, %c7 : index
        vector.store %78#8, %out[%414] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %415 = arith.addi %410, %c22 : index
        %416 = vector.load %residual[%415] : memref<?xf32>, vector<16xf32>
        %417 = arith.addf %416, %78#9 : vector<16xf32>
        vector.store %417, %out[%415] : memref<?xf32>, vector<16xf32>
      } else {
        %418 = arith.addi %410, %c22 : index
        vector.store %78#9, %out[%418] : memref<?xf32>, vector<16xf32>
      }
    }
    %419 = arith.cmpi slt, %27, %14 : index
    scf.if %419 {
      %420 = arith.muli %27, %outputFeatures : index
      %421 = arith.muli %3, %c21 : index
      %422 = arith.addi %420, %421 : index
      scf.if %0 {
        %423 = arith.addi %422, %c7 : index
        %424 = vector.load %residual[%423] : memref<?xf32>, vector<16xf32>
        %425 = arith.addf %424, %78#10 : vector<16xf32>
        vector.store %425, %out[%423] : memref<?xf32>, vector<16xf32>
      } else {
        %426 = arith.addi %422, %c7 : index
        vector.store %78#10, %out[%426] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %427 = arith.addi %422, %c22 : index
        %428 = vector.load %residual[%427] : memref<?xf32>, vector<16xf32>
        %429 = arith.addf %428, %78#11 : vector<16xf32>
        vector.store %429, %out[%427] : memref<?xf32>, vector<16xf32>
      } else {
        %430 = arith.addi %422, %c22 : index
        vector.store %78#11, %out[%430] : memref<?xf32>, vector<16xf32>
      }
    }
    %431 = arith.cmpi slt, %29, %14 : index
    scf.if %431 {
      %432 = arith.muli %29, %outputFeatures : index
      %433 = arith.muli %3, %c21 : index
      %434 = arith.addi %432, %433 : index
      scf.if %0 {
        %435 = arith.addi %434, %c7 : index
        %436 = vector.load %residual[%435] : memref<?xf32>, vector<16xf32>
        %437 = arith.addf %436, %78#12 : vector<16xf32>
        vector.store %437, %out[%435] : memref<?xf32>, vector<16xf32>
      } else {
        %438 = arith.addi %434, %c7 : index
        vector.store %78#12, %out[%438] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %439 = arith.addi %434, %c22 : index
        %440 = vector.load %residual[%439] : memref<?xf32>, vector<16xf32>
        %441 = arith.addf %440, %78#13 : vector<16xf32>
        vector.store %441, %out[%439] : memref<?xf32>, vector<16xf32>
      } else {
        %442 = arith.addi %434, %c22 : index
        vector.store %78#13, %out[%442] : memref<?xf32>, vector<16xf32>
      }
    }
    %443 = arith.cmpi slt, %31, %14 : index
    scf.if %443 {
      %444 = arith.muli %31, %outputFeatures : index
      %445 = arith.muli %3, %c21 : index
      %446 = arith.addi %444, %445 : index
      scf.if %0 {
        %447 = arith.addi %446, %c7 : index
        %448 = vector.load %residual[%447] : memref<?xf32>, vector<16xf32>
        %449 = arith.addf %448, %78#14 : vector<16xf32>
        vector.store %449, %out[%447] : memref<?xf32>, vector<16xf32>
      } else {
        %450 = arith.addi %446, %c7 : index
        vector.store %78#14, %out[%450] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %451 = arith.addi %446, %c22 : index
        %452 = vector.load %residual[%451] : memref<?xf32>, vector<16xf32>
        %453 = arith.addf %452, %78#15 : vector<16xf32>
        vector.store %453, %out[%451] : memref<?xf32>, vector<16xf32>
      } else {
        %454 = arith.addi %446, %c22 : index
        vector.store %78#15, %out[%454] : memref<?xf32>, vector<16xf32>
      }
    }
    %455 = arith.cmpi slt, %33, %14 : index
    scf.if %455 {
      %456 = arith.muli %33, %outputFeatures : index
      %457 = arith.muli %3, %c21 : index
      %458 = arith.addi %456, %457 : index
      scf.if %0 {
        %459 = arith.addi %458, %c7 : index
        %460 = vector.load %residual[%459] : memref<?xf32>, vector<16xf32>
        %461 = arith.addf %460, %78#16 : vector<16xf32>
        vector.store %461, %out[%459] : memref<?xf32>, vector<16xf32>
      } else {
        %462 = arith.addi %458, %c7 : index
        vector.store %78#16, %out[%462] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %463 = arith.addi %458, %c22 : index
        %464 = vector.load %residual[%463] : memref<?xf32>, vector<16xf32>
        %465 = arith.addf %464, %78#17 : vector<16xf32>
        vector.store %465, %out[%463] : memref<?xf32>, vector<16xf32>
      } else {
        %466 = arith.addi %458, %c22 : index
        vector.store %78#17, %out[%466] : memref<?xf32>, vector<16xf32>
      }
    }
    %467 = arith.cmpi slt, %35, %14 : index
    scf.if %467 {
      %468 = arith.muli %35, %outputFeatures : index
      %469 = arith.muli %3, %c21 : index
      %470 = arith.addi %468, %469 : index
      scf.if %0 {
        %471 = arith.addi %470, %c7 : index
        %472 = vector.load %residual[%471] : memref<?xf32>, vector<16xf32>
        %473 = arith.addf %472, %78#18 : vector<16xf32>
        vector.store %473, %out[%471] : memref<?xf32>, vector<16xf32>
      } else {
        %474 = arith.addi %470, %c7 : index
        vector.store %78#18, %out[%474] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %475 = arith.addi %470, %c22 : index
        %476 = vector.load %residual[%475] : memref<?xf32>, vector<16xf32>
        %477 = arith.addf %476, %78#19 : vector<16xf32>
        vector.store %477, %out[%475] : memref<?xf32>, vector<16xf32>
      } else {
        %478 = arith.addi %470, %c22 : index
        vector.store %78#19, %out[%478] : memref<?xf32>, vector<16xf32>
      }
    }
    %479 = arith.cmpi slt, %37, %14 : index
    scf.if %479 {
      %480 = arith.muli %37, %outputFeatures : index
      %481 = arith.muli %3, %c21 : index
      %482 = arith.addi %480, %481 : index
      scf.if %0 {
        %483 = arith.addi %482, %c7 : index
        %484 = vector.load %residual[%483] : memref<?xf32>, vector<16xf32>
        %485 = arith.addf %484, %78#20 : vector<16xf32>
        vector.store %485, %out[%483] : memref<?xf32>, vector<16xf32>
      } else {
        %486 = arith.addi %482, %c7 : index
        vector.store %78#20, %out[%486] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %487 = arith.addi %482, %c22 : index
        %488 = vector.load %residual[%487] : memref<?xf32>, vector<16xf32>
        %489 = arith.addf %488, %78#21 : vector<16xf32>
        vector.store %489, %out[%487] : memref<?xf32>, vector<16xf32>
      } else {
        %490 = arith.addi %482, %c22 : index
        vector.store %78#21, %out[%490] : memref<?xf32>, vector<16xf32>
      }
    }
    %491 = arith.cmpi slt, %39, %14 : index
    scf.if %491 {
      %492 = arith.muli %39, %outputFeatures : index
      %493 = arith.muli %3, %c21 : index
      %494 = arith.addi %492, %493 : index
      scf.if %0 {
        %495 = arith.addi %494, %c7 : index
        %496 = vector.load %residual[%495] : memref<?xf32>, vector<16xf32>
        %497 = arith.addf %496, %78#22 : vector<16xf32>
        vector.store %497, %out[%495] : memref<?xf32>, vector<16xf32>
      } else {
        %498 = arith.addi %494, %c7 : index
        vector.store %78#22, %out[%498] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %499 = arith.addi %494, %c22 : index
        %500 = vector.load %residual[%499] : memref<?xf32>, vector<16xf32>
        %501 = arith.addf %500, %78#23 : vector<16xf32>
        vector.store %501, %out[%499] : memref<?xf32>, vector<16xf32>
      } else {
        %502 = arith.addi %494, %c22 : index
        vector.store %78#23, %out[%502] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}

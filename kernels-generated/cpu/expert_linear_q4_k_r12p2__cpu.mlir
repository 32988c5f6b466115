// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_k', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q4_k_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 12 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 16 : index
  %c24 = arith.constant 320 : index
  %c25 = arith.constant dense<15> : vector<16xi32>
  %c26 = arith.constant dense<4> : vector<16xi32>
  %c27 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = memref.load %groups[%1] : memref<?xi32>
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.addi %1, %c5 : index
  %8 = memref.load %groups[%7] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %groupsPerExpert : index
  %11 = arith.addi %10, %2 : index
  %12 = arith.muli %11, %c6 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %12, %c5 : index
  %16 = arith.muli %15, %4 : index
  %17 = arith.addi %experts, %c5 : index
  scf.for %18 = %6 to %9 step %c9 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c5 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c6 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c10 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.addi %18, %c11 : index
    %29 = arith.minsi %28, %19 : index
    %30 = arith.addi %18, %c12 : index
    %31 = arith.minsi %30, %19 : index
    %32 = arith.addi %18, %c13 : index
    %33 = arith.minsi %32, %19 : index
    %34 = arith.addi %18, %c14 : index
    %35 = arith.minsi %34, %19 : index
    %36 = arith.addi %18, %c15 : index
    %37 = arith.minsi %36, %19 : index
    %38 = arith.addi %18, %c16 : index
    %39 = arith.minsi %38, %19 : index
    %40 = arith.addi %18, %c17 : index
    %41 = arith.minsi %40, %19 : index
    %42 = arith.addi %18, %c18 : index
    %43 = arith.minsi %42, %19 : index
    %44 = arith.addi %17, %21 : index
    %45 = memref.load %groups[%44] : memref<?xi32>
    %46 = arith.index_cast %45 : i32 to index
    %47 = arith.addi %17, %23 : index
    %48 = memref.load %groups[%47] : memref<?xi32>
    %49 = arith.index_cast %48 : i32 to index
    %50 = arith.addi %17, %25 : index
    %51 = memref.load %groups[%50] : memref<?xi32>
    %52 = arith.index_cast %51 : i32 to index
    %53 = arith.addi %17, %27 : index
    %54 = memref.load %groups[%53] : memref<?xi32>
    %55 = arith.index_cast %54 : i32 to index
    %56 = arith.addi %17, %29 : index
    %57 = memref.load %groups[%56] : memref<?xi32>
    %58 = arith.index_cast %57 : i32 to index
    %59 = arith.addi %17, %31 : index
    %60 = memref.load %groups[%59] : memref<?xi32>
    %61 = arith.index_cast %60 : i32 to index
    %62 = arith.addi %17, %33 : index
    %63 = memref.load %groups[%62] : memref<?xi32>
    %64 = arith.index_cast %63 : i32 to index
    %65 = arith.addi %17, %35 : index
    %66 = memref.load %groups[%65] : memref<?xi32>
    %67 = arith.index_cast %66 : i32 to index
    %68 = arith.addi %17, %37 : index
    %69 = memref.load %groups[%68] : memref<?xi32>
    %70 = arith.index_cast %69 : i32 to index
    %71 = arith.addi %17, %39 : index
    %72 = memref.load %groups[%71] : memref<?xi32>
    %73 = arith.index_cast %72 : i32 to index
    %74 = arith.addi %17, %41 : index
    %75 = memref.load %groups[%74] : memref<?xi32>
    %76 = arith.index_cast %75 : i32 to index
    %77 = arith.addi %17, %43 : index
    %78 = memref.load %groups[%77] : memref<?xi32>
    %79 = arith.index_cast %78 : i32 to index
    %80 = arith.divui %46, %rowDivisor : index
    %81 = arith.muli %80, %inputFeatures : index
    %82 = arith.divui %49, %rowDivisor : index
    %83 = arith.muli %82, %inputFeatures : index
    %84 = arith.divui %52, %rowDivisor : index
    %85 = arith.muli %84, %inputFeatures : index
    %86 = arith.divui %55, %rowDivisor : index
    %87 = arith.muli %86, %inputFeatures : index
    %88 = arith.divui %58, %rowDivisor : index
    %89 = arith.muli %88, %inputFeatures : index
    %90 = arith.divui %61, %rowDivisor : index
    %91 = arith.muli %90, %inputFeatures : index
    %92 = arith.divui %64, %rowDivisor : index
    %93 = arith.muli %92, %inputFeatures : index
    %94 = arith.divui %67, %rowDivisor : index
    %95 = arith.muli %94, %inputFeatures : index
    %96 = arith.divui %70, %rowDivisor : index
    %97 = arith.muli %96, %inputFeatures : index
    %98 = arith.divui %73, %rowDivisor : index
    %99 = arith.muli %98, %inputFeatures : index
    %100 = arith.divui %76, %rowDivisor : index
    %101 = arith.muli %100, %inputFeatures : index
    %102 = arith.divui %79, %rowDivisor : index
    %103 = arith.muli %102, %inputFeatures : index
    %129:24 = scf.for %104 = %c7 to %3 step %c5 iter_args(%105 = %c20, %106 = %c20, %107 = %c20, %108 = %c20, %109 = %c20, %110 = %c20, %111 = %c20, %112 = %c20, %113 = %c20, %114 = %c20, %115 = %c20, %116 = %c20, %117 = %c20, %118 = %c20, %119 = %c20, %120 = %c20, %121 = %c20, %122 = %c20, %123 = %c20, %124 = %c20, %125 = %c20, %126 = %c20, %127 = %c20, %128 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %130 = arith.muli %104, %c4 : index
      %131 = arith.addi %14, %130 : index
      %132 = arith.addi %16, %130 : index
      %133 = arith.addi %131, %c7 : index
      %134 = vector.load %w[%133] : memref<?xi8>, vector<32xi8>
      %135 = vector.bitcast %134 : vector<32xi8> to vector<16xf16>
      %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
      %137 = arith.addi %131, %c21 : index
      %138 = vector.load %w[%137] : memref<?xi8>, vector<32xi8>
      %139 = vector.bitcast %138 : vector<32xi8> to vector<16xf16>
      %140 = arith.extf %139 : vector<16xf16> to vector<16xf32>
      %141 = arith.addi %132, %c7 : index
      %142 = vector.load %w[%141] : memref<?xi8>, vector<32xi8>
      %143 = vector.bitcast %142 : vector<32xi8> to vector<16xf16>
      %144 = arith.extf %143 : vector<16xf16> to vector<16xf32>
      %145 = arith.addi %132, %c21 : index
      %146 = vector.load %w[%145] : memref<?xi8>, vector<32xi8>
      %147 = vector.bitcast %146 : vector<32xi8> to vector<16xf16>
      %148 = arith.extf %147 : vector<16xf16> to vector<16xf32>
      %149 = arith.muli %104, %c3 : index
      %175:24 = scf.for %150 = %c7 to %c21 step %c5 iter_args(%151 = %105, %152 = %106, %153 = %107, %154 = %108, %155 = %109, %156 = %110, %157 = %111, %158 = %112, %159 = %113, %160 = %114, %161 = %115, %162 = %116, %163 = %117, %164 = %118, %165 = %119, %166 = %120, %167 = %121, %168 = %122, %169 = %123, %170 = %124, %171 = %125, %172 = %126, %173 = %127, %174 = %128) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %176 = arith.muli %150, %c15 : index
        %177 = arith.addi %149, %176 : index
        %178 = arith.addi %131, %c22 : index
        %179 = arith.divui %150, %c11 : index
        %180 = arith.muli %179, %c21 : index
        %181 = arith.addi %178, %180 : index
        %182 = arith.addi %181, %c7 : index
        %183 = vector.load %w[%182] : memref<?xi8>, vector<16xi8>
        %184 = arith.extui %183 : vector<16xi8> to vector<16xi32>
        %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
        %186 = arith.mulf %136, %185 : vector<16xf32>
        %187 = arith.addi %181, %c23 : index
        %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
        %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
        %190 = arith.sitofp %189 : vector<16xi32> to vector<16xf32>
        %191 = arith.mulf %140, %190 : vector<16xf32>
        %192 = arith.addi %131, %c24 : index
        %193 = arith.muli %150, %c22 : index
        %194 = arith.addi %192, %193 : index
        %195 = arith.addi %194, %c7 : index
        %196 = vector.load %w[%195] : memref<?xi8>, vector<16xi8>
        %197 = arith.extui %196 : vector<16xi8> to vector<16xi32>
        %198 = arith.andi %197, %c25 : vector<16xi32>
        %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
        %200 = math.fma %199, %186, %191 : vector<16xf32>
        %201 = arith.addi %132, %c22 : index
        %202 = arith.addi %201, %180 : index
        %203 = arith.addi %202, %c7 : index
        %204 = vector.load %w[%203] : memref<?xi8>, vector<16xi8>
        %205 = arith.extui %204 : vector<16xi8> to vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = arith.mulf %144, %206 : vector<16xf32>
        %208 = arith.addi %202, %c23 : index
        %209 = vector.load %w[%208] : memref<?xi8>, vector<16xi8>
        %210 = arith.extui %209 : vector<16xi8> to vector<16xi32>
        %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
        %212 = arith.mulf %148, %211 : vector<16xf32>
        %213 = arith.addi %132, %c24 : index
        %214 = arith.addi %213, %193 : index
        %215 = arith.addi %214, %c7 : index
        %216 = vector.load %w[%215] : memref<?xi8>, vector<16xi8>
        %217 = arith.extui %216 : vector<16xi8> to vector<16xi32>
        %218 = arith.andi %217, %c25 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %207, %212 : vector<16xf32>
        %221 = arith.addi %177, %c7 : index
        %222:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %221, %x, %200, %151, %220, %152, %83, %153, %154, %85, %155, %156, %87, %157, %158, %89, %159, %160, %91, %161, %162, %93, %163, %164, %95, %165, %166, %97, %167, %168, %99, %169, %170, %101, %171, %172, %103, %173, %174) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %223 = vector.load %w[%195] : memref<?xi8>, vector<16xi8>
        %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
        %225 = arith.shrui %224, %c26 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %186, %191 : vector<16xf32>
        %228 = vector.load %w[%215] : memref<?xi8>, vector<16xi8>
        %229 = arith.extui %228 : vector<16xi8> to vector<16xi32>
        %230 = arith.shrui %229, %c26 : vector<16xi32>
        %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
        %232 = math.fma %231, %207, %212 : vector<16xf32>
        %233 = arith.addi %177, %c5 : index
        %234:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %233, %x, %227, %222#0, %232, %222#1, %83, %222#2, %222#3, %85, %222#4, %222#5, %87, %222#6, %222#7, %89, %222#8, %222#9, %91, %222#10, %222#11, %93, %222#12, %222#13, %95, %222#14, %222#15, %97, %222#16, %222#17, %99, %222#18, %222#19, %101, %222#20, %222#21, %103, %222#22, %222#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %235 = arith.addi %194, %c23 : index
        %236 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
        %238 = arith.andi %237, %c25 : vector<16xi32>
        %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
        %240 = math.fma %239, %186, %191 : vector<16xf32>
        %241 = arith.addi %214, %c23 : index
        %242 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
        %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
        %244 = arith.andi %243, %c25 : vector<16xi32>
        %245 = arith.sitofp %244 : vector<16xi32> to vector<16xf32>
        %246 = math.fma %245, %207, %212 : vector<16xf32>
        %247 = arith.addi %177, %c6 : index
        %248:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %247, %x, %240, %234#0, %246, %234#1, %83, %234#2, %234#3, %85, %234#4, %234#5, %87, %234#6, %234#7, %89, %234#8, %234#9, %91, %234#10, %234#11, %93, %234#12, %234#13, %95, %234#14, %234#15, %97, %234#16, %234#17, %99, %234#18, %234#19, %101, %234#20, %234#21, %103, %234#22, %234#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %249 = vector.load %w[%235] : memref<?xi8>, vector<16xi8>
        %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
        %251 = arith.shrui %250, %c26 : vector<16xi32>
        %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
        %253 = math.fma %252, %186, %191 : vector<16xf32>
        %254 = vector.load %w[%241] : memref<?xi8>, vector<16xi8>
        %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
        %256 = arith.shrui %255, %c26 : vector<16xi32>
        %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
        %258 = math.fma %257, %207, %212 : vector<16xf32>
        %259 = arith.addi %177, %c10 : index
        %260:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %259, %x, %253, %248#0, %258, %248#1, %83, %248#2, %248#3, %85, %248#4, %248#5, %87, %248#6, %248#7, %89, %248#8, %248#9, %91, %248#10, %248#11, %93, %248#12, %248#13, %95, %248#14, %248#15, %97, %248#16, %248#17, %99, %248#18, %248#19, %101, %248#20, %248#21, %103, %248#22, %248#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %261 = arith.addi %194, %c21 : index
        %262 = vector.load %w[%261] : memref<?xi8>, vector<16xi8>
        %263 = arith.extui %262 : vector<16xi8> to vector<16xi32>
        %264 = arith.andi %263, %c25 : vector<16xi32>
        %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
        %266 = math.fma %265, %186, %191 : vector<16xf32>
        %267 = arith.addi %214, %c21 : index
        %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
        %270 = arith.andi %269, %c25 : vector<16xi32>
        %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
        %272 = math.fma %271, %207, %212 : vector<16xf32>
        %273 = arith.addi %177, %c11 : index
        %274:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %273, %x, %266, %260#0, %272, %260#1, %83, %260#2, %260#3, %85, %260#4, %260#5, %87, %260#6, %260#7, %89, %260#8, %260#9, %91, %260#10, %260#11, %93, %260#12, %260#13, %95, %260#14, %260#15, %97, %260#16, %260#17, %99, %260#18, %260#19, %101, %260#20, %260#21, %103, %260#22, %260#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %275 = vector.load %w[%261] : memref<?xi8>, vector<16xi8>
        %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
        %277 = arith.shrui %276, %c26 : vector<16xi32>
        %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
        %279 = math.fma %278, %186, %191 : vector<16xf32>
        %280 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %281 = arith.extui %280 : vector<16xi8> to vector<16xi32>
        %282 = arith.shrui %281, %c26 : vector<16xi32>
        %283 = arith.sitofp %282 : vector<16xi32> to vector<16xf32>
        %284 = math.fma %283, %207, %212 : vector<16xf32>
        %285 = arith.addi %177, %c12 : index
        %286:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %285, %x, %279, %274#0, %284, %274#1, %83, %274#2, %274#3, %85, %274#4, %274#5, %87, %274#6, %274#7, %89, %274#8, %274#9, %91, %274#10, %274#11, %93, %274#12, %274#13, %95, %274#14, %274#15, %97, %274#16, %274#17, %99, %274#18, %274#19, %101, %274#20, %274#21, %103, %274#22, %274#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %287 = arith.addi %194, %c27 : index
        %288 = vector.load %w[%287] : memref<?xi8>, vector<16xi8>
        %289 = arith.extui %288 : vector<16xi8> to vector<16xi32>
        %290 = arith.andi %289, %c25 : vector<16xi32>
        %291 = arith.sitofp %290 : vector<16xi32> to vector<16xf32>
        %292 = math.fma %291, %186, %191 : vector<16xf32>
        %293 = arith.addi %214, %c27 : index
        %294 = vector.load %w[%293] : memref<?xi8>, vector<16xi8>
        %295 = arith.extui %294 : vector<16xi8> to vector<16xi32>
        %296 = arith.andi %295, %c25 : vector<16xi32>
        %297 = arith.sitofp %296 : vector<16xi32> to vector<16xf32>
        %298 = math.fma %297, %207, %212 : vector<16xf32>
        %299 = arith.addi %177, %c13 : index
        %300:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %299, %x, %292, %286#0, %298, %286#1, %83, %286#2, %286#3, %85, %286#4, %286#5, %87, %286#6, %286#7, %89, %286#8, %286#9, %91, %286#10, %286#11, %93, %286#12, %286#13, %95, %286#14, %286#15, %97, %286#16, %286#17, %99, %286#18, %286#19, %101, %286#20, %286#21, %103, %286#22, %286#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %301 = vector.load %w[%287] : memref<?xi8>, vector<16xi8>
        %302 = arith.extui %301 : vector<16xi8> to vector<16xi32>
        %303 = arith.shrui %302, %c26 : vector<16xi32>
        %304 = arith.sitofp %303 : vector<16xi32> to vector<16xf32>
        %305 = math.fma %304, %186, %191 : vector<16xf32>
        %306 = vector.load %w[%293] : memref<?xi8>, vector<16xi8>
        %307 = arith.extui %306 : vector<16xi8> to vector<16xi32>
        %308 = arith.shrui %307, %c26 : vector<16xi32>
        %309 = arith.sitofp %308 : vector<16xi32> to vector<16xf32>
        %310 = math.fma %309, %207, %212 : vector<16xf32>
        %311 = arith.addi %177, %c14 : index
        %312:24 = func.call @expert_linear_q4_k_r12p2__cpu.0(%81, %311, %x, %305, %300#0, %310, %300#1, %83, %300#2, %300#3, %85, %300#4, %300#5, %87, %300#6, %300#7, %89, %300#8, %300#9, %91, %300#10, %300#11, %93, %300#12, %300#13, %95, %300#14, %300#15, %97, %300#16, %300#17, %99, %300#18, %300#19, %101, %300#20, %300#21, %103, %300#22, %300#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %312#0, %312#1, %312#2, %312#3, %312#4, %312#5, %312#6, %312#7, %312#8, %312#9, %312#10, %312#11, %312#12, %312#13, %312#14, %312#15, %312#16, %312#17, %312#18, %312#19, %312#20, %312#21, %312#22, %312#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %175#0, %175#1, %175#2, %175#3, %175#4, %175#5, %175#6, %175#7, %175#8, %175#9, %175#10, %175#11, %175#12, %175#13, %175#14, %175#15, %175#16, %175#17, %175#18, %175#19, %175#20, %175#21, %175#22, %175#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %313 = arith.cmpi slt, %20, %9 : index
    scf.if %313 {
      %314 = arith.muli %46, %outputFeatures : index
      %315 = arith.muli %2, %c21 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.addi %316, %c7 : index
      vector.store %129#0, %out[%317] : memref<?xf32>, vector<16xf32>
      %318 = arith.addi %316, %c23 : index
      vector.store %129#1, %out[%318] : memref<?xf32>, vector<16xf32>
    }
    %319 = arith.cmpi slt, %22, %9 : index
    scf.if %319 {
      %320 = arith.muli %49, %outputFeatures : index
      %321 = arith.muli %2, %c21 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.addi %322, %c7 : index
      vector.store %129#2, %out[%323] : memref<?xf32>, vector<16xf32>
      %324 = arith.addi %322, %c23 : index
      vector.store %129#3, %out[%324] : memref<?xf32>, vector<16xf32>
    }
    %325 = arith.cmpi slt, %24, %9 : index
    scf.if %325 {
      %326 = arith.muli %52, %outputFeatures : index
      %327 = arith.muli %2, %c21 : index
      %328 = arith.addi %326, %327 : index
      %329 = arith.addi %328, %c7 : index
      vector.store %129#4, %out[%329] : memref<?xf32>, vector<16xf32>
      %330 = arith.addi %328, %c23 : index
      vector.store %129#5, %out[%330] : memref<?xf32>, vector<16xf32>
    }
    %331 = arith.cmpi slt, %26, %9 : index
    scf.if %331 {
      %332 = arith.muli %55, %outputFeatures : index
      %333 = arith.muli %2, %c21 : index
      %334 = arith.addi %332, %333 : index
      %335 = arith.addi %334, %c7 : index
      vector.store %129#6, %out[%335] : memref<?xf32>, vector<16xf32>
      %336 = arith.addi %334, %c23 : index
      vector.store %129#7, %out[%336] : memref<?xf32>, vector<16xf32>
    }
    %337 = arith.cmpi slt, %28, %9 : index
    scf.if %337 {
      %338 = arith.muli %58, %outputFeatures : index
      %339 = arith.muli %2, %c21 : index
      %340 = arith.addi %338, %339 : index
      %341 = arith.addi %340, %c7 : index
      vector.store %129#8, %out[%341] : memref<?xf32>, vector<16xf32>
      %342 = arith.addi %340, %c23 : index
      vector.store %129#9, %out[%342] : memref<?xf32>, vector<16xf32>
    }
    %343 = arith.cmpi slt, %30, %9 : index
    scf.if %343 {
      %344 = arith.muli %61, %outputFeatures : index
      %345 = arith.muli %2, %c21 : index
      %346 = arith.addi %344, %345 : index
      %347 = arith.addi %346, %c7 : index
      vector.store %129#10, %out[%347] : memref<?xf32>, vector<16xf32>
      %348 = arith.addi %346, %c23 : index
      vector.store %129#11, %out[%348] : memref<?xf32>, vector<16xf32>
    }
    %349 = arith.cmpi slt, %32, %9 : index
    scf.if %349 {
      %350 = arith.muli %64, %outputFeatures : index
      %351 = arith.muli %2, %c21 : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.addi %352, %c7 : index
      vector.store %129#12, %out[%353] : memref<?xf32>, vector<16xf32>
      %354 = arith.addi %352, %c23 : index
      vector.store %129#13, %out[%354] : memref<?xf32>, vector<16xf32>
    }
    %355 = arith.cmpi slt, %34, %9 : index
    scf.if %355 {
      %356 = arith.muli %67, %outputFeatures : index
      %357 = arith.muli %2, %c21 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.addi %358, %c7 : index
      vector.store %129#14, %out[%359] : memref<?xf32>, vector<16xf32>
      %360 = arith.addi %358, %c23 : index
      vector.store %129#15, %out[%360] : memref<?xf32>, vector<16xf32>
    }
    %361 = arith.cmpi slt, %36, %9 : index
    scf.if %361 {
      %362 = arith.muli %70, %outputFeatures : index
      %363 = arith.muli %2, %c21 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.addi %364, %c7 : index
      vector.store %129#16, %out[%365] : memref<?xf32>, vector<16xf32>
      %366 = arith.addi %364, %c23 : index
      vector.store %129#17, %out[%366] : memref<?xf32>, vector<16xf32>
    }
    %367 = arith.cmpi slt, %38, %9 : index
    scf.if %367 {
      %368 = arith.muli %73, %outputFeatures : index
      %369 = arith.muli %2, %c21 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.addi %370, %c7 : index
      vector.store %129#18, %out[%371] : memref<?xf32>, vector<16xf32>
      %372 = arith.addi %370, %c23 : index
      vector.store %129#19, %out[%372] : memref<?xf32>, vector<16xf32>
    }
    %373 = arith.cmpi slt, %40, %9 : index
    scf.if %373 {
      %374 = arith.muli %76, %outputFeatures : index
      %375 = arith.muli %2, %c21 : index
      %376 = arith.addi %374, %375 : index
      %377 = arith.addi %376, %c7 : index
      vector.store %129#20, %out[%377] : memref<?xf32>, vector<16xf32>
      %378 = arith.addi %376, %c23 : index
      vector.store %129#21, %out[%378] : memref<?xf32>, vector<16xf32>
    }
    %379 = arith.cmpi slt, %42, %9 : index
    scf.if %379 {
      %380 = arith.muli %79, %outputFeatures : index
      %381 = arith.muli %2, %c21 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.addi %382, %c7 : index
      vector.store %129#22, %out[%383] : memref<?xf32>, vector<16xf32>
      %384 = arith.addi %382, %c23 : index
      vector.store %129#23, %out[%384] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

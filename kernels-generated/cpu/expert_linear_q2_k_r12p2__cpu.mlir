// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q2_k', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q2_k_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
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
  %c24 = arith.constant 576 : index
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<3> : vector<16xi32>
  %c27 = arith.constant dense<2> : vector<16xi32>
  %c28 = arith.constant dense<4> : vector<16xi32>
  %c29 = arith.constant dense<6> : vector<16xi32>
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
        %179 = arith.divui %150, %c6 : index
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
        %193 = arith.muli %150, %c6 : index
        %194 = arith.addi %193, %c7 : index
        %195 = arith.muli %194, %c23 : index
        %196 = arith.addi %192, %195 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
        %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
        %199 = arith.addi %193, %c5 : index
        %200 = arith.muli %199, %c23 : index
        %201 = arith.addi %192, %200 : index
        %202 = vector.load %w[%201] : memref<?xi8>, vector<16xi8>
        %203 = arith.extui %202 : vector<16xi8> to vector<16xi32>
        %204 = arith.shrui %198, %c25 : vector<16xi32>
        %205 = arith.andi %204, %c26 : vector<16xi32>
        %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
        %207 = math.fma %206, %186, %191 : vector<16xf32>
        %208 = arith.addi %132, %c22 : index
        %209 = arith.addi %208, %180 : index
        %210 = arith.addi %209, %c7 : index
        %211 = vector.load %w[%210] : memref<?xi8>, vector<16xi8>
        %212 = arith.extui %211 : vector<16xi8> to vector<16xi32>
        %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
        %214 = arith.mulf %144, %213 : vector<16xf32>
        %215 = arith.addi %209, %c23 : index
        %216 = vector.load %w[%215] : memref<?xi8>, vector<16xi8>
        %217 = arith.extui %216 : vector<16xi8> to vector<16xi32>
        %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
        %219 = arith.mulf %148, %218 : vector<16xf32>
        %220 = arith.addi %132, %c24 : index
        %221 = arith.addi %220, %195 : index
        %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
        %224 = arith.addi %220, %200 : index
        %225 = vector.load %w[%224] : memref<?xi8>, vector<16xi8>
        %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
        %227 = arith.shrui %223, %c25 : vector<16xi32>
        %228 = arith.andi %227, %c26 : vector<16xi32>
        %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
        %230 = math.fma %229, %214, %219 : vector<16xf32>
        %231 = arith.addi %177, %c7 : index
        %232:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %231, %x, %207, %151, %230, %152, %83, %153, %154, %85, %155, %156, %87, %157, %158, %89, %159, %160, %91, %161, %162, %93, %163, %164, %95, %165, %166, %97, %167, %168, %99, %169, %170, %101, %171, %172, %103, %173, %174) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %233 = arith.shrui %198, %c27 : vector<16xi32>
        %234 = arith.andi %233, %c26 : vector<16xi32>
        %235 = arith.sitofp %234 : vector<16xi32> to vector<16xf32>
        %236 = math.fma %235, %186, %191 : vector<16xf32>
        %237 = arith.shrui %223, %c27 : vector<16xi32>
        %238 = arith.andi %237, %c26 : vector<16xi32>
        %239 = arith.sitofp %238 : vector<16xi32> to vector<16xf32>
        %240 = math.fma %239, %214, %219 : vector<16xf32>
        %241 = arith.addi %177, %c5 : index
        %242:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %241, %x, %236, %232#0, %240, %232#1, %83, %232#2, %232#3, %85, %232#4, %232#5, %87, %232#6, %232#7, %89, %232#8, %232#9, %91, %232#10, %232#11, %93, %232#12, %232#13, %95, %232#14, %232#15, %97, %232#16, %232#17, %99, %232#18, %232#19, %101, %232#20, %232#21, %103, %232#22, %232#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %243 = arith.shrui %198, %c28 : vector<16xi32>
        %244 = arith.andi %243, %c26 : vector<16xi32>
        %245 = arith.sitofp %244 : vector<16xi32> to vector<16xf32>
        %246 = math.fma %245, %186, %191 : vector<16xf32>
        %247 = arith.shrui %223, %c28 : vector<16xi32>
        %248 = arith.andi %247, %c26 : vector<16xi32>
        %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
        %250 = math.fma %249, %214, %219 : vector<16xf32>
        %251 = arith.addi %177, %c6 : index
        %252:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %251, %x, %246, %242#0, %250, %242#1, %83, %242#2, %242#3, %85, %242#4, %242#5, %87, %242#6, %242#7, %89, %242#8, %242#9, %91, %242#10, %242#11, %93, %242#12, %242#13, %95, %242#14, %242#15, %97, %242#16, %242#17, %99, %242#18, %242#19, %101, %242#20, %242#21, %103, %242#22, %242#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %253 = arith.shrui %198, %c29 : vector<16xi32>
        %254 = arith.andi %253, %c26 : vector<16xi32>
        %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
        %256 = math.fma %255, %186, %191 : vector<16xf32>
        %257 = arith.shrui %223, %c29 : vector<16xi32>
        %258 = arith.andi %257, %c26 : vector<16xi32>
        %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
        %260 = math.fma %259, %214, %219 : vector<16xf32>
        %261 = arith.addi %177, %c10 : index
        %262:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %261, %x, %256, %252#0, %260, %252#1, %83, %252#2, %252#3, %85, %252#4, %252#5, %87, %252#6, %252#7, %89, %252#8, %252#9, %91, %252#10, %252#11, %93, %252#12, %252#13, %95, %252#14, %252#15, %97, %252#16, %252#17, %99, %252#18, %252#19, %101, %252#20, %252#21, %103, %252#22, %252#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %263 = arith.shrui %203, %c25 : vector<16xi32>
        %264 = arith.andi %263, %c26 : vector<16xi32>
        %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
        %266 = math.fma %265, %186, %191 : vector<16xf32>
        %267 = arith.shrui %226, %c25 : vector<16xi32>
        %268 = arith.andi %267, %c26 : vector<16xi32>
        %269 = arith.sitofp %268 : vector<16xi32> to vector<16xf32>
        %270 = math.fma %269, %214, %219 : vector<16xf32>
        %271 = arith.addi %177, %c11 : index
        %272:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %271, %x, %266, %262#0, %270, %262#1, %83, %262#2, %262#3, %85, %262#4, %262#5, %87, %262#6, %262#7, %89, %262#8, %262#9, %91, %262#10, %262#11, %93, %262#12, %262#13, %95, %262#14, %262#15, %97, %262#16, %262#17, %99, %262#18, %262#19, %101, %262#20, %262#21, %103, %262#22, %262#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %273 = arith.shrui %203, %c27 : vector<16xi32>
        %274 = arith.andi %273, %c26 : vector<16xi32>
        %275 = arith.sitofp %274 : vector<16xi32> to vector<16xf32>
        %276 = math.fma %275, %186, %191 : vector<16xf32>
        %277 = arith.shrui %226, %c27 : vector<16xi32>
        %278 = arith.andi %277, %c26 : vector<16xi32>
        %279 = arith.sitofp %278 : vector<16xi32> to vector<16xf32>
        %280 = math.fma %279, %214, %219 : vector<16xf32>
        %281 = arith.addi %177, %c12 : index
        %282:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %281, %x, %276, %272#0, %280, %272#1, %83, %272#2, %272#3, %85, %272#4, %272#5, %87, %272#6, %272#7, %89, %272#8, %272#9, %91, %272#10, %272#11, %93, %272#12, %272#13, %95, %272#14, %272#15, %97, %272#16, %272#17, %99, %272#18, %272#19, %101, %272#20, %272#21, %103, %272#22, %272#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %283 = arith.shrui %203, %c28 : vector<16xi32>
        %284 = arith.andi %283, %c26 : vector<16xi32>
        %285 = arith.sitofp %284 : vector<16xi32> to vector<16xf32>
        %286 = math.fma %285, %186, %191 : vector<16xf32>
        %287 = arith.shrui %226, %c28 : vector<16xi32>
        %288 = arith.andi %287, %c26 : vector<16xi32>
        %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
        %290 = math.fma %289, %214, %219 : vector<16xf32>
        %291 = arith.addi %177, %c13 : index
        %292:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %291, %x, %286, %282#0, %290, %282#1, %83, %282#2, %282#3, %85, %282#4, %282#5, %87, %282#6, %282#7, %89, %282#8, %282#9, %91, %282#10, %282#11, %93, %282#12, %282#13, %95, %282#14, %282#15, %97, %282#16, %282#17, %99, %282#18, %282#19, %101, %282#20, %282#21, %103, %282#22, %282#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %293 = arith.shrui %203, %c29 : vector<16xi32>
        %294 = arith.andi %293, %c26 : vector<16xi32>
        %295 = arith.sitofp %294 : vector<16xi32> to vector<16xf32>
        %296 = math.fma %295, %186, %191 : vector<16xf32>
        %297 = arith.shrui %226, %c29 : vector<16xi32>
        %298 = arith.andi %297, %c26 : vector<16xi32>
        %299 = arith.sitofp %298 : vector<16xi32> to vector<16xf32>
        %300 = math.fma %299, %214, %219 : vector<16xf32>
        %301 = arith.addi %177, %c14 : index
        %302:24 = func.call @expert_linear_q2_k_r12p2__cpu.0(%81, %301, %x, %296, %292#0, %300, %292#1, %83, %292#2, %292#3, %85, %292#4, %292#5, %87, %292#6, %292#7, %89, %292#8, %292#9, %91, %292#10, %292#11, %93, %292#12, %292#13, %95, %292#14, %292#15, %97, %292#16, %292#17, %99, %292#18, %292#19, %101, %292#20, %292#21, %103, %292#22, %292#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %302#0, %302#1, %302#2, %302#3, %302#4, %302#5, %302#6, %302#7, %302#8, %302#9, %302#10, %302#11, %302#12, %302#13, %302#14, %302#15, %302#16, %302#17, %302#18, %302#19, %302#20, %302#21, %302#22, %302#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %175#0, %175#1, %175#2, %175#3, %175#4, %175#5, %175#6, %175#7, %175#8, %175#9, %175#10, %175#11, %175#12, %175#13, %175#14, %175#15, %175#16, %175#17, %175#18, %175#19, %175#20, %175#21, %175#22, %175#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %303 = arith.cmpi slt, %20, %9 : index
    scf.if %303 {
      %304 = arith.muli %46, %outputFeatures : index
      %305 = arith.muli %2, %c21 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.addi %306, %c7 : index
      vector.store %129#0, %out[%307] : memref<?xf32>, vector<16xf32>
      %308 = arith.addi %306, %c23 : index
      vector.store %129#1, %out[%308] : memref<?xf32>, vector<16xf32>
    }
    %309 = arith.cmpi slt, %22, %9 : index
    scf.if %309 {
      %310 = arith.muli %49, %outputFeatures : index
      %311 = arith.muli %2, %c21 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.addi %312, %c7 : index
      vector.store %129#2, %out[%313] : memref<?xf32>, vector<16xf32>
      %314 = arith.addi %312, %c23 : index
      vector.store %129#3, %out[%314] : memref<?xf32>, vector<16xf32>
    }
    %315 = arith.cmpi slt, %24, %9 : index
    scf.if %315 {
      %316 = arith.muli %52, %outputFeatures : index
      %317 = arith.muli %2, %c21 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.addi %318, %c7 : index
      vector.store %129#4, %out[%319] : memref<?xf32>, vector<16xf32>
      %320 = arith.addi %318, %c23 : index
      vector.store %129#5, %out[%320] : memref<?xf32>, vector<16xf32>
    }
    %321 = arith.cmpi slt, %26, %9 : index
    scf.if %321 {
      %322 = arith.muli %55, %outputFeatures : index
      %323 = arith.muli %2, %c21 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.addi %324, %c7 : index
      vector.store %129#6, %out[%325] : memref<?xf32>, vector<16xf32>
      %326 = arith.addi %324, %c23 : index
      vector.store %129#7, %out[%326] : memref<?xf32>, vector<16xf32>
    }
    %327 = arith.cmpi slt, %28, %9 : index
    scf.if %327 {
      %328 = arith.muli %58, %outputFeatures : index
      %329 = arith.muli %2, %c21 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.addi %330, %c7 : index
      vector.store %129#8, %out[%331] : memref<?xf32>, vector<16xf32>
      %332 = arith.addi %330, %c23 : index
      vector.store %129#9, %out[%332] : memref<?xf32>, vector<16xf32>
    }
    %333 = arith.cmpi slt, %30, %9 : index
    scf.if %333 {
      %334 = arith.muli %61, %outputFeatures : index
      %335 = arith.muli %2, %c21 : index
      %336 = arith.addi %334, %335 : index
      %337 = arith.addi %336, %c7 : index
      vector.store %129#10, %out[%337] : memref<?xf32>, vector<16xf32>
      %338 = arith.addi %336, %c23 : index
      vector.store %129#11, %out[%338] : memref<?xf32>, vector<16xf32>
    }
    %339 = arith.cmpi slt, %32, %9 : index
    scf.if %339 {
      %340 = arith.muli %64, %outputFeatures : index
      %341 = arith.muli %2, %c21 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.addi %342, %c7 : index
      vector.store %129#12, %out[%343] : memref<?xf32>, vector<16xf32>
      %344 = arith.addi %342, %c23 : index
      vector.store %129#13, %out[%344] : memref<?xf32>, vector<16xf32>
    }
    %345 = arith.cmpi slt, %34, %9 : index
    scf.if %345 {
      %346 = arith.muli %67, %outputFeatures : index
      %347 = arith.muli %2, %c21 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.addi %348, %c7 : index
      vector.store %129#14, %out[%349] : memref<?xf32>, vector<16xf32>
      %350 = arith.addi %348, %c23 : index
      vector.store %129#15, %out[%350] : memref<?xf32>, vector<16xf32>
    }
    %351 = arith.cmpi slt, %36, %9 : index
    scf.if %351 {
      %352 = arith.muli %70, %outputFeatures : index
      %353 = arith.muli %2, %c21 : index
      %354 = arith.addi %352, %353 : index
      %355 = arith.addi %354, %c7 : index
      vector.store %129#16, %out[%355] : memref<?xf32>, vector<16xf32>
      %356 = arith.addi %354, %c23 : index
      vector.store %129#17, %out[%356] : memref<?xf32>, vector<16xf32>
    }
    %357 = arith.cmpi slt, %38, %9 : index
    scf.if %357 {
      %358 = arith.muli %73, %outputFeatures : index
      %359 = arith.muli %2, %c21 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.addi %360, %c7 : index
      vector.store %129#18, %out[%361] : memref<?xf32>, vector<16xf32>
      %362 = arith.addi %360, %c23 : index
      vector.store %129#19, %out[%362] : memref<?xf32>, vector<16xf32>
    }
    %363 = arith.cmpi slt, %40, %9 : index
    scf.if %363 {
      %364 = arith.muli %76, %outputFeatures : index
      %365 = arith.muli %2, %c21 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.addi %366, %c7 : index
      vector.store %129#20, %out[%367] : memref<?xf32>, vector<16xf32>
      %368 = arith.addi %366, %c23 : index
      vector.store %129#21, %out[%368] : memref<?xf32>, vector<16xf32>
    }
    %369 = arith.cmpi slt, %42, %9 : index
    scf.if %369 {
      %370 = arith.muli %79, %outputFeatures : index
      %371 = arith.muli %2, %c21 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.addi %372, %c7 : index
      vector.store %129#22, %out[%373] : memref<?xf32>, vector<16xf32>
      %374 = arith.addi %372, %c23 : index
      vector.store %129#23, %out[%374] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

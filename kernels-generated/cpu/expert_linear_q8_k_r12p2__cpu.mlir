// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_k', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q8_k_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 4256 : index
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
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 2208 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant dense<15> : vector<16xi32>
  %c27 = arith.constant dense<0> : vector<16xi32>
  %c28 = arith.constant dense<4> : vector<16xi32>
  %c29 = arith.constant dense<128> : vector<16xi32>
  %c30 = arith.constant 48 : index
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
      %137 = arith.addi %132, %c7 : index
      %138 = vector.load %w[%137] : memref<?xi8>, vector<32xi8>
      %139 = vector.bitcast %138 : vector<32xi8> to vector<16xf16>
      %140 = arith.extf %139 : vector<16xf16> to vector<16xf32>
      %141 = arith.muli %104, %c3 : index
      %167:24 = scf.for %142 = %c7 to %c21 step %c5 iter_args(%143 = %105, %144 = %106, %145 = %107, %146 = %108, %147 = %109, %148 = %110, %149 = %111, %150 = %112, %151 = %113, %152 = %114, %153 = %115, %154 = %116, %155 = %117, %156 = %118, %157 = %119, %158 = %120, %159 = %121, %160 = %122, %161 = %123, %162 = %124, %163 = %125, %164 = %126, %165 = %127, %166 = %128) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %168 = arith.muli %142, %c15 : index
        %169 = arith.addi %141, %168 : index
        %170 = arith.addi %131, %c21 : index
        %171 = arith.divui %142, %c11 : index
        %172 = arith.muli %171, %c22 : index
        %173 = arith.addi %170, %172 : index
        %174 = arith.addi %173, %c7 : index
        %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
        %176 = arith.extsi %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = arith.mulf %136, %177 : vector<16xf32>
        %179 = arith.addi %131, %c23 : index
        %180 = arith.muli %142, %c11 : index
        %181 = arith.addi %180, %c7 : index
        %182 = arith.muli %181, %c22 : index
        %183 = arith.addi %179, %182 : index
        %184 = vector.load %w[%183] : memref<?xi8>, vector<16xi8>
        %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
        %186 = arith.addi %180, %c5 : index
        %187 = arith.muli %186, %c22 : index
        %188 = arith.addi %179, %187 : index
        %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
        %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
        %191 = arith.addi %180, %c6 : index
        %192 = arith.muli %191, %c22 : index
        %193 = arith.addi %179, %192 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<16xi8>
        %195 = arith.extui %194 : vector<16xi8> to vector<16xi32>
        %196 = arith.addi %180, %c10 : index
        %197 = arith.muli %196, %c22 : index
        %198 = arith.addi %179, %197 : index
        %199 = vector.load %w[%198] : memref<?xi8>, vector<16xi8>
        %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
        %201 = arith.addi %131, %c24 : index
        %202 = arith.muli %142, %c25 : index
        %203 = arith.addi %201, %202 : index
        %204 = arith.addi %203, %c7 : index
        %205 = vector.load %w[%204] : memref<?xi8>, vector<16xi8>
        %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
        %207 = arith.andi %206, %c26 : vector<16xi32>
        %208 = arith.shrui %185, %c27 : vector<16xi32>
        %209 = arith.andi %208, %c26 : vector<16xi32>
        %210 = arith.shli %209, %c28 : vector<16xi32>
        %211 = arith.ori %207, %210 : vector<16xi32>
        %212 = arith.subi %211, %c29 : vector<16xi32>
        %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
        %214 = arith.mulf %213, %178 : vector<16xf32>
        %215 = arith.addi %132, %c21 : index
        %216 = arith.addi %215, %172 : index
        %217 = arith.addi %216, %c7 : index
        %218 = vector.load %w[%217] : memref<?xi8>, vector<16xi8>
        %219 = arith.extsi %218 : vector<16xi8> to vector<16xi32>
        %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
        %221 = arith.mulf %140, %220 : vector<16xf32>
        %222 = arith.addi %132, %c23 : index
        %223 = arith.addi %222, %182 : index
        %224 = vector.load %w[%223] : memref<?xi8>, vector<16xi8>
        %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
        %226 = arith.addi %222, %187 : index
        %227 = vector.load %w[%226] : memref<?xi8>, vector<16xi8>
        %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
        %229 = arith.addi %222, %192 : index
        %230 = vector.load %w[%229] : memref<?xi8>, vector<16xi8>
        %231 = arith.extui %230 : vector<16xi8> to vector<16xi32>
        %232 = arith.addi %222, %197 : index
        %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
        %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
        %235 = arith.addi %132, %c24 : index
        %236 = arith.addi %235, %202 : index
        %237 = arith.addi %236, %c7 : index
        %238 = vector.load %w[%237] : memref<?xi8>, vector<16xi8>
        %239 = arith.extui %238 : vector<16xi8> to vector<16xi32>
        %240 = arith.andi %239, %c26 : vector<16xi32>
        %241 = arith.shrui %225, %c27 : vector<16xi32>
        %242 = arith.andi %241, %c26 : vector<16xi32>
        %243 = arith.shli %242, %c28 : vector<16xi32>
        %244 = arith.ori %240, %243 : vector<16xi32>
        %245 = arith.subi %244, %c29 : vector<16xi32>
        %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
        %247 = arith.mulf %246, %221 : vector<16xf32>
        %248 = arith.addi %169, %c7 : index
        %249:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %248, %x, %214, %143, %247, %144, %83, %145, %146, %85, %147, %148, %87, %149, %150, %89, %151, %152, %91, %153, %154, %93, %155, %156, %95, %157, %158, %97, %159, %160, %99, %161, %162, %101, %163, %164, %103, %165, %166) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %250 = vector.load %w[%204] : memref<?xi8>, vector<16xi8>
        %251 = arith.extui %250 : vector<16xi8> to vector<16xi32>
        %252 = arith.shrui %251, %c28 : vector<16xi32>
        %253 = arith.shrui %185, %c28 : vector<16xi32>
        %254 = arith.andi %253, %c26 : vector<16xi32>
        %255 = arith.shli %254, %c28 : vector<16xi32>
        %256 = arith.ori %252, %255 : vector<16xi32>
        %257 = arith.subi %256, %c29 : vector<16xi32>
        %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
        %259 = arith.mulf %258, %178 : vector<16xf32>
        %260 = vector.load %w[%237] : memref<?xi8>, vector<16xi8>
        %261 = arith.extui %260 : vector<16xi8> to vector<16xi32>
        %262 = arith.shrui %261, %c28 : vector<16xi32>
        %263 = arith.shrui %225, %c28 : vector<16xi32>
        %264 = arith.andi %263, %c26 : vector<16xi32>
        %265 = arith.shli %264, %c28 : vector<16xi32>
        %266 = arith.ori %262, %265 : vector<16xi32>
        %267 = arith.subi %266, %c29 : vector<16xi32>
        %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
        %269 = arith.mulf %268, %221 : vector<16xf32>
        %270 = arith.addi %169, %c5 : index
        %271:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %270, %x, %259, %249#0, %269, %249#1, %83, %249#2, %249#3, %85, %249#4, %249#5, %87, %249#6, %249#7, %89, %249#8, %249#9, %91, %249#10, %249#11, %93, %249#12, %249#13, %95, %249#14, %249#15, %97, %249#16, %249#17, %99, %249#18, %249#19, %101, %249#20, %249#21, %103, %249#22, %249#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %272 = arith.addi %203, %c22 : index
        %273 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
        %274 = arith.extui %273 : vector<16xi8> to vector<16xi32>
        %275 = arith.andi %274, %c26 : vector<16xi32>
        %276 = arith.shrui %190, %c27 : vector<16xi32>
        %277 = arith.andi %276, %c26 : vector<16xi32>
        %278 = arith.shli %277, %c28 : vector<16xi32>
        %279 = arith.ori %275, %278 : vector<16xi32>
        %280 = arith.subi %279, %c29 : vector<16xi32>
        %281 = arith.sitofp %280 : vector<16xi32> to vector<16xf32>
        %282 = arith.mulf %281, %178 : vector<16xf32>
        %283 = arith.addi %236, %c22 : index
        %284 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
        %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
        %286 = arith.andi %285, %c26 : vector<16xi32>
        %287 = arith.shrui %228, %c27 : vector<16xi32>
        %288 = arith.andi %287, %c26 : vector<16xi32>
        %289 = arith.shli %288, %c28 : vector<16xi32>
        %290 = arith.ori %286, %289 : vector<16xi32>
        %291 = arith.subi %290, %c29 : vector<16xi32>
        %292 = arith.sitofp %291 : vector<16xi32> to vector<16xf32>
        %293 = arith.mulf %292, %221 : vector<16xf32>
        %294 = arith.addi %169, %c6 : index
        %295:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %294, %x, %282, %271#0, %293, %271#1, %83, %271#2, %271#3, %85, %271#4, %271#5, %87, %271#6, %271#7, %89, %271#8, %271#9, %91, %271#10, %271#11, %93, %271#12, %271#13, %95, %271#14, %271#15, %97, %271#16, %271#17, %99, %271#18, %271#19, %101, %271#20, %271#21, %103, %271#22, %271#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %296 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
        %297 = arith.extui %296 : vector<16xi8> to vector<16xi32>
        %298 = arith.shrui %297, %c28 : vector<16xi32>
        %299 = arith.shrui %190, %c28 : vector<16xi32>
        %300 = arith.andi %299, %c26 : vector<16xi32>
        %301 = arith.shli %300, %c28 : vector<16xi32>
        %302 = arith.ori %298, %301 : vector<16xi32>
        %303 = arith.subi %302, %c29 : vector<16xi32>
        %304 = arith.sitofp %303 : vector<16xi32> to vector<16xf32>
        %305 = arith.mulf %304, %178 : vector<16xf32>
        %306 = vector.load %w[%283] : memref<?xi8>, vector<16xi8>
        %307 = arith.extui %306 : vector<16xi8> to vector<16xi32>
        %308 = arith.shrui %307, %c28 : vector<16xi32>
        %309 = arith.shrui %228, %c28 : vector<16xi32>
        %310 = arith.andi %309, %c26 : vector<16xi32>
        %311 = arith.shli %310, %c28 : vector<16xi32>
        %312 = arith.ori %308, %311 : vector<16xi32>
        %313 = arith.subi %312, %c29 : vector<16xi32>
        %314 = arith.sitofp %313 : vector<16xi32> to vector<16xf32>
        %315 = arith.mulf %314, %221 : vector<16xf32>
        %316 = arith.addi %169, %c10 : index
        %317:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %316, %x, %305, %295#0, %315, %295#1, %83, %295#2, %295#3, %85, %295#4, %295#5, %87, %295#6, %295#7, %89, %295#8, %295#9, %91, %295#10, %295#11, %93, %295#12, %295#13, %95, %295#14, %295#15, %97, %295#16, %295#17, %99, %295#18, %295#19, %101, %295#20, %295#21, %103, %295#22, %295#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %318 = arith.addi %203, %c21 : index
        %319 = vector.load %w[%318] : memref<?xi8>, vector<16xi8>
        %320 = arith.extui %319 : vector<16xi8> to vector<16xi32>
        %321 = arith.andi %320, %c26 : vector<16xi32>
        %322 = arith.shrui %195, %c27 : vector<16xi32>
        %323 = arith.andi %322, %c26 : vector<16xi32>
        %324 = arith.shli %323, %c28 : vector<16xi32>
        %325 = arith.ori %321, %324 : vector<16xi32>
        %326 = arith.subi %325, %c29 : vector<16xi32>
        %327 = arith.sitofp %326 : vector<16xi32> to vector<16xf32>
        %328 = arith.mulf %327, %178 : vector<16xf32>
        %329 = arith.addi %236, %c21 : index
        %330 = vector.load %w[%329] : memref<?xi8>, vector<16xi8>
        %331 = arith.extui %330 : vector<16xi8> to vector<16xi32>
        %332 = arith.andi %331, %c26 : vector<16xi32>
        %333 = arith.shrui %231, %c27 : vector<16xi32>
        %334 = arith.andi %333, %c26 : vector<16xi32>
        %335 = arith.shli %334, %c28 : vector<16xi32>
        %336 = arith.ori %332, %335 : vector<16xi32>
        %337 = arith.subi %336, %c29 : vector<16xi32>
        %338 = arith.sitofp %337 : vector<16xi32> to vector<16xf32>
        %339 = arith.mulf %338, %221 : vector<16xf32>
        %340 = arith.addi %169, %c11 : index
        %341:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %340, %x, %328, %317#0, %339, %317#1, %83, %317#2, %317#3, %85, %317#4, %317#5, %87, %317#6, %317#7, %89, %317#8, %317#9, %91, %317#10, %317#11, %93, %317#12, %317#13, %95, %317#14, %317#15, %97, %317#16, %317#17, %99, %317#18, %317#19, %101, %317#20, %317#21, %103, %317#22, %317#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %342 = vector.load %w[%318] : memref<?xi8>, vector<16xi8>
        %343 = arith.extui %342 : vector<16xi8> to vector<16xi32>
        %344 = arith.shrui %343, %c28 : vector<16xi32>
        %345 = arith.shrui %195, %c28 : vector<16xi32>
        %346 = arith.andi %345, %c26 : vector<16xi32>
        %347 = arith.shli %346, %c28 : vector<16xi32>
        %348 = arith.ori %344, %347 : vector<16xi32>
        %349 = arith.subi %348, %c29 : vector<16xi32>
        %350 = arith.sitofp %349 : vector<16xi32> to vector<16xf32>
        %351 = arith.mulf %350, %178 : vector<16xf32>
        %352 = vector.load %w[%329] : memref<?xi8>, vector<16xi8>
        %353 = arith.extui %352 : vector<16xi8> to vector<16xi32>
        %354 = arith.shrui %353, %c28 : vector<16xi32>
        %355 = arith.shrui %231, %c28 : vector<16xi32>
        %356 = arith.andi %355, %c26 : vector<16xi32>
        %357 = arith.shli %356, %c28 : vector<16xi32>
        %358 = arith.ori %354, %357 : vector<16xi32>
        %359 = arith.subi %358, %c29 : vector<16xi32>
        %360 = arith.sitofp %359 : vector<16xi32> to vector<16xf32>
        %361 = arith.mulf %360, %221 : vector<16xf32>
        %362 = arith.addi %169, %c12 : index
        %363:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %362, %x, %351, %341#0, %361, %341#1, %83, %341#2, %341#3, %85, %341#4, %341#5, %87, %341#6, %341#7, %89, %341#8, %341#9, %91, %341#10, %341#11, %93, %341#12, %341#13, %95, %341#14, %341#15, %97, %341#16, %341#17, %99, %341#18, %341#19, %101, %341#20, %341#21, %103, %341#22, %341#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %364 = arith.addi %203, %c30 : index
        %365 = vector.load %w[%364] : memref<?xi8>, vector<16xi8>
        %366 = arith.extui %365 : vector<16xi8> to vector<16xi32>
        %367 = arith.andi %366, %c26 : vector<16xi32>
        %368 = arith.shrui %200, %c27 : vector<16xi32>
        %369 = arith.andi %368, %c26 : vector<16xi32>
        %370 = arith.shli %369, %c28 : vector<16xi32>
        %371 = arith.ori %367, %370 : vector<16xi32>
        %372 = arith.subi %371, %c29 : vector<16xi32>
        %373 = arith.sitofp %372 : vector<16xi32> to vector<16xf32>
        %374 = arith.mulf %373, %178 : vector<16xf32>
        %375 = arith.addi %236, %c30 : index
        %376 = vector.load %w[%375] : memref<?xi8>, vector<16xi8>
        %377 = arith.extui %376 : vector<16xi8> to vector<16xi32>
        %378 = arith.andi %377, %c26 : vector<16xi32>
        %379 = arith.shrui %234, %c27 : vector<16xi32>
        %380 = arith.andi %379, %c26 : vector<16xi32>
        %381 = arith.shli %380, %c28 : vector<16xi32>
        %382 = arith.ori %378, %381 : vector<16xi32>
        %383 = arith.subi %382, %c29 : vector<16xi32>
        %384 = arith.sitofp %383 : vector<16xi32> to vector<16xf32>
        %385 = arith.mulf %384, %221 : vector<16xf32>
        %386 = arith.addi %169, %c13 : index
        %387:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %386, %x, %374, %363#0, %385, %363#1, %83, %363#2, %363#3, %85, %363#4, %363#5, %87, %363#6, %363#7, %89, %363#8, %363#9, %91, %363#10, %363#11, %93, %363#12, %363#13, %95, %363#14, %363#15, %97, %363#16, %363#17, %99, %363#18, %363#19, %101, %363#20, %363#21, %103, %363#22, %363#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %388 = vector.load %w[%364] : memref<?xi8>, vector<16xi8>
        %389 = arith.extui %388 : vector<16xi8> to vector<16xi32>
        %390 = arith.shrui %389, %c28 : vector<16xi32>
        %391 = arith.shrui %200, %c28 : vector<16xi32>
        %392 = arith.andi %391, %c26 : vector<16xi32>
        %393 = arith.shli %392, %c28 : vector<16xi32>
        %394 = arith.ori %390, %393 : vector<16xi32>
        %395 = arith.subi %394, %c29 : vector<16xi32>
        %396 = arith.sitofp %395 : vector<16xi32> to vector<16xf32>
        %397 = arith.mulf %396, %178 : vector<16xf32>
        %398 = vector.load %w[%375] : memref<?xi8>, vector<16xi8>
        %399 = arith.extui %398 : vector<16xi8> to vector<16xi32>
        %400 = arith.shrui %399, %c28 : vector<16xi32>
        %401 = arith.shrui %234, %c28 : vector<16xi32>
        %402 = arith.andi %401, %c26 : vector<16xi32>
        %403 = arith.shli %402, %c28 : vector<16xi32>
        %404 = arith.ori %400, %403 : vector<16xi32>
        %405 = arith.subi %404, %c29 : vector<16xi32>
        %406 = arith.sitofp %405 : vector<16xi32> to vector<16xf32>
        %407 = arith.mulf %406, %221 : vector<16xf32>
        %408 = arith.addi %169, %c14 : index
        %409:24 = func.call @expert_linear_q8_k_r12p2__cpu.0(%81, %408, %x, %397, %387#0, %407, %387#1, %83, %387#2, %387#3, %85, %387#4, %387#5, %87, %387#6, %387#7, %89, %387#8, %387#9, %91, %387#10, %387#11, %93, %387#12, %387#13, %95, %387#14, %387#15, %97, %387#16, %387#17, %99, %387#18, %387#19, %101, %387#20, %387#21, %103, %387#22, %387#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %409#0, %409#1, %409#2, %409#3, %409#4, %409#5, %409#6, %409#7, %409#8, %409#9, %409#10, %409#11, %409#12, %409#13, %409#14, %409#15, %409#16, %409#17, %409#18, %409#19, %409#20, %409#21, %409#22, %409#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %167#0, %167#1, %167#2, %167#3, %167#4, %167#5, %167#6, %167#7, %167#8, %167#9, %167#10, %167#11, %167#12, %167#13, %167#14, %167#15, %167#16, %167#17, %167#18, %167#19, %167#20, %167#21, %167#22, %167#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %410 = arith.cmpi slt, %20, %9 : index
    scf.if %410 {
      %411 = arith.muli %46, %outputFeatures : index
      %412 = arith.muli %2, %c21 : index
      %413 = arith.addi %411, %412 : index
      %414 = arith.addi %413, %c7 : index
      vector.store %129#0, %out[%414] : memref<?xf32>, vector<16xf32>
      %415 = arith.addi %413, %c22 : index
      vector.store %129#1, %out[%415] : memref<?xf32>, vector<16xf32>
    }
    %416 = arith.cmpi slt, %22, %9 : index
    scf.if %416 {
      %417 = arith.muli %49, %outputFeatures : index
      %418 = arith.muli %2, %c21 : index
      %419 = arith.addi %417, %418 : index
      %420 = arith.addi %419, %c7 : index
      vector.store %129#2, %out[%420] : memref<?xf32>, vector<16xf32>
      %421 = arith.addi %419, %c22 : index
      vector.store %129#3, %out[%421] : memref<?xf32>, vector<16xf32>
    }
    %422 = arith.cmpi slt, %24, %9 : index
    scf.if %422 {
      %423 = arith.muli %52, %outputFeatures : index
      %424 = arith.muli %2, %c21 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.addi %425, %c7 : index
      vector.store %129#4, %out[%426] : memref<?xf32>, vector<16xf32>
      %427 = arith.addi %425, %c22 : index
      vector.store %129#5, %out[%427] : memref<?xf32>, vector<16xf32>
    }
    %428 = arith.cmpi slt, %26, %9 : index
    scf.if %428 {
      %429 = arith.muli %55, %outputFeatures : index
      %430 = arith.muli %2, %c21 : index
      %431 = arith.addi %429, %430 : index
      %432 = arith.addi %431, %c7 : index
      vector.store %129#6, %out[%432] : memref<?xf32>, vector<16xf32>
      %433 = arith.addi %431, %c22 : index
      vector.store %129#7, %out[%433] : memref<?xf32>, vector<16xf32>
    }
    %434 = arith.cmpi slt, %28, %9 : index
    scf.if %434 {
      %435 = arith.muli %58, %outputFeatures : index
      %436 = arith.muli %2, %c21 : index
      %437 = arith.addi %435, %436 : index
      %438 = arith.addi %437, %c7 : index
      vector.store %129#8, %out[%438] : memref<?xf32>, vector<16xf32>
      %439 = arith.addi %437, %c22 : index
      vector.store %129#9, %out[%439] : memref<?xf32>, vector<16xf32>
    }
    %440 = arith.cmpi slt, %30, %9 : index
    scf.if %440 {
      %441 = arith.muli %61, %outputFeatures : index
      %442 = arith.muli %2, %c21 : index
      %443 = arith.addi %441, %442 : index
      %444 = arith.addi %443, %c7 : index
      vector.store %129#10, %out[%444] : memref<?xf32>, vector<16xf32>
      %445 = arith.addi %443, %c22 : index
      vector.store %129#11, %out[%445] : memref<?xf32>, vector<16xf32>
    }
    %446 = arith.cmpi slt, %32, %9 : index
    scf.if %446 {
      %447 = arith.muli %64, %outputFeatures : index
      %448 = arith.muli %2, %c21 : index
      %449 = arith.addi %447, %448 : index
      %450 = arith.addi %449, %c7 : index
      vector.store %129#12, %out[%450] : memref<?xf32>, vector<16xf32>
      %451 = arith.addi %449, %c22 : index
      vector.store %129#13, %out[%451] : memref<?xf32>, vector<16xf32>
    }
    %452 = arith.cmpi slt, %34, %9 : index
    scf.if %452 {
      %453 = arith.muli %67, %outputFeatures : index
      %454 = arith.muli %2, %c21 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.addi %455, %c7 : index
      vector.store %129#14, %out[%456] : memref<?xf32>, vector<16xf32>
      %457 = arith.addi %455, %c22 : index
      vector.store %129#15, %out[%457] : memref<?xf32>, vector<16xf32>
    }
    %458 = arith.cmpi slt, %36, %9 : index
    scf.if %458 {
      %459 = arith.muli %70, %outputFeatures : index
      %460 = arith.muli %2, %c21 : index
      %461 = arith.addi %459, %460 : index
      %462 = arith.addi %461, %c7 : index
      vector.store %129#16, %out[%462] : memref<?xf32>, vector<16xf32>
      %463 = arith.addi %461, %c22 : index
      vector.store %129#17, %out[%463] : memref<?xf32>, vector<16xf32>
    }
    %464 = arith.cmpi slt, %38, %9 : index
    scf.if %464 {
      %465 = arith.muli %73, %outputFeatures : index
      %466 = arith.muli %2, %c21 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.addi %467, %c7 : index
      vector.store %129#18, %out[%468] : memref<?xf32>, vector<16xf32>
      %469 = arith.addi %467, %c22 : index
      vector.store %129#19, %out[%469] : memref<?xf32>, vector<16xf32>
    }
    %470 = arith.cmpi slt, %40, %9 : index
    scf.if %470 {
      %471 = arith.muli %76, %outputFeatures : index
      %472 = arith.muli %2, %c21 : index
      %473 = arith.addi %471, %472 : index
      %474 = arith.addi %473, %c7 : index
      vector.store %129#20, %out[%474] : memref<?xf32>, vector<16xf32>
      %475 = arith.addi %473, %c22 : index
      vector.store %129#21, %out[%475] : memref<?xf32>, vector<16xf32>
    }
    %476 = arith.cmpi slt, %42, %9 : index
    scf.if %476 {
      %477 = arith.muli %79, %outputFeatures : index
      %478 = arith.muli %2, %c21 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.addi %479, %c7 : index
      vector.store %129#22, %out[%480] : memref<?xf32>, vector<16xf32>
      %481 = arith.addi %479, %c22 : index
      vector.store %129#23, %out[%481] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

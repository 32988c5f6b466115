// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_k', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q5_k_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2880 : index
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
        %193 = arith.muli %150, %c5 : index
        %194 = arith.addi %193, %c7 : index
        %195 = arith.muli %194, %c23 : index
        %196 = arith.addi %192, %195 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
        %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
        %199 = arith.addi %131, %c25 : index
        %200 = arith.muli %150, %c22 : index
        %201 = arith.addi %199, %200 : index
        %202 = arith.addi %201, %c7 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
        %205 = arith.andi %204, %c26 : vector<16xi32>
        %206 = arith.shrui %198, %c27 : vector<16xi32>
        %207 = arith.andi %206, %c28 : vector<16xi32>
        %208 = arith.shli %207, %c29 : vector<16xi32>
        %209 = arith.ori %205, %208 : vector<16xi32>
        %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
        %211 = math.fma %210, %186, %191 : vector<16xf32>
        %212 = arith.addi %132, %c22 : index
        %213 = arith.addi %212, %180 : index
        %214 = arith.addi %213, %c7 : index
        %215 = vector.load %w[%214] : memref<?xi8>, vector<16xi8>
        %216 = arith.extui %215 : vector<16xi8> to vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = arith.mulf %144, %217 : vector<16xf32>
        %219 = arith.addi %213, %c23 : index
        %220 = vector.load %w[%219] : memref<?xi8>, vector<16xi8>
        %221 = arith.extui %220 : vector<16xi8> to vector<16xi32>
        %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
        %223 = arith.mulf %148, %222 : vector<16xf32>
        %224 = arith.addi %132, %c24 : index
        %225 = arith.addi %224, %195 : index
        %226 = vector.load %w[%225] : memref<?xi8>, vector<16xi8>
        %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
        %228 = arith.addi %132, %c25 : index
        %229 = arith.addi %228, %200 : index
        %230 = arith.addi %229, %c7 : index
        %231 = vector.load %w[%230] : memref<?xi8>, vector<16xi8>
        %232 = arith.extui %231 : vector<16xi8> to vector<16xi32>
        %233 = arith.andi %232, %c26 : vector<16xi32>
        %234 = arith.shrui %227, %c27 : vector<16xi32>
        %235 = arith.andi %234, %c28 : vector<16xi32>
        %236 = arith.shli %235, %c29 : vector<16xi32>
        %237 = arith.ori %233, %236 : vector<16xi32>
        %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
        %239 = math.fma %238, %218, %223 : vector<16xf32>
        %240 = arith.addi %177, %c7 : index
        %241:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %240, %x, %211, %151, %239, %152, %83, %153, %154, %85, %155, %156, %87, %157, %158, %89, %159, %160, %91, %161, %162, %93, %163, %164, %95, %165, %166, %97, %167, %168, %99, %169, %170, %101, %171, %172, %103, %173, %174) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %242 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %243 = arith.extui %242 : vector<16xi8> to vector<16xi32>
        %244 = arith.shrui %243, %c29 : vector<16xi32>
        %245 = arith.shrui %198, %c28 : vector<16xi32>
        %246 = arith.andi %245, %c28 : vector<16xi32>
        %247 = arith.shli %246, %c29 : vector<16xi32>
        %248 = arith.ori %244, %247 : vector<16xi32>
        %249 = arith.sitofp %248 : vector<16xi32> to vector<16xf32>
        %250 = math.fma %249, %186, %191 : vector<16xf32>
        %251 = vector.load %w[%230] : memref<?xi8>, vector<16xi8>
        %252 = arith.extui %251 : vector<16xi8> to vector<16xi32>
        %253 = arith.shrui %252, %c29 : vector<16xi32>
        %254 = arith.shrui %227, %c28 : vector<16xi32>
        %255 = arith.andi %254, %c28 : vector<16xi32>
        %256 = arith.shli %255, %c29 : vector<16xi32>
        %257 = arith.ori %253, %256 : vector<16xi32>
        %258 = arith.sitofp %257 : vector<16xi32> to vector<16xf32>
        %259 = math.fma %258, %218, %223 : vector<16xf32>
        %260 = arith.addi %177, %c5 : index
        %261:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %260, %x, %250, %241#0, %259, %241#1, %83, %241#2, %241#3, %85, %241#4, %241#5, %87, %241#6, %241#7, %89, %241#8, %241#9, %91, %241#10, %241#11, %93, %241#12, %241#13, %95, %241#14, %241#15, %97, %241#16, %241#17, %99, %241#18, %241#19, %101, %241#20, %241#21, %103, %241#22, %241#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %262 = arith.addi %201, %c23 : index
        %263 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %264 = arith.extui %263 : vector<16xi8> to vector<16xi32>
        %265 = arith.andi %264, %c26 : vector<16xi32>
        %266 = arith.shrui %198, %c30 : vector<16xi32>
        %267 = arith.andi %266, %c28 : vector<16xi32>
        %268 = arith.shli %267, %c29 : vector<16xi32>
        %269 = arith.ori %265, %268 : vector<16xi32>
        %270 = arith.sitofp %269 : vector<16xi32> to vector<16xf32>
        %271 = math.fma %270, %186, %191 : vector<16xf32>
        %272 = arith.addi %229, %c23 : index
        %273 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
        %274 = arith.extui %273 : vector<16xi8> to vector<16xi32>
        %275 = arith.andi %274, %c26 : vector<16xi32>
        %276 = arith.shrui %227, %c30 : vector<16xi32>
        %277 = arith.andi %276, %c28 : vector<16xi32>
        %278 = arith.shli %277, %c29 : vector<16xi32>
        %279 = arith.ori %275, %278 : vector<16xi32>
        %280 = arith.sitofp %279 : vector<16xi32> to vector<16xf32>
        %281 = math.fma %280, %218, %223 : vector<16xf32>
        %282 = arith.addi %177, %c6 : index
        %283:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %282, %x, %271, %261#0, %281, %261#1, %83, %261#2, %261#3, %85, %261#4, %261#5, %87, %261#6, %261#7, %89, %261#8, %261#9, %91, %261#10, %261#11, %93, %261#12, %261#13, %95, %261#14, %261#15, %97, %261#16, %261#17, %99, %261#18, %261#19, %101, %261#20, %261#21, %103, %261#22, %261#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %284 = vector.load %w[%262] : memref<?xi8>, vector<16xi8>
        %285 = arith.extui %284 : vector<16xi8> to vector<16xi32>
        %286 = arith.shrui %285, %c29 : vector<16xi32>
        %287 = arith.shrui %198, %c31 : vector<16xi32>
        %288 = arith.andi %287, %c28 : vector<16xi32>
        %289 = arith.shli %288, %c29 : vector<16xi32>
        %290 = arith.ori %286, %289 : vector<16xi32>
        %291 = arith.sitofp %290 : vector<16xi32> to vector<16xf32>
        %292 = math.fma %291, %186, %191 : vector<16xf32>
        %293 = vector.load %w[%272] : memref<?xi8>, vector<16xi8>
        %294 = arith.extui %293 : vector<16xi8> to vector<16xi32>
        %295 = arith.shrui %294, %c29 : vector<16xi32>
        %296 = arith.shrui %227, %c31 : vector<16xi32>
        %297 = arith.andi %296, %c28 : vector<16xi32>
        %298 = arith.shli %297, %c29 : vector<16xi32>
        %299 = arith.ori %295, %298 : vector<16xi32>
        %300 = arith.sitofp %299 : vector<16xi32> to vector<16xf32>
        %301 = math.fma %300, %218, %223 : vector<16xf32>
        %302 = arith.addi %177, %c10 : index
        %303:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %302, %x, %292, %283#0, %301, %283#1, %83, %283#2, %283#3, %85, %283#4, %283#5, %87, %283#6, %283#7, %89, %283#8, %283#9, %91, %283#10, %283#11, %93, %283#12, %283#13, %95, %283#14, %283#15, %97, %283#16, %283#17, %99, %283#18, %283#19, %101, %283#20, %283#21, %103, %283#22, %283#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %304 = arith.addi %201, %c21 : index
        %305 = vector.load %w[%304] : memref<?xi8>, vector<16xi8>
        %306 = arith.extui %305 : vector<16xi8> to vector<16xi32>
        %307 = arith.andi %306, %c26 : vector<16xi32>
        %308 = arith.shrui %198, %c29 : vector<16xi32>
        %309 = arith.andi %308, %c28 : vector<16xi32>
        %310 = arith.shli %309, %c29 : vector<16xi32>
        %311 = arith.ori %307, %310 : vector<16xi32>
        %312 = arith.sitofp %311 : vector<16xi32> to vector<16xf32>
        %313 = math.fma %312, %186, %191 : vector<16xf32>
        %314 = arith.addi %229, %c21 : index
        %315 = vector.load %w[%314] : memref<?xi8>, vector<16xi8>
        %316 = arith.extui %315 : vector<16xi8> to vector<16xi32>
        %317 = arith.andi %316, %c26 : vector<16xi32>
        %318 = arith.shrui %227, %c29 : vector<16xi32>
        %319 = arith.andi %318, %c28 : vector<16xi32>
        %320 = arith.shli %319, %c29 : vector<16xi32>
        %321 = arith.ori %317, %320 : vector<16xi32>
        %322 = arith.sitofp %321 : vector<16xi32> to vector<16xf32>
        %323 = math.fma %322, %218, %223 : vector<16xf32>
        %324 = arith.addi %177, %c11 : index
        %325:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %324, %x, %313, %303#0, %323, %303#1, %83, %303#2, %303#3, %85, %303#4, %303#5, %87, %303#6, %303#7, %89, %303#8, %303#9, %91, %303#10, %303#11, %93, %303#12, %303#13, %95, %303#14, %303#15, %97, %303#16, %303#17, %99, %303#18, %303#19, %101, %303#20, %303#21, %103, %303#22, %303#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %326 = vector.load %w[%304] : memref<?xi8>, vector<16xi8>
        %327 = arith.extui %326 : vector<16xi8> to vector<16xi32>
        %328 = arith.shrui %327, %c29 : vector<16xi32>
        %329 = arith.shrui %198, %c32 : vector<16xi32>
        %330 = arith.andi %329, %c28 : vector<16xi32>
        %331 = arith.shli %330, %c29 : vector<16xi32>
        %332 = arith.ori %328, %331 : vector<16xi32>
        %333 = arith.sitofp %332 : vector<16xi32> to vector<16xf32>
        %334 = math.fma %333, %186, %191 : vector<16xf32>
        %335 = vector.load %w[%314] : memref<?xi8>, vector<16xi8>
        %336 = arith.extui %335 : vector<16xi8> to vector<16xi32>
        %337 = arith.shrui %336, %c29 : vector<16xi32>
        %338 = arith.shrui %227, %c32 : vector<16xi32>
        %339 = arith.andi %338, %c28 : vector<16xi32>
        %340 = arith.shli %339, %c29 : vector<16xi32>
        %341 = arith.ori %337, %340 : vector<16xi32>
        %342 = arith.sitofp %341 : vector<16xi32> to vector<16xf32>
        %343 = math.fma %342, %218, %223 : vector<16xf32>
        %344 = arith.addi %177, %c12 : index
        %345:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %344, %x, %334, %325#0, %343, %325#1, %83, %325#2, %325#3, %85, %325#4, %325#5, %87, %325#6, %325#7, %89, %325#8, %325#9, %91, %325#10, %325#11, %93, %325#12, %325#13, %95, %325#14, %325#15, %97, %325#16, %325#17, %99, %325#18, %325#19, %101, %325#20, %325#21, %103, %325#22, %325#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %346 = arith.addi %201, %c33 : index
        %347 = vector.load %w[%346] : memref<?xi8>, vector<16xi8>
        %348 = arith.extui %347 : vector<16xi8> to vector<16xi32>
        %349 = arith.andi %348, %c26 : vector<16xi32>
        %350 = arith.shrui %198, %c34 : vector<16xi32>
        %351 = arith.andi %350, %c28 : vector<16xi32>
        %352 = arith.shli %351, %c29 : vector<16xi32>
        %353 = arith.ori %349, %352 : vector<16xi32>
        %354 = arith.sitofp %353 : vector<16xi32> to vector<16xf32>
        %355 = math.fma %354, %186, %191 : vector<16xf32>
        %356 = arith.addi %229, %c33 : index
        %357 = vector.load %w[%356] : memref<?xi8>, vector<16xi8>
        %358 = arith.extui %357 : vector<16xi8> to vector<16xi32>
        %359 = arith.andi %358, %c26 : vector<16xi32>
        %360 = arith.shrui %227, %c34 : vector<16xi32>
        %361 = arith.andi %360, %c28 : vector<16xi32>
        %362 = arith.shli %361, %c29 : vector<16xi32>
        %363 = arith.ori %359, %362 : vector<16xi32>
        %364 = arith.sitofp %363 : vector<16xi32> to vector<16xf32>
        %365 = math.fma %364, %218, %223 : vector<16xf32>
        %366 = arith.addi %177, %c13 : index
        %367:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %366, %x, %355, %345#0, %365, %345#1, %83, %345#2, %345#3, %85, %345#4, %345#5, %87, %345#6, %345#7, %89, %345#8, %345#9, %91, %345#10, %345#11, %93, %345#12, %345#13, %95, %345#14, %345#15, %97, %345#16, %345#17, %99, %345#18, %345#19, %101, %345#20, %345#21, %103, %345#22, %345#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %368 = vector.load %w[%346] : memref<?xi8>, vector<16xi8>
        %369 = arith.extui %368 : vector<16xi8> to vector<16xi32>
        %370 = arith.shrui %369, %c29 : vector<16xi32>
        %371 = arith.shrui %198, %c35 : vector<16xi32>
        %372 = arith.andi %371, %c28 : vector<16xi32>
        %373 = arith.shli %372, %c29 : vector<16xi32>
        %374 = arith.ori %370, %373 : vector<16xi32>
        %375 = arith.sitofp %374 : vector<16xi32> to vector<16xf32>
        %376 = math.fma %375, %186, %191 : vector<16xf32>
        %377 = vector.load %w[%356] : memref<?xi8>, vector<16xi8>
        %378 = arith.extui %377 : vector<16xi8> to vector<16xi32>
        %379 = arith.shrui %378, %c29 : vector<16xi32>
        %380 = arith.shrui %227, %c35 : vector<16xi32>
        %381 = arith.andi %380, %c28 : vector<16xi32>
        %382 = arith.shli %381, %c29 : vector<16xi32>
        %383 = arith.ori %379, %382 : vector<16xi32>
        %384 = arith.sitofp %383 : vector<16xi32> to vector<16xf32>
        %385 = math.fma %384, %218, %223 : vector<16xf32>
        %386 = arith.addi %177, %c14 : index
        %387:24 = func.call @expert_linear_q5_k_r12p2__cpu.0(%81, %386, %x, %376, %367#0, %385, %367#1, %83, %367#2, %367#3, %85, %367#4, %367#5, %87, %367#6, %367#7, %89, %367#8, %367#9, %91, %367#10, %367#11, %93, %367#12, %367#13, %95, %367#14, %367#15, %97, %367#16, %367#17, %99, %367#18, %367#19, %101, %367#20, %367#21, %103, %367#22, %367#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %387#0, %387#1, %387#2, %387#3, %387#4, %387#5, %387#6, %387#7, %387#8, %387#9, %387#10, %387#11, %387#12, %387#13, %387#14, %387#15, %387#16, %387#17, %387#18, %387#19, %387#20, %387#21, %387#22, %387#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %175#0, %175#1, %175#2, %175#3, %175#4, %175#5, %175#6, %175#7, %175#8, %175#9, %175#10, %175#11, %175#12, %175#13, %175#14, %175#15, %175#16, %175#17, %175#18, %175#19, %175#20, %175#21, %175#22, %175#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %388 = arith.cmpi slt, %20, %9 : index
    scf.if %388 {
      %389 = arith.muli %46, %outputFeatures : index
      %390 = arith.muli %2, %c21 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.addi %391, %c7 : index
      vector.store %129#0, %out[%392] : memref<?xf32>, vector<16xf32>
      %393 = arith.addi %391, %c23 : index
      vector.store %129#1, %out[%393] : memref<?xf32>, vector<16xf32>
    }
    %394 = arith.cmpi slt, %22, %9 : index
    scf.if %394 {
      %395 = arith.muli %49, %outputFeatures : index
      %396 = arith.muli %2, %c21 : index
      %397 = arith.addi %395, %396 : index
      %398 = arith.addi %397, %c7 : index
      vector.store %129#2, %out[%398] : memref<?xf32>, vector<16xf32>
      %399 = arith.addi %397, %c23 : index
      vector.store %129#3, %out[%399] : memref<?xf32>, vector<16xf32>
    }
    %400 = arith.cmpi slt, %24, %9 : index
    scf.if %400 {
      %401 = arith.muli %52, %outputFeatures : index
      %402 = arith.muli %2, %c21 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.addi %403, %c7 : index
      vector.store %129#4, %out[%404] : memref<?xf32>, vector<16xf32>
      %405 = arith.addi %403, %c23 : index
      vector.store %129#5, %out[%405] : memref<?xf32>, vector<16xf32>
    }
    %406 = arith.cmpi slt, %26, %9 : index
    scf.if %406 {
      %407 = arith.muli %55, %outputFeatures : index
      %408 = arith.muli %2, %c21 : index
      %409 = arith.addi %407, %408 : index
      %410 = arith.addi %409, %c7 : index
      vector.store %129#6, %out[%410] : memref<?xf32>, vector<16xf32>
      %411 = arith.addi %409, %c23 : index
      vector.store %129#7, %out[%411] : memref<?xf32>, vector<16xf32>
    }
    %412 = arith.cmpi slt, %28, %9 : index
    scf.if %412 {
      %413 = arith.muli %58, %outputFeatures : index
      %414 = arith.muli %2, %c21 : index
      %415 = arith.addi %413, %414 : index
      %416 = arith.addi %415, %c7 : index
      vector.store %129#8, %out[%416] : memref<?xf32>, vector<16xf32>
      %417 = arith.addi %415, %c23 : index
      vector.store %129#9, %out[%417] : memref<?xf32>, vector<16xf32>
    }
    %418 = arith.cmpi slt, %30, %9 : index
    scf.if %418 {
      %419 = arith.muli %61, %outputFeatures : index
      %420 = arith.muli %2, %c21 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.addi %421, %c7 : index
      vector.store %129#10, %out[%422] : memref<?xf32>, vector<16xf32>
      %423 = arith.addi %421, %c23 : index
      vector.store %129#11, %out[%423] : memref<?xf32>, vector<16xf32>
    }
    %424 = arith.cmpi slt, %32, %9 : index
    scf.if %424 {
      %425 = arith.muli %64, %outputFeatures : index
      %426 = arith.muli %2, %c21 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.addi %427, %c7 : index
      vector.store %129#12, %out[%428] : memref<?xf32>, vector<16xf32>
      %429 = arith.addi %427, %c23 : index
      vector.store %129#13, %out[%429] : memref<?xf32>, vector<16xf32>
    }
    %430 = arith.cmpi slt, %34, %9 : index
    scf.if %430 {
      %431 = arith.muli %67, %outputFeatures : index
      %432 = arith.muli %2, %c21 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.addi %433, %c7 : index
      vector.store %129#14, %out[%434] : memref<?xf32>, vector<16xf32>
      %435 = arith.addi %433, %c23 : index
      vector.store %129#15, %out[%435] : memref<?xf32>, vector<16xf32>
    }
    %436 = arith.cmpi slt, %36, %9 : index
    scf.if %436 {
      %437 = arith.muli %70, %outputFeatures : index
      %438 = arith.muli %2, %c21 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.addi %439, %c7 : index
      vector.store %129#16, %out[%440] : memref<?xf32>, vector<16xf32>
      %441 = arith.addi %439, %c23 : index
      vector.store %129#17, %out[%441] : memref<?xf32>, vector<16xf32>
    }
    %442 = arith.cmpi slt, %38, %9 : index
    scf.if %442 {
      %443 = arith.muli %73, %outputFeatures : index
      %444 = arith.muli %2, %c21 : index
      %445 = arith.addi %443, %444 : index
      %446 = arith.addi %445, %c7 : index
      vector.store %129#18, %out[%446] : memref<?xf32>, vector<16xf32>
      %447 = arith.addi %445, %c23 : index
      vector.store %129#19, %out[%447] : memref<?xf32>, vector<16xf32>
    }
    %448 = arith.cmpi slt, %40, %9 : index
    scf.if %448 {
      %449 = arith.muli %76, %outputFeatures : index
      %450 = arith.muli %2, %c21 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.addi %451, %c7 : index
      vector.store %129#20, %out[%452] : memref<?xf32>, vector<16xf32>
      %453 = arith.addi %451, %c23 : index
      vector.store %129#21, %out[%453] : memref<?xf32>, vector<16xf32>
    }
    %454 = arith.cmpi slt, %42, %9 : index
    scf.if %454 {
      %455 = arith.muli %79, %outputFeatures : index
      %456 = arith.muli %2, %c21 : index
      %457 = arith.addi %455, %456 : index
      %458 = arith.addi %457, %c7 : index
      vector.store %129#22, %out[%458] : memref<?xf32>, vector<16xf32>
      %459 = arith.addi %457, %c23 : index
      vector.store %129#23, %out[%459] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

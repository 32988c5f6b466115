// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q6_k', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q6_k_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q6_k_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 3360 : index
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
        %171 = arith.divui %142, %c6 : index
        %172 = arith.muli %171, %c22 : index
        %173 = arith.addi %170, %172 : index
        %174 = arith.addi %173, %c7 : index
        %175 = vector.load %w[%174] : memref<?xi8>, vector<16xi8>
        %176 = arith.extsi %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = arith.mulf %136, %177 : vector<16xf32>
        %179 = arith.addi %131, %c23 : index
        %180 = arith.muli %142, %c6 : index
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
        %191 = arith.addi %131, %c24 : index
        %192 = arith.muli %142, %c25 : index
        %193 = arith.addi %191, %192 : index
        %194 = arith.addi %193, %c7 : index
        %195 = vector.load %w[%194] : memref<?xi8>, vector<16xi8>
        %196 = arith.extui %195 : vector<16xi8> to vector<16xi32>
        %197 = arith.andi %196, %c26 : vector<16xi32>
        %198 = arith.shrui %185, %c27 : vector<16xi32>
        %199 = arith.andi %198, %c28 : vector<16xi32>
        %200 = arith.shli %199, %c29 : vector<16xi32>
        %201 = arith.ori %197, %200 : vector<16xi32>
        %202 = arith.subi %201, %c30 : vector<16xi32>
        %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
        %204 = arith.mulf %203, %178 : vector<16xf32>
        %205 = arith.addi %132, %c21 : index
        %206 = arith.addi %205, %172 : index
        %207 = arith.addi %206, %c7 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %209 = arith.extsi %208 : vector<16xi8> to vector<16xi32>
        %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
        %211 = arith.mulf %140, %210 : vector<16xf32>
        %212 = arith.addi %132, %c23 : index
        %213 = arith.addi %212, %182 : index
        %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.addi %212, %187 : index
        %217 = vector.load %w[%216] : memref<?xi8>, vector<16xi8>
        %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
        %219 = arith.addi %132, %c24 : index
        %220 = arith.addi %219, %192 : index
        %221 = arith.addi %220, %c7 : index
        %222 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %223 = arith.extui %222 : vector<16xi8> to vector<16xi32>
        %224 = arith.andi %223, %c26 : vector<16xi32>
        %225 = arith.shrui %215, %c27 : vector<16xi32>
        %226 = arith.andi %225, %c28 : vector<16xi32>
        %227 = arith.shli %226, %c29 : vector<16xi32>
        %228 = arith.ori %224, %227 : vector<16xi32>
        %229 = arith.subi %228, %c30 : vector<16xi32>
        %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
        %231 = arith.mulf %230, %211 : vector<16xf32>
        %232 = arith.addi %169, %c7 : index
        %233:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %232, %x, %204, %143, %231, %144, %83, %145, %146, %85, %147, %148, %87, %149, %150, %89, %151, %152, %91, %153, %154, %93, %155, %156, %95, %157, %158, %97, %159, %160, %99, %161, %162, %101, %163, %164, %103, %165, %166) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %234 = vector.load %w[%194] : memref<?xi8>, vector<16xi8>
        %235 = arith.extui %234 : vector<16xi8> to vector<16xi32>
        %236 = arith.shrui %235, %c29 : vector<16xi32>
        %237 = arith.shrui %185, %c31 : vector<16xi32>
        %238 = arith.andi %237, %c28 : vector<16xi32>
        %239 = arith.shli %238, %c29 : vector<16xi32>
        %240 = arith.ori %236, %239 : vector<16xi32>
        %241 = arith.subi %240, %c30 : vector<16xi32>
        %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
        %243 = arith.mulf %242, %178 : vector<16xf32>
        %244 = vector.load %w[%221] : memref<?xi8>, vector<16xi8>
        %245 = arith.extui %244 : vector<16xi8> to vector<16xi32>
        %246 = arith.shrui %245, %c29 : vector<16xi32>
        %247 = arith.shrui %215, %c31 : vector<16xi32>
        %248 = arith.andi %247, %c28 : vector<16xi32>
        %249 = arith.shli %248, %c29 : vector<16xi32>
        %250 = arith.ori %246, %249 : vector<16xi32>
        %251 = arith.subi %250, %c30 : vector<16xi32>
        %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
        %253 = arith.mulf %252, %211 : vector<16xf32>
        %254 = arith.addi %169, %c5 : index
        %255:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %254, %x, %243, %233#0, %253, %233#1, %83, %233#2, %233#3, %85, %233#4, %233#5, %87, %233#6, %233#7, %89, %233#8, %233#9, %91, %233#10, %233#11, %93, %233#12, %233#13, %95, %233#14, %233#15, %97, %233#16, %233#17, %99, %233#18, %233#19, %101, %233#20, %233#21, %103, %233#22, %233#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %256 = arith.addi %193, %c22 : index
        %257 = vector.load %w[%256] : memref<?xi8>, vector<16xi8>
        %258 = arith.extui %257 : vector<16xi8> to vector<16xi32>
        %259 = arith.andi %258, %c26 : vector<16xi32>
        %260 = arith.shrui %185, %c29 : vector<16xi32>
        %261 = arith.andi %260, %c28 : vector<16xi32>
        %262 = arith.shli %261, %c29 : vector<16xi32>
        %263 = arith.ori %259, %262 : vector<16xi32>
        %264 = arith.subi %263, %c30 : vector<16xi32>
        %265 = arith.sitofp %264 : vector<16xi32> to vector<16xf32>
        %266 = arith.mulf %265, %178 : vector<16xf32>
        %267 = arith.addi %220, %c22 : index
        %268 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
        %270 = arith.andi %269, %c26 : vector<16xi32>
        %271 = arith.shrui %215, %c29 : vector<16xi32>
        %272 = arith.andi %271, %c28 : vector<16xi32>
        %273 = arith.shli %272, %c29 : vector<16xi32>
        %274 = arith.ori %270, %273 : vector<16xi32>
        %275 = arith.subi %274, %c30 : vector<16xi32>
        %276 = arith.sitofp %275 : vector<16xi32> to vector<16xf32>
        %277 = arith.mulf %276, %211 : vector<16xf32>
        %278 = arith.addi %169, %c6 : index
        %279:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %278, %x, %266, %255#0, %277, %255#1, %83, %255#2, %255#3, %85, %255#4, %255#5, %87, %255#6, %255#7, %89, %255#8, %255#9, %91, %255#10, %255#11, %93, %255#12, %255#13, %95, %255#14, %255#15, %97, %255#16, %255#17, %99, %255#18, %255#19, %101, %255#20, %255#21, %103, %255#22, %255#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %280 = vector.load %w[%256] : memref<?xi8>, vector<16xi8>
        %281 = arith.extui %280 : vector<16xi8> to vector<16xi32>
        %282 = arith.shrui %281, %c29 : vector<16xi32>
        %283 = arith.shrui %185, %c32 : vector<16xi32>
        %284 = arith.andi %283, %c28 : vector<16xi32>
        %285 = arith.shli %284, %c29 : vector<16xi32>
        %286 = arith.ori %282, %285 : vector<16xi32>
        %287 = arith.subi %286, %c30 : vector<16xi32>
        %288 = arith.sitofp %287 : vector<16xi32> to vector<16xf32>
        %289 = arith.mulf %288, %178 : vector<16xf32>
        %290 = vector.load %w[%267] : memref<?xi8>, vector<16xi8>
        %291 = arith.extui %290 : vector<16xi8> to vector<16xi32>
        %292 = arith.shrui %291, %c29 : vector<16xi32>
        %293 = arith.shrui %215, %c32 : vector<16xi32>
        %294 = arith.andi %293, %c28 : vector<16xi32>
        %295 = arith.shli %294, %c29 : vector<16xi32>
        %296 = arith.ori %292, %295 : vector<16xi32>
        %297 = arith.subi %296, %c30 : vector<16xi32>
        %298 = arith.sitofp %297 : vector<16xi32> to vector<16xf32>
        %299 = arith.mulf %298, %211 : vector<16xf32>
        %300 = arith.addi %169, %c10 : index
        %301:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %300, %x, %289, %279#0, %299, %279#1, %83, %279#2, %279#3, %85, %279#4, %279#5, %87, %279#6, %279#7, %89, %279#8, %279#9, %91, %279#10, %279#11, %93, %279#12, %279#13, %95, %279#14, %279#15, %97, %279#16, %279#17, %99, %279#18, %279#19, %101, %279#20, %279#21, %103, %279#22, %279#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %302 = arith.addi %193, %c21 : index
        %303 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
        %304 = arith.extui %303 : vector<16xi8> to vector<16xi32>
        %305 = arith.andi %304, %c26 : vector<16xi32>
        %306 = arith.shrui %190, %c27 : vector<16xi32>
        %307 = arith.andi %306, %c28 : vector<16xi32>
        %308 = arith.shli %307, %c29 : vector<16xi32>
        %309 = arith.ori %305, %308 : vector<16xi32>
        %310 = arith.subi %309, %c30 : vector<16xi32>
        %311 = arith.sitofp %310 : vector<16xi32> to vector<16xf32>
        %312 = arith.mulf %311, %178 : vector<16xf32>
        %313 = arith.addi %220, %c21 : index
        %314 = vector.load %w[%313] : memref<?xi8>, vector<16xi8>
        %315 = arith.extui %314 : vector<16xi8> to vector<16xi32>
        %316 = arith.andi %315, %c26 : vector<16xi32>
        %317 = arith.shrui %218, %c27 : vector<16xi32>
        %318 = arith.andi %317, %c28 : vector<16xi32>
        %319 = arith.shli %318, %c29 : vector<16xi32>
        %320 = arith.ori %316, %319 : vector<16xi32>
        %321 = arith.subi %320, %c30 : vector<16xi32>
        %322 = arith.sitofp %321 : vector<16xi32> to vector<16xf32>
        %323 = arith.mulf %322, %211 : vector<16xf32>
        %324 = arith.addi %169, %c11 : index
        %325:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %324, %x, %312, %301#0, %323, %301#1, %83, %301#2, %301#3, %85, %301#4, %301#5, %87, %301#6, %301#7, %89, %301#8, %301#9, %91, %301#10, %301#11, %93, %301#12, %301#13, %95, %301#14, %301#15, %97, %301#16, %301#17, %99, %301#18, %301#19, %101, %301#20, %301#21, %103, %301#22, %301#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %326 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
        %327 = arith.extui %326 : vector<16xi8> to vector<16xi32>
        %328 = arith.shrui %327, %c29 : vector<16xi32>
        %329 = arith.shrui %190, %c31 : vector<16xi32>
        %330 = arith.andi %329, %c28 : vector<16xi32>
        %331 = arith.shli %330, %c29 : vector<16xi32>
        %332 = arith.ori %328, %331 : vector<16xi32>
        %333 = arith.subi %332, %c30 : vector<16xi32>
        %334 = arith.sitofp %333 : vector<16xi32> to vector<16xf32>
        %335 = arith.mulf %334, %178 : vector<16xf32>
        %336 = vector.load %w[%313] : memref<?xi8>, vector<16xi8>
        %337 = arith.extui %336 : vector<16xi8> to vector<16xi32>
        %338 = arith.shrui %337, %c29 : vector<16xi32>
        %339 = arith.shrui %218, %c31 : vector<16xi32>
        %340 = arith.andi %339, %c28 : vector<16xi32>
        %341 = arith.shli %340, %c29 : vector<16xi32>
        %342 = arith.ori %338, %341 : vector<16xi32>
        %343 = arith.subi %342, %c30 : vector<16xi32>
        %344 = arith.sitofp %343 : vector<16xi32> to vector<16xf32>
        %345 = arith.mulf %344, %211 : vector<16xf32>
        %346 = arith.addi %169, %c12 : index
        %347:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %346, %x, %335, %325#0, %345, %325#1, %83, %325#2, %325#3, %85, %325#4, %325#5, %87, %325#6, %325#7, %89, %325#8, %325#9, %91, %325#10, %325#11, %93, %325#12, %325#13, %95, %325#14, %325#15, %97, %325#16, %325#17, %99, %325#18, %325#19, %101, %325#20, %325#21, %103, %325#22, %325#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %348 = arith.addi %193, %c33 : index
        %349 = vector.load %w[%348] : memref<?xi8>, vector<16xi8>
        %350 = arith.extui %349 : vector<16xi8> to vector<16xi32>
        %351 = arith.andi %350, %c26 : vector<16xi32>
        %352 = arith.shrui %190, %c29 : vector<16xi32>
        %353 = arith.andi %352, %c28 : vector<16xi32>
        %354 = arith.shli %353, %c29 : vector<16xi32>
        %355 = arith.ori %351, %354 : vector<16xi32>
        %356 = arith.subi %355, %c30 : vector<16xi32>
        %357 = arith.sitofp %356 : vector<16xi32> to vector<16xf32>
        %358 = arith.mulf %357, %178 : vector<16xf32>
        %359 = arith.addi %220, %c33 : index
        %360 = vector.load %w[%359] : memref<?xi8>, vector<16xi8>
        %361 = arith.extui %360 : vector<16xi8> to vector<16xi32>
        %362 = arith.andi %361, %c26 : vector<16xi32>
        %363 = arith.shrui %218, %c29 : vector<16xi32>
        %364 = arith.andi %363, %c28 : vector<16xi32>
        %365 = arith.shli %364, %c29 : vector<16xi32>
        %366 = arith.ori %362, %365 : vector<16xi32>
        %367 = arith.subi %366, %c30 : vector<16xi32>
        %368 = arith.sitofp %367 : vector<16xi32> to vector<16xf32>
        %369 = arith.mulf %368, %211 : vector<16xf32>
        %370 = arith.addi %169, %c13 : index
        %371:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %370, %x, %358, %347#0, %369, %347#1, %83, %347#2, %347#3, %85, %347#4, %347#5, %87, %347#6, %347#7, %89, %347#8, %347#9, %91, %347#10, %347#11, %93, %347#12, %347#13, %95, %347#14, %347#15, %97, %347#16, %347#17, %99, %347#18, %347#19, %101, %347#20, %347#21, %103, %347#22, %347#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %372 = vector.load %w[%348] : memref<?xi8>, vector<16xi8>
        %373 = arith.extui %372 : vector<16xi8> to vector<16xi32>
        %374 = arith.shrui %373, %c29 : vector<16xi32>
        %375 = arith.shrui %190, %c32 : vector<16xi32>
        %376 = arith.andi %375, %c28 : vector<16xi32>
        %377 = arith.shli %376, %c29 : vector<16xi32>
        %378 = arith.ori %374, %377 : vector<16xi32>
        %379 = arith.subi %378, %c30 : vector<16xi32>
        %380 = arith.sitofp %379 : vector<16xi32> to vector<16xf32>
        %381 = arith.mulf %380, %178 : vector<16xf32>
        %382 = vector.load %w[%359] : memref<?xi8>, vector<16xi8>
        %383 = arith.extui %382 : vector<16xi8> to vector<16xi32>
        %384 = arith.shrui %383, %c29 : vector<16xi32>
        %385 = arith.shrui %218, %c32 : vector<16xi32>
        %386 = arith.andi %385, %c28 : vector<16xi32>
        %387 = arith.shli %386, %c29 : vector<16xi32>
        %388 = arith.ori %384, %387 : vector<16xi32>
        %389 = arith.subi %388, %c30 : vector<16xi32>
        %390 = arith.sitofp %389 : vector<16xi32> to vector<16xf32>
        %391 = arith.mulf %390, %211 : vector<16xf32>
        %392 = arith.addi %169, %c14 : index
        %393:24 = func.call @expert_linear_q6_k_r12p2__cpu.0(%81, %392, %x, %381, %371#0, %391, %371#1, %83, %371#2, %371#3, %85, %371#4, %371#5, %87, %371#6, %371#7, %89, %371#8, %371#9, %91, %371#10, %371#11, %93, %371#12, %371#13, %95, %371#14, %371#15, %97, %371#16, %371#17, %99, %371#18, %371#19, %101, %371#20, %371#21, %103, %371#22, %371#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %393#0, %393#1, %393#2, %393#3, %393#4, %393#5, %393#6, %393#7, %393#8, %393#9, %393#10, %393#11, %393#12, %393#13, %393#14, %393#15, %393#16, %393#17, %393#18, %393#19, %393#20, %393#21, %393#22, %393#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %167#0, %167#1, %167#2, %167#3, %167#4, %167#5, %167#6, %167#7, %167#8, %167#9, %167#10, %167#11, %167#12, %167#13, %167#14, %167#15, %167#16, %167#17, %167#18, %167#19, %167#20, %167#21, %167#22, %167#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %394 = arith.cmpi slt, %20, %9 : index
    scf.if %394 {
      %395 = arith.muli %46, %outputFeatures : index
      %396 = arith.muli %2, %c21 : index
      %397 = arith.addi %395, %396 : index
      %398 = arith.addi %397, %c7 : index
      vector.store %129#0, %out[%398] : memref<?xf32>, vector<16xf32>
      %399 = arith.addi %397, %c22 : index
      vector.store %129#1, %out[%399] : memref<?xf32>, vector<16xf32>
    }
    %400 = arith.cmpi slt, %22, %9 : index
    scf.if %400 {
      %401 = arith.muli %49, %outputFeatures : index
      %402 = arith.muli %2, %c21 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.addi %403, %c7 : index
      vector.store %129#2, %out[%404] : memref<?xf32>, vector<16xf32>
      %405 = arith.addi %403, %c22 : index
      vector.store %129#3, %out[%405] : memref<?xf32>, vector<16xf32>
    }
    %406 = arith.cmpi slt, %24, %9 : index
    scf.if %406 {
      %407 = arith.muli %52, %outputFeatures : index
      %408 = arith.muli %2, %c21 : index
      %409 = arith.addi %407, %408 : index
      %410 = arith.addi %409, %c7 : index
      vector.store %129#4, %out[%410] : memref<?xf32>, vector<16xf32>
      %411 = arith.addi %409, %c22 : index
      vector.store %129#5, %out[%411] : memref<?xf32>, vector<16xf32>
    }
    %412 = arith.cmpi slt, %26, %9 : index
    scf.if %412 {
      %413 = arith.muli %55, %outputFeatures : index
      %414 = arith.muli %2, %c21 : index
      %415 = arith.addi %413, %414 : index
      %416 = arith.addi %415, %c7 : index
      vector.store %129#6, %out[%416] : memref<?xf32>, vector<16xf32>
      %417 = arith.addi %415, %c22 : index
      vector.store %129#7, %out[%417] : memref<?xf32>, vector<16xf32>
    }
    %418 = arith.cmpi slt, %28, %9 : index
    scf.if %418 {
      %419 = arith.muli %58, %outputFeatures : index
      %420 = arith.muli %2, %c21 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.addi %421, %c7 : index
      vector.store %129#8, %out[%422] : memref<?xf32>, vector<16xf32>
      %423 = arith.addi %421, %c22 : index
      vector.store %129#9, %out[%423] : memref<?xf32>, vector<16xf32>
    }
    %424 = arith.cmpi slt, %30, %9 : index
    scf.if %424 {
      %425 = arith.muli %61, %outputFeatures : index
      %426 = arith.muli %2, %c21 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.addi %427, %c7 : index
      vector.store %129#10, %out[%428] : memref<?xf32>, vector<16xf32>
      %429 = arith.addi %427, %c22 : index
      vector.store %129#11, %out[%429] : memref<?xf32>, vector<16xf32>
    }
    %430 = arith.cmpi slt, %32, %9 : index
    scf.if %430 {
      %431 = arith.muli %64, %outputFeatures : index
      %432 = arith.muli %2, %c21 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.addi %433, %c7 : index
      vector.store %129#12, %out[%434] : memref<?xf32>, vector<16xf32>
      %435 = arith.addi %433, %c22 : index
      vector.store %129#13, %out[%435] : memref<?xf32>, vector<16xf32>
    }
    %436 = arith.cmpi slt, %34, %9 : index
    scf.if %436 {
      %437 = arith.muli %67, %outputFeatures : index
      %438 = arith.muli %2, %c21 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.addi %439, %c7 : index
      vector.store %129#14, %out[%440] : memref<?xf32>, vector<16xf32>
      %441 = arith.addi %439, %c22 : index
      vector.store %129#15, %out[%441] : memref<?xf32>, vector<16xf32>
    }
    %442 = arith.cmpi slt, %36, %9 : index
    scf.if %442 {
      %443 = arith.muli %70, %outputFeatures : index
      %444 = arith.muli %2, %c21 : index
      %445 = arith.addi %443, %444 : index
      %446 = arith.addi %445, %c7 : index
      vector.store %129#16, %out[%446] : memref<?xf32>, vector<16xf32>
      %447 = arith.addi %445, %c22 : index
      vector.store %129#17, %out[%447] : memref<?xf32>, vector<16xf32>
    }
    %448 = arith.cmpi slt, %38, %9 : index
    scf.if %448 {
      %449 = arith.muli %73, %outputFeatures : index
      %450 = arith.muli %2, %c21 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.addi %451, %c7 : index
      vector.store %129#18, %out[%452] : memref<?xf32>, vector<16xf32>
      %453 = arith.addi %451, %c22 : index
      vector.store %129#19, %out[%453] : memref<?xf32>, vector<16xf32>
    }
    %454 = arith.cmpi slt, %40, %9 : index
    scf.if %454 {
      %455 = arith.muli %76, %outputFeatures : index
      %456 = arith.muli %2, %c21 : index
      %457 = arith.addi %455, %456 : index
      %458 = arith.addi %457, %c7 : index
      vector.store %129#20, %out[%458] : memref<?xf32>, vector<16xf32>
      %459 = arith.addi %457, %c22 : index
      vector.store %129#21, %out[%459] : memref<?xf32>, vector<16xf32>
    }
    %460 = arith.cmpi slt, %42, %9 : index
    scf.if %460 {
      %461 = arith.muli %79, %outputFeatures : index
      %462 = arith.muli %2, %c21 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.addi %463, %c7 : index
      vector.store %129#22, %out[%464] : memref<?xf32>, vector<16xf32>
      %465 = arith.addi %463, %c22 : index
      vector.store %129#23, %out[%465] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_1', shape=Shape(rows=12, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q5_1_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 384 : index
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
  %c21 = arith.constant 320 : index
  %c22 = arith.constant 16 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant dense<15> : vector<16xi32>
  %c25 = arith.constant dense<0> : vector<16xi32>
  %c26 = arith.constant dense<1> : vector<16xi32>
  %c27 = arith.constant dense<4> : vector<16xi32>
  %c28 = arith.constant dense<2> : vector<16xi32>
  %c29 = arith.constant dense<3> : vector<16xi32>
  %c30 = arith.constant dense<5> : vector<16xi32>
  %c31 = arith.constant 48 : index
  %c32 = arith.constant dense<6> : vector<16xi32>
  %c33 = arith.constant dense<7> : vector<16xi32>
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
      %133 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
      %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
      %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
      %136 = arith.addi %131, %c3 : index
      %137 = vector.load %w[%136] : memref<?xi8>, vector<32xi8>
      %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
      %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
      %140 = vector.load %w[%132] : memref<?xi8>, vector<32xi8>
      %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
      %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
      %143 = arith.addi %132, %c3 : index
      %144 = vector.load %w[%143] : memref<?xi8>, vector<32xi8>
      %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
      %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
      %147 = arith.muli %104, %c3 : index
      %173:24 = scf.for %148 = %c7 to %c11 step %c5 iter_args(%149 = %105, %150 = %106, %151 = %107, %152 = %108, %153 = %109, %154 = %110, %155 = %111, %156 = %112, %157 = %113, %158 = %114, %159 = %115, %160 = %116, %161 = %117, %162 = %118, %163 = %119, %164 = %120, %165 = %121, %166 = %122, %167 = %123, %168 = %124, %169 = %125, %170 = %126, %171 = %127, %172 = %128) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %174 = arith.muli %148, %c15 : index
        %175 = arith.addi %147, %174 : index
        %176 = arith.addi %131, %c21 : index
        %177 = arith.muli %148, %c5 : index
        %178 = arith.addi %177, %c7 : index
        %179 = arith.muli %178, %c22 : index
        %180 = arith.addi %176, %179 : index
        %181 = vector.load %w[%180] : memref<?xi8>, vector<16xi8>
        %182 = arith.extui %181 : vector<16xi8> to vector<16xi32>
        %183 = arith.addi %131, %c23 : index
        %184 = arith.muli %148, %c23 : index
        %185 = arith.addi %183, %184 : index
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.andi %188, %c24 : vector<16xi32>
        %190 = arith.shrui %182, %c25 : vector<16xi32>
        %191 = arith.andi %190, %c26 : vector<16xi32>
        %192 = arith.shli %191, %c27 : vector<16xi32>
        %193 = arith.ori %189, %192 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = math.fma %194, %135, %139 : vector<16xf32>
        %196 = arith.addi %132, %c21 : index
        %197 = arith.addi %196, %179 : index
        %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.addi %132, %c23 : index
        %201 = arith.addi %200, %184 : index
        %202 = arith.addi %201, %c7 : index
        %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
        %205 = arith.andi %204, %c24 : vector<16xi32>
        %206 = arith.shrui %199, %c25 : vector<16xi32>
        %207 = arith.andi %206, %c26 : vector<16xi32>
        %208 = arith.shli %207, %c27 : vector<16xi32>
        %209 = arith.ori %205, %208 : vector<16xi32>
        %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
        %211 = math.fma %210, %142, %146 : vector<16xf32>
        %212 = arith.addi %175, %c7 : index
        %213:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %212, %x, %195, %149, %211, %150, %83, %151, %152, %85, %153, %154, %87, %155, %156, %89, %157, %158, %91, %159, %160, %93, %161, %162, %95, %163, %164, %97, %165, %166, %99, %167, %168, %101, %169, %170, %103, %171, %172) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %214 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.shrui %215, %c27 : vector<16xi32>
        %217 = arith.shrui %182, %c26 : vector<16xi32>
        %218 = arith.andi %217, %c26 : vector<16xi32>
        %219 = arith.shli %218, %c27 : vector<16xi32>
        %220 = arith.ori %216, %219 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = math.fma %221, %135, %139 : vector<16xf32>
        %223 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
        %224 = arith.extui %223 : vector<16xi8> to vector<16xi32>
        %225 = arith.shrui %224, %c27 : vector<16xi32>
        %226 = arith.shrui %199, %c26 : vector<16xi32>
        %227 = arith.andi %226, %c26 : vector<16xi32>
        %228 = arith.shli %227, %c27 : vector<16xi32>
        %229 = arith.ori %225, %228 : vector<16xi32>
        %230 = arith.sitofp %229 : vector<16xi32> to vector<16xf32>
        %231 = math.fma %230, %142, %146 : vector<16xf32>
        %232 = arith.addi %175, %c5 : index
        %233:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %232, %x, %222, %213#0, %231, %213#1, %83, %213#2, %213#3, %85, %213#4, %213#5, %87, %213#6, %213#7, %89, %213#8, %213#9, %91, %213#10, %213#11, %93, %213#12, %213#13, %95, %213#14, %213#15, %97, %213#16, %213#17, %99, %213#18, %213#19, %101, %213#20, %213#21, %103, %213#22, %213#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %234 = arith.addi %185, %c22 : index
        %235 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
        %236 = arith.extui %235 : vector<16xi8> to vector<16xi32>
        %237 = arith.andi %236, %c24 : vector<16xi32>
        %238 = arith.shrui %182, %c28 : vector<16xi32>
        %239 = arith.andi %238, %c26 : vector<16xi32>
        %240 = arith.shli %239, %c27 : vector<16xi32>
        %241 = arith.ori %237, %240 : vector<16xi32>
        %242 = arith.sitofp %241 : vector<16xi32> to vector<16xf32>
        %243 = math.fma %242, %135, %139 : vector<16xf32>
        %244 = arith.addi %201, %c22 : index
        %245 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
        %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
        %247 = arith.andi %246, %c24 : vector<16xi32>
        %248 = arith.shrui %199, %c28 : vector<16xi32>
        %249 = arith.andi %248, %c26 : vector<16xi32>
        %250 = arith.shli %249, %c27 : vector<16xi32>
        %251 = arith.ori %247, %250 : vector<16xi32>
        %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
        %253 = math.fma %252, %142, %146 : vector<16xf32>
        %254 = arith.addi %175, %c6 : index
        %255:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %254, %x, %243, %233#0, %253, %233#1, %83, %233#2, %233#3, %85, %233#4, %233#5, %87, %233#6, %233#7, %89, %233#8, %233#9, %91, %233#10, %233#11, %93, %233#12, %233#13, %95, %233#14, %233#15, %97, %233#16, %233#17, %99, %233#18, %233#19, %101, %233#20, %233#21, %103, %233#22, %233#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %256 = vector.load %w[%234] : memref<?xi8>, vector<16xi8>
        %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
        %258 = arith.shrui %257, %c27 : vector<16xi32>
        %259 = arith.shrui %182, %c29 : vector<16xi32>
        %260 = arith.andi %259, %c26 : vector<16xi32>
        %261 = arith.shli %260, %c27 : vector<16xi32>
        %262 = arith.ori %258, %261 : vector<16xi32>
        %263 = arith.sitofp %262 : vector<16xi32> to vector<16xf32>
        %264 = math.fma %263, %135, %139 : vector<16xf32>
        %265 = vector.load %w[%244] : memref<?xi8>, vector<16xi8>
        %266 = arith.extui %265 : vector<16xi8> to vector<16xi32>
        %267 = arith.shrui %266, %c27 : vector<16xi32>
        %268 = arith.shrui %199, %c29 : vector<16xi32>
        %269 = arith.andi %268, %c26 : vector<16xi32>
        %270 = arith.shli %269, %c27 : vector<16xi32>
        %271 = arith.ori %267, %270 : vector<16xi32>
        %272 = arith.sitofp %271 : vector<16xi32> to vector<16xf32>
        %273 = math.fma %272, %142, %146 : vector<16xf32>
        %274 = arith.addi %175, %c10 : index
        %275:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %274, %x, %264, %255#0, %273, %255#1, %83, %255#2, %255#3, %85, %255#4, %255#5, %87, %255#6, %255#7, %89, %255#8, %255#9, %91, %255#10, %255#11, %93, %255#12, %255#13, %95, %255#14, %255#15, %97, %255#16, %255#17, %99, %255#18, %255#19, %101, %255#20, %255#21, %103, %255#22, %255#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %276 = arith.addi %185, %c3 : index
        %277 = vector.load %w[%276] : memref<?xi8>, vector<16xi8>
        %278 = arith.extui %277 : vector<16xi8> to vector<16xi32>
        %279 = arith.andi %278, %c24 : vector<16xi32>
        %280 = arith.shrui %182, %c27 : vector<16xi32>
        %281 = arith.andi %280, %c26 : vector<16xi32>
        %282 = arith.shli %281, %c27 : vector<16xi32>
        %283 = arith.ori %279, %282 : vector<16xi32>
        %284 = arith.sitofp %283 : vector<16xi32> to vector<16xf32>
        %285 = math.fma %284, %135, %139 : vector<16xf32>
        %286 = arith.addi %201, %c3 : index
        %287 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
        %288 = arith.extui %287 : vector<16xi8> to vector<16xi32>
        %289 = arith.andi %288, %c24 : vector<16xi32>
        %290 = arith.shrui %199, %c27 : vector<16xi32>
        %291 = arith.andi %290, %c26 : vector<16xi32>
        %292 = arith.shli %291, %c27 : vector<16xi32>
        %293 = arith.ori %289, %292 : vector<16xi32>
        %294 = arith.sitofp %293 : vector<16xi32> to vector<16xf32>
        %295 = math.fma %294, %142, %146 : vector<16xf32>
        %296 = arith.addi %175, %c11 : index
        %297:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %296, %x, %285, %275#0, %295, %275#1, %83, %275#2, %275#3, %85, %275#4, %275#5, %87, %275#6, %275#7, %89, %275#8, %275#9, %91, %275#10, %275#11, %93, %275#12, %275#13, %95, %275#14, %275#15, %97, %275#16, %275#17, %99, %275#18, %275#19, %101, %275#20, %275#21, %103, %275#22, %275#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %298 = vector.load %w[%276] : memref<?xi8>, vector<16xi8>
        %299 = arith.extui %298 : vector<16xi8> to vector<16xi32>
        %300 = arith.shrui %299, %c27 : vector<16xi32>
        %301 = arith.shrui %182, %c30 : vector<16xi32>
        %302 = arith.andi %301, %c26 : vector<16xi32>
        %303 = arith.shli %302, %c27 : vector<16xi32>
        %304 = arith.ori %300, %303 : vector<16xi32>
        %305 = arith.sitofp %304 : vector<16xi32> to vector<16xf32>
        %306 = math.fma %305, %135, %139 : vector<16xf32>
        %307 = vector.load %w[%286] : memref<?xi8>, vector<16xi8>
        %308 = arith.extui %307 : vector<16xi8> to vector<16xi32>
        %309 = arith.shrui %308, %c27 : vector<16xi32>
        %310 = arith.shrui %199, %c30 : vector<16xi32>
        %311 = arith.andi %310, %c26 : vector<16xi32>
        %312 = arith.shli %311, %c27 : vector<16xi32>
        %313 = arith.ori %309, %312 : vector<16xi32>
        %314 = arith.sitofp %313 : vector<16xi32> to vector<16xf32>
        %315 = math.fma %314, %142, %146 : vector<16xf32>
        %316 = arith.addi %175, %c12 : index
        %317:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %316, %x, %306, %297#0, %315, %297#1, %83, %297#2, %297#3, %85, %297#4, %297#5, %87, %297#6, %297#7, %89, %297#8, %297#9, %91, %297#10, %297#11, %93, %297#12, %297#13, %95, %297#14, %297#15, %97, %297#16, %297#17, %99, %297#18, %297#19, %101, %297#20, %297#21, %103, %297#22, %297#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %318 = arith.addi %185, %c31 : index
        %319 = vector.load %w[%318] : memref<?xi8>, vector<16xi8>
        %320 = arith.extui %319 : vector<16xi8> to vector<16xi32>
        %321 = arith.andi %320, %c24 : vector<16xi32>
        %322 = arith.shrui %182, %c32 : vector<16xi32>
        %323 = arith.andi %322, %c26 : vector<16xi32>
        %324 = arith.shli %323, %c27 : vector<16xi32>
        %325 = arith.ori %321, %324 : vector<16xi32>
        %326 = arith.sitofp %325 : vector<16xi32> to vector<16xf32>
        %327 = math.fma %326, %135, %139 : vector<16xf32>
        %328 = arith.addi %201, %c31 : index
        %329 = vector.load %w[%328] : memref<?xi8>, vector<16xi8>
        %330 = arith.extui %329 : vector<16xi8> to vector<16xi32>
        %331 = arith.andi %330, %c24 : vector<16xi32>
        %332 = arith.shrui %199, %c32 : vector<16xi32>
        %333 = arith.andi %332, %c26 : vector<16xi32>
        %334 = arith.shli %333, %c27 : vector<16xi32>
        %335 = arith.ori %331, %334 : vector<16xi32>
        %336 = arith.sitofp %335 : vector<16xi32> to vector<16xf32>
        %337 = math.fma %336, %142, %146 : vector<16xf32>
        %338 = arith.addi %175, %c13 : index
        %339:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %338, %x, %327, %317#0, %337, %317#1, %83, %317#2, %317#3, %85, %317#4, %317#5, %87, %317#6, %317#7, %89, %317#8, %317#9, %91, %317#10, %317#11, %93, %317#12, %317#13, %95, %317#14, %317#15, %97, %317#16, %317#17, %99, %317#18, %317#19, %101, %317#20, %317#21, %103, %317#22, %317#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %340 = vector.load %w[%318] : memref<?xi8>, vector<16xi8>
        %341 = arith.extui %340 : vector<16xi8> to vector<16xi32>
        %342 = arith.shrui %341, %c27 : vector<16xi32>
        %343 = arith.shrui %182, %c33 : vector<16xi32>
        %344 = arith.andi %343, %c26 : vector<16xi32>
        %345 = arith.shli %344, %c27 : vector<16xi32>
        %346 = arith.ori %342, %345 : vector<16xi32>
        %347 = arith.sitofp %346 : vector<16xi32> to vector<16xf32>
        %348 = math.fma %347, %135, %139 : vector<16xf32>
        %349 = vector.load %w[%328] : memref<?xi8>, vector<16xi8>
        %350 = arith.extui %349 : vector<16xi8> to vector<16xi32>
        %351 = arith.shrui %350, %c27 : vector<16xi32>
        %352 = arith.shrui %199, %c33 : vector<16xi32>
        %353 = arith.andi %352, %c26 : vector<16xi32>
        %354 = arith.shli %353, %c27 : vector<16xi32>
        %355 = arith.ori %351, %354 : vector<16xi32>
        %356 = arith.sitofp %355 : vector<16xi32> to vector<16xf32>
        %357 = math.fma %356, %142, %146 : vector<16xf32>
        %358 = arith.addi %175, %c14 : index
        %359:24 = func.call @expert_linear_q5_1_r12p2__cpu.0(%81, %358, %x, %348, %339#0, %357, %339#1, %83, %339#2, %339#3, %85, %339#4, %339#5, %87, %339#6, %339#7, %89, %339#8, %339#9, %91, %339#10, %339#11, %93, %339#12, %339#13, %95, %339#14, %339#15, %97, %339#16, %339#17, %99, %339#18, %339#19, %101, %339#20, %339#21, %103, %339#22, %339#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %359#0, %359#1, %359#2, %359#3, %359#4, %359#5, %359#6, %359#7, %359#8, %359#9, %359#10, %359#11, %359#12, %359#13, %359#14, %359#15, %359#16, %359#17, %359#18, %359#19, %359#20, %359#21, %359#22, %359#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %173#0, %173#1, %173#2, %173#3, %173#4, %173#5, %173#6, %173#7, %173#8, %173#9, %173#10, %173#11, %173#12, %173#13, %173#14, %173#15, %173#16, %173#17, %173#18, %173#19, %173#20, %173#21, %173#22, %173#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %360 = arith.cmpi slt, %20, %9 : index
    scf.if %360 {
      %361 = arith.muli %46, %outputFeatures : index
      %362 = arith.muli %2, %c3 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.addi %363, %c7 : index
      vector.store %129#0, %out[%364] : memref<?xf32>, vector<16xf32>
      %365 = arith.addi %363, %c22 : index
      vector.store %129#1, %out[%365] : memref<?xf32>, vector<16xf32>
    }
    %366 = arith.cmpi slt, %22, %9 : index
    scf.if %366 {
      %367 = arith.muli %49, %outputFeatures : index
      %368 = arith.muli %2, %c3 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.addi %369, %c7 : index
      vector.store %129#2, %out[%370] : memref<?xf32>, vector<16xf32>
      %371 = arith.addi %369, %c22 : index
      vector.store %129#3, %out[%371] : memref<?xf32>, vector<16xf32>
    }
    %372 = arith.cmpi slt, %24, %9 : index
    scf.if %372 {
      %373 = arith.muli %52, %outputFeatures : index
      %374 = arith.muli %2, %c3 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c7 : index
      vector.store %129#4, %out[%376] : memref<?xf32>, vector<16xf32>
      %377 = arith.addi %375, %c22 : index
      vector.store %129#5, %out[%377] : memref<?xf32>, vector<16xf32>
    }
    %378 = arith.cmpi slt, %26, %9 : index
    scf.if %378 {
      %379 = arith.muli %55, %outputFeatures : index
      %380 = arith.muli %2, %c3 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.addi %381, %c7 : index
      vector.store %129#6, %out[%382] : memref<?xf32>, vector<16xf32>
      %383 = arith.addi %381, %c22 : index
      vector.store %129#7, %out[%383] : memref<?xf32>, vector<16xf32>
    }
    %384 = arith.cmpi slt, %28, %9 : index
    scf.if %384 {
      %385 = arith.muli %58, %outputFeatures : index
      %386 = arith.muli %2, %c3 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.addi %387, %c7 : index
      vector.store %129#8, %out[%388] : memref<?xf32>, vector<16xf32>
      %389 = arith.addi %387, %c22 : index
      vector.store %129#9, %out[%389] : memref<?xf32>, vector<16xf32>
    }
    %390 = arith.cmpi slt, %30, %9 : index
    scf.if %390 {
      %391 = arith.muli %61, %outputFeatures : index
      %392 = arith.muli %2, %c3 : index
      %393 = arith.addi %391, %392 : index
      %394 = arith.addi %393, %c7 : index
      vector.store %129#10, %out[%394] : memref<?xf32>, vector<16xf32>
      %395 = arith.addi %393, %c22 : index
      vector.store %129#11, %out[%395] : memref<?xf32>, vector<16xf32>
    }
    %396 = arith.cmpi slt, %32, %9 : index
    scf.if %396 {
      %397 = arith.muli %64, %outputFeatures : index
      %398 = arith.muli %2, %c3 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.addi %399, %c7 : index
      vector.store %129#12, %out[%400] : memref<?xf32>, vector<16xf32>
      %401 = arith.addi %399, %c22 : index
      vector.store %129#13, %out[%401] : memref<?xf32>, vector<16xf32>
    }
    %402 = arith.cmpi slt, %34, %9 : index
    scf.if %402 {
      %403 = arith.muli %67, %outputFeatures : index
      %404 = arith.muli %2, %c3 : index
      %405 = arith.addi %403, %404 : index
      %406 = arith.addi %405, %c7 : index
      vector.store %129#14, %out[%406] : memref<?xf32>, vector<16xf32>
      %407 = arith.addi %405, %c22 : index
      vector.store %129#15, %out[%407] : memref<?xf32>, vector<16xf32>
    }
    %408 = arith.cmpi slt, %36, %9 : index
    scf.if %408 {
      %409 = arith.muli %70, %outputFeatures : index
      %410 = arith.muli %2, %c3 : index
      %411 = arith.addi %409, %410 : index
      %412 = arith.addi %411, %c7 : index
      vector.store %129#16, %out[%412] : memref<?xf32>, vector<16xf32>
      %413 = arith.addi %411, %c22 : index
      vector.store %129#17, %out[%413] : memref<?xf32>, vector<16xf32>
    }
    %414 = arith.cmpi slt, %38, %9 : index
    scf.if %414 {
      %415 = arith.muli %73, %outputFeatures : index
      %416 = arith.muli %2, %c3 : index
      %417 = arith.addi %415, %416 : index
      %418 = arith.addi %417, %c7 : index
      vector.store %129#18, %out[%418] : memref<?xf32>, vector<16xf32>
      %419 = arith.addi %417, %c22 : index
      vector.store %129#19, %out[%419] : memref<?xf32>, vector<16xf32>
    }
    %420 = arith.cmpi slt, %40, %9 : index
    scf.if %420 {
      %421 = arith.muli %76, %outputFeatures : index
      %422 = arith.muli %2, %c3 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.addi %423, %c7 : index
      vector.store %129#20, %out[%424] : memref<?xf32>, vector<16xf32>
      %425 = arith.addi %423, %c22 : index
      vector.store %129#21, %out[%425] : memref<?xf32>, vector<16xf32>
    }
    %426 = arith.cmpi slt, %42, %9 : index
    scf.if %426 {
      %427 = arith.muli %79, %outputFeatures : index
      %428 = arith.muli %2, %c3 : index
      %429 = arith.addi %427, %428 : index
      %430 = arith.addi %429, %c7 : index
      vector.store %129#22, %out[%430] : memref<?xf32>, vector<16xf32>
      %431 = arith.addi %429, %c22 : index
      vector.store %129#23, %out[%431] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

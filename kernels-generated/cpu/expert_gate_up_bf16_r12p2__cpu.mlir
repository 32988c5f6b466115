// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=12, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_bf16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_bf16_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
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
  %c21 = arith.constant 128 : index
  %c22 = arith.constant dense<16> : vector<16xi32>
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c27 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %133 = arith.muli %104, %c3 : index
      %159:24 = scf.for %134 = %c7 to %c11 step %c5 iter_args(%135 = %105, %136 = %106, %137 = %107, %138 = %108, %139 = %109, %140 = %110, %141 = %111, %142 = %112, %143 = %113, %144 = %114, %145 = %115, %146 = %116, %147 = %117, %148 = %118, %149 = %119, %150 = %120, %151 = %121, %152 = %122, %153 = %123, %154 = %124, %155 = %125, %156 = %126, %157 = %127, %158 = %128) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %160 = arith.muli %134, %c11 : index
        %161 = arith.addi %133, %160 : index
        %162 = arith.muli %134, %c21 : index
        %163 = arith.addi %131, %162 : index
        %164 = arith.addi %163, %c7 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<32xi8>
        %166 = vector.bitcast %165 : vector<32xi8> to vector<16xi16>
        %167 = arith.extui %166 : vector<16xi16> to vector<16xi32>
        %168 = arith.shli %167, %c22 : vector<16xi32>
        %169 = arith.bitcast %168 : vector<16xi32> to vector<16xf32>
        %170 = arith.addi %132, %162 : index
        %171 = arith.addi %170, %c7 : index
        %172 = vector.load %w[%171] : memref<?xi8>, vector<32xi8>
        %173 = vector.bitcast %172 : vector<32xi8> to vector<16xi16>
        %174 = arith.extui %173 : vector<16xi16> to vector<16xi32>
        %175 = arith.shli %174, %c22 : vector<16xi32>
        %176 = arith.bitcast %175 : vector<16xi32> to vector<16xf32>
        %177 = arith.addi %161, %c7 : index
        %178:24 = func.call @expert_gate_up_bf16_r12p2__cpu.0(%81, %177, %x, %169, %135, %176, %136, %83, %137, %138, %85, %139, %140, %87, %141, %142, %89, %143, %144, %91, %145, %146, %93, %147, %148, %95, %149, %150, %97, %151, %152, %99, %153, %154, %101, %155, %156, %103, %157, %158) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %179 = arith.addi %163, %c23 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<32xi8>
        %181 = vector.bitcast %180 : vector<32xi8> to vector<16xi16>
        %182 = arith.extui %181 : vector<16xi16> to vector<16xi32>
        %183 = arith.shli %182, %c22 : vector<16xi32>
        %184 = arith.bitcast %183 : vector<16xi32> to vector<16xf32>
        %185 = arith.addi %170, %c23 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<32xi8>
        %187 = vector.bitcast %186 : vector<32xi8> to vector<16xi16>
        %188 = arith.extui %187 : vector<16xi16> to vector<16xi32>
        %189 = arith.shli %188, %c22 : vector<16xi32>
        %190 = arith.bitcast %189 : vector<16xi32> to vector<16xf32>
        %191 = arith.addi %161, %c5 : index
        %192:24 = func.call @expert_gate_up_bf16_r12p2__cpu.0(%81, %191, %x, %184, %178#0, %190, %178#1, %83, %178#2, %178#3, %85, %178#4, %178#5, %87, %178#6, %178#7, %89, %178#8, %178#9, %91, %178#10, %178#11, %93, %178#12, %178#13, %95, %178#14, %178#15, %97, %178#16, %178#17, %99, %178#18, %178#19, %101, %178#20, %178#21, %103, %178#22, %178#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %193 = arith.addi %163, %c24 : index
        %194 = vector.load %w[%193] : memref<?xi8>, vector<32xi8>
        %195 = vector.bitcast %194 : vector<32xi8> to vector<16xi16>
        %196 = arith.extui %195 : vector<16xi16> to vector<16xi32>
        %197 = arith.shli %196, %c22 : vector<16xi32>
        %198 = arith.bitcast %197 : vector<16xi32> to vector<16xf32>
        %199 = arith.addi %170, %c24 : index
        %200 = vector.load %w[%199] : memref<?xi8>, vector<32xi8>
        %201 = vector.bitcast %200 : vector<32xi8> to vector<16xi16>
        %202 = arith.extui %201 : vector<16xi16> to vector<16xi32>
        %203 = arith.shli %202, %c22 : vector<16xi32>
        %204 = arith.bitcast %203 : vector<16xi32> to vector<16xf32>
        %205 = arith.addi %161, %c6 : index
        %206:24 = func.call @expert_gate_up_bf16_r12p2__cpu.0(%81, %205, %x, %198, %192#0, %204, %192#1, %83, %192#2, %192#3, %85, %192#4, %192#5, %87, %192#6, %192#7, %89, %192#8, %192#9, %91, %192#10, %192#11, %93, %192#12, %192#13, %95, %192#14, %192#15, %97, %192#16, %192#17, %99, %192#18, %192#19, %101, %192#20, %192#21, %103, %192#22, %192#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %207 = arith.addi %163, %c25 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<32xi8>
        %209 = vector.bitcast %208 : vector<32xi8> to vector<16xi16>
        %210 = arith.extui %209 : vector<16xi16> to vector<16xi32>
        %211 = arith.shli %210, %c22 : vector<16xi32>
        %212 = arith.bitcast %211 : vector<16xi32> to vector<16xf32>
        %213 = arith.addi %170, %c25 : index
        %214 = vector.load %w[%213] : memref<?xi8>, vector<32xi8>
        %215 = vector.bitcast %214 : vector<32xi8> to vector<16xi16>
        %216 = arith.extui %215 : vector<16xi16> to vector<16xi32>
        %217 = arith.shli %216, %c22 : vector<16xi32>
        %218 = arith.bitcast %217 : vector<16xi32> to vector<16xf32>
        %219 = arith.addi %161, %c10 : index
        %220:24 = func.call @expert_gate_up_bf16_r12p2__cpu.0(%81, %219, %x, %212, %206#0, %218, %206#1, %83, %206#2, %206#3, %85, %206#4, %206#5, %87, %206#6, %206#7, %89, %206#8, %206#9, %91, %206#10, %206#11, %93, %206#12, %206#13, %95, %206#14, %206#15, %97, %206#16, %206#17, %99, %206#18, %206#19, %101, %206#20, %206#21, %103, %206#22, %206#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %220#0, %220#1, %220#2, %220#3, %220#4, %220#5, %220#6, %220#7, %220#8, %220#9, %220#10, %220#11, %220#12, %220#13, %220#14, %220#15, %220#16, %220#17, %220#18, %220#19, %220#20, %220#21, %220#22, %220#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %159#0, %159#1, %159#2, %159#3, %159#4, %159#5, %159#6, %159#7, %159#8, %159#9, %159#10, %159#11, %159#12, %159#13, %159#14, %159#15, %159#16, %159#17, %159#18, %159#19, %159#20, %159#21, %159#22, %159#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %221 = arith.cmpi slt, %20, %9 : index
    scf.if %221 {
      %222 = arith.mulf %129#0, %c27 : vector<16xf32>
      %223 = wave.exp2 %222 : vector<16xf32>
      %224 = arith.addf %c26, %223 : vector<16xf32>
      %225 = arith.divf %129#0, %224 : vector<16xf32>
      %226 = arith.mulf %225, %129#1 : vector<16xf32>
      %227 = arith.muli %46, %outputFeatures : index
      %228 = arith.muli %2, %c3 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.addi %229, %c7 : index
      vector.store %226, %out[%230] : memref<?xf32>, vector<16xf32>
    }
    %231 = arith.cmpi slt, %22, %9 : index
    scf.if %231 {
      %232 = arith.mulf %129#2, %c27 : vector<16xf32>
      %233 = wave.exp2 %232 : vector<16xf32>
      %234 = arith.addf %c26, %233 : vector<16xf32>
      %235 = arith.divf %129#2, %234 : vector<16xf32>
      %236 = arith.mulf %235, %129#3 : vector<16xf32>
      %237 = arith.muli %49, %outputFeatures : index
      %238 = arith.muli %2, %c3 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c7 : index
      vector.store %236, %out[%240] : memref<?xf32>, vector<16xf32>
    }
    %241 = arith.cmpi slt, %24, %9 : index
    scf.if %241 {
      %242 = arith.mulf %129#4, %c27 : vector<16xf32>
      %243 = wave.exp2 %242 : vector<16xf32>
      %244 = arith.addf %c26, %243 : vector<16xf32>
      %245 = arith.divf %129#4, %244 : vector<16xf32>
      %246 = arith.mulf %245, %129#5 : vector<16xf32>
      %247 = arith.muli %52, %outputFeatures : index
      %248 = arith.muli %2, %c3 : index
      %249 = arith.addi %247, %248 : index
      %250 = arith.addi %249, %c7 : index
      vector.store %246, %out[%250] : memref<?xf32>, vector<16xf32>
    }
    %251 = arith.cmpi slt, %26, %9 : index
    scf.if %251 {
      %252 = arith.mulf %129#6, %c27 : vector<16xf32>
      %253 = wave.exp2 %252 : vector<16xf32>
      %254 = arith.addf %c26, %253 : vector<16xf32>
      %255 = arith.divf %129#6, %254 : vector<16xf32>
      %256 = arith.mulf %255, %129#7 : vector<16xf32>
      %257 = arith.muli %55, %outputFeatures : index
      %258 = arith.muli %2, %c3 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.addi %259, %c7 : index
      vector.store %256, %out[%260] : memref<?xf32>, vector<16xf32>
    }
    %261 = arith.cmpi slt, %28, %9 : index
    scf.if %261 {
      %262 = arith.mulf %129#8, %c27 : vector<16xf32>
      %263 = wave.exp2 %262 : vector<16xf32>
      %264 = arith.addf %c26, %263 : vector<16xf32>
      %265 = arith.divf %129#8, %264 : vector<16xf32>
      %266 = arith.mulf %265, %129#9 : vector<16xf32>
      %267 = arith.muli %58, %outputFeatures : index
      %268 = arith.muli %2, %c3 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.addi %269, %c7 : index
      vector.store %266, %out[%270] : memref<?xf32>, vector<16xf32>
    }
    %271 = arith.cmpi slt, %30, %9 : index
    scf.if %271 {
      %272 = arith.mulf %129#10, %c27 : vector<16xf32>
      %273 = wave.exp2 %272 : vector<16xf32>
      %274 = arith.addf %c26, %273 : vector<16xf32>
      %275 = arith.divf %129#10, %274 : vector<16xf32>
      %276 = arith.mulf %275, %129#11 : vector<16xf32>
      %277 = arith.muli %61, %outputFeatures : index
      %278 = arith.muli %2, %c3 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %279, %c7 : index
      vector.store %276, %out[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.cmpi slt, %32, %9 : index
    scf.if %281 {
      %282 = arith.mulf %129#12, %c27 : vector<16xf32>
      %283 = wave.exp2 %282 : vector<16xf32>
      %284 = arith.addf %c26, %283 : vector<16xf32>
      %285 = arith.divf %129#12, %284 : vector<16xf32>
      %286 = arith.mulf %285, %129#13 : vector<16xf32>
      %287 = arith.muli %64, %outputFeatures : index
      %288 = arith.muli %2, %c3 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.addi %289, %c7 : index
      vector.store %286, %out[%290] : memref<?xf32>, vector<16xf32>
    }
    %291 = arith.cmpi slt, %34, %9 : index
    scf.if %291 {
      %292 = arith.mulf %129#14, %c27 : vector<16xf32>
      %293 = wave.exp2 %292 : vector<16xf32>
      %294 = arith.addf %c26, %293 : vector<16xf32>
      %295 = arith.divf %129#14, %294 : vector<16xf32>
      %296 = arith.mulf %295, %129#15 : vector<16xf32>
      %297 = arith.muli %67, %outputFeatures : index
      %298 = arith.muli %2, %c3 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.addi %299, %c7 : index
      vector.store %296, %out[%300] : memref<?xf32>, vector<16xf32>
    }
    %301 = arith.cmpi slt, %36, %9 : index
    scf.if %301 {
      %302 = arith.mulf %129#16, %c27 : vector<16xf32>
      %303 = wave.exp2 %302 : vector<16xf32>
      %304 = arith.addf %c26, %303 : vector<16xf32>
      %305 = arith.divf %129#16, %304 : vector<16xf32>
      %306 = arith.mulf %305, %129#17 : vector<16xf32>
      %307 = arith.muli %70, %outputFeatures : index
      %308 = arith.muli %2, %c3 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.addi %309, %c7 : index
      vector.store %306, %out[%310] : memref<?xf32>, vector<16xf32>
    }
    %311 = arith.cmpi slt, %38, %9 : index
    scf.if %311 {
      %312 = arith.mulf %129#18, %c27 : vector<16xf32>
      %313 = wave.exp2 %312 : vector<16xf32>
      %314 = arith.addf %c26, %313 : vector<16xf32>
      %315 = arith.divf %129#18, %314 : vector<16xf32>
      %316 = arith.mulf %315, %129#19 : vector<16xf32>
      %317 = arith.muli %73, %outputFeatures : index
      %318 = arith.muli %2, %c3 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.addi %319, %c7 : index
      vector.store %316, %out[%320] : memref<?xf32>, vector<16xf32>
    }
    %321 = arith.cmpi slt, %40, %9 : index
    scf.if %321 {
      %322 = arith.mulf %129#20, %c27 : vector<16xf32>
      %323 = wave.exp2 %322 : vector<16xf32>
      %324 = arith.addf %c26, %323 : vector<16xf32>
      %325 = arith.divf %129#20, %324 : vector<16xf32>
      %326 = arith.mulf %325, %129#21 : vector<16xf32>
      %327 = arith.muli %76, %outputFeatures : index
      %328 = arith.muli %2, %c3 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.addi %329, %c7 : index
      vector.store %326, %out[%330] : memref<?xf32>, vector<16xf32>
    }
    %331 = arith.cmpi slt, %42, %9 : index
    scf.if %331 {
      %332 = arith.mulf %129#22, %c27 : vector<16xf32>
      %333 = wave.exp2 %332 : vector<16xf32>
      %334 = arith.addf %c26, %333 : vector<16xf32>
      %335 = arith.divf %129#22, %334 : vector<16xf32>
      %336 = arith.mulf %335, %129#23 : vector<16xf32>
      %337 = arith.muli %79, %outputFeatures : index
      %338 = arith.muli %2, %c3 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.addi %339, %c7 : index
      vector.store %336, %out[%340] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

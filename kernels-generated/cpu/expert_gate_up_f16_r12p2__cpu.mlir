// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=12, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_f16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_gate_up_f16_r12p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c26 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
        %166 = vector.bitcast %165 : vector<32xi8> to vector<16xf16>
        %167 = arith.extf %166 : vector<16xf16> to vector<16xf32>
        %168 = arith.addi %132, %162 : index
        %169 = arith.addi %168, %c7 : index
        %170 = vector.load %w[%169] : memref<?xi8>, vector<32xi8>
        %171 = vector.bitcast %170 : vector<32xi8> to vector<16xf16>
        %172 = arith.extf %171 : vector<16xf16> to vector<16xf32>
        %173 = arith.addi %161, %c7 : index
        %174:24 = func.call @expert_gate_up_f16_r12p2__cpu.0(%81, %173, %x, %167, %135, %172, %136, %83, %137, %138, %85, %139, %140, %87, %141, %142, %89, %143, %144, %91, %145, %146, %93, %147, %148, %95, %149, %150, %97, %151, %152, %99, %153, %154, %101, %155, %156, %103, %157, %158) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = arith.addi %163, %c22 : index
        %176 = vector.load %w[%175] : memref<?xi8>, vector<32xi8>
        %177 = vector.bitcast %176 : vector<32xi8> to vector<16xf16>
        %178 = arith.extf %177 : vector<16xf16> to vector<16xf32>
        %179 = arith.addi %168, %c22 : index
        %180 = vector.load %w[%179] : memref<?xi8>, vector<32xi8>
        %181 = vector.bitcast %180 : vector<32xi8> to vector<16xf16>
        %182 = arith.extf %181 : vector<16xf16> to vector<16xf32>
        %183 = arith.addi %161, %c5 : index
        %184:24 = func.call @expert_gate_up_f16_r12p2__cpu.0(%81, %183, %x, %178, %174#0, %182, %174#1, %83, %174#2, %174#3, %85, %174#4, %174#5, %87, %174#6, %174#7, %89, %174#8, %174#9, %91, %174#10, %174#11, %93, %174#12, %174#13, %95, %174#14, %174#15, %97, %174#16, %174#17, %99, %174#18, %174#19, %101, %174#20, %174#21, %103, %174#22, %174#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %185 = arith.addi %163, %c23 : index
        %186 = vector.load %w[%185] : memref<?xi8>, vector<32xi8>
        %187 = vector.bitcast %186 : vector<32xi8> to vector<16xf16>
        %188 = arith.extf %187 : vector<16xf16> to vector<16xf32>
        %189 = arith.addi %168, %c23 : index
        %190 = vector.load %w[%189] : memref<?xi8>, vector<32xi8>
        %191 = vector.bitcast %190 : vector<32xi8> to vector<16xf16>
        %192 = arith.extf %191 : vector<16xf16> to vector<16xf32>
        %193 = arith.addi %161, %c6 : index
        %194:24 = func.call @expert_gate_up_f16_r12p2__cpu.0(%81, %193, %x, %188, %184#0, %192, %184#1, %83, %184#2, %184#3, %85, %184#4, %184#5, %87, %184#6, %184#7, %89, %184#8, %184#9, %91, %184#10, %184#11, %93, %184#12, %184#13, %95, %184#14, %184#15, %97, %184#16, %184#17, %99, %184#18, %184#19, %101, %184#20, %184#21, %103, %184#22, %184#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %195 = arith.addi %163, %c24 : index
        %196 = vector.load %w[%195] : memref<?xi8>, vector<32xi8>
        %197 = vector.bitcast %196 : vector<32xi8> to vector<16xf16>
        %198 = arith.extf %197 : vector<16xf16> to vector<16xf32>
        %199 = arith.addi %168, %c24 : index
        %200 = vector.load %w[%199] : memref<?xi8>, vector<32xi8>
        %201 = vector.bitcast %200 : vector<32xi8> to vector<16xf16>
        %202 = arith.extf %201 : vector<16xf16> to vector<16xf32>
        %203 = arith.addi %161, %c10 : index
        %204:24 = func.call @expert_gate_up_f16_r12p2__cpu.0(%81, %203, %x, %198, %194#0, %202, %194#1, %83, %194#2, %194#3, %85, %194#4, %194#5, %87, %194#6, %194#7, %89, %194#8, %194#9, %91, %194#10, %194#11, %93, %194#12, %194#13, %95, %194#14, %194#15, %97, %194#16, %194#17, %99, %194#18, %194#19, %101, %194#20, %194#21, %103, %194#22, %194#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %204#0, %204#1, %204#2, %204#3, %204#4, %204#5, %204#6, %204#7, %204#8, %204#9, %204#10, %204#11, %204#12, %204#13, %204#14, %204#15, %204#16, %204#17, %204#18, %204#19, %204#20, %204#21, %204#22, %204#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %159#0, %159#1, %159#2, %159#3, %159#4, %159#5, %159#6, %159#7, %159#8, %159#9, %159#10, %159#11, %159#12, %159#13, %159#14, %159#15, %159#16, %159#17, %159#18, %159#19, %159#20, %159#21, %159#22, %159#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %205 = arith.cmpi slt, %20, %9 : index
    scf.if %205 {
      %206 = arith.mulf %129#0, %c26 : vector<16xf32>
      %207 = wave.exp2 %206 : vector<16xf32>
      %208 = arith.addf %c25, %207 : vector<16xf32>
      %209 = arith.divf %129#0, %208 : vector<16xf32>
      %210 = arith.mulf %209, %129#1 : vector<16xf32>
      %211 = arith.muli %46, %outputFeatures : index
      %212 = arith.muli %2, %c3 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.addi %213, %c7 : index
      vector.store %210, %out[%214] : memref<?xf32>, vector<16xf32>
    }
    %215 = arith.cmpi slt, %22, %9 : index
    scf.if %215 {
      %216 = arith.mulf %129#2, %c26 : vector<16xf32>
      %217 = wave.exp2 %216 : vector<16xf32>
      %218 = arith.addf %c25, %217 : vector<16xf32>
      %219 = arith.divf %129#2, %218 : vector<16xf32>
      %220 = arith.mulf %219, %129#3 : vector<16xf32>
      %221 = arith.muli %49, %outputFeatures : index
      %222 = arith.muli %2, %c3 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c7 : index
      vector.store %220, %out[%224] : memref<?xf32>, vector<16xf32>
    }
    %225 = arith.cmpi slt, %24, %9 : index
    scf.if %225 {
      %226 = arith.mulf %129#4, %c26 : vector<16xf32>
      %227 = wave.exp2 %226 : vector<16xf32>
      %228 = arith.addf %c25, %227 : vector<16xf32>
      %229 = arith.divf %129#4, %228 : vector<16xf32>
      %230 = arith.mulf %229, %129#5 : vector<16xf32>
      %231 = arith.muli %52, %outputFeatures : index
      %232 = arith.muli %2, %c3 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.addi %233, %c7 : index
      vector.store %230, %out[%234] : memref<?xf32>, vector<16xf32>
    }
    %235 = arith.cmpi slt, %26, %9 : index
    scf.if %235 {
      %236 = arith.mulf %129#6, %c26 : vector<16xf32>
      %237 = wave.exp2 %236 : vector<16xf32>
      %238 = arith.addf %c25, %237 : vector<16xf32>
      %239 = arith.divf %129#6, %238 : vector<16xf32>
      %240 = arith.mulf %239, %129#7 : vector<16xf32>
      %241 = arith.muli %55, %outputFeatures : index
      %242 = arith.muli %2, %c3 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c7 : index
      vector.store %240, %out[%244] : memref<?xf32>, vector<16xf32>
    }
    %245 = arith.cmpi slt, %28, %9 : index
    scf.if %245 {
      %246 = arith.mulf %129#8, %c26 : vector<16xf32>
      %247 = wave.exp2 %246 : vector<16xf32>
      %248 = arith.addf %c25, %247 : vector<16xf32>
      %249 = arith.divf %129#8, %248 : vector<16xf32>
      %250 = arith.mulf %249, %129#9 : vector<16xf32>
      %251 = arith.muli %58, %outputFeatures : index
      %252 = arith.muli %2, %c3 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.addi %253, %c7 : index
      vector.store %250, %out[%254] : memref<?xf32>, vector<16xf32>
    }
    %255 = arith.cmpi slt, %30, %9 : index
    scf.if %255 {
      %256 = arith.mulf %129#10, %c26 : vector<16xf32>
      %257 = wave.exp2 %256 : vector<16xf32>
      %258 = arith.addf %c25, %257 : vector<16xf32>
      %259 = arith.divf %129#10, %258 : vector<16xf32>
      %260 = arith.mulf %259, %129#11 : vector<16xf32>
      %261 = arith.muli %61, %outputFeatures : index
      %262 = arith.muli %2, %c3 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.addi %263, %c7 : index
      vector.store %260, %out[%264] : memref<?xf32>, vector<16xf32>
    }
    %265 = arith.cmpi slt, %32, %9 : index
    scf.if %265 {
      %266 = arith.mulf %129#12, %c26 : vector<16xf32>
      %267 = wave.exp2 %266 : vector<16xf32>
      %268 = arith.addf %c25, %267 : vector<16xf32>
      %269 = arith.divf %129#12, %268 : vector<16xf32>
      %270 = arith.mulf %269, %129#13 : vector<16xf32>
      %271 = arith.muli %64, %outputFeatures : index
      %272 = arith.muli %2, %c3 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.addi %273, %c7 : index
      vector.store %270, %out[%274] : memref<?xf32>, vector<16xf32>
    }
    %275 = arith.cmpi slt, %34, %9 : index
    scf.if %275 {
      %276 = arith.mulf %129#14, %c26 : vector<16xf32>
      %277 = wave.exp2 %276 : vector<16xf32>
      %278 = arith.addf %c25, %277 : vector<16xf32>
      %279 = arith.divf %129#14, %278 : vector<16xf32>
      %280 = arith.mulf %279, %129#15 : vector<16xf32>
      %281 = arith.muli %67, %outputFeatures : index
      %282 = arith.muli %2, %c3 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.addi %283, %c7 : index
      vector.store %280, %out[%284] : memref<?xf32>, vector<16xf32>
    }
    %285 = arith.cmpi slt, %36, %9 : index
    scf.if %285 {
      %286 = arith.mulf %129#16, %c26 : vector<16xf32>
      %287 = wave.exp2 %286 : vector<16xf32>
      %288 = arith.addf %c25, %287 : vector<16xf32>
      %289 = arith.divf %129#16, %288 : vector<16xf32>
      %290 = arith.mulf %289, %129#17 : vector<16xf32>
      %291 = arith.muli %70, %outputFeatures : index
      %292 = arith.muli %2, %c3 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.addi %293, %c7 : index
      vector.store %290, %out[%294] : memref<?xf32>, vector<16xf32>
    }
    %295 = arith.cmpi slt, %38, %9 : index
    scf.if %295 {
      %296 = arith.mulf %129#18, %c26 : vector<16xf32>
      %297 = wave.exp2 %296 : vector<16xf32>
      %298 = arith.addf %c25, %297 : vector<16xf32>
      %299 = arith.divf %129#18, %298 : vector<16xf32>
      %300 = arith.mulf %299, %129#19 : vector<16xf32>
      %301 = arith.muli %73, %outputFeatures : index
      %302 = arith.muli %2, %c3 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.addi %303, %c7 : index
      vector.store %300, %out[%304] : memref<?xf32>, vector<16xf32>
    }
    %305 = arith.cmpi slt, %40, %9 : index
    scf.if %305 {
      %306 = arith.mulf %129#20, %c26 : vector<16xf32>
      %307 = wave.exp2 %306 : vector<16xf32>
      %308 = arith.addf %c25, %307 : vector<16xf32>
      %309 = arith.divf %129#20, %308 : vector<16xf32>
      %310 = arith.mulf %309, %129#21 : vector<16xf32>
      %311 = arith.muli %76, %outputFeatures : index
      %312 = arith.muli %2, %c3 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.addi %313, %c7 : index
      vector.store %310, %out[%314] : memref<?xf32>, vector<16xf32>
    }
    %315 = arith.cmpi slt, %42, %9 : index
    scf.if %315 {
      %316 = arith.mulf %129#22, %c26 : vector<16xf32>
      %317 = wave.exp2 %316 : vector<16xf32>
      %318 = arith.addf %c25, %317 : vector<16xf32>
      %319 = arith.divf %129#22, %318 : vector<16xf32>
      %320 = arith.mulf %319, %129#23 : vector<16xf32>
      %321 = arith.muli %79, %outputFeatures : index
      %322 = arith.muli %2, %c3 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %323, %c7 : index
      vector.store %320, %out[%324] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

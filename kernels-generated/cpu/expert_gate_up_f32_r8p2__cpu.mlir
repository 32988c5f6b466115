// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=8, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_f32_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_gate_up_f32_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 192 : index
  %c21 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c22 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
    %36 = arith.addi %17, %21 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %17, %23 : index
    %40 = memref.load %groups[%39] : memref<?xi32>
    %41 = arith.index_cast %40 : i32 to index
    %42 = arith.addi %17, %25 : index
    %43 = memref.load %groups[%42] : memref<?xi32>
    %44 = arith.index_cast %43 : i32 to index
    %45 = arith.addi %17, %27 : index
    %46 = memref.load %groups[%45] : memref<?xi32>
    %47 = arith.index_cast %46 : i32 to index
    %48 = arith.addi %17, %29 : index
    %49 = memref.load %groups[%48] : memref<?xi32>
    %50 = arith.index_cast %49 : i32 to index
    %51 = arith.addi %17, %31 : index
    %52 = memref.load %groups[%51] : memref<?xi32>
    %53 = arith.index_cast %52 : i32 to index
    %54 = arith.addi %17, %33 : index
    %55 = memref.load %groups[%54] : memref<?xi32>
    %56 = arith.index_cast %55 : i32 to index
    %57 = arith.addi %17, %35 : index
    %58 = memref.load %groups[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    %60 = arith.divui %38, %rowDivisor : index
    %61 = arith.muli %60, %inputFeatures : index
    %62 = arith.divui %41, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %44, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %47, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %50, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %53, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %56, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %74 = arith.divui %59, %rowDivisor : index
    %75 = arith.muli %74, %inputFeatures : index
    %93:16 = scf.for %76 = %c7 to %3 step %c5 iter_args(%77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16, %85 = %c16, %86 = %c16, %87 = %c16, %88 = %c16, %89 = %c16, %90 = %c16, %91 = %c16, %92 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %94 = arith.muli %76, %c4 : index
      %95 = arith.addi %14, %94 : index
      %96 = arith.addi %16, %94 : index
      %97 = arith.muli %76, %c3 : index
      %115:16 = scf.for %98 = %c7 to %c11 step %c5 iter_args(%99 = %77, %100 = %78, %101 = %79, %102 = %80, %103 = %81, %104 = %82, %105 = %83, %106 = %84, %107 = %85, %108 = %86, %109 = %87, %110 = %88, %111 = %89, %112 = %90, %113 = %91, %114 = %92) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %116 = arith.muli %98, %c11 : index
        %117 = arith.addi %97, %116 : index
        %118 = arith.muli %98, %c17 : index
        %119 = arith.addi %95, %118 : index
        %120 = arith.addi %119, %c7 : index
        %121 = vector.load %w[%120] : memref<?xi8>, vector<64xi8>
        %122 = vector.bitcast %121 : vector<64xi8> to vector<16xf32>
        %123 = arith.addi %96, %118 : index
        %124 = arith.addi %123, %c7 : index
        %125 = vector.load %w[%124] : memref<?xi8>, vector<64xi8>
        %126 = vector.bitcast %125 : vector<64xi8> to vector<16xf32>
        %127 = arith.addi %117, %c7 : index
        %128:16 = func.call @expert_gate_up_f32_r8p2__cpu.0(%61, %127, %x, %122, %99, %126, %100, %63, %101, %102, %65, %103, %104, %67, %105, %106, %69, %107, %108, %71, %109, %110, %73, %111, %112, %75, %113, %114) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %129 = arith.addi %119, %c18 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<64xi8>
        %131 = vector.bitcast %130 : vector<64xi8> to vector<16xf32>
        %132 = arith.addi %123, %c18 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<64xi8>
        %134 = vector.bitcast %133 : vector<64xi8> to vector<16xf32>
        %135 = arith.addi %117, %c5 : index
        %136:16 = func.call @expert_gate_up_f32_r8p2__cpu.0(%61, %135, %x, %131, %128#0, %134, %128#1, %63, %128#2, %128#3, %65, %128#4, %128#5, %67, %128#6, %128#7, %69, %128#8, %128#9, %71, %128#10, %128#11, %73, %128#12, %128#13, %75, %128#14, %128#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %137 = arith.addi %119, %c19 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<64xi8>
        %139 = vector.bitcast %138 : vector<64xi8> to vector<16xf32>
        %140 = arith.addi %123, %c19 : index
        %141 = vector.load %w[%140] : memref<?xi8>, vector<64xi8>
        %142 = vector.bitcast %141 : vector<64xi8> to vector<16xf32>
        %143 = arith.addi %117, %c6 : index
        %144:16 = func.call @expert_gate_up_f32_r8p2__cpu.0(%61, %143, %x, %139, %136#0, %142, %136#1, %63, %136#2, %136#3, %65, %136#4, %136#5, %67, %136#6, %136#7, %69, %136#8, %136#9, %71, %136#10, %136#11, %73, %136#12, %136#13, %75, %136#14, %136#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %145 = arith.addi %119, %c20 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<64xi8>
        %147 = vector.bitcast %146 : vector<64xi8> to vector<16xf32>
        %148 = arith.addi %123, %c20 : index
        %149 = vector.load %w[%148] : memref<?xi8>, vector<64xi8>
        %150 = vector.bitcast %149 : vector<64xi8> to vector<16xf32>
        %151 = arith.addi %117, %c10 : index
        %152:16 = func.call @expert_gate_up_f32_r8p2__cpu.0(%61, %151, %x, %147, %144#0, %150, %144#1, %63, %144#2, %144#3, %65, %144#4, %144#5, %67, %144#6, %144#7, %69, %144#8, %144#9, %71, %144#10, %144#11, %73, %144#12, %144#13, %75, %144#14, %144#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %152#0, %152#1, %152#2, %152#3, %152#4, %152#5, %152#6, %152#7, %152#8, %152#9, %152#10, %152#11, %152#12, %152#13, %152#14, %152#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %115#0, %115#1, %115#2, %115#3, %115#4, %115#5, %115#6, %115#7, %115#8, %115#9, %115#10, %115#11, %115#12, %115#13, %115#14, %115#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %153 = arith.cmpi slt, %20, %9 : index
    scf.if %153 {
      %154 = arith.mulf %93#0, %c22 : vector<16xf32>
      %155 = wave.exp2 %154 : vector<16xf32>
      %156 = arith.addf %c21, %155 : vector<16xf32>
      %157 = arith.divf %93#0, %156 : vector<16xf32>
      %158 = arith.mulf %157, %93#1 : vector<16xf32>
      %159 = arith.muli %38, %outputFeatures : index
      %160 = arith.muli %2, %c3 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c7 : index
      vector.store %158, %out[%162] : memref<?xf32>, vector<16xf32>
    }
    %163 = arith.cmpi slt, %22, %9 : index
    scf.if %163 {
      %164 = arith.mulf %93#2, %c22 : vector<16xf32>
      %165 = wave.exp2 %164 : vector<16xf32>
      %166 = arith.addf %c21, %165 : vector<16xf32>
      %167 = arith.divf %93#2, %166 : vector<16xf32>
      %168 = arith.mulf %167, %93#3 : vector<16xf32>
      %169 = arith.muli %41, %outputFeatures : index
      %170 = arith.muli %2, %c3 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.addi %171, %c7 : index
      vector.store %168, %out[%172] : memref<?xf32>, vector<16xf32>
    }
    %173 = arith.cmpi slt, %24, %9 : index
    scf.if %173 {
      %174 = arith.mulf %93#4, %c22 : vector<16xf32>
      %175 = wave.exp2 %174 : vector<16xf32>
      %176 = arith.addf %c21, %175 : vector<16xf32>
      %177 = arith.divf %93#4, %176 : vector<16xf32>
      %178 = arith.mulf %177, %93#5 : vector<16xf32>
      %179 = arith.muli %44, %outputFeatures : index
      %180 = arith.muli %2, %c3 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c7 : index
      vector.store %178, %out[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.cmpi slt, %26, %9 : index
    scf.if %183 {
      %184 = arith.mulf %93#6, %c22 : vector<16xf32>
      %185 = wave.exp2 %184 : vector<16xf32>
      %186 = arith.addf %c21, %185 : vector<16xf32>
      %187 = arith.divf %93#6, %186 : vector<16xf32>
      %188 = arith.mulf %187, %93#7 : vector<16xf32>
      %189 = arith.muli %47, %outputFeatures : index
      %190 = arith.muli %2, %c3 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.addi %191, %c7 : index
      vector.store %188, %out[%192] : memref<?xf32>, vector<16xf32>
    }
    %193 = arith.cmpi slt, %28, %9 : index
    scf.if %193 {
      %194 = arith.mulf %93#8, %c22 : vector<16xf32>
      %195 = wave.exp2 %194 : vector<16xf32>
      %196 = arith.addf %c21, %195 : vector<16xf32>
      %197 = arith.divf %93#8, %196 : vector<16xf32>
      %198 = arith.mulf %197, %93#9 : vector<16xf32>
      %199 = arith.muli %50, %outputFeatures : index
      %200 = arith.muli %2, %c3 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.addi %201, %c7 : index
      vector.store %198, %out[%202] : memref<?xf32>, vector<16xf32>
    }
    %203 = arith.cmpi slt, %30, %9 : index
    scf.if %203 {
      %204 = arith.mulf %93#10, %c22 : vector<16xf32>
      %205 = wave.exp2 %204 : vector<16xf32>
      %206 = arith.addf %c21, %205 : vector<16xf32>
      %207 = arith.divf %93#10, %206 : vector<16xf32>
      %208 = arith.mulf %207, %93#11 : vector<16xf32>
      %209 = arith.muli %53, %outputFeatures : index
      %210 = arith.muli %2, %c3 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.addi %211, %c7 : index
      vector.store %208, %out[%212] : memref<?xf32>, vector<16xf32>
    }
    %213 = arith.cmpi slt, %32, %9 : index
    scf.if %213 {
      %214 = arith.mulf %93#12, %c22 : vector<16xf32>
      %215 = wave.exp2 %214 : vector<16xf32>
      %216 = arith.addf %c21, %215 : vector<16xf32>
      %217 = arith.divf %93#12, %216 : vector<16xf32>
      %218 = arith.mulf %217, %93#13 : vector<16xf32>
      %219 = arith.muli %56, %outputFeatures : index
      %220 = arith.muli %2, %c3 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c7 : index
      vector.store %218, %out[%222] : memref<?xf32>, vector<16xf32>
    }
    %223 = arith.cmpi slt, %34, %9 : index
    scf.if %223 {
      %224 = arith.mulf %93#14, %c22 : vector<16xf32>
      %225 = wave.exp2 %224 : vector<16xf32>
      %226 = arith.addf %c21, %225 : vector<16xf32>
      %227 = arith.divf %93#14, %226 : vector<16xf32>
      %228 = arith.mulf %227, %93#15 : vector<16xf32>
      %229 = arith.muli %59, %outputFeatures : index
      %230 = arith.muli %2, %c3 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.addi %231, %c7 : index
      vector.store %228, %out[%232] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_f16_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
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
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
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
        %121 = vector.load %w[%120] : memref<?xi8>, vector<32xi8>
        %122 = vector.bitcast %121 : vector<32xi8> to vector<16xf16>
        %123 = arith.extf %122 : vector<16xf16> to vector<16xf32>
        %124 = arith.addi %96, %118 : index
        %125 = arith.addi %124, %c7 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<32xi8>
        %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
        %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
        %129 = arith.addi %117, %c7 : index
        %130:16 = func.call @expert_linear_f16_r8p2__cpu.0(%61, %129, %x, %123, %99, %128, %100, %63, %101, %102, %65, %103, %104, %67, %105, %106, %69, %107, %108, %71, %109, %110, %73, %111, %112, %75, %113, %114) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %131 = arith.addi %119, %c18 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
        %133 = vector.bitcast %132 : vector<32xi8> to vector<16xf16>
        %134 = arith.extf %133 : vector<16xf16> to vector<16xf32>
        %135 = arith.addi %124, %c18 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<32xi8>
        %137 = vector.bitcast %136 : vector<32xi8> to vector<16xf16>
        %138 = arith.extf %137 : vector<16xf16> to vector<16xf32>
        %139 = arith.addi %117, %c5 : index
        %140:16 = func.call @expert_linear_f16_r8p2__cpu.0(%61, %139, %x, %134, %130#0, %138, %130#1, %63, %130#2, %130#3, %65, %130#4, %130#5, %67, %130#6, %130#7, %69, %130#8, %130#9, %71, %130#10, %130#11, %73, %130#12, %130#13, %75, %130#14, %130#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %141 = arith.addi %119, %c19 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<32xi8>
        %143 = vector.bitcast %142 : vector<32xi8> to vector<16xf16>
        %144 = arith.extf %143 : vector<16xf16> to vector<16xf32>
        %145 = arith.addi %124, %c19 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<32xi8>
        %147 = vector.bitcast %146 : vector<32xi8> to vector<16xf16>
        %148 = arith.extf %147 : vector<16xf16> to vector<16xf32>
        %149 = arith.addi %117, %c6 : index
        %150:16 = func.call @expert_linear_f16_r8p2__cpu.0(%61, %149, %x, %144, %140#0, %148, %140#1, %63, %140#2, %140#3, %65, %140#4, %140#5, %67, %140#6, %140#7, %69, %140#8, %140#9, %71, %140#10, %140#11, %73, %140#12, %140#13, %75, %140#14, %140#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %151 = arith.addi %119, %c20 : index
        %152 = vector.load %w[%151] : memref<?xi8>, vector<32xi8>
        %153 = vector.bitcast %152 : vector<32xi8> to vector<16xf16>
        %154 = arith.extf %153 : vector<16xf16> to vector<16xf32>
        %155 = arith.addi %124, %c20 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<32xi8>
        %157 = vector.bitcast %156 : vector<32xi8> to vector<16xf16>
        %158 = arith.extf %157 : vector<16xf16> to vector<16xf32>
        %159 = arith.addi %117, %c10 : index
        %160:16 = func.call @expert_linear_f16_r8p2__cpu.0(%61, %159, %x, %154, %150#0, %158, %150#1, %63, %150#2, %150#3, %65, %150#4, %150#5, %67, %150#6, %150#7, %69, %150#8, %150#9, %71, %150#10, %150#11, %73, %150#12, %150#13, %75, %150#14, %150#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %160#0, %160#1, %160#2, %160#3, %160#4, %160#5, %160#6, %160#7, %160#8, %160#9, %160#10, %160#11, %160#12, %160#13, %160#14, %160#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %115#0, %115#1, %115#2, %115#3, %115#4, %115#5, %115#6, %115#7, %115#8, %115#9, %115#10, %115#11, %115#12, %115#13, %115#14, %115#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %161 = arith.cmpi slt, %20, %9 : index
    scf.if %161 {
      %162 = arith.muli %38, %outputFeatures : index
      %163 = arith.muli %2, %c18 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.addi %164, %c7 : index
      vector.store %93#0, %out[%165] : memref<?xf32>, vector<16xf32>
      %166 = arith.addi %164, %c3 : index
      vector.store %93#1, %out[%166] : memref<?xf32>, vector<16xf32>
    }
    %167 = arith.cmpi slt, %22, %9 : index
    scf.if %167 {
      %168 = arith.muli %41, %outputFeatures : index
      %169 = arith.muli %2, %c18 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.addi %170, %c7 : index
      vector.store %93#2, %out[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.addi %170, %c3 : index
      vector.store %93#3, %out[%172] : memref<?xf32>, vector<16xf32>
    }
    %173 = arith.cmpi slt, %24, %9 : index
    scf.if %173 {
      %174 = arith.muli %44, %outputFeatures : index
      %175 = arith.muli %2, %c18 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.addi %176, %c7 : index
      vector.store %93#4, %out[%177] : memref<?xf32>, vector<16xf32>
      %178 = arith.addi %176, %c3 : index
      vector.store %93#5, %out[%178] : memref<?xf32>, vector<16xf32>
    }
    %179 = arith.cmpi slt, %26, %9 : index
    scf.if %179 {
      %180 = arith.muli %47, %outputFeatures : index
      %181 = arith.muli %2, %c18 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.addi %182, %c7 : index
      vector.store %93#6, %out[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %182, %c3 : index
      vector.store %93#7, %out[%184] : memref<?xf32>, vector<16xf32>
    }
    %185 = arith.cmpi slt, %28, %9 : index
    scf.if %185 {
      %186 = arith.muli %50, %outputFeatures : index
      %187 = arith.muli %2, %c18 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.addi %188, %c7 : index
      vector.store %93#8, %out[%189] : memref<?xf32>, vector<16xf32>
      %190 = arith.addi %188, %c3 : index
      vector.store %93#9, %out[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.cmpi slt, %30, %9 : index
    scf.if %191 {
      %192 = arith.muli %53, %outputFeatures : index
      %193 = arith.muli %2, %c18 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.addi %194, %c7 : index
      vector.store %93#10, %out[%195] : memref<?xf32>, vector<16xf32>
      %196 = arith.addi %194, %c3 : index
      vector.store %93#11, %out[%196] : memref<?xf32>, vector<16xf32>
    }
    %197 = arith.cmpi slt, %32, %9 : index
    scf.if %197 {
      %198 = arith.muli %56, %outputFeatures : index
      %199 = arith.muli %2, %c18 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.addi %200, %c7 : index
      vector.store %93#12, %out[%201] : memref<?xf32>, vector<16xf32>
      %202 = arith.addi %200, %c3 : index
      vector.store %93#13, %out[%202] : memref<?xf32>, vector<16xf32>
    }
    %203 = arith.cmpi slt, %34, %9 : index
    scf.if %203 {
      %204 = arith.muli %59, %outputFeatures : index
      %205 = arith.muli %2, %c18 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.addi %206, %c7 : index
      vector.store %93#14, %out[%207] : memref<?xf32>, vector<16xf32>
      %208 = arith.addi %206, %c3 : index
      vector.store %93#15, %out[%208] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

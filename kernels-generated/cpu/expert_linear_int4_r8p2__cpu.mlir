// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_int4_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant 16 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.muli %groupSize, %c4 : index
  %4 = arith.addi %3, %c5 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %5, %4 : index
  %7 = memref.load %groups[%1] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.addi %1, %c6 : index
  %10 = memref.load %groups[%9] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %1, %groupsPerExpert : index
  %13 = arith.addi %12, %2 : index
  %14 = arith.muli %13, %c7 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %6 : index
  %17 = arith.addi %14, %c6 : index
  %18 = arith.muli %17, %6 : index
  %19 = arith.addi %experts, %c6 : index
  scf.for %20 = %8 to %11 step %c4 {
    %21 = arith.subi %11, %c6 : index
    %22 = arith.addi %20, %c8 : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %20, %c6 : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.addi %20, %c7 : index
    %27 = arith.minsi %26, %21 : index
    %28 = arith.addi %20, %c10 : index
    %29 = arith.minsi %28, %21 : index
    %30 = arith.addi %20, %c11 : index
    %31 = arith.minsi %30, %21 : index
    %32 = arith.addi %20, %c12 : index
    %33 = arith.minsi %32, %21 : index
    %34 = arith.addi %20, %c13 : index
    %35 = arith.minsi %34, %21 : index
    %36 = arith.addi %20, %c14 : index
    %37 = arith.minsi %36, %21 : index
    %38 = arith.addi %19, %23 : index
    %39 = memref.load %groups[%38] : memref<?xi32>
    %40 = arith.index_cast %39 : i32 to index
    %41 = arith.addi %19, %25 : index
    %42 = memref.load %groups[%41] : memref<?xi32>
    %43 = arith.index_cast %42 : i32 to index
    %44 = arith.addi %19, %27 : index
    %45 = memref.load %groups[%44] : memref<?xi32>
    %46 = arith.index_cast %45 : i32 to index
    %47 = arith.addi %19, %29 : index
    %48 = memref.load %groups[%47] : memref<?xi32>
    %49 = arith.index_cast %48 : i32 to index
    %50 = arith.addi %19, %31 : index
    %51 = memref.load %groups[%50] : memref<?xi32>
    %52 = arith.index_cast %51 : i32 to index
    %53 = arith.addi %19, %33 : index
    %54 = memref.load %groups[%53] : memref<?xi32>
    %55 = arith.index_cast %54 : i32 to index
    %56 = arith.addi %19, %35 : index
    %57 = memref.load %groups[%56] : memref<?xi32>
    %58 = arith.index_cast %57 : i32 to index
    %59 = arith.addi %19, %37 : index
    %60 = memref.load %groups[%59] : memref<?xi32>
    %61 = arith.index_cast %60 : i32 to index
    %62 = arith.divui %40, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %43, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %46, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %49, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %52, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %55, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %74 = arith.divui %58, %rowDivisor : index
    %75 = arith.muli %74, %inputFeatures : index
    %76 = arith.divui %61, %rowDivisor : index
    %77 = arith.muli %76, %inputFeatures : index
    %78 = arith.divui %groupSize, %c11 : index
    %96:16 = scf.for %79 = %c8 to %5 step %c6 iter_args(%80 = %c16, %81 = %c16, %82 = %c16, %83 = %c16, %84 = %c16, %85 = %c16, %86 = %c16, %87 = %c16, %88 = %c16, %89 = %c16, %90 = %c16, %91 = %c16, %92 = %c16, %93 = %c16, %94 = %c16, %95 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %97 = arith.muli %79, %4 : index
      %98 = arith.addi %16, %97 : index
      %99 = arith.addi %18, %97 : index
      %100 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
      %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
      %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
      %103 = arith.addi %98, %c17 : index
      %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
      %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
      %106 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
      %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
      %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
      %109 = arith.addi %99, %c17 : index
      %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
      %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
      %112 = arith.muli %79, %groupSize : index
      %130:16 = scf.for %113 = %c8 to %78 step %c6 iter_args(%114 = %80, %115 = %81, %116 = %82, %117 = %83, %118 = %84, %119 = %85, %120 = %86, %121 = %87, %122 = %88, %123 = %89, %124 = %90, %125 = %91, %126 = %92, %127 = %93, %128 = %94, %129 = %95) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %131 = arith.muli %113, %c11 : index
        %132 = arith.addi %112, %131 : index
        %133 = arith.addi %98, %c5 : index
        %134 = arith.muli %113, %c17 : index
        %135 = arith.addi %133, %134 : index
        %136 = arith.addi %135, %c8 : index
        %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
        %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
        %139 = arith.andi %138, %c18 : vector<16xi32>
        %140 = arith.shrui %138, %c19 : vector<16xi32>
        %141 = arith.subi %139, %105 : vector<16xi32>
        %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.mulf %142, %102 : vector<16xf32>
        %144 = arith.addi %99, %c5 : index
        %145 = arith.addi %144, %134 : index
        %146 = arith.addi %145, %c8 : index
        %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
        %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
        %149 = arith.andi %148, %c18 : vector<16xi32>
        %150 = arith.shrui %148, %c19 : vector<16xi32>
        %151 = arith.subi %149, %111 : vector<16xi32>
        %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
        %153 = arith.mulf %152, %108 : vector<16xf32>
        %154 = arith.addi %132, %c8 : index
        %155:16 = func.call @expert_linear_int4_r8p2__cpu.0(%63, %154, %x, %143, %114, %153, %115, %65, %116, %117, %67, %118, %119, %69, %120, %121, %71, %122, %123, %73, %124, %125, %75, %126, %127, %77, %128, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %156 = arith.subi %140, %105 : vector<16xi32>
        %157 = arith.sitofp %156 : vector<16xi32> to vector<16xf32>
        %158 = arith.mulf %157, %102 : vector<16xf32>
        %159 = arith.subi %150, %111 : vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.mulf %160, %108 : vector<16xf32>
        %162 = arith.addi %132, %c6 : index
        %163:16 = func.call @expert_linear_int4_r8p2__cpu.0(%63, %162, %x, %158, %155#0, %161, %155#1, %65, %155#2, %155#3, %67, %155#4, %155#5, %69, %155#6, %155#7, %71, %155#8, %155#9, %73, %155#10, %155#11, %75, %155#12, %155#13, %77, %155#14, %155#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %164 = arith.addi %135, %c20 : index
        %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
        %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
        %167 = arith.andi %166, %c18 : vector<16xi32>
        %168 = arith.shrui %166, %c19 : vector<16xi32>
        %169 = arith.subi %167, %105 : vector<16xi32>
        %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
        %171 = arith.mulf %170, %102 : vector<16xf32>
        %172 = arith.addi %145, %c20 : index
        %173 = vector.load %w[%172] : memref<?xi8>, vector<16xi8>
        %174 = arith.extui %173 : vector<16xi8> to vector<16xi32>
        %175 = arith.andi %174, %c18 : vector<16xi32>
        %176 = arith.shrui %174, %c19 : vector<16xi32>
        %177 = arith.subi %175, %111 : vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = arith.mulf %178, %108 : vector<16xf32>
        %180 = arith.addi %132, %c7 : index
        %181:16 = func.call @expert_linear_int4_r8p2__cpu.0(%63, %180, %x, %171, %163#0, %179, %163#1, %65, %163#2, %163#3, %67, %163#4, %163#5, %69, %163#6, %163#7, %71, %163#8, %163#9, %73, %163#10, %163#11, %75, %163#12, %163#13, %77, %163#14, %163#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %182 = arith.subi %168, %105 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = arith.mulf %183, %102 : vector<16xf32>
        %185 = arith.subi %176, %111 : vector<16xi32>
        %186 = arith.sitofp %185 : vector<16xi32> to vector<16xf32>
        %187 = arith.mulf %186, %108 : vector<16xf32>
        %188 = arith.addi %132, %c10 : index
        %189:16 = func.call @expert_linear_int4_r8p2__cpu.0(%63, %188, %x, %184, %181#0, %187, %181#1, %65, %181#2, %181#3, %67, %181#4, %181#5, %69, %181#6, %181#7, %71, %181#8, %181#9, %73, %181#10, %181#11, %75, %181#12, %181#13, %77, %181#14, %181#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %189#0, %189#1, %189#2, %189#3, %189#4, %189#5, %189#6, %189#7, %189#8, %189#9, %189#10, %189#11, %189#12, %189#13, %189#14, %189#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %130#0, %130#1, %130#2, %130#3, %130#4, %130#5, %130#6, %130#7, %130#8, %130#9, %130#10, %130#11, %130#12, %130#13, %130#14, %130#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %190 = arith.cmpi slt, %22, %11 : index
    scf.if %190 {
      %191 = arith.muli %40, %outputFeatures : index
      %192 = arith.muli %2, %c17 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.addi %193, %c8 : index
      vector.store %96#0, %out[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c20 : index
      vector.store %96#1, %out[%195] : memref<?xf32>, vector<16xf32>
    }
    %196 = arith.cmpi slt, %24, %11 : index
    scf.if %196 {
      %197 = arith.muli %43, %outputFeatures : index
      %198 = arith.muli %2, %c17 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c8 : index
      vector.store %96#2, %out[%200] : memref<?xf32>, vector<16xf32>
      %201 = arith.addi %199, %c20 : index
      vector.store %96#3, %out[%201] : memref<?xf32>, vector<16xf32>
    }
    %202 = arith.cmpi slt, %26, %11 : index
    scf.if %202 {
      %203 = arith.muli %46, %outputFeatures : index
      %204 = arith.muli %2, %c17 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.addi %205, %c8 : index
      vector.store %96#4, %out[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %205, %c20 : index
      vector.store %96#5, %out[%207] : memref<?xf32>, vector<16xf32>
    }
    %208 = arith.cmpi slt, %28, %11 : index
    scf.if %208 {
      %209 = arith.muli %49, %outputFeatures : index
      %210 = arith.muli %2, %c17 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.addi %211, %c8 : index
      vector.store %96#6, %out[%212] : memref<?xf32>, vector<16xf32>
      %213 = arith.addi %211, %c20 : index
      vector.store %96#7, %out[%213] : memref<?xf32>, vector<16xf32>
    }
    %214 = arith.cmpi slt, %30, %11 : index
    scf.if %214 {
      %215 = arith.muli %52, %outputFeatures : index
      %216 = arith.muli %2, %c17 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c8 : index
      vector.store %96#8, %out[%218] : memref<?xf32>, vector<16xf32>
      %219 = arith.addi %217, %c20 : index
      vector.store %96#9, %out[%219] : memref<?xf32>, vector<16xf32>
    }
    %220 = arith.cmpi slt, %32, %11 : index
    scf.if %220 {
      %221 = arith.muli %55, %outputFeatures : index
      %222 = arith.muli %2, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c8 : index
      vector.store %96#10, %out[%224] : memref<?xf32>, vector<16xf32>
      %225 = arith.addi %223, %c20 : index
      vector.store %96#11, %out[%225] : memref<?xf32>, vector<16xf32>
    }
    %226 = arith.cmpi slt, %34, %11 : index
    scf.if %226 {
      %227 = arith.muli %58, %outputFeatures : index
      %228 = arith.muli %2, %c17 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.addi %229, %c8 : index
      vector.store %96#12, %out[%230] : memref<?xf32>, vector<16xf32>
      %231 = arith.addi %229, %c20 : index
      vector.store %96#13, %out[%231] : memref<?xf32>, vector<16xf32>
    }
    %232 = arith.cmpi slt, %36, %11 : index
    scf.if %232 {
      %233 = arith.muli %61, %outputFeatures : index
      %234 = arith.muli %2, %c17 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c8 : index
      vector.store %96#14, %out[%236] : memref<?xf32>, vector<16xf32>
      %237 = arith.addi %235, %c20 : index
      vector.store %96#15, %out[%237] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q8_0_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 544 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c20 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.addi %4, %c6 : index
  %8 = arith.muli %7, %1 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %3, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c9 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c6 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c4 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    %57:16 = scf.for %40 = %c5 to %0 step %c6 iter_args(%41 = %c15, %42 = %c15, %43 = %c15, %44 = %c15, %45 = %c15, %46 = %c15, %47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %58 = arith.muli %40, %c3 : index
      %59 = arith.addi %6, %58 : index
      %60 = arith.addi %8, %58 : index
      %61 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
      %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
      %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
      %64 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
      %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
      %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
      %67 = arith.muli %40, %c2 : index
      %85:16 = scf.for %68 = %c5 to %c9 step %c6 iter_args(%69 = %41, %70 = %42, %71 = %43, %72 = %44, %73 = %45, %74 = %46, %75 = %47, %76 = %48, %77 = %49, %78 = %50, %79 = %51, %80 = %52, %81 = %53, %82 = %54, %83 = %55, %84 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %86 = arith.muli %68, %c11 : index
        %87 = arith.addi %67, %86 : index
        %88 = arith.addi %59, %c2 : index
        %89 = arith.muli %68, %c16 : index
        %90 = arith.addi %88, %89 : index
        %91 = arith.addi %90, %c5 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extsi %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.mulf %94, %63 : vector<16xf32>
        %96 = arith.addi %60, %c2 : index
        %97 = arith.addi %96, %89 : index
        %98 = arith.addi %97, %c5 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
        %100 = arith.extsi %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %66 : vector<16xf32>
        %103 = arith.addi %87, %c5 : index
        %104:16 = func.call @gate_up_q8_0_r8p2__cpu.0(%32, %103, %x, %95, %69, %102, %70, %33, %71, %72, %34, %73, %74, %35, %75, %76, %36, %77, %78, %37, %79, %80, %38, %81, %82, %39, %83, %84) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %105 = arith.addi %90, %c17 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
        %107 = arith.extsi %106 : vector<16xi8> to vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.mulf %108, %63 : vector<16xf32>
        %110 = arith.addi %97, %c17 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extsi %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %113, %66 : vector<16xf32>
        %115 = arith.addi %87, %c6 : index
        %116:16 = func.call @gate_up_q8_0_r8p2__cpu.0(%32, %115, %x, %109, %104#0, %114, %104#1, %33, %104#2, %104#3, %34, %104#4, %104#5, %35, %104#6, %104#7, %36, %104#8, %104#9, %37, %104#10, %104#11, %38, %104#12, %104#13, %39, %104#14, %104#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %117 = arith.addi %90, %c2 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extsi %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.mulf %120, %63 : vector<16xf32>
        %122 = arith.addi %97, %c2 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extsi %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %66 : vector<16xf32>
        %127 = arith.addi %87, %c4 : index
        %128:16 = func.call @gate_up_q8_0_r8p2__cpu.0(%32, %127, %x, %121, %116#0, %126, %116#1, %33, %116#2, %116#3, %34, %116#4, %116#5, %35, %116#6, %116#7, %36, %116#8, %116#9, %37, %116#10, %116#11, %38, %116#12, %116#13, %39, %116#14, %116#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %129 = arith.addi %90, %c18 : index
        %130 = vector.load %w[%129] : memref<?xi8>, vector<16xi8>
        %131 = arith.extsi %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
        %133 = arith.mulf %132, %63 : vector<16xf32>
        %134 = arith.addi %97, %c18 : index
        %135 = vector.load %w[%134] : memref<?xi8>, vector<16xi8>
        %136 = arith.extsi %135 : vector<16xi8> to vector<16xi32>
        %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
        %138 = arith.mulf %137, %66 : vector<16xf32>
        %139 = arith.addi %87, %c10 : index
        %140:16 = func.call @gate_up_q8_0_r8p2__cpu.0(%32, %139, %x, %133, %128#0, %138, %128#1, %33, %128#2, %128#3, %34, %128#4, %128#5, %35, %128#6, %128#7, %36, %128#8, %128#9, %37, %128#10, %128#11, %38, %128#12, %128#13, %39, %128#14, %128#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %140#0, %140#1, %140#2, %140#3, %140#4, %140#5, %140#6, %140#7, %140#8, %140#9, %140#10, %140#11, %140#12, %140#13, %140#14, %140#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %85#0, %85#1, %85#2, %85#3, %85#4, %85#5, %85#6, %85#7, %85#8, %85#9, %85#10, %85#11, %85#12, %85#13, %85#14, %85#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %141 = arith.cmpi slt, %16, %13 : index
    scf.if %141 {
      %142 = arith.muli %16, %outputFeatures : index
      %143 = arith.muli %2, %c17 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.mulf %57#0, %c20 : vector<16xf32>
      %146 = wave.exp2 %145 : vector<16xf32>
      %147 = arith.addf %c19, %146 : vector<16xf32>
      %148 = arith.divf %57#0, %147 : vector<16xf32>
      %149 = arith.mulf %148, %57#1 : vector<16xf32>
      %150 = arith.addi %144, %c5 : index
      vector.store %149, %out[%150] : memref<?xf32>, vector<16xf32>
    }
    %151 = arith.cmpi slt, %18, %13 : index
    scf.if %151 {
      %152 = arith.muli %18, %outputFeatures : index
      %153 = arith.muli %2, %c17 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.mulf %57#2, %c20 : vector<16xf32>
      %156 = wave.exp2 %155 : vector<16xf32>
      %157 = arith.addf %c19, %156 : vector<16xf32>
      %158 = arith.divf %57#2, %157 : vector<16xf32>
      %159 = arith.mulf %158, %57#3 : vector<16xf32>
      %160 = arith.addi %154, %c5 : index
      vector.store %159, %out[%160] : memref<?xf32>, vector<16xf32>
    }
    %161 = arith.cmpi slt, %20, %13 : index
    scf.if %161 {
      %162 = arith.muli %20, %outputFeatures : index
      %163 = arith.muli %2, %c17 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.mulf %57#4, %c20 : vector<16xf32>
      %166 = wave.exp2 %165 : vector<16xf32>
      %167 = arith.addf %c19, %166 : vector<16xf32>
      %168 = arith.divf %57#4, %167 : vector<16xf32>
      %169 = arith.mulf %168, %57#5 : vector<16xf32>
      %170 = arith.addi %164, %c5 : index
      vector.store %169, %out[%170] : memref<?xf32>, vector<16xf32>
    }
    %171 = arith.cmpi slt, %22, %13 : index
    scf.if %171 {
      %172 = arith.muli %22, %outputFeatures : index
      %173 = arith.muli %2, %c17 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.mulf %57#6, %c20 : vector<16xf32>
      %176 = wave.exp2 %175 : vector<16xf32>
      %177 = arith.addf %c19, %176 : vector<16xf32>
      %178 = arith.divf %57#6, %177 : vector<16xf32>
      %179 = arith.mulf %178, %57#7 : vector<16xf32>
      %180 = arith.addi %174, %c5 : index
      vector.store %179, %out[%180] : memref<?xf32>, vector<16xf32>
    }
    %181 = arith.cmpi slt, %24, %13 : index
    scf.if %181 {
      %182 = arith.muli %24, %outputFeatures : index
      %183 = arith.muli %2, %c17 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.mulf %57#8, %c20 : vector<16xf32>
      %186 = wave.exp2 %185 : vector<16xf32>
      %187 = arith.addf %c19, %186 : vector<16xf32>
      %188 = arith.divf %57#8, %187 : vector<16xf32>
      %189 = arith.mulf %188, %57#9 : vector<16xf32>
      %190 = arith.addi %184, %c5 : index
      vector.store %189, %out[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.cmpi slt, %26, %13 : index
    scf.if %191 {
      %192 = arith.muli %26, %outputFeatures : index
      %193 = arith.muli %2, %c17 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.mulf %57#10, %c20 : vector<16xf32>
      %196 = wave.exp2 %195 : vector<16xf32>
      %197 = arith.addf %c19, %196 : vector<16xf32>
      %198 = arith.divf %57#10, %197 : vector<16xf32>
      %199 = arith.mulf %198, %57#11 : vector<16xf32>
      %200 = arith.addi %194, %c5 : index
      vector.store %199, %out[%200] : memref<?xf32>, vector<16xf32>
    }
    %201 = arith.cmpi slt, %28, %13 : index
    scf.if %201 {
      %202 = arith.muli %28, %outputFeatures : index
      %203 = arith.muli %2, %c17 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.mulf %57#12, %c20 : vector<16xf32>
      %206 = wave.exp2 %205 : vector<16xf32>
      %207 = arith.addf %c19, %206 : vector<16xf32>
      %208 = arith.divf %57#12, %207 : vector<16xf32>
      %209 = arith.mulf %208, %57#13 : vector<16xf32>
      %210 = arith.addi %204, %c5 : index
      vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
    }
    %211 = arith.cmpi slt, %30, %13 : index
    scf.if %211 {
      %212 = arith.muli %30, %outputFeatures : index
      %213 = arith.muli %2, %c17 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.mulf %57#14, %c20 : vector<16xf32>
      %216 = wave.exp2 %215 : vector<16xf32>
      %217 = arith.addf %c19, %216 : vector<16xf32>
      %218 = arith.divf %57#14, %217 : vector<16xf32>
      %219 = arith.mulf %218, %57#15 : vector<16xf32>
      %220 = arith.addi %214, %c5 : index
      vector.store %219, %out[%220] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

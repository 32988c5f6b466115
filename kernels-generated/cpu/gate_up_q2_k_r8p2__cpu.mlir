// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q2_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q2_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q2_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 1600 : index
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
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 576 : index
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<4> : vector<16xi32>
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c26 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %61 = arith.addi %59, %c5 : index
      %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
      %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
      %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
      %65 = arith.addi %59, %c16 : index
      %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
      %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
      %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
      %69 = arith.addi %60, %c5 : index
      %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
      %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
      %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
      %73 = arith.addi %60, %c16 : index
      %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
      %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
      %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
      %77 = arith.muli %40, %c2 : index
      %95:16 = scf.for %78 = %c5 to %c16 step %c6 iter_args(%79 = %41, %80 = %42, %81 = %43, %82 = %44, %83 = %45, %84 = %46, %85 = %47, %86 = %48, %87 = %49, %88 = %50, %89 = %51, %90 = %52, %91 = %53, %92 = %54, %93 = %55, %94 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %96 = arith.muli %78, %c9 : index
        %97 = arith.addi %77, %96 : index
        %98 = arith.addi %59, %c17 : index
        %99 = arith.divui %78, %c4 : index
        %100 = arith.muli %99, %c16 : index
        %101 = arith.addi %98, %100 : index
        %102 = arith.addi %101, %c5 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.mulf %64, %105 : vector<16xf32>
        %107 = arith.addi %101, %c18 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.mulf %68, %110 : vector<16xf32>
        %112 = arith.addi %59, %c19 : index
        %113 = arith.muli %78, %c4 : index
        %114 = arith.addi %113, %c5 : index
        %115 = arith.muli %114, %c18 : index
        %116 = arith.addi %112, %115 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.addi %113, %c6 : index
        %120 = arith.muli %119, %c18 : index
        %121 = arith.addi %112, %120 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.shrui %118, %c20 : vector<16xi32>
        %125 = arith.andi %124, %c21 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = math.fma %126, %106, %111 : vector<16xf32>
        %128 = arith.addi %60, %c17 : index
        %129 = arith.addi %128, %100 : index
        %130 = arith.addi %129, %c5 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
        %134 = arith.mulf %72, %133 : vector<16xf32>
        %135 = arith.addi %129, %c18 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %76, %138 : vector<16xf32>
        %140 = arith.addi %60, %c19 : index
        %141 = arith.addi %140, %115 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.addi %140, %120 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.shrui %143, %c20 : vector<16xi32>
        %148 = arith.andi %147, %c21 : vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %134, %139 : vector<16xf32>
        %151 = arith.addi %97, %c5 : index
        %152:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %151, %x, %127, %79, %150, %80, %33, %81, %82, %34, %83, %84, %35, %85, %86, %36, %87, %88, %37, %89, %90, %38, %91, %92, %39, %93, %94) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %153 = arith.shrui %118, %c22 : vector<16xi32>
        %154 = arith.andi %153, %c21 : vector<16xi32>
        %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
        %156 = math.fma %155, %106, %111 : vector<16xf32>
        %157 = arith.shrui %143, %c22 : vector<16xi32>
        %158 = arith.andi %157, %c21 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %134, %139 : vector<16xf32>
        %161 = arith.addi %97, %c6 : index
        %162:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %161, %x, %156, %152#0, %160, %152#1, %33, %152#2, %152#3, %34, %152#4, %152#5, %35, %152#6, %152#7, %36, %152#8, %152#9, %37, %152#10, %152#11, %38, %152#12, %152#13, %39, %152#14, %152#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %163 = arith.shrui %118, %c23 : vector<16xi32>
        %164 = arith.andi %163, %c21 : vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = math.fma %165, %106, %111 : vector<16xf32>
        %167 = arith.shrui %143, %c23 : vector<16xi32>
        %168 = arith.andi %167, %c21 : vector<16xi32>
        %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
        %170 = math.fma %169, %134, %139 : vector<16xf32>
        %171 = arith.addi %97, %c4 : index
        %172:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %171, %x, %166, %162#0, %170, %162#1, %33, %162#2, %162#3, %34, %162#4, %162#5, %35, %162#6, %162#7, %36, %162#8, %162#9, %37, %162#10, %162#11, %38, %162#12, %162#13, %39, %162#14, %162#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %173 = arith.shrui %118, %c24 : vector<16xi32>
        %174 = arith.andi %173, %c21 : vector<16xi32>
        %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %176 = math.fma %175, %106, %111 : vector<16xf32>
        %177 = arith.shrui %143, %c24 : vector<16xi32>
        %178 = arith.andi %177, %c21 : vector<16xi32>
        %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
        %180 = math.fma %179, %134, %139 : vector<16xf32>
        %181 = arith.addi %97, %c10 : index
        %182:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %181, %x, %176, %172#0, %180, %172#1, %33, %172#2, %172#3, %34, %172#4, %172#5, %35, %172#6, %172#7, %36, %172#8, %172#9, %37, %172#10, %172#11, %38, %172#12, %172#13, %39, %172#14, %172#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %183 = arith.shrui %123, %c20 : vector<16xi32>
        %184 = arith.andi %183, %c21 : vector<16xi32>
        %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
        %186 = math.fma %185, %106, %111 : vector<16xf32>
        %187 = arith.shrui %146, %c20 : vector<16xi32>
        %188 = arith.andi %187, %c21 : vector<16xi32>
        %189 = arith.sitofp %188 : vector<16xi32> to vector<16xf32>
        %190 = math.fma %189, %134, %139 : vector<16xf32>
        %191 = arith.addi %97, %c11 : index
        %192:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %191, %x, %186, %182#0, %190, %182#1, %33, %182#2, %182#3, %34, %182#4, %182#5, %35, %182#6, %182#7, %36, %182#8, %182#9, %37, %182#10, %182#11, %38, %182#12, %182#13, %39, %182#14, %182#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %193 = arith.shrui %123, %c22 : vector<16xi32>
        %194 = arith.andi %193, %c21 : vector<16xi32>
        %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
        %196 = math.fma %195, %106, %111 : vector<16xf32>
        %197 = arith.shrui %146, %c22 : vector<16xi32>
        %198 = arith.andi %197, %c21 : vector<16xi32>
        %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
        %200 = math.fma %199, %134, %139 : vector<16xf32>
        %201 = arith.addi %97, %c12 : index
        %202:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %201, %x, %196, %192#0, %200, %192#1, %33, %192#2, %192#3, %34, %192#4, %192#5, %35, %192#6, %192#7, %36, %192#8, %192#9, %37, %192#10, %192#11, %38, %192#12, %192#13, %39, %192#14, %192#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %203 = arith.shrui %123, %c23 : vector<16xi32>
        %204 = arith.andi %203, %c21 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %106, %111 : vector<16xf32>
        %207 = arith.shrui %146, %c23 : vector<16xi32>
        %208 = arith.andi %207, %c21 : vector<16xi32>
        %209 = arith.sitofp %208 : vector<16xi32> to vector<16xf32>
        %210 = math.fma %209, %134, %139 : vector<16xf32>
        %211 = arith.addi %97, %c13 : index
        %212:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %211, %x, %206, %202#0, %210, %202#1, %33, %202#2, %202#3, %34, %202#4, %202#5, %35, %202#6, %202#7, %36, %202#8, %202#9, %37, %202#10, %202#11, %38, %202#12, %202#13, %39, %202#14, %202#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %213 = arith.shrui %123, %c24 : vector<16xi32>
        %214 = arith.andi %213, %c21 : vector<16xi32>
        %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
        %216 = math.fma %215, %106, %111 : vector<16xf32>
        %217 = arith.shrui %146, %c24 : vector<16xi32>
        %218 = arith.andi %217, %c21 : vector<16xi32>
        %219 = arith.sitofp %218 : vector<16xi32> to vector<16xf32>
        %220 = math.fma %219, %134, %139 : vector<16xf32>
        %221 = arith.addi %97, %c14 : index
        %222:16 = func.call @gate_up_q2_k_r8p2__cpu.0(%32, %221, %x, %216, %212#0, %220, %212#1, %33, %212#2, %212#3, %34, %212#4, %212#5, %35, %212#6, %212#7, %36, %212#8, %212#9, %37, %212#10, %212#11, %38, %212#12, %212#13, %39, %212#14, %212#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %222#0, %222#1, %222#2, %222#3, %222#4, %222#5, %222#6, %222#7, %222#8, %222#9, %222#10, %222#11, %222#12, %222#13, %222#14, %222#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7, %95#8, %95#9, %95#10, %95#11, %95#12, %95#13, %95#14, %95#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %223 = arith.cmpi slt, %16, %13 : index
    scf.if %223 {
      %224 = arith.muli %16, %outputFeatures : index
      %225 = arith.muli %2, %c18 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.mulf %57#0, %c26 : vector<16xf32>
      %228 = wave.exp2 %227 : vector<16xf32>
      %229 = arith.addf %c25, %228 : vector<16xf32>
      %230 = arith.divf %57#0, %229 : vector<16xf32>
      %231 = arith.mulf %230, %57#1 : vector<16xf32>
      %232 = arith.addi %226, %c5 : index
      vector.store %231, %out[%232] : memref<?xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %18, %13 : index
    scf.if %233 {
      %234 = arith.muli %18, %outputFeatures : index
      %235 = arith.muli %2, %c18 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.mulf %57#2, %c26 : vector<16xf32>
      %238 = wave.exp2 %237 : vector<16xf32>
      %239 = arith.addf %c25, %238 : vector<16xf32>
      %240 = arith.divf %57#2, %239 : vector<16xf32>
      %241 = arith.mulf %240, %57#3 : vector<16xf32>
      %242 = arith.addi %236, %c5 : index
      vector.store %241, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %20, %13 : index
    scf.if %243 {
      %244 = arith.muli %20, %outputFeatures : index
      %245 = arith.muli %2, %c18 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.mulf %57#4, %c26 : vector<16xf32>
      %248 = wave.exp2 %247 : vector<16xf32>
      %249 = arith.addf %c25, %248 : vector<16xf32>
      %250 = arith.divf %57#4, %249 : vector<16xf32>
      %251 = arith.mulf %250, %57#5 : vector<16xf32>
      %252 = arith.addi %246, %c5 : index
      vector.store %251, %out[%252] : memref<?xf32>, vector<16xf32>
    }
    %253 = arith.cmpi slt, %22, %13 : index
    scf.if %253 {
      %254 = arith.muli %22, %outputFeatures : index
      %255 = arith.muli %2, %c18 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.mulf %57#6, %c26 : vector<16xf32>
      %258 = wave.exp2 %257 : vector<16xf32>
      %259 = arith.addf %c25, %258 : vector<16xf32>
      %260 = arith.divf %57#6, %259 : vector<16xf32>
      %261 = arith.mulf %260, %57#7 : vector<16xf32>
      %262 = arith.addi %256, %c5 : index
      vector.store %261, %out[%262] : memref<?xf32>, vector<16xf32>
    }
    %263 = arith.cmpi slt, %24, %13 : index
    scf.if %263 {
      %264 = arith.muli %24, %outputFeatures : index
      %265 = arith.muli %2, %c18 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.mulf %57#8, %c26 : vector<16xf32>
      %268 = wave.exp2 %267 : vector<16xf32>
      %269 = arith.addf %c25, %268 : vector<16xf32>
      %270 = arith.divf %57#8, %269 : vector<16xf32>
      %271 = arith.mulf %270, %57#9 : vector<16xf32>
      %272 = arith.addi %266, %c5 : index
      vector.store %271, %out[%272] : memref<?xf32>, vector<16xf32>
    }
    %273 = arith.cmpi slt, %26, %13 : index
    scf.if %273 {
      %274 = arith.muli %26, %outputFeatures : index
      %275 = arith.muli %2, %c18 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.mulf %57#10, %c26 : vector<16xf32>
      %278 = wave.exp2 %277 : vector<16xf32>
      %279 = arith.addf %c25, %278 : vector<16xf32>
      %280 = arith.divf %57#10, %279 : vector<16xf32>
      %281 = arith.mulf %280, %57#11 : vector<16xf32>
      %282 = arith.addi %276, %c5 : index
      vector.store %281, %out[%282] : memref<?xf32>, vector<16xf32>
    }
    %283 = arith.cmpi slt, %28, %13 : index
    scf.if %283 {
      %284 = arith.muli %28, %outputFeatures : index
      %285 = arith.muli %2, %c18 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.mulf %57#12, %c26 : vector<16xf32>
      %288 = wave.exp2 %287 : vector<16xf32>
      %289 = arith.addf %c25, %288 : vector<16xf32>
      %290 = arith.divf %57#12, %289 : vector<16xf32>
      %291 = arith.mulf %290, %57#13 : vector<16xf32>
      %292 = arith.addi %286, %c5 : index
      vector.store %291, %out[%292] : memref<?xf32>, vector<16xf32>
    }
    %293 = arith.cmpi slt, %30, %13 : index
    scf.if %293 {
      %294 = arith.muli %30, %outputFeatures : index
      %295 = arith.muli %2, %c18 : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.mulf %57#14, %c26 : vector<16xf32>
      %298 = wave.exp2 %297 : vector<16xf32>
      %299 = arith.addf %c25, %298 : vector<16xf32>
      %300 = arith.divf %57#14, %299 : vector<16xf32>
      %301 = arith.mulf %300, %57#15 : vector<16xf32>
      %302 = arith.addi %296, %c5 : index
      vector.store %301, %out[%302] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

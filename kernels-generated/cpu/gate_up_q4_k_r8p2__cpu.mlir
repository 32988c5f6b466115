// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_k', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q4_k_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 2368 : index
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
  %c19 = arith.constant 320 : index
  %c20 = arith.constant dense<15> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant 48 : index
  %c23 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c24 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
        %99 = arith.divui %78, %c11 : index
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
        %113 = arith.muli %78, %c17 : index
        %114 = arith.addi %112, %113 : index
        %115 = arith.addi %114, %c5 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.andi %117, %c20 : vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = math.fma %119, %106, %111 : vector<16xf32>
        %121 = arith.addi %60, %c17 : index
        %122 = arith.addi %121, %100 : index
        %123 = arith.addi %122, %c5 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %72, %126 : vector<16xf32>
        %128 = arith.addi %122, %c18 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = arith.mulf %76, %131 : vector<16xf32>
        %133 = arith.addi %60, %c19 : index
        %134 = arith.addi %133, %113 : index
        %135 = arith.addi %134, %c5 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
        %138 = arith.andi %137, %c20 : vector<16xi32>
        %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
        %140 = math.fma %139, %127, %132 : vector<16xf32>
        %141 = arith.addi %97, %c5 : index
        %142:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %141, %x, %120, %79, %140, %80, %33, %81, %82, %34, %83, %84, %35, %85, %86, %36, %87, %88, %37, %89, %90, %38, %91, %92, %39, %93, %94) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %143 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.shrui %144, %c21 : vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = math.fma %146, %106, %111 : vector<16xf32>
        %148 = vector.load %w[%135] : memref<?xi8>, vector<16xi8>
        %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
        %150 = arith.shrui %149, %c21 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = math.fma %151, %127, %132 : vector<16xf32>
        %153 = arith.addi %97, %c6 : index
        %154:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %153, %x, %147, %142#0, %152, %142#1, %33, %142#2, %142#3, %34, %142#4, %142#5, %35, %142#6, %142#7, %36, %142#8, %142#9, %37, %142#10, %142#11, %38, %142#12, %142#13, %39, %142#14, %142#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %155 = arith.addi %114, %c18 : index
        %156 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %157 = arith.extui %156 : vector<16xi8> to vector<16xi32>
        %158 = arith.andi %157, %c20 : vector<16xi32>
        %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
        %160 = math.fma %159, %106, %111 : vector<16xf32>
        %161 = arith.addi %134, %c18 : index
        %162 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
        %163 = arith.extui %162 : vector<16xi8> to vector<16xi32>
        %164 = arith.andi %163, %c20 : vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = math.fma %165, %127, %132 : vector<16xf32>
        %167 = arith.addi %97, %c4 : index
        %168:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %167, %x, %160, %154#0, %166, %154#1, %33, %154#2, %154#3, %34, %154#4, %154#5, %35, %154#6, %154#7, %36, %154#8, %154#9, %37, %154#10, %154#11, %38, %154#12, %154#13, %39, %154#14, %154#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %169 = vector.load %w[%155] : memref<?xi8>, vector<16xi8>
        %170 = arith.extui %169 : vector<16xi8> to vector<16xi32>
        %171 = arith.shrui %170, %c21 : vector<16xi32>
        %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
        %173 = math.fma %172, %106, %111 : vector<16xf32>
        %174 = vector.load %w[%161] : memref<?xi8>, vector<16xi8>
        %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
        %176 = arith.shrui %175, %c21 : vector<16xi32>
        %177 = arith.sitofp %176 : vector<16xi32> to vector<16xf32>
        %178 = math.fma %177, %127, %132 : vector<16xf32>
        %179 = arith.addi %97, %c10 : index
        %180:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %179, %x, %173, %168#0, %178, %168#1, %33, %168#2, %168#3, %34, %168#4, %168#5, %35, %168#6, %168#7, %36, %168#8, %168#9, %37, %168#10, %168#11, %38, %168#12, %168#13, %39, %168#14, %168#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %181 = arith.addi %114, %c16 : index
        %182 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
        %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
        %184 = arith.andi %183, %c20 : vector<16xi32>
        %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
        %186 = math.fma %185, %106, %111 : vector<16xf32>
        %187 = arith.addi %134, %c16 : index
        %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
        %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
        %190 = arith.andi %189, %c20 : vector<16xi32>
        %191 = arith.sitofp %190 : vector<16xi32> to vector<16xf32>
        %192 = math.fma %191, %127, %132 : vector<16xf32>
        %193 = arith.addi %97, %c11 : index
        %194:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %193, %x, %186, %180#0, %192, %180#1, %33, %180#2, %180#3, %34, %180#4, %180#5, %35, %180#6, %180#7, %36, %180#8, %180#9, %37, %180#10, %180#11, %38, %180#12, %180#13, %39, %180#14, %180#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %195 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
        %196 = arith.extui %195 : vector<16xi8> to vector<16xi32>
        %197 = arith.shrui %196, %c21 : vector<16xi32>
        %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
        %199 = math.fma %198, %106, %111 : vector<16xf32>
        %200 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
        %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
        %202 = arith.shrui %201, %c21 : vector<16xi32>
        %203 = arith.sitofp %202 : vector<16xi32> to vector<16xf32>
        %204 = math.fma %203, %127, %132 : vector<16xf32>
        %205 = arith.addi %97, %c12 : index
        %206:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %205, %x, %199, %194#0, %204, %194#1, %33, %194#2, %194#3, %34, %194#4, %194#5, %35, %194#6, %194#7, %36, %194#8, %194#9, %37, %194#10, %194#11, %38, %194#12, %194#13, %39, %194#14, %194#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %207 = arith.addi %114, %c22 : index
        %208 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %209 = arith.extui %208 : vector<16xi8> to vector<16xi32>
        %210 = arith.andi %209, %c20 : vector<16xi32>
        %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
        %212 = math.fma %211, %106, %111 : vector<16xf32>
        %213 = arith.addi %134, %c22 : index
        %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
        %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
        %216 = arith.andi %215, %c20 : vector<16xi32>
        %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
        %218 = math.fma %217, %127, %132 : vector<16xf32>
        %219 = arith.addi %97, %c13 : index
        %220:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %219, %x, %212, %206#0, %218, %206#1, %33, %206#2, %206#3, %34, %206#4, %206#5, %35, %206#6, %206#7, %36, %206#8, %206#9, %37, %206#10, %206#11, %38, %206#12, %206#13, %39, %206#14, %206#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %221 = vector.load %w[%207] : memref<?xi8>, vector<16xi8>
        %222 = arith.extui %221 : vector<16xi8> to vector<16xi32>
        %223 = arith.shrui %222, %c21 : vector<16xi32>
        %224 = arith.sitofp %223 : vector<16xi32> to vector<16xf32>
        %225 = math.fma %224, %106, %111 : vector<16xf32>
        %226 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
        %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
        %228 = arith.shrui %227, %c21 : vector<16xi32>
        %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
        %230 = math.fma %229, %127, %132 : vector<16xf32>
        %231 = arith.addi %97, %c14 : index
        %232:16 = func.call @gate_up_q4_k_r8p2__cpu.0(%32, %231, %x, %225, %220#0, %230, %220#1, %33, %220#2, %220#3, %34, %220#4, %220#5, %35, %220#6, %220#7, %36, %220#8, %220#9, %37, %220#10, %220#11, %38, %220#12, %220#13, %39, %220#14, %220#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %232#0, %232#1, %232#2, %232#3, %232#4, %232#5, %232#6, %232#7, %232#8, %232#9, %232#10, %232#11, %232#12, %232#13, %232#14, %232#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7, %95#8, %95#9, %95#10, %95#11, %95#12, %95#13, %95#14, %95#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %233 = arith.cmpi slt, %16, %13 : index
    scf.if %233 {
      %234 = arith.muli %16, %outputFeatures : index
      %235 = arith.muli %2, %c18 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.mulf %57#0, %c24 : vector<16xf32>
      %238 = wave.exp2 %237 : vector<16xf32>
      %239 = arith.addf %c23, %238 : vector<16xf32>
      %240 = arith.divf %57#0, %239 : vector<16xf32>
      %241 = arith.mulf %240, %57#1 : vector<16xf32>
      %242 = arith.addi %236, %c5 : index
      vector.store %241, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.cmpi slt, %18, %13 : index
    scf.if %243 {
      %244 = arith.muli %18, %outputFeatures : index
      %245 = arith.muli %2, %c18 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.mulf %57#2, %c24 : vector<16xf32>
      %248 = wave.exp2 %247 : vector<16xf32>
      %249 = arith.addf %c23, %248 : vector<16xf32>
      %250 = arith.divf %57#2, %249 : vector<16xf32>
      %251 = arith.mulf %250, %57#3 : vector<16xf32>
      %252 = arith.addi %246, %c5 : index
      vector.store %251, %out[%252] : memref<?xf32>, vector<16xf32>
    }
    %253 = arith.cmpi slt, %20, %13 : index
    scf.if %253 {
      %254 = arith.muli %20, %outputFeatures : index
      %255 = arith.muli %2, %c18 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.mulf %57#4, %c24 : vector<16xf32>
      %258 = wave.exp2 %257 : vector<16xf32>
      %259 = arith.addf %c23, %258 : vector<16xf32>
      %260 = arith.divf %57#4, %259 : vector<16xf32>
      %261 = arith.mulf %260, %57#5 : vector<16xf32>
      %262 = arith.addi %256, %c5 : index
      vector.store %261, %out[%262] : memref<?xf32>, vector<16xf32>
    }
    %263 = arith.cmpi slt, %22, %13 : index
    scf.if %263 {
      %264 = arith.muli %22, %outputFeatures : index
      %265 = arith.muli %2, %c18 : index
      %266 = arith.addi %264, %265 : index
      %267 = arith.mulf %57#6, %c24 : vector<16xf32>
      %268 = wave.exp2 %267 : vector<16xf32>
      %269 = arith.addf %c23, %268 : vector<16xf32>
      %270 = arith.divf %57#6, %269 : vector<16xf32>
      %271 = arith.mulf %270, %57#7 : vector<16xf32>
      %272 = arith.addi %266, %c5 : index
      vector.store %271, %out[%272] : memref<?xf32>, vector<16xf32>
    }
    %273 = arith.cmpi slt, %24, %13 : index
    scf.if %273 {
      %274 = arith.muli %24, %outputFeatures : index
      %275 = arith.muli %2, %c18 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.mulf %57#8, %c24 : vector<16xf32>
      %278 = wave.exp2 %277 : vector<16xf32>
      %279 = arith.addf %c23, %278 : vector<16xf32>
      %280 = arith.divf %57#8, %279 : vector<16xf32>
      %281 = arith.mulf %280, %57#9 : vector<16xf32>
      %282 = arith.addi %276, %c5 : index
      vector.store %281, %out[%282] : memref<?xf32>, vector<16xf32>
    }
    %283 = arith.cmpi slt, %26, %13 : index
    scf.if %283 {
      %284 = arith.muli %26, %outputFeatures : index
      %285 = arith.muli %2, %c18 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.mulf %57#10, %c24 : vector<16xf32>
      %288 = wave.exp2 %287 : vector<16xf32>
      %289 = arith.addf %c23, %288 : vector<16xf32>
      %290 = arith.divf %57#10, %289 : vector<16xf32>
      %291 = arith.mulf %290, %57#11 : vector<16xf32>
      %292 = arith.addi %286, %c5 : index
      vector.store %291, %out[%292] : memref<?xf32>, vector<16xf32>
    }
    %293 = arith.cmpi slt, %28, %13 : index
    scf.if %293 {
      %294 = arith.muli %28, %outputFeatures : index
      %295 = arith.muli %2, %c18 : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.mulf %57#12, %c24 : vector<16xf32>
      %298 = wave.exp2 %297 : vector<16xf32>
      %299 = arith.addf %c23, %298 : vector<16xf32>
      %300 = arith.divf %57#12, %299 : vector<16xf32>
      %301 = arith.mulf %300, %57#13 : vector<16xf32>
      %302 = arith.addi %296, %c5 : index
      vector.store %301, %out[%302] : memref<?xf32>, vector<16xf32>
    }
    %303 = arith.cmpi slt, %30, %13 : index
    scf.if %303 {
      %304 = arith.muli %30, %outputFeatures : index
      %305 = arith.muli %2, %c18 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.mulf %57#14, %c24 : vector<16xf32>
      %308 = wave.exp2 %307 : vector<16xf32>
      %309 = arith.addf %c23, %308 : vector<16xf32>
      %310 = arith.divf %57#14, %309 : vector<16xf32>
      %311 = arith.mulf %310, %57#15 : vector<16xf32>
      %312 = arith.addi %306, %c5 : index
      vector.store %311, %out[%312] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_k', shape=Shape(rows=8, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_k_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q8_k_r8p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 4256 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant dense<0x00000000> : vector<16xf32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 2208 : index
  %c20 = arith.constant 160 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<4> : vector<16xi32>
  %c25 = arith.constant dense<128> : vector<16xi32>
  %c26 = arith.constant 48 : index
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
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c8 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c5 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c9 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.addi %15, %19 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %15, %21 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %15, %23 : index
    %41 = memref.load %groups[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %15, %25 : index
    %44 = memref.load %groups[%43] : memref<?xi32>
    %45 = arith.index_cast %44 : i32 to index
    %46 = arith.addi %15, %27 : index
    %47 = memref.load %groups[%46] : memref<?xi32>
    %48 = arith.index_cast %47 : i32 to index
    %49 = arith.addi %15, %29 : index
    %50 = memref.load %groups[%49] : memref<?xi32>
    %51 = arith.index_cast %50 : i32 to index
    %52 = arith.addi %15, %31 : index
    %53 = memref.load %groups[%52] : memref<?xi32>
    %54 = arith.index_cast %53 : i32 to index
    %55 = arith.addi %15, %33 : index
    %56 = memref.load %groups[%55] : memref<?xi32>
    %57 = arith.index_cast %56 : i32 to index
    %58 = arith.divui %36, %rowDivisor : index
    %59 = arith.muli %58, %inputFeatures : index
    %60 = arith.divui %39, %rowDivisor : index
    %61 = arith.muli %60, %inputFeatures : index
    %62 = arith.divui %42, %rowDivisor : index
    %63 = arith.muli %62, %inputFeatures : index
    %64 = arith.divui %45, %rowDivisor : index
    %65 = arith.muli %64, %inputFeatures : index
    %66 = arith.divui %48, %rowDivisor : index
    %67 = arith.muli %66, %inputFeatures : index
    %68 = arith.divui %51, %rowDivisor : index
    %69 = arith.muli %68, %inputFeatures : index
    %70 = arith.divui %54, %rowDivisor : index
    %71 = arith.muli %70, %inputFeatures : index
    %72 = arith.divui %57, %rowDivisor : index
    %73 = arith.muli %72, %inputFeatures : index
    %83:8 = scf.for %74 = %c6 to %3 step %c5 iter_args(%75 = %c16, %76 = %c16, %77 = %c16, %78 = %c16, %79 = %c16, %80 = %c16, %81 = %c16, %82 = %c16) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %84 = arith.muli %74, %c4 : index
      %85 = arith.addi %14, %84 : index
      %86 = arith.addi %85, %c6 : index
      %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
      %88 = vector.bitcast %87 : vector<32xi8> to vector<16xf16>
      %89 = arith.extf %88 : vector<16xf16> to vector<16xf32>
      %90 = arith.muli %74, %c3 : index
      %100:8 = scf.for %91 = %c6 to %c17 step %c5 iter_args(%92 = %75, %93 = %76, %94 = %77, %95 = %78, %96 = %79, %97 = %80, %98 = %81, %99 = %82) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %101 = arith.muli %91, %c8 : index
        %102 = arith.addi %90, %101 : index
        %103 = arith.addi %85, %c17 : index
        %104 = arith.divui %91, %c11 : index
        %105 = arith.muli %104, %c18 : index
        %106 = arith.addi %103, %105 : index
        %107 = arith.addi %106, %c6 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extsi %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.mulf %89, %110 : vector<16xf32>
        %112 = arith.addi %85, %c19 : index
        %113 = arith.muli %91, %c11 : index
        %114 = arith.addi %113, %c6 : index
        %115 = arith.muli %114, %c18 : index
        %116 = arith.addi %112, %115 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.addi %113, %c5 : index
        %120 = arith.muli %119, %c18 : index
        %121 = arith.addi %112, %120 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.addi %113, %c9 : index
        %125 = arith.muli %124, %c18 : index
        %126 = arith.addi %112, %125 : index
        %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.addi %113, %c10 : index
        %130 = arith.muli %129, %c18 : index
        %131 = arith.addi %112, %130 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<16xi8>
        %133 = arith.extui %132 : vector<16xi8> to vector<16xi32>
        %134 = arith.addi %85, %c20 : index
        %135 = arith.muli %91, %c21 : index
        %136 = arith.addi %134, %135 : index
        %137 = arith.addi %136, %c6 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
        %140 = arith.andi %139, %c22 : vector<16xi32>
        %141 = arith.shrui %118, %c23 : vector<16xi32>
        %142 = arith.andi %141, %c22 : vector<16xi32>
        %143 = arith.shli %142, %c24 : vector<16xi32>
        %144 = arith.ori %140, %143 : vector<16xi32>
        %145 = arith.subi %144, %c25 : vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.mulf %146, %111 : vector<16xf32>
        %148 = arith.addi %102, %c6 : index
        %149:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %148, %x, %147, %92, %61, %93, %63, %94, %65, %95, %67, %96, %69, %97, %71, %98, %73, %99) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %150 = vector.load %w[%137] : memref<?xi8>, vector<16xi8>
        %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
        %152 = arith.shrui %151, %c24 : vector<16xi32>
        %153 = arith.shrui %118, %c24 : vector<16xi32>
        %154 = arith.andi %153, %c22 : vector<16xi32>
        %155 = arith.shli %154, %c24 : vector<16xi32>
        %156 = arith.ori %152, %155 : vector<16xi32>
        %157 = arith.subi %156, %c25 : vector<16xi32>
        %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
        %159 = arith.mulf %158, %111 : vector<16xf32>
        %160 = arith.addi %102, %c5 : index
        %161:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %160, %x, %159, %149#0, %61, %149#1, %63, %149#2, %65, %149#3, %67, %149#4, %69, %149#5, %71, %149#6, %73, %149#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %162 = arith.addi %136, %c18 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.andi %164, %c22 : vector<16xi32>
        %166 = arith.shrui %123, %c23 : vector<16xi32>
        %167 = arith.andi %166, %c22 : vector<16xi32>
        %168 = arith.shli %167, %c24 : vector<16xi32>
        %169 = arith.ori %165, %168 : vector<16xi32>
        %170 = arith.subi %169, %c25 : vector<16xi32>
        %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
        %172 = arith.mulf %171, %111 : vector<16xf32>
        %173 = arith.addi %102, %c9 : index
        %174:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %173, %x, %172, %161#0, %61, %161#1, %63, %161#2, %65, %161#3, %67, %161#4, %69, %161#5, %71, %161#6, %73, %161#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %175 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
        %177 = arith.shrui %176, %c24 : vector<16xi32>
        %178 = arith.shrui %123, %c24 : vector<16xi32>
        %179 = arith.andi %178, %c22 : vector<16xi32>
        %180 = arith.shli %179, %c24 : vector<16xi32>
        %181 = arith.ori %177, %180 : vector<16xi32>
        %182 = arith.subi %181, %c25 : vector<16xi32>
        %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
        %184 = arith.mulf %183, %111 : vector<16xf32>
        %185 = arith.addi %102, %c10 : index
        %186:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %185, %x, %184, %174#0, %61, %174#1, %63, %174#2, %65, %174#3, %67, %174#4, %69, %174#5, %71, %174#6, %73, %174#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %187 = arith.addi %136, %c17 : index
        %188 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
        %189 = arith.extui %188 : vector<16xi8> to vector<16xi32>
        %190 = arith.andi %189, %c22 : vector<16xi32>
        %191 = arith.shrui %128, %c23 : vector<16xi32>
        %192 = arith.andi %191, %c22 : vector<16xi32>
        %193 = arith.shli %192, %c24 : vector<16xi32>
        %194 = arith.ori %190, %193 : vector<16xi32>
        %195 = arith.subi %194, %c25 : vector<16xi32>
        %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
        %197 = arith.mulf %196, %111 : vector<16xf32>
        %198 = arith.addi %102, %c11 : index
        %199:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %198, %x, %197, %186#0, %61, %186#1, %63, %186#2, %65, %186#3, %67, %186#4, %69, %186#5, %71, %186#6, %73, %186#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %200 = vector.load %w[%187] : memref<?xi8>, vector<16xi8>
        %201 = arith.extui %200 : vector<16xi8> to vector<16xi32>
        %202 = arith.shrui %201, %c24 : vector<16xi32>
        %203 = arith.shrui %128, %c24 : vector<16xi32>
        %204 = arith.andi %203, %c22 : vector<16xi32>
        %205 = arith.shli %204, %c24 : vector<16xi32>
        %206 = arith.ori %202, %205 : vector<16xi32>
        %207 = arith.subi %206, %c25 : vector<16xi32>
        %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
        %209 = arith.mulf %208, %111 : vector<16xf32>
        %210 = arith.addi %102, %c12 : index
        %211:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %210, %x, %209, %199#0, %61, %199#1, %63, %199#2, %65, %199#3, %67, %199#4, %69, %199#5, %71, %199#6, %73, %199#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %212 = arith.addi %136, %c26 : index
        %213 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
        %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
        %215 = arith.andi %214, %c22 : vector<16xi32>
        %216 = arith.shrui %133, %c23 : vector<16xi32>
        %217 = arith.andi %216, %c22 : vector<16xi32>
        %218 = arith.shli %217, %c24 : vector<16xi32>
        %219 = arith.ori %215, %218 : vector<16xi32>
        %220 = arith.subi %219, %c25 : vector<16xi32>
        %221 = arith.sitofp %220 : vector<16xi32> to vector<16xf32>
        %222 = arith.mulf %221, %111 : vector<16xf32>
        %223 = arith.addi %102, %c13 : index
        %224:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %223, %x, %222, %211#0, %61, %211#1, %63, %211#2, %65, %211#3, %67, %211#4, %69, %211#5, %71, %211#6, %73, %211#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %225 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
        %226 = arith.extui %225 : vector<16xi8> to vector<16xi32>
        %227 = arith.shrui %226, %c24 : vector<16xi32>
        %228 = arith.shrui %133, %c24 : vector<16xi32>
        %229 = arith.andi %228, %c22 : vector<16xi32>
        %230 = arith.shli %229, %c24 : vector<16xi32>
        %231 = arith.ori %227, %230 : vector<16xi32>
        %232 = arith.subi %231, %c25 : vector<16xi32>
        %233 = arith.sitofp %232 : vector<16xi32> to vector<16xf32>
        %234 = arith.mulf %233, %111 : vector<16xf32>
        %235 = arith.addi %102, %c14 : index
        %236:8 = func.call @expert_linear_q8_k_r8p1__cpu.0(%59, %235, %x, %234, %224#0, %61, %224#1, %63, %224#2, %65, %224#3, %67, %224#4, %69, %224#5, %71, %224#6, %73, %224#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %236#0, %236#1, %236#2, %236#3, %236#4, %236#5, %236#6, %236#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %100#0, %100#1, %100#2, %100#3, %100#4, %100#5, %100#6, %100#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %237 = arith.cmpi slt, %18, %9 : index
    scf.if %237 {
      %238 = arith.muli %36, %outputFeatures : index
      %239 = arith.muli %2, %c18 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c6 : index
      vector.store %83#0, %out[%241] : memref<?xf32>, vector<16xf32>
    }
    %242 = arith.cmpi slt, %20, %9 : index
    scf.if %242 {
      %243 = arith.muli %39, %outputFeatures : index
      %244 = arith.muli %2, %c18 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.addi %245, %c6 : index
      vector.store %83#1, %out[%246] : memref<?xf32>, vector<16xf32>
    }
    %247 = arith.cmpi slt, %22, %9 : index
    scf.if %247 {
      %248 = arith.muli %42, %outputFeatures : index
      %249 = arith.muli %2, %c18 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %250, %c6 : index
      vector.store %83#2, %out[%251] : memref<?xf32>, vector<16xf32>
    }
    %252 = arith.cmpi slt, %24, %9 : index
    scf.if %252 {
      %253 = arith.muli %45, %outputFeatures : index
      %254 = arith.muli %2, %c18 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.addi %255, %c6 : index
      vector.store %83#3, %out[%256] : memref<?xf32>, vector<16xf32>
    }
    %257 = arith.cmpi slt, %26, %9 : index
    scf.if %257 {
      %258 = arith.muli %48, %outputFeatures : index
      %259 = arith.muli %2, %c18 : index
      %260 = arith.addi %258, %259 : index
      %261 = arith.addi %260, %c6 : index
      vector.store %83#4, %out[%261] : memref<?xf32>, vector<16xf32>
    }
    %262 = arith.cmpi slt, %28, %9 : index
    scf.if %262 {
      %263 = arith.muli %51, %outputFeatures : index
      %264 = arith.muli %2, %c18 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.addi %265, %c6 : index
      vector.store %83#5, %out[%266] : memref<?xf32>, vector<16xf32>
    }
    %267 = arith.cmpi slt, %30, %9 : index
    scf.if %267 {
      %268 = arith.muli %54, %outputFeatures : index
      %269 = arith.muli %2, %c18 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.addi %270, %c6 : index
      vector.store %83#6, %out[%271] : memref<?xf32>, vector<16xf32>
    }
    %272 = arith.cmpi slt, %32, %9 : index
    scf.if %272 {
      %273 = arith.muli %57, %outputFeatures : index
      %274 = arith.muli %2, %c18 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.addi %275, %c6 : index
      vector.store %83#7, %out[%276] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

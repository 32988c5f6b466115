// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q5_k', shape=Shape(rows=8, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_k_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q5_k_r8p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2880 : index
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
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 2368 : index
  %c21 = arith.constant 320 : index
  %c22 = arith.constant dense<15> : vector<16xi32>
  %c23 = arith.constant dense<0> : vector<16xi32>
  %c24 = arith.constant dense<1> : vector<16xi32>
  %c25 = arith.constant dense<4> : vector<16xi32>
  %c26 = arith.constant dense<2> : vector<16xi32>
  %c27 = arith.constant dense<3> : vector<16xi32>
  %c28 = arith.constant dense<5> : vector<16xi32>
  %c29 = arith.constant 48 : index
  %c30 = arith.constant dense<6> : vector<16xi32>
  %c31 = arith.constant dense<7> : vector<16xi32>
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
      %97 = arith.addi %95, %c7 : index
      %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
      %99 = vector.bitcast %98 : vector<32xi8> to vector<16xf16>
      %100 = arith.extf %99 : vector<16xf16> to vector<16xf32>
      %101 = arith.addi %95, %c17 : index
      %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
      %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
      %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
      %105 = arith.addi %96, %c7 : index
      %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
      %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
      %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
      %109 = arith.addi %96, %c17 : index
      %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
      %111 = vector.bitcast %110 : vector<32xi8> to vector<16xf16>
      %112 = arith.extf %111 : vector<16xf16> to vector<16xf32>
      %113 = arith.muli %76, %c3 : index
      %131:16 = scf.for %114 = %c7 to %c17 step %c5 iter_args(%115 = %77, %116 = %78, %117 = %79, %118 = %80, %119 = %81, %120 = %82, %121 = %83, %122 = %84, %123 = %85, %124 = %86, %125 = %87, %126 = %88, %127 = %89, %128 = %90, %129 = %91, %130 = %92) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %132 = arith.muli %114, %c9 : index
        %133 = arith.addi %113, %132 : index
        %134 = arith.addi %95, %c18 : index
        %135 = arith.divui %114, %c11 : index
        %136 = arith.muli %135, %c17 : index
        %137 = arith.addi %134, %136 : index
        %138 = arith.addi %137, %c7 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extui %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %100, %141 : vector<16xf32>
        %143 = arith.addi %137, %c19 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<16xi8>
        %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
        %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
        %147 = arith.mulf %104, %146 : vector<16xf32>
        %148 = arith.addi %95, %c20 : index
        %149 = arith.muli %114, %c5 : index
        %150 = arith.addi %149, %c7 : index
        %151 = arith.muli %150, %c19 : index
        %152 = arith.addi %148, %151 : index
        %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
        %154 = arith.extui %153 : vector<16xi8> to vector<16xi32>
        %155 = arith.addi %95, %c21 : index
        %156 = arith.muli %114, %c18 : index
        %157 = arith.addi %155, %156 : index
        %158 = arith.addi %157, %c7 : index
        %159 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
        %161 = arith.andi %160, %c22 : vector<16xi32>
        %162 = arith.shrui %154, %c23 : vector<16xi32>
        %163 = arith.andi %162, %c24 : vector<16xi32>
        %164 = arith.shli %163, %c25 : vector<16xi32>
        %165 = arith.ori %161, %164 : vector<16xi32>
        %166 = arith.sitofp %165 : vector<16xi32> to vector<16xf32>
        %167 = math.fma %166, %142, %147 : vector<16xf32>
        %168 = arith.addi %96, %c18 : index
        %169 = arith.addi %168, %136 : index
        %170 = arith.addi %169, %c7 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
        %174 = arith.mulf %108, %173 : vector<16xf32>
        %175 = arith.addi %169, %c19 : index
        %176 = vector.load %w[%175] : memref<?xi8>, vector<16xi8>
        %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
        %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
        %179 = arith.mulf %112, %178 : vector<16xf32>
        %180 = arith.addi %96, %c20 : index
        %181 = arith.addi %180, %151 : index
        %182 = vector.load %w[%181] : memref<?xi8>, vector<16xi8>
        %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
        %184 = arith.addi %96, %c21 : index
        %185 = arith.addi %184, %156 : index
        %186 = arith.addi %185, %c7 : index
        %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
        %189 = arith.andi %188, %c22 : vector<16xi32>
        %190 = arith.shrui %183, %c23 : vector<16xi32>
        %191 = arith.andi %190, %c24 : vector<16xi32>
        %192 = arith.shli %191, %c25 : vector<16xi32>
        %193 = arith.ori %189, %192 : vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = math.fma %194, %174, %179 : vector<16xf32>
        %196 = arith.addi %133, %c7 : index
        %197:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %196, %x, %167, %115, %195, %116, %63, %117, %118, %65, %119, %120, %67, %121, %122, %69, %123, %124, %71, %125, %126, %73, %127, %128, %75, %129, %130) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %198 = vector.load %w[%158] : memref<?xi8>, vector<16xi8>
        %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
        %200 = arith.shrui %199, %c25 : vector<16xi32>
        %201 = arith.shrui %154, %c24 : vector<16xi32>
        %202 = arith.andi %201, %c24 : vector<16xi32>
        %203 = arith.shli %202, %c25 : vector<16xi32>
        %204 = arith.ori %200, %203 : vector<16xi32>
        %205 = arith.sitofp %204 : vector<16xi32> to vector<16xf32>
        %206 = math.fma %205, %142, %147 : vector<16xf32>
        %207 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
        %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
        %209 = arith.shrui %208, %c25 : vector<16xi32>
        %210 = arith.shrui %183, %c24 : vector<16xi32>
        %211 = arith.andi %210, %c24 : vector<16xi32>
        %212 = arith.shli %211, %c25 : vector<16xi32>
        %213 = arith.ori %209, %212 : vector<16xi32>
        %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
        %215 = math.fma %214, %174, %179 : vector<16xf32>
        %216 = arith.addi %133, %c5 : index
        %217:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %216, %x, %206, %197#0, %215, %197#1, %63, %197#2, %197#3, %65, %197#4, %197#5, %67, %197#6, %197#7, %69, %197#8, %197#9, %71, %197#10, %197#11, %73, %197#12, %197#13, %75, %197#14, %197#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %218 = arith.addi %157, %c19 : index
        %219 = vector.load %w[%218] : memref<?xi8>, vector<16xi8>
        %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
        %221 = arith.andi %220, %c22 : vector<16xi32>
        %222 = arith.shrui %154, %c26 : vector<16xi32>
        %223 = arith.andi %222, %c24 : vector<16xi32>
        %224 = arith.shli %223, %c25 : vector<16xi32>
        %225 = arith.ori %221, %224 : vector<16xi32>
        %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
        %227 = math.fma %226, %142, %147 : vector<16xf32>
        %228 = arith.addi %185, %c19 : index
        %229 = vector.load %w[%228] : memref<?xi8>, vector<16xi8>
        %230 = arith.extui %229 : vector<16xi8> to vector<16xi32>
        %231 = arith.andi %230, %c22 : vector<16xi32>
        %232 = arith.shrui %183, %c26 : vector<16xi32>
        %233 = arith.andi %232, %c24 : vector<16xi32>
        %234 = arith.shli %233, %c25 : vector<16xi32>
        %235 = arith.ori %231, %234 : vector<16xi32>
        %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
        %237 = math.fma %236, %174, %179 : vector<16xf32>
        %238 = arith.addi %133, %c6 : index
        %239:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %238, %x, %227, %217#0, %237, %217#1, %63, %217#2, %217#3, %65, %217#4, %217#5, %67, %217#6, %217#7, %69, %217#8, %217#9, %71, %217#10, %217#11, %73, %217#12, %217#13, %75, %217#14, %217#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %240 = vector.load %w[%218] : memref<?xi8>, vector<16xi8>
        %241 = arith.extui %240 : vector<16xi8> to vector<16xi32>
        %242 = arith.shrui %241, %c25 : vector<16xi32>
        %243 = arith.shrui %154, %c27 : vector<16xi32>
        %244 = arith.andi %243, %c24 : vector<16xi32>
        %245 = arith.shli %244, %c25 : vector<16xi32>
        %246 = arith.ori %242, %245 : vector<16xi32>
        %247 = arith.sitofp %246 : vector<16xi32> to vector<16xf32>
        %248 = math.fma %247, %142, %147 : vector<16xf32>
        %249 = vector.load %w[%228] : memref<?xi8>, vector<16xi8>
        %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
        %251 = arith.shrui %250, %c25 : vector<16xi32>
        %252 = arith.shrui %183, %c27 : vector<16xi32>
        %253 = arith.andi %252, %c24 : vector<16xi32>
        %254 = arith.shli %253, %c25 : vector<16xi32>
        %255 = arith.ori %251, %254 : vector<16xi32>
        %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
        %257 = math.fma %256, %174, %179 : vector<16xf32>
        %258 = arith.addi %133, %c10 : index
        %259:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %258, %x, %248, %239#0, %257, %239#1, %63, %239#2, %239#3, %65, %239#4, %239#5, %67, %239#6, %239#7, %69, %239#8, %239#9, %71, %239#10, %239#11, %73, %239#12, %239#13, %75, %239#14, %239#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %260 = arith.addi %157, %c17 : index
        %261 = vector.load %w[%260] : memref<?xi8>, vector<16xi8>
        %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
        %263 = arith.andi %262, %c22 : vector<16xi32>
        %264 = arith.shrui %154, %c25 : vector<16xi32>
        %265 = arith.andi %264, %c24 : vector<16xi32>
        %266 = arith.shli %265, %c25 : vector<16xi32>
        %267 = arith.ori %263, %266 : vector<16xi32>
        %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
        %269 = math.fma %268, %142, %147 : vector<16xf32>
        %270 = arith.addi %185, %c17 : index
        %271 = vector.load %w[%270] : memref<?xi8>, vector<16xi8>
        %272 = arith.extui %271 : vector<16xi8> to vector<16xi32>
        %273 = arith.andi %272, %c22 : vector<16xi32>
        %274 = arith.shrui %183, %c25 : vector<16xi32>
        %275 = arith.andi %274, %c24 : vector<16xi32>
        %276 = arith.shli %275, %c25 : vector<16xi32>
        %277 = arith.ori %273, %276 : vector<16xi32>
        %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
        %279 = math.fma %278, %174, %179 : vector<16xf32>
        %280 = arith.addi %133, %c11 : index
        %281:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %280, %x, %269, %259#0, %279, %259#1, %63, %259#2, %259#3, %65, %259#4, %259#5, %67, %259#6, %259#7, %69, %259#8, %259#9, %71, %259#10, %259#11, %73, %259#12, %259#13, %75, %259#14, %259#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %282 = vector.load %w[%260] : memref<?xi8>, vector<16xi8>
        %283 = arith.extui %282 : vector<16xi8> to vector<16xi32>
        %284 = arith.shrui %283, %c25 : vector<16xi32>
        %285 = arith.shrui %154, %c28 : vector<16xi32>
        %286 = arith.andi %285, %c24 : vector<16xi32>
        %287 = arith.shli %286, %c25 : vector<16xi32>
        %288 = arith.ori %284, %287 : vector<16xi32>
        %289 = arith.sitofp %288 : vector<16xi32> to vector<16xf32>
        %290 = math.fma %289, %142, %147 : vector<16xf32>
        %291 = vector.load %w[%270] : memref<?xi8>, vector<16xi8>
        %292 = arith.extui %291 : vector<16xi8> to vector<16xi32>
        %293 = arith.shrui %292, %c25 : vector<16xi32>
        %294 = arith.shrui %183, %c28 : vector<16xi32>
        %295 = arith.andi %294, %c24 : vector<16xi32>
        %296 = arith.shli %295, %c25 : vector<16xi32>
        %297 = arith.ori %293, %296 : vector<16xi32>
        %298 = arith.sitofp %297 : vector<16xi32> to vector<16xf32>
        %299 = math.fma %298, %174, %179 : vector<16xf32>
        %300 = arith.addi %133, %c12 : index
        %301:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %300, %x, %290, %281#0, %299, %281#1, %63, %281#2, %281#3, %65, %281#4, %281#5, %67, %281#6, %281#7, %69, %281#8, %281#9, %71, %281#10, %281#11, %73, %281#12, %281#13, %75, %281#14, %281#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %302 = arith.addi %157, %c29 : index
        %303 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
        %304 = arith.extui %303 : vector<16xi8> to vector<16xi32>
        %305 = arith.andi %304, %c22 : vector<16xi32>
        %306 = arith.shrui %154, %c30 : vector<16xi32>
        %307 = arith.andi %306, %c24 : vector<16xi32>
        %308 = arith.shli %307, %c25 : vector<16xi32>
        %309 = arith.ori %305, %308 : vector<16xi32>
        %310 = arith.sitofp %309 : vector<16xi32> to vector<16xf32>
        %311 = math.fma %310, %142, %147 : vector<16xf32>
        %312 = arith.addi %185, %c29 : index
        %313 = vector.load %w[%312] : memref<?xi8>, vector<16xi8>
        %314 = arith.extui %313 : vector<16xi8> to vector<16xi32>
        %315 = arith.andi %314, %c22 : vector<16xi32>
        %316 = arith.shrui %183, %c30 : vector<16xi32>
        %317 = arith.andi %316, %c24 : vector<16xi32>
        %318 = arith.shli %317, %c25 : vector<16xi32>
        %319 = arith.ori %315, %318 : vector<16xi32>
        %320 = arith.sitofp %319 : vector<16xi32> to vector<16xf32>
        %321 = math.fma %320, %174, %179 : vector<16xf32>
        %322 = arith.addi %133, %c13 : index
        %323:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %322, %x, %311, %301#0, %321, %301#1, %63, %301#2, %301#3, %65, %301#4, %301#5, %67, %301#6, %301#7, %69, %301#8, %301#9, %71, %301#10, %301#11, %73, %301#12, %301#13, %75, %301#14, %301#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %324 = vector.load %w[%302] : memref<?xi8>, vector<16xi8>
        %325 = arith.extui %324 : vector<16xi8> to vector<16xi32>
        %326 = arith.shrui %325, %c25 : vector<16xi32>
        %327 = arith.shrui %154, %c31 : vector<16xi32>
        %328 = arith.andi %327, %c24 : vector<16xi32>
        %329 = arith.shli %328, %c25 : vector<16xi32>
        %330 = arith.ori %326, %329 : vector<16xi32>
        %331 = arith.sitofp %330 : vector<16xi32> to vector<16xf32>
        %332 = math.fma %331, %142, %147 : vector<16xf32>
        %333 = vector.load %w[%312] : memref<?xi8>, vector<16xi8>
        %334 = arith.extui %333 : vector<16xi8> to vector<16xi32>
        %335 = arith.shrui %334, %c25 : vector<16xi32>
        %336 = arith.shrui %183, %c31 : vector<16xi32>
        %337 = arith.andi %336, %c24 : vector<16xi32>
        %338 = arith.shli %337, %c25 : vector<16xi32>
        %339 = arith.ori %335, %338 : vector<16xi32>
        %340 = arith.sitofp %339 : vector<16xi32> to vector<16xf32>
        %341 = math.fma %340, %174, %179 : vector<16xf32>
        %342 = arith.addi %133, %c14 : index
        %343:16 = func.call @expert_linear_q5_k_r8p2__cpu.0(%61, %342, %x, %332, %323#0, %341, %323#1, %63, %323#2, %323#3, %65, %323#4, %323#5, %67, %323#6, %323#7, %69, %323#8, %323#9, %71, %323#10, %323#11, %73, %323#12, %323#13, %75, %323#14, %323#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %343#0, %343#1, %343#2, %343#3, %343#4, %343#5, %343#6, %343#7, %343#8, %343#9, %343#10, %343#11, %343#12, %343#13, %343#14, %343#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %131#0, %131#1, %131#2, %131#3, %131#4, %131#5, %131#6, %131#7, %131#8, %131#9, %131#10, %131#11, %131#12, %131#13, %131#14, %131#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %344 = arith.cmpi slt, %20, %9 : index
    scf.if %344 {
      %345 = arith.muli %38, %outputFeatures : index
      %346 = arith.muli %2, %c17 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.addi %347, %c7 : index
      vector.store %93#0, %out[%348] : memref<?xf32>, vector<16xf32>
      %349 = arith.addi %347, %c19 : index
      vector.store %93#1, %out[%349] : memref<?xf32>, vector<16xf32>
    }
    %350 = arith.cmpi slt, %22, %9 : index
    scf.if %350 {
      %351 = arith.muli %41, %outputFeatures : index
      %352 = arith.muli %2, %c17 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.addi %353, %c7 : index
      vector.store %93#2, %out[%354] : memref<?xf32>, vector<16xf32>
      %355 = arith.addi %353, %c19 : index
      vector.store %93#3, %out[%355] : memref<?xf32>, vector<16xf32>
    }
    %356 = arith.cmpi slt, %24, %9 : index
    scf.if %356 {
      %357 = arith.muli %44, %outputFeatures : index
      %358 = arith.muli %2, %c17 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.addi %359, %c7 : index
      vector.store %93#4, %out[%360] : memref<?xf32>, vector<16xf32>
      %361 = arith.addi %359, %c19 : index
      vector.store %93#5, %out[%361] : memref<?xf32>, vector<16xf32>
    }
    %362 = arith.cmpi slt, %26, %9 : index
    scf.if %362 {
      %363 = arith.muli %47, %outputFeatures : index
      %364 = arith.muli %2, %c17 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.addi %365, %c7 : index
      vector.store %93#6, %out[%366] : memref<?xf32>, vector<16xf32>
      %367 = arith.addi %365, %c19 : index
      vector.store %93#7, %out[%367] : memref<?xf32>, vector<16xf32>
    }
    %368 = arith.cmpi slt, %28, %9 : index
    scf.if %368 {
      %369 = arith.muli %50, %outputFeatures : index
      %370 = arith.muli %2, %c17 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c7 : index
      vector.store %93#8, %out[%372] : memref<?xf32>, vector<16xf32>
      %373 = arith.addi %371, %c19 : index
      vector.store %93#9, %out[%373] : memref<?xf32>, vector<16xf32>
    }
    %374 = arith.cmpi slt, %30, %9 : index
    scf.if %374 {
      %375 = arith.muli %53, %outputFeatures : index
      %376 = arith.muli %2, %c17 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.addi %377, %c7 : index
      vector.store %93#10, %out[%378] : memref<?xf32>, vector<16xf32>
      %379 = arith.addi %377, %c19 : index
      vector.store %93#11, %out[%379] : memref<?xf32>, vector<16xf32>
    }
    %380 = arith.cmpi slt, %32, %9 : index
    scf.if %380 {
      %381 = arith.muli %56, %outputFeatures : index
      %382 = arith.muli %2, %c17 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.addi %383, %c7 : index
      vector.store %93#12, %out[%384] : memref<?xf32>, vector<16xf32>
      %385 = arith.addi %383, %c19 : index
      vector.store %93#13, %out[%385] : memref<?xf32>, vector<16xf32>
    }
    %386 = arith.cmpi slt, %34, %9 : index
    scf.if %386 {
      %387 = arith.muli %59, %outputFeatures : index
      %388 = arith.muli %2, %c17 : index
      %389 = arith.addi %387, %388 : index
      %390 = arith.addi %389, %c7 : index
      vector.store %93#14, %out[%390] : memref<?xf32>, vector<16xf32>
      %391 = arith.addi %389, %c19 : index
      vector.store %93#15, %out[%391] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

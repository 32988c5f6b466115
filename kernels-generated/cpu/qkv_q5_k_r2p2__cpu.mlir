// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q5_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2880 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 2368 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<0> : vector<16xi32>
  %c18 = arith.constant dense<1> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c43 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c46 = arith.constant dense<0x47600000> : vector<16xf32>
  %c47 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c48 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c49 = arith.constant dense<128> : vector<16xi32>
  %c50 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = wave.scratch %2 : memref<?xi8>
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.divui %headDim, %c5 : index
  %8 = memref.load %step[%c6] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c2 {
    %14 = arith.subi %12, %c8 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c8 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.muli %16, %inputFeatures : index
    %20 = arith.muli %18, %inputFeatures : index
    scf.for %21 = %c6 to %7 step %c2 {
      %22 = arith.muli %0, %7 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c6 : index
      %25 = arith.muli %24, %6 : index
      %26 = arith.addi %23, %c8 : index
      %27 = arith.muli %26, %6 : index
      %33:4 = scf.for %28 = %c6 to %5 step %c8 iter_args(%29 = %c9, %30 = %c9, %31 = %c9, %32 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %28, %c4 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %27, %34 : index
        %37 = arith.addi %35, %c6 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
        %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
        %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
        %41 = arith.addi %35, %c10 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %36, %c6 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.addi %36, %c10 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
        %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
        %53 = arith.muli %28, %c3 : index
        %59:4 = scf.for %54 = %c6 to %c10 step %c8 iter_args(%55 = %29, %56 = %30, %57 = %31, %58 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %60 = arith.muli %54, %c11 : index
          %61 = arith.addi %53, %60 : index
          %62 = arith.addi %35, %c12 : index
          %63 = arith.divui %54, %c13 : index
          %64 = arith.muli %63, %c10 : index
          %65 = arith.addi %62, %64 : index
          %66 = arith.addi %65, %c6 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
          %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
          %70 = arith.mulf %40, %69 : vector<16xf32>
          %71 = arith.addi %65, %c5 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
          %75 = arith.mulf %44, %74 : vector<16xf32>
          %76 = arith.addi %35, %c14 : index
          %77 = arith.muli %54, %c8 : index
          %78 = arith.addi %77, %c6 : index
          %79 = arith.muli %78, %c5 : index
          %80 = arith.addi %76, %79 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.addi %35, %c15 : index
          %84 = arith.muli %54, %c12 : index
          %85 = arith.addi %83, %84 : index
          %86 = arith.addi %85, %c6 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.andi %88, %c16 : vector<16xi32>
          %90 = arith.shrui %82, %c17 : vector<16xi32>
          %91 = arith.andi %90, %c18 : vector<16xi32>
          %92 = arith.shli %91, %c19 : vector<16xi32>
          %93 = arith.ori %89, %92 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = math.fma %94, %70, %75 : vector<16xf32>
          %96 = arith.addi %36, %c12 : index
          %97 = arith.addi %96, %64 : index
          %98 = arith.addi %97, %c6 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = arith.mulf %48, %101 : vector<16xf32>
          %103 = arith.addi %97, %c5 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = arith.mulf %52, %106 : vector<16xf32>
          %108 = arith.addi %36, %c14 : index
          %109 = arith.addi %108, %79 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.addi %36, %c15 : index
          %113 = arith.addi %112, %84 : index
          %114 = arith.addi %113, %c6 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.andi %116, %c16 : vector<16xi32>
          %118 = arith.shrui %111, %c17 : vector<16xi32>
          %119 = arith.andi %118, %c18 : vector<16xi32>
          %120 = arith.shli %119, %c19 : vector<16xi32>
          %121 = arith.ori %117, %120 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = math.fma %122, %102, %107 : vector<16xf32>
          %124 = arith.addi %61, %c6 : index
          %125:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %124, %x, %95, %55, %123, %56, %20, %57, %58) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %126 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.shrui %127, %c19 : vector<16xi32>
          %129 = arith.shrui %82, %c18 : vector<16xi32>
          %130 = arith.andi %129, %c18 : vector<16xi32>
          %131 = arith.shli %130, %c19 : vector<16xi32>
          %132 = arith.ori %128, %131 : vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = math.fma %133, %70, %75 : vector<16xf32>
          %135 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
          %137 = arith.shrui %136, %c19 : vector<16xi32>
          %138 = arith.shrui %111, %c18 : vector<16xi32>
          %139 = arith.andi %138, %c18 : vector<16xi32>
          %140 = arith.shli %139, %c19 : vector<16xi32>
          %141 = arith.ori %137, %140 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = math.fma %142, %102, %107 : vector<16xf32>
          %144 = arith.addi %61, %c8 : index
          %145:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %144, %x, %134, %125#0, %143, %125#1, %20, %125#2, %125#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %146 = arith.addi %85, %c5 : index
          %147 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
          %148 = arith.extui %147 : vector<16xi8> to vector<16xi32>
          %149 = arith.andi %148, %c16 : vector<16xi32>
          %150 = arith.shrui %82, %c20 : vector<16xi32>
          %151 = arith.andi %150, %c18 : vector<16xi32>
          %152 = arith.shli %151, %c19 : vector<16xi32>
          %153 = arith.ori %149, %152 : vector<16xi32>
          %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
          %155 = math.fma %154, %70, %75 : vector<16xf32>
          %156 = arith.addi %113, %c5 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.andi %158, %c16 : vector<16xi32>
          %160 = arith.shrui %111, %c20 : vector<16xi32>
          %161 = arith.andi %160, %c18 : vector<16xi32>
          %162 = arith.shli %161, %c19 : vector<16xi32>
          %163 = arith.ori %159, %162 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %102, %107 : vector<16xf32>
          %166 = arith.addi %61, %c2 : index
          %167:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %166, %x, %155, %145#0, %165, %145#1, %20, %145#2, %145#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %168 = vector.load %w[%146] : memref<?xi8>, vector<16xi8>
          %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
          %170 = arith.shrui %169, %c19 : vector<16xi32>
          %171 = arith.shrui %82, %c21 : vector<16xi32>
          %172 = arith.andi %171, %c18 : vector<16xi32>
          %173 = arith.shli %172, %c19 : vector<16xi32>
          %174 = arith.ori %170, %173 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %70, %75 : vector<16xf32>
          %177 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
          %179 = arith.shrui %178, %c19 : vector<16xi32>
          %180 = arith.shrui %111, %c21 : vector<16xi32>
          %181 = arith.andi %180, %c18 : vector<16xi32>
          %182 = arith.shli %181, %c19 : vector<16xi32>
          %183 = arith.ori %179, %182 : vector<16xi32>
          %184 = arith.sitofp %183 : vector<16xi32> to vector<16xf32>
          %185 = math.fma %184, %102, %107 : vector<16xf32>
          %186 = arith.addi %61, %c22 : index
          %187:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %186, %x, %176, %167#0, %185, %167#1, %20, %167#2, %167#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %188 = arith.addi %85, %c10 : index
          %189 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
          %191 = arith.andi %190, %c16 : vector<16xi32>
          %192 = arith.shrui %82, %c19 : vector<16xi32>
          %193 = arith.andi %192, %c18 : vector<16xi32>
          %194 = arith.shli %193, %c19 : vector<16xi32>
          %195 = arith.ori %191, %194 : vector<16xi32>
          %196 = arith.sitofp %195 : vector<16xi32> to vector<16xf32>
          %197 = math.fma %196, %70, %75 : vector<16xf32>
          %198 = arith.addi %113, %c10 : index
          %199 = vector.load %w[%198] : memref<?xi8>, vector<16xi8>
          %200 = arith.extui %199 : vector<16xi8> to vector<16xi32>
          %201 = arith.andi %200, %c16 : vector<16xi32>
          %202 = arith.shrui %111, %c19 : vector<16xi32>
          %203 = arith.andi %202, %c18 : vector<16xi32>
          %204 = arith.shli %203, %c19 : vector<16xi32>
          %205 = arith.ori %201, %204 : vector<16xi32>
          %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
          %207 = math.fma %206, %102, %107 : vector<16xf32>
          %208 = arith.addi %61, %c13 : index
          %209:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %208, %x, %197, %187#0, %207, %187#1, %20, %187#2, %187#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %210 = vector.load %w[%188] : memref<?xi8>, vector<16xi8>
          %211 = arith.extui %210 : vector<16xi8> to vector<16xi32>
          %212 = arith.shrui %211, %c19 : vector<16xi32>
          %213 = arith.shrui %82, %c23 : vector<16xi32>
          %214 = arith.andi %213, %c18 : vector<16xi32>
          %215 = arith.shli %214, %c19 : vector<16xi32>
          %216 = arith.ori %212, %215 : vector<16xi32>
          %217 = arith.sitofp %216 : vector<16xi32> to vector<16xf32>
          %218 = math.fma %217, %70, %75 : vector<16xf32>
          %219 = vector.load %w[%198] : memref<?xi8>, vector<16xi8>
          %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
          %221 = arith.shrui %220, %c19 : vector<16xi32>
          %222 = arith.shrui %111, %c23 : vector<16xi32>
          %223 = arith.andi %222, %c18 : vector<16xi32>
          %224 = arith.shli %223, %c19 : vector<16xi32>
          %225 = arith.ori %221, %224 : vector<16xi32>
          %226 = arith.sitofp %225 : vector<16xi32> to vector<16xf32>
          %227 = math.fma %226, %102, %107 : vector<16xf32>
          %228 = arith.addi %61, %c24 : index
          %229:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %228, %x, %218, %209#0, %227, %209#1, %20, %209#2, %209#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %230 = arith.addi %85, %c25 : index
          %231 = vector.load %w[%230] : memref<?xi8>, vector<16xi8>
          %232 = arith.extui %231 : vector<16xi8> to vector<16xi32>
          %233 = arith.andi %232, %c16 : vector<16xi32>
          %234 = arith.shrui %82, %c26 : vector<16xi32>
          %235 = arith.andi %234, %c18 : vector<16xi32>
          %236 = arith.shli %235, %c19 : vector<16xi32>
          %237 = arith.ori %233, %236 : vector<16xi32>
          %238 = arith.sitofp %237 : vector<16xi32> to vector<16xf32>
          %239 = math.fma %238, %70, %75 : vector<16xf32>
          %240 = arith.addi %113, %c25 : index
          %241 = vector.load %w[%240] : memref<?xi8>, vector<16xi8>
          %242 = arith.extui %241 : vector<16xi8> to vector<16xi32>
          %243 = arith.andi %242, %c16 : vector<16xi32>
          %244 = arith.shrui %111, %c26 : vector<16xi32>
          %245 = arith.andi %244, %c18 : vector<16xi32>
          %246 = arith.shli %245, %c19 : vector<16xi32>
          %247 = arith.ori %243, %246 : vector<16xi32>
          %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
          %249 = math.fma %248, %102, %107 : vector<16xf32>
          %250 = arith.addi %61, %c27 : index
          %251:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %250, %x, %239, %229#0, %249, %229#1, %20, %229#2, %229#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %252 = vector.load %w[%230] : memref<?xi8>, vector<16xi8>
          %253 = arith.extui %252 : vector<16xi8> to vector<16xi32>
          %254 = arith.shrui %253, %c19 : vector<16xi32>
          %255 = arith.shrui %82, %c28 : vector<16xi32>
          %256 = arith.andi %255, %c18 : vector<16xi32>
          %257 = arith.shli %256, %c19 : vector<16xi32>
          %258 = arith.ori %254, %257 : vector<16xi32>
          %259 = arith.sitofp %258 : vector<16xi32> to vector<16xf32>
          %260 = math.fma %259, %70, %75 : vector<16xf32>
          %261 = vector.load %w[%240] : memref<?xi8>, vector<16xi8>
          %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
          %263 = arith.shrui %262, %c19 : vector<16xi32>
          %264 = arith.shrui %111, %c28 : vector<16xi32>
          %265 = arith.andi %264, %c18 : vector<16xi32>
          %266 = arith.shli %265, %c19 : vector<16xi32>
          %267 = arith.ori %263, %266 : vector<16xi32>
          %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
          %269 = math.fma %268, %102, %107 : vector<16xf32>
          %270 = arith.addi %61, %c29 : index
          %271:4 = func.call @qkv_q5_k_r2p2__cpu.0(%19, %270, %x, %260, %251#0, %269, %251#1, %20, %251#2, %251#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %271#0, %271#1, %271#2, %271#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %59#0, %59#1, %59#2, %59#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %272 = arith.muli %headDim, %c6 : index
      %273 = arith.muli %21, %c5 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.addi %274, %c6 : index
      vector.store %33#0, %3[%275] : memref<?xf32>, vector<16xf32>
      %276 = arith.addi %274, %c5 : index
      vector.store %33#1, %3[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.muli %headDim, %c8 : index
      %278 = arith.addi %277, %273 : index
      %279 = arith.addi %278, %c6 : index
      vector.store %33#2, %3[%279] : memref<?xf32>, vector<16xf32>
      %280 = arith.addi %278, %c5 : index
      vector.store %33#3, %3[%280] : memref<?xf32>, vector<16xf32>
    }
    %281 = arith.addi %13, %c2 : index
    %282 = arith.minsi %281, %12 : index
    scf.for %283 = %13 to %282 step %c8 {
      %284 = arith.subi %283, %13 : index
      %285 = arith.muli %284, %headDim : index
      %286 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %286 {
        scf.for %287 = %c6 to %headDim step %c5 {
          %288 = arith.muli %0, %headDim : index
          %289 = arith.addi %288, %287 : index
          %290 = vector.load %bias[%289] : memref<?xf32>, vector<16xf32>
          %291 = arith.addi %285, %287 : index
          %292 = vector.load %3[%291] : memref<?xf32>, vector<16xf32>
          %293 = arith.addf %292, %290 : vector<16xf32>
          vector.store %293, %3[%291] : memref<?xf32>, vector<16xf32>
        }
      }
      %294 = arith.addi %heads, %kvHeads : index
      %295 = arith.cmpi slt, %0, %294 : index
      scf.if %295 {
        %296 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %296 {
          %297 = arith.cmpi slt, %0, %heads : index
          %300 = scf.for %298 = %c6 to %headDim step %c5 iter_args(%299 = %c9) -> (vector<16xf32>) {
            %301 = arith.addi %285, %298 : index
            %302 = vector.load %3[%301] : memref<?xf32>, vector<16xf32>
            %303 = math.fma %302, %302, %299 : vector<16xf32>
            scf.yield %303 : vector<16xf32>
          }
          %304 = wave.reduce "add" %300 : vector<16xf32>
          %305 = arith.mulf %304, %inverseHeadDim : f32
          %306 = arith.addf %305, %epsilon : f32
          %307 = math.sqrt %306 : f32
          %308 = arith.divf %c36, %307 : f32
          %309 = vector.broadcast %308 : f32 to vector<16xf32>
          scf.for %310 = %c6 to %headDim step %c5 {
            %311 = vector.load %query_norm[%310] : memref<?xf32>, vector<16xf32>
            %312 = vector.load %key_norm[%310] : memref<?xf32>, vector<16xf32>
            %313 = arith.select %297, %311, %312 : vector<16xf32>
            %314 = arith.addi %285, %310 : index
            %315 = vector.load %3[%314] : memref<?xf32>, vector<16xf32>
            %316 = arith.mulf %315, %309 : vector<16xf32>
            %317 = arith.mulf %316, %313 : vector<16xf32>
            vector.store %317, %3[%314] : memref<?xf32>, vector<16xf32>
          }
        }
        %318 = arith.addi %positionsAt, %283 : index
        %319 = memref.load %step[%318] : memref<?xi32>
        %320 = arith.index_cast %319 : i32 to index
        %321 = arith.divui %headDim, %c2 : index
        %322 = arith.remui %320, %c3 : index
        %323 = arith.muli %322, %headDim : index
        %324 = arith.divui %320, %c3 : index
        %325 = arith.addi %324, %c3 : index
        %326 = arith.muli %325, %headDim : index
        scf.for %327 = %c6 to %321 step %c11 {
          %328 = arith.addi %323, %327 : index
          %329 = vector.load %rope[%328] : memref<?xf32>, vector<8xf32>
          %330 = arith.addi %323, %321 : index
          %331 = arith.addi %330, %327 : index
          %332 = vector.load %rope[%331] : memref<?xf32>, vector<8xf32>
          %333 = arith.addi %326, %327 : index
          %334 = vector.load %rope[%333] : memref<?xf32>, vector<8xf32>
          %335 = arith.addi %326, %321 : index
          %336 = arith.addi %335, %327 : index
          %337 = vector.load %rope[%336] : memref<?xf32>, vector<8xf32>
          %338 = arith.mulf %334, %329 : vector<8xf32>
          %339 = arith.mulf %337, %332 : vector<8xf32>
          %340 = arith.subf %338, %339 : vector<8xf32>
          %341 = arith.mulf %337, %329 : vector<8xf32>
          %342 = arith.mulf %334, %332 : vector<8xf32>
          %343 = arith.addf %341, %342 : vector<8xf32>
          %344 = arith.addi %285, %327 : index
          %345 = vector.load %3[%344] : memref<?xf32>, vector<8xf32>
          %346 = arith.addi %285, %321 : index
          %347 = arith.addi %346, %327 : index
          %348 = vector.load %3[%347] : memref<?xf32>, vector<8xf32>
          %349 = arith.mulf %345, %340 : vector<8xf32>
          %350 = arith.mulf %348, %343 : vector<8xf32>
          %351 = arith.subf %349, %350 : vector<8xf32>
          vector.store %351, %3[%344] : memref<?xf32>, vector<8xf32>
          %352 = arith.mulf %348, %340 : vector<8xf32>
          %353 = arith.mulf %345, %343 : vector<8xf32>
          %354 = arith.addf %352, %353 : vector<8xf32>
          vector.store %354, %3[%347] : memref<?xf32>, vector<8xf32>
        }
      }
      %355 = arith.cmpi slt, %0, %heads : index
      scf.if %355 {
        %356 = arith.divui %heads, %kvHeads : index
        %357 = arith.muli %headDim, %c13 : index
        %358 = arith.muli %kvHeads, %357 : index
        %359 = arith.divui %0, %356 : index
        %360 = arith.muli %359, %headDim : index
        %361 = arith.addi %358, %360 : index
        scf.for %362 = %c6 to %headDim step %c5 {
          %363 = arith.addi %361, %362 : index
          %364 = vector.load %encode[%363] : memref<?xf32>, vector<16xf32>
          %365 = arith.addi %285, %362 : index
          %366 = vector.load %3[%365] : memref<?xf32>, vector<16xf32>
          %367 = arith.mulf %366, %364 : vector<16xf32>
          %368 = arith.muli %283, %heads : index
          %369 = arith.addi %368, %0 : index
          %370 = arith.muli %369, %headDim : index
          %371 = arith.addi %370, %362 : index
          vector.store %367, %q[%371] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %372 = arith.addi %slotsAt, %283 : index
        %373 = memref.load %step[%372] : memref<?xi32>
        %374 = arith.index_cast %373 : i32 to index
        %375 = arith.cmpi sge, %374, %c6 : index
        scf.if %375 {
          %376 = arith.cmpi eq, %codec, %c6 : index
          scf.if %376 {
            %377 = arith.subi %0, %heads : index
            %378 = arith.muli %377, %2 : index
            %379 = arith.divui %374, %c5 : index
            %380 = arith.remui %374, %c5 : index
            %381 = arith.muli %379, %pageBytes : index
            %384 = scf.for %382 = %c6 to %headDim step %c5 iter_args(%383 = %c9) -> (vector<16xf32>) {
              %385 = arith.addi %378, %382 : index
              %386 = vector.load %encode[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.addi %378, %headDim : index
              %388 = arith.addi %387, %382 : index
              %389 = vector.load %encode[%388] : memref<?xf32>, vector<16xf32>
              %390 = arith.addi %285, %382 : index
              %391 = vector.load %3[%390] : memref<?xf32>, vector<16xf32>
              %392 = arith.subf %391, %389 : vector<16xf32>
              %393 = arith.mulf %392, %386 : vector<16xf32>
              %394 = arith.minimumf %393, %c41 : vector<16xf32>
              %395 = arith.maximumf %394, %c42 : vector<16xf32>
              %396 = arith.truncf %395 : vector<16xf32> to vector<16xf16>
              %397 = vector.bitcast %396 : vector<16xf16> to vector<32xi8>
              %398 = arith.muli %382, %c2 : index
              vector.store %397, %4[%398] : memref<?xi8>, vector<32xi8>
              %399 = math.absf %393 : vector<16xf32>
              %400 = arith.cmpf ugt, %399, %c41 : vector<16xf32>
              %401 = arith.select %400, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %402 = arith.addf %383, %401 : vector<16xf32>
              scf.yield %402 : vector<16xf32>
            }
            %403 = wave.reduce "add" %384 : vector<16xf32>
            %404 = arith.cmpf ogt, %403, %c44 : f32
            scf.if %404 {
              %405 = arith.fptosi %403 : f32 to i32
              wave.count %clipped, %405 : memref<?xi32>
            }
            %406 = arith.cmpi slt, %377, %kvHeads : index
            scf.if %406 {
              %407 = arith.muli %2, %c10 : index
              %408 = arith.muli %377, %407 : index
              %409 = arith.addi %381, %408 : index
              %410 = arith.muli %380, %c2 : index
              %411 = arith.addi %409, %410 : index
              scf.for %412 = %c6 to %headDim step %c8 {
                %413 = arith.muli %412, %c2 : index
                %414 = arith.addi %413, %c6 : index
                %415 = memref.load %4[%414] : memref<?xi8>
                %416 = arith.muli %412, %c10 : index
                %417 = arith.addi %411, %416 : index
                %418 = arith.addi %417, %c6 : index
                memref.store %415, %kv[%418] : memref<?xi8>
                %419 = arith.addi %413, %c8 : index
                %420 = memref.load %4[%419] : memref<?xi8>
                %421 = arith.addi %417, %c8 : index
                memref.store %420, %kv[%421] : memref<?xi8>
              }
            } else {
              %422 = arith.subi %377, %kvHeads : index
              %423 = arith.muli %422, %c2 : index
              %424 = arith.addi %423, %c8 : index
              %425 = arith.muli %2, %c5 : index
              %426 = arith.muli %424, %425 : index
              %427 = arith.addi %381, %426 : index
              %428 = arith.muli %380, %2 : index
              %429 = arith.addi %427, %428 : index
              scf.for %430 = %c6 to %2 step %c5 {
                %431 = vector.load %4[%430] : memref<?xi8>, vector<16xi8>
                %432 = arith.addi %429, %430 : index
                vector.store %431, %kv[%432] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %433 = arith.cmpi eq, %codec, %c8 : index
          scf.if %433 {
            %434 = arith.subi %0, %heads : index
            %435 = arith.muli %434, %2 : index
            %436 = arith.divui %374, %c5 : index
            %437 = arith.remui %374, %c5 : index
            %438 = arith.muli %headDim, %c8 : index
            %439 = arith.muli %436, %pageBytes : index
            %442 = scf.for %440 = %c6 to %headDim step %c5 iter_args(%441 = %c9) -> (vector<16xf32>) {
              %443 = arith.addi %435, %440 : index
              %444 = vector.load %encode[%443] : memref<?xf32>, vector<16xf32>
              %445 = arith.addi %435, %headDim : index
              %446 = arith.addi %445, %440 : index
              %447 = vector.load %encode[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.addi %285, %440 : index
              %449 = vector.load %3[%448] : memref<?xf32>, vector<16xf32>
              %450 = arith.subf %449, %447 : vector<16xf32>
              %451 = arith.mulf %450, %444 : vector<16xf32>
              %452 = wave.fp8_encode "e4m3" %451 : vector<16xf32> -> vector<16xi8>
              %453 = arith.muli %440, %c8 : index
              vector.store %452, %4[%453] : memref<?xi8>, vector<16xi8>
              %454 = math.absf %451 : vector<16xf32>
              %455 = arith.cmpf ugt, %454, %c45 : vector<16xf32>
              %456 = arith.select %455, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %457 = arith.addf %441, %456 : vector<16xf32>
              scf.yield %457 : vector<16xf32>
            }
            %458 = wave.reduce "add" %442 : vector<16xf32>
            %459 = arith.cmpf ogt, %458, %c44 : f32
            scf.if %459 {
              %460 = arith.fptosi %458 : f32 to i32
              wave.count %clipped, %460 : memref<?xi32>
            }
            %461 = arith.cmpi slt, %434, %kvHeads : index
            scf.if %461 {
              %462 = arith.muli %438, %c10 : index
              %463 = arith.muli %434, %462 : index
              %464 = arith.addi %439, %463 : index
              %465 = arith.muli %437, %c8 : index
              %466 = arith.addi %464, %465 : index
              scf.for %467 = %c6 to %headDim step %c8 {
                %468 = arith.muli %467, %c8 : index
                %469 = arith.addi %468, %c6 : index
                %470 = memref.load %4[%469] : memref<?xi8>
                %471 = arith.muli %467, %c5 : index
                %472 = arith.addi %466, %471 : index
                %473 = arith.addi %472, %c6 : index
                memref.store %470, %kv[%473] : memref<?xi8>
              }
            } else {
              %474 = arith.subi %434, %kvHeads : index
              %475 = arith.muli %474, %c2 : index
              %476 = arith.addi %475, %c8 : index
              %477 = arith.muli %438, %c5 : index
              %478 = arith.muli %476, %477 : index
              %479 = arith.addi %439, %478 : index
              %480 = arith.muli %437, %438 : index
              %481 = arith.addi %479, %480 : index
              scf.for %482 = %c6 to %438 step %c5 {
                %483 = vector.load %4[%482] : memref<?xi8>, vector<16xi8>
                %484 = arith.addi %481, %482 : index
                vector.store %483, %kv[%484] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %485 = arith.cmpi eq, %codec, %c2 : index
          scf.if %485 {
            %486 = arith.subi %0, %heads : index
            %487 = arith.muli %486, %2 : index
            %488 = arith.divui %374, %c5 : index
            %489 = arith.remui %374, %c5 : index
            %490 = arith.muli %headDim, %c8 : index
            %491 = arith.muli %488, %pageBytes : index
            %494 = scf.for %492 = %c6 to %headDim step %c5 iter_args(%493 = %c9) -> (vector<16xf32>) {
              %495 = arith.addi %487, %492 : index
              %496 = vector.load %encode[%495] : memref<?xf32>, vector<16xf32>
              %497 = arith.addi %487, %headDim : index
              %498 = arith.addi %497, %492 : index
              %499 = vector.load %encode[%498] : memref<?xf32>, vector<16xf32>
              %500 = arith.addi %285, %492 : index
              %501 = vector.load %3[%500] : memref<?xf32>, vector<16xf32>
              %502 = arith.subf %501, %499 : vector<16xf32>
              %503 = arith.mulf %502, %496 : vector<16xf32>
              %504 = wave.fp8_encode "e5m2" %503 : vector<16xf32> -> vector<16xi8>
              %505 = arith.muli %492, %c8 : index
              vector.store %504, %4[%505] : memref<?xi8>, vector<16xi8>
              %506 = math.absf %503 : vector<16xf32>
              %507 = arith.cmpf ugt, %506, %c46 : vector<16xf32>
              %508 = arith.select %507, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %509 = arith.addf %493, %508 : vector<16xf32>
              scf.yield %509 : vector<16xf32>
            }
            %510 = wave.reduce "add" %494 : vector<16xf32>
            %511 = arith.cmpf ogt, %510, %c44 : f32
            scf.if %511 {
              %512 = arith.fptosi %510 : f32 to i32
              wave.count %clipped, %512 : memref<?xi32>
            }
            %513 = arith.cmpi slt, %486, %kvHeads : index
            scf.if %513 {
              %514 = arith.muli %490, %c10 : index
              %515 = arith.muli %486, %514 : index
              %516 = arith.addi %491, %515 : index
              %517 = arith.muli %489, %c8 : index
              %518 = arith.addi %516, %517 : index
              scf.for %519 = %c6 to %headDim step %c8 {
                %520 = arith.muli %519, %c8 : index
                %521 = arith.addi %520, %c6 : index
                %522 = memref.load %4[%521] : memref<?xi8>
                %523 = arith.muli %519, %c5 : index
                %524 = arith.addi %518, %523 : index
                %525 = arith.addi %524, %c6 : index
                memref.store %522, %kv[%525] : memref<?xi8>
              }
            } else {
              %526 = arith.subi %486, %kvHeads : index
              %527 = arith.muli %526, %c2 : index
              %528 = arith.addi %527, %c8 : index
              %529 = arith.muli %490, %c5 : index
              %530 = arith.muli %528, %529 : index
              %531 = arith.addi %491, %530 : index
              %532 = arith.muli %489, %490 : index
              %533 = arith.addi %531, %532 : index
              scf.for %534 = %c6 to %490 step %c5 {
                %535 = vector.load %4[%534] : memref<?xi8>, vector<16xi8>
                %536 = arith.addi %533, %534 : index
                vector.store %535, %kv[%536] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %537 = arith.cmpi eq, %codec, %c22 : index
          scf.if %537 {
            %538 = arith.subi %0, %heads : index
            %539 = arith.muli %538, %2 : index
            %540 = arith.divui %374, %c5 : index
            %541 = arith.remui %374, %c5 : index
            %542 = arith.muli %headDim, %c8 : index
            %543 = arith.muli %540, %pageBytes : index
            %546 = scf.for %544 = %c6 to %headDim step %c5 iter_args(%545 = %c9) -> (vector<16xf32>) {
              %547 = arith.addi %539, %544 : index
              %548 = vector.load %encode[%547] : memref<?xf32>, vector<16xf32>
              %549 = arith.addi %539, %headDim : index
              %550 = arith.addi %549, %544 : index
              %551 = vector.load %encode[%550] : memref<?xf32>, vector<16xf32>
              %552 = arith.addi %285, %544 : index
              %553 = vector.load %3[%552] : memref<?xf32>, vector<16xf32>
              %554 = arith.subf %553, %551 : vector<16xf32>
              %555 = arith.mulf %554, %548 : vector<16xf32>
              %556 = arith.cmpf ord, %555, %555 : vector<16xf32>
              %557 = arith.select %556, %555, %c9 : vector<16xi1>, vector<16xf32>
              %558 = math.roundeven %557 : vector<16xf32>
              %559 = arith.minimumf %558, %c47 : vector<16xf32>
              %560 = arith.maximumf %559, %c48 : vector<16xf32>
              %561 = arith.fptosi %560 : vector<16xf32> to vector<16xi32>
              %562 = arith.addi %561, %c49 : vector<16xi32>
              %563 = arith.trunci %562 : vector<16xi32> to vector<16xi8>
              %564 = arith.muli %544, %c8 : index
              vector.store %563, %4[%564] : memref<?xi8>, vector<16xi8>
              %565 = math.absf %555 : vector<16xf32>
              %566 = arith.cmpf ugt, %565, %c50 : vector<16xf32>
              %567 = arith.select %566, %c43, %c9 : vector<16xi1>, vector<16xf32>
              %568 = arith.addf %545, %567 : vector<16xf32>
              scf.yield %568 : vector<16xf32>
            }
            %569 = wave.reduce "add" %546 : vector<16xf32>
            %570 = arith.cmpf ogt, %569, %c44 : f32
            scf.if %570 {
              %571 = arith.fptosi %569 : f32 to i32
              wave.count %clipped, %571 : memref<?xi32>
            }
            %572 = arith.cmpi slt, %538, %kvHeads : index
            scf.if %572 {
              %573 = arith.muli %542, %c10 : index
              %574 = arith.muli %538, %573 : index
              %575 = arith.addi %543, %574 : index
              %576 = arith.muli %541, %c8 : index
              %577 = arith.addi %575, %576 : index
              scf.for %578 = %c6 to %headDim step %c8 {
                %579 = arith.muli %578, %c8 : index
                %580 = arith.addi %579, %c6 : index
                %581 = memref.load %4[%580] : memref<?xi8>
                %582 = arith.muli %578, %c5 : index
                %583 = arith.addi %577, %582 : index
                %584 = arith.addi %583, %c6 : index
                memref.store %581, %kv[%584] : memref<?xi8>
              }
            } else {
              %585 = arith.subi %538, %kvHeads : index
              %586 = arith.muli %585, %c2 : index
              %587 = arith.addi %586, %c8 : index
              %588 = arith.muli %542, %c5 : index
              %589 = arith.muli %587, %588 : index
              %590 = arith.addi %543, %589 : index
              %591 = arith.muli %541, %542 : index
              %592 = arith.addi %590, %591 : index
              scf.for %593 = %c6 to %542 step %c5 {
                %594 = vector.load %4[%593] : memref<?xi8>, vector<16xi8>
                %595 = arith.addi %592, %593 : index
                vector.store %594, %kv[%595] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 4256 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 2208 : index
  %c14 = arith.constant 3 : index
  %c15 = arith.constant 160 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<128> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c36 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c38 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c41 = arith.constant dense<0x47600000> : vector<16xf32>
  %c42 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c43 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %41 = arith.addi %36, %c6 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.muli %28, %c3 : index
        %51:4 = scf.for %46 = %c6 to %c10 step %c8 iter_args(%47 = %29, %48 = %30, %49 = %31, %50 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %46, %c11 : index
          %53 = arith.addi %45, %52 : index
          %54 = arith.addi %35, %c10 : index
          %55 = arith.divui %46, %c12 : index
          %56 = arith.muli %55, %c5 : index
          %57 = arith.addi %54, %56 : index
          %58 = arith.addi %57, %c6 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extsi %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
          %62 = arith.mulf %40, %61 : vector<16xf32>
          %63 = arith.addi %35, %c13 : index
          %64 = arith.muli %46, %c12 : index
          %65 = arith.addi %64, %c6 : index
          %66 = arith.muli %65, %c5 : index
          %67 = arith.addi %63, %66 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.addi %64, %c8 : index
          %71 = arith.muli %70, %c5 : index
          %72 = arith.addi %63, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %64, %c2 : index
          %76 = arith.muli %75, %c5 : index
          %77 = arith.addi %63, %76 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.addi %64, %c14 : index
          %81 = arith.muli %80, %c5 : index
          %82 = arith.addi %63, %81 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.addi %35, %c15 : index
          %86 = arith.muli %46, %c16 : index
          %87 = arith.addi %85, %86 : index
          %88 = arith.addi %87, %c6 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
          %91 = arith.andi %90, %c17 : vector<16xi32>
          %92 = arith.shrui %69, %c18 : vector<16xi32>
          %93 = arith.andi %92, %c17 : vector<16xi32>
          %94 = arith.shli %93, %c19 : vector<16xi32>
          %95 = arith.ori %91, %94 : vector<16xi32>
          %96 = arith.subi %95, %c20 : vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = arith.mulf %97, %62 : vector<16xf32>
          %99 = arith.addi %36, %c10 : index
          %100 = arith.addi %99, %56 : index
          %101 = arith.addi %100, %c6 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = arith.mulf %44, %104 : vector<16xf32>
          %106 = arith.addi %36, %c13 : index
          %107 = arith.addi %106, %66 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.addi %106, %71 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.addi %106, %76 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.addi %106, %81 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.addi %36, %c15 : index
          %120 = arith.addi %119, %86 : index
          %121 = arith.addi %120, %c6 : index
          %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.andi %123, %c17 : vector<16xi32>
          %125 = arith.shrui %109, %c18 : vector<16xi32>
          %126 = arith.andi %125, %c17 : vector<16xi32>
          %127 = arith.shli %126, %c19 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.subi %128, %c20 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = arith.mulf %130, %105 : vector<16xf32>
          %132 = arith.addi %53, %c6 : index
          %133:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %132, %x, %98, %47, %131, %48, %20, %49, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %134 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.shrui %135, %c19 : vector<16xi32>
          %137 = arith.shrui %69, %c19 : vector<16xi32>
          %138 = arith.andi %137, %c17 : vector<16xi32>
          %139 = arith.shli %138, %c19 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.subi %140, %c20 : vector<16xi32>
          %142 = arith.sitofp %141 : vector<16xi32> to vector<16xf32>
          %143 = arith.mulf %142, %62 : vector<16xf32>
          %144 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
          %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
          %146 = arith.shrui %145, %c19 : vector<16xi32>
          %147 = arith.shrui %109, %c19 : vector<16xi32>
          %148 = arith.andi %147, %c17 : vector<16xi32>
          %149 = arith.shli %148, %c19 : vector<16xi32>
          %150 = arith.ori %146, %149 : vector<16xi32>
          %151 = arith.subi %150, %c20 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = arith.mulf %152, %105 : vector<16xf32>
          %154 = arith.addi %53, %c8 : index
          %155:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %154, %x, %143, %133#0, %153, %133#1, %20, %133#2, %133#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %156 = arith.addi %87, %c5 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.andi %158, %c17 : vector<16xi32>
          %160 = arith.shrui %74, %c18 : vector<16xi32>
          %161 = arith.andi %160, %c17 : vector<16xi32>
          %162 = arith.shli %161, %c19 : vector<16xi32>
          %163 = arith.ori %159, %162 : vector<16xi32>
          %164 = arith.subi %163, %c20 : vector<16xi32>
          %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
          %166 = arith.mulf %165, %62 : vector<16xf32>
          %167 = arith.addi %120, %c5 : index
          %168 = vector.load %w[%167] : memref<?xi8>, vector<16xi8>
          %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
          %170 = arith.andi %169, %c17 : vector<16xi32>
          %171 = arith.shrui %112, %c18 : vector<16xi32>
          %172 = arith.andi %171, %c17 : vector<16xi32>
          %173 = arith.shli %172, %c19 : vector<16xi32>
          %174 = arith.ori %170, %173 : vector<16xi32>
          %175 = arith.subi %174, %c20 : vector<16xi32>
          %176 = arith.sitofp %175 : vector<16xi32> to vector<16xf32>
          %177 = arith.mulf %176, %105 : vector<16xf32>
          %178 = arith.addi %53, %c2 : index
          %179:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %178, %x, %166, %155#0, %177, %155#1, %20, %155#2, %155#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %180 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %181 = arith.extui %180 : vector<16xi8> to vector<16xi32>
          %182 = arith.shrui %181, %c19 : vector<16xi32>
          %183 = arith.shrui %74, %c19 : vector<16xi32>
          %184 = arith.andi %183, %c17 : vector<16xi32>
          %185 = arith.shli %184, %c19 : vector<16xi32>
          %186 = arith.ori %182, %185 : vector<16xi32>
          %187 = arith.subi %186, %c20 : vector<16xi32>
          %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
          %189 = arith.mulf %188, %62 : vector<16xf32>
          %190 = vector.load %w[%167] : memref<?xi8>, vector<16xi8>
          %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
          %192 = arith.shrui %191, %c19 : vector<16xi32>
          %193 = arith.shrui %112, %c19 : vector<16xi32>
          %194 = arith.andi %193, %c17 : vector<16xi32>
          %195 = arith.shli %194, %c19 : vector<16xi32>
          %196 = arith.ori %192, %195 : vector<16xi32>
          %197 = arith.subi %196, %c20 : vector<16xi32>
          %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
          %199 = arith.mulf %198, %105 : vector<16xf32>
          %200 = arith.addi %53, %c14 : index
          %201:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %200, %x, %189, %179#0, %199, %179#1, %20, %179#2, %179#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %202 = arith.addi %87, %c10 : index
          %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
          %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
          %205 = arith.andi %204, %c17 : vector<16xi32>
          %206 = arith.shrui %79, %c18 : vector<16xi32>
          %207 = arith.andi %206, %c17 : vector<16xi32>
          %208 = arith.shli %207, %c19 : vector<16xi32>
          %209 = arith.ori %205, %208 : vector<16xi32>
          %210 = arith.subi %209, %c20 : vector<16xi32>
          %211 = arith.sitofp %210 : vector<16xi32> to vector<16xf32>
          %212 = arith.mulf %211, %62 : vector<16xf32>
          %213 = arith.addi %120, %c10 : index
          %214 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %215 = arith.extui %214 : vector<16xi8> to vector<16xi32>
          %216 = arith.andi %215, %c17 : vector<16xi32>
          %217 = arith.shrui %115, %c18 : vector<16xi32>
          %218 = arith.andi %217, %c17 : vector<16xi32>
          %219 = arith.shli %218, %c19 : vector<16xi32>
          %220 = arith.ori %216, %219 : vector<16xi32>
          %221 = arith.subi %220, %c20 : vector<16xi32>
          %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
          %223 = arith.mulf %222, %105 : vector<16xf32>
          %224 = arith.addi %53, %c12 : index
          %225:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %224, %x, %212, %201#0, %223, %201#1, %20, %201#2, %201#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %226 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
          %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
          %228 = arith.shrui %227, %c19 : vector<16xi32>
          %229 = arith.shrui %79, %c19 : vector<16xi32>
          %230 = arith.andi %229, %c17 : vector<16xi32>
          %231 = arith.shli %230, %c19 : vector<16xi32>
          %232 = arith.ori %228, %231 : vector<16xi32>
          %233 = arith.subi %232, %c20 : vector<16xi32>
          %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
          %235 = arith.mulf %234, %62 : vector<16xf32>
          %236 = vector.load %w[%213] : memref<?xi8>, vector<16xi8>
          %237 = arith.extui %236 : vector<16xi8> to vector<16xi32>
          %238 = arith.shrui %237, %c19 : vector<16xi32>
          %239 = arith.shrui %115, %c19 : vector<16xi32>
          %240 = arith.andi %239, %c17 : vector<16xi32>
          %241 = arith.shli %240, %c19 : vector<16xi32>
          %242 = arith.ori %238, %241 : vector<16xi32>
          %243 = arith.subi %242, %c20 : vector<16xi32>
          %244 = arith.sitofp %243 : vector<16xi32> to vector<16xf32>
          %245 = arith.mulf %244, %105 : vector<16xf32>
          %246 = arith.addi %53, %c21 : index
          %247:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %246, %x, %235, %225#0, %245, %225#1, %20, %225#2, %225#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %248 = arith.addi %87, %c22 : index
          %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
          %251 = arith.andi %250, %c17 : vector<16xi32>
          %252 = arith.shrui %84, %c18 : vector<16xi32>
          %253 = arith.andi %252, %c17 : vector<16xi32>
          %254 = arith.shli %253, %c19 : vector<16xi32>
          %255 = arith.ori %251, %254 : vector<16xi32>
          %256 = arith.subi %255, %c20 : vector<16xi32>
          %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
          %258 = arith.mulf %257, %62 : vector<16xf32>
          %259 = arith.addi %120, %c22 : index
          %260 = vector.load %w[%259] : memref<?xi8>, vector<16xi8>
          %261 = arith.extui %260 : vector<16xi8> to vector<16xi32>
          %262 = arith.andi %261, %c17 : vector<16xi32>
          %263 = arith.shrui %118, %c18 : vector<16xi32>
          %264 = arith.andi %263, %c17 : vector<16xi32>
          %265 = arith.shli %264, %c19 : vector<16xi32>
          %266 = arith.ori %262, %265 : vector<16xi32>
          %267 = arith.subi %266, %c20 : vector<16xi32>
          %268 = arith.sitofp %267 : vector<16xi32> to vector<16xf32>
          %269 = arith.mulf %268, %105 : vector<16xf32>
          %270 = arith.addi %53, %c23 : index
          %271:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %270, %x, %258, %247#0, %269, %247#1, %20, %247#2, %247#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %272 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %273 = arith.extui %272 : vector<16xi8> to vector<16xi32>
          %274 = arith.shrui %273, %c19 : vector<16xi32>
          %275 = arith.shrui %84, %c19 : vector<16xi32>
          %276 = arith.andi %275, %c17 : vector<16xi32>
          %277 = arith.shli %276, %c19 : vector<16xi32>
          %278 = arith.ori %274, %277 : vector<16xi32>
          %279 = arith.subi %278, %c20 : vector<16xi32>
          %280 = arith.sitofp %279 : vector<16xi32> to vector<16xf32>
          %281 = arith.mulf %280, %62 : vector<16xf32>
          %282 = vector.load %w[%259] : memref<?xi8>, vector<16xi8>
          %283 = arith.extui %282 : vector<16xi8> to vector<16xi32>
          %284 = arith.shrui %283, %c19 : vector<16xi32>
          %285 = arith.shrui %118, %c19 : vector<16xi32>
          %286 = arith.andi %285, %c17 : vector<16xi32>
          %287 = arith.shli %286, %c19 : vector<16xi32>
          %288 = arith.ori %284, %287 : vector<16xi32>
          %289 = arith.subi %288, %c20 : vector<16xi32>
          %290 = arith.sitofp %289 : vector<16xi32> to vector<16xf32>
          %291 = arith.mulf %290, %105 : vector<16xf32>
          %292 = arith.addi %53, %c24 : index
          %293:4 = func.call @qkv_q8_k_r2p2__cpu.0(%19, %292, %x, %281, %271#0, %291, %271#1, %20, %271#2, %271#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %293#0, %293#1, %293#2, %293#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1, %51#2, %51#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %294 = arith.muli %headDim, %c6 : index
      %295 = arith.muli %21, %c5 : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.addi %296, %c6 : index
      vector.store %33#0, %3[%297] : memref<?xf32>, vector<16xf32>
      %298 = arith.addi %296, %c5 : index
      vector.store %33#1, %3[%298] : memref<?xf32>, vector<16xf32>
      %299 = arith.muli %headDim, %c8 : index
      %300 = arith.addi %299, %295 : index
      %301 = arith.addi %300, %c6 : index
      vector.store %33#2, %3[%301] : memref<?xf32>, vector<16xf32>
      %302 = arith.addi %300, %c5 : index
      vector.store %33#3, %3[%302] : memref<?xf32>, vector<16xf32>
    }
    %303 = arith.addi %13, %c2 : index
    %304 = arith.minsi %303, %12 : index
    scf.for %305 = %13 to %304 step %c8 {
      %306 = arith.subi %305, %13 : index
      %307 = arith.muli %306, %headDim : index
      %308 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %308 {
        scf.for %309 = %c6 to %headDim step %c5 {
          %310 = arith.muli %0, %headDim : index
          %311 = arith.addi %310, %309 : index
          %312 = vector.load %bias[%311] : memref<?xf32>, vector<16xf32>
          %313 = arith.addi %307, %309 : index
          %314 = vector.load %3[%313] : memref<?xf32>, vector<16xf32>
          %315 = arith.addf %314, %312 : vector<16xf32>
          vector.store %315, %3[%313] : memref<?xf32>, vector<16xf32>
        }
      }
      %316 = arith.addi %heads, %kvHeads : index
      %317 = arith.cmpi slt, %0, %316 : index
      scf.if %317 {
        %318 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %318 {
          %319 = arith.cmpi slt, %0, %heads : index
          %322 = scf.for %320 = %c6 to %headDim step %c5 iter_args(%321 = %c9) -> (vector<16xf32>) {
            %323 = arith.addi %307, %320 : index
            %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
            %325 = math.fma %324, %324, %321 : vector<16xf32>
            scf.yield %325 : vector<16xf32>
          }
          %326 = wave.reduce "add" %322 : vector<16xf32>
          %327 = arith.mulf %326, %inverseHeadDim : f32
          %328 = arith.addf %327, %epsilon : f32
          %329 = math.sqrt %328 : f32
          %330 = arith.divf %c31, %329 : f32
          %331 = vector.broadcast %330 : f32 to vector<16xf32>
          scf.for %332 = %c6 to %headDim step %c5 {
            %333 = vector.load %query_norm[%332] : memref<?xf32>, vector<16xf32>
            %334 = vector.load %key_norm[%332] : memref<?xf32>, vector<16xf32>
            %335 = arith.select %319, %333, %334 : vector<16xf32>
            %336 = arith.addi %307, %332 : index
            %337 = vector.load %3[%336] : memref<?xf32>, vector<16xf32>
            %338 = arith.mulf %337, %331 : vector<16xf32>
            %339 = arith.mulf %338, %335 : vector<16xf32>
            vector.store %339, %3[%336] : memref<?xf32>, vector<16xf32>
          }
        }
        %340 = arith.addi %positionsAt, %305 : index
        %341 = memref.load %step[%340] : memref<?xi32>
        %342 = arith.index_cast %341 : i32 to index
        %343 = arith.divui %headDim, %c2 : index
        %344 = arith.remui %342, %c3 : index
        %345 = arith.muli %344, %headDim : index
        %346 = arith.divui %342, %c3 : index
        %347 = arith.addi %346, %c3 : index
        %348 = arith.muli %347, %headDim : index
        scf.for %349 = %c6 to %343 step %c11 {
          %350 = arith.addi %345, %349 : index
          %351 = vector.load %rope[%350] : memref<?xf32>, vector<8xf32>
          %352 = arith.addi %345, %343 : index
          %353 = arith.addi %352, %349 : index
          %354 = vector.load %rope[%353] : memref<?xf32>, vector<8xf32>
          %355 = arith.addi %348, %349 : index
          %356 = vector.load %rope[%355] : memref<?xf32>, vector<8xf32>
          %357 = arith.addi %348, %343 : index
          %358 = arith.addi %357, %349 : index
          %359 = vector.load %rope[%358] : memref<?xf32>, vector<8xf32>
          %360 = arith.mulf %356, %351 : vector<8xf32>
          %361 = arith.mulf %359, %354 : vector<8xf32>
          %362 = arith.subf %360, %361 : vector<8xf32>
          %363 = arith.mulf %359, %351 : vector<8xf32>
          %364 = arith.mulf %356, %354 : vector<8xf32>
          %365 = arith.addf %363, %364 : vector<8xf32>
          %366 = arith.addi %307, %349 : index
          %367 = vector.load %3[%366] : memref<?xf32>, vector<8xf32>
          %368 = arith.addi %307, %343 : index
          %369 = arith.addi %368, %349 : index
          %370 = vector.load %3[%369] : memref<?xf32>, vector<8xf32>
          %371 = arith.mulf %367, %362 : vector<8xf32>
          %372 = arith.mulf %370, %365 : vector<8xf32>
          %373 = arith.subf %371, %372 : vector<8xf32>
          vector.store %373, %3[%366] : memref<?xf32>, vector<8xf32>
          %374 = arith.mulf %370, %362 : vector<8xf32>
          %375 = arith.mulf %367, %365 : vector<8xf32>
          %376 = arith.addf %374, %375 : vector<8xf32>
          vector.store %376, %3[%369] : memref<?xf32>, vector<8xf32>
        }
      }
      %377 = arith.cmpi slt, %0, %heads : index
      scf.if %377 {
        %378 = arith.divui %heads, %kvHeads : index
        %379 = arith.muli %headDim, %c12 : index
        %380 = arith.muli %kvHeads, %379 : index
        %381 = arith.divui %0, %378 : index
        %382 = arith.muli %381, %headDim : index
        %383 = arith.addi %380, %382 : index
        scf.for %384 = %c6 to %headDim step %c5 {
          %385 = arith.addi %383, %384 : index
          %386 = vector.load %encode[%385] : memref<?xf32>, vector<16xf32>
          %387 = arith.addi %307, %384 : index
          %388 = vector.load %3[%387] : memref<?xf32>, vector<16xf32>
          %389 = arith.mulf %388, %386 : vector<16xf32>
          %390 = arith.muli %305, %heads : index
          %391 = arith.addi %390, %0 : index
          %392 = arith.muli %391, %headDim : index
          %393 = arith.addi %392, %384 : index
          vector.store %389, %q[%393] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %394 = arith.addi %slotsAt, %305 : index
        %395 = memref.load %step[%394] : memref<?xi32>
        %396 = arith.index_cast %395 : i32 to index
        %397 = arith.cmpi sge, %396, %c6 : index
        scf.if %397 {
          %398 = arith.cmpi eq, %codec, %c6 : index
          scf.if %398 {
            %399 = arith.subi %0, %heads : index
            %400 = arith.muli %399, %2 : index
            %401 = arith.divui %396, %c5 : index
            %402 = arith.remui %396, %c5 : index
            %403 = arith.muli %401, %pageBytes : index
            %406 = scf.for %404 = %c6 to %headDim step %c5 iter_args(%405 = %c9) -> (vector<16xf32>) {
              %407 = arith.addi %400, %404 : index
              %408 = vector.load %encode[%407] : memref<?xf32>, vector<16xf32>
              %409 = arith.addi %400, %headDim : index
              %410 = arith.addi %409, %404 : index
              %411 = vector.load %encode[%410] : memref<?xf32>, vector<16xf32>
              %412 = arith.addi %307, %404 : index
              %413 = vector.load %3[%412] : memref<?xf32>, vector<16xf32>
              %414 = arith.subf %413, %411 : vector<16xf32>
              %415 = arith.mulf %414, %408 : vector<16xf32>
              %416 = arith.minimumf %415, %c36 : vector<16xf32>
              %417 = arith.maximumf %416, %c37 : vector<16xf32>
              %418 = arith.truncf %417 : vector<16xf32> to vector<16xf16>
              %419 = vector.bitcast %418 : vector<16xf16> to vector<32xi8>
              %420 = arith.muli %404, %c2 : index
              vector.store %419, %4[%420] : memref<?xi8>, vector<32xi8>
              %421 = math.absf %415 : vector<16xf32>
              %422 = arith.cmpf ugt, %421, %c36 : vector<16xf32>
              %423 = arith.select %422, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %424 = arith.addf %405, %423 : vector<16xf32>
              scf.yield %424 : vector<16xf32>
            }
            %425 = wave.reduce "add" %406 : vector<16xf32>
            %426 = arith.cmpf ogt, %425, %c39 : f32
            scf.if %426 {
              %427 = arith.fptosi %425 : f32 to i32
              wave.count %clipped, %427 : memref<?xi32>
            }
            %428 = arith.cmpi slt, %399, %kvHeads : index
            scf.if %428 {
              %429 = arith.muli %2, %c10 : index
              %430 = arith.muli %399, %429 : index
              %431 = arith.addi %403, %430 : index
              %432 = arith.muli %402, %c2 : index
              %433 = arith.addi %431, %432 : index
              scf.for %434 = %c6 to %headDim step %c8 {
                %435 = arith.muli %434, %c2 : index
                %436 = arith.addi %435, %c6 : index
                %437 = memref.load %4[%436] : memref<?xi8>
                %438 = arith.muli %434, %c10 : index
                %439 = arith.addi %433, %438 : index
                %440 = arith.addi %439, %c6 : index
                memref.store %437, %kv[%440] : memref<?xi8>
                %441 = arith.addi %435, %c8 : index
                %442 = memref.load %4[%441] : memref<?xi8>
                %443 = arith.addi %439, %c8 : index
                memref.store %442, %kv[%443] : memref<?xi8>
              }
            } else {
              %444 = arith.subi %399, %kvHeads : index
              %445 = arith.muli %444, %c2 : index
              %446 = arith.addi %445, %c8 : index
              %447 = arith.muli %2, %c5 : index
              %448 = arith.muli %446, %447 : index
              %449 = arith.addi %403, %448 : index
              %450 = arith.muli %402, %2 : index
              %451 = arith.addi %449, %450 : index
              scf.for %452 = %c6 to %2 step %c5 {
                %453 = vector.load %4[%452] : memref<?xi8>, vector<16xi8>
                %454 = arith.addi %451, %452 : index
                vector.store %453, %kv[%454] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %455 = arith.cmpi eq, %codec, %c8 : index
          scf.if %455 {
            %456 = arith.subi %0, %heads : index
            %457 = arith.muli %456, %2 : index
            %458 = arith.divui %396, %c5 : index
            %459 = arith.remui %396, %c5 : index
            %460 = arith.muli %headDim, %c8 : index
            %461 = arith.muli %458, %pageBytes : index
            %464 = scf.for %462 = %c6 to %headDim step %c5 iter_args(%463 = %c9) -> (vector<16xf32>) {
              %465 = arith.addi %457, %462 : index
              %466 = vector.load %encode[%465] : memref<?xf32>, vector<16xf32>
              %467 = arith.addi %457, %headDim : index
              %468 = arith.addi %467, %462 : index
              %469 = vector.load %encode[%468] : memref<?xf32>, vector<16xf32>
              %470 = arith.addi %307, %462 : index
              %471 = vector.load %3[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.subf %471, %469 : vector<16xf32>
              %473 = arith.mulf %472, %466 : vector<16xf32>
              %474 = wave.fp8_encode "e4m3" %473 : vector<16xf32> -> vector<16xi8>
              %475 = arith.muli %462, %c8 : index
              vector.store %474, %4[%475] : memref<?xi8>, vector<16xi8>
              %476 = math.absf %473 : vector<16xf32>
              %477 = arith.cmpf ugt, %476, %c40 : vector<16xf32>
              %478 = arith.select %477, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %479 = arith.addf %463, %478 : vector<16xf32>
              scf.yield %479 : vector<16xf32>
            }
            %480 = wave.reduce "add" %464 : vector<16xf32>
            %481 = arith.cmpf ogt, %480, %c39 : f32
            scf.if %481 {
              %482 = arith.fptosi %480 : f32 to i32
              wave.count %clipped, %482 : memref<?xi32>
            }
            %483 = arith.cmpi slt, %456, %kvHeads : index
            scf.if %483 {
              %484 = arith.muli %460, %c10 : index
              %485 = arith.muli %456, %484 : index
              %486 = arith.addi %461, %485 : index
              %487 = arith.muli %459, %c8 : index
              %488 = arith.addi %486, %487 : index
              scf.for %489 = %c6 to %headDim step %c8 {
                %490 = arith.muli %489, %c8 : index
                %491 = arith.addi %490, %c6 : index
                %492 = memref.load %4[%491] : memref<?xi8>
                %493 = arith.muli %489, %c5 : index
                %494 = arith.addi %488, %493 : index
                %495 = arith.addi %494, %c6 : index
                memref.store %492, %kv[%495] : memref<?xi8>
              }
            } else {
              %496 = arith.subi %456, %kvHeads : index
              %497 = arith.muli %496, %c2 : index
              %498 = arith.addi %497, %c8 : index
              %499 = arith.muli %460, %c5 : index
              %500 = arith.muli %498, %499 : index
              %501 = arith.addi %461, %500 : index
              %502 = arith.muli %459, %460 : index
              %503 = arith.addi %501, %502 : index
              scf.for %504 = %c6 to %460 step %c5 {
                %505 = vector.load %4[%504] : memref<?xi8>, vector<16xi8>
                %506 = arith.addi %503, %504 : index
                vector.store %505, %kv[%506] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %507 = arith.cmpi eq, %codec, %c2 : index
          scf.if %507 {
            %508 = arith.subi %0, %heads : index
            %509 = arith.muli %508, %2 : index
            %510 = arith.divui %396, %c5 : index
            %511 = arith.remui %396, %c5 : index
            %512 = arith.muli %headDim, %c8 : index
            %513 = arith.muli %510, %pageBytes : index
            %516 = scf.for %514 = %c6 to %headDim step %c5 iter_args(%515 = %c9) -> (vector<16xf32>) {
              %517 = arith.addi %509, %514 : index
              %518 = vector.load %encode[%517] : memref<?xf32>, vector<16xf32>
              %519 = arith.addi %509, %headDim : index
              %520 = arith.addi %519, %514 : index
              %521 = vector.load %encode[%520] : memref<?xf32>, vector<16xf32>
              %522 = arith.addi %307, %514 : index
              %523 = vector.load %3[%522] : memref<?xf32>, vector<16xf32>
              %524 = arith.subf %523, %521 : vector<16xf32>
              %525 = arith.mulf %524, %518 : vector<16xf32>
              %526 = wave.fp8_encode "e5m2" %525 : vector<16xf32> -> vector<16xi8>
              %527 = arith.muli %514, %c8 : index
              vector.store %526, %4[%527] : memref<?xi8>, vector<16xi8>
              %528 = math.absf %525 : vector<16xf32>
              %529 = arith.cmpf ugt, %528, %c41 : vector<16xf32>
              %530 = arith.select %529, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %531 = arith.addf %515, %530 : vector<16xf32>
              scf.yield %531 : vector<16xf32>
            }
            %532 = wave.reduce "add" %516 : vector<16xf32>
            %533 = arith.cmpf ogt, %532, %c39 : f32
            scf.if %533 {
              %534 = arith.fptosi %532 : f32 to i32
              wave.count %clipped, %534 : memref<?xi32>
            }
            %535 = arith.cmpi slt, %508, %kvHeads : index
            scf.if %535 {
              %536 = arith.muli %512, %c10 : index
              %537 = arith.muli %508, %536 : index
              %538 = arith.addi %513, %537 : index
              %539 = arith.muli %511, %c8 : index
              %540 = arith.addi %538, %539 : index
              scf.for %541 = %c6 to %headDim step %c8 {
                %542 = arith.muli %541, %c8 : index
                %543 = arith.addi %542, %c6 : index
                %544 = memref.load %4[%543] : memref<?xi8>
                %545 = arith.muli %541, %c5 : index
                %546 = arith.addi %540, %545 : index
                %547 = arith.addi %546, %c6 : index
                memref.store %544, %kv[%547] : memref<?xi8>
              }
            } else {
              %548 = arith.subi %508, %kvHeads : index
              %549 = arith.muli %548, %c2 : index
              %550 = arith.addi %549, %c8 : index
              %551 = arith.muli %512, %c5 : index
              %552 = arith.muli %550, %551 : index
              %553 = arith.addi %513, %552 : index
              %554 = arith.muli %511, %512 : index
              %555 = arith.addi %553, %554 : index
              scf.for %556 = %c6 to %512 step %c5 {
                %557 = vector.load %4[%556] : memref<?xi8>, vector<16xi8>
                %558 = arith.addi %555, %556 : index
                vector.store %557, %kv[%558] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %559 = arith.cmpi eq, %codec, %c14 : index
          scf.if %559 {
            %560 = arith.subi %0, %heads : index
            %561 = arith.muli %560, %2 : index
            %562 = arith.divui %396, %c5 : index
            %563 = arith.remui %396, %c5 : index
            %564 = arith.muli %headDim, %c8 : index
            %565 = arith.muli %562, %pageBytes : index
            %568 = scf.for %566 = %c6 to %headDim step %c5 iter_args(%567 = %c9) -> (vector<16xf32>) {
              %569 = arith.addi %561, %566 : index
              %570 = vector.load %encode[%569] : memref<?xf32>, vector<16xf32>
              %571 = arith.addi %561, %headDim : index
              %572 = arith.addi %571, %566 : index
              %573 = vector.load %encode[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.addi %307, %566 : index
              %575 = vector.load %3[%574] : memref<?xf32>, vector<16xf32>
              %576 = arith.subf %575, %573 : vector<16xf32>
              %577 = arith.mulf %576, %570 : vector<16xf32>
              %578 = arith.cmpf ord, %577, %577 : vector<16xf32>
              %579 = arith.select %578, %577, %c9 : vector<16xi1>, vector<16xf32>
              %580 = math.roundeven %579 : vector<16xf32>
              %581 = arith.minimumf %580, %c42 : vector<16xf32>
              %582 = arith.maximumf %581, %c43 : vector<16xf32>
              %583 = arith.fptosi %582 : vector<16xf32> to vector<16xi32>
              %584 = arith.addi %583, %c20 : vector<16xi32>
              %585 = arith.trunci %584 : vector<16xi32> to vector<16xi8>
              %586 = arith.muli %566, %c8 : index
              vector.store %585, %4[%586] : memref<?xi8>, vector<16xi8>
              %587 = math.absf %577 : vector<16xf32>
              %588 = arith.cmpf ugt, %587, %c44 : vector<16xf32>
              %589 = arith.select %588, %c38, %c9 : vector<16xi1>, vector<16xf32>
              %590 = arith.addf %567, %589 : vector<16xf32>
              scf.yield %590 : vector<16xf32>
            }
            %591 = wave.reduce "add" %568 : vector<16xf32>
            %592 = arith.cmpf ogt, %591, %c39 : f32
            scf.if %592 {
              %593 = arith.fptosi %591 : f32 to i32
              wave.count %clipped, %593 : memref<?xi32>
            }
            %594 = arith.cmpi slt, %560, %kvHeads : index
            scf.if %594 {
              %595 = arith.muli %564, %c10 : index
              %596 = arith.muli %560, %595 : index
              %597 = arith.addi %565, %596 : index
              %598 = arith.muli %563, %c8 : index
              %599 = arith.addi %597, %598 : index
              scf.for %600 = %c6 to %headDim step %c8 {
                %601 = arith.muli %600, %c8 : index
                %602 = arith.addi %601, %c6 : index
                %603 = memref.load %4[%602] : memref<?xi8>
                %604 = arith.muli %600, %c5 : index
                %605 = arith.addi %599, %604 : index
                %606 = arith.addi %605, %c6 : index
                memref.store %603, %kv[%606] : memref<?xi8>
              }
            } else {
              %607 = arith.subi %560, %kvHeads : index
              %608 = arith.muli %607, %c2 : index
              %609 = arith.addi %608, %c8 : index
              %610 = arith.muli %564, %c5 : index
              %611 = arith.muli %609, %610 : index
              %612 = arith.addi %565, %611 : index
              %613 = arith.muli %563, %564 : index
              %614 = arith.addi %612, %613 : index
              scf.for %615 = %c6 to %564 step %c5 {
                %616 = vector.load %4[%615] : memref<?xi8>, vector<16xi8>
                %617 = arith.addi %614, %615 : index
                vector.store %616, %kv[%617] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

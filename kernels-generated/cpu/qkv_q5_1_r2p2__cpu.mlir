// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 384 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 320 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<0> : vector<16xi32>
  %c16 = arith.constant dense<1> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant 3 : index
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c42 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c45 = arith.constant dense<0x47600000> : vector<16xf32>
  %c46 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c47 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c48 = arith.constant dense<128> : vector<16xi32>
  %c49 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %37 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = arith.addi %35, %c3 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %36, %c3 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.muli %28, %c3 : index
        %57:4 = scf.for %52 = %c6 to %c10 step %c8 iter_args(%53 = %29, %54 = %30, %55 = %31, %56 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %58 = arith.muli %52, %c11 : index
          %59 = arith.addi %51, %58 : index
          %60 = arith.addi %35, %c12 : index
          %61 = arith.muli %52, %c8 : index
          %62 = arith.addi %61, %c6 : index
          %63 = arith.muli %62, %c5 : index
          %64 = arith.addi %60, %63 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.addi %35, %c13 : index
          %68 = arith.muli %52, %c13 : index
          %69 = arith.addi %67, %68 : index
          %70 = arith.addi %69, %c6 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
          %72 = arith.extui %71 : vector<16xi8> to vector<16xi32>
          %73 = arith.andi %72, %c14 : vector<16xi32>
          %74 = arith.shrui %66, %c15 : vector<16xi32>
          %75 = arith.andi %74, %c16 : vector<16xi32>
          %76 = arith.shli %75, %c17 : vector<16xi32>
          %77 = arith.ori %73, %76 : vector<16xi32>
          %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
          %79 = math.fma %78, %39, %43 : vector<16xf32>
          %80 = arith.addi %36, %c12 : index
          %81 = arith.addi %80, %63 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.addi %36, %c13 : index
          %85 = arith.addi %84, %68 : index
          %86 = arith.addi %85, %c6 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.andi %88, %c14 : vector<16xi32>
          %90 = arith.shrui %83, %c15 : vector<16xi32>
          %91 = arith.andi %90, %c16 : vector<16xi32>
          %92 = arith.shli %91, %c17 : vector<16xi32>
          %93 = arith.ori %89, %92 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = math.fma %94, %46, %50 : vector<16xf32>
          %96 = arith.addi %59, %c6 : index
          %97:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %96, %x, %79, %53, %95, %54, %20, %55, %56) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %98 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.shrui %99, %c17 : vector<16xi32>
          %101 = arith.shrui %66, %c16 : vector<16xi32>
          %102 = arith.andi %101, %c16 : vector<16xi32>
          %103 = arith.shli %102, %c17 : vector<16xi32>
          %104 = arith.ori %100, %103 : vector<16xi32>
          %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
          %106 = math.fma %105, %39, %43 : vector<16xf32>
          %107 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.shrui %108, %c17 : vector<16xi32>
          %110 = arith.shrui %83, %c16 : vector<16xi32>
          %111 = arith.andi %110, %c16 : vector<16xi32>
          %112 = arith.shli %111, %c17 : vector<16xi32>
          %113 = arith.ori %109, %112 : vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = math.fma %114, %46, %50 : vector<16xf32>
          %116 = arith.addi %59, %c8 : index
          %117:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %116, %x, %106, %97#0, %115, %97#1, %20, %97#2, %97#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %118 = arith.addi %69, %c5 : index
          %119 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
          %121 = arith.andi %120, %c14 : vector<16xi32>
          %122 = arith.shrui %66, %c18 : vector<16xi32>
          %123 = arith.andi %122, %c16 : vector<16xi32>
          %124 = arith.shli %123, %c17 : vector<16xi32>
          %125 = arith.ori %121, %124 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = math.fma %126, %39, %43 : vector<16xf32>
          %128 = arith.addi %85, %c5 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c14 : vector<16xi32>
          %132 = arith.shrui %83, %c18 : vector<16xi32>
          %133 = arith.andi %132, %c16 : vector<16xi32>
          %134 = arith.shli %133, %c17 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %46, %50 : vector<16xf32>
          %138 = arith.addi %59, %c2 : index
          %139:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %138, %x, %127, %117#0, %137, %117#1, %20, %117#2, %117#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = vector.load %w[%118] : memref<?xi8>, vector<16xi8>
          %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
          %142 = arith.shrui %141, %c17 : vector<16xi32>
          %143 = arith.shrui %66, %c19 : vector<16xi32>
          %144 = arith.andi %143, %c16 : vector<16xi32>
          %145 = arith.shli %144, %c17 : vector<16xi32>
          %146 = arith.ori %142, %145 : vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = math.fma %147, %39, %43 : vector<16xf32>
          %149 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
          %151 = arith.shrui %150, %c17 : vector<16xi32>
          %152 = arith.shrui %83, %c19 : vector<16xi32>
          %153 = arith.andi %152, %c16 : vector<16xi32>
          %154 = arith.shli %153, %c17 : vector<16xi32>
          %155 = arith.ori %151, %154 : vector<16xi32>
          %156 = arith.sitofp %155 : vector<16xi32> to vector<16xf32>
          %157 = math.fma %156, %46, %50 : vector<16xf32>
          %158 = arith.addi %59, %c20 : index
          %159:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %158, %x, %148, %139#0, %157, %139#1, %20, %139#2, %139#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %160 = arith.addi %69, %c3 : index
          %161 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
          %163 = arith.andi %162, %c14 : vector<16xi32>
          %164 = arith.shrui %66, %c17 : vector<16xi32>
          %165 = arith.andi %164, %c16 : vector<16xi32>
          %166 = arith.shli %165, %c17 : vector<16xi32>
          %167 = arith.ori %163, %166 : vector<16xi32>
          %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
          %169 = math.fma %168, %39, %43 : vector<16xf32>
          %170 = arith.addi %85, %c3 : index
          %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
          %173 = arith.andi %172, %c14 : vector<16xi32>
          %174 = arith.shrui %83, %c17 : vector<16xi32>
          %175 = arith.andi %174, %c16 : vector<16xi32>
          %176 = arith.shli %175, %c17 : vector<16xi32>
          %177 = arith.ori %173, %176 : vector<16xi32>
          %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
          %179 = math.fma %178, %46, %50 : vector<16xf32>
          %180 = arith.addi %59, %c10 : index
          %181:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %180, %x, %169, %159#0, %179, %159#1, %20, %159#2, %159#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %182 = vector.load %w[%160] : memref<?xi8>, vector<16xi8>
          %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
          %184 = arith.shrui %183, %c17 : vector<16xi32>
          %185 = arith.shrui %66, %c21 : vector<16xi32>
          %186 = arith.andi %185, %c16 : vector<16xi32>
          %187 = arith.shli %186, %c17 : vector<16xi32>
          %188 = arith.ori %184, %187 : vector<16xi32>
          %189 = arith.sitofp %188 : vector<16xi32> to vector<16xf32>
          %190 = math.fma %189, %39, %43 : vector<16xf32>
          %191 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
          %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
          %193 = arith.shrui %192, %c17 : vector<16xi32>
          %194 = arith.shrui %83, %c21 : vector<16xi32>
          %195 = arith.andi %194, %c16 : vector<16xi32>
          %196 = arith.shli %195, %c17 : vector<16xi32>
          %197 = arith.ori %193, %196 : vector<16xi32>
          %198 = arith.sitofp %197 : vector<16xi32> to vector<16xf32>
          %199 = math.fma %198, %46, %50 : vector<16xf32>
          %200 = arith.addi %59, %c22 : index
          %201:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %200, %x, %190, %181#0, %199, %181#1, %20, %181#2, %181#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %202 = arith.addi %69, %c23 : index
          %203 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
          %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
          %205 = arith.andi %204, %c14 : vector<16xi32>
          %206 = arith.shrui %66, %c24 : vector<16xi32>
          %207 = arith.andi %206, %c16 : vector<16xi32>
          %208 = arith.shli %207, %c17 : vector<16xi32>
          %209 = arith.ori %205, %208 : vector<16xi32>
          %210 = arith.sitofp %209 : vector<16xi32> to vector<16xf32>
          %211 = math.fma %210, %39, %43 : vector<16xf32>
          %212 = arith.addi %85, %c23 : index
          %213 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
          %214 = arith.extui %213 : vector<16xi8> to vector<16xi32>
          %215 = arith.andi %214, %c14 : vector<16xi32>
          %216 = arith.shrui %83, %c24 : vector<16xi32>
          %217 = arith.andi %216, %c16 : vector<16xi32>
          %218 = arith.shli %217, %c17 : vector<16xi32>
          %219 = arith.ori %215, %218 : vector<16xi32>
          %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
          %221 = math.fma %220, %46, %50 : vector<16xf32>
          %222 = arith.addi %59, %c25 : index
          %223:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %222, %x, %211, %201#0, %221, %201#1, %20, %201#2, %201#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %224 = vector.load %w[%202] : memref<?xi8>, vector<16xi8>
          %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
          %226 = arith.shrui %225, %c17 : vector<16xi32>
          %227 = arith.shrui %66, %c26 : vector<16xi32>
          %228 = arith.andi %227, %c16 : vector<16xi32>
          %229 = arith.shli %228, %c17 : vector<16xi32>
          %230 = arith.ori %226, %229 : vector<16xi32>
          %231 = arith.sitofp %230 : vector<16xi32> to vector<16xf32>
          %232 = math.fma %231, %39, %43 : vector<16xf32>
          %233 = vector.load %w[%212] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.shrui %234, %c17 : vector<16xi32>
          %236 = arith.shrui %83, %c26 : vector<16xi32>
          %237 = arith.andi %236, %c16 : vector<16xi32>
          %238 = arith.shli %237, %c17 : vector<16xi32>
          %239 = arith.ori %235, %238 : vector<16xi32>
          %240 = arith.sitofp %239 : vector<16xi32> to vector<16xf32>
          %241 = math.fma %240, %46, %50 : vector<16xf32>
          %242 = arith.addi %59, %c27 : index
          %243:4 = func.call @qkv_q5_1_r2p2__cpu.0(%19, %242, %x, %232, %223#0, %241, %223#1, %20, %223#2, %223#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %243#0, %243#1, %243#2, %243#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %57#0, %57#1, %57#2, %57#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %244 = arith.muli %headDim, %c6 : index
      %245 = arith.muli %21, %c5 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.addi %246, %c6 : index
      vector.store %33#0, %3[%247] : memref<?xf32>, vector<16xf32>
      %248 = arith.addi %246, %c5 : index
      vector.store %33#1, %3[%248] : memref<?xf32>, vector<16xf32>
      %249 = arith.muli %headDim, %c8 : index
      %250 = arith.addi %249, %245 : index
      %251 = arith.addi %250, %c6 : index
      vector.store %33#2, %3[%251] : memref<?xf32>, vector<16xf32>
      %252 = arith.addi %250, %c5 : index
      vector.store %33#3, %3[%252] : memref<?xf32>, vector<16xf32>
    }
    %253 = arith.addi %13, %c2 : index
    %254 = arith.minsi %253, %12 : index
    scf.for %255 = %13 to %254 step %c8 {
      %256 = arith.subi %255, %13 : index
      %257 = arith.muli %256, %headDim : index
      %258 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %258 {
        scf.for %259 = %c6 to %headDim step %c5 {
          %260 = arith.muli %0, %headDim : index
          %261 = arith.addi %260, %259 : index
          %262 = vector.load %bias[%261] : memref<?xf32>, vector<16xf32>
          %263 = arith.addi %257, %259 : index
          %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
          %265 = arith.addf %264, %262 : vector<16xf32>
          vector.store %265, %3[%263] : memref<?xf32>, vector<16xf32>
        }
      }
      %266 = arith.addi %heads, %kvHeads : index
      %267 = arith.cmpi slt, %0, %266 : index
      scf.if %267 {
        %268 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %268 {
          %269 = arith.cmpi slt, %0, %heads : index
          %272 = scf.for %270 = %c6 to %headDim step %c5 iter_args(%271 = %c9) -> (vector<16xf32>) {
            %273 = arith.addi %257, %270 : index
            %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
            %275 = math.fma %274, %274, %271 : vector<16xf32>
            scf.yield %275 : vector<16xf32>
          }
          %276 = wave.reduce "add" %272 : vector<16xf32>
          %277 = arith.mulf %276, %inverseHeadDim : f32
          %278 = arith.addf %277, %epsilon : f32
          %279 = math.sqrt %278 : f32
          %280 = arith.divf %c34, %279 : f32
          %281 = vector.broadcast %280 : f32 to vector<16xf32>
          scf.for %282 = %c6 to %headDim step %c5 {
            %283 = vector.load %query_norm[%282] : memref<?xf32>, vector<16xf32>
            %284 = vector.load %key_norm[%282] : memref<?xf32>, vector<16xf32>
            %285 = arith.select %269, %283, %284 : vector<16xf32>
            %286 = arith.addi %257, %282 : index
            %287 = vector.load %3[%286] : memref<?xf32>, vector<16xf32>
            %288 = arith.mulf %287, %281 : vector<16xf32>
            %289 = arith.mulf %288, %285 : vector<16xf32>
            vector.store %289, %3[%286] : memref<?xf32>, vector<16xf32>
          }
        }
        %290 = arith.addi %positionsAt, %255 : index
        %291 = memref.load %step[%290] : memref<?xi32>
        %292 = arith.index_cast %291 : i32 to index
        %293 = arith.divui %headDim, %c2 : index
        %294 = arith.remui %292, %c36 : index
        %295 = arith.muli %294, %headDim : index
        %296 = arith.divui %292, %c36 : index
        %297 = arith.addi %296, %c36 : index
        %298 = arith.muli %297, %headDim : index
        scf.for %299 = %c6 to %293 step %c11 {
          %300 = arith.addi %295, %299 : index
          %301 = vector.load %rope[%300] : memref<?xf32>, vector<8xf32>
          %302 = arith.addi %295, %293 : index
          %303 = arith.addi %302, %299 : index
          %304 = vector.load %rope[%303] : memref<?xf32>, vector<8xf32>
          %305 = arith.addi %298, %299 : index
          %306 = vector.load %rope[%305] : memref<?xf32>, vector<8xf32>
          %307 = arith.addi %298, %293 : index
          %308 = arith.addi %307, %299 : index
          %309 = vector.load %rope[%308] : memref<?xf32>, vector<8xf32>
          %310 = arith.mulf %306, %301 : vector<8xf32>
          %311 = arith.mulf %309, %304 : vector<8xf32>
          %312 = arith.subf %310, %311 : vector<8xf32>
          %313 = arith.mulf %309, %301 : vector<8xf32>
          %314 = arith.mulf %306, %304 : vector<8xf32>
          %315 = arith.addf %313, %314 : vector<8xf32>
          %316 = arith.addi %257, %299 : index
          %317 = vector.load %3[%316] : memref<?xf32>, vector<8xf32>
          %318 = arith.addi %257, %293 : index
          %319 = arith.addi %318, %299 : index
          %320 = vector.load %3[%319] : memref<?xf32>, vector<8xf32>
          %321 = arith.mulf %317, %312 : vector<8xf32>
          %322 = arith.mulf %320, %315 : vector<8xf32>
          %323 = arith.subf %321, %322 : vector<8xf32>
          vector.store %323, %3[%316] : memref<?xf32>, vector<8xf32>
          %324 = arith.mulf %320, %312 : vector<8xf32>
          %325 = arith.mulf %317, %315 : vector<8xf32>
          %326 = arith.addf %324, %325 : vector<8xf32>
          vector.store %326, %3[%319] : memref<?xf32>, vector<8xf32>
        }
      }
      %327 = arith.cmpi slt, %0, %heads : index
      scf.if %327 {
        %328 = arith.divui %heads, %kvHeads : index
        %329 = arith.muli %headDim, %c10 : index
        %330 = arith.muli %kvHeads, %329 : index
        %331 = arith.divui %0, %328 : index
        %332 = arith.muli %331, %headDim : index
        %333 = arith.addi %330, %332 : index
        scf.for %334 = %c6 to %headDim step %c5 {
          %335 = arith.addi %333, %334 : index
          %336 = vector.load %encode[%335] : memref<?xf32>, vector<16xf32>
          %337 = arith.addi %257, %334 : index
          %338 = vector.load %3[%337] : memref<?xf32>, vector<16xf32>
          %339 = arith.mulf %338, %336 : vector<16xf32>
          %340 = arith.muli %255, %heads : index
          %341 = arith.addi %340, %0 : index
          %342 = arith.muli %341, %headDim : index
          %343 = arith.addi %342, %334 : index
          vector.store %339, %q[%343] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %344 = arith.addi %slotsAt, %255 : index
        %345 = memref.load %step[%344] : memref<?xi32>
        %346 = arith.index_cast %345 : i32 to index
        %347 = arith.cmpi sge, %346, %c6 : index
        scf.if %347 {
          %348 = arith.cmpi eq, %codec, %c6 : index
          scf.if %348 {
            %349 = arith.subi %0, %heads : index
            %350 = arith.muli %349, %2 : index
            %351 = arith.divui %346, %c5 : index
            %352 = arith.remui %346, %c5 : index
            %353 = arith.muli %351, %pageBytes : index
            %356 = scf.for %354 = %c6 to %headDim step %c5 iter_args(%355 = %c9) -> (vector<16xf32>) {
              %357 = arith.addi %350, %354 : index
              %358 = vector.load %encode[%357] : memref<?xf32>, vector<16xf32>
              %359 = arith.addi %350, %headDim : index
              %360 = arith.addi %359, %354 : index
              %361 = vector.load %encode[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.addi %257, %354 : index
              %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.subf %363, %361 : vector<16xf32>
              %365 = arith.mulf %364, %358 : vector<16xf32>
              %366 = arith.minimumf %365, %c40 : vector<16xf32>
              %367 = arith.maximumf %366, %c41 : vector<16xf32>
              %368 = arith.truncf %367 : vector<16xf32> to vector<16xf16>
              %369 = vector.bitcast %368 : vector<16xf16> to vector<32xi8>
              %370 = arith.muli %354, %c2 : index
              vector.store %369, %4[%370] : memref<?xi8>, vector<32xi8>
              %371 = math.absf %365 : vector<16xf32>
              %372 = arith.cmpf ugt, %371, %c40 : vector<16xf32>
              %373 = arith.select %372, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %374 = arith.addf %355, %373 : vector<16xf32>
              scf.yield %374 : vector<16xf32>
            }
            %375 = wave.reduce "add" %356 : vector<16xf32>
            %376 = arith.cmpf ogt, %375, %c43 : f32
            scf.if %376 {
              %377 = arith.fptosi %375 : f32 to i32
              wave.count %clipped, %377 : memref<?xi32>
            }
            %378 = arith.cmpi slt, %349, %kvHeads : index
            scf.if %378 {
              %379 = arith.muli %2, %c3 : index
              %380 = arith.muli %349, %379 : index
              %381 = arith.addi %353, %380 : index
              %382 = arith.muli %352, %c2 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c6 to %headDim step %c8 {
                %385 = arith.muli %384, %c2 : index
                %386 = arith.addi %385, %c6 : index
                %387 = memref.load %4[%386] : memref<?xi8>
                %388 = arith.muli %384, %c3 : index
                %389 = arith.addi %383, %388 : index
                %390 = arith.addi %389, %c6 : index
                memref.store %387, %kv[%390] : memref<?xi8>
                %391 = arith.addi %385, %c8 : index
                %392 = memref.load %4[%391] : memref<?xi8>
                %393 = arith.addi %389, %c8 : index
                memref.store %392, %kv[%393] : memref<?xi8>
              }
            } else {
              %394 = arith.subi %349, %kvHeads : index
              %395 = arith.muli %394, %c2 : index
              %396 = arith.addi %395, %c8 : index
              %397 = arith.muli %2, %c5 : index
              %398 = arith.muli %396, %397 : index
              %399 = arith.addi %353, %398 : index
              %400 = arith.muli %352, %2 : index
              %401 = arith.addi %399, %400 : index
              scf.for %402 = %c6 to %2 step %c5 {
                %403 = vector.load %4[%402] : memref<?xi8>, vector<16xi8>
                %404 = arith.addi %401, %402 : index
                vector.store %403, %kv[%404] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %405 = arith.cmpi eq, %codec, %c8 : index
          scf.if %405 {
            %406 = arith.subi %0, %heads : index
            %407 = arith.muli %406, %2 : index
            %408 = arith.divui %346, %c5 : index
            %409 = arith.remui %346, %c5 : index
            %410 = arith.muli %headDim, %c8 : index
            %411 = arith.muli %408, %pageBytes : index
            %414 = scf.for %412 = %c6 to %headDim step %c5 iter_args(%413 = %c9) -> (vector<16xf32>) {
              %415 = arith.addi %407, %412 : index
              %416 = vector.load %encode[%415] : memref<?xf32>, vector<16xf32>
              %417 = arith.addi %407, %headDim : index
              %418 = arith.addi %417, %412 : index
              %419 = vector.load %encode[%418] : memref<?xf32>, vector<16xf32>
              %420 = arith.addi %257, %412 : index
              %421 = vector.load %3[%420] : memref<?xf32>, vector<16xf32>
              %422 = arith.subf %421, %419 : vector<16xf32>
              %423 = arith.mulf %422, %416 : vector<16xf32>
              %424 = wave.fp8_encode "e4m3" %423 : vector<16xf32> -> vector<16xi8>
              %425 = arith.muli %412, %c8 : index
              vector.store %424, %4[%425] : memref<?xi8>, vector<16xi8>
              %426 = math.absf %423 : vector<16xf32>
              %427 = arith.cmpf ugt, %426, %c44 : vector<16xf32>
              %428 = arith.select %427, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %429 = arith.addf %413, %428 : vector<16xf32>
              scf.yield %429 : vector<16xf32>
            }
            %430 = wave.reduce "add" %414 : vector<16xf32>
            %431 = arith.cmpf ogt, %430, %c43 : f32
            scf.if %431 {
              %432 = arith.fptosi %430 : f32 to i32
              wave.count %clipped, %432 : memref<?xi32>
            }
            %433 = arith.cmpi slt, %406, %kvHeads : index
            scf.if %433 {
              %434 = arith.muli %410, %c3 : index
              %435 = arith.muli %406, %434 : index
              %436 = arith.addi %411, %435 : index
              %437 = arith.muli %409, %c8 : index
              %438 = arith.addi %436, %437 : index
              scf.for %439 = %c6 to %headDim step %c8 {
                %440 = arith.muli %439, %c8 : index
                %441 = arith.addi %440, %c6 : index
                %442 = memref.load %4[%441] : memref<?xi8>
                %443 = arith.muli %439, %c5 : index
                %444 = arith.addi %438, %443 : index
                %445 = arith.addi %444, %c6 : index
                memref.store %442, %kv[%445] : memref<?xi8>
              }
            } else {
              %446 = arith.subi %406, %kvHeads : index
              %447 = arith.muli %446, %c2 : index
              %448 = arith.addi %447, %c8 : index
              %449 = arith.muli %410, %c5 : index
              %450 = arith.muli %448, %449 : index
              %451 = arith.addi %411, %450 : index
              %452 = arith.muli %409, %410 : index
              %453 = arith.addi %451, %452 : index
              scf.for %454 = %c6 to %410 step %c5 {
                %455 = vector.load %4[%454] : memref<?xi8>, vector<16xi8>
                %456 = arith.addi %453, %454 : index
                vector.store %455, %kv[%456] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %457 = arith.cmpi eq, %codec, %c2 : index
          scf.if %457 {
            %458 = arith.subi %0, %heads : index
            %459 = arith.muli %458, %2 : index
            %460 = arith.divui %346, %c5 : index
            %461 = arith.remui %346, %c5 : index
            %462 = arith.muli %headDim, %c8 : index
            %463 = arith.muli %460, %pageBytes : index
            %466 = scf.for %464 = %c6 to %headDim step %c5 iter_args(%465 = %c9) -> (vector<16xf32>) {
              %467 = arith.addi %459, %464 : index
              %468 = vector.load %encode[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.addi %459, %headDim : index
              %470 = arith.addi %469, %464 : index
              %471 = vector.load %encode[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.addi %257, %464 : index
              %473 = vector.load %3[%472] : memref<?xf32>, vector<16xf32>
              %474 = arith.subf %473, %471 : vector<16xf32>
              %475 = arith.mulf %474, %468 : vector<16xf32>
              %476 = wave.fp8_encode "e5m2" %475 : vector<16xf32> -> vector<16xi8>
              %477 = arith.muli %464, %c8 : index
              vector.store %476, %4[%477] : memref<?xi8>, vector<16xi8>
              %478 = math.absf %475 : vector<16xf32>
              %479 = arith.cmpf ugt, %478, %c45 : vector<16xf32>
              %480 = arith.select %479, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %481 = arith.addf %465, %480 : vector<16xf32>
              scf.yield %481 : vector<16xf32>
            }
            %482 = wave.reduce "add" %466 : vector<16xf32>
            %483 = arith.cmpf ogt, %482, %c43 : f32
            scf.if %483 {
              %484 = arith.fptosi %482 : f32 to i32
              wave.count %clipped, %484 : memref<?xi32>
            }
            %485 = arith.cmpi slt, %458, %kvHeads : index
            scf.if %485 {
              %486 = arith.muli %462, %c3 : index
              %487 = arith.muli %458, %486 : index
              %488 = arith.addi %463, %487 : index
              %489 = arith.muli %461, %c8 : index
              %490 = arith.addi %488, %489 : index
              scf.for %491 = %c6 to %headDim step %c8 {
                %492 = arith.muli %491, %c8 : index
                %493 = arith.addi %492, %c6 : index
                %494 = memref.load %4[%493] : memref<?xi8>
                %495 = arith.muli %491, %c5 : index
                %496 = arith.addi %490, %495 : index
                %497 = arith.addi %496, %c6 : index
                memref.store %494, %kv[%497] : memref<?xi8>
              }
            } else {
              %498 = arith.subi %458, %kvHeads : index
              %499 = arith.muli %498, %c2 : index
              %500 = arith.addi %499, %c8 : index
              %501 = arith.muli %462, %c5 : index
              %502 = arith.muli %500, %501 : index
              %503 = arith.addi %463, %502 : index
              %504 = arith.muli %461, %462 : index
              %505 = arith.addi %503, %504 : index
              scf.for %506 = %c6 to %462 step %c5 {
                %507 = vector.load %4[%506] : memref<?xi8>, vector<16xi8>
                %508 = arith.addi %505, %506 : index
                vector.store %507, %kv[%508] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %509 = arith.cmpi eq, %codec, %c20 : index
          scf.if %509 {
            %510 = arith.subi %0, %heads : index
            %511 = arith.muli %510, %2 : index
            %512 = arith.divui %346, %c5 : index
            %513 = arith.remui %346, %c5 : index
            %514 = arith.muli %headDim, %c8 : index
            %515 = arith.muli %512, %pageBytes : index
            %518 = scf.for %516 = %c6 to %headDim step %c5 iter_args(%517 = %c9) -> (vector<16xf32>) {
              %519 = arith.addi %511, %516 : index
              %520 = vector.load %encode[%519] : memref<?xf32>, vector<16xf32>
              %521 = arith.addi %511, %headDim : index
              %522 = arith.addi %521, %516 : index
              %523 = vector.load %encode[%522] : memref<?xf32>, vector<16xf32>
              %524 = arith.addi %257, %516 : index
              %525 = vector.load %3[%524] : memref<?xf32>, vector<16xf32>
              %526 = arith.subf %525, %523 : vector<16xf32>
              %527 = arith.mulf %526, %520 : vector<16xf32>
              %528 = arith.cmpf ord, %527, %527 : vector<16xf32>
              %529 = arith.select %528, %527, %c9 : vector<16xi1>, vector<16xf32>
              %530 = math.roundeven %529 : vector<16xf32>
              %531 = arith.minimumf %530, %c46 : vector<16xf32>
              %532 = arith.maximumf %531, %c47 : vector<16xf32>
              %533 = arith.fptosi %532 : vector<16xf32> to vector<16xi32>
              %534 = arith.addi %533, %c48 : vector<16xi32>
              %535 = arith.trunci %534 : vector<16xi32> to vector<16xi8>
              %536 = arith.muli %516, %c8 : index
              vector.store %535, %4[%536] : memref<?xi8>, vector<16xi8>
              %537 = math.absf %527 : vector<16xf32>
              %538 = arith.cmpf ugt, %537, %c49 : vector<16xf32>
              %539 = arith.select %538, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %540 = arith.addf %517, %539 : vector<16xf32>
              scf.yield %540 : vector<16xf32>
            }
            %541 = wave.reduce "add" %518 : vector<16xf32>
            %542 = arith.cmpf ogt, %541, %c43 : f32
            scf.if %542 {
              %543 = arith.fptosi %541 : f32 to i32
              wave.count %clipped, %543 : memref<?xi32>
            }
            %544 = arith.cmpi slt, %510, %kvHeads : index
            scf.if %544 {
              %545 = arith.muli %514, %c3 : index
              %546 = arith.muli %510, %545 : index
              %547 = arith.addi %515, %546 : index
              %548 = arith.muli %513, %c8 : index
              %549 = arith.addi %547, %548 : index
              scf.for %550 = %c6 to %headDim step %c8 {
                %551 = arith.muli %550, %c8 : index
                %552 = arith.addi %551, %c6 : index
                %553 = memref.load %4[%552] : memref<?xi8>
                %554 = arith.muli %550, %c5 : index
                %555 = arith.addi %549, %554 : index
                %556 = arith.addi %555, %c6 : index
                memref.store %553, %kv[%556] : memref<?xi8>
              }
            } else {
              %557 = arith.subi %510, %kvHeads : index
              %558 = arith.muli %557, %c2 : index
              %559 = arith.addi %558, %c8 : index
              %560 = arith.muli %514, %c5 : index
              %561 = arith.muli %559, %560 : index
              %562 = arith.addi %515, %561 : index
              %563 = arith.muli %513, %514 : index
              %564 = arith.addi %562, %563 : index
              scf.for %565 = %c6 to %514 step %c5 {
                %566 = vector.load %4[%565] : memref<?xi8>, vector<16xi8>
                %567 = arith.addi %564, %565 : index
                vector.store %566, %kv[%567] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

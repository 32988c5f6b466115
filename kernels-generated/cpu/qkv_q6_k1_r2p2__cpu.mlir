// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k1_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 3648 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 2624 : index
  %c14 = arith.constant 576 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c38 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c40 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c43 = arith.constant dense<0x47600000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c45 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c46 = arith.constant dense<128> : vector<16xi32>
  %c47 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %63 = arith.divui %54, %c2 : index
          %64 = arith.muli %63, %c10 : index
          %65 = arith.addi %62, %64 : index
          %66 = arith.addi %65, %c6 : index
          %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
          %68 = arith.extsi %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
          %70 = arith.mulf %40, %69 : vector<16xf32>
          %71 = arith.addi %65, %c5 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extsi %72 : vector<16xi8> to vector<16xi32>
          %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
          %75 = arith.mulf %44, %74 : vector<16xf32>
          %76 = arith.addi %35, %c13 : index
          %77 = arith.muli %54, %c2 : index
          %78 = arith.addi %77, %c6 : index
          %79 = arith.muli %78, %c5 : index
          %80 = arith.addi %76, %79 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.addi %77, %c8 : index
          %84 = arith.muli %83, %c5 : index
          %85 = arith.addi %76, %84 : index
          %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
          %87 = arith.extui %86 : vector<16xi8> to vector<16xi32>
          %88 = arith.addi %35, %c14 : index
          %89 = arith.muli %54, %c12 : index
          %90 = arith.addi %88, %89 : index
          %91 = arith.addi %90, %c6 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
          %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
          %94 = arith.andi %93, %c15 : vector<16xi32>
          %95 = arith.shrui %82, %c16 : vector<16xi32>
          %96 = arith.andi %95, %c17 : vector<16xi32>
          %97 = arith.shli %96, %c18 : vector<16xi32>
          %98 = arith.ori %94, %97 : vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %70, %75 : vector<16xf32>
          %101 = arith.addi %36, %c12 : index
          %102 = arith.addi %101, %64 : index
          %103 = arith.addi %102, %c6 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extsi %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = arith.mulf %48, %106 : vector<16xf32>
          %108 = arith.addi %102, %c5 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extsi %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.mulf %52, %111 : vector<16xf32>
          %113 = arith.addi %36, %c13 : index
          %114 = arith.addi %113, %79 : index
          %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
          %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
          %117 = arith.addi %113, %84 : index
          %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.addi %36, %c14 : index
          %121 = arith.addi %120, %89 : index
          %122 = arith.addi %121, %c6 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.andi %124, %c15 : vector<16xi32>
          %126 = arith.shrui %116, %c16 : vector<16xi32>
          %127 = arith.andi %126, %c17 : vector<16xi32>
          %128 = arith.shli %127, %c18 : vector<16xi32>
          %129 = arith.ori %125, %128 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = math.fma %130, %107, %112 : vector<16xf32>
          %132 = arith.addi %61, %c6 : index
          %133:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %132, %x, %100, %55, %131, %56, %20, %57, %58) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %134 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.shrui %135, %c18 : vector<16xi32>
          %137 = arith.shrui %82, %c19 : vector<16xi32>
          %138 = arith.andi %137, %c17 : vector<16xi32>
          %139 = arith.shli %138, %c18 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %70, %75 : vector<16xf32>
          %143 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.shrui %144, %c18 : vector<16xi32>
          %146 = arith.shrui %116, %c19 : vector<16xi32>
          %147 = arith.andi %146, %c17 : vector<16xi32>
          %148 = arith.shli %147, %c18 : vector<16xi32>
          %149 = arith.ori %145, %148 : vector<16xi32>
          %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
          %151 = math.fma %150, %107, %112 : vector<16xf32>
          %152 = arith.addi %61, %c8 : index
          %153:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %152, %x, %142, %133#0, %151, %133#1, %20, %133#2, %133#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %154 = arith.addi %90, %c5 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.andi %156, %c15 : vector<16xi32>
          %158 = arith.shrui %82, %c18 : vector<16xi32>
          %159 = arith.andi %158, %c17 : vector<16xi32>
          %160 = arith.shli %159, %c18 : vector<16xi32>
          %161 = arith.ori %157, %160 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %70, %75 : vector<16xf32>
          %164 = arith.addi %121, %c5 : index
          %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
          %167 = arith.andi %166, %c15 : vector<16xi32>
          %168 = arith.shrui %116, %c18 : vector<16xi32>
          %169 = arith.andi %168, %c17 : vector<16xi32>
          %170 = arith.shli %169, %c18 : vector<16xi32>
          %171 = arith.ori %167, %170 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = math.fma %172, %107, %112 : vector<16xf32>
          %174 = arith.addi %61, %c2 : index
          %175:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %174, %x, %163, %153#0, %173, %153#1, %20, %153#2, %153#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %176 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
          %178 = arith.shrui %177, %c18 : vector<16xi32>
          %179 = arith.shrui %82, %c20 : vector<16xi32>
          %180 = arith.andi %179, %c17 : vector<16xi32>
          %181 = arith.shli %180, %c18 : vector<16xi32>
          %182 = arith.ori %178, %181 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = math.fma %183, %70, %75 : vector<16xf32>
          %185 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.shrui %186, %c18 : vector<16xi32>
          %188 = arith.shrui %116, %c20 : vector<16xi32>
          %189 = arith.andi %188, %c17 : vector<16xi32>
          %190 = arith.shli %189, %c18 : vector<16xi32>
          %191 = arith.ori %187, %190 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = math.fma %192, %107, %112 : vector<16xf32>
          %194 = arith.addi %61, %c21 : index
          %195:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %194, %x, %184, %175#0, %193, %175#1, %20, %175#2, %175#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %196 = arith.addi %90, %c10 : index
          %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.andi %198, %c15 : vector<16xi32>
          %200 = arith.shrui %87, %c16 : vector<16xi32>
          %201 = arith.andi %200, %c17 : vector<16xi32>
          %202 = arith.shli %201, %c18 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %70, %75 : vector<16xf32>
          %206 = arith.addi %121, %c10 : index
          %207 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
          %209 = arith.andi %208, %c15 : vector<16xi32>
          %210 = arith.shrui %119, %c16 : vector<16xi32>
          %211 = arith.andi %210, %c17 : vector<16xi32>
          %212 = arith.shli %211, %c18 : vector<16xi32>
          %213 = arith.ori %209, %212 : vector<16xi32>
          %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
          %215 = math.fma %214, %107, %112 : vector<16xf32>
          %216 = arith.addi %61, %c22 : index
          %217:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %216, %x, %205, %195#0, %215, %195#1, %20, %195#2, %195#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %218 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
          %220 = arith.shrui %219, %c18 : vector<16xi32>
          %221 = arith.shrui %87, %c19 : vector<16xi32>
          %222 = arith.andi %221, %c17 : vector<16xi32>
          %223 = arith.shli %222, %c18 : vector<16xi32>
          %224 = arith.ori %220, %223 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %70, %75 : vector<16xf32>
          %227 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
          %229 = arith.shrui %228, %c18 : vector<16xi32>
          %230 = arith.shrui %119, %c19 : vector<16xi32>
          %231 = arith.andi %230, %c17 : vector<16xi32>
          %232 = arith.shli %231, %c18 : vector<16xi32>
          %233 = arith.ori %229, %232 : vector<16xi32>
          %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
          %235 = math.fma %234, %107, %112 : vector<16xf32>
          %236 = arith.addi %61, %c23 : index
          %237:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %236, %x, %226, %217#0, %235, %217#1, %20, %217#2, %217#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %238 = arith.addi %90, %c24 : index
          %239 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
          %240 = arith.extui %239 : vector<16xi8> to vector<16xi32>
          %241 = arith.andi %240, %c15 : vector<16xi32>
          %242 = arith.shrui %87, %c18 : vector<16xi32>
          %243 = arith.andi %242, %c17 : vector<16xi32>
          %244 = arith.shli %243, %c18 : vector<16xi32>
          %245 = arith.ori %241, %244 : vector<16xi32>
          %246 = arith.sitofp %245 : vector<16xi32> to vector<16xf32>
          %247 = math.fma %246, %70, %75 : vector<16xf32>
          %248 = arith.addi %121, %c24 : index
          %249 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %250 = arith.extui %249 : vector<16xi8> to vector<16xi32>
          %251 = arith.andi %250, %c15 : vector<16xi32>
          %252 = arith.shrui %119, %c18 : vector<16xi32>
          %253 = arith.andi %252, %c17 : vector<16xi32>
          %254 = arith.shli %253, %c18 : vector<16xi32>
          %255 = arith.ori %251, %254 : vector<16xi32>
          %256 = arith.sitofp %255 : vector<16xi32> to vector<16xf32>
          %257 = math.fma %256, %107, %112 : vector<16xf32>
          %258 = arith.addi %61, %c25 : index
          %259:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %258, %x, %247, %237#0, %257, %237#1, %20, %237#2, %237#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %260 = vector.load %w[%238] : memref<?xi8>, vector<16xi8>
          %261 = arith.extui %260 : vector<16xi8> to vector<16xi32>
          %262 = arith.shrui %261, %c18 : vector<16xi32>
          %263 = arith.shrui %87, %c20 : vector<16xi32>
          %264 = arith.andi %263, %c17 : vector<16xi32>
          %265 = arith.shli %264, %c18 : vector<16xi32>
          %266 = arith.ori %262, %265 : vector<16xi32>
          %267 = arith.sitofp %266 : vector<16xi32> to vector<16xf32>
          %268 = math.fma %267, %70, %75 : vector<16xf32>
          %269 = vector.load %w[%248] : memref<?xi8>, vector<16xi8>
          %270 = arith.extui %269 : vector<16xi8> to vector<16xi32>
          %271 = arith.shrui %270, %c18 : vector<16xi32>
          %272 = arith.shrui %119, %c20 : vector<16xi32>
          %273 = arith.andi %272, %c17 : vector<16xi32>
          %274 = arith.shli %273, %c18 : vector<16xi32>
          %275 = arith.ori %271, %274 : vector<16xi32>
          %276 = arith.sitofp %275 : vector<16xi32> to vector<16xf32>
          %277 = math.fma %276, %107, %112 : vector<16xf32>
          %278 = arith.addi %61, %c26 : index
          %279:4 = func.call @qkv_q6_k1_r2p2__cpu.0(%19, %278, %x, %268, %259#0, %277, %259#1, %20, %259#2, %259#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %279#0, %279#1, %279#2, %279#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %59#0, %59#1, %59#2, %59#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %280 = arith.muli %headDim, %c6 : index
      %281 = arith.muli %21, %c5 : index
      %282 = arith.addi %280, %281 : index
      %283 = arith.addi %282, %c6 : index
      vector.store %33#0, %3[%283] : memref<?xf32>, vector<16xf32>
      %284 = arith.addi %282, %c5 : index
      vector.store %33#1, %3[%284] : memref<?xf32>, vector<16xf32>
      %285 = arith.muli %headDim, %c8 : index
      %286 = arith.addi %285, %281 : index
      %287 = arith.addi %286, %c6 : index
      vector.store %33#2, %3[%287] : memref<?xf32>, vector<16xf32>
      %288 = arith.addi %286, %c5 : index
      vector.store %33#3, %3[%288] : memref<?xf32>, vector<16xf32>
    }
    %289 = arith.addi %13, %c2 : index
    %290 = arith.minsi %289, %12 : index
    scf.for %291 = %13 to %290 step %c8 {
      %292 = arith.subi %291, %13 : index
      %293 = arith.muli %292, %headDim : index
      %294 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %294 {
        scf.for %295 = %c6 to %headDim step %c5 {
          %296 = arith.muli %0, %headDim : index
          %297 = arith.addi %296, %295 : index
          %298 = vector.load %bias[%297] : memref<?xf32>, vector<16xf32>
          %299 = arith.addi %293, %295 : index
          %300 = vector.load %3[%299] : memref<?xf32>, vector<16xf32>
          %301 = arith.addf %300, %298 : vector<16xf32>
          vector.store %301, %3[%299] : memref<?xf32>, vector<16xf32>
        }
      }
      %302 = arith.addi %heads, %kvHeads : index
      %303 = arith.cmpi slt, %0, %302 : index
      scf.if %303 {
        %304 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %304 {
          %305 = arith.cmpi slt, %0, %heads : index
          %308 = scf.for %306 = %c6 to %headDim step %c5 iter_args(%307 = %c9) -> (vector<16xf32>) {
            %309 = arith.addi %293, %306 : index
            %310 = vector.load %3[%309] : memref<?xf32>, vector<16xf32>
            %311 = math.fma %310, %310, %307 : vector<16xf32>
            scf.yield %311 : vector<16xf32>
          }
          %312 = wave.reduce "add" %308 : vector<16xf32>
          %313 = arith.mulf %312, %inverseHeadDim : f32
          %314 = arith.addf %313, %epsilon : f32
          %315 = math.sqrt %314 : f32
          %316 = arith.divf %c33, %315 : f32
          %317 = vector.broadcast %316 : f32 to vector<16xf32>
          scf.for %318 = %c6 to %headDim step %c5 {
            %319 = vector.load %query_norm[%318] : memref<?xf32>, vector<16xf32>
            %320 = vector.load %key_norm[%318] : memref<?xf32>, vector<16xf32>
            %321 = arith.select %305, %319, %320 : vector<16xf32>
            %322 = arith.addi %293, %318 : index
            %323 = vector.load %3[%322] : memref<?xf32>, vector<16xf32>
            %324 = arith.mulf %323, %317 : vector<16xf32>
            %325 = arith.mulf %324, %321 : vector<16xf32>
            vector.store %325, %3[%322] : memref<?xf32>, vector<16xf32>
          }
        }
        %326 = arith.addi %positionsAt, %291 : index
        %327 = memref.load %step[%326] : memref<?xi32>
        %328 = arith.index_cast %327 : i32 to index
        %329 = arith.divui %headDim, %c2 : index
        %330 = arith.remui %328, %c3 : index
        %331 = arith.muli %330, %headDim : index
        %332 = arith.divui %328, %c3 : index
        %333 = arith.addi %332, %c3 : index
        %334 = arith.muli %333, %headDim : index
        scf.for %335 = %c6 to %329 step %c11 {
          %336 = arith.addi %331, %335 : index
          %337 = vector.load %rope[%336] : memref<?xf32>, vector<8xf32>
          %338 = arith.addi %331, %329 : index
          %339 = arith.addi %338, %335 : index
          %340 = vector.load %rope[%339] : memref<?xf32>, vector<8xf32>
          %341 = arith.addi %334, %335 : index
          %342 = vector.load %rope[%341] : memref<?xf32>, vector<8xf32>
          %343 = arith.addi %334, %329 : index
          %344 = arith.addi %343, %335 : index
          %345 = vector.load %rope[%344] : memref<?xf32>, vector<8xf32>
          %346 = arith.mulf %342, %337 : vector<8xf32>
          %347 = arith.mulf %345, %340 : vector<8xf32>
          %348 = arith.subf %346, %347 : vector<8xf32>
          %349 = arith.mulf %345, %337 : vector<8xf32>
          %350 = arith.mulf %342, %340 : vector<8xf32>
          %351 = arith.addf %349, %350 : vector<8xf32>
          %352 = arith.addi %293, %335 : index
          %353 = vector.load %3[%352] : memref<?xf32>, vector<8xf32>
          %354 = arith.addi %293, %329 : index
          %355 = arith.addi %354, %335 : index
          %356 = vector.load %3[%355] : memref<?xf32>, vector<8xf32>
          %357 = arith.mulf %353, %348 : vector<8xf32>
          %358 = arith.mulf %356, %351 : vector<8xf32>
          %359 = arith.subf %357, %358 : vector<8xf32>
          vector.store %359, %3[%352] : memref<?xf32>, vector<8xf32>
          %360 = arith.mulf %356, %348 : vector<8xf32>
          %361 = arith.mulf %353, %351 : vector<8xf32>
          %362 = arith.addf %360, %361 : vector<8xf32>
          vector.store %362, %3[%355] : memref<?xf32>, vector<8xf32>
        }
      }
      %363 = arith.cmpi slt, %0, %heads : index
      scf.if %363 {
        %364 = arith.divui %heads, %kvHeads : index
        %365 = arith.muli %headDim, %c22 : index
        %366 = arith.muli %kvHeads, %365 : index
        %367 = arith.divui %0, %364 : index
        %368 = arith.muli %367, %headDim : index
        %369 = arith.addi %366, %368 : index
        scf.for %370 = %c6 to %headDim step %c5 {
          %371 = arith.addi %369, %370 : index
          %372 = vector.load %encode[%371] : memref<?xf32>, vector<16xf32>
          %373 = arith.addi %293, %370 : index
          %374 = vector.load %3[%373] : memref<?xf32>, vector<16xf32>
          %375 = arith.mulf %374, %372 : vector<16xf32>
          %376 = arith.muli %291, %heads : index
          %377 = arith.addi %376, %0 : index
          %378 = arith.muli %377, %headDim : index
          %379 = arith.addi %378, %370 : index
          vector.store %375, %q[%379] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %380 = arith.addi %slotsAt, %291 : index
        %381 = memref.load %step[%380] : memref<?xi32>
        %382 = arith.index_cast %381 : i32 to index
        %383 = arith.cmpi sge, %382, %c6 : index
        scf.if %383 {
          %384 = arith.cmpi eq, %codec, %c6 : index
          scf.if %384 {
            %385 = arith.subi %0, %heads : index
            %386 = arith.muli %385, %2 : index
            %387 = arith.divui %382, %c5 : index
            %388 = arith.remui %382, %c5 : index
            %389 = arith.muli %387, %pageBytes : index
            %392 = scf.for %390 = %c6 to %headDim step %c5 iter_args(%391 = %c9) -> (vector<16xf32>) {
              %393 = arith.addi %386, %390 : index
              %394 = vector.load %encode[%393] : memref<?xf32>, vector<16xf32>
              %395 = arith.addi %386, %headDim : index
              %396 = arith.addi %395, %390 : index
              %397 = vector.load %encode[%396] : memref<?xf32>, vector<16xf32>
              %398 = arith.addi %293, %390 : index
              %399 = vector.load %3[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.subf %399, %397 : vector<16xf32>
              %401 = arith.mulf %400, %394 : vector<16xf32>
              %402 = arith.minimumf %401, %c38 : vector<16xf32>
              %403 = arith.maximumf %402, %c39 : vector<16xf32>
              %404 = arith.truncf %403 : vector<16xf32> to vector<16xf16>
              %405 = vector.bitcast %404 : vector<16xf16> to vector<32xi8>
              %406 = arith.muli %390, %c2 : index
              vector.store %405, %4[%406] : memref<?xi8>, vector<32xi8>
              %407 = math.absf %401 : vector<16xf32>
              %408 = arith.cmpf ugt, %407, %c38 : vector<16xf32>
              %409 = arith.select %408, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %410 = arith.addf %391, %409 : vector<16xf32>
              scf.yield %410 : vector<16xf32>
            }
            %411 = wave.reduce "add" %392 : vector<16xf32>
            %412 = arith.cmpf ogt, %411, %c41 : f32
            scf.if %412 {
              %413 = arith.fptosi %411 : f32 to i32
              wave.count %clipped, %413 : memref<?xi32>
            }
            %414 = arith.cmpi slt, %385, %kvHeads : index
            scf.if %414 {
              %415 = arith.muli %2, %c10 : index
              %416 = arith.muli %385, %415 : index
              %417 = arith.addi %389, %416 : index
              %418 = arith.muli %388, %c2 : index
              %419 = arith.addi %417, %418 : index
              scf.for %420 = %c6 to %headDim step %c8 {
                %421 = arith.muli %420, %c2 : index
                %422 = arith.addi %421, %c6 : index
                %423 = memref.load %4[%422] : memref<?xi8>
                %424 = arith.muli %420, %c10 : index
                %425 = arith.addi %419, %424 : index
                %426 = arith.addi %425, %c6 : index
                memref.store %423, %kv[%426] : memref<?xi8>
                %427 = arith.addi %421, %c8 : index
                %428 = memref.load %4[%427] : memref<?xi8>
                %429 = arith.addi %425, %c8 : index
                memref.store %428, %kv[%429] : memref<?xi8>
              }
            } else {
              %430 = arith.subi %385, %kvHeads : index
              %431 = arith.muli %430, %c2 : index
              %432 = arith.addi %431, %c8 : index
              %433 = arith.muli %2, %c5 : index
              %434 = arith.muli %432, %433 : index
              %435 = arith.addi %389, %434 : index
              %436 = arith.muli %388, %2 : index
              %437 = arith.addi %435, %436 : index
              scf.for %438 = %c6 to %2 step %c5 {
                %439 = vector.load %4[%438] : memref<?xi8>, vector<16xi8>
                %440 = arith.addi %437, %438 : index
                vector.store %439, %kv[%440] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %441 = arith.cmpi eq, %codec, %c8 : index
          scf.if %441 {
            %442 = arith.subi %0, %heads : index
            %443 = arith.muli %442, %2 : index
            %444 = arith.divui %382, %c5 : index
            %445 = arith.remui %382, %c5 : index
            %446 = arith.muli %headDim, %c8 : index
            %447 = arith.muli %444, %pageBytes : index
            %450 = scf.for %448 = %c6 to %headDim step %c5 iter_args(%449 = %c9) -> (vector<16xf32>) {
              %451 = arith.addi %443, %448 : index
              %452 = vector.load %encode[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.addi %443, %headDim : index
              %454 = arith.addi %453, %448 : index
              %455 = vector.load %encode[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %293, %448 : index
              %457 = vector.load %3[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.subf %457, %455 : vector<16xf32>
              %459 = arith.mulf %458, %452 : vector<16xf32>
              %460 = wave.fp8_encode "e4m3" %459 : vector<16xf32> -> vector<16xi8>
              %461 = arith.muli %448, %c8 : index
              vector.store %460, %4[%461] : memref<?xi8>, vector<16xi8>
              %462 = math.absf %459 : vector<16xf32>
              %463 = arith.cmpf ugt, %462, %c42 : vector<16xf32>
              %464 = arith.select %463, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %465 = arith.addf %449, %464 : vector<16xf32>
              scf.yield %465 : vector<16xf32>
            }
            %466 = wave.reduce "add" %450 : vector<16xf32>
            %467 = arith.cmpf ogt, %466, %c41 : f32
            scf.if %467 {
              %468 = arith.fptosi %466 : f32 to i32
              wave.count %clipped, %468 : memref<?xi32>
            }
            %469 = arith.cmpi slt, %442, %kvHeads : index
            scf.if %469 {
              %470 = arith.muli %446, %c10 : index
              %471 = arith.muli %442, %470 : index
              %472 = arith.addi %447, %471 : index
              %473 = arith.muli %445, %c8 : index
              %474 = arith.addi %472, %473 : index
              scf.for %475 = %c6 to %headDim step %c8 {
                %476 = arith.muli %475, %c8 : index
                %477 = arith.addi %476, %c6 : index
                %478 = memref.load %4[%477] : memref<?xi8>
                %479 = arith.muli %475, %c5 : index
                %480 = arith.addi %474, %479 : index
                %481 = arith.addi %480, %c6 : index
                memref.store %478, %kv[%481] : memref<?xi8>
              }
            } else {
              %482 = arith.subi %442, %kvHeads : index
              %483 = arith.muli %482, %c2 : index
              %484 = arith.addi %483, %c8 : index
              %485 = arith.muli %446, %c5 : index
              %486 = arith.muli %484, %485 : index
              %487 = arith.addi %447, %486 : index
              %488 = arith.muli %445, %446 : index
              %489 = arith.addi %487, %488 : index
              scf.for %490 = %c6 to %446 step %c5 {
                %491 = vector.load %4[%490] : memref<?xi8>, vector<16xi8>
                %492 = arith.addi %489, %490 : index
                vector.store %491, %kv[%492] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %493 = arith.cmpi eq, %codec, %c2 : index
          scf.if %493 {
            %494 = arith.subi %0, %heads : index
            %495 = arith.muli %494, %2 : index
            %496 = arith.divui %382, %c5 : index
            %497 = arith.remui %382, %c5 : index
            %498 = arith.muli %headDim, %c8 : index
            %499 = arith.muli %496, %pageBytes : index
            %502 = scf.for %500 = %c6 to %headDim step %c5 iter_args(%501 = %c9) -> (vector<16xf32>) {
              %503 = arith.addi %495, %500 : index
              %504 = vector.load %encode[%503] : memref<?xf32>, vector<16xf32>
              %505 = arith.addi %495, %headDim : index
              %506 = arith.addi %505, %500 : index
              %507 = vector.load %encode[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.addi %293, %500 : index
              %509 = vector.load %3[%508] : memref<?xf32>, vector<16xf32>
              %510 = arith.subf %509, %507 : vector<16xf32>
              %511 = arith.mulf %510, %504 : vector<16xf32>
              %512 = wave.fp8_encode "e5m2" %511 : vector<16xf32> -> vector<16xi8>
              %513 = arith.muli %500, %c8 : index
              vector.store %512, %4[%513] : memref<?xi8>, vector<16xi8>
              %514 = math.absf %511 : vector<16xf32>
              %515 = arith.cmpf ugt, %514, %c43 : vector<16xf32>
              %516 = arith.select %515, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %517 = arith.addf %501, %516 : vector<16xf32>
              scf.yield %517 : vector<16xf32>
            }
            %518 = wave.reduce "add" %502 : vector<16xf32>
            %519 = arith.cmpf ogt, %518, %c41 : f32
            scf.if %519 {
              %520 = arith.fptosi %518 : f32 to i32
              wave.count %clipped, %520 : memref<?xi32>
            }
            %521 = arith.cmpi slt, %494, %kvHeads : index
            scf.if %521 {
              %522 = arith.muli %498, %c10 : index
              %523 = arith.muli %494, %522 : index
              %524 = arith.addi %499, %523 : index
              %525 = arith.muli %497, %c8 : index
              %526 = arith.addi %524, %525 : index
              scf.for %527 = %c6 to %headDim step %c8 {
                %528 = arith.muli %527, %c8 : index
                %529 = arith.addi %528, %c6 : index
                %530 = memref.load %4[%529] : memref<?xi8>
                %531 = arith.muli %527, %c5 : index
                %532 = arith.addi %526, %531 : index
                %533 = arith.addi %532, %c6 : index
                memref.store %530, %kv[%533] : memref<?xi8>
              }
            } else {
              %534 = arith.subi %494, %kvHeads : index
              %535 = arith.muli %534, %c2 : index
              %536 = arith.addi %535, %c8 : index
              %537 = arith.muli %498, %c5 : index
              %538 = arith.muli %536, %537 : index
              %539 = arith.addi %499, %538 : index
              %540 = arith.muli %497, %498 : index
              %541 = arith.addi %539, %540 : index
              scf.for %542 = %c6 to %498 step %c5 {
                %543 = vector.load %4[%542] : memref<?xi8>, vector<16xi8>
                %544 = arith.addi %541, %542 : index
                vector.store %543, %kv[%544] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %545 = arith.cmpi eq, %codec, %c21 : index
          scf.if %545 {
            %546 = arith.subi %0, %heads : index
            %547 = arith.muli %546, %2 : index
            %548 = arith.divui %382, %c5 : index
            %549 = arith.remui %382, %c5 : index
            %550 = arith.muli %headDim, %c8 : index
            %551 = arith.muli %548, %pageBytes : index
            %554 = scf.for %552 = %c6 to %headDim step %c5 iter_args(%553 = %c9) -> (vector<16xf32>) {
              %555 = arith.addi %547, %552 : index
              %556 = vector.load %encode[%555] : memref<?xf32>, vector<16xf32>
              %557 = arith.addi %547, %headDim : index
              %558 = arith.addi %557, %552 : index
              %559 = vector.load %encode[%558] : memref<?xf32>, vector<16xf32>
              %560 = arith.addi %293, %552 : index
              %561 = vector.load %3[%560] : memref<?xf32>, vector<16xf32>
              %562 = arith.subf %561, %559 : vector<16xf32>
              %563 = arith.mulf %562, %556 : vector<16xf32>
              %564 = arith.cmpf ord, %563, %563 : vector<16xf32>
              %565 = arith.select %564, %563, %c9 : vector<16xi1>, vector<16xf32>
              %566 = math.roundeven %565 : vector<16xf32>
              %567 = arith.minimumf %566, %c44 : vector<16xf32>
              %568 = arith.maximumf %567, %c45 : vector<16xf32>
              %569 = arith.fptosi %568 : vector<16xf32> to vector<16xi32>
              %570 = arith.addi %569, %c46 : vector<16xi32>
              %571 = arith.trunci %570 : vector<16xi32> to vector<16xi8>
              %572 = arith.muli %552, %c8 : index
              vector.store %571, %4[%572] : memref<?xi8>, vector<16xi8>
              %573 = math.absf %563 : vector<16xf32>
              %574 = arith.cmpf ugt, %573, %c47 : vector<16xf32>
              %575 = arith.select %574, %c40, %c9 : vector<16xi1>, vector<16xf32>
              %576 = arith.addf %553, %575 : vector<16xf32>
              scf.yield %576 : vector<16xf32>
            }
            %577 = wave.reduce "add" %554 : vector<16xf32>
            %578 = arith.cmpf ogt, %577, %c41 : f32
            scf.if %578 {
              %579 = arith.fptosi %577 : f32 to i32
              wave.count %clipped, %579 : memref<?xi32>
            }
            %580 = arith.cmpi slt, %546, %kvHeads : index
            scf.if %580 {
              %581 = arith.muli %550, %c10 : index
              %582 = arith.muli %546, %581 : index
              %583 = arith.addi %551, %582 : index
              %584 = arith.muli %549, %c8 : index
              %585 = arith.addi %583, %584 : index
              scf.for %586 = %c6 to %headDim step %c8 {
                %587 = arith.muli %586, %c8 : index
                %588 = arith.addi %587, %c6 : index
                %589 = memref.load %4[%588] : memref<?xi8>
                %590 = arith.muli %586, %c5 : index
                %591 = arith.addi %585, %590 : index
                %592 = arith.addi %591, %c6 : index
                memref.store %589, %kv[%592] : memref<?xi8>
              }
            } else {
              %593 = arith.subi %546, %kvHeads : index
              %594 = arith.muli %593, %c2 : index
              %595 = arith.addi %594, %c8 : index
              %596 = arith.muli %550, %c5 : index
              %597 = arith.muli %595, %596 : index
              %598 = arith.addi %551, %597 : index
              %599 = arith.muli %549, %550 : index
              %600 = arith.addi %598, %599 : index
              scf.for %601 = %c6 to %550 step %c5 {
                %602 = vector.load %4[%601] : memref<?xi8>, vector<16xi8>
                %603 = arith.addi %600, %601 : index
                vector.store %602, %kv[%603] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

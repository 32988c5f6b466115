// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 3360 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 2336 : index
  %c13 = arith.constant 288 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<32> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<6> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 4 : index
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %55 = arith.divui %46, %c2 : index
          %56 = arith.muli %55, %c5 : index
          %57 = arith.addi %54, %56 : index
          %58 = arith.addi %57, %c6 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extsi %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
          %62 = arith.mulf %40, %61 : vector<16xf32>
          %63 = arith.addi %35, %c12 : index
          %64 = arith.muli %46, %c2 : index
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
          %75 = arith.addi %35, %c13 : index
          %76 = arith.muli %46, %c14 : index
          %77 = arith.addi %75, %76 : index
          %78 = arith.addi %77, %c6 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.andi %80, %c15 : vector<16xi32>
          %82 = arith.shrui %69, %c16 : vector<16xi32>
          %83 = arith.andi %82, %c17 : vector<16xi32>
          %84 = arith.shli %83, %c18 : vector<16xi32>
          %85 = arith.ori %81, %84 : vector<16xi32>
          %86 = arith.subi %85, %c19 : vector<16xi32>
          %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
          %88 = arith.mulf %87, %62 : vector<16xf32>
          %89 = arith.addi %36, %c10 : index
          %90 = arith.addi %89, %56 : index
          %91 = arith.addi %90, %c6 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
          %93 = arith.extsi %92 : vector<16xi8> to vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = arith.mulf %44, %94 : vector<16xf32>
          %96 = arith.addi %36, %c12 : index
          %97 = arith.addi %96, %66 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.addi %96, %71 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.addi %36, %c13 : index
          %104 = arith.addi %103, %76 : index
          %105 = arith.addi %104, %c6 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.andi %107, %c15 : vector<16xi32>
          %109 = arith.shrui %99, %c16 : vector<16xi32>
          %110 = arith.andi %109, %c17 : vector<16xi32>
          %111 = arith.shli %110, %c18 : vector<16xi32>
          %112 = arith.ori %108, %111 : vector<16xi32>
          %113 = arith.subi %112, %c19 : vector<16xi32>
          %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %115 = arith.mulf %114, %95 : vector<16xf32>
          %116 = arith.addi %53, %c6 : index
          %117:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %116, %x, %88, %47, %115, %48, %20, %49, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %118 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
          %120 = arith.shrui %119, %c18 : vector<16xi32>
          %121 = arith.shrui %69, %c20 : vector<16xi32>
          %122 = arith.andi %121, %c17 : vector<16xi32>
          %123 = arith.shli %122, %c18 : vector<16xi32>
          %124 = arith.ori %120, %123 : vector<16xi32>
          %125 = arith.subi %124, %c19 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = arith.mulf %126, %62 : vector<16xf32>
          %128 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
          %130 = arith.shrui %129, %c18 : vector<16xi32>
          %131 = arith.shrui %99, %c20 : vector<16xi32>
          %132 = arith.andi %131, %c17 : vector<16xi32>
          %133 = arith.shli %132, %c18 : vector<16xi32>
          %134 = arith.ori %130, %133 : vector<16xi32>
          %135 = arith.subi %134, %c19 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = arith.mulf %136, %95 : vector<16xf32>
          %138 = arith.addi %53, %c8 : index
          %139:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %138, %x, %127, %117#0, %137, %117#1, %20, %117#2, %117#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = arith.addi %77, %c5 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.andi %142, %c15 : vector<16xi32>
          %144 = arith.shrui %69, %c18 : vector<16xi32>
          %145 = arith.andi %144, %c17 : vector<16xi32>
          %146 = arith.shli %145, %c18 : vector<16xi32>
          %147 = arith.ori %143, %146 : vector<16xi32>
          %148 = arith.subi %147, %c19 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = arith.mulf %149, %62 : vector<16xf32>
          %151 = arith.addi %104, %c5 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.andi %153, %c15 : vector<16xi32>
          %155 = arith.shrui %99, %c18 : vector<16xi32>
          %156 = arith.andi %155, %c17 : vector<16xi32>
          %157 = arith.shli %156, %c18 : vector<16xi32>
          %158 = arith.ori %154, %157 : vector<16xi32>
          %159 = arith.subi %158, %c19 : vector<16xi32>
          %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
          %161 = arith.mulf %160, %95 : vector<16xf32>
          %162 = arith.addi %53, %c2 : index
          %163:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %162, %x, %150, %139#0, %161, %139#1, %20, %139#2, %139#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %164 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.shrui %165, %c18 : vector<16xi32>
          %167 = arith.shrui %69, %c21 : vector<16xi32>
          %168 = arith.andi %167, %c17 : vector<16xi32>
          %169 = arith.shli %168, %c18 : vector<16xi32>
          %170 = arith.ori %166, %169 : vector<16xi32>
          %171 = arith.subi %170, %c19 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = arith.mulf %172, %62 : vector<16xf32>
          %174 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %175 = arith.extui %174 : vector<16xi8> to vector<16xi32>
          %176 = arith.shrui %175, %c18 : vector<16xi32>
          %177 = arith.shrui %99, %c21 : vector<16xi32>
          %178 = arith.andi %177, %c17 : vector<16xi32>
          %179 = arith.shli %178, %c18 : vector<16xi32>
          %180 = arith.ori %176, %179 : vector<16xi32>
          %181 = arith.subi %180, %c19 : vector<16xi32>
          %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
          %183 = arith.mulf %182, %95 : vector<16xf32>
          %184 = arith.addi %53, %c22 : index
          %185:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %184, %x, %173, %163#0, %183, %163#1, %20, %163#2, %163#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %186 = arith.addi %77, %c10 : index
          %187 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
          %188 = arith.extui %187 : vector<16xi8> to vector<16xi32>
          %189 = arith.andi %188, %c15 : vector<16xi32>
          %190 = arith.shrui %74, %c16 : vector<16xi32>
          %191 = arith.andi %190, %c17 : vector<16xi32>
          %192 = arith.shli %191, %c18 : vector<16xi32>
          %193 = arith.ori %189, %192 : vector<16xi32>
          %194 = arith.subi %193, %c19 : vector<16xi32>
          %195 = arith.sitofp %194 : vector<16xi32> to vector<16xf32>
          %196 = arith.mulf %195, %62 : vector<16xf32>
          %197 = arith.addi %104, %c10 : index
          %198 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
          %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
          %200 = arith.andi %199, %c15 : vector<16xi32>
          %201 = arith.shrui %102, %c16 : vector<16xi32>
          %202 = arith.andi %201, %c17 : vector<16xi32>
          %203 = arith.shli %202, %c18 : vector<16xi32>
          %204 = arith.ori %200, %203 : vector<16xi32>
          %205 = arith.subi %204, %c19 : vector<16xi32>
          %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
          %207 = arith.mulf %206, %95 : vector<16xf32>
          %208 = arith.addi %53, %c23 : index
          %209:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %208, %x, %196, %185#0, %207, %185#1, %20, %185#2, %185#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %210 = vector.load %w[%186] : memref<?xi8>, vector<16xi8>
          %211 = arith.extui %210 : vector<16xi8> to vector<16xi32>
          %212 = arith.shrui %211, %c18 : vector<16xi32>
          %213 = arith.shrui %74, %c20 : vector<16xi32>
          %214 = arith.andi %213, %c17 : vector<16xi32>
          %215 = arith.shli %214, %c18 : vector<16xi32>
          %216 = arith.ori %212, %215 : vector<16xi32>
          %217 = arith.subi %216, %c19 : vector<16xi32>
          %218 = arith.sitofp %217 : vector<16xi32> to vector<16xf32>
          %219 = arith.mulf %218, %62 : vector<16xf32>
          %220 = vector.load %w[%197] : memref<?xi8>, vector<16xi8>
          %221 = arith.extui %220 : vector<16xi8> to vector<16xi32>
          %222 = arith.shrui %221, %c18 : vector<16xi32>
          %223 = arith.shrui %102, %c20 : vector<16xi32>
          %224 = arith.andi %223, %c17 : vector<16xi32>
          %225 = arith.shli %224, %c18 : vector<16xi32>
          %226 = arith.ori %222, %225 : vector<16xi32>
          %227 = arith.subi %226, %c19 : vector<16xi32>
          %228 = arith.sitofp %227 : vector<16xi32> to vector<16xf32>
          %229 = arith.mulf %228, %95 : vector<16xf32>
          %230 = arith.addi %53, %c24 : index
          %231:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %230, %x, %219, %209#0, %229, %209#1, %20, %209#2, %209#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %232 = arith.addi %77, %c25 : index
          %233 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
          %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
          %235 = arith.andi %234, %c15 : vector<16xi32>
          %236 = arith.shrui %74, %c18 : vector<16xi32>
          %237 = arith.andi %236, %c17 : vector<16xi32>
          %238 = arith.shli %237, %c18 : vector<16xi32>
          %239 = arith.ori %235, %238 : vector<16xi32>
          %240 = arith.subi %239, %c19 : vector<16xi32>
          %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
          %242 = arith.mulf %241, %62 : vector<16xf32>
          %243 = arith.addi %104, %c25 : index
          %244 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
          %245 = arith.extui %244 : vector<16xi8> to vector<16xi32>
          %246 = arith.andi %245, %c15 : vector<16xi32>
          %247 = arith.shrui %102, %c18 : vector<16xi32>
          %248 = arith.andi %247, %c17 : vector<16xi32>
          %249 = arith.shli %248, %c18 : vector<16xi32>
          %250 = arith.ori %246, %249 : vector<16xi32>
          %251 = arith.subi %250, %c19 : vector<16xi32>
          %252 = arith.sitofp %251 : vector<16xi32> to vector<16xf32>
          %253 = arith.mulf %252, %95 : vector<16xf32>
          %254 = arith.addi %53, %c26 : index
          %255:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %254, %x, %242, %231#0, %253, %231#1, %20, %231#2, %231#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %256 = vector.load %w[%232] : memref<?xi8>, vector<16xi8>
          %257 = arith.extui %256 : vector<16xi8> to vector<16xi32>
          %258 = arith.shrui %257, %c18 : vector<16xi32>
          %259 = arith.shrui %74, %c21 : vector<16xi32>
          %260 = arith.andi %259, %c17 : vector<16xi32>
          %261 = arith.shli %260, %c18 : vector<16xi32>
          %262 = arith.ori %258, %261 : vector<16xi32>
          %263 = arith.subi %262, %c19 : vector<16xi32>
          %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
          %265 = arith.mulf %264, %62 : vector<16xf32>
          %266 = vector.load %w[%243] : memref<?xi8>, vector<16xi8>
          %267 = arith.extui %266 : vector<16xi8> to vector<16xi32>
          %268 = arith.shrui %267, %c18 : vector<16xi32>
          %269 = arith.shrui %102, %c21 : vector<16xi32>
          %270 = arith.andi %269, %c17 : vector<16xi32>
          %271 = arith.shli %270, %c18 : vector<16xi32>
          %272 = arith.ori %268, %271 : vector<16xi32>
          %273 = arith.subi %272, %c19 : vector<16xi32>
          %274 = arith.sitofp %273 : vector<16xi32> to vector<16xf32>
          %275 = arith.mulf %274, %95 : vector<16xf32>
          %276 = arith.addi %53, %c27 : index
          %277:4 = func.call @qkv_q6_k_r2p2__cpu.0(%19, %276, %x, %265, %255#0, %275, %255#1, %20, %255#2, %255#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %277#0, %277#1, %277#2, %277#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1, %51#2, %51#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %278 = arith.muli %headDim, %c6 : index
      %279 = arith.muli %21, %c5 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.addi %280, %c6 : index
      vector.store %33#0, %3[%281] : memref<?xf32>, vector<16xf32>
      %282 = arith.addi %280, %c5 : index
      vector.store %33#1, %3[%282] : memref<?xf32>, vector<16xf32>
      %283 = arith.muli %headDim, %c8 : index
      %284 = arith.addi %283, %279 : index
      %285 = arith.addi %284, %c6 : index
      vector.store %33#2, %3[%285] : memref<?xf32>, vector<16xf32>
      %286 = arith.addi %284, %c5 : index
      vector.store %33#3, %3[%286] : memref<?xf32>, vector<16xf32>
    }
    %287 = arith.addi %13, %c2 : index
    %288 = arith.minsi %287, %12 : index
    scf.for %289 = %13 to %288 step %c8 {
      %290 = arith.subi %289, %13 : index
      %291 = arith.muli %290, %headDim : index
      %292 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %292 {
        scf.for %293 = %c6 to %headDim step %c5 {
          %294 = arith.muli %0, %headDim : index
          %295 = arith.addi %294, %293 : index
          %296 = vector.load %bias[%295] : memref<?xf32>, vector<16xf32>
          %297 = arith.addi %291, %293 : index
          %298 = vector.load %3[%297] : memref<?xf32>, vector<16xf32>
          %299 = arith.addf %298, %296 : vector<16xf32>
          vector.store %299, %3[%297] : memref<?xf32>, vector<16xf32>
        }
      }
      %300 = arith.addi %heads, %kvHeads : index
      %301 = arith.cmpi slt, %0, %300 : index
      scf.if %301 {
        %302 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %302 {
          %303 = arith.cmpi slt, %0, %heads : index
          %306 = scf.for %304 = %c6 to %headDim step %c5 iter_args(%305 = %c9) -> (vector<16xf32>) {
            %307 = arith.addi %291, %304 : index
            %308 = vector.load %3[%307] : memref<?xf32>, vector<16xf32>
            %309 = math.fma %308, %308, %305 : vector<16xf32>
            scf.yield %309 : vector<16xf32>
          }
          %310 = wave.reduce "add" %306 : vector<16xf32>
          %311 = arith.mulf %310, %inverseHeadDim : f32
          %312 = arith.addf %311, %epsilon : f32
          %313 = math.sqrt %312 : f32
          %314 = arith.divf %c34, %313 : f32
          %315 = vector.broadcast %314 : f32 to vector<16xf32>
          scf.for %316 = %c6 to %headDim step %c5 {
            %317 = vector.load %query_norm[%316] : memref<?xf32>, vector<16xf32>
            %318 = vector.load %key_norm[%316] : memref<?xf32>, vector<16xf32>
            %319 = arith.select %303, %317, %318 : vector<16xf32>
            %320 = arith.addi %291, %316 : index
            %321 = vector.load %3[%320] : memref<?xf32>, vector<16xf32>
            %322 = arith.mulf %321, %315 : vector<16xf32>
            %323 = arith.mulf %322, %319 : vector<16xf32>
            vector.store %323, %3[%320] : memref<?xf32>, vector<16xf32>
          }
        }
        %324 = arith.addi %positionsAt, %289 : index
        %325 = memref.load %step[%324] : memref<?xi32>
        %326 = arith.index_cast %325 : i32 to index
        %327 = arith.divui %headDim, %c2 : index
        %328 = arith.remui %326, %c3 : index
        %329 = arith.muli %328, %headDim : index
        %330 = arith.divui %326, %c3 : index
        %331 = arith.addi %330, %c3 : index
        %332 = arith.muli %331, %headDim : index
        scf.for %333 = %c6 to %327 step %c11 {
          %334 = arith.addi %329, %333 : index
          %335 = vector.load %rope[%334] : memref<?xf32>, vector<8xf32>
          %336 = arith.addi %329, %327 : index
          %337 = arith.addi %336, %333 : index
          %338 = vector.load %rope[%337] : memref<?xf32>, vector<8xf32>
          %339 = arith.addi %332, %333 : index
          %340 = vector.load %rope[%339] : memref<?xf32>, vector<8xf32>
          %341 = arith.addi %332, %327 : index
          %342 = arith.addi %341, %333 : index
          %343 = vector.load %rope[%342] : memref<?xf32>, vector<8xf32>
          %344 = arith.mulf %340, %335 : vector<8xf32>
          %345 = arith.mulf %343, %338 : vector<8xf32>
          %346 = arith.subf %344, %345 : vector<8xf32>
          %347 = arith.mulf %343, %335 : vector<8xf32>
          %348 = arith.mulf %340, %338 : vector<8xf32>
          %349 = arith.addf %347, %348 : vector<8xf32>
          %350 = arith.addi %291, %333 : index
          %351 = vector.load %3[%350] : memref<?xf32>, vector<8xf32>
          %352 = arith.addi %291, %327 : index
          %353 = arith.addi %352, %333 : index
          %354 = vector.load %3[%353] : memref<?xf32>, vector<8xf32>
          %355 = arith.mulf %351, %346 : vector<8xf32>
          %356 = arith.mulf %354, %349 : vector<8xf32>
          %357 = arith.subf %355, %356 : vector<8xf32>
          vector.store %357, %3[%350] : memref<?xf32>, vector<8xf32>
          %358 = arith.mulf %354, %346 : vector<8xf32>
          %359 = arith.mulf %351, %349 : vector<8xf32>
          %360 = arith.addf %358, %359 : vector<8xf32>
          vector.store %360, %3[%353] : memref<?xf32>, vector<8xf32>
        }
      }
      %361 = arith.cmpi slt, %0, %heads : index
      scf.if %361 {
        %362 = arith.divui %heads, %kvHeads : index
        %363 = arith.muli %headDim, %c23 : index
        %364 = arith.muli %kvHeads, %363 : index
        %365 = arith.divui %0, %362 : index
        %366 = arith.muli %365, %headDim : index
        %367 = arith.addi %364, %366 : index
        scf.for %368 = %c6 to %headDim step %c5 {
          %369 = arith.addi %367, %368 : index
          %370 = vector.load %encode[%369] : memref<?xf32>, vector<16xf32>
          %371 = arith.addi %291, %368 : index
          %372 = vector.load %3[%371] : memref<?xf32>, vector<16xf32>
          %373 = arith.mulf %372, %370 : vector<16xf32>
          %374 = arith.muli %289, %heads : index
          %375 = arith.addi %374, %0 : index
          %376 = arith.muli %375, %headDim : index
          %377 = arith.addi %376, %368 : index
          vector.store %373, %q[%377] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %378 = arith.addi %slotsAt, %289 : index
        %379 = memref.load %step[%378] : memref<?xi32>
        %380 = arith.index_cast %379 : i32 to index
        %381 = arith.cmpi sge, %380, %c6 : index
        scf.if %381 {
          %382 = arith.cmpi eq, %codec, %c6 : index
          scf.if %382 {
            %383 = arith.subi %0, %heads : index
            %384 = arith.muli %383, %2 : index
            %385 = arith.divui %380, %c5 : index
            %386 = arith.remui %380, %c5 : index
            %387 = arith.muli %385, %pageBytes : index
            %390 = scf.for %388 = %c6 to %headDim step %c5 iter_args(%389 = %c9) -> (vector<16xf32>) {
              %391 = arith.addi %384, %388 : index
              %392 = vector.load %encode[%391] : memref<?xf32>, vector<16xf32>
              %393 = arith.addi %384, %headDim : index
              %394 = arith.addi %393, %388 : index
              %395 = vector.load %encode[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.addi %291, %388 : index
              %397 = vector.load %3[%396] : memref<?xf32>, vector<16xf32>
              %398 = arith.subf %397, %395 : vector<16xf32>
              %399 = arith.mulf %398, %392 : vector<16xf32>
              %400 = arith.minimumf %399, %c39 : vector<16xf32>
              %401 = arith.maximumf %400, %c40 : vector<16xf32>
              %402 = arith.truncf %401 : vector<16xf32> to vector<16xf16>
              %403 = vector.bitcast %402 : vector<16xf16> to vector<32xi8>
              %404 = arith.muli %388, %c2 : index
              vector.store %403, %4[%404] : memref<?xi8>, vector<32xi8>
              %405 = math.absf %399 : vector<16xf32>
              %406 = arith.cmpf ugt, %405, %c39 : vector<16xf32>
              %407 = arith.select %406, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %408 = arith.addf %389, %407 : vector<16xf32>
              scf.yield %408 : vector<16xf32>
            }
            %409 = wave.reduce "add" %390 : vector<16xf32>
            %410 = arith.cmpf ogt, %409, %c42 : f32
            scf.if %410 {
              %411 = arith.fptosi %409 : f32 to i32
              wave.count %clipped, %411 : memref<?xi32>
            }
            %412 = arith.cmpi slt, %383, %kvHeads : index
            scf.if %412 {
              %413 = arith.muli %2, %c10 : index
              %414 = arith.muli %383, %413 : index
              %415 = arith.addi %387, %414 : index
              %416 = arith.muli %386, %c2 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c6 to %headDim step %c8 {
                %419 = arith.muli %418, %c2 : index
                %420 = arith.addi %419, %c6 : index
                %421 = memref.load %4[%420] : memref<?xi8>
                %422 = arith.muli %418, %c10 : index
                %423 = arith.addi %417, %422 : index
                %424 = arith.addi %423, %c6 : index
                memref.store %421, %kv[%424] : memref<?xi8>
                %425 = arith.addi %419, %c8 : index
                %426 = memref.load %4[%425] : memref<?xi8>
                %427 = arith.addi %423, %c8 : index
                memref.store %426, %kv[%427] : memref<?xi8>
              }
            } else {
              %428 = arith.subi %383, %kvHeads : index
              %429 = arith.muli %428, %c2 : index
              %430 = arith.addi %429, %c8 : index
              %431 = arith.muli %2, %c5 : index
              %432 = arith.muli %430, %431 : index
              %433 = arith.addi %387, %432 : index
              %434 = arith.muli %386, %2 : index
              %435 = arith.addi %433, %434 : index
              scf.for %436 = %c6 to %2 step %c5 {
                %437 = vector.load %4[%436] : memref<?xi8>, vector<16xi8>
                %438 = arith.addi %435, %436 : index
                vector.store %437, %kv[%438] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %439 = arith.cmpi eq, %codec, %c8 : index
          scf.if %439 {
            %440 = arith.subi %0, %heads : index
            %441 = arith.muli %440, %2 : index
            %442 = arith.divui %380, %c5 : index
            %443 = arith.remui %380, %c5 : index
            %444 = arith.muli %headDim, %c8 : index
            %445 = arith.muli %442, %pageBytes : index
            %448 = scf.for %446 = %c6 to %headDim step %c5 iter_args(%447 = %c9) -> (vector<16xf32>) {
              %449 = arith.addi %441, %446 : index
              %450 = vector.load %encode[%449] : memref<?xf32>, vector<16xf32>
              %451 = arith.addi %441, %headDim : index
              %452 = arith.addi %451, %446 : index
              %453 = vector.load %encode[%452] : memref<?xf32>, vector<16xf32>
              %454 = arith.addi %291, %446 : index
              %455 = vector.load %3[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.subf %455, %453 : vector<16xf32>
              %457 = arith.mulf %456, %450 : vector<16xf32>
              %458 = wave.fp8_encode "e4m3" %457 : vector<16xf32> -> vector<16xi8>
              %459 = arith.muli %446, %c8 : index
              vector.store %458, %4[%459] : memref<?xi8>, vector<16xi8>
              %460 = math.absf %457 : vector<16xf32>
              %461 = arith.cmpf ugt, %460, %c43 : vector<16xf32>
              %462 = arith.select %461, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %463 = arith.addf %447, %462 : vector<16xf32>
              scf.yield %463 : vector<16xf32>
            }
            %464 = wave.reduce "add" %448 : vector<16xf32>
            %465 = arith.cmpf ogt, %464, %c42 : f32
            scf.if %465 {
              %466 = arith.fptosi %464 : f32 to i32
              wave.count %clipped, %466 : memref<?xi32>
            }
            %467 = arith.cmpi slt, %440, %kvHeads : index
            scf.if %467 {
              %468 = arith.muli %444, %c10 : index
              %469 = arith.muli %440, %468 : index
              %470 = arith.addi %445, %469 : index
              %471 = arith.muli %443, %c8 : index
              %472 = arith.addi %470, %471 : index
              scf.for %473 = %c6 to %headDim step %c8 {
                %474 = arith.muli %473, %c8 : index
                %475 = arith.addi %474, %c6 : index
                %476 = memref.load %4[%475] : memref<?xi8>
                %477 = arith.muli %473, %c5 : index
                %478 = arith.addi %472, %477 : index
                %479 = arith.addi %478, %c6 : index
                memref.store %476, %kv[%479] : memref<?xi8>
              }
            } else {
              %480 = arith.subi %440, %kvHeads : index
              %481 = arith.muli %480, %c2 : index
              %482 = arith.addi %481, %c8 : index
              %483 = arith.muli %444, %c5 : index
              %484 = arith.muli %482, %483 : index
              %485 = arith.addi %445, %484 : index
              %486 = arith.muli %443, %444 : index
              %487 = arith.addi %485, %486 : index
              scf.for %488 = %c6 to %444 step %c5 {
                %489 = vector.load %4[%488] : memref<?xi8>, vector<16xi8>
                %490 = arith.addi %487, %488 : index
                vector.store %489, %kv[%490] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %491 = arith.cmpi eq, %codec, %c2 : index
          scf.if %491 {
            %492 = arith.subi %0, %heads : index
            %493 = arith.muli %492, %2 : index
            %494 = arith.divui %380, %c5 : index
            %495 = arith.remui %380, %c5 : index
            %496 = arith.muli %headDim, %c8 : index
            %497 = arith.muli %494, %pageBytes : index
            %500 = scf.for %498 = %c6 to %headDim step %c5 iter_args(%499 = %c9) -> (vector<16xf32>) {
              %501 = arith.addi %493, %498 : index
              %502 = vector.load %encode[%501] : memref<?xf32>, vector<16xf32>
              %503 = arith.addi %493, %headDim : index
              %504 = arith.addi %503, %498 : index
              %505 = vector.load %encode[%504] : memref<?xf32>, vector<16xf32>
              %506 = arith.addi %291, %498 : index
              %507 = vector.load %3[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.subf %507, %505 : vector<16xf32>
              %509 = arith.mulf %508, %502 : vector<16xf32>
              %510 = wave.fp8_encode "e5m2" %509 : vector<16xf32> -> vector<16xi8>
              %511 = arith.muli %498, %c8 : index
              vector.store %510, %4[%511] : memref<?xi8>, vector<16xi8>
              %512 = math.absf %509 : vector<16xf32>
              %513 = arith.cmpf ugt, %512, %c44 : vector<16xf32>
              %514 = arith.select %513, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %515 = arith.addf %499, %514 : vector<16xf32>
              scf.yield %515 : vector<16xf32>
            }
            %516 = wave.reduce "add" %500 : vector<16xf32>
            %517 = arith.cmpf ogt, %516, %c42 : f32
            scf.if %517 {
              %518 = arith.fptosi %516 : f32 to i32
              wave.count %clipped, %518 : memref<?xi32>
            }
            %519 = arith.cmpi slt, %492, %kvHeads : index
            scf.if %519 {
              %520 = arith.muli %496, %c10 : index
              %521 = arith.muli %492, %520 : index
              %522 = arith.addi %497, %521 : index
              %523 = arith.muli %495, %c8 : index
              %524 = arith.addi %522, %523 : index
              scf.for %525 = %c6 to %headDim step %c8 {
                %526 = arith.muli %525, %c8 : index
                %527 = arith.addi %526, %c6 : index
                %528 = memref.load %4[%527] : memref<?xi8>
                %529 = arith.muli %525, %c5 : index
                %530 = arith.addi %524, %529 : index
                %531 = arith.addi %530, %c6 : index
                memref.store %528, %kv[%531] : memref<?xi8>
              }
            } else {
              %532 = arith.subi %492, %kvHeads : index
              %533 = arith.muli %532, %c2 : index
              %534 = arith.addi %533, %c8 : index
              %535 = arith.muli %496, %c5 : index
              %536 = arith.muli %534, %535 : index
              %537 = arith.addi %497, %536 : index
              %538 = arith.muli %495, %496 : index
              %539 = arith.addi %537, %538 : index
              scf.for %540 = %c6 to %496 step %c5 {
                %541 = vector.load %4[%540] : memref<?xi8>, vector<16xi8>
                %542 = arith.addi %539, %540 : index
                vector.store %541, %kv[%542] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %543 = arith.cmpi eq, %codec, %c22 : index
          scf.if %543 {
            %544 = arith.subi %0, %heads : index
            %545 = arith.muli %544, %2 : index
            %546 = arith.divui %380, %c5 : index
            %547 = arith.remui %380, %c5 : index
            %548 = arith.muli %headDim, %c8 : index
            %549 = arith.muli %546, %pageBytes : index
            %552 = scf.for %550 = %c6 to %headDim step %c5 iter_args(%551 = %c9) -> (vector<16xf32>) {
              %553 = arith.addi %545, %550 : index
              %554 = vector.load %encode[%553] : memref<?xf32>, vector<16xf32>
              %555 = arith.addi %545, %headDim : index
              %556 = arith.addi %555, %550 : index
              %557 = vector.load %encode[%556] : memref<?xf32>, vector<16xf32>
              %558 = arith.addi %291, %550 : index
              %559 = vector.load %3[%558] : memref<?xf32>, vector<16xf32>
              %560 = arith.subf %559, %557 : vector<16xf32>
              %561 = arith.mulf %560, %554 : vector<16xf32>
              %562 = arith.cmpf ord, %561, %561 : vector<16xf32>
              %563 = arith.select %562, %561, %c9 : vector<16xi1>, vector<16xf32>
              %564 = math.roundeven %563 : vector<16xf32>
              %565 = arith.minimumf %564, %c45 : vector<16xf32>
              %566 = arith.maximumf %565, %c46 : vector<16xf32>
              %567 = arith.fptosi %566 : vector<16xf32> to vector<16xi32>
              %568 = arith.addi %567, %c47 : vector<16xi32>
              %569 = arith.trunci %568 : vector<16xi32> to vector<16xi8>
              %570 = arith.muli %550, %c8 : index
              vector.store %569, %4[%570] : memref<?xi8>, vector<16xi8>
              %571 = math.absf %561 : vector<16xf32>
              %572 = arith.cmpf ugt, %571, %c48 : vector<16xf32>
              %573 = arith.select %572, %c41, %c9 : vector<16xi1>, vector<16xf32>
              %574 = arith.addf %551, %573 : vector<16xf32>
              scf.yield %574 : vector<16xf32>
            }
            %575 = wave.reduce "add" %552 : vector<16xf32>
            %576 = arith.cmpf ogt, %575, %c42 : f32
            scf.if %576 {
              %577 = arith.fptosi %575 : f32 to i32
              wave.count %clipped, %577 : memref<?xi32>
            }
            %578 = arith.cmpi slt, %544, %kvHeads : index
            scf.if %578 {
              %579 = arith.muli %548, %c10 : index
              %580 = arith.muli %544, %579 : index
              %581 = arith.addi %549, %580 : index
              %582 = arith.muli %547, %c8 : index
              %583 = arith.addi %581, %582 : index
              scf.for %584 = %c6 to %headDim step %c8 {
                %585 = arith.muli %584, %c8 : index
                %586 = arith.addi %585, %c6 : index
                %587 = memref.load %4[%586] : memref<?xi8>
                %588 = arith.muli %584, %c5 : index
                %589 = arith.addi %583, %588 : index
                %590 = arith.addi %589, %c6 : index
                memref.store %587, %kv[%590] : memref<?xi8>
              }
            } else {
              %591 = arith.subi %544, %kvHeads : index
              %592 = arith.muli %591, %c2 : index
              %593 = arith.addi %592, %c8 : index
              %594 = arith.muli %548, %c5 : index
              %595 = arith.muli %593, %594 : index
              %596 = arith.addi %549, %595 : index
              %597 = arith.muli %547, %548 : index
              %598 = arith.addi %596, %597 : index
              scf.for %599 = %c6 to %548 step %c5 {
                %600 = vector.load %4[%599] : memref<?xi8>, vector<16xi8>
                %601 = arith.addi %598, %599 : index
                vector.store %600, %kv[%601] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

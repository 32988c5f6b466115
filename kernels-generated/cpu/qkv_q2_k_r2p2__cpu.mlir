// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q2_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 576 : index
  %c14 = arith.constant dense<0> : vector<16xi32>
  %c15 = arith.constant dense<3> : vector<16xi32>
  %c16 = arith.constant dense<2> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<6> : vector<16xi32>
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
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
          %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
          %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
          %70 = arith.mulf %40, %69 : vector<16xf32>
          %71 = arith.addi %65, %c5 : index
          %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
          %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
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
          %88 = arith.shrui %82, %c14 : vector<16xi32>
          %89 = arith.andi %88, %c15 : vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = math.fma %90, %70, %75 : vector<16xf32>
          %92 = arith.addi %36, %c12 : index
          %93 = arith.addi %92, %64 : index
          %94 = arith.addi %93, %c6 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
          %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
          %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %98 = arith.mulf %48, %97 : vector<16xf32>
          %99 = arith.addi %93, %c5 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
          %103 = arith.mulf %52, %102 : vector<16xf32>
          %104 = arith.addi %36, %c13 : index
          %105 = arith.addi %104, %79 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.addi %104, %84 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extui %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.shrui %107, %c14 : vector<16xi32>
          %112 = arith.andi %111, %c15 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = math.fma %113, %98, %103 : vector<16xf32>
          %115 = arith.addi %61, %c6 : index
          %116:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %115, %x, %91, %55, %114, %56, %20, %57, %58) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %117 = arith.shrui %82, %c16 : vector<16xi32>
          %118 = arith.andi %117, %c15 : vector<16xi32>
          %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
          %120 = math.fma %119, %70, %75 : vector<16xf32>
          %121 = arith.shrui %107, %c16 : vector<16xi32>
          %122 = arith.andi %121, %c15 : vector<16xi32>
          %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
          %124 = math.fma %123, %98, %103 : vector<16xf32>
          %125 = arith.addi %61, %c8 : index
          %126:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %125, %x, %120, %116#0, %124, %116#1, %20, %116#2, %116#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %127 = arith.shrui %82, %c17 : vector<16xi32>
          %128 = arith.andi %127, %c15 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %70, %75 : vector<16xf32>
          %131 = arith.shrui %107, %c17 : vector<16xi32>
          %132 = arith.andi %131, %c15 : vector<16xi32>
          %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
          %134 = math.fma %133, %98, %103 : vector<16xf32>
          %135 = arith.addi %61, %c2 : index
          %136:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %135, %x, %130, %126#0, %134, %126#1, %20, %126#2, %126#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %137 = arith.shrui %82, %c18 : vector<16xi32>
          %138 = arith.andi %137, %c15 : vector<16xi32>
          %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
          %140 = math.fma %139, %70, %75 : vector<16xf32>
          %141 = arith.shrui %107, %c18 : vector<16xi32>
          %142 = arith.andi %141, %c15 : vector<16xi32>
          %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %144 = math.fma %143, %98, %103 : vector<16xf32>
          %145 = arith.addi %61, %c19 : index
          %146:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %145, %x, %140, %136#0, %144, %136#1, %20, %136#2, %136#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %147 = arith.shrui %87, %c14 : vector<16xi32>
          %148 = arith.andi %147, %c15 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %70, %75 : vector<16xf32>
          %151 = arith.shrui %110, %c14 : vector<16xi32>
          %152 = arith.andi %151, %c15 : vector<16xi32>
          %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
          %154 = math.fma %153, %98, %103 : vector<16xf32>
          %155 = arith.addi %61, %c20 : index
          %156:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %155, %x, %150, %146#0, %154, %146#1, %20, %146#2, %146#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %157 = arith.shrui %87, %c16 : vector<16xi32>
          %158 = arith.andi %157, %c15 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = math.fma %159, %70, %75 : vector<16xf32>
          %161 = arith.shrui %110, %c16 : vector<16xi32>
          %162 = arith.andi %161, %c15 : vector<16xi32>
          %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
          %164 = math.fma %163, %98, %103 : vector<16xf32>
          %165 = arith.addi %61, %c21 : index
          %166:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %165, %x, %160, %156#0, %164, %156#1, %20, %156#2, %156#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %167 = arith.shrui %87, %c17 : vector<16xi32>
          %168 = arith.andi %167, %c15 : vector<16xi32>
          %169 = arith.sitofp %168 : vector<16xi32> to vector<16xf32>
          %170 = math.fma %169, %70, %75 : vector<16xf32>
          %171 = arith.shrui %110, %c17 : vector<16xi32>
          %172 = arith.andi %171, %c15 : vector<16xi32>
          %173 = arith.sitofp %172 : vector<16xi32> to vector<16xf32>
          %174 = math.fma %173, %98, %103 : vector<16xf32>
          %175 = arith.addi %61, %c22 : index
          %176:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %175, %x, %170, %166#0, %174, %166#1, %20, %166#2, %166#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %177 = arith.shrui %87, %c18 : vector<16xi32>
          %178 = arith.andi %177, %c15 : vector<16xi32>
          %179 = arith.sitofp %178 : vector<16xi32> to vector<16xf32>
          %180 = math.fma %179, %70, %75 : vector<16xf32>
          %181 = arith.shrui %110, %c18 : vector<16xi32>
          %182 = arith.andi %181, %c15 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = math.fma %183, %98, %103 : vector<16xf32>
          %185 = arith.addi %61, %c23 : index
          %186:4 = func.call @qkv_q2_k_r2p2__cpu.0(%19, %185, %x, %180, %176#0, %184, %176#1, %20, %176#2, %176#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %186#0, %186#1, %186#2, %186#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %59#0, %59#1, %59#2, %59#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %187 = arith.muli %headDim, %c6 : index
      %188 = arith.muli %21, %c5 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.addi %189, %c6 : index
      vector.store %33#0, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %189, %c5 : index
      vector.store %33#1, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c8 : index
      %193 = arith.addi %192, %188 : index
      %194 = arith.addi %193, %c6 : index
      vector.store %33#2, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c5 : index
      vector.store %33#3, %3[%195] : memref<?xf32>, vector<16xf32>
    }
    %196 = arith.addi %13, %c2 : index
    %197 = arith.minsi %196, %12 : index
    scf.for %198 = %13 to %197 step %c8 {
      %199 = arith.subi %198, %13 : index
      %200 = arith.muli %199, %headDim : index
      %201 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %201 {
        scf.for %202 = %c6 to %headDim step %c5 {
          %203 = arith.muli %0, %headDim : index
          %204 = arith.addi %203, %202 : index
          %205 = vector.load %bias[%204] : memref<?xf32>, vector<16xf32>
          %206 = arith.addi %200, %202 : index
          %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
          %208 = arith.addf %207, %205 : vector<16xf32>
          vector.store %208, %3[%206] : memref<?xf32>, vector<16xf32>
        }
      }
      %209 = arith.addi %heads, %kvHeads : index
      %210 = arith.cmpi slt, %0, %209 : index
      scf.if %210 {
        %211 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %211 {
          %212 = arith.cmpi slt, %0, %heads : index
          %215 = scf.for %213 = %c6 to %headDim step %c5 iter_args(%214 = %c9) -> (vector<16xf32>) {
            %216 = arith.addi %200, %213 : index
            %217 = vector.load %3[%216] : memref<?xf32>, vector<16xf32>
            %218 = math.fma %217, %217, %214 : vector<16xf32>
            scf.yield %218 : vector<16xf32>
          }
          %219 = wave.reduce "add" %215 : vector<16xf32>
          %220 = arith.mulf %219, %inverseHeadDim : f32
          %221 = arith.addf %220, %epsilon : f32
          %222 = math.sqrt %221 : f32
          %223 = arith.divf %c30, %222 : f32
          %224 = vector.broadcast %223 : f32 to vector<16xf32>
          scf.for %225 = %c6 to %headDim step %c5 {
            %226 = vector.load %query_norm[%225] : memref<?xf32>, vector<16xf32>
            %227 = vector.load %key_norm[%225] : memref<?xf32>, vector<16xf32>
            %228 = arith.select %212, %226, %227 : vector<16xf32>
            %229 = arith.addi %200, %225 : index
            %230 = vector.load %3[%229] : memref<?xf32>, vector<16xf32>
            %231 = arith.mulf %230, %224 : vector<16xf32>
            %232 = arith.mulf %231, %228 : vector<16xf32>
            vector.store %232, %3[%229] : memref<?xf32>, vector<16xf32>
          }
        }
        %233 = arith.addi %positionsAt, %198 : index
        %234 = memref.load %step[%233] : memref<?xi32>
        %235 = arith.index_cast %234 : i32 to index
        %236 = arith.divui %headDim, %c2 : index
        %237 = arith.remui %235, %c3 : index
        %238 = arith.muli %237, %headDim : index
        %239 = arith.divui %235, %c3 : index
        %240 = arith.addi %239, %c3 : index
        %241 = arith.muli %240, %headDim : index
        scf.for %242 = %c6 to %236 step %c11 {
          %243 = arith.addi %238, %242 : index
          %244 = vector.load %rope[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.addi %238, %236 : index
          %246 = arith.addi %245, %242 : index
          %247 = vector.load %rope[%246] : memref<?xf32>, vector<8xf32>
          %248 = arith.addi %241, %242 : index
          %249 = vector.load %rope[%248] : memref<?xf32>, vector<8xf32>
          %250 = arith.addi %241, %236 : index
          %251 = arith.addi %250, %242 : index
          %252 = vector.load %rope[%251] : memref<?xf32>, vector<8xf32>
          %253 = arith.mulf %249, %244 : vector<8xf32>
          %254 = arith.mulf %252, %247 : vector<8xf32>
          %255 = arith.subf %253, %254 : vector<8xf32>
          %256 = arith.mulf %252, %244 : vector<8xf32>
          %257 = arith.mulf %249, %247 : vector<8xf32>
          %258 = arith.addf %256, %257 : vector<8xf32>
          %259 = arith.addi %200, %242 : index
          %260 = vector.load %3[%259] : memref<?xf32>, vector<8xf32>
          %261 = arith.addi %200, %236 : index
          %262 = arith.addi %261, %242 : index
          %263 = vector.load %3[%262] : memref<?xf32>, vector<8xf32>
          %264 = arith.mulf %260, %255 : vector<8xf32>
          %265 = arith.mulf %263, %258 : vector<8xf32>
          %266 = arith.subf %264, %265 : vector<8xf32>
          vector.store %266, %3[%259] : memref<?xf32>, vector<8xf32>
          %267 = arith.mulf %263, %255 : vector<8xf32>
          %268 = arith.mulf %260, %258 : vector<8xf32>
          %269 = arith.addf %267, %268 : vector<8xf32>
          vector.store %269, %3[%262] : memref<?xf32>, vector<8xf32>
        }
      }
      %270 = arith.cmpi slt, %0, %heads : index
      scf.if %270 {
        %271 = arith.divui %heads, %kvHeads : index
        %272 = arith.muli %headDim, %c20 : index
        %273 = arith.muli %kvHeads, %272 : index
        %274 = arith.divui %0, %271 : index
        %275 = arith.muli %274, %headDim : index
        %276 = arith.addi %273, %275 : index
        scf.for %277 = %c6 to %headDim step %c5 {
          %278 = arith.addi %276, %277 : index
          %279 = vector.load %encode[%278] : memref<?xf32>, vector<16xf32>
          %280 = arith.addi %200, %277 : index
          %281 = vector.load %3[%280] : memref<?xf32>, vector<16xf32>
          %282 = arith.mulf %281, %279 : vector<16xf32>
          %283 = arith.muli %198, %heads : index
          %284 = arith.addi %283, %0 : index
          %285 = arith.muli %284, %headDim : index
          %286 = arith.addi %285, %277 : index
          vector.store %282, %q[%286] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %287 = arith.addi %slotsAt, %198 : index
        %288 = memref.load %step[%287] : memref<?xi32>
        %289 = arith.index_cast %288 : i32 to index
        %290 = arith.cmpi sge, %289, %c6 : index
        scf.if %290 {
          %291 = arith.cmpi eq, %codec, %c6 : index
          scf.if %291 {
            %292 = arith.subi %0, %heads : index
            %293 = arith.muli %292, %2 : index
            %294 = arith.divui %289, %c5 : index
            %295 = arith.remui %289, %c5 : index
            %296 = arith.muli %294, %pageBytes : index
            %299 = scf.for %297 = %c6 to %headDim step %c5 iter_args(%298 = %c9) -> (vector<16xf32>) {
              %300 = arith.addi %293, %297 : index
              %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.addi %293, %headDim : index
              %303 = arith.addi %302, %297 : index
              %304 = vector.load %encode[%303] : memref<?xf32>, vector<16xf32>
              %305 = arith.addi %200, %297 : index
              %306 = vector.load %3[%305] : memref<?xf32>, vector<16xf32>
              %307 = arith.subf %306, %304 : vector<16xf32>
              %308 = arith.mulf %307, %301 : vector<16xf32>
              %309 = arith.minimumf %308, %c35 : vector<16xf32>
              %310 = arith.maximumf %309, %c36 : vector<16xf32>
              %311 = arith.truncf %310 : vector<16xf32> to vector<16xf16>
              %312 = vector.bitcast %311 : vector<16xf16> to vector<32xi8>
              %313 = arith.muli %297, %c2 : index
              vector.store %312, %4[%313] : memref<?xi8>, vector<32xi8>
              %314 = math.absf %308 : vector<16xf32>
              %315 = arith.cmpf ugt, %314, %c35 : vector<16xf32>
              %316 = arith.select %315, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %317 = arith.addf %298, %316 : vector<16xf32>
              scf.yield %317 : vector<16xf32>
            }
            %318 = wave.reduce "add" %299 : vector<16xf32>
            %319 = arith.cmpf ogt, %318, %c38 : f32
            scf.if %319 {
              %320 = arith.fptosi %318 : f32 to i32
              wave.count %clipped, %320 : memref<?xi32>
            }
            %321 = arith.cmpi slt, %292, %kvHeads : index
            scf.if %321 {
              %322 = arith.muli %2, %c10 : index
              %323 = arith.muli %292, %322 : index
              %324 = arith.addi %296, %323 : index
              %325 = arith.muli %295, %c2 : index
              %326 = arith.addi %324, %325 : index
              scf.for %327 = %c6 to %headDim step %c8 {
                %328 = arith.muli %327, %c2 : index
                %329 = arith.addi %328, %c6 : index
                %330 = memref.load %4[%329] : memref<?xi8>
                %331 = arith.muli %327, %c10 : index
                %332 = arith.addi %326, %331 : index
                %333 = arith.addi %332, %c6 : index
                memref.store %330, %kv[%333] : memref<?xi8>
                %334 = arith.addi %328, %c8 : index
                %335 = memref.load %4[%334] : memref<?xi8>
                %336 = arith.addi %332, %c8 : index
                memref.store %335, %kv[%336] : memref<?xi8>
              }
            } else {
              %337 = arith.subi %292, %kvHeads : index
              %338 = arith.muli %337, %c2 : index
              %339 = arith.addi %338, %c8 : index
              %340 = arith.muli %2, %c5 : index
              %341 = arith.muli %339, %340 : index
              %342 = arith.addi %296, %341 : index
              %343 = arith.muli %295, %2 : index
              %344 = arith.addi %342, %343 : index
              scf.for %345 = %c6 to %2 step %c5 {
                %346 = vector.load %4[%345] : memref<?xi8>, vector<16xi8>
                %347 = arith.addi %344, %345 : index
                vector.store %346, %kv[%347] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %348 = arith.cmpi eq, %codec, %c8 : index
          scf.if %348 {
            %349 = arith.subi %0, %heads : index
            %350 = arith.muli %349, %2 : index
            %351 = arith.divui %289, %c5 : index
            %352 = arith.remui %289, %c5 : index
            %353 = arith.muli %headDim, %c8 : index
            %354 = arith.muli %351, %pageBytes : index
            %357 = scf.for %355 = %c6 to %headDim step %c5 iter_args(%356 = %c9) -> (vector<16xf32>) {
              %358 = arith.addi %350, %355 : index
              %359 = vector.load %encode[%358] : memref<?xf32>, vector<16xf32>
              %360 = arith.addi %350, %headDim : index
              %361 = arith.addi %360, %355 : index
              %362 = vector.load %encode[%361] : memref<?xf32>, vector<16xf32>
              %363 = arith.addi %200, %355 : index
              %364 = vector.load %3[%363] : memref<?xf32>, vector<16xf32>
              %365 = arith.subf %364, %362 : vector<16xf32>
              %366 = arith.mulf %365, %359 : vector<16xf32>
              %367 = wave.fp8_encode "e4m3" %366 : vector<16xf32> -> vector<16xi8>
              %368 = arith.muli %355, %c8 : index
              vector.store %367, %4[%368] : memref<?xi8>, vector<16xi8>
              %369 = math.absf %366 : vector<16xf32>
              %370 = arith.cmpf ugt, %369, %c39 : vector<16xf32>
              %371 = arith.select %370, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %372 = arith.addf %356, %371 : vector<16xf32>
              scf.yield %372 : vector<16xf32>
            }
            %373 = wave.reduce "add" %357 : vector<16xf32>
            %374 = arith.cmpf ogt, %373, %c38 : f32
            scf.if %374 {
              %375 = arith.fptosi %373 : f32 to i32
              wave.count %clipped, %375 : memref<?xi32>
            }
            %376 = arith.cmpi slt, %349, %kvHeads : index
            scf.if %376 {
              %377 = arith.muli %353, %c10 : index
              %378 = arith.muli %349, %377 : index
              %379 = arith.addi %354, %378 : index
              %380 = arith.muli %352, %c8 : index
              %381 = arith.addi %379, %380 : index
              scf.for %382 = %c6 to %headDim step %c8 {
                %383 = arith.muli %382, %c8 : index
                %384 = arith.addi %383, %c6 : index
                %385 = memref.load %4[%384] : memref<?xi8>
                %386 = arith.muli %382, %c5 : index
                %387 = arith.addi %381, %386 : index
                %388 = arith.addi %387, %c6 : index
                memref.store %385, %kv[%388] : memref<?xi8>
              }
            } else {
              %389 = arith.subi %349, %kvHeads : index
              %390 = arith.muli %389, %c2 : index
              %391 = arith.addi %390, %c8 : index
              %392 = arith.muli %353, %c5 : index
              %393 = arith.muli %391, %392 : index
              %394 = arith.addi %354, %393 : index
              %395 = arith.muli %352, %353 : index
              %396 = arith.addi %394, %395 : index
              scf.for %397 = %c6 to %353 step %c5 {
                %398 = vector.load %4[%397] : memref<?xi8>, vector<16xi8>
                %399 = arith.addi %396, %397 : index
                vector.store %398, %kv[%399] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %400 = arith.cmpi eq, %codec, %c2 : index
          scf.if %400 {
            %401 = arith.subi %0, %heads : index
            %402 = arith.muli %401, %2 : index
            %403 = arith.divui %289, %c5 : index
            %404 = arith.remui %289, %c5 : index
            %405 = arith.muli %headDim, %c8 : index
            %406 = arith.muli %403, %pageBytes : index
            %409 = scf.for %407 = %c6 to %headDim step %c5 iter_args(%408 = %c9) -> (vector<16xf32>) {
              %410 = arith.addi %402, %407 : index
              %411 = vector.load %encode[%410] : memref<?xf32>, vector<16xf32>
              %412 = arith.addi %402, %headDim : index
              %413 = arith.addi %412, %407 : index
              %414 = vector.load %encode[%413] : memref<?xf32>, vector<16xf32>
              %415 = arith.addi %200, %407 : index
              %416 = vector.load %3[%415] : memref<?xf32>, vector<16xf32>
              %417 = arith.subf %416, %414 : vector<16xf32>
              %418 = arith.mulf %417, %411 : vector<16xf32>
              %419 = wave.fp8_encode "e5m2" %418 : vector<16xf32> -> vector<16xi8>
              %420 = arith.muli %407, %c8 : index
              vector.store %419, %4[%420] : memref<?xi8>, vector<16xi8>
              %421 = math.absf %418 : vector<16xf32>
              %422 = arith.cmpf ugt, %421, %c40 : vector<16xf32>
              %423 = arith.select %422, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %424 = arith.addf %408, %423 : vector<16xf32>
              scf.yield %424 : vector<16xf32>
            }
            %425 = wave.reduce "add" %409 : vector<16xf32>
            %426 = arith.cmpf ogt, %425, %c38 : f32
            scf.if %426 {
              %427 = arith.fptosi %425 : f32 to i32
              wave.count %clipped, %427 : memref<?xi32>
            }
            %428 = arith.cmpi slt, %401, %kvHeads : index
            scf.if %428 {
              %429 = arith.muli %405, %c10 : index
              %430 = arith.muli %401, %429 : index
              %431 = arith.addi %406, %430 : index
              %432 = arith.muli %404, %c8 : index
              %433 = arith.addi %431, %432 : index
              scf.for %434 = %c6 to %headDim step %c8 {
                %435 = arith.muli %434, %c8 : index
                %436 = arith.addi %435, %c6 : index
                %437 = memref.load %4[%436] : memref<?xi8>
                %438 = arith.muli %434, %c5 : index
                %439 = arith.addi %433, %438 : index
                %440 = arith.addi %439, %c6 : index
                memref.store %437, %kv[%440] : memref<?xi8>
              }
            } else {
              %441 = arith.subi %401, %kvHeads : index
              %442 = arith.muli %441, %c2 : index
              %443 = arith.addi %442, %c8 : index
              %444 = arith.muli %405, %c5 : index
              %445 = arith.muli %443, %444 : index
              %446 = arith.addi %406, %445 : index
              %447 = arith.muli %404, %405 : index
              %448 = arith.addi %446, %447 : index
              scf.for %449 = %c6 to %405 step %c5 {
                %450 = vector.load %4[%449] : memref<?xi8>, vector<16xi8>
                %451 = arith.addi %448, %449 : index
                vector.store %450, %kv[%451] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %452 = arith.cmpi eq, %codec, %c19 : index
          scf.if %452 {
            %453 = arith.subi %0, %heads : index
            %454 = arith.muli %453, %2 : index
            %455 = arith.divui %289, %c5 : index
            %456 = arith.remui %289, %c5 : index
            %457 = arith.muli %headDim, %c8 : index
            %458 = arith.muli %455, %pageBytes : index
            %461 = scf.for %459 = %c6 to %headDim step %c5 iter_args(%460 = %c9) -> (vector<16xf32>) {
              %462 = arith.addi %454, %459 : index
              %463 = vector.load %encode[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.addi %454, %headDim : index
              %465 = arith.addi %464, %459 : index
              %466 = vector.load %encode[%465] : memref<?xf32>, vector<16xf32>
              %467 = arith.addi %200, %459 : index
              %468 = vector.load %3[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.subf %468, %466 : vector<16xf32>
              %470 = arith.mulf %469, %463 : vector<16xf32>
              %471 = arith.cmpf ord, %470, %470 : vector<16xf32>
              %472 = arith.select %471, %470, %c9 : vector<16xi1>, vector<16xf32>
              %473 = math.roundeven %472 : vector<16xf32>
              %474 = arith.minimumf %473, %c41 : vector<16xf32>
              %475 = arith.maximumf %474, %c42 : vector<16xf32>
              %476 = arith.fptosi %475 : vector<16xf32> to vector<16xi32>
              %477 = arith.addi %476, %c43 : vector<16xi32>
              %478 = arith.trunci %477 : vector<16xi32> to vector<16xi8>
              %479 = arith.muli %459, %c8 : index
              vector.store %478, %4[%479] : memref<?xi8>, vector<16xi8>
              %480 = math.absf %470 : vector<16xf32>
              %481 = arith.cmpf ugt, %480, %c44 : vector<16xf32>
              %482 = arith.select %481, %c37, %c9 : vector<16xi1>, vector<16xf32>
              %483 = arith.addf %460, %482 : vector<16xf32>
              scf.yield %483 : vector<16xf32>
            }
            %484 = wave.reduce "add" %461 : vector<16xf32>
            %485 = arith.cmpf ogt, %484, %c38 : f32
            scf.if %485 {
              %486 = arith.fptosi %484 : f32 to i32
              wave.count %clipped, %486 : memref<?xi32>
            }
            %487 = arith.cmpi slt, %453, %kvHeads : index
            scf.if %487 {
              %488 = arith.muli %457, %c10 : index
              %489 = arith.muli %453, %488 : index
              %490 = arith.addi %458, %489 : index
              %491 = arith.muli %456, %c8 : index
              %492 = arith.addi %490, %491 : index
              scf.for %493 = %c6 to %headDim step %c8 {
                %494 = arith.muli %493, %c8 : index
                %495 = arith.addi %494, %c6 : index
                %496 = memref.load %4[%495] : memref<?xi8>
                %497 = arith.muli %493, %c5 : index
                %498 = arith.addi %492, %497 : index
                %499 = arith.addi %498, %c6 : index
                memref.store %496, %kv[%499] : memref<?xi8>
              }
            } else {
              %500 = arith.subi %453, %kvHeads : index
              %501 = arith.muli %500, %c2 : index
              %502 = arith.addi %501, %c8 : index
              %503 = arith.muli %457, %c5 : index
              %504 = arith.muli %502, %503 : index
              %505 = arith.addi %458, %504 : index
              %506 = arith.muli %456, %457 : index
              %507 = arith.addi %505, %506 : index
              scf.for %508 = %c6 to %457 step %c5 {
                %509 = vector.load %4[%508] : memref<?xi8>, vector<16xi8>
                %510 = arith.addi %507, %508 : index
                vector.store %509, %kv[%510] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

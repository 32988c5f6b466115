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
wave.kernel @qkv_q2_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %271 = %c6 to %headDim step %c5 {
          %272 = arith.addi %200, %271 : index
          %273 = vector.load %3[%272] : memref<?xf32>, vector<16xf32>
          %274 = arith.muli %198, %heads : index
          %275 = arith.addi %274, %0 : index
          %276 = arith.muli %275, %headDim : index
          %277 = arith.addi %276, %271 : index
          vector.store %273, %q[%277] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %278 = arith.addi %slotsAt, %198 : index
        %279 = memref.load %step[%278] : memref<?xi32>
        %280 = arith.index_cast %279 : i32 to index
        %281 = arith.cmpi sge, %280, %c6 : index
        scf.if %281 {
          %282 = arith.cmpi eq, %codec, %c6 : index
          scf.if %282 {
            %283 = arith.subi %0, %heads : index
            %284 = memref.load %scales[%283] : memref<?xf32>
            %285 = vector.broadcast %284 : f32 to vector<16xf32>
            %286 = arith.divui %280, %c5 : index
            %287 = arith.remui %280, %c5 : index
            %288 = arith.muli %286, %pageBytes : index
            scf.for %289 = %c6 to %headDim step %c5 {
              %290 = arith.addi %200, %289 : index
              %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.mulf %291, %285 : vector<16xf32>
              %293 = arith.minimumf %292, %c35 : vector<16xf32>
              %294 = arith.maximumf %293, %c36 : vector<16xf32>
              %295 = arith.truncf %294 : vector<16xf32> to vector<16xf16>
              %296 = vector.bitcast %295 : vector<16xf16> to vector<32xi8>
              %297 = arith.muli %289, %c2 : index
              vector.store %296, %4[%297] : memref<?xi8>, vector<32xi8>
            }
            %298 = arith.cmpi slt, %283, %kvHeads : index
            scf.if %298 {
              %299 = arith.muli %2, %c10 : index
              %300 = arith.muli %283, %299 : index
              %301 = arith.addi %288, %300 : index
              %302 = arith.muli %287, %c2 : index
              %303 = arith.addi %301, %302 : index
              scf.for %304 = %c6 to %headDim step %c8 {
                %305 = arith.muli %304, %c2 : index
                %306 = arith.addi %305, %c6 : index
                %307 = memref.load %4[%306] : memref<?xi8>
                %308 = arith.muli %304, %c10 : index
                %309 = arith.addi %303, %308 : index
                %310 = arith.addi %309, %c6 : index
                memref.store %307, %kv[%310] : memref<?xi8>
                %311 = arith.addi %305, %c8 : index
                %312 = memref.load %4[%311] : memref<?xi8>
                %313 = arith.addi %309, %c8 : index
                memref.store %312, %kv[%313] : memref<?xi8>
              }
            } else {
              %314 = arith.subi %283, %kvHeads : index
              %315 = arith.muli %314, %c2 : index
              %316 = arith.addi %315, %c8 : index
              %317 = arith.muli %2, %c5 : index
              %318 = arith.muli %316, %317 : index
              %319 = arith.addi %288, %318 : index
              %320 = arith.muli %287, %2 : index
              %321 = arith.addi %319, %320 : index
              scf.for %322 = %c6 to %2 step %c5 {
                %323 = vector.load %4[%322] : memref<?xi8>, vector<16xi8>
                %324 = arith.addi %321, %322 : index
                vector.store %323, %kv[%324] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %325 = arith.cmpi eq, %codec, %c8 : index
          scf.if %325 {
            %326 = arith.subi %0, %heads : index
            %327 = memref.load %scales[%326] : memref<?xf32>
            %328 = vector.broadcast %327 : f32 to vector<16xf32>
            %329 = arith.divui %280, %c5 : index
            %330 = arith.remui %280, %c5 : index
            %331 = arith.muli %headDim, %c8 : index
            %332 = arith.muli %329, %pageBytes : index
            scf.for %333 = %c6 to %headDim step %c5 {
              %334 = arith.addi %200, %333 : index
              %335 = vector.load %3[%334] : memref<?xf32>, vector<16xf32>
              %336 = arith.mulf %335, %328 : vector<16xf32>
              %337 = wave.fp8_encode "e4m3" %336 : vector<16xf32> -> vector<16xi8>
              %338 = arith.muli %333, %c8 : index
              vector.store %337, %4[%338] : memref<?xi8>, vector<16xi8>
            }
            %339 = arith.cmpi slt, %326, %kvHeads : index
            scf.if %339 {
              %340 = arith.muli %331, %c10 : index
              %341 = arith.muli %326, %340 : index
              %342 = arith.addi %332, %341 : index
              %343 = arith.muli %330, %c8 : index
              %344 = arith.addi %342, %343 : index
              scf.for %345 = %c6 to %headDim step %c8 {
                %346 = arith.muli %345, %c8 : index
                %347 = arith.addi %346, %c6 : index
                %348 = memref.load %4[%347] : memref<?xi8>
                %349 = arith.muli %345, %c5 : index
                %350 = arith.addi %344, %349 : index
                %351 = arith.addi %350, %c6 : index
                memref.store %348, %kv[%351] : memref<?xi8>
              }
            } else {
              %352 = arith.subi %326, %kvHeads : index
              %353 = arith.muli %352, %c2 : index
              %354 = arith.addi %353, %c8 : index
              %355 = arith.muli %331, %c5 : index
              %356 = arith.muli %354, %355 : index
              %357 = arith.addi %332, %356 : index
              %358 = arith.muli %330, %331 : index
              %359 = arith.addi %357, %358 : index
              scf.for %360 = %c6 to %331 step %c5 {
                %361 = vector.load %4[%360] : memref<?xi8>, vector<16xi8>
                %362 = arith.addi %359, %360 : index
                vector.store %361, %kv[%362] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %363 = arith.cmpi eq, %codec, %c2 : index
          scf.if %363 {
            %364 = arith.subi %0, %heads : index
            %365 = memref.load %scales[%364] : memref<?xf32>
            %366 = vector.broadcast %365 : f32 to vector<16xf32>
            %367 = arith.divui %280, %c5 : index
            %368 = arith.remui %280, %c5 : index
            %369 = arith.muli %headDim, %c8 : index
            %370 = arith.muli %367, %pageBytes : index
            scf.for %371 = %c6 to %headDim step %c5 {
              %372 = arith.addi %200, %371 : index
              %373 = vector.load %3[%372] : memref<?xf32>, vector<16xf32>
              %374 = arith.mulf %373, %366 : vector<16xf32>
              %375 = wave.fp8_encode "e5m2" %374 : vector<16xf32> -> vector<16xi8>
              %376 = arith.muli %371, %c8 : index
              vector.store %375, %4[%376] : memref<?xi8>, vector<16xi8>
            }
            %377 = arith.cmpi slt, %364, %kvHeads : index
            scf.if %377 {
              %378 = arith.muli %369, %c10 : index
              %379 = arith.muli %364, %378 : index
              %380 = arith.addi %370, %379 : index
              %381 = arith.muli %368, %c8 : index
              %382 = arith.addi %380, %381 : index
              scf.for %383 = %c6 to %headDim step %c8 {
                %384 = arith.muli %383, %c8 : index
                %385 = arith.addi %384, %c6 : index
                %386 = memref.load %4[%385] : memref<?xi8>
                %387 = arith.muli %383, %c5 : index
                %388 = arith.addi %382, %387 : index
                %389 = arith.addi %388, %c6 : index
                memref.store %386, %kv[%389] : memref<?xi8>
              }
            } else {
              %390 = arith.subi %364, %kvHeads : index
              %391 = arith.muli %390, %c2 : index
              %392 = arith.addi %391, %c8 : index
              %393 = arith.muli %369, %c5 : index
              %394 = arith.muli %392, %393 : index
              %395 = arith.addi %370, %394 : index
              %396 = arith.muli %368, %369 : index
              %397 = arith.addi %395, %396 : index
              scf.for %398 = %c6 to %369 step %c5 {
                %399 = vector.load %4[%398] : memref<?xi8>, vector<16xi8>
                %400 = arith.addi %397, %398 : index
                vector.store %399, %kv[%400] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q4_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c35 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c38 = arith.constant dense<0x47600000> : vector<16xf32>
  %c39 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c40 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c41 = arith.constant dense<128> : vector<16xi32>
  %c42 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %77 = arith.muli %54, %c12 : index
          %78 = arith.addi %76, %77 : index
          %79 = arith.addi %78, %c6 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.andi %81, %c15 : vector<16xi32>
          %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %70, %75 : vector<16xf32>
          %85 = arith.addi %36, %c12 : index
          %86 = arith.addi %85, %64 : index
          %87 = arith.addi %86, %c6 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = arith.mulf %48, %90 : vector<16xf32>
          %92 = arith.addi %86, %c5 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
          %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = arith.mulf %52, %95 : vector<16xf32>
          %97 = arith.addi %36, %c14 : index
          %98 = arith.addi %97, %77 : index
          %99 = arith.addi %98, %c6 : index
          %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
          %102 = arith.andi %101, %c15 : vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = math.fma %103, %91, %96 : vector<16xf32>
          %105 = arith.addi %61, %c6 : index
          %106:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %105, %x, %84, %55, %104, %56, %20, %57, %58) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %107 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
          %109 = arith.shrui %108, %c16 : vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = math.fma %110, %70, %75 : vector<16xf32>
          %112 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
          %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
          %114 = arith.shrui %113, %c16 : vector<16xi32>
          %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
          %116 = math.fma %115, %91, %96 : vector<16xf32>
          %117 = arith.addi %61, %c8 : index
          %118:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %117, %x, %111, %106#0, %116, %106#1, %20, %106#2, %106#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %119 = arith.addi %78, %c5 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
          %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
          %122 = arith.andi %121, %c15 : vector<16xi32>
          %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
          %124 = math.fma %123, %70, %75 : vector<16xf32>
          %125 = arith.addi %98, %c5 : index
          %126 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
          %128 = arith.andi %127, %c15 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %91, %96 : vector<16xf32>
          %131 = arith.addi %61, %c2 : index
          %132:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %131, %x, %124, %118#0, %130, %118#1, %20, %118#2, %118#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = vector.load %w[%119] : memref<?xi8>, vector<16xi8>
          %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
          %135 = arith.shrui %134, %c16 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %70, %75 : vector<16xf32>
          %138 = vector.load %w[%125] : memref<?xi8>, vector<16xi8>
          %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
          %140 = arith.shrui %139, %c16 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %91, %96 : vector<16xf32>
          %143 = arith.addi %61, %c17 : index
          %144:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %143, %x, %137, %132#0, %142, %132#1, %20, %132#2, %132#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %145 = arith.addi %78, %c10 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extui %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.andi %147, %c15 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = math.fma %149, %70, %75 : vector<16xf32>
          %151 = arith.addi %98, %c10 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.andi %153, %c15 : vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = math.fma %155, %91, %96 : vector<16xf32>
          %157 = arith.addi %61, %c13 : index
          %158:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %157, %x, %150, %144#0, %156, %144#1, %20, %144#2, %144#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %159 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %160 = arith.extui %159 : vector<16xi8> to vector<16xi32>
          %161 = arith.shrui %160, %c16 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %70, %75 : vector<16xf32>
          %164 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
          %166 = arith.shrui %165, %c16 : vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = math.fma %167, %91, %96 : vector<16xf32>
          %169 = arith.addi %61, %c18 : index
          %170:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %169, %x, %163, %158#0, %168, %158#1, %20, %158#2, %158#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %171 = arith.addi %78, %c19 : index
          %172 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
          %174 = arith.andi %173, %c15 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %70, %75 : vector<16xf32>
          %177 = arith.addi %98, %c19 : index
          %178 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
          %179 = arith.extui %178 : vector<16xi8> to vector<16xi32>
          %180 = arith.andi %179, %c15 : vector<16xi32>
          %181 = arith.sitofp %180 : vector<16xi32> to vector<16xf32>
          %182 = math.fma %181, %91, %96 : vector<16xf32>
          %183 = arith.addi %61, %c20 : index
          %184:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %183, %x, %176, %170#0, %182, %170#1, %20, %170#2, %170#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %185 = vector.load %w[%171] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.shrui %186, %c16 : vector<16xi32>
          %188 = arith.sitofp %187 : vector<16xi32> to vector<16xf32>
          %189 = math.fma %188, %70, %75 : vector<16xf32>
          %190 = vector.load %w[%177] : memref<?xi8>, vector<16xi8>
          %191 = arith.extui %190 : vector<16xi8> to vector<16xi32>
          %192 = arith.shrui %191, %c16 : vector<16xi32>
          %193 = arith.sitofp %192 : vector<16xi32> to vector<16xf32>
          %194 = math.fma %193, %91, %96 : vector<16xf32>
          %195 = arith.addi %61, %c21 : index
          %196:4 = func.call @qkv_q4_k_r2p2__cpu.0(%19, %195, %x, %189, %184#0, %194, %184#1, %20, %184#2, %184#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %196#0, %196#1, %196#2, %196#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %59#0, %59#1, %59#2, %59#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %197 = arith.muli %headDim, %c6 : index
      %198 = arith.muli %21, %c5 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.addi %199, %c6 : index
      vector.store %33#0, %3[%200] : memref<?xf32>, vector<16xf32>
      %201 = arith.addi %199, %c5 : index
      vector.store %33#1, %3[%201] : memref<?xf32>, vector<16xf32>
      %202 = arith.muli %headDim, %c8 : index
      %203 = arith.addi %202, %198 : index
      %204 = arith.addi %203, %c6 : index
      vector.store %33#2, %3[%204] : memref<?xf32>, vector<16xf32>
      %205 = arith.addi %203, %c5 : index
      vector.store %33#3, %3[%205] : memref<?xf32>, vector<16xf32>
    }
    %206 = arith.addi %13, %c2 : index
    %207 = arith.minsi %206, %12 : index
    scf.for %208 = %13 to %207 step %c8 {
      %209 = arith.subi %208, %13 : index
      %210 = arith.muli %209, %headDim : index
      %211 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %211 {
        scf.for %212 = %c6 to %headDim step %c5 {
          %213 = arith.muli %0, %headDim : index
          %214 = arith.addi %213, %212 : index
          %215 = vector.load %bias[%214] : memref<?xf32>, vector<16xf32>
          %216 = arith.addi %210, %212 : index
          %217 = vector.load %3[%216] : memref<?xf32>, vector<16xf32>
          %218 = arith.addf %217, %215 : vector<16xf32>
          vector.store %218, %3[%216] : memref<?xf32>, vector<16xf32>
        }
      }
      %219 = arith.addi %heads, %kvHeads : index
      %220 = arith.cmpi slt, %0, %219 : index
      scf.if %220 {
        %221 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %221 {
          %222 = arith.cmpi slt, %0, %heads : index
          %225 = scf.for %223 = %c6 to %headDim step %c5 iter_args(%224 = %c9) -> (vector<16xf32>) {
            %226 = arith.addi %210, %223 : index
            %227 = vector.load %3[%226] : memref<?xf32>, vector<16xf32>
            %228 = math.fma %227, %227, %224 : vector<16xf32>
            scf.yield %228 : vector<16xf32>
          }
          %229 = wave.reduce "add" %225 : vector<16xf32>
          %230 = arith.mulf %229, %inverseHeadDim : f32
          %231 = arith.addf %230, %epsilon : f32
          %232 = math.sqrt %231 : f32
          %233 = arith.divf %c28, %232 : f32
          %234 = vector.broadcast %233 : f32 to vector<16xf32>
          scf.for %235 = %c6 to %headDim step %c5 {
            %236 = vector.load %query_norm[%235] : memref<?xf32>, vector<16xf32>
            %237 = vector.load %key_norm[%235] : memref<?xf32>, vector<16xf32>
            %238 = arith.select %222, %236, %237 : vector<16xf32>
            %239 = arith.addi %210, %235 : index
            %240 = vector.load %3[%239] : memref<?xf32>, vector<16xf32>
            %241 = arith.mulf %240, %234 : vector<16xf32>
            %242 = arith.mulf %241, %238 : vector<16xf32>
            vector.store %242, %3[%239] : memref<?xf32>, vector<16xf32>
          }
        }
        %243 = arith.addi %positionsAt, %208 : index
        %244 = memref.load %step[%243] : memref<?xi32>
        %245 = arith.index_cast %244 : i32 to index
        %246 = arith.divui %headDim, %c2 : index
        %247 = arith.remui %245, %c3 : index
        %248 = arith.muli %247, %headDim : index
        %249 = arith.divui %245, %c3 : index
        %250 = arith.addi %249, %c3 : index
        %251 = arith.muli %250, %headDim : index
        scf.for %252 = %c6 to %246 step %c11 {
          %253 = arith.addi %248, %252 : index
          %254 = vector.load %rope[%253] : memref<?xf32>, vector<8xf32>
          %255 = arith.addi %248, %246 : index
          %256 = arith.addi %255, %252 : index
          %257 = vector.load %rope[%256] : memref<?xf32>, vector<8xf32>
          %258 = arith.addi %251, %252 : index
          %259 = vector.load %rope[%258] : memref<?xf32>, vector<8xf32>
          %260 = arith.addi %251, %246 : index
          %261 = arith.addi %260, %252 : index
          %262 = vector.load %rope[%261] : memref<?xf32>, vector<8xf32>
          %263 = arith.mulf %259, %254 : vector<8xf32>
          %264 = arith.mulf %262, %257 : vector<8xf32>
          %265 = arith.subf %263, %264 : vector<8xf32>
          %266 = arith.mulf %262, %254 : vector<8xf32>
          %267 = arith.mulf %259, %257 : vector<8xf32>
          %268 = arith.addf %266, %267 : vector<8xf32>
          %269 = arith.addi %210, %252 : index
          %270 = vector.load %3[%269] : memref<?xf32>, vector<8xf32>
          %271 = arith.addi %210, %246 : index
          %272 = arith.addi %271, %252 : index
          %273 = vector.load %3[%272] : memref<?xf32>, vector<8xf32>
          %274 = arith.mulf %270, %265 : vector<8xf32>
          %275 = arith.mulf %273, %268 : vector<8xf32>
          %276 = arith.subf %274, %275 : vector<8xf32>
          vector.store %276, %3[%269] : memref<?xf32>, vector<8xf32>
          %277 = arith.mulf %273, %265 : vector<8xf32>
          %278 = arith.mulf %270, %268 : vector<8xf32>
          %279 = arith.addf %277, %278 : vector<8xf32>
          vector.store %279, %3[%272] : memref<?xf32>, vector<8xf32>
        }
      }
      %280 = arith.cmpi slt, %0, %heads : index
      scf.if %280 {
        %281 = arith.divui %heads, %kvHeads : index
        %282 = arith.muli %headDim, %c13 : index
        %283 = arith.muli %kvHeads, %282 : index
        %284 = arith.divui %0, %281 : index
        %285 = arith.muli %284, %headDim : index
        %286 = arith.addi %283, %285 : index
        scf.for %287 = %c6 to %headDim step %c5 {
          %288 = arith.addi %286, %287 : index
          %289 = vector.load %encode[%288] : memref<?xf32>, vector<16xf32>
          %290 = arith.addi %210, %287 : index
          %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
          %292 = arith.mulf %291, %289 : vector<16xf32>
          %293 = arith.muli %208, %heads : index
          %294 = arith.addi %293, %0 : index
          %295 = arith.muli %294, %headDim : index
          %296 = arith.addi %295, %287 : index
          vector.store %292, %q[%296] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %297 = arith.addi %slotsAt, %208 : index
        %298 = memref.load %step[%297] : memref<?xi32>
        %299 = arith.index_cast %298 : i32 to index
        %300 = arith.cmpi sge, %299, %c6 : index
        scf.if %300 {
          %301 = arith.cmpi eq, %codec, %c6 : index
          scf.if %301 {
            %302 = arith.subi %0, %heads : index
            %303 = arith.muli %302, %2 : index
            %304 = arith.divui %299, %c5 : index
            %305 = arith.remui %299, %c5 : index
            %306 = arith.muli %304, %pageBytes : index
            %309 = scf.for %307 = %c6 to %headDim step %c5 iter_args(%308 = %c9) -> (vector<16xf32>) {
              %310 = arith.addi %303, %307 : index
              %311 = vector.load %encode[%310] : memref<?xf32>, vector<16xf32>
              %312 = arith.addi %303, %headDim : index
              %313 = arith.addi %312, %307 : index
              %314 = vector.load %encode[%313] : memref<?xf32>, vector<16xf32>
              %315 = arith.addi %210, %307 : index
              %316 = vector.load %3[%315] : memref<?xf32>, vector<16xf32>
              %317 = arith.subf %316, %314 : vector<16xf32>
              %318 = arith.mulf %317, %311 : vector<16xf32>
              %319 = arith.minimumf %318, %c33 : vector<16xf32>
              %320 = arith.maximumf %319, %c34 : vector<16xf32>
              %321 = arith.truncf %320 : vector<16xf32> to vector<16xf16>
              %322 = vector.bitcast %321 : vector<16xf16> to vector<32xi8>
              %323 = arith.muli %307, %c2 : index
              vector.store %322, %4[%323] : memref<?xi8>, vector<32xi8>
              %324 = math.absf %318 : vector<16xf32>
              %325 = arith.cmpf ugt, %324, %c33 : vector<16xf32>
              %326 = arith.select %325, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %327 = arith.addf %308, %326 : vector<16xf32>
              scf.yield %327 : vector<16xf32>
            }
            %328 = wave.reduce "add" %309 : vector<16xf32>
            %329 = arith.cmpf ogt, %328, %c36 : f32
            scf.if %329 {
              %330 = arith.fptosi %328 : f32 to i32
              wave.count %clipped, %330 : memref<?xi32>
            }
            %331 = arith.cmpi slt, %302, %kvHeads : index
            scf.if %331 {
              %332 = arith.muli %2, %c10 : index
              %333 = arith.muli %302, %332 : index
              %334 = arith.addi %306, %333 : index
              %335 = arith.muli %305, %c2 : index
              %336 = arith.addi %334, %335 : index
              scf.for %337 = %c6 to %headDim step %c8 {
                %338 = arith.muli %337, %c2 : index
                %339 = arith.addi %338, %c6 : index
                %340 = memref.load %4[%339] : memref<?xi8>
                %341 = arith.muli %337, %c10 : index
                %342 = arith.addi %336, %341 : index
                %343 = arith.addi %342, %c6 : index
                memref.store %340, %kv[%343] : memref<?xi8>
                %344 = arith.addi %338, %c8 : index
                %345 = memref.load %4[%344] : memref<?xi8>
                %346 = arith.addi %342, %c8 : index
                memref.store %345, %kv[%346] : memref<?xi8>
              }
            } else {
              %347 = arith.subi %302, %kvHeads : index
              %348 = arith.muli %347, %c2 : index
              %349 = arith.addi %348, %c8 : index
              %350 = arith.muli %2, %c5 : index
              %351 = arith.muli %349, %350 : index
              %352 = arith.addi %306, %351 : index
              %353 = arith.muli %305, %2 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c6 to %2 step %c5 {
                %356 = vector.load %4[%355] : memref<?xi8>, vector<16xi8>
                %357 = arith.addi %354, %355 : index
                vector.store %356, %kv[%357] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %358 = arith.cmpi eq, %codec, %c8 : index
          scf.if %358 {
            %359 = arith.subi %0, %heads : index
            %360 = arith.muli %359, %2 : index
            %361 = arith.divui %299, %c5 : index
            %362 = arith.remui %299, %c5 : index
            %363 = arith.muli %headDim, %c8 : index
            %364 = arith.muli %361, %pageBytes : index
            %367 = scf.for %365 = %c6 to %headDim step %c5 iter_args(%366 = %c9) -> (vector<16xf32>) {
              %368 = arith.addi %360, %365 : index
              %369 = vector.load %encode[%368] : memref<?xf32>, vector<16xf32>
              %370 = arith.addi %360, %headDim : index
              %371 = arith.addi %370, %365 : index
              %372 = vector.load %encode[%371] : memref<?xf32>, vector<16xf32>
              %373 = arith.addi %210, %365 : index
              %374 = vector.load %3[%373] : memref<?xf32>, vector<16xf32>
              %375 = arith.subf %374, %372 : vector<16xf32>
              %376 = arith.mulf %375, %369 : vector<16xf32>
              %377 = wave.fp8_encode "e4m3" %376 : vector<16xf32> -> vector<16xi8>
              %378 = arith.muli %365, %c8 : index
              vector.store %377, %4[%378] : memref<?xi8>, vector<16xi8>
              %379 = math.absf %376 : vector<16xf32>
              %380 = arith.cmpf ugt, %379, %c37 : vector<16xf32>
              %381 = arith.select %380, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %382 = arith.addf %366, %381 : vector<16xf32>
              scf.yield %382 : vector<16xf32>
            }
            %383 = wave.reduce "add" %367 : vector<16xf32>
            %384 = arith.cmpf ogt, %383, %c36 : f32
            scf.if %384 {
              %385 = arith.fptosi %383 : f32 to i32
              wave.count %clipped, %385 : memref<?xi32>
            }
            %386 = arith.cmpi slt, %359, %kvHeads : index
            scf.if %386 {
              %387 = arith.muli %363, %c10 : index
              %388 = arith.muli %359, %387 : index
              %389 = arith.addi %364, %388 : index
              %390 = arith.muli %362, %c8 : index
              %391 = arith.addi %389, %390 : index
              scf.for %392 = %c6 to %headDim step %c8 {
                %393 = arith.muli %392, %c8 : index
                %394 = arith.addi %393, %c6 : index
                %395 = memref.load %4[%394] : memref<?xi8>
                %396 = arith.muli %392, %c5 : index
                %397 = arith.addi %391, %396 : index
                %398 = arith.addi %397, %c6 : index
                memref.store %395, %kv[%398] : memref<?xi8>
              }
            } else {
              %399 = arith.subi %359, %kvHeads : index
              %400 = arith.muli %399, %c2 : index
              %401 = arith.addi %400, %c8 : index
              %402 = arith.muli %363, %c5 : index
              %403 = arith.muli %401, %402 : index
              %404 = arith.addi %364, %403 : index
              %405 = arith.muli %362, %363 : index
              %406 = arith.addi %404, %405 : index
              scf.for %407 = %c6 to %363 step %c5 {
                %408 = vector.load %4[%407] : memref<?xi8>, vector<16xi8>
                %409 = arith.addi %406, %407 : index
                vector.store %408, %kv[%409] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %410 = arith.cmpi eq, %codec, %c2 : index
          scf.if %410 {
            %411 = arith.subi %0, %heads : index
            %412 = arith.muli %411, %2 : index
            %413 = arith.divui %299, %c5 : index
            %414 = arith.remui %299, %c5 : index
            %415 = arith.muli %headDim, %c8 : index
            %416 = arith.muli %413, %pageBytes : index
            %419 = scf.for %417 = %c6 to %headDim step %c5 iter_args(%418 = %c9) -> (vector<16xf32>) {
              %420 = arith.addi %412, %417 : index
              %421 = vector.load %encode[%420] : memref<?xf32>, vector<16xf32>
              %422 = arith.addi %412, %headDim : index
              %423 = arith.addi %422, %417 : index
              %424 = vector.load %encode[%423] : memref<?xf32>, vector<16xf32>
              %425 = arith.addi %210, %417 : index
              %426 = vector.load %3[%425] : memref<?xf32>, vector<16xf32>
              %427 = arith.subf %426, %424 : vector<16xf32>
              %428 = arith.mulf %427, %421 : vector<16xf32>
              %429 = wave.fp8_encode "e5m2" %428 : vector<16xf32> -> vector<16xi8>
              %430 = arith.muli %417, %c8 : index
              vector.store %429, %4[%430] : memref<?xi8>, vector<16xi8>
              %431 = math.absf %428 : vector<16xf32>
              %432 = arith.cmpf ugt, %431, %c38 : vector<16xf32>
              %433 = arith.select %432, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %434 = arith.addf %418, %433 : vector<16xf32>
              scf.yield %434 : vector<16xf32>
            }
            %435 = wave.reduce "add" %419 : vector<16xf32>
            %436 = arith.cmpf ogt, %435, %c36 : f32
            scf.if %436 {
              %437 = arith.fptosi %435 : f32 to i32
              wave.count %clipped, %437 : memref<?xi32>
            }
            %438 = arith.cmpi slt, %411, %kvHeads : index
            scf.if %438 {
              %439 = arith.muli %415, %c10 : index
              %440 = arith.muli %411, %439 : index
              %441 = arith.addi %416, %440 : index
              %442 = arith.muli %414, %c8 : index
              %443 = arith.addi %441, %442 : index
              scf.for %444 = %c6 to %headDim step %c8 {
                %445 = arith.muli %444, %c8 : index
                %446 = arith.addi %445, %c6 : index
                %447 = memref.load %4[%446] : memref<?xi8>
                %448 = arith.muli %444, %c5 : index
                %449 = arith.addi %443, %448 : index
                %450 = arith.addi %449, %c6 : index
                memref.store %447, %kv[%450] : memref<?xi8>
              }
            } else {
              %451 = arith.subi %411, %kvHeads : index
              %452 = arith.muli %451, %c2 : index
              %453 = arith.addi %452, %c8 : index
              %454 = arith.muli %415, %c5 : index
              %455 = arith.muli %453, %454 : index
              %456 = arith.addi %416, %455 : index
              %457 = arith.muli %414, %415 : index
              %458 = arith.addi %456, %457 : index
              scf.for %459 = %c6 to %415 step %c5 {
                %460 = vector.load %4[%459] : memref<?xi8>, vector<16xi8>
                %461 = arith.addi %458, %459 : index
                vector.store %460, %kv[%461] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %462 = arith.cmpi eq, %codec, %c17 : index
          scf.if %462 {
            %463 = arith.subi %0, %heads : index
            %464 = arith.muli %463, %2 : index
            %465 = arith.divui %299, %c5 : index
            %466 = arith.remui %299, %c5 : index
            %467 = arith.muli %headDim, %c8 : index
            %468 = arith.muli %465, %pageBytes : index
            %471 = scf.for %469 = %c6 to %headDim step %c5 iter_args(%470 = %c9) -> (vector<16xf32>) {
              %472 = arith.addi %464, %469 : index
              %473 = vector.load %encode[%472] : memref<?xf32>, vector<16xf32>
              %474 = arith.addi %464, %headDim : index
              %475 = arith.addi %474, %469 : index
              %476 = vector.load %encode[%475] : memref<?xf32>, vector<16xf32>
              %477 = arith.addi %210, %469 : index
              %478 = vector.load %3[%477] : memref<?xf32>, vector<16xf32>
              %479 = arith.subf %478, %476 : vector<16xf32>
              %480 = arith.mulf %479, %473 : vector<16xf32>
              %481 = arith.cmpf ord, %480, %480 : vector<16xf32>
              %482 = arith.select %481, %480, %c9 : vector<16xi1>, vector<16xf32>
              %483 = math.roundeven %482 : vector<16xf32>
              %484 = arith.minimumf %483, %c39 : vector<16xf32>
              %485 = arith.maximumf %484, %c40 : vector<16xf32>
              %486 = arith.fptosi %485 : vector<16xf32> to vector<16xi32>
              %487 = arith.addi %486, %c41 : vector<16xi32>
              %488 = arith.trunci %487 : vector<16xi32> to vector<16xi8>
              %489 = arith.muli %469, %c8 : index
              vector.store %488, %4[%489] : memref<?xi8>, vector<16xi8>
              %490 = math.absf %480 : vector<16xf32>
              %491 = arith.cmpf ugt, %490, %c42 : vector<16xf32>
              %492 = arith.select %491, %c35, %c9 : vector<16xi1>, vector<16xf32>
              %493 = arith.addf %470, %492 : vector<16xf32>
              scf.yield %493 : vector<16xf32>
            }
            %494 = wave.reduce "add" %471 : vector<16xf32>
            %495 = arith.cmpf ogt, %494, %c36 : f32
            scf.if %495 {
              %496 = arith.fptosi %494 : f32 to i32
              wave.count %clipped, %496 : memref<?xi32>
            }
            %497 = arith.cmpi slt, %463, %kvHeads : index
            scf.if %497 {
              %498 = arith.muli %467, %c10 : index
              %499 = arith.muli %463, %498 : index
              %500 = arith.addi %468, %499 : index
              %501 = arith.muli %466, %c8 : index
              %502 = arith.addi %500, %501 : index
              scf.for %503 = %c6 to %headDim step %c8 {
                %504 = arith.muli %503, %c8 : index
                %505 = arith.addi %504, %c6 : index
                %506 = memref.load %4[%505] : memref<?xi8>
                %507 = arith.muli %503, %c5 : index
                %508 = arith.addi %502, %507 : index
                %509 = arith.addi %508, %c6 : index
                memref.store %506, %kv[%509] : memref<?xi8>
              }
            } else {
              %510 = arith.subi %463, %kvHeads : index
              %511 = arith.muli %510, %c2 : index
              %512 = arith.addi %511, %c8 : index
              %513 = arith.muli %467, %c5 : index
              %514 = arith.muli %512, %513 : index
              %515 = arith.addi %468, %514 : index
              %516 = arith.muli %466, %467 : index
              %517 = arith.addi %515, %516 : index
              scf.for %518 = %c6 to %467 step %c5 {
                %519 = vector.load %4[%518] : memref<?xi8>, vector<16xi8>
                %520 = arith.addi %517, %518 : index
                vector.store %519, %kv[%520] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

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
wave.kernel @qkv_q4_k_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %281 = %c6 to %headDim step %c5 {
          %282 = arith.addi %210, %281 : index
          %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
          %284 = arith.muli %208, %heads : index
          %285 = arith.addi %284, %0 : index
          %286 = arith.muli %285, %headDim : index
          %287 = arith.addi %286, %281 : index
          vector.store %283, %q[%287] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %288 = arith.addi %slotsAt, %208 : index
        %289 = memref.load %step[%288] : memref<?xi32>
        %290 = arith.index_cast %289 : i32 to index
        %291 = arith.cmpi sge, %290, %c6 : index
        scf.if %291 {
          %292 = arith.cmpi eq, %codec, %c6 : index
          scf.if %292 {
            %293 = arith.subi %0, %heads : index
            %294 = memref.load %scales[%293] : memref<?xf32>
            %295 = vector.broadcast %294 : f32 to vector<16xf32>
            %296 = arith.divui %290, %c5 : index
            %297 = arith.remui %290, %c5 : index
            %298 = arith.muli %296, %pageBytes : index
            scf.for %299 = %c6 to %headDim step %c5 {
              %300 = arith.addi %210, %299 : index
              %301 = vector.load %3[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.mulf %301, %295 : vector<16xf32>
              %303 = arith.minimumf %302, %c33 : vector<16xf32>
              %304 = arith.maximumf %303, %c34 : vector<16xf32>
              %305 = arith.truncf %304 : vector<16xf32> to vector<16xf16>
              %306 = vector.bitcast %305 : vector<16xf16> to vector<32xi8>
              %307 = arith.muli %299, %c2 : index
              vector.store %306, %4[%307] : memref<?xi8>, vector<32xi8>
            }
            %308 = arith.cmpi slt, %293, %kvHeads : index
            scf.if %308 {
              %309 = arith.muli %2, %c10 : index
              %310 = arith.muli %293, %309 : index
              %311 = arith.addi %298, %310 : index
              %312 = arith.muli %297, %c2 : index
              %313 = arith.addi %311, %312 : index
              scf.for %314 = %c6 to %headDim step %c8 {
                %315 = arith.muli %314, %c2 : index
                %316 = arith.addi %315, %c6 : index
                %317 = memref.load %4[%316] : memref<?xi8>
                %318 = arith.muli %314, %c10 : index
                %319 = arith.addi %313, %318 : index
                %320 = arith.addi %319, %c6 : index
                memref.store %317, %kv[%320] : memref<?xi8>
                %321 = arith.addi %315, %c8 : index
                %322 = memref.load %4[%321] : memref<?xi8>
                %323 = arith.addi %319, %c8 : index
                memref.store %322, %kv[%323] : memref<?xi8>
              }
            } else {
              %324 = arith.subi %293, %kvHeads : index
              %325 = arith.muli %324, %c2 : index
              %326 = arith.addi %325, %c8 : index
              %327 = arith.muli %2, %c5 : index
              %328 = arith.muli %326, %327 : index
              %329 = arith.addi %298, %328 : index
              %330 = arith.muli %297, %2 : index
              %331 = arith.addi %329, %330 : index
              scf.for %332 = %c6 to %2 step %c5 {
                %333 = vector.load %4[%332] : memref<?xi8>, vector<16xi8>
                %334 = arith.addi %331, %332 : index
                vector.store %333, %kv[%334] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %335 = arith.cmpi eq, %codec, %c8 : index
          scf.if %335 {
            %336 = arith.subi %0, %heads : index
            %337 = memref.load %scales[%336] : memref<?xf32>
            %338 = vector.broadcast %337 : f32 to vector<16xf32>
            %339 = arith.divui %290, %c5 : index
            %340 = arith.remui %290, %c5 : index
            %341 = arith.muli %headDim, %c8 : index
            %342 = arith.muli %339, %pageBytes : index
            scf.for %343 = %c6 to %headDim step %c5 {
              %344 = arith.addi %210, %343 : index
              %345 = vector.load %3[%344] : memref<?xf32>, vector<16xf32>
              %346 = arith.mulf %345, %338 : vector<16xf32>
              %347 = wave.fp8_encode "e4m3" %346 : vector<16xf32> -> vector<16xi8>
              %348 = arith.muli %343, %c8 : index
              vector.store %347, %4[%348] : memref<?xi8>, vector<16xi8>
            }
            %349 = arith.cmpi slt, %336, %kvHeads : index
            scf.if %349 {
              %350 = arith.muli %341, %c10 : index
              %351 = arith.muli %336, %350 : index
              %352 = arith.addi %342, %351 : index
              %353 = arith.muli %340, %c8 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c6 to %headDim step %c8 {
                %356 = arith.muli %355, %c8 : index
                %357 = arith.addi %356, %c6 : index
                %358 = memref.load %4[%357] : memref<?xi8>
                %359 = arith.muli %355, %c5 : index
                %360 = arith.addi %354, %359 : index
                %361 = arith.addi %360, %c6 : index
                memref.store %358, %kv[%361] : memref<?xi8>
              }
            } else {
              %362 = arith.subi %336, %kvHeads : index
              %363 = arith.muli %362, %c2 : index
              %364 = arith.addi %363, %c8 : index
              %365 = arith.muli %341, %c5 : index
              %366 = arith.muli %364, %365 : index
              %367 = arith.addi %342, %366 : index
              %368 = arith.muli %340, %341 : index
              %369 = arith.addi %367, %368 : index
              scf.for %370 = %c6 to %341 step %c5 {
                %371 = vector.load %4[%370] : memref<?xi8>, vector<16xi8>
                %372 = arith.addi %369, %370 : index
                vector.store %371, %kv[%372] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %373 = arith.cmpi eq, %codec, %c2 : index
          scf.if %373 {
            %374 = arith.subi %0, %heads : index
            %375 = memref.load %scales[%374] : memref<?xf32>
            %376 = vector.broadcast %375 : f32 to vector<16xf32>
            %377 = arith.divui %290, %c5 : index
            %378 = arith.remui %290, %c5 : index
            %379 = arith.muli %headDim, %c8 : index
            %380 = arith.muli %377, %pageBytes : index
            scf.for %381 = %c6 to %headDim step %c5 {
              %382 = arith.addi %210, %381 : index
              %383 = vector.load %3[%382] : memref<?xf32>, vector<16xf32>
              %384 = arith.mulf %383, %376 : vector<16xf32>
              %385 = wave.fp8_encode "e5m2" %384 : vector<16xf32> -> vector<16xi8>
              %386 = arith.muli %381, %c8 : index
              vector.store %385, %4[%386] : memref<?xi8>, vector<16xi8>
            }
            %387 = arith.cmpi slt, %374, %kvHeads : index
            scf.if %387 {
              %388 = arith.muli %379, %c10 : index
              %389 = arith.muli %374, %388 : index
              %390 = arith.addi %380, %389 : index
              %391 = arith.muli %378, %c8 : index
              %392 = arith.addi %390, %391 : index
              scf.for %393 = %c6 to %headDim step %c8 {
                %394 = arith.muli %393, %c8 : index
                %395 = arith.addi %394, %c6 : index
                %396 = memref.load %4[%395] : memref<?xi8>
                %397 = arith.muli %393, %c5 : index
                %398 = arith.addi %392, %397 : index
                %399 = arith.addi %398, %c6 : index
                memref.store %396, %kv[%399] : memref<?xi8>
              }
            } else {
              %400 = arith.subi %374, %kvHeads : index
              %401 = arith.muli %400, %c2 : index
              %402 = arith.addi %401, %c8 : index
              %403 = arith.muli %379, %c5 : index
              %404 = arith.muli %402, %403 : index
              %405 = arith.addi %380, %404 : index
              %406 = arith.muli %378, %379 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c6 to %379 step %c5 {
                %409 = vector.load %4[%408] : memref<?xi8>, vector<16xi8>
                %410 = arith.addi %407, %408 : index
                vector.store %409, %kv[%410] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

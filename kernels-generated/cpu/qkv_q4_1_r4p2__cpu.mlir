// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c28 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c29 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c30 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c31 = arith.constant 0x00000000 : f32
  %c32 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c33 = arith.constant dense<0x47600000> : vector<16xf32>
  %c34 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c35 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c36 = arith.constant dense<128> : vector<16xi32>
  %c37 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c7 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.addi %30, %c9 : index
      %34 = arith.muli %33, %7 : index
      %44:8 = scf.for %35 = %c7 to %6 step %c9 iter_args(%36 = %c11, %37 = %c11, %38 = %c11, %39 = %c11, %40 = %c11, %41 = %c11, %42 = %c11, %43 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %35, %c5 : index
        %46 = arith.addi %32, %45 : index
        %47 = arith.addi %34, %45 : index
        %48 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.addi %46, %c4 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xf16>
        %57 = arith.extf %56 : vector<16xf16> to vector<16xf32>
        %58 = arith.addi %47, %c4 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.muli %35, %c4 : index
        %72:8 = scf.for %63 = %c7 to %c12 step %c9 iter_args(%64 = %36, %65 = %37, %66 = %38, %67 = %39, %68 = %40, %69 = %41, %70 = %42, %71 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %73 = arith.muli %63, %c2 : index
          %74 = arith.addi %62, %73 : index
          %75 = arith.addi %46, %c13 : index
          %76 = arith.muli %63, %c4 : index
          %77 = arith.addi %75, %76 : index
          %78 = arith.addi %77, %c7 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.andi %80, %c14 : vector<16xi32>
          %82 = arith.shrui %80, %c15 : vector<16xi32>
          %83 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
          %84 = math.fma %83, %50, %54 : vector<16xf32>
          %85 = arith.addi %47, %c13 : index
          %86 = arith.addi %85, %76 : index
          %87 = arith.addi %86, %c7 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.andi %89, %c14 : vector<16xi32>
          %91 = arith.shrui %89, %c15 : vector<16xi32>
          %92 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
          %93 = math.fma %92, %57, %61 : vector<16xf32>
          %94 = arith.addi %74, %c7 : index
          %95:8 = func.call @qkv_q4_1_r4p2__cpu.0(%24, %94, %x, %84, %64, %93, %65, %25, %66, %67, %26, %68, %69, %27, %70, %71) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %96 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
          %97 = math.fma %96, %50, %54 : vector<16xf32>
          %98 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %57, %61 : vector<16xf32>
          %100 = arith.addi %74, %c9 : index
          %101:8 = func.call @qkv_q4_1_r4p2__cpu.0(%24, %100, %x, %97, %95#0, %99, %95#1, %25, %95#2, %95#3, %26, %95#4, %95#5, %27, %95#6, %95#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %102 = arith.addi %77, %c6 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
          %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
          %105 = arith.andi %104, %c14 : vector<16xi32>
          %106 = arith.shrui %104, %c15 : vector<16xi32>
          %107 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %108 = math.fma %107, %50, %54 : vector<16xf32>
          %109 = arith.addi %86, %c6 : index
          %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
          %111 = arith.extui %110 : vector<16xi8> to vector<16xi32>
          %112 = arith.andi %111, %c14 : vector<16xi32>
          %113 = arith.shrui %111, %c15 : vector<16xi32>
          %114 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %115 = math.fma %114, %57, %61 : vector<16xf32>
          %116 = arith.addi %74, %c3 : index
          %117:8 = func.call @qkv_q4_1_r4p2__cpu.0(%24, %116, %x, %108, %101#0, %115, %101#1, %25, %101#2, %101#3, %26, %101#4, %101#5, %27, %101#6, %101#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %118 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
          %119 = math.fma %118, %50, %54 : vector<16xf32>
          %120 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
          %121 = math.fma %120, %57, %61 : vector<16xf32>
          %122 = arith.addi %74, %c10 : index
          %123:8 = func.call @qkv_q4_1_r4p2__cpu.0(%24, %122, %x, %119, %117#0, %121, %117#1, %25, %117#2, %117#3, %26, %117#4, %117#5, %27, %117#6, %117#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %123#0, %123#1, %123#2, %123#3, %123#4, %123#5, %123#6, %123#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %72#0, %72#1, %72#2, %72#3, %72#4, %72#5, %72#6, %72#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %124 = arith.muli %headDim, %c7 : index
      %125 = arith.muli %28, %c6 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.addi %126, %c7 : index
      vector.store %44#0, %3[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %126, %c6 : index
      vector.store %44#1, %3[%128] : memref<?xf32>, vector<16xf32>
      %129 = arith.muli %headDim, %c9 : index
      %130 = arith.addi %129, %125 : index
      %131 = arith.addi %130, %c7 : index
      vector.store %44#2, %3[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %130, %c6 : index
      vector.store %44#3, %3[%132] : memref<?xf32>, vector<16xf32>
      %133 = arith.addi %4, %125 : index
      %134 = arith.addi %133, %c7 : index
      vector.store %44#4, %3[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.addi %133, %c6 : index
      vector.store %44#5, %3[%135] : memref<?xf32>, vector<16xf32>
      %136 = arith.muli %headDim, %c10 : index
      %137 = arith.addi %136, %125 : index
      %138 = arith.addi %137, %c7 : index
      vector.store %44#6, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.addi %137, %c6 : index
      vector.store %44#7, %3[%139] : memref<?xf32>, vector<16xf32>
    }
    %140 = arith.addi %14, %c2 : index
    %141 = arith.minsi %140, %13 : index
    scf.for %142 = %14 to %141 step %c9 {
      %143 = arith.subi %142, %14 : index
      %144 = arith.muli %143, %headDim : index
      %145 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %145 {
        scf.for %146 = %c7 to %headDim step %c6 {
          %147 = arith.muli %0, %headDim : index
          %148 = arith.addi %147, %146 : index
          %149 = vector.load %bias[%148] : memref<?xf32>, vector<16xf32>
          %150 = arith.addi %144, %146 : index
          %151 = vector.load %3[%150] : memref<?xf32>, vector<16xf32>
          %152 = arith.addf %151, %149 : vector<16xf32>
          vector.store %152, %3[%150] : memref<?xf32>, vector<16xf32>
        }
      }
      %153 = arith.addi %heads, %kvHeads : index
      %154 = arith.cmpi slt, %0, %153 : index
      scf.if %154 {
        %155 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %155 {
          %156 = arith.cmpi slt, %0, %heads : index
          %159 = scf.for %157 = %c7 to %headDim step %c6 iter_args(%158 = %c11) -> (vector<16xf32>) {
            %160 = arith.addi %144, %157 : index
            %161 = vector.load %3[%160] : memref<?xf32>, vector<16xf32>
            %162 = math.fma %161, %161, %158 : vector<16xf32>
            scf.yield %162 : vector<16xf32>
          }
          %163 = wave.reduce "add" %159 : vector<16xf32>
          %164 = arith.mulf %163, %inverseHeadDim : f32
          %165 = arith.addf %164, %epsilon : f32
          %166 = math.sqrt %165 : f32
          %167 = arith.divf %c22, %166 : f32
          %168 = vector.broadcast %167 : f32 to vector<16xf32>
          scf.for %169 = %c7 to %headDim step %c6 {
            %170 = vector.load %query_norm[%169] : memref<?xf32>, vector<16xf32>
            %171 = vector.load %key_norm[%169] : memref<?xf32>, vector<16xf32>
            %172 = arith.select %156, %170, %171 : vector<16xf32>
            %173 = arith.addi %144, %169 : index
            %174 = vector.load %3[%173] : memref<?xf32>, vector<16xf32>
            %175 = arith.mulf %174, %168 : vector<16xf32>
            %176 = arith.mulf %175, %172 : vector<16xf32>
            vector.store %176, %3[%173] : memref<?xf32>, vector<16xf32>
          }
        }
        %177 = arith.addi %positionsAt, %142 : index
        %178 = memref.load %step[%177] : memref<?xi32>
        %179 = arith.index_cast %178 : i32 to index
        %180 = arith.divui %headDim, %c3 : index
        %181 = arith.remui %179, %c24 : index
        %182 = arith.muli %181, %headDim : index
        %183 = arith.divui %179, %c24 : index
        %184 = arith.addi %183, %c24 : index
        %185 = arith.muli %184, %headDim : index
        scf.for %186 = %c7 to %180 step %c12 {
          %187 = arith.addi %182, %186 : index
          %188 = vector.load %rope[%187] : memref<?xf32>, vector<8xf32>
          %189 = arith.addi %182, %180 : index
          %190 = arith.addi %189, %186 : index
          %191 = vector.load %rope[%190] : memref<?xf32>, vector<8xf32>
          %192 = arith.addi %185, %186 : index
          %193 = vector.load %rope[%192] : memref<?xf32>, vector<8xf32>
          %194 = arith.addi %185, %180 : index
          %195 = arith.addi %194, %186 : index
          %196 = vector.load %rope[%195] : memref<?xf32>, vector<8xf32>
          %197 = arith.mulf %193, %188 : vector<8xf32>
          %198 = arith.mulf %196, %191 : vector<8xf32>
          %199 = arith.subf %197, %198 : vector<8xf32>
          %200 = arith.mulf %196, %188 : vector<8xf32>
          %201 = arith.mulf %193, %191 : vector<8xf32>
          %202 = arith.addf %200, %201 : vector<8xf32>
          %203 = arith.addi %144, %186 : index
          %204 = vector.load %3[%203] : memref<?xf32>, vector<8xf32>
          %205 = arith.addi %144, %180 : index
          %206 = arith.addi %205, %186 : index
          %207 = vector.load %3[%206] : memref<?xf32>, vector<8xf32>
          %208 = arith.mulf %204, %199 : vector<8xf32>
          %209 = arith.mulf %207, %202 : vector<8xf32>
          %210 = arith.subf %208, %209 : vector<8xf32>
          vector.store %210, %3[%203] : memref<?xf32>, vector<8xf32>
          %211 = arith.mulf %207, %199 : vector<8xf32>
          %212 = arith.mulf %204, %202 : vector<8xf32>
          %213 = arith.addf %211, %212 : vector<8xf32>
          vector.store %213, %3[%206] : memref<?xf32>, vector<8xf32>
        }
      }
      %214 = arith.cmpi slt, %0, %heads : index
      scf.if %214 {
        %215 = arith.divui %heads, %kvHeads : index
        %216 = arith.muli %kvHeads, %2 : index
        %217 = arith.divui %0, %215 : index
        %218 = arith.muli %217, %headDim : index
        %219 = arith.addi %216, %218 : index
        scf.for %220 = %c7 to %headDim step %c6 {
          %221 = arith.addi %219, %220 : index
          %222 = vector.load %encode[%221] : memref<?xf32>, vector<16xf32>
          %223 = arith.addi %144, %220 : index
          %224 = vector.load %3[%223] : memref<?xf32>, vector<16xf32>
          %225 = arith.mulf %224, %222 : vector<16xf32>
          %226 = arith.muli %142, %heads : index
          %227 = arith.addi %226, %0 : index
          %228 = arith.muli %227, %headDim : index
          %229 = arith.addi %228, %220 : index
          vector.store %225, %q[%229] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %230 = arith.addi %slotsAt, %142 : index
        %231 = memref.load %step[%230] : memref<?xi32>
        %232 = arith.index_cast %231 : i32 to index
        %233 = arith.cmpi sge, %232, %c7 : index
        scf.if %233 {
          %234 = arith.cmpi eq, %codec, %c7 : index
          scf.if %234 {
            %235 = arith.subi %0, %heads : index
            %236 = arith.muli %235, %4 : index
            %237 = arith.divui %232, %c6 : index
            %238 = arith.remui %232, %c6 : index
            %239 = arith.muli %237, %pageBytes : index
            %242 = scf.for %240 = %c7 to %headDim step %c6 iter_args(%241 = %c11) -> (vector<16xf32>) {
              %243 = arith.addi %236, %240 : index
              %244 = vector.load %encode[%243] : memref<?xf32>, vector<16xf32>
              %245 = arith.addi %236, %headDim : index
              %246 = arith.addi %245, %240 : index
              %247 = vector.load %encode[%246] : memref<?xf32>, vector<16xf32>
              %248 = arith.addi %144, %240 : index
              %249 = vector.load %3[%248] : memref<?xf32>, vector<16xf32>
              %250 = arith.subf %249, %247 : vector<16xf32>
              %251 = arith.mulf %250, %244 : vector<16xf32>
              %252 = arith.minimumf %251, %c28 : vector<16xf32>
              %253 = arith.maximumf %252, %c29 : vector<16xf32>
              %254 = arith.truncf %253 : vector<16xf32> to vector<16xf16>
              %255 = vector.bitcast %254 : vector<16xf16> to vector<32xi8>
              %256 = arith.muli %240, %c3 : index
              vector.store %255, %5[%256] : memref<?xi8>, vector<32xi8>
              %257 = math.absf %251 : vector<16xf32>
              %258 = arith.cmpf ugt, %257, %c28 : vector<16xf32>
              %259 = arith.select %258, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %260 = arith.addf %241, %259 : vector<16xf32>
              scf.yield %260 : vector<16xf32>
            }
            %261 = wave.reduce "add" %242 : vector<16xf32>
            %262 = arith.cmpf ogt, %261, %c31 : f32
            scf.if %262 {
              %263 = arith.fptosi %261 : f32 to i32
              wave.count %clipped, %263 : memref<?xi32>
            }
            %264 = arith.cmpi slt, %235, %kvHeads : index
            scf.if %264 {
              %265 = arith.muli %4, %c4 : index
              %266 = arith.muli %235, %265 : index
              %267 = arith.addi %239, %266 : index
              %268 = arith.muli %238, %c3 : index
              %269 = arith.addi %267, %268 : index
              scf.for %270 = %c7 to %headDim step %c9 {
                %271 = arith.muli %270, %c3 : index
                %272 = arith.addi %271, %c7 : index
                %273 = memref.load %5[%272] : memref<?xi8>
                %274 = arith.muli %270, %c4 : index
                %275 = arith.addi %269, %274 : index
                %276 = arith.addi %275, %c7 : index
                memref.store %273, %kv[%276] : memref<?xi8>
                %277 = arith.addi %271, %c9 : index
                %278 = memref.load %5[%277] : memref<?xi8>
                %279 = arith.addi %275, %c9 : index
                memref.store %278, %kv[%279] : memref<?xi8>
              }
            } else {
              %280 = arith.subi %235, %kvHeads : index
              %281 = arith.muli %280, %c3 : index
              %282 = arith.addi %281, %c9 : index
              %283 = arith.muli %4, %c6 : index
              %284 = arith.muli %282, %283 : index
              %285 = arith.addi %239, %284 : index
              %286 = arith.muli %238, %4 : index
              %287 = arith.addi %285, %286 : index
              scf.for %288 = %c7 to %4 step %c6 {
                %289 = vector.load %5[%288] : memref<?xi8>, vector<16xi8>
                %290 = arith.addi %287, %288 : index
                vector.store %289, %kv[%290] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %291 = arith.cmpi eq, %codec, %c9 : index
          scf.if %291 {
            %292 = arith.subi %0, %heads : index
            %293 = arith.muli %292, %4 : index
            %294 = arith.divui %232, %c6 : index
            %295 = arith.remui %232, %c6 : index
            %296 = arith.muli %headDim, %c9 : index
            %297 = arith.muli %294, %pageBytes : index
            %300 = scf.for %298 = %c7 to %headDim step %c6 iter_args(%299 = %c11) -> (vector<16xf32>) {
              %301 = arith.addi %293, %298 : index
              %302 = vector.load %encode[%301] : memref<?xf32>, vector<16xf32>
              %303 = arith.addi %293, %headDim : index
              %304 = arith.addi %303, %298 : index
              %305 = vector.load %encode[%304] : memref<?xf32>, vector<16xf32>
              %306 = arith.addi %144, %298 : index
              %307 = vector.load %3[%306] : memref<?xf32>, vector<16xf32>
              %308 = arith.subf %307, %305 : vector<16xf32>
              %309 = arith.mulf %308, %302 : vector<16xf32>
              %310 = wave.fp8_encode "e4m3" %309 : vector<16xf32> -> vector<16xi8>
              %311 = arith.muli %298, %c9 : index
              vector.store %310, %5[%311] : memref<?xi8>, vector<16xi8>
              %312 = math.absf %309 : vector<16xf32>
              %313 = arith.cmpf ugt, %312, %c32 : vector<16xf32>
              %314 = arith.select %313, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %315 = arith.addf %299, %314 : vector<16xf32>
              scf.yield %315 : vector<16xf32>
            }
            %316 = wave.reduce "add" %300 : vector<16xf32>
            %317 = arith.cmpf ogt, %316, %c31 : f32
            scf.if %317 {
              %318 = arith.fptosi %316 : f32 to i32
              wave.count %clipped, %318 : memref<?xi32>
            }
            %319 = arith.cmpi slt, %292, %kvHeads : index
            scf.if %319 {
              %320 = arith.muli %296, %c4 : index
              %321 = arith.muli %292, %320 : index
              %322 = arith.addi %297, %321 : index
              %323 = arith.muli %295, %c9 : index
              %324 = arith.addi %322, %323 : index
              scf.for %325 = %c7 to %headDim step %c9 {
                %326 = arith.muli %325, %c9 : index
                %327 = arith.addi %326, %c7 : index
                %328 = memref.load %5[%327] : memref<?xi8>
                %329 = arith.muli %325, %c6 : index
                %330 = arith.addi %324, %329 : index
                %331 = arith.addi %330, %c7 : index
                memref.store %328, %kv[%331] : memref<?xi8>
              }
            } else {
              %332 = arith.subi %292, %kvHeads : index
              %333 = arith.muli %332, %c3 : index
              %334 = arith.addi %333, %c9 : index
              %335 = arith.muli %296, %c6 : index
              %336 = arith.muli %334, %335 : index
              %337 = arith.addi %297, %336 : index
              %338 = arith.muli %295, %296 : index
              %339 = arith.addi %337, %338 : index
              scf.for %340 = %c7 to %296 step %c6 {
                %341 = vector.load %5[%340] : memref<?xi8>, vector<16xi8>
                %342 = arith.addi %339, %340 : index
                vector.store %341, %kv[%342] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %343 = arith.cmpi eq, %codec, %c3 : index
          scf.if %343 {
            %344 = arith.subi %0, %heads : index
            %345 = arith.muli %344, %4 : index
            %346 = arith.divui %232, %c6 : index
            %347 = arith.remui %232, %c6 : index
            %348 = arith.muli %headDim, %c9 : index
            %349 = arith.muli %346, %pageBytes : index
            %352 = scf.for %350 = %c7 to %headDim step %c6 iter_args(%351 = %c11) -> (vector<16xf32>) {
              %353 = arith.addi %345, %350 : index
              %354 = vector.load %encode[%353] : memref<?xf32>, vector<16xf32>
              %355 = arith.addi %345, %headDim : index
              %356 = arith.addi %355, %350 : index
              %357 = vector.load %encode[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.addi %144, %350 : index
              %359 = vector.load %3[%358] : memref<?xf32>, vector<16xf32>
              %360 = arith.subf %359, %357 : vector<16xf32>
              %361 = arith.mulf %360, %354 : vector<16xf32>
              %362 = wave.fp8_encode "e5m2" %361 : vector<16xf32> -> vector<16xi8>
              %363 = arith.muli %350, %c9 : index
              vector.store %362, %5[%363] : memref<?xi8>, vector<16xi8>
              %364 = math.absf %361 : vector<16xf32>
              %365 = arith.cmpf ugt, %364, %c33 : vector<16xf32>
              %366 = arith.select %365, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %367 = arith.addf %351, %366 : vector<16xf32>
              scf.yield %367 : vector<16xf32>
            }
            %368 = wave.reduce "add" %352 : vector<16xf32>
            %369 = arith.cmpf ogt, %368, %c31 : f32
            scf.if %369 {
              %370 = arith.fptosi %368 : f32 to i32
              wave.count %clipped, %370 : memref<?xi32>
            }
            %371 = arith.cmpi slt, %344, %kvHeads : index
            scf.if %371 {
              %372 = arith.muli %348, %c4 : index
              %373 = arith.muli %344, %372 : index
              %374 = arith.addi %349, %373 : index
              %375 = arith.muli %347, %c9 : index
              %376 = arith.addi %374, %375 : index
              scf.for %377 = %c7 to %headDim step %c9 {
                %378 = arith.muli %377, %c9 : index
                %379 = arith.addi %378, %c7 : index
                %380 = memref.load %5[%379] : memref<?xi8>
                %381 = arith.muli %377, %c6 : index
                %382 = arith.addi %376, %381 : index
                %383 = arith.addi %382, %c7 : index
                memref.store %380, %kv[%383] : memref<?xi8>
              }
            } else {
              %384 = arith.subi %344, %kvHeads : index
              %385 = arith.muli %384, %c3 : index
              %386 = arith.addi %385, %c9 : index
              %387 = arith.muli %348, %c6 : index
              %388 = arith.muli %386, %387 : index
              %389 = arith.addi %349, %388 : index
              %390 = arith.muli %347, %348 : index
              %391 = arith.addi %389, %390 : index
              scf.for %392 = %c7 to %348 step %c6 {
                %393 = vector.load %5[%392] : memref<?xi8>, vector<16xi8>
                %394 = arith.addi %391, %392 : index
                vector.store %393, %kv[%394] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %395 = arith.cmpi eq, %codec, %c10 : index
          scf.if %395 {
            %396 = arith.subi %0, %heads : index
            %397 = arith.muli %396, %4 : index
            %398 = arith.divui %232, %c6 : index
            %399 = arith.remui %232, %c6 : index
            %400 = arith.muli %headDim, %c9 : index
            %401 = arith.muli %398, %pageBytes : index
            %404 = scf.for %402 = %c7 to %headDim step %c6 iter_args(%403 = %c11) -> (vector<16xf32>) {
              %405 = arith.addi %397, %402 : index
              %406 = vector.load %encode[%405] : memref<?xf32>, vector<16xf32>
              %407 = arith.addi %397, %headDim : index
              %408 = arith.addi %407, %402 : index
              %409 = vector.load %encode[%408] : memref<?xf32>, vector<16xf32>
              %410 = arith.addi %144, %402 : index
              %411 = vector.load %3[%410] : memref<?xf32>, vector<16xf32>
              %412 = arith.subf %411, %409 : vector<16xf32>
              %413 = arith.mulf %412, %406 : vector<16xf32>
              %414 = arith.cmpf ord, %413, %413 : vector<16xf32>
              %415 = arith.select %414, %413, %c11 : vector<16xi1>, vector<16xf32>
              %416 = math.roundeven %415 : vector<16xf32>
              %417 = arith.minimumf %416, %c34 : vector<16xf32>
              %418 = arith.maximumf %417, %c35 : vector<16xf32>
              %419 = arith.fptosi %418 : vector<16xf32> to vector<16xi32>
              %420 = arith.addi %419, %c36 : vector<16xi32>
              %421 = arith.trunci %420 : vector<16xi32> to vector<16xi8>
              %422 = arith.muli %402, %c9 : index
              vector.store %421, %5[%422] : memref<?xi8>, vector<16xi8>
              %423 = math.absf %413 : vector<16xf32>
              %424 = arith.cmpf ugt, %423, %c37 : vector<16xf32>
              %425 = arith.select %424, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %426 = arith.addf %403, %425 : vector<16xf32>
              scf.yield %426 : vector<16xf32>
            }
            %427 = wave.reduce "add" %404 : vector<16xf32>
            %428 = arith.cmpf ogt, %427, %c31 : f32
            scf.if %428 {
              %429 = arith.fptosi %427 : f32 to i32
              wave.count %clipped, %429 : memref<?xi32>
            }
            %430 = arith.cmpi slt, %396, %kvHeads : index
            scf.if %430 {
              %431 = arith.muli %400, %c4 : index
              %432 = arith.muli %396, %431 : index
              %433 = arith.addi %401, %432 : index
              %434 = arith.muli %399, %c9 : index
              %435 = arith.addi %433, %434 : index
              scf.for %436 = %c7 to %headDim step %c9 {
                %437 = arith.muli %436, %c9 : index
                %438 = arith.addi %437, %c7 : index
                %439 = memref.load %5[%438] : memref<?xi8>
                %440 = arith.muli %436, %c6 : index
                %441 = arith.addi %435, %440 : index
                %442 = arith.addi %441, %c7 : index
                memref.store %439, %kv[%442] : memref<?xi8>
              }
            } else {
              %443 = arith.subi %396, %kvHeads : index
              %444 = arith.muli %443, %c3 : index
              %445 = arith.addi %444, %c9 : index
              %446 = arith.muli %400, %c6 : index
              %447 = arith.muli %445, %446 : index
              %448 = arith.addi %401, %447 : index
              %449 = arith.muli %399, %400 : index
              %450 = arith.addi %448, %449 : index
              scf.for %451 = %c7 to %400 step %c6 {
                %452 = vector.load %5[%451] : memref<?xi8>, vector<16xi8>
                %453 = arith.addi %450, %451 : index
                vector.store %452, %kv[%453] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

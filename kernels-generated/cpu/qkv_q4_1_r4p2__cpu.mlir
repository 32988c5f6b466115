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
wave.kernel @qkv_q4_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %215 = %c7 to %headDim step %c6 {
          %216 = arith.addi %144, %215 : index
          %217 = vector.load %3[%216] : memref<?xf32>, vector<16xf32>
          %218 = arith.muli %142, %heads : index
          %219 = arith.addi %218, %0 : index
          %220 = arith.muli %219, %headDim : index
          %221 = arith.addi %220, %215 : index
          vector.store %217, %q[%221] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %222 = arith.addi %slotsAt, %142 : index
        %223 = memref.load %step[%222] : memref<?xi32>
        %224 = arith.index_cast %223 : i32 to index
        %225 = arith.cmpi sge, %224, %c7 : index
        scf.if %225 {
          %226 = arith.cmpi eq, %codec, %c7 : index
          scf.if %226 {
            %227 = arith.subi %0, %heads : index
            %228 = memref.load %scales[%227] : memref<?xf32>
            %229 = vector.broadcast %228 : f32 to vector<16xf32>
            %230 = arith.divui %224, %c6 : index
            %231 = arith.remui %224, %c6 : index
            %232 = arith.muli %230, %pageBytes : index
            scf.for %233 = %c7 to %headDim step %c6 {
              %234 = arith.addi %144, %233 : index
              %235 = vector.load %3[%234] : memref<?xf32>, vector<16xf32>
              %236 = arith.mulf %235, %229 : vector<16xf32>
              %237 = arith.minimumf %236, %c28 : vector<16xf32>
              %238 = arith.maximumf %237, %c29 : vector<16xf32>
              %239 = arith.truncf %238 : vector<16xf32> to vector<16xf16>
              %240 = vector.bitcast %239 : vector<16xf16> to vector<32xi8>
              %241 = arith.muli %233, %c3 : index
              vector.store %240, %5[%241] : memref<?xi8>, vector<32xi8>
            }
            %242 = arith.cmpi slt, %227, %kvHeads : index
            scf.if %242 {
              %243 = arith.muli %4, %c4 : index
              %244 = arith.muli %227, %243 : index
              %245 = arith.addi %232, %244 : index
              %246 = arith.muli %231, %c3 : index
              %247 = arith.addi %245, %246 : index
              scf.for %248 = %c7 to %headDim step %c9 {
                %249 = arith.muli %248, %c3 : index
                %250 = arith.addi %249, %c7 : index
                %251 = memref.load %5[%250] : memref<?xi8>
                %252 = arith.muli %248, %c4 : index
                %253 = arith.addi %247, %252 : index
                %254 = arith.addi %253, %c7 : index
                memref.store %251, %kv[%254] : memref<?xi8>
                %255 = arith.addi %249, %c9 : index
                %256 = memref.load %5[%255] : memref<?xi8>
                %257 = arith.addi %253, %c9 : index
                memref.store %256, %kv[%257] : memref<?xi8>
              }
            } else {
              %258 = arith.subi %227, %kvHeads : index
              %259 = arith.muli %258, %c3 : index
              %260 = arith.addi %259, %c9 : index
              %261 = arith.muli %4, %c6 : index
              %262 = arith.muli %260, %261 : index
              %263 = arith.addi %232, %262 : index
              %264 = arith.muli %231, %4 : index
              %265 = arith.addi %263, %264 : index
              scf.for %266 = %c7 to %4 step %c6 {
                %267 = vector.load %5[%266] : memref<?xi8>, vector<16xi8>
                %268 = arith.addi %265, %266 : index
                vector.store %267, %kv[%268] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %269 = arith.cmpi eq, %codec, %c9 : index
          scf.if %269 {
            %270 = arith.subi %0, %heads : index
            %271 = memref.load %scales[%270] : memref<?xf32>
            %272 = vector.broadcast %271 : f32 to vector<16xf32>
            %273 = arith.divui %224, %c6 : index
            %274 = arith.remui %224, %c6 : index
            %275 = arith.muli %headDim, %c9 : index
            %276 = arith.muli %273, %pageBytes : index
            scf.for %277 = %c7 to %headDim step %c6 {
              %278 = arith.addi %144, %277 : index
              %279 = vector.load %3[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.mulf %279, %272 : vector<16xf32>
              %281 = wave.fp8_encode "e4m3" %280 : vector<16xf32> -> vector<16xi8>
              %282 = arith.muli %277, %c9 : index
              vector.store %281, %5[%282] : memref<?xi8>, vector<16xi8>
            }
            %283 = arith.cmpi slt, %270, %kvHeads : index
            scf.if %283 {
              %284 = arith.muli %275, %c4 : index
              %285 = arith.muli %270, %284 : index
              %286 = arith.addi %276, %285 : index
              %287 = arith.muli %274, %c9 : index
              %288 = arith.addi %286, %287 : index
              scf.for %289 = %c7 to %headDim step %c9 {
                %290 = arith.muli %289, %c9 : index
                %291 = arith.addi %290, %c7 : index
                %292 = memref.load %5[%291] : memref<?xi8>
                %293 = arith.muli %289, %c6 : index
                %294 = arith.addi %288, %293 : index
                %295 = arith.addi %294, %c7 : index
                memref.store %292, %kv[%295] : memref<?xi8>
              }
            } else {
              %296 = arith.subi %270, %kvHeads : index
              %297 = arith.muli %296, %c3 : index
              %298 = arith.addi %297, %c9 : index
              %299 = arith.muli %275, %c6 : index
              %300 = arith.muli %298, %299 : index
              %301 = arith.addi %276, %300 : index
              %302 = arith.muli %274, %275 : index
              %303 = arith.addi %301, %302 : index
              scf.for %304 = %c7 to %275 step %c6 {
                %305 = vector.load %5[%304] : memref<?xi8>, vector<16xi8>
                %306 = arith.addi %303, %304 : index
                vector.store %305, %kv[%306] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %307 = arith.cmpi eq, %codec, %c3 : index
          scf.if %307 {
            %308 = arith.subi %0, %heads : index
            %309 = memref.load %scales[%308] : memref<?xf32>
            %310 = vector.broadcast %309 : f32 to vector<16xf32>
            %311 = arith.divui %224, %c6 : index
            %312 = arith.remui %224, %c6 : index
            %313 = arith.muli %headDim, %c9 : index
            %314 = arith.muli %311, %pageBytes : index
            scf.for %315 = %c7 to %headDim step %c6 {
              %316 = arith.addi %144, %315 : index
              %317 = vector.load %3[%316] : memref<?xf32>, vector<16xf32>
              %318 = arith.mulf %317, %310 : vector<16xf32>
              %319 = wave.fp8_encode "e5m2" %318 : vector<16xf32> -> vector<16xi8>
              %320 = arith.muli %315, %c9 : index
              vector.store %319, %5[%320] : memref<?xi8>, vector<16xi8>
            }
            %321 = arith.cmpi slt, %308, %kvHeads : index
            scf.if %321 {
              %322 = arith.muli %313, %c4 : index
              %323 = arith.muli %308, %322 : index
              %324 = arith.addi %314, %323 : index
              %325 = arith.muli %312, %c9 : index
              %326 = arith.addi %324, %325 : index
              scf.for %327 = %c7 to %headDim step %c9 {
                %328 = arith.muli %327, %c9 : index
                %329 = arith.addi %328, %c7 : index
                %330 = memref.load %5[%329] : memref<?xi8>
                %331 = arith.muli %327, %c6 : index
                %332 = arith.addi %326, %331 : index
                %333 = arith.addi %332, %c7 : index
                memref.store %330, %kv[%333] : memref<?xi8>
              }
            } else {
              %334 = arith.subi %308, %kvHeads : index
              %335 = arith.muli %334, %c3 : index
              %336 = arith.addi %335, %c9 : index
              %337 = arith.muli %313, %c6 : index
              %338 = arith.muli %336, %337 : index
              %339 = arith.addi %314, %338 : index
              %340 = arith.muli %312, %313 : index
              %341 = arith.addi %339, %340 : index
              scf.for %342 = %c7 to %313 step %c6 {
                %343 = vector.load %5[%342] : memref<?xi8>, vector<16xi8>
                %344 = arith.addi %341, %342 : index
                vector.store %343, %kv[%344] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

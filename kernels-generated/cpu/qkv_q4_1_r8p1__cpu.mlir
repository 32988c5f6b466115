// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c7 to %8 step %c9 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c7 : index
      %44 = arith.muli %43, %7 : index
      %54:8 = scf.for %45 = %c7 to %6 step %c9 iter_args(%46 = %c15, %47 = %c15, %48 = %c15, %49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %45, %c5 : index
        %56 = arith.addi %44, %55 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %56, %c4 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<32xi8>
        %62 = vector.bitcast %61 : vector<32xi8> to vector<16xf16>
        %63 = arith.extf %62 : vector<16xf16> to vector<16xf32>
        %64 = arith.muli %45, %c4 : index
        %74:8 = scf.for %65 = %c7 to %c2 step %c9 iter_args(%66 = %46, %67 = %47, %68 = %48, %69 = %49, %70 = %50, %71 = %51, %72 = %52, %73 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %75 = arith.muli %65, %c11 : index
          %76 = arith.addi %64, %75 : index
          %77 = arith.addi %56, %c16 : index
          %78 = arith.muli %65, %c4 : index
          %79 = arith.addi %77, %78 : index
          %80 = arith.addi %79, %c7 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.andi %82, %c17 : vector<16xi32>
          %84 = arith.shrui %82, %c18 : vector<16xi32>
          %85 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %86 = math.fma %85, %59, %63 : vector<16xf32>
          %87 = arith.addi %76, %c7 : index
          %88:8 = func.call @qkv_q4_1_r8p1__cpu.0(%32, %87, %x, %86, %66, %33, %67, %34, %68, %35, %69, %36, %70, %37, %71, %38, %72, %39, %73) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %89 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %90 = math.fma %89, %59, %63 : vector<16xf32>
          %91 = arith.addi %76, %c9 : index
          %92:8 = func.call @qkv_q4_1_r8p1__cpu.0(%32, %91, %x, %90, %88#0, %33, %88#1, %34, %88#2, %35, %88#3, %36, %88#4, %37, %88#5, %38, %88#6, %39, %88#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %93 = arith.addi %79, %c6 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.andi %95, %c17 : vector<16xi32>
          %97 = arith.shrui %95, %c18 : vector<16xi32>
          %98 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %59, %63 : vector<16xf32>
          %100 = arith.addi %76, %c3 : index
          %101:8 = func.call @qkv_q4_1_r8p1__cpu.0(%32, %100, %x, %99, %92#0, %33, %92#1, %34, %92#2, %35, %92#3, %36, %92#4, %37, %92#5, %38, %92#6, %39, %92#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %102 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %103 = math.fma %102, %59, %63 : vector<16xf32>
          %104 = arith.addi %76, %c10 : index
          %105:8 = func.call @qkv_q4_1_r8p1__cpu.0(%32, %104, %x, %103, %101#0, %33, %101#1, %34, %101#2, %35, %101#3, %36, %101#4, %37, %101#5, %38, %101#6, %39, %101#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %105#0, %105#1, %105#2, %105#3, %105#4, %105#5, %105#6, %105#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %106 = arith.muli %headDim, %c7 : index
      %107 = arith.muli %40, %c6 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.addi %108, %c7 : index
      vector.store %54#0, %3[%109] : memref<?xf32>, vector<16xf32>
      %110 = arith.muli %headDim, %c9 : index
      %111 = arith.addi %110, %107 : index
      %112 = arith.addi %111, %c7 : index
      vector.store %54#1, %3[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %4, %107 : index
      %114 = arith.addi %113, %c7 : index
      vector.store %54#2, %3[%114] : memref<?xf32>, vector<16xf32>
      %115 = arith.muli %headDim, %c10 : index
      %116 = arith.addi %115, %107 : index
      %117 = arith.addi %116, %c7 : index
      vector.store %54#3, %3[%117] : memref<?xf32>, vector<16xf32>
      %118 = arith.muli %headDim, %c11 : index
      %119 = arith.addi %118, %107 : index
      %120 = arith.addi %119, %c7 : index
      vector.store %54#4, %3[%120] : memref<?xf32>, vector<16xf32>
      %121 = arith.muli %headDim, %c12 : index
      %122 = arith.addi %121, %107 : index
      %123 = arith.addi %122, %c7 : index
      vector.store %54#5, %3[%123] : memref<?xf32>, vector<16xf32>
      %124 = arith.muli %headDim, %c13 : index
      %125 = arith.addi %124, %107 : index
      %126 = arith.addi %125, %c7 : index
      vector.store %54#6, %3[%126] : memref<?xf32>, vector<16xf32>
      %127 = arith.muli %headDim, %c14 : index
      %128 = arith.addi %127, %107 : index
      %129 = arith.addi %128, %c7 : index
      vector.store %54#7, %3[%129] : memref<?xf32>, vector<16xf32>
    }
    %130 = arith.addi %14, %c2 : index
    %131 = arith.minsi %130, %13 : index
    scf.for %132 = %14 to %131 step %c9 {
      %133 = arith.subi %132, %14 : index
      %134 = arith.muli %133, %headDim : index
      %135 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %135 {
        scf.for %136 = %c7 to %headDim step %c6 {
          %137 = arith.muli %0, %headDim : index
          %138 = arith.addi %137, %136 : index
          %139 = vector.load %bias[%138] : memref<?xf32>, vector<16xf32>
          %140 = arith.addi %134, %136 : index
          %141 = vector.load %3[%140] : memref<?xf32>, vector<16xf32>
          %142 = arith.addf %141, %139 : vector<16xf32>
          vector.store %142, %3[%140] : memref<?xf32>, vector<16xf32>
        }
      }
      %143 = arith.addi %heads, %kvHeads : index
      %144 = arith.cmpi slt, %0, %143 : index
      scf.if %144 {
        %145 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %145 {
          %146 = arith.cmpi slt, %0, %heads : index
          %149 = scf.for %147 = %c7 to %headDim step %c6 iter_args(%148 = %c15) -> (vector<16xf32>) {
            %150 = arith.addi %134, %147 : index
            %151 = vector.load %3[%150] : memref<?xf32>, vector<16xf32>
            %152 = math.fma %151, %151, %148 : vector<16xf32>
            scf.yield %152 : vector<16xf32>
          }
          %153 = wave.reduce "add" %149 : vector<16xf32>
          %154 = arith.mulf %153, %inverseHeadDim : f32
          %155 = arith.addf %154, %epsilon : f32
          %156 = math.sqrt %155 : f32
          %157 = arith.divf %c25, %156 : f32
          %158 = vector.broadcast %157 : f32 to vector<16xf32>
          scf.for %159 = %c7 to %headDim step %c6 {
            %160 = vector.load %query_norm[%159] : memref<?xf32>, vector<16xf32>
            %161 = vector.load %key_norm[%159] : memref<?xf32>, vector<16xf32>
            %162 = arith.select %146, %160, %161 : vector<16xf32>
            %163 = arith.addi %134, %159 : index
            %164 = vector.load %3[%163] : memref<?xf32>, vector<16xf32>
            %165 = arith.mulf %164, %158 : vector<16xf32>
            %166 = arith.mulf %165, %162 : vector<16xf32>
            vector.store %166, %3[%163] : memref<?xf32>, vector<16xf32>
          }
        }
        %167 = arith.addi %positionsAt, %132 : index
        %168 = memref.load %step[%167] : memref<?xi32>
        %169 = arith.index_cast %168 : i32 to index
        %170 = arith.divui %headDim, %c3 : index
        %171 = arith.remui %169, %c27 : index
        %172 = arith.muli %171, %headDim : index
        %173 = arith.divui %169, %c27 : index
        %174 = arith.addi %173, %c27 : index
        %175 = arith.muli %174, %headDim : index
        scf.for %176 = %c7 to %170 step %c2 {
          %177 = arith.addi %172, %176 : index
          %178 = vector.load %rope[%177] : memref<?xf32>, vector<8xf32>
          %179 = arith.addi %172, %170 : index
          %180 = arith.addi %179, %176 : index
          %181 = vector.load %rope[%180] : memref<?xf32>, vector<8xf32>
          %182 = arith.addi %175, %176 : index
          %183 = vector.load %rope[%182] : memref<?xf32>, vector<8xf32>
          %184 = arith.addi %175, %170 : index
          %185 = arith.addi %184, %176 : index
          %186 = vector.load %rope[%185] : memref<?xf32>, vector<8xf32>
          %187 = arith.mulf %183, %178 : vector<8xf32>
          %188 = arith.mulf %186, %181 : vector<8xf32>
          %189 = arith.subf %187, %188 : vector<8xf32>
          %190 = arith.mulf %186, %178 : vector<8xf32>
          %191 = arith.mulf %183, %181 : vector<8xf32>
          %192 = arith.addf %190, %191 : vector<8xf32>
          %193 = arith.addi %134, %176 : index
          %194 = vector.load %3[%193] : memref<?xf32>, vector<8xf32>
          %195 = arith.addi %134, %170 : index
          %196 = arith.addi %195, %176 : index
          %197 = vector.load %3[%196] : memref<?xf32>, vector<8xf32>
          %198 = arith.mulf %194, %189 : vector<8xf32>
          %199 = arith.mulf %197, %192 : vector<8xf32>
          %200 = arith.subf %198, %199 : vector<8xf32>
          vector.store %200, %3[%193] : memref<?xf32>, vector<8xf32>
          %201 = arith.mulf %197, %189 : vector<8xf32>
          %202 = arith.mulf %194, %192 : vector<8xf32>
          %203 = arith.addf %201, %202 : vector<8xf32>
          vector.store %203, %3[%196] : memref<?xf32>, vector<8xf32>
        }
      }
      %204 = arith.cmpi slt, %0, %heads : index
      scf.if %204 {
        scf.for %205 = %c7 to %headDim step %c6 {
          %206 = arith.addi %134, %205 : index
          %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
          %208 = arith.muli %132, %heads : index
          %209 = arith.addi %208, %0 : index
          %210 = arith.muli %209, %headDim : index
          %211 = arith.addi %210, %205 : index
          vector.store %207, %q[%211] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %212 = arith.addi %slotsAt, %132 : index
        %213 = memref.load %step[%212] : memref<?xi32>
        %214 = arith.index_cast %213 : i32 to index
        %215 = arith.cmpi sge, %214, %c7 : index
        scf.if %215 {
          %216 = arith.cmpi eq, %codec, %c7 : index
          scf.if %216 {
            %217 = arith.subi %0, %heads : index
            %218 = memref.load %scales[%217] : memref<?xf32>
            %219 = vector.broadcast %218 : f32 to vector<16xf32>
            %220 = arith.divui %214, %c6 : index
            %221 = arith.remui %214, %c6 : index
            %222 = arith.muli %220, %pageBytes : index
            scf.for %223 = %c7 to %headDim step %c6 {
              %224 = arith.addi %134, %223 : index
              %225 = vector.load %3[%224] : memref<?xf32>, vector<16xf32>
              %226 = arith.mulf %225, %219 : vector<16xf32>
              %227 = arith.minimumf %226, %c31 : vector<16xf32>
              %228 = arith.maximumf %227, %c32 : vector<16xf32>
              %229 = arith.truncf %228 : vector<16xf32> to vector<16xf16>
              %230 = vector.bitcast %229 : vector<16xf16> to vector<32xi8>
              %231 = arith.muli %223, %c3 : index
              vector.store %230, %5[%231] : memref<?xi8>, vector<32xi8>
            }
            %232 = arith.cmpi slt, %217, %kvHeads : index
            scf.if %232 {
              %233 = arith.muli %4, %c4 : index
              %234 = arith.muli %217, %233 : index
              %235 = arith.addi %222, %234 : index
              %236 = arith.muli %221, %c3 : index
              %237 = arith.addi %235, %236 : index
              scf.for %238 = %c7 to %headDim step %c9 {
                %239 = arith.muli %238, %c3 : index
                %240 = arith.addi %239, %c7 : index
                %241 = memref.load %5[%240] : memref<?xi8>
                %242 = arith.muli %238, %c4 : index
                %243 = arith.addi %237, %242 : index
                %244 = arith.addi %243, %c7 : index
                memref.store %241, %kv[%244] : memref<?xi8>
                %245 = arith.addi %239, %c9 : index
                %246 = memref.load %5[%245] : memref<?xi8>
                %247 = arith.addi %243, %c9 : index
                memref.store %246, %kv[%247] : memref<?xi8>
              }
            } else {
              %248 = arith.subi %217, %kvHeads : index
              %249 = arith.muli %248, %c3 : index
              %250 = arith.addi %249, %c9 : index
              %251 = arith.muli %4, %c6 : index
              %252 = arith.muli %250, %251 : index
              %253 = arith.addi %222, %252 : index
              %254 = arith.muli %221, %4 : index
              %255 = arith.addi %253, %254 : index
              scf.for %256 = %c7 to %4 step %c6 {
                %257 = vector.load %5[%256] : memref<?xi8>, vector<16xi8>
                %258 = arith.addi %255, %256 : index
                vector.store %257, %kv[%258] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %259 = arith.cmpi eq, %codec, %c9 : index
          scf.if %259 {
            %260 = arith.subi %0, %heads : index
            %261 = memref.load %scales[%260] : memref<?xf32>
            %262 = vector.broadcast %261 : f32 to vector<16xf32>
            %263 = arith.divui %214, %c6 : index
            %264 = arith.remui %214, %c6 : index
            %265 = arith.muli %headDim, %c9 : index
            %266 = arith.muli %263, %pageBytes : index
            scf.for %267 = %c7 to %headDim step %c6 {
              %268 = arith.addi %134, %267 : index
              %269 = vector.load %3[%268] : memref<?xf32>, vector<16xf32>
              %270 = arith.mulf %269, %262 : vector<16xf32>
              %271 = wave.fp8_encode "e4m3" %270 : vector<16xf32> -> vector<16xi8>
              %272 = arith.muli %267, %c9 : index
              vector.store %271, %5[%272] : memref<?xi8>, vector<16xi8>
            }
            %273 = arith.cmpi slt, %260, %kvHeads : index
            scf.if %273 {
              %274 = arith.muli %265, %c4 : index
              %275 = arith.muli %260, %274 : index
              %276 = arith.addi %266, %275 : index
              %277 = arith.muli %264, %c9 : index
              %278 = arith.addi %276, %277 : index
              scf.for %279 = %c7 to %headDim step %c9 {
                %280 = arith.muli %279, %c9 : index
                %281 = arith.addi %280, %c7 : index
                %282 = memref.load %5[%281] : memref<?xi8>
                %283 = arith.muli %279, %c6 : index
                %284 = arith.addi %278, %283 : index
                %285 = arith.addi %284, %c7 : index
                memref.store %282, %kv[%285] : memref<?xi8>
              }
            } else {
              %286 = arith.subi %260, %kvHeads : index
              %287 = arith.muli %286, %c3 : index
              %288 = arith.addi %287, %c9 : index
              %289 = arith.muli %265, %c6 : index
              %290 = arith.muli %288, %289 : index
              %291 = arith.addi %266, %290 : index
              %292 = arith.muli %264, %265 : index
              %293 = arith.addi %291, %292 : index
              scf.for %294 = %c7 to %265 step %c6 {
                %295 = vector.load %5[%294] : memref<?xi8>, vector<16xi8>
                %296 = arith.addi %293, %294 : index
                vector.store %295, %kv[%296] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %297 = arith.cmpi eq, %codec, %c3 : index
          scf.if %297 {
            %298 = arith.subi %0, %heads : index
            %299 = memref.load %scales[%298] : memref<?xf32>
            %300 = vector.broadcast %299 : f32 to vector<16xf32>
            %301 = arith.divui %214, %c6 : index
            %302 = arith.remui %214, %c6 : index
            %303 = arith.muli %headDim, %c9 : index
            %304 = arith.muli %301, %pageBytes : index
            scf.for %305 = %c7 to %headDim step %c6 {
              %306 = arith.addi %134, %305 : index
              %307 = vector.load %3[%306] : memref<?xf32>, vector<16xf32>
              %308 = arith.mulf %307, %300 : vector<16xf32>
              %309 = wave.fp8_encode "e5m2" %308 : vector<16xf32> -> vector<16xi8>
              %310 = arith.muli %305, %c9 : index
              vector.store %309, %5[%310] : memref<?xi8>, vector<16xi8>
            }
            %311 = arith.cmpi slt, %298, %kvHeads : index
            scf.if %311 {
              %312 = arith.muli %303, %c4 : index
              %313 = arith.muli %298, %312 : index
              %314 = arith.addi %304, %313 : index
              %315 = arith.muli %302, %c9 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c7 to %headDim step %c9 {
                %318 = arith.muli %317, %c9 : index
                %319 = arith.addi %318, %c7 : index
                %320 = memref.load %5[%319] : memref<?xi8>
                %321 = arith.muli %317, %c6 : index
                %322 = arith.addi %316, %321 : index
                %323 = arith.addi %322, %c7 : index
                memref.store %320, %kv[%323] : memref<?xi8>
              }
            } else {
              %324 = arith.subi %298, %kvHeads : index
              %325 = arith.muli %324, %c3 : index
              %326 = arith.addi %325, %c9 : index
              %327 = arith.muli %303, %c6 : index
              %328 = arith.muli %326, %327 : index
              %329 = arith.addi %304, %328 : index
              %330 = arith.muli %302, %303 : index
              %331 = arith.addi %329, %330 : index
              scf.for %332 = %c7 to %303 step %c6 {
                %333 = vector.load %5[%332] : memref<?xi8>, vector<16xi8>
                %334 = arith.addi %331, %332 : index
                vector.store %333, %kv[%334] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

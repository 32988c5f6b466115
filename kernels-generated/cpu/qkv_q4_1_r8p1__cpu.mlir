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
wave.kernel @qkv_q4_1_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c33 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c34 = arith.constant 0x00000000 : f32
  %c35 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c36 = arith.constant dense<0x47600000> : vector<16xf32>
  %c37 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c38 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c39 = arith.constant dense<128> : vector<16xi32>
  %c40 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %205 = arith.divui %heads, %kvHeads : index
        %206 = arith.muli %headDim, %c11 : index
        %207 = arith.muli %kvHeads, %206 : index
        %208 = arith.divui %0, %205 : index
        %209 = arith.muli %208, %headDim : index
        %210 = arith.addi %207, %209 : index
        scf.for %211 = %c7 to %headDim step %c6 {
          %212 = arith.addi %210, %211 : index
          %213 = vector.load %encode[%212] : memref<?xf32>, vector<16xf32>
          %214 = arith.addi %134, %211 : index
          %215 = vector.load %3[%214] : memref<?xf32>, vector<16xf32>
          %216 = arith.mulf %215, %213 : vector<16xf32>
          %217 = arith.muli %132, %heads : index
          %218 = arith.addi %217, %0 : index
          %219 = arith.muli %218, %headDim : index
          %220 = arith.addi %219, %211 : index
          vector.store %216, %q[%220] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %221 = arith.addi %slotsAt, %132 : index
        %222 = memref.load %step[%221] : memref<?xi32>
        %223 = arith.index_cast %222 : i32 to index
        %224 = arith.cmpi sge, %223, %c7 : index
        scf.if %224 {
          %225 = arith.cmpi eq, %codec, %c7 : index
          scf.if %225 {
            %226 = arith.subi %0, %heads : index
            %227 = arith.muli %226, %4 : index
            %228 = arith.divui %223, %c6 : index
            %229 = arith.remui %223, %c6 : index
            %230 = arith.muli %228, %pageBytes : index
            %233 = scf.for %231 = %c7 to %headDim step %c6 iter_args(%232 = %c15) -> (vector<16xf32>) {
              %234 = arith.addi %227, %231 : index
              %235 = vector.load %encode[%234] : memref<?xf32>, vector<16xf32>
              %236 = arith.addi %227, %headDim : index
              %237 = arith.addi %236, %231 : index
              %238 = vector.load %encode[%237] : memref<?xf32>, vector<16xf32>
              %239 = arith.addi %134, %231 : index
              %240 = vector.load %3[%239] : memref<?xf32>, vector<16xf32>
              %241 = arith.subf %240, %238 : vector<16xf32>
              %242 = arith.mulf %241, %235 : vector<16xf32>
              %243 = arith.minimumf %242, %c31 : vector<16xf32>
              %244 = arith.maximumf %243, %c32 : vector<16xf32>
              %245 = arith.truncf %244 : vector<16xf32> to vector<16xf16>
              %246 = vector.bitcast %245 : vector<16xf16> to vector<32xi8>
              %247 = arith.muli %231, %c3 : index
              vector.store %246, %5[%247] : memref<?xi8>, vector<32xi8>
              %248 = math.absf %242 : vector<16xf32>
              %249 = arith.cmpf ugt, %248, %c31 : vector<16xf32>
              %250 = arith.select %249, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %251 = arith.addf %232, %250 : vector<16xf32>
              scf.yield %251 : vector<16xf32>
            }
            %252 = wave.reduce "add" %233 : vector<16xf32>
            %253 = arith.cmpf ogt, %252, %c34 : f32
            scf.if %253 {
              %254 = arith.fptosi %252 : f32 to i32
              wave.count %clipped, %254 : memref<?xi32>
            }
            %255 = arith.cmpi slt, %226, %kvHeads : index
            scf.if %255 {
              %256 = arith.muli %4, %c4 : index
              %257 = arith.muli %226, %256 : index
              %258 = arith.addi %230, %257 : index
              %259 = arith.muli %229, %c3 : index
              %260 = arith.addi %258, %259 : index
              scf.for %261 = %c7 to %headDim step %c9 {
                %262 = arith.muli %261, %c3 : index
                %263 = arith.addi %262, %c7 : index
                %264 = memref.load %5[%263] : memref<?xi8>
                %265 = arith.muli %261, %c4 : index
                %266 = arith.addi %260, %265 : index
                %267 = arith.addi %266, %c7 : index
                memref.store %264, %kv[%267] : memref<?xi8>
                %268 = arith.addi %262, %c9 : index
                %269 = memref.load %5[%268] : memref<?xi8>
                %270 = arith.addi %266, %c9 : index
                memref.store %269, %kv[%270] : memref<?xi8>
              }
            } else {
              %271 = arith.subi %226, %kvHeads : index
              %272 = arith.muli %271, %c3 : index
              %273 = arith.addi %272, %c9 : index
              %274 = arith.muli %4, %c6 : index
              %275 = arith.muli %273, %274 : index
              %276 = arith.addi %230, %275 : index
              %277 = arith.muli %229, %4 : index
              %278 = arith.addi %276, %277 : index
              scf.for %279 = %c7 to %4 step %c6 {
                %280 = vector.load %5[%279] : memref<?xi8>, vector<16xi8>
                %281 = arith.addi %278, %279 : index
                vector.store %280, %kv[%281] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %282 = arith.cmpi eq, %codec, %c9 : index
          scf.if %282 {
            %283 = arith.subi %0, %heads : index
            %284 = arith.muli %283, %4 : index
            %285 = arith.divui %223, %c6 : index
            %286 = arith.remui %223, %c6 : index
            %287 = arith.muli %headDim, %c9 : index
            %288 = arith.muli %285, %pageBytes : index
            %291 = scf.for %289 = %c7 to %headDim step %c6 iter_args(%290 = %c15) -> (vector<16xf32>) {
              %292 = arith.addi %284, %289 : index
              %293 = vector.load %encode[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.addi %284, %headDim : index
              %295 = arith.addi %294, %289 : index
              %296 = vector.load %encode[%295] : memref<?xf32>, vector<16xf32>
              %297 = arith.addi %134, %289 : index
              %298 = vector.load %3[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.subf %298, %296 : vector<16xf32>
              %300 = arith.mulf %299, %293 : vector<16xf32>
              %301 = wave.fp8_encode "e4m3" %300 : vector<16xf32> -> vector<16xi8>
              %302 = arith.muli %289, %c9 : index
              vector.store %301, %5[%302] : memref<?xi8>, vector<16xi8>
              %303 = math.absf %300 : vector<16xf32>
              %304 = arith.cmpf ugt, %303, %c35 : vector<16xf32>
              %305 = arith.select %304, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %306 = arith.addf %290, %305 : vector<16xf32>
              scf.yield %306 : vector<16xf32>
            }
            %307 = wave.reduce "add" %291 : vector<16xf32>
            %308 = arith.cmpf ogt, %307, %c34 : f32
            scf.if %308 {
              %309 = arith.fptosi %307 : f32 to i32
              wave.count %clipped, %309 : memref<?xi32>
            }
            %310 = arith.cmpi slt, %283, %kvHeads : index
            scf.if %310 {
              %311 = arith.muli %287, %c4 : index
              %312 = arith.muli %283, %311 : index
              %313 = arith.addi %288, %312 : index
              %314 = arith.muli %286, %c9 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c7 to %headDim step %c9 {
                %317 = arith.muli %316, %c9 : index
                %318 = arith.addi %317, %c7 : index
                %319 = memref.load %5[%318] : memref<?xi8>
                %320 = arith.muli %316, %c6 : index
                %321 = arith.addi %315, %320 : index
                %322 = arith.addi %321, %c7 : index
                memref.store %319, %kv[%322] : memref<?xi8>
              }
            } else {
              %323 = arith.subi %283, %kvHeads : index
              %324 = arith.muli %323, %c3 : index
              %325 = arith.addi %324, %c9 : index
              %326 = arith.muli %287, %c6 : index
              %327 = arith.muli %325, %326 : index
              %328 = arith.addi %288, %327 : index
              %329 = arith.muli %286, %287 : index
              %330 = arith.addi %328, %329 : index
              scf.for %331 = %c7 to %287 step %c6 {
                %332 = vector.load %5[%331] : memref<?xi8>, vector<16xi8>
                %333 = arith.addi %330, %331 : index
                vector.store %332, %kv[%333] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %334 = arith.cmpi eq, %codec, %c3 : index
          scf.if %334 {
            %335 = arith.subi %0, %heads : index
            %336 = arith.muli %335, %4 : index
            %337 = arith.divui %223, %c6 : index
            %338 = arith.remui %223, %c6 : index
            %339 = arith.muli %headDim, %c9 : index
            %340 = arith.muli %337, %pageBytes : index
            %343 = scf.for %341 = %c7 to %headDim step %c6 iter_args(%342 = %c15) -> (vector<16xf32>) {
              %344 = arith.addi %336, %341 : index
              %345 = vector.load %encode[%344] : memref<?xf32>, vector<16xf32>
              %346 = arith.addi %336, %headDim : index
              %347 = arith.addi %346, %341 : index
              %348 = vector.load %encode[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.addi %134, %341 : index
              %350 = vector.load %3[%349] : memref<?xf32>, vector<16xf32>
              %351 = arith.subf %350, %348 : vector<16xf32>
              %352 = arith.mulf %351, %345 : vector<16xf32>
              %353 = wave.fp8_encode "e5m2" %352 : vector<16xf32> -> vector<16xi8>
              %354 = arith.muli %341, %c9 : index
              vector.store %353, %5[%354] : memref<?xi8>, vector<16xi8>
              %355 = math.absf %352 : vector<16xf32>
              %356 = arith.cmpf ugt, %355, %c36 : vector<16xf32>
              %357 = arith.select %356, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %358 = arith.addf %342, %357 : vector<16xf32>
              scf.yield %358 : vector<16xf32>
            }
            %359 = wave.reduce "add" %343 : vector<16xf32>
            %360 = arith.cmpf ogt, %359, %c34 : f32
            scf.if %360 {
              %361 = arith.fptosi %359 : f32 to i32
              wave.count %clipped, %361 : memref<?xi32>
            }
            %362 = arith.cmpi slt, %335, %kvHeads : index
            scf.if %362 {
              %363 = arith.muli %339, %c4 : index
              %364 = arith.muli %335, %363 : index
              %365 = arith.addi %340, %364 : index
              %366 = arith.muli %338, %c9 : index
              %367 = arith.addi %365, %366 : index
              scf.for %368 = %c7 to %headDim step %c9 {
                %369 = arith.muli %368, %c9 : index
                %370 = arith.addi %369, %c7 : index
                %371 = memref.load %5[%370] : memref<?xi8>
                %372 = arith.muli %368, %c6 : index
                %373 = arith.addi %367, %372 : index
                %374 = arith.addi %373, %c7 : index
                memref.store %371, %kv[%374] : memref<?xi8>
              }
            } else {
              %375 = arith.subi %335, %kvHeads : index
              %376 = arith.muli %375, %c3 : index
              %377 = arith.addi %376, %c9 : index
              %378 = arith.muli %339, %c6 : index
              %379 = arith.muli %377, %378 : index
              %380 = arith.addi %340, %379 : index
              %381 = arith.muli %338, %339 : index
              %382 = arith.addi %380, %381 : index
              scf.for %383 = %c7 to %339 step %c6 {
                %384 = vector.load %5[%383] : memref<?xi8>, vector<16xi8>
                %385 = arith.addi %382, %383 : index
                vector.store %384, %kv[%385] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %386 = arith.cmpi eq, %codec, %c10 : index
          scf.if %386 {
            %387 = arith.subi %0, %heads : index
            %388 = arith.muli %387, %4 : index
            %389 = arith.divui %223, %c6 : index
            %390 = arith.remui %223, %c6 : index
            %391 = arith.muli %headDim, %c9 : index
            %392 = arith.muli %389, %pageBytes : index
            %395 = scf.for %393 = %c7 to %headDim step %c6 iter_args(%394 = %c15) -> (vector<16xf32>) {
              %396 = arith.addi %388, %393 : index
              %397 = vector.load %encode[%396] : memref<?xf32>, vector<16xf32>
              %398 = arith.addi %388, %headDim : index
              %399 = arith.addi %398, %393 : index
              %400 = vector.load %encode[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.addi %134, %393 : index
              %402 = vector.load %3[%401] : memref<?xf32>, vector<16xf32>
              %403 = arith.subf %402, %400 : vector<16xf32>
              %404 = arith.mulf %403, %397 : vector<16xf32>
              %405 = arith.cmpf ord, %404, %404 : vector<16xf32>
              %406 = arith.select %405, %404, %c15 : vector<16xi1>, vector<16xf32>
              %407 = math.roundeven %406 : vector<16xf32>
              %408 = arith.minimumf %407, %c37 : vector<16xf32>
              %409 = arith.maximumf %408, %c38 : vector<16xf32>
              %410 = arith.fptosi %409 : vector<16xf32> to vector<16xi32>
              %411 = arith.addi %410, %c39 : vector<16xi32>
              %412 = arith.trunci %411 : vector<16xi32> to vector<16xi8>
              %413 = arith.muli %393, %c9 : index
              vector.store %412, %5[%413] : memref<?xi8>, vector<16xi8>
              %414 = math.absf %404 : vector<16xf32>
              %415 = arith.cmpf ugt, %414, %c40 : vector<16xf32>
              %416 = arith.select %415, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %417 = arith.addf %394, %416 : vector<16xf32>
              scf.yield %417 : vector<16xf32>
            }
            %418 = wave.reduce "add" %395 : vector<16xf32>
            %419 = arith.cmpf ogt, %418, %c34 : f32
            scf.if %419 {
              %420 = arith.fptosi %418 : f32 to i32
              wave.count %clipped, %420 : memref<?xi32>
            }
            %421 = arith.cmpi slt, %387, %kvHeads : index
            scf.if %421 {
              %422 = arith.muli %391, %c4 : index
              %423 = arith.muli %387, %422 : index
              %424 = arith.addi %392, %423 : index
              %425 = arith.muli %390, %c9 : index
              %426 = arith.addi %424, %425 : index
              scf.for %427 = %c7 to %headDim step %c9 {
                %428 = arith.muli %427, %c9 : index
                %429 = arith.addi %428, %c7 : index
                %430 = memref.load %5[%429] : memref<?xi8>
                %431 = arith.muli %427, %c6 : index
                %432 = arith.addi %426, %431 : index
                %433 = arith.addi %432, %c7 : index
                memref.store %430, %kv[%433] : memref<?xi8>
              }
            } else {
              %434 = arith.subi %387, %kvHeads : index
              %435 = arith.muli %434, %c3 : index
              %436 = arith.addi %435, %c9 : index
              %437 = arith.muli %391, %c6 : index
              %438 = arith.muli %436, %437 : index
              %439 = arith.addi %392, %438 : index
              %440 = arith.muli %390, %391 : index
              %441 = arith.addi %439, %440 : index
              scf.for %442 = %c7 to %391 step %c6 {
                %443 = vector.load %5[%442] : memref<?xi8>, vector<16xi8>
                %444 = arith.addi %441, %442 : index
                vector.store %443, %kv[%444] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

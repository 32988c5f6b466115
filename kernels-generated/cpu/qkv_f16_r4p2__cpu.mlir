// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 128 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
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
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.addi %30, %c8 : index
      %34 = arith.muli %33, %7 : index
      %44:8 = scf.for %35 = %c6 to %6 step %c8 iter_args(%36 = %c10, %37 = %c10, %38 = %c10, %39 = %c10, %40 = %c10, %41 = %c10, %42 = %c10, %43 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %35, %c5 : index
        %46 = arith.addi %32, %45 : index
        %47 = arith.addi %34, %45 : index
        %48 = arith.muli %35, %c4 : index
        %58:8 = scf.for %49 = %c6 to %c2 step %c8 iter_args(%50 = %36, %51 = %37, %52 = %38, %53 = %39, %54 = %40, %55 = %41, %56 = %42, %57 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %59 = arith.muli %49, %c2 : index
          %60 = arith.addi %48, %59 : index
          %61 = arith.muli %49, %c11 : index
          %62 = arith.addi %46, %61 : index
          %63 = arith.addi %62, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
          %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
          %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
          %67 = arith.addi %47, %61 : index
          %68 = arith.addi %67, %c6 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
          %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
          %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
          %72 = arith.addi %60, %c6 : index
          %73:8 = func.call @qkv_f16_r4p2__cpu.0(%24, %72, %x, %66, %50, %71, %51, %25, %52, %53, %26, %54, %55, %27, %56, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %74 = arith.addi %62, %c12 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
          %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
          %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
          %78 = arith.addi %67, %c12 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
          %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
          %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
          %82 = arith.addi %60, %c8 : index
          %83:8 = func.call @qkv_f16_r4p2__cpu.0(%24, %82, %x, %77, %73#0, %81, %73#1, %25, %73#2, %73#3, %26, %73#4, %73#5, %27, %73#6, %73#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %84 = arith.addi %62, %c13 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
          %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
          %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
          %88 = arith.addi %67, %c13 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
          %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
          %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
          %92 = arith.addi %60, %c3 : index
          %93:8 = func.call @qkv_f16_r4p2__cpu.0(%24, %92, %x, %87, %83#0, %91, %83#1, %25, %83#2, %83#3, %26, %83#4, %83#5, %27, %83#6, %83#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %94 = arith.addi %62, %c14 : index
          %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
          %96 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
          %97 = arith.extf %96 : vector<16xf16> to vector<16xf32>
          %98 = arith.addi %67, %c14 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
          %100 = vector.bitcast %99 : vector<32xi8> to vector<16xf16>
          %101 = arith.extf %100 : vector<16xf16> to vector<16xf32>
          %102 = arith.addi %60, %c9 : index
          %103:8 = func.call @qkv_f16_r4p2__cpu.0(%24, %102, %x, %97, %93#0, %101, %93#1, %25, %93#2, %93#3, %26, %93#4, %93#5, %27, %93#6, %93#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %58#0, %58#1, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %104 = arith.muli %headDim, %c6 : index
      %105 = arith.muli %28, %c4 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.addi %106, %c6 : index
      vector.store %44#0, %3[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.addi %106, %c4 : index
      vector.store %44#1, %3[%108] : memref<?xf32>, vector<16xf32>
      %109 = arith.muli %headDim, %c8 : index
      %110 = arith.addi %109, %105 : index
      %111 = arith.addi %110, %c6 : index
      vector.store %44#2, %3[%111] : memref<?xf32>, vector<16xf32>
      %112 = arith.addi %110, %c4 : index
      vector.store %44#3, %3[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %4, %105 : index
      %114 = arith.addi %113, %c6 : index
      vector.store %44#4, %3[%114] : memref<?xf32>, vector<16xf32>
      %115 = arith.addi %113, %c4 : index
      vector.store %44#5, %3[%115] : memref<?xf32>, vector<16xf32>
      %116 = arith.muli %headDim, %c9 : index
      %117 = arith.addi %116, %105 : index
      %118 = arith.addi %117, %c6 : index
      vector.store %44#6, %3[%118] : memref<?xf32>, vector<16xf32>
      %119 = arith.addi %117, %c4 : index
      vector.store %44#7, %3[%119] : memref<?xf32>, vector<16xf32>
    }
    %120 = arith.addi %14, %c2 : index
    %121 = arith.minsi %120, %13 : index
    scf.for %122 = %14 to %121 step %c8 {
      %123 = arith.subi %122, %14 : index
      %124 = arith.muli %123, %headDim : index
      %125 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %125 {
        scf.for %126 = %c6 to %headDim step %c4 {
          %127 = arith.muli %0, %headDim : index
          %128 = arith.addi %127, %126 : index
          %129 = vector.load %bias[%128] : memref<?xf32>, vector<16xf32>
          %130 = arith.addi %124, %126 : index
          %131 = vector.load %3[%130] : memref<?xf32>, vector<16xf32>
          %132 = arith.addf %131, %129 : vector<16xf32>
          vector.store %132, %3[%130] : memref<?xf32>, vector<16xf32>
        }
      }
      %133 = arith.addi %heads, %kvHeads : index
      %134 = arith.cmpi slt, %0, %133 : index
      scf.if %134 {
        %135 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %135 {
          %136 = arith.cmpi slt, %0, %heads : index
          %139 = scf.for %137 = %c6 to %headDim step %c4 iter_args(%138 = %c10) -> (vector<16xf32>) {
            %140 = arith.addi %124, %137 : index
            %141 = vector.load %3[%140] : memref<?xf32>, vector<16xf32>
            %142 = math.fma %141, %141, %138 : vector<16xf32>
            scf.yield %142 : vector<16xf32>
          }
          %143 = wave.reduce "add" %139 : vector<16xf32>
          %144 = arith.mulf %143, %inverseHeadDim : f32
          %145 = arith.addf %144, %epsilon : f32
          %146 = math.sqrt %145 : f32
          %147 = arith.divf %c21, %146 : f32
          %148 = vector.broadcast %147 : f32 to vector<16xf32>
          scf.for %149 = %c6 to %headDim step %c4 {
            %150 = vector.load %query_norm[%149] : memref<?xf32>, vector<16xf32>
            %151 = vector.load %key_norm[%149] : memref<?xf32>, vector<16xf32>
            %152 = arith.select %136, %150, %151 : vector<16xf32>
            %153 = arith.addi %124, %149 : index
            %154 = vector.load %3[%153] : memref<?xf32>, vector<16xf32>
            %155 = arith.mulf %154, %148 : vector<16xf32>
            %156 = arith.mulf %155, %152 : vector<16xf32>
            vector.store %156, %3[%153] : memref<?xf32>, vector<16xf32>
          }
        }
        %157 = arith.addi %positionsAt, %122 : index
        %158 = memref.load %step[%157] : memref<?xi32>
        %159 = arith.index_cast %158 : i32 to index
        %160 = arith.divui %headDim, %c3 : index
        %161 = arith.remui %159, %c23 : index
        %162 = arith.muli %161, %headDim : index
        %163 = arith.divui %159, %c23 : index
        %164 = arith.addi %163, %c23 : index
        %165 = arith.muli %164, %headDim : index
        scf.for %166 = %c6 to %160 step %c24 {
          %167 = arith.addi %162, %166 : index
          %168 = vector.load %rope[%167] : memref<?xf32>, vector<8xf32>
          %169 = arith.addi %162, %160 : index
          %170 = arith.addi %169, %166 : index
          %171 = vector.load %rope[%170] : memref<?xf32>, vector<8xf32>
          %172 = arith.addi %165, %166 : index
          %173 = vector.load %rope[%172] : memref<?xf32>, vector<8xf32>
          %174 = arith.addi %165, %160 : index
          %175 = arith.addi %174, %166 : index
          %176 = vector.load %rope[%175] : memref<?xf32>, vector<8xf32>
          %177 = arith.mulf %173, %168 : vector<8xf32>
          %178 = arith.mulf %176, %171 : vector<8xf32>
          %179 = arith.subf %177, %178 : vector<8xf32>
          %180 = arith.mulf %176, %168 : vector<8xf32>
          %181 = arith.mulf %173, %171 : vector<8xf32>
          %182 = arith.addf %180, %181 : vector<8xf32>
          %183 = arith.addi %124, %166 : index
          %184 = vector.load %3[%183] : memref<?xf32>, vector<8xf32>
          %185 = arith.addi %124, %160 : index
          %186 = arith.addi %185, %166 : index
          %187 = vector.load %3[%186] : memref<?xf32>, vector<8xf32>
          %188 = arith.mulf %184, %179 : vector<8xf32>
          %189 = arith.mulf %187, %182 : vector<8xf32>
          %190 = arith.subf %188, %189 : vector<8xf32>
          vector.store %190, %3[%183] : memref<?xf32>, vector<8xf32>
          %191 = arith.mulf %187, %179 : vector<8xf32>
          %192 = arith.mulf %184, %182 : vector<8xf32>
          %193 = arith.addf %191, %192 : vector<8xf32>
          vector.store %193, %3[%186] : memref<?xf32>, vector<8xf32>
        }
      }
      %194 = arith.cmpi slt, %0, %heads : index
      scf.if %194 {
        %195 = arith.divui %heads, %kvHeads : index
        %196 = arith.muli %kvHeads, %2 : index
        %197 = arith.divui %0, %195 : index
        %198 = arith.muli %197, %headDim : index
        %199 = arith.addi %196, %198 : index
        scf.for %200 = %c6 to %headDim step %c4 {
          %201 = arith.addi %199, %200 : index
          %202 = vector.load %encode[%201] : memref<?xf32>, vector<16xf32>
          %203 = arith.addi %124, %200 : index
          %204 = vector.load %3[%203] : memref<?xf32>, vector<16xf32>
          %205 = arith.mulf %204, %202 : vector<16xf32>
          %206 = arith.muli %122, %heads : index
          %207 = arith.addi %206, %0 : index
          %208 = arith.muli %207, %headDim : index
          %209 = arith.addi %208, %200 : index
          vector.store %205, %q[%209] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %210 = arith.addi %slotsAt, %122 : index
        %211 = memref.load %step[%210] : memref<?xi32>
        %212 = arith.index_cast %211 : i32 to index
        %213 = arith.cmpi sge, %212, %c6 : index
        scf.if %213 {
          %214 = arith.cmpi eq, %codec, %c6 : index
          scf.if %214 {
            %215 = arith.subi %0, %heads : index
            %216 = arith.muli %215, %4 : index
            %217 = arith.divui %212, %c4 : index
            %218 = arith.remui %212, %c4 : index
            %219 = arith.muli %217, %pageBytes : index
            %222 = scf.for %220 = %c6 to %headDim step %c4 iter_args(%221 = %c10) -> (vector<16xf32>) {
              %223 = arith.addi %216, %220 : index
              %224 = vector.load %encode[%223] : memref<?xf32>, vector<16xf32>
              %225 = arith.addi %216, %headDim : index
              %226 = arith.addi %225, %220 : index
              %227 = vector.load %encode[%226] : memref<?xf32>, vector<16xf32>
              %228 = arith.addi %124, %220 : index
              %229 = vector.load %3[%228] : memref<?xf32>, vector<16xf32>
              %230 = arith.subf %229, %227 : vector<16xf32>
              %231 = arith.mulf %230, %224 : vector<16xf32>
              %232 = arith.minimumf %231, %c28 : vector<16xf32>
              %233 = arith.maximumf %232, %c29 : vector<16xf32>
              %234 = arith.truncf %233 : vector<16xf32> to vector<16xf16>
              %235 = vector.bitcast %234 : vector<16xf16> to vector<32xi8>
              %236 = arith.muli %220, %c3 : index
              vector.store %235, %5[%236] : memref<?xi8>, vector<32xi8>
              %237 = math.absf %231 : vector<16xf32>
              %238 = arith.cmpf ugt, %237, %c28 : vector<16xf32>
              %239 = arith.select %238, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %240 = arith.addf %221, %239 : vector<16xf32>
              scf.yield %240 : vector<16xf32>
            }
            %241 = wave.reduce "add" %222 : vector<16xf32>
            %242 = arith.cmpf ogt, %241, %c31 : f32
            scf.if %242 {
              %243 = arith.fptosi %241 : f32 to i32
              wave.count %clipped, %243 : memref<?xi32>
            }
            %244 = arith.cmpi slt, %215, %kvHeads : index
            scf.if %244 {
              %245 = arith.muli %4, %c12 : index
              %246 = arith.muli %215, %245 : index
              %247 = arith.addi %219, %246 : index
              %248 = arith.muli %218, %c3 : index
              %249 = arith.addi %247, %248 : index
              scf.for %250 = %c6 to %headDim step %c8 {
                %251 = arith.muli %250, %c3 : index
                %252 = arith.addi %251, %c6 : index
                %253 = memref.load %5[%252] : memref<?xi8>
                %254 = arith.muli %250, %c12 : index
                %255 = arith.addi %249, %254 : index
                %256 = arith.addi %255, %c6 : index
                memref.store %253, %kv[%256] : memref<?xi8>
                %257 = arith.addi %251, %c8 : index
                %258 = memref.load %5[%257] : memref<?xi8>
                %259 = arith.addi %255, %c8 : index
                memref.store %258, %kv[%259] : memref<?xi8>
              }
            } else {
              %260 = arith.subi %215, %kvHeads : index
              %261 = arith.muli %260, %c3 : index
              %262 = arith.addi %261, %c8 : index
              %263 = arith.muli %4, %c4 : index
              %264 = arith.muli %262, %263 : index
              %265 = arith.addi %219, %264 : index
              %266 = arith.muli %218, %4 : index
              %267 = arith.addi %265, %266 : index
              scf.for %268 = %c6 to %4 step %c4 {
                %269 = vector.load %5[%268] : memref<?xi8>, vector<16xi8>
                %270 = arith.addi %267, %268 : index
                vector.store %269, %kv[%270] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %271 = arith.cmpi eq, %codec, %c8 : index
          scf.if %271 {
            %272 = arith.subi %0, %heads : index
            %273 = arith.muli %272, %4 : index
            %274 = arith.divui %212, %c4 : index
            %275 = arith.remui %212, %c4 : index
            %276 = arith.muli %headDim, %c8 : index
            %277 = arith.muli %274, %pageBytes : index
            %280 = scf.for %278 = %c6 to %headDim step %c4 iter_args(%279 = %c10) -> (vector<16xf32>) {
              %281 = arith.addi %273, %278 : index
              %282 = vector.load %encode[%281] : memref<?xf32>, vector<16xf32>
              %283 = arith.addi %273, %headDim : index
              %284 = arith.addi %283, %278 : index
              %285 = vector.load %encode[%284] : memref<?xf32>, vector<16xf32>
              %286 = arith.addi %124, %278 : index
              %287 = vector.load %3[%286] : memref<?xf32>, vector<16xf32>
              %288 = arith.subf %287, %285 : vector<16xf32>
              %289 = arith.mulf %288, %282 : vector<16xf32>
              %290 = wave.fp8_encode "e4m3" %289 : vector<16xf32> -> vector<16xi8>
              %291 = arith.muli %278, %c8 : index
              vector.store %290, %5[%291] : memref<?xi8>, vector<16xi8>
              %292 = math.absf %289 : vector<16xf32>
              %293 = arith.cmpf ugt, %292, %c32 : vector<16xf32>
              %294 = arith.select %293, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %295 = arith.addf %279, %294 : vector<16xf32>
              scf.yield %295 : vector<16xf32>
            }
            %296 = wave.reduce "add" %280 : vector<16xf32>
            %297 = arith.cmpf ogt, %296, %c31 : f32
            scf.if %297 {
              %298 = arith.fptosi %296 : f32 to i32
              wave.count %clipped, %298 : memref<?xi32>
            }
            %299 = arith.cmpi slt, %272, %kvHeads : index
            scf.if %299 {
              %300 = arith.muli %276, %c12 : index
              %301 = arith.muli %272, %300 : index
              %302 = arith.addi %277, %301 : index
              %303 = arith.muli %275, %c8 : index
              %304 = arith.addi %302, %303 : index
              scf.for %305 = %c6 to %headDim step %c8 {
                %306 = arith.muli %305, %c8 : index
                %307 = arith.addi %306, %c6 : index
                %308 = memref.load %5[%307] : memref<?xi8>
                %309 = arith.muli %305, %c4 : index
                %310 = arith.addi %304, %309 : index
                %311 = arith.addi %310, %c6 : index
                memref.store %308, %kv[%311] : memref<?xi8>
              }
            } else {
              %312 = arith.subi %272, %kvHeads : index
              %313 = arith.muli %312, %c3 : index
              %314 = arith.addi %313, %c8 : index
              %315 = arith.muli %276, %c4 : index
              %316 = arith.muli %314, %315 : index
              %317 = arith.addi %277, %316 : index
              %318 = arith.muli %275, %276 : index
              %319 = arith.addi %317, %318 : index
              scf.for %320 = %c6 to %276 step %c4 {
                %321 = vector.load %5[%320] : memref<?xi8>, vector<16xi8>
                %322 = arith.addi %319, %320 : index
                vector.store %321, %kv[%322] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %323 = arith.cmpi eq, %codec, %c3 : index
          scf.if %323 {
            %324 = arith.subi %0, %heads : index
            %325 = arith.muli %324, %4 : index
            %326 = arith.divui %212, %c4 : index
            %327 = arith.remui %212, %c4 : index
            %328 = arith.muli %headDim, %c8 : index
            %329 = arith.muli %326, %pageBytes : index
            %332 = scf.for %330 = %c6 to %headDim step %c4 iter_args(%331 = %c10) -> (vector<16xf32>) {
              %333 = arith.addi %325, %330 : index
              %334 = vector.load %encode[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.addi %325, %headDim : index
              %336 = arith.addi %335, %330 : index
              %337 = vector.load %encode[%336] : memref<?xf32>, vector<16xf32>
              %338 = arith.addi %124, %330 : index
              %339 = vector.load %3[%338] : memref<?xf32>, vector<16xf32>
              %340 = arith.subf %339, %337 : vector<16xf32>
              %341 = arith.mulf %340, %334 : vector<16xf32>
              %342 = wave.fp8_encode "e5m2" %341 : vector<16xf32> -> vector<16xi8>
              %343 = arith.muli %330, %c8 : index
              vector.store %342, %5[%343] : memref<?xi8>, vector<16xi8>
              %344 = math.absf %341 : vector<16xf32>
              %345 = arith.cmpf ugt, %344, %c33 : vector<16xf32>
              %346 = arith.select %345, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %347 = arith.addf %331, %346 : vector<16xf32>
              scf.yield %347 : vector<16xf32>
            }
            %348 = wave.reduce "add" %332 : vector<16xf32>
            %349 = arith.cmpf ogt, %348, %c31 : f32
            scf.if %349 {
              %350 = arith.fptosi %348 : f32 to i32
              wave.count %clipped, %350 : memref<?xi32>
            }
            %351 = arith.cmpi slt, %324, %kvHeads : index
            scf.if %351 {
              %352 = arith.muli %328, %c12 : index
              %353 = arith.muli %324, %352 : index
              %354 = arith.addi %329, %353 : index
              %355 = arith.muli %327, %c8 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c6 to %headDim step %c8 {
                %358 = arith.muli %357, %c8 : index
                %359 = arith.addi %358, %c6 : index
                %360 = memref.load %5[%359] : memref<?xi8>
                %361 = arith.muli %357, %c4 : index
                %362 = arith.addi %356, %361 : index
                %363 = arith.addi %362, %c6 : index
                memref.store %360, %kv[%363] : memref<?xi8>
              }
            } else {
              %364 = arith.subi %324, %kvHeads : index
              %365 = arith.muli %364, %c3 : index
              %366 = arith.addi %365, %c8 : index
              %367 = arith.muli %328, %c4 : index
              %368 = arith.muli %366, %367 : index
              %369 = arith.addi %329, %368 : index
              %370 = arith.muli %327, %328 : index
              %371 = arith.addi %369, %370 : index
              scf.for %372 = %c6 to %328 step %c4 {
                %373 = vector.load %5[%372] : memref<?xi8>, vector<16xi8>
                %374 = arith.addi %371, %372 : index
                vector.store %373, %kv[%374] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %375 = arith.cmpi eq, %codec, %c9 : index
          scf.if %375 {
            %376 = arith.subi %0, %heads : index
            %377 = arith.muli %376, %4 : index
            %378 = arith.divui %212, %c4 : index
            %379 = arith.remui %212, %c4 : index
            %380 = arith.muli %headDim, %c8 : index
            %381 = arith.muli %378, %pageBytes : index
            %384 = scf.for %382 = %c6 to %headDim step %c4 iter_args(%383 = %c10) -> (vector<16xf32>) {
              %385 = arith.addi %377, %382 : index
              %386 = vector.load %encode[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.addi %377, %headDim : index
              %388 = arith.addi %387, %382 : index
              %389 = vector.load %encode[%388] : memref<?xf32>, vector<16xf32>
              %390 = arith.addi %124, %382 : index
              %391 = vector.load %3[%390] : memref<?xf32>, vector<16xf32>
              %392 = arith.subf %391, %389 : vector<16xf32>
              %393 = arith.mulf %392, %386 : vector<16xf32>
              %394 = arith.cmpf ord, %393, %393 : vector<16xf32>
              %395 = arith.select %394, %393, %c10 : vector<16xi1>, vector<16xf32>
              %396 = math.roundeven %395 : vector<16xf32>
              %397 = arith.minimumf %396, %c34 : vector<16xf32>
              %398 = arith.maximumf %397, %c35 : vector<16xf32>
              %399 = arith.fptosi %398 : vector<16xf32> to vector<16xi32>
              %400 = arith.addi %399, %c36 : vector<16xi32>
              %401 = arith.trunci %400 : vector<16xi32> to vector<16xi8>
              %402 = arith.muli %382, %c8 : index
              vector.store %401, %5[%402] : memref<?xi8>, vector<16xi8>
              %403 = math.absf %393 : vector<16xf32>
              %404 = arith.cmpf ugt, %403, %c37 : vector<16xf32>
              %405 = arith.select %404, %c30, %c10 : vector<16xi1>, vector<16xf32>
              %406 = arith.addf %383, %405 : vector<16xf32>
              scf.yield %406 : vector<16xf32>
            }
            %407 = wave.reduce "add" %384 : vector<16xf32>
            %408 = arith.cmpf ogt, %407, %c31 : f32
            scf.if %408 {
              %409 = arith.fptosi %407 : f32 to i32
              wave.count %clipped, %409 : memref<?xi32>
            }
            %410 = arith.cmpi slt, %376, %kvHeads : index
            scf.if %410 {
              %411 = arith.muli %380, %c12 : index
              %412 = arith.muli %376, %411 : index
              %413 = arith.addi %381, %412 : index
              %414 = arith.muli %379, %c8 : index
              %415 = arith.addi %413, %414 : index
              scf.for %416 = %c6 to %headDim step %c8 {
                %417 = arith.muli %416, %c8 : index
                %418 = arith.addi %417, %c6 : index
                %419 = memref.load %5[%418] : memref<?xi8>
                %420 = arith.muli %416, %c4 : index
                %421 = arith.addi %415, %420 : index
                %422 = arith.addi %421, %c6 : index
                memref.store %419, %kv[%422] : memref<?xi8>
              }
            } else {
              %423 = arith.subi %376, %kvHeads : index
              %424 = arith.muli %423, %c3 : index
              %425 = arith.addi %424, %c8 : index
              %426 = arith.muli %380, %c4 : index
              %427 = arith.muli %425, %426 : index
              %428 = arith.addi %381, %427 : index
              %429 = arith.muli %379, %380 : index
              %430 = arith.addi %428, %429 : index
              scf.for %431 = %c6 to %380 step %c4 {
                %432 = vector.load %5[%431] : memref<?xi8>, vector<16xi8>
                %433 = arith.addi %430, %431 : index
                vector.store %432, %kv[%433] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

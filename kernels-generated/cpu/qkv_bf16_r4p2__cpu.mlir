// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_bf16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_bf16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c30 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c31 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c32 = arith.constant 0x00000000 : f32
  %c33 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c34 = arith.constant dense<0x47600000> : vector<16xf32>
  %c35 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c36 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c37 = arith.constant dense<128> : vector<16xi32>
  %c38 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %65 = vector.bitcast %64 : vector<32xi8> to vector<16xi16>
          %66 = arith.extui %65 : vector<16xi16> to vector<16xi32>
          %67 = arith.shli %66, %c12 : vector<16xi32>
          %68 = arith.bitcast %67 : vector<16xi32> to vector<16xf32>
          %69 = arith.addi %47, %61 : index
          %70 = arith.addi %69, %c6 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
          %72 = vector.bitcast %71 : vector<32xi8> to vector<16xi16>
          %73 = arith.extui %72 : vector<16xi16> to vector<16xi32>
          %74 = arith.shli %73, %c12 : vector<16xi32>
          %75 = arith.bitcast %74 : vector<16xi32> to vector<16xf32>
          %76 = arith.addi %60, %c6 : index
          %77:8 = func.call @qkv_bf16_r4p2__cpu.0(%24, %76, %x, %68, %50, %75, %51, %25, %52, %53, %26, %54, %55, %27, %56, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %78 = arith.addi %62, %c13 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
          %80 = vector.bitcast %79 : vector<32xi8> to vector<16xi16>
          %81 = arith.extui %80 : vector<16xi16> to vector<16xi32>
          %82 = arith.shli %81, %c12 : vector<16xi32>
          %83 = arith.bitcast %82 : vector<16xi32> to vector<16xf32>
          %84 = arith.addi %69, %c13 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
          %86 = vector.bitcast %85 : vector<32xi8> to vector<16xi16>
          %87 = arith.extui %86 : vector<16xi16> to vector<16xi32>
          %88 = arith.shli %87, %c12 : vector<16xi32>
          %89 = arith.bitcast %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.addi %60, %c8 : index
          %91:8 = func.call @qkv_bf16_r4p2__cpu.0(%24, %90, %x, %83, %77#0, %89, %77#1, %25, %77#2, %77#3, %26, %77#4, %77#5, %27, %77#6, %77#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %92 = arith.addi %62, %c14 : index
          %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
          %94 = vector.bitcast %93 : vector<32xi8> to vector<16xi16>
          %95 = arith.extui %94 : vector<16xi16> to vector<16xi32>
          %96 = arith.shli %95, %c12 : vector<16xi32>
          %97 = arith.bitcast %96 : vector<16xi32> to vector<16xf32>
          %98 = arith.addi %69, %c14 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
          %100 = vector.bitcast %99 : vector<32xi8> to vector<16xi16>
          %101 = arith.extui %100 : vector<16xi16> to vector<16xi32>
          %102 = arith.shli %101, %c12 : vector<16xi32>
          %103 = arith.bitcast %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.addi %60, %c3 : index
          %105:8 = func.call @qkv_bf16_r4p2__cpu.0(%24, %104, %x, %97, %91#0, %103, %91#1, %25, %91#2, %91#3, %26, %91#4, %91#5, %27, %91#6, %91#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %106 = arith.addi %62, %c15 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<32xi8>
          %108 = vector.bitcast %107 : vector<32xi8> to vector<16xi16>
          %109 = arith.extui %108 : vector<16xi16> to vector<16xi32>
          %110 = arith.shli %109, %c12 : vector<16xi32>
          %111 = arith.bitcast %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.addi %69, %c15 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<32xi8>
          %114 = vector.bitcast %113 : vector<32xi8> to vector<16xi16>
          %115 = arith.extui %114 : vector<16xi16> to vector<16xi32>
          %116 = arith.shli %115, %c12 : vector<16xi32>
          %117 = arith.bitcast %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.addi %60, %c9 : index
          %119:8 = func.call @qkv_bf16_r4p2__cpu.0(%24, %118, %x, %111, %105#0, %117, %105#1, %25, %105#2, %105#3, %26, %105#4, %105#5, %27, %105#6, %105#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %119#0, %119#1, %119#2, %119#3, %119#4, %119#5, %119#6, %119#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %58#0, %58#1, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %120 = arith.muli %headDim, %c6 : index
      %121 = arith.muli %28, %c4 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c6 : index
      vector.store %44#0, %3[%123] : memref<?xf32>, vector<16xf32>
      %124 = arith.addi %122, %c4 : index
      vector.store %44#1, %3[%124] : memref<?xf32>, vector<16xf32>
      %125 = arith.muli %headDim, %c8 : index
      %126 = arith.addi %125, %121 : index
      %127 = arith.addi %126, %c6 : index
      vector.store %44#2, %3[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %126, %c4 : index
      vector.store %44#3, %3[%128] : memref<?xf32>, vector<16xf32>
      %129 = arith.addi %4, %121 : index
      %130 = arith.addi %129, %c6 : index
      vector.store %44#4, %3[%130] : memref<?xf32>, vector<16xf32>
      %131 = arith.addi %129, %c4 : index
      vector.store %44#5, %3[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.muli %headDim, %c9 : index
      %133 = arith.addi %132, %121 : index
      %134 = arith.addi %133, %c6 : index
      vector.store %44#6, %3[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.addi %133, %c4 : index
      vector.store %44#7, %3[%135] : memref<?xf32>, vector<16xf32>
    }
    %136 = arith.addi %14, %c2 : index
    %137 = arith.minsi %136, %13 : index
    scf.for %138 = %14 to %137 step %c8 {
      %139 = arith.subi %138, %14 : index
      %140 = arith.muli %139, %headDim : index
      %141 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %141 {
        scf.for %142 = %c6 to %headDim step %c4 {
          %143 = arith.muli %0, %headDim : index
          %144 = arith.addi %143, %142 : index
          %145 = vector.load %bias[%144] : memref<?xf32>, vector<16xf32>
          %146 = arith.addi %140, %142 : index
          %147 = vector.load %3[%146] : memref<?xf32>, vector<16xf32>
          %148 = arith.addf %147, %145 : vector<16xf32>
          vector.store %148, %3[%146] : memref<?xf32>, vector<16xf32>
        }
      }
      %149 = arith.addi %heads, %kvHeads : index
      %150 = arith.cmpi slt, %0, %149 : index
      scf.if %150 {
        %151 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %151 {
          %152 = arith.cmpi slt, %0, %heads : index
          %155 = scf.for %153 = %c6 to %headDim step %c4 iter_args(%154 = %c10) -> (vector<16xf32>) {
            %156 = arith.addi %140, %153 : index
            %157 = vector.load %3[%156] : memref<?xf32>, vector<16xf32>
            %158 = math.fma %157, %157, %154 : vector<16xf32>
            scf.yield %158 : vector<16xf32>
          }
          %159 = wave.reduce "add" %155 : vector<16xf32>
          %160 = arith.mulf %159, %inverseHeadDim : f32
          %161 = arith.addf %160, %epsilon : f32
          %162 = math.sqrt %161 : f32
          %163 = arith.divf %c22, %162 : f32
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          scf.for %165 = %c6 to %headDim step %c4 {
            %166 = vector.load %query_norm[%165] : memref<?xf32>, vector<16xf32>
            %167 = vector.load %key_norm[%165] : memref<?xf32>, vector<16xf32>
            %168 = arith.select %152, %166, %167 : vector<16xf32>
            %169 = arith.addi %140, %165 : index
            %170 = vector.load %3[%169] : memref<?xf32>, vector<16xf32>
            %171 = arith.mulf %170, %164 : vector<16xf32>
            %172 = arith.mulf %171, %168 : vector<16xf32>
            vector.store %172, %3[%169] : memref<?xf32>, vector<16xf32>
          }
        }
        %173 = arith.addi %positionsAt, %138 : index
        %174 = memref.load %step[%173] : memref<?xi32>
        %175 = arith.index_cast %174 : i32 to index
        %176 = arith.divui %headDim, %c3 : index
        %177 = arith.remui %175, %c24 : index
        %178 = arith.muli %177, %headDim : index
        %179 = arith.divui %175, %c24 : index
        %180 = arith.addi %179, %c24 : index
        %181 = arith.muli %180, %headDim : index
        scf.for %182 = %c6 to %176 step %c25 {
          %183 = arith.addi %178, %182 : index
          %184 = vector.load %rope[%183] : memref<?xf32>, vector<8xf32>
          %185 = arith.addi %178, %176 : index
          %186 = arith.addi %185, %182 : index
          %187 = vector.load %rope[%186] : memref<?xf32>, vector<8xf32>
          %188 = arith.addi %181, %182 : index
          %189 = vector.load %rope[%188] : memref<?xf32>, vector<8xf32>
          %190 = arith.addi %181, %176 : index
          %191 = arith.addi %190, %182 : index
          %192 = vector.load %rope[%191] : memref<?xf32>, vector<8xf32>
          %193 = arith.mulf %189, %184 : vector<8xf32>
          %194 = arith.mulf %192, %187 : vector<8xf32>
          %195 = arith.subf %193, %194 : vector<8xf32>
          %196 = arith.mulf %192, %184 : vector<8xf32>
          %197 = arith.mulf %189, %187 : vector<8xf32>
          %198 = arith.addf %196, %197 : vector<8xf32>
          %199 = arith.addi %140, %182 : index
          %200 = vector.load %3[%199] : memref<?xf32>, vector<8xf32>
          %201 = arith.addi %140, %176 : index
          %202 = arith.addi %201, %182 : index
          %203 = vector.load %3[%202] : memref<?xf32>, vector<8xf32>
          %204 = arith.mulf %200, %195 : vector<8xf32>
          %205 = arith.mulf %203, %198 : vector<8xf32>
          %206 = arith.subf %204, %205 : vector<8xf32>
          vector.store %206, %3[%199] : memref<?xf32>, vector<8xf32>
          %207 = arith.mulf %203, %195 : vector<8xf32>
          %208 = arith.mulf %200, %198 : vector<8xf32>
          %209 = arith.addf %207, %208 : vector<8xf32>
          vector.store %209, %3[%202] : memref<?xf32>, vector<8xf32>
        }
      }
      %210 = arith.cmpi slt, %0, %heads : index
      scf.if %210 {
        %211 = arith.divui %heads, %kvHeads : index
        %212 = arith.muli %kvHeads, %2 : index
        %213 = arith.divui %0, %211 : index
        %214 = arith.muli %213, %headDim : index
        %215 = arith.addi %212, %214 : index
        scf.for %216 = %c6 to %headDim step %c4 {
          %217 = arith.addi %215, %216 : index
          %218 = vector.load %encode[%217] : memref<?xf32>, vector<16xf32>
          %219 = arith.addi %140, %216 : index
          %220 = vector.load %3[%219] : memref<?xf32>, vector<16xf32>
          %221 = arith.mulf %220, %218 : vector<16xf32>
          %222 = arith.muli %138, %heads : index
          %223 = arith.addi %222, %0 : index
          %224 = arith.muli %223, %headDim : index
          %225 = arith.addi %224, %216 : index
          vector.store %221, %q[%225] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %226 = arith.addi %slotsAt, %138 : index
        %227 = memref.load %step[%226] : memref<?xi32>
        %228 = arith.index_cast %227 : i32 to index
        %229 = arith.cmpi sge, %228, %c6 : index
        scf.if %229 {
          %230 = arith.cmpi eq, %codec, %c6 : index
          scf.if %230 {
            %231 = arith.subi %0, %heads : index
            %232 = arith.muli %231, %4 : index
            %233 = arith.divui %228, %c4 : index
            %234 = arith.remui %228, %c4 : index
            %235 = arith.muli %233, %pageBytes : index
            %238 = scf.for %236 = %c6 to %headDim step %c4 iter_args(%237 = %c10) -> (vector<16xf32>) {
              %239 = arith.addi %232, %236 : index
              %240 = vector.load %encode[%239] : memref<?xf32>, vector<16xf32>
              %241 = arith.addi %232, %headDim : index
              %242 = arith.addi %241, %236 : index
              %243 = vector.load %encode[%242] : memref<?xf32>, vector<16xf32>
              %244 = arith.addi %140, %236 : index
              %245 = vector.load %3[%244] : memref<?xf32>, vector<16xf32>
              %246 = arith.subf %245, %243 : vector<16xf32>
              %247 = arith.mulf %246, %240 : vector<16xf32>
              %248 = arith.minimumf %247, %c29 : vector<16xf32>
              %249 = arith.maximumf %248, %c30 : vector<16xf32>
              %250 = arith.truncf %249 : vector<16xf32> to vector<16xf16>
              %251 = vector.bitcast %250 : vector<16xf16> to vector<32xi8>
              %252 = arith.muli %236, %c3 : index
              vector.store %251, %5[%252] : memref<?xi8>, vector<32xi8>
              %253 = math.absf %247 : vector<16xf32>
              %254 = arith.cmpf ugt, %253, %c29 : vector<16xf32>
              %255 = arith.select %254, %c31, %c10 : vector<16xi1>, vector<16xf32>
              %256 = arith.addf %237, %255 : vector<16xf32>
              scf.yield %256 : vector<16xf32>
            }
            %257 = wave.reduce "add" %238 : vector<16xf32>
            %258 = arith.cmpf ogt, %257, %c32 : f32
            scf.if %258 {
              %259 = arith.fptosi %257 : f32 to i32
              wave.count %clipped, %259 : memref<?xi32>
            }
            %260 = arith.cmpi slt, %231, %kvHeads : index
            scf.if %260 {
              %261 = arith.muli %4, %c13 : index
              %262 = arith.muli %231, %261 : index
              %263 = arith.addi %235, %262 : index
              %264 = arith.muli %234, %c3 : index
              %265 = arith.addi %263, %264 : index
              scf.for %266 = %c6 to %headDim step %c8 {
                %267 = arith.muli %266, %c3 : index
                %268 = arith.addi %267, %c6 : index
                %269 = memref.load %5[%268] : memref<?xi8>
                %270 = arith.muli %266, %c13 : index
                %271 = arith.addi %265, %270 : index
                %272 = arith.addi %271, %c6 : index
                memref.store %269, %kv[%272] : memref<?xi8>
                %273 = arith.addi %267, %c8 : index
                %274 = memref.load %5[%273] : memref<?xi8>
                %275 = arith.addi %271, %c8 : index
                memref.store %274, %kv[%275] : memref<?xi8>
              }
            } else {
              %276 = arith.subi %231, %kvHeads : index
              %277 = arith.muli %276, %c3 : index
              %278 = arith.addi %277, %c8 : index
              %279 = arith.muli %4, %c4 : index
              %280 = arith.muli %278, %279 : index
              %281 = arith.addi %235, %280 : index
              %282 = arith.muli %234, %4 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c6 to %4 step %c4 {
                %285 = vector.load %5[%284] : memref<?xi8>, vector<16xi8>
                %286 = arith.addi %283, %284 : index
                vector.store %285, %kv[%286] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %287 = arith.cmpi eq, %codec, %c8 : index
          scf.if %287 {
            %288 = arith.subi %0, %heads : index
            %289 = arith.muli %288, %4 : index
            %290 = arith.divui %228, %c4 : index
            %291 = arith.remui %228, %c4 : index
            %292 = arith.muli %headDim, %c8 : index
            %293 = arith.muli %290, %pageBytes : index
            %296 = scf.for %294 = %c6 to %headDim step %c4 iter_args(%295 = %c10) -> (vector<16xf32>) {
              %297 = arith.addi %289, %294 : index
              %298 = vector.load %encode[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.addi %289, %headDim : index
              %300 = arith.addi %299, %294 : index
              %301 = vector.load %encode[%300] : memref<?xf32>, vector<16xf32>
              %302 = arith.addi %140, %294 : index
              %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
              %304 = arith.subf %303, %301 : vector<16xf32>
              %305 = arith.mulf %304, %298 : vector<16xf32>
              %306 = wave.fp8_encode "e4m3" %305 : vector<16xf32> -> vector<16xi8>
              %307 = arith.muli %294, %c8 : index
              vector.store %306, %5[%307] : memref<?xi8>, vector<16xi8>
              %308 = math.absf %305 : vector<16xf32>
              %309 = arith.cmpf ugt, %308, %c33 : vector<16xf32>
              %310 = arith.select %309, %c31, %c10 : vector<16xi1>, vector<16xf32>
              %311 = arith.addf %295, %310 : vector<16xf32>
              scf.yield %311 : vector<16xf32>
            }
            %312 = wave.reduce "add" %296 : vector<16xf32>
            %313 = arith.cmpf ogt, %312, %c32 : f32
            scf.if %313 {
              %314 = arith.fptosi %312 : f32 to i32
              wave.count %clipped, %314 : memref<?xi32>
            }
            %315 = arith.cmpi slt, %288, %kvHeads : index
            scf.if %315 {
              %316 = arith.muli %292, %c13 : index
              %317 = arith.muli %288, %316 : index
              %318 = arith.addi %293, %317 : index
              %319 = arith.muli %291, %c8 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c6 to %headDim step %c8 {
                %322 = arith.muli %321, %c8 : index
                %323 = arith.addi %322, %c6 : index
                %324 = memref.load %5[%323] : memref<?xi8>
                %325 = arith.muli %321, %c4 : index
                %326 = arith.addi %320, %325 : index
                %327 = arith.addi %326, %c6 : index
                memref.store %324, %kv[%327] : memref<?xi8>
              }
            } else {
              %328 = arith.subi %288, %kvHeads : index
              %329 = arith.muli %328, %c3 : index
              %330 = arith.addi %329, %c8 : index
              %331 = arith.muli %292, %c4 : index
              %332 = arith.muli %330, %331 : index
              %333 = arith.addi %293, %332 : index
              %334 = arith.muli %291, %292 : index
              %335 = arith.addi %333, %334 : index
              scf.for %336 = %c6 to %292 step %c4 {
                %337 = vector.load %5[%336] : memref<?xi8>, vector<16xi8>
                %338 = arith.addi %335, %336 : index
                vector.store %337, %kv[%338] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %339 = arith.cmpi eq, %codec, %c3 : index
          scf.if %339 {
            %340 = arith.subi %0, %heads : index
            %341 = arith.muli %340, %4 : index
            %342 = arith.divui %228, %c4 : index
            %343 = arith.remui %228, %c4 : index
            %344 = arith.muli %headDim, %c8 : index
            %345 = arith.muli %342, %pageBytes : index
            %348 = scf.for %346 = %c6 to %headDim step %c4 iter_args(%347 = %c10) -> (vector<16xf32>) {
              %349 = arith.addi %341, %346 : index
              %350 = vector.load %encode[%349] : memref<?xf32>, vector<16xf32>
              %351 = arith.addi %341, %headDim : index
              %352 = arith.addi %351, %346 : index
              %353 = vector.load %encode[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.addi %140, %346 : index
              %355 = vector.load %3[%354] : memref<?xf32>, vector<16xf32>
              %356 = arith.subf %355, %353 : vector<16xf32>
              %357 = arith.mulf %356, %350 : vector<16xf32>
              %358 = wave.fp8_encode "e5m2" %357 : vector<16xf32> -> vector<16xi8>
              %359 = arith.muli %346, %c8 : index
              vector.store %358, %5[%359] : memref<?xi8>, vector<16xi8>
              %360 = math.absf %357 : vector<16xf32>
              %361 = arith.cmpf ugt, %360, %c34 : vector<16xf32>
              %362 = arith.select %361, %c31, %c10 : vector<16xi1>, vector<16xf32>
              %363 = arith.addf %347, %362 : vector<16xf32>
              scf.yield %363 : vector<16xf32>
            }
            %364 = wave.reduce "add" %348 : vector<16xf32>
            %365 = arith.cmpf ogt, %364, %c32 : f32
            scf.if %365 {
              %366 = arith.fptosi %364 : f32 to i32
              wave.count %clipped, %366 : memref<?xi32>
            }
            %367 = arith.cmpi slt, %340, %kvHeads : index
            scf.if %367 {
              %368 = arith.muli %344, %c13 : index
              %369 = arith.muli %340, %368 : index
              %370 = arith.addi %345, %369 : index
              %371 = arith.muli %343, %c8 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c6 to %headDim step %c8 {
                %374 = arith.muli %373, %c8 : index
                %375 = arith.addi %374, %c6 : index
                %376 = memref.load %5[%375] : memref<?xi8>
                %377 = arith.muli %373, %c4 : index
                %378 = arith.addi %372, %377 : index
                %379 = arith.addi %378, %c6 : index
                memref.store %376, %kv[%379] : memref<?xi8>
              }
            } else {
              %380 = arith.subi %340, %kvHeads : index
              %381 = arith.muli %380, %c3 : index
              %382 = arith.addi %381, %c8 : index
              %383 = arith.muli %344, %c4 : index
              %384 = arith.muli %382, %383 : index
              %385 = arith.addi %345, %384 : index
              %386 = arith.muli %343, %344 : index
              %387 = arith.addi %385, %386 : index
              scf.for %388 = %c6 to %344 step %c4 {
                %389 = vector.load %5[%388] : memref<?xi8>, vector<16xi8>
                %390 = arith.addi %387, %388 : index
                vector.store %389, %kv[%390] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %391 = arith.cmpi eq, %codec, %c9 : index
          scf.if %391 {
            %392 = arith.subi %0, %heads : index
            %393 = arith.muli %392, %4 : index
            %394 = arith.divui %228, %c4 : index
            %395 = arith.remui %228, %c4 : index
            %396 = arith.muli %headDim, %c8 : index
            %397 = arith.muli %394, %pageBytes : index
            %400 = scf.for %398 = %c6 to %headDim step %c4 iter_args(%399 = %c10) -> (vector<16xf32>) {
              %401 = arith.addi %393, %398 : index
              %402 = vector.load %encode[%401] : memref<?xf32>, vector<16xf32>
              %403 = arith.addi %393, %headDim : index
              %404 = arith.addi %403, %398 : index
              %405 = vector.load %encode[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.addi %140, %398 : index
              %407 = vector.load %3[%406] : memref<?xf32>, vector<16xf32>
              %408 = arith.subf %407, %405 : vector<16xf32>
              %409 = arith.mulf %408, %402 : vector<16xf32>
              %410 = arith.cmpf ord, %409, %409 : vector<16xf32>
              %411 = arith.select %410, %409, %c10 : vector<16xi1>, vector<16xf32>
              %412 = math.roundeven %411 : vector<16xf32>
              %413 = arith.minimumf %412, %c35 : vector<16xf32>
              %414 = arith.maximumf %413, %c36 : vector<16xf32>
              %415 = arith.fptosi %414 : vector<16xf32> to vector<16xi32>
              %416 = arith.addi %415, %c37 : vector<16xi32>
              %417 = arith.trunci %416 : vector<16xi32> to vector<16xi8>
              %418 = arith.muli %398, %c8 : index
              vector.store %417, %5[%418] : memref<?xi8>, vector<16xi8>
              %419 = math.absf %409 : vector<16xf32>
              %420 = arith.cmpf ugt, %419, %c38 : vector<16xf32>
              %421 = arith.select %420, %c31, %c10 : vector<16xi1>, vector<16xf32>
              %422 = arith.addf %399, %421 : vector<16xf32>
              scf.yield %422 : vector<16xf32>
            }
            %423 = wave.reduce "add" %400 : vector<16xf32>
            %424 = arith.cmpf ogt, %423, %c32 : f32
            scf.if %424 {
              %425 = arith.fptosi %423 : f32 to i32
              wave.count %clipped, %425 : memref<?xi32>
            }
            %426 = arith.cmpi slt, %392, %kvHeads : index
            scf.if %426 {
              %427 = arith.muli %396, %c13 : index
              %428 = arith.muli %392, %427 : index
              %429 = arith.addi %397, %428 : index
              %430 = arith.muli %395, %c8 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c6 to %headDim step %c8 {
                %433 = arith.muli %432, %c8 : index
                %434 = arith.addi %433, %c6 : index
                %435 = memref.load %5[%434] : memref<?xi8>
                %436 = arith.muli %432, %c4 : index
                %437 = arith.addi %431, %436 : index
                %438 = arith.addi %437, %c6 : index
                memref.store %435, %kv[%438] : memref<?xi8>
              }
            } else {
              %439 = arith.subi %392, %kvHeads : index
              %440 = arith.muli %439, %c3 : index
              %441 = arith.addi %440, %c8 : index
              %442 = arith.muli %396, %c4 : index
              %443 = arith.muli %441, %442 : index
              %444 = arith.addi %397, %443 : index
              %445 = arith.muli %395, %396 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c6 to %396 step %c4 {
                %448 = vector.load %5[%447] : memref<?xi8>, vector<16xi8>
                %449 = arith.addi %446, %447 : index
                vector.store %448, %kv[%449] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

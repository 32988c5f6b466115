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
wave.kernel @qkv_bf16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %211 = %c6 to %headDim step %c4 {
          %212 = arith.addi %140, %211 : index
          %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
          %214 = arith.muli %138, %heads : index
          %215 = arith.addi %214, %0 : index
          %216 = arith.muli %215, %headDim : index
          %217 = arith.addi %216, %211 : index
          vector.store %213, %q[%217] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %218 = arith.addi %slotsAt, %138 : index
        %219 = memref.load %step[%218] : memref<?xi32>
        %220 = arith.index_cast %219 : i32 to index
        %221 = arith.cmpi sge, %220, %c6 : index
        scf.if %221 {
          %222 = arith.cmpi eq, %codec, %c6 : index
          scf.if %222 {
            %223 = arith.subi %0, %heads : index
            %224 = memref.load %scales[%223] : memref<?xf32>
            %225 = vector.broadcast %224 : f32 to vector<16xf32>
            %226 = arith.divui %220, %c4 : index
            %227 = arith.remui %220, %c4 : index
            %228 = arith.muli %226, %pageBytes : index
            scf.for %229 = %c6 to %headDim step %c4 {
              %230 = arith.addi %140, %229 : index
              %231 = vector.load %3[%230] : memref<?xf32>, vector<16xf32>
              %232 = arith.mulf %231, %225 : vector<16xf32>
              %233 = arith.minimumf %232, %c29 : vector<16xf32>
              %234 = arith.maximumf %233, %c30 : vector<16xf32>
              %235 = arith.truncf %234 : vector<16xf32> to vector<16xf16>
              %236 = vector.bitcast %235 : vector<16xf16> to vector<32xi8>
              %237 = arith.muli %229, %c3 : index
              vector.store %236, %5[%237] : memref<?xi8>, vector<32xi8>
            }
            %238 = arith.cmpi slt, %223, %kvHeads : index
            scf.if %238 {
              %239 = arith.muli %4, %c13 : index
              %240 = arith.muli %223, %239 : index
              %241 = arith.addi %228, %240 : index
              %242 = arith.muli %227, %c3 : index
              %243 = arith.addi %241, %242 : index
              scf.for %244 = %c6 to %headDim step %c8 {
                %245 = arith.muli %244, %c3 : index
                %246 = arith.addi %245, %c6 : index
                %247 = memref.load %5[%246] : memref<?xi8>
                %248 = arith.muli %244, %c13 : index
                %249 = arith.addi %243, %248 : index
                %250 = arith.addi %249, %c6 : index
                memref.store %247, %kv[%250] : memref<?xi8>
                %251 = arith.addi %245, %c8 : index
                %252 = memref.load %5[%251] : memref<?xi8>
                %253 = arith.addi %249, %c8 : index
                memref.store %252, %kv[%253] : memref<?xi8>
              }
            } else {
              %254 = arith.subi %223, %kvHeads : index
              %255 = arith.muli %254, %c3 : index
              %256 = arith.addi %255, %c8 : index
              %257 = arith.muli %4, %c4 : index
              %258 = arith.muli %256, %257 : index
              %259 = arith.addi %228, %258 : index
              %260 = arith.muli %227, %4 : index
              %261 = arith.addi %259, %260 : index
              scf.for %262 = %c6 to %4 step %c4 {
                %263 = vector.load %5[%262] : memref<?xi8>, vector<16xi8>
                %264 = arith.addi %261, %262 : index
                vector.store %263, %kv[%264] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %265 = arith.cmpi eq, %codec, %c8 : index
          scf.if %265 {
            %266 = arith.subi %0, %heads : index
            %267 = memref.load %scales[%266] : memref<?xf32>
            %268 = vector.broadcast %267 : f32 to vector<16xf32>
            %269 = arith.divui %220, %c4 : index
            %270 = arith.remui %220, %c4 : index
            %271 = arith.muli %headDim, %c8 : index
            %272 = arith.muli %269, %pageBytes : index
            scf.for %273 = %c6 to %headDim step %c4 {
              %274 = arith.addi %140, %273 : index
              %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.mulf %275, %268 : vector<16xf32>
              %277 = wave.fp8_encode "e4m3" %276 : vector<16xf32> -> vector<16xi8>
              %278 = arith.muli %273, %c8 : index
              vector.store %277, %5[%278] : memref<?xi8>, vector<16xi8>
            }
            %279 = arith.cmpi slt, %266, %kvHeads : index
            scf.if %279 {
              %280 = arith.muli %271, %c13 : index
              %281 = arith.muli %266, %280 : index
              %282 = arith.addi %272, %281 : index
              %283 = arith.muli %270, %c8 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c6 to %headDim step %c8 {
                %286 = arith.muli %285, %c8 : index
                %287 = arith.addi %286, %c6 : index
                %288 = memref.load %5[%287] : memref<?xi8>
                %289 = arith.muli %285, %c4 : index
                %290 = arith.addi %284, %289 : index
                %291 = arith.addi %290, %c6 : index
                memref.store %288, %kv[%291] : memref<?xi8>
              }
            } else {
              %292 = arith.subi %266, %kvHeads : index
              %293 = arith.muli %292, %c3 : index
              %294 = arith.addi %293, %c8 : index
              %295 = arith.muli %271, %c4 : index
              %296 = arith.muli %294, %295 : index
              %297 = arith.addi %272, %296 : index
              %298 = arith.muli %270, %271 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c6 to %271 step %c4 {
                %301 = vector.load %5[%300] : memref<?xi8>, vector<16xi8>
                %302 = arith.addi %299, %300 : index
                vector.store %301, %kv[%302] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %303 = arith.cmpi eq, %codec, %c3 : index
          scf.if %303 {
            %304 = arith.subi %0, %heads : index
            %305 = memref.load %scales[%304] : memref<?xf32>
            %306 = vector.broadcast %305 : f32 to vector<16xf32>
            %307 = arith.divui %220, %c4 : index
            %308 = arith.remui %220, %c4 : index
            %309 = arith.muli %headDim, %c8 : index
            %310 = arith.muli %307, %pageBytes : index
            scf.for %311 = %c6 to %headDim step %c4 {
              %312 = arith.addi %140, %311 : index
              %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.mulf %313, %306 : vector<16xf32>
              %315 = wave.fp8_encode "e5m2" %314 : vector<16xf32> -> vector<16xi8>
              %316 = arith.muli %311, %c8 : index
              vector.store %315, %5[%316] : memref<?xi8>, vector<16xi8>
            }
            %317 = arith.cmpi slt, %304, %kvHeads : index
            scf.if %317 {
              %318 = arith.muli %309, %c13 : index
              %319 = arith.muli %304, %318 : index
              %320 = arith.addi %310, %319 : index
              %321 = arith.muli %308, %c8 : index
              %322 = arith.addi %320, %321 : index
              scf.for %323 = %c6 to %headDim step %c8 {
                %324 = arith.muli %323, %c8 : index
                %325 = arith.addi %324, %c6 : index
                %326 = memref.load %5[%325] : memref<?xi8>
                %327 = arith.muli %323, %c4 : index
                %328 = arith.addi %322, %327 : index
                %329 = arith.addi %328, %c6 : index
                memref.store %326, %kv[%329] : memref<?xi8>
              }
            } else {
              %330 = arith.subi %304, %kvHeads : index
              %331 = arith.muli %330, %c3 : index
              %332 = arith.addi %331, %c8 : index
              %333 = arith.muli %309, %c4 : index
              %334 = arith.muli %332, %333 : index
              %335 = arith.addi %310, %334 : index
              %336 = arith.muli %308, %309 : index
              %337 = arith.addi %335, %336 : index
              scf.for %338 = %c6 to %309 step %c4 {
                %339 = vector.load %5[%338] : memref<?xi8>, vector<16xi8>
                %340 = arith.addi %337, %338 : index
                vector.store %339, %kv[%340] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

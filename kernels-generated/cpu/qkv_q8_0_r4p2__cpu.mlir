// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c32 = arith.constant dense<0x47600000> : vector<16xf32>
  %c33 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c34 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c35 = arith.constant dense<128> : vector<16xi32>
  %c36 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %51 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
        %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
        %54 = arith.muli %35, %c4 : index
        %64:8 = scf.for %55 = %c7 to %c12 step %c9 iter_args(%56 = %36, %57 = %37, %58 = %38, %59 = %39, %60 = %40, %61 = %41, %62 = %42, %63 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %65 = arith.muli %55, %c2 : index
          %66 = arith.addi %54, %65 : index
          %67 = arith.addi %46, %c4 : index
          %68 = arith.muli %55, %c13 : index
          %69 = arith.addi %67, %68 : index
          %70 = arith.addi %69, %c7 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
          %72 = arith.extsi %71 : vector<16xi8> to vector<16xi32>
          %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
          %74 = arith.mulf %73, %50 : vector<16xf32>
          %75 = arith.addi %47, %c4 : index
          %76 = arith.addi %75, %68 : index
          %77 = arith.addi %76, %c7 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
          %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
          %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
          %81 = arith.mulf %80, %53 : vector<16xf32>
          %82 = arith.addi %66, %c7 : index
          %83:8 = func.call @qkv_q8_0_r4p2__cpu.0(%24, %82, %x, %74, %56, %81, %57, %25, %58, %59, %26, %60, %61, %27, %62, %63) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %84 = arith.addi %69, %c6 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
          %86 = arith.extsi %85 : vector<16xi8> to vector<16xi32>
          %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
          %88 = arith.mulf %87, %50 : vector<16xf32>
          %89 = arith.addi %76, %c6 : index
          %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
          %91 = arith.extsi %90 : vector<16xi8> to vector<16xi32>
          %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %93 = arith.mulf %92, %53 : vector<16xf32>
          %94 = arith.addi %66, %c9 : index
          %95:8 = func.call @qkv_q8_0_r4p2__cpu.0(%24, %94, %x, %88, %83#0, %93, %83#1, %25, %83#2, %83#3, %26, %83#4, %83#5, %27, %83#6, %83#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %96 = arith.addi %69, %c4 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
          %98 = arith.extsi %97 : vector<16xi8> to vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = arith.mulf %99, %50 : vector<16xf32>
          %101 = arith.addi %76, %c4 : index
          %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
          %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = arith.mulf %104, %53 : vector<16xf32>
          %106 = arith.addi %66, %c3 : index
          %107:8 = func.call @qkv_q8_0_r4p2__cpu.0(%24, %106, %x, %100, %95#0, %105, %95#1, %25, %95#2, %95#3, %26, %95#4, %95#5, %27, %95#6, %95#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %108 = arith.addi %69, %c14 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<16xi8>
          %110 = arith.extsi %109 : vector<16xi8> to vector<16xi32>
          %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.mulf %111, %50 : vector<16xf32>
          %113 = arith.addi %76, %c14 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extsi %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = arith.mulf %116, %53 : vector<16xf32>
          %118 = arith.addi %66, %c10 : index
          %119:8 = func.call @qkv_q8_0_r4p2__cpu.0(%24, %118, %x, %112, %107#0, %117, %107#1, %25, %107#2, %107#3, %26, %107#4, %107#5, %27, %107#6, %107#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %119#0, %119#1, %119#2, %119#3, %119#4, %119#5, %119#6, %119#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %64#0, %64#1, %64#2, %64#3, %64#4, %64#5, %64#6, %64#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %120 = arith.muli %headDim, %c7 : index
      %121 = arith.muli %28, %c6 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c7 : index
      vector.store %44#0, %3[%123] : memref<?xf32>, vector<16xf32>
      %124 = arith.addi %122, %c6 : index
      vector.store %44#1, %3[%124] : memref<?xf32>, vector<16xf32>
      %125 = arith.muli %headDim, %c9 : index
      %126 = arith.addi %125, %121 : index
      %127 = arith.addi %126, %c7 : index
      vector.store %44#2, %3[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %126, %c6 : index
      vector.store %44#3, %3[%128] : memref<?xf32>, vector<16xf32>
      %129 = arith.addi %4, %121 : index
      %130 = arith.addi %129, %c7 : index
      vector.store %44#4, %3[%130] : memref<?xf32>, vector<16xf32>
      %131 = arith.addi %129, %c6 : index
      vector.store %44#5, %3[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.muli %headDim, %c10 : index
      %133 = arith.addi %132, %121 : index
      %134 = arith.addi %133, %c7 : index
      vector.store %44#6, %3[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.addi %133, %c6 : index
      vector.store %44#7, %3[%135] : memref<?xf32>, vector<16xf32>
    }
    %136 = arith.addi %14, %c2 : index
    %137 = arith.minsi %136, %13 : index
    scf.for %138 = %14 to %137 step %c9 {
      %139 = arith.subi %138, %14 : index
      %140 = arith.muli %139, %headDim : index
      %141 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %141 {
        scf.for %142 = %c7 to %headDim step %c6 {
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
        %151 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %151 {
          %152 = arith.cmpi slt, %0, %heads : index
          %155 = scf.for %153 = %c7 to %headDim step %c6 iter_args(%154 = %c11) -> (vector<16xf32>) {
            %156 = arith.addi %140, %153 : index
            %157 = vector.load %3[%156] : memref<?xf32>, vector<16xf32>
            %158 = math.fma %157, %157, %154 : vector<16xf32>
            scf.yield %158 : vector<16xf32>
          }
          %159 = wave.reduce "add" %155 : vector<16xf32>
          %160 = arith.mulf %159, %inverseHeadDim : f32
          %161 = arith.addf %160, %epsilon : f32
          %162 = math.sqrt %161 : f32
          %163 = arith.divf %c21, %162 : f32
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          scf.for %165 = %c7 to %headDim step %c6 {
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
        %177 = arith.remui %175, %c23 : index
        %178 = arith.muli %177, %headDim : index
        %179 = arith.divui %175, %c23 : index
        %180 = arith.addi %179, %c23 : index
        %181 = arith.muli %180, %headDim : index
        scf.for %182 = %c7 to %176 step %c12 {
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
        scf.for %216 = %c7 to %headDim step %c6 {
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
        %229 = arith.cmpi sge, %228, %c7 : index
        scf.if %229 {
          %230 = arith.cmpi eq, %codec, %c7 : index
          scf.if %230 {
            %231 = arith.subi %0, %heads : index
            %232 = arith.muli %231, %4 : index
            %233 = arith.divui %228, %c6 : index
            %234 = arith.remui %228, %c6 : index
            %235 = arith.muli %233, %pageBytes : index
            %238 = scf.for %236 = %c7 to %headDim step %c6 iter_args(%237 = %c11) -> (vector<16xf32>) {
              %239 = arith.addi %232, %236 : index
              %240 = vector.load %encode[%239] : memref<?xf32>, vector<16xf32>
              %241 = arith.addi %232, %headDim : index
              %242 = arith.addi %241, %236 : index
              %243 = vector.load %encode[%242] : memref<?xf32>, vector<16xf32>
              %244 = arith.addi %140, %236 : index
              %245 = vector.load %3[%244] : memref<?xf32>, vector<16xf32>
              %246 = arith.subf %245, %243 : vector<16xf32>
              %247 = arith.mulf %246, %240 : vector<16xf32>
              %248 = arith.minimumf %247, %c27 : vector<16xf32>
              %249 = arith.maximumf %248, %c28 : vector<16xf32>
              %250 = arith.truncf %249 : vector<16xf32> to vector<16xf16>
              %251 = vector.bitcast %250 : vector<16xf16> to vector<32xi8>
              %252 = arith.muli %236, %c3 : index
              vector.store %251, %5[%252] : memref<?xi8>, vector<32xi8>
              %253 = math.absf %247 : vector<16xf32>
              %254 = arith.cmpf ugt, %253, %c27 : vector<16xf32>
              %255 = arith.select %254, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %256 = arith.addf %237, %255 : vector<16xf32>
              scf.yield %256 : vector<16xf32>
            }
            %257 = wave.reduce "add" %238 : vector<16xf32>
            %258 = arith.cmpf ogt, %257, %c30 : f32
            scf.if %258 {
              %259 = arith.fptosi %257 : f32 to i32
              wave.count %clipped, %259 : memref<?xi32>
            }
            %260 = arith.cmpi slt, %231, %kvHeads : index
            scf.if %260 {
              %261 = arith.muli %4, %c4 : index
              %262 = arith.muli %231, %261 : index
              %263 = arith.addi %235, %262 : index
              %264 = arith.muli %234, %c3 : index
              %265 = arith.addi %263, %264 : index
              scf.for %266 = %c7 to %headDim step %c9 {
                %267 = arith.muli %266, %c3 : index
                %268 = arith.addi %267, %c7 : index
                %269 = memref.load %5[%268] : memref<?xi8>
                %270 = arith.muli %266, %c4 : index
                %271 = arith.addi %265, %270 : index
                %272 = arith.addi %271, %c7 : index
                memref.store %269, %kv[%272] : memref<?xi8>
                %273 = arith.addi %267, %c9 : index
                %274 = memref.load %5[%273] : memref<?xi8>
                %275 = arith.addi %271, %c9 : index
                memref.store %274, %kv[%275] : memref<?xi8>
              }
            } else {
              %276 = arith.subi %231, %kvHeads : index
              %277 = arith.muli %276, %c3 : index
              %278 = arith.addi %277, %c9 : index
              %279 = arith.muli %4, %c6 : index
              %280 = arith.muli %278, %279 : index
              %281 = arith.addi %235, %280 : index
              %282 = arith.muli %234, %4 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c7 to %4 step %c6 {
                %285 = vector.load %5[%284] : memref<?xi8>, vector<16xi8>
                %286 = arith.addi %283, %284 : index
                vector.store %285, %kv[%286] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %287 = arith.cmpi eq, %codec, %c9 : index
          scf.if %287 {
            %288 = arith.subi %0, %heads : index
            %289 = arith.muli %288, %4 : index
            %290 = arith.divui %228, %c6 : index
            %291 = arith.remui %228, %c6 : index
            %292 = arith.muli %headDim, %c9 : index
            %293 = arith.muli %290, %pageBytes : index
            %296 = scf.for %294 = %c7 to %headDim step %c6 iter_args(%295 = %c11) -> (vector<16xf32>) {
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
              %307 = arith.muli %294, %c9 : index
              vector.store %306, %5[%307] : memref<?xi8>, vector<16xi8>
              %308 = math.absf %305 : vector<16xf32>
              %309 = arith.cmpf ugt, %308, %c31 : vector<16xf32>
              %310 = arith.select %309, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %311 = arith.addf %295, %310 : vector<16xf32>
              scf.yield %311 : vector<16xf32>
            }
            %312 = wave.reduce "add" %296 : vector<16xf32>
            %313 = arith.cmpf ogt, %312, %c30 : f32
            scf.if %313 {
              %314 = arith.fptosi %312 : f32 to i32
              wave.count %clipped, %314 : memref<?xi32>
            }
            %315 = arith.cmpi slt, %288, %kvHeads : index
            scf.if %315 {
              %316 = arith.muli %292, %c4 : index
              %317 = arith.muli %288, %316 : index
              %318 = arith.addi %293, %317 : index
              %319 = arith.muli %291, %c9 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c7 to %headDim step %c9 {
                %322 = arith.muli %321, %c9 : index
                %323 = arith.addi %322, %c7 : index
                %324 = memref.load %5[%323] : memref<?xi8>
                %325 = arith.muli %321, %c6 : index
                %326 = arith.addi %320, %325 : index
                %327 = arith.addi %326, %c7 : index
                memref.store %324, %kv[%327] : memref<?xi8>
              }
            } else {
              %328 = arith.subi %288, %kvHeads : index
              %329 = arith.muli %328, %c3 : index
              %330 = arith.addi %329, %c9 : index
              %331 = arith.muli %292, %c6 : index
              %332 = arith.muli %330, %331 : index
              %333 = arith.addi %293, %332 : index
              %334 = arith.muli %291, %292 : index
              %335 = arith.addi %333, %334 : index
              scf.for %336 = %c7 to %292 step %c6 {
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
            %342 = arith.divui %228, %c6 : index
            %343 = arith.remui %228, %c6 : index
            %344 = arith.muli %headDim, %c9 : index
            %345 = arith.muli %342, %pageBytes : index
            %348 = scf.for %346 = %c7 to %headDim step %c6 iter_args(%347 = %c11) -> (vector<16xf32>) {
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
              %359 = arith.muli %346, %c9 : index
              vector.store %358, %5[%359] : memref<?xi8>, vector<16xi8>
              %360 = math.absf %357 : vector<16xf32>
              %361 = arith.cmpf ugt, %360, %c32 : vector<16xf32>
              %362 = arith.select %361, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %363 = arith.addf %347, %362 : vector<16xf32>
              scf.yield %363 : vector<16xf32>
            }
            %364 = wave.reduce "add" %348 : vector<16xf32>
            %365 = arith.cmpf ogt, %364, %c30 : f32
            scf.if %365 {
              %366 = arith.fptosi %364 : f32 to i32
              wave.count %clipped, %366 : memref<?xi32>
            }
            %367 = arith.cmpi slt, %340, %kvHeads : index
            scf.if %367 {
              %368 = arith.muli %344, %c4 : index
              %369 = arith.muli %340, %368 : index
              %370 = arith.addi %345, %369 : index
              %371 = arith.muli %343, %c9 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c7 to %headDim step %c9 {
                %374 = arith.muli %373, %c9 : index
                %375 = arith.addi %374, %c7 : index
                %376 = memref.load %5[%375] : memref<?xi8>
                %377 = arith.muli %373, %c6 : index
                %378 = arith.addi %372, %377 : index
                %379 = arith.addi %378, %c7 : index
                memref.store %376, %kv[%379] : memref<?xi8>
              }
            } else {
              %380 = arith.subi %340, %kvHeads : index
              %381 = arith.muli %380, %c3 : index
              %382 = arith.addi %381, %c9 : index
              %383 = arith.muli %344, %c6 : index
              %384 = arith.muli %382, %383 : index
              %385 = arith.addi %345, %384 : index
              %386 = arith.muli %343, %344 : index
              %387 = arith.addi %385, %386 : index
              scf.for %388 = %c7 to %344 step %c6 {
                %389 = vector.load %5[%388] : memref<?xi8>, vector<16xi8>
                %390 = arith.addi %387, %388 : index
                vector.store %389, %kv[%390] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %391 = arith.cmpi eq, %codec, %c10 : index
          scf.if %391 {
            %392 = arith.subi %0, %heads : index
            %393 = arith.muli %392, %4 : index
            %394 = arith.divui %228, %c6 : index
            %395 = arith.remui %228, %c6 : index
            %396 = arith.muli %headDim, %c9 : index
            %397 = arith.muli %394, %pageBytes : index
            %400 = scf.for %398 = %c7 to %headDim step %c6 iter_args(%399 = %c11) -> (vector<16xf32>) {
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
              %411 = arith.select %410, %409, %c11 : vector<16xi1>, vector<16xf32>
              %412 = math.roundeven %411 : vector<16xf32>
              %413 = arith.minimumf %412, %c33 : vector<16xf32>
              %414 = arith.maximumf %413, %c34 : vector<16xf32>
              %415 = arith.fptosi %414 : vector<16xf32> to vector<16xi32>
              %416 = arith.addi %415, %c35 : vector<16xi32>
              %417 = arith.trunci %416 : vector<16xi32> to vector<16xi8>
              %418 = arith.muli %398, %c9 : index
              vector.store %417, %5[%418] : memref<?xi8>, vector<16xi8>
              %419 = math.absf %409 : vector<16xf32>
              %420 = arith.cmpf ugt, %419, %c36 : vector<16xf32>
              %421 = arith.select %420, %c29, %c11 : vector<16xi1>, vector<16xf32>
              %422 = arith.addf %399, %421 : vector<16xf32>
              scf.yield %422 : vector<16xf32>
            }
            %423 = wave.reduce "add" %400 : vector<16xf32>
            %424 = arith.cmpf ogt, %423, %c30 : f32
            scf.if %424 {
              %425 = arith.fptosi %423 : f32 to i32
              wave.count %clipped, %425 : memref<?xi32>
            }
            %426 = arith.cmpi slt, %392, %kvHeads : index
            scf.if %426 {
              %427 = arith.muli %396, %c4 : index
              %428 = arith.muli %392, %427 : index
              %429 = arith.addi %397, %428 : index
              %430 = arith.muli %395, %c9 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c7 to %headDim step %c9 {
                %433 = arith.muli %432, %c9 : index
                %434 = arith.addi %433, %c7 : index
                %435 = memref.load %5[%434] : memref<?xi8>
                %436 = arith.muli %432, %c6 : index
                %437 = arith.addi %431, %436 : index
                %438 = arith.addi %437, %c7 : index
                memref.store %435, %kv[%438] : memref<?xi8>
              }
            } else {
              %439 = arith.subi %392, %kvHeads : index
              %440 = arith.muli %439, %c3 : index
              %441 = arith.addi %440, %c9 : index
              %442 = arith.muli %396, %c6 : index
              %443 = arith.muli %441, %442 : index
              %444 = arith.addi %397, %443 : index
              %445 = arith.muli %395, %396 : index
              %446 = arith.addi %444, %445 : index
              scf.for %447 = %c7 to %396 step %c6 {
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

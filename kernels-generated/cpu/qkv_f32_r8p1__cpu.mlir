// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f32_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c32 = arith.constant 32 : index
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
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c6 to %8 step %c8 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %54:8 = scf.for %45 = %c6 to %6 step %c8 iter_args(%46 = %c14, %47 = %c14, %48 = %c14, %49 = %c14, %50 = %c14, %51 = %c14, %52 = %c14, %53 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %55 = arith.muli %45, %c5 : index
        %56 = arith.addi %44, %55 : index
        %57 = arith.muli %45, %c4 : index
        %67:8 = scf.for %58 = %c6 to %c10 step %c8 iter_args(%59 = %46, %60 = %47, %61 = %48, %62 = %49, %63 = %50, %64 = %51, %65 = %52, %66 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %68 = arith.muli %58, %c10 : index
          %69 = arith.addi %57, %68 : index
          %70 = arith.muli %58, %c15 : index
          %71 = arith.addi %56, %70 : index
          %72 = arith.addi %71, %c6 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<64xi8>
          %74 = vector.bitcast %73 : vector<64xi8> to vector<16xf32>
          %75 = arith.addi %69, %c6 : index
          %76:8 = func.call @qkv_f32_r8p1__cpu.0(%32, %75, %x, %74, %59, %33, %60, %34, %61, %35, %62, %36, %63, %37, %64, %38, %65, %39, %66) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %77 = arith.addi %71, %c16 : index
          %78 = vector.load %w[%77] : memref<?xi8>, vector<64xi8>
          %79 = vector.bitcast %78 : vector<64xi8> to vector<16xf32>
          %80 = arith.addi %69, %c8 : index
          %81:8 = func.call @qkv_f32_r8p1__cpu.0(%32, %80, %x, %79, %76#0, %33, %76#1, %34, %76#2, %35, %76#3, %36, %76#4, %37, %76#5, %38, %76#6, %39, %76#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %82 = arith.addi %71, %c17 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<64xi8>
          %84 = vector.bitcast %83 : vector<64xi8> to vector<16xf32>
          %85 = arith.addi %69, %c3 : index
          %86:8 = func.call @qkv_f32_r8p1__cpu.0(%32, %85, %x, %84, %81#0, %33, %81#1, %34, %81#2, %35, %81#3, %36, %81#4, %37, %81#5, %38, %81#6, %39, %81#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %87 = arith.addi %71, %c18 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<64xi8>
          %89 = vector.bitcast %88 : vector<64xi8> to vector<16xf32>
          %90 = arith.addi %69, %c9 : index
          %91:8 = func.call @qkv_f32_r8p1__cpu.0(%32, %90, %x, %89, %86#0, %33, %86#1, %34, %86#2, %35, %86#3, %36, %86#4, %37, %86#5, %38, %86#6, %39, %86#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %91#0, %91#1, %91#2, %91#3, %91#4, %91#5, %91#6, %91#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %92 = arith.muli %headDim, %c6 : index
      %93 = arith.muli %40, %c4 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.addi %94, %c6 : index
      vector.store %54#0, %3[%95] : memref<?xf32>, vector<16xf32>
      %96 = arith.muli %headDim, %c8 : index
      %97 = arith.addi %96, %93 : index
      %98 = arith.addi %97, %c6 : index
      vector.store %54#1, %3[%98] : memref<?xf32>, vector<16xf32>
      %99 = arith.addi %4, %93 : index
      %100 = arith.addi %99, %c6 : index
      vector.store %54#2, %3[%100] : memref<?xf32>, vector<16xf32>
      %101 = arith.muli %headDim, %c9 : index
      %102 = arith.addi %101, %93 : index
      %103 = arith.addi %102, %c6 : index
      vector.store %54#3, %3[%103] : memref<?xf32>, vector<16xf32>
      %104 = arith.muli %headDim, %c10 : index
      %105 = arith.addi %104, %93 : index
      %106 = arith.addi %105, %c6 : index
      vector.store %54#4, %3[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.muli %headDim, %c11 : index
      %108 = arith.addi %107, %93 : index
      %109 = arith.addi %108, %c6 : index
      vector.store %54#5, %3[%109] : memref<?xf32>, vector<16xf32>
      %110 = arith.muli %headDim, %c12 : index
      %111 = arith.addi %110, %93 : index
      %112 = arith.addi %111, %c6 : index
      vector.store %54#6, %3[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.muli %headDim, %c13 : index
      %114 = arith.addi %113, %93 : index
      %115 = arith.addi %114, %c6 : index
      vector.store %54#7, %3[%115] : memref<?xf32>, vector<16xf32>
    }
    %116 = arith.addi %14, %c2 : index
    %117 = arith.minsi %116, %13 : index
    scf.for %118 = %14 to %117 step %c8 {
      %119 = arith.subi %118, %14 : index
      %120 = arith.muli %119, %headDim : index
      %121 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %121 {
        scf.for %122 = %c6 to %headDim step %c4 {
          %123 = arith.muli %0, %headDim : index
          %124 = arith.addi %123, %122 : index
          %125 = vector.load %bias[%124] : memref<?xf32>, vector<16xf32>
          %126 = arith.addi %120, %122 : index
          %127 = vector.load %3[%126] : memref<?xf32>, vector<16xf32>
          %128 = arith.addf %127, %125 : vector<16xf32>
          vector.store %128, %3[%126] : memref<?xf32>, vector<16xf32>
        }
      }
      %129 = arith.addi %heads, %kvHeads : index
      %130 = arith.cmpi slt, %0, %129 : index
      scf.if %130 {
        %131 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %131 {
          %132 = arith.cmpi slt, %0, %heads : index
          %135 = scf.for %133 = %c6 to %headDim step %c4 iter_args(%134 = %c14) -> (vector<16xf32>) {
            %136 = arith.addi %120, %133 : index
            %137 = vector.load %3[%136] : memref<?xf32>, vector<16xf32>
            %138 = math.fma %137, %137, %134 : vector<16xf32>
            scf.yield %138 : vector<16xf32>
          }
          %139 = wave.reduce "add" %135 : vector<16xf32>
          %140 = arith.mulf %139, %inverseHeadDim : f32
          %141 = arith.addf %140, %epsilon : f32
          %142 = math.sqrt %141 : f32
          %143 = arith.divf %c25, %142 : f32
          %144 = vector.broadcast %143 : f32 to vector<16xf32>
          scf.for %145 = %c6 to %headDim step %c4 {
            %146 = vector.load %query_norm[%145] : memref<?xf32>, vector<16xf32>
            %147 = vector.load %key_norm[%145] : memref<?xf32>, vector<16xf32>
            %148 = arith.select %132, %146, %147 : vector<16xf32>
            %149 = arith.addi %120, %145 : index
            %150 = vector.load %3[%149] : memref<?xf32>, vector<16xf32>
            %151 = arith.mulf %150, %144 : vector<16xf32>
            %152 = arith.mulf %151, %148 : vector<16xf32>
            vector.store %152, %3[%149] : memref<?xf32>, vector<16xf32>
          }
        }
        %153 = arith.addi %positionsAt, %118 : index
        %154 = memref.load %step[%153] : memref<?xi32>
        %155 = arith.index_cast %154 : i32 to index
        %156 = arith.divui %headDim, %c3 : index
        %157 = arith.remui %155, %c15 : index
        %158 = arith.muli %157, %headDim : index
        %159 = arith.divui %155, %c15 : index
        %160 = arith.addi %159, %c15 : index
        %161 = arith.muli %160, %headDim : index
        scf.for %162 = %c6 to %156 step %c2 {
          %163 = arith.addi %158, %162 : index
          %164 = vector.load %rope[%163] : memref<?xf32>, vector<8xf32>
          %165 = arith.addi %158, %156 : index
          %166 = arith.addi %165, %162 : index
          %167 = vector.load %rope[%166] : memref<?xf32>, vector<8xf32>
          %168 = arith.addi %161, %162 : index
          %169 = vector.load %rope[%168] : memref<?xf32>, vector<8xf32>
          %170 = arith.addi %161, %156 : index
          %171 = arith.addi %170, %162 : index
          %172 = vector.load %rope[%171] : memref<?xf32>, vector<8xf32>
          %173 = arith.mulf %169, %164 : vector<8xf32>
          %174 = arith.mulf %172, %167 : vector<8xf32>
          %175 = arith.subf %173, %174 : vector<8xf32>
          %176 = arith.mulf %172, %164 : vector<8xf32>
          %177 = arith.mulf %169, %167 : vector<8xf32>
          %178 = arith.addf %176, %177 : vector<8xf32>
          %179 = arith.addi %120, %162 : index
          %180 = vector.load %3[%179] : memref<?xf32>, vector<8xf32>
          %181 = arith.addi %120, %156 : index
          %182 = arith.addi %181, %162 : index
          %183 = vector.load %3[%182] : memref<?xf32>, vector<8xf32>
          %184 = arith.mulf %180, %175 : vector<8xf32>
          %185 = arith.mulf %183, %178 : vector<8xf32>
          %186 = arith.subf %184, %185 : vector<8xf32>
          vector.store %186, %3[%179] : memref<?xf32>, vector<8xf32>
          %187 = arith.mulf %183, %175 : vector<8xf32>
          %188 = arith.mulf %180, %178 : vector<8xf32>
          %189 = arith.addf %187, %188 : vector<8xf32>
          vector.store %189, %3[%182] : memref<?xf32>, vector<8xf32>
        }
      }
      %190 = arith.cmpi slt, %0, %heads : index
      scf.if %190 {
        scf.for %191 = %c6 to %headDim step %c4 {
          %192 = arith.addi %120, %191 : index
          %193 = vector.load %3[%192] : memref<?xf32>, vector<16xf32>
          %194 = arith.muli %118, %heads : index
          %195 = arith.addi %194, %0 : index
          %196 = arith.muli %195, %headDim : index
          %197 = arith.addi %196, %191 : index
          vector.store %193, %q[%197] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %198 = arith.addi %slotsAt, %118 : index
        %199 = memref.load %step[%198] : memref<?xi32>
        %200 = arith.index_cast %199 : i32 to index
        %201 = arith.cmpi sge, %200, %c6 : index
        scf.if %201 {
          %202 = arith.cmpi eq, %codec, %c6 : index
          scf.if %202 {
            %203 = arith.subi %0, %heads : index
            %204 = memref.load %scales[%203] : memref<?xf32>
            %205 = vector.broadcast %204 : f32 to vector<16xf32>
            %206 = arith.divui %200, %c4 : index
            %207 = arith.remui %200, %c4 : index
            %208 = arith.muli %206, %pageBytes : index
            scf.for %209 = %c6 to %headDim step %c4 {
              %210 = arith.addi %120, %209 : index
              %211 = vector.load %3[%210] : memref<?xf32>, vector<16xf32>
              %212 = arith.mulf %211, %205 : vector<16xf32>
              %213 = arith.minimumf %212, %c30 : vector<16xf32>
              %214 = arith.maximumf %213, %c31 : vector<16xf32>
              %215 = arith.truncf %214 : vector<16xf32> to vector<16xf16>
              %216 = vector.bitcast %215 : vector<16xf16> to vector<32xi8>
              %217 = arith.muli %209, %c3 : index
              vector.store %216, %5[%217] : memref<?xi8>, vector<32xi8>
            }
            %218 = arith.cmpi slt, %203, %kvHeads : index
            scf.if %218 {
              %219 = arith.muli %4, %c32 : index
              %220 = arith.muli %203, %219 : index
              %221 = arith.addi %208, %220 : index
              %222 = arith.muli %207, %c3 : index
              %223 = arith.addi %221, %222 : index
              scf.for %224 = %c6 to %headDim step %c8 {
                %225 = arith.muli %224, %c3 : index
                %226 = arith.addi %225, %c6 : index
                %227 = memref.load %5[%226] : memref<?xi8>
                %228 = arith.muli %224, %c32 : index
                %229 = arith.addi %223, %228 : index
                %230 = arith.addi %229, %c6 : index
                memref.store %227, %kv[%230] : memref<?xi8>
                %231 = arith.addi %225, %c8 : index
                %232 = memref.load %5[%231] : memref<?xi8>
                %233 = arith.addi %229, %c8 : index
                memref.store %232, %kv[%233] : memref<?xi8>
              }
            } else {
              %234 = arith.subi %203, %kvHeads : index
              %235 = arith.muli %234, %c3 : index
              %236 = arith.addi %235, %c8 : index
              %237 = arith.muli %4, %c4 : index
              %238 = arith.muli %236, %237 : index
              %239 = arith.addi %208, %238 : index
              %240 = arith.muli %207, %4 : index
              %241 = arith.addi %239, %240 : index
              scf.for %242 = %c6 to %4 step %c4 {
                %243 = vector.load %5[%242] : memref<?xi8>, vector<16xi8>
                %244 = arith.addi %241, %242 : index
                vector.store %243, %kv[%244] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %245 = arith.cmpi eq, %codec, %c8 : index
          scf.if %245 {
            %246 = arith.subi %0, %heads : index
            %247 = memref.load %scales[%246] : memref<?xf32>
            %248 = vector.broadcast %247 : f32 to vector<16xf32>
            %249 = arith.divui %200, %c4 : index
            %250 = arith.remui %200, %c4 : index
            %251 = arith.muli %headDim, %c8 : index
            %252 = arith.muli %249, %pageBytes : index
            scf.for %253 = %c6 to %headDim step %c4 {
              %254 = arith.addi %120, %253 : index
              %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
              %256 = arith.mulf %255, %248 : vector<16xf32>
              %257 = wave.fp8_encode "e4m3" %256 : vector<16xf32> -> vector<16xi8>
              %258 = arith.muli %253, %c8 : index
              vector.store %257, %5[%258] : memref<?xi8>, vector<16xi8>
            }
            %259 = arith.cmpi slt, %246, %kvHeads : index
            scf.if %259 {
              %260 = arith.muli %251, %c32 : index
              %261 = arith.muli %246, %260 : index
              %262 = arith.addi %252, %261 : index
              %263 = arith.muli %250, %c8 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c6 to %headDim step %c8 {
                %266 = arith.muli %265, %c8 : index
                %267 = arith.addi %266, %c6 : index
                %268 = memref.load %5[%267] : memref<?xi8>
                %269 = arith.muli %265, %c4 : index
                %270 = arith.addi %264, %269 : index
                %271 = arith.addi %270, %c6 : index
                memref.store %268, %kv[%271] : memref<?xi8>
              }
            } else {
              %272 = arith.subi %246, %kvHeads : index
              %273 = arith.muli %272, %c3 : index
              %274 = arith.addi %273, %c8 : index
              %275 = arith.muli %251, %c4 : index
              %276 = arith.muli %274, %275 : index
              %277 = arith.addi %252, %276 : index
              %278 = arith.muli %250, %251 : index
              %279 = arith.addi %277, %278 : index
              scf.for %280 = %c6 to %251 step %c4 {
                %281 = vector.load %5[%280] : memref<?xi8>, vector<16xi8>
                %282 = arith.addi %279, %280 : index
                vector.store %281, %kv[%282] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %283 = arith.cmpi eq, %codec, %c3 : index
          scf.if %283 {
            %284 = arith.subi %0, %heads : index
            %285 = memref.load %scales[%284] : memref<?xf32>
            %286 = vector.broadcast %285 : f32 to vector<16xf32>
            %287 = arith.divui %200, %c4 : index
            %288 = arith.remui %200, %c4 : index
            %289 = arith.muli %headDim, %c8 : index
            %290 = arith.muli %287, %pageBytes : index
            scf.for %291 = %c6 to %headDim step %c4 {
              %292 = arith.addi %120, %291 : index
              %293 = vector.load %3[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.mulf %293, %286 : vector<16xf32>
              %295 = wave.fp8_encode "e5m2" %294 : vector<16xf32> -> vector<16xi8>
              %296 = arith.muli %291, %c8 : index
              vector.store %295, %5[%296] : memref<?xi8>, vector<16xi8>
            }
            %297 = arith.cmpi slt, %284, %kvHeads : index
            scf.if %297 {
              %298 = arith.muli %289, %c32 : index
              %299 = arith.muli %284, %298 : index
              %300 = arith.addi %290, %299 : index
              %301 = arith.muli %288, %c8 : index
              %302 = arith.addi %300, %301 : index
              scf.for %303 = %c6 to %headDim step %c8 {
                %304 = arith.muli %303, %c8 : index
                %305 = arith.addi %304, %c6 : index
                %306 = memref.load %5[%305] : memref<?xi8>
                %307 = arith.muli %303, %c4 : index
                %308 = arith.addi %302, %307 : index
                %309 = arith.addi %308, %c6 : index
                memref.store %306, %kv[%309] : memref<?xi8>
              }
            } else {
              %310 = arith.subi %284, %kvHeads : index
              %311 = arith.muli %310, %c3 : index
              %312 = arith.addi %311, %c8 : index
              %313 = arith.muli %289, %c4 : index
              %314 = arith.muli %312, %313 : index
              %315 = arith.addi %290, %314 : index
              %316 = arith.muli %288, %289 : index
              %317 = arith.addi %315, %316 : index
              scf.for %318 = %c6 to %289 step %c4 {
                %319 = vector.load %5[%318] : memref<?xi8>, vector<16xi8>
                %320 = arith.addi %317, %318 : index
                vector.store %319, %kv[%320] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

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
wave.kernel @qkv_f32_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c32 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant 32 : index
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
        %191 = arith.divui %heads, %kvHeads : index
        %192 = arith.muli %headDim, %c10 : index
        %193 = arith.muli %kvHeads, %192 : index
        %194 = arith.divui %0, %191 : index
        %195 = arith.muli %194, %headDim : index
        %196 = arith.addi %193, %195 : index
        scf.for %197 = %c6 to %headDim step %c4 {
          %198 = arith.addi %196, %197 : index
          %199 = vector.load %encode[%198] : memref<?xf32>, vector<16xf32>
          %200 = arith.addi %120, %197 : index
          %201 = vector.load %3[%200] : memref<?xf32>, vector<16xf32>
          %202 = arith.mulf %201, %199 : vector<16xf32>
          %203 = arith.muli %118, %heads : index
          %204 = arith.addi %203, %0 : index
          %205 = arith.muli %204, %headDim : index
          %206 = arith.addi %205, %197 : index
          vector.store %202, %q[%206] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %207 = arith.addi %slotsAt, %118 : index
        %208 = memref.load %step[%207] : memref<?xi32>
        %209 = arith.index_cast %208 : i32 to index
        %210 = arith.cmpi sge, %209, %c6 : index
        scf.if %210 {
          %211 = arith.cmpi eq, %codec, %c6 : index
          scf.if %211 {
            %212 = arith.subi %0, %heads : index
            %213 = arith.muli %212, %4 : index
            %214 = arith.divui %209, %c4 : index
            %215 = arith.remui %209, %c4 : index
            %216 = arith.muli %214, %pageBytes : index
            %219 = scf.for %217 = %c6 to %headDim step %c4 iter_args(%218 = %c14) -> (vector<16xf32>) {
              %220 = arith.addi %213, %217 : index
              %221 = vector.load %encode[%220] : memref<?xf32>, vector<16xf32>
              %222 = arith.addi %213, %headDim : index
              %223 = arith.addi %222, %217 : index
              %224 = vector.load %encode[%223] : memref<?xf32>, vector<16xf32>
              %225 = arith.addi %120, %217 : index
              %226 = vector.load %3[%225] : memref<?xf32>, vector<16xf32>
              %227 = arith.subf %226, %224 : vector<16xf32>
              %228 = arith.mulf %227, %221 : vector<16xf32>
              %229 = arith.minimumf %228, %c30 : vector<16xf32>
              %230 = arith.maximumf %229, %c31 : vector<16xf32>
              %231 = arith.truncf %230 : vector<16xf32> to vector<16xf16>
              %232 = vector.bitcast %231 : vector<16xf16> to vector<32xi8>
              %233 = arith.muli %217, %c3 : index
              vector.store %232, %5[%233] : memref<?xi8>, vector<32xi8>
              %234 = math.absf %228 : vector<16xf32>
              %235 = arith.cmpf ugt, %234, %c30 : vector<16xf32>
              %236 = arith.select %235, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %237 = arith.addf %218, %236 : vector<16xf32>
              scf.yield %237 : vector<16xf32>
            }
            %238 = wave.reduce "add" %219 : vector<16xf32>
            %239 = arith.cmpf ogt, %238, %c33 : f32
            scf.if %239 {
              %240 = arith.fptosi %238 : f32 to i32
              wave.count %clipped, %240 : memref<?xi32>
            }
            %241 = arith.cmpi slt, %212, %kvHeads : index
            scf.if %241 {
              %242 = arith.muli %4, %c34 : index
              %243 = arith.muli %212, %242 : index
              %244 = arith.addi %216, %243 : index
              %245 = arith.muli %215, %c3 : index
              %246 = arith.addi %244, %245 : index
              scf.for %247 = %c6 to %headDim step %c8 {
                %248 = arith.muli %247, %c3 : index
                %249 = arith.addi %248, %c6 : index
                %250 = memref.load %5[%249] : memref<?xi8>
                %251 = arith.muli %247, %c34 : index
                %252 = arith.addi %246, %251 : index
                %253 = arith.addi %252, %c6 : index
                memref.store %250, %kv[%253] : memref<?xi8>
                %254 = arith.addi %248, %c8 : index
                %255 = memref.load %5[%254] : memref<?xi8>
                %256 = arith.addi %252, %c8 : index
                memref.store %255, %kv[%256] : memref<?xi8>
              }
            } else {
              %257 = arith.subi %212, %kvHeads : index
              %258 = arith.muli %257, %c3 : index
              %259 = arith.addi %258, %c8 : index
              %260 = arith.muli %4, %c4 : index
              %261 = arith.muli %259, %260 : index
              %262 = arith.addi %216, %261 : index
              %263 = arith.muli %215, %4 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c6 to %4 step %c4 {
                %266 = vector.load %5[%265] : memref<?xi8>, vector<16xi8>
                %267 = arith.addi %264, %265 : index
                vector.store %266, %kv[%267] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %268 = arith.cmpi eq, %codec, %c8 : index
          scf.if %268 {
            %269 = arith.subi %0, %heads : index
            %270 = arith.muli %269, %4 : index
            %271 = arith.divui %209, %c4 : index
            %272 = arith.remui %209, %c4 : index
            %273 = arith.muli %headDim, %c8 : index
            %274 = arith.muli %271, %pageBytes : index
            %277 = scf.for %275 = %c6 to %headDim step %c4 iter_args(%276 = %c14) -> (vector<16xf32>) {
              %278 = arith.addi %270, %275 : index
              %279 = vector.load %encode[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.addi %270, %headDim : index
              %281 = arith.addi %280, %275 : index
              %282 = vector.load %encode[%281] : memref<?xf32>, vector<16xf32>
              %283 = arith.addi %120, %275 : index
              %284 = vector.load %3[%283] : memref<?xf32>, vector<16xf32>
              %285 = arith.subf %284, %282 : vector<16xf32>
              %286 = arith.mulf %285, %279 : vector<16xf32>
              %287 = wave.fp8_encode "e4m3" %286 : vector<16xf32> -> vector<16xi8>
              %288 = arith.muli %275, %c8 : index
              vector.store %287, %5[%288] : memref<?xi8>, vector<16xi8>
              %289 = math.absf %286 : vector<16xf32>
              %290 = arith.cmpf ugt, %289, %c35 : vector<16xf32>
              %291 = arith.select %290, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %292 = arith.addf %276, %291 : vector<16xf32>
              scf.yield %292 : vector<16xf32>
            }
            %293 = wave.reduce "add" %277 : vector<16xf32>
            %294 = arith.cmpf ogt, %293, %c33 : f32
            scf.if %294 {
              %295 = arith.fptosi %293 : f32 to i32
              wave.count %clipped, %295 : memref<?xi32>
            }
            %296 = arith.cmpi slt, %269, %kvHeads : index
            scf.if %296 {
              %297 = arith.muli %273, %c34 : index
              %298 = arith.muli %269, %297 : index
              %299 = arith.addi %274, %298 : index
              %300 = arith.muli %272, %c8 : index
              %301 = arith.addi %299, %300 : index
              scf.for %302 = %c6 to %headDim step %c8 {
                %303 = arith.muli %302, %c8 : index
                %304 = arith.addi %303, %c6 : index
                %305 = memref.load %5[%304] : memref<?xi8>
                %306 = arith.muli %302, %c4 : index
                %307 = arith.addi %301, %306 : index
                %308 = arith.addi %307, %c6 : index
                memref.store %305, %kv[%308] : memref<?xi8>
              }
            } else {
              %309 = arith.subi %269, %kvHeads : index
              %310 = arith.muli %309, %c3 : index
              %311 = arith.addi %310, %c8 : index
              %312 = arith.muli %273, %c4 : index
              %313 = arith.muli %311, %312 : index
              %314 = arith.addi %274, %313 : index
              %315 = arith.muli %272, %273 : index
              %316 = arith.addi %314, %315 : index
              scf.for %317 = %c6 to %273 step %c4 {
                %318 = vector.load %5[%317] : memref<?xi8>, vector<16xi8>
                %319 = arith.addi %316, %317 : index
                vector.store %318, %kv[%319] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %320 = arith.cmpi eq, %codec, %c3 : index
          scf.if %320 {
            %321 = arith.subi %0, %heads : index
            %322 = arith.muli %321, %4 : index
            %323 = arith.divui %209, %c4 : index
            %324 = arith.remui %209, %c4 : index
            %325 = arith.muli %headDim, %c8 : index
            %326 = arith.muli %323, %pageBytes : index
            %329 = scf.for %327 = %c6 to %headDim step %c4 iter_args(%328 = %c14) -> (vector<16xf32>) {
              %330 = arith.addi %322, %327 : index
              %331 = vector.load %encode[%330] : memref<?xf32>, vector<16xf32>
              %332 = arith.addi %322, %headDim : index
              %333 = arith.addi %332, %327 : index
              %334 = vector.load %encode[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.addi %120, %327 : index
              %336 = vector.load %3[%335] : memref<?xf32>, vector<16xf32>
              %337 = arith.subf %336, %334 : vector<16xf32>
              %338 = arith.mulf %337, %331 : vector<16xf32>
              %339 = wave.fp8_encode "e5m2" %338 : vector<16xf32> -> vector<16xi8>
              %340 = arith.muli %327, %c8 : index
              vector.store %339, %5[%340] : memref<?xi8>, vector<16xi8>
              %341 = math.absf %338 : vector<16xf32>
              %342 = arith.cmpf ugt, %341, %c36 : vector<16xf32>
              %343 = arith.select %342, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %344 = arith.addf %328, %343 : vector<16xf32>
              scf.yield %344 : vector<16xf32>
            }
            %345 = wave.reduce "add" %329 : vector<16xf32>
            %346 = arith.cmpf ogt, %345, %c33 : f32
            scf.if %346 {
              %347 = arith.fptosi %345 : f32 to i32
              wave.count %clipped, %347 : memref<?xi32>
            }
            %348 = arith.cmpi slt, %321, %kvHeads : index
            scf.if %348 {
              %349 = arith.muli %325, %c34 : index
              %350 = arith.muli %321, %349 : index
              %351 = arith.addi %326, %350 : index
              %352 = arith.muli %324, %c8 : index
              %353 = arith.addi %351, %352 : index
              scf.for %354 = %c6 to %headDim step %c8 {
                %355 = arith.muli %354, %c8 : index
                %356 = arith.addi %355, %c6 : index
                %357 = memref.load %5[%356] : memref<?xi8>
                %358 = arith.muli %354, %c4 : index
                %359 = arith.addi %353, %358 : index
                %360 = arith.addi %359, %c6 : index
                memref.store %357, %kv[%360] : memref<?xi8>
              }
            } else {
              %361 = arith.subi %321, %kvHeads : index
              %362 = arith.muli %361, %c3 : index
              %363 = arith.addi %362, %c8 : index
              %364 = arith.muli %325, %c4 : index
              %365 = arith.muli %363, %364 : index
              %366 = arith.addi %326, %365 : index
              %367 = arith.muli %324, %325 : index
              %368 = arith.addi %366, %367 : index
              scf.for %369 = %c6 to %325 step %c4 {
                %370 = vector.load %5[%369] : memref<?xi8>, vector<16xi8>
                %371 = arith.addi %368, %369 : index
                vector.store %370, %kv[%371] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %372 = arith.cmpi eq, %codec, %c9 : index
          scf.if %372 {
            %373 = arith.subi %0, %heads : index
            %374 = arith.muli %373, %4 : index
            %375 = arith.divui %209, %c4 : index
            %376 = arith.remui %209, %c4 : index
            %377 = arith.muli %headDim, %c8 : index
            %378 = arith.muli %375, %pageBytes : index
            %381 = scf.for %379 = %c6 to %headDim step %c4 iter_args(%380 = %c14) -> (vector<16xf32>) {
              %382 = arith.addi %374, %379 : index
              %383 = vector.load %encode[%382] : memref<?xf32>, vector<16xf32>
              %384 = arith.addi %374, %headDim : index
              %385 = arith.addi %384, %379 : index
              %386 = vector.load %encode[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.addi %120, %379 : index
              %388 = vector.load %3[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.subf %388, %386 : vector<16xf32>
              %390 = arith.mulf %389, %383 : vector<16xf32>
              %391 = arith.cmpf ord, %390, %390 : vector<16xf32>
              %392 = arith.select %391, %390, %c14 : vector<16xi1>, vector<16xf32>
              %393 = math.roundeven %392 : vector<16xf32>
              %394 = arith.minimumf %393, %c37 : vector<16xf32>
              %395 = arith.maximumf %394, %c38 : vector<16xf32>
              %396 = arith.fptosi %395 : vector<16xf32> to vector<16xi32>
              %397 = arith.addi %396, %c39 : vector<16xi32>
              %398 = arith.trunci %397 : vector<16xi32> to vector<16xi8>
              %399 = arith.muli %379, %c8 : index
              vector.store %398, %5[%399] : memref<?xi8>, vector<16xi8>
              %400 = math.absf %390 : vector<16xf32>
              %401 = arith.cmpf ugt, %400, %c40 : vector<16xf32>
              %402 = arith.select %401, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %403 = arith.addf %380, %402 : vector<16xf32>
              scf.yield %403 : vector<16xf32>
            }
            %404 = wave.reduce "add" %381 : vector<16xf32>
            %405 = arith.cmpf ogt, %404, %c33 : f32
            scf.if %405 {
              %406 = arith.fptosi %404 : f32 to i32
              wave.count %clipped, %406 : memref<?xi32>
            }
            %407 = arith.cmpi slt, %373, %kvHeads : index
            scf.if %407 {
              %408 = arith.muli %377, %c34 : index
              %409 = arith.muli %373, %408 : index
              %410 = arith.addi %378, %409 : index
              %411 = arith.muli %376, %c8 : index
              %412 = arith.addi %410, %411 : index
              scf.for %413 = %c6 to %headDim step %c8 {
                %414 = arith.muli %413, %c8 : index
                %415 = arith.addi %414, %c6 : index
                %416 = memref.load %5[%415] : memref<?xi8>
                %417 = arith.muli %413, %c4 : index
                %418 = arith.addi %412, %417 : index
                %419 = arith.addi %418, %c6 : index
                memref.store %416, %kv[%419] : memref<?xi8>
              }
            } else {
              %420 = arith.subi %373, %kvHeads : index
              %421 = arith.muli %420, %c3 : index
              %422 = arith.addi %421, %c8 : index
              %423 = arith.muli %377, %c4 : index
              %424 = arith.muli %422, %423 : index
              %425 = arith.addi %378, %424 : index
              %426 = arith.muli %376, %377 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c6 to %377 step %c4 {
                %429 = vector.load %5[%428] : memref<?xi8>, vector<16xi8>
                %430 = arith.addi %427, %428 : index
                vector.store %429, %kv[%430] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f16_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 96 : index
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
          %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
          %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
          %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
          %76 = arith.addi %69, %c6 : index
          %77:8 = func.call @qkv_f16_r8p1__cpu.0(%32, %76, %x, %75, %59, %33, %60, %34, %61, %35, %62, %36, %63, %37, %64, %38, %65, %39, %66) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %78 = arith.addi %71, %c16 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
          %80 = vector.bitcast %79 : vector<32xi8> to vector<16xf16>
          %81 = arith.extf %80 : vector<16xf16> to vector<16xf32>
          %82 = arith.addi %69, %c8 : index
          %83:8 = func.call @qkv_f16_r8p1__cpu.0(%32, %82, %x, %81, %77#0, %33, %77#1, %34, %77#2, %35, %77#3, %36, %77#4, %37, %77#5, %38, %77#6, %39, %77#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %84 = arith.addi %71, %c17 : index
          %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
          %86 = vector.bitcast %85 : vector<32xi8> to vector<16xf16>
          %87 = arith.extf %86 : vector<16xf16> to vector<16xf32>
          %88 = arith.addi %69, %c3 : index
          %89:8 = func.call @qkv_f16_r8p1__cpu.0(%32, %88, %x, %87, %83#0, %33, %83#1, %34, %83#2, %35, %83#3, %36, %83#4, %37, %83#5, %38, %83#6, %39, %83#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %90 = arith.addi %71, %c18 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
          %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
          %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
          %94 = arith.addi %69, %c9 : index
          %95:8 = func.call @qkv_f16_r8p1__cpu.0(%32, %94, %x, %93, %89#0, %33, %89#1, %34, %89#2, %35, %89#3, %36, %89#4, %37, %89#5, %38, %89#6, %39, %89#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %96 = arith.muli %headDim, %c6 : index
      %97 = arith.muli %40, %c4 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.addi %98, %c6 : index
      vector.store %54#0, %3[%99] : memref<?xf32>, vector<16xf32>
      %100 = arith.muli %headDim, %c8 : index
      %101 = arith.addi %100, %97 : index
      %102 = arith.addi %101, %c6 : index
      vector.store %54#1, %3[%102] : memref<?xf32>, vector<16xf32>
      %103 = arith.addi %4, %97 : index
      %104 = arith.addi %103, %c6 : index
      vector.store %54#2, %3[%104] : memref<?xf32>, vector<16xf32>
      %105 = arith.muli %headDim, %c9 : index
      %106 = arith.addi %105, %97 : index
      %107 = arith.addi %106, %c6 : index
      vector.store %54#3, %3[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %headDim, %c10 : index
      %109 = arith.addi %108, %97 : index
      %110 = arith.addi %109, %c6 : index
      vector.store %54#4, %3[%110] : memref<?xf32>, vector<16xf32>
      %111 = arith.muli %headDim, %c11 : index
      %112 = arith.addi %111, %97 : index
      %113 = arith.addi %112, %c6 : index
      vector.store %54#5, %3[%113] : memref<?xf32>, vector<16xf32>
      %114 = arith.muli %headDim, %c12 : index
      %115 = arith.addi %114, %97 : index
      %116 = arith.addi %115, %c6 : index
      vector.store %54#6, %3[%116] : memref<?xf32>, vector<16xf32>
      %117 = arith.muli %headDim, %c13 : index
      %118 = arith.addi %117, %97 : index
      %119 = arith.addi %118, %c6 : index
      vector.store %54#7, %3[%119] : memref<?xf32>, vector<16xf32>
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
          %139 = scf.for %137 = %c6 to %headDim step %c4 iter_args(%138 = %c14) -> (vector<16xf32>) {
            %140 = arith.addi %124, %137 : index
            %141 = vector.load %3[%140] : memref<?xf32>, vector<16xf32>
            %142 = math.fma %141, %141, %138 : vector<16xf32>
            scf.yield %142 : vector<16xf32>
          }
          %143 = wave.reduce "add" %139 : vector<16xf32>
          %144 = arith.mulf %143, %inverseHeadDim : f32
          %145 = arith.addf %144, %epsilon : f32
          %146 = math.sqrt %145 : f32
          %147 = arith.divf %c25, %146 : f32
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
        %161 = arith.remui %159, %c27 : index
        %162 = arith.muli %161, %headDim : index
        %163 = arith.divui %159, %c27 : index
        %164 = arith.addi %163, %c27 : index
        %165 = arith.muli %164, %headDim : index
        scf.for %166 = %c6 to %160 step %c2 {
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
        %196 = arith.muli %headDim, %c10 : index
        %197 = arith.muli %kvHeads, %196 : index
        %198 = arith.divui %0, %195 : index
        %199 = arith.muli %198, %headDim : index
        %200 = arith.addi %197, %199 : index
        scf.for %201 = %c6 to %headDim step %c4 {
          %202 = arith.addi %200, %201 : index
          %203 = vector.load %encode[%202] : memref<?xf32>, vector<16xf32>
          %204 = arith.addi %124, %201 : index
          %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
          %206 = arith.mulf %205, %203 : vector<16xf32>
          %207 = arith.muli %122, %heads : index
          %208 = arith.addi %207, %0 : index
          %209 = arith.muli %208, %headDim : index
          %210 = arith.addi %209, %201 : index
          vector.store %206, %q[%210] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %211 = arith.addi %slotsAt, %122 : index
        %212 = memref.load %step[%211] : memref<?xi32>
        %213 = arith.index_cast %212 : i32 to index
        %214 = arith.cmpi sge, %213, %c6 : index
        scf.if %214 {
          %215 = arith.cmpi eq, %codec, %c6 : index
          scf.if %215 {
            %216 = arith.subi %0, %heads : index
            %217 = arith.muli %216, %4 : index
            %218 = arith.divui %213, %c4 : index
            %219 = arith.remui %213, %c4 : index
            %220 = arith.muli %218, %pageBytes : index
            %223 = scf.for %221 = %c6 to %headDim step %c4 iter_args(%222 = %c14) -> (vector<16xf32>) {
              %224 = arith.addi %217, %221 : index
              %225 = vector.load %encode[%224] : memref<?xf32>, vector<16xf32>
              %226 = arith.addi %217, %headDim : index
              %227 = arith.addi %226, %221 : index
              %228 = vector.load %encode[%227] : memref<?xf32>, vector<16xf32>
              %229 = arith.addi %124, %221 : index
              %230 = vector.load %3[%229] : memref<?xf32>, vector<16xf32>
              %231 = arith.subf %230, %228 : vector<16xf32>
              %232 = arith.mulf %231, %225 : vector<16xf32>
              %233 = arith.minimumf %232, %c31 : vector<16xf32>
              %234 = arith.maximumf %233, %c32 : vector<16xf32>
              %235 = arith.truncf %234 : vector<16xf32> to vector<16xf16>
              %236 = vector.bitcast %235 : vector<16xf16> to vector<32xi8>
              %237 = arith.muli %221, %c3 : index
              vector.store %236, %5[%237] : memref<?xi8>, vector<32xi8>
              %238 = math.absf %232 : vector<16xf32>
              %239 = arith.cmpf ugt, %238, %c31 : vector<16xf32>
              %240 = arith.select %239, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %241 = arith.addf %222, %240 : vector<16xf32>
              scf.yield %241 : vector<16xf32>
            }
            %242 = wave.reduce "add" %223 : vector<16xf32>
            %243 = arith.cmpf ogt, %242, %c34 : f32
            scf.if %243 {
              %244 = arith.fptosi %242 : f32 to i32
              wave.count %clipped, %244 : memref<?xi32>
            }
            %245 = arith.cmpi slt, %216, %kvHeads : index
            scf.if %245 {
              %246 = arith.muli %4, %c16 : index
              %247 = arith.muli %216, %246 : index
              %248 = arith.addi %220, %247 : index
              %249 = arith.muli %219, %c3 : index
              %250 = arith.addi %248, %249 : index
              scf.for %251 = %c6 to %headDim step %c8 {
                %252 = arith.muli %251, %c3 : index
                %253 = arith.addi %252, %c6 : index
                %254 = memref.load %5[%253] : memref<?xi8>
                %255 = arith.muli %251, %c16 : index
                %256 = arith.addi %250, %255 : index
                %257 = arith.addi %256, %c6 : index
                memref.store %254, %kv[%257] : memref<?xi8>
                %258 = arith.addi %252, %c8 : index
                %259 = memref.load %5[%258] : memref<?xi8>
                %260 = arith.addi %256, %c8 : index
                memref.store %259, %kv[%260] : memref<?xi8>
              }
            } else {
              %261 = arith.subi %216, %kvHeads : index
              %262 = arith.muli %261, %c3 : index
              %263 = arith.addi %262, %c8 : index
              %264 = arith.muli %4, %c4 : index
              %265 = arith.muli %263, %264 : index
              %266 = arith.addi %220, %265 : index
              %267 = arith.muli %219, %4 : index
              %268 = arith.addi %266, %267 : index
              scf.for %269 = %c6 to %4 step %c4 {
                %270 = vector.load %5[%269] : memref<?xi8>, vector<16xi8>
                %271 = arith.addi %268, %269 : index
                vector.store %270, %kv[%271] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %272 = arith.cmpi eq, %codec, %c8 : index
          scf.if %272 {
            %273 = arith.subi %0, %heads : index
            %274 = arith.muli %273, %4 : index
            %275 = arith.divui %213, %c4 : index
            %276 = arith.remui %213, %c4 : index
            %277 = arith.muli %headDim, %c8 : index
            %278 = arith.muli %275, %pageBytes : index
            %281 = scf.for %279 = %c6 to %headDim step %c4 iter_args(%280 = %c14) -> (vector<16xf32>) {
              %282 = arith.addi %274, %279 : index
              %283 = vector.load %encode[%282] : memref<?xf32>, vector<16xf32>
              %284 = arith.addi %274, %headDim : index
              %285 = arith.addi %284, %279 : index
              %286 = vector.load %encode[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.addi %124, %279 : index
              %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.subf %288, %286 : vector<16xf32>
              %290 = arith.mulf %289, %283 : vector<16xf32>
              %291 = wave.fp8_encode "e4m3" %290 : vector<16xf32> -> vector<16xi8>
              %292 = arith.muli %279, %c8 : index
              vector.store %291, %5[%292] : memref<?xi8>, vector<16xi8>
              %293 = math.absf %290 : vector<16xf32>
              %294 = arith.cmpf ugt, %293, %c35 : vector<16xf32>
              %295 = arith.select %294, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %296 = arith.addf %280, %295 : vector<16xf32>
              scf.yield %296 : vector<16xf32>
            }
            %297 = wave.reduce "add" %281 : vector<16xf32>
            %298 = arith.cmpf ogt, %297, %c34 : f32
            scf.if %298 {
              %299 = arith.fptosi %297 : f32 to i32
              wave.count %clipped, %299 : memref<?xi32>
            }
            %300 = arith.cmpi slt, %273, %kvHeads : index
            scf.if %300 {
              %301 = arith.muli %277, %c16 : index
              %302 = arith.muli %273, %301 : index
              %303 = arith.addi %278, %302 : index
              %304 = arith.muli %276, %c8 : index
              %305 = arith.addi %303, %304 : index
              scf.for %306 = %c6 to %headDim step %c8 {
                %307 = arith.muli %306, %c8 : index
                %308 = arith.addi %307, %c6 : index
                %309 = memref.load %5[%308] : memref<?xi8>
                %310 = arith.muli %306, %c4 : index
                %311 = arith.addi %305, %310 : index
                %312 = arith.addi %311, %c6 : index
                memref.store %309, %kv[%312] : memref<?xi8>
              }
            } else {
              %313 = arith.subi %273, %kvHeads : index
              %314 = arith.muli %313, %c3 : index
              %315 = arith.addi %314, %c8 : index
              %316 = arith.muli %277, %c4 : index
              %317 = arith.muli %315, %316 : index
              %318 = arith.addi %278, %317 : index
              %319 = arith.muli %276, %277 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c6 to %277 step %c4 {
                %322 = vector.load %5[%321] : memref<?xi8>, vector<16xi8>
                %323 = arith.addi %320, %321 : index
                vector.store %322, %kv[%323] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %324 = arith.cmpi eq, %codec, %c3 : index
          scf.if %324 {
            %325 = arith.subi %0, %heads : index
            %326 = arith.muli %325, %4 : index
            %327 = arith.divui %213, %c4 : index
            %328 = arith.remui %213, %c4 : index
            %329 = arith.muli %headDim, %c8 : index
            %330 = arith.muli %327, %pageBytes : index
            %333 = scf.for %331 = %c6 to %headDim step %c4 iter_args(%332 = %c14) -> (vector<16xf32>) {
              %334 = arith.addi %326, %331 : index
              %335 = vector.load %encode[%334] : memref<?xf32>, vector<16xf32>
              %336 = arith.addi %326, %headDim : index
              %337 = arith.addi %336, %331 : index
              %338 = vector.load %encode[%337] : memref<?xf32>, vector<16xf32>
              %339 = arith.addi %124, %331 : index
              %340 = vector.load %3[%339] : memref<?xf32>, vector<16xf32>
              %341 = arith.subf %340, %338 : vector<16xf32>
              %342 = arith.mulf %341, %335 : vector<16xf32>
              %343 = wave.fp8_encode "e5m2" %342 : vector<16xf32> -> vector<16xi8>
              %344 = arith.muli %331, %c8 : index
              vector.store %343, %5[%344] : memref<?xi8>, vector<16xi8>
              %345 = math.absf %342 : vector<16xf32>
              %346 = arith.cmpf ugt, %345, %c36 : vector<16xf32>
              %347 = arith.select %346, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %348 = arith.addf %332, %347 : vector<16xf32>
              scf.yield %348 : vector<16xf32>
            }
            %349 = wave.reduce "add" %333 : vector<16xf32>
            %350 = arith.cmpf ogt, %349, %c34 : f32
            scf.if %350 {
              %351 = arith.fptosi %349 : f32 to i32
              wave.count %clipped, %351 : memref<?xi32>
            }
            %352 = arith.cmpi slt, %325, %kvHeads : index
            scf.if %352 {
              %353 = arith.muli %329, %c16 : index
              %354 = arith.muli %325, %353 : index
              %355 = arith.addi %330, %354 : index
              %356 = arith.muli %328, %c8 : index
              %357 = arith.addi %355, %356 : index
              scf.for %358 = %c6 to %headDim step %c8 {
                %359 = arith.muli %358, %c8 : index
                %360 = arith.addi %359, %c6 : index
                %361 = memref.load %5[%360] : memref<?xi8>
                %362 = arith.muli %358, %c4 : index
                %363 = arith.addi %357, %362 : index
                %364 = arith.addi %363, %c6 : index
                memref.store %361, %kv[%364] : memref<?xi8>
              }
            } else {
              %365 = arith.subi %325, %kvHeads : index
              %366 = arith.muli %365, %c3 : index
              %367 = arith.addi %366, %c8 : index
              %368 = arith.muli %329, %c4 : index
              %369 = arith.muli %367, %368 : index
              %370 = arith.addi %330, %369 : index
              %371 = arith.muli %328, %329 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c6 to %329 step %c4 {
                %374 = vector.load %5[%373] : memref<?xi8>, vector<16xi8>
                %375 = arith.addi %372, %373 : index
                vector.store %374, %kv[%375] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %376 = arith.cmpi eq, %codec, %c9 : index
          scf.if %376 {
            %377 = arith.subi %0, %heads : index
            %378 = arith.muli %377, %4 : index
            %379 = arith.divui %213, %c4 : index
            %380 = arith.remui %213, %c4 : index
            %381 = arith.muli %headDim, %c8 : index
            %382 = arith.muli %379, %pageBytes : index
            %385 = scf.for %383 = %c6 to %headDim step %c4 iter_args(%384 = %c14) -> (vector<16xf32>) {
              %386 = arith.addi %378, %383 : index
              %387 = vector.load %encode[%386] : memref<?xf32>, vector<16xf32>
              %388 = arith.addi %378, %headDim : index
              %389 = arith.addi %388, %383 : index
              %390 = vector.load %encode[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.addi %124, %383 : index
              %392 = vector.load %3[%391] : memref<?xf32>, vector<16xf32>
              %393 = arith.subf %392, %390 : vector<16xf32>
              %394 = arith.mulf %393, %387 : vector<16xf32>
              %395 = arith.cmpf ord, %394, %394 : vector<16xf32>
              %396 = arith.select %395, %394, %c14 : vector<16xi1>, vector<16xf32>
              %397 = math.roundeven %396 : vector<16xf32>
              %398 = arith.minimumf %397, %c37 : vector<16xf32>
              %399 = arith.maximumf %398, %c38 : vector<16xf32>
              %400 = arith.fptosi %399 : vector<16xf32> to vector<16xi32>
              %401 = arith.addi %400, %c39 : vector<16xi32>
              %402 = arith.trunci %401 : vector<16xi32> to vector<16xi8>
              %403 = arith.muli %383, %c8 : index
              vector.store %402, %5[%403] : memref<?xi8>, vector<16xi8>
              %404 = math.absf %394 : vector<16xf32>
              %405 = arith.cmpf ugt, %404, %c40 : vector<16xf32>
              %406 = arith.select %405, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %407 = arith.addf %384, %406 : vector<16xf32>
              scf.yield %407 : vector<16xf32>
            }
            %408 = wave.reduce "add" %385 : vector<16xf32>
            %409 = arith.cmpf ogt, %408, %c34 : f32
            scf.if %409 {
              %410 = arith.fptosi %408 : f32 to i32
              wave.count %clipped, %410 : memref<?xi32>
            }
            %411 = arith.cmpi slt, %377, %kvHeads : index
            scf.if %411 {
              %412 = arith.muli %381, %c16 : index
              %413 = arith.muli %377, %412 : index
              %414 = arith.addi %382, %413 : index
              %415 = arith.muli %380, %c8 : index
              %416 = arith.addi %414, %415 : index
              scf.for %417 = %c6 to %headDim step %c8 {
                %418 = arith.muli %417, %c8 : index
                %419 = arith.addi %418, %c6 : index
                %420 = memref.load %5[%419] : memref<?xi8>
                %421 = arith.muli %417, %c4 : index
                %422 = arith.addi %416, %421 : index
                %423 = arith.addi %422, %c6 : index
                memref.store %420, %kv[%423] : memref<?xi8>
              }
            } else {
              %424 = arith.subi %377, %kvHeads : index
              %425 = arith.muli %424, %c3 : index
              %426 = arith.addi %425, %c8 : index
              %427 = arith.muli %381, %c4 : index
              %428 = arith.muli %426, %427 : index
              %429 = arith.addi %382, %428 : index
              %430 = arith.muli %380, %381 : index
              %431 = arith.addi %429, %430 : index
              scf.for %432 = %c6 to %381 step %c4 {
                %433 = vector.load %5[%432] : memref<?xi8>, vector<16xi8>
                %434 = arith.addi %431, %432 : index
                vector.store %433, %kv[%434] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

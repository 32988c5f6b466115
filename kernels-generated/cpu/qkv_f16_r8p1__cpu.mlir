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
wave.kernel @qkv_f16_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %195 = %c6 to %headDim step %c4 {
          %196 = arith.addi %124, %195 : index
          %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
          %198 = arith.muli %122, %heads : index
          %199 = arith.addi %198, %0 : index
          %200 = arith.muli %199, %headDim : index
          %201 = arith.addi %200, %195 : index
          vector.store %197, %q[%201] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %202 = arith.addi %slotsAt, %122 : index
        %203 = memref.load %step[%202] : memref<?xi32>
        %204 = arith.index_cast %203 : i32 to index
        %205 = arith.cmpi sge, %204, %c6 : index
        scf.if %205 {
          %206 = arith.cmpi eq, %codec, %c6 : index
          scf.if %206 {
            %207 = arith.subi %0, %heads : index
            %208 = memref.load %scales[%207] : memref<?xf32>
            %209 = vector.broadcast %208 : f32 to vector<16xf32>
            %210 = arith.divui %204, %c4 : index
            %211 = arith.remui %204, %c4 : index
            %212 = arith.muli %210, %pageBytes : index
            scf.for %213 = %c6 to %headDim step %c4 {
              %214 = arith.addi %124, %213 : index
              %215 = vector.load %3[%214] : memref<?xf32>, vector<16xf32>
              %216 = arith.mulf %215, %209 : vector<16xf32>
              %217 = arith.minimumf %216, %c31 : vector<16xf32>
              %218 = arith.maximumf %217, %c32 : vector<16xf32>
              %219 = arith.truncf %218 : vector<16xf32> to vector<16xf16>
              %220 = vector.bitcast %219 : vector<16xf16> to vector<32xi8>
              %221 = arith.muli %213, %c3 : index
              vector.store %220, %5[%221] : memref<?xi8>, vector<32xi8>
            }
            %222 = arith.cmpi slt, %207, %kvHeads : index
            scf.if %222 {
              %223 = arith.muli %4, %c16 : index
              %224 = arith.muli %207, %223 : index
              %225 = arith.addi %212, %224 : index
              %226 = arith.muli %211, %c3 : index
              %227 = arith.addi %225, %226 : index
              scf.for %228 = %c6 to %headDim step %c8 {
                %229 = arith.muli %228, %c3 : index
                %230 = arith.addi %229, %c6 : index
                %231 = memref.load %5[%230] : memref<?xi8>
                %232 = arith.muli %228, %c16 : index
                %233 = arith.addi %227, %232 : index
                %234 = arith.addi %233, %c6 : index
                memref.store %231, %kv[%234] : memref<?xi8>
                %235 = arith.addi %229, %c8 : index
                %236 = memref.load %5[%235] : memref<?xi8>
                %237 = arith.addi %233, %c8 : index
                memref.store %236, %kv[%237] : memref<?xi8>
              }
            } else {
              %238 = arith.subi %207, %kvHeads : index
              %239 = arith.muli %238, %c3 : index
              %240 = arith.addi %239, %c8 : index
              %241 = arith.muli %4, %c4 : index
              %242 = arith.muli %240, %241 : index
              %243 = arith.addi %212, %242 : index
              %244 = arith.muli %211, %4 : index
              %245 = arith.addi %243, %244 : index
              scf.for %246 = %c6 to %4 step %c4 {
                %247 = vector.load %5[%246] : memref<?xi8>, vector<16xi8>
                %248 = arith.addi %245, %246 : index
                vector.store %247, %kv[%248] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %249 = arith.cmpi eq, %codec, %c8 : index
          scf.if %249 {
            %250 = arith.subi %0, %heads : index
            %251 = memref.load %scales[%250] : memref<?xf32>
            %252 = vector.broadcast %251 : f32 to vector<16xf32>
            %253 = arith.divui %204, %c4 : index
            %254 = arith.remui %204, %c4 : index
            %255 = arith.muli %headDim, %c8 : index
            %256 = arith.muli %253, %pageBytes : index
            scf.for %257 = %c6 to %headDim step %c4 {
              %258 = arith.addi %124, %257 : index
              %259 = vector.load %3[%258] : memref<?xf32>, vector<16xf32>
              %260 = arith.mulf %259, %252 : vector<16xf32>
              %261 = wave.fp8_encode "e4m3" %260 : vector<16xf32> -> vector<16xi8>
              %262 = arith.muli %257, %c8 : index
              vector.store %261, %5[%262] : memref<?xi8>, vector<16xi8>
            }
            %263 = arith.cmpi slt, %250, %kvHeads : index
            scf.if %263 {
              %264 = arith.muli %255, %c16 : index
              %265 = arith.muli %250, %264 : index
              %266 = arith.addi %256, %265 : index
              %267 = arith.muli %254, %c8 : index
              %268 = arith.addi %266, %267 : index
              scf.for %269 = %c6 to %headDim step %c8 {
                %270 = arith.muli %269, %c8 : index
                %271 = arith.addi %270, %c6 : index
                %272 = memref.load %5[%271] : memref<?xi8>
                %273 = arith.muli %269, %c4 : index
                %274 = arith.addi %268, %273 : index
                %275 = arith.addi %274, %c6 : index
                memref.store %272, %kv[%275] : memref<?xi8>
              }
            } else {
              %276 = arith.subi %250, %kvHeads : index
              %277 = arith.muli %276, %c3 : index
              %278 = arith.addi %277, %c8 : index
              %279 = arith.muli %255, %c4 : index
              %280 = arith.muli %278, %279 : index
              %281 = arith.addi %256, %280 : index
              %282 = arith.muli %254, %255 : index
              %283 = arith.addi %281, %282 : index
              scf.for %284 = %c6 to %255 step %c4 {
                %285 = vector.load %5[%284] : memref<?xi8>, vector<16xi8>
                %286 = arith.addi %283, %284 : index
                vector.store %285, %kv[%286] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %287 = arith.cmpi eq, %codec, %c3 : index
          scf.if %287 {
            %288 = arith.subi %0, %heads : index
            %289 = memref.load %scales[%288] : memref<?xf32>
            %290 = vector.broadcast %289 : f32 to vector<16xf32>
            %291 = arith.divui %204, %c4 : index
            %292 = arith.remui %204, %c4 : index
            %293 = arith.muli %headDim, %c8 : index
            %294 = arith.muli %291, %pageBytes : index
            scf.for %295 = %c6 to %headDim step %c4 {
              %296 = arith.addi %124, %295 : index
              %297 = vector.load %3[%296] : memref<?xf32>, vector<16xf32>
              %298 = arith.mulf %297, %290 : vector<16xf32>
              %299 = wave.fp8_encode "e5m2" %298 : vector<16xf32> -> vector<16xi8>
              %300 = arith.muli %295, %c8 : index
              vector.store %299, %5[%300] : memref<?xi8>, vector<16xi8>
            }
            %301 = arith.cmpi slt, %288, %kvHeads : index
            scf.if %301 {
              %302 = arith.muli %293, %c16 : index
              %303 = arith.muli %288, %302 : index
              %304 = arith.addi %294, %303 : index
              %305 = arith.muli %292, %c8 : index
              %306 = arith.addi %304, %305 : index
              scf.for %307 = %c6 to %headDim step %c8 {
                %308 = arith.muli %307, %c8 : index
                %309 = arith.addi %308, %c6 : index
                %310 = memref.load %5[%309] : memref<?xi8>
                %311 = arith.muli %307, %c4 : index
                %312 = arith.addi %306, %311 : index
                %313 = arith.addi %312, %c6 : index
                memref.store %310, %kv[%313] : memref<?xi8>
              }
            } else {
              %314 = arith.subi %288, %kvHeads : index
              %315 = arith.muli %314, %c3 : index
              %316 = arith.addi %315, %c8 : index
              %317 = arith.muli %293, %c4 : index
              %318 = arith.muli %316, %317 : index
              %319 = arith.addi %294, %318 : index
              %320 = arith.muli %292, %293 : index
              %321 = arith.addi %319, %320 : index
              scf.for %322 = %c6 to %293 step %c4 {
                %323 = vector.load %5[%322] : memref<?xi8>, vector<16xi8>
                %324 = arith.addi %321, %322 : index
                vector.store %323, %kv[%324] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
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
  %c17 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c24 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c26 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c32 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c35 = arith.constant dense<0x47600000> : vector<16xf32>
  %c36 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c37 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c38 = arith.constant dense<128> : vector<16xi32>
  %c39 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %60 = arith.muli %45, %c4 : index
        %70:8 = scf.for %61 = %c7 to %c2 step %c9 iter_args(%62 = %46, %63 = %47, %64 = %48, %65 = %49, %66 = %50, %67 = %51, %68 = %52, %69 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %71 = arith.muli %61, %c11 : index
          %72 = arith.addi %60, %71 : index
          %73 = arith.addi %56, %c4 : index
          %74 = arith.muli %61, %c16 : index
          %75 = arith.addi %73, %74 : index
          %76 = arith.addi %75, %c7 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
          %78 = arith.extsi %77 : vector<16xi8> to vector<16xi32>
          %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
          %80 = arith.mulf %79, %59 : vector<16xf32>
          %81 = arith.addi %72, %c7 : index
          %82:8 = func.call @qkv_q8_0_r8p1__cpu.0(%32, %81, %x, %80, %62, %33, %63, %34, %64, %35, %65, %36, %66, %37, %67, %38, %68, %39, %69) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %83 = arith.addi %75, %c6 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
          %85 = arith.extsi %84 : vector<16xi8> to vector<16xi32>
          %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %87 = arith.mulf %86, %59 : vector<16xf32>
          %88 = arith.addi %72, %c9 : index
          %89:8 = func.call @qkv_q8_0_r8p1__cpu.0(%32, %88, %x, %87, %82#0, %33, %82#1, %34, %82#2, %35, %82#3, %36, %82#4, %37, %82#5, %38, %82#6, %39, %82#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %90 = arith.addi %75, %c4 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extsi %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = arith.mulf %93, %59 : vector<16xf32>
          %95 = arith.addi %72, %c3 : index
          %96:8 = func.call @qkv_q8_0_r8p1__cpu.0(%32, %95, %x, %94, %89#0, %33, %89#1, %34, %89#2, %35, %89#3, %36, %89#4, %37, %89#5, %38, %89#6, %39, %89#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %97 = arith.addi %75, %c17 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extsi %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
          %101 = arith.mulf %100, %59 : vector<16xf32>
          %102 = arith.addi %72, %c10 : index
          %103:8 = func.call @qkv_q8_0_r8p1__cpu.0(%32, %102, %x, %101, %96#0, %33, %96#1, %34, %96#2, %35, %96#3, %36, %96#4, %37, %96#5, %38, %96#6, %39, %96#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %70#0, %70#1, %70#2, %70#3, %70#4, %70#5, %70#6, %70#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %104 = arith.muli %headDim, %c7 : index
      %105 = arith.muli %40, %c6 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.addi %106, %c7 : index
      vector.store %54#0, %3[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %headDim, %c9 : index
      %109 = arith.addi %108, %105 : index
      %110 = arith.addi %109, %c7 : index
      vector.store %54#1, %3[%110] : memref<?xf32>, vector<16xf32>
      %111 = arith.addi %4, %105 : index
      %112 = arith.addi %111, %c7 : index
      vector.store %54#2, %3[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.muli %headDim, %c10 : index
      %114 = arith.addi %113, %105 : index
      %115 = arith.addi %114, %c7 : index
      vector.store %54#3, %3[%115] : memref<?xf32>, vector<16xf32>
      %116 = arith.muli %headDim, %c11 : index
      %117 = arith.addi %116, %105 : index
      %118 = arith.addi %117, %c7 : index
      vector.store %54#4, %3[%118] : memref<?xf32>, vector<16xf32>
      %119 = arith.muli %headDim, %c12 : index
      %120 = arith.addi %119, %105 : index
      %121 = arith.addi %120, %c7 : index
      vector.store %54#5, %3[%121] : memref<?xf32>, vector<16xf32>
      %122 = arith.muli %headDim, %c13 : index
      %123 = arith.addi %122, %105 : index
      %124 = arith.addi %123, %c7 : index
      vector.store %54#6, %3[%124] : memref<?xf32>, vector<16xf32>
      %125 = arith.muli %headDim, %c14 : index
      %126 = arith.addi %125, %105 : index
      %127 = arith.addi %126, %c7 : index
      vector.store %54#7, %3[%127] : memref<?xf32>, vector<16xf32>
    }
    %128 = arith.addi %14, %c2 : index
    %129 = arith.minsi %128, %13 : index
    scf.for %130 = %14 to %129 step %c9 {
      %131 = arith.subi %130, %14 : index
      %132 = arith.muli %131, %headDim : index
      %133 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %133 {
        scf.for %134 = %c7 to %headDim step %c6 {
          %135 = arith.muli %0, %headDim : index
          %136 = arith.addi %135, %134 : index
          %137 = vector.load %bias[%136] : memref<?xf32>, vector<16xf32>
          %138 = arith.addi %132, %134 : index
          %139 = vector.load %3[%138] : memref<?xf32>, vector<16xf32>
          %140 = arith.addf %139, %137 : vector<16xf32>
          vector.store %140, %3[%138] : memref<?xf32>, vector<16xf32>
        }
      }
      %141 = arith.addi %heads, %kvHeads : index
      %142 = arith.cmpi slt, %0, %141 : index
      scf.if %142 {
        %143 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %143 {
          %144 = arith.cmpi slt, %0, %heads : index
          %147 = scf.for %145 = %c7 to %headDim step %c6 iter_args(%146 = %c15) -> (vector<16xf32>) {
            %148 = arith.addi %132, %145 : index
            %149 = vector.load %3[%148] : memref<?xf32>, vector<16xf32>
            %150 = math.fma %149, %149, %146 : vector<16xf32>
            scf.yield %150 : vector<16xf32>
          }
          %151 = wave.reduce "add" %147 : vector<16xf32>
          %152 = arith.mulf %151, %inverseHeadDim : f32
          %153 = arith.addf %152, %epsilon : f32
          %154 = math.sqrt %153 : f32
          %155 = arith.divf %c24, %154 : f32
          %156 = vector.broadcast %155 : f32 to vector<16xf32>
          scf.for %157 = %c7 to %headDim step %c6 {
            %158 = vector.load %query_norm[%157] : memref<?xf32>, vector<16xf32>
            %159 = vector.load %key_norm[%157] : memref<?xf32>, vector<16xf32>
            %160 = arith.select %144, %158, %159 : vector<16xf32>
            %161 = arith.addi %132, %157 : index
            %162 = vector.load %3[%161] : memref<?xf32>, vector<16xf32>
            %163 = arith.mulf %162, %156 : vector<16xf32>
            %164 = arith.mulf %163, %160 : vector<16xf32>
            vector.store %164, %3[%161] : memref<?xf32>, vector<16xf32>
          }
        }
        %165 = arith.addi %positionsAt, %130 : index
        %166 = memref.load %step[%165] : memref<?xi32>
        %167 = arith.index_cast %166 : i32 to index
        %168 = arith.divui %headDim, %c3 : index
        %169 = arith.remui %167, %c26 : index
        %170 = arith.muli %169, %headDim : index
        %171 = arith.divui %167, %c26 : index
        %172 = arith.addi %171, %c26 : index
        %173 = arith.muli %172, %headDim : index
        scf.for %174 = %c7 to %168 step %c2 {
          %175 = arith.addi %170, %174 : index
          %176 = vector.load %rope[%175] : memref<?xf32>, vector<8xf32>
          %177 = arith.addi %170, %168 : index
          %178 = arith.addi %177, %174 : index
          %179 = vector.load %rope[%178] : memref<?xf32>, vector<8xf32>
          %180 = arith.addi %173, %174 : index
          %181 = vector.load %rope[%180] : memref<?xf32>, vector<8xf32>
          %182 = arith.addi %173, %168 : index
          %183 = arith.addi %182, %174 : index
          %184 = vector.load %rope[%183] : memref<?xf32>, vector<8xf32>
          %185 = arith.mulf %181, %176 : vector<8xf32>
          %186 = arith.mulf %184, %179 : vector<8xf32>
          %187 = arith.subf %185, %186 : vector<8xf32>
          %188 = arith.mulf %184, %176 : vector<8xf32>
          %189 = arith.mulf %181, %179 : vector<8xf32>
          %190 = arith.addf %188, %189 : vector<8xf32>
          %191 = arith.addi %132, %174 : index
          %192 = vector.load %3[%191] : memref<?xf32>, vector<8xf32>
          %193 = arith.addi %132, %168 : index
          %194 = arith.addi %193, %174 : index
          %195 = vector.load %3[%194] : memref<?xf32>, vector<8xf32>
          %196 = arith.mulf %192, %187 : vector<8xf32>
          %197 = arith.mulf %195, %190 : vector<8xf32>
          %198 = arith.subf %196, %197 : vector<8xf32>
          vector.store %198, %3[%191] : memref<?xf32>, vector<8xf32>
          %199 = arith.mulf %195, %187 : vector<8xf32>
          %200 = arith.mulf %192, %190 : vector<8xf32>
          %201 = arith.addf %199, %200 : vector<8xf32>
          vector.store %201, %3[%194] : memref<?xf32>, vector<8xf32>
        }
      }
      %202 = arith.cmpi slt, %0, %heads : index
      scf.if %202 {
        %203 = arith.divui %heads, %kvHeads : index
        %204 = arith.muli %headDim, %c11 : index
        %205 = arith.muli %kvHeads, %204 : index
        %206 = arith.divui %0, %203 : index
        %207 = arith.muli %206, %headDim : index
        %208 = arith.addi %205, %207 : index
        scf.for %209 = %c7 to %headDim step %c6 {
          %210 = arith.addi %208, %209 : index
          %211 = vector.load %encode[%210] : memref<?xf32>, vector<16xf32>
          %212 = arith.addi %132, %209 : index
          %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
          %214 = arith.mulf %213, %211 : vector<16xf32>
          %215 = arith.muli %130, %heads : index
          %216 = arith.addi %215, %0 : index
          %217 = arith.muli %216, %headDim : index
          %218 = arith.addi %217, %209 : index
          vector.store %214, %q[%218] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %219 = arith.addi %slotsAt, %130 : index
        %220 = memref.load %step[%219] : memref<?xi32>
        %221 = arith.index_cast %220 : i32 to index
        %222 = arith.cmpi sge, %221, %c7 : index
        scf.if %222 {
          %223 = arith.cmpi eq, %codec, %c7 : index
          scf.if %223 {
            %224 = arith.subi %0, %heads : index
            %225 = arith.muli %224, %4 : index
            %226 = arith.divui %221, %c6 : index
            %227 = arith.remui %221, %c6 : index
            %228 = arith.muli %226, %pageBytes : index
            %231 = scf.for %229 = %c7 to %headDim step %c6 iter_args(%230 = %c15) -> (vector<16xf32>) {
              %232 = arith.addi %225, %229 : index
              %233 = vector.load %encode[%232] : memref<?xf32>, vector<16xf32>
              %234 = arith.addi %225, %headDim : index
              %235 = arith.addi %234, %229 : index
              %236 = vector.load %encode[%235] : memref<?xf32>, vector<16xf32>
              %237 = arith.addi %132, %229 : index
              %238 = vector.load %3[%237] : memref<?xf32>, vector<16xf32>
              %239 = arith.subf %238, %236 : vector<16xf32>
              %240 = arith.mulf %239, %233 : vector<16xf32>
              %241 = arith.minimumf %240, %c30 : vector<16xf32>
              %242 = arith.maximumf %241, %c31 : vector<16xf32>
              %243 = arith.truncf %242 : vector<16xf32> to vector<16xf16>
              %244 = vector.bitcast %243 : vector<16xf16> to vector<32xi8>
              %245 = arith.muli %229, %c3 : index
              vector.store %244, %5[%245] : memref<?xi8>, vector<32xi8>
              %246 = math.absf %240 : vector<16xf32>
              %247 = arith.cmpf ugt, %246, %c30 : vector<16xf32>
              %248 = arith.select %247, %c32, %c15 : vector<16xi1>, vector<16xf32>
              %249 = arith.addf %230, %248 : vector<16xf32>
              scf.yield %249 : vector<16xf32>
            }
            %250 = wave.reduce "add" %231 : vector<16xf32>
            %251 = arith.cmpf ogt, %250, %c33 : f32
            scf.if %251 {
              %252 = arith.fptosi %250 : f32 to i32
              wave.count %clipped, %252 : memref<?xi32>
            }
            %253 = arith.cmpi slt, %224, %kvHeads : index
            scf.if %253 {
              %254 = arith.muli %4, %c4 : index
              %255 = arith.muli %224, %254 : index
              %256 = arith.addi %228, %255 : index
              %257 = arith.muli %227, %c3 : index
              %258 = arith.addi %256, %257 : index
              scf.for %259 = %c7 to %headDim step %c9 {
                %260 = arith.muli %259, %c3 : index
                %261 = arith.addi %260, %c7 : index
                %262 = memref.load %5[%261] : memref<?xi8>
                %263 = arith.muli %259, %c4 : index
                %264 = arith.addi %258, %263 : index
                %265 = arith.addi %264, %c7 : index
                memref.store %262, %kv[%265] : memref<?xi8>
                %266 = arith.addi %260, %c9 : index
                %267 = memref.load %5[%266] : memref<?xi8>
                %268 = arith.addi %264, %c9 : index
                memref.store %267, %kv[%268] : memref<?xi8>
              }
            } else {
              %269 = arith.subi %224, %kvHeads : index
              %270 = arith.muli %269, %c3 : index
              %271 = arith.addi %270, %c9 : index
              %272 = arith.muli %4, %c6 : index
              %273 = arith.muli %271, %272 : index
              %274 = arith.addi %228, %273 : index
              %275 = arith.muli %227, %4 : index
              %276 = arith.addi %274, %275 : index
              scf.for %277 = %c7 to %4 step %c6 {
                %278 = vector.load %5[%277] : memref<?xi8>, vector<16xi8>
                %279 = arith.addi %276, %277 : index
                vector.store %278, %kv[%279] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %280 = arith.cmpi eq, %codec, %c9 : index
          scf.if %280 {
            %281 = arith.subi %0, %heads : index
            %282 = arith.muli %281, %4 : index
            %283 = arith.divui %221, %c6 : index
            %284 = arith.remui %221, %c6 : index
            %285 = arith.muli %headDim, %c9 : index
            %286 = arith.muli %283, %pageBytes : index
            %289 = scf.for %287 = %c7 to %headDim step %c6 iter_args(%288 = %c15) -> (vector<16xf32>) {
              %290 = arith.addi %282, %287 : index
              %291 = vector.load %encode[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.addi %282, %headDim : index
              %293 = arith.addi %292, %287 : index
              %294 = vector.load %encode[%293] : memref<?xf32>, vector<16xf32>
              %295 = arith.addi %132, %287 : index
              %296 = vector.load %3[%295] : memref<?xf32>, vector<16xf32>
              %297 = arith.subf %296, %294 : vector<16xf32>
              %298 = arith.mulf %297, %291 : vector<16xf32>
              %299 = wave.fp8_encode "e4m3" %298 : vector<16xf32> -> vector<16xi8>
              %300 = arith.muli %287, %c9 : index
              vector.store %299, %5[%300] : memref<?xi8>, vector<16xi8>
              %301 = math.absf %298 : vector<16xf32>
              %302 = arith.cmpf ugt, %301, %c34 : vector<16xf32>
              %303 = arith.select %302, %c32, %c15 : vector<16xi1>, vector<16xf32>
              %304 = arith.addf %288, %303 : vector<16xf32>
              scf.yield %304 : vector<16xf32>
            }
            %305 = wave.reduce "add" %289 : vector<16xf32>
            %306 = arith.cmpf ogt, %305, %c33 : f32
            scf.if %306 {
              %307 = arith.fptosi %305 : f32 to i32
              wave.count %clipped, %307 : memref<?xi32>
            }
            %308 = arith.cmpi slt, %281, %kvHeads : index
            scf.if %308 {
              %309 = arith.muli %285, %c4 : index
              %310 = arith.muli %281, %309 : index
              %311 = arith.addi %286, %310 : index
              %312 = arith.muli %284, %c9 : index
              %313 = arith.addi %311, %312 : index
              scf.for %314 = %c7 to %headDim step %c9 {
                %315 = arith.muli %314, %c9 : index
                %316 = arith.addi %315, %c7 : index
                %317 = memref.load %5[%316] : memref<?xi8>
                %318 = arith.muli %314, %c6 : index
                %319 = arith.addi %313, %318 : index
                %320 = arith.addi %319, %c7 : index
                memref.store %317, %kv[%320] : memref<?xi8>
              }
            } else {
              %321 = arith.subi %281, %kvHeads : index
              %322 = arith.muli %321, %c3 : index
              %323 = arith.addi %322, %c9 : index
              %324 = arith.muli %285, %c6 : index
              %325 = arith.muli %323, %324 : index
              %326 = arith.addi %286, %325 : index
              %327 = arith.muli %284, %285 : index
              %328 = arith.addi %326, %327 : index
              scf.for %329 = %c7 to %285 step %c6 {
                %330 = vector.load %5[%329] : memref<?xi8>, vector<16xi8>
                %331 = arith.addi %328, %329 : index
                vector.store %330, %kv[%331] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %332 = arith.cmpi eq, %codec, %c3 : index
          scf.if %332 {
            %333 = arith.subi %0, %heads : index
            %334 = arith.muli %333, %4 : index
            %335 = arith.divui %221, %c6 : index
            %336 = arith.remui %221, %c6 : index
            %337 = arith.muli %headDim, %c9 : index
            %338 = arith.muli %335, %pageBytes : index
            %341 = scf.for %339 = %c7 to %headDim step %c6 iter_args(%340 = %c15) -> (vector<16xf32>) {
              %342 = arith.addi %334, %339 : index
              %343 = vector.load %encode[%342] : memref<?xf32>, vector<16xf32>
              %344 = arith.addi %334, %headDim : index
              %345 = arith.addi %344, %339 : index
              %346 = vector.load %encode[%345] : memref<?xf32>, vector<16xf32>
              %347 = arith.addi %132, %339 : index
              %348 = vector.load %3[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.subf %348, %346 : vector<16xf32>
              %350 = arith.mulf %349, %343 : vector<16xf32>
              %351 = wave.fp8_encode "e5m2" %350 : vector<16xf32> -> vector<16xi8>
              %352 = arith.muli %339, %c9 : index
              vector.store %351, %5[%352] : memref<?xi8>, vector<16xi8>
              %353 = math.absf %350 : vector<16xf32>
              %354 = arith.cmpf ugt, %353, %c35 : vector<16xf32>
              %355 = arith.select %354, %c32, %c15 : vector<16xi1>, vector<16xf32>
              %356 = arith.addf %340, %355 : vector<16xf32>
              scf.yield %356 : vector<16xf32>
            }
            %357 = wave.reduce "add" %341 : vector<16xf32>
            %358 = arith.cmpf ogt, %357, %c33 : f32
            scf.if %358 {
              %359 = arith.fptosi %357 : f32 to i32
              wave.count %clipped, %359 : memref<?xi32>
            }
            %360 = arith.cmpi slt, %333, %kvHeads : index
            scf.if %360 {
              %361 = arith.muli %337, %c4 : index
              %362 = arith.muli %333, %361 : index
              %363 = arith.addi %338, %362 : index
              %364 = arith.muli %336, %c9 : index
              %365 = arith.addi %363, %364 : index
              scf.for %366 = %c7 to %headDim step %c9 {
                %367 = arith.muli %366, %c9 : index
                %368 = arith.addi %367, %c7 : index
                %369 = memref.load %5[%368] : memref<?xi8>
                %370 = arith.muli %366, %c6 : index
                %371 = arith.addi %365, %370 : index
                %372 = arith.addi %371, %c7 : index
                memref.store %369, %kv[%372] : memref<?xi8>
              }
            } else {
              %373 = arith.subi %333, %kvHeads : index
              %374 = arith.muli %373, %c3 : index
              %375 = arith.addi %374, %c9 : index
              %376 = arith.muli %337, %c6 : index
              %377 = arith.muli %375, %376 : index
              %378 = arith.addi %338, %377 : index
              %379 = arith.muli %336, %337 : index
              %380 = arith.addi %378, %379 : index
              scf.for %381 = %c7 to %337 step %c6 {
                %382 = vector.load %5[%381] : memref<?xi8>, vector<16xi8>
                %383 = arith.addi %380, %381 : index
                vector.store %382, %kv[%383] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %384 = arith.cmpi eq, %codec, %c10 : index
          scf.if %384 {
            %385 = arith.subi %0, %heads : index
            %386 = arith.muli %385, %4 : index
            %387 = arith.divui %221, %c6 : index
            %388 = arith.remui %221, %c6 : index
            %389 = arith.muli %headDim, %c9 : index
            %390 = arith.muli %387, %pageBytes : index
            %393 = scf.for %391 = %c7 to %headDim step %c6 iter_args(%392 = %c15) -> (vector<16xf32>) {
              %394 = arith.addi %386, %391 : index
              %395 = vector.load %encode[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.addi %386, %headDim : index
              %397 = arith.addi %396, %391 : index
              %398 = vector.load %encode[%397] : memref<?xf32>, vector<16xf32>
              %399 = arith.addi %132, %391 : index
              %400 = vector.load %3[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.subf %400, %398 : vector<16xf32>
              %402 = arith.mulf %401, %395 : vector<16xf32>
              %403 = arith.cmpf ord, %402, %402 : vector<16xf32>
              %404 = arith.select %403, %402, %c15 : vector<16xi1>, vector<16xf32>
              %405 = math.roundeven %404 : vector<16xf32>
              %406 = arith.minimumf %405, %c36 : vector<16xf32>
              %407 = arith.maximumf %406, %c37 : vector<16xf32>
              %408 = arith.fptosi %407 : vector<16xf32> to vector<16xi32>
              %409 = arith.addi %408, %c38 : vector<16xi32>
              %410 = arith.trunci %409 : vector<16xi32> to vector<16xi8>
              %411 = arith.muli %391, %c9 : index
              vector.store %410, %5[%411] : memref<?xi8>, vector<16xi8>
              %412 = math.absf %402 : vector<16xf32>
              %413 = arith.cmpf ugt, %412, %c39 : vector<16xf32>
              %414 = arith.select %413, %c32, %c15 : vector<16xi1>, vector<16xf32>
              %415 = arith.addf %392, %414 : vector<16xf32>
              scf.yield %415 : vector<16xf32>
            }
            %416 = wave.reduce "add" %393 : vector<16xf32>
            %417 = arith.cmpf ogt, %416, %c33 : f32
            scf.if %417 {
              %418 = arith.fptosi %416 : f32 to i32
              wave.count %clipped, %418 : memref<?xi32>
            }
            %419 = arith.cmpi slt, %385, %kvHeads : index
            scf.if %419 {
              %420 = arith.muli %389, %c4 : index
              %421 = arith.muli %385, %420 : index
              %422 = arith.addi %390, %421 : index
              %423 = arith.muli %388, %c9 : index
              %424 = arith.addi %422, %423 : index
              scf.for %425 = %c7 to %headDim step %c9 {
                %426 = arith.muli %425, %c9 : index
                %427 = arith.addi %426, %c7 : index
                %428 = memref.load %5[%427] : memref<?xi8>
                %429 = arith.muli %425, %c6 : index
                %430 = arith.addi %424, %429 : index
                %431 = arith.addi %430, %c7 : index
                memref.store %428, %kv[%431] : memref<?xi8>
              }
            } else {
              %432 = arith.subi %385, %kvHeads : index
              %433 = arith.muli %432, %c3 : index
              %434 = arith.addi %433, %c9 : index
              %435 = arith.muli %389, %c6 : index
              %436 = arith.muli %434, %435 : index
              %437 = arith.addi %390, %436 : index
              %438 = arith.muli %388, %389 : index
              %439 = arith.addi %437, %438 : index
              scf.for %440 = %c7 to %389 step %c6 {
                %441 = vector.load %5[%440] : memref<?xi8>, vector<16xi8>
                %442 = arith.addi %439, %440 : index
                vector.store %441, %kv[%442] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

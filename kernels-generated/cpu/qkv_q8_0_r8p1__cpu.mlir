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
wave.kernel @qkv_q8_0_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %203 = %c7 to %headDim step %c6 {
          %204 = arith.addi %132, %203 : index
          %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
          %206 = arith.muli %130, %heads : index
          %207 = arith.addi %206, %0 : index
          %208 = arith.muli %207, %headDim : index
          %209 = arith.addi %208, %203 : index
          vector.store %205, %q[%209] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %210 = arith.addi %slotsAt, %130 : index
        %211 = memref.load %step[%210] : memref<?xi32>
        %212 = arith.index_cast %211 : i32 to index
        %213 = arith.cmpi sge, %212, %c7 : index
        scf.if %213 {
          %214 = arith.cmpi eq, %codec, %c7 : index
          scf.if %214 {
            %215 = arith.subi %0, %heads : index
            %216 = memref.load %scales[%215] : memref<?xf32>
            %217 = vector.broadcast %216 : f32 to vector<16xf32>
            %218 = arith.divui %212, %c6 : index
            %219 = arith.remui %212, %c6 : index
            %220 = arith.muli %218, %pageBytes : index
            scf.for %221 = %c7 to %headDim step %c6 {
              %222 = arith.addi %132, %221 : index
              %223 = vector.load %3[%222] : memref<?xf32>, vector<16xf32>
              %224 = arith.mulf %223, %217 : vector<16xf32>
              %225 = arith.minimumf %224, %c30 : vector<16xf32>
              %226 = arith.maximumf %225, %c31 : vector<16xf32>
              %227 = arith.truncf %226 : vector<16xf32> to vector<16xf16>
              %228 = vector.bitcast %227 : vector<16xf16> to vector<32xi8>
              %229 = arith.muli %221, %c3 : index
              vector.store %228, %5[%229] : memref<?xi8>, vector<32xi8>
            }
            %230 = arith.cmpi slt, %215, %kvHeads : index
            scf.if %230 {
              %231 = arith.muli %4, %c4 : index
              %232 = arith.muli %215, %231 : index
              %233 = arith.addi %220, %232 : index
              %234 = arith.muli %219, %c3 : index
              %235 = arith.addi %233, %234 : index
              scf.for %236 = %c7 to %headDim step %c9 {
                %237 = arith.muli %236, %c3 : index
                %238 = arith.addi %237, %c7 : index
                %239 = memref.load %5[%238] : memref<?xi8>
                %240 = arith.muli %236, %c4 : index
                %241 = arith.addi %235, %240 : index
                %242 = arith.addi %241, %c7 : index
                memref.store %239, %kv[%242] : memref<?xi8>
                %243 = arith.addi %237, %c9 : index
                %244 = memref.load %5[%243] : memref<?xi8>
                %245 = arith.addi %241, %c9 : index
                memref.store %244, %kv[%245] : memref<?xi8>
              }
            } else {
              %246 = arith.subi %215, %kvHeads : index
              %247 = arith.muli %246, %c3 : index
              %248 = arith.addi %247, %c9 : index
              %249 = arith.muli %4, %c6 : index
              %250 = arith.muli %248, %249 : index
              %251 = arith.addi %220, %250 : index
              %252 = arith.muli %219, %4 : index
              %253 = arith.addi %251, %252 : index
              scf.for %254 = %c7 to %4 step %c6 {
                %255 = vector.load %5[%254] : memref<?xi8>, vector<16xi8>
                %256 = arith.addi %253, %254 : index
                vector.store %255, %kv[%256] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %257 = arith.cmpi eq, %codec, %c9 : index
          scf.if %257 {
            %258 = arith.subi %0, %heads : index
            %259 = memref.load %scales[%258] : memref<?xf32>
            %260 = vector.broadcast %259 : f32 to vector<16xf32>
            %261 = arith.divui %212, %c6 : index
            %262 = arith.remui %212, %c6 : index
            %263 = arith.muli %headDim, %c9 : index
            %264 = arith.muli %261, %pageBytes : index
            scf.for %265 = %c7 to %headDim step %c6 {
              %266 = arith.addi %132, %265 : index
              %267 = vector.load %3[%266] : memref<?xf32>, vector<16xf32>
              %268 = arith.mulf %267, %260 : vector<16xf32>
              %269 = wave.fp8_encode "e4m3" %268 : vector<16xf32> -> vector<16xi8>
              %270 = arith.muli %265, %c9 : index
              vector.store %269, %5[%270] : memref<?xi8>, vector<16xi8>
            }
            %271 = arith.cmpi slt, %258, %kvHeads : index
            scf.if %271 {
              %272 = arith.muli %263, %c4 : index
              %273 = arith.muli %258, %272 : index
              %274 = arith.addi %264, %273 : index
              %275 = arith.muli %262, %c9 : index
              %276 = arith.addi %274, %275 : index
              scf.for %277 = %c7 to %headDim step %c9 {
                %278 = arith.muli %277, %c9 : index
                %279 = arith.addi %278, %c7 : index
                %280 = memref.load %5[%279] : memref<?xi8>
                %281 = arith.muli %277, %c6 : index
                %282 = arith.addi %276, %281 : index
                %283 = arith.addi %282, %c7 : index
                memref.store %280, %kv[%283] : memref<?xi8>
              }
            } else {
              %284 = arith.subi %258, %kvHeads : index
              %285 = arith.muli %284, %c3 : index
              %286 = arith.addi %285, %c9 : index
              %287 = arith.muli %263, %c6 : index
              %288 = arith.muli %286, %287 : index
              %289 = arith.addi %264, %288 : index
              %290 = arith.muli %262, %263 : index
              %291 = arith.addi %289, %290 : index
              scf.for %292 = %c7 to %263 step %c6 {
                %293 = vector.load %5[%292] : memref<?xi8>, vector<16xi8>
                %294 = arith.addi %291, %292 : index
                vector.store %293, %kv[%294] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %295 = arith.cmpi eq, %codec, %c3 : index
          scf.if %295 {
            %296 = arith.subi %0, %heads : index
            %297 = memref.load %scales[%296] : memref<?xf32>
            %298 = vector.broadcast %297 : f32 to vector<16xf32>
            %299 = arith.divui %212, %c6 : index
            %300 = arith.remui %212, %c6 : index
            %301 = arith.muli %headDim, %c9 : index
            %302 = arith.muli %299, %pageBytes : index
            scf.for %303 = %c7 to %headDim step %c6 {
              %304 = arith.addi %132, %303 : index
              %305 = vector.load %3[%304] : memref<?xf32>, vector<16xf32>
              %306 = arith.mulf %305, %298 : vector<16xf32>
              %307 = wave.fp8_encode "e5m2" %306 : vector<16xf32> -> vector<16xi8>
              %308 = arith.muli %303, %c9 : index
              vector.store %307, %5[%308] : memref<?xi8>, vector<16xi8>
            }
            %309 = arith.cmpi slt, %296, %kvHeads : index
            scf.if %309 {
              %310 = arith.muli %301, %c4 : index
              %311 = arith.muli %296, %310 : index
              %312 = arith.addi %302, %311 : index
              %313 = arith.muli %300, %c9 : index
              %314 = arith.addi %312, %313 : index
              scf.for %315 = %c7 to %headDim step %c9 {
                %316 = arith.muli %315, %c9 : index
                %317 = arith.addi %316, %c7 : index
                %318 = memref.load %5[%317] : memref<?xi8>
                %319 = arith.muli %315, %c6 : index
                %320 = arith.addi %314, %319 : index
                %321 = arith.addi %320, %c7 : index
                memref.store %318, %kv[%321] : memref<?xi8>
              }
            } else {
              %322 = arith.subi %296, %kvHeads : index
              %323 = arith.muli %322, %c3 : index
              %324 = arith.addi %323, %c9 : index
              %325 = arith.muli %301, %c6 : index
              %326 = arith.muli %324, %325 : index
              %327 = arith.addi %302, %326 : index
              %328 = arith.muli %300, %301 : index
              %329 = arith.addi %327, %328 : index
              scf.for %330 = %c7 to %301 step %c6 {
                %331 = vector.load %5[%330] : memref<?xi8>, vector<16xi8>
                %332 = arith.addi %329, %330 : index
                vector.store %331, %kv[%332] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

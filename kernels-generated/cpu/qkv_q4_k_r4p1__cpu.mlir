// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f7, %f11, %f15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q4_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 48 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c33 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c34 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c35 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c38 = arith.constant dense<0x47600000> : vector<16xf32>
  %c39 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c40 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c41 = arith.constant dense<128> : vector<16xi32>
  %c42 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
    scf.for %28 = %c7 to %8 step %c9 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c7 : index
      %32 = arith.muli %31, %7 : index
      %38:4 = scf.for %33 = %c7 to %6 step %c9 iter_args(%34 = %c11, %35 = %c11, %36 = %c11, %37 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c5 : index
        %40 = arith.addi %32, %39 : index
        %41 = arith.addi %40, %c7 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = arith.addi %40, %c12 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.muli %33, %c4 : index
        %55:4 = scf.for %50 = %c7 to %c12 step %c9 iter_args(%51 = %34, %52 = %35, %53 = %36, %54 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %56 = arith.muli %50, %c13 : index
          %57 = arith.addi %49, %56 : index
          %58 = arith.addi %40, %c14 : index
          %59 = arith.divui %50, %c2 : index
          %60 = arith.muli %59, %c12 : index
          %61 = arith.addi %58, %60 : index
          %62 = arith.addi %61, %c7 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %66 = arith.mulf %44, %65 : vector<16xf32>
          %67 = arith.addi %61, %c6 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
          %71 = arith.mulf %48, %70 : vector<16xf32>
          %72 = arith.addi %40, %c15 : index
          %73 = arith.muli %50, %c14 : index
          %74 = arith.addi %72, %73 : index
          %75 = arith.addi %74, %c7 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.andi %77, %c16 : vector<16xi32>
          %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
          %80 = math.fma %79, %66, %71 : vector<16xf32>
          %81 = arith.addi %57, %c7 : index
          %82:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %81, %x, %80, %51, %25, %52, %26, %53, %27, %54) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %83 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.shrui %84, %c17 : vector<16xi32>
          %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %66, %71 : vector<16xf32>
          %88 = arith.addi %57, %c9 : index
          %89:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %88, %x, %87, %82#0, %25, %82#1, %26, %82#2, %27, %82#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %90 = arith.addi %74, %c6 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.andi %92, %c16 : vector<16xi32>
          %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
          %95 = math.fma %94, %66, %71 : vector<16xf32>
          %96 = arith.addi %57, %c3 : index
          %97:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %96, %x, %95, %89#0, %25, %89#1, %26, %89#2, %27, %89#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %98 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.shrui %99, %c17 : vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = math.fma %101, %66, %71 : vector<16xf32>
          %103 = arith.addi %57, %c10 : index
          %104:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %103, %x, %102, %97#0, %25, %97#1, %26, %97#2, %27, %97#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %105 = arith.addi %74, %c12 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.andi %107, %c16 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %66, %71 : vector<16xf32>
          %111 = arith.addi %57, %c2 : index
          %112:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %111, %x, %110, %104#0, %25, %104#1, %26, %104#2, %27, %104#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %113 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.shrui %114, %c17 : vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = math.fma %116, %66, %71 : vector<16xf32>
          %118 = arith.addi %57, %c18 : index
          %119:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %118, %x, %117, %112#0, %25, %112#1, %26, %112#2, %27, %112#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %120 = arith.addi %74, %c19 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
          %123 = arith.andi %122, %c16 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = math.fma %124, %66, %71 : vector<16xf32>
          %126 = arith.addi %57, %c20 : index
          %127:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %126, %x, %125, %119#0, %25, %119#1, %26, %119#2, %27, %119#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %128 = vector.load %w[%120] : memref<?xi8>, vector<16xi8>
          %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
          %130 = arith.shrui %129, %c17 : vector<16xi32>
          %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
          %132 = math.fma %131, %66, %71 : vector<16xf32>
          %133 = arith.addi %57, %c21 : index
          %134:4 = func.call @qkv_q4_k_r4p1__cpu.0(%24, %133, %x, %132, %127#0, %25, %127#1, %26, %127#2, %27, %127#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %134#0, %134#1, %134#2, %134#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %135 = arith.muli %headDim, %c7 : index
      %136 = arith.muli %28, %c6 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.addi %137, %c7 : index
      vector.store %38#0, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.muli %headDim, %c9 : index
      %140 = arith.addi %139, %136 : index
      %141 = arith.addi %140, %c7 : index
      vector.store %38#1, %3[%141] : memref<?xf32>, vector<16xf32>
      %142 = arith.addi %4, %136 : index
      %143 = arith.addi %142, %c7 : index
      vector.store %38#2, %3[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.muli %headDim, %c10 : index
      %145 = arith.addi %144, %136 : index
      %146 = arith.addi %145, %c7 : index
      vector.store %38#3, %3[%146] : memref<?xf32>, vector<16xf32>
    }
    %147 = arith.addi %14, %c2 : index
    %148 = arith.minsi %147, %13 : index
    scf.for %149 = %14 to %148 step %c9 {
      %150 = arith.subi %149, %14 : index
      %151 = arith.muli %150, %headDim : index
      %152 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %152 {
        scf.for %153 = %c7 to %headDim step %c6 {
          %154 = arith.muli %0, %headDim : index
          %155 = arith.addi %154, %153 : index
          %156 = vector.load %bias[%155] : memref<?xf32>, vector<16xf32>
          %157 = arith.addi %151, %153 : index
          %158 = vector.load %3[%157] : memref<?xf32>, vector<16xf32>
          %159 = arith.addf %158, %156 : vector<16xf32>
          vector.store %159, %3[%157] : memref<?xf32>, vector<16xf32>
        }
      }
      %160 = arith.addi %heads, %kvHeads : index
      %161 = arith.cmpi slt, %0, %160 : index
      scf.if %161 {
        %162 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %162 {
          %163 = arith.cmpi slt, %0, %heads : index
          %166 = scf.for %164 = %c7 to %headDim step %c6 iter_args(%165 = %c11) -> (vector<16xf32>) {
            %167 = arith.addi %151, %164 : index
            %168 = vector.load %3[%167] : memref<?xf32>, vector<16xf32>
            %169 = math.fma %168, %168, %165 : vector<16xf32>
            scf.yield %169 : vector<16xf32>
          }
          %170 = wave.reduce "add" %166 : vector<16xf32>
          %171 = arith.mulf %170, %inverseHeadDim : f32
          %172 = arith.addf %171, %epsilon : f32
          %173 = math.sqrt %172 : f32
          %174 = arith.divf %c28, %173 : f32
          %175 = vector.broadcast %174 : f32 to vector<16xf32>
          scf.for %176 = %c7 to %headDim step %c6 {
            %177 = vector.load %query_norm[%176] : memref<?xf32>, vector<16xf32>
            %178 = vector.load %key_norm[%176] : memref<?xf32>, vector<16xf32>
            %179 = arith.select %163, %177, %178 : vector<16xf32>
            %180 = arith.addi %151, %176 : index
            %181 = vector.load %3[%180] : memref<?xf32>, vector<16xf32>
            %182 = arith.mulf %181, %175 : vector<16xf32>
            %183 = arith.mulf %182, %179 : vector<16xf32>
            vector.store %183, %3[%180] : memref<?xf32>, vector<16xf32>
          }
        }
        %184 = arith.addi %positionsAt, %149 : index
        %185 = memref.load %step[%184] : memref<?xi32>
        %186 = arith.index_cast %185 : i32 to index
        %187 = arith.divui %headDim, %c3 : index
        %188 = arith.remui %186, %c4 : index
        %189 = arith.muli %188, %headDim : index
        %190 = arith.divui %186, %c4 : index
        %191 = arith.addi %190, %c4 : index
        %192 = arith.muli %191, %headDim : index
        scf.for %193 = %c7 to %187 step %c13 {
          %194 = arith.addi %189, %193 : index
          %195 = vector.load %rope[%194] : memref<?xf32>, vector<8xf32>
          %196 = arith.addi %189, %187 : index
          %197 = arith.addi %196, %193 : index
          %198 = vector.load %rope[%197] : memref<?xf32>, vector<8xf32>
          %199 = arith.addi %192, %193 : index
          %200 = vector.load %rope[%199] : memref<?xf32>, vector<8xf32>
          %201 = arith.addi %192, %187 : index
          %202 = arith.addi %201, %193 : index
          %203 = vector.load %rope[%202] : memref<?xf32>, vector<8xf32>
          %204 = arith.mulf %200, %195 : vector<8xf32>
          %205 = arith.mulf %203, %198 : vector<8xf32>
          %206 = arith.subf %204, %205 : vector<8xf32>
          %207 = arith.mulf %203, %195 : vector<8xf32>
          %208 = arith.mulf %200, %198 : vector<8xf32>
          %209 = arith.addf %207, %208 : vector<8xf32>
          %210 = arith.addi %151, %193 : index
          %211 = vector.load %3[%210] : memref<?xf32>, vector<8xf32>
          %212 = arith.addi %151, %187 : index
          %213 = arith.addi %212, %193 : index
          %214 = vector.load %3[%213] : memref<?xf32>, vector<8xf32>
          %215 = arith.mulf %211, %206 : vector<8xf32>
          %216 = arith.mulf %214, %209 : vector<8xf32>
          %217 = arith.subf %215, %216 : vector<8xf32>
          vector.store %217, %3[%210] : memref<?xf32>, vector<8xf32>
          %218 = arith.mulf %214, %206 : vector<8xf32>
          %219 = arith.mulf %211, %209 : vector<8xf32>
          %220 = arith.addf %218, %219 : vector<8xf32>
          vector.store %220, %3[%213] : memref<?xf32>, vector<8xf32>
        }
      }
      %221 = arith.cmpi slt, %0, %heads : index
      scf.if %221 {
        %222 = arith.divui %heads, %kvHeads : index
        %223 = arith.muli %kvHeads, %2 : index
        %224 = arith.divui %0, %222 : index
        %225 = arith.muli %224, %headDim : index
        %226 = arith.addi %223, %225 : index
        scf.for %227 = %c7 to %headDim step %c6 {
          %228 = arith.addi %226, %227 : index
          %229 = vector.load %encode[%228] : memref<?xf32>, vector<16xf32>
          %230 = arith.addi %151, %227 : index
          %231 = vector.load %3[%230] : memref<?xf32>, vector<16xf32>
          %232 = arith.mulf %231, %229 : vector<16xf32>
          %233 = arith.muli %149, %heads : index
          %234 = arith.addi %233, %0 : index
          %235 = arith.muli %234, %headDim : index
          %236 = arith.addi %235, %227 : index
          vector.store %232, %q[%236] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %237 = arith.addi %slotsAt, %149 : index
        %238 = memref.load %step[%237] : memref<?xi32>
        %239 = arith.index_cast %238 : i32 to index
        %240 = arith.cmpi sge, %239, %c7 : index
        scf.if %240 {
          %241 = arith.cmpi eq, %codec, %c7 : index
          scf.if %241 {
            %242 = arith.subi %0, %heads : index
            %243 = arith.muli %242, %4 : index
            %244 = arith.divui %239, %c6 : index
            %245 = arith.remui %239, %c6 : index
            %246 = arith.muli %244, %pageBytes : index
            %249 = scf.for %247 = %c7 to %headDim step %c6 iter_args(%248 = %c11) -> (vector<16xf32>) {
              %250 = arith.addi %243, %247 : index
              %251 = vector.load %encode[%250] : memref<?xf32>, vector<16xf32>
              %252 = arith.addi %243, %headDim : index
              %253 = arith.addi %252, %247 : index
              %254 = vector.load %encode[%253] : memref<?xf32>, vector<16xf32>
              %255 = arith.addi %151, %247 : index
              %256 = vector.load %3[%255] : memref<?xf32>, vector<16xf32>
              %257 = arith.subf %256, %254 : vector<16xf32>
              %258 = arith.mulf %257, %251 : vector<16xf32>
              %259 = arith.minimumf %258, %c33 : vector<16xf32>
              %260 = arith.maximumf %259, %c34 : vector<16xf32>
              %261 = arith.truncf %260 : vector<16xf32> to vector<16xf16>
              %262 = vector.bitcast %261 : vector<16xf16> to vector<32xi8>
              %263 = arith.muli %247, %c3 : index
              vector.store %262, %5[%263] : memref<?xi8>, vector<32xi8>
              %264 = math.absf %258 : vector<16xf32>
              %265 = arith.cmpf ugt, %264, %c33 : vector<16xf32>
              %266 = arith.select %265, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %267 = arith.addf %248, %266 : vector<16xf32>
              scf.yield %267 : vector<16xf32>
            }
            %268 = wave.reduce "add" %249 : vector<16xf32>
            %269 = arith.cmpf ogt, %268, %c36 : f32
            scf.if %269 {
              %270 = arith.fptosi %268 : f32 to i32
              wave.count %clipped, %270 : memref<?xi32>
            }
            %271 = arith.cmpi slt, %242, %kvHeads : index
            scf.if %271 {
              %272 = arith.muli %4, %c12 : index
              %273 = arith.muli %242, %272 : index
              %274 = arith.addi %246, %273 : index
              %275 = arith.muli %245, %c3 : index
              %276 = arith.addi %274, %275 : index
              scf.for %277 = %c7 to %headDim step %c9 {
                %278 = arith.muli %277, %c3 : index
                %279 = arith.addi %278, %c7 : index
                %280 = memref.load %5[%279] : memref<?xi8>
                %281 = arith.muli %277, %c12 : index
                %282 = arith.addi %276, %281 : index
                %283 = arith.addi %282, %c7 : index
                memref.store %280, %kv[%283] : memref<?xi8>
                %284 = arith.addi %278, %c9 : index
                %285 = memref.load %5[%284] : memref<?xi8>
                %286 = arith.addi %282, %c9 : index
                memref.store %285, %kv[%286] : memref<?xi8>
              }
            } else {
              %287 = arith.subi %242, %kvHeads : index
              %288 = arith.muli %287, %c3 : index
              %289 = arith.addi %288, %c9 : index
              %290 = arith.muli %4, %c6 : index
              %291 = arith.muli %289, %290 : index
              %292 = arith.addi %246, %291 : index
              %293 = arith.muli %245, %4 : index
              %294 = arith.addi %292, %293 : index
              scf.for %295 = %c7 to %4 step %c6 {
                %296 = vector.load %5[%295] : memref<?xi8>, vector<16xi8>
                %297 = arith.addi %294, %295 : index
                vector.store %296, %kv[%297] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %298 = arith.cmpi eq, %codec, %c9 : index
          scf.if %298 {
            %299 = arith.subi %0, %heads : index
            %300 = arith.muli %299, %4 : index
            %301 = arith.divui %239, %c6 : index
            %302 = arith.remui %239, %c6 : index
            %303 = arith.muli %headDim, %c9 : index
            %304 = arith.muli %301, %pageBytes : index
            %307 = scf.for %305 = %c7 to %headDim step %c6 iter_args(%306 = %c11) -> (vector<16xf32>) {
              %308 = arith.addi %300, %305 : index
              %309 = vector.load %encode[%308] : memref<?xf32>, vector<16xf32>
              %310 = arith.addi %300, %headDim : index
              %311 = arith.addi %310, %305 : index
              %312 = vector.load %encode[%311] : memref<?xf32>, vector<16xf32>
              %313 = arith.addi %151, %305 : index
              %314 = vector.load %3[%313] : memref<?xf32>, vector<16xf32>
              %315 = arith.subf %314, %312 : vector<16xf32>
              %316 = arith.mulf %315, %309 : vector<16xf32>
              %317 = wave.fp8_encode "e4m3" %316 : vector<16xf32> -> vector<16xi8>
              %318 = arith.muli %305, %c9 : index
              vector.store %317, %5[%318] : memref<?xi8>, vector<16xi8>
              %319 = math.absf %316 : vector<16xf32>
              %320 = arith.cmpf ugt, %319, %c37 : vector<16xf32>
              %321 = arith.select %320, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %322 = arith.addf %306, %321 : vector<16xf32>
              scf.yield %322 : vector<16xf32>
            }
            %323 = wave.reduce "add" %307 : vector<16xf32>
            %324 = arith.cmpf ogt, %323, %c36 : f32
            scf.if %324 {
              %325 = arith.fptosi %323 : f32 to i32
              wave.count %clipped, %325 : memref<?xi32>
            }
            %326 = arith.cmpi slt, %299, %kvHeads : index
            scf.if %326 {
              %327 = arith.muli %303, %c12 : index
              %328 = arith.muli %299, %327 : index
              %329 = arith.addi %304, %328 : index
              %330 = arith.muli %302, %c9 : index
              %331 = arith.addi %329, %330 : index
              scf.for %332 = %c7 to %headDim step %c9 {
                %333 = arith.muli %332, %c9 : index
                %334 = arith.addi %333, %c7 : index
                %335 = memref.load %5[%334] : memref<?xi8>
                %336 = arith.muli %332, %c6 : index
                %337 = arith.addi %331, %336 : index
                %338 = arith.addi %337, %c7 : index
                memref.store %335, %kv[%338] : memref<?xi8>
              }
            } else {
              %339 = arith.subi %299, %kvHeads : index
              %340 = arith.muli %339, %c3 : index
              %341 = arith.addi %340, %c9 : index
              %342 = arith.muli %303, %c6 : index
              %343 = arith.muli %341, %342 : index
              %344 = arith.addi %304, %343 : index
              %345 = arith.muli %302, %303 : index
              %346 = arith.addi %344, %345 : index
              scf.for %347 = %c7 to %303 step %c6 {
                %348 = vector.load %5[%347] : memref<?xi8>, vector<16xi8>
                %349 = arith.addi %346, %347 : index
                vector.store %348, %kv[%349] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %350 = arith.cmpi eq, %codec, %c3 : index
          scf.if %350 {
            %351 = arith.subi %0, %heads : index
            %352 = arith.muli %351, %4 : index
            %353 = arith.divui %239, %c6 : index
            %354 = arith.remui %239, %c6 : index
            %355 = arith.muli %headDim, %c9 : index
            %356 = arith.muli %353, %pageBytes : index
            %359 = scf.for %357 = %c7 to %headDim step %c6 iter_args(%358 = %c11) -> (vector<16xf32>) {
              %360 = arith.addi %352, %357 : index
              %361 = vector.load %encode[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.addi %352, %headDim : index
              %363 = arith.addi %362, %357 : index
              %364 = vector.load %encode[%363] : memref<?xf32>, vector<16xf32>
              %365 = arith.addi %151, %357 : index
              %366 = vector.load %3[%365] : memref<?xf32>, vector<16xf32>
              %367 = arith.subf %366, %364 : vector<16xf32>
              %368 = arith.mulf %367, %361 : vector<16xf32>
              %369 = wave.fp8_encode "e5m2" %368 : vector<16xf32> -> vector<16xi8>
              %370 = arith.muli %357, %c9 : index
              vector.store %369, %5[%370] : memref<?xi8>, vector<16xi8>
              %371 = math.absf %368 : vector<16xf32>
              %372 = arith.cmpf ugt, %371, %c38 : vector<16xf32>
              %373 = arith.select %372, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %374 = arith.addf %358, %373 : vector<16xf32>
              scf.yield %374 : vector<16xf32>
            }
            %375 = wave.reduce "add" %359 : vector<16xf32>
            %376 = arith.cmpf ogt, %375, %c36 : f32
            scf.if %376 {
              %377 = arith.fptosi %375 : f32 to i32
              wave.count %clipped, %377 : memref<?xi32>
            }
            %378 = arith.cmpi slt, %351, %kvHeads : index
            scf.if %378 {
              %379 = arith.muli %355, %c12 : index
              %380 = arith.muli %351, %379 : index
              %381 = arith.addi %356, %380 : index
              %382 = arith.muli %354, %c9 : index
              %383 = arith.addi %381, %382 : index
              scf.for %384 = %c7 to %headDim step %c9 {
                %385 = arith.muli %384, %c9 : index
                %386 = arith.addi %385, %c7 : index
                %387 = memref.load %5[%386] : memref<?xi8>
                %388 = arith.muli %384, %c6 : index
                %389 = arith.addi %383, %388 : index
                %390 = arith.addi %389, %c7 : index
                memref.store %387, %kv[%390] : memref<?xi8>
              }
            } else {
              %391 = arith.subi %351, %kvHeads : index
              %392 = arith.muli %391, %c3 : index
              %393 = arith.addi %392, %c9 : index
              %394 = arith.muli %355, %c6 : index
              %395 = arith.muli %393, %394 : index
              %396 = arith.addi %356, %395 : index
              %397 = arith.muli %354, %355 : index
              %398 = arith.addi %396, %397 : index
              scf.for %399 = %c7 to %355 step %c6 {
                %400 = vector.load %5[%399] : memref<?xi8>, vector<16xi8>
                %401 = arith.addi %398, %399 : index
                vector.store %400, %kv[%401] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %402 = arith.cmpi eq, %codec, %c10 : index
          scf.if %402 {
            %403 = arith.subi %0, %heads : index
            %404 = arith.muli %403, %4 : index
            %405 = arith.divui %239, %c6 : index
            %406 = arith.remui %239, %c6 : index
            %407 = arith.muli %headDim, %c9 : index
            %408 = arith.muli %405, %pageBytes : index
            %411 = scf.for %409 = %c7 to %headDim step %c6 iter_args(%410 = %c11) -> (vector<16xf32>) {
              %412 = arith.addi %404, %409 : index
              %413 = vector.load %encode[%412] : memref<?xf32>, vector<16xf32>
              %414 = arith.addi %404, %headDim : index
              %415 = arith.addi %414, %409 : index
              %416 = vector.load %encode[%415] : memref<?xf32>, vector<16xf32>
              %417 = arith.addi %151, %409 : index
              %418 = vector.load %3[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.subf %418, %416 : vector<16xf32>
              %420 = arith.mulf %419, %413 : vector<16xf32>
              %421 = arith.cmpf ord, %420, %420 : vector<16xf32>
              %422 = arith.select %421, %420, %c11 : vector<16xi1>, vector<16xf32>
              %423 = math.roundeven %422 : vector<16xf32>
              %424 = arith.minimumf %423, %c39 : vector<16xf32>
              %425 = arith.maximumf %424, %c40 : vector<16xf32>
              %426 = arith.fptosi %425 : vector<16xf32> to vector<16xi32>
              %427 = arith.addi %426, %c41 : vector<16xi32>
              %428 = arith.trunci %427 : vector<16xi32> to vector<16xi8>
              %429 = arith.muli %409, %c9 : index
              vector.store %428, %5[%429] : memref<?xi8>, vector<16xi8>
              %430 = math.absf %420 : vector<16xf32>
              %431 = arith.cmpf ugt, %430, %c42 : vector<16xf32>
              %432 = arith.select %431, %c35, %c11 : vector<16xi1>, vector<16xf32>
              %433 = arith.addf %410, %432 : vector<16xf32>
              scf.yield %433 : vector<16xf32>
            }
            %434 = wave.reduce "add" %411 : vector<16xf32>
            %435 = arith.cmpf ogt, %434, %c36 : f32
            scf.if %435 {
              %436 = arith.fptosi %434 : f32 to i32
              wave.count %clipped, %436 : memref<?xi32>
            }
            %437 = arith.cmpi slt, %403, %kvHeads : index
            scf.if %437 {
              %438 = arith.muli %407, %c12 : index
              %439 = arith.muli %403, %438 : index
              %440 = arith.addi %408, %439 : index
              %441 = arith.muli %406, %c9 : index
              %442 = arith.addi %440, %441 : index
              scf.for %443 = %c7 to %headDim step %c9 {
                %444 = arith.muli %443, %c9 : index
                %445 = arith.addi %444, %c7 : index
                %446 = memref.load %5[%445] : memref<?xi8>
                %447 = arith.muli %443, %c6 : index
                %448 = arith.addi %442, %447 : index
                %449 = arith.addi %448, %c7 : index
                memref.store %446, %kv[%449] : memref<?xi8>
              }
            } else {
              %450 = arith.subi %403, %kvHeads : index
              %451 = arith.muli %450, %c3 : index
              %452 = arith.addi %451, %c9 : index
              %453 = arith.muli %407, %c6 : index
              %454 = arith.muli %452, %453 : index
              %455 = arith.addi %408, %454 : index
              %456 = arith.muli %406, %407 : index
              %457 = arith.addi %455, %456 : index
              scf.for %458 = %c7 to %407 step %c6 {
                %459 = vector.load %5[%458] : memref<?xi8>, vector<16xi8>
                %460 = arith.addi %457, %458 : index
                vector.store %459, %kv[%460] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

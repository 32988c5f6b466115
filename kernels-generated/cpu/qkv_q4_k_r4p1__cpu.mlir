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
wave.kernel @qkv_q4_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %222 = %c7 to %headDim step %c6 {
          %223 = arith.addi %151, %222 : index
          %224 = vector.load %3[%223] : memref<?xf32>, vector<16xf32>
          %225 = arith.muli %149, %heads : index
          %226 = arith.addi %225, %0 : index
          %227 = arith.muli %226, %headDim : index
          %228 = arith.addi %227, %222 : index
          vector.store %224, %q[%228] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %229 = arith.addi %slotsAt, %149 : index
        %230 = memref.load %step[%229] : memref<?xi32>
        %231 = arith.index_cast %230 : i32 to index
        %232 = arith.cmpi sge, %231, %c7 : index
        scf.if %232 {
          %233 = arith.cmpi eq, %codec, %c7 : index
          scf.if %233 {
            %234 = arith.subi %0, %heads : index
            %235 = memref.load %scales[%234] : memref<?xf32>
            %236 = vector.broadcast %235 : f32 to vector<16xf32>
            %237 = arith.divui %231, %c6 : index
            %238 = arith.remui %231, %c6 : index
            %239 = arith.muli %237, %pageBytes : index
            scf.for %240 = %c7 to %headDim step %c6 {
              %241 = arith.addi %151, %240 : index
              %242 = vector.load %3[%241] : memref<?xf32>, vector<16xf32>
              %243 = arith.mulf %242, %236 : vector<16xf32>
              %244 = arith.minimumf %243, %c33 : vector<16xf32>
              %245 = arith.maximumf %244, %c34 : vector<16xf32>
              %246 = arith.truncf %245 : vector<16xf32> to vector<16xf16>
              %247 = vector.bitcast %246 : vector<16xf16> to vector<32xi8>
              %248 = arith.muli %240, %c3 : index
              vector.store %247, %5[%248] : memref<?xi8>, vector<32xi8>
            }
            %249 = arith.cmpi slt, %234, %kvHeads : index
            scf.if %249 {
              %250 = arith.muli %4, %c12 : index
              %251 = arith.muli %234, %250 : index
              %252 = arith.addi %239, %251 : index
              %253 = arith.muli %238, %c3 : index
              %254 = arith.addi %252, %253 : index
              scf.for %255 = %c7 to %headDim step %c9 {
                %256 = arith.muli %255, %c3 : index
                %257 = arith.addi %256, %c7 : index
                %258 = memref.load %5[%257] : memref<?xi8>
                %259 = arith.muli %255, %c12 : index
                %260 = arith.addi %254, %259 : index
                %261 = arith.addi %260, %c7 : index
                memref.store %258, %kv[%261] : memref<?xi8>
                %262 = arith.addi %256, %c9 : index
                %263 = memref.load %5[%262] : memref<?xi8>
                %264 = arith.addi %260, %c9 : index
                memref.store %263, %kv[%264] : memref<?xi8>
              }
            } else {
              %265 = arith.subi %234, %kvHeads : index
              %266 = arith.muli %265, %c3 : index
              %267 = arith.addi %266, %c9 : index
              %268 = arith.muli %4, %c6 : index
              %269 = arith.muli %267, %268 : index
              %270 = arith.addi %239, %269 : index
              %271 = arith.muli %238, %4 : index
              %272 = arith.addi %270, %271 : index
              scf.for %273 = %c7 to %4 step %c6 {
                %274 = vector.load %5[%273] : memref<?xi8>, vector<16xi8>
                %275 = arith.addi %272, %273 : index
                vector.store %274, %kv[%275] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %276 = arith.cmpi eq, %codec, %c9 : index
          scf.if %276 {
            %277 = arith.subi %0, %heads : index
            %278 = memref.load %scales[%277] : memref<?xf32>
            %279 = vector.broadcast %278 : f32 to vector<16xf32>
            %280 = arith.divui %231, %c6 : index
            %281 = arith.remui %231, %c6 : index
            %282 = arith.muli %headDim, %c9 : index
            %283 = arith.muli %280, %pageBytes : index
            scf.for %284 = %c7 to %headDim step %c6 {
              %285 = arith.addi %151, %284 : index
              %286 = vector.load %3[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.mulf %286, %279 : vector<16xf32>
              %288 = wave.fp8_encode "e4m3" %287 : vector<16xf32> -> vector<16xi8>
              %289 = arith.muli %284, %c9 : index
              vector.store %288, %5[%289] : memref<?xi8>, vector<16xi8>
            }
            %290 = arith.cmpi slt, %277, %kvHeads : index
            scf.if %290 {
              %291 = arith.muli %282, %c12 : index
              %292 = arith.muli %277, %291 : index
              %293 = arith.addi %283, %292 : index
              %294 = arith.muli %281, %c9 : index
              %295 = arith.addi %293, %294 : index
              scf.for %296 = %c7 to %headDim step %c9 {
                %297 = arith.muli %296, %c9 : index
                %298 = arith.addi %297, %c7 : index
                %299 = memref.load %5[%298] : memref<?xi8>
                %300 = arith.muli %296, %c6 : index
                %301 = arith.addi %295, %300 : index
                %302 = arith.addi %301, %c7 : index
                memref.store %299, %kv[%302] : memref<?xi8>
              }
            } else {
              %303 = arith.subi %277, %kvHeads : index
              %304 = arith.muli %303, %c3 : index
              %305 = arith.addi %304, %c9 : index
              %306 = arith.muli %282, %c6 : index
              %307 = arith.muli %305, %306 : index
              %308 = arith.addi %283, %307 : index
              %309 = arith.muli %281, %282 : index
              %310 = arith.addi %308, %309 : index
              scf.for %311 = %c7 to %282 step %c6 {
                %312 = vector.load %5[%311] : memref<?xi8>, vector<16xi8>
                %313 = arith.addi %310, %311 : index
                vector.store %312, %kv[%313] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %314 = arith.cmpi eq, %codec, %c3 : index
          scf.if %314 {
            %315 = arith.subi %0, %heads : index
            %316 = memref.load %scales[%315] : memref<?xf32>
            %317 = vector.broadcast %316 : f32 to vector<16xf32>
            %318 = arith.divui %231, %c6 : index
            %319 = arith.remui %231, %c6 : index
            %320 = arith.muli %headDim, %c9 : index
            %321 = arith.muli %318, %pageBytes : index
            scf.for %322 = %c7 to %headDim step %c6 {
              %323 = arith.addi %151, %322 : index
              %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
              %325 = arith.mulf %324, %317 : vector<16xf32>
              %326 = wave.fp8_encode "e5m2" %325 : vector<16xf32> -> vector<16xi8>
              %327 = arith.muli %322, %c9 : index
              vector.store %326, %5[%327] : memref<?xi8>, vector<16xi8>
            }
            %328 = arith.cmpi slt, %315, %kvHeads : index
            scf.if %328 {
              %329 = arith.muli %320, %c12 : index
              %330 = arith.muli %315, %329 : index
              %331 = arith.addi %321, %330 : index
              %332 = arith.muli %319, %c9 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c7 to %headDim step %c9 {
                %335 = arith.muli %334, %c9 : index
                %336 = arith.addi %335, %c7 : index
                %337 = memref.load %5[%336] : memref<?xi8>
                %338 = arith.muli %334, %c6 : index
                %339 = arith.addi %333, %338 : index
                %340 = arith.addi %339, %c7 : index
                memref.store %337, %kv[%340] : memref<?xi8>
              }
            } else {
              %341 = arith.subi %315, %kvHeads : index
              %342 = arith.muli %341, %c3 : index
              %343 = arith.addi %342, %c9 : index
              %344 = arith.muli %320, %c6 : index
              %345 = arith.muli %343, %344 : index
              %346 = arith.addi %321, %345 : index
              %347 = arith.muli %319, %320 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c7 to %320 step %c6 {
                %350 = vector.load %5[%349] : memref<?xi8>, vector<16xi8>
                %351 = arith.addi %348, %349 : index
                vector.store %350, %kv[%351] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 320 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<1> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant dense<3> : vector<16xi32>
  %c21 = arith.constant dense<5> : vector<16xi32>
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 48 : index
  %c24 = arith.constant dense<6> : vector<16xi32>
  %c25 = arith.constant 6 : index
  %c26 = arith.constant dense<7> : vector<16xi32>
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c36 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c40 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<16xf32>
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
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = arith.addi %40, %c4 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.muli %33, %c4 : index
        %54:4 = scf.for %49 = %c7 to %c2 step %c9 iter_args(%50 = %34, %51 = %35, %52 = %36, %53 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %55 = arith.muli %49, %c12 : index
          %56 = arith.addi %48, %55 : index
          %57 = arith.addi %40, %c13 : index
          %58 = arith.muli %49, %c9 : index
          %59 = arith.addi %58, %c7 : index
          %60 = arith.muli %59, %c6 : index
          %61 = arith.addi %57, %60 : index
          %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
          %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
          %64 = arith.addi %40, %c14 : index
          %65 = arith.muli %49, %c14 : index
          %66 = arith.addi %64, %65 : index
          %67 = arith.addi %66, %c7 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.andi %69, %c15 : vector<16xi32>
          %71 = arith.shrui %63, %c16 : vector<16xi32>
          %72 = arith.andi %71, %c17 : vector<16xi32>
          %73 = arith.shli %72, %c18 : vector<16xi32>
          %74 = arith.ori %70, %73 : vector<16xi32>
          %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
          %76 = math.fma %75, %43, %47 : vector<16xf32>
          %77 = arith.addi %56, %c7 : index
          %78:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %77, %x, %76, %50, %25, %51, %26, %52, %27, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %79 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.shrui %80, %c18 : vector<16xi32>
          %82 = arith.shrui %63, %c17 : vector<16xi32>
          %83 = arith.andi %82, %c17 : vector<16xi32>
          %84 = arith.shli %83, %c18 : vector<16xi32>
          %85 = arith.ori %81, %84 : vector<16xi32>
          %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %43, %47 : vector<16xf32>
          %88 = arith.addi %56, %c9 : index
          %89:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %88, %x, %87, %78#0, %25, %78#1, %26, %78#2, %27, %78#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %90 = arith.addi %66, %c6 : index
          %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.andi %92, %c15 : vector<16xi32>
          %94 = arith.shrui %63, %c19 : vector<16xi32>
          %95 = arith.andi %94, %c17 : vector<16xi32>
          %96 = arith.shli %95, %c18 : vector<16xi32>
          %97 = arith.ori %93, %96 : vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %43, %47 : vector<16xf32>
          %100 = arith.addi %56, %c3 : index
          %101:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %100, %x, %99, %89#0, %25, %89#1, %26, %89#2, %27, %89#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %102 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
          %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
          %104 = arith.shrui %103, %c18 : vector<16xi32>
          %105 = arith.shrui %63, %c20 : vector<16xi32>
          %106 = arith.andi %105, %c17 : vector<16xi32>
          %107 = arith.shli %106, %c18 : vector<16xi32>
          %108 = arith.ori %104, %107 : vector<16xi32>
          %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
          %110 = math.fma %109, %43, %47 : vector<16xf32>
          %111 = arith.addi %56, %c10 : index
          %112:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %111, %x, %110, %101#0, %25, %101#1, %26, %101#2, %27, %101#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %113 = arith.addi %66, %c4 : index
          %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
          %116 = arith.andi %115, %c15 : vector<16xi32>
          %117 = arith.shrui %63, %c18 : vector<16xi32>
          %118 = arith.andi %117, %c17 : vector<16xi32>
          %119 = arith.shli %118, %c18 : vector<16xi32>
          %120 = arith.ori %116, %119 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = math.fma %121, %43, %47 : vector<16xf32>
          %123 = arith.addi %56, %c2 : index
          %124:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %123, %x, %122, %112#0, %25, %112#1, %26, %112#2, %27, %112#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %125 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
          %126 = arith.extui %125 : vector<16xi8> to vector<16xi32>
          %127 = arith.shrui %126, %c18 : vector<16xi32>
          %128 = arith.shrui %63, %c21 : vector<16xi32>
          %129 = arith.andi %128, %c17 : vector<16xi32>
          %130 = arith.shli %129, %c18 : vector<16xi32>
          %131 = arith.ori %127, %130 : vector<16xi32>
          %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
          %133 = math.fma %132, %43, %47 : vector<16xf32>
          %134 = arith.addi %56, %c22 : index
          %135:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %134, %x, %133, %124#0, %25, %124#1, %26, %124#2, %27, %124#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %136 = arith.addi %66, %c23 : index
          %137 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
          %139 = arith.andi %138, %c15 : vector<16xi32>
          %140 = arith.shrui %63, %c24 : vector<16xi32>
          %141 = arith.andi %140, %c17 : vector<16xi32>
          %142 = arith.shli %141, %c18 : vector<16xi32>
          %143 = arith.ori %139, %142 : vector<16xi32>
          %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
          %145 = math.fma %144, %43, %47 : vector<16xf32>
          %146 = arith.addi %56, %c25 : index
          %147:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %146, %x, %145, %135#0, %25, %135#1, %26, %135#2, %27, %135#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %148 = vector.load %w[%136] : memref<?xi8>, vector<16xi8>
          %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
          %150 = arith.shrui %149, %c18 : vector<16xi32>
          %151 = arith.shrui %63, %c26 : vector<16xi32>
          %152 = arith.andi %151, %c17 : vector<16xi32>
          %153 = arith.shli %152, %c18 : vector<16xi32>
          %154 = arith.ori %150, %153 : vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = math.fma %155, %43, %47 : vector<16xf32>
          %157 = arith.addi %56, %c27 : index
          %158:4 = func.call @qkv_q5_1_r4p1__cpu.0(%24, %157, %x, %156, %147#0, %25, %147#1, %26, %147#2, %27, %147#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %158#0, %158#1, %158#2, %158#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %54#0, %54#1, %54#2, %54#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %159 = arith.muli %headDim, %c7 : index
      %160 = arith.muli %28, %c6 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.addi %161, %c7 : index
      vector.store %38#0, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.muli %headDim, %c9 : index
      %164 = arith.addi %163, %160 : index
      %165 = arith.addi %164, %c7 : index
      vector.store %38#1, %3[%165] : memref<?xf32>, vector<16xf32>
      %166 = arith.addi %4, %160 : index
      %167 = arith.addi %166, %c7 : index
      vector.store %38#2, %3[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.muli %headDim, %c10 : index
      %169 = arith.addi %168, %160 : index
      %170 = arith.addi %169, %c7 : index
      vector.store %38#3, %3[%170] : memref<?xf32>, vector<16xf32>
    }
    %171 = arith.addi %14, %c2 : index
    %172 = arith.minsi %171, %13 : index
    scf.for %173 = %14 to %172 step %c9 {
      %174 = arith.subi %173, %14 : index
      %175 = arith.muli %174, %headDim : index
      %176 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %176 {
        scf.for %177 = %c7 to %headDim step %c6 {
          %178 = arith.muli %0, %headDim : index
          %179 = arith.addi %178, %177 : index
          %180 = vector.load %bias[%179] : memref<?xf32>, vector<16xf32>
          %181 = arith.addi %175, %177 : index
          %182 = vector.load %3[%181] : memref<?xf32>, vector<16xf32>
          %183 = arith.addf %182, %180 : vector<16xf32>
          vector.store %183, %3[%181] : memref<?xf32>, vector<16xf32>
        }
      }
      %184 = arith.addi %heads, %kvHeads : index
      %185 = arith.cmpi slt, %0, %184 : index
      scf.if %185 {
        %186 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %186 {
          %187 = arith.cmpi slt, %0, %heads : index
          %190 = scf.for %188 = %c7 to %headDim step %c6 iter_args(%189 = %c11) -> (vector<16xf32>) {
            %191 = arith.addi %175, %188 : index
            %192 = vector.load %3[%191] : memref<?xf32>, vector<16xf32>
            %193 = math.fma %192, %192, %189 : vector<16xf32>
            scf.yield %193 : vector<16xf32>
          }
          %194 = wave.reduce "add" %190 : vector<16xf32>
          %195 = arith.mulf %194, %inverseHeadDim : f32
          %196 = arith.addf %195, %epsilon : f32
          %197 = math.sqrt %196 : f32
          %198 = arith.divf %c34, %197 : f32
          %199 = vector.broadcast %198 : f32 to vector<16xf32>
          scf.for %200 = %c7 to %headDim step %c6 {
            %201 = vector.load %query_norm[%200] : memref<?xf32>, vector<16xf32>
            %202 = vector.load %key_norm[%200] : memref<?xf32>, vector<16xf32>
            %203 = arith.select %187, %201, %202 : vector<16xf32>
            %204 = arith.addi %175, %200 : index
            %205 = vector.load %3[%204] : memref<?xf32>, vector<16xf32>
            %206 = arith.mulf %205, %199 : vector<16xf32>
            %207 = arith.mulf %206, %203 : vector<16xf32>
            vector.store %207, %3[%204] : memref<?xf32>, vector<16xf32>
          }
        }
        %208 = arith.addi %positionsAt, %173 : index
        %209 = memref.load %step[%208] : memref<?xi32>
        %210 = arith.index_cast %209 : i32 to index
        %211 = arith.divui %headDim, %c3 : index
        %212 = arith.remui %210, %c36 : index
        %213 = arith.muli %212, %headDim : index
        %214 = arith.divui %210, %c36 : index
        %215 = arith.addi %214, %c36 : index
        %216 = arith.muli %215, %headDim : index
        scf.for %217 = %c7 to %211 step %c12 {
          %218 = arith.addi %213, %217 : index
          %219 = vector.load %rope[%218] : memref<?xf32>, vector<8xf32>
          %220 = arith.addi %213, %211 : index
          %221 = arith.addi %220, %217 : index
          %222 = vector.load %rope[%221] : memref<?xf32>, vector<8xf32>
          %223 = arith.addi %216, %217 : index
          %224 = vector.load %rope[%223] : memref<?xf32>, vector<8xf32>
          %225 = arith.addi %216, %211 : index
          %226 = arith.addi %225, %217 : index
          %227 = vector.load %rope[%226] : memref<?xf32>, vector<8xf32>
          %228 = arith.mulf %224, %219 : vector<8xf32>
          %229 = arith.mulf %227, %222 : vector<8xf32>
          %230 = arith.subf %228, %229 : vector<8xf32>
          %231 = arith.mulf %227, %219 : vector<8xf32>
          %232 = arith.mulf %224, %222 : vector<8xf32>
          %233 = arith.addf %231, %232 : vector<8xf32>
          %234 = arith.addi %175, %217 : index
          %235 = vector.load %3[%234] : memref<?xf32>, vector<8xf32>
          %236 = arith.addi %175, %211 : index
          %237 = arith.addi %236, %217 : index
          %238 = vector.load %3[%237] : memref<?xf32>, vector<8xf32>
          %239 = arith.mulf %235, %230 : vector<8xf32>
          %240 = arith.mulf %238, %233 : vector<8xf32>
          %241 = arith.subf %239, %240 : vector<8xf32>
          vector.store %241, %3[%234] : memref<?xf32>, vector<8xf32>
          %242 = arith.mulf %238, %230 : vector<8xf32>
          %243 = arith.mulf %235, %233 : vector<8xf32>
          %244 = arith.addf %242, %243 : vector<8xf32>
          vector.store %244, %3[%237] : memref<?xf32>, vector<8xf32>
        }
      }
      %245 = arith.cmpi slt, %0, %heads : index
      scf.if %245 {
        scf.for %246 = %c7 to %headDim step %c6 {
          %247 = arith.addi %175, %246 : index
          %248 = vector.load %3[%247] : memref<?xf32>, vector<16xf32>
          %249 = arith.muli %173, %heads : index
          %250 = arith.addi %249, %0 : index
          %251 = arith.muli %250, %headDim : index
          %252 = arith.addi %251, %246 : index
          vector.store %248, %q[%252] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %253 = arith.addi %slotsAt, %173 : index
        %254 = memref.load %step[%253] : memref<?xi32>
        %255 = arith.index_cast %254 : i32 to index
        %256 = arith.cmpi sge, %255, %c7 : index
        scf.if %256 {
          %257 = arith.cmpi eq, %codec, %c7 : index
          scf.if %257 {
            %258 = arith.subi %0, %heads : index
            %259 = memref.load %scales[%258] : memref<?xf32>
            %260 = vector.broadcast %259 : f32 to vector<16xf32>
            %261 = arith.divui %255, %c6 : index
            %262 = arith.remui %255, %c6 : index
            %263 = arith.muli %261, %pageBytes : index
            scf.for %264 = %c7 to %headDim step %c6 {
              %265 = arith.addi %175, %264 : index
              %266 = vector.load %3[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.mulf %266, %260 : vector<16xf32>
              %268 = arith.minimumf %267, %c40 : vector<16xf32>
              %269 = arith.maximumf %268, %c41 : vector<16xf32>
              %270 = arith.truncf %269 : vector<16xf32> to vector<16xf16>
              %271 = vector.bitcast %270 : vector<16xf16> to vector<32xi8>
              %272 = arith.muli %264, %c3 : index
              vector.store %271, %5[%272] : memref<?xi8>, vector<32xi8>
            }
            %273 = arith.cmpi slt, %258, %kvHeads : index
            scf.if %273 {
              %274 = arith.muli %4, %c4 : index
              %275 = arith.muli %258, %274 : index
              %276 = arith.addi %263, %275 : index
              %277 = arith.muli %262, %c3 : index
              %278 = arith.addi %276, %277 : index
              scf.for %279 = %c7 to %headDim step %c9 {
                %280 = arith.muli %279, %c3 : index
                %281 = arith.addi %280, %c7 : index
                %282 = memref.load %5[%281] : memref<?xi8>
                %283 = arith.muli %279, %c4 : index
                %284 = arith.addi %278, %283 : index
                %285 = arith.addi %284, %c7 : index
                memref.store %282, %kv[%285] : memref<?xi8>
                %286 = arith.addi %280, %c9 : index
                %287 = memref.load %5[%286] : memref<?xi8>
                %288 = arith.addi %284, %c9 : index
                memref.store %287, %kv[%288] : memref<?xi8>
              }
            } else {
              %289 = arith.subi %258, %kvHeads : index
              %290 = arith.muli %289, %c3 : index
              %291 = arith.addi %290, %c9 : index
              %292 = arith.muli %4, %c6 : index
              %293 = arith.muli %291, %292 : index
              %294 = arith.addi %263, %293 : index
              %295 = arith.muli %262, %4 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c7 to %4 step %c6 {
                %298 = vector.load %5[%297] : memref<?xi8>, vector<16xi8>
                %299 = arith.addi %296, %297 : index
                vector.store %298, %kv[%299] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %300 = arith.cmpi eq, %codec, %c9 : index
          scf.if %300 {
            %301 = arith.subi %0, %heads : index
            %302 = memref.load %scales[%301] : memref<?xf32>
            %303 = vector.broadcast %302 : f32 to vector<16xf32>
            %304 = arith.divui %255, %c6 : index
            %305 = arith.remui %255, %c6 : index
            %306 = arith.muli %headDim, %c9 : index
            %307 = arith.muli %304, %pageBytes : index
            scf.for %308 = %c7 to %headDim step %c6 {
              %309 = arith.addi %175, %308 : index
              %310 = vector.load %3[%309] : memref<?xf32>, vector<16xf32>
              %311 = arith.mulf %310, %303 : vector<16xf32>
              %312 = wave.fp8_encode "e4m3" %311 : vector<16xf32> -> vector<16xi8>
              %313 = arith.muli %308, %c9 : index
              vector.store %312, %5[%313] : memref<?xi8>, vector<16xi8>
            }
            %314 = arith.cmpi slt, %301, %kvHeads : index
            scf.if %314 {
              %315 = arith.muli %306, %c4 : index
              %316 = arith.muli %301, %315 : index
              %317 = arith.addi %307, %316 : index
              %318 = arith.muli %305, %c9 : index
              %319 = arith.addi %317, %318 : index
              scf.for %320 = %c7 to %headDim step %c9 {
                %321 = arith.muli %320, %c9 : index
                %322 = arith.addi %321, %c7 : index
                %323 = memref.load %5[%322] : memref<?xi8>
                %324 = arith.muli %320, %c6 : index
                %325 = arith.addi %319, %324 : index
                %326 = arith.addi %325, %c7 : index
                memref.store %323, %kv[%326] : memref<?xi8>
              }
            } else {
              %327 = arith.subi %301, %kvHeads : index
              %328 = arith.muli %327, %c3 : index
              %329 = arith.addi %328, %c9 : index
              %330 = arith.muli %306, %c6 : index
              %331 = arith.muli %329, %330 : index
              %332 = arith.addi %307, %331 : index
              %333 = arith.muli %305, %306 : index
              %334 = arith.addi %332, %333 : index
              scf.for %335 = %c7 to %306 step %c6 {
                %336 = vector.load %5[%335] : memref<?xi8>, vector<16xi8>
                %337 = arith.addi %334, %335 : index
                vector.store %336, %kv[%337] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %338 = arith.cmpi eq, %codec, %c3 : index
          scf.if %338 {
            %339 = arith.subi %0, %heads : index
            %340 = memref.load %scales[%339] : memref<?xf32>
            %341 = vector.broadcast %340 : f32 to vector<16xf32>
            %342 = arith.divui %255, %c6 : index
            %343 = arith.remui %255, %c6 : index
            %344 = arith.muli %headDim, %c9 : index
            %345 = arith.muli %342, %pageBytes : index
            scf.for %346 = %c7 to %headDim step %c6 {
              %347 = arith.addi %175, %346 : index
              %348 = vector.load %3[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.mulf %348, %341 : vector<16xf32>
              %350 = wave.fp8_encode "e5m2" %349 : vector<16xf32> -> vector<16xi8>
              %351 = arith.muli %346, %c9 : index
              vector.store %350, %5[%351] : memref<?xi8>, vector<16xi8>
            }
            %352 = arith.cmpi slt, %339, %kvHeads : index
            scf.if %352 {
              %353 = arith.muli %344, %c4 : index
              %354 = arith.muli %339, %353 : index
              %355 = arith.addi %345, %354 : index
              %356 = arith.muli %343, %c9 : index
              %357 = arith.addi %355, %356 : index
              scf.for %358 = %c7 to %headDim step %c9 {
                %359 = arith.muli %358, %c9 : index
                %360 = arith.addi %359, %c7 : index
                %361 = memref.load %5[%360] : memref<?xi8>
                %362 = arith.muli %358, %c6 : index
                %363 = arith.addi %357, %362 : index
                %364 = arith.addi %363, %c7 : index
                memref.store %361, %kv[%364] : memref<?xi8>
              }
            } else {
              %365 = arith.subi %339, %kvHeads : index
              %366 = arith.muli %365, %c3 : index
              %367 = arith.addi %366, %c9 : index
              %368 = arith.muli %344, %c6 : index
              %369 = arith.muli %367, %368 : index
              %370 = arith.addi %345, %369 : index
              %371 = arith.muli %343, %344 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c7 to %344 step %c6 {
                %374 = vector.load %5[%373] : memref<?xi8>, vector<16xi8>
                %375 = arith.addi %372, %373 : index
                vector.store %374, %kv[%375] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

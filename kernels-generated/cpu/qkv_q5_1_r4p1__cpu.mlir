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
wave.kernel @qkv_q5_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c42 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c45 = arith.constant dense<0x47600000> : vector<16xf32>
  %c46 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c47 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c48 = arith.constant dense<128> : vector<16xi32>
  %c49 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %246 = arith.divui %heads, %kvHeads : index
        %247 = arith.muli %kvHeads, %2 : index
        %248 = arith.divui %0, %246 : index
        %249 = arith.muli %248, %headDim : index
        %250 = arith.addi %247, %249 : index
        scf.for %251 = %c7 to %headDim step %c6 {
          %252 = arith.addi %250, %251 : index
          %253 = vector.load %encode[%252] : memref<?xf32>, vector<16xf32>
          %254 = arith.addi %175, %251 : index
          %255 = vector.load %3[%254] : memref<?xf32>, vector<16xf32>
          %256 = arith.mulf %255, %253 : vector<16xf32>
          %257 = arith.muli %173, %heads : index
          %258 = arith.addi %257, %0 : index
          %259 = arith.muli %258, %headDim : index
          %260 = arith.addi %259, %251 : index
          vector.store %256, %q[%260] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %261 = arith.addi %slotsAt, %173 : index
        %262 = memref.load %step[%261] : memref<?xi32>
        %263 = arith.index_cast %262 : i32 to index
        %264 = arith.cmpi sge, %263, %c7 : index
        scf.if %264 {
          %265 = arith.cmpi eq, %codec, %c7 : index
          scf.if %265 {
            %266 = arith.subi %0, %heads : index
            %267 = arith.muli %266, %4 : index
            %268 = arith.divui %263, %c6 : index
            %269 = arith.remui %263, %c6 : index
            %270 = arith.muli %268, %pageBytes : index
            %273 = scf.for %271 = %c7 to %headDim step %c6 iter_args(%272 = %c11) -> (vector<16xf32>) {
              %274 = arith.addi %267, %271 : index
              %275 = vector.load %encode[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.addi %267, %headDim : index
              %277 = arith.addi %276, %271 : index
              %278 = vector.load %encode[%277] : memref<?xf32>, vector<16xf32>
              %279 = arith.addi %175, %271 : index
              %280 = vector.load %3[%279] : memref<?xf32>, vector<16xf32>
              %281 = arith.subf %280, %278 : vector<16xf32>
              %282 = arith.mulf %281, %275 : vector<16xf32>
              %283 = arith.minimumf %282, %c40 : vector<16xf32>
              %284 = arith.maximumf %283, %c41 : vector<16xf32>
              %285 = arith.truncf %284 : vector<16xf32> to vector<16xf16>
              %286 = vector.bitcast %285 : vector<16xf16> to vector<32xi8>
              %287 = arith.muli %271, %c3 : index
              vector.store %286, %5[%287] : memref<?xi8>, vector<32xi8>
              %288 = math.absf %282 : vector<16xf32>
              %289 = arith.cmpf ugt, %288, %c40 : vector<16xf32>
              %290 = arith.select %289, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %291 = arith.addf %272, %290 : vector<16xf32>
              scf.yield %291 : vector<16xf32>
            }
            %292 = wave.reduce "add" %273 : vector<16xf32>
            %293 = arith.cmpf ogt, %292, %c43 : f32
            scf.if %293 {
              %294 = arith.fptosi %292 : f32 to i32
              wave.count %clipped, %294 : memref<?xi32>
            }
            %295 = arith.cmpi slt, %266, %kvHeads : index
            scf.if %295 {
              %296 = arith.muli %4, %c4 : index
              %297 = arith.muli %266, %296 : index
              %298 = arith.addi %270, %297 : index
              %299 = arith.muli %269, %c3 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c7 to %headDim step %c9 {
                %302 = arith.muli %301, %c3 : index
                %303 = arith.addi %302, %c7 : index
                %304 = memref.load %5[%303] : memref<?xi8>
                %305 = arith.muli %301, %c4 : index
                %306 = arith.addi %300, %305 : index
                %307 = arith.addi %306, %c7 : index
                memref.store %304, %kv[%307] : memref<?xi8>
                %308 = arith.addi %302, %c9 : index
                %309 = memref.load %5[%308] : memref<?xi8>
                %310 = arith.addi %306, %c9 : index
                memref.store %309, %kv[%310] : memref<?xi8>
              }
            } else {
              %311 = arith.subi %266, %kvHeads : index
              %312 = arith.muli %311, %c3 : index
              %313 = arith.addi %312, %c9 : index
              %314 = arith.muli %4, %c6 : index
              %315 = arith.muli %313, %314 : index
              %316 = arith.addi %270, %315 : index
              %317 = arith.muli %269, %4 : index
              %318 = arith.addi %316, %317 : index
              scf.for %319 = %c7 to %4 step %c6 {
                %320 = vector.load %5[%319] : memref<?xi8>, vector<16xi8>
                %321 = arith.addi %318, %319 : index
                vector.store %320, %kv[%321] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %322 = arith.cmpi eq, %codec, %c9 : index
          scf.if %322 {
            %323 = arith.subi %0, %heads : index
            %324 = arith.muli %323, %4 : index
            %325 = arith.divui %263, %c6 : index
            %326 = arith.remui %263, %c6 : index
            %327 = arith.muli %headDim, %c9 : index
            %328 = arith.muli %325, %pageBytes : index
            %331 = scf.for %329 = %c7 to %headDim step %c6 iter_args(%330 = %c11) -> (vector<16xf32>) {
              %332 = arith.addi %324, %329 : index
              %333 = vector.load %encode[%332] : memref<?xf32>, vector<16xf32>
              %334 = arith.addi %324, %headDim : index
              %335 = arith.addi %334, %329 : index
              %336 = vector.load %encode[%335] : memref<?xf32>, vector<16xf32>
              %337 = arith.addi %175, %329 : index
              %338 = vector.load %3[%337] : memref<?xf32>, vector<16xf32>
              %339 = arith.subf %338, %336 : vector<16xf32>
              %340 = arith.mulf %339, %333 : vector<16xf32>
              %341 = wave.fp8_encode "e4m3" %340 : vector<16xf32> -> vector<16xi8>
              %342 = arith.muli %329, %c9 : index
              vector.store %341, %5[%342] : memref<?xi8>, vector<16xi8>
              %343 = math.absf %340 : vector<16xf32>
              %344 = arith.cmpf ugt, %343, %c44 : vector<16xf32>
              %345 = arith.select %344, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %346 = arith.addf %330, %345 : vector<16xf32>
              scf.yield %346 : vector<16xf32>
            }
            %347 = wave.reduce "add" %331 : vector<16xf32>
            %348 = arith.cmpf ogt, %347, %c43 : f32
            scf.if %348 {
              %349 = arith.fptosi %347 : f32 to i32
              wave.count %clipped, %349 : memref<?xi32>
            }
            %350 = arith.cmpi slt, %323, %kvHeads : index
            scf.if %350 {
              %351 = arith.muli %327, %c4 : index
              %352 = arith.muli %323, %351 : index
              %353 = arith.addi %328, %352 : index
              %354 = arith.muli %326, %c9 : index
              %355 = arith.addi %353, %354 : index
              scf.for %356 = %c7 to %headDim step %c9 {
                %357 = arith.muli %356, %c9 : index
                %358 = arith.addi %357, %c7 : index
                %359 = memref.load %5[%358] : memref<?xi8>
                %360 = arith.muli %356, %c6 : index
                %361 = arith.addi %355, %360 : index
                %362 = arith.addi %361, %c7 : index
                memref.store %359, %kv[%362] : memref<?xi8>
              }
            } else {
              %363 = arith.subi %323, %kvHeads : index
              %364 = arith.muli %363, %c3 : index
              %365 = arith.addi %364, %c9 : index
              %366 = arith.muli %327, %c6 : index
              %367 = arith.muli %365, %366 : index
              %368 = arith.addi %328, %367 : index
              %369 = arith.muli %326, %327 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %327 step %c6 {
                %372 = vector.load %5[%371] : memref<?xi8>, vector<16xi8>
                %373 = arith.addi %370, %371 : index
                vector.store %372, %kv[%373] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %374 = arith.cmpi eq, %codec, %c3 : index
          scf.if %374 {
            %375 = arith.subi %0, %heads : index
            %376 = arith.muli %375, %4 : index
            %377 = arith.divui %263, %c6 : index
            %378 = arith.remui %263, %c6 : index
            %379 = arith.muli %headDim, %c9 : index
            %380 = arith.muli %377, %pageBytes : index
            %383 = scf.for %381 = %c7 to %headDim step %c6 iter_args(%382 = %c11) -> (vector<16xf32>) {
              %384 = arith.addi %376, %381 : index
              %385 = vector.load %encode[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.addi %376, %headDim : index
              %387 = arith.addi %386, %381 : index
              %388 = vector.load %encode[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.addi %175, %381 : index
              %390 = vector.load %3[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.subf %390, %388 : vector<16xf32>
              %392 = arith.mulf %391, %385 : vector<16xf32>
              %393 = wave.fp8_encode "e5m2" %392 : vector<16xf32> -> vector<16xi8>
              %394 = arith.muli %381, %c9 : index
              vector.store %393, %5[%394] : memref<?xi8>, vector<16xi8>
              %395 = math.absf %392 : vector<16xf32>
              %396 = arith.cmpf ugt, %395, %c45 : vector<16xf32>
              %397 = arith.select %396, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %398 = arith.addf %382, %397 : vector<16xf32>
              scf.yield %398 : vector<16xf32>
            }
            %399 = wave.reduce "add" %383 : vector<16xf32>
            %400 = arith.cmpf ogt, %399, %c43 : f32
            scf.if %400 {
              %401 = arith.fptosi %399 : f32 to i32
              wave.count %clipped, %401 : memref<?xi32>
            }
            %402 = arith.cmpi slt, %375, %kvHeads : index
            scf.if %402 {
              %403 = arith.muli %379, %c4 : index
              %404 = arith.muli %375, %403 : index
              %405 = arith.addi %380, %404 : index
              %406 = arith.muli %378, %c9 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c7 to %headDim step %c9 {
                %409 = arith.muli %408, %c9 : index
                %410 = arith.addi %409, %c7 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.muli %408, %c6 : index
                %413 = arith.addi %407, %412 : index
                %414 = arith.addi %413, %c7 : index
                memref.store %411, %kv[%414] : memref<?xi8>
              }
            } else {
              %415 = arith.subi %375, %kvHeads : index
              %416 = arith.muli %415, %c3 : index
              %417 = arith.addi %416, %c9 : index
              %418 = arith.muli %379, %c6 : index
              %419 = arith.muli %417, %418 : index
              %420 = arith.addi %380, %419 : index
              %421 = arith.muli %378, %379 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c7 to %379 step %c6 {
                %424 = vector.load %5[%423] : memref<?xi8>, vector<16xi8>
                %425 = arith.addi %422, %423 : index
                vector.store %424, %kv[%425] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %426 = arith.cmpi eq, %codec, %c10 : index
          scf.if %426 {
            %427 = arith.subi %0, %heads : index
            %428 = arith.muli %427, %4 : index
            %429 = arith.divui %263, %c6 : index
            %430 = arith.remui %263, %c6 : index
            %431 = arith.muli %headDim, %c9 : index
            %432 = arith.muli %429, %pageBytes : index
            %435 = scf.for %433 = %c7 to %headDim step %c6 iter_args(%434 = %c11) -> (vector<16xf32>) {
              %436 = arith.addi %428, %433 : index
              %437 = vector.load %encode[%436] : memref<?xf32>, vector<16xf32>
              %438 = arith.addi %428, %headDim : index
              %439 = arith.addi %438, %433 : index
              %440 = vector.load %encode[%439] : memref<?xf32>, vector<16xf32>
              %441 = arith.addi %175, %433 : index
              %442 = vector.load %3[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.subf %442, %440 : vector<16xf32>
              %444 = arith.mulf %443, %437 : vector<16xf32>
              %445 = arith.cmpf ord, %444, %444 : vector<16xf32>
              %446 = arith.select %445, %444, %c11 : vector<16xi1>, vector<16xf32>
              %447 = math.roundeven %446 : vector<16xf32>
              %448 = arith.minimumf %447, %c46 : vector<16xf32>
              %449 = arith.maximumf %448, %c47 : vector<16xf32>
              %450 = arith.fptosi %449 : vector<16xf32> to vector<16xi32>
              %451 = arith.addi %450, %c48 : vector<16xi32>
              %452 = arith.trunci %451 : vector<16xi32> to vector<16xi8>
              %453 = arith.muli %433, %c9 : index
              vector.store %452, %5[%453] : memref<?xi8>, vector<16xi8>
              %454 = math.absf %444 : vector<16xf32>
              %455 = arith.cmpf ugt, %454, %c49 : vector<16xf32>
              %456 = arith.select %455, %c42, %c11 : vector<16xi1>, vector<16xf32>
              %457 = arith.addf %434, %456 : vector<16xf32>
              scf.yield %457 : vector<16xf32>
            }
            %458 = wave.reduce "add" %435 : vector<16xf32>
            %459 = arith.cmpf ogt, %458, %c43 : f32
            scf.if %459 {
              %460 = arith.fptosi %458 : f32 to i32
              wave.count %clipped, %460 : memref<?xi32>
            }
            %461 = arith.cmpi slt, %427, %kvHeads : index
            scf.if %461 {
              %462 = arith.muli %431, %c4 : index
              %463 = arith.muli %427, %462 : index
              %464 = arith.addi %432, %463 : index
              %465 = arith.muli %430, %c9 : index
              %466 = arith.addi %464, %465 : index
              scf.for %467 = %c7 to %headDim step %c9 {
                %468 = arith.muli %467, %c9 : index
                %469 = arith.addi %468, %c7 : index
                %470 = memref.load %5[%469] : memref<?xi8>
                %471 = arith.muli %467, %c6 : index
                %472 = arith.addi %466, %471 : index
                %473 = arith.addi %472, %c7 : index
                memref.store %470, %kv[%473] : memref<?xi8>
              }
            } else {
              %474 = arith.subi %427, %kvHeads : index
              %475 = arith.muli %474, %c3 : index
              %476 = arith.addi %475, %c9 : index
              %477 = arith.muli %431, %c6 : index
              %478 = arith.muli %476, %477 : index
              %479 = arith.addi %432, %478 : index
              %480 = arith.muli %430, %431 : index
              %481 = arith.addi %479, %480 : index
              scf.for %482 = %c7 to %431 step %c6 {
                %483 = vector.load %5[%482] : memref<?xi8>, vector<16xi8>
                %484 = arith.addi %481, %482 : index
                vector.store %483, %kv[%484] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

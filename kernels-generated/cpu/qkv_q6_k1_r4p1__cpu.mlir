// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3648 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2624 : index
  %c16 = arith.constant 576 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c38 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c40 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c43 = arith.constant dense<0x47600000> : vector<16xf32>
  %c44 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c45 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c46 = arith.constant dense<128> : vector<16xi32>
  %c47 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %59 = arith.divui %50, %c3 : index
          %60 = arith.muli %59, %c12 : index
          %61 = arith.addi %58, %60 : index
          %62 = arith.addi %61, %c7 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extsi %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %66 = arith.mulf %44, %65 : vector<16xf32>
          %67 = arith.addi %61, %c6 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extsi %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
          %71 = arith.mulf %48, %70 : vector<16xf32>
          %72 = arith.addi %40, %c15 : index
          %73 = arith.muli %50, %c3 : index
          %74 = arith.addi %73, %c7 : index
          %75 = arith.muli %74, %c6 : index
          %76 = arith.addi %72, %75 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
          %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
          %79 = arith.addi %73, %c9 : index
          %80 = arith.muli %79, %c6 : index
          %81 = arith.addi %72, %80 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extui %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.addi %40, %c16 : index
          %85 = arith.muli %50, %c14 : index
          %86 = arith.addi %84, %85 : index
          %87 = arith.addi %86, %c7 : index
          %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
          %90 = arith.andi %89, %c17 : vector<16xi32>
          %91 = arith.shrui %78, %c18 : vector<16xi32>
          %92 = arith.andi %91, %c19 : vector<16xi32>
          %93 = arith.shli %92, %c20 : vector<16xi32>
          %94 = arith.ori %90, %93 : vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = math.fma %95, %66, %71 : vector<16xf32>
          %97 = arith.addi %57, %c7 : index
          %98:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %97, %x, %96, %51, %25, %52, %26, %53, %27, %54) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %99 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
          %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.shrui %100, %c20 : vector<16xi32>
          %102 = arith.shrui %78, %c21 : vector<16xi32>
          %103 = arith.andi %102, %c19 : vector<16xi32>
          %104 = arith.shli %103, %c20 : vector<16xi32>
          %105 = arith.ori %101, %104 : vector<16xi32>
          %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
          %107 = math.fma %106, %66, %71 : vector<16xf32>
          %108 = arith.addi %57, %c9 : index
          %109:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %108, %x, %107, %98#0, %25, %98#1, %26, %98#2, %27, %98#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %110 = arith.addi %86, %c6 : index
          %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
          %113 = arith.andi %112, %c17 : vector<16xi32>
          %114 = arith.shrui %78, %c20 : vector<16xi32>
          %115 = arith.andi %114, %c19 : vector<16xi32>
          %116 = arith.shli %115, %c20 : vector<16xi32>
          %117 = arith.ori %113, %116 : vector<16xi32>
          %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
          %119 = math.fma %118, %66, %71 : vector<16xf32>
          %120 = arith.addi %57, %c3 : index
          %121:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %120, %x, %119, %109#0, %25, %109#1, %26, %109#2, %27, %109#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %122 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
          %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
          %124 = arith.shrui %123, %c20 : vector<16xi32>
          %125 = arith.shrui %78, %c22 : vector<16xi32>
          %126 = arith.andi %125, %c19 : vector<16xi32>
          %127 = arith.shli %126, %c20 : vector<16xi32>
          %128 = arith.ori %124, %127 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = math.fma %129, %66, %71 : vector<16xf32>
          %131 = arith.addi %57, %c10 : index
          %132:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %131, %x, %130, %121#0, %25, %121#1, %26, %121#2, %27, %121#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %133 = arith.addi %86, %c12 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.andi %135, %c17 : vector<16xi32>
          %137 = arith.shrui %83, %c18 : vector<16xi32>
          %138 = arith.andi %137, %c19 : vector<16xi32>
          %139 = arith.shli %138, %c20 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %66, %71 : vector<16xf32>
          %143 = arith.addi %57, %c2 : index
          %144:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %143, %x, %142, %132#0, %25, %132#1, %26, %132#2, %27, %132#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %145 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
          %147 = arith.shrui %146, %c20 : vector<16xi32>
          %148 = arith.shrui %83, %c21 : vector<16xi32>
          %149 = arith.andi %148, %c19 : vector<16xi32>
          %150 = arith.shli %149, %c20 : vector<16xi32>
          %151 = arith.ori %147, %150 : vector<16xi32>
          %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
          %153 = math.fma %152, %66, %71 : vector<16xf32>
          %154 = arith.addi %57, %c23 : index
          %155:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %154, %x, %153, %144#0, %25, %144#1, %26, %144#2, %27, %144#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %156 = arith.addi %86, %c24 : index
          %157 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
          %159 = arith.andi %158, %c17 : vector<16xi32>
          %160 = arith.shrui %83, %c20 : vector<16xi32>
          %161 = arith.andi %160, %c19 : vector<16xi32>
          %162 = arith.shli %161, %c20 : vector<16xi32>
          %163 = arith.ori %159, %162 : vector<16xi32>
          %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
          %165 = math.fma %164, %66, %71 : vector<16xf32>
          %166 = arith.addi %57, %c25 : index
          %167:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %166, %x, %165, %155#0, %25, %155#1, %26, %155#2, %27, %155#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %168 = vector.load %w[%156] : memref<?xi8>, vector<16xi8>
          %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
          %170 = arith.shrui %169, %c20 : vector<16xi32>
          %171 = arith.shrui %83, %c22 : vector<16xi32>
          %172 = arith.andi %171, %c19 : vector<16xi32>
          %173 = arith.shli %172, %c20 : vector<16xi32>
          %174 = arith.ori %170, %173 : vector<16xi32>
          %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
          %176 = math.fma %175, %66, %71 : vector<16xf32>
          %177 = arith.addi %57, %c26 : index
          %178:4 = func.call @qkv_q6_k1_r4p1__cpu.0(%24, %177, %x, %176, %167#0, %25, %167#1, %26, %167#2, %27, %167#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %178#0, %178#1, %178#2, %178#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %179 = arith.muli %headDim, %c7 : index
      %180 = arith.muli %28, %c6 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c7 : index
      vector.store %38#0, %3[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.muli %headDim, %c9 : index
      %184 = arith.addi %183, %180 : index
      %185 = arith.addi %184, %c7 : index
      vector.store %38#1, %3[%185] : memref<?xf32>, vector<16xf32>
      %186 = arith.addi %4, %180 : index
      %187 = arith.addi %186, %c7 : index
      vector.store %38#2, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.muli %headDim, %c10 : index
      %189 = arith.addi %188, %180 : index
      %190 = arith.addi %189, %c7 : index
      vector.store %38#3, %3[%190] : memref<?xf32>, vector<16xf32>
    }
    %191 = arith.addi %14, %c2 : index
    %192 = arith.minsi %191, %13 : index
    scf.for %193 = %14 to %192 step %c9 {
      %194 = arith.subi %193, %14 : index
      %195 = arith.muli %194, %headDim : index
      %196 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %196 {
        scf.for %197 = %c7 to %headDim step %c6 {
          %198 = arith.muli %0, %headDim : index
          %199 = arith.addi %198, %197 : index
          %200 = vector.load %bias[%199] : memref<?xf32>, vector<16xf32>
          %201 = arith.addi %195, %197 : index
          %202 = vector.load %3[%201] : memref<?xf32>, vector<16xf32>
          %203 = arith.addf %202, %200 : vector<16xf32>
          vector.store %203, %3[%201] : memref<?xf32>, vector<16xf32>
        }
      }
      %204 = arith.addi %heads, %kvHeads : index
      %205 = arith.cmpi slt, %0, %204 : index
      scf.if %205 {
        %206 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %206 {
          %207 = arith.cmpi slt, %0, %heads : index
          %210 = scf.for %208 = %c7 to %headDim step %c6 iter_args(%209 = %c11) -> (vector<16xf32>) {
            %211 = arith.addi %195, %208 : index
            %212 = vector.load %3[%211] : memref<?xf32>, vector<16xf32>
            %213 = math.fma %212, %212, %209 : vector<16xf32>
            scf.yield %213 : vector<16xf32>
          }
          %214 = wave.reduce "add" %210 : vector<16xf32>
          %215 = arith.mulf %214, %inverseHeadDim : f32
          %216 = arith.addf %215, %epsilon : f32
          %217 = math.sqrt %216 : f32
          %218 = arith.divf %c33, %217 : f32
          %219 = vector.broadcast %218 : f32 to vector<16xf32>
          scf.for %220 = %c7 to %headDim step %c6 {
            %221 = vector.load %query_norm[%220] : memref<?xf32>, vector<16xf32>
            %222 = vector.load %key_norm[%220] : memref<?xf32>, vector<16xf32>
            %223 = arith.select %207, %221, %222 : vector<16xf32>
            %224 = arith.addi %195, %220 : index
            %225 = vector.load %3[%224] : memref<?xf32>, vector<16xf32>
            %226 = arith.mulf %225, %219 : vector<16xf32>
            %227 = arith.mulf %226, %223 : vector<16xf32>
            vector.store %227, %3[%224] : memref<?xf32>, vector<16xf32>
          }
        }
        %228 = arith.addi %positionsAt, %193 : index
        %229 = memref.load %step[%228] : memref<?xi32>
        %230 = arith.index_cast %229 : i32 to index
        %231 = arith.divui %headDim, %c3 : index
        %232 = arith.remui %230, %c4 : index
        %233 = arith.muli %232, %headDim : index
        %234 = arith.divui %230, %c4 : index
        %235 = arith.addi %234, %c4 : index
        %236 = arith.muli %235, %headDim : index
        scf.for %237 = %c7 to %231 step %c13 {
          %238 = arith.addi %233, %237 : index
          %239 = vector.load %rope[%238] : memref<?xf32>, vector<8xf32>
          %240 = arith.addi %233, %231 : index
          %241 = arith.addi %240, %237 : index
          %242 = vector.load %rope[%241] : memref<?xf32>, vector<8xf32>
          %243 = arith.addi %236, %237 : index
          %244 = vector.load %rope[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.addi %236, %231 : index
          %246 = arith.addi %245, %237 : index
          %247 = vector.load %rope[%246] : memref<?xf32>, vector<8xf32>
          %248 = arith.mulf %244, %239 : vector<8xf32>
          %249 = arith.mulf %247, %242 : vector<8xf32>
          %250 = arith.subf %248, %249 : vector<8xf32>
          %251 = arith.mulf %247, %239 : vector<8xf32>
          %252 = arith.mulf %244, %242 : vector<8xf32>
          %253 = arith.addf %251, %252 : vector<8xf32>
          %254 = arith.addi %195, %237 : index
          %255 = vector.load %3[%254] : memref<?xf32>, vector<8xf32>
          %256 = arith.addi %195, %231 : index
          %257 = arith.addi %256, %237 : index
          %258 = vector.load %3[%257] : memref<?xf32>, vector<8xf32>
          %259 = arith.mulf %255, %250 : vector<8xf32>
          %260 = arith.mulf %258, %253 : vector<8xf32>
          %261 = arith.subf %259, %260 : vector<8xf32>
          vector.store %261, %3[%254] : memref<?xf32>, vector<8xf32>
          %262 = arith.mulf %258, %250 : vector<8xf32>
          %263 = arith.mulf %255, %253 : vector<8xf32>
          %264 = arith.addf %262, %263 : vector<8xf32>
          vector.store %264, %3[%257] : memref<?xf32>, vector<8xf32>
        }
      }
      %265 = arith.cmpi slt, %0, %heads : index
      scf.if %265 {
        %266 = arith.divui %heads, %kvHeads : index
        %267 = arith.muli %kvHeads, %2 : index
        %268 = arith.divui %0, %266 : index
        %269 = arith.muli %268, %headDim : index
        %270 = arith.addi %267, %269 : index
        scf.for %271 = %c7 to %headDim step %c6 {
          %272 = arith.addi %270, %271 : index
          %273 = vector.load %encode[%272] : memref<?xf32>, vector<16xf32>
          %274 = arith.addi %195, %271 : index
          %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
          %276 = arith.mulf %275, %273 : vector<16xf32>
          %277 = arith.muli %193, %heads : index
          %278 = arith.addi %277, %0 : index
          %279 = arith.muli %278, %headDim : index
          %280 = arith.addi %279, %271 : index
          vector.store %276, %q[%280] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %281 = arith.addi %slotsAt, %193 : index
        %282 = memref.load %step[%281] : memref<?xi32>
        %283 = arith.index_cast %282 : i32 to index
        %284 = arith.cmpi sge, %283, %c7 : index
        scf.if %284 {
          %285 = arith.cmpi eq, %codec, %c7 : index
          scf.if %285 {
            %286 = arith.subi %0, %heads : index
            %287 = arith.muli %286, %4 : index
            %288 = arith.divui %283, %c6 : index
            %289 = arith.remui %283, %c6 : index
            %290 = arith.muli %288, %pageBytes : index
            %293 = scf.for %291 = %c7 to %headDim step %c6 iter_args(%292 = %c11) -> (vector<16xf32>) {
              %294 = arith.addi %287, %291 : index
              %295 = vector.load %encode[%294] : memref<?xf32>, vector<16xf32>
              %296 = arith.addi %287, %headDim : index
              %297 = arith.addi %296, %291 : index
              %298 = vector.load %encode[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.addi %195, %291 : index
              %300 = vector.load %3[%299] : memref<?xf32>, vector<16xf32>
              %301 = arith.subf %300, %298 : vector<16xf32>
              %302 = arith.mulf %301, %295 : vector<16xf32>
              %303 = arith.minimumf %302, %c38 : vector<16xf32>
              %304 = arith.maximumf %303, %c39 : vector<16xf32>
              %305 = arith.truncf %304 : vector<16xf32> to vector<16xf16>
              %306 = vector.bitcast %305 : vector<16xf16> to vector<32xi8>
              %307 = arith.muli %291, %c3 : index
              vector.store %306, %5[%307] : memref<?xi8>, vector<32xi8>
              %308 = math.absf %302 : vector<16xf32>
              %309 = arith.cmpf ugt, %308, %c38 : vector<16xf32>
              %310 = arith.select %309, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %311 = arith.addf %292, %310 : vector<16xf32>
              scf.yield %311 : vector<16xf32>
            }
            %312 = wave.reduce "add" %293 : vector<16xf32>
            %313 = arith.cmpf ogt, %312, %c41 : f32
            scf.if %313 {
              %314 = arith.fptosi %312 : f32 to i32
              wave.count %clipped, %314 : memref<?xi32>
            }
            %315 = arith.cmpi slt, %286, %kvHeads : index
            scf.if %315 {
              %316 = arith.muli %4, %c12 : index
              %317 = arith.muli %286, %316 : index
              %318 = arith.addi %290, %317 : index
              %319 = arith.muli %289, %c3 : index
              %320 = arith.addi %318, %319 : index
              scf.for %321 = %c7 to %headDim step %c9 {
                %322 = arith.muli %321, %c3 : index
                %323 = arith.addi %322, %c7 : index
                %324 = memref.load %5[%323] : memref<?xi8>
                %325 = arith.muli %321, %c12 : index
                %326 = arith.addi %320, %325 : index
                %327 = arith.addi %326, %c7 : index
                memref.store %324, %kv[%327] : memref<?xi8>
                %328 = arith.addi %322, %c9 : index
                %329 = memref.load %5[%328] : memref<?xi8>
                %330 = arith.addi %326, %c9 : index
                memref.store %329, %kv[%330] : memref<?xi8>
              }
            } else {
              %331 = arith.subi %286, %kvHeads : index
              %332 = arith.muli %331, %c3 : index
              %333 = arith.addi %332, %c9 : index
              %334 = arith.muli %4, %c6 : index
              %335 = arith.muli %333, %334 : index
              %336 = arith.addi %290, %335 : index
              %337 = arith.muli %289, %4 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c7 to %4 step %c6 {
                %340 = vector.load %5[%339] : memref<?xi8>, vector<16xi8>
                %341 = arith.addi %338, %339 : index
                vector.store %340, %kv[%341] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %342 = arith.cmpi eq, %codec, %c9 : index
          scf.if %342 {
            %343 = arith.subi %0, %heads : index
            %344 = arith.muli %343, %4 : index
            %345 = arith.divui %283, %c6 : index
            %346 = arith.remui %283, %c6 : index
            %347 = arith.muli %headDim, %c9 : index
            %348 = arith.muli %345, %pageBytes : index
            %351 = scf.for %349 = %c7 to %headDim step %c6 iter_args(%350 = %c11) -> (vector<16xf32>) {
              %352 = arith.addi %344, %349 : index
              %353 = vector.load %encode[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.addi %344, %headDim : index
              %355 = arith.addi %354, %349 : index
              %356 = vector.load %encode[%355] : memref<?xf32>, vector<16xf32>
              %357 = arith.addi %195, %349 : index
              %358 = vector.load %3[%357] : memref<?xf32>, vector<16xf32>
              %359 = arith.subf %358, %356 : vector<16xf32>
              %360 = arith.mulf %359, %353 : vector<16xf32>
              %361 = wave.fp8_encode "e4m3" %360 : vector<16xf32> -> vector<16xi8>
              %362 = arith.muli %349, %c9 : index
              vector.store %361, %5[%362] : memref<?xi8>, vector<16xi8>
              %363 = math.absf %360 : vector<16xf32>
              %364 = arith.cmpf ugt, %363, %c42 : vector<16xf32>
              %365 = arith.select %364, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %366 = arith.addf %350, %365 : vector<16xf32>
              scf.yield %366 : vector<16xf32>
            }
            %367 = wave.reduce "add" %351 : vector<16xf32>
            %368 = arith.cmpf ogt, %367, %c41 : f32
            scf.if %368 {
              %369 = arith.fptosi %367 : f32 to i32
              wave.count %clipped, %369 : memref<?xi32>
            }
            %370 = arith.cmpi slt, %343, %kvHeads : index
            scf.if %370 {
              %371 = arith.muli %347, %c12 : index
              %372 = arith.muli %343, %371 : index
              %373 = arith.addi %348, %372 : index
              %374 = arith.muli %346, %c9 : index
              %375 = arith.addi %373, %374 : index
              scf.for %376 = %c7 to %headDim step %c9 {
                %377 = arith.muli %376, %c9 : index
                %378 = arith.addi %377, %c7 : index
                %379 = memref.load %5[%378] : memref<?xi8>
                %380 = arith.muli %376, %c6 : index
                %381 = arith.addi %375, %380 : index
                %382 = arith.addi %381, %c7 : index
                memref.store %379, %kv[%382] : memref<?xi8>
              }
            } else {
              %383 = arith.subi %343, %kvHeads : index
              %384 = arith.muli %383, %c3 : index
              %385 = arith.addi %384, %c9 : index
              %386 = arith.muli %347, %c6 : index
              %387 = arith.muli %385, %386 : index
              %388 = arith.addi %348, %387 : index
              %389 = arith.muli %346, %347 : index
              %390 = arith.addi %388, %389 : index
              scf.for %391 = %c7 to %347 step %c6 {
                %392 = vector.load %5[%391] : memref<?xi8>, vector<16xi8>
                %393 = arith.addi %390, %391 : index
                vector.store %392, %kv[%393] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %394 = arith.cmpi eq, %codec, %c3 : index
          scf.if %394 {
            %395 = arith.subi %0, %heads : index
            %396 = arith.muli %395, %4 : index
            %397 = arith.divui %283, %c6 : index
            %398 = arith.remui %283, %c6 : index
            %399 = arith.muli %headDim, %c9 : index
            %400 = arith.muli %397, %pageBytes : index
            %403 = scf.for %401 = %c7 to %headDim step %c6 iter_args(%402 = %c11) -> (vector<16xf32>) {
              %404 = arith.addi %396, %401 : index
              %405 = vector.load %encode[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.addi %396, %headDim : index
              %407 = arith.addi %406, %401 : index
              %408 = vector.load %encode[%407] : memref<?xf32>, vector<16xf32>
              %409 = arith.addi %195, %401 : index
              %410 = vector.load %3[%409] : memref<?xf32>, vector<16xf32>
              %411 = arith.subf %410, %408 : vector<16xf32>
              %412 = arith.mulf %411, %405 : vector<16xf32>
              %413 = wave.fp8_encode "e5m2" %412 : vector<16xf32> -> vector<16xi8>
              %414 = arith.muli %401, %c9 : index
              vector.store %413, %5[%414] : memref<?xi8>, vector<16xi8>
              %415 = math.absf %412 : vector<16xf32>
              %416 = arith.cmpf ugt, %415, %c43 : vector<16xf32>
              %417 = arith.select %416, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %418 = arith.addf %402, %417 : vector<16xf32>
              scf.yield %418 : vector<16xf32>
            }
            %419 = wave.reduce "add" %403 : vector<16xf32>
            %420 = arith.cmpf ogt, %419, %c41 : f32
            scf.if %420 {
              %421 = arith.fptosi %419 : f32 to i32
              wave.count %clipped, %421 : memref<?xi32>
            }
            %422 = arith.cmpi slt, %395, %kvHeads : index
            scf.if %422 {
              %423 = arith.muli %399, %c12 : index
              %424 = arith.muli %395, %423 : index
              %425 = arith.addi %400, %424 : index
              %426 = arith.muli %398, %c9 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c7 to %headDim step %c9 {
                %429 = arith.muli %428, %c9 : index
                %430 = arith.addi %429, %c7 : index
                %431 = memref.load %5[%430] : memref<?xi8>
                %432 = arith.muli %428, %c6 : index
                %433 = arith.addi %427, %432 : index
                %434 = arith.addi %433, %c7 : index
                memref.store %431, %kv[%434] : memref<?xi8>
              }
            } else {
              %435 = arith.subi %395, %kvHeads : index
              %436 = arith.muli %435, %c3 : index
              %437 = arith.addi %436, %c9 : index
              %438 = arith.muli %399, %c6 : index
              %439 = arith.muli %437, %438 : index
              %440 = arith.addi %400, %439 : index
              %441 = arith.muli %398, %399 : index
              %442 = arith.addi %440, %441 : index
              scf.for %443 = %c7 to %399 step %c6 {
                %444 = vector.load %5[%443] : memref<?xi8>, vector<16xi8>
                %445 = arith.addi %442, %443 : index
                vector.store %444, %kv[%445] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %446 = arith.cmpi eq, %codec, %c10 : index
          scf.if %446 {
            %447 = arith.subi %0, %heads : index
            %448 = arith.muli %447, %4 : index
            %449 = arith.divui %283, %c6 : index
            %450 = arith.remui %283, %c6 : index
            %451 = arith.muli %headDim, %c9 : index
            %452 = arith.muli %449, %pageBytes : index
            %455 = scf.for %453 = %c7 to %headDim step %c6 iter_args(%454 = %c11) -> (vector<16xf32>) {
              %456 = arith.addi %448, %453 : index
              %457 = vector.load %encode[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.addi %448, %headDim : index
              %459 = arith.addi %458, %453 : index
              %460 = vector.load %encode[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.addi %195, %453 : index
              %462 = vector.load %3[%461] : memref<?xf32>, vector<16xf32>
              %463 = arith.subf %462, %460 : vector<16xf32>
              %464 = arith.mulf %463, %457 : vector<16xf32>
              %465 = arith.cmpf ord, %464, %464 : vector<16xf32>
              %466 = arith.select %465, %464, %c11 : vector<16xi1>, vector<16xf32>
              %467 = math.roundeven %466 : vector<16xf32>
              %468 = arith.minimumf %467, %c44 : vector<16xf32>
              %469 = arith.maximumf %468, %c45 : vector<16xf32>
              %470 = arith.fptosi %469 : vector<16xf32> to vector<16xi32>
              %471 = arith.addi %470, %c46 : vector<16xi32>
              %472 = arith.trunci %471 : vector<16xi32> to vector<16xi8>
              %473 = arith.muli %453, %c9 : index
              vector.store %472, %5[%473] : memref<?xi8>, vector<16xi8>
              %474 = math.absf %464 : vector<16xf32>
              %475 = arith.cmpf ugt, %474, %c47 : vector<16xf32>
              %476 = arith.select %475, %c40, %c11 : vector<16xi1>, vector<16xf32>
              %477 = arith.addf %454, %476 : vector<16xf32>
              scf.yield %477 : vector<16xf32>
            }
            %478 = wave.reduce "add" %455 : vector<16xf32>
            %479 = arith.cmpf ogt, %478, %c41 : f32
            scf.if %479 {
              %480 = arith.fptosi %478 : f32 to i32
              wave.count %clipped, %480 : memref<?xi32>
            }
            %481 = arith.cmpi slt, %447, %kvHeads : index
            scf.if %481 {
              %482 = arith.muli %451, %c12 : index
              %483 = arith.muli %447, %482 : index
              %484 = arith.addi %452, %483 : index
              %485 = arith.muli %450, %c9 : index
              %486 = arith.addi %484, %485 : index
              scf.for %487 = %c7 to %headDim step %c9 {
                %488 = arith.muli %487, %c9 : index
                %489 = arith.addi %488, %c7 : index
                %490 = memref.load %5[%489] : memref<?xi8>
                %491 = arith.muli %487, %c6 : index
                %492 = arith.addi %486, %491 : index
                %493 = arith.addi %492, %c7 : index
                memref.store %490, %kv[%493] : memref<?xi8>
              }
            } else {
              %494 = arith.subi %447, %kvHeads : index
              %495 = arith.muli %494, %c3 : index
              %496 = arith.addi %495, %c9 : index
              %497 = arith.muli %451, %c6 : index
              %498 = arith.muli %496, %497 : index
              %499 = arith.addi %452, %498 : index
              %500 = arith.muli %450, %451 : index
              %501 = arith.addi %499, %500 : index
              scf.for %502 = %c7 to %451 step %c6 {
                %503 = vector.load %5[%502] : memref<?xi8>, vector<16xi8>
                %504 = arith.addi %501, %502 : index
                vector.store %503, %kv[%504] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q5_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 2368 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant dense<3> : vector<16xi32>
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c41 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c43 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c46 = arith.constant dense<0x47600000> : vector<16xf32>
  %c47 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c48 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c49 = arith.constant dense<128> : vector<16xi32>
  %c50 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %73 = arith.muli %50, %c9 : index
          %74 = arith.addi %73, %c7 : index
          %75 = arith.muli %74, %c6 : index
          %76 = arith.addi %72, %75 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
          %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
          %79 = arith.addi %40, %c16 : index
          %80 = arith.muli %50, %c14 : index
          %81 = arith.addi %79, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.andi %84, %c17 : vector<16xi32>
          %86 = arith.shrui %78, %c18 : vector<16xi32>
          %87 = arith.andi %86, %c19 : vector<16xi32>
          %88 = arith.shli %87, %c20 : vector<16xi32>
          %89 = arith.ori %85, %88 : vector<16xi32>
          %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
          %91 = math.fma %90, %66, %71 : vector<16xf32>
          %92 = arith.addi %57, %c7 : index
          %93:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %92, %x, %91, %51, %25, %52, %26, %53, %27, %54) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %94 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.shrui %95, %c20 : vector<16xi32>
          %97 = arith.shrui %78, %c19 : vector<16xi32>
          %98 = arith.andi %97, %c19 : vector<16xi32>
          %99 = arith.shli %98, %c20 : vector<16xi32>
          %100 = arith.ori %96, %99 : vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = math.fma %101, %66, %71 : vector<16xf32>
          %103 = arith.addi %57, %c9 : index
          %104:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %103, %x, %102, %93#0, %25, %93#1, %26, %93#2, %27, %93#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %105 = arith.addi %81, %c6 : index
          %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %107 = arith.extui %106 : vector<16xi8> to vector<16xi32>
          %108 = arith.andi %107, %c17 : vector<16xi32>
          %109 = arith.shrui %78, %c21 : vector<16xi32>
          %110 = arith.andi %109, %c19 : vector<16xi32>
          %111 = arith.shli %110, %c20 : vector<16xi32>
          %112 = arith.ori %108, %111 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = math.fma %113, %66, %71 : vector<16xf32>
          %115 = arith.addi %57, %c3 : index
          %116:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %115, %x, %114, %104#0, %25, %104#1, %26, %104#2, %27, %104#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %117 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
          %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
          %119 = arith.shrui %118, %c20 : vector<16xi32>
          %120 = arith.shrui %78, %c22 : vector<16xi32>
          %121 = arith.andi %120, %c19 : vector<16xi32>
          %122 = arith.shli %121, %c20 : vector<16xi32>
          %123 = arith.ori %119, %122 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = math.fma %124, %66, %71 : vector<16xf32>
          %126 = arith.addi %57, %c10 : index
          %127:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %126, %x, %125, %116#0, %25, %116#1, %26, %116#2, %27, %116#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %128 = arith.addi %81, %c12 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c17 : vector<16xi32>
          %132 = arith.shrui %78, %c20 : vector<16xi32>
          %133 = arith.andi %132, %c19 : vector<16xi32>
          %134 = arith.shli %133, %c20 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = math.fma %136, %66, %71 : vector<16xf32>
          %138 = arith.addi %57, %c2 : index
          %139:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %138, %x, %137, %127#0, %25, %127#1, %26, %127#2, %27, %127#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %141 = arith.extui %140 : vector<16xi8> to vector<16xi32>
          %142 = arith.shrui %141, %c20 : vector<16xi32>
          %143 = arith.shrui %78, %c23 : vector<16xi32>
          %144 = arith.andi %143, %c19 : vector<16xi32>
          %145 = arith.shli %144, %c20 : vector<16xi32>
          %146 = arith.ori %142, %145 : vector<16xi32>
          %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
          %148 = math.fma %147, %66, %71 : vector<16xf32>
          %149 = arith.addi %57, %c24 : index
          %150:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %149, %x, %148, %139#0, %25, %139#1, %26, %139#2, %27, %139#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %151 = arith.addi %81, %c25 : index
          %152 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
          %154 = arith.andi %153, %c17 : vector<16xi32>
          %155 = arith.shrui %78, %c26 : vector<16xi32>
          %156 = arith.andi %155, %c19 : vector<16xi32>
          %157 = arith.shli %156, %c20 : vector<16xi32>
          %158 = arith.ori %154, %157 : vector<16xi32>
          %159 = arith.sitofp %158 : vector<16xi32> to vector<16xf32>
          %160 = math.fma %159, %66, %71 : vector<16xf32>
          %161 = arith.addi %57, %c27 : index
          %162:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %161, %x, %160, %150#0, %25, %150#1, %26, %150#2, %27, %150#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %163 = vector.load %w[%151] : memref<?xi8>, vector<16xi8>
          %164 = arith.extui %163 : vector<16xi8> to vector<16xi32>
          %165 = arith.shrui %164, %c20 : vector<16xi32>
          %166 = arith.shrui %78, %c28 : vector<16xi32>
          %167 = arith.andi %166, %c19 : vector<16xi32>
          %168 = arith.shli %167, %c20 : vector<16xi32>
          %169 = arith.ori %165, %168 : vector<16xi32>
          %170 = arith.sitofp %169 : vector<16xi32> to vector<16xf32>
          %171 = math.fma %170, %66, %71 : vector<16xf32>
          %172 = arith.addi %57, %c29 : index
          %173:4 = func.call @qkv_q5_k_r4p1__cpu.0(%24, %172, %x, %171, %162#0, %25, %162#1, %26, %162#2, %27, %162#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %173#0, %173#1, %173#2, %173#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %174 = arith.muli %headDim, %c7 : index
      %175 = arith.muli %28, %c6 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.addi %176, %c7 : index
      vector.store %38#0, %3[%177] : memref<?xf32>, vector<16xf32>
      %178 = arith.muli %headDim, %c9 : index
      %179 = arith.addi %178, %175 : index
      %180 = arith.addi %179, %c7 : index
      vector.store %38#1, %3[%180] : memref<?xf32>, vector<16xf32>
      %181 = arith.addi %4, %175 : index
      %182 = arith.addi %181, %c7 : index
      vector.store %38#2, %3[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.muli %headDim, %c10 : index
      %184 = arith.addi %183, %175 : index
      %185 = arith.addi %184, %c7 : index
      vector.store %38#3, %3[%185] : memref<?xf32>, vector<16xf32>
    }
    %186 = arith.addi %14, %c2 : index
    %187 = arith.minsi %186, %13 : index
    scf.for %188 = %14 to %187 step %c9 {
      %189 = arith.subi %188, %14 : index
      %190 = arith.muli %189, %headDim : index
      %191 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %191 {
        scf.for %192 = %c7 to %headDim step %c6 {
          %193 = arith.muli %0, %headDim : index
          %194 = arith.addi %193, %192 : index
          %195 = vector.load %bias[%194] : memref<?xf32>, vector<16xf32>
          %196 = arith.addi %190, %192 : index
          %197 = vector.load %3[%196] : memref<?xf32>, vector<16xf32>
          %198 = arith.addf %197, %195 : vector<16xf32>
          vector.store %198, %3[%196] : memref<?xf32>, vector<16xf32>
        }
      }
      %199 = arith.addi %heads, %kvHeads : index
      %200 = arith.cmpi slt, %0, %199 : index
      scf.if %200 {
        %201 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %201 {
          %202 = arith.cmpi slt, %0, %heads : index
          %205 = scf.for %203 = %c7 to %headDim step %c6 iter_args(%204 = %c11) -> (vector<16xf32>) {
            %206 = arith.addi %190, %203 : index
            %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
            %208 = math.fma %207, %207, %204 : vector<16xf32>
            scf.yield %208 : vector<16xf32>
          }
          %209 = wave.reduce "add" %205 : vector<16xf32>
          %210 = arith.mulf %209, %inverseHeadDim : f32
          %211 = arith.addf %210, %epsilon : f32
          %212 = math.sqrt %211 : f32
          %213 = arith.divf %c36, %212 : f32
          %214 = vector.broadcast %213 : f32 to vector<16xf32>
          scf.for %215 = %c7 to %headDim step %c6 {
            %216 = vector.load %query_norm[%215] : memref<?xf32>, vector<16xf32>
            %217 = vector.load %key_norm[%215] : memref<?xf32>, vector<16xf32>
            %218 = arith.select %202, %216, %217 : vector<16xf32>
            %219 = arith.addi %190, %215 : index
            %220 = vector.load %3[%219] : memref<?xf32>, vector<16xf32>
            %221 = arith.mulf %220, %214 : vector<16xf32>
            %222 = arith.mulf %221, %218 : vector<16xf32>
            vector.store %222, %3[%219] : memref<?xf32>, vector<16xf32>
          }
        }
        %223 = arith.addi %positionsAt, %188 : index
        %224 = memref.load %step[%223] : memref<?xi32>
        %225 = arith.index_cast %224 : i32 to index
        %226 = arith.divui %headDim, %c3 : index
        %227 = arith.remui %225, %c4 : index
        %228 = arith.muli %227, %headDim : index
        %229 = arith.divui %225, %c4 : index
        %230 = arith.addi %229, %c4 : index
        %231 = arith.muli %230, %headDim : index
        scf.for %232 = %c7 to %226 step %c13 {
          %233 = arith.addi %228, %232 : index
          %234 = vector.load %rope[%233] : memref<?xf32>, vector<8xf32>
          %235 = arith.addi %228, %226 : index
          %236 = arith.addi %235, %232 : index
          %237 = vector.load %rope[%236] : memref<?xf32>, vector<8xf32>
          %238 = arith.addi %231, %232 : index
          %239 = vector.load %rope[%238] : memref<?xf32>, vector<8xf32>
          %240 = arith.addi %231, %226 : index
          %241 = arith.addi %240, %232 : index
          %242 = vector.load %rope[%241] : memref<?xf32>, vector<8xf32>
          %243 = arith.mulf %239, %234 : vector<8xf32>
          %244 = arith.mulf %242, %237 : vector<8xf32>
          %245 = arith.subf %243, %244 : vector<8xf32>
          %246 = arith.mulf %242, %234 : vector<8xf32>
          %247 = arith.mulf %239, %237 : vector<8xf32>
          %248 = arith.addf %246, %247 : vector<8xf32>
          %249 = arith.addi %190, %232 : index
          %250 = vector.load %3[%249] : memref<?xf32>, vector<8xf32>
          %251 = arith.addi %190, %226 : index
          %252 = arith.addi %251, %232 : index
          %253 = vector.load %3[%252] : memref<?xf32>, vector<8xf32>
          %254 = arith.mulf %250, %245 : vector<8xf32>
          %255 = arith.mulf %253, %248 : vector<8xf32>
          %256 = arith.subf %254, %255 : vector<8xf32>
          vector.store %256, %3[%249] : memref<?xf32>, vector<8xf32>
          %257 = arith.mulf %253, %245 : vector<8xf32>
          %258 = arith.mulf %250, %248 : vector<8xf32>
          %259 = arith.addf %257, %258 : vector<8xf32>
          vector.store %259, %3[%252] : memref<?xf32>, vector<8xf32>
        }
      }
      %260 = arith.cmpi slt, %0, %heads : index
      scf.if %260 {
        %261 = arith.divui %heads, %kvHeads : index
        %262 = arith.muli %kvHeads, %2 : index
        %263 = arith.divui %0, %261 : index
        %264 = arith.muli %263, %headDim : index
        %265 = arith.addi %262, %264 : index
        scf.for %266 = %c7 to %headDim step %c6 {
          %267 = arith.addi %265, %266 : index
          %268 = vector.load %encode[%267] : memref<?xf32>, vector<16xf32>
          %269 = arith.addi %190, %266 : index
          %270 = vector.load %3[%269] : memref<?xf32>, vector<16xf32>
          %271 = arith.mulf %270, %268 : vector<16xf32>
          %272 = arith.muli %188, %heads : index
          %273 = arith.addi %272, %0 : index
          %274 = arith.muli %273, %headDim : index
          %275 = arith.addi %274, %266 : index
          vector.store %271, %q[%275] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %276 = arith.addi %slotsAt, %188 : index
        %277 = memref.load %step[%276] : memref<?xi32>
        %278 = arith.index_cast %277 : i32 to index
        %279 = arith.cmpi sge, %278, %c7 : index
        scf.if %279 {
          %280 = arith.cmpi eq, %codec, %c7 : index
          scf.if %280 {
            %281 = arith.subi %0, %heads : index
            %282 = arith.muli %281, %4 : index
            %283 = arith.divui %278, %c6 : index
            %284 = arith.remui %278, %c6 : index
            %285 = arith.muli %283, %pageBytes : index
            %288 = scf.for %286 = %c7 to %headDim step %c6 iter_args(%287 = %c11) -> (vector<16xf32>) {
              %289 = arith.addi %282, %286 : index
              %290 = vector.load %encode[%289] : memref<?xf32>, vector<16xf32>
              %291 = arith.addi %282, %headDim : index
              %292 = arith.addi %291, %286 : index
              %293 = vector.load %encode[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.addi %190, %286 : index
              %295 = vector.load %3[%294] : memref<?xf32>, vector<16xf32>
              %296 = arith.subf %295, %293 : vector<16xf32>
              %297 = arith.mulf %296, %290 : vector<16xf32>
              %298 = arith.minimumf %297, %c41 : vector<16xf32>
              %299 = arith.maximumf %298, %c42 : vector<16xf32>
              %300 = arith.truncf %299 : vector<16xf32> to vector<16xf16>
              %301 = vector.bitcast %300 : vector<16xf16> to vector<32xi8>
              %302 = arith.muli %286, %c3 : index
              vector.store %301, %5[%302] : memref<?xi8>, vector<32xi8>
              %303 = math.absf %297 : vector<16xf32>
              %304 = arith.cmpf ugt, %303, %c41 : vector<16xf32>
              %305 = arith.select %304, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %306 = arith.addf %287, %305 : vector<16xf32>
              scf.yield %306 : vector<16xf32>
            }
            %307 = wave.reduce "add" %288 : vector<16xf32>
            %308 = arith.cmpf ogt, %307, %c44 : f32
            scf.if %308 {
              %309 = arith.fptosi %307 : f32 to i32
              wave.count %clipped, %309 : memref<?xi32>
            }
            %310 = arith.cmpi slt, %281, %kvHeads : index
            scf.if %310 {
              %311 = arith.muli %4, %c12 : index
              %312 = arith.muli %281, %311 : index
              %313 = arith.addi %285, %312 : index
              %314 = arith.muli %284, %c3 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c7 to %headDim step %c9 {
                %317 = arith.muli %316, %c3 : index
                %318 = arith.addi %317, %c7 : index
                %319 = memref.load %5[%318] : memref<?xi8>
                %320 = arith.muli %316, %c12 : index
                %321 = arith.addi %315, %320 : index
                %322 = arith.addi %321, %c7 : index
                memref.store %319, %kv[%322] : memref<?xi8>
                %323 = arith.addi %317, %c9 : index
                %324 = memref.load %5[%323] : memref<?xi8>
                %325 = arith.addi %321, %c9 : index
                memref.store %324, %kv[%325] : memref<?xi8>
              }
            } else {
              %326 = arith.subi %281, %kvHeads : index
              %327 = arith.muli %326, %c3 : index
              %328 = arith.addi %327, %c9 : index
              %329 = arith.muli %4, %c6 : index
              %330 = arith.muli %328, %329 : index
              %331 = arith.addi %285, %330 : index
              %332 = arith.muli %284, %4 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c7 to %4 step %c6 {
                %335 = vector.load %5[%334] : memref<?xi8>, vector<16xi8>
                %336 = arith.addi %333, %334 : index
                vector.store %335, %kv[%336] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %337 = arith.cmpi eq, %codec, %c9 : index
          scf.if %337 {
            %338 = arith.subi %0, %heads : index
            %339 = arith.muli %338, %4 : index
            %340 = arith.divui %278, %c6 : index
            %341 = arith.remui %278, %c6 : index
            %342 = arith.muli %headDim, %c9 : index
            %343 = arith.muli %340, %pageBytes : index
            %346 = scf.for %344 = %c7 to %headDim step %c6 iter_args(%345 = %c11) -> (vector<16xf32>) {
              %347 = arith.addi %339, %344 : index
              %348 = vector.load %encode[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.addi %339, %headDim : index
              %350 = arith.addi %349, %344 : index
              %351 = vector.load %encode[%350] : memref<?xf32>, vector<16xf32>
              %352 = arith.addi %190, %344 : index
              %353 = vector.load %3[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.subf %353, %351 : vector<16xf32>
              %355 = arith.mulf %354, %348 : vector<16xf32>
              %356 = wave.fp8_encode "e4m3" %355 : vector<16xf32> -> vector<16xi8>
              %357 = arith.muli %344, %c9 : index
              vector.store %356, %5[%357] : memref<?xi8>, vector<16xi8>
              %358 = math.absf %355 : vector<16xf32>
              %359 = arith.cmpf ugt, %358, %c45 : vector<16xf32>
              %360 = arith.select %359, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %361 = arith.addf %345, %360 : vector<16xf32>
              scf.yield %361 : vector<16xf32>
            }
            %362 = wave.reduce "add" %346 : vector<16xf32>
            %363 = arith.cmpf ogt, %362, %c44 : f32
            scf.if %363 {
              %364 = arith.fptosi %362 : f32 to i32
              wave.count %clipped, %364 : memref<?xi32>
            }
            %365 = arith.cmpi slt, %338, %kvHeads : index
            scf.if %365 {
              %366 = arith.muli %342, %c12 : index
              %367 = arith.muli %338, %366 : index
              %368 = arith.addi %343, %367 : index
              %369 = arith.muli %341, %c9 : index
              %370 = arith.addi %368, %369 : index
              scf.for %371 = %c7 to %headDim step %c9 {
                %372 = arith.muli %371, %c9 : index
                %373 = arith.addi %372, %c7 : index
                %374 = memref.load %5[%373] : memref<?xi8>
                %375 = arith.muli %371, %c6 : index
                %376 = arith.addi %370, %375 : index
                %377 = arith.addi %376, %c7 : index
                memref.store %374, %kv[%377] : memref<?xi8>
              }
            } else {
              %378 = arith.subi %338, %kvHeads : index
              %379 = arith.muli %378, %c3 : index
              %380 = arith.addi %379, %c9 : index
              %381 = arith.muli %342, %c6 : index
              %382 = arith.muli %380, %381 : index
              %383 = arith.addi %343, %382 : index
              %384 = arith.muli %341, %342 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c7 to %342 step %c6 {
                %387 = vector.load %5[%386] : memref<?xi8>, vector<16xi8>
                %388 = arith.addi %385, %386 : index
                vector.store %387, %kv[%388] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %389 = arith.cmpi eq, %codec, %c3 : index
          scf.if %389 {
            %390 = arith.subi %0, %heads : index
            %391 = arith.muli %390, %4 : index
            %392 = arith.divui %278, %c6 : index
            %393 = arith.remui %278, %c6 : index
            %394 = arith.muli %headDim, %c9 : index
            %395 = arith.muli %392, %pageBytes : index
            %398 = scf.for %396 = %c7 to %headDim step %c6 iter_args(%397 = %c11) -> (vector<16xf32>) {
              %399 = arith.addi %391, %396 : index
              %400 = vector.load %encode[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.addi %391, %headDim : index
              %402 = arith.addi %401, %396 : index
              %403 = vector.load %encode[%402] : memref<?xf32>, vector<16xf32>
              %404 = arith.addi %190, %396 : index
              %405 = vector.load %3[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.subf %405, %403 : vector<16xf32>
              %407 = arith.mulf %406, %400 : vector<16xf32>
              %408 = wave.fp8_encode "e5m2" %407 : vector<16xf32> -> vector<16xi8>
              %409 = arith.muli %396, %c9 : index
              vector.store %408, %5[%409] : memref<?xi8>, vector<16xi8>
              %410 = math.absf %407 : vector<16xf32>
              %411 = arith.cmpf ugt, %410, %c46 : vector<16xf32>
              %412 = arith.select %411, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %413 = arith.addf %397, %412 : vector<16xf32>
              scf.yield %413 : vector<16xf32>
            }
            %414 = wave.reduce "add" %398 : vector<16xf32>
            %415 = arith.cmpf ogt, %414, %c44 : f32
            scf.if %415 {
              %416 = arith.fptosi %414 : f32 to i32
              wave.count %clipped, %416 : memref<?xi32>
            }
            %417 = arith.cmpi slt, %390, %kvHeads : index
            scf.if %417 {
              %418 = arith.muli %394, %c12 : index
              %419 = arith.muli %390, %418 : index
              %420 = arith.addi %395, %419 : index
              %421 = arith.muli %393, %c9 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c7 to %headDim step %c9 {
                %424 = arith.muli %423, %c9 : index
                %425 = arith.addi %424, %c7 : index
                %426 = memref.load %5[%425] : memref<?xi8>
                %427 = arith.muli %423, %c6 : index
                %428 = arith.addi %422, %427 : index
                %429 = arith.addi %428, %c7 : index
                memref.store %426, %kv[%429] : memref<?xi8>
              }
            } else {
              %430 = arith.subi %390, %kvHeads : index
              %431 = arith.muli %430, %c3 : index
              %432 = arith.addi %431, %c9 : index
              %433 = arith.muli %394, %c6 : index
              %434 = arith.muli %432, %433 : index
              %435 = arith.addi %395, %434 : index
              %436 = arith.muli %393, %394 : index
              %437 = arith.addi %435, %436 : index
              scf.for %438 = %c7 to %394 step %c6 {
                %439 = vector.load %5[%438] : memref<?xi8>, vector<16xi8>
                %440 = arith.addi %437, %438 : index
                vector.store %439, %kv[%440] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %441 = arith.cmpi eq, %codec, %c10 : index
          scf.if %441 {
            %442 = arith.subi %0, %heads : index
            %443 = arith.muli %442, %4 : index
            %444 = arith.divui %278, %c6 : index
            %445 = arith.remui %278, %c6 : index
            %446 = arith.muli %headDim, %c9 : index
            %447 = arith.muli %444, %pageBytes : index
            %450 = scf.for %448 = %c7 to %headDim step %c6 iter_args(%449 = %c11) -> (vector<16xf32>) {
              %451 = arith.addi %443, %448 : index
              %452 = vector.load %encode[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.addi %443, %headDim : index
              %454 = arith.addi %453, %448 : index
              %455 = vector.load %encode[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %190, %448 : index
              %457 = vector.load %3[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.subf %457, %455 : vector<16xf32>
              %459 = arith.mulf %458, %452 : vector<16xf32>
              %460 = arith.cmpf ord, %459, %459 : vector<16xf32>
              %461 = arith.select %460, %459, %c11 : vector<16xi1>, vector<16xf32>
              %462 = math.roundeven %461 : vector<16xf32>
              %463 = arith.minimumf %462, %c47 : vector<16xf32>
              %464 = arith.maximumf %463, %c48 : vector<16xf32>
              %465 = arith.fptosi %464 : vector<16xf32> to vector<16xi32>
              %466 = arith.addi %465, %c49 : vector<16xi32>
              %467 = arith.trunci %466 : vector<16xi32> to vector<16xi8>
              %468 = arith.muli %448, %c9 : index
              vector.store %467, %5[%468] : memref<?xi8>, vector<16xi8>
              %469 = math.absf %459 : vector<16xf32>
              %470 = arith.cmpf ugt, %469, %c50 : vector<16xf32>
              %471 = arith.select %470, %c43, %c11 : vector<16xi1>, vector<16xf32>
              %472 = arith.addf %449, %471 : vector<16xf32>
              scf.yield %472 : vector<16xf32>
            }
            %473 = wave.reduce "add" %450 : vector<16xf32>
            %474 = arith.cmpf ogt, %473, %c44 : f32
            scf.if %474 {
              %475 = arith.fptosi %473 : f32 to i32
              wave.count %clipped, %475 : memref<?xi32>
            }
            %476 = arith.cmpi slt, %442, %kvHeads : index
            scf.if %476 {
              %477 = arith.muli %446, %c12 : index
              %478 = arith.muli %442, %477 : index
              %479 = arith.addi %447, %478 : index
              %480 = arith.muli %445, %c9 : index
              %481 = arith.addi %479, %480 : index
              scf.for %482 = %c7 to %headDim step %c9 {
                %483 = arith.muli %482, %c9 : index
                %484 = arith.addi %483, %c7 : index
                %485 = memref.load %5[%484] : memref<?xi8>
                %486 = arith.muli %482, %c6 : index
                %487 = arith.addi %481, %486 : index
                %488 = arith.addi %487, %c7 : index
                memref.store %485, %kv[%488] : memref<?xi8>
              }
            } else {
              %489 = arith.subi %442, %kvHeads : index
              %490 = arith.muli %489, %c3 : index
              %491 = arith.addi %490, %c9 : index
              %492 = arith.muli %446, %c6 : index
              %493 = arith.muli %491, %492 : index
              %494 = arith.addi %447, %493 : index
              %495 = arith.muli %445, %446 : index
              %496 = arith.addi %494, %495 : index
              scf.for %497 = %c7 to %446 step %c6 {
                %498 = vector.load %5[%497] : memref<?xi8>, vector<16xi8>
                %499 = arith.addi %496, %497 : index
                vector.store %498, %kv[%499] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

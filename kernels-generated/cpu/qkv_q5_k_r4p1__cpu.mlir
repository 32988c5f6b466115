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
wave.kernel @qkv_q5_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %261 = %c7 to %headDim step %c6 {
          %262 = arith.addi %190, %261 : index
          %263 = vector.load %3[%262] : memref<?xf32>, vector<16xf32>
          %264 = arith.muli %188, %heads : index
          %265 = arith.addi %264, %0 : index
          %266 = arith.muli %265, %headDim : index
          %267 = arith.addi %266, %261 : index
          vector.store %263, %q[%267] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %268 = arith.addi %slotsAt, %188 : index
        %269 = memref.load %step[%268] : memref<?xi32>
        %270 = arith.index_cast %269 : i32 to index
        %271 = arith.cmpi sge, %270, %c7 : index
        scf.if %271 {
          %272 = arith.cmpi eq, %codec, %c7 : index
          scf.if %272 {
            %273 = arith.subi %0, %heads : index
            %274 = memref.load %scales[%273] : memref<?xf32>
            %275 = vector.broadcast %274 : f32 to vector<16xf32>
            %276 = arith.divui %270, %c6 : index
            %277 = arith.remui %270, %c6 : index
            %278 = arith.muli %276, %pageBytes : index
            scf.for %279 = %c7 to %headDim step %c6 {
              %280 = arith.addi %190, %279 : index
              %281 = vector.load %3[%280] : memref<?xf32>, vector<16xf32>
              %282 = arith.mulf %281, %275 : vector<16xf32>
              %283 = arith.minimumf %282, %c41 : vector<16xf32>
              %284 = arith.maximumf %283, %c42 : vector<16xf32>
              %285 = arith.truncf %284 : vector<16xf32> to vector<16xf16>
              %286 = vector.bitcast %285 : vector<16xf16> to vector<32xi8>
              %287 = arith.muli %279, %c3 : index
              vector.store %286, %5[%287] : memref<?xi8>, vector<32xi8>
            }
            %288 = arith.cmpi slt, %273, %kvHeads : index
            scf.if %288 {
              %289 = arith.muli %4, %c12 : index
              %290 = arith.muli %273, %289 : index
              %291 = arith.addi %278, %290 : index
              %292 = arith.muli %277, %c3 : index
              %293 = arith.addi %291, %292 : index
              scf.for %294 = %c7 to %headDim step %c9 {
                %295 = arith.muli %294, %c3 : index
                %296 = arith.addi %295, %c7 : index
                %297 = memref.load %5[%296] : memref<?xi8>
                %298 = arith.muli %294, %c12 : index
                %299 = arith.addi %293, %298 : index
                %300 = arith.addi %299, %c7 : index
                memref.store %297, %kv[%300] : memref<?xi8>
                %301 = arith.addi %295, %c9 : index
                %302 = memref.load %5[%301] : memref<?xi8>
                %303 = arith.addi %299, %c9 : index
                memref.store %302, %kv[%303] : memref<?xi8>
              }
            } else {
              %304 = arith.subi %273, %kvHeads : index
              %305 = arith.muli %304, %c3 : index
              %306 = arith.addi %305, %c9 : index
              %307 = arith.muli %4, %c6 : index
              %308 = arith.muli %306, %307 : index
              %309 = arith.addi %278, %308 : index
              %310 = arith.muli %277, %4 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c7 to %4 step %c6 {
                %313 = vector.load %5[%312] : memref<?xi8>, vector<16xi8>
                %314 = arith.addi %311, %312 : index
                vector.store %313, %kv[%314] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %315 = arith.cmpi eq, %codec, %c9 : index
          scf.if %315 {
            %316 = arith.subi %0, %heads : index
            %317 = memref.load %scales[%316] : memref<?xf32>
            %318 = vector.broadcast %317 : f32 to vector<16xf32>
            %319 = arith.divui %270, %c6 : index
            %320 = arith.remui %270, %c6 : index
            %321 = arith.muli %headDim, %c9 : index
            %322 = arith.muli %319, %pageBytes : index
            scf.for %323 = %c7 to %headDim step %c6 {
              %324 = arith.addi %190, %323 : index
              %325 = vector.load %3[%324] : memref<?xf32>, vector<16xf32>
              %326 = arith.mulf %325, %318 : vector<16xf32>
              %327 = wave.fp8_encode "e4m3" %326 : vector<16xf32> -> vector<16xi8>
              %328 = arith.muli %323, %c9 : index
              vector.store %327, %5[%328] : memref<?xi8>, vector<16xi8>
            }
            %329 = arith.cmpi slt, %316, %kvHeads : index
            scf.if %329 {
              %330 = arith.muli %321, %c12 : index
              %331 = arith.muli %316, %330 : index
              %332 = arith.addi %322, %331 : index
              %333 = arith.muli %320, %c9 : index
              %334 = arith.addi %332, %333 : index
              scf.for %335 = %c7 to %headDim step %c9 {
                %336 = arith.muli %335, %c9 : index
                %337 = arith.addi %336, %c7 : index
                %338 = memref.load %5[%337] : memref<?xi8>
                %339 = arith.muli %335, %c6 : index
                %340 = arith.addi %334, %339 : index
                %341 = arith.addi %340, %c7 : index
                memref.store %338, %kv[%341] : memref<?xi8>
              }
            } else {
              %342 = arith.subi %316, %kvHeads : index
              %343 = arith.muli %342, %c3 : index
              %344 = arith.addi %343, %c9 : index
              %345 = arith.muli %321, %c6 : index
              %346 = arith.muli %344, %345 : index
              %347 = arith.addi %322, %346 : index
              %348 = arith.muli %320, %321 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c7 to %321 step %c6 {
                %351 = vector.load %5[%350] : memref<?xi8>, vector<16xi8>
                %352 = arith.addi %349, %350 : index
                vector.store %351, %kv[%352] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %353 = arith.cmpi eq, %codec, %c3 : index
          scf.if %353 {
            %354 = arith.subi %0, %heads : index
            %355 = memref.load %scales[%354] : memref<?xf32>
            %356 = vector.broadcast %355 : f32 to vector<16xf32>
            %357 = arith.divui %270, %c6 : index
            %358 = arith.remui %270, %c6 : index
            %359 = arith.muli %headDim, %c9 : index
            %360 = arith.muli %357, %pageBytes : index
            scf.for %361 = %c7 to %headDim step %c6 {
              %362 = arith.addi %190, %361 : index
              %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.mulf %363, %356 : vector<16xf32>
              %365 = wave.fp8_encode "e5m2" %364 : vector<16xf32> -> vector<16xi8>
              %366 = arith.muli %361, %c9 : index
              vector.store %365, %5[%366] : memref<?xi8>, vector<16xi8>
            }
            %367 = arith.cmpi slt, %354, %kvHeads : index
            scf.if %367 {
              %368 = arith.muli %359, %c12 : index
              %369 = arith.muli %354, %368 : index
              %370 = arith.addi %360, %369 : index
              %371 = arith.muli %358, %c9 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c7 to %headDim step %c9 {
                %374 = arith.muli %373, %c9 : index
                %375 = arith.addi %374, %c7 : index
                %376 = memref.load %5[%375] : memref<?xi8>
                %377 = arith.muli %373, %c6 : index
                %378 = arith.addi %372, %377 : index
                %379 = arith.addi %378, %c7 : index
                memref.store %376, %kv[%379] : memref<?xi8>
              }
            } else {
              %380 = arith.subi %354, %kvHeads : index
              %381 = arith.muli %380, %c3 : index
              %382 = arith.addi %381, %c9 : index
              %383 = arith.muli %359, %c6 : index
              %384 = arith.muli %382, %383 : index
              %385 = arith.addi %360, %384 : index
              %386 = arith.muli %358, %359 : index
              %387 = arith.addi %385, %386 : index
              scf.for %388 = %c7 to %359 step %c6 {
                %389 = vector.load %5[%388] : memref<?xi8>, vector<16xi8>
                %390 = arith.addi %387, %388 : index
                vector.store %389, %kv[%390] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q6_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q6_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q6_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 2336 : index
  %c15 = arith.constant 288 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<32> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c39 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c41 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c44 = arith.constant dense<0x47600000> : vector<16xf32>
  %c45 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c46 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c47 = arith.constant dense<128> : vector<16xi32>
  %c48 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %45 = arith.muli %33, %c4 : index
        %51:4 = scf.for %46 = %c7 to %c12 step %c9 iter_args(%47 = %34, %48 = %35, %49 = %36, %50 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %46, %c13 : index
          %53 = arith.addi %45, %52 : index
          %54 = arith.addi %40, %c12 : index
          %55 = arith.divui %46, %c3 : index
          %56 = arith.muli %55, %c6 : index
          %57 = arith.addi %54, %56 : index
          %58 = arith.addi %57, %c7 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extsi %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.sitofp %60 : vector<16xi32> to vector<16xf32>
          %62 = arith.mulf %44, %61 : vector<16xf32>
          %63 = arith.addi %40, %c14 : index
          %64 = arith.muli %46, %c3 : index
          %65 = arith.addi %64, %c7 : index
          %66 = arith.muli %65, %c6 : index
          %67 = arith.addi %63, %66 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
          %70 = arith.addi %64, %c9 : index
          %71 = arith.muli %70, %c6 : index
          %72 = arith.addi %63, %71 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
          %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
          %75 = arith.addi %40, %c15 : index
          %76 = arith.muli %46, %c16 : index
          %77 = arith.addi %75, %76 : index
          %78 = arith.addi %77, %c7 : index
          %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
          %81 = arith.andi %80, %c17 : vector<16xi32>
          %82 = arith.shrui %69, %c18 : vector<16xi32>
          %83 = arith.andi %82, %c19 : vector<16xi32>
          %84 = arith.shli %83, %c20 : vector<16xi32>
          %85 = arith.ori %81, %84 : vector<16xi32>
          %86 = arith.subi %85, %c21 : vector<16xi32>
          %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
          %88 = arith.mulf %87, %62 : vector<16xf32>
          %89 = arith.addi %53, %c7 : index
          %90:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %89, %x, %88, %47, %25, %48, %26, %49, %27, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %91 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
          %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
          %93 = arith.shrui %92, %c20 : vector<16xi32>
          %94 = arith.shrui %69, %c22 : vector<16xi32>
          %95 = arith.andi %94, %c19 : vector<16xi32>
          %96 = arith.shli %95, %c20 : vector<16xi32>
          %97 = arith.ori %93, %96 : vector<16xi32>
          %98 = arith.subi %97, %c21 : vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = arith.mulf %99, %62 : vector<16xf32>
          %101 = arith.addi %53, %c9 : index
          %102:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %101, %x, %100, %90#0, %25, %90#1, %26, %90#2, %27, %90#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %103 = arith.addi %77, %c6 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
          %106 = arith.andi %105, %c17 : vector<16xi32>
          %107 = arith.shrui %69, %c20 : vector<16xi32>
          %108 = arith.andi %107, %c19 : vector<16xi32>
          %109 = arith.shli %108, %c20 : vector<16xi32>
          %110 = arith.ori %106, %109 : vector<16xi32>
          %111 = arith.subi %110, %c21 : vector<16xi32>
          %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
          %113 = arith.mulf %112, %62 : vector<16xf32>
          %114 = arith.addi %53, %c3 : index
          %115:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %114, %x, %113, %102#0, %25, %102#1, %26, %102#2, %27, %102#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %116 = vector.load %w[%103] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.shrui %117, %c20 : vector<16xi32>
          %119 = arith.shrui %69, %c23 : vector<16xi32>
          %120 = arith.andi %119, %c19 : vector<16xi32>
          %121 = arith.shli %120, %c20 : vector<16xi32>
          %122 = arith.ori %118, %121 : vector<16xi32>
          %123 = arith.subi %122, %c21 : vector<16xi32>
          %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
          %125 = arith.mulf %124, %62 : vector<16xf32>
          %126 = arith.addi %53, %c10 : index
          %127:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %126, %x, %125, %115#0, %25, %115#1, %26, %115#2, %27, %115#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %128 = arith.addi %77, %c12 : index
          %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
          %131 = arith.andi %130, %c17 : vector<16xi32>
          %132 = arith.shrui %74, %c18 : vector<16xi32>
          %133 = arith.andi %132, %c19 : vector<16xi32>
          %134 = arith.shli %133, %c20 : vector<16xi32>
          %135 = arith.ori %131, %134 : vector<16xi32>
          %136 = arith.subi %135, %c21 : vector<16xi32>
          %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
          %138 = arith.mulf %137, %62 : vector<16xf32>
          %139 = arith.addi %53, %c2 : index
          %140:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %139, %x, %138, %127#0, %25, %127#1, %26, %127#2, %27, %127#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %141 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
          %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.shrui %142, %c20 : vector<16xi32>
          %144 = arith.shrui %74, %c22 : vector<16xi32>
          %145 = arith.andi %144, %c19 : vector<16xi32>
          %146 = arith.shli %145, %c20 : vector<16xi32>
          %147 = arith.ori %143, %146 : vector<16xi32>
          %148 = arith.subi %147, %c21 : vector<16xi32>
          %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
          %150 = arith.mulf %149, %62 : vector<16xf32>
          %151 = arith.addi %53, %c24 : index
          %152:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %151, %x, %150, %140#0, %25, %140#1, %26, %140#2, %27, %140#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %153 = arith.addi %77, %c25 : index
          %154 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %155 = arith.extui %154 : vector<16xi8> to vector<16xi32>
          %156 = arith.andi %155, %c17 : vector<16xi32>
          %157 = arith.shrui %74, %c20 : vector<16xi32>
          %158 = arith.andi %157, %c19 : vector<16xi32>
          %159 = arith.shli %158, %c20 : vector<16xi32>
          %160 = arith.ori %156, %159 : vector<16xi32>
          %161 = arith.subi %160, %c21 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = arith.mulf %162, %62 : vector<16xf32>
          %164 = arith.addi %53, %c26 : index
          %165:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %164, %x, %163, %152#0, %25, %152#1, %26, %152#2, %27, %152#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %166 = vector.load %w[%153] : memref<?xi8>, vector<16xi8>
          %167 = arith.extui %166 : vector<16xi8> to vector<16xi32>
          %168 = arith.shrui %167, %c20 : vector<16xi32>
          %169 = arith.shrui %74, %c23 : vector<16xi32>
          %170 = arith.andi %169, %c19 : vector<16xi32>
          %171 = arith.shli %170, %c20 : vector<16xi32>
          %172 = arith.ori %168, %171 : vector<16xi32>
          %173 = arith.subi %172, %c21 : vector<16xi32>
          %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
          %175 = arith.mulf %174, %62 : vector<16xf32>
          %176 = arith.addi %53, %c27 : index
          %177:4 = func.call @qkv_q6_k_r4p1__cpu.0(%24, %176, %x, %175, %165#0, %25, %165#1, %26, %165#2, %27, %165#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %177#0, %177#1, %177#2, %177#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1, %51#2, %51#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %178 = arith.muli %headDim, %c7 : index
      %179 = arith.muli %28, %c6 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %c7 : index
      vector.store %38#0, %3[%181] : memref<?xf32>, vector<16xf32>
      %182 = arith.muli %headDim, %c9 : index
      %183 = arith.addi %182, %179 : index
      %184 = arith.addi %183, %c7 : index
      vector.store %38#1, %3[%184] : memref<?xf32>, vector<16xf32>
      %185 = arith.addi %4, %179 : index
      %186 = arith.addi %185, %c7 : index
      vector.store %38#2, %3[%186] : memref<?xf32>, vector<16xf32>
      %187 = arith.muli %headDim, %c10 : index
      %188 = arith.addi %187, %179 : index
      %189 = arith.addi %188, %c7 : index
      vector.store %38#3, %3[%189] : memref<?xf32>, vector<16xf32>
    }
    %190 = arith.addi %14, %c2 : index
    %191 = arith.minsi %190, %13 : index
    scf.for %192 = %14 to %191 step %c9 {
      %193 = arith.subi %192, %14 : index
      %194 = arith.muli %193, %headDim : index
      %195 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %195 {
        scf.for %196 = %c7 to %headDim step %c6 {
          %197 = arith.muli %0, %headDim : index
          %198 = arith.addi %197, %196 : index
          %199 = vector.load %bias[%198] : memref<?xf32>, vector<16xf32>
          %200 = arith.addi %194, %196 : index
          %201 = vector.load %3[%200] : memref<?xf32>, vector<16xf32>
          %202 = arith.addf %201, %199 : vector<16xf32>
          vector.store %202, %3[%200] : memref<?xf32>, vector<16xf32>
        }
      }
      %203 = arith.addi %heads, %kvHeads : index
      %204 = arith.cmpi slt, %0, %203 : index
      scf.if %204 {
        %205 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %205 {
          %206 = arith.cmpi slt, %0, %heads : index
          %209 = scf.for %207 = %c7 to %headDim step %c6 iter_args(%208 = %c11) -> (vector<16xf32>) {
            %210 = arith.addi %194, %207 : index
            %211 = vector.load %3[%210] : memref<?xf32>, vector<16xf32>
            %212 = math.fma %211, %211, %208 : vector<16xf32>
            scf.yield %212 : vector<16xf32>
          }
          %213 = wave.reduce "add" %209 : vector<16xf32>
          %214 = arith.mulf %213, %inverseHeadDim : f32
          %215 = arith.addf %214, %epsilon : f32
          %216 = math.sqrt %215 : f32
          %217 = arith.divf %c34, %216 : f32
          %218 = vector.broadcast %217 : f32 to vector<16xf32>
          scf.for %219 = %c7 to %headDim step %c6 {
            %220 = vector.load %query_norm[%219] : memref<?xf32>, vector<16xf32>
            %221 = vector.load %key_norm[%219] : memref<?xf32>, vector<16xf32>
            %222 = arith.select %206, %220, %221 : vector<16xf32>
            %223 = arith.addi %194, %219 : index
            %224 = vector.load %3[%223] : memref<?xf32>, vector<16xf32>
            %225 = arith.mulf %224, %218 : vector<16xf32>
            %226 = arith.mulf %225, %222 : vector<16xf32>
            vector.store %226, %3[%223] : memref<?xf32>, vector<16xf32>
          }
        }
        %227 = arith.addi %positionsAt, %192 : index
        %228 = memref.load %step[%227] : memref<?xi32>
        %229 = arith.index_cast %228 : i32 to index
        %230 = arith.divui %headDim, %c3 : index
        %231 = arith.remui %229, %c4 : index
        %232 = arith.muli %231, %headDim : index
        %233 = arith.divui %229, %c4 : index
        %234 = arith.addi %233, %c4 : index
        %235 = arith.muli %234, %headDim : index
        scf.for %236 = %c7 to %230 step %c13 {
          %237 = arith.addi %232, %236 : index
          %238 = vector.load %rope[%237] : memref<?xf32>, vector<8xf32>
          %239 = arith.addi %232, %230 : index
          %240 = arith.addi %239, %236 : index
          %241 = vector.load %rope[%240] : memref<?xf32>, vector<8xf32>
          %242 = arith.addi %235, %236 : index
          %243 = vector.load %rope[%242] : memref<?xf32>, vector<8xf32>
          %244 = arith.addi %235, %230 : index
          %245 = arith.addi %244, %236 : index
          %246 = vector.load %rope[%245] : memref<?xf32>, vector<8xf32>
          %247 = arith.mulf %243, %238 : vector<8xf32>
          %248 = arith.mulf %246, %241 : vector<8xf32>
          %249 = arith.subf %247, %248 : vector<8xf32>
          %250 = arith.mulf %246, %238 : vector<8xf32>
          %251 = arith.mulf %243, %241 : vector<8xf32>
          %252 = arith.addf %250, %251 : vector<8xf32>
          %253 = arith.addi %194, %236 : index
          %254 = vector.load %3[%253] : memref<?xf32>, vector<8xf32>
          %255 = arith.addi %194, %230 : index
          %256 = arith.addi %255, %236 : index
          %257 = vector.load %3[%256] : memref<?xf32>, vector<8xf32>
          %258 = arith.mulf %254, %249 : vector<8xf32>
          %259 = arith.mulf %257, %252 : vector<8xf32>
          %260 = arith.subf %258, %259 : vector<8xf32>
          vector.store %260, %3[%253] : memref<?xf32>, vector<8xf32>
          %261 = arith.mulf %257, %249 : vector<8xf32>
          %262 = arith.mulf %254, %252 : vector<8xf32>
          %263 = arith.addf %261, %262 : vector<8xf32>
          vector.store %263, %3[%256] : memref<?xf32>, vector<8xf32>
        }
      }
      %264 = arith.cmpi slt, %0, %heads : index
      scf.if %264 {
        %265 = arith.divui %heads, %kvHeads : index
        %266 = arith.muli %kvHeads, %2 : index
        %267 = arith.divui %0, %265 : index
        %268 = arith.muli %267, %headDim : index
        %269 = arith.addi %266, %268 : index
        scf.for %270 = %c7 to %headDim step %c6 {
          %271 = arith.addi %269, %270 : index
          %272 = vector.load %encode[%271] : memref<?xf32>, vector<16xf32>
          %273 = arith.addi %194, %270 : index
          %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
          %275 = arith.mulf %274, %272 : vector<16xf32>
          %276 = arith.muli %192, %heads : index
          %277 = arith.addi %276, %0 : index
          %278 = arith.muli %277, %headDim : index
          %279 = arith.addi %278, %270 : index
          vector.store %275, %q[%279] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %280 = arith.addi %slotsAt, %192 : index
        %281 = memref.load %step[%280] : memref<?xi32>
        %282 = arith.index_cast %281 : i32 to index
        %283 = arith.cmpi sge, %282, %c7 : index
        scf.if %283 {
          %284 = arith.cmpi eq, %codec, %c7 : index
          scf.if %284 {
            %285 = arith.subi %0, %heads : index
            %286 = arith.muli %285, %4 : index
            %287 = arith.divui %282, %c6 : index
            %288 = arith.remui %282, %c6 : index
            %289 = arith.muli %287, %pageBytes : index
            %292 = scf.for %290 = %c7 to %headDim step %c6 iter_args(%291 = %c11) -> (vector<16xf32>) {
              %293 = arith.addi %286, %290 : index
              %294 = vector.load %encode[%293] : memref<?xf32>, vector<16xf32>
              %295 = arith.addi %286, %headDim : index
              %296 = arith.addi %295, %290 : index
              %297 = vector.load %encode[%296] : memref<?xf32>, vector<16xf32>
              %298 = arith.addi %194, %290 : index
              %299 = vector.load %3[%298] : memref<?xf32>, vector<16xf32>
              %300 = arith.subf %299, %297 : vector<16xf32>
              %301 = arith.mulf %300, %294 : vector<16xf32>
              %302 = arith.minimumf %301, %c39 : vector<16xf32>
              %303 = arith.maximumf %302, %c40 : vector<16xf32>
              %304 = arith.truncf %303 : vector<16xf32> to vector<16xf16>
              %305 = vector.bitcast %304 : vector<16xf16> to vector<32xi8>
              %306 = arith.muli %290, %c3 : index
              vector.store %305, %5[%306] : memref<?xi8>, vector<32xi8>
              %307 = math.absf %301 : vector<16xf32>
              %308 = arith.cmpf ugt, %307, %c39 : vector<16xf32>
              %309 = arith.select %308, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %310 = arith.addf %291, %309 : vector<16xf32>
              scf.yield %310 : vector<16xf32>
            }
            %311 = wave.reduce "add" %292 : vector<16xf32>
            %312 = arith.cmpf ogt, %311, %c42 : f32
            scf.if %312 {
              %313 = arith.fptosi %311 : f32 to i32
              wave.count %clipped, %313 : memref<?xi32>
            }
            %314 = arith.cmpi slt, %285, %kvHeads : index
            scf.if %314 {
              %315 = arith.muli %4, %c12 : index
              %316 = arith.muli %285, %315 : index
              %317 = arith.addi %289, %316 : index
              %318 = arith.muli %288, %c3 : index
              %319 = arith.addi %317, %318 : index
              scf.for %320 = %c7 to %headDim step %c9 {
                %321 = arith.muli %320, %c3 : index
                %322 = arith.addi %321, %c7 : index
                %323 = memref.load %5[%322] : memref<?xi8>
                %324 = arith.muli %320, %c12 : index
                %325 = arith.addi %319, %324 : index
                %326 = arith.addi %325, %c7 : index
                memref.store %323, %kv[%326] : memref<?xi8>
                %327 = arith.addi %321, %c9 : index
                %328 = memref.load %5[%327] : memref<?xi8>
                %329 = arith.addi %325, %c9 : index
                memref.store %328, %kv[%329] : memref<?xi8>
              }
            } else {
              %330 = arith.subi %285, %kvHeads : index
              %331 = arith.muli %330, %c3 : index
              %332 = arith.addi %331, %c9 : index
              %333 = arith.muli %4, %c6 : index
              %334 = arith.muli %332, %333 : index
              %335 = arith.addi %289, %334 : index
              %336 = arith.muli %288, %4 : index
              %337 = arith.addi %335, %336 : index
              scf.for %338 = %c7 to %4 step %c6 {
                %339 = vector.load %5[%338] : memref<?xi8>, vector<16xi8>
                %340 = arith.addi %337, %338 : index
                vector.store %339, %kv[%340] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %341 = arith.cmpi eq, %codec, %c9 : index
          scf.if %341 {
            %342 = arith.subi %0, %heads : index
            %343 = arith.muli %342, %4 : index
            %344 = arith.divui %282, %c6 : index
            %345 = arith.remui %282, %c6 : index
            %346 = arith.muli %headDim, %c9 : index
            %347 = arith.muli %344, %pageBytes : index
            %350 = scf.for %348 = %c7 to %headDim step %c6 iter_args(%349 = %c11) -> (vector<16xf32>) {
              %351 = arith.addi %343, %348 : index
              %352 = vector.load %encode[%351] : memref<?xf32>, vector<16xf32>
              %353 = arith.addi %343, %headDim : index
              %354 = arith.addi %353, %348 : index
              %355 = vector.load %encode[%354] : memref<?xf32>, vector<16xf32>
              %356 = arith.addi %194, %348 : index
              %357 = vector.load %3[%356] : memref<?xf32>, vector<16xf32>
              %358 = arith.subf %357, %355 : vector<16xf32>
              %359 = arith.mulf %358, %352 : vector<16xf32>
              %360 = wave.fp8_encode "e4m3" %359 : vector<16xf32> -> vector<16xi8>
              %361 = arith.muli %348, %c9 : index
              vector.store %360, %5[%361] : memref<?xi8>, vector<16xi8>
              %362 = math.absf %359 : vector<16xf32>
              %363 = arith.cmpf ugt, %362, %c43 : vector<16xf32>
              %364 = arith.select %363, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %365 = arith.addf %349, %364 : vector<16xf32>
              scf.yield %365 : vector<16xf32>
            }
            %366 = wave.reduce "add" %350 : vector<16xf32>
            %367 = arith.cmpf ogt, %366, %c42 : f32
            scf.if %367 {
              %368 = arith.fptosi %366 : f32 to i32
              wave.count %clipped, %368 : memref<?xi32>
            }
            %369 = arith.cmpi slt, %342, %kvHeads : index
            scf.if %369 {
              %370 = arith.muli %346, %c12 : index
              %371 = arith.muli %342, %370 : index
              %372 = arith.addi %347, %371 : index
              %373 = arith.muli %345, %c9 : index
              %374 = arith.addi %372, %373 : index
              scf.for %375 = %c7 to %headDim step %c9 {
                %376 = arith.muli %375, %c9 : index
                %377 = arith.addi %376, %c7 : index
                %378 = memref.load %5[%377] : memref<?xi8>
                %379 = arith.muli %375, %c6 : index
                %380 = arith.addi %374, %379 : index
                %381 = arith.addi %380, %c7 : index
                memref.store %378, %kv[%381] : memref<?xi8>
              }
            } else {
              %382 = arith.subi %342, %kvHeads : index
              %383 = arith.muli %382, %c3 : index
              %384 = arith.addi %383, %c9 : index
              %385 = arith.muli %346, %c6 : index
              %386 = arith.muli %384, %385 : index
              %387 = arith.addi %347, %386 : index
              %388 = arith.muli %345, %346 : index
              %389 = arith.addi %387, %388 : index
              scf.for %390 = %c7 to %346 step %c6 {
                %391 = vector.load %5[%390] : memref<?xi8>, vector<16xi8>
                %392 = arith.addi %389, %390 : index
                vector.store %391, %kv[%392] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %393 = arith.cmpi eq, %codec, %c3 : index
          scf.if %393 {
            %394 = arith.subi %0, %heads : index
            %395 = arith.muli %394, %4 : index
            %396 = arith.divui %282, %c6 : index
            %397 = arith.remui %282, %c6 : index
            %398 = arith.muli %headDim, %c9 : index
            %399 = arith.muli %396, %pageBytes : index
            %402 = scf.for %400 = %c7 to %headDim step %c6 iter_args(%401 = %c11) -> (vector<16xf32>) {
              %403 = arith.addi %395, %400 : index
              %404 = vector.load %encode[%403] : memref<?xf32>, vector<16xf32>
              %405 = arith.addi %395, %headDim : index
              %406 = arith.addi %405, %400 : index
              %407 = vector.load %encode[%406] : memref<?xf32>, vector<16xf32>
              %408 = arith.addi %194, %400 : index
              %409 = vector.load %3[%408] : memref<?xf32>, vector<16xf32>
              %410 = arith.subf %409, %407 : vector<16xf32>
              %411 = arith.mulf %410, %404 : vector<16xf32>
              %412 = wave.fp8_encode "e5m2" %411 : vector<16xf32> -> vector<16xi8>
              %413 = arith.muli %400, %c9 : index
              vector.store %412, %5[%413] : memref<?xi8>, vector<16xi8>
              %414 = math.absf %411 : vector<16xf32>
              %415 = arith.cmpf ugt, %414, %c44 : vector<16xf32>
              %416 = arith.select %415, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %417 = arith.addf %401, %416 : vector<16xf32>
              scf.yield %417 : vector<16xf32>
            }
            %418 = wave.reduce "add" %402 : vector<16xf32>
            %419 = arith.cmpf ogt, %418, %c42 : f32
            scf.if %419 {
              %420 = arith.fptosi %418 : f32 to i32
              wave.count %clipped, %420 : memref<?xi32>
            }
            %421 = arith.cmpi slt, %394, %kvHeads : index
            scf.if %421 {
              %422 = arith.muli %398, %c12 : index
              %423 = arith.muli %394, %422 : index
              %424 = arith.addi %399, %423 : index
              %425 = arith.muli %397, %c9 : index
              %426 = arith.addi %424, %425 : index
              scf.for %427 = %c7 to %headDim step %c9 {
                %428 = arith.muli %427, %c9 : index
                %429 = arith.addi %428, %c7 : index
                %430 = memref.load %5[%429] : memref<?xi8>
                %431 = arith.muli %427, %c6 : index
                %432 = arith.addi %426, %431 : index
                %433 = arith.addi %432, %c7 : index
                memref.store %430, %kv[%433] : memref<?xi8>
              }
            } else {
              %434 = arith.subi %394, %kvHeads : index
              %435 = arith.muli %434, %c3 : index
              %436 = arith.addi %435, %c9 : index
              %437 = arith.muli %398, %c6 : index
              %438 = arith.muli %436, %437 : index
              %439 = arith.addi %399, %438 : index
              %440 = arith.muli %397, %398 : index
              %441 = arith.addi %439, %440 : index
              scf.for %442 = %c7 to %398 step %c6 {
                %443 = vector.load %5[%442] : memref<?xi8>, vector<16xi8>
                %444 = arith.addi %441, %442 : index
                vector.store %443, %kv[%444] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %445 = arith.cmpi eq, %codec, %c10 : index
          scf.if %445 {
            %446 = arith.subi %0, %heads : index
            %447 = arith.muli %446, %4 : index
            %448 = arith.divui %282, %c6 : index
            %449 = arith.remui %282, %c6 : index
            %450 = arith.muli %headDim, %c9 : index
            %451 = arith.muli %448, %pageBytes : index
            %454 = scf.for %452 = %c7 to %headDim step %c6 iter_args(%453 = %c11) -> (vector<16xf32>) {
              %455 = arith.addi %447, %452 : index
              %456 = vector.load %encode[%455] : memref<?xf32>, vector<16xf32>
              %457 = arith.addi %447, %headDim : index
              %458 = arith.addi %457, %452 : index
              %459 = vector.load %encode[%458] : memref<?xf32>, vector<16xf32>
              %460 = arith.addi %194, %452 : index
              %461 = vector.load %3[%460] : memref<?xf32>, vector<16xf32>
              %462 = arith.subf %461, %459 : vector<16xf32>
              %463 = arith.mulf %462, %456 : vector<16xf32>
              %464 = arith.cmpf ord, %463, %463 : vector<16xf32>
              %465 = arith.select %464, %463, %c11 : vector<16xi1>, vector<16xf32>
              %466 = math.roundeven %465 : vector<16xf32>
              %467 = arith.minimumf %466, %c45 : vector<16xf32>
              %468 = arith.maximumf %467, %c46 : vector<16xf32>
              %469 = arith.fptosi %468 : vector<16xf32> to vector<16xi32>
              %470 = arith.addi %469, %c47 : vector<16xi32>
              %471 = arith.trunci %470 : vector<16xi32> to vector<16xi8>
              %472 = arith.muli %452, %c9 : index
              vector.store %471, %5[%472] : memref<?xi8>, vector<16xi8>
              %473 = math.absf %463 : vector<16xf32>
              %474 = arith.cmpf ugt, %473, %c48 : vector<16xf32>
              %475 = arith.select %474, %c41, %c11 : vector<16xi1>, vector<16xf32>
              %476 = arith.addf %453, %475 : vector<16xf32>
              scf.yield %476 : vector<16xf32>
            }
            %477 = wave.reduce "add" %454 : vector<16xf32>
            %478 = arith.cmpf ogt, %477, %c42 : f32
            scf.if %478 {
              %479 = arith.fptosi %477 : f32 to i32
              wave.count %clipped, %479 : memref<?xi32>
            }
            %480 = arith.cmpi slt, %446, %kvHeads : index
            scf.if %480 {
              %481 = arith.muli %450, %c12 : index
              %482 = arith.muli %446, %481 : index
              %483 = arith.addi %451, %482 : index
              %484 = arith.muli %449, %c9 : index
              %485 = arith.addi %483, %484 : index
              scf.for %486 = %c7 to %headDim step %c9 {
                %487 = arith.muli %486, %c9 : index
                %488 = arith.addi %487, %c7 : index
                %489 = memref.load %5[%488] : memref<?xi8>
                %490 = arith.muli %486, %c6 : index
                %491 = arith.addi %485, %490 : index
                %492 = arith.addi %491, %c7 : index
                memref.store %489, %kv[%492] : memref<?xi8>
              }
            } else {
              %493 = arith.subi %446, %kvHeads : index
              %494 = arith.muli %493, %c3 : index
              %495 = arith.addi %494, %c9 : index
              %496 = arith.muli %450, %c6 : index
              %497 = arith.muli %495, %496 : index
              %498 = arith.addi %451, %497 : index
              %499 = arith.muli %449, %450 : index
              %500 = arith.addi %498, %499 : index
              scf.for %501 = %c7 to %450 step %c6 {
                %502 = vector.load %5[%501] : memref<?xi8>, vector<16xi8>
                %503 = arith.addi %500, %501 : index
                vector.store %502, %kv[%503] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

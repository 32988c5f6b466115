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
wave.kernel @qkv_q6_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %265 = %c7 to %headDim step %c6 {
          %266 = arith.addi %194, %265 : index
          %267 = vector.load %3[%266] : memref<?xf32>, vector<16xf32>
          %268 = arith.muli %192, %heads : index
          %269 = arith.addi %268, %0 : index
          %270 = arith.muli %269, %headDim : index
          %271 = arith.addi %270, %265 : index
          vector.store %267, %q[%271] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %272 = arith.addi %slotsAt, %192 : index
        %273 = memref.load %step[%272] : memref<?xi32>
        %274 = arith.index_cast %273 : i32 to index
        %275 = arith.cmpi sge, %274, %c7 : index
        scf.if %275 {
          %276 = arith.cmpi eq, %codec, %c7 : index
          scf.if %276 {
            %277 = arith.subi %0, %heads : index
            %278 = memref.load %scales[%277] : memref<?xf32>
            %279 = vector.broadcast %278 : f32 to vector<16xf32>
            %280 = arith.divui %274, %c6 : index
            %281 = arith.remui %274, %c6 : index
            %282 = arith.muli %280, %pageBytes : index
            scf.for %283 = %c7 to %headDim step %c6 {
              %284 = arith.addi %194, %283 : index
              %285 = vector.load %3[%284] : memref<?xf32>, vector<16xf32>
              %286 = arith.mulf %285, %279 : vector<16xf32>
              %287 = arith.minimumf %286, %c39 : vector<16xf32>
              %288 = arith.maximumf %287, %c40 : vector<16xf32>
              %289 = arith.truncf %288 : vector<16xf32> to vector<16xf16>
              %290 = vector.bitcast %289 : vector<16xf16> to vector<32xi8>
              %291 = arith.muli %283, %c3 : index
              vector.store %290, %5[%291] : memref<?xi8>, vector<32xi8>
            }
            %292 = arith.cmpi slt, %277, %kvHeads : index
            scf.if %292 {
              %293 = arith.muli %4, %c12 : index
              %294 = arith.muli %277, %293 : index
              %295 = arith.addi %282, %294 : index
              %296 = arith.muli %281, %c3 : index
              %297 = arith.addi %295, %296 : index
              scf.for %298 = %c7 to %headDim step %c9 {
                %299 = arith.muli %298, %c3 : index
                %300 = arith.addi %299, %c7 : index
                %301 = memref.load %5[%300] : memref<?xi8>
                %302 = arith.muli %298, %c12 : index
                %303 = arith.addi %297, %302 : index
                %304 = arith.addi %303, %c7 : index
                memref.store %301, %kv[%304] : memref<?xi8>
                %305 = arith.addi %299, %c9 : index
                %306 = memref.load %5[%305] : memref<?xi8>
                %307 = arith.addi %303, %c9 : index
                memref.store %306, %kv[%307] : memref<?xi8>
              }
            } else {
              %308 = arith.subi %277, %kvHeads : index
              %309 = arith.muli %308, %c3 : index
              %310 = arith.addi %309, %c9 : index
              %311 = arith.muli %4, %c6 : index
              %312 = arith.muli %310, %311 : index
              %313 = arith.addi %282, %312 : index
              %314 = arith.muli %281, %4 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c7 to %4 step %c6 {
                %317 = vector.load %5[%316] : memref<?xi8>, vector<16xi8>
                %318 = arith.addi %315, %316 : index
                vector.store %317, %kv[%318] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %319 = arith.cmpi eq, %codec, %c9 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = memref.load %scales[%320] : memref<?xf32>
            %322 = vector.broadcast %321 : f32 to vector<16xf32>
            %323 = arith.divui %274, %c6 : index
            %324 = arith.remui %274, %c6 : index
            %325 = arith.muli %headDim, %c9 : index
            %326 = arith.muli %323, %pageBytes : index
            scf.for %327 = %c7 to %headDim step %c6 {
              %328 = arith.addi %194, %327 : index
              %329 = vector.load %3[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.mulf %329, %322 : vector<16xf32>
              %331 = wave.fp8_encode "e4m3" %330 : vector<16xf32> -> vector<16xi8>
              %332 = arith.muli %327, %c9 : index
              vector.store %331, %5[%332] : memref<?xi8>, vector<16xi8>
            }
            %333 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %333 {
              %334 = arith.muli %325, %c12 : index
              %335 = arith.muli %320, %334 : index
              %336 = arith.addi %326, %335 : index
              %337 = arith.muli %324, %c9 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c7 to %headDim step %c9 {
                %340 = arith.muli %339, %c9 : index
                %341 = arith.addi %340, %c7 : index
                %342 = memref.load %5[%341] : memref<?xi8>
                %343 = arith.muli %339, %c6 : index
                %344 = arith.addi %338, %343 : index
                %345 = arith.addi %344, %c7 : index
                memref.store %342, %kv[%345] : memref<?xi8>
              }
            } else {
              %346 = arith.subi %320, %kvHeads : index
              %347 = arith.muli %346, %c3 : index
              %348 = arith.addi %347, %c9 : index
              %349 = arith.muli %325, %c6 : index
              %350 = arith.muli %348, %349 : index
              %351 = arith.addi %326, %350 : index
              %352 = arith.muli %324, %325 : index
              %353 = arith.addi %351, %352 : index
              scf.for %354 = %c7 to %325 step %c6 {
                %355 = vector.load %5[%354] : memref<?xi8>, vector<16xi8>
                %356 = arith.addi %353, %354 : index
                vector.store %355, %kv[%356] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %357 = arith.cmpi eq, %codec, %c3 : index
          scf.if %357 {
            %358 = arith.subi %0, %heads : index
            %359 = memref.load %scales[%358] : memref<?xf32>
            %360 = vector.broadcast %359 : f32 to vector<16xf32>
            %361 = arith.divui %274, %c6 : index
            %362 = arith.remui %274, %c6 : index
            %363 = arith.muli %headDim, %c9 : index
            %364 = arith.muli %361, %pageBytes : index
            scf.for %365 = %c7 to %headDim step %c6 {
              %366 = arith.addi %194, %365 : index
              %367 = vector.load %3[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.mulf %367, %360 : vector<16xf32>
              %369 = wave.fp8_encode "e5m2" %368 : vector<16xf32> -> vector<16xi8>
              %370 = arith.muli %365, %c9 : index
              vector.store %369, %5[%370] : memref<?xi8>, vector<16xi8>
            }
            %371 = arith.cmpi slt, %358, %kvHeads : index
            scf.if %371 {
              %372 = arith.muli %363, %c12 : index
              %373 = arith.muli %358, %372 : index
              %374 = arith.addi %364, %373 : index
              %375 = arith.muli %362, %c9 : index
              %376 = arith.addi %374, %375 : index
              scf.for %377 = %c7 to %headDim step %c9 {
                %378 = arith.muli %377, %c9 : index
                %379 = arith.addi %378, %c7 : index
                %380 = memref.load %5[%379] : memref<?xi8>
                %381 = arith.muli %377, %c6 : index
                %382 = arith.addi %376, %381 : index
                %383 = arith.addi %382, %c7 : index
                memref.store %380, %kv[%383] : memref<?xi8>
              }
            } else {
              %384 = arith.subi %358, %kvHeads : index
              %385 = arith.muli %384, %c3 : index
              %386 = arith.addi %385, %c9 : index
              %387 = arith.muli %363, %c6 : index
              %388 = arith.muli %386, %387 : index
              %389 = arith.addi %364, %388 : index
              %390 = arith.muli %362, %363 : index
              %391 = arith.addi %389, %390 : index
              scf.for %392 = %c7 to %363 step %c6 {
                %393 = vector.load %5[%392] : memref<?xi8>, vector<16xi8>
                %394 = arith.addi %391, %392 : index
                vector.store %393, %kv[%394] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q2_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q2_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q2_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c30 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %66 = arith.mulf %44, %65 : vector<16xf32>
          %67 = arith.addi %61, %c6 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
          %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
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
          %84 = arith.shrui %78, %c16 : vector<16xi32>
          %85 = arith.andi %84, %c17 : vector<16xi32>
          %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
          %87 = math.fma %86, %66, %71 : vector<16xf32>
          %88 = arith.addi %57, %c7 : index
          %89:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %88, %x, %87, %51, %25, %52, %26, %53, %27, %54) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %90 = arith.shrui %78, %c18 : vector<16xi32>
          %91 = arith.andi %90, %c17 : vector<16xi32>
          %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
          %93 = math.fma %92, %66, %71 : vector<16xf32>
          %94 = arith.addi %57, %c9 : index
          %95:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %94, %x, %93, %89#0, %25, %89#1, %26, %89#2, %27, %89#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %96 = arith.shrui %78, %c19 : vector<16xi32>
          %97 = arith.andi %96, %c17 : vector<16xi32>
          %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
          %99 = math.fma %98, %66, %71 : vector<16xf32>
          %100 = arith.addi %57, %c3 : index
          %101:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %100, %x, %99, %95#0, %25, %95#1, %26, %95#2, %27, %95#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %102 = arith.shrui %78, %c20 : vector<16xi32>
          %103 = arith.andi %102, %c17 : vector<16xi32>
          %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
          %105 = math.fma %104, %66, %71 : vector<16xf32>
          %106 = arith.addi %57, %c10 : index
          %107:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %106, %x, %105, %101#0, %25, %101#1, %26, %101#2, %27, %101#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %108 = arith.shrui %83, %c16 : vector<16xi32>
          %109 = arith.andi %108, %c17 : vector<16xi32>
          %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
          %111 = math.fma %110, %66, %71 : vector<16xf32>
          %112 = arith.addi %57, %c2 : index
          %113:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %112, %x, %111, %107#0, %25, %107#1, %26, %107#2, %27, %107#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %114 = arith.shrui %83, %c18 : vector<16xi32>
          %115 = arith.andi %114, %c17 : vector<16xi32>
          %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
          %117 = math.fma %116, %66, %71 : vector<16xf32>
          %118 = arith.addi %57, %c21 : index
          %119:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %118, %x, %117, %113#0, %25, %113#1, %26, %113#2, %27, %113#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %120 = arith.shrui %83, %c19 : vector<16xi32>
          %121 = arith.andi %120, %c17 : vector<16xi32>
          %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
          %123 = math.fma %122, %66, %71 : vector<16xf32>
          %124 = arith.addi %57, %c22 : index
          %125:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %124, %x, %123, %119#0, %25, %119#1, %26, %119#2, %27, %119#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %126 = arith.shrui %83, %c20 : vector<16xi32>
          %127 = arith.andi %126, %c17 : vector<16xi32>
          %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
          %129 = math.fma %128, %66, %71 : vector<16xf32>
          %130 = arith.addi %57, %c23 : index
          %131:4 = func.call @qkv_q2_k_r4p1__cpu.0(%24, %130, %x, %129, %125#0, %25, %125#1, %26, %125#2, %27, %125#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %131#0, %131#1, %131#2, %131#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %55#0, %55#1, %55#2, %55#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %132 = arith.muli %headDim, %c7 : index
      %133 = arith.muli %28, %c6 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.addi %134, %c7 : index
      vector.store %38#0, %3[%135] : memref<?xf32>, vector<16xf32>
      %136 = arith.muli %headDim, %c9 : index
      %137 = arith.addi %136, %133 : index
      %138 = arith.addi %137, %c7 : index
      vector.store %38#1, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.addi %4, %133 : index
      %140 = arith.addi %139, %c7 : index
      vector.store %38#2, %3[%140] : memref<?xf32>, vector<16xf32>
      %141 = arith.muli %headDim, %c10 : index
      %142 = arith.addi %141, %133 : index
      %143 = arith.addi %142, %c7 : index
      vector.store %38#3, %3[%143] : memref<?xf32>, vector<16xf32>
    }
    %144 = arith.addi %14, %c2 : index
    %145 = arith.minsi %144, %13 : index
    scf.for %146 = %14 to %145 step %c9 {
      %147 = arith.subi %146, %14 : index
      %148 = arith.muli %147, %headDim : index
      %149 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %149 {
        scf.for %150 = %c7 to %headDim step %c6 {
          %151 = arith.muli %0, %headDim : index
          %152 = arith.addi %151, %150 : index
          %153 = vector.load %bias[%152] : memref<?xf32>, vector<16xf32>
          %154 = arith.addi %148, %150 : index
          %155 = vector.load %3[%154] : memref<?xf32>, vector<16xf32>
          %156 = arith.addf %155, %153 : vector<16xf32>
          vector.store %156, %3[%154] : memref<?xf32>, vector<16xf32>
        }
      }
      %157 = arith.addi %heads, %kvHeads : index
      %158 = arith.cmpi slt, %0, %157 : index
      scf.if %158 {
        %159 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %159 {
          %160 = arith.cmpi slt, %0, %heads : index
          %163 = scf.for %161 = %c7 to %headDim step %c6 iter_args(%162 = %c11) -> (vector<16xf32>) {
            %164 = arith.addi %148, %161 : index
            %165 = vector.load %3[%164] : memref<?xf32>, vector<16xf32>
            %166 = math.fma %165, %165, %162 : vector<16xf32>
            scf.yield %166 : vector<16xf32>
          }
          %167 = wave.reduce "add" %163 : vector<16xf32>
          %168 = arith.mulf %167, %inverseHeadDim : f32
          %169 = arith.addf %168, %epsilon : f32
          %170 = math.sqrt %169 : f32
          %171 = arith.divf %c30, %170 : f32
          %172 = vector.broadcast %171 : f32 to vector<16xf32>
          scf.for %173 = %c7 to %headDim step %c6 {
            %174 = vector.load %query_norm[%173] : memref<?xf32>, vector<16xf32>
            %175 = vector.load %key_norm[%173] : memref<?xf32>, vector<16xf32>
            %176 = arith.select %160, %174, %175 : vector<16xf32>
            %177 = arith.addi %148, %173 : index
            %178 = vector.load %3[%177] : memref<?xf32>, vector<16xf32>
            %179 = arith.mulf %178, %172 : vector<16xf32>
            %180 = arith.mulf %179, %176 : vector<16xf32>
            vector.store %180, %3[%177] : memref<?xf32>, vector<16xf32>
          }
        }
        %181 = arith.addi %positionsAt, %146 : index
        %182 = memref.load %step[%181] : memref<?xi32>
        %183 = arith.index_cast %182 : i32 to index
        %184 = arith.divui %headDim, %c3 : index
        %185 = arith.remui %183, %c4 : index
        %186 = arith.muli %185, %headDim : index
        %187 = arith.divui %183, %c4 : index
        %188 = arith.addi %187, %c4 : index
        %189 = arith.muli %188, %headDim : index
        scf.for %190 = %c7 to %184 step %c13 {
          %191 = arith.addi %186, %190 : index
          %192 = vector.load %rope[%191] : memref<?xf32>, vector<8xf32>
          %193 = arith.addi %186, %184 : index
          %194 = arith.addi %193, %190 : index
          %195 = vector.load %rope[%194] : memref<?xf32>, vector<8xf32>
          %196 = arith.addi %189, %190 : index
          %197 = vector.load %rope[%196] : memref<?xf32>, vector<8xf32>
          %198 = arith.addi %189, %184 : index
          %199 = arith.addi %198, %190 : index
          %200 = vector.load %rope[%199] : memref<?xf32>, vector<8xf32>
          %201 = arith.mulf %197, %192 : vector<8xf32>
          %202 = arith.mulf %200, %195 : vector<8xf32>
          %203 = arith.subf %201, %202 : vector<8xf32>
          %204 = arith.mulf %200, %192 : vector<8xf32>
          %205 = arith.mulf %197, %195 : vector<8xf32>
          %206 = arith.addf %204, %205 : vector<8xf32>
          %207 = arith.addi %148, %190 : index
          %208 = vector.load %3[%207] : memref<?xf32>, vector<8xf32>
          %209 = arith.addi %148, %184 : index
          %210 = arith.addi %209, %190 : index
          %211 = vector.load %3[%210] : memref<?xf32>, vector<8xf32>
          %212 = arith.mulf %208, %203 : vector<8xf32>
          %213 = arith.mulf %211, %206 : vector<8xf32>
          %214 = arith.subf %212, %213 : vector<8xf32>
          vector.store %214, %3[%207] : memref<?xf32>, vector<8xf32>
          %215 = arith.mulf %211, %203 : vector<8xf32>
          %216 = arith.mulf %208, %206 : vector<8xf32>
          %217 = arith.addf %215, %216 : vector<8xf32>
          vector.store %217, %3[%210] : memref<?xf32>, vector<8xf32>
        }
      }
      %218 = arith.cmpi slt, %0, %heads : index
      scf.if %218 {
        %219 = arith.divui %heads, %kvHeads : index
        %220 = arith.muli %kvHeads, %2 : index
        %221 = arith.divui %0, %219 : index
        %222 = arith.muli %221, %headDim : index
        %223 = arith.addi %220, %222 : index
        scf.for %224 = %c7 to %headDim step %c6 {
          %225 = arith.addi %223, %224 : index
          %226 = vector.load %encode[%225] : memref<?xf32>, vector<16xf32>
          %227 = arith.addi %148, %224 : index
          %228 = vector.load %3[%227] : memref<?xf32>, vector<16xf32>
          %229 = arith.mulf %228, %226 : vector<16xf32>
          %230 = arith.muli %146, %heads : index
          %231 = arith.addi %230, %0 : index
          %232 = arith.muli %231, %headDim : index
          %233 = arith.addi %232, %224 : index
          vector.store %229, %q[%233] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %234 = arith.addi %slotsAt, %146 : index
        %235 = memref.load %step[%234] : memref<?xi32>
        %236 = arith.index_cast %235 : i32 to index
        %237 = arith.cmpi sge, %236, %c7 : index
        scf.if %237 {
          %238 = arith.cmpi eq, %codec, %c7 : index
          scf.if %238 {
            %239 = arith.subi %0, %heads : index
            %240 = arith.muli %239, %4 : index
            %241 = arith.divui %236, %c6 : index
            %242 = arith.remui %236, %c6 : index
            %243 = arith.muli %241, %pageBytes : index
            %246 = scf.for %244 = %c7 to %headDim step %c6 iter_args(%245 = %c11) -> (vector<16xf32>) {
              %247 = arith.addi %240, %244 : index
              %248 = vector.load %encode[%247] : memref<?xf32>, vector<16xf32>
              %249 = arith.addi %240, %headDim : index
              %250 = arith.addi %249, %244 : index
              %251 = vector.load %encode[%250] : memref<?xf32>, vector<16xf32>
              %252 = arith.addi %148, %244 : index
              %253 = vector.load %3[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.subf %253, %251 : vector<16xf32>
              %255 = arith.mulf %254, %248 : vector<16xf32>
              %256 = arith.minimumf %255, %c35 : vector<16xf32>
              %257 = arith.maximumf %256, %c36 : vector<16xf32>
              %258 = arith.truncf %257 : vector<16xf32> to vector<16xf16>
              %259 = vector.bitcast %258 : vector<16xf16> to vector<32xi8>
              %260 = arith.muli %244, %c3 : index
              vector.store %259, %5[%260] : memref<?xi8>, vector<32xi8>
              %261 = math.absf %255 : vector<16xf32>
              %262 = arith.cmpf ugt, %261, %c35 : vector<16xf32>
              %263 = arith.select %262, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %264 = arith.addf %245, %263 : vector<16xf32>
              scf.yield %264 : vector<16xf32>
            }
            %265 = wave.reduce "add" %246 : vector<16xf32>
            %266 = arith.cmpf ogt, %265, %c38 : f32
            scf.if %266 {
              %267 = arith.fptosi %265 : f32 to i32
              wave.count %clipped, %267 : memref<?xi32>
            }
            %268 = arith.cmpi slt, %239, %kvHeads : index
            scf.if %268 {
              %269 = arith.muli %4, %c12 : index
              %270 = arith.muli %239, %269 : index
              %271 = arith.addi %243, %270 : index
              %272 = arith.muli %242, %c3 : index
              %273 = arith.addi %271, %272 : index
              scf.for %274 = %c7 to %headDim step %c9 {
                %275 = arith.muli %274, %c3 : index
                %276 = arith.addi %275, %c7 : index
                %277 = memref.load %5[%276] : memref<?xi8>
                %278 = arith.muli %274, %c12 : index
                %279 = arith.addi %273, %278 : index
                %280 = arith.addi %279, %c7 : index
                memref.store %277, %kv[%280] : memref<?xi8>
                %281 = arith.addi %275, %c9 : index
                %282 = memref.load %5[%281] : memref<?xi8>
                %283 = arith.addi %279, %c9 : index
                memref.store %282, %kv[%283] : memref<?xi8>
              }
            } else {
              %284 = arith.subi %239, %kvHeads : index
              %285 = arith.muli %284, %c3 : index
              %286 = arith.addi %285, %c9 : index
              %287 = arith.muli %4, %c6 : index
              %288 = arith.muli %286, %287 : index
              %289 = arith.addi %243, %288 : index
              %290 = arith.muli %242, %4 : index
              %291 = arith.addi %289, %290 : index
              scf.for %292 = %c7 to %4 step %c6 {
                %293 = vector.load %5[%292] : memref<?xi8>, vector<16xi8>
                %294 = arith.addi %291, %292 : index
                vector.store %293, %kv[%294] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %295 = arith.cmpi eq, %codec, %c9 : index
          scf.if %295 {
            %296 = arith.subi %0, %heads : index
            %297 = arith.muli %296, %4 : index
            %298 = arith.divui %236, %c6 : index
            %299 = arith.remui %236, %c6 : index
            %300 = arith.muli %headDim, %c9 : index
            %301 = arith.muli %298, %pageBytes : index
            %304 = scf.for %302 = %c7 to %headDim step %c6 iter_args(%303 = %c11) -> (vector<16xf32>) {
              %305 = arith.addi %297, %302 : index
              %306 = vector.load %encode[%305] : memref<?xf32>, vector<16xf32>
              %307 = arith.addi %297, %headDim : index
              %308 = arith.addi %307, %302 : index
              %309 = vector.load %encode[%308] : memref<?xf32>, vector<16xf32>
              %310 = arith.addi %148, %302 : index
              %311 = vector.load %3[%310] : memref<?xf32>, vector<16xf32>
              %312 = arith.subf %311, %309 : vector<16xf32>
              %313 = arith.mulf %312, %306 : vector<16xf32>
              %314 = wave.fp8_encode "e4m3" %313 : vector<16xf32> -> vector<16xi8>
              %315 = arith.muli %302, %c9 : index
              vector.store %314, %5[%315] : memref<?xi8>, vector<16xi8>
              %316 = math.absf %313 : vector<16xf32>
              %317 = arith.cmpf ugt, %316, %c39 : vector<16xf32>
              %318 = arith.select %317, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %319 = arith.addf %303, %318 : vector<16xf32>
              scf.yield %319 : vector<16xf32>
            }
            %320 = wave.reduce "add" %304 : vector<16xf32>
            %321 = arith.cmpf ogt, %320, %c38 : f32
            scf.if %321 {
              %322 = arith.fptosi %320 : f32 to i32
              wave.count %clipped, %322 : memref<?xi32>
            }
            %323 = arith.cmpi slt, %296, %kvHeads : index
            scf.if %323 {
              %324 = arith.muli %300, %c12 : index
              %325 = arith.muli %296, %324 : index
              %326 = arith.addi %301, %325 : index
              %327 = arith.muli %299, %c9 : index
              %328 = arith.addi %326, %327 : index
              scf.for %329 = %c7 to %headDim step %c9 {
                %330 = arith.muli %329, %c9 : index
                %331 = arith.addi %330, %c7 : index
                %332 = memref.load %5[%331] : memref<?xi8>
                %333 = arith.muli %329, %c6 : index
                %334 = arith.addi %328, %333 : index
                %335 = arith.addi %334, %c7 : index
                memref.store %332, %kv[%335] : memref<?xi8>
              }
            } else {
              %336 = arith.subi %296, %kvHeads : index
              %337 = arith.muli %336, %c3 : index
              %338 = arith.addi %337, %c9 : index
              %339 = arith.muli %300, %c6 : index
              %340 = arith.muli %338, %339 : index
              %341 = arith.addi %301, %340 : index
              %342 = arith.muli %299, %300 : index
              %343 = arith.addi %341, %342 : index
              scf.for %344 = %c7 to %300 step %c6 {
                %345 = vector.load %5[%344] : memref<?xi8>, vector<16xi8>
                %346 = arith.addi %343, %344 : index
                vector.store %345, %kv[%346] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %347 = arith.cmpi eq, %codec, %c3 : index
          scf.if %347 {
            %348 = arith.subi %0, %heads : index
            %349 = arith.muli %348, %4 : index
            %350 = arith.divui %236, %c6 : index
            %351 = arith.remui %236, %c6 : index
            %352 = arith.muli %headDim, %c9 : index
            %353 = arith.muli %350, %pageBytes : index
            %356 = scf.for %354 = %c7 to %headDim step %c6 iter_args(%355 = %c11) -> (vector<16xf32>) {
              %357 = arith.addi %349, %354 : index
              %358 = vector.load %encode[%357] : memref<?xf32>, vector<16xf32>
              %359 = arith.addi %349, %headDim : index
              %360 = arith.addi %359, %354 : index
              %361 = vector.load %encode[%360] : memref<?xf32>, vector<16xf32>
              %362 = arith.addi %148, %354 : index
              %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.subf %363, %361 : vector<16xf32>
              %365 = arith.mulf %364, %358 : vector<16xf32>
              %366 = wave.fp8_encode "e5m2" %365 : vector<16xf32> -> vector<16xi8>
              %367 = arith.muli %354, %c9 : index
              vector.store %366, %5[%367] : memref<?xi8>, vector<16xi8>
              %368 = math.absf %365 : vector<16xf32>
              %369 = arith.cmpf ugt, %368, %c40 : vector<16xf32>
              %370 = arith.select %369, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %371 = arith.addf %355, %370 : vector<16xf32>
              scf.yield %371 : vector<16xf32>
            }
            %372 = wave.reduce "add" %356 : vector<16xf32>
            %373 = arith.cmpf ogt, %372, %c38 : f32
            scf.if %373 {
              %374 = arith.fptosi %372 : f32 to i32
              wave.count %clipped, %374 : memref<?xi32>
            }
            %375 = arith.cmpi slt, %348, %kvHeads : index
            scf.if %375 {
              %376 = arith.muli %352, %c12 : index
              %377 = arith.muli %348, %376 : index
              %378 = arith.addi %353, %377 : index
              %379 = arith.muli %351, %c9 : index
              %380 = arith.addi %378, %379 : index
              scf.for %381 = %c7 to %headDim step %c9 {
                %382 = arith.muli %381, %c9 : index
                %383 = arith.addi %382, %c7 : index
                %384 = memref.load %5[%383] : memref<?xi8>
                %385 = arith.muli %381, %c6 : index
                %386 = arith.addi %380, %385 : index
                %387 = arith.addi %386, %c7 : index
                memref.store %384, %kv[%387] : memref<?xi8>
              }
            } else {
              %388 = arith.subi %348, %kvHeads : index
              %389 = arith.muli %388, %c3 : index
              %390 = arith.addi %389, %c9 : index
              %391 = arith.muli %352, %c6 : index
              %392 = arith.muli %390, %391 : index
              %393 = arith.addi %353, %392 : index
              %394 = arith.muli %351, %352 : index
              %395 = arith.addi %393, %394 : index
              scf.for %396 = %c7 to %352 step %c6 {
                %397 = vector.load %5[%396] : memref<?xi8>, vector<16xi8>
                %398 = arith.addi %395, %396 : index
                vector.store %397, %kv[%398] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %399 = arith.cmpi eq, %codec, %c10 : index
          scf.if %399 {
            %400 = arith.subi %0, %heads : index
            %401 = arith.muli %400, %4 : index
            %402 = arith.divui %236, %c6 : index
            %403 = arith.remui %236, %c6 : index
            %404 = arith.muli %headDim, %c9 : index
            %405 = arith.muli %402, %pageBytes : index
            %408 = scf.for %406 = %c7 to %headDim step %c6 iter_args(%407 = %c11) -> (vector<16xf32>) {
              %409 = arith.addi %401, %406 : index
              %410 = vector.load %encode[%409] : memref<?xf32>, vector<16xf32>
              %411 = arith.addi %401, %headDim : index
              %412 = arith.addi %411, %406 : index
              %413 = vector.load %encode[%412] : memref<?xf32>, vector<16xf32>
              %414 = arith.addi %148, %406 : index
              %415 = vector.load %3[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.subf %415, %413 : vector<16xf32>
              %417 = arith.mulf %416, %410 : vector<16xf32>
              %418 = arith.cmpf ord, %417, %417 : vector<16xf32>
              %419 = arith.select %418, %417, %c11 : vector<16xi1>, vector<16xf32>
              %420 = math.roundeven %419 : vector<16xf32>
              %421 = arith.minimumf %420, %c41 : vector<16xf32>
              %422 = arith.maximumf %421, %c42 : vector<16xf32>
              %423 = arith.fptosi %422 : vector<16xf32> to vector<16xi32>
              %424 = arith.addi %423, %c43 : vector<16xi32>
              %425 = arith.trunci %424 : vector<16xi32> to vector<16xi8>
              %426 = arith.muli %406, %c9 : index
              vector.store %425, %5[%426] : memref<?xi8>, vector<16xi8>
              %427 = math.absf %417 : vector<16xf32>
              %428 = arith.cmpf ugt, %427, %c44 : vector<16xf32>
              %429 = arith.select %428, %c37, %c11 : vector<16xi1>, vector<16xf32>
              %430 = arith.addf %407, %429 : vector<16xf32>
              scf.yield %430 : vector<16xf32>
            }
            %431 = wave.reduce "add" %408 : vector<16xf32>
            %432 = arith.cmpf ogt, %431, %c38 : f32
            scf.if %432 {
              %433 = arith.fptosi %431 : f32 to i32
              wave.count %clipped, %433 : memref<?xi32>
            }
            %434 = arith.cmpi slt, %400, %kvHeads : index
            scf.if %434 {
              %435 = arith.muli %404, %c12 : index
              %436 = arith.muli %400, %435 : index
              %437 = arith.addi %405, %436 : index
              %438 = arith.muli %403, %c9 : index
              %439 = arith.addi %437, %438 : index
              scf.for %440 = %c7 to %headDim step %c9 {
                %441 = arith.muli %440, %c9 : index
                %442 = arith.addi %441, %c7 : index
                %443 = memref.load %5[%442] : memref<?xi8>
                %444 = arith.muli %440, %c6 : index
                %445 = arith.addi %439, %444 : index
                %446 = arith.addi %445, %c7 : index
                memref.store %443, %kv[%446] : memref<?xi8>
              }
            } else {
              %447 = arith.subi %400, %kvHeads : index
              %448 = arith.muli %447, %c3 : index
              %449 = arith.addi %448, %c9 : index
              %450 = arith.muli %404, %c6 : index
              %451 = arith.muli %449, %450 : index
              %452 = arith.addi %405, %451 : index
              %453 = arith.muli %403, %404 : index
              %454 = arith.addi %452, %453 : index
              scf.for %455 = %c7 to %404 step %c6 {
                %456 = vector.load %5[%455] : memref<?xi8>, vector<16xi8>
                %457 = arith.addi %454, %455 : index
                vector.store %456, %kv[%457] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

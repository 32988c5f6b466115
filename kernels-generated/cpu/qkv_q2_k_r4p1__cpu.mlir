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
wave.kernel @qkv_q2_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %219 = %c7 to %headDim step %c6 {
          %220 = arith.addi %148, %219 : index
          %221 = vector.load %3[%220] : memref<?xf32>, vector<16xf32>
          %222 = arith.muli %146, %heads : index
          %223 = arith.addi %222, %0 : index
          %224 = arith.muli %223, %headDim : index
          %225 = arith.addi %224, %219 : index
          vector.store %221, %q[%225] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %226 = arith.addi %slotsAt, %146 : index
        %227 = memref.load %step[%226] : memref<?xi32>
        %228 = arith.index_cast %227 : i32 to index
        %229 = arith.cmpi sge, %228, %c7 : index
        scf.if %229 {
          %230 = arith.cmpi eq, %codec, %c7 : index
          scf.if %230 {
            %231 = arith.subi %0, %heads : index
            %232 = memref.load %scales[%231] : memref<?xf32>
            %233 = vector.broadcast %232 : f32 to vector<16xf32>
            %234 = arith.divui %228, %c6 : index
            %235 = arith.remui %228, %c6 : index
            %236 = arith.muli %234, %pageBytes : index
            scf.for %237 = %c7 to %headDim step %c6 {
              %238 = arith.addi %148, %237 : index
              %239 = vector.load %3[%238] : memref<?xf32>, vector<16xf32>
              %240 = arith.mulf %239, %233 : vector<16xf32>
              %241 = arith.minimumf %240, %c35 : vector<16xf32>
              %242 = arith.maximumf %241, %c36 : vector<16xf32>
              %243 = arith.truncf %242 : vector<16xf32> to vector<16xf16>
              %244 = vector.bitcast %243 : vector<16xf16> to vector<32xi8>
              %245 = arith.muli %237, %c3 : index
              vector.store %244, %5[%245] : memref<?xi8>, vector<32xi8>
            }
            %246 = arith.cmpi slt, %231, %kvHeads : index
            scf.if %246 {
              %247 = arith.muli %4, %c12 : index
              %248 = arith.muli %231, %247 : index
              %249 = arith.addi %236, %248 : index
              %250 = arith.muli %235, %c3 : index
              %251 = arith.addi %249, %250 : index
              scf.for %252 = %c7 to %headDim step %c9 {
                %253 = arith.muli %252, %c3 : index
                %254 = arith.addi %253, %c7 : index
                %255 = memref.load %5[%254] : memref<?xi8>
                %256 = arith.muli %252, %c12 : index
                %257 = arith.addi %251, %256 : index
                %258 = arith.addi %257, %c7 : index
                memref.store %255, %kv[%258] : memref<?xi8>
                %259 = arith.addi %253, %c9 : index
                %260 = memref.load %5[%259] : memref<?xi8>
                %261 = arith.addi %257, %c9 : index
                memref.store %260, %kv[%261] : memref<?xi8>
              }
            } else {
              %262 = arith.subi %231, %kvHeads : index
              %263 = arith.muli %262, %c3 : index
              %264 = arith.addi %263, %c9 : index
              %265 = arith.muli %4, %c6 : index
              %266 = arith.muli %264, %265 : index
              %267 = arith.addi %236, %266 : index
              %268 = arith.muli %235, %4 : index
              %269 = arith.addi %267, %268 : index
              scf.for %270 = %c7 to %4 step %c6 {
                %271 = vector.load %5[%270] : memref<?xi8>, vector<16xi8>
                %272 = arith.addi %269, %270 : index
                vector.store %271, %kv[%272] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %273 = arith.cmpi eq, %codec, %c9 : index
          scf.if %273 {
            %274 = arith.subi %0, %heads : index
            %275 = memref.load %scales[%274] : memref<?xf32>
            %276 = vector.broadcast %275 : f32 to vector<16xf32>
            %277 = arith.divui %228, %c6 : index
            %278 = arith.remui %228, %c6 : index
            %279 = arith.muli %headDim, %c9 : index
            %280 = arith.muli %277, %pageBytes : index
            scf.for %281 = %c7 to %headDim step %c6 {
              %282 = arith.addi %148, %281 : index
              %283 = vector.load %3[%282] : memref<?xf32>, vector<16xf32>
              %284 = arith.mulf %283, %276 : vector<16xf32>
              %285 = wave.fp8_encode "e4m3" %284 : vector<16xf32> -> vector<16xi8>
              %286 = arith.muli %281, %c9 : index
              vector.store %285, %5[%286] : memref<?xi8>, vector<16xi8>
            }
            %287 = arith.cmpi slt, %274, %kvHeads : index
            scf.if %287 {
              %288 = arith.muli %279, %c12 : index
              %289 = arith.muli %274, %288 : index
              %290 = arith.addi %280, %289 : index
              %291 = arith.muli %278, %c9 : index
              %292 = arith.addi %290, %291 : index
              scf.for %293 = %c7 to %headDim step %c9 {
                %294 = arith.muli %293, %c9 : index
                %295 = arith.addi %294, %c7 : index
                %296 = memref.load %5[%295] : memref<?xi8>
                %297 = arith.muli %293, %c6 : index
                %298 = arith.addi %292, %297 : index
                %299 = arith.addi %298, %c7 : index
                memref.store %296, %kv[%299] : memref<?xi8>
              }
            } else {
              %300 = arith.subi %274, %kvHeads : index
              %301 = arith.muli %300, %c3 : index
              %302 = arith.addi %301, %c9 : index
              %303 = arith.muli %279, %c6 : index
              %304 = arith.muli %302, %303 : index
              %305 = arith.addi %280, %304 : index
              %306 = arith.muli %278, %279 : index
              %307 = arith.addi %305, %306 : index
              scf.for %308 = %c7 to %279 step %c6 {
                %309 = vector.load %5[%308] : memref<?xi8>, vector<16xi8>
                %310 = arith.addi %307, %308 : index
                vector.store %309, %kv[%310] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %311 = arith.cmpi eq, %codec, %c3 : index
          scf.if %311 {
            %312 = arith.subi %0, %heads : index
            %313 = memref.load %scales[%312] : memref<?xf32>
            %314 = vector.broadcast %313 : f32 to vector<16xf32>
            %315 = arith.divui %228, %c6 : index
            %316 = arith.remui %228, %c6 : index
            %317 = arith.muli %headDim, %c9 : index
            %318 = arith.muli %315, %pageBytes : index
            scf.for %319 = %c7 to %headDim step %c6 {
              %320 = arith.addi %148, %319 : index
              %321 = vector.load %3[%320] : memref<?xf32>, vector<16xf32>
              %322 = arith.mulf %321, %314 : vector<16xf32>
              %323 = wave.fp8_encode "e5m2" %322 : vector<16xf32> -> vector<16xi8>
              %324 = arith.muli %319, %c9 : index
              vector.store %323, %5[%324] : memref<?xi8>, vector<16xi8>
            }
            %325 = arith.cmpi slt, %312, %kvHeads : index
            scf.if %325 {
              %326 = arith.muli %317, %c12 : index
              %327 = arith.muli %312, %326 : index
              %328 = arith.addi %318, %327 : index
              %329 = arith.muli %316, %c9 : index
              %330 = arith.addi %328, %329 : index
              scf.for %331 = %c7 to %headDim step %c9 {
                %332 = arith.muli %331, %c9 : index
                %333 = arith.addi %332, %c7 : index
                %334 = memref.load %5[%333] : memref<?xi8>
                %335 = arith.muli %331, %c6 : index
                %336 = arith.addi %330, %335 : index
                %337 = arith.addi %336, %c7 : index
                memref.store %334, %kv[%337] : memref<?xi8>
              }
            } else {
              %338 = arith.subi %312, %kvHeads : index
              %339 = arith.muli %338, %c3 : index
              %340 = arith.addi %339, %c9 : index
              %341 = arith.muli %317, %c6 : index
              %342 = arith.muli %340, %341 : index
              %343 = arith.addi %318, %342 : index
              %344 = arith.muli %316, %317 : index
              %345 = arith.addi %343, %344 : index
              scf.for %346 = %c7 to %317 step %c6 {
                %347 = vector.load %5[%346] : memref<?xi8>, vector<16xi8>
                %348 = arith.addi %345, %346 : index
                vector.store %347, %kv[%348] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

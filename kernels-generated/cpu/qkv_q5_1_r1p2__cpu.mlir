// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q5_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q5_1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_q5_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 320 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<0> : vector<16xi32>
  %c16 = arith.constant dense<1> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant 3 : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c7 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c7 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c7 to %6 step %c2 iter_args(%27 = %c9, %28 = %c9) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
        %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
        %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
        %36 = arith.addi %31, %c4 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.addi %32, %c4 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.muli %26, %c4 : index
        %51:2 = scf.for %48 = %c7 to %c10 step %c2 iter_args(%49 = %27, %50 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %52 = arith.muli %48, %c11 : index
          %53 = arith.addi %47, %52 : index
          %54 = arith.addi %31, %c12 : index
          %55 = arith.muli %48, %c2 : index
          %56 = arith.addi %55, %c7 : index
          %57 = arith.muli %56, %c6 : index
          %58 = arith.addi %54, %57 : index
          %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
          %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
          %61 = arith.addi %31, %c13 : index
          %62 = arith.muli %48, %c13 : index
          %63 = arith.addi %61, %62 : index
          %64 = arith.addi %63, %c7 : index
          %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
          %67 = arith.andi %66, %c14 : vector<16xi32>
          %68 = arith.shrui %60, %c15 : vector<16xi32>
          %69 = arith.andi %68, %c16 : vector<16xi32>
          %70 = arith.shli %69, %c17 : vector<16xi32>
          %71 = arith.ori %67, %70 : vector<16xi32>
          %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %73 = math.fma %72, %35, %39 : vector<16xf32>
          %74 = arith.addi %32, %c12 : index
          %75 = arith.addi %74, %57 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
          %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
          %78 = arith.addi %32, %c13 : index
          %79 = arith.addi %78, %62 : index
          %80 = arith.addi %79, %c7 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
          %83 = arith.andi %82, %c14 : vector<16xi32>
          %84 = arith.shrui %77, %c15 : vector<16xi32>
          %85 = arith.andi %84, %c16 : vector<16xi32>
          %86 = arith.shli %85, %c17 : vector<16xi32>
          %87 = arith.ori %83, %86 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = math.fma %88, %42, %46 : vector<16xf32>
          %90 = arith.addi %53, %c7 : index
          %91:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %90, %x, %73, %49, %89, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %92 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
          %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
          %94 = arith.shrui %93, %c17 : vector<16xi32>
          %95 = arith.shrui %60, %c16 : vector<16xi32>
          %96 = arith.andi %95, %c16 : vector<16xi32>
          %97 = arith.shli %96, %c17 : vector<16xi32>
          %98 = arith.ori %94, %97 : vector<16xi32>
          %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
          %100 = math.fma %99, %35, %39 : vector<16xf32>
          %101 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
          %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
          %103 = arith.shrui %102, %c17 : vector<16xi32>
          %104 = arith.shrui %77, %c16 : vector<16xi32>
          %105 = arith.andi %104, %c16 : vector<16xi32>
          %106 = arith.shli %105, %c17 : vector<16xi32>
          %107 = arith.ori %103, %106 : vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = math.fma %108, %42, %46 : vector<16xf32>
          %110 = arith.addi %53, %c2 : index
          %111:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %110, %x, %100, %91#0, %109, %91#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %112 = arith.addi %63, %c6 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
          %115 = arith.andi %114, %c14 : vector<16xi32>
          %116 = arith.shrui %60, %c18 : vector<16xi32>
          %117 = arith.andi %116, %c16 : vector<16xi32>
          %118 = arith.shli %117, %c17 : vector<16xi32>
          %119 = arith.ori %115, %118 : vector<16xi32>
          %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
          %121 = math.fma %120, %35, %39 : vector<16xf32>
          %122 = arith.addi %79, %c6 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
          %125 = arith.andi %124, %c14 : vector<16xi32>
          %126 = arith.shrui %77, %c18 : vector<16xi32>
          %127 = arith.andi %126, %c16 : vector<16xi32>
          %128 = arith.shli %127, %c17 : vector<16xi32>
          %129 = arith.ori %125, %128 : vector<16xi32>
          %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
          %131 = math.fma %130, %42, %46 : vector<16xf32>
          %132 = arith.addi %53, %c3 : index
          %133:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %132, %x, %121, %111#0, %131, %111#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %134 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
          %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.shrui %135, %c17 : vector<16xi32>
          %137 = arith.shrui %60, %c19 : vector<16xi32>
          %138 = arith.andi %137, %c16 : vector<16xi32>
          %139 = arith.shli %138, %c17 : vector<16xi32>
          %140 = arith.ori %136, %139 : vector<16xi32>
          %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
          %142 = math.fma %141, %35, %39 : vector<16xf32>
          %143 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
          %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
          %145 = arith.shrui %144, %c17 : vector<16xi32>
          %146 = arith.shrui %77, %c19 : vector<16xi32>
          %147 = arith.andi %146, %c16 : vector<16xi32>
          %148 = arith.shli %147, %c17 : vector<16xi32>
          %149 = arith.ori %145, %148 : vector<16xi32>
          %150 = arith.sitofp %149 : vector<16xi32> to vector<16xf32>
          %151 = math.fma %150, %42, %46 : vector<16xf32>
          %152 = arith.addi %53, %c20 : index
          %153:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %152, %x, %142, %133#0, %151, %133#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %154 = arith.addi %63, %c4 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
          %157 = arith.andi %156, %c14 : vector<16xi32>
          %158 = arith.shrui %60, %c17 : vector<16xi32>
          %159 = arith.andi %158, %c16 : vector<16xi32>
          %160 = arith.shli %159, %c17 : vector<16xi32>
          %161 = arith.ori %157, %160 : vector<16xi32>
          %162 = arith.sitofp %161 : vector<16xi32> to vector<16xf32>
          %163 = math.fma %162, %35, %39 : vector<16xf32>
          %164 = arith.addi %79, %c4 : index
          %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
          %167 = arith.andi %166, %c14 : vector<16xi32>
          %168 = arith.shrui %77, %c17 : vector<16xi32>
          %169 = arith.andi %168, %c16 : vector<16xi32>
          %170 = arith.shli %169, %c17 : vector<16xi32>
          %171 = arith.ori %167, %170 : vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = math.fma %172, %42, %46 : vector<16xf32>
          %174 = arith.addi %53, %c10 : index
          %175:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %174, %x, %163, %153#0, %173, %153#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %176 = vector.load %w[%154] : memref<?xi8>, vector<16xi8>
          %177 = arith.extui %176 : vector<16xi8> to vector<16xi32>
          %178 = arith.shrui %177, %c17 : vector<16xi32>
          %179 = arith.shrui %60, %c21 : vector<16xi32>
          %180 = arith.andi %179, %c16 : vector<16xi32>
          %181 = arith.shli %180, %c17 : vector<16xi32>
          %182 = arith.ori %178, %181 : vector<16xi32>
          %183 = arith.sitofp %182 : vector<16xi32> to vector<16xf32>
          %184 = math.fma %183, %35, %39 : vector<16xf32>
          %185 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %186 = arith.extui %185 : vector<16xi8> to vector<16xi32>
          %187 = arith.shrui %186, %c17 : vector<16xi32>
          %188 = arith.shrui %77, %c21 : vector<16xi32>
          %189 = arith.andi %188, %c16 : vector<16xi32>
          %190 = arith.shli %189, %c17 : vector<16xi32>
          %191 = arith.ori %187, %190 : vector<16xi32>
          %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
          %193 = math.fma %192, %42, %46 : vector<16xf32>
          %194 = arith.addi %53, %c22 : index
          %195:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %194, %x, %184, %175#0, %193, %175#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %196 = arith.addi %63, %c23 : index
          %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %198 = arith.extui %197 : vector<16xi8> to vector<16xi32>
          %199 = arith.andi %198, %c14 : vector<16xi32>
          %200 = arith.shrui %60, %c24 : vector<16xi32>
          %201 = arith.andi %200, %c16 : vector<16xi32>
          %202 = arith.shli %201, %c17 : vector<16xi32>
          %203 = arith.ori %199, %202 : vector<16xi32>
          %204 = arith.sitofp %203 : vector<16xi32> to vector<16xf32>
          %205 = math.fma %204, %35, %39 : vector<16xf32>
          %206 = arith.addi %79, %c23 : index
          %207 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %208 = arith.extui %207 : vector<16xi8> to vector<16xi32>
          %209 = arith.andi %208, %c14 : vector<16xi32>
          %210 = arith.shrui %77, %c24 : vector<16xi32>
          %211 = arith.andi %210, %c16 : vector<16xi32>
          %212 = arith.shli %211, %c17 : vector<16xi32>
          %213 = arith.ori %209, %212 : vector<16xi32>
          %214 = arith.sitofp %213 : vector<16xi32> to vector<16xf32>
          %215 = math.fma %214, %42, %46 : vector<16xf32>
          %216 = arith.addi %53, %c25 : index
          %217:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %216, %x, %205, %195#0, %215, %195#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %218 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
          %219 = arith.extui %218 : vector<16xi8> to vector<16xi32>
          %220 = arith.shrui %219, %c17 : vector<16xi32>
          %221 = arith.shrui %60, %c26 : vector<16xi32>
          %222 = arith.andi %221, %c16 : vector<16xi32>
          %223 = arith.shli %222, %c17 : vector<16xi32>
          %224 = arith.ori %220, %223 : vector<16xi32>
          %225 = arith.sitofp %224 : vector<16xi32> to vector<16xf32>
          %226 = math.fma %225, %35, %39 : vector<16xf32>
          %227 = vector.load %w[%206] : memref<?xi8>, vector<16xi8>
          %228 = arith.extui %227 : vector<16xi8> to vector<16xi32>
          %229 = arith.shrui %228, %c17 : vector<16xi32>
          %230 = arith.shrui %77, %c26 : vector<16xi32>
          %231 = arith.andi %230, %c16 : vector<16xi32>
          %232 = arith.shli %231, %c17 : vector<16xi32>
          %233 = arith.ori %229, %232 : vector<16xi32>
          %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
          %235 = math.fma %234, %42, %46 : vector<16xf32>
          %236 = arith.addi %53, %c27 : index
          %237:2 = func.call @qkv_q5_1_r1p2__cpu.0(%18, %236, %x, %226, %217#0, %235, %217#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %237#0, %237#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %51#0, %51#1 : vector<16xf32>, vector<16xf32>
      }
      %238 = arith.muli %headDim, %c7 : index
      %239 = arith.muli %19, %c6 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c7 : index
      vector.store %29#0, %3[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.addi %240, %c6 : index
      vector.store %29#1, %3[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.addi %14, %c2 : index
    %244 = arith.minsi %243, %13 : index
    scf.for %245 = %14 to %244 step %c2 {
      %246 = arith.subi %245, %14 : index
      %247 = arith.muli %246, %headDim : index
      %248 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %248 {
        scf.for %249 = %c7 to %headDim step %c6 {
          %250 = arith.muli %0, %headDim : index
          %251 = arith.addi %250, %249 : index
          %252 = vector.load %bias[%251] : memref<?xf32>, vector<16xf32>
          %253 = arith.addi %247, %249 : index
          %254 = vector.load %3[%253] : memref<?xf32>, vector<16xf32>
          %255 = arith.addf %254, %252 : vector<16xf32>
          vector.store %255, %3[%253] : memref<?xf32>, vector<16xf32>
        }
      }
      %256 = arith.addi %heads, %kvHeads : index
      %257 = arith.cmpi slt, %0, %256 : index
      scf.if %257 {
        %258 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %258 {
          %259 = arith.cmpi slt, %0, %heads : index
          %262 = scf.for %260 = %c7 to %headDim step %c6 iter_args(%261 = %c9) -> (vector<16xf32>) {
            %263 = arith.addi %247, %260 : index
            %264 = vector.load %3[%263] : memref<?xf32>, vector<16xf32>
            %265 = math.fma %264, %264, %261 : vector<16xf32>
            scf.yield %265 : vector<16xf32>
          }
          %266 = wave.reduce "add" %262 : vector<16xf32>
          %267 = arith.mulf %266, %inverseHeadDim : f32
          %268 = arith.addf %267, %epsilon : f32
          %269 = math.sqrt %268 : f32
          %270 = arith.divf %c34, %269 : f32
          %271 = vector.broadcast %270 : f32 to vector<16xf32>
          scf.for %272 = %c7 to %headDim step %c6 {
            %273 = vector.load %query_norm[%272] : memref<?xf32>, vector<16xf32>
            %274 = vector.load %key_norm[%272] : memref<?xf32>, vector<16xf32>
            %275 = arith.select %259, %273, %274 : vector<16xf32>
            %276 = arith.addi %247, %272 : index
            %277 = vector.load %3[%276] : memref<?xf32>, vector<16xf32>
            %278 = arith.mulf %277, %271 : vector<16xf32>
            %279 = arith.mulf %278, %275 : vector<16xf32>
            vector.store %279, %3[%276] : memref<?xf32>, vector<16xf32>
          }
        }
        %280 = arith.addi %positionsAt, %245 : index
        %281 = memref.load %step[%280] : memref<?xi32>
        %282 = arith.index_cast %281 : i32 to index
        %283 = arith.divui %headDim, %c3 : index
        %284 = arith.remui %282, %c36 : index
        %285 = arith.muli %284, %headDim : index
        %286 = arith.divui %282, %c36 : index
        %287 = arith.addi %286, %c36 : index
        %288 = arith.muli %287, %headDim : index
        scf.for %289 = %c7 to %283 step %c11 {
          %290 = arith.addi %285, %289 : index
          %291 = vector.load %rope[%290] : memref<?xf32>, vector<8xf32>
          %292 = arith.addi %285, %283 : index
          %293 = arith.addi %292, %289 : index
          %294 = vector.load %rope[%293] : memref<?xf32>, vector<8xf32>
          %295 = arith.addi %288, %289 : index
          %296 = vector.load %rope[%295] : memref<?xf32>, vector<8xf32>
          %297 = arith.addi %288, %283 : index
          %298 = arith.addi %297, %289 : index
          %299 = vector.load %rope[%298] : memref<?xf32>, vector<8xf32>
          %300 = arith.mulf %296, %291 : vector<8xf32>
          %301 = arith.mulf %299, %294 : vector<8xf32>
          %302 = arith.subf %300, %301 : vector<8xf32>
          %303 = arith.mulf %299, %291 : vector<8xf32>
          %304 = arith.mulf %296, %294 : vector<8xf32>
          %305 = arith.addf %303, %304 : vector<8xf32>
          %306 = arith.addi %247, %289 : index
          %307 = vector.load %3[%306] : memref<?xf32>, vector<8xf32>
          %308 = arith.addi %247, %283 : index
          %309 = arith.addi %308, %289 : index
          %310 = vector.load %3[%309] : memref<?xf32>, vector<8xf32>
          %311 = arith.mulf %307, %302 : vector<8xf32>
          %312 = arith.mulf %310, %305 : vector<8xf32>
          %313 = arith.subf %311, %312 : vector<8xf32>
          vector.store %313, %3[%306] : memref<?xf32>, vector<8xf32>
          %314 = arith.mulf %310, %302 : vector<8xf32>
          %315 = arith.mulf %307, %305 : vector<8xf32>
          %316 = arith.addf %314, %315 : vector<8xf32>
          vector.store %316, %3[%309] : memref<?xf32>, vector<8xf32>
        }
      }
      %317 = arith.cmpi slt, %0, %heads : index
      scf.if %317 {
        %318 = arith.divui %heads, %kvHeads : index
        %319 = arith.muli %headDim, %c10 : index
        %320 = arith.muli %kvHeads, %319 : index
        %321 = arith.divui %0, %318 : index
        %322 = arith.muli %321, %headDim : index
        %323 = arith.addi %320, %322 : index
        scf.for %324 = %c7 to %headDim step %c6 {
          %325 = arith.addi %323, %324 : index
          %326 = vector.load %encode[%325] : memref<?xf32>, vector<16xf32>
          %327 = arith.addi %247, %324 : index
          %328 = vector.load %3[%327] : memref<?xf32>, vector<16xf32>
          %329 = arith.mulf %328, %326 : vector<16xf32>
          %330 = arith.muli %245, %heads : index
          %331 = arith.addi %330, %0 : index
          %332 = arith.muli %331, %headDim : index
          %333 = arith.addi %332, %324 : index
          vector.store %329, %q[%333] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %334 = arith.addi %slotsAt, %245 : index
        %335 = memref.load %step[%334] : memref<?xi32>
        %336 = arith.index_cast %335 : i32 to index
        %337 = arith.cmpi sge, %336, %c7 : index
        scf.if %337 {
          %338 = arith.cmpi eq, %codec, %c7 : index
          scf.if %338 {
            %339 = arith.subi %0, %heads : index
            %340 = arith.muli %339, %4 : index
            %341 = arith.divui %336, %c6 : index
            %342 = arith.remui %336, %c6 : index
            %343 = arith.muli %341, %pageBytes : index
            %346 = scf.for %344 = %c7 to %headDim step %c6 iter_args(%345 = %c9) -> (vector<16xf32>) {
              %347 = arith.addi %340, %344 : index
              %348 = vector.load %encode[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.addi %340, %headDim : index
              %350 = arith.addi %349, %344 : index
              %351 = vector.load %encode[%350] : memref<?xf32>, vector<16xf32>
              %352 = arith.addi %247, %344 : index
              %353 = vector.load %3[%352] : memref<?xf32>, vector<16xf32>
              %354 = arith.subf %353, %351 : vector<16xf32>
              %355 = arith.mulf %354, %348 : vector<16xf32>
              %356 = arith.minimumf %355, %c40 : vector<16xf32>
              %357 = arith.maximumf %356, %c41 : vector<16xf32>
              %358 = arith.truncf %357 : vector<16xf32> to vector<16xf16>
              %359 = vector.bitcast %358 : vector<16xf16> to vector<32xi8>
              %360 = arith.muli %344, %c3 : index
              vector.store %359, %5[%360] : memref<?xi8>, vector<32xi8>
              %361 = math.absf %355 : vector<16xf32>
              %362 = arith.cmpf ugt, %361, %c40 : vector<16xf32>
              %363 = arith.select %362, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %364 = arith.addf %345, %363 : vector<16xf32>
              scf.yield %364 : vector<16xf32>
            }
            %365 = wave.reduce "add" %346 : vector<16xf32>
            %366 = arith.cmpf ogt, %365, %c43 : f32
            scf.if %366 {
              %367 = arith.fptosi %365 : f32 to i32
              wave.count %clipped, %367 : memref<?xi32>
            }
            %368 = arith.cmpi slt, %339, %kvHeads : index
            scf.if %368 {
              %369 = arith.muli %4, %c4 : index
              %370 = arith.muli %339, %369 : index
              %371 = arith.addi %343, %370 : index
              %372 = arith.muli %342, %c3 : index
              %373 = arith.addi %371, %372 : index
              scf.for %374 = %c7 to %headDim step %c2 {
                %375 = arith.muli %374, %c3 : index
                %376 = arith.addi %375, %c7 : index
                %377 = memref.load %5[%376] : memref<?xi8>
                %378 = arith.muli %374, %c4 : index
                %379 = arith.addi %373, %378 : index
                %380 = arith.addi %379, %c7 : index
                memref.store %377, %kv[%380] : memref<?xi8>
                %381 = arith.addi %375, %c2 : index
                %382 = memref.load %5[%381] : memref<?xi8>
                %383 = arith.addi %379, %c2 : index
                memref.store %382, %kv[%383] : memref<?xi8>
              }
            } else {
              %384 = arith.subi %339, %kvHeads : index
              %385 = arith.muli %384, %c3 : index
              %386 = arith.addi %385, %c2 : index
              %387 = arith.muli %4, %c6 : index
              %388 = arith.muli %386, %387 : index
              %389 = arith.addi %343, %388 : index
              %390 = arith.muli %342, %4 : index
              %391 = arith.addi %389, %390 : index
              scf.for %392 = %c7 to %4 step %c6 {
                %393 = vector.load %5[%392] : memref<?xi8>, vector<16xi8>
                %394 = arith.addi %391, %392 : index
                vector.store %393, %kv[%394] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %395 = arith.cmpi eq, %codec, %c2 : index
          scf.if %395 {
            %396 = arith.subi %0, %heads : index
            %397 = arith.muli %396, %4 : index
            %398 = arith.divui %336, %c6 : index
            %399 = arith.remui %336, %c6 : index
            %400 = arith.muli %398, %pageBytes : index
            %403 = scf.for %401 = %c7 to %headDim step %c6 iter_args(%402 = %c9) -> (vector<16xf32>) {
              %404 = arith.addi %397, %401 : index
              %405 = vector.load %encode[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.addi %397, %headDim : index
              %407 = arith.addi %406, %401 : index
              %408 = vector.load %encode[%407] : memref<?xf32>, vector<16xf32>
              %409 = arith.addi %247, %401 : index
              %410 = vector.load %3[%409] : memref<?xf32>, vector<16xf32>
              %411 = arith.subf %410, %408 : vector<16xf32>
              %412 = arith.mulf %411, %405 : vector<16xf32>
              %413 = wave.fp8_encode "e4m3" %412 : vector<16xf32> -> vector<16xi8>
              %414 = arith.muli %401, %c2 : index
              vector.store %413, %5[%414] : memref<?xi8>, vector<16xi8>
              %415 = math.absf %412 : vector<16xf32>
              %416 = arith.cmpf ugt, %415, %c44 : vector<16xf32>
              %417 = arith.select %416, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %418 = arith.addf %402, %417 : vector<16xf32>
              scf.yield %418 : vector<16xf32>
            }
            %419 = wave.reduce "add" %403 : vector<16xf32>
            %420 = arith.cmpf ogt, %419, %c43 : f32
            scf.if %420 {
              %421 = arith.fptosi %419 : f32 to i32
              wave.count %clipped, %421 : memref<?xi32>
            }
            %422 = arith.cmpi slt, %396, %kvHeads : index
            scf.if %422 {
              %423 = arith.muli %2, %c4 : index
              %424 = arith.muli %396, %423 : index
              %425 = arith.addi %400, %424 : index
              %426 = arith.muli %399, %c2 : index
              %427 = arith.addi %425, %426 : index
              scf.for %428 = %c7 to %headDim step %c2 {
                %429 = arith.muli %428, %c2 : index
                %430 = arith.addi %429, %c7 : index
                %431 = memref.load %5[%430] : memref<?xi8>
                %432 = arith.muli %428, %c6 : index
                %433 = arith.addi %427, %432 : index
                %434 = arith.addi %433, %c7 : index
                memref.store %431, %kv[%434] : memref<?xi8>
              }
            } else {
              %435 = arith.subi %396, %kvHeads : index
              %436 = arith.muli %435, %c3 : index
              %437 = arith.addi %436, %c2 : index
              %438 = arith.muli %2, %c6 : index
              %439 = arith.muli %437, %438 : index
              %440 = arith.addi %400, %439 : index
              %441 = arith.muli %399, %2 : index
              %442 = arith.addi %440, %441 : index
              scf.for %443 = %c7 to %2 step %c6 {
                %444 = vector.load %5[%443] : memref<?xi8>, vector<16xi8>
                %445 = arith.addi %442, %443 : index
                vector.store %444, %kv[%445] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %446 = arith.cmpi eq, %codec, %c3 : index
          scf.if %446 {
            %447 = arith.subi %0, %heads : index
            %448 = arith.muli %447, %4 : index
            %449 = arith.divui %336, %c6 : index
            %450 = arith.remui %336, %c6 : index
            %451 = arith.muli %449, %pageBytes : index
            %454 = scf.for %452 = %c7 to %headDim step %c6 iter_args(%453 = %c9) -> (vector<16xf32>) {
              %455 = arith.addi %448, %452 : index
              %456 = vector.load %encode[%455] : memref<?xf32>, vector<16xf32>
              %457 = arith.addi %448, %headDim : index
              %458 = arith.addi %457, %452 : index
              %459 = vector.load %encode[%458] : memref<?xf32>, vector<16xf32>
              %460 = arith.addi %247, %452 : index
              %461 = vector.load %3[%460] : memref<?xf32>, vector<16xf32>
              %462 = arith.subf %461, %459 : vector<16xf32>
              %463 = arith.mulf %462, %456 : vector<16xf32>
              %464 = wave.fp8_encode "e5m2" %463 : vector<16xf32> -> vector<16xi8>
              %465 = arith.muli %452, %c2 : index
              vector.store %464, %5[%465] : memref<?xi8>, vector<16xi8>
              %466 = math.absf %463 : vector<16xf32>
              %467 = arith.cmpf ugt, %466, %c45 : vector<16xf32>
              %468 = arith.select %467, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %469 = arith.addf %453, %468 : vector<16xf32>
              scf.yield %469 : vector<16xf32>
            }
            %470 = wave.reduce "add" %454 : vector<16xf32>
            %471 = arith.cmpf ogt, %470, %c43 : f32
            scf.if %471 {
              %472 = arith.fptosi %470 : f32 to i32
              wave.count %clipped, %472 : memref<?xi32>
            }
            %473 = arith.cmpi slt, %447, %kvHeads : index
            scf.if %473 {
              %474 = arith.muli %2, %c4 : index
              %475 = arith.muli %447, %474 : index
              %476 = arith.addi %451, %475 : index
              %477 = arith.muli %450, %c2 : index
              %478 = arith.addi %476, %477 : index
              scf.for %479 = %c7 to %headDim step %c2 {
                %480 = arith.muli %479, %c2 : index
                %481 = arith.addi %480, %c7 : index
                %482 = memref.load %5[%481] : memref<?xi8>
                %483 = arith.muli %479, %c6 : index
                %484 = arith.addi %478, %483 : index
                %485 = arith.addi %484, %c7 : index
                memref.store %482, %kv[%485] : memref<?xi8>
              }
            } else {
              %486 = arith.subi %447, %kvHeads : index
              %487 = arith.muli %486, %c3 : index
              %488 = arith.addi %487, %c2 : index
              %489 = arith.muli %2, %c6 : index
              %490 = arith.muli %488, %489 : index
              %491 = arith.addi %451, %490 : index
              %492 = arith.muli %450, %2 : index
              %493 = arith.addi %491, %492 : index
              scf.for %494 = %c7 to %2 step %c6 {
                %495 = vector.load %5[%494] : memref<?xi8>, vector<16xi8>
                %496 = arith.addi %493, %494 : index
                vector.store %495, %kv[%496] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %497 = arith.cmpi eq, %codec, %c20 : index
          scf.if %497 {
            %498 = arith.subi %0, %heads : index
            %499 = arith.muli %498, %4 : index
            %500 = arith.divui %336, %c6 : index
            %501 = arith.remui %336, %c6 : index
            %502 = arith.muli %500, %pageBytes : index
            %505 = scf.for %503 = %c7 to %headDim step %c6 iter_args(%504 = %c9) -> (vector<16xf32>) {
              %506 = arith.addi %499, %503 : index
              %507 = vector.load %encode[%506] : memref<?xf32>, vector<16xf32>
              %508 = arith.addi %499, %headDim : index
              %509 = arith.addi %508, %503 : index
              %510 = vector.load %encode[%509] : memref<?xf32>, vector<16xf32>
              %511 = arith.addi %247, %503 : index
              %512 = vector.load %3[%511] : memref<?xf32>, vector<16xf32>
              %513 = arith.subf %512, %510 : vector<16xf32>
              %514 = arith.mulf %513, %507 : vector<16xf32>
              %515 = arith.cmpf ord, %514, %514 : vector<16xf32>
              %516 = arith.select %515, %514, %c9 : vector<16xi1>, vector<16xf32>
              %517 = math.roundeven %516 : vector<16xf32>
              %518 = arith.minimumf %517, %c46 : vector<16xf32>
              %519 = arith.maximumf %518, %c47 : vector<16xf32>
              %520 = arith.fptosi %519 : vector<16xf32> to vector<16xi32>
              %521 = arith.addi %520, %c48 : vector<16xi32>
              %522 = arith.trunci %521 : vector<16xi32> to vector<16xi8>
              %523 = arith.muli %503, %c2 : index
              vector.store %522, %5[%523] : memref<?xi8>, vector<16xi8>
              %524 = math.absf %514 : vector<16xf32>
              %525 = arith.cmpf ugt, %524, %c49 : vector<16xf32>
              %526 = arith.select %525, %c42, %c9 : vector<16xi1>, vector<16xf32>
              %527 = arith.addf %504, %526 : vector<16xf32>
              scf.yield %527 : vector<16xf32>
            }
            %528 = wave.reduce "add" %505 : vector<16xf32>
            %529 = arith.cmpf ogt, %528, %c43 : f32
            scf.if %529 {
              %530 = arith.fptosi %528 : f32 to i32
              wave.count %clipped, %530 : memref<?xi32>
            }
            %531 = arith.cmpi slt, %498, %kvHeads : index
            scf.if %531 {
              %532 = arith.muli %2, %c4 : index
              %533 = arith.muli %498, %532 : index
              %534 = arith.addi %502, %533 : index
              %535 = arith.muli %501, %c2 : index
              %536 = arith.addi %534, %535 : index
              scf.for %537 = %c7 to %headDim step %c2 {
                %538 = arith.muli %537, %c2 : index
                %539 = arith.addi %538, %c7 : index
                %540 = memref.load %5[%539] : memref<?xi8>
                %541 = arith.muli %537, %c6 : index
                %542 = arith.addi %536, %541 : index
                %543 = arith.addi %542, %c7 : index
                memref.store %540, %kv[%543] : memref<?xi8>
              }
            } else {
              %544 = arith.subi %498, %kvHeads : index
              %545 = arith.muli %544, %c3 : index
              %546 = arith.addi %545, %c2 : index
              %547 = arith.muli %2, %c6 : index
              %548 = arith.muli %546, %547 : index
              %549 = arith.addi %502, %548 : index
              %550 = arith.muli %501, %2 : index
              %551 = arith.addi %549, %550 : index
              scf.for %552 = %c7 to %2 step %c6 {
                %553 = vector.load %5[%552] : memref<?xi8>, vector<16xi8>
                %554 = arith.addi %551, %552 : index
                vector.store %553, %kv[%554] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 8 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c29 = arith.constant 32 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    scf.for %28 = %c6 to %8 step %c3 {
      %29 = arith.muli %0, %8 : index
      %30 = arith.addi %29, %28 : index
      %31 = arith.addi %30, %c6 : index
      %32 = arith.muli %31, %7 : index
      %33 = arith.addi %30, %c8 : index
      %34 = arith.muli %33, %7 : index
      %44:8 = scf.for %35 = %c6 to %6 step %c8 iter_args(%36 = %c10, %37 = %c10, %38 = %c10, %39 = %c10, %40 = %c10, %41 = %c10, %42 = %c10, %43 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %35, %c5 : index
        %46 = arith.addi %32, %45 : index
        %47 = arith.addi %34, %45 : index
        %48 = arith.muli %35, %c4 : index
        %58:8 = scf.for %49 = %c6 to %c2 step %c8 iter_args(%50 = %36, %51 = %37, %52 = %38, %53 = %39, %54 = %40, %55 = %41, %56 = %42, %57 = %43) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %59 = arith.muli %49, %c2 : index
          %60 = arith.addi %48, %59 : index
          %61 = arith.muli %49, %c11 : index
          %62 = arith.addi %46, %61 : index
          %63 = arith.addi %62, %c6 : index
          %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
          %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
          %66 = arith.addi %47, %61 : index
          %67 = arith.addi %66, %c6 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
          %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
          %70 = arith.addi %60, %c6 : index
          %71:8 = func.call @qkv_f32_r4p2__cpu.0(%24, %70, %x, %65, %50, %69, %51, %25, %52, %53, %26, %54, %55, %27, %56, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %72 = arith.addi %62, %c12 : index
          %73 = vector.load %w[%72] : memref<?xi8>, vector<64xi8>
          %74 = vector.bitcast %73 : vector<64xi8> to vector<16xf32>
          %75 = arith.addi %66, %c12 : index
          %76 = vector.load %w[%75] : memref<?xi8>, vector<64xi8>
          %77 = vector.bitcast %76 : vector<64xi8> to vector<16xf32>
          %78 = arith.addi %60, %c8 : index
          %79:8 = func.call @qkv_f32_r4p2__cpu.0(%24, %78, %x, %74, %71#0, %77, %71#1, %25, %71#2, %71#3, %26, %71#4, %71#5, %27, %71#6, %71#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %80 = arith.addi %62, %c13 : index
          %81 = vector.load %w[%80] : memref<?xi8>, vector<64xi8>
          %82 = vector.bitcast %81 : vector<64xi8> to vector<16xf32>
          %83 = arith.addi %66, %c13 : index
          %84 = vector.load %w[%83] : memref<?xi8>, vector<64xi8>
          %85 = vector.bitcast %84 : vector<64xi8> to vector<16xf32>
          %86 = arith.addi %60, %c3 : index
          %87:8 = func.call @qkv_f32_r4p2__cpu.0(%24, %86, %x, %82, %79#0, %85, %79#1, %25, %79#2, %79#3, %26, %79#4, %79#5, %27, %79#6, %79#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %88 = arith.addi %62, %c14 : index
          %89 = vector.load %w[%88] : memref<?xi8>, vector<64xi8>
          %90 = vector.bitcast %89 : vector<64xi8> to vector<16xf32>
          %91 = arith.addi %66, %c14 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<64xi8>
          %93 = vector.bitcast %92 : vector<64xi8> to vector<16xf32>
          %94 = arith.addi %60, %c9 : index
          %95:8 = func.call @qkv_f32_r4p2__cpu.0(%24, %94, %x, %90, %87#0, %93, %87#1, %25, %87#2, %87#3, %26, %87#4, %87#5, %27, %87#6, %87#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %58#0, %58#1, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %96 = arith.muli %headDim, %c6 : index
      %97 = arith.muli %28, %c4 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.addi %98, %c6 : index
      vector.store %44#0, %3[%99] : memref<?xf32>, vector<16xf32>
      %100 = arith.addi %98, %c4 : index
      vector.store %44#1, %3[%100] : memref<?xf32>, vector<16xf32>
      %101 = arith.muli %headDim, %c8 : index
      %102 = arith.addi %101, %97 : index
      %103 = arith.addi %102, %c6 : index
      vector.store %44#2, %3[%103] : memref<?xf32>, vector<16xf32>
      %104 = arith.addi %102, %c4 : index
      vector.store %44#3, %3[%104] : memref<?xf32>, vector<16xf32>
      %105 = arith.addi %4, %97 : index
      %106 = arith.addi %105, %c6 : index
      vector.store %44#4, %3[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.addi %105, %c4 : index
      vector.store %44#5, %3[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %headDim, %c9 : index
      %109 = arith.addi %108, %97 : index
      %110 = arith.addi %109, %c6 : index
      vector.store %44#6, %3[%110] : memref<?xf32>, vector<16xf32>
      %111 = arith.addi %109, %c4 : index
      vector.store %44#7, %3[%111] : memref<?xf32>, vector<16xf32>
    }
    %112 = arith.addi %14, %c2 : index
    %113 = arith.minsi %112, %13 : index
    scf.for %114 = %14 to %113 step %c8 {
      %115 = arith.subi %114, %14 : index
      %116 = arith.muli %115, %headDim : index
      %117 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %117 {
        scf.for %118 = %c6 to %headDim step %c4 {
          %119 = arith.muli %0, %headDim : index
          %120 = arith.addi %119, %118 : index
          %121 = vector.load %bias[%120] : memref<?xf32>, vector<16xf32>
          %122 = arith.addi %116, %118 : index
          %123 = vector.load %3[%122] : memref<?xf32>, vector<16xf32>
          %124 = arith.addf %123, %121 : vector<16xf32>
          vector.store %124, %3[%122] : memref<?xf32>, vector<16xf32>
        }
      }
      %125 = arith.addi %heads, %kvHeads : index
      %126 = arith.cmpi slt, %0, %125 : index
      scf.if %126 {
        %127 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %127 {
          %128 = arith.cmpi slt, %0, %heads : index
          %131 = scf.for %129 = %c6 to %headDim step %c4 iter_args(%130 = %c10) -> (vector<16xf32>) {
            %132 = arith.addi %116, %129 : index
            %133 = vector.load %3[%132] : memref<?xf32>, vector<16xf32>
            %134 = math.fma %133, %133, %130 : vector<16xf32>
            scf.yield %134 : vector<16xf32>
          }
          %135 = wave.reduce "add" %131 : vector<16xf32>
          %136 = arith.mulf %135, %inverseHeadDim : f32
          %137 = arith.addf %136, %epsilon : f32
          %138 = math.sqrt %137 : f32
          %139 = arith.divf %c21, %138 : f32
          %140 = vector.broadcast %139 : f32 to vector<16xf32>
          scf.for %141 = %c6 to %headDim step %c4 {
            %142 = vector.load %query_norm[%141] : memref<?xf32>, vector<16xf32>
            %143 = vector.load %key_norm[%141] : memref<?xf32>, vector<16xf32>
            %144 = arith.select %128, %142, %143 : vector<16xf32>
            %145 = arith.addi %116, %141 : index
            %146 = vector.load %3[%145] : memref<?xf32>, vector<16xf32>
            %147 = arith.mulf %146, %140 : vector<16xf32>
            %148 = arith.mulf %147, %144 : vector<16xf32>
            vector.store %148, %3[%145] : memref<?xf32>, vector<16xf32>
          }
        }
        %149 = arith.addi %positionsAt, %114 : index
        %150 = memref.load %step[%149] : memref<?xi32>
        %151 = arith.index_cast %150 : i32 to index
        %152 = arith.divui %headDim, %c3 : index
        %153 = arith.remui %151, %c11 : index
        %154 = arith.muli %153, %headDim : index
        %155 = arith.divui %151, %c11 : index
        %156 = arith.addi %155, %c11 : index
        %157 = arith.muli %156, %headDim : index
        scf.for %158 = %c6 to %152 step %c23 {
          %159 = arith.addi %154, %158 : index
          %160 = vector.load %rope[%159] : memref<?xf32>, vector<8xf32>
          %161 = arith.addi %154, %152 : index
          %162 = arith.addi %161, %158 : index
          %163 = vector.load %rope[%162] : memref<?xf32>, vector<8xf32>
          %164 = arith.addi %157, %158 : index
          %165 = vector.load %rope[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.addi %157, %152 : index
          %167 = arith.addi %166, %158 : index
          %168 = vector.load %rope[%167] : memref<?xf32>, vector<8xf32>
          %169 = arith.mulf %165, %160 : vector<8xf32>
          %170 = arith.mulf %168, %163 : vector<8xf32>
          %171 = arith.subf %169, %170 : vector<8xf32>
          %172 = arith.mulf %168, %160 : vector<8xf32>
          %173 = arith.mulf %165, %163 : vector<8xf32>
          %174 = arith.addf %172, %173 : vector<8xf32>
          %175 = arith.addi %116, %158 : index
          %176 = vector.load %3[%175] : memref<?xf32>, vector<8xf32>
          %177 = arith.addi %116, %152 : index
          %178 = arith.addi %177, %158 : index
          %179 = vector.load %3[%178] : memref<?xf32>, vector<8xf32>
          %180 = arith.mulf %176, %171 : vector<8xf32>
          %181 = arith.mulf %179, %174 : vector<8xf32>
          %182 = arith.subf %180, %181 : vector<8xf32>
          vector.store %182, %3[%175] : memref<?xf32>, vector<8xf32>
          %183 = arith.mulf %179, %171 : vector<8xf32>
          %184 = arith.mulf %176, %174 : vector<8xf32>
          %185 = arith.addf %183, %184 : vector<8xf32>
          vector.store %185, %3[%178] : memref<?xf32>, vector<8xf32>
        }
      }
      %186 = arith.cmpi slt, %0, %heads : index
      scf.if %186 {
        scf.for %187 = %c6 to %headDim step %c4 {
          %188 = arith.addi %116, %187 : index
          %189 = vector.load %3[%188] : memref<?xf32>, vector<16xf32>
          %190 = arith.muli %114, %heads : index
          %191 = arith.addi %190, %0 : index
          %192 = arith.muli %191, %headDim : index
          %193 = arith.addi %192, %187 : index
          vector.store %189, %q[%193] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %194 = arith.addi %slotsAt, %114 : index
        %195 = memref.load %step[%194] : memref<?xi32>
        %196 = arith.index_cast %195 : i32 to index
        %197 = arith.cmpi sge, %196, %c6 : index
        scf.if %197 {
          %198 = arith.cmpi eq, %codec, %c6 : index
          scf.if %198 {
            %199 = arith.subi %0, %heads : index
            %200 = memref.load %scales[%199] : memref<?xf32>
            %201 = vector.broadcast %200 : f32 to vector<16xf32>
            %202 = arith.divui %196, %c4 : index
            %203 = arith.remui %196, %c4 : index
            %204 = arith.muli %202, %pageBytes : index
            scf.for %205 = %c6 to %headDim step %c4 {
              %206 = arith.addi %116, %205 : index
              %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
              %208 = arith.mulf %207, %201 : vector<16xf32>
              %209 = arith.minimumf %208, %c27 : vector<16xf32>
              %210 = arith.maximumf %209, %c28 : vector<16xf32>
              %211 = arith.truncf %210 : vector<16xf32> to vector<16xf16>
              %212 = vector.bitcast %211 : vector<16xf16> to vector<32xi8>
              %213 = arith.muli %205, %c3 : index
              vector.store %212, %5[%213] : memref<?xi8>, vector<32xi8>
            }
            %214 = arith.cmpi slt, %199, %kvHeads : index
            scf.if %214 {
              %215 = arith.muli %4, %c29 : index
              %216 = arith.muli %199, %215 : index
              %217 = arith.addi %204, %216 : index
              %218 = arith.muli %203, %c3 : index
              %219 = arith.addi %217, %218 : index
              scf.for %220 = %c6 to %headDim step %c8 {
                %221 = arith.muli %220, %c3 : index
                %222 = arith.addi %221, %c6 : index
                %223 = memref.load %5[%222] : memref<?xi8>
                %224 = arith.muli %220, %c29 : index
                %225 = arith.addi %219, %224 : index
                %226 = arith.addi %225, %c6 : index
                memref.store %223, %kv[%226] : memref<?xi8>
                %227 = arith.addi %221, %c8 : index
                %228 = memref.load %5[%227] : memref<?xi8>
                %229 = arith.addi %225, %c8 : index
                memref.store %228, %kv[%229] : memref<?xi8>
              }
            } else {
              %230 = arith.subi %199, %kvHeads : index
              %231 = arith.muli %230, %c3 : index
              %232 = arith.addi %231, %c8 : index
              %233 = arith.muli %4, %c4 : index
              %234 = arith.muli %232, %233 : index
              %235 = arith.addi %204, %234 : index
              %236 = arith.muli %203, %4 : index
              %237 = arith.addi %235, %236 : index
              scf.for %238 = %c6 to %4 step %c4 {
                %239 = vector.load %5[%238] : memref<?xi8>, vector<16xi8>
                %240 = arith.addi %237, %238 : index
                vector.store %239, %kv[%240] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %241 = arith.cmpi eq, %codec, %c8 : index
          scf.if %241 {
            %242 = arith.subi %0, %heads : index
            %243 = memref.load %scales[%242] : memref<?xf32>
            %244 = vector.broadcast %243 : f32 to vector<16xf32>
            %245 = arith.divui %196, %c4 : index
            %246 = arith.remui %196, %c4 : index
            %247 = arith.muli %headDim, %c8 : index
            %248 = arith.muli %245, %pageBytes : index
            scf.for %249 = %c6 to %headDim step %c4 {
              %250 = arith.addi %116, %249 : index
              %251 = vector.load %3[%250] : memref<?xf32>, vector<16xf32>
              %252 = arith.mulf %251, %244 : vector<16xf32>
              %253 = wave.fp8_encode "e4m3" %252 : vector<16xf32> -> vector<16xi8>
              %254 = arith.muli %249, %c8 : index
              vector.store %253, %5[%254] : memref<?xi8>, vector<16xi8>
            }
            %255 = arith.cmpi slt, %242, %kvHeads : index
            scf.if %255 {
              %256 = arith.muli %247, %c29 : index
              %257 = arith.muli %242, %256 : index
              %258 = arith.addi %248, %257 : index
              %259 = arith.muli %246, %c8 : index
              %260 = arith.addi %258, %259 : index
              scf.for %261 = %c6 to %headDim step %c8 {
                %262 = arith.muli %261, %c8 : index
                %263 = arith.addi %262, %c6 : index
                %264 = memref.load %5[%263] : memref<?xi8>
                %265 = arith.muli %261, %c4 : index
                %266 = arith.addi %260, %265 : index
                %267 = arith.addi %266, %c6 : index
                memref.store %264, %kv[%267] : memref<?xi8>
              }
            } else {
              %268 = arith.subi %242, %kvHeads : index
              %269 = arith.muli %268, %c3 : index
              %270 = arith.addi %269, %c8 : index
              %271 = arith.muli %247, %c4 : index
              %272 = arith.muli %270, %271 : index
              %273 = arith.addi %248, %272 : index
              %274 = arith.muli %246, %247 : index
              %275 = arith.addi %273, %274 : index
              scf.for %276 = %c6 to %247 step %c4 {
                %277 = vector.load %5[%276] : memref<?xi8>, vector<16xi8>
                %278 = arith.addi %275, %276 : index
                vector.store %277, %kv[%278] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %279 = arith.cmpi eq, %codec, %c3 : index
          scf.if %279 {
            %280 = arith.subi %0, %heads : index
            %281 = memref.load %scales[%280] : memref<?xf32>
            %282 = vector.broadcast %281 : f32 to vector<16xf32>
            %283 = arith.divui %196, %c4 : index
            %284 = arith.remui %196, %c4 : index
            %285 = arith.muli %headDim, %c8 : index
            %286 = arith.muli %283, %pageBytes : index
            scf.for %287 = %c6 to %headDim step %c4 {
              %288 = arith.addi %116, %287 : index
              %289 = vector.load %3[%288] : memref<?xf32>, vector<16xf32>
              %290 = arith.mulf %289, %282 : vector<16xf32>
              %291 = wave.fp8_encode "e5m2" %290 : vector<16xf32> -> vector<16xi8>
              %292 = arith.muli %287, %c8 : index
              vector.store %291, %5[%292] : memref<?xi8>, vector<16xi8>
            }
            %293 = arith.cmpi slt, %280, %kvHeads : index
            scf.if %293 {
              %294 = arith.muli %285, %c29 : index
              %295 = arith.muli %280, %294 : index
              %296 = arith.addi %286, %295 : index
              %297 = arith.muli %284, %c8 : index
              %298 = arith.addi %296, %297 : index
              scf.for %299 = %c6 to %headDim step %c8 {
                %300 = arith.muli %299, %c8 : index
                %301 = arith.addi %300, %c6 : index
                %302 = memref.load %5[%301] : memref<?xi8>
                %303 = arith.muli %299, %c4 : index
                %304 = arith.addi %298, %303 : index
                %305 = arith.addi %304, %c6 : index
                memref.store %302, %kv[%305] : memref<?xi8>
              }
            } else {
              %306 = arith.subi %280, %kvHeads : index
              %307 = arith.muli %306, %c3 : index
              %308 = arith.addi %307, %c8 : index
              %309 = arith.muli %285, %c4 : index
              %310 = arith.muli %308, %309 : index
              %311 = arith.addi %286, %310 : index
              %312 = arith.muli %284, %285 : index
              %313 = arith.addi %311, %312 : index
              scf.for %314 = %c6 to %285 step %c4 {
                %315 = vector.load %5[%314] : memref<?xi8>, vector<16xi8>
                %316 = arith.addi %313, %314 : index
                vector.store %315, %kv[%316] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

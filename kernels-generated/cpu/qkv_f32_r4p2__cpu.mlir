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
wave.kernel @qkv_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant 32 : index
  %c32 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c33 = arith.constant dense<0x47600000> : vector<16xf32>
  %c34 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c35 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c36 = arith.constant dense<128> : vector<16xi32>
  %c37 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %187 = arith.divui %heads, %kvHeads : index
        %188 = arith.muli %kvHeads, %2 : index
        %189 = arith.divui %0, %187 : index
        %190 = arith.muli %189, %headDim : index
        %191 = arith.addi %188, %190 : index
        scf.for %192 = %c6 to %headDim step %c4 {
          %193 = arith.addi %191, %192 : index
          %194 = vector.load %encode[%193] : memref<?xf32>, vector<16xf32>
          %195 = arith.addi %116, %192 : index
          %196 = vector.load %3[%195] : memref<?xf32>, vector<16xf32>
          %197 = arith.mulf %196, %194 : vector<16xf32>
          %198 = arith.muli %114, %heads : index
          %199 = arith.addi %198, %0 : index
          %200 = arith.muli %199, %headDim : index
          %201 = arith.addi %200, %192 : index
          vector.store %197, %q[%201] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %202 = arith.addi %slotsAt, %114 : index
        %203 = memref.load %step[%202] : memref<?xi32>
        %204 = arith.index_cast %203 : i32 to index
        %205 = arith.cmpi sge, %204, %c6 : index
        scf.if %205 {
          %206 = arith.cmpi eq, %codec, %c6 : index
          scf.if %206 {
            %207 = arith.subi %0, %heads : index
            %208 = arith.muli %207, %4 : index
            %209 = arith.divui %204, %c4 : index
            %210 = arith.remui %204, %c4 : index
            %211 = arith.muli %209, %pageBytes : index
            %214 = scf.for %212 = %c6 to %headDim step %c4 iter_args(%213 = %c10) -> (vector<16xf32>) {
              %215 = arith.addi %208, %212 : index
              %216 = vector.load %encode[%215] : memref<?xf32>, vector<16xf32>
              %217 = arith.addi %208, %headDim : index
              %218 = arith.addi %217, %212 : index
              %219 = vector.load %encode[%218] : memref<?xf32>, vector<16xf32>
              %220 = arith.addi %116, %212 : index
              %221 = vector.load %3[%220] : memref<?xf32>, vector<16xf32>
              %222 = arith.subf %221, %219 : vector<16xf32>
              %223 = arith.mulf %222, %216 : vector<16xf32>
              %224 = arith.minimumf %223, %c27 : vector<16xf32>
              %225 = arith.maximumf %224, %c28 : vector<16xf32>
              %226 = arith.truncf %225 : vector<16xf32> to vector<16xf16>
              %227 = vector.bitcast %226 : vector<16xf16> to vector<32xi8>
              %228 = arith.muli %212, %c3 : index
              vector.store %227, %5[%228] : memref<?xi8>, vector<32xi8>
              %229 = math.absf %223 : vector<16xf32>
              %230 = arith.cmpf ugt, %229, %c27 : vector<16xf32>
              %231 = arith.select %230, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %232 = arith.addf %213, %231 : vector<16xf32>
              scf.yield %232 : vector<16xf32>
            }
            %233 = wave.reduce "add" %214 : vector<16xf32>
            %234 = arith.cmpf ogt, %233, %c30 : f32
            scf.if %234 {
              %235 = arith.fptosi %233 : f32 to i32
              wave.count %clipped, %235 : memref<?xi32>
            }
            %236 = arith.cmpi slt, %207, %kvHeads : index
            scf.if %236 {
              %237 = arith.muli %4, %c31 : index
              %238 = arith.muli %207, %237 : index
              %239 = arith.addi %211, %238 : index
              %240 = arith.muli %210, %c3 : index
              %241 = arith.addi %239, %240 : index
              scf.for %242 = %c6 to %headDim step %c8 {
                %243 = arith.muli %242, %c3 : index
                %244 = arith.addi %243, %c6 : index
                %245 = memref.load %5[%244] : memref<?xi8>
                %246 = arith.muli %242, %c31 : index
                %247 = arith.addi %241, %246 : index
                %248 = arith.addi %247, %c6 : index
                memref.store %245, %kv[%248] : memref<?xi8>
                %249 = arith.addi %243, %c8 : index
                %250 = memref.load %5[%249] : memref<?xi8>
                %251 = arith.addi %247, %c8 : index
                memref.store %250, %kv[%251] : memref<?xi8>
              }
            } else {
              %252 = arith.subi %207, %kvHeads : index
              %253 = arith.muli %252, %c3 : index
              %254 = arith.addi %253, %c8 : index
              %255 = arith.muli %4, %c4 : index
              %256 = arith.muli %254, %255 : index
              %257 = arith.addi %211, %256 : index
              %258 = arith.muli %210, %4 : index
              %259 = arith.addi %257, %258 : index
              scf.for %260 = %c6 to %4 step %c4 {
                %261 = vector.load %5[%260] : memref<?xi8>, vector<16xi8>
                %262 = arith.addi %259, %260 : index
                vector.store %261, %kv[%262] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %263 = arith.cmpi eq, %codec, %c8 : index
          scf.if %263 {
            %264 = arith.subi %0, %heads : index
            %265 = arith.muli %264, %4 : index
            %266 = arith.divui %204, %c4 : index
            %267 = arith.remui %204, %c4 : index
            %268 = arith.muli %headDim, %c8 : index
            %269 = arith.muli %266, %pageBytes : index
            %272 = scf.for %270 = %c6 to %headDim step %c4 iter_args(%271 = %c10) -> (vector<16xf32>) {
              %273 = arith.addi %265, %270 : index
              %274 = vector.load %encode[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.addi %265, %headDim : index
              %276 = arith.addi %275, %270 : index
              %277 = vector.load %encode[%276] : memref<?xf32>, vector<16xf32>
              %278 = arith.addi %116, %270 : index
              %279 = vector.load %3[%278] : memref<?xf32>, vector<16xf32>
              %280 = arith.subf %279, %277 : vector<16xf32>
              %281 = arith.mulf %280, %274 : vector<16xf32>
              %282 = wave.fp8_encode "e4m3" %281 : vector<16xf32> -> vector<16xi8>
              %283 = arith.muli %270, %c8 : index
              vector.store %282, %5[%283] : memref<?xi8>, vector<16xi8>
              %284 = math.absf %281 : vector<16xf32>
              %285 = arith.cmpf ugt, %284, %c32 : vector<16xf32>
              %286 = arith.select %285, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %287 = arith.addf %271, %286 : vector<16xf32>
              scf.yield %287 : vector<16xf32>
            }
            %288 = wave.reduce "add" %272 : vector<16xf32>
            %289 = arith.cmpf ogt, %288, %c30 : f32
            scf.if %289 {
              %290 = arith.fptosi %288 : f32 to i32
              wave.count %clipped, %290 : memref<?xi32>
            }
            %291 = arith.cmpi slt, %264, %kvHeads : index
            scf.if %291 {
              %292 = arith.muli %268, %c31 : index
              %293 = arith.muli %264, %292 : index
              %294 = arith.addi %269, %293 : index
              %295 = arith.muli %267, %c8 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c6 to %headDim step %c8 {
                %298 = arith.muli %297, %c8 : index
                %299 = arith.addi %298, %c6 : index
                %300 = memref.load %5[%299] : memref<?xi8>
                %301 = arith.muli %297, %c4 : index
                %302 = arith.addi %296, %301 : index
                %303 = arith.addi %302, %c6 : index
                memref.store %300, %kv[%303] : memref<?xi8>
              }
            } else {
              %304 = arith.subi %264, %kvHeads : index
              %305 = arith.muli %304, %c3 : index
              %306 = arith.addi %305, %c8 : index
              %307 = arith.muli %268, %c4 : index
              %308 = arith.muli %306, %307 : index
              %309 = arith.addi %269, %308 : index
              %310 = arith.muli %267, %268 : index
              %311 = arith.addi %309, %310 : index
              scf.for %312 = %c6 to %268 step %c4 {
                %313 = vector.load %5[%312] : memref<?xi8>, vector<16xi8>
                %314 = arith.addi %311, %312 : index
                vector.store %313, %kv[%314] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %315 = arith.cmpi eq, %codec, %c3 : index
          scf.if %315 {
            %316 = arith.subi %0, %heads : index
            %317 = arith.muli %316, %4 : index
            %318 = arith.divui %204, %c4 : index
            %319 = arith.remui %204, %c4 : index
            %320 = arith.muli %headDim, %c8 : index
            %321 = arith.muli %318, %pageBytes : index
            %324 = scf.for %322 = %c6 to %headDim step %c4 iter_args(%323 = %c10) -> (vector<16xf32>) {
              %325 = arith.addi %317, %322 : index
              %326 = vector.load %encode[%325] : memref<?xf32>, vector<16xf32>
              %327 = arith.addi %317, %headDim : index
              %328 = arith.addi %327, %322 : index
              %329 = vector.load %encode[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.addi %116, %322 : index
              %331 = vector.load %3[%330] : memref<?xf32>, vector<16xf32>
              %332 = arith.subf %331, %329 : vector<16xf32>
              %333 = arith.mulf %332, %326 : vector<16xf32>
              %334 = wave.fp8_encode "e5m2" %333 : vector<16xf32> -> vector<16xi8>
              %335 = arith.muli %322, %c8 : index
              vector.store %334, %5[%335] : memref<?xi8>, vector<16xi8>
              %336 = math.absf %333 : vector<16xf32>
              %337 = arith.cmpf ugt, %336, %c33 : vector<16xf32>
              %338 = arith.select %337, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %339 = arith.addf %323, %338 : vector<16xf32>
              scf.yield %339 : vector<16xf32>
            }
            %340 = wave.reduce "add" %324 : vector<16xf32>
            %341 = arith.cmpf ogt, %340, %c30 : f32
            scf.if %341 {
              %342 = arith.fptosi %340 : f32 to i32
              wave.count %clipped, %342 : memref<?xi32>
            }
            %343 = arith.cmpi slt, %316, %kvHeads : index
            scf.if %343 {
              %344 = arith.muli %320, %c31 : index
              %345 = arith.muli %316, %344 : index
              %346 = arith.addi %321, %345 : index
              %347 = arith.muli %319, %c8 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c6 to %headDim step %c8 {
                %350 = arith.muli %349, %c8 : index
                %351 = arith.addi %350, %c6 : index
                %352 = memref.load %5[%351] : memref<?xi8>
                %353 = arith.muli %349, %c4 : index
                %354 = arith.addi %348, %353 : index
                %355 = arith.addi %354, %c6 : index
                memref.store %352, %kv[%355] : memref<?xi8>
              }
            } else {
              %356 = arith.subi %316, %kvHeads : index
              %357 = arith.muli %356, %c3 : index
              %358 = arith.addi %357, %c8 : index
              %359 = arith.muli %320, %c4 : index
              %360 = arith.muli %358, %359 : index
              %361 = arith.addi %321, %360 : index
              %362 = arith.muli %319, %320 : index
              %363 = arith.addi %361, %362 : index
              scf.for %364 = %c6 to %320 step %c4 {
                %365 = vector.load %5[%364] : memref<?xi8>, vector<16xi8>
                %366 = arith.addi %363, %364 : index
                vector.store %365, %kv[%366] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %367 = arith.cmpi eq, %codec, %c9 : index
          scf.if %367 {
            %368 = arith.subi %0, %heads : index
            %369 = arith.muli %368, %4 : index
            %370 = arith.divui %204, %c4 : index
            %371 = arith.remui %204, %c4 : index
            %372 = arith.muli %headDim, %c8 : index
            %373 = arith.muli %370, %pageBytes : index
            %376 = scf.for %374 = %c6 to %headDim step %c4 iter_args(%375 = %c10) -> (vector<16xf32>) {
              %377 = arith.addi %369, %374 : index
              %378 = vector.load %encode[%377] : memref<?xf32>, vector<16xf32>
              %379 = arith.addi %369, %headDim : index
              %380 = arith.addi %379, %374 : index
              %381 = vector.load %encode[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.addi %116, %374 : index
              %383 = vector.load %3[%382] : memref<?xf32>, vector<16xf32>
              %384 = arith.subf %383, %381 : vector<16xf32>
              %385 = arith.mulf %384, %378 : vector<16xf32>
              %386 = arith.cmpf ord, %385, %385 : vector<16xf32>
              %387 = arith.select %386, %385, %c10 : vector<16xi1>, vector<16xf32>
              %388 = math.roundeven %387 : vector<16xf32>
              %389 = arith.minimumf %388, %c34 : vector<16xf32>
              %390 = arith.maximumf %389, %c35 : vector<16xf32>
              %391 = arith.fptosi %390 : vector<16xf32> to vector<16xi32>
              %392 = arith.addi %391, %c36 : vector<16xi32>
              %393 = arith.trunci %392 : vector<16xi32> to vector<16xi8>
              %394 = arith.muli %374, %c8 : index
              vector.store %393, %5[%394] : memref<?xi8>, vector<16xi8>
              %395 = math.absf %385 : vector<16xf32>
              %396 = arith.cmpf ugt, %395, %c37 : vector<16xf32>
              %397 = arith.select %396, %c29, %c10 : vector<16xi1>, vector<16xf32>
              %398 = arith.addf %375, %397 : vector<16xf32>
              scf.yield %398 : vector<16xf32>
            }
            %399 = wave.reduce "add" %376 : vector<16xf32>
            %400 = arith.cmpf ogt, %399, %c30 : f32
            scf.if %400 {
              %401 = arith.fptosi %399 : f32 to i32
              wave.count %clipped, %401 : memref<?xi32>
            }
            %402 = arith.cmpi slt, %368, %kvHeads : index
            scf.if %402 {
              %403 = arith.muli %372, %c31 : index
              %404 = arith.muli %368, %403 : index
              %405 = arith.addi %373, %404 : index
              %406 = arith.muli %371, %c8 : index
              %407 = arith.addi %405, %406 : index
              scf.for %408 = %c6 to %headDim step %c8 {
                %409 = arith.muli %408, %c8 : index
                %410 = arith.addi %409, %c6 : index
                %411 = memref.load %5[%410] : memref<?xi8>
                %412 = arith.muli %408, %c4 : index
                %413 = arith.addi %407, %412 : index
                %414 = arith.addi %413, %c6 : index
                memref.store %411, %kv[%414] : memref<?xi8>
              }
            } else {
              %415 = arith.subi %368, %kvHeads : index
              %416 = arith.muli %415, %c3 : index
              %417 = arith.addi %416, %c8 : index
              %418 = arith.muli %372, %c4 : index
              %419 = arith.muli %417, %418 : index
              %420 = arith.addi %373, %419 : index
              %421 = arith.muli %371, %372 : index
              %422 = arith.addi %420, %421 : index
              scf.for %423 = %c6 to %372 step %c4 {
                %424 = vector.load %5[%423] : memref<?xi8>, vector<16xi8>
                %425 = arith.addi %422, %423 : index
                vector.store %424, %kv[%425] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

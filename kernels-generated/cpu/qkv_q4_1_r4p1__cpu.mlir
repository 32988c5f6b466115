// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q4_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q4_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q4_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c22 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c24 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c28 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c29 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c30 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c31 = arith.constant 0x00000000 : f32
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
        %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
        %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
        %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
        %44 = arith.addi %40, %c4 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.muli %33, %c4 : index
        %54:4 = scf.for %49 = %c7 to %c12 step %c9 iter_args(%50 = %34, %51 = %35, %52 = %36, %53 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %55 = arith.muli %49, %c2 : index
          %56 = arith.addi %48, %55 : index
          %57 = arith.addi %40, %c13 : index
          %58 = arith.muli %49, %c4 : index
          %59 = arith.addi %57, %58 : index
          %60 = arith.addi %59, %c7 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
          %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
          %63 = arith.andi %62, %c14 : vector<16xi32>
          %64 = arith.shrui %62, %c15 : vector<16xi32>
          %65 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
          %66 = math.fma %65, %43, %47 : vector<16xf32>
          %67 = arith.addi %56, %c7 : index
          %68:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %67, %x, %66, %50, %25, %51, %26, %52, %27, %53) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %69 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %70 = math.fma %69, %43, %47 : vector<16xf32>
          %71 = arith.addi %56, %c9 : index
          %72:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %71, %x, %70, %68#0, %25, %68#1, %26, %68#2, %27, %68#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %73 = arith.addi %59, %c6 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
          %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
          %76 = arith.andi %75, %c14 : vector<16xi32>
          %77 = arith.shrui %75, %c15 : vector<16xi32>
          %78 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %79 = math.fma %78, %43, %47 : vector<16xf32>
          %80 = arith.addi %56, %c3 : index
          %81:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %80, %x, %79, %72#0, %25, %72#1, %26, %72#2, %27, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %82 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
          %83 = math.fma %82, %43, %47 : vector<16xf32>
          %84 = arith.addi %56, %c10 : index
          %85:4 = func.call @qkv_q4_1_r4p1__cpu.0(%24, %84, %x, %83, %81#0, %25, %81#1, %26, %81#2, %27, %81#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %85#0, %85#1, %85#2, %85#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %54#0, %54#1, %54#2, %54#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %86 = arith.muli %headDim, %c7 : index
      %87 = arith.muli %28, %c6 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.addi %88, %c7 : index
      vector.store %38#0, %3[%89] : memref<?xf32>, vector<16xf32>
      %90 = arith.muli %headDim, %c9 : index
      %91 = arith.addi %90, %87 : index
      %92 = arith.addi %91, %c7 : index
      vector.store %38#1, %3[%92] : memref<?xf32>, vector<16xf32>
      %93 = arith.addi %4, %87 : index
      %94 = arith.addi %93, %c7 : index
      vector.store %38#2, %3[%94] : memref<?xf32>, vector<16xf32>
      %95 = arith.muli %headDim, %c10 : index
      %96 = arith.addi %95, %87 : index
      %97 = arith.addi %96, %c7 : index
      vector.store %38#3, %3[%97] : memref<?xf32>, vector<16xf32>
    }
    %98 = arith.addi %14, %c2 : index
    %99 = arith.minsi %98, %13 : index
    scf.for %100 = %14 to %99 step %c9 {
      %101 = arith.subi %100, %14 : index
      %102 = arith.muli %101, %headDim : index
      %103 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %103 {
        scf.for %104 = %c7 to %headDim step %c6 {
          %105 = arith.muli %0, %headDim : index
          %106 = arith.addi %105, %104 : index
          %107 = vector.load %bias[%106] : memref<?xf32>, vector<16xf32>
          %108 = arith.addi %102, %104 : index
          %109 = vector.load %3[%108] : memref<?xf32>, vector<16xf32>
          %110 = arith.addf %109, %107 : vector<16xf32>
          vector.store %110, %3[%108] : memref<?xf32>, vector<16xf32>
        }
      }
      %111 = arith.addi %heads, %kvHeads : index
      %112 = arith.cmpi slt, %0, %111 : index
      scf.if %112 {
        %113 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %113 {
          %114 = arith.cmpi slt, %0, %heads : index
          %117 = scf.for %115 = %c7 to %headDim step %c6 iter_args(%116 = %c11) -> (vector<16xf32>) {
            %118 = arith.addi %102, %115 : index
            %119 = vector.load %3[%118] : memref<?xf32>, vector<16xf32>
            %120 = math.fma %119, %119, %116 : vector<16xf32>
            scf.yield %120 : vector<16xf32>
          }
          %121 = wave.reduce "add" %117 : vector<16xf32>
          %122 = arith.mulf %121, %inverseHeadDim : f32
          %123 = arith.addf %122, %epsilon : f32
          %124 = math.sqrt %123 : f32
          %125 = arith.divf %c22, %124 : f32
          %126 = vector.broadcast %125 : f32 to vector<16xf32>
          scf.for %127 = %c7 to %headDim step %c6 {
            %128 = vector.load %query_norm[%127] : memref<?xf32>, vector<16xf32>
            %129 = vector.load %key_norm[%127] : memref<?xf32>, vector<16xf32>
            %130 = arith.select %114, %128, %129 : vector<16xf32>
            %131 = arith.addi %102, %127 : index
            %132 = vector.load %3[%131] : memref<?xf32>, vector<16xf32>
            %133 = arith.mulf %132, %126 : vector<16xf32>
            %134 = arith.mulf %133, %130 : vector<16xf32>
            vector.store %134, %3[%131] : memref<?xf32>, vector<16xf32>
          }
        }
        %135 = arith.addi %positionsAt, %100 : index
        %136 = memref.load %step[%135] : memref<?xi32>
        %137 = arith.index_cast %136 : i32 to index
        %138 = arith.divui %headDim, %c3 : index
        %139 = arith.remui %137, %c24 : index
        %140 = arith.muli %139, %headDim : index
        %141 = arith.divui %137, %c24 : index
        %142 = arith.addi %141, %c24 : index
        %143 = arith.muli %142, %headDim : index
        scf.for %144 = %c7 to %138 step %c12 {
          %145 = arith.addi %140, %144 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.addi %140, %138 : index
          %148 = arith.addi %147, %144 : index
          %149 = vector.load %rope[%148] : memref<?xf32>, vector<8xf32>
          %150 = arith.addi %143, %144 : index
          %151 = vector.load %rope[%150] : memref<?xf32>, vector<8xf32>
          %152 = arith.addi %143, %138 : index
          %153 = arith.addi %152, %144 : index
          %154 = vector.load %rope[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.mulf %151, %146 : vector<8xf32>
          %156 = arith.mulf %154, %149 : vector<8xf32>
          %157 = arith.subf %155, %156 : vector<8xf32>
          %158 = arith.mulf %154, %146 : vector<8xf32>
          %159 = arith.mulf %151, %149 : vector<8xf32>
          %160 = arith.addf %158, %159 : vector<8xf32>
          %161 = arith.addi %102, %144 : index
          %162 = vector.load %3[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.addi %102, %138 : index
          %164 = arith.addi %163, %144 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.mulf %162, %157 : vector<8xf32>
          %167 = arith.mulf %165, %160 : vector<8xf32>
          %168 = arith.subf %166, %167 : vector<8xf32>
          vector.store %168, %3[%161] : memref<?xf32>, vector<8xf32>
          %169 = arith.mulf %165, %157 : vector<8xf32>
          %170 = arith.mulf %162, %160 : vector<8xf32>
          %171 = arith.addf %169, %170 : vector<8xf32>
          vector.store %171, %3[%164] : memref<?xf32>, vector<8xf32>
        }
      }
      %172 = arith.cmpi slt, %0, %heads : index
      scf.if %172 {
        %173 = arith.divui %heads, %kvHeads : index
        %174 = arith.muli %kvHeads, %2 : index
        %175 = arith.divui %0, %173 : index
        %176 = arith.muli %175, %headDim : index
        %177 = arith.addi %174, %176 : index
        scf.for %178 = %c7 to %headDim step %c6 {
          %179 = arith.addi %177, %178 : index
          %180 = vector.load %encode[%179] : memref<?xf32>, vector<16xf32>
          %181 = arith.addi %102, %178 : index
          %182 = vector.load %3[%181] : memref<?xf32>, vector<16xf32>
          %183 = arith.mulf %182, %180 : vector<16xf32>
          %184 = arith.muli %100, %heads : index
          %185 = arith.addi %184, %0 : index
          %186 = arith.muli %185, %headDim : index
          %187 = arith.addi %186, %178 : index
          vector.store %183, %q[%187] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %188 = arith.addi %slotsAt, %100 : index
        %189 = memref.load %step[%188] : memref<?xi32>
        %190 = arith.index_cast %189 : i32 to index
        %191 = arith.cmpi sge, %190, %c7 : index
        scf.if %191 {
          %192 = arith.cmpi eq, %codec, %c7 : index
          scf.if %192 {
            %193 = arith.subi %0, %heads : index
            %194 = arith.muli %193, %4 : index
            %195 = arith.divui %190, %c6 : index
            %196 = arith.remui %190, %c6 : index
            %197 = arith.muli %195, %pageBytes : index
            %200 = scf.for %198 = %c7 to %headDim step %c6 iter_args(%199 = %c11) -> (vector<16xf32>) {
              %201 = arith.addi %194, %198 : index
              %202 = vector.load %encode[%201] : memref<?xf32>, vector<16xf32>
              %203 = arith.addi %194, %headDim : index
              %204 = arith.addi %203, %198 : index
              %205 = vector.load %encode[%204] : memref<?xf32>, vector<16xf32>
              %206 = arith.addi %102, %198 : index
              %207 = vector.load %3[%206] : memref<?xf32>, vector<16xf32>
              %208 = arith.subf %207, %205 : vector<16xf32>
              %209 = arith.mulf %208, %202 : vector<16xf32>
              %210 = arith.minimumf %209, %c28 : vector<16xf32>
              %211 = arith.maximumf %210, %c29 : vector<16xf32>
              %212 = arith.truncf %211 : vector<16xf32> to vector<16xf16>
              %213 = vector.bitcast %212 : vector<16xf16> to vector<32xi8>
              %214 = arith.muli %198, %c3 : index
              vector.store %213, %5[%214] : memref<?xi8>, vector<32xi8>
              %215 = math.absf %209 : vector<16xf32>
              %216 = arith.cmpf ugt, %215, %c28 : vector<16xf32>
              %217 = arith.select %216, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %218 = arith.addf %199, %217 : vector<16xf32>
              scf.yield %218 : vector<16xf32>
            }
            %219 = wave.reduce "add" %200 : vector<16xf32>
            %220 = arith.cmpf ogt, %219, %c31 : f32
            scf.if %220 {
              %221 = arith.fptosi %219 : f32 to i32
              wave.count %clipped, %221 : memref<?xi32>
            }
            %222 = arith.cmpi slt, %193, %kvHeads : index
            scf.if %222 {
              %223 = arith.muli %4, %c4 : index
              %224 = arith.muli %193, %223 : index
              %225 = arith.addi %197, %224 : index
              %226 = arith.muli %196, %c3 : index
              %227 = arith.addi %225, %226 : index
              scf.for %228 = %c7 to %headDim step %c9 {
                %229 = arith.muli %228, %c3 : index
                %230 = arith.addi %229, %c7 : index
                %231 = memref.load %5[%230] : memref<?xi8>
                %232 = arith.muli %228, %c4 : index
                %233 = arith.addi %227, %232 : index
                %234 = arith.addi %233, %c7 : index
                memref.store %231, %kv[%234] : memref<?xi8>
                %235 = arith.addi %229, %c9 : index
                %236 = memref.load %5[%235] : memref<?xi8>
                %237 = arith.addi %233, %c9 : index
                memref.store %236, %kv[%237] : memref<?xi8>
              }
            } else {
              %238 = arith.subi %193, %kvHeads : index
              %239 = arith.muli %238, %c3 : index
              %240 = arith.addi %239, %c9 : index
              %241 = arith.muli %4, %c6 : index
              %242 = arith.muli %240, %241 : index
              %243 = arith.addi %197, %242 : index
              %244 = arith.muli %196, %4 : index
              %245 = arith.addi %243, %244 : index
              scf.for %246 = %c7 to %4 step %c6 {
                %247 = vector.load %5[%246] : memref<?xi8>, vector<16xi8>
                %248 = arith.addi %245, %246 : index
                vector.store %247, %kv[%248] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %249 = arith.cmpi eq, %codec, %c9 : index
          scf.if %249 {
            %250 = arith.subi %0, %heads : index
            %251 = arith.muli %250, %4 : index
            %252 = arith.divui %190, %c6 : index
            %253 = arith.remui %190, %c6 : index
            %254 = arith.muli %headDim, %c9 : index
            %255 = arith.muli %252, %pageBytes : index
            %258 = scf.for %256 = %c7 to %headDim step %c6 iter_args(%257 = %c11) -> (vector<16xf32>) {
              %259 = arith.addi %251, %256 : index
              %260 = vector.load %encode[%259] : memref<?xf32>, vector<16xf32>
              %261 = arith.addi %251, %headDim : index
              %262 = arith.addi %261, %256 : index
              %263 = vector.load %encode[%262] : memref<?xf32>, vector<16xf32>
              %264 = arith.addi %102, %256 : index
              %265 = vector.load %3[%264] : memref<?xf32>, vector<16xf32>
              %266 = arith.subf %265, %263 : vector<16xf32>
              %267 = arith.mulf %266, %260 : vector<16xf32>
              %268 = wave.fp8_encode "e4m3" %267 : vector<16xf32> -> vector<16xi8>
              %269 = arith.muli %256, %c9 : index
              vector.store %268, %5[%269] : memref<?xi8>, vector<16xi8>
              %270 = math.absf %267 : vector<16xf32>
              %271 = arith.cmpf ugt, %270, %c32 : vector<16xf32>
              %272 = arith.select %271, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %273 = arith.addf %257, %272 : vector<16xf32>
              scf.yield %273 : vector<16xf32>
            }
            %274 = wave.reduce "add" %258 : vector<16xf32>
            %275 = arith.cmpf ogt, %274, %c31 : f32
            scf.if %275 {
              %276 = arith.fptosi %274 : f32 to i32
              wave.count %clipped, %276 : memref<?xi32>
            }
            %277 = arith.cmpi slt, %250, %kvHeads : index
            scf.if %277 {
              %278 = arith.muli %254, %c4 : index
              %279 = arith.muli %250, %278 : index
              %280 = arith.addi %255, %279 : index
              %281 = arith.muli %253, %c9 : index
              %282 = arith.addi %280, %281 : index
              scf.for %283 = %c7 to %headDim step %c9 {
                %284 = arith.muli %283, %c9 : index
                %285 = arith.addi %284, %c7 : index
                %286 = memref.load %5[%285] : memref<?xi8>
                %287 = arith.muli %283, %c6 : index
                %288 = arith.addi %282, %287 : index
                %289 = arith.addi %288, %c7 : index
                memref.store %286, %kv[%289] : memref<?xi8>
              }
            } else {
              %290 = arith.subi %250, %kvHeads : index
              %291 = arith.muli %290, %c3 : index
              %292 = arith.addi %291, %c9 : index
              %293 = arith.muli %254, %c6 : index
              %294 = arith.muli %292, %293 : index
              %295 = arith.addi %255, %294 : index
              %296 = arith.muli %253, %254 : index
              %297 = arith.addi %295, %296 : index
              scf.for %298 = %c7 to %254 step %c6 {
                %299 = vector.load %5[%298] : memref<?xi8>, vector<16xi8>
                %300 = arith.addi %297, %298 : index
                vector.store %299, %kv[%300] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %301 = arith.cmpi eq, %codec, %c3 : index
          scf.if %301 {
            %302 = arith.subi %0, %heads : index
            %303 = arith.muli %302, %4 : index
            %304 = arith.divui %190, %c6 : index
            %305 = arith.remui %190, %c6 : index
            %306 = arith.muli %headDim, %c9 : index
            %307 = arith.muli %304, %pageBytes : index
            %310 = scf.for %308 = %c7 to %headDim step %c6 iter_args(%309 = %c11) -> (vector<16xf32>) {
              %311 = arith.addi %303, %308 : index
              %312 = vector.load %encode[%311] : memref<?xf32>, vector<16xf32>
              %313 = arith.addi %303, %headDim : index
              %314 = arith.addi %313, %308 : index
              %315 = vector.load %encode[%314] : memref<?xf32>, vector<16xf32>
              %316 = arith.addi %102, %308 : index
              %317 = vector.load %3[%316] : memref<?xf32>, vector<16xf32>
              %318 = arith.subf %317, %315 : vector<16xf32>
              %319 = arith.mulf %318, %312 : vector<16xf32>
              %320 = wave.fp8_encode "e5m2" %319 : vector<16xf32> -> vector<16xi8>
              %321 = arith.muli %308, %c9 : index
              vector.store %320, %5[%321] : memref<?xi8>, vector<16xi8>
              %322 = math.absf %319 : vector<16xf32>
              %323 = arith.cmpf ugt, %322, %c33 : vector<16xf32>
              %324 = arith.select %323, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %325 = arith.addf %309, %324 : vector<16xf32>
              scf.yield %325 : vector<16xf32>
            }
            %326 = wave.reduce "add" %310 : vector<16xf32>
            %327 = arith.cmpf ogt, %326, %c31 : f32
            scf.if %327 {
              %328 = arith.fptosi %326 : f32 to i32
              wave.count %clipped, %328 : memref<?xi32>
            }
            %329 = arith.cmpi slt, %302, %kvHeads : index
            scf.if %329 {
              %330 = arith.muli %306, %c4 : index
              %331 = arith.muli %302, %330 : index
              %332 = arith.addi %307, %331 : index
              %333 = arith.muli %305, %c9 : index
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
              %342 = arith.subi %302, %kvHeads : index
              %343 = arith.muli %342, %c3 : index
              %344 = arith.addi %343, %c9 : index
              %345 = arith.muli %306, %c6 : index
              %346 = arith.muli %344, %345 : index
              %347 = arith.addi %307, %346 : index
              %348 = arith.muli %305, %306 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c7 to %306 step %c6 {
                %351 = vector.load %5[%350] : memref<?xi8>, vector<16xi8>
                %352 = arith.addi %349, %350 : index
                vector.store %351, %kv[%352] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %353 = arith.cmpi eq, %codec, %c10 : index
          scf.if %353 {
            %354 = arith.subi %0, %heads : index
            %355 = arith.muli %354, %4 : index
            %356 = arith.divui %190, %c6 : index
            %357 = arith.remui %190, %c6 : index
            %358 = arith.muli %headDim, %c9 : index
            %359 = arith.muli %356, %pageBytes : index
            %362 = scf.for %360 = %c7 to %headDim step %c6 iter_args(%361 = %c11) -> (vector<16xf32>) {
              %363 = arith.addi %355, %360 : index
              %364 = vector.load %encode[%363] : memref<?xf32>, vector<16xf32>
              %365 = arith.addi %355, %headDim : index
              %366 = arith.addi %365, %360 : index
              %367 = vector.load %encode[%366] : memref<?xf32>, vector<16xf32>
              %368 = arith.addi %102, %360 : index
              %369 = vector.load %3[%368] : memref<?xf32>, vector<16xf32>
              %370 = arith.subf %369, %367 : vector<16xf32>
              %371 = arith.mulf %370, %364 : vector<16xf32>
              %372 = arith.cmpf ord, %371, %371 : vector<16xf32>
              %373 = arith.select %372, %371, %c11 : vector<16xi1>, vector<16xf32>
              %374 = math.roundeven %373 : vector<16xf32>
              %375 = arith.minimumf %374, %c34 : vector<16xf32>
              %376 = arith.maximumf %375, %c35 : vector<16xf32>
              %377 = arith.fptosi %376 : vector<16xf32> to vector<16xi32>
              %378 = arith.addi %377, %c36 : vector<16xi32>
              %379 = arith.trunci %378 : vector<16xi32> to vector<16xi8>
              %380 = arith.muli %360, %c9 : index
              vector.store %379, %5[%380] : memref<?xi8>, vector<16xi8>
              %381 = math.absf %371 : vector<16xf32>
              %382 = arith.cmpf ugt, %381, %c37 : vector<16xf32>
              %383 = arith.select %382, %c30, %c11 : vector<16xi1>, vector<16xf32>
              %384 = arith.addf %361, %383 : vector<16xf32>
              scf.yield %384 : vector<16xf32>
            }
            %385 = wave.reduce "add" %362 : vector<16xf32>
            %386 = arith.cmpf ogt, %385, %c31 : f32
            scf.if %386 {
              %387 = arith.fptosi %385 : f32 to i32
              wave.count %clipped, %387 : memref<?xi32>
            }
            %388 = arith.cmpi slt, %354, %kvHeads : index
            scf.if %388 {
              %389 = arith.muli %358, %c4 : index
              %390 = arith.muli %354, %389 : index
              %391 = arith.addi %359, %390 : index
              %392 = arith.muli %357, %c9 : index
              %393 = arith.addi %391, %392 : index
              scf.for %394 = %c7 to %headDim step %c9 {
                %395 = arith.muli %394, %c9 : index
                %396 = arith.addi %395, %c7 : index
                %397 = memref.load %5[%396] : memref<?xi8>
                %398 = arith.muli %394, %c6 : index
                %399 = arith.addi %393, %398 : index
                %400 = arith.addi %399, %c7 : index
                memref.store %397, %kv[%400] : memref<?xi8>
              }
            } else {
              %401 = arith.subi %354, %kvHeads : index
              %402 = arith.muli %401, %c3 : index
              %403 = arith.addi %402, %c9 : index
              %404 = arith.muli %358, %c6 : index
              %405 = arith.muli %403, %404 : index
              %406 = arith.addi %359, %405 : index
              %407 = arith.muli %357, %358 : index
              %408 = arith.addi %406, %407 : index
              scf.for %409 = %c7 to %358 step %c6 {
                %410 = vector.load %5[%409] : memref<?xi8>, vector<16xi8>
                %411 = arith.addi %408, %409 : index
                vector.store %410, %kv[%411] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

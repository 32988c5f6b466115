// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 192 : index
  %c14 = arith.constant 3 : index
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
  %4 = wave.scratch %2 : memref<?xi8>
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.divui %headDim, %c3 : index
  %8 = memref.load %step[%c5] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c2 {
    %14 = arith.subi %12, %c7 : index
    %15 = arith.addi %13, %c5 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c7 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.muli %16, %inputFeatures : index
    %20 = arith.muli %18, %inputFeatures : index
    scf.for %21 = %c5 to %7 step %c2 {
      %22 = arith.muli %0, %7 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c5 : index
      %25 = arith.muli %24, %6 : index
      %26 = arith.addi %23, %c7 : index
      %27 = arith.muli %26, %6 : index
      %33:4 = scf.for %28 = %c5 to %5 step %c7 iter_args(%29 = %c8, %30 = %c8, %31 = %c8, %32 = %c8) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %28, %c4 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %27, %34 : index
        %37 = arith.muli %28, %c3 : index
        %43:4 = scf.for %38 = %c5 to %c9 step %c7 iter_args(%39 = %29, %40 = %30, %41 = %31, %42 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %44 = arith.muli %38, %c9 : index
          %45 = arith.addi %37, %44 : index
          %46 = arith.muli %38, %c10 : index
          %47 = arith.addi %35, %46 : index
          %48 = arith.addi %47, %c5 : index
          %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
          %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
          %51 = arith.addi %36, %46 : index
          %52 = arith.addi %51, %c5 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
          %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
          %55 = arith.addi %45, %c5 : index
          %56:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %55, %x, %50, %39, %54, %40, %20, %41, %42) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %57 = arith.addi %47, %c11 : index
          %58 = vector.load %w[%57] : memref<?xi8>, vector<64xi8>
          %59 = vector.bitcast %58 : vector<64xi8> to vector<16xf32>
          %60 = arith.addi %51, %c11 : index
          %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
          %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
          %63 = arith.addi %45, %c7 : index
          %64:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %63, %x, %59, %56#0, %62, %56#1, %20, %56#2, %56#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %65 = arith.addi %47, %c12 : index
          %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
          %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
          %68 = arith.addi %51, %c12 : index
          %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
          %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
          %71 = arith.addi %45, %c2 : index
          %72:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %71, %x, %67, %64#0, %70, %64#1, %20, %64#2, %64#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %73 = arith.addi %47, %c13 : index
          %74 = vector.load %w[%73] : memref<?xi8>, vector<64xi8>
          %75 = vector.bitcast %74 : vector<64xi8> to vector<16xf32>
          %76 = arith.addi %51, %c13 : index
          %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
          %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
          %79 = arith.addi %45, %c14 : index
          %80:4 = func.call @qkv_f32_r2p2__cpu.0(%19, %79, %x, %75, %72#0, %78, %72#1, %20, %72#2, %72#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %80#0, %80#1, %80#2, %80#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %43#0, %43#1, %43#2, %43#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %81 = arith.muli %headDim, %c5 : index
      %82 = arith.muli %21, %c3 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.addi %83, %c5 : index
      vector.store %33#0, %3[%84] : memref<?xf32>, vector<16xf32>
      %85 = arith.addi %83, %c3 : index
      vector.store %33#1, %3[%85] : memref<?xf32>, vector<16xf32>
      %86 = arith.muli %headDim, %c7 : index
      %87 = arith.addi %86, %82 : index
      %88 = arith.addi %87, %c5 : index
      vector.store %33#2, %3[%88] : memref<?xf32>, vector<16xf32>
      %89 = arith.addi %87, %c3 : index
      vector.store %33#3, %3[%89] : memref<?xf32>, vector<16xf32>
    }
    %90 = arith.addi %13, %c2 : index
    %91 = arith.minsi %90, %12 : index
    scf.for %92 = %13 to %91 step %c7 {
      %93 = arith.subi %92, %13 : index
      %94 = arith.muli %93, %headDim : index
      %95 = arith.cmpi eq, %hasBias, %c7 : index
      scf.if %95 {
        scf.for %96 = %c5 to %headDim step %c3 {
          %97 = arith.muli %0, %headDim : index
          %98 = arith.addi %97, %96 : index
          %99 = vector.load %bias[%98] : memref<?xf32>, vector<16xf32>
          %100 = arith.addi %94, %96 : index
          %101 = vector.load %3[%100] : memref<?xf32>, vector<16xf32>
          %102 = arith.addf %101, %99 : vector<16xf32>
          vector.store %102, %3[%100] : memref<?xf32>, vector<16xf32>
        }
      }
      %103 = arith.addi %heads, %kvHeads : index
      %104 = arith.cmpi slt, %0, %103 : index
      scf.if %104 {
        %105 = arith.cmpi eq, %hasNorm, %c7 : index
        scf.if %105 {
          %106 = arith.cmpi slt, %0, %heads : index
          %109 = scf.for %107 = %c5 to %headDim step %c3 iter_args(%108 = %c8) -> (vector<16xf32>) {
            %110 = arith.addi %94, %107 : index
            %111 = vector.load %3[%110] : memref<?xf32>, vector<16xf32>
            %112 = math.fma %111, %111, %108 : vector<16xf32>
            scf.yield %112 : vector<16xf32>
          }
          %113 = wave.reduce "add" %109 : vector<16xf32>
          %114 = arith.mulf %113, %inverseHeadDim : f32
          %115 = arith.addf %114, %epsilon : f32
          %116 = math.sqrt %115 : f32
          %117 = arith.divf %c21, %116 : f32
          %118 = vector.broadcast %117 : f32 to vector<16xf32>
          scf.for %119 = %c5 to %headDim step %c3 {
            %120 = vector.load %query_norm[%119] : memref<?xf32>, vector<16xf32>
            %121 = vector.load %key_norm[%119] : memref<?xf32>, vector<16xf32>
            %122 = arith.select %106, %120, %121 : vector<16xf32>
            %123 = arith.addi %94, %119 : index
            %124 = vector.load %3[%123] : memref<?xf32>, vector<16xf32>
            %125 = arith.mulf %124, %118 : vector<16xf32>
            %126 = arith.mulf %125, %122 : vector<16xf32>
            vector.store %126, %3[%123] : memref<?xf32>, vector<16xf32>
          }
        }
        %127 = arith.addi %positionsAt, %92 : index
        %128 = memref.load %step[%127] : memref<?xi32>
        %129 = arith.index_cast %128 : i32 to index
        %130 = arith.divui %headDim, %c2 : index
        %131 = arith.remui %129, %c10 : index
        %132 = arith.muli %131, %headDim : index
        %133 = arith.divui %129, %c10 : index
        %134 = arith.addi %133, %c10 : index
        %135 = arith.muli %134, %headDim : index
        scf.for %136 = %c5 to %130 step %c23 {
          %137 = arith.addi %132, %136 : index
          %138 = vector.load %rope[%137] : memref<?xf32>, vector<8xf32>
          %139 = arith.addi %132, %130 : index
          %140 = arith.addi %139, %136 : index
          %141 = vector.load %rope[%140] : memref<?xf32>, vector<8xf32>
          %142 = arith.addi %135, %136 : index
          %143 = vector.load %rope[%142] : memref<?xf32>, vector<8xf32>
          %144 = arith.addi %135, %130 : index
          %145 = arith.addi %144, %136 : index
          %146 = vector.load %rope[%145] : memref<?xf32>, vector<8xf32>
          %147 = arith.mulf %143, %138 : vector<8xf32>
          %148 = arith.mulf %146, %141 : vector<8xf32>
          %149 = arith.subf %147, %148 : vector<8xf32>
          %150 = arith.mulf %146, %138 : vector<8xf32>
          %151 = arith.mulf %143, %141 : vector<8xf32>
          %152 = arith.addf %150, %151 : vector<8xf32>
          %153 = arith.addi %94, %136 : index
          %154 = vector.load %3[%153] : memref<?xf32>, vector<8xf32>
          %155 = arith.addi %94, %130 : index
          %156 = arith.addi %155, %136 : index
          %157 = vector.load %3[%156] : memref<?xf32>, vector<8xf32>
          %158 = arith.mulf %154, %149 : vector<8xf32>
          %159 = arith.mulf %157, %152 : vector<8xf32>
          %160 = arith.subf %158, %159 : vector<8xf32>
          vector.store %160, %3[%153] : memref<?xf32>, vector<8xf32>
          %161 = arith.mulf %157, %149 : vector<8xf32>
          %162 = arith.mulf %154, %152 : vector<8xf32>
          %163 = arith.addf %161, %162 : vector<8xf32>
          vector.store %163, %3[%156] : memref<?xf32>, vector<8xf32>
        }
      }
      %164 = arith.cmpi slt, %0, %heads : index
      scf.if %164 {
        scf.for %165 = %c5 to %headDim step %c3 {
          %166 = arith.addi %94, %165 : index
          %167 = vector.load %3[%166] : memref<?xf32>, vector<16xf32>
          %168 = arith.muli %92, %heads : index
          %169 = arith.addi %168, %0 : index
          %170 = arith.muli %169, %headDim : index
          %171 = arith.addi %170, %165 : index
          vector.store %167, %q[%171] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %172 = arith.addi %slotsAt, %92 : index
        %173 = memref.load %step[%172] : memref<?xi32>
        %174 = arith.index_cast %173 : i32 to index
        %175 = arith.cmpi sge, %174, %c5 : index
        scf.if %175 {
          %176 = arith.cmpi eq, %codec, %c5 : index
          scf.if %176 {
            %177 = arith.subi %0, %heads : index
            %178 = memref.load %scales[%177] : memref<?xf32>
            %179 = vector.broadcast %178 : f32 to vector<16xf32>
            %180 = arith.divui %174, %c3 : index
            %181 = arith.remui %174, %c3 : index
            %182 = arith.muli %180, %pageBytes : index
            scf.for %183 = %c5 to %headDim step %c3 {
              %184 = arith.addi %94, %183 : index
              %185 = vector.load %3[%184] : memref<?xf32>, vector<16xf32>
              %186 = arith.mulf %185, %179 : vector<16xf32>
              %187 = arith.minimumf %186, %c27 : vector<16xf32>
              %188 = arith.maximumf %187, %c28 : vector<16xf32>
              %189 = arith.truncf %188 : vector<16xf32> to vector<16xf16>
              %190 = vector.bitcast %189 : vector<16xf16> to vector<32xi8>
              %191 = arith.muli %183, %c2 : index
              vector.store %190, %4[%191] : memref<?xi8>, vector<32xi8>
            }
            %192 = arith.cmpi slt, %177, %kvHeads : index
            scf.if %192 {
              %193 = arith.muli %2, %c29 : index
              %194 = arith.muli %177, %193 : index
              %195 = arith.addi %182, %194 : index
              %196 = arith.muli %181, %c2 : index
              %197 = arith.addi %195, %196 : index
              scf.for %198 = %c5 to %headDim step %c7 {
                %199 = arith.muli %198, %c2 : index
                %200 = arith.addi %199, %c5 : index
                %201 = memref.load %4[%200] : memref<?xi8>
                %202 = arith.muli %198, %c29 : index
                %203 = arith.addi %197, %202 : index
                %204 = arith.addi %203, %c5 : index
                memref.store %201, %kv[%204] : memref<?xi8>
                %205 = arith.addi %199, %c7 : index
                %206 = memref.load %4[%205] : memref<?xi8>
                %207 = arith.addi %203, %c7 : index
                memref.store %206, %kv[%207] : memref<?xi8>
              }
            } else {
              %208 = arith.subi %177, %kvHeads : index
              %209 = arith.muli %208, %c2 : index
              %210 = arith.addi %209, %c7 : index
              %211 = arith.muli %2, %c3 : index
              %212 = arith.muli %210, %211 : index
              %213 = arith.addi %182, %212 : index
              %214 = arith.muli %181, %2 : index
              %215 = arith.addi %213, %214 : index
              scf.for %216 = %c5 to %2 step %c3 {
                %217 = vector.load %4[%216] : memref<?xi8>, vector<16xi8>
                %218 = arith.addi %215, %216 : index
                vector.store %217, %kv[%218] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %219 = arith.cmpi eq, %codec, %c7 : index
          scf.if %219 {
            %220 = arith.subi %0, %heads : index
            %221 = memref.load %scales[%220] : memref<?xf32>
            %222 = vector.broadcast %221 : f32 to vector<16xf32>
            %223 = arith.divui %174, %c3 : index
            %224 = arith.remui %174, %c3 : index
            %225 = arith.muli %headDim, %c7 : index
            %226 = arith.muli %223, %pageBytes : index
            scf.for %227 = %c5 to %headDim step %c3 {
              %228 = arith.addi %94, %227 : index
              %229 = vector.load %3[%228] : memref<?xf32>, vector<16xf32>
              %230 = arith.mulf %229, %222 : vector<16xf32>
              %231 = wave.fp8_encode "e4m3" %230 : vector<16xf32> -> vector<16xi8>
              %232 = arith.muli %227, %c7 : index
              vector.store %231, %4[%232] : memref<?xi8>, vector<16xi8>
            }
            %233 = arith.cmpi slt, %220, %kvHeads : index
            scf.if %233 {
              %234 = arith.muli %225, %c29 : index
              %235 = arith.muli %220, %234 : index
              %236 = arith.addi %226, %235 : index
              %237 = arith.muli %224, %c7 : index
              %238 = arith.addi %236, %237 : index
              scf.for %239 = %c5 to %headDim step %c7 {
                %240 = arith.muli %239, %c7 : index
                %241 = arith.addi %240, %c5 : index
                %242 = memref.load %4[%241] : memref<?xi8>
                %243 = arith.muli %239, %c3 : index
                %244 = arith.addi %238, %243 : index
                %245 = arith.addi %244, %c5 : index
                memref.store %242, %kv[%245] : memref<?xi8>
              }
            } else {
              %246 = arith.subi %220, %kvHeads : index
              %247 = arith.muli %246, %c2 : index
              %248 = arith.addi %247, %c7 : index
              %249 = arith.muli %225, %c3 : index
              %250 = arith.muli %248, %249 : index
              %251 = arith.addi %226, %250 : index
              %252 = arith.muli %224, %225 : index
              %253 = arith.addi %251, %252 : index
              scf.for %254 = %c5 to %225 step %c3 {
                %255 = vector.load %4[%254] : memref<?xi8>, vector<16xi8>
                %256 = arith.addi %253, %254 : index
                vector.store %255, %kv[%256] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %257 = arith.cmpi eq, %codec, %c2 : index
          scf.if %257 {
            %258 = arith.subi %0, %heads : index
            %259 = memref.load %scales[%258] : memref<?xf32>
            %260 = vector.broadcast %259 : f32 to vector<16xf32>
            %261 = arith.divui %174, %c3 : index
            %262 = arith.remui %174, %c3 : index
            %263 = arith.muli %headDim, %c7 : index
            %264 = arith.muli %261, %pageBytes : index
            scf.for %265 = %c5 to %headDim step %c3 {
              %266 = arith.addi %94, %265 : index
              %267 = vector.load %3[%266] : memref<?xf32>, vector<16xf32>
              %268 = arith.mulf %267, %260 : vector<16xf32>
              %269 = wave.fp8_encode "e5m2" %268 : vector<16xf32> -> vector<16xi8>
              %270 = arith.muli %265, %c7 : index
              vector.store %269, %4[%270] : memref<?xi8>, vector<16xi8>
            }
            %271 = arith.cmpi slt, %258, %kvHeads : index
            scf.if %271 {
              %272 = arith.muli %263, %c29 : index
              %273 = arith.muli %258, %272 : index
              %274 = arith.addi %264, %273 : index
              %275 = arith.muli %262, %c7 : index
              %276 = arith.addi %274, %275 : index
              scf.for %277 = %c5 to %headDim step %c7 {
                %278 = arith.muli %277, %c7 : index
                %279 = arith.addi %278, %c5 : index
                %280 = memref.load %4[%279] : memref<?xi8>
                %281 = arith.muli %277, %c3 : index
                %282 = arith.addi %276, %281 : index
                %283 = arith.addi %282, %c5 : index
                memref.store %280, %kv[%283] : memref<?xi8>
              }
            } else {
              %284 = arith.subi %258, %kvHeads : index
              %285 = arith.muli %284, %c2 : index
              %286 = arith.addi %285, %c7 : index
              %287 = arith.muli %263, %c3 : index
              %288 = arith.muli %286, %287 : index
              %289 = arith.addi %264, %288 : index
              %290 = arith.muli %262, %263 : index
              %291 = arith.addi %289, %290 : index
              scf.for %292 = %c5 to %263 step %c3 {
                %293 = vector.load %4[%292] : memref<?xi8>, vector<16xi8>
                %294 = arith.addi %291, %292 : index
                vector.store %293, %kv[%294] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

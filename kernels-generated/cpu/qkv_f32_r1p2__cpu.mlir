// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f32_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c6 to %8 step %c3 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %24 = arith.addi %21, %c2 : index
      %25 = arith.muli %24, %7 : index
      %29:2 = scf.for %26 = %c6 to %6 step %c2 iter_args(%27 = %c8, %28 = %c8) -> (vector<16xf32>, vector<16xf32>) {
        %30 = arith.muli %26, %c5 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %25, %30 : index
        %33 = arith.muli %26, %c4 : index
        %37:2 = scf.for %34 = %c6 to %c9 step %c2 iter_args(%35 = %27, %36 = %28) -> (vector<16xf32>, vector<16xf32>) {
          %38 = arith.muli %34, %c9 : index
          %39 = arith.addi %33, %38 : index
          %40 = arith.muli %34, %c10 : index
          %41 = arith.addi %31, %40 : index
          %42 = arith.addi %41, %c6 : index
          %43 = vector.load %w[%42] : memref<?xi8>, vector<64xi8>
          %44 = vector.bitcast %43 : vector<64xi8> to vector<16xf32>
          %45 = arith.addi %32, %40 : index
          %46 = arith.addi %45, %c6 : index
          %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
          %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
          %49 = arith.addi %39, %c6 : index
          %50:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %49, %x, %44, %35, %48, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %51 = arith.addi %41, %c11 : index
          %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
          %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
          %54 = arith.addi %45, %c11 : index
          %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
          %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
          %57 = arith.addi %39, %c2 : index
          %58:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %57, %x, %53, %50#0, %56, %50#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %59 = arith.addi %41, %c12 : index
          %60 = vector.load %w[%59] : memref<?xi8>, vector<64xi8>
          %61 = vector.bitcast %60 : vector<64xi8> to vector<16xf32>
          %62 = arith.addi %45, %c12 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<64xi8>
          %64 = vector.bitcast %63 : vector<64xi8> to vector<16xf32>
          %65 = arith.addi %39, %c3 : index
          %66:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %65, %x, %61, %58#0, %64, %58#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          %67 = arith.addi %41, %c13 : index
          %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
          %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
          %70 = arith.addi %45, %c13 : index
          %71 = vector.load %w[%70] : memref<?xi8>, vector<64xi8>
          %72 = vector.bitcast %71 : vector<64xi8> to vector<16xf32>
          %73 = arith.addi %39, %c14 : index
          %74:2 = func.call @qkv_f32_r1p2__cpu.0(%18, %73, %x, %69, %66#0, %72, %66#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
          scf.yield %74#0, %74#1 : vector<16xf32>, vector<16xf32>
        }
        scf.yield %37#0, %37#1 : vector<16xf32>, vector<16xf32>
      }
      %75 = arith.muli %headDim, %c6 : index
      %76 = arith.muli %19, %c4 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.addi %77, %c6 : index
      vector.store %29#0, %3[%78] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %77, %c4 : index
      vector.store %29#1, %3[%79] : memref<?xf32>, vector<16xf32>
    }
    %80 = arith.addi %14, %c2 : index
    %81 = arith.minsi %80, %13 : index
    scf.for %82 = %14 to %81 step %c2 {
      %83 = arith.subi %82, %14 : index
      %84 = arith.muli %83, %headDim : index
      %85 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %85 {
        scf.for %86 = %c6 to %headDim step %c4 {
          %87 = arith.muli %0, %headDim : index
          %88 = arith.addi %87, %86 : index
          %89 = vector.load %bias[%88] : memref<?xf32>, vector<16xf32>
          %90 = arith.addi %84, %86 : index
          %91 = vector.load %3[%90] : memref<?xf32>, vector<16xf32>
          %92 = arith.addf %91, %89 : vector<16xf32>
          vector.store %92, %3[%90] : memref<?xf32>, vector<16xf32>
        }
      }
      %93 = arith.addi %heads, %kvHeads : index
      %94 = arith.cmpi slt, %0, %93 : index
      scf.if %94 {
        %95 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %95 {
          %96 = arith.cmpi slt, %0, %heads : index
          %99 = scf.for %97 = %c6 to %headDim step %c4 iter_args(%98 = %c8) -> (vector<16xf32>) {
            %100 = arith.addi %84, %97 : index
            %101 = vector.load %3[%100] : memref<?xf32>, vector<16xf32>
            %102 = math.fma %101, %101, %98 : vector<16xf32>
            scf.yield %102 : vector<16xf32>
          }
          %103 = wave.reduce "add" %99 : vector<16xf32>
          %104 = arith.mulf %103, %inverseHeadDim : f32
          %105 = arith.addf %104, %epsilon : f32
          %106 = math.sqrt %105 : f32
          %107 = arith.divf %c21, %106 : f32
          %108 = vector.broadcast %107 : f32 to vector<16xf32>
          scf.for %109 = %c6 to %headDim step %c4 {
            %110 = vector.load %query_norm[%109] : memref<?xf32>, vector<16xf32>
            %111 = vector.load %key_norm[%109] : memref<?xf32>, vector<16xf32>
            %112 = arith.select %96, %110, %111 : vector<16xf32>
            %113 = arith.addi %84, %109 : index
            %114 = vector.load %3[%113] : memref<?xf32>, vector<16xf32>
            %115 = arith.mulf %114, %108 : vector<16xf32>
            %116 = arith.mulf %115, %112 : vector<16xf32>
            vector.store %116, %3[%113] : memref<?xf32>, vector<16xf32>
          }
        }
        %117 = arith.addi %positionsAt, %82 : index
        %118 = memref.load %step[%117] : memref<?xi32>
        %119 = arith.index_cast %118 : i32 to index
        %120 = arith.divui %headDim, %c3 : index
        %121 = arith.remui %119, %c10 : index
        %122 = arith.muli %121, %headDim : index
        %123 = arith.divui %119, %c10 : index
        %124 = arith.addi %123, %c10 : index
        %125 = arith.muli %124, %headDim : index
        scf.for %126 = %c6 to %120 step %c23 {
          %127 = arith.addi %122, %126 : index
          %128 = vector.load %rope[%127] : memref<?xf32>, vector<8xf32>
          %129 = arith.addi %122, %120 : index
          %130 = arith.addi %129, %126 : index
          %131 = vector.load %rope[%130] : memref<?xf32>, vector<8xf32>
          %132 = arith.addi %125, %126 : index
          %133 = vector.load %rope[%132] : memref<?xf32>, vector<8xf32>
          %134 = arith.addi %125, %120 : index
          %135 = arith.addi %134, %126 : index
          %136 = vector.load %rope[%135] : memref<?xf32>, vector<8xf32>
          %137 = arith.mulf %133, %128 : vector<8xf32>
          %138 = arith.mulf %136, %131 : vector<8xf32>
          %139 = arith.subf %137, %138 : vector<8xf32>
          %140 = arith.mulf %136, %128 : vector<8xf32>
          %141 = arith.mulf %133, %131 : vector<8xf32>
          %142 = arith.addf %140, %141 : vector<8xf32>
          %143 = arith.addi %84, %126 : index
          %144 = vector.load %3[%143] : memref<?xf32>, vector<8xf32>
          %145 = arith.addi %84, %120 : index
          %146 = arith.addi %145, %126 : index
          %147 = vector.load %3[%146] : memref<?xf32>, vector<8xf32>
          %148 = arith.mulf %144, %139 : vector<8xf32>
          %149 = arith.mulf %147, %142 : vector<8xf32>
          %150 = arith.subf %148, %149 : vector<8xf32>
          vector.store %150, %3[%143] : memref<?xf32>, vector<8xf32>
          %151 = arith.mulf %147, %139 : vector<8xf32>
          %152 = arith.mulf %144, %142 : vector<8xf32>
          %153 = arith.addf %151, %152 : vector<8xf32>
          vector.store %153, %3[%146] : memref<?xf32>, vector<8xf32>
        }
      }
      %154 = arith.cmpi slt, %0, %heads : index
      scf.if %154 {
        %155 = arith.divui %heads, %kvHeads : index
        %156 = arith.muli %headDim, %c9 : index
        %157 = arith.muli %kvHeads, %156 : index
        %158 = arith.divui %0, %155 : index
        %159 = arith.muli %158, %headDim : index
        %160 = arith.addi %157, %159 : index
        scf.for %161 = %c6 to %headDim step %c4 {
          %162 = arith.addi %160, %161 : index
          %163 = vector.load %encode[%162] : memref<?xf32>, vector<16xf32>
          %164 = arith.addi %84, %161 : index
          %165 = vector.load %3[%164] : memref<?xf32>, vector<16xf32>
          %166 = arith.mulf %165, %163 : vector<16xf32>
          %167 = arith.muli %82, %heads : index
          %168 = arith.addi %167, %0 : index
          %169 = arith.muli %168, %headDim : index
          %170 = arith.addi %169, %161 : index
          vector.store %166, %q[%170] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %171 = arith.addi %slotsAt, %82 : index
        %172 = memref.load %step[%171] : memref<?xi32>
        %173 = arith.index_cast %172 : i32 to index
        %174 = arith.cmpi sge, %173, %c6 : index
        scf.if %174 {
          %175 = arith.cmpi eq, %codec, %c6 : index
          scf.if %175 {
            %176 = arith.subi %0, %heads : index
            %177 = arith.muli %176, %4 : index
            %178 = arith.divui %173, %c4 : index
            %179 = arith.remui %173, %c4 : index
            %180 = arith.muli %178, %pageBytes : index
            %183 = scf.for %181 = %c6 to %headDim step %c4 iter_args(%182 = %c8) -> (vector<16xf32>) {
              %184 = arith.addi %177, %181 : index
              %185 = vector.load %encode[%184] : memref<?xf32>, vector<16xf32>
              %186 = arith.addi %177, %headDim : index
              %187 = arith.addi %186, %181 : index
              %188 = vector.load %encode[%187] : memref<?xf32>, vector<16xf32>
              %189 = arith.addi %84, %181 : index
              %190 = vector.load %3[%189] : memref<?xf32>, vector<16xf32>
              %191 = arith.subf %190, %188 : vector<16xf32>
              %192 = arith.mulf %191, %185 : vector<16xf32>
              %193 = arith.minimumf %192, %c27 : vector<16xf32>
              %194 = arith.maximumf %193, %c28 : vector<16xf32>
              %195 = arith.truncf %194 : vector<16xf32> to vector<16xf16>
              %196 = vector.bitcast %195 : vector<16xf16> to vector<32xi8>
              %197 = arith.muli %181, %c3 : index
              vector.store %196, %5[%197] : memref<?xi8>, vector<32xi8>
              %198 = math.absf %192 : vector<16xf32>
              %199 = arith.cmpf ugt, %198, %c27 : vector<16xf32>
              %200 = arith.select %199, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %201 = arith.addf %182, %200 : vector<16xf32>
              scf.yield %201 : vector<16xf32>
            }
            %202 = wave.reduce "add" %183 : vector<16xf32>
            %203 = arith.cmpf ogt, %202, %c30 : f32
            scf.if %203 {
              %204 = arith.fptosi %202 : f32 to i32
              wave.count %clipped, %204 : memref<?xi32>
            }
            %205 = arith.cmpi slt, %176, %kvHeads : index
            scf.if %205 {
              %206 = arith.muli %4, %c31 : index
              %207 = arith.muli %176, %206 : index
              %208 = arith.addi %180, %207 : index
              %209 = arith.muli %179, %c3 : index
              %210 = arith.addi %208, %209 : index
              scf.for %211 = %c6 to %headDim step %c2 {
                %212 = arith.muli %211, %c3 : index
                %213 = arith.addi %212, %c6 : index
                %214 = memref.load %5[%213] : memref<?xi8>
                %215 = arith.muli %211, %c31 : index
                %216 = arith.addi %210, %215 : index
                %217 = arith.addi %216, %c6 : index
                memref.store %214, %kv[%217] : memref<?xi8>
                %218 = arith.addi %212, %c2 : index
                %219 = memref.load %5[%218] : memref<?xi8>
                %220 = arith.addi %216, %c2 : index
                memref.store %219, %kv[%220] : memref<?xi8>
              }
            } else {
              %221 = arith.subi %176, %kvHeads : index
              %222 = arith.muli %221, %c3 : index
              %223 = arith.addi %222, %c2 : index
              %224 = arith.muli %4, %c4 : index
              %225 = arith.muli %223, %224 : index
              %226 = arith.addi %180, %225 : index
              %227 = arith.muli %179, %4 : index
              %228 = arith.addi %226, %227 : index
              scf.for %229 = %c6 to %4 step %c4 {
                %230 = vector.load %5[%229] : memref<?xi8>, vector<16xi8>
                %231 = arith.addi %228, %229 : index
                vector.store %230, %kv[%231] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %232 = arith.cmpi eq, %codec, %c2 : index
          scf.if %232 {
            %233 = arith.subi %0, %heads : index
            %234 = arith.muli %233, %4 : index
            %235 = arith.divui %173, %c4 : index
            %236 = arith.remui %173, %c4 : index
            %237 = arith.muli %235, %pageBytes : index
            %240 = scf.for %238 = %c6 to %headDim step %c4 iter_args(%239 = %c8) -> (vector<16xf32>) {
              %241 = arith.addi %234, %238 : index
              %242 = vector.load %encode[%241] : memref<?xf32>, vector<16xf32>
              %243 = arith.addi %234, %headDim : index
              %244 = arith.addi %243, %238 : index
              %245 = vector.load %encode[%244] : memref<?xf32>, vector<16xf32>
              %246 = arith.addi %84, %238 : index
              %247 = vector.load %3[%246] : memref<?xf32>, vector<16xf32>
              %248 = arith.subf %247, %245 : vector<16xf32>
              %249 = arith.mulf %248, %242 : vector<16xf32>
              %250 = wave.fp8_encode "e4m3" %249 : vector<16xf32> -> vector<16xi8>
              %251 = arith.muli %238, %c2 : index
              vector.store %250, %5[%251] : memref<?xi8>, vector<16xi8>
              %252 = math.absf %249 : vector<16xf32>
              %253 = arith.cmpf ugt, %252, %c32 : vector<16xf32>
              %254 = arith.select %253, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %255 = arith.addf %239, %254 : vector<16xf32>
              scf.yield %255 : vector<16xf32>
            }
            %256 = wave.reduce "add" %240 : vector<16xf32>
            %257 = arith.cmpf ogt, %256, %c30 : f32
            scf.if %257 {
              %258 = arith.fptosi %256 : f32 to i32
              wave.count %clipped, %258 : memref<?xi32>
            }
            %259 = arith.cmpi slt, %233, %kvHeads : index
            scf.if %259 {
              %260 = arith.muli %2, %c31 : index
              %261 = arith.muli %233, %260 : index
              %262 = arith.addi %237, %261 : index
              %263 = arith.muli %236, %c2 : index
              %264 = arith.addi %262, %263 : index
              scf.for %265 = %c6 to %headDim step %c2 {
                %266 = arith.muli %265, %c2 : index
                %267 = arith.addi %266, %c6 : index
                %268 = memref.load %5[%267] : memref<?xi8>
                %269 = arith.muli %265, %c4 : index
                %270 = arith.addi %264, %269 : index
                %271 = arith.addi %270, %c6 : index
                memref.store %268, %kv[%271] : memref<?xi8>
              }
            } else {
              %272 = arith.subi %233, %kvHeads : index
              %273 = arith.muli %272, %c3 : index
              %274 = arith.addi %273, %c2 : index
              %275 = arith.muli %2, %c4 : index
              %276 = arith.muli %274, %275 : index
              %277 = arith.addi %237, %276 : index
              %278 = arith.muli %236, %2 : index
              %279 = arith.addi %277, %278 : index
              scf.for %280 = %c6 to %2 step %c4 {
                %281 = vector.load %5[%280] : memref<?xi8>, vector<16xi8>
                %282 = arith.addi %279, %280 : index
                vector.store %281, %kv[%282] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %283 = arith.cmpi eq, %codec, %c3 : index
          scf.if %283 {
            %284 = arith.subi %0, %heads : index
            %285 = arith.muli %284, %4 : index
            %286 = arith.divui %173, %c4 : index
            %287 = arith.remui %173, %c4 : index
            %288 = arith.muli %286, %pageBytes : index
            %291 = scf.for %289 = %c6 to %headDim step %c4 iter_args(%290 = %c8) -> (vector<16xf32>) {
              %292 = arith.addi %285, %289 : index
              %293 = vector.load %encode[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.addi %285, %headDim : index
              %295 = arith.addi %294, %289 : index
              %296 = vector.load %encode[%295] : memref<?xf32>, vector<16xf32>
              %297 = arith.addi %84, %289 : index
              %298 = vector.load %3[%297] : memref<?xf32>, vector<16xf32>
              %299 = arith.subf %298, %296 : vector<16xf32>
              %300 = arith.mulf %299, %293 : vector<16xf32>
              %301 = wave.fp8_encode "e5m2" %300 : vector<16xf32> -> vector<16xi8>
              %302 = arith.muli %289, %c2 : index
              vector.store %301, %5[%302] : memref<?xi8>, vector<16xi8>
              %303 = math.absf %300 : vector<16xf32>
              %304 = arith.cmpf ugt, %303, %c33 : vector<16xf32>
              %305 = arith.select %304, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %306 = arith.addf %290, %305 : vector<16xf32>
              scf.yield %306 : vector<16xf32>
            }
            %307 = wave.reduce "add" %291 : vector<16xf32>
            %308 = arith.cmpf ogt, %307, %c30 : f32
            scf.if %308 {
              %309 = arith.fptosi %307 : f32 to i32
              wave.count %clipped, %309 : memref<?xi32>
            }
            %310 = arith.cmpi slt, %284, %kvHeads : index
            scf.if %310 {
              %311 = arith.muli %2, %c31 : index
              %312 = arith.muli %284, %311 : index
              %313 = arith.addi %288, %312 : index
              %314 = arith.muli %287, %c2 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c6 to %headDim step %c2 {
                %317 = arith.muli %316, %c2 : index
                %318 = arith.addi %317, %c6 : index
                %319 = memref.load %5[%318] : memref<?xi8>
                %320 = arith.muli %316, %c4 : index
                %321 = arith.addi %315, %320 : index
                %322 = arith.addi %321, %c6 : index
                memref.store %319, %kv[%322] : memref<?xi8>
              }
            } else {
              %323 = arith.subi %284, %kvHeads : index
              %324 = arith.muli %323, %c3 : index
              %325 = arith.addi %324, %c2 : index
              %326 = arith.muli %2, %c4 : index
              %327 = arith.muli %325, %326 : index
              %328 = arith.addi %288, %327 : index
              %329 = arith.muli %287, %2 : index
              %330 = arith.addi %328, %329 : index
              scf.for %331 = %c6 to %2 step %c4 {
                %332 = vector.load %5[%331] : memref<?xi8>, vector<16xi8>
                %333 = arith.addi %330, %331 : index
                vector.store %332, %kv[%333] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %334 = arith.cmpi eq, %codec, %c14 : index
          scf.if %334 {
            %335 = arith.subi %0, %heads : index
            %336 = arith.muli %335, %4 : index
            %337 = arith.divui %173, %c4 : index
            %338 = arith.remui %173, %c4 : index
            %339 = arith.muli %337, %pageBytes : index
            %342 = scf.for %340 = %c6 to %headDim step %c4 iter_args(%341 = %c8) -> (vector<16xf32>) {
              %343 = arith.addi %336, %340 : index
              %344 = vector.load %encode[%343] : memref<?xf32>, vector<16xf32>
              %345 = arith.addi %336, %headDim : index
              %346 = arith.addi %345, %340 : index
              %347 = vector.load %encode[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.addi %84, %340 : index
              %349 = vector.load %3[%348] : memref<?xf32>, vector<16xf32>
              %350 = arith.subf %349, %347 : vector<16xf32>
              %351 = arith.mulf %350, %344 : vector<16xf32>
              %352 = arith.cmpf ord, %351, %351 : vector<16xf32>
              %353 = arith.select %352, %351, %c8 : vector<16xi1>, vector<16xf32>
              %354 = math.roundeven %353 : vector<16xf32>
              %355 = arith.minimumf %354, %c34 : vector<16xf32>
              %356 = arith.maximumf %355, %c35 : vector<16xf32>
              %357 = arith.fptosi %356 : vector<16xf32> to vector<16xi32>
              %358 = arith.addi %357, %c36 : vector<16xi32>
              %359 = arith.trunci %358 : vector<16xi32> to vector<16xi8>
              %360 = arith.muli %340, %c2 : index
              vector.store %359, %5[%360] : memref<?xi8>, vector<16xi8>
              %361 = math.absf %351 : vector<16xf32>
              %362 = arith.cmpf ugt, %361, %c37 : vector<16xf32>
              %363 = arith.select %362, %c29, %c8 : vector<16xi1>, vector<16xf32>
              %364 = arith.addf %341, %363 : vector<16xf32>
              scf.yield %364 : vector<16xf32>
            }
            %365 = wave.reduce "add" %342 : vector<16xf32>
            %366 = arith.cmpf ogt, %365, %c30 : f32
            scf.if %366 {
              %367 = arith.fptosi %365 : f32 to i32
              wave.count %clipped, %367 : memref<?xi32>
            }
            %368 = arith.cmpi slt, %335, %kvHeads : index
            scf.if %368 {
              %369 = arith.muli %2, %c31 : index
              %370 = arith.muli %335, %369 : index
              %371 = arith.addi %339, %370 : index
              %372 = arith.muli %338, %c2 : index
              %373 = arith.addi %371, %372 : index
              scf.for %374 = %c6 to %headDim step %c2 {
                %375 = arith.muli %374, %c2 : index
                %376 = arith.addi %375, %c6 : index
                %377 = memref.load %5[%376] : memref<?xi8>
                %378 = arith.muli %374, %c4 : index
                %379 = arith.addi %373, %378 : index
                %380 = arith.addi %379, %c6 : index
                memref.store %377, %kv[%380] : memref<?xi8>
              }
            } else {
              %381 = arith.subi %335, %kvHeads : index
              %382 = arith.muli %381, %c3 : index
              %383 = arith.addi %382, %c2 : index
              %384 = arith.muli %2, %c4 : index
              %385 = arith.muli %383, %384 : index
              %386 = arith.addi %339, %385 : index
              %387 = arith.muli %338, %2 : index
              %388 = arith.addi %386, %387 : index
              scf.for %389 = %c6 to %2 step %c4 {
                %390 = vector.load %5[%389] : memref<?xi8>, vector<16xi8>
                %391 = arith.addi %388, %389 : index
                vector.store %390, %kv[%391] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

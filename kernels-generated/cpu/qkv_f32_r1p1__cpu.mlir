// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @qkv_f32_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
    %15 = arith.subi %13, %c2 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.muli %17, %inputFeatures : index
    scf.for %19 = %c6 to %8 step %c2 {
      %20 = arith.muli %0, %8 : index
      %21 = arith.addi %20, %19 : index
      %22 = arith.addi %21, %c6 : index
      %23 = arith.muli %22, %7 : index
      %26 = scf.for %24 = %c6 to %6 step %c2 iter_args(%25 = %c8) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c5 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.muli %24, %c4 : index
        %32 = scf.for %30 = %c6 to %c9 step %c2 iter_args(%31 = %25) -> (vector<16xf32>) {
          %33 = arith.muli %30, %c9 : index
          %34 = arith.addi %29, %33 : index
          %35 = arith.muli %30, %c10 : index
          %36 = arith.addi %28, %35 : index
          %37 = arith.addi %36, %c6 : index
          %38 = vector.load %w[%37] : memref<?xi8>, vector<64xi8>
          %39 = vector.bitcast %38 : vector<64xi8> to vector<16xf32>
          %40 = arith.addi %34, %c6 : index
          %41 = func.call @qkv_f32_r1p1__cpu.0(%18, %40, %x, %39, %31) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %42 = arith.addi %36, %c11 : index
          %43 = vector.load %w[%42] : memref<?xi8>, vector<64xi8>
          %44 = vector.bitcast %43 : vector<64xi8> to vector<16xf32>
          %45 = arith.addi %34, %c2 : index
          %46 = func.call @qkv_f32_r1p1__cpu.0(%18, %45, %x, %44, %41) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %47 = arith.addi %36, %c12 : index
          %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
          %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
          %50 = arith.addi %34, %c3 : index
          %51 = func.call @qkv_f32_r1p1__cpu.0(%18, %50, %x, %49, %46) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          %52 = arith.addi %36, %c13 : index
          %53 = vector.load %w[%52] : memref<?xi8>, vector<64xi8>
          %54 = vector.bitcast %53 : vector<64xi8> to vector<16xf32>
          %55 = arith.addi %34, %c14 : index
          %56 = func.call @qkv_f32_r1p1__cpu.0(%18, %55, %x, %54, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
          scf.yield %56 : vector<16xf32>
        }
        scf.yield %32 : vector<16xf32>
      }
      %57 = arith.muli %headDim, %c6 : index
      %58 = arith.muli %19, %c4 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.addi %59, %c6 : index
      vector.store %26, %3[%60] : memref<?xf32>, vector<16xf32>
    }
    %61 = arith.addi %14, %c2 : index
    %62 = arith.minsi %61, %13 : index
    scf.for %63 = %14 to %62 step %c2 {
      %64 = arith.subi %63, %14 : index
      %65 = arith.muli %64, %headDim : index
      %66 = arith.cmpi eq, %hasBias, %c2 : index
      scf.if %66 {
        scf.for %67 = %c6 to %headDim step %c4 {
          %68 = arith.muli %0, %headDim : index
          %69 = arith.addi %68, %67 : index
          %70 = vector.load %bias[%69] : memref<?xf32>, vector<16xf32>
          %71 = arith.addi %65, %67 : index
          %72 = vector.load %3[%71] : memref<?xf32>, vector<16xf32>
          %73 = arith.addf %72, %70 : vector<16xf32>
          vector.store %73, %3[%71] : memref<?xf32>, vector<16xf32>
        }
      }
      %74 = arith.addi %heads, %kvHeads : index
      %75 = arith.cmpi slt, %0, %74 : index
      scf.if %75 {
        %76 = arith.cmpi eq, %hasNorm, %c2 : index
        scf.if %76 {
          %77 = arith.cmpi slt, %0, %heads : index
          %80 = scf.for %78 = %c6 to %headDim step %c4 iter_args(%79 = %c8) -> (vector<16xf32>) {
            %81 = arith.addi %65, %78 : index
            %82 = vector.load %3[%81] : memref<?xf32>, vector<16xf32>
            %83 = math.fma %82, %82, %79 : vector<16xf32>
            scf.yield %83 : vector<16xf32>
          }
          %84 = wave.reduce "add" %80 : vector<16xf32>
          %85 = arith.mulf %84, %inverseHeadDim : f32
          %86 = arith.addf %85, %epsilon : f32
          %87 = math.sqrt %86 : f32
          %88 = arith.divf %c21, %87 : f32
          %89 = vector.broadcast %88 : f32 to vector<16xf32>
          scf.for %90 = %c6 to %headDim step %c4 {
            %91 = vector.load %query_norm[%90] : memref<?xf32>, vector<16xf32>
            %92 = vector.load %key_norm[%90] : memref<?xf32>, vector<16xf32>
            %93 = arith.select %77, %91, %92 : vector<16xf32>
            %94 = arith.addi %65, %90 : index
            %95 = vector.load %3[%94] : memref<?xf32>, vector<16xf32>
            %96 = arith.mulf %95, %89 : vector<16xf32>
            %97 = arith.mulf %96, %93 : vector<16xf32>
            vector.store %97, %3[%94] : memref<?xf32>, vector<16xf32>
          }
        }
        %98 = arith.addi %positionsAt, %63 : index
        %99 = memref.load %step[%98] : memref<?xi32>
        %100 = arith.index_cast %99 : i32 to index
        %101 = arith.divui %headDim, %c3 : index
        %102 = arith.remui %100, %c10 : index
        %103 = arith.muli %102, %headDim : index
        %104 = arith.divui %100, %c10 : index
        %105 = arith.addi %104, %c10 : index
        %106 = arith.muli %105, %headDim : index
        scf.for %107 = %c6 to %101 step %c23 {
          %108 = arith.addi %103, %107 : index
          %109 = vector.load %rope[%108] : memref<?xf32>, vector<8xf32>
          %110 = arith.addi %103, %101 : index
          %111 = arith.addi %110, %107 : index
          %112 = vector.load %rope[%111] : memref<?xf32>, vector<8xf32>
          %113 = arith.addi %106, %107 : index
          %114 = vector.load %rope[%113] : memref<?xf32>, vector<8xf32>
          %115 = arith.addi %106, %101 : index
          %116 = arith.addi %115, %107 : index
          %117 = vector.load %rope[%116] : memref<?xf32>, vector<8xf32>
          %118 = arith.mulf %114, %109 : vector<8xf32>
          %119 = arith.mulf %117, %112 : vector<8xf32>
          %120 = arith.subf %118, %119 : vector<8xf32>
          %121 = arith.mulf %117, %109 : vector<8xf32>
          %122 = arith.mulf %114, %112 : vector<8xf32>
          %123 = arith.addf %121, %122 : vector<8xf32>
          %124 = arith.addi %65, %107 : index
          %125 = vector.load %3[%124] : memref<?xf32>, vector<8xf32>
          %126 = arith.addi %65, %101 : index
          %127 = arith.addi %126, %107 : index
          %128 = vector.load %3[%127] : memref<?xf32>, vector<8xf32>
          %129 = arith.mulf %125, %120 : vector<8xf32>
          %130 = arith.mulf %128, %123 : vector<8xf32>
          %131 = arith.subf %129, %130 : vector<8xf32>
          vector.store %131, %3[%124] : memref<?xf32>, vector<8xf32>
          %132 = arith.mulf %128, %120 : vector<8xf32>
          %133 = arith.mulf %125, %123 : vector<8xf32>
          %134 = arith.addf %132, %133 : vector<8xf32>
          vector.store %134, %3[%127] : memref<?xf32>, vector<8xf32>
        }
      }
      %135 = arith.cmpi slt, %0, %heads : index
      scf.if %135 {
        scf.for %136 = %c6 to %headDim step %c4 {
          %137 = arith.addi %65, %136 : index
          %138 = vector.load %3[%137] : memref<?xf32>, vector<16xf32>
          %139 = arith.muli %63, %heads : index
          %140 = arith.addi %139, %0 : index
          %141 = arith.muli %140, %headDim : index
          %142 = arith.addi %141, %136 : index
          vector.store %138, %q[%142] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %143 = arith.addi %slotsAt, %63 : index
        %144 = memref.load %step[%143] : memref<?xi32>
        %145 = arith.index_cast %144 : i32 to index
        %146 = arith.cmpi sge, %145, %c6 : index
        scf.if %146 {
          %147 = arith.cmpi eq, %codec, %c6 : index
          scf.if %147 {
            %148 = arith.subi %0, %heads : index
            %149 = memref.load %scales[%148] : memref<?xf32>
            %150 = vector.broadcast %149 : f32 to vector<16xf32>
            %151 = arith.divui %145, %c4 : index
            %152 = arith.remui %145, %c4 : index
            %153 = arith.muli %151, %pageBytes : index
            scf.for %154 = %c6 to %headDim step %c4 {
              %155 = arith.addi %65, %154 : index
              %156 = vector.load %3[%155] : memref<?xf32>, vector<16xf32>
              %157 = arith.mulf %156, %150 : vector<16xf32>
              %158 = arith.minimumf %157, %c27 : vector<16xf32>
              %159 = arith.maximumf %158, %c28 : vector<16xf32>
              %160 = arith.truncf %159 : vector<16xf32> to vector<16xf16>
              %161 = vector.bitcast %160 : vector<16xf16> to vector<32xi8>
              %162 = arith.muli %154, %c3 : index
              vector.store %161, %5[%162] : memref<?xi8>, vector<32xi8>
            }
            %163 = arith.cmpi slt, %148, %kvHeads : index
            scf.if %163 {
              %164 = arith.muli %4, %c29 : index
              %165 = arith.muli %148, %164 : index
              %166 = arith.addi %153, %165 : index
              %167 = arith.muli %152, %c3 : index
              %168 = arith.addi %166, %167 : index
              scf.for %169 = %c6 to %headDim step %c2 {
                %170 = arith.muli %169, %c3 : index
                %171 = arith.addi %170, %c6 : index
                %172 = memref.load %5[%171] : memref<?xi8>
                %173 = arith.muli %169, %c29 : index
                %174 = arith.addi %168, %173 : index
                %175 = arith.addi %174, %c6 : index
                memref.store %172, %kv[%175] : memref<?xi8>
                %176 = arith.addi %170, %c2 : index
                %177 = memref.load %5[%176] : memref<?xi8>
                %178 = arith.addi %174, %c2 : index
                memref.store %177, %kv[%178] : memref<?xi8>
              }
            } else {
              %179 = arith.subi %148, %kvHeads : index
              %180 = arith.muli %179, %c3 : index
              %181 = arith.addi %180, %c2 : index
              %182 = arith.muli %4, %c4 : index
              %183 = arith.muli %181, %182 : index
              %184 = arith.addi %153, %183 : index
              %185 = arith.muli %152, %4 : index
              %186 = arith.addi %184, %185 : index
              scf.for %187 = %c6 to %4 step %c4 {
                %188 = vector.load %5[%187] : memref<?xi8>, vector<16xi8>
                %189 = arith.addi %186, %187 : index
                vector.store %188, %kv[%189] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %190 = arith.cmpi eq, %codec, %c2 : index
          scf.if %190 {
            %191 = arith.subi %0, %heads : index
            %192 = memref.load %scales[%191] : memref<?xf32>
            %193 = vector.broadcast %192 : f32 to vector<16xf32>
            %194 = arith.divui %145, %c4 : index
            %195 = arith.remui %145, %c4 : index
            %196 = arith.muli %194, %pageBytes : index
            scf.for %197 = %c6 to %headDim step %c4 {
              %198 = arith.addi %65, %197 : index
              %199 = vector.load %3[%198] : memref<?xf32>, vector<16xf32>
              %200 = arith.mulf %199, %193 : vector<16xf32>
              %201 = wave.fp8_encode "e4m3" %200 : vector<16xf32> -> vector<16xi8>
              %202 = arith.muli %197, %c2 : index
              vector.store %201, %5[%202] : memref<?xi8>, vector<16xi8>
            }
            %203 = arith.cmpi slt, %191, %kvHeads : index
            scf.if %203 {
              %204 = arith.muli %2, %c29 : index
              %205 = arith.muli %191, %204 : index
              %206 = arith.addi %196, %205 : index
              %207 = arith.muli %195, %c2 : index
              %208 = arith.addi %206, %207 : index
              scf.for %209 = %c6 to %headDim step %c2 {
                %210 = arith.muli %209, %c2 : index
                %211 = arith.addi %210, %c6 : index
                %212 = memref.load %5[%211] : memref<?xi8>
                %213 = arith.muli %209, %c4 : index
                %214 = arith.addi %208, %213 : index
                %215 = arith.addi %214, %c6 : index
                memref.store %212, %kv[%215] : memref<?xi8>
              }
            } else {
              %216 = arith.subi %191, %kvHeads : index
              %217 = arith.muli %216, %c3 : index
              %218 = arith.addi %217, %c2 : index
              %219 = arith.muli %2, %c4 : index
              %220 = arith.muli %218, %219 : index
              %221 = arith.addi %196, %220 : index
              %222 = arith.muli %195, %2 : index
              %223 = arith.addi %221, %222 : index
              scf.for %224 = %c6 to %2 step %c4 {
                %225 = vector.load %5[%224] : memref<?xi8>, vector<16xi8>
                %226 = arith.addi %223, %224 : index
                vector.store %225, %kv[%226] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %227 = arith.cmpi eq, %codec, %c3 : index
          scf.if %227 {
            %228 = arith.subi %0, %heads : index
            %229 = memref.load %scales[%228] : memref<?xf32>
            %230 = vector.broadcast %229 : f32 to vector<16xf32>
            %231 = arith.divui %145, %c4 : index
            %232 = arith.remui %145, %c4 : index
            %233 = arith.muli %231, %pageBytes : index
            scf.for %234 = %c6 to %headDim step %c4 {
              %235 = arith.addi %65, %234 : index
              %236 = vector.load %3[%235] : memref<?xf32>, vector<16xf32>
              %237 = arith.mulf %236, %230 : vector<16xf32>
              %238 = wave.fp8_encode "e5m2" %237 : vector<16xf32> -> vector<16xi8>
              %239 = arith.muli %234, %c2 : index
              vector.store %238, %5[%239] : memref<?xi8>, vector<16xi8>
            }
            %240 = arith.cmpi slt, %228, %kvHeads : index
            scf.if %240 {
              %241 = arith.muli %2, %c29 : index
              %242 = arith.muli %228, %241 : index
              %243 = arith.addi %233, %242 : index
              %244 = arith.muli %232, %c2 : index
              %245 = arith.addi %243, %244 : index
              scf.for %246 = %c6 to %headDim step %c2 {
                %247 = arith.muli %246, %c2 : index
                %248 = arith.addi %247, %c6 : index
                %249 = memref.load %5[%248] : memref<?xi8>
                %250 = arith.muli %246, %c4 : index
                %251 = arith.addi %245, %250 : index
                %252 = arith.addi %251, %c6 : index
                memref.store %249, %kv[%252] : memref<?xi8>
              }
            } else {
              %253 = arith.subi %228, %kvHeads : index
              %254 = arith.muli %253, %c3 : index
              %255 = arith.addi %254, %c2 : index
              %256 = arith.muli %2, %c4 : index
              %257 = arith.muli %255, %256 : index
              %258 = arith.addi %233, %257 : index
              %259 = arith.muli %232, %2 : index
              %260 = arith.addi %258, %259 : index
              scf.for %261 = %c6 to %2 step %c4 {
                %262 = vector.load %5[%261] : memref<?xi8>, vector<16xi8>
                %263 = arith.addi %260, %261 : index
                vector.store %262, %kv[%263] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

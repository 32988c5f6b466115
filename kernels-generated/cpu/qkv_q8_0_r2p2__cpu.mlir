// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 48 : index
  %c14 = arith.constant 3 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c21 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c23 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c28 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = wave.scratch %2 : memref<?xi8>
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.divui %headDim, %c5 : index
  %8 = memref.load %step[%c6] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c2 {
    %14 = arith.subi %12, %c8 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c8 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.muli %16, %inputFeatures : index
    %20 = arith.muli %18, %inputFeatures : index
    scf.for %21 = %c6 to %7 step %c2 {
      %22 = arith.muli %0, %7 : index
      %23 = arith.addi %22, %21 : index
      %24 = arith.addi %23, %c6 : index
      %25 = arith.muli %24, %6 : index
      %26 = arith.addi %23, %c8 : index
      %27 = arith.muli %26, %6 : index
      %33:4 = scf.for %28 = %c6 to %5 step %c8 iter_args(%29 = %c9, %30 = %c9, %31 = %c9, %32 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %28, %c4 : index
        %35 = arith.addi %25, %34 : index
        %36 = arith.addi %27, %34 : index
        %37 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
        %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
        %40 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
        %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
        %43 = arith.muli %28, %c3 : index
        %49:4 = scf.for %44 = %c6 to %c10 step %c8 iter_args(%45 = %29, %46 = %30, %47 = %31, %48 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %50 = arith.muli %44, %c11 : index
          %51 = arith.addi %43, %50 : index
          %52 = arith.addi %35, %c3 : index
          %53 = arith.muli %44, %c12 : index
          %54 = arith.addi %52, %53 : index
          %55 = arith.addi %54, %c6 : index
          %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
          %57 = arith.extsi %56 : vector<16xi8> to vector<16xi32>
          %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
          %59 = arith.mulf %58, %39 : vector<16xf32>
          %60 = arith.addi %36, %c3 : index
          %61 = arith.addi %60, %53 : index
          %62 = arith.addi %61, %c6 : index
          %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
          %64 = arith.extsi %63 : vector<16xi8> to vector<16xi32>
          %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
          %66 = arith.mulf %65, %42 : vector<16xf32>
          %67 = arith.addi %51, %c6 : index
          %68:4 = func.call @qkv_q8_0_r2p2__cpu.0(%19, %67, %x, %59, %45, %66, %46, %20, %47, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %69 = arith.addi %54, %c5 : index
          %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
          %71 = arith.extsi %70 : vector<16xi8> to vector<16xi32>
          %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
          %73 = arith.mulf %72, %39 : vector<16xf32>
          %74 = arith.addi %61, %c5 : index
          %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
          %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
          %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
          %78 = arith.mulf %77, %42 : vector<16xf32>
          %79 = arith.addi %51, %c8 : index
          %80:4 = func.call @qkv_q8_0_r2p2__cpu.0(%19, %79, %x, %73, %68#0, %78, %68#1, %20, %68#2, %68#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %81 = arith.addi %54, %c3 : index
          %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
          %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
          %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
          %85 = arith.mulf %84, %39 : vector<16xf32>
          %86 = arith.addi %61, %c3 : index
          %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
          %88 = arith.extsi %87 : vector<16xi8> to vector<16xi32>
          %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
          %90 = arith.mulf %89, %42 : vector<16xf32>
          %91 = arith.addi %51, %c2 : index
          %92:4 = func.call @qkv_q8_0_r2p2__cpu.0(%19, %91, %x, %85, %80#0, %90, %80#1, %20, %80#2, %80#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %93 = arith.addi %54, %c13 : index
          %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
          %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
          %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
          %97 = arith.mulf %96, %39 : vector<16xf32>
          %98 = arith.addi %61, %c13 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<16xi8>
          %100 = arith.extsi %99 : vector<16xi8> to vector<16xi32>
          %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
          %102 = arith.mulf %101, %42 : vector<16xf32>
          %103 = arith.addi %51, %c14 : index
          %104:4 = func.call @qkv_q8_0_r2p2__cpu.0(%19, %103, %x, %97, %92#0, %102, %92#1, %20, %92#2, %92#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %104#0, %104#1, %104#2, %104#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %105 = arith.muli %headDim, %c6 : index
      %106 = arith.muli %21, %c5 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.addi %107, %c6 : index
      vector.store %33#0, %3[%108] : memref<?xf32>, vector<16xf32>
      %109 = arith.addi %107, %c5 : index
      vector.store %33#1, %3[%109] : memref<?xf32>, vector<16xf32>
      %110 = arith.muli %headDim, %c8 : index
      %111 = arith.addi %110, %106 : index
      %112 = arith.addi %111, %c6 : index
      vector.store %33#2, %3[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %111, %c5 : index
      vector.store %33#3, %3[%113] : memref<?xf32>, vector<16xf32>
    }
    %114 = arith.addi %13, %c2 : index
    %115 = arith.minsi %114, %12 : index
    scf.for %116 = %13 to %115 step %c8 {
      %117 = arith.subi %116, %13 : index
      %118 = arith.muli %117, %headDim : index
      %119 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %119 {
        scf.for %120 = %c6 to %headDim step %c5 {
          %121 = arith.muli %0, %headDim : index
          %122 = arith.addi %121, %120 : index
          %123 = vector.load %bias[%122] : memref<?xf32>, vector<16xf32>
          %124 = arith.addi %118, %120 : index
          %125 = vector.load %3[%124] : memref<?xf32>, vector<16xf32>
          %126 = arith.addf %125, %123 : vector<16xf32>
          vector.store %126, %3[%124] : memref<?xf32>, vector<16xf32>
        }
      }
      %127 = arith.addi %heads, %kvHeads : index
      %128 = arith.cmpi slt, %0, %127 : index
      scf.if %128 {
        %129 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %129 {
          %130 = arith.cmpi slt, %0, %heads : index
          %133 = scf.for %131 = %c6 to %headDim step %c5 iter_args(%132 = %c9) -> (vector<16xf32>) {
            %134 = arith.addi %118, %131 : index
            %135 = vector.load %3[%134] : memref<?xf32>, vector<16xf32>
            %136 = math.fma %135, %135, %132 : vector<16xf32>
            scf.yield %136 : vector<16xf32>
          }
          %137 = wave.reduce "add" %133 : vector<16xf32>
          %138 = arith.mulf %137, %inverseHeadDim : f32
          %139 = arith.addf %138, %epsilon : f32
          %140 = math.sqrt %139 : f32
          %141 = arith.divf %c21, %140 : f32
          %142 = vector.broadcast %141 : f32 to vector<16xf32>
          scf.for %143 = %c6 to %headDim step %c5 {
            %144 = vector.load %query_norm[%143] : memref<?xf32>, vector<16xf32>
            %145 = vector.load %key_norm[%143] : memref<?xf32>, vector<16xf32>
            %146 = arith.select %130, %144, %145 : vector<16xf32>
            %147 = arith.addi %118, %143 : index
            %148 = vector.load %3[%147] : memref<?xf32>, vector<16xf32>
            %149 = arith.mulf %148, %142 : vector<16xf32>
            %150 = arith.mulf %149, %146 : vector<16xf32>
            vector.store %150, %3[%147] : memref<?xf32>, vector<16xf32>
          }
        }
        %151 = arith.addi %positionsAt, %116 : index
        %152 = memref.load %step[%151] : memref<?xi32>
        %153 = arith.index_cast %152 : i32 to index
        %154 = arith.divui %headDim, %c2 : index
        %155 = arith.remui %153, %c23 : index
        %156 = arith.muli %155, %headDim : index
        %157 = arith.divui %153, %c23 : index
        %158 = arith.addi %157, %c23 : index
        %159 = arith.muli %158, %headDim : index
        scf.for %160 = %c6 to %154 step %c10 {
          %161 = arith.addi %156, %160 : index
          %162 = vector.load %rope[%161] : memref<?xf32>, vector<8xf32>
          %163 = arith.addi %156, %154 : index
          %164 = arith.addi %163, %160 : index
          %165 = vector.load %rope[%164] : memref<?xf32>, vector<8xf32>
          %166 = arith.addi %159, %160 : index
          %167 = vector.load %rope[%166] : memref<?xf32>, vector<8xf32>
          %168 = arith.addi %159, %154 : index
          %169 = arith.addi %168, %160 : index
          %170 = vector.load %rope[%169] : memref<?xf32>, vector<8xf32>
          %171 = arith.mulf %167, %162 : vector<8xf32>
          %172 = arith.mulf %170, %165 : vector<8xf32>
          %173 = arith.subf %171, %172 : vector<8xf32>
          %174 = arith.mulf %170, %162 : vector<8xf32>
          %175 = arith.mulf %167, %165 : vector<8xf32>
          %176 = arith.addf %174, %175 : vector<8xf32>
          %177 = arith.addi %118, %160 : index
          %178 = vector.load %3[%177] : memref<?xf32>, vector<8xf32>
          %179 = arith.addi %118, %154 : index
          %180 = arith.addi %179, %160 : index
          %181 = vector.load %3[%180] : memref<?xf32>, vector<8xf32>
          %182 = arith.mulf %178, %173 : vector<8xf32>
          %183 = arith.mulf %181, %176 : vector<8xf32>
          %184 = arith.subf %182, %183 : vector<8xf32>
          vector.store %184, %3[%177] : memref<?xf32>, vector<8xf32>
          %185 = arith.mulf %181, %173 : vector<8xf32>
          %186 = arith.mulf %178, %176 : vector<8xf32>
          %187 = arith.addf %185, %186 : vector<8xf32>
          vector.store %187, %3[%180] : memref<?xf32>, vector<8xf32>
        }
      }
      %188 = arith.cmpi slt, %0, %heads : index
      scf.if %188 {
        scf.for %189 = %c6 to %headDim step %c5 {
          %190 = arith.addi %118, %189 : index
          %191 = vector.load %3[%190] : memref<?xf32>, vector<16xf32>
          %192 = arith.muli %116, %heads : index
          %193 = arith.addi %192, %0 : index
          %194 = arith.muli %193, %headDim : index
          %195 = arith.addi %194, %189 : index
          vector.store %191, %q[%195] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %196 = arith.addi %slotsAt, %116 : index
        %197 = memref.load %step[%196] : memref<?xi32>
        %198 = arith.index_cast %197 : i32 to index
        %199 = arith.cmpi sge, %198, %c6 : index
        scf.if %199 {
          %200 = arith.cmpi eq, %codec, %c6 : index
          scf.if %200 {
            %201 = arith.subi %0, %heads : index
            %202 = memref.load %scales[%201] : memref<?xf32>
            %203 = vector.broadcast %202 : f32 to vector<16xf32>
            %204 = arith.divui %198, %c5 : index
            %205 = arith.remui %198, %c5 : index
            %206 = arith.muli %204, %pageBytes : index
            scf.for %207 = %c6 to %headDim step %c5 {
              %208 = arith.addi %118, %207 : index
              %209 = vector.load %3[%208] : memref<?xf32>, vector<16xf32>
              %210 = arith.mulf %209, %203 : vector<16xf32>
              %211 = arith.minimumf %210, %c27 : vector<16xf32>
              %212 = arith.maximumf %211, %c28 : vector<16xf32>
              %213 = arith.truncf %212 : vector<16xf32> to vector<16xf16>
              %214 = vector.bitcast %213 : vector<16xf16> to vector<32xi8>
              %215 = arith.muli %207, %c2 : index
              vector.store %214, %4[%215] : memref<?xi8>, vector<32xi8>
            }
            %216 = arith.cmpi slt, %201, %kvHeads : index
            scf.if %216 {
              %217 = arith.muli %2, %c3 : index
              %218 = arith.muli %201, %217 : index
              %219 = arith.addi %206, %218 : index
              %220 = arith.muli %205, %c2 : index
              %221 = arith.addi %219, %220 : index
              scf.for %222 = %c6 to %headDim step %c8 {
                %223 = arith.muli %222, %c2 : index
                %224 = arith.addi %223, %c6 : index
                %225 = memref.load %4[%224] : memref<?xi8>
                %226 = arith.muli %222, %c3 : index
                %227 = arith.addi %221, %226 : index
                %228 = arith.addi %227, %c6 : index
                memref.store %225, %kv[%228] : memref<?xi8>
                %229 = arith.addi %223, %c8 : index
                %230 = memref.load %4[%229] : memref<?xi8>
                %231 = arith.addi %227, %c8 : index
                memref.store %230, %kv[%231] : memref<?xi8>
              }
            } else {
              %232 = arith.subi %201, %kvHeads : index
              %233 = arith.muli %232, %c2 : index
              %234 = arith.addi %233, %c8 : index
              %235 = arith.muli %2, %c5 : index
              %236 = arith.muli %234, %235 : index
              %237 = arith.addi %206, %236 : index
              %238 = arith.muli %205, %2 : index
              %239 = arith.addi %237, %238 : index
              scf.for %240 = %c6 to %2 step %c5 {
                %241 = vector.load %4[%240] : memref<?xi8>, vector<16xi8>
                %242 = arith.addi %239, %240 : index
                vector.store %241, %kv[%242] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %243 = arith.cmpi eq, %codec, %c8 : index
          scf.if %243 {
            %244 = arith.subi %0, %heads : index
            %245 = memref.load %scales[%244] : memref<?xf32>
            %246 = vector.broadcast %245 : f32 to vector<16xf32>
            %247 = arith.divui %198, %c5 : index
            %248 = arith.remui %198, %c5 : index
            %249 = arith.muli %headDim, %c8 : index
            %250 = arith.muli %247, %pageBytes : index
            scf.for %251 = %c6 to %headDim step %c5 {
              %252 = arith.addi %118, %251 : index
              %253 = vector.load %3[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.mulf %253, %246 : vector<16xf32>
              %255 = wave.fp8_encode "e4m3" %254 : vector<16xf32> -> vector<16xi8>
              %256 = arith.muli %251, %c8 : index
              vector.store %255, %4[%256] : memref<?xi8>, vector<16xi8>
            }
            %257 = arith.cmpi slt, %244, %kvHeads : index
            scf.if %257 {
              %258 = arith.muli %249, %c3 : index
              %259 = arith.muli %244, %258 : index
              %260 = arith.addi %250, %259 : index
              %261 = arith.muli %248, %c8 : index
              %262 = arith.addi %260, %261 : index
              scf.for %263 = %c6 to %headDim step %c8 {
                %264 = arith.muli %263, %c8 : index
                %265 = arith.addi %264, %c6 : index
                %266 = memref.load %4[%265] : memref<?xi8>
                %267 = arith.muli %263, %c5 : index
                %268 = arith.addi %262, %267 : index
                %269 = arith.addi %268, %c6 : index
                memref.store %266, %kv[%269] : memref<?xi8>
              }
            } else {
              %270 = arith.subi %244, %kvHeads : index
              %271 = arith.muli %270, %c2 : index
              %272 = arith.addi %271, %c8 : index
              %273 = arith.muli %249, %c5 : index
              %274 = arith.muli %272, %273 : index
              %275 = arith.addi %250, %274 : index
              %276 = arith.muli %248, %249 : index
              %277 = arith.addi %275, %276 : index
              scf.for %278 = %c6 to %249 step %c5 {
                %279 = vector.load %4[%278] : memref<?xi8>, vector<16xi8>
                %280 = arith.addi %277, %278 : index
                vector.store %279, %kv[%280] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %281 = arith.cmpi eq, %codec, %c2 : index
          scf.if %281 {
            %282 = arith.subi %0, %heads : index
            %283 = memref.load %scales[%282] : memref<?xf32>
            %284 = vector.broadcast %283 : f32 to vector<16xf32>
            %285 = arith.divui %198, %c5 : index
            %286 = arith.remui %198, %c5 : index
            %287 = arith.muli %headDim, %c8 : index
            %288 = arith.muli %285, %pageBytes : index
            scf.for %289 = %c6 to %headDim step %c5 {
              %290 = arith.addi %118, %289 : index
              %291 = vector.load %3[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.mulf %291, %284 : vector<16xf32>
              %293 = wave.fp8_encode "e5m2" %292 : vector<16xf32> -> vector<16xi8>
              %294 = arith.muli %289, %c8 : index
              vector.store %293, %4[%294] : memref<?xi8>, vector<16xi8>
            }
            %295 = arith.cmpi slt, %282, %kvHeads : index
            scf.if %295 {
              %296 = arith.muli %287, %c3 : index
              %297 = arith.muli %282, %296 : index
              %298 = arith.addi %288, %297 : index
              %299 = arith.muli %286, %c8 : index
              %300 = arith.addi %298, %299 : index
              scf.for %301 = %c6 to %headDim step %c8 {
                %302 = arith.muli %301, %c8 : index
                %303 = arith.addi %302, %c6 : index
                %304 = memref.load %4[%303] : memref<?xi8>
                %305 = arith.muli %301, %c5 : index
                %306 = arith.addi %300, %305 : index
                %307 = arith.addi %306, %c6 : index
                memref.store %304, %kv[%307] : memref<?xi8>
              }
            } else {
              %308 = arith.subi %282, %kvHeads : index
              %309 = arith.muli %308, %c2 : index
              %310 = arith.addi %309, %c8 : index
              %311 = arith.muli %287, %c5 : index
              %312 = arith.muli %310, %311 : index
              %313 = arith.addi %288, %312 : index
              %314 = arith.muli %286, %287 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c6 to %287 step %c5 {
                %317 = vector.load %4[%316] : memref<?xi8>, vector<16xi8>
                %318 = arith.addi %315, %316 : index
                vector.store %317, %kv[%318] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

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
wave.kernel @qkv_q8_0_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c29 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c30 = arith.constant 0x00000000 : f32
  %c31 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c32 = arith.constant dense<0x47600000> : vector<16xf32>
  %c33 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c34 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c35 = arith.constant dense<128> : vector<16xi32>
  %c36 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
        %189 = arith.divui %heads, %kvHeads : index
        %190 = arith.muli %headDim, %c11 : index
        %191 = arith.muli %kvHeads, %190 : index
        %192 = arith.divui %0, %189 : index
        %193 = arith.muli %192, %headDim : index
        %194 = arith.addi %191, %193 : index
        scf.for %195 = %c6 to %headDim step %c5 {
          %196 = arith.addi %194, %195 : index
          %197 = vector.load %encode[%196] : memref<?xf32>, vector<16xf32>
          %198 = arith.addi %118, %195 : index
          %199 = vector.load %3[%198] : memref<?xf32>, vector<16xf32>
          %200 = arith.mulf %199, %197 : vector<16xf32>
          %201 = arith.muli %116, %heads : index
          %202 = arith.addi %201, %0 : index
          %203 = arith.muli %202, %headDim : index
          %204 = arith.addi %203, %195 : index
          vector.store %200, %q[%204] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %205 = arith.addi %slotsAt, %116 : index
        %206 = memref.load %step[%205] : memref<?xi32>
        %207 = arith.index_cast %206 : i32 to index
        %208 = arith.cmpi sge, %207, %c6 : index
        scf.if %208 {
          %209 = arith.cmpi eq, %codec, %c6 : index
          scf.if %209 {
            %210 = arith.subi %0, %heads : index
            %211 = arith.muli %210, %2 : index
            %212 = arith.divui %207, %c5 : index
            %213 = arith.remui %207, %c5 : index
            %214 = arith.muli %212, %pageBytes : index
            %217 = scf.for %215 = %c6 to %headDim step %c5 iter_args(%216 = %c9) -> (vector<16xf32>) {
              %218 = arith.addi %211, %215 : index
              %219 = vector.load %encode[%218] : memref<?xf32>, vector<16xf32>
              %220 = arith.addi %211, %headDim : index
              %221 = arith.addi %220, %215 : index
              %222 = vector.load %encode[%221] : memref<?xf32>, vector<16xf32>
              %223 = arith.addi %118, %215 : index
              %224 = vector.load %3[%223] : memref<?xf32>, vector<16xf32>
              %225 = arith.subf %224, %222 : vector<16xf32>
              %226 = arith.mulf %225, %219 : vector<16xf32>
              %227 = arith.minimumf %226, %c27 : vector<16xf32>
              %228 = arith.maximumf %227, %c28 : vector<16xf32>
              %229 = arith.truncf %228 : vector<16xf32> to vector<16xf16>
              %230 = vector.bitcast %229 : vector<16xf16> to vector<32xi8>
              %231 = arith.muli %215, %c2 : index
              vector.store %230, %4[%231] : memref<?xi8>, vector<32xi8>
              %232 = math.absf %226 : vector<16xf32>
              %233 = arith.cmpf ugt, %232, %c27 : vector<16xf32>
              %234 = arith.select %233, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %235 = arith.addf %216, %234 : vector<16xf32>
              scf.yield %235 : vector<16xf32>
            }
            %236 = wave.reduce "add" %217 : vector<16xf32>
            %237 = arith.cmpf ogt, %236, %c30 : f32
            scf.if %237 {
              %238 = arith.fptosi %236 : f32 to i32
              wave.count %clipped, %238 : memref<?xi32>
            }
            %239 = arith.cmpi slt, %210, %kvHeads : index
            scf.if %239 {
              %240 = arith.muli %2, %c3 : index
              %241 = arith.muli %210, %240 : index
              %242 = arith.addi %214, %241 : index
              %243 = arith.muli %213, %c2 : index
              %244 = arith.addi %242, %243 : index
              scf.for %245 = %c6 to %headDim step %c8 {
                %246 = arith.muli %245, %c2 : index
                %247 = arith.addi %246, %c6 : index
                %248 = memref.load %4[%247] : memref<?xi8>
                %249 = arith.muli %245, %c3 : index
                %250 = arith.addi %244, %249 : index
                %251 = arith.addi %250, %c6 : index
                memref.store %248, %kv[%251] : memref<?xi8>
                %252 = arith.addi %246, %c8 : index
                %253 = memref.load %4[%252] : memref<?xi8>
                %254 = arith.addi %250, %c8 : index
                memref.store %253, %kv[%254] : memref<?xi8>
              }
            } else {
              %255 = arith.subi %210, %kvHeads : index
              %256 = arith.muli %255, %c2 : index
              %257 = arith.addi %256, %c8 : index
              %258 = arith.muli %2, %c5 : index
              %259 = arith.muli %257, %258 : index
              %260 = arith.addi %214, %259 : index
              %261 = arith.muli %213, %2 : index
              %262 = arith.addi %260, %261 : index
              scf.for %263 = %c6 to %2 step %c5 {
                %264 = vector.load %4[%263] : memref<?xi8>, vector<16xi8>
                %265 = arith.addi %262, %263 : index
                vector.store %264, %kv[%265] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %266 = arith.cmpi eq, %codec, %c8 : index
          scf.if %266 {
            %267 = arith.subi %0, %heads : index
            %268 = arith.muli %267, %2 : index
            %269 = arith.divui %207, %c5 : index
            %270 = arith.remui %207, %c5 : index
            %271 = arith.muli %headDim, %c8 : index
            %272 = arith.muli %269, %pageBytes : index
            %275 = scf.for %273 = %c6 to %headDim step %c5 iter_args(%274 = %c9) -> (vector<16xf32>) {
              %276 = arith.addi %268, %273 : index
              %277 = vector.load %encode[%276] : memref<?xf32>, vector<16xf32>
              %278 = arith.addi %268, %headDim : index
              %279 = arith.addi %278, %273 : index
              %280 = vector.load %encode[%279] : memref<?xf32>, vector<16xf32>
              %281 = arith.addi %118, %273 : index
              %282 = vector.load %3[%281] : memref<?xf32>, vector<16xf32>
              %283 = arith.subf %282, %280 : vector<16xf32>
              %284 = arith.mulf %283, %277 : vector<16xf32>
              %285 = wave.fp8_encode "e4m3" %284 : vector<16xf32> -> vector<16xi8>
              %286 = arith.muli %273, %c8 : index
              vector.store %285, %4[%286] : memref<?xi8>, vector<16xi8>
              %287 = math.absf %284 : vector<16xf32>
              %288 = arith.cmpf ugt, %287, %c31 : vector<16xf32>
              %289 = arith.select %288, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %290 = arith.addf %274, %289 : vector<16xf32>
              scf.yield %290 : vector<16xf32>
            }
            %291 = wave.reduce "add" %275 : vector<16xf32>
            %292 = arith.cmpf ogt, %291, %c30 : f32
            scf.if %292 {
              %293 = arith.fptosi %291 : f32 to i32
              wave.count %clipped, %293 : memref<?xi32>
            }
            %294 = arith.cmpi slt, %267, %kvHeads : index
            scf.if %294 {
              %295 = arith.muli %271, %c3 : index
              %296 = arith.muli %267, %295 : index
              %297 = arith.addi %272, %296 : index
              %298 = arith.muli %270, %c8 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c6 to %headDim step %c8 {
                %301 = arith.muli %300, %c8 : index
                %302 = arith.addi %301, %c6 : index
                %303 = memref.load %4[%302] : memref<?xi8>
                %304 = arith.muli %300, %c5 : index
                %305 = arith.addi %299, %304 : index
                %306 = arith.addi %305, %c6 : index
                memref.store %303, %kv[%306] : memref<?xi8>
              }
            } else {
              %307 = arith.subi %267, %kvHeads : index
              %308 = arith.muli %307, %c2 : index
              %309 = arith.addi %308, %c8 : index
              %310 = arith.muli %271, %c5 : index
              %311 = arith.muli %309, %310 : index
              %312 = arith.addi %272, %311 : index
              %313 = arith.muli %270, %271 : index
              %314 = arith.addi %312, %313 : index
              scf.for %315 = %c6 to %271 step %c5 {
                %316 = vector.load %4[%315] : memref<?xi8>, vector<16xi8>
                %317 = arith.addi %314, %315 : index
                vector.store %316, %kv[%317] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %318 = arith.cmpi eq, %codec, %c2 : index
          scf.if %318 {
            %319 = arith.subi %0, %heads : index
            %320 = arith.muli %319, %2 : index
            %321 = arith.divui %207, %c5 : index
            %322 = arith.remui %207, %c5 : index
            %323 = arith.muli %headDim, %c8 : index
            %324 = arith.muli %321, %pageBytes : index
            %327 = scf.for %325 = %c6 to %headDim step %c5 iter_args(%326 = %c9) -> (vector<16xf32>) {
              %328 = arith.addi %320, %325 : index
              %329 = vector.load %encode[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.addi %320, %headDim : index
              %331 = arith.addi %330, %325 : index
              %332 = vector.load %encode[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.addi %118, %325 : index
              %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.subf %334, %332 : vector<16xf32>
              %336 = arith.mulf %335, %329 : vector<16xf32>
              %337 = wave.fp8_encode "e5m2" %336 : vector<16xf32> -> vector<16xi8>
              %338 = arith.muli %325, %c8 : index
              vector.store %337, %4[%338] : memref<?xi8>, vector<16xi8>
              %339 = math.absf %336 : vector<16xf32>
              %340 = arith.cmpf ugt, %339, %c32 : vector<16xf32>
              %341 = arith.select %340, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %342 = arith.addf %326, %341 : vector<16xf32>
              scf.yield %342 : vector<16xf32>
            }
            %343 = wave.reduce "add" %327 : vector<16xf32>
            %344 = arith.cmpf ogt, %343, %c30 : f32
            scf.if %344 {
              %345 = arith.fptosi %343 : f32 to i32
              wave.count %clipped, %345 : memref<?xi32>
            }
            %346 = arith.cmpi slt, %319, %kvHeads : index
            scf.if %346 {
              %347 = arith.muli %323, %c3 : index
              %348 = arith.muli %319, %347 : index
              %349 = arith.addi %324, %348 : index
              %350 = arith.muli %322, %c8 : index
              %351 = arith.addi %349, %350 : index
              scf.for %352 = %c6 to %headDim step %c8 {
                %353 = arith.muli %352, %c8 : index
                %354 = arith.addi %353, %c6 : index
                %355 = memref.load %4[%354] : memref<?xi8>
                %356 = arith.muli %352, %c5 : index
                %357 = arith.addi %351, %356 : index
                %358 = arith.addi %357, %c6 : index
                memref.store %355, %kv[%358] : memref<?xi8>
              }
            } else {
              %359 = arith.subi %319, %kvHeads : index
              %360 = arith.muli %359, %c2 : index
              %361 = arith.addi %360, %c8 : index
              %362 = arith.muli %323, %c5 : index
              %363 = arith.muli %361, %362 : index
              %364 = arith.addi %324, %363 : index
              %365 = arith.muli %322, %323 : index
              %366 = arith.addi %364, %365 : index
              scf.for %367 = %c6 to %323 step %c5 {
                %368 = vector.load %4[%367] : memref<?xi8>, vector<16xi8>
                %369 = arith.addi %366, %367 : index
                vector.store %368, %kv[%369] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %370 = arith.cmpi eq, %codec, %c14 : index
          scf.if %370 {
            %371 = arith.subi %0, %heads : index
            %372 = arith.muli %371, %2 : index
            %373 = arith.divui %207, %c5 : index
            %374 = arith.remui %207, %c5 : index
            %375 = arith.muli %headDim, %c8 : index
            %376 = arith.muli %373, %pageBytes : index
            %379 = scf.for %377 = %c6 to %headDim step %c5 iter_args(%378 = %c9) -> (vector<16xf32>) {
              %380 = arith.addi %372, %377 : index
              %381 = vector.load %encode[%380] : memref<?xf32>, vector<16xf32>
              %382 = arith.addi %372, %headDim : index
              %383 = arith.addi %382, %377 : index
              %384 = vector.load %encode[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.addi %118, %377 : index
              %386 = vector.load %3[%385] : memref<?xf32>, vector<16xf32>
              %387 = arith.subf %386, %384 : vector<16xf32>
              %388 = arith.mulf %387, %381 : vector<16xf32>
              %389 = arith.cmpf ord, %388, %388 : vector<16xf32>
              %390 = arith.select %389, %388, %c9 : vector<16xi1>, vector<16xf32>
              %391 = math.roundeven %390 : vector<16xf32>
              %392 = arith.minimumf %391, %c33 : vector<16xf32>
              %393 = arith.maximumf %392, %c34 : vector<16xf32>
              %394 = arith.fptosi %393 : vector<16xf32> to vector<16xi32>
              %395 = arith.addi %394, %c35 : vector<16xi32>
              %396 = arith.trunci %395 : vector<16xi32> to vector<16xi8>
              %397 = arith.muli %377, %c8 : index
              vector.store %396, %4[%397] : memref<?xi8>, vector<16xi8>
              %398 = math.absf %388 : vector<16xf32>
              %399 = arith.cmpf ugt, %398, %c36 : vector<16xf32>
              %400 = arith.select %399, %c29, %c9 : vector<16xi1>, vector<16xf32>
              %401 = arith.addf %378, %400 : vector<16xf32>
              scf.yield %401 : vector<16xf32>
            }
            %402 = wave.reduce "add" %379 : vector<16xf32>
            %403 = arith.cmpf ogt, %402, %c30 : f32
            scf.if %403 {
              %404 = arith.fptosi %402 : f32 to i32
              wave.count %clipped, %404 : memref<?xi32>
            }
            %405 = arith.cmpi slt, %371, %kvHeads : index
            scf.if %405 {
              %406 = arith.muli %375, %c3 : index
              %407 = arith.muli %371, %406 : index
              %408 = arith.addi %376, %407 : index
              %409 = arith.muli %374, %c8 : index
              %410 = arith.addi %408, %409 : index
              scf.for %411 = %c6 to %headDim step %c8 {
                %412 = arith.muli %411, %c8 : index
                %413 = arith.addi %412, %c6 : index
                %414 = memref.load %4[%413] : memref<?xi8>
                %415 = arith.muli %411, %c5 : index
                %416 = arith.addi %410, %415 : index
                %417 = arith.addi %416, %c6 : index
                memref.store %414, %kv[%417] : memref<?xi8>
              }
            } else {
              %418 = arith.subi %371, %kvHeads : index
              %419 = arith.muli %418, %c2 : index
              %420 = arith.addi %419, %c8 : index
              %421 = arith.muli %375, %c5 : index
              %422 = arith.muli %420, %421 : index
              %423 = arith.addi %376, %422 : index
              %424 = arith.muli %374, %375 : index
              %425 = arith.addi %423, %424 : index
              scf.for %426 = %c6 to %375 step %c5 {
                %427 = vector.load %4[%426] : memref<?xi8>, vector<16xi8>
                %428 = arith.addi %425, %426 : index
                vector.store %427, %kv[%428] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

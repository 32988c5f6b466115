// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_int4_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
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
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c7 : index
  %11 = memref.load %step[%c8] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c10 : index
    %18 = arith.addi %16, %c8 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c10 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c11 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.muli %19, %inputFeatures : index
    %27 = arith.muli %21, %inputFeatures : index
    %28 = arith.muli %23, %inputFeatures : index
    %29 = arith.muli %25, %inputFeatures : index
    scf.for %30 = %c8 to %10 step %c3 {
      %31 = arith.muli %0, %10 : index
      %32 = arith.addi %31, %30 : index
      %33 = arith.addi %32, %c8 : index
      %34 = arith.muli %33, %9 : index
      %35 = arith.addi %32, %c10 : index
      %36 = arith.muli %35, %9 : index
      %37 = arith.divui %groupSize, %c2 : index
      %47:8 = scf.for %38 = %c8 to %8 step %c10 iter_args(%39 = %c12, %40 = %c12, %41 = %c12, %42 = %c12, %43 = %c12, %44 = %c12, %45 = %c12, %46 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %38, %7 : index
        %49 = arith.addi %34, %48 : index
        %50 = arith.addi %36, %48 : index
        %51 = vector.load %w[%49] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xf16>
        %53 = arith.extf %52 : vector<16xf16> to vector<16xf32>
        %54 = arith.addi %49, %c13 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %50, %c13 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
        %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
        %63 = arith.muli %38, %groupSize : index
        %73:8 = scf.for %64 = %c8 to %37 step %c10 iter_args(%65 = %39, %66 = %40, %67 = %41, %68 = %42, %69 = %43, %70 = %44, %71 = %45, %72 = %46) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %74 = arith.muli %64, %c2 : index
          %75 = arith.addi %63, %74 : index
          %76 = arith.addi %49, %c6 : index
          %77 = arith.muli %64, %c13 : index
          %78 = arith.addi %76, %77 : index
          %79 = arith.addi %78, %c8 : index
          %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
          %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
          %82 = arith.andi %81, %c14 : vector<16xi32>
          %83 = arith.shrui %81, %c15 : vector<16xi32>
          %84 = arith.subi %82, %56 : vector<16xi32>
          %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
          %86 = arith.mulf %85, %53 : vector<16xf32>
          %87 = arith.addi %50, %c6 : index
          %88 = arith.addi %87, %77 : index
          %89 = arith.addi %88, %c8 : index
          %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
          %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
          %92 = arith.andi %91, %c14 : vector<16xi32>
          %93 = arith.shrui %91, %c15 : vector<16xi32>
          %94 = arith.subi %92, %62 : vector<16xi32>
          %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
          %96 = arith.mulf %95, %59 : vector<16xf32>
          %97 = arith.addi %75, %c8 : index
          %98:8 = func.call @qkv_int4_r4p2__cpu.0(%26, %97, %x, %86, %65, %96, %66, %27, %67, %68, %28, %69, %70, %29, %71, %72) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %99 = arith.subi %83, %56 : vector<16xi32>
          %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
          %101 = arith.mulf %100, %53 : vector<16xf32>
          %102 = arith.subi %93, %62 : vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.mulf %103, %59 : vector<16xf32>
          %105 = arith.addi %75, %c10 : index
          %106:8 = func.call @qkv_int4_r4p2__cpu.0(%26, %105, %x, %101, %98#0, %104, %98#1, %27, %98#2, %98#3, %28, %98#4, %98#5, %29, %98#6, %98#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %107 = arith.addi %78, %c7 : index
          %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
          %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
          %110 = arith.andi %109, %c14 : vector<16xi32>
          %111 = arith.shrui %109, %c15 : vector<16xi32>
          %112 = arith.subi %110, %56 : vector<16xi32>
          %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
          %114 = arith.mulf %113, %53 : vector<16xf32>
          %115 = arith.addi %88, %c7 : index
          %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
          %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
          %118 = arith.andi %117, %c14 : vector<16xi32>
          %119 = arith.shrui %117, %c15 : vector<16xi32>
          %120 = arith.subi %118, %62 : vector<16xi32>
          %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
          %122 = arith.mulf %121, %59 : vector<16xf32>
          %123 = arith.addi %75, %c3 : index
          %124:8 = func.call @qkv_int4_r4p2__cpu.0(%26, %123, %x, %114, %106#0, %122, %106#1, %27, %106#2, %106#3, %28, %106#4, %106#5, %29, %106#6, %106#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %125 = arith.subi %111, %56 : vector<16xi32>
          %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
          %127 = arith.mulf %126, %53 : vector<16xf32>
          %128 = arith.subi %119, %62 : vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = arith.mulf %129, %59 : vector<16xf32>
          %131 = arith.addi %75, %c11 : index
          %132:8 = func.call @qkv_int4_r4p2__cpu.0(%26, %131, %x, %127, %124#0, %130, %124#1, %27, %124#2, %124#3, %28, %124#4, %124#5, %29, %124#6, %124#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %132#0, %132#1, %132#2, %132#3, %132#4, %132#5, %132#6, %132#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %73#0, %73#1, %73#2, %73#3, %73#4, %73#5, %73#6, %73#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %133 = arith.muli %headDim, %c8 : index
      %134 = arith.muli %30, %c7 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.addi %135, %c8 : index
      vector.store %47#0, %3[%136] : memref<?xf32>, vector<16xf32>
      %137 = arith.addi %135, %c7 : index
      vector.store %47#1, %3[%137] : memref<?xf32>, vector<16xf32>
      %138 = arith.muli %headDim, %c10 : index
      %139 = arith.addi %138, %134 : index
      %140 = arith.addi %139, %c8 : index
      vector.store %47#2, %3[%140] : memref<?xf32>, vector<16xf32>
      %141 = arith.addi %139, %c7 : index
      vector.store %47#3, %3[%141] : memref<?xf32>, vector<16xf32>
      %142 = arith.addi %4, %134 : index
      %143 = arith.addi %142, %c8 : index
      vector.store %47#4, %3[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.addi %142, %c7 : index
      vector.store %47#5, %3[%144] : memref<?xf32>, vector<16xf32>
      %145 = arith.muli %headDim, %c11 : index
      %146 = arith.addi %145, %134 : index
      %147 = arith.addi %146, %c8 : index
      vector.store %47#6, %3[%147] : memref<?xf32>, vector<16xf32>
      %148 = arith.addi %146, %c7 : index
      vector.store %47#7, %3[%148] : memref<?xf32>, vector<16xf32>
    }
    %149 = arith.addi %16, %c2 : index
    %150 = arith.minsi %149, %15 : index
    scf.for %151 = %16 to %150 step %c10 {
      %152 = arith.subi %151, %16 : index
      %153 = arith.muli %152, %headDim : index
      %154 = arith.cmpi eq, %hasBias, %c10 : index
      scf.if %154 {
        scf.for %155 = %c8 to %headDim step %c7 {
          %156 = arith.muli %0, %headDim : index
          %157 = arith.addi %156, %155 : index
          %158 = vector.load %bias[%157] : memref<?xf32>, vector<16xf32>
          %159 = arith.addi %153, %155 : index
          %160 = vector.load %3[%159] : memref<?xf32>, vector<16xf32>
          %161 = arith.addf %160, %158 : vector<16xf32>
          vector.store %161, %3[%159] : memref<?xf32>, vector<16xf32>
        }
      }
      %162 = arith.addi %heads, %kvHeads : index
      %163 = arith.cmpi slt, %0, %162 : index
      scf.if %163 {
        %164 = arith.cmpi eq, %hasNorm, %c10 : index
        scf.if %164 {
          %165 = arith.cmpi slt, %0, %heads : index
          %168 = scf.for %166 = %c8 to %headDim step %c7 iter_args(%167 = %c12) -> (vector<16xf32>) {
            %169 = arith.addi %153, %166 : index
            %170 = vector.load %3[%169] : memref<?xf32>, vector<16xf32>
            %171 = math.fma %170, %170, %167 : vector<16xf32>
            scf.yield %171 : vector<16xf32>
          }
          %172 = wave.reduce "add" %168 : vector<16xf32>
          %173 = arith.mulf %172, %inverseHeadDim : f32
          %174 = arith.addf %173, %epsilon : f32
          %175 = math.sqrt %174 : f32
          %176 = arith.divf %c22, %175 : f32
          %177 = vector.broadcast %176 : f32 to vector<16xf32>
          scf.for %178 = %c8 to %headDim step %c7 {
            %179 = vector.load %query_norm[%178] : memref<?xf32>, vector<16xf32>
            %180 = vector.load %key_norm[%178] : memref<?xf32>, vector<16xf32>
            %181 = arith.select %165, %179, %180 : vector<16xf32>
            %182 = arith.addi %153, %178 : index
            %183 = vector.load %3[%182] : memref<?xf32>, vector<16xf32>
            %184 = arith.mulf %183, %177 : vector<16xf32>
            %185 = arith.mulf %184, %181 : vector<16xf32>
            vector.store %185, %3[%182] : memref<?xf32>, vector<16xf32>
          }
        }
        %186 = arith.addi %positionsAt, %151 : index
        %187 = memref.load %step[%186] : memref<?xi32>
        %188 = arith.index_cast %187 : i32 to index
        %189 = arith.divui %headDim, %c3 : index
        %190 = arith.remui %188, %c24 : index
        %191 = arith.muli %190, %headDim : index
        %192 = arith.divui %188, %c24 : index
        %193 = arith.addi %192, %c24 : index
        %194 = arith.muli %193, %headDim : index
        scf.for %195 = %c8 to %189 step %c5 {
          %196 = arith.addi %191, %195 : index
          %197 = vector.load %rope[%196] : memref<?xf32>, vector<8xf32>
          %198 = arith.addi %191, %189 : index
          %199 = arith.addi %198, %195 : index
          %200 = vector.load %rope[%199] : memref<?xf32>, vector<8xf32>
          %201 = arith.addi %194, %195 : index
          %202 = vector.load %rope[%201] : memref<?xf32>, vector<8xf32>
          %203 = arith.addi %194, %189 : index
          %204 = arith.addi %203, %195 : index
          %205 = vector.load %rope[%204] : memref<?xf32>, vector<8xf32>
          %206 = arith.mulf %202, %197 : vector<8xf32>
          %207 = arith.mulf %205, %200 : vector<8xf32>
          %208 = arith.subf %206, %207 : vector<8xf32>
          %209 = arith.mulf %205, %197 : vector<8xf32>
          %210 = arith.mulf %202, %200 : vector<8xf32>
          %211 = arith.addf %209, %210 : vector<8xf32>
          %212 = arith.addi %153, %195 : index
          %213 = vector.load %3[%212] : memref<?xf32>, vector<8xf32>
          %214 = arith.addi %153, %189 : index
          %215 = arith.addi %214, %195 : index
          %216 = vector.load %3[%215] : memref<?xf32>, vector<8xf32>
          %217 = arith.mulf %213, %208 : vector<8xf32>
          %218 = arith.mulf %216, %211 : vector<8xf32>
          %219 = arith.subf %217, %218 : vector<8xf32>
          vector.store %219, %3[%212] : memref<?xf32>, vector<8xf32>
          %220 = arith.mulf %216, %208 : vector<8xf32>
          %221 = arith.mulf %213, %211 : vector<8xf32>
          %222 = arith.addf %220, %221 : vector<8xf32>
          vector.store %222, %3[%215] : memref<?xf32>, vector<8xf32>
        }
      }
      %223 = arith.cmpi slt, %0, %heads : index
      scf.if %223 {
        scf.for %224 = %c8 to %headDim step %c7 {
          %225 = arith.addi %153, %224 : index
          %226 = vector.load %3[%225] : memref<?xf32>, vector<16xf32>
          %227 = arith.muli %151, %heads : index
          %228 = arith.addi %227, %0 : index
          %229 = arith.muli %228, %headDim : index
          %230 = arith.addi %229, %224 : index
          vector.store %226, %q[%230] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %231 = arith.addi %slotsAt, %151 : index
        %232 = memref.load %step[%231] : memref<?xi32>
        %233 = arith.index_cast %232 : i32 to index
        %234 = arith.cmpi sge, %233, %c8 : index
        scf.if %234 {
          %235 = arith.cmpi eq, %codec, %c8 : index
          scf.if %235 {
            %236 = arith.subi %0, %heads : index
            %237 = memref.load %scales[%236] : memref<?xf32>
            %238 = vector.broadcast %237 : f32 to vector<16xf32>
            %239 = arith.divui %233, %c7 : index
            %240 = arith.remui %233, %c7 : index
            %241 = arith.muli %239, %pageBytes : index
            scf.for %242 = %c8 to %headDim step %c7 {
              %243 = arith.addi %153, %242 : index
              %244 = vector.load %3[%243] : memref<?xf32>, vector<16xf32>
              %245 = arith.mulf %244, %238 : vector<16xf32>
              %246 = arith.minimumf %245, %c28 : vector<16xf32>
              %247 = arith.maximumf %246, %c29 : vector<16xf32>
              %248 = arith.truncf %247 : vector<16xf32> to vector<16xf16>
              %249 = vector.bitcast %248 : vector<16xf16> to vector<32xi8>
              %250 = arith.muli %242, %c3 : index
              vector.store %249, %5[%250] : memref<?xi8>, vector<32xi8>
            }
            %251 = arith.cmpi slt, %236, %kvHeads : index
            scf.if %251 {
              %252 = arith.muli %4, %c13 : index
              %253 = arith.muli %236, %252 : index
              %254 = arith.addi %241, %253 : index
              %255 = arith.muli %240, %c3 : index
              %256 = arith.addi %254, %255 : index
              scf.for %257 = %c8 to %headDim step %c10 {
                %258 = arith.muli %257, %c3 : index
                %259 = arith.addi %258, %c8 : index
                %260 = memref.load %5[%259] : memref<?xi8>
                %261 = arith.muli %257, %c13 : index
                %262 = arith.addi %256, %261 : index
                %263 = arith.addi %262, %c8 : index
                memref.store %260, %kv[%263] : memref<?xi8>
                %264 = arith.addi %258, %c10 : index
                %265 = memref.load %5[%264] : memref<?xi8>
                %266 = arith.addi %262, %c10 : index
                memref.store %265, %kv[%266] : memref<?xi8>
              }
            } else {
              %267 = arith.subi %236, %kvHeads : index
              %268 = arith.muli %267, %c3 : index
              %269 = arith.addi %268, %c10 : index
              %270 = arith.muli %4, %c7 : index
              %271 = arith.muli %269, %270 : index
              %272 = arith.addi %241, %271 : index
              %273 = arith.muli %240, %4 : index
              %274 = arith.addi %272, %273 : index
              scf.for %275 = %c8 to %4 step %c7 {
                %276 = vector.load %5[%275] : memref<?xi8>, vector<16xi8>
                %277 = arith.addi %274, %275 : index
                vector.store %276, %kv[%277] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %278 = arith.cmpi eq, %codec, %c10 : index
          scf.if %278 {
            %279 = arith.subi %0, %heads : index
            %280 = memref.load %scales[%279] : memref<?xf32>
            %281 = vector.broadcast %280 : f32 to vector<16xf32>
            %282 = arith.divui %233, %c7 : index
            %283 = arith.remui %233, %c7 : index
            %284 = arith.muli %headDim, %c10 : index
            %285 = arith.muli %282, %pageBytes : index
            scf.for %286 = %c8 to %headDim step %c7 {
              %287 = arith.addi %153, %286 : index
              %288 = vector.load %3[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.mulf %288, %281 : vector<16xf32>
              %290 = wave.fp8_encode "e4m3" %289 : vector<16xf32> -> vector<16xi8>
              %291 = arith.muli %286, %c10 : index
              vector.store %290, %5[%291] : memref<?xi8>, vector<16xi8>
            }
            %292 = arith.cmpi slt, %279, %kvHeads : index
            scf.if %292 {
              %293 = arith.muli %284, %c13 : index
              %294 = arith.muli %279, %293 : index
              %295 = arith.addi %285, %294 : index
              %296 = arith.muli %283, %c10 : index
              %297 = arith.addi %295, %296 : index
              scf.for %298 = %c8 to %headDim step %c10 {
                %299 = arith.muli %298, %c10 : index
                %300 = arith.addi %299, %c8 : index
                %301 = memref.load %5[%300] : memref<?xi8>
                %302 = arith.muli %298, %c7 : index
                %303 = arith.addi %297, %302 : index
                %304 = arith.addi %303, %c8 : index
                memref.store %301, %kv[%304] : memref<?xi8>
              }
            } else {
              %305 = arith.subi %279, %kvHeads : index
              %306 = arith.muli %305, %c3 : index
              %307 = arith.addi %306, %c10 : index
              %308 = arith.muli %284, %c7 : index
              %309 = arith.muli %307, %308 : index
              %310 = arith.addi %285, %309 : index
              %311 = arith.muli %283, %284 : index
              %312 = arith.addi %310, %311 : index
              scf.for %313 = %c8 to %284 step %c7 {
                %314 = vector.load %5[%313] : memref<?xi8>, vector<16xi8>
                %315 = arith.addi %312, %313 : index
                vector.store %314, %kv[%315] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %316 = arith.cmpi eq, %codec, %c3 : index
          scf.if %316 {
            %317 = arith.subi %0, %heads : index
            %318 = memref.load %scales[%317] : memref<?xf32>
            %319 = vector.broadcast %318 : f32 to vector<16xf32>
            %320 = arith.divui %233, %c7 : index
            %321 = arith.remui %233, %c7 : index
            %322 = arith.muli %headDim, %c10 : index
            %323 = arith.muli %320, %pageBytes : index
            scf.for %324 = %c8 to %headDim step %c7 {
              %325 = arith.addi %153, %324 : index
              %326 = vector.load %3[%325] : memref<?xf32>, vector<16xf32>
              %327 = arith.mulf %326, %319 : vector<16xf32>
              %328 = wave.fp8_encode "e5m2" %327 : vector<16xf32> -> vector<16xi8>
              %329 = arith.muli %324, %c10 : index
              vector.store %328, %5[%329] : memref<?xi8>, vector<16xi8>
            }
            %330 = arith.cmpi slt, %317, %kvHeads : index
            scf.if %330 {
              %331 = arith.muli %322, %c13 : index
              %332 = arith.muli %317, %331 : index
              %333 = arith.addi %323, %332 : index
              %334 = arith.muli %321, %c10 : index
              %335 = arith.addi %333, %334 : index
              scf.for %336 = %c8 to %headDim step %c10 {
                %337 = arith.muli %336, %c10 : index
                %338 = arith.addi %337, %c8 : index
                %339 = memref.load %5[%338] : memref<?xi8>
                %340 = arith.muli %336, %c7 : index
                %341 = arith.addi %335, %340 : index
                %342 = arith.addi %341, %c8 : index
                memref.store %339, %kv[%342] : memref<?xi8>
              }
            } else {
              %343 = arith.subi %317, %kvHeads : index
              %344 = arith.muli %343, %c3 : index
              %345 = arith.addi %344, %c10 : index
              %346 = arith.muli %322, %c7 : index
              %347 = arith.muli %345, %346 : index
              %348 = arith.addi %323, %347 : index
              %349 = arith.muli %321, %322 : index
              %350 = arith.addi %348, %349 : index
              scf.for %351 = %c8 to %322 step %c7 {
                %352 = vector.load %5[%351] : memref<?xi8>, vector<16xi8>
                %353 = arith.addi %350, %351 : index
                vector.store %352, %kv[%353] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

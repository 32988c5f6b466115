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
wave.kernel @qkv_int4_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        %224 = arith.divui %heads, %kvHeads : index
        %225 = arith.muli %kvHeads, %2 : index
        %226 = arith.divui %0, %224 : index
        %227 = arith.muli %226, %headDim : index
        %228 = arith.addi %225, %227 : index
        scf.for %229 = %c8 to %headDim step %c7 {
          %230 = arith.addi %228, %229 : index
          %231 = vector.load %encode[%230] : memref<?xf32>, vector<16xf32>
          %232 = arith.addi %153, %229 : index
          %233 = vector.load %3[%232] : memref<?xf32>, vector<16xf32>
          %234 = arith.mulf %233, %231 : vector<16xf32>
          %235 = arith.muli %151, %heads : index
          %236 = arith.addi %235, %0 : index
          %237 = arith.muli %236, %headDim : index
          %238 = arith.addi %237, %229 : index
          vector.store %234, %q[%238] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %239 = arith.addi %slotsAt, %151 : index
        %240 = memref.load %step[%239] : memref<?xi32>
        %241 = arith.index_cast %240 : i32 to index
        %242 = arith.cmpi sge, %241, %c8 : index
        scf.if %242 {
          %243 = arith.cmpi eq, %codec, %c8 : index
          scf.if %243 {
            %244 = arith.subi %0, %heads : index
            %245 = arith.muli %244, %4 : index
            %246 = arith.divui %241, %c7 : index
            %247 = arith.remui %241, %c7 : index
            %248 = arith.muli %246, %pageBytes : index
            %251 = scf.for %249 = %c8 to %headDim step %c7 iter_args(%250 = %c12) -> (vector<16xf32>) {
              %252 = arith.addi %245, %249 : index
              %253 = vector.load %encode[%252] : memref<?xf32>, vector<16xf32>
              %254 = arith.addi %245, %headDim : index
              %255 = arith.addi %254, %249 : index
              %256 = vector.load %encode[%255] : memref<?xf32>, vector<16xf32>
              %257 = arith.addi %153, %249 : index
              %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.subf %258, %256 : vector<16xf32>
              %260 = arith.mulf %259, %253 : vector<16xf32>
              %261 = arith.minimumf %260, %c28 : vector<16xf32>
              %262 = arith.maximumf %261, %c29 : vector<16xf32>
              %263 = arith.truncf %262 : vector<16xf32> to vector<16xf16>
              %264 = vector.bitcast %263 : vector<16xf16> to vector<32xi8>
              %265 = arith.muli %249, %c3 : index
              vector.store %264, %5[%265] : memref<?xi8>, vector<32xi8>
              %266 = math.absf %260 : vector<16xf32>
              %267 = arith.cmpf ugt, %266, %c28 : vector<16xf32>
              %268 = arith.select %267, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %269 = arith.addf %250, %268 : vector<16xf32>
              scf.yield %269 : vector<16xf32>
            }
            %270 = wave.reduce "add" %251 : vector<16xf32>
            %271 = arith.cmpf ogt, %270, %c31 : f32
            scf.if %271 {
              %272 = arith.fptosi %270 : f32 to i32
              wave.count %clipped, %272 : memref<?xi32>
            }
            %273 = arith.cmpi slt, %244, %kvHeads : index
            scf.if %273 {
              %274 = arith.muli %4, %c13 : index
              %275 = arith.muli %244, %274 : index
              %276 = arith.addi %248, %275 : index
              %277 = arith.muli %247, %c3 : index
              %278 = arith.addi %276, %277 : index
              scf.for %279 = %c8 to %headDim step %c10 {
                %280 = arith.muli %279, %c3 : index
                %281 = arith.addi %280, %c8 : index
                %282 = memref.load %5[%281] : memref<?xi8>
                %283 = arith.muli %279, %c13 : index
                %284 = arith.addi %278, %283 : index
                %285 = arith.addi %284, %c8 : index
                memref.store %282, %kv[%285] : memref<?xi8>
                %286 = arith.addi %280, %c10 : index
                %287 = memref.load %5[%286] : memref<?xi8>
                %288 = arith.addi %284, %c10 : index
                memref.store %287, %kv[%288] : memref<?xi8>
              }
            } else {
              %289 = arith.subi %244, %kvHeads : index
              %290 = arith.muli %289, %c3 : index
              %291 = arith.addi %290, %c10 : index
              %292 = arith.muli %4, %c7 : index
              %293 = arith.muli %291, %292 : index
              %294 = arith.addi %248, %293 : index
              %295 = arith.muli %247, %4 : index
              %296 = arith.addi %294, %295 : index
              scf.for %297 = %c8 to %4 step %c7 {
                %298 = vector.load %5[%297] : memref<?xi8>, vector<16xi8>
                %299 = arith.addi %296, %297 : index
                vector.store %298, %kv[%299] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %300 = arith.cmpi eq, %codec, %c10 : index
          scf.if %300 {
            %301 = arith.subi %0, %heads : index
            %302 = arith.muli %301, %4 : index
            %303 = arith.divui %241, %c7 : index
            %304 = arith.remui %241, %c7 : index
            %305 = arith.muli %headDim, %c10 : index
            %306 = arith.muli %303, %pageBytes : index
            %309 = scf.for %307 = %c8 to %headDim step %c7 iter_args(%308 = %c12) -> (vector<16xf32>) {
              %310 = arith.addi %302, %307 : index
              %311 = vector.load %encode[%310] : memref<?xf32>, vector<16xf32>
              %312 = arith.addi %302, %headDim : index
              %313 = arith.addi %312, %307 : index
              %314 = vector.load %encode[%313] : memref<?xf32>, vector<16xf32>
              %315 = arith.addi %153, %307 : index
              %316 = vector.load %3[%315] : memref<?xf32>, vector<16xf32>
              %317 = arith.subf %316, %314 : vector<16xf32>
              %318 = arith.mulf %317, %311 : vector<16xf32>
              %319 = wave.fp8_encode "e4m3" %318 : vector<16xf32> -> vector<16xi8>
              %320 = arith.muli %307, %c10 : index
              vector.store %319, %5[%320] : memref<?xi8>, vector<16xi8>
              %321 = math.absf %318 : vector<16xf32>
              %322 = arith.cmpf ugt, %321, %c32 : vector<16xf32>
              %323 = arith.select %322, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %324 = arith.addf %308, %323 : vector<16xf32>
              scf.yield %324 : vector<16xf32>
            }
            %325 = wave.reduce "add" %309 : vector<16xf32>
            %326 = arith.cmpf ogt, %325, %c31 : f32
            scf.if %326 {
              %327 = arith.fptosi %325 : f32 to i32
              wave.count %clipped, %327 : memref<?xi32>
            }
            %328 = arith.cmpi slt, %301, %kvHeads : index
            scf.if %328 {
              %329 = arith.muli %305, %c13 : index
              %330 = arith.muli %301, %329 : index
              %331 = arith.addi %306, %330 : index
              %332 = arith.muli %304, %c10 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c8 to %headDim step %c10 {
                %335 = arith.muli %334, %c10 : index
                %336 = arith.addi %335, %c8 : index
                %337 = memref.load %5[%336] : memref<?xi8>
                %338 = arith.muli %334, %c7 : index
                %339 = arith.addi %333, %338 : index
                %340 = arith.addi %339, %c8 : index
                memref.store %337, %kv[%340] : memref<?xi8>
              }
            } else {
              %341 = arith.subi %301, %kvHeads : index
              %342 = arith.muli %341, %c3 : index
              %343 = arith.addi %342, %c10 : index
              %344 = arith.muli %305, %c7 : index
              %345 = arith.muli %343, %344 : index
              %346 = arith.addi %306, %345 : index
              %347 = arith.muli %304, %305 : index
              %348 = arith.addi %346, %347 : index
              scf.for %349 = %c8 to %305 step %c7 {
                %350 = vector.load %5[%349] : memref<?xi8>, vector<16xi8>
                %351 = arith.addi %348, %349 : index
                vector.store %350, %kv[%351] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %352 = arith.cmpi eq, %codec, %c3 : index
          scf.if %352 {
            %353 = arith.subi %0, %heads : index
            %354 = arith.muli %353, %4 : index
            %355 = arith.divui %241, %c7 : index
            %356 = arith.remui %241, %c7 : index
            %357 = arith.muli %headDim, %c10 : index
            %358 = arith.muli %355, %pageBytes : index
            %361 = scf.for %359 = %c8 to %headDim step %c7 iter_args(%360 = %c12) -> (vector<16xf32>) {
              %362 = arith.addi %354, %359 : index
              %363 = vector.load %encode[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.addi %354, %headDim : index
              %365 = arith.addi %364, %359 : index
              %366 = vector.load %encode[%365] : memref<?xf32>, vector<16xf32>
              %367 = arith.addi %153, %359 : index
              %368 = vector.load %3[%367] : memref<?xf32>, vector<16xf32>
              %369 = arith.subf %368, %366 : vector<16xf32>
              %370 = arith.mulf %369, %363 : vector<16xf32>
              %371 = wave.fp8_encode "e5m2" %370 : vector<16xf32> -> vector<16xi8>
              %372 = arith.muli %359, %c10 : index
              vector.store %371, %5[%372] : memref<?xi8>, vector<16xi8>
              %373 = math.absf %370 : vector<16xf32>
              %374 = arith.cmpf ugt, %373, %c33 : vector<16xf32>
              %375 = arith.select %374, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %376 = arith.addf %360, %375 : vector<16xf32>
              scf.yield %376 : vector<16xf32>
            }
            %377 = wave.reduce "add" %361 : vector<16xf32>
            %378 = arith.cmpf ogt, %377, %c31 : f32
            scf.if %378 {
              %379 = arith.fptosi %377 : f32 to i32
              wave.count %clipped, %379 : memref<?xi32>
            }
            %380 = arith.cmpi slt, %353, %kvHeads : index
            scf.if %380 {
              %381 = arith.muli %357, %c13 : index
              %382 = arith.muli %353, %381 : index
              %383 = arith.addi %358, %382 : index
              %384 = arith.muli %356, %c10 : index
              %385 = arith.addi %383, %384 : index
              scf.for %386 = %c8 to %headDim step %c10 {
                %387 = arith.muli %386, %c10 : index
                %388 = arith.addi %387, %c8 : index
                %389 = memref.load %5[%388] : memref<?xi8>
                %390 = arith.muli %386, %c7 : index
                %391 = arith.addi %385, %390 : index
                %392 = arith.addi %391, %c8 : index
                memref.store %389, %kv[%392] : memref<?xi8>
              }
            } else {
              %393 = arith.subi %353, %kvHeads : index
              %394 = arith.muli %393, %c3 : index
              %395 = arith.addi %394, %c10 : index
              %396 = arith.muli %357, %c7 : index
              %397 = arith.muli %395, %396 : index
              %398 = arith.addi %358, %397 : index
              %399 = arith.muli %356, %357 : index
              %400 = arith.addi %398, %399 : index
              scf.for %401 = %c8 to %357 step %c7 {
                %402 = vector.load %5[%401] : memref<?xi8>, vector<16xi8>
                %403 = arith.addi %400, %401 : index
                vector.store %402, %kv[%403] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %404 = arith.cmpi eq, %codec, %c11 : index
          scf.if %404 {
            %405 = arith.subi %0, %heads : index
            %406 = arith.muli %405, %4 : index
            %407 = arith.divui %241, %c7 : index
            %408 = arith.remui %241, %c7 : index
            %409 = arith.muli %headDim, %c10 : index
            %410 = arith.muli %407, %pageBytes : index
            %413 = scf.for %411 = %c8 to %headDim step %c7 iter_args(%412 = %c12) -> (vector<16xf32>) {
              %414 = arith.addi %406, %411 : index
              %415 = vector.load %encode[%414] : memref<?xf32>, vector<16xf32>
              %416 = arith.addi %406, %headDim : index
              %417 = arith.addi %416, %411 : index
              %418 = vector.load %encode[%417] : memref<?xf32>, vector<16xf32>
              %419 = arith.addi %153, %411 : index
              %420 = vector.load %3[%419] : memref<?xf32>, vector<16xf32>
              %421 = arith.subf %420, %418 : vector<16xf32>
              %422 = arith.mulf %421, %415 : vector<16xf32>
              %423 = arith.cmpf ord, %422, %422 : vector<16xf32>
              %424 = arith.select %423, %422, %c12 : vector<16xi1>, vector<16xf32>
              %425 = math.roundeven %424 : vector<16xf32>
              %426 = arith.minimumf %425, %c34 : vector<16xf32>
              %427 = arith.maximumf %426, %c35 : vector<16xf32>
              %428 = arith.fptosi %427 : vector<16xf32> to vector<16xi32>
              %429 = arith.addi %428, %c36 : vector<16xi32>
              %430 = arith.trunci %429 : vector<16xi32> to vector<16xi8>
              %431 = arith.muli %411, %c10 : index
              vector.store %430, %5[%431] : memref<?xi8>, vector<16xi8>
              %432 = math.absf %422 : vector<16xf32>
              %433 = arith.cmpf ugt, %432, %c37 : vector<16xf32>
              %434 = arith.select %433, %c30, %c12 : vector<16xi1>, vector<16xf32>
              %435 = arith.addf %412, %434 : vector<16xf32>
              scf.yield %435 : vector<16xf32>
            }
            %436 = wave.reduce "add" %413 : vector<16xf32>
            %437 = arith.cmpf ogt, %436, %c31 : f32
            scf.if %437 {
              %438 = arith.fptosi %436 : f32 to i32
              wave.count %clipped, %438 : memref<?xi32>
            }
            %439 = arith.cmpi slt, %405, %kvHeads : index
            scf.if %439 {
              %440 = arith.muli %409, %c13 : index
              %441 = arith.muli %405, %440 : index
              %442 = arith.addi %410, %441 : index
              %443 = arith.muli %408, %c10 : index
              %444 = arith.addi %442, %443 : index
              scf.for %445 = %c8 to %headDim step %c10 {
                %446 = arith.muli %445, %c10 : index
                %447 = arith.addi %446, %c8 : index
                %448 = memref.load %5[%447] : memref<?xi8>
                %449 = arith.muli %445, %c7 : index
                %450 = arith.addi %444, %449 : index
                %451 = arith.addi %450, %c8 : index
                memref.store %448, %kv[%451] : memref<?xi8>
              }
            } else {
              %452 = arith.subi %405, %kvHeads : index
              %453 = arith.muli %452, %c3 : index
              %454 = arith.addi %453, %c10 : index
              %455 = arith.muli %409, %c7 : index
              %456 = arith.muli %454, %455 : index
              %457 = arith.addi %410, %456 : index
              %458 = arith.muli %408, %409 : index
              %459 = arith.addi %457, %458 : index
              scf.for %460 = %c8 to %409 step %c7 {
                %461 = vector.load %5[%460] : memref<?xi8>, vector<16xi8>
                %462 = arith.addi %459, %460 : index
                vector.store %461, %kv[%462] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

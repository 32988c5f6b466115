// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='int4', shape=Shape(rows=8, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_int4_r8p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>, %x11: index, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: index, %x16: vector<16xf32>, %x17: index, %x18: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f16 = arith.addi %x11, %x1 : index
  %f17 = memref.load %x2[%f16] : memref<?xf32>
  %f18 = vector.broadcast %f17 : f32 to vector<16xf32>
  %f19 = math.fma %f18, %x3, %x12 : vector<16xf32>
  %f20 = arith.addi %x13, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x14 : vector<16xf32>
  %f24 = arith.addi %x15, %x1 : index
  %f25 = memref.load %x2[%f24] : memref<?xf32>
  %f26 = vector.broadcast %f25 : f32 to vector<16xf32>
  %f27 = math.fma %f26, %x3, %x16 : vector<16xf32>
  %f28 = arith.addi %x17, %x1 : index
  %f29 = memref.load %x2[%f28] : memref<?xf32>
  %f30 = vector.broadcast %f29 : f32 to vector<16xf32>
  %f31 = math.fma %f30, %x3, %x18 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15, %f19, %f23, %f27, %f31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_int4_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant dense<0x00000000> : vector<16xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c33 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c34 = arith.constant 0x00000000 : f32
  %c35 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c36 = arith.constant dense<0x47600000> : vector<16xf32>
  %c37 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c38 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c39 = arith.constant dense<128> : vector<16xi32>
  %c40 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.muli %groupSize, %c2 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %inputFeatures, %groupSize : index
  %9 = arith.muli %8, %7 : index
  %10 = arith.divui %headDim, %c6 : index
  %11 = memref.load %step[%c7] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c2 {
    %17 = arith.subi %15, %c9 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c9 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c3 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %16, %c11 : index
    %27 = arith.minsi %26, %17 : index
    %28 = arith.addi %16, %c12 : index
    %29 = arith.minsi %28, %17 : index
    %30 = arith.addi %16, %c13 : index
    %31 = arith.minsi %30, %17 : index
    %32 = arith.addi %16, %c14 : index
    %33 = arith.minsi %32, %17 : index
    %34 = arith.muli %19, %inputFeatures : index
    %35 = arith.muli %21, %inputFeatures : index
    %36 = arith.muli %23, %inputFeatures : index
    %37 = arith.muli %25, %inputFeatures : index
    %38 = arith.muli %27, %inputFeatures : index
    %39 = arith.muli %29, %inputFeatures : index
    %40 = arith.muli %31, %inputFeatures : index
    %41 = arith.muli %33, %inputFeatures : index
    scf.for %42 = %c7 to %10 step %c9 {
      %43 = arith.muli %0, %10 : index
      %44 = arith.addi %43, %42 : index
      %45 = arith.addi %44, %c7 : index
      %46 = arith.muli %45, %9 : index
      %47 = arith.divui %groupSize, %c11 : index
      %57:8 = scf.for %48 = %c7 to %8 step %c9 iter_args(%49 = %c15, %50 = %c15, %51 = %c15, %52 = %c15, %53 = %c15, %54 = %c15, %55 = %c15, %56 = %c15) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %58 = arith.muli %48, %7 : index
        %59 = arith.addi %46, %58 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.addi %59, %c16 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.muli %48, %groupSize : index
        %76:8 = scf.for %67 = %c7 to %47 step %c9 iter_args(%68 = %49, %69 = %50, %70 = %51, %71 = %52, %72 = %53, %73 = %54, %74 = %55, %75 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %77 = arith.muli %67, %c11 : index
          %78 = arith.addi %66, %77 : index
          %79 = arith.addi %59, %c5 : index
          %80 = arith.muli %67, %c16 : index
          %81 = arith.addi %79, %80 : index
          %82 = arith.addi %81, %c7 : index
          %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
          %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
          %85 = arith.andi %84, %c17 : vector<16xi32>
          %86 = arith.shrui %84, %c18 : vector<16xi32>
          %87 = arith.subi %85, %65 : vector<16xi32>
          %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
          %89 = arith.mulf %88, %62 : vector<16xf32>
          %90 = arith.addi %78, %c7 : index
          %91:8 = func.call @qkv_int4_r8p1__cpu.0(%34, %90, %x, %89, %68, %35, %69, %36, %70, %37, %71, %38, %72, %39, %73, %40, %74, %41, %75) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %92 = arith.subi %86, %65 : vector<16xi32>
          %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
          %94 = arith.mulf %93, %62 : vector<16xf32>
          %95 = arith.addi %78, %c9 : index
          %96:8 = func.call @qkv_int4_r8p1__cpu.0(%34, %95, %x, %94, %91#0, %35, %91#1, %36, %91#2, %37, %91#3, %38, %91#4, %39, %91#5, %40, %91#6, %41, %91#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %97 = arith.addi %81, %c6 : index
          %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
          %99 = arith.extui %98 : vector<16xi8> to vector<16xi32>
          %100 = arith.andi %99, %c17 : vector<16xi32>
          %101 = arith.shrui %99, %c18 : vector<16xi32>
          %102 = arith.subi %100, %65 : vector<16xi32>
          %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.mulf %103, %62 : vector<16xf32>
          %105 = arith.addi %78, %c3 : index
          %106:8 = func.call @qkv_int4_r8p1__cpu.0(%34, %105, %x, %104, %96#0, %35, %96#1, %36, %96#2, %37, %96#3, %38, %96#4, %39, %96#5, %40, %96#6, %41, %96#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %107 = arith.subi %101, %65 : vector<16xi32>
          %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
          %109 = arith.mulf %108, %62 : vector<16xf32>
          %110 = arith.addi %78, %c10 : index
          %111:8 = func.call @qkv_int4_r8p1__cpu.0(%34, %110, %x, %109, %106#0, %35, %106#1, %36, %106#2, %37, %106#3, %38, %106#4, %39, %106#5, %40, %106#6, %41, %106#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %111#0, %111#1, %111#2, %111#3, %111#4, %111#5, %111#6, %111#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %76#0, %76#1, %76#2, %76#3, %76#4, %76#5, %76#6, %76#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %112 = arith.muli %headDim, %c7 : index
      %113 = arith.muli %42, %c6 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.addi %114, %c7 : index
      vector.store %57#0, %3[%115] : memref<?xf32>, vector<16xf32>
      %116 = arith.muli %headDim, %c9 : index
      %117 = arith.addi %116, %113 : index
      %118 = arith.addi %117, %c7 : index
      vector.store %57#1, %3[%118] : memref<?xf32>, vector<16xf32>
      %119 = arith.addi %4, %113 : index
      %120 = arith.addi %119, %c7 : index
      vector.store %57#2, %3[%120] : memref<?xf32>, vector<16xf32>
      %121 = arith.muli %headDim, %c10 : index
      %122 = arith.addi %121, %113 : index
      %123 = arith.addi %122, %c7 : index
      vector.store %57#3, %3[%123] : memref<?xf32>, vector<16xf32>
      %124 = arith.muli %headDim, %c11 : index
      %125 = arith.addi %124, %113 : index
      %126 = arith.addi %125, %c7 : index
      vector.store %57#4, %3[%126] : memref<?xf32>, vector<16xf32>
      %127 = arith.muli %headDim, %c12 : index
      %128 = arith.addi %127, %113 : index
      %129 = arith.addi %128, %c7 : index
      vector.store %57#5, %3[%129] : memref<?xf32>, vector<16xf32>
      %130 = arith.muli %headDim, %c13 : index
      %131 = arith.addi %130, %113 : index
      %132 = arith.addi %131, %c7 : index
      vector.store %57#6, %3[%132] : memref<?xf32>, vector<16xf32>
      %133 = arith.muli %headDim, %c14 : index
      %134 = arith.addi %133, %113 : index
      %135 = arith.addi %134, %c7 : index
      vector.store %57#7, %3[%135] : memref<?xf32>, vector<16xf32>
    }
    %136 = arith.addi %16, %c2 : index
    %137 = arith.minsi %136, %15 : index
    scf.for %138 = %16 to %137 step %c9 {
      %139 = arith.subi %138, %16 : index
      %140 = arith.muli %139, %headDim : index
      %141 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %141 {
        scf.for %142 = %c7 to %headDim step %c6 {
          %143 = arith.muli %0, %headDim : index
          %144 = arith.addi %143, %142 : index
          %145 = vector.load %bias[%144] : memref<?xf32>, vector<16xf32>
          %146 = arith.addi %140, %142 : index
          %147 = vector.load %3[%146] : memref<?xf32>, vector<16xf32>
          %148 = arith.addf %147, %145 : vector<16xf32>
          vector.store %148, %3[%146] : memref<?xf32>, vector<16xf32>
        }
      }
      %149 = arith.addi %heads, %kvHeads : index
      %150 = arith.cmpi slt, %0, %149 : index
      scf.if %150 {
        %151 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %151 {
          %152 = arith.cmpi slt, %0, %heads : index
          %155 = scf.for %153 = %c7 to %headDim step %c6 iter_args(%154 = %c15) -> (vector<16xf32>) {
            %156 = arith.addi %140, %153 : index
            %157 = vector.load %3[%156] : memref<?xf32>, vector<16xf32>
            %158 = math.fma %157, %157, %154 : vector<16xf32>
            scf.yield %158 : vector<16xf32>
          }
          %159 = wave.reduce "add" %155 : vector<16xf32>
          %160 = arith.mulf %159, %inverseHeadDim : f32
          %161 = arith.addf %160, %epsilon : f32
          %162 = math.sqrt %161 : f32
          %163 = arith.divf %c25, %162 : f32
          %164 = vector.broadcast %163 : f32 to vector<16xf32>
          scf.for %165 = %c7 to %headDim step %c6 {
            %166 = vector.load %query_norm[%165] : memref<?xf32>, vector<16xf32>
            %167 = vector.load %key_norm[%165] : memref<?xf32>, vector<16xf32>
            %168 = arith.select %152, %166, %167 : vector<16xf32>
            %169 = arith.addi %140, %165 : index
            %170 = vector.load %3[%169] : memref<?xf32>, vector<16xf32>
            %171 = arith.mulf %170, %164 : vector<16xf32>
            %172 = arith.mulf %171, %168 : vector<16xf32>
            vector.store %172, %3[%169] : memref<?xf32>, vector<16xf32>
          }
        }
        %173 = arith.addi %positionsAt, %138 : index
        %174 = memref.load %step[%173] : memref<?xi32>
        %175 = arith.index_cast %174 : i32 to index
        %176 = arith.divui %headDim, %c3 : index
        %177 = arith.remui %175, %c27 : index
        %178 = arith.muli %177, %headDim : index
        %179 = arith.divui %175, %c27 : index
        %180 = arith.addi %179, %c27 : index
        %181 = arith.muli %180, %headDim : index
        scf.for %182 = %c7 to %176 step %c2 {
          %183 = arith.addi %178, %182 : index
          %184 = vector.load %rope[%183] : memref<?xf32>, vector<8xf32>
          %185 = arith.addi %178, %176 : index
          %186 = arith.addi %185, %182 : index
          %187 = vector.load %rope[%186] : memref<?xf32>, vector<8xf32>
          %188 = arith.addi %181, %182 : index
          %189 = vector.load %rope[%188] : memref<?xf32>, vector<8xf32>
          %190 = arith.addi %181, %176 : index
          %191 = arith.addi %190, %182 : index
          %192 = vector.load %rope[%191] : memref<?xf32>, vector<8xf32>
          %193 = arith.mulf %189, %184 : vector<8xf32>
          %194 = arith.mulf %192, %187 : vector<8xf32>
          %195 = arith.subf %193, %194 : vector<8xf32>
          %196 = arith.mulf %192, %184 : vector<8xf32>
          %197 = arith.mulf %189, %187 : vector<8xf32>
          %198 = arith.addf %196, %197 : vector<8xf32>
          %199 = arith.addi %140, %182 : index
          %200 = vector.load %3[%199] : memref<?xf32>, vector<8xf32>
          %201 = arith.addi %140, %176 : index
          %202 = arith.addi %201, %182 : index
          %203 = vector.load %3[%202] : memref<?xf32>, vector<8xf32>
          %204 = arith.mulf %200, %195 : vector<8xf32>
          %205 = arith.mulf %203, %198 : vector<8xf32>
          %206 = arith.subf %204, %205 : vector<8xf32>
          vector.store %206, %3[%199] : memref<?xf32>, vector<8xf32>
          %207 = arith.mulf %203, %195 : vector<8xf32>
          %208 = arith.mulf %200, %198 : vector<8xf32>
          %209 = arith.addf %207, %208 : vector<8xf32>
          vector.store %209, %3[%202] : memref<?xf32>, vector<8xf32>
        }
      }
      %210 = arith.cmpi slt, %0, %heads : index
      scf.if %210 {
        %211 = arith.divui %heads, %kvHeads : index
        %212 = arith.muli %headDim, %c11 : index
        %213 = arith.muli %kvHeads, %212 : index
        %214 = arith.divui %0, %211 : index
        %215 = arith.muli %214, %headDim : index
        %216 = arith.addi %213, %215 : index
        scf.for %217 = %c7 to %headDim step %c6 {
          %218 = arith.addi %216, %217 : index
          %219 = vector.load %encode[%218] : memref<?xf32>, vector<16xf32>
          %220 = arith.addi %140, %217 : index
          %221 = vector.load %3[%220] : memref<?xf32>, vector<16xf32>
          %222 = arith.mulf %221, %219 : vector<16xf32>
          %223 = arith.muli %138, %heads : index
          %224 = arith.addi %223, %0 : index
          %225 = arith.muli %224, %headDim : index
          %226 = arith.addi %225, %217 : index
          vector.store %222, %q[%226] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %227 = arith.addi %slotsAt, %138 : index
        %228 = memref.load %step[%227] : memref<?xi32>
        %229 = arith.index_cast %228 : i32 to index
        %230 = arith.cmpi sge, %229, %c7 : index
        scf.if %230 {
          %231 = arith.cmpi eq, %codec, %c7 : index
          scf.if %231 {
            %232 = arith.subi %0, %heads : index
            %233 = arith.muli %232, %4 : index
            %234 = arith.divui %229, %c6 : index
            %235 = arith.remui %229, %c6 : index
            %236 = arith.muli %234, %pageBytes : index
            %239 = scf.for %237 = %c7 to %headDim step %c6 iter_args(%238 = %c15) -> (vector<16xf32>) {
              %240 = arith.addi %233, %237 : index
              %241 = vector.load %encode[%240] : memref<?xf32>, vector<16xf32>
              %242 = arith.addi %233, %headDim : index
              %243 = arith.addi %242, %237 : index
              %244 = vector.load %encode[%243] : memref<?xf32>, vector<16xf32>
              %245 = arith.addi %140, %237 : index
              %246 = vector.load %3[%245] : memref<?xf32>, vector<16xf32>
              %247 = arith.subf %246, %244 : vector<16xf32>
              %248 = arith.mulf %247, %241 : vector<16xf32>
              %249 = arith.minimumf %248, %c31 : vector<16xf32>
              %250 = arith.maximumf %249, %c32 : vector<16xf32>
              %251 = arith.truncf %250 : vector<16xf32> to vector<16xf16>
              %252 = vector.bitcast %251 : vector<16xf16> to vector<32xi8>
              %253 = arith.muli %237, %c3 : index
              vector.store %252, %5[%253] : memref<?xi8>, vector<32xi8>
              %254 = math.absf %248 : vector<16xf32>
              %255 = arith.cmpf ugt, %254, %c31 : vector<16xf32>
              %256 = arith.select %255, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %257 = arith.addf %238, %256 : vector<16xf32>
              scf.yield %257 : vector<16xf32>
            }
            %258 = wave.reduce "add" %239 : vector<16xf32>
            %259 = arith.cmpf ogt, %258, %c34 : f32
            scf.if %259 {
              %260 = arith.fptosi %258 : f32 to i32
              wave.count %clipped, %260 : memref<?xi32>
            }
            %261 = arith.cmpi slt, %232, %kvHeads : index
            scf.if %261 {
              %262 = arith.muli %4, %c16 : index
              %263 = arith.muli %232, %262 : index
              %264 = arith.addi %236, %263 : index
              %265 = arith.muli %235, %c3 : index
              %266 = arith.addi %264, %265 : index
              scf.for %267 = %c7 to %headDim step %c9 {
                %268 = arith.muli %267, %c3 : index
                %269 = arith.addi %268, %c7 : index
                %270 = memref.load %5[%269] : memref<?xi8>
                %271 = arith.muli %267, %c16 : index
                %272 = arith.addi %266, %271 : index
                %273 = arith.addi %272, %c7 : index
                memref.store %270, %kv[%273] : memref<?xi8>
                %274 = arith.addi %268, %c9 : index
                %275 = memref.load %5[%274] : memref<?xi8>
                %276 = arith.addi %272, %c9 : index
                memref.store %275, %kv[%276] : memref<?xi8>
              }
            } else {
              %277 = arith.subi %232, %kvHeads : index
              %278 = arith.muli %277, %c3 : index
              %279 = arith.addi %278, %c9 : index
              %280 = arith.muli %4, %c6 : index
              %281 = arith.muli %279, %280 : index
              %282 = arith.addi %236, %281 : index
              %283 = arith.muli %235, %4 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c7 to %4 step %c6 {
                %286 = vector.load %5[%285] : memref<?xi8>, vector<16xi8>
                %287 = arith.addi %284, %285 : index
                vector.store %286, %kv[%287] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %288 = arith.cmpi eq, %codec, %c9 : index
          scf.if %288 {
            %289 = arith.subi %0, %heads : index
            %290 = arith.muli %289, %4 : index
            %291 = arith.divui %229, %c6 : index
            %292 = arith.remui %229, %c6 : index
            %293 = arith.muli %headDim, %c9 : index
            %294 = arith.muli %291, %pageBytes : index
            %297 = scf.for %295 = %c7 to %headDim step %c6 iter_args(%296 = %c15) -> (vector<16xf32>) {
              %298 = arith.addi %290, %295 : index
              %299 = vector.load %encode[%298] : memref<?xf32>, vector<16xf32>
              %300 = arith.addi %290, %headDim : index
              %301 = arith.addi %300, %295 : index
              %302 = vector.load %encode[%301] : memref<?xf32>, vector<16xf32>
              %303 = arith.addi %140, %295 : index
              %304 = vector.load %3[%303] : memref<?xf32>, vector<16xf32>
              %305 = arith.subf %304, %302 : vector<16xf32>
              %306 = arith.mulf %305, %299 : vector<16xf32>
              %307 = wave.fp8_encode "e4m3" %306 : vector<16xf32> -> vector<16xi8>
              %308 = arith.muli %295, %c9 : index
              vector.store %307, %5[%308] : memref<?xi8>, vector<16xi8>
              %309 = math.absf %306 : vector<16xf32>
              %310 = arith.cmpf ugt, %309, %c35 : vector<16xf32>
              %311 = arith.select %310, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %312 = arith.addf %296, %311 : vector<16xf32>
              scf.yield %312 : vector<16xf32>
            }
            %313 = wave.reduce "add" %297 : vector<16xf32>
            %314 = arith.cmpf ogt, %313, %c34 : f32
            scf.if %314 {
              %315 = arith.fptosi %313 : f32 to i32
              wave.count %clipped, %315 : memref<?xi32>
            }
            %316 = arith.cmpi slt, %289, %kvHeads : index
            scf.if %316 {
              %317 = arith.muli %293, %c16 : index
              %318 = arith.muli %289, %317 : index
              %319 = arith.addi %294, %318 : index
              %320 = arith.muli %292, %c9 : index
              %321 = arith.addi %319, %320 : index
              scf.for %322 = %c7 to %headDim step %c9 {
                %323 = arith.muli %322, %c9 : index
                %324 = arith.addi %323, %c7 : index
                %325 = memref.load %5[%324] : memref<?xi8>
                %326 = arith.muli %322, %c6 : index
                %327 = arith.addi %321, %326 : index
                %328 = arith.addi %327, %c7 : index
                memref.store %325, %kv[%328] : memref<?xi8>
              }
            } else {
              %329 = arith.subi %289, %kvHeads : index
              %330 = arith.muli %329, %c3 : index
              %331 = arith.addi %330, %c9 : index
              %332 = arith.muli %293, %c6 : index
              %333 = arith.muli %331, %332 : index
              %334 = arith.addi %294, %333 : index
              %335 = arith.muli %292, %293 : index
              %336 = arith.addi %334, %335 : index
              scf.for %337 = %c7 to %293 step %c6 {
                %338 = vector.load %5[%337] : memref<?xi8>, vector<16xi8>
                %339 = arith.addi %336, %337 : index
                vector.store %338, %kv[%339] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %340 = arith.cmpi eq, %codec, %c3 : index
          scf.if %340 {
            %341 = arith.subi %0, %heads : index
            %342 = arith.muli %341, %4 : index
            %343 = arith.divui %229, %c6 : index
            %344 = arith.remui %229, %c6 : index
            %345 = arith.muli %headDim, %c9 : index
            %346 = arith.muli %343, %pageBytes : index
            %349 = scf.for %347 = %c7 to %headDim step %c6 iter_args(%348 = %c15) -> (vector<16xf32>) {
              %350 = arith.addi %342, %347 : index
              %351 = vector.load %encode[%350] : memref<?xf32>, vector<16xf32>
              %352 = arith.addi %342, %headDim : index
              %353 = arith.addi %352, %347 : index
              %354 = vector.load %encode[%353] : memref<?xf32>, vector<16xf32>
              %355 = arith.addi %140, %347 : index
              %356 = vector.load %3[%355] : memref<?xf32>, vector<16xf32>
              %357 = arith.subf %356, %354 : vector<16xf32>
              %358 = arith.mulf %357, %351 : vector<16xf32>
              %359 = wave.fp8_encode "e5m2" %358 : vector<16xf32> -> vector<16xi8>
              %360 = arith.muli %347, %c9 : index
              vector.store %359, %5[%360] : memref<?xi8>, vector<16xi8>
              %361 = math.absf %358 : vector<16xf32>
              %362 = arith.cmpf ugt, %361, %c36 : vector<16xf32>
              %363 = arith.select %362, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %364 = arith.addf %348, %363 : vector<16xf32>
              scf.yield %364 : vector<16xf32>
            }
            %365 = wave.reduce "add" %349 : vector<16xf32>
            %366 = arith.cmpf ogt, %365, %c34 : f32
            scf.if %366 {
              %367 = arith.fptosi %365 : f32 to i32
              wave.count %clipped, %367 : memref<?xi32>
            }
            %368 = arith.cmpi slt, %341, %kvHeads : index
            scf.if %368 {
              %369 = arith.muli %345, %c16 : index
              %370 = arith.muli %341, %369 : index
              %371 = arith.addi %346, %370 : index
              %372 = arith.muli %344, %c9 : index
              %373 = arith.addi %371, %372 : index
              scf.for %374 = %c7 to %headDim step %c9 {
                %375 = arith.muli %374, %c9 : index
                %376 = arith.addi %375, %c7 : index
                %377 = memref.load %5[%376] : memref<?xi8>
                %378 = arith.muli %374, %c6 : index
                %379 = arith.addi %373, %378 : index
                %380 = arith.addi %379, %c7 : index
                memref.store %377, %kv[%380] : memref<?xi8>
              }
            } else {
              %381 = arith.subi %341, %kvHeads : index
              %382 = arith.muli %381, %c3 : index
              %383 = arith.addi %382, %c9 : index
              %384 = arith.muli %345, %c6 : index
              %385 = arith.muli %383, %384 : index
              %386 = arith.addi %346, %385 : index
              %387 = arith.muli %344, %345 : index
              %388 = arith.addi %386, %387 : index
              scf.for %389 = %c7 to %345 step %c6 {
                %390 = vector.load %5[%389] : memref<?xi8>, vector<16xi8>
                %391 = arith.addi %388, %389 : index
                vector.store %390, %kv[%391] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %392 = arith.cmpi eq, %codec, %c10 : index
          scf.if %392 {
            %393 = arith.subi %0, %heads : index
            %394 = arith.muli %393, %4 : index
            %395 = arith.divui %229, %c6 : index
            %396 = arith.remui %229, %c6 : index
            %397 = arith.muli %headDim, %c9 : index
            %398 = arith.muli %395, %pageBytes : index
            %401 = scf.for %399 = %c7 to %headDim step %c6 iter_args(%400 = %c15) -> (vector<16xf32>) {
              %402 = arith.addi %394, %399 : index
              %403 = vector.load %encode[%402] : memref<?xf32>, vector<16xf32>
              %404 = arith.addi %394, %headDim : index
              %405 = arith.addi %404, %399 : index
              %406 = vector.load %encode[%405] : memref<?xf32>, vector<16xf32>
              %407 = arith.addi %140, %399 : index
              %408 = vector.load %3[%407] : memref<?xf32>, vector<16xf32>
              %409 = arith.subf %408, %406 : vector<16xf32>
              %410 = arith.mulf %409, %403 : vector<16xf32>
              %411 = arith.cmpf ord, %410, %410 : vector<16xf32>
              %412 = arith.select %411, %410, %c15 : vector<16xi1>, vector<16xf32>
              %413 = math.roundeven %412 : vector<16xf32>
              %414 = arith.minimumf %413, %c37 : vector<16xf32>
              %415 = arith.maximumf %414, %c38 : vector<16xf32>
              %416 = arith.fptosi %415 : vector<16xf32> to vector<16xi32>
              %417 = arith.addi %416, %c39 : vector<16xi32>
              %418 = arith.trunci %417 : vector<16xi32> to vector<16xi8>
              %419 = arith.muli %399, %c9 : index
              vector.store %418, %5[%419] : memref<?xi8>, vector<16xi8>
              %420 = math.absf %410 : vector<16xf32>
              %421 = arith.cmpf ugt, %420, %c40 : vector<16xf32>
              %422 = arith.select %421, %c33, %c15 : vector<16xi1>, vector<16xf32>
              %423 = arith.addf %400, %422 : vector<16xf32>
              scf.yield %423 : vector<16xf32>
            }
            %424 = wave.reduce "add" %401 : vector<16xf32>
            %425 = arith.cmpf ogt, %424, %c34 : f32
            scf.if %425 {
              %426 = arith.fptosi %424 : f32 to i32
              wave.count %clipped, %426 : memref<?xi32>
            }
            %427 = arith.cmpi slt, %393, %kvHeads : index
            scf.if %427 {
              %428 = arith.muli %397, %c16 : index
              %429 = arith.muli %393, %428 : index
              %430 = arith.addi %398, %429 : index
              %431 = arith.muli %396, %c9 : index
              %432 = arith.addi %430, %431 : index
              scf.for %433 = %c7 to %headDim step %c9 {
                %434 = arith.muli %433, %c9 : index
                %435 = arith.addi %434, %c7 : index
                %436 = memref.load %5[%435] : memref<?xi8>
                %437 = arith.muli %433, %c6 : index
                %438 = arith.addi %432, %437 : index
                %439 = arith.addi %438, %c7 : index
                memref.store %436, %kv[%439] : memref<?xi8>
              }
            } else {
              %440 = arith.subi %393, %kvHeads : index
              %441 = arith.muli %440, %c3 : index
              %442 = arith.addi %441, %c9 : index
              %443 = arith.muli %397, %c6 : index
              %444 = arith.muli %442, %443 : index
              %445 = arith.addi %398, %444 : index
              %446 = arith.muli %396, %397 : index
              %447 = arith.addi %445, %446 : index
              scf.for %448 = %c7 to %397 step %c6 {
                %449 = vector.load %5[%448] : memref<?xi8>, vector<16xi8>
                %450 = arith.addi %447, %448 : index
                vector.store %449, %kv[%450] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

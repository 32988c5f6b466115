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
wave.kernel @qkv_int4_r8p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %211 = %c7 to %headDim step %c6 {
          %212 = arith.addi %140, %211 : index
          %213 = vector.load %3[%212] : memref<?xf32>, vector<16xf32>
          %214 = arith.muli %138, %heads : index
          %215 = arith.addi %214, %0 : index
          %216 = arith.muli %215, %headDim : index
          %217 = arith.addi %216, %211 : index
          vector.store %213, %q[%217] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %218 = arith.addi %slotsAt, %138 : index
        %219 = memref.load %step[%218] : memref<?xi32>
        %220 = arith.index_cast %219 : i32 to index
        %221 = arith.cmpi sge, %220, %c7 : index
        scf.if %221 {
          %222 = arith.cmpi eq, %codec, %c7 : index
          scf.if %222 {
            %223 = arith.subi %0, %heads : index
            %224 = memref.load %scales[%223] : memref<?xf32>
            %225 = vector.broadcast %224 : f32 to vector<16xf32>
            %226 = arith.divui %220, %c6 : index
            %227 = arith.remui %220, %c6 : index
            %228 = arith.muli %226, %pageBytes : index
            scf.for %229 = %c7 to %headDim step %c6 {
              %230 = arith.addi %140, %229 : index
              %231 = vector.load %3[%230] : memref<?xf32>, vector<16xf32>
              %232 = arith.mulf %231, %225 : vector<16xf32>
              %233 = arith.minimumf %232, %c31 : vector<16xf32>
              %234 = arith.maximumf %233, %c32 : vector<16xf32>
              %235 = arith.truncf %234 : vector<16xf32> to vector<16xf16>
              %236 = vector.bitcast %235 : vector<16xf16> to vector<32xi8>
              %237 = arith.muli %229, %c3 : index
              vector.store %236, %5[%237] : memref<?xi8>, vector<32xi8>
            }
            %238 = arith.cmpi slt, %223, %kvHeads : index
            scf.if %238 {
              %239 = arith.muli %4, %c16 : index
              %240 = arith.muli %223, %239 : index
              %241 = arith.addi %228, %240 : index
              %242 = arith.muli %227, %c3 : index
              %243 = arith.addi %241, %242 : index
              scf.for %244 = %c7 to %headDim step %c9 {
                %245 = arith.muli %244, %c3 : index
                %246 = arith.addi %245, %c7 : index
                %247 = memref.load %5[%246] : memref<?xi8>
                %248 = arith.muli %244, %c16 : index
                %249 = arith.addi %243, %248 : index
                %250 = arith.addi %249, %c7 : index
                memref.store %247, %kv[%250] : memref<?xi8>
                %251 = arith.addi %245, %c9 : index
                %252 = memref.load %5[%251] : memref<?xi8>
                %253 = arith.addi %249, %c9 : index
                memref.store %252, %kv[%253] : memref<?xi8>
              }
            } else {
              %254 = arith.subi %223, %kvHeads : index
              %255 = arith.muli %254, %c3 : index
              %256 = arith.addi %255, %c9 : index
              %257 = arith.muli %4, %c6 : index
              %258 = arith.muli %256, %257 : index
              %259 = arith.addi %228, %258 : index
              %260 = arith.muli %227, %4 : index
              %261 = arith.addi %259, %260 : index
              scf.for %262 = %c7 to %4 step %c6 {
                %263 = vector.load %5[%262] : memref<?xi8>, vector<16xi8>
                %264 = arith.addi %261, %262 : index
                vector.store %263, %kv[%264] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %265 = arith.cmpi eq, %codec, %c9 : index
          scf.if %265 {
            %266 = arith.subi %0, %heads : index
            %267 = memref.load %scales[%266] : memref<?xf32>
            %268 = vector.broadcast %267 : f32 to vector<16xf32>
            %269 = arith.divui %220, %c6 : index
            %270 = arith.remui %220, %c6 : index
            %271 = arith.muli %headDim, %c9 : index
            %272 = arith.muli %269, %pageBytes : index
            scf.for %273 = %c7 to %headDim step %c6 {
              %274 = arith.addi %140, %273 : index
              %275 = vector.load %3[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.mulf %275, %268 : vector<16xf32>
              %277 = wave.fp8_encode "e4m3" %276 : vector<16xf32> -> vector<16xi8>
              %278 = arith.muli %273, %c9 : index
              vector.store %277, %5[%278] : memref<?xi8>, vector<16xi8>
            }
            %279 = arith.cmpi slt, %266, %kvHeads : index
            scf.if %279 {
              %280 = arith.muli %271, %c16 : index
              %281 = arith.muli %266, %280 : index
              %282 = arith.addi %272, %281 : index
              %283 = arith.muli %270, %c9 : index
              %284 = arith.addi %282, %283 : index
              scf.for %285 = %c7 to %headDim step %c9 {
                %286 = arith.muli %285, %c9 : index
                %287 = arith.addi %286, %c7 : index
                %288 = memref.load %5[%287] : memref<?xi8>
                %289 = arith.muli %285, %c6 : index
                %290 = arith.addi %284, %289 : index
                %291 = arith.addi %290, %c7 : index
                memref.store %288, %kv[%291] : memref<?xi8>
              }
            } else {
              %292 = arith.subi %266, %kvHeads : index
              %293 = arith.muli %292, %c3 : index
              %294 = arith.addi %293, %c9 : index
              %295 = arith.muli %271, %c6 : index
              %296 = arith.muli %294, %295 : index
              %297 = arith.addi %272, %296 : index
              %298 = arith.muli %270, %271 : index
              %299 = arith.addi %297, %298 : index
              scf.for %300 = %c7 to %271 step %c6 {
                %301 = vector.load %5[%300] : memref<?xi8>, vector<16xi8>
                %302 = arith.addi %299, %300 : index
                vector.store %301, %kv[%302] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %303 = arith.cmpi eq, %codec, %c3 : index
          scf.if %303 {
            %304 = arith.subi %0, %heads : index
            %305 = memref.load %scales[%304] : memref<?xf32>
            %306 = vector.broadcast %305 : f32 to vector<16xf32>
            %307 = arith.divui %220, %c6 : index
            %308 = arith.remui %220, %c6 : index
            %309 = arith.muli %headDim, %c9 : index
            %310 = arith.muli %307, %pageBytes : index
            scf.for %311 = %c7 to %headDim step %c6 {
              %312 = arith.addi %140, %311 : index
              %313 = vector.load %3[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.mulf %313, %306 : vector<16xf32>
              %315 = wave.fp8_encode "e5m2" %314 : vector<16xf32> -> vector<16xi8>
              %316 = arith.muli %311, %c9 : index
              vector.store %315, %5[%316] : memref<?xi8>, vector<16xi8>
            }
            %317 = arith.cmpi slt, %304, %kvHeads : index
            scf.if %317 {
              %318 = arith.muli %309, %c16 : index
              %319 = arith.muli %304, %318 : index
              %320 = arith.addi %310, %319 : index
              %321 = arith.muli %308, %c9 : index
              %322 = arith.addi %320, %321 : index
              scf.for %323 = %c7 to %headDim step %c9 {
                %324 = arith.muli %323, %c9 : index
                %325 = arith.addi %324, %c7 : index
                %326 = memref.load %5[%325] : memref<?xi8>
                %327 = arith.muli %323, %c6 : index
                %328 = arith.addi %322, %327 : index
                %329 = arith.addi %328, %c7 : index
                memref.store %326, %kv[%329] : memref<?xi8>
              }
            } else {
              %330 = arith.subi %304, %kvHeads : index
              %331 = arith.muli %330, %c3 : index
              %332 = arith.addi %331, %c9 : index
              %333 = arith.muli %309, %c6 : index
              %334 = arith.muli %332, %333 : index
              %335 = arith.addi %310, %334 : index
              %336 = arith.muli %308, %309 : index
              %337 = arith.addi %335, %336 : index
              scf.for %338 = %c7 to %309 step %c6 {
                %339 = vector.load %5[%338] : memref<?xi8>, vector<16xi8>
                %340 = arith.addi %337, %338 : index
                vector.store %339, %kv[%340] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

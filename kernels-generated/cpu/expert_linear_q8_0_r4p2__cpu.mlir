// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q8_0_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c9 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %19, %c5 : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.addi %19, %c6 : index
    %26 = arith.minsi %25, %20 : index
    %27 = arith.addi %19, %c10 : index
    %28 = arith.minsi %27, %20 : index
    %29 = arith.addi %18, %22 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.addi %18, %24 : index
    %33 = memref.load %groups[%32] : memref<?xi32>
    %34 = arith.index_cast %33 : i32 to index
    %35 = arith.addi %18, %26 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.addi %18, %28 : index
    %39 = memref.load %groups[%38] : memref<?xi32>
    %40 = arith.index_cast %39 : i32 to index
    %41 = arith.divui %31, %rowDivisor : index
    %42 = arith.muli %41, %inputFeatures : index
    %43 = arith.divui %34, %rowDivisor : index
    %44 = arith.muli %43, %inputFeatures : index
    %45 = arith.divui %37, %rowDivisor : index
    %46 = arith.muli %45, %inputFeatures : index
    %47 = arith.divui %40, %rowDivisor : index
    %48 = arith.muli %47, %inputFeatures : index
    %49 = arith.divui %inputFeatures, %c3 : index
    %59:8 = scf.for %50 = %c7 to %49 step %c5 iter_args(%51 = %c12, %52 = %c12, %53 = %c12, %54 = %c12, %55 = %c12, %56 = %c12, %57 = %c12, %58 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %60 = arith.muli %50, %c4 : index
      %61 = arith.addi %15, %60 : index
      %62 = arith.muli %50, %c4 : index
      %63 = arith.addi %17, %62 : index
      %64 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
      %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
      %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
      %67 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
      %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
      %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
      %70 = arith.muli %50, %c3 : index
      %80:8 = scf.for %71 = %c7 to %c13 step %c5 iter_args(%72 = %51, %73 = %52, %74 = %53, %75 = %54, %76 = %55, %77 = %56, %78 = %57, %79 = %58) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %81 = arith.addi %61, %c3 : index
        %82 = arith.muli %71, %c14 : index
        %83 = arith.addi %81, %82 : index
        %84 = arith.addi %83, %c7 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extsi %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.mulf %87, %66 : vector<16xf32>
        %89 = arith.addi %83, %c15 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extsi %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %66 : vector<16xf32>
        %94 = arith.addi %83, %c3 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extsi %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %97, %66 : vector<16xf32>
        %99 = arith.addi %83, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extsi %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.mulf %102, %66 : vector<16xf32>
        %104 = arith.addi %63, %c3 : index
        %105 = arith.muli %71, %c14 : index
        %106 = arith.addi %104, %105 : index
        %107 = arith.addi %106, %c7 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extsi %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.mulf %110, %69 : vector<16xf32>
        %112 = arith.addi %106, %c15 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<16xi8>
        %114 = arith.extsi %113 : vector<16xi8> to vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = arith.mulf %115, %69 : vector<16xf32>
        %117 = arith.addi %106, %c3 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extsi %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.mulf %120, %69 : vector<16xf32>
        %122 = arith.addi %106, %c16 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extsi %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %69 : vector<16xf32>
        %127 = arith.muli %71, %c9 : index
        %128 = arith.addi %70, %127 : index
        %129 = arith.addi %42, %128 : index
        %130 = arith.addi %129, %c7 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %88, %72 : vector<16xf32>
        %134 = math.fma %132, %111, %73 : vector<16xf32>
        %135 = arith.addi %44, %128 : index
        %136 = arith.addi %135, %c7 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %88, %74 : vector<16xf32>
        %140 = math.fma %138, %111, %75 : vector<16xf32>
        %141 = arith.addi %46, %128 : index
        %142 = arith.addi %141, %c7 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %88, %76 : vector<16xf32>
        %146 = math.fma %144, %111, %77 : vector<16xf32>
        %147 = arith.addi %48, %128 : index
        %148 = arith.addi %147, %c7 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %88, %78 : vector<16xf32>
        %152 = math.fma %150, %111, %79 : vector<16xf32>
        %153 = arith.addi %42, %128 : index
        %154 = arith.addi %153, %c5 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %93, %133 : vector<16xf32>
        %158 = math.fma %156, %116, %134 : vector<16xf32>
        %159 = arith.addi %44, %128 : index
        %160 = arith.addi %159, %c5 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %93, %139 : vector<16xf32>
        %164 = math.fma %162, %116, %140 : vector<16xf32>
        %165 = arith.addi %46, %128 : index
        %166 = arith.addi %165, %c5 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %93, %145 : vector<16xf32>
        %170 = math.fma %168, %116, %146 : vector<16xf32>
        %171 = arith.addi %48, %128 : index
        %172 = arith.addi %171, %c5 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %93, %151 : vector<16xf32>
        %176 = math.fma %174, %116, %152 : vector<16xf32>
        %177 = arith.addi %42, %128 : index
        %178 = arith.addi %177, %c6 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %98, %157 : vector<16xf32>
        %182 = math.fma %180, %121, %158 : vector<16xf32>
        %183 = arith.addi %44, %128 : index
        %184 = arith.addi %183, %c6 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %98, %163 : vector<16xf32>
        %188 = math.fma %186, %121, %164 : vector<16xf32>
        %189 = arith.addi %46, %128 : index
        %190 = arith.addi %189, %c6 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %98, %169 : vector<16xf32>
        %194 = math.fma %192, %121, %170 : vector<16xf32>
        %195 = arith.addi %48, %128 : index
        %196 = arith.addi %195, %c6 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %98, %175 : vector<16xf32>
        %200 = math.fma %198, %121, %176 : vector<16xf32>
        %201 = arith.addi %42, %128 : index
        %202 = arith.addi %201, %c10 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %103, %181 : vector<16xf32>
        %206 = math.fma %204, %126, %182 : vector<16xf32>
        %207 = arith.addi %44, %128 : index
        %208 = arith.addi %207, %c10 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %103, %187 : vector<16xf32>
        %212 = math.fma %210, %126, %188 : vector<16xf32>
        %213 = arith.addi %46, %128 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %103, %193 : vector<16xf32>
        %218 = math.fma %216, %126, %194 : vector<16xf32>
        %219 = arith.addi %48, %128 : index
        %220 = arith.addi %219, %c10 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %103, %199 : vector<16xf32>
        %224 = math.fma %222, %126, %200 : vector<16xf32>
        scf.yield %205, %206, %211, %212, %217, %218, %223, %224 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %80#0, %80#1, %80#2, %80#3, %80#4, %80#5, %80#6, %80#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %225 = arith.addi %19, %c7 : index
    %226 = arith.cmpi slt, %225, %10 : index
    scf.if %226 {
      %227 = arith.muli %31, %outputFeatures : index
      %228 = arith.muli %3, %c3 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.addi %229, %c7 : index
      vector.store %59#0, %out[%230] : memref<?xf32>, vector<16xf32>
      %231 = arith.addi %229, %c15 : index
      vector.store %59#1, %out[%231] : memref<?xf32>, vector<16xf32>
    }
    %232 = arith.addi %19, %c5 : index
    %233 = arith.cmpi slt, %232, %10 : index
    scf.if %233 {
      %234 = arith.muli %34, %outputFeatures : index
      %235 = arith.muli %3, %c3 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c7 : index
      vector.store %59#2, %out[%237] : memref<?xf32>, vector<16xf32>
      %238 = arith.addi %236, %c15 : index
      vector.store %59#3, %out[%238] : memref<?xf32>, vector<16xf32>
    }
    %239 = arith.addi %19, %c6 : index
    %240 = arith.cmpi slt, %239, %10 : index
    scf.if %240 {
      %241 = arith.muli %37, %outputFeatures : index
      %242 = arith.muli %3, %c3 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c7 : index
      vector.store %59#4, %out[%244] : memref<?xf32>, vector<16xf32>
      %245 = arith.addi %243, %c15 : index
      vector.store %59#5, %out[%245] : memref<?xf32>, vector<16xf32>
    }
    %246 = arith.addi %19, %c10 : index
    %247 = arith.cmpi slt, %246, %10 : index
    scf.if %247 {
      %248 = arith.muli %40, %outputFeatures : index
      %249 = arith.muli %3, %c3 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %250, %c7 : index
      vector.store %59#6, %out[%251] : memref<?xf32>, vector<16xf32>
      %252 = arith.addi %250, %c15 : index
      vector.store %59#7, %out[%252] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

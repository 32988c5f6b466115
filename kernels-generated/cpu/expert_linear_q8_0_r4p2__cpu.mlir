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
        %81 = arith.muli %71, %c9 : index
        %82 = arith.addi %70, %81 : index
        %83 = arith.addi %61, %c3 : index
        %84 = arith.muli %71, %c14 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c7 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extsi %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.mulf %89, %66 : vector<16xf32>
        %91 = arith.addi %63, %c3 : index
        %92 = arith.muli %71, %c14 : index
        %93 = arith.addi %91, %92 : index
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extsi %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %97, %69 : vector<16xf32>
        %99 = arith.addi %42, %82 : index
        %100 = arith.addi %99, %c7 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %90, %72 : vector<16xf32>
        %104 = math.fma %102, %98, %73 : vector<16xf32>
        %105 = arith.addi %44, %82 : index
        %106 = arith.addi %105, %c7 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %90, %74 : vector<16xf32>
        %110 = math.fma %108, %98, %75 : vector<16xf32>
        %111 = arith.addi %46, %82 : index
        %112 = arith.addi %111, %c7 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %90, %76 : vector<16xf32>
        %116 = math.fma %114, %98, %77 : vector<16xf32>
        %117 = arith.addi %48, %82 : index
        %118 = arith.addi %117, %c7 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %90, %78 : vector<16xf32>
        %122 = math.fma %120, %98, %79 : vector<16xf32>
        %123 = arith.addi %85, %c15 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<16xi8>
        %125 = arith.extsi %124 : vector<16xi8> to vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %126, %66 : vector<16xf32>
        %128 = arith.addi %93, %c15 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<16xi8>
        %130 = arith.extsi %129 : vector<16xi8> to vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = arith.mulf %131, %69 : vector<16xf32>
        %133 = arith.addi %42, %82 : index
        %134 = arith.addi %133, %c5 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %127, %103 : vector<16xf32>
        %138 = math.fma %136, %132, %104 : vector<16xf32>
        %139 = arith.addi %44, %82 : index
        %140 = arith.addi %139, %c5 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %127, %109 : vector<16xf32>
        %144 = math.fma %142, %132, %110 : vector<16xf32>
        %145 = arith.addi %46, %82 : index
        %146 = arith.addi %145, %c5 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %127, %115 : vector<16xf32>
        %150 = math.fma %148, %132, %116 : vector<16xf32>
        %151 = arith.addi %48, %82 : index
        %152 = arith.addi %151, %c5 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %127, %121 : vector<16xf32>
        %156 = math.fma %154, %132, %122 : vector<16xf32>
        %157 = arith.addi %85, %c3 : index
        %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
        %159 = arith.extsi %158 : vector<16xi8> to vector<16xi32>
        %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
        %161 = arith.mulf %160, %66 : vector<16xf32>
        %162 = arith.addi %93, %c3 : index
        %163 = vector.load %w[%162] : memref<?xi8>, vector<16xi8>
        %164 = arith.extsi %163 : vector<16xi8> to vector<16xi32>
        %165 = arith.sitofp %164 : vector<16xi32> to vector<16xf32>
        %166 = arith.mulf %165, %69 : vector<16xf32>
        %167 = arith.addi %42, %82 : index
        %168 = arith.addi %167, %c6 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %161, %137 : vector<16xf32>
        %172 = math.fma %170, %166, %138 : vector<16xf32>
        %173 = arith.addi %44, %82 : index
        %174 = arith.addi %173, %c6 : index
        %175 = memref.load %x[%174] : memref<?xf32>
        %176 = vector.broadcast %175 : f32 to vector<16xf32>
        %177 = math.fma %176, %161, %143 : vector<16xf32>
        %178 = math.fma %176, %166, %144 : vector<16xf32>
        %179 = arith.addi %46, %82 : index
        %180 = arith.addi %179, %c6 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %161, %149 : vector<16xf32>
        %184 = math.fma %182, %166, %150 : vector<16xf32>
        %185 = arith.addi %48, %82 : index
        %186 = arith.addi %185, %c6 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %161, %155 : vector<16xf32>
        %190 = math.fma %188, %166, %156 : vector<16xf32>
        %191 = arith.addi %85, %c16 : index
        %192 = vector.load %w[%191] : memref<?xi8>, vector<16xi8>
        %193 = arith.extsi %192 : vector<16xi8> to vector<16xi32>
        %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
        %195 = arith.mulf %194, %66 : vector<16xf32>
        %196 = arith.addi %93, %c16 : index
        %197 = vector.load %w[%196] : memref<?xi8>, vector<16xi8>
        %198 = arith.extsi %197 : vector<16xi8> to vector<16xi32>
        %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
        %200 = arith.mulf %199, %69 : vector<16xf32>
        %201 = arith.addi %42, %82 : index
        %202 = arith.addi %201, %c10 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %195, %171 : vector<16xf32>
        %206 = math.fma %204, %200, %172 : vector<16xf32>
        %207 = arith.addi %44, %82 : index
        %208 = arith.addi %207, %c10 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %195, %177 : vector<16xf32>
        %212 = math.fma %210, %200, %178 : vector<16xf32>
        %213 = arith.addi %46, %82 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %195, %183 : vector<16xf32>
        %218 = math.fma %216, %200, %184 : vector<16xf32>
        %219 = arith.addi %48, %82 : index
        %220 = arith.addi %219, %c10 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %195, %189 : vector<16xf32>
        %224 = math.fma %222, %200, %190 : vector<16xf32>
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

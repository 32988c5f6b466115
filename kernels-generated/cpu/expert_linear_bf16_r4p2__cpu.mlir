// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_bf16_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
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
      %64 = arith.muli %50, %c3 : index
      %74:8 = scf.for %65 = %c7 to %c9 step %c5 iter_args(%66 = %51, %67 = %52, %68 = %53, %69 = %54, %70 = %55, %71 = %56, %72 = %57, %73 = %58) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %75 = arith.muli %65, %c9 : index
        %76 = arith.addi %64, %75 : index
        %77 = arith.muli %65, %c13 : index
        %78 = arith.addi %61, %77 : index
        %79 = arith.addi %78, %c7 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
        %81 = vector.bitcast %80 : vector<32xi8> to vector<16xi16>
        %82 = arith.extui %81 : vector<16xi16> to vector<16xi32>
        %83 = arith.shli %82, %c14 : vector<16xi32>
        %84 = arith.bitcast %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.muli %65, %c13 : index
        %86 = arith.addi %63, %85 : index
        %87 = arith.addi %86, %c7 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xi16>
        %90 = arith.extui %89 : vector<16xi16> to vector<16xi32>
        %91 = arith.shli %90, %c14 : vector<16xi32>
        %92 = arith.bitcast %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.addi %42, %76 : index
        %94 = arith.addi %93, %c7 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %84, %66 : vector<16xf32>
        %98 = math.fma %96, %92, %67 : vector<16xf32>
        %99 = arith.addi %44, %76 : index
        %100 = arith.addi %99, %c7 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %84, %68 : vector<16xf32>
        %104 = math.fma %102, %92, %69 : vector<16xf32>
        %105 = arith.addi %46, %76 : index
        %106 = arith.addi %105, %c7 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %84, %70 : vector<16xf32>
        %110 = math.fma %108, %92, %71 : vector<16xf32>
        %111 = arith.addi %48, %76 : index
        %112 = arith.addi %111, %c7 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %84, %72 : vector<16xf32>
        %116 = math.fma %114, %92, %73 : vector<16xf32>
        %117 = arith.addi %78, %c15 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<32xi8>
        %119 = vector.bitcast %118 : vector<32xi8> to vector<16xi16>
        %120 = arith.extui %119 : vector<16xi16> to vector<16xi32>
        %121 = arith.shli %120, %c14 : vector<16xi32>
        %122 = arith.bitcast %121 : vector<16xi32> to vector<16xf32>
        %123 = arith.addi %86, %c15 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<32xi8>
        %125 = vector.bitcast %124 : vector<32xi8> to vector<16xi16>
        %126 = arith.extui %125 : vector<16xi16> to vector<16xi32>
        %127 = arith.shli %126, %c14 : vector<16xi32>
        %128 = arith.bitcast %127 : vector<16xi32> to vector<16xf32>
        %129 = arith.addi %42, %76 : index
        %130 = arith.addi %129, %c5 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %122, %97 : vector<16xf32>
        %134 = math.fma %132, %128, %98 : vector<16xf32>
        %135 = arith.addi %44, %76 : index
        %136 = arith.addi %135, %c5 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %122, %103 : vector<16xf32>
        %140 = math.fma %138, %128, %104 : vector<16xf32>
        %141 = arith.addi %46, %76 : index
        %142 = arith.addi %141, %c5 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %122, %109 : vector<16xf32>
        %146 = math.fma %144, %128, %110 : vector<16xf32>
        %147 = arith.addi %48, %76 : index
        %148 = arith.addi %147, %c5 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %122, %115 : vector<16xf32>
        %152 = math.fma %150, %128, %116 : vector<16xf32>
        %153 = arith.addi %78, %c16 : index
        %154 = vector.load %w[%153] : memref<?xi8>, vector<32xi8>
        %155 = vector.bitcast %154 : vector<32xi8> to vector<16xi16>
        %156 = arith.extui %155 : vector<16xi16> to vector<16xi32>
        %157 = arith.shli %156, %c14 : vector<16xi32>
        %158 = arith.bitcast %157 : vector<16xi32> to vector<16xf32>
        %159 = arith.addi %86, %c16 : index
        %160 = vector.load %w[%159] : memref<?xi8>, vector<32xi8>
        %161 = vector.bitcast %160 : vector<32xi8> to vector<16xi16>
        %162 = arith.extui %161 : vector<16xi16> to vector<16xi32>
        %163 = arith.shli %162, %c14 : vector<16xi32>
        %164 = arith.bitcast %163 : vector<16xi32> to vector<16xf32>
        %165 = arith.addi %42, %76 : index
        %166 = arith.addi %165, %c6 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %158, %133 : vector<16xf32>
        %170 = math.fma %168, %164, %134 : vector<16xf32>
        %171 = arith.addi %44, %76 : index
        %172 = arith.addi %171, %c6 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %158, %139 : vector<16xf32>
        %176 = math.fma %174, %164, %140 : vector<16xf32>
        %177 = arith.addi %46, %76 : index
        %178 = arith.addi %177, %c6 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %158, %145 : vector<16xf32>
        %182 = math.fma %180, %164, %146 : vector<16xf32>
        %183 = arith.addi %48, %76 : index
        %184 = arith.addi %183, %c6 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %158, %151 : vector<16xf32>
        %188 = math.fma %186, %164, %152 : vector<16xf32>
        %189 = arith.addi %78, %c17 : index
        %190 = vector.load %w[%189] : memref<?xi8>, vector<32xi8>
        %191 = vector.bitcast %190 : vector<32xi8> to vector<16xi16>
        %192 = arith.extui %191 : vector<16xi16> to vector<16xi32>
        %193 = arith.shli %192, %c14 : vector<16xi32>
        %194 = arith.bitcast %193 : vector<16xi32> to vector<16xf32>
        %195 = arith.addi %86, %c17 : index
        %196 = vector.load %w[%195] : memref<?xi8>, vector<32xi8>
        %197 = vector.bitcast %196 : vector<32xi8> to vector<16xi16>
        %198 = arith.extui %197 : vector<16xi16> to vector<16xi32>
        %199 = arith.shli %198, %c14 : vector<16xi32>
        %200 = arith.bitcast %199 : vector<16xi32> to vector<16xf32>
        %201 = arith.addi %42, %76 : index
        %202 = arith.addi %201, %c10 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %194, %169 : vector<16xf32>
        %206 = math.fma %204, %200, %170 : vector<16xf32>
        %207 = arith.addi %44, %76 : index
        %208 = arith.addi %207, %c10 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %194, %175 : vector<16xf32>
        %212 = math.fma %210, %200, %176 : vector<16xf32>
        %213 = arith.addi %46, %76 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %194, %181 : vector<16xf32>
        %218 = math.fma %216, %200, %182 : vector<16xf32>
        %219 = arith.addi %48, %76 : index
        %220 = arith.addi %219, %c10 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %194, %187 : vector<16xf32>
        %224 = math.fma %222, %200, %188 : vector<16xf32>
        scf.yield %205, %206, %211, %212, %217, %218, %223, %224 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %225 = arith.addi %19, %c7 : index
    %226 = arith.cmpi slt, %225, %10 : index
    scf.if %226 {
      %227 = arith.muli %31, %outputFeatures : index
      %228 = arith.muli %3, %c15 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.addi %229, %c7 : index
      vector.store %59#0, %out[%230] : memref<?xf32>, vector<16xf32>
      %231 = arith.addi %229, %c3 : index
      vector.store %59#1, %out[%231] : memref<?xf32>, vector<16xf32>
    }
    %232 = arith.addi %19, %c5 : index
    %233 = arith.cmpi slt, %232, %10 : index
    scf.if %233 {
      %234 = arith.muli %34, %outputFeatures : index
      %235 = arith.muli %3, %c15 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c7 : index
      vector.store %59#2, %out[%237] : memref<?xf32>, vector<16xf32>
      %238 = arith.addi %236, %c3 : index
      vector.store %59#3, %out[%238] : memref<?xf32>, vector<16xf32>
    }
    %239 = arith.addi %19, %c6 : index
    %240 = arith.cmpi slt, %239, %10 : index
    scf.if %240 {
      %241 = arith.muli %37, %outputFeatures : index
      %242 = arith.muli %3, %c15 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.addi %243, %c7 : index
      vector.store %59#4, %out[%244] : memref<?xf32>, vector<16xf32>
      %245 = arith.addi %243, %c3 : index
      vector.store %59#5, %out[%245] : memref<?xf32>, vector<16xf32>
    }
    %246 = arith.addi %19, %c10 : index
    %247 = arith.cmpi slt, %246, %10 : index
    scf.if %247 {
      %248 = arith.muli %40, %outputFeatures : index
      %249 = arith.muli %3, %c15 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.addi %250, %c7 : index
      vector.store %59#6, %out[%251] : memref<?xf32>, vector<16xf32>
      %252 = arith.addi %250, %c3 : index
      vector.store %59#7, %out[%252] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

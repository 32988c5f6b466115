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
        %75 = arith.muli %65, %c13 : index
        %76 = arith.addi %61, %75 : index
        %77 = arith.addi %76, %c7 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xi16>
        %80 = arith.extui %79 : vector<16xi16> to vector<16xi32>
        %81 = arith.shli %80, %c14 : vector<16xi32>
        %82 = arith.bitcast %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.addi %76, %c15 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xi16>
        %86 = arith.extui %85 : vector<16xi16> to vector<16xi32>
        %87 = arith.shli %86, %c14 : vector<16xi32>
        %88 = arith.bitcast %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.addi %76, %c16 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xi16>
        %92 = arith.extui %91 : vector<16xi16> to vector<16xi32>
        %93 = arith.shli %92, %c14 : vector<16xi32>
        %94 = arith.bitcast %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.addi %76, %c17 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xi16>
        %98 = arith.extui %97 : vector<16xi16> to vector<16xi32>
        %99 = arith.shli %98, %c14 : vector<16xi32>
        %100 = arith.bitcast %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.muli %65, %c13 : index
        %102 = arith.addi %63, %101 : index
        %103 = arith.addi %102, %c7 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xi16>
        %106 = arith.extui %105 : vector<16xi16> to vector<16xi32>
        %107 = arith.shli %106, %c14 : vector<16xi32>
        %108 = arith.bitcast %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.addi %102, %c15 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
        %111 = vector.bitcast %110 : vector<32xi8> to vector<16xi16>
        %112 = arith.extui %111 : vector<16xi16> to vector<16xi32>
        %113 = arith.shli %112, %c14 : vector<16xi32>
        %114 = arith.bitcast %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.addi %102, %c16 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<32xi8>
        %117 = vector.bitcast %116 : vector<32xi8> to vector<16xi16>
        %118 = arith.extui %117 : vector<16xi16> to vector<16xi32>
        %119 = arith.shli %118, %c14 : vector<16xi32>
        %120 = arith.bitcast %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.addi %102, %c17 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<32xi8>
        %123 = vector.bitcast %122 : vector<32xi8> to vector<16xi16>
        %124 = arith.extui %123 : vector<16xi16> to vector<16xi32>
        %125 = arith.shli %124, %c14 : vector<16xi32>
        %126 = arith.bitcast %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.muli %65, %c9 : index
        %128 = arith.addi %64, %127 : index
        %129 = arith.addi %42, %128 : index
        %130 = arith.addi %129, %c7 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %82, %66 : vector<16xf32>
        %134 = math.fma %132, %108, %67 : vector<16xf32>
        %135 = arith.addi %44, %128 : index
        %136 = arith.addi %135, %c7 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %82, %68 : vector<16xf32>
        %140 = math.fma %138, %108, %69 : vector<16xf32>
        %141 = arith.addi %46, %128 : index
        %142 = arith.addi %141, %c7 : index
        %143 = memref.load %x[%142] : memref<?xf32>
        %144 = vector.broadcast %143 : f32 to vector<16xf32>
        %145 = math.fma %144, %82, %70 : vector<16xf32>
        %146 = math.fma %144, %108, %71 : vector<16xf32>
        %147 = arith.addi %48, %128 : index
        %148 = arith.addi %147, %c7 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %82, %72 : vector<16xf32>
        %152 = math.fma %150, %108, %73 : vector<16xf32>
        %153 = arith.addi %42, %128 : index
        %154 = arith.addi %153, %c5 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %88, %133 : vector<16xf32>
        %158 = math.fma %156, %114, %134 : vector<16xf32>
        %159 = arith.addi %44, %128 : index
        %160 = arith.addi %159, %c5 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %88, %139 : vector<16xf32>
        %164 = math.fma %162, %114, %140 : vector<16xf32>
        %165 = arith.addi %46, %128 : index
        %166 = arith.addi %165, %c5 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %88, %145 : vector<16xf32>
        %170 = math.fma %168, %114, %146 : vector<16xf32>
        %171 = arith.addi %48, %128 : index
        %172 = arith.addi %171, %c5 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %88, %151 : vector<16xf32>
        %176 = math.fma %174, %114, %152 : vector<16xf32>
        %177 = arith.addi %42, %128 : index
        %178 = arith.addi %177, %c6 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %94, %157 : vector<16xf32>
        %182 = math.fma %180, %120, %158 : vector<16xf32>
        %183 = arith.addi %44, %128 : index
        %184 = arith.addi %183, %c6 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %94, %163 : vector<16xf32>
        %188 = math.fma %186, %120, %164 : vector<16xf32>
        %189 = arith.addi %46, %128 : index
        %190 = arith.addi %189, %c6 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %94, %169 : vector<16xf32>
        %194 = math.fma %192, %120, %170 : vector<16xf32>
        %195 = arith.addi %48, %128 : index
        %196 = arith.addi %195, %c6 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %94, %175 : vector<16xf32>
        %200 = math.fma %198, %120, %176 : vector<16xf32>
        %201 = arith.addi %42, %128 : index
        %202 = arith.addi %201, %c10 : index
        %203 = memref.load %x[%202] : memref<?xf32>
        %204 = vector.broadcast %203 : f32 to vector<16xf32>
        %205 = math.fma %204, %100, %181 : vector<16xf32>
        %206 = math.fma %204, %126, %182 : vector<16xf32>
        %207 = arith.addi %44, %128 : index
        %208 = arith.addi %207, %c10 : index
        %209 = memref.load %x[%208] : memref<?xf32>
        %210 = vector.broadcast %209 : f32 to vector<16xf32>
        %211 = math.fma %210, %100, %187 : vector<16xf32>
        %212 = math.fma %210, %126, %188 : vector<16xf32>
        %213 = arith.addi %46, %128 : index
        %214 = arith.addi %213, %c10 : index
        %215 = memref.load %x[%214] : memref<?xf32>
        %216 = vector.broadcast %215 : f32 to vector<16xf32>
        %217 = math.fma %216, %100, %193 : vector<16xf32>
        %218 = math.fma %216, %126, %194 : vector<16xf32>
        %219 = arith.addi %48, %128 : index
        %220 = arith.addi %219, %c10 : index
        %221 = memref.load %x[%220] : memref<?xf32>
        %222 = vector.broadcast %221 : f32 to vector<16xf32>
        %223 = math.fma %222, %100, %199 : vector<16xf32>
        %224 = math.fma %222, %126, %200 : vector<16xf32>
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

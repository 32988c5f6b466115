// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q4_1_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
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
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
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
      %67 = arith.addi %61, %c3 : index
      %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
      %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
      %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
      %71 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
      %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
      %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
      %74 = arith.addi %63, %c3 : index
      %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
      %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
      %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
      %78 = arith.muli %50, %c3 : index
      %88:8 = scf.for %79 = %c7 to %c13 step %c5 iter_args(%80 = %51, %81 = %52, %82 = %53, %83 = %54, %84 = %55, %85 = %56, %86 = %57, %87 = %58) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %89 = arith.muli %79, %c9 : index
        %90 = arith.addi %78, %89 : index
        %91 = arith.addi %61, %c14 : index
        %92 = arith.muli %79, %c3 : index
        %93 = arith.addi %91, %92 : index
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.andi %96, %c15 : vector<16xi32>
        %98 = arith.shrui %96, %c16 : vector<16xi32>
        %99 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %66, %70 : vector<16xf32>
        %101 = arith.addi %63, %c14 : index
        %102 = arith.muli %79, %c3 : index
        %103 = arith.addi %101, %102 : index
        %104 = arith.addi %103, %c7 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.andi %106, %c15 : vector<16xi32>
        %108 = arith.shrui %106, %c16 : vector<16xi32>
        %109 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %110 = math.fma %109, %73, %77 : vector<16xf32>
        %111 = arith.addi %42, %90 : index
        %112 = arith.addi %111, %c7 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %100, %80 : vector<16xf32>
        %116 = math.fma %114, %110, %81 : vector<16xf32>
        %117 = arith.addi %44, %90 : index
        %118 = arith.addi %117, %c7 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %100, %82 : vector<16xf32>
        %122 = math.fma %120, %110, %83 : vector<16xf32>
        %123 = arith.addi %46, %90 : index
        %124 = arith.addi %123, %c7 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %100, %84 : vector<16xf32>
        %128 = math.fma %126, %110, %85 : vector<16xf32>
        %129 = arith.addi %48, %90 : index
        %130 = arith.addi %129, %c7 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %100, %86 : vector<16xf32>
        %134 = math.fma %132, %110, %87 : vector<16xf32>
        %135 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %136 = math.fma %135, %66, %70 : vector<16xf32>
        %137 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %138 = math.fma %137, %73, %77 : vector<16xf32>
        %139 = arith.addi %42, %90 : index
        %140 = arith.addi %139, %c5 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %136, %115 : vector<16xf32>
        %144 = math.fma %142, %138, %116 : vector<16xf32>
        %145 = arith.addi %44, %90 : index
        %146 = arith.addi %145, %c5 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %136, %121 : vector<16xf32>
        %150 = math.fma %148, %138, %122 : vector<16xf32>
        %151 = arith.addi %46, %90 : index
        %152 = arith.addi %151, %c5 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %136, %127 : vector<16xf32>
        %156 = math.fma %154, %138, %128 : vector<16xf32>
        %157 = arith.addi %48, %90 : index
        %158 = arith.addi %157, %c5 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %136, %133 : vector<16xf32>
        %162 = math.fma %160, %138, %134 : vector<16xf32>
        %163 = arith.addi %93, %c17 : index
        %164 = vector.load %w[%163] : memref<?xi8>, vector<16xi8>
        %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
        %166 = arith.andi %165, %c15 : vector<16xi32>
        %167 = arith.shrui %165, %c16 : vector<16xi32>
        %168 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
        %169 = math.fma %168, %66, %70 : vector<16xf32>
        %170 = arith.addi %103, %c17 : index
        %171 = vector.load %w[%170] : memref<?xi8>, vector<16xi8>
        %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
        %173 = arith.andi %172, %c15 : vector<16xi32>
        %174 = arith.shrui %172, %c16 : vector<16xi32>
        %175 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
        %176 = math.fma %175, %73, %77 : vector<16xf32>
        %177 = arith.addi %42, %90 : index
        %178 = arith.addi %177, %c6 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %169, %143 : vector<16xf32>
        %182 = math.fma %180, %176, %144 : vector<16xf32>
        %183 = arith.addi %44, %90 : index
        %184 = arith.addi %183, %c6 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %169, %149 : vector<16xf32>
        %188 = math.fma %186, %176, %150 : vector<16xf32>
        %189 = arith.addi %46, %90 : index
        %190 = arith.addi %189, %c6 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %169, %155 : vector<16xf32>
        %194 = math.fma %192, %176, %156 : vector<16xf32>
        %195 = arith.addi %48, %90 : index
        %196 = arith.addi %195, %c6 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %169, %161 : vector<16xf32>
        %200 = math.fma %198, %176, %162 : vector<16xf32>
        %201 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
        %202 = math.fma %201, %66, %70 : vector<16xf32>
        %203 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
        %204 = math.fma %203, %73, %77 : vector<16xf32>
        %205 = arith.addi %42, %90 : index
        %206 = arith.addi %205, %c10 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %202, %181 : vector<16xf32>
        %210 = math.fma %208, %204, %182 : vector<16xf32>
        %211 = arith.addi %44, %90 : index
        %212 = arith.addi %211, %c10 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %202, %187 : vector<16xf32>
        %216 = math.fma %214, %204, %188 : vector<16xf32>
        %217 = arith.addi %46, %90 : index
        %218 = arith.addi %217, %c10 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %202, %193 : vector<16xf32>
        %222 = math.fma %220, %204, %194 : vector<16xf32>
        %223 = arith.addi %48, %90 : index
        %224 = arith.addi %223, %c10 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %202, %199 : vector<16xf32>
        %228 = math.fma %226, %204, %200 : vector<16xf32>
        scf.yield %209, %210, %215, %216, %221, %222, %227, %228 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %88#0, %88#1, %88#2, %88#3, %88#4, %88#5, %88#6, %88#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %229 = arith.addi %19, %c7 : index
    %230 = arith.cmpi slt, %229, %10 : index
    scf.if %230 {
      %231 = arith.muli %31, %outputFeatures : index
      %232 = arith.muli %3, %c3 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.addi %233, %c7 : index
      vector.store %59#0, %out[%234] : memref<?xf32>, vector<16xf32>
      %235 = arith.addi %233, %c17 : index
      vector.store %59#1, %out[%235] : memref<?xf32>, vector<16xf32>
    }
    %236 = arith.addi %19, %c5 : index
    %237 = arith.cmpi slt, %236, %10 : index
    scf.if %237 {
      %238 = arith.muli %34, %outputFeatures : index
      %239 = arith.muli %3, %c3 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %240, %c7 : index
      vector.store %59#2, %out[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.addi %240, %c17 : index
      vector.store %59#3, %out[%242] : memref<?xf32>, vector<16xf32>
    }
    %243 = arith.addi %19, %c6 : index
    %244 = arith.cmpi slt, %243, %10 : index
    scf.if %244 {
      %245 = arith.muli %37, %outputFeatures : index
      %246 = arith.muli %3, %c3 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.addi %247, %c7 : index
      vector.store %59#4, %out[%248] : memref<?xf32>, vector<16xf32>
      %249 = arith.addi %247, %c17 : index
      vector.store %59#5, %out[%249] : memref<?xf32>, vector<16xf32>
    }
    %250 = arith.addi %19, %c10 : index
    %251 = arith.cmpi slt, %250, %10 : index
    scf.if %251 {
      %252 = arith.muli %40, %outputFeatures : index
      %253 = arith.muli %3, %c3 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.addi %254, %c7 : index
      vector.store %59#6, %out[%255] : memref<?xf32>, vector<16xf32>
      %256 = arith.addi %254, %c17 : index
      vector.store %59#7, %out[%256] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

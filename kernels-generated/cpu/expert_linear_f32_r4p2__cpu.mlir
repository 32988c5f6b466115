// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f32_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
  %c17 = arith.constant 32 : index
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
        %80 = vector.load %w[%79] : memref<?xi8>, vector<64xi8>
        %81 = vector.bitcast %80 : vector<64xi8> to vector<16xf32>
        %82 = arith.muli %65, %c13 : index
        %83 = arith.addi %63, %82 : index
        %84 = arith.addi %83, %c7 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<64xi8>
        %86 = vector.bitcast %85 : vector<64xi8> to vector<16xf32>
        %87 = arith.addi %42, %76 : index
        %88 = arith.addi %87, %c7 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %81, %66 : vector<16xf32>
        %92 = math.fma %90, %86, %67 : vector<16xf32>
        %93 = arith.addi %44, %76 : index
        %94 = arith.addi %93, %c7 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %81, %68 : vector<16xf32>
        %98 = math.fma %96, %86, %69 : vector<16xf32>
        %99 = arith.addi %46, %76 : index
        %100 = arith.addi %99, %c7 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %81, %70 : vector<16xf32>
        %104 = math.fma %102, %86, %71 : vector<16xf32>
        %105 = arith.addi %48, %76 : index
        %106 = arith.addi %105, %c7 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %81, %72 : vector<16xf32>
        %110 = math.fma %108, %86, %73 : vector<16xf32>
        %111 = arith.addi %78, %c14 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<64xi8>
        %113 = vector.bitcast %112 : vector<64xi8> to vector<16xf32>
        %114 = arith.addi %83, %c14 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<64xi8>
        %116 = vector.bitcast %115 : vector<64xi8> to vector<16xf32>
        %117 = arith.addi %42, %76 : index
        %118 = arith.addi %117, %c5 : index
        %119 = memref.load %x[%118] : memref<?xf32>
        %120 = vector.broadcast %119 : f32 to vector<16xf32>
        %121 = math.fma %120, %113, %91 : vector<16xf32>
        %122 = math.fma %120, %116, %92 : vector<16xf32>
        %123 = arith.addi %44, %76 : index
        %124 = arith.addi %123, %c5 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %113, %97 : vector<16xf32>
        %128 = math.fma %126, %116, %98 : vector<16xf32>
        %129 = arith.addi %46, %76 : index
        %130 = arith.addi %129, %c5 : index
        %131 = memref.load %x[%130] : memref<?xf32>
        %132 = vector.broadcast %131 : f32 to vector<16xf32>
        %133 = math.fma %132, %113, %103 : vector<16xf32>
        %134 = math.fma %132, %116, %104 : vector<16xf32>
        %135 = arith.addi %48, %76 : index
        %136 = arith.addi %135, %c5 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %113, %109 : vector<16xf32>
        %140 = math.fma %138, %116, %110 : vector<16xf32>
        %141 = arith.addi %78, %c15 : index
        %142 = vector.load %w[%141] : memref<?xi8>, vector<64xi8>
        %143 = vector.bitcast %142 : vector<64xi8> to vector<16xf32>
        %144 = arith.addi %83, %c15 : index
        %145 = vector.load %w[%144] : memref<?xi8>, vector<64xi8>
        %146 = vector.bitcast %145 : vector<64xi8> to vector<16xf32>
        %147 = arith.addi %42, %76 : index
        %148 = arith.addi %147, %c6 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %143, %121 : vector<16xf32>
        %152 = math.fma %150, %146, %122 : vector<16xf32>
        %153 = arith.addi %44, %76 : index
        %154 = arith.addi %153, %c6 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %143, %127 : vector<16xf32>
        %158 = math.fma %156, %146, %128 : vector<16xf32>
        %159 = arith.addi %46, %76 : index
        %160 = arith.addi %159, %c6 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %143, %133 : vector<16xf32>
        %164 = math.fma %162, %146, %134 : vector<16xf32>
        %165 = arith.addi %48, %76 : index
        %166 = arith.addi %165, %c6 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %143, %139 : vector<16xf32>
        %170 = math.fma %168, %146, %140 : vector<16xf32>
        %171 = arith.addi %78, %c16 : index
        %172 = vector.load %w[%171] : memref<?xi8>, vector<64xi8>
        %173 = vector.bitcast %172 : vector<64xi8> to vector<16xf32>
        %174 = arith.addi %83, %c16 : index
        %175 = vector.load %w[%174] : memref<?xi8>, vector<64xi8>
        %176 = vector.bitcast %175 : vector<64xi8> to vector<16xf32>
        %177 = arith.addi %42, %76 : index
        %178 = arith.addi %177, %c10 : index
        %179 = memref.load %x[%178] : memref<?xf32>
        %180 = vector.broadcast %179 : f32 to vector<16xf32>
        %181 = math.fma %180, %173, %151 : vector<16xf32>
        %182 = math.fma %180, %176, %152 : vector<16xf32>
        %183 = arith.addi %44, %76 : index
        %184 = arith.addi %183, %c10 : index
        %185 = memref.load %x[%184] : memref<?xf32>
        %186 = vector.broadcast %185 : f32 to vector<16xf32>
        %187 = math.fma %186, %173, %157 : vector<16xf32>
        %188 = math.fma %186, %176, %158 : vector<16xf32>
        %189 = arith.addi %46, %76 : index
        %190 = arith.addi %189, %c10 : index
        %191 = memref.load %x[%190] : memref<?xf32>
        %192 = vector.broadcast %191 : f32 to vector<16xf32>
        %193 = math.fma %192, %173, %163 : vector<16xf32>
        %194 = math.fma %192, %176, %164 : vector<16xf32>
        %195 = arith.addi %48, %76 : index
        %196 = arith.addi %195, %c10 : index
        %197 = memref.load %x[%196] : memref<?xf32>
        %198 = vector.broadcast %197 : f32 to vector<16xf32>
        %199 = math.fma %198, %173, %169 : vector<16xf32>
        %200 = math.fma %198, %176, %170 : vector<16xf32>
        scf.yield %181, %182, %187, %188, %193, %194, %199, %200 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %201 = arith.addi %19, %c7 : index
    %202 = arith.cmpi slt, %201, %10 : index
    scf.if %202 {
      %203 = arith.muli %31, %outputFeatures : index
      %204 = arith.muli %3, %c17 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.addi %205, %c7 : index
      vector.store %59#0, %out[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %205, %c3 : index
      vector.store %59#1, %out[%207] : memref<?xf32>, vector<16xf32>
    }
    %208 = arith.addi %19, %c5 : index
    %209 = arith.cmpi slt, %208, %10 : index
    scf.if %209 {
      %210 = arith.muli %34, %outputFeatures : index
      %211 = arith.muli %3, %c17 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.addi %212, %c7 : index
      vector.store %59#2, %out[%213] : memref<?xf32>, vector<16xf32>
      %214 = arith.addi %212, %c3 : index
      vector.store %59#3, %out[%214] : memref<?xf32>, vector<16xf32>
    }
    %215 = arith.addi %19, %c6 : index
    %216 = arith.cmpi slt, %215, %10 : index
    scf.if %216 {
      %217 = arith.muli %37, %outputFeatures : index
      %218 = arith.muli %3, %c17 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c7 : index
      vector.store %59#4, %out[%220] : memref<?xf32>, vector<16xf32>
      %221 = arith.addi %219, %c3 : index
      vector.store %59#5, %out[%221] : memref<?xf32>, vector<16xf32>
    }
    %222 = arith.addi %19, %c10 : index
    %223 = arith.cmpi slt, %222, %10 : index
    scf.if %223 {
      %224 = arith.muli %40, %outputFeatures : index
      %225 = arith.muli %3, %c17 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.addi %226, %c7 : index
      vector.store %59#6, %out[%227] : memref<?xf32>, vector<16xf32>
      %228 = arith.addi %226, %c3 : index
      vector.store %59#7, %out[%228] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
        %81 = vector.bitcast %80 : vector<32xi8> to vector<16xf16>
        %82 = arith.extf %81 : vector<16xf16> to vector<16xf32>
        %83 = arith.muli %65, %c13 : index
        %84 = arith.addi %63, %83 : index
        %85 = arith.addi %84, %c7 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
        %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
        %89 = arith.addi %42, %76 : index
        %90 = arith.addi %89, %c7 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %82, %66 : vector<16xf32>
        %94 = math.fma %92, %88, %67 : vector<16xf32>
        %95 = arith.addi %44, %76 : index
        %96 = arith.addi %95, %c7 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %82, %68 : vector<16xf32>
        %100 = math.fma %98, %88, %69 : vector<16xf32>
        %101 = arith.addi %46, %76 : index
        %102 = arith.addi %101, %c7 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %82, %70 : vector<16xf32>
        %106 = math.fma %104, %88, %71 : vector<16xf32>
        %107 = arith.addi %48, %76 : index
        %108 = arith.addi %107, %c7 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %82, %72 : vector<16xf32>
        %112 = math.fma %110, %88, %73 : vector<16xf32>
        %113 = arith.addi %78, %c14 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xf16>
        %116 = arith.extf %115 : vector<16xf16> to vector<16xf32>
        %117 = arith.addi %84, %c14 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<32xi8>
        %119 = vector.bitcast %118 : vector<32xi8> to vector<16xf16>
        %120 = arith.extf %119 : vector<16xf16> to vector<16xf32>
        %121 = arith.addi %42, %76 : index
        %122 = arith.addi %121, %c5 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %116, %93 : vector<16xf32>
        %126 = math.fma %124, %120, %94 : vector<16xf32>
        %127 = arith.addi %44, %76 : index
        %128 = arith.addi %127, %c5 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %116, %99 : vector<16xf32>
        %132 = math.fma %130, %120, %100 : vector<16xf32>
        %133 = arith.addi %46, %76 : index
        %134 = arith.addi %133, %c5 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %116, %105 : vector<16xf32>
        %138 = math.fma %136, %120, %106 : vector<16xf32>
        %139 = arith.addi %48, %76 : index
        %140 = arith.addi %139, %c5 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %116, %111 : vector<16xf32>
        %144 = math.fma %142, %120, %112 : vector<16xf32>
        %145 = arith.addi %78, %c15 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<32xi8>
        %147 = vector.bitcast %146 : vector<32xi8> to vector<16xf16>
        %148 = arith.extf %147 : vector<16xf16> to vector<16xf32>
        %149 = arith.addi %84, %c15 : index
        %150 = vector.load %w[%149] : memref<?xi8>, vector<32xi8>
        %151 = vector.bitcast %150 : vector<32xi8> to vector<16xf16>
        %152 = arith.extf %151 : vector<16xf16> to vector<16xf32>
        %153 = arith.addi %42, %76 : index
        %154 = arith.addi %153, %c6 : index
        %155 = memref.load %x[%154] : memref<?xf32>
        %156 = vector.broadcast %155 : f32 to vector<16xf32>
        %157 = math.fma %156, %148, %125 : vector<16xf32>
        %158 = math.fma %156, %152, %126 : vector<16xf32>
        %159 = arith.addi %44, %76 : index
        %160 = arith.addi %159, %c6 : index
        %161 = memref.load %x[%160] : memref<?xf32>
        %162 = vector.broadcast %161 : f32 to vector<16xf32>
        %163 = math.fma %162, %148, %131 : vector<16xf32>
        %164 = math.fma %162, %152, %132 : vector<16xf32>
        %165 = arith.addi %46, %76 : index
        %166 = arith.addi %165, %c6 : index
        %167 = memref.load %x[%166] : memref<?xf32>
        %168 = vector.broadcast %167 : f32 to vector<16xf32>
        %169 = math.fma %168, %148, %137 : vector<16xf32>
        %170 = math.fma %168, %152, %138 : vector<16xf32>
        %171 = arith.addi %48, %76 : index
        %172 = arith.addi %171, %c6 : index
        %173 = memref.load %x[%172] : memref<?xf32>
        %174 = vector.broadcast %173 : f32 to vector<16xf32>
        %175 = math.fma %174, %148, %143 : vector<16xf32>
        %176 = math.fma %174, %152, %144 : vector<16xf32>
        %177 = arith.addi %78, %c16 : index
        %178 = vector.load %w[%177] : memref<?xi8>, vector<32xi8>
        %179 = vector.bitcast %178 : vector<32xi8> to vector<16xf16>
        %180 = arith.extf %179 : vector<16xf16> to vector<16xf32>
        %181 = arith.addi %84, %c16 : index
        %182 = vector.load %w[%181] : memref<?xi8>, vector<32xi8>
        %183 = vector.bitcast %182 : vector<32xi8> to vector<16xf16>
        %184 = arith.extf %183 : vector<16xf16> to vector<16xf32>
        %185 = arith.addi %42, %76 : index
        %186 = arith.addi %185, %c10 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %180, %157 : vector<16xf32>
        %190 = math.fma %188, %184, %158 : vector<16xf32>
        %191 = arith.addi %44, %76 : index
        %192 = arith.addi %191, %c10 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %180, %163 : vector<16xf32>
        %196 = math.fma %194, %184, %164 : vector<16xf32>
        %197 = arith.addi %46, %76 : index
        %198 = arith.addi %197, %c10 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %180, %169 : vector<16xf32>
        %202 = math.fma %200, %184, %170 : vector<16xf32>
        %203 = arith.addi %48, %76 : index
        %204 = arith.addi %203, %c10 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %180, %175 : vector<16xf32>
        %208 = math.fma %206, %184, %176 : vector<16xf32>
        scf.yield %189, %190, %195, %196, %201, %202, %207, %208 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %209 = arith.addi %19, %c7 : index
    %210 = arith.cmpi slt, %209, %10 : index
    scf.if %210 {
      %211 = arith.muli %31, %outputFeatures : index
      %212 = arith.muli %3, %c14 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.addi %213, %c7 : index
      vector.store %59#0, %out[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %213, %c3 : index
      vector.store %59#1, %out[%215] : memref<?xf32>, vector<16xf32>
    }
    %216 = arith.addi %19, %c5 : index
    %217 = arith.cmpi slt, %216, %10 : index
    scf.if %217 {
      %218 = arith.muli %34, %outputFeatures : index
      %219 = arith.muli %3, %c14 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.addi %220, %c7 : index
      vector.store %59#2, %out[%221] : memref<?xf32>, vector<16xf32>
      %222 = arith.addi %220, %c3 : index
      vector.store %59#3, %out[%222] : memref<?xf32>, vector<16xf32>
    }
    %223 = arith.addi %19, %c6 : index
    %224 = arith.cmpi slt, %223, %10 : index
    scf.if %224 {
      %225 = arith.muli %37, %outputFeatures : index
      %226 = arith.muli %3, %c14 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.addi %227, %c7 : index
      vector.store %59#4, %out[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.addi %227, %c3 : index
      vector.store %59#5, %out[%229] : memref<?xf32>, vector<16xf32>
    }
    %230 = arith.addi %19, %c10 : index
    %231 = arith.cmpi slt, %230, %10 : index
    scf.if %231 {
      %232 = arith.muli %40, %outputFeatures : index
      %233 = arith.muli %3, %c14 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.addi %234, %c7 : index
      vector.store %59#6, %out[%235] : memref<?xf32>, vector<16xf32>
      %236 = arith.addi %234, %c3 : index
      vector.store %59#7, %out[%236] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

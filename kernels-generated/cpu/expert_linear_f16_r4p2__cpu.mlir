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
        %75 = arith.muli %65, %c13 : index
        %76 = arith.addi %61, %75 : index
        %77 = arith.addi %76, %c7 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.addi %76, %c14 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
        %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
        %85 = arith.addi %76, %c15 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
        %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
        %89 = arith.addi %76, %c16 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
        %92 = arith.extf %91 : vector<16xf16> to vector<16xf32>
        %93 = arith.muli %65, %c13 : index
        %94 = arith.addi %63, %93 : index
        %95 = arith.addi %94, %c7 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
        %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
        %99 = arith.addi %94, %c14 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
        %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
        %103 = arith.addi %94, %c15 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xf16>
        %106 = arith.extf %105 : vector<16xf16> to vector<16xf32>
        %107 = arith.addi %94, %c16 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
        %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
        %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
        %111 = arith.muli %65, %c9 : index
        %112 = arith.addi %64, %111 : index
        %113 = arith.addi %42, %112 : index
        %114 = arith.addi %113, %c7 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %80, %66 : vector<16xf32>
        %118 = math.fma %116, %98, %67 : vector<16xf32>
        %119 = arith.addi %44, %112 : index
        %120 = arith.addi %119, %c7 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %80, %68 : vector<16xf32>
        %124 = math.fma %122, %98, %69 : vector<16xf32>
        %125 = arith.addi %46, %112 : index
        %126 = arith.addi %125, %c7 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %80, %70 : vector<16xf32>
        %130 = math.fma %128, %98, %71 : vector<16xf32>
        %131 = arith.addi %48, %112 : index
        %132 = arith.addi %131, %c7 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %80, %72 : vector<16xf32>
        %136 = math.fma %134, %98, %73 : vector<16xf32>
        %137 = arith.addi %42, %112 : index
        %138 = arith.addi %137, %c5 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %84, %117 : vector<16xf32>
        %142 = math.fma %140, %102, %118 : vector<16xf32>
        %143 = arith.addi %44, %112 : index
        %144 = arith.addi %143, %c5 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %84, %123 : vector<16xf32>
        %148 = math.fma %146, %102, %124 : vector<16xf32>
        %149 = arith.addi %46, %112 : index
        %150 = arith.addi %149, %c5 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %84, %129 : vector<16xf32>
        %154 = math.fma %152, %102, %130 : vector<16xf32>
        %155 = arith.addi %48, %112 : index
        %156 = arith.addi %155, %c5 : index
        %157 = memref.load %x[%156] : memref<?xf32>
        %158 = vector.broadcast %157 : f32 to vector<16xf32>
        %159 = math.fma %158, %84, %135 : vector<16xf32>
        %160 = math.fma %158, %102, %136 : vector<16xf32>
        %161 = arith.addi %42, %112 : index
        %162 = arith.addi %161, %c6 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %88, %141 : vector<16xf32>
        %166 = math.fma %164, %106, %142 : vector<16xf32>
        %167 = arith.addi %44, %112 : index
        %168 = arith.addi %167, %c6 : index
        %169 = memref.load %x[%168] : memref<?xf32>
        %170 = vector.broadcast %169 : f32 to vector<16xf32>
        %171 = math.fma %170, %88, %147 : vector<16xf32>
        %172 = math.fma %170, %106, %148 : vector<16xf32>
        %173 = arith.addi %46, %112 : index
        %174 = arith.addi %173, %c6 : index
        %175 = memref.load %x[%174] : memref<?xf32>
        %176 = vector.broadcast %175 : f32 to vector<16xf32>
        %177 = math.fma %176, %88, %153 : vector<16xf32>
        %178 = math.fma %176, %106, %154 : vector<16xf32>
        %179 = arith.addi %48, %112 : index
        %180 = arith.addi %179, %c6 : index
        %181 = memref.load %x[%180] : memref<?xf32>
        %182 = vector.broadcast %181 : f32 to vector<16xf32>
        %183 = math.fma %182, %88, %159 : vector<16xf32>
        %184 = math.fma %182, %106, %160 : vector<16xf32>
        %185 = arith.addi %42, %112 : index
        %186 = arith.addi %185, %c10 : index
        %187 = memref.load %x[%186] : memref<?xf32>
        %188 = vector.broadcast %187 : f32 to vector<16xf32>
        %189 = math.fma %188, %92, %165 : vector<16xf32>
        %190 = math.fma %188, %110, %166 : vector<16xf32>
        %191 = arith.addi %44, %112 : index
        %192 = arith.addi %191, %c10 : index
        %193 = memref.load %x[%192] : memref<?xf32>
        %194 = vector.broadcast %193 : f32 to vector<16xf32>
        %195 = math.fma %194, %92, %171 : vector<16xf32>
        %196 = math.fma %194, %110, %172 : vector<16xf32>
        %197 = arith.addi %46, %112 : index
        %198 = arith.addi %197, %c10 : index
        %199 = memref.load %x[%198] : memref<?xf32>
        %200 = vector.broadcast %199 : f32 to vector<16xf32>
        %201 = math.fma %200, %92, %177 : vector<16xf32>
        %202 = math.fma %200, %110, %178 : vector<16xf32>
        %203 = arith.addi %48, %112 : index
        %204 = arith.addi %203, %c10 : index
        %205 = memref.load %x[%204] : memref<?xf32>
        %206 = vector.broadcast %205 : f32 to vector<16xf32>
        %207 = math.fma %206, %92, %183 : vector<16xf32>
        %208 = math.fma %206, %110, %184 : vector<16xf32>
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

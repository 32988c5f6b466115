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
        %89 = arith.addi %61, %c14 : index
        %90 = arith.muli %79, %c3 : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %c7 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.andi %94, %c15 : vector<16xi32>
        %96 = arith.shrui %94, %c16 : vector<16xi32>
        %97 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %98 = math.fma %97, %66, %70 : vector<16xf32>
        %99 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %66, %70 : vector<16xf32>
        %101 = arith.addi %91, %c17 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.andi %103, %c15 : vector<16xi32>
        %105 = arith.shrui %103, %c16 : vector<16xi32>
        %106 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %107 = math.fma %106, %66, %70 : vector<16xf32>
        %108 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %66, %70 : vector<16xf32>
        %110 = arith.addi %63, %c14 : index
        %111 = arith.muli %79, %c3 : index
        %112 = arith.addi %110, %111 : index
        %113 = arith.addi %112, %c7 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.andi %115, %c15 : vector<16xi32>
        %117 = arith.shrui %115, %c16 : vector<16xi32>
        %118 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %73, %77 : vector<16xf32>
        %120 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %121 = math.fma %120, %73, %77 : vector<16xf32>
        %122 = arith.addi %112, %c17 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.andi %124, %c15 : vector<16xi32>
        %126 = arith.shrui %124, %c16 : vector<16xi32>
        %127 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %128 = math.fma %127, %73, %77 : vector<16xf32>
        %129 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
        %130 = math.fma %129, %73, %77 : vector<16xf32>
        %131 = arith.muli %79, %c9 : index
        %132 = arith.addi %78, %131 : index
        %133 = arith.addi %42, %132 : index
        %134 = arith.addi %133, %c7 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %98, %80 : vector<16xf32>
        %138 = math.fma %136, %119, %81 : vector<16xf32>
        %139 = arith.addi %44, %132 : index
        %140 = arith.addi %139, %c7 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %98, %82 : vector<16xf32>
        %144 = math.fma %142, %119, %83 : vector<16xf32>
        %145 = arith.addi %46, %132 : index
        %146 = arith.addi %145, %c7 : index
        %147 = memref.load %x[%146] : memref<?xf32>
        %148 = vector.broadcast %147 : f32 to vector<16xf32>
        %149 = math.fma %148, %98, %84 : vector<16xf32>
        %150 = math.fma %148, %119, %85 : vector<16xf32>
        %151 = arith.addi %48, %132 : index
        %152 = arith.addi %151, %c7 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %98, %86 : vector<16xf32>
        %156 = math.fma %154, %119, %87 : vector<16xf32>
        %157 = arith.addi %42, %132 : index
        %158 = arith.addi %157, %c5 : index
        %159 = memref.load %x[%158] : memref<?xf32>
        %160 = vector.broadcast %159 : f32 to vector<16xf32>
        %161 = math.fma %160, %100, %137 : vector<16xf32>
        %162 = math.fma %160, %121, %138 : vector<16xf32>
        %163 = arith.addi %44, %132 : index
        %164 = arith.addi %163, %c5 : index
        %165 = memref.load %x[%164] : memref<?xf32>
        %166 = vector.broadcast %165 : f32 to vector<16xf32>
        %167 = math.fma %166, %100, %143 : vector<16xf32>
        %168 = math.fma %166, %121, %144 : vector<16xf32>
        %169 = arith.addi %46, %132 : index
        %170 = arith.addi %169, %c5 : index
        %171 = memref.load %x[%170] : memref<?xf32>
        %172 = vector.broadcast %171 : f32 to vector<16xf32>
        %173 = math.fma %172, %100, %149 : vector<16xf32>
        %174 = math.fma %172, %121, %150 : vector<16xf32>
        %175 = arith.addi %48, %132 : index
        %176 = arith.addi %175, %c5 : index
        %177 = memref.load %x[%176] : memref<?xf32>
        %178 = vector.broadcast %177 : f32 to vector<16xf32>
        %179 = math.fma %178, %100, %155 : vector<16xf32>
        %180 = math.fma %178, %121, %156 : vector<16xf32>
        %181 = arith.addi %42, %132 : index
        %182 = arith.addi %181, %c6 : index
        %183 = memref.load %x[%182] : memref<?xf32>
        %184 = vector.broadcast %183 : f32 to vector<16xf32>
        %185 = math.fma %184, %107, %161 : vector<16xf32>
        %186 = math.fma %184, %128, %162 : vector<16xf32>
        %187 = arith.addi %44, %132 : index
        %188 = arith.addi %187, %c6 : index
        %189 = memref.load %x[%188] : memref<?xf32>
        %190 = vector.broadcast %189 : f32 to vector<16xf32>
        %191 = math.fma %190, %107, %167 : vector<16xf32>
        %192 = math.fma %190, %128, %168 : vector<16xf32>
        %193 = arith.addi %46, %132 : index
        %194 = arith.addi %193, %c6 : index
        %195 = memref.load %x[%194] : memref<?xf32>
        %196 = vector.broadcast %195 : f32 to vector<16xf32>
        %197 = math.fma %196, %107, %173 : vector<16xf32>
        %198 = math.fma %196, %128, %174 : vector<16xf32>
        %199 = arith.addi %48, %132 : index
        %200 = arith.addi %199, %c6 : index
        %201 = memref.load %x[%200] : memref<?xf32>
        %202 = vector.broadcast %201 : f32 to vector<16xf32>
        %203 = math.fma %202, %107, %179 : vector<16xf32>
        %204 = math.fma %202, %128, %180 : vector<16xf32>
        %205 = arith.addi %42, %132 : index
        %206 = arith.addi %205, %c10 : index
        %207 = memref.load %x[%206] : memref<?xf32>
        %208 = vector.broadcast %207 : f32 to vector<16xf32>
        %209 = math.fma %208, %109, %185 : vector<16xf32>
        %210 = math.fma %208, %130, %186 : vector<16xf32>
        %211 = arith.addi %44, %132 : index
        %212 = arith.addi %211, %c10 : index
        %213 = memref.load %x[%212] : memref<?xf32>
        %214 = vector.broadcast %213 : f32 to vector<16xf32>
        %215 = math.fma %214, %109, %191 : vector<16xf32>
        %216 = math.fma %214, %130, %192 : vector<16xf32>
        %217 = arith.addi %46, %132 : index
        %218 = arith.addi %217, %c10 : index
        %219 = memref.load %x[%218] : memref<?xf32>
        %220 = vector.broadcast %219 : f32 to vector<16xf32>
        %221 = math.fma %220, %109, %197 : vector<16xf32>
        %222 = math.fma %220, %130, %198 : vector<16xf32>
        %223 = arith.addi %48, %132 : index
        %224 = arith.addi %223, %c10 : index
        %225 = memref.load %x[%224] : memref<?xf32>
        %226 = vector.broadcast %225 : f32 to vector<16xf32>
        %227 = math.fma %226, %109, %203 : vector<16xf32>
        %228 = math.fma %226, %130, %204 : vector<16xf32>
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

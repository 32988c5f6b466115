// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d256__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %factors: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c5 = arith.constant 4 : index
  %positionsAt = wave.param "positionsAt" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 0xF149F2CA : f32
  %c11 = arith.constant 0x00000000 : f32
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 80 : index
  %c17 = arith.constant 96 : index
  %c18 = arith.constant 112 : index
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 144 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 176 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 208 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 240 : index
  %c27 = arith.constant 511 : index
  %c28 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c31 = arith.constant 272 : index
  %c32 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = wave.scratch %groupSize : memref<?xf32>
  %4 = wave.scratch %groupSize : memref<?xf32>
  %5 = arith.muli %groupSize, %c2 : index
  %6 = wave.scratch %5 : memref<?xf32>
  %7 = memref.load %step[%c3] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %1, %8 : index
  scf.if %9 {
    %10 = arith.muli %1, %c5 : index
    %11 = arith.addi %itemsAt, %10 : index
    %12 = memref.load %step[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %positionsAt, %13 : index
    %15 = memref.load %step[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %16, %c7 : index
    scf.for %18 = %c9 to %groupSize step %c7 {
      memref.store %c10, %3[%18] : memref<?xf32>
      memref.store %c11, %4[%18] : memref<?xf32>
      %19 = arith.muli %18, %c2 : index
      %20 = arith.addi %19, %c9 : index
      vector.store %c8, %6[%20] : memref<?xf32>, vector<16xf32>
      %21 = arith.addi %19, %c12 : index
      vector.store %c8, %6[%21] : memref<?xf32>, vector<16xf32>
      %22 = arith.addi %19, %c13 : index
      vector.store %c8, %6[%22] : memref<?xf32>, vector<16xf32>
      %23 = arith.addi %19, %c14 : index
      vector.store %c8, %6[%23] : memref<?xf32>, vector<16xf32>
      %24 = arith.addi %19, %c15 : index
      vector.store %c8, %6[%24] : memref<?xf32>, vector<16xf32>
      %25 = arith.addi %19, %c16 : index
      vector.store %c8, %6[%25] : memref<?xf32>, vector<16xf32>
      %26 = arith.addi %19, %c17 : index
      vector.store %c8, %6[%26] : memref<?xf32>, vector<16xf32>
      %27 = arith.addi %19, %c18 : index
      vector.store %c8, %6[%27] : memref<?xf32>, vector<16xf32>
      %28 = arith.addi %19, %c19 : index
      vector.store %c8, %6[%28] : memref<?xf32>, vector<16xf32>
      %29 = arith.addi %19, %c20 : index
      vector.store %c8, %6[%29] : memref<?xf32>, vector<16xf32>
      %30 = arith.addi %19, %c21 : index
      vector.store %c8, %6[%30] : memref<?xf32>, vector<16xf32>
      %31 = arith.addi %19, %c22 : index
      vector.store %c8, %6[%31] : memref<?xf32>, vector<16xf32>
      %32 = arith.addi %19, %c23 : index
      vector.store %c8, %6[%32] : memref<?xf32>, vector<16xf32>
      %33 = arith.addi %19, %c24 : index
      vector.store %c8, %6[%33] : memref<?xf32>, vector<16xf32>
      %34 = arith.addi %19, %c25 : index
      vector.store %c8, %6[%34] : memref<?xf32>, vector<16xf32>
      %35 = arith.addi %19, %c26 : index
      vector.store %c8, %6[%35] : memref<?xf32>, vector<16xf32>
    }
    %36 = arith.addi %17, %c27 : index
    %37 = arith.divui %36, %c28 : index
    scf.for %38 = %c9 to %37 step %c7 {
      scf.for %39 = %c9 to %groupSize step %c7 {
        %40 = arith.muli %2, %groupSize : index
        %41 = arith.addi %40, %39 : index
        %42 = arith.muli %13, %heads : index
        %43 = arith.addi %42, %41 : index
        %44 = arith.muli %43, %ranges : index
        %45 = arith.addi %44, %38 : index
        %46 = arith.muli %45, %c31 : index
        %47 = arith.addi %46, %c2 : index
        %48 = memref.load %partial[%47] : memref<?xf32>
        %49 = arith.addi %47, %c7 : index
        %50 = memref.load %partial[%49] : memref<?xf32>
        %51 = memref.load %3[%39] : memref<?xf32>
        %52 = arith.maximumf %51, %48 : f32
        %53 = arith.subf %51, %52 : f32
        %54 = wave.exp2 %53 : f32
        %55 = arith.subf %48, %52 : f32
        %56 = wave.exp2 %55 : f32
        memref.store %52, %3[%39] : memref<?xf32>
        %57 = memref.load %4[%39] : memref<?xf32>
        %58 = arith.mulf %57, %54 : f32
        %59 = math.fma %50, %56, %58 : f32
        memref.store %59, %4[%39] : memref<?xf32>
        %60 = vector.broadcast %54 : f32 to vector<16xf32>
        %61 = vector.broadcast %56 : f32 to vector<16xf32>
        %62 = arith.muli %39, %c2 : index
        %63 = arith.addi %62, %c9 : index
        %64 = vector.load %6[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.mulf %64, %60 : vector<16xf32>
        %66 = arith.addi %46, %c9 : index
        %67 = vector.load %partial[%66] : memref<?xf32>, vector<16xf32>
        %68 = math.fma %67, %61, %65 : vector<16xf32>
        vector.store %68, %6[%63] : memref<?xf32>, vector<16xf32>
        %69 = arith.addi %62, %c12 : index
        %70 = vector.load %6[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.mulf %70, %60 : vector<16xf32>
        %72 = arith.addi %46, %c12 : index
        %73 = vector.load %partial[%72] : memref<?xf32>, vector<16xf32>
        %74 = math.fma %73, %61, %71 : vector<16xf32>
        vector.store %74, %6[%69] : memref<?xf32>, vector<16xf32>
        %75 = arith.addi %62, %c13 : index
        %76 = vector.load %6[%75] : memref<?xf32>, vector<16xf32>
        %77 = arith.mulf %76, %60 : vector<16xf32>
        %78 = arith.addi %46, %c13 : index
        %79 = vector.load %partial[%78] : memref<?xf32>, vector<16xf32>
        %80 = math.fma %79, %61, %77 : vector<16xf32>
        vector.store %80, %6[%75] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %62, %c14 : index
        %82 = vector.load %6[%81] : memref<?xf32>, vector<16xf32>
        %83 = arith.mulf %82, %60 : vector<16xf32>
        %84 = arith.addi %46, %c14 : index
        %85 = vector.load %partial[%84] : memref<?xf32>, vector<16xf32>
        %86 = math.fma %85, %61, %83 : vector<16xf32>
        vector.store %86, %6[%81] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %62, %c15 : index
        %88 = vector.load %6[%87] : memref<?xf32>, vector<16xf32>
        %89 = arith.mulf %88, %60 : vector<16xf32>
        %90 = arith.addi %46, %c15 : index
        %91 = vector.load %partial[%90] : memref<?xf32>, vector<16xf32>
        %92 = math.fma %91, %61, %89 : vector<16xf32>
        vector.store %92, %6[%87] : memref<?xf32>, vector<16xf32>
        %93 = arith.addi %62, %c16 : index
        %94 = vector.load %6[%93] : memref<?xf32>, vector<16xf32>
        %95 = arith.mulf %94, %60 : vector<16xf32>
        %96 = arith.addi %46, %c16 : index
        %97 = vector.load %partial[%96] : memref<?xf32>, vector<16xf32>
        %98 = math.fma %97, %61, %95 : vector<16xf32>
        vector.store %98, %6[%93] : memref<?xf32>, vector<16xf32>
        %99 = arith.addi %62, %c17 : index
        %100 = vector.load %6[%99] : memref<?xf32>, vector<16xf32>
        %101 = arith.mulf %100, %60 : vector<16xf32>
        %102 = arith.addi %46, %c17 : index
        %103 = vector.load %partial[%102] : memref<?xf32>, vector<16xf32>
        %104 = math.fma %103, %61, %101 : vector<16xf32>
        vector.store %104, %6[%99] : memref<?xf32>, vector<16xf32>
        %105 = arith.addi %62, %c18 : index
        %106 = vector.load %6[%105] : memref<?xf32>, vector<16xf32>
        %107 = arith.mulf %106, %60 : vector<16xf32>
        %108 = arith.addi %46, %c18 : index
        %109 = vector.load %partial[%108] : memref<?xf32>, vector<16xf32>
        %110 = math.fma %109, %61, %107 : vector<16xf32>
        vector.store %110, %6[%105] : memref<?xf32>, vector<16xf32>
        %111 = arith.addi %62, %c19 : index
        %112 = vector.load %6[%111] : memref<?xf32>, vector<16xf32>
        %113 = arith.mulf %112, %60 : vector<16xf32>
        %114 = arith.addi %46, %c19 : index
        %115 = vector.load %partial[%114] : memref<?xf32>, vector<16xf32>
        %116 = math.fma %115, %61, %113 : vector<16xf32>
        vector.store %116, %6[%111] : memref<?xf32>, vector<16xf32>
        %117 = arith.addi %62, %c20 : index
        %118 = vector.load %6[%117] : memref<?xf32>, vector<16xf32>
        %119 = arith.mulf %118, %60 : vector<16xf32>
        %120 = arith.addi %46, %c20 : index
        %121 = vector.load %partial[%120] : memref<?xf32>, vector<16xf32>
        %122 = math.fma %121, %61, %119 : vector<16xf32>
        vector.store %122, %6[%117] : memref<?xf32>, vector<16xf32>
        %123 = arith.addi %62, %c21 : index
        %124 = vector.load %6[%123] : memref<?xf32>, vector<16xf32>
        %125 = arith.mulf %124, %60 : vector<16xf32>
        %126 = arith.addi %46, %c21 : index
        %127 = vector.load %partial[%126] : memref<?xf32>, vector<16xf32>
        %128 = math.fma %127, %61, %125 : vector<16xf32>
        vector.store %128, %6[%123] : memref<?xf32>, vector<16xf32>
        %129 = arith.addi %62, %c22 : index
        %130 = vector.load %6[%129] : memref<?xf32>, vector<16xf32>
        %131 = arith.mulf %130, %60 : vector<16xf32>
        %132 = arith.addi %46, %c22 : index
        %133 = vector.load %partial[%132] : memref<?xf32>, vector<16xf32>
        %134 = math.fma %133, %61, %131 : vector<16xf32>
        vector.store %134, %6[%129] : memref<?xf32>, vector<16xf32>
        %135 = arith.addi %62, %c23 : index
        %136 = vector.load %6[%135] : memref<?xf32>, vector<16xf32>
        %137 = arith.mulf %136, %60 : vector<16xf32>
        %138 = arith.addi %46, %c23 : index
        %139 = vector.load %partial[%138] : memref<?xf32>, vector<16xf32>
        %140 = math.fma %139, %61, %137 : vector<16xf32>
        vector.store %140, %6[%135] : memref<?xf32>, vector<16xf32>
        %141 = arith.addi %62, %c24 : index
        %142 = vector.load %6[%141] : memref<?xf32>, vector<16xf32>
        %143 = arith.mulf %142, %60 : vector<16xf32>
        %144 = arith.addi %46, %c24 : index
        %145 = vector.load %partial[%144] : memref<?xf32>, vector<16xf32>
        %146 = math.fma %145, %61, %143 : vector<16xf32>
        vector.store %146, %6[%141] : memref<?xf32>, vector<16xf32>
        %147 = arith.addi %62, %c25 : index
        %148 = vector.load %6[%147] : memref<?xf32>, vector<16xf32>
        %149 = arith.mulf %148, %60 : vector<16xf32>
        %150 = arith.addi %46, %c25 : index
        %151 = vector.load %partial[%150] : memref<?xf32>, vector<16xf32>
        %152 = math.fma %151, %61, %149 : vector<16xf32>
        vector.store %152, %6[%147] : memref<?xf32>, vector<16xf32>
        %153 = arith.addi %62, %c26 : index
        %154 = vector.load %6[%153] : memref<?xf32>, vector<16xf32>
        %155 = arith.mulf %154, %60 : vector<16xf32>
        %156 = arith.addi %46, %c26 : index
        %157 = vector.load %partial[%156] : memref<?xf32>, vector<16xf32>
        %158 = math.fma %157, %61, %155 : vector<16xf32>
        vector.store %158, %6[%153] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %159 = %c9 to %groupSize step %c7 {
      %160 = arith.muli %2, %groupSize : index
      %161 = arith.addi %160, %159 : index
      %162 = arith.muli %13, %heads : index
      %163 = arith.addi %162, %161 : index
      %164 = arith.muli %163, %c2 : index
      %165 = memref.load %4[%159] : memref<?xf32>
      %166 = arith.divf %c32, %165 : f32
      %167 = vector.broadcast %166 : f32 to vector<16xf32>
      %168 = arith.muli %kvHeads, %c9 : index
      %169 = arith.addi %168, %2 : index
      %170 = arith.muli %169, %c2 : index
      %171 = arith.addi %170, %c9 : index
      %172 = vector.load %factors[%171] : memref<?xf32>, vector<16xf32>
      %173 = arith.muli %kvHeads, %c7 : index
      %174 = arith.addi %173, %2 : index
      %175 = arith.muli %174, %c2 : index
      %176 = arith.addi %175, %c9 : index
      %177 = vector.load %factors[%176] : memref<?xf32>, vector<16xf32>
      %178 = arith.muli %159, %c2 : index
      %179 = arith.addi %178, %c9 : index
      %180 = vector.load %6[%179] : memref<?xf32>, vector<16xf32>
      %181 = arith.mulf %180, %167 : vector<16xf32>
      %182 = math.fma %181, %172, %177 : vector<16xf32>
      %183 = arith.addi %164, %c9 : index
      vector.store %182, %out[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %170, %c12 : index
      %185 = vector.load %factors[%184] : memref<?xf32>, vector<16xf32>
      %186 = arith.addi %175, %c12 : index
      %187 = vector.load %factors[%186] : memref<?xf32>, vector<16xf32>
      %188 = arith.addi %178, %c12 : index
      %189 = vector.load %6[%188] : memref<?xf32>, vector<16xf32>
      %190 = arith.mulf %189, %167 : vector<16xf32>
      %191 = math.fma %190, %185, %187 : vector<16xf32>
      %192 = arith.addi %164, %c12 : index
      vector.store %191, %out[%192] : memref<?xf32>, vector<16xf32>
      %193 = arith.addi %170, %c13 : index
      %194 = vector.load %factors[%193] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %175, %c13 : index
      %196 = vector.load %factors[%195] : memref<?xf32>, vector<16xf32>
      %197 = arith.addi %178, %c13 : index
      %198 = vector.load %6[%197] : memref<?xf32>, vector<16xf32>
      %199 = arith.mulf %198, %167 : vector<16xf32>
      %200 = math.fma %199, %194, %196 : vector<16xf32>
      %201 = arith.addi %164, %c13 : index
      vector.store %200, %out[%201] : memref<?xf32>, vector<16xf32>
      %202 = arith.addi %170, %c14 : index
      %203 = vector.load %factors[%202] : memref<?xf32>, vector<16xf32>
      %204 = arith.addi %175, %c14 : index
      %205 = vector.load %factors[%204] : memref<?xf32>, vector<16xf32>
      %206 = arith.addi %178, %c14 : index
      %207 = vector.load %6[%206] : memref<?xf32>, vector<16xf32>
      %208 = arith.mulf %207, %167 : vector<16xf32>
      %209 = math.fma %208, %203, %205 : vector<16xf32>
      %210 = arith.addi %164, %c14 : index
      vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.addi %170, %c15 : index
      %212 = vector.load %factors[%211] : memref<?xf32>, vector<16xf32>
      %213 = arith.addi %175, %c15 : index
      %214 = vector.load %factors[%213] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %178, %c15 : index
      %216 = vector.load %6[%215] : memref<?xf32>, vector<16xf32>
      %217 = arith.mulf %216, %167 : vector<16xf32>
      %218 = math.fma %217, %212, %214 : vector<16xf32>
      %219 = arith.addi %164, %c15 : index
      vector.store %218, %out[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.addi %170, %c16 : index
      %221 = vector.load %factors[%220] : memref<?xf32>, vector<16xf32>
      %222 = arith.addi %175, %c16 : index
      %223 = vector.load %factors[%222] : memref<?xf32>, vector<16xf32>
      %224 = arith.addi %178, %c16 : index
      %225 = vector.load %6[%224] : memref<?xf32>, vector<16xf32>
      %226 = arith.mulf %225, %167 : vector<16xf32>
      %227 = math.fma %226, %221, %223 : vector<16xf32>
      %228 = arith.addi %164, %c16 : index
      vector.store %227, %out[%228] : memref<?xf32>, vector<16xf32>
      %229 = arith.addi %170, %c17 : index
      %230 = vector.load %factors[%229] : memref<?xf32>, vector<16xf32>
      %231 = arith.addi %175, %c17 : index
      %232 = vector.load %factors[%231] : memref<?xf32>, vector<16xf32>
      %233 = arith.addi %178, %c17 : index
      %234 = vector.load %6[%233] : memref<?xf32>, vector<16xf32>
      %235 = arith.mulf %234, %167 : vector<16xf32>
      %236 = math.fma %235, %230, %232 : vector<16xf32>
      %237 = arith.addi %164, %c17 : index
      vector.store %236, %out[%237] : memref<?xf32>, vector<16xf32>
      %238 = arith.addi %170, %c18 : index
      %239 = vector.load %factors[%238] : memref<?xf32>, vector<16xf32>
      %240 = arith.addi %175, %c18 : index
      %241 = vector.load %factors[%240] : memref<?xf32>, vector<16xf32>
      %242 = arith.addi %178, %c18 : index
      %243 = vector.load %6[%242] : memref<?xf32>, vector<16xf32>
      %244 = arith.mulf %243, %167 : vector<16xf32>
      %245 = math.fma %244, %239, %241 : vector<16xf32>
      %246 = arith.addi %164, %c18 : index
      vector.store %245, %out[%246] : memref<?xf32>, vector<16xf32>
      %247 = arith.addi %170, %c19 : index
      %248 = vector.load %factors[%247] : memref<?xf32>, vector<16xf32>
      %249 = arith.addi %175, %c19 : index
      %250 = vector.load %factors[%249] : memref<?xf32>, vector<16xf32>
      %251 = arith.addi %178, %c19 : index
      %252 = vector.load %6[%251] : memref<?xf32>, vector<16xf32>
      %253 = arith.mulf %252, %167 : vector<16xf32>
      %254 = math.fma %253, %248, %250 : vector<16xf32>
      %255 = arith.addi %164, %c19 : index
      vector.store %254, %out[%255] : memref<?xf32>, vector<16xf32>
      %256 = arith.addi %170, %c20 : index
      %257 = vector.load %factors[%256] : memref<?xf32>, vector<16xf32>
      %258 = arith.addi %175, %c20 : index
      %259 = vector.load %factors[%258] : memref<?xf32>, vector<16xf32>
      %260 = arith.addi %178, %c20 : index
      %261 = vector.load %6[%260] : memref<?xf32>, vector<16xf32>
      %262 = arith.mulf %261, %167 : vector<16xf32>
      %263 = math.fma %262, %257, %259 : vector<16xf32>
      %264 = arith.addi %164, %c20 : index
      vector.store %263, %out[%264] : memref<?xf32>, vector<16xf32>
      %265 = arith.addi %170, %c21 : index
      %266 = vector.load %factors[%265] : memref<?xf32>, vector<16xf32>
      %267 = arith.addi %175, %c21 : index
      %268 = vector.load %factors[%267] : memref<?xf32>, vector<16xf32>
      %269 = arith.addi %178, %c21 : index
      %270 = vector.load %6[%269] : memref<?xf32>, vector<16xf32>
      %271 = arith.mulf %270, %167 : vector<16xf32>
      %272 = math.fma %271, %266, %268 : vector<16xf32>
      %273 = arith.addi %164, %c21 : index
      vector.store %272, %out[%273] : memref<?xf32>, vector<16xf32>
      %274 = arith.addi %170, %c22 : index
      %275 = vector.load %factors[%274] : memref<?xf32>, vector<16xf32>
      %276 = arith.addi %175, %c22 : index
      %277 = vector.load %factors[%276] : memref<?xf32>, vector<16xf32>
      %278 = arith.addi %178, %c22 : index
      %279 = vector.load %6[%278] : memref<?xf32>, vector<16xf32>
      %280 = arith.mulf %279, %167 : vector<16xf32>
      %281 = math.fma %280, %275, %277 : vector<16xf32>
      %282 = arith.addi %164, %c22 : index
      vector.store %281, %out[%282] : memref<?xf32>, vector<16xf32>
      %283 = arith.addi %170, %c23 : index
      %284 = vector.load %factors[%283] : memref<?xf32>, vector<16xf32>
      %285 = arith.addi %175, %c23 : index
      %286 = vector.load %factors[%285] : memref<?xf32>, vector<16xf32>
      %287 = arith.addi %178, %c23 : index
      %288 = vector.load %6[%287] : memref<?xf32>, vector<16xf32>
      %289 = arith.mulf %288, %167 : vector<16xf32>
      %290 = math.fma %289, %284, %286 : vector<16xf32>
      %291 = arith.addi %164, %c23 : index
      vector.store %290, %out[%291] : memref<?xf32>, vector<16xf32>
      %292 = arith.addi %170, %c24 : index
      %293 = vector.load %factors[%292] : memref<?xf32>, vector<16xf32>
      %294 = arith.addi %175, %c24 : index
      %295 = vector.load %factors[%294] : memref<?xf32>, vector<16xf32>
      %296 = arith.addi %178, %c24 : index
      %297 = vector.load %6[%296] : memref<?xf32>, vector<16xf32>
      %298 = arith.mulf %297, %167 : vector<16xf32>
      %299 = math.fma %298, %293, %295 : vector<16xf32>
      %300 = arith.addi %164, %c24 : index
      vector.store %299, %out[%300] : memref<?xf32>, vector<16xf32>
      %301 = arith.addi %170, %c25 : index
      %302 = vector.load %factors[%301] : memref<?xf32>, vector<16xf32>
      %303 = arith.addi %175, %c25 : index
      %304 = vector.load %factors[%303] : memref<?xf32>, vector<16xf32>
      %305 = arith.addi %178, %c25 : index
      %306 = vector.load %6[%305] : memref<?xf32>, vector<16xf32>
      %307 = arith.mulf %306, %167 : vector<16xf32>
      %308 = math.fma %307, %302, %304 : vector<16xf32>
      %309 = arith.addi %164, %c25 : index
      vector.store %308, %out[%309] : memref<?xf32>, vector<16xf32>
      %310 = arith.addi %170, %c26 : index
      %311 = vector.load %factors[%310] : memref<?xf32>, vector<16xf32>
      %312 = arith.addi %175, %c26 : index
      %313 = vector.load %factors[%312] : memref<?xf32>, vector<16xf32>
      %314 = arith.addi %178, %c26 : index
      %315 = vector.load %6[%314] : memref<?xf32>, vector<16xf32>
      %316 = arith.mulf %315, %167 : vector<16xf32>
      %317 = math.fma %316, %311, %313 : vector<16xf32>
      %318 = arith.addi %164, %c26 : index
      vector.store %317, %out[%318] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 4096 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 23 : i32
  %c25 = arith.constant 64 : i32
  %c26 = arith.constant 253 : i32
  %c27 = arith.constant 268 : i32
  %c28 = arith.constant 14 : i32
  %c29 = arith.constant 128 : index
  %c30 = arith.constant 256 : index
  %c31 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c33 = arith.constant 1 : i32
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1280 : index
  %c36 = arith.constant 1536 : index
  %c37 = arith.constant 1792 : index
  %c38 = arith.constant 31 : index
  %c39 = arith.constant 16 : i32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 8192 : i32
  %c42 = arith.constant 1024 : i32
  %c43 = arith.constant 128 : i32
  %c44 = arith.constant 0xF149F2CA : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x00000000> : vector<8xf32>
  %c47 = arith.constant 31 : i32
  %c48 = arith.constant 32 : i32
  %c49 = arith.constant 192 : index
  %c50 = arith.constant 320 : index
  %c51 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c52 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c53 = arith.constant 0x41000000 : f32
  %c54 = arith.constant 0x40C00000 : f32
  %c55 = arith.constant dense<-1> : vector<4xi32>
  %c56 = arith.constant 255 : i32
  %c57 = arith.constant 2 : i32
  %c58 = arith.constant 16711680 : i32
  %c59 = arith.constant 3 : i32
  %c60 = arith.constant 4 : i32
  %c61 = arith.constant 65280 : i32
  %c62 = arith.constant 5 : i32
  %c63 = arith.constant 6 : i32
  %c64 = arith.constant -16777216 : i32
  %c65 = arith.constant 7 : i32
  %c66 = arith.constant 8 : i32
  %c67 = arith.constant 9 : i32
  %c68 = arith.constant 10 : i32
  %c69 = arith.constant 11 : i32
  %c70 = arith.constant 12 : i32
  %c71 = arith.constant 13 : i32
  %c72 = arith.constant 15 : i32
  %c73 = arith.constant 448 : index
  %outTileRows = wave.param "outTileRows" : index
  %c75 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c76 = arith.constant dense<0xC77FE000> : vector<8xf32>
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c6 : memref<?xf32>
  %7 = wave.scratch %c6 : memref<?xi32>
  %8 = wave.scratch %c7 : memref<?xf32>
  %9 = wave.block 0
  %10 = arith.muli %kvHeads, %columnBlocks : index
  %11 = arith.divui %9, %10 : index
  %12 = arith.divui %9, %columnBlocks : index
  %13 = arith.remui %12, %kvHeads : index
  %14 = arith.remui %9, %columnBlocks : index
  %15 = arith.muli %14, %c6 : index
  %16 = arith.muli %9, %c9 : index
  %17 = arith.addi %16, %c5 : index
  %18 = memref.load %step[%c11] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %11, %19 : index
  scf.if %20 {
    %21 = arith.muli %11, %c13 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c11 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c13 : index
    %34 = arith.muli %13, %c17 : index
    %35 = arith.muli %1, %c13 : index
    %36 = arith.muli %27, %groupSize : index
    %37 = arith.cmpi slt, %15, %36 : index
    scf.if %37 {
      %38 = arith.addi %15, %1 : index
      %39 = arith.addi %38, %c10 : index
      %40 = arith.subi %36, %c4 : index
      %41 = arith.minsi %39, %40 : index
      %42 = arith.divui %41, %groupSize : index
      %43 = arith.addi %24, %42 : index
      %44 = arith.muli %13, %groupSize : index
      %45 = arith.remui %41, %groupSize : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.addi %1, %c10 : index
      %48 = arith.muli %43, %heads : index
      %49 = arith.addi %48, %46 : index
      %50 = arith.muli %49, %c18 : index
      %51 = arith.muli %2, %c19 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.addi %52, %c10 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %52, %c13 : index
      %56 = vector.load %q[%55] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %57 = arith.addi %52, %c3 : index
      %58 = vector.load %q[%57] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %59 = arith.addi %52, %c20 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %52, %c6 : index
      %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %63 = arith.addi %52, %c21 : index
      %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %65 = arith.addi %52, %c22 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %52, %c23 : index
      %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %69 = math.absf %54 : vector<4xf32>
      %70 = math.absf %56 : vector<4xf32>
      %71 = arith.maxnumf %69, %70 fastmath<nnan> : vector<4xf32>
      %72 = math.absf %58 : vector<4xf32>
      %73 = arith.maxnumf %71, %72 fastmath<nnan> : vector<4xf32>
      %74 = math.absf %60 : vector<4xf32>
      %75 = arith.maxnumf %73, %74 fastmath<nnan> : vector<4xf32>
      %76 = math.absf %62 : vector<4xf32>
      %77 = arith.maxnumf %75, %76 fastmath<nnan> : vector<4xf32>
      %78 = math.absf %64 : vector<4xf32>
      %79 = arith.maxnumf %77, %78 fastmath<nnan> : vector<4xf32>
      %80 = math.absf %66 : vector<4xf32>
      %81 = arith.maxnumf %79, %80 fastmath<nnan> : vector<4xf32>
      %82 = math.absf %68 : vector<4xf32>
      %83 = arith.maxnumf %81, %82 fastmath<nnan> : vector<4xf32>
      %84 = vector.extract %83[0] : f32 from vector<4xf32>
      %85 = vector.extract %83[1] : f32 from vector<4xf32>
      %86 = vector.extract %83[2] : f32 from vector<4xf32>
      %87 = vector.extract %83[3] : f32 from vector<4xf32>
      %88 = arith.maxnumf %84, %85 fastmath<nnan> : f32
      %89 = arith.maxnumf %88, %86 fastmath<nnan> : f32
      %90 = arith.maxnumf %89, %87 fastmath<nnan> : f32
      %91 = wave.swap_halves %90 : f32
      %92 = arith.maxnumf %90, %91 fastmath<nnan> : f32
      %93 = arith.bitcast %92 : f32 to i32
      %94 = arith.shrui %93, %c24 : i32
      %95 = arith.maxsi %94, %c25 : i32
      %96 = arith.minsi %95, %c26 : i32
      %97 = arith.subi %c27, %96 : i32
      %98 = arith.shli %97, %c24 : i32
      %99 = arith.bitcast %98 : i32 to f32
      %100 = arith.subi %96, %c28 : i32
      %101 = arith.shli %100, %c24 : i32
      %102 = arith.bitcast %101 : i32 to f32
      %103 = vector.broadcast %99 : f32 to vector<4xf32>
      %104 = arith.muli %1, %c19 : index
      %105 = arith.muli %2, %c29 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.mulf %54, %103 : vector<4xf32>
      %108 = arith.truncf %107 : vector<4xf32> to vector<4xf16>
      %109 = arith.mulf %56, %103 : vector<4xf32>
      %110 = arith.truncf %109 : vector<4xf32> to vector<4xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %112 = arith.addi %106, %c10 : index
      vector.store %111, %4[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.mulf %58, %103 : vector<4xf32>
      %114 = arith.truncf %113 : vector<4xf32> to vector<4xf16>
      %115 = arith.mulf %60, %103 : vector<4xf32>
      %116 = arith.truncf %115 : vector<4xf32> to vector<4xf16>
      %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %118 = arith.addi %106, %c30 : index
      vector.store %117, %4[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.mulf %62, %103 : vector<4xf32>
      %120 = arith.truncf %119 : vector<4xf32> to vector<4xf16>
      %121 = arith.mulf %64, %103 : vector<4xf32>
      %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
      %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %124 = arith.addi %106, %c17 : index
      vector.store %123, %4[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.mulf %66, %103 : vector<4xf32>
      %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
      %127 = arith.mulf %68, %103 : vector<4xf32>
      %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %130 = arith.addi %106, %c31 : index
      vector.store %129, %4[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = memref.load %scales[%13] : memref<?xf32>
      %132 = arith.mulf %131, %102 : f32
      memref.store %132, %6[%47] : memref<?xf32>
      %133 = arith.addi %positionsAt, %43 : index
      %134 = memref.load %step[%133] : memref<?xi32>
      %135 = arith.addi %134, %c33 : i32
      memref.store %135, %7[%47] : memref<?xi32>
      %136 = arith.addi %38, %c3 : index
      %137 = arith.minsi %136, %40 : index
      %138 = arith.divui %137, %groupSize : index
      %139 = arith.addi %24, %138 : index
      %140 = arith.remui %137, %groupSize : index
      %141 = arith.addi %44, %140 : index
      %142 = arith.addi %1, %c3 : index
      %143 = arith.muli %139, %heads : index
      %144 = arith.addi %143, %141 : index
      %145 = arith.muli %144, %c18 : index
      %146 = arith.addi %145, %51 : index
      %147 = arith.addi %146, %c10 : index
      %148 = vector.load %q[%147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %149 = arith.addi %146, %c13 : index
      %150 = vector.load %q[%149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %151 = arith.addi %146, %c3 : index
      %152 = vector.load %q[%151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %153 = arith.addi %146, %c20 : index
      %154 = vector.load %q[%153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %155 = arith.addi %146, %c6 : index
      %156 = vector.load %q[%155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %157 = arith.addi %146, %c21 : index
      %158 = vector.load %q[%157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %159 = arith.addi %146, %c22 : index
      %160 = vector.load %q[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %161 = arith.addi %146, %c23 : index
      %162 = vector.load %q[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %163 = math.absf %148 : vector<4xf32>
      %164 = math.absf %150 : vector<4xf32>
      %165 = arith.maxnumf %163, %164 fastmath<nnan> : vector<4xf32>
      %166 = math.absf %152 : vector<4xf32>
      %167 = arith.maxnumf %165, %166 fastmath<nnan> : vector<4xf32>
      %168 = math.absf %154 : vector<4xf32>
      %169 = arith.maxnumf %167, %168 fastmath<nnan> : vector<4xf32>
      %170 = math.absf %156 : vector<4xf32>
      %171 = arith.maxnumf %169, %170 fastmath<nnan> : vector<4xf32>
      %172 = math.absf %158 : vector<4xf32>
      %173 = arith.maxnumf %171, %172 fastmath<nnan> : vector<4xf32>
      %174 = math.absf %160 : vector<4xf32>
      %175 = arith.maxnumf %173, %174 fastmath<nnan> : vector<4xf32>
      %176 = math.absf %162 : vector<4xf32>
      %177 = arith.maxnumf %175, %176 fastmath<nnan> : vector<4xf32>
      %178 = vector.extract %177[0] : f32 from vector<4xf32>
      %179 = vector.extract %177[1] : f32 from vector<4xf32>
      %180 = vector.extract %177[2] : f32 from vector<4xf32>
      %181 = vector.extract %177[3] : f32 from vector<4xf32>
      %182 = arith.maxnumf %178, %179 fastmath<nnan> : f32
      %183 = arith.maxnumf %182, %180 fastmath<nnan> : f32
      %184 = arith.maxnumf %183, %181 fastmath<nnan> : f32
      %185 = wave.swap_halves %184 : f32
      %186 = arith.maxnumf %184, %185 fastmath<nnan> : f32
      %187 = arith.bitcast %186 : f32 to i32
      %188 = arith.shrui %187, %c24 : i32
      %189 = arith.maxsi %188, %c25 : i32
      %190 = arith.minsi %189, %c26 : i32
      %191 = arith.subi %c27, %190 : i32
      %192 = arith.shli %191, %c24 : i32
      %193 = arith.bitcast %192 : i32 to f32
      %194 = arith.subi %190, %c28 : i32
      %195 = arith.shli %194, %c24 : i32
      %196 = arith.bitcast %195 : i32 to f32
      %197 = vector.broadcast %193 : f32 to vector<4xf32>
      %198 = arith.mulf %148, %197 : vector<4xf32>
      %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
      %200 = arith.mulf %150, %197 : vector<4xf32>
      %201 = arith.truncf %200 : vector<4xf32> to vector<4xf16>
      %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %203 = arith.addi %106, %c34 : index
      vector.store %202, %4[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = arith.mulf %152, %197 : vector<4xf32>
      %205 = arith.truncf %204 : vector<4xf32> to vector<4xf16>
      %206 = arith.mulf %154, %197 : vector<4xf32>
      %207 = arith.truncf %206 : vector<4xf32> to vector<4xf16>
      %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %209 = arith.addi %106, %c35 : index
      vector.store %208, %4[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = arith.mulf %156, %197 : vector<4xf32>
      %211 = arith.truncf %210 : vector<4xf32> to vector<4xf16>
      %212 = arith.mulf %158, %197 : vector<4xf32>
      %213 = arith.truncf %212 : vector<4xf32> to vector<4xf16>
      %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %215 = arith.addi %106, %c36 : index
      vector.store %214, %4[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.mulf %160, %197 : vector<4xf32>
      %217 = arith.truncf %216 : vector<4xf32> to vector<4xf16>
      %218 = arith.mulf %162, %197 : vector<4xf32>
      %219 = arith.truncf %218 : vector<4xf32> to vector<4xf16>
      %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %221 = arith.addi %106, %c37 : index
      vector.store %220, %4[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = memref.load %scales[%13] : memref<?xf32>
      %223 = arith.mulf %222, %196 : f32
      memref.store %223, %6[%142] : memref<?xf32>
      %224 = arith.addi %positionsAt, %139 : index
      %225 = memref.load %step[%224] : memref<?xi32>
      %226 = arith.addi %225, %c33 : i32
      memref.store %226, %7[%142] : memref<?xi32>
      wave.barrier
      %227 = arith.minsi %15, %40 : index
      %228 = arith.divui %227, %groupSize : index
      %229 = arith.addi %24, %228 : index
      %230 = arith.remui %227, %groupSize : index
      %231 = arith.addi %44, %230 : index
      %232 = arith.addi %positionsAt, %229 : index
      %233 = memref.load %step[%232] : memref<?xi32>
      %234 = arith.addi %233, %c33 : i32
      %235 = arith.addi %15, %c38 : index
      %236 = arith.minsi %235, %40 : index
      %237 = arith.divui %236, %groupSize : index
      %238 = arith.addi %24, %237 : index
      %239 = arith.remui %236, %groupSize : index
      %240 = arith.addi %44, %239 : index
      %241 = arith.addi %positionsAt, %238 : index
      %242 = memref.load %step[%241] : memref<?xi32>
      %243 = arith.addi %242, %c33 : i32
      %244 = arith.subi %243, %c33 : i32
      %245 = arith.divui %244, %c39 : i32
      %246 = arith.cmpi sle, %243, %c42 : i32
      %247 = arith.cmpi sle, %243, %c41 : i32
      scf.for %248 = %c40 to %243 step %c41 : i32 {
        %249 = arith.addi %248, %c41 : i32
        %250 = arith.minsi %249, %243 : i32
        scf.for %251 = %248 to %250 step %c42 : i32 {
          %252 = arith.addi %251, %c42 : i32
          %253 = arith.minsi %252, %243 : i32
          scf.for %254 = %251 to %253 step %c43 : i32 {
            %255 = arith.addi %254, %c43 : i32
            %256 = arith.minsi %255, %253 : i32
            %257 = arith.subi %256, %254 : i32
            %258 = arith.addi %257, %c47 : i32
            %259 = arith.divui %258, %c48 : i32
            %260 = arith.divui %254, %c39 : i32
            %261 = arith.addi %260, %c40 : i32
            %262 = arith.minsi %261, %245 : i32
            %263 = arith.index_castui %262 : i32 to index
            %264 = arith.addi %32, %263 : index
            %265 = memref.load %step[%264] : memref<?xi32>
            %266 = arith.index_cast %265 : i32 to index
            %267 = arith.muli %266, %33 : index
            %268 = arith.addi %267, %34 : index
            %269 = arith.addi %260, %c33 : i32
            %270 = arith.minsi %269, %245 : i32
            %271 = arith.index_castui %270 : i32 to index
            %272 = arith.addi %32, %271 : index
            %273 = memref.load %step[%272] : memref<?xi32>
            %274 = arith.index_cast %273 : i32 to index
            %275 = arith.muli %274, %33 : index
            %276 = arith.addi %275, %34 : index
            %277 = arith.addi %268, %35 : index
            %278 = arith.addi %277, %c10 : index
            %279 = vector.load %kv[%278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %280 = arith.addi %276, %35 : index
            %281 = arith.addi %280, %c10 : index
            %282 = vector.load %kv[%281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %283 = arith.addi %277, %c18 : index
            %284 = vector.load %kv[%283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %285 = arith.addi %280, %c18 : index
            %286 = vector.load %kv[%285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %304:16 = scf.for %287 = %c40 to %259 step %c33 iter_args(%288 = %279, %289 = %282, %290 = %284, %291 = %286, %292 = %c44, %293 = %c45, %294 = %c46, %295 = %c46, %296 = %c46, %297 = %c46, %298 = %c44, %299 = %c45, %300 = %c46, %301 = %c46, %302 = %c46, %303 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %305 = arith.muli %287, %c48 : i32
              %306 = arith.addi %254, %305 : i32
              %307 = arith.addi %306, %c48 : i32
              %308 = arith.divui %306, %c39 : i32
              %309 = arith.addi %308, %c40 : i32
              %310 = arith.minsi %309, %245 : i32
              %311 = arith.index_castui %310 : i32 to index
              %312 = arith.addi %32, %311 : index
              %313 = memref.load %step[%312] : memref<?xi32>
              %314 = arith.index_cast %313 : i32 to index
              %315 = arith.muli %314, %33 : index
              %316 = arith.addi %315, %34 : index
              %317 = arith.addi %308, %c33 : i32
              %318 = arith.minsi %317, %245 : i32
              %319 = arith.index_castui %318 : i32 to index
              %320 = arith.addi %32, %319 : index
              %321 = memref.load %step[%320] : memref<?xi32>
              %322 = arith.index_cast %321 : i32 to index
              %323 = arith.muli %322, %33 : index
              %324 = arith.addi %323, %34 : index
              %325 = arith.divui %307, %c39 : i32
              %326 = arith.addi %325, %c40 : i32
              %327 = arith.minsi %326, %245 : i32
              %328 = arith.index_castui %327 : i32 to index
              %329 = arith.addi %32, %328 : index
              %330 = memref.load %step[%329] : memref<?xi32>
              %331 = arith.index_cast %330 : i32 to index
              %332 = arith.muli %331, %33 : index
              %333 = arith.addi %332, %34 : index
              %334 = arith.addi %325, %c33 : i32
              %335 = arith.minsi %334, %245 : i32
              %336 = arith.index_castui %335 : i32 to index
              %337 = arith.addi %32, %336 : index
              %338 = memref.load %step[%337] : memref<?xi32>
              %339 = arith.index_cast %338 : i32 to index
              %340 = arith.muli %339, %33 : index
              %341 = arith.addi %340, %34 : index
              %342 = wave.opaque %c10 : index
              %343 = arith.addi %342, %104 : index
              %344 = arith.addi %316, %35 : index
              %345 = arith.addi %344, %c29 : index
              %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %347 = arith.addi %324, %35 : index
              %348 = arith.addi %347, %c29 : index
              %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %350 = vector.bitcast %288 : vector<4xi32> to vector<16xi8>
              %351 = wave.fp8_decode "e4m3" packed %350 : vector<16xi8> -> vector<16xf16>
              %352 = vector.bitcast %289 : vector<4xi32> to vector<16xi8>
              %353 = wave.fp8_decode "e4m3" packed %352 : vector<16xi8> -> vector<16xf16>
              %354 = arith.addi %343, %c10 : index
              %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %356 = arith.addi %354, %c29 : index
              %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %359 = wave.mma %351, %358, %c46 : vector<16xf16>, vector<8xf32>
              %360 = wave.mma %353, %358, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %361 = arith.addi %343, %c34 : index
              %362 = vector.load %4[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %363 = arith.addi %361, %c29 : index
              %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %366 = wave.mma %351, %365, %c46 : vector<16xf16>, vector<8xf32>
              %367 = wave.mma %353, %365, %c46 : vector<16xf16>, vector<8xf32>
              %368 = arith.addi %344, %c49 : index
              %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %370 = arith.addi %347, %c49 : index
              %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %372 = vector.bitcast %290 : vector<4xi32> to vector<16xi8>
              %373 = wave.fp8_decode "e4m3" packed %372 : vector<16xi8> -> vector<16xf16>
              %374 = vector.bitcast %291 : vector<4xi32> to vector<16xi8>
              %375 = wave.fp8_decode "e4m3" packed %374 : vector<16xi8> -> vector<16xf16>
              %376 = arith.addi %343, %c30 : index
              %377 = vector.load %4[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %378 = arith.addi %376, %c29 : index
              %379 = vector.load %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %381 = wave.mma %373, %380, %359 : vector<16xf16>, vector<8xf32>
              %382 = wave.mma %375, %380, %360 : vector<16xf16>, vector<8xf32>
              wave.pin
              %383 = arith.addi %343, %c35 : index
              %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %385 = arith.addi %383, %c29 : index
              %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %388 = wave.mma %373, %387, %366 : vector<16xf16>, vector<8xf32>
              %389 = wave.mma %375, %387, %367 : vector<16xf16>, vector<8xf32>
              %390 = arith.addi %344, %c30 : index
              %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %392 = arith.addi %347, %c30 : index
              %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %394 = vector.bitcast %346 : vector<4xi32> to vector<16xi8>
              %395 = wave.fp8_decode "e4m3" packed %394 : vector<16xi8> -> vector<16xf16>
              %396 = vector.bitcast %349 : vector<4xi32> to vector<16xi8>
              %397 = wave.fp8_decode "e4m3" packed %396 : vector<16xi8> -> vector<16xf16>
              %398 = arith.addi %343, %c17 : index
              %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %400 = arith.addi %398, %c29 : index
              %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %403 = wave.mma %395, %402, %381 : vector<16xf16>, vector<8xf32>
              %404 = wave.mma %397, %402, %382 : vector<16xf16>, vector<8xf32>
              wave.pin
              %405 = arith.addi %343, %c36 : index
              %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %407 = arith.addi %405, %c29 : index
              %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %410 = wave.mma %395, %409, %388 : vector<16xf16>, vector<8xf32>
              %411 = wave.mma %397, %409, %389 : vector<16xf16>, vector<8xf32>
              %412 = arith.addi %344, %c50 : index
              %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %414 = arith.addi %347, %c50 : index
              %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %416 = vector.bitcast %369 : vector<4xi32> to vector<16xi8>
              %417 = wave.fp8_decode "e4m3" packed %416 : vector<16xi8> -> vector<16xf16>
              %418 = vector.bitcast %371 : vector<4xi32> to vector<16xi8>
              %419 = wave.fp8_decode "e4m3" packed %418 : vector<16xi8> -> vector<16xf16>
              %420 = arith.addi %343, %c31 : index
              %421 = vector.load %4[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %422 = arith.addi %420, %c29 : index
              %423 = vector.load %4[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %425 = wave.mma %417, %424, %403 : vector<16xf16>, vector<8xf32>
              %426 = wave.mma %419, %424, %404 : vector<16xf16>, vector<8xf32>
              wave.pin
              %427 = arith.addi %343, %c37 : index
              %428 = vector.load %4[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %429 = arith.addi %427, %c29 : index
              %430 = vector.load %4[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %432 = wave.mma %417, %431, %410 : vector<16xf16>, vector<8xf32>
              %433 = wave.mma %419, %431, %411 : vector<16xf16>, vector<8xf32>
              %434 = arith.addi %344, %c7 : index
              %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %436 = arith.addi %347, %c7 : index
              %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %438 = wave.opaque %425 : vector<8xf32>
              %439 = wave.opaque %426 : vector<8xf32>
              %440 = wave.opaque %432 : vector<8xf32>
              %441 = wave.opaque %433 : vector<8xf32>
              %442 = wave.opaque %307 : i32
              %443 = arith.cmpi sgt, %442, %234 : i32
              %444:2 = scf.if %443 -> (vector<8xf32>, vector<8xf32>) {
                %445 = wave.opaque %c10 : index
                %446 = arith.addi %1, %445 : index
                %447 = memref.load %7[%446] : memref<?xi32>
                %448 = arith.index_cast %2 : index to i32
                %449 = arith.addi %306, %448 : i32
                %450 = arith.subi %447, %449 : i32
                %451 = arith.subi %450, %c40 : i32
                %452 = vector.broadcast %451 : i32 to vector<8xi32>
                %453 = arith.cmpi sgt, %452, %c52 : vector<8xi32>
                %454 = arith.select %453, %438, %c51 : vector<8xi1>, vector<8xf32>
                %455 = arith.subi %450, %c39 : i32
                %456 = vector.broadcast %455 : i32 to vector<8xi32>
                %457 = arith.cmpi sgt, %456, %c52 : vector<8xi32>
                %458 = arith.select %457, %439, %c51 : vector<8xi1>, vector<8xf32>
                scf.yield %454, %458 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %438, %439 : vector<8xf32>, vector<8xf32>
              }
              %459 = wave.opaque %c10 : index
              %460 = arith.addi %1, %459 : index
              %461 = memref.load %6[%460] : memref<?xf32>
              %462 = vector.extract %444#0[0] : f32 from vector<8xf32>
              %463 = vector.extract %444#0[1] : f32 from vector<8xf32>
              %464 = vector.extract %444#0[2] : f32 from vector<8xf32>
              %465 = vector.extract %444#0[3] : f32 from vector<8xf32>
              %466 = vector.extract %444#0[4] : f32 from vector<8xf32>
              %467 = vector.extract %444#0[5] : f32 from vector<8xf32>
              %468 = vector.extract %444#0[6] : f32 from vector<8xf32>
              %469 = vector.extract %444#0[7] : f32 from vector<8xf32>
              %470 = vector.extract %444#1[0] : f32 from vector<8xf32>
              %471 = vector.extract %444#1[1] : f32 from vector<8xf32>
              %472 = vector.extract %444#1[2] : f32 from vector<8xf32>
              %473 = vector.extract %444#1[3] : f32 from vector<8xf32>
              %474 = vector.extract %444#1[4] : f32 from vector<8xf32>
              %475 = vector.extract %444#1[5] : f32 from vector<8xf32>
              %476 = vector.extract %444#1[6] : f32 from vector<8xf32>
              %477 = vector.extract %444#1[7] : f32 from vector<8xf32>
              %478 = arith.maxnumf %462, %463 fastmath<nnan> : f32
              %479 = arith.maxnumf %478, %464 fastmath<nnan> : f32
              %480 = arith.maxnumf %479, %465 fastmath<nnan> : f32
              %481 = arith.maxnumf %480, %466 fastmath<nnan> : f32
              %482 = arith.maxnumf %481, %467 fastmath<nnan> : f32
              %483 = arith.maxnumf %482, %468 fastmath<nnan> : f32
              %484 = arith.maxnumf %483, %469 fastmath<nnan> : f32
              %485 = arith.maxnumf %484, %470 fastmath<nnan> : f32
              %486 = arith.maxnumf %485, %471 fastmath<nnan> : f32
              %487 = arith.maxnumf %486, %472 fastmath<nnan> : f32
              %488 = arith.maxnumf %487, %473 fastmath<nnan> : f32
              %489 = arith.maxnumf %488, %474 fastmath<nnan> : f32
              %490 = arith.maxnumf %489, %475 fastmath<nnan> : f32
              %491 = arith.maxnumf %490, %476 fastmath<nnan> : f32
              %492 = arith.maxnumf %491, %477 fastmath<nnan> : f32
              %493 = wave.swap_halves %492 : f32
              %494 = arith.maxnumf %492, %493 fastmath<nnan> : f32
              %495 = arith.mulf %494, %461 : f32
              %496 = arith.addf %292, %c53 : f32
              %497 = arith.cmpf ogt, %495, %496 : f32
              %498:6 = scf.if %497 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %499 = arith.subf %292, %495 : f32
                %500 = wave.exp2 %499 : f32
                %501 = vector.broadcast %500 : f32 to vector<8xf32>
                %502 = arith.mulf %293, %500 : f32
                %503 = arith.mulf %294, %501 : vector<8xf32>
                %504 = arith.mulf %295, %501 : vector<8xf32>
                %505 = arith.mulf %296, %501 : vector<8xf32>
                %506 = arith.mulf %297, %501 : vector<8xf32>
                scf.yield %495, %502, %503, %504, %505, %506 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %292, %293, %294, %295, %296, %297 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %507 = vector.broadcast %461 : f32 to vector<8xf32>
              %508 = arith.subf %c54, %498#0 : f32
              %509 = vector.broadcast %508 : f32 to vector<8xf32>
              %510 = math.fma %444#0, %507, %509 : vector<8xf32>
              %511 = wave.exp2 %510 : vector<8xf32>
              %512 = math.fma %444#1, %507, %509 : vector<8xf32>
              %513 = wave.exp2 %512 : vector<8xf32>
              %514 = arith.truncf %511 : vector<8xf32> to vector<8xf16>
              %515 = vector.bitcast %514 : vector<8xf16> to vector<4xi32>
              %516 = wave.swap_halves %515 : vector<4xi32>
              %517 = arith.select %3, %516, %515 : vector<4xi32>
              %518 = arith.select %3, %515, %516 : vector<4xi32>
              %519 = vector.shuffle %517, %518 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %520 = vector.bitcast %519 : vector<8xi32> to vector<16xf16>
              %521 = arith.truncf %513 : vector<8xf32> to vector<8xf16>
              %522 = vector.bitcast %521 : vector<8xf16> to vector<4xi32>
              %523 = wave.swap_halves %522 : vector<4xi32>
              %524 = arith.select %3, %523, %522 : vector<4xi32>
              %525 = arith.select %3, %522, %523 : vector<4xi32>
              %526 = vector.shuffle %524, %525 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %527 = vector.bitcast %526 : vector<8xi32> to vector<16xf16>
              %528 = arith.addf %511, %513 : vector<8xf32>
              %529 = vector.extract %528[0] : f32 from vector<8xf32>
              %530 = vector.extract %528[1] : f32 from vector<8xf32>
              %531 = vector.extract %528[2] : f32 from vector<8xf32>
              %532 = vector.extract %528[3] : f32 from vector<8xf32>
              %533 = vector.extract %528[4] : f32 from vector<8xf32>
              %534 = vector.extract %528[5] : f32 from vector<8xf32>
              %535 = vector.extract %528[6] : f32 from vector<8xf32>
              %536 = vector.extract %528[7] : f32 from vector<8xf32>
              %537 = arith.addf %529, %533 : f32
              %538 = arith.addf %530, %534 : f32
              %539 = arith.addf %531, %535 : f32
              %540 = arith.addf %532, %536 : f32
              %541 = arith.addf %537, %539 : f32
              %542 = arith.addf %538, %540 : f32
              %543 = arith.addf %541, %542 : f32
              %544 = arith.addf %498#1, %543 : f32
              %545 = wave.opaque %544 : f32
              %546 = wave.opaque %307 : i32
              %547 = arith.cmpi sgt, %546, %234 : i32
              %548:2 = scf.if %547 -> (vector<8xf32>, vector<8xf32>) {
                %549 = wave.opaque %c3 : index
                %550 = arith.addi %1, %549 : index
                %551 = memref.load %7[%550] : memref<?xi32>
                %552 = arith.index_cast %2 : index to i32
                %553 = arith.addi %306, %552 : i32
                %554 = arith.subi %551, %553 : i32
                %555 = arith.subi %554, %c40 : i32
                %556 = vector.broadcast %555 : i32 to vector<8xi32>
                %557 = arith.cmpi sgt, %556, %c52 : vector<8xi32>
                %558 = arith.select %557, %440, %c51 : vector<8xi1>, vector<8xf32>
                %559 = arith.subi %554, %c39 : i32
                %560 = vector.broadcast %559 : i32 to vector<8xi32>
                %561 = arith.cmpi sgt, %560, %c52 : vector<8xi32>
                %562 = arith.select %561, %441, %c51 : vector<8xi1>, vector<8xf32>
                scf.yield %558, %562 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %440, %441 : vector<8xf32>, vector<8xf32>
              }
              %563 = wave.opaque %c3 : index
              %564 = arith.addi %1, %563 : index
              %565 = memref.load %6[%564] : memref<?xf32>
              %566 = vector.extract %548#0[0] : f32 from vector<8xf32>
              %567 = vector.extract %548#0[1] : f32 from vector<8xf32>
              %568 = vector.extract %548#0[2] : f32 from vector<8xf32>
              %569 = vector.extract %548#0[3] : f32 from vector<8xf32>
              %570 = vector.extract %548#0[4] : f32 from vector<8xf32>
              %571 = vector.extract %548#0[5] : f32 from vector<8xf32>
              %572 = vector.extract %548#0[6] : f32 from vector<8xf32>
              %573 = vector.extract %548#0[7] : f32 from vector<8xf32>
              %574 = vector.extract %548#1[0] : f32 from vector<8xf32>
              %575 = vector.extract %548#1[1] : f32 from vector<8xf32>
              %576 = vector.extract %548#1[2] : f32 from vector<8xf32>
              %577 = vector.extract %548#1[3] : f32 from vector<8xf32>
              %578 = vector.extract %548#1[4] : f32 from vector<8xf32>
              %579 = vector.extract %548#1[5] : f32 from vector<8xf32>
              %580 = vector.extract %548#1[6] : f32 from vector<8xf32>
              %581 = vector.extract %548#1[7] : f32 from vector<8xf32>
              %582 = arith.maxnumf %566, %567 fastmath<nnan> : f32
              %583 = arith.maxnumf %582, %568 fastmath<nnan> : f32
              %584 = arith.maxnumf %583, %569 fastmath<nnan> : f32
              %585 = arith.maxnumf %584, %570 fastmath<nnan> : f32
              %586 = arith.maxnumf %585, %571 fastmath<nnan> : f32
              %587 = arith.maxnumf %586, %572 fastmath<nnan> : f32
              %588 = arith.maxnumf %587, %573 fastmath<nnan> : f32
              %589 = arith.maxnumf %588, %574 fastmath<nnan> : f32
              %590 = arith.maxnumf %589, %575 fastmath<nnan> : f32
              %591 = arith.maxnumf %590, %576 fastmath<nnan> : f32
              %592 = arith.maxnumf %591, %577 fastmath<nnan> : f32
              %593 = arith.maxnumf %592, %578 fastmath<nnan> : f32
              %594 = arith.maxnumf %593, %579 fastmath<nnan> : f32
              %595 = arith.maxnumf %594, %580 fastmath<nnan> : f32
              %596 = arith.maxnumf %595, %581 fastmath<nnan> : f32
              %597 = wave.swap_halves %596 : f32
              %598 = arith.maxnumf %596, %597 fastmath<nnan> : f32
              %599 = arith.mulf %598, %565 : f32
              %600 = arith.addf %298, %c53 : f32
              %601 = arith.cmpf ogt, %599, %600 : f32
              %602:6 = scf.if %601 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %603 = arith.subf %298, %599 : f32
                %604 = wave.exp2 %603 : f32
                %605 = vector.broadcast %604 : f32 to vector<8xf32>
                %606 = arith.mulf %299, %604 : f32
                %607 = arith.mulf %300, %605 : vector<8xf32>
                %608 = arith.mulf %301, %605 : vector<8xf32>
                %609 = arith.mulf %302, %605 : vector<8xf32>
                %610 = arith.mulf %303, %605 : vector<8xf32>
                scf.yield %599, %606, %607, %608, %609, %610 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %298, %299, %300, %301, %302, %303 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %611 = vector.broadcast %565 : f32 to vector<8xf32>
              %612 = arith.subf %c54, %602#0 : f32
              %613 = vector.broadcast %612 : f32 to vector<8xf32>
              %614 = math.fma %548#0, %611, %613 : vector<8xf32>
              %615 = wave.exp2 %614 : vector<8xf32>
              %616 = math.fma %548#1, %611, %613 : vector<8xf32>
              %617 = wave.exp2 %616 : vector<8xf32>
              %618 = arith.truncf %615 : vector<8xf32> to vector<8xf16>
              %619 = vector.bitcast %618 : vector<8xf16> to vector<4xi32>
              %620 = wave.swap_halves %619 : vector<4xi32>
              %621 = arith.select %3, %620, %619 : vector<4xi32>
              %622 = arith.select %3, %619, %620 : vector<4xi32>
              %623 = vector.shuffle %621, %622 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %624 = vector.bitcast %623 : vector<8xi32> to vector<16xf16>
              %625 = arith.truncf %617 : vector<8xf32> to vector<8xf16>
              %626 = vector.bitcast %625 : vector<8xf16> to vector<4xi32>
              %627 = wave.swap_halves %626 : vector<4xi32>
              %628 = arith.select %3, %627, %626 : vector<4xi32>
              %629 = arith.select %3, %626, %627 : vector<4xi32>
              %630 = vector.shuffle %628, %629 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %631 = vector.bitcast %630 : vector<8xi32> to vector<16xf16>
              %632 = arith.addf %615, %617 : vector<8xf32>
              %633 = vector.extract %632[0] : f32 from vector<8xf32>
              %634 = vector.extract %632[1] : f32 from vector<8xf32>
              %635 = vector.extract %632[2] : f32 from vector<8xf32>
              %636 = vector.extract %632[3] : f32 from vector<8xf32>
              %637 = vector.extract %632[4] : f32 from vector<8xf32>
              %638 = vector.extract %632[5] : f32 from vector<8xf32>
              %639 = vector.extract %632[6] : f32 from vector<8xf32>
              %640 = vector.extract %632[7] : f32 from vector<8xf32>
              %641 = arith.addf %633, %637 : f32
              %642 = arith.addf %634, %638 : f32
              %643 = arith.addf %635, %639 : f32
              %644 = arith.addf %636, %640 : f32
              %645 = arith.addf %641, %643 : f32
              %646 = arith.addf %642, %644 : f32
              %647 = arith.addf %645, %646 : f32
              %648 = arith.addf %602#1, %647 : f32
              %649 = wave.opaque %648 : f32
              %650 = wave.opaque %307 : i32
              %651 = arith.cmpi sgt, %650, %234 : i32
              %652:2 = scf.if %651 -> (vector<4xi32>, vector<4xi32>) {
                %653 = arith.subi %256, %306 : i32
                %654 = arith.subi %653, %c40 : i32
                %655 = arith.minsi %654, %c39 : i32
                %656 = arith.maxsi %655, %c40 : i32
                %657 = arith.cmpi sgt, %656, %c40 : i32
                %658 = arith.select %657, %c56, %c40 : i32
                %659 = arith.ori %c40, %658 : i32
                %660 = arith.cmpi sgt, %656, %c33 : i32
                %661 = arith.select %660, %c56, %c40 : i32
                %662 = arith.ori %c40, %661 : i32
                %663 = arith.cmpi sgt, %656, %c57 : i32
                %664 = arith.select %663, %c58, %c40 : i32
                %665 = arith.ori %659, %664 : i32
                %666 = arith.cmpi sgt, %656, %c59 : i32
                %667 = arith.select %666, %c58, %c40 : i32
                %668 = arith.ori %662, %667 : i32
                %669 = arith.cmpi sgt, %656, %c60 : i32
                %670 = arith.select %669, %c61, %c40 : i32
                %671 = arith.ori %665, %670 : i32
                %672 = arith.cmpi sgt, %656, %c62 : i32
                %673 = arith.select %672, %c61, %c40 : i32
                %674 = arith.ori %668, %673 : i32
                %675 = arith.cmpi sgt, %656, %c63 : i32
                %676 = arith.select %675, %c64, %c40 : i32
                %677 = arith.ori %671, %676 : i32
                %678 = arith.cmpi sgt, %656, %c65 : i32
                %679 = arith.select %678, %c64, %c40 : i32
                %680 = arith.ori %674, %679 : i32
                %681 = arith.cmpi sgt, %656, %c66 : i32
                %682 = arith.select %681, %c56, %c40 : i32
                %683 = arith.ori %c40, %682 : i32
                %684 = arith.cmpi sgt, %656, %c67 : i32
                %685 = arith.select %684, %c56, %c40 : i32
                %686 = arith.ori %c40, %685 : i32
                %687 = arith.cmpi sgt, %656, %c68 : i32
                %688 = arith.select %687, %c58, %c40 : i32
                %689 = arith.ori %683, %688 : i32
                %690 = arith.cmpi sgt, %656, %c69 : i32
                %691 = arith.select %690, %c58, %c40 : i32
                %692 = arith.ori %686, %691 : i32
                %693 = arith.cmpi sgt, %656, %c70 : i32
                %694 = arith.select %693, %c61, %c40 : i32
                %695 = arith.ori %689, %694 : i32
                %696 = arith.cmpi sgt, %656, %c71 : i32
                %697 = arith.select %696, %c61, %c40 : i32
                %698 = arith.ori %692, %697 : i32
                %699 = arith.cmpi sgt, %656, %c28 : i32
                %700 = arith.select %699, %c64, %c40 : i32
                %701 = arith.ori %695, %700 : i32
                %702 = arith.cmpi sgt, %656, %c72 : i32
                %703 = arith.select %702, %c64, %c40 : i32
                %704 = arith.ori %698, %703 : i32
                %705 = vector.from_elements %677, %701, %680, %704 : vector<4xi32>
                %706 = arith.subi %653, %c39 : i32
                %707 = arith.minsi %706, %c39 : i32
                %708 = arith.maxsi %707, %c40 : i32
                %709 = arith.cmpi sgt, %708, %c40 : i32
                %710 = arith.select %709, %c56, %c40 : i32
                %711 = arith.ori %c40, %710 : i32
                %712 = arith.cmpi sgt, %708, %c33 : i32
                %713 = arith.select %712, %c56, %c40 : i32
                %714 = arith.ori %c40, %713 : i32
                %715 = arith.cmpi sgt, %708, %c57 : i32
                %716 = arith.select %715, %c58, %c40 : i32
                %717 = arith.ori %711, %716 : i32
                %718 = arith.cmpi sgt, %708, %c59 : i32
                %719 = arith.select %718, %c58, %c40 : i32
                %720 = arith.ori %714, %719 : i32
                %721 = arith.cmpi sgt, %708, %c60 : i32
                %722 = arith.select %721, %c61, %c40 : i32
                %723 = arith.ori %717, %722 : i32
                %724 = arith.cmpi sgt, %708, %c62 : i32
                %725 = arith.select %724, %c61, %c40 : i32
                %726 = arith.ori %720, %725 : i32
                %727 = arith.cmpi sgt, %708, %c63 : i32
                %728 = arith.select %727, %c64, %c40 : i32
                %729 = arith.ori %723, %728 : i32
                %730 = arith.cmpi sgt, %708, %c65 : i32
                %731 = arith.select %730, %c64, %c40 : i32
                %732 = arith.ori %726, %731 : i32
                %733 = arith.cmpi sgt, %708, %c66 : i32
                %734 = arith.select %733, %c56, %c40 : i32
                %735 = arith.ori %c40, %734 : i32
                %736 = arith.cmpi sgt, %708, %c67 : i32
                %737 = arith.select %736, %c56, %c40 : i32
                %738 = arith.ori %c40, %737 : i32
                %739 = arith.cmpi sgt, %708, %c68 : i32
                %740 = arith.select %739, %c58, %c40 : i32
                %741 = arith.ori %735, %740 : i32
                %742 = arith.cmpi sgt, %708, %c69 : i32
                %743 = arith.select %742, %c58, %c40 : i32
                %744 = arith.ori %738, %743 : i32
                %745 = arith.cmpi sgt, %708, %c70 : i32
                %746 = arith.select %745, %c61, %c40 : i32
                %747 = arith.ori %741, %746 : i32
                %748 = arith.cmpi sgt, %708, %c71 : i32
                %749 = arith.select %748, %c61, %c40 : i32
                %750 = arith.ori %744, %749 : i32
                %751 = arith.cmpi sgt, %708, %c28 : i32
                %752 = arith.select %751, %c64, %c40 : i32
                %753 = arith.ori %747, %752 : i32
                %754 = arith.cmpi sgt, %708, %c72 : i32
                %755 = arith.select %754, %c64, %c40 : i32
                %756 = arith.ori %750, %755 : i32
                %757 = vector.from_elements %729, %753, %732, %756 : vector<4xi32>
                scf.yield %705, %757 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c55, %c55 : vector<4xi32>, vector<4xi32>
              }
              %758 = wave.opaque %307 : i32
              %759 = arith.cmpi sgt, %758, %234 : i32
              %760:2 = scf.if %759 -> (vector<4xi32>, vector<4xi32>) {
                %761 = arith.andi %391, %652#0 : vector<4xi32>
                %762 = arith.andi %393, %652#1 : vector<4xi32>
                scf.yield %761, %762 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %391, %393 : vector<4xi32>, vector<4xi32>
              }
              %763 = vector.bitcast %760#0 : vector<4xi32> to vector<16xi8>
              %764 = wave.fp8_decode "e4m3" packed %763 : vector<16xi8> -> vector<16xf16>
              %765 = wave.mma %764, %520, %498#2 : vector<16xf16>, vector<8xf32>
              %766 = wave.mma %764, %624, %602#2 : vector<16xf16>, vector<8xf32>
              %767 = vector.bitcast %760#1 : vector<4xi32> to vector<16xi8>
              %768 = wave.fp8_decode "e4m3" packed %767 : vector<16xi8> -> vector<16xf16>
              %769 = wave.mma %768, %527, %765 : vector<16xf16>, vector<8xf32>
              %770 = wave.mma %768, %631, %766 : vector<16xf16>, vector<8xf32>
              %771 = wave.opaque %769 : vector<8xf32>
              %772 = wave.opaque %770 : vector<8xf32>
              %773 = arith.addi %344, %c73 : index
              %774 = vector.load %kv[%773] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %775 = arith.addi %347, %c73 : index
              %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %777 = wave.opaque %307 : i32
              %778 = arith.cmpi sgt, %777, %234 : i32
              %779:2 = scf.if %778 -> (vector<4xi32>, vector<4xi32>) {
                %780 = arith.andi %413, %652#0 : vector<4xi32>
                %781 = arith.andi %415, %652#1 : vector<4xi32>
                scf.yield %780, %781 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %413, %415 : vector<4xi32>, vector<4xi32>
              }
              %782 = vector.bitcast %779#0 : vector<4xi32> to vector<16xi8>
              %783 = wave.fp8_decode "e4m3" packed %782 : vector<16xi8> -> vector<16xf16>
              %784 = wave.mma %783, %520, %498#3 : vector<16xf16>, vector<8xf32>
              %785 = wave.mma %783, %624, %602#3 : vector<16xf16>, vector<8xf32>
              %786 = vector.bitcast %779#1 : vector<4xi32> to vector<16xi8>
              %787 = wave.fp8_decode "e4m3" packed %786 : vector<16xi8> -> vector<16xf16>
              %788 = wave.mma %787, %527, %784 : vector<16xf16>, vector<8xf32>
              %789 = wave.mma %787, %631, %785 : vector<16xf16>, vector<8xf32>
              %790 = wave.opaque %788 : vector<8xf32>
              %791 = wave.opaque %789 : vector<8xf32>
              wave.pin
              %792 = wave.opaque %307 : i32
              %793 = arith.cmpi sgt, %792, %234 : i32
              %794:2 = scf.if %793 -> (vector<4xi32>, vector<4xi32>) {
                %795 = arith.andi %435, %652#0 : vector<4xi32>
                %796 = arith.andi %437, %652#1 : vector<4xi32>
                scf.yield %795, %796 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %435, %437 : vector<4xi32>, vector<4xi32>
              }
              %797 = vector.bitcast %794#0 : vector<4xi32> to vector<16xi8>
              %798 = wave.fp8_decode "e4m3" packed %797 : vector<16xi8> -> vector<16xf16>
              %799 = wave.mma %798, %520, %498#4 : vector<16xf16>, vector<8xf32>
              %800 = wave.mma %798, %624, %602#4 : vector<16xf16>, vector<8xf32>
              %801 = vector.bitcast %794#1 : vector<4xi32> to vector<16xi8>
              %802 = wave.fp8_decode "e4m3" packed %801 : vector<16xi8> -> vector<16xf16>
              %803 = wave.mma %802, %527, %799 : vector<16xf16>, vector<8xf32>
              %804 = wave.mma %802, %631, %800 : vector<16xf16>, vector<8xf32>
              %805 = wave.opaque %803 : vector<8xf32>
              %806 = wave.opaque %804 : vector<8xf32>
              wave.pin
              %807 = wave.opaque %307 : i32
              %808 = arith.cmpi slt, %807, %256 : i32
              %809:2 = scf.if %808 -> (vector<4xi32>, vector<4xi32>) {
                %810 = arith.addi %333, %35 : index
                %811 = arith.addi %810, %c10 : index
                %812 = vector.load %kv[%811] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %813 = arith.addi %341, %35 : index
                %814 = arith.addi %813, %c10 : index
                %815 = vector.load %kv[%814] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %812, %815 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %794#0, %794#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %816 = wave.opaque %307 : i32
              %817 = arith.cmpi sgt, %816, %234 : i32
              %818:2 = scf.if %817 -> (vector<4xi32>, vector<4xi32>) {
                %819 = arith.andi %774, %652#0 : vector<4xi32>
                %820 = arith.andi %776, %652#1 : vector<4xi32>
                scf.yield %819, %820 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %774, %776 : vector<4xi32>, vector<4xi32>
              }
              %821 = vector.bitcast %818#0 : vector<4xi32> to vector<16xi8>
              %822 = wave.fp8_decode "e4m3" packed %821 : vector<16xi8> -> vector<16xf16>
              %823 = wave.mma %822, %520, %498#5 : vector<16xf16>, vector<8xf32>
              %824 = wave.mma %822, %624, %602#5 : vector<16xf16>, vector<8xf32>
              %825 = vector.bitcast %818#1 : vector<4xi32> to vector<16xi8>
              %826 = wave.fp8_decode "e4m3" packed %825 : vector<16xi8> -> vector<16xf16>
              %827 = wave.mma %826, %527, %823 : vector<16xf16>, vector<8xf32>
              %828 = wave.mma %826, %631, %824 : vector<16xf16>, vector<8xf32>
              %829 = wave.opaque %827 : vector<8xf32>
              %830 = wave.opaque %828 : vector<8xf32>
              wave.pin
              %831 = wave.opaque %307 : i32
              %832 = arith.cmpi slt, %831, %256 : i32
              %833:2 = scf.if %832 -> (vector<4xi32>, vector<4xi32>) {
                %834 = arith.addi %333, %35 : index
                %835 = arith.addi %834, %c18 : index
                %836 = vector.load %kv[%835] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %837 = arith.addi %341, %35 : index
                %838 = arith.addi %837, %c18 : index
                %839 = vector.load %kv[%838] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %836, %839 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %818#0, %818#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %809#0, %809#1, %833#0, %833#1, %498#0, %545, %771, %790, %805, %829, %602#0, %649, %772, %791, %806, %830 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %840 = wave.opaque %c10 : index
            %841 = arith.addi %0, %840 : index
            %842 = arith.cmpi eq, %254, %251 : i32
            %843 = wave.swap_halves %304#5 : f32
            %844 = arith.addf %304#5, %843 : f32
            %845 = arith.addi %841, %c10 : index
            %846:2 = scf.if %842 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %847 = arith.addi %845, %c10 : index
              %848 = memref.load %8[%847] : memref<?xf32>
              %849 = arith.addi %845, %c6 : index
              %850 = memref.load %8[%849] : memref<?xf32>
              scf.yield %848, %850 : f32, f32
            }
            %851 = arith.maxnumf %846#0, %304#4 fastmath<nnan> : f32
            %852 = arith.subf %846#0, %851 : f32
            %853 = wave.exp2 %852 : f32
            %854 = arith.subf %304#4, %851 : f32
            %855 = wave.exp2 %854 : f32
            %856 = arith.mulf %846#1, %853 : f32
            %857 = math.fma %844, %855, %856 : f32
            memref.store %851, %8[%845] : memref<?xf32>
            %858 = arith.addi %845, %c6 : index
            memref.store %857, %8[%858] : memref<?xf32>
            %859 = vector.broadcast %853 : f32 to vector<8xf32>
            %860 = vector.broadcast %855 : f32 to vector<8xf32>
            scf.if %842 {
              %861 = arith.muli %841, %c13 : index
              %862 = arith.addi %c10, %861 : index
              %863 = arith.addi %862, %c10 : index
              %864 = arith.addi %863, %c10 : index
              %865 = vector.shuffle %304#6, %304#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %865, %5[%864] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %866 = vector.shuffle %304#6, %304#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %867 = arith.addi %864, %c29 : index
              vector.store %866, %5[%867] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %868 = arith.addi %863, %c30 : index
              %869 = vector.shuffle %304#7, %304#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %869, %5[%868] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %870 = vector.shuffle %304#7, %304#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %871 = arith.addi %868, %c29 : index
              vector.store %870, %5[%871] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %872 = arith.addi %863, %c17 : index
              %873 = vector.shuffle %304#8, %304#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %873, %5[%872] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %874 = vector.shuffle %304#8, %304#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %875 = arith.addi %872, %c29 : index
              vector.store %874, %5[%875] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %876 = arith.addi %863, %c31 : index
              %877 = vector.shuffle %304#9, %304#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %877, %5[%876] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %878 = vector.shuffle %304#9, %304#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %879 = arith.addi %876, %c29 : index
              vector.store %878, %5[%879] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %880 = arith.muli %841, %c13 : index
              %881 = arith.addi %c10, %880 : index
              %882 = arith.addi %881, %c10 : index
              %883 = arith.addi %882, %c10 : index
              %884 = vector.load %5[%883] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %885 = arith.addi %883, %c29 : index
              %886 = vector.load %5[%885] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %887 = vector.shuffle %884, %886 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %888 = arith.mulf %887, %859 : vector<8xf32>
              %889 = math.fma %304#6, %860, %888 : vector<8xf32>
              %890 = vector.shuffle %889, %889 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %890, %5[%883] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %891 = vector.shuffle %889, %889 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %891, %5[%885] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %892 = arith.addi %882, %c30 : index
              %893 = vector.load %5[%892] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %894 = arith.addi %892, %c29 : index
              %895 = vector.load %5[%894] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %896 = vector.shuffle %893, %895 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %897 = arith.mulf %896, %859 : vector<8xf32>
              %898 = math.fma %304#7, %860, %897 : vector<8xf32>
              %899 = vector.shuffle %898, %898 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %899, %5[%892] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %900 = vector.shuffle %898, %898 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %900, %5[%894] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %901 = arith.addi %882, %c17 : index
              %902 = vector.load %5[%901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %903 = arith.addi %901, %c29 : index
              %904 = vector.load %5[%903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %905 = vector.shuffle %902, %904 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %906 = arith.mulf %905, %859 : vector<8xf32>
              %907 = math.fma %304#8, %860, %906 : vector<8xf32>
              %908 = vector.shuffle %907, %907 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %908, %5[%901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %909 = vector.shuffle %907, %907 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %909, %5[%903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %910 = arith.addi %882, %c31 : index
              %911 = vector.load %5[%910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %912 = arith.addi %910, %c29 : index
              %913 = vector.load %5[%912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %914 = vector.shuffle %911, %913 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %915 = arith.mulf %914, %859 : vector<8xf32>
              %916 = math.fma %304#9, %860, %915 : vector<8xf32>
              %917 = vector.shuffle %916, %916 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %917, %5[%910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %918 = vector.shuffle %916, %916 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %918, %5[%912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %919 = wave.swap_halves %304#11 : f32
            %920 = arith.addf %304#11, %919 : f32
            %921 = arith.addi %841, %c18 : index
            %922:2 = scf.if %842 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %923 = arith.addi %921, %c10 : index
              %924 = memref.load %8[%923] : memref<?xf32>
              %925 = arith.addi %921, %c6 : index
              %926 = memref.load %8[%925] : memref<?xf32>
              scf.yield %924, %926 : f32, f32
            }
            %927 = arith.maxnumf %922#0, %304#10 fastmath<nnan> : f32
            %928 = arith.subf %922#0, %927 : f32
            %929 = wave.exp2 %928 : f32
            %930 = arith.subf %304#10, %927 : f32
            %931 = wave.exp2 %930 : f32
            %932 = arith.mulf %922#1, %929 : f32
            %933 = math.fma %920, %931, %932 : f32
            memref.store %927, %8[%921] : memref<?xf32>
            %934 = arith.addi %921, %c6 : index
            memref.store %933, %8[%934] : memref<?xf32>
            %935 = vector.broadcast %929 : f32 to vector<8xf32>
            %936 = vector.broadcast %931 : f32 to vector<8xf32>
            scf.if %842 {
              %937 = arith.muli %841, %c13 : index
              %938 = arith.addi %c10, %937 : index
              %939 = arith.addi %938, %c34 : index
              %940 = arith.addi %939, %c10 : index
              %941 = vector.shuffle %304#12, %304#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %941, %5[%940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %942 = vector.shuffle %304#12, %304#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %943 = arith.addi %940, %c29 : index
              vector.store %942, %5[%943] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %944 = arith.addi %939, %c30 : index
              %945 = vector.shuffle %304#13, %304#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %945, %5[%944] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %946 = vector.shuffle %304#13, %304#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %947 = arith.addi %944, %c29 : index
              vector.store %946, %5[%947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %948 = arith.addi %939, %c17 : index
              %949 = vector.shuffle %304#14, %304#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %949, %5[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %950 = vector.shuffle %304#14, %304#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %951 = arith.addi %948, %c29 : index
              vector.store %950, %5[%951] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %952 = arith.addi %939, %c31 : index
              %953 = vector.shuffle %304#15, %304#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %953, %5[%952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %954 = vector.shuffle %304#15, %304#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %955 = arith.addi %952, %c29 : index
              vector.store %954, %5[%955] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %956 = arith.muli %841, %c13 : index
              %957 = arith.addi %c10, %956 : index
              %958 = arith.addi %957, %c34 : index
              %959 = arith.addi %958, %c10 : index
              %960 = vector.load %5[%959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %961 = arith.addi %959, %c29 : index
              %962 = vector.load %5[%961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %963 = vector.shuffle %960, %962 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %964 = arith.mulf %963, %935 : vector<8xf32>
              %965 = math.fma %304#12, %936, %964 : vector<8xf32>
              %966 = vector.shuffle %965, %965 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %966, %5[%959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %967 = vector.shuffle %965, %965 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %967, %5[%961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %968 = arith.addi %958, %c30 : index
              %969 = vector.load %5[%968] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %970 = arith.addi %968, %c29 : index
              %971 = vector.load %5[%970] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %972 = vector.shuffle %969, %971 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %973 = arith.mulf %972, %935 : vector<8xf32>
              %974 = math.fma %304#13, %936, %973 : vector<8xf32>
              %975 = vector.shuffle %974, %974 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %975, %5[%968] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %976 = vector.shuffle %974, %974 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %976, %5[%970] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %977 = arith.addi %958, %c17 : index
              %978 = vector.load %5[%977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %979 = arith.addi %977, %c29 : index
              %980 = vector.load %5[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = vector.shuffle %978, %980 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %982 = arith.mulf %981, %935 : vector<8xf32>
              %983 = math.fma %304#14, %936, %982 : vector<8xf32>
              %984 = vector.shuffle %983, %983 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %984, %5[%977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %985 = vector.shuffle %983, %983 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %985, %5[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %986 = arith.addi %958, %c31 : index
              %987 = vector.load %5[%986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %988 = arith.addi %986, %c29 : index
              %989 = vector.load %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %990 = vector.shuffle %987, %989 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %991 = arith.mulf %990, %935 : vector<8xf32>
              %992 = math.fma %304#15, %936, %991 : vector<8xf32>
              %993 = vector.shuffle %992, %992 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %993, %5[%986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %994 = vector.shuffle %992, %992 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %994, %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %995 = arith.cmpi sgt, %243, %c42 : i32
          scf.if %995 {
            %996 = arith.cmpi eq, %251, %248 : i32
            %997 = wave.opaque %c10 : index
            %998 = arith.addi %0, %997 : index
            %999 = arith.addi %998, %c10 : index
            %1000 = arith.addi %999, %c10 : index
            %1001 = memref.load %8[%1000] : memref<?xf32>
            %1002 = arith.addi %999, %c6 : index
            %1003 = memref.load %8[%1002] : memref<?xf32>
            %1004 = arith.addi %998, %c29 : index
            %1005:2 = scf.if %996 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1006 = arith.addi %1004, %c10 : index
              %1007 = memref.load %8[%1006] : memref<?xf32>
              %1008 = arith.addi %1004, %c6 : index
              %1009 = memref.load %8[%1008] : memref<?xf32>
              scf.yield %1007, %1009 : f32, f32
            }
            %1010 = arith.maxnumf %1005#0, %1001 fastmath<nnan> : f32
            %1011 = arith.subf %1005#0, %1010 : f32
            %1012 = wave.exp2 %1011 : f32
            %1013 = arith.subf %1001, %1010 : f32
            %1014 = wave.exp2 %1013 : f32
            %1015 = arith.mulf %1005#1, %1012 : f32
            %1016 = math.fma %1003, %1014, %1015 : f32
            memref.store %1010, %8[%1004] : memref<?xf32>
            %1017 = arith.addi %1004, %c6 : index
            memref.store %1016, %8[%1017] : memref<?xf32>
            %1018 = vector.broadcast %1012 : f32 to vector<8xf32>
            %1019 = vector.broadcast %1014 : f32 to vector<8xf32>
            scf.for %1020 = %c10 to %c13 step %c4 {
              %1021 = arith.muli %998, %c13 : index
              %1022 = arith.addi %c10, %1021 : index
              %1023 = arith.addi %1022, %c10 : index
              %1024 = arith.muli %1020, %c30 : index
              %1025 = arith.addi %1023, %1024 : index
              %1026 = vector.load %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1027 = arith.addi %1025, %c29 : index
              %1028 = vector.load %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1029 = vector.shuffle %1026, %1028 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %996 {
                %1030 = arith.addi %16, %1021 : index
                %1031 = arith.addi %1030, %c10 : index
                %1032 = arith.addi %1031, %1024 : index
                %1033 = vector.shuffle %1029, %1029 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1033, %partial[%1032] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1034 = vector.shuffle %1029, %1029 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1035 = arith.addi %1032, %c29 : index
                vector.store %1034, %partial[%1035] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1036 = arith.addi %16, %1021 : index
                %1037 = arith.addi %1036, %c10 : index
                %1038 = arith.addi %1037, %1024 : index
                %1039 = vector.load %partial[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1040 = arith.addi %1038, %c29 : index
                %1041 = vector.load %partial[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1042 = vector.shuffle %1039, %1041 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1043 = arith.mulf %1042, %1018 : vector<8xf32>
                %1044 = math.fma %1029, %1019, %1043 : vector<8xf32>
                %1045 = vector.shuffle %1044, %1044 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1045, %partial[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1046 = vector.shuffle %1044, %1044 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1046, %partial[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1047 = arith.addi %998, %c18 : index
            %1048 = arith.addi %1047, %c10 : index
            %1049 = memref.load %8[%1048] : memref<?xf32>
            %1050 = arith.addi %1047, %c6 : index
            %1051 = memref.load %8[%1050] : memref<?xf32>
            %1052 = arith.addi %998, %c49 : index
            %1053:2 = scf.if %996 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1054 = arith.addi %1052, %c10 : index
              %1055 = memref.load %8[%1054] : memref<?xf32>
              %1056 = arith.addi %1052, %c6 : index
              %1057 = memref.load %8[%1056] : memref<?xf32>
              scf.yield %1055, %1057 : f32, f32
            }
            %1058 = arith.maxnumf %1053#0, %1049 fastmath<nnan> : f32
            %1059 = arith.subf %1053#0, %1058 : f32
            %1060 = wave.exp2 %1059 : f32
            %1061 = arith.subf %1049, %1058 : f32
            %1062 = wave.exp2 %1061 : f32
            %1063 = arith.mulf %1053#1, %1060 : f32
            %1064 = math.fma %1051, %1062, %1063 : f32
            memref.store %1058, %8[%1052] : memref<?xf32>
            %1065 = arith.addi %1052, %c6 : index
            memref.store %1064, %8[%1065] : memref<?xf32>
            %1066 = vector.broadcast %1060 : f32 to vector<8xf32>
            %1067 = vector.broadcast %1062 : f32 to vector<8xf32>
            scf.for %1068 = %c10 to %c13 step %c4 {
              %1069 = arith.muli %998, %c13 : index
              %1070 = arith.addi %c10, %1069 : index
              %1071 = arith.addi %1070, %c34 : index
              %1072 = arith.muli %1068, %c30 : index
              %1073 = arith.addi %1071, %1072 : index
              %1074 = vector.load %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = arith.addi %1073, %c29 : index
              %1076 = vector.load %5[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = vector.shuffle %1074, %1076 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %996 {
                %1078 = arith.addi %16, %1069 : index
                %1079 = arith.addi %1078, %c34 : index
                %1080 = arith.addi %1079, %1072 : index
                %1081 = vector.shuffle %1077, %1077 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1081, %partial[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1082 = vector.shuffle %1077, %1077 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1083 = arith.addi %1080, %c29 : index
                vector.store %1082, %partial[%1083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1084 = arith.addi %16, %1069 : index
                %1085 = arith.addi %1084, %c34 : index
                %1086 = arith.addi %1085, %1072 : index
                %1087 = vector.load %partial[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1088 = arith.addi %1086, %c29 : index
                %1089 = vector.load %partial[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1090 = vector.shuffle %1087, %1089 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1091 = arith.mulf %1090, %1066 : vector<8xf32>
                %1092 = math.fma %1077, %1067, %1091 : vector<8xf32>
                %1093 = vector.shuffle %1092, %1092 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1093, %partial[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1094 = vector.shuffle %1092, %1092 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1094, %partial[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1095 = arith.cmpi sgt, %243, %c41 : i32
        scf.if %1095 {
          %1096 = arith.cmpi eq, %248, %c40 : i32
          %1097 = wave.opaque %c10 : index
          %1098 = arith.addi %0, %1097 : index
          %1099 = arith.addi %1098, %c29 : index
          %1100 = arith.addi %1099, %c10 : index
          %1101 = memref.load %8[%1100] : memref<?xf32>
          %1102 = arith.addi %1099, %c6 : index
          %1103 = memref.load %8[%1102] : memref<?xf32>
          %1104 = arith.addi %1098, %c30 : index
          %1105:2 = scf.if %1096 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1106 = arith.addi %1104, %c10 : index
            %1107 = memref.load %8[%1106] : memref<?xf32>
            %1108 = arith.addi %1104, %c6 : index
            %1109 = memref.load %8[%1108] : memref<?xf32>
            scf.yield %1107, %1109 : f32, f32
          }
          %1110 = arith.maxnumf %1105#0, %1101 fastmath<nnan> : f32
          %1111 = arith.subf %1105#0, %1110 : f32
          %1112 = wave.exp2 %1111 : f32
          %1113 = arith.subf %1101, %1110 : f32
          %1114 = wave.exp2 %1113 : f32
          %1115 = arith.mulf %1105#1, %1112 : f32
          %1116 = math.fma %1103, %1114, %1115 : f32
          memref.store %1110, %8[%1104] : memref<?xf32>
          %1117 = arith.addi %1104, %c6 : index
          memref.store %1116, %8[%1117] : memref<?xf32>
          %1118 = vector.broadcast %1112 : f32 to vector<8xf32>
          %1119 = vector.broadcast %1114 : f32 to vector<8xf32>
          scf.for %1120 = %c10 to %c13 step %c4 {
            %1121 = arith.muli %1098, %c13 : index
            %1122 = arith.addi %16, %1121 : index
            %1123 = arith.addi %1122, %c10 : index
            %1124 = arith.muli %1120, %c30 : index
            %1125 = arith.addi %1123, %1124 : index
            %1126 = vector.load %partial[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1127 = arith.addi %1125, %c29 : index
            %1128 = vector.load %partial[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1129 = vector.shuffle %1126, %1128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1096 {
              %1130 = arith.addi %17, %1121 : index
              %1131 = arith.addi %1130, %c10 : index
              %1132 = arith.addi %1131, %1124 : index
              %1133 = vector.shuffle %1129, %1129 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1133, %partial[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = vector.shuffle %1129, %1129 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1135 = arith.addi %1132, %c29 : index
              vector.store %1134, %partial[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1136 = arith.addi %17, %1121 : index
              %1137 = arith.addi %1136, %c10 : index
              %1138 = arith.addi %1137, %1124 : index
              %1139 = vector.load %partial[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1140 = arith.addi %1138, %c29 : index
              %1141 = vector.load %partial[%1140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1142 = vector.shuffle %1139, %1141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1143 = arith.mulf %1142, %1118 : vector<8xf32>
              %1144 = math.fma %1129, %1119, %1143 : vector<8xf32>
              %1145 = vector.shuffle %1144, %1144 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1145, %partial[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1146 = vector.shuffle %1144, %1144 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1146, %partial[%1140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1147 = arith.addi %1098, %c49 : index
          %1148 = arith.addi %1147, %c10 : index
          %1149 = memref.load %8[%1148] : memref<?xf32>
          %1150 = arith.addi %1147, %c6 : index
          %1151 = memref.load %8[%1150] : memref<?xf32>
          %1152 = arith.addi %1098, %c50 : index
          %1153:2 = scf.if %1096 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1154 = arith.addi %1152, %c10 : index
            %1155 = memref.load %8[%1154] : memref<?xf32>
            %1156 = arith.addi %1152, %c6 : index
            %1157 = memref.load %8[%1156] : memref<?xf32>
            scf.yield %1155, %1157 : f32, f32
          }
          %1158 = arith.maxnumf %1153#0, %1149 fastmath<nnan> : f32
          %1159 = arith.subf %1153#0, %1158 : f32
          %1160 = wave.exp2 %1159 : f32
          %1161 = arith.subf %1149, %1158 : f32
          %1162 = wave.exp2 %1161 : f32
          %1163 = arith.mulf %1153#1, %1160 : f32
          %1164 = math.fma %1151, %1162, %1163 : f32
          memref.store %1158, %8[%1152] : memref<?xf32>
          %1165 = arith.addi %1152, %c6 : index
          memref.store %1164, %8[%1165] : memref<?xf32>
          %1166 = vector.broadcast %1160 : f32 to vector<8xf32>
          %1167 = vector.broadcast %1162 : f32 to vector<8xf32>
          scf.for %1168 = %c10 to %c13 step %c4 {
            %1169 = arith.muli %1098, %c13 : index
            %1170 = arith.addi %16, %1169 : index
            %1171 = arith.addi %1170, %c34 : index
            %1172 = arith.muli %1168, %c30 : index
            %1173 = arith.addi %1171, %1172 : index
            %1174 = vector.load %partial[%1173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1175 = arith.addi %1173, %c29 : index
            %1176 = vector.load %partial[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1177 = vector.shuffle %1174, %1176 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1096 {
              %1178 = arith.addi %17, %1169 : index
              %1179 = arith.addi %1178, %c34 : index
              %1180 = arith.addi %1179, %1172 : index
              %1181 = vector.shuffle %1177, %1177 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1181, %partial[%1180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1182 = vector.shuffle %1177, %1177 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1183 = arith.addi %1180, %c29 : index
              vector.store %1182, %partial[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1184 = arith.addi %17, %1169 : index
              %1185 = arith.addi %1184, %c34 : index
              %1186 = arith.addi %1185, %1172 : index
              %1187 = vector.load %partial[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = arith.addi %1186, %c29 : index
              %1189 = vector.load %partial[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = vector.shuffle %1187, %1189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1191 = arith.mulf %1190, %1166 : vector<8xf32>
              %1192 = math.fma %1177, %1167, %1191 : vector<8xf32>
              %1193 = vector.shuffle %1192, %1192 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1193, %partial[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = vector.shuffle %1192, %1192 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1194, %partial[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1195 = wave.opaque %c10 : index
      %1196 = arith.addi %0, %1195 : index
      scf.if %246 {
        %1197 = arith.addi %kvHeads, %13 : index
        %1198 = memref.load %scales[%1197] : memref<?xf32>
        %1199 = arith.addi %1196, %c10 : index
        %1200 = arith.addi %1199, %c10 : index
        %1201 = memref.load %8[%1200] : memref<?xf32>
        %1202 = arith.addi %1199, %c6 : index
        %1203 = memref.load %8[%1202] : memref<?xf32>
        %1204 = arith.divf %1198, %1203 : f32
        %1205 = vector.broadcast %1204 : f32 to vector<8xf32>
        %1206 = arith.addi %15, %1195 : index
        %1207 = arith.addi %1206, %1 : index
        %1208 = arith.addi %1207, %c10 : index
        %1209 = arith.minsi %1208, %40 : index
        %1210 = arith.divui %1209, %groupSize : index
        %1211 = arith.addi %24, %1210 : index
        %1212 = arith.remui %1209, %groupSize : index
        %1213 = arith.addi %44, %1212 : index
        %1214 = arith.muli %1213, %c18 : index
        %1215 = arith.addi %1214, %51 : index
        %1216 = arith.muli %heads, %c18 : index
        scf.for %1217 = %c10 to %c13 step %c4 {
          %1218 = arith.muli %1196, %c13 : index
          %1219 = arith.addi %c10, %1218 : index
          %1220 = arith.addi %1219, %c10 : index
          %1221 = arith.muli %1217, %c30 : index
          %1222 = arith.addi %1220, %1221 : index
          %1223 = vector.load %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1224 = arith.addi %1222, %c29 : index
          %1225 = vector.load %5[%1224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1226 = vector.shuffle %1223, %1225 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1227 = arith.mulf %1226, %1205 : vector<8xf32>
          %1228 = arith.addf %1227, %c46 : vector<8xf32>
          %1229 = arith.minimumf %1228, %c75 : vector<8xf32>
          %1230 = arith.maximumf %1229, %c76 : vector<8xf32>
          %1231 = arith.truncf %1230 : vector<8xf32> to vector<8xf16>
          %1232 = vector.bitcast %1231 : vector<8xf16> to vector<4xi32>
          %1233 = vector.shuffle %1232, %1232 [0, 1] : vector<4xi32>, vector<4xi32>
          %1234 = vector.shuffle %1232, %1232 [2, 3] : vector<4xi32>, vector<4xi32>
          %1235 = arith.select %3, %1234, %1233 : vector<2xi32>
          %1236 = arith.select %3, %1233, %1234 : vector<2xi32>
          %1237 = wave.swap_halves %1236 : vector<2xi32>
          %1238 = arith.select %3, %1237, %1235 : vector<2xi32>
          %1239 = arith.select %3, %1235, %1237 : vector<2xi32>
          %1240 = vector.bitcast %1238 : vector<2xi32> to vector<4xf16>
          %1241 = vector.bitcast %1239 : vector<2xi32> to vector<4xf16>
          %1242 = vector.shuffle %1240, %1241 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1243 = arith.muli %1217, %c3 : index
          %1244 = arith.addi %1215, %1243 : index
          %1245 = arith.divui %1211, %outTileRows : index
          %1246 = arith.divui %1216, %c3 : index
          %1247 = arith.muli %1245, %1246 : index
          %1248 = arith.divui %1244, %c3 : index
          %1249 = arith.addi %1247, %1248 : index
          %1250 = arith.muli %1249, %c11 : index
          %1251 = arith.remui %1244, %c3 : index
          %1252 = arith.divui %1251, %c19 : index
          %1253 = arith.addi %1250, %1252 : index
          %1254 = arith.muli %outTileRows, %c19 : index
          %1255 = arith.muli %1253, %1254 : index
          %1256 = arith.remui %1211, %outTileRows : index
          %1257 = arith.muli %1256, %c19 : index
          %1258 = arith.addi %1255, %1257 : index
          %1259 = arith.remui %1244, %c19 : index
          %1260 = arith.addi %1258, %1259 : index
          %1261 = arith.cmpi slt, %1208, %36 : index
          scf.if %1261 {
            vector.store %1242, %out[%1260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1262 = arith.addi %1196, %c18 : index
        %1263 = arith.addi %1262, %c10 : index
        %1264 = memref.load %8[%1263] : memref<?xf32>
        %1265 = arith.addi %1262, %c6 : index
        %1266 = memref.load %8[%1265] : memref<?xf32>
        %1267 = arith.divf %1198, %1266 : f32
        %1268 = vector.broadcast %1267 : f32 to vector<8xf32>
        %1269 = arith.addi %1207, %c3 : index
        %1270 = arith.minsi %1269, %40 : index
        %1271 = arith.divui %1270, %groupSize : index
        %1272 = arith.addi %24, %1271 : index
        %1273 = arith.remui %1270, %groupSize : index
        %1274 = arith.addi %44, %1273 : index
        %1275 = arith.muli %1274, %c18 : index
        %1276 = arith.addi %1275, %51 : index
        scf.for %1277 = %c10 to %c13 step %c4 {
          %1278 = arith.muli %1196, %c13 : index
          %1279 = arith.addi %c10, %1278 : index
          %1280 = arith.addi %1279, %c34 : index
          %1281 = arith.muli %1277, %c30 : index
          %1282 = arith.addi %1280, %1281 : index
          %1283 = vector.load %5[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1284 = arith.addi %1282, %c29 : index
          %1285 = vector.load %5[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1286 = vector.shuffle %1283, %1285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1287 = arith.mulf %1286, %1268 : vector<8xf32>
          %1288 = arith.addf %1287, %c46 : vector<8xf32>
          %1289 = arith.minimumf %1288, %c75 : vector<8xf32>
          %1290 = arith.maximumf %1289, %c76 : vector<8xf32>
          %1291 = arith.truncf %1290 : vector<8xf32> to vector<8xf16>
          %1292 = vector.bitcast %1291 : vector<8xf16> to vector<4xi32>
          %1293 = vector.shuffle %1292, %1292 [0, 1] : vector<4xi32>, vector<4xi32>
          %1294 = vector.shuffle %1292, %1292 [2, 3] : vector<4xi32>, vector<4xi32>
          %1295 = arith.select %3, %1294, %1293 : vector<2xi32>
          %1296 = arith.select %3, %1293, %1294 : vector<2xi32>
          %1297 = wave.swap_halves %1296 : vector<2xi32>
          %1298 = arith.select %3, %1297, %1295 : vector<2xi32>
          %1299 = arith.select %3, %1295, %1297 : vector<2xi32>
          %1300 = vector.bitcast %1298 : vector<2xi32> to vector<4xf16>
          %1301 = vector.bitcast %1299 : vector<2xi32> to vector<4xf16>
          %1302 = vector.shuffle %1300, %1301 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1303 = arith.muli %1277, %c3 : index
          %1304 = arith.addi %1276, %1303 : index
          %1305 = arith.divui %1272, %outTileRows : index
          %1306 = arith.divui %1216, %c3 : index
          %1307 = arith.muli %1305, %1306 : index
          %1308 = arith.divui %1304, %c3 : index
          %1309 = arith.addi %1307, %1308 : index
          %1310 = arith.muli %1309, %c11 : index
          %1311 = arith.remui %1304, %c3 : index
          %1312 = arith.divui %1311, %c19 : index
          %1313 = arith.addi %1310, %1312 : index
          %1314 = arith.muli %outTileRows, %c19 : index
          %1315 = arith.muli %1313, %1314 : index
          %1316 = arith.remui %1272, %outTileRows : index
          %1317 = arith.muli %1316, %c19 : index
          %1318 = arith.addi %1315, %1317 : index
          %1319 = arith.remui %1304, %c19 : index
          %1320 = arith.addi %1318, %1319 : index
          %1321 = arith.cmpi slt, %1269, %36 : index
          scf.if %1321 {
            vector.store %1302, %out[%1320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %247 {
          %1322 = arith.addi %kvHeads, %13 : index
          %1323 = memref.load %scales[%1322] : memref<?xf32>
          %1324 = arith.addi %1196, %c29 : index
          %1325 = arith.addi %1324, %c10 : index
          %1326 = memref.load %8[%1325] : memref<?xf32>
          %1327 = arith.addi %1324, %c6 : index
          %1328 = memref.load %8[%1327] : memref<?xf32>
          %1329 = arith.divf %1323, %1328 : f32
          %1330 = vector.broadcast %1329 : f32 to vector<8xf32>
          %1331 = arith.addi %15, %1195 : index
          %1332 = arith.addi %1331, %1 : index
          %1333 = arith.addi %1332, %c10 : index
          %1334 = arith.minsi %1333, %40 : index
          %1335 = arith.divui %1334, %groupSize : index
          %1336 = arith.addi %24, %1335 : index
          %1337 = arith.remui %1334, %groupSize : index
          %1338 = arith.addi %44, %1337 : index
          %1339 = arith.muli %1338, %c18 : index
          %1340 = arith.addi %1339, %51 : index
          %1341 = arith.muli %heads, %c18 : index
          scf.for %1342 = %c10 to %c13 step %c4 {
            %1343 = arith.muli %1196, %c13 : index
            %1344 = arith.addi %16, %1343 : index
            %1345 = arith.addi %1344, %c10 : index
            %1346 = arith.muli %1342, %c30 : index
            %1347 = arith.addi %1345, %1346 : index
            %1348 = vector.load %partial[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1349 = arith.addi %1347, %c29 : index
            %1350 = vector.load %partial[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1351 = vector.shuffle %1348, %1350 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1352 = arith.mulf %1351, %1330 : vector<8xf32>
            %1353 = arith.addf %1352, %c46 : vector<8xf32>
            %1354 = arith.minimumf %1353, %c75 : vector<8xf32>
            %1355 = arith.maximumf %1354, %c76 : vector<8xf32>
            %1356 = arith.truncf %1355 : vector<8xf32> to vector<8xf16>
            %1357 = vector.bitcast %1356 : vector<8xf16> to vector<4xi32>
            %1358 = vector.shuffle %1357, %1357 [0, 1] : vector<4xi32>, vector<4xi32>
            %1359 = vector.shuffle %1357, %1357 [2, 3] : vector<4xi32>, vector<4xi32>
            %1360 = arith.select %3, %1359, %1358 : vector<2xi32>
            %1361 = arith.select %3, %1358, %1359 : vector<2xi32>
            %1362 = wave.swap_halves %1361 : vector<2xi32>
            %1363 = arith.select %3, %1362, %1360 : vector<2xi32>
            %1364 = arith.select %3, %1360, %1362 : vector<2xi32>
            %1365 = vector.bitcast %1363 : vector<2xi32> to vector<4xf16>
            %1366 = vector.bitcast %1364 : vector<2xi32> to vector<4xf16>
            %1367 = vector.shuffle %1365, %1366 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1368 = arith.muli %1342, %c3 : index
            %1369 = arith.addi %1340, %1368 : index
            %1370 = arith.divui %1336, %outTileRows : index
            %1371 = arith.divui %1341, %c3 : index
            %1372 = arith.muli %1370, %1371 : index
            %1373 = arith.divui %1369, %c3 : index
            %1374 = arith.addi %1372, %1373 : index
            %1375 = arith.muli %1374, %c11 : index
            %1376 = arith.remui %1369, %c3 : index
            %1377 = arith.divui %1376, %c19 : index
            %1378 = arith.addi %1375, %1377 : index
            %1379 = arith.muli %outTileRows, %c19 : index
            %1380 = arith.muli %1378, %1379 : index
            %1381 = arith.remui %1336, %outTileRows : index
            %1382 = arith.muli %1381, %c19 : index
            %1383 = arith.addi %1380, %1382 : index
            %1384 = arith.remui %1369, %c19 : index
            %1385 = arith.addi %1383, %1384 : index
            %1386 = arith.cmpi slt, %1333, %36 : index
            scf.if %1386 {
              vector.store %1367, %out[%1385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1387 = arith.addi %1196, %c49 : index
          %1388 = arith.addi %1387, %c10 : index
          %1389 = memref.load %8[%1388] : memref<?xf32>
          %1390 = arith.addi %1387, %c6 : index
          %1391 = memref.load %8[%1390] : memref<?xf32>
          %1392 = arith.divf %1323, %1391 : f32
          %1393 = vector.broadcast %1392 : f32 to vector<8xf32>
          %1394 = arith.addi %1332, %c3 : index
          %1395 = arith.minsi %1394, %40 : index
          %1396 = arith.divui %1395, %groupSize : index
          %1397 = arith.addi %24, %1396 : index
          %1398 = arith.remui %1395, %groupSize : index
          %1399 = arith.addi %44, %1398 : index
          %1400 = arith.muli %1399, %c18 : index
          %1401 = arith.addi %1400, %51 : index
          scf.for %1402 = %c10 to %c13 step %c4 {
            %1403 = arith.muli %1196, %c13 : index
            %1404 = arith.addi %16, %1403 : index
            %1405 = arith.addi %1404, %c34 : index
            %1406 = arith.muli %1402, %c30 : index
            %1407 = arith.addi %1405, %1406 : index
            %1408 = vector.load %partial[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1409 = arith.addi %1407, %c29 : index
            %1410 = vector.load %partial[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1411 = vector.shuffle %1408, %1410 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1412 = arith.mulf %1411, %1393 : vector<8xf32>
            %1413 = arith.addf %1412, %c46 : vector<8xf32>
            %1414 = arith.minimumf %1413, %c75 : vector<8xf32>
            %1415 = arith.maximumf %1414, %c76 : vector<8xf32>
            %1416 = arith.truncf %1415 : vector<8xf32> to vector<8xf16>
            %1417 = vector.bitcast %1416 : vector<8xf16> to vector<4xi32>
            %1418 = vector.shuffle %1417, %1417 [0, 1] : vector<4xi32>, vector<4xi32>
            %1419 = vector.shuffle %1417, %1417 [2, 3] : vector<4xi32>, vector<4xi32>
            %1420 = arith.select %3, %1419, %1418 : vector<2xi32>
            %1421 = arith.select %3, %1418, %1419 : vector<2xi32>
            %1422 = wave.swap_halves %1421 : vector<2xi32>
            %1423 = arith.select %3, %1422, %1420 : vector<2xi32>
            %1424 = arith.select %3, %1420, %1422 : vector<2xi32>
            %1425 = vector.bitcast %1423 : vector<2xi32> to vector<4xf16>
            %1426 = vector.bitcast %1424 : vector<2xi32> to vector<4xf16>
            %1427 = vector.shuffle %1425, %1426 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1428 = arith.muli %1402, %c3 : index
            %1429 = arith.addi %1401, %1428 : index
            %1430 = arith.divui %1397, %outTileRows : index
            %1431 = arith.divui %1341, %c3 : index
            %1432 = arith.muli %1430, %1431 : index
            %1433 = arith.divui %1429, %c3 : index
            %1434 = arith.addi %1432, %1433 : index
            %1435 = arith.muli %1434, %c11 : index
            %1436 = arith.remui %1429, %c3 : index
            %1437 = arith.divui %1436, %c19 : index
            %1438 = arith.addi %1435, %1437 : index
            %1439 = arith.muli %outTileRows, %c19 : index
            %1440 = arith.muli %1438, %1439 : index
            %1441 = arith.remui %1397, %outTileRows : index
            %1442 = arith.muli %1441, %c19 : index
            %1443 = arith.addi %1440, %1442 : index
            %1444 = arith.remui %1429, %c19 : index
            %1445 = arith.addi %1443, %1444 : index
            %1446 = arith.cmpi slt, %1394, %36 : index
            scf.if %1446 {
              vector.store %1427, %out[%1445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1447 = arith.addi %kvHeads, %13 : index
          %1448 = memref.load %scales[%1447] : memref<?xf32>
          %1449 = arith.addi %1196, %c30 : index
          %1450 = arith.addi %1449, %c10 : index
          %1451 = memref.load %8[%1450] : memref<?xf32>
          %1452 = arith.addi %1449, %c6 : index
          %1453 = memref.load %8[%1452] : memref<?xf32>
          %1454 = arith.divf %1448, %1453 : f32
          %1455 = vector.broadcast %1454 : f32 to vector<8xf32>
          %1456 = arith.addi %15, %1195 : index
          %1457 = arith.addi %1456, %1 : index
          %1458 = arith.addi %1457, %c10 : index
          %1459 = arith.minsi %1458, %40 : index
          %1460 = arith.divui %1459, %groupSize : index
          %1461 = arith.addi %24, %1460 : index
          %1462 = arith.remui %1459, %groupSize : index
          %1463 = arith.addi %44, %1462 : index
          %1464 = arith.muli %1463, %c18 : index
          %1465 = arith.addi %1464, %51 : index
          %1466 = arith.muli %heads, %c18 : index
          scf.for %1467 = %c10 to %c13 step %c4 {
            %1468 = arith.muli %1196, %c13 : index
            %1469 = arith.addi %17, %1468 : index
            %1470 = arith.addi %1469, %c10 : index
            %1471 = arith.muli %1467, %c30 : index
            %1472 = arith.addi %1470, %1471 : index
            %1473 = vector.load %partial[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1474 = arith.addi %1472, %c29 : index
            %1475 = vector.load %partial[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1476 = vector.shuffle %1473, %1475 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1477 = arith.mulf %1476, %1455 : vector<8xf32>
            %1478 = arith.addf %1477, %c46 : vector<8xf32>
            %1479 = arith.minimumf %1478, %c75 : vector<8xf32>
            %1480 = arith.maximumf %1479, %c76 : vector<8xf32>
            %1481 = arith.truncf %1480 : vector<8xf32> to vector<8xf16>
            %1482 = vector.bitcast %1481 : vector<8xf16> to vector<4xi32>
            %1483 = vector.shuffle %1482, %1482 [0, 1] : vector<4xi32>, vector<4xi32>
            %1484 = vector.shuffle %1482, %1482 [2, 3] : vector<4xi32>, vector<4xi32>
            %1485 = arith.select %3, %1484, %1483 : vector<2xi32>
            %1486 = arith.select %3, %1483, %1484 : vector<2xi32>
            %1487 = wave.swap_halves %1486 : vector<2xi32>
            %1488 = arith.select %3, %1487, %1485 : vector<2xi32>
            %1489 = arith.select %3, %1485, %1487 : vector<2xi32>
            %1490 = vector.bitcast %1488 : vector<2xi32> to vector<4xf16>
            %1491 = vector.bitcast %1489 : vector<2xi32> to vector<4xf16>
            %1492 = vector.shuffle %1490, %1491 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1493 = arith.muli %1467, %c3 : index
            %1494 = arith.addi %1465, %1493 : index
            %1495 = arith.divui %1461, %outTileRows : index
            %1496 = arith.divui %1466, %c3 : index
            %1497 = arith.muli %1495, %1496 : index
            %1498 = arith.divui %1494, %c3 : index
            %1499 = arith.addi %1497, %1498 : index
            %1500 = arith.muli %1499, %c11 : index
            %1501 = arith.remui %1494, %c3 : index
            %1502 = arith.divui %1501, %c19 : index
            %1503 = arith.addi %1500, %1502 : index
            %1504 = arith.muli %outTileRows, %c19 : index
            %1505 = arith.muli %1503, %1504 : index
            %1506 = arith.remui %1461, %outTileRows : index
            %1507 = arith.muli %1506, %c19 : index
            %1508 = arith.addi %1505, %1507 : index
            %1509 = arith.remui %1494, %c19 : index
            %1510 = arith.addi %1508, %1509 : index
            %1511 = arith.cmpi slt, %1458, %36 : index
            scf.if %1511 {
              vector.store %1492, %out[%1510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1512 = arith.addi %1196, %c50 : index
          %1513 = arith.addi %1512, %c10 : index
          %1514 = memref.load %8[%1513] : memref<?xf32>
          %1515 = arith.addi %1512, %c6 : index
          %1516 = memref.load %8[%1515] : memref<?xf32>
          %1517 = arith.divf %1448, %1516 : f32
          %1518 = vector.broadcast %1517 : f32 to vector<8xf32>
          %1519 = arith.addi %1457, %c3 : index
          %1520 = arith.minsi %1519, %40 : index
          %1521 = arith.divui %1520, %groupSize : index
          %1522 = arith.addi %24, %1521 : index
          %1523 = arith.remui %1520, %groupSize : index
          %1524 = arith.addi %44, %1523 : index
          %1525 = arith.muli %1524, %c18 : index
          %1526 = arith.addi %1525, %51 : index
          scf.for %1527 = %c10 to %c13 step %c4 {
            %1528 = arith.muli %1196, %c13 : index
            %1529 = arith.addi %17, %1528 : index
            %1530 = arith.addi %1529, %c34 : index
            %1531 = arith.muli %1527, %c30 : index
            %1532 = arith.addi %1530, %1531 : index
            %1533 = vector.load %partial[%1532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1534 = arith.addi %1532, %c29 : index
            %1535 = vector.load %partial[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1536 = vector.shuffle %1533, %1535 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1537 = arith.mulf %1536, %1518 : vector<8xf32>
            %1538 = arith.addf %1537, %c46 : vector<8xf32>
            %1539 = arith.minimumf %1538, %c75 : vector<8xf32>
            %1540 = arith.maximumf %1539, %c76 : vector<8xf32>
            %1541 = arith.truncf %1540 : vector<8xf32> to vector<8xf16>
            %1542 = vector.bitcast %1541 : vector<8xf16> to vector<4xi32>
            %1543 = vector.shuffle %1542, %1542 [0, 1] : vector<4xi32>, vector<4xi32>
            %1544 = vector.shuffle %1542, %1542 [2, 3] : vector<4xi32>, vector<4xi32>
            %1545 = arith.select %3, %1544, %1543 : vector<2xi32>
            %1546 = arith.select %3, %1543, %1544 : vector<2xi32>
            %1547 = wave.swap_halves %1546 : vector<2xi32>
            %1548 = arith.select %3, %1547, %1545 : vector<2xi32>
            %1549 = arith.select %3, %1545, %1547 : vector<2xi32>
            %1550 = vector.bitcast %1548 : vector<2xi32> to vector<4xf16>
            %1551 = vector.bitcast %1549 : vector<2xi32> to vector<4xf16>
            %1552 = vector.shuffle %1550, %1551 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1553 = arith.muli %1527, %c3 : index
            %1554 = arith.addi %1526, %1553 : index
            %1555 = arith.divui %1522, %outTileRows : index
            %1556 = arith.divui %1466, %c3 : index
            %1557 = arith.muli %1555, %1556 : index
            %1558 = arith.divui %1554, %c3 : index
            %1559 = arith.addi %1557, %1558 : index
            %1560 = arith.muli %1559, %c11 : index
            %1561 = arith.remui %1554, %c3 : index
            %1562 = arith.divui %1561, %c19 : index
            %1563 = arith.addi %1560, %1562 : index
            %1564 = arith.muli %outTileRows, %c19 : index
            %1565 = arith.muli %1563, %1564 : index
            %1566 = arith.remui %1522, %outTileRows : index
            %1567 = arith.muli %1566, %c19 : index
            %1568 = arith.addi %1565, %1567 : index
            %1569 = arith.remui %1554, %c19 : index
            %1570 = arith.addi %1568, %1569 : index
            %1571 = arith.cmpi slt, %1519, %36 : index
            scf.if %1571 {
              vector.store %1552, %out[%1570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

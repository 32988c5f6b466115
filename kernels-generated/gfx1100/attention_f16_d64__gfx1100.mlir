// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 1024 : index
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
  %c31 = arith.constant 512 : index
  %c32 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c34 = arith.constant 1 : i32
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
  %c51 = arith.constant 448 : index
  %c52 = arith.constant 576 : index
  %c53 = arith.constant 640 : index
  %c54 = arith.constant 704 : index
  %c55 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c56 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c57 = arith.constant 0x41000000 : f32
  %c58 = arith.constant 0x40C00000 : f32
  %c59 = arith.constant dense<-1> : vector<4xi32>
  %c60 = arith.constant 65535 : i32
  %c61 = arith.constant 2 : i32
  %c62 = arith.constant -65536 : i32
  %c63 = arith.constant 3 : i32
  %c64 = arith.constant 4 : i32
  %c65 = arith.constant 5 : i32
  %c66 = arith.constant 6 : i32
  %c67 = arith.constant 7 : i32
  %c68 = arith.constant 8 : i32
  %c69 = arith.constant 9 : i32
  %c70 = arith.constant 10 : i32
  %c71 = arith.constant 11 : i32
  %c72 = arith.constant 12 : i32
  %c73 = arith.constant 13 : i32
  %c74 = arith.constant 15 : i32
  %c75 = arith.constant 832 : index
  %c76 = arith.constant 896 : index
  %c77 = arith.constant 960 : index
  %outTileRows = wave.param "outTileRows" : index
  %c79 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c80 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %124 = arith.addi %106, %c31 : index
      vector.store %123, %4[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.mulf %66, %103 : vector<4xf32>
      %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
      %127 = arith.mulf %68, %103 : vector<4xf32>
      %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %130 = arith.addi %106, %c32 : index
      vector.store %129, %4[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = memref.load %scales[%13] : memref<?xf32>
      %132 = arith.mulf %131, %102 : f32
      memref.store %132, %6[%47] : memref<?xf32>
      %133 = arith.addi %positionsAt, %43 : index
      %134 = memref.load %step[%133] : memref<?xi32>
      %135 = arith.addi %134, %c34 : i32
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
      %203 = arith.addi %106, %c17 : index
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
      %226 = arith.addi %225, %c34 : i32
      memref.store %226, %7[%142] : memref<?xi32>
      wave.barrier
      %227 = arith.minsi %15, %40 : index
      %228 = arith.divui %227, %groupSize : index
      %229 = arith.addi %24, %228 : index
      %230 = arith.remui %227, %groupSize : index
      %231 = arith.addi %44, %230 : index
      %232 = arith.addi %positionsAt, %229 : index
      %233 = memref.load %step[%232] : memref<?xi32>
      %234 = arith.addi %233, %c34 : i32
      %235 = arith.addi %15, %c38 : index
      %236 = arith.minsi %235, %40 : index
      %237 = arith.divui %236, %groupSize : index
      %238 = arith.addi %24, %237 : index
      %239 = arith.remui %236, %groupSize : index
      %240 = arith.addi %44, %239 : index
      %241 = arith.addi %positionsAt, %238 : index
      %242 = memref.load %step[%241] : memref<?xi32>
      %243 = arith.addi %242, %c34 : i32
      %244 = arith.subi %243, %c34 : i32
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
            %269 = arith.addi %260, %c34 : i32
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
            %280 = arith.addi %277, %c18 : index
            %281 = vector.load %kv[%280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %282 = arith.addi %276, %35 : index
            %283 = arith.addi %282, %c10 : index
            %284 = vector.load %kv[%283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %285 = arith.addi %282, %c18 : index
            %286 = vector.load %kv[%285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %304:16 = scf.for %287 = %c40 to %259 step %c34 iter_args(%288 = %279, %289 = %281, %290 = %284, %291 = %286, %292 = %c44, %293 = %c45, %294 = %c46, %295 = %c46, %296 = %c46, %297 = %c46, %298 = %c44, %299 = %c45, %300 = %c46, %301 = %c46, %302 = %c46, %303 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
              %317 = arith.addi %308, %c34 : i32
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
              %334 = arith.addi %325, %c34 : i32
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
              %347 = arith.addi %344, %c49 : index
              %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %349 = arith.addi %324, %35 : index
              %350 = arith.addi %349, %c29 : index
              %351 = vector.load %kv[%350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %352 = arith.addi %349, %c49 : index
              %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %354 = vector.shuffle %288, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %355 = vector.bitcast %354 : vector<8xi32> to vector<16xf16>
              %356 = vector.shuffle %290, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %357 = vector.bitcast %356 : vector<8xi32> to vector<16xf16>
              %358 = arith.addi %343, %c10 : index
              %359 = vector.load %4[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %360 = arith.addi %358, %c29 : index
              %361 = vector.load %4[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %363 = wave.mma %355, %362, %c46 : vector<16xf16>, vector<8xf32>
              %364 = wave.mma %357, %362, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %365 = arith.addi %343, %c17 : index
              %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %367 = arith.addi %365, %c29 : index
              %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %370 = wave.mma %355, %369, %c46 : vector<16xf16>, vector<8xf32>
              %371 = wave.mma %357, %369, %c46 : vector<16xf16>, vector<8xf32>
              %372 = arith.addi %344, %c30 : index
              %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %374 = arith.addi %344, %c50 : index
              %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %376 = arith.addi %349, %c30 : index
              %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %378 = arith.addi %349, %c50 : index
              %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %380 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
              %382 = vector.shuffle %351, %353 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %383 = vector.bitcast %382 : vector<8xi32> to vector<16xf16>
              %384 = arith.addi %343, %c30 : index
              %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %386 = arith.addi %384, %c29 : index
              %387 = vector.load %4[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %389 = wave.mma %381, %388, %363 : vector<16xf16>, vector<8xf32>
              %390 = wave.mma %383, %388, %364 : vector<16xf16>, vector<8xf32>
              wave.pin
              %391 = arith.addi %343, %c35 : index
              %392 = vector.load %4[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %393 = arith.addi %391, %c29 : index
              %394 = vector.load %4[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %396 = wave.mma %381, %395, %370 : vector<16xf16>, vector<8xf32>
              %397 = wave.mma %383, %395, %371 : vector<16xf16>, vector<8xf32>
              %398 = arith.addi %344, %c7 : index
              %399 = vector.load %kv[%398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %400 = arith.addi %344, %c51 : index
              %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %402 = arith.addi %349, %c7 : index
              %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %404 = arith.addi %349, %c51 : index
              %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %406 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %407 = vector.bitcast %406 : vector<8xi32> to vector<16xf16>
              %408 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %409 = vector.bitcast %408 : vector<8xi32> to vector<16xf16>
              %410 = arith.addi %343, %c31 : index
              %411 = vector.load %4[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %412 = arith.addi %410, %c29 : index
              %413 = vector.load %4[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %415 = wave.mma %407, %414, %389 : vector<16xf16>, vector<8xf32>
              %416 = wave.mma %409, %414, %390 : vector<16xf16>, vector<8xf32>
              wave.pin
              %417 = arith.addi %343, %c36 : index
              %418 = vector.load %4[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %419 = arith.addi %417, %c29 : index
              %420 = vector.load %4[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %422 = wave.mma %407, %421, %396 : vector<16xf16>, vector<8xf32>
              %423 = wave.mma %409, %421, %397 : vector<16xf16>, vector<8xf32>
              %424 = arith.addi %344, %c31 : index
              %425 = vector.load %kv[%424] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %426 = arith.addi %344, %c52 : index
              %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %428 = arith.addi %349, %c31 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %430 = arith.addi %349, %c52 : index
              %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %432 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %433 = vector.bitcast %432 : vector<8xi32> to vector<16xf16>
              %434 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %435 = vector.bitcast %434 : vector<8xi32> to vector<16xf16>
              %436 = arith.addi %343, %c32 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = arith.addi %436, %c29 : index
              %439 = vector.load %4[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %441 = wave.mma %433, %440, %415 : vector<16xf16>, vector<8xf32>
              %442 = wave.mma %435, %440, %416 : vector<16xf16>, vector<8xf32>
              wave.pin
              %443 = arith.addi %343, %c37 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = arith.addi %443, %c29 : index
              %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %448 = wave.mma %433, %447, %422 : vector<16xf16>, vector<8xf32>
              %449 = wave.mma %435, %447, %423 : vector<16xf16>, vector<8xf32>
              %450 = arith.addi %344, %c53 : index
              %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %452 = arith.addi %344, %c54 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %349, %c53 : index
              %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %456 = arith.addi %349, %c54 : index
              %457 = vector.load %kv[%456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %458 = wave.opaque %441 : vector<8xf32>
              %459 = wave.opaque %442 : vector<8xf32>
              %460 = wave.opaque %448 : vector<8xf32>
              %461 = wave.opaque %449 : vector<8xf32>
              %462 = wave.opaque %307 : i32
              %463 = arith.cmpi sgt, %462, %234 : i32
              %464:2 = scf.if %463 -> (vector<8xf32>, vector<8xf32>) {
                %465 = wave.opaque %c10 : index
                %466 = arith.addi %1, %465 : index
                %467 = memref.load %7[%466] : memref<?xi32>
                %468 = arith.index_cast %2 : index to i32
                %469 = arith.addi %306, %468 : i32
                %470 = arith.subi %467, %469 : i32
                %471 = arith.subi %470, %c40 : i32
                %472 = vector.broadcast %471 : i32 to vector<8xi32>
                %473 = arith.cmpi sgt, %472, %c56 : vector<8xi32>
                %474 = arith.select %473, %458, %c55 : vector<8xi1>, vector<8xf32>
                %475 = arith.subi %470, %c39 : i32
                %476 = vector.broadcast %475 : i32 to vector<8xi32>
                %477 = arith.cmpi sgt, %476, %c56 : vector<8xi32>
                %478 = arith.select %477, %459, %c55 : vector<8xi1>, vector<8xf32>
                scf.yield %474, %478 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %458, %459 : vector<8xf32>, vector<8xf32>
              }
              %479 = wave.opaque %c10 : index
              %480 = arith.addi %1, %479 : index
              %481 = memref.load %6[%480] : memref<?xf32>
              %482 = vector.extract %464#0[0] : f32 from vector<8xf32>
              %483 = vector.extract %464#0[1] : f32 from vector<8xf32>
              %484 = vector.extract %464#0[2] : f32 from vector<8xf32>
              %485 = vector.extract %464#0[3] : f32 from vector<8xf32>
              %486 = vector.extract %464#0[4] : f32 from vector<8xf32>
              %487 = vector.extract %464#0[5] : f32 from vector<8xf32>
              %488 = vector.extract %464#0[6] : f32 from vector<8xf32>
              %489 = vector.extract %464#0[7] : f32 from vector<8xf32>
              %490 = vector.extract %464#1[0] : f32 from vector<8xf32>
              %491 = vector.extract %464#1[1] : f32 from vector<8xf32>
              %492 = vector.extract %464#1[2] : f32 from vector<8xf32>
              %493 = vector.extract %464#1[3] : f32 from vector<8xf32>
              %494 = vector.extract %464#1[4] : f32 from vector<8xf32>
              %495 = vector.extract %464#1[5] : f32 from vector<8xf32>
              %496 = vector.extract %464#1[6] : f32 from vector<8xf32>
              %497 = vector.extract %464#1[7] : f32 from vector<8xf32>
              %498 = arith.maxnumf %482, %483 fastmath<nnan> : f32
              %499 = arith.maxnumf %498, %484 fastmath<nnan> : f32
              %500 = arith.maxnumf %499, %485 fastmath<nnan> : f32
              %501 = arith.maxnumf %500, %486 fastmath<nnan> : f32
              %502 = arith.maxnumf %501, %487 fastmath<nnan> : f32
              %503 = arith.maxnumf %502, %488 fastmath<nnan> : f32
              %504 = arith.maxnumf %503, %489 fastmath<nnan> : f32
              %505 = arith.maxnumf %504, %490 fastmath<nnan> : f32
              %506 = arith.maxnumf %505, %491 fastmath<nnan> : f32
              %507 = arith.maxnumf %506, %492 fastmath<nnan> : f32
              %508 = arith.maxnumf %507, %493 fastmath<nnan> : f32
              %509 = arith.maxnumf %508, %494 fastmath<nnan> : f32
              %510 = arith.maxnumf %509, %495 fastmath<nnan> : f32
              %511 = arith.maxnumf %510, %496 fastmath<nnan> : f32
              %512 = arith.maxnumf %511, %497 fastmath<nnan> : f32
              %513 = wave.swap_halves %512 : f32
              %514 = arith.maxnumf %512, %513 fastmath<nnan> : f32
              %515 = arith.mulf %514, %481 : f32
              %516 = arith.addf %292, %c57 : f32
              %517 = arith.cmpf ogt, %515, %516 : f32
              %518:6 = scf.if %517 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %519 = arith.subf %292, %515 : f32
                %520 = wave.exp2 %519 : f32
                %521 = vector.broadcast %520 : f32 to vector<8xf32>
                %522 = arith.mulf %293, %520 : f32
                %523 = arith.mulf %294, %521 : vector<8xf32>
                %524 = arith.mulf %295, %521 : vector<8xf32>
                %525 = arith.mulf %296, %521 : vector<8xf32>
                %526 = arith.mulf %297, %521 : vector<8xf32>
                scf.yield %515, %522, %523, %524, %525, %526 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %292, %293, %294, %295, %296, %297 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %527 = vector.broadcast %481 : f32 to vector<8xf32>
              %528 = arith.subf %c58, %518#0 : f32
              %529 = vector.broadcast %528 : f32 to vector<8xf32>
              %530 = math.fma %464#0, %527, %529 : vector<8xf32>
              %531 = wave.exp2 %530 : vector<8xf32>
              %532 = math.fma %464#1, %527, %529 : vector<8xf32>
              %533 = wave.exp2 %532 : vector<8xf32>
              %534 = arith.truncf %531 : vector<8xf32> to vector<8xf16>
              %535 = vector.bitcast %534 : vector<8xf16> to vector<4xi32>
              %536 = wave.swap_halves %535 : vector<4xi32>
              %537 = arith.select %3, %536, %535 : vector<4xi32>
              %538 = arith.select %3, %535, %536 : vector<4xi32>
              %539 = vector.shuffle %537, %538 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %540 = vector.bitcast %539 : vector<8xi32> to vector<16xf16>
              %541 = arith.truncf %533 : vector<8xf32> to vector<8xf16>
              %542 = vector.bitcast %541 : vector<8xf16> to vector<4xi32>
              %543 = wave.swap_halves %542 : vector<4xi32>
              %544 = arith.select %3, %543, %542 : vector<4xi32>
              %545 = arith.select %3, %542, %543 : vector<4xi32>
              %546 = vector.shuffle %544, %545 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %547 = vector.bitcast %546 : vector<8xi32> to vector<16xf16>
              %548 = arith.addf %531, %533 : vector<8xf32>
              %549 = vector.extract %548[0] : f32 from vector<8xf32>
              %550 = vector.extract %548[1] : f32 from vector<8xf32>
              %551 = vector.extract %548[2] : f32 from vector<8xf32>
              %552 = vector.extract %548[3] : f32 from vector<8xf32>
              %553 = vector.extract %548[4] : f32 from vector<8xf32>
              %554 = vector.extract %548[5] : f32 from vector<8xf32>
              %555 = vector.extract %548[6] : f32 from vector<8xf32>
              %556 = vector.extract %548[7] : f32 from vector<8xf32>
              %557 = arith.addf %549, %553 : f32
              %558 = arith.addf %550, %554 : f32
              %559 = arith.addf %551, %555 : f32
              %560 = arith.addf %552, %556 : f32
              %561 = arith.addf %557, %559 : f32
              %562 = arith.addf %558, %560 : f32
              %563 = arith.addf %561, %562 : f32
              %564 = arith.addf %518#1, %563 : f32
              %565 = wave.opaque %564 : f32
              %566 = wave.opaque %307 : i32
              %567 = arith.cmpi sgt, %566, %234 : i32
              %568:2 = scf.if %567 -> (vector<8xf32>, vector<8xf32>) {
                %569 = wave.opaque %c3 : index
                %570 = arith.addi %1, %569 : index
                %571 = memref.load %7[%570] : memref<?xi32>
                %572 = arith.index_cast %2 : index to i32
                %573 = arith.addi %306, %572 : i32
                %574 = arith.subi %571, %573 : i32
                %575 = arith.subi %574, %c40 : i32
                %576 = vector.broadcast %575 : i32 to vector<8xi32>
                %577 = arith.cmpi sgt, %576, %c56 : vector<8xi32>
                %578 = arith.select %577, %460, %c55 : vector<8xi1>, vector<8xf32>
                %579 = arith.subi %574, %c39 : i32
                %580 = vector.broadcast %579 : i32 to vector<8xi32>
                %581 = arith.cmpi sgt, %580, %c56 : vector<8xi32>
                %582 = arith.select %581, %461, %c55 : vector<8xi1>, vector<8xf32>
                scf.yield %578, %582 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %460, %461 : vector<8xf32>, vector<8xf32>
              }
              %583 = wave.opaque %c3 : index
              %584 = arith.addi %1, %583 : index
              %585 = memref.load %6[%584] : memref<?xf32>
              %586 = vector.extract %568#0[0] : f32 from vector<8xf32>
              %587 = vector.extract %568#0[1] : f32 from vector<8xf32>
              %588 = vector.extract %568#0[2] : f32 from vector<8xf32>
              %589 = vector.extract %568#0[3] : f32 from vector<8xf32>
              %590 = vector.extract %568#0[4] : f32 from vector<8xf32>
              %591 = vector.extract %568#0[5] : f32 from vector<8xf32>
              %592 = vector.extract %568#0[6] : f32 from vector<8xf32>
              %593 = vector.extract %568#0[7] : f32 from vector<8xf32>
              %594 = vector.extract %568#1[0] : f32 from vector<8xf32>
              %595 = vector.extract %568#1[1] : f32 from vector<8xf32>
              %596 = vector.extract %568#1[2] : f32 from vector<8xf32>
              %597 = vector.extract %568#1[3] : f32 from vector<8xf32>
              %598 = vector.extract %568#1[4] : f32 from vector<8xf32>
              %599 = vector.extract %568#1[5] : f32 from vector<8xf32>
              %600 = vector.extract %568#1[6] : f32 from vector<8xf32>
              %601 = vector.extract %568#1[7] : f32 from vector<8xf32>
              %602 = arith.maxnumf %586, %587 fastmath<nnan> : f32
              %603 = arith.maxnumf %602, %588 fastmath<nnan> : f32
              %604 = arith.maxnumf %603, %589 fastmath<nnan> : f32
              %605 = arith.maxnumf %604, %590 fastmath<nnan> : f32
              %606 = arith.maxnumf %605, %591 fastmath<nnan> : f32
              %607 = arith.maxnumf %606, %592 fastmath<nnan> : f32
              %608 = arith.maxnumf %607, %593 fastmath<nnan> : f32
              %609 = arith.maxnumf %608, %594 fastmath<nnan> : f32
              %610 = arith.maxnumf %609, %595 fastmath<nnan> : f32
              %611 = arith.maxnumf %610, %596 fastmath<nnan> : f32
              %612 = arith.maxnumf %611, %597 fastmath<nnan> : f32
              %613 = arith.maxnumf %612, %598 fastmath<nnan> : f32
              %614 = arith.maxnumf %613, %599 fastmath<nnan> : f32
              %615 = arith.maxnumf %614, %600 fastmath<nnan> : f32
              %616 = arith.maxnumf %615, %601 fastmath<nnan> : f32
              %617 = wave.swap_halves %616 : f32
              %618 = arith.maxnumf %616, %617 fastmath<nnan> : f32
              %619 = arith.mulf %618, %585 : f32
              %620 = arith.addf %298, %c57 : f32
              %621 = arith.cmpf ogt, %619, %620 : f32
              %622:6 = scf.if %621 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %623 = arith.subf %298, %619 : f32
                %624 = wave.exp2 %623 : f32
                %625 = vector.broadcast %624 : f32 to vector<8xf32>
                %626 = arith.mulf %299, %624 : f32
                %627 = arith.mulf %300, %625 : vector<8xf32>
                %628 = arith.mulf %301, %625 : vector<8xf32>
                %629 = arith.mulf %302, %625 : vector<8xf32>
                %630 = arith.mulf %303, %625 : vector<8xf32>
                scf.yield %619, %626, %627, %628, %629, %630 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %298, %299, %300, %301, %302, %303 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %631 = vector.broadcast %585 : f32 to vector<8xf32>
              %632 = arith.subf %c58, %622#0 : f32
              %633 = vector.broadcast %632 : f32 to vector<8xf32>
              %634 = math.fma %568#0, %631, %633 : vector<8xf32>
              %635 = wave.exp2 %634 : vector<8xf32>
              %636 = math.fma %568#1, %631, %633 : vector<8xf32>
              %637 = wave.exp2 %636 : vector<8xf32>
              %638 = arith.truncf %635 : vector<8xf32> to vector<8xf16>
              %639 = vector.bitcast %638 : vector<8xf16> to vector<4xi32>
              %640 = wave.swap_halves %639 : vector<4xi32>
              %641 = arith.select %3, %640, %639 : vector<4xi32>
              %642 = arith.select %3, %639, %640 : vector<4xi32>
              %643 = vector.shuffle %641, %642 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %644 = vector.bitcast %643 : vector<8xi32> to vector<16xf16>
              %645 = arith.truncf %637 : vector<8xf32> to vector<8xf16>
              %646 = vector.bitcast %645 : vector<8xf16> to vector<4xi32>
              %647 = wave.swap_halves %646 : vector<4xi32>
              %648 = arith.select %3, %647, %646 : vector<4xi32>
              %649 = arith.select %3, %646, %647 : vector<4xi32>
              %650 = vector.shuffle %648, %649 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %651 = vector.bitcast %650 : vector<8xi32> to vector<16xf16>
              %652 = arith.addf %635, %637 : vector<8xf32>
              %653 = vector.extract %652[0] : f32 from vector<8xf32>
              %654 = vector.extract %652[1] : f32 from vector<8xf32>
              %655 = vector.extract %652[2] : f32 from vector<8xf32>
              %656 = vector.extract %652[3] : f32 from vector<8xf32>
              %657 = vector.extract %652[4] : f32 from vector<8xf32>
              %658 = vector.extract %652[5] : f32 from vector<8xf32>
              %659 = vector.extract %652[6] : f32 from vector<8xf32>
              %660 = vector.extract %652[7] : f32 from vector<8xf32>
              %661 = arith.addf %653, %657 : f32
              %662 = arith.addf %654, %658 : f32
              %663 = arith.addf %655, %659 : f32
              %664 = arith.addf %656, %660 : f32
              %665 = arith.addf %661, %663 : f32
              %666 = arith.addf %662, %664 : f32
              %667 = arith.addf %665, %666 : f32
              %668 = arith.addf %622#1, %667 : f32
              %669 = wave.opaque %668 : f32
              %670 = wave.opaque %307 : i32
              %671 = arith.cmpi sgt, %670, %234 : i32
              %672:4 = scf.if %671 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %673 = arith.subi %256, %306 : i32
                %674 = arith.subi %673, %c40 : i32
                %675 = arith.minsi %674, %c39 : i32
                %676 = arith.maxsi %675, %c40 : i32
                %677 = arith.cmpi sgt, %676, %c40 : i32
                %678 = arith.select %677, %c60, %c40 : i32
                %679 = arith.ori %c40, %678 : i32
                %680 = arith.cmpi sgt, %676, %c34 : i32
                %681 = arith.select %680, %c60, %c40 : i32
                %682 = arith.ori %c40, %681 : i32
                %683 = arith.cmpi sgt, %676, %c61 : i32
                %684 = arith.select %683, %c62, %c40 : i32
                %685 = arith.ori %679, %684 : i32
                %686 = arith.cmpi sgt, %676, %c63 : i32
                %687 = arith.select %686, %c62, %c40 : i32
                %688 = arith.ori %682, %687 : i32
                %689 = arith.cmpi sgt, %676, %c64 : i32
                %690 = arith.select %689, %c60, %c40 : i32
                %691 = arith.ori %c40, %690 : i32
                %692 = arith.cmpi sgt, %676, %c65 : i32
                %693 = arith.select %692, %c60, %c40 : i32
                %694 = arith.ori %c40, %693 : i32
                %695 = arith.cmpi sgt, %676, %c66 : i32
                %696 = arith.select %695, %c62, %c40 : i32
                %697 = arith.ori %691, %696 : i32
                %698 = arith.cmpi sgt, %676, %c67 : i32
                %699 = arith.select %698, %c62, %c40 : i32
                %700 = arith.ori %694, %699 : i32
                %701 = arith.cmpi sgt, %676, %c68 : i32
                %702 = arith.select %701, %c60, %c40 : i32
                %703 = arith.ori %c40, %702 : i32
                %704 = arith.cmpi sgt, %676, %c69 : i32
                %705 = arith.select %704, %c60, %c40 : i32
                %706 = arith.ori %c40, %705 : i32
                %707 = arith.cmpi sgt, %676, %c70 : i32
                %708 = arith.select %707, %c62, %c40 : i32
                %709 = arith.ori %703, %708 : i32
                %710 = arith.cmpi sgt, %676, %c71 : i32
                %711 = arith.select %710, %c62, %c40 : i32
                %712 = arith.ori %706, %711 : i32
                %713 = arith.cmpi sgt, %676, %c72 : i32
                %714 = arith.select %713, %c60, %c40 : i32
                %715 = arith.ori %c40, %714 : i32
                %716 = arith.cmpi sgt, %676, %c73 : i32
                %717 = arith.select %716, %c60, %c40 : i32
                %718 = arith.ori %c40, %717 : i32
                %719 = arith.cmpi sgt, %676, %c28 : i32
                %720 = arith.select %719, %c62, %c40 : i32
                %721 = arith.ori %715, %720 : i32
                %722 = arith.cmpi sgt, %676, %c74 : i32
                %723 = arith.select %722, %c62, %c40 : i32
                %724 = arith.ori %718, %723 : i32
                %725 = vector.from_elements %685, %697, %709, %721 : vector<4xi32>
                %726 = vector.from_elements %688, %700, %712, %724 : vector<4xi32>
                %727 = arith.subi %673, %c39 : i32
                %728 = arith.minsi %727, %c39 : i32
                %729 = arith.maxsi %728, %c40 : i32
                %730 = arith.cmpi sgt, %729, %c40 : i32
                %731 = arith.select %730, %c60, %c40 : i32
                %732 = arith.ori %c40, %731 : i32
                %733 = arith.cmpi sgt, %729, %c34 : i32
                %734 = arith.select %733, %c60, %c40 : i32
                %735 = arith.ori %c40, %734 : i32
                %736 = arith.cmpi sgt, %729, %c61 : i32
                %737 = arith.select %736, %c62, %c40 : i32
                %738 = arith.ori %732, %737 : i32
                %739 = arith.cmpi sgt, %729, %c63 : i32
                %740 = arith.select %739, %c62, %c40 : i32
                %741 = arith.ori %735, %740 : i32
                %742 = arith.cmpi sgt, %729, %c64 : i32
                %743 = arith.select %742, %c60, %c40 : i32
                %744 = arith.ori %c40, %743 : i32
                %745 = arith.cmpi sgt, %729, %c65 : i32
                %746 = arith.select %745, %c60, %c40 : i32
                %747 = arith.ori %c40, %746 : i32
                %748 = arith.cmpi sgt, %729, %c66 : i32
                %749 = arith.select %748, %c62, %c40 : i32
                %750 = arith.ori %744, %749 : i32
                %751 = arith.cmpi sgt, %729, %c67 : i32
                %752 = arith.select %751, %c62, %c40 : i32
                %753 = arith.ori %747, %752 : i32
                %754 = arith.cmpi sgt, %729, %c68 : i32
                %755 = arith.select %754, %c60, %c40 : i32
                %756 = arith.ori %c40, %755 : i32
                %757 = arith.cmpi sgt, %729, %c69 : i32
                %758 = arith.select %757, %c60, %c40 : i32
                %759 = arith.ori %c40, %758 : i32
                %760 = arith.cmpi sgt, %729, %c70 : i32
                %761 = arith.select %760, %c62, %c40 : i32
                %762 = arith.ori %756, %761 : i32
                %763 = arith.cmpi sgt, %729, %c71 : i32
                %764 = arith.select %763, %c62, %c40 : i32
                %765 = arith.ori %759, %764 : i32
                %766 = arith.cmpi sgt, %729, %c72 : i32
                %767 = arith.select %766, %c60, %c40 : i32
                %768 = arith.ori %c40, %767 : i32
                %769 = arith.cmpi sgt, %729, %c73 : i32
                %770 = arith.select %769, %c60, %c40 : i32
                %771 = arith.ori %c40, %770 : i32
                %772 = arith.cmpi sgt, %729, %c28 : i32
                %773 = arith.select %772, %c62, %c40 : i32
                %774 = arith.ori %768, %773 : i32
                %775 = arith.cmpi sgt, %729, %c74 : i32
                %776 = arith.select %775, %c62, %c40 : i32
                %777 = arith.ori %771, %776 : i32
                %778 = vector.from_elements %738, %750, %762, %774 : vector<4xi32>
                %779 = vector.from_elements %741, %753, %765, %777 : vector<4xi32>
                scf.yield %725, %726, %778, %779 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c59, %c59, %c59, %c59 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %780 = wave.opaque %307 : i32
              %781 = arith.cmpi sgt, %780, %234 : i32
              %782:4 = scf.if %781 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %783 = arith.andi %425, %672#0 : vector<4xi32>
                %784 = arith.andi %427, %672#1 : vector<4xi32>
                %785 = arith.andi %429, %672#2 : vector<4xi32>
                %786 = arith.andi %431, %672#3 : vector<4xi32>
                scf.yield %783, %784, %785, %786 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %425, %427, %429, %431 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %787 = vector.shuffle %782#0, %782#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %788 = vector.bitcast %787 : vector<8xi32> to vector<16xf16>
              %789 = wave.mma %788, %540, %518#2 : vector<16xf16>, vector<8xf32>
              %790 = wave.mma %788, %644, %622#2 : vector<16xf16>, vector<8xf32>
              %791 = vector.shuffle %782#2, %782#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %792 = vector.bitcast %791 : vector<8xi32> to vector<16xf16>
              %793 = wave.mma %792, %547, %789 : vector<16xf16>, vector<8xf32>
              %794 = wave.mma %792, %651, %790 : vector<16xf16>, vector<8xf32>
              %795 = wave.opaque %793 : vector<8xf32>
              %796 = wave.opaque %794 : vector<8xf32>
              %797 = arith.addi %344, %c32 : index
              %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %799 = arith.addi %344, %c75 : index
              %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %801 = arith.addi %349, %c32 : index
              %802 = vector.load %kv[%801] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %803 = arith.addi %349, %c75 : index
              %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %805 = wave.opaque %307 : i32
              %806 = arith.cmpi sgt, %805, %234 : i32
              %807:4 = scf.if %806 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %808 = arith.andi %451, %672#0 : vector<4xi32>
                %809 = arith.andi %453, %672#1 : vector<4xi32>
                %810 = arith.andi %455, %672#2 : vector<4xi32>
                %811 = arith.andi %457, %672#3 : vector<4xi32>
                scf.yield %808, %809, %810, %811 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %451, %453, %455, %457 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %812 = vector.shuffle %807#0, %807#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %813 = vector.bitcast %812 : vector<8xi32> to vector<16xf16>
              %814 = wave.mma %813, %540, %518#3 : vector<16xf16>, vector<8xf32>
              %815 = wave.mma %813, %644, %622#3 : vector<16xf16>, vector<8xf32>
              %816 = vector.shuffle %807#2, %807#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %817 = vector.bitcast %816 : vector<8xi32> to vector<16xf16>
              %818 = wave.mma %817, %547, %814 : vector<16xf16>, vector<8xf32>
              %819 = wave.mma %817, %651, %815 : vector<16xf16>, vector<8xf32>
              %820 = wave.opaque %818 : vector<8xf32>
              %821 = wave.opaque %819 : vector<8xf32>
              %822 = arith.addi %344, %c76 : index
              %823 = vector.load %kv[%822] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %824 = arith.addi %344, %c77 : index
              %825 = vector.load %kv[%824] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %826 = arith.addi %349, %c76 : index
              %827 = vector.load %kv[%826] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %828 = arith.addi %349, %c77 : index
              %829 = vector.load %kv[%828] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %830 = wave.opaque %307 : i32
              %831 = arith.cmpi sgt, %830, %234 : i32
              %832:4 = scf.if %831 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %833 = arith.andi %798, %672#0 : vector<4xi32>
                %834 = arith.andi %800, %672#1 : vector<4xi32>
                %835 = arith.andi %802, %672#2 : vector<4xi32>
                %836 = arith.andi %804, %672#3 : vector<4xi32>
                scf.yield %833, %834, %835, %836 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %798, %800, %802, %804 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %837 = vector.shuffle %832#0, %832#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %838 = vector.bitcast %837 : vector<8xi32> to vector<16xf16>
              %839 = wave.mma %838, %540, %518#4 : vector<16xf16>, vector<8xf32>
              %840 = wave.mma %838, %644, %622#4 : vector<16xf16>, vector<8xf32>
              %841 = vector.shuffle %832#2, %832#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %842 = vector.bitcast %841 : vector<8xi32> to vector<16xf16>
              %843 = wave.mma %842, %547, %839 : vector<16xf16>, vector<8xf32>
              %844 = wave.mma %842, %651, %840 : vector<16xf16>, vector<8xf32>
              %845 = wave.opaque %843 : vector<8xf32>
              %846 = wave.opaque %844 : vector<8xf32>
              wave.pin
              %847 = wave.opaque %307 : i32
              %848 = arith.cmpi sgt, %847, %234 : i32
              %849:4 = scf.if %848 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %850 = arith.andi %823, %672#0 : vector<4xi32>
                %851 = arith.andi %825, %672#1 : vector<4xi32>
                %852 = arith.andi %827, %672#2 : vector<4xi32>
                %853 = arith.andi %829, %672#3 : vector<4xi32>
                scf.yield %850, %851, %852, %853 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %823, %825, %827, %829 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %854 = vector.shuffle %849#0, %849#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %855 = vector.bitcast %854 : vector<8xi32> to vector<16xf16>
              %856 = wave.mma %855, %540, %518#5 : vector<16xf16>, vector<8xf32>
              %857 = wave.mma %855, %644, %622#5 : vector<16xf16>, vector<8xf32>
              %858 = vector.shuffle %849#2, %849#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %859 = vector.bitcast %858 : vector<8xi32> to vector<16xf16>
              %860 = wave.mma %859, %547, %856 : vector<16xf16>, vector<8xf32>
              %861 = wave.mma %859, %651, %857 : vector<16xf16>, vector<8xf32>
              %862 = wave.opaque %860 : vector<8xf32>
              %863 = wave.opaque %861 : vector<8xf32>
              wave.pin
              %864 = wave.opaque %307 : i32
              %865 = arith.cmpi slt, %864, %256 : i32
              %866:4 = scf.if %865 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %867 = arith.addi %333, %35 : index
                %868 = arith.addi %867, %c10 : index
                %869 = vector.load %kv[%868] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %870 = arith.addi %867, %c18 : index
                %871 = vector.load %kv[%870] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %872 = arith.addi %341, %35 : index
                %873 = arith.addi %872, %c10 : index
                %874 = vector.load %kv[%873] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %875 = arith.addi %872, %c18 : index
                %876 = vector.load %kv[%875] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %869, %871, %874, %876 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %849#0, %849#1, %849#2, %849#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %866#0, %866#1, %866#2, %866#3, %518#0, %565, %795, %820, %845, %862, %622#0, %669, %796, %821, %846, %863 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %877 = wave.opaque %c10 : index
            %878 = arith.addi %0, %877 : index
            %879 = arith.cmpi eq, %254, %251 : i32
            %880 = wave.swap_halves %304#5 : f32
            %881 = arith.addf %304#5, %880 : f32
            %882 = arith.addi %878, %c10 : index
            %883:2 = scf.if %879 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %884 = arith.addi %882, %c10 : index
              %885 = memref.load %8[%884] : memref<?xf32>
              %886 = arith.addi %882, %c6 : index
              %887 = memref.load %8[%886] : memref<?xf32>
              scf.yield %885, %887 : f32, f32
            }
            %888 = arith.maxnumf %883#0, %304#4 fastmath<nnan> : f32
            %889 = arith.subf %883#0, %888 : f32
            %890 = wave.exp2 %889 : f32
            %891 = arith.subf %304#4, %888 : f32
            %892 = wave.exp2 %891 : f32
            %893 = arith.mulf %883#1, %890 : f32
            %894 = math.fma %881, %892, %893 : f32
            memref.store %888, %8[%882] : memref<?xf32>
            %895 = arith.addi %882, %c6 : index
            memref.store %894, %8[%895] : memref<?xf32>
            %896 = vector.broadcast %890 : f32 to vector<8xf32>
            %897 = vector.broadcast %892 : f32 to vector<8xf32>
            scf.if %879 {
              %898 = arith.muli %878, %c13 : index
              %899 = arith.addi %c10, %898 : index
              %900 = arith.addi %899, %c10 : index
              %901 = arith.addi %900, %c10 : index
              %902 = vector.shuffle %304#6, %304#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %902, %5[%901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %903 = vector.shuffle %304#6, %304#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %904 = arith.addi %901, %c29 : index
              vector.store %903, %5[%904] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %905 = arith.addi %900, %c30 : index
              %906 = vector.shuffle %304#7, %304#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %906, %5[%905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %907 = vector.shuffle %304#7, %304#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %908 = arith.addi %905, %c29 : index
              vector.store %907, %5[%908] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %909 = arith.addi %900, %c31 : index
              %910 = vector.shuffle %304#8, %304#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %910, %5[%909] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %911 = vector.shuffle %304#8, %304#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %912 = arith.addi %909, %c29 : index
              vector.store %911, %5[%912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %913 = arith.addi %900, %c32 : index
              %914 = vector.shuffle %304#9, %304#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %914, %5[%913] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %915 = vector.shuffle %304#9, %304#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %916 = arith.addi %913, %c29 : index
              vector.store %915, %5[%916] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %917 = arith.muli %878, %c13 : index
              %918 = arith.addi %c10, %917 : index
              %919 = arith.addi %918, %c10 : index
              %920 = arith.addi %919, %c10 : index
              %921 = vector.load %5[%920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %922 = arith.addi %920, %c29 : index
              %923 = vector.load %5[%922] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %924 = vector.shuffle %921, %923 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %925 = arith.mulf %924, %896 : vector<8xf32>
              %926 = math.fma %304#6, %897, %925 : vector<8xf32>
              %927 = vector.shuffle %926, %926 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %927, %5[%920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %928 = vector.shuffle %926, %926 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %928, %5[%922] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %929 = arith.addi %919, %c30 : index
              %930 = vector.load %5[%929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %931 = arith.addi %929, %c29 : index
              %932 = vector.load %5[%931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %933 = vector.shuffle %930, %932 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %934 = arith.mulf %933, %896 : vector<8xf32>
              %935 = math.fma %304#7, %897, %934 : vector<8xf32>
              %936 = vector.shuffle %935, %935 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %936, %5[%929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %937 = vector.shuffle %935, %935 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %937, %5[%931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %938 = arith.addi %919, %c31 : index
              %939 = vector.load %5[%938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %940 = arith.addi %938, %c29 : index
              %941 = vector.load %5[%940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %942 = vector.shuffle %939, %941 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %943 = arith.mulf %942, %896 : vector<8xf32>
              %944 = math.fma %304#8, %897, %943 : vector<8xf32>
              %945 = vector.shuffle %944, %944 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %945, %5[%938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %946 = vector.shuffle %944, %944 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %946, %5[%940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %947 = arith.addi %919, %c32 : index
              %948 = vector.load %5[%947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %949 = arith.addi %947, %c29 : index
              %950 = vector.load %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %951 = vector.shuffle %948, %950 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %952 = arith.mulf %951, %896 : vector<8xf32>
              %953 = math.fma %304#9, %897, %952 : vector<8xf32>
              %954 = vector.shuffle %953, %953 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %954, %5[%947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %955 = vector.shuffle %953, %953 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %955, %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %956 = wave.swap_halves %304#11 : f32
            %957 = arith.addf %304#11, %956 : f32
            %958 = arith.addi %878, %c18 : index
            %959:2 = scf.if %879 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %960 = arith.addi %958, %c10 : index
              %961 = memref.load %8[%960] : memref<?xf32>
              %962 = arith.addi %958, %c6 : index
              %963 = memref.load %8[%962] : memref<?xf32>
              scf.yield %961, %963 : f32, f32
            }
            %964 = arith.maxnumf %959#0, %304#10 fastmath<nnan> : f32
            %965 = arith.subf %959#0, %964 : f32
            %966 = wave.exp2 %965 : f32
            %967 = arith.subf %304#10, %964 : f32
            %968 = wave.exp2 %967 : f32
            %969 = arith.mulf %959#1, %966 : f32
            %970 = math.fma %957, %968, %969 : f32
            memref.store %964, %8[%958] : memref<?xf32>
            %971 = arith.addi %958, %c6 : index
            memref.store %970, %8[%971] : memref<?xf32>
            %972 = vector.broadcast %966 : f32 to vector<8xf32>
            %973 = vector.broadcast %968 : f32 to vector<8xf32>
            scf.if %879 {
              %974 = arith.muli %878, %c13 : index
              %975 = arith.addi %c10, %974 : index
              %976 = arith.addi %975, %c17 : index
              %977 = arith.addi %976, %c10 : index
              %978 = vector.shuffle %304#12, %304#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %978, %5[%977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %979 = vector.shuffle %304#12, %304#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %980 = arith.addi %977, %c29 : index
              vector.store %979, %5[%980] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = arith.addi %976, %c30 : index
              %982 = vector.shuffle %304#13, %304#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %982, %5[%981] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %983 = vector.shuffle %304#13, %304#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %984 = arith.addi %981, %c29 : index
              vector.store %983, %5[%984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %985 = arith.addi %976, %c31 : index
              %986 = vector.shuffle %304#14, %304#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %986, %5[%985] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %987 = vector.shuffle %304#14, %304#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %988 = arith.addi %985, %c29 : index
              vector.store %987, %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %989 = arith.addi %976, %c32 : index
              %990 = vector.shuffle %304#15, %304#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %990, %5[%989] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %991 = vector.shuffle %304#15, %304#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %992 = arith.addi %989, %c29 : index
              vector.store %991, %5[%992] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %993 = arith.muli %878, %c13 : index
              %994 = arith.addi %c10, %993 : index
              %995 = arith.addi %994, %c17 : index
              %996 = arith.addi %995, %c10 : index
              %997 = vector.load %5[%996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %998 = arith.addi %996, %c29 : index
              %999 = vector.load %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = vector.shuffle %997, %999 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1001 = arith.mulf %1000, %972 : vector<8xf32>
              %1002 = math.fma %304#12, %973, %1001 : vector<8xf32>
              %1003 = vector.shuffle %1002, %1002 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1003, %5[%996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = vector.shuffle %1002, %1002 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1004, %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1005 = arith.addi %995, %c30 : index
              %1006 = vector.load %5[%1005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1007 = arith.addi %1005, %c29 : index
              %1008 = vector.load %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1009 = vector.shuffle %1006, %1008 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1010 = arith.mulf %1009, %972 : vector<8xf32>
              %1011 = math.fma %304#13, %973, %1010 : vector<8xf32>
              %1012 = vector.shuffle %1011, %1011 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1012, %5[%1005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1013 = vector.shuffle %1011, %1011 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1013, %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1014 = arith.addi %995, %c31 : index
              %1015 = vector.load %5[%1014] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.addi %1014, %c29 : index
              %1017 = vector.load %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1018 = vector.shuffle %1015, %1017 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1019 = arith.mulf %1018, %972 : vector<8xf32>
              %1020 = math.fma %304#14, %973, %1019 : vector<8xf32>
              %1021 = vector.shuffle %1020, %1020 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1021, %5[%1014] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1022 = vector.shuffle %1020, %1020 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1022, %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1023 = arith.addi %995, %c32 : index
              %1024 = vector.load %5[%1023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1025 = arith.addi %1023, %c29 : index
              %1026 = vector.load %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1027 = vector.shuffle %1024, %1026 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1028 = arith.mulf %1027, %972 : vector<8xf32>
              %1029 = math.fma %304#15, %973, %1028 : vector<8xf32>
              %1030 = vector.shuffle %1029, %1029 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1030, %5[%1023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1031 = vector.shuffle %1029, %1029 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1031, %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1032 = arith.cmpi sgt, %243, %c42 : i32
          scf.if %1032 {
            %1033 = arith.cmpi eq, %251, %248 : i32
            %1034 = wave.opaque %c10 : index
            %1035 = arith.addi %0, %1034 : index
            %1036 = arith.addi %1035, %c10 : index
            %1037 = arith.addi %1036, %c10 : index
            %1038 = memref.load %8[%1037] : memref<?xf32>
            %1039 = arith.addi %1036, %c6 : index
            %1040 = memref.load %8[%1039] : memref<?xf32>
            %1041 = arith.addi %1035, %c29 : index
            %1042:2 = scf.if %1033 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1043 = arith.addi %1041, %c10 : index
              %1044 = memref.load %8[%1043] : memref<?xf32>
              %1045 = arith.addi %1041, %c6 : index
              %1046 = memref.load %8[%1045] : memref<?xf32>
              scf.yield %1044, %1046 : f32, f32
            }
            %1047 = arith.maxnumf %1042#0, %1038 fastmath<nnan> : f32
            %1048 = arith.subf %1042#0, %1047 : f32
            %1049 = wave.exp2 %1048 : f32
            %1050 = arith.subf %1038, %1047 : f32
            %1051 = wave.exp2 %1050 : f32
            %1052 = arith.mulf %1042#1, %1049 : f32
            %1053 = math.fma %1040, %1051, %1052 : f32
            memref.store %1047, %8[%1041] : memref<?xf32>
            %1054 = arith.addi %1041, %c6 : index
            memref.store %1053, %8[%1054] : memref<?xf32>
            %1055 = vector.broadcast %1049 : f32 to vector<8xf32>
            %1056 = vector.broadcast %1051 : f32 to vector<8xf32>
            scf.for %1057 = %c10 to %c13 step %c4 {
              %1058 = arith.muli %1035, %c13 : index
              %1059 = arith.addi %c10, %1058 : index
              %1060 = arith.addi %1059, %c10 : index
              %1061 = arith.muli %1057, %c30 : index
              %1062 = arith.addi %1060, %1061 : index
              %1063 = vector.load %5[%1062] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1064 = arith.addi %1062, %c29 : index
              %1065 = vector.load %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1066 = vector.shuffle %1063, %1065 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1033 {
                %1067 = arith.addi %16, %1058 : index
                %1068 = arith.addi %1067, %c10 : index
                %1069 = arith.addi %1068, %1061 : index
                %1070 = vector.shuffle %1066, %1066 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1070, %partial[%1069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1071 = vector.shuffle %1066, %1066 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1072 = arith.addi %1069, %c29 : index
                vector.store %1071, %partial[%1072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1073 = arith.addi %16, %1058 : index
                %1074 = arith.addi %1073, %c10 : index
                %1075 = arith.addi %1074, %1061 : index
                %1076 = vector.load %partial[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1077 = arith.addi %1075, %c29 : index
                %1078 = vector.load %partial[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1079 = vector.shuffle %1076, %1078 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1080 = arith.mulf %1079, %1055 : vector<8xf32>
                %1081 = math.fma %1066, %1056, %1080 : vector<8xf32>
                %1082 = vector.shuffle %1081, %1081 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1082, %partial[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1083 = vector.shuffle %1081, %1081 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1083, %partial[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1084 = arith.addi %1035, %c18 : index
            %1085 = arith.addi %1084, %c10 : index
            %1086 = memref.load %8[%1085] : memref<?xf32>
            %1087 = arith.addi %1084, %c6 : index
            %1088 = memref.load %8[%1087] : memref<?xf32>
            %1089 = arith.addi %1035, %c49 : index
            %1090:2 = scf.if %1033 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1091 = arith.addi %1089, %c10 : index
              %1092 = memref.load %8[%1091] : memref<?xf32>
              %1093 = arith.addi %1089, %c6 : index
              %1094 = memref.load %8[%1093] : memref<?xf32>
              scf.yield %1092, %1094 : f32, f32
            }
            %1095 = arith.maxnumf %1090#0, %1086 fastmath<nnan> : f32
            %1096 = arith.subf %1090#0, %1095 : f32
            %1097 = wave.exp2 %1096 : f32
            %1098 = arith.subf %1086, %1095 : f32
            %1099 = wave.exp2 %1098 : f32
            %1100 = arith.mulf %1090#1, %1097 : f32
            %1101 = math.fma %1088, %1099, %1100 : f32
            memref.store %1095, %8[%1089] : memref<?xf32>
            %1102 = arith.addi %1089, %c6 : index
            memref.store %1101, %8[%1102] : memref<?xf32>
            %1103 = vector.broadcast %1097 : f32 to vector<8xf32>
            %1104 = vector.broadcast %1099 : f32 to vector<8xf32>
            scf.for %1105 = %c10 to %c13 step %c4 {
              %1106 = arith.muli %1035, %c13 : index
              %1107 = arith.addi %c10, %1106 : index
              %1108 = arith.addi %1107, %c17 : index
              %1109 = arith.muli %1105, %c30 : index
              %1110 = arith.addi %1108, %1109 : index
              %1111 = vector.load %5[%1110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1112 = arith.addi %1110, %c29 : index
              %1113 = vector.load %5[%1112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1114 = vector.shuffle %1111, %1113 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1033 {
                %1115 = arith.addi %16, %1106 : index
                %1116 = arith.addi %1115, %c17 : index
                %1117 = arith.addi %1116, %1109 : index
                %1118 = vector.shuffle %1114, %1114 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1118, %partial[%1117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1119 = vector.shuffle %1114, %1114 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1120 = arith.addi %1117, %c29 : index
                vector.store %1119, %partial[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1121 = arith.addi %16, %1106 : index
                %1122 = arith.addi %1121, %c17 : index
                %1123 = arith.addi %1122, %1109 : index
                %1124 = vector.load %partial[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1125 = arith.addi %1123, %c29 : index
                %1126 = vector.load %partial[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1127 = vector.shuffle %1124, %1126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1128 = arith.mulf %1127, %1103 : vector<8xf32>
                %1129 = math.fma %1114, %1104, %1128 : vector<8xf32>
                %1130 = vector.shuffle %1129, %1129 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1130, %partial[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1131 = vector.shuffle %1129, %1129 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1131, %partial[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1132 = arith.cmpi sgt, %243, %c41 : i32
        scf.if %1132 {
          %1133 = arith.cmpi eq, %248, %c40 : i32
          %1134 = wave.opaque %c10 : index
          %1135 = arith.addi %0, %1134 : index
          %1136 = arith.addi %1135, %c29 : index
          %1137 = arith.addi %1136, %c10 : index
          %1138 = memref.load %8[%1137] : memref<?xf32>
          %1139 = arith.addi %1136, %c6 : index
          %1140 = memref.load %8[%1139] : memref<?xf32>
          %1141 = arith.addi %1135, %c30 : index
          %1142:2 = scf.if %1133 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1143 = arith.addi %1141, %c10 : index
            %1144 = memref.load %8[%1143] : memref<?xf32>
            %1145 = arith.addi %1141, %c6 : index
            %1146 = memref.load %8[%1145] : memref<?xf32>
            scf.yield %1144, %1146 : f32, f32
          }
          %1147 = arith.maxnumf %1142#0, %1138 fastmath<nnan> : f32
          %1148 = arith.subf %1142#0, %1147 : f32
          %1149 = wave.exp2 %1148 : f32
          %1150 = arith.subf %1138, %1147 : f32
          %1151 = wave.exp2 %1150 : f32
          %1152 = arith.mulf %1142#1, %1149 : f32
          %1153 = math.fma %1140, %1151, %1152 : f32
          memref.store %1147, %8[%1141] : memref<?xf32>
          %1154 = arith.addi %1141, %c6 : index
          memref.store %1153, %8[%1154] : memref<?xf32>
          %1155 = vector.broadcast %1149 : f32 to vector<8xf32>
          %1156 = vector.broadcast %1151 : f32 to vector<8xf32>
          scf.for %1157 = %c10 to %c13 step %c4 {
            %1158 = arith.muli %1135, %c13 : index
            %1159 = arith.addi %16, %1158 : index
            %1160 = arith.addi %1159, %c10 : index
            %1161 = arith.muli %1157, %c30 : index
            %1162 = arith.addi %1160, %1161 : index
            %1163 = vector.load %partial[%1162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1164 = arith.addi %1162, %c29 : index
            %1165 = vector.load %partial[%1164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1166 = vector.shuffle %1163, %1165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1133 {
              %1167 = arith.addi %17, %1158 : index
              %1168 = arith.addi %1167, %c10 : index
              %1169 = arith.addi %1168, %1161 : index
              %1170 = vector.shuffle %1166, %1166 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1170, %partial[%1169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1171 = vector.shuffle %1166, %1166 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1172 = arith.addi %1169, %c29 : index
              vector.store %1171, %partial[%1172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1173 = arith.addi %17, %1158 : index
              %1174 = arith.addi %1173, %c10 : index
              %1175 = arith.addi %1174, %1161 : index
              %1176 = vector.load %partial[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = arith.addi %1175, %c29 : index
              %1178 = vector.load %partial[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = vector.shuffle %1176, %1178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1180 = arith.mulf %1179, %1155 : vector<8xf32>
              %1181 = math.fma %1166, %1156, %1180 : vector<8xf32>
              %1182 = vector.shuffle %1181, %1181 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1182, %partial[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = vector.shuffle %1181, %1181 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1183, %partial[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1184 = arith.addi %1135, %c49 : index
          %1185 = arith.addi %1184, %c10 : index
          %1186 = memref.load %8[%1185] : memref<?xf32>
          %1187 = arith.addi %1184, %c6 : index
          %1188 = memref.load %8[%1187] : memref<?xf32>
          %1189 = arith.addi %1135, %c50 : index
          %1190:2 = scf.if %1133 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1191 = arith.addi %1189, %c10 : index
            %1192 = memref.load %8[%1191] : memref<?xf32>
            %1193 = arith.addi %1189, %c6 : index
            %1194 = memref.load %8[%1193] : memref<?xf32>
            scf.yield %1192, %1194 : f32, f32
          }
          %1195 = arith.maxnumf %1190#0, %1186 fastmath<nnan> : f32
          %1196 = arith.subf %1190#0, %1195 : f32
          %1197 = wave.exp2 %1196 : f32
          %1198 = arith.subf %1186, %1195 : f32
          %1199 = wave.exp2 %1198 : f32
          %1200 = arith.mulf %1190#1, %1197 : f32
          %1201 = math.fma %1188, %1199, %1200 : f32
          memref.store %1195, %8[%1189] : memref<?xf32>
          %1202 = arith.addi %1189, %c6 : index
          memref.store %1201, %8[%1202] : memref<?xf32>
          %1203 = vector.broadcast %1197 : f32 to vector<8xf32>
          %1204 = vector.broadcast %1199 : f32 to vector<8xf32>
          scf.for %1205 = %c10 to %c13 step %c4 {
            %1206 = arith.muli %1135, %c13 : index
            %1207 = arith.addi %16, %1206 : index
            %1208 = arith.addi %1207, %c17 : index
            %1209 = arith.muli %1205, %c30 : index
            %1210 = arith.addi %1208, %1209 : index
            %1211 = vector.load %partial[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1212 = arith.addi %1210, %c29 : index
            %1213 = vector.load %partial[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1214 = vector.shuffle %1211, %1213 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1133 {
              %1215 = arith.addi %17, %1206 : index
              %1216 = arith.addi %1215, %c17 : index
              %1217 = arith.addi %1216, %1209 : index
              %1218 = vector.shuffle %1214, %1214 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1218, %partial[%1217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1219 = vector.shuffle %1214, %1214 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1220 = arith.addi %1217, %c29 : index
              vector.store %1219, %partial[%1220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1221 = arith.addi %17, %1206 : index
              %1222 = arith.addi %1221, %c17 : index
              %1223 = arith.addi %1222, %1209 : index
              %1224 = vector.load %partial[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = arith.addi %1223, %c29 : index
              %1226 = vector.load %partial[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = vector.shuffle %1224, %1226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1228 = arith.mulf %1227, %1203 : vector<8xf32>
              %1229 = math.fma %1214, %1204, %1228 : vector<8xf32>
              %1230 = vector.shuffle %1229, %1229 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1230, %partial[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = vector.shuffle %1229, %1229 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1231, %partial[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1232 = wave.opaque %c10 : index
      %1233 = arith.addi %0, %1232 : index
      scf.if %246 {
        %1234 = arith.addi %kvHeads, %13 : index
        %1235 = memref.load %scales[%1234] : memref<?xf32>
        %1236 = arith.addi %1233, %c10 : index
        %1237 = arith.addi %1236, %c10 : index
        %1238 = memref.load %8[%1237] : memref<?xf32>
        %1239 = arith.addi %1236, %c6 : index
        %1240 = memref.load %8[%1239] : memref<?xf32>
        %1241 = arith.divf %1235, %1240 : f32
        %1242 = vector.broadcast %1241 : f32 to vector<8xf32>
        %1243 = arith.addi %15, %1232 : index
        %1244 = arith.addi %1243, %1 : index
        %1245 = arith.addi %1244, %c10 : index
        %1246 = arith.minsi %1245, %40 : index
        %1247 = arith.divui %1246, %groupSize : index
        %1248 = arith.addi %24, %1247 : index
        %1249 = arith.remui %1246, %groupSize : index
        %1250 = arith.addi %44, %1249 : index
        %1251 = arith.muli %1250, %c18 : index
        %1252 = arith.addi %1251, %51 : index
        %1253 = arith.muli %heads, %c18 : index
        scf.for %1254 = %c10 to %c13 step %c4 {
          %1255 = arith.muli %1233, %c13 : index
          %1256 = arith.addi %c10, %1255 : index
          %1257 = arith.addi %1256, %c10 : index
          %1258 = arith.muli %1254, %c30 : index
          %1259 = arith.addi %1257, %1258 : index
          %1260 = vector.load %5[%1259] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1261 = arith.addi %1259, %c29 : index
          %1262 = vector.load %5[%1261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1263 = vector.shuffle %1260, %1262 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1264 = arith.mulf %1263, %1242 : vector<8xf32>
          %1265 = arith.addf %1264, %c46 : vector<8xf32>
          %1266 = arith.minimumf %1265, %c79 : vector<8xf32>
          %1267 = arith.maximumf %1266, %c80 : vector<8xf32>
          %1268 = arith.truncf %1267 : vector<8xf32> to vector<8xf16>
          %1269 = vector.bitcast %1268 : vector<8xf16> to vector<4xi32>
          %1270 = vector.shuffle %1269, %1269 [0, 1] : vector<4xi32>, vector<4xi32>
          %1271 = vector.shuffle %1269, %1269 [2, 3] : vector<4xi32>, vector<4xi32>
          %1272 = arith.select %3, %1271, %1270 : vector<2xi32>
          %1273 = arith.select %3, %1270, %1271 : vector<2xi32>
          %1274 = wave.swap_halves %1273 : vector<2xi32>
          %1275 = arith.select %3, %1274, %1272 : vector<2xi32>
          %1276 = arith.select %3, %1272, %1274 : vector<2xi32>
          %1277 = vector.bitcast %1275 : vector<2xi32> to vector<4xf16>
          %1278 = vector.bitcast %1276 : vector<2xi32> to vector<4xf16>
          %1279 = vector.shuffle %1277, %1278 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1280 = arith.muli %1254, %c3 : index
          %1281 = arith.addi %1252, %1280 : index
          %1282 = arith.divui %1248, %outTileRows : index
          %1283 = arith.divui %1253, %c3 : index
          %1284 = arith.muli %1282, %1283 : index
          %1285 = arith.divui %1281, %c3 : index
          %1286 = arith.addi %1284, %1285 : index
          %1287 = arith.muli %1286, %c11 : index
          %1288 = arith.remui %1281, %c3 : index
          %1289 = arith.divui %1288, %c19 : index
          %1290 = arith.addi %1287, %1289 : index
          %1291 = arith.muli %outTileRows, %c19 : index
          %1292 = arith.muli %1290, %1291 : index
          %1293 = arith.remui %1248, %outTileRows : index
          %1294 = arith.muli %1293, %c19 : index
          %1295 = arith.addi %1292, %1294 : index
          %1296 = arith.remui %1281, %c19 : index
          %1297 = arith.addi %1295, %1296 : index
          %1298 = arith.cmpi slt, %1245, %36 : index
          scf.if %1298 {
            vector.store %1279, %out[%1297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1299 = arith.addi %1233, %c18 : index
        %1300 = arith.addi %1299, %c10 : index
        %1301 = memref.load %8[%1300] : memref<?xf32>
        %1302 = arith.addi %1299, %c6 : index
        %1303 = memref.load %8[%1302] : memref<?xf32>
        %1304 = arith.divf %1235, %1303 : f32
        %1305 = vector.broadcast %1304 : f32 to vector<8xf32>
        %1306 = arith.addi %1244, %c3 : index
        %1307 = arith.minsi %1306, %40 : index
        %1308 = arith.divui %1307, %groupSize : index
        %1309 = arith.addi %24, %1308 : index
        %1310 = arith.remui %1307, %groupSize : index
        %1311 = arith.addi %44, %1310 : index
        %1312 = arith.muli %1311, %c18 : index
        %1313 = arith.addi %1312, %51 : index
        scf.for %1314 = %c10 to %c13 step %c4 {
          %1315 = arith.muli %1233, %c13 : index
          %1316 = arith.addi %c10, %1315 : index
          %1317 = arith.addi %1316, %c17 : index
          %1318 = arith.muli %1314, %c30 : index
          %1319 = arith.addi %1317, %1318 : index
          %1320 = vector.load %5[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1321 = arith.addi %1319, %c29 : index
          %1322 = vector.load %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1323 = vector.shuffle %1320, %1322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1324 = arith.mulf %1323, %1305 : vector<8xf32>
          %1325 = arith.addf %1324, %c46 : vector<8xf32>
          %1326 = arith.minimumf %1325, %c79 : vector<8xf32>
          %1327 = arith.maximumf %1326, %c80 : vector<8xf32>
          %1328 = arith.truncf %1327 : vector<8xf32> to vector<8xf16>
          %1329 = vector.bitcast %1328 : vector<8xf16> to vector<4xi32>
          %1330 = vector.shuffle %1329, %1329 [0, 1] : vector<4xi32>, vector<4xi32>
          %1331 = vector.shuffle %1329, %1329 [2, 3] : vector<4xi32>, vector<4xi32>
          %1332 = arith.select %3, %1331, %1330 : vector<2xi32>
          %1333 = arith.select %3, %1330, %1331 : vector<2xi32>
          %1334 = wave.swap_halves %1333 : vector<2xi32>
          %1335 = arith.select %3, %1334, %1332 : vector<2xi32>
          %1336 = arith.select %3, %1332, %1334 : vector<2xi32>
          %1337 = vector.bitcast %1335 : vector<2xi32> to vector<4xf16>
          %1338 = vector.bitcast %1336 : vector<2xi32> to vector<4xf16>
          %1339 = vector.shuffle %1337, %1338 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1340 = arith.muli %1314, %c3 : index
          %1341 = arith.addi %1313, %1340 : index
          %1342 = arith.divui %1309, %outTileRows : index
          %1343 = arith.divui %1253, %c3 : index
          %1344 = arith.muli %1342, %1343 : index
          %1345 = arith.divui %1341, %c3 : index
          %1346 = arith.addi %1344, %1345 : index
          %1347 = arith.muli %1346, %c11 : index
          %1348 = arith.remui %1341, %c3 : index
          %1349 = arith.divui %1348, %c19 : index
          %1350 = arith.addi %1347, %1349 : index
          %1351 = arith.muli %outTileRows, %c19 : index
          %1352 = arith.muli %1350, %1351 : index
          %1353 = arith.remui %1309, %outTileRows : index
          %1354 = arith.muli %1353, %c19 : index
          %1355 = arith.addi %1352, %1354 : index
          %1356 = arith.remui %1341, %c19 : index
          %1357 = arith.addi %1355, %1356 : index
          %1358 = arith.cmpi slt, %1306, %36 : index
          scf.if %1358 {
            vector.store %1339, %out[%1357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %247 {
          %1359 = arith.addi %kvHeads, %13 : index
          %1360 = memref.load %scales[%1359] : memref<?xf32>
          %1361 = arith.addi %1233, %c29 : index
          %1362 = arith.addi %1361, %c10 : index
          %1363 = memref.load %8[%1362] : memref<?xf32>
          %1364 = arith.addi %1361, %c6 : index
          %1365 = memref.load %8[%1364] : memref<?xf32>
          %1366 = arith.divf %1360, %1365 : f32
          %1367 = vector.broadcast %1366 : f32 to vector<8xf32>
          %1368 = arith.addi %15, %1232 : index
          %1369 = arith.addi %1368, %1 : index
          %1370 = arith.addi %1369, %c10 : index
          %1371 = arith.minsi %1370, %40 : index
          %1372 = arith.divui %1371, %groupSize : index
          %1373 = arith.addi %24, %1372 : index
          %1374 = arith.remui %1371, %groupSize : index
          %1375 = arith.addi %44, %1374 : index
          %1376 = arith.muli %1375, %c18 : index
          %1377 = arith.addi %1376, %51 : index
          %1378 = arith.muli %heads, %c18 : index
          scf.for %1379 = %c10 to %c13 step %c4 {
            %1380 = arith.muli %1233, %c13 : index
            %1381 = arith.addi %16, %1380 : index
            %1382 = arith.addi %1381, %c10 : index
            %1383 = arith.muli %1379, %c30 : index
            %1384 = arith.addi %1382, %1383 : index
            %1385 = vector.load %partial[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1386 = arith.addi %1384, %c29 : index
            %1387 = vector.load %partial[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1388 = vector.shuffle %1385, %1387 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1389 = arith.mulf %1388, %1367 : vector<8xf32>
            %1390 = arith.addf %1389, %c46 : vector<8xf32>
            %1391 = arith.minimumf %1390, %c79 : vector<8xf32>
            %1392 = arith.maximumf %1391, %c80 : vector<8xf32>
            %1393 = arith.truncf %1392 : vector<8xf32> to vector<8xf16>
            %1394 = vector.bitcast %1393 : vector<8xf16> to vector<4xi32>
            %1395 = vector.shuffle %1394, %1394 [0, 1] : vector<4xi32>, vector<4xi32>
            %1396 = vector.shuffle %1394, %1394 [2, 3] : vector<4xi32>, vector<4xi32>
            %1397 = arith.select %3, %1396, %1395 : vector<2xi32>
            %1398 = arith.select %3, %1395, %1396 : vector<2xi32>
            %1399 = wave.swap_halves %1398 : vector<2xi32>
            %1400 = arith.select %3, %1399, %1397 : vector<2xi32>
            %1401 = arith.select %3, %1397, %1399 : vector<2xi32>
            %1402 = vector.bitcast %1400 : vector<2xi32> to vector<4xf16>
            %1403 = vector.bitcast %1401 : vector<2xi32> to vector<4xf16>
            %1404 = vector.shuffle %1402, %1403 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1405 = arith.muli %1379, %c3 : index
            %1406 = arith.addi %1377, %1405 : index
            %1407 = arith.divui %1373, %outTileRows : index
            %1408 = arith.divui %1378, %c3 : index
            %1409 = arith.muli %1407, %1408 : index
            %1410 = arith.divui %1406, %c3 : index
            %1411 = arith.addi %1409, %1410 : index
            %1412 = arith.muli %1411, %c11 : index
            %1413 = arith.remui %1406, %c3 : index
            %1414 = arith.divui %1413, %c19 : index
            %1415 = arith.addi %1412, %1414 : index
            %1416 = arith.muli %outTileRows, %c19 : index
            %1417 = arith.muli %1415, %1416 : index
            %1418 = arith.remui %1373, %outTileRows : index
            %1419 = arith.muli %1418, %c19 : index
            %1420 = arith.addi %1417, %1419 : index
            %1421 = arith.remui %1406, %c19 : index
            %1422 = arith.addi %1420, %1421 : index
            %1423 = arith.cmpi slt, %1370, %36 : index
            scf.if %1423 {
              vector.store %1404, %out[%1422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1424 = arith.addi %1233, %c49 : index
          %1425 = arith.addi %1424, %c10 : index
          %1426 = memref.load %8[%1425] : memref<?xf32>
          %1427 = arith.addi %1424, %c6 : index
          %1428 = memref.load %8[%1427] : memref<?xf32>
          %1429 = arith.divf %1360, %1428 : f32
          %1430 = vector.broadcast %1429 : f32 to vector<8xf32>
          %1431 = arith.addi %1369, %c3 : index
          %1432 = arith.minsi %1431, %40 : index
          %1433 = arith.divui %1432, %groupSize : index
          %1434 = arith.addi %24, %1433 : index
          %1435 = arith.remui %1432, %groupSize : index
          %1436 = arith.addi %44, %1435 : index
          %1437 = arith.muli %1436, %c18 : index
          %1438 = arith.addi %1437, %51 : index
          scf.for %1439 = %c10 to %c13 step %c4 {
            %1440 = arith.muli %1233, %c13 : index
            %1441 = arith.addi %16, %1440 : index
            %1442 = arith.addi %1441, %c17 : index
            %1443 = arith.muli %1439, %c30 : index
            %1444 = arith.addi %1442, %1443 : index
            %1445 = vector.load %partial[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1446 = arith.addi %1444, %c29 : index
            %1447 = vector.load %partial[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1448 = vector.shuffle %1445, %1447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1449 = arith.mulf %1448, %1430 : vector<8xf32>
            %1450 = arith.addf %1449, %c46 : vector<8xf32>
            %1451 = arith.minimumf %1450, %c79 : vector<8xf32>
            %1452 = arith.maximumf %1451, %c80 : vector<8xf32>
            %1453 = arith.truncf %1452 : vector<8xf32> to vector<8xf16>
            %1454 = vector.bitcast %1453 : vector<8xf16> to vector<4xi32>
            %1455 = vector.shuffle %1454, %1454 [0, 1] : vector<4xi32>, vector<4xi32>
            %1456 = vector.shuffle %1454, %1454 [2, 3] : vector<4xi32>, vector<4xi32>
            %1457 = arith.select %3, %1456, %1455 : vector<2xi32>
            %1458 = arith.select %3, %1455, %1456 : vector<2xi32>
            %1459 = wave.swap_halves %1458 : vector<2xi32>
            %1460 = arith.select %3, %1459, %1457 : vector<2xi32>
            %1461 = arith.select %3, %1457, %1459 : vector<2xi32>
            %1462 = vector.bitcast %1460 : vector<2xi32> to vector<4xf16>
            %1463 = vector.bitcast %1461 : vector<2xi32> to vector<4xf16>
            %1464 = vector.shuffle %1462, %1463 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1465 = arith.muli %1439, %c3 : index
            %1466 = arith.addi %1438, %1465 : index
            %1467 = arith.divui %1434, %outTileRows : index
            %1468 = arith.divui %1378, %c3 : index
            %1469 = arith.muli %1467, %1468 : index
            %1470 = arith.divui %1466, %c3 : index
            %1471 = arith.addi %1469, %1470 : index
            %1472 = arith.muli %1471, %c11 : index
            %1473 = arith.remui %1466, %c3 : index
            %1474 = arith.divui %1473, %c19 : index
            %1475 = arith.addi %1472, %1474 : index
            %1476 = arith.muli %outTileRows, %c19 : index
            %1477 = arith.muli %1475, %1476 : index
            %1478 = arith.remui %1434, %outTileRows : index
            %1479 = arith.muli %1478, %c19 : index
            %1480 = arith.addi %1477, %1479 : index
            %1481 = arith.remui %1466, %c19 : index
            %1482 = arith.addi %1480, %1481 : index
            %1483 = arith.cmpi slt, %1431, %36 : index
            scf.if %1483 {
              vector.store %1464, %out[%1482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1484 = arith.addi %kvHeads, %13 : index
          %1485 = memref.load %scales[%1484] : memref<?xf32>
          %1486 = arith.addi %1233, %c30 : index
          %1487 = arith.addi %1486, %c10 : index
          %1488 = memref.load %8[%1487] : memref<?xf32>
          %1489 = arith.addi %1486, %c6 : index
          %1490 = memref.load %8[%1489] : memref<?xf32>
          %1491 = arith.divf %1485, %1490 : f32
          %1492 = vector.broadcast %1491 : f32 to vector<8xf32>
          %1493 = arith.addi %15, %1232 : index
          %1494 = arith.addi %1493, %1 : index
          %1495 = arith.addi %1494, %c10 : index
          %1496 = arith.minsi %1495, %40 : index
          %1497 = arith.divui %1496, %groupSize : index
          %1498 = arith.addi %24, %1497 : index
          %1499 = arith.remui %1496, %groupSize : index
          %1500 = arith.addi %44, %1499 : index
          %1501 = arith.muli %1500, %c18 : index
          %1502 = arith.addi %1501, %51 : index
          %1503 = arith.muli %heads, %c18 : index
          scf.for %1504 = %c10 to %c13 step %c4 {
            %1505 = arith.muli %1233, %c13 : index
            %1506 = arith.addi %17, %1505 : index
            %1507 = arith.addi %1506, %c10 : index
            %1508 = arith.muli %1504, %c30 : index
            %1509 = arith.addi %1507, %1508 : index
            %1510 = vector.load %partial[%1509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1511 = arith.addi %1509, %c29 : index
            %1512 = vector.load %partial[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1513 = vector.shuffle %1510, %1512 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1514 = arith.mulf %1513, %1492 : vector<8xf32>
            %1515 = arith.addf %1514, %c46 : vector<8xf32>
            %1516 = arith.minimumf %1515, %c79 : vector<8xf32>
            %1517 = arith.maximumf %1516, %c80 : vector<8xf32>
            %1518 = arith.truncf %1517 : vector<8xf32> to vector<8xf16>
            %1519 = vector.bitcast %1518 : vector<8xf16> to vector<4xi32>
            %1520 = vector.shuffle %1519, %1519 [0, 1] : vector<4xi32>, vector<4xi32>
            %1521 = vector.shuffle %1519, %1519 [2, 3] : vector<4xi32>, vector<4xi32>
            %1522 = arith.select %3, %1521, %1520 : vector<2xi32>
            %1523 = arith.select %3, %1520, %1521 : vector<2xi32>
            %1524 = wave.swap_halves %1523 : vector<2xi32>
            %1525 = arith.select %3, %1524, %1522 : vector<2xi32>
            %1526 = arith.select %3, %1522, %1524 : vector<2xi32>
            %1527 = vector.bitcast %1525 : vector<2xi32> to vector<4xf16>
            %1528 = vector.bitcast %1526 : vector<2xi32> to vector<4xf16>
            %1529 = vector.shuffle %1527, %1528 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1530 = arith.muli %1504, %c3 : index
            %1531 = arith.addi %1502, %1530 : index
            %1532 = arith.divui %1498, %outTileRows : index
            %1533 = arith.divui %1503, %c3 : index
            %1534 = arith.muli %1532, %1533 : index
            %1535 = arith.divui %1531, %c3 : index
            %1536 = arith.addi %1534, %1535 : index
            %1537 = arith.muli %1536, %c11 : index
            %1538 = arith.remui %1531, %c3 : index
            %1539 = arith.divui %1538, %c19 : index
            %1540 = arith.addi %1537, %1539 : index
            %1541 = arith.muli %outTileRows, %c19 : index
            %1542 = arith.muli %1540, %1541 : index
            %1543 = arith.remui %1498, %outTileRows : index
            %1544 = arith.muli %1543, %c19 : index
            %1545 = arith.addi %1542, %1544 : index
            %1546 = arith.remui %1531, %c19 : index
            %1547 = arith.addi %1545, %1546 : index
            %1548 = arith.cmpi slt, %1495, %36 : index
            scf.if %1548 {
              vector.store %1529, %out[%1547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1549 = arith.addi %1233, %c50 : index
          %1550 = arith.addi %1549, %c10 : index
          %1551 = memref.load %8[%1550] : memref<?xf32>
          %1552 = arith.addi %1549, %c6 : index
          %1553 = memref.load %8[%1552] : memref<?xf32>
          %1554 = arith.divf %1485, %1553 : f32
          %1555 = vector.broadcast %1554 : f32 to vector<8xf32>
          %1556 = arith.addi %1494, %c3 : index
          %1557 = arith.minsi %1556, %40 : index
          %1558 = arith.divui %1557, %groupSize : index
          %1559 = arith.addi %24, %1558 : index
          %1560 = arith.remui %1557, %groupSize : index
          %1561 = arith.addi %44, %1560 : index
          %1562 = arith.muli %1561, %c18 : index
          %1563 = arith.addi %1562, %51 : index
          scf.for %1564 = %c10 to %c13 step %c4 {
            %1565 = arith.muli %1233, %c13 : index
            %1566 = arith.addi %17, %1565 : index
            %1567 = arith.addi %1566, %c17 : index
            %1568 = arith.muli %1564, %c30 : index
            %1569 = arith.addi %1567, %1568 : index
            %1570 = vector.load %partial[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1571 = arith.addi %1569, %c29 : index
            %1572 = vector.load %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1573 = vector.shuffle %1570, %1572 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1574 = arith.mulf %1573, %1555 : vector<8xf32>
            %1575 = arith.addf %1574, %c46 : vector<8xf32>
            %1576 = arith.minimumf %1575, %c79 : vector<8xf32>
            %1577 = arith.maximumf %1576, %c80 : vector<8xf32>
            %1578 = arith.truncf %1577 : vector<8xf32> to vector<8xf16>
            %1579 = vector.bitcast %1578 : vector<8xf16> to vector<4xi32>
            %1580 = vector.shuffle %1579, %1579 [0, 1] : vector<4xi32>, vector<4xi32>
            %1581 = vector.shuffle %1579, %1579 [2, 3] : vector<4xi32>, vector<4xi32>
            %1582 = arith.select %3, %1581, %1580 : vector<2xi32>
            %1583 = arith.select %3, %1580, %1581 : vector<2xi32>
            %1584 = wave.swap_halves %1583 : vector<2xi32>
            %1585 = arith.select %3, %1584, %1582 : vector<2xi32>
            %1586 = arith.select %3, %1582, %1584 : vector<2xi32>
            %1587 = vector.bitcast %1585 : vector<2xi32> to vector<4xf16>
            %1588 = vector.bitcast %1586 : vector<2xi32> to vector<4xf16>
            %1589 = vector.shuffle %1587, %1588 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1590 = arith.muli %1564, %c3 : index
            %1591 = arith.addi %1563, %1590 : index
            %1592 = arith.divui %1559, %outTileRows : index
            %1593 = arith.divui %1503, %c3 : index
            %1594 = arith.muli %1592, %1593 : index
            %1595 = arith.divui %1591, %c3 : index
            %1596 = arith.addi %1594, %1595 : index
            %1597 = arith.muli %1596, %c11 : index
            %1598 = arith.remui %1591, %c3 : index
            %1599 = arith.divui %1598, %c19 : index
            %1600 = arith.addi %1597, %1599 : index
            %1601 = arith.muli %outTileRows, %c19 : index
            %1602 = arith.muli %1600, %1601 : index
            %1603 = arith.remui %1559, %outTileRows : index
            %1604 = arith.muli %1603, %c19 : index
            %1605 = arith.addi %1602, %1604 : index
            %1606 = arith.remui %1591, %c19 : index
            %1607 = arith.addi %1605, %1606 : index
            %1608 = arith.cmpi slt, %1556, %36 : index
            scf.if %1608 {
              vector.store %1589, %out[%1607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

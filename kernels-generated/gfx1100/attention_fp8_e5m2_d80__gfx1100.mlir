// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2560 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 5120 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 640 : index
  %c18 = arith.constant 80 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 23 : i32
  %c27 = arith.constant 64 : i32
  %c28 = arith.constant 253 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 256 : index
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 768 : index
  %c35 = arith.constant 1024 : index
  %positionsAt = wave.param "positionsAt" : index
  %c37 = arith.constant 1 : i32
  %c38 = arith.constant 1280 : index
  %c39 = arith.constant 1536 : index
  %c40 = arith.constant 1792 : index
  %c41 = arith.constant 2048 : index
  %c42 = arith.constant 2304 : index
  %c43 = arith.constant 31 : index
  %c44 = arith.constant 16 : i32
  %c45 = arith.constant 0 : i32
  %c46 = arith.constant 8192 : i32
  %c47 = arith.constant 1024 : i32
  %c48 = arith.constant 128 : i32
  %c49 = arith.constant 0xF149F2CA : f32
  %c50 = arith.constant 0x00000000 : f32
  %c51 = arith.constant dense<0x00000000> : vector<8xf32>
  %c52 = arith.constant 31 : i32
  %c53 = arith.constant 32 : i32
  %c54 = arith.constant 192 : index
  %c55 = arith.constant 320 : index
  %c56 = arith.constant 448 : index
  %c57 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c58 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c59 = arith.constant 0x41000000 : f32
  %c60 = arith.constant 0x40C00000 : f32
  %c61 = arith.constant 255 : i32
  %c62 = arith.constant 2 : i32
  %c63 = arith.constant 16711680 : i32
  %c64 = arith.constant 3 : i32
  %c65 = arith.constant 4 : i32
  %c66 = arith.constant 65280 : i32
  %c67 = arith.constant 5 : i32
  %c68 = arith.constant 6 : i32
  %c69 = arith.constant -16777216 : i32
  %c70 = arith.constant 7 : i32
  %c71 = arith.constant 8 : i32
  %c72 = arith.constant 9 : i32
  %c73 = arith.constant 10 : i32
  %c74 = arith.constant 11 : i32
  %c75 = arith.constant 12 : i32
  %c76 = arith.constant 13 : i32
  %c77 = arith.constant 15 : i32
  %c78 = arith.constant 576 : index
  %c79 = arith.constant 5 : index
  %outTileRows = wave.param "outTileRows" : index
  %c81 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c82 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %69 = arith.addi %52, %c24 : index
      %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %71 = arith.addi %52, %c25 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = math.absf %54 : vector<4xf32>
      %74 = math.absf %56 : vector<4xf32>
      %75 = arith.maxnumf %73, %74 fastmath<nnan> : vector<4xf32>
      %76 = math.absf %58 : vector<4xf32>
      %77 = arith.maxnumf %75, %76 fastmath<nnan> : vector<4xf32>
      %78 = math.absf %60 : vector<4xf32>
      %79 = arith.maxnumf %77, %78 fastmath<nnan> : vector<4xf32>
      %80 = math.absf %62 : vector<4xf32>
      %81 = arith.maxnumf %79, %80 fastmath<nnan> : vector<4xf32>
      %82 = math.absf %64 : vector<4xf32>
      %83 = arith.maxnumf %81, %82 fastmath<nnan> : vector<4xf32>
      %84 = math.absf %66 : vector<4xf32>
      %85 = arith.maxnumf %83, %84 fastmath<nnan> : vector<4xf32>
      %86 = math.absf %68 : vector<4xf32>
      %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
      %88 = math.absf %70 : vector<4xf32>
      %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
      %90 = math.absf %72 : vector<4xf32>
      %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
      %92 = vector.extract %91[0] : f32 from vector<4xf32>
      %93 = vector.extract %91[1] : f32 from vector<4xf32>
      %94 = vector.extract %91[2] : f32 from vector<4xf32>
      %95 = vector.extract %91[3] : f32 from vector<4xf32>
      %96 = arith.maxnumf %92, %93 fastmath<nnan> : f32
      %97 = arith.maxnumf %96, %94 fastmath<nnan> : f32
      %98 = arith.maxnumf %97, %95 fastmath<nnan> : f32
      %99 = wave.swap_halves %98 : f32
      %100 = arith.maxnumf %98, %99 fastmath<nnan> : f32
      %101 = arith.bitcast %100 : f32 to i32
      %102 = arith.shrui %101, %c26 : i32
      %103 = arith.maxsi %102, %c27 : i32
      %104 = arith.minsi %103, %c28 : i32
      %105 = arith.subi %c29, %104 : i32
      %106 = arith.shli %105, %c26 : i32
      %107 = arith.bitcast %106 : i32 to f32
      %108 = arith.subi %104, %c30 : i32
      %109 = arith.shli %108, %c26 : i32
      %110 = arith.bitcast %109 : i32 to f32
      %111 = vector.broadcast %107 : f32 to vector<4xf32>
      %112 = arith.muli %1, %c19 : index
      %113 = arith.muli %2, %c31 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.mulf %54, %111 : vector<4xf32>
      %116 = arith.truncf %115 : vector<4xf32> to vector<4xf16>
      %117 = arith.mulf %56, %111 : vector<4xf32>
      %118 = arith.truncf %117 : vector<4xf32> to vector<4xf16>
      %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %120 = arith.addi %114, %c10 : index
      vector.store %119, %4[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = arith.mulf %58, %111 : vector<4xf32>
      %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
      %123 = arith.mulf %60, %111 : vector<4xf32>
      %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
      %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %126 = arith.addi %114, %c32 : index
      vector.store %125, %4[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.mulf %62, %111 : vector<4xf32>
      %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      %129 = arith.mulf %64, %111 : vector<4xf32>
      %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
      %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %132 = arith.addi %114, %c33 : index
      vector.store %131, %4[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.mulf %66, %111 : vector<4xf32>
      %134 = arith.truncf %133 : vector<4xf32> to vector<4xf16>
      %135 = arith.mulf %68, %111 : vector<4xf32>
      %136 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
      %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %138 = arith.addi %114, %c34 : index
      vector.store %137, %4[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.mulf %70, %111 : vector<4xf32>
      %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
      %141 = arith.mulf %72, %111 : vector<4xf32>
      %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
      %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %144 = arith.addi %114, %c35 : index
      vector.store %143, %4[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = memref.load %scales[%13] : memref<?xf32>
      %146 = arith.mulf %145, %110 : f32
      memref.store %146, %6[%47] : memref<?xf32>
      %147 = arith.addi %positionsAt, %43 : index
      %148 = memref.load %step[%147] : memref<?xi32>
      %149 = arith.addi %148, %c37 : i32
      memref.store %149, %7[%47] : memref<?xi32>
      %150 = arith.addi %15, %1 : index
      %151 = arith.addi %150, %c3 : index
      %152 = arith.subi %36, %c4 : index
      %153 = arith.minsi %151, %152 : index
      %154 = arith.divui %153, %groupSize : index
      %155 = arith.addi %24, %154 : index
      %156 = arith.muli %13, %groupSize : index
      %157 = arith.remui %153, %groupSize : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.addi %1, %c3 : index
      %160 = arith.muli %155, %heads : index
      %161 = arith.addi %160, %158 : index
      %162 = arith.muli %161, %c18 : index
      %163 = arith.muli %2, %c19 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.addi %164, %c10 : index
      %166 = vector.load %q[%165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %167 = arith.addi %164, %c13 : index
      %168 = vector.load %q[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %169 = arith.addi %164, %c3 : index
      %170 = vector.load %q[%169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %171 = arith.addi %164, %c20 : index
      %172 = vector.load %q[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %173 = arith.addi %164, %c6 : index
      %174 = vector.load %q[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %175 = arith.addi %164, %c21 : index
      %176 = vector.load %q[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.addi %164, %c22 : index
      %178 = vector.load %q[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.addi %164, %c23 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.addi %164, %c24 : index
      %182 = vector.load %q[%181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %183 = arith.addi %164, %c25 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = math.absf %166 : vector<4xf32>
      %186 = math.absf %168 : vector<4xf32>
      %187 = arith.maxnumf %185, %186 fastmath<nnan> : vector<4xf32>
      %188 = math.absf %170 : vector<4xf32>
      %189 = arith.maxnumf %187, %188 fastmath<nnan> : vector<4xf32>
      %190 = math.absf %172 : vector<4xf32>
      %191 = arith.maxnumf %189, %190 fastmath<nnan> : vector<4xf32>
      %192 = math.absf %174 : vector<4xf32>
      %193 = arith.maxnumf %191, %192 fastmath<nnan> : vector<4xf32>
      %194 = math.absf %176 : vector<4xf32>
      %195 = arith.maxnumf %193, %194 fastmath<nnan> : vector<4xf32>
      %196 = math.absf %178 : vector<4xf32>
      %197 = arith.maxnumf %195, %196 fastmath<nnan> : vector<4xf32>
      %198 = math.absf %180 : vector<4xf32>
      %199 = arith.maxnumf %197, %198 fastmath<nnan> : vector<4xf32>
      %200 = math.absf %182 : vector<4xf32>
      %201 = arith.maxnumf %199, %200 fastmath<nnan> : vector<4xf32>
      %202 = math.absf %184 : vector<4xf32>
      %203 = arith.maxnumf %201, %202 fastmath<nnan> : vector<4xf32>
      %204 = vector.extract %203[0] : f32 from vector<4xf32>
      %205 = vector.extract %203[1] : f32 from vector<4xf32>
      %206 = vector.extract %203[2] : f32 from vector<4xf32>
      %207 = vector.extract %203[3] : f32 from vector<4xf32>
      %208 = arith.maxnumf %204, %205 fastmath<nnan> : f32
      %209 = arith.maxnumf %208, %206 fastmath<nnan> : f32
      %210 = arith.maxnumf %209, %207 fastmath<nnan> : f32
      %211 = wave.swap_halves %210 : f32
      %212 = arith.maxnumf %210, %211 fastmath<nnan> : f32
      %213 = arith.bitcast %212 : f32 to i32
      %214 = arith.shrui %213, %c26 : i32
      %215 = arith.maxsi %214, %c27 : i32
      %216 = arith.minsi %215, %c28 : i32
      %217 = arith.subi %c29, %216 : i32
      %218 = arith.shli %217, %c26 : i32
      %219 = arith.bitcast %218 : i32 to f32
      %220 = arith.subi %216, %c30 : i32
      %221 = arith.shli %220, %c26 : i32
      %222 = arith.bitcast %221 : i32 to f32
      %223 = vector.broadcast %219 : f32 to vector<4xf32>
      %224 = arith.muli %1, %c19 : index
      %225 = arith.muli %2, %c31 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.mulf %166, %223 : vector<4xf32>
      %228 = arith.truncf %227 : vector<4xf32> to vector<4xf16>
      %229 = arith.mulf %168, %223 : vector<4xf32>
      %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
      %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %232 = arith.addi %226, %c38 : index
      vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.mulf %170, %223 : vector<4xf32>
      %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
      %235 = arith.mulf %172, %223 : vector<4xf32>
      %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
      %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %238 = arith.addi %226, %c39 : index
      vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.mulf %174, %223 : vector<4xf32>
      %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
      %241 = arith.mulf %176, %223 : vector<4xf32>
      %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
      %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %244 = arith.addi %226, %c40 : index
      vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.mulf %178, %223 : vector<4xf32>
      %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
      %247 = arith.mulf %180, %223 : vector<4xf32>
      %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
      %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %250 = arith.addi %226, %c41 : index
      vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.mulf %182, %223 : vector<4xf32>
      %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
      %253 = arith.mulf %184, %223 : vector<4xf32>
      %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
      %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %256 = arith.addi %226, %c42 : index
      vector.store %255, %4[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = memref.load %scales[%13] : memref<?xf32>
      %258 = arith.mulf %257, %222 : f32
      memref.store %258, %6[%159] : memref<?xf32>
      %259 = arith.addi %positionsAt, %155 : index
      %260 = memref.load %step[%259] : memref<?xi32>
      %261 = arith.addi %260, %c37 : i32
      memref.store %261, %7[%159] : memref<?xi32>
      wave.barrier
      %262 = arith.subi %36, %c4 : index
      %263 = arith.minsi %15, %262 : index
      %264 = arith.divui %263, %groupSize : index
      %265 = arith.addi %24, %264 : index
      %266 = arith.muli %13, %groupSize : index
      %267 = arith.remui %263, %groupSize : index
      %268 = arith.addi %266, %267 : index
      %269 = arith.addi %positionsAt, %265 : index
      %270 = memref.load %step[%269] : memref<?xi32>
      %271 = arith.addi %270, %c37 : i32
      %272 = arith.addi %15, %c43 : index
      %273 = arith.subi %36, %c4 : index
      %274 = arith.minsi %272, %273 : index
      %275 = arith.divui %274, %groupSize : index
      %276 = arith.addi %24, %275 : index
      %277 = arith.muli %13, %groupSize : index
      %278 = arith.remui %274, %groupSize : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %positionsAt, %276 : index
      %281 = memref.load %step[%280] : memref<?xi32>
      %282 = arith.addi %281, %c37 : i32
      %283 = arith.subi %282, %c37 : i32
      %284 = arith.divui %283, %c44 : i32
      %285 = arith.cmpi sle, %282, %c47 : i32
      %286 = arith.cmpi sle, %282, %c46 : i32
      scf.for %287 = %c45 to %282 step %c46 : i32 {
        %288 = arith.addi %287, %c46 : i32
        %289 = arith.minsi %288, %282 : i32
        scf.for %290 = %287 to %289 step %c47 : i32 {
          %291 = arith.addi %290, %c47 : i32
          %292 = arith.minsi %291, %282 : i32
          scf.for %293 = %290 to %292 step %c48 : i32 {
            %294 = arith.addi %293, %c48 : i32
            %295 = arith.minsi %294, %292 : i32
            %296 = arith.subi %295, %293 : i32
            %297 = arith.addi %296, %c52 : i32
            %298 = arith.divui %297, %c53 : i32
            %299 = arith.divui %293, %c44 : i32
            %300 = arith.addi %299, %c45 : i32
            %301 = arith.minsi %300, %284 : i32
            %302 = arith.index_castui %301 : i32 to index
            %303 = arith.addi %32, %302 : index
            %304 = memref.load %step[%303] : memref<?xi32>
            %305 = arith.index_cast %304 : i32 to index
            %306 = arith.muli %305, %33 : index
            %307 = arith.addi %306, %34 : index
            %308 = arith.addi %299, %c37 : i32
            %309 = arith.minsi %308, %284 : i32
            %310 = arith.index_castui %309 : i32 to index
            %311 = arith.addi %32, %310 : index
            %312 = memref.load %step[%311] : memref<?xi32>
            %313 = arith.index_cast %312 : i32 to index
            %314 = arith.muli %313, %33 : index
            %315 = arith.addi %314, %34 : index
            %316 = arith.addi %307, %35 : index
            %317 = arith.addi %316, %c10 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %315, %35 : index
            %320 = arith.addi %319, %c10 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %307, %35 : index
            %323 = arith.addi %322, %c24 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %315, %35 : index
            %326 = arith.addi %325, %c24 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347:18 = scf.for %328 = %c45 to %298 step %c37 iter_args(%329 = %318, %330 = %321, %331 = %324, %332 = %327, %333 = %c49, %334 = %c50, %335 = %c51, %336 = %c51, %337 = %c51, %338 = %c51, %339 = %c51, %340 = %c49, %341 = %c50, %342 = %c51, %343 = %c51, %344 = %c51, %345 = %c51, %346 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %348 = arith.muli %328, %c53 : i32
              %349 = arith.addi %293, %348 : i32
              %350 = arith.addi %349, %c53 : i32
              %351 = arith.divui %349, %c44 : i32
              %352 = arith.addi %351, %c45 : i32
              %353 = arith.minsi %352, %284 : i32
              %354 = arith.index_castui %353 : i32 to index
              %355 = arith.addi %32, %354 : index
              %356 = memref.load %step[%355] : memref<?xi32>
              %357 = arith.index_cast %356 : i32 to index
              %358 = arith.muli %357, %33 : index
              %359 = arith.addi %358, %34 : index
              %360 = arith.addi %351, %c37 : i32
              %361 = arith.minsi %360, %284 : i32
              %362 = arith.index_castui %361 : i32 to index
              %363 = arith.addi %32, %362 : index
              %364 = memref.load %step[%363] : memref<?xi32>
              %365 = arith.index_cast %364 : i32 to index
              %366 = arith.muli %365, %33 : index
              %367 = arith.addi %366, %34 : index
              %368 = arith.divui %350, %c44 : i32
              %369 = arith.addi %368, %c45 : i32
              %370 = arith.minsi %369, %284 : i32
              %371 = arith.index_castui %370 : i32 to index
              %372 = arith.addi %32, %371 : index
              %373 = memref.load %step[%372] : memref<?xi32>
              %374 = arith.index_cast %373 : i32 to index
              %375 = arith.muli %374, %33 : index
              %376 = arith.addi %375, %34 : index
              %377 = arith.addi %368, %c37 : i32
              %378 = arith.minsi %377, %284 : i32
              %379 = arith.index_castui %378 : i32 to index
              %380 = arith.addi %32, %379 : index
              %381 = memref.load %step[%380] : memref<?xi32>
              %382 = arith.index_cast %381 : i32 to index
              %383 = arith.muli %382, %33 : index
              %384 = arith.addi %383, %34 : index
              %385 = wave.opaque %c10 : index
              %386 = arith.muli %1, %c19 : index
              %387 = arith.addi %385, %386 : index
              %388 = arith.addi %359, %35 : index
              %389 = arith.addi %388, %c31 : index
              %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %391 = arith.addi %367, %35 : index
              %392 = arith.addi %391, %c31 : index
              %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %394 = vector.bitcast %329 : vector<4xi32> to vector<16xi8>
              %395 = wave.fp8_decode "e5m2" packed %394 : vector<16xi8> -> vector<16xf16>
              %396 = vector.bitcast %330 : vector<4xi32> to vector<16xi8>
              %397 = wave.fp8_decode "e5m2" packed %396 : vector<16xi8> -> vector<16xf16>
              %398 = arith.addi %387, %c10 : index
              %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %400 = arith.addi %398, %c31 : index
              %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %403 = wave.mma %395, %402, %c51 : vector<16xf16>, vector<8xf32>
              %404 = wave.mma %397, %402, %c51 : vector<16xf16>, vector<8xf32>
              wave.pin
              %405 = arith.addi %387, %c38 : index
              %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %407 = arith.addi %405, %c31 : index
              %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %410 = wave.mma %395, %409, %c51 : vector<16xf16>, vector<8xf32>
              %411 = wave.mma %397, %409, %c51 : vector<16xf16>, vector<8xf32>
              %412 = arith.addi %359, %35 : index
              %413 = arith.addi %412, %c54 : index
              %414 = vector.load %kv[%413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %415 = arith.addi %367, %35 : index
              %416 = arith.addi %415, %c54 : index
              %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %418 = vector.bitcast %331 : vector<4xi32> to vector<16xi8>
              %419 = wave.fp8_decode "e5m2" packed %418 : vector<16xi8> -> vector<16xf16>
              %420 = vector.bitcast %332 : vector<4xi32> to vector<16xi8>
              %421 = wave.fp8_decode "e5m2" packed %420 : vector<16xi8> -> vector<16xf16>
              %422 = arith.addi %387, %c32 : index
              %423 = vector.load %4[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %424 = arith.addi %422, %c31 : index
              %425 = vector.load %4[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %427 = wave.mma %419, %426, %403 : vector<16xf16>, vector<8xf32>
              %428 = wave.mma %421, %426, %404 : vector<16xf16>, vector<8xf32>
              wave.pin
              %429 = arith.addi %387, %c39 : index
              %430 = vector.load %4[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %431 = arith.addi %429, %c31 : index
              %432 = vector.load %4[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %434 = wave.mma %419, %433, %410 : vector<16xf16>, vector<8xf32>
              %435 = wave.mma %421, %433, %411 : vector<16xf16>, vector<8xf32>
              %436 = arith.addi %359, %35 : index
              %437 = arith.addi %436, %c32 : index
              %438 = vector.load %kv[%437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %439 = arith.addi %367, %35 : index
              %440 = arith.addi %439, %c32 : index
              %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %442 = vector.bitcast %390 : vector<4xi32> to vector<16xi8>
              %443 = wave.fp8_decode "e5m2" packed %442 : vector<16xi8> -> vector<16xf16>
              %444 = vector.bitcast %393 : vector<4xi32> to vector<16xi8>
              %445 = wave.fp8_decode "e5m2" packed %444 : vector<16xi8> -> vector<16xf16>
              %446 = arith.addi %387, %c33 : index
              %447 = vector.load %4[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %448 = arith.addi %446, %c31 : index
              %449 = vector.load %4[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %451 = wave.mma %443, %450, %427 : vector<16xf16>, vector<8xf32>
              %452 = wave.mma %445, %450, %428 : vector<16xf16>, vector<8xf32>
              wave.pin
              %453 = arith.addi %387, %c40 : index
              %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %455 = arith.addi %453, %c31 : index
              %456 = vector.load %4[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %458 = wave.mma %443, %457, %434 : vector<16xf16>, vector<8xf32>
              %459 = wave.mma %445, %457, %435 : vector<16xf16>, vector<8xf32>
              %460 = arith.addi %359, %35 : index
              %461 = arith.addi %460, %c55 : index
              %462 = vector.load %kv[%461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %463 = arith.addi %367, %35 : index
              %464 = arith.addi %463, %c55 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %466 = vector.bitcast %414 : vector<4xi32> to vector<16xi8>
              %467 = wave.fp8_decode "e5m2" packed %466 : vector<16xi8> -> vector<16xf16>
              %468 = vector.bitcast %417 : vector<4xi32> to vector<16xi8>
              %469 = wave.fp8_decode "e5m2" packed %468 : vector<16xi8> -> vector<16xf16>
              %470 = arith.addi %387, %c34 : index
              %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %472 = arith.addi %470, %c31 : index
              %473 = vector.load %4[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %475 = wave.mma %467, %474, %451 : vector<16xf16>, vector<8xf32>
              %476 = wave.mma %469, %474, %452 : vector<16xf16>, vector<8xf32>
              wave.pin
              %477 = arith.addi %387, %c41 : index
              %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %479 = arith.addi %477, %c31 : index
              %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %482 = wave.mma %467, %481, %458 : vector<16xf16>, vector<8xf32>
              %483 = wave.mma %469, %481, %459 : vector<16xf16>, vector<8xf32>
              %484 = arith.addi %359, %35 : index
              %485 = arith.addi %484, %c7 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %487 = arith.addi %367, %35 : index
              %488 = arith.addi %487, %c7 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = vector.bitcast %438 : vector<4xi32> to vector<16xi8>
              %491 = wave.fp8_decode "e5m2" packed %490 : vector<16xi8> -> vector<16xf16>
              %492 = vector.bitcast %441 : vector<4xi32> to vector<16xi8>
              %493 = wave.fp8_decode "e5m2" packed %492 : vector<16xi8> -> vector<16xf16>
              %494 = arith.addi %387, %c35 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = arith.addi %494, %c31 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %499 = wave.mma %491, %498, %475 : vector<16xf16>, vector<8xf32>
              %500 = wave.mma %493, %498, %476 : vector<16xf16>, vector<8xf32>
              wave.pin
              %501 = arith.addi %387, %c42 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = arith.addi %501, %c31 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %506 = wave.mma %491, %505, %482 : vector<16xf16>, vector<8xf32>
              %507 = wave.mma %493, %505, %483 : vector<16xf16>, vector<8xf32>
              %508 = arith.addi %359, %35 : index
              %509 = arith.addi %508, %c56 : index
              %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %511 = arith.addi %367, %35 : index
              %512 = arith.addi %511, %c56 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %514 = wave.opaque %499 : vector<8xf32>
              %515 = wave.opaque %500 : vector<8xf32>
              %516 = wave.opaque %506 : vector<8xf32>
              %517 = wave.opaque %507 : vector<8xf32>
              %518 = wave.opaque %350 : i32
              %519 = arith.cmpi sgt, %518, %271 : i32
              %520:2 = scf.if %519 -> (vector<8xf32>, vector<8xf32>) {
                %521 = wave.opaque %c10 : index
                %522 = arith.addi %1, %521 : index
                %523 = memref.load %7[%522] : memref<?xi32>
                %524 = arith.index_cast %2 : index to i32
                %525 = arith.addi %349, %524 : i32
                %526 = arith.subi %523, %525 : i32
                %527 = arith.subi %526, %c45 : i32
                %528 = vector.broadcast %527 : i32 to vector<8xi32>
                %529 = arith.cmpi sgt, %528, %c58 : vector<8xi32>
                %530 = arith.select %529, %514, %c57 : vector<8xi1>, vector<8xf32>
                %531 = arith.subi %526, %c44 : i32
                %532 = vector.broadcast %531 : i32 to vector<8xi32>
                %533 = arith.cmpi sgt, %532, %c58 : vector<8xi32>
                %534 = arith.select %533, %515, %c57 : vector<8xi1>, vector<8xf32>
                scf.yield %530, %534 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %514, %515 : vector<8xf32>, vector<8xf32>
              }
              %535 = wave.opaque %c10 : index
              %536 = arith.addi %1, %535 : index
              %537 = memref.load %6[%536] : memref<?xf32>
              %538 = vector.extract %520#0[0] : f32 from vector<8xf32>
              %539 = vector.extract %520#0[1] : f32 from vector<8xf32>
              %540 = vector.extract %520#0[2] : f32 from vector<8xf32>
              %541 = vector.extract %520#0[3] : f32 from vector<8xf32>
              %542 = vector.extract %520#0[4] : f32 from vector<8xf32>
              %543 = vector.extract %520#0[5] : f32 from vector<8xf32>
              %544 = vector.extract %520#0[6] : f32 from vector<8xf32>
              %545 = vector.extract %520#0[7] : f32 from vector<8xf32>
              %546 = vector.extract %520#1[0] : f32 from vector<8xf32>
              %547 = vector.extract %520#1[1] : f32 from vector<8xf32>
              %548 = vector.extract %520#1[2] : f32 from vector<8xf32>
              %549 = vector.extract %520#1[3] : f32 from vector<8xf32>
              %550 = vector.extract %520#1[4] : f32 from vector<8xf32>
              %551 = vector.extract %520#1[5] : f32 from vector<8xf32>
              %552 = vector.extract %520#1[6] : f32 from vector<8xf32>
              %553 = vector.extract %520#1[7] : f32 from vector<8xf32>
              %554 = arith.maxnumf %538, %539 fastmath<nnan> : f32
              %555 = arith.maxnumf %554, %540 fastmath<nnan> : f32
              %556 = arith.maxnumf %555, %541 fastmath<nnan> : f32
              %557 = arith.maxnumf %556, %542 fastmath<nnan> : f32
              %558 = arith.maxnumf %557, %543 fastmath<nnan> : f32
              %559 = arith.maxnumf %558, %544 fastmath<nnan> : f32
              %560 = arith.maxnumf %559, %545 fastmath<nnan> : f32
              %561 = arith.maxnumf %560, %546 fastmath<nnan> : f32
              %562 = arith.maxnumf %561, %547 fastmath<nnan> : f32
              %563 = arith.maxnumf %562, %548 fastmath<nnan> : f32
              %564 = arith.maxnumf %563, %549 fastmath<nnan> : f32
              %565 = arith.maxnumf %564, %550 fastmath<nnan> : f32
              %566 = arith.maxnumf %565, %551 fastmath<nnan> : f32
              %567 = arith.maxnumf %566, %552 fastmath<nnan> : f32
              %568 = arith.maxnumf %567, %553 fastmath<nnan> : f32
              %569 = wave.swap_halves %568 : f32
              %570 = arith.maxnumf %568, %569 fastmath<nnan> : f32
              %571 = arith.mulf %570, %537 : f32
              %572 = arith.addf %333, %c59 : f32
              %573 = arith.cmpf ogt, %571, %572 : f32
              %574:7 = scf.if %573 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %575 = arith.subf %333, %571 : f32
                %576 = wave.exp2 %575 : f32
                %577 = vector.broadcast %576 : f32 to vector<8xf32>
                %578 = arith.mulf %334, %576 : f32
                %579 = arith.mulf %335, %577 : vector<8xf32>
                %580 = arith.mulf %336, %577 : vector<8xf32>
                %581 = arith.mulf %337, %577 : vector<8xf32>
                %582 = arith.mulf %338, %577 : vector<8xf32>
                %583 = arith.mulf %339, %577 : vector<8xf32>
                scf.yield %571, %578, %579, %580, %581, %582, %583 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %333, %334, %335, %336, %337, %338, %339 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %584 = vector.broadcast %537 : f32 to vector<8xf32>
              %585 = arith.subf %c60, %574#0 : f32
              %586 = vector.broadcast %585 : f32 to vector<8xf32>
              %587 = math.fma %520#0, %584, %586 : vector<8xf32>
              %588 = wave.exp2 %587 : vector<8xf32>
              %589 = math.fma %520#1, %584, %586 : vector<8xf32>
              %590 = wave.exp2 %589 : vector<8xf32>
              %591 = arith.truncf %588 : vector<8xf32> to vector<8xf16>
              %592 = vector.bitcast %591 : vector<8xf16> to vector<4xi32>
              %593 = wave.swap_halves %592 : vector<4xi32>
              %594 = arith.select %3, %593, %592 : vector<4xi32>
              %595 = arith.select %3, %592, %593 : vector<4xi32>
              %596 = vector.shuffle %594, %595 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %597 = vector.bitcast %596 : vector<8xi32> to vector<16xf16>
              %598 = arith.truncf %590 : vector<8xf32> to vector<8xf16>
              %599 = vector.bitcast %598 : vector<8xf16> to vector<4xi32>
              %600 = wave.swap_halves %599 : vector<4xi32>
              %601 = arith.select %3, %600, %599 : vector<4xi32>
              %602 = arith.select %3, %599, %600 : vector<4xi32>
              %603 = vector.shuffle %601, %602 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %604 = vector.bitcast %603 : vector<8xi32> to vector<16xf16>
              %605 = arith.addf %588, %590 : vector<8xf32>
              %606 = vector.extract %605[0] : f32 from vector<8xf32>
              %607 = vector.extract %605[1] : f32 from vector<8xf32>
              %608 = vector.extract %605[2] : f32 from vector<8xf32>
              %609 = vector.extract %605[3] : f32 from vector<8xf32>
              %610 = vector.extract %605[4] : f32 from vector<8xf32>
              %611 = vector.extract %605[5] : f32 from vector<8xf32>
              %612 = vector.extract %605[6] : f32 from vector<8xf32>
              %613 = vector.extract %605[7] : f32 from vector<8xf32>
              %614 = arith.addf %606, %610 : f32
              %615 = arith.addf %607, %611 : f32
              %616 = arith.addf %608, %612 : f32
              %617 = arith.addf %609, %613 : f32
              %618 = arith.addf %614, %616 : f32
              %619 = arith.addf %615, %617 : f32
              %620 = arith.addf %618, %619 : f32
              %621 = arith.addf %574#1, %620 : f32
              %622 = wave.opaque %621 : f32
              %623 = wave.opaque %350 : i32
              %624 = arith.cmpi sgt, %623, %271 : i32
              %625:2 = scf.if %624 -> (vector<8xf32>, vector<8xf32>) {
                %626 = wave.opaque %c3 : index
                %627 = arith.addi %1, %626 : index
                %628 = memref.load %7[%627] : memref<?xi32>
                %629 = arith.index_cast %2 : index to i32
                %630 = arith.addi %349, %629 : i32
                %631 = arith.subi %628, %630 : i32
                %632 = arith.subi %631, %c45 : i32
                %633 = vector.broadcast %632 : i32 to vector<8xi32>
                %634 = arith.cmpi sgt, %633, %c58 : vector<8xi32>
                %635 = arith.select %634, %516, %c57 : vector<8xi1>, vector<8xf32>
                %636 = arith.subi %631, %c44 : i32
                %637 = vector.broadcast %636 : i32 to vector<8xi32>
                %638 = arith.cmpi sgt, %637, %c58 : vector<8xi32>
                %639 = arith.select %638, %517, %c57 : vector<8xi1>, vector<8xf32>
                scf.yield %635, %639 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %516, %517 : vector<8xf32>, vector<8xf32>
              }
              %640 = wave.opaque %c3 : index
              %641 = arith.addi %1, %640 : index
              %642 = memref.load %6[%641] : memref<?xf32>
              %643 = vector.extract %625#0[0] : f32 from vector<8xf32>
              %644 = vector.extract %625#0[1] : f32 from vector<8xf32>
              %645 = vector.extract %625#0[2] : f32 from vector<8xf32>
              %646 = vector.extract %625#0[3] : f32 from vector<8xf32>
              %647 = vector.extract %625#0[4] : f32 from vector<8xf32>
              %648 = vector.extract %625#0[5] : f32 from vector<8xf32>
              %649 = vector.extract %625#0[6] : f32 from vector<8xf32>
              %650 = vector.extract %625#0[7] : f32 from vector<8xf32>
              %651 = vector.extract %625#1[0] : f32 from vector<8xf32>
              %652 = vector.extract %625#1[1] : f32 from vector<8xf32>
              %653 = vector.extract %625#1[2] : f32 from vector<8xf32>
              %654 = vector.extract %625#1[3] : f32 from vector<8xf32>
              %655 = vector.extract %625#1[4] : f32 from vector<8xf32>
              %656 = vector.extract %625#1[5] : f32 from vector<8xf32>
              %657 = vector.extract %625#1[6] : f32 from vector<8xf32>
              %658 = vector.extract %625#1[7] : f32 from vector<8xf32>
              %659 = arith.maxnumf %643, %644 fastmath<nnan> : f32
              %660 = arith.maxnumf %659, %645 fastmath<nnan> : f32
              %661 = arith.maxnumf %660, %646 fastmath<nnan> : f32
              %662 = arith.maxnumf %661, %647 fastmath<nnan> : f32
              %663 = arith.maxnumf %662, %648 fastmath<nnan> : f32
              %664 = arith.maxnumf %663, %649 fastmath<nnan> : f32
              %665 = arith.maxnumf %664, %650 fastmath<nnan> : f32
              %666 = arith.maxnumf %665, %651 fastmath<nnan> : f32
              %667 = arith.maxnumf %666, %652 fastmath<nnan> : f32
              %668 = arith.maxnumf %667, %653 fastmath<nnan> : f32
              %669 = arith.maxnumf %668, %654 fastmath<nnan> : f32
              %670 = arith.maxnumf %669, %655 fastmath<nnan> : f32
              %671 = arith.maxnumf %670, %656 fastmath<nnan> : f32
              %672 = arith.maxnumf %671, %657 fastmath<nnan> : f32
              %673 = arith.maxnumf %672, %658 fastmath<nnan> : f32
              %674 = wave.swap_halves %673 : f32
              %675 = arith.maxnumf %673, %674 fastmath<nnan> : f32
              %676 = arith.mulf %675, %642 : f32
              %677 = arith.addf %340, %c59 : f32
              %678 = arith.cmpf ogt, %676, %677 : f32
              %679:7 = scf.if %678 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %680 = arith.subf %340, %676 : f32
                %681 = wave.exp2 %680 : f32
                %682 = vector.broadcast %681 : f32 to vector<8xf32>
                %683 = arith.mulf %341, %681 : f32
                %684 = arith.mulf %342, %682 : vector<8xf32>
                %685 = arith.mulf %343, %682 : vector<8xf32>
                %686 = arith.mulf %344, %682 : vector<8xf32>
                %687 = arith.mulf %345, %682 : vector<8xf32>
                %688 = arith.mulf %346, %682 : vector<8xf32>
                scf.yield %676, %683, %684, %685, %686, %687, %688 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %340, %341, %342, %343, %344, %345, %346 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %689 = vector.broadcast %642 : f32 to vector<8xf32>
              %690 = arith.subf %c60, %679#0 : f32
              %691 = vector.broadcast %690 : f32 to vector<8xf32>
              %692 = math.fma %625#0, %689, %691 : vector<8xf32>
              %693 = wave.exp2 %692 : vector<8xf32>
              %694 = math.fma %625#1, %689, %691 : vector<8xf32>
              %695 = wave.exp2 %694 : vector<8xf32>
              %696 = arith.truncf %693 : vector<8xf32> to vector<8xf16>
              %697 = vector.bitcast %696 : vector<8xf16> to vector<4xi32>
              %698 = wave.swap_halves %697 : vector<4xi32>
              %699 = arith.select %3, %698, %697 : vector<4xi32>
              %700 = arith.select %3, %697, %698 : vector<4xi32>
              %701 = vector.shuffle %699, %700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %702 = vector.bitcast %701 : vector<8xi32> to vector<16xf16>
              %703 = arith.truncf %695 : vector<8xf32> to vector<8xf16>
              %704 = vector.bitcast %703 : vector<8xf16> to vector<4xi32>
              %705 = wave.swap_halves %704 : vector<4xi32>
              %706 = arith.select %3, %705, %704 : vector<4xi32>
              %707 = arith.select %3, %704, %705 : vector<4xi32>
              %708 = vector.shuffle %706, %707 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %709 = vector.bitcast %708 : vector<8xi32> to vector<16xf16>
              %710 = arith.addf %693, %695 : vector<8xf32>
              %711 = vector.extract %710[0] : f32 from vector<8xf32>
              %712 = vector.extract %710[1] : f32 from vector<8xf32>
              %713 = vector.extract %710[2] : f32 from vector<8xf32>
              %714 = vector.extract %710[3] : f32 from vector<8xf32>
              %715 = vector.extract %710[4] : f32 from vector<8xf32>
              %716 = vector.extract %710[5] : f32 from vector<8xf32>
              %717 = vector.extract %710[6] : f32 from vector<8xf32>
              %718 = vector.extract %710[7] : f32 from vector<8xf32>
              %719 = arith.addf %711, %715 : f32
              %720 = arith.addf %712, %716 : f32
              %721 = arith.addf %713, %717 : f32
              %722 = arith.addf %714, %718 : f32
              %723 = arith.addf %719, %721 : f32
              %724 = arith.addf %720, %722 : f32
              %725 = arith.addf %723, %724 : f32
              %726 = arith.addf %679#1, %725 : f32
              %727 = wave.opaque %726 : f32
              %728 = wave.opaque %350 : i32
              %729 = arith.cmpi sgt, %728, %271 : i32
              %730:2 = scf.if %729 -> (vector<4xi32>, vector<4xi32>) {
                %731 = arith.subi %295, %349 : i32
                %732 = arith.subi %731, %c45 : i32
                %733 = arith.minsi %732, %c44 : i32
                %734 = arith.maxsi %733, %c45 : i32
                %735 = arith.cmpi sgt, %734, %c45 : i32
                %736 = arith.select %735, %c61, %c45 : i32
                %737 = arith.ori %c45, %736 : i32
                %738 = arith.cmpi sgt, %734, %c37 : i32
                %739 = arith.select %738, %c61, %c45 : i32
                %740 = arith.ori %c45, %739 : i32
                %741 = arith.cmpi sgt, %734, %c62 : i32
                %742 = arith.select %741, %c63, %c45 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %734, %c64 : i32
                %745 = arith.select %744, %c63, %c45 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %734, %c65 : i32
                %748 = arith.select %747, %c66, %c45 : i32
                %749 = arith.ori %743, %748 : i32
                %750 = arith.cmpi sgt, %734, %c67 : i32
                %751 = arith.select %750, %c66, %c45 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %734, %c68 : i32
                %754 = arith.select %753, %c69, %c45 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %734, %c70 : i32
                %757 = arith.select %756, %c69, %c45 : i32
                %758 = arith.ori %752, %757 : i32
                %759 = arith.cmpi sgt, %734, %c71 : i32
                %760 = arith.select %759, %c61, %c45 : i32
                %761 = arith.ori %c45, %760 : i32
                %762 = arith.cmpi sgt, %734, %c72 : i32
                %763 = arith.select %762, %c61, %c45 : i32
                %764 = arith.ori %c45, %763 : i32
                %765 = arith.cmpi sgt, %734, %c73 : i32
                %766 = arith.select %765, %c63, %c45 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %734, %c74 : i32
                %769 = arith.select %768, %c63, %c45 : i32
                %770 = arith.ori %764, %769 : i32
                %771 = arith.cmpi sgt, %734, %c75 : i32
                %772 = arith.select %771, %c66, %c45 : i32
                %773 = arith.ori %767, %772 : i32
                %774 = arith.cmpi sgt, %734, %c76 : i32
                %775 = arith.select %774, %c66, %c45 : i32
                %776 = arith.ori %770, %775 : i32
                %777 = arith.cmpi sgt, %734, %c30 : i32
                %778 = arith.select %777, %c69, %c45 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %734, %c77 : i32
                %781 = arith.select %780, %c69, %c45 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = vector.from_elements %755, %779, %758, %782 : vector<4xi32>
                %784 = arith.subi %295, %349 : i32
                %785 = arith.subi %784, %c44 : i32
                %786 = arith.minsi %785, %c44 : i32
                %787 = arith.maxsi %786, %c45 : i32
                %788 = arith.cmpi sgt, %787, %c45 : i32
                %789 = arith.select %788, %c61, %c45 : i32
                %790 = arith.ori %c45, %789 : i32
                %791 = arith.cmpi sgt, %787, %c37 : i32
                %792 = arith.select %791, %c61, %c45 : i32
                %793 = arith.ori %c45, %792 : i32
                %794 = arith.cmpi sgt, %787, %c62 : i32
                %795 = arith.select %794, %c63, %c45 : i32
                %796 = arith.ori %790, %795 : i32
                %797 = arith.cmpi sgt, %787, %c64 : i32
                %798 = arith.select %797, %c63, %c45 : i32
                %799 = arith.ori %793, %798 : i32
                %800 = arith.cmpi sgt, %787, %c65 : i32
                %801 = arith.select %800, %c66, %c45 : i32
                %802 = arith.ori %796, %801 : i32
                %803 = arith.cmpi sgt, %787, %c67 : i32
                %804 = arith.select %803, %c66, %c45 : i32
                %805 = arith.ori %799, %804 : i32
                %806 = arith.cmpi sgt, %787, %c68 : i32
                %807 = arith.select %806, %c69, %c45 : i32
                %808 = arith.ori %802, %807 : i32
                %809 = arith.cmpi sgt, %787, %c70 : i32
                %810 = arith.select %809, %c69, %c45 : i32
                %811 = arith.ori %805, %810 : i32
                %812 = arith.cmpi sgt, %787, %c71 : i32
                %813 = arith.select %812, %c61, %c45 : i32
                %814 = arith.ori %c45, %813 : i32
                %815 = arith.cmpi sgt, %787, %c72 : i32
                %816 = arith.select %815, %c61, %c45 : i32
                %817 = arith.ori %c45, %816 : i32
                %818 = arith.cmpi sgt, %787, %c73 : i32
                %819 = arith.select %818, %c63, %c45 : i32
                %820 = arith.ori %814, %819 : i32
                %821 = arith.cmpi sgt, %787, %c74 : i32
                %822 = arith.select %821, %c63, %c45 : i32
                %823 = arith.ori %817, %822 : i32
                %824 = arith.cmpi sgt, %787, %c75 : i32
                %825 = arith.select %824, %c66, %c45 : i32
                %826 = arith.ori %820, %825 : i32
                %827 = arith.cmpi sgt, %787, %c76 : i32
                %828 = arith.select %827, %c66, %c45 : i32
                %829 = arith.ori %823, %828 : i32
                %830 = arith.cmpi sgt, %787, %c30 : i32
                %831 = arith.select %830, %c69, %c45 : i32
                %832 = arith.ori %826, %831 : i32
                %833 = arith.cmpi sgt, %787, %c77 : i32
                %834 = arith.select %833, %c69, %c45 : i32
                %835 = arith.ori %829, %834 : i32
                %836 = vector.from_elements %808, %832, %811, %835 : vector<4xi32>
                %837 = arith.andi %462, %783 : vector<4xi32>
                %838 = arith.andi %465, %836 : vector<4xi32>
                scf.yield %837, %838 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %462, %465 : vector<4xi32>, vector<4xi32>
              }
              %839 = vector.bitcast %730#0 : vector<4xi32> to vector<16xi8>
              %840 = wave.fp8_decode "e5m2" packed %839 : vector<16xi8> -> vector<16xf16>
              %841 = wave.mma %840, %597, %574#2 : vector<16xf16>, vector<8xf32>
              %842 = wave.mma %840, %702, %679#2 : vector<16xf16>, vector<8xf32>
              %843 = vector.bitcast %730#1 : vector<4xi32> to vector<16xi8>
              %844 = wave.fp8_decode "e5m2" packed %843 : vector<16xi8> -> vector<16xf16>
              %845 = wave.mma %844, %604, %841 : vector<16xf16>, vector<8xf32>
              %846 = wave.mma %844, %709, %842 : vector<16xf16>, vector<8xf32>
              %847 = wave.opaque %845 : vector<8xf32>
              %848 = wave.opaque %846 : vector<8xf32>
              %849 = arith.addi %359, %35 : index
              %850 = arith.addi %849, %c33 : index
              %851 = vector.load %kv[%850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %852 = arith.addi %367, %35 : index
              %853 = arith.addi %852, %c33 : index
              %854 = vector.load %kv[%853] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %855 = wave.opaque %350 : i32
              %856 = arith.cmpi sgt, %855, %271 : i32
              %857:2 = scf.if %856 -> (vector<4xi32>, vector<4xi32>) {
                %858 = arith.subi %295, %349 : i32
                %859 = arith.subi %858, %c45 : i32
                %860 = arith.minsi %859, %c44 : i32
                %861 = arith.maxsi %860, %c45 : i32
                %862 = arith.cmpi sgt, %861, %c45 : i32
                %863 = arith.select %862, %c61, %c45 : i32
                %864 = arith.ori %c45, %863 : i32
                %865 = arith.cmpi sgt, %861, %c37 : i32
                %866 = arith.select %865, %c61, %c45 : i32
                %867 = arith.ori %c45, %866 : i32
                %868 = arith.cmpi sgt, %861, %c62 : i32
                %869 = arith.select %868, %c63, %c45 : i32
                %870 = arith.ori %864, %869 : i32
                %871 = arith.cmpi sgt, %861, %c64 : i32
                %872 = arith.select %871, %c63, %c45 : i32
                %873 = arith.ori %867, %872 : i32
                %874 = arith.cmpi sgt, %861, %c65 : i32
                %875 = arith.select %874, %c66, %c45 : i32
                %876 = arith.ori %870, %875 : i32
                %877 = arith.cmpi sgt, %861, %c67 : i32
                %878 = arith.select %877, %c66, %c45 : i32
                %879 = arith.ori %873, %878 : i32
                %880 = arith.cmpi sgt, %861, %c68 : i32
                %881 = arith.select %880, %c69, %c45 : i32
                %882 = arith.ori %876, %881 : i32
                %883 = arith.cmpi sgt, %861, %c70 : i32
                %884 = arith.select %883, %c69, %c45 : i32
                %885 = arith.ori %879, %884 : i32
                %886 = arith.cmpi sgt, %861, %c71 : i32
                %887 = arith.select %886, %c61, %c45 : i32
                %888 = arith.ori %c45, %887 : i32
                %889 = arith.cmpi sgt, %861, %c72 : i32
                %890 = arith.select %889, %c61, %c45 : i32
                %891 = arith.ori %c45, %890 : i32
                %892 = arith.cmpi sgt, %861, %c73 : i32
                %893 = arith.select %892, %c63, %c45 : i32
                %894 = arith.ori %888, %893 : i32
                %895 = arith.cmpi sgt, %861, %c74 : i32
                %896 = arith.select %895, %c63, %c45 : i32
                %897 = arith.ori %891, %896 : i32
                %898 = arith.cmpi sgt, %861, %c75 : i32
                %899 = arith.select %898, %c66, %c45 : i32
                %900 = arith.ori %894, %899 : i32
                %901 = arith.cmpi sgt, %861, %c76 : i32
                %902 = arith.select %901, %c66, %c45 : i32
                %903 = arith.ori %897, %902 : i32
                %904 = arith.cmpi sgt, %861, %c30 : i32
                %905 = arith.select %904, %c69, %c45 : i32
                %906 = arith.ori %900, %905 : i32
                %907 = arith.cmpi sgt, %861, %c77 : i32
                %908 = arith.select %907, %c69, %c45 : i32
                %909 = arith.ori %903, %908 : i32
                %910 = vector.from_elements %882, %906, %885, %909 : vector<4xi32>
                %911 = arith.subi %295, %349 : i32
                %912 = arith.subi %911, %c44 : i32
                %913 = arith.minsi %912, %c44 : i32
                %914 = arith.maxsi %913, %c45 : i32
                %915 = arith.cmpi sgt, %914, %c45 : i32
                %916 = arith.select %915, %c61, %c45 : i32
                %917 = arith.ori %c45, %916 : i32
                %918 = arith.cmpi sgt, %914, %c37 : i32
                %919 = arith.select %918, %c61, %c45 : i32
                %920 = arith.ori %c45, %919 : i32
                %921 = arith.cmpi sgt, %914, %c62 : i32
                %922 = arith.select %921, %c63, %c45 : i32
                %923 = arith.ori %917, %922 : i32
                %924 = arith.cmpi sgt, %914, %c64 : i32
                %925 = arith.select %924, %c63, %c45 : i32
                %926 = arith.ori %920, %925 : i32
                %927 = arith.cmpi sgt, %914, %c65 : i32
                %928 = arith.select %927, %c66, %c45 : i32
                %929 = arith.ori %923, %928 : i32
                %930 = arith.cmpi sgt, %914, %c67 : i32
                %931 = arith.select %930, %c66, %c45 : i32
                %932 = arith.ori %926, %931 : i32
                %933 = arith.cmpi sgt, %914, %c68 : i32
                %934 = arith.select %933, %c69, %c45 : i32
                %935 = arith.ori %929, %934 : i32
                %936 = arith.cmpi sgt, %914, %c70 : i32
                %937 = arith.select %936, %c69, %c45 : i32
                %938 = arith.ori %932, %937 : i32
                %939 = arith.cmpi sgt, %914, %c71 : i32
                %940 = arith.select %939, %c61, %c45 : i32
                %941 = arith.ori %c45, %940 : i32
                %942 = arith.cmpi sgt, %914, %c72 : i32
                %943 = arith.select %942, %c61, %c45 : i32
                %944 = arith.ori %c45, %943 : i32
                %945 = arith.cmpi sgt, %914, %c73 : i32
                %946 = arith.select %945, %c63, %c45 : i32
                %947 = arith.ori %941, %946 : i32
                %948 = arith.cmpi sgt, %914, %c74 : i32
                %949 = arith.select %948, %c63, %c45 : i32
                %950 = arith.ori %944, %949 : i32
                %951 = arith.cmpi sgt, %914, %c75 : i32
                %952 = arith.select %951, %c66, %c45 : i32
                %953 = arith.ori %947, %952 : i32
                %954 = arith.cmpi sgt, %914, %c76 : i32
                %955 = arith.select %954, %c66, %c45 : i32
                %956 = arith.ori %950, %955 : i32
                %957 = arith.cmpi sgt, %914, %c30 : i32
                %958 = arith.select %957, %c69, %c45 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %914, %c77 : i32
                %961 = arith.select %960, %c69, %c45 : i32
                %962 = arith.ori %956, %961 : i32
                %963 = vector.from_elements %935, %959, %938, %962 : vector<4xi32>
                %964 = arith.andi %486, %910 : vector<4xi32>
                %965 = arith.andi %489, %963 : vector<4xi32>
                scf.yield %964, %965 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %486, %489 : vector<4xi32>, vector<4xi32>
              }
              %966 = vector.bitcast %857#0 : vector<4xi32> to vector<16xi8>
              %967 = wave.fp8_decode "e5m2" packed %966 : vector<16xi8> -> vector<16xf16>
              %968 = wave.mma %967, %597, %574#3 : vector<16xf16>, vector<8xf32>
              %969 = wave.mma %967, %702, %679#3 : vector<16xf16>, vector<8xf32>
              %970 = vector.bitcast %857#1 : vector<4xi32> to vector<16xi8>
              %971 = wave.fp8_decode "e5m2" packed %970 : vector<16xi8> -> vector<16xf16>
              %972 = wave.mma %971, %604, %968 : vector<16xf16>, vector<8xf32>
              %973 = wave.mma %971, %709, %969 : vector<16xf16>, vector<8xf32>
              %974 = wave.opaque %972 : vector<8xf32>
              %975 = wave.opaque %973 : vector<8xf32>
              %976 = arith.addi %359, %35 : index
              %977 = arith.addi %976, %c78 : index
              %978 = vector.load %kv[%977] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %979 = arith.addi %367, %35 : index
              %980 = arith.addi %979, %c78 : index
              %981 = vector.load %kv[%980] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %982 = wave.opaque %350 : i32
              %983 = arith.cmpi sgt, %982, %271 : i32
              %984:2 = scf.if %983 -> (vector<4xi32>, vector<4xi32>) {
                %985 = arith.subi %295, %349 : i32
                %986 = arith.subi %985, %c45 : i32
                %987 = arith.minsi %986, %c44 : i32
                %988 = arith.maxsi %987, %c45 : i32
                %989 = arith.cmpi sgt, %988, %c45 : i32
                %990 = arith.select %989, %c61, %c45 : i32
                %991 = arith.ori %c45, %990 : i32
                %992 = arith.cmpi sgt, %988, %c37 : i32
                %993 = arith.select %992, %c61, %c45 : i32
                %994 = arith.ori %c45, %993 : i32
                %995 = arith.cmpi sgt, %988, %c62 : i32
                %996 = arith.select %995, %c63, %c45 : i32
                %997 = arith.ori %991, %996 : i32
                %998 = arith.cmpi sgt, %988, %c64 : i32
                %999 = arith.select %998, %c63, %c45 : i32
                %1000 = arith.ori %994, %999 : i32
                %1001 = arith.cmpi sgt, %988, %c65 : i32
                %1002 = arith.select %1001, %c66, %c45 : i32
                %1003 = arith.ori %997, %1002 : i32
                %1004 = arith.cmpi sgt, %988, %c67 : i32
                %1005 = arith.select %1004, %c66, %c45 : i32
                %1006 = arith.ori %1000, %1005 : i32
                %1007 = arith.cmpi sgt, %988, %c68 : i32
                %1008 = arith.select %1007, %c69, %c45 : i32
                %1009 = arith.ori %1003, %1008 : i32
                %1010 = arith.cmpi sgt, %988, %c70 : i32
                %1011 = arith.select %1010, %c69, %c45 : i32
                %1012 = arith.ori %1006, %1011 : i32
                %1013 = arith.cmpi sgt, %988, %c71 : i32
                %1014 = arith.select %1013, %c61, %c45 : i32
                %1015 = arith.ori %c45, %1014 : i32
                %1016 = arith.cmpi sgt, %988, %c72 : i32
                %1017 = arith.select %1016, %c61, %c45 : i32
                %1018 = arith.ori %c45, %1017 : i32
                %1019 = arith.cmpi sgt, %988, %c73 : i32
                %1020 = arith.select %1019, %c63, %c45 : i32
                %1021 = arith.ori %1015, %1020 : i32
                %1022 = arith.cmpi sgt, %988, %c74 : i32
                %1023 = arith.select %1022, %c63, %c45 : i32
                %1024 = arith.ori %1018, %1023 : i32
                %1025 = arith.cmpi sgt, %988, %c75 : i32
                %1026 = arith.select %1025, %c66, %c45 : i32
                %1027 = arith.ori %1021, %1026 : i32
                %1028 = arith.cmpi sgt, %988, %c76 : i32
                %1029 = arith.select %1028, %c66, %c45 : i32
                %1030 = arith.ori %1024, %1029 : i32
                %1031 = arith.cmpi sgt, %988, %c30 : i32
                %1032 = arith.select %1031, %c69, %c45 : i32
                %1033 = arith.ori %1027, %1032 : i32
                %1034 = arith.cmpi sgt, %988, %c77 : i32
                %1035 = arith.select %1034, %c69, %c45 : i32
                %1036 = arith.ori %1030, %1035 : i32
                %1037 = vector.from_elements %1009, %1033, %1012, %1036 : vector<4xi32>
                %1038 = arith.subi %295, %349 : i32
                %1039 = arith.subi %1038, %c44 : i32
                %1040 = arith.minsi %1039, %c44 : i32
                %1041 = arith.maxsi %1040, %c45 : i32
                %1042 = arith.cmpi sgt, %1041, %c45 : i32
                %1043 = arith.select %1042, %c61, %c45 : i32
                %1044 = arith.ori %c45, %1043 : i32
                %1045 = arith.cmpi sgt, %1041, %c37 : i32
                %1046 = arith.select %1045, %c61, %c45 : i32
                %1047 = arith.ori %c45, %1046 : i32
                %1048 = arith.cmpi sgt, %1041, %c62 : i32
                %1049 = arith.select %1048, %c63, %c45 : i32
                %1050 = arith.ori %1044, %1049 : i32
                %1051 = arith.cmpi sgt, %1041, %c64 : i32
                %1052 = arith.select %1051, %c63, %c45 : i32
                %1053 = arith.ori %1047, %1052 : i32
                %1054 = arith.cmpi sgt, %1041, %c65 : i32
                %1055 = arith.select %1054, %c66, %c45 : i32
                %1056 = arith.ori %1050, %1055 : i32
                %1057 = arith.cmpi sgt, %1041, %c67 : i32
                %1058 = arith.select %1057, %c66, %c45 : i32
                %1059 = arith.ori %1053, %1058 : i32
                %1060 = arith.cmpi sgt, %1041, %c68 : i32
                %1061 = arith.select %1060, %c69, %c45 : i32
                %1062 = arith.ori %1056, %1061 : i32
                %1063 = arith.cmpi sgt, %1041, %c70 : i32
                %1064 = arith.select %1063, %c69, %c45 : i32
                %1065 = arith.ori %1059, %1064 : i32
                %1066 = arith.cmpi sgt, %1041, %c71 : i32
                %1067 = arith.select %1066, %c61, %c45 : i32
                %1068 = arith.ori %c45, %1067 : i32
                %1069 = arith.cmpi sgt, %1041, %c72 : i32
                %1070 = arith.select %1069, %c61, %c45 : i32
                %1071 = arith.ori %c45, %1070 : i32
                %1072 = arith.cmpi sgt, %1041, %c73 : i32
                %1073 = arith.select %1072, %c63, %c45 : i32
                %1074 = arith.ori %1068, %1073 : i32
                %1075 = arith.cmpi sgt, %1041, %c74 : i32
                %1076 = arith.select %1075, %c63, %c45 : i32
                %1077 = arith.ori %1071, %1076 : i32
                %1078 = arith.cmpi sgt, %1041, %c75 : i32
                %1079 = arith.select %1078, %c66, %c45 : i32
                %1080 = arith.ori %1074, %1079 : i32
                %1081 = arith.cmpi sgt, %1041, %c76 : i32
                %1082 = arith.select %1081, %c66, %c45 : i32
                %1083 = arith.ori %1077, %1082 : i32
                %1084 = arith.cmpi sgt, %1041, %c30 : i32
                %1085 = arith.select %1084, %c69, %c45 : i32
                %1086 = arith.ori %1080, %1085 : i32
                %1087 = arith.cmpi sgt, %1041, %c77 : i32
                %1088 = arith.select %1087, %c69, %c45 : i32
                %1089 = arith.ori %1083, %1088 : i32
                %1090 = vector.from_elements %1062, %1086, %1065, %1089 : vector<4xi32>
                %1091 = arith.andi %510, %1037 : vector<4xi32>
                %1092 = arith.andi %513, %1090 : vector<4xi32>
                scf.yield %1091, %1092 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %510, %513 : vector<4xi32>, vector<4xi32>
              }
              %1093 = vector.bitcast %984#0 : vector<4xi32> to vector<16xi8>
              %1094 = wave.fp8_decode "e5m2" packed %1093 : vector<16xi8> -> vector<16xf16>
              %1095 = wave.mma %1094, %597, %574#4 : vector<16xf16>, vector<8xf32>
              %1096 = wave.mma %1094, %702, %679#4 : vector<16xf16>, vector<8xf32>
              %1097 = vector.bitcast %984#1 : vector<4xi32> to vector<16xi8>
              %1098 = wave.fp8_decode "e5m2" packed %1097 : vector<16xi8> -> vector<16xf16>
              %1099 = wave.mma %1098, %604, %1095 : vector<16xf16>, vector<8xf32>
              %1100 = wave.mma %1098, %709, %1096 : vector<16xf16>, vector<8xf32>
              %1101 = wave.opaque %1099 : vector<8xf32>
              %1102 = wave.opaque %1100 : vector<8xf32>
              wave.pin
              %1103 = wave.opaque %350 : i32
              %1104 = arith.cmpi sgt, %1103, %271 : i32
              %1105:2 = scf.if %1104 -> (vector<4xi32>, vector<4xi32>) {
                %1106 = arith.subi %295, %349 : i32
                %1107 = arith.subi %1106, %c45 : i32
                %1108 = arith.minsi %1107, %c44 : i32
                %1109 = arith.maxsi %1108, %c45 : i32
                %1110 = arith.cmpi sgt, %1109, %c45 : i32
                %1111 = arith.select %1110, %c61, %c45 : i32
                %1112 = arith.ori %c45, %1111 : i32
                %1113 = arith.cmpi sgt, %1109, %c37 : i32
                %1114 = arith.select %1113, %c61, %c45 : i32
                %1115 = arith.ori %c45, %1114 : i32
                %1116 = arith.cmpi sgt, %1109, %c62 : i32
                %1117 = arith.select %1116, %c63, %c45 : i32
                %1118 = arith.ori %1112, %1117 : i32
                %1119 = arith.cmpi sgt, %1109, %c64 : i32
                %1120 = arith.select %1119, %c63, %c45 : i32
                %1121 = arith.ori %1115, %1120 : i32
                %1122 = arith.cmpi sgt, %1109, %c65 : i32
                %1123 = arith.select %1122, %c66, %c45 : i32
                %1124 = arith.ori %1118, %1123 : i32
                %1125 = arith.cmpi sgt, %1109, %c67 : i32
                %1126 = arith.select %1125, %c66, %c45 : i32
                %1127 = arith.ori %1121, %1126 : i32
                %1128 = arith.cmpi sgt, %1109, %c68 : i32
                %1129 = arith.select %1128, %c69, %c45 : i32
                %1130 = arith.ori %1124, %1129 : i32
                %1131 = arith.cmpi sgt, %1109, %c70 : i32
                %1132 = arith.select %1131, %c69, %c45 : i32
                %1133 = arith.ori %1127, %1132 : i32
                %1134 = arith.cmpi sgt, %1109, %c71 : i32
                %1135 = arith.select %1134, %c61, %c45 : i32
                %1136 = arith.ori %c45, %1135 : i32
                %1137 = arith.cmpi sgt, %1109, %c72 : i32
                %1138 = arith.select %1137, %c61, %c45 : i32
                %1139 = arith.ori %c45, %1138 : i32
                %1140 = arith.cmpi sgt, %1109, %c73 : i32
                %1141 = arith.select %1140, %c63, %c45 : i32
                %1142 = arith.ori %1136, %1141 : i32
                %1143 = arith.cmpi sgt, %1109, %c74 : i32
                %1144 = arith.select %1143, %c63, %c45 : i32
                %1145 = arith.ori %1139, %1144 : i32
                %1146 = arith.cmpi sgt, %1109, %c75 : i32
                %1147 = arith.select %1146, %c66, %c45 : i32
                %1148 = arith.ori %1142, %1147 : i32
                %1149 = arith.cmpi sgt, %1109, %c76 : i32
                %1150 = arith.select %1149, %c66, %c45 : i32
                %1151 = arith.ori %1145, %1150 : i32
                %1152 = arith.cmpi sgt, %1109, %c30 : i32
                %1153 = arith.select %1152, %c69, %c45 : i32
                %1154 = arith.ori %1148, %1153 : i32
                %1155 = arith.cmpi sgt, %1109, %c77 : i32
                %1156 = arith.select %1155, %c69, %c45 : i32
                %1157 = arith.ori %1151, %1156 : i32
                %1158 = vector.from_elements %1130, %1154, %1133, %1157 : vector<4xi32>
                %1159 = arith.subi %295, %349 : i32
                %1160 = arith.subi %1159, %c44 : i32
                %1161 = arith.minsi %1160, %c44 : i32
                %1162 = arith.maxsi %1161, %c45 : i32
                %1163 = arith.cmpi sgt, %1162, %c45 : i32
                %1164 = arith.select %1163, %c61, %c45 : i32
                %1165 = arith.ori %c45, %1164 : i32
                %1166 = arith.cmpi sgt, %1162, %c37 : i32
                %1167 = arith.select %1166, %c61, %c45 : i32
                %1168 = arith.ori %c45, %1167 : i32
                %1169 = arith.cmpi sgt, %1162, %c62 : i32
                %1170 = arith.select %1169, %c63, %c45 : i32
                %1171 = arith.ori %1165, %1170 : i32
                %1172 = arith.cmpi sgt, %1162, %c64 : i32
                %1173 = arith.select %1172, %c63, %c45 : i32
                %1174 = arith.ori %1168, %1173 : i32
                %1175 = arith.cmpi sgt, %1162, %c65 : i32
                %1176 = arith.select %1175, %c66, %c45 : i32
                %1177 = arith.ori %1171, %1176 : i32
                %1178 = arith.cmpi sgt, %1162, %c67 : i32
                %1179 = arith.select %1178, %c66, %c45 : i32
                %1180 = arith.ori %1174, %1179 : i32
                %1181 = arith.cmpi sgt, %1162, %c68 : i32
                %1182 = arith.select %1181, %c69, %c45 : i32
                %1183 = arith.ori %1177, %1182 : i32
                %1184 = arith.cmpi sgt, %1162, %c70 : i32
                %1185 = arith.select %1184, %c69, %c45 : i32
                %1186 = arith.ori %1180, %1185 : i32
                %1187 = arith.cmpi sgt, %1162, %c71 : i32
                %1188 = arith.select %1187, %c61, %c45 : i32
                %1189 = arith.ori %c45, %1188 : i32
                %1190 = arith.cmpi sgt, %1162, %c72 : i32
                %1191 = arith.select %1190, %c61, %c45 : i32
                %1192 = arith.ori %c45, %1191 : i32
                %1193 = arith.cmpi sgt, %1162, %c73 : i32
                %1194 = arith.select %1193, %c63, %c45 : i32
                %1195 = arith.ori %1189, %1194 : i32
                %1196 = arith.cmpi sgt, %1162, %c74 : i32
                %1197 = arith.select %1196, %c63, %c45 : i32
                %1198 = arith.ori %1192, %1197 : i32
                %1199 = arith.cmpi sgt, %1162, %c75 : i32
                %1200 = arith.select %1199, %c66, %c45 : i32
                %1201 = arith.ori %1195, %1200 : i32
                %1202 = arith.cmpi sgt, %1162, %c76 : i32
                %1203 = arith.select %1202, %c66, %c45 : i32
                %1204 = arith.ori %1198, %1203 : i32
                %1205 = arith.cmpi sgt, %1162, %c30 : i32
                %1206 = arith.select %1205, %c69, %c45 : i32
                %1207 = arith.ori %1201, %1206 : i32
                %1208 = arith.cmpi sgt, %1162, %c77 : i32
                %1209 = arith.select %1208, %c69, %c45 : i32
                %1210 = arith.ori %1204, %1209 : i32
                %1211 = vector.from_elements %1183, %1207, %1186, %1210 : vector<4xi32>
                %1212 = arith.andi %851, %1158 : vector<4xi32>
                %1213 = arith.andi %854, %1211 : vector<4xi32>
                scf.yield %1212, %1213 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %851, %854 : vector<4xi32>, vector<4xi32>
              }
              %1214 = vector.bitcast %1105#0 : vector<4xi32> to vector<16xi8>
              %1215 = wave.fp8_decode "e5m2" packed %1214 : vector<16xi8> -> vector<16xf16>
              %1216 = wave.mma %1215, %597, %574#5 : vector<16xf16>, vector<8xf32>
              %1217 = wave.mma %1215, %702, %679#5 : vector<16xf16>, vector<8xf32>
              %1218 = vector.bitcast %1105#1 : vector<4xi32> to vector<16xi8>
              %1219 = wave.fp8_decode "e5m2" packed %1218 : vector<16xi8> -> vector<16xf16>
              %1220 = wave.mma %1219, %604, %1216 : vector<16xf16>, vector<8xf32>
              %1221 = wave.mma %1219, %709, %1217 : vector<16xf16>, vector<8xf32>
              %1222 = wave.opaque %1220 : vector<8xf32>
              %1223 = wave.opaque %1221 : vector<8xf32>
              wave.pin
              %1224 = wave.opaque %350 : i32
              %1225 = arith.cmpi slt, %1224, %295 : i32
              %1226:2 = scf.if %1225 -> (vector<4xi32>, vector<4xi32>) {
                %1227 = arith.addi %376, %35 : index
                %1228 = arith.addi %1227, %c10 : index
                %1229 = vector.load %kv[%1228] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1230 = arith.addi %384, %35 : index
                %1231 = arith.addi %1230, %c10 : index
                %1232 = vector.load %kv[%1231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1229, %1232 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1105#0, %1105#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %1233 = wave.opaque %350 : i32
              %1234 = arith.cmpi sgt, %1233, %271 : i32
              %1235:2 = scf.if %1234 -> (vector<4xi32>, vector<4xi32>) {
                %1236 = arith.subi %295, %349 : i32
                %1237 = arith.subi %1236, %c45 : i32
                %1238 = arith.minsi %1237, %c44 : i32
                %1239 = arith.maxsi %1238, %c45 : i32
                %1240 = arith.cmpi sgt, %1239, %c45 : i32
                %1241 = arith.select %1240, %c61, %c45 : i32
                %1242 = arith.ori %c45, %1241 : i32
                %1243 = arith.cmpi sgt, %1239, %c37 : i32
                %1244 = arith.select %1243, %c61, %c45 : i32
                %1245 = arith.ori %c45, %1244 : i32
                %1246 = arith.cmpi sgt, %1239, %c62 : i32
                %1247 = arith.select %1246, %c63, %c45 : i32
                %1248 = arith.ori %1242, %1247 : i32
                %1249 = arith.cmpi sgt, %1239, %c64 : i32
                %1250 = arith.select %1249, %c63, %c45 : i32
                %1251 = arith.ori %1245, %1250 : i32
                %1252 = arith.cmpi sgt, %1239, %c65 : i32
                %1253 = arith.select %1252, %c66, %c45 : i32
                %1254 = arith.ori %1248, %1253 : i32
                %1255 = arith.cmpi sgt, %1239, %c67 : i32
                %1256 = arith.select %1255, %c66, %c45 : i32
                %1257 = arith.ori %1251, %1256 : i32
                %1258 = arith.cmpi sgt, %1239, %c68 : i32
                %1259 = arith.select %1258, %c69, %c45 : i32
                %1260 = arith.ori %1254, %1259 : i32
                %1261 = arith.cmpi sgt, %1239, %c70 : i32
                %1262 = arith.select %1261, %c69, %c45 : i32
                %1263 = arith.ori %1257, %1262 : i32
                %1264 = arith.cmpi sgt, %1239, %c71 : i32
                %1265 = arith.select %1264, %c61, %c45 : i32
                %1266 = arith.ori %c45, %1265 : i32
                %1267 = arith.cmpi sgt, %1239, %c72 : i32
                %1268 = arith.select %1267, %c61, %c45 : i32
                %1269 = arith.ori %c45, %1268 : i32
                %1270 = arith.cmpi sgt, %1239, %c73 : i32
                %1271 = arith.select %1270, %c63, %c45 : i32
                %1272 = arith.ori %1266, %1271 : i32
                %1273 = arith.cmpi sgt, %1239, %c74 : i32
                %1274 = arith.select %1273, %c63, %c45 : i32
                %1275 = arith.ori %1269, %1274 : i32
                %1276 = arith.cmpi sgt, %1239, %c75 : i32
                %1277 = arith.select %1276, %c66, %c45 : i32
                %1278 = arith.ori %1272, %1277 : i32
                %1279 = arith.cmpi sgt, %1239, %c76 : i32
                %1280 = arith.select %1279, %c66, %c45 : i32
                %1281 = arith.ori %1275, %1280 : i32
                %1282 = arith.cmpi sgt, %1239, %c30 : i32
                %1283 = arith.select %1282, %c69, %c45 : i32
                %1284 = arith.ori %1278, %1283 : i32
                %1285 = arith.cmpi sgt, %1239, %c77 : i32
                %1286 = arith.select %1285, %c69, %c45 : i32
                %1287 = arith.ori %1281, %1286 : i32
                %1288 = vector.from_elements %1260, %1284, %1263, %1287 : vector<4xi32>
                %1289 = arith.subi %295, %349 : i32
                %1290 = arith.subi %1289, %c44 : i32
                %1291 = arith.minsi %1290, %c44 : i32
                %1292 = arith.maxsi %1291, %c45 : i32
                %1293 = arith.cmpi sgt, %1292, %c45 : i32
                %1294 = arith.select %1293, %c61, %c45 : i32
                %1295 = arith.ori %c45, %1294 : i32
                %1296 = arith.cmpi sgt, %1292, %c37 : i32
                %1297 = arith.select %1296, %c61, %c45 : i32
                %1298 = arith.ori %c45, %1297 : i32
                %1299 = arith.cmpi sgt, %1292, %c62 : i32
                %1300 = arith.select %1299, %c63, %c45 : i32
                %1301 = arith.ori %1295, %1300 : i32
                %1302 = arith.cmpi sgt, %1292, %c64 : i32
                %1303 = arith.select %1302, %c63, %c45 : i32
                %1304 = arith.ori %1298, %1303 : i32
                %1305 = arith.cmpi sgt, %1292, %c65 : i32
                %1306 = arith.select %1305, %c66, %c45 : i32
                %1307 = arith.ori %1301, %1306 : i32
                %1308 = arith.cmpi sgt, %1292, %c67 : i32
                %1309 = arith.select %1308, %c66, %c45 : i32
                %1310 = arith.ori %1304, %1309 : i32
                %1311 = arith.cmpi sgt, %1292, %c68 : i32
                %1312 = arith.select %1311, %c69, %c45 : i32
                %1313 = arith.ori %1307, %1312 : i32
                %1314 = arith.cmpi sgt, %1292, %c70 : i32
                %1315 = arith.select %1314, %c69, %c45 : i32
                %1316 = arith.ori %1310, %1315 : i32
                %1317 = arith.cmpi sgt, %1292, %c71 : i32
                %1318 = arith.select %1317, %c61, %c45 : i32
                %1319 = arith.ori %c45, %1318 : i32
                %1320 = arith.cmpi sgt, %1292, %c72 : i32
                %1321 = arith.select %1320, %c61, %c45 : i32
                %1322 = arith.ori %c45, %1321 : i32
                %1323 = arith.cmpi sgt, %1292, %c73 : i32
                %1324 = arith.select %1323, %c63, %c45 : i32
                %1325 = arith.ori %1319, %1324 : i32
                %1326 = arith.cmpi sgt, %1292, %c74 : i32
                %1327 = arith.select %1326, %c63, %c45 : i32
                %1328 = arith.ori %1322, %1327 : i32
                %1329 = arith.cmpi sgt, %1292, %c75 : i32
                %1330 = arith.select %1329, %c66, %c45 : i32
                %1331 = arith.ori %1325, %1330 : i32
                %1332 = arith.cmpi sgt, %1292, %c76 : i32
                %1333 = arith.select %1332, %c66, %c45 : i32
                %1334 = arith.ori %1328, %1333 : i32
                %1335 = arith.cmpi sgt, %1292, %c30 : i32
                %1336 = arith.select %1335, %c69, %c45 : i32
                %1337 = arith.ori %1331, %1336 : i32
                %1338 = arith.cmpi sgt, %1292, %c77 : i32
                %1339 = arith.select %1338, %c69, %c45 : i32
                %1340 = arith.ori %1334, %1339 : i32
                %1341 = vector.from_elements %1313, %1337, %1316, %1340 : vector<4xi32>
                %1342 = arith.andi %978, %1288 : vector<4xi32>
                %1343 = arith.andi %981, %1341 : vector<4xi32>
                scf.yield %1342, %1343 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %978, %981 : vector<4xi32>, vector<4xi32>
              }
              %1344 = vector.bitcast %1235#0 : vector<4xi32> to vector<16xi8>
              %1345 = wave.fp8_decode "e5m2" packed %1344 : vector<16xi8> -> vector<16xf16>
              %1346 = wave.mma %1345, %597, %574#6 : vector<16xf16>, vector<8xf32>
              %1347 = wave.mma %1345, %702, %679#6 : vector<16xf16>, vector<8xf32>
              %1348 = vector.bitcast %1235#1 : vector<4xi32> to vector<16xi8>
              %1349 = wave.fp8_decode "e5m2" packed %1348 : vector<16xi8> -> vector<16xf16>
              %1350 = wave.mma %1349, %604, %1346 : vector<16xf16>, vector<8xf32>
              %1351 = wave.mma %1349, %709, %1347 : vector<16xf16>, vector<8xf32>
              %1352 = wave.opaque %1350 : vector<8xf32>
              %1353 = wave.opaque %1351 : vector<8xf32>
              wave.pin
              %1354 = wave.opaque %350 : i32
              %1355 = arith.cmpi slt, %1354, %295 : i32
              %1356:2 = scf.if %1355 -> (vector<4xi32>, vector<4xi32>) {
                %1357 = arith.addi %376, %35 : index
                %1358 = arith.addi %1357, %c24 : index
                %1359 = vector.load %kv[%1358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1360 = arith.addi %384, %35 : index
                %1361 = arith.addi %1360, %c24 : index
                %1362 = vector.load %kv[%1361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1359, %1362 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1235#0, %1235#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1226#0, %1226#1, %1356#0, %1356#1, %574#0, %622, %847, %974, %1101, %1222, %1352, %679#0, %727, %848, %975, %1102, %1223, %1353 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1363 = wave.opaque %c10 : index
            %1364 = arith.addi %0, %1363 : index
            %1365 = arith.cmpi eq, %293, %290 : i32
            %1366 = wave.swap_halves %347#5 : f32
            %1367 = arith.addf %347#5, %1366 : f32
            %1368 = arith.addi %1364, %c10 : index
            %1369:2 = scf.if %1365 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1370 = arith.addi %1364, %c10 : index
              %1371 = arith.addi %1370, %c10 : index
              %1372 = memref.load %8[%1371] : memref<?xf32>
              %1373 = arith.addi %1370, %c6 : index
              %1374 = memref.load %8[%1373] : memref<?xf32>
              scf.yield %1372, %1374 : f32, f32
            }
            %1375 = arith.maxnumf %1369#0, %347#4 fastmath<nnan> : f32
            %1376 = arith.subf %1369#0, %1375 : f32
            %1377 = wave.exp2 %1376 : f32
            %1378 = arith.subf %347#4, %1375 : f32
            %1379 = wave.exp2 %1378 : f32
            %1380 = arith.mulf %1369#1, %1377 : f32
            %1381 = math.fma %1367, %1379, %1380 : f32
            memref.store %1375, %8[%1368] : memref<?xf32>
            %1382 = arith.addi %1368, %c6 : index
            memref.store %1381, %8[%1382] : memref<?xf32>
            %1383 = vector.broadcast %1377 : f32 to vector<8xf32>
            %1384 = vector.broadcast %1379 : f32 to vector<8xf32>
            scf.if %1365 {
              %1385 = arith.muli %1364, %c13 : index
              %1386 = arith.addi %c10, %1385 : index
              %1387 = arith.addi %1386, %c10 : index
              %1388 = arith.addi %1387, %c10 : index
              %1389 = vector.shuffle %347#6, %347#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1389, %5[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1390 = vector.shuffle %347#6, %347#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1391 = arith.addi %1388, %c31 : index
              vector.store %1390, %5[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1392 = arith.muli %1364, %c13 : index
              %1393 = arith.addi %c10, %1392 : index
              %1394 = arith.addi %1393, %c10 : index
              %1395 = arith.addi %1394, %c32 : index
              %1396 = vector.shuffle %347#7, %347#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1396, %5[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %347#7, %347#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1398 = arith.addi %1395, %c31 : index
              vector.store %1397, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1399 = arith.muli %1364, %c13 : index
              %1400 = arith.addi %c10, %1399 : index
              %1401 = arith.addi %1400, %c10 : index
              %1402 = arith.addi %1401, %c33 : index
              %1403 = vector.shuffle %347#8, %347#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1403, %5[%1402] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1404 = vector.shuffle %347#8, %347#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1405 = arith.addi %1402, %c31 : index
              vector.store %1404, %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1406 = arith.muli %1364, %c13 : index
              %1407 = arith.addi %c10, %1406 : index
              %1408 = arith.addi %1407, %c10 : index
              %1409 = arith.addi %1408, %c34 : index
              %1410 = vector.shuffle %347#9, %347#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1410, %5[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = vector.shuffle %347#9, %347#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1412 = arith.addi %1409, %c31 : index
              vector.store %1411, %5[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = arith.muli %1364, %c13 : index
              %1414 = arith.addi %c10, %1413 : index
              %1415 = arith.addi %1414, %c10 : index
              %1416 = arith.addi %1415, %c35 : index
              %1417 = vector.shuffle %347#10, %347#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1417, %5[%1416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1418 = vector.shuffle %347#10, %347#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1419 = arith.addi %1416, %c31 : index
              vector.store %1418, %5[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1420 = arith.muli %1364, %c13 : index
              %1421 = arith.addi %c10, %1420 : index
              %1422 = arith.addi %1421, %c10 : index
              %1423 = arith.addi %1422, %c10 : index
              %1424 = vector.load %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = arith.addi %1423, %c31 : index
              %1426 = vector.load %5[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = vector.shuffle %1424, %1426 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1428 = arith.mulf %1427, %1383 : vector<8xf32>
              %1429 = math.fma %347#6, %1384, %1428 : vector<8xf32>
              %1430 = arith.muli %1364, %c13 : index
              %1431 = arith.addi %c10, %1430 : index
              %1432 = arith.addi %1431, %c10 : index
              %1433 = arith.addi %1432, %c10 : index
              %1434 = vector.shuffle %1429, %1429 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1434, %5[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = vector.shuffle %1429, %1429 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1436 = arith.addi %1433, %c31 : index
              vector.store %1435, %5[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1437 = arith.muli %1364, %c13 : index
              %1438 = arith.addi %c10, %1437 : index
              %1439 = arith.addi %1438, %c10 : index
              %1440 = arith.addi %1439, %c32 : index
              %1441 = vector.load %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = arith.addi %1440, %c31 : index
              %1443 = vector.load %5[%1442] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1444 = vector.shuffle %1441, %1443 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1445 = arith.mulf %1444, %1383 : vector<8xf32>
              %1446 = math.fma %347#7, %1384, %1445 : vector<8xf32>
              %1447 = arith.muli %1364, %c13 : index
              %1448 = arith.addi %c10, %1447 : index
              %1449 = arith.addi %1448, %c10 : index
              %1450 = arith.addi %1449, %c32 : index
              %1451 = vector.shuffle %1446, %1446 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1451, %5[%1450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1452 = vector.shuffle %1446, %1446 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1453 = arith.addi %1450, %c31 : index
              vector.store %1452, %5[%1453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = arith.muli %1364, %c13 : index
              %1455 = arith.addi %c10, %1454 : index
              %1456 = arith.addi %1455, %c10 : index
              %1457 = arith.addi %1456, %c33 : index
              %1458 = vector.load %5[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1459 = arith.addi %1457, %c31 : index
              %1460 = vector.load %5[%1459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1461 = vector.shuffle %1458, %1460 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1462 = arith.mulf %1461, %1383 : vector<8xf32>
              %1463 = math.fma %347#8, %1384, %1462 : vector<8xf32>
              %1464 = arith.muli %1364, %c13 : index
              %1465 = arith.addi %c10, %1464 : index
              %1466 = arith.addi %1465, %c10 : index
              %1467 = arith.addi %1466, %c33 : index
              %1468 = vector.shuffle %1463, %1463 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1468, %5[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = vector.shuffle %1463, %1463 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1470 = arith.addi %1467, %c31 : index
              vector.store %1469, %5[%1470] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1471 = arith.muli %1364, %c13 : index
              %1472 = arith.addi %c10, %1471 : index
              %1473 = arith.addi %1472, %c10 : index
              %1474 = arith.addi %1473, %c34 : index
              %1475 = vector.load %5[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1476 = arith.addi %1474, %c31 : index
              %1477 = vector.load %5[%1476] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1478 = vector.shuffle %1475, %1477 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1479 = arith.mulf %1478, %1383 : vector<8xf32>
              %1480 = math.fma %347#9, %1384, %1479 : vector<8xf32>
              %1481 = arith.muli %1364, %c13 : index
              %1482 = arith.addi %c10, %1481 : index
              %1483 = arith.addi %1482, %c10 : index
              %1484 = arith.addi %1483, %c34 : index
              %1485 = vector.shuffle %1480, %1480 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1485, %5[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1486 = vector.shuffle %1480, %1480 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1487 = arith.addi %1484, %c31 : index
              vector.store %1486, %5[%1487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1488 = arith.muli %1364, %c13 : index
              %1489 = arith.addi %c10, %1488 : index
              %1490 = arith.addi %1489, %c10 : index
              %1491 = arith.addi %1490, %c35 : index
              %1492 = vector.load %5[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = arith.addi %1491, %c31 : index
              %1494 = vector.load %5[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1495 = vector.shuffle %1492, %1494 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1496 = arith.mulf %1495, %1383 : vector<8xf32>
              %1497 = math.fma %347#10, %1384, %1496 : vector<8xf32>
              %1498 = arith.muli %1364, %c13 : index
              %1499 = arith.addi %c10, %1498 : index
              %1500 = arith.addi %1499, %c10 : index
              %1501 = arith.addi %1500, %c35 : index
              %1502 = vector.shuffle %1497, %1497 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1502, %5[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1503 = vector.shuffle %1497, %1497 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1504 = arith.addi %1501, %c31 : index
              vector.store %1503, %5[%1504] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1505 = wave.swap_halves %347#12 : f32
            %1506 = arith.addf %347#12, %1505 : f32
            %1507 = arith.addi %1364, %c24 : index
            %1508:2 = scf.if %1365 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1509 = arith.addi %1364, %c24 : index
              %1510 = arith.addi %1509, %c10 : index
              %1511 = memref.load %8[%1510] : memref<?xf32>
              %1512 = arith.addi %1509, %c6 : index
              %1513 = memref.load %8[%1512] : memref<?xf32>
              scf.yield %1511, %1513 : f32, f32
            }
            %1514 = arith.maxnumf %1508#0, %347#11 fastmath<nnan> : f32
            %1515 = arith.subf %1508#0, %1514 : f32
            %1516 = wave.exp2 %1515 : f32
            %1517 = arith.subf %347#11, %1514 : f32
            %1518 = wave.exp2 %1517 : f32
            %1519 = arith.mulf %1508#1, %1516 : f32
            %1520 = math.fma %1506, %1518, %1519 : f32
            memref.store %1514, %8[%1507] : memref<?xf32>
            %1521 = arith.addi %1507, %c6 : index
            memref.store %1520, %8[%1521] : memref<?xf32>
            %1522 = vector.broadcast %1516 : f32 to vector<8xf32>
            %1523 = vector.broadcast %1518 : f32 to vector<8xf32>
            scf.if %1365 {
              %1524 = arith.muli %1364, %c13 : index
              %1525 = arith.addi %c10, %1524 : index
              %1526 = arith.addi %1525, %c38 : index
              %1527 = arith.addi %1526, %c10 : index
              %1528 = vector.shuffle %347#13, %347#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1528, %5[%1527] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1529 = vector.shuffle %347#13, %347#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1530 = arith.addi %1527, %c31 : index
              vector.store %1529, %5[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = arith.muli %1364, %c13 : index
              %1532 = arith.addi %c10, %1531 : index
              %1533 = arith.addi %1532, %c38 : index
              %1534 = arith.addi %1533, %c32 : index
              %1535 = vector.shuffle %347#14, %347#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1535, %5[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = vector.shuffle %347#14, %347#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1537 = arith.addi %1534, %c31 : index
              vector.store %1536, %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1538 = arith.muli %1364, %c13 : index
              %1539 = arith.addi %c10, %1538 : index
              %1540 = arith.addi %1539, %c38 : index
              %1541 = arith.addi %1540, %c33 : index
              %1542 = vector.shuffle %347#15, %347#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1542, %5[%1541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = vector.shuffle %347#15, %347#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1544 = arith.addi %1541, %c31 : index
              vector.store %1543, %5[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1545 = arith.muli %1364, %c13 : index
              %1546 = arith.addi %c10, %1545 : index
              %1547 = arith.addi %1546, %c38 : index
              %1548 = arith.addi %1547, %c34 : index
              %1549 = vector.shuffle %347#16, %347#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1549, %5[%1548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1550 = vector.shuffle %347#16, %347#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1551 = arith.addi %1548, %c31 : index
              vector.store %1550, %5[%1551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1552 = arith.muli %1364, %c13 : index
              %1553 = arith.addi %c10, %1552 : index
              %1554 = arith.addi %1553, %c38 : index
              %1555 = arith.addi %1554, %c35 : index
              %1556 = vector.shuffle %347#17, %347#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1556, %5[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1557 = vector.shuffle %347#17, %347#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1558 = arith.addi %1555, %c31 : index
              vector.store %1557, %5[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1559 = arith.muli %1364, %c13 : index
              %1560 = arith.addi %c10, %1559 : index
              %1561 = arith.addi %1560, %c38 : index
              %1562 = arith.addi %1561, %c10 : index
              %1563 = vector.load %5[%1562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1564 = arith.addi %1562, %c31 : index
              %1565 = vector.load %5[%1564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1566 = vector.shuffle %1563, %1565 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1567 = arith.mulf %1566, %1522 : vector<8xf32>
              %1568 = math.fma %347#13, %1523, %1567 : vector<8xf32>
              %1569 = arith.muli %1364, %c13 : index
              %1570 = arith.addi %c10, %1569 : index
              %1571 = arith.addi %1570, %c38 : index
              %1572 = arith.addi %1571, %c10 : index
              %1573 = vector.shuffle %1568, %1568 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1573, %5[%1572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1574 = vector.shuffle %1568, %1568 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1575 = arith.addi %1572, %c31 : index
              vector.store %1574, %5[%1575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1576 = arith.muli %1364, %c13 : index
              %1577 = arith.addi %c10, %1576 : index
              %1578 = arith.addi %1577, %c38 : index
              %1579 = arith.addi %1578, %c32 : index
              %1580 = vector.load %5[%1579] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1581 = arith.addi %1579, %c31 : index
              %1582 = vector.load %5[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1583 = vector.shuffle %1580, %1582 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1584 = arith.mulf %1583, %1522 : vector<8xf32>
              %1585 = math.fma %347#14, %1523, %1584 : vector<8xf32>
              %1586 = arith.muli %1364, %c13 : index
              %1587 = arith.addi %c10, %1586 : index
              %1588 = arith.addi %1587, %c38 : index
              %1589 = arith.addi %1588, %c32 : index
              %1590 = vector.shuffle %1585, %1585 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1590, %5[%1589] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1591 = vector.shuffle %1585, %1585 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1592 = arith.addi %1589, %c31 : index
              vector.store %1591, %5[%1592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1593 = arith.muli %1364, %c13 : index
              %1594 = arith.addi %c10, %1593 : index
              %1595 = arith.addi %1594, %c38 : index
              %1596 = arith.addi %1595, %c33 : index
              %1597 = vector.load %5[%1596] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1598 = arith.addi %1596, %c31 : index
              %1599 = vector.load %5[%1598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1600 = vector.shuffle %1597, %1599 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1601 = arith.mulf %1600, %1522 : vector<8xf32>
              %1602 = math.fma %347#15, %1523, %1601 : vector<8xf32>
              %1603 = arith.muli %1364, %c13 : index
              %1604 = arith.addi %c10, %1603 : index
              %1605 = arith.addi %1604, %c38 : index
              %1606 = arith.addi %1605, %c33 : index
              %1607 = vector.shuffle %1602, %1602 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1607, %5[%1606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1608 = vector.shuffle %1602, %1602 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1609 = arith.addi %1606, %c31 : index
              vector.store %1608, %5[%1609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1610 = arith.muli %1364, %c13 : index
              %1611 = arith.addi %c10, %1610 : index
              %1612 = arith.addi %1611, %c38 : index
              %1613 = arith.addi %1612, %c34 : index
              %1614 = vector.load %5[%1613] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1615 = arith.addi %1613, %c31 : index
              %1616 = vector.load %5[%1615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1617 = vector.shuffle %1614, %1616 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1618 = arith.mulf %1617, %1522 : vector<8xf32>
              %1619 = math.fma %347#16, %1523, %1618 : vector<8xf32>
              %1620 = arith.muli %1364, %c13 : index
              %1621 = arith.addi %c10, %1620 : index
              %1622 = arith.addi %1621, %c38 : index
              %1623 = arith.addi %1622, %c34 : index
              %1624 = vector.shuffle %1619, %1619 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1624, %5[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1625 = vector.shuffle %1619, %1619 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1626 = arith.addi %1623, %c31 : index
              vector.store %1625, %5[%1626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1627 = arith.muli %1364, %c13 : index
              %1628 = arith.addi %c10, %1627 : index
              %1629 = arith.addi %1628, %c38 : index
              %1630 = arith.addi %1629, %c35 : index
              %1631 = vector.load %5[%1630] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1632 = arith.addi %1630, %c31 : index
              %1633 = vector.load %5[%1632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1634 = vector.shuffle %1631, %1633 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1635 = arith.mulf %1634, %1522 : vector<8xf32>
              %1636 = math.fma %347#17, %1523, %1635 : vector<8xf32>
              %1637 = arith.muli %1364, %c13 : index
              %1638 = arith.addi %c10, %1637 : index
              %1639 = arith.addi %1638, %c38 : index
              %1640 = arith.addi %1639, %c35 : index
              %1641 = vector.shuffle %1636, %1636 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1641, %5[%1640] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1642 = vector.shuffle %1636, %1636 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1643 = arith.addi %1640, %c31 : index
              vector.store %1642, %5[%1643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1644 = arith.cmpi sgt, %282, %c47 : i32
          scf.if %1644 {
            %1645 = arith.cmpi eq, %290, %287 : i32
            %1646 = wave.opaque %c10 : index
            %1647 = arith.addi %0, %1646 : index
            %1648 = arith.addi %1647, %c10 : index
            %1649 = arith.addi %1648, %c10 : index
            %1650 = memref.load %8[%1649] : memref<?xf32>
            %1651 = arith.addi %1648, %c6 : index
            %1652 = memref.load %8[%1651] : memref<?xf32>
            %1653 = arith.addi %1647, %c31 : index
            %1654:2 = scf.if %1645 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1655 = arith.addi %1647, %c31 : index
              %1656 = arith.addi %1655, %c10 : index
              %1657 = memref.load %8[%1656] : memref<?xf32>
              %1658 = arith.addi %1655, %c6 : index
              %1659 = memref.load %8[%1658] : memref<?xf32>
              scf.yield %1657, %1659 : f32, f32
            }
            %1660 = arith.maxnumf %1654#0, %1650 fastmath<nnan> : f32
            %1661 = arith.subf %1654#0, %1660 : f32
            %1662 = wave.exp2 %1661 : f32
            %1663 = arith.subf %1650, %1660 : f32
            %1664 = wave.exp2 %1663 : f32
            %1665 = arith.mulf %1654#1, %1662 : f32
            %1666 = math.fma %1652, %1664, %1665 : f32
            memref.store %1660, %8[%1653] : memref<?xf32>
            %1667 = arith.addi %1653, %c6 : index
            memref.store %1666, %8[%1667] : memref<?xf32>
            %1668 = vector.broadcast %1662 : f32 to vector<8xf32>
            %1669 = vector.broadcast %1664 : f32 to vector<8xf32>
            scf.for %1670 = %c10 to %c79 step %c4 {
              %1671 = arith.muli %1647, %c13 : index
              %1672 = arith.addi %c10, %1671 : index
              %1673 = arith.addi %1672, %c10 : index
              %1674 = arith.muli %1670, %c32 : index
              %1675 = arith.addi %1673, %1674 : index
              %1676 = vector.load %5[%1675] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1677 = arith.addi %1675, %c31 : index
              %1678 = vector.load %5[%1677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1679 = vector.shuffle %1676, %1678 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1645 {
                %1680 = arith.muli %1647, %c13 : index
                %1681 = arith.addi %16, %1680 : index
                %1682 = arith.addi %1681, %c10 : index
                %1683 = arith.muli %1670, %c32 : index
                %1684 = arith.addi %1682, %1683 : index
                %1685 = vector.shuffle %1679, %1679 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1685, %partial[%1684] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1686 = vector.shuffle %1679, %1679 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1687 = arith.addi %1684, %c31 : index
                vector.store %1686, %partial[%1687] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1688 = arith.muli %1647, %c13 : index
                %1689 = arith.addi %16, %1688 : index
                %1690 = arith.addi %1689, %c10 : index
                %1691 = arith.muli %1670, %c32 : index
                %1692 = arith.addi %1690, %1691 : index
                %1693 = vector.load %partial[%1692] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1694 = arith.addi %1692, %c31 : index
                %1695 = vector.load %partial[%1694] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1696 = vector.shuffle %1693, %1695 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1697 = arith.mulf %1696, %1668 : vector<8xf32>
                %1698 = math.fma %1679, %1669, %1697 : vector<8xf32>
                %1699 = arith.muli %1647, %c13 : index
                %1700 = arith.addi %16, %1699 : index
                %1701 = arith.addi %1700, %c10 : index
                %1702 = arith.muli %1670, %c32 : index
                %1703 = arith.addi %1701, %1702 : index
                %1704 = vector.shuffle %1698, %1698 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1704, %partial[%1703] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1705 = vector.shuffle %1698, %1698 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1706 = arith.addi %1703, %c31 : index
                vector.store %1705, %partial[%1706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1707 = arith.addi %1647, %c24 : index
            %1708 = arith.addi %1707, %c10 : index
            %1709 = memref.load %8[%1708] : memref<?xf32>
            %1710 = arith.addi %1707, %c6 : index
            %1711 = memref.load %8[%1710] : memref<?xf32>
            %1712 = arith.addi %1647, %c54 : index
            %1713:2 = scf.if %1645 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1714 = arith.addi %1647, %c54 : index
              %1715 = arith.addi %1714, %c10 : index
              %1716 = memref.load %8[%1715] : memref<?xf32>
              %1717 = arith.addi %1714, %c6 : index
              %1718 = memref.load %8[%1717] : memref<?xf32>
              scf.yield %1716, %1718 : f32, f32
            }
            %1719 = arith.maxnumf %1713#0, %1709 fastmath<nnan> : f32
            %1720 = arith.subf %1713#0, %1719 : f32
            %1721 = wave.exp2 %1720 : f32
            %1722 = arith.subf %1709, %1719 : f32
            %1723 = wave.exp2 %1722 : f32
            %1724 = arith.mulf %1713#1, %1721 : f32
            %1725 = math.fma %1711, %1723, %1724 : f32
            memref.store %1719, %8[%1712] : memref<?xf32>
            %1726 = arith.addi %1712, %c6 : index
            memref.store %1725, %8[%1726] : memref<?xf32>
            %1727 = vector.broadcast %1721 : f32 to vector<8xf32>
            %1728 = vector.broadcast %1723 : f32 to vector<8xf32>
            scf.for %1729 = %c10 to %c79 step %c4 {
              %1730 = arith.muli %1647, %c13 : index
              %1731 = arith.addi %c10, %1730 : index
              %1732 = arith.addi %1731, %c38 : index
              %1733 = arith.muli %1729, %c32 : index
              %1734 = arith.addi %1732, %1733 : index
              %1735 = vector.load %5[%1734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1736 = arith.addi %1734, %c31 : index
              %1737 = vector.load %5[%1736] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1738 = vector.shuffle %1735, %1737 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1645 {
                %1739 = arith.muli %1647, %c13 : index
                %1740 = arith.addi %16, %1739 : index
                %1741 = arith.addi %1740, %c38 : index
                %1742 = arith.muli %1729, %c32 : index
                %1743 = arith.addi %1741, %1742 : index
                %1744 = vector.shuffle %1738, %1738 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1744, %partial[%1743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1745 = vector.shuffle %1738, %1738 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1746 = arith.addi %1743, %c31 : index
                vector.store %1745, %partial[%1746] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1747 = arith.muli %1647, %c13 : index
                %1748 = arith.addi %16, %1747 : index
                %1749 = arith.addi %1748, %c38 : index
                %1750 = arith.muli %1729, %c32 : index
                %1751 = arith.addi %1749, %1750 : index
                %1752 = vector.load %partial[%1751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1753 = arith.addi %1751, %c31 : index
                %1754 = vector.load %partial[%1753] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1755 = vector.shuffle %1752, %1754 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1756 = arith.mulf %1755, %1727 : vector<8xf32>
                %1757 = math.fma %1738, %1728, %1756 : vector<8xf32>
                %1758 = arith.muli %1647, %c13 : index
                %1759 = arith.addi %16, %1758 : index
                %1760 = arith.addi %1759, %c38 : index
                %1761 = arith.muli %1729, %c32 : index
                %1762 = arith.addi %1760, %1761 : index
                %1763 = vector.shuffle %1757, %1757 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1763, %partial[%1762] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1764 = vector.shuffle %1757, %1757 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1765 = arith.addi %1762, %c31 : index
                vector.store %1764, %partial[%1765] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1766 = arith.cmpi sgt, %282, %c46 : i32
        scf.if %1766 {
          %1767 = arith.cmpi eq, %287, %c45 : i32
          %1768 = wave.opaque %c10 : index
          %1769 = arith.addi %0, %1768 : index
          %1770 = arith.addi %1769, %c31 : index
          %1771 = arith.addi %1770, %c10 : index
          %1772 = memref.load %8[%1771] : memref<?xf32>
          %1773 = arith.addi %1770, %c6 : index
          %1774 = memref.load %8[%1773] : memref<?xf32>
          %1775 = arith.addi %1769, %c32 : index
          %1776:2 = scf.if %1767 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1777 = arith.addi %1769, %c32 : index
            %1778 = arith.addi %1777, %c10 : index
            %1779 = memref.load %8[%1778] : memref<?xf32>
            %1780 = arith.addi %1777, %c6 : index
            %1781 = memref.load %8[%1780] : memref<?xf32>
            scf.yield %1779, %1781 : f32, f32
          }
          %1782 = arith.maxnumf %1776#0, %1772 fastmath<nnan> : f32
          %1783 = arith.subf %1776#0, %1782 : f32
          %1784 = wave.exp2 %1783 : f32
          %1785 = arith.subf %1772, %1782 : f32
          %1786 = wave.exp2 %1785 : f32
          %1787 = arith.mulf %1776#1, %1784 : f32
          %1788 = math.fma %1774, %1786, %1787 : f32
          memref.store %1782, %8[%1775] : memref<?xf32>
          %1789 = arith.addi %1775, %c6 : index
          memref.store %1788, %8[%1789] : memref<?xf32>
          %1790 = vector.broadcast %1784 : f32 to vector<8xf32>
          %1791 = vector.broadcast %1786 : f32 to vector<8xf32>
          scf.for %1792 = %c10 to %c79 step %c4 {
            %1793 = arith.muli %1769, %c13 : index
            %1794 = arith.addi %16, %1793 : index
            %1795 = arith.addi %1794, %c10 : index
            %1796 = arith.muli %1792, %c32 : index
            %1797 = arith.addi %1795, %1796 : index
            %1798 = vector.load %partial[%1797] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1799 = arith.addi %1797, %c31 : index
            %1800 = vector.load %partial[%1799] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1801 = vector.shuffle %1798, %1800 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1767 {
              %1802 = arith.muli %1769, %c13 : index
              %1803 = arith.addi %17, %1802 : index
              %1804 = arith.addi %1803, %c10 : index
              %1805 = arith.muli %1792, %c32 : index
              %1806 = arith.addi %1804, %1805 : index
              %1807 = vector.shuffle %1801, %1801 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1807, %partial[%1806] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1808 = vector.shuffle %1801, %1801 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1809 = arith.addi %1806, %c31 : index
              vector.store %1808, %partial[%1809] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1810 = arith.muli %1769, %c13 : index
              %1811 = arith.addi %17, %1810 : index
              %1812 = arith.addi %1811, %c10 : index
              %1813 = arith.muli %1792, %c32 : index
              %1814 = arith.addi %1812, %1813 : index
              %1815 = vector.load %partial[%1814] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1816 = arith.addi %1814, %c31 : index
              %1817 = vector.load %partial[%1816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1818 = vector.shuffle %1815, %1817 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1819 = arith.mulf %1818, %1790 : vector<8xf32>
              %1820 = math.fma %1801, %1791, %1819 : vector<8xf32>
              %1821 = arith.muli %1769, %c13 : index
              %1822 = arith.addi %17, %1821 : index
              %1823 = arith.addi %1822, %c10 : index
              %1824 = arith.muli %1792, %c32 : index
              %1825 = arith.addi %1823, %1824 : index
              %1826 = vector.shuffle %1820, %1820 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1826, %partial[%1825] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1827 = vector.shuffle %1820, %1820 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1828 = arith.addi %1825, %c31 : index
              vector.store %1827, %partial[%1828] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1829 = arith.addi %1769, %c54 : index
          %1830 = arith.addi %1829, %c10 : index
          %1831 = memref.load %8[%1830] : memref<?xf32>
          %1832 = arith.addi %1829, %c6 : index
          %1833 = memref.load %8[%1832] : memref<?xf32>
          %1834 = arith.addi %1769, %c55 : index
          %1835:2 = scf.if %1767 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1836 = arith.addi %1769, %c55 : index
            %1837 = arith.addi %1836, %c10 : index
            %1838 = memref.load %8[%1837] : memref<?xf32>
            %1839 = arith.addi %1836, %c6 : index
            %1840 = memref.load %8[%1839] : memref<?xf32>
            scf.yield %1838, %1840 : f32, f32
          }
          %1841 = arith.maxnumf %1835#0, %1831 fastmath<nnan> : f32
          %1842 = arith.subf %1835#0, %1841 : f32
          %1843 = wave.exp2 %1842 : f32
          %1844 = arith.subf %1831, %1841 : f32
          %1845 = wave.exp2 %1844 : f32
          %1846 = arith.mulf %1835#1, %1843 : f32
          %1847 = math.fma %1833, %1845, %1846 : f32
          memref.store %1841, %8[%1834] : memref<?xf32>
          %1848 = arith.addi %1834, %c6 : index
          memref.store %1847, %8[%1848] : memref<?xf32>
          %1849 = vector.broadcast %1843 : f32 to vector<8xf32>
          %1850 = vector.broadcast %1845 : f32 to vector<8xf32>
          scf.for %1851 = %c10 to %c79 step %c4 {
            %1852 = arith.muli %1769, %c13 : index
            %1853 = arith.addi %16, %1852 : index
            %1854 = arith.addi %1853, %c38 : index
            %1855 = arith.muli %1851, %c32 : index
            %1856 = arith.addi %1854, %1855 : index
            %1857 = vector.load %partial[%1856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1858 = arith.addi %1856, %c31 : index
            %1859 = vector.load %partial[%1858] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1860 = vector.shuffle %1857, %1859 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1767 {
              %1861 = arith.muli %1769, %c13 : index
              %1862 = arith.addi %17, %1861 : index
              %1863 = arith.addi %1862, %c38 : index
              %1864 = arith.muli %1851, %c32 : index
              %1865 = arith.addi %1863, %1864 : index
              %1866 = vector.shuffle %1860, %1860 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1866, %partial[%1865] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1867 = vector.shuffle %1860, %1860 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1868 = arith.addi %1865, %c31 : index
              vector.store %1867, %partial[%1868] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1869 = arith.muli %1769, %c13 : index
              %1870 = arith.addi %17, %1869 : index
              %1871 = arith.addi %1870, %c38 : index
              %1872 = arith.muli %1851, %c32 : index
              %1873 = arith.addi %1871, %1872 : index
              %1874 = vector.load %partial[%1873] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1875 = arith.addi %1873, %c31 : index
              %1876 = vector.load %partial[%1875] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1877 = vector.shuffle %1874, %1876 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1878 = arith.mulf %1877, %1849 : vector<8xf32>
              %1879 = math.fma %1860, %1850, %1878 : vector<8xf32>
              %1880 = arith.muli %1769, %c13 : index
              %1881 = arith.addi %17, %1880 : index
              %1882 = arith.addi %1881, %c38 : index
              %1883 = arith.muli %1851, %c32 : index
              %1884 = arith.addi %1882, %1883 : index
              %1885 = vector.shuffle %1879, %1879 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1885, %partial[%1884] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1886 = vector.shuffle %1879, %1879 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1887 = arith.addi %1884, %c31 : index
              vector.store %1886, %partial[%1887] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1888 = wave.opaque %c10 : index
      %1889 = arith.addi %0, %1888 : index
      scf.if %285 {
        %1890 = arith.addi %kvHeads, %13 : index
        %1891 = memref.load %scales[%1890] : memref<?xf32>
        %1892 = arith.addi %1889, %c10 : index
        %1893 = arith.addi %1892, %c10 : index
        %1894 = memref.load %8[%1893] : memref<?xf32>
        %1895 = arith.addi %1892, %c6 : index
        %1896 = memref.load %8[%1895] : memref<?xf32>
        %1897 = arith.divf %1891, %1896 : f32
        %1898 = vector.broadcast %1897 : f32 to vector<8xf32>
        %1899 = arith.addi %15, %1888 : index
        %1900 = arith.addi %1899, %1 : index
        %1901 = arith.addi %1900, %c10 : index
        %1902 = arith.subi %36, %c4 : index
        %1903 = arith.minsi %1901, %1902 : index
        %1904 = arith.divui %1903, %groupSize : index
        %1905 = arith.addi %24, %1904 : index
        %1906 = arith.muli %13, %groupSize : index
        %1907 = arith.remui %1903, %groupSize : index
        %1908 = arith.addi %1906, %1907 : index
        %1909 = arith.muli %1908, %c18 : index
        %1910 = arith.muli %2, %c19 : index
        %1911 = arith.addi %1909, %1910 : index
        %1912 = arith.muli %heads, %c18 : index
        scf.for %1913 = %c10 to %c79 step %c4 {
          %1914 = arith.muli %1889, %c13 : index
          %1915 = arith.addi %c10, %1914 : index
          %1916 = arith.addi %1915, %c10 : index
          %1917 = arith.muli %1913, %c32 : index
          %1918 = arith.addi %1916, %1917 : index
          %1919 = vector.load %5[%1918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1920 = arith.addi %1918, %c31 : index
          %1921 = vector.load %5[%1920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1922 = vector.shuffle %1919, %1921 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1923 = arith.mulf %1922, %1898 : vector<8xf32>
          %1924 = arith.addf %1923, %c51 : vector<8xf32>
          %1925 = arith.minimumf %1924, %c81 : vector<8xf32>
          %1926 = arith.maximumf %1925, %c82 : vector<8xf32>
          %1927 = arith.truncf %1926 : vector<8xf32> to vector<8xf16>
          %1928 = vector.bitcast %1927 : vector<8xf16> to vector<4xi32>
          %1929 = vector.shuffle %1928, %1928 [0, 1] : vector<4xi32>, vector<4xi32>
          %1930 = vector.shuffle %1928, %1928 [2, 3] : vector<4xi32>, vector<4xi32>
          %1931 = arith.select %3, %1930, %1929 : vector<2xi32>
          %1932 = arith.select %3, %1929, %1930 : vector<2xi32>
          %1933 = wave.swap_halves %1932 : vector<2xi32>
          %1934 = arith.select %3, %1933, %1931 : vector<2xi32>
          %1935 = arith.select %3, %1931, %1933 : vector<2xi32>
          %1936 = vector.bitcast %1934 : vector<2xi32> to vector<4xf16>
          %1937 = vector.bitcast %1935 : vector<2xi32> to vector<4xf16>
          %1938 = vector.shuffle %1936, %1937 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1939 = arith.muli %1913, %c3 : index
          %1940 = arith.addi %1911, %1939 : index
          %1941 = arith.divui %1905, %outTileRows : index
          %1942 = arith.divui %1912, %c3 : index
          %1943 = arith.muli %1941, %1942 : index
          %1944 = arith.divui %1940, %c3 : index
          %1945 = arith.addi %1943, %1944 : index
          %1946 = arith.muli %1945, %c11 : index
          %1947 = arith.remui %1940, %c3 : index
          %1948 = arith.divui %1947, %c19 : index
          %1949 = arith.addi %1946, %1948 : index
          %1950 = arith.muli %outTileRows, %c19 : index
          %1951 = arith.muli %1949, %1950 : index
          %1952 = arith.remui %1905, %outTileRows : index
          %1953 = arith.muli %1952, %c19 : index
          %1954 = arith.addi %1951, %1953 : index
          %1955 = arith.remui %1940, %c19 : index
          %1956 = arith.addi %1954, %1955 : index
          %1957 = arith.cmpi slt, %1901, %36 : index
          scf.if %1957 {
            vector.store %1938, %out[%1956] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1958 = arith.addi %1889, %c24 : index
        %1959 = arith.addi %1958, %c10 : index
        %1960 = memref.load %8[%1959] : memref<?xf32>
        %1961 = arith.addi %1958, %c6 : index
        %1962 = memref.load %8[%1961] : memref<?xf32>
        %1963 = arith.divf %1891, %1962 : f32
        %1964 = vector.broadcast %1963 : f32 to vector<8xf32>
        %1965 = arith.addi %15, %1888 : index
        %1966 = arith.addi %1965, %1 : index
        %1967 = arith.addi %1966, %c3 : index
        %1968 = arith.subi %36, %c4 : index
        %1969 = arith.minsi %1967, %1968 : index
        %1970 = arith.divui %1969, %groupSize : index
        %1971 = arith.addi %24, %1970 : index
        %1972 = arith.muli %13, %groupSize : index
        %1973 = arith.remui %1969, %groupSize : index
        %1974 = arith.addi %1972, %1973 : index
        %1975 = arith.muli %1974, %c18 : index
        %1976 = arith.muli %2, %c19 : index
        %1977 = arith.addi %1975, %1976 : index
        %1978 = arith.muli %heads, %c18 : index
        scf.for %1979 = %c10 to %c79 step %c4 {
          %1980 = arith.muli %1889, %c13 : index
          %1981 = arith.addi %c10, %1980 : index
          %1982 = arith.addi %1981, %c38 : index
          %1983 = arith.muli %1979, %c32 : index
          %1984 = arith.addi %1982, %1983 : index
          %1985 = vector.load %5[%1984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1986 = arith.addi %1984, %c31 : index
          %1987 = vector.load %5[%1986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1988 = vector.shuffle %1985, %1987 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1989 = arith.mulf %1988, %1964 : vector<8xf32>
          %1990 = arith.addf %1989, %c51 : vector<8xf32>
          %1991 = arith.minimumf %1990, %c81 : vector<8xf32>
          %1992 = arith.maximumf %1991, %c82 : vector<8xf32>
          %1993 = arith.truncf %1992 : vector<8xf32> to vector<8xf16>
          %1994 = vector.bitcast %1993 : vector<8xf16> to vector<4xi32>
          %1995 = vector.shuffle %1994, %1994 [0, 1] : vector<4xi32>, vector<4xi32>
          %1996 = vector.shuffle %1994, %1994 [2, 3] : vector<4xi32>, vector<4xi32>
          %1997 = arith.select %3, %1996, %1995 : vector<2xi32>
          %1998 = arith.select %3, %1995, %1996 : vector<2xi32>
          %1999 = wave.swap_halves %1998 : vector<2xi32>
          %2000 = arith.select %3, %1999, %1997 : vector<2xi32>
          %2001 = arith.select %3, %1997, %1999 : vector<2xi32>
          %2002 = vector.bitcast %2000 : vector<2xi32> to vector<4xf16>
          %2003 = vector.bitcast %2001 : vector<2xi32> to vector<4xf16>
          %2004 = vector.shuffle %2002, %2003 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2005 = arith.muli %1979, %c3 : index
          %2006 = arith.addi %1977, %2005 : index
          %2007 = arith.divui %1971, %outTileRows : index
          %2008 = arith.divui %1978, %c3 : index
          %2009 = arith.muli %2007, %2008 : index
          %2010 = arith.divui %2006, %c3 : index
          %2011 = arith.addi %2009, %2010 : index
          %2012 = arith.muli %2011, %c11 : index
          %2013 = arith.remui %2006, %c3 : index
          %2014 = arith.divui %2013, %c19 : index
          %2015 = arith.addi %2012, %2014 : index
          %2016 = arith.muli %outTileRows, %c19 : index
          %2017 = arith.muli %2015, %2016 : index
          %2018 = arith.remui %1971, %outTileRows : index
          %2019 = arith.muli %2018, %c19 : index
          %2020 = arith.addi %2017, %2019 : index
          %2021 = arith.remui %2006, %c19 : index
          %2022 = arith.addi %2020, %2021 : index
          %2023 = arith.cmpi slt, %1967, %36 : index
          scf.if %2023 {
            vector.store %2004, %out[%2022] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %286 {
          %2024 = arith.addi %kvHeads, %13 : index
          %2025 = memref.load %scales[%2024] : memref<?xf32>
          %2026 = arith.addi %1889, %c31 : index
          %2027 = arith.addi %2026, %c10 : index
          %2028 = memref.load %8[%2027] : memref<?xf32>
          %2029 = arith.addi %2026, %c6 : index
          %2030 = memref.load %8[%2029] : memref<?xf32>
          %2031 = arith.divf %2025, %2030 : f32
          %2032 = vector.broadcast %2031 : f32 to vector<8xf32>
          %2033 = arith.addi %15, %1888 : index
          %2034 = arith.addi %2033, %1 : index
          %2035 = arith.addi %2034, %c10 : index
          %2036 = arith.subi %36, %c4 : index
          %2037 = arith.minsi %2035, %2036 : index
          %2038 = arith.divui %2037, %groupSize : index
          %2039 = arith.addi %24, %2038 : index
          %2040 = arith.muli %13, %groupSize : index
          %2041 = arith.remui %2037, %groupSize : index
          %2042 = arith.addi %2040, %2041 : index
          %2043 = arith.muli %2042, %c18 : index
          %2044 = arith.muli %2, %c19 : index
          %2045 = arith.addi %2043, %2044 : index
          %2046 = arith.muli %heads, %c18 : index
          scf.for %2047 = %c10 to %c79 step %c4 {
            %2048 = arith.muli %1889, %c13 : index
            %2049 = arith.addi %16, %2048 : index
            %2050 = arith.addi %2049, %c10 : index
            %2051 = arith.muli %2047, %c32 : index
            %2052 = arith.addi %2050, %2051 : index
            %2053 = vector.load %partial[%2052] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2054 = arith.addi %2052, %c31 : index
            %2055 = vector.load %partial[%2054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2056 = vector.shuffle %2053, %2055 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2057 = arith.mulf %2056, %2032 : vector<8xf32>
            %2058 = arith.addf %2057, %c51 : vector<8xf32>
            %2059 = arith.minimumf %2058, %c81 : vector<8xf32>
            %2060 = arith.maximumf %2059, %c82 : vector<8xf32>
            %2061 = arith.truncf %2060 : vector<8xf32> to vector<8xf16>
            %2062 = vector.bitcast %2061 : vector<8xf16> to vector<4xi32>
            %2063 = vector.shuffle %2062, %2062 [0, 1] : vector<4xi32>, vector<4xi32>
            %2064 = vector.shuffle %2062, %2062 [2, 3] : vector<4xi32>, vector<4xi32>
            %2065 = arith.select %3, %2064, %2063 : vector<2xi32>
            %2066 = arith.select %3, %2063, %2064 : vector<2xi32>
            %2067 = wave.swap_halves %2066 : vector<2xi32>
            %2068 = arith.select %3, %2067, %2065 : vector<2xi32>
            %2069 = arith.select %3, %2065, %2067 : vector<2xi32>
            %2070 = vector.bitcast %2068 : vector<2xi32> to vector<4xf16>
            %2071 = vector.bitcast %2069 : vector<2xi32> to vector<4xf16>
            %2072 = vector.shuffle %2070, %2071 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2073 = arith.muli %2047, %c3 : index
            %2074 = arith.addi %2045, %2073 : index
            %2075 = arith.divui %2039, %outTileRows : index
            %2076 = arith.divui %2046, %c3 : index
            %2077 = arith.muli %2075, %2076 : index
            %2078 = arith.divui %2074, %c3 : index
            %2079 = arith.addi %2077, %2078 : index
            %2080 = arith.muli %2079, %c11 : index
            %2081 = arith.remui %2074, %c3 : index
            %2082 = arith.divui %2081, %c19 : index
            %2083 = arith.addi %2080, %2082 : index
            %2084 = arith.muli %outTileRows, %c19 : index
            %2085 = arith.muli %2083, %2084 : index
            %2086 = arith.remui %2039, %outTileRows : index
            %2087 = arith.muli %2086, %c19 : index
            %2088 = arith.addi %2085, %2087 : index
            %2089 = arith.remui %2074, %c19 : index
            %2090 = arith.addi %2088, %2089 : index
            %2091 = arith.cmpi slt, %2035, %36 : index
            scf.if %2091 {
              vector.store %2072, %out[%2090] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2092 = arith.addi %1889, %c54 : index
          %2093 = arith.addi %2092, %c10 : index
          %2094 = memref.load %8[%2093] : memref<?xf32>
          %2095 = arith.addi %2092, %c6 : index
          %2096 = memref.load %8[%2095] : memref<?xf32>
          %2097 = arith.divf %2025, %2096 : f32
          %2098 = vector.broadcast %2097 : f32 to vector<8xf32>
          %2099 = arith.addi %15, %1888 : index
          %2100 = arith.addi %2099, %1 : index
          %2101 = arith.addi %2100, %c3 : index
          %2102 = arith.subi %36, %c4 : index
          %2103 = arith.minsi %2101, %2102 : index
          %2104 = arith.divui %2103, %groupSize : index
          %2105 = arith.addi %24, %2104 : index
          %2106 = arith.muli %13, %groupSize : index
          %2107 = arith.remui %2103, %groupSize : index
          %2108 = arith.addi %2106, %2107 : index
          %2109 = arith.muli %2108, %c18 : index
          %2110 = arith.muli %2, %c19 : index
          %2111 = arith.addi %2109, %2110 : index
          %2112 = arith.muli %heads, %c18 : index
          scf.for %2113 = %c10 to %c79 step %c4 {
            %2114 = arith.muli %1889, %c13 : index
            %2115 = arith.addi %16, %2114 : index
            %2116 = arith.addi %2115, %c38 : index
            %2117 = arith.muli %2113, %c32 : index
            %2118 = arith.addi %2116, %2117 : index
            %2119 = vector.load %partial[%2118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2120 = arith.addi %2118, %c31 : index
            %2121 = vector.load %partial[%2120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2122 = vector.shuffle %2119, %2121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2123 = arith.mulf %2122, %2098 : vector<8xf32>
            %2124 = arith.addf %2123, %c51 : vector<8xf32>
            %2125 = arith.minimumf %2124, %c81 : vector<8xf32>
            %2126 = arith.maximumf %2125, %c82 : vector<8xf32>
            %2127 = arith.truncf %2126 : vector<8xf32> to vector<8xf16>
            %2128 = vector.bitcast %2127 : vector<8xf16> to vector<4xi32>
            %2129 = vector.shuffle %2128, %2128 [0, 1] : vector<4xi32>, vector<4xi32>
            %2130 = vector.shuffle %2128, %2128 [2, 3] : vector<4xi32>, vector<4xi32>
            %2131 = arith.select %3, %2130, %2129 : vector<2xi32>
            %2132 = arith.select %3, %2129, %2130 : vector<2xi32>
            %2133 = wave.swap_halves %2132 : vector<2xi32>
            %2134 = arith.select %3, %2133, %2131 : vector<2xi32>
            %2135 = arith.select %3, %2131, %2133 : vector<2xi32>
            %2136 = vector.bitcast %2134 : vector<2xi32> to vector<4xf16>
            %2137 = vector.bitcast %2135 : vector<2xi32> to vector<4xf16>
            %2138 = vector.shuffle %2136, %2137 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2139 = arith.muli %2113, %c3 : index
            %2140 = arith.addi %2111, %2139 : index
            %2141 = arith.divui %2105, %outTileRows : index
            %2142 = arith.divui %2112, %c3 : index
            %2143 = arith.muli %2141, %2142 : index
            %2144 = arith.divui %2140, %c3 : index
            %2145 = arith.addi %2143, %2144 : index
            %2146 = arith.muli %2145, %c11 : index
            %2147 = arith.remui %2140, %c3 : index
            %2148 = arith.divui %2147, %c19 : index
            %2149 = arith.addi %2146, %2148 : index
            %2150 = arith.muli %outTileRows, %c19 : index
            %2151 = arith.muli %2149, %2150 : index
            %2152 = arith.remui %2105, %outTileRows : index
            %2153 = arith.muli %2152, %c19 : index
            %2154 = arith.addi %2151, %2153 : index
            %2155 = arith.remui %2140, %c19 : index
            %2156 = arith.addi %2154, %2155 : index
            %2157 = arith.cmpi slt, %2101, %36 : index
            scf.if %2157 {
              vector.store %2138, %out[%2156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2158 = arith.addi %kvHeads, %13 : index
          %2159 = memref.load %scales[%2158] : memref<?xf32>
          %2160 = arith.addi %1889, %c32 : index
          %2161 = arith.addi %2160, %c10 : index
          %2162 = memref.load %8[%2161] : memref<?xf32>
          %2163 = arith.addi %2160, %c6 : index
          %2164 = memref.load %8[%2163] : memref<?xf32>
          %2165 = arith.divf %2159, %2164 : f32
          %2166 = vector.broadcast %2165 : f32 to vector<8xf32>
          %2167 = arith.addi %15, %1888 : index
          %2168 = arith.addi %2167, %1 : index
          %2169 = arith.addi %2168, %c10 : index
          %2170 = arith.subi %36, %c4 : index
          %2171 = arith.minsi %2169, %2170 : index
          %2172 = arith.divui %2171, %groupSize : index
          %2173 = arith.addi %24, %2172 : index
          %2174 = arith.muli %13, %groupSize : index
          %2175 = arith.remui %2171, %groupSize : index
          %2176 = arith.addi %2174, %2175 : index
          %2177 = arith.muli %2176, %c18 : index
          %2178 = arith.muli %2, %c19 : index
          %2179 = arith.addi %2177, %2178 : index
          %2180 = arith.muli %heads, %c18 : index
          scf.for %2181 = %c10 to %c79 step %c4 {
            %2182 = arith.muli %1889, %c13 : index
            %2183 = arith.addi %17, %2182 : index
            %2184 = arith.addi %2183, %c10 : index
            %2185 = arith.muli %2181, %c32 : index
            %2186 = arith.addi %2184, %2185 : index
            %2187 = vector.load %partial[%2186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2188 = arith.addi %2186, %c31 : index
            %2189 = vector.load %partial[%2188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2190 = vector.shuffle %2187, %2189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2191 = arith.mulf %2190, %2166 : vector<8xf32>
            %2192 = arith.addf %2191, %c51 : vector<8xf32>
            %2193 = arith.minimumf %2192, %c81 : vector<8xf32>
            %2194 = arith.maximumf %2193, %c82 : vector<8xf32>
            %2195 = arith.truncf %2194 : vector<8xf32> to vector<8xf16>
            %2196 = vector.bitcast %2195 : vector<8xf16> to vector<4xi32>
            %2197 = vector.shuffle %2196, %2196 [0, 1] : vector<4xi32>, vector<4xi32>
            %2198 = vector.shuffle %2196, %2196 [2, 3] : vector<4xi32>, vector<4xi32>
            %2199 = arith.select %3, %2198, %2197 : vector<2xi32>
            %2200 = arith.select %3, %2197, %2198 : vector<2xi32>
            %2201 = wave.swap_halves %2200 : vector<2xi32>
            %2202 = arith.select %3, %2201, %2199 : vector<2xi32>
            %2203 = arith.select %3, %2199, %2201 : vector<2xi32>
            %2204 = vector.bitcast %2202 : vector<2xi32> to vector<4xf16>
            %2205 = vector.bitcast %2203 : vector<2xi32> to vector<4xf16>
            %2206 = vector.shuffle %2204, %2205 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2207 = arith.muli %2181, %c3 : index
            %2208 = arith.addi %2179, %2207 : index
            %2209 = arith.divui %2173, %outTileRows : index
            %2210 = arith.divui %2180, %c3 : index
            %2211 = arith.muli %2209, %2210 : index
            %2212 = arith.divui %2208, %c3 : index
            %2213 = arith.addi %2211, %2212 : index
            %2214 = arith.muli %2213, %c11 : index
            %2215 = arith.remui %2208, %c3 : index
            %2216 = arith.divui %2215, %c19 : index
            %2217 = arith.addi %2214, %2216 : index
            %2218 = arith.muli %outTileRows, %c19 : index
            %2219 = arith.muli %2217, %2218 : index
            %2220 = arith.remui %2173, %outTileRows : index
            %2221 = arith.muli %2220, %c19 : index
            %2222 = arith.addi %2219, %2221 : index
            %2223 = arith.remui %2208, %c19 : index
            %2224 = arith.addi %2222, %2223 : index
            %2225 = arith.cmpi slt, %2169, %36 : index
            scf.if %2225 {
              vector.store %2206, %out[%2224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2226 = arith.addi %1889, %c55 : index
          %2227 = arith.addi %2226, %c10 : index
          %2228 = memref.load %8[%2227] : memref<?xf32>
          %2229 = arith.addi %2226, %c6 : index
          %2230 = memref.load %8[%2229] : memref<?xf32>
          %2231 = arith.divf %2159, %2230 : f32
          %2232 = vector.broadcast %2231 : f32 to vector<8xf32>
          %2233 = arith.addi %15, %1888 : index
          %2234 = arith.addi %2233, %1 : index
          %2235 = arith.addi %2234, %c3 : index
          %2236 = arith.subi %36, %c4 : index
          %2237 = arith.minsi %2235, %2236 : index
          %2238 = arith.divui %2237, %groupSize : index
          %2239 = arith.addi %24, %2238 : index
          %2240 = arith.muli %13, %groupSize : index
          %2241 = arith.remui %2237, %groupSize : index
          %2242 = arith.addi %2240, %2241 : index
          %2243 = arith.muli %2242, %c18 : index
          %2244 = arith.muli %2, %c19 : index
          %2245 = arith.addi %2243, %2244 : index
          %2246 = arith.muli %heads, %c18 : index
          scf.for %2247 = %c10 to %c79 step %c4 {
            %2248 = arith.muli %1889, %c13 : index
            %2249 = arith.addi %17, %2248 : index
            %2250 = arith.addi %2249, %c38 : index
            %2251 = arith.muli %2247, %c32 : index
            %2252 = arith.addi %2250, %2251 : index
            %2253 = vector.load %partial[%2252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2254 = arith.addi %2252, %c31 : index
            %2255 = vector.load %partial[%2254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2256 = vector.shuffle %2253, %2255 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2257 = arith.mulf %2256, %2232 : vector<8xf32>
            %2258 = arith.addf %2257, %c51 : vector<8xf32>
            %2259 = arith.minimumf %2258, %c81 : vector<8xf32>
            %2260 = arith.maximumf %2259, %c82 : vector<8xf32>
            %2261 = arith.truncf %2260 : vector<8xf32> to vector<8xf16>
            %2262 = vector.bitcast %2261 : vector<8xf16> to vector<4xi32>
            %2263 = vector.shuffle %2262, %2262 [0, 1] : vector<4xi32>, vector<4xi32>
            %2264 = vector.shuffle %2262, %2262 [2, 3] : vector<4xi32>, vector<4xi32>
            %2265 = arith.select %3, %2264, %2263 : vector<2xi32>
            %2266 = arith.select %3, %2263, %2264 : vector<2xi32>
            %2267 = wave.swap_halves %2266 : vector<2xi32>
            %2268 = arith.select %3, %2267, %2265 : vector<2xi32>
            %2269 = arith.select %3, %2265, %2267 : vector<2xi32>
            %2270 = vector.bitcast %2268 : vector<2xi32> to vector<4xf16>
            %2271 = vector.bitcast %2269 : vector<2xi32> to vector<4xf16>
            %2272 = vector.shuffle %2270, %2271 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2273 = arith.muli %2247, %c3 : index
            %2274 = arith.addi %2245, %2273 : index
            %2275 = arith.divui %2239, %outTileRows : index
            %2276 = arith.divui %2246, %c3 : index
            %2277 = arith.muli %2275, %2276 : index
            %2278 = arith.divui %2274, %c3 : index
            %2279 = arith.addi %2277, %2278 : index
            %2280 = arith.muli %2279, %c11 : index
            %2281 = arith.remui %2274, %c3 : index
            %2282 = arith.divui %2281, %c19 : index
            %2283 = arith.addi %2280, %2282 : index
            %2284 = arith.muli %outTileRows, %c19 : index
            %2285 = arith.muli %2283, %2284 : index
            %2286 = arith.remui %2239, %outTileRows : index
            %2287 = arith.muli %2286, %c19 : index
            %2288 = arith.addi %2285, %2287 : index
            %2289 = arith.remui %2274, %c19 : index
            %2290 = arith.addi %2288, %2289 : index
            %2291 = arith.cmpi slt, %2235, %36 : index
            scf.if %2291 {
              vector.store %2272, %out[%2290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

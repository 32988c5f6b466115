// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c61 = arith.constant dense<-1> : vector<4xi32>
  %c62 = arith.constant 255 : i32
  %c63 = arith.constant 2 : i32
  %c64 = arith.constant 16711680 : i32
  %c65 = arith.constant 3 : i32
  %c66 = arith.constant 4 : i32
  %c67 = arith.constant 65280 : i32
  %c68 = arith.constant 5 : i32
  %c69 = arith.constant 6 : i32
  %c70 = arith.constant -16777216 : i32
  %c71 = arith.constant 7 : i32
  %c72 = arith.constant 8 : i32
  %c73 = arith.constant 9 : i32
  %c74 = arith.constant 10 : i32
  %c75 = arith.constant 11 : i32
  %c76 = arith.constant 12 : i32
  %c77 = arith.constant 13 : i32
  %c78 = arith.constant 15 : i32
  %c79 = arith.constant 576 : index
  %c80 = arith.constant 5 : index
  %outTileRows = wave.param "outTileRows" : index
  %c82 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c83 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
              %395 = wave.fp8_decode "e4m3" packed %394 : vector<16xi8> -> vector<16xf16>
              %396 = vector.bitcast %330 : vector<4xi32> to vector<16xi8>
              %397 = wave.fp8_decode "e4m3" packed %396 : vector<16xi8> -> vector<16xf16>
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
              %419 = wave.fp8_decode "e4m3" packed %418 : vector<16xi8> -> vector<16xf16>
              %420 = vector.bitcast %332 : vector<4xi32> to vector<16xi8>
              %421 = wave.fp8_decode "e4m3" packed %420 : vector<16xi8> -> vector<16xf16>
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
              %443 = wave.fp8_decode "e4m3" packed %442 : vector<16xi8> -> vector<16xf16>
              %444 = vector.bitcast %393 : vector<4xi32> to vector<16xi8>
              %445 = wave.fp8_decode "e4m3" packed %444 : vector<16xi8> -> vector<16xf16>
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
              %467 = wave.fp8_decode "e4m3" packed %466 : vector<16xi8> -> vector<16xf16>
              %468 = vector.bitcast %417 : vector<4xi32> to vector<16xi8>
              %469 = wave.fp8_decode "e4m3" packed %468 : vector<16xi8> -> vector<16xf16>
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
              %491 = wave.fp8_decode "e4m3" packed %490 : vector<16xi8> -> vector<16xf16>
              %492 = vector.bitcast %441 : vector<4xi32> to vector<16xi8>
              %493 = wave.fp8_decode "e4m3" packed %492 : vector<16xi8> -> vector<16xf16>
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
                %736 = arith.select %735, %c62, %c45 : i32
                %737 = arith.ori %c45, %736 : i32
                %738 = arith.cmpi sgt, %734, %c37 : i32
                %739 = arith.select %738, %c62, %c45 : i32
                %740 = arith.ori %c45, %739 : i32
                %741 = arith.cmpi sgt, %734, %c63 : i32
                %742 = arith.select %741, %c64, %c45 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %734, %c65 : i32
                %745 = arith.select %744, %c64, %c45 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %734, %c66 : i32
                %748 = arith.select %747, %c67, %c45 : i32
                %749 = arith.ori %743, %748 : i32
                %750 = arith.cmpi sgt, %734, %c68 : i32
                %751 = arith.select %750, %c67, %c45 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %734, %c69 : i32
                %754 = arith.select %753, %c70, %c45 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %734, %c71 : i32
                %757 = arith.select %756, %c70, %c45 : i32
                %758 = arith.ori %752, %757 : i32
                %759 = arith.cmpi sgt, %734, %c72 : i32
                %760 = arith.select %759, %c62, %c45 : i32
                %761 = arith.ori %c45, %760 : i32
                %762 = arith.cmpi sgt, %734, %c73 : i32
                %763 = arith.select %762, %c62, %c45 : i32
                %764 = arith.ori %c45, %763 : i32
                %765 = arith.cmpi sgt, %734, %c74 : i32
                %766 = arith.select %765, %c64, %c45 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %734, %c75 : i32
                %769 = arith.select %768, %c64, %c45 : i32
                %770 = arith.ori %764, %769 : i32
                %771 = arith.cmpi sgt, %734, %c76 : i32
                %772 = arith.select %771, %c67, %c45 : i32
                %773 = arith.ori %767, %772 : i32
                %774 = arith.cmpi sgt, %734, %c77 : i32
                %775 = arith.select %774, %c67, %c45 : i32
                %776 = arith.ori %770, %775 : i32
                %777 = arith.cmpi sgt, %734, %c30 : i32
                %778 = arith.select %777, %c70, %c45 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %734, %c78 : i32
                %781 = arith.select %780, %c70, %c45 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = vector.from_elements %755, %779, %758, %782 : vector<4xi32>
                %784 = arith.subi %295, %349 : i32
                %785 = arith.subi %784, %c44 : i32
                %786 = arith.minsi %785, %c44 : i32
                %787 = arith.maxsi %786, %c45 : i32
                %788 = arith.cmpi sgt, %787, %c45 : i32
                %789 = arith.select %788, %c62, %c45 : i32
                %790 = arith.ori %c45, %789 : i32
                %791 = arith.cmpi sgt, %787, %c37 : i32
                %792 = arith.select %791, %c62, %c45 : i32
                %793 = arith.ori %c45, %792 : i32
                %794 = arith.cmpi sgt, %787, %c63 : i32
                %795 = arith.select %794, %c64, %c45 : i32
                %796 = arith.ori %790, %795 : i32
                %797 = arith.cmpi sgt, %787, %c65 : i32
                %798 = arith.select %797, %c64, %c45 : i32
                %799 = arith.ori %793, %798 : i32
                %800 = arith.cmpi sgt, %787, %c66 : i32
                %801 = arith.select %800, %c67, %c45 : i32
                %802 = arith.ori %796, %801 : i32
                %803 = arith.cmpi sgt, %787, %c68 : i32
                %804 = arith.select %803, %c67, %c45 : i32
                %805 = arith.ori %799, %804 : i32
                %806 = arith.cmpi sgt, %787, %c69 : i32
                %807 = arith.select %806, %c70, %c45 : i32
                %808 = arith.ori %802, %807 : i32
                %809 = arith.cmpi sgt, %787, %c71 : i32
                %810 = arith.select %809, %c70, %c45 : i32
                %811 = arith.ori %805, %810 : i32
                %812 = arith.cmpi sgt, %787, %c72 : i32
                %813 = arith.select %812, %c62, %c45 : i32
                %814 = arith.ori %c45, %813 : i32
                %815 = arith.cmpi sgt, %787, %c73 : i32
                %816 = arith.select %815, %c62, %c45 : i32
                %817 = arith.ori %c45, %816 : i32
                %818 = arith.cmpi sgt, %787, %c74 : i32
                %819 = arith.select %818, %c64, %c45 : i32
                %820 = arith.ori %814, %819 : i32
                %821 = arith.cmpi sgt, %787, %c75 : i32
                %822 = arith.select %821, %c64, %c45 : i32
                %823 = arith.ori %817, %822 : i32
                %824 = arith.cmpi sgt, %787, %c76 : i32
                %825 = arith.select %824, %c67, %c45 : i32
                %826 = arith.ori %820, %825 : i32
                %827 = arith.cmpi sgt, %787, %c77 : i32
                %828 = arith.select %827, %c67, %c45 : i32
                %829 = arith.ori %823, %828 : i32
                %830 = arith.cmpi sgt, %787, %c30 : i32
                %831 = arith.select %830, %c70, %c45 : i32
                %832 = arith.ori %826, %831 : i32
                %833 = arith.cmpi sgt, %787, %c78 : i32
                %834 = arith.select %833, %c70, %c45 : i32
                %835 = arith.ori %829, %834 : i32
                %836 = vector.from_elements %808, %832, %811, %835 : vector<4xi32>
                scf.yield %783, %836 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c61, %c61 : vector<4xi32>, vector<4xi32>
              }
              %837 = wave.opaque %350 : i32
              %838 = arith.cmpi sgt, %837, %271 : i32
              %839:2 = scf.if %838 -> (vector<4xi32>, vector<4xi32>) {
                %840 = arith.andi %462, %730#0 : vector<4xi32>
                %841 = arith.andi %465, %730#1 : vector<4xi32>
                scf.yield %840, %841 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %462, %465 : vector<4xi32>, vector<4xi32>
              }
              %842 = vector.bitcast %839#0 : vector<4xi32> to vector<16xi8>
              %843 = wave.fp8_decode "e4m3" packed %842 : vector<16xi8> -> vector<16xf16>
              %844 = wave.mma %843, %597, %574#2 : vector<16xf16>, vector<8xf32>
              %845 = wave.mma %843, %702, %679#2 : vector<16xf16>, vector<8xf32>
              %846 = vector.bitcast %839#1 : vector<4xi32> to vector<16xi8>
              %847 = wave.fp8_decode "e4m3" packed %846 : vector<16xi8> -> vector<16xf16>
              %848 = wave.mma %847, %604, %844 : vector<16xf16>, vector<8xf32>
              %849 = wave.mma %847, %709, %845 : vector<16xf16>, vector<8xf32>
              %850 = wave.opaque %848 : vector<8xf32>
              %851 = wave.opaque %849 : vector<8xf32>
              %852 = arith.addi %359, %35 : index
              %853 = arith.addi %852, %c33 : index
              %854 = vector.load %kv[%853] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %855 = arith.addi %367, %35 : index
              %856 = arith.addi %855, %c33 : index
              %857 = vector.load %kv[%856] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %858 = wave.opaque %350 : i32
              %859 = arith.cmpi sgt, %858, %271 : i32
              %860:2 = scf.if %859 -> (vector<4xi32>, vector<4xi32>) {
                %861 = arith.andi %486, %730#0 : vector<4xi32>
                %862 = arith.andi %489, %730#1 : vector<4xi32>
                scf.yield %861, %862 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %486, %489 : vector<4xi32>, vector<4xi32>
              }
              %863 = vector.bitcast %860#0 : vector<4xi32> to vector<16xi8>
              %864 = wave.fp8_decode "e4m3" packed %863 : vector<16xi8> -> vector<16xf16>
              %865 = wave.mma %864, %597, %574#3 : vector<16xf16>, vector<8xf32>
              %866 = wave.mma %864, %702, %679#3 : vector<16xf16>, vector<8xf32>
              %867 = vector.bitcast %860#1 : vector<4xi32> to vector<16xi8>
              %868 = wave.fp8_decode "e4m3" packed %867 : vector<16xi8> -> vector<16xf16>
              %869 = wave.mma %868, %604, %865 : vector<16xf16>, vector<8xf32>
              %870 = wave.mma %868, %709, %866 : vector<16xf16>, vector<8xf32>
              %871 = wave.opaque %869 : vector<8xf32>
              %872 = wave.opaque %870 : vector<8xf32>
              %873 = arith.addi %359, %35 : index
              %874 = arith.addi %873, %c79 : index
              %875 = vector.load %kv[%874] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %876 = arith.addi %367, %35 : index
              %877 = arith.addi %876, %c79 : index
              %878 = vector.load %kv[%877] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %879 = wave.opaque %350 : i32
              %880 = arith.cmpi sgt, %879, %271 : i32
              %881:2 = scf.if %880 -> (vector<4xi32>, vector<4xi32>) {
                %882 = arith.andi %510, %730#0 : vector<4xi32>
                %883 = arith.andi %513, %730#1 : vector<4xi32>
                scf.yield %882, %883 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %510, %513 : vector<4xi32>, vector<4xi32>
              }
              %884 = vector.bitcast %881#0 : vector<4xi32> to vector<16xi8>
              %885 = wave.fp8_decode "e4m3" packed %884 : vector<16xi8> -> vector<16xf16>
              %886 = wave.mma %885, %597, %574#4 : vector<16xf16>, vector<8xf32>
              %887 = wave.mma %885, %702, %679#4 : vector<16xf16>, vector<8xf32>
              %888 = vector.bitcast %881#1 : vector<4xi32> to vector<16xi8>
              %889 = wave.fp8_decode "e4m3" packed %888 : vector<16xi8> -> vector<16xf16>
              %890 = wave.mma %889, %604, %886 : vector<16xf16>, vector<8xf32>
              %891 = wave.mma %889, %709, %887 : vector<16xf16>, vector<8xf32>
              %892 = wave.opaque %890 : vector<8xf32>
              %893 = wave.opaque %891 : vector<8xf32>
              wave.pin
              %894 = wave.opaque %350 : i32
              %895 = arith.cmpi sgt, %894, %271 : i32
              %896:2 = scf.if %895 -> (vector<4xi32>, vector<4xi32>) {
                %897 = arith.andi %854, %730#0 : vector<4xi32>
                %898 = arith.andi %857, %730#1 : vector<4xi32>
                scf.yield %897, %898 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %854, %857 : vector<4xi32>, vector<4xi32>
              }
              %899 = vector.bitcast %896#0 : vector<4xi32> to vector<16xi8>
              %900 = wave.fp8_decode "e4m3" packed %899 : vector<16xi8> -> vector<16xf16>
              %901 = wave.mma %900, %597, %574#5 : vector<16xf16>, vector<8xf32>
              %902 = wave.mma %900, %702, %679#5 : vector<16xf16>, vector<8xf32>
              %903 = vector.bitcast %896#1 : vector<4xi32> to vector<16xi8>
              %904 = wave.fp8_decode "e4m3" packed %903 : vector<16xi8> -> vector<16xf16>
              %905 = wave.mma %904, %604, %901 : vector<16xf16>, vector<8xf32>
              %906 = wave.mma %904, %709, %902 : vector<16xf16>, vector<8xf32>
              %907 = wave.opaque %905 : vector<8xf32>
              %908 = wave.opaque %906 : vector<8xf32>
              wave.pin
              %909 = wave.opaque %350 : i32
              %910 = arith.cmpi slt, %909, %295 : i32
              %911:2 = scf.if %910 -> (vector<4xi32>, vector<4xi32>) {
                %912 = arith.addi %376, %35 : index
                %913 = arith.addi %912, %c10 : index
                %914 = vector.load %kv[%913] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %915 = arith.addi %384, %35 : index
                %916 = arith.addi %915, %c10 : index
                %917 = vector.load %kv[%916] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %914, %917 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %896#0, %896#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %918 = wave.opaque %350 : i32
              %919 = arith.cmpi sgt, %918, %271 : i32
              %920:2 = scf.if %919 -> (vector<4xi32>, vector<4xi32>) {
                %921 = arith.andi %875, %730#0 : vector<4xi32>
                %922 = arith.andi %878, %730#1 : vector<4xi32>
                scf.yield %921, %922 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %875, %878 : vector<4xi32>, vector<4xi32>
              }
              %923 = vector.bitcast %920#0 : vector<4xi32> to vector<16xi8>
              %924 = wave.fp8_decode "e4m3" packed %923 : vector<16xi8> -> vector<16xf16>
              %925 = wave.mma %924, %597, %574#6 : vector<16xf16>, vector<8xf32>
              %926 = wave.mma %924, %702, %679#6 : vector<16xf16>, vector<8xf32>
              %927 = vector.bitcast %920#1 : vector<4xi32> to vector<16xi8>
              %928 = wave.fp8_decode "e4m3" packed %927 : vector<16xi8> -> vector<16xf16>
              %929 = wave.mma %928, %604, %925 : vector<16xf16>, vector<8xf32>
              %930 = wave.mma %928, %709, %926 : vector<16xf16>, vector<8xf32>
              %931 = wave.opaque %929 : vector<8xf32>
              %932 = wave.opaque %930 : vector<8xf32>
              wave.pin
              %933 = wave.opaque %350 : i32
              %934 = arith.cmpi slt, %933, %295 : i32
              %935:2 = scf.if %934 -> (vector<4xi32>, vector<4xi32>) {
                %936 = arith.addi %376, %35 : index
                %937 = arith.addi %936, %c24 : index
                %938 = vector.load %kv[%937] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %939 = arith.addi %384, %35 : index
                %940 = arith.addi %939, %c24 : index
                %941 = vector.load %kv[%940] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %938, %941 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %920#0, %920#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %911#0, %911#1, %935#0, %935#1, %574#0, %622, %850, %871, %892, %907, %931, %679#0, %727, %851, %872, %893, %908, %932 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %942 = wave.opaque %c10 : index
            %943 = arith.addi %0, %942 : index
            %944 = arith.cmpi eq, %293, %290 : i32
            %945 = wave.swap_halves %347#5 : f32
            %946 = arith.addf %347#5, %945 : f32
            %947 = arith.addi %943, %c10 : index
            %948:2 = scf.if %944 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %949 = arith.addi %943, %c10 : index
              %950 = arith.addi %949, %c10 : index
              %951 = memref.load %8[%950] : memref<?xf32>
              %952 = arith.addi %949, %c6 : index
              %953 = memref.load %8[%952] : memref<?xf32>
              scf.yield %951, %953 : f32, f32
            }
            %954 = arith.maxnumf %948#0, %347#4 fastmath<nnan> : f32
            %955 = arith.subf %948#0, %954 : f32
            %956 = wave.exp2 %955 : f32
            %957 = arith.subf %347#4, %954 : f32
            %958 = wave.exp2 %957 : f32
            %959 = arith.mulf %948#1, %956 : f32
            %960 = math.fma %946, %958, %959 : f32
            memref.store %954, %8[%947] : memref<?xf32>
            %961 = arith.addi %947, %c6 : index
            memref.store %960, %8[%961] : memref<?xf32>
            %962 = vector.broadcast %956 : f32 to vector<8xf32>
            %963 = vector.broadcast %958 : f32 to vector<8xf32>
            scf.if %944 {
              %964 = arith.muli %943, %c13 : index
              %965 = arith.addi %c10, %964 : index
              %966 = arith.addi %965, %c10 : index
              %967 = arith.addi %966, %c10 : index
              %968 = vector.shuffle %347#6, %347#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %968, %5[%967] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %969 = vector.shuffle %347#6, %347#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %970 = arith.addi %967, %c31 : index
              vector.store %969, %5[%970] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %971 = arith.muli %943, %c13 : index
              %972 = arith.addi %c10, %971 : index
              %973 = arith.addi %972, %c10 : index
              %974 = arith.addi %973, %c32 : index
              %975 = vector.shuffle %347#7, %347#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %975, %5[%974] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %976 = vector.shuffle %347#7, %347#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %977 = arith.addi %974, %c31 : index
              vector.store %976, %5[%977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %978 = arith.muli %943, %c13 : index
              %979 = arith.addi %c10, %978 : index
              %980 = arith.addi %979, %c10 : index
              %981 = arith.addi %980, %c33 : index
              %982 = vector.shuffle %347#8, %347#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %982, %5[%981] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %983 = vector.shuffle %347#8, %347#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %984 = arith.addi %981, %c31 : index
              vector.store %983, %5[%984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %985 = arith.muli %943, %c13 : index
              %986 = arith.addi %c10, %985 : index
              %987 = arith.addi %986, %c10 : index
              %988 = arith.addi %987, %c34 : index
              %989 = vector.shuffle %347#9, %347#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %989, %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %990 = vector.shuffle %347#9, %347#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %991 = arith.addi %988, %c31 : index
              vector.store %990, %5[%991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %992 = arith.muli %943, %c13 : index
              %993 = arith.addi %c10, %992 : index
              %994 = arith.addi %993, %c10 : index
              %995 = arith.addi %994, %c35 : index
              %996 = vector.shuffle %347#10, %347#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %996, %5[%995] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %997 = vector.shuffle %347#10, %347#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %998 = arith.addi %995, %c31 : index
              vector.store %997, %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %999 = arith.muli %943, %c13 : index
              %1000 = arith.addi %c10, %999 : index
              %1001 = arith.addi %1000, %c10 : index
              %1002 = arith.addi %1001, %c10 : index
              %1003 = vector.load %5[%1002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = arith.addi %1002, %c31 : index
              %1005 = vector.load %5[%1004] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1006 = vector.shuffle %1003, %1005 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1007 = arith.mulf %1006, %962 : vector<8xf32>
              %1008 = math.fma %347#6, %963, %1007 : vector<8xf32>
              %1009 = arith.muli %943, %c13 : index
              %1010 = arith.addi %c10, %1009 : index
              %1011 = arith.addi %1010, %c10 : index
              %1012 = arith.addi %1011, %c10 : index
              %1013 = vector.shuffle %1008, %1008 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1013, %5[%1012] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1014 = vector.shuffle %1008, %1008 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1015 = arith.addi %1012, %c31 : index
              vector.store %1014, %5[%1015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.muli %943, %c13 : index
              %1017 = arith.addi %c10, %1016 : index
              %1018 = arith.addi %1017, %c10 : index
              %1019 = arith.addi %1018, %c32 : index
              %1020 = vector.load %5[%1019] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1021 = arith.addi %1019, %c31 : index
              %1022 = vector.load %5[%1021] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1023 = vector.shuffle %1020, %1022 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1024 = arith.mulf %1023, %962 : vector<8xf32>
              %1025 = math.fma %347#7, %963, %1024 : vector<8xf32>
              %1026 = arith.muli %943, %c13 : index
              %1027 = arith.addi %c10, %1026 : index
              %1028 = arith.addi %1027, %c10 : index
              %1029 = arith.addi %1028, %c32 : index
              %1030 = vector.shuffle %1025, %1025 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1030, %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1031 = vector.shuffle %1025, %1025 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1032 = arith.addi %1029, %c31 : index
              vector.store %1031, %5[%1032] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1033 = arith.muli %943, %c13 : index
              %1034 = arith.addi %c10, %1033 : index
              %1035 = arith.addi %1034, %c10 : index
              %1036 = arith.addi %1035, %c33 : index
              %1037 = vector.load %5[%1036] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = arith.addi %1036, %c31 : index
              %1039 = vector.load %5[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = vector.shuffle %1037, %1039 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1041 = arith.mulf %1040, %962 : vector<8xf32>
              %1042 = math.fma %347#8, %963, %1041 : vector<8xf32>
              %1043 = arith.muli %943, %c13 : index
              %1044 = arith.addi %c10, %1043 : index
              %1045 = arith.addi %1044, %c10 : index
              %1046 = arith.addi %1045, %c33 : index
              %1047 = vector.shuffle %1042, %1042 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1047, %5[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1048 = vector.shuffle %1042, %1042 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1049 = arith.addi %1046, %c31 : index
              vector.store %1048, %5[%1049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1050 = arith.muli %943, %c13 : index
              %1051 = arith.addi %c10, %1050 : index
              %1052 = arith.addi %1051, %c10 : index
              %1053 = arith.addi %1052, %c34 : index
              %1054 = vector.load %5[%1053] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1055 = arith.addi %1053, %c31 : index
              %1056 = vector.load %5[%1055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1057 = vector.shuffle %1054, %1056 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1058 = arith.mulf %1057, %962 : vector<8xf32>
              %1059 = math.fma %347#9, %963, %1058 : vector<8xf32>
              %1060 = arith.muli %943, %c13 : index
              %1061 = arith.addi %c10, %1060 : index
              %1062 = arith.addi %1061, %c10 : index
              %1063 = arith.addi %1062, %c34 : index
              %1064 = vector.shuffle %1059, %1059 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1064, %5[%1063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1065 = vector.shuffle %1059, %1059 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1066 = arith.addi %1063, %c31 : index
              vector.store %1065, %5[%1066] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1067 = arith.muli %943, %c13 : index
              %1068 = arith.addi %c10, %1067 : index
              %1069 = arith.addi %1068, %c10 : index
              %1070 = arith.addi %1069, %c35 : index
              %1071 = vector.load %5[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1072 = arith.addi %1070, %c31 : index
              %1073 = vector.load %5[%1072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1074 = vector.shuffle %1071, %1073 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1075 = arith.mulf %1074, %962 : vector<8xf32>
              %1076 = math.fma %347#10, %963, %1075 : vector<8xf32>
              %1077 = arith.muli %943, %c13 : index
              %1078 = arith.addi %c10, %1077 : index
              %1079 = arith.addi %1078, %c10 : index
              %1080 = arith.addi %1079, %c35 : index
              %1081 = vector.shuffle %1076, %1076 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1081, %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1082 = vector.shuffle %1076, %1076 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1083 = arith.addi %1080, %c31 : index
              vector.store %1082, %5[%1083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1084 = wave.swap_halves %347#12 : f32
            %1085 = arith.addf %347#12, %1084 : f32
            %1086 = arith.addi %943, %c24 : index
            %1087:2 = scf.if %944 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1088 = arith.addi %943, %c24 : index
              %1089 = arith.addi %1088, %c10 : index
              %1090 = memref.load %8[%1089] : memref<?xf32>
              %1091 = arith.addi %1088, %c6 : index
              %1092 = memref.load %8[%1091] : memref<?xf32>
              scf.yield %1090, %1092 : f32, f32
            }
            %1093 = arith.maxnumf %1087#0, %347#11 fastmath<nnan> : f32
            %1094 = arith.subf %1087#0, %1093 : f32
            %1095 = wave.exp2 %1094 : f32
            %1096 = arith.subf %347#11, %1093 : f32
            %1097 = wave.exp2 %1096 : f32
            %1098 = arith.mulf %1087#1, %1095 : f32
            %1099 = math.fma %1085, %1097, %1098 : f32
            memref.store %1093, %8[%1086] : memref<?xf32>
            %1100 = arith.addi %1086, %c6 : index
            memref.store %1099, %8[%1100] : memref<?xf32>
            %1101 = vector.broadcast %1095 : f32 to vector<8xf32>
            %1102 = vector.broadcast %1097 : f32 to vector<8xf32>
            scf.if %944 {
              %1103 = arith.muli %943, %c13 : index
              %1104 = arith.addi %c10, %1103 : index
              %1105 = arith.addi %1104, %c38 : index
              %1106 = arith.addi %1105, %c10 : index
              %1107 = vector.shuffle %347#13, %347#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1107, %5[%1106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1108 = vector.shuffle %347#13, %347#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1109 = arith.addi %1106, %c31 : index
              vector.store %1108, %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1110 = arith.muli %943, %c13 : index
              %1111 = arith.addi %c10, %1110 : index
              %1112 = arith.addi %1111, %c38 : index
              %1113 = arith.addi %1112, %c32 : index
              %1114 = vector.shuffle %347#14, %347#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1114, %5[%1113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1115 = vector.shuffle %347#14, %347#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1116 = arith.addi %1113, %c31 : index
              vector.store %1115, %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = arith.muli %943, %c13 : index
              %1118 = arith.addi %c10, %1117 : index
              %1119 = arith.addi %1118, %c38 : index
              %1120 = arith.addi %1119, %c33 : index
              %1121 = vector.shuffle %347#15, %347#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1121, %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = vector.shuffle %347#15, %347#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1123 = arith.addi %1120, %c31 : index
              vector.store %1122, %5[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = arith.muli %943, %c13 : index
              %1125 = arith.addi %c10, %1124 : index
              %1126 = arith.addi %1125, %c38 : index
              %1127 = arith.addi %1126, %c34 : index
              %1128 = vector.shuffle %347#16, %347#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1128, %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1129 = vector.shuffle %347#16, %347#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1130 = arith.addi %1127, %c31 : index
              vector.store %1129, %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = arith.muli %943, %c13 : index
              %1132 = arith.addi %c10, %1131 : index
              %1133 = arith.addi %1132, %c38 : index
              %1134 = arith.addi %1133, %c35 : index
              %1135 = vector.shuffle %347#17, %347#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1135, %5[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = vector.shuffle %347#17, %347#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1137 = arith.addi %1134, %c31 : index
              vector.store %1136, %5[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1138 = arith.muli %943, %c13 : index
              %1139 = arith.addi %c10, %1138 : index
              %1140 = arith.addi %1139, %c38 : index
              %1141 = arith.addi %1140, %c10 : index
              %1142 = vector.load %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = arith.addi %1141, %c31 : index
              %1144 = vector.load %5[%1143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1145 = vector.shuffle %1142, %1144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1146 = arith.mulf %1145, %1101 : vector<8xf32>
              %1147 = math.fma %347#13, %1102, %1146 : vector<8xf32>
              %1148 = arith.muli %943, %c13 : index
              %1149 = arith.addi %c10, %1148 : index
              %1150 = arith.addi %1149, %c38 : index
              %1151 = arith.addi %1150, %c10 : index
              %1152 = vector.shuffle %1147, %1147 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1152, %5[%1151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1153 = vector.shuffle %1147, %1147 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1154 = arith.addi %1151, %c31 : index
              vector.store %1153, %5[%1154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1155 = arith.muli %943, %c13 : index
              %1156 = arith.addi %c10, %1155 : index
              %1157 = arith.addi %1156, %c38 : index
              %1158 = arith.addi %1157, %c32 : index
              %1159 = vector.load %5[%1158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1160 = arith.addi %1158, %c31 : index
              %1161 = vector.load %5[%1160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1162 = vector.shuffle %1159, %1161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1163 = arith.mulf %1162, %1101 : vector<8xf32>
              %1164 = math.fma %347#14, %1102, %1163 : vector<8xf32>
              %1165 = arith.muli %943, %c13 : index
              %1166 = arith.addi %c10, %1165 : index
              %1167 = arith.addi %1166, %c38 : index
              %1168 = arith.addi %1167, %c32 : index
              %1169 = vector.shuffle %1164, %1164 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1169, %5[%1168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1170 = vector.shuffle %1164, %1164 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1171 = arith.addi %1168, %c31 : index
              vector.store %1170, %5[%1171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1172 = arith.muli %943, %c13 : index
              %1173 = arith.addi %c10, %1172 : index
              %1174 = arith.addi %1173, %c38 : index
              %1175 = arith.addi %1174, %c33 : index
              %1176 = vector.load %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = arith.addi %1175, %c31 : index
              %1178 = vector.load %5[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = vector.shuffle %1176, %1178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1180 = arith.mulf %1179, %1101 : vector<8xf32>
              %1181 = math.fma %347#15, %1102, %1180 : vector<8xf32>
              %1182 = arith.muli %943, %c13 : index
              %1183 = arith.addi %c10, %1182 : index
              %1184 = arith.addi %1183, %c38 : index
              %1185 = arith.addi %1184, %c33 : index
              %1186 = vector.shuffle %1181, %1181 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1186, %5[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1187 = vector.shuffle %1181, %1181 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1188 = arith.addi %1185, %c31 : index
              vector.store %1187, %5[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1189 = arith.muli %943, %c13 : index
              %1190 = arith.addi %c10, %1189 : index
              %1191 = arith.addi %1190, %c38 : index
              %1192 = arith.addi %1191, %c34 : index
              %1193 = vector.load %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = arith.addi %1192, %c31 : index
              %1195 = vector.load %5[%1194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1196 = vector.shuffle %1193, %1195 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1197 = arith.mulf %1196, %1101 : vector<8xf32>
              %1198 = math.fma %347#16, %1102, %1197 : vector<8xf32>
              %1199 = arith.muli %943, %c13 : index
              %1200 = arith.addi %c10, %1199 : index
              %1201 = arith.addi %1200, %c38 : index
              %1202 = arith.addi %1201, %c34 : index
              %1203 = vector.shuffle %1198, %1198 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1203, %5[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = vector.shuffle %1198, %1198 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1205 = arith.addi %1202, %c31 : index
              vector.store %1204, %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1206 = arith.muli %943, %c13 : index
              %1207 = arith.addi %c10, %1206 : index
              %1208 = arith.addi %1207, %c38 : index
              %1209 = arith.addi %1208, %c35 : index
              %1210 = vector.load %5[%1209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1211 = arith.addi %1209, %c31 : index
              %1212 = vector.load %5[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1213 = vector.shuffle %1210, %1212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1214 = arith.mulf %1213, %1101 : vector<8xf32>
              %1215 = math.fma %347#17, %1102, %1214 : vector<8xf32>
              %1216 = arith.muli %943, %c13 : index
              %1217 = arith.addi %c10, %1216 : index
              %1218 = arith.addi %1217, %c38 : index
              %1219 = arith.addi %1218, %c35 : index
              %1220 = vector.shuffle %1215, %1215 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1220, %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = vector.shuffle %1215, %1215 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1222 = arith.addi %1219, %c31 : index
              vector.store %1221, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1223 = arith.cmpi sgt, %282, %c47 : i32
          scf.if %1223 {
            %1224 = arith.cmpi eq, %290, %287 : i32
            %1225 = wave.opaque %c10 : index
            %1226 = arith.addi %0, %1225 : index
            %1227 = arith.addi %1226, %c10 : index
            %1228 = arith.addi %1227, %c10 : index
            %1229 = memref.load %8[%1228] : memref<?xf32>
            %1230 = arith.addi %1227, %c6 : index
            %1231 = memref.load %8[%1230] : memref<?xf32>
            %1232 = arith.addi %1226, %c31 : index
            %1233:2 = scf.if %1224 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1234 = arith.addi %1226, %c31 : index
              %1235 = arith.addi %1234, %c10 : index
              %1236 = memref.load %8[%1235] : memref<?xf32>
              %1237 = arith.addi %1234, %c6 : index
              %1238 = memref.load %8[%1237] : memref<?xf32>
              scf.yield %1236, %1238 : f32, f32
            }
            %1239 = arith.maxnumf %1233#0, %1229 fastmath<nnan> : f32
            %1240 = arith.subf %1233#0, %1239 : f32
            %1241 = wave.exp2 %1240 : f32
            %1242 = arith.subf %1229, %1239 : f32
            %1243 = wave.exp2 %1242 : f32
            %1244 = arith.mulf %1233#1, %1241 : f32
            %1245 = math.fma %1231, %1243, %1244 : f32
            memref.store %1239, %8[%1232] : memref<?xf32>
            %1246 = arith.addi %1232, %c6 : index
            memref.store %1245, %8[%1246] : memref<?xf32>
            %1247 = vector.broadcast %1241 : f32 to vector<8xf32>
            %1248 = vector.broadcast %1243 : f32 to vector<8xf32>
            scf.for %1249 = %c10 to %c80 step %c4 {
              %1250 = arith.muli %1226, %c13 : index
              %1251 = arith.addi %c10, %1250 : index
              %1252 = arith.addi %1251, %c10 : index
              %1253 = arith.muli %1249, %c32 : index
              %1254 = arith.addi %1252, %1253 : index
              %1255 = vector.load %5[%1254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1256 = arith.addi %1254, %c31 : index
              %1257 = vector.load %5[%1256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1258 = vector.shuffle %1255, %1257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1224 {
                %1259 = arith.muli %1226, %c13 : index
                %1260 = arith.addi %16, %1259 : index
                %1261 = arith.addi %1260, %c10 : index
                %1262 = arith.muli %1249, %c32 : index
                %1263 = arith.addi %1261, %1262 : index
                %1264 = vector.shuffle %1258, %1258 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1264, %partial[%1263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1265 = vector.shuffle %1258, %1258 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1266 = arith.addi %1263, %c31 : index
                vector.store %1265, %partial[%1266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1267 = arith.muli %1226, %c13 : index
                %1268 = arith.addi %16, %1267 : index
                %1269 = arith.addi %1268, %c10 : index
                %1270 = arith.muli %1249, %c32 : index
                %1271 = arith.addi %1269, %1270 : index
                %1272 = vector.load %partial[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1273 = arith.addi %1271, %c31 : index
                %1274 = vector.load %partial[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1275 = vector.shuffle %1272, %1274 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1276 = arith.mulf %1275, %1247 : vector<8xf32>
                %1277 = math.fma %1258, %1248, %1276 : vector<8xf32>
                %1278 = arith.muli %1226, %c13 : index
                %1279 = arith.addi %16, %1278 : index
                %1280 = arith.addi %1279, %c10 : index
                %1281 = arith.muli %1249, %c32 : index
                %1282 = arith.addi %1280, %1281 : index
                %1283 = vector.shuffle %1277, %1277 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1283, %partial[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1284 = vector.shuffle %1277, %1277 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1285 = arith.addi %1282, %c31 : index
                vector.store %1284, %partial[%1285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1286 = arith.addi %1226, %c24 : index
            %1287 = arith.addi %1286, %c10 : index
            %1288 = memref.load %8[%1287] : memref<?xf32>
            %1289 = arith.addi %1286, %c6 : index
            %1290 = memref.load %8[%1289] : memref<?xf32>
            %1291 = arith.addi %1226, %c54 : index
            %1292:2 = scf.if %1224 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1293 = arith.addi %1226, %c54 : index
              %1294 = arith.addi %1293, %c10 : index
              %1295 = memref.load %8[%1294] : memref<?xf32>
              %1296 = arith.addi %1293, %c6 : index
              %1297 = memref.load %8[%1296] : memref<?xf32>
              scf.yield %1295, %1297 : f32, f32
            }
            %1298 = arith.maxnumf %1292#0, %1288 fastmath<nnan> : f32
            %1299 = arith.subf %1292#0, %1298 : f32
            %1300 = wave.exp2 %1299 : f32
            %1301 = arith.subf %1288, %1298 : f32
            %1302 = wave.exp2 %1301 : f32
            %1303 = arith.mulf %1292#1, %1300 : f32
            %1304 = math.fma %1290, %1302, %1303 : f32
            memref.store %1298, %8[%1291] : memref<?xf32>
            %1305 = arith.addi %1291, %c6 : index
            memref.store %1304, %8[%1305] : memref<?xf32>
            %1306 = vector.broadcast %1300 : f32 to vector<8xf32>
            %1307 = vector.broadcast %1302 : f32 to vector<8xf32>
            scf.for %1308 = %c10 to %c80 step %c4 {
              %1309 = arith.muli %1226, %c13 : index
              %1310 = arith.addi %c10, %1309 : index
              %1311 = arith.addi %1310, %c38 : index
              %1312 = arith.muli %1308, %c32 : index
              %1313 = arith.addi %1311, %1312 : index
              %1314 = vector.load %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.addi %1313, %c31 : index
              %1316 = vector.load %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = vector.shuffle %1314, %1316 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1224 {
                %1318 = arith.muli %1226, %c13 : index
                %1319 = arith.addi %16, %1318 : index
                %1320 = arith.addi %1319, %c38 : index
                %1321 = arith.muli %1308, %c32 : index
                %1322 = arith.addi %1320, %1321 : index
                %1323 = vector.shuffle %1317, %1317 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1323, %partial[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1324 = vector.shuffle %1317, %1317 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1325 = arith.addi %1322, %c31 : index
                vector.store %1324, %partial[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1326 = arith.muli %1226, %c13 : index
                %1327 = arith.addi %16, %1326 : index
                %1328 = arith.addi %1327, %c38 : index
                %1329 = arith.muli %1308, %c32 : index
                %1330 = arith.addi %1328, %1329 : index
                %1331 = vector.load %partial[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1332 = arith.addi %1330, %c31 : index
                %1333 = vector.load %partial[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1334 = vector.shuffle %1331, %1333 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1335 = arith.mulf %1334, %1306 : vector<8xf32>
                %1336 = math.fma %1317, %1307, %1335 : vector<8xf32>
                %1337 = arith.muli %1226, %c13 : index
                %1338 = arith.addi %16, %1337 : index
                %1339 = arith.addi %1338, %c38 : index
                %1340 = arith.muli %1308, %c32 : index
                %1341 = arith.addi %1339, %1340 : index
                %1342 = vector.shuffle %1336, %1336 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1342, %partial[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1343 = vector.shuffle %1336, %1336 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1344 = arith.addi %1341, %c31 : index
                vector.store %1343, %partial[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1345 = arith.cmpi sgt, %282, %c46 : i32
        scf.if %1345 {
          %1346 = arith.cmpi eq, %287, %c45 : i32
          %1347 = wave.opaque %c10 : index
          %1348 = arith.addi %0, %1347 : index
          %1349 = arith.addi %1348, %c31 : index
          %1350 = arith.addi %1349, %c10 : index
          %1351 = memref.load %8[%1350] : memref<?xf32>
          %1352 = arith.addi %1349, %c6 : index
          %1353 = memref.load %8[%1352] : memref<?xf32>
          %1354 = arith.addi %1348, %c32 : index
          %1355:2 = scf.if %1346 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1356 = arith.addi %1348, %c32 : index
            %1357 = arith.addi %1356, %c10 : index
            %1358 = memref.load %8[%1357] : memref<?xf32>
            %1359 = arith.addi %1356, %c6 : index
            %1360 = memref.load %8[%1359] : memref<?xf32>
            scf.yield %1358, %1360 : f32, f32
          }
          %1361 = arith.maxnumf %1355#0, %1351 fastmath<nnan> : f32
          %1362 = arith.subf %1355#0, %1361 : f32
          %1363 = wave.exp2 %1362 : f32
          %1364 = arith.subf %1351, %1361 : f32
          %1365 = wave.exp2 %1364 : f32
          %1366 = arith.mulf %1355#1, %1363 : f32
          %1367 = math.fma %1353, %1365, %1366 : f32
          memref.store %1361, %8[%1354] : memref<?xf32>
          %1368 = arith.addi %1354, %c6 : index
          memref.store %1367, %8[%1368] : memref<?xf32>
          %1369 = vector.broadcast %1363 : f32 to vector<8xf32>
          %1370 = vector.broadcast %1365 : f32 to vector<8xf32>
          scf.for %1371 = %c10 to %c80 step %c4 {
            %1372 = arith.muli %1348, %c13 : index
            %1373 = arith.addi %16, %1372 : index
            %1374 = arith.addi %1373, %c10 : index
            %1375 = arith.muli %1371, %c32 : index
            %1376 = arith.addi %1374, %1375 : index
            %1377 = vector.load %partial[%1376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1378 = arith.addi %1376, %c31 : index
            %1379 = vector.load %partial[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1380 = vector.shuffle %1377, %1379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1346 {
              %1381 = arith.muli %1348, %c13 : index
              %1382 = arith.addi %17, %1381 : index
              %1383 = arith.addi %1382, %c10 : index
              %1384 = arith.muli %1371, %c32 : index
              %1385 = arith.addi %1383, %1384 : index
              %1386 = vector.shuffle %1380, %1380 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1386, %partial[%1385] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1387 = vector.shuffle %1380, %1380 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1388 = arith.addi %1385, %c31 : index
              vector.store %1387, %partial[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1389 = arith.muli %1348, %c13 : index
              %1390 = arith.addi %17, %1389 : index
              %1391 = arith.addi %1390, %c10 : index
              %1392 = arith.muli %1371, %c32 : index
              %1393 = arith.addi %1391, %1392 : index
              %1394 = vector.load %partial[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = arith.addi %1393, %c31 : index
              %1396 = vector.load %partial[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %1394, %1396 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1398 = arith.mulf %1397, %1369 : vector<8xf32>
              %1399 = math.fma %1380, %1370, %1398 : vector<8xf32>
              %1400 = arith.muli %1348, %c13 : index
              %1401 = arith.addi %17, %1400 : index
              %1402 = arith.addi %1401, %c10 : index
              %1403 = arith.muli %1371, %c32 : index
              %1404 = arith.addi %1402, %1403 : index
              %1405 = vector.shuffle %1399, %1399 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1405, %partial[%1404] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1406 = vector.shuffle %1399, %1399 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1407 = arith.addi %1404, %c31 : index
              vector.store %1406, %partial[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1408 = arith.addi %1348, %c54 : index
          %1409 = arith.addi %1408, %c10 : index
          %1410 = memref.load %8[%1409] : memref<?xf32>
          %1411 = arith.addi %1408, %c6 : index
          %1412 = memref.load %8[%1411] : memref<?xf32>
          %1413 = arith.addi %1348, %c55 : index
          %1414:2 = scf.if %1346 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1415 = arith.addi %1348, %c55 : index
            %1416 = arith.addi %1415, %c10 : index
            %1417 = memref.load %8[%1416] : memref<?xf32>
            %1418 = arith.addi %1415, %c6 : index
            %1419 = memref.load %8[%1418] : memref<?xf32>
            scf.yield %1417, %1419 : f32, f32
          }
          %1420 = arith.maxnumf %1414#0, %1410 fastmath<nnan> : f32
          %1421 = arith.subf %1414#0, %1420 : f32
          %1422 = wave.exp2 %1421 : f32
          %1423 = arith.subf %1410, %1420 : f32
          %1424 = wave.exp2 %1423 : f32
          %1425 = arith.mulf %1414#1, %1422 : f32
          %1426 = math.fma %1412, %1424, %1425 : f32
          memref.store %1420, %8[%1413] : memref<?xf32>
          %1427 = arith.addi %1413, %c6 : index
          memref.store %1426, %8[%1427] : memref<?xf32>
          %1428 = vector.broadcast %1422 : f32 to vector<8xf32>
          %1429 = vector.broadcast %1424 : f32 to vector<8xf32>
          scf.for %1430 = %c10 to %c80 step %c4 {
            %1431 = arith.muli %1348, %c13 : index
            %1432 = arith.addi %16, %1431 : index
            %1433 = arith.addi %1432, %c38 : index
            %1434 = arith.muli %1430, %c32 : index
            %1435 = arith.addi %1433, %1434 : index
            %1436 = vector.load %partial[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1437 = arith.addi %1435, %c31 : index
            %1438 = vector.load %partial[%1437] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1439 = vector.shuffle %1436, %1438 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1346 {
              %1440 = arith.muli %1348, %c13 : index
              %1441 = arith.addi %17, %1440 : index
              %1442 = arith.addi %1441, %c38 : index
              %1443 = arith.muli %1430, %c32 : index
              %1444 = arith.addi %1442, %1443 : index
              %1445 = vector.shuffle %1439, %1439 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1445, %partial[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = vector.shuffle %1439, %1439 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1447 = arith.addi %1444, %c31 : index
              vector.store %1446, %partial[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1448 = arith.muli %1348, %c13 : index
              %1449 = arith.addi %17, %1448 : index
              %1450 = arith.addi %1449, %c38 : index
              %1451 = arith.muli %1430, %c32 : index
              %1452 = arith.addi %1450, %1451 : index
              %1453 = vector.load %partial[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = arith.addi %1452, %c31 : index
              %1455 = vector.load %partial[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1456 = vector.shuffle %1453, %1455 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1457 = arith.mulf %1456, %1428 : vector<8xf32>
              %1458 = math.fma %1439, %1429, %1457 : vector<8xf32>
              %1459 = arith.muli %1348, %c13 : index
              %1460 = arith.addi %17, %1459 : index
              %1461 = arith.addi %1460, %c38 : index
              %1462 = arith.muli %1430, %c32 : index
              %1463 = arith.addi %1461, %1462 : index
              %1464 = vector.shuffle %1458, %1458 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1464, %partial[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1465 = vector.shuffle %1458, %1458 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1466 = arith.addi %1463, %c31 : index
              vector.store %1465, %partial[%1466] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1467 = wave.opaque %c10 : index
      %1468 = arith.addi %0, %1467 : index
      scf.if %285 {
        %1469 = arith.addi %kvHeads, %13 : index
        %1470 = memref.load %scales[%1469] : memref<?xf32>
        %1471 = arith.addi %1468, %c10 : index
        %1472 = arith.addi %1471, %c10 : index
        %1473 = memref.load %8[%1472] : memref<?xf32>
        %1474 = arith.addi %1471, %c6 : index
        %1475 = memref.load %8[%1474] : memref<?xf32>
        %1476 = arith.divf %1470, %1475 : f32
        %1477 = vector.broadcast %1476 : f32 to vector<8xf32>
        %1478 = arith.addi %15, %1467 : index
        %1479 = arith.addi %1478, %1 : index
        %1480 = arith.addi %1479, %c10 : index
        %1481 = arith.subi %36, %c4 : index
        %1482 = arith.minsi %1480, %1481 : index
        %1483 = arith.divui %1482, %groupSize : index
        %1484 = arith.addi %24, %1483 : index
        %1485 = arith.muli %13, %groupSize : index
        %1486 = arith.remui %1482, %groupSize : index
        %1487 = arith.addi %1485, %1486 : index
        %1488 = arith.muli %1487, %c18 : index
        %1489 = arith.muli %2, %c19 : index
        %1490 = arith.addi %1488, %1489 : index
        %1491 = arith.muli %heads, %c18 : index
        scf.for %1492 = %c10 to %c80 step %c4 {
          %1493 = arith.muli %1468, %c13 : index
          %1494 = arith.addi %c10, %1493 : index
          %1495 = arith.addi %1494, %c10 : index
          %1496 = arith.muli %1492, %c32 : index
          %1497 = arith.addi %1495, %1496 : index
          %1498 = vector.load %5[%1497] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1499 = arith.addi %1497, %c31 : index
          %1500 = vector.load %5[%1499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1501 = vector.shuffle %1498, %1500 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1502 = arith.mulf %1501, %1477 : vector<8xf32>
          %1503 = arith.addf %1502, %c51 : vector<8xf32>
          %1504 = arith.minimumf %1503, %c82 : vector<8xf32>
          %1505 = arith.maximumf %1504, %c83 : vector<8xf32>
          %1506 = arith.truncf %1505 : vector<8xf32> to vector<8xf16>
          %1507 = vector.bitcast %1506 : vector<8xf16> to vector<4xi32>
          %1508 = vector.shuffle %1507, %1507 [0, 1] : vector<4xi32>, vector<4xi32>
          %1509 = vector.shuffle %1507, %1507 [2, 3] : vector<4xi32>, vector<4xi32>
          %1510 = arith.select %3, %1509, %1508 : vector<2xi32>
          %1511 = arith.select %3, %1508, %1509 : vector<2xi32>
          %1512 = wave.swap_halves %1511 : vector<2xi32>
          %1513 = arith.select %3, %1512, %1510 : vector<2xi32>
          %1514 = arith.select %3, %1510, %1512 : vector<2xi32>
          %1515 = vector.bitcast %1513 : vector<2xi32> to vector<4xf16>
          %1516 = vector.bitcast %1514 : vector<2xi32> to vector<4xf16>
          %1517 = vector.shuffle %1515, %1516 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1518 = arith.muli %1492, %c3 : index
          %1519 = arith.addi %1490, %1518 : index
          %1520 = arith.divui %1484, %outTileRows : index
          %1521 = arith.divui %1491, %c3 : index
          %1522 = arith.muli %1520, %1521 : index
          %1523 = arith.divui %1519, %c3 : index
          %1524 = arith.addi %1522, %1523 : index
          %1525 = arith.muli %1524, %c11 : index
          %1526 = arith.remui %1519, %c3 : index
          %1527 = arith.divui %1526, %c19 : index
          %1528 = arith.addi %1525, %1527 : index
          %1529 = arith.muli %outTileRows, %c19 : index
          %1530 = arith.muli %1528, %1529 : index
          %1531 = arith.remui %1484, %outTileRows : index
          %1532 = arith.muli %1531, %c19 : index
          %1533 = arith.addi %1530, %1532 : index
          %1534 = arith.remui %1519, %c19 : index
          %1535 = arith.addi %1533, %1534 : index
          %1536 = arith.cmpi slt, %1480, %36 : index
          scf.if %1536 {
            vector.store %1517, %out[%1535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1537 = arith.addi %1468, %c24 : index
        %1538 = arith.addi %1537, %c10 : index
        %1539 = memref.load %8[%1538] : memref<?xf32>
        %1540 = arith.addi %1537, %c6 : index
        %1541 = memref.load %8[%1540] : memref<?xf32>
        %1542 = arith.divf %1470, %1541 : f32
        %1543 = vector.broadcast %1542 : f32 to vector<8xf32>
        %1544 = arith.addi %15, %1467 : index
        %1545 = arith.addi %1544, %1 : index
        %1546 = arith.addi %1545, %c3 : index
        %1547 = arith.subi %36, %c4 : index
        %1548 = arith.minsi %1546, %1547 : index
        %1549 = arith.divui %1548, %groupSize : index
        %1550 = arith.addi %24, %1549 : index
        %1551 = arith.muli %13, %groupSize : index
        %1552 = arith.remui %1548, %groupSize : index
        %1553 = arith.addi %1551, %1552 : index
        %1554 = arith.muli %1553, %c18 : index
        %1555 = arith.muli %2, %c19 : index
        %1556 = arith.addi %1554, %1555 : index
        %1557 = arith.muli %heads, %c18 : index
        scf.for %1558 = %c10 to %c80 step %c4 {
          %1559 = arith.muli %1468, %c13 : index
          %1560 = arith.addi %c10, %1559 : index
          %1561 = arith.addi %1560, %c38 : index
          %1562 = arith.muli %1558, %c32 : index
          %1563 = arith.addi %1561, %1562 : index
          %1564 = vector.load %5[%1563] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1565 = arith.addi %1563, %c31 : index
          %1566 = vector.load %5[%1565] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1567 = vector.shuffle %1564, %1566 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1568 = arith.mulf %1567, %1543 : vector<8xf32>
          %1569 = arith.addf %1568, %c51 : vector<8xf32>
          %1570 = arith.minimumf %1569, %c82 : vector<8xf32>
          %1571 = arith.maximumf %1570, %c83 : vector<8xf32>
          %1572 = arith.truncf %1571 : vector<8xf32> to vector<8xf16>
          %1573 = vector.bitcast %1572 : vector<8xf16> to vector<4xi32>
          %1574 = vector.shuffle %1573, %1573 [0, 1] : vector<4xi32>, vector<4xi32>
          %1575 = vector.shuffle %1573, %1573 [2, 3] : vector<4xi32>, vector<4xi32>
          %1576 = arith.select %3, %1575, %1574 : vector<2xi32>
          %1577 = arith.select %3, %1574, %1575 : vector<2xi32>
          %1578 = wave.swap_halves %1577 : vector<2xi32>
          %1579 = arith.select %3, %1578, %1576 : vector<2xi32>
          %1580 = arith.select %3, %1576, %1578 : vector<2xi32>
          %1581 = vector.bitcast %1579 : vector<2xi32> to vector<4xf16>
          %1582 = vector.bitcast %1580 : vector<2xi32> to vector<4xf16>
          %1583 = vector.shuffle %1581, %1582 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1584 = arith.muli %1558, %c3 : index
          %1585 = arith.addi %1556, %1584 : index
          %1586 = arith.divui %1550, %outTileRows : index
          %1587 = arith.divui %1557, %c3 : index
          %1588 = arith.muli %1586, %1587 : index
          %1589 = arith.divui %1585, %c3 : index
          %1590 = arith.addi %1588, %1589 : index
          %1591 = arith.muli %1590, %c11 : index
          %1592 = arith.remui %1585, %c3 : index
          %1593 = arith.divui %1592, %c19 : index
          %1594 = arith.addi %1591, %1593 : index
          %1595 = arith.muli %outTileRows, %c19 : index
          %1596 = arith.muli %1594, %1595 : index
          %1597 = arith.remui %1550, %outTileRows : index
          %1598 = arith.muli %1597, %c19 : index
          %1599 = arith.addi %1596, %1598 : index
          %1600 = arith.remui %1585, %c19 : index
          %1601 = arith.addi %1599, %1600 : index
          %1602 = arith.cmpi slt, %1546, %36 : index
          scf.if %1602 {
            vector.store %1583, %out[%1601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %286 {
          %1603 = arith.addi %kvHeads, %13 : index
          %1604 = memref.load %scales[%1603] : memref<?xf32>
          %1605 = arith.addi %1468, %c31 : index
          %1606 = arith.addi %1605, %c10 : index
          %1607 = memref.load %8[%1606] : memref<?xf32>
          %1608 = arith.addi %1605, %c6 : index
          %1609 = memref.load %8[%1608] : memref<?xf32>
          %1610 = arith.divf %1604, %1609 : f32
          %1611 = vector.broadcast %1610 : f32 to vector<8xf32>
          %1612 = arith.addi %15, %1467 : index
          %1613 = arith.addi %1612, %1 : index
          %1614 = arith.addi %1613, %c10 : index
          %1615 = arith.subi %36, %c4 : index
          %1616 = arith.minsi %1614, %1615 : index
          %1617 = arith.divui %1616, %groupSize : index
          %1618 = arith.addi %24, %1617 : index
          %1619 = arith.muli %13, %groupSize : index
          %1620 = arith.remui %1616, %groupSize : index
          %1621 = arith.addi %1619, %1620 : index
          %1622 = arith.muli %1621, %c18 : index
          %1623 = arith.muli %2, %c19 : index
          %1624 = arith.addi %1622, %1623 : index
          %1625 = arith.muli %heads, %c18 : index
          scf.for %1626 = %c10 to %c80 step %c4 {
            %1627 = arith.muli %1468, %c13 : index
            %1628 = arith.addi %16, %1627 : index
            %1629 = arith.addi %1628, %c10 : index
            %1630 = arith.muli %1626, %c32 : index
            %1631 = arith.addi %1629, %1630 : index
            %1632 = vector.load %partial[%1631] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1633 = arith.addi %1631, %c31 : index
            %1634 = vector.load %partial[%1633] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1635 = vector.shuffle %1632, %1634 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1636 = arith.mulf %1635, %1611 : vector<8xf32>
            %1637 = arith.addf %1636, %c51 : vector<8xf32>
            %1638 = arith.minimumf %1637, %c82 : vector<8xf32>
            %1639 = arith.maximumf %1638, %c83 : vector<8xf32>
            %1640 = arith.truncf %1639 : vector<8xf32> to vector<8xf16>
            %1641 = vector.bitcast %1640 : vector<8xf16> to vector<4xi32>
            %1642 = vector.shuffle %1641, %1641 [0, 1] : vector<4xi32>, vector<4xi32>
            %1643 = vector.shuffle %1641, %1641 [2, 3] : vector<4xi32>, vector<4xi32>
            %1644 = arith.select %3, %1643, %1642 : vector<2xi32>
            %1645 = arith.select %3, %1642, %1643 : vector<2xi32>
            %1646 = wave.swap_halves %1645 : vector<2xi32>
            %1647 = arith.select %3, %1646, %1644 : vector<2xi32>
            %1648 = arith.select %3, %1644, %1646 : vector<2xi32>
            %1649 = vector.bitcast %1647 : vector<2xi32> to vector<4xf16>
            %1650 = vector.bitcast %1648 : vector<2xi32> to vector<4xf16>
            %1651 = vector.shuffle %1649, %1650 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1652 = arith.muli %1626, %c3 : index
            %1653 = arith.addi %1624, %1652 : index
            %1654 = arith.divui %1618, %outTileRows : index
            %1655 = arith.divui %1625, %c3 : index
            %1656 = arith.muli %1654, %1655 : index
            %1657 = arith.divui %1653, %c3 : index
            %1658 = arith.addi %1656, %1657 : index
            %1659 = arith.muli %1658, %c11 : index
            %1660 = arith.remui %1653, %c3 : index
            %1661 = arith.divui %1660, %c19 : index
            %1662 = arith.addi %1659, %1661 : index
            %1663 = arith.muli %outTileRows, %c19 : index
            %1664 = arith.muli %1662, %1663 : index
            %1665 = arith.remui %1618, %outTileRows : index
            %1666 = arith.muli %1665, %c19 : index
            %1667 = arith.addi %1664, %1666 : index
            %1668 = arith.remui %1653, %c19 : index
            %1669 = arith.addi %1667, %1668 : index
            %1670 = arith.cmpi slt, %1614, %36 : index
            scf.if %1670 {
              vector.store %1651, %out[%1669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1671 = arith.addi %1468, %c54 : index
          %1672 = arith.addi %1671, %c10 : index
          %1673 = memref.load %8[%1672] : memref<?xf32>
          %1674 = arith.addi %1671, %c6 : index
          %1675 = memref.load %8[%1674] : memref<?xf32>
          %1676 = arith.divf %1604, %1675 : f32
          %1677 = vector.broadcast %1676 : f32 to vector<8xf32>
          %1678 = arith.addi %15, %1467 : index
          %1679 = arith.addi %1678, %1 : index
          %1680 = arith.addi %1679, %c3 : index
          %1681 = arith.subi %36, %c4 : index
          %1682 = arith.minsi %1680, %1681 : index
          %1683 = arith.divui %1682, %groupSize : index
          %1684 = arith.addi %24, %1683 : index
          %1685 = arith.muli %13, %groupSize : index
          %1686 = arith.remui %1682, %groupSize : index
          %1687 = arith.addi %1685, %1686 : index
          %1688 = arith.muli %1687, %c18 : index
          %1689 = arith.muli %2, %c19 : index
          %1690 = arith.addi %1688, %1689 : index
          %1691 = arith.muli %heads, %c18 : index
          scf.for %1692 = %c10 to %c80 step %c4 {
            %1693 = arith.muli %1468, %c13 : index
            %1694 = arith.addi %16, %1693 : index
            %1695 = arith.addi %1694, %c38 : index
            %1696 = arith.muli %1692, %c32 : index
            %1697 = arith.addi %1695, %1696 : index
            %1698 = vector.load %partial[%1697] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1699 = arith.addi %1697, %c31 : index
            %1700 = vector.load %partial[%1699] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1701 = vector.shuffle %1698, %1700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1702 = arith.mulf %1701, %1677 : vector<8xf32>
            %1703 = arith.addf %1702, %c51 : vector<8xf32>
            %1704 = arith.minimumf %1703, %c82 : vector<8xf32>
            %1705 = arith.maximumf %1704, %c83 : vector<8xf32>
            %1706 = arith.truncf %1705 : vector<8xf32> to vector<8xf16>
            %1707 = vector.bitcast %1706 : vector<8xf16> to vector<4xi32>
            %1708 = vector.shuffle %1707, %1707 [0, 1] : vector<4xi32>, vector<4xi32>
            %1709 = vector.shuffle %1707, %1707 [2, 3] : vector<4xi32>, vector<4xi32>
            %1710 = arith.select %3, %1709, %1708 : vector<2xi32>
            %1711 = arith.select %3, %1708, %1709 : vector<2xi32>
            %1712 = wave.swap_halves %1711 : vector<2xi32>
            %1713 = arith.select %3, %1712, %1710 : vector<2xi32>
            %1714 = arith.select %3, %1710, %1712 : vector<2xi32>
            %1715 = vector.bitcast %1713 : vector<2xi32> to vector<4xf16>
            %1716 = vector.bitcast %1714 : vector<2xi32> to vector<4xf16>
            %1717 = vector.shuffle %1715, %1716 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1718 = arith.muli %1692, %c3 : index
            %1719 = arith.addi %1690, %1718 : index
            %1720 = arith.divui %1684, %outTileRows : index
            %1721 = arith.divui %1691, %c3 : index
            %1722 = arith.muli %1720, %1721 : index
            %1723 = arith.divui %1719, %c3 : index
            %1724 = arith.addi %1722, %1723 : index
            %1725 = arith.muli %1724, %c11 : index
            %1726 = arith.remui %1719, %c3 : index
            %1727 = arith.divui %1726, %c19 : index
            %1728 = arith.addi %1725, %1727 : index
            %1729 = arith.muli %outTileRows, %c19 : index
            %1730 = arith.muli %1728, %1729 : index
            %1731 = arith.remui %1684, %outTileRows : index
            %1732 = arith.muli %1731, %c19 : index
            %1733 = arith.addi %1730, %1732 : index
            %1734 = arith.remui %1719, %c19 : index
            %1735 = arith.addi %1733, %1734 : index
            %1736 = arith.cmpi slt, %1680, %36 : index
            scf.if %1736 {
              vector.store %1717, %out[%1735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1737 = arith.addi %kvHeads, %13 : index
          %1738 = memref.load %scales[%1737] : memref<?xf32>
          %1739 = arith.addi %1468, %c32 : index
          %1740 = arith.addi %1739, %c10 : index
          %1741 = memref.load %8[%1740] : memref<?xf32>
          %1742 = arith.addi %1739, %c6 : index
          %1743 = memref.load %8[%1742] : memref<?xf32>
          %1744 = arith.divf %1738, %1743 : f32
          %1745 = vector.broadcast %1744 : f32 to vector<8xf32>
          %1746 = arith.addi %15, %1467 : index
          %1747 = arith.addi %1746, %1 : index
          %1748 = arith.addi %1747, %c10 : index
          %1749 = arith.subi %36, %c4 : index
          %1750 = arith.minsi %1748, %1749 : index
          %1751 = arith.divui %1750, %groupSize : index
          %1752 = arith.addi %24, %1751 : index
          %1753 = arith.muli %13, %groupSize : index
          %1754 = arith.remui %1750, %groupSize : index
          %1755 = arith.addi %1753, %1754 : index
          %1756 = arith.muli %1755, %c18 : index
          %1757 = arith.muli %2, %c19 : index
          %1758 = arith.addi %1756, %1757 : index
          %1759 = arith.muli %heads, %c18 : index
          scf.for %1760 = %c10 to %c80 step %c4 {
            %1761 = arith.muli %1468, %c13 : index
            %1762 = arith.addi %17, %1761 : index
            %1763 = arith.addi %1762, %c10 : index
            %1764 = arith.muli %1760, %c32 : index
            %1765 = arith.addi %1763, %1764 : index
            %1766 = vector.load %partial[%1765] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1767 = arith.addi %1765, %c31 : index
            %1768 = vector.load %partial[%1767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1769 = vector.shuffle %1766, %1768 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1770 = arith.mulf %1769, %1745 : vector<8xf32>
            %1771 = arith.addf %1770, %c51 : vector<8xf32>
            %1772 = arith.minimumf %1771, %c82 : vector<8xf32>
            %1773 = arith.maximumf %1772, %c83 : vector<8xf32>
            %1774 = arith.truncf %1773 : vector<8xf32> to vector<8xf16>
            %1775 = vector.bitcast %1774 : vector<8xf16> to vector<4xi32>
            %1776 = vector.shuffle %1775, %1775 [0, 1] : vector<4xi32>, vector<4xi32>
            %1777 = vector.shuffle %1775, %1775 [2, 3] : vector<4xi32>, vector<4xi32>
            %1778 = arith.select %3, %1777, %1776 : vector<2xi32>
            %1779 = arith.select %3, %1776, %1777 : vector<2xi32>
            %1780 = wave.swap_halves %1779 : vector<2xi32>
            %1781 = arith.select %3, %1780, %1778 : vector<2xi32>
            %1782 = arith.select %3, %1778, %1780 : vector<2xi32>
            %1783 = vector.bitcast %1781 : vector<2xi32> to vector<4xf16>
            %1784 = vector.bitcast %1782 : vector<2xi32> to vector<4xf16>
            %1785 = vector.shuffle %1783, %1784 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1786 = arith.muli %1760, %c3 : index
            %1787 = arith.addi %1758, %1786 : index
            %1788 = arith.divui %1752, %outTileRows : index
            %1789 = arith.divui %1759, %c3 : index
            %1790 = arith.muli %1788, %1789 : index
            %1791 = arith.divui %1787, %c3 : index
            %1792 = arith.addi %1790, %1791 : index
            %1793 = arith.muli %1792, %c11 : index
            %1794 = arith.remui %1787, %c3 : index
            %1795 = arith.divui %1794, %c19 : index
            %1796 = arith.addi %1793, %1795 : index
            %1797 = arith.muli %outTileRows, %c19 : index
            %1798 = arith.muli %1796, %1797 : index
            %1799 = arith.remui %1752, %outTileRows : index
            %1800 = arith.muli %1799, %c19 : index
            %1801 = arith.addi %1798, %1800 : index
            %1802 = arith.remui %1787, %c19 : index
            %1803 = arith.addi %1801, %1802 : index
            %1804 = arith.cmpi slt, %1748, %36 : index
            scf.if %1804 {
              vector.store %1785, %out[%1803] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1805 = arith.addi %1468, %c55 : index
          %1806 = arith.addi %1805, %c10 : index
          %1807 = memref.load %8[%1806] : memref<?xf32>
          %1808 = arith.addi %1805, %c6 : index
          %1809 = memref.load %8[%1808] : memref<?xf32>
          %1810 = arith.divf %1738, %1809 : f32
          %1811 = vector.broadcast %1810 : f32 to vector<8xf32>
          %1812 = arith.addi %15, %1467 : index
          %1813 = arith.addi %1812, %1 : index
          %1814 = arith.addi %1813, %c3 : index
          %1815 = arith.subi %36, %c4 : index
          %1816 = arith.minsi %1814, %1815 : index
          %1817 = arith.divui %1816, %groupSize : index
          %1818 = arith.addi %24, %1817 : index
          %1819 = arith.muli %13, %groupSize : index
          %1820 = arith.remui %1816, %groupSize : index
          %1821 = arith.addi %1819, %1820 : index
          %1822 = arith.muli %1821, %c18 : index
          %1823 = arith.muli %2, %c19 : index
          %1824 = arith.addi %1822, %1823 : index
          %1825 = arith.muli %heads, %c18 : index
          scf.for %1826 = %c10 to %c80 step %c4 {
            %1827 = arith.muli %1468, %c13 : index
            %1828 = arith.addi %17, %1827 : index
            %1829 = arith.addi %1828, %c38 : index
            %1830 = arith.muli %1826, %c32 : index
            %1831 = arith.addi %1829, %1830 : index
            %1832 = vector.load %partial[%1831] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1833 = arith.addi %1831, %c31 : index
            %1834 = vector.load %partial[%1833] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1835 = vector.shuffle %1832, %1834 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1836 = arith.mulf %1835, %1811 : vector<8xf32>
            %1837 = arith.addf %1836, %c51 : vector<8xf32>
            %1838 = arith.minimumf %1837, %c82 : vector<8xf32>
            %1839 = arith.maximumf %1838, %c83 : vector<8xf32>
            %1840 = arith.truncf %1839 : vector<8xf32> to vector<8xf16>
            %1841 = vector.bitcast %1840 : vector<8xf16> to vector<4xi32>
            %1842 = vector.shuffle %1841, %1841 [0, 1] : vector<4xi32>, vector<4xi32>
            %1843 = vector.shuffle %1841, %1841 [2, 3] : vector<4xi32>, vector<4xi32>
            %1844 = arith.select %3, %1843, %1842 : vector<2xi32>
            %1845 = arith.select %3, %1842, %1843 : vector<2xi32>
            %1846 = wave.swap_halves %1845 : vector<2xi32>
            %1847 = arith.select %3, %1846, %1844 : vector<2xi32>
            %1848 = arith.select %3, %1844, %1846 : vector<2xi32>
            %1849 = vector.bitcast %1847 : vector<2xi32> to vector<4xf16>
            %1850 = vector.bitcast %1848 : vector<2xi32> to vector<4xf16>
            %1851 = vector.shuffle %1849, %1850 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1852 = arith.muli %1826, %c3 : index
            %1853 = arith.addi %1824, %1852 : index
            %1854 = arith.divui %1818, %outTileRows : index
            %1855 = arith.divui %1825, %c3 : index
            %1856 = arith.muli %1854, %1855 : index
            %1857 = arith.divui %1853, %c3 : index
            %1858 = arith.addi %1856, %1857 : index
            %1859 = arith.muli %1858, %c11 : index
            %1860 = arith.remui %1853, %c3 : index
            %1861 = arith.divui %1860, %c19 : index
            %1862 = arith.addi %1859, %1861 : index
            %1863 = arith.muli %outTileRows, %c19 : index
            %1864 = arith.muli %1862, %1863 : index
            %1865 = arith.remui %1818, %outTileRows : index
            %1866 = arith.muli %1865, %c19 : index
            %1867 = arith.addi %1864, %1866 : index
            %1868 = arith.remui %1853, %c19 : index
            %1869 = arith.addi %1867, %1868 : index
            %1870 = arith.cmpi slt, %1814, %36 : index
            scf.if %1870 {
              vector.store %1851, %out[%1869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

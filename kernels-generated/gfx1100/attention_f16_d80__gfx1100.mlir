// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 1280 : index
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
  %c38 = arith.constant 1536 : index
  %c39 = arith.constant 1792 : index
  %c40 = arith.constant 2048 : index
  %c41 = arith.constant 2304 : index
  %c42 = arith.constant 31 : index
  %c43 = arith.constant 16 : i32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 8192 : i32
  %c46 = arith.constant 1024 : i32
  %c47 = arith.constant 128 : i32
  %c48 = arith.constant 0xF149F2CA : f32
  %c49 = arith.constant 0x00000000 : f32
  %c50 = arith.constant dense<0x00000000> : vector<8xf32>
  %c51 = arith.constant 31 : i32
  %c52 = arith.constant 32 : i32
  %c53 = arith.constant 192 : index
  %c54 = arith.constant 320 : index
  %c55 = arith.constant 448 : index
  %c56 = arith.constant 576 : index
  %c57 = arith.constant 640 : index
  %c58 = arith.constant 704 : index
  %c59 = arith.constant 832 : index
  %c60 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c61 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c62 = arith.constant 0x41000000 : f32
  %c63 = arith.constant 0x40C00000 : f32
  %c64 = arith.constant dense<-1> : vector<4xi32>
  %c65 = arith.constant 65535 : i32
  %c66 = arith.constant 2 : i32
  %c67 = arith.constant -65536 : i32
  %c68 = arith.constant 3 : i32
  %c69 = arith.constant 4 : i32
  %c70 = arith.constant 5 : i32
  %c71 = arith.constant 6 : i32
  %c72 = arith.constant 7 : i32
  %c73 = arith.constant 8 : i32
  %c74 = arith.constant 9 : i32
  %c75 = arith.constant 10 : i32
  %c76 = arith.constant 11 : i32
  %c77 = arith.constant 12 : i32
  %c78 = arith.constant 13 : i32
  %c79 = arith.constant 15 : i32
  %c80 = arith.constant 896 : index
  %c81 = arith.constant 960 : index
  %c82 = arith.constant 1088 : index
  %c83 = arith.constant 1152 : index
  %c84 = arith.constant 1216 : index
  %c85 = arith.constant 5 : index
  %outTileRows = wave.param "outTileRows" : index
  %c87 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c88 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %232 = arith.addi %226, %c17 : index
      vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.mulf %170, %223 : vector<4xf32>
      %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
      %235 = arith.mulf %172, %223 : vector<4xf32>
      %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
      %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %238 = arith.addi %226, %c38 : index
      vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.mulf %174, %223 : vector<4xf32>
      %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
      %241 = arith.mulf %176, %223 : vector<4xf32>
      %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
      %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %244 = arith.addi %226, %c39 : index
      vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.mulf %178, %223 : vector<4xf32>
      %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
      %247 = arith.mulf %180, %223 : vector<4xf32>
      %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
      %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %250 = arith.addi %226, %c40 : index
      vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.mulf %182, %223 : vector<4xf32>
      %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
      %253 = arith.mulf %184, %223 : vector<4xf32>
      %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
      %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %256 = arith.addi %226, %c41 : index
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
      %272 = arith.addi %15, %c42 : index
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
      %284 = arith.divui %283, %c43 : i32
      %285 = arith.cmpi sle, %282, %c46 : i32
      %286 = arith.cmpi sle, %282, %c45 : i32
      scf.for %287 = %c44 to %282 step %c45 : i32 {
        %288 = arith.addi %287, %c45 : i32
        %289 = arith.minsi %288, %282 : i32
        scf.for %290 = %287 to %289 step %c46 : i32 {
          %291 = arith.addi %290, %c46 : i32
          %292 = arith.minsi %291, %282 : i32
          scf.for %293 = %290 to %292 step %c47 : i32 {
            %294 = arith.addi %293, %c47 : i32
            %295 = arith.minsi %294, %292 : i32
            %296 = arith.subi %295, %293 : i32
            %297 = arith.addi %296, %c51 : i32
            %298 = arith.divui %297, %c52 : i32
            %299 = arith.divui %293, %c43 : i32
            %300 = arith.addi %299, %c44 : i32
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
            %319 = arith.addi %307, %35 : index
            %320 = arith.addi %319, %c24 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %315, %35 : index
            %323 = arith.addi %322, %c10 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %315, %35 : index
            %326 = arith.addi %325, %c24 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347:18 = scf.for %328 = %c44 to %298 step %c37 iter_args(%329 = %318, %330 = %321, %331 = %324, %332 = %327, %333 = %c48, %334 = %c49, %335 = %c50, %336 = %c50, %337 = %c50, %338 = %c50, %339 = %c50, %340 = %c48, %341 = %c49, %342 = %c50, %343 = %c50, %344 = %c50, %345 = %c50, %346 = %c50) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %348 = arith.muli %328, %c52 : i32
              %349 = arith.addi %293, %348 : i32
              %350 = arith.addi %349, %c52 : i32
              %351 = arith.divui %349, %c43 : i32
              %352 = arith.addi %351, %c44 : i32
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
              %368 = arith.divui %350, %c43 : i32
              %369 = arith.addi %368, %c44 : i32
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
              %391 = arith.addi %359, %35 : index
              %392 = arith.addi %391, %c53 : index
              %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %394 = arith.addi %367, %35 : index
              %395 = arith.addi %394, %c31 : index
              %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %397 = arith.addi %367, %35 : index
              %398 = arith.addi %397, %c53 : index
              %399 = vector.load %kv[%398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %400 = vector.shuffle %329, %330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %401 = vector.bitcast %400 : vector<8xi32> to vector<16xf16>
              %402 = vector.shuffle %331, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %403 = vector.bitcast %402 : vector<8xi32> to vector<16xf16>
              %404 = arith.addi %387, %c10 : index
              %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %406 = arith.addi %404, %c31 : index
              %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %409 = wave.mma %401, %408, %c50 : vector<16xf16>, vector<8xf32>
              %410 = wave.mma %403, %408, %c50 : vector<16xf16>, vector<8xf32>
              wave.pin
              %411 = arith.addi %387, %c17 : index
              %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %413 = arith.addi %411, %c31 : index
              %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %416 = wave.mma %401, %415, %c50 : vector<16xf16>, vector<8xf32>
              %417 = wave.mma %403, %415, %c50 : vector<16xf16>, vector<8xf32>
              %418 = arith.addi %359, %35 : index
              %419 = arith.addi %418, %c32 : index
              %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %421 = arith.addi %359, %35 : index
              %422 = arith.addi %421, %c54 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %424 = arith.addi %367, %35 : index
              %425 = arith.addi %424, %c32 : index
              %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %427 = arith.addi %367, %35 : index
              %428 = arith.addi %427, %c54 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %430 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
              %432 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %433 = vector.bitcast %432 : vector<8xi32> to vector<16xf16>
              %434 = arith.addi %387, %c32 : index
              %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %436 = arith.addi %434, %c31 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %439 = wave.mma %431, %438, %409 : vector<16xf16>, vector<8xf32>
              %440 = wave.mma %433, %438, %410 : vector<16xf16>, vector<8xf32>
              wave.pin
              %441 = arith.addi %387, %c38 : index
              %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %443 = arith.addi %441, %c31 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %446 = wave.mma %431, %445, %416 : vector<16xf16>, vector<8xf32>
              %447 = wave.mma %433, %445, %417 : vector<16xf16>, vector<8xf32>
              %448 = arith.addi %359, %35 : index
              %449 = arith.addi %448, %c7 : index
              %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %451 = arith.addi %359, %35 : index
              %452 = arith.addi %451, %c55 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %367, %35 : index
              %455 = arith.addi %454, %c7 : index
              %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %457 = arith.addi %367, %35 : index
              %458 = arith.addi %457, %c55 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %461 = vector.bitcast %460 : vector<8xi32> to vector<16xf16>
              %462 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %463 = vector.bitcast %462 : vector<8xi32> to vector<16xf16>
              %464 = arith.addi %387, %c33 : index
              %465 = vector.load %4[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %466 = arith.addi %464, %c31 : index
              %467 = vector.load %4[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %469 = wave.mma %461, %468, %439 : vector<16xf16>, vector<8xf32>
              %470 = wave.mma %463, %468, %440 : vector<16xf16>, vector<8xf32>
              wave.pin
              %471 = arith.addi %387, %c39 : index
              %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %473 = arith.addi %471, %c31 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %476 = wave.mma %461, %475, %446 : vector<16xf16>, vector<8xf32>
              %477 = wave.mma %463, %475, %447 : vector<16xf16>, vector<8xf32>
              %478 = arith.addi %359, %35 : index
              %479 = arith.addi %478, %c33 : index
              %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %481 = arith.addi %359, %35 : index
              %482 = arith.addi %481, %c56 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %367, %35 : index
              %485 = arith.addi %484, %c33 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %487 = arith.addi %367, %35 : index
              %488 = arith.addi %487, %c56 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
              %492 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = arith.addi %387, %c34 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = arith.addi %494, %c31 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %499 = wave.mma %491, %498, %469 : vector<16xf16>, vector<8xf32>
              %500 = wave.mma %493, %498, %470 : vector<16xf16>, vector<8xf32>
              wave.pin
              %501 = arith.addi %387, %c40 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = arith.addi %501, %c31 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %506 = wave.mma %491, %505, %476 : vector<16xf16>, vector<8xf32>
              %507 = wave.mma %493, %505, %477 : vector<16xf16>, vector<8xf32>
              %508 = arith.addi %359, %35 : index
              %509 = arith.addi %508, %c57 : index
              %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %511 = arith.addi %359, %35 : index
              %512 = arith.addi %511, %c58 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %367, %35 : index
              %515 = arith.addi %514, %c57 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %517 = arith.addi %367, %35 : index
              %518 = arith.addi %517, %c58 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %520 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %521 = vector.bitcast %520 : vector<8xi32> to vector<16xf16>
              %522 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
              %524 = arith.addi %387, %c35 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = arith.addi %524, %c31 : index
              %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %529 = wave.mma %521, %528, %499 : vector<16xf16>, vector<8xf32>
              %530 = wave.mma %523, %528, %500 : vector<16xf16>, vector<8xf32>
              wave.pin
              %531 = arith.addi %387, %c41 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = arith.addi %531, %c31 : index
              %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %536 = wave.mma %521, %535, %506 : vector<16xf16>, vector<8xf32>
              %537 = wave.mma %523, %535, %507 : vector<16xf16>, vector<8xf32>
              %538 = arith.addi %359, %35 : index
              %539 = arith.addi %538, %c34 : index
              %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %541 = arith.addi %359, %35 : index
              %542 = arith.addi %541, %c59 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %544 = arith.addi %367, %35 : index
              %545 = arith.addi %544, %c34 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %547 = arith.addi %367, %35 : index
              %548 = arith.addi %547, %c59 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %550 = wave.opaque %529 : vector<8xf32>
              %551 = wave.opaque %530 : vector<8xf32>
              %552 = wave.opaque %536 : vector<8xf32>
              %553 = wave.opaque %537 : vector<8xf32>
              %554 = wave.opaque %350 : i32
              %555 = arith.cmpi sgt, %554, %271 : i32
              %556:2 = scf.if %555 -> (vector<8xf32>, vector<8xf32>) {
                %557 = wave.opaque %c10 : index
                %558 = arith.addi %1, %557 : index
                %559 = memref.load %7[%558] : memref<?xi32>
                %560 = arith.index_cast %2 : index to i32
                %561 = arith.addi %349, %560 : i32
                %562 = arith.subi %559, %561 : i32
                %563 = arith.subi %562, %c44 : i32
                %564 = vector.broadcast %563 : i32 to vector<8xi32>
                %565 = arith.cmpi sgt, %564, %c61 : vector<8xi32>
                %566 = arith.select %565, %550, %c60 : vector<8xi1>, vector<8xf32>
                %567 = arith.subi %562, %c43 : i32
                %568 = vector.broadcast %567 : i32 to vector<8xi32>
                %569 = arith.cmpi sgt, %568, %c61 : vector<8xi32>
                %570 = arith.select %569, %551, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %566, %570 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %550, %551 : vector<8xf32>, vector<8xf32>
              }
              %571 = wave.opaque %c10 : index
              %572 = arith.addi %1, %571 : index
              %573 = memref.load %6[%572] : memref<?xf32>
              %574 = vector.extract %556#0[0] : f32 from vector<8xf32>
              %575 = vector.extract %556#0[1] : f32 from vector<8xf32>
              %576 = vector.extract %556#0[2] : f32 from vector<8xf32>
              %577 = vector.extract %556#0[3] : f32 from vector<8xf32>
              %578 = vector.extract %556#0[4] : f32 from vector<8xf32>
              %579 = vector.extract %556#0[5] : f32 from vector<8xf32>
              %580 = vector.extract %556#0[6] : f32 from vector<8xf32>
              %581 = vector.extract %556#0[7] : f32 from vector<8xf32>
              %582 = vector.extract %556#1[0] : f32 from vector<8xf32>
              %583 = vector.extract %556#1[1] : f32 from vector<8xf32>
              %584 = vector.extract %556#1[2] : f32 from vector<8xf32>
              %585 = vector.extract %556#1[3] : f32 from vector<8xf32>
              %586 = vector.extract %556#1[4] : f32 from vector<8xf32>
              %587 = vector.extract %556#1[5] : f32 from vector<8xf32>
              %588 = vector.extract %556#1[6] : f32 from vector<8xf32>
              %589 = vector.extract %556#1[7] : f32 from vector<8xf32>
              %590 = arith.maxnumf %574, %575 fastmath<nnan> : f32
              %591 = arith.maxnumf %590, %576 fastmath<nnan> : f32
              %592 = arith.maxnumf %591, %577 fastmath<nnan> : f32
              %593 = arith.maxnumf %592, %578 fastmath<nnan> : f32
              %594 = arith.maxnumf %593, %579 fastmath<nnan> : f32
              %595 = arith.maxnumf %594, %580 fastmath<nnan> : f32
              %596 = arith.maxnumf %595, %581 fastmath<nnan> : f32
              %597 = arith.maxnumf %596, %582 fastmath<nnan> : f32
              %598 = arith.maxnumf %597, %583 fastmath<nnan> : f32
              %599 = arith.maxnumf %598, %584 fastmath<nnan> : f32
              %600 = arith.maxnumf %599, %585 fastmath<nnan> : f32
              %601 = arith.maxnumf %600, %586 fastmath<nnan> : f32
              %602 = arith.maxnumf %601, %587 fastmath<nnan> : f32
              %603 = arith.maxnumf %602, %588 fastmath<nnan> : f32
              %604 = arith.maxnumf %603, %589 fastmath<nnan> : f32
              %605 = wave.swap_halves %604 : f32
              %606 = arith.maxnumf %604, %605 fastmath<nnan> : f32
              %607 = arith.mulf %606, %573 : f32
              %608 = arith.addf %333, %c62 : f32
              %609 = arith.cmpf ogt, %607, %608 : f32
              %610:7 = scf.if %609 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %611 = arith.subf %333, %607 : f32
                %612 = wave.exp2 %611 : f32
                %613 = vector.broadcast %612 : f32 to vector<8xf32>
                %614 = arith.mulf %334, %612 : f32
                %615 = arith.mulf %335, %613 : vector<8xf32>
                %616 = arith.mulf %336, %613 : vector<8xf32>
                %617 = arith.mulf %337, %613 : vector<8xf32>
                %618 = arith.mulf %338, %613 : vector<8xf32>
                %619 = arith.mulf %339, %613 : vector<8xf32>
                scf.yield %607, %614, %615, %616, %617, %618, %619 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %333, %334, %335, %336, %337, %338, %339 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %620 = vector.broadcast %573 : f32 to vector<8xf32>
              %621 = arith.subf %c63, %610#0 : f32
              %622 = vector.broadcast %621 : f32 to vector<8xf32>
              %623 = math.fma %556#0, %620, %622 : vector<8xf32>
              %624 = wave.exp2 %623 : vector<8xf32>
              %625 = math.fma %556#1, %620, %622 : vector<8xf32>
              %626 = wave.exp2 %625 : vector<8xf32>
              %627 = arith.truncf %624 : vector<8xf32> to vector<8xf16>
              %628 = vector.bitcast %627 : vector<8xf16> to vector<4xi32>
              %629 = wave.swap_halves %628 : vector<4xi32>
              %630 = arith.select %3, %629, %628 : vector<4xi32>
              %631 = arith.select %3, %628, %629 : vector<4xi32>
              %632 = vector.shuffle %630, %631 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %633 = vector.bitcast %632 : vector<8xi32> to vector<16xf16>
              %634 = arith.truncf %626 : vector<8xf32> to vector<8xf16>
              %635 = vector.bitcast %634 : vector<8xf16> to vector<4xi32>
              %636 = wave.swap_halves %635 : vector<4xi32>
              %637 = arith.select %3, %636, %635 : vector<4xi32>
              %638 = arith.select %3, %635, %636 : vector<4xi32>
              %639 = vector.shuffle %637, %638 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %640 = vector.bitcast %639 : vector<8xi32> to vector<16xf16>
              %641 = arith.addf %624, %626 : vector<8xf32>
              %642 = vector.extract %641[0] : f32 from vector<8xf32>
              %643 = vector.extract %641[1] : f32 from vector<8xf32>
              %644 = vector.extract %641[2] : f32 from vector<8xf32>
              %645 = vector.extract %641[3] : f32 from vector<8xf32>
              %646 = vector.extract %641[4] : f32 from vector<8xf32>
              %647 = vector.extract %641[5] : f32 from vector<8xf32>
              %648 = vector.extract %641[6] : f32 from vector<8xf32>
              %649 = vector.extract %641[7] : f32 from vector<8xf32>
              %650 = arith.addf %642, %646 : f32
              %651 = arith.addf %643, %647 : f32
              %652 = arith.addf %644, %648 : f32
              %653 = arith.addf %645, %649 : f32
              %654 = arith.addf %650, %652 : f32
              %655 = arith.addf %651, %653 : f32
              %656 = arith.addf %654, %655 : f32
              %657 = arith.addf %610#1, %656 : f32
              %658 = wave.opaque %657 : f32
              %659 = wave.opaque %350 : i32
              %660 = arith.cmpi sgt, %659, %271 : i32
              %661:2 = scf.if %660 -> (vector<8xf32>, vector<8xf32>) {
                %662 = wave.opaque %c3 : index
                %663 = arith.addi %1, %662 : index
                %664 = memref.load %7[%663] : memref<?xi32>
                %665 = arith.index_cast %2 : index to i32
                %666 = arith.addi %349, %665 : i32
                %667 = arith.subi %664, %666 : i32
                %668 = arith.subi %667, %c44 : i32
                %669 = vector.broadcast %668 : i32 to vector<8xi32>
                %670 = arith.cmpi sgt, %669, %c61 : vector<8xi32>
                %671 = arith.select %670, %552, %c60 : vector<8xi1>, vector<8xf32>
                %672 = arith.subi %667, %c43 : i32
                %673 = vector.broadcast %672 : i32 to vector<8xi32>
                %674 = arith.cmpi sgt, %673, %c61 : vector<8xi32>
                %675 = arith.select %674, %553, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %671, %675 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %552, %553 : vector<8xf32>, vector<8xf32>
              }
              %676 = wave.opaque %c3 : index
              %677 = arith.addi %1, %676 : index
              %678 = memref.load %6[%677] : memref<?xf32>
              %679 = vector.extract %661#0[0] : f32 from vector<8xf32>
              %680 = vector.extract %661#0[1] : f32 from vector<8xf32>
              %681 = vector.extract %661#0[2] : f32 from vector<8xf32>
              %682 = vector.extract %661#0[3] : f32 from vector<8xf32>
              %683 = vector.extract %661#0[4] : f32 from vector<8xf32>
              %684 = vector.extract %661#0[5] : f32 from vector<8xf32>
              %685 = vector.extract %661#0[6] : f32 from vector<8xf32>
              %686 = vector.extract %661#0[7] : f32 from vector<8xf32>
              %687 = vector.extract %661#1[0] : f32 from vector<8xf32>
              %688 = vector.extract %661#1[1] : f32 from vector<8xf32>
              %689 = vector.extract %661#1[2] : f32 from vector<8xf32>
              %690 = vector.extract %661#1[3] : f32 from vector<8xf32>
              %691 = vector.extract %661#1[4] : f32 from vector<8xf32>
              %692 = vector.extract %661#1[5] : f32 from vector<8xf32>
              %693 = vector.extract %661#1[6] : f32 from vector<8xf32>
              %694 = vector.extract %661#1[7] : f32 from vector<8xf32>
              %695 = arith.maxnumf %679, %680 fastmath<nnan> : f32
              %696 = arith.maxnumf %695, %681 fastmath<nnan> : f32
              %697 = arith.maxnumf %696, %682 fastmath<nnan> : f32
              %698 = arith.maxnumf %697, %683 fastmath<nnan> : f32
              %699 = arith.maxnumf %698, %684 fastmath<nnan> : f32
              %700 = arith.maxnumf %699, %685 fastmath<nnan> : f32
              %701 = arith.maxnumf %700, %686 fastmath<nnan> : f32
              %702 = arith.maxnumf %701, %687 fastmath<nnan> : f32
              %703 = arith.maxnumf %702, %688 fastmath<nnan> : f32
              %704 = arith.maxnumf %703, %689 fastmath<nnan> : f32
              %705 = arith.maxnumf %704, %690 fastmath<nnan> : f32
              %706 = arith.maxnumf %705, %691 fastmath<nnan> : f32
              %707 = arith.maxnumf %706, %692 fastmath<nnan> : f32
              %708 = arith.maxnumf %707, %693 fastmath<nnan> : f32
              %709 = arith.maxnumf %708, %694 fastmath<nnan> : f32
              %710 = wave.swap_halves %709 : f32
              %711 = arith.maxnumf %709, %710 fastmath<nnan> : f32
              %712 = arith.mulf %711, %678 : f32
              %713 = arith.addf %340, %c62 : f32
              %714 = arith.cmpf ogt, %712, %713 : f32
              %715:7 = scf.if %714 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %716 = arith.subf %340, %712 : f32
                %717 = wave.exp2 %716 : f32
                %718 = vector.broadcast %717 : f32 to vector<8xf32>
                %719 = arith.mulf %341, %717 : f32
                %720 = arith.mulf %342, %718 : vector<8xf32>
                %721 = arith.mulf %343, %718 : vector<8xf32>
                %722 = arith.mulf %344, %718 : vector<8xf32>
                %723 = arith.mulf %345, %718 : vector<8xf32>
                %724 = arith.mulf %346, %718 : vector<8xf32>
                scf.yield %712, %719, %720, %721, %722, %723, %724 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %340, %341, %342, %343, %344, %345, %346 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %725 = vector.broadcast %678 : f32 to vector<8xf32>
              %726 = arith.subf %c63, %715#0 : f32
              %727 = vector.broadcast %726 : f32 to vector<8xf32>
              %728 = math.fma %661#0, %725, %727 : vector<8xf32>
              %729 = wave.exp2 %728 : vector<8xf32>
              %730 = math.fma %661#1, %725, %727 : vector<8xf32>
              %731 = wave.exp2 %730 : vector<8xf32>
              %732 = arith.truncf %729 : vector<8xf32> to vector<8xf16>
              %733 = vector.bitcast %732 : vector<8xf16> to vector<4xi32>
              %734 = wave.swap_halves %733 : vector<4xi32>
              %735 = arith.select %3, %734, %733 : vector<4xi32>
              %736 = arith.select %3, %733, %734 : vector<4xi32>
              %737 = vector.shuffle %735, %736 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %738 = vector.bitcast %737 : vector<8xi32> to vector<16xf16>
              %739 = arith.truncf %731 : vector<8xf32> to vector<8xf16>
              %740 = vector.bitcast %739 : vector<8xf16> to vector<4xi32>
              %741 = wave.swap_halves %740 : vector<4xi32>
              %742 = arith.select %3, %741, %740 : vector<4xi32>
              %743 = arith.select %3, %740, %741 : vector<4xi32>
              %744 = vector.shuffle %742, %743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %745 = vector.bitcast %744 : vector<8xi32> to vector<16xf16>
              %746 = arith.addf %729, %731 : vector<8xf32>
              %747 = vector.extract %746[0] : f32 from vector<8xf32>
              %748 = vector.extract %746[1] : f32 from vector<8xf32>
              %749 = vector.extract %746[2] : f32 from vector<8xf32>
              %750 = vector.extract %746[3] : f32 from vector<8xf32>
              %751 = vector.extract %746[4] : f32 from vector<8xf32>
              %752 = vector.extract %746[5] : f32 from vector<8xf32>
              %753 = vector.extract %746[6] : f32 from vector<8xf32>
              %754 = vector.extract %746[7] : f32 from vector<8xf32>
              %755 = arith.addf %747, %751 : f32
              %756 = arith.addf %748, %752 : f32
              %757 = arith.addf %749, %753 : f32
              %758 = arith.addf %750, %754 : f32
              %759 = arith.addf %755, %757 : f32
              %760 = arith.addf %756, %758 : f32
              %761 = arith.addf %759, %760 : f32
              %762 = arith.addf %715#1, %761 : f32
              %763 = wave.opaque %762 : f32
              %764 = wave.opaque %350 : i32
              %765 = arith.cmpi sgt, %764, %271 : i32
              %766:4 = scf.if %765 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %767 = arith.subi %295, %349 : i32
                %768 = arith.subi %767, %c44 : i32
                %769 = arith.minsi %768, %c43 : i32
                %770 = arith.maxsi %769, %c44 : i32
                %771 = arith.cmpi sgt, %770, %c44 : i32
                %772 = arith.select %771, %c65, %c44 : i32
                %773 = arith.ori %c44, %772 : i32
                %774 = arith.cmpi sgt, %770, %c37 : i32
                %775 = arith.select %774, %c65, %c44 : i32
                %776 = arith.ori %c44, %775 : i32
                %777 = arith.cmpi sgt, %770, %c66 : i32
                %778 = arith.select %777, %c67, %c44 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %770, %c68 : i32
                %781 = arith.select %780, %c67, %c44 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = arith.cmpi sgt, %770, %c69 : i32
                %784 = arith.select %783, %c65, %c44 : i32
                %785 = arith.ori %c44, %784 : i32
                %786 = arith.cmpi sgt, %770, %c70 : i32
                %787 = arith.select %786, %c65, %c44 : i32
                %788 = arith.ori %c44, %787 : i32
                %789 = arith.cmpi sgt, %770, %c71 : i32
                %790 = arith.select %789, %c67, %c44 : i32
                %791 = arith.ori %785, %790 : i32
                %792 = arith.cmpi sgt, %770, %c72 : i32
                %793 = arith.select %792, %c67, %c44 : i32
                %794 = arith.ori %788, %793 : i32
                %795 = arith.cmpi sgt, %770, %c73 : i32
                %796 = arith.select %795, %c65, %c44 : i32
                %797 = arith.ori %c44, %796 : i32
                %798 = arith.cmpi sgt, %770, %c74 : i32
                %799 = arith.select %798, %c65, %c44 : i32
                %800 = arith.ori %c44, %799 : i32
                %801 = arith.cmpi sgt, %770, %c75 : i32
                %802 = arith.select %801, %c67, %c44 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %770, %c76 : i32
                %805 = arith.select %804, %c67, %c44 : i32
                %806 = arith.ori %800, %805 : i32
                %807 = arith.cmpi sgt, %770, %c77 : i32
                %808 = arith.select %807, %c65, %c44 : i32
                %809 = arith.ori %c44, %808 : i32
                %810 = arith.cmpi sgt, %770, %c78 : i32
                %811 = arith.select %810, %c65, %c44 : i32
                %812 = arith.ori %c44, %811 : i32
                %813 = arith.cmpi sgt, %770, %c30 : i32
                %814 = arith.select %813, %c67, %c44 : i32
                %815 = arith.ori %809, %814 : i32
                %816 = arith.cmpi sgt, %770, %c79 : i32
                %817 = arith.select %816, %c67, %c44 : i32
                %818 = arith.ori %812, %817 : i32
                %819 = vector.from_elements %779, %791, %803, %815 : vector<4xi32>
                %820 = vector.from_elements %782, %794, %806, %818 : vector<4xi32>
                %821 = arith.subi %295, %349 : i32
                %822 = arith.subi %821, %c43 : i32
                %823 = arith.minsi %822, %c43 : i32
                %824 = arith.maxsi %823, %c44 : i32
                %825 = arith.cmpi sgt, %824, %c44 : i32
                %826 = arith.select %825, %c65, %c44 : i32
                %827 = arith.ori %c44, %826 : i32
                %828 = arith.cmpi sgt, %824, %c37 : i32
                %829 = arith.select %828, %c65, %c44 : i32
                %830 = arith.ori %c44, %829 : i32
                %831 = arith.cmpi sgt, %824, %c66 : i32
                %832 = arith.select %831, %c67, %c44 : i32
                %833 = arith.ori %827, %832 : i32
                %834 = arith.cmpi sgt, %824, %c68 : i32
                %835 = arith.select %834, %c67, %c44 : i32
                %836 = arith.ori %830, %835 : i32
                %837 = arith.cmpi sgt, %824, %c69 : i32
                %838 = arith.select %837, %c65, %c44 : i32
                %839 = arith.ori %c44, %838 : i32
                %840 = arith.cmpi sgt, %824, %c70 : i32
                %841 = arith.select %840, %c65, %c44 : i32
                %842 = arith.ori %c44, %841 : i32
                %843 = arith.cmpi sgt, %824, %c71 : i32
                %844 = arith.select %843, %c67, %c44 : i32
                %845 = arith.ori %839, %844 : i32
                %846 = arith.cmpi sgt, %824, %c72 : i32
                %847 = arith.select %846, %c67, %c44 : i32
                %848 = arith.ori %842, %847 : i32
                %849 = arith.cmpi sgt, %824, %c73 : i32
                %850 = arith.select %849, %c65, %c44 : i32
                %851 = arith.ori %c44, %850 : i32
                %852 = arith.cmpi sgt, %824, %c74 : i32
                %853 = arith.select %852, %c65, %c44 : i32
                %854 = arith.ori %c44, %853 : i32
                %855 = arith.cmpi sgt, %824, %c75 : i32
                %856 = arith.select %855, %c67, %c44 : i32
                %857 = arith.ori %851, %856 : i32
                %858 = arith.cmpi sgt, %824, %c76 : i32
                %859 = arith.select %858, %c67, %c44 : i32
                %860 = arith.ori %854, %859 : i32
                %861 = arith.cmpi sgt, %824, %c77 : i32
                %862 = arith.select %861, %c65, %c44 : i32
                %863 = arith.ori %c44, %862 : i32
                %864 = arith.cmpi sgt, %824, %c78 : i32
                %865 = arith.select %864, %c65, %c44 : i32
                %866 = arith.ori %c44, %865 : i32
                %867 = arith.cmpi sgt, %824, %c30 : i32
                %868 = arith.select %867, %c67, %c44 : i32
                %869 = arith.ori %863, %868 : i32
                %870 = arith.cmpi sgt, %824, %c79 : i32
                %871 = arith.select %870, %c67, %c44 : i32
                %872 = arith.ori %866, %871 : i32
                %873 = vector.from_elements %833, %845, %857, %869 : vector<4xi32>
                %874 = vector.from_elements %836, %848, %860, %872 : vector<4xi32>
                scf.yield %819, %820, %873, %874 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c64, %c64, %c64, %c64 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %875 = wave.opaque %350 : i32
              %876 = arith.cmpi sgt, %875, %271 : i32
              %877:4 = scf.if %876 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %878 = arith.andi %510, %766#0 : vector<4xi32>
                %879 = arith.andi %513, %766#1 : vector<4xi32>
                %880 = arith.andi %516, %766#2 : vector<4xi32>
                %881 = arith.andi %519, %766#3 : vector<4xi32>
                scf.yield %878, %879, %880, %881 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %510, %513, %516, %519 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %882 = vector.shuffle %877#0, %877#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %883 = vector.bitcast %882 : vector<8xi32> to vector<16xf16>
              %884 = wave.mma %883, %633, %610#2 : vector<16xf16>, vector<8xf32>
              %885 = wave.mma %883, %738, %715#2 : vector<16xf16>, vector<8xf32>
              %886 = vector.shuffle %877#2, %877#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %887 = vector.bitcast %886 : vector<8xi32> to vector<16xf16>
              %888 = wave.mma %887, %640, %884 : vector<16xf16>, vector<8xf32>
              %889 = wave.mma %887, %745, %885 : vector<16xf16>, vector<8xf32>
              %890 = wave.opaque %888 : vector<8xf32>
              %891 = wave.opaque %889 : vector<8xf32>
              %892 = arith.addi %359, %35 : index
              %893 = arith.addi %892, %c80 : index
              %894 = vector.load %kv[%893] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %895 = arith.addi %359, %35 : index
              %896 = arith.addi %895, %c81 : index
              %897 = vector.load %kv[%896] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %898 = arith.addi %367, %35 : index
              %899 = arith.addi %898, %c80 : index
              %900 = vector.load %kv[%899] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %901 = arith.addi %367, %35 : index
              %902 = arith.addi %901, %c81 : index
              %903 = vector.load %kv[%902] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %904 = wave.opaque %350 : i32
              %905 = arith.cmpi sgt, %904, %271 : i32
              %906:4 = scf.if %905 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %907 = arith.andi %540, %766#0 : vector<4xi32>
                %908 = arith.andi %543, %766#1 : vector<4xi32>
                %909 = arith.andi %546, %766#2 : vector<4xi32>
                %910 = arith.andi %549, %766#3 : vector<4xi32>
                scf.yield %907, %908, %909, %910 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %540, %543, %546, %549 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %911 = vector.shuffle %906#0, %906#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %912 = vector.bitcast %911 : vector<8xi32> to vector<16xf16>
              %913 = wave.mma %912, %633, %610#3 : vector<16xf16>, vector<8xf32>
              %914 = wave.mma %912, %738, %715#3 : vector<16xf16>, vector<8xf32>
              %915 = vector.shuffle %906#2, %906#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %916 = vector.bitcast %915 : vector<8xi32> to vector<16xf16>
              %917 = wave.mma %916, %640, %913 : vector<16xf16>, vector<8xf32>
              %918 = wave.mma %916, %745, %914 : vector<16xf16>, vector<8xf32>
              %919 = wave.opaque %917 : vector<8xf32>
              %920 = wave.opaque %918 : vector<8xf32>
              %921 = arith.addi %359, %35 : index
              %922 = arith.addi %921, %c35 : index
              %923 = vector.load %kv[%922] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %924 = arith.addi %359, %35 : index
              %925 = arith.addi %924, %c82 : index
              %926 = vector.load %kv[%925] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %927 = arith.addi %367, %35 : index
              %928 = arith.addi %927, %c35 : index
              %929 = vector.load %kv[%928] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %930 = arith.addi %367, %35 : index
              %931 = arith.addi %930, %c82 : index
              %932 = vector.load %kv[%931] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %933 = wave.opaque %350 : i32
              %934 = arith.cmpi sgt, %933, %271 : i32
              %935:4 = scf.if %934 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %936 = arith.andi %894, %766#0 : vector<4xi32>
                %937 = arith.andi %897, %766#1 : vector<4xi32>
                %938 = arith.andi %900, %766#2 : vector<4xi32>
                %939 = arith.andi %903, %766#3 : vector<4xi32>
                scf.yield %936, %937, %938, %939 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %894, %897, %900, %903 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %940 = vector.shuffle %935#0, %935#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %941 = vector.bitcast %940 : vector<8xi32> to vector<16xf16>
              %942 = wave.mma %941, %633, %610#4 : vector<16xf16>, vector<8xf32>
              %943 = wave.mma %941, %738, %715#4 : vector<16xf16>, vector<8xf32>
              %944 = vector.shuffle %935#2, %935#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %945 = vector.bitcast %944 : vector<8xi32> to vector<16xf16>
              %946 = wave.mma %945, %640, %942 : vector<16xf16>, vector<8xf32>
              %947 = wave.mma %945, %745, %943 : vector<16xf16>, vector<8xf32>
              %948 = wave.opaque %946 : vector<8xf32>
              %949 = wave.opaque %947 : vector<8xf32>
              %950 = arith.addi %359, %35 : index
              %951 = arith.addi %950, %c83 : index
              %952 = vector.load %kv[%951] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %953 = arith.addi %359, %35 : index
              %954 = arith.addi %953, %c84 : index
              %955 = vector.load %kv[%954] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %956 = arith.addi %367, %35 : index
              %957 = arith.addi %956, %c83 : index
              %958 = vector.load %kv[%957] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %959 = arith.addi %367, %35 : index
              %960 = arith.addi %959, %c84 : index
              %961 = vector.load %kv[%960] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %962 = wave.opaque %350 : i32
              %963 = arith.cmpi sgt, %962, %271 : i32
              %964:4 = scf.if %963 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %965 = arith.andi %923, %766#0 : vector<4xi32>
                %966 = arith.andi %926, %766#1 : vector<4xi32>
                %967 = arith.andi %929, %766#2 : vector<4xi32>
                %968 = arith.andi %932, %766#3 : vector<4xi32>
                scf.yield %965, %966, %967, %968 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %923, %926, %929, %932 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %969 = vector.shuffle %964#0, %964#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %970 = vector.bitcast %969 : vector<8xi32> to vector<16xf16>
              %971 = wave.mma %970, %633, %610#5 : vector<16xf16>, vector<8xf32>
              %972 = wave.mma %970, %738, %715#5 : vector<16xf16>, vector<8xf32>
              %973 = vector.shuffle %964#2, %964#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %974 = vector.bitcast %973 : vector<8xi32> to vector<16xf16>
              %975 = wave.mma %974, %640, %971 : vector<16xf16>, vector<8xf32>
              %976 = wave.mma %974, %745, %972 : vector<16xf16>, vector<8xf32>
              %977 = wave.opaque %975 : vector<8xf32>
              %978 = wave.opaque %976 : vector<8xf32>
              wave.pin
              %979 = wave.opaque %350 : i32
              %980 = arith.cmpi sgt, %979, %271 : i32
              %981:4 = scf.if %980 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %982 = arith.andi %952, %766#0 : vector<4xi32>
                %983 = arith.andi %955, %766#1 : vector<4xi32>
                %984 = arith.andi %958, %766#2 : vector<4xi32>
                %985 = arith.andi %961, %766#3 : vector<4xi32>
                scf.yield %982, %983, %984, %985 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %952, %955, %958, %961 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %986 = vector.shuffle %981#0, %981#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %987 = vector.bitcast %986 : vector<8xi32> to vector<16xf16>
              %988 = wave.mma %987, %633, %610#6 : vector<16xf16>, vector<8xf32>
              %989 = wave.mma %987, %738, %715#6 : vector<16xf16>, vector<8xf32>
              %990 = vector.shuffle %981#2, %981#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %991 = vector.bitcast %990 : vector<8xi32> to vector<16xf16>
              %992 = wave.mma %991, %640, %988 : vector<16xf16>, vector<8xf32>
              %993 = wave.mma %991, %745, %989 : vector<16xf16>, vector<8xf32>
              %994 = wave.opaque %992 : vector<8xf32>
              %995 = wave.opaque %993 : vector<8xf32>
              wave.pin
              %996 = wave.opaque %350 : i32
              %997 = arith.cmpi slt, %996, %295 : i32
              %998:4 = scf.if %997 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %999 = arith.addi %376, %35 : index
                %1000 = arith.addi %999, %c10 : index
                %1001 = vector.load %kv[%1000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1002 = arith.addi %376, %35 : index
                %1003 = arith.addi %1002, %c24 : index
                %1004 = vector.load %kv[%1003] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1005 = arith.addi %384, %35 : index
                %1006 = arith.addi %1005, %c10 : index
                %1007 = vector.load %kv[%1006] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1008 = arith.addi %384, %35 : index
                %1009 = arith.addi %1008, %c24 : index
                %1010 = vector.load %kv[%1009] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1001, %1004, %1007, %1010 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %981#0, %981#1, %981#2, %981#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %998#0, %998#1, %998#2, %998#3, %610#0, %658, %890, %919, %948, %977, %994, %715#0, %763, %891, %920, %949, %978, %995 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1011 = wave.opaque %c10 : index
            %1012 = arith.addi %0, %1011 : index
            %1013 = arith.cmpi eq, %293, %290 : i32
            %1014 = wave.swap_halves %347#5 : f32
            %1015 = arith.addf %347#5, %1014 : f32
            %1016 = arith.addi %1012, %c10 : index
            %1017:2 = scf.if %1013 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1018 = arith.addi %1012, %c10 : index
              %1019 = arith.addi %1018, %c10 : index
              %1020 = memref.load %8[%1019] : memref<?xf32>
              %1021 = arith.addi %1018, %c6 : index
              %1022 = memref.load %8[%1021] : memref<?xf32>
              scf.yield %1020, %1022 : f32, f32
            }
            %1023 = arith.maxnumf %1017#0, %347#4 fastmath<nnan> : f32
            %1024 = arith.subf %1017#0, %1023 : f32
            %1025 = wave.exp2 %1024 : f32
            %1026 = arith.subf %347#4, %1023 : f32
            %1027 = wave.exp2 %1026 : f32
            %1028 = arith.mulf %1017#1, %1025 : f32
            %1029 = math.fma %1015, %1027, %1028 : f32
            memref.store %1023, %8[%1016] : memref<?xf32>
            %1030 = arith.addi %1016, %c6 : index
            memref.store %1029, %8[%1030] : memref<?xf32>
            %1031 = vector.broadcast %1025 : f32 to vector<8xf32>
            %1032 = vector.broadcast %1027 : f32 to vector<8xf32>
            scf.if %1013 {
              %1033 = arith.muli %1012, %c13 : index
              %1034 = arith.addi %c10, %1033 : index
              %1035 = arith.addi %1034, %c10 : index
              %1036 = arith.addi %1035, %c10 : index
              %1037 = vector.shuffle %347#6, %347#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1037, %5[%1036] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = vector.shuffle %347#6, %347#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1039 = arith.addi %1036, %c31 : index
              vector.store %1038, %5[%1039] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = arith.muli %1012, %c13 : index
              %1041 = arith.addi %c10, %1040 : index
              %1042 = arith.addi %1041, %c10 : index
              %1043 = arith.addi %1042, %c32 : index
              %1044 = vector.shuffle %347#7, %347#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1044, %5[%1043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1045 = vector.shuffle %347#7, %347#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1046 = arith.addi %1043, %c31 : index
              vector.store %1045, %5[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1047 = arith.muli %1012, %c13 : index
              %1048 = arith.addi %c10, %1047 : index
              %1049 = arith.addi %1048, %c10 : index
              %1050 = arith.addi %1049, %c33 : index
              %1051 = vector.shuffle %347#8, %347#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1051, %5[%1050] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1052 = vector.shuffle %347#8, %347#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1053 = arith.addi %1050, %c31 : index
              vector.store %1052, %5[%1053] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1054 = arith.muli %1012, %c13 : index
              %1055 = arith.addi %c10, %1054 : index
              %1056 = arith.addi %1055, %c10 : index
              %1057 = arith.addi %1056, %c34 : index
              %1058 = vector.shuffle %347#9, %347#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1058, %5[%1057] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1059 = vector.shuffle %347#9, %347#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1060 = arith.addi %1057, %c31 : index
              vector.store %1059, %5[%1060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1061 = arith.muli %1012, %c13 : index
              %1062 = arith.addi %c10, %1061 : index
              %1063 = arith.addi %1062, %c10 : index
              %1064 = arith.addi %1063, %c35 : index
              %1065 = vector.shuffle %347#10, %347#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1065, %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1066 = vector.shuffle %347#10, %347#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1067 = arith.addi %1064, %c31 : index
              vector.store %1066, %5[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1068 = arith.muli %1012, %c13 : index
              %1069 = arith.addi %c10, %1068 : index
              %1070 = arith.addi %1069, %c10 : index
              %1071 = arith.addi %1070, %c10 : index
              %1072 = vector.load %5[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1073 = arith.addi %1071, %c31 : index
              %1074 = vector.load %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = vector.shuffle %1072, %1074 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1076 = arith.mulf %1075, %1031 : vector<8xf32>
              %1077 = math.fma %347#6, %1032, %1076 : vector<8xf32>
              %1078 = arith.muli %1012, %c13 : index
              %1079 = arith.addi %c10, %1078 : index
              %1080 = arith.addi %1079, %c10 : index
              %1081 = arith.addi %1080, %c10 : index
              %1082 = vector.shuffle %1077, %1077 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1082, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = vector.shuffle %1077, %1077 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1084 = arith.addi %1081, %c31 : index
              vector.store %1083, %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.muli %1012, %c13 : index
              %1086 = arith.addi %c10, %1085 : index
              %1087 = arith.addi %1086, %c10 : index
              %1088 = arith.addi %1087, %c32 : index
              %1089 = vector.load %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.addi %1088, %c31 : index
              %1091 = vector.load %5[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1092 = vector.shuffle %1089, %1091 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1093 = arith.mulf %1092, %1031 : vector<8xf32>
              %1094 = math.fma %347#7, %1032, %1093 : vector<8xf32>
              %1095 = arith.muli %1012, %c13 : index
              %1096 = arith.addi %c10, %1095 : index
              %1097 = arith.addi %1096, %c10 : index
              %1098 = arith.addi %1097, %c32 : index
              %1099 = vector.shuffle %1094, %1094 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1099, %5[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1100 = vector.shuffle %1094, %1094 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1101 = arith.addi %1098, %c31 : index
              vector.store %1100, %5[%1101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1102 = arith.muli %1012, %c13 : index
              %1103 = arith.addi %c10, %1102 : index
              %1104 = arith.addi %1103, %c10 : index
              %1105 = arith.addi %1104, %c33 : index
              %1106 = vector.load %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = arith.addi %1105, %c31 : index
              %1108 = vector.load %5[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = vector.shuffle %1106, %1108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1110 = arith.mulf %1109, %1031 : vector<8xf32>
              %1111 = math.fma %347#8, %1032, %1110 : vector<8xf32>
              %1112 = arith.muli %1012, %c13 : index
              %1113 = arith.addi %c10, %1112 : index
              %1114 = arith.addi %1113, %c10 : index
              %1115 = arith.addi %1114, %c33 : index
              %1116 = vector.shuffle %1111, %1111 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1116, %5[%1115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = vector.shuffle %1111, %1111 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1118 = arith.addi %1115, %c31 : index
              vector.store %1117, %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1119 = arith.muli %1012, %c13 : index
              %1120 = arith.addi %c10, %1119 : index
              %1121 = arith.addi %1120, %c10 : index
              %1122 = arith.addi %1121, %c34 : index
              %1123 = vector.load %5[%1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = arith.addi %1122, %c31 : index
              %1125 = vector.load %5[%1124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = vector.shuffle %1123, %1125 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1127 = arith.mulf %1126, %1031 : vector<8xf32>
              %1128 = math.fma %347#9, %1032, %1127 : vector<8xf32>
              %1129 = arith.muli %1012, %c13 : index
              %1130 = arith.addi %c10, %1129 : index
              %1131 = arith.addi %1130, %c10 : index
              %1132 = arith.addi %1131, %c34 : index
              %1133 = vector.shuffle %1128, %1128 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1133, %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = vector.shuffle %1128, %1128 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1135 = arith.addi %1132, %c31 : index
              vector.store %1134, %5[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = arith.muli %1012, %c13 : index
              %1137 = arith.addi %c10, %1136 : index
              %1138 = arith.addi %1137, %c10 : index
              %1139 = arith.addi %1138, %c35 : index
              %1140 = vector.load %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = arith.addi %1139, %c31 : index
              %1142 = vector.load %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = vector.shuffle %1140, %1142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1144 = arith.mulf %1143, %1031 : vector<8xf32>
              %1145 = math.fma %347#10, %1032, %1144 : vector<8xf32>
              %1146 = arith.muli %1012, %c13 : index
              %1147 = arith.addi %c10, %1146 : index
              %1148 = arith.addi %1147, %c10 : index
              %1149 = arith.addi %1148, %c35 : index
              %1150 = vector.shuffle %1145, %1145 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1150, %5[%1149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1151 = vector.shuffle %1145, %1145 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1152 = arith.addi %1149, %c31 : index
              vector.store %1151, %5[%1152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1153 = wave.swap_halves %347#12 : f32
            %1154 = arith.addf %347#12, %1153 : f32
            %1155 = arith.addi %1012, %c24 : index
            %1156:2 = scf.if %1013 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1157 = arith.addi %1012, %c24 : index
              %1158 = arith.addi %1157, %c10 : index
              %1159 = memref.load %8[%1158] : memref<?xf32>
              %1160 = arith.addi %1157, %c6 : index
              %1161 = memref.load %8[%1160] : memref<?xf32>
              scf.yield %1159, %1161 : f32, f32
            }
            %1162 = arith.maxnumf %1156#0, %347#11 fastmath<nnan> : f32
            %1163 = arith.subf %1156#0, %1162 : f32
            %1164 = wave.exp2 %1163 : f32
            %1165 = arith.subf %347#11, %1162 : f32
            %1166 = wave.exp2 %1165 : f32
            %1167 = arith.mulf %1156#1, %1164 : f32
            %1168 = math.fma %1154, %1166, %1167 : f32
            memref.store %1162, %8[%1155] : memref<?xf32>
            %1169 = arith.addi %1155, %c6 : index
            memref.store %1168, %8[%1169] : memref<?xf32>
            %1170 = vector.broadcast %1164 : f32 to vector<8xf32>
            %1171 = vector.broadcast %1166 : f32 to vector<8xf32>
            scf.if %1013 {
              %1172 = arith.muli %1012, %c13 : index
              %1173 = arith.addi %c10, %1172 : index
              %1174 = arith.addi %1173, %c17 : index
              %1175 = arith.addi %1174, %c10 : index
              %1176 = vector.shuffle %347#13, %347#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1176, %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = vector.shuffle %347#13, %347#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1178 = arith.addi %1175, %c31 : index
              vector.store %1177, %5[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = arith.muli %1012, %c13 : index
              %1180 = arith.addi %c10, %1179 : index
              %1181 = arith.addi %1180, %c17 : index
              %1182 = arith.addi %1181, %c32 : index
              %1183 = vector.shuffle %347#14, %347#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1183, %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1184 = vector.shuffle %347#14, %347#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1185 = arith.addi %1182, %c31 : index
              vector.store %1184, %5[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1186 = arith.muli %1012, %c13 : index
              %1187 = arith.addi %c10, %1186 : index
              %1188 = arith.addi %1187, %c17 : index
              %1189 = arith.addi %1188, %c33 : index
              %1190 = vector.shuffle %347#15, %347#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1190, %5[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = vector.shuffle %347#15, %347#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1192 = arith.addi %1189, %c31 : index
              vector.store %1191, %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1193 = arith.muli %1012, %c13 : index
              %1194 = arith.addi %c10, %1193 : index
              %1195 = arith.addi %1194, %c17 : index
              %1196 = arith.addi %1195, %c34 : index
              %1197 = vector.shuffle %347#16, %347#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1197, %5[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = vector.shuffle %347#16, %347#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1199 = arith.addi %1196, %c31 : index
              vector.store %1198, %5[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = arith.muli %1012, %c13 : index
              %1201 = arith.addi %c10, %1200 : index
              %1202 = arith.addi %1201, %c17 : index
              %1203 = arith.addi %1202, %c35 : index
              %1204 = vector.shuffle %347#17, %347#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1204, %5[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = vector.shuffle %347#17, %347#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1206 = arith.addi %1203, %c31 : index
              vector.store %1205, %5[%1206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1207 = arith.muli %1012, %c13 : index
              %1208 = arith.addi %c10, %1207 : index
              %1209 = arith.addi %1208, %c17 : index
              %1210 = arith.addi %1209, %c10 : index
              %1211 = vector.load %5[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = arith.addi %1210, %c31 : index
              %1213 = vector.load %5[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1214 = vector.shuffle %1211, %1213 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1215 = arith.mulf %1214, %1170 : vector<8xf32>
              %1216 = math.fma %347#13, %1171, %1215 : vector<8xf32>
              %1217 = arith.muli %1012, %c13 : index
              %1218 = arith.addi %c10, %1217 : index
              %1219 = arith.addi %1218, %c17 : index
              %1220 = arith.addi %1219, %c10 : index
              %1221 = vector.shuffle %1216, %1216 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1221, %5[%1220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = vector.shuffle %1216, %1216 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1223 = arith.addi %1220, %c31 : index
              vector.store %1222, %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = arith.muli %1012, %c13 : index
              %1225 = arith.addi %c10, %1224 : index
              %1226 = arith.addi %1225, %c17 : index
              %1227 = arith.addi %1226, %c32 : index
              %1228 = vector.load %5[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1229 = arith.addi %1227, %c31 : index
              %1230 = vector.load %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = vector.shuffle %1228, %1230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1232 = arith.mulf %1231, %1170 : vector<8xf32>
              %1233 = math.fma %347#14, %1171, %1232 : vector<8xf32>
              %1234 = arith.muli %1012, %c13 : index
              %1235 = arith.addi %c10, %1234 : index
              %1236 = arith.addi %1235, %c17 : index
              %1237 = arith.addi %1236, %c32 : index
              %1238 = vector.shuffle %1233, %1233 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1238, %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = vector.shuffle %1233, %1233 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1240 = arith.addi %1237, %c31 : index
              vector.store %1239, %5[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1241 = arith.muli %1012, %c13 : index
              %1242 = arith.addi %c10, %1241 : index
              %1243 = arith.addi %1242, %c17 : index
              %1244 = arith.addi %1243, %c33 : index
              %1245 = vector.load %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1246 = arith.addi %1244, %c31 : index
              %1247 = vector.load %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1248 = vector.shuffle %1245, %1247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1249 = arith.mulf %1248, %1170 : vector<8xf32>
              %1250 = math.fma %347#15, %1171, %1249 : vector<8xf32>
              %1251 = arith.muli %1012, %c13 : index
              %1252 = arith.addi %c10, %1251 : index
              %1253 = arith.addi %1252, %c17 : index
              %1254 = arith.addi %1253, %c33 : index
              %1255 = vector.shuffle %1250, %1250 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1255, %5[%1254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1256 = vector.shuffle %1250, %1250 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1257 = arith.addi %1254, %c31 : index
              vector.store %1256, %5[%1257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1258 = arith.muli %1012, %c13 : index
              %1259 = arith.addi %c10, %1258 : index
              %1260 = arith.addi %1259, %c17 : index
              %1261 = arith.addi %1260, %c34 : index
              %1262 = vector.load %5[%1261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = arith.addi %1261, %c31 : index
              %1264 = vector.load %5[%1263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1265 = vector.shuffle %1262, %1264 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1266 = arith.mulf %1265, %1170 : vector<8xf32>
              %1267 = math.fma %347#16, %1171, %1266 : vector<8xf32>
              %1268 = arith.muli %1012, %c13 : index
              %1269 = arith.addi %c10, %1268 : index
              %1270 = arith.addi %1269, %c17 : index
              %1271 = arith.addi %1270, %c34 : index
              %1272 = vector.shuffle %1267, %1267 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1272, %5[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1273 = vector.shuffle %1267, %1267 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1274 = arith.addi %1271, %c31 : index
              vector.store %1273, %5[%1274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1275 = arith.muli %1012, %c13 : index
              %1276 = arith.addi %c10, %1275 : index
              %1277 = arith.addi %1276, %c17 : index
              %1278 = arith.addi %1277, %c35 : index
              %1279 = vector.load %5[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = arith.addi %1278, %c31 : index
              %1281 = vector.load %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1282 = vector.shuffle %1279, %1281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1283 = arith.mulf %1282, %1170 : vector<8xf32>
              %1284 = math.fma %347#17, %1171, %1283 : vector<8xf32>
              %1285 = arith.muli %1012, %c13 : index
              %1286 = arith.addi %c10, %1285 : index
              %1287 = arith.addi %1286, %c17 : index
              %1288 = arith.addi %1287, %c35 : index
              %1289 = vector.shuffle %1284, %1284 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1289, %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = vector.shuffle %1284, %1284 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1291 = arith.addi %1288, %c31 : index
              vector.store %1290, %5[%1291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1292 = arith.cmpi sgt, %282, %c46 : i32
          scf.if %1292 {
            %1293 = arith.cmpi eq, %290, %287 : i32
            %1294 = wave.opaque %c10 : index
            %1295 = arith.addi %0, %1294 : index
            %1296 = arith.addi %1295, %c10 : index
            %1297 = arith.addi %1296, %c10 : index
            %1298 = memref.load %8[%1297] : memref<?xf32>
            %1299 = arith.addi %1296, %c6 : index
            %1300 = memref.load %8[%1299] : memref<?xf32>
            %1301 = arith.addi %1295, %c31 : index
            %1302:2 = scf.if %1293 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1303 = arith.addi %1295, %c31 : index
              %1304 = arith.addi %1303, %c10 : index
              %1305 = memref.load %8[%1304] : memref<?xf32>
              %1306 = arith.addi %1303, %c6 : index
              %1307 = memref.load %8[%1306] : memref<?xf32>
              scf.yield %1305, %1307 : f32, f32
            }
            %1308 = arith.maxnumf %1302#0, %1298 fastmath<nnan> : f32
            %1309 = arith.subf %1302#0, %1308 : f32
            %1310 = wave.exp2 %1309 : f32
            %1311 = arith.subf %1298, %1308 : f32
            %1312 = wave.exp2 %1311 : f32
            %1313 = arith.mulf %1302#1, %1310 : f32
            %1314 = math.fma %1300, %1312, %1313 : f32
            memref.store %1308, %8[%1301] : memref<?xf32>
            %1315 = arith.addi %1301, %c6 : index
            memref.store %1314, %8[%1315] : memref<?xf32>
            %1316 = vector.broadcast %1310 : f32 to vector<8xf32>
            %1317 = vector.broadcast %1312 : f32 to vector<8xf32>
            scf.for %1318 = %c10 to %c85 step %c4 {
              %1319 = arith.muli %1295, %c13 : index
              %1320 = arith.addi %c10, %1319 : index
              %1321 = arith.addi %1320, %c10 : index
              %1322 = arith.muli %1318, %c32 : index
              %1323 = arith.addi %1321, %1322 : index
              %1324 = vector.load %5[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = arith.addi %1323, %c31 : index
              %1326 = vector.load %5[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = vector.shuffle %1324, %1326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1293 {
                %1328 = arith.muli %1295, %c13 : index
                %1329 = arith.addi %16, %1328 : index
                %1330 = arith.addi %1329, %c10 : index
                %1331 = arith.muli %1318, %c32 : index
                %1332 = arith.addi %1330, %1331 : index
                %1333 = vector.shuffle %1327, %1327 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1333, %partial[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1334 = vector.shuffle %1327, %1327 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1335 = arith.addi %1332, %c31 : index
                vector.store %1334, %partial[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1336 = arith.muli %1295, %c13 : index
                %1337 = arith.addi %16, %1336 : index
                %1338 = arith.addi %1337, %c10 : index
                %1339 = arith.muli %1318, %c32 : index
                %1340 = arith.addi %1338, %1339 : index
                %1341 = vector.load %partial[%1340] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1342 = arith.addi %1340, %c31 : index
                %1343 = vector.load %partial[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1344 = vector.shuffle %1341, %1343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1345 = arith.mulf %1344, %1316 : vector<8xf32>
                %1346 = math.fma %1327, %1317, %1345 : vector<8xf32>
                %1347 = arith.muli %1295, %c13 : index
                %1348 = arith.addi %16, %1347 : index
                %1349 = arith.addi %1348, %c10 : index
                %1350 = arith.muli %1318, %c32 : index
                %1351 = arith.addi %1349, %1350 : index
                %1352 = vector.shuffle %1346, %1346 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1352, %partial[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1353 = vector.shuffle %1346, %1346 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1354 = arith.addi %1351, %c31 : index
                vector.store %1353, %partial[%1354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1355 = arith.addi %1295, %c24 : index
            %1356 = arith.addi %1355, %c10 : index
            %1357 = memref.load %8[%1356] : memref<?xf32>
            %1358 = arith.addi %1355, %c6 : index
            %1359 = memref.load %8[%1358] : memref<?xf32>
            %1360 = arith.addi %1295, %c53 : index
            %1361:2 = scf.if %1293 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1362 = arith.addi %1295, %c53 : index
              %1363 = arith.addi %1362, %c10 : index
              %1364 = memref.load %8[%1363] : memref<?xf32>
              %1365 = arith.addi %1362, %c6 : index
              %1366 = memref.load %8[%1365] : memref<?xf32>
              scf.yield %1364, %1366 : f32, f32
            }
            %1367 = arith.maxnumf %1361#0, %1357 fastmath<nnan> : f32
            %1368 = arith.subf %1361#0, %1367 : f32
            %1369 = wave.exp2 %1368 : f32
            %1370 = arith.subf %1357, %1367 : f32
            %1371 = wave.exp2 %1370 : f32
            %1372 = arith.mulf %1361#1, %1369 : f32
            %1373 = math.fma %1359, %1371, %1372 : f32
            memref.store %1367, %8[%1360] : memref<?xf32>
            %1374 = arith.addi %1360, %c6 : index
            memref.store %1373, %8[%1374] : memref<?xf32>
            %1375 = vector.broadcast %1369 : f32 to vector<8xf32>
            %1376 = vector.broadcast %1371 : f32 to vector<8xf32>
            scf.for %1377 = %c10 to %c85 step %c4 {
              %1378 = arith.muli %1295, %c13 : index
              %1379 = arith.addi %c10, %1378 : index
              %1380 = arith.addi %1379, %c17 : index
              %1381 = arith.muli %1377, %c32 : index
              %1382 = arith.addi %1380, %1381 : index
              %1383 = vector.load %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.addi %1382, %c31 : index
              %1385 = vector.load %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1293 {
                %1387 = arith.muli %1295, %c13 : index
                %1388 = arith.addi %16, %1387 : index
                %1389 = arith.addi %1388, %c17 : index
                %1390 = arith.muli %1377, %c32 : index
                %1391 = arith.addi %1389, %1390 : index
                %1392 = vector.shuffle %1386, %1386 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1392, %partial[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1393 = vector.shuffle %1386, %1386 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1394 = arith.addi %1391, %c31 : index
                vector.store %1393, %partial[%1394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1395 = arith.muli %1295, %c13 : index
                %1396 = arith.addi %16, %1395 : index
                %1397 = arith.addi %1396, %c17 : index
                %1398 = arith.muli %1377, %c32 : index
                %1399 = arith.addi %1397, %1398 : index
                %1400 = vector.load %partial[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1401 = arith.addi %1399, %c31 : index
                %1402 = vector.load %partial[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1403 = vector.shuffle %1400, %1402 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1404 = arith.mulf %1403, %1375 : vector<8xf32>
                %1405 = math.fma %1386, %1376, %1404 : vector<8xf32>
                %1406 = arith.muli %1295, %c13 : index
                %1407 = arith.addi %16, %1406 : index
                %1408 = arith.addi %1407, %c17 : index
                %1409 = arith.muli %1377, %c32 : index
                %1410 = arith.addi %1408, %1409 : index
                %1411 = vector.shuffle %1405, %1405 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1411, %partial[%1410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1412 = vector.shuffle %1405, %1405 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1413 = arith.addi %1410, %c31 : index
                vector.store %1412, %partial[%1413] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1414 = arith.cmpi sgt, %282, %c45 : i32
        scf.if %1414 {
          %1415 = arith.cmpi eq, %287, %c44 : i32
          %1416 = wave.opaque %c10 : index
          %1417 = arith.addi %0, %1416 : index
          %1418 = arith.addi %1417, %c31 : index
          %1419 = arith.addi %1418, %c10 : index
          %1420 = memref.load %8[%1419] : memref<?xf32>
          %1421 = arith.addi %1418, %c6 : index
          %1422 = memref.load %8[%1421] : memref<?xf32>
          %1423 = arith.addi %1417, %c32 : index
          %1424:2 = scf.if %1415 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1425 = arith.addi %1417, %c32 : index
            %1426 = arith.addi %1425, %c10 : index
            %1427 = memref.load %8[%1426] : memref<?xf32>
            %1428 = arith.addi %1425, %c6 : index
            %1429 = memref.load %8[%1428] : memref<?xf32>
            scf.yield %1427, %1429 : f32, f32
          }
          %1430 = arith.maxnumf %1424#0, %1420 fastmath<nnan> : f32
          %1431 = arith.subf %1424#0, %1430 : f32
          %1432 = wave.exp2 %1431 : f32
          %1433 = arith.subf %1420, %1430 : f32
          %1434 = wave.exp2 %1433 : f32
          %1435 = arith.mulf %1424#1, %1432 : f32
          %1436 = math.fma %1422, %1434, %1435 : f32
          memref.store %1430, %8[%1423] : memref<?xf32>
          %1437 = arith.addi %1423, %c6 : index
          memref.store %1436, %8[%1437] : memref<?xf32>
          %1438 = vector.broadcast %1432 : f32 to vector<8xf32>
          %1439 = vector.broadcast %1434 : f32 to vector<8xf32>
          scf.for %1440 = %c10 to %c85 step %c4 {
            %1441 = arith.muli %1417, %c13 : index
            %1442 = arith.addi %16, %1441 : index
            %1443 = arith.addi %1442, %c10 : index
            %1444 = arith.muli %1440, %c32 : index
            %1445 = arith.addi %1443, %1444 : index
            %1446 = vector.load %partial[%1445] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1447 = arith.addi %1445, %c31 : index
            %1448 = vector.load %partial[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1449 = vector.shuffle %1446, %1448 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1415 {
              %1450 = arith.muli %1417, %c13 : index
              %1451 = arith.addi %17, %1450 : index
              %1452 = arith.addi %1451, %c10 : index
              %1453 = arith.muli %1440, %c32 : index
              %1454 = arith.addi %1452, %1453 : index
              %1455 = vector.shuffle %1449, %1449 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1455, %partial[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1456 = vector.shuffle %1449, %1449 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1457 = arith.addi %1454, %c31 : index
              vector.store %1456, %partial[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1458 = arith.muli %1417, %c13 : index
              %1459 = arith.addi %17, %1458 : index
              %1460 = arith.addi %1459, %c10 : index
              %1461 = arith.muli %1440, %c32 : index
              %1462 = arith.addi %1460, %1461 : index
              %1463 = vector.load %partial[%1462] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = arith.addi %1462, %c31 : index
              %1465 = vector.load %partial[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1466 = vector.shuffle %1463, %1465 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1467 = arith.mulf %1466, %1438 : vector<8xf32>
              %1468 = math.fma %1449, %1439, %1467 : vector<8xf32>
              %1469 = arith.muli %1417, %c13 : index
              %1470 = arith.addi %17, %1469 : index
              %1471 = arith.addi %1470, %c10 : index
              %1472 = arith.muli %1440, %c32 : index
              %1473 = arith.addi %1471, %1472 : index
              %1474 = vector.shuffle %1468, %1468 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1474, %partial[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1475 = vector.shuffle %1468, %1468 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1476 = arith.addi %1473, %c31 : index
              vector.store %1475, %partial[%1476] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1477 = arith.addi %1417, %c53 : index
          %1478 = arith.addi %1477, %c10 : index
          %1479 = memref.load %8[%1478] : memref<?xf32>
          %1480 = arith.addi %1477, %c6 : index
          %1481 = memref.load %8[%1480] : memref<?xf32>
          %1482 = arith.addi %1417, %c54 : index
          %1483:2 = scf.if %1415 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1484 = arith.addi %1417, %c54 : index
            %1485 = arith.addi %1484, %c10 : index
            %1486 = memref.load %8[%1485] : memref<?xf32>
            %1487 = arith.addi %1484, %c6 : index
            %1488 = memref.load %8[%1487] : memref<?xf32>
            scf.yield %1486, %1488 : f32, f32
          }
          %1489 = arith.maxnumf %1483#0, %1479 fastmath<nnan> : f32
          %1490 = arith.subf %1483#0, %1489 : f32
          %1491 = wave.exp2 %1490 : f32
          %1492 = arith.subf %1479, %1489 : f32
          %1493 = wave.exp2 %1492 : f32
          %1494 = arith.mulf %1483#1, %1491 : f32
          %1495 = math.fma %1481, %1493, %1494 : f32
          memref.store %1489, %8[%1482] : memref<?xf32>
          %1496 = arith.addi %1482, %c6 : index
          memref.store %1495, %8[%1496] : memref<?xf32>
          %1497 = vector.broadcast %1491 : f32 to vector<8xf32>
          %1498 = vector.broadcast %1493 : f32 to vector<8xf32>
          scf.for %1499 = %c10 to %c85 step %c4 {
            %1500 = arith.muli %1417, %c13 : index
            %1501 = arith.addi %16, %1500 : index
            %1502 = arith.addi %1501, %c17 : index
            %1503 = arith.muli %1499, %c32 : index
            %1504 = arith.addi %1502, %1503 : index
            %1505 = vector.load %partial[%1504] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1506 = arith.addi %1504, %c31 : index
            %1507 = vector.load %partial[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1508 = vector.shuffle %1505, %1507 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1415 {
              %1509 = arith.muli %1417, %c13 : index
              %1510 = arith.addi %17, %1509 : index
              %1511 = arith.addi %1510, %c17 : index
              %1512 = arith.muli %1499, %c32 : index
              %1513 = arith.addi %1511, %1512 : index
              %1514 = vector.shuffle %1508, %1508 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1514, %partial[%1513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1515 = vector.shuffle %1508, %1508 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1516 = arith.addi %1513, %c31 : index
              vector.store %1515, %partial[%1516] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1517 = arith.muli %1417, %c13 : index
              %1518 = arith.addi %17, %1517 : index
              %1519 = arith.addi %1518, %c17 : index
              %1520 = arith.muli %1499, %c32 : index
              %1521 = arith.addi %1519, %1520 : index
              %1522 = vector.load %partial[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1523 = arith.addi %1521, %c31 : index
              %1524 = vector.load %partial[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1525 = vector.shuffle %1522, %1524 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1526 = arith.mulf %1525, %1497 : vector<8xf32>
              %1527 = math.fma %1508, %1498, %1526 : vector<8xf32>
              %1528 = arith.muli %1417, %c13 : index
              %1529 = arith.addi %17, %1528 : index
              %1530 = arith.addi %1529, %c17 : index
              %1531 = arith.muli %1499, %c32 : index
              %1532 = arith.addi %1530, %1531 : index
              %1533 = vector.shuffle %1527, %1527 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1533, %partial[%1532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1534 = vector.shuffle %1527, %1527 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1535 = arith.addi %1532, %c31 : index
              vector.store %1534, %partial[%1535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1536 = wave.opaque %c10 : index
      %1537 = arith.addi %0, %1536 : index
      scf.if %285 {
        %1538 = arith.addi %kvHeads, %13 : index
        %1539 = memref.load %scales[%1538] : memref<?xf32>
        %1540 = arith.addi %1537, %c10 : index
        %1541 = arith.addi %1540, %c10 : index
        %1542 = memref.load %8[%1541] : memref<?xf32>
        %1543 = arith.addi %1540, %c6 : index
        %1544 = memref.load %8[%1543] : memref<?xf32>
        %1545 = arith.divf %1539, %1544 : f32
        %1546 = vector.broadcast %1545 : f32 to vector<8xf32>
        %1547 = arith.addi %15, %1536 : index
        %1548 = arith.addi %1547, %1 : index
        %1549 = arith.addi %1548, %c10 : index
        %1550 = arith.subi %36, %c4 : index
        %1551 = arith.minsi %1549, %1550 : index
        %1552 = arith.divui %1551, %groupSize : index
        %1553 = arith.addi %24, %1552 : index
        %1554 = arith.muli %13, %groupSize : index
        %1555 = arith.remui %1551, %groupSize : index
        %1556 = arith.addi %1554, %1555 : index
        %1557 = arith.muli %1556, %c18 : index
        %1558 = arith.muli %2, %c19 : index
        %1559 = arith.addi %1557, %1558 : index
        %1560 = arith.muli %heads, %c18 : index
        scf.for %1561 = %c10 to %c85 step %c4 {
          %1562 = arith.muli %1537, %c13 : index
          %1563 = arith.addi %c10, %1562 : index
          %1564 = arith.addi %1563, %c10 : index
          %1565 = arith.muli %1561, %c32 : index
          %1566 = arith.addi %1564, %1565 : index
          %1567 = vector.load %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1568 = arith.addi %1566, %c31 : index
          %1569 = vector.load %5[%1568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1570 = vector.shuffle %1567, %1569 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1571 = arith.mulf %1570, %1546 : vector<8xf32>
          %1572 = arith.addf %1571, %c50 : vector<8xf32>
          %1573 = arith.minimumf %1572, %c87 : vector<8xf32>
          %1574 = arith.maximumf %1573, %c88 : vector<8xf32>
          %1575 = arith.truncf %1574 : vector<8xf32> to vector<8xf16>
          %1576 = vector.bitcast %1575 : vector<8xf16> to vector<4xi32>
          %1577 = vector.shuffle %1576, %1576 [0, 1] : vector<4xi32>, vector<4xi32>
          %1578 = vector.shuffle %1576, %1576 [2, 3] : vector<4xi32>, vector<4xi32>
          %1579 = arith.select %3, %1578, %1577 : vector<2xi32>
          %1580 = arith.select %3, %1577, %1578 : vector<2xi32>
          %1581 = wave.swap_halves %1580 : vector<2xi32>
          %1582 = arith.select %3, %1581, %1579 : vector<2xi32>
          %1583 = arith.select %3, %1579, %1581 : vector<2xi32>
          %1584 = vector.bitcast %1582 : vector<2xi32> to vector<4xf16>
          %1585 = vector.bitcast %1583 : vector<2xi32> to vector<4xf16>
          %1586 = vector.shuffle %1584, %1585 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1587 = arith.muli %1561, %c3 : index
          %1588 = arith.addi %1559, %1587 : index
          %1589 = arith.divui %1553, %outTileRows : index
          %1590 = arith.divui %1560, %c3 : index
          %1591 = arith.muli %1589, %1590 : index
          %1592 = arith.divui %1588, %c3 : index
          %1593 = arith.addi %1591, %1592 : index
          %1594 = arith.muli %1593, %c11 : index
          %1595 = arith.remui %1588, %c3 : index
          %1596 = arith.divui %1595, %c19 : index
          %1597 = arith.addi %1594, %1596 : index
          %1598 = arith.muli %outTileRows, %c19 : index
          %1599 = arith.muli %1597, %1598 : index
          %1600 = arith.remui %1553, %outTileRows : index
          %1601 = arith.muli %1600, %c19 : index
          %1602 = arith.addi %1599, %1601 : index
          %1603 = arith.remui %1588, %c19 : index
          %1604 = arith.addi %1602, %1603 : index
          %1605 = arith.cmpi slt, %1549, %36 : index
          scf.if %1605 {
            vector.store %1586, %out[%1604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1606 = arith.addi %1537, %c24 : index
        %1607 = arith.addi %1606, %c10 : index
        %1608 = memref.load %8[%1607] : memref<?xf32>
        %1609 = arith.addi %1606, %c6 : index
        %1610 = memref.load %8[%1609] : memref<?xf32>
        %1611 = arith.divf %1539, %1610 : f32
        %1612 = vector.broadcast %1611 : f32 to vector<8xf32>
        %1613 = arith.addi %15, %1536 : index
        %1614 = arith.addi %1613, %1 : index
        %1615 = arith.addi %1614, %c3 : index
        %1616 = arith.subi %36, %c4 : index
        %1617 = arith.minsi %1615, %1616 : index
        %1618 = arith.divui %1617, %groupSize : index
        %1619 = arith.addi %24, %1618 : index
        %1620 = arith.muli %13, %groupSize : index
        %1621 = arith.remui %1617, %groupSize : index
        %1622 = arith.addi %1620, %1621 : index
        %1623 = arith.muli %1622, %c18 : index
        %1624 = arith.muli %2, %c19 : index
        %1625 = arith.addi %1623, %1624 : index
        %1626 = arith.muli %heads, %c18 : index
        scf.for %1627 = %c10 to %c85 step %c4 {
          %1628 = arith.muli %1537, %c13 : index
          %1629 = arith.addi %c10, %1628 : index
          %1630 = arith.addi %1629, %c17 : index
          %1631 = arith.muli %1627, %c32 : index
          %1632 = arith.addi %1630, %1631 : index
          %1633 = vector.load %5[%1632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1634 = arith.addi %1632, %c31 : index
          %1635 = vector.load %5[%1634] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1636 = vector.shuffle %1633, %1635 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1637 = arith.mulf %1636, %1612 : vector<8xf32>
          %1638 = arith.addf %1637, %c50 : vector<8xf32>
          %1639 = arith.minimumf %1638, %c87 : vector<8xf32>
          %1640 = arith.maximumf %1639, %c88 : vector<8xf32>
          %1641 = arith.truncf %1640 : vector<8xf32> to vector<8xf16>
          %1642 = vector.bitcast %1641 : vector<8xf16> to vector<4xi32>
          %1643 = vector.shuffle %1642, %1642 [0, 1] : vector<4xi32>, vector<4xi32>
          %1644 = vector.shuffle %1642, %1642 [2, 3] : vector<4xi32>, vector<4xi32>
          %1645 = arith.select %3, %1644, %1643 : vector<2xi32>
          %1646 = arith.select %3, %1643, %1644 : vector<2xi32>
          %1647 = wave.swap_halves %1646 : vector<2xi32>
          %1648 = arith.select %3, %1647, %1645 : vector<2xi32>
          %1649 = arith.select %3, %1645, %1647 : vector<2xi32>
          %1650 = vector.bitcast %1648 : vector<2xi32> to vector<4xf16>
          %1651 = vector.bitcast %1649 : vector<2xi32> to vector<4xf16>
          %1652 = vector.shuffle %1650, %1651 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1653 = arith.muli %1627, %c3 : index
          %1654 = arith.addi %1625, %1653 : index
          %1655 = arith.divui %1619, %outTileRows : index
          %1656 = arith.divui %1626, %c3 : index
          %1657 = arith.muli %1655, %1656 : index
          %1658 = arith.divui %1654, %c3 : index
          %1659 = arith.addi %1657, %1658 : index
          %1660 = arith.muli %1659, %c11 : index
          %1661 = arith.remui %1654, %c3 : index
          %1662 = arith.divui %1661, %c19 : index
          %1663 = arith.addi %1660, %1662 : index
          %1664 = arith.muli %outTileRows, %c19 : index
          %1665 = arith.muli %1663, %1664 : index
          %1666 = arith.remui %1619, %outTileRows : index
          %1667 = arith.muli %1666, %c19 : index
          %1668 = arith.addi %1665, %1667 : index
          %1669 = arith.remui %1654, %c19 : index
          %1670 = arith.addi %1668, %1669 : index
          %1671 = arith.cmpi slt, %1615, %36 : index
          scf.if %1671 {
            vector.store %1652, %out[%1670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %286 {
          %1672 = arith.addi %kvHeads, %13 : index
          %1673 = memref.load %scales[%1672] : memref<?xf32>
          %1674 = arith.addi %1537, %c31 : index
          %1675 = arith.addi %1674, %c10 : index
          %1676 = memref.load %8[%1675] : memref<?xf32>
          %1677 = arith.addi %1674, %c6 : index
          %1678 = memref.load %8[%1677] : memref<?xf32>
          %1679 = arith.divf %1673, %1678 : f32
          %1680 = vector.broadcast %1679 : f32 to vector<8xf32>
          %1681 = arith.addi %15, %1536 : index
          %1682 = arith.addi %1681, %1 : index
          %1683 = arith.addi %1682, %c10 : index
          %1684 = arith.subi %36, %c4 : index
          %1685 = arith.minsi %1683, %1684 : index
          %1686 = arith.divui %1685, %groupSize : index
          %1687 = arith.addi %24, %1686 : index
          %1688 = arith.muli %13, %groupSize : index
          %1689 = arith.remui %1685, %groupSize : index
          %1690 = arith.addi %1688, %1689 : index
          %1691 = arith.muli %1690, %c18 : index
          %1692 = arith.muli %2, %c19 : index
          %1693 = arith.addi %1691, %1692 : index
          %1694 = arith.muli %heads, %c18 : index
          scf.for %1695 = %c10 to %c85 step %c4 {
            %1696 = arith.muli %1537, %c13 : index
            %1697 = arith.addi %16, %1696 : index
            %1698 = arith.addi %1697, %c10 : index
            %1699 = arith.muli %1695, %c32 : index
            %1700 = arith.addi %1698, %1699 : index
            %1701 = vector.load %partial[%1700] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1702 = arith.addi %1700, %c31 : index
            %1703 = vector.load %partial[%1702] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1704 = vector.shuffle %1701, %1703 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1705 = arith.mulf %1704, %1680 : vector<8xf32>
            %1706 = arith.addf %1705, %c50 : vector<8xf32>
            %1707 = arith.minimumf %1706, %c87 : vector<8xf32>
            %1708 = arith.maximumf %1707, %c88 : vector<8xf32>
            %1709 = arith.truncf %1708 : vector<8xf32> to vector<8xf16>
            %1710 = vector.bitcast %1709 : vector<8xf16> to vector<4xi32>
            %1711 = vector.shuffle %1710, %1710 [0, 1] : vector<4xi32>, vector<4xi32>
            %1712 = vector.shuffle %1710, %1710 [2, 3] : vector<4xi32>, vector<4xi32>
            %1713 = arith.select %3, %1712, %1711 : vector<2xi32>
            %1714 = arith.select %3, %1711, %1712 : vector<2xi32>
            %1715 = wave.swap_halves %1714 : vector<2xi32>
            %1716 = arith.select %3, %1715, %1713 : vector<2xi32>
            %1717 = arith.select %3, %1713, %1715 : vector<2xi32>
            %1718 = vector.bitcast %1716 : vector<2xi32> to vector<4xf16>
            %1719 = vector.bitcast %1717 : vector<2xi32> to vector<4xf16>
            %1720 = vector.shuffle %1718, %1719 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1721 = arith.muli %1695, %c3 : index
            %1722 = arith.addi %1693, %1721 : index
            %1723 = arith.divui %1687, %outTileRows : index
            %1724 = arith.divui %1694, %c3 : index
            %1725 = arith.muli %1723, %1724 : index
            %1726 = arith.divui %1722, %c3 : index
            %1727 = arith.addi %1725, %1726 : index
            %1728 = arith.muli %1727, %c11 : index
            %1729 = arith.remui %1722, %c3 : index
            %1730 = arith.divui %1729, %c19 : index
            %1731 = arith.addi %1728, %1730 : index
            %1732 = arith.muli %outTileRows, %c19 : index
            %1733 = arith.muli %1731, %1732 : index
            %1734 = arith.remui %1687, %outTileRows : index
            %1735 = arith.muli %1734, %c19 : index
            %1736 = arith.addi %1733, %1735 : index
            %1737 = arith.remui %1722, %c19 : index
            %1738 = arith.addi %1736, %1737 : index
            %1739 = arith.cmpi slt, %1683, %36 : index
            scf.if %1739 {
              vector.store %1720, %out[%1738] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1740 = arith.addi %1537, %c53 : index
          %1741 = arith.addi %1740, %c10 : index
          %1742 = memref.load %8[%1741] : memref<?xf32>
          %1743 = arith.addi %1740, %c6 : index
          %1744 = memref.load %8[%1743] : memref<?xf32>
          %1745 = arith.divf %1673, %1744 : f32
          %1746 = vector.broadcast %1745 : f32 to vector<8xf32>
          %1747 = arith.addi %15, %1536 : index
          %1748 = arith.addi %1747, %1 : index
          %1749 = arith.addi %1748, %c3 : index
          %1750 = arith.subi %36, %c4 : index
          %1751 = arith.minsi %1749, %1750 : index
          %1752 = arith.divui %1751, %groupSize : index
          %1753 = arith.addi %24, %1752 : index
          %1754 = arith.muli %13, %groupSize : index
          %1755 = arith.remui %1751, %groupSize : index
          %1756 = arith.addi %1754, %1755 : index
          %1757 = arith.muli %1756, %c18 : index
          %1758 = arith.muli %2, %c19 : index
          %1759 = arith.addi %1757, %1758 : index
          %1760 = arith.muli %heads, %c18 : index
          scf.for %1761 = %c10 to %c85 step %c4 {
            %1762 = arith.muli %1537, %c13 : index
            %1763 = arith.addi %16, %1762 : index
            %1764 = arith.addi %1763, %c17 : index
            %1765 = arith.muli %1761, %c32 : index
            %1766 = arith.addi %1764, %1765 : index
            %1767 = vector.load %partial[%1766] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1768 = arith.addi %1766, %c31 : index
            %1769 = vector.load %partial[%1768] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1770 = vector.shuffle %1767, %1769 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1771 = arith.mulf %1770, %1746 : vector<8xf32>
            %1772 = arith.addf %1771, %c50 : vector<8xf32>
            %1773 = arith.minimumf %1772, %c87 : vector<8xf32>
            %1774 = arith.maximumf %1773, %c88 : vector<8xf32>
            %1775 = arith.truncf %1774 : vector<8xf32> to vector<8xf16>
            %1776 = vector.bitcast %1775 : vector<8xf16> to vector<4xi32>
            %1777 = vector.shuffle %1776, %1776 [0, 1] : vector<4xi32>, vector<4xi32>
            %1778 = vector.shuffle %1776, %1776 [2, 3] : vector<4xi32>, vector<4xi32>
            %1779 = arith.select %3, %1778, %1777 : vector<2xi32>
            %1780 = arith.select %3, %1777, %1778 : vector<2xi32>
            %1781 = wave.swap_halves %1780 : vector<2xi32>
            %1782 = arith.select %3, %1781, %1779 : vector<2xi32>
            %1783 = arith.select %3, %1779, %1781 : vector<2xi32>
            %1784 = vector.bitcast %1782 : vector<2xi32> to vector<4xf16>
            %1785 = vector.bitcast %1783 : vector<2xi32> to vector<4xf16>
            %1786 = vector.shuffle %1784, %1785 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1787 = arith.muli %1761, %c3 : index
            %1788 = arith.addi %1759, %1787 : index
            %1789 = arith.divui %1753, %outTileRows : index
            %1790 = arith.divui %1760, %c3 : index
            %1791 = arith.muli %1789, %1790 : index
            %1792 = arith.divui %1788, %c3 : index
            %1793 = arith.addi %1791, %1792 : index
            %1794 = arith.muli %1793, %c11 : index
            %1795 = arith.remui %1788, %c3 : index
            %1796 = arith.divui %1795, %c19 : index
            %1797 = arith.addi %1794, %1796 : index
            %1798 = arith.muli %outTileRows, %c19 : index
            %1799 = arith.muli %1797, %1798 : index
            %1800 = arith.remui %1753, %outTileRows : index
            %1801 = arith.muli %1800, %c19 : index
            %1802 = arith.addi %1799, %1801 : index
            %1803 = arith.remui %1788, %c19 : index
            %1804 = arith.addi %1802, %1803 : index
            %1805 = arith.cmpi slt, %1749, %36 : index
            scf.if %1805 {
              vector.store %1786, %out[%1804] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1806 = arith.addi %kvHeads, %13 : index
          %1807 = memref.load %scales[%1806] : memref<?xf32>
          %1808 = arith.addi %1537, %c32 : index
          %1809 = arith.addi %1808, %c10 : index
          %1810 = memref.load %8[%1809] : memref<?xf32>
          %1811 = arith.addi %1808, %c6 : index
          %1812 = memref.load %8[%1811] : memref<?xf32>
          %1813 = arith.divf %1807, %1812 : f32
          %1814 = vector.broadcast %1813 : f32 to vector<8xf32>
          %1815 = arith.addi %15, %1536 : index
          %1816 = arith.addi %1815, %1 : index
          %1817 = arith.addi %1816, %c10 : index
          %1818 = arith.subi %36, %c4 : index
          %1819 = arith.minsi %1817, %1818 : index
          %1820 = arith.divui %1819, %groupSize : index
          %1821 = arith.addi %24, %1820 : index
          %1822 = arith.muli %13, %groupSize : index
          %1823 = arith.remui %1819, %groupSize : index
          %1824 = arith.addi %1822, %1823 : index
          %1825 = arith.muli %1824, %c18 : index
          %1826 = arith.muli %2, %c19 : index
          %1827 = arith.addi %1825, %1826 : index
          %1828 = arith.muli %heads, %c18 : index
          scf.for %1829 = %c10 to %c85 step %c4 {
            %1830 = arith.muli %1537, %c13 : index
            %1831 = arith.addi %17, %1830 : index
            %1832 = arith.addi %1831, %c10 : index
            %1833 = arith.muli %1829, %c32 : index
            %1834 = arith.addi %1832, %1833 : index
            %1835 = vector.load %partial[%1834] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1836 = arith.addi %1834, %c31 : index
            %1837 = vector.load %partial[%1836] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1838 = vector.shuffle %1835, %1837 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1839 = arith.mulf %1838, %1814 : vector<8xf32>
            %1840 = arith.addf %1839, %c50 : vector<8xf32>
            %1841 = arith.minimumf %1840, %c87 : vector<8xf32>
            %1842 = arith.maximumf %1841, %c88 : vector<8xf32>
            %1843 = arith.truncf %1842 : vector<8xf32> to vector<8xf16>
            %1844 = vector.bitcast %1843 : vector<8xf16> to vector<4xi32>
            %1845 = vector.shuffle %1844, %1844 [0, 1] : vector<4xi32>, vector<4xi32>
            %1846 = vector.shuffle %1844, %1844 [2, 3] : vector<4xi32>, vector<4xi32>
            %1847 = arith.select %3, %1846, %1845 : vector<2xi32>
            %1848 = arith.select %3, %1845, %1846 : vector<2xi32>
            %1849 = wave.swap_halves %1848 : vector<2xi32>
            %1850 = arith.select %3, %1849, %1847 : vector<2xi32>
            %1851 = arith.select %3, %1847, %1849 : vector<2xi32>
            %1852 = vector.bitcast %1850 : vector<2xi32> to vector<4xf16>
            %1853 = vector.bitcast %1851 : vector<2xi32> to vector<4xf16>
            %1854 = vector.shuffle %1852, %1853 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1855 = arith.muli %1829, %c3 : index
            %1856 = arith.addi %1827, %1855 : index
            %1857 = arith.divui %1821, %outTileRows : index
            %1858 = arith.divui %1828, %c3 : index
            %1859 = arith.muli %1857, %1858 : index
            %1860 = arith.divui %1856, %c3 : index
            %1861 = arith.addi %1859, %1860 : index
            %1862 = arith.muli %1861, %c11 : index
            %1863 = arith.remui %1856, %c3 : index
            %1864 = arith.divui %1863, %c19 : index
            %1865 = arith.addi %1862, %1864 : index
            %1866 = arith.muli %outTileRows, %c19 : index
            %1867 = arith.muli %1865, %1866 : index
            %1868 = arith.remui %1821, %outTileRows : index
            %1869 = arith.muli %1868, %c19 : index
            %1870 = arith.addi %1867, %1869 : index
            %1871 = arith.remui %1856, %c19 : index
            %1872 = arith.addi %1870, %1871 : index
            %1873 = arith.cmpi slt, %1817, %36 : index
            scf.if %1873 {
              vector.store %1854, %out[%1872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1874 = arith.addi %1537, %c54 : index
          %1875 = arith.addi %1874, %c10 : index
          %1876 = memref.load %8[%1875] : memref<?xf32>
          %1877 = arith.addi %1874, %c6 : index
          %1878 = memref.load %8[%1877] : memref<?xf32>
          %1879 = arith.divf %1807, %1878 : f32
          %1880 = vector.broadcast %1879 : f32 to vector<8xf32>
          %1881 = arith.addi %15, %1536 : index
          %1882 = arith.addi %1881, %1 : index
          %1883 = arith.addi %1882, %c3 : index
          %1884 = arith.subi %36, %c4 : index
          %1885 = arith.minsi %1883, %1884 : index
          %1886 = arith.divui %1885, %groupSize : index
          %1887 = arith.addi %24, %1886 : index
          %1888 = arith.muli %13, %groupSize : index
          %1889 = arith.remui %1885, %groupSize : index
          %1890 = arith.addi %1888, %1889 : index
          %1891 = arith.muli %1890, %c18 : index
          %1892 = arith.muli %2, %c19 : index
          %1893 = arith.addi %1891, %1892 : index
          %1894 = arith.muli %heads, %c18 : index
          scf.for %1895 = %c10 to %c85 step %c4 {
            %1896 = arith.muli %1537, %c13 : index
            %1897 = arith.addi %17, %1896 : index
            %1898 = arith.addi %1897, %c17 : index
            %1899 = arith.muli %1895, %c32 : index
            %1900 = arith.addi %1898, %1899 : index
            %1901 = vector.load %partial[%1900] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1902 = arith.addi %1900, %c31 : index
            %1903 = vector.load %partial[%1902] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1904 = vector.shuffle %1901, %1903 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1905 = arith.mulf %1904, %1880 : vector<8xf32>
            %1906 = arith.addf %1905, %c50 : vector<8xf32>
            %1907 = arith.minimumf %1906, %c87 : vector<8xf32>
            %1908 = arith.maximumf %1907, %c88 : vector<8xf32>
            %1909 = arith.truncf %1908 : vector<8xf32> to vector<8xf16>
            %1910 = vector.bitcast %1909 : vector<8xf16> to vector<4xi32>
            %1911 = vector.shuffle %1910, %1910 [0, 1] : vector<4xi32>, vector<4xi32>
            %1912 = vector.shuffle %1910, %1910 [2, 3] : vector<4xi32>, vector<4xi32>
            %1913 = arith.select %3, %1912, %1911 : vector<2xi32>
            %1914 = arith.select %3, %1911, %1912 : vector<2xi32>
            %1915 = wave.swap_halves %1914 : vector<2xi32>
            %1916 = arith.select %3, %1915, %1913 : vector<2xi32>
            %1917 = arith.select %3, %1913, %1915 : vector<2xi32>
            %1918 = vector.bitcast %1916 : vector<2xi32> to vector<4xf16>
            %1919 = vector.bitcast %1917 : vector<2xi32> to vector<4xf16>
            %1920 = vector.shuffle %1918, %1919 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1921 = arith.muli %1895, %c3 : index
            %1922 = arith.addi %1893, %1921 : index
            %1923 = arith.divui %1887, %outTileRows : index
            %1924 = arith.divui %1894, %c3 : index
            %1925 = arith.muli %1923, %1924 : index
            %1926 = arith.divui %1922, %c3 : index
            %1927 = arith.addi %1925, %1926 : index
            %1928 = arith.muli %1927, %c11 : index
            %1929 = arith.remui %1922, %c3 : index
            %1930 = arith.divui %1929, %c19 : index
            %1931 = arith.addi %1928, %1930 : index
            %1932 = arith.muli %outTileRows, %c19 : index
            %1933 = arith.muli %1931, %1932 : index
            %1934 = arith.remui %1887, %outTileRows : index
            %1935 = arith.muli %1934, %c19 : index
            %1936 = arith.addi %1933, %1935 : index
            %1937 = arith.remui %1922, %c19 : index
            %1938 = arith.addi %1936, %1937 : index
            %1939 = arith.cmpi slt, %1883, %36 : index
            scf.if %1939 {
              vector.store %1920, %out[%1938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='int8', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c54 = arith.constant dense<16711935> : vector<4xi32>
  %c55 = arith.constant dense<1677747200> : vector<4xi32>
  %c56 = arith.constant dense<8> : vector<4xi32>
  %c57 = arith.constant dense<0x6480> : vector<16xf16>
  %c58 = arith.constant 192 : index
  %c59 = arith.constant 320 : index
  %c60 = arith.constant 448 : index
  %c61 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c62 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c63 = arith.constant 0x41000000 : f32
  %c64 = arith.constant 0x40C00000 : f32
  %c65 = arith.constant dense<-1> : vector<4xi32>
  %c66 = arith.constant 255 : i32
  %c67 = arith.constant 2 : i32
  %c68 = arith.constant 16711680 : i32
  %c69 = arith.constant 3 : i32
  %c70 = arith.constant 4 : i32
  %c71 = arith.constant 65280 : i32
  %c72 = arith.constant 5 : i32
  %c73 = arith.constant 6 : i32
  %c74 = arith.constant -16777216 : i32
  %c75 = arith.constant 7 : i32
  %c76 = arith.constant 8 : i32
  %c77 = arith.constant 9 : i32
  %c78 = arith.constant 10 : i32
  %c79 = arith.constant 11 : i32
  %c80 = arith.constant 12 : i32
  %c81 = arith.constant 13 : i32
  %c82 = arith.constant 15 : i32
  %c83 = arith.constant 576 : index
  %c84 = arith.constant 5 : index
  %c85 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c87 = arith.constant 6 : index
  %c88 = arith.constant 10 : index
  %c89 = arith.constant 12 : index
  %c90 = arith.constant 14 : index
  %c91 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c92 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %52 = arith.addi %51, %c10 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %51, %c13 : index
      %56 = arith.addi %50, %55 : index
      %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %58 = arith.addi %51, %c3 : index
      %59 = arith.addi %50, %58 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %51, %c20 : index
      %62 = arith.addi %50, %61 : index
      %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %64 = arith.addi %51, %c6 : index
      %65 = arith.addi %50, %64 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %51, %c21 : index
      %68 = arith.addi %50, %67 : index
      %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %70 = arith.addi %51, %c22 : index
      %71 = arith.addi %50, %70 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %51, %c23 : index
      %74 = arith.addi %50, %73 : index
      %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %76 = arith.addi %51, %c24 : index
      %77 = arith.addi %50, %76 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %51, %c25 : index
      %80 = arith.addi %50, %79 : index
      %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %82 = math.absf %54 : vector<4xf32>
      %83 = math.absf %57 : vector<4xf32>
      %84 = arith.maxnumf %82, %83 fastmath<nnan> : vector<4xf32>
      %85 = math.absf %60 : vector<4xf32>
      %86 = arith.maxnumf %84, %85 fastmath<nnan> : vector<4xf32>
      %87 = math.absf %63 : vector<4xf32>
      %88 = arith.maxnumf %86, %87 fastmath<nnan> : vector<4xf32>
      %89 = math.absf %66 : vector<4xf32>
      %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
      %91 = math.absf %69 : vector<4xf32>
      %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
      %93 = math.absf %72 : vector<4xf32>
      %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
      %95 = math.absf %75 : vector<4xf32>
      %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
      %97 = math.absf %78 : vector<4xf32>
      %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
      %99 = math.absf %81 : vector<4xf32>
      %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
      %101 = vector.extract %100[0] : f32 from vector<4xf32>
      %102 = vector.extract %100[1] : f32 from vector<4xf32>
      %103 = vector.extract %100[2] : f32 from vector<4xf32>
      %104 = vector.extract %100[3] : f32 from vector<4xf32>
      %105 = arith.maxnumf %101, %102 fastmath<nnan> : f32
      %106 = arith.maxnumf %105, %103 fastmath<nnan> : f32
      %107 = arith.maxnumf %106, %104 fastmath<nnan> : f32
      %108 = wave.swap_halves %107 : f32
      %109 = arith.maxnumf %107, %108 fastmath<nnan> : f32
      %110 = arith.bitcast %109 : f32 to i32
      %111 = arith.shrui %110, %c26 : i32
      %112 = arith.maxsi %111, %c27 : i32
      %113 = arith.minsi %112, %c28 : i32
      %114 = arith.subi %c29, %113 : i32
      %115 = arith.shli %114, %c26 : i32
      %116 = arith.bitcast %115 : i32 to f32
      %117 = arith.subi %113, %c30 : i32
      %118 = arith.shli %117, %c26 : i32
      %119 = arith.bitcast %118 : i32 to f32
      %120 = vector.broadcast %116 : f32 to vector<4xf32>
      %121 = arith.muli %1, %c19 : index
      %122 = arith.muli %2, %c31 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.mulf %54, %120 : vector<4xf32>
      %125 = arith.truncf %124 : vector<4xf32> to vector<4xf16>
      %126 = arith.mulf %57, %120 : vector<4xf32>
      %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
      %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %129 = arith.addi %123, %c10 : index
      vector.store %128, %4[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.mulf %60, %120 : vector<4xf32>
      %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
      %132 = arith.mulf %63, %120 : vector<4xf32>
      %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
      %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %135 = arith.addi %123, %c32 : index
      vector.store %134, %4[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = arith.mulf %66, %120 : vector<4xf32>
      %137 = arith.truncf %136 : vector<4xf32> to vector<4xf16>
      %138 = arith.mulf %69, %120 : vector<4xf32>
      %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
      %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %141 = arith.addi %123, %c33 : index
      vector.store %140, %4[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.mulf %72, %120 : vector<4xf32>
      %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
      %144 = arith.mulf %75, %120 : vector<4xf32>
      %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
      %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %147 = arith.addi %123, %c34 : index
      vector.store %146, %4[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.mulf %78, %120 : vector<4xf32>
      %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
      %150 = arith.mulf %81, %120 : vector<4xf32>
      %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
      %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %153 = arith.addi %123, %c35 : index
      vector.store %152, %4[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %119, %6[%47] : memref<?xf32>
      %154 = arith.addi %positionsAt, %43 : index
      %155 = memref.load %step[%154] : memref<?xi32>
      %156 = arith.addi %155, %c37 : i32
      memref.store %156, %7[%47] : memref<?xi32>
      %157 = arith.addi %38, %c3 : index
      %158 = arith.minsi %157, %40 : index
      %159 = arith.divui %158, %groupSize : index
      %160 = arith.addi %24, %159 : index
      %161 = arith.remui %158, %groupSize : index
      %162 = arith.addi %44, %161 : index
      %163 = arith.addi %1, %c3 : index
      %164 = arith.muli %160, %heads : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %165, %c18 : index
      %167 = arith.addi %166, %52 : index
      %168 = vector.load %q[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %169 = arith.addi %166, %55 : index
      %170 = vector.load %q[%169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %171 = arith.addi %166, %58 : index
      %172 = vector.load %q[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %173 = arith.addi %166, %61 : index
      %174 = vector.load %q[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %175 = arith.addi %166, %64 : index
      %176 = vector.load %q[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.addi %166, %67 : index
      %178 = vector.load %q[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.addi %166, %70 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.addi %166, %73 : index
      %182 = vector.load %q[%181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %183 = arith.addi %166, %76 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = arith.addi %166, %79 : index
      %186 = vector.load %q[%185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %187 = math.absf %168 : vector<4xf32>
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
      %204 = math.absf %186 : vector<4xf32>
      %205 = arith.maxnumf %203, %204 fastmath<nnan> : vector<4xf32>
      %206 = vector.extract %205[0] : f32 from vector<4xf32>
      %207 = vector.extract %205[1] : f32 from vector<4xf32>
      %208 = vector.extract %205[2] : f32 from vector<4xf32>
      %209 = vector.extract %205[3] : f32 from vector<4xf32>
      %210 = arith.maxnumf %206, %207 fastmath<nnan> : f32
      %211 = arith.maxnumf %210, %208 fastmath<nnan> : f32
      %212 = arith.maxnumf %211, %209 fastmath<nnan> : f32
      %213 = wave.swap_halves %212 : f32
      %214 = arith.maxnumf %212, %213 fastmath<nnan> : f32
      %215 = arith.bitcast %214 : f32 to i32
      %216 = arith.shrui %215, %c26 : i32
      %217 = arith.maxsi %216, %c27 : i32
      %218 = arith.minsi %217, %c28 : i32
      %219 = arith.subi %c29, %218 : i32
      %220 = arith.shli %219, %c26 : i32
      %221 = arith.bitcast %220 : i32 to f32
      %222 = arith.subi %218, %c30 : i32
      %223 = arith.shli %222, %c26 : i32
      %224 = arith.bitcast %223 : i32 to f32
      %225 = vector.broadcast %221 : f32 to vector<4xf32>
      %226 = arith.mulf %168, %225 : vector<4xf32>
      %227 = arith.truncf %226 : vector<4xf32> to vector<4xf16>
      %228 = arith.mulf %170, %225 : vector<4xf32>
      %229 = arith.truncf %228 : vector<4xf32> to vector<4xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %231 = arith.addi %123, %c38 : index
      vector.store %230, %4[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.mulf %172, %225 : vector<4xf32>
      %233 = arith.truncf %232 : vector<4xf32> to vector<4xf16>
      %234 = arith.mulf %174, %225 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %237 = arith.addi %123, %c39 : index
      vector.store %236, %4[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.mulf %176, %225 : vector<4xf32>
      %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
      %240 = arith.mulf %178, %225 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %243 = arith.addi %123, %c40 : index
      vector.store %242, %4[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.mulf %180, %225 : vector<4xf32>
      %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
      %246 = arith.mulf %182, %225 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %249 = arith.addi %123, %c41 : index
      vector.store %248, %4[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.mulf %184, %225 : vector<4xf32>
      %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
      %252 = arith.mulf %186, %225 : vector<4xf32>
      %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
      %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %255 = arith.addi %123, %c42 : index
      vector.store %254, %4[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %224, %6[%163] : memref<?xf32>
      %256 = arith.addi %positionsAt, %160 : index
      %257 = memref.load %step[%256] : memref<?xi32>
      %258 = arith.addi %257, %c37 : i32
      memref.store %258, %7[%163] : memref<?xi32>
      wave.barrier
      %259 = arith.minsi %15, %40 : index
      %260 = arith.divui %259, %groupSize : index
      %261 = arith.addi %24, %260 : index
      %262 = arith.remui %259, %groupSize : index
      %263 = arith.addi %44, %262 : index
      %264 = arith.addi %positionsAt, %261 : index
      %265 = memref.load %step[%264] : memref<?xi32>
      %266 = arith.addi %265, %c37 : i32
      %267 = arith.addi %15, %c43 : index
      %268 = arith.minsi %267, %40 : index
      %269 = arith.divui %268, %groupSize : index
      %270 = arith.addi %24, %269 : index
      %271 = arith.remui %268, %groupSize : index
      %272 = arith.addi %44, %271 : index
      %273 = arith.addi %positionsAt, %270 : index
      %274 = memref.load %step[%273] : memref<?xi32>
      %275 = arith.addi %274, %c37 : i32
      %276 = arith.subi %275, %c37 : i32
      %277 = arith.divui %276, %c44 : i32
      %278 = arith.cmpi sle, %275, %c47 : i32
      %279 = arith.cmpi sle, %275, %c46 : i32
      scf.for %280 = %c45 to %275 step %c46 : i32 {
        %281 = arith.addi %280, %c46 : i32
        %282 = arith.minsi %281, %275 : i32
        scf.for %283 = %280 to %282 step %c47 : i32 {
          %284 = arith.addi %283, %c47 : i32
          %285 = arith.minsi %284, %275 : i32
          scf.for %286 = %283 to %285 step %c48 : i32 {
            %287 = arith.addi %286, %c48 : i32
            %288 = arith.minsi %287, %285 : i32
            %289 = arith.subi %288, %286 : i32
            %290 = arith.addi %289, %c52 : i32
            %291 = arith.divui %290, %c53 : i32
            %292 = arith.divui %286, %c44 : i32
            %293 = arith.addi %292, %c45 : i32
            %294 = arith.minsi %293, %277 : i32
            %295 = arith.index_castui %294 : i32 to index
            %296 = arith.addi %32, %295 : index
            %297 = memref.load %step[%296] : memref<?xi32>
            %298 = arith.index_cast %297 : i32 to index
            %299 = arith.muli %298, %33 : index
            %300 = arith.addi %299, %34 : index
            %301 = arith.addi %292, %c37 : i32
            %302 = arith.minsi %301, %277 : i32
            %303 = arith.index_castui %302 : i32 to index
            %304 = arith.addi %32, %303 : index
            %305 = memref.load %step[%304] : memref<?xi32>
            %306 = arith.index_cast %305 : i32 to index
            %307 = arith.muli %306, %33 : index
            %308 = arith.addi %307, %34 : index
            %309 = arith.addi %300, %35 : index
            %310 = arith.addi %309, %c10 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %308, %35 : index
            %313 = arith.addi %312, %c10 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %315 = arith.addi %309, %c24 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %312, %c24 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338:18 = scf.for %319 = %c45 to %291 step %c37 iter_args(%320 = %311, %321 = %314, %322 = %316, %323 = %318, %324 = %c49, %325 = %c50, %326 = %c51, %327 = %c51, %328 = %c51, %329 = %c51, %330 = %c51, %331 = %c49, %332 = %c50, %333 = %c51, %334 = %c51, %335 = %c51, %336 = %c51, %337 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %339 = arith.muli %319, %c53 : i32
              %340 = arith.addi %286, %339 : i32
              %341 = arith.addi %340, %c53 : i32
              %342 = arith.divui %340, %c44 : i32
              %343 = arith.addi %342, %c45 : i32
              %344 = arith.minsi %343, %277 : i32
              %345 = arith.index_castui %344 : i32 to index
              %346 = arith.addi %32, %345 : index
              %347 = memref.load %step[%346] : memref<?xi32>
              %348 = arith.index_cast %347 : i32 to index
              %349 = arith.muli %348, %33 : index
              %350 = arith.addi %349, %34 : index
              %351 = arith.addi %342, %c37 : i32
              %352 = arith.minsi %351, %277 : i32
              %353 = arith.index_castui %352 : i32 to index
              %354 = arith.addi %32, %353 : index
              %355 = memref.load %step[%354] : memref<?xi32>
              %356 = arith.index_cast %355 : i32 to index
              %357 = arith.muli %356, %33 : index
              %358 = arith.addi %357, %34 : index
              %359 = arith.divui %341, %c44 : i32
              %360 = arith.addi %359, %c45 : i32
              %361 = arith.minsi %360, %277 : i32
              %362 = arith.index_castui %361 : i32 to index
              %363 = arith.addi %32, %362 : index
              %364 = memref.load %step[%363] : memref<?xi32>
              %365 = arith.index_cast %364 : i32 to index
              %366 = arith.muli %365, %33 : index
              %367 = arith.addi %366, %34 : index
              %368 = arith.addi %359, %c37 : i32
              %369 = arith.minsi %368, %277 : i32
              %370 = arith.index_castui %369 : i32 to index
              %371 = arith.addi %32, %370 : index
              %372 = memref.load %step[%371] : memref<?xi32>
              %373 = arith.index_cast %372 : i32 to index
              %374 = arith.muli %373, %33 : index
              %375 = arith.addi %374, %34 : index
              %376 = wave.opaque %c10 : index
              %377 = arith.addi %376, %121 : index
              %378 = arith.addi %350, %35 : index
              %379 = arith.addi %378, %c31 : index
              %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %381 = arith.addi %358, %35 : index
              %382 = arith.addi %381, %c31 : index
              %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %384 = vector.bitcast %320 : vector<4xi32> to vector<16xi8>
              %385 = vector.bitcast %384 : vector<16xi8> to vector<4xi32>
              %386 = arith.andi %385, %c54 : vector<4xi32>
              %387 = arith.ori %386, %c55 : vector<4xi32>
              %388 = arith.shrui %385, %c56 : vector<4xi32>
              %389 = arith.andi %388, %c54 : vector<4xi32>
              %390 = arith.ori %389, %c55 : vector<4xi32>
              %391 = vector.shuffle %387, %390 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %392 = vector.bitcast %391 : vector<8xi32> to vector<16xf16>
              %393 = arith.subf %392, %c57 : vector<16xf16>
              %394 = vector.bitcast %321 : vector<4xi32> to vector<16xi8>
              %395 = vector.bitcast %394 : vector<16xi8> to vector<4xi32>
              %396 = arith.andi %395, %c54 : vector<4xi32>
              %397 = arith.ori %396, %c55 : vector<4xi32>
              %398 = arith.shrui %395, %c56 : vector<4xi32>
              %399 = arith.andi %398, %c54 : vector<4xi32>
              %400 = arith.ori %399, %c55 : vector<4xi32>
              %401 = vector.shuffle %397, %400 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %402 = vector.bitcast %401 : vector<8xi32> to vector<16xf16>
              %403 = arith.subf %402, %c57 : vector<16xf16>
              %404 = arith.addi %377, %c10 : index
              %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %406 = arith.addi %404, %c31 : index
              %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %409 = wave.mma %393, %408, %c51 : vector<16xf16>, vector<8xf32>
              %410 = wave.mma %403, %408, %c51 : vector<16xf16>, vector<8xf32>
              wave.pin
              %411 = arith.addi %377, %c38 : index
              %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %413 = arith.addi %411, %c31 : index
              %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %416 = wave.mma %393, %415, %c51 : vector<16xf16>, vector<8xf32>
              %417 = wave.mma %403, %415, %c51 : vector<16xf16>, vector<8xf32>
              %418 = arith.addi %378, %c58 : index
              %419 = vector.load %kv[%418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %420 = arith.addi %381, %c58 : index
              %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %422 = vector.bitcast %322 : vector<4xi32> to vector<16xi8>
              %423 = vector.bitcast %422 : vector<16xi8> to vector<4xi32>
              %424 = arith.andi %423, %c54 : vector<4xi32>
              %425 = arith.ori %424, %c55 : vector<4xi32>
              %426 = arith.shrui %423, %c56 : vector<4xi32>
              %427 = arith.andi %426, %c54 : vector<4xi32>
              %428 = arith.ori %427, %c55 : vector<4xi32>
              %429 = vector.shuffle %425, %428 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %430 = vector.bitcast %429 : vector<8xi32> to vector<16xf16>
              %431 = arith.subf %430, %c57 : vector<16xf16>
              %432 = vector.bitcast %323 : vector<4xi32> to vector<16xi8>
              %433 = vector.bitcast %432 : vector<16xi8> to vector<4xi32>
              %434 = arith.andi %433, %c54 : vector<4xi32>
              %435 = arith.ori %434, %c55 : vector<4xi32>
              %436 = arith.shrui %433, %c56 : vector<4xi32>
              %437 = arith.andi %436, %c54 : vector<4xi32>
              %438 = arith.ori %437, %c55 : vector<4xi32>
              %439 = vector.shuffle %435, %438 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %440 = vector.bitcast %439 : vector<8xi32> to vector<16xf16>
              %441 = arith.subf %440, %c57 : vector<16xf16>
              %442 = arith.addi %377, %c32 : index
              %443 = vector.load %4[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %444 = arith.addi %442, %c31 : index
              %445 = vector.load %4[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %447 = wave.mma %431, %446, %409 : vector<16xf16>, vector<8xf32>
              %448 = wave.mma %441, %446, %410 : vector<16xf16>, vector<8xf32>
              wave.pin
              %449 = arith.addi %377, %c39 : index
              %450 = vector.load %4[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %451 = arith.addi %449, %c31 : index
              %452 = vector.load %4[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %454 = wave.mma %431, %453, %416 : vector<16xf16>, vector<8xf32>
              %455 = wave.mma %441, %453, %417 : vector<16xf16>, vector<8xf32>
              %456 = arith.addi %378, %c32 : index
              %457 = vector.load %kv[%456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %458 = arith.addi %381, %c32 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = vector.bitcast %380 : vector<4xi32> to vector<16xi8>
              %461 = vector.bitcast %460 : vector<16xi8> to vector<4xi32>
              %462 = arith.andi %461, %c54 : vector<4xi32>
              %463 = arith.ori %462, %c55 : vector<4xi32>
              %464 = arith.shrui %461, %c56 : vector<4xi32>
              %465 = arith.andi %464, %c54 : vector<4xi32>
              %466 = arith.ori %465, %c55 : vector<4xi32>
              %467 = vector.shuffle %463, %466 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
              %469 = arith.subf %468, %c57 : vector<16xf16>
              %470 = vector.bitcast %383 : vector<4xi32> to vector<16xi8>
              %471 = vector.bitcast %470 : vector<16xi8> to vector<4xi32>
              %472 = arith.andi %471, %c54 : vector<4xi32>
              %473 = arith.ori %472, %c55 : vector<4xi32>
              %474 = arith.shrui %471, %c56 : vector<4xi32>
              %475 = arith.andi %474, %c54 : vector<4xi32>
              %476 = arith.ori %475, %c55 : vector<4xi32>
              %477 = vector.shuffle %473, %476 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %478 = vector.bitcast %477 : vector<8xi32> to vector<16xf16>
              %479 = arith.subf %478, %c57 : vector<16xf16>
              %480 = arith.addi %377, %c33 : index
              %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %482 = arith.addi %480, %c31 : index
              %483 = vector.load %4[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %485 = wave.mma %469, %484, %447 : vector<16xf16>, vector<8xf32>
              %486 = wave.mma %479, %484, %448 : vector<16xf16>, vector<8xf32>
              wave.pin
              %487 = arith.addi %377, %c40 : index
              %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %489 = arith.addi %487, %c31 : index
              %490 = vector.load %4[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %492 = wave.mma %469, %491, %454 : vector<16xf16>, vector<8xf32>
              %493 = wave.mma %479, %491, %455 : vector<16xf16>, vector<8xf32>
              %494 = arith.addi %378, %c59 : index
              %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %496 = arith.addi %381, %c59 : index
              %497 = vector.load %kv[%496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %498 = vector.bitcast %419 : vector<4xi32> to vector<16xi8>
              %499 = vector.bitcast %498 : vector<16xi8> to vector<4xi32>
              %500 = arith.andi %499, %c54 : vector<4xi32>
              %501 = arith.ori %500, %c55 : vector<4xi32>
              %502 = arith.shrui %499, %c56 : vector<4xi32>
              %503 = arith.andi %502, %c54 : vector<4xi32>
              %504 = arith.ori %503, %c55 : vector<4xi32>
              %505 = vector.shuffle %501, %504 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %506 = vector.bitcast %505 : vector<8xi32> to vector<16xf16>
              %507 = arith.subf %506, %c57 : vector<16xf16>
              %508 = vector.bitcast %421 : vector<4xi32> to vector<16xi8>
              %509 = vector.bitcast %508 : vector<16xi8> to vector<4xi32>
              %510 = arith.andi %509, %c54 : vector<4xi32>
              %511 = arith.ori %510, %c55 : vector<4xi32>
              %512 = arith.shrui %509, %c56 : vector<4xi32>
              %513 = arith.andi %512, %c54 : vector<4xi32>
              %514 = arith.ori %513, %c55 : vector<4xi32>
              %515 = vector.shuffle %511, %514 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
              %517 = arith.subf %516, %c57 : vector<16xf16>
              %518 = arith.addi %377, %c34 : index
              %519 = vector.load %4[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %520 = arith.addi %518, %c31 : index
              %521 = vector.load %4[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %522 = vector.shuffle %519, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %523 = wave.mma %507, %522, %485 : vector<16xf16>, vector<8xf32>
              %524 = wave.mma %517, %522, %486 : vector<16xf16>, vector<8xf32>
              wave.pin
              %525 = arith.addi %377, %c41 : index
              %526 = vector.load %4[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %527 = arith.addi %525, %c31 : index
              %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %529 = vector.shuffle %526, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %530 = wave.mma %507, %529, %492 : vector<16xf16>, vector<8xf32>
              %531 = wave.mma %517, %529, %493 : vector<16xf16>, vector<8xf32>
              %532 = arith.addi %378, %c7 : index
              %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %534 = arith.addi %381, %c7 : index
              %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %536 = vector.bitcast %457 : vector<4xi32> to vector<16xi8>
              %537 = vector.bitcast %536 : vector<16xi8> to vector<4xi32>
              %538 = arith.andi %537, %c54 : vector<4xi32>
              %539 = arith.ori %538, %c55 : vector<4xi32>
              %540 = arith.shrui %537, %c56 : vector<4xi32>
              %541 = arith.andi %540, %c54 : vector<4xi32>
              %542 = arith.ori %541, %c55 : vector<4xi32>
              %543 = vector.shuffle %539, %542 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %544 = vector.bitcast %543 : vector<8xi32> to vector<16xf16>
              %545 = arith.subf %544, %c57 : vector<16xf16>
              %546 = vector.bitcast %459 : vector<4xi32> to vector<16xi8>
              %547 = vector.bitcast %546 : vector<16xi8> to vector<4xi32>
              %548 = arith.andi %547, %c54 : vector<4xi32>
              %549 = arith.ori %548, %c55 : vector<4xi32>
              %550 = arith.shrui %547, %c56 : vector<4xi32>
              %551 = arith.andi %550, %c54 : vector<4xi32>
              %552 = arith.ori %551, %c55 : vector<4xi32>
              %553 = vector.shuffle %549, %552 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %554 = vector.bitcast %553 : vector<8xi32> to vector<16xf16>
              %555 = arith.subf %554, %c57 : vector<16xf16>
              %556 = arith.addi %377, %c35 : index
              %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %558 = arith.addi %556, %c31 : index
              %559 = vector.load %4[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %560 = vector.shuffle %557, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %561 = wave.mma %545, %560, %523 : vector<16xf16>, vector<8xf32>
              %562 = wave.mma %555, %560, %524 : vector<16xf16>, vector<8xf32>
              wave.pin
              %563 = arith.addi %377, %c42 : index
              %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %565 = arith.addi %563, %c31 : index
              %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %568 = wave.mma %545, %567, %530 : vector<16xf16>, vector<8xf32>
              %569 = wave.mma %555, %567, %531 : vector<16xf16>, vector<8xf32>
              %570 = arith.addi %378, %c60 : index
              %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %572 = arith.addi %381, %c60 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %574 = wave.opaque %561 : vector<8xf32>
              %575 = wave.opaque %562 : vector<8xf32>
              %576 = wave.opaque %568 : vector<8xf32>
              %577 = wave.opaque %569 : vector<8xf32>
              %578 = wave.opaque %341 : i32
              %579 = arith.cmpi sgt, %578, %266 : i32
              %580:2 = scf.if %579 -> (vector<8xf32>, vector<8xf32>) {
                %581 = wave.opaque %c10 : index
                %582 = arith.addi %1, %581 : index
                %583 = memref.load %7[%582] : memref<?xi32>
                %584 = arith.index_cast %2 : index to i32
                %585 = arith.addi %340, %584 : i32
                %586 = arith.subi %583, %585 : i32
                %587 = arith.subi %586, %c45 : i32
                %588 = vector.broadcast %587 : i32 to vector<8xi32>
                %589 = arith.cmpi sgt, %588, %c62 : vector<8xi32>
                %590 = arith.select %589, %574, %c61 : vector<8xi1>, vector<8xf32>
                %591 = arith.subi %586, %c44 : i32
                %592 = vector.broadcast %591 : i32 to vector<8xi32>
                %593 = arith.cmpi sgt, %592, %c62 : vector<8xi32>
                %594 = arith.select %593, %575, %c61 : vector<8xi1>, vector<8xf32>
                scf.yield %590, %594 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %574, %575 : vector<8xf32>, vector<8xf32>
              }
              %595 = wave.opaque %c10 : index
              %596 = arith.addi %1, %595 : index
              %597 = memref.load %6[%596] : memref<?xf32>
              %598 = vector.extract %580#0[0] : f32 from vector<8xf32>
              %599 = vector.extract %580#0[1] : f32 from vector<8xf32>
              %600 = vector.extract %580#0[2] : f32 from vector<8xf32>
              %601 = vector.extract %580#0[3] : f32 from vector<8xf32>
              %602 = vector.extract %580#0[4] : f32 from vector<8xf32>
              %603 = vector.extract %580#0[5] : f32 from vector<8xf32>
              %604 = vector.extract %580#0[6] : f32 from vector<8xf32>
              %605 = vector.extract %580#0[7] : f32 from vector<8xf32>
              %606 = vector.extract %580#1[0] : f32 from vector<8xf32>
              %607 = vector.extract %580#1[1] : f32 from vector<8xf32>
              %608 = vector.extract %580#1[2] : f32 from vector<8xf32>
              %609 = vector.extract %580#1[3] : f32 from vector<8xf32>
              %610 = vector.extract %580#1[4] : f32 from vector<8xf32>
              %611 = vector.extract %580#1[5] : f32 from vector<8xf32>
              %612 = vector.extract %580#1[6] : f32 from vector<8xf32>
              %613 = vector.extract %580#1[7] : f32 from vector<8xf32>
              %614 = arith.maxnumf %598, %599 fastmath<nnan> : f32
              %615 = arith.maxnumf %614, %600 fastmath<nnan> : f32
              %616 = arith.maxnumf %615, %601 fastmath<nnan> : f32
              %617 = arith.maxnumf %616, %602 fastmath<nnan> : f32
              %618 = arith.maxnumf %617, %603 fastmath<nnan> : f32
              %619 = arith.maxnumf %618, %604 fastmath<nnan> : f32
              %620 = arith.maxnumf %619, %605 fastmath<nnan> : f32
              %621 = arith.maxnumf %620, %606 fastmath<nnan> : f32
              %622 = arith.maxnumf %621, %607 fastmath<nnan> : f32
              %623 = arith.maxnumf %622, %608 fastmath<nnan> : f32
              %624 = arith.maxnumf %623, %609 fastmath<nnan> : f32
              %625 = arith.maxnumf %624, %610 fastmath<nnan> : f32
              %626 = arith.maxnumf %625, %611 fastmath<nnan> : f32
              %627 = arith.maxnumf %626, %612 fastmath<nnan> : f32
              %628 = arith.maxnumf %627, %613 fastmath<nnan> : f32
              %629 = wave.swap_halves %628 : f32
              %630 = arith.maxnumf %628, %629 fastmath<nnan> : f32
              %631 = arith.mulf %630, %597 : f32
              %632 = arith.addf %324, %c63 : f32
              %633 = arith.cmpf ogt, %631, %632 : f32
              %634:7 = scf.if %633 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %635 = arith.subf %324, %631 : f32
                %636 = wave.exp2 %635 : f32
                %637 = vector.broadcast %636 : f32 to vector<8xf32>
                %638 = arith.mulf %325, %636 : f32
                %639 = arith.mulf %326, %637 : vector<8xf32>
                %640 = arith.mulf %327, %637 : vector<8xf32>
                %641 = arith.mulf %328, %637 : vector<8xf32>
                %642 = arith.mulf %329, %637 : vector<8xf32>
                %643 = arith.mulf %330, %637 : vector<8xf32>
                scf.yield %631, %638, %639, %640, %641, %642, %643 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %324, %325, %326, %327, %328, %329, %330 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %644 = vector.broadcast %597 : f32 to vector<8xf32>
              %645 = arith.subf %c64, %634#0 : f32
              %646 = vector.broadcast %645 : f32 to vector<8xf32>
              %647 = math.fma %580#0, %644, %646 : vector<8xf32>
              %648 = wave.exp2 %647 : vector<8xf32>
              %649 = math.fma %580#1, %644, %646 : vector<8xf32>
              %650 = wave.exp2 %649 : vector<8xf32>
              %651 = arith.truncf %648 : vector<8xf32> to vector<8xf16>
              %652 = vector.bitcast %651 : vector<8xf16> to vector<4xi32>
              %653 = wave.swap_halves %652 : vector<4xi32>
              %654 = arith.select %3, %653, %652 : vector<4xi32>
              %655 = arith.select %3, %652, %653 : vector<4xi32>
              %656 = vector.shuffle %654, %655 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %657 = vector.bitcast %656 : vector<8xi32> to vector<16xf16>
              %658 = arith.truncf %650 : vector<8xf32> to vector<8xf16>
              %659 = vector.bitcast %658 : vector<8xf16> to vector<4xi32>
              %660 = wave.swap_halves %659 : vector<4xi32>
              %661 = arith.select %3, %660, %659 : vector<4xi32>
              %662 = arith.select %3, %659, %660 : vector<4xi32>
              %663 = vector.shuffle %661, %662 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %664 = vector.bitcast %663 : vector<8xi32> to vector<16xf16>
              %665 = arith.addf %648, %650 : vector<8xf32>
              %666 = vector.extract %665[0] : f32 from vector<8xf32>
              %667 = vector.extract %665[1] : f32 from vector<8xf32>
              %668 = vector.extract %665[2] : f32 from vector<8xf32>
              %669 = vector.extract %665[3] : f32 from vector<8xf32>
              %670 = vector.extract %665[4] : f32 from vector<8xf32>
              %671 = vector.extract %665[5] : f32 from vector<8xf32>
              %672 = vector.extract %665[6] : f32 from vector<8xf32>
              %673 = vector.extract %665[7] : f32 from vector<8xf32>
              %674 = arith.addf %666, %670 : f32
              %675 = arith.addf %667, %671 : f32
              %676 = arith.addf %668, %672 : f32
              %677 = arith.addf %669, %673 : f32
              %678 = arith.addf %674, %676 : f32
              %679 = arith.addf %675, %677 : f32
              %680 = arith.addf %678, %679 : f32
              %681 = arith.addf %634#1, %680 : f32
              %682 = wave.opaque %681 : f32
              %683 = wave.opaque %341 : i32
              %684 = arith.cmpi sgt, %683, %266 : i32
              %685:2 = scf.if %684 -> (vector<8xf32>, vector<8xf32>) {
                %686 = wave.opaque %c3 : index
                %687 = arith.addi %1, %686 : index
                %688 = memref.load %7[%687] : memref<?xi32>
                %689 = arith.index_cast %2 : index to i32
                %690 = arith.addi %340, %689 : i32
                %691 = arith.subi %688, %690 : i32
                %692 = arith.subi %691, %c45 : i32
                %693 = vector.broadcast %692 : i32 to vector<8xi32>
                %694 = arith.cmpi sgt, %693, %c62 : vector<8xi32>
                %695 = arith.select %694, %576, %c61 : vector<8xi1>, vector<8xf32>
                %696 = arith.subi %691, %c44 : i32
                %697 = vector.broadcast %696 : i32 to vector<8xi32>
                %698 = arith.cmpi sgt, %697, %c62 : vector<8xi32>
                %699 = arith.select %698, %577, %c61 : vector<8xi1>, vector<8xf32>
                scf.yield %695, %699 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %576, %577 : vector<8xf32>, vector<8xf32>
              }
              %700 = wave.opaque %c3 : index
              %701 = arith.addi %1, %700 : index
              %702 = memref.load %6[%701] : memref<?xf32>
              %703 = vector.extract %685#0[0] : f32 from vector<8xf32>
              %704 = vector.extract %685#0[1] : f32 from vector<8xf32>
              %705 = vector.extract %685#0[2] : f32 from vector<8xf32>
              %706 = vector.extract %685#0[3] : f32 from vector<8xf32>
              %707 = vector.extract %685#0[4] : f32 from vector<8xf32>
              %708 = vector.extract %685#0[5] : f32 from vector<8xf32>
              %709 = vector.extract %685#0[6] : f32 from vector<8xf32>
              %710 = vector.extract %685#0[7] : f32 from vector<8xf32>
              %711 = vector.extract %685#1[0] : f32 from vector<8xf32>
              %712 = vector.extract %685#1[1] : f32 from vector<8xf32>
              %713 = vector.extract %685#1[2] : f32 from vector<8xf32>
              %714 = vector.extract %685#1[3] : f32 from vector<8xf32>
              %715 = vector.extract %685#1[4] : f32 from vector<8xf32>
              %716 = vector.extract %685#1[5] : f32 from vector<8xf32>
              %717 = vector.extract %685#1[6] : f32 from vector<8xf32>
              %718 = vector.extract %685#1[7] : f32 from vector<8xf32>
              %719 = arith.maxnumf %703, %704 fastmath<nnan> : f32
              %720 = arith.maxnumf %719, %705 fastmath<nnan> : f32
              %721 = arith.maxnumf %720, %706 fastmath<nnan> : f32
              %722 = arith.maxnumf %721, %707 fastmath<nnan> : f32
              %723 = arith.maxnumf %722, %708 fastmath<nnan> : f32
              %724 = arith.maxnumf %723, %709 fastmath<nnan> : f32
              %725 = arith.maxnumf %724, %710 fastmath<nnan> : f32
              %726 = arith.maxnumf %725, %711 fastmath<nnan> : f32
              %727 = arith.maxnumf %726, %712 fastmath<nnan> : f32
              %728 = arith.maxnumf %727, %713 fastmath<nnan> : f32
              %729 = arith.maxnumf %728, %714 fastmath<nnan> : f32
              %730 = arith.maxnumf %729, %715 fastmath<nnan> : f32
              %731 = arith.maxnumf %730, %716 fastmath<nnan> : f32
              %732 = arith.maxnumf %731, %717 fastmath<nnan> : f32
              %733 = arith.maxnumf %732, %718 fastmath<nnan> : f32
              %734 = wave.swap_halves %733 : f32
              %735 = arith.maxnumf %733, %734 fastmath<nnan> : f32
              %736 = arith.mulf %735, %702 : f32
              %737 = arith.addf %331, %c63 : f32
              %738 = arith.cmpf ogt, %736, %737 : f32
              %739:7 = scf.if %738 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %740 = arith.subf %331, %736 : f32
                %741 = wave.exp2 %740 : f32
                %742 = vector.broadcast %741 : f32 to vector<8xf32>
                %743 = arith.mulf %332, %741 : f32
                %744 = arith.mulf %333, %742 : vector<8xf32>
                %745 = arith.mulf %334, %742 : vector<8xf32>
                %746 = arith.mulf %335, %742 : vector<8xf32>
                %747 = arith.mulf %336, %742 : vector<8xf32>
                %748 = arith.mulf %337, %742 : vector<8xf32>
                scf.yield %736, %743, %744, %745, %746, %747, %748 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %331, %332, %333, %334, %335, %336, %337 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %749 = vector.broadcast %702 : f32 to vector<8xf32>
              %750 = arith.subf %c64, %739#0 : f32
              %751 = vector.broadcast %750 : f32 to vector<8xf32>
              %752 = math.fma %685#0, %749, %751 : vector<8xf32>
              %753 = wave.exp2 %752 : vector<8xf32>
              %754 = math.fma %685#1, %749, %751 : vector<8xf32>
              %755 = wave.exp2 %754 : vector<8xf32>
              %756 = arith.truncf %753 : vector<8xf32> to vector<8xf16>
              %757 = vector.bitcast %756 : vector<8xf16> to vector<4xi32>
              %758 = wave.swap_halves %757 : vector<4xi32>
              %759 = arith.select %3, %758, %757 : vector<4xi32>
              %760 = arith.select %3, %757, %758 : vector<4xi32>
              %761 = vector.shuffle %759, %760 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %762 = vector.bitcast %761 : vector<8xi32> to vector<16xf16>
              %763 = arith.truncf %755 : vector<8xf32> to vector<8xf16>
              %764 = vector.bitcast %763 : vector<8xf16> to vector<4xi32>
              %765 = wave.swap_halves %764 : vector<4xi32>
              %766 = arith.select %3, %765, %764 : vector<4xi32>
              %767 = arith.select %3, %764, %765 : vector<4xi32>
              %768 = vector.shuffle %766, %767 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %769 = vector.bitcast %768 : vector<8xi32> to vector<16xf16>
              %770 = arith.addf %753, %755 : vector<8xf32>
              %771 = vector.extract %770[0] : f32 from vector<8xf32>
              %772 = vector.extract %770[1] : f32 from vector<8xf32>
              %773 = vector.extract %770[2] : f32 from vector<8xf32>
              %774 = vector.extract %770[3] : f32 from vector<8xf32>
              %775 = vector.extract %770[4] : f32 from vector<8xf32>
              %776 = vector.extract %770[5] : f32 from vector<8xf32>
              %777 = vector.extract %770[6] : f32 from vector<8xf32>
              %778 = vector.extract %770[7] : f32 from vector<8xf32>
              %779 = arith.addf %771, %775 : f32
              %780 = arith.addf %772, %776 : f32
              %781 = arith.addf %773, %777 : f32
              %782 = arith.addf %774, %778 : f32
              %783 = arith.addf %779, %781 : f32
              %784 = arith.addf %780, %782 : f32
              %785 = arith.addf %783, %784 : f32
              %786 = arith.addf %739#1, %785 : f32
              %787 = wave.opaque %786 : f32
              %788 = wave.opaque %341 : i32
              %789 = arith.cmpi sgt, %788, %266 : i32
              %790:2 = scf.if %789 -> (vector<4xi32>, vector<4xi32>) {
                %791 = arith.subi %288, %340 : i32
                %792 = arith.subi %791, %c45 : i32
                %793 = arith.minsi %792, %c44 : i32
                %794 = arith.maxsi %793, %c45 : i32
                %795 = arith.cmpi sgt, %794, %c45 : i32
                %796 = arith.select %795, %c66, %c45 : i32
                %797 = arith.ori %c45, %796 : i32
                %798 = arith.cmpi sgt, %794, %c37 : i32
                %799 = arith.select %798, %c66, %c45 : i32
                %800 = arith.ori %c45, %799 : i32
                %801 = arith.cmpi sgt, %794, %c67 : i32
                %802 = arith.select %801, %c68, %c45 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %794, %c69 : i32
                %805 = arith.select %804, %c68, %c45 : i32
                %806 = arith.ori %800, %805 : i32
                %807 = arith.cmpi sgt, %794, %c70 : i32
                %808 = arith.select %807, %c71, %c45 : i32
                %809 = arith.ori %803, %808 : i32
                %810 = arith.cmpi sgt, %794, %c72 : i32
                %811 = arith.select %810, %c71, %c45 : i32
                %812 = arith.ori %806, %811 : i32
                %813 = arith.cmpi sgt, %794, %c73 : i32
                %814 = arith.select %813, %c74, %c45 : i32
                %815 = arith.ori %809, %814 : i32
                %816 = arith.cmpi sgt, %794, %c75 : i32
                %817 = arith.select %816, %c74, %c45 : i32
                %818 = arith.ori %812, %817 : i32
                %819 = arith.cmpi sgt, %794, %c76 : i32
                %820 = arith.select %819, %c66, %c45 : i32
                %821 = arith.ori %c45, %820 : i32
                %822 = arith.cmpi sgt, %794, %c77 : i32
                %823 = arith.select %822, %c66, %c45 : i32
                %824 = arith.ori %c45, %823 : i32
                %825 = arith.cmpi sgt, %794, %c78 : i32
                %826 = arith.select %825, %c68, %c45 : i32
                %827 = arith.ori %821, %826 : i32
                %828 = arith.cmpi sgt, %794, %c79 : i32
                %829 = arith.select %828, %c68, %c45 : i32
                %830 = arith.ori %824, %829 : i32
                %831 = arith.cmpi sgt, %794, %c80 : i32
                %832 = arith.select %831, %c71, %c45 : i32
                %833 = arith.ori %827, %832 : i32
                %834 = arith.cmpi sgt, %794, %c81 : i32
                %835 = arith.select %834, %c71, %c45 : i32
                %836 = arith.ori %830, %835 : i32
                %837 = arith.cmpi sgt, %794, %c30 : i32
                %838 = arith.select %837, %c74, %c45 : i32
                %839 = arith.ori %833, %838 : i32
                %840 = arith.cmpi sgt, %794, %c82 : i32
                %841 = arith.select %840, %c74, %c45 : i32
                %842 = arith.ori %836, %841 : i32
                %843 = vector.from_elements %815, %839, %818, %842 : vector<4xi32>
                %844 = arith.subi %791, %c44 : i32
                %845 = arith.minsi %844, %c44 : i32
                %846 = arith.maxsi %845, %c45 : i32
                %847 = arith.cmpi sgt, %846, %c45 : i32
                %848 = arith.select %847, %c66, %c45 : i32
                %849 = arith.ori %c45, %848 : i32
                %850 = arith.cmpi sgt, %846, %c37 : i32
                %851 = arith.select %850, %c66, %c45 : i32
                %852 = arith.ori %c45, %851 : i32
                %853 = arith.cmpi sgt, %846, %c67 : i32
                %854 = arith.select %853, %c68, %c45 : i32
                %855 = arith.ori %849, %854 : i32
                %856 = arith.cmpi sgt, %846, %c69 : i32
                %857 = arith.select %856, %c68, %c45 : i32
                %858 = arith.ori %852, %857 : i32
                %859 = arith.cmpi sgt, %846, %c70 : i32
                %860 = arith.select %859, %c71, %c45 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %846, %c72 : i32
                %863 = arith.select %862, %c71, %c45 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = arith.cmpi sgt, %846, %c73 : i32
                %866 = arith.select %865, %c74, %c45 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %846, %c75 : i32
                %869 = arith.select %868, %c74, %c45 : i32
                %870 = arith.ori %864, %869 : i32
                %871 = arith.cmpi sgt, %846, %c76 : i32
                %872 = arith.select %871, %c66, %c45 : i32
                %873 = arith.ori %c45, %872 : i32
                %874 = arith.cmpi sgt, %846, %c77 : i32
                %875 = arith.select %874, %c66, %c45 : i32
                %876 = arith.ori %c45, %875 : i32
                %877 = arith.cmpi sgt, %846, %c78 : i32
                %878 = arith.select %877, %c68, %c45 : i32
                %879 = arith.ori %873, %878 : i32
                %880 = arith.cmpi sgt, %846, %c79 : i32
                %881 = arith.select %880, %c68, %c45 : i32
                %882 = arith.ori %876, %881 : i32
                %883 = arith.cmpi sgt, %846, %c80 : i32
                %884 = arith.select %883, %c71, %c45 : i32
                %885 = arith.ori %879, %884 : i32
                %886 = arith.cmpi sgt, %846, %c81 : i32
                %887 = arith.select %886, %c71, %c45 : i32
                %888 = arith.ori %882, %887 : i32
                %889 = arith.cmpi sgt, %846, %c30 : i32
                %890 = arith.select %889, %c74, %c45 : i32
                %891 = arith.ori %885, %890 : i32
                %892 = arith.cmpi sgt, %846, %c82 : i32
                %893 = arith.select %892, %c74, %c45 : i32
                %894 = arith.ori %888, %893 : i32
                %895 = vector.from_elements %867, %891, %870, %894 : vector<4xi32>
                scf.yield %843, %895 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c65, %c65 : vector<4xi32>, vector<4xi32>
              }
              %896 = wave.opaque %341 : i32
              %897 = arith.cmpi sgt, %896, %266 : i32
              %898:2 = scf.if %897 -> (vector<4xi32>, vector<4xi32>) {
                %899 = arith.andi %495, %790#0 : vector<4xi32>
                %900 = arith.andi %497, %790#1 : vector<4xi32>
                scf.yield %899, %900 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %495, %497 : vector<4xi32>, vector<4xi32>
              }
              %901 = vector.bitcast %898#0 : vector<4xi32> to vector<16xi8>
              %902 = vector.bitcast %901 : vector<16xi8> to vector<4xi32>
              %903 = arith.andi %902, %c54 : vector<4xi32>
              %904 = arith.ori %903, %c55 : vector<4xi32>
              %905 = arith.shrui %902, %c56 : vector<4xi32>
              %906 = arith.andi %905, %c54 : vector<4xi32>
              %907 = arith.ori %906, %c55 : vector<4xi32>
              %908 = vector.shuffle %904, %907 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %909 = vector.bitcast %908 : vector<8xi32> to vector<16xf16>
              %910 = arith.subf %909, %c57 : vector<16xf16>
              %911 = wave.mma %910, %657, %634#2 : vector<16xf16>, vector<8xf32>
              %912 = wave.mma %910, %762, %739#2 : vector<16xf16>, vector<8xf32>
              %913 = vector.bitcast %898#1 : vector<4xi32> to vector<16xi8>
              %914 = vector.bitcast %913 : vector<16xi8> to vector<4xi32>
              %915 = arith.andi %914, %c54 : vector<4xi32>
              %916 = arith.ori %915, %c55 : vector<4xi32>
              %917 = arith.shrui %914, %c56 : vector<4xi32>
              %918 = arith.andi %917, %c54 : vector<4xi32>
              %919 = arith.ori %918, %c55 : vector<4xi32>
              %920 = vector.shuffle %916, %919 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %921 = vector.bitcast %920 : vector<8xi32> to vector<16xf16>
              %922 = arith.subf %921, %c57 : vector<16xf16>
              %923 = wave.mma %922, %664, %911 : vector<16xf16>, vector<8xf32>
              %924 = wave.mma %922, %769, %912 : vector<16xf16>, vector<8xf32>
              %925 = wave.opaque %923 : vector<8xf32>
              %926 = wave.opaque %924 : vector<8xf32>
              %927 = arith.addi %378, %c33 : index
              %928 = vector.load %kv[%927] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %929 = arith.addi %381, %c33 : index
              %930 = vector.load %kv[%929] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %931 = wave.opaque %341 : i32
              %932 = arith.cmpi sgt, %931, %266 : i32
              %933:2 = scf.if %932 -> (vector<4xi32>, vector<4xi32>) {
                %934 = arith.andi %533, %790#0 : vector<4xi32>
                %935 = arith.andi %535, %790#1 : vector<4xi32>
                scf.yield %934, %935 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %533, %535 : vector<4xi32>, vector<4xi32>
              }
              %936 = vector.bitcast %933#0 : vector<4xi32> to vector<16xi8>
              %937 = vector.bitcast %936 : vector<16xi8> to vector<4xi32>
              %938 = arith.andi %937, %c54 : vector<4xi32>
              %939 = arith.ori %938, %c55 : vector<4xi32>
              %940 = arith.shrui %937, %c56 : vector<4xi32>
              %941 = arith.andi %940, %c54 : vector<4xi32>
              %942 = arith.ori %941, %c55 : vector<4xi32>
              %943 = vector.shuffle %939, %942 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %944 = vector.bitcast %943 : vector<8xi32> to vector<16xf16>
              %945 = arith.subf %944, %c57 : vector<16xf16>
              %946 = wave.mma %945, %657, %634#3 : vector<16xf16>, vector<8xf32>
              %947 = wave.mma %945, %762, %739#3 : vector<16xf16>, vector<8xf32>
              %948 = vector.bitcast %933#1 : vector<4xi32> to vector<16xi8>
              %949 = vector.bitcast %948 : vector<16xi8> to vector<4xi32>
              %950 = arith.andi %949, %c54 : vector<4xi32>
              %951 = arith.ori %950, %c55 : vector<4xi32>
              %952 = arith.shrui %949, %c56 : vector<4xi32>
              %953 = arith.andi %952, %c54 : vector<4xi32>
              %954 = arith.ori %953, %c55 : vector<4xi32>
              %955 = vector.shuffle %951, %954 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %956 = vector.bitcast %955 : vector<8xi32> to vector<16xf16>
              %957 = arith.subf %956, %c57 : vector<16xf16>
              %958 = wave.mma %957, %664, %946 : vector<16xf16>, vector<8xf32>
              %959 = wave.mma %957, %769, %947 : vector<16xf16>, vector<8xf32>
              %960 = wave.opaque %958 : vector<8xf32>
              %961 = wave.opaque %959 : vector<8xf32>
              %962 = arith.addi %378, %c83 : index
              %963 = vector.load %kv[%962] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %964 = arith.addi %381, %c83 : index
              %965 = vector.load %kv[%964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %966 = wave.opaque %341 : i32
              %967 = arith.cmpi sgt, %966, %266 : i32
              %968:2 = scf.if %967 -> (vector<4xi32>, vector<4xi32>) {
                %969 = arith.andi %571, %790#0 : vector<4xi32>
                %970 = arith.andi %573, %790#1 : vector<4xi32>
                scf.yield %969, %970 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %571, %573 : vector<4xi32>, vector<4xi32>
              }
              %971 = vector.bitcast %968#0 : vector<4xi32> to vector<16xi8>
              %972 = vector.bitcast %971 : vector<16xi8> to vector<4xi32>
              %973 = arith.andi %972, %c54 : vector<4xi32>
              %974 = arith.ori %973, %c55 : vector<4xi32>
              %975 = arith.shrui %972, %c56 : vector<4xi32>
              %976 = arith.andi %975, %c54 : vector<4xi32>
              %977 = arith.ori %976, %c55 : vector<4xi32>
              %978 = vector.shuffle %974, %977 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %979 = vector.bitcast %978 : vector<8xi32> to vector<16xf16>
              %980 = arith.subf %979, %c57 : vector<16xf16>
              %981 = wave.mma %980, %657, %634#4 : vector<16xf16>, vector<8xf32>
              %982 = wave.mma %980, %762, %739#4 : vector<16xf16>, vector<8xf32>
              %983 = vector.bitcast %968#1 : vector<4xi32> to vector<16xi8>
              %984 = vector.bitcast %983 : vector<16xi8> to vector<4xi32>
              %985 = arith.andi %984, %c54 : vector<4xi32>
              %986 = arith.ori %985, %c55 : vector<4xi32>
              %987 = arith.shrui %984, %c56 : vector<4xi32>
              %988 = arith.andi %987, %c54 : vector<4xi32>
              %989 = arith.ori %988, %c55 : vector<4xi32>
              %990 = vector.shuffle %986, %989 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %991 = vector.bitcast %990 : vector<8xi32> to vector<16xf16>
              %992 = arith.subf %991, %c57 : vector<16xf16>
              %993 = wave.mma %992, %664, %981 : vector<16xf16>, vector<8xf32>
              %994 = wave.mma %992, %769, %982 : vector<16xf16>, vector<8xf32>
              %995 = wave.opaque %993 : vector<8xf32>
              %996 = wave.opaque %994 : vector<8xf32>
              wave.pin
              %997 = wave.opaque %341 : i32
              %998 = arith.cmpi sgt, %997, %266 : i32
              %999:2 = scf.if %998 -> (vector<4xi32>, vector<4xi32>) {
                %1000 = arith.andi %928, %790#0 : vector<4xi32>
                %1001 = arith.andi %930, %790#1 : vector<4xi32>
                scf.yield %1000, %1001 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %928, %930 : vector<4xi32>, vector<4xi32>
              }
              %1002 = vector.bitcast %999#0 : vector<4xi32> to vector<16xi8>
              %1003 = vector.bitcast %1002 : vector<16xi8> to vector<4xi32>
              %1004 = arith.andi %1003, %c54 : vector<4xi32>
              %1005 = arith.ori %1004, %c55 : vector<4xi32>
              %1006 = arith.shrui %1003, %c56 : vector<4xi32>
              %1007 = arith.andi %1006, %c54 : vector<4xi32>
              %1008 = arith.ori %1007, %c55 : vector<4xi32>
              %1009 = vector.shuffle %1005, %1008 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1010 = vector.bitcast %1009 : vector<8xi32> to vector<16xf16>
              %1011 = arith.subf %1010, %c57 : vector<16xf16>
              %1012 = wave.mma %1011, %657, %634#5 : vector<16xf16>, vector<8xf32>
              %1013 = wave.mma %1011, %762, %739#5 : vector<16xf16>, vector<8xf32>
              %1014 = vector.bitcast %999#1 : vector<4xi32> to vector<16xi8>
              %1015 = vector.bitcast %1014 : vector<16xi8> to vector<4xi32>
              %1016 = arith.andi %1015, %c54 : vector<4xi32>
              %1017 = arith.ori %1016, %c55 : vector<4xi32>
              %1018 = arith.shrui %1015, %c56 : vector<4xi32>
              %1019 = arith.andi %1018, %c54 : vector<4xi32>
              %1020 = arith.ori %1019, %c55 : vector<4xi32>
              %1021 = vector.shuffle %1017, %1020 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1022 = vector.bitcast %1021 : vector<8xi32> to vector<16xf16>
              %1023 = arith.subf %1022, %c57 : vector<16xf16>
              %1024 = wave.mma %1023, %664, %1012 : vector<16xf16>, vector<8xf32>
              %1025 = wave.mma %1023, %769, %1013 : vector<16xf16>, vector<8xf32>
              %1026 = wave.opaque %1024 : vector<8xf32>
              %1027 = wave.opaque %1025 : vector<8xf32>
              wave.pin
              %1028 = wave.opaque %341 : i32
              %1029 = arith.cmpi slt, %1028, %288 : i32
              %1030:2 = scf.if %1029 -> (vector<4xi32>, vector<4xi32>) {
                %1031 = arith.addi %367, %35 : index
                %1032 = arith.addi %1031, %c10 : index
                %1033 = vector.load %kv[%1032] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1034 = arith.addi %375, %35 : index
                %1035 = arith.addi %1034, %c10 : index
                %1036 = vector.load %kv[%1035] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1033, %1036 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %999#0, %999#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %1037 = wave.opaque %341 : i32
              %1038 = arith.cmpi sgt, %1037, %266 : i32
              %1039:2 = scf.if %1038 -> (vector<4xi32>, vector<4xi32>) {
                %1040 = arith.andi %963, %790#0 : vector<4xi32>
                %1041 = arith.andi %965, %790#1 : vector<4xi32>
                scf.yield %1040, %1041 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %963, %965 : vector<4xi32>, vector<4xi32>
              }
              %1042 = vector.bitcast %1039#0 : vector<4xi32> to vector<16xi8>
              %1043 = vector.bitcast %1042 : vector<16xi8> to vector<4xi32>
              %1044 = arith.andi %1043, %c54 : vector<4xi32>
              %1045 = arith.ori %1044, %c55 : vector<4xi32>
              %1046 = arith.shrui %1043, %c56 : vector<4xi32>
              %1047 = arith.andi %1046, %c54 : vector<4xi32>
              %1048 = arith.ori %1047, %c55 : vector<4xi32>
              %1049 = vector.shuffle %1045, %1048 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1050 = vector.bitcast %1049 : vector<8xi32> to vector<16xf16>
              %1051 = arith.subf %1050, %c57 : vector<16xf16>
              %1052 = wave.mma %1051, %657, %634#6 : vector<16xf16>, vector<8xf32>
              %1053 = wave.mma %1051, %762, %739#6 : vector<16xf16>, vector<8xf32>
              %1054 = vector.bitcast %1039#1 : vector<4xi32> to vector<16xi8>
              %1055 = vector.bitcast %1054 : vector<16xi8> to vector<4xi32>
              %1056 = arith.andi %1055, %c54 : vector<4xi32>
              %1057 = arith.ori %1056, %c55 : vector<4xi32>
              %1058 = arith.shrui %1055, %c56 : vector<4xi32>
              %1059 = arith.andi %1058, %c54 : vector<4xi32>
              %1060 = arith.ori %1059, %c55 : vector<4xi32>
              %1061 = vector.shuffle %1057, %1060 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1062 = vector.bitcast %1061 : vector<8xi32> to vector<16xf16>
              %1063 = arith.subf %1062, %c57 : vector<16xf16>
              %1064 = wave.mma %1063, %664, %1052 : vector<16xf16>, vector<8xf32>
              %1065 = wave.mma %1063, %769, %1053 : vector<16xf16>, vector<8xf32>
              %1066 = wave.opaque %1064 : vector<8xf32>
              %1067 = wave.opaque %1065 : vector<8xf32>
              wave.pin
              %1068 = wave.opaque %341 : i32
              %1069 = arith.cmpi slt, %1068, %288 : i32
              %1070:2 = scf.if %1069 -> (vector<4xi32>, vector<4xi32>) {
                %1071 = arith.addi %367, %35 : index
                %1072 = arith.addi %1071, %c24 : index
                %1073 = vector.load %kv[%1072] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1074 = arith.addi %375, %35 : index
                %1075 = arith.addi %1074, %c24 : index
                %1076 = vector.load %kv[%1075] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1073, %1076 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1039#0, %1039#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1030#0, %1030#1, %1070#0, %1070#1, %634#0, %682, %925, %960, %995, %1026, %1066, %739#0, %787, %926, %961, %996, %1027, %1067 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1077 = wave.opaque %c10 : index
            %1078 = arith.addi %0, %1077 : index
            %1079 = arith.cmpi eq, %286, %283 : i32
            %1080 = wave.swap_halves %338#5 : f32
            %1081 = arith.addf %338#5, %1080 : f32
            %1082 = arith.addi %1078, %c10 : index
            %1083:2 = scf.if %1079 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1084 = arith.addi %1082, %c10 : index
              %1085 = memref.load %8[%1084] : memref<?xf32>
              %1086 = arith.addi %1082, %c6 : index
              %1087 = memref.load %8[%1086] : memref<?xf32>
              scf.yield %1085, %1087 : f32, f32
            }
            %1088 = arith.maxnumf %1083#0, %338#4 fastmath<nnan> : f32
            %1089 = arith.subf %1083#0, %1088 : f32
            %1090 = wave.exp2 %1089 : f32
            %1091 = arith.subf %338#4, %1088 : f32
            %1092 = wave.exp2 %1091 : f32
            %1093 = arith.mulf %1083#1, %1090 : f32
            %1094 = math.fma %1081, %1092, %1093 : f32
            memref.store %1088, %8[%1082] : memref<?xf32>
            %1095 = arith.addi %1082, %c6 : index
            memref.store %1094, %8[%1095] : memref<?xf32>
            %1096 = vector.broadcast %1090 : f32 to vector<8xf32>
            %1097 = vector.broadcast %1092 : f32 to vector<8xf32>
            scf.if %1079 {
              %1098 = arith.muli %1078, %c13 : index
              %1099 = arith.addi %c10, %1098 : index
              %1100 = arith.addi %1099, %c10 : index
              %1101 = arith.addi %1100, %c10 : index
              %1102 = vector.shuffle %338#6, %338#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1102, %5[%1101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1103 = vector.shuffle %338#6, %338#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1104 = arith.addi %1101, %c31 : index
              vector.store %1103, %5[%1104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1105 = arith.addi %1100, %c32 : index
              %1106 = vector.shuffle %338#7, %338#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1106, %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = vector.shuffle %338#7, %338#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1108 = arith.addi %1105, %c31 : index
              vector.store %1107, %5[%1108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = arith.addi %1100, %c33 : index
              %1110 = vector.shuffle %338#8, %338#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1110, %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1111 = vector.shuffle %338#8, %338#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1112 = arith.addi %1109, %c31 : index
              vector.store %1111, %5[%1112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1113 = arith.addi %1100, %c34 : index
              %1114 = vector.shuffle %338#9, %338#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1114, %5[%1113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1115 = vector.shuffle %338#9, %338#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1116 = arith.addi %1113, %c31 : index
              vector.store %1115, %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = arith.addi %1100, %c35 : index
              %1118 = vector.shuffle %338#10, %338#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1118, %5[%1117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1119 = vector.shuffle %338#10, %338#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1120 = arith.addi %1117, %c31 : index
              vector.store %1119, %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1121 = arith.muli %1078, %c13 : index
              %1122 = arith.addi %c10, %1121 : index
              %1123 = arith.addi %1122, %c10 : index
              %1124 = arith.addi %1123, %c10 : index
              %1125 = vector.load %5[%1124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = arith.addi %1124, %c31 : index
              %1127 = vector.load %5[%1126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1128 = vector.shuffle %1125, %1127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1129 = arith.mulf %1128, %1096 : vector<8xf32>
              %1130 = math.fma %338#6, %1097, %1129 : vector<8xf32>
              %1131 = vector.shuffle %1130, %1130 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1131, %5[%1124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = vector.shuffle %1130, %1130 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1132, %5[%1126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1133 = arith.addi %1123, %c32 : index
              %1134 = vector.load %5[%1133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1135 = arith.addi %1133, %c31 : index
              %1136 = vector.load %5[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1137 = vector.shuffle %1134, %1136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1138 = arith.mulf %1137, %1096 : vector<8xf32>
              %1139 = math.fma %338#7, %1097, %1138 : vector<8xf32>
              %1140 = vector.shuffle %1139, %1139 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1140, %5[%1133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = vector.shuffle %1139, %1139 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1141, %5[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1142 = arith.addi %1123, %c33 : index
              %1143 = vector.load %5[%1142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1144 = arith.addi %1142, %c31 : index
              %1145 = vector.load %5[%1144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1146 = vector.shuffle %1143, %1145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1147 = arith.mulf %1146, %1096 : vector<8xf32>
              %1148 = math.fma %338#8, %1097, %1147 : vector<8xf32>
              %1149 = vector.shuffle %1148, %1148 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1149, %5[%1142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1150 = vector.shuffle %1148, %1148 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1150, %5[%1144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1151 = arith.addi %1123, %c34 : index
              %1152 = vector.load %5[%1151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1153 = arith.addi %1151, %c31 : index
              %1154 = vector.load %5[%1153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1155 = vector.shuffle %1152, %1154 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1156 = arith.mulf %1155, %1096 : vector<8xf32>
              %1157 = math.fma %338#9, %1097, %1156 : vector<8xf32>
              %1158 = vector.shuffle %1157, %1157 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1158, %5[%1151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = vector.shuffle %1157, %1157 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1159, %5[%1153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1160 = arith.addi %1123, %c35 : index
              %1161 = vector.load %5[%1160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1162 = arith.addi %1160, %c31 : index
              %1163 = vector.load %5[%1162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1164 = vector.shuffle %1161, %1163 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1165 = arith.mulf %1164, %1096 : vector<8xf32>
              %1166 = math.fma %338#10, %1097, %1165 : vector<8xf32>
              %1167 = vector.shuffle %1166, %1166 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1167, %5[%1160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1168 = vector.shuffle %1166, %1166 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1168, %5[%1162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1169 = wave.swap_halves %338#12 : f32
            %1170 = arith.addf %338#12, %1169 : f32
            %1171 = arith.addi %1078, %c24 : index
            %1172:2 = scf.if %1079 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1173 = arith.addi %1171, %c10 : index
              %1174 = memref.load %8[%1173] : memref<?xf32>
              %1175 = arith.addi %1171, %c6 : index
              %1176 = memref.load %8[%1175] : memref<?xf32>
              scf.yield %1174, %1176 : f32, f32
            }
            %1177 = arith.maxnumf %1172#0, %338#11 fastmath<nnan> : f32
            %1178 = arith.subf %1172#0, %1177 : f32
            %1179 = wave.exp2 %1178 : f32
            %1180 = arith.subf %338#11, %1177 : f32
            %1181 = wave.exp2 %1180 : f32
            %1182 = arith.mulf %1172#1, %1179 : f32
            %1183 = math.fma %1170, %1181, %1182 : f32
            memref.store %1177, %8[%1171] : memref<?xf32>
            %1184 = arith.addi %1171, %c6 : index
            memref.store %1183, %8[%1184] : memref<?xf32>
            %1185 = vector.broadcast %1179 : f32 to vector<8xf32>
            %1186 = vector.broadcast %1181 : f32 to vector<8xf32>
            scf.if %1079 {
              %1187 = arith.muli %1078, %c13 : index
              %1188 = arith.addi %c10, %1187 : index
              %1189 = arith.addi %1188, %c38 : index
              %1190 = arith.addi %1189, %c10 : index
              %1191 = vector.shuffle %338#13, %338#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1191, %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = vector.shuffle %338#13, %338#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1193 = arith.addi %1190, %c31 : index
              vector.store %1192, %5[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = arith.addi %1189, %c32 : index
              %1195 = vector.shuffle %338#14, %338#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1195, %5[%1194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1196 = vector.shuffle %338#14, %338#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1197 = arith.addi %1194, %c31 : index
              vector.store %1196, %5[%1197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.addi %1189, %c33 : index
              %1199 = vector.shuffle %338#15, %338#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1199, %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = vector.shuffle %338#15, %338#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1201 = arith.addi %1198, %c31 : index
              vector.store %1200, %5[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1202 = arith.addi %1189, %c34 : index
              %1203 = vector.shuffle %338#16, %338#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1203, %5[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = vector.shuffle %338#16, %338#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1205 = arith.addi %1202, %c31 : index
              vector.store %1204, %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1206 = arith.addi %1189, %c35 : index
              %1207 = vector.shuffle %338#17, %338#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1207, %5[%1206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1208 = vector.shuffle %338#17, %338#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1209 = arith.addi %1206, %c31 : index
              vector.store %1208, %5[%1209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1210 = arith.muli %1078, %c13 : index
              %1211 = arith.addi %c10, %1210 : index
              %1212 = arith.addi %1211, %c38 : index
              %1213 = arith.addi %1212, %c10 : index
              %1214 = vector.load %5[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1215 = arith.addi %1213, %c31 : index
              %1216 = vector.load %5[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1217 = vector.shuffle %1214, %1216 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1218 = arith.mulf %1217, %1185 : vector<8xf32>
              %1219 = math.fma %338#13, %1186, %1218 : vector<8xf32>
              %1220 = vector.shuffle %1219, %1219 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1220, %5[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = vector.shuffle %1219, %1219 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1221, %5[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = arith.addi %1212, %c32 : index
              %1223 = vector.load %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = arith.addi %1222, %c31 : index
              %1225 = vector.load %5[%1224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1226 = vector.shuffle %1223, %1225 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1227 = arith.mulf %1226, %1185 : vector<8xf32>
              %1228 = math.fma %338#14, %1186, %1227 : vector<8xf32>
              %1229 = vector.shuffle %1228, %1228 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1229, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1230 = vector.shuffle %1228, %1228 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1230, %5[%1224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = arith.addi %1212, %c33 : index
              %1232 = vector.load %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = arith.addi %1231, %c31 : index
              %1234 = vector.load %5[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1235 = vector.shuffle %1232, %1234 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1236 = arith.mulf %1235, %1185 : vector<8xf32>
              %1237 = math.fma %338#15, %1186, %1236 : vector<8xf32>
              %1238 = vector.shuffle %1237, %1237 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1238, %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = vector.shuffle %1237, %1237 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1239, %5[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1240 = arith.addi %1212, %c34 : index
              %1241 = vector.load %5[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1242 = arith.addi %1240, %c31 : index
              %1243 = vector.load %5[%1242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1244 = vector.shuffle %1241, %1243 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1245 = arith.mulf %1244, %1185 : vector<8xf32>
              %1246 = math.fma %338#16, %1186, %1245 : vector<8xf32>
              %1247 = vector.shuffle %1246, %1246 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1247, %5[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1248 = vector.shuffle %1246, %1246 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %5[%1242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = arith.addi %1212, %c35 : index
              %1250 = vector.load %5[%1249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = arith.addi %1249, %c31 : index
              %1252 = vector.load %5[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = vector.shuffle %1250, %1252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1254 = arith.mulf %1253, %1185 : vector<8xf32>
              %1255 = math.fma %338#17, %1186, %1254 : vector<8xf32>
              %1256 = vector.shuffle %1255, %1255 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1256, %5[%1249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = vector.shuffle %1255, %1255 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1257, %5[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1258 = arith.cmpi sgt, %275, %c47 : i32
          scf.if %1258 {
            %1259 = arith.cmpi eq, %283, %280 : i32
            %1260 = wave.opaque %c10 : index
            %1261 = arith.addi %0, %1260 : index
            %1262 = arith.addi %1261, %c10 : index
            %1263 = arith.addi %1262, %c10 : index
            %1264 = memref.load %8[%1263] : memref<?xf32>
            %1265 = arith.addi %1262, %c6 : index
            %1266 = memref.load %8[%1265] : memref<?xf32>
            %1267 = arith.addi %1261, %c31 : index
            %1268:2 = scf.if %1259 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1269 = arith.addi %1267, %c10 : index
              %1270 = memref.load %8[%1269] : memref<?xf32>
              %1271 = arith.addi %1267, %c6 : index
              %1272 = memref.load %8[%1271] : memref<?xf32>
              scf.yield %1270, %1272 : f32, f32
            }
            %1273 = arith.maxnumf %1268#0, %1264 fastmath<nnan> : f32
            %1274 = arith.subf %1268#0, %1273 : f32
            %1275 = wave.exp2 %1274 : f32
            %1276 = arith.subf %1264, %1273 : f32
            %1277 = wave.exp2 %1276 : f32
            %1278 = arith.mulf %1268#1, %1275 : f32
            %1279 = math.fma %1266, %1277, %1278 : f32
            memref.store %1273, %8[%1267] : memref<?xf32>
            %1280 = arith.addi %1267, %c6 : index
            memref.store %1279, %8[%1280] : memref<?xf32>
            %1281 = vector.broadcast %1275 : f32 to vector<8xf32>
            %1282 = vector.broadcast %1277 : f32 to vector<8xf32>
            scf.for %1283 = %c10 to %c84 step %c4 {
              %1284 = arith.muli %1261, %c13 : index
              %1285 = arith.addi %c10, %1284 : index
              %1286 = arith.addi %1285, %c10 : index
              %1287 = arith.muli %1283, %c32 : index
              %1288 = arith.addi %1286, %1287 : index
              %1289 = vector.load %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = arith.addi %1288, %c31 : index
              %1291 = vector.load %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1292 = vector.shuffle %1289, %1291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1259 {
                %1293 = arith.addi %16, %1284 : index
                %1294 = arith.addi %1293, %c10 : index
                %1295 = arith.addi %1294, %1287 : index
                %1296 = vector.shuffle %1292, %1292 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1296, %partial[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1297 = vector.shuffle %1292, %1292 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1298 = arith.addi %1295, %c31 : index
                vector.store %1297, %partial[%1298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1299 = arith.addi %16, %1284 : index
                %1300 = arith.addi %1299, %c10 : index
                %1301 = arith.addi %1300, %1287 : index
                %1302 = vector.load %partial[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1303 = arith.addi %1301, %c31 : index
                %1304 = vector.load %partial[%1303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1305 = vector.shuffle %1302, %1304 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1306 = arith.mulf %1305, %1281 : vector<8xf32>
                %1307 = math.fma %1292, %1282, %1306 : vector<8xf32>
                %1308 = vector.shuffle %1307, %1307 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1308, %partial[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1309 = vector.shuffle %1307, %1307 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1309, %partial[%1303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1310 = arith.addi %1261, %c24 : index
            %1311 = arith.addi %1310, %c10 : index
            %1312 = memref.load %8[%1311] : memref<?xf32>
            %1313 = arith.addi %1310, %c6 : index
            %1314 = memref.load %8[%1313] : memref<?xf32>
            %1315 = arith.addi %1261, %c58 : index
            %1316:2 = scf.if %1259 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1317 = arith.addi %1315, %c10 : index
              %1318 = memref.load %8[%1317] : memref<?xf32>
              %1319 = arith.addi %1315, %c6 : index
              %1320 = memref.load %8[%1319] : memref<?xf32>
              scf.yield %1318, %1320 : f32, f32
            }
            %1321 = arith.maxnumf %1316#0, %1312 fastmath<nnan> : f32
            %1322 = arith.subf %1316#0, %1321 : f32
            %1323 = wave.exp2 %1322 : f32
            %1324 = arith.subf %1312, %1321 : f32
            %1325 = wave.exp2 %1324 : f32
            %1326 = arith.mulf %1316#1, %1323 : f32
            %1327 = math.fma %1314, %1325, %1326 : f32
            memref.store %1321, %8[%1315] : memref<?xf32>
            %1328 = arith.addi %1315, %c6 : index
            memref.store %1327, %8[%1328] : memref<?xf32>
            %1329 = vector.broadcast %1323 : f32 to vector<8xf32>
            %1330 = vector.broadcast %1325 : f32 to vector<8xf32>
            scf.for %1331 = %c10 to %c84 step %c4 {
              %1332 = arith.muli %1261, %c13 : index
              %1333 = arith.addi %c10, %1332 : index
              %1334 = arith.addi %1333, %c38 : index
              %1335 = arith.muli %1331, %c32 : index
              %1336 = arith.addi %1334, %1335 : index
              %1337 = vector.load %5[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = arith.addi %1336, %c31 : index
              %1339 = vector.load %5[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1337, %1339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1259 {
                %1341 = arith.addi %16, %1332 : index
                %1342 = arith.addi %1341, %c38 : index
                %1343 = arith.addi %1342, %1335 : index
                %1344 = vector.shuffle %1340, %1340 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1344, %partial[%1343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1345 = vector.shuffle %1340, %1340 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1346 = arith.addi %1343, %c31 : index
                vector.store %1345, %partial[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1347 = arith.addi %16, %1332 : index
                %1348 = arith.addi %1347, %c38 : index
                %1349 = arith.addi %1348, %1335 : index
                %1350 = vector.load %partial[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1351 = arith.addi %1349, %c31 : index
                %1352 = vector.load %partial[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1353 = vector.shuffle %1350, %1352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1354 = arith.mulf %1353, %1329 : vector<8xf32>
                %1355 = math.fma %1340, %1330, %1354 : vector<8xf32>
                %1356 = vector.shuffle %1355, %1355 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1356, %partial[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1357 = vector.shuffle %1355, %1355 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1357, %partial[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1358 = arith.cmpi sgt, %275, %c46 : i32
        scf.if %1358 {
          %1359 = arith.cmpi eq, %280, %c45 : i32
          %1360 = wave.opaque %c10 : index
          %1361 = arith.addi %0, %1360 : index
          %1362 = arith.addi %1361, %c31 : index
          %1363 = arith.addi %1362, %c10 : index
          %1364 = memref.load %8[%1363] : memref<?xf32>
          %1365 = arith.addi %1362, %c6 : index
          %1366 = memref.load %8[%1365] : memref<?xf32>
          %1367 = arith.addi %1361, %c32 : index
          %1368:2 = scf.if %1359 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1369 = arith.addi %1367, %c10 : index
            %1370 = memref.load %8[%1369] : memref<?xf32>
            %1371 = arith.addi %1367, %c6 : index
            %1372 = memref.load %8[%1371] : memref<?xf32>
            scf.yield %1370, %1372 : f32, f32
          }
          %1373 = arith.maxnumf %1368#0, %1364 fastmath<nnan> : f32
          %1374 = arith.subf %1368#0, %1373 : f32
          %1375 = wave.exp2 %1374 : f32
          %1376 = arith.subf %1364, %1373 : f32
          %1377 = wave.exp2 %1376 : f32
          %1378 = arith.mulf %1368#1, %1375 : f32
          %1379 = math.fma %1366, %1377, %1378 : f32
          memref.store %1373, %8[%1367] : memref<?xf32>
          %1380 = arith.addi %1367, %c6 : index
          memref.store %1379, %8[%1380] : memref<?xf32>
          %1381 = vector.broadcast %1375 : f32 to vector<8xf32>
          %1382 = vector.broadcast %1377 : f32 to vector<8xf32>
          scf.for %1383 = %c10 to %c84 step %c4 {
            %1384 = arith.muli %1361, %c13 : index
            %1385 = arith.addi %16, %1384 : index
            %1386 = arith.addi %1385, %c10 : index
            %1387 = arith.muli %1383, %c32 : index
            %1388 = arith.addi %1386, %1387 : index
            %1389 = vector.load %partial[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1390 = arith.addi %1388, %c31 : index
            %1391 = vector.load %partial[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1392 = vector.shuffle %1389, %1391 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1359 {
              %1393 = arith.addi %17, %1384 : index
              %1394 = arith.addi %1393, %c10 : index
              %1395 = arith.addi %1394, %1387 : index
              %1396 = vector.shuffle %1392, %1392 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1396, %partial[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %1392, %1392 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1398 = arith.addi %1395, %c31 : index
              vector.store %1397, %partial[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1399 = arith.addi %17, %1384 : index
              %1400 = arith.addi %1399, %c10 : index
              %1401 = arith.addi %1400, %1387 : index
              %1402 = vector.load %partial[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1403 = arith.addi %1401, %c31 : index
              %1404 = vector.load %partial[%1403] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1405 = vector.shuffle %1402, %1404 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1406 = arith.mulf %1405, %1381 : vector<8xf32>
              %1407 = math.fma %1392, %1382, %1406 : vector<8xf32>
              %1408 = vector.shuffle %1407, %1407 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1408, %partial[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1409 = vector.shuffle %1407, %1407 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1409, %partial[%1403] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1410 = arith.addi %1361, %c58 : index
          %1411 = arith.addi %1410, %c10 : index
          %1412 = memref.load %8[%1411] : memref<?xf32>
          %1413 = arith.addi %1410, %c6 : index
          %1414 = memref.load %8[%1413] : memref<?xf32>
          %1415 = arith.addi %1361, %c59 : index
          %1416:2 = scf.if %1359 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1417 = arith.addi %1415, %c10 : index
            %1418 = memref.load %8[%1417] : memref<?xf32>
            %1419 = arith.addi %1415, %c6 : index
            %1420 = memref.load %8[%1419] : memref<?xf32>
            scf.yield %1418, %1420 : f32, f32
          }
          %1421 = arith.maxnumf %1416#0, %1412 fastmath<nnan> : f32
          %1422 = arith.subf %1416#0, %1421 : f32
          %1423 = wave.exp2 %1422 : f32
          %1424 = arith.subf %1412, %1421 : f32
          %1425 = wave.exp2 %1424 : f32
          %1426 = arith.mulf %1416#1, %1423 : f32
          %1427 = math.fma %1414, %1425, %1426 : f32
          memref.store %1421, %8[%1415] : memref<?xf32>
          %1428 = arith.addi %1415, %c6 : index
          memref.store %1427, %8[%1428] : memref<?xf32>
          %1429 = vector.broadcast %1423 : f32 to vector<8xf32>
          %1430 = vector.broadcast %1425 : f32 to vector<8xf32>
          scf.for %1431 = %c10 to %c84 step %c4 {
            %1432 = arith.muli %1361, %c13 : index
            %1433 = arith.addi %16, %1432 : index
            %1434 = arith.addi %1433, %c38 : index
            %1435 = arith.muli %1431, %c32 : index
            %1436 = arith.addi %1434, %1435 : index
            %1437 = vector.load %partial[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1438 = arith.addi %1436, %c31 : index
            %1439 = vector.load %partial[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1440 = vector.shuffle %1437, %1439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1359 {
              %1441 = arith.addi %17, %1432 : index
              %1442 = arith.addi %1441, %c38 : index
              %1443 = arith.addi %1442, %1435 : index
              %1444 = vector.shuffle %1440, %1440 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1444, %partial[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1445 = vector.shuffle %1440, %1440 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1446 = arith.addi %1443, %c31 : index
              vector.store %1445, %partial[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1447 = arith.addi %17, %1432 : index
              %1448 = arith.addi %1447, %c38 : index
              %1449 = arith.addi %1448, %1435 : index
              %1450 = vector.load %partial[%1449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1451 = arith.addi %1449, %c31 : index
              %1452 = vector.load %partial[%1451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1453 = vector.shuffle %1450, %1452 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1454 = arith.mulf %1453, %1429 : vector<8xf32>
              %1455 = math.fma %1440, %1430, %1454 : vector<8xf32>
              %1456 = vector.shuffle %1455, %1455 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1456, %partial[%1449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1457 = vector.shuffle %1455, %1455 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1457, %partial[%1451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1458 = wave.opaque %c10 : index
      %1459 = arith.addi %0, %1458 : index
      scf.if %278 {
        %1460 = arith.addi %1459, %c10 : index
        %1461 = arith.addi %1460, %c10 : index
        %1462 = memref.load %8[%1461] : memref<?xf32>
        %1463 = arith.addi %1460, %c6 : index
        %1464 = memref.load %8[%1463] : memref<?xf32>
        %1465 = arith.divf %c85, %1464 : f32
        %1466 = vector.broadcast %1465 : f32 to vector<8xf32>
        %1467 = arith.addi %15, %1458 : index
        %1468 = arith.addi %1467, %1 : index
        %1469 = arith.addi %1468, %c10 : index
        %1470 = arith.minsi %1469, %40 : index
        %1471 = arith.divui %1470, %groupSize : index
        %1472 = arith.addi %24, %1471 : index
        %1473 = arith.remui %1470, %groupSize : index
        %1474 = arith.addi %44, %1473 : index
        %1475 = arith.muli %1474, %c18 : index
        %1476 = arith.addi %1475, %51 : index
        %1477 = arith.muli %heads, %c18 : index
        scf.for %1478 = %c10 to %c84 step %c4 {
          %1479 = arith.muli %1478, %c3 : index
          %1480 = arith.addi %1479, %2 : index
          %1481 = arith.muli %13, %c18 : index
          %1482 = arith.addi %1481, %1480 : index
          %1483 = arith.addi %1482, %c10 : index
          %1484 = memref.load %factors[%1483] : memref<?xf32>
          %1485 = arith.addi %1482, %c11 : index
          %1486 = memref.load %factors[%1485] : memref<?xf32>
          %1487 = arith.addi %1482, %c13 : index
          %1488 = memref.load %factors[%1487] : memref<?xf32>
          %1489 = arith.addi %1482, %c87 : index
          %1490 = memref.load %factors[%1489] : memref<?xf32>
          %1491 = arith.addi %1482, %c19 : index
          %1492 = memref.load %factors[%1491] : memref<?xf32>
          %1493 = arith.addi %1482, %c88 : index
          %1494 = memref.load %factors[%1493] : memref<?xf32>
          %1495 = arith.addi %1482, %c89 : index
          %1496 = memref.load %factors[%1495] : memref<?xf32>
          %1497 = arith.addi %1482, %c90 : index
          %1498 = memref.load %factors[%1497] : memref<?xf32>
          %1499 = vector.from_elements %1484, %1486, %1488, %1490, %1492, %1494, %1496, %1498 : vector<8xf32>
          %1500 = arith.muli %kvHeads, %c18 : index
          %1501 = arith.addi %1482, %1500 : index
          %1502 = arith.addi %1501, %c10 : index
          %1503 = memref.load %factors[%1502] : memref<?xf32>
          %1504 = arith.addi %1501, %c11 : index
          %1505 = memref.load %factors[%1504] : memref<?xf32>
          %1506 = arith.addi %1501, %c13 : index
          %1507 = memref.load %factors[%1506] : memref<?xf32>
          %1508 = arith.addi %1501, %c87 : index
          %1509 = memref.load %factors[%1508] : memref<?xf32>
          %1510 = arith.addi %1501, %c19 : index
          %1511 = memref.load %factors[%1510] : memref<?xf32>
          %1512 = arith.addi %1501, %c88 : index
          %1513 = memref.load %factors[%1512] : memref<?xf32>
          %1514 = arith.addi %1501, %c89 : index
          %1515 = memref.load %factors[%1514] : memref<?xf32>
          %1516 = arith.addi %1501, %c90 : index
          %1517 = memref.load %factors[%1516] : memref<?xf32>
          %1518 = vector.from_elements %1503, %1505, %1507, %1509, %1511, %1513, %1515, %1517 : vector<8xf32>
          %1519 = arith.muli %1459, %c13 : index
          %1520 = arith.addi %c10, %1519 : index
          %1521 = arith.addi %1520, %c10 : index
          %1522 = arith.muli %1478, %c32 : index
          %1523 = arith.addi %1521, %1522 : index
          %1524 = vector.load %5[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1525 = arith.addi %1523, %c31 : index
          %1526 = vector.load %5[%1525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1527 = vector.shuffle %1524, %1526 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1528 = arith.mulf %1527, %1466 : vector<8xf32>
          %1529 = math.fma %1528, %1499, %1518 : vector<8xf32>
          %1530 = arith.addf %1529, %c51 : vector<8xf32>
          %1531 = arith.minimumf %1530, %c91 : vector<8xf32>
          %1532 = arith.maximumf %1531, %c92 : vector<8xf32>
          %1533 = arith.truncf %1532 : vector<8xf32> to vector<8xf16>
          %1534 = vector.bitcast %1533 : vector<8xf16> to vector<4xi32>
          %1535 = vector.shuffle %1534, %1534 [0, 1] : vector<4xi32>, vector<4xi32>
          %1536 = vector.shuffle %1534, %1534 [2, 3] : vector<4xi32>, vector<4xi32>
          %1537 = arith.select %3, %1536, %1535 : vector<2xi32>
          %1538 = arith.select %3, %1535, %1536 : vector<2xi32>
          %1539 = wave.swap_halves %1538 : vector<2xi32>
          %1540 = arith.select %3, %1539, %1537 : vector<2xi32>
          %1541 = arith.select %3, %1537, %1539 : vector<2xi32>
          %1542 = vector.bitcast %1540 : vector<2xi32> to vector<4xf16>
          %1543 = vector.bitcast %1541 : vector<2xi32> to vector<4xf16>
          %1544 = vector.shuffle %1542, %1543 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1545 = arith.addi %1476, %1479 : index
          %1546 = arith.divui %1472, %outTileRows : index
          %1547 = arith.divui %1477, %c3 : index
          %1548 = arith.muli %1546, %1547 : index
          %1549 = arith.divui %1545, %c3 : index
          %1550 = arith.addi %1548, %1549 : index
          %1551 = arith.muli %1550, %c11 : index
          %1552 = arith.remui %1545, %c3 : index
          %1553 = arith.divui %1552, %c19 : index
          %1554 = arith.addi %1551, %1553 : index
          %1555 = arith.muli %outTileRows, %c19 : index
          %1556 = arith.muli %1554, %1555 : index
          %1557 = arith.remui %1472, %outTileRows : index
          %1558 = arith.muli %1557, %c19 : index
          %1559 = arith.addi %1556, %1558 : index
          %1560 = arith.remui %1545, %c19 : index
          %1561 = arith.addi %1559, %1560 : index
          %1562 = arith.cmpi slt, %1469, %36 : index
          scf.if %1562 {
            vector.store %1544, %out[%1561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1563 = arith.addi %1459, %c24 : index
        %1564 = arith.addi %1563, %c10 : index
        %1565 = memref.load %8[%1564] : memref<?xf32>
        %1566 = arith.addi %1563, %c6 : index
        %1567 = memref.load %8[%1566] : memref<?xf32>
        %1568 = arith.divf %c85, %1567 : f32
        %1569 = vector.broadcast %1568 : f32 to vector<8xf32>
        %1570 = arith.addi %1468, %c3 : index
        %1571 = arith.minsi %1570, %40 : index
        %1572 = arith.divui %1571, %groupSize : index
        %1573 = arith.addi %24, %1572 : index
        %1574 = arith.remui %1571, %groupSize : index
        %1575 = arith.addi %44, %1574 : index
        %1576 = arith.muli %1575, %c18 : index
        %1577 = arith.addi %1576, %51 : index
        scf.for %1578 = %c10 to %c84 step %c4 {
          %1579 = arith.muli %1578, %c3 : index
          %1580 = arith.addi %1579, %2 : index
          %1581 = arith.muli %13, %c18 : index
          %1582 = arith.addi %1581, %1580 : index
          %1583 = arith.addi %1582, %c10 : index
          %1584 = memref.load %factors[%1583] : memref<?xf32>
          %1585 = arith.addi %1582, %c11 : index
          %1586 = memref.load %factors[%1585] : memref<?xf32>
          %1587 = arith.addi %1582, %c13 : index
          %1588 = memref.load %factors[%1587] : memref<?xf32>
          %1589 = arith.addi %1582, %c87 : index
          %1590 = memref.load %factors[%1589] : memref<?xf32>
          %1591 = arith.addi %1582, %c19 : index
          %1592 = memref.load %factors[%1591] : memref<?xf32>
          %1593 = arith.addi %1582, %c88 : index
          %1594 = memref.load %factors[%1593] : memref<?xf32>
          %1595 = arith.addi %1582, %c89 : index
          %1596 = memref.load %factors[%1595] : memref<?xf32>
          %1597 = arith.addi %1582, %c90 : index
          %1598 = memref.load %factors[%1597] : memref<?xf32>
          %1599 = vector.from_elements %1584, %1586, %1588, %1590, %1592, %1594, %1596, %1598 : vector<8xf32>
          %1600 = arith.muli %kvHeads, %c18 : index
          %1601 = arith.addi %1582, %1600 : index
          %1602 = arith.addi %1601, %c10 : index
          %1603 = memref.load %factors[%1602] : memref<?xf32>
          %1604 = arith.addi %1601, %c11 : index
          %1605 = memref.load %factors[%1604] : memref<?xf32>
          %1606 = arith.addi %1601, %c13 : index
          %1607 = memref.load %factors[%1606] : memref<?xf32>
          %1608 = arith.addi %1601, %c87 : index
          %1609 = memref.load %factors[%1608] : memref<?xf32>
          %1610 = arith.addi %1601, %c19 : index
          %1611 = memref.load %factors[%1610] : memref<?xf32>
          %1612 = arith.addi %1601, %c88 : index
          %1613 = memref.load %factors[%1612] : memref<?xf32>
          %1614 = arith.addi %1601, %c89 : index
          %1615 = memref.load %factors[%1614] : memref<?xf32>
          %1616 = arith.addi %1601, %c90 : index
          %1617 = memref.load %factors[%1616] : memref<?xf32>
          %1618 = vector.from_elements %1603, %1605, %1607, %1609, %1611, %1613, %1615, %1617 : vector<8xf32>
          %1619 = arith.muli %1459, %c13 : index
          %1620 = arith.addi %c10, %1619 : index
          %1621 = arith.addi %1620, %c38 : index
          %1622 = arith.muli %1578, %c32 : index
          %1623 = arith.addi %1621, %1622 : index
          %1624 = vector.load %5[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1625 = arith.addi %1623, %c31 : index
          %1626 = vector.load %5[%1625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1627 = vector.shuffle %1624, %1626 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1628 = arith.mulf %1627, %1569 : vector<8xf32>
          %1629 = math.fma %1628, %1599, %1618 : vector<8xf32>
          %1630 = arith.addf %1629, %c51 : vector<8xf32>
          %1631 = arith.minimumf %1630, %c91 : vector<8xf32>
          %1632 = arith.maximumf %1631, %c92 : vector<8xf32>
          %1633 = arith.truncf %1632 : vector<8xf32> to vector<8xf16>
          %1634 = vector.bitcast %1633 : vector<8xf16> to vector<4xi32>
          %1635 = vector.shuffle %1634, %1634 [0, 1] : vector<4xi32>, vector<4xi32>
          %1636 = vector.shuffle %1634, %1634 [2, 3] : vector<4xi32>, vector<4xi32>
          %1637 = arith.select %3, %1636, %1635 : vector<2xi32>
          %1638 = arith.select %3, %1635, %1636 : vector<2xi32>
          %1639 = wave.swap_halves %1638 : vector<2xi32>
          %1640 = arith.select %3, %1639, %1637 : vector<2xi32>
          %1641 = arith.select %3, %1637, %1639 : vector<2xi32>
          %1642 = vector.bitcast %1640 : vector<2xi32> to vector<4xf16>
          %1643 = vector.bitcast %1641 : vector<2xi32> to vector<4xf16>
          %1644 = vector.shuffle %1642, %1643 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1645 = arith.addi %1577, %1579 : index
          %1646 = arith.divui %1573, %outTileRows : index
          %1647 = arith.divui %1477, %c3 : index
          %1648 = arith.muli %1646, %1647 : index
          %1649 = arith.divui %1645, %c3 : index
          %1650 = arith.addi %1648, %1649 : index
          %1651 = arith.muli %1650, %c11 : index
          %1652 = arith.remui %1645, %c3 : index
          %1653 = arith.divui %1652, %c19 : index
          %1654 = arith.addi %1651, %1653 : index
          %1655 = arith.muli %outTileRows, %c19 : index
          %1656 = arith.muli %1654, %1655 : index
          %1657 = arith.remui %1573, %outTileRows : index
          %1658 = arith.muli %1657, %c19 : index
          %1659 = arith.addi %1656, %1658 : index
          %1660 = arith.remui %1645, %c19 : index
          %1661 = arith.addi %1659, %1660 : index
          %1662 = arith.cmpi slt, %1570, %36 : index
          scf.if %1662 {
            vector.store %1644, %out[%1661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %279 {
          %1663 = arith.addi %1459, %c31 : index
          %1664 = arith.addi %1663, %c10 : index
          %1665 = memref.load %8[%1664] : memref<?xf32>
          %1666 = arith.addi %1663, %c6 : index
          %1667 = memref.load %8[%1666] : memref<?xf32>
          %1668 = arith.divf %c85, %1667 : f32
          %1669 = vector.broadcast %1668 : f32 to vector<8xf32>
          %1670 = arith.addi %15, %1458 : index
          %1671 = arith.addi %1670, %1 : index
          %1672 = arith.addi %1671, %c10 : index
          %1673 = arith.minsi %1672, %40 : index
          %1674 = arith.divui %1673, %groupSize : index
          %1675 = arith.addi %24, %1674 : index
          %1676 = arith.remui %1673, %groupSize : index
          %1677 = arith.addi %44, %1676 : index
          %1678 = arith.muli %1677, %c18 : index
          %1679 = arith.addi %1678, %51 : index
          %1680 = arith.muli %heads, %c18 : index
          scf.for %1681 = %c10 to %c84 step %c4 {
            %1682 = arith.muli %1681, %c3 : index
            %1683 = arith.addi %1682, %2 : index
            %1684 = arith.muli %13, %c18 : index
            %1685 = arith.addi %1684, %1683 : index
            %1686 = arith.addi %1685, %c10 : index
            %1687 = memref.load %factors[%1686] : memref<?xf32>
            %1688 = arith.addi %1685, %c11 : index
            %1689 = memref.load %factors[%1688] : memref<?xf32>
            %1690 = arith.addi %1685, %c13 : index
            %1691 = memref.load %factors[%1690] : memref<?xf32>
            %1692 = arith.addi %1685, %c87 : index
            %1693 = memref.load %factors[%1692] : memref<?xf32>
            %1694 = arith.addi %1685, %c19 : index
            %1695 = memref.load %factors[%1694] : memref<?xf32>
            %1696 = arith.addi %1685, %c88 : index
            %1697 = memref.load %factors[%1696] : memref<?xf32>
            %1698 = arith.addi %1685, %c89 : index
            %1699 = memref.load %factors[%1698] : memref<?xf32>
            %1700 = arith.addi %1685, %c90 : index
            %1701 = memref.load %factors[%1700] : memref<?xf32>
            %1702 = vector.from_elements %1687, %1689, %1691, %1693, %1695, %1697, %1699, %1701 : vector<8xf32>
            %1703 = arith.muli %kvHeads, %c18 : index
            %1704 = arith.addi %1685, %1703 : index
            %1705 = arith.addi %1704, %c10 : index
            %1706 = memref.load %factors[%1705] : memref<?xf32>
            %1707 = arith.addi %1704, %c11 : index
            %1708 = memref.load %factors[%1707] : memref<?xf32>
            %1709 = arith.addi %1704, %c13 : index
            %1710 = memref.load %factors[%1709] : memref<?xf32>
            %1711 = arith.addi %1704, %c87 : index
            %1712 = memref.load %factors[%1711] : memref<?xf32>
            %1713 = arith.addi %1704, %c19 : index
            %1714 = memref.load %factors[%1713] : memref<?xf32>
            %1715 = arith.addi %1704, %c88 : index
            %1716 = memref.load %factors[%1715] : memref<?xf32>
            %1717 = arith.addi %1704, %c89 : index
            %1718 = memref.load %factors[%1717] : memref<?xf32>
            %1719 = arith.addi %1704, %c90 : index
            %1720 = memref.load %factors[%1719] : memref<?xf32>
            %1721 = vector.from_elements %1706, %1708, %1710, %1712, %1714, %1716, %1718, %1720 : vector<8xf32>
            %1722 = arith.muli %1459, %c13 : index
            %1723 = arith.addi %16, %1722 : index
            %1724 = arith.addi %1723, %c10 : index
            %1725 = arith.muli %1681, %c32 : index
            %1726 = arith.addi %1724, %1725 : index
            %1727 = vector.load %partial[%1726] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1728 = arith.addi %1726, %c31 : index
            %1729 = vector.load %partial[%1728] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1730 = vector.shuffle %1727, %1729 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1731 = arith.mulf %1730, %1669 : vector<8xf32>
            %1732 = math.fma %1731, %1702, %1721 : vector<8xf32>
            %1733 = arith.addf %1732, %c51 : vector<8xf32>
            %1734 = arith.minimumf %1733, %c91 : vector<8xf32>
            %1735 = arith.maximumf %1734, %c92 : vector<8xf32>
            %1736 = arith.truncf %1735 : vector<8xf32> to vector<8xf16>
            %1737 = vector.bitcast %1736 : vector<8xf16> to vector<4xi32>
            %1738 = vector.shuffle %1737, %1737 [0, 1] : vector<4xi32>, vector<4xi32>
            %1739 = vector.shuffle %1737, %1737 [2, 3] : vector<4xi32>, vector<4xi32>
            %1740 = arith.select %3, %1739, %1738 : vector<2xi32>
            %1741 = arith.select %3, %1738, %1739 : vector<2xi32>
            %1742 = wave.swap_halves %1741 : vector<2xi32>
            %1743 = arith.select %3, %1742, %1740 : vector<2xi32>
            %1744 = arith.select %3, %1740, %1742 : vector<2xi32>
            %1745 = vector.bitcast %1743 : vector<2xi32> to vector<4xf16>
            %1746 = vector.bitcast %1744 : vector<2xi32> to vector<4xf16>
            %1747 = vector.shuffle %1745, %1746 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1748 = arith.addi %1679, %1682 : index
            %1749 = arith.divui %1675, %outTileRows : index
            %1750 = arith.divui %1680, %c3 : index
            %1751 = arith.muli %1749, %1750 : index
            %1752 = arith.divui %1748, %c3 : index
            %1753 = arith.addi %1751, %1752 : index
            %1754 = arith.muli %1753, %c11 : index
            %1755 = arith.remui %1748, %c3 : index
            %1756 = arith.divui %1755, %c19 : index
            %1757 = arith.addi %1754, %1756 : index
            %1758 = arith.muli %outTileRows, %c19 : index
            %1759 = arith.muli %1757, %1758 : index
            %1760 = arith.remui %1675, %outTileRows : index
            %1761 = arith.muli %1760, %c19 : index
            %1762 = arith.addi %1759, %1761 : index
            %1763 = arith.remui %1748, %c19 : index
            %1764 = arith.addi %1762, %1763 : index
            %1765 = arith.cmpi slt, %1672, %36 : index
            scf.if %1765 {
              vector.store %1747, %out[%1764] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1766 = arith.addi %1459, %c58 : index
          %1767 = arith.addi %1766, %c10 : index
          %1768 = memref.load %8[%1767] : memref<?xf32>
          %1769 = arith.addi %1766, %c6 : index
          %1770 = memref.load %8[%1769] : memref<?xf32>
          %1771 = arith.divf %c85, %1770 : f32
          %1772 = vector.broadcast %1771 : f32 to vector<8xf32>
          %1773 = arith.addi %1671, %c3 : index
          %1774 = arith.minsi %1773, %40 : index
          %1775 = arith.divui %1774, %groupSize : index
          %1776 = arith.addi %24, %1775 : index
          %1777 = arith.remui %1774, %groupSize : index
          %1778 = arith.addi %44, %1777 : index
          %1779 = arith.muli %1778, %c18 : index
          %1780 = arith.addi %1779, %51 : index
          scf.for %1781 = %c10 to %c84 step %c4 {
            %1782 = arith.muli %1781, %c3 : index
            %1783 = arith.addi %1782, %2 : index
            %1784 = arith.muli %13, %c18 : index
            %1785 = arith.addi %1784, %1783 : index
            %1786 = arith.addi %1785, %c10 : index
            %1787 = memref.load %factors[%1786] : memref<?xf32>
            %1788 = arith.addi %1785, %c11 : index
            %1789 = memref.load %factors[%1788] : memref<?xf32>
            %1790 = arith.addi %1785, %c13 : index
            %1791 = memref.load %factors[%1790] : memref<?xf32>
            %1792 = arith.addi %1785, %c87 : index
            %1793 = memref.load %factors[%1792] : memref<?xf32>
            %1794 = arith.addi %1785, %c19 : index
            %1795 = memref.load %factors[%1794] : memref<?xf32>
            %1796 = arith.addi %1785, %c88 : index
            %1797 = memref.load %factors[%1796] : memref<?xf32>
            %1798 = arith.addi %1785, %c89 : index
            %1799 = memref.load %factors[%1798] : memref<?xf32>
            %1800 = arith.addi %1785, %c90 : index
            %1801 = memref.load %factors[%1800] : memref<?xf32>
            %1802 = vector.from_elements %1787, %1789, %1791, %1793, %1795, %1797, %1799, %1801 : vector<8xf32>
            %1803 = arith.muli %kvHeads, %c18 : index
            %1804 = arith.addi %1785, %1803 : index
            %1805 = arith.addi %1804, %c10 : index
            %1806 = memref.load %factors[%1805] : memref<?xf32>
            %1807 = arith.addi %1804, %c11 : index
            %1808 = memref.load %factors[%1807] : memref<?xf32>
            %1809 = arith.addi %1804, %c13 : index
            %1810 = memref.load %factors[%1809] : memref<?xf32>
            %1811 = arith.addi %1804, %c87 : index
            %1812 = memref.load %factors[%1811] : memref<?xf32>
            %1813 = arith.addi %1804, %c19 : index
            %1814 = memref.load %factors[%1813] : memref<?xf32>
            %1815 = arith.addi %1804, %c88 : index
            %1816 = memref.load %factors[%1815] : memref<?xf32>
            %1817 = arith.addi %1804, %c89 : index
            %1818 = memref.load %factors[%1817] : memref<?xf32>
            %1819 = arith.addi %1804, %c90 : index
            %1820 = memref.load %factors[%1819] : memref<?xf32>
            %1821 = vector.from_elements %1806, %1808, %1810, %1812, %1814, %1816, %1818, %1820 : vector<8xf32>
            %1822 = arith.muli %1459, %c13 : index
            %1823 = arith.addi %16, %1822 : index
            %1824 = arith.addi %1823, %c38 : index
            %1825 = arith.muli %1781, %c32 : index
            %1826 = arith.addi %1824, %1825 : index
            %1827 = vector.load %partial[%1826] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1828 = arith.addi %1826, %c31 : index
            %1829 = vector.load %partial[%1828] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1830 = vector.shuffle %1827, %1829 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1831 = arith.mulf %1830, %1772 : vector<8xf32>
            %1832 = math.fma %1831, %1802, %1821 : vector<8xf32>
            %1833 = arith.addf %1832, %c51 : vector<8xf32>
            %1834 = arith.minimumf %1833, %c91 : vector<8xf32>
            %1835 = arith.maximumf %1834, %c92 : vector<8xf32>
            %1836 = arith.truncf %1835 : vector<8xf32> to vector<8xf16>
            %1837 = vector.bitcast %1836 : vector<8xf16> to vector<4xi32>
            %1838 = vector.shuffle %1837, %1837 [0, 1] : vector<4xi32>, vector<4xi32>
            %1839 = vector.shuffle %1837, %1837 [2, 3] : vector<4xi32>, vector<4xi32>
            %1840 = arith.select %3, %1839, %1838 : vector<2xi32>
            %1841 = arith.select %3, %1838, %1839 : vector<2xi32>
            %1842 = wave.swap_halves %1841 : vector<2xi32>
            %1843 = arith.select %3, %1842, %1840 : vector<2xi32>
            %1844 = arith.select %3, %1840, %1842 : vector<2xi32>
            %1845 = vector.bitcast %1843 : vector<2xi32> to vector<4xf16>
            %1846 = vector.bitcast %1844 : vector<2xi32> to vector<4xf16>
            %1847 = vector.shuffle %1845, %1846 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1848 = arith.addi %1780, %1782 : index
            %1849 = arith.divui %1776, %outTileRows : index
            %1850 = arith.divui %1680, %c3 : index
            %1851 = arith.muli %1849, %1850 : index
            %1852 = arith.divui %1848, %c3 : index
            %1853 = arith.addi %1851, %1852 : index
            %1854 = arith.muli %1853, %c11 : index
            %1855 = arith.remui %1848, %c3 : index
            %1856 = arith.divui %1855, %c19 : index
            %1857 = arith.addi %1854, %1856 : index
            %1858 = arith.muli %outTileRows, %c19 : index
            %1859 = arith.muli %1857, %1858 : index
            %1860 = arith.remui %1776, %outTileRows : index
            %1861 = arith.muli %1860, %c19 : index
            %1862 = arith.addi %1859, %1861 : index
            %1863 = arith.remui %1848, %c19 : index
            %1864 = arith.addi %1862, %1863 : index
            %1865 = arith.cmpi slt, %1773, %36 : index
            scf.if %1865 {
              vector.store %1847, %out[%1864] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1866 = arith.addi %1459, %c32 : index
          %1867 = arith.addi %1866, %c10 : index
          %1868 = memref.load %8[%1867] : memref<?xf32>
          %1869 = arith.addi %1866, %c6 : index
          %1870 = memref.load %8[%1869] : memref<?xf32>
          %1871 = arith.divf %c85, %1870 : f32
          %1872 = vector.broadcast %1871 : f32 to vector<8xf32>
          %1873 = arith.addi %15, %1458 : index
          %1874 = arith.addi %1873, %1 : index
          %1875 = arith.addi %1874, %c10 : index
          %1876 = arith.minsi %1875, %40 : index
          %1877 = arith.divui %1876, %groupSize : index
          %1878 = arith.addi %24, %1877 : index
          %1879 = arith.remui %1876, %groupSize : index
          %1880 = arith.addi %44, %1879 : index
          %1881 = arith.muli %1880, %c18 : index
          %1882 = arith.addi %1881, %51 : index
          %1883 = arith.muli %heads, %c18 : index
          scf.for %1884 = %c10 to %c84 step %c4 {
            %1885 = arith.muli %1884, %c3 : index
            %1886 = arith.addi %1885, %2 : index
            %1887 = arith.muli %13, %c18 : index
            %1888 = arith.addi %1887, %1886 : index
            %1889 = arith.addi %1888, %c10 : index
            %1890 = memref.load %factors[%1889] : memref<?xf32>
            %1891 = arith.addi %1888, %c11 : index
            %1892 = memref.load %factors[%1891] : memref<?xf32>
            %1893 = arith.addi %1888, %c13 : index
            %1894 = memref.load %factors[%1893] : memref<?xf32>
            %1895 = arith.addi %1888, %c87 : index
            %1896 = memref.load %factors[%1895] : memref<?xf32>
            %1897 = arith.addi %1888, %c19 : index
            %1898 = memref.load %factors[%1897] : memref<?xf32>
            %1899 = arith.addi %1888, %c88 : index
            %1900 = memref.load %factors[%1899] : memref<?xf32>
            %1901 = arith.addi %1888, %c89 : index
            %1902 = memref.load %factors[%1901] : memref<?xf32>
            %1903 = arith.addi %1888, %c90 : index
            %1904 = memref.load %factors[%1903] : memref<?xf32>
            %1905 = vector.from_elements %1890, %1892, %1894, %1896, %1898, %1900, %1902, %1904 : vector<8xf32>
            %1906 = arith.muli %kvHeads, %c18 : index
            %1907 = arith.addi %1888, %1906 : index
            %1908 = arith.addi %1907, %c10 : index
            %1909 = memref.load %factors[%1908] : memref<?xf32>
            %1910 = arith.addi %1907, %c11 : index
            %1911 = memref.load %factors[%1910] : memref<?xf32>
            %1912 = arith.addi %1907, %c13 : index
            %1913 = memref.load %factors[%1912] : memref<?xf32>
            %1914 = arith.addi %1907, %c87 : index
            %1915 = memref.load %factors[%1914] : memref<?xf32>
            %1916 = arith.addi %1907, %c19 : index
            %1917 = memref.load %factors[%1916] : memref<?xf32>
            %1918 = arith.addi %1907, %c88 : index
            %1919 = memref.load %factors[%1918] : memref<?xf32>
            %1920 = arith.addi %1907, %c89 : index
            %1921 = memref.load %factors[%1920] : memref<?xf32>
            %1922 = arith.addi %1907, %c90 : index
            %1923 = memref.load %factors[%1922] : memref<?xf32>
            %1924 = vector.from_elements %1909, %1911, %1913, %1915, %1917, %1919, %1921, %1923 : vector<8xf32>
            %1925 = arith.muli %1459, %c13 : index
            %1926 = arith.addi %17, %1925 : index
            %1927 = arith.addi %1926, %c10 : index
            %1928 = arith.muli %1884, %c32 : index
            %1929 = arith.addi %1927, %1928 : index
            %1930 = vector.load %partial[%1929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1931 = arith.addi %1929, %c31 : index
            %1932 = vector.load %partial[%1931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1933 = vector.shuffle %1930, %1932 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1934 = arith.mulf %1933, %1872 : vector<8xf32>
            %1935 = math.fma %1934, %1905, %1924 : vector<8xf32>
            %1936 = arith.addf %1935, %c51 : vector<8xf32>
            %1937 = arith.minimumf %1936, %c91 : vector<8xf32>
            %1938 = arith.maximumf %1937, %c92 : vector<8xf32>
            %1939 = arith.truncf %1938 : vector<8xf32> to vector<8xf16>
            %1940 = vector.bitcast %1939 : vector<8xf16> to vector<4xi32>
            %1941 = vector.shuffle %1940, %1940 [0, 1] : vector<4xi32>, vector<4xi32>
            %1942 = vector.shuffle %1940, %1940 [2, 3] : vector<4xi32>, vector<4xi32>
            %1943 = arith.select %3, %1942, %1941 : vector<2xi32>
            %1944 = arith.select %3, %1941, %1942 : vector<2xi32>
            %1945 = wave.swap_halves %1944 : vector<2xi32>
            %1946 = arith.select %3, %1945, %1943 : vector<2xi32>
            %1947 = arith.select %3, %1943, %1945 : vector<2xi32>
            %1948 = vector.bitcast %1946 : vector<2xi32> to vector<4xf16>
            %1949 = vector.bitcast %1947 : vector<2xi32> to vector<4xf16>
            %1950 = vector.shuffle %1948, %1949 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1951 = arith.addi %1882, %1885 : index
            %1952 = arith.divui %1878, %outTileRows : index
            %1953 = arith.divui %1883, %c3 : index
            %1954 = arith.muli %1952, %1953 : index
            %1955 = arith.divui %1951, %c3 : index
            %1956 = arith.addi %1954, %1955 : index
            %1957 = arith.muli %1956, %c11 : index
            %1958 = arith.remui %1951, %c3 : index
            %1959 = arith.divui %1958, %c19 : index
            %1960 = arith.addi %1957, %1959 : index
            %1961 = arith.muli %outTileRows, %c19 : index
            %1962 = arith.muli %1960, %1961 : index
            %1963 = arith.remui %1878, %outTileRows : index
            %1964 = arith.muli %1963, %c19 : index
            %1965 = arith.addi %1962, %1964 : index
            %1966 = arith.remui %1951, %c19 : index
            %1967 = arith.addi %1965, %1966 : index
            %1968 = arith.cmpi slt, %1875, %36 : index
            scf.if %1968 {
              vector.store %1950, %out[%1967] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1969 = arith.addi %1459, %c59 : index
          %1970 = arith.addi %1969, %c10 : index
          %1971 = memref.load %8[%1970] : memref<?xf32>
          %1972 = arith.addi %1969, %c6 : index
          %1973 = memref.load %8[%1972] : memref<?xf32>
          %1974 = arith.divf %c85, %1973 : f32
          %1975 = vector.broadcast %1974 : f32 to vector<8xf32>
          %1976 = arith.addi %1874, %c3 : index
          %1977 = arith.minsi %1976, %40 : index
          %1978 = arith.divui %1977, %groupSize : index
          %1979 = arith.addi %24, %1978 : index
          %1980 = arith.remui %1977, %groupSize : index
          %1981 = arith.addi %44, %1980 : index
          %1982 = arith.muli %1981, %c18 : index
          %1983 = arith.addi %1982, %51 : index
          scf.for %1984 = %c10 to %c84 step %c4 {
            %1985 = arith.muli %1984, %c3 : index
            %1986 = arith.addi %1985, %2 : index
            %1987 = arith.muli %13, %c18 : index
            %1988 = arith.addi %1987, %1986 : index
            %1989 = arith.addi %1988, %c10 : index
            %1990 = memref.load %factors[%1989] : memref<?xf32>
            %1991 = arith.addi %1988, %c11 : index
            %1992 = memref.load %factors[%1991] : memref<?xf32>
            %1993 = arith.addi %1988, %c13 : index
            %1994 = memref.load %factors[%1993] : memref<?xf32>
            %1995 = arith.addi %1988, %c87 : index
            %1996 = memref.load %factors[%1995] : memref<?xf32>
            %1997 = arith.addi %1988, %c19 : index
            %1998 = memref.load %factors[%1997] : memref<?xf32>
            %1999 = arith.addi %1988, %c88 : index
            %2000 = memref.load %factors[%1999] : memref<?xf32>
            %2001 = arith.addi %1988, %c89 : index
            %2002 = memref.load %factors[%2001] : memref<?xf32>
            %2003 = arith.addi %1988, %c90 : index
            %2004 = memref.load %factors[%2003] : memref<?xf32>
            %2005 = vector.from_elements %1990, %1992, %1994, %1996, %1998, %2000, %2002, %2004 : vector<8xf32>
            %2006 = arith.muli %kvHeads, %c18 : index
            %2007 = arith.addi %1988, %2006 : index
            %2008 = arith.addi %2007, %c10 : index
            %2009 = memref.load %factors[%2008] : memref<?xf32>
            %2010 = arith.addi %2007, %c11 : index
            %2011 = memref.load %factors[%2010] : memref<?xf32>
            %2012 = arith.addi %2007, %c13 : index
            %2013 = memref.load %factors[%2012] : memref<?xf32>
            %2014 = arith.addi %2007, %c87 : index
            %2015 = memref.load %factors[%2014] : memref<?xf32>
            %2016 = arith.addi %2007, %c19 : index
            %2017 = memref.load %factors[%2016] : memref<?xf32>
            %2018 = arith.addi %2007, %c88 : index
            %2019 = memref.load %factors[%2018] : memref<?xf32>
            %2020 = arith.addi %2007, %c89 : index
            %2021 = memref.load %factors[%2020] : memref<?xf32>
            %2022 = arith.addi %2007, %c90 : index
            %2023 = memref.load %factors[%2022] : memref<?xf32>
            %2024 = vector.from_elements %2009, %2011, %2013, %2015, %2017, %2019, %2021, %2023 : vector<8xf32>
            %2025 = arith.muli %1459, %c13 : index
            %2026 = arith.addi %17, %2025 : index
            %2027 = arith.addi %2026, %c38 : index
            %2028 = arith.muli %1984, %c32 : index
            %2029 = arith.addi %2027, %2028 : index
            %2030 = vector.load %partial[%2029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2031 = arith.addi %2029, %c31 : index
            %2032 = vector.load %partial[%2031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2033 = vector.shuffle %2030, %2032 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2034 = arith.mulf %2033, %1975 : vector<8xf32>
            %2035 = math.fma %2034, %2005, %2024 : vector<8xf32>
            %2036 = arith.addf %2035, %c51 : vector<8xf32>
            %2037 = arith.minimumf %2036, %c91 : vector<8xf32>
            %2038 = arith.maximumf %2037, %c92 : vector<8xf32>
            %2039 = arith.truncf %2038 : vector<8xf32> to vector<8xf16>
            %2040 = vector.bitcast %2039 : vector<8xf16> to vector<4xi32>
            %2041 = vector.shuffle %2040, %2040 [0, 1] : vector<4xi32>, vector<4xi32>
            %2042 = vector.shuffle %2040, %2040 [2, 3] : vector<4xi32>, vector<4xi32>
            %2043 = arith.select %3, %2042, %2041 : vector<2xi32>
            %2044 = arith.select %3, %2041, %2042 : vector<2xi32>
            %2045 = wave.swap_halves %2044 : vector<2xi32>
            %2046 = arith.select %3, %2045, %2043 : vector<2xi32>
            %2047 = arith.select %3, %2043, %2045 : vector<2xi32>
            %2048 = vector.bitcast %2046 : vector<2xi32> to vector<4xf16>
            %2049 = vector.bitcast %2047 : vector<2xi32> to vector<4xf16>
            %2050 = vector.shuffle %2048, %2049 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2051 = arith.addi %1983, %1985 : index
            %2052 = arith.divui %1979, %outTileRows : index
            %2053 = arith.divui %1883, %c3 : index
            %2054 = arith.muli %2052, %2053 : index
            %2055 = arith.divui %2051, %c3 : index
            %2056 = arith.addi %2054, %2055 : index
            %2057 = arith.muli %2056, %c11 : index
            %2058 = arith.remui %2051, %c3 : index
            %2059 = arith.divui %2058, %c19 : index
            %2060 = arith.addi %2057, %2059 : index
            %2061 = arith.muli %outTileRows, %c19 : index
            %2062 = arith.muli %2060, %2061 : index
            %2063 = arith.remui %1979, %outTileRows : index
            %2064 = arith.muli %2063, %c19 : index
            %2065 = arith.addi %2062, %2064 : index
            %2066 = arith.remui %2051, %c19 : index
            %2067 = arith.addi %2065, %2066 : index
            %2068 = arith.cmpi slt, %1976, %36 : index
            scf.if %2068 {
              vector.store %2050, %out[%2067] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

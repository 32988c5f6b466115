// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=80, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d80_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1280 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 640 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 320 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 8 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 64 : i32
  %c36 = arith.constant 253 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 128 : index
  %c40 = arith.constant 512 : index
  %c41 = arith.constant 768 : index
  %c42 = arith.constant 1024 : index
  %c43 = arith.constant 128 : i32
  %c44 = arith.constant 0xF149F2CA : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x00000000> : vector<8xf32>
  %c47 = arith.constant 31 : i32
  %c48 = arith.constant 32 : i32
  %c49 = arith.constant 0 : i32
  %c50 = arith.constant 192 : index
  %c51 = arith.constant 384 : index
  %c52 = arith.constant 448 : index
  %c53 = arith.constant 576 : index
  %c54 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c55 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c56 = arith.constant 0x41000000 : f32
  %c57 = arith.constant 0x40C00000 : f32
  %c58 = arith.constant dense<-1> : vector<4xi32>
  %c59 = arith.constant 255 : i32
  %c60 = arith.constant 2 : i32
  %c61 = arith.constant 16711680 : i32
  %c62 = arith.constant 3 : i32
  %c63 = arith.constant 4 : i32
  %c64 = arith.constant 65280 : i32
  %c65 = arith.constant 5 : i32
  %c66 = arith.constant 6 : i32
  %c67 = arith.constant -16777216 : i32
  %c68 = arith.constant 7 : i32
  %c69 = arith.constant 8 : i32
  %c70 = arith.constant 9 : i32
  %c71 = arith.constant 10 : i32
  %c72 = arith.constant 11 : i32
  %c73 = arith.constant 12 : i32
  %c74 = arith.constant 13 : i32
  %c75 = arith.constant 15 : i32
  %c76 = arith.constant 96 : index
  %c77 = arith.constant 160 : index
  %c78 = arith.constant 224 : index
  %c79 = arith.constant 288 : index
  %c80 = arith.constant 352 : index
  %c81 = arith.constant 416 : index
  %c82 = arith.constant 480 : index
  %c83 = arith.constant 112 : index
  %c84 = arith.constant 144 : index
  %c85 = arith.constant 176 : index
  %c86 = arith.constant 208 : index
  %c87 = arith.constant 240 : index
  %c88 = arith.constant 1536 : index
  %c89 = arith.constant 2048 : index
  %c90 = arith.constant 2560 : index
  %c91 = arith.constant 3072 : index
  %c92 = arith.constant 3584 : index
  %c93 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c95 = arith.constant 0x477FE000 : f32
  %c96 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c99 = arith.constant 1344 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = wave.block 0
  %10 = wave.block 1
  %11 = arith.index_cast %10 : index to i32
  %12 = arith.muli %kvHeads, %columnBlocks : index
  %13 = arith.divui %9, %12 : index
  %14 = arith.divui %9, %columnBlocks : index
  %15 = arith.remui %14, %kvHeads : index
  %16 = arith.remui %9, %columnBlocks : index
  %17 = arith.muli %16, %c3 : index
  %18 = memref.load %step[%c9] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c11 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c9 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c11 : index
    %34 = arith.muli %15, %c15 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c17 : i32
    %39 = arith.subi %38, %c17 : i32
    %40 = arith.divui %39, %c18 : i32
    %41 = arith.addi %38, %c19 : i32
    %42 = arith.divui %41, %c20 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c22 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c23 : index
      %48 = arith.cmpi slt, %47, %c24 : index
      scf.if %48 {
        %49 = arith.divui %47, %c25 : index
        %50 = arith.remui %47, %c25 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c26 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c27 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c24 : index
      scf.if %65 {
        %66 = arith.divui %64, %c25 : index
        %67 = arith.remui %64, %c25 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c26 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c27 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c23 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c27 : index
        %84 = arith.muli %2, %c28 : index
        %85 = arith.addi %84, %c23 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c25 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c22 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c29 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c30 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c31 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c32 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c33 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = math.absf %87 : vector<4xf32>
        %116 = math.absf %90 : vector<4xf32>
        %117 = arith.maxnumf %115, %116 fastmath<nnan> : vector<4xf32>
        %118 = math.absf %93 : vector<4xf32>
        %119 = arith.maxnumf %117, %118 fastmath<nnan> : vector<4xf32>
        %120 = math.absf %96 : vector<4xf32>
        %121 = arith.maxnumf %119, %120 fastmath<nnan> : vector<4xf32>
        %122 = math.absf %99 : vector<4xf32>
        %123 = arith.maxnumf %121, %122 fastmath<nnan> : vector<4xf32>
        %124 = math.absf %102 : vector<4xf32>
        %125 = arith.maxnumf %123, %124 fastmath<nnan> : vector<4xf32>
        %126 = math.absf %105 : vector<4xf32>
        %127 = arith.maxnumf %125, %126 fastmath<nnan> : vector<4xf32>
        %128 = math.absf %108 : vector<4xf32>
        %129 = arith.maxnumf %127, %128 fastmath<nnan> : vector<4xf32>
        %130 = math.absf %111 : vector<4xf32>
        %131 = arith.maxnumf %129, %130 fastmath<nnan> : vector<4xf32>
        %132 = math.absf %114 : vector<4xf32>
        %133 = arith.maxnumf %131, %132 fastmath<nnan> : vector<4xf32>
        %134 = vector.extract %133[0] : f32 from vector<4xf32>
        %135 = vector.extract %133[1] : f32 from vector<4xf32>
        %136 = vector.extract %133[2] : f32 from vector<4xf32>
        %137 = vector.extract %133[3] : f32 from vector<4xf32>
        %138 = arith.maxnumf %134, %135 fastmath<nnan> : f32
        %139 = arith.maxnumf %138, %136 fastmath<nnan> : f32
        %140 = arith.maxnumf %139, %137 fastmath<nnan> : f32
        %141 = wave.swap_halves %140 : f32
        %142 = arith.maxnumf %140, %141 fastmath<nnan> : f32
        %143 = arith.bitcast %142 : f32 to i32
        %144 = arith.shrui %143, %c34 : i32
        %145 = arith.maxsi %144, %c35 : i32
        %146 = arith.minsi %145, %c36 : i32
        %147 = arith.subi %c37, %146 : i32
        %148 = arith.shli %147, %c34 : i32
        %149 = arith.bitcast %148 : i32 to f32
        %150 = arith.subi %146, %c38 : i32
        %151 = arith.shli %150, %c34 : i32
        %152 = arith.bitcast %151 : i32 to f32
        %153 = vector.broadcast %149 : f32 to vector<4xf32>
        %154 = arith.muli %1, %c28 : index
        %155 = arith.muli %2, %c39 : index
        %156 = arith.addi %154, %155 : index
        %157 = arith.mulf %87, %153 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = arith.mulf %90, %153 : vector<4xf32>
        %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
        %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %162 = arith.addi %156, %c23 : index
        vector.store %161, %4[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.mulf %93, %153 : vector<4xf32>
        %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        %165 = arith.mulf %96, %153 : vector<4xf32>
        %166 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %168 = arith.addi %156, %c7 : index
        vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.mulf %99, %153 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = arith.mulf %102, %153 : vector<4xf32>
        %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %174 = arith.addi %156, %c40 : index
        vector.store %173, %4[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.mulf %105, %153 : vector<4xf32>
        %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
        %177 = arith.mulf %108, %153 : vector<4xf32>
        %178 = arith.truncf %177 : vector<4xf32> to vector<4xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %180 = arith.addi %156, %c41 : index
        vector.store %179, %4[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.mulf %111, %153 : vector<4xf32>
        %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        %183 = arith.mulf %114, %153 : vector<4xf32>
        %184 = arith.truncf %183 : vector<4xf32> to vector<4xf16>
        %185 = vector.shuffle %182, %184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %186 = arith.addi %156, %c42 : index
        vector.store %185, %4[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %152, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %187 = memref.load %7[%1] : memref<?xf32>
      scf.for %188 = %11 to %42 step %43 : i32 {
        %189 = arith.muli %188, %c20 : i32
        %190 = arith.index_cast %8 : index to i32
        %191 = arith.muli %190, %c43 : i32
        %192 = arith.addi %189, %191 : i32
        %193 = arith.addi %192, %c43 : i32
        %194 = arith.minsi %193, %38 : i32
        %195 = arith.cmpi slt, %192, %38 : i32
        %196:7 = scf.if %195 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %197 = arith.subi %194, %192 : i32
          %198 = arith.addi %197, %c47 : i32
          %199 = arith.divui %198, %c48 : i32
          %200 = arith.divui %192, %c18 : i32
          %201 = arith.addi %200, %c49 : i32
          %202 = arith.minsi %201, %40 : i32
          %203 = arith.index_castui %202 : i32 to index
          %204 = arith.addi %32, %203 : index
          %205 = memref.load %step[%204] : memref<?xi32>
          %206 = arith.index_cast %205 : i32 to index
          %207 = arith.muli %206, %33 : index
          %208 = arith.addi %207, %34 : index
          %209 = arith.addi %200, %c17 : i32
          %210 = arith.minsi %209, %40 : i32
          %211 = arith.index_castui %210 : i32 to index
          %212 = arith.addi %32, %211 : index
          %213 = memref.load %step[%212] : memref<?xi32>
          %214 = arith.index_cast %213 : i32 to index
          %215 = arith.muli %214, %33 : index
          %216 = arith.addi %215, %34 : index
          %217 = arith.addi %208, %35 : index
          %218 = arith.addi %217, %c23 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %216, %35 : index
          %221 = arith.addi %220, %c23 : index
          %222 = vector.load %kv[%221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %223 = arith.addi %217, %c32 : index
          %224 = vector.load %kv[%223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %225 = arith.addi %220, %c32 : index
          %226 = vector.load %kv[%225] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %227 = arith.addi %217, %c39 : index
          %228 = vector.load %kv[%227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %229 = arith.addi %220, %c39 : index
          %230 = vector.load %kv[%229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %231 = arith.addi %217, %c50 : index
          %232 = vector.load %kv[%231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %233 = arith.addi %220, %c50 : index
          %234 = vector.load %kv[%233] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251:15 = scf.for %235 = %c49 to %199 step %c17 iter_args(%236 = %219, %237 = %222, %238 = %224, %239 = %226, %240 = %228, %241 = %230, %242 = %232, %243 = %234, %244 = %c44, %245 = %c45, %246 = %c46, %247 = %c46, %248 = %c46, %249 = %c46, %250 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %252 = arith.muli %235, %c48 : i32
            %253 = arith.addi %192, %252 : i32
            %254 = arith.addi %253, %c48 : i32
            %255 = arith.divui %253, %c18 : i32
            %256 = arith.addi %255, %c49 : i32
            %257 = arith.minsi %256, %40 : i32
            %258 = arith.index_castui %257 : i32 to index
            %259 = arith.addi %32, %258 : index
            %260 = memref.load %step[%259] : memref<?xi32>
            %261 = arith.index_cast %260 : i32 to index
            %262 = arith.muli %261, %33 : index
            %263 = arith.addi %262, %34 : index
            %264 = arith.addi %255, %c17 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.divui %254, %c18 : i32
            %273 = arith.addi %272, %c49 : i32
            %274 = arith.minsi %273, %40 : i32
            %275 = arith.index_castui %274 : i32 to index
            %276 = arith.addi %32, %275 : index
            %277 = memref.load %step[%276] : memref<?xi32>
            %278 = arith.index_cast %277 : i32 to index
            %279 = arith.muli %278, %33 : index
            %280 = arith.addi %279, %34 : index
            %281 = arith.addi %272, %c17 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = wave.opaque %c23 : index
            %290 = arith.muli %1, %c28 : index
            %291 = arith.addi %289, %290 : index
            %292 = arith.addi %263, %35 : index
            %293 = arith.addi %292, %c7 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %271, %35 : index
            %296 = arith.addi %295, %c7 : index
            %297 = vector.load %kv[%296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %298 = vector.bitcast %236 : vector<4xi32> to vector<16xi8>
            %299 = wave.fp8_decode "e5m2" packed %298 : vector<16xi8> -> vector<16xf16>
            %300 = vector.bitcast %237 : vector<4xi32> to vector<16xi8>
            %301 = wave.fp8_decode "e5m2" packed %300 : vector<16xi8> -> vector<16xf16>
            %302 = arith.addi %291, %c23 : index
            %303 = vector.load %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %304 = arith.addi %302, %c39 : index
            %305 = vector.load %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %307 = wave.mma %299, %306, %c46 : vector<16xf16>, vector<8xf32>
            %308 = wave.mma %301, %306, %c46 : vector<16xf16>, vector<8xf32>
            %309 = arith.addi %292, %c24 : index
            %310 = vector.load %kv[%309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %311 = arith.addi %295, %c24 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %313 = vector.bitcast %238 : vector<4xi32> to vector<16xi8>
            %314 = wave.fp8_decode "e5m2" packed %313 : vector<16xi8> -> vector<16xf16>
            %315 = vector.bitcast %239 : vector<4xi32> to vector<16xi8>
            %316 = wave.fp8_decode "e5m2" packed %315 : vector<16xi8> -> vector<16xf16>
            %317 = arith.addi %291, %c7 : index
            %318 = vector.load %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %319 = arith.addi %317, %c39 : index
            %320 = vector.load %4[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %321 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %322 = wave.mma %314, %321, %307 : vector<16xf16>, vector<8xf32>
            %323 = wave.mma %316, %321, %308 : vector<16xf16>, vector<8xf32>
            %324 = arith.addi %292, %c51 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %326 = arith.addi %295, %c51 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %328 = vector.bitcast %240 : vector<4xi32> to vector<16xi8>
            %329 = wave.fp8_decode "e5m2" packed %328 : vector<16xi8> -> vector<16xf16>
            %330 = vector.bitcast %241 : vector<4xi32> to vector<16xi8>
            %331 = wave.fp8_decode "e5m2" packed %330 : vector<16xi8> -> vector<16xf16>
            %332 = arith.addi %291, %c40 : index
            %333 = vector.load %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %334 = arith.addi %332, %c39 : index
            %335 = vector.load %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %337 = wave.mma %329, %336, %322 : vector<16xf16>, vector<8xf32>
            %338 = wave.mma %331, %336, %323 : vector<16xf16>, vector<8xf32>
            %339 = arith.addi %292, %c52 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %295, %c52 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %343 = vector.bitcast %242 : vector<4xi32> to vector<16xi8>
            %344 = wave.fp8_decode "e5m2" packed %343 : vector<16xi8> -> vector<16xf16>
            %345 = vector.bitcast %243 : vector<4xi32> to vector<16xi8>
            %346 = wave.fp8_decode "e5m2" packed %345 : vector<16xi8> -> vector<16xf16>
            %347 = arith.addi %291, %c41 : index
            %348 = vector.load %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %349 = arith.addi %347, %c39 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %352 = wave.mma %344, %351, %337 : vector<16xf16>, vector<8xf32>
            %353 = wave.mma %346, %351, %338 : vector<16xf16>, vector<8xf32>
            %354 = arith.addi %292, %c40 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %356 = arith.addi %295, %c40 : index
            %357 = vector.load %kv[%356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %358 = vector.bitcast %294 : vector<4xi32> to vector<16xi8>
            %359 = wave.fp8_decode "e5m2" packed %358 : vector<16xi8> -> vector<16xf16>
            %360 = vector.bitcast %297 : vector<4xi32> to vector<16xi8>
            %361 = wave.fp8_decode "e5m2" packed %360 : vector<16xi8> -> vector<16xf16>
            %362 = arith.addi %291, %c42 : index
            %363 = vector.load %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %364 = arith.addi %362, %c39 : index
            %365 = vector.load %4[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %367 = wave.mma %359, %366, %352 : vector<16xf16>, vector<8xf32>
            %368 = wave.mma %361, %366, %353 : vector<16xf16>, vector<8xf32>
            %369 = arith.addi %292, %c53 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %371 = arith.addi %295, %c53 : index
            %372 = vector.load %kv[%371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %373 = wave.opaque %367 : vector<8xf32>
            %374 = wave.opaque %368 : vector<8xf32>
            %375 = wave.opaque %254 : i32
            %376 = arith.cmpi sgt, %375, %194 : i32
            %377:2 = scf.if %376 -> (vector<8xf32>, vector<8xf32>) {
              %378 = arith.index_cast %2 : index to i32
              %379 = arith.addi %253, %378 : i32
              %380 = arith.subi %38, %379 : i32
              %381 = arith.subi %380, %c49 : i32
              %382 = vector.broadcast %381 : i32 to vector<8xi32>
              %383 = arith.cmpi sgt, %382, %c55 : vector<8xi32>
              %384 = arith.select %383, %373, %c54 : vector<8xi1>, vector<8xf32>
              %385 = arith.subi %380, %c18 : i32
              %386 = vector.broadcast %385 : i32 to vector<8xi32>
              %387 = arith.cmpi sgt, %386, %c55 : vector<8xi32>
              %388 = arith.select %387, %374, %c54 : vector<8xi1>, vector<8xf32>
              scf.yield %384, %388 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %373, %374 : vector<8xf32>, vector<8xf32>
            }
            %389 = vector.extract %377#0[0] : f32 from vector<8xf32>
            %390 = vector.extract %377#0[1] : f32 from vector<8xf32>
            %391 = vector.extract %377#0[2] : f32 from vector<8xf32>
            %392 = vector.extract %377#0[3] : f32 from vector<8xf32>
            %393 = vector.extract %377#0[4] : f32 from vector<8xf32>
            %394 = vector.extract %377#0[5] : f32 from vector<8xf32>
            %395 = vector.extract %377#0[6] : f32 from vector<8xf32>
            %396 = vector.extract %377#0[7] : f32 from vector<8xf32>
            %397 = vector.extract %377#1[0] : f32 from vector<8xf32>
            %398 = vector.extract %377#1[1] : f32 from vector<8xf32>
            %399 = vector.extract %377#1[2] : f32 from vector<8xf32>
            %400 = vector.extract %377#1[3] : f32 from vector<8xf32>
            %401 = vector.extract %377#1[4] : f32 from vector<8xf32>
            %402 = vector.extract %377#1[5] : f32 from vector<8xf32>
            %403 = vector.extract %377#1[6] : f32 from vector<8xf32>
            %404 = vector.extract %377#1[7] : f32 from vector<8xf32>
            %405 = arith.maxnumf %389, %390 fastmath<nnan> : f32
            %406 = arith.maxnumf %405, %391 fastmath<nnan> : f32
            %407 = arith.maxnumf %406, %392 fastmath<nnan> : f32
            %408 = arith.maxnumf %407, %393 fastmath<nnan> : f32
            %409 = arith.maxnumf %408, %394 fastmath<nnan> : f32
            %410 = arith.maxnumf %409, %395 fastmath<nnan> : f32
            %411 = arith.maxnumf %410, %396 fastmath<nnan> : f32
            %412 = arith.maxnumf %411, %397 fastmath<nnan> : f32
            %413 = arith.maxnumf %412, %398 fastmath<nnan> : f32
            %414 = arith.maxnumf %413, %399 fastmath<nnan> : f32
            %415 = arith.maxnumf %414, %400 fastmath<nnan> : f32
            %416 = arith.maxnumf %415, %401 fastmath<nnan> : f32
            %417 = arith.maxnumf %416, %402 fastmath<nnan> : f32
            %418 = arith.maxnumf %417, %403 fastmath<nnan> : f32
            %419 = arith.maxnumf %418, %404 fastmath<nnan> : f32
            %420 = wave.swap_halves %419 : f32
            %421 = arith.maxnumf %419, %420 fastmath<nnan> : f32
            %422 = arith.mulf %421, %187 : f32
            %423 = arith.addf %244, %c56 : f32
            %424 = arith.cmpf ogt, %422, %423 : f32
            %425:7 = scf.if %424 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %426 = arith.subf %244, %422 : f32
              %427 = wave.exp2 %426 : f32
              %428 = vector.broadcast %427 : f32 to vector<8xf32>
              %429 = arith.mulf %245, %427 : f32
              %430 = arith.mulf %246, %428 : vector<8xf32>
              %431 = arith.mulf %247, %428 : vector<8xf32>
              %432 = arith.mulf %248, %428 : vector<8xf32>
              %433 = arith.mulf %249, %428 : vector<8xf32>
              %434 = arith.mulf %250, %428 : vector<8xf32>
              scf.yield %422, %429, %430, %431, %432, %433, %434 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %244, %245, %246, %247, %248, %249, %250 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %435 = vector.broadcast %187 : f32 to vector<8xf32>
            %436 = arith.subf %c57, %425#0 : f32
            %437 = vector.broadcast %436 : f32 to vector<8xf32>
            %438 = math.fma %377#0, %435, %437 : vector<8xf32>
            %439 = wave.exp2 %438 : vector<8xf32>
            %440 = math.fma %377#1, %435, %437 : vector<8xf32>
            %441 = wave.exp2 %440 : vector<8xf32>
            %442 = arith.truncf %439 : vector<8xf32> to vector<8xf16>
            %443 = vector.bitcast %442 : vector<8xf16> to vector<4xi32>
            %444 = wave.swap_halves %443 : vector<4xi32>
            %445 = arith.select %3, %444, %443 : vector<4xi32>
            %446 = arith.select %3, %443, %444 : vector<4xi32>
            %447 = vector.shuffle %445, %446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %448 = vector.bitcast %447 : vector<8xi32> to vector<16xf16>
            %449 = arith.truncf %441 : vector<8xf32> to vector<8xf16>
            %450 = vector.bitcast %449 : vector<8xf16> to vector<4xi32>
            %451 = wave.swap_halves %450 : vector<4xi32>
            %452 = arith.select %3, %451, %450 : vector<4xi32>
            %453 = arith.select %3, %450, %451 : vector<4xi32>
            %454 = vector.shuffle %452, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %455 = vector.bitcast %454 : vector<8xi32> to vector<16xf16>
            %456 = arith.addf %439, %441 : vector<8xf32>
            %457 = vector.extract %456[0] : f32 from vector<8xf32>
            %458 = vector.extract %456[1] : f32 from vector<8xf32>
            %459 = vector.extract %456[2] : f32 from vector<8xf32>
            %460 = vector.extract %456[3] : f32 from vector<8xf32>
            %461 = vector.extract %456[4] : f32 from vector<8xf32>
            %462 = vector.extract %456[5] : f32 from vector<8xf32>
            %463 = vector.extract %456[6] : f32 from vector<8xf32>
            %464 = vector.extract %456[7] : f32 from vector<8xf32>
            %465 = arith.addf %457, %461 : f32
            %466 = arith.addf %458, %462 : f32
            %467 = arith.addf %459, %463 : f32
            %468 = arith.addf %460, %464 : f32
            %469 = arith.addf %465, %467 : f32
            %470 = arith.addf %466, %468 : f32
            %471 = arith.addf %469, %470 : f32
            %472 = arith.addf %425#1, %471 : f32
            %473 = wave.opaque %472 : f32
            %474 = wave.opaque %254 : i32
            %475 = arith.cmpi sgt, %474, %194 : i32
            %476:2 = scf.if %475 -> (vector<4xi32>, vector<4xi32>) {
              %477 = arith.subi %194, %253 : i32
              %478 = arith.subi %477, %c49 : i32
              %479 = arith.minsi %478, %c18 : i32
              %480 = arith.maxsi %479, %c49 : i32
              %481 = arith.cmpi sgt, %480, %c49 : i32
              %482 = arith.select %481, %c59, %c49 : i32
              %483 = arith.ori %c49, %482 : i32
              %484 = arith.cmpi sgt, %480, %c17 : i32
              %485 = arith.select %484, %c59, %c49 : i32
              %486 = arith.ori %c49, %485 : i32
              %487 = arith.cmpi sgt, %480, %c60 : i32
              %488 = arith.select %487, %c61, %c49 : i32
              %489 = arith.ori %483, %488 : i32
              %490 = arith.cmpi sgt, %480, %c62 : i32
              %491 = arith.select %490, %c61, %c49 : i32
              %492 = arith.ori %486, %491 : i32
              %493 = arith.cmpi sgt, %480, %c63 : i32
              %494 = arith.select %493, %c64, %c49 : i32
              %495 = arith.ori %489, %494 : i32
              %496 = arith.cmpi sgt, %480, %c65 : i32
              %497 = arith.select %496, %c64, %c49 : i32
              %498 = arith.ori %492, %497 : i32
              %499 = arith.cmpi sgt, %480, %c66 : i32
              %500 = arith.select %499, %c67, %c49 : i32
              %501 = arith.ori %495, %500 : i32
              %502 = arith.cmpi sgt, %480, %c68 : i32
              %503 = arith.select %502, %c67, %c49 : i32
              %504 = arith.ori %498, %503 : i32
              %505 = arith.cmpi sgt, %480, %c69 : i32
              %506 = arith.select %505, %c59, %c49 : i32
              %507 = arith.ori %c49, %506 : i32
              %508 = arith.cmpi sgt, %480, %c70 : i32
              %509 = arith.select %508, %c59, %c49 : i32
              %510 = arith.ori %c49, %509 : i32
              %511 = arith.cmpi sgt, %480, %c71 : i32
              %512 = arith.select %511, %c61, %c49 : i32
              %513 = arith.ori %507, %512 : i32
              %514 = arith.cmpi sgt, %480, %c72 : i32
              %515 = arith.select %514, %c61, %c49 : i32
              %516 = arith.ori %510, %515 : i32
              %517 = arith.cmpi sgt, %480, %c73 : i32
              %518 = arith.select %517, %c64, %c49 : i32
              %519 = arith.ori %513, %518 : i32
              %520 = arith.cmpi sgt, %480, %c74 : i32
              %521 = arith.select %520, %c64, %c49 : i32
              %522 = arith.ori %516, %521 : i32
              %523 = arith.cmpi sgt, %480, %c38 : i32
              %524 = arith.select %523, %c67, %c49 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %480, %c75 : i32
              %527 = arith.select %526, %c67, %c49 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = vector.from_elements %501, %525, %504, %528 : vector<4xi32>
              %530 = arith.subi %477, %c18 : i32
              %531 = arith.minsi %530, %c18 : i32
              %532 = arith.maxsi %531, %c49 : i32
              %533 = arith.cmpi sgt, %532, %c49 : i32
              %534 = arith.select %533, %c59, %c49 : i32
              %535 = arith.ori %c49, %534 : i32
              %536 = arith.cmpi sgt, %532, %c17 : i32
              %537 = arith.select %536, %c59, %c49 : i32
              %538 = arith.ori %c49, %537 : i32
              %539 = arith.cmpi sgt, %532, %c60 : i32
              %540 = arith.select %539, %c61, %c49 : i32
              %541 = arith.ori %535, %540 : i32
              %542 = arith.cmpi sgt, %532, %c62 : i32
              %543 = arith.select %542, %c61, %c49 : i32
              %544 = arith.ori %538, %543 : i32
              %545 = arith.cmpi sgt, %532, %c63 : i32
              %546 = arith.select %545, %c64, %c49 : i32
              %547 = arith.ori %541, %546 : i32
              %548 = arith.cmpi sgt, %532, %c65 : i32
              %549 = arith.select %548, %c64, %c49 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = arith.cmpi sgt, %532, %c66 : i32
              %552 = arith.select %551, %c67, %c49 : i32
              %553 = arith.ori %547, %552 : i32
              %554 = arith.cmpi sgt, %532, %c68 : i32
              %555 = arith.select %554, %c67, %c49 : i32
              %556 = arith.ori %550, %555 : i32
              %557 = arith.cmpi sgt, %532, %c69 : i32
              %558 = arith.select %557, %c59, %c49 : i32
              %559 = arith.ori %c49, %558 : i32
              %560 = arith.cmpi sgt, %532, %c70 : i32
              %561 = arith.select %560, %c59, %c49 : i32
              %562 = arith.ori %c49, %561 : i32
              %563 = arith.cmpi sgt, %532, %c71 : i32
              %564 = arith.select %563, %c61, %c49 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = arith.cmpi sgt, %532, %c72 : i32
              %567 = arith.select %566, %c61, %c49 : i32
              %568 = arith.ori %562, %567 : i32
              %569 = arith.cmpi sgt, %532, %c73 : i32
              %570 = arith.select %569, %c64, %c49 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = arith.cmpi sgt, %532, %c74 : i32
              %573 = arith.select %572, %c64, %c49 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %532, %c38 : i32
              %576 = arith.select %575, %c67, %c49 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %532, %c75 : i32
              %579 = arith.select %578, %c67, %c49 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = vector.from_elements %553, %577, %556, %580 : vector<4xi32>
              scf.yield %529, %581 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c58, %c58 : vector<4xi32>, vector<4xi32>
            }
            %582 = wave.opaque %254 : i32
            %583 = arith.cmpi sgt, %582, %194 : i32
            %584:2 = scf.if %583 -> (vector<4xi32>, vector<4xi32>) {
              %585 = arith.andi %310, %476#0 : vector<4xi32>
              %586 = arith.andi %312, %476#1 : vector<4xi32>
              scf.yield %585, %586 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %310, %312 : vector<4xi32>, vector<4xi32>
            }
            %587 = vector.bitcast %584#0 : vector<4xi32> to vector<16xi8>
            %588 = wave.fp8_decode "e5m2" packed %587 : vector<16xi8> -> vector<16xf16>
            %589 = wave.mma %588, %448, %425#2 : vector<16xf16>, vector<8xf32>
            %590 = vector.bitcast %584#1 : vector<4xi32> to vector<16xi8>
            %591 = wave.fp8_decode "e5m2" packed %590 : vector<16xi8> -> vector<16xf16>
            %592 = wave.mma %591, %455, %589 : vector<16xf16>, vector<8xf32>
            %593 = wave.opaque %592 : vector<8xf32>
            wave.pin
            %594 = wave.opaque %254 : i32
            %595 = arith.cmpi sgt, %594, %194 : i32
            %596:2 = scf.if %595 -> (vector<4xi32>, vector<4xi32>) {
              %597 = arith.andi %325, %476#0 : vector<4xi32>
              %598 = arith.andi %327, %476#1 : vector<4xi32>
              scf.yield %597, %598 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %325, %327 : vector<4xi32>, vector<4xi32>
            }
            %599 = vector.bitcast %596#0 : vector<4xi32> to vector<16xi8>
            %600 = wave.fp8_decode "e5m2" packed %599 : vector<16xi8> -> vector<16xf16>
            %601 = wave.mma %600, %448, %425#3 : vector<16xf16>, vector<8xf32>
            %602 = vector.bitcast %596#1 : vector<4xi32> to vector<16xi8>
            %603 = wave.fp8_decode "e5m2" packed %602 : vector<16xi8> -> vector<16xf16>
            %604 = wave.mma %603, %455, %601 : vector<16xf16>, vector<8xf32>
            %605 = wave.opaque %604 : vector<8xf32>
            wave.pin
            %606 = wave.opaque %254 : i32
            %607 = arith.cmpi slt, %606, %194 : i32
            %608:2 = scf.if %607 -> (vector<4xi32>, vector<4xi32>) {
              %609 = arith.addi %280, %35 : index
              %610 = arith.addi %609, %c23 : index
              %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %612 = arith.addi %288, %35 : index
              %613 = arith.addi %612, %c23 : index
              %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %611, %614 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %596#0, %596#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %615 = wave.opaque %254 : i32
            %616 = arith.cmpi sgt, %615, %194 : i32
            %617:2 = scf.if %616 -> (vector<4xi32>, vector<4xi32>) {
              %618 = arith.andi %340, %476#0 : vector<4xi32>
              %619 = arith.andi %342, %476#1 : vector<4xi32>
              scf.yield %618, %619 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %340, %342 : vector<4xi32>, vector<4xi32>
            }
            %620 = vector.bitcast %617#0 : vector<4xi32> to vector<16xi8>
            %621 = wave.fp8_decode "e5m2" packed %620 : vector<16xi8> -> vector<16xf16>
            %622 = wave.mma %621, %448, %425#4 : vector<16xf16>, vector<8xf32>
            %623 = vector.bitcast %617#1 : vector<4xi32> to vector<16xi8>
            %624 = wave.fp8_decode "e5m2" packed %623 : vector<16xi8> -> vector<16xf16>
            %625 = wave.mma %624, %455, %622 : vector<16xf16>, vector<8xf32>
            %626 = wave.opaque %625 : vector<8xf32>
            wave.pin
            %627 = wave.opaque %254 : i32
            %628 = arith.cmpi slt, %627, %194 : i32
            %629:2 = scf.if %628 -> (vector<4xi32>, vector<4xi32>) {
              %630 = arith.addi %280, %35 : index
              %631 = arith.addi %630, %c32 : index
              %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %633 = arith.addi %288, %35 : index
              %634 = arith.addi %633, %c32 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %632, %635 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %617#0, %617#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %636 = wave.opaque %254 : i32
            %637 = arith.cmpi sgt, %636, %194 : i32
            %638:2 = scf.if %637 -> (vector<4xi32>, vector<4xi32>) {
              %639 = arith.andi %355, %476#0 : vector<4xi32>
              %640 = arith.andi %357, %476#1 : vector<4xi32>
              scf.yield %639, %640 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %355, %357 : vector<4xi32>, vector<4xi32>
            }
            %641 = vector.bitcast %638#0 : vector<4xi32> to vector<16xi8>
            %642 = wave.fp8_decode "e5m2" packed %641 : vector<16xi8> -> vector<16xf16>
            %643 = wave.mma %642, %448, %425#5 : vector<16xf16>, vector<8xf32>
            %644 = vector.bitcast %638#1 : vector<4xi32> to vector<16xi8>
            %645 = wave.fp8_decode "e5m2" packed %644 : vector<16xi8> -> vector<16xf16>
            %646 = wave.mma %645, %455, %643 : vector<16xf16>, vector<8xf32>
            %647 = wave.opaque %646 : vector<8xf32>
            wave.pin
            %648 = wave.opaque %254 : i32
            %649 = arith.cmpi slt, %648, %194 : i32
            %650:2 = scf.if %649 -> (vector<4xi32>, vector<4xi32>) {
              %651 = arith.addi %280, %35 : index
              %652 = arith.addi %651, %c39 : index
              %653 = vector.load %kv[%652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %654 = arith.addi %288, %35 : index
              %655 = arith.addi %654, %c39 : index
              %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %653, %656 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %638#0, %638#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %657 = wave.opaque %254 : i32
            %658 = arith.cmpi sgt, %657, %194 : i32
            %659:2 = scf.if %658 -> (vector<4xi32>, vector<4xi32>) {
              %660 = arith.andi %370, %476#0 : vector<4xi32>
              %661 = arith.andi %372, %476#1 : vector<4xi32>
              scf.yield %660, %661 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %370, %372 : vector<4xi32>, vector<4xi32>
            }
            %662 = vector.bitcast %659#0 : vector<4xi32> to vector<16xi8>
            %663 = wave.fp8_decode "e5m2" packed %662 : vector<16xi8> -> vector<16xf16>
            %664 = wave.mma %663, %448, %425#6 : vector<16xf16>, vector<8xf32>
            %665 = vector.bitcast %659#1 : vector<4xi32> to vector<16xi8>
            %666 = wave.fp8_decode "e5m2" packed %665 : vector<16xi8> -> vector<16xf16>
            %667 = wave.mma %666, %455, %664 : vector<16xf16>, vector<8xf32>
            %668 = wave.opaque %667 : vector<8xf32>
            wave.pin
            %669 = wave.opaque %254 : i32
            %670 = arith.cmpi slt, %669, %194 : i32
            %671:2 = scf.if %670 -> (vector<4xi32>, vector<4xi32>) {
              %672 = arith.addi %280, %35 : index
              %673 = arith.addi %672, %c50 : index
              %674 = vector.load %kv[%673] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %675 = arith.addi %288, %35 : index
              %676 = arith.addi %675, %c50 : index
              %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %674, %677 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %659#0, %659#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %608#0, %608#1, %629#0, %629#1, %650#0, %650#1, %671#0, %671#1, %425#0, %473, %593, %605, %626, %647, %668 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %678 = wave.swap_halves %251#9 : f32
          %679 = arith.addf %251#9, %678 : f32
          scf.yield %251#8, %679, %251#10, %251#11, %251#12, %251#13, %251#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %680 = wave.opaque %c23 : index
        %681 = arith.addi %46, %680 : index
        %682 = arith.addi %1, %680 : index
        %683 = arith.cmpi slt, %682, %c3 : index
        scf.if %683 {
          %684 = arith.addi %45, %682 : index
          memref.store %196#0, %6[%684] : memref<?xf32>
          %685 = arith.addi %684, %c3 : index
          memref.store %196#1, %6[%685] : memref<?xf32>
          %686 = arith.muli %8, %c40 : index
          %687 = arith.muli %2, %c3 : index
          %688 = arith.addi %686, %687 : index
          %689 = arith.addi %688, %682 : index
          %690 = vector.extract %196#2[0] : f32 from vector<8xf32>
          %691 = arith.addi %689, %c23 : index
          memref.store %690, %5[%691] : memref<?xf32>
          %692 = vector.extract %196#2[1] : f32 from vector<8xf32>
          %693 = arith.addi %689, %c22 : index
          memref.store %692, %5[%693] : memref<?xf32>
          %694 = vector.extract %196#2[2] : f32 from vector<8xf32>
          %695 = arith.addi %689, %c32 : index
          memref.store %694, %5[%695] : memref<?xf32>
          %696 = vector.extract %196#2[3] : f32 from vector<8xf32>
          %697 = arith.addi %689, %c76 : index
          memref.store %696, %5[%697] : memref<?xf32>
          %698 = vector.extract %196#2[4] : f32 from vector<8xf32>
          %699 = arith.addi %689, %c39 : index
          memref.store %698, %5[%699] : memref<?xf32>
          %700 = vector.extract %196#2[5] : f32 from vector<8xf32>
          %701 = arith.addi %689, %c77 : index
          memref.store %700, %5[%701] : memref<?xf32>
          %702 = vector.extract %196#2[6] : f32 from vector<8xf32>
          %703 = arith.addi %689, %c50 : index
          memref.store %702, %5[%703] : memref<?xf32>
          %704 = vector.extract %196#2[7] : f32 from vector<8xf32>
          %705 = arith.addi %689, %c78 : index
          memref.store %704, %5[%705] : memref<?xf32>
          %706 = vector.extract %196#3[0] : f32 from vector<8xf32>
          %707 = arith.addi %689, %c7 : index
          memref.store %706, %5[%707] : memref<?xf32>
          %708 = vector.extract %196#3[1] : f32 from vector<8xf32>
          %709 = arith.addi %689, %c79 : index
          memref.store %708, %5[%709] : memref<?xf32>
          %710 = vector.extract %196#3[2] : f32 from vector<8xf32>
          %711 = arith.addi %689, %c24 : index
          memref.store %710, %5[%711] : memref<?xf32>
          %712 = vector.extract %196#3[3] : f32 from vector<8xf32>
          %713 = arith.addi %689, %c80 : index
          memref.store %712, %5[%713] : memref<?xf32>
          %714 = vector.extract %196#3[4] : f32 from vector<8xf32>
          %715 = arith.addi %689, %c51 : index
          memref.store %714, %5[%715] : memref<?xf32>
          %716 = vector.extract %196#3[5] : f32 from vector<8xf32>
          %717 = arith.addi %689, %c81 : index
          memref.store %716, %5[%717] : memref<?xf32>
          %718 = vector.extract %196#3[6] : f32 from vector<8xf32>
          %719 = arith.addi %689, %c52 : index
          memref.store %718, %5[%719] : memref<?xf32>
          %720 = vector.extract %196#3[7] : f32 from vector<8xf32>
          %721 = arith.addi %689, %c82 : index
          memref.store %720, %5[%721] : memref<?xf32>
        }
        wave.barrier
        %722 = arith.addi %682, %c23 : index
        %723 = memref.load %6[%722] : memref<?xf32>
        %724 = arith.addi %682, %c3 : index
        %725 = memref.load %6[%724] : memref<?xf32>
        %726 = arith.addi %682, %c22 : index
        %727 = memref.load %6[%726] : memref<?xf32>
        %728 = arith.addi %682, %c30 : index
        %729 = memref.load %6[%728] : memref<?xf32>
        %730 = arith.addi %682, %c32 : index
        %731 = memref.load %6[%730] : memref<?xf32>
        %732 = arith.addi %682, %c26 : index
        %733 = memref.load %6[%732] : memref<?xf32>
        %734 = arith.addi %682, %c76 : index
        %735 = memref.load %6[%734] : memref<?xf32>
        %736 = arith.addi %682, %c83 : index
        %737 = memref.load %6[%736] : memref<?xf32>
        %738 = arith.addi %682, %c39 : index
        %739 = memref.load %6[%738] : memref<?xf32>
        %740 = arith.addi %682, %c84 : index
        %741 = memref.load %6[%740] : memref<?xf32>
        %742 = arith.addi %682, %c77 : index
        %743 = memref.load %6[%742] : memref<?xf32>
        %744 = arith.addi %682, %c85 : index
        %745 = memref.load %6[%744] : memref<?xf32>
        %746 = arith.addi %682, %c50 : index
        %747 = memref.load %6[%746] : memref<?xf32>
        %748 = arith.addi %682, %c86 : index
        %749 = memref.load %6[%748] : memref<?xf32>
        %750 = arith.addi %682, %c78 : index
        %751 = memref.load %6[%750] : memref<?xf32>
        %752 = arith.addi %682, %c87 : index
        %753 = memref.load %6[%752] : memref<?xf32>
        %754 = arith.maxnumf %723, %727 fastmath<nnan> : f32
        %755 = arith.subf %723, %754 : f32
        %756 = wave.exp2 %755 : f32
        %757 = arith.subf %727, %754 : f32
        %758 = wave.exp2 %757 : f32
        %759 = arith.mulf %725, %756 : f32
        %760 = math.fma %729, %758, %759 : f32
        %761 = arith.maxnumf %754, %731 fastmath<nnan> : f32
        %762 = arith.subf %754, %761 : f32
        %763 = wave.exp2 %762 : f32
        %764 = arith.subf %731, %761 : f32
        %765 = wave.exp2 %764 : f32
        %766 = arith.mulf %760, %763 : f32
        %767 = math.fma %733, %765, %766 : f32
        %768 = arith.maxnumf %761, %735 fastmath<nnan> : f32
        %769 = arith.subf %761, %768 : f32
        %770 = wave.exp2 %769 : f32
        %771 = arith.subf %735, %768 : f32
        %772 = wave.exp2 %771 : f32
        %773 = arith.mulf %767, %770 : f32
        %774 = math.fma %737, %772, %773 : f32
        %775 = arith.maxnumf %768, %739 fastmath<nnan> : f32
        %776 = arith.subf %768, %775 : f32
        %777 = wave.exp2 %776 : f32
        %778 = arith.subf %739, %775 : f32
        %779 = wave.exp2 %778 : f32
        %780 = arith.mulf %774, %777 : f32
        %781 = math.fma %741, %779, %780 : f32
        %782 = arith.maxnumf %775, %743 fastmath<nnan> : f32
        %783 = arith.subf %775, %782 : f32
        %784 = wave.exp2 %783 : f32
        %785 = arith.subf %743, %782 : f32
        %786 = wave.exp2 %785 : f32
        %787 = arith.mulf %781, %784 : f32
        %788 = math.fma %745, %786, %787 : f32
        %789 = arith.maxnumf %782, %747 fastmath<nnan> : f32
        %790 = arith.subf %782, %789 : f32
        %791 = wave.exp2 %790 : f32
        %792 = arith.subf %747, %789 : f32
        %793 = wave.exp2 %792 : f32
        %794 = arith.mulf %788, %791 : f32
        %795 = math.fma %749, %793, %794 : f32
        %796 = arith.maxnumf %789, %751 fastmath<nnan> : f32
        %797 = arith.subf %789, %796 : f32
        %798 = wave.exp2 %797 : f32
        %799 = arith.subf %751, %796 : f32
        %800 = wave.exp2 %799 : f32
        %801 = arith.mulf %795, %798 : f32
        %802 = math.fma %753, %800, %801 : f32
        %803 = arith.addi %681, %c23 : index
        %804 = arith.addi %803, %c23 : index
        %805 = memref.load %5[%804] : memref<?xf32>
        %806 = arith.addi %803, %c40 : index
        %807 = memref.load %5[%806] : memref<?xf32>
        %808 = arith.addi %803, %c42 : index
        %809 = memref.load %5[%808] : memref<?xf32>
        %810 = arith.addi %803, %c88 : index
        %811 = memref.load %5[%810] : memref<?xf32>
        %812 = arith.addi %803, %c89 : index
        %813 = memref.load %5[%812] : memref<?xf32>
        %814 = arith.addi %803, %c90 : index
        %815 = memref.load %5[%814] : memref<?xf32>
        %816 = arith.addi %803, %c91 : index
        %817 = memref.load %5[%816] : memref<?xf32>
        %818 = arith.addi %803, %c92 : index
        %819 = memref.load %5[%818] : memref<?xf32>
        %820 = arith.mulf %805, %756 : f32
        %821 = math.fma %807, %758, %820 : f32
        %822 = arith.mulf %821, %763 : f32
        %823 = math.fma %809, %765, %822 : f32
        %824 = arith.mulf %823, %770 : f32
        %825 = math.fma %811, %772, %824 : f32
        %826 = arith.mulf %825, %777 : f32
        %827 = math.fma %813, %779, %826 : f32
        %828 = arith.mulf %827, %784 : f32
        %829 = math.fma %815, %786, %828 : f32
        %830 = arith.mulf %829, %791 : f32
        %831 = math.fma %817, %793, %830 : f32
        %832 = arith.mulf %831, %798 : f32
        %833 = math.fma %819, %800, %832 : f32
        %834 = arith.addi %681, %c7 : index
        %835 = arith.addi %834, %c23 : index
        %836 = memref.load %5[%835] : memref<?xf32>
        %837 = arith.addi %834, %c40 : index
        %838 = memref.load %5[%837] : memref<?xf32>
        %839 = arith.addi %834, %c42 : index
        %840 = memref.load %5[%839] : memref<?xf32>
        %841 = arith.addi %834, %c88 : index
        %842 = memref.load %5[%841] : memref<?xf32>
        %843 = arith.addi %834, %c89 : index
        %844 = memref.load %5[%843] : memref<?xf32>
        %845 = arith.addi %834, %c90 : index
        %846 = memref.load %5[%845] : memref<?xf32>
        %847 = arith.addi %834, %c91 : index
        %848 = memref.load %5[%847] : memref<?xf32>
        %849 = arith.addi %834, %c92 : index
        %850 = memref.load %5[%849] : memref<?xf32>
        %851 = arith.mulf %836, %756 : f32
        %852 = math.fma %838, %758, %851 : f32
        %853 = arith.mulf %852, %763 : f32
        %854 = math.fma %840, %765, %853 : f32
        %855 = arith.mulf %854, %770 : f32
        %856 = math.fma %842, %772, %855 : f32
        %857 = arith.mulf %856, %777 : f32
        %858 = math.fma %844, %779, %857 : f32
        %859 = arith.mulf %858, %784 : f32
        %860 = math.fma %846, %786, %859 : f32
        %861 = arith.mulf %860, %791 : f32
        %862 = math.fma %848, %793, %861 : f32
        %863 = arith.mulf %862, %798 : f32
        %864 = math.fma %850, %800, %863 : f32
        wave.barrier
        scf.if %683 {
          %865 = arith.muli %8, %c40 : index
          %866 = arith.muli %2, %c3 : index
          %867 = arith.addi %865, %866 : index
          %868 = arith.addi %867, %682 : index
          %869 = vector.extract %196#4[0] : f32 from vector<8xf32>
          %870 = arith.addi %868, %c23 : index
          memref.store %869, %5[%870] : memref<?xf32>
          %871 = vector.extract %196#4[1] : f32 from vector<8xf32>
          %872 = arith.addi %868, %c22 : index
          memref.store %871, %5[%872] : memref<?xf32>
          %873 = vector.extract %196#4[2] : f32 from vector<8xf32>
          %874 = arith.addi %868, %c32 : index
          memref.store %873, %5[%874] : memref<?xf32>
          %875 = vector.extract %196#4[3] : f32 from vector<8xf32>
          %876 = arith.addi %868, %c76 : index
          memref.store %875, %5[%876] : memref<?xf32>
          %877 = vector.extract %196#4[4] : f32 from vector<8xf32>
          %878 = arith.addi %868, %c39 : index
          memref.store %877, %5[%878] : memref<?xf32>
          %879 = vector.extract %196#4[5] : f32 from vector<8xf32>
          %880 = arith.addi %868, %c77 : index
          memref.store %879, %5[%880] : memref<?xf32>
          %881 = vector.extract %196#4[6] : f32 from vector<8xf32>
          %882 = arith.addi %868, %c50 : index
          memref.store %881, %5[%882] : memref<?xf32>
          %883 = vector.extract %196#4[7] : f32 from vector<8xf32>
          %884 = arith.addi %868, %c78 : index
          memref.store %883, %5[%884] : memref<?xf32>
          %885 = vector.extract %196#5[0] : f32 from vector<8xf32>
          %886 = arith.addi %868, %c7 : index
          memref.store %885, %5[%886] : memref<?xf32>
          %887 = vector.extract %196#5[1] : f32 from vector<8xf32>
          %888 = arith.addi %868, %c79 : index
          memref.store %887, %5[%888] : memref<?xf32>
          %889 = vector.extract %196#5[2] : f32 from vector<8xf32>
          %890 = arith.addi %868, %c24 : index
          memref.store %889, %5[%890] : memref<?xf32>
          %891 = vector.extract %196#5[3] : f32 from vector<8xf32>
          %892 = arith.addi %868, %c80 : index
          memref.store %891, %5[%892] : memref<?xf32>
          %893 = vector.extract %196#5[4] : f32 from vector<8xf32>
          %894 = arith.addi %868, %c51 : index
          memref.store %893, %5[%894] : memref<?xf32>
          %895 = vector.extract %196#5[5] : f32 from vector<8xf32>
          %896 = arith.addi %868, %c81 : index
          memref.store %895, %5[%896] : memref<?xf32>
          %897 = vector.extract %196#5[6] : f32 from vector<8xf32>
          %898 = arith.addi %868, %c52 : index
          memref.store %897, %5[%898] : memref<?xf32>
          %899 = vector.extract %196#5[7] : f32 from vector<8xf32>
          %900 = arith.addi %868, %c82 : index
          memref.store %899, %5[%900] : memref<?xf32>
        }
        wave.barrier
        %901 = memref.load %5[%804] : memref<?xf32>
        %902 = memref.load %5[%806] : memref<?xf32>
        %903 = memref.load %5[%808] : memref<?xf32>
        %904 = memref.load %5[%810] : memref<?xf32>
        %905 = memref.load %5[%812] : memref<?xf32>
        %906 = memref.load %5[%814] : memref<?xf32>
        %907 = memref.load %5[%816] : memref<?xf32>
        %908 = memref.load %5[%818] : memref<?xf32>
        %909 = arith.mulf %901, %756 : f32
        %910 = math.fma %902, %758, %909 : f32
        %911 = arith.mulf %910, %763 : f32
        %912 = math.fma %903, %765, %911 : f32
        %913 = arith.mulf %912, %770 : f32
        %914 = math.fma %904, %772, %913 : f32
        %915 = arith.mulf %914, %777 : f32
        %916 = math.fma %905, %779, %915 : f32
        %917 = arith.mulf %916, %784 : f32
        %918 = math.fma %906, %786, %917 : f32
        %919 = arith.mulf %918, %791 : f32
        %920 = math.fma %907, %793, %919 : f32
        %921 = arith.mulf %920, %798 : f32
        %922 = math.fma %908, %800, %921 : f32
        %923 = memref.load %5[%835] : memref<?xf32>
        %924 = memref.load %5[%837] : memref<?xf32>
        %925 = memref.load %5[%839] : memref<?xf32>
        %926 = memref.load %5[%841] : memref<?xf32>
        %927 = memref.load %5[%843] : memref<?xf32>
        %928 = memref.load %5[%845] : memref<?xf32>
        %929 = memref.load %5[%847] : memref<?xf32>
        %930 = memref.load %5[%849] : memref<?xf32>
        %931 = arith.mulf %923, %756 : f32
        %932 = math.fma %924, %758, %931 : f32
        %933 = arith.mulf %932, %763 : f32
        %934 = math.fma %925, %765, %933 : f32
        %935 = arith.mulf %934, %770 : f32
        %936 = math.fma %926, %772, %935 : f32
        %937 = arith.mulf %936, %777 : f32
        %938 = math.fma %927, %779, %937 : f32
        %939 = arith.mulf %938, %784 : f32
        %940 = math.fma %928, %786, %939 : f32
        %941 = arith.mulf %940, %791 : f32
        %942 = math.fma %929, %793, %941 : f32
        %943 = arith.mulf %942, %798 : f32
        %944 = math.fma %930, %800, %943 : f32
        wave.barrier
        scf.if %683 {
          %945 = arith.muli %8, %c40 : index
          %946 = arith.muli %2, %c3 : index
          %947 = arith.addi %945, %946 : index
          %948 = arith.addi %947, %682 : index
          %949 = vector.extract %196#6[0] : f32 from vector<8xf32>
          %950 = arith.addi %948, %c23 : index
          memref.store %949, %5[%950] : memref<?xf32>
          %951 = vector.extract %196#6[1] : f32 from vector<8xf32>
          %952 = arith.addi %948, %c22 : index
          memref.store %951, %5[%952] : memref<?xf32>
          %953 = vector.extract %196#6[2] : f32 from vector<8xf32>
          %954 = arith.addi %948, %c32 : index
          memref.store %953, %5[%954] : memref<?xf32>
          %955 = vector.extract %196#6[3] : f32 from vector<8xf32>
          %956 = arith.addi %948, %c76 : index
          memref.store %955, %5[%956] : memref<?xf32>
          %957 = vector.extract %196#6[4] : f32 from vector<8xf32>
          %958 = arith.addi %948, %c39 : index
          memref.store %957, %5[%958] : memref<?xf32>
          %959 = vector.extract %196#6[5] : f32 from vector<8xf32>
          %960 = arith.addi %948, %c77 : index
          memref.store %959, %5[%960] : memref<?xf32>
          %961 = vector.extract %196#6[6] : f32 from vector<8xf32>
          %962 = arith.addi %948, %c50 : index
          memref.store %961, %5[%962] : memref<?xf32>
          %963 = vector.extract %196#6[7] : f32 from vector<8xf32>
          %964 = arith.addi %948, %c78 : index
          memref.store %963, %5[%964] : memref<?xf32>
        }
        wave.barrier
        %965 = memref.load %5[%804] : memref<?xf32>
        %966 = memref.load %5[%806] : memref<?xf32>
        %967 = memref.load %5[%808] : memref<?xf32>
        %968 = memref.load %5[%810] : memref<?xf32>
        %969 = memref.load %5[%812] : memref<?xf32>
        %970 = memref.load %5[%814] : memref<?xf32>
        %971 = memref.load %5[%816] : memref<?xf32>
        %972 = memref.load %5[%818] : memref<?xf32>
        %973 = arith.mulf %965, %756 : f32
        %974 = math.fma %966, %758, %973 : f32
        %975 = arith.mulf %974, %763 : f32
        %976 = math.fma %967, %765, %975 : f32
        %977 = arith.mulf %976, %770 : f32
        %978 = math.fma %968, %772, %977 : f32
        %979 = arith.mulf %978, %777 : f32
        %980 = math.fma %969, %779, %979 : f32
        %981 = arith.mulf %980, %784 : f32
        %982 = math.fma %970, %786, %981 : f32
        %983 = arith.mulf %982, %791 : f32
        %984 = math.fma %971, %793, %983 : f32
        %985 = arith.mulf %984, %798 : f32
        %986 = math.fma %972, %800, %985 : f32
        %987 = arith.cmpi eq, %42, %c17 : i32
        scf.if %987 {
          %988 = arith.divf %c93, %802 : f32
          %989 = arith.addi %17, %682 : index
          %990 = arith.cmpi slt, %989, %groupSize : index
          scf.if %990 {
            %991 = arith.muli %15, %groupSize : index
            %992 = arith.addi %991, %989 : index
            %993 = arith.muli %992, %c26 : index
            %994 = arith.muli %heads, %c26 : index
            %995 = arith.divui %803, %c3 : index
            %996 = arith.muli %15, %c26 : index
            %997 = arith.addi %996, %995 : index
            %998 = memref.load %factors[%997] : memref<?xf32>
            %999 = arith.muli %kvHeads, %c26 : index
            %1000 = arith.addi %997, %999 : index
            %1001 = memref.load %factors[%1000] : memref<?xf32>
            %1002 = arith.mulf %833, %988 : f32
            %1003 = math.fma %1002, %998, %1001 : f32
            %1004 = arith.addi %993, %995 : index
            %1005 = arith.divui %24, %outTileRows : index
            %1006 = arith.divui %994, %c3 : index
            %1007 = arith.muli %1005, %1006 : index
            %1008 = arith.divui %1004, %c3 : index
            %1009 = arith.addi %1007, %1008 : index
            %1010 = arith.muli %1009, %c9 : index
            %1011 = arith.remui %1004, %c3 : index
            %1012 = arith.divui %1011, %c28 : index
            %1013 = arith.addi %1010, %1012 : index
            %1014 = arith.muli %outTileRows, %c28 : index
            %1015 = arith.muli %1013, %1014 : index
            %1016 = arith.remui %24, %outTileRows : index
            %1017 = arith.muli %1016, %c28 : index
            %1018 = arith.addi %1015, %1017 : index
            %1019 = arith.remui %1004, %c28 : index
            %1020 = arith.addi %1018, %1019 : index
            %1021 = arith.addf %1003, %c45 : f32
            %1022 = arith.minimumf %1021, %c95 : f32
            %1023 = arith.maximumf %1022, %c96 : f32
            %1024 = arith.truncf %1023 : f32 to f16
            memref.store %1024, %out[%1020] : memref<?xf16>
            %1025 = arith.divui %834, %c3 : index
            %1026 = arith.addi %996, %1025 : index
            %1027 = memref.load %factors[%1026] : memref<?xf32>
            %1028 = arith.addi %1026, %999 : index
            %1029 = memref.load %factors[%1028] : memref<?xf32>
            %1030 = arith.mulf %864, %988 : f32
            %1031 = math.fma %1030, %1027, %1029 : f32
            %1032 = arith.addi %993, %1025 : index
            %1033 = arith.divui %1032, %c3 : index
            %1034 = arith.addi %1007, %1033 : index
            %1035 = arith.muli %1034, %c9 : index
            %1036 = arith.remui %1032, %c3 : index
            %1037 = arith.divui %1036, %c28 : index
            %1038 = arith.addi %1035, %1037 : index
            %1039 = arith.muli %1038, %1014 : index
            %1040 = arith.addi %1039, %1017 : index
            %1041 = arith.remui %1032, %c28 : index
            %1042 = arith.addi %1040, %1041 : index
            %1043 = arith.addf %1031, %c45 : f32
            %1044 = arith.minimumf %1043, %c95 : f32
            %1045 = arith.maximumf %1044, %c96 : f32
            %1046 = arith.truncf %1045 : f32 to f16
            memref.store %1046, %out[%1042] : memref<?xf16>
            %1047 = arith.addi %681, %c40 : index
            %1048 = arith.divui %1047, %c3 : index
            %1049 = arith.addi %996, %1048 : index
            %1050 = memref.load %factors[%1049] : memref<?xf32>
            %1051 = arith.addi %1049, %999 : index
            %1052 = memref.load %factors[%1051] : memref<?xf32>
            %1053 = arith.mulf %922, %988 : f32
            %1054 = math.fma %1053, %1050, %1052 : f32
            %1055 = arith.addi %993, %1048 : index
            %1056 = arith.divui %1055, %c3 : index
            %1057 = arith.addi %1007, %1056 : index
            %1058 = arith.muli %1057, %c9 : index
            %1059 = arith.remui %1055, %c3 : index
            %1060 = arith.divui %1059, %c28 : index
            %1061 = arith.addi %1058, %1060 : index
            %1062 = arith.muli %1061, %1014 : index
            %1063 = arith.addi %1062, %1017 : index
            %1064 = arith.remui %1055, %c28 : index
            %1065 = arith.addi %1063, %1064 : index
            %1066 = arith.addf %1054, %c45 : f32
            %1067 = arith.minimumf %1066, %c95 : f32
            %1068 = arith.maximumf %1067, %c96 : f32
            %1069 = arith.truncf %1068 : f32 to f16
            memref.store %1069, %out[%1065] : memref<?xf16>
            %1070 = arith.addi %681, %c41 : index
            %1071 = arith.divui %1070, %c3 : index
            %1072 = arith.addi %996, %1071 : index
            %1073 = memref.load %factors[%1072] : memref<?xf32>
            %1074 = arith.addi %1072, %999 : index
            %1075 = memref.load %factors[%1074] : memref<?xf32>
            %1076 = arith.mulf %944, %988 : f32
            %1077 = math.fma %1076, %1073, %1075 : f32
            %1078 = arith.addi %993, %1071 : index
            %1079 = arith.divui %1078, %c3 : index
            %1080 = arith.addi %1007, %1079 : index
            %1081 = arith.muli %1080, %c9 : index
            %1082 = arith.remui %1078, %c3 : index
            %1083 = arith.divui %1082, %c28 : index
            %1084 = arith.addi %1081, %1083 : index
            %1085 = arith.muli %1084, %1014 : index
            %1086 = arith.addi %1085, %1017 : index
            %1087 = arith.remui %1078, %c28 : index
            %1088 = arith.addi %1086, %1087 : index
            %1089 = arith.addf %1077, %c45 : f32
            %1090 = arith.minimumf %1089, %c95 : f32
            %1091 = arith.maximumf %1090, %c96 : f32
            %1092 = arith.truncf %1091 : f32 to f16
            memref.store %1092, %out[%1088] : memref<?xf16>
            %1093 = arith.addi %681, %c42 : index
            %1094 = arith.divui %1093, %c3 : index
            %1095 = arith.addi %996, %1094 : index
            %1096 = memref.load %factors[%1095] : memref<?xf32>
            %1097 = arith.addi %1095, %999 : index
            %1098 = memref.load %factors[%1097] : memref<?xf32>
            %1099 = arith.mulf %986, %988 : f32
            %1100 = math.fma %1099, %1096, %1098 : f32
            %1101 = arith.addi %993, %1094 : index
            %1102 = arith.divui %1101, %c3 : index
            %1103 = arith.addi %1007, %1102 : index
            %1104 = arith.muli %1103, %c9 : index
            %1105 = arith.remui %1101, %c3 : index
            %1106 = arith.divui %1105, %c28 : index
            %1107 = arith.addi %1104, %1106 : index
            %1108 = arith.muli %1107, %1014 : index
            %1109 = arith.addi %1108, %1017 : index
            %1110 = arith.remui %1101, %c28 : index
            %1111 = arith.addi %1109, %1110 : index
            %1112 = arith.addf %1100, %c45 : f32
            %1113 = arith.minimumf %1112, %c95 : f32
            %1114 = arith.maximumf %1113, %c96 : f32
            %1115 = arith.truncf %1114 : f32 to f16
            memref.store %1115, %out[%1111] : memref<?xf16>
          }
        } else {
          %1116 = arith.addi %ranges, %groups : index
          %1117 = arith.muli %9, %1116 : index
          %1118 = arith.index_castui %188 : i32 to index
          %1119 = arith.addi %1117, %1118 : index
          %1120 = arith.muli %1119, %c99 : index
          %1121 = arith.addi %1120, %803 : index
          memref.store %833, %partial[%1121] : memref<?xf32>
          %1122 = arith.addi %1120, %834 : index
          memref.store %864, %partial[%1122] : memref<?xf32>
          %1123 = arith.addi %681, %c40 : index
          %1124 = arith.addi %1120, %1123 : index
          memref.store %922, %partial[%1124] : memref<?xf32>
          %1125 = arith.addi %681, %c41 : index
          %1126 = arith.addi %1120, %1125 : index
          memref.store %944, %partial[%1126] : memref<?xf32>
          %1127 = arith.addi %681, %c42 : index
          %1128 = arith.addi %1120, %1127 : index
          memref.store %986, %partial[%1128] : memref<?xf32>
          %1129 = arith.cmpi slt, %681, %c3 : index
          scf.if %1129 {
            %1130 = arith.addi %1120, %c5 : index
            %1131 = arith.addi %1130, %681 : index
            memref.store %796, %partial[%1131] : memref<?xf32>
            %1132 = arith.addi %1131, %c3 : index
            memref.store %802, %partial[%1132] : memref<?xf32>
          }
          %1133 = arith.addi %42, %c68 : i32
          %1134 = arith.divui %1133, %c69 : i32
          %1135 = arith.divui %188, %c69 : i32
          %1136 = arith.addi %groups, %c4 : index
          %1137 = arith.muli %9, %1136 : index
          %1138 = arith.muli %1135, %c69 : i32
          %1139 = arith.subi %42, %1138 : i32
          %1140 = arith.minsi %1139, %c69 : i32
          %1141 = arith.index_castui %1135 : i32 to index
          %1142 = arith.addi %1137, %1141 : index
          %1143 = arith.index_castui %1140 : i32 to index
          %1144 = wave.arrive %counters[%1142], %1143 : memref<?xi32>
          scf.if %1144 {
            %1153:7 = scf.for %1145 = %c49 to %1140 step %c69 iter_args(%1146 = %c44, %1147 = %c45, %1148 = %c45, %1149 = %c45, %1150 = %c45, %1151 = %c45, %1152 = %c45) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1154 = arith.addi %1145, %c49 : i32
              %1155 = arith.subi %1140, %c17 : i32
              %1156 = arith.minsi %1154, %1155 : i32
              %1157 = arith.addi %1138, %1156 : i32
              %1158 = arith.index_castui %1157 : i32 to index
              %1159 = arith.addi %1117, %1158 : index
              %1160 = arith.muli %1159, %c99 : index
              %1161 = arith.addi %1160, %c5 : index
              %1162 = arith.addi %1161, %682 : index
              %1163 = memref.load %partial[%1162] : memref<?xf32>
              %1164 = arith.cmpi slt, %1154, %1140 : i32
              %1165 = arith.select %1164, %1163, %c44 : f32
              %1166 = arith.addi %1160, %681 : index
              %1167 = arith.addi %1166, %c23 : index
              %1168 = memref.load %partial[%1167] : memref<?xf32>
              %1169 = arith.addi %1166, %c7 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.addi %1166, %c40 : index
              %1172 = memref.load %partial[%1171] : memref<?xf32>
              %1173 = arith.addi %1166, %c41 : index
              %1174 = memref.load %partial[%1173] : memref<?xf32>
              %1175 = arith.addi %1166, %c42 : index
              %1176 = memref.load %partial[%1175] : memref<?xf32>
              %1177 = arith.addi %1162, %c3 : index
              %1178 = memref.load %partial[%1177] : memref<?xf32>
              %1179 = arith.addi %1145, %c17 : i32
              %1180 = arith.minsi %1179, %1155 : i32
              %1181 = arith.addi %1138, %1180 : i32
              %1182 = arith.index_castui %1181 : i32 to index
              %1183 = arith.addi %1117, %1182 : index
              %1184 = arith.muli %1183, %c99 : index
              %1185 = arith.addi %1184, %c5 : index
              %1186 = arith.addi %1185, %682 : index
              %1187 = memref.load %partial[%1186] : memref<?xf32>
              %1188 = arith.cmpi slt, %1179, %1140 : i32
              %1189 = arith.select %1188, %1187, %c44 : f32
              %1190 = arith.addi %1184, %681 : index
              %1191 = arith.addi %1190, %c23 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.addi %1190, %c7 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.addi %1190, %c40 : index
              %1196 = memref.load %partial[%1195] : memref<?xf32>
              %1197 = arith.addi %1190, %c41 : index
              %1198 = memref.load %partial[%1197] : memref<?xf32>
              %1199 = arith.addi %1190, %c42 : index
              %1200 = memref.load %partial[%1199] : memref<?xf32>
              %1201 = arith.addi %1186, %c3 : index
              %1202 = memref.load %partial[%1201] : memref<?xf32>
              %1203 = arith.addi %1145, %c60 : i32
              %1204 = arith.minsi %1203, %1155 : i32
              %1205 = arith.addi %1138, %1204 : i32
              %1206 = arith.index_castui %1205 : i32 to index
              %1207 = arith.addi %1117, %1206 : index
              %1208 = arith.muli %1207, %c99 : index
              %1209 = arith.addi %1208, %c5 : index
              %1210 = arith.addi %1209, %682 : index
              %1211 = memref.load %partial[%1210] : memref<?xf32>
              %1212 = arith.cmpi slt, %1203, %1140 : i32
              %1213 = arith.select %1212, %1211, %c44 : f32
              %1214 = arith.addi %1208, %681 : index
              %1215 = arith.addi %1214, %c23 : index
              %1216 = memref.load %partial[%1215] : memref<?xf32>
              %1217 = arith.addi %1214, %c7 : index
              %1218 = memref.load %partial[%1217] : memref<?xf32>
              %1219 = arith.addi %1214, %c40 : index
              %1220 = memref.load %partial[%1219] : memref<?xf32>
              %1221 = arith.addi %1214, %c41 : index
              %1222 = memref.load %partial[%1221] : memref<?xf32>
              %1223 = arith.addi %1214, %c42 : index
              %1224 = memref.load %partial[%1223] : memref<?xf32>
              %1225 = arith.addi %1210, %c3 : index
              %1226 = memref.load %partial[%1225] : memref<?xf32>
              %1227 = arith.addi %1145, %c62 : i32
              %1228 = arith.minsi %1227, %1155 : i32
              %1229 = arith.addi %1138, %1228 : i32
              %1230 = arith.index_castui %1229 : i32 to index
              %1231 = arith.addi %1117, %1230 : index
              %1232 = arith.muli %1231, %c99 : index
              %1233 = arith.addi %1232, %c5 : index
              %1234 = arith.addi %1233, %682 : index
              %1235 = memref.load %partial[%1234] : memref<?xf32>
              %1236 = arith.cmpi slt, %1227, %1140 : i32
              %1237 = arith.select %1236, %1235, %c44 : f32
              %1238 = arith.addi %1232, %681 : index
              %1239 = arith.addi %1238, %c23 : index
              %1240 = memref.load %partial[%1239] : memref<?xf32>
              %1241 = arith.addi %1238, %c7 : index
              %1242 = memref.load %partial[%1241] : memref<?xf32>
              %1243 = arith.addi %1238, %c40 : index
              %1244 = memref.load %partial[%1243] : memref<?xf32>
              %1245 = arith.addi %1238, %c41 : index
              %1246 = memref.load %partial[%1245] : memref<?xf32>
              %1247 = arith.addi %1238, %c42 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.addi %1234, %c3 : index
              %1250 = memref.load %partial[%1249] : memref<?xf32>
              %1251 = arith.addi %1145, %c63 : i32
              %1252 = arith.minsi %1251, %1155 : i32
              %1253 = arith.addi %1138, %1252 : i32
              %1254 = arith.index_castui %1253 : i32 to index
              %1255 = arith.addi %1117, %1254 : index
              %1256 = arith.muli %1255, %c99 : index
              %1257 = arith.addi %1256, %c5 : index
              %1258 = arith.addi %1257, %682 : index
              %1259 = memref.load %partial[%1258] : memref<?xf32>
              %1260 = arith.cmpi slt, %1251, %1140 : i32
              %1261 = arith.select %1260, %1259, %c44 : f32
              %1262 = arith.addi %1256, %681 : index
              %1263 = arith.addi %1262, %c23 : index
              %1264 = memref.load %partial[%1263] : memref<?xf32>
              %1265 = arith.addi %1262, %c7 : index
              %1266 = memref.load %partial[%1265] : memref<?xf32>
              %1267 = arith.addi %1262, %c40 : index
              %1268 = memref.load %partial[%1267] : memref<?xf32>
              %1269 = arith.addi %1262, %c41 : index
              %1270 = memref.load %partial[%1269] : memref<?xf32>
              %1271 = arith.addi %1262, %c42 : index
              %1272 = memref.load %partial[%1271] : memref<?xf32>
              %1273 = arith.addi %1258, %c3 : index
              %1274 = memref.load %partial[%1273] : memref<?xf32>
              %1275 = arith.addi %1145, %c65 : i32
              %1276 = arith.minsi %1275, %1155 : i32
              %1277 = arith.addi %1138, %1276 : i32
              %1278 = arith.index_castui %1277 : i32 to index
              %1279 = arith.addi %1117, %1278 : index
              %1280 = arith.muli %1279, %c99 : index
              %1281 = arith.addi %1280, %c5 : index
              %1282 = arith.addi %1281, %682 : index
              %1283 = memref.load %partial[%1282] : memref<?xf32>
              %1284 = arith.cmpi slt, %1275, %1140 : i32
              %1285 = arith.select %1284, %1283, %c44 : f32
              %1286 = arith.addi %1280, %681 : index
              %1287 = arith.addi %1286, %c23 : index
              %1288 = memref.load %partial[%1287] : memref<?xf32>
              %1289 = arith.addi %1286, %c7 : index
              %1290 = memref.load %partial[%1289] : memref<?xf32>
              %1291 = arith.addi %1286, %c40 : index
              %1292 = memref.load %partial[%1291] : memref<?xf32>
              %1293 = arith.addi %1286, %c41 : index
              %1294 = memref.load %partial[%1293] : memref<?xf32>
              %1295 = arith.addi %1286, %c42 : index
              %1296 = memref.load %partial[%1295] : memref<?xf32>
              %1297 = arith.addi %1282, %c3 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.addi %1145, %c66 : i32
              %1300 = arith.minsi %1299, %1155 : i32
              %1301 = arith.addi %1138, %1300 : i32
              %1302 = arith.index_castui %1301 : i32 to index
              %1303 = arith.addi %1117, %1302 : index
              %1304 = arith.muli %1303, %c99 : index
              %1305 = arith.addi %1304, %c5 : index
              %1306 = arith.addi %1305, %682 : index
              %1307 = memref.load %partial[%1306] : memref<?xf32>
              %1308 = arith.cmpi slt, %1299, %1140 : i32
              %1309 = arith.select %1308, %1307, %c44 : f32
              %1310 = arith.addi %1304, %681 : index
              %1311 = arith.addi %1310, %c23 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.addi %1310, %c7 : index
              %1314 = memref.load %partial[%1313] : memref<?xf32>
              %1315 = arith.addi %1310, %c40 : index
              %1316 = memref.load %partial[%1315] : memref<?xf32>
              %1317 = arith.addi %1310, %c41 : index
              %1318 = memref.load %partial[%1317] : memref<?xf32>
              %1319 = arith.addi %1310, %c42 : index
              %1320 = memref.load %partial[%1319] : memref<?xf32>
              %1321 = arith.addi %1306, %c3 : index
              %1322 = memref.load %partial[%1321] : memref<?xf32>
              %1323 = arith.addi %1145, %c68 : i32
              %1324 = arith.minsi %1323, %1155 : i32
              %1325 = arith.addi %1138, %1324 : i32
              %1326 = arith.index_castui %1325 : i32 to index
              %1327 = arith.addi %1117, %1326 : index
              %1328 = arith.muli %1327, %c99 : index
              %1329 = arith.addi %1328, %c5 : index
              %1330 = arith.addi %1329, %682 : index
              %1331 = memref.load %partial[%1330] : memref<?xf32>
              %1332 = arith.cmpi slt, %1323, %1140 : i32
              %1333 = arith.select %1332, %1331, %c44 : f32
              %1334 = arith.addi %1328, %681 : index
              %1335 = arith.addi %1334, %c23 : index
              %1336 = memref.load %partial[%1335] : memref<?xf32>
              %1337 = arith.addi %1334, %c7 : index
              %1338 = memref.load %partial[%1337] : memref<?xf32>
              %1339 = arith.addi %1334, %c40 : index
              %1340 = memref.load %partial[%1339] : memref<?xf32>
              %1341 = arith.addi %1334, %c41 : index
              %1342 = memref.load %partial[%1341] : memref<?xf32>
              %1343 = arith.addi %1334, %c42 : index
              %1344 = memref.load %partial[%1343] : memref<?xf32>
              %1345 = arith.addi %1330, %c3 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.maxnumf %1146, %1165 fastmath<nnan> : f32
              %1348 = arith.subf %1146, %1347 : f32
              %1349 = wave.exp2 %1348 : f32
              %1350 = arith.subf %1165, %1347 : f32
              %1351 = wave.exp2 %1350 : f32
              %1352 = arith.mulf %1147, %1349 : f32
              %1353 = math.fma %1178, %1351, %1352 : f32
              %1354 = arith.mulf %1148, %1349 : f32
              %1355 = math.fma %1168, %1351, %1354 : f32
              %1356 = arith.mulf %1149, %1349 : f32
              %1357 = math.fma %1170, %1351, %1356 : f32
              %1358 = arith.mulf %1150, %1349 : f32
              %1359 = math.fma %1172, %1351, %1358 : f32
              %1360 = arith.mulf %1151, %1349 : f32
              %1361 = math.fma %1174, %1351, %1360 : f32
              %1362 = arith.mulf %1152, %1349 : f32
              %1363 = math.fma %1176, %1351, %1362 : f32
              %1364 = arith.maxnumf %1347, %1189 fastmath<nnan> : f32
              %1365 = arith.subf %1347, %1364 : f32
              %1366 = wave.exp2 %1365 : f32
              %1367 = arith.subf %1189, %1364 : f32
              %1368 = wave.exp2 %1367 : f32
              %1369 = arith.mulf %1353, %1366 : f32
              %1370 = math.fma %1202, %1368, %1369 : f32
              %1371 = arith.mulf %1355, %1366 : f32
              %1372 = math.fma %1192, %1368, %1371 : f32
              %1373 = arith.mulf %1357, %1366 : f32
              %1374 = math.fma %1194, %1368, %1373 : f32
              %1375 = arith.mulf %1359, %1366 : f32
              %1376 = math.fma %1196, %1368, %1375 : f32
              %1377 = arith.mulf %1361, %1366 : f32
              %1378 = math.fma %1198, %1368, %1377 : f32
              %1379 = arith.mulf %1363, %1366 : f32
              %1380 = math.fma %1200, %1368, %1379 : f32
              %1381 = arith.maxnumf %1364, %1213 fastmath<nnan> : f32
              %1382 = arith.subf %1364, %1381 : f32
              %1383 = wave.exp2 %1382 : f32
              %1384 = arith.subf %1213, %1381 : f32
              %1385 = wave.exp2 %1384 : f32
              %1386 = arith.mulf %1370, %1383 : f32
              %1387 = math.fma %1226, %1385, %1386 : f32
              %1388 = arith.mulf %1372, %1383 : f32
              %1389 = math.fma %1216, %1385, %1388 : f32
              %1390 = arith.mulf %1374, %1383 : f32
              %1391 = math.fma %1218, %1385, %1390 : f32
              %1392 = arith.mulf %1376, %1383 : f32
              %1393 = math.fma %1220, %1385, %1392 : f32
              %1394 = arith.mulf %1378, %1383 : f32
              %1395 = math.fma %1222, %1385, %1394 : f32
              %1396 = arith.mulf %1380, %1383 : f32
              %1397 = math.fma %1224, %1385, %1396 : f32
              %1398 = arith.maxnumf %1381, %1237 fastmath<nnan> : f32
              %1399 = arith.subf %1381, %1398 : f32
              %1400 = wave.exp2 %1399 : f32
              %1401 = arith.subf %1237, %1398 : f32
              %1402 = wave.exp2 %1401 : f32
              %1403 = arith.mulf %1387, %1400 : f32
              %1404 = math.fma %1250, %1402, %1403 : f32
              %1405 = arith.mulf %1389, %1400 : f32
              %1406 = math.fma %1240, %1402, %1405 : f32
              %1407 = arith.mulf %1391, %1400 : f32
              %1408 = math.fma %1242, %1402, %1407 : f32
              %1409 = arith.mulf %1393, %1400 : f32
              %1410 = math.fma %1244, %1402, %1409 : f32
              %1411 = arith.mulf %1395, %1400 : f32
              %1412 = math.fma %1246, %1402, %1411 : f32
              %1413 = arith.mulf %1397, %1400 : f32
              %1414 = math.fma %1248, %1402, %1413 : f32
              %1415 = arith.maxnumf %1398, %1261 fastmath<nnan> : f32
              %1416 = arith.subf %1398, %1415 : f32
              %1417 = wave.exp2 %1416 : f32
              %1418 = arith.subf %1261, %1415 : f32
              %1419 = wave.exp2 %1418 : f32
              %1420 = arith.mulf %1404, %1417 : f32
              %1421 = math.fma %1274, %1419, %1420 : f32
              %1422 = arith.mulf %1406, %1417 : f32
              %1423 = math.fma %1264, %1419, %1422 : f32
              %1424 = arith.mulf %1408, %1417 : f32
              %1425 = math.fma %1266, %1419, %1424 : f32
              %1426 = arith.mulf %1410, %1417 : f32
              %1427 = math.fma %1268, %1419, %1426 : f32
              %1428 = arith.mulf %1412, %1417 : f32
              %1429 = math.fma %1270, %1419, %1428 : f32
              %1430 = arith.mulf %1414, %1417 : f32
              %1431 = math.fma %1272, %1419, %1430 : f32
              %1432 = arith.maxnumf %1415, %1285 fastmath<nnan> : f32
              %1433 = arith.subf %1415, %1432 : f32
              %1434 = wave.exp2 %1433 : f32
              %1435 = arith.subf %1285, %1432 : f32
              %1436 = wave.exp2 %1435 : f32
              %1437 = arith.mulf %1421, %1434 : f32
              %1438 = math.fma %1298, %1436, %1437 : f32
              %1439 = arith.mulf %1423, %1434 : f32
              %1440 = math.fma %1288, %1436, %1439 : f32
              %1441 = arith.mulf %1425, %1434 : f32
              %1442 = math.fma %1290, %1436, %1441 : f32
              %1443 = arith.mulf %1427, %1434 : f32
              %1444 = math.fma %1292, %1436, %1443 : f32
              %1445 = arith.mulf %1429, %1434 : f32
              %1446 = math.fma %1294, %1436, %1445 : f32
              %1447 = arith.mulf %1431, %1434 : f32
              %1448 = math.fma %1296, %1436, %1447 : f32
              %1449 = arith.maxnumf %1432, %1309 fastmath<nnan> : f32
              %1450 = arith.subf %1432, %1449 : f32
              %1451 = wave.exp2 %1450 : f32
              %1452 = arith.subf %1309, %1449 : f32
              %1453 = wave.exp2 %1452 : f32
              %1454 = arith.mulf %1438, %1451 : f32
              %1455 = math.fma %1322, %1453, %1454 : f32
              %1456 = arith.mulf %1440, %1451 : f32
              %1457 = math.fma %1312, %1453, %1456 : f32
              %1458 = arith.mulf %1442, %1451 : f32
              %1459 = math.fma %1314, %1453, %1458 : f32
              %1460 = arith.mulf %1444, %1451 : f32
              %1461 = math.fma %1316, %1453, %1460 : f32
              %1462 = arith.mulf %1446, %1451 : f32
              %1463 = math.fma %1318, %1453, %1462 : f32
              %1464 = arith.mulf %1448, %1451 : f32
              %1465 = math.fma %1320, %1453, %1464 : f32
              %1466 = arith.maxnumf %1449, %1333 fastmath<nnan> : f32
              %1467 = arith.subf %1449, %1466 : f32
              %1468 = wave.exp2 %1467 : f32
              %1469 = arith.subf %1333, %1466 : f32
              %1470 = wave.exp2 %1469 : f32
              %1471 = arith.mulf %1455, %1468 : f32
              %1472 = math.fma %1346, %1470, %1471 : f32
              %1473 = arith.mulf %1457, %1468 : f32
              %1474 = math.fma %1336, %1470, %1473 : f32
              %1475 = arith.mulf %1459, %1468 : f32
              %1476 = math.fma %1338, %1470, %1475 : f32
              %1477 = arith.mulf %1461, %1468 : f32
              %1478 = math.fma %1340, %1470, %1477 : f32
              %1479 = arith.mulf %1463, %1468 : f32
              %1480 = math.fma %1342, %1470, %1479 : f32
              %1481 = arith.mulf %1465, %1468 : f32
              %1482 = math.fma %1344, %1470, %1481 : f32
              scf.yield %1466, %1472, %1474, %1476, %1478, %1480, %1482 : f32, f32, f32, f32, f32, f32, f32
            }
            %1483 = arith.cmpi eq, %1134, %c17 : i32
            scf.if %1483 {
              %1484 = arith.divf %c93, %1153#1 : f32
              %1485 = arith.addi %17, %682 : index
              %1486 = arith.cmpi slt, %1485, %groupSize : index
              scf.if %1486 {
                %1487 = arith.muli %15, %groupSize : index
                %1488 = arith.addi %1487, %1485 : index
                %1489 = arith.muli %1488, %c26 : index
                %1490 = arith.muli %heads, %c26 : index
                %1491 = arith.divui %803, %c3 : index
                %1492 = arith.muli %15, %c26 : index
                %1493 = arith.addi %1492, %1491 : index
                %1494 = memref.load %factors[%1493] : memref<?xf32>
                %1495 = arith.muli %kvHeads, %c26 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = memref.load %factors[%1496] : memref<?xf32>
                %1498 = arith.mulf %1153#2, %1484 : f32
                %1499 = math.fma %1498, %1494, %1497 : f32
                %1500 = arith.addi %1489, %1491 : index
                %1501 = arith.divui %24, %outTileRows : index
                %1502 = arith.divui %1490, %c3 : index
                %1503 = arith.muli %1501, %1502 : index
                %1504 = arith.divui %1500, %c3 : index
                %1505 = arith.addi %1503, %1504 : index
                %1506 = arith.muli %1505, %c9 : index
                %1507 = arith.remui %1500, %c3 : index
                %1508 = arith.divui %1507, %c28 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.muli %outTileRows, %c28 : index
                %1511 = arith.muli %1509, %1510 : index
                %1512 = arith.remui %24, %outTileRows : index
                %1513 = arith.muli %1512, %c28 : index
                %1514 = arith.addi %1511, %1513 : index
                %1515 = arith.remui %1500, %c28 : index
                %1516 = arith.addi %1514, %1515 : index
                %1517 = arith.addf %1499, %c45 : f32
                %1518 = arith.minimumf %1517, %c95 : f32
                %1519 = arith.maximumf %1518, %c96 : f32
                %1520 = arith.truncf %1519 : f32 to f16
                memref.store %1520, %out[%1516] : memref<?xf16>
                %1521 = arith.divui %834, %c3 : index
                %1522 = arith.addi %1492, %1521 : index
                %1523 = memref.load %factors[%1522] : memref<?xf32>
                %1524 = arith.addi %1522, %1495 : index
                %1525 = memref.load %factors[%1524] : memref<?xf32>
                %1526 = arith.mulf %1153#3, %1484 : f32
                %1527 = math.fma %1526, %1523, %1525 : f32
                %1528 = arith.addi %1489, %1521 : index
                %1529 = arith.divui %1528, %c3 : index
                %1530 = arith.addi %1503, %1529 : index
                %1531 = arith.muli %1530, %c9 : index
                %1532 = arith.remui %1528, %c3 : index
                %1533 = arith.divui %1532, %c28 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.muli %1534, %1510 : index
                %1536 = arith.addi %1535, %1513 : index
                %1537 = arith.remui %1528, %c28 : index
                %1538 = arith.addi %1536, %1537 : index
                %1539 = arith.addf %1527, %c45 : f32
                %1540 = arith.minimumf %1539, %c95 : f32
                %1541 = arith.maximumf %1540, %c96 : f32
                %1542 = arith.truncf %1541 : f32 to f16
                memref.store %1542, %out[%1538] : memref<?xf16>
                %1543 = arith.divui %1123, %c3 : index
                %1544 = arith.addi %1492, %1543 : index
                %1545 = memref.load %factors[%1544] : memref<?xf32>
                %1546 = arith.addi %1544, %1495 : index
                %1547 = memref.load %factors[%1546] : memref<?xf32>
                %1548 = arith.mulf %1153#4, %1484 : f32
                %1549 = math.fma %1548, %1545, %1547 : f32
                %1550 = arith.addi %1489, %1543 : index
                %1551 = arith.divui %1550, %c3 : index
                %1552 = arith.addi %1503, %1551 : index
                %1553 = arith.muli %1552, %c9 : index
                %1554 = arith.remui %1550, %c3 : index
                %1555 = arith.divui %1554, %c28 : index
                %1556 = arith.addi %1553, %1555 : index
                %1557 = arith.muli %1556, %1510 : index
                %1558 = arith.addi %1557, %1513 : index
                %1559 = arith.remui %1550, %c28 : index
                %1560 = arith.addi %1558, %1559 : index
                %1561 = arith.addf %1549, %c45 : f32
                %1562 = arith.minimumf %1561, %c95 : f32
                %1563 = arith.maximumf %1562, %c96 : f32
                %1564 = arith.truncf %1563 : f32 to f16
                memref.store %1564, %out[%1560] : memref<?xf16>
                %1565 = arith.divui %1125, %c3 : index
                %1566 = arith.addi %1492, %1565 : index
                %1567 = memref.load %factors[%1566] : memref<?xf32>
                %1568 = arith.addi %1566, %1495 : index
                %1569 = memref.load %factors[%1568] : memref<?xf32>
                %1570 = arith.mulf %1153#5, %1484 : f32
                %1571 = math.fma %1570, %1567, %1569 : f32
                %1572 = arith.addi %1489, %1565 : index
                %1573 = arith.divui %1572, %c3 : index
                %1574 = arith.addi %1503, %1573 : index
                %1575 = arith.muli %1574, %c9 : index
                %1576 = arith.remui %1572, %c3 : index
                %1577 = arith.divui %1576, %c28 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.muli %1578, %1510 : index
                %1580 = arith.addi %1579, %1513 : index
                %1581 = arith.remui %1572, %c28 : index
                %1582 = arith.addi %1580, %1581 : index
                %1583 = arith.addf %1571, %c45 : f32
                %1584 = arith.minimumf %1583, %c95 : f32
                %1585 = arith.maximumf %1584, %c96 : f32
                %1586 = arith.truncf %1585 : f32 to f16
                memref.store %1586, %out[%1582] : memref<?xf16>
                %1587 = arith.divui %1127, %c3 : index
                %1588 = arith.addi %1492, %1587 : index
                %1589 = memref.load %factors[%1588] : memref<?xf32>
                %1590 = arith.addi %1588, %1495 : index
                %1591 = memref.load %factors[%1590] : memref<?xf32>
                %1592 = arith.mulf %1153#6, %1484 : f32
                %1593 = math.fma %1592, %1589, %1591 : f32
                %1594 = arith.addi %1489, %1587 : index
                %1595 = arith.divui %1594, %c3 : index
                %1596 = arith.addi %1503, %1595 : index
                %1597 = arith.muli %1596, %c9 : index
                %1598 = arith.remui %1594, %c3 : index
                %1599 = arith.divui %1598, %c28 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.muli %1600, %1510 : index
                %1602 = arith.addi %1601, %1513 : index
                %1603 = arith.remui %1594, %c28 : index
                %1604 = arith.addi %1602, %1603 : index
                %1605 = arith.addf %1593, %c45 : f32
                %1606 = arith.minimumf %1605, %c95 : f32
                %1607 = arith.maximumf %1606, %c96 : f32
                %1608 = arith.truncf %1607 : f32 to f16
                memref.store %1608, %out[%1604] : memref<?xf16>
              }
            } else {
              %1609 = arith.index_cast %ranges : index to i32
              %1610 = arith.addi %1609, %1135 : i32
              %1611 = arith.index_castui %1610 : i32 to index
              %1612 = arith.addi %1117, %1611 : index
              %1613 = arith.muli %1612, %c99 : index
              %1614 = arith.addi %1613, %803 : index
              memref.store %1153#2, %partial[%1614] : memref<?xf32>
              %1615 = arith.addi %1613, %834 : index
              memref.store %1153#3, %partial[%1615] : memref<?xf32>
              %1616 = arith.addi %1613, %1123 : index
              memref.store %1153#4, %partial[%1616] : memref<?xf32>
              %1617 = arith.addi %1613, %1125 : index
              memref.store %1153#5, %partial[%1617] : memref<?xf32>
              %1618 = arith.addi %1613, %1127 : index
              memref.store %1153#6, %partial[%1618] : memref<?xf32>
              scf.if %1129 {
                %1619 = arith.addi %1613, %c5 : index
                %1620 = arith.addi %1619, %681 : index
                memref.store %1153#0, %partial[%1620] : memref<?xf32>
                %1621 = arith.addi %1620, %c3 : index
                memref.store %1153#1, %partial[%1621] : memref<?xf32>
              }
              %1622 = arith.addi %1137, %groups : index
              %1623 = arith.index_castui %1134 : i32 to index
              %1624 = wave.arrive %counters[%1622], %1623 : memref<?xi32>
              scf.if %1624 {
                %1633:7 = scf.for %1625 = %c49 to %1134 step %c69 iter_args(%1626 = %c44, %1627 = %c45, %1628 = %c45, %1629 = %c45, %1630 = %c45, %1631 = %c45, %1632 = %c45) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1634 = arith.addi %1625, %c49 : i32
                  %1635 = arith.subi %1134, %c17 : i32
                  %1636 = arith.minsi %1634, %1635 : i32
                  %1637 = arith.addi %1609, %1636 : i32
                  %1638 = arith.index_castui %1637 : i32 to index
                  %1639 = arith.addi %1117, %1638 : index
                  %1640 = arith.muli %1639, %c99 : index
                  %1641 = arith.addi %1640, %c5 : index
                  %1642 = arith.addi %1641, %682 : index
                  %1643 = memref.load %partial[%1642] : memref<?xf32>
                  %1644 = arith.cmpi slt, %1634, %1134 : i32
                  %1645 = arith.select %1644, %1643, %c44 : f32
                  %1646 = arith.addi %1640, %681 : index
                  %1647 = arith.addi %1646, %c23 : index
                  %1648 = memref.load %partial[%1647] : memref<?xf32>
                  %1649 = arith.addi %1646, %c7 : index
                  %1650 = memref.load %partial[%1649] : memref<?xf32>
                  %1651 = arith.addi %1646, %c40 : index
                  %1652 = memref.load %partial[%1651] : memref<?xf32>
                  %1653 = arith.addi %1646, %c41 : index
                  %1654 = memref.load %partial[%1653] : memref<?xf32>
                  %1655 = arith.addi %1646, %c42 : index
                  %1656 = memref.load %partial[%1655] : memref<?xf32>
                  %1657 = arith.addi %1642, %c3 : index
                  %1658 = memref.load %partial[%1657] : memref<?xf32>
                  %1659 = arith.addi %1625, %c17 : i32
                  %1660 = arith.minsi %1659, %1635 : i32
                  %1661 = arith.addi %1609, %1660 : i32
                  %1662 = arith.index_castui %1661 : i32 to index
                  %1663 = arith.addi %1117, %1662 : index
                  %1664 = arith.muli %1663, %c99 : index
                  %1665 = arith.addi %1664, %c5 : index
                  %1666 = arith.addi %1665, %682 : index
                  %1667 = memref.load %partial[%1666] : memref<?xf32>
                  %1668 = arith.cmpi slt, %1659, %1134 : i32
                  %1669 = arith.select %1668, %1667, %c44 : f32
                  %1670 = arith.addi %1664, %681 : index
                  %1671 = arith.addi %1670, %c23 : index
                  %1672 = memref.load %partial[%1671] : memref<?xf32>
                  %1673 = arith.addi %1670, %c7 : index
                  %1674 = memref.load %partial[%1673] : memref<?xf32>
                  %1675 = arith.addi %1670, %c40 : index
                  %1676 = memref.load %partial[%1675] : memref<?xf32>
                  %1677 = arith.addi %1670, %c41 : index
                  %1678 = memref.load %partial[%1677] : memref<?xf32>
                  %1679 = arith.addi %1670, %c42 : index
                  %1680 = memref.load %partial[%1679] : memref<?xf32>
                  %1681 = arith.addi %1666, %c3 : index
                  %1682 = memref.load %partial[%1681] : memref<?xf32>
                  %1683 = arith.addi %1625, %c60 : i32
                  %1684 = arith.minsi %1683, %1635 : i32
                  %1685 = arith.addi %1609, %1684 : i32
                  %1686 = arith.index_castui %1685 : i32 to index
                  %1687 = arith.addi %1117, %1686 : index
                  %1688 = arith.muli %1687, %c99 : index
                  %1689 = arith.addi %1688, %c5 : index
                  %1690 = arith.addi %1689, %682 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.cmpi slt, %1683, %1134 : i32
                  %1693 = arith.select %1692, %1691, %c44 : f32
                  %1694 = arith.addi %1688, %681 : index
                  %1695 = arith.addi %1694, %c23 : index
                  %1696 = memref.load %partial[%1695] : memref<?xf32>
                  %1697 = arith.addi %1694, %c7 : index
                  %1698 = memref.load %partial[%1697] : memref<?xf32>
                  %1699 = arith.addi %1694, %c40 : index
                  %1700 = memref.load %partial[%1699] : memref<?xf32>
                  %1701 = arith.addi %1694, %c41 : index
                  %1702 = memref.load %partial[%1701] : memref<?xf32>
                  %1703 = arith.addi %1694, %c42 : index
                  %1704 = memref.load %partial[%1703] : memref<?xf32>
                  %1705 = arith.addi %1690, %c3 : index
                  %1706 = memref.load %partial[%1705] : memref<?xf32>
                  %1707 = arith.addi %1625, %c62 : i32
                  %1708 = arith.minsi %1707, %1635 : i32
                  %1709 = arith.addi %1609, %1708 : i32
                  %1710 = arith.index_castui %1709 : i32 to index
                  %1711 = arith.addi %1117, %1710 : index
                  %1712 = arith.muli %1711, %c99 : index
                  %1713 = arith.addi %1712, %c5 : index
                  %1714 = arith.addi %1713, %682 : index
                  %1715 = memref.load %partial[%1714] : memref<?xf32>
                  %1716 = arith.cmpi slt, %1707, %1134 : i32
                  %1717 = arith.select %1716, %1715, %c44 : f32
                  %1718 = arith.addi %1712, %681 : index
                  %1719 = arith.addi %1718, %c23 : index
                  %1720 = memref.load %partial[%1719] : memref<?xf32>
                  %1721 = arith.addi %1718, %c7 : index
                  %1722 = memref.load %partial[%1721] : memref<?xf32>
                  %1723 = arith.addi %1718, %c40 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.addi %1718, %c41 : index
                  %1726 = memref.load %partial[%1725] : memref<?xf32>
                  %1727 = arith.addi %1718, %c42 : index
                  %1728 = memref.load %partial[%1727] : memref<?xf32>
                  %1729 = arith.addi %1714, %c3 : index
                  %1730 = memref.load %partial[%1729] : memref<?xf32>
                  %1731 = arith.addi %1625, %c63 : i32
                  %1732 = arith.minsi %1731, %1635 : i32
                  %1733 = arith.addi %1609, %1732 : i32
                  %1734 = arith.index_castui %1733 : i32 to index
                  %1735 = arith.addi %1117, %1734 : index
                  %1736 = arith.muli %1735, %c99 : index
                  %1737 = arith.addi %1736, %c5 : index
                  %1738 = arith.addi %1737, %682 : index
                  %1739 = memref.load %partial[%1738] : memref<?xf32>
                  %1740 = arith.cmpi slt, %1731, %1134 : i32
                  %1741 = arith.select %1740, %1739, %c44 : f32
                  %1742 = arith.addi %1736, %681 : index
                  %1743 = arith.addi %1742, %c23 : index
                  %1744 = memref.load %partial[%1743] : memref<?xf32>
                  %1745 = arith.addi %1742, %c7 : index
                  %1746 = memref.load %partial[%1745] : memref<?xf32>
                  %1747 = arith.addi %1742, %c40 : index
                  %1748 = memref.load %partial[%1747] : memref<?xf32>
                  %1749 = arith.addi %1742, %c41 : index
                  %1750 = memref.load %partial[%1749] : memref<?xf32>
                  %1751 = arith.addi %1742, %c42 : index
                  %1752 = memref.load %partial[%1751] : memref<?xf32>
                  %1753 = arith.addi %1738, %c3 : index
                  %1754 = memref.load %partial[%1753] : memref<?xf32>
                  %1755 = arith.addi %1625, %c65 : i32
                  %1756 = arith.minsi %1755, %1635 : i32
                  %1757 = arith.addi %1609, %1756 : i32
                  %1758 = arith.index_castui %1757 : i32 to index
                  %1759 = arith.addi %1117, %1758 : index
                  %1760 = arith.muli %1759, %c99 : index
                  %1761 = arith.addi %1760, %c5 : index
                  %1762 = arith.addi %1761, %682 : index
                  %1763 = memref.load %partial[%1762] : memref<?xf32>
                  %1764 = arith.cmpi slt, %1755, %1134 : i32
                  %1765 = arith.select %1764, %1763, %c44 : f32
                  %1766 = arith.addi %1760, %681 : index
                  %1767 = arith.addi %1766, %c23 : index
                  %1768 = memref.load %partial[%1767] : memref<?xf32>
                  %1769 = arith.addi %1766, %c7 : index
                  %1770 = memref.load %partial[%1769] : memref<?xf32>
                  %1771 = arith.addi %1766, %c40 : index
                  %1772 = memref.load %partial[%1771] : memref<?xf32>
                  %1773 = arith.addi %1766, %c41 : index
                  %1774 = memref.load %partial[%1773] : memref<?xf32>
                  %1775 = arith.addi %1766, %c42 : index
                  %1776 = memref.load %partial[%1775] : memref<?xf32>
                  %1777 = arith.addi %1762, %c3 : index
                  %1778 = memref.load %partial[%1777] : memref<?xf32>
                  %1779 = arith.addi %1625, %c66 : i32
                  %1780 = arith.minsi %1779, %1635 : i32
                  %1781 = arith.addi %1609, %1780 : i32
                  %1782 = arith.index_castui %1781 : i32 to index
                  %1783 = arith.addi %1117, %1782 : index
                  %1784 = arith.muli %1783, %c99 : index
                  %1785 = arith.addi %1784, %c5 : index
                  %1786 = arith.addi %1785, %682 : index
                  %1787 = memref.load %partial[%1786] : memref<?xf32>
                  %1788 = arith.cmpi slt, %1779, %1134 : i32
                  %1789 = arith.select %1788, %1787, %c44 : f32
                  %1790 = arith.addi %1784, %681 : index
                  %1791 = arith.addi %1790, %c23 : index
                  %1792 = memref.load %partial[%1791] : memref<?xf32>
                  %1793 = arith.addi %1790, %c7 : index
                  %1794 = memref.load %partial[%1793] : memref<?xf32>
                  %1795 = arith.addi %1790, %c40 : index
                  %1796 = memref.load %partial[%1795] : memref<?xf32>
                  %1797 = arith.addi %1790, %c41 : index
                  %1798 = memref.load %partial[%1797] : memref<?xf32>
                  %1799 = arith.addi %1790, %c42 : index
                  %1800 = memref.load %partial[%1799] : memref<?xf32>
                  %1801 = arith.addi %1786, %c3 : index
                  %1802 = memref.load %partial[%1801] : memref<?xf32>
                  %1803 = arith.addi %1625, %c68 : i32
                  %1804 = arith.minsi %1803, %1635 : i32
                  %1805 = arith.addi %1609, %1804 : i32
                  %1806 = arith.index_castui %1805 : i32 to index
                  %1807 = arith.addi %1117, %1806 : index
                  %1808 = arith.muli %1807, %c99 : index
                  %1809 = arith.addi %1808, %c5 : index
                  %1810 = arith.addi %1809, %682 : index
                  %1811 = memref.load %partial[%1810] : memref<?xf32>
                  %1812 = arith.cmpi slt, %1803, %1134 : i32
                  %1813 = arith.select %1812, %1811, %c44 : f32
                  %1814 = arith.addi %1808, %681 : index
                  %1815 = arith.addi %1814, %c23 : index
                  %1816 = memref.load %partial[%1815] : memref<?xf32>
                  %1817 = arith.addi %1814, %c7 : index
                  %1818 = memref.load %partial[%1817] : memref<?xf32>
                  %1819 = arith.addi %1814, %c40 : index
                  %1820 = memref.load %partial[%1819] : memref<?xf32>
                  %1821 = arith.addi %1814, %c41 : index
                  %1822 = memref.load %partial[%1821] : memref<?xf32>
                  %1823 = arith.addi %1814, %c42 : index
                  %1824 = memref.load %partial[%1823] : memref<?xf32>
                  %1825 = arith.addi %1810, %c3 : index
                  %1826 = memref.load %partial[%1825] : memref<?xf32>
                  %1827 = arith.maxnumf %1626, %1645 fastmath<nnan> : f32
                  %1828 = arith.subf %1626, %1827 : f32
                  %1829 = wave.exp2 %1828 : f32
                  %1830 = arith.subf %1645, %1827 : f32
                  %1831 = wave.exp2 %1830 : f32
                  %1832 = arith.mulf %1627, %1829 : f32
                  %1833 = math.fma %1658, %1831, %1832 : f32
                  %1834 = arith.mulf %1628, %1829 : f32
                  %1835 = math.fma %1648, %1831, %1834 : f32
                  %1836 = arith.mulf %1629, %1829 : f32
                  %1837 = math.fma %1650, %1831, %1836 : f32
                  %1838 = arith.mulf %1630, %1829 : f32
                  %1839 = math.fma %1652, %1831, %1838 : f32
                  %1840 = arith.mulf %1631, %1829 : f32
                  %1841 = math.fma %1654, %1831, %1840 : f32
                  %1842 = arith.mulf %1632, %1829 : f32
                  %1843 = math.fma %1656, %1831, %1842 : f32
                  %1844 = arith.maxnumf %1827, %1669 fastmath<nnan> : f32
                  %1845 = arith.subf %1827, %1844 : f32
                  %1846 = wave.exp2 %1845 : f32
                  %1847 = arith.subf %1669, %1844 : f32
                  %1848 = wave.exp2 %1847 : f32
                  %1849 = arith.mulf %1833, %1846 : f32
                  %1850 = math.fma %1682, %1848, %1849 : f32
                  %1851 = arith.mulf %1835, %1846 : f32
                  %1852 = math.fma %1672, %1848, %1851 : f32
                  %1853 = arith.mulf %1837, %1846 : f32
                  %1854 = math.fma %1674, %1848, %1853 : f32
                  %1855 = arith.mulf %1839, %1846 : f32
                  %1856 = math.fma %1676, %1848, %1855 : f32
                  %1857 = arith.mulf %1841, %1846 : f32
                  %1858 = math.fma %1678, %1848, %1857 : f32
                  %1859 = arith.mulf %1843, %1846 : f32
                  %1860 = math.fma %1680, %1848, %1859 : f32
                  %1861 = arith.maxnumf %1844, %1693 fastmath<nnan> : f32
                  %1862 = arith.subf %1844, %1861 : f32
                  %1863 = wave.exp2 %1862 : f32
                  %1864 = arith.subf %1693, %1861 : f32
                  %1865 = wave.exp2 %1864 : f32
                  %1866 = arith.mulf %1850, %1863 : f32
                  %1867 = math.fma %1706, %1865, %1866 : f32
                  %1868 = arith.mulf %1852, %1863 : f32
                  %1869 = math.fma %1696, %1865, %1868 : f32
                  %1870 = arith.mulf %1854, %1863 : f32
                  %1871 = math.fma %1698, %1865, %1870 : f32
                  %1872 = arith.mulf %1856, %1863 : f32
                  %1873 = math.fma %1700, %1865, %1872 : f32
                  %1874 = arith.mulf %1858, %1863 : f32
                  %1875 = math.fma %1702, %1865, %1874 : f32
                  %1876 = arith.mulf %1860, %1863 : f32
                  %1877 = math.fma %1704, %1865, %1876 : f32
                  %1878 = arith.maxnumf %1861, %1717 fastmath<nnan> : f32
                  %1879 = arith.subf %1861, %1878 : f32
                  %1880 = wave.exp2 %1879 : f32
                  %1881 = arith.subf %1717, %1878 : f32
                  %1882 = wave.exp2 %1881 : f32
                  %1883 = arith.mulf %1867, %1880 : f32
                  %1884 = math.fma %1730, %1882, %1883 : f32
                  %1885 = arith.mulf %1869, %1880 : f32
                  %1886 = math.fma %1720, %1882, %1885 : f32
                  %1887 = arith.mulf %1871, %1880 : f32
                  %1888 = math.fma %1722, %1882, %1887 : f32
                  %1889 = arith.mulf %1873, %1880 : f32
                  %1890 = math.fma %1724, %1882, %1889 : f32
                  %1891 = arith.mulf %1875, %1880 : f32
                  %1892 = math.fma %1726, %1882, %1891 : f32
                  %1893 = arith.mulf %1877, %1880 : f32
                  %1894 = math.fma %1728, %1882, %1893 : f32
                  %1895 = arith.maxnumf %1878, %1741 fastmath<nnan> : f32
                  %1896 = arith.subf %1878, %1895 : f32
                  %1897 = wave.exp2 %1896 : f32
                  %1898 = arith.subf %1741, %1895 : f32
                  %1899 = wave.exp2 %1898 : f32
                  %1900 = arith.mulf %1884, %1897 : f32
                  %1901 = math.fma %1754, %1899, %1900 : f32
                  %1902 = arith.mulf %1886, %1897 : f32
                  %1903 = math.fma %1744, %1899, %1902 : f32
                  %1904 = arith.mulf %1888, %1897 : f32
                  %1905 = math.fma %1746, %1899, %1904 : f32
                  %1906 = arith.mulf %1890, %1897 : f32
                  %1907 = math.fma %1748, %1899, %1906 : f32
                  %1908 = arith.mulf %1892, %1897 : f32
                  %1909 = math.fma %1750, %1899, %1908 : f32
                  %1910 = arith.mulf %1894, %1897 : f32
                  %1911 = math.fma %1752, %1899, %1910 : f32
                  %1912 = arith.maxnumf %1895, %1765 fastmath<nnan> : f32
                  %1913 = arith.subf %1895, %1912 : f32
                  %1914 = wave.exp2 %1913 : f32
                  %1915 = arith.subf %1765, %1912 : f32
                  %1916 = wave.exp2 %1915 : f32
                  %1917 = arith.mulf %1901, %1914 : f32
                  %1918 = math.fma %1778, %1916, %1917 : f32
                  %1919 = arith.mulf %1903, %1914 : f32
                  %1920 = math.fma %1768, %1916, %1919 : f32
                  %1921 = arith.mulf %1905, %1914 : f32
                  %1922 = math.fma %1770, %1916, %1921 : f32
                  %1923 = arith.mulf %1907, %1914 : f32
                  %1924 = math.fma %1772, %1916, %1923 : f32
                  %1925 = arith.mulf %1909, %1914 : f32
                  %1926 = math.fma %1774, %1916, %1925 : f32
                  %1927 = arith.mulf %1911, %1914 : f32
                  %1928 = math.fma %1776, %1916, %1927 : f32
                  %1929 = arith.maxnumf %1912, %1789 fastmath<nnan> : f32
                  %1930 = arith.subf %1912, %1929 : f32
                  %1931 = wave.exp2 %1930 : f32
                  %1932 = arith.subf %1789, %1929 : f32
                  %1933 = wave.exp2 %1932 : f32
                  %1934 = arith.mulf %1918, %1931 : f32
                  %1935 = math.fma %1802, %1933, %1934 : f32
                  %1936 = arith.mulf %1920, %1931 : f32
                  %1937 = math.fma %1792, %1933, %1936 : f32
                  %1938 = arith.mulf %1922, %1931 : f32
                  %1939 = math.fma %1794, %1933, %1938 : f32
                  %1940 = arith.mulf %1924, %1931 : f32
                  %1941 = math.fma %1796, %1933, %1940 : f32
                  %1942 = arith.mulf %1926, %1931 : f32
                  %1943 = math.fma %1798, %1933, %1942 : f32
                  %1944 = arith.mulf %1928, %1931 : f32
                  %1945 = math.fma %1800, %1933, %1944 : f32
                  %1946 = arith.maxnumf %1929, %1813 fastmath<nnan> : f32
                  %1947 = arith.subf %1929, %1946 : f32
                  %1948 = wave.exp2 %1947 : f32
                  %1949 = arith.subf %1813, %1946 : f32
                  %1950 = wave.exp2 %1949 : f32
                  %1951 = arith.mulf %1935, %1948 : f32
                  %1952 = math.fma %1826, %1950, %1951 : f32
                  %1953 = arith.mulf %1937, %1948 : f32
                  %1954 = math.fma %1816, %1950, %1953 : f32
                  %1955 = arith.mulf %1939, %1948 : f32
                  %1956 = math.fma %1818, %1950, %1955 : f32
                  %1957 = arith.mulf %1941, %1948 : f32
                  %1958 = math.fma %1820, %1950, %1957 : f32
                  %1959 = arith.mulf %1943, %1948 : f32
                  %1960 = math.fma %1822, %1950, %1959 : f32
                  %1961 = arith.mulf %1945, %1948 : f32
                  %1962 = math.fma %1824, %1950, %1961 : f32
                  scf.yield %1946, %1952, %1954, %1956, %1958, %1960, %1962 : f32, f32, f32, f32, f32, f32, f32
                }
                %1963 = arith.divf %c93, %1633#1 : f32
                %1964 = arith.addi %17, %682 : index
                %1965 = arith.cmpi slt, %1964, %groupSize : index
                scf.if %1965 {
                  %1966 = arith.muli %15, %groupSize : index
                  %1967 = arith.addi %1966, %1964 : index
                  %1968 = arith.muli %1967, %c26 : index
                  %1969 = arith.muli %heads, %c26 : index
                  %1970 = arith.divui %803, %c3 : index
                  %1971 = arith.muli %15, %c26 : index
                  %1972 = arith.addi %1971, %1970 : index
                  %1973 = memref.load %factors[%1972] : memref<?xf32>
                  %1974 = arith.muli %kvHeads, %c26 : index
                  %1975 = arith.addi %1972, %1974 : index
                  %1976 = memref.load %factors[%1975] : memref<?xf32>
                  %1977 = arith.mulf %1633#2, %1963 : f32
                  %1978 = math.fma %1977, %1973, %1976 : f32
                  %1979 = arith.addi %1968, %1970 : index
                  %1980 = arith.divui %24, %outTileRows : index
                  %1981 = arith.divui %1969, %c3 : index
                  %1982 = arith.muli %1980, %1981 : index
                  %1983 = arith.divui %1979, %c3 : index
                  %1984 = arith.addi %1982, %1983 : index
                  %1985 = arith.muli %1984, %c9 : index
                  %1986 = arith.remui %1979, %c3 : index
                  %1987 = arith.divui %1986, %c28 : index
                  %1988 = arith.addi %1985, %1987 : index
                  %1989 = arith.muli %outTileRows, %c28 : index
                  %1990 = arith.muli %1988, %1989 : index
                  %1991 = arith.remui %24, %outTileRows : index
                  %1992 = arith.muli %1991, %c28 : index
                  %1993 = arith.addi %1990, %1992 : index
                  %1994 = arith.remui %1979, %c28 : index
                  %1995 = arith.addi %1993, %1994 : index
                  %1996 = arith.addf %1978, %c45 : f32
                  %1997 = arith.minimumf %1996, %c95 : f32
                  %1998 = arith.maximumf %1997, %c96 : f32
                  %1999 = arith.truncf %1998 : f32 to f16
                  memref.store %1999, %out[%1995] : memref<?xf16>
                  %2000 = arith.divui %834, %c3 : index
                  %2001 = arith.addi %1971, %2000 : index
                  %2002 = memref.load %factors[%2001] : memref<?xf32>
                  %2003 = arith.addi %2001, %1974 : index
                  %2004 = memref.load %factors[%2003] : memref<?xf32>
                  %2005 = arith.mulf %1633#3, %1963 : f32
                  %2006 = math.fma %2005, %2002, %2004 : f32
                  %2007 = arith.addi %1968, %2000 : index
                  %2008 = arith.divui %2007, %c3 : index
                  %2009 = arith.addi %1982, %2008 : index
                  %2010 = arith.muli %2009, %c9 : index
                  %2011 = arith.remui %2007, %c3 : index
                  %2012 = arith.divui %2011, %c28 : index
                  %2013 = arith.addi %2010, %2012 : index
                  %2014 = arith.muli %2013, %1989 : index
                  %2015 = arith.addi %2014, %1992 : index
                  %2016 = arith.remui %2007, %c28 : index
                  %2017 = arith.addi %2015, %2016 : index
                  %2018 = arith.addf %2006, %c45 : f32
                  %2019 = arith.minimumf %2018, %c95 : f32
                  %2020 = arith.maximumf %2019, %c96 : f32
                  %2021 = arith.truncf %2020 : f32 to f16
                  memref.store %2021, %out[%2017] : memref<?xf16>
                  %2022 = arith.divui %1123, %c3 : index
                  %2023 = arith.addi %1971, %2022 : index
                  %2024 = memref.load %factors[%2023] : memref<?xf32>
                  %2025 = arith.addi %2023, %1974 : index
                  %2026 = memref.load %factors[%2025] : memref<?xf32>
                  %2027 = arith.mulf %1633#4, %1963 : f32
                  %2028 = math.fma %2027, %2024, %2026 : f32
                  %2029 = arith.addi %1968, %2022 : index
                  %2030 = arith.divui %2029, %c3 : index
                  %2031 = arith.addi %1982, %2030 : index
                  %2032 = arith.muli %2031, %c9 : index
                  %2033 = arith.remui %2029, %c3 : index
                  %2034 = arith.divui %2033, %c28 : index
                  %2035 = arith.addi %2032, %2034 : index
                  %2036 = arith.muli %2035, %1989 : index
                  %2037 = arith.addi %2036, %1992 : index
                  %2038 = arith.remui %2029, %c28 : index
                  %2039 = arith.addi %2037, %2038 : index
                  %2040 = arith.addf %2028, %c45 : f32
                  %2041 = arith.minimumf %2040, %c95 : f32
                  %2042 = arith.maximumf %2041, %c96 : f32
                  %2043 = arith.truncf %2042 : f32 to f16
                  memref.store %2043, %out[%2039] : memref<?xf16>
                  %2044 = arith.divui %1125, %c3 : index
                  %2045 = arith.addi %1971, %2044 : index
                  %2046 = memref.load %factors[%2045] : memref<?xf32>
                  %2047 = arith.addi %2045, %1974 : index
                  %2048 = memref.load %factors[%2047] : memref<?xf32>
                  %2049 = arith.mulf %1633#5, %1963 : f32
                  %2050 = math.fma %2049, %2046, %2048 : f32
                  %2051 = arith.addi %1968, %2044 : index
                  %2052 = arith.divui %2051, %c3 : index
                  %2053 = arith.addi %1982, %2052 : index
                  %2054 = arith.muli %2053, %c9 : index
                  %2055 = arith.remui %2051, %c3 : index
                  %2056 = arith.divui %2055, %c28 : index
                  %2057 = arith.addi %2054, %2056 : index
                  %2058 = arith.muli %2057, %1989 : index
                  %2059 = arith.addi %2058, %1992 : index
                  %2060 = arith.remui %2051, %c28 : index
                  %2061 = arith.addi %2059, %2060 : index
                  %2062 = arith.addf %2050, %c45 : f32
                  %2063 = arith.minimumf %2062, %c95 : f32
                  %2064 = arith.maximumf %2063, %c96 : f32
                  %2065 = arith.truncf %2064 : f32 to f16
                  memref.store %2065, %out[%2061] : memref<?xf16>
                  %2066 = arith.divui %1127, %c3 : index
                  %2067 = arith.addi %1971, %2066 : index
                  %2068 = memref.load %factors[%2067] : memref<?xf32>
                  %2069 = arith.addi %2067, %1974 : index
                  %2070 = memref.load %factors[%2069] : memref<?xf32>
                  %2071 = arith.mulf %1633#6, %1963 : f32
                  %2072 = math.fma %2071, %2068, %2070 : f32
                  %2073 = arith.addi %1968, %2066 : index
                  %2074 = arith.divui %2073, %c3 : index
                  %2075 = arith.addi %1982, %2074 : index
                  %2076 = arith.muli %2075, %c9 : index
                  %2077 = arith.remui %2073, %c3 : index
                  %2078 = arith.divui %2077, %c28 : index
                  %2079 = arith.addi %2076, %2078 : index
                  %2080 = arith.muli %2079, %1989 : index
                  %2081 = arith.addi %2080, %1992 : index
                  %2082 = arith.remui %2073, %c28 : index
                  %2083 = arith.addi %2081, %2082 : index
                  %2084 = arith.addf %2072, %c45 : f32
                  %2085 = arith.minimumf %2084, %c95 : f32
                  %2086 = arith.maximumf %2085, %c96 : f32
                  %2087 = arith.truncf %2086 : f32 to f16
                  memref.store %2087, %out[%2083] : memref<?xf16>
                }
              }
            }
          }
        }
      }
    }
  }
  wave.return
}

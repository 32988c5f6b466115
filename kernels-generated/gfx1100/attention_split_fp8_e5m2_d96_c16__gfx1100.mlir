// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=96, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d96_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 384 : index
  %c25 = arith.constant 24 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 100 : index
  %c28 = arith.constant 8 : index
  %c29 = arith.constant 20 : index
  %c30 = arith.constant 36 : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 52 : index
  %c33 = arith.constant 64 : index
  %c34 = arith.constant 68 : index
  %c35 = arith.constant 80 : index
  %c36 = arith.constant 84 : index
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 64 : i32
  %c39 = arith.constant 253 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 128 : index
  %c43 = arith.constant 512 : index
  %c44 = arith.constant 1024 : index
  %c45 = arith.constant 1280 : index
  %c46 = arith.constant 128 : i32
  %c47 = arith.constant 0xF149F2CA : f32
  %c48 = arith.constant 0x00000000 : f32
  %c49 = arith.constant dense<0x00000000> : vector<8xf32>
  %c50 = arith.constant 31 : i32
  %c51 = arith.constant 32 : i32
  %c52 = arith.constant 0 : i32
  %c53 = arith.constant 192 : index
  %c54 = arith.constant 320 : index
  %c55 = arith.constant 448 : index
  %c56 = arith.constant 576 : index
  %c57 = arith.constant 640 : index
  %c58 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c59 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c60 = arith.constant 0x41000000 : f32
  %c61 = arith.constant 0x40C00000 : f32
  %c62 = arith.constant dense<-1> : vector<4xi32>
  %c63 = arith.constant 255 : i32
  %c64 = arith.constant 2 : i32
  %c65 = arith.constant 16711680 : i32
  %c66 = arith.constant 3 : i32
  %c67 = arith.constant 4 : i32
  %c68 = arith.constant 65280 : i32
  %c69 = arith.constant 5 : i32
  %c70 = arith.constant 6 : i32
  %c71 = arith.constant -16777216 : i32
  %c72 = arith.constant 7 : i32
  %c73 = arith.constant 8 : i32
  %c74 = arith.constant 9 : i32
  %c75 = arith.constant 10 : i32
  %c76 = arith.constant 11 : i32
  %c77 = arith.constant 12 : i32
  %c78 = arith.constant 13 : i32
  %c79 = arith.constant 15 : i32
  %c80 = arith.constant 704 : index
  %c81 = arith.constant 160 : index
  %c82 = arith.constant 224 : index
  %c83 = arith.constant 288 : index
  %c84 = arith.constant 352 : index
  %c85 = arith.constant 416 : index
  %c86 = arith.constant 480 : index
  %c87 = arith.constant 112 : index
  %c88 = arith.constant 144 : index
  %c89 = arith.constant 176 : index
  %c90 = arith.constant 208 : index
  %c91 = arith.constant 240 : index
  %c92 = arith.constant 2048 : index
  %c93 = arith.constant 2560 : index
  %c94 = arith.constant 3072 : index
  %c95 = arith.constant 3584 : index
  %c96 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c98 = arith.constant 0x477FE000 : f32
  %c99 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c102 = arith.constant 1600 : index
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
        %94 = arith.addi %84, %c29 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c22 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c30 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c31 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c32 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c33 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c34 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %84, %c35 : index
        %116 = arith.addi %83, %115 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %84, %c36 : index
        %119 = arith.addi %83, %118 : index
        %120 = vector.load %5[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = math.absf %87 : vector<4xf32>
        %122 = math.absf %90 : vector<4xf32>
        %123 = arith.maxnumf %121, %122 fastmath<nnan> : vector<4xf32>
        %124 = math.absf %93 : vector<4xf32>
        %125 = arith.maxnumf %123, %124 fastmath<nnan> : vector<4xf32>
        %126 = math.absf %96 : vector<4xf32>
        %127 = arith.maxnumf %125, %126 fastmath<nnan> : vector<4xf32>
        %128 = math.absf %99 : vector<4xf32>
        %129 = arith.maxnumf %127, %128 fastmath<nnan> : vector<4xf32>
        %130 = math.absf %102 : vector<4xf32>
        %131 = arith.maxnumf %129, %130 fastmath<nnan> : vector<4xf32>
        %132 = math.absf %105 : vector<4xf32>
        %133 = arith.maxnumf %131, %132 fastmath<nnan> : vector<4xf32>
        %134 = math.absf %108 : vector<4xf32>
        %135 = arith.maxnumf %133, %134 fastmath<nnan> : vector<4xf32>
        %136 = math.absf %111 : vector<4xf32>
        %137 = arith.maxnumf %135, %136 fastmath<nnan> : vector<4xf32>
        %138 = math.absf %114 : vector<4xf32>
        %139 = arith.maxnumf %137, %138 fastmath<nnan> : vector<4xf32>
        %140 = math.absf %117 : vector<4xf32>
        %141 = arith.maxnumf %139, %140 fastmath<nnan> : vector<4xf32>
        %142 = math.absf %120 : vector<4xf32>
        %143 = arith.maxnumf %141, %142 fastmath<nnan> : vector<4xf32>
        %144 = vector.extract %143[0] : f32 from vector<4xf32>
        %145 = vector.extract %143[1] : f32 from vector<4xf32>
        %146 = vector.extract %143[2] : f32 from vector<4xf32>
        %147 = vector.extract %143[3] : f32 from vector<4xf32>
        %148 = arith.maxnumf %144, %145 fastmath<nnan> : f32
        %149 = arith.maxnumf %148, %146 fastmath<nnan> : f32
        %150 = arith.maxnumf %149, %147 fastmath<nnan> : f32
        %151 = wave.swap_halves %150 : f32
        %152 = arith.maxnumf %150, %151 fastmath<nnan> : f32
        %153 = arith.bitcast %152 : f32 to i32
        %154 = arith.shrui %153, %c37 : i32
        %155 = arith.maxsi %154, %c38 : i32
        %156 = arith.minsi %155, %c39 : i32
        %157 = arith.subi %c40, %156 : i32
        %158 = arith.shli %157, %c37 : i32
        %159 = arith.bitcast %158 : i32 to f32
        %160 = arith.subi %156, %c41 : i32
        %161 = arith.shli %160, %c37 : i32
        %162 = arith.bitcast %161 : i32 to f32
        %163 = vector.broadcast %159 : f32 to vector<4xf32>
        %164 = arith.muli %1, %c28 : index
        %165 = arith.muli %2, %c42 : index
        %166 = arith.addi %164, %165 : index
        %167 = arith.mulf %87, %163 : vector<4xf32>
        %168 = arith.truncf %167 : vector<4xf32> to vector<4xf16>
        %169 = arith.mulf %90, %163 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %172 = arith.addi %166, %c23 : index
        vector.store %171, %4[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = arith.mulf %93, %163 : vector<4xf32>
        %174 = arith.truncf %173 : vector<4xf32> to vector<4xf16>
        %175 = arith.mulf %96, %163 : vector<4xf32>
        %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %178 = arith.addi %166, %c7 : index
        vector.store %177, %4[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.mulf %99, %163 : vector<4xf32>
        %180 = arith.truncf %179 : vector<4xf32> to vector<4xf16>
        %181 = arith.mulf %102, %163 : vector<4xf32>
        %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %184 = arith.addi %166, %c43 : index
        vector.store %183, %4[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.mulf %105, %163 : vector<4xf32>
        %186 = arith.truncf %185 : vector<4xf32> to vector<4xf16>
        %187 = arith.mulf %108, %163 : vector<4xf32>
        %188 = arith.truncf %187 : vector<4xf32> to vector<4xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %190 = arith.addi %166, %c15 : index
        vector.store %189, %4[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.mulf %111, %163 : vector<4xf32>
        %192 = arith.truncf %191 : vector<4xf32> to vector<4xf16>
        %193 = arith.mulf %114, %163 : vector<4xf32>
        %194 = arith.truncf %193 : vector<4xf32> to vector<4xf16>
        %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %196 = arith.addi %166, %c44 : index
        vector.store %195, %4[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = arith.mulf %117, %163 : vector<4xf32>
        %198 = arith.truncf %197 : vector<4xf32> to vector<4xf16>
        %199 = arith.mulf %120, %163 : vector<4xf32>
        %200 = arith.truncf %199 : vector<4xf32> to vector<4xf16>
        %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %202 = arith.addi %166, %c45 : index
        vector.store %201, %4[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %162, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %203 = memref.load %7[%1] : memref<?xf32>
      scf.for %204 = %11 to %42 step %43 : i32 {
        %205 = arith.muli %204, %c20 : i32
        %206 = arith.index_cast %8 : index to i32
        %207 = arith.muli %206, %c46 : i32
        %208 = arith.addi %205, %207 : i32
        %209 = arith.addi %208, %c46 : i32
        %210 = arith.minsi %209, %38 : i32
        %211 = arith.cmpi slt, %208, %38 : i32
        %212:8 = scf.if %211 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %213 = arith.subi %210, %208 : i32
          %214 = arith.addi %213, %c50 : i32
          %215 = arith.divui %214, %c51 : i32
          %216 = arith.divui %208, %c18 : i32
          %217 = arith.addi %216, %c52 : i32
          %218 = arith.minsi %217, %40 : i32
          %219 = arith.index_castui %218 : i32 to index
          %220 = arith.addi %32, %219 : index
          %221 = memref.load %step[%220] : memref<?xi32>
          %222 = arith.index_cast %221 : i32 to index
          %223 = arith.muli %222, %33 : index
          %224 = arith.addi %223, %34 : index
          %225 = arith.addi %216, %c17 : i32
          %226 = arith.minsi %225, %40 : i32
          %227 = arith.index_castui %226 : i32 to index
          %228 = arith.addi %32, %227 : index
          %229 = memref.load %step[%228] : memref<?xi32>
          %230 = arith.index_cast %229 : i32 to index
          %231 = arith.muli %230, %33 : index
          %232 = arith.addi %231, %34 : index
          %233 = arith.addi %224, %35 : index
          %234 = arith.addi %233, %c23 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %232, %35 : index
          %237 = arith.addi %236, %c23 : index
          %238 = vector.load %kv[%237] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %239 = arith.addi %233, %c33 : index
          %240 = vector.load %kv[%239] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %241 = arith.addi %236, %c33 : index
          %242 = vector.load %kv[%241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %243 = arith.addi %233, %c42 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %236, %c42 : index
          %246 = vector.load %kv[%245] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %247 = arith.addi %233, %c53 : index
          %248 = vector.load %kv[%247] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %249 = arith.addi %236, %c53 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %268:16 = scf.for %251 = %c52 to %215 step %c17 iter_args(%252 = %235, %253 = %238, %254 = %240, %255 = %242, %256 = %244, %257 = %246, %258 = %248, %259 = %250, %260 = %c47, %261 = %c48, %262 = %c49, %263 = %c49, %264 = %c49, %265 = %c49, %266 = %c49, %267 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %269 = arith.muli %251, %c51 : i32
            %270 = arith.addi %208, %269 : i32
            %271 = arith.addi %270, %c51 : i32
            %272 = arith.divui %270, %c18 : i32
            %273 = arith.addi %272, %c52 : i32
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
            %289 = arith.divui %271, %c18 : i32
            %290 = arith.addi %289, %c52 : i32
            %291 = arith.minsi %290, %40 : i32
            %292 = arith.index_castui %291 : i32 to index
            %293 = arith.addi %32, %292 : index
            %294 = memref.load %step[%293] : memref<?xi32>
            %295 = arith.index_cast %294 : i32 to index
            %296 = arith.muli %295, %33 : index
            %297 = arith.addi %296, %34 : index
            %298 = arith.addi %289, %c17 : i32
            %299 = arith.minsi %298, %40 : i32
            %300 = arith.index_castui %299 : i32 to index
            %301 = arith.addi %32, %300 : index
            %302 = memref.load %step[%301] : memref<?xi32>
            %303 = arith.index_cast %302 : i32 to index
            %304 = arith.muli %303, %33 : index
            %305 = arith.addi %304, %34 : index
            %306 = wave.opaque %c23 : index
            %307 = arith.muli %1, %c28 : index
            %308 = arith.addi %306, %307 : index
            %309 = arith.addi %280, %35 : index
            %310 = arith.addi %309, %c7 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %288, %35 : index
            %313 = arith.addi %312, %c7 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %315 = vector.bitcast %252 : vector<4xi32> to vector<16xi8>
            %316 = wave.fp8_decode "e5m2" packed %315 : vector<16xi8> -> vector<16xf16>
            %317 = vector.bitcast %253 : vector<4xi32> to vector<16xi8>
            %318 = wave.fp8_decode "e5m2" packed %317 : vector<16xi8> -> vector<16xf16>
            %319 = arith.addi %308, %c23 : index
            %320 = vector.load %4[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %321 = arith.addi %319, %c42 : index
            %322 = vector.load %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %323 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %324 = wave.mma %316, %323, %c49 : vector<16xf16>, vector<8xf32>
            %325 = wave.mma %318, %323, %c49 : vector<16xf16>, vector<8xf32>
            %326 = arith.addi %309, %c54 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %328 = arith.addi %312, %c54 : index
            %329 = vector.load %kv[%328] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %330 = vector.bitcast %254 : vector<4xi32> to vector<16xi8>
            %331 = wave.fp8_decode "e5m2" packed %330 : vector<16xi8> -> vector<16xf16>
            %332 = vector.bitcast %255 : vector<4xi32> to vector<16xi8>
            %333 = wave.fp8_decode "e5m2" packed %332 : vector<16xi8> -> vector<16xf16>
            %334 = arith.addi %308, %c7 : index
            %335 = vector.load %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %336 = arith.addi %334, %c42 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %339 = wave.mma %331, %338, %324 : vector<16xf16>, vector<8xf32>
            %340 = wave.mma %333, %338, %325 : vector<16xf16>, vector<8xf32>
            %341 = arith.addi %309, %c24 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %343 = arith.addi %312, %c24 : index
            %344 = vector.load %kv[%343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %345 = vector.bitcast %256 : vector<4xi32> to vector<16xi8>
            %346 = wave.fp8_decode "e5m2" packed %345 : vector<16xi8> -> vector<16xf16>
            %347 = vector.bitcast %257 : vector<4xi32> to vector<16xi8>
            %348 = wave.fp8_decode "e5m2" packed %347 : vector<16xi8> -> vector<16xf16>
            %349 = arith.addi %308, %c43 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = arith.addi %349, %c42 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %354 = wave.mma %346, %353, %339 : vector<16xf16>, vector<8xf32>
            %355 = wave.mma %348, %353, %340 : vector<16xf16>, vector<8xf32>
            %356 = arith.addi %309, %c55 : index
            %357 = vector.load %kv[%356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %358 = arith.addi %312, %c55 : index
            %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %360 = vector.bitcast %258 : vector<4xi32> to vector<16xi8>
            %361 = wave.fp8_decode "e5m2" packed %360 : vector<16xi8> -> vector<16xf16>
            %362 = vector.bitcast %259 : vector<4xi32> to vector<16xi8>
            %363 = wave.fp8_decode "e5m2" packed %362 : vector<16xi8> -> vector<16xf16>
            %364 = arith.addi %308, %c15 : index
            %365 = vector.load %4[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %366 = arith.addi %364, %c42 : index
            %367 = vector.load %4[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %369 = wave.mma %361, %368, %354 : vector<16xf16>, vector<8xf32>
            %370 = wave.mma %363, %368, %355 : vector<16xf16>, vector<8xf32>
            %371 = arith.addi %309, %c43 : index
            %372 = vector.load %kv[%371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %373 = arith.addi %312, %c43 : index
            %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %375 = vector.bitcast %311 : vector<4xi32> to vector<16xi8>
            %376 = wave.fp8_decode "e5m2" packed %375 : vector<16xi8> -> vector<16xf16>
            %377 = vector.bitcast %314 : vector<4xi32> to vector<16xi8>
            %378 = wave.fp8_decode "e5m2" packed %377 : vector<16xi8> -> vector<16xf16>
            %379 = arith.addi %308, %c44 : index
            %380 = vector.load %4[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %381 = arith.addi %379, %c42 : index
            %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %384 = wave.mma %376, %383, %369 : vector<16xf16>, vector<8xf32>
            %385 = wave.mma %378, %383, %370 : vector<16xf16>, vector<8xf32>
            %386 = arith.addi %309, %c56 : index
            %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %388 = arith.addi %312, %c56 : index
            %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %390 = vector.bitcast %327 : vector<4xi32> to vector<16xi8>
            %391 = wave.fp8_decode "e5m2" packed %390 : vector<16xi8> -> vector<16xf16>
            %392 = vector.bitcast %329 : vector<4xi32> to vector<16xi8>
            %393 = wave.fp8_decode "e5m2" packed %392 : vector<16xi8> -> vector<16xf16>
            %394 = arith.addi %308, %c45 : index
            %395 = vector.load %4[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %396 = arith.addi %394, %c42 : index
            %397 = vector.load %4[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %399 = wave.mma %391, %398, %384 : vector<16xf16>, vector<8xf32>
            %400 = wave.mma %393, %398, %385 : vector<16xf16>, vector<8xf32>
            %401 = arith.addi %309, %c57 : index
            %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %403 = arith.addi %312, %c57 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %405 = wave.opaque %399 : vector<8xf32>
            %406 = wave.opaque %400 : vector<8xf32>
            %407 = wave.opaque %271 : i32
            %408 = arith.cmpi sgt, %407, %210 : i32
            %409:2 = scf.if %408 -> (vector<8xf32>, vector<8xf32>) {
              %410 = arith.index_cast %2 : index to i32
              %411 = arith.addi %270, %410 : i32
              %412 = arith.subi %38, %411 : i32
              %413 = arith.subi %412, %c52 : i32
              %414 = vector.broadcast %413 : i32 to vector<8xi32>
              %415 = arith.cmpi sgt, %414, %c59 : vector<8xi32>
              %416 = arith.select %415, %405, %c58 : vector<8xi1>, vector<8xf32>
              %417 = arith.subi %412, %c18 : i32
              %418 = vector.broadcast %417 : i32 to vector<8xi32>
              %419 = arith.cmpi sgt, %418, %c59 : vector<8xi32>
              %420 = arith.select %419, %406, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %416, %420 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %405, %406 : vector<8xf32>, vector<8xf32>
            }
            %421 = vector.extract %409#0[0] : f32 from vector<8xf32>
            %422 = vector.extract %409#0[1] : f32 from vector<8xf32>
            %423 = vector.extract %409#0[2] : f32 from vector<8xf32>
            %424 = vector.extract %409#0[3] : f32 from vector<8xf32>
            %425 = vector.extract %409#0[4] : f32 from vector<8xf32>
            %426 = vector.extract %409#0[5] : f32 from vector<8xf32>
            %427 = vector.extract %409#0[6] : f32 from vector<8xf32>
            %428 = vector.extract %409#0[7] : f32 from vector<8xf32>
            %429 = vector.extract %409#1[0] : f32 from vector<8xf32>
            %430 = vector.extract %409#1[1] : f32 from vector<8xf32>
            %431 = vector.extract %409#1[2] : f32 from vector<8xf32>
            %432 = vector.extract %409#1[3] : f32 from vector<8xf32>
            %433 = vector.extract %409#1[4] : f32 from vector<8xf32>
            %434 = vector.extract %409#1[5] : f32 from vector<8xf32>
            %435 = vector.extract %409#1[6] : f32 from vector<8xf32>
            %436 = vector.extract %409#1[7] : f32 from vector<8xf32>
            %437 = arith.maxnumf %421, %422 fastmath<nnan> : f32
            %438 = arith.maxnumf %437, %423 fastmath<nnan> : f32
            %439 = arith.maxnumf %438, %424 fastmath<nnan> : f32
            %440 = arith.maxnumf %439, %425 fastmath<nnan> : f32
            %441 = arith.maxnumf %440, %426 fastmath<nnan> : f32
            %442 = arith.maxnumf %441, %427 fastmath<nnan> : f32
            %443 = arith.maxnumf %442, %428 fastmath<nnan> : f32
            %444 = arith.maxnumf %443, %429 fastmath<nnan> : f32
            %445 = arith.maxnumf %444, %430 fastmath<nnan> : f32
            %446 = arith.maxnumf %445, %431 fastmath<nnan> : f32
            %447 = arith.maxnumf %446, %432 fastmath<nnan> : f32
            %448 = arith.maxnumf %447, %433 fastmath<nnan> : f32
            %449 = arith.maxnumf %448, %434 fastmath<nnan> : f32
            %450 = arith.maxnumf %449, %435 fastmath<nnan> : f32
            %451 = arith.maxnumf %450, %436 fastmath<nnan> : f32
            %452 = wave.swap_halves %451 : f32
            %453 = arith.maxnumf %451, %452 fastmath<nnan> : f32
            %454 = arith.mulf %453, %203 : f32
            %455 = arith.addf %260, %c60 : f32
            %456 = arith.cmpf ogt, %454, %455 : f32
            %457:8 = scf.if %456 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %458 = arith.subf %260, %454 : f32
              %459 = wave.exp2 %458 : f32
              %460 = vector.broadcast %459 : f32 to vector<8xf32>
              %461 = arith.mulf %261, %459 : f32
              %462 = arith.mulf %262, %460 : vector<8xf32>
              %463 = arith.mulf %263, %460 : vector<8xf32>
              %464 = arith.mulf %264, %460 : vector<8xf32>
              %465 = arith.mulf %265, %460 : vector<8xf32>
              %466 = arith.mulf %266, %460 : vector<8xf32>
              %467 = arith.mulf %267, %460 : vector<8xf32>
              scf.yield %454, %461, %462, %463, %464, %465, %466, %467 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %260, %261, %262, %263, %264, %265, %266, %267 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %468 = vector.broadcast %203 : f32 to vector<8xf32>
            %469 = arith.subf %c61, %457#0 : f32
            %470 = vector.broadcast %469 : f32 to vector<8xf32>
            %471 = math.fma %409#0, %468, %470 : vector<8xf32>
            %472 = wave.exp2 %471 : vector<8xf32>
            %473 = math.fma %409#1, %468, %470 : vector<8xf32>
            %474 = wave.exp2 %473 : vector<8xf32>
            %475 = arith.truncf %472 : vector<8xf32> to vector<8xf16>
            %476 = vector.bitcast %475 : vector<8xf16> to vector<4xi32>
            %477 = wave.swap_halves %476 : vector<4xi32>
            %478 = arith.select %3, %477, %476 : vector<4xi32>
            %479 = arith.select %3, %476, %477 : vector<4xi32>
            %480 = vector.shuffle %478, %479 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %481 = vector.bitcast %480 : vector<8xi32> to vector<16xf16>
            %482 = arith.truncf %474 : vector<8xf32> to vector<8xf16>
            %483 = vector.bitcast %482 : vector<8xf16> to vector<4xi32>
            %484 = wave.swap_halves %483 : vector<4xi32>
            %485 = arith.select %3, %484, %483 : vector<4xi32>
            %486 = arith.select %3, %483, %484 : vector<4xi32>
            %487 = vector.shuffle %485, %486 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %488 = vector.bitcast %487 : vector<8xi32> to vector<16xf16>
            %489 = arith.addf %472, %474 : vector<8xf32>
            %490 = vector.extract %489[0] : f32 from vector<8xf32>
            %491 = vector.extract %489[1] : f32 from vector<8xf32>
            %492 = vector.extract %489[2] : f32 from vector<8xf32>
            %493 = vector.extract %489[3] : f32 from vector<8xf32>
            %494 = vector.extract %489[4] : f32 from vector<8xf32>
            %495 = vector.extract %489[5] : f32 from vector<8xf32>
            %496 = vector.extract %489[6] : f32 from vector<8xf32>
            %497 = vector.extract %489[7] : f32 from vector<8xf32>
            %498 = arith.addf %490, %494 : f32
            %499 = arith.addf %491, %495 : f32
            %500 = arith.addf %492, %496 : f32
            %501 = arith.addf %493, %497 : f32
            %502 = arith.addf %498, %500 : f32
            %503 = arith.addf %499, %501 : f32
            %504 = arith.addf %502, %503 : f32
            %505 = arith.addf %457#1, %504 : f32
            %506 = wave.opaque %505 : f32
            %507 = wave.opaque %271 : i32
            %508 = arith.cmpi sgt, %507, %210 : i32
            %509:2 = scf.if %508 -> (vector<4xi32>, vector<4xi32>) {
              %510 = arith.subi %210, %270 : i32
              %511 = arith.subi %510, %c52 : i32
              %512 = arith.minsi %511, %c18 : i32
              %513 = arith.maxsi %512, %c52 : i32
              %514 = arith.cmpi sgt, %513, %c52 : i32
              %515 = arith.select %514, %c63, %c52 : i32
              %516 = arith.ori %c52, %515 : i32
              %517 = arith.cmpi sgt, %513, %c17 : i32
              %518 = arith.select %517, %c63, %c52 : i32
              %519 = arith.ori %c52, %518 : i32
              %520 = arith.cmpi sgt, %513, %c64 : i32
              %521 = arith.select %520, %c65, %c52 : i32
              %522 = arith.ori %516, %521 : i32
              %523 = arith.cmpi sgt, %513, %c66 : i32
              %524 = arith.select %523, %c65, %c52 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %513, %c67 : i32
              %527 = arith.select %526, %c68, %c52 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = arith.cmpi sgt, %513, %c69 : i32
              %530 = arith.select %529, %c68, %c52 : i32
              %531 = arith.ori %525, %530 : i32
              %532 = arith.cmpi sgt, %513, %c70 : i32
              %533 = arith.select %532, %c71, %c52 : i32
              %534 = arith.ori %528, %533 : i32
              %535 = arith.cmpi sgt, %513, %c72 : i32
              %536 = arith.select %535, %c71, %c52 : i32
              %537 = arith.ori %531, %536 : i32
              %538 = arith.cmpi sgt, %513, %c73 : i32
              %539 = arith.select %538, %c63, %c52 : i32
              %540 = arith.ori %c52, %539 : i32
              %541 = arith.cmpi sgt, %513, %c74 : i32
              %542 = arith.select %541, %c63, %c52 : i32
              %543 = arith.ori %c52, %542 : i32
              %544 = arith.cmpi sgt, %513, %c75 : i32
              %545 = arith.select %544, %c65, %c52 : i32
              %546 = arith.ori %540, %545 : i32
              %547 = arith.cmpi sgt, %513, %c76 : i32
              %548 = arith.select %547, %c65, %c52 : i32
              %549 = arith.ori %543, %548 : i32
              %550 = arith.cmpi sgt, %513, %c77 : i32
              %551 = arith.select %550, %c68, %c52 : i32
              %552 = arith.ori %546, %551 : i32
              %553 = arith.cmpi sgt, %513, %c78 : i32
              %554 = arith.select %553, %c68, %c52 : i32
              %555 = arith.ori %549, %554 : i32
              %556 = arith.cmpi sgt, %513, %c41 : i32
              %557 = arith.select %556, %c71, %c52 : i32
              %558 = arith.ori %552, %557 : i32
              %559 = arith.cmpi sgt, %513, %c79 : i32
              %560 = arith.select %559, %c71, %c52 : i32
              %561 = arith.ori %555, %560 : i32
              %562 = vector.from_elements %534, %558, %537, %561 : vector<4xi32>
              %563 = arith.subi %510, %c18 : i32
              %564 = arith.minsi %563, %c18 : i32
              %565 = arith.maxsi %564, %c52 : i32
              %566 = arith.cmpi sgt, %565, %c52 : i32
              %567 = arith.select %566, %c63, %c52 : i32
              %568 = arith.ori %c52, %567 : i32
              %569 = arith.cmpi sgt, %565, %c17 : i32
              %570 = arith.select %569, %c63, %c52 : i32
              %571 = arith.ori %c52, %570 : i32
              %572 = arith.cmpi sgt, %565, %c64 : i32
              %573 = arith.select %572, %c65, %c52 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %565, %c66 : i32
              %576 = arith.select %575, %c65, %c52 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %565, %c67 : i32
              %579 = arith.select %578, %c68, %c52 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %565, %c69 : i32
              %582 = arith.select %581, %c68, %c52 : i32
              %583 = arith.ori %577, %582 : i32
              %584 = arith.cmpi sgt, %565, %c70 : i32
              %585 = arith.select %584, %c71, %c52 : i32
              %586 = arith.ori %580, %585 : i32
              %587 = arith.cmpi sgt, %565, %c72 : i32
              %588 = arith.select %587, %c71, %c52 : i32
              %589 = arith.ori %583, %588 : i32
              %590 = arith.cmpi sgt, %565, %c73 : i32
              %591 = arith.select %590, %c63, %c52 : i32
              %592 = arith.ori %c52, %591 : i32
              %593 = arith.cmpi sgt, %565, %c74 : i32
              %594 = arith.select %593, %c63, %c52 : i32
              %595 = arith.ori %c52, %594 : i32
              %596 = arith.cmpi sgt, %565, %c75 : i32
              %597 = arith.select %596, %c65, %c52 : i32
              %598 = arith.ori %592, %597 : i32
              %599 = arith.cmpi sgt, %565, %c76 : i32
              %600 = arith.select %599, %c65, %c52 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %565, %c77 : i32
              %603 = arith.select %602, %c68, %c52 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %565, %c78 : i32
              %606 = arith.select %605, %c68, %c52 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = arith.cmpi sgt, %565, %c41 : i32
              %609 = arith.select %608, %c71, %c52 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = arith.cmpi sgt, %565, %c79 : i32
              %612 = arith.select %611, %c71, %c52 : i32
              %613 = arith.ori %607, %612 : i32
              %614 = vector.from_elements %586, %610, %589, %613 : vector<4xi32>
              scf.yield %562, %614 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62 : vector<4xi32>, vector<4xi32>
            }
            %615 = wave.opaque %271 : i32
            %616 = arith.cmpi sgt, %615, %210 : i32
            %617:2 = scf.if %616 -> (vector<4xi32>, vector<4xi32>) {
              %618 = arith.andi %342, %509#0 : vector<4xi32>
              %619 = arith.andi %344, %509#1 : vector<4xi32>
              scf.yield %618, %619 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %342, %344 : vector<4xi32>, vector<4xi32>
            }
            %620 = vector.bitcast %617#0 : vector<4xi32> to vector<16xi8>
            %621 = wave.fp8_decode "e5m2" packed %620 : vector<16xi8> -> vector<16xf16>
            %622 = wave.mma %621, %481, %457#2 : vector<16xf16>, vector<8xf32>
            %623 = vector.bitcast %617#1 : vector<4xi32> to vector<16xi8>
            %624 = wave.fp8_decode "e5m2" packed %623 : vector<16xi8> -> vector<16xf16>
            %625 = wave.mma %624, %488, %622 : vector<16xf16>, vector<8xf32>
            %626 = wave.opaque %625 : vector<8xf32>
            %627 = arith.addi %309, %c80 : index
            %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %629 = arith.addi %312, %c80 : index
            %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %631 = wave.opaque %271 : i32
            %632 = arith.cmpi sgt, %631, %210 : i32
            %633:2 = scf.if %632 -> (vector<4xi32>, vector<4xi32>) {
              %634 = arith.andi %357, %509#0 : vector<4xi32>
              %635 = arith.andi %359, %509#1 : vector<4xi32>
              scf.yield %634, %635 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %357, %359 : vector<4xi32>, vector<4xi32>
            }
            %636 = vector.bitcast %633#0 : vector<4xi32> to vector<16xi8>
            %637 = wave.fp8_decode "e5m2" packed %636 : vector<16xi8> -> vector<16xf16>
            %638 = wave.mma %637, %481, %457#3 : vector<16xf16>, vector<8xf32>
            %639 = vector.bitcast %633#1 : vector<4xi32> to vector<16xi8>
            %640 = wave.fp8_decode "e5m2" packed %639 : vector<16xi8> -> vector<16xf16>
            %641 = wave.mma %640, %488, %638 : vector<16xf16>, vector<8xf32>
            %642 = wave.opaque %641 : vector<8xf32>
            wave.pin
            %643 = wave.opaque %271 : i32
            %644 = arith.cmpi sgt, %643, %210 : i32
            %645:2 = scf.if %644 -> (vector<4xi32>, vector<4xi32>) {
              %646 = arith.andi %372, %509#0 : vector<4xi32>
              %647 = arith.andi %374, %509#1 : vector<4xi32>
              scf.yield %646, %647 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %372, %374 : vector<4xi32>, vector<4xi32>
            }
            %648 = vector.bitcast %645#0 : vector<4xi32> to vector<16xi8>
            %649 = wave.fp8_decode "e5m2" packed %648 : vector<16xi8> -> vector<16xf16>
            %650 = wave.mma %649, %481, %457#4 : vector<16xf16>, vector<8xf32>
            %651 = vector.bitcast %645#1 : vector<4xi32> to vector<16xi8>
            %652 = wave.fp8_decode "e5m2" packed %651 : vector<16xi8> -> vector<16xf16>
            %653 = wave.mma %652, %488, %650 : vector<16xf16>, vector<8xf32>
            %654 = wave.opaque %653 : vector<8xf32>
            wave.pin
            %655 = wave.opaque %271 : i32
            %656 = arith.cmpi slt, %655, %210 : i32
            %657:2 = scf.if %656 -> (vector<4xi32>, vector<4xi32>) {
              %658 = arith.addi %297, %35 : index
              %659 = arith.addi %658, %c23 : index
              %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %661 = arith.addi %305, %35 : index
              %662 = arith.addi %661, %c23 : index
              %663 = vector.load %kv[%662] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %660, %663 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %645#0, %645#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %664 = wave.opaque %271 : i32
            %665 = arith.cmpi sgt, %664, %210 : i32
            %666:2 = scf.if %665 -> (vector<4xi32>, vector<4xi32>) {
              %667 = arith.andi %387, %509#0 : vector<4xi32>
              %668 = arith.andi %389, %509#1 : vector<4xi32>
              scf.yield %667, %668 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %387, %389 : vector<4xi32>, vector<4xi32>
            }
            %669 = vector.bitcast %666#0 : vector<4xi32> to vector<16xi8>
            %670 = wave.fp8_decode "e5m2" packed %669 : vector<16xi8> -> vector<16xf16>
            %671 = wave.mma %670, %481, %457#5 : vector<16xf16>, vector<8xf32>
            %672 = vector.bitcast %666#1 : vector<4xi32> to vector<16xi8>
            %673 = wave.fp8_decode "e5m2" packed %672 : vector<16xi8> -> vector<16xf16>
            %674 = wave.mma %673, %488, %671 : vector<16xf16>, vector<8xf32>
            %675 = wave.opaque %674 : vector<8xf32>
            wave.pin
            %676 = wave.opaque %271 : i32
            %677 = arith.cmpi slt, %676, %210 : i32
            %678:2 = scf.if %677 -> (vector<4xi32>, vector<4xi32>) {
              %679 = arith.addi %297, %35 : index
              %680 = arith.addi %679, %c33 : index
              %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %682 = arith.addi %305, %35 : index
              %683 = arith.addi %682, %c33 : index
              %684 = vector.load %kv[%683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %681, %684 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %666#0, %666#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %685 = wave.opaque %271 : i32
            %686 = arith.cmpi sgt, %685, %210 : i32
            %687:2 = scf.if %686 -> (vector<4xi32>, vector<4xi32>) {
              %688 = arith.andi %402, %509#0 : vector<4xi32>
              %689 = arith.andi %404, %509#1 : vector<4xi32>
              scf.yield %688, %689 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %402, %404 : vector<4xi32>, vector<4xi32>
            }
            %690 = vector.bitcast %687#0 : vector<4xi32> to vector<16xi8>
            %691 = wave.fp8_decode "e5m2" packed %690 : vector<16xi8> -> vector<16xf16>
            %692 = wave.mma %691, %481, %457#6 : vector<16xf16>, vector<8xf32>
            %693 = vector.bitcast %687#1 : vector<4xi32> to vector<16xi8>
            %694 = wave.fp8_decode "e5m2" packed %693 : vector<16xi8> -> vector<16xf16>
            %695 = wave.mma %694, %488, %692 : vector<16xf16>, vector<8xf32>
            %696 = wave.opaque %695 : vector<8xf32>
            wave.pin
            %697 = wave.opaque %271 : i32
            %698 = arith.cmpi slt, %697, %210 : i32
            %699:2 = scf.if %698 -> (vector<4xi32>, vector<4xi32>) {
              %700 = arith.addi %297, %35 : index
              %701 = arith.addi %700, %c42 : index
              %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %703 = arith.addi %305, %35 : index
              %704 = arith.addi %703, %c42 : index
              %705 = vector.load %kv[%704] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %702, %705 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %687#0, %687#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %706 = wave.opaque %271 : i32
            %707 = arith.cmpi sgt, %706, %210 : i32
            %708:2 = scf.if %707 -> (vector<4xi32>, vector<4xi32>) {
              %709 = arith.andi %628, %509#0 : vector<4xi32>
              %710 = arith.andi %630, %509#1 : vector<4xi32>
              scf.yield %709, %710 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %628, %630 : vector<4xi32>, vector<4xi32>
            }
            %711 = vector.bitcast %708#0 : vector<4xi32> to vector<16xi8>
            %712 = wave.fp8_decode "e5m2" packed %711 : vector<16xi8> -> vector<16xf16>
            %713 = wave.mma %712, %481, %457#7 : vector<16xf16>, vector<8xf32>
            %714 = vector.bitcast %708#1 : vector<4xi32> to vector<16xi8>
            %715 = wave.fp8_decode "e5m2" packed %714 : vector<16xi8> -> vector<16xf16>
            %716 = wave.mma %715, %488, %713 : vector<16xf16>, vector<8xf32>
            %717 = wave.opaque %716 : vector<8xf32>
            wave.pin
            %718 = wave.opaque %271 : i32
            %719 = arith.cmpi slt, %718, %210 : i32
            %720:2 = scf.if %719 -> (vector<4xi32>, vector<4xi32>) {
              %721 = arith.addi %297, %35 : index
              %722 = arith.addi %721, %c53 : index
              %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %724 = arith.addi %305, %35 : index
              %725 = arith.addi %724, %c53 : index
              %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %723, %726 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %708#0, %708#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %657#0, %657#1, %678#0, %678#1, %699#0, %699#1, %720#0, %720#1, %457#0, %506, %626, %642, %654, %675, %696, %717 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %727 = wave.swap_halves %268#9 : f32
          %728 = arith.addf %268#9, %727 : f32
          scf.yield %268#8, %728, %268#10, %268#11, %268#12, %268#13, %268#14, %268#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %729 = wave.opaque %c23 : index
        %730 = arith.addi %46, %729 : index
        %731 = arith.addi %1, %729 : index
        %732 = arith.cmpi slt, %731, %c3 : index
        scf.if %732 {
          %733 = arith.addi %45, %731 : index
          memref.store %212#0, %6[%733] : memref<?xf32>
          %734 = arith.addi %733, %c3 : index
          memref.store %212#1, %6[%734] : memref<?xf32>
          %735 = arith.muli %8, %c43 : index
          %736 = arith.muli %2, %c3 : index
          %737 = arith.addi %735, %736 : index
          %738 = arith.addi %737, %731 : index
          %739 = vector.extract %212#2[0] : f32 from vector<8xf32>
          %740 = arith.addi %738, %c23 : index
          memref.store %739, %5[%740] : memref<?xf32>
          %741 = vector.extract %212#2[1] : f32 from vector<8xf32>
          %742 = arith.addi %738, %c22 : index
          memref.store %741, %5[%742] : memref<?xf32>
          %743 = vector.extract %212#2[2] : f32 from vector<8xf32>
          %744 = arith.addi %738, %c33 : index
          memref.store %743, %5[%744] : memref<?xf32>
          %745 = vector.extract %212#2[3] : f32 from vector<8xf32>
          %746 = arith.addi %738, %c26 : index
          memref.store %745, %5[%746] : memref<?xf32>
          %747 = vector.extract %212#2[4] : f32 from vector<8xf32>
          %748 = arith.addi %738, %c42 : index
          memref.store %747, %5[%748] : memref<?xf32>
          %749 = vector.extract %212#2[5] : f32 from vector<8xf32>
          %750 = arith.addi %738, %c81 : index
          memref.store %749, %5[%750] : memref<?xf32>
          %751 = vector.extract %212#2[6] : f32 from vector<8xf32>
          %752 = arith.addi %738, %c53 : index
          memref.store %751, %5[%752] : memref<?xf32>
          %753 = vector.extract %212#2[7] : f32 from vector<8xf32>
          %754 = arith.addi %738, %c82 : index
          memref.store %753, %5[%754] : memref<?xf32>
          %755 = vector.extract %212#3[0] : f32 from vector<8xf32>
          %756 = arith.addi %738, %c7 : index
          memref.store %755, %5[%756] : memref<?xf32>
          %757 = vector.extract %212#3[1] : f32 from vector<8xf32>
          %758 = arith.addi %738, %c83 : index
          memref.store %757, %5[%758] : memref<?xf32>
          %759 = vector.extract %212#3[2] : f32 from vector<8xf32>
          %760 = arith.addi %738, %c54 : index
          memref.store %759, %5[%760] : memref<?xf32>
          %761 = vector.extract %212#3[3] : f32 from vector<8xf32>
          %762 = arith.addi %738, %c84 : index
          memref.store %761, %5[%762] : memref<?xf32>
          %763 = vector.extract %212#3[4] : f32 from vector<8xf32>
          %764 = arith.addi %738, %c24 : index
          memref.store %763, %5[%764] : memref<?xf32>
          %765 = vector.extract %212#3[5] : f32 from vector<8xf32>
          %766 = arith.addi %738, %c85 : index
          memref.store %765, %5[%766] : memref<?xf32>
          %767 = vector.extract %212#3[6] : f32 from vector<8xf32>
          %768 = arith.addi %738, %c55 : index
          memref.store %767, %5[%768] : memref<?xf32>
          %769 = vector.extract %212#3[7] : f32 from vector<8xf32>
          %770 = arith.addi %738, %c86 : index
          memref.store %769, %5[%770] : memref<?xf32>
        }
        wave.barrier
        %771 = arith.addi %731, %c23 : index
        %772 = memref.load %6[%771] : memref<?xf32>
        %773 = arith.addi %731, %c3 : index
        %774 = memref.load %6[%773] : memref<?xf32>
        %775 = arith.addi %731, %c22 : index
        %776 = memref.load %6[%775] : memref<?xf32>
        %777 = arith.addi %731, %c31 : index
        %778 = memref.load %6[%777] : memref<?xf32>
        %779 = arith.addi %731, %c33 : index
        %780 = memref.load %6[%779] : memref<?xf32>
        %781 = arith.addi %731, %c35 : index
        %782 = memref.load %6[%781] : memref<?xf32>
        %783 = arith.addi %731, %c26 : index
        %784 = memref.load %6[%783] : memref<?xf32>
        %785 = arith.addi %731, %c87 : index
        %786 = memref.load %6[%785] : memref<?xf32>
        %787 = arith.addi %731, %c42 : index
        %788 = memref.load %6[%787] : memref<?xf32>
        %789 = arith.addi %731, %c88 : index
        %790 = memref.load %6[%789] : memref<?xf32>
        %791 = arith.addi %731, %c81 : index
        %792 = memref.load %6[%791] : memref<?xf32>
        %793 = arith.addi %731, %c89 : index
        %794 = memref.load %6[%793] : memref<?xf32>
        %795 = arith.addi %731, %c53 : index
        %796 = memref.load %6[%795] : memref<?xf32>
        %797 = arith.addi %731, %c90 : index
        %798 = memref.load %6[%797] : memref<?xf32>
        %799 = arith.addi %731, %c82 : index
        %800 = memref.load %6[%799] : memref<?xf32>
        %801 = arith.addi %731, %c91 : index
        %802 = memref.load %6[%801] : memref<?xf32>
        %803 = arith.maxnumf %772, %776 fastmath<nnan> : f32
        %804 = arith.subf %772, %803 : f32
        %805 = wave.exp2 %804 : f32
        %806 = arith.subf %776, %803 : f32
        %807 = wave.exp2 %806 : f32
        %808 = arith.mulf %774, %805 : f32
        %809 = math.fma %778, %807, %808 : f32
        %810 = arith.maxnumf %803, %780 fastmath<nnan> : f32
        %811 = arith.subf %803, %810 : f32
        %812 = wave.exp2 %811 : f32
        %813 = arith.subf %780, %810 : f32
        %814 = wave.exp2 %813 : f32
        %815 = arith.mulf %809, %812 : f32
        %816 = math.fma %782, %814, %815 : f32
        %817 = arith.maxnumf %810, %784 fastmath<nnan> : f32
        %818 = arith.subf %810, %817 : f32
        %819 = wave.exp2 %818 : f32
        %820 = arith.subf %784, %817 : f32
        %821 = wave.exp2 %820 : f32
        %822 = arith.mulf %816, %819 : f32
        %823 = math.fma %786, %821, %822 : f32
        %824 = arith.maxnumf %817, %788 fastmath<nnan> : f32
        %825 = arith.subf %817, %824 : f32
        %826 = wave.exp2 %825 : f32
        %827 = arith.subf %788, %824 : f32
        %828 = wave.exp2 %827 : f32
        %829 = arith.mulf %823, %826 : f32
        %830 = math.fma %790, %828, %829 : f32
        %831 = arith.maxnumf %824, %792 fastmath<nnan> : f32
        %832 = arith.subf %824, %831 : f32
        %833 = wave.exp2 %832 : f32
        %834 = arith.subf %792, %831 : f32
        %835 = wave.exp2 %834 : f32
        %836 = arith.mulf %830, %833 : f32
        %837 = math.fma %794, %835, %836 : f32
        %838 = arith.maxnumf %831, %796 fastmath<nnan> : f32
        %839 = arith.subf %831, %838 : f32
        %840 = wave.exp2 %839 : f32
        %841 = arith.subf %796, %838 : f32
        %842 = wave.exp2 %841 : f32
        %843 = arith.mulf %837, %840 : f32
        %844 = math.fma %798, %842, %843 : f32
        %845 = arith.maxnumf %838, %800 fastmath<nnan> : f32
        %846 = arith.subf %838, %845 : f32
        %847 = wave.exp2 %846 : f32
        %848 = arith.subf %800, %845 : f32
        %849 = wave.exp2 %848 : f32
        %850 = arith.mulf %844, %847 : f32
        %851 = math.fma %802, %849, %850 : f32
        %852 = arith.addi %730, %c23 : index
        %853 = arith.addi %852, %c23 : index
        %854 = memref.load %5[%853] : memref<?xf32>
        %855 = arith.addi %852, %c43 : index
        %856 = memref.load %5[%855] : memref<?xf32>
        %857 = arith.addi %852, %c44 : index
        %858 = memref.load %5[%857] : memref<?xf32>
        %859 = arith.addi %852, %c5 : index
        %860 = memref.load %5[%859] : memref<?xf32>
        %861 = arith.addi %852, %c92 : index
        %862 = memref.load %5[%861] : memref<?xf32>
        %863 = arith.addi %852, %c93 : index
        %864 = memref.load %5[%863] : memref<?xf32>
        %865 = arith.addi %852, %c94 : index
        %866 = memref.load %5[%865] : memref<?xf32>
        %867 = arith.addi %852, %c95 : index
        %868 = memref.load %5[%867] : memref<?xf32>
        %869 = arith.mulf %854, %805 : f32
        %870 = math.fma %856, %807, %869 : f32
        %871 = arith.mulf %870, %812 : f32
        %872 = math.fma %858, %814, %871 : f32
        %873 = arith.mulf %872, %819 : f32
        %874 = math.fma %860, %821, %873 : f32
        %875 = arith.mulf %874, %826 : f32
        %876 = math.fma %862, %828, %875 : f32
        %877 = arith.mulf %876, %833 : f32
        %878 = math.fma %864, %835, %877 : f32
        %879 = arith.mulf %878, %840 : f32
        %880 = math.fma %866, %842, %879 : f32
        %881 = arith.mulf %880, %847 : f32
        %882 = math.fma %868, %849, %881 : f32
        %883 = arith.addi %730, %c7 : index
        %884 = arith.addi %883, %c23 : index
        %885 = memref.load %5[%884] : memref<?xf32>
        %886 = arith.addi %883, %c43 : index
        %887 = memref.load %5[%886] : memref<?xf32>
        %888 = arith.addi %883, %c44 : index
        %889 = memref.load %5[%888] : memref<?xf32>
        %890 = arith.addi %883, %c5 : index
        %891 = memref.load %5[%890] : memref<?xf32>
        %892 = arith.addi %883, %c92 : index
        %893 = memref.load %5[%892] : memref<?xf32>
        %894 = arith.addi %883, %c93 : index
        %895 = memref.load %5[%894] : memref<?xf32>
        %896 = arith.addi %883, %c94 : index
        %897 = memref.load %5[%896] : memref<?xf32>
        %898 = arith.addi %883, %c95 : index
        %899 = memref.load %5[%898] : memref<?xf32>
        %900 = arith.mulf %885, %805 : f32
        %901 = math.fma %887, %807, %900 : f32
        %902 = arith.mulf %901, %812 : f32
        %903 = math.fma %889, %814, %902 : f32
        %904 = arith.mulf %903, %819 : f32
        %905 = math.fma %891, %821, %904 : f32
        %906 = arith.mulf %905, %826 : f32
        %907 = math.fma %893, %828, %906 : f32
        %908 = arith.mulf %907, %833 : f32
        %909 = math.fma %895, %835, %908 : f32
        %910 = arith.mulf %909, %840 : f32
        %911 = math.fma %897, %842, %910 : f32
        %912 = arith.mulf %911, %847 : f32
        %913 = math.fma %899, %849, %912 : f32
        wave.barrier
        scf.if %732 {
          %914 = arith.muli %8, %c43 : index
          %915 = arith.muli %2, %c3 : index
          %916 = arith.addi %914, %915 : index
          %917 = arith.addi %916, %731 : index
          %918 = vector.extract %212#4[0] : f32 from vector<8xf32>
          %919 = arith.addi %917, %c23 : index
          memref.store %918, %5[%919] : memref<?xf32>
          %920 = vector.extract %212#4[1] : f32 from vector<8xf32>
          %921 = arith.addi %917, %c22 : index
          memref.store %920, %5[%921] : memref<?xf32>
          %922 = vector.extract %212#4[2] : f32 from vector<8xf32>
          %923 = arith.addi %917, %c33 : index
          memref.store %922, %5[%923] : memref<?xf32>
          %924 = vector.extract %212#4[3] : f32 from vector<8xf32>
          %925 = arith.addi %917, %c26 : index
          memref.store %924, %5[%925] : memref<?xf32>
          %926 = vector.extract %212#4[4] : f32 from vector<8xf32>
          %927 = arith.addi %917, %c42 : index
          memref.store %926, %5[%927] : memref<?xf32>
          %928 = vector.extract %212#4[5] : f32 from vector<8xf32>
          %929 = arith.addi %917, %c81 : index
          memref.store %928, %5[%929] : memref<?xf32>
          %930 = vector.extract %212#4[6] : f32 from vector<8xf32>
          %931 = arith.addi %917, %c53 : index
          memref.store %930, %5[%931] : memref<?xf32>
          %932 = vector.extract %212#4[7] : f32 from vector<8xf32>
          %933 = arith.addi %917, %c82 : index
          memref.store %932, %5[%933] : memref<?xf32>
          %934 = vector.extract %212#5[0] : f32 from vector<8xf32>
          %935 = arith.addi %917, %c7 : index
          memref.store %934, %5[%935] : memref<?xf32>
          %936 = vector.extract %212#5[1] : f32 from vector<8xf32>
          %937 = arith.addi %917, %c83 : index
          memref.store %936, %5[%937] : memref<?xf32>
          %938 = vector.extract %212#5[2] : f32 from vector<8xf32>
          %939 = arith.addi %917, %c54 : index
          memref.store %938, %5[%939] : memref<?xf32>
          %940 = vector.extract %212#5[3] : f32 from vector<8xf32>
          %941 = arith.addi %917, %c84 : index
          memref.store %940, %5[%941] : memref<?xf32>
          %942 = vector.extract %212#5[4] : f32 from vector<8xf32>
          %943 = arith.addi %917, %c24 : index
          memref.store %942, %5[%943] : memref<?xf32>
          %944 = vector.extract %212#5[5] : f32 from vector<8xf32>
          %945 = arith.addi %917, %c85 : index
          memref.store %944, %5[%945] : memref<?xf32>
          %946 = vector.extract %212#5[6] : f32 from vector<8xf32>
          %947 = arith.addi %917, %c55 : index
          memref.store %946, %5[%947] : memref<?xf32>
          %948 = vector.extract %212#5[7] : f32 from vector<8xf32>
          %949 = arith.addi %917, %c86 : index
          memref.store %948, %5[%949] : memref<?xf32>
        }
        wave.barrier
        %950 = memref.load %5[%853] : memref<?xf32>
        %951 = memref.load %5[%855] : memref<?xf32>
        %952 = memref.load %5[%857] : memref<?xf32>
        %953 = memref.load %5[%859] : memref<?xf32>
        %954 = memref.load %5[%861] : memref<?xf32>
        %955 = memref.load %5[%863] : memref<?xf32>
        %956 = memref.load %5[%865] : memref<?xf32>
        %957 = memref.load %5[%867] : memref<?xf32>
        %958 = arith.mulf %950, %805 : f32
        %959 = math.fma %951, %807, %958 : f32
        %960 = arith.mulf %959, %812 : f32
        %961 = math.fma %952, %814, %960 : f32
        %962 = arith.mulf %961, %819 : f32
        %963 = math.fma %953, %821, %962 : f32
        %964 = arith.mulf %963, %826 : f32
        %965 = math.fma %954, %828, %964 : f32
        %966 = arith.mulf %965, %833 : f32
        %967 = math.fma %955, %835, %966 : f32
        %968 = arith.mulf %967, %840 : f32
        %969 = math.fma %956, %842, %968 : f32
        %970 = arith.mulf %969, %847 : f32
        %971 = math.fma %957, %849, %970 : f32
        %972 = memref.load %5[%884] : memref<?xf32>
        %973 = memref.load %5[%886] : memref<?xf32>
        %974 = memref.load %5[%888] : memref<?xf32>
        %975 = memref.load %5[%890] : memref<?xf32>
        %976 = memref.load %5[%892] : memref<?xf32>
        %977 = memref.load %5[%894] : memref<?xf32>
        %978 = memref.load %5[%896] : memref<?xf32>
        %979 = memref.load %5[%898] : memref<?xf32>
        %980 = arith.mulf %972, %805 : f32
        %981 = math.fma %973, %807, %980 : f32
        %982 = arith.mulf %981, %812 : f32
        %983 = math.fma %974, %814, %982 : f32
        %984 = arith.mulf %983, %819 : f32
        %985 = math.fma %975, %821, %984 : f32
        %986 = arith.mulf %985, %826 : f32
        %987 = math.fma %976, %828, %986 : f32
        %988 = arith.mulf %987, %833 : f32
        %989 = math.fma %977, %835, %988 : f32
        %990 = arith.mulf %989, %840 : f32
        %991 = math.fma %978, %842, %990 : f32
        %992 = arith.mulf %991, %847 : f32
        %993 = math.fma %979, %849, %992 : f32
        wave.barrier
        scf.if %732 {
          %994 = arith.muli %8, %c43 : index
          %995 = arith.muli %2, %c3 : index
          %996 = arith.addi %994, %995 : index
          %997 = arith.addi %996, %731 : index
          %998 = vector.extract %212#6[0] : f32 from vector<8xf32>
          %999 = arith.addi %997, %c23 : index
          memref.store %998, %5[%999] : memref<?xf32>
          %1000 = vector.extract %212#6[1] : f32 from vector<8xf32>
          %1001 = arith.addi %997, %c22 : index
          memref.store %1000, %5[%1001] : memref<?xf32>
          %1002 = vector.extract %212#6[2] : f32 from vector<8xf32>
          %1003 = arith.addi %997, %c33 : index
          memref.store %1002, %5[%1003] : memref<?xf32>
          %1004 = vector.extract %212#6[3] : f32 from vector<8xf32>
          %1005 = arith.addi %997, %c26 : index
          memref.store %1004, %5[%1005] : memref<?xf32>
          %1006 = vector.extract %212#6[4] : f32 from vector<8xf32>
          %1007 = arith.addi %997, %c42 : index
          memref.store %1006, %5[%1007] : memref<?xf32>
          %1008 = vector.extract %212#6[5] : f32 from vector<8xf32>
          %1009 = arith.addi %997, %c81 : index
          memref.store %1008, %5[%1009] : memref<?xf32>
          %1010 = vector.extract %212#6[6] : f32 from vector<8xf32>
          %1011 = arith.addi %997, %c53 : index
          memref.store %1010, %5[%1011] : memref<?xf32>
          %1012 = vector.extract %212#6[7] : f32 from vector<8xf32>
          %1013 = arith.addi %997, %c82 : index
          memref.store %1012, %5[%1013] : memref<?xf32>
          %1014 = vector.extract %212#7[0] : f32 from vector<8xf32>
          %1015 = arith.addi %997, %c7 : index
          memref.store %1014, %5[%1015] : memref<?xf32>
          %1016 = vector.extract %212#7[1] : f32 from vector<8xf32>
          %1017 = arith.addi %997, %c83 : index
          memref.store %1016, %5[%1017] : memref<?xf32>
          %1018 = vector.extract %212#7[2] : f32 from vector<8xf32>
          %1019 = arith.addi %997, %c54 : index
          memref.store %1018, %5[%1019] : memref<?xf32>
          %1020 = vector.extract %212#7[3] : f32 from vector<8xf32>
          %1021 = arith.addi %997, %c84 : index
          memref.store %1020, %5[%1021] : memref<?xf32>
          %1022 = vector.extract %212#7[4] : f32 from vector<8xf32>
          %1023 = arith.addi %997, %c24 : index
          memref.store %1022, %5[%1023] : memref<?xf32>
          %1024 = vector.extract %212#7[5] : f32 from vector<8xf32>
          %1025 = arith.addi %997, %c85 : index
          memref.store %1024, %5[%1025] : memref<?xf32>
          %1026 = vector.extract %212#7[6] : f32 from vector<8xf32>
          %1027 = arith.addi %997, %c55 : index
          memref.store %1026, %5[%1027] : memref<?xf32>
          %1028 = vector.extract %212#7[7] : f32 from vector<8xf32>
          %1029 = arith.addi %997, %c86 : index
          memref.store %1028, %5[%1029] : memref<?xf32>
        }
        wave.barrier
        %1030 = memref.load %5[%853] : memref<?xf32>
        %1031 = memref.load %5[%855] : memref<?xf32>
        %1032 = memref.load %5[%857] : memref<?xf32>
        %1033 = memref.load %5[%859] : memref<?xf32>
        %1034 = memref.load %5[%861] : memref<?xf32>
        %1035 = memref.load %5[%863] : memref<?xf32>
        %1036 = memref.load %5[%865] : memref<?xf32>
        %1037 = memref.load %5[%867] : memref<?xf32>
        %1038 = arith.mulf %1030, %805 : f32
        %1039 = math.fma %1031, %807, %1038 : f32
        %1040 = arith.mulf %1039, %812 : f32
        %1041 = math.fma %1032, %814, %1040 : f32
        %1042 = arith.mulf %1041, %819 : f32
        %1043 = math.fma %1033, %821, %1042 : f32
        %1044 = arith.mulf %1043, %826 : f32
        %1045 = math.fma %1034, %828, %1044 : f32
        %1046 = arith.mulf %1045, %833 : f32
        %1047 = math.fma %1035, %835, %1046 : f32
        %1048 = arith.mulf %1047, %840 : f32
        %1049 = math.fma %1036, %842, %1048 : f32
        %1050 = arith.mulf %1049, %847 : f32
        %1051 = math.fma %1037, %849, %1050 : f32
        %1052 = memref.load %5[%884] : memref<?xf32>
        %1053 = memref.load %5[%886] : memref<?xf32>
        %1054 = memref.load %5[%888] : memref<?xf32>
        %1055 = memref.load %5[%890] : memref<?xf32>
        %1056 = memref.load %5[%892] : memref<?xf32>
        %1057 = memref.load %5[%894] : memref<?xf32>
        %1058 = memref.load %5[%896] : memref<?xf32>
        %1059 = memref.load %5[%898] : memref<?xf32>
        %1060 = arith.mulf %1052, %805 : f32
        %1061 = math.fma %1053, %807, %1060 : f32
        %1062 = arith.mulf %1061, %812 : f32
        %1063 = math.fma %1054, %814, %1062 : f32
        %1064 = arith.mulf %1063, %819 : f32
        %1065 = math.fma %1055, %821, %1064 : f32
        %1066 = arith.mulf %1065, %826 : f32
        %1067 = math.fma %1056, %828, %1066 : f32
        %1068 = arith.mulf %1067, %833 : f32
        %1069 = math.fma %1057, %835, %1068 : f32
        %1070 = arith.mulf %1069, %840 : f32
        %1071 = math.fma %1058, %842, %1070 : f32
        %1072 = arith.mulf %1071, %847 : f32
        %1073 = math.fma %1059, %849, %1072 : f32
        %1074 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1074 {
          %1075 = arith.divf %c96, %851 : f32
          %1076 = arith.addi %17, %731 : index
          %1077 = arith.cmpi slt, %1076, %groupSize : index
          scf.if %1077 {
            %1078 = arith.muli %15, %groupSize : index
            %1079 = arith.addi %1078, %1076 : index
            %1080 = arith.muli %1079, %c26 : index
            %1081 = arith.muli %heads, %c26 : index
            %1082 = arith.divui %852, %c3 : index
            %1083 = arith.muli %15, %c26 : index
            %1084 = arith.addi %1083, %1082 : index
            %1085 = memref.load %factors[%1084] : memref<?xf32>
            %1086 = arith.muli %kvHeads, %c26 : index
            %1087 = arith.addi %1084, %1086 : index
            %1088 = memref.load %factors[%1087] : memref<?xf32>
            %1089 = arith.mulf %882, %1075 : f32
            %1090 = math.fma %1089, %1085, %1088 : f32
            %1091 = arith.addi %1080, %1082 : index
            %1092 = arith.divui %24, %outTileRows : index
            %1093 = arith.divui %1081, %c3 : index
            %1094 = arith.muli %1092, %1093 : index
            %1095 = arith.divui %1091, %c3 : index
            %1096 = arith.addi %1094, %1095 : index
            %1097 = arith.muli %1096, %c9 : index
            %1098 = arith.remui %1091, %c3 : index
            %1099 = arith.divui %1098, %c28 : index
            %1100 = arith.addi %1097, %1099 : index
            %1101 = arith.muli %outTileRows, %c28 : index
            %1102 = arith.muli %1100, %1101 : index
            %1103 = arith.remui %24, %outTileRows : index
            %1104 = arith.muli %1103, %c28 : index
            %1105 = arith.addi %1102, %1104 : index
            %1106 = arith.remui %1091, %c28 : index
            %1107 = arith.addi %1105, %1106 : index
            %1108 = arith.addf %1090, %c48 : f32
            %1109 = arith.minimumf %1108, %c98 : f32
            %1110 = arith.maximumf %1109, %c99 : f32
            %1111 = arith.truncf %1110 : f32 to f16
            memref.store %1111, %out[%1107] : memref<?xf16>
            %1112 = arith.divui %883, %c3 : index
            %1113 = arith.addi %1083, %1112 : index
            %1114 = memref.load %factors[%1113] : memref<?xf32>
            %1115 = arith.addi %1113, %1086 : index
            %1116 = memref.load %factors[%1115] : memref<?xf32>
            %1117 = arith.mulf %913, %1075 : f32
            %1118 = math.fma %1117, %1114, %1116 : f32
            %1119 = arith.addi %1080, %1112 : index
            %1120 = arith.divui %1119, %c3 : index
            %1121 = arith.addi %1094, %1120 : index
            %1122 = arith.muli %1121, %c9 : index
            %1123 = arith.remui %1119, %c3 : index
            %1124 = arith.divui %1123, %c28 : index
            %1125 = arith.addi %1122, %1124 : index
            %1126 = arith.muli %1125, %1101 : index
            %1127 = arith.addi %1126, %1104 : index
            %1128 = arith.remui %1119, %c28 : index
            %1129 = arith.addi %1127, %1128 : index
            %1130 = arith.addf %1118, %c48 : f32
            %1131 = arith.minimumf %1130, %c98 : f32
            %1132 = arith.maximumf %1131, %c99 : f32
            %1133 = arith.truncf %1132 : f32 to f16
            memref.store %1133, %out[%1129] : memref<?xf16>
            %1134 = arith.addi %730, %c43 : index
            %1135 = arith.divui %1134, %c3 : index
            %1136 = arith.addi %1083, %1135 : index
            %1137 = memref.load %factors[%1136] : memref<?xf32>
            %1138 = arith.addi %1136, %1086 : index
            %1139 = memref.load %factors[%1138] : memref<?xf32>
            %1140 = arith.mulf %971, %1075 : f32
            %1141 = math.fma %1140, %1137, %1139 : f32
            %1142 = arith.addi %1080, %1135 : index
            %1143 = arith.divui %1142, %c3 : index
            %1144 = arith.addi %1094, %1143 : index
            %1145 = arith.muli %1144, %c9 : index
            %1146 = arith.remui %1142, %c3 : index
            %1147 = arith.divui %1146, %c28 : index
            %1148 = arith.addi %1145, %1147 : index
            %1149 = arith.muli %1148, %1101 : index
            %1150 = arith.addi %1149, %1104 : index
            %1151 = arith.remui %1142, %c28 : index
            %1152 = arith.addi %1150, %1151 : index
            %1153 = arith.addf %1141, %c48 : f32
            %1154 = arith.minimumf %1153, %c98 : f32
            %1155 = arith.maximumf %1154, %c99 : f32
            %1156 = arith.truncf %1155 : f32 to f16
            memref.store %1156, %out[%1152] : memref<?xf16>
            %1157 = arith.addi %730, %c15 : index
            %1158 = arith.divui %1157, %c3 : index
            %1159 = arith.addi %1083, %1158 : index
            %1160 = memref.load %factors[%1159] : memref<?xf32>
            %1161 = arith.addi %1159, %1086 : index
            %1162 = memref.load %factors[%1161] : memref<?xf32>
            %1163 = arith.mulf %993, %1075 : f32
            %1164 = math.fma %1163, %1160, %1162 : f32
            %1165 = arith.addi %1080, %1158 : index
            %1166 = arith.divui %1165, %c3 : index
            %1167 = arith.addi %1094, %1166 : index
            %1168 = arith.muli %1167, %c9 : index
            %1169 = arith.remui %1165, %c3 : index
            %1170 = arith.divui %1169, %c28 : index
            %1171 = arith.addi %1168, %1170 : index
            %1172 = arith.muli %1171, %1101 : index
            %1173 = arith.addi %1172, %1104 : index
            %1174 = arith.remui %1165, %c28 : index
            %1175 = arith.addi %1173, %1174 : index
            %1176 = arith.addf %1164, %c48 : f32
            %1177 = arith.minimumf %1176, %c98 : f32
            %1178 = arith.maximumf %1177, %c99 : f32
            %1179 = arith.truncf %1178 : f32 to f16
            memref.store %1179, %out[%1175] : memref<?xf16>
            %1180 = arith.addi %730, %c44 : index
            %1181 = arith.divui %1180, %c3 : index
            %1182 = arith.addi %1083, %1181 : index
            %1183 = memref.load %factors[%1182] : memref<?xf32>
            %1184 = arith.addi %1182, %1086 : index
            %1185 = memref.load %factors[%1184] : memref<?xf32>
            %1186 = arith.mulf %1051, %1075 : f32
            %1187 = math.fma %1186, %1183, %1185 : f32
            %1188 = arith.addi %1080, %1181 : index
            %1189 = arith.divui %1188, %c3 : index
            %1190 = arith.addi %1094, %1189 : index
            %1191 = arith.muli %1190, %c9 : index
            %1192 = arith.remui %1188, %c3 : index
            %1193 = arith.divui %1192, %c28 : index
            %1194 = arith.addi %1191, %1193 : index
            %1195 = arith.muli %1194, %1101 : index
            %1196 = arith.addi %1195, %1104 : index
            %1197 = arith.remui %1188, %c28 : index
            %1198 = arith.addi %1196, %1197 : index
            %1199 = arith.addf %1187, %c48 : f32
            %1200 = arith.minimumf %1199, %c98 : f32
            %1201 = arith.maximumf %1200, %c99 : f32
            %1202 = arith.truncf %1201 : f32 to f16
            memref.store %1202, %out[%1198] : memref<?xf16>
            %1203 = arith.addi %730, %c45 : index
            %1204 = arith.divui %1203, %c3 : index
            %1205 = arith.addi %1083, %1204 : index
            %1206 = memref.load %factors[%1205] : memref<?xf32>
            %1207 = arith.addi %1205, %1086 : index
            %1208 = memref.load %factors[%1207] : memref<?xf32>
            %1209 = arith.mulf %1073, %1075 : f32
            %1210 = math.fma %1209, %1206, %1208 : f32
            %1211 = arith.addi %1080, %1204 : index
            %1212 = arith.divui %1211, %c3 : index
            %1213 = arith.addi %1094, %1212 : index
            %1214 = arith.muli %1213, %c9 : index
            %1215 = arith.remui %1211, %c3 : index
            %1216 = arith.divui %1215, %c28 : index
            %1217 = arith.addi %1214, %1216 : index
            %1218 = arith.muli %1217, %1101 : index
            %1219 = arith.addi %1218, %1104 : index
            %1220 = arith.remui %1211, %c28 : index
            %1221 = arith.addi %1219, %1220 : index
            %1222 = arith.addf %1210, %c48 : f32
            %1223 = arith.minimumf %1222, %c98 : f32
            %1224 = arith.maximumf %1223, %c99 : f32
            %1225 = arith.truncf %1224 : f32 to f16
            memref.store %1225, %out[%1221] : memref<?xf16>
          }
        } else {
          %1226 = arith.addi %ranges, %groups : index
          %1227 = arith.muli %9, %1226 : index
          %1228 = arith.index_castui %204 : i32 to index
          %1229 = arith.addi %1227, %1228 : index
          %1230 = arith.muli %1229, %c102 : index
          %1231 = arith.addi %1230, %852 : index
          memref.store %882, %partial[%1231] : memref<?xf32>
          %1232 = arith.addi %1230, %883 : index
          memref.store %913, %partial[%1232] : memref<?xf32>
          %1233 = arith.addi %730, %c43 : index
          %1234 = arith.addi %1230, %1233 : index
          memref.store %971, %partial[%1234] : memref<?xf32>
          %1235 = arith.addi %730, %c15 : index
          %1236 = arith.addi %1230, %1235 : index
          memref.store %993, %partial[%1236] : memref<?xf32>
          %1237 = arith.addi %730, %c44 : index
          %1238 = arith.addi %1230, %1237 : index
          memref.store %1051, %partial[%1238] : memref<?xf32>
          %1239 = arith.addi %730, %c45 : index
          %1240 = arith.addi %1230, %1239 : index
          memref.store %1073, %partial[%1240] : memref<?xf32>
          %1241 = arith.cmpi slt, %730, %c3 : index
          scf.if %1241 {
            %1242 = arith.addi %1230, %c5 : index
            %1243 = arith.addi %1242, %730 : index
            memref.store %845, %partial[%1243] : memref<?xf32>
            %1244 = arith.addi %1243, %c3 : index
            memref.store %851, %partial[%1244] : memref<?xf32>
          }
          %1245 = arith.addi %42, %c72 : i32
          %1246 = arith.divui %1245, %c73 : i32
          %1247 = arith.divui %204, %c73 : i32
          %1248 = arith.addi %groups, %c4 : index
          %1249 = arith.muli %9, %1248 : index
          %1250 = arith.muli %1247, %c73 : i32
          %1251 = arith.subi %42, %1250 : i32
          %1252 = arith.minsi %1251, %c73 : i32
          %1253 = arith.index_castui %1247 : i32 to index
          %1254 = arith.addi %1249, %1253 : index
          %1255 = arith.index_castui %1252 : i32 to index
          %1256 = wave.arrive %counters[%1254], %1255 : memref<?xi32>
          scf.if %1256 {
            %1266:8 = scf.for %1257 = %c52 to %1252 step %c73 iter_args(%1258 = %c47, %1259 = %c48, %1260 = %c48, %1261 = %c48, %1262 = %c48, %1263 = %c48, %1264 = %c48, %1265 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1267 = arith.addi %1257, %c52 : i32
              %1268 = arith.subi %1252, %c17 : i32
              %1269 = arith.minsi %1267, %1268 : i32
              %1270 = arith.addi %1250, %1269 : i32
              %1271 = arith.index_castui %1270 : i32 to index
              %1272 = arith.addi %1227, %1271 : index
              %1273 = arith.muli %1272, %c102 : index
              %1274 = arith.addi %1273, %c5 : index
              %1275 = arith.addi %1274, %731 : index
              %1276 = memref.load %partial[%1275] : memref<?xf32>
              %1277 = arith.cmpi slt, %1267, %1252 : i32
              %1278 = arith.select %1277, %1276, %c47 : f32
              %1279 = arith.addi %1273, %730 : index
              %1280 = arith.addi %1279, %c23 : index
              %1281 = memref.load %partial[%1280] : memref<?xf32>
              %1282 = arith.addi %1279, %c7 : index
              %1283 = memref.load %partial[%1282] : memref<?xf32>
              %1284 = arith.addi %1279, %c43 : index
              %1285 = memref.load %partial[%1284] : memref<?xf32>
              %1286 = arith.addi %1279, %c15 : index
              %1287 = memref.load %partial[%1286] : memref<?xf32>
              %1288 = arith.addi %1279, %c44 : index
              %1289 = memref.load %partial[%1288] : memref<?xf32>
              %1290 = arith.addi %1279, %c45 : index
              %1291 = memref.load %partial[%1290] : memref<?xf32>
              %1292 = arith.addi %1275, %c3 : index
              %1293 = memref.load %partial[%1292] : memref<?xf32>
              %1294 = arith.addi %1257, %c17 : i32
              %1295 = arith.minsi %1294, %1268 : i32
              %1296 = arith.addi %1250, %1295 : i32
              %1297 = arith.index_castui %1296 : i32 to index
              %1298 = arith.addi %1227, %1297 : index
              %1299 = arith.muli %1298, %c102 : index
              %1300 = arith.addi %1299, %c5 : index
              %1301 = arith.addi %1300, %731 : index
              %1302 = memref.load %partial[%1301] : memref<?xf32>
              %1303 = arith.cmpi slt, %1294, %1252 : i32
              %1304 = arith.select %1303, %1302, %c47 : f32
              %1305 = arith.addi %1299, %730 : index
              %1306 = arith.addi %1305, %c23 : index
              %1307 = memref.load %partial[%1306] : memref<?xf32>
              %1308 = arith.addi %1305, %c7 : index
              %1309 = memref.load %partial[%1308] : memref<?xf32>
              %1310 = arith.addi %1305, %c43 : index
              %1311 = memref.load %partial[%1310] : memref<?xf32>
              %1312 = arith.addi %1305, %c15 : index
              %1313 = memref.load %partial[%1312] : memref<?xf32>
              %1314 = arith.addi %1305, %c44 : index
              %1315 = memref.load %partial[%1314] : memref<?xf32>
              %1316 = arith.addi %1305, %c45 : index
              %1317 = memref.load %partial[%1316] : memref<?xf32>
              %1318 = arith.addi %1301, %c3 : index
              %1319 = memref.load %partial[%1318] : memref<?xf32>
              %1320 = arith.addi %1257, %c64 : i32
              %1321 = arith.minsi %1320, %1268 : i32
              %1322 = arith.addi %1250, %1321 : i32
              %1323 = arith.index_castui %1322 : i32 to index
              %1324 = arith.addi %1227, %1323 : index
              %1325 = arith.muli %1324, %c102 : index
              %1326 = arith.addi %1325, %c5 : index
              %1327 = arith.addi %1326, %731 : index
              %1328 = memref.load %partial[%1327] : memref<?xf32>
              %1329 = arith.cmpi slt, %1320, %1252 : i32
              %1330 = arith.select %1329, %1328, %c47 : f32
              %1331 = arith.addi %1325, %730 : index
              %1332 = arith.addi %1331, %c23 : index
              %1333 = memref.load %partial[%1332] : memref<?xf32>
              %1334 = arith.addi %1331, %c7 : index
              %1335 = memref.load %partial[%1334] : memref<?xf32>
              %1336 = arith.addi %1331, %c43 : index
              %1337 = memref.load %partial[%1336] : memref<?xf32>
              %1338 = arith.addi %1331, %c15 : index
              %1339 = memref.load %partial[%1338] : memref<?xf32>
              %1340 = arith.addi %1331, %c44 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.addi %1331, %c45 : index
              %1343 = memref.load %partial[%1342] : memref<?xf32>
              %1344 = arith.addi %1327, %c3 : index
              %1345 = memref.load %partial[%1344] : memref<?xf32>
              %1346 = arith.addi %1257, %c66 : i32
              %1347 = arith.minsi %1346, %1268 : i32
              %1348 = arith.addi %1250, %1347 : i32
              %1349 = arith.index_castui %1348 : i32 to index
              %1350 = arith.addi %1227, %1349 : index
              %1351 = arith.muli %1350, %c102 : index
              %1352 = arith.addi %1351, %c5 : index
              %1353 = arith.addi %1352, %731 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.cmpi slt, %1346, %1252 : i32
              %1356 = arith.select %1355, %1354, %c47 : f32
              %1357 = arith.addi %1351, %730 : index
              %1358 = arith.addi %1357, %c23 : index
              %1359 = memref.load %partial[%1358] : memref<?xf32>
              %1360 = arith.addi %1357, %c7 : index
              %1361 = memref.load %partial[%1360] : memref<?xf32>
              %1362 = arith.addi %1357, %c43 : index
              %1363 = memref.load %partial[%1362] : memref<?xf32>
              %1364 = arith.addi %1357, %c15 : index
              %1365 = memref.load %partial[%1364] : memref<?xf32>
              %1366 = arith.addi %1357, %c44 : index
              %1367 = memref.load %partial[%1366] : memref<?xf32>
              %1368 = arith.addi %1357, %c45 : index
              %1369 = memref.load %partial[%1368] : memref<?xf32>
              %1370 = arith.addi %1353, %c3 : index
              %1371 = memref.load %partial[%1370] : memref<?xf32>
              %1372 = arith.addi %1257, %c67 : i32
              %1373 = arith.minsi %1372, %1268 : i32
              %1374 = arith.addi %1250, %1373 : i32
              %1375 = arith.index_castui %1374 : i32 to index
              %1376 = arith.addi %1227, %1375 : index
              %1377 = arith.muli %1376, %c102 : index
              %1378 = arith.addi %1377, %c5 : index
              %1379 = arith.addi %1378, %731 : index
              %1380 = memref.load %partial[%1379] : memref<?xf32>
              %1381 = arith.cmpi slt, %1372, %1252 : i32
              %1382 = arith.select %1381, %1380, %c47 : f32
              %1383 = arith.addi %1377, %730 : index
              %1384 = arith.addi %1383, %c23 : index
              %1385 = memref.load %partial[%1384] : memref<?xf32>
              %1386 = arith.addi %1383, %c7 : index
              %1387 = memref.load %partial[%1386] : memref<?xf32>
              %1388 = arith.addi %1383, %c43 : index
              %1389 = memref.load %partial[%1388] : memref<?xf32>
              %1390 = arith.addi %1383, %c15 : index
              %1391 = memref.load %partial[%1390] : memref<?xf32>
              %1392 = arith.addi %1383, %c44 : index
              %1393 = memref.load %partial[%1392] : memref<?xf32>
              %1394 = arith.addi %1383, %c45 : index
              %1395 = memref.load %partial[%1394] : memref<?xf32>
              %1396 = arith.addi %1379, %c3 : index
              %1397 = memref.load %partial[%1396] : memref<?xf32>
              %1398 = arith.addi %1257, %c69 : i32
              %1399 = arith.minsi %1398, %1268 : i32
              %1400 = arith.addi %1250, %1399 : i32
              %1401 = arith.index_castui %1400 : i32 to index
              %1402 = arith.addi %1227, %1401 : index
              %1403 = arith.muli %1402, %c102 : index
              %1404 = arith.addi %1403, %c5 : index
              %1405 = arith.addi %1404, %731 : index
              %1406 = memref.load %partial[%1405] : memref<?xf32>
              %1407 = arith.cmpi slt, %1398, %1252 : i32
              %1408 = arith.select %1407, %1406, %c47 : f32
              %1409 = arith.addi %1403, %730 : index
              %1410 = arith.addi %1409, %c23 : index
              %1411 = memref.load %partial[%1410] : memref<?xf32>
              %1412 = arith.addi %1409, %c7 : index
              %1413 = memref.load %partial[%1412] : memref<?xf32>
              %1414 = arith.addi %1409, %c43 : index
              %1415 = memref.load %partial[%1414] : memref<?xf32>
              %1416 = arith.addi %1409, %c15 : index
              %1417 = memref.load %partial[%1416] : memref<?xf32>
              %1418 = arith.addi %1409, %c44 : index
              %1419 = memref.load %partial[%1418] : memref<?xf32>
              %1420 = arith.addi %1409, %c45 : index
              %1421 = memref.load %partial[%1420] : memref<?xf32>
              %1422 = arith.addi %1405, %c3 : index
              %1423 = memref.load %partial[%1422] : memref<?xf32>
              %1424 = arith.addi %1257, %c70 : i32
              %1425 = arith.minsi %1424, %1268 : i32
              %1426 = arith.addi %1250, %1425 : i32
              %1427 = arith.index_castui %1426 : i32 to index
              %1428 = arith.addi %1227, %1427 : index
              %1429 = arith.muli %1428, %c102 : index
              %1430 = arith.addi %1429, %c5 : index
              %1431 = arith.addi %1430, %731 : index
              %1432 = memref.load %partial[%1431] : memref<?xf32>
              %1433 = arith.cmpi slt, %1424, %1252 : i32
              %1434 = arith.select %1433, %1432, %c47 : f32
              %1435 = arith.addi %1429, %730 : index
              %1436 = arith.addi %1435, %c23 : index
              %1437 = memref.load %partial[%1436] : memref<?xf32>
              %1438 = arith.addi %1435, %c7 : index
              %1439 = memref.load %partial[%1438] : memref<?xf32>
              %1440 = arith.addi %1435, %c43 : index
              %1441 = memref.load %partial[%1440] : memref<?xf32>
              %1442 = arith.addi %1435, %c15 : index
              %1443 = memref.load %partial[%1442] : memref<?xf32>
              %1444 = arith.addi %1435, %c44 : index
              %1445 = memref.load %partial[%1444] : memref<?xf32>
              %1446 = arith.addi %1435, %c45 : index
              %1447 = memref.load %partial[%1446] : memref<?xf32>
              %1448 = arith.addi %1431, %c3 : index
              %1449 = memref.load %partial[%1448] : memref<?xf32>
              %1450 = arith.addi %1257, %c72 : i32
              %1451 = arith.minsi %1450, %1268 : i32
              %1452 = arith.addi %1250, %1451 : i32
              %1453 = arith.index_castui %1452 : i32 to index
              %1454 = arith.addi %1227, %1453 : index
              %1455 = arith.muli %1454, %c102 : index
              %1456 = arith.addi %1455, %c5 : index
              %1457 = arith.addi %1456, %731 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.cmpi slt, %1450, %1252 : i32
              %1460 = arith.select %1459, %1458, %c47 : f32
              %1461 = arith.addi %1455, %730 : index
              %1462 = arith.addi %1461, %c23 : index
              %1463 = memref.load %partial[%1462] : memref<?xf32>
              %1464 = arith.addi %1461, %c7 : index
              %1465 = memref.load %partial[%1464] : memref<?xf32>
              %1466 = arith.addi %1461, %c43 : index
              %1467 = memref.load %partial[%1466] : memref<?xf32>
              %1468 = arith.addi %1461, %c15 : index
              %1469 = memref.load %partial[%1468] : memref<?xf32>
              %1470 = arith.addi %1461, %c44 : index
              %1471 = memref.load %partial[%1470] : memref<?xf32>
              %1472 = arith.addi %1461, %c45 : index
              %1473 = memref.load %partial[%1472] : memref<?xf32>
              %1474 = arith.addi %1457, %c3 : index
              %1475 = memref.load %partial[%1474] : memref<?xf32>
              %1476 = arith.maxnumf %1258, %1278 fastmath<nnan> : f32
              %1477 = arith.subf %1258, %1476 : f32
              %1478 = wave.exp2 %1477 : f32
              %1479 = arith.subf %1278, %1476 : f32
              %1480 = wave.exp2 %1479 : f32
              %1481 = arith.mulf %1259, %1478 : f32
              %1482 = math.fma %1293, %1480, %1481 : f32
              %1483 = arith.mulf %1260, %1478 : f32
              %1484 = math.fma %1281, %1480, %1483 : f32
              %1485 = arith.mulf %1261, %1478 : f32
              %1486 = math.fma %1283, %1480, %1485 : f32
              %1487 = arith.mulf %1262, %1478 : f32
              %1488 = math.fma %1285, %1480, %1487 : f32
              %1489 = arith.mulf %1263, %1478 : f32
              %1490 = math.fma %1287, %1480, %1489 : f32
              %1491 = arith.mulf %1264, %1478 : f32
              %1492 = math.fma %1289, %1480, %1491 : f32
              %1493 = arith.mulf %1265, %1478 : f32
              %1494 = math.fma %1291, %1480, %1493 : f32
              %1495 = arith.maxnumf %1476, %1304 fastmath<nnan> : f32
              %1496 = arith.subf %1476, %1495 : f32
              %1497 = wave.exp2 %1496 : f32
              %1498 = arith.subf %1304, %1495 : f32
              %1499 = wave.exp2 %1498 : f32
              %1500 = arith.mulf %1482, %1497 : f32
              %1501 = math.fma %1319, %1499, %1500 : f32
              %1502 = arith.mulf %1484, %1497 : f32
              %1503 = math.fma %1307, %1499, %1502 : f32
              %1504 = arith.mulf %1486, %1497 : f32
              %1505 = math.fma %1309, %1499, %1504 : f32
              %1506 = arith.mulf %1488, %1497 : f32
              %1507 = math.fma %1311, %1499, %1506 : f32
              %1508 = arith.mulf %1490, %1497 : f32
              %1509 = math.fma %1313, %1499, %1508 : f32
              %1510 = arith.mulf %1492, %1497 : f32
              %1511 = math.fma %1315, %1499, %1510 : f32
              %1512 = arith.mulf %1494, %1497 : f32
              %1513 = math.fma %1317, %1499, %1512 : f32
              %1514 = arith.maxnumf %1495, %1330 fastmath<nnan> : f32
              %1515 = arith.subf %1495, %1514 : f32
              %1516 = wave.exp2 %1515 : f32
              %1517 = arith.subf %1330, %1514 : f32
              %1518 = wave.exp2 %1517 : f32
              %1519 = arith.mulf %1501, %1516 : f32
              %1520 = math.fma %1345, %1518, %1519 : f32
              %1521 = arith.mulf %1503, %1516 : f32
              %1522 = math.fma %1333, %1518, %1521 : f32
              %1523 = arith.mulf %1505, %1516 : f32
              %1524 = math.fma %1335, %1518, %1523 : f32
              %1525 = arith.mulf %1507, %1516 : f32
              %1526 = math.fma %1337, %1518, %1525 : f32
              %1527 = arith.mulf %1509, %1516 : f32
              %1528 = math.fma %1339, %1518, %1527 : f32
              %1529 = arith.mulf %1511, %1516 : f32
              %1530 = math.fma %1341, %1518, %1529 : f32
              %1531 = arith.mulf %1513, %1516 : f32
              %1532 = math.fma %1343, %1518, %1531 : f32
              %1533 = arith.maxnumf %1514, %1356 fastmath<nnan> : f32
              %1534 = arith.subf %1514, %1533 : f32
              %1535 = wave.exp2 %1534 : f32
              %1536 = arith.subf %1356, %1533 : f32
              %1537 = wave.exp2 %1536 : f32
              %1538 = arith.mulf %1520, %1535 : f32
              %1539 = math.fma %1371, %1537, %1538 : f32
              %1540 = arith.mulf %1522, %1535 : f32
              %1541 = math.fma %1359, %1537, %1540 : f32
              %1542 = arith.mulf %1524, %1535 : f32
              %1543 = math.fma %1361, %1537, %1542 : f32
              %1544 = arith.mulf %1526, %1535 : f32
              %1545 = math.fma %1363, %1537, %1544 : f32
              %1546 = arith.mulf %1528, %1535 : f32
              %1547 = math.fma %1365, %1537, %1546 : f32
              %1548 = arith.mulf %1530, %1535 : f32
              %1549 = math.fma %1367, %1537, %1548 : f32
              %1550 = arith.mulf %1532, %1535 : f32
              %1551 = math.fma %1369, %1537, %1550 : f32
              %1552 = arith.maxnumf %1533, %1382 fastmath<nnan> : f32
              %1553 = arith.subf %1533, %1552 : f32
              %1554 = wave.exp2 %1553 : f32
              %1555 = arith.subf %1382, %1552 : f32
              %1556 = wave.exp2 %1555 : f32
              %1557 = arith.mulf %1539, %1554 : f32
              %1558 = math.fma %1397, %1556, %1557 : f32
              %1559 = arith.mulf %1541, %1554 : f32
              %1560 = math.fma %1385, %1556, %1559 : f32
              %1561 = arith.mulf %1543, %1554 : f32
              %1562 = math.fma %1387, %1556, %1561 : f32
              %1563 = arith.mulf %1545, %1554 : f32
              %1564 = math.fma %1389, %1556, %1563 : f32
              %1565 = arith.mulf %1547, %1554 : f32
              %1566 = math.fma %1391, %1556, %1565 : f32
              %1567 = arith.mulf %1549, %1554 : f32
              %1568 = math.fma %1393, %1556, %1567 : f32
              %1569 = arith.mulf %1551, %1554 : f32
              %1570 = math.fma %1395, %1556, %1569 : f32
              %1571 = arith.maxnumf %1552, %1408 fastmath<nnan> : f32
              %1572 = arith.subf %1552, %1571 : f32
              %1573 = wave.exp2 %1572 : f32
              %1574 = arith.subf %1408, %1571 : f32
              %1575 = wave.exp2 %1574 : f32
              %1576 = arith.mulf %1558, %1573 : f32
              %1577 = math.fma %1423, %1575, %1576 : f32
              %1578 = arith.mulf %1560, %1573 : f32
              %1579 = math.fma %1411, %1575, %1578 : f32
              %1580 = arith.mulf %1562, %1573 : f32
              %1581 = math.fma %1413, %1575, %1580 : f32
              %1582 = arith.mulf %1564, %1573 : f32
              %1583 = math.fma %1415, %1575, %1582 : f32
              %1584 = arith.mulf %1566, %1573 : f32
              %1585 = math.fma %1417, %1575, %1584 : f32
              %1586 = arith.mulf %1568, %1573 : f32
              %1587 = math.fma %1419, %1575, %1586 : f32
              %1588 = arith.mulf %1570, %1573 : f32
              %1589 = math.fma %1421, %1575, %1588 : f32
              %1590 = arith.maxnumf %1571, %1434 fastmath<nnan> : f32
              %1591 = arith.subf %1571, %1590 : f32
              %1592 = wave.exp2 %1591 : f32
              %1593 = arith.subf %1434, %1590 : f32
              %1594 = wave.exp2 %1593 : f32
              %1595 = arith.mulf %1577, %1592 : f32
              %1596 = math.fma %1449, %1594, %1595 : f32
              %1597 = arith.mulf %1579, %1592 : f32
              %1598 = math.fma %1437, %1594, %1597 : f32
              %1599 = arith.mulf %1581, %1592 : f32
              %1600 = math.fma %1439, %1594, %1599 : f32
              %1601 = arith.mulf %1583, %1592 : f32
              %1602 = math.fma %1441, %1594, %1601 : f32
              %1603 = arith.mulf %1585, %1592 : f32
              %1604 = math.fma %1443, %1594, %1603 : f32
              %1605 = arith.mulf %1587, %1592 : f32
              %1606 = math.fma %1445, %1594, %1605 : f32
              %1607 = arith.mulf %1589, %1592 : f32
              %1608 = math.fma %1447, %1594, %1607 : f32
              %1609 = arith.maxnumf %1590, %1460 fastmath<nnan> : f32
              %1610 = arith.subf %1590, %1609 : f32
              %1611 = wave.exp2 %1610 : f32
              %1612 = arith.subf %1460, %1609 : f32
              %1613 = wave.exp2 %1612 : f32
              %1614 = arith.mulf %1596, %1611 : f32
              %1615 = math.fma %1475, %1613, %1614 : f32
              %1616 = arith.mulf %1598, %1611 : f32
              %1617 = math.fma %1463, %1613, %1616 : f32
              %1618 = arith.mulf %1600, %1611 : f32
              %1619 = math.fma %1465, %1613, %1618 : f32
              %1620 = arith.mulf %1602, %1611 : f32
              %1621 = math.fma %1467, %1613, %1620 : f32
              %1622 = arith.mulf %1604, %1611 : f32
              %1623 = math.fma %1469, %1613, %1622 : f32
              %1624 = arith.mulf %1606, %1611 : f32
              %1625 = math.fma %1471, %1613, %1624 : f32
              %1626 = arith.mulf %1608, %1611 : f32
              %1627 = math.fma %1473, %1613, %1626 : f32
              scf.yield %1609, %1615, %1617, %1619, %1621, %1623, %1625, %1627 : f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1628 = arith.cmpi eq, %1246, %c17 : i32
            scf.if %1628 {
              %1629 = arith.divf %c96, %1266#1 : f32
              %1630 = arith.addi %17, %731 : index
              %1631 = arith.cmpi slt, %1630, %groupSize : index
              scf.if %1631 {
                %1632 = arith.muli %15, %groupSize : index
                %1633 = arith.addi %1632, %1630 : index
                %1634 = arith.muli %1633, %c26 : index
                %1635 = arith.muli %heads, %c26 : index
                %1636 = arith.divui %852, %c3 : index
                %1637 = arith.muli %15, %c26 : index
                %1638 = arith.addi %1637, %1636 : index
                %1639 = memref.load %factors[%1638] : memref<?xf32>
                %1640 = arith.muli %kvHeads, %c26 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = memref.load %factors[%1641] : memref<?xf32>
                %1643 = arith.mulf %1266#2, %1629 : f32
                %1644 = math.fma %1643, %1639, %1642 : f32
                %1645 = arith.addi %1634, %1636 : index
                %1646 = arith.divui %24, %outTileRows : index
                %1647 = arith.divui %1635, %c3 : index
                %1648 = arith.muli %1646, %1647 : index
                %1649 = arith.divui %1645, %c3 : index
                %1650 = arith.addi %1648, %1649 : index
                %1651 = arith.muli %1650, %c9 : index
                %1652 = arith.remui %1645, %c3 : index
                %1653 = arith.divui %1652, %c28 : index
                %1654 = arith.addi %1651, %1653 : index
                %1655 = arith.muli %outTileRows, %c28 : index
                %1656 = arith.muli %1654, %1655 : index
                %1657 = arith.remui %24, %outTileRows : index
                %1658 = arith.muli %1657, %c28 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.remui %1645, %c28 : index
                %1661 = arith.addi %1659, %1660 : index
                %1662 = arith.addf %1644, %c48 : f32
                %1663 = arith.minimumf %1662, %c98 : f32
                %1664 = arith.maximumf %1663, %c99 : f32
                %1665 = arith.truncf %1664 : f32 to f16
                memref.store %1665, %out[%1661] : memref<?xf16>
                %1666 = arith.divui %883, %c3 : index
                %1667 = arith.addi %1637, %1666 : index
                %1668 = memref.load %factors[%1667] : memref<?xf32>
                %1669 = arith.addi %1667, %1640 : index
                %1670 = memref.load %factors[%1669] : memref<?xf32>
                %1671 = arith.mulf %1266#3, %1629 : f32
                %1672 = math.fma %1671, %1668, %1670 : f32
                %1673 = arith.addi %1634, %1666 : index
                %1674 = arith.divui %1673, %c3 : index
                %1675 = arith.addi %1648, %1674 : index
                %1676 = arith.muli %1675, %c9 : index
                %1677 = arith.remui %1673, %c3 : index
                %1678 = arith.divui %1677, %c28 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.muli %1679, %1655 : index
                %1681 = arith.addi %1680, %1658 : index
                %1682 = arith.remui %1673, %c28 : index
                %1683 = arith.addi %1681, %1682 : index
                %1684 = arith.addf %1672, %c48 : f32
                %1685 = arith.minimumf %1684, %c98 : f32
                %1686 = arith.maximumf %1685, %c99 : f32
                %1687 = arith.truncf %1686 : f32 to f16
                memref.store %1687, %out[%1683] : memref<?xf16>
                %1688 = arith.divui %1233, %c3 : index
                %1689 = arith.addi %1637, %1688 : index
                %1690 = memref.load %factors[%1689] : memref<?xf32>
                %1691 = arith.addi %1689, %1640 : index
                %1692 = memref.load %factors[%1691] : memref<?xf32>
                %1693 = arith.mulf %1266#4, %1629 : f32
                %1694 = math.fma %1693, %1690, %1692 : f32
                %1695 = arith.addi %1634, %1688 : index
                %1696 = arith.divui %1695, %c3 : index
                %1697 = arith.addi %1648, %1696 : index
                %1698 = arith.muli %1697, %c9 : index
                %1699 = arith.remui %1695, %c3 : index
                %1700 = arith.divui %1699, %c28 : index
                %1701 = arith.addi %1698, %1700 : index
                %1702 = arith.muli %1701, %1655 : index
                %1703 = arith.addi %1702, %1658 : index
                %1704 = arith.remui %1695, %c28 : index
                %1705 = arith.addi %1703, %1704 : index
                %1706 = arith.addf %1694, %c48 : f32
                %1707 = arith.minimumf %1706, %c98 : f32
                %1708 = arith.maximumf %1707, %c99 : f32
                %1709 = arith.truncf %1708 : f32 to f16
                memref.store %1709, %out[%1705] : memref<?xf16>
                %1710 = arith.divui %1235, %c3 : index
                %1711 = arith.addi %1637, %1710 : index
                %1712 = memref.load %factors[%1711] : memref<?xf32>
                %1713 = arith.addi %1711, %1640 : index
                %1714 = memref.load %factors[%1713] : memref<?xf32>
                %1715 = arith.mulf %1266#5, %1629 : f32
                %1716 = math.fma %1715, %1712, %1714 : f32
                %1717 = arith.addi %1634, %1710 : index
                %1718 = arith.divui %1717, %c3 : index
                %1719 = arith.addi %1648, %1718 : index
                %1720 = arith.muli %1719, %c9 : index
                %1721 = arith.remui %1717, %c3 : index
                %1722 = arith.divui %1721, %c28 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.muli %1723, %1655 : index
                %1725 = arith.addi %1724, %1658 : index
                %1726 = arith.remui %1717, %c28 : index
                %1727 = arith.addi %1725, %1726 : index
                %1728 = arith.addf %1716, %c48 : f32
                %1729 = arith.minimumf %1728, %c98 : f32
                %1730 = arith.maximumf %1729, %c99 : f32
                %1731 = arith.truncf %1730 : f32 to f16
                memref.store %1731, %out[%1727] : memref<?xf16>
                %1732 = arith.divui %1237, %c3 : index
                %1733 = arith.addi %1637, %1732 : index
                %1734 = memref.load %factors[%1733] : memref<?xf32>
                %1735 = arith.addi %1733, %1640 : index
                %1736 = memref.load %factors[%1735] : memref<?xf32>
                %1737 = arith.mulf %1266#6, %1629 : f32
                %1738 = math.fma %1737, %1734, %1736 : f32
                %1739 = arith.addi %1634, %1732 : index
                %1740 = arith.divui %1739, %c3 : index
                %1741 = arith.addi %1648, %1740 : index
                %1742 = arith.muli %1741, %c9 : index
                %1743 = arith.remui %1739, %c3 : index
                %1744 = arith.divui %1743, %c28 : index
                %1745 = arith.addi %1742, %1744 : index
                %1746 = arith.muli %1745, %1655 : index
                %1747 = arith.addi %1746, %1658 : index
                %1748 = arith.remui %1739, %c28 : index
                %1749 = arith.addi %1747, %1748 : index
                %1750 = arith.addf %1738, %c48 : f32
                %1751 = arith.minimumf %1750, %c98 : f32
                %1752 = arith.maximumf %1751, %c99 : f32
                %1753 = arith.truncf %1752 : f32 to f16
                memref.store %1753, %out[%1749] : memref<?xf16>
                %1754 = arith.divui %1239, %c3 : index
                %1755 = arith.addi %1637, %1754 : index
                %1756 = memref.load %factors[%1755] : memref<?xf32>
                %1757 = arith.addi %1755, %1640 : index
                %1758 = memref.load %factors[%1757] : memref<?xf32>
                %1759 = arith.mulf %1266#7, %1629 : f32
                %1760 = math.fma %1759, %1756, %1758 : f32
                %1761 = arith.addi %1634, %1754 : index
                %1762 = arith.divui %1761, %c3 : index
                %1763 = arith.addi %1648, %1762 : index
                %1764 = arith.muli %1763, %c9 : index
                %1765 = arith.remui %1761, %c3 : index
                %1766 = arith.divui %1765, %c28 : index
                %1767 = arith.addi %1764, %1766 : index
                %1768 = arith.muli %1767, %1655 : index
                %1769 = arith.addi %1768, %1658 : index
                %1770 = arith.remui %1761, %c28 : index
                %1771 = arith.addi %1769, %1770 : index
                %1772 = arith.addf %1760, %c48 : f32
                %1773 = arith.minimumf %1772, %c98 : f32
                %1774 = arith.maximumf %1773, %c99 : f32
                %1775 = arith.truncf %1774 : f32 to f16
                memref.store %1775, %out[%1771] : memref<?xf16>
              }
            } else {
              %1776 = arith.index_cast %ranges : index to i32
              %1777 = arith.addi %1776, %1247 : i32
              %1778 = arith.index_castui %1777 : i32 to index
              %1779 = arith.addi %1227, %1778 : index
              %1780 = arith.muli %1779, %c102 : index
              %1781 = arith.addi %1780, %852 : index
              memref.store %1266#2, %partial[%1781] : memref<?xf32>
              %1782 = arith.addi %1780, %883 : index
              memref.store %1266#3, %partial[%1782] : memref<?xf32>
              %1783 = arith.addi %1780, %1233 : index
              memref.store %1266#4, %partial[%1783] : memref<?xf32>
              %1784 = arith.addi %1780, %1235 : index
              memref.store %1266#5, %partial[%1784] : memref<?xf32>
              %1785 = arith.addi %1780, %1237 : index
              memref.store %1266#6, %partial[%1785] : memref<?xf32>
              %1786 = arith.addi %1780, %1239 : index
              memref.store %1266#7, %partial[%1786] : memref<?xf32>
              scf.if %1241 {
                %1787 = arith.addi %1780, %c5 : index
                %1788 = arith.addi %1787, %730 : index
                memref.store %1266#0, %partial[%1788] : memref<?xf32>
                %1789 = arith.addi %1788, %c3 : index
                memref.store %1266#1, %partial[%1789] : memref<?xf32>
              }
              %1790 = arith.addi %1249, %groups : index
              %1791 = arith.index_castui %1246 : i32 to index
              %1792 = wave.arrive %counters[%1790], %1791 : memref<?xi32>
              scf.if %1792 {
                %1802:8 = scf.for %1793 = %c52 to %1246 step %c73 iter_args(%1794 = %c47, %1795 = %c48, %1796 = %c48, %1797 = %c48, %1798 = %c48, %1799 = %c48, %1800 = %c48, %1801 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1803 = arith.addi %1793, %c52 : i32
                  %1804 = arith.subi %1246, %c17 : i32
                  %1805 = arith.minsi %1803, %1804 : i32
                  %1806 = arith.addi %1776, %1805 : i32
                  %1807 = arith.index_castui %1806 : i32 to index
                  %1808 = arith.addi %1227, %1807 : index
                  %1809 = arith.muli %1808, %c102 : index
                  %1810 = arith.addi %1809, %c5 : index
                  %1811 = arith.addi %1810, %731 : index
                  %1812 = memref.load %partial[%1811] : memref<?xf32>
                  %1813 = arith.cmpi slt, %1803, %1246 : i32
                  %1814 = arith.select %1813, %1812, %c47 : f32
                  %1815 = arith.addi %1809, %730 : index
                  %1816 = arith.addi %1815, %c23 : index
                  %1817 = memref.load %partial[%1816] : memref<?xf32>
                  %1818 = arith.addi %1815, %c7 : index
                  %1819 = memref.load %partial[%1818] : memref<?xf32>
                  %1820 = arith.addi %1815, %c43 : index
                  %1821 = memref.load %partial[%1820] : memref<?xf32>
                  %1822 = arith.addi %1815, %c15 : index
                  %1823 = memref.load %partial[%1822] : memref<?xf32>
                  %1824 = arith.addi %1815, %c44 : index
                  %1825 = memref.load %partial[%1824] : memref<?xf32>
                  %1826 = arith.addi %1815, %c45 : index
                  %1827 = memref.load %partial[%1826] : memref<?xf32>
                  %1828 = arith.addi %1811, %c3 : index
                  %1829 = memref.load %partial[%1828] : memref<?xf32>
                  %1830 = arith.addi %1793, %c17 : i32
                  %1831 = arith.minsi %1830, %1804 : i32
                  %1832 = arith.addi %1776, %1831 : i32
                  %1833 = arith.index_castui %1832 : i32 to index
                  %1834 = arith.addi %1227, %1833 : index
                  %1835 = arith.muli %1834, %c102 : index
                  %1836 = arith.addi %1835, %c5 : index
                  %1837 = arith.addi %1836, %731 : index
                  %1838 = memref.load %partial[%1837] : memref<?xf32>
                  %1839 = arith.cmpi slt, %1830, %1246 : i32
                  %1840 = arith.select %1839, %1838, %c47 : f32
                  %1841 = arith.addi %1835, %730 : index
                  %1842 = arith.addi %1841, %c23 : index
                  %1843 = memref.load %partial[%1842] : memref<?xf32>
                  %1844 = arith.addi %1841, %c7 : index
                  %1845 = memref.load %partial[%1844] : memref<?xf32>
                  %1846 = arith.addi %1841, %c43 : index
                  %1847 = memref.load %partial[%1846] : memref<?xf32>
                  %1848 = arith.addi %1841, %c15 : index
                  %1849 = memref.load %partial[%1848] : memref<?xf32>
                  %1850 = arith.addi %1841, %c44 : index
                  %1851 = memref.load %partial[%1850] : memref<?xf32>
                  %1852 = arith.addi %1841, %c45 : index
                  %1853 = memref.load %partial[%1852] : memref<?xf32>
                  %1854 = arith.addi %1837, %c3 : index
                  %1855 = memref.load %partial[%1854] : memref<?xf32>
                  %1856 = arith.addi %1793, %c64 : i32
                  %1857 = arith.minsi %1856, %1804 : i32
                  %1858 = arith.addi %1776, %1857 : i32
                  %1859 = arith.index_castui %1858 : i32 to index
                  %1860 = arith.addi %1227, %1859 : index
                  %1861 = arith.muli %1860, %c102 : index
                  %1862 = arith.addi %1861, %c5 : index
                  %1863 = arith.addi %1862, %731 : index
                  %1864 = memref.load %partial[%1863] : memref<?xf32>
                  %1865 = arith.cmpi slt, %1856, %1246 : i32
                  %1866 = arith.select %1865, %1864, %c47 : f32
                  %1867 = arith.addi %1861, %730 : index
                  %1868 = arith.addi %1867, %c23 : index
                  %1869 = memref.load %partial[%1868] : memref<?xf32>
                  %1870 = arith.addi %1867, %c7 : index
                  %1871 = memref.load %partial[%1870] : memref<?xf32>
                  %1872 = arith.addi %1867, %c43 : index
                  %1873 = memref.load %partial[%1872] : memref<?xf32>
                  %1874 = arith.addi %1867, %c15 : index
                  %1875 = memref.load %partial[%1874] : memref<?xf32>
                  %1876 = arith.addi %1867, %c44 : index
                  %1877 = memref.load %partial[%1876] : memref<?xf32>
                  %1878 = arith.addi %1867, %c45 : index
                  %1879 = memref.load %partial[%1878] : memref<?xf32>
                  %1880 = arith.addi %1863, %c3 : index
                  %1881 = memref.load %partial[%1880] : memref<?xf32>
                  %1882 = arith.addi %1793, %c66 : i32
                  %1883 = arith.minsi %1882, %1804 : i32
                  %1884 = arith.addi %1776, %1883 : i32
                  %1885 = arith.index_castui %1884 : i32 to index
                  %1886 = arith.addi %1227, %1885 : index
                  %1887 = arith.muli %1886, %c102 : index
                  %1888 = arith.addi %1887, %c5 : index
                  %1889 = arith.addi %1888, %731 : index
                  %1890 = memref.load %partial[%1889] : memref<?xf32>
                  %1891 = arith.cmpi slt, %1882, %1246 : i32
                  %1892 = arith.select %1891, %1890, %c47 : f32
                  %1893 = arith.addi %1887, %730 : index
                  %1894 = arith.addi %1893, %c23 : index
                  %1895 = memref.load %partial[%1894] : memref<?xf32>
                  %1896 = arith.addi %1893, %c7 : index
                  %1897 = memref.load %partial[%1896] : memref<?xf32>
                  %1898 = arith.addi %1893, %c43 : index
                  %1899 = memref.load %partial[%1898] : memref<?xf32>
                  %1900 = arith.addi %1893, %c15 : index
                  %1901 = memref.load %partial[%1900] : memref<?xf32>
                  %1902 = arith.addi %1893, %c44 : index
                  %1903 = memref.load %partial[%1902] : memref<?xf32>
                  %1904 = arith.addi %1893, %c45 : index
                  %1905 = memref.load %partial[%1904] : memref<?xf32>
                  %1906 = arith.addi %1889, %c3 : index
                  %1907 = memref.load %partial[%1906] : memref<?xf32>
                  %1908 = arith.addi %1793, %c67 : i32
                  %1909 = arith.minsi %1908, %1804 : i32
                  %1910 = arith.addi %1776, %1909 : i32
                  %1911 = arith.index_castui %1910 : i32 to index
                  %1912 = arith.addi %1227, %1911 : index
                  %1913 = arith.muli %1912, %c102 : index
                  %1914 = arith.addi %1913, %c5 : index
                  %1915 = arith.addi %1914, %731 : index
                  %1916 = memref.load %partial[%1915] : memref<?xf32>
                  %1917 = arith.cmpi slt, %1908, %1246 : i32
                  %1918 = arith.select %1917, %1916, %c47 : f32
                  %1919 = arith.addi %1913, %730 : index
                  %1920 = arith.addi %1919, %c23 : index
                  %1921 = memref.load %partial[%1920] : memref<?xf32>
                  %1922 = arith.addi %1919, %c7 : index
                  %1923 = memref.load %partial[%1922] : memref<?xf32>
                  %1924 = arith.addi %1919, %c43 : index
                  %1925 = memref.load %partial[%1924] : memref<?xf32>
                  %1926 = arith.addi %1919, %c15 : index
                  %1927 = memref.load %partial[%1926] : memref<?xf32>
                  %1928 = arith.addi %1919, %c44 : index
                  %1929 = memref.load %partial[%1928] : memref<?xf32>
                  %1930 = arith.addi %1919, %c45 : index
                  %1931 = memref.load %partial[%1930] : memref<?xf32>
                  %1932 = arith.addi %1915, %c3 : index
                  %1933 = memref.load %partial[%1932] : memref<?xf32>
                  %1934 = arith.addi %1793, %c69 : i32
                  %1935 = arith.minsi %1934, %1804 : i32
                  %1936 = arith.addi %1776, %1935 : i32
                  %1937 = arith.index_castui %1936 : i32 to index
                  %1938 = arith.addi %1227, %1937 : index
                  %1939 = arith.muli %1938, %c102 : index
                  %1940 = arith.addi %1939, %c5 : index
                  %1941 = arith.addi %1940, %731 : index
                  %1942 = memref.load %partial[%1941] : memref<?xf32>
                  %1943 = arith.cmpi slt, %1934, %1246 : i32
                  %1944 = arith.select %1943, %1942, %c47 : f32
                  %1945 = arith.addi %1939, %730 : index
                  %1946 = arith.addi %1945, %c23 : index
                  %1947 = memref.load %partial[%1946] : memref<?xf32>
                  %1948 = arith.addi %1945, %c7 : index
                  %1949 = memref.load %partial[%1948] : memref<?xf32>
                  %1950 = arith.addi %1945, %c43 : index
                  %1951 = memref.load %partial[%1950] : memref<?xf32>
                  %1952 = arith.addi %1945, %c15 : index
                  %1953 = memref.load %partial[%1952] : memref<?xf32>
                  %1954 = arith.addi %1945, %c44 : index
                  %1955 = memref.load %partial[%1954] : memref<?xf32>
                  %1956 = arith.addi %1945, %c45 : index
                  %1957 = memref.load %partial[%1956] : memref<?xf32>
                  %1958 = arith.addi %1941, %c3 : index
                  %1959 = memref.load %partial[%1958] : memref<?xf32>
                  %1960 = arith.addi %1793, %c70 : i32
                  %1961 = arith.minsi %1960, %1804 : i32
                  %1962 = arith.addi %1776, %1961 : i32
                  %1963 = arith.index_castui %1962 : i32 to index
                  %1964 = arith.addi %1227, %1963 : index
                  %1965 = arith.muli %1964, %c102 : index
                  %1966 = arith.addi %1965, %c5 : index
                  %1967 = arith.addi %1966, %731 : index
                  %1968 = memref.load %partial[%1967] : memref<?xf32>
                  %1969 = arith.cmpi slt, %1960, %1246 : i32
                  %1970 = arith.select %1969, %1968, %c47 : f32
                  %1971 = arith.addi %1965, %730 : index
                  %1972 = arith.addi %1971, %c23 : index
                  %1973 = memref.load %partial[%1972] : memref<?xf32>
                  %1974 = arith.addi %1971, %c7 : index
                  %1975 = memref.load %partial[%1974] : memref<?xf32>
                  %1976 = arith.addi %1971, %c43 : index
                  %1977 = memref.load %partial[%1976] : memref<?xf32>
                  %1978 = arith.addi %1971, %c15 : index
                  %1979 = memref.load %partial[%1978] : memref<?xf32>
                  %1980 = arith.addi %1971, %c44 : index
                  %1981 = memref.load %partial[%1980] : memref<?xf32>
                  %1982 = arith.addi %1971, %c45 : index
                  %1983 = memref.load %partial[%1982] : memref<?xf32>
                  %1984 = arith.addi %1967, %c3 : index
                  %1985 = memref.load %partial[%1984] : memref<?xf32>
                  %1986 = arith.addi %1793, %c72 : i32
                  %1987 = arith.minsi %1986, %1804 : i32
                  %1988 = arith.addi %1776, %1987 : i32
                  %1989 = arith.index_castui %1988 : i32 to index
                  %1990 = arith.addi %1227, %1989 : index
                  %1991 = arith.muli %1990, %c102 : index
                  %1992 = arith.addi %1991, %c5 : index
                  %1993 = arith.addi %1992, %731 : index
                  %1994 = memref.load %partial[%1993] : memref<?xf32>
                  %1995 = arith.cmpi slt, %1986, %1246 : i32
                  %1996 = arith.select %1995, %1994, %c47 : f32
                  %1997 = arith.addi %1991, %730 : index
                  %1998 = arith.addi %1997, %c23 : index
                  %1999 = memref.load %partial[%1998] : memref<?xf32>
                  %2000 = arith.addi %1997, %c7 : index
                  %2001 = memref.load %partial[%2000] : memref<?xf32>
                  %2002 = arith.addi %1997, %c43 : index
                  %2003 = memref.load %partial[%2002] : memref<?xf32>
                  %2004 = arith.addi %1997, %c15 : index
                  %2005 = memref.load %partial[%2004] : memref<?xf32>
                  %2006 = arith.addi %1997, %c44 : index
                  %2007 = memref.load %partial[%2006] : memref<?xf32>
                  %2008 = arith.addi %1997, %c45 : index
                  %2009 = memref.load %partial[%2008] : memref<?xf32>
                  %2010 = arith.addi %1993, %c3 : index
                  %2011 = memref.load %partial[%2010] : memref<?xf32>
                  %2012 = arith.maxnumf %1794, %1814 fastmath<nnan> : f32
                  %2013 = arith.subf %1794, %2012 : f32
                  %2014 = wave.exp2 %2013 : f32
                  %2015 = arith.subf %1814, %2012 : f32
                  %2016 = wave.exp2 %2015 : f32
                  %2017 = arith.mulf %1795, %2014 : f32
                  %2018 = math.fma %1829, %2016, %2017 : f32
                  %2019 = arith.mulf %1796, %2014 : f32
                  %2020 = math.fma %1817, %2016, %2019 : f32
                  %2021 = arith.mulf %1797, %2014 : f32
                  %2022 = math.fma %1819, %2016, %2021 : f32
                  %2023 = arith.mulf %1798, %2014 : f32
                  %2024 = math.fma %1821, %2016, %2023 : f32
                  %2025 = arith.mulf %1799, %2014 : f32
                  %2026 = math.fma %1823, %2016, %2025 : f32
                  %2027 = arith.mulf %1800, %2014 : f32
                  %2028 = math.fma %1825, %2016, %2027 : f32
                  %2029 = arith.mulf %1801, %2014 : f32
                  %2030 = math.fma %1827, %2016, %2029 : f32
                  %2031 = arith.maxnumf %2012, %1840 fastmath<nnan> : f32
                  %2032 = arith.subf %2012, %2031 : f32
                  %2033 = wave.exp2 %2032 : f32
                  %2034 = arith.subf %1840, %2031 : f32
                  %2035 = wave.exp2 %2034 : f32
                  %2036 = arith.mulf %2018, %2033 : f32
                  %2037 = math.fma %1855, %2035, %2036 : f32
                  %2038 = arith.mulf %2020, %2033 : f32
                  %2039 = math.fma %1843, %2035, %2038 : f32
                  %2040 = arith.mulf %2022, %2033 : f32
                  %2041 = math.fma %1845, %2035, %2040 : f32
                  %2042 = arith.mulf %2024, %2033 : f32
                  %2043 = math.fma %1847, %2035, %2042 : f32
                  %2044 = arith.mulf %2026, %2033 : f32
                  %2045 = math.fma %1849, %2035, %2044 : f32
                  %2046 = arith.mulf %2028, %2033 : f32
                  %2047 = math.fma %1851, %2035, %2046 : f32
                  %2048 = arith.mulf %2030, %2033 : f32
                  %2049 = math.fma %1853, %2035, %2048 : f32
                  %2050 = arith.maxnumf %2031, %1866 fastmath<nnan> : f32
                  %2051 = arith.subf %2031, %2050 : f32
                  %2052 = wave.exp2 %2051 : f32
                  %2053 = arith.subf %1866, %2050 : f32
                  %2054 = wave.exp2 %2053 : f32
                  %2055 = arith.mulf %2037, %2052 : f32
                  %2056 = math.fma %1881, %2054, %2055 : f32
                  %2057 = arith.mulf %2039, %2052 : f32
                  %2058 = math.fma %1869, %2054, %2057 : f32
                  %2059 = arith.mulf %2041, %2052 : f32
                  %2060 = math.fma %1871, %2054, %2059 : f32
                  %2061 = arith.mulf %2043, %2052 : f32
                  %2062 = math.fma %1873, %2054, %2061 : f32
                  %2063 = arith.mulf %2045, %2052 : f32
                  %2064 = math.fma %1875, %2054, %2063 : f32
                  %2065 = arith.mulf %2047, %2052 : f32
                  %2066 = math.fma %1877, %2054, %2065 : f32
                  %2067 = arith.mulf %2049, %2052 : f32
                  %2068 = math.fma %1879, %2054, %2067 : f32
                  %2069 = arith.maxnumf %2050, %1892 fastmath<nnan> : f32
                  %2070 = arith.subf %2050, %2069 : f32
                  %2071 = wave.exp2 %2070 : f32
                  %2072 = arith.subf %1892, %2069 : f32
                  %2073 = wave.exp2 %2072 : f32
                  %2074 = arith.mulf %2056, %2071 : f32
                  %2075 = math.fma %1907, %2073, %2074 : f32
                  %2076 = arith.mulf %2058, %2071 : f32
                  %2077 = math.fma %1895, %2073, %2076 : f32
                  %2078 = arith.mulf %2060, %2071 : f32
                  %2079 = math.fma %1897, %2073, %2078 : f32
                  %2080 = arith.mulf %2062, %2071 : f32
                  %2081 = math.fma %1899, %2073, %2080 : f32
                  %2082 = arith.mulf %2064, %2071 : f32
                  %2083 = math.fma %1901, %2073, %2082 : f32
                  %2084 = arith.mulf %2066, %2071 : f32
                  %2085 = math.fma %1903, %2073, %2084 : f32
                  %2086 = arith.mulf %2068, %2071 : f32
                  %2087 = math.fma %1905, %2073, %2086 : f32
                  %2088 = arith.maxnumf %2069, %1918 fastmath<nnan> : f32
                  %2089 = arith.subf %2069, %2088 : f32
                  %2090 = wave.exp2 %2089 : f32
                  %2091 = arith.subf %1918, %2088 : f32
                  %2092 = wave.exp2 %2091 : f32
                  %2093 = arith.mulf %2075, %2090 : f32
                  %2094 = math.fma %1933, %2092, %2093 : f32
                  %2095 = arith.mulf %2077, %2090 : f32
                  %2096 = math.fma %1921, %2092, %2095 : f32
                  %2097 = arith.mulf %2079, %2090 : f32
                  %2098 = math.fma %1923, %2092, %2097 : f32
                  %2099 = arith.mulf %2081, %2090 : f32
                  %2100 = math.fma %1925, %2092, %2099 : f32
                  %2101 = arith.mulf %2083, %2090 : f32
                  %2102 = math.fma %1927, %2092, %2101 : f32
                  %2103 = arith.mulf %2085, %2090 : f32
                  %2104 = math.fma %1929, %2092, %2103 : f32
                  %2105 = arith.mulf %2087, %2090 : f32
                  %2106 = math.fma %1931, %2092, %2105 : f32
                  %2107 = arith.maxnumf %2088, %1944 fastmath<nnan> : f32
                  %2108 = arith.subf %2088, %2107 : f32
                  %2109 = wave.exp2 %2108 : f32
                  %2110 = arith.subf %1944, %2107 : f32
                  %2111 = wave.exp2 %2110 : f32
                  %2112 = arith.mulf %2094, %2109 : f32
                  %2113 = math.fma %1959, %2111, %2112 : f32
                  %2114 = arith.mulf %2096, %2109 : f32
                  %2115 = math.fma %1947, %2111, %2114 : f32
                  %2116 = arith.mulf %2098, %2109 : f32
                  %2117 = math.fma %1949, %2111, %2116 : f32
                  %2118 = arith.mulf %2100, %2109 : f32
                  %2119 = math.fma %1951, %2111, %2118 : f32
                  %2120 = arith.mulf %2102, %2109 : f32
                  %2121 = math.fma %1953, %2111, %2120 : f32
                  %2122 = arith.mulf %2104, %2109 : f32
                  %2123 = math.fma %1955, %2111, %2122 : f32
                  %2124 = arith.mulf %2106, %2109 : f32
                  %2125 = math.fma %1957, %2111, %2124 : f32
                  %2126 = arith.maxnumf %2107, %1970 fastmath<nnan> : f32
                  %2127 = arith.subf %2107, %2126 : f32
                  %2128 = wave.exp2 %2127 : f32
                  %2129 = arith.subf %1970, %2126 : f32
                  %2130 = wave.exp2 %2129 : f32
                  %2131 = arith.mulf %2113, %2128 : f32
                  %2132 = math.fma %1985, %2130, %2131 : f32
                  %2133 = arith.mulf %2115, %2128 : f32
                  %2134 = math.fma %1973, %2130, %2133 : f32
                  %2135 = arith.mulf %2117, %2128 : f32
                  %2136 = math.fma %1975, %2130, %2135 : f32
                  %2137 = arith.mulf %2119, %2128 : f32
                  %2138 = math.fma %1977, %2130, %2137 : f32
                  %2139 = arith.mulf %2121, %2128 : f32
                  %2140 = math.fma %1979, %2130, %2139 : f32
                  %2141 = arith.mulf %2123, %2128 : f32
                  %2142 = math.fma %1981, %2130, %2141 : f32
                  %2143 = arith.mulf %2125, %2128 : f32
                  %2144 = math.fma %1983, %2130, %2143 : f32
                  %2145 = arith.maxnumf %2126, %1996 fastmath<nnan> : f32
                  %2146 = arith.subf %2126, %2145 : f32
                  %2147 = wave.exp2 %2146 : f32
                  %2148 = arith.subf %1996, %2145 : f32
                  %2149 = wave.exp2 %2148 : f32
                  %2150 = arith.mulf %2132, %2147 : f32
                  %2151 = math.fma %2011, %2149, %2150 : f32
                  %2152 = arith.mulf %2134, %2147 : f32
                  %2153 = math.fma %1999, %2149, %2152 : f32
                  %2154 = arith.mulf %2136, %2147 : f32
                  %2155 = math.fma %2001, %2149, %2154 : f32
                  %2156 = arith.mulf %2138, %2147 : f32
                  %2157 = math.fma %2003, %2149, %2156 : f32
                  %2158 = arith.mulf %2140, %2147 : f32
                  %2159 = math.fma %2005, %2149, %2158 : f32
                  %2160 = arith.mulf %2142, %2147 : f32
                  %2161 = math.fma %2007, %2149, %2160 : f32
                  %2162 = arith.mulf %2144, %2147 : f32
                  %2163 = math.fma %2009, %2149, %2162 : f32
                  scf.yield %2145, %2151, %2153, %2155, %2157, %2159, %2161, %2163 : f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2164 = arith.divf %c96, %1802#1 : f32
                %2165 = arith.addi %17, %731 : index
                %2166 = arith.cmpi slt, %2165, %groupSize : index
                scf.if %2166 {
                  %2167 = arith.muli %15, %groupSize : index
                  %2168 = arith.addi %2167, %2165 : index
                  %2169 = arith.muli %2168, %c26 : index
                  %2170 = arith.muli %heads, %c26 : index
                  %2171 = arith.divui %852, %c3 : index
                  %2172 = arith.muli %15, %c26 : index
                  %2173 = arith.addi %2172, %2171 : index
                  %2174 = memref.load %factors[%2173] : memref<?xf32>
                  %2175 = arith.muli %kvHeads, %c26 : index
                  %2176 = arith.addi %2173, %2175 : index
                  %2177 = memref.load %factors[%2176] : memref<?xf32>
                  %2178 = arith.mulf %1802#2, %2164 : f32
                  %2179 = math.fma %2178, %2174, %2177 : f32
                  %2180 = arith.addi %2169, %2171 : index
                  %2181 = arith.divui %24, %outTileRows : index
                  %2182 = arith.divui %2170, %c3 : index
                  %2183 = arith.muli %2181, %2182 : index
                  %2184 = arith.divui %2180, %c3 : index
                  %2185 = arith.addi %2183, %2184 : index
                  %2186 = arith.muli %2185, %c9 : index
                  %2187 = arith.remui %2180, %c3 : index
                  %2188 = arith.divui %2187, %c28 : index
                  %2189 = arith.addi %2186, %2188 : index
                  %2190 = arith.muli %outTileRows, %c28 : index
                  %2191 = arith.muli %2189, %2190 : index
                  %2192 = arith.remui %24, %outTileRows : index
                  %2193 = arith.muli %2192, %c28 : index
                  %2194 = arith.addi %2191, %2193 : index
                  %2195 = arith.remui %2180, %c28 : index
                  %2196 = arith.addi %2194, %2195 : index
                  %2197 = arith.addf %2179, %c48 : f32
                  %2198 = arith.minimumf %2197, %c98 : f32
                  %2199 = arith.maximumf %2198, %c99 : f32
                  %2200 = arith.truncf %2199 : f32 to f16
                  memref.store %2200, %out[%2196] : memref<?xf16>
                  %2201 = arith.divui %883, %c3 : index
                  %2202 = arith.addi %2172, %2201 : index
                  %2203 = memref.load %factors[%2202] : memref<?xf32>
                  %2204 = arith.addi %2202, %2175 : index
                  %2205 = memref.load %factors[%2204] : memref<?xf32>
                  %2206 = arith.mulf %1802#3, %2164 : f32
                  %2207 = math.fma %2206, %2203, %2205 : f32
                  %2208 = arith.addi %2169, %2201 : index
                  %2209 = arith.divui %2208, %c3 : index
                  %2210 = arith.addi %2183, %2209 : index
                  %2211 = arith.muli %2210, %c9 : index
                  %2212 = arith.remui %2208, %c3 : index
                  %2213 = arith.divui %2212, %c28 : index
                  %2214 = arith.addi %2211, %2213 : index
                  %2215 = arith.muli %2214, %2190 : index
                  %2216 = arith.addi %2215, %2193 : index
                  %2217 = arith.remui %2208, %c28 : index
                  %2218 = arith.addi %2216, %2217 : index
                  %2219 = arith.addf %2207, %c48 : f32
                  %2220 = arith.minimumf %2219, %c98 : f32
                  %2221 = arith.maximumf %2220, %c99 : f32
                  %2222 = arith.truncf %2221 : f32 to f16
                  memref.store %2222, %out[%2218] : memref<?xf16>
                  %2223 = arith.divui %1233, %c3 : index
                  %2224 = arith.addi %2172, %2223 : index
                  %2225 = memref.load %factors[%2224] : memref<?xf32>
                  %2226 = arith.addi %2224, %2175 : index
                  %2227 = memref.load %factors[%2226] : memref<?xf32>
                  %2228 = arith.mulf %1802#4, %2164 : f32
                  %2229 = math.fma %2228, %2225, %2227 : f32
                  %2230 = arith.addi %2169, %2223 : index
                  %2231 = arith.divui %2230, %c3 : index
                  %2232 = arith.addi %2183, %2231 : index
                  %2233 = arith.muli %2232, %c9 : index
                  %2234 = arith.remui %2230, %c3 : index
                  %2235 = arith.divui %2234, %c28 : index
                  %2236 = arith.addi %2233, %2235 : index
                  %2237 = arith.muli %2236, %2190 : index
                  %2238 = arith.addi %2237, %2193 : index
                  %2239 = arith.remui %2230, %c28 : index
                  %2240 = arith.addi %2238, %2239 : index
                  %2241 = arith.addf %2229, %c48 : f32
                  %2242 = arith.minimumf %2241, %c98 : f32
                  %2243 = arith.maximumf %2242, %c99 : f32
                  %2244 = arith.truncf %2243 : f32 to f16
                  memref.store %2244, %out[%2240] : memref<?xf16>
                  %2245 = arith.divui %1235, %c3 : index
                  %2246 = arith.addi %2172, %2245 : index
                  %2247 = memref.load %factors[%2246] : memref<?xf32>
                  %2248 = arith.addi %2246, %2175 : index
                  %2249 = memref.load %factors[%2248] : memref<?xf32>
                  %2250 = arith.mulf %1802#5, %2164 : f32
                  %2251 = math.fma %2250, %2247, %2249 : f32
                  %2252 = arith.addi %2169, %2245 : index
                  %2253 = arith.divui %2252, %c3 : index
                  %2254 = arith.addi %2183, %2253 : index
                  %2255 = arith.muli %2254, %c9 : index
                  %2256 = arith.remui %2252, %c3 : index
                  %2257 = arith.divui %2256, %c28 : index
                  %2258 = arith.addi %2255, %2257 : index
                  %2259 = arith.muli %2258, %2190 : index
                  %2260 = arith.addi %2259, %2193 : index
                  %2261 = arith.remui %2252, %c28 : index
                  %2262 = arith.addi %2260, %2261 : index
                  %2263 = arith.addf %2251, %c48 : f32
                  %2264 = arith.minimumf %2263, %c98 : f32
                  %2265 = arith.maximumf %2264, %c99 : f32
                  %2266 = arith.truncf %2265 : f32 to f16
                  memref.store %2266, %out[%2262] : memref<?xf16>
                  %2267 = arith.divui %1237, %c3 : index
                  %2268 = arith.addi %2172, %2267 : index
                  %2269 = memref.load %factors[%2268] : memref<?xf32>
                  %2270 = arith.addi %2268, %2175 : index
                  %2271 = memref.load %factors[%2270] : memref<?xf32>
                  %2272 = arith.mulf %1802#6, %2164 : f32
                  %2273 = math.fma %2272, %2269, %2271 : f32
                  %2274 = arith.addi %2169, %2267 : index
                  %2275 = arith.divui %2274, %c3 : index
                  %2276 = arith.addi %2183, %2275 : index
                  %2277 = arith.muli %2276, %c9 : index
                  %2278 = arith.remui %2274, %c3 : index
                  %2279 = arith.divui %2278, %c28 : index
                  %2280 = arith.addi %2277, %2279 : index
                  %2281 = arith.muli %2280, %2190 : index
                  %2282 = arith.addi %2281, %2193 : index
                  %2283 = arith.remui %2274, %c28 : index
                  %2284 = arith.addi %2282, %2283 : index
                  %2285 = arith.addf %2273, %c48 : f32
                  %2286 = arith.minimumf %2285, %c98 : f32
                  %2287 = arith.maximumf %2286, %c99 : f32
                  %2288 = arith.truncf %2287 : f32 to f16
                  memref.store %2288, %out[%2284] : memref<?xf16>
                  %2289 = arith.divui %1239, %c3 : index
                  %2290 = arith.addi %2172, %2289 : index
                  %2291 = memref.load %factors[%2290] : memref<?xf32>
                  %2292 = arith.addi %2290, %2175 : index
                  %2293 = memref.load %factors[%2292] : memref<?xf32>
                  %2294 = arith.mulf %1802#7, %2164 : f32
                  %2295 = math.fma %2294, %2291, %2293 : f32
                  %2296 = arith.addi %2169, %2289 : index
                  %2297 = arith.divui %2296, %c3 : index
                  %2298 = arith.addi %2183, %2297 : index
                  %2299 = arith.muli %2298, %c9 : index
                  %2300 = arith.remui %2296, %c3 : index
                  %2301 = arith.divui %2300, %c28 : index
                  %2302 = arith.addi %2299, %2301 : index
                  %2303 = arith.muli %2302, %2190 : index
                  %2304 = arith.addi %2303, %2193 : index
                  %2305 = arith.remui %2296, %c28 : index
                  %2306 = arith.addi %2304, %2305 : index
                  %2307 = arith.addf %2295, %c48 : f32
                  %2308 = arith.minimumf %2307, %c98 : f32
                  %2309 = arith.maximumf %2308, %c99 : f32
                  %2310 = arith.truncf %2309 : f32 to f16
                  memref.store %2310, %out[%2306] : memref<?xf16>
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

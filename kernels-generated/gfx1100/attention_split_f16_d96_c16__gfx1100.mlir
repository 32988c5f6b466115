// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 384 : index
  %c24 = arith.constant 24 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 100 : index
  %c27 = arith.constant 8 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 64 : i32
  %c38 = arith.constant 253 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
  %c41 = arith.constant 128 : index
  %c42 = arith.constant 512 : index
  %c43 = arith.constant 768 : index
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
  %c58 = arith.constant 704 : index
  %c59 = arith.constant 832 : index
  %c60 = arith.constant 896 : index
  %c61 = arith.constant 960 : index
  %c62 = arith.constant 1088 : index
  %c63 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c64 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant dense<-1> : vector<4xi32>
  %c68 = arith.constant 65535 : i32
  %c69 = arith.constant 2 : i32
  %c70 = arith.constant -65536 : i32
  %c71 = arith.constant 3 : i32
  %c72 = arith.constant 4 : i32
  %c73 = arith.constant 5 : i32
  %c74 = arith.constant 6 : i32
  %c75 = arith.constant 7 : i32
  %c76 = arith.constant 8 : i32
  %c77 = arith.constant 9 : i32
  %c78 = arith.constant 10 : i32
  %c79 = arith.constant 11 : i32
  %c80 = arith.constant 12 : i32
  %c81 = arith.constant 13 : i32
  %c82 = arith.constant 15 : i32
  %c83 = arith.constant 1152 : index
  %c84 = arith.constant 1216 : index
  %c85 = arith.constant 1344 : index
  %c86 = arith.constant 1408 : index
  %c87 = arith.constant 1472 : index
  %c88 = arith.constant 160 : index
  %c89 = arith.constant 224 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 352 : index
  %c92 = arith.constant 416 : index
  %c93 = arith.constant 480 : index
  %c94 = arith.constant 112 : index
  %c95 = arith.constant 144 : index
  %c96 = arith.constant 176 : index
  %c97 = arith.constant 208 : index
  %c98 = arith.constant 240 : index
  %c99 = arith.constant 2048 : index
  %c100 = arith.constant 2560 : index
  %c101 = arith.constant 3072 : index
  %c102 = arith.constant 3584 : index
  %c103 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c105 = arith.constant 0x477FE000 : f32
  %c106 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c109 = arith.constant 1600 : index
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
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c16 : i32
    %39 = arith.subi %38, %c16 : i32
    %40 = arith.divui %39, %c17 : i32
    %41 = arith.addi %38, %c18 : i32
    %42 = arith.divui %41, %c19 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c21 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c22 : index
      %48 = arith.cmpi slt, %47, %c23 : index
      scf.if %48 {
        %49 = arith.divui %47, %c24 : index
        %50 = arith.remui %47, %c24 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c25 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c26 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c23 : index
      scf.if %65 {
        %66 = arith.divui %64, %c24 : index
        %67 = arith.remui %64, %c24 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c25 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c26 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c22 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c26 : index
        %84 = arith.muli %2, %c27 : index
        %85 = arith.addi %84, %c22 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c28 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c21 : index
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
        %115 = arith.addi %84, %c34 : index
        %116 = arith.addi %83, %115 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %84, %c35 : index
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
        %154 = arith.shrui %153, %c36 : i32
        %155 = arith.maxsi %154, %c37 : i32
        %156 = arith.minsi %155, %c38 : i32
        %157 = arith.subi %c39, %156 : i32
        %158 = arith.shli %157, %c36 : i32
        %159 = arith.bitcast %158 : i32 to f32
        %160 = arith.subi %156, %c40 : i32
        %161 = arith.shli %160, %c36 : i32
        %162 = arith.bitcast %161 : i32 to f32
        %163 = vector.broadcast %159 : f32 to vector<4xf32>
        %164 = arith.muli %1, %c27 : index
        %165 = arith.muli %2, %c41 : index
        %166 = arith.addi %164, %165 : index
        %167 = arith.mulf %87, %163 : vector<4xf32>
        %168 = arith.truncf %167 : vector<4xf32> to vector<4xf16>
        %169 = arith.mulf %90, %163 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %172 = arith.addi %166, %c22 : index
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
        %184 = arith.addi %166, %c42 : index
        vector.store %183, %4[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.mulf %105, %163 : vector<4xf32>
        %186 = arith.truncf %185 : vector<4xf32> to vector<4xf16>
        %187 = arith.mulf %108, %163 : vector<4xf32>
        %188 = arith.truncf %187 : vector<4xf32> to vector<4xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %190 = arith.addi %166, %c43 : index
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
        %205 = arith.muli %204, %c19 : i32
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
          %216 = arith.divui %208, %c17 : i32
          %217 = arith.addi %216, %c52 : i32
          %218 = arith.minsi %217, %40 : i32
          %219 = arith.index_castui %218 : i32 to index
          %220 = arith.addi %32, %219 : index
          %221 = memref.load %step[%220] : memref<?xi32>
          %222 = arith.index_cast %221 : i32 to index
          %223 = arith.muli %222, %33 : index
          %224 = arith.addi %223, %34 : index
          %225 = arith.addi %216, %c16 : i32
          %226 = arith.minsi %225, %40 : i32
          %227 = arith.index_castui %226 : i32 to index
          %228 = arith.addi %32, %227 : index
          %229 = memref.load %step[%228] : memref<?xi32>
          %230 = arith.index_cast %229 : i32 to index
          %231 = arith.muli %230, %33 : index
          %232 = arith.addi %231, %34 : index
          %233 = arith.addi %224, %35 : index
          %234 = arith.addi %233, %c22 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %233, %c32 : index
          %237 = vector.load %kv[%236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %238 = arith.addi %232, %35 : index
          %239 = arith.addi %238, %c22 : index
          %240 = vector.load %kv[%239] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %241 = arith.addi %238, %c32 : index
          %242 = vector.load %kv[%241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %243 = arith.addi %233, %c41 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %233, %c53 : index
          %246 = vector.load %kv[%245] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %247 = arith.addi %238, %c41 : index
          %248 = vector.load %kv[%247] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %249 = arith.addi %238, %c53 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %268:16 = scf.for %251 = %c52 to %215 step %c16 iter_args(%252 = %235, %253 = %237, %254 = %240, %255 = %242, %256 = %244, %257 = %246, %258 = %248, %259 = %250, %260 = %c47, %261 = %c48, %262 = %c49, %263 = %c49, %264 = %c49, %265 = %c49, %266 = %c49, %267 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %269 = arith.muli %251, %c51 : i32
            %270 = arith.addi %208, %269 : i32
            %271 = arith.addi %270, %c51 : i32
            %272 = arith.divui %270, %c17 : i32
            %273 = arith.addi %272, %c52 : i32
            %274 = arith.minsi %273, %40 : i32
            %275 = arith.index_castui %274 : i32 to index
            %276 = arith.addi %32, %275 : index
            %277 = memref.load %step[%276] : memref<?xi32>
            %278 = arith.index_cast %277 : i32 to index
            %279 = arith.muli %278, %33 : index
            %280 = arith.addi %279, %34 : index
            %281 = arith.addi %272, %c16 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = arith.divui %271, %c17 : i32
            %290 = arith.addi %289, %c52 : i32
            %291 = arith.minsi %290, %40 : i32
            %292 = arith.index_castui %291 : i32 to index
            %293 = arith.addi %32, %292 : index
            %294 = memref.load %step[%293] : memref<?xi32>
            %295 = arith.index_cast %294 : i32 to index
            %296 = arith.muli %295, %33 : index
            %297 = arith.addi %296, %34 : index
            %298 = arith.addi %289, %c16 : i32
            %299 = arith.minsi %298, %40 : i32
            %300 = arith.index_castui %299 : i32 to index
            %301 = arith.addi %32, %300 : index
            %302 = memref.load %step[%301] : memref<?xi32>
            %303 = arith.index_cast %302 : i32 to index
            %304 = arith.muli %303, %33 : index
            %305 = arith.addi %304, %34 : index
            %306 = wave.opaque %c22 : index
            %307 = arith.muli %1, %c27 : index
            %308 = arith.addi %306, %307 : index
            %309 = arith.addi %280, %35 : index
            %310 = arith.addi %309, %c7 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %309, %c54 : index
            %313 = vector.load %kv[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %314 = arith.addi %288, %35 : index
            %315 = arith.addi %314, %c7 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %314, %c54 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %319 = vector.shuffle %252, %253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %320 = vector.bitcast %319 : vector<8xi32> to vector<16xf16>
            %321 = vector.shuffle %254, %255 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %322 = vector.bitcast %321 : vector<8xi32> to vector<16xf16>
            %323 = arith.addi %308, %c22 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = arith.addi %323, %c41 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %328 = wave.mma %320, %327, %c49 : vector<16xf16>, vector<8xf32>
            %329 = wave.mma %322, %327, %c49 : vector<16xf16>, vector<8xf32>
            %330 = arith.addi %309, %c23 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = arith.addi %309, %c55 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %314, %c23 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %314, %c55 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %338 = vector.shuffle %256, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %339 = vector.bitcast %338 : vector<8xi32> to vector<16xf16>
            %340 = vector.shuffle %258, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %341 = vector.bitcast %340 : vector<8xi32> to vector<16xf16>
            %342 = arith.addi %308, %c7 : index
            %343 = vector.load %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %344 = arith.addi %342, %c41 : index
            %345 = vector.load %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %347 = wave.mma %339, %346, %328 : vector<16xf16>, vector<8xf32>
            %348 = wave.mma %341, %346, %329 : vector<16xf16>, vector<8xf32>
            %349 = arith.addi %309, %c42 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %351 = arith.addi %309, %c56 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %314, %c42 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %314, %c56 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %357 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %358 = vector.bitcast %357 : vector<8xi32> to vector<16xf16>
            %359 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %360 = vector.bitcast %359 : vector<8xi32> to vector<16xf16>
            %361 = arith.addi %308, %c42 : index
            %362 = vector.load %4[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %363 = arith.addi %361, %c41 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %366 = wave.mma %358, %365, %347 : vector<16xf16>, vector<8xf32>
            %367 = wave.mma %360, %365, %348 : vector<16xf16>, vector<8xf32>
            %368 = arith.addi %309, %c57 : index
            %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370 = arith.addi %309, %c58 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %314, %c57 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %314, %c58 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %376 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %377 = vector.bitcast %376 : vector<8xi32> to vector<16xf16>
            %378 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %379 = vector.bitcast %378 : vector<8xi32> to vector<16xf16>
            %380 = arith.addi %308, %c43 : index
            %381 = vector.load %4[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %382 = arith.addi %380, %c41 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %385 = wave.mma %377, %384, %366 : vector<16xf16>, vector<8xf32>
            %386 = wave.mma %379, %384, %367 : vector<16xf16>, vector<8xf32>
            %387 = arith.addi %309, %c43 : index
            %388 = vector.load %kv[%387] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %389 = arith.addi %309, %c59 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %314, %c43 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %314, %c59 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %395 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %396 = vector.bitcast %395 : vector<8xi32> to vector<16xf16>
            %397 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %398 = vector.bitcast %397 : vector<8xi32> to vector<16xf16>
            %399 = arith.addi %308, %c44 : index
            %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %401 = arith.addi %399, %c41 : index
            %402 = vector.load %4[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %404 = wave.mma %396, %403, %385 : vector<16xf16>, vector<8xf32>
            %405 = wave.mma %398, %403, %386 : vector<16xf16>, vector<8xf32>
            %406 = arith.addi %309, %c60 : index
            %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %408 = arith.addi %309, %c61 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.addi %314, %c60 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.addi %314, %c61 : index
            %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %414 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %415 = vector.bitcast %414 : vector<8xi32> to vector<16xf16>
            %416 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %417 = vector.bitcast %416 : vector<8xi32> to vector<16xf16>
            %418 = arith.addi %308, %c45 : index
            %419 = vector.load %4[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %420 = arith.addi %418, %c41 : index
            %421 = vector.load %4[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %423 = wave.mma %415, %422, %404 : vector<16xf16>, vector<8xf32>
            %424 = wave.mma %417, %422, %405 : vector<16xf16>, vector<8xf32>
            %425 = arith.addi %309, %c44 : index
            %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %427 = arith.addi %309, %c62 : index
            %428 = vector.load %kv[%427] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %429 = arith.addi %314, %c44 : index
            %430 = vector.load %kv[%429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %431 = arith.addi %314, %c62 : index
            %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %433 = wave.opaque %423 : vector<8xf32>
            %434 = wave.opaque %424 : vector<8xf32>
            %435 = wave.opaque %271 : i32
            %436 = arith.cmpi sgt, %435, %210 : i32
            %437:2 = scf.if %436 -> (vector<8xf32>, vector<8xf32>) {
              %438 = arith.index_cast %2 : index to i32
              %439 = arith.addi %270, %438 : i32
              %440 = arith.subi %38, %439 : i32
              %441 = arith.subi %440, %c52 : i32
              %442 = vector.broadcast %441 : i32 to vector<8xi32>
              %443 = arith.cmpi sgt, %442, %c64 : vector<8xi32>
              %444 = arith.select %443, %433, %c63 : vector<8xi1>, vector<8xf32>
              %445 = arith.subi %440, %c17 : i32
              %446 = vector.broadcast %445 : i32 to vector<8xi32>
              %447 = arith.cmpi sgt, %446, %c64 : vector<8xi32>
              %448 = arith.select %447, %434, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %444, %448 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %433, %434 : vector<8xf32>, vector<8xf32>
            }
            %449 = vector.extract %437#0[0] : f32 from vector<8xf32>
            %450 = vector.extract %437#0[1] : f32 from vector<8xf32>
            %451 = vector.extract %437#0[2] : f32 from vector<8xf32>
            %452 = vector.extract %437#0[3] : f32 from vector<8xf32>
            %453 = vector.extract %437#0[4] : f32 from vector<8xf32>
            %454 = vector.extract %437#0[5] : f32 from vector<8xf32>
            %455 = vector.extract %437#0[6] : f32 from vector<8xf32>
            %456 = vector.extract %437#0[7] : f32 from vector<8xf32>
            %457 = vector.extract %437#1[0] : f32 from vector<8xf32>
            %458 = vector.extract %437#1[1] : f32 from vector<8xf32>
            %459 = vector.extract %437#1[2] : f32 from vector<8xf32>
            %460 = vector.extract %437#1[3] : f32 from vector<8xf32>
            %461 = vector.extract %437#1[4] : f32 from vector<8xf32>
            %462 = vector.extract %437#1[5] : f32 from vector<8xf32>
            %463 = vector.extract %437#1[6] : f32 from vector<8xf32>
            %464 = vector.extract %437#1[7] : f32 from vector<8xf32>
            %465 = arith.maxnumf %449, %450 fastmath<nnan> : f32
            %466 = arith.maxnumf %465, %451 fastmath<nnan> : f32
            %467 = arith.maxnumf %466, %452 fastmath<nnan> : f32
            %468 = arith.maxnumf %467, %453 fastmath<nnan> : f32
            %469 = arith.maxnumf %468, %454 fastmath<nnan> : f32
            %470 = arith.maxnumf %469, %455 fastmath<nnan> : f32
            %471 = arith.maxnumf %470, %456 fastmath<nnan> : f32
            %472 = arith.maxnumf %471, %457 fastmath<nnan> : f32
            %473 = arith.maxnumf %472, %458 fastmath<nnan> : f32
            %474 = arith.maxnumf %473, %459 fastmath<nnan> : f32
            %475 = arith.maxnumf %474, %460 fastmath<nnan> : f32
            %476 = arith.maxnumf %475, %461 fastmath<nnan> : f32
            %477 = arith.maxnumf %476, %462 fastmath<nnan> : f32
            %478 = arith.maxnumf %477, %463 fastmath<nnan> : f32
            %479 = arith.maxnumf %478, %464 fastmath<nnan> : f32
            %480 = wave.swap_halves %479 : f32
            %481 = arith.maxnumf %479, %480 fastmath<nnan> : f32
            %482 = arith.mulf %481, %203 : f32
            %483 = arith.addf %260, %c65 : f32
            %484 = arith.cmpf ogt, %482, %483 : f32
            %485:8 = scf.if %484 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %486 = arith.subf %260, %482 : f32
              %487 = wave.exp2 %486 : f32
              %488 = vector.broadcast %487 : f32 to vector<8xf32>
              %489 = arith.mulf %261, %487 : f32
              %490 = arith.mulf %262, %488 : vector<8xf32>
              %491 = arith.mulf %263, %488 : vector<8xf32>
              %492 = arith.mulf %264, %488 : vector<8xf32>
              %493 = arith.mulf %265, %488 : vector<8xf32>
              %494 = arith.mulf %266, %488 : vector<8xf32>
              %495 = arith.mulf %267, %488 : vector<8xf32>
              scf.yield %482, %489, %490, %491, %492, %493, %494, %495 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %260, %261, %262, %263, %264, %265, %266, %267 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %496 = vector.broadcast %203 : f32 to vector<8xf32>
            %497 = arith.subf %c66, %485#0 : f32
            %498 = vector.broadcast %497 : f32 to vector<8xf32>
            %499 = math.fma %437#0, %496, %498 : vector<8xf32>
            %500 = wave.exp2 %499 : vector<8xf32>
            %501 = math.fma %437#1, %496, %498 : vector<8xf32>
            %502 = wave.exp2 %501 : vector<8xf32>
            %503 = arith.truncf %500 : vector<8xf32> to vector<8xf16>
            %504 = vector.bitcast %503 : vector<8xf16> to vector<4xi32>
            %505 = wave.swap_halves %504 : vector<4xi32>
            %506 = arith.select %3, %505, %504 : vector<4xi32>
            %507 = arith.select %3, %504, %505 : vector<4xi32>
            %508 = vector.shuffle %506, %507 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %509 = vector.bitcast %508 : vector<8xi32> to vector<16xf16>
            %510 = arith.truncf %502 : vector<8xf32> to vector<8xf16>
            %511 = vector.bitcast %510 : vector<8xf16> to vector<4xi32>
            %512 = wave.swap_halves %511 : vector<4xi32>
            %513 = arith.select %3, %512, %511 : vector<4xi32>
            %514 = arith.select %3, %511, %512 : vector<4xi32>
            %515 = vector.shuffle %513, %514 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = arith.addf %500, %502 : vector<8xf32>
            %518 = vector.extract %517[0] : f32 from vector<8xf32>
            %519 = vector.extract %517[1] : f32 from vector<8xf32>
            %520 = vector.extract %517[2] : f32 from vector<8xf32>
            %521 = vector.extract %517[3] : f32 from vector<8xf32>
            %522 = vector.extract %517[4] : f32 from vector<8xf32>
            %523 = vector.extract %517[5] : f32 from vector<8xf32>
            %524 = vector.extract %517[6] : f32 from vector<8xf32>
            %525 = vector.extract %517[7] : f32 from vector<8xf32>
            %526 = arith.addf %518, %522 : f32
            %527 = arith.addf %519, %523 : f32
            %528 = arith.addf %520, %524 : f32
            %529 = arith.addf %521, %525 : f32
            %530 = arith.addf %526, %528 : f32
            %531 = arith.addf %527, %529 : f32
            %532 = arith.addf %530, %531 : f32
            %533 = arith.addf %485#1, %532 : f32
            %534 = wave.opaque %533 : f32
            %535 = wave.opaque %271 : i32
            %536 = arith.cmpi sgt, %535, %210 : i32
            %537:4 = scf.if %536 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %538 = arith.subi %210, %270 : i32
              %539 = arith.subi %538, %c52 : i32
              %540 = arith.minsi %539, %c17 : i32
              %541 = arith.maxsi %540, %c52 : i32
              %542 = arith.cmpi sgt, %541, %c52 : i32
              %543 = arith.select %542, %c68, %c52 : i32
              %544 = arith.ori %c52, %543 : i32
              %545 = arith.cmpi sgt, %541, %c16 : i32
              %546 = arith.select %545, %c68, %c52 : i32
              %547 = arith.ori %c52, %546 : i32
              %548 = arith.cmpi sgt, %541, %c69 : i32
              %549 = arith.select %548, %c70, %c52 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = arith.cmpi sgt, %541, %c71 : i32
              %552 = arith.select %551, %c70, %c52 : i32
              %553 = arith.ori %547, %552 : i32
              %554 = arith.cmpi sgt, %541, %c72 : i32
              %555 = arith.select %554, %c68, %c52 : i32
              %556 = arith.ori %c52, %555 : i32
              %557 = arith.cmpi sgt, %541, %c73 : i32
              %558 = arith.select %557, %c68, %c52 : i32
              %559 = arith.ori %c52, %558 : i32
              %560 = arith.cmpi sgt, %541, %c74 : i32
              %561 = arith.select %560, %c70, %c52 : i32
              %562 = arith.ori %556, %561 : i32
              %563 = arith.cmpi sgt, %541, %c75 : i32
              %564 = arith.select %563, %c70, %c52 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = arith.cmpi sgt, %541, %c76 : i32
              %567 = arith.select %566, %c68, %c52 : i32
              %568 = arith.ori %c52, %567 : i32
              %569 = arith.cmpi sgt, %541, %c77 : i32
              %570 = arith.select %569, %c68, %c52 : i32
              %571 = arith.ori %c52, %570 : i32
              %572 = arith.cmpi sgt, %541, %c78 : i32
              %573 = arith.select %572, %c70, %c52 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %541, %c79 : i32
              %576 = arith.select %575, %c70, %c52 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %541, %c80 : i32
              %579 = arith.select %578, %c68, %c52 : i32
              %580 = arith.ori %c52, %579 : i32
              %581 = arith.cmpi sgt, %541, %c81 : i32
              %582 = arith.select %581, %c68, %c52 : i32
              %583 = arith.ori %c52, %582 : i32
              %584 = arith.cmpi sgt, %541, %c40 : i32
              %585 = arith.select %584, %c70, %c52 : i32
              %586 = arith.ori %580, %585 : i32
              %587 = arith.cmpi sgt, %541, %c82 : i32
              %588 = arith.select %587, %c70, %c52 : i32
              %589 = arith.ori %583, %588 : i32
              %590 = vector.from_elements %550, %562, %574, %586 : vector<4xi32>
              %591 = vector.from_elements %553, %565, %577, %589 : vector<4xi32>
              %592 = arith.subi %538, %c17 : i32
              %593 = arith.minsi %592, %c17 : i32
              %594 = arith.maxsi %593, %c52 : i32
              %595 = arith.cmpi sgt, %594, %c52 : i32
              %596 = arith.select %595, %c68, %c52 : i32
              %597 = arith.ori %c52, %596 : i32
              %598 = arith.cmpi sgt, %594, %c16 : i32
              %599 = arith.select %598, %c68, %c52 : i32
              %600 = arith.ori %c52, %599 : i32
              %601 = arith.cmpi sgt, %594, %c69 : i32
              %602 = arith.select %601, %c70, %c52 : i32
              %603 = arith.ori %597, %602 : i32
              %604 = arith.cmpi sgt, %594, %c71 : i32
              %605 = arith.select %604, %c70, %c52 : i32
              %606 = arith.ori %600, %605 : i32
              %607 = arith.cmpi sgt, %594, %c72 : i32
              %608 = arith.select %607, %c68, %c52 : i32
              %609 = arith.ori %c52, %608 : i32
              %610 = arith.cmpi sgt, %594, %c73 : i32
              %611 = arith.select %610, %c68, %c52 : i32
              %612 = arith.ori %c52, %611 : i32
              %613 = arith.cmpi sgt, %594, %c74 : i32
              %614 = arith.select %613, %c70, %c52 : i32
              %615 = arith.ori %609, %614 : i32
              %616 = arith.cmpi sgt, %594, %c75 : i32
              %617 = arith.select %616, %c70, %c52 : i32
              %618 = arith.ori %612, %617 : i32
              %619 = arith.cmpi sgt, %594, %c76 : i32
              %620 = arith.select %619, %c68, %c52 : i32
              %621 = arith.ori %c52, %620 : i32
              %622 = arith.cmpi sgt, %594, %c77 : i32
              %623 = arith.select %622, %c68, %c52 : i32
              %624 = arith.ori %c52, %623 : i32
              %625 = arith.cmpi sgt, %594, %c78 : i32
              %626 = arith.select %625, %c70, %c52 : i32
              %627 = arith.ori %621, %626 : i32
              %628 = arith.cmpi sgt, %594, %c79 : i32
              %629 = arith.select %628, %c70, %c52 : i32
              %630 = arith.ori %624, %629 : i32
              %631 = arith.cmpi sgt, %594, %c80 : i32
              %632 = arith.select %631, %c68, %c52 : i32
              %633 = arith.ori %c52, %632 : i32
              %634 = arith.cmpi sgt, %594, %c81 : i32
              %635 = arith.select %634, %c68, %c52 : i32
              %636 = arith.ori %c52, %635 : i32
              %637 = arith.cmpi sgt, %594, %c40 : i32
              %638 = arith.select %637, %c70, %c52 : i32
              %639 = arith.ori %633, %638 : i32
              %640 = arith.cmpi sgt, %594, %c82 : i32
              %641 = arith.select %640, %c70, %c52 : i32
              %642 = arith.ori %636, %641 : i32
              %643 = vector.from_elements %603, %615, %627, %639 : vector<4xi32>
              %644 = vector.from_elements %606, %618, %630, %642 : vector<4xi32>
              scf.yield %590, %591, %643, %644 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67, %c67, %c67 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %645 = wave.opaque %271 : i32
            %646 = arith.cmpi sgt, %645, %210 : i32
            %647:4 = scf.if %646 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %648 = arith.andi %388, %537#0 : vector<4xi32>
              %649 = arith.andi %390, %537#1 : vector<4xi32>
              %650 = arith.andi %392, %537#2 : vector<4xi32>
              %651 = arith.andi %394, %537#3 : vector<4xi32>
              scf.yield %648, %649, %650, %651 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %388, %390, %392, %394 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %652 = vector.shuffle %647#0, %647#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %653 = vector.bitcast %652 : vector<8xi32> to vector<16xf16>
            %654 = wave.mma %653, %509, %485#2 : vector<16xf16>, vector<8xf32>
            %655 = vector.shuffle %647#2, %647#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %656 = vector.bitcast %655 : vector<8xi32> to vector<16xf16>
            %657 = wave.mma %656, %516, %654 : vector<16xf16>, vector<8xf32>
            %658 = wave.opaque %657 : vector<8xf32>
            %659 = arith.addi %309, %c83 : index
            %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %661 = arith.addi %309, %c84 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %663 = arith.addi %314, %c83 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %314, %c84 : index
            %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %667 = wave.opaque %271 : i32
            %668 = arith.cmpi sgt, %667, %210 : i32
            %669:4 = scf.if %668 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %670 = arith.andi %407, %537#0 : vector<4xi32>
              %671 = arith.andi %409, %537#1 : vector<4xi32>
              %672 = arith.andi %411, %537#2 : vector<4xi32>
              %673 = arith.andi %413, %537#3 : vector<4xi32>
              scf.yield %670, %671, %672, %673 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %407, %409, %411, %413 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %674 = vector.shuffle %669#0, %669#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %675 = vector.bitcast %674 : vector<8xi32> to vector<16xf16>
            %676 = wave.mma %675, %509, %485#3 : vector<16xf16>, vector<8xf32>
            %677 = vector.shuffle %669#2, %669#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %678 = vector.bitcast %677 : vector<8xi32> to vector<16xf16>
            %679 = wave.mma %678, %516, %676 : vector<16xf16>, vector<8xf32>
            %680 = wave.opaque %679 : vector<8xf32>
            %681 = arith.addi %309, %c45 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = arith.addi %309, %c85 : index
            %684 = vector.load %kv[%683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %685 = arith.addi %314, %c45 : index
            %686 = vector.load %kv[%685] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %687 = arith.addi %314, %c85 : index
            %688 = vector.load %kv[%687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %689 = wave.opaque %271 : i32
            %690 = arith.cmpi sgt, %689, %210 : i32
            %691:4 = scf.if %690 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %692 = arith.andi %426, %537#0 : vector<4xi32>
              %693 = arith.andi %428, %537#1 : vector<4xi32>
              %694 = arith.andi %430, %537#2 : vector<4xi32>
              %695 = arith.andi %432, %537#3 : vector<4xi32>
              scf.yield %692, %693, %694, %695 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %426, %428, %430, %432 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %696 = vector.shuffle %691#0, %691#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %697 = vector.bitcast %696 : vector<8xi32> to vector<16xf16>
            %698 = wave.mma %697, %509, %485#4 : vector<16xf16>, vector<8xf32>
            %699 = vector.shuffle %691#2, %691#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %700 = vector.bitcast %699 : vector<8xi32> to vector<16xf16>
            %701 = wave.mma %700, %516, %698 : vector<16xf16>, vector<8xf32>
            %702 = wave.opaque %701 : vector<8xf32>
            %703 = arith.addi %309, %c86 : index
            %704 = vector.load %kv[%703] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %705 = arith.addi %309, %c87 : index
            %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %707 = arith.addi %314, %c86 : index
            %708 = vector.load %kv[%707] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %709 = arith.addi %314, %c87 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %711 = wave.opaque %271 : i32
            %712 = arith.cmpi sgt, %711, %210 : i32
            %713:4 = scf.if %712 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %714 = arith.andi %660, %537#0 : vector<4xi32>
              %715 = arith.andi %662, %537#1 : vector<4xi32>
              %716 = arith.andi %664, %537#2 : vector<4xi32>
              %717 = arith.andi %666, %537#3 : vector<4xi32>
              scf.yield %714, %715, %716, %717 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %660, %662, %664, %666 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %718 = vector.shuffle %713#0, %713#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %719 = vector.bitcast %718 : vector<8xi32> to vector<16xf16>
            %720 = wave.mma %719, %509, %485#5 : vector<16xf16>, vector<8xf32>
            %721 = vector.shuffle %713#2, %713#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %722 = vector.bitcast %721 : vector<8xi32> to vector<16xf16>
            %723 = wave.mma %722, %516, %720 : vector<16xf16>, vector<8xf32>
            %724 = wave.opaque %723 : vector<8xf32>
            wave.pin
            %725 = wave.opaque %271 : i32
            %726 = arith.cmpi sgt, %725, %210 : i32
            %727:4 = scf.if %726 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %728 = arith.andi %682, %537#0 : vector<4xi32>
              %729 = arith.andi %684, %537#1 : vector<4xi32>
              %730 = arith.andi %686, %537#2 : vector<4xi32>
              %731 = arith.andi %688, %537#3 : vector<4xi32>
              scf.yield %728, %729, %730, %731 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %682, %684, %686, %688 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %732 = vector.shuffle %727#0, %727#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %733 = vector.bitcast %732 : vector<8xi32> to vector<16xf16>
            %734 = wave.mma %733, %509, %485#6 : vector<16xf16>, vector<8xf32>
            %735 = vector.shuffle %727#2, %727#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %736 = vector.bitcast %735 : vector<8xi32> to vector<16xf16>
            %737 = wave.mma %736, %516, %734 : vector<16xf16>, vector<8xf32>
            %738 = wave.opaque %737 : vector<8xf32>
            wave.pin
            %739 = wave.opaque %271 : i32
            %740 = arith.cmpi slt, %739, %210 : i32
            %741:4 = scf.if %740 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %742 = arith.addi %297, %35 : index
              %743 = arith.addi %742, %c22 : index
              %744 = vector.load %kv[%743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %745 = arith.addi %742, %c32 : index
              %746 = vector.load %kv[%745] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %747 = arith.addi %305, %35 : index
              %748 = arith.addi %747, %c22 : index
              %749 = vector.load %kv[%748] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %750 = arith.addi %747, %c32 : index
              %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %744, %746, %749, %751 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %727#0, %727#1, %727#2, %727#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %752 = wave.opaque %271 : i32
            %753 = arith.cmpi sgt, %752, %210 : i32
            %754:4 = scf.if %753 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %755 = arith.andi %704, %537#0 : vector<4xi32>
              %756 = arith.andi %706, %537#1 : vector<4xi32>
              %757 = arith.andi %708, %537#2 : vector<4xi32>
              %758 = arith.andi %710, %537#3 : vector<4xi32>
              scf.yield %755, %756, %757, %758 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %704, %706, %708, %710 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %759 = vector.shuffle %754#0, %754#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %760 = vector.bitcast %759 : vector<8xi32> to vector<16xf16>
            %761 = wave.mma %760, %509, %485#7 : vector<16xf16>, vector<8xf32>
            %762 = vector.shuffle %754#2, %754#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %763 = vector.bitcast %762 : vector<8xi32> to vector<16xf16>
            %764 = wave.mma %763, %516, %761 : vector<16xf16>, vector<8xf32>
            %765 = wave.opaque %764 : vector<8xf32>
            wave.pin
            %766 = wave.opaque %271 : i32
            %767 = arith.cmpi slt, %766, %210 : i32
            %768:4 = scf.if %767 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %769 = arith.addi %297, %35 : index
              %770 = arith.addi %769, %c41 : index
              %771 = vector.load %kv[%770] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %772 = arith.addi %769, %c53 : index
              %773 = vector.load %kv[%772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %774 = arith.addi %305, %35 : index
              %775 = arith.addi %774, %c41 : index
              %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %777 = arith.addi %774, %c53 : index
              %778 = vector.load %kv[%777] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %771, %773, %776, %778 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %754#0, %754#1, %754#2, %754#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %741#0, %741#1, %741#2, %741#3, %768#0, %768#1, %768#2, %768#3, %485#0, %534, %658, %680, %702, %724, %738, %765 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %779 = wave.swap_halves %268#9 : f32
          %780 = arith.addf %268#9, %779 : f32
          scf.yield %268#8, %780, %268#10, %268#11, %268#12, %268#13, %268#14, %268#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %781 = wave.opaque %c22 : index
        %782 = arith.addi %46, %781 : index
        %783 = arith.addi %1, %781 : index
        %784 = arith.cmpi slt, %783, %c3 : index
        scf.if %784 {
          %785 = arith.addi %45, %783 : index
          memref.store %212#0, %6[%785] : memref<?xf32>
          %786 = arith.addi %785, %c3 : index
          memref.store %212#1, %6[%786] : memref<?xf32>
          %787 = arith.muli %8, %c42 : index
          %788 = arith.muli %2, %c3 : index
          %789 = arith.addi %787, %788 : index
          %790 = arith.addi %789, %783 : index
          %791 = vector.extract %212#2[0] : f32 from vector<8xf32>
          %792 = arith.addi %790, %c22 : index
          memref.store %791, %5[%792] : memref<?xf32>
          %793 = vector.extract %212#2[1] : f32 from vector<8xf32>
          %794 = arith.addi %790, %c21 : index
          memref.store %793, %5[%794] : memref<?xf32>
          %795 = vector.extract %212#2[2] : f32 from vector<8xf32>
          %796 = arith.addi %790, %c32 : index
          memref.store %795, %5[%796] : memref<?xf32>
          %797 = vector.extract %212#2[3] : f32 from vector<8xf32>
          %798 = arith.addi %790, %c25 : index
          memref.store %797, %5[%798] : memref<?xf32>
          %799 = vector.extract %212#2[4] : f32 from vector<8xf32>
          %800 = arith.addi %790, %c41 : index
          memref.store %799, %5[%800] : memref<?xf32>
          %801 = vector.extract %212#2[5] : f32 from vector<8xf32>
          %802 = arith.addi %790, %c88 : index
          memref.store %801, %5[%802] : memref<?xf32>
          %803 = vector.extract %212#2[6] : f32 from vector<8xf32>
          %804 = arith.addi %790, %c53 : index
          memref.store %803, %5[%804] : memref<?xf32>
          %805 = vector.extract %212#2[7] : f32 from vector<8xf32>
          %806 = arith.addi %790, %c89 : index
          memref.store %805, %5[%806] : memref<?xf32>
          %807 = vector.extract %212#3[0] : f32 from vector<8xf32>
          %808 = arith.addi %790, %c7 : index
          memref.store %807, %5[%808] : memref<?xf32>
          %809 = vector.extract %212#3[1] : f32 from vector<8xf32>
          %810 = arith.addi %790, %c90 : index
          memref.store %809, %5[%810] : memref<?xf32>
          %811 = vector.extract %212#3[2] : f32 from vector<8xf32>
          %812 = arith.addi %790, %c54 : index
          memref.store %811, %5[%812] : memref<?xf32>
          %813 = vector.extract %212#3[3] : f32 from vector<8xf32>
          %814 = arith.addi %790, %c91 : index
          memref.store %813, %5[%814] : memref<?xf32>
          %815 = vector.extract %212#3[4] : f32 from vector<8xf32>
          %816 = arith.addi %790, %c23 : index
          memref.store %815, %5[%816] : memref<?xf32>
          %817 = vector.extract %212#3[5] : f32 from vector<8xf32>
          %818 = arith.addi %790, %c92 : index
          memref.store %817, %5[%818] : memref<?xf32>
          %819 = vector.extract %212#3[6] : f32 from vector<8xf32>
          %820 = arith.addi %790, %c55 : index
          memref.store %819, %5[%820] : memref<?xf32>
          %821 = vector.extract %212#3[7] : f32 from vector<8xf32>
          %822 = arith.addi %790, %c93 : index
          memref.store %821, %5[%822] : memref<?xf32>
        }
        wave.barrier
        %823 = arith.addi %783, %c22 : index
        %824 = memref.load %6[%823] : memref<?xf32>
        %825 = arith.addi %783, %c3 : index
        %826 = memref.load %6[%825] : memref<?xf32>
        %827 = arith.addi %783, %c21 : index
        %828 = memref.load %6[%827] : memref<?xf32>
        %829 = arith.addi %783, %c30 : index
        %830 = memref.load %6[%829] : memref<?xf32>
        %831 = arith.addi %783, %c32 : index
        %832 = memref.load %6[%831] : memref<?xf32>
        %833 = arith.addi %783, %c34 : index
        %834 = memref.load %6[%833] : memref<?xf32>
        %835 = arith.addi %783, %c25 : index
        %836 = memref.load %6[%835] : memref<?xf32>
        %837 = arith.addi %783, %c94 : index
        %838 = memref.load %6[%837] : memref<?xf32>
        %839 = arith.addi %783, %c41 : index
        %840 = memref.load %6[%839] : memref<?xf32>
        %841 = arith.addi %783, %c95 : index
        %842 = memref.load %6[%841] : memref<?xf32>
        %843 = arith.addi %783, %c88 : index
        %844 = memref.load %6[%843] : memref<?xf32>
        %845 = arith.addi %783, %c96 : index
        %846 = memref.load %6[%845] : memref<?xf32>
        %847 = arith.addi %783, %c53 : index
        %848 = memref.load %6[%847] : memref<?xf32>
        %849 = arith.addi %783, %c97 : index
        %850 = memref.load %6[%849] : memref<?xf32>
        %851 = arith.addi %783, %c89 : index
        %852 = memref.load %6[%851] : memref<?xf32>
        %853 = arith.addi %783, %c98 : index
        %854 = memref.load %6[%853] : memref<?xf32>
        %855 = arith.maxnumf %824, %828 fastmath<nnan> : f32
        %856 = arith.subf %824, %855 : f32
        %857 = wave.exp2 %856 : f32
        %858 = arith.subf %828, %855 : f32
        %859 = wave.exp2 %858 : f32
        %860 = arith.mulf %826, %857 : f32
        %861 = math.fma %830, %859, %860 : f32
        %862 = arith.maxnumf %855, %832 fastmath<nnan> : f32
        %863 = arith.subf %855, %862 : f32
        %864 = wave.exp2 %863 : f32
        %865 = arith.subf %832, %862 : f32
        %866 = wave.exp2 %865 : f32
        %867 = arith.mulf %861, %864 : f32
        %868 = math.fma %834, %866, %867 : f32
        %869 = arith.maxnumf %862, %836 fastmath<nnan> : f32
        %870 = arith.subf %862, %869 : f32
        %871 = wave.exp2 %870 : f32
        %872 = arith.subf %836, %869 : f32
        %873 = wave.exp2 %872 : f32
        %874 = arith.mulf %868, %871 : f32
        %875 = math.fma %838, %873, %874 : f32
        %876 = arith.maxnumf %869, %840 fastmath<nnan> : f32
        %877 = arith.subf %869, %876 : f32
        %878 = wave.exp2 %877 : f32
        %879 = arith.subf %840, %876 : f32
        %880 = wave.exp2 %879 : f32
        %881 = arith.mulf %875, %878 : f32
        %882 = math.fma %842, %880, %881 : f32
        %883 = arith.maxnumf %876, %844 fastmath<nnan> : f32
        %884 = arith.subf %876, %883 : f32
        %885 = wave.exp2 %884 : f32
        %886 = arith.subf %844, %883 : f32
        %887 = wave.exp2 %886 : f32
        %888 = arith.mulf %882, %885 : f32
        %889 = math.fma %846, %887, %888 : f32
        %890 = arith.maxnumf %883, %848 fastmath<nnan> : f32
        %891 = arith.subf %883, %890 : f32
        %892 = wave.exp2 %891 : f32
        %893 = arith.subf %848, %890 : f32
        %894 = wave.exp2 %893 : f32
        %895 = arith.mulf %889, %892 : f32
        %896 = math.fma %850, %894, %895 : f32
        %897 = arith.maxnumf %890, %852 fastmath<nnan> : f32
        %898 = arith.subf %890, %897 : f32
        %899 = wave.exp2 %898 : f32
        %900 = arith.subf %852, %897 : f32
        %901 = wave.exp2 %900 : f32
        %902 = arith.mulf %896, %899 : f32
        %903 = math.fma %854, %901, %902 : f32
        %904 = arith.addi %782, %c22 : index
        %905 = arith.addi %904, %c22 : index
        %906 = memref.load %5[%905] : memref<?xf32>
        %907 = arith.addi %904, %c42 : index
        %908 = memref.load %5[%907] : memref<?xf32>
        %909 = arith.addi %904, %c44 : index
        %910 = memref.load %5[%909] : memref<?xf32>
        %911 = arith.addi %904, %c5 : index
        %912 = memref.load %5[%911] : memref<?xf32>
        %913 = arith.addi %904, %c99 : index
        %914 = memref.load %5[%913] : memref<?xf32>
        %915 = arith.addi %904, %c100 : index
        %916 = memref.load %5[%915] : memref<?xf32>
        %917 = arith.addi %904, %c101 : index
        %918 = memref.load %5[%917] : memref<?xf32>
        %919 = arith.addi %904, %c102 : index
        %920 = memref.load %5[%919] : memref<?xf32>
        %921 = arith.mulf %906, %857 : f32
        %922 = math.fma %908, %859, %921 : f32
        %923 = arith.mulf %922, %864 : f32
        %924 = math.fma %910, %866, %923 : f32
        %925 = arith.mulf %924, %871 : f32
        %926 = math.fma %912, %873, %925 : f32
        %927 = arith.mulf %926, %878 : f32
        %928 = math.fma %914, %880, %927 : f32
        %929 = arith.mulf %928, %885 : f32
        %930 = math.fma %916, %887, %929 : f32
        %931 = arith.mulf %930, %892 : f32
        %932 = math.fma %918, %894, %931 : f32
        %933 = arith.mulf %932, %899 : f32
        %934 = math.fma %920, %901, %933 : f32
        %935 = arith.addi %782, %c7 : index
        %936 = arith.addi %935, %c22 : index
        %937 = memref.load %5[%936] : memref<?xf32>
        %938 = arith.addi %935, %c42 : index
        %939 = memref.load %5[%938] : memref<?xf32>
        %940 = arith.addi %935, %c44 : index
        %941 = memref.load %5[%940] : memref<?xf32>
        %942 = arith.addi %935, %c5 : index
        %943 = memref.load %5[%942] : memref<?xf32>
        %944 = arith.addi %935, %c99 : index
        %945 = memref.load %5[%944] : memref<?xf32>
        %946 = arith.addi %935, %c100 : index
        %947 = memref.load %5[%946] : memref<?xf32>
        %948 = arith.addi %935, %c101 : index
        %949 = memref.load %5[%948] : memref<?xf32>
        %950 = arith.addi %935, %c102 : index
        %951 = memref.load %5[%950] : memref<?xf32>
        %952 = arith.mulf %937, %857 : f32
        %953 = math.fma %939, %859, %952 : f32
        %954 = arith.mulf %953, %864 : f32
        %955 = math.fma %941, %866, %954 : f32
        %956 = arith.mulf %955, %871 : f32
        %957 = math.fma %943, %873, %956 : f32
        %958 = arith.mulf %957, %878 : f32
        %959 = math.fma %945, %880, %958 : f32
        %960 = arith.mulf %959, %885 : f32
        %961 = math.fma %947, %887, %960 : f32
        %962 = arith.mulf %961, %892 : f32
        %963 = math.fma %949, %894, %962 : f32
        %964 = arith.mulf %963, %899 : f32
        %965 = math.fma %951, %901, %964 : f32
        wave.barrier
        scf.if %784 {
          %966 = arith.muli %8, %c42 : index
          %967 = arith.muli %2, %c3 : index
          %968 = arith.addi %966, %967 : index
          %969 = arith.addi %968, %783 : index
          %970 = vector.extract %212#4[0] : f32 from vector<8xf32>
          %971 = arith.addi %969, %c22 : index
          memref.store %970, %5[%971] : memref<?xf32>
          %972 = vector.extract %212#4[1] : f32 from vector<8xf32>
          %973 = arith.addi %969, %c21 : index
          memref.store %972, %5[%973] : memref<?xf32>
          %974 = vector.extract %212#4[2] : f32 from vector<8xf32>
          %975 = arith.addi %969, %c32 : index
          memref.store %974, %5[%975] : memref<?xf32>
          %976 = vector.extract %212#4[3] : f32 from vector<8xf32>
          %977 = arith.addi %969, %c25 : index
          memref.store %976, %5[%977] : memref<?xf32>
          %978 = vector.extract %212#4[4] : f32 from vector<8xf32>
          %979 = arith.addi %969, %c41 : index
          memref.store %978, %5[%979] : memref<?xf32>
          %980 = vector.extract %212#4[5] : f32 from vector<8xf32>
          %981 = arith.addi %969, %c88 : index
          memref.store %980, %5[%981] : memref<?xf32>
          %982 = vector.extract %212#4[6] : f32 from vector<8xf32>
          %983 = arith.addi %969, %c53 : index
          memref.store %982, %5[%983] : memref<?xf32>
          %984 = vector.extract %212#4[7] : f32 from vector<8xf32>
          %985 = arith.addi %969, %c89 : index
          memref.store %984, %5[%985] : memref<?xf32>
          %986 = vector.extract %212#5[0] : f32 from vector<8xf32>
          %987 = arith.addi %969, %c7 : index
          memref.store %986, %5[%987] : memref<?xf32>
          %988 = vector.extract %212#5[1] : f32 from vector<8xf32>
          %989 = arith.addi %969, %c90 : index
          memref.store %988, %5[%989] : memref<?xf32>
          %990 = vector.extract %212#5[2] : f32 from vector<8xf32>
          %991 = arith.addi %969, %c54 : index
          memref.store %990, %5[%991] : memref<?xf32>
          %992 = vector.extract %212#5[3] : f32 from vector<8xf32>
          %993 = arith.addi %969, %c91 : index
          memref.store %992, %5[%993] : memref<?xf32>
          %994 = vector.extract %212#5[4] : f32 from vector<8xf32>
          %995 = arith.addi %969, %c23 : index
          memref.store %994, %5[%995] : memref<?xf32>
          %996 = vector.extract %212#5[5] : f32 from vector<8xf32>
          %997 = arith.addi %969, %c92 : index
          memref.store %996, %5[%997] : memref<?xf32>
          %998 = vector.extract %212#5[6] : f32 from vector<8xf32>
          %999 = arith.addi %969, %c55 : index
          memref.store %998, %5[%999] : memref<?xf32>
          %1000 = vector.extract %212#5[7] : f32 from vector<8xf32>
          %1001 = arith.addi %969, %c93 : index
          memref.store %1000, %5[%1001] : memref<?xf32>
        }
        wave.barrier
        %1002 = memref.load %5[%905] : memref<?xf32>
        %1003 = memref.load %5[%907] : memref<?xf32>
        %1004 = memref.load %5[%909] : memref<?xf32>
        %1005 = memref.load %5[%911] : memref<?xf32>
        %1006 = memref.load %5[%913] : memref<?xf32>
        %1007 = memref.load %5[%915] : memref<?xf32>
        %1008 = memref.load %5[%917] : memref<?xf32>
        %1009 = memref.load %5[%919] : memref<?xf32>
        %1010 = arith.mulf %1002, %857 : f32
        %1011 = math.fma %1003, %859, %1010 : f32
        %1012 = arith.mulf %1011, %864 : f32
        %1013 = math.fma %1004, %866, %1012 : f32
        %1014 = arith.mulf %1013, %871 : f32
        %1015 = math.fma %1005, %873, %1014 : f32
        %1016 = arith.mulf %1015, %878 : f32
        %1017 = math.fma %1006, %880, %1016 : f32
        %1018 = arith.mulf %1017, %885 : f32
        %1019 = math.fma %1007, %887, %1018 : f32
        %1020 = arith.mulf %1019, %892 : f32
        %1021 = math.fma %1008, %894, %1020 : f32
        %1022 = arith.mulf %1021, %899 : f32
        %1023 = math.fma %1009, %901, %1022 : f32
        %1024 = memref.load %5[%936] : memref<?xf32>
        %1025 = memref.load %5[%938] : memref<?xf32>
        %1026 = memref.load %5[%940] : memref<?xf32>
        %1027 = memref.load %5[%942] : memref<?xf32>
        %1028 = memref.load %5[%944] : memref<?xf32>
        %1029 = memref.load %5[%946] : memref<?xf32>
        %1030 = memref.load %5[%948] : memref<?xf32>
        %1031 = memref.load %5[%950] : memref<?xf32>
        %1032 = arith.mulf %1024, %857 : f32
        %1033 = math.fma %1025, %859, %1032 : f32
        %1034 = arith.mulf %1033, %864 : f32
        %1035 = math.fma %1026, %866, %1034 : f32
        %1036 = arith.mulf %1035, %871 : f32
        %1037 = math.fma %1027, %873, %1036 : f32
        %1038 = arith.mulf %1037, %878 : f32
        %1039 = math.fma %1028, %880, %1038 : f32
        %1040 = arith.mulf %1039, %885 : f32
        %1041 = math.fma %1029, %887, %1040 : f32
        %1042 = arith.mulf %1041, %892 : f32
        %1043 = math.fma %1030, %894, %1042 : f32
        %1044 = arith.mulf %1043, %899 : f32
        %1045 = math.fma %1031, %901, %1044 : f32
        wave.barrier
        scf.if %784 {
          %1046 = arith.muli %8, %c42 : index
          %1047 = arith.muli %2, %c3 : index
          %1048 = arith.addi %1046, %1047 : index
          %1049 = arith.addi %1048, %783 : index
          %1050 = vector.extract %212#6[0] : f32 from vector<8xf32>
          %1051 = arith.addi %1049, %c22 : index
          memref.store %1050, %5[%1051] : memref<?xf32>
          %1052 = vector.extract %212#6[1] : f32 from vector<8xf32>
          %1053 = arith.addi %1049, %c21 : index
          memref.store %1052, %5[%1053] : memref<?xf32>
          %1054 = vector.extract %212#6[2] : f32 from vector<8xf32>
          %1055 = arith.addi %1049, %c32 : index
          memref.store %1054, %5[%1055] : memref<?xf32>
          %1056 = vector.extract %212#6[3] : f32 from vector<8xf32>
          %1057 = arith.addi %1049, %c25 : index
          memref.store %1056, %5[%1057] : memref<?xf32>
          %1058 = vector.extract %212#6[4] : f32 from vector<8xf32>
          %1059 = arith.addi %1049, %c41 : index
          memref.store %1058, %5[%1059] : memref<?xf32>
          %1060 = vector.extract %212#6[5] : f32 from vector<8xf32>
          %1061 = arith.addi %1049, %c88 : index
          memref.store %1060, %5[%1061] : memref<?xf32>
          %1062 = vector.extract %212#6[6] : f32 from vector<8xf32>
          %1063 = arith.addi %1049, %c53 : index
          memref.store %1062, %5[%1063] : memref<?xf32>
          %1064 = vector.extract %212#6[7] : f32 from vector<8xf32>
          %1065 = arith.addi %1049, %c89 : index
          memref.store %1064, %5[%1065] : memref<?xf32>
          %1066 = vector.extract %212#7[0] : f32 from vector<8xf32>
          %1067 = arith.addi %1049, %c7 : index
          memref.store %1066, %5[%1067] : memref<?xf32>
          %1068 = vector.extract %212#7[1] : f32 from vector<8xf32>
          %1069 = arith.addi %1049, %c90 : index
          memref.store %1068, %5[%1069] : memref<?xf32>
          %1070 = vector.extract %212#7[2] : f32 from vector<8xf32>
          %1071 = arith.addi %1049, %c54 : index
          memref.store %1070, %5[%1071] : memref<?xf32>
          %1072 = vector.extract %212#7[3] : f32 from vector<8xf32>
          %1073 = arith.addi %1049, %c91 : index
          memref.store %1072, %5[%1073] : memref<?xf32>
          %1074 = vector.extract %212#7[4] : f32 from vector<8xf32>
          %1075 = arith.addi %1049, %c23 : index
          memref.store %1074, %5[%1075] : memref<?xf32>
          %1076 = vector.extract %212#7[5] : f32 from vector<8xf32>
          %1077 = arith.addi %1049, %c92 : index
          memref.store %1076, %5[%1077] : memref<?xf32>
          %1078 = vector.extract %212#7[6] : f32 from vector<8xf32>
          %1079 = arith.addi %1049, %c55 : index
          memref.store %1078, %5[%1079] : memref<?xf32>
          %1080 = vector.extract %212#7[7] : f32 from vector<8xf32>
          %1081 = arith.addi %1049, %c93 : index
          memref.store %1080, %5[%1081] : memref<?xf32>
        }
        wave.barrier
        %1082 = memref.load %5[%905] : memref<?xf32>
        %1083 = memref.load %5[%907] : memref<?xf32>
        %1084 = memref.load %5[%909] : memref<?xf32>
        %1085 = memref.load %5[%911] : memref<?xf32>
        %1086 = memref.load %5[%913] : memref<?xf32>
        %1087 = memref.load %5[%915] : memref<?xf32>
        %1088 = memref.load %5[%917] : memref<?xf32>
        %1089 = memref.load %5[%919] : memref<?xf32>
        %1090 = arith.mulf %1082, %857 : f32
        %1091 = math.fma %1083, %859, %1090 : f32
        %1092 = arith.mulf %1091, %864 : f32
        %1093 = math.fma %1084, %866, %1092 : f32
        %1094 = arith.mulf %1093, %871 : f32
        %1095 = math.fma %1085, %873, %1094 : f32
        %1096 = arith.mulf %1095, %878 : f32
        %1097 = math.fma %1086, %880, %1096 : f32
        %1098 = arith.mulf %1097, %885 : f32
        %1099 = math.fma %1087, %887, %1098 : f32
        %1100 = arith.mulf %1099, %892 : f32
        %1101 = math.fma %1088, %894, %1100 : f32
        %1102 = arith.mulf %1101, %899 : f32
        %1103 = math.fma %1089, %901, %1102 : f32
        %1104 = memref.load %5[%936] : memref<?xf32>
        %1105 = memref.load %5[%938] : memref<?xf32>
        %1106 = memref.load %5[%940] : memref<?xf32>
        %1107 = memref.load %5[%942] : memref<?xf32>
        %1108 = memref.load %5[%944] : memref<?xf32>
        %1109 = memref.load %5[%946] : memref<?xf32>
        %1110 = memref.load %5[%948] : memref<?xf32>
        %1111 = memref.load %5[%950] : memref<?xf32>
        %1112 = arith.mulf %1104, %857 : f32
        %1113 = math.fma %1105, %859, %1112 : f32
        %1114 = arith.mulf %1113, %864 : f32
        %1115 = math.fma %1106, %866, %1114 : f32
        %1116 = arith.mulf %1115, %871 : f32
        %1117 = math.fma %1107, %873, %1116 : f32
        %1118 = arith.mulf %1117, %878 : f32
        %1119 = math.fma %1108, %880, %1118 : f32
        %1120 = arith.mulf %1119, %885 : f32
        %1121 = math.fma %1109, %887, %1120 : f32
        %1122 = arith.mulf %1121, %892 : f32
        %1123 = math.fma %1110, %894, %1122 : f32
        %1124 = arith.mulf %1123, %899 : f32
        %1125 = math.fma %1111, %901, %1124 : f32
        %1126 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1126 {
          %1127 = arith.divf %c103, %903 : f32
          %1128 = arith.addi %17, %783 : index
          %1129 = arith.cmpi slt, %1128, %groupSize : index
          scf.if %1129 {
            %1130 = arith.muli %15, %groupSize : index
            %1131 = arith.addi %1130, %1128 : index
            %1132 = arith.muli %1131, %c25 : index
            %1133 = arith.muli %heads, %c25 : index
            %1134 = arith.divui %904, %c3 : index
            %1135 = arith.muli %15, %c25 : index
            %1136 = arith.addi %1135, %1134 : index
            %1137 = memref.load %factors[%1136] : memref<?xf32>
            %1138 = arith.muli %kvHeads, %c25 : index
            %1139 = arith.addi %1136, %1138 : index
            %1140 = memref.load %factors[%1139] : memref<?xf32>
            %1141 = arith.mulf %934, %1127 : f32
            %1142 = math.fma %1141, %1137, %1140 : f32
            %1143 = arith.addi %1132, %1134 : index
            %1144 = arith.divui %24, %outTileRows : index
            %1145 = arith.divui %1133, %c3 : index
            %1146 = arith.muli %1144, %1145 : index
            %1147 = arith.divui %1143, %c3 : index
            %1148 = arith.addi %1146, %1147 : index
            %1149 = arith.muli %1148, %c9 : index
            %1150 = arith.remui %1143, %c3 : index
            %1151 = arith.divui %1150, %c27 : index
            %1152 = arith.addi %1149, %1151 : index
            %1153 = arith.muli %outTileRows, %c27 : index
            %1154 = arith.muli %1152, %1153 : index
            %1155 = arith.remui %24, %outTileRows : index
            %1156 = arith.muli %1155, %c27 : index
            %1157 = arith.addi %1154, %1156 : index
            %1158 = arith.remui %1143, %c27 : index
            %1159 = arith.addi %1157, %1158 : index
            %1160 = arith.addf %1142, %c48 : f32
            %1161 = arith.minimumf %1160, %c105 : f32
            %1162 = arith.maximumf %1161, %c106 : f32
            %1163 = arith.truncf %1162 : f32 to f16
            memref.store %1163, %out[%1159] : memref<?xf16>
            %1164 = arith.divui %935, %c3 : index
            %1165 = arith.addi %1135, %1164 : index
            %1166 = memref.load %factors[%1165] : memref<?xf32>
            %1167 = arith.addi %1165, %1138 : index
            %1168 = memref.load %factors[%1167] : memref<?xf32>
            %1169 = arith.mulf %965, %1127 : f32
            %1170 = math.fma %1169, %1166, %1168 : f32
            %1171 = arith.addi %1132, %1164 : index
            %1172 = arith.divui %1171, %c3 : index
            %1173 = arith.addi %1146, %1172 : index
            %1174 = arith.muli %1173, %c9 : index
            %1175 = arith.remui %1171, %c3 : index
            %1176 = arith.divui %1175, %c27 : index
            %1177 = arith.addi %1174, %1176 : index
            %1178 = arith.muli %1177, %1153 : index
            %1179 = arith.addi %1178, %1156 : index
            %1180 = arith.remui %1171, %c27 : index
            %1181 = arith.addi %1179, %1180 : index
            %1182 = arith.addf %1170, %c48 : f32
            %1183 = arith.minimumf %1182, %c105 : f32
            %1184 = arith.maximumf %1183, %c106 : f32
            %1185 = arith.truncf %1184 : f32 to f16
            memref.store %1185, %out[%1181] : memref<?xf16>
            %1186 = arith.addi %782, %c42 : index
            %1187 = arith.divui %1186, %c3 : index
            %1188 = arith.addi %1135, %1187 : index
            %1189 = memref.load %factors[%1188] : memref<?xf32>
            %1190 = arith.addi %1188, %1138 : index
            %1191 = memref.load %factors[%1190] : memref<?xf32>
            %1192 = arith.mulf %1023, %1127 : f32
            %1193 = math.fma %1192, %1189, %1191 : f32
            %1194 = arith.addi %1132, %1187 : index
            %1195 = arith.divui %1194, %c3 : index
            %1196 = arith.addi %1146, %1195 : index
            %1197 = arith.muli %1196, %c9 : index
            %1198 = arith.remui %1194, %c3 : index
            %1199 = arith.divui %1198, %c27 : index
            %1200 = arith.addi %1197, %1199 : index
            %1201 = arith.muli %1200, %1153 : index
            %1202 = arith.addi %1201, %1156 : index
            %1203 = arith.remui %1194, %c27 : index
            %1204 = arith.addi %1202, %1203 : index
            %1205 = arith.addf %1193, %c48 : f32
            %1206 = arith.minimumf %1205, %c105 : f32
            %1207 = arith.maximumf %1206, %c106 : f32
            %1208 = arith.truncf %1207 : f32 to f16
            memref.store %1208, %out[%1204] : memref<?xf16>
            %1209 = arith.addi %782, %c43 : index
            %1210 = arith.divui %1209, %c3 : index
            %1211 = arith.addi %1135, %1210 : index
            %1212 = memref.load %factors[%1211] : memref<?xf32>
            %1213 = arith.addi %1211, %1138 : index
            %1214 = memref.load %factors[%1213] : memref<?xf32>
            %1215 = arith.mulf %1045, %1127 : f32
            %1216 = math.fma %1215, %1212, %1214 : f32
            %1217 = arith.addi %1132, %1210 : index
            %1218 = arith.divui %1217, %c3 : index
            %1219 = arith.addi %1146, %1218 : index
            %1220 = arith.muli %1219, %c9 : index
            %1221 = arith.remui %1217, %c3 : index
            %1222 = arith.divui %1221, %c27 : index
            %1223 = arith.addi %1220, %1222 : index
            %1224 = arith.muli %1223, %1153 : index
            %1225 = arith.addi %1224, %1156 : index
            %1226 = arith.remui %1217, %c27 : index
            %1227 = arith.addi %1225, %1226 : index
            %1228 = arith.addf %1216, %c48 : f32
            %1229 = arith.minimumf %1228, %c105 : f32
            %1230 = arith.maximumf %1229, %c106 : f32
            %1231 = arith.truncf %1230 : f32 to f16
            memref.store %1231, %out[%1227] : memref<?xf16>
            %1232 = arith.addi %782, %c44 : index
            %1233 = arith.divui %1232, %c3 : index
            %1234 = arith.addi %1135, %1233 : index
            %1235 = memref.load %factors[%1234] : memref<?xf32>
            %1236 = arith.addi %1234, %1138 : index
            %1237 = memref.load %factors[%1236] : memref<?xf32>
            %1238 = arith.mulf %1103, %1127 : f32
            %1239 = math.fma %1238, %1235, %1237 : f32
            %1240 = arith.addi %1132, %1233 : index
            %1241 = arith.divui %1240, %c3 : index
            %1242 = arith.addi %1146, %1241 : index
            %1243 = arith.muli %1242, %c9 : index
            %1244 = arith.remui %1240, %c3 : index
            %1245 = arith.divui %1244, %c27 : index
            %1246 = arith.addi %1243, %1245 : index
            %1247 = arith.muli %1246, %1153 : index
            %1248 = arith.addi %1247, %1156 : index
            %1249 = arith.remui %1240, %c27 : index
            %1250 = arith.addi %1248, %1249 : index
            %1251 = arith.addf %1239, %c48 : f32
            %1252 = arith.minimumf %1251, %c105 : f32
            %1253 = arith.maximumf %1252, %c106 : f32
            %1254 = arith.truncf %1253 : f32 to f16
            memref.store %1254, %out[%1250] : memref<?xf16>
            %1255 = arith.addi %782, %c45 : index
            %1256 = arith.divui %1255, %c3 : index
            %1257 = arith.addi %1135, %1256 : index
            %1258 = memref.load %factors[%1257] : memref<?xf32>
            %1259 = arith.addi %1257, %1138 : index
            %1260 = memref.load %factors[%1259] : memref<?xf32>
            %1261 = arith.mulf %1125, %1127 : f32
            %1262 = math.fma %1261, %1258, %1260 : f32
            %1263 = arith.addi %1132, %1256 : index
            %1264 = arith.divui %1263, %c3 : index
            %1265 = arith.addi %1146, %1264 : index
            %1266 = arith.muli %1265, %c9 : index
            %1267 = arith.remui %1263, %c3 : index
            %1268 = arith.divui %1267, %c27 : index
            %1269 = arith.addi %1266, %1268 : index
            %1270 = arith.muli %1269, %1153 : index
            %1271 = arith.addi %1270, %1156 : index
            %1272 = arith.remui %1263, %c27 : index
            %1273 = arith.addi %1271, %1272 : index
            %1274 = arith.addf %1262, %c48 : f32
            %1275 = arith.minimumf %1274, %c105 : f32
            %1276 = arith.maximumf %1275, %c106 : f32
            %1277 = arith.truncf %1276 : f32 to f16
            memref.store %1277, %out[%1273] : memref<?xf16>
          }
        } else {
          %1278 = arith.addi %ranges, %groups : index
          %1279 = arith.muli %9, %1278 : index
          %1280 = arith.index_castui %204 : i32 to index
          %1281 = arith.addi %1279, %1280 : index
          %1282 = arith.muli %1281, %c109 : index
          %1283 = arith.addi %1282, %904 : index
          memref.store %934, %partial[%1283] : memref<?xf32>
          %1284 = arith.addi %1282, %935 : index
          memref.store %965, %partial[%1284] : memref<?xf32>
          %1285 = arith.addi %782, %c42 : index
          %1286 = arith.addi %1282, %1285 : index
          memref.store %1023, %partial[%1286] : memref<?xf32>
          %1287 = arith.addi %782, %c43 : index
          %1288 = arith.addi %1282, %1287 : index
          memref.store %1045, %partial[%1288] : memref<?xf32>
          %1289 = arith.addi %782, %c44 : index
          %1290 = arith.addi %1282, %1289 : index
          memref.store %1103, %partial[%1290] : memref<?xf32>
          %1291 = arith.addi %782, %c45 : index
          %1292 = arith.addi %1282, %1291 : index
          memref.store %1125, %partial[%1292] : memref<?xf32>
          %1293 = arith.cmpi slt, %782, %c3 : index
          scf.if %1293 {
            %1294 = arith.addi %1282, %c5 : index
            %1295 = arith.addi %1294, %782 : index
            memref.store %897, %partial[%1295] : memref<?xf32>
            %1296 = arith.addi %1295, %c3 : index
            memref.store %903, %partial[%1296] : memref<?xf32>
          }
          %1297 = arith.addi %42, %c75 : i32
          %1298 = arith.divui %1297, %c76 : i32
          %1299 = arith.divui %204, %c76 : i32
          %1300 = arith.addi %groups, %c4 : index
          %1301 = arith.muli %9, %1300 : index
          %1302 = arith.muli %1299, %c76 : i32
          %1303 = arith.subi %42, %1302 : i32
          %1304 = arith.minsi %1303, %c76 : i32
          %1305 = arith.index_castui %1299 : i32 to index
          %1306 = arith.addi %1301, %1305 : index
          %1307 = arith.index_castui %1304 : i32 to index
          %1308 = wave.arrive %counters[%1306], %1307 : memref<?xi32>
          scf.if %1308 {
            %1318:8 = scf.for %1309 = %c52 to %1304 step %c76 iter_args(%1310 = %c47, %1311 = %c48, %1312 = %c48, %1313 = %c48, %1314 = %c48, %1315 = %c48, %1316 = %c48, %1317 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1319 = arith.addi %1309, %c52 : i32
              %1320 = arith.subi %1304, %c16 : i32
              %1321 = arith.minsi %1319, %1320 : i32
              %1322 = arith.addi %1302, %1321 : i32
              %1323 = arith.index_castui %1322 : i32 to index
              %1324 = arith.addi %1279, %1323 : index
              %1325 = arith.muli %1324, %c109 : index
              %1326 = arith.addi %1325, %c5 : index
              %1327 = arith.addi %1326, %783 : index
              %1328 = memref.load %partial[%1327] : memref<?xf32>
              %1329 = arith.cmpi slt, %1319, %1304 : i32
              %1330 = arith.select %1329, %1328, %c47 : f32
              %1331 = arith.addi %1325, %782 : index
              %1332 = arith.addi %1331, %c22 : index
              %1333 = memref.load %partial[%1332] : memref<?xf32>
              %1334 = arith.addi %1331, %c7 : index
              %1335 = memref.load %partial[%1334] : memref<?xf32>
              %1336 = arith.addi %1331, %c42 : index
              %1337 = memref.load %partial[%1336] : memref<?xf32>
              %1338 = arith.addi %1331, %c43 : index
              %1339 = memref.load %partial[%1338] : memref<?xf32>
              %1340 = arith.addi %1331, %c44 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.addi %1331, %c45 : index
              %1343 = memref.load %partial[%1342] : memref<?xf32>
              %1344 = arith.addi %1327, %c3 : index
              %1345 = memref.load %partial[%1344] : memref<?xf32>
              %1346 = arith.addi %1309, %c16 : i32
              %1347 = arith.minsi %1346, %1320 : i32
              %1348 = arith.addi %1302, %1347 : i32
              %1349 = arith.index_castui %1348 : i32 to index
              %1350 = arith.addi %1279, %1349 : index
              %1351 = arith.muli %1350, %c109 : index
              %1352 = arith.addi %1351, %c5 : index
              %1353 = arith.addi %1352, %783 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.cmpi slt, %1346, %1304 : i32
              %1356 = arith.select %1355, %1354, %c47 : f32
              %1357 = arith.addi %1351, %782 : index
              %1358 = arith.addi %1357, %c22 : index
              %1359 = memref.load %partial[%1358] : memref<?xf32>
              %1360 = arith.addi %1357, %c7 : index
              %1361 = memref.load %partial[%1360] : memref<?xf32>
              %1362 = arith.addi %1357, %c42 : index
              %1363 = memref.load %partial[%1362] : memref<?xf32>
              %1364 = arith.addi %1357, %c43 : index
              %1365 = memref.load %partial[%1364] : memref<?xf32>
              %1366 = arith.addi %1357, %c44 : index
              %1367 = memref.load %partial[%1366] : memref<?xf32>
              %1368 = arith.addi %1357, %c45 : index
              %1369 = memref.load %partial[%1368] : memref<?xf32>
              %1370 = arith.addi %1353, %c3 : index
              %1371 = memref.load %partial[%1370] : memref<?xf32>
              %1372 = arith.addi %1309, %c69 : i32
              %1373 = arith.minsi %1372, %1320 : i32
              %1374 = arith.addi %1302, %1373 : i32
              %1375 = arith.index_castui %1374 : i32 to index
              %1376 = arith.addi %1279, %1375 : index
              %1377 = arith.muli %1376, %c109 : index
              %1378 = arith.addi %1377, %c5 : index
              %1379 = arith.addi %1378, %783 : index
              %1380 = memref.load %partial[%1379] : memref<?xf32>
              %1381 = arith.cmpi slt, %1372, %1304 : i32
              %1382 = arith.select %1381, %1380, %c47 : f32
              %1383 = arith.addi %1377, %782 : index
              %1384 = arith.addi %1383, %c22 : index
              %1385 = memref.load %partial[%1384] : memref<?xf32>
              %1386 = arith.addi %1383, %c7 : index
              %1387 = memref.load %partial[%1386] : memref<?xf32>
              %1388 = arith.addi %1383, %c42 : index
              %1389 = memref.load %partial[%1388] : memref<?xf32>
              %1390 = arith.addi %1383, %c43 : index
              %1391 = memref.load %partial[%1390] : memref<?xf32>
              %1392 = arith.addi %1383, %c44 : index
              %1393 = memref.load %partial[%1392] : memref<?xf32>
              %1394 = arith.addi %1383, %c45 : index
              %1395 = memref.load %partial[%1394] : memref<?xf32>
              %1396 = arith.addi %1379, %c3 : index
              %1397 = memref.load %partial[%1396] : memref<?xf32>
              %1398 = arith.addi %1309, %c71 : i32
              %1399 = arith.minsi %1398, %1320 : i32
              %1400 = arith.addi %1302, %1399 : i32
              %1401 = arith.index_castui %1400 : i32 to index
              %1402 = arith.addi %1279, %1401 : index
              %1403 = arith.muli %1402, %c109 : index
              %1404 = arith.addi %1403, %c5 : index
              %1405 = arith.addi %1404, %783 : index
              %1406 = memref.load %partial[%1405] : memref<?xf32>
              %1407 = arith.cmpi slt, %1398, %1304 : i32
              %1408 = arith.select %1407, %1406, %c47 : f32
              %1409 = arith.addi %1403, %782 : index
              %1410 = arith.addi %1409, %c22 : index
              %1411 = memref.load %partial[%1410] : memref<?xf32>
              %1412 = arith.addi %1409, %c7 : index
              %1413 = memref.load %partial[%1412] : memref<?xf32>
              %1414 = arith.addi %1409, %c42 : index
              %1415 = memref.load %partial[%1414] : memref<?xf32>
              %1416 = arith.addi %1409, %c43 : index
              %1417 = memref.load %partial[%1416] : memref<?xf32>
              %1418 = arith.addi %1409, %c44 : index
              %1419 = memref.load %partial[%1418] : memref<?xf32>
              %1420 = arith.addi %1409, %c45 : index
              %1421 = memref.load %partial[%1420] : memref<?xf32>
              %1422 = arith.addi %1405, %c3 : index
              %1423 = memref.load %partial[%1422] : memref<?xf32>
              %1424 = arith.addi %1309, %c72 : i32
              %1425 = arith.minsi %1424, %1320 : i32
              %1426 = arith.addi %1302, %1425 : i32
              %1427 = arith.index_castui %1426 : i32 to index
              %1428 = arith.addi %1279, %1427 : index
              %1429 = arith.muli %1428, %c109 : index
              %1430 = arith.addi %1429, %c5 : index
              %1431 = arith.addi %1430, %783 : index
              %1432 = memref.load %partial[%1431] : memref<?xf32>
              %1433 = arith.cmpi slt, %1424, %1304 : i32
              %1434 = arith.select %1433, %1432, %c47 : f32
              %1435 = arith.addi %1429, %782 : index
              %1436 = arith.addi %1435, %c22 : index
              %1437 = memref.load %partial[%1436] : memref<?xf32>
              %1438 = arith.addi %1435, %c7 : index
              %1439 = memref.load %partial[%1438] : memref<?xf32>
              %1440 = arith.addi %1435, %c42 : index
              %1441 = memref.load %partial[%1440] : memref<?xf32>
              %1442 = arith.addi %1435, %c43 : index
              %1443 = memref.load %partial[%1442] : memref<?xf32>
              %1444 = arith.addi %1435, %c44 : index
              %1445 = memref.load %partial[%1444] : memref<?xf32>
              %1446 = arith.addi %1435, %c45 : index
              %1447 = memref.load %partial[%1446] : memref<?xf32>
              %1448 = arith.addi %1431, %c3 : index
              %1449 = memref.load %partial[%1448] : memref<?xf32>
              %1450 = arith.addi %1309, %c73 : i32
              %1451 = arith.minsi %1450, %1320 : i32
              %1452 = arith.addi %1302, %1451 : i32
              %1453 = arith.index_castui %1452 : i32 to index
              %1454 = arith.addi %1279, %1453 : index
              %1455 = arith.muli %1454, %c109 : index
              %1456 = arith.addi %1455, %c5 : index
              %1457 = arith.addi %1456, %783 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.cmpi slt, %1450, %1304 : i32
              %1460 = arith.select %1459, %1458, %c47 : f32
              %1461 = arith.addi %1455, %782 : index
              %1462 = arith.addi %1461, %c22 : index
              %1463 = memref.load %partial[%1462] : memref<?xf32>
              %1464 = arith.addi %1461, %c7 : index
              %1465 = memref.load %partial[%1464] : memref<?xf32>
              %1466 = arith.addi %1461, %c42 : index
              %1467 = memref.load %partial[%1466] : memref<?xf32>
              %1468 = arith.addi %1461, %c43 : index
              %1469 = memref.load %partial[%1468] : memref<?xf32>
              %1470 = arith.addi %1461, %c44 : index
              %1471 = memref.load %partial[%1470] : memref<?xf32>
              %1472 = arith.addi %1461, %c45 : index
              %1473 = memref.load %partial[%1472] : memref<?xf32>
              %1474 = arith.addi %1457, %c3 : index
              %1475 = memref.load %partial[%1474] : memref<?xf32>
              %1476 = arith.addi %1309, %c74 : i32
              %1477 = arith.minsi %1476, %1320 : i32
              %1478 = arith.addi %1302, %1477 : i32
              %1479 = arith.index_castui %1478 : i32 to index
              %1480 = arith.addi %1279, %1479 : index
              %1481 = arith.muli %1480, %c109 : index
              %1482 = arith.addi %1481, %c5 : index
              %1483 = arith.addi %1482, %783 : index
              %1484 = memref.load %partial[%1483] : memref<?xf32>
              %1485 = arith.cmpi slt, %1476, %1304 : i32
              %1486 = arith.select %1485, %1484, %c47 : f32
              %1487 = arith.addi %1481, %782 : index
              %1488 = arith.addi %1487, %c22 : index
              %1489 = memref.load %partial[%1488] : memref<?xf32>
              %1490 = arith.addi %1487, %c7 : index
              %1491 = memref.load %partial[%1490] : memref<?xf32>
              %1492 = arith.addi %1487, %c42 : index
              %1493 = memref.load %partial[%1492] : memref<?xf32>
              %1494 = arith.addi %1487, %c43 : index
              %1495 = memref.load %partial[%1494] : memref<?xf32>
              %1496 = arith.addi %1487, %c44 : index
              %1497 = memref.load %partial[%1496] : memref<?xf32>
              %1498 = arith.addi %1487, %c45 : index
              %1499 = memref.load %partial[%1498] : memref<?xf32>
              %1500 = arith.addi %1483, %c3 : index
              %1501 = memref.load %partial[%1500] : memref<?xf32>
              %1502 = arith.addi %1309, %c75 : i32
              %1503 = arith.minsi %1502, %1320 : i32
              %1504 = arith.addi %1302, %1503 : i32
              %1505 = arith.index_castui %1504 : i32 to index
              %1506 = arith.addi %1279, %1505 : index
              %1507 = arith.muli %1506, %c109 : index
              %1508 = arith.addi %1507, %c5 : index
              %1509 = arith.addi %1508, %783 : index
              %1510 = memref.load %partial[%1509] : memref<?xf32>
              %1511 = arith.cmpi slt, %1502, %1304 : i32
              %1512 = arith.select %1511, %1510, %c47 : f32
              %1513 = arith.addi %1507, %782 : index
              %1514 = arith.addi %1513, %c22 : index
              %1515 = memref.load %partial[%1514] : memref<?xf32>
              %1516 = arith.addi %1513, %c7 : index
              %1517 = memref.load %partial[%1516] : memref<?xf32>
              %1518 = arith.addi %1513, %c42 : index
              %1519 = memref.load %partial[%1518] : memref<?xf32>
              %1520 = arith.addi %1513, %c43 : index
              %1521 = memref.load %partial[%1520] : memref<?xf32>
              %1522 = arith.addi %1513, %c44 : index
              %1523 = memref.load %partial[%1522] : memref<?xf32>
              %1524 = arith.addi %1513, %c45 : index
              %1525 = memref.load %partial[%1524] : memref<?xf32>
              %1526 = arith.addi %1509, %c3 : index
              %1527 = memref.load %partial[%1526] : memref<?xf32>
              %1528 = arith.maxnumf %1310, %1330 fastmath<nnan> : f32
              %1529 = arith.subf %1310, %1528 : f32
              %1530 = wave.exp2 %1529 : f32
              %1531 = arith.subf %1330, %1528 : f32
              %1532 = wave.exp2 %1531 : f32
              %1533 = arith.mulf %1311, %1530 : f32
              %1534 = math.fma %1345, %1532, %1533 : f32
              %1535 = arith.mulf %1312, %1530 : f32
              %1536 = math.fma %1333, %1532, %1535 : f32
              %1537 = arith.mulf %1313, %1530 : f32
              %1538 = math.fma %1335, %1532, %1537 : f32
              %1539 = arith.mulf %1314, %1530 : f32
              %1540 = math.fma %1337, %1532, %1539 : f32
              %1541 = arith.mulf %1315, %1530 : f32
              %1542 = math.fma %1339, %1532, %1541 : f32
              %1543 = arith.mulf %1316, %1530 : f32
              %1544 = math.fma %1341, %1532, %1543 : f32
              %1545 = arith.mulf %1317, %1530 : f32
              %1546 = math.fma %1343, %1532, %1545 : f32
              %1547 = arith.maxnumf %1528, %1356 fastmath<nnan> : f32
              %1548 = arith.subf %1528, %1547 : f32
              %1549 = wave.exp2 %1548 : f32
              %1550 = arith.subf %1356, %1547 : f32
              %1551 = wave.exp2 %1550 : f32
              %1552 = arith.mulf %1534, %1549 : f32
              %1553 = math.fma %1371, %1551, %1552 : f32
              %1554 = arith.mulf %1536, %1549 : f32
              %1555 = math.fma %1359, %1551, %1554 : f32
              %1556 = arith.mulf %1538, %1549 : f32
              %1557 = math.fma %1361, %1551, %1556 : f32
              %1558 = arith.mulf %1540, %1549 : f32
              %1559 = math.fma %1363, %1551, %1558 : f32
              %1560 = arith.mulf %1542, %1549 : f32
              %1561 = math.fma %1365, %1551, %1560 : f32
              %1562 = arith.mulf %1544, %1549 : f32
              %1563 = math.fma %1367, %1551, %1562 : f32
              %1564 = arith.mulf %1546, %1549 : f32
              %1565 = math.fma %1369, %1551, %1564 : f32
              %1566 = arith.maxnumf %1547, %1382 fastmath<nnan> : f32
              %1567 = arith.subf %1547, %1566 : f32
              %1568 = wave.exp2 %1567 : f32
              %1569 = arith.subf %1382, %1566 : f32
              %1570 = wave.exp2 %1569 : f32
              %1571 = arith.mulf %1553, %1568 : f32
              %1572 = math.fma %1397, %1570, %1571 : f32
              %1573 = arith.mulf %1555, %1568 : f32
              %1574 = math.fma %1385, %1570, %1573 : f32
              %1575 = arith.mulf %1557, %1568 : f32
              %1576 = math.fma %1387, %1570, %1575 : f32
              %1577 = arith.mulf %1559, %1568 : f32
              %1578 = math.fma %1389, %1570, %1577 : f32
              %1579 = arith.mulf %1561, %1568 : f32
              %1580 = math.fma %1391, %1570, %1579 : f32
              %1581 = arith.mulf %1563, %1568 : f32
              %1582 = math.fma %1393, %1570, %1581 : f32
              %1583 = arith.mulf %1565, %1568 : f32
              %1584 = math.fma %1395, %1570, %1583 : f32
              %1585 = arith.maxnumf %1566, %1408 fastmath<nnan> : f32
              %1586 = arith.subf %1566, %1585 : f32
              %1587 = wave.exp2 %1586 : f32
              %1588 = arith.subf %1408, %1585 : f32
              %1589 = wave.exp2 %1588 : f32
              %1590 = arith.mulf %1572, %1587 : f32
              %1591 = math.fma %1423, %1589, %1590 : f32
              %1592 = arith.mulf %1574, %1587 : f32
              %1593 = math.fma %1411, %1589, %1592 : f32
              %1594 = arith.mulf %1576, %1587 : f32
              %1595 = math.fma %1413, %1589, %1594 : f32
              %1596 = arith.mulf %1578, %1587 : f32
              %1597 = math.fma %1415, %1589, %1596 : f32
              %1598 = arith.mulf %1580, %1587 : f32
              %1599 = math.fma %1417, %1589, %1598 : f32
              %1600 = arith.mulf %1582, %1587 : f32
              %1601 = math.fma %1419, %1589, %1600 : f32
              %1602 = arith.mulf %1584, %1587 : f32
              %1603 = math.fma %1421, %1589, %1602 : f32
              %1604 = arith.maxnumf %1585, %1434 fastmath<nnan> : f32
              %1605 = arith.subf %1585, %1604 : f32
              %1606 = wave.exp2 %1605 : f32
              %1607 = arith.subf %1434, %1604 : f32
              %1608 = wave.exp2 %1607 : f32
              %1609 = arith.mulf %1591, %1606 : f32
              %1610 = math.fma %1449, %1608, %1609 : f32
              %1611 = arith.mulf %1593, %1606 : f32
              %1612 = math.fma %1437, %1608, %1611 : f32
              %1613 = arith.mulf %1595, %1606 : f32
              %1614 = math.fma %1439, %1608, %1613 : f32
              %1615 = arith.mulf %1597, %1606 : f32
              %1616 = math.fma %1441, %1608, %1615 : f32
              %1617 = arith.mulf %1599, %1606 : f32
              %1618 = math.fma %1443, %1608, %1617 : f32
              %1619 = arith.mulf %1601, %1606 : f32
              %1620 = math.fma %1445, %1608, %1619 : f32
              %1621 = arith.mulf %1603, %1606 : f32
              %1622 = math.fma %1447, %1608, %1621 : f32
              %1623 = arith.maxnumf %1604, %1460 fastmath<nnan> : f32
              %1624 = arith.subf %1604, %1623 : f32
              %1625 = wave.exp2 %1624 : f32
              %1626 = arith.subf %1460, %1623 : f32
              %1627 = wave.exp2 %1626 : f32
              %1628 = arith.mulf %1610, %1625 : f32
              %1629 = math.fma %1475, %1627, %1628 : f32
              %1630 = arith.mulf %1612, %1625 : f32
              %1631 = math.fma %1463, %1627, %1630 : f32
              %1632 = arith.mulf %1614, %1625 : f32
              %1633 = math.fma %1465, %1627, %1632 : f32
              %1634 = arith.mulf %1616, %1625 : f32
              %1635 = math.fma %1467, %1627, %1634 : f32
              %1636 = arith.mulf %1618, %1625 : f32
              %1637 = math.fma %1469, %1627, %1636 : f32
              %1638 = arith.mulf %1620, %1625 : f32
              %1639 = math.fma %1471, %1627, %1638 : f32
              %1640 = arith.mulf %1622, %1625 : f32
              %1641 = math.fma %1473, %1627, %1640 : f32
              %1642 = arith.maxnumf %1623, %1486 fastmath<nnan> : f32
              %1643 = arith.subf %1623, %1642 : f32
              %1644 = wave.exp2 %1643 : f32
              %1645 = arith.subf %1486, %1642 : f32
              %1646 = wave.exp2 %1645 : f32
              %1647 = arith.mulf %1629, %1644 : f32
              %1648 = math.fma %1501, %1646, %1647 : f32
              %1649 = arith.mulf %1631, %1644 : f32
              %1650 = math.fma %1489, %1646, %1649 : f32
              %1651 = arith.mulf %1633, %1644 : f32
              %1652 = math.fma %1491, %1646, %1651 : f32
              %1653 = arith.mulf %1635, %1644 : f32
              %1654 = math.fma %1493, %1646, %1653 : f32
              %1655 = arith.mulf %1637, %1644 : f32
              %1656 = math.fma %1495, %1646, %1655 : f32
              %1657 = arith.mulf %1639, %1644 : f32
              %1658 = math.fma %1497, %1646, %1657 : f32
              %1659 = arith.mulf %1641, %1644 : f32
              %1660 = math.fma %1499, %1646, %1659 : f32
              %1661 = arith.maxnumf %1642, %1512 fastmath<nnan> : f32
              %1662 = arith.subf %1642, %1661 : f32
              %1663 = wave.exp2 %1662 : f32
              %1664 = arith.subf %1512, %1661 : f32
              %1665 = wave.exp2 %1664 : f32
              %1666 = arith.mulf %1648, %1663 : f32
              %1667 = math.fma %1527, %1665, %1666 : f32
              %1668 = arith.mulf %1650, %1663 : f32
              %1669 = math.fma %1515, %1665, %1668 : f32
              %1670 = arith.mulf %1652, %1663 : f32
              %1671 = math.fma %1517, %1665, %1670 : f32
              %1672 = arith.mulf %1654, %1663 : f32
              %1673 = math.fma %1519, %1665, %1672 : f32
              %1674 = arith.mulf %1656, %1663 : f32
              %1675 = math.fma %1521, %1665, %1674 : f32
              %1676 = arith.mulf %1658, %1663 : f32
              %1677 = math.fma %1523, %1665, %1676 : f32
              %1678 = arith.mulf %1660, %1663 : f32
              %1679 = math.fma %1525, %1665, %1678 : f32
              scf.yield %1661, %1667, %1669, %1671, %1673, %1675, %1677, %1679 : f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1680 = arith.cmpi eq, %1298, %c16 : i32
            scf.if %1680 {
              %1681 = arith.divf %c103, %1318#1 : f32
              %1682 = arith.addi %17, %783 : index
              %1683 = arith.cmpi slt, %1682, %groupSize : index
              scf.if %1683 {
                %1684 = arith.muli %15, %groupSize : index
                %1685 = arith.addi %1684, %1682 : index
                %1686 = arith.muli %1685, %c25 : index
                %1687 = arith.muli %heads, %c25 : index
                %1688 = arith.divui %904, %c3 : index
                %1689 = arith.muli %15, %c25 : index
                %1690 = arith.addi %1689, %1688 : index
                %1691 = memref.load %factors[%1690] : memref<?xf32>
                %1692 = arith.muli %kvHeads, %c25 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = memref.load %factors[%1693] : memref<?xf32>
                %1695 = arith.mulf %1318#2, %1681 : f32
                %1696 = math.fma %1695, %1691, %1694 : f32
                %1697 = arith.addi %1686, %1688 : index
                %1698 = arith.divui %24, %outTileRows : index
                %1699 = arith.divui %1687, %c3 : index
                %1700 = arith.muli %1698, %1699 : index
                %1701 = arith.divui %1697, %c3 : index
                %1702 = arith.addi %1700, %1701 : index
                %1703 = arith.muli %1702, %c9 : index
                %1704 = arith.remui %1697, %c3 : index
                %1705 = arith.divui %1704, %c27 : index
                %1706 = arith.addi %1703, %1705 : index
                %1707 = arith.muli %outTileRows, %c27 : index
                %1708 = arith.muli %1706, %1707 : index
                %1709 = arith.remui %24, %outTileRows : index
                %1710 = arith.muli %1709, %c27 : index
                %1711 = arith.addi %1708, %1710 : index
                %1712 = arith.remui %1697, %c27 : index
                %1713 = arith.addi %1711, %1712 : index
                %1714 = arith.addf %1696, %c48 : f32
                %1715 = arith.minimumf %1714, %c105 : f32
                %1716 = arith.maximumf %1715, %c106 : f32
                %1717 = arith.truncf %1716 : f32 to f16
                memref.store %1717, %out[%1713] : memref<?xf16>
                %1718 = arith.divui %935, %c3 : index
                %1719 = arith.addi %1689, %1718 : index
                %1720 = memref.load %factors[%1719] : memref<?xf32>
                %1721 = arith.addi %1719, %1692 : index
                %1722 = memref.load %factors[%1721] : memref<?xf32>
                %1723 = arith.mulf %1318#3, %1681 : f32
                %1724 = math.fma %1723, %1720, %1722 : f32
                %1725 = arith.addi %1686, %1718 : index
                %1726 = arith.divui %1725, %c3 : index
                %1727 = arith.addi %1700, %1726 : index
                %1728 = arith.muli %1727, %c9 : index
                %1729 = arith.remui %1725, %c3 : index
                %1730 = arith.divui %1729, %c27 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.muli %1731, %1707 : index
                %1733 = arith.addi %1732, %1710 : index
                %1734 = arith.remui %1725, %c27 : index
                %1735 = arith.addi %1733, %1734 : index
                %1736 = arith.addf %1724, %c48 : f32
                %1737 = arith.minimumf %1736, %c105 : f32
                %1738 = arith.maximumf %1737, %c106 : f32
                %1739 = arith.truncf %1738 : f32 to f16
                memref.store %1739, %out[%1735] : memref<?xf16>
                %1740 = arith.divui %1285, %c3 : index
                %1741 = arith.addi %1689, %1740 : index
                %1742 = memref.load %factors[%1741] : memref<?xf32>
                %1743 = arith.addi %1741, %1692 : index
                %1744 = memref.load %factors[%1743] : memref<?xf32>
                %1745 = arith.mulf %1318#4, %1681 : f32
                %1746 = math.fma %1745, %1742, %1744 : f32
                %1747 = arith.addi %1686, %1740 : index
                %1748 = arith.divui %1747, %c3 : index
                %1749 = arith.addi %1700, %1748 : index
                %1750 = arith.muli %1749, %c9 : index
                %1751 = arith.remui %1747, %c3 : index
                %1752 = arith.divui %1751, %c27 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.muli %1753, %1707 : index
                %1755 = arith.addi %1754, %1710 : index
                %1756 = arith.remui %1747, %c27 : index
                %1757 = arith.addi %1755, %1756 : index
                %1758 = arith.addf %1746, %c48 : f32
                %1759 = arith.minimumf %1758, %c105 : f32
                %1760 = arith.maximumf %1759, %c106 : f32
                %1761 = arith.truncf %1760 : f32 to f16
                memref.store %1761, %out[%1757] : memref<?xf16>
                %1762 = arith.divui %1287, %c3 : index
                %1763 = arith.addi %1689, %1762 : index
                %1764 = memref.load %factors[%1763] : memref<?xf32>
                %1765 = arith.addi %1763, %1692 : index
                %1766 = memref.load %factors[%1765] : memref<?xf32>
                %1767 = arith.mulf %1318#5, %1681 : f32
                %1768 = math.fma %1767, %1764, %1766 : f32
                %1769 = arith.addi %1686, %1762 : index
                %1770 = arith.divui %1769, %c3 : index
                %1771 = arith.addi %1700, %1770 : index
                %1772 = arith.muli %1771, %c9 : index
                %1773 = arith.remui %1769, %c3 : index
                %1774 = arith.divui %1773, %c27 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.muli %1775, %1707 : index
                %1777 = arith.addi %1776, %1710 : index
                %1778 = arith.remui %1769, %c27 : index
                %1779 = arith.addi %1777, %1778 : index
                %1780 = arith.addf %1768, %c48 : f32
                %1781 = arith.minimumf %1780, %c105 : f32
                %1782 = arith.maximumf %1781, %c106 : f32
                %1783 = arith.truncf %1782 : f32 to f16
                memref.store %1783, %out[%1779] : memref<?xf16>
                %1784 = arith.divui %1289, %c3 : index
                %1785 = arith.addi %1689, %1784 : index
                %1786 = memref.load %factors[%1785] : memref<?xf32>
                %1787 = arith.addi %1785, %1692 : index
                %1788 = memref.load %factors[%1787] : memref<?xf32>
                %1789 = arith.mulf %1318#6, %1681 : f32
                %1790 = math.fma %1789, %1786, %1788 : f32
                %1791 = arith.addi %1686, %1784 : index
                %1792 = arith.divui %1791, %c3 : index
                %1793 = arith.addi %1700, %1792 : index
                %1794 = arith.muli %1793, %c9 : index
                %1795 = arith.remui %1791, %c3 : index
                %1796 = arith.divui %1795, %c27 : index
                %1797 = arith.addi %1794, %1796 : index
                %1798 = arith.muli %1797, %1707 : index
                %1799 = arith.addi %1798, %1710 : index
                %1800 = arith.remui %1791, %c27 : index
                %1801 = arith.addi %1799, %1800 : index
                %1802 = arith.addf %1790, %c48 : f32
                %1803 = arith.minimumf %1802, %c105 : f32
                %1804 = arith.maximumf %1803, %c106 : f32
                %1805 = arith.truncf %1804 : f32 to f16
                memref.store %1805, %out[%1801] : memref<?xf16>
                %1806 = arith.divui %1291, %c3 : index
                %1807 = arith.addi %1689, %1806 : index
                %1808 = memref.load %factors[%1807] : memref<?xf32>
                %1809 = arith.addi %1807, %1692 : index
                %1810 = memref.load %factors[%1809] : memref<?xf32>
                %1811 = arith.mulf %1318#7, %1681 : f32
                %1812 = math.fma %1811, %1808, %1810 : f32
                %1813 = arith.addi %1686, %1806 : index
                %1814 = arith.divui %1813, %c3 : index
                %1815 = arith.addi %1700, %1814 : index
                %1816 = arith.muli %1815, %c9 : index
                %1817 = arith.remui %1813, %c3 : index
                %1818 = arith.divui %1817, %c27 : index
                %1819 = arith.addi %1816, %1818 : index
                %1820 = arith.muli %1819, %1707 : index
                %1821 = arith.addi %1820, %1710 : index
                %1822 = arith.remui %1813, %c27 : index
                %1823 = arith.addi %1821, %1822 : index
                %1824 = arith.addf %1812, %c48 : f32
                %1825 = arith.minimumf %1824, %c105 : f32
                %1826 = arith.maximumf %1825, %c106 : f32
                %1827 = arith.truncf %1826 : f32 to f16
                memref.store %1827, %out[%1823] : memref<?xf16>
              }
            } else {
              %1828 = arith.index_cast %ranges : index to i32
              %1829 = arith.addi %1828, %1299 : i32
              %1830 = arith.index_castui %1829 : i32 to index
              %1831 = arith.addi %1279, %1830 : index
              %1832 = arith.muli %1831, %c109 : index
              %1833 = arith.addi %1832, %904 : index
              memref.store %1318#2, %partial[%1833] : memref<?xf32>
              %1834 = arith.addi %1832, %935 : index
              memref.store %1318#3, %partial[%1834] : memref<?xf32>
              %1835 = arith.addi %1832, %1285 : index
              memref.store %1318#4, %partial[%1835] : memref<?xf32>
              %1836 = arith.addi %1832, %1287 : index
              memref.store %1318#5, %partial[%1836] : memref<?xf32>
              %1837 = arith.addi %1832, %1289 : index
              memref.store %1318#6, %partial[%1837] : memref<?xf32>
              %1838 = arith.addi %1832, %1291 : index
              memref.store %1318#7, %partial[%1838] : memref<?xf32>
              scf.if %1293 {
                %1839 = arith.addi %1832, %c5 : index
                %1840 = arith.addi %1839, %782 : index
                memref.store %1318#0, %partial[%1840] : memref<?xf32>
                %1841 = arith.addi %1840, %c3 : index
                memref.store %1318#1, %partial[%1841] : memref<?xf32>
              }
              %1842 = arith.addi %1301, %groups : index
              %1843 = arith.index_castui %1298 : i32 to index
              %1844 = wave.arrive %counters[%1842], %1843 : memref<?xi32>
              scf.if %1844 {
                %1854:8 = scf.for %1845 = %c52 to %1298 step %c76 iter_args(%1846 = %c47, %1847 = %c48, %1848 = %c48, %1849 = %c48, %1850 = %c48, %1851 = %c48, %1852 = %c48, %1853 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1855 = arith.addi %1845, %c52 : i32
                  %1856 = arith.subi %1298, %c16 : i32
                  %1857 = arith.minsi %1855, %1856 : i32
                  %1858 = arith.addi %1828, %1857 : i32
                  %1859 = arith.index_castui %1858 : i32 to index
                  %1860 = arith.addi %1279, %1859 : index
                  %1861 = arith.muli %1860, %c109 : index
                  %1862 = arith.addi %1861, %c5 : index
                  %1863 = arith.addi %1862, %783 : index
                  %1864 = memref.load %partial[%1863] : memref<?xf32>
                  %1865 = arith.cmpi slt, %1855, %1298 : i32
                  %1866 = arith.select %1865, %1864, %c47 : f32
                  %1867 = arith.addi %1861, %782 : index
                  %1868 = arith.addi %1867, %c22 : index
                  %1869 = memref.load %partial[%1868] : memref<?xf32>
                  %1870 = arith.addi %1867, %c7 : index
                  %1871 = memref.load %partial[%1870] : memref<?xf32>
                  %1872 = arith.addi %1867, %c42 : index
                  %1873 = memref.load %partial[%1872] : memref<?xf32>
                  %1874 = arith.addi %1867, %c43 : index
                  %1875 = memref.load %partial[%1874] : memref<?xf32>
                  %1876 = arith.addi %1867, %c44 : index
                  %1877 = memref.load %partial[%1876] : memref<?xf32>
                  %1878 = arith.addi %1867, %c45 : index
                  %1879 = memref.load %partial[%1878] : memref<?xf32>
                  %1880 = arith.addi %1863, %c3 : index
                  %1881 = memref.load %partial[%1880] : memref<?xf32>
                  %1882 = arith.addi %1845, %c16 : i32
                  %1883 = arith.minsi %1882, %1856 : i32
                  %1884 = arith.addi %1828, %1883 : i32
                  %1885 = arith.index_castui %1884 : i32 to index
                  %1886 = arith.addi %1279, %1885 : index
                  %1887 = arith.muli %1886, %c109 : index
                  %1888 = arith.addi %1887, %c5 : index
                  %1889 = arith.addi %1888, %783 : index
                  %1890 = memref.load %partial[%1889] : memref<?xf32>
                  %1891 = arith.cmpi slt, %1882, %1298 : i32
                  %1892 = arith.select %1891, %1890, %c47 : f32
                  %1893 = arith.addi %1887, %782 : index
                  %1894 = arith.addi %1893, %c22 : index
                  %1895 = memref.load %partial[%1894] : memref<?xf32>
                  %1896 = arith.addi %1893, %c7 : index
                  %1897 = memref.load %partial[%1896] : memref<?xf32>
                  %1898 = arith.addi %1893, %c42 : index
                  %1899 = memref.load %partial[%1898] : memref<?xf32>
                  %1900 = arith.addi %1893, %c43 : index
                  %1901 = memref.load %partial[%1900] : memref<?xf32>
                  %1902 = arith.addi %1893, %c44 : index
                  %1903 = memref.load %partial[%1902] : memref<?xf32>
                  %1904 = arith.addi %1893, %c45 : index
                  %1905 = memref.load %partial[%1904] : memref<?xf32>
                  %1906 = arith.addi %1889, %c3 : index
                  %1907 = memref.load %partial[%1906] : memref<?xf32>
                  %1908 = arith.addi %1845, %c69 : i32
                  %1909 = arith.minsi %1908, %1856 : i32
                  %1910 = arith.addi %1828, %1909 : i32
                  %1911 = arith.index_castui %1910 : i32 to index
                  %1912 = arith.addi %1279, %1911 : index
                  %1913 = arith.muli %1912, %c109 : index
                  %1914 = arith.addi %1913, %c5 : index
                  %1915 = arith.addi %1914, %783 : index
                  %1916 = memref.load %partial[%1915] : memref<?xf32>
                  %1917 = arith.cmpi slt, %1908, %1298 : i32
                  %1918 = arith.select %1917, %1916, %c47 : f32
                  %1919 = arith.addi %1913, %782 : index
                  %1920 = arith.addi %1919, %c22 : index
                  %1921 = memref.load %partial[%1920] : memref<?xf32>
                  %1922 = arith.addi %1919, %c7 : index
                  %1923 = memref.load %partial[%1922] : memref<?xf32>
                  %1924 = arith.addi %1919, %c42 : index
                  %1925 = memref.load %partial[%1924] : memref<?xf32>
                  %1926 = arith.addi %1919, %c43 : index
                  %1927 = memref.load %partial[%1926] : memref<?xf32>
                  %1928 = arith.addi %1919, %c44 : index
                  %1929 = memref.load %partial[%1928] : memref<?xf32>
                  %1930 = arith.addi %1919, %c45 : index
                  %1931 = memref.load %partial[%1930] : memref<?xf32>
                  %1932 = arith.addi %1915, %c3 : index
                  %1933 = memref.load %partial[%1932] : memref<?xf32>
                  %1934 = arith.addi %1845, %c71 : i32
                  %1935 = arith.minsi %1934, %1856 : i32
                  %1936 = arith.addi %1828, %1935 : i32
                  %1937 = arith.index_castui %1936 : i32 to index
                  %1938 = arith.addi %1279, %1937 : index
                  %1939 = arith.muli %1938, %c109 : index
                  %1940 = arith.addi %1939, %c5 : index
                  %1941 = arith.addi %1940, %783 : index
                  %1942 = memref.load %partial[%1941] : memref<?xf32>
                  %1943 = arith.cmpi slt, %1934, %1298 : i32
                  %1944 = arith.select %1943, %1942, %c47 : f32
                  %1945 = arith.addi %1939, %782 : index
                  %1946 = arith.addi %1945, %c22 : index
                  %1947 = memref.load %partial[%1946] : memref<?xf32>
                  %1948 = arith.addi %1945, %c7 : index
                  %1949 = memref.load %partial[%1948] : memref<?xf32>
                  %1950 = arith.addi %1945, %c42 : index
                  %1951 = memref.load %partial[%1950] : memref<?xf32>
                  %1952 = arith.addi %1945, %c43 : index
                  %1953 = memref.load %partial[%1952] : memref<?xf32>
                  %1954 = arith.addi %1945, %c44 : index
                  %1955 = memref.load %partial[%1954] : memref<?xf32>
                  %1956 = arith.addi %1945, %c45 : index
                  %1957 = memref.load %partial[%1956] : memref<?xf32>
                  %1958 = arith.addi %1941, %c3 : index
                  %1959 = memref.load %partial[%1958] : memref<?xf32>
                  %1960 = arith.addi %1845, %c72 : i32
                  %1961 = arith.minsi %1960, %1856 : i32
                  %1962 = arith.addi %1828, %1961 : i32
                  %1963 = arith.index_castui %1962 : i32 to index
                  %1964 = arith.addi %1279, %1963 : index
                  %1965 = arith.muli %1964, %c109 : index
                  %1966 = arith.addi %1965, %c5 : index
                  %1967 = arith.addi %1966, %783 : index
                  %1968 = memref.load %partial[%1967] : memref<?xf32>
                  %1969 = arith.cmpi slt, %1960, %1298 : i32
                  %1970 = arith.select %1969, %1968, %c47 : f32
                  %1971 = arith.addi %1965, %782 : index
                  %1972 = arith.addi %1971, %c22 : index
                  %1973 = memref.load %partial[%1972] : memref<?xf32>
                  %1974 = arith.addi %1971, %c7 : index
                  %1975 = memref.load %partial[%1974] : memref<?xf32>
                  %1976 = arith.addi %1971, %c42 : index
                  %1977 = memref.load %partial[%1976] : memref<?xf32>
                  %1978 = arith.addi %1971, %c43 : index
                  %1979 = memref.load %partial[%1978] : memref<?xf32>
                  %1980 = arith.addi %1971, %c44 : index
                  %1981 = memref.load %partial[%1980] : memref<?xf32>
                  %1982 = arith.addi %1971, %c45 : index
                  %1983 = memref.load %partial[%1982] : memref<?xf32>
                  %1984 = arith.addi %1967, %c3 : index
                  %1985 = memref.load %partial[%1984] : memref<?xf32>
                  %1986 = arith.addi %1845, %c73 : i32
                  %1987 = arith.minsi %1986, %1856 : i32
                  %1988 = arith.addi %1828, %1987 : i32
                  %1989 = arith.index_castui %1988 : i32 to index
                  %1990 = arith.addi %1279, %1989 : index
                  %1991 = arith.muli %1990, %c109 : index
                  %1992 = arith.addi %1991, %c5 : index
                  %1993 = arith.addi %1992, %783 : index
                  %1994 = memref.load %partial[%1993] : memref<?xf32>
                  %1995 = arith.cmpi slt, %1986, %1298 : i32
                  %1996 = arith.select %1995, %1994, %c47 : f32
                  %1997 = arith.addi %1991, %782 : index
                  %1998 = arith.addi %1997, %c22 : index
                  %1999 = memref.load %partial[%1998] : memref<?xf32>
                  %2000 = arith.addi %1997, %c7 : index
                  %2001 = memref.load %partial[%2000] : memref<?xf32>
                  %2002 = arith.addi %1997, %c42 : index
                  %2003 = memref.load %partial[%2002] : memref<?xf32>
                  %2004 = arith.addi %1997, %c43 : index
                  %2005 = memref.load %partial[%2004] : memref<?xf32>
                  %2006 = arith.addi %1997, %c44 : index
                  %2007 = memref.load %partial[%2006] : memref<?xf32>
                  %2008 = arith.addi %1997, %c45 : index
                  %2009 = memref.load %partial[%2008] : memref<?xf32>
                  %2010 = arith.addi %1993, %c3 : index
                  %2011 = memref.load %partial[%2010] : memref<?xf32>
                  %2012 = arith.addi %1845, %c74 : i32
                  %2013 = arith.minsi %2012, %1856 : i32
                  %2014 = arith.addi %1828, %2013 : i32
                  %2015 = arith.index_castui %2014 : i32 to index
                  %2016 = arith.addi %1279, %2015 : index
                  %2017 = arith.muli %2016, %c109 : index
                  %2018 = arith.addi %2017, %c5 : index
                  %2019 = arith.addi %2018, %783 : index
                  %2020 = memref.load %partial[%2019] : memref<?xf32>
                  %2021 = arith.cmpi slt, %2012, %1298 : i32
                  %2022 = arith.select %2021, %2020, %c47 : f32
                  %2023 = arith.addi %2017, %782 : index
                  %2024 = arith.addi %2023, %c22 : index
                  %2025 = memref.load %partial[%2024] : memref<?xf32>
                  %2026 = arith.addi %2023, %c7 : index
                  %2027 = memref.load %partial[%2026] : memref<?xf32>
                  %2028 = arith.addi %2023, %c42 : index
                  %2029 = memref.load %partial[%2028] : memref<?xf32>
                  %2030 = arith.addi %2023, %c43 : index
                  %2031 = memref.load %partial[%2030] : memref<?xf32>
                  %2032 = arith.addi %2023, %c44 : index
                  %2033 = memref.load %partial[%2032] : memref<?xf32>
                  %2034 = arith.addi %2023, %c45 : index
                  %2035 = memref.load %partial[%2034] : memref<?xf32>
                  %2036 = arith.addi %2019, %c3 : index
                  %2037 = memref.load %partial[%2036] : memref<?xf32>
                  %2038 = arith.addi %1845, %c75 : i32
                  %2039 = arith.minsi %2038, %1856 : i32
                  %2040 = arith.addi %1828, %2039 : i32
                  %2041 = arith.index_castui %2040 : i32 to index
                  %2042 = arith.addi %1279, %2041 : index
                  %2043 = arith.muli %2042, %c109 : index
                  %2044 = arith.addi %2043, %c5 : index
                  %2045 = arith.addi %2044, %783 : index
                  %2046 = memref.load %partial[%2045] : memref<?xf32>
                  %2047 = arith.cmpi slt, %2038, %1298 : i32
                  %2048 = arith.select %2047, %2046, %c47 : f32
                  %2049 = arith.addi %2043, %782 : index
                  %2050 = arith.addi %2049, %c22 : index
                  %2051 = memref.load %partial[%2050] : memref<?xf32>
                  %2052 = arith.addi %2049, %c7 : index
                  %2053 = memref.load %partial[%2052] : memref<?xf32>
                  %2054 = arith.addi %2049, %c42 : index
                  %2055 = memref.load %partial[%2054] : memref<?xf32>
                  %2056 = arith.addi %2049, %c43 : index
                  %2057 = memref.load %partial[%2056] : memref<?xf32>
                  %2058 = arith.addi %2049, %c44 : index
                  %2059 = memref.load %partial[%2058] : memref<?xf32>
                  %2060 = arith.addi %2049, %c45 : index
                  %2061 = memref.load %partial[%2060] : memref<?xf32>
                  %2062 = arith.addi %2045, %c3 : index
                  %2063 = memref.load %partial[%2062] : memref<?xf32>
                  %2064 = arith.maxnumf %1846, %1866 fastmath<nnan> : f32
                  %2065 = arith.subf %1846, %2064 : f32
                  %2066 = wave.exp2 %2065 : f32
                  %2067 = arith.subf %1866, %2064 : f32
                  %2068 = wave.exp2 %2067 : f32
                  %2069 = arith.mulf %1847, %2066 : f32
                  %2070 = math.fma %1881, %2068, %2069 : f32
                  %2071 = arith.mulf %1848, %2066 : f32
                  %2072 = math.fma %1869, %2068, %2071 : f32
                  %2073 = arith.mulf %1849, %2066 : f32
                  %2074 = math.fma %1871, %2068, %2073 : f32
                  %2075 = arith.mulf %1850, %2066 : f32
                  %2076 = math.fma %1873, %2068, %2075 : f32
                  %2077 = arith.mulf %1851, %2066 : f32
                  %2078 = math.fma %1875, %2068, %2077 : f32
                  %2079 = arith.mulf %1852, %2066 : f32
                  %2080 = math.fma %1877, %2068, %2079 : f32
                  %2081 = arith.mulf %1853, %2066 : f32
                  %2082 = math.fma %1879, %2068, %2081 : f32
                  %2083 = arith.maxnumf %2064, %1892 fastmath<nnan> : f32
                  %2084 = arith.subf %2064, %2083 : f32
                  %2085 = wave.exp2 %2084 : f32
                  %2086 = arith.subf %1892, %2083 : f32
                  %2087 = wave.exp2 %2086 : f32
                  %2088 = arith.mulf %2070, %2085 : f32
                  %2089 = math.fma %1907, %2087, %2088 : f32
                  %2090 = arith.mulf %2072, %2085 : f32
                  %2091 = math.fma %1895, %2087, %2090 : f32
                  %2092 = arith.mulf %2074, %2085 : f32
                  %2093 = math.fma %1897, %2087, %2092 : f32
                  %2094 = arith.mulf %2076, %2085 : f32
                  %2095 = math.fma %1899, %2087, %2094 : f32
                  %2096 = arith.mulf %2078, %2085 : f32
                  %2097 = math.fma %1901, %2087, %2096 : f32
                  %2098 = arith.mulf %2080, %2085 : f32
                  %2099 = math.fma %1903, %2087, %2098 : f32
                  %2100 = arith.mulf %2082, %2085 : f32
                  %2101 = math.fma %1905, %2087, %2100 : f32
                  %2102 = arith.maxnumf %2083, %1918 fastmath<nnan> : f32
                  %2103 = arith.subf %2083, %2102 : f32
                  %2104 = wave.exp2 %2103 : f32
                  %2105 = arith.subf %1918, %2102 : f32
                  %2106 = wave.exp2 %2105 : f32
                  %2107 = arith.mulf %2089, %2104 : f32
                  %2108 = math.fma %1933, %2106, %2107 : f32
                  %2109 = arith.mulf %2091, %2104 : f32
                  %2110 = math.fma %1921, %2106, %2109 : f32
                  %2111 = arith.mulf %2093, %2104 : f32
                  %2112 = math.fma %1923, %2106, %2111 : f32
                  %2113 = arith.mulf %2095, %2104 : f32
                  %2114 = math.fma %1925, %2106, %2113 : f32
                  %2115 = arith.mulf %2097, %2104 : f32
                  %2116 = math.fma %1927, %2106, %2115 : f32
                  %2117 = arith.mulf %2099, %2104 : f32
                  %2118 = math.fma %1929, %2106, %2117 : f32
                  %2119 = arith.mulf %2101, %2104 : f32
                  %2120 = math.fma %1931, %2106, %2119 : f32
                  %2121 = arith.maxnumf %2102, %1944 fastmath<nnan> : f32
                  %2122 = arith.subf %2102, %2121 : f32
                  %2123 = wave.exp2 %2122 : f32
                  %2124 = arith.subf %1944, %2121 : f32
                  %2125 = wave.exp2 %2124 : f32
                  %2126 = arith.mulf %2108, %2123 : f32
                  %2127 = math.fma %1959, %2125, %2126 : f32
                  %2128 = arith.mulf %2110, %2123 : f32
                  %2129 = math.fma %1947, %2125, %2128 : f32
                  %2130 = arith.mulf %2112, %2123 : f32
                  %2131 = math.fma %1949, %2125, %2130 : f32
                  %2132 = arith.mulf %2114, %2123 : f32
                  %2133 = math.fma %1951, %2125, %2132 : f32
                  %2134 = arith.mulf %2116, %2123 : f32
                  %2135 = math.fma %1953, %2125, %2134 : f32
                  %2136 = arith.mulf %2118, %2123 : f32
                  %2137 = math.fma %1955, %2125, %2136 : f32
                  %2138 = arith.mulf %2120, %2123 : f32
                  %2139 = math.fma %1957, %2125, %2138 : f32
                  %2140 = arith.maxnumf %2121, %1970 fastmath<nnan> : f32
                  %2141 = arith.subf %2121, %2140 : f32
                  %2142 = wave.exp2 %2141 : f32
                  %2143 = arith.subf %1970, %2140 : f32
                  %2144 = wave.exp2 %2143 : f32
                  %2145 = arith.mulf %2127, %2142 : f32
                  %2146 = math.fma %1985, %2144, %2145 : f32
                  %2147 = arith.mulf %2129, %2142 : f32
                  %2148 = math.fma %1973, %2144, %2147 : f32
                  %2149 = arith.mulf %2131, %2142 : f32
                  %2150 = math.fma %1975, %2144, %2149 : f32
                  %2151 = arith.mulf %2133, %2142 : f32
                  %2152 = math.fma %1977, %2144, %2151 : f32
                  %2153 = arith.mulf %2135, %2142 : f32
                  %2154 = math.fma %1979, %2144, %2153 : f32
                  %2155 = arith.mulf %2137, %2142 : f32
                  %2156 = math.fma %1981, %2144, %2155 : f32
                  %2157 = arith.mulf %2139, %2142 : f32
                  %2158 = math.fma %1983, %2144, %2157 : f32
                  %2159 = arith.maxnumf %2140, %1996 fastmath<nnan> : f32
                  %2160 = arith.subf %2140, %2159 : f32
                  %2161 = wave.exp2 %2160 : f32
                  %2162 = arith.subf %1996, %2159 : f32
                  %2163 = wave.exp2 %2162 : f32
                  %2164 = arith.mulf %2146, %2161 : f32
                  %2165 = math.fma %2011, %2163, %2164 : f32
                  %2166 = arith.mulf %2148, %2161 : f32
                  %2167 = math.fma %1999, %2163, %2166 : f32
                  %2168 = arith.mulf %2150, %2161 : f32
                  %2169 = math.fma %2001, %2163, %2168 : f32
                  %2170 = arith.mulf %2152, %2161 : f32
                  %2171 = math.fma %2003, %2163, %2170 : f32
                  %2172 = arith.mulf %2154, %2161 : f32
                  %2173 = math.fma %2005, %2163, %2172 : f32
                  %2174 = arith.mulf %2156, %2161 : f32
                  %2175 = math.fma %2007, %2163, %2174 : f32
                  %2176 = arith.mulf %2158, %2161 : f32
                  %2177 = math.fma %2009, %2163, %2176 : f32
                  %2178 = arith.maxnumf %2159, %2022 fastmath<nnan> : f32
                  %2179 = arith.subf %2159, %2178 : f32
                  %2180 = wave.exp2 %2179 : f32
                  %2181 = arith.subf %2022, %2178 : f32
                  %2182 = wave.exp2 %2181 : f32
                  %2183 = arith.mulf %2165, %2180 : f32
                  %2184 = math.fma %2037, %2182, %2183 : f32
                  %2185 = arith.mulf %2167, %2180 : f32
                  %2186 = math.fma %2025, %2182, %2185 : f32
                  %2187 = arith.mulf %2169, %2180 : f32
                  %2188 = math.fma %2027, %2182, %2187 : f32
                  %2189 = arith.mulf %2171, %2180 : f32
                  %2190 = math.fma %2029, %2182, %2189 : f32
                  %2191 = arith.mulf %2173, %2180 : f32
                  %2192 = math.fma %2031, %2182, %2191 : f32
                  %2193 = arith.mulf %2175, %2180 : f32
                  %2194 = math.fma %2033, %2182, %2193 : f32
                  %2195 = arith.mulf %2177, %2180 : f32
                  %2196 = math.fma %2035, %2182, %2195 : f32
                  %2197 = arith.maxnumf %2178, %2048 fastmath<nnan> : f32
                  %2198 = arith.subf %2178, %2197 : f32
                  %2199 = wave.exp2 %2198 : f32
                  %2200 = arith.subf %2048, %2197 : f32
                  %2201 = wave.exp2 %2200 : f32
                  %2202 = arith.mulf %2184, %2199 : f32
                  %2203 = math.fma %2063, %2201, %2202 : f32
                  %2204 = arith.mulf %2186, %2199 : f32
                  %2205 = math.fma %2051, %2201, %2204 : f32
                  %2206 = arith.mulf %2188, %2199 : f32
                  %2207 = math.fma %2053, %2201, %2206 : f32
                  %2208 = arith.mulf %2190, %2199 : f32
                  %2209 = math.fma %2055, %2201, %2208 : f32
                  %2210 = arith.mulf %2192, %2199 : f32
                  %2211 = math.fma %2057, %2201, %2210 : f32
                  %2212 = arith.mulf %2194, %2199 : f32
                  %2213 = math.fma %2059, %2201, %2212 : f32
                  %2214 = arith.mulf %2196, %2199 : f32
                  %2215 = math.fma %2061, %2201, %2214 : f32
                  scf.yield %2197, %2203, %2205, %2207, %2209, %2211, %2213, %2215 : f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2216 = arith.divf %c103, %1854#1 : f32
                %2217 = arith.addi %17, %783 : index
                %2218 = arith.cmpi slt, %2217, %groupSize : index
                scf.if %2218 {
                  %2219 = arith.muli %15, %groupSize : index
                  %2220 = arith.addi %2219, %2217 : index
                  %2221 = arith.muli %2220, %c25 : index
                  %2222 = arith.muli %heads, %c25 : index
                  %2223 = arith.divui %904, %c3 : index
                  %2224 = arith.muli %15, %c25 : index
                  %2225 = arith.addi %2224, %2223 : index
                  %2226 = memref.load %factors[%2225] : memref<?xf32>
                  %2227 = arith.muli %kvHeads, %c25 : index
                  %2228 = arith.addi %2225, %2227 : index
                  %2229 = memref.load %factors[%2228] : memref<?xf32>
                  %2230 = arith.mulf %1854#2, %2216 : f32
                  %2231 = math.fma %2230, %2226, %2229 : f32
                  %2232 = arith.addi %2221, %2223 : index
                  %2233 = arith.divui %24, %outTileRows : index
                  %2234 = arith.divui %2222, %c3 : index
                  %2235 = arith.muli %2233, %2234 : index
                  %2236 = arith.divui %2232, %c3 : index
                  %2237 = arith.addi %2235, %2236 : index
                  %2238 = arith.muli %2237, %c9 : index
                  %2239 = arith.remui %2232, %c3 : index
                  %2240 = arith.divui %2239, %c27 : index
                  %2241 = arith.addi %2238, %2240 : index
                  %2242 = arith.muli %outTileRows, %c27 : index
                  %2243 = arith.muli %2241, %2242 : index
                  %2244 = arith.remui %24, %outTileRows : index
                  %2245 = arith.muli %2244, %c27 : index
                  %2246 = arith.addi %2243, %2245 : index
                  %2247 = arith.remui %2232, %c27 : index
                  %2248 = arith.addi %2246, %2247 : index
                  %2249 = arith.addf %2231, %c48 : f32
                  %2250 = arith.minimumf %2249, %c105 : f32
                  %2251 = arith.maximumf %2250, %c106 : f32
                  %2252 = arith.truncf %2251 : f32 to f16
                  memref.store %2252, %out[%2248] : memref<?xf16>
                  %2253 = arith.divui %935, %c3 : index
                  %2254 = arith.addi %2224, %2253 : index
                  %2255 = memref.load %factors[%2254] : memref<?xf32>
                  %2256 = arith.addi %2254, %2227 : index
                  %2257 = memref.load %factors[%2256] : memref<?xf32>
                  %2258 = arith.mulf %1854#3, %2216 : f32
                  %2259 = math.fma %2258, %2255, %2257 : f32
                  %2260 = arith.addi %2221, %2253 : index
                  %2261 = arith.divui %2260, %c3 : index
                  %2262 = arith.addi %2235, %2261 : index
                  %2263 = arith.muli %2262, %c9 : index
                  %2264 = arith.remui %2260, %c3 : index
                  %2265 = arith.divui %2264, %c27 : index
                  %2266 = arith.addi %2263, %2265 : index
                  %2267 = arith.muli %2266, %2242 : index
                  %2268 = arith.addi %2267, %2245 : index
                  %2269 = arith.remui %2260, %c27 : index
                  %2270 = arith.addi %2268, %2269 : index
                  %2271 = arith.addf %2259, %c48 : f32
                  %2272 = arith.minimumf %2271, %c105 : f32
                  %2273 = arith.maximumf %2272, %c106 : f32
                  %2274 = arith.truncf %2273 : f32 to f16
                  memref.store %2274, %out[%2270] : memref<?xf16>
                  %2275 = arith.divui %1285, %c3 : index
                  %2276 = arith.addi %2224, %2275 : index
                  %2277 = memref.load %factors[%2276] : memref<?xf32>
                  %2278 = arith.addi %2276, %2227 : index
                  %2279 = memref.load %factors[%2278] : memref<?xf32>
                  %2280 = arith.mulf %1854#4, %2216 : f32
                  %2281 = math.fma %2280, %2277, %2279 : f32
                  %2282 = arith.addi %2221, %2275 : index
                  %2283 = arith.divui %2282, %c3 : index
                  %2284 = arith.addi %2235, %2283 : index
                  %2285 = arith.muli %2284, %c9 : index
                  %2286 = arith.remui %2282, %c3 : index
                  %2287 = arith.divui %2286, %c27 : index
                  %2288 = arith.addi %2285, %2287 : index
                  %2289 = arith.muli %2288, %2242 : index
                  %2290 = arith.addi %2289, %2245 : index
                  %2291 = arith.remui %2282, %c27 : index
                  %2292 = arith.addi %2290, %2291 : index
                  %2293 = arith.addf %2281, %c48 : f32
                  %2294 = arith.minimumf %2293, %c105 : f32
                  %2295 = arith.maximumf %2294, %c106 : f32
                  %2296 = arith.truncf %2295 : f32 to f16
                  memref.store %2296, %out[%2292] : memref<?xf16>
                  %2297 = arith.divui %1287, %c3 : index
                  %2298 = arith.addi %2224, %2297 : index
                  %2299 = memref.load %factors[%2298] : memref<?xf32>
                  %2300 = arith.addi %2298, %2227 : index
                  %2301 = memref.load %factors[%2300] : memref<?xf32>
                  %2302 = arith.mulf %1854#5, %2216 : f32
                  %2303 = math.fma %2302, %2299, %2301 : f32
                  %2304 = arith.addi %2221, %2297 : index
                  %2305 = arith.divui %2304, %c3 : index
                  %2306 = arith.addi %2235, %2305 : index
                  %2307 = arith.muli %2306, %c9 : index
                  %2308 = arith.remui %2304, %c3 : index
                  %2309 = arith.divui %2308, %c27 : index
                  %2310 = arith.addi %2307, %2309 : index
                  %2311 = arith.muli %2310, %2242 : index
                  %2312 = arith.addi %2311, %2245 : index
                  %2313 = arith.remui %2304, %c27 : index
                  %2314 = arith.addi %2312, %2313 : index
                  %2315 = arith.addf %2303, %c48 : f32
                  %2316 = arith.minimumf %2315, %c105 : f32
                  %2317 = arith.maximumf %2316, %c106 : f32
                  %2318 = arith.truncf %2317 : f32 to f16
                  memref.store %2318, %out[%2314] : memref<?xf16>
                  %2319 = arith.divui %1289, %c3 : index
                  %2320 = arith.addi %2224, %2319 : index
                  %2321 = memref.load %factors[%2320] : memref<?xf32>
                  %2322 = arith.addi %2320, %2227 : index
                  %2323 = memref.load %factors[%2322] : memref<?xf32>
                  %2324 = arith.mulf %1854#6, %2216 : f32
                  %2325 = math.fma %2324, %2321, %2323 : f32
                  %2326 = arith.addi %2221, %2319 : index
                  %2327 = arith.divui %2326, %c3 : index
                  %2328 = arith.addi %2235, %2327 : index
                  %2329 = arith.muli %2328, %c9 : index
                  %2330 = arith.remui %2326, %c3 : index
                  %2331 = arith.divui %2330, %c27 : index
                  %2332 = arith.addi %2329, %2331 : index
                  %2333 = arith.muli %2332, %2242 : index
                  %2334 = arith.addi %2333, %2245 : index
                  %2335 = arith.remui %2326, %c27 : index
                  %2336 = arith.addi %2334, %2335 : index
                  %2337 = arith.addf %2325, %c48 : f32
                  %2338 = arith.minimumf %2337, %c105 : f32
                  %2339 = arith.maximumf %2338, %c106 : f32
                  %2340 = arith.truncf %2339 : f32 to f16
                  memref.store %2340, %out[%2336] : memref<?xf16>
                  %2341 = arith.divui %1291, %c3 : index
                  %2342 = arith.addi %2224, %2341 : index
                  %2343 = memref.load %factors[%2342] : memref<?xf32>
                  %2344 = arith.addi %2342, %2227 : index
                  %2345 = memref.load %factors[%2344] : memref<?xf32>
                  %2346 = arith.mulf %1854#7, %2216 : f32
                  %2347 = math.fma %2346, %2343, %2345 : f32
                  %2348 = arith.addi %2221, %2341 : index
                  %2349 = arith.divui %2348, %c3 : index
                  %2350 = arith.addi %2235, %2349 : index
                  %2351 = arith.muli %2350, %c9 : index
                  %2352 = arith.remui %2348, %c3 : index
                  %2353 = arith.divui %2352, %c27 : index
                  %2354 = arith.addi %2351, %2353 : index
                  %2355 = arith.muli %2354, %2242 : index
                  %2356 = arith.addi %2355, %2245 : index
                  %2357 = arith.remui %2348, %c27 : index
                  %2358 = arith.addi %2356, %2357 : index
                  %2359 = arith.addf %2347, %c48 : f32
                  %2360 = arith.minimumf %2359, %c105 : f32
                  %2361 = arith.maximumf %2360, %c106 : f32
                  %2362 = arith.truncf %2361 : f32 to f16
                  memref.store %2362, %out[%2358] : memref<?xf16>
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

// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=128, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d128_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 1024 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 512 : index
  %c25 = arith.constant 128 : index
  %c26 = arith.constant 132 : index
  %c27 = arith.constant 8 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 100 : index
  %c38 = arith.constant 112 : index
  %c39 = arith.constant 116 : index
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 64 : i32
  %c42 = arith.constant 253 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
  %c45 = arith.constant 768 : index
  %c46 = arith.constant 1280 : index
  %c47 = arith.constant 1536 : index
  %c48 = arith.constant 1792 : index
  %c49 = arith.constant 128 : i32
  %c50 = arith.constant 0xF149F2CA : f32
  %c51 = arith.constant 0x00000000 : f32
  %c52 = arith.constant dense<0x00000000> : vector<8xf32>
  %c53 = arith.constant 31 : i32
  %c54 = arith.constant 32 : i32
  %c55 = arith.constant 0 : i32
  %c56 = arith.constant 192 : index
  %c57 = arith.constant 320 : index
  %c58 = arith.constant 384 : index
  %c59 = arith.constant 448 : index
  %c60 = arith.constant 576 : index
  %c61 = arith.constant 640 : index
  %c62 = arith.constant 704 : index
  %c63 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c64 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant dense<-1> : vector<4xi32>
  %c68 = arith.constant 255 : i32
  %c69 = arith.constant 2 : i32
  %c70 = arith.constant 16711680 : i32
  %c71 = arith.constant 3 : i32
  %c72 = arith.constant 4 : i32
  %c73 = arith.constant 65280 : i32
  %c74 = arith.constant 5 : i32
  %c75 = arith.constant 6 : i32
  %c76 = arith.constant -16777216 : i32
  %c77 = arith.constant 7 : i32
  %c78 = arith.constant 8 : i32
  %c79 = arith.constant 9 : i32
  %c80 = arith.constant 10 : i32
  %c81 = arith.constant 11 : i32
  %c82 = arith.constant 12 : i32
  %c83 = arith.constant 13 : i32
  %c84 = arith.constant 15 : i32
  %c85 = arith.constant 832 : index
  %c86 = arith.constant 896 : index
  %c87 = arith.constant 960 : index
  %c88 = arith.constant 160 : index
  %c89 = arith.constant 224 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 352 : index
  %c92 = arith.constant 416 : index
  %c93 = arith.constant 480 : index
  %c94 = arith.constant 144 : index
  %c95 = arith.constant 176 : index
  %c96 = arith.constant 208 : index
  %c97 = arith.constant 240 : index
  %c98 = arith.constant 2560 : index
  %c99 = arith.constant 3072 : index
  %c100 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c102 = arith.constant 0x477FE000 : f32
  %c103 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c106 = arith.constant 2112 : index
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
        %49 = arith.divui %47, %c22 : index
        %50 = arith.remui %47, %c22 : index
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
      %65 = arith.cmpi slt, %64, %c24 : index
      scf.if %65 {
        %66 = arith.divui %64, %c22 : index
        %67 = arith.remui %64, %c22 : index
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
      %81 = arith.cmpi eq, %8, %c23 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c26 : index
        %84 = arith.muli %2, %c27 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c23 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c28 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c22 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c29 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c30 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c31 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c32 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c33 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %85, %c34 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %85, %c35 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %85, %c36 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %85, %c37 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %85, %c38 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %85, %c39 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = math.absf %87 : vector<4xf32>
        %119 = math.absf %89 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %91 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %93 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %95 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = math.absf %97 : vector<4xf32>
        %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
        %129 = math.absf %99 : vector<4xf32>
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
        %131 = math.absf %101 : vector<4xf32>
        %132 = arith.maxnumf %130, %131 fastmath<nnan> : vector<4xf32>
        %133 = math.absf %103 : vector<4xf32>
        %134 = arith.maxnumf %132, %133 fastmath<nnan> : vector<4xf32>
        %135 = math.absf %105 : vector<4xf32>
        %136 = arith.maxnumf %134, %135 fastmath<nnan> : vector<4xf32>
        %137 = math.absf %107 : vector<4xf32>
        %138 = arith.maxnumf %136, %137 fastmath<nnan> : vector<4xf32>
        %139 = math.absf %109 : vector<4xf32>
        %140 = arith.maxnumf %138, %139 fastmath<nnan> : vector<4xf32>
        %141 = math.absf %111 : vector<4xf32>
        %142 = arith.maxnumf %140, %141 fastmath<nnan> : vector<4xf32>
        %143 = math.absf %113 : vector<4xf32>
        %144 = arith.maxnumf %142, %143 fastmath<nnan> : vector<4xf32>
        %145 = math.absf %115 : vector<4xf32>
        %146 = arith.maxnumf %144, %145 fastmath<nnan> : vector<4xf32>
        %147 = math.absf %117 : vector<4xf32>
        %148 = arith.maxnumf %146, %147 fastmath<nnan> : vector<4xf32>
        %149 = vector.extract %148[0] : f32 from vector<4xf32>
        %150 = vector.extract %148[1] : f32 from vector<4xf32>
        %151 = vector.extract %148[2] : f32 from vector<4xf32>
        %152 = vector.extract %148[3] : f32 from vector<4xf32>
        %153 = arith.maxnumf %149, %150 fastmath<nnan> : f32
        %154 = arith.maxnumf %153, %151 fastmath<nnan> : f32
        %155 = arith.maxnumf %154, %152 fastmath<nnan> : f32
        %156 = wave.swap_halves %155 : f32
        %157 = arith.maxnumf %155, %156 fastmath<nnan> : f32
        %158 = arith.bitcast %157 : f32 to i32
        %159 = arith.shrui %158, %c40 : i32
        %160 = arith.maxsi %159, %c41 : i32
        %161 = arith.minsi %160, %c42 : i32
        %162 = arith.subi %c43, %161 : i32
        %163 = arith.shli %162, %c40 : i32
        %164 = arith.bitcast %163 : i32 to f32
        %165 = arith.subi %161, %c44 : i32
        %166 = arith.shli %165, %c40 : i32
        %167 = arith.bitcast %166 : i32 to f32
        %168 = vector.broadcast %164 : f32 to vector<4xf32>
        %169 = arith.muli %1, %c27 : index
        %170 = arith.muli %2, %c25 : index
        %171 = arith.addi %169, %170 : index
        %172 = arith.mulf %87, %168 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = arith.mulf %89, %168 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %177 = arith.addi %171, %c23 : index
        vector.store %176, %4[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.mulf %91, %168 : vector<4xf32>
        %179 = arith.truncf %178 : vector<4xf32> to vector<4xf16>
        %180 = arith.mulf %93, %168 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %183 = arith.addi %171, %c7 : index
        vector.store %182, %4[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.mulf %95, %168 : vector<4xf32>
        %185 = arith.truncf %184 : vector<4xf32> to vector<4xf16>
        %186 = arith.mulf %97, %168 : vector<4xf32>
        %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %189 = arith.addi %171, %c24 : index
        vector.store %188, %4[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.mulf %99, %168 : vector<4xf32>
        %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
        %192 = arith.mulf %101, %168 : vector<4xf32>
        %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
        %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %195 = arith.addi %171, %c45 : index
        vector.store %194, %4[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.mulf %103, %168 : vector<4xf32>
        %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
        %198 = arith.mulf %105, %168 : vector<4xf32>
        %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %201 = arith.addi %171, %c15 : index
        vector.store %200, %4[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.mulf %107, %168 : vector<4xf32>
        %203 = arith.truncf %202 : vector<4xf32> to vector<4xf16>
        %204 = arith.mulf %109, %168 : vector<4xf32>
        %205 = arith.truncf %204 : vector<4xf32> to vector<4xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %207 = arith.addi %171, %c46 : index
        vector.store %206, %4[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.mulf %111, %168 : vector<4xf32>
        %209 = arith.truncf %208 : vector<4xf32> to vector<4xf16>
        %210 = arith.mulf %113, %168 : vector<4xf32>
        %211 = arith.truncf %210 : vector<4xf32> to vector<4xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %213 = arith.addi %171, %c47 : index
        vector.store %212, %4[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.mulf %115, %168 : vector<4xf32>
        %215 = arith.truncf %214 : vector<4xf32> to vector<4xf16>
        %216 = arith.mulf %117, %168 : vector<4xf32>
        %217 = arith.truncf %216 : vector<4xf32> to vector<4xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %219 = arith.addi %171, %c48 : index
        vector.store %218, %4[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = memref.load %scales[%15] : memref<?xf32>
        %221 = arith.mulf %220, %167 : f32
        memref.store %221, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %222 = memref.load %7[%1] : memref<?xf32>
      scf.for %223 = %11 to %42 step %43 : i32 {
        %224 = arith.muli %223, %c20 : i32
        %225 = arith.index_cast %8 : index to i32
        %226 = arith.muli %225, %c49 : i32
        %227 = arith.addi %224, %226 : i32
        %228 = arith.addi %227, %c49 : i32
        %229 = arith.minsi %228, %38 : i32
        %230 = arith.cmpi slt, %227, %38 : i32
        %231:10 = scf.if %230 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %232 = arith.subi %229, %227 : i32
          %233 = arith.addi %232, %c53 : i32
          %234 = arith.divui %233, %c54 : i32
          %235 = arith.divui %227, %c18 : i32
          %236 = arith.addi %235, %c55 : i32
          %237 = arith.minsi %236, %40 : i32
          %238 = arith.index_castui %237 : i32 to index
          %239 = arith.addi %32, %238 : index
          %240 = memref.load %step[%239] : memref<?xi32>
          %241 = arith.index_cast %240 : i32 to index
          %242 = arith.muli %241, %33 : index
          %243 = arith.addi %242, %34 : index
          %244 = arith.addi %235, %c17 : i32
          %245 = arith.minsi %244, %40 : i32
          %246 = arith.index_castui %245 : i32 to index
          %247 = arith.addi %32, %246 : index
          %248 = memref.load %step[%247] : memref<?xi32>
          %249 = arith.index_cast %248 : i32 to index
          %250 = arith.muli %249, %33 : index
          %251 = arith.addi %250, %34 : index
          %252 = arith.addi %243, %35 : index
          %253 = arith.addi %252, %c23 : index
          %254 = vector.load %kv[%253] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %255 = arith.addi %251, %35 : index
          %256 = arith.addi %255, %c23 : index
          %257 = vector.load %kv[%256] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %258 = arith.addi %252, %c32 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %260 = arith.addi %255, %c32 : index
          %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %262 = arith.addi %252, %c25 : index
          %263 = vector.load %kv[%262] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %264 = arith.addi %255, %c25 : index
          %265 = vector.load %kv[%264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %266 = arith.addi %252, %c56 : index
          %267 = vector.load %kv[%266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %268 = arith.addi %255, %c56 : index
          %269 = vector.load %kv[%268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %289:18 = scf.for %270 = %c55 to %234 step %c17 iter_args(%271 = %254, %272 = %257, %273 = %259, %274 = %261, %275 = %263, %276 = %265, %277 = %267, %278 = %269, %279 = %c50, %280 = %c51, %281 = %c52, %282 = %c52, %283 = %c52, %284 = %c52, %285 = %c52, %286 = %c52, %287 = %c52, %288 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %290 = arith.muli %270, %c54 : i32
            %291 = arith.addi %227, %290 : i32
            %292 = arith.addi %291, %c54 : i32
            %293 = arith.divui %291, %c18 : i32
            %294 = arith.addi %293, %c55 : i32
            %295 = arith.minsi %294, %40 : i32
            %296 = arith.index_castui %295 : i32 to index
            %297 = arith.addi %32, %296 : index
            %298 = memref.load %step[%297] : memref<?xi32>
            %299 = arith.index_cast %298 : i32 to index
            %300 = arith.muli %299, %33 : index
            %301 = arith.addi %300, %34 : index
            %302 = arith.addi %293, %c17 : i32
            %303 = arith.minsi %302, %40 : i32
            %304 = arith.index_castui %303 : i32 to index
            %305 = arith.addi %32, %304 : index
            %306 = memref.load %step[%305] : memref<?xi32>
            %307 = arith.index_cast %306 : i32 to index
            %308 = arith.muli %307, %33 : index
            %309 = arith.addi %308, %34 : index
            %310 = arith.divui %292, %c18 : i32
            %311 = arith.addi %310, %c55 : i32
            %312 = arith.minsi %311, %40 : i32
            %313 = arith.index_castui %312 : i32 to index
            %314 = arith.addi %32, %313 : index
            %315 = memref.load %step[%314] : memref<?xi32>
            %316 = arith.index_cast %315 : i32 to index
            %317 = arith.muli %316, %33 : index
            %318 = arith.addi %317, %34 : index
            %319 = arith.addi %310, %c17 : i32
            %320 = arith.minsi %319, %40 : i32
            %321 = arith.index_castui %320 : i32 to index
            %322 = arith.addi %32, %321 : index
            %323 = memref.load %step[%322] : memref<?xi32>
            %324 = arith.index_cast %323 : i32 to index
            %325 = arith.muli %324, %33 : index
            %326 = arith.addi %325, %34 : index
            %327 = wave.opaque %c23 : index
            %328 = arith.muli %1, %c27 : index
            %329 = arith.addi %327, %328 : index
            %330 = arith.addi %301, %35 : index
            %331 = arith.addi %330, %c7 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %333 = arith.addi %309, %35 : index
            %334 = arith.addi %333, %c7 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %336 = vector.bitcast %271 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e4m3" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = vector.bitcast %272 : vector<4xi32> to vector<16xi8>
            %339 = wave.fp8_decode "e4m3" packed %338 : vector<16xi8> -> vector<16xf16>
            %340 = arith.addi %329, %c23 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = arith.addi %340, %c25 : index
            %343 = vector.load %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %345 = wave.mma %337, %344, %c52 : vector<16xf16>, vector<8xf32>
            %346 = wave.mma %339, %344, %c52 : vector<16xf16>, vector<8xf32>
            %347 = arith.addi %330, %c57 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %349 = arith.addi %333, %c57 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %351 = vector.bitcast %273 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e4m3" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = vector.bitcast %274 : vector<4xi32> to vector<16xi8>
            %354 = wave.fp8_decode "e4m3" packed %353 : vector<16xi8> -> vector<16xf16>
            %355 = arith.addi %329, %c7 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = arith.addi %355, %c25 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %360 = wave.mma %352, %359, %345 : vector<16xf16>, vector<8xf32>
            %361 = wave.mma %354, %359, %346 : vector<16xf16>, vector<8xf32>
            %362 = arith.addi %330, %c58 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364 = arith.addi %333, %c58 : index
            %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %366 = vector.bitcast %275 : vector<4xi32> to vector<16xi8>
            %367 = wave.fp8_decode "e4m3" packed %366 : vector<16xi8> -> vector<16xf16>
            %368 = vector.bitcast %276 : vector<4xi32> to vector<16xi8>
            %369 = wave.fp8_decode "e4m3" packed %368 : vector<16xi8> -> vector<16xf16>
            %370 = arith.addi %329, %c24 : index
            %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %372 = arith.addi %370, %c25 : index
            %373 = vector.load %4[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %374 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %375 = wave.mma %367, %374, %360 : vector<16xf16>, vector<8xf32>
            %376 = wave.mma %369, %374, %361 : vector<16xf16>, vector<8xf32>
            %377 = arith.addi %330, %c59 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %379 = arith.addi %333, %c59 : index
            %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %381 = vector.bitcast %277 : vector<4xi32> to vector<16xi8>
            %382 = wave.fp8_decode "e4m3" packed %381 : vector<16xi8> -> vector<16xf16>
            %383 = vector.bitcast %278 : vector<4xi32> to vector<16xi8>
            %384 = wave.fp8_decode "e4m3" packed %383 : vector<16xi8> -> vector<16xf16>
            %385 = arith.addi %329, %c45 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = arith.addi %385, %c25 : index
            %388 = vector.load %4[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %390 = wave.mma %382, %389, %375 : vector<16xf16>, vector<8xf32>
            %391 = wave.mma %384, %389, %376 : vector<16xf16>, vector<8xf32>
            %392 = arith.addi %330, %c24 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %394 = arith.addi %333, %c24 : index
            %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %396 = vector.bitcast %332 : vector<4xi32> to vector<16xi8>
            %397 = wave.fp8_decode "e4m3" packed %396 : vector<16xi8> -> vector<16xf16>
            %398 = vector.bitcast %335 : vector<4xi32> to vector<16xi8>
            %399 = wave.fp8_decode "e4m3" packed %398 : vector<16xi8> -> vector<16xf16>
            %400 = arith.addi %329, %c15 : index
            %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %402 = arith.addi %400, %c25 : index
            %403 = vector.load %4[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %405 = wave.mma %397, %404, %390 : vector<16xf16>, vector<8xf32>
            %406 = wave.mma %399, %404, %391 : vector<16xf16>, vector<8xf32>
            %407 = arith.addi %330, %c60 : index
            %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %409 = arith.addi %333, %c60 : index
            %410 = vector.load %kv[%409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %411 = vector.bitcast %348 : vector<4xi32> to vector<16xi8>
            %412 = wave.fp8_decode "e4m3" packed %411 : vector<16xi8> -> vector<16xf16>
            %413 = vector.bitcast %350 : vector<4xi32> to vector<16xi8>
            %414 = wave.fp8_decode "e4m3" packed %413 : vector<16xi8> -> vector<16xf16>
            %415 = arith.addi %329, %c46 : index
            %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %417 = arith.addi %415, %c25 : index
            %418 = vector.load %4[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %420 = wave.mma %412, %419, %405 : vector<16xf16>, vector<8xf32>
            %421 = wave.mma %414, %419, %406 : vector<16xf16>, vector<8xf32>
            %422 = arith.addi %330, %c61 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %424 = arith.addi %333, %c61 : index
            %425 = vector.load %kv[%424] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %426 = vector.bitcast %363 : vector<4xi32> to vector<16xi8>
            %427 = wave.fp8_decode "e4m3" packed %426 : vector<16xi8> -> vector<16xf16>
            %428 = vector.bitcast %365 : vector<4xi32> to vector<16xi8>
            %429 = wave.fp8_decode "e4m3" packed %428 : vector<16xi8> -> vector<16xf16>
            %430 = arith.addi %329, %c47 : index
            %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %432 = arith.addi %430, %c25 : index
            %433 = vector.load %4[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %435 = wave.mma %427, %434, %420 : vector<16xf16>, vector<8xf32>
            %436 = wave.mma %429, %434, %421 : vector<16xf16>, vector<8xf32>
            %437 = arith.addi %330, %c62 : index
            %438 = vector.load %kv[%437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %439 = arith.addi %333, %c62 : index
            %440 = vector.load %kv[%439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %441 = vector.bitcast %378 : vector<4xi32> to vector<16xi8>
            %442 = wave.fp8_decode "e4m3" packed %441 : vector<16xi8> -> vector<16xf16>
            %443 = vector.bitcast %380 : vector<4xi32> to vector<16xi8>
            %444 = wave.fp8_decode "e4m3" packed %443 : vector<16xi8> -> vector<16xf16>
            %445 = arith.addi %329, %c48 : index
            %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %447 = arith.addi %445, %c25 : index
            %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %450 = wave.mma %442, %449, %435 : vector<16xf16>, vector<8xf32>
            %451 = wave.mma %444, %449, %436 : vector<16xf16>, vector<8xf32>
            %452 = arith.addi %330, %c45 : index
            %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %454 = arith.addi %333, %c45 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %456 = wave.opaque %450 : vector<8xf32>
            %457 = wave.opaque %451 : vector<8xf32>
            %458 = wave.opaque %292 : i32
            %459 = arith.cmpi sgt, %458, %229 : i32
            %460:2 = scf.if %459 -> (vector<8xf32>, vector<8xf32>) {
              %461 = arith.index_cast %2 : index to i32
              %462 = arith.addi %291, %461 : i32
              %463 = arith.subi %38, %462 : i32
              %464 = arith.subi %463, %c55 : i32
              %465 = vector.broadcast %464 : i32 to vector<8xi32>
              %466 = arith.cmpi sgt, %465, %c64 : vector<8xi32>
              %467 = arith.select %466, %456, %c63 : vector<8xi1>, vector<8xf32>
              %468 = arith.subi %463, %c18 : i32
              %469 = vector.broadcast %468 : i32 to vector<8xi32>
              %470 = arith.cmpi sgt, %469, %c64 : vector<8xi32>
              %471 = arith.select %470, %457, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %467, %471 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %456, %457 : vector<8xf32>, vector<8xf32>
            }
            %472 = vector.extract %460#0[0] : f32 from vector<8xf32>
            %473 = vector.extract %460#0[1] : f32 from vector<8xf32>
            %474 = vector.extract %460#0[2] : f32 from vector<8xf32>
            %475 = vector.extract %460#0[3] : f32 from vector<8xf32>
            %476 = vector.extract %460#0[4] : f32 from vector<8xf32>
            %477 = vector.extract %460#0[5] : f32 from vector<8xf32>
            %478 = vector.extract %460#0[6] : f32 from vector<8xf32>
            %479 = vector.extract %460#0[7] : f32 from vector<8xf32>
            %480 = vector.extract %460#1[0] : f32 from vector<8xf32>
            %481 = vector.extract %460#1[1] : f32 from vector<8xf32>
            %482 = vector.extract %460#1[2] : f32 from vector<8xf32>
            %483 = vector.extract %460#1[3] : f32 from vector<8xf32>
            %484 = vector.extract %460#1[4] : f32 from vector<8xf32>
            %485 = vector.extract %460#1[5] : f32 from vector<8xf32>
            %486 = vector.extract %460#1[6] : f32 from vector<8xf32>
            %487 = vector.extract %460#1[7] : f32 from vector<8xf32>
            %488 = arith.maxnumf %472, %473 fastmath<nnan> : f32
            %489 = arith.maxnumf %488, %474 fastmath<nnan> : f32
            %490 = arith.maxnumf %489, %475 fastmath<nnan> : f32
            %491 = arith.maxnumf %490, %476 fastmath<nnan> : f32
            %492 = arith.maxnumf %491, %477 fastmath<nnan> : f32
            %493 = arith.maxnumf %492, %478 fastmath<nnan> : f32
            %494 = arith.maxnumf %493, %479 fastmath<nnan> : f32
            %495 = arith.maxnumf %494, %480 fastmath<nnan> : f32
            %496 = arith.maxnumf %495, %481 fastmath<nnan> : f32
            %497 = arith.maxnumf %496, %482 fastmath<nnan> : f32
            %498 = arith.maxnumf %497, %483 fastmath<nnan> : f32
            %499 = arith.maxnumf %498, %484 fastmath<nnan> : f32
            %500 = arith.maxnumf %499, %485 fastmath<nnan> : f32
            %501 = arith.maxnumf %500, %486 fastmath<nnan> : f32
            %502 = arith.maxnumf %501, %487 fastmath<nnan> : f32
            %503 = wave.swap_halves %502 : f32
            %504 = arith.maxnumf %502, %503 fastmath<nnan> : f32
            %505 = arith.mulf %504, %222 : f32
            %506 = arith.addf %279, %c65 : f32
            %507 = arith.cmpf ogt, %505, %506 : f32
            %508:10 = scf.if %507 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %509 = arith.subf %279, %505 : f32
              %510 = wave.exp2 %509 : f32
              %511 = vector.broadcast %510 : f32 to vector<8xf32>
              %512 = arith.mulf %280, %510 : f32
              %513 = arith.mulf %281, %511 : vector<8xf32>
              %514 = arith.mulf %282, %511 : vector<8xf32>
              %515 = arith.mulf %283, %511 : vector<8xf32>
              %516 = arith.mulf %284, %511 : vector<8xf32>
              %517 = arith.mulf %285, %511 : vector<8xf32>
              %518 = arith.mulf %286, %511 : vector<8xf32>
              %519 = arith.mulf %287, %511 : vector<8xf32>
              %520 = arith.mulf %288, %511 : vector<8xf32>
              scf.yield %505, %512, %513, %514, %515, %516, %517, %518, %519, %520 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %279, %280, %281, %282, %283, %284, %285, %286, %287, %288 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %521 = vector.broadcast %222 : f32 to vector<8xf32>
            %522 = arith.subf %c66, %508#0 : f32
            %523 = vector.broadcast %522 : f32 to vector<8xf32>
            %524 = math.fma %460#0, %521, %523 : vector<8xf32>
            %525 = wave.exp2 %524 : vector<8xf32>
            %526 = math.fma %460#1, %521, %523 : vector<8xf32>
            %527 = wave.exp2 %526 : vector<8xf32>
            %528 = arith.truncf %525 : vector<8xf32> to vector<8xf16>
            %529 = vector.bitcast %528 : vector<8xf16> to vector<4xi32>
            %530 = wave.swap_halves %529 : vector<4xi32>
            %531 = arith.select %3, %530, %529 : vector<4xi32>
            %532 = arith.select %3, %529, %530 : vector<4xi32>
            %533 = vector.shuffle %531, %532 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %534 = vector.bitcast %533 : vector<8xi32> to vector<16xf16>
            %535 = arith.truncf %527 : vector<8xf32> to vector<8xf16>
            %536 = vector.bitcast %535 : vector<8xf16> to vector<4xi32>
            %537 = wave.swap_halves %536 : vector<4xi32>
            %538 = arith.select %3, %537, %536 : vector<4xi32>
            %539 = arith.select %3, %536, %537 : vector<4xi32>
            %540 = vector.shuffle %538, %539 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %541 = vector.bitcast %540 : vector<8xi32> to vector<16xf16>
            %542 = arith.addf %525, %527 : vector<8xf32>
            %543 = vector.extract %542[0] : f32 from vector<8xf32>
            %544 = vector.extract %542[1] : f32 from vector<8xf32>
            %545 = vector.extract %542[2] : f32 from vector<8xf32>
            %546 = vector.extract %542[3] : f32 from vector<8xf32>
            %547 = vector.extract %542[4] : f32 from vector<8xf32>
            %548 = vector.extract %542[5] : f32 from vector<8xf32>
            %549 = vector.extract %542[6] : f32 from vector<8xf32>
            %550 = vector.extract %542[7] : f32 from vector<8xf32>
            %551 = arith.addf %543, %547 : f32
            %552 = arith.addf %544, %548 : f32
            %553 = arith.addf %545, %549 : f32
            %554 = arith.addf %546, %550 : f32
            %555 = arith.addf %551, %553 : f32
            %556 = arith.addf %552, %554 : f32
            %557 = arith.addf %555, %556 : f32
            %558 = arith.addf %508#1, %557 : f32
            %559 = wave.opaque %558 : f32
            %560 = wave.opaque %292 : i32
            %561 = arith.cmpi sgt, %560, %229 : i32
            %562:2 = scf.if %561 -> (vector<4xi32>, vector<4xi32>) {
              %563 = arith.subi %229, %291 : i32
              %564 = arith.subi %563, %c55 : i32
              %565 = arith.minsi %564, %c18 : i32
              %566 = arith.maxsi %565, %c55 : i32
              %567 = arith.cmpi sgt, %566, %c55 : i32
              %568 = arith.select %567, %c68, %c55 : i32
              %569 = arith.ori %c55, %568 : i32
              %570 = arith.cmpi sgt, %566, %c17 : i32
              %571 = arith.select %570, %c68, %c55 : i32
              %572 = arith.ori %c55, %571 : i32
              %573 = arith.cmpi sgt, %566, %c69 : i32
              %574 = arith.select %573, %c70, %c55 : i32
              %575 = arith.ori %569, %574 : i32
              %576 = arith.cmpi sgt, %566, %c71 : i32
              %577 = arith.select %576, %c70, %c55 : i32
              %578 = arith.ori %572, %577 : i32
              %579 = arith.cmpi sgt, %566, %c72 : i32
              %580 = arith.select %579, %c73, %c55 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = arith.cmpi sgt, %566, %c74 : i32
              %583 = arith.select %582, %c73, %c55 : i32
              %584 = arith.ori %578, %583 : i32
              %585 = arith.cmpi sgt, %566, %c75 : i32
              %586 = arith.select %585, %c76, %c55 : i32
              %587 = arith.ori %581, %586 : i32
              %588 = arith.cmpi sgt, %566, %c77 : i32
              %589 = arith.select %588, %c76, %c55 : i32
              %590 = arith.ori %584, %589 : i32
              %591 = arith.cmpi sgt, %566, %c78 : i32
              %592 = arith.select %591, %c68, %c55 : i32
              %593 = arith.ori %c55, %592 : i32
              %594 = arith.cmpi sgt, %566, %c79 : i32
              %595 = arith.select %594, %c68, %c55 : i32
              %596 = arith.ori %c55, %595 : i32
              %597 = arith.cmpi sgt, %566, %c80 : i32
              %598 = arith.select %597, %c70, %c55 : i32
              %599 = arith.ori %593, %598 : i32
              %600 = arith.cmpi sgt, %566, %c81 : i32
              %601 = arith.select %600, %c70, %c55 : i32
              %602 = arith.ori %596, %601 : i32
              %603 = arith.cmpi sgt, %566, %c82 : i32
              %604 = arith.select %603, %c73, %c55 : i32
              %605 = arith.ori %599, %604 : i32
              %606 = arith.cmpi sgt, %566, %c83 : i32
              %607 = arith.select %606, %c73, %c55 : i32
              %608 = arith.ori %602, %607 : i32
              %609 = arith.cmpi sgt, %566, %c44 : i32
              %610 = arith.select %609, %c76, %c55 : i32
              %611 = arith.ori %605, %610 : i32
              %612 = arith.cmpi sgt, %566, %c84 : i32
              %613 = arith.select %612, %c76, %c55 : i32
              %614 = arith.ori %608, %613 : i32
              %615 = vector.from_elements %587, %611, %590, %614 : vector<4xi32>
              %616 = arith.subi %563, %c18 : i32
              %617 = arith.minsi %616, %c18 : i32
              %618 = arith.maxsi %617, %c55 : i32
              %619 = arith.cmpi sgt, %618, %c55 : i32
              %620 = arith.select %619, %c68, %c55 : i32
              %621 = arith.ori %c55, %620 : i32
              %622 = arith.cmpi sgt, %618, %c17 : i32
              %623 = arith.select %622, %c68, %c55 : i32
              %624 = arith.ori %c55, %623 : i32
              %625 = arith.cmpi sgt, %618, %c69 : i32
              %626 = arith.select %625, %c70, %c55 : i32
              %627 = arith.ori %621, %626 : i32
              %628 = arith.cmpi sgt, %618, %c71 : i32
              %629 = arith.select %628, %c70, %c55 : i32
              %630 = arith.ori %624, %629 : i32
              %631 = arith.cmpi sgt, %618, %c72 : i32
              %632 = arith.select %631, %c73, %c55 : i32
              %633 = arith.ori %627, %632 : i32
              %634 = arith.cmpi sgt, %618, %c74 : i32
              %635 = arith.select %634, %c73, %c55 : i32
              %636 = arith.ori %630, %635 : i32
              %637 = arith.cmpi sgt, %618, %c75 : i32
              %638 = arith.select %637, %c76, %c55 : i32
              %639 = arith.ori %633, %638 : i32
              %640 = arith.cmpi sgt, %618, %c77 : i32
              %641 = arith.select %640, %c76, %c55 : i32
              %642 = arith.ori %636, %641 : i32
              %643 = arith.cmpi sgt, %618, %c78 : i32
              %644 = arith.select %643, %c68, %c55 : i32
              %645 = arith.ori %c55, %644 : i32
              %646 = arith.cmpi sgt, %618, %c79 : i32
              %647 = arith.select %646, %c68, %c55 : i32
              %648 = arith.ori %c55, %647 : i32
              %649 = arith.cmpi sgt, %618, %c80 : i32
              %650 = arith.select %649, %c70, %c55 : i32
              %651 = arith.ori %645, %650 : i32
              %652 = arith.cmpi sgt, %618, %c81 : i32
              %653 = arith.select %652, %c70, %c55 : i32
              %654 = arith.ori %648, %653 : i32
              %655 = arith.cmpi sgt, %618, %c82 : i32
              %656 = arith.select %655, %c73, %c55 : i32
              %657 = arith.ori %651, %656 : i32
              %658 = arith.cmpi sgt, %618, %c83 : i32
              %659 = arith.select %658, %c73, %c55 : i32
              %660 = arith.ori %654, %659 : i32
              %661 = arith.cmpi sgt, %618, %c44 : i32
              %662 = arith.select %661, %c76, %c55 : i32
              %663 = arith.ori %657, %662 : i32
              %664 = arith.cmpi sgt, %618, %c84 : i32
              %665 = arith.select %664, %c76, %c55 : i32
              %666 = arith.ori %660, %665 : i32
              %667 = vector.from_elements %639, %663, %642, %666 : vector<4xi32>
              scf.yield %615, %667 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67 : vector<4xi32>, vector<4xi32>
            }
            %668 = wave.opaque %292 : i32
            %669 = arith.cmpi sgt, %668, %229 : i32
            %670:2 = scf.if %669 -> (vector<4xi32>, vector<4xi32>) {
              %671 = arith.andi %393, %562#0 : vector<4xi32>
              %672 = arith.andi %395, %562#1 : vector<4xi32>
              scf.yield %671, %672 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %393, %395 : vector<4xi32>, vector<4xi32>
            }
            %673 = vector.bitcast %670#0 : vector<4xi32> to vector<16xi8>
            %674 = wave.fp8_decode "e4m3" packed %673 : vector<16xi8> -> vector<16xf16>
            %675 = wave.mma %674, %534, %508#2 : vector<16xf16>, vector<8xf32>
            %676 = vector.bitcast %670#1 : vector<4xi32> to vector<16xi8>
            %677 = wave.fp8_decode "e4m3" packed %676 : vector<16xi8> -> vector<16xf16>
            %678 = wave.mma %677, %541, %675 : vector<16xf16>, vector<8xf32>
            %679 = wave.opaque %678 : vector<8xf32>
            %680 = arith.addi %330, %c85 : index
            %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %682 = arith.addi %333, %c85 : index
            %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %684 = wave.opaque %292 : i32
            %685 = arith.cmpi sgt, %684, %229 : i32
            %686:2 = scf.if %685 -> (vector<4xi32>, vector<4xi32>) {
              %687 = arith.andi %408, %562#0 : vector<4xi32>
              %688 = arith.andi %410, %562#1 : vector<4xi32>
              scf.yield %687, %688 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %408, %410 : vector<4xi32>, vector<4xi32>
            }
            %689 = vector.bitcast %686#0 : vector<4xi32> to vector<16xi8>
            %690 = wave.fp8_decode "e4m3" packed %689 : vector<16xi8> -> vector<16xf16>
            %691 = wave.mma %690, %534, %508#3 : vector<16xf16>, vector<8xf32>
            %692 = vector.bitcast %686#1 : vector<4xi32> to vector<16xi8>
            %693 = wave.fp8_decode "e4m3" packed %692 : vector<16xi8> -> vector<16xf16>
            %694 = wave.mma %693, %541, %691 : vector<16xf16>, vector<8xf32>
            %695 = wave.opaque %694 : vector<8xf32>
            %696 = arith.addi %330, %c86 : index
            %697 = vector.load %kv[%696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %698 = arith.addi %333, %c86 : index
            %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %700 = wave.opaque %292 : i32
            %701 = arith.cmpi sgt, %700, %229 : i32
            %702:2 = scf.if %701 -> (vector<4xi32>, vector<4xi32>) {
              %703 = arith.andi %423, %562#0 : vector<4xi32>
              %704 = arith.andi %425, %562#1 : vector<4xi32>
              scf.yield %703, %704 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %423, %425 : vector<4xi32>, vector<4xi32>
            }
            %705 = vector.bitcast %702#0 : vector<4xi32> to vector<16xi8>
            %706 = wave.fp8_decode "e4m3" packed %705 : vector<16xi8> -> vector<16xf16>
            %707 = wave.mma %706, %534, %508#4 : vector<16xf16>, vector<8xf32>
            %708 = vector.bitcast %702#1 : vector<4xi32> to vector<16xi8>
            %709 = wave.fp8_decode "e4m3" packed %708 : vector<16xi8> -> vector<16xf16>
            %710 = wave.mma %709, %541, %707 : vector<16xf16>, vector<8xf32>
            %711 = wave.opaque %710 : vector<8xf32>
            %712 = arith.addi %330, %c87 : index
            %713 = vector.load %kv[%712] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %714 = arith.addi %333, %c87 : index
            %715 = vector.load %kv[%714] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %716 = wave.opaque %292 : i32
            %717 = arith.cmpi sgt, %716, %229 : i32
            %718:2 = scf.if %717 -> (vector<4xi32>, vector<4xi32>) {
              %719 = arith.andi %438, %562#0 : vector<4xi32>
              %720 = arith.andi %440, %562#1 : vector<4xi32>
              scf.yield %719, %720 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %438, %440 : vector<4xi32>, vector<4xi32>
            }
            %721 = vector.bitcast %718#0 : vector<4xi32> to vector<16xi8>
            %722 = wave.fp8_decode "e4m3" packed %721 : vector<16xi8> -> vector<16xf16>
            %723 = wave.mma %722, %534, %508#5 : vector<16xf16>, vector<8xf32>
            %724 = vector.bitcast %718#1 : vector<4xi32> to vector<16xi8>
            %725 = wave.fp8_decode "e4m3" packed %724 : vector<16xi8> -> vector<16xf16>
            %726 = wave.mma %725, %541, %723 : vector<16xf16>, vector<8xf32>
            %727 = wave.opaque %726 : vector<8xf32>
            wave.pin
            %728 = wave.opaque %292 : i32
            %729 = arith.cmpi sgt, %728, %229 : i32
            %730:2 = scf.if %729 -> (vector<4xi32>, vector<4xi32>) {
              %731 = arith.andi %453, %562#0 : vector<4xi32>
              %732 = arith.andi %455, %562#1 : vector<4xi32>
              scf.yield %731, %732 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %453, %455 : vector<4xi32>, vector<4xi32>
            }
            %733 = vector.bitcast %730#0 : vector<4xi32> to vector<16xi8>
            %734 = wave.fp8_decode "e4m3" packed %733 : vector<16xi8> -> vector<16xf16>
            %735 = wave.mma %734, %534, %508#6 : vector<16xf16>, vector<8xf32>
            %736 = vector.bitcast %730#1 : vector<4xi32> to vector<16xi8>
            %737 = wave.fp8_decode "e4m3" packed %736 : vector<16xi8> -> vector<16xf16>
            %738 = wave.mma %737, %541, %735 : vector<16xf16>, vector<8xf32>
            %739 = wave.opaque %738 : vector<8xf32>
            wave.pin
            %740 = wave.opaque %292 : i32
            %741 = arith.cmpi slt, %740, %229 : i32
            %742:2 = scf.if %741 -> (vector<4xi32>, vector<4xi32>) {
              %743 = arith.addi %318, %35 : index
              %744 = arith.addi %743, %c23 : index
              %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %746 = arith.addi %326, %35 : index
              %747 = arith.addi %746, %c23 : index
              %748 = vector.load %kv[%747] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %745, %748 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %730#0, %730#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %749 = wave.opaque %292 : i32
            %750 = arith.cmpi sgt, %749, %229 : i32
            %751:2 = scf.if %750 -> (vector<4xi32>, vector<4xi32>) {
              %752 = arith.andi %681, %562#0 : vector<4xi32>
              %753 = arith.andi %683, %562#1 : vector<4xi32>
              scf.yield %752, %753 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %681, %683 : vector<4xi32>, vector<4xi32>
            }
            %754 = vector.bitcast %751#0 : vector<4xi32> to vector<16xi8>
            %755 = wave.fp8_decode "e4m3" packed %754 : vector<16xi8> -> vector<16xf16>
            %756 = wave.mma %755, %534, %508#7 : vector<16xf16>, vector<8xf32>
            %757 = vector.bitcast %751#1 : vector<4xi32> to vector<16xi8>
            %758 = wave.fp8_decode "e4m3" packed %757 : vector<16xi8> -> vector<16xf16>
            %759 = wave.mma %758, %541, %756 : vector<16xf16>, vector<8xf32>
            %760 = wave.opaque %759 : vector<8xf32>
            wave.pin
            %761 = wave.opaque %292 : i32
            %762 = arith.cmpi slt, %761, %229 : i32
            %763:2 = scf.if %762 -> (vector<4xi32>, vector<4xi32>) {
              %764 = arith.addi %318, %35 : index
              %765 = arith.addi %764, %c32 : index
              %766 = vector.load %kv[%765] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %767 = arith.addi %326, %35 : index
              %768 = arith.addi %767, %c32 : index
              %769 = vector.load %kv[%768] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %766, %769 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %751#0, %751#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %770 = wave.opaque %292 : i32
            %771 = arith.cmpi sgt, %770, %229 : i32
            %772:2 = scf.if %771 -> (vector<4xi32>, vector<4xi32>) {
              %773 = arith.andi %697, %562#0 : vector<4xi32>
              %774 = arith.andi %699, %562#1 : vector<4xi32>
              scf.yield %773, %774 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %697, %699 : vector<4xi32>, vector<4xi32>
            }
            %775 = vector.bitcast %772#0 : vector<4xi32> to vector<16xi8>
            %776 = wave.fp8_decode "e4m3" packed %775 : vector<16xi8> -> vector<16xf16>
            %777 = wave.mma %776, %534, %508#8 : vector<16xf16>, vector<8xf32>
            %778 = vector.bitcast %772#1 : vector<4xi32> to vector<16xi8>
            %779 = wave.fp8_decode "e4m3" packed %778 : vector<16xi8> -> vector<16xf16>
            %780 = wave.mma %779, %541, %777 : vector<16xf16>, vector<8xf32>
            %781 = wave.opaque %780 : vector<8xf32>
            wave.pin
            %782 = wave.opaque %292 : i32
            %783 = arith.cmpi slt, %782, %229 : i32
            %784:2 = scf.if %783 -> (vector<4xi32>, vector<4xi32>) {
              %785 = arith.addi %318, %35 : index
              %786 = arith.addi %785, %c25 : index
              %787 = vector.load %kv[%786] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %788 = arith.addi %326, %35 : index
              %789 = arith.addi %788, %c25 : index
              %790 = vector.load %kv[%789] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %787, %790 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %772#0, %772#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %791 = wave.opaque %292 : i32
            %792 = arith.cmpi sgt, %791, %229 : i32
            %793:2 = scf.if %792 -> (vector<4xi32>, vector<4xi32>) {
              %794 = arith.andi %713, %562#0 : vector<4xi32>
              %795 = arith.andi %715, %562#1 : vector<4xi32>
              scf.yield %794, %795 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %713, %715 : vector<4xi32>, vector<4xi32>
            }
            %796 = vector.bitcast %793#0 : vector<4xi32> to vector<16xi8>
            %797 = wave.fp8_decode "e4m3" packed %796 : vector<16xi8> -> vector<16xf16>
            %798 = wave.mma %797, %534, %508#9 : vector<16xf16>, vector<8xf32>
            %799 = vector.bitcast %793#1 : vector<4xi32> to vector<16xi8>
            %800 = wave.fp8_decode "e4m3" packed %799 : vector<16xi8> -> vector<16xf16>
            %801 = wave.mma %800, %541, %798 : vector<16xf16>, vector<8xf32>
            %802 = wave.opaque %801 : vector<8xf32>
            wave.pin
            %803 = wave.opaque %292 : i32
            %804 = arith.cmpi slt, %803, %229 : i32
            %805:2 = scf.if %804 -> (vector<4xi32>, vector<4xi32>) {
              %806 = arith.addi %318, %35 : index
              %807 = arith.addi %806, %c56 : index
              %808 = vector.load %kv[%807] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %809 = arith.addi %326, %35 : index
              %810 = arith.addi %809, %c56 : index
              %811 = vector.load %kv[%810] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %808, %811 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %793#0, %793#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %742#0, %742#1, %763#0, %763#1, %784#0, %784#1, %805#0, %805#1, %508#0, %559, %679, %695, %711, %727, %739, %760, %781, %802 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %812 = wave.swap_halves %289#9 : f32
          %813 = arith.addf %289#9, %812 : f32
          scf.yield %289#8, %813, %289#10, %289#11, %289#12, %289#13, %289#14, %289#15, %289#16, %289#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %814 = wave.opaque %c23 : index
        %815 = arith.addi %46, %814 : index
        %816 = arith.addi %1, %814 : index
        %817 = arith.cmpi slt, %816, %c3 : index
        scf.if %817 {
          %818 = arith.addi %45, %816 : index
          memref.store %231#0, %6[%818] : memref<?xf32>
          %819 = arith.addi %818, %c3 : index
          memref.store %231#1, %6[%819] : memref<?xf32>
          %820 = arith.muli %8, %c24 : index
          %821 = arith.muli %2, %c3 : index
          %822 = arith.addi %820, %821 : index
          %823 = arith.addi %822, %816 : index
          %824 = vector.extract %231#2[0] : f32 from vector<8xf32>
          %825 = arith.addi %823, %c23 : index
          memref.store %824, %5[%825] : memref<?xf32>
          %826 = vector.extract %231#2[1] : f32 from vector<8xf32>
          %827 = arith.addi %823, %c22 : index
          memref.store %826, %5[%827] : memref<?xf32>
          %828 = vector.extract %231#2[2] : f32 from vector<8xf32>
          %829 = arith.addi %823, %c32 : index
          memref.store %828, %5[%829] : memref<?xf32>
          %830 = vector.extract %231#2[3] : f32 from vector<8xf32>
          %831 = arith.addi %823, %c36 : index
          memref.store %830, %5[%831] : memref<?xf32>
          %832 = vector.extract %231#2[4] : f32 from vector<8xf32>
          %833 = arith.addi %823, %c25 : index
          memref.store %832, %5[%833] : memref<?xf32>
          %834 = vector.extract %231#2[5] : f32 from vector<8xf32>
          %835 = arith.addi %823, %c88 : index
          memref.store %834, %5[%835] : memref<?xf32>
          %836 = vector.extract %231#2[6] : f32 from vector<8xf32>
          %837 = arith.addi %823, %c56 : index
          memref.store %836, %5[%837] : memref<?xf32>
          %838 = vector.extract %231#2[7] : f32 from vector<8xf32>
          %839 = arith.addi %823, %c89 : index
          memref.store %838, %5[%839] : memref<?xf32>
          %840 = vector.extract %231#3[0] : f32 from vector<8xf32>
          %841 = arith.addi %823, %c7 : index
          memref.store %840, %5[%841] : memref<?xf32>
          %842 = vector.extract %231#3[1] : f32 from vector<8xf32>
          %843 = arith.addi %823, %c90 : index
          memref.store %842, %5[%843] : memref<?xf32>
          %844 = vector.extract %231#3[2] : f32 from vector<8xf32>
          %845 = arith.addi %823, %c57 : index
          memref.store %844, %5[%845] : memref<?xf32>
          %846 = vector.extract %231#3[3] : f32 from vector<8xf32>
          %847 = arith.addi %823, %c91 : index
          memref.store %846, %5[%847] : memref<?xf32>
          %848 = vector.extract %231#3[4] : f32 from vector<8xf32>
          %849 = arith.addi %823, %c58 : index
          memref.store %848, %5[%849] : memref<?xf32>
          %850 = vector.extract %231#3[5] : f32 from vector<8xf32>
          %851 = arith.addi %823, %c92 : index
          memref.store %850, %5[%851] : memref<?xf32>
          %852 = vector.extract %231#3[6] : f32 from vector<8xf32>
          %853 = arith.addi %823, %c59 : index
          memref.store %852, %5[%853] : memref<?xf32>
          %854 = vector.extract %231#3[7] : f32 from vector<8xf32>
          %855 = arith.addi %823, %c93 : index
          memref.store %854, %5[%855] : memref<?xf32>
        }
        wave.barrier
        %856 = arith.addi %816, %c23 : index
        %857 = memref.load %6[%856] : memref<?xf32>
        %858 = arith.addi %816, %c3 : index
        %859 = memref.load %6[%858] : memref<?xf32>
        %860 = arith.addi %816, %c22 : index
        %861 = memref.load %6[%860] : memref<?xf32>
        %862 = arith.addi %816, %c30 : index
        %863 = memref.load %6[%862] : memref<?xf32>
        %864 = arith.addi %816, %c32 : index
        %865 = memref.load %6[%864] : memref<?xf32>
        %866 = arith.addi %816, %c34 : index
        %867 = memref.load %6[%866] : memref<?xf32>
        %868 = arith.addi %816, %c36 : index
        %869 = memref.load %6[%868] : memref<?xf32>
        %870 = arith.addi %816, %c38 : index
        %871 = memref.load %6[%870] : memref<?xf32>
        %872 = arith.addi %816, %c25 : index
        %873 = memref.load %6[%872] : memref<?xf32>
        %874 = arith.addi %816, %c94 : index
        %875 = memref.load %6[%874] : memref<?xf32>
        %876 = arith.addi %816, %c88 : index
        %877 = memref.load %6[%876] : memref<?xf32>
        %878 = arith.addi %816, %c95 : index
        %879 = memref.load %6[%878] : memref<?xf32>
        %880 = arith.addi %816, %c56 : index
        %881 = memref.load %6[%880] : memref<?xf32>
        %882 = arith.addi %816, %c96 : index
        %883 = memref.load %6[%882] : memref<?xf32>
        %884 = arith.addi %816, %c89 : index
        %885 = memref.load %6[%884] : memref<?xf32>
        %886 = arith.addi %816, %c97 : index
        %887 = memref.load %6[%886] : memref<?xf32>
        %888 = arith.maxnumf %857, %861 fastmath<nnan> : f32
        %889 = arith.subf %857, %888 : f32
        %890 = wave.exp2 %889 : f32
        %891 = arith.subf %861, %888 : f32
        %892 = wave.exp2 %891 : f32
        %893 = arith.mulf %859, %890 : f32
        %894 = math.fma %863, %892, %893 : f32
        %895 = arith.maxnumf %888, %865 fastmath<nnan> : f32
        %896 = arith.subf %888, %895 : f32
        %897 = wave.exp2 %896 : f32
        %898 = arith.subf %865, %895 : f32
        %899 = wave.exp2 %898 : f32
        %900 = arith.mulf %894, %897 : f32
        %901 = math.fma %867, %899, %900 : f32
        %902 = arith.maxnumf %895, %869 fastmath<nnan> : f32
        %903 = arith.subf %895, %902 : f32
        %904 = wave.exp2 %903 : f32
        %905 = arith.subf %869, %902 : f32
        %906 = wave.exp2 %905 : f32
        %907 = arith.mulf %901, %904 : f32
        %908 = math.fma %871, %906, %907 : f32
        %909 = arith.maxnumf %902, %873 fastmath<nnan> : f32
        %910 = arith.subf %902, %909 : f32
        %911 = wave.exp2 %910 : f32
        %912 = arith.subf %873, %909 : f32
        %913 = wave.exp2 %912 : f32
        %914 = arith.mulf %908, %911 : f32
        %915 = math.fma %875, %913, %914 : f32
        %916 = arith.maxnumf %909, %877 fastmath<nnan> : f32
        %917 = arith.subf %909, %916 : f32
        %918 = wave.exp2 %917 : f32
        %919 = arith.subf %877, %916 : f32
        %920 = wave.exp2 %919 : f32
        %921 = arith.mulf %915, %918 : f32
        %922 = math.fma %879, %920, %921 : f32
        %923 = arith.maxnumf %916, %881 fastmath<nnan> : f32
        %924 = arith.subf %916, %923 : f32
        %925 = wave.exp2 %924 : f32
        %926 = arith.subf %881, %923 : f32
        %927 = wave.exp2 %926 : f32
        %928 = arith.mulf %922, %925 : f32
        %929 = math.fma %883, %927, %928 : f32
        %930 = arith.maxnumf %923, %885 fastmath<nnan> : f32
        %931 = arith.subf %923, %930 : f32
        %932 = wave.exp2 %931 : f32
        %933 = arith.subf %885, %930 : f32
        %934 = wave.exp2 %933 : f32
        %935 = arith.mulf %929, %932 : f32
        %936 = math.fma %887, %934, %935 : f32
        %937 = arith.addi %815, %c23 : index
        %938 = arith.addi %937, %c23 : index
        %939 = memref.load %5[%938] : memref<?xf32>
        %940 = arith.addi %937, %c24 : index
        %941 = memref.load %5[%940] : memref<?xf32>
        %942 = arith.addi %937, %c15 : index
        %943 = memref.load %5[%942] : memref<?xf32>
        %944 = arith.addi %937, %c47 : index
        %945 = memref.load %5[%944] : memref<?xf32>
        %946 = arith.addi %937, %c5 : index
        %947 = memref.load %5[%946] : memref<?xf32>
        %948 = arith.addi %937, %c98 : index
        %949 = memref.load %5[%948] : memref<?xf32>
        %950 = arith.addi %937, %c99 : index
        %951 = memref.load %5[%950] : memref<?xf32>
        %952 = arith.addi %937, %c100 : index
        %953 = memref.load %5[%952] : memref<?xf32>
        %954 = arith.mulf %939, %890 : f32
        %955 = math.fma %941, %892, %954 : f32
        %956 = arith.mulf %955, %897 : f32
        %957 = math.fma %943, %899, %956 : f32
        %958 = arith.mulf %957, %904 : f32
        %959 = math.fma %945, %906, %958 : f32
        %960 = arith.mulf %959, %911 : f32
        %961 = math.fma %947, %913, %960 : f32
        %962 = arith.mulf %961, %918 : f32
        %963 = math.fma %949, %920, %962 : f32
        %964 = arith.mulf %963, %925 : f32
        %965 = math.fma %951, %927, %964 : f32
        %966 = arith.mulf %965, %932 : f32
        %967 = math.fma %953, %934, %966 : f32
        %968 = arith.addi %815, %c7 : index
        %969 = arith.addi %968, %c23 : index
        %970 = memref.load %5[%969] : memref<?xf32>
        %971 = arith.addi %968, %c24 : index
        %972 = memref.load %5[%971] : memref<?xf32>
        %973 = arith.addi %968, %c15 : index
        %974 = memref.load %5[%973] : memref<?xf32>
        %975 = arith.addi %968, %c47 : index
        %976 = memref.load %5[%975] : memref<?xf32>
        %977 = arith.addi %968, %c5 : index
        %978 = memref.load %5[%977] : memref<?xf32>
        %979 = arith.addi %968, %c98 : index
        %980 = memref.load %5[%979] : memref<?xf32>
        %981 = arith.addi %968, %c99 : index
        %982 = memref.load %5[%981] : memref<?xf32>
        %983 = arith.addi %968, %c100 : index
        %984 = memref.load %5[%983] : memref<?xf32>
        %985 = arith.mulf %970, %890 : f32
        %986 = math.fma %972, %892, %985 : f32
        %987 = arith.mulf %986, %897 : f32
        %988 = math.fma %974, %899, %987 : f32
        %989 = arith.mulf %988, %904 : f32
        %990 = math.fma %976, %906, %989 : f32
        %991 = arith.mulf %990, %911 : f32
        %992 = math.fma %978, %913, %991 : f32
        %993 = arith.mulf %992, %918 : f32
        %994 = math.fma %980, %920, %993 : f32
        %995 = arith.mulf %994, %925 : f32
        %996 = math.fma %982, %927, %995 : f32
        %997 = arith.mulf %996, %932 : f32
        %998 = math.fma %984, %934, %997 : f32
        wave.barrier
        scf.if %817 {
          %999 = arith.muli %8, %c24 : index
          %1000 = arith.muli %2, %c3 : index
          %1001 = arith.addi %999, %1000 : index
          %1002 = arith.addi %1001, %816 : index
          %1003 = vector.extract %231#4[0] : f32 from vector<8xf32>
          %1004 = arith.addi %1002, %c23 : index
          memref.store %1003, %5[%1004] : memref<?xf32>
          %1005 = vector.extract %231#4[1] : f32 from vector<8xf32>
          %1006 = arith.addi %1002, %c22 : index
          memref.store %1005, %5[%1006] : memref<?xf32>
          %1007 = vector.extract %231#4[2] : f32 from vector<8xf32>
          %1008 = arith.addi %1002, %c32 : index
          memref.store %1007, %5[%1008] : memref<?xf32>
          %1009 = vector.extract %231#4[3] : f32 from vector<8xf32>
          %1010 = arith.addi %1002, %c36 : index
          memref.store %1009, %5[%1010] : memref<?xf32>
          %1011 = vector.extract %231#4[4] : f32 from vector<8xf32>
          %1012 = arith.addi %1002, %c25 : index
          memref.store %1011, %5[%1012] : memref<?xf32>
          %1013 = vector.extract %231#4[5] : f32 from vector<8xf32>
          %1014 = arith.addi %1002, %c88 : index
          memref.store %1013, %5[%1014] : memref<?xf32>
          %1015 = vector.extract %231#4[6] : f32 from vector<8xf32>
          %1016 = arith.addi %1002, %c56 : index
          memref.store %1015, %5[%1016] : memref<?xf32>
          %1017 = vector.extract %231#4[7] : f32 from vector<8xf32>
          %1018 = arith.addi %1002, %c89 : index
          memref.store %1017, %5[%1018] : memref<?xf32>
          %1019 = vector.extract %231#5[0] : f32 from vector<8xf32>
          %1020 = arith.addi %1002, %c7 : index
          memref.store %1019, %5[%1020] : memref<?xf32>
          %1021 = vector.extract %231#5[1] : f32 from vector<8xf32>
          %1022 = arith.addi %1002, %c90 : index
          memref.store %1021, %5[%1022] : memref<?xf32>
          %1023 = vector.extract %231#5[2] : f32 from vector<8xf32>
          %1024 = arith.addi %1002, %c57 : index
          memref.store %1023, %5[%1024] : memref<?xf32>
          %1025 = vector.extract %231#5[3] : f32 from vector<8xf32>
          %1026 = arith.addi %1002, %c91 : index
          memref.store %1025, %5[%1026] : memref<?xf32>
          %1027 = vector.extract %231#5[4] : f32 from vector<8xf32>
          %1028 = arith.addi %1002, %c58 : index
          memref.store %1027, %5[%1028] : memref<?xf32>
          %1029 = vector.extract %231#5[5] : f32 from vector<8xf32>
          %1030 = arith.addi %1002, %c92 : index
          memref.store %1029, %5[%1030] : memref<?xf32>
          %1031 = vector.extract %231#5[6] : f32 from vector<8xf32>
          %1032 = arith.addi %1002, %c59 : index
          memref.store %1031, %5[%1032] : memref<?xf32>
          %1033 = vector.extract %231#5[7] : f32 from vector<8xf32>
          %1034 = arith.addi %1002, %c93 : index
          memref.store %1033, %5[%1034] : memref<?xf32>
        }
        wave.barrier
        %1035 = memref.load %5[%938] : memref<?xf32>
        %1036 = memref.load %5[%940] : memref<?xf32>
        %1037 = memref.load %5[%942] : memref<?xf32>
        %1038 = memref.load %5[%944] : memref<?xf32>
        %1039 = memref.load %5[%946] : memref<?xf32>
        %1040 = memref.load %5[%948] : memref<?xf32>
        %1041 = memref.load %5[%950] : memref<?xf32>
        %1042 = memref.load %5[%952] : memref<?xf32>
        %1043 = arith.mulf %1035, %890 : f32
        %1044 = math.fma %1036, %892, %1043 : f32
        %1045 = arith.mulf %1044, %897 : f32
        %1046 = math.fma %1037, %899, %1045 : f32
        %1047 = arith.mulf %1046, %904 : f32
        %1048 = math.fma %1038, %906, %1047 : f32
        %1049 = arith.mulf %1048, %911 : f32
        %1050 = math.fma %1039, %913, %1049 : f32
        %1051 = arith.mulf %1050, %918 : f32
        %1052 = math.fma %1040, %920, %1051 : f32
        %1053 = arith.mulf %1052, %925 : f32
        %1054 = math.fma %1041, %927, %1053 : f32
        %1055 = arith.mulf %1054, %932 : f32
        %1056 = math.fma %1042, %934, %1055 : f32
        %1057 = memref.load %5[%969] : memref<?xf32>
        %1058 = memref.load %5[%971] : memref<?xf32>
        %1059 = memref.load %5[%973] : memref<?xf32>
        %1060 = memref.load %5[%975] : memref<?xf32>
        %1061 = memref.load %5[%977] : memref<?xf32>
        %1062 = memref.load %5[%979] : memref<?xf32>
        %1063 = memref.load %5[%981] : memref<?xf32>
        %1064 = memref.load %5[%983] : memref<?xf32>
        %1065 = arith.mulf %1057, %890 : f32
        %1066 = math.fma %1058, %892, %1065 : f32
        %1067 = arith.mulf %1066, %897 : f32
        %1068 = math.fma %1059, %899, %1067 : f32
        %1069 = arith.mulf %1068, %904 : f32
        %1070 = math.fma %1060, %906, %1069 : f32
        %1071 = arith.mulf %1070, %911 : f32
        %1072 = math.fma %1061, %913, %1071 : f32
        %1073 = arith.mulf %1072, %918 : f32
        %1074 = math.fma %1062, %920, %1073 : f32
        %1075 = arith.mulf %1074, %925 : f32
        %1076 = math.fma %1063, %927, %1075 : f32
        %1077 = arith.mulf %1076, %932 : f32
        %1078 = math.fma %1064, %934, %1077 : f32
        wave.barrier
        scf.if %817 {
          %1079 = arith.muli %8, %c24 : index
          %1080 = arith.muli %2, %c3 : index
          %1081 = arith.addi %1079, %1080 : index
          %1082 = arith.addi %1081, %816 : index
          %1083 = vector.extract %231#6[0] : f32 from vector<8xf32>
          %1084 = arith.addi %1082, %c23 : index
          memref.store %1083, %5[%1084] : memref<?xf32>
          %1085 = vector.extract %231#6[1] : f32 from vector<8xf32>
          %1086 = arith.addi %1082, %c22 : index
          memref.store %1085, %5[%1086] : memref<?xf32>
          %1087 = vector.extract %231#6[2] : f32 from vector<8xf32>
          %1088 = arith.addi %1082, %c32 : index
          memref.store %1087, %5[%1088] : memref<?xf32>
          %1089 = vector.extract %231#6[3] : f32 from vector<8xf32>
          %1090 = arith.addi %1082, %c36 : index
          memref.store %1089, %5[%1090] : memref<?xf32>
          %1091 = vector.extract %231#6[4] : f32 from vector<8xf32>
          %1092 = arith.addi %1082, %c25 : index
          memref.store %1091, %5[%1092] : memref<?xf32>
          %1093 = vector.extract %231#6[5] : f32 from vector<8xf32>
          %1094 = arith.addi %1082, %c88 : index
          memref.store %1093, %5[%1094] : memref<?xf32>
          %1095 = vector.extract %231#6[6] : f32 from vector<8xf32>
          %1096 = arith.addi %1082, %c56 : index
          memref.store %1095, %5[%1096] : memref<?xf32>
          %1097 = vector.extract %231#6[7] : f32 from vector<8xf32>
          %1098 = arith.addi %1082, %c89 : index
          memref.store %1097, %5[%1098] : memref<?xf32>
          %1099 = vector.extract %231#7[0] : f32 from vector<8xf32>
          %1100 = arith.addi %1082, %c7 : index
          memref.store %1099, %5[%1100] : memref<?xf32>
          %1101 = vector.extract %231#7[1] : f32 from vector<8xf32>
          %1102 = arith.addi %1082, %c90 : index
          memref.store %1101, %5[%1102] : memref<?xf32>
          %1103 = vector.extract %231#7[2] : f32 from vector<8xf32>
          %1104 = arith.addi %1082, %c57 : index
          memref.store %1103, %5[%1104] : memref<?xf32>
          %1105 = vector.extract %231#7[3] : f32 from vector<8xf32>
          %1106 = arith.addi %1082, %c91 : index
          memref.store %1105, %5[%1106] : memref<?xf32>
          %1107 = vector.extract %231#7[4] : f32 from vector<8xf32>
          %1108 = arith.addi %1082, %c58 : index
          memref.store %1107, %5[%1108] : memref<?xf32>
          %1109 = vector.extract %231#7[5] : f32 from vector<8xf32>
          %1110 = arith.addi %1082, %c92 : index
          memref.store %1109, %5[%1110] : memref<?xf32>
          %1111 = vector.extract %231#7[6] : f32 from vector<8xf32>
          %1112 = arith.addi %1082, %c59 : index
          memref.store %1111, %5[%1112] : memref<?xf32>
          %1113 = vector.extract %231#7[7] : f32 from vector<8xf32>
          %1114 = arith.addi %1082, %c93 : index
          memref.store %1113, %5[%1114] : memref<?xf32>
        }
        wave.barrier
        %1115 = memref.load %5[%938] : memref<?xf32>
        %1116 = memref.load %5[%940] : memref<?xf32>
        %1117 = memref.load %5[%942] : memref<?xf32>
        %1118 = memref.load %5[%944] : memref<?xf32>
        %1119 = memref.load %5[%946] : memref<?xf32>
        %1120 = memref.load %5[%948] : memref<?xf32>
        %1121 = memref.load %5[%950] : memref<?xf32>
        %1122 = memref.load %5[%952] : memref<?xf32>
        %1123 = arith.mulf %1115, %890 : f32
        %1124 = math.fma %1116, %892, %1123 : f32
        %1125 = arith.mulf %1124, %897 : f32
        %1126 = math.fma %1117, %899, %1125 : f32
        %1127 = arith.mulf %1126, %904 : f32
        %1128 = math.fma %1118, %906, %1127 : f32
        %1129 = arith.mulf %1128, %911 : f32
        %1130 = math.fma %1119, %913, %1129 : f32
        %1131 = arith.mulf %1130, %918 : f32
        %1132 = math.fma %1120, %920, %1131 : f32
        %1133 = arith.mulf %1132, %925 : f32
        %1134 = math.fma %1121, %927, %1133 : f32
        %1135 = arith.mulf %1134, %932 : f32
        %1136 = math.fma %1122, %934, %1135 : f32
        %1137 = memref.load %5[%969] : memref<?xf32>
        %1138 = memref.load %5[%971] : memref<?xf32>
        %1139 = memref.load %5[%973] : memref<?xf32>
        %1140 = memref.load %5[%975] : memref<?xf32>
        %1141 = memref.load %5[%977] : memref<?xf32>
        %1142 = memref.load %5[%979] : memref<?xf32>
        %1143 = memref.load %5[%981] : memref<?xf32>
        %1144 = memref.load %5[%983] : memref<?xf32>
        %1145 = arith.mulf %1137, %890 : f32
        %1146 = math.fma %1138, %892, %1145 : f32
        %1147 = arith.mulf %1146, %897 : f32
        %1148 = math.fma %1139, %899, %1147 : f32
        %1149 = arith.mulf %1148, %904 : f32
        %1150 = math.fma %1140, %906, %1149 : f32
        %1151 = arith.mulf %1150, %911 : f32
        %1152 = math.fma %1141, %913, %1151 : f32
        %1153 = arith.mulf %1152, %918 : f32
        %1154 = math.fma %1142, %920, %1153 : f32
        %1155 = arith.mulf %1154, %925 : f32
        %1156 = math.fma %1143, %927, %1155 : f32
        %1157 = arith.mulf %1156, %932 : f32
        %1158 = math.fma %1144, %934, %1157 : f32
        wave.barrier
        scf.if %817 {
          %1159 = arith.muli %8, %c24 : index
          %1160 = arith.muli %2, %c3 : index
          %1161 = arith.addi %1159, %1160 : index
          %1162 = arith.addi %1161, %816 : index
          %1163 = vector.extract %231#8[0] : f32 from vector<8xf32>
          %1164 = arith.addi %1162, %c23 : index
          memref.store %1163, %5[%1164] : memref<?xf32>
          %1165 = vector.extract %231#8[1] : f32 from vector<8xf32>
          %1166 = arith.addi %1162, %c22 : index
          memref.store %1165, %5[%1166] : memref<?xf32>
          %1167 = vector.extract %231#8[2] : f32 from vector<8xf32>
          %1168 = arith.addi %1162, %c32 : index
          memref.store %1167, %5[%1168] : memref<?xf32>
          %1169 = vector.extract %231#8[3] : f32 from vector<8xf32>
          %1170 = arith.addi %1162, %c36 : index
          memref.store %1169, %5[%1170] : memref<?xf32>
          %1171 = vector.extract %231#8[4] : f32 from vector<8xf32>
          %1172 = arith.addi %1162, %c25 : index
          memref.store %1171, %5[%1172] : memref<?xf32>
          %1173 = vector.extract %231#8[5] : f32 from vector<8xf32>
          %1174 = arith.addi %1162, %c88 : index
          memref.store %1173, %5[%1174] : memref<?xf32>
          %1175 = vector.extract %231#8[6] : f32 from vector<8xf32>
          %1176 = arith.addi %1162, %c56 : index
          memref.store %1175, %5[%1176] : memref<?xf32>
          %1177 = vector.extract %231#8[7] : f32 from vector<8xf32>
          %1178 = arith.addi %1162, %c89 : index
          memref.store %1177, %5[%1178] : memref<?xf32>
          %1179 = vector.extract %231#9[0] : f32 from vector<8xf32>
          %1180 = arith.addi %1162, %c7 : index
          memref.store %1179, %5[%1180] : memref<?xf32>
          %1181 = vector.extract %231#9[1] : f32 from vector<8xf32>
          %1182 = arith.addi %1162, %c90 : index
          memref.store %1181, %5[%1182] : memref<?xf32>
          %1183 = vector.extract %231#9[2] : f32 from vector<8xf32>
          %1184 = arith.addi %1162, %c57 : index
          memref.store %1183, %5[%1184] : memref<?xf32>
          %1185 = vector.extract %231#9[3] : f32 from vector<8xf32>
          %1186 = arith.addi %1162, %c91 : index
          memref.store %1185, %5[%1186] : memref<?xf32>
          %1187 = vector.extract %231#9[4] : f32 from vector<8xf32>
          %1188 = arith.addi %1162, %c58 : index
          memref.store %1187, %5[%1188] : memref<?xf32>
          %1189 = vector.extract %231#9[5] : f32 from vector<8xf32>
          %1190 = arith.addi %1162, %c92 : index
          memref.store %1189, %5[%1190] : memref<?xf32>
          %1191 = vector.extract %231#9[6] : f32 from vector<8xf32>
          %1192 = arith.addi %1162, %c59 : index
          memref.store %1191, %5[%1192] : memref<?xf32>
          %1193 = vector.extract %231#9[7] : f32 from vector<8xf32>
          %1194 = arith.addi %1162, %c93 : index
          memref.store %1193, %5[%1194] : memref<?xf32>
        }
        wave.barrier
        %1195 = memref.load %5[%938] : memref<?xf32>
        %1196 = memref.load %5[%940] : memref<?xf32>
        %1197 = memref.load %5[%942] : memref<?xf32>
        %1198 = memref.load %5[%944] : memref<?xf32>
        %1199 = memref.load %5[%946] : memref<?xf32>
        %1200 = memref.load %5[%948] : memref<?xf32>
        %1201 = memref.load %5[%950] : memref<?xf32>
        %1202 = memref.load %5[%952] : memref<?xf32>
        %1203 = arith.mulf %1195, %890 : f32
        %1204 = math.fma %1196, %892, %1203 : f32
        %1205 = arith.mulf %1204, %897 : f32
        %1206 = math.fma %1197, %899, %1205 : f32
        %1207 = arith.mulf %1206, %904 : f32
        %1208 = math.fma %1198, %906, %1207 : f32
        %1209 = arith.mulf %1208, %911 : f32
        %1210 = math.fma %1199, %913, %1209 : f32
        %1211 = arith.mulf %1210, %918 : f32
        %1212 = math.fma %1200, %920, %1211 : f32
        %1213 = arith.mulf %1212, %925 : f32
        %1214 = math.fma %1201, %927, %1213 : f32
        %1215 = arith.mulf %1214, %932 : f32
        %1216 = math.fma %1202, %934, %1215 : f32
        %1217 = memref.load %5[%969] : memref<?xf32>
        %1218 = memref.load %5[%971] : memref<?xf32>
        %1219 = memref.load %5[%973] : memref<?xf32>
        %1220 = memref.load %5[%975] : memref<?xf32>
        %1221 = memref.load %5[%977] : memref<?xf32>
        %1222 = memref.load %5[%979] : memref<?xf32>
        %1223 = memref.load %5[%981] : memref<?xf32>
        %1224 = memref.load %5[%983] : memref<?xf32>
        %1225 = arith.mulf %1217, %890 : f32
        %1226 = math.fma %1218, %892, %1225 : f32
        %1227 = arith.mulf %1226, %897 : f32
        %1228 = math.fma %1219, %899, %1227 : f32
        %1229 = arith.mulf %1228, %904 : f32
        %1230 = math.fma %1220, %906, %1229 : f32
        %1231 = arith.mulf %1230, %911 : f32
        %1232 = math.fma %1221, %913, %1231 : f32
        %1233 = arith.mulf %1232, %918 : f32
        %1234 = math.fma %1222, %920, %1233 : f32
        %1235 = arith.mulf %1234, %925 : f32
        %1236 = math.fma %1223, %927, %1235 : f32
        %1237 = arith.mulf %1236, %932 : f32
        %1238 = math.fma %1224, %934, %1237 : f32
        %1239 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1239 {
          %1240 = arith.addi %kvHeads, %15 : index
          %1241 = memref.load %scales[%1240] : memref<?xf32>
          %1242 = arith.divf %1241, %936 : f32
          %1243 = arith.addi %17, %816 : index
          %1244 = arith.cmpi slt, %1243, %groupSize : index
          scf.if %1244 {
            %1245 = arith.muli %15, %groupSize : index
            %1246 = arith.addi %1245, %1243 : index
            %1247 = arith.muli %1246, %c25 : index
            %1248 = arith.muli %heads, %c25 : index
            %1249 = arith.mulf %967, %1242 : f32
            %1250 = arith.addf %1249, %c51 : f32
            %1251 = arith.minimumf %1250, %c102 : f32
            %1252 = arith.maximumf %1251, %c103 : f32
            %1253 = arith.truncf %1252 : f32 to f16
            %1254 = arith.divui %937, %c3 : index
            %1255 = arith.addi %1247, %1254 : index
            %1256 = arith.divui %24, %outTileRows : index
            %1257 = arith.divui %1248, %c3 : index
            %1258 = arith.muli %1256, %1257 : index
            %1259 = arith.divui %1255, %c3 : index
            %1260 = arith.addi %1258, %1259 : index
            %1261 = arith.muli %1260, %c9 : index
            %1262 = arith.remui %1255, %c3 : index
            %1263 = arith.divui %1262, %c27 : index
            %1264 = arith.addi %1261, %1263 : index
            %1265 = arith.muli %outTileRows, %c27 : index
            %1266 = arith.muli %1264, %1265 : index
            %1267 = arith.remui %24, %outTileRows : index
            %1268 = arith.muli %1267, %c27 : index
            %1269 = arith.addi %1266, %1268 : index
            %1270 = arith.remui %1255, %c27 : index
            %1271 = arith.addi %1269, %1270 : index
            memref.store %1253, %out[%1271] : memref<?xf16>
            %1272 = arith.mulf %998, %1242 : f32
            %1273 = arith.addf %1272, %c51 : f32
            %1274 = arith.minimumf %1273, %c102 : f32
            %1275 = arith.maximumf %1274, %c103 : f32
            %1276 = arith.truncf %1275 : f32 to f16
            %1277 = arith.divui %968, %c3 : index
            %1278 = arith.addi %1247, %1277 : index
            %1279 = arith.divui %1278, %c3 : index
            %1280 = arith.addi %1258, %1279 : index
            %1281 = arith.muli %1280, %c9 : index
            %1282 = arith.remui %1278, %c3 : index
            %1283 = arith.divui %1282, %c27 : index
            %1284 = arith.addi %1281, %1283 : index
            %1285 = arith.muli %1284, %1265 : index
            %1286 = arith.addi %1285, %1268 : index
            %1287 = arith.remui %1278, %c27 : index
            %1288 = arith.addi %1286, %1287 : index
            memref.store %1276, %out[%1288] : memref<?xf16>
            %1289 = arith.addi %815, %c24 : index
            %1290 = arith.mulf %1056, %1242 : f32
            %1291 = arith.addf %1290, %c51 : f32
            %1292 = arith.minimumf %1291, %c102 : f32
            %1293 = arith.maximumf %1292, %c103 : f32
            %1294 = arith.truncf %1293 : f32 to f16
            %1295 = arith.divui %1289, %c3 : index
            %1296 = arith.addi %1247, %1295 : index
            %1297 = arith.divui %1296, %c3 : index
            %1298 = arith.addi %1258, %1297 : index
            %1299 = arith.muli %1298, %c9 : index
            %1300 = arith.remui %1296, %c3 : index
            %1301 = arith.divui %1300, %c27 : index
            %1302 = arith.addi %1299, %1301 : index
            %1303 = arith.muli %1302, %1265 : index
            %1304 = arith.addi %1303, %1268 : index
            %1305 = arith.remui %1296, %c27 : index
            %1306 = arith.addi %1304, %1305 : index
            memref.store %1294, %out[%1306] : memref<?xf16>
            %1307 = arith.addi %815, %c45 : index
            %1308 = arith.mulf %1078, %1242 : f32
            %1309 = arith.addf %1308, %c51 : f32
            %1310 = arith.minimumf %1309, %c102 : f32
            %1311 = arith.maximumf %1310, %c103 : f32
            %1312 = arith.truncf %1311 : f32 to f16
            %1313 = arith.divui %1307, %c3 : index
            %1314 = arith.addi %1247, %1313 : index
            %1315 = arith.divui %1314, %c3 : index
            %1316 = arith.addi %1258, %1315 : index
            %1317 = arith.muli %1316, %c9 : index
            %1318 = arith.remui %1314, %c3 : index
            %1319 = arith.divui %1318, %c27 : index
            %1320 = arith.addi %1317, %1319 : index
            %1321 = arith.muli %1320, %1265 : index
            %1322 = arith.addi %1321, %1268 : index
            %1323 = arith.remui %1314, %c27 : index
            %1324 = arith.addi %1322, %1323 : index
            memref.store %1312, %out[%1324] : memref<?xf16>
            %1325 = arith.addi %815, %c15 : index
            %1326 = arith.mulf %1136, %1242 : f32
            %1327 = arith.addf %1326, %c51 : f32
            %1328 = arith.minimumf %1327, %c102 : f32
            %1329 = arith.maximumf %1328, %c103 : f32
            %1330 = arith.truncf %1329 : f32 to f16
            %1331 = arith.divui %1325, %c3 : index
            %1332 = arith.addi %1247, %1331 : index
            %1333 = arith.divui %1332, %c3 : index
            %1334 = arith.addi %1258, %1333 : index
            %1335 = arith.muli %1334, %c9 : index
            %1336 = arith.remui %1332, %c3 : index
            %1337 = arith.divui %1336, %c27 : index
            %1338 = arith.addi %1335, %1337 : index
            %1339 = arith.muli %1338, %1265 : index
            %1340 = arith.addi %1339, %1268 : index
            %1341 = arith.remui %1332, %c27 : index
            %1342 = arith.addi %1340, %1341 : index
            memref.store %1330, %out[%1342] : memref<?xf16>
            %1343 = arith.addi %815, %c46 : index
            %1344 = arith.mulf %1158, %1242 : f32
            %1345 = arith.addf %1344, %c51 : f32
            %1346 = arith.minimumf %1345, %c102 : f32
            %1347 = arith.maximumf %1346, %c103 : f32
            %1348 = arith.truncf %1347 : f32 to f16
            %1349 = arith.divui %1343, %c3 : index
            %1350 = arith.addi %1247, %1349 : index
            %1351 = arith.divui %1350, %c3 : index
            %1352 = arith.addi %1258, %1351 : index
            %1353 = arith.muli %1352, %c9 : index
            %1354 = arith.remui %1350, %c3 : index
            %1355 = arith.divui %1354, %c27 : index
            %1356 = arith.addi %1353, %1355 : index
            %1357 = arith.muli %1356, %1265 : index
            %1358 = arith.addi %1357, %1268 : index
            %1359 = arith.remui %1350, %c27 : index
            %1360 = arith.addi %1358, %1359 : index
            memref.store %1348, %out[%1360] : memref<?xf16>
            %1361 = arith.addi %815, %c47 : index
            %1362 = arith.mulf %1216, %1242 : f32
            %1363 = arith.addf %1362, %c51 : f32
            %1364 = arith.minimumf %1363, %c102 : f32
            %1365 = arith.maximumf %1364, %c103 : f32
            %1366 = arith.truncf %1365 : f32 to f16
            %1367 = arith.divui %1361, %c3 : index
            %1368 = arith.addi %1247, %1367 : index
            %1369 = arith.divui %1368, %c3 : index
            %1370 = arith.addi %1258, %1369 : index
            %1371 = arith.muli %1370, %c9 : index
            %1372 = arith.remui %1368, %c3 : index
            %1373 = arith.divui %1372, %c27 : index
            %1374 = arith.addi %1371, %1373 : index
            %1375 = arith.muli %1374, %1265 : index
            %1376 = arith.addi %1375, %1268 : index
            %1377 = arith.remui %1368, %c27 : index
            %1378 = arith.addi %1376, %1377 : index
            memref.store %1366, %out[%1378] : memref<?xf16>
            %1379 = arith.addi %815, %c48 : index
            %1380 = arith.mulf %1238, %1242 : f32
            %1381 = arith.addf %1380, %c51 : f32
            %1382 = arith.minimumf %1381, %c102 : f32
            %1383 = arith.maximumf %1382, %c103 : f32
            %1384 = arith.truncf %1383 : f32 to f16
            %1385 = arith.divui %1379, %c3 : index
            %1386 = arith.addi %1247, %1385 : index
            %1387 = arith.divui %1386, %c3 : index
            %1388 = arith.addi %1258, %1387 : index
            %1389 = arith.muli %1388, %c9 : index
            %1390 = arith.remui %1386, %c3 : index
            %1391 = arith.divui %1390, %c27 : index
            %1392 = arith.addi %1389, %1391 : index
            %1393 = arith.muli %1392, %1265 : index
            %1394 = arith.addi %1393, %1268 : index
            %1395 = arith.remui %1386, %c27 : index
            %1396 = arith.addi %1394, %1395 : index
            memref.store %1384, %out[%1396] : memref<?xf16>
          }
        } else {
          %1397 = arith.addi %ranges, %groups : index
          %1398 = arith.muli %9, %1397 : index
          %1399 = arith.index_castui %223 : i32 to index
          %1400 = arith.addi %1398, %1399 : index
          %1401 = arith.muli %1400, %c106 : index
          %1402 = arith.addi %1401, %937 : index
          memref.store %967, %partial[%1402] : memref<?xf32>
          %1403 = arith.addi %1401, %968 : index
          memref.store %998, %partial[%1403] : memref<?xf32>
          %1404 = arith.addi %815, %c24 : index
          %1405 = arith.addi %1401, %1404 : index
          memref.store %1056, %partial[%1405] : memref<?xf32>
          %1406 = arith.addi %815, %c45 : index
          %1407 = arith.addi %1401, %1406 : index
          memref.store %1078, %partial[%1407] : memref<?xf32>
          %1408 = arith.addi %815, %c15 : index
          %1409 = arith.addi %1401, %1408 : index
          memref.store %1136, %partial[%1409] : memref<?xf32>
          %1410 = arith.addi %815, %c46 : index
          %1411 = arith.addi %1401, %1410 : index
          memref.store %1158, %partial[%1411] : memref<?xf32>
          %1412 = arith.addi %815, %c47 : index
          %1413 = arith.addi %1401, %1412 : index
          memref.store %1216, %partial[%1413] : memref<?xf32>
          %1414 = arith.addi %815, %c48 : index
          %1415 = arith.addi %1401, %1414 : index
          memref.store %1238, %partial[%1415] : memref<?xf32>
          %1416 = arith.cmpi slt, %815, %c3 : index
          scf.if %1416 {
            %1417 = arith.addi %1401, %c5 : index
            %1418 = arith.addi %1417, %815 : index
            memref.store %930, %partial[%1418] : memref<?xf32>
            %1419 = arith.addi %1418, %c3 : index
            memref.store %936, %partial[%1419] : memref<?xf32>
          }
          %1420 = arith.addi %42, %c77 : i32
          %1421 = arith.divui %1420, %c78 : i32
          %1422 = arith.divui %223, %c78 : i32
          %1423 = arith.addi %groups, %c4 : index
          %1424 = arith.muli %9, %1423 : index
          %1425 = arith.muli %1422, %c78 : i32
          %1426 = arith.subi %42, %1425 : i32
          %1427 = arith.minsi %1426, %c78 : i32
          %1428 = arith.index_castui %1422 : i32 to index
          %1429 = arith.addi %1424, %1428 : index
          %1430 = arith.index_castui %1427 : i32 to index
          %1431 = wave.arrive %counters[%1429], %1430 : memref<?xi32>
          scf.if %1431 {
            %1443:10 = scf.for %1432 = %c55 to %1427 step %c78 iter_args(%1433 = %c50, %1434 = %c51, %1435 = %c51, %1436 = %c51, %1437 = %c51, %1438 = %c51, %1439 = %c51, %1440 = %c51, %1441 = %c51, %1442 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1444 = arith.addi %1432, %c55 : i32
              %1445 = arith.subi %1427, %c17 : i32
              %1446 = arith.minsi %1444, %1445 : i32
              %1447 = arith.addi %1425, %1446 : i32
              %1448 = arith.index_castui %1447 : i32 to index
              %1449 = arith.addi %1398, %1448 : index
              %1450 = arith.muli %1449, %c106 : index
              %1451 = arith.addi %1450, %c5 : index
              %1452 = arith.addi %1451, %816 : index
              %1453 = memref.load %partial[%1452] : memref<?xf32>
              %1454 = arith.cmpi slt, %1444, %1427 : i32
              %1455 = arith.select %1454, %1453, %c50 : f32
              %1456 = arith.addi %1450, %815 : index
              %1457 = arith.addi %1456, %c23 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.addi %1456, %c7 : index
              %1460 = memref.load %partial[%1459] : memref<?xf32>
              %1461 = arith.addi %1456, %c24 : index
              %1462 = memref.load %partial[%1461] : memref<?xf32>
              %1463 = arith.addi %1456, %c45 : index
              %1464 = memref.load %partial[%1463] : memref<?xf32>
              %1465 = arith.addi %1456, %c15 : index
              %1466 = memref.load %partial[%1465] : memref<?xf32>
              %1467 = arith.addi %1456, %c46 : index
              %1468 = memref.load %partial[%1467] : memref<?xf32>
              %1469 = arith.addi %1456, %c47 : index
              %1470 = memref.load %partial[%1469] : memref<?xf32>
              %1471 = arith.addi %1456, %c48 : index
              %1472 = memref.load %partial[%1471] : memref<?xf32>
              %1473 = arith.addi %1452, %c3 : index
              %1474 = memref.load %partial[%1473] : memref<?xf32>
              %1475 = arith.addi %1432, %c17 : i32
              %1476 = arith.minsi %1475, %1445 : i32
              %1477 = arith.addi %1425, %1476 : i32
              %1478 = arith.index_castui %1477 : i32 to index
              %1479 = arith.addi %1398, %1478 : index
              %1480 = arith.muli %1479, %c106 : index
              %1481 = arith.addi %1480, %c5 : index
              %1482 = arith.addi %1481, %816 : index
              %1483 = memref.load %partial[%1482] : memref<?xf32>
              %1484 = arith.cmpi slt, %1475, %1427 : i32
              %1485 = arith.select %1484, %1483, %c50 : f32
              %1486 = arith.addi %1480, %815 : index
              %1487 = arith.addi %1486, %c23 : index
              %1488 = memref.load %partial[%1487] : memref<?xf32>
              %1489 = arith.addi %1486, %c7 : index
              %1490 = memref.load %partial[%1489] : memref<?xf32>
              %1491 = arith.addi %1486, %c24 : index
              %1492 = memref.load %partial[%1491] : memref<?xf32>
              %1493 = arith.addi %1486, %c45 : index
              %1494 = memref.load %partial[%1493] : memref<?xf32>
              %1495 = arith.addi %1486, %c15 : index
              %1496 = memref.load %partial[%1495] : memref<?xf32>
              %1497 = arith.addi %1486, %c46 : index
              %1498 = memref.load %partial[%1497] : memref<?xf32>
              %1499 = arith.addi %1486, %c47 : index
              %1500 = memref.load %partial[%1499] : memref<?xf32>
              %1501 = arith.addi %1486, %c48 : index
              %1502 = memref.load %partial[%1501] : memref<?xf32>
              %1503 = arith.addi %1482, %c3 : index
              %1504 = memref.load %partial[%1503] : memref<?xf32>
              %1505 = arith.addi %1432, %c69 : i32
              %1506 = arith.minsi %1505, %1445 : i32
              %1507 = arith.addi %1425, %1506 : i32
              %1508 = arith.index_castui %1507 : i32 to index
              %1509 = arith.addi %1398, %1508 : index
              %1510 = arith.muli %1509, %c106 : index
              %1511 = arith.addi %1510, %c5 : index
              %1512 = arith.addi %1511, %816 : index
              %1513 = memref.load %partial[%1512] : memref<?xf32>
              %1514 = arith.cmpi slt, %1505, %1427 : i32
              %1515 = arith.select %1514, %1513, %c50 : f32
              %1516 = arith.addi %1510, %815 : index
              %1517 = arith.addi %1516, %c23 : index
              %1518 = memref.load %partial[%1517] : memref<?xf32>
              %1519 = arith.addi %1516, %c7 : index
              %1520 = memref.load %partial[%1519] : memref<?xf32>
              %1521 = arith.addi %1516, %c24 : index
              %1522 = memref.load %partial[%1521] : memref<?xf32>
              %1523 = arith.addi %1516, %c45 : index
              %1524 = memref.load %partial[%1523] : memref<?xf32>
              %1525 = arith.addi %1516, %c15 : index
              %1526 = memref.load %partial[%1525] : memref<?xf32>
              %1527 = arith.addi %1516, %c46 : index
              %1528 = memref.load %partial[%1527] : memref<?xf32>
              %1529 = arith.addi %1516, %c47 : index
              %1530 = memref.load %partial[%1529] : memref<?xf32>
              %1531 = arith.addi %1516, %c48 : index
              %1532 = memref.load %partial[%1531] : memref<?xf32>
              %1533 = arith.addi %1512, %c3 : index
              %1534 = memref.load %partial[%1533] : memref<?xf32>
              %1535 = arith.addi %1432, %c71 : i32
              %1536 = arith.minsi %1535, %1445 : i32
              %1537 = arith.addi %1425, %1536 : i32
              %1538 = arith.index_castui %1537 : i32 to index
              %1539 = arith.addi %1398, %1538 : index
              %1540 = arith.muli %1539, %c106 : index
              %1541 = arith.addi %1540, %c5 : index
              %1542 = arith.addi %1541, %816 : index
              %1543 = memref.load %partial[%1542] : memref<?xf32>
              %1544 = arith.cmpi slt, %1535, %1427 : i32
              %1545 = arith.select %1544, %1543, %c50 : f32
              %1546 = arith.addi %1540, %815 : index
              %1547 = arith.addi %1546, %c23 : index
              %1548 = memref.load %partial[%1547] : memref<?xf32>
              %1549 = arith.addi %1546, %c7 : index
              %1550 = memref.load %partial[%1549] : memref<?xf32>
              %1551 = arith.addi %1546, %c24 : index
              %1552 = memref.load %partial[%1551] : memref<?xf32>
              %1553 = arith.addi %1546, %c45 : index
              %1554 = memref.load %partial[%1553] : memref<?xf32>
              %1555 = arith.addi %1546, %c15 : index
              %1556 = memref.load %partial[%1555] : memref<?xf32>
              %1557 = arith.addi %1546, %c46 : index
              %1558 = memref.load %partial[%1557] : memref<?xf32>
              %1559 = arith.addi %1546, %c47 : index
              %1560 = memref.load %partial[%1559] : memref<?xf32>
              %1561 = arith.addi %1546, %c48 : index
              %1562 = memref.load %partial[%1561] : memref<?xf32>
              %1563 = arith.addi %1542, %c3 : index
              %1564 = memref.load %partial[%1563] : memref<?xf32>
              %1565 = arith.addi %1432, %c72 : i32
              %1566 = arith.minsi %1565, %1445 : i32
              %1567 = arith.addi %1425, %1566 : i32
              %1568 = arith.index_castui %1567 : i32 to index
              %1569 = arith.addi %1398, %1568 : index
              %1570 = arith.muli %1569, %c106 : index
              %1571 = arith.addi %1570, %c5 : index
              %1572 = arith.addi %1571, %816 : index
              %1573 = memref.load %partial[%1572] : memref<?xf32>
              %1574 = arith.cmpi slt, %1565, %1427 : i32
              %1575 = arith.select %1574, %1573, %c50 : f32
              %1576 = arith.addi %1570, %815 : index
              %1577 = arith.addi %1576, %c23 : index
              %1578 = memref.load %partial[%1577] : memref<?xf32>
              %1579 = arith.addi %1576, %c7 : index
              %1580 = memref.load %partial[%1579] : memref<?xf32>
              %1581 = arith.addi %1576, %c24 : index
              %1582 = memref.load %partial[%1581] : memref<?xf32>
              %1583 = arith.addi %1576, %c45 : index
              %1584 = memref.load %partial[%1583] : memref<?xf32>
              %1585 = arith.addi %1576, %c15 : index
              %1586 = memref.load %partial[%1585] : memref<?xf32>
              %1587 = arith.addi %1576, %c46 : index
              %1588 = memref.load %partial[%1587] : memref<?xf32>
              %1589 = arith.addi %1576, %c47 : index
              %1590 = memref.load %partial[%1589] : memref<?xf32>
              %1591 = arith.addi %1576, %c48 : index
              %1592 = memref.load %partial[%1591] : memref<?xf32>
              %1593 = arith.addi %1572, %c3 : index
              %1594 = memref.load %partial[%1593] : memref<?xf32>
              %1595 = arith.addi %1432, %c74 : i32
              %1596 = arith.minsi %1595, %1445 : i32
              %1597 = arith.addi %1425, %1596 : i32
              %1598 = arith.index_castui %1597 : i32 to index
              %1599 = arith.addi %1398, %1598 : index
              %1600 = arith.muli %1599, %c106 : index
              %1601 = arith.addi %1600, %c5 : index
              %1602 = arith.addi %1601, %816 : index
              %1603 = memref.load %partial[%1602] : memref<?xf32>
              %1604 = arith.cmpi slt, %1595, %1427 : i32
              %1605 = arith.select %1604, %1603, %c50 : f32
              %1606 = arith.addi %1600, %815 : index
              %1607 = arith.addi %1606, %c23 : index
              %1608 = memref.load %partial[%1607] : memref<?xf32>
              %1609 = arith.addi %1606, %c7 : index
              %1610 = memref.load %partial[%1609] : memref<?xf32>
              %1611 = arith.addi %1606, %c24 : index
              %1612 = memref.load %partial[%1611] : memref<?xf32>
              %1613 = arith.addi %1606, %c45 : index
              %1614 = memref.load %partial[%1613] : memref<?xf32>
              %1615 = arith.addi %1606, %c15 : index
              %1616 = memref.load %partial[%1615] : memref<?xf32>
              %1617 = arith.addi %1606, %c46 : index
              %1618 = memref.load %partial[%1617] : memref<?xf32>
              %1619 = arith.addi %1606, %c47 : index
              %1620 = memref.load %partial[%1619] : memref<?xf32>
              %1621 = arith.addi %1606, %c48 : index
              %1622 = memref.load %partial[%1621] : memref<?xf32>
              %1623 = arith.addi %1602, %c3 : index
              %1624 = memref.load %partial[%1623] : memref<?xf32>
              %1625 = arith.addi %1432, %c75 : i32
              %1626 = arith.minsi %1625, %1445 : i32
              %1627 = arith.addi %1425, %1626 : i32
              %1628 = arith.index_castui %1627 : i32 to index
              %1629 = arith.addi %1398, %1628 : index
              %1630 = arith.muli %1629, %c106 : index
              %1631 = arith.addi %1630, %c5 : index
              %1632 = arith.addi %1631, %816 : index
              %1633 = memref.load %partial[%1632] : memref<?xf32>
              %1634 = arith.cmpi slt, %1625, %1427 : i32
              %1635 = arith.select %1634, %1633, %c50 : f32
              %1636 = arith.addi %1630, %815 : index
              %1637 = arith.addi %1636, %c23 : index
              %1638 = memref.load %partial[%1637] : memref<?xf32>
              %1639 = arith.addi %1636, %c7 : index
              %1640 = memref.load %partial[%1639] : memref<?xf32>
              %1641 = arith.addi %1636, %c24 : index
              %1642 = memref.load %partial[%1641] : memref<?xf32>
              %1643 = arith.addi %1636, %c45 : index
              %1644 = memref.load %partial[%1643] : memref<?xf32>
              %1645 = arith.addi %1636, %c15 : index
              %1646 = memref.load %partial[%1645] : memref<?xf32>
              %1647 = arith.addi %1636, %c46 : index
              %1648 = memref.load %partial[%1647] : memref<?xf32>
              %1649 = arith.addi %1636, %c47 : index
              %1650 = memref.load %partial[%1649] : memref<?xf32>
              %1651 = arith.addi %1636, %c48 : index
              %1652 = memref.load %partial[%1651] : memref<?xf32>
              %1653 = arith.addi %1632, %c3 : index
              %1654 = memref.load %partial[%1653] : memref<?xf32>
              %1655 = arith.addi %1432, %c77 : i32
              %1656 = arith.minsi %1655, %1445 : i32
              %1657 = arith.addi %1425, %1656 : i32
              %1658 = arith.index_castui %1657 : i32 to index
              %1659 = arith.addi %1398, %1658 : index
              %1660 = arith.muli %1659, %c106 : index
              %1661 = arith.addi %1660, %c5 : index
              %1662 = arith.addi %1661, %816 : index
              %1663 = memref.load %partial[%1662] : memref<?xf32>
              %1664 = arith.cmpi slt, %1655, %1427 : i32
              %1665 = arith.select %1664, %1663, %c50 : f32
              %1666 = arith.addi %1660, %815 : index
              %1667 = arith.addi %1666, %c23 : index
              %1668 = memref.load %partial[%1667] : memref<?xf32>
              %1669 = arith.addi %1666, %c7 : index
              %1670 = memref.load %partial[%1669] : memref<?xf32>
              %1671 = arith.addi %1666, %c24 : index
              %1672 = memref.load %partial[%1671] : memref<?xf32>
              %1673 = arith.addi %1666, %c45 : index
              %1674 = memref.load %partial[%1673] : memref<?xf32>
              %1675 = arith.addi %1666, %c15 : index
              %1676 = memref.load %partial[%1675] : memref<?xf32>
              %1677 = arith.addi %1666, %c46 : index
              %1678 = memref.load %partial[%1677] : memref<?xf32>
              %1679 = arith.addi %1666, %c47 : index
              %1680 = memref.load %partial[%1679] : memref<?xf32>
              %1681 = arith.addi %1666, %c48 : index
              %1682 = memref.load %partial[%1681] : memref<?xf32>
              %1683 = arith.addi %1662, %c3 : index
              %1684 = memref.load %partial[%1683] : memref<?xf32>
              %1685 = arith.maxnumf %1433, %1455 fastmath<nnan> : f32
              %1686 = arith.subf %1433, %1685 : f32
              %1687 = wave.exp2 %1686 : f32
              %1688 = arith.subf %1455, %1685 : f32
              %1689 = wave.exp2 %1688 : f32
              %1690 = arith.mulf %1434, %1687 : f32
              %1691 = math.fma %1474, %1689, %1690 : f32
              %1692 = arith.mulf %1435, %1687 : f32
              %1693 = math.fma %1458, %1689, %1692 : f32
              %1694 = arith.mulf %1436, %1687 : f32
              %1695 = math.fma %1460, %1689, %1694 : f32
              %1696 = arith.mulf %1437, %1687 : f32
              %1697 = math.fma %1462, %1689, %1696 : f32
              %1698 = arith.mulf %1438, %1687 : f32
              %1699 = math.fma %1464, %1689, %1698 : f32
              %1700 = arith.mulf %1439, %1687 : f32
              %1701 = math.fma %1466, %1689, %1700 : f32
              %1702 = arith.mulf %1440, %1687 : f32
              %1703 = math.fma %1468, %1689, %1702 : f32
              %1704 = arith.mulf %1441, %1687 : f32
              %1705 = math.fma %1470, %1689, %1704 : f32
              %1706 = arith.mulf %1442, %1687 : f32
              %1707 = math.fma %1472, %1689, %1706 : f32
              %1708 = arith.maxnumf %1685, %1485 fastmath<nnan> : f32
              %1709 = arith.subf %1685, %1708 : f32
              %1710 = wave.exp2 %1709 : f32
              %1711 = arith.subf %1485, %1708 : f32
              %1712 = wave.exp2 %1711 : f32
              %1713 = arith.mulf %1691, %1710 : f32
              %1714 = math.fma %1504, %1712, %1713 : f32
              %1715 = arith.mulf %1693, %1710 : f32
              %1716 = math.fma %1488, %1712, %1715 : f32
              %1717 = arith.mulf %1695, %1710 : f32
              %1718 = math.fma %1490, %1712, %1717 : f32
              %1719 = arith.mulf %1697, %1710 : f32
              %1720 = math.fma %1492, %1712, %1719 : f32
              %1721 = arith.mulf %1699, %1710 : f32
              %1722 = math.fma %1494, %1712, %1721 : f32
              %1723 = arith.mulf %1701, %1710 : f32
              %1724 = math.fma %1496, %1712, %1723 : f32
              %1725 = arith.mulf %1703, %1710 : f32
              %1726 = math.fma %1498, %1712, %1725 : f32
              %1727 = arith.mulf %1705, %1710 : f32
              %1728 = math.fma %1500, %1712, %1727 : f32
              %1729 = arith.mulf %1707, %1710 : f32
              %1730 = math.fma %1502, %1712, %1729 : f32
              %1731 = arith.maxnumf %1708, %1515 fastmath<nnan> : f32
              %1732 = arith.subf %1708, %1731 : f32
              %1733 = wave.exp2 %1732 : f32
              %1734 = arith.subf %1515, %1731 : f32
              %1735 = wave.exp2 %1734 : f32
              %1736 = arith.mulf %1714, %1733 : f32
              %1737 = math.fma %1534, %1735, %1736 : f32
              %1738 = arith.mulf %1716, %1733 : f32
              %1739 = math.fma %1518, %1735, %1738 : f32
              %1740 = arith.mulf %1718, %1733 : f32
              %1741 = math.fma %1520, %1735, %1740 : f32
              %1742 = arith.mulf %1720, %1733 : f32
              %1743 = math.fma %1522, %1735, %1742 : f32
              %1744 = arith.mulf %1722, %1733 : f32
              %1745 = math.fma %1524, %1735, %1744 : f32
              %1746 = arith.mulf %1724, %1733 : f32
              %1747 = math.fma %1526, %1735, %1746 : f32
              %1748 = arith.mulf %1726, %1733 : f32
              %1749 = math.fma %1528, %1735, %1748 : f32
              %1750 = arith.mulf %1728, %1733 : f32
              %1751 = math.fma %1530, %1735, %1750 : f32
              %1752 = arith.mulf %1730, %1733 : f32
              %1753 = math.fma %1532, %1735, %1752 : f32
              %1754 = arith.maxnumf %1731, %1545 fastmath<nnan> : f32
              %1755 = arith.subf %1731, %1754 : f32
              %1756 = wave.exp2 %1755 : f32
              %1757 = arith.subf %1545, %1754 : f32
              %1758 = wave.exp2 %1757 : f32
              %1759 = arith.mulf %1737, %1756 : f32
              %1760 = math.fma %1564, %1758, %1759 : f32
              %1761 = arith.mulf %1739, %1756 : f32
              %1762 = math.fma %1548, %1758, %1761 : f32
              %1763 = arith.mulf %1741, %1756 : f32
              %1764 = math.fma %1550, %1758, %1763 : f32
              %1765 = arith.mulf %1743, %1756 : f32
              %1766 = math.fma %1552, %1758, %1765 : f32
              %1767 = arith.mulf %1745, %1756 : f32
              %1768 = math.fma %1554, %1758, %1767 : f32
              %1769 = arith.mulf %1747, %1756 : f32
              %1770 = math.fma %1556, %1758, %1769 : f32
              %1771 = arith.mulf %1749, %1756 : f32
              %1772 = math.fma %1558, %1758, %1771 : f32
              %1773 = arith.mulf %1751, %1756 : f32
              %1774 = math.fma %1560, %1758, %1773 : f32
              %1775 = arith.mulf %1753, %1756 : f32
              %1776 = math.fma %1562, %1758, %1775 : f32
              %1777 = arith.maxnumf %1754, %1575 fastmath<nnan> : f32
              %1778 = arith.subf %1754, %1777 : f32
              %1779 = wave.exp2 %1778 : f32
              %1780 = arith.subf %1575, %1777 : f32
              %1781 = wave.exp2 %1780 : f32
              %1782 = arith.mulf %1760, %1779 : f32
              %1783 = math.fma %1594, %1781, %1782 : f32
              %1784 = arith.mulf %1762, %1779 : f32
              %1785 = math.fma %1578, %1781, %1784 : f32
              %1786 = arith.mulf %1764, %1779 : f32
              %1787 = math.fma %1580, %1781, %1786 : f32
              %1788 = arith.mulf %1766, %1779 : f32
              %1789 = math.fma %1582, %1781, %1788 : f32
              %1790 = arith.mulf %1768, %1779 : f32
              %1791 = math.fma %1584, %1781, %1790 : f32
              %1792 = arith.mulf %1770, %1779 : f32
              %1793 = math.fma %1586, %1781, %1792 : f32
              %1794 = arith.mulf %1772, %1779 : f32
              %1795 = math.fma %1588, %1781, %1794 : f32
              %1796 = arith.mulf %1774, %1779 : f32
              %1797 = math.fma %1590, %1781, %1796 : f32
              %1798 = arith.mulf %1776, %1779 : f32
              %1799 = math.fma %1592, %1781, %1798 : f32
              %1800 = arith.maxnumf %1777, %1605 fastmath<nnan> : f32
              %1801 = arith.subf %1777, %1800 : f32
              %1802 = wave.exp2 %1801 : f32
              %1803 = arith.subf %1605, %1800 : f32
              %1804 = wave.exp2 %1803 : f32
              %1805 = arith.mulf %1783, %1802 : f32
              %1806 = math.fma %1624, %1804, %1805 : f32
              %1807 = arith.mulf %1785, %1802 : f32
              %1808 = math.fma %1608, %1804, %1807 : f32
              %1809 = arith.mulf %1787, %1802 : f32
              %1810 = math.fma %1610, %1804, %1809 : f32
              %1811 = arith.mulf %1789, %1802 : f32
              %1812 = math.fma %1612, %1804, %1811 : f32
              %1813 = arith.mulf %1791, %1802 : f32
              %1814 = math.fma %1614, %1804, %1813 : f32
              %1815 = arith.mulf %1793, %1802 : f32
              %1816 = math.fma %1616, %1804, %1815 : f32
              %1817 = arith.mulf %1795, %1802 : f32
              %1818 = math.fma %1618, %1804, %1817 : f32
              %1819 = arith.mulf %1797, %1802 : f32
              %1820 = math.fma %1620, %1804, %1819 : f32
              %1821 = arith.mulf %1799, %1802 : f32
              %1822 = math.fma %1622, %1804, %1821 : f32
              %1823 = arith.maxnumf %1800, %1635 fastmath<nnan> : f32
              %1824 = arith.subf %1800, %1823 : f32
              %1825 = wave.exp2 %1824 : f32
              %1826 = arith.subf %1635, %1823 : f32
              %1827 = wave.exp2 %1826 : f32
              %1828 = arith.mulf %1806, %1825 : f32
              %1829 = math.fma %1654, %1827, %1828 : f32
              %1830 = arith.mulf %1808, %1825 : f32
              %1831 = math.fma %1638, %1827, %1830 : f32
              %1832 = arith.mulf %1810, %1825 : f32
              %1833 = math.fma %1640, %1827, %1832 : f32
              %1834 = arith.mulf %1812, %1825 : f32
              %1835 = math.fma %1642, %1827, %1834 : f32
              %1836 = arith.mulf %1814, %1825 : f32
              %1837 = math.fma %1644, %1827, %1836 : f32
              %1838 = arith.mulf %1816, %1825 : f32
              %1839 = math.fma %1646, %1827, %1838 : f32
              %1840 = arith.mulf %1818, %1825 : f32
              %1841 = math.fma %1648, %1827, %1840 : f32
              %1842 = arith.mulf %1820, %1825 : f32
              %1843 = math.fma %1650, %1827, %1842 : f32
              %1844 = arith.mulf %1822, %1825 : f32
              %1845 = math.fma %1652, %1827, %1844 : f32
              %1846 = arith.maxnumf %1823, %1665 fastmath<nnan> : f32
              %1847 = arith.subf %1823, %1846 : f32
              %1848 = wave.exp2 %1847 : f32
              %1849 = arith.subf %1665, %1846 : f32
              %1850 = wave.exp2 %1849 : f32
              %1851 = arith.mulf %1829, %1848 : f32
              %1852 = math.fma %1684, %1850, %1851 : f32
              %1853 = arith.mulf %1831, %1848 : f32
              %1854 = math.fma %1668, %1850, %1853 : f32
              %1855 = arith.mulf %1833, %1848 : f32
              %1856 = math.fma %1670, %1850, %1855 : f32
              %1857 = arith.mulf %1835, %1848 : f32
              %1858 = math.fma %1672, %1850, %1857 : f32
              %1859 = arith.mulf %1837, %1848 : f32
              %1860 = math.fma %1674, %1850, %1859 : f32
              %1861 = arith.mulf %1839, %1848 : f32
              %1862 = math.fma %1676, %1850, %1861 : f32
              %1863 = arith.mulf %1841, %1848 : f32
              %1864 = math.fma %1678, %1850, %1863 : f32
              %1865 = arith.mulf %1843, %1848 : f32
              %1866 = math.fma %1680, %1850, %1865 : f32
              %1867 = arith.mulf %1845, %1848 : f32
              %1868 = math.fma %1682, %1850, %1867 : f32
              scf.yield %1846, %1852, %1854, %1856, %1858, %1860, %1862, %1864, %1866, %1868 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1869 = arith.cmpi eq, %1421, %c17 : i32
            scf.if %1869 {
              %1870 = arith.addi %kvHeads, %15 : index
              %1871 = memref.load %scales[%1870] : memref<?xf32>
              %1872 = arith.divf %1871, %1443#1 : f32
              %1873 = arith.addi %17, %816 : index
              %1874 = arith.cmpi slt, %1873, %groupSize : index
              scf.if %1874 {
                %1875 = arith.muli %15, %groupSize : index
                %1876 = arith.addi %1875, %1873 : index
                %1877 = arith.muli %1876, %c25 : index
                %1878 = arith.muli %heads, %c25 : index
                %1879 = arith.mulf %1443#2, %1872 : f32
                %1880 = arith.addf %1879, %c51 : f32
                %1881 = arith.minimumf %1880, %c102 : f32
                %1882 = arith.maximumf %1881, %c103 : f32
                %1883 = arith.truncf %1882 : f32 to f16
                %1884 = arith.divui %937, %c3 : index
                %1885 = arith.addi %1877, %1884 : index
                %1886 = arith.divui %24, %outTileRows : index
                %1887 = arith.divui %1878, %c3 : index
                %1888 = arith.muli %1886, %1887 : index
                %1889 = arith.divui %1885, %c3 : index
                %1890 = arith.addi %1888, %1889 : index
                %1891 = arith.muli %1890, %c9 : index
                %1892 = arith.remui %1885, %c3 : index
                %1893 = arith.divui %1892, %c27 : index
                %1894 = arith.addi %1891, %1893 : index
                %1895 = arith.muli %outTileRows, %c27 : index
                %1896 = arith.muli %1894, %1895 : index
                %1897 = arith.remui %24, %outTileRows : index
                %1898 = arith.muli %1897, %c27 : index
                %1899 = arith.addi %1896, %1898 : index
                %1900 = arith.remui %1885, %c27 : index
                %1901 = arith.addi %1899, %1900 : index
                memref.store %1883, %out[%1901] : memref<?xf16>
                %1902 = arith.mulf %1443#3, %1872 : f32
                %1903 = arith.addf %1902, %c51 : f32
                %1904 = arith.minimumf %1903, %c102 : f32
                %1905 = arith.maximumf %1904, %c103 : f32
                %1906 = arith.truncf %1905 : f32 to f16
                %1907 = arith.divui %968, %c3 : index
                %1908 = arith.addi %1877, %1907 : index
                %1909 = arith.divui %1908, %c3 : index
                %1910 = arith.addi %1888, %1909 : index
                %1911 = arith.muli %1910, %c9 : index
                %1912 = arith.remui %1908, %c3 : index
                %1913 = arith.divui %1912, %c27 : index
                %1914 = arith.addi %1911, %1913 : index
                %1915 = arith.muli %1914, %1895 : index
                %1916 = arith.addi %1915, %1898 : index
                %1917 = arith.remui %1908, %c27 : index
                %1918 = arith.addi %1916, %1917 : index
                memref.store %1906, %out[%1918] : memref<?xf16>
                %1919 = arith.mulf %1443#4, %1872 : f32
                %1920 = arith.addf %1919, %c51 : f32
                %1921 = arith.minimumf %1920, %c102 : f32
                %1922 = arith.maximumf %1921, %c103 : f32
                %1923 = arith.truncf %1922 : f32 to f16
                %1924 = arith.divui %1404, %c3 : index
                %1925 = arith.addi %1877, %1924 : index
                %1926 = arith.divui %1925, %c3 : index
                %1927 = arith.addi %1888, %1926 : index
                %1928 = arith.muli %1927, %c9 : index
                %1929 = arith.remui %1925, %c3 : index
                %1930 = arith.divui %1929, %c27 : index
                %1931 = arith.addi %1928, %1930 : index
                %1932 = arith.muli %1931, %1895 : index
                %1933 = arith.addi %1932, %1898 : index
                %1934 = arith.remui %1925, %c27 : index
                %1935 = arith.addi %1933, %1934 : index
                memref.store %1923, %out[%1935] : memref<?xf16>
                %1936 = arith.mulf %1443#5, %1872 : f32
                %1937 = arith.addf %1936, %c51 : f32
                %1938 = arith.minimumf %1937, %c102 : f32
                %1939 = arith.maximumf %1938, %c103 : f32
                %1940 = arith.truncf %1939 : f32 to f16
                %1941 = arith.divui %1406, %c3 : index
                %1942 = arith.addi %1877, %1941 : index
                %1943 = arith.divui %1942, %c3 : index
                %1944 = arith.addi %1888, %1943 : index
                %1945 = arith.muli %1944, %c9 : index
                %1946 = arith.remui %1942, %c3 : index
                %1947 = arith.divui %1946, %c27 : index
                %1948 = arith.addi %1945, %1947 : index
                %1949 = arith.muli %1948, %1895 : index
                %1950 = arith.addi %1949, %1898 : index
                %1951 = arith.remui %1942, %c27 : index
                %1952 = arith.addi %1950, %1951 : index
                memref.store %1940, %out[%1952] : memref<?xf16>
                %1953 = arith.mulf %1443#6, %1872 : f32
                %1954 = arith.addf %1953, %c51 : f32
                %1955 = arith.minimumf %1954, %c102 : f32
                %1956 = arith.maximumf %1955, %c103 : f32
                %1957 = arith.truncf %1956 : f32 to f16
                %1958 = arith.divui %1408, %c3 : index
                %1959 = arith.addi %1877, %1958 : index
                %1960 = arith.divui %1959, %c3 : index
                %1961 = arith.addi %1888, %1960 : index
                %1962 = arith.muli %1961, %c9 : index
                %1963 = arith.remui %1959, %c3 : index
                %1964 = arith.divui %1963, %c27 : index
                %1965 = arith.addi %1962, %1964 : index
                %1966 = arith.muli %1965, %1895 : index
                %1967 = arith.addi %1966, %1898 : index
                %1968 = arith.remui %1959, %c27 : index
                %1969 = arith.addi %1967, %1968 : index
                memref.store %1957, %out[%1969] : memref<?xf16>
                %1970 = arith.mulf %1443#7, %1872 : f32
                %1971 = arith.addf %1970, %c51 : f32
                %1972 = arith.minimumf %1971, %c102 : f32
                %1973 = arith.maximumf %1972, %c103 : f32
                %1974 = arith.truncf %1973 : f32 to f16
                %1975 = arith.divui %1410, %c3 : index
                %1976 = arith.addi %1877, %1975 : index
                %1977 = arith.divui %1976, %c3 : index
                %1978 = arith.addi %1888, %1977 : index
                %1979 = arith.muli %1978, %c9 : index
                %1980 = arith.remui %1976, %c3 : index
                %1981 = arith.divui %1980, %c27 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.muli %1982, %1895 : index
                %1984 = arith.addi %1983, %1898 : index
                %1985 = arith.remui %1976, %c27 : index
                %1986 = arith.addi %1984, %1985 : index
                memref.store %1974, %out[%1986] : memref<?xf16>
                %1987 = arith.mulf %1443#8, %1872 : f32
                %1988 = arith.addf %1987, %c51 : f32
                %1989 = arith.minimumf %1988, %c102 : f32
                %1990 = arith.maximumf %1989, %c103 : f32
                %1991 = arith.truncf %1990 : f32 to f16
                %1992 = arith.divui %1412, %c3 : index
                %1993 = arith.addi %1877, %1992 : index
                %1994 = arith.divui %1993, %c3 : index
                %1995 = arith.addi %1888, %1994 : index
                %1996 = arith.muli %1995, %c9 : index
                %1997 = arith.remui %1993, %c3 : index
                %1998 = arith.divui %1997, %c27 : index
                %1999 = arith.addi %1996, %1998 : index
                %2000 = arith.muli %1999, %1895 : index
                %2001 = arith.addi %2000, %1898 : index
                %2002 = arith.remui %1993, %c27 : index
                %2003 = arith.addi %2001, %2002 : index
                memref.store %1991, %out[%2003] : memref<?xf16>
                %2004 = arith.mulf %1443#9, %1872 : f32
                %2005 = arith.addf %2004, %c51 : f32
                %2006 = arith.minimumf %2005, %c102 : f32
                %2007 = arith.maximumf %2006, %c103 : f32
                %2008 = arith.truncf %2007 : f32 to f16
                %2009 = arith.divui %1414, %c3 : index
                %2010 = arith.addi %1877, %2009 : index
                %2011 = arith.divui %2010, %c3 : index
                %2012 = arith.addi %1888, %2011 : index
                %2013 = arith.muli %2012, %c9 : index
                %2014 = arith.remui %2010, %c3 : index
                %2015 = arith.divui %2014, %c27 : index
                %2016 = arith.addi %2013, %2015 : index
                %2017 = arith.muli %2016, %1895 : index
                %2018 = arith.addi %2017, %1898 : index
                %2019 = arith.remui %2010, %c27 : index
                %2020 = arith.addi %2018, %2019 : index
                memref.store %2008, %out[%2020] : memref<?xf16>
              }
            } else {
              %2021 = arith.index_cast %ranges : index to i32
              %2022 = arith.addi %2021, %1422 : i32
              %2023 = arith.index_castui %2022 : i32 to index
              %2024 = arith.addi %1398, %2023 : index
              %2025 = arith.muli %2024, %c106 : index
              %2026 = arith.addi %2025, %937 : index
              memref.store %1443#2, %partial[%2026] : memref<?xf32>
              %2027 = arith.addi %2025, %968 : index
              memref.store %1443#3, %partial[%2027] : memref<?xf32>
              %2028 = arith.addi %2025, %1404 : index
              memref.store %1443#4, %partial[%2028] : memref<?xf32>
              %2029 = arith.addi %2025, %1406 : index
              memref.store %1443#5, %partial[%2029] : memref<?xf32>
              %2030 = arith.addi %2025, %1408 : index
              memref.store %1443#6, %partial[%2030] : memref<?xf32>
              %2031 = arith.addi %2025, %1410 : index
              memref.store %1443#7, %partial[%2031] : memref<?xf32>
              %2032 = arith.addi %2025, %1412 : index
              memref.store %1443#8, %partial[%2032] : memref<?xf32>
              %2033 = arith.addi %2025, %1414 : index
              memref.store %1443#9, %partial[%2033] : memref<?xf32>
              scf.if %1416 {
                %2034 = arith.addi %2025, %c5 : index
                %2035 = arith.addi %2034, %815 : index
                memref.store %1443#0, %partial[%2035] : memref<?xf32>
                %2036 = arith.addi %2035, %c3 : index
                memref.store %1443#1, %partial[%2036] : memref<?xf32>
              }
              %2037 = arith.addi %1424, %groups : index
              %2038 = arith.index_castui %1421 : i32 to index
              %2039 = wave.arrive %counters[%2037], %2038 : memref<?xi32>
              scf.if %2039 {
                %2051:10 = scf.for %2040 = %c55 to %1421 step %c78 iter_args(%2041 = %c50, %2042 = %c51, %2043 = %c51, %2044 = %c51, %2045 = %c51, %2046 = %c51, %2047 = %c51, %2048 = %c51, %2049 = %c51, %2050 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2052 = arith.addi %2040, %c55 : i32
                  %2053 = arith.subi %1421, %c17 : i32
                  %2054 = arith.minsi %2052, %2053 : i32
                  %2055 = arith.addi %2021, %2054 : i32
                  %2056 = arith.index_castui %2055 : i32 to index
                  %2057 = arith.addi %1398, %2056 : index
                  %2058 = arith.muli %2057, %c106 : index
                  %2059 = arith.addi %2058, %c5 : index
                  %2060 = arith.addi %2059, %816 : index
                  %2061 = memref.load %partial[%2060] : memref<?xf32>
                  %2062 = arith.cmpi slt, %2052, %1421 : i32
                  %2063 = arith.select %2062, %2061, %c50 : f32
                  %2064 = arith.addi %2058, %815 : index
                  %2065 = arith.addi %2064, %c23 : index
                  %2066 = memref.load %partial[%2065] : memref<?xf32>
                  %2067 = arith.addi %2064, %c7 : index
                  %2068 = memref.load %partial[%2067] : memref<?xf32>
                  %2069 = arith.addi %2064, %c24 : index
                  %2070 = memref.load %partial[%2069] : memref<?xf32>
                  %2071 = arith.addi %2064, %c45 : index
                  %2072 = memref.load %partial[%2071] : memref<?xf32>
                  %2073 = arith.addi %2064, %c15 : index
                  %2074 = memref.load %partial[%2073] : memref<?xf32>
                  %2075 = arith.addi %2064, %c46 : index
                  %2076 = memref.load %partial[%2075] : memref<?xf32>
                  %2077 = arith.addi %2064, %c47 : index
                  %2078 = memref.load %partial[%2077] : memref<?xf32>
                  %2079 = arith.addi %2064, %c48 : index
                  %2080 = memref.load %partial[%2079] : memref<?xf32>
                  %2081 = arith.addi %2060, %c3 : index
                  %2082 = memref.load %partial[%2081] : memref<?xf32>
                  %2083 = arith.addi %2040, %c17 : i32
                  %2084 = arith.minsi %2083, %2053 : i32
                  %2085 = arith.addi %2021, %2084 : i32
                  %2086 = arith.index_castui %2085 : i32 to index
                  %2087 = arith.addi %1398, %2086 : index
                  %2088 = arith.muli %2087, %c106 : index
                  %2089 = arith.addi %2088, %c5 : index
                  %2090 = arith.addi %2089, %816 : index
                  %2091 = memref.load %partial[%2090] : memref<?xf32>
                  %2092 = arith.cmpi slt, %2083, %1421 : i32
                  %2093 = arith.select %2092, %2091, %c50 : f32
                  %2094 = arith.addi %2088, %815 : index
                  %2095 = arith.addi %2094, %c23 : index
                  %2096 = memref.load %partial[%2095] : memref<?xf32>
                  %2097 = arith.addi %2094, %c7 : index
                  %2098 = memref.load %partial[%2097] : memref<?xf32>
                  %2099 = arith.addi %2094, %c24 : index
                  %2100 = memref.load %partial[%2099] : memref<?xf32>
                  %2101 = arith.addi %2094, %c45 : index
                  %2102 = memref.load %partial[%2101] : memref<?xf32>
                  %2103 = arith.addi %2094, %c15 : index
                  %2104 = memref.load %partial[%2103] : memref<?xf32>
                  %2105 = arith.addi %2094, %c46 : index
                  %2106 = memref.load %partial[%2105] : memref<?xf32>
                  %2107 = arith.addi %2094, %c47 : index
                  %2108 = memref.load %partial[%2107] : memref<?xf32>
                  %2109 = arith.addi %2094, %c48 : index
                  %2110 = memref.load %partial[%2109] : memref<?xf32>
                  %2111 = arith.addi %2090, %c3 : index
                  %2112 = memref.load %partial[%2111] : memref<?xf32>
                  %2113 = arith.addi %2040, %c69 : i32
                  %2114 = arith.minsi %2113, %2053 : i32
                  %2115 = arith.addi %2021, %2114 : i32
                  %2116 = arith.index_castui %2115 : i32 to index
                  %2117 = arith.addi %1398, %2116 : index
                  %2118 = arith.muli %2117, %c106 : index
                  %2119 = arith.addi %2118, %c5 : index
                  %2120 = arith.addi %2119, %816 : index
                  %2121 = memref.load %partial[%2120] : memref<?xf32>
                  %2122 = arith.cmpi slt, %2113, %1421 : i32
                  %2123 = arith.select %2122, %2121, %c50 : f32
                  %2124 = arith.addi %2118, %815 : index
                  %2125 = arith.addi %2124, %c23 : index
                  %2126 = memref.load %partial[%2125] : memref<?xf32>
                  %2127 = arith.addi %2124, %c7 : index
                  %2128 = memref.load %partial[%2127] : memref<?xf32>
                  %2129 = arith.addi %2124, %c24 : index
                  %2130 = memref.load %partial[%2129] : memref<?xf32>
                  %2131 = arith.addi %2124, %c45 : index
                  %2132 = memref.load %partial[%2131] : memref<?xf32>
                  %2133 = arith.addi %2124, %c15 : index
                  %2134 = memref.load %partial[%2133] : memref<?xf32>
                  %2135 = arith.addi %2124, %c46 : index
                  %2136 = memref.load %partial[%2135] : memref<?xf32>
                  %2137 = arith.addi %2124, %c47 : index
                  %2138 = memref.load %partial[%2137] : memref<?xf32>
                  %2139 = arith.addi %2124, %c48 : index
                  %2140 = memref.load %partial[%2139] : memref<?xf32>
                  %2141 = arith.addi %2120, %c3 : index
                  %2142 = memref.load %partial[%2141] : memref<?xf32>
                  %2143 = arith.addi %2040, %c71 : i32
                  %2144 = arith.minsi %2143, %2053 : i32
                  %2145 = arith.addi %2021, %2144 : i32
                  %2146 = arith.index_castui %2145 : i32 to index
                  %2147 = arith.addi %1398, %2146 : index
                  %2148 = arith.muli %2147, %c106 : index
                  %2149 = arith.addi %2148, %c5 : index
                  %2150 = arith.addi %2149, %816 : index
                  %2151 = memref.load %partial[%2150] : memref<?xf32>
                  %2152 = arith.cmpi slt, %2143, %1421 : i32
                  %2153 = arith.select %2152, %2151, %c50 : f32
                  %2154 = arith.addi %2148, %815 : index
                  %2155 = arith.addi %2154, %c23 : index
                  %2156 = memref.load %partial[%2155] : memref<?xf32>
                  %2157 = arith.addi %2154, %c7 : index
                  %2158 = memref.load %partial[%2157] : memref<?xf32>
                  %2159 = arith.addi %2154, %c24 : index
                  %2160 = memref.load %partial[%2159] : memref<?xf32>
                  %2161 = arith.addi %2154, %c45 : index
                  %2162 = memref.load %partial[%2161] : memref<?xf32>
                  %2163 = arith.addi %2154, %c15 : index
                  %2164 = memref.load %partial[%2163] : memref<?xf32>
                  %2165 = arith.addi %2154, %c46 : index
                  %2166 = memref.load %partial[%2165] : memref<?xf32>
                  %2167 = arith.addi %2154, %c47 : index
                  %2168 = memref.load %partial[%2167] : memref<?xf32>
                  %2169 = arith.addi %2154, %c48 : index
                  %2170 = memref.load %partial[%2169] : memref<?xf32>
                  %2171 = arith.addi %2150, %c3 : index
                  %2172 = memref.load %partial[%2171] : memref<?xf32>
                  %2173 = arith.addi %2040, %c72 : i32
                  %2174 = arith.minsi %2173, %2053 : i32
                  %2175 = arith.addi %2021, %2174 : i32
                  %2176 = arith.index_castui %2175 : i32 to index
                  %2177 = arith.addi %1398, %2176 : index
                  %2178 = arith.muli %2177, %c106 : index
                  %2179 = arith.addi %2178, %c5 : index
                  %2180 = arith.addi %2179, %816 : index
                  %2181 = memref.load %partial[%2180] : memref<?xf32>
                  %2182 = arith.cmpi slt, %2173, %1421 : i32
                  %2183 = arith.select %2182, %2181, %c50 : f32
                  %2184 = arith.addi %2178, %815 : index
                  %2185 = arith.addi %2184, %c23 : index
                  %2186 = memref.load %partial[%2185] : memref<?xf32>
                  %2187 = arith.addi %2184, %c7 : index
                  %2188 = memref.load %partial[%2187] : memref<?xf32>
                  %2189 = arith.addi %2184, %c24 : index
                  %2190 = memref.load %partial[%2189] : memref<?xf32>
                  %2191 = arith.addi %2184, %c45 : index
                  %2192 = memref.load %partial[%2191] : memref<?xf32>
                  %2193 = arith.addi %2184, %c15 : index
                  %2194 = memref.load %partial[%2193] : memref<?xf32>
                  %2195 = arith.addi %2184, %c46 : index
                  %2196 = memref.load %partial[%2195] : memref<?xf32>
                  %2197 = arith.addi %2184, %c47 : index
                  %2198 = memref.load %partial[%2197] : memref<?xf32>
                  %2199 = arith.addi %2184, %c48 : index
                  %2200 = memref.load %partial[%2199] : memref<?xf32>
                  %2201 = arith.addi %2180, %c3 : index
                  %2202 = memref.load %partial[%2201] : memref<?xf32>
                  %2203 = arith.addi %2040, %c74 : i32
                  %2204 = arith.minsi %2203, %2053 : i32
                  %2205 = arith.addi %2021, %2204 : i32
                  %2206 = arith.index_castui %2205 : i32 to index
                  %2207 = arith.addi %1398, %2206 : index
                  %2208 = arith.muli %2207, %c106 : index
                  %2209 = arith.addi %2208, %c5 : index
                  %2210 = arith.addi %2209, %816 : index
                  %2211 = memref.load %partial[%2210] : memref<?xf32>
                  %2212 = arith.cmpi slt, %2203, %1421 : i32
                  %2213 = arith.select %2212, %2211, %c50 : f32
                  %2214 = arith.addi %2208, %815 : index
                  %2215 = arith.addi %2214, %c23 : index
                  %2216 = memref.load %partial[%2215] : memref<?xf32>
                  %2217 = arith.addi %2214, %c7 : index
                  %2218 = memref.load %partial[%2217] : memref<?xf32>
                  %2219 = arith.addi %2214, %c24 : index
                  %2220 = memref.load %partial[%2219] : memref<?xf32>
                  %2221 = arith.addi %2214, %c45 : index
                  %2222 = memref.load %partial[%2221] : memref<?xf32>
                  %2223 = arith.addi %2214, %c15 : index
                  %2224 = memref.load %partial[%2223] : memref<?xf32>
                  %2225 = arith.addi %2214, %c46 : index
                  %2226 = memref.load %partial[%2225] : memref<?xf32>
                  %2227 = arith.addi %2214, %c47 : index
                  %2228 = memref.load %partial[%2227] : memref<?xf32>
                  %2229 = arith.addi %2214, %c48 : index
                  %2230 = memref.load %partial[%2229] : memref<?xf32>
                  %2231 = arith.addi %2210, %c3 : index
                  %2232 = memref.load %partial[%2231] : memref<?xf32>
                  %2233 = arith.addi %2040, %c75 : i32
                  %2234 = arith.minsi %2233, %2053 : i32
                  %2235 = arith.addi %2021, %2234 : i32
                  %2236 = arith.index_castui %2235 : i32 to index
                  %2237 = arith.addi %1398, %2236 : index
                  %2238 = arith.muli %2237, %c106 : index
                  %2239 = arith.addi %2238, %c5 : index
                  %2240 = arith.addi %2239, %816 : index
                  %2241 = memref.load %partial[%2240] : memref<?xf32>
                  %2242 = arith.cmpi slt, %2233, %1421 : i32
                  %2243 = arith.select %2242, %2241, %c50 : f32
                  %2244 = arith.addi %2238, %815 : index
                  %2245 = arith.addi %2244, %c23 : index
                  %2246 = memref.load %partial[%2245] : memref<?xf32>
                  %2247 = arith.addi %2244, %c7 : index
                  %2248 = memref.load %partial[%2247] : memref<?xf32>
                  %2249 = arith.addi %2244, %c24 : index
                  %2250 = memref.load %partial[%2249] : memref<?xf32>
                  %2251 = arith.addi %2244, %c45 : index
                  %2252 = memref.load %partial[%2251] : memref<?xf32>
                  %2253 = arith.addi %2244, %c15 : index
                  %2254 = memref.load %partial[%2253] : memref<?xf32>
                  %2255 = arith.addi %2244, %c46 : index
                  %2256 = memref.load %partial[%2255] : memref<?xf32>
                  %2257 = arith.addi %2244, %c47 : index
                  %2258 = memref.load %partial[%2257] : memref<?xf32>
                  %2259 = arith.addi %2244, %c48 : index
                  %2260 = memref.load %partial[%2259] : memref<?xf32>
                  %2261 = arith.addi %2240, %c3 : index
                  %2262 = memref.load %partial[%2261] : memref<?xf32>
                  %2263 = arith.addi %2040, %c77 : i32
                  %2264 = arith.minsi %2263, %2053 : i32
                  %2265 = arith.addi %2021, %2264 : i32
                  %2266 = arith.index_castui %2265 : i32 to index
                  %2267 = arith.addi %1398, %2266 : index
                  %2268 = arith.muli %2267, %c106 : index
                  %2269 = arith.addi %2268, %c5 : index
                  %2270 = arith.addi %2269, %816 : index
                  %2271 = memref.load %partial[%2270] : memref<?xf32>
                  %2272 = arith.cmpi slt, %2263, %1421 : i32
                  %2273 = arith.select %2272, %2271, %c50 : f32
                  %2274 = arith.addi %2268, %815 : index
                  %2275 = arith.addi %2274, %c23 : index
                  %2276 = memref.load %partial[%2275] : memref<?xf32>
                  %2277 = arith.addi %2274, %c7 : index
                  %2278 = memref.load %partial[%2277] : memref<?xf32>
                  %2279 = arith.addi %2274, %c24 : index
                  %2280 = memref.load %partial[%2279] : memref<?xf32>
                  %2281 = arith.addi %2274, %c45 : index
                  %2282 = memref.load %partial[%2281] : memref<?xf32>
                  %2283 = arith.addi %2274, %c15 : index
                  %2284 = memref.load %partial[%2283] : memref<?xf32>
                  %2285 = arith.addi %2274, %c46 : index
                  %2286 = memref.load %partial[%2285] : memref<?xf32>
                  %2287 = arith.addi %2274, %c47 : index
                  %2288 = memref.load %partial[%2287] : memref<?xf32>
                  %2289 = arith.addi %2274, %c48 : index
                  %2290 = memref.load %partial[%2289] : memref<?xf32>
                  %2291 = arith.addi %2270, %c3 : index
                  %2292 = memref.load %partial[%2291] : memref<?xf32>
                  %2293 = arith.maxnumf %2041, %2063 fastmath<nnan> : f32
                  %2294 = arith.subf %2041, %2293 : f32
                  %2295 = wave.exp2 %2294 : f32
                  %2296 = arith.subf %2063, %2293 : f32
                  %2297 = wave.exp2 %2296 : f32
                  %2298 = arith.mulf %2042, %2295 : f32
                  %2299 = math.fma %2082, %2297, %2298 : f32
                  %2300 = arith.mulf %2043, %2295 : f32
                  %2301 = math.fma %2066, %2297, %2300 : f32
                  %2302 = arith.mulf %2044, %2295 : f32
                  %2303 = math.fma %2068, %2297, %2302 : f32
                  %2304 = arith.mulf %2045, %2295 : f32
                  %2305 = math.fma %2070, %2297, %2304 : f32
                  %2306 = arith.mulf %2046, %2295 : f32
                  %2307 = math.fma %2072, %2297, %2306 : f32
                  %2308 = arith.mulf %2047, %2295 : f32
                  %2309 = math.fma %2074, %2297, %2308 : f32
                  %2310 = arith.mulf %2048, %2295 : f32
                  %2311 = math.fma %2076, %2297, %2310 : f32
                  %2312 = arith.mulf %2049, %2295 : f32
                  %2313 = math.fma %2078, %2297, %2312 : f32
                  %2314 = arith.mulf %2050, %2295 : f32
                  %2315 = math.fma %2080, %2297, %2314 : f32
                  %2316 = arith.maxnumf %2293, %2093 fastmath<nnan> : f32
                  %2317 = arith.subf %2293, %2316 : f32
                  %2318 = wave.exp2 %2317 : f32
                  %2319 = arith.subf %2093, %2316 : f32
                  %2320 = wave.exp2 %2319 : f32
                  %2321 = arith.mulf %2299, %2318 : f32
                  %2322 = math.fma %2112, %2320, %2321 : f32
                  %2323 = arith.mulf %2301, %2318 : f32
                  %2324 = math.fma %2096, %2320, %2323 : f32
                  %2325 = arith.mulf %2303, %2318 : f32
                  %2326 = math.fma %2098, %2320, %2325 : f32
                  %2327 = arith.mulf %2305, %2318 : f32
                  %2328 = math.fma %2100, %2320, %2327 : f32
                  %2329 = arith.mulf %2307, %2318 : f32
                  %2330 = math.fma %2102, %2320, %2329 : f32
                  %2331 = arith.mulf %2309, %2318 : f32
                  %2332 = math.fma %2104, %2320, %2331 : f32
                  %2333 = arith.mulf %2311, %2318 : f32
                  %2334 = math.fma %2106, %2320, %2333 : f32
                  %2335 = arith.mulf %2313, %2318 : f32
                  %2336 = math.fma %2108, %2320, %2335 : f32
                  %2337 = arith.mulf %2315, %2318 : f32
                  %2338 = math.fma %2110, %2320, %2337 : f32
                  %2339 = arith.maxnumf %2316, %2123 fastmath<nnan> : f32
                  %2340 = arith.subf %2316, %2339 : f32
                  %2341 = wave.exp2 %2340 : f32
                  %2342 = arith.subf %2123, %2339 : f32
                  %2343 = wave.exp2 %2342 : f32
                  %2344 = arith.mulf %2322, %2341 : f32
                  %2345 = math.fma %2142, %2343, %2344 : f32
                  %2346 = arith.mulf %2324, %2341 : f32
                  %2347 = math.fma %2126, %2343, %2346 : f32
                  %2348 = arith.mulf %2326, %2341 : f32
                  %2349 = math.fma %2128, %2343, %2348 : f32
                  %2350 = arith.mulf %2328, %2341 : f32
                  %2351 = math.fma %2130, %2343, %2350 : f32
                  %2352 = arith.mulf %2330, %2341 : f32
                  %2353 = math.fma %2132, %2343, %2352 : f32
                  %2354 = arith.mulf %2332, %2341 : f32
                  %2355 = math.fma %2134, %2343, %2354 : f32
                  %2356 = arith.mulf %2334, %2341 : f32
                  %2357 = math.fma %2136, %2343, %2356 : f32
                  %2358 = arith.mulf %2336, %2341 : f32
                  %2359 = math.fma %2138, %2343, %2358 : f32
                  %2360 = arith.mulf %2338, %2341 : f32
                  %2361 = math.fma %2140, %2343, %2360 : f32
                  %2362 = arith.maxnumf %2339, %2153 fastmath<nnan> : f32
                  %2363 = arith.subf %2339, %2362 : f32
                  %2364 = wave.exp2 %2363 : f32
                  %2365 = arith.subf %2153, %2362 : f32
                  %2366 = wave.exp2 %2365 : f32
                  %2367 = arith.mulf %2345, %2364 : f32
                  %2368 = math.fma %2172, %2366, %2367 : f32
                  %2369 = arith.mulf %2347, %2364 : f32
                  %2370 = math.fma %2156, %2366, %2369 : f32
                  %2371 = arith.mulf %2349, %2364 : f32
                  %2372 = math.fma %2158, %2366, %2371 : f32
                  %2373 = arith.mulf %2351, %2364 : f32
                  %2374 = math.fma %2160, %2366, %2373 : f32
                  %2375 = arith.mulf %2353, %2364 : f32
                  %2376 = math.fma %2162, %2366, %2375 : f32
                  %2377 = arith.mulf %2355, %2364 : f32
                  %2378 = math.fma %2164, %2366, %2377 : f32
                  %2379 = arith.mulf %2357, %2364 : f32
                  %2380 = math.fma %2166, %2366, %2379 : f32
                  %2381 = arith.mulf %2359, %2364 : f32
                  %2382 = math.fma %2168, %2366, %2381 : f32
                  %2383 = arith.mulf %2361, %2364 : f32
                  %2384 = math.fma %2170, %2366, %2383 : f32
                  %2385 = arith.maxnumf %2362, %2183 fastmath<nnan> : f32
                  %2386 = arith.subf %2362, %2385 : f32
                  %2387 = wave.exp2 %2386 : f32
                  %2388 = arith.subf %2183, %2385 : f32
                  %2389 = wave.exp2 %2388 : f32
                  %2390 = arith.mulf %2368, %2387 : f32
                  %2391 = math.fma %2202, %2389, %2390 : f32
                  %2392 = arith.mulf %2370, %2387 : f32
                  %2393 = math.fma %2186, %2389, %2392 : f32
                  %2394 = arith.mulf %2372, %2387 : f32
                  %2395 = math.fma %2188, %2389, %2394 : f32
                  %2396 = arith.mulf %2374, %2387 : f32
                  %2397 = math.fma %2190, %2389, %2396 : f32
                  %2398 = arith.mulf %2376, %2387 : f32
                  %2399 = math.fma %2192, %2389, %2398 : f32
                  %2400 = arith.mulf %2378, %2387 : f32
                  %2401 = math.fma %2194, %2389, %2400 : f32
                  %2402 = arith.mulf %2380, %2387 : f32
                  %2403 = math.fma %2196, %2389, %2402 : f32
                  %2404 = arith.mulf %2382, %2387 : f32
                  %2405 = math.fma %2198, %2389, %2404 : f32
                  %2406 = arith.mulf %2384, %2387 : f32
                  %2407 = math.fma %2200, %2389, %2406 : f32
                  %2408 = arith.maxnumf %2385, %2213 fastmath<nnan> : f32
                  %2409 = arith.subf %2385, %2408 : f32
                  %2410 = wave.exp2 %2409 : f32
                  %2411 = arith.subf %2213, %2408 : f32
                  %2412 = wave.exp2 %2411 : f32
                  %2413 = arith.mulf %2391, %2410 : f32
                  %2414 = math.fma %2232, %2412, %2413 : f32
                  %2415 = arith.mulf %2393, %2410 : f32
                  %2416 = math.fma %2216, %2412, %2415 : f32
                  %2417 = arith.mulf %2395, %2410 : f32
                  %2418 = math.fma %2218, %2412, %2417 : f32
                  %2419 = arith.mulf %2397, %2410 : f32
                  %2420 = math.fma %2220, %2412, %2419 : f32
                  %2421 = arith.mulf %2399, %2410 : f32
                  %2422 = math.fma %2222, %2412, %2421 : f32
                  %2423 = arith.mulf %2401, %2410 : f32
                  %2424 = math.fma %2224, %2412, %2423 : f32
                  %2425 = arith.mulf %2403, %2410 : f32
                  %2426 = math.fma %2226, %2412, %2425 : f32
                  %2427 = arith.mulf %2405, %2410 : f32
                  %2428 = math.fma %2228, %2412, %2427 : f32
                  %2429 = arith.mulf %2407, %2410 : f32
                  %2430 = math.fma %2230, %2412, %2429 : f32
                  %2431 = arith.maxnumf %2408, %2243 fastmath<nnan> : f32
                  %2432 = arith.subf %2408, %2431 : f32
                  %2433 = wave.exp2 %2432 : f32
                  %2434 = arith.subf %2243, %2431 : f32
                  %2435 = wave.exp2 %2434 : f32
                  %2436 = arith.mulf %2414, %2433 : f32
                  %2437 = math.fma %2262, %2435, %2436 : f32
                  %2438 = arith.mulf %2416, %2433 : f32
                  %2439 = math.fma %2246, %2435, %2438 : f32
                  %2440 = arith.mulf %2418, %2433 : f32
                  %2441 = math.fma %2248, %2435, %2440 : f32
                  %2442 = arith.mulf %2420, %2433 : f32
                  %2443 = math.fma %2250, %2435, %2442 : f32
                  %2444 = arith.mulf %2422, %2433 : f32
                  %2445 = math.fma %2252, %2435, %2444 : f32
                  %2446 = arith.mulf %2424, %2433 : f32
                  %2447 = math.fma %2254, %2435, %2446 : f32
                  %2448 = arith.mulf %2426, %2433 : f32
                  %2449 = math.fma %2256, %2435, %2448 : f32
                  %2450 = arith.mulf %2428, %2433 : f32
                  %2451 = math.fma %2258, %2435, %2450 : f32
                  %2452 = arith.mulf %2430, %2433 : f32
                  %2453 = math.fma %2260, %2435, %2452 : f32
                  %2454 = arith.maxnumf %2431, %2273 fastmath<nnan> : f32
                  %2455 = arith.subf %2431, %2454 : f32
                  %2456 = wave.exp2 %2455 : f32
                  %2457 = arith.subf %2273, %2454 : f32
                  %2458 = wave.exp2 %2457 : f32
                  %2459 = arith.mulf %2437, %2456 : f32
                  %2460 = math.fma %2292, %2458, %2459 : f32
                  %2461 = arith.mulf %2439, %2456 : f32
                  %2462 = math.fma %2276, %2458, %2461 : f32
                  %2463 = arith.mulf %2441, %2456 : f32
                  %2464 = math.fma %2278, %2458, %2463 : f32
                  %2465 = arith.mulf %2443, %2456 : f32
                  %2466 = math.fma %2280, %2458, %2465 : f32
                  %2467 = arith.mulf %2445, %2456 : f32
                  %2468 = math.fma %2282, %2458, %2467 : f32
                  %2469 = arith.mulf %2447, %2456 : f32
                  %2470 = math.fma %2284, %2458, %2469 : f32
                  %2471 = arith.mulf %2449, %2456 : f32
                  %2472 = math.fma %2286, %2458, %2471 : f32
                  %2473 = arith.mulf %2451, %2456 : f32
                  %2474 = math.fma %2288, %2458, %2473 : f32
                  %2475 = arith.mulf %2453, %2456 : f32
                  %2476 = math.fma %2290, %2458, %2475 : f32
                  scf.yield %2454, %2460, %2462, %2464, %2466, %2468, %2470, %2472, %2474, %2476 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2477 = arith.addi %kvHeads, %15 : index
                %2478 = memref.load %scales[%2477] : memref<?xf32>
                %2479 = arith.divf %2478, %2051#1 : f32
                %2480 = arith.addi %17, %816 : index
                %2481 = arith.cmpi slt, %2480, %groupSize : index
                scf.if %2481 {
                  %2482 = arith.muli %15, %groupSize : index
                  %2483 = arith.addi %2482, %2480 : index
                  %2484 = arith.muli %2483, %c25 : index
                  %2485 = arith.muli %heads, %c25 : index
                  %2486 = arith.mulf %2051#2, %2479 : f32
                  %2487 = arith.addf %2486, %c51 : f32
                  %2488 = arith.minimumf %2487, %c102 : f32
                  %2489 = arith.maximumf %2488, %c103 : f32
                  %2490 = arith.truncf %2489 : f32 to f16
                  %2491 = arith.divui %937, %c3 : index
                  %2492 = arith.addi %2484, %2491 : index
                  %2493 = arith.divui %24, %outTileRows : index
                  %2494 = arith.divui %2485, %c3 : index
                  %2495 = arith.muli %2493, %2494 : index
                  %2496 = arith.divui %2492, %c3 : index
                  %2497 = arith.addi %2495, %2496 : index
                  %2498 = arith.muli %2497, %c9 : index
                  %2499 = arith.remui %2492, %c3 : index
                  %2500 = arith.divui %2499, %c27 : index
                  %2501 = arith.addi %2498, %2500 : index
                  %2502 = arith.muli %outTileRows, %c27 : index
                  %2503 = arith.muli %2501, %2502 : index
                  %2504 = arith.remui %24, %outTileRows : index
                  %2505 = arith.muli %2504, %c27 : index
                  %2506 = arith.addi %2503, %2505 : index
                  %2507 = arith.remui %2492, %c27 : index
                  %2508 = arith.addi %2506, %2507 : index
                  memref.store %2490, %out[%2508] : memref<?xf16>
                  %2509 = arith.mulf %2051#3, %2479 : f32
                  %2510 = arith.addf %2509, %c51 : f32
                  %2511 = arith.minimumf %2510, %c102 : f32
                  %2512 = arith.maximumf %2511, %c103 : f32
                  %2513 = arith.truncf %2512 : f32 to f16
                  %2514 = arith.divui %968, %c3 : index
                  %2515 = arith.addi %2484, %2514 : index
                  %2516 = arith.divui %2515, %c3 : index
                  %2517 = arith.addi %2495, %2516 : index
                  %2518 = arith.muli %2517, %c9 : index
                  %2519 = arith.remui %2515, %c3 : index
                  %2520 = arith.divui %2519, %c27 : index
                  %2521 = arith.addi %2518, %2520 : index
                  %2522 = arith.muli %2521, %2502 : index
                  %2523 = arith.addi %2522, %2505 : index
                  %2524 = arith.remui %2515, %c27 : index
                  %2525 = arith.addi %2523, %2524 : index
                  memref.store %2513, %out[%2525] : memref<?xf16>
                  %2526 = arith.mulf %2051#4, %2479 : f32
                  %2527 = arith.addf %2526, %c51 : f32
                  %2528 = arith.minimumf %2527, %c102 : f32
                  %2529 = arith.maximumf %2528, %c103 : f32
                  %2530 = arith.truncf %2529 : f32 to f16
                  %2531 = arith.divui %1404, %c3 : index
                  %2532 = arith.addi %2484, %2531 : index
                  %2533 = arith.divui %2532, %c3 : index
                  %2534 = arith.addi %2495, %2533 : index
                  %2535 = arith.muli %2534, %c9 : index
                  %2536 = arith.remui %2532, %c3 : index
                  %2537 = arith.divui %2536, %c27 : index
                  %2538 = arith.addi %2535, %2537 : index
                  %2539 = arith.muli %2538, %2502 : index
                  %2540 = arith.addi %2539, %2505 : index
                  %2541 = arith.remui %2532, %c27 : index
                  %2542 = arith.addi %2540, %2541 : index
                  memref.store %2530, %out[%2542] : memref<?xf16>
                  %2543 = arith.mulf %2051#5, %2479 : f32
                  %2544 = arith.addf %2543, %c51 : f32
                  %2545 = arith.minimumf %2544, %c102 : f32
                  %2546 = arith.maximumf %2545, %c103 : f32
                  %2547 = arith.truncf %2546 : f32 to f16
                  %2548 = arith.divui %1406, %c3 : index
                  %2549 = arith.addi %2484, %2548 : index
                  %2550 = arith.divui %2549, %c3 : index
                  %2551 = arith.addi %2495, %2550 : index
                  %2552 = arith.muli %2551, %c9 : index
                  %2553 = arith.remui %2549, %c3 : index
                  %2554 = arith.divui %2553, %c27 : index
                  %2555 = arith.addi %2552, %2554 : index
                  %2556 = arith.muli %2555, %2502 : index
                  %2557 = arith.addi %2556, %2505 : index
                  %2558 = arith.remui %2549, %c27 : index
                  %2559 = arith.addi %2557, %2558 : index
                  memref.store %2547, %out[%2559] : memref<?xf16>
                  %2560 = arith.mulf %2051#6, %2479 : f32
                  %2561 = arith.addf %2560, %c51 : f32
                  %2562 = arith.minimumf %2561, %c102 : f32
                  %2563 = arith.maximumf %2562, %c103 : f32
                  %2564 = arith.truncf %2563 : f32 to f16
                  %2565 = arith.divui %1408, %c3 : index
                  %2566 = arith.addi %2484, %2565 : index
                  %2567 = arith.divui %2566, %c3 : index
                  %2568 = arith.addi %2495, %2567 : index
                  %2569 = arith.muli %2568, %c9 : index
                  %2570 = arith.remui %2566, %c3 : index
                  %2571 = arith.divui %2570, %c27 : index
                  %2572 = arith.addi %2569, %2571 : index
                  %2573 = arith.muli %2572, %2502 : index
                  %2574 = arith.addi %2573, %2505 : index
                  %2575 = arith.remui %2566, %c27 : index
                  %2576 = arith.addi %2574, %2575 : index
                  memref.store %2564, %out[%2576] : memref<?xf16>
                  %2577 = arith.mulf %2051#7, %2479 : f32
                  %2578 = arith.addf %2577, %c51 : f32
                  %2579 = arith.minimumf %2578, %c102 : f32
                  %2580 = arith.maximumf %2579, %c103 : f32
                  %2581 = arith.truncf %2580 : f32 to f16
                  %2582 = arith.divui %1410, %c3 : index
                  %2583 = arith.addi %2484, %2582 : index
                  %2584 = arith.divui %2583, %c3 : index
                  %2585 = arith.addi %2495, %2584 : index
                  %2586 = arith.muli %2585, %c9 : index
                  %2587 = arith.remui %2583, %c3 : index
                  %2588 = arith.divui %2587, %c27 : index
                  %2589 = arith.addi %2586, %2588 : index
                  %2590 = arith.muli %2589, %2502 : index
                  %2591 = arith.addi %2590, %2505 : index
                  %2592 = arith.remui %2583, %c27 : index
                  %2593 = arith.addi %2591, %2592 : index
                  memref.store %2581, %out[%2593] : memref<?xf16>
                  %2594 = arith.mulf %2051#8, %2479 : f32
                  %2595 = arith.addf %2594, %c51 : f32
                  %2596 = arith.minimumf %2595, %c102 : f32
                  %2597 = arith.maximumf %2596, %c103 : f32
                  %2598 = arith.truncf %2597 : f32 to f16
                  %2599 = arith.divui %1412, %c3 : index
                  %2600 = arith.addi %2484, %2599 : index
                  %2601 = arith.divui %2600, %c3 : index
                  %2602 = arith.addi %2495, %2601 : index
                  %2603 = arith.muli %2602, %c9 : index
                  %2604 = arith.remui %2600, %c3 : index
                  %2605 = arith.divui %2604, %c27 : index
                  %2606 = arith.addi %2603, %2605 : index
                  %2607 = arith.muli %2606, %2502 : index
                  %2608 = arith.addi %2607, %2505 : index
                  %2609 = arith.remui %2600, %c27 : index
                  %2610 = arith.addi %2608, %2609 : index
                  memref.store %2598, %out[%2610] : memref<?xf16>
                  %2611 = arith.mulf %2051#9, %2479 : f32
                  %2612 = arith.addf %2611, %c51 : f32
                  %2613 = arith.minimumf %2612, %c102 : f32
                  %2614 = arith.maximumf %2613, %c103 : f32
                  %2615 = arith.truncf %2614 : f32 to f16
                  %2616 = arith.divui %1414, %c3 : index
                  %2617 = arith.addi %2484, %2616 : index
                  %2618 = arith.divui %2617, %c3 : index
                  %2619 = arith.addi %2495, %2618 : index
                  %2620 = arith.muli %2619, %c9 : index
                  %2621 = arith.remui %2617, %c3 : index
                  %2622 = arith.divui %2621, %c27 : index
                  %2623 = arith.addi %2620, %2622 : index
                  %2624 = arith.muli %2623, %2502 : index
                  %2625 = arith.addi %2624, %2505 : index
                  %2626 = arith.remui %2617, %c27 : index
                  %2627 = arith.addi %2625, %2626 : index
                  memref.store %2615, %out[%2627] : memref<?xf16>
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

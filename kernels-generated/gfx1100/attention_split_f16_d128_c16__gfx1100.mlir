// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 512 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 132 : index
  %c26 = arith.constant 8 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 68 : index
  %c33 = arith.constant 80 : index
  %c34 = arith.constant 84 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 100 : index
  %c37 = arith.constant 112 : index
  %c38 = arith.constant 116 : index
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 64 : i32
  %c41 = arith.constant 253 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %c44 = arith.constant 768 : index
  %c45 = arith.constant 1024 : index
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
  %c63 = arith.constant 832 : index
  %c64 = arith.constant 896 : index
  %c65 = arith.constant 960 : index
  %c66 = arith.constant 1088 : index
  %c67 = arith.constant 1152 : index
  %c68 = arith.constant 1216 : index
  %c69 = arith.constant 1344 : index
  %c70 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c71 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c72 = arith.constant 0x41000000 : f32
  %c73 = arith.constant 0x40C00000 : f32
  %c74 = arith.constant dense<-1> : vector<4xi32>
  %c75 = arith.constant 65535 : i32
  %c76 = arith.constant 2 : i32
  %c77 = arith.constant -65536 : i32
  %c78 = arith.constant 3 : i32
  %c79 = arith.constant 4 : i32
  %c80 = arith.constant 5 : i32
  %c81 = arith.constant 6 : i32
  %c82 = arith.constant 7 : i32
  %c83 = arith.constant 8 : i32
  %c84 = arith.constant 9 : i32
  %c85 = arith.constant 10 : i32
  %c86 = arith.constant 11 : i32
  %c87 = arith.constant 12 : i32
  %c88 = arith.constant 13 : i32
  %c89 = arith.constant 15 : i32
  %c90 = arith.constant 1408 : index
  %c91 = arith.constant 1472 : index
  %c92 = arith.constant 1600 : index
  %c93 = arith.constant 1664 : index
  %c94 = arith.constant 1728 : index
  %c95 = arith.constant 1856 : index
  %c96 = arith.constant 1920 : index
  %c97 = arith.constant 1984 : index
  %c98 = arith.constant 160 : index
  %c99 = arith.constant 224 : index
  %c100 = arith.constant 288 : index
  %c101 = arith.constant 352 : index
  %c102 = arith.constant 416 : index
  %c103 = arith.constant 480 : index
  %c104 = arith.constant 144 : index
  %c105 = arith.constant 176 : index
  %c106 = arith.constant 208 : index
  %c107 = arith.constant 240 : index
  %c108 = arith.constant 2560 : index
  %c109 = arith.constant 3072 : index
  %c110 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c112 = arith.constant 0x477FE000 : f32
  %c113 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c116 = arith.constant 2112 : index
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
        %49 = arith.divui %47, %c21 : index
        %50 = arith.remui %47, %c21 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c24 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c25 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c23 : index
      scf.if %65 {
        %66 = arith.divui %64, %c21 : index
        %67 = arith.remui %64, %c21 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c24 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c25 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c22 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c25 : index
        %84 = arith.muli %2, %c26 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c22 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c27 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c21 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c28 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c29 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c30 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c31 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c32 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %85, %c33 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %85, %c34 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %85, %c35 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %85, %c36 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %85, %c37 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %85, %c38 : index
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
        %159 = arith.shrui %158, %c39 : i32
        %160 = arith.maxsi %159, %c40 : i32
        %161 = arith.minsi %160, %c41 : i32
        %162 = arith.subi %c42, %161 : i32
        %163 = arith.shli %162, %c39 : i32
        %164 = arith.bitcast %163 : i32 to f32
        %165 = arith.subi %161, %c43 : i32
        %166 = arith.shli %165, %c39 : i32
        %167 = arith.bitcast %166 : i32 to f32
        %168 = vector.broadcast %164 : f32 to vector<4xf32>
        %169 = arith.muli %1, %c26 : index
        %170 = arith.muli %2, %c24 : index
        %171 = arith.addi %169, %170 : index
        %172 = arith.mulf %87, %168 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = arith.mulf %89, %168 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %177 = arith.addi %171, %c22 : index
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
        %189 = arith.addi %171, %c23 : index
        vector.store %188, %4[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.mulf %99, %168 : vector<4xf32>
        %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
        %192 = arith.mulf %101, %168 : vector<4xf32>
        %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
        %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %195 = arith.addi %171, %c44 : index
        vector.store %194, %4[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.mulf %103, %168 : vector<4xf32>
        %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
        %198 = arith.mulf %105, %168 : vector<4xf32>
        %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %201 = arith.addi %171, %c45 : index
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
        %224 = arith.muli %223, %c19 : i32
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
          %235 = arith.divui %227, %c17 : i32
          %236 = arith.addi %235, %c55 : i32
          %237 = arith.minsi %236, %40 : i32
          %238 = arith.index_castui %237 : i32 to index
          %239 = arith.addi %32, %238 : index
          %240 = memref.load %step[%239] : memref<?xi32>
          %241 = arith.index_cast %240 : i32 to index
          %242 = arith.muli %241, %33 : index
          %243 = arith.addi %242, %34 : index
          %244 = arith.addi %235, %c16 : i32
          %245 = arith.minsi %244, %40 : i32
          %246 = arith.index_castui %245 : i32 to index
          %247 = arith.addi %32, %246 : index
          %248 = memref.load %step[%247] : memref<?xi32>
          %249 = arith.index_cast %248 : i32 to index
          %250 = arith.muli %249, %33 : index
          %251 = arith.addi %250, %34 : index
          %252 = arith.addi %243, %35 : index
          %253 = arith.addi %252, %c22 : index
          %254 = vector.load %kv[%253] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %255 = arith.addi %252, %c31 : index
          %256 = vector.load %kv[%255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %257 = arith.addi %251, %35 : index
          %258 = arith.addi %257, %c22 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %260 = arith.addi %257, %c31 : index
          %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %262 = arith.addi %252, %c24 : index
          %263 = vector.load %kv[%262] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %264 = arith.addi %252, %c56 : index
          %265 = vector.load %kv[%264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %266 = arith.addi %257, %c24 : index
          %267 = vector.load %kv[%266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %268 = arith.addi %257, %c56 : index
          %269 = vector.load %kv[%268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %289:18 = scf.for %270 = %c55 to %234 step %c16 iter_args(%271 = %254, %272 = %256, %273 = %259, %274 = %261, %275 = %263, %276 = %265, %277 = %267, %278 = %269, %279 = %c50, %280 = %c51, %281 = %c52, %282 = %c52, %283 = %c52, %284 = %c52, %285 = %c52, %286 = %c52, %287 = %c52, %288 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %290 = arith.muli %270, %c54 : i32
            %291 = arith.addi %227, %290 : i32
            %292 = arith.addi %291, %c54 : i32
            %293 = arith.divui %291, %c17 : i32
            %294 = arith.addi %293, %c55 : i32
            %295 = arith.minsi %294, %40 : i32
            %296 = arith.index_castui %295 : i32 to index
            %297 = arith.addi %32, %296 : index
            %298 = memref.load %step[%297] : memref<?xi32>
            %299 = arith.index_cast %298 : i32 to index
            %300 = arith.muli %299, %33 : index
            %301 = arith.addi %300, %34 : index
            %302 = arith.addi %293, %c16 : i32
            %303 = arith.minsi %302, %40 : i32
            %304 = arith.index_castui %303 : i32 to index
            %305 = arith.addi %32, %304 : index
            %306 = memref.load %step[%305] : memref<?xi32>
            %307 = arith.index_cast %306 : i32 to index
            %308 = arith.muli %307, %33 : index
            %309 = arith.addi %308, %34 : index
            %310 = arith.divui %292, %c17 : i32
            %311 = arith.addi %310, %c55 : i32
            %312 = arith.minsi %311, %40 : i32
            %313 = arith.index_castui %312 : i32 to index
            %314 = arith.addi %32, %313 : index
            %315 = memref.load %step[%314] : memref<?xi32>
            %316 = arith.index_cast %315 : i32 to index
            %317 = arith.muli %316, %33 : index
            %318 = arith.addi %317, %34 : index
            %319 = arith.addi %310, %c16 : i32
            %320 = arith.minsi %319, %40 : i32
            %321 = arith.index_castui %320 : i32 to index
            %322 = arith.addi %32, %321 : index
            %323 = memref.load %step[%322] : memref<?xi32>
            %324 = arith.index_cast %323 : i32 to index
            %325 = arith.muli %324, %33 : index
            %326 = arith.addi %325, %34 : index
            %327 = wave.opaque %c22 : index
            %328 = arith.muli %1, %c26 : index
            %329 = arith.addi %327, %328 : index
            %330 = arith.addi %301, %35 : index
            %331 = arith.addi %330, %c7 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %333 = arith.addi %330, %c57 : index
            %334 = vector.load %kv[%333] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %335 = arith.addi %309, %35 : index
            %336 = arith.addi %335, %c7 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %335, %c57 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %340 = vector.shuffle %271, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %341 = vector.bitcast %340 : vector<8xi32> to vector<16xf16>
            %342 = vector.shuffle %273, %274 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = arith.addi %329, %c22 : index
            %345 = vector.load %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %346 = arith.addi %344, %c24 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %349 = wave.mma %341, %348, %c52 : vector<16xf16>, vector<8xf32>
            %350 = wave.mma %343, %348, %c52 : vector<16xf16>, vector<8xf32>
            %351 = arith.addi %330, %c58 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %330, %c59 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %335, %c58 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %335, %c59 : index
            %358 = vector.load %kv[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %359 = vector.shuffle %275, %276 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %360 = vector.bitcast %359 : vector<8xi32> to vector<16xf16>
            %361 = vector.shuffle %277, %278 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %362 = vector.bitcast %361 : vector<8xi32> to vector<16xf16>
            %363 = arith.addi %329, %c7 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = arith.addi %363, %c24 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %368 = wave.mma %360, %367, %349 : vector<16xf16>, vector<8xf32>
            %369 = wave.mma %362, %367, %350 : vector<16xf16>, vector<8xf32>
            %370 = arith.addi %330, %c23 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %330, %c60 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %335, %c23 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %335, %c60 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %378 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %379 = vector.bitcast %378 : vector<8xi32> to vector<16xf16>
            %380 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = arith.addi %329, %c23 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = arith.addi %382, %c24 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %387 = wave.mma %379, %386, %368 : vector<16xf16>, vector<8xf32>
            %388 = wave.mma %381, %386, %369 : vector<16xf16>, vector<8xf32>
            %389 = arith.addi %330, %c61 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %330, %c62 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %335, %c61 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = arith.addi %335, %c62 : index
            %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %397 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %398 = vector.bitcast %397 : vector<8xi32> to vector<16xf16>
            %399 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %400 = vector.bitcast %399 : vector<8xi32> to vector<16xf16>
            %401 = arith.addi %329, %c44 : index
            %402 = vector.load %4[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %403 = arith.addi %401, %c24 : index
            %404 = vector.load %4[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %406 = wave.mma %398, %405, %387 : vector<16xf16>, vector<8xf32>
            %407 = wave.mma %400, %405, %388 : vector<16xf16>, vector<8xf32>
            %408 = arith.addi %330, %c44 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.addi %330, %c63 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.addi %335, %c44 : index
            %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %414 = arith.addi %335, %c63 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %416 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %417 = vector.bitcast %416 : vector<8xi32> to vector<16xf16>
            %418 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %419 = vector.bitcast %418 : vector<8xi32> to vector<16xf16>
            %420 = arith.addi %329, %c45 : index
            %421 = vector.load %4[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %422 = arith.addi %420, %c24 : index
            %423 = vector.load %4[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %425 = wave.mma %417, %424, %406 : vector<16xf16>, vector<8xf32>
            %426 = wave.mma %419, %424, %407 : vector<16xf16>, vector<8xf32>
            %427 = arith.addi %330, %c64 : index
            %428 = vector.load %kv[%427] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %429 = arith.addi %330, %c65 : index
            %430 = vector.load %kv[%429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %431 = arith.addi %335, %c64 : index
            %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %433 = arith.addi %335, %c65 : index
            %434 = vector.load %kv[%433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %435 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %436 = vector.bitcast %435 : vector<8xi32> to vector<16xf16>
            %437 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %438 = vector.bitcast %437 : vector<8xi32> to vector<16xf16>
            %439 = arith.addi %329, %c46 : index
            %440 = vector.load %4[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %441 = arith.addi %439, %c24 : index
            %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %444 = wave.mma %436, %443, %425 : vector<16xf16>, vector<8xf32>
            %445 = wave.mma %438, %443, %426 : vector<16xf16>, vector<8xf32>
            %446 = arith.addi %330, %c45 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %448 = arith.addi %330, %c66 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %450 = arith.addi %335, %c45 : index
            %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %452 = arith.addi %335, %c66 : index
            %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %454 = vector.shuffle %409, %411 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %455 = vector.bitcast %454 : vector<8xi32> to vector<16xf16>
            %456 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %457 = vector.bitcast %456 : vector<8xi32> to vector<16xf16>
            %458 = arith.addi %329, %c47 : index
            %459 = vector.load %4[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %460 = arith.addi %458, %c24 : index
            %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %463 = wave.mma %455, %462, %444 : vector<16xf16>, vector<8xf32>
            %464 = wave.mma %457, %462, %445 : vector<16xf16>, vector<8xf32>
            %465 = arith.addi %330, %c67 : index
            %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %467 = arith.addi %330, %c68 : index
            %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %469 = arith.addi %335, %c67 : index
            %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %471 = arith.addi %335, %c68 : index
            %472 = vector.load %kv[%471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %473 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %474 = vector.bitcast %473 : vector<8xi32> to vector<16xf16>
            %475 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %476 = vector.bitcast %475 : vector<8xi32> to vector<16xf16>
            %477 = arith.addi %329, %c48 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c24 : index
            %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %482 = wave.mma %474, %481, %463 : vector<16xf16>, vector<8xf32>
            %483 = wave.mma %476, %481, %464 : vector<16xf16>, vector<8xf32>
            %484 = arith.addi %330, %c46 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %486 = arith.addi %330, %c69 : index
            %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %488 = arith.addi %335, %c46 : index
            %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %490 = arith.addi %335, %c69 : index
            %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %492 = wave.opaque %482 : vector<8xf32>
            %493 = wave.opaque %483 : vector<8xf32>
            %494 = wave.opaque %292 : i32
            %495 = arith.cmpi sgt, %494, %229 : i32
            %496:2 = scf.if %495 -> (vector<8xf32>, vector<8xf32>) {
              %497 = arith.index_cast %2 : index to i32
              %498 = arith.addi %291, %497 : i32
              %499 = arith.subi %38, %498 : i32
              %500 = arith.subi %499, %c55 : i32
              %501 = vector.broadcast %500 : i32 to vector<8xi32>
              %502 = arith.cmpi sgt, %501, %c71 : vector<8xi32>
              %503 = arith.select %502, %492, %c70 : vector<8xi1>, vector<8xf32>
              %504 = arith.subi %499, %c17 : i32
              %505 = vector.broadcast %504 : i32 to vector<8xi32>
              %506 = arith.cmpi sgt, %505, %c71 : vector<8xi32>
              %507 = arith.select %506, %493, %c70 : vector<8xi1>, vector<8xf32>
              scf.yield %503, %507 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %492, %493 : vector<8xf32>, vector<8xf32>
            }
            %508 = vector.extract %496#0[0] : f32 from vector<8xf32>
            %509 = vector.extract %496#0[1] : f32 from vector<8xf32>
            %510 = vector.extract %496#0[2] : f32 from vector<8xf32>
            %511 = vector.extract %496#0[3] : f32 from vector<8xf32>
            %512 = vector.extract %496#0[4] : f32 from vector<8xf32>
            %513 = vector.extract %496#0[5] : f32 from vector<8xf32>
            %514 = vector.extract %496#0[6] : f32 from vector<8xf32>
            %515 = vector.extract %496#0[7] : f32 from vector<8xf32>
            %516 = vector.extract %496#1[0] : f32 from vector<8xf32>
            %517 = vector.extract %496#1[1] : f32 from vector<8xf32>
            %518 = vector.extract %496#1[2] : f32 from vector<8xf32>
            %519 = vector.extract %496#1[3] : f32 from vector<8xf32>
            %520 = vector.extract %496#1[4] : f32 from vector<8xf32>
            %521 = vector.extract %496#1[5] : f32 from vector<8xf32>
            %522 = vector.extract %496#1[6] : f32 from vector<8xf32>
            %523 = vector.extract %496#1[7] : f32 from vector<8xf32>
            %524 = arith.maxnumf %508, %509 fastmath<nnan> : f32
            %525 = arith.maxnumf %524, %510 fastmath<nnan> : f32
            %526 = arith.maxnumf %525, %511 fastmath<nnan> : f32
            %527 = arith.maxnumf %526, %512 fastmath<nnan> : f32
            %528 = arith.maxnumf %527, %513 fastmath<nnan> : f32
            %529 = arith.maxnumf %528, %514 fastmath<nnan> : f32
            %530 = arith.maxnumf %529, %515 fastmath<nnan> : f32
            %531 = arith.maxnumf %530, %516 fastmath<nnan> : f32
            %532 = arith.maxnumf %531, %517 fastmath<nnan> : f32
            %533 = arith.maxnumf %532, %518 fastmath<nnan> : f32
            %534 = arith.maxnumf %533, %519 fastmath<nnan> : f32
            %535 = arith.maxnumf %534, %520 fastmath<nnan> : f32
            %536 = arith.maxnumf %535, %521 fastmath<nnan> : f32
            %537 = arith.maxnumf %536, %522 fastmath<nnan> : f32
            %538 = arith.maxnumf %537, %523 fastmath<nnan> : f32
            %539 = wave.swap_halves %538 : f32
            %540 = arith.maxnumf %538, %539 fastmath<nnan> : f32
            %541 = arith.mulf %540, %222 : f32
            %542 = arith.addf %279, %c72 : f32
            %543 = arith.cmpf ogt, %541, %542 : f32
            %544:10 = scf.if %543 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %545 = arith.subf %279, %541 : f32
              %546 = wave.exp2 %545 : f32
              %547 = vector.broadcast %546 : f32 to vector<8xf32>
              %548 = arith.mulf %280, %546 : f32
              %549 = arith.mulf %281, %547 : vector<8xf32>
              %550 = arith.mulf %282, %547 : vector<8xf32>
              %551 = arith.mulf %283, %547 : vector<8xf32>
              %552 = arith.mulf %284, %547 : vector<8xf32>
              %553 = arith.mulf %285, %547 : vector<8xf32>
              %554 = arith.mulf %286, %547 : vector<8xf32>
              %555 = arith.mulf %287, %547 : vector<8xf32>
              %556 = arith.mulf %288, %547 : vector<8xf32>
              scf.yield %541, %548, %549, %550, %551, %552, %553, %554, %555, %556 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %279, %280, %281, %282, %283, %284, %285, %286, %287, %288 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %557 = vector.broadcast %222 : f32 to vector<8xf32>
            %558 = arith.subf %c73, %544#0 : f32
            %559 = vector.broadcast %558 : f32 to vector<8xf32>
            %560 = math.fma %496#0, %557, %559 : vector<8xf32>
            %561 = wave.exp2 %560 : vector<8xf32>
            %562 = math.fma %496#1, %557, %559 : vector<8xf32>
            %563 = wave.exp2 %562 : vector<8xf32>
            %564 = arith.truncf %561 : vector<8xf32> to vector<8xf16>
            %565 = vector.bitcast %564 : vector<8xf16> to vector<4xi32>
            %566 = wave.swap_halves %565 : vector<4xi32>
            %567 = arith.select %3, %566, %565 : vector<4xi32>
            %568 = arith.select %3, %565, %566 : vector<4xi32>
            %569 = vector.shuffle %567, %568 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %570 = vector.bitcast %569 : vector<8xi32> to vector<16xf16>
            %571 = arith.truncf %563 : vector<8xf32> to vector<8xf16>
            %572 = vector.bitcast %571 : vector<8xf16> to vector<4xi32>
            %573 = wave.swap_halves %572 : vector<4xi32>
            %574 = arith.select %3, %573, %572 : vector<4xi32>
            %575 = arith.select %3, %572, %573 : vector<4xi32>
            %576 = vector.shuffle %574, %575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %577 = vector.bitcast %576 : vector<8xi32> to vector<16xf16>
            %578 = arith.addf %561, %563 : vector<8xf32>
            %579 = vector.extract %578[0] : f32 from vector<8xf32>
            %580 = vector.extract %578[1] : f32 from vector<8xf32>
            %581 = vector.extract %578[2] : f32 from vector<8xf32>
            %582 = vector.extract %578[3] : f32 from vector<8xf32>
            %583 = vector.extract %578[4] : f32 from vector<8xf32>
            %584 = vector.extract %578[5] : f32 from vector<8xf32>
            %585 = vector.extract %578[6] : f32 from vector<8xf32>
            %586 = vector.extract %578[7] : f32 from vector<8xf32>
            %587 = arith.addf %579, %583 : f32
            %588 = arith.addf %580, %584 : f32
            %589 = arith.addf %581, %585 : f32
            %590 = arith.addf %582, %586 : f32
            %591 = arith.addf %587, %589 : f32
            %592 = arith.addf %588, %590 : f32
            %593 = arith.addf %591, %592 : f32
            %594 = arith.addf %544#1, %593 : f32
            %595 = wave.opaque %594 : f32
            %596 = wave.opaque %292 : i32
            %597 = arith.cmpi sgt, %596, %229 : i32
            %598:4 = scf.if %597 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %599 = arith.subi %229, %291 : i32
              %600 = arith.subi %599, %c55 : i32
              %601 = arith.minsi %600, %c17 : i32
              %602 = arith.maxsi %601, %c55 : i32
              %603 = arith.cmpi sgt, %602, %c55 : i32
              %604 = arith.select %603, %c75, %c55 : i32
              %605 = arith.ori %c55, %604 : i32
              %606 = arith.cmpi sgt, %602, %c16 : i32
              %607 = arith.select %606, %c75, %c55 : i32
              %608 = arith.ori %c55, %607 : i32
              %609 = arith.cmpi sgt, %602, %c76 : i32
              %610 = arith.select %609, %c77, %c55 : i32
              %611 = arith.ori %605, %610 : i32
              %612 = arith.cmpi sgt, %602, %c78 : i32
              %613 = arith.select %612, %c77, %c55 : i32
              %614 = arith.ori %608, %613 : i32
              %615 = arith.cmpi sgt, %602, %c79 : i32
              %616 = arith.select %615, %c75, %c55 : i32
              %617 = arith.ori %c55, %616 : i32
              %618 = arith.cmpi sgt, %602, %c80 : i32
              %619 = arith.select %618, %c75, %c55 : i32
              %620 = arith.ori %c55, %619 : i32
              %621 = arith.cmpi sgt, %602, %c81 : i32
              %622 = arith.select %621, %c77, %c55 : i32
              %623 = arith.ori %617, %622 : i32
              %624 = arith.cmpi sgt, %602, %c82 : i32
              %625 = arith.select %624, %c77, %c55 : i32
              %626 = arith.ori %620, %625 : i32
              %627 = arith.cmpi sgt, %602, %c83 : i32
              %628 = arith.select %627, %c75, %c55 : i32
              %629 = arith.ori %c55, %628 : i32
              %630 = arith.cmpi sgt, %602, %c84 : i32
              %631 = arith.select %630, %c75, %c55 : i32
              %632 = arith.ori %c55, %631 : i32
              %633 = arith.cmpi sgt, %602, %c85 : i32
              %634 = arith.select %633, %c77, %c55 : i32
              %635 = arith.ori %629, %634 : i32
              %636 = arith.cmpi sgt, %602, %c86 : i32
              %637 = arith.select %636, %c77, %c55 : i32
              %638 = arith.ori %632, %637 : i32
              %639 = arith.cmpi sgt, %602, %c87 : i32
              %640 = arith.select %639, %c75, %c55 : i32
              %641 = arith.ori %c55, %640 : i32
              %642 = arith.cmpi sgt, %602, %c88 : i32
              %643 = arith.select %642, %c75, %c55 : i32
              %644 = arith.ori %c55, %643 : i32
              %645 = arith.cmpi sgt, %602, %c43 : i32
              %646 = arith.select %645, %c77, %c55 : i32
              %647 = arith.ori %641, %646 : i32
              %648 = arith.cmpi sgt, %602, %c89 : i32
              %649 = arith.select %648, %c77, %c55 : i32
              %650 = arith.ori %644, %649 : i32
              %651 = vector.from_elements %611, %623, %635, %647 : vector<4xi32>
              %652 = vector.from_elements %614, %626, %638, %650 : vector<4xi32>
              %653 = arith.subi %599, %c17 : i32
              %654 = arith.minsi %653, %c17 : i32
              %655 = arith.maxsi %654, %c55 : i32
              %656 = arith.cmpi sgt, %655, %c55 : i32
              %657 = arith.select %656, %c75, %c55 : i32
              %658 = arith.ori %c55, %657 : i32
              %659 = arith.cmpi sgt, %655, %c16 : i32
              %660 = arith.select %659, %c75, %c55 : i32
              %661 = arith.ori %c55, %660 : i32
              %662 = arith.cmpi sgt, %655, %c76 : i32
              %663 = arith.select %662, %c77, %c55 : i32
              %664 = arith.ori %658, %663 : i32
              %665 = arith.cmpi sgt, %655, %c78 : i32
              %666 = arith.select %665, %c77, %c55 : i32
              %667 = arith.ori %661, %666 : i32
              %668 = arith.cmpi sgt, %655, %c79 : i32
              %669 = arith.select %668, %c75, %c55 : i32
              %670 = arith.ori %c55, %669 : i32
              %671 = arith.cmpi sgt, %655, %c80 : i32
              %672 = arith.select %671, %c75, %c55 : i32
              %673 = arith.ori %c55, %672 : i32
              %674 = arith.cmpi sgt, %655, %c81 : i32
              %675 = arith.select %674, %c77, %c55 : i32
              %676 = arith.ori %670, %675 : i32
              %677 = arith.cmpi sgt, %655, %c82 : i32
              %678 = arith.select %677, %c77, %c55 : i32
              %679 = arith.ori %673, %678 : i32
              %680 = arith.cmpi sgt, %655, %c83 : i32
              %681 = arith.select %680, %c75, %c55 : i32
              %682 = arith.ori %c55, %681 : i32
              %683 = arith.cmpi sgt, %655, %c84 : i32
              %684 = arith.select %683, %c75, %c55 : i32
              %685 = arith.ori %c55, %684 : i32
              %686 = arith.cmpi sgt, %655, %c85 : i32
              %687 = arith.select %686, %c77, %c55 : i32
              %688 = arith.ori %682, %687 : i32
              %689 = arith.cmpi sgt, %655, %c86 : i32
              %690 = arith.select %689, %c77, %c55 : i32
              %691 = arith.ori %685, %690 : i32
              %692 = arith.cmpi sgt, %655, %c87 : i32
              %693 = arith.select %692, %c75, %c55 : i32
              %694 = arith.ori %c55, %693 : i32
              %695 = arith.cmpi sgt, %655, %c88 : i32
              %696 = arith.select %695, %c75, %c55 : i32
              %697 = arith.ori %c55, %696 : i32
              %698 = arith.cmpi sgt, %655, %c43 : i32
              %699 = arith.select %698, %c77, %c55 : i32
              %700 = arith.ori %694, %699 : i32
              %701 = arith.cmpi sgt, %655, %c89 : i32
              %702 = arith.select %701, %c77, %c55 : i32
              %703 = arith.ori %697, %702 : i32
              %704 = vector.from_elements %664, %676, %688, %700 : vector<4xi32>
              %705 = vector.from_elements %667, %679, %691, %703 : vector<4xi32>
              scf.yield %651, %652, %704, %705 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c74, %c74, %c74, %c74 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %706 = wave.opaque %292 : i32
            %707 = arith.cmpi sgt, %706, %229 : i32
            %708:4 = scf.if %707 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %709 = arith.andi %447, %598#0 : vector<4xi32>
              %710 = arith.andi %449, %598#1 : vector<4xi32>
              %711 = arith.andi %451, %598#2 : vector<4xi32>
              %712 = arith.andi %453, %598#3 : vector<4xi32>
              scf.yield %709, %710, %711, %712 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %447, %449, %451, %453 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %713 = vector.shuffle %708#0, %708#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %714 = vector.bitcast %713 : vector<8xi32> to vector<16xf16>
            %715 = wave.mma %714, %570, %544#2 : vector<16xf16>, vector<8xf32>
            %716 = vector.shuffle %708#2, %708#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %717 = vector.bitcast %716 : vector<8xi32> to vector<16xf16>
            %718 = wave.mma %717, %577, %715 : vector<16xf16>, vector<8xf32>
            %719 = wave.opaque %718 : vector<8xf32>
            %720 = arith.addi %330, %c90 : index
            %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %722 = arith.addi %330, %c91 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %724 = arith.addi %335, %c90 : index
            %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %726 = arith.addi %335, %c91 : index
            %727 = vector.load %kv[%726] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %728 = wave.opaque %292 : i32
            %729 = arith.cmpi sgt, %728, %229 : i32
            %730:4 = scf.if %729 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %731 = arith.andi %466, %598#0 : vector<4xi32>
              %732 = arith.andi %468, %598#1 : vector<4xi32>
              %733 = arith.andi %470, %598#2 : vector<4xi32>
              %734 = arith.andi %472, %598#3 : vector<4xi32>
              scf.yield %731, %732, %733, %734 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %466, %468, %470, %472 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %735 = vector.shuffle %730#0, %730#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %736 = vector.bitcast %735 : vector<8xi32> to vector<16xf16>
            %737 = wave.mma %736, %570, %544#3 : vector<16xf16>, vector<8xf32>
            %738 = vector.shuffle %730#2, %730#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = wave.mma %739, %577, %737 : vector<16xf16>, vector<8xf32>
            %741 = wave.opaque %740 : vector<8xf32>
            %742 = arith.addi %330, %c47 : index
            %743 = vector.load %kv[%742] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %744 = arith.addi %330, %c92 : index
            %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %746 = arith.addi %335, %c47 : index
            %747 = vector.load %kv[%746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %748 = arith.addi %335, %c92 : index
            %749 = vector.load %kv[%748] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %750 = wave.opaque %292 : i32
            %751 = arith.cmpi sgt, %750, %229 : i32
            %752:4 = scf.if %751 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %753 = arith.andi %485, %598#0 : vector<4xi32>
              %754 = arith.andi %487, %598#1 : vector<4xi32>
              %755 = arith.andi %489, %598#2 : vector<4xi32>
              %756 = arith.andi %491, %598#3 : vector<4xi32>
              scf.yield %753, %754, %755, %756 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %485, %487, %489, %491 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %757 = vector.shuffle %752#0, %752#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %758 = vector.bitcast %757 : vector<8xi32> to vector<16xf16>
            %759 = wave.mma %758, %570, %544#4 : vector<16xf16>, vector<8xf32>
            %760 = vector.shuffle %752#2, %752#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %761 = vector.bitcast %760 : vector<8xi32> to vector<16xf16>
            %762 = wave.mma %761, %577, %759 : vector<16xf16>, vector<8xf32>
            %763 = wave.opaque %762 : vector<8xf32>
            %764 = arith.addi %330, %c93 : index
            %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %766 = arith.addi %330, %c94 : index
            %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %768 = arith.addi %335, %c93 : index
            %769 = vector.load %kv[%768] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %770 = arith.addi %335, %c94 : index
            %771 = vector.load %kv[%770] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %772 = wave.opaque %292 : i32
            %773 = arith.cmpi sgt, %772, %229 : i32
            %774:4 = scf.if %773 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %775 = arith.andi %721, %598#0 : vector<4xi32>
              %776 = arith.andi %723, %598#1 : vector<4xi32>
              %777 = arith.andi %725, %598#2 : vector<4xi32>
              %778 = arith.andi %727, %598#3 : vector<4xi32>
              scf.yield %775, %776, %777, %778 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %721, %723, %725, %727 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %779 = vector.shuffle %774#0, %774#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %780 = vector.bitcast %779 : vector<8xi32> to vector<16xf16>
            %781 = wave.mma %780, %570, %544#5 : vector<16xf16>, vector<8xf32>
            %782 = vector.shuffle %774#2, %774#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %783 = vector.bitcast %782 : vector<8xi32> to vector<16xf16>
            %784 = wave.mma %783, %577, %781 : vector<16xf16>, vector<8xf32>
            %785 = wave.opaque %784 : vector<8xf32>
            %786 = arith.addi %330, %c48 : index
            %787 = vector.load %kv[%786] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %788 = arith.addi %330, %c95 : index
            %789 = vector.load %kv[%788] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %790 = arith.addi %335, %c48 : index
            %791 = vector.load %kv[%790] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %792 = arith.addi %335, %c95 : index
            %793 = vector.load %kv[%792] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %794 = wave.opaque %292 : i32
            %795 = arith.cmpi sgt, %794, %229 : i32
            %796:4 = scf.if %795 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %797 = arith.andi %743, %598#0 : vector<4xi32>
              %798 = arith.andi %745, %598#1 : vector<4xi32>
              %799 = arith.andi %747, %598#2 : vector<4xi32>
              %800 = arith.andi %749, %598#3 : vector<4xi32>
              scf.yield %797, %798, %799, %800 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %743, %745, %747, %749 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %801 = vector.shuffle %796#0, %796#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %802 = vector.bitcast %801 : vector<8xi32> to vector<16xf16>
            %803 = wave.mma %802, %570, %544#6 : vector<16xf16>, vector<8xf32>
            %804 = vector.shuffle %796#2, %796#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %805 = vector.bitcast %804 : vector<8xi32> to vector<16xf16>
            %806 = wave.mma %805, %577, %803 : vector<16xf16>, vector<8xf32>
            %807 = wave.opaque %806 : vector<8xf32>
            %808 = arith.addi %330, %c96 : index
            %809 = vector.load %kv[%808] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %810 = arith.addi %330, %c97 : index
            %811 = vector.load %kv[%810] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %812 = arith.addi %335, %c96 : index
            %813 = vector.load %kv[%812] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %814 = arith.addi %335, %c97 : index
            %815 = vector.load %kv[%814] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %816 = wave.opaque %292 : i32
            %817 = arith.cmpi sgt, %816, %229 : i32
            %818:4 = scf.if %817 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %819 = arith.andi %765, %598#0 : vector<4xi32>
              %820 = arith.andi %767, %598#1 : vector<4xi32>
              %821 = arith.andi %769, %598#2 : vector<4xi32>
              %822 = arith.andi %771, %598#3 : vector<4xi32>
              scf.yield %819, %820, %821, %822 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %765, %767, %769, %771 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %823 = vector.shuffle %818#0, %818#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %824 = vector.bitcast %823 : vector<8xi32> to vector<16xf16>
            %825 = wave.mma %824, %570, %544#7 : vector<16xf16>, vector<8xf32>
            %826 = vector.shuffle %818#2, %818#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %827 = vector.bitcast %826 : vector<8xi32> to vector<16xf16>
            %828 = wave.mma %827, %577, %825 : vector<16xf16>, vector<8xf32>
            %829 = wave.opaque %828 : vector<8xf32>
            wave.pin
            %830 = wave.opaque %292 : i32
            %831 = arith.cmpi sgt, %830, %229 : i32
            %832:4 = scf.if %831 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %833 = arith.andi %787, %598#0 : vector<4xi32>
              %834 = arith.andi %789, %598#1 : vector<4xi32>
              %835 = arith.andi %791, %598#2 : vector<4xi32>
              %836 = arith.andi %793, %598#3 : vector<4xi32>
              scf.yield %833, %834, %835, %836 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %787, %789, %791, %793 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %837 = vector.shuffle %832#0, %832#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %838 = vector.bitcast %837 : vector<8xi32> to vector<16xf16>
            %839 = wave.mma %838, %570, %544#8 : vector<16xf16>, vector<8xf32>
            %840 = vector.shuffle %832#2, %832#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %841 = vector.bitcast %840 : vector<8xi32> to vector<16xf16>
            %842 = wave.mma %841, %577, %839 : vector<16xf16>, vector<8xf32>
            %843 = wave.opaque %842 : vector<8xf32>
            wave.pin
            %844 = wave.opaque %292 : i32
            %845 = arith.cmpi slt, %844, %229 : i32
            %846:4 = scf.if %845 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %847 = arith.addi %318, %35 : index
              %848 = arith.addi %847, %c22 : index
              %849 = vector.load %kv[%848] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %850 = arith.addi %847, %c31 : index
              %851 = vector.load %kv[%850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %852 = arith.addi %326, %35 : index
              %853 = arith.addi %852, %c22 : index
              %854 = vector.load %kv[%853] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %855 = arith.addi %852, %c31 : index
              %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %849, %851, %854, %856 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %832#0, %832#1, %832#2, %832#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %857 = wave.opaque %292 : i32
            %858 = arith.cmpi sgt, %857, %229 : i32
            %859:4 = scf.if %858 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %860 = arith.andi %809, %598#0 : vector<4xi32>
              %861 = arith.andi %811, %598#1 : vector<4xi32>
              %862 = arith.andi %813, %598#2 : vector<4xi32>
              %863 = arith.andi %815, %598#3 : vector<4xi32>
              scf.yield %860, %861, %862, %863 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %809, %811, %813, %815 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %864 = vector.shuffle %859#0, %859#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %865 = vector.bitcast %864 : vector<8xi32> to vector<16xf16>
            %866 = wave.mma %865, %570, %544#9 : vector<16xf16>, vector<8xf32>
            %867 = vector.shuffle %859#2, %859#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %868 = vector.bitcast %867 : vector<8xi32> to vector<16xf16>
            %869 = wave.mma %868, %577, %866 : vector<16xf16>, vector<8xf32>
            %870 = wave.opaque %869 : vector<8xf32>
            wave.pin
            %871 = wave.opaque %292 : i32
            %872 = arith.cmpi slt, %871, %229 : i32
            %873:4 = scf.if %872 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %874 = arith.addi %318, %35 : index
              %875 = arith.addi %874, %c24 : index
              %876 = vector.load %kv[%875] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %877 = arith.addi %874, %c56 : index
              %878 = vector.load %kv[%877] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %879 = arith.addi %326, %35 : index
              %880 = arith.addi %879, %c24 : index
              %881 = vector.load %kv[%880] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %882 = arith.addi %879, %c56 : index
              %883 = vector.load %kv[%882] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %876, %878, %881, %883 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %859#0, %859#1, %859#2, %859#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %846#0, %846#1, %846#2, %846#3, %873#0, %873#1, %873#2, %873#3, %544#0, %595, %719, %741, %763, %785, %807, %829, %843, %870 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %884 = wave.swap_halves %289#9 : f32
          %885 = arith.addf %289#9, %884 : f32
          scf.yield %289#8, %885, %289#10, %289#11, %289#12, %289#13, %289#14, %289#15, %289#16, %289#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %886 = wave.opaque %c22 : index
        %887 = arith.addi %46, %886 : index
        %888 = arith.addi %1, %886 : index
        %889 = arith.cmpi slt, %888, %c3 : index
        scf.if %889 {
          %890 = arith.addi %45, %888 : index
          memref.store %231#0, %6[%890] : memref<?xf32>
          %891 = arith.addi %890, %c3 : index
          memref.store %231#1, %6[%891] : memref<?xf32>
          %892 = arith.muli %8, %c23 : index
          %893 = arith.muli %2, %c3 : index
          %894 = arith.addi %892, %893 : index
          %895 = arith.addi %894, %888 : index
          %896 = vector.extract %231#2[0] : f32 from vector<8xf32>
          %897 = arith.addi %895, %c22 : index
          memref.store %896, %5[%897] : memref<?xf32>
          %898 = vector.extract %231#2[1] : f32 from vector<8xf32>
          %899 = arith.addi %895, %c21 : index
          memref.store %898, %5[%899] : memref<?xf32>
          %900 = vector.extract %231#2[2] : f32 from vector<8xf32>
          %901 = arith.addi %895, %c31 : index
          memref.store %900, %5[%901] : memref<?xf32>
          %902 = vector.extract %231#2[3] : f32 from vector<8xf32>
          %903 = arith.addi %895, %c35 : index
          memref.store %902, %5[%903] : memref<?xf32>
          %904 = vector.extract %231#2[4] : f32 from vector<8xf32>
          %905 = arith.addi %895, %c24 : index
          memref.store %904, %5[%905] : memref<?xf32>
          %906 = vector.extract %231#2[5] : f32 from vector<8xf32>
          %907 = arith.addi %895, %c98 : index
          memref.store %906, %5[%907] : memref<?xf32>
          %908 = vector.extract %231#2[6] : f32 from vector<8xf32>
          %909 = arith.addi %895, %c56 : index
          memref.store %908, %5[%909] : memref<?xf32>
          %910 = vector.extract %231#2[7] : f32 from vector<8xf32>
          %911 = arith.addi %895, %c99 : index
          memref.store %910, %5[%911] : memref<?xf32>
          %912 = vector.extract %231#3[0] : f32 from vector<8xf32>
          %913 = arith.addi %895, %c7 : index
          memref.store %912, %5[%913] : memref<?xf32>
          %914 = vector.extract %231#3[1] : f32 from vector<8xf32>
          %915 = arith.addi %895, %c100 : index
          memref.store %914, %5[%915] : memref<?xf32>
          %916 = vector.extract %231#3[2] : f32 from vector<8xf32>
          %917 = arith.addi %895, %c57 : index
          memref.store %916, %5[%917] : memref<?xf32>
          %918 = vector.extract %231#3[3] : f32 from vector<8xf32>
          %919 = arith.addi %895, %c101 : index
          memref.store %918, %5[%919] : memref<?xf32>
          %920 = vector.extract %231#3[4] : f32 from vector<8xf32>
          %921 = arith.addi %895, %c58 : index
          memref.store %920, %5[%921] : memref<?xf32>
          %922 = vector.extract %231#3[5] : f32 from vector<8xf32>
          %923 = arith.addi %895, %c102 : index
          memref.store %922, %5[%923] : memref<?xf32>
          %924 = vector.extract %231#3[6] : f32 from vector<8xf32>
          %925 = arith.addi %895, %c59 : index
          memref.store %924, %5[%925] : memref<?xf32>
          %926 = vector.extract %231#3[7] : f32 from vector<8xf32>
          %927 = arith.addi %895, %c103 : index
          memref.store %926, %5[%927] : memref<?xf32>
        }
        wave.barrier
        %928 = arith.addi %888, %c22 : index
        %929 = memref.load %6[%928] : memref<?xf32>
        %930 = arith.addi %888, %c3 : index
        %931 = memref.load %6[%930] : memref<?xf32>
        %932 = arith.addi %888, %c21 : index
        %933 = memref.load %6[%932] : memref<?xf32>
        %934 = arith.addi %888, %c29 : index
        %935 = memref.load %6[%934] : memref<?xf32>
        %936 = arith.addi %888, %c31 : index
        %937 = memref.load %6[%936] : memref<?xf32>
        %938 = arith.addi %888, %c33 : index
        %939 = memref.load %6[%938] : memref<?xf32>
        %940 = arith.addi %888, %c35 : index
        %941 = memref.load %6[%940] : memref<?xf32>
        %942 = arith.addi %888, %c37 : index
        %943 = memref.load %6[%942] : memref<?xf32>
        %944 = arith.addi %888, %c24 : index
        %945 = memref.load %6[%944] : memref<?xf32>
        %946 = arith.addi %888, %c104 : index
        %947 = memref.load %6[%946] : memref<?xf32>
        %948 = arith.addi %888, %c98 : index
        %949 = memref.load %6[%948] : memref<?xf32>
        %950 = arith.addi %888, %c105 : index
        %951 = memref.load %6[%950] : memref<?xf32>
        %952 = arith.addi %888, %c56 : index
        %953 = memref.load %6[%952] : memref<?xf32>
        %954 = arith.addi %888, %c106 : index
        %955 = memref.load %6[%954] : memref<?xf32>
        %956 = arith.addi %888, %c99 : index
        %957 = memref.load %6[%956] : memref<?xf32>
        %958 = arith.addi %888, %c107 : index
        %959 = memref.load %6[%958] : memref<?xf32>
        %960 = arith.maxnumf %929, %933 fastmath<nnan> : f32
        %961 = arith.subf %929, %960 : f32
        %962 = wave.exp2 %961 : f32
        %963 = arith.subf %933, %960 : f32
        %964 = wave.exp2 %963 : f32
        %965 = arith.mulf %931, %962 : f32
        %966 = math.fma %935, %964, %965 : f32
        %967 = arith.maxnumf %960, %937 fastmath<nnan> : f32
        %968 = arith.subf %960, %967 : f32
        %969 = wave.exp2 %968 : f32
        %970 = arith.subf %937, %967 : f32
        %971 = wave.exp2 %970 : f32
        %972 = arith.mulf %966, %969 : f32
        %973 = math.fma %939, %971, %972 : f32
        %974 = arith.maxnumf %967, %941 fastmath<nnan> : f32
        %975 = arith.subf %967, %974 : f32
        %976 = wave.exp2 %975 : f32
        %977 = arith.subf %941, %974 : f32
        %978 = wave.exp2 %977 : f32
        %979 = arith.mulf %973, %976 : f32
        %980 = math.fma %943, %978, %979 : f32
        %981 = arith.maxnumf %974, %945 fastmath<nnan> : f32
        %982 = arith.subf %974, %981 : f32
        %983 = wave.exp2 %982 : f32
        %984 = arith.subf %945, %981 : f32
        %985 = wave.exp2 %984 : f32
        %986 = arith.mulf %980, %983 : f32
        %987 = math.fma %947, %985, %986 : f32
        %988 = arith.maxnumf %981, %949 fastmath<nnan> : f32
        %989 = arith.subf %981, %988 : f32
        %990 = wave.exp2 %989 : f32
        %991 = arith.subf %949, %988 : f32
        %992 = wave.exp2 %991 : f32
        %993 = arith.mulf %987, %990 : f32
        %994 = math.fma %951, %992, %993 : f32
        %995 = arith.maxnumf %988, %953 fastmath<nnan> : f32
        %996 = arith.subf %988, %995 : f32
        %997 = wave.exp2 %996 : f32
        %998 = arith.subf %953, %995 : f32
        %999 = wave.exp2 %998 : f32
        %1000 = arith.mulf %994, %997 : f32
        %1001 = math.fma %955, %999, %1000 : f32
        %1002 = arith.maxnumf %995, %957 fastmath<nnan> : f32
        %1003 = arith.subf %995, %1002 : f32
        %1004 = wave.exp2 %1003 : f32
        %1005 = arith.subf %957, %1002 : f32
        %1006 = wave.exp2 %1005 : f32
        %1007 = arith.mulf %1001, %1004 : f32
        %1008 = math.fma %959, %1006, %1007 : f32
        %1009 = arith.addi %887, %c22 : index
        %1010 = arith.addi %1009, %c22 : index
        %1011 = memref.load %5[%1010] : memref<?xf32>
        %1012 = arith.addi %1009, %c23 : index
        %1013 = memref.load %5[%1012] : memref<?xf32>
        %1014 = arith.addi %1009, %c45 : index
        %1015 = memref.load %5[%1014] : memref<?xf32>
        %1016 = arith.addi %1009, %c47 : index
        %1017 = memref.load %5[%1016] : memref<?xf32>
        %1018 = arith.addi %1009, %c5 : index
        %1019 = memref.load %5[%1018] : memref<?xf32>
        %1020 = arith.addi %1009, %c108 : index
        %1021 = memref.load %5[%1020] : memref<?xf32>
        %1022 = arith.addi %1009, %c109 : index
        %1023 = memref.load %5[%1022] : memref<?xf32>
        %1024 = arith.addi %1009, %c110 : index
        %1025 = memref.load %5[%1024] : memref<?xf32>
        %1026 = arith.mulf %1011, %962 : f32
        %1027 = math.fma %1013, %964, %1026 : f32
        %1028 = arith.mulf %1027, %969 : f32
        %1029 = math.fma %1015, %971, %1028 : f32
        %1030 = arith.mulf %1029, %976 : f32
        %1031 = math.fma %1017, %978, %1030 : f32
        %1032 = arith.mulf %1031, %983 : f32
        %1033 = math.fma %1019, %985, %1032 : f32
        %1034 = arith.mulf %1033, %990 : f32
        %1035 = math.fma %1021, %992, %1034 : f32
        %1036 = arith.mulf %1035, %997 : f32
        %1037 = math.fma %1023, %999, %1036 : f32
        %1038 = arith.mulf %1037, %1004 : f32
        %1039 = math.fma %1025, %1006, %1038 : f32
        %1040 = arith.addi %887, %c7 : index
        %1041 = arith.addi %1040, %c22 : index
        %1042 = memref.load %5[%1041] : memref<?xf32>
        %1043 = arith.addi %1040, %c23 : index
        %1044 = memref.load %5[%1043] : memref<?xf32>
        %1045 = arith.addi %1040, %c45 : index
        %1046 = memref.load %5[%1045] : memref<?xf32>
        %1047 = arith.addi %1040, %c47 : index
        %1048 = memref.load %5[%1047] : memref<?xf32>
        %1049 = arith.addi %1040, %c5 : index
        %1050 = memref.load %5[%1049] : memref<?xf32>
        %1051 = arith.addi %1040, %c108 : index
        %1052 = memref.load %5[%1051] : memref<?xf32>
        %1053 = arith.addi %1040, %c109 : index
        %1054 = memref.load %5[%1053] : memref<?xf32>
        %1055 = arith.addi %1040, %c110 : index
        %1056 = memref.load %5[%1055] : memref<?xf32>
        %1057 = arith.mulf %1042, %962 : f32
        %1058 = math.fma %1044, %964, %1057 : f32
        %1059 = arith.mulf %1058, %969 : f32
        %1060 = math.fma %1046, %971, %1059 : f32
        %1061 = arith.mulf %1060, %976 : f32
        %1062 = math.fma %1048, %978, %1061 : f32
        %1063 = arith.mulf %1062, %983 : f32
        %1064 = math.fma %1050, %985, %1063 : f32
        %1065 = arith.mulf %1064, %990 : f32
        %1066 = math.fma %1052, %992, %1065 : f32
        %1067 = arith.mulf %1066, %997 : f32
        %1068 = math.fma %1054, %999, %1067 : f32
        %1069 = arith.mulf %1068, %1004 : f32
        %1070 = math.fma %1056, %1006, %1069 : f32
        wave.barrier
        scf.if %889 {
          %1071 = arith.muli %8, %c23 : index
          %1072 = arith.muli %2, %c3 : index
          %1073 = arith.addi %1071, %1072 : index
          %1074 = arith.addi %1073, %888 : index
          %1075 = vector.extract %231#4[0] : f32 from vector<8xf32>
          %1076 = arith.addi %1074, %c22 : index
          memref.store %1075, %5[%1076] : memref<?xf32>
          %1077 = vector.extract %231#4[1] : f32 from vector<8xf32>
          %1078 = arith.addi %1074, %c21 : index
          memref.store %1077, %5[%1078] : memref<?xf32>
          %1079 = vector.extract %231#4[2] : f32 from vector<8xf32>
          %1080 = arith.addi %1074, %c31 : index
          memref.store %1079, %5[%1080] : memref<?xf32>
          %1081 = vector.extract %231#4[3] : f32 from vector<8xf32>
          %1082 = arith.addi %1074, %c35 : index
          memref.store %1081, %5[%1082] : memref<?xf32>
          %1083 = vector.extract %231#4[4] : f32 from vector<8xf32>
          %1084 = arith.addi %1074, %c24 : index
          memref.store %1083, %5[%1084] : memref<?xf32>
          %1085 = vector.extract %231#4[5] : f32 from vector<8xf32>
          %1086 = arith.addi %1074, %c98 : index
          memref.store %1085, %5[%1086] : memref<?xf32>
          %1087 = vector.extract %231#4[6] : f32 from vector<8xf32>
          %1088 = arith.addi %1074, %c56 : index
          memref.store %1087, %5[%1088] : memref<?xf32>
          %1089 = vector.extract %231#4[7] : f32 from vector<8xf32>
          %1090 = arith.addi %1074, %c99 : index
          memref.store %1089, %5[%1090] : memref<?xf32>
          %1091 = vector.extract %231#5[0] : f32 from vector<8xf32>
          %1092 = arith.addi %1074, %c7 : index
          memref.store %1091, %5[%1092] : memref<?xf32>
          %1093 = vector.extract %231#5[1] : f32 from vector<8xf32>
          %1094 = arith.addi %1074, %c100 : index
          memref.store %1093, %5[%1094] : memref<?xf32>
          %1095 = vector.extract %231#5[2] : f32 from vector<8xf32>
          %1096 = arith.addi %1074, %c57 : index
          memref.store %1095, %5[%1096] : memref<?xf32>
          %1097 = vector.extract %231#5[3] : f32 from vector<8xf32>
          %1098 = arith.addi %1074, %c101 : index
          memref.store %1097, %5[%1098] : memref<?xf32>
          %1099 = vector.extract %231#5[4] : f32 from vector<8xf32>
          %1100 = arith.addi %1074, %c58 : index
          memref.store %1099, %5[%1100] : memref<?xf32>
          %1101 = vector.extract %231#5[5] : f32 from vector<8xf32>
          %1102 = arith.addi %1074, %c102 : index
          memref.store %1101, %5[%1102] : memref<?xf32>
          %1103 = vector.extract %231#5[6] : f32 from vector<8xf32>
          %1104 = arith.addi %1074, %c59 : index
          memref.store %1103, %5[%1104] : memref<?xf32>
          %1105 = vector.extract %231#5[7] : f32 from vector<8xf32>
          %1106 = arith.addi %1074, %c103 : index
          memref.store %1105, %5[%1106] : memref<?xf32>
        }
        wave.barrier
        %1107 = memref.load %5[%1010] : memref<?xf32>
        %1108 = memref.load %5[%1012] : memref<?xf32>
        %1109 = memref.load %5[%1014] : memref<?xf32>
        %1110 = memref.load %5[%1016] : memref<?xf32>
        %1111 = memref.load %5[%1018] : memref<?xf32>
        %1112 = memref.load %5[%1020] : memref<?xf32>
        %1113 = memref.load %5[%1022] : memref<?xf32>
        %1114 = memref.load %5[%1024] : memref<?xf32>
        %1115 = arith.mulf %1107, %962 : f32
        %1116 = math.fma %1108, %964, %1115 : f32
        %1117 = arith.mulf %1116, %969 : f32
        %1118 = math.fma %1109, %971, %1117 : f32
        %1119 = arith.mulf %1118, %976 : f32
        %1120 = math.fma %1110, %978, %1119 : f32
        %1121 = arith.mulf %1120, %983 : f32
        %1122 = math.fma %1111, %985, %1121 : f32
        %1123 = arith.mulf %1122, %990 : f32
        %1124 = math.fma %1112, %992, %1123 : f32
        %1125 = arith.mulf %1124, %997 : f32
        %1126 = math.fma %1113, %999, %1125 : f32
        %1127 = arith.mulf %1126, %1004 : f32
        %1128 = math.fma %1114, %1006, %1127 : f32
        %1129 = memref.load %5[%1041] : memref<?xf32>
        %1130 = memref.load %5[%1043] : memref<?xf32>
        %1131 = memref.load %5[%1045] : memref<?xf32>
        %1132 = memref.load %5[%1047] : memref<?xf32>
        %1133 = memref.load %5[%1049] : memref<?xf32>
        %1134 = memref.load %5[%1051] : memref<?xf32>
        %1135 = memref.load %5[%1053] : memref<?xf32>
        %1136 = memref.load %5[%1055] : memref<?xf32>
        %1137 = arith.mulf %1129, %962 : f32
        %1138 = math.fma %1130, %964, %1137 : f32
        %1139 = arith.mulf %1138, %969 : f32
        %1140 = math.fma %1131, %971, %1139 : f32
        %1141 = arith.mulf %1140, %976 : f32
        %1142 = math.fma %1132, %978, %1141 : f32
        %1143 = arith.mulf %1142, %983 : f32
        %1144 = math.fma %1133, %985, %1143 : f32
        %1145 = arith.mulf %1144, %990 : f32
        %1146 = math.fma %1134, %992, %1145 : f32
        %1147 = arith.mulf %1146, %997 : f32
        %1148 = math.fma %1135, %999, %1147 : f32
        %1149 = arith.mulf %1148, %1004 : f32
        %1150 = math.fma %1136, %1006, %1149 : f32
        wave.barrier
        scf.if %889 {
          %1151 = arith.muli %8, %c23 : index
          %1152 = arith.muli %2, %c3 : index
          %1153 = arith.addi %1151, %1152 : index
          %1154 = arith.addi %1153, %888 : index
          %1155 = vector.extract %231#6[0] : f32 from vector<8xf32>
          %1156 = arith.addi %1154, %c22 : index
          memref.store %1155, %5[%1156] : memref<?xf32>
          %1157 = vector.extract %231#6[1] : f32 from vector<8xf32>
          %1158 = arith.addi %1154, %c21 : index
          memref.store %1157, %5[%1158] : memref<?xf32>
          %1159 = vector.extract %231#6[2] : f32 from vector<8xf32>
          %1160 = arith.addi %1154, %c31 : index
          memref.store %1159, %5[%1160] : memref<?xf32>
          %1161 = vector.extract %231#6[3] : f32 from vector<8xf32>
          %1162 = arith.addi %1154, %c35 : index
          memref.store %1161, %5[%1162] : memref<?xf32>
          %1163 = vector.extract %231#6[4] : f32 from vector<8xf32>
          %1164 = arith.addi %1154, %c24 : index
          memref.store %1163, %5[%1164] : memref<?xf32>
          %1165 = vector.extract %231#6[5] : f32 from vector<8xf32>
          %1166 = arith.addi %1154, %c98 : index
          memref.store %1165, %5[%1166] : memref<?xf32>
          %1167 = vector.extract %231#6[6] : f32 from vector<8xf32>
          %1168 = arith.addi %1154, %c56 : index
          memref.store %1167, %5[%1168] : memref<?xf32>
          %1169 = vector.extract %231#6[7] : f32 from vector<8xf32>
          %1170 = arith.addi %1154, %c99 : index
          memref.store %1169, %5[%1170] : memref<?xf32>
          %1171 = vector.extract %231#7[0] : f32 from vector<8xf32>
          %1172 = arith.addi %1154, %c7 : index
          memref.store %1171, %5[%1172] : memref<?xf32>
          %1173 = vector.extract %231#7[1] : f32 from vector<8xf32>
          %1174 = arith.addi %1154, %c100 : index
          memref.store %1173, %5[%1174] : memref<?xf32>
          %1175 = vector.extract %231#7[2] : f32 from vector<8xf32>
          %1176 = arith.addi %1154, %c57 : index
          memref.store %1175, %5[%1176] : memref<?xf32>
          %1177 = vector.extract %231#7[3] : f32 from vector<8xf32>
          %1178 = arith.addi %1154, %c101 : index
          memref.store %1177, %5[%1178] : memref<?xf32>
          %1179 = vector.extract %231#7[4] : f32 from vector<8xf32>
          %1180 = arith.addi %1154, %c58 : index
          memref.store %1179, %5[%1180] : memref<?xf32>
          %1181 = vector.extract %231#7[5] : f32 from vector<8xf32>
          %1182 = arith.addi %1154, %c102 : index
          memref.store %1181, %5[%1182] : memref<?xf32>
          %1183 = vector.extract %231#7[6] : f32 from vector<8xf32>
          %1184 = arith.addi %1154, %c59 : index
          memref.store %1183, %5[%1184] : memref<?xf32>
          %1185 = vector.extract %231#7[7] : f32 from vector<8xf32>
          %1186 = arith.addi %1154, %c103 : index
          memref.store %1185, %5[%1186] : memref<?xf32>
        }
        wave.barrier
        %1187 = memref.load %5[%1010] : memref<?xf32>
        %1188 = memref.load %5[%1012] : memref<?xf32>
        %1189 = memref.load %5[%1014] : memref<?xf32>
        %1190 = memref.load %5[%1016] : memref<?xf32>
        %1191 = memref.load %5[%1018] : memref<?xf32>
        %1192 = memref.load %5[%1020] : memref<?xf32>
        %1193 = memref.load %5[%1022] : memref<?xf32>
        %1194 = memref.load %5[%1024] : memref<?xf32>
        %1195 = arith.mulf %1187, %962 : f32
        %1196 = math.fma %1188, %964, %1195 : f32
        %1197 = arith.mulf %1196, %969 : f32
        %1198 = math.fma %1189, %971, %1197 : f32
        %1199 = arith.mulf %1198, %976 : f32
        %1200 = math.fma %1190, %978, %1199 : f32
        %1201 = arith.mulf %1200, %983 : f32
        %1202 = math.fma %1191, %985, %1201 : f32
        %1203 = arith.mulf %1202, %990 : f32
        %1204 = math.fma %1192, %992, %1203 : f32
        %1205 = arith.mulf %1204, %997 : f32
        %1206 = math.fma %1193, %999, %1205 : f32
        %1207 = arith.mulf %1206, %1004 : f32
        %1208 = math.fma %1194, %1006, %1207 : f32
        %1209 = memref.load %5[%1041] : memref<?xf32>
        %1210 = memref.load %5[%1043] : memref<?xf32>
        %1211 = memref.load %5[%1045] : memref<?xf32>
        %1212 = memref.load %5[%1047] : memref<?xf32>
        %1213 = memref.load %5[%1049] : memref<?xf32>
        %1214 = memref.load %5[%1051] : memref<?xf32>
        %1215 = memref.load %5[%1053] : memref<?xf32>
        %1216 = memref.load %5[%1055] : memref<?xf32>
        %1217 = arith.mulf %1209, %962 : f32
        %1218 = math.fma %1210, %964, %1217 : f32
        %1219 = arith.mulf %1218, %969 : f32
        %1220 = math.fma %1211, %971, %1219 : f32
        %1221 = arith.mulf %1220, %976 : f32
        %1222 = math.fma %1212, %978, %1221 : f32
        %1223 = arith.mulf %1222, %983 : f32
        %1224 = math.fma %1213, %985, %1223 : f32
        %1225 = arith.mulf %1224, %990 : f32
        %1226 = math.fma %1214, %992, %1225 : f32
        %1227 = arith.mulf %1226, %997 : f32
        %1228 = math.fma %1215, %999, %1227 : f32
        %1229 = arith.mulf %1228, %1004 : f32
        %1230 = math.fma %1216, %1006, %1229 : f32
        wave.barrier
        scf.if %889 {
          %1231 = arith.muli %8, %c23 : index
          %1232 = arith.muli %2, %c3 : index
          %1233 = arith.addi %1231, %1232 : index
          %1234 = arith.addi %1233, %888 : index
          %1235 = vector.extract %231#8[0] : f32 from vector<8xf32>
          %1236 = arith.addi %1234, %c22 : index
          memref.store %1235, %5[%1236] : memref<?xf32>
          %1237 = vector.extract %231#8[1] : f32 from vector<8xf32>
          %1238 = arith.addi %1234, %c21 : index
          memref.store %1237, %5[%1238] : memref<?xf32>
          %1239 = vector.extract %231#8[2] : f32 from vector<8xf32>
          %1240 = arith.addi %1234, %c31 : index
          memref.store %1239, %5[%1240] : memref<?xf32>
          %1241 = vector.extract %231#8[3] : f32 from vector<8xf32>
          %1242 = arith.addi %1234, %c35 : index
          memref.store %1241, %5[%1242] : memref<?xf32>
          %1243 = vector.extract %231#8[4] : f32 from vector<8xf32>
          %1244 = arith.addi %1234, %c24 : index
          memref.store %1243, %5[%1244] : memref<?xf32>
          %1245 = vector.extract %231#8[5] : f32 from vector<8xf32>
          %1246 = arith.addi %1234, %c98 : index
          memref.store %1245, %5[%1246] : memref<?xf32>
          %1247 = vector.extract %231#8[6] : f32 from vector<8xf32>
          %1248 = arith.addi %1234, %c56 : index
          memref.store %1247, %5[%1248] : memref<?xf32>
          %1249 = vector.extract %231#8[7] : f32 from vector<8xf32>
          %1250 = arith.addi %1234, %c99 : index
          memref.store %1249, %5[%1250] : memref<?xf32>
          %1251 = vector.extract %231#9[0] : f32 from vector<8xf32>
          %1252 = arith.addi %1234, %c7 : index
          memref.store %1251, %5[%1252] : memref<?xf32>
          %1253 = vector.extract %231#9[1] : f32 from vector<8xf32>
          %1254 = arith.addi %1234, %c100 : index
          memref.store %1253, %5[%1254] : memref<?xf32>
          %1255 = vector.extract %231#9[2] : f32 from vector<8xf32>
          %1256 = arith.addi %1234, %c57 : index
          memref.store %1255, %5[%1256] : memref<?xf32>
          %1257 = vector.extract %231#9[3] : f32 from vector<8xf32>
          %1258 = arith.addi %1234, %c101 : index
          memref.store %1257, %5[%1258] : memref<?xf32>
          %1259 = vector.extract %231#9[4] : f32 from vector<8xf32>
          %1260 = arith.addi %1234, %c58 : index
          memref.store %1259, %5[%1260] : memref<?xf32>
          %1261 = vector.extract %231#9[5] : f32 from vector<8xf32>
          %1262 = arith.addi %1234, %c102 : index
          memref.store %1261, %5[%1262] : memref<?xf32>
          %1263 = vector.extract %231#9[6] : f32 from vector<8xf32>
          %1264 = arith.addi %1234, %c59 : index
          memref.store %1263, %5[%1264] : memref<?xf32>
          %1265 = vector.extract %231#9[7] : f32 from vector<8xf32>
          %1266 = arith.addi %1234, %c103 : index
          memref.store %1265, %5[%1266] : memref<?xf32>
        }
        wave.barrier
        %1267 = memref.load %5[%1010] : memref<?xf32>
        %1268 = memref.load %5[%1012] : memref<?xf32>
        %1269 = memref.load %5[%1014] : memref<?xf32>
        %1270 = memref.load %5[%1016] : memref<?xf32>
        %1271 = memref.load %5[%1018] : memref<?xf32>
        %1272 = memref.load %5[%1020] : memref<?xf32>
        %1273 = memref.load %5[%1022] : memref<?xf32>
        %1274 = memref.load %5[%1024] : memref<?xf32>
        %1275 = arith.mulf %1267, %962 : f32
        %1276 = math.fma %1268, %964, %1275 : f32
        %1277 = arith.mulf %1276, %969 : f32
        %1278 = math.fma %1269, %971, %1277 : f32
        %1279 = arith.mulf %1278, %976 : f32
        %1280 = math.fma %1270, %978, %1279 : f32
        %1281 = arith.mulf %1280, %983 : f32
        %1282 = math.fma %1271, %985, %1281 : f32
        %1283 = arith.mulf %1282, %990 : f32
        %1284 = math.fma %1272, %992, %1283 : f32
        %1285 = arith.mulf %1284, %997 : f32
        %1286 = math.fma %1273, %999, %1285 : f32
        %1287 = arith.mulf %1286, %1004 : f32
        %1288 = math.fma %1274, %1006, %1287 : f32
        %1289 = memref.load %5[%1041] : memref<?xf32>
        %1290 = memref.load %5[%1043] : memref<?xf32>
        %1291 = memref.load %5[%1045] : memref<?xf32>
        %1292 = memref.load %5[%1047] : memref<?xf32>
        %1293 = memref.load %5[%1049] : memref<?xf32>
        %1294 = memref.load %5[%1051] : memref<?xf32>
        %1295 = memref.load %5[%1053] : memref<?xf32>
        %1296 = memref.load %5[%1055] : memref<?xf32>
        %1297 = arith.mulf %1289, %962 : f32
        %1298 = math.fma %1290, %964, %1297 : f32
        %1299 = arith.mulf %1298, %969 : f32
        %1300 = math.fma %1291, %971, %1299 : f32
        %1301 = arith.mulf %1300, %976 : f32
        %1302 = math.fma %1292, %978, %1301 : f32
        %1303 = arith.mulf %1302, %983 : f32
        %1304 = math.fma %1293, %985, %1303 : f32
        %1305 = arith.mulf %1304, %990 : f32
        %1306 = math.fma %1294, %992, %1305 : f32
        %1307 = arith.mulf %1306, %997 : f32
        %1308 = math.fma %1295, %999, %1307 : f32
        %1309 = arith.mulf %1308, %1004 : f32
        %1310 = math.fma %1296, %1006, %1309 : f32
        %1311 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1311 {
          %1312 = arith.addi %kvHeads, %15 : index
          %1313 = memref.load %scales[%1312] : memref<?xf32>
          %1314 = arith.divf %1313, %1008 : f32
          %1315 = arith.addi %17, %888 : index
          %1316 = arith.cmpi slt, %1315, %groupSize : index
          scf.if %1316 {
            %1317 = arith.muli %15, %groupSize : index
            %1318 = arith.addi %1317, %1315 : index
            %1319 = arith.muli %1318, %c24 : index
            %1320 = arith.muli %heads, %c24 : index
            %1321 = arith.mulf %1039, %1314 : f32
            %1322 = arith.addf %1321, %c51 : f32
            %1323 = arith.minimumf %1322, %c112 : f32
            %1324 = arith.maximumf %1323, %c113 : f32
            %1325 = arith.truncf %1324 : f32 to f16
            %1326 = arith.divui %1009, %c3 : index
            %1327 = arith.addi %1319, %1326 : index
            %1328 = arith.divui %24, %outTileRows : index
            %1329 = arith.divui %1320, %c3 : index
            %1330 = arith.muli %1328, %1329 : index
            %1331 = arith.divui %1327, %c3 : index
            %1332 = arith.addi %1330, %1331 : index
            %1333 = arith.muli %1332, %c9 : index
            %1334 = arith.remui %1327, %c3 : index
            %1335 = arith.divui %1334, %c26 : index
            %1336 = arith.addi %1333, %1335 : index
            %1337 = arith.muli %outTileRows, %c26 : index
            %1338 = arith.muli %1336, %1337 : index
            %1339 = arith.remui %24, %outTileRows : index
            %1340 = arith.muli %1339, %c26 : index
            %1341 = arith.addi %1338, %1340 : index
            %1342 = arith.remui %1327, %c26 : index
            %1343 = arith.addi %1341, %1342 : index
            memref.store %1325, %out[%1343] : memref<?xf16>
            %1344 = arith.mulf %1070, %1314 : f32
            %1345 = arith.addf %1344, %c51 : f32
            %1346 = arith.minimumf %1345, %c112 : f32
            %1347 = arith.maximumf %1346, %c113 : f32
            %1348 = arith.truncf %1347 : f32 to f16
            %1349 = arith.divui %1040, %c3 : index
            %1350 = arith.addi %1319, %1349 : index
            %1351 = arith.divui %1350, %c3 : index
            %1352 = arith.addi %1330, %1351 : index
            %1353 = arith.muli %1352, %c9 : index
            %1354 = arith.remui %1350, %c3 : index
            %1355 = arith.divui %1354, %c26 : index
            %1356 = arith.addi %1353, %1355 : index
            %1357 = arith.muli %1356, %1337 : index
            %1358 = arith.addi %1357, %1340 : index
            %1359 = arith.remui %1350, %c26 : index
            %1360 = arith.addi %1358, %1359 : index
            memref.store %1348, %out[%1360] : memref<?xf16>
            %1361 = arith.addi %887, %c23 : index
            %1362 = arith.mulf %1128, %1314 : f32
            %1363 = arith.addf %1362, %c51 : f32
            %1364 = arith.minimumf %1363, %c112 : f32
            %1365 = arith.maximumf %1364, %c113 : f32
            %1366 = arith.truncf %1365 : f32 to f16
            %1367 = arith.divui %1361, %c3 : index
            %1368 = arith.addi %1319, %1367 : index
            %1369 = arith.divui %1368, %c3 : index
            %1370 = arith.addi %1330, %1369 : index
            %1371 = arith.muli %1370, %c9 : index
            %1372 = arith.remui %1368, %c3 : index
            %1373 = arith.divui %1372, %c26 : index
            %1374 = arith.addi %1371, %1373 : index
            %1375 = arith.muli %1374, %1337 : index
            %1376 = arith.addi %1375, %1340 : index
            %1377 = arith.remui %1368, %c26 : index
            %1378 = arith.addi %1376, %1377 : index
            memref.store %1366, %out[%1378] : memref<?xf16>
            %1379 = arith.addi %887, %c44 : index
            %1380 = arith.mulf %1150, %1314 : f32
            %1381 = arith.addf %1380, %c51 : f32
            %1382 = arith.minimumf %1381, %c112 : f32
            %1383 = arith.maximumf %1382, %c113 : f32
            %1384 = arith.truncf %1383 : f32 to f16
            %1385 = arith.divui %1379, %c3 : index
            %1386 = arith.addi %1319, %1385 : index
            %1387 = arith.divui %1386, %c3 : index
            %1388 = arith.addi %1330, %1387 : index
            %1389 = arith.muli %1388, %c9 : index
            %1390 = arith.remui %1386, %c3 : index
            %1391 = arith.divui %1390, %c26 : index
            %1392 = arith.addi %1389, %1391 : index
            %1393 = arith.muli %1392, %1337 : index
            %1394 = arith.addi %1393, %1340 : index
            %1395 = arith.remui %1386, %c26 : index
            %1396 = arith.addi %1394, %1395 : index
            memref.store %1384, %out[%1396] : memref<?xf16>
            %1397 = arith.addi %887, %c45 : index
            %1398 = arith.mulf %1208, %1314 : f32
            %1399 = arith.addf %1398, %c51 : f32
            %1400 = arith.minimumf %1399, %c112 : f32
            %1401 = arith.maximumf %1400, %c113 : f32
            %1402 = arith.truncf %1401 : f32 to f16
            %1403 = arith.divui %1397, %c3 : index
            %1404 = arith.addi %1319, %1403 : index
            %1405 = arith.divui %1404, %c3 : index
            %1406 = arith.addi %1330, %1405 : index
            %1407 = arith.muli %1406, %c9 : index
            %1408 = arith.remui %1404, %c3 : index
            %1409 = arith.divui %1408, %c26 : index
            %1410 = arith.addi %1407, %1409 : index
            %1411 = arith.muli %1410, %1337 : index
            %1412 = arith.addi %1411, %1340 : index
            %1413 = arith.remui %1404, %c26 : index
            %1414 = arith.addi %1412, %1413 : index
            memref.store %1402, %out[%1414] : memref<?xf16>
            %1415 = arith.addi %887, %c46 : index
            %1416 = arith.mulf %1230, %1314 : f32
            %1417 = arith.addf %1416, %c51 : f32
            %1418 = arith.minimumf %1417, %c112 : f32
            %1419 = arith.maximumf %1418, %c113 : f32
            %1420 = arith.truncf %1419 : f32 to f16
            %1421 = arith.divui %1415, %c3 : index
            %1422 = arith.addi %1319, %1421 : index
            %1423 = arith.divui %1422, %c3 : index
            %1424 = arith.addi %1330, %1423 : index
            %1425 = arith.muli %1424, %c9 : index
            %1426 = arith.remui %1422, %c3 : index
            %1427 = arith.divui %1426, %c26 : index
            %1428 = arith.addi %1425, %1427 : index
            %1429 = arith.muli %1428, %1337 : index
            %1430 = arith.addi %1429, %1340 : index
            %1431 = arith.remui %1422, %c26 : index
            %1432 = arith.addi %1430, %1431 : index
            memref.store %1420, %out[%1432] : memref<?xf16>
            %1433 = arith.addi %887, %c47 : index
            %1434 = arith.mulf %1288, %1314 : f32
            %1435 = arith.addf %1434, %c51 : f32
            %1436 = arith.minimumf %1435, %c112 : f32
            %1437 = arith.maximumf %1436, %c113 : f32
            %1438 = arith.truncf %1437 : f32 to f16
            %1439 = arith.divui %1433, %c3 : index
            %1440 = arith.addi %1319, %1439 : index
            %1441 = arith.divui %1440, %c3 : index
            %1442 = arith.addi %1330, %1441 : index
            %1443 = arith.muli %1442, %c9 : index
            %1444 = arith.remui %1440, %c3 : index
            %1445 = arith.divui %1444, %c26 : index
            %1446 = arith.addi %1443, %1445 : index
            %1447 = arith.muli %1446, %1337 : index
            %1448 = arith.addi %1447, %1340 : index
            %1449 = arith.remui %1440, %c26 : index
            %1450 = arith.addi %1448, %1449 : index
            memref.store %1438, %out[%1450] : memref<?xf16>
            %1451 = arith.addi %887, %c48 : index
            %1452 = arith.mulf %1310, %1314 : f32
            %1453 = arith.addf %1452, %c51 : f32
            %1454 = arith.minimumf %1453, %c112 : f32
            %1455 = arith.maximumf %1454, %c113 : f32
            %1456 = arith.truncf %1455 : f32 to f16
            %1457 = arith.divui %1451, %c3 : index
            %1458 = arith.addi %1319, %1457 : index
            %1459 = arith.divui %1458, %c3 : index
            %1460 = arith.addi %1330, %1459 : index
            %1461 = arith.muli %1460, %c9 : index
            %1462 = arith.remui %1458, %c3 : index
            %1463 = arith.divui %1462, %c26 : index
            %1464 = arith.addi %1461, %1463 : index
            %1465 = arith.muli %1464, %1337 : index
            %1466 = arith.addi %1465, %1340 : index
            %1467 = arith.remui %1458, %c26 : index
            %1468 = arith.addi %1466, %1467 : index
            memref.store %1456, %out[%1468] : memref<?xf16>
          }
        } else {
          %1469 = arith.addi %ranges, %groups : index
          %1470 = arith.muli %9, %1469 : index
          %1471 = arith.index_castui %223 : i32 to index
          %1472 = arith.addi %1470, %1471 : index
          %1473 = arith.muli %1472, %c116 : index
          %1474 = arith.addi %1473, %1009 : index
          memref.store %1039, %partial[%1474] : memref<?xf32>
          %1475 = arith.addi %1473, %1040 : index
          memref.store %1070, %partial[%1475] : memref<?xf32>
          %1476 = arith.addi %887, %c23 : index
          %1477 = arith.addi %1473, %1476 : index
          memref.store %1128, %partial[%1477] : memref<?xf32>
          %1478 = arith.addi %887, %c44 : index
          %1479 = arith.addi %1473, %1478 : index
          memref.store %1150, %partial[%1479] : memref<?xf32>
          %1480 = arith.addi %887, %c45 : index
          %1481 = arith.addi %1473, %1480 : index
          memref.store %1208, %partial[%1481] : memref<?xf32>
          %1482 = arith.addi %887, %c46 : index
          %1483 = arith.addi %1473, %1482 : index
          memref.store %1230, %partial[%1483] : memref<?xf32>
          %1484 = arith.addi %887, %c47 : index
          %1485 = arith.addi %1473, %1484 : index
          memref.store %1288, %partial[%1485] : memref<?xf32>
          %1486 = arith.addi %887, %c48 : index
          %1487 = arith.addi %1473, %1486 : index
          memref.store %1310, %partial[%1487] : memref<?xf32>
          %1488 = arith.cmpi slt, %887, %c3 : index
          scf.if %1488 {
            %1489 = arith.addi %1473, %c5 : index
            %1490 = arith.addi %1489, %887 : index
            memref.store %1002, %partial[%1490] : memref<?xf32>
            %1491 = arith.addi %1490, %c3 : index
            memref.store %1008, %partial[%1491] : memref<?xf32>
          }
          %1492 = arith.addi %42, %c82 : i32
          %1493 = arith.divui %1492, %c83 : i32
          %1494 = arith.divui %223, %c83 : i32
          %1495 = arith.addi %groups, %c4 : index
          %1496 = arith.muli %9, %1495 : index
          %1497 = arith.muli %1494, %c83 : i32
          %1498 = arith.subi %42, %1497 : i32
          %1499 = arith.minsi %1498, %c83 : i32
          %1500 = arith.index_castui %1494 : i32 to index
          %1501 = arith.addi %1496, %1500 : index
          %1502 = arith.index_castui %1499 : i32 to index
          %1503 = wave.arrive %counters[%1501], %1502 : memref<?xi32>
          scf.if %1503 {
            %1515:10 = scf.for %1504 = %c55 to %1499 step %c83 iter_args(%1505 = %c50, %1506 = %c51, %1507 = %c51, %1508 = %c51, %1509 = %c51, %1510 = %c51, %1511 = %c51, %1512 = %c51, %1513 = %c51, %1514 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1516 = arith.addi %1504, %c55 : i32
              %1517 = arith.subi %1499, %c16 : i32
              %1518 = arith.minsi %1516, %1517 : i32
              %1519 = arith.addi %1497, %1518 : i32
              %1520 = arith.index_castui %1519 : i32 to index
              %1521 = arith.addi %1470, %1520 : index
              %1522 = arith.muli %1521, %c116 : index
              %1523 = arith.addi %1522, %c5 : index
              %1524 = arith.addi %1523, %888 : index
              %1525 = memref.load %partial[%1524] : memref<?xf32>
              %1526 = arith.cmpi slt, %1516, %1499 : i32
              %1527 = arith.select %1526, %1525, %c50 : f32
              %1528 = arith.addi %1522, %887 : index
              %1529 = arith.addi %1528, %c22 : index
              %1530 = memref.load %partial[%1529] : memref<?xf32>
              %1531 = arith.addi %1528, %c7 : index
              %1532 = memref.load %partial[%1531] : memref<?xf32>
              %1533 = arith.addi %1528, %c23 : index
              %1534 = memref.load %partial[%1533] : memref<?xf32>
              %1535 = arith.addi %1528, %c44 : index
              %1536 = memref.load %partial[%1535] : memref<?xf32>
              %1537 = arith.addi %1528, %c45 : index
              %1538 = memref.load %partial[%1537] : memref<?xf32>
              %1539 = arith.addi %1528, %c46 : index
              %1540 = memref.load %partial[%1539] : memref<?xf32>
              %1541 = arith.addi %1528, %c47 : index
              %1542 = memref.load %partial[%1541] : memref<?xf32>
              %1543 = arith.addi %1528, %c48 : index
              %1544 = memref.load %partial[%1543] : memref<?xf32>
              %1545 = arith.addi %1524, %c3 : index
              %1546 = memref.load %partial[%1545] : memref<?xf32>
              %1547 = arith.addi %1504, %c16 : i32
              %1548 = arith.minsi %1547, %1517 : i32
              %1549 = arith.addi %1497, %1548 : i32
              %1550 = arith.index_castui %1549 : i32 to index
              %1551 = arith.addi %1470, %1550 : index
              %1552 = arith.muli %1551, %c116 : index
              %1553 = arith.addi %1552, %c5 : index
              %1554 = arith.addi %1553, %888 : index
              %1555 = memref.load %partial[%1554] : memref<?xf32>
              %1556 = arith.cmpi slt, %1547, %1499 : i32
              %1557 = arith.select %1556, %1555, %c50 : f32
              %1558 = arith.addi %1552, %887 : index
              %1559 = arith.addi %1558, %c22 : index
              %1560 = memref.load %partial[%1559] : memref<?xf32>
              %1561 = arith.addi %1558, %c7 : index
              %1562 = memref.load %partial[%1561] : memref<?xf32>
              %1563 = arith.addi %1558, %c23 : index
              %1564 = memref.load %partial[%1563] : memref<?xf32>
              %1565 = arith.addi %1558, %c44 : index
              %1566 = memref.load %partial[%1565] : memref<?xf32>
              %1567 = arith.addi %1558, %c45 : index
              %1568 = memref.load %partial[%1567] : memref<?xf32>
              %1569 = arith.addi %1558, %c46 : index
              %1570 = memref.load %partial[%1569] : memref<?xf32>
              %1571 = arith.addi %1558, %c47 : index
              %1572 = memref.load %partial[%1571] : memref<?xf32>
              %1573 = arith.addi %1558, %c48 : index
              %1574 = memref.load %partial[%1573] : memref<?xf32>
              %1575 = arith.addi %1554, %c3 : index
              %1576 = memref.load %partial[%1575] : memref<?xf32>
              %1577 = arith.addi %1504, %c76 : i32
              %1578 = arith.minsi %1577, %1517 : i32
              %1579 = arith.addi %1497, %1578 : i32
              %1580 = arith.index_castui %1579 : i32 to index
              %1581 = arith.addi %1470, %1580 : index
              %1582 = arith.muli %1581, %c116 : index
              %1583 = arith.addi %1582, %c5 : index
              %1584 = arith.addi %1583, %888 : index
              %1585 = memref.load %partial[%1584] : memref<?xf32>
              %1586 = arith.cmpi slt, %1577, %1499 : i32
              %1587 = arith.select %1586, %1585, %c50 : f32
              %1588 = arith.addi %1582, %887 : index
              %1589 = arith.addi %1588, %c22 : index
              %1590 = memref.load %partial[%1589] : memref<?xf32>
              %1591 = arith.addi %1588, %c7 : index
              %1592 = memref.load %partial[%1591] : memref<?xf32>
              %1593 = arith.addi %1588, %c23 : index
              %1594 = memref.load %partial[%1593] : memref<?xf32>
              %1595 = arith.addi %1588, %c44 : index
              %1596 = memref.load %partial[%1595] : memref<?xf32>
              %1597 = arith.addi %1588, %c45 : index
              %1598 = memref.load %partial[%1597] : memref<?xf32>
              %1599 = arith.addi %1588, %c46 : index
              %1600 = memref.load %partial[%1599] : memref<?xf32>
              %1601 = arith.addi %1588, %c47 : index
              %1602 = memref.load %partial[%1601] : memref<?xf32>
              %1603 = arith.addi %1588, %c48 : index
              %1604 = memref.load %partial[%1603] : memref<?xf32>
              %1605 = arith.addi %1584, %c3 : index
              %1606 = memref.load %partial[%1605] : memref<?xf32>
              %1607 = arith.addi %1504, %c78 : i32
              %1608 = arith.minsi %1607, %1517 : i32
              %1609 = arith.addi %1497, %1608 : i32
              %1610 = arith.index_castui %1609 : i32 to index
              %1611 = arith.addi %1470, %1610 : index
              %1612 = arith.muli %1611, %c116 : index
              %1613 = arith.addi %1612, %c5 : index
              %1614 = arith.addi %1613, %888 : index
              %1615 = memref.load %partial[%1614] : memref<?xf32>
              %1616 = arith.cmpi slt, %1607, %1499 : i32
              %1617 = arith.select %1616, %1615, %c50 : f32
              %1618 = arith.addi %1612, %887 : index
              %1619 = arith.addi %1618, %c22 : index
              %1620 = memref.load %partial[%1619] : memref<?xf32>
              %1621 = arith.addi %1618, %c7 : index
              %1622 = memref.load %partial[%1621] : memref<?xf32>
              %1623 = arith.addi %1618, %c23 : index
              %1624 = memref.load %partial[%1623] : memref<?xf32>
              %1625 = arith.addi %1618, %c44 : index
              %1626 = memref.load %partial[%1625] : memref<?xf32>
              %1627 = arith.addi %1618, %c45 : index
              %1628 = memref.load %partial[%1627] : memref<?xf32>
              %1629 = arith.addi %1618, %c46 : index
              %1630 = memref.load %partial[%1629] : memref<?xf32>
              %1631 = arith.addi %1618, %c47 : index
              %1632 = memref.load %partial[%1631] : memref<?xf32>
              %1633 = arith.addi %1618, %c48 : index
              %1634 = memref.load %partial[%1633] : memref<?xf32>
              %1635 = arith.addi %1614, %c3 : index
              %1636 = memref.load %partial[%1635] : memref<?xf32>
              %1637 = arith.addi %1504, %c79 : i32
              %1638 = arith.minsi %1637, %1517 : i32
              %1639 = arith.addi %1497, %1638 : i32
              %1640 = arith.index_castui %1639 : i32 to index
              %1641 = arith.addi %1470, %1640 : index
              %1642 = arith.muli %1641, %c116 : index
              %1643 = arith.addi %1642, %c5 : index
              %1644 = arith.addi %1643, %888 : index
              %1645 = memref.load %partial[%1644] : memref<?xf32>
              %1646 = arith.cmpi slt, %1637, %1499 : i32
              %1647 = arith.select %1646, %1645, %c50 : f32
              %1648 = arith.addi %1642, %887 : index
              %1649 = arith.addi %1648, %c22 : index
              %1650 = memref.load %partial[%1649] : memref<?xf32>
              %1651 = arith.addi %1648, %c7 : index
              %1652 = memref.load %partial[%1651] : memref<?xf32>
              %1653 = arith.addi %1648, %c23 : index
              %1654 = memref.load %partial[%1653] : memref<?xf32>
              %1655 = arith.addi %1648, %c44 : index
              %1656 = memref.load %partial[%1655] : memref<?xf32>
              %1657 = arith.addi %1648, %c45 : index
              %1658 = memref.load %partial[%1657] : memref<?xf32>
              %1659 = arith.addi %1648, %c46 : index
              %1660 = memref.load %partial[%1659] : memref<?xf32>
              %1661 = arith.addi %1648, %c47 : index
              %1662 = memref.load %partial[%1661] : memref<?xf32>
              %1663 = arith.addi %1648, %c48 : index
              %1664 = memref.load %partial[%1663] : memref<?xf32>
              %1665 = arith.addi %1644, %c3 : index
              %1666 = memref.load %partial[%1665] : memref<?xf32>
              %1667 = arith.addi %1504, %c80 : i32
              %1668 = arith.minsi %1667, %1517 : i32
              %1669 = arith.addi %1497, %1668 : i32
              %1670 = arith.index_castui %1669 : i32 to index
              %1671 = arith.addi %1470, %1670 : index
              %1672 = arith.muli %1671, %c116 : index
              %1673 = arith.addi %1672, %c5 : index
              %1674 = arith.addi %1673, %888 : index
              %1675 = memref.load %partial[%1674] : memref<?xf32>
              %1676 = arith.cmpi slt, %1667, %1499 : i32
              %1677 = arith.select %1676, %1675, %c50 : f32
              %1678 = arith.addi %1672, %887 : index
              %1679 = arith.addi %1678, %c22 : index
              %1680 = memref.load %partial[%1679] : memref<?xf32>
              %1681 = arith.addi %1678, %c7 : index
              %1682 = memref.load %partial[%1681] : memref<?xf32>
              %1683 = arith.addi %1678, %c23 : index
              %1684 = memref.load %partial[%1683] : memref<?xf32>
              %1685 = arith.addi %1678, %c44 : index
              %1686 = memref.load %partial[%1685] : memref<?xf32>
              %1687 = arith.addi %1678, %c45 : index
              %1688 = memref.load %partial[%1687] : memref<?xf32>
              %1689 = arith.addi %1678, %c46 : index
              %1690 = memref.load %partial[%1689] : memref<?xf32>
              %1691 = arith.addi %1678, %c47 : index
              %1692 = memref.load %partial[%1691] : memref<?xf32>
              %1693 = arith.addi %1678, %c48 : index
              %1694 = memref.load %partial[%1693] : memref<?xf32>
              %1695 = arith.addi %1674, %c3 : index
              %1696 = memref.load %partial[%1695] : memref<?xf32>
              %1697 = arith.addi %1504, %c81 : i32
              %1698 = arith.minsi %1697, %1517 : i32
              %1699 = arith.addi %1497, %1698 : i32
              %1700 = arith.index_castui %1699 : i32 to index
              %1701 = arith.addi %1470, %1700 : index
              %1702 = arith.muli %1701, %c116 : index
              %1703 = arith.addi %1702, %c5 : index
              %1704 = arith.addi %1703, %888 : index
              %1705 = memref.load %partial[%1704] : memref<?xf32>
              %1706 = arith.cmpi slt, %1697, %1499 : i32
              %1707 = arith.select %1706, %1705, %c50 : f32
              %1708 = arith.addi %1702, %887 : index
              %1709 = arith.addi %1708, %c22 : index
              %1710 = memref.load %partial[%1709] : memref<?xf32>
              %1711 = arith.addi %1708, %c7 : index
              %1712 = memref.load %partial[%1711] : memref<?xf32>
              %1713 = arith.addi %1708, %c23 : index
              %1714 = memref.load %partial[%1713] : memref<?xf32>
              %1715 = arith.addi %1708, %c44 : index
              %1716 = memref.load %partial[%1715] : memref<?xf32>
              %1717 = arith.addi %1708, %c45 : index
              %1718 = memref.load %partial[%1717] : memref<?xf32>
              %1719 = arith.addi %1708, %c46 : index
              %1720 = memref.load %partial[%1719] : memref<?xf32>
              %1721 = arith.addi %1708, %c47 : index
              %1722 = memref.load %partial[%1721] : memref<?xf32>
              %1723 = arith.addi %1708, %c48 : index
              %1724 = memref.load %partial[%1723] : memref<?xf32>
              %1725 = arith.addi %1704, %c3 : index
              %1726 = memref.load %partial[%1725] : memref<?xf32>
              %1727 = arith.addi %1504, %c82 : i32
              %1728 = arith.minsi %1727, %1517 : i32
              %1729 = arith.addi %1497, %1728 : i32
              %1730 = arith.index_castui %1729 : i32 to index
              %1731 = arith.addi %1470, %1730 : index
              %1732 = arith.muli %1731, %c116 : index
              %1733 = arith.addi %1732, %c5 : index
              %1734 = arith.addi %1733, %888 : index
              %1735 = memref.load %partial[%1734] : memref<?xf32>
              %1736 = arith.cmpi slt, %1727, %1499 : i32
              %1737 = arith.select %1736, %1735, %c50 : f32
              %1738 = arith.addi %1732, %887 : index
              %1739 = arith.addi %1738, %c22 : index
              %1740 = memref.load %partial[%1739] : memref<?xf32>
              %1741 = arith.addi %1738, %c7 : index
              %1742 = memref.load %partial[%1741] : memref<?xf32>
              %1743 = arith.addi %1738, %c23 : index
              %1744 = memref.load %partial[%1743] : memref<?xf32>
              %1745 = arith.addi %1738, %c44 : index
              %1746 = memref.load %partial[%1745] : memref<?xf32>
              %1747 = arith.addi %1738, %c45 : index
              %1748 = memref.load %partial[%1747] : memref<?xf32>
              %1749 = arith.addi %1738, %c46 : index
              %1750 = memref.load %partial[%1749] : memref<?xf32>
              %1751 = arith.addi %1738, %c47 : index
              %1752 = memref.load %partial[%1751] : memref<?xf32>
              %1753 = arith.addi %1738, %c48 : index
              %1754 = memref.load %partial[%1753] : memref<?xf32>
              %1755 = arith.addi %1734, %c3 : index
              %1756 = memref.load %partial[%1755] : memref<?xf32>
              %1757 = arith.maxnumf %1505, %1527 fastmath<nnan> : f32
              %1758 = arith.subf %1505, %1757 : f32
              %1759 = wave.exp2 %1758 : f32
              %1760 = arith.subf %1527, %1757 : f32
              %1761 = wave.exp2 %1760 : f32
              %1762 = arith.mulf %1506, %1759 : f32
              %1763 = math.fma %1546, %1761, %1762 : f32
              %1764 = arith.mulf %1507, %1759 : f32
              %1765 = math.fma %1530, %1761, %1764 : f32
              %1766 = arith.mulf %1508, %1759 : f32
              %1767 = math.fma %1532, %1761, %1766 : f32
              %1768 = arith.mulf %1509, %1759 : f32
              %1769 = math.fma %1534, %1761, %1768 : f32
              %1770 = arith.mulf %1510, %1759 : f32
              %1771 = math.fma %1536, %1761, %1770 : f32
              %1772 = arith.mulf %1511, %1759 : f32
              %1773 = math.fma %1538, %1761, %1772 : f32
              %1774 = arith.mulf %1512, %1759 : f32
              %1775 = math.fma %1540, %1761, %1774 : f32
              %1776 = arith.mulf %1513, %1759 : f32
              %1777 = math.fma %1542, %1761, %1776 : f32
              %1778 = arith.mulf %1514, %1759 : f32
              %1779 = math.fma %1544, %1761, %1778 : f32
              %1780 = arith.maxnumf %1757, %1557 fastmath<nnan> : f32
              %1781 = arith.subf %1757, %1780 : f32
              %1782 = wave.exp2 %1781 : f32
              %1783 = arith.subf %1557, %1780 : f32
              %1784 = wave.exp2 %1783 : f32
              %1785 = arith.mulf %1763, %1782 : f32
              %1786 = math.fma %1576, %1784, %1785 : f32
              %1787 = arith.mulf %1765, %1782 : f32
              %1788 = math.fma %1560, %1784, %1787 : f32
              %1789 = arith.mulf %1767, %1782 : f32
              %1790 = math.fma %1562, %1784, %1789 : f32
              %1791 = arith.mulf %1769, %1782 : f32
              %1792 = math.fma %1564, %1784, %1791 : f32
              %1793 = arith.mulf %1771, %1782 : f32
              %1794 = math.fma %1566, %1784, %1793 : f32
              %1795 = arith.mulf %1773, %1782 : f32
              %1796 = math.fma %1568, %1784, %1795 : f32
              %1797 = arith.mulf %1775, %1782 : f32
              %1798 = math.fma %1570, %1784, %1797 : f32
              %1799 = arith.mulf %1777, %1782 : f32
              %1800 = math.fma %1572, %1784, %1799 : f32
              %1801 = arith.mulf %1779, %1782 : f32
              %1802 = math.fma %1574, %1784, %1801 : f32
              %1803 = arith.maxnumf %1780, %1587 fastmath<nnan> : f32
              %1804 = arith.subf %1780, %1803 : f32
              %1805 = wave.exp2 %1804 : f32
              %1806 = arith.subf %1587, %1803 : f32
              %1807 = wave.exp2 %1806 : f32
              %1808 = arith.mulf %1786, %1805 : f32
              %1809 = math.fma %1606, %1807, %1808 : f32
              %1810 = arith.mulf %1788, %1805 : f32
              %1811 = math.fma %1590, %1807, %1810 : f32
              %1812 = arith.mulf %1790, %1805 : f32
              %1813 = math.fma %1592, %1807, %1812 : f32
              %1814 = arith.mulf %1792, %1805 : f32
              %1815 = math.fma %1594, %1807, %1814 : f32
              %1816 = arith.mulf %1794, %1805 : f32
              %1817 = math.fma %1596, %1807, %1816 : f32
              %1818 = arith.mulf %1796, %1805 : f32
              %1819 = math.fma %1598, %1807, %1818 : f32
              %1820 = arith.mulf %1798, %1805 : f32
              %1821 = math.fma %1600, %1807, %1820 : f32
              %1822 = arith.mulf %1800, %1805 : f32
              %1823 = math.fma %1602, %1807, %1822 : f32
              %1824 = arith.mulf %1802, %1805 : f32
              %1825 = math.fma %1604, %1807, %1824 : f32
              %1826 = arith.maxnumf %1803, %1617 fastmath<nnan> : f32
              %1827 = arith.subf %1803, %1826 : f32
              %1828 = wave.exp2 %1827 : f32
              %1829 = arith.subf %1617, %1826 : f32
              %1830 = wave.exp2 %1829 : f32
              %1831 = arith.mulf %1809, %1828 : f32
              %1832 = math.fma %1636, %1830, %1831 : f32
              %1833 = arith.mulf %1811, %1828 : f32
              %1834 = math.fma %1620, %1830, %1833 : f32
              %1835 = arith.mulf %1813, %1828 : f32
              %1836 = math.fma %1622, %1830, %1835 : f32
              %1837 = arith.mulf %1815, %1828 : f32
              %1838 = math.fma %1624, %1830, %1837 : f32
              %1839 = arith.mulf %1817, %1828 : f32
              %1840 = math.fma %1626, %1830, %1839 : f32
              %1841 = arith.mulf %1819, %1828 : f32
              %1842 = math.fma %1628, %1830, %1841 : f32
              %1843 = arith.mulf %1821, %1828 : f32
              %1844 = math.fma %1630, %1830, %1843 : f32
              %1845 = arith.mulf %1823, %1828 : f32
              %1846 = math.fma %1632, %1830, %1845 : f32
              %1847 = arith.mulf %1825, %1828 : f32
              %1848 = math.fma %1634, %1830, %1847 : f32
              %1849 = arith.maxnumf %1826, %1647 fastmath<nnan> : f32
              %1850 = arith.subf %1826, %1849 : f32
              %1851 = wave.exp2 %1850 : f32
              %1852 = arith.subf %1647, %1849 : f32
              %1853 = wave.exp2 %1852 : f32
              %1854 = arith.mulf %1832, %1851 : f32
              %1855 = math.fma %1666, %1853, %1854 : f32
              %1856 = arith.mulf %1834, %1851 : f32
              %1857 = math.fma %1650, %1853, %1856 : f32
              %1858 = arith.mulf %1836, %1851 : f32
              %1859 = math.fma %1652, %1853, %1858 : f32
              %1860 = arith.mulf %1838, %1851 : f32
              %1861 = math.fma %1654, %1853, %1860 : f32
              %1862 = arith.mulf %1840, %1851 : f32
              %1863 = math.fma %1656, %1853, %1862 : f32
              %1864 = arith.mulf %1842, %1851 : f32
              %1865 = math.fma %1658, %1853, %1864 : f32
              %1866 = arith.mulf %1844, %1851 : f32
              %1867 = math.fma %1660, %1853, %1866 : f32
              %1868 = arith.mulf %1846, %1851 : f32
              %1869 = math.fma %1662, %1853, %1868 : f32
              %1870 = arith.mulf %1848, %1851 : f32
              %1871 = math.fma %1664, %1853, %1870 : f32
              %1872 = arith.maxnumf %1849, %1677 fastmath<nnan> : f32
              %1873 = arith.subf %1849, %1872 : f32
              %1874 = wave.exp2 %1873 : f32
              %1875 = arith.subf %1677, %1872 : f32
              %1876 = wave.exp2 %1875 : f32
              %1877 = arith.mulf %1855, %1874 : f32
              %1878 = math.fma %1696, %1876, %1877 : f32
              %1879 = arith.mulf %1857, %1874 : f32
              %1880 = math.fma %1680, %1876, %1879 : f32
              %1881 = arith.mulf %1859, %1874 : f32
              %1882 = math.fma %1682, %1876, %1881 : f32
              %1883 = arith.mulf %1861, %1874 : f32
              %1884 = math.fma %1684, %1876, %1883 : f32
              %1885 = arith.mulf %1863, %1874 : f32
              %1886 = math.fma %1686, %1876, %1885 : f32
              %1887 = arith.mulf %1865, %1874 : f32
              %1888 = math.fma %1688, %1876, %1887 : f32
              %1889 = arith.mulf %1867, %1874 : f32
              %1890 = math.fma %1690, %1876, %1889 : f32
              %1891 = arith.mulf %1869, %1874 : f32
              %1892 = math.fma %1692, %1876, %1891 : f32
              %1893 = arith.mulf %1871, %1874 : f32
              %1894 = math.fma %1694, %1876, %1893 : f32
              %1895 = arith.maxnumf %1872, %1707 fastmath<nnan> : f32
              %1896 = arith.subf %1872, %1895 : f32
              %1897 = wave.exp2 %1896 : f32
              %1898 = arith.subf %1707, %1895 : f32
              %1899 = wave.exp2 %1898 : f32
              %1900 = arith.mulf %1878, %1897 : f32
              %1901 = math.fma %1726, %1899, %1900 : f32
              %1902 = arith.mulf %1880, %1897 : f32
              %1903 = math.fma %1710, %1899, %1902 : f32
              %1904 = arith.mulf %1882, %1897 : f32
              %1905 = math.fma %1712, %1899, %1904 : f32
              %1906 = arith.mulf %1884, %1897 : f32
              %1907 = math.fma %1714, %1899, %1906 : f32
              %1908 = arith.mulf %1886, %1897 : f32
              %1909 = math.fma %1716, %1899, %1908 : f32
              %1910 = arith.mulf %1888, %1897 : f32
              %1911 = math.fma %1718, %1899, %1910 : f32
              %1912 = arith.mulf %1890, %1897 : f32
              %1913 = math.fma %1720, %1899, %1912 : f32
              %1914 = arith.mulf %1892, %1897 : f32
              %1915 = math.fma %1722, %1899, %1914 : f32
              %1916 = arith.mulf %1894, %1897 : f32
              %1917 = math.fma %1724, %1899, %1916 : f32
              %1918 = arith.maxnumf %1895, %1737 fastmath<nnan> : f32
              %1919 = arith.subf %1895, %1918 : f32
              %1920 = wave.exp2 %1919 : f32
              %1921 = arith.subf %1737, %1918 : f32
              %1922 = wave.exp2 %1921 : f32
              %1923 = arith.mulf %1901, %1920 : f32
              %1924 = math.fma %1756, %1922, %1923 : f32
              %1925 = arith.mulf %1903, %1920 : f32
              %1926 = math.fma %1740, %1922, %1925 : f32
              %1927 = arith.mulf %1905, %1920 : f32
              %1928 = math.fma %1742, %1922, %1927 : f32
              %1929 = arith.mulf %1907, %1920 : f32
              %1930 = math.fma %1744, %1922, %1929 : f32
              %1931 = arith.mulf %1909, %1920 : f32
              %1932 = math.fma %1746, %1922, %1931 : f32
              %1933 = arith.mulf %1911, %1920 : f32
              %1934 = math.fma %1748, %1922, %1933 : f32
              %1935 = arith.mulf %1913, %1920 : f32
              %1936 = math.fma %1750, %1922, %1935 : f32
              %1937 = arith.mulf %1915, %1920 : f32
              %1938 = math.fma %1752, %1922, %1937 : f32
              %1939 = arith.mulf %1917, %1920 : f32
              %1940 = math.fma %1754, %1922, %1939 : f32
              scf.yield %1918, %1924, %1926, %1928, %1930, %1932, %1934, %1936, %1938, %1940 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1941 = arith.cmpi eq, %1493, %c16 : i32
            scf.if %1941 {
              %1942 = arith.addi %kvHeads, %15 : index
              %1943 = memref.load %scales[%1942] : memref<?xf32>
              %1944 = arith.divf %1943, %1515#1 : f32
              %1945 = arith.addi %17, %888 : index
              %1946 = arith.cmpi slt, %1945, %groupSize : index
              scf.if %1946 {
                %1947 = arith.muli %15, %groupSize : index
                %1948 = arith.addi %1947, %1945 : index
                %1949 = arith.muli %1948, %c24 : index
                %1950 = arith.muli %heads, %c24 : index
                %1951 = arith.mulf %1515#2, %1944 : f32
                %1952 = arith.addf %1951, %c51 : f32
                %1953 = arith.minimumf %1952, %c112 : f32
                %1954 = arith.maximumf %1953, %c113 : f32
                %1955 = arith.truncf %1954 : f32 to f16
                %1956 = arith.divui %1009, %c3 : index
                %1957 = arith.addi %1949, %1956 : index
                %1958 = arith.divui %24, %outTileRows : index
                %1959 = arith.divui %1950, %c3 : index
                %1960 = arith.muli %1958, %1959 : index
                %1961 = arith.divui %1957, %c3 : index
                %1962 = arith.addi %1960, %1961 : index
                %1963 = arith.muli %1962, %c9 : index
                %1964 = arith.remui %1957, %c3 : index
                %1965 = arith.divui %1964, %c26 : index
                %1966 = arith.addi %1963, %1965 : index
                %1967 = arith.muli %outTileRows, %c26 : index
                %1968 = arith.muli %1966, %1967 : index
                %1969 = arith.remui %24, %outTileRows : index
                %1970 = arith.muli %1969, %c26 : index
                %1971 = arith.addi %1968, %1970 : index
                %1972 = arith.remui %1957, %c26 : index
                %1973 = arith.addi %1971, %1972 : index
                memref.store %1955, %out[%1973] : memref<?xf16>
                %1974 = arith.mulf %1515#3, %1944 : f32
                %1975 = arith.addf %1974, %c51 : f32
                %1976 = arith.minimumf %1975, %c112 : f32
                %1977 = arith.maximumf %1976, %c113 : f32
                %1978 = arith.truncf %1977 : f32 to f16
                %1979 = arith.divui %1040, %c3 : index
                %1980 = arith.addi %1949, %1979 : index
                %1981 = arith.divui %1980, %c3 : index
                %1982 = arith.addi %1960, %1981 : index
                %1983 = arith.muli %1982, %c9 : index
                %1984 = arith.remui %1980, %c3 : index
                %1985 = arith.divui %1984, %c26 : index
                %1986 = arith.addi %1983, %1985 : index
                %1987 = arith.muli %1986, %1967 : index
                %1988 = arith.addi %1987, %1970 : index
                %1989 = arith.remui %1980, %c26 : index
                %1990 = arith.addi %1988, %1989 : index
                memref.store %1978, %out[%1990] : memref<?xf16>
                %1991 = arith.mulf %1515#4, %1944 : f32
                %1992 = arith.addf %1991, %c51 : f32
                %1993 = arith.minimumf %1992, %c112 : f32
                %1994 = arith.maximumf %1993, %c113 : f32
                %1995 = arith.truncf %1994 : f32 to f16
                %1996 = arith.divui %1476, %c3 : index
                %1997 = arith.addi %1949, %1996 : index
                %1998 = arith.divui %1997, %c3 : index
                %1999 = arith.addi %1960, %1998 : index
                %2000 = arith.muli %1999, %c9 : index
                %2001 = arith.remui %1997, %c3 : index
                %2002 = arith.divui %2001, %c26 : index
                %2003 = arith.addi %2000, %2002 : index
                %2004 = arith.muli %2003, %1967 : index
                %2005 = arith.addi %2004, %1970 : index
                %2006 = arith.remui %1997, %c26 : index
                %2007 = arith.addi %2005, %2006 : index
                memref.store %1995, %out[%2007] : memref<?xf16>
                %2008 = arith.mulf %1515#5, %1944 : f32
                %2009 = arith.addf %2008, %c51 : f32
                %2010 = arith.minimumf %2009, %c112 : f32
                %2011 = arith.maximumf %2010, %c113 : f32
                %2012 = arith.truncf %2011 : f32 to f16
                %2013 = arith.divui %1478, %c3 : index
                %2014 = arith.addi %1949, %2013 : index
                %2015 = arith.divui %2014, %c3 : index
                %2016 = arith.addi %1960, %2015 : index
                %2017 = arith.muli %2016, %c9 : index
                %2018 = arith.remui %2014, %c3 : index
                %2019 = arith.divui %2018, %c26 : index
                %2020 = arith.addi %2017, %2019 : index
                %2021 = arith.muli %2020, %1967 : index
                %2022 = arith.addi %2021, %1970 : index
                %2023 = arith.remui %2014, %c26 : index
                %2024 = arith.addi %2022, %2023 : index
                memref.store %2012, %out[%2024] : memref<?xf16>
                %2025 = arith.mulf %1515#6, %1944 : f32
                %2026 = arith.addf %2025, %c51 : f32
                %2027 = arith.minimumf %2026, %c112 : f32
                %2028 = arith.maximumf %2027, %c113 : f32
                %2029 = arith.truncf %2028 : f32 to f16
                %2030 = arith.divui %1480, %c3 : index
                %2031 = arith.addi %1949, %2030 : index
                %2032 = arith.divui %2031, %c3 : index
                %2033 = arith.addi %1960, %2032 : index
                %2034 = arith.muli %2033, %c9 : index
                %2035 = arith.remui %2031, %c3 : index
                %2036 = arith.divui %2035, %c26 : index
                %2037 = arith.addi %2034, %2036 : index
                %2038 = arith.muli %2037, %1967 : index
                %2039 = arith.addi %2038, %1970 : index
                %2040 = arith.remui %2031, %c26 : index
                %2041 = arith.addi %2039, %2040 : index
                memref.store %2029, %out[%2041] : memref<?xf16>
                %2042 = arith.mulf %1515#7, %1944 : f32
                %2043 = arith.addf %2042, %c51 : f32
                %2044 = arith.minimumf %2043, %c112 : f32
                %2045 = arith.maximumf %2044, %c113 : f32
                %2046 = arith.truncf %2045 : f32 to f16
                %2047 = arith.divui %1482, %c3 : index
                %2048 = arith.addi %1949, %2047 : index
                %2049 = arith.divui %2048, %c3 : index
                %2050 = arith.addi %1960, %2049 : index
                %2051 = arith.muli %2050, %c9 : index
                %2052 = arith.remui %2048, %c3 : index
                %2053 = arith.divui %2052, %c26 : index
                %2054 = arith.addi %2051, %2053 : index
                %2055 = arith.muli %2054, %1967 : index
                %2056 = arith.addi %2055, %1970 : index
                %2057 = arith.remui %2048, %c26 : index
                %2058 = arith.addi %2056, %2057 : index
                memref.store %2046, %out[%2058] : memref<?xf16>
                %2059 = arith.mulf %1515#8, %1944 : f32
                %2060 = arith.addf %2059, %c51 : f32
                %2061 = arith.minimumf %2060, %c112 : f32
                %2062 = arith.maximumf %2061, %c113 : f32
                %2063 = arith.truncf %2062 : f32 to f16
                %2064 = arith.divui %1484, %c3 : index
                %2065 = arith.addi %1949, %2064 : index
                %2066 = arith.divui %2065, %c3 : index
                %2067 = arith.addi %1960, %2066 : index
                %2068 = arith.muli %2067, %c9 : index
                %2069 = arith.remui %2065, %c3 : index
                %2070 = arith.divui %2069, %c26 : index
                %2071 = arith.addi %2068, %2070 : index
                %2072 = arith.muli %2071, %1967 : index
                %2073 = arith.addi %2072, %1970 : index
                %2074 = arith.remui %2065, %c26 : index
                %2075 = arith.addi %2073, %2074 : index
                memref.store %2063, %out[%2075] : memref<?xf16>
                %2076 = arith.mulf %1515#9, %1944 : f32
                %2077 = arith.addf %2076, %c51 : f32
                %2078 = arith.minimumf %2077, %c112 : f32
                %2079 = arith.maximumf %2078, %c113 : f32
                %2080 = arith.truncf %2079 : f32 to f16
                %2081 = arith.divui %1486, %c3 : index
                %2082 = arith.addi %1949, %2081 : index
                %2083 = arith.divui %2082, %c3 : index
                %2084 = arith.addi %1960, %2083 : index
                %2085 = arith.muli %2084, %c9 : index
                %2086 = arith.remui %2082, %c3 : index
                %2087 = arith.divui %2086, %c26 : index
                %2088 = arith.addi %2085, %2087 : index
                %2089 = arith.muli %2088, %1967 : index
                %2090 = arith.addi %2089, %1970 : index
                %2091 = arith.remui %2082, %c26 : index
                %2092 = arith.addi %2090, %2091 : index
                memref.store %2080, %out[%2092] : memref<?xf16>
              }
            } else {
              %2093 = arith.index_cast %ranges : index to i32
              %2094 = arith.addi %2093, %1494 : i32
              %2095 = arith.index_castui %2094 : i32 to index
              %2096 = arith.addi %1470, %2095 : index
              %2097 = arith.muli %2096, %c116 : index
              %2098 = arith.addi %2097, %1009 : index
              memref.store %1515#2, %partial[%2098] : memref<?xf32>
              %2099 = arith.addi %2097, %1040 : index
              memref.store %1515#3, %partial[%2099] : memref<?xf32>
              %2100 = arith.addi %2097, %1476 : index
              memref.store %1515#4, %partial[%2100] : memref<?xf32>
              %2101 = arith.addi %2097, %1478 : index
              memref.store %1515#5, %partial[%2101] : memref<?xf32>
              %2102 = arith.addi %2097, %1480 : index
              memref.store %1515#6, %partial[%2102] : memref<?xf32>
              %2103 = arith.addi %2097, %1482 : index
              memref.store %1515#7, %partial[%2103] : memref<?xf32>
              %2104 = arith.addi %2097, %1484 : index
              memref.store %1515#8, %partial[%2104] : memref<?xf32>
              %2105 = arith.addi %2097, %1486 : index
              memref.store %1515#9, %partial[%2105] : memref<?xf32>
              scf.if %1488 {
                %2106 = arith.addi %2097, %c5 : index
                %2107 = arith.addi %2106, %887 : index
                memref.store %1515#0, %partial[%2107] : memref<?xf32>
                %2108 = arith.addi %2107, %c3 : index
                memref.store %1515#1, %partial[%2108] : memref<?xf32>
              }
              %2109 = arith.addi %1496, %groups : index
              %2110 = arith.index_castui %1493 : i32 to index
              %2111 = wave.arrive %counters[%2109], %2110 : memref<?xi32>
              scf.if %2111 {
                %2123:10 = scf.for %2112 = %c55 to %1493 step %c83 iter_args(%2113 = %c50, %2114 = %c51, %2115 = %c51, %2116 = %c51, %2117 = %c51, %2118 = %c51, %2119 = %c51, %2120 = %c51, %2121 = %c51, %2122 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2124 = arith.addi %2112, %c55 : i32
                  %2125 = arith.subi %1493, %c16 : i32
                  %2126 = arith.minsi %2124, %2125 : i32
                  %2127 = arith.addi %2093, %2126 : i32
                  %2128 = arith.index_castui %2127 : i32 to index
                  %2129 = arith.addi %1470, %2128 : index
                  %2130 = arith.muli %2129, %c116 : index
                  %2131 = arith.addi %2130, %c5 : index
                  %2132 = arith.addi %2131, %888 : index
                  %2133 = memref.load %partial[%2132] : memref<?xf32>
                  %2134 = arith.cmpi slt, %2124, %1493 : i32
                  %2135 = arith.select %2134, %2133, %c50 : f32
                  %2136 = arith.addi %2130, %887 : index
                  %2137 = arith.addi %2136, %c22 : index
                  %2138 = memref.load %partial[%2137] : memref<?xf32>
                  %2139 = arith.addi %2136, %c7 : index
                  %2140 = memref.load %partial[%2139] : memref<?xf32>
                  %2141 = arith.addi %2136, %c23 : index
                  %2142 = memref.load %partial[%2141] : memref<?xf32>
                  %2143 = arith.addi %2136, %c44 : index
                  %2144 = memref.load %partial[%2143] : memref<?xf32>
                  %2145 = arith.addi %2136, %c45 : index
                  %2146 = memref.load %partial[%2145] : memref<?xf32>
                  %2147 = arith.addi %2136, %c46 : index
                  %2148 = memref.load %partial[%2147] : memref<?xf32>
                  %2149 = arith.addi %2136, %c47 : index
                  %2150 = memref.load %partial[%2149] : memref<?xf32>
                  %2151 = arith.addi %2136, %c48 : index
                  %2152 = memref.load %partial[%2151] : memref<?xf32>
                  %2153 = arith.addi %2132, %c3 : index
                  %2154 = memref.load %partial[%2153] : memref<?xf32>
                  %2155 = arith.addi %2112, %c16 : i32
                  %2156 = arith.minsi %2155, %2125 : i32
                  %2157 = arith.addi %2093, %2156 : i32
                  %2158 = arith.index_castui %2157 : i32 to index
                  %2159 = arith.addi %1470, %2158 : index
                  %2160 = arith.muli %2159, %c116 : index
                  %2161 = arith.addi %2160, %c5 : index
                  %2162 = arith.addi %2161, %888 : index
                  %2163 = memref.load %partial[%2162] : memref<?xf32>
                  %2164 = arith.cmpi slt, %2155, %1493 : i32
                  %2165 = arith.select %2164, %2163, %c50 : f32
                  %2166 = arith.addi %2160, %887 : index
                  %2167 = arith.addi %2166, %c22 : index
                  %2168 = memref.load %partial[%2167] : memref<?xf32>
                  %2169 = arith.addi %2166, %c7 : index
                  %2170 = memref.load %partial[%2169] : memref<?xf32>
                  %2171 = arith.addi %2166, %c23 : index
                  %2172 = memref.load %partial[%2171] : memref<?xf32>
                  %2173 = arith.addi %2166, %c44 : index
                  %2174 = memref.load %partial[%2173] : memref<?xf32>
                  %2175 = arith.addi %2166, %c45 : index
                  %2176 = memref.load %partial[%2175] : memref<?xf32>
                  %2177 = arith.addi %2166, %c46 : index
                  %2178 = memref.load %partial[%2177] : memref<?xf32>
                  %2179 = arith.addi %2166, %c47 : index
                  %2180 = memref.load %partial[%2179] : memref<?xf32>
                  %2181 = arith.addi %2166, %c48 : index
                  %2182 = memref.load %partial[%2181] : memref<?xf32>
                  %2183 = arith.addi %2162, %c3 : index
                  %2184 = memref.load %partial[%2183] : memref<?xf32>
                  %2185 = arith.addi %2112, %c76 : i32
                  %2186 = arith.minsi %2185, %2125 : i32
                  %2187 = arith.addi %2093, %2186 : i32
                  %2188 = arith.index_castui %2187 : i32 to index
                  %2189 = arith.addi %1470, %2188 : index
                  %2190 = arith.muli %2189, %c116 : index
                  %2191 = arith.addi %2190, %c5 : index
                  %2192 = arith.addi %2191, %888 : index
                  %2193 = memref.load %partial[%2192] : memref<?xf32>
                  %2194 = arith.cmpi slt, %2185, %1493 : i32
                  %2195 = arith.select %2194, %2193, %c50 : f32
                  %2196 = arith.addi %2190, %887 : index
                  %2197 = arith.addi %2196, %c22 : index
                  %2198 = memref.load %partial[%2197] : memref<?xf32>
                  %2199 = arith.addi %2196, %c7 : index
                  %2200 = memref.load %partial[%2199] : memref<?xf32>
                  %2201 = arith.addi %2196, %c23 : index
                  %2202 = memref.load %partial[%2201] : memref<?xf32>
                  %2203 = arith.addi %2196, %c44 : index
                  %2204 = memref.load %partial[%2203] : memref<?xf32>
                  %2205 = arith.addi %2196, %c45 : index
                  %2206 = memref.load %partial[%2205] : memref<?xf32>
                  %2207 = arith.addi %2196, %c46 : index
                  %2208 = memref.load %partial[%2207] : memref<?xf32>
                  %2209 = arith.addi %2196, %c47 : index
                  %2210 = memref.load %partial[%2209] : memref<?xf32>
                  %2211 = arith.addi %2196, %c48 : index
                  %2212 = memref.load %partial[%2211] : memref<?xf32>
                  %2213 = arith.addi %2192, %c3 : index
                  %2214 = memref.load %partial[%2213] : memref<?xf32>
                  %2215 = arith.addi %2112, %c78 : i32
                  %2216 = arith.minsi %2215, %2125 : i32
                  %2217 = arith.addi %2093, %2216 : i32
                  %2218 = arith.index_castui %2217 : i32 to index
                  %2219 = arith.addi %1470, %2218 : index
                  %2220 = arith.muli %2219, %c116 : index
                  %2221 = arith.addi %2220, %c5 : index
                  %2222 = arith.addi %2221, %888 : index
                  %2223 = memref.load %partial[%2222] : memref<?xf32>
                  %2224 = arith.cmpi slt, %2215, %1493 : i32
                  %2225 = arith.select %2224, %2223, %c50 : f32
                  %2226 = arith.addi %2220, %887 : index
                  %2227 = arith.addi %2226, %c22 : index
                  %2228 = memref.load %partial[%2227] : memref<?xf32>
                  %2229 = arith.addi %2226, %c7 : index
                  %2230 = memref.load %partial[%2229] : memref<?xf32>
                  %2231 = arith.addi %2226, %c23 : index
                  %2232 = memref.load %partial[%2231] : memref<?xf32>
                  %2233 = arith.addi %2226, %c44 : index
                  %2234 = memref.load %partial[%2233] : memref<?xf32>
                  %2235 = arith.addi %2226, %c45 : index
                  %2236 = memref.load %partial[%2235] : memref<?xf32>
                  %2237 = arith.addi %2226, %c46 : index
                  %2238 = memref.load %partial[%2237] : memref<?xf32>
                  %2239 = arith.addi %2226, %c47 : index
                  %2240 = memref.load %partial[%2239] : memref<?xf32>
                  %2241 = arith.addi %2226, %c48 : index
                  %2242 = memref.load %partial[%2241] : memref<?xf32>
                  %2243 = arith.addi %2222, %c3 : index
                  %2244 = memref.load %partial[%2243] : memref<?xf32>
                  %2245 = arith.addi %2112, %c79 : i32
                  %2246 = arith.minsi %2245, %2125 : i32
                  %2247 = arith.addi %2093, %2246 : i32
                  %2248 = arith.index_castui %2247 : i32 to index
                  %2249 = arith.addi %1470, %2248 : index
                  %2250 = arith.muli %2249, %c116 : index
                  %2251 = arith.addi %2250, %c5 : index
                  %2252 = arith.addi %2251, %888 : index
                  %2253 = memref.load %partial[%2252] : memref<?xf32>
                  %2254 = arith.cmpi slt, %2245, %1493 : i32
                  %2255 = arith.select %2254, %2253, %c50 : f32
                  %2256 = arith.addi %2250, %887 : index
                  %2257 = arith.addi %2256, %c22 : index
                  %2258 = memref.load %partial[%2257] : memref<?xf32>
                  %2259 = arith.addi %2256, %c7 : index
                  %2260 = memref.load %partial[%2259] : memref<?xf32>
                  %2261 = arith.addi %2256, %c23 : index
                  %2262 = memref.load %partial[%2261] : memref<?xf32>
                  %2263 = arith.addi %2256, %c44 : index
                  %2264 = memref.load %partial[%2263] : memref<?xf32>
                  %2265 = arith.addi %2256, %c45 : index
                  %2266 = memref.load %partial[%2265] : memref<?xf32>
                  %2267 = arith.addi %2256, %c46 : index
                  %2268 = memref.load %partial[%2267] : memref<?xf32>
                  %2269 = arith.addi %2256, %c47 : index
                  %2270 = memref.load %partial[%2269] : memref<?xf32>
                  %2271 = arith.addi %2256, %c48 : index
                  %2272 = memref.load %partial[%2271] : memref<?xf32>
                  %2273 = arith.addi %2252, %c3 : index
                  %2274 = memref.load %partial[%2273] : memref<?xf32>
                  %2275 = arith.addi %2112, %c80 : i32
                  %2276 = arith.minsi %2275, %2125 : i32
                  %2277 = arith.addi %2093, %2276 : i32
                  %2278 = arith.index_castui %2277 : i32 to index
                  %2279 = arith.addi %1470, %2278 : index
                  %2280 = arith.muli %2279, %c116 : index
                  %2281 = arith.addi %2280, %c5 : index
                  %2282 = arith.addi %2281, %888 : index
                  %2283 = memref.load %partial[%2282] : memref<?xf32>
                  %2284 = arith.cmpi slt, %2275, %1493 : i32
                  %2285 = arith.select %2284, %2283, %c50 : f32
                  %2286 = arith.addi %2280, %887 : index
                  %2287 = arith.addi %2286, %c22 : index
                  %2288 = memref.load %partial[%2287] : memref<?xf32>
                  %2289 = arith.addi %2286, %c7 : index
                  %2290 = memref.load %partial[%2289] : memref<?xf32>
                  %2291 = arith.addi %2286, %c23 : index
                  %2292 = memref.load %partial[%2291] : memref<?xf32>
                  %2293 = arith.addi %2286, %c44 : index
                  %2294 = memref.load %partial[%2293] : memref<?xf32>
                  %2295 = arith.addi %2286, %c45 : index
                  %2296 = memref.load %partial[%2295] : memref<?xf32>
                  %2297 = arith.addi %2286, %c46 : index
                  %2298 = memref.load %partial[%2297] : memref<?xf32>
                  %2299 = arith.addi %2286, %c47 : index
                  %2300 = memref.load %partial[%2299] : memref<?xf32>
                  %2301 = arith.addi %2286, %c48 : index
                  %2302 = memref.load %partial[%2301] : memref<?xf32>
                  %2303 = arith.addi %2282, %c3 : index
                  %2304 = memref.load %partial[%2303] : memref<?xf32>
                  %2305 = arith.addi %2112, %c81 : i32
                  %2306 = arith.minsi %2305, %2125 : i32
                  %2307 = arith.addi %2093, %2306 : i32
                  %2308 = arith.index_castui %2307 : i32 to index
                  %2309 = arith.addi %1470, %2308 : index
                  %2310 = arith.muli %2309, %c116 : index
                  %2311 = arith.addi %2310, %c5 : index
                  %2312 = arith.addi %2311, %888 : index
                  %2313 = memref.load %partial[%2312] : memref<?xf32>
                  %2314 = arith.cmpi slt, %2305, %1493 : i32
                  %2315 = arith.select %2314, %2313, %c50 : f32
                  %2316 = arith.addi %2310, %887 : index
                  %2317 = arith.addi %2316, %c22 : index
                  %2318 = memref.load %partial[%2317] : memref<?xf32>
                  %2319 = arith.addi %2316, %c7 : index
                  %2320 = memref.load %partial[%2319] : memref<?xf32>
                  %2321 = arith.addi %2316, %c23 : index
                  %2322 = memref.load %partial[%2321] : memref<?xf32>
                  %2323 = arith.addi %2316, %c44 : index
                  %2324 = memref.load %partial[%2323] : memref<?xf32>
                  %2325 = arith.addi %2316, %c45 : index
                  %2326 = memref.load %partial[%2325] : memref<?xf32>
                  %2327 = arith.addi %2316, %c46 : index
                  %2328 = memref.load %partial[%2327] : memref<?xf32>
                  %2329 = arith.addi %2316, %c47 : index
                  %2330 = memref.load %partial[%2329] : memref<?xf32>
                  %2331 = arith.addi %2316, %c48 : index
                  %2332 = memref.load %partial[%2331] : memref<?xf32>
                  %2333 = arith.addi %2312, %c3 : index
                  %2334 = memref.load %partial[%2333] : memref<?xf32>
                  %2335 = arith.addi %2112, %c82 : i32
                  %2336 = arith.minsi %2335, %2125 : i32
                  %2337 = arith.addi %2093, %2336 : i32
                  %2338 = arith.index_castui %2337 : i32 to index
                  %2339 = arith.addi %1470, %2338 : index
                  %2340 = arith.muli %2339, %c116 : index
                  %2341 = arith.addi %2340, %c5 : index
                  %2342 = arith.addi %2341, %888 : index
                  %2343 = memref.load %partial[%2342] : memref<?xf32>
                  %2344 = arith.cmpi slt, %2335, %1493 : i32
                  %2345 = arith.select %2344, %2343, %c50 : f32
                  %2346 = arith.addi %2340, %887 : index
                  %2347 = arith.addi %2346, %c22 : index
                  %2348 = memref.load %partial[%2347] : memref<?xf32>
                  %2349 = arith.addi %2346, %c7 : index
                  %2350 = memref.load %partial[%2349] : memref<?xf32>
                  %2351 = arith.addi %2346, %c23 : index
                  %2352 = memref.load %partial[%2351] : memref<?xf32>
                  %2353 = arith.addi %2346, %c44 : index
                  %2354 = memref.load %partial[%2353] : memref<?xf32>
                  %2355 = arith.addi %2346, %c45 : index
                  %2356 = memref.load %partial[%2355] : memref<?xf32>
                  %2357 = arith.addi %2346, %c46 : index
                  %2358 = memref.load %partial[%2357] : memref<?xf32>
                  %2359 = arith.addi %2346, %c47 : index
                  %2360 = memref.load %partial[%2359] : memref<?xf32>
                  %2361 = arith.addi %2346, %c48 : index
                  %2362 = memref.load %partial[%2361] : memref<?xf32>
                  %2363 = arith.addi %2342, %c3 : index
                  %2364 = memref.load %partial[%2363] : memref<?xf32>
                  %2365 = arith.maxnumf %2113, %2135 fastmath<nnan> : f32
                  %2366 = arith.subf %2113, %2365 : f32
                  %2367 = wave.exp2 %2366 : f32
                  %2368 = arith.subf %2135, %2365 : f32
                  %2369 = wave.exp2 %2368 : f32
                  %2370 = arith.mulf %2114, %2367 : f32
                  %2371 = math.fma %2154, %2369, %2370 : f32
                  %2372 = arith.mulf %2115, %2367 : f32
                  %2373 = math.fma %2138, %2369, %2372 : f32
                  %2374 = arith.mulf %2116, %2367 : f32
                  %2375 = math.fma %2140, %2369, %2374 : f32
                  %2376 = arith.mulf %2117, %2367 : f32
                  %2377 = math.fma %2142, %2369, %2376 : f32
                  %2378 = arith.mulf %2118, %2367 : f32
                  %2379 = math.fma %2144, %2369, %2378 : f32
                  %2380 = arith.mulf %2119, %2367 : f32
                  %2381 = math.fma %2146, %2369, %2380 : f32
                  %2382 = arith.mulf %2120, %2367 : f32
                  %2383 = math.fma %2148, %2369, %2382 : f32
                  %2384 = arith.mulf %2121, %2367 : f32
                  %2385 = math.fma %2150, %2369, %2384 : f32
                  %2386 = arith.mulf %2122, %2367 : f32
                  %2387 = math.fma %2152, %2369, %2386 : f32
                  %2388 = arith.maxnumf %2365, %2165 fastmath<nnan> : f32
                  %2389 = arith.subf %2365, %2388 : f32
                  %2390 = wave.exp2 %2389 : f32
                  %2391 = arith.subf %2165, %2388 : f32
                  %2392 = wave.exp2 %2391 : f32
                  %2393 = arith.mulf %2371, %2390 : f32
                  %2394 = math.fma %2184, %2392, %2393 : f32
                  %2395 = arith.mulf %2373, %2390 : f32
                  %2396 = math.fma %2168, %2392, %2395 : f32
                  %2397 = arith.mulf %2375, %2390 : f32
                  %2398 = math.fma %2170, %2392, %2397 : f32
                  %2399 = arith.mulf %2377, %2390 : f32
                  %2400 = math.fma %2172, %2392, %2399 : f32
                  %2401 = arith.mulf %2379, %2390 : f32
                  %2402 = math.fma %2174, %2392, %2401 : f32
                  %2403 = arith.mulf %2381, %2390 : f32
                  %2404 = math.fma %2176, %2392, %2403 : f32
                  %2405 = arith.mulf %2383, %2390 : f32
                  %2406 = math.fma %2178, %2392, %2405 : f32
                  %2407 = arith.mulf %2385, %2390 : f32
                  %2408 = math.fma %2180, %2392, %2407 : f32
                  %2409 = arith.mulf %2387, %2390 : f32
                  %2410 = math.fma %2182, %2392, %2409 : f32
                  %2411 = arith.maxnumf %2388, %2195 fastmath<nnan> : f32
                  %2412 = arith.subf %2388, %2411 : f32
                  %2413 = wave.exp2 %2412 : f32
                  %2414 = arith.subf %2195, %2411 : f32
                  %2415 = wave.exp2 %2414 : f32
                  %2416 = arith.mulf %2394, %2413 : f32
                  %2417 = math.fma %2214, %2415, %2416 : f32
                  %2418 = arith.mulf %2396, %2413 : f32
                  %2419 = math.fma %2198, %2415, %2418 : f32
                  %2420 = arith.mulf %2398, %2413 : f32
                  %2421 = math.fma %2200, %2415, %2420 : f32
                  %2422 = arith.mulf %2400, %2413 : f32
                  %2423 = math.fma %2202, %2415, %2422 : f32
                  %2424 = arith.mulf %2402, %2413 : f32
                  %2425 = math.fma %2204, %2415, %2424 : f32
                  %2426 = arith.mulf %2404, %2413 : f32
                  %2427 = math.fma %2206, %2415, %2426 : f32
                  %2428 = arith.mulf %2406, %2413 : f32
                  %2429 = math.fma %2208, %2415, %2428 : f32
                  %2430 = arith.mulf %2408, %2413 : f32
                  %2431 = math.fma %2210, %2415, %2430 : f32
                  %2432 = arith.mulf %2410, %2413 : f32
                  %2433 = math.fma %2212, %2415, %2432 : f32
                  %2434 = arith.maxnumf %2411, %2225 fastmath<nnan> : f32
                  %2435 = arith.subf %2411, %2434 : f32
                  %2436 = wave.exp2 %2435 : f32
                  %2437 = arith.subf %2225, %2434 : f32
                  %2438 = wave.exp2 %2437 : f32
                  %2439 = arith.mulf %2417, %2436 : f32
                  %2440 = math.fma %2244, %2438, %2439 : f32
                  %2441 = arith.mulf %2419, %2436 : f32
                  %2442 = math.fma %2228, %2438, %2441 : f32
                  %2443 = arith.mulf %2421, %2436 : f32
                  %2444 = math.fma %2230, %2438, %2443 : f32
                  %2445 = arith.mulf %2423, %2436 : f32
                  %2446 = math.fma %2232, %2438, %2445 : f32
                  %2447 = arith.mulf %2425, %2436 : f32
                  %2448 = math.fma %2234, %2438, %2447 : f32
                  %2449 = arith.mulf %2427, %2436 : f32
                  %2450 = math.fma %2236, %2438, %2449 : f32
                  %2451 = arith.mulf %2429, %2436 : f32
                  %2452 = math.fma %2238, %2438, %2451 : f32
                  %2453 = arith.mulf %2431, %2436 : f32
                  %2454 = math.fma %2240, %2438, %2453 : f32
                  %2455 = arith.mulf %2433, %2436 : f32
                  %2456 = math.fma %2242, %2438, %2455 : f32
                  %2457 = arith.maxnumf %2434, %2255 fastmath<nnan> : f32
                  %2458 = arith.subf %2434, %2457 : f32
                  %2459 = wave.exp2 %2458 : f32
                  %2460 = arith.subf %2255, %2457 : f32
                  %2461 = wave.exp2 %2460 : f32
                  %2462 = arith.mulf %2440, %2459 : f32
                  %2463 = math.fma %2274, %2461, %2462 : f32
                  %2464 = arith.mulf %2442, %2459 : f32
                  %2465 = math.fma %2258, %2461, %2464 : f32
                  %2466 = arith.mulf %2444, %2459 : f32
                  %2467 = math.fma %2260, %2461, %2466 : f32
                  %2468 = arith.mulf %2446, %2459 : f32
                  %2469 = math.fma %2262, %2461, %2468 : f32
                  %2470 = arith.mulf %2448, %2459 : f32
                  %2471 = math.fma %2264, %2461, %2470 : f32
                  %2472 = arith.mulf %2450, %2459 : f32
                  %2473 = math.fma %2266, %2461, %2472 : f32
                  %2474 = arith.mulf %2452, %2459 : f32
                  %2475 = math.fma %2268, %2461, %2474 : f32
                  %2476 = arith.mulf %2454, %2459 : f32
                  %2477 = math.fma %2270, %2461, %2476 : f32
                  %2478 = arith.mulf %2456, %2459 : f32
                  %2479 = math.fma %2272, %2461, %2478 : f32
                  %2480 = arith.maxnumf %2457, %2285 fastmath<nnan> : f32
                  %2481 = arith.subf %2457, %2480 : f32
                  %2482 = wave.exp2 %2481 : f32
                  %2483 = arith.subf %2285, %2480 : f32
                  %2484 = wave.exp2 %2483 : f32
                  %2485 = arith.mulf %2463, %2482 : f32
                  %2486 = math.fma %2304, %2484, %2485 : f32
                  %2487 = arith.mulf %2465, %2482 : f32
                  %2488 = math.fma %2288, %2484, %2487 : f32
                  %2489 = arith.mulf %2467, %2482 : f32
                  %2490 = math.fma %2290, %2484, %2489 : f32
                  %2491 = arith.mulf %2469, %2482 : f32
                  %2492 = math.fma %2292, %2484, %2491 : f32
                  %2493 = arith.mulf %2471, %2482 : f32
                  %2494 = math.fma %2294, %2484, %2493 : f32
                  %2495 = arith.mulf %2473, %2482 : f32
                  %2496 = math.fma %2296, %2484, %2495 : f32
                  %2497 = arith.mulf %2475, %2482 : f32
                  %2498 = math.fma %2298, %2484, %2497 : f32
                  %2499 = arith.mulf %2477, %2482 : f32
                  %2500 = math.fma %2300, %2484, %2499 : f32
                  %2501 = arith.mulf %2479, %2482 : f32
                  %2502 = math.fma %2302, %2484, %2501 : f32
                  %2503 = arith.maxnumf %2480, %2315 fastmath<nnan> : f32
                  %2504 = arith.subf %2480, %2503 : f32
                  %2505 = wave.exp2 %2504 : f32
                  %2506 = arith.subf %2315, %2503 : f32
                  %2507 = wave.exp2 %2506 : f32
                  %2508 = arith.mulf %2486, %2505 : f32
                  %2509 = math.fma %2334, %2507, %2508 : f32
                  %2510 = arith.mulf %2488, %2505 : f32
                  %2511 = math.fma %2318, %2507, %2510 : f32
                  %2512 = arith.mulf %2490, %2505 : f32
                  %2513 = math.fma %2320, %2507, %2512 : f32
                  %2514 = arith.mulf %2492, %2505 : f32
                  %2515 = math.fma %2322, %2507, %2514 : f32
                  %2516 = arith.mulf %2494, %2505 : f32
                  %2517 = math.fma %2324, %2507, %2516 : f32
                  %2518 = arith.mulf %2496, %2505 : f32
                  %2519 = math.fma %2326, %2507, %2518 : f32
                  %2520 = arith.mulf %2498, %2505 : f32
                  %2521 = math.fma %2328, %2507, %2520 : f32
                  %2522 = arith.mulf %2500, %2505 : f32
                  %2523 = math.fma %2330, %2507, %2522 : f32
                  %2524 = arith.mulf %2502, %2505 : f32
                  %2525 = math.fma %2332, %2507, %2524 : f32
                  %2526 = arith.maxnumf %2503, %2345 fastmath<nnan> : f32
                  %2527 = arith.subf %2503, %2526 : f32
                  %2528 = wave.exp2 %2527 : f32
                  %2529 = arith.subf %2345, %2526 : f32
                  %2530 = wave.exp2 %2529 : f32
                  %2531 = arith.mulf %2509, %2528 : f32
                  %2532 = math.fma %2364, %2530, %2531 : f32
                  %2533 = arith.mulf %2511, %2528 : f32
                  %2534 = math.fma %2348, %2530, %2533 : f32
                  %2535 = arith.mulf %2513, %2528 : f32
                  %2536 = math.fma %2350, %2530, %2535 : f32
                  %2537 = arith.mulf %2515, %2528 : f32
                  %2538 = math.fma %2352, %2530, %2537 : f32
                  %2539 = arith.mulf %2517, %2528 : f32
                  %2540 = math.fma %2354, %2530, %2539 : f32
                  %2541 = arith.mulf %2519, %2528 : f32
                  %2542 = math.fma %2356, %2530, %2541 : f32
                  %2543 = arith.mulf %2521, %2528 : f32
                  %2544 = math.fma %2358, %2530, %2543 : f32
                  %2545 = arith.mulf %2523, %2528 : f32
                  %2546 = math.fma %2360, %2530, %2545 : f32
                  %2547 = arith.mulf %2525, %2528 : f32
                  %2548 = math.fma %2362, %2530, %2547 : f32
                  scf.yield %2526, %2532, %2534, %2536, %2538, %2540, %2542, %2544, %2546, %2548 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2549 = arith.addi %kvHeads, %15 : index
                %2550 = memref.load %scales[%2549] : memref<?xf32>
                %2551 = arith.divf %2550, %2123#1 : f32
                %2552 = arith.addi %17, %888 : index
                %2553 = arith.cmpi slt, %2552, %groupSize : index
                scf.if %2553 {
                  %2554 = arith.muli %15, %groupSize : index
                  %2555 = arith.addi %2554, %2552 : index
                  %2556 = arith.muli %2555, %c24 : index
                  %2557 = arith.muli %heads, %c24 : index
                  %2558 = arith.mulf %2123#2, %2551 : f32
                  %2559 = arith.addf %2558, %c51 : f32
                  %2560 = arith.minimumf %2559, %c112 : f32
                  %2561 = arith.maximumf %2560, %c113 : f32
                  %2562 = arith.truncf %2561 : f32 to f16
                  %2563 = arith.divui %1009, %c3 : index
                  %2564 = arith.addi %2556, %2563 : index
                  %2565 = arith.divui %24, %outTileRows : index
                  %2566 = arith.divui %2557, %c3 : index
                  %2567 = arith.muli %2565, %2566 : index
                  %2568 = arith.divui %2564, %c3 : index
                  %2569 = arith.addi %2567, %2568 : index
                  %2570 = arith.muli %2569, %c9 : index
                  %2571 = arith.remui %2564, %c3 : index
                  %2572 = arith.divui %2571, %c26 : index
                  %2573 = arith.addi %2570, %2572 : index
                  %2574 = arith.muli %outTileRows, %c26 : index
                  %2575 = arith.muli %2573, %2574 : index
                  %2576 = arith.remui %24, %outTileRows : index
                  %2577 = arith.muli %2576, %c26 : index
                  %2578 = arith.addi %2575, %2577 : index
                  %2579 = arith.remui %2564, %c26 : index
                  %2580 = arith.addi %2578, %2579 : index
                  memref.store %2562, %out[%2580] : memref<?xf16>
                  %2581 = arith.mulf %2123#3, %2551 : f32
                  %2582 = arith.addf %2581, %c51 : f32
                  %2583 = arith.minimumf %2582, %c112 : f32
                  %2584 = arith.maximumf %2583, %c113 : f32
                  %2585 = arith.truncf %2584 : f32 to f16
                  %2586 = arith.divui %1040, %c3 : index
                  %2587 = arith.addi %2556, %2586 : index
                  %2588 = arith.divui %2587, %c3 : index
                  %2589 = arith.addi %2567, %2588 : index
                  %2590 = arith.muli %2589, %c9 : index
                  %2591 = arith.remui %2587, %c3 : index
                  %2592 = arith.divui %2591, %c26 : index
                  %2593 = arith.addi %2590, %2592 : index
                  %2594 = arith.muli %2593, %2574 : index
                  %2595 = arith.addi %2594, %2577 : index
                  %2596 = arith.remui %2587, %c26 : index
                  %2597 = arith.addi %2595, %2596 : index
                  memref.store %2585, %out[%2597] : memref<?xf16>
                  %2598 = arith.mulf %2123#4, %2551 : f32
                  %2599 = arith.addf %2598, %c51 : f32
                  %2600 = arith.minimumf %2599, %c112 : f32
                  %2601 = arith.maximumf %2600, %c113 : f32
                  %2602 = arith.truncf %2601 : f32 to f16
                  %2603 = arith.divui %1476, %c3 : index
                  %2604 = arith.addi %2556, %2603 : index
                  %2605 = arith.divui %2604, %c3 : index
                  %2606 = arith.addi %2567, %2605 : index
                  %2607 = arith.muli %2606, %c9 : index
                  %2608 = arith.remui %2604, %c3 : index
                  %2609 = arith.divui %2608, %c26 : index
                  %2610 = arith.addi %2607, %2609 : index
                  %2611 = arith.muli %2610, %2574 : index
                  %2612 = arith.addi %2611, %2577 : index
                  %2613 = arith.remui %2604, %c26 : index
                  %2614 = arith.addi %2612, %2613 : index
                  memref.store %2602, %out[%2614] : memref<?xf16>
                  %2615 = arith.mulf %2123#5, %2551 : f32
                  %2616 = arith.addf %2615, %c51 : f32
                  %2617 = arith.minimumf %2616, %c112 : f32
                  %2618 = arith.maximumf %2617, %c113 : f32
                  %2619 = arith.truncf %2618 : f32 to f16
                  %2620 = arith.divui %1478, %c3 : index
                  %2621 = arith.addi %2556, %2620 : index
                  %2622 = arith.divui %2621, %c3 : index
                  %2623 = arith.addi %2567, %2622 : index
                  %2624 = arith.muli %2623, %c9 : index
                  %2625 = arith.remui %2621, %c3 : index
                  %2626 = arith.divui %2625, %c26 : index
                  %2627 = arith.addi %2624, %2626 : index
                  %2628 = arith.muli %2627, %2574 : index
                  %2629 = arith.addi %2628, %2577 : index
                  %2630 = arith.remui %2621, %c26 : index
                  %2631 = arith.addi %2629, %2630 : index
                  memref.store %2619, %out[%2631] : memref<?xf16>
                  %2632 = arith.mulf %2123#6, %2551 : f32
                  %2633 = arith.addf %2632, %c51 : f32
                  %2634 = arith.minimumf %2633, %c112 : f32
                  %2635 = arith.maximumf %2634, %c113 : f32
                  %2636 = arith.truncf %2635 : f32 to f16
                  %2637 = arith.divui %1480, %c3 : index
                  %2638 = arith.addi %2556, %2637 : index
                  %2639 = arith.divui %2638, %c3 : index
                  %2640 = arith.addi %2567, %2639 : index
                  %2641 = arith.muli %2640, %c9 : index
                  %2642 = arith.remui %2638, %c3 : index
                  %2643 = arith.divui %2642, %c26 : index
                  %2644 = arith.addi %2641, %2643 : index
                  %2645 = arith.muli %2644, %2574 : index
                  %2646 = arith.addi %2645, %2577 : index
                  %2647 = arith.remui %2638, %c26 : index
                  %2648 = arith.addi %2646, %2647 : index
                  memref.store %2636, %out[%2648] : memref<?xf16>
                  %2649 = arith.mulf %2123#7, %2551 : f32
                  %2650 = arith.addf %2649, %c51 : f32
                  %2651 = arith.minimumf %2650, %c112 : f32
                  %2652 = arith.maximumf %2651, %c113 : f32
                  %2653 = arith.truncf %2652 : f32 to f16
                  %2654 = arith.divui %1482, %c3 : index
                  %2655 = arith.addi %2556, %2654 : index
                  %2656 = arith.divui %2655, %c3 : index
                  %2657 = arith.addi %2567, %2656 : index
                  %2658 = arith.muli %2657, %c9 : index
                  %2659 = arith.remui %2655, %c3 : index
                  %2660 = arith.divui %2659, %c26 : index
                  %2661 = arith.addi %2658, %2660 : index
                  %2662 = arith.muli %2661, %2574 : index
                  %2663 = arith.addi %2662, %2577 : index
                  %2664 = arith.remui %2655, %c26 : index
                  %2665 = arith.addi %2663, %2664 : index
                  memref.store %2653, %out[%2665] : memref<?xf16>
                  %2666 = arith.mulf %2123#8, %2551 : f32
                  %2667 = arith.addf %2666, %c51 : f32
                  %2668 = arith.minimumf %2667, %c112 : f32
                  %2669 = arith.maximumf %2668, %c113 : f32
                  %2670 = arith.truncf %2669 : f32 to f16
                  %2671 = arith.divui %1484, %c3 : index
                  %2672 = arith.addi %2556, %2671 : index
                  %2673 = arith.divui %2672, %c3 : index
                  %2674 = arith.addi %2567, %2673 : index
                  %2675 = arith.muli %2674, %c9 : index
                  %2676 = arith.remui %2672, %c3 : index
                  %2677 = arith.divui %2676, %c26 : index
                  %2678 = arith.addi %2675, %2677 : index
                  %2679 = arith.muli %2678, %2574 : index
                  %2680 = arith.addi %2679, %2577 : index
                  %2681 = arith.remui %2672, %c26 : index
                  %2682 = arith.addi %2680, %2681 : index
                  memref.store %2670, %out[%2682] : memref<?xf16>
                  %2683 = arith.mulf %2123#9, %2551 : f32
                  %2684 = arith.addf %2683, %c51 : f32
                  %2685 = arith.minimumf %2684, %c112 : f32
                  %2686 = arith.maximumf %2685, %c113 : f32
                  %2687 = arith.truncf %2686 : f32 to f16
                  %2688 = arith.divui %1486, %c3 : index
                  %2689 = arith.addi %2556, %2688 : index
                  %2690 = arith.divui %2689, %c3 : index
                  %2691 = arith.addi %2567, %2690 : index
                  %2692 = arith.muli %2691, %c9 : index
                  %2693 = arith.remui %2689, %c3 : index
                  %2694 = arith.divui %2693, %c26 : index
                  %2695 = arith.addi %2692, %2694 : index
                  %2696 = arith.muli %2695, %2574 : index
                  %2697 = arith.addi %2696, %2577 : index
                  %2698 = arith.remui %2689, %c26 : index
                  %2699 = arith.addi %2697, %2698 : index
                  memref.store %2687, %out[%2699] : memref<?xf16>
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

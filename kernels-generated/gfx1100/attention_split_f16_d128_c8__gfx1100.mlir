// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %partial: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 128 : index
  %c24 = arith.constant 20 : index
  %c25 = arith.constant 32 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 80 : index
  %c32 = arith.constant 84 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 100 : index
  %c35 = arith.constant 112 : index
  %c36 = arith.constant 116 : index
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 64 : i32
  %c39 = arith.constant 253 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 512 : index
  %c43 = arith.constant 768 : index
  %c44 = arith.constant 1024 : index
  %c45 = arith.constant 1280 : index
  %c46 = arith.constant 1536 : index
  %c47 = arith.constant 1792 : index
  %c48 = arith.constant 128 : i32
  %c49 = arith.constant 0xF149F2CA : f32
  %c50 = arith.constant 0x00000000 : f32
  %c51 = arith.constant dense<0x00000000> : vector<8xf32>
  %c52 = arith.constant 31 : i32
  %c53 = arith.constant 32 : i32
  %c54 = arith.constant 0 : i32
  %c55 = arith.constant 192 : index
  %c56 = arith.constant 320 : index
  %c57 = arith.constant 384 : index
  %c58 = arith.constant 448 : index
  %c59 = arith.constant 576 : index
  %c60 = arith.constant 640 : index
  %c61 = arith.constant 704 : index
  %c62 = arith.constant 832 : index
  %c63 = arith.constant 896 : index
  %c64 = arith.constant 960 : index
  %c65 = arith.constant 1088 : index
  %c66 = arith.constant 1152 : index
  %c67 = arith.constant 1216 : index
  %c68 = arith.constant 1344 : index
  %c69 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c70 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c71 = arith.constant 0x41000000 : f32
  %c72 = arith.constant 0x40C00000 : f32
  %c73 = arith.constant 65535 : i32
  %c74 = arith.constant 2 : i32
  %c75 = arith.constant -65536 : i32
  %c76 = arith.constant 3 : i32
  %c77 = arith.constant 4 : i32
  %c78 = arith.constant 5 : i32
  %c79 = arith.constant 6 : i32
  %c80 = arith.constant 7 : i32
  %c81 = arith.constant 8 : i32
  %c82 = arith.constant 9 : i32
  %c83 = arith.constant 10 : i32
  %c84 = arith.constant 11 : i32
  %c85 = arith.constant 12 : i32
  %c86 = arith.constant 13 : i32
  %c87 = arith.constant 15 : i32
  %c88 = arith.constant 1408 : index
  %c89 = arith.constant 1472 : index
  %c90 = arith.constant 1600 : index
  %c91 = arith.constant 1664 : index
  %c92 = arith.constant 1728 : index
  %c93 = arith.constant 1856 : index
  %c94 = arith.constant 1920 : index
  %c95 = arith.constant 1984 : index
  %c96 = arith.constant 144 : index
  %c97 = arith.constant 160 : index
  %c98 = arith.constant 176 : index
  %c99 = arith.constant 208 : index
  %c100 = arith.constant 224 : index
  %c101 = arith.constant 240 : index
  %c102 = arith.constant 272 : index
  %c103 = arith.constant 288 : index
  %c104 = arith.constant 304 : index
  %c105 = arith.constant 336 : index
  %c106 = arith.constant 352 : index
  %c107 = arith.constant 368 : index
  %c108 = arith.constant 400 : index
  %c109 = arith.constant 416 : index
  %c110 = arith.constant 432 : index
  %c111 = arith.constant 464 : index
  %c112 = arith.constant 480 : index
  %c113 = arith.constant 496 : index
  %c114 = arith.constant 2560 : index
  %c115 = arith.constant 3072 : index
  %c116 = arith.constant 3584 : index
  %c117 = arith.constant 0x477FE000 : f32
  %c118 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c121 = arith.constant 1056 : index
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
  %17 = arith.muli %16, %c9 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c12 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c10 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c12 : index
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c12 : index
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
      %45 = arith.cmpi eq, %8, %c22 : index
      scf.if %45 {
        %46 = arith.addi %17, %1 : index
        %47 = arith.subi %groupSize, %c4 : index
        %48 = arith.minsi %46, %47 : index
        %49 = arith.muli %15, %groupSize : index
        %50 = arith.addi %49, %48 : index
        %51 = arith.muli %24, %heads : index
        %52 = arith.addi %51, %50 : index
        %53 = arith.muli %52, %c23 : index
        %54 = arith.muli %2, %c9 : index
        %55 = arith.addi %53, %54 : index
        %56 = arith.addi %55, %c22 : index
        %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %58 = arith.addi %55, %c12 : index
        %59 = vector.load %q[%58] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %60 = arith.addi %55, %c3 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.addi %55, %c24 : index
        %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %64 = arith.addi %55, %c25 : index
        %65 = vector.load %q[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %66 = arith.addi %55, %c26 : index
        %67 = vector.load %q[%66] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %68 = arith.addi %55, %c27 : index
        %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %70 = arith.addi %55, %c28 : index
        %71 = vector.load %q[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %55, %c29 : index
        %73 = vector.load %q[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %55, %c30 : index
        %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %55, %c31 : index
        %77 = vector.load %q[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %55, %c32 : index
        %79 = vector.load %q[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %55, %c33 : index
        %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %55, %c34 : index
        %83 = vector.load %q[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %55, %c35 : index
        %85 = vector.load %q[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %55, %c36 : index
        %87 = vector.load %q[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = math.absf %57 : vector<4xf32>
        %89 = math.absf %59 : vector<4xf32>
        %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
        %91 = math.absf %61 : vector<4xf32>
        %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
        %93 = math.absf %63 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = math.absf %65 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %67 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %69 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %71 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = math.absf %73 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %75 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %77 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %79 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %81 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %83 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %85 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = math.absf %87 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = vector.extract %118[0] : f32 from vector<4xf32>
        %120 = vector.extract %118[1] : f32 from vector<4xf32>
        %121 = vector.extract %118[2] : f32 from vector<4xf32>
        %122 = vector.extract %118[3] : f32 from vector<4xf32>
        %123 = arith.maxnumf %119, %120 fastmath<nnan> : f32
        %124 = arith.maxnumf %123, %121 fastmath<nnan> : f32
        %125 = arith.maxnumf %124, %122 fastmath<nnan> : f32
        %126 = wave.swap_halves %125 : f32
        %127 = arith.maxnumf %125, %126 fastmath<nnan> : f32
        %128 = arith.bitcast %127 : f32 to i32
        %129 = arith.shrui %128, %c37 : i32
        %130 = arith.maxsi %129, %c38 : i32
        %131 = arith.minsi %130, %c39 : i32
        %132 = arith.subi %c40, %131 : i32
        %133 = arith.shli %132, %c37 : i32
        %134 = arith.bitcast %133 : i32 to f32
        %135 = arith.subi %131, %c41 : i32
        %136 = arith.shli %135, %c37 : i32
        %137 = arith.bitcast %136 : i32 to f32
        %138 = vector.broadcast %134 : f32 to vector<4xf32>
        %139 = arith.muli %1, %c9 : index
        %140 = arith.muli %2, %c23 : index
        %141 = arith.addi %139, %140 : index
        %142 = arith.mulf %57, %138 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = arith.mulf %59, %138 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %147 = arith.addi %141, %c22 : index
        vector.store %146, %4[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = arith.mulf %61, %138 : vector<4xf32>
        %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
        %150 = arith.mulf %63, %138 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %153 = arith.addi %141, %c7 : index
        vector.store %152, %4[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.mulf %65, %138 : vector<4xf32>
        %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
        %156 = arith.mulf %67, %138 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %159 = arith.addi %141, %c42 : index
        vector.store %158, %4[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = arith.mulf %69, %138 : vector<4xf32>
        %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
        %162 = arith.mulf %71, %138 : vector<4xf32>
        %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %165 = arith.addi %141, %c43 : index
        vector.store %164, %4[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.mulf %73, %138 : vector<4xf32>
        %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        %168 = arith.mulf %75, %138 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %171 = arith.addi %141, %c44 : index
        vector.store %170, %4[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.mulf %77, %138 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = arith.mulf %79, %138 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %177 = arith.addi %141, %c45 : index
        vector.store %176, %4[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.mulf %81, %138 : vector<4xf32>
        %179 = arith.truncf %178 : vector<4xf32> to vector<4xf16>
        %180 = arith.mulf %83, %138 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %183 = arith.addi %141, %c46 : index
        vector.store %182, %4[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.mulf %85, %138 : vector<4xf32>
        %185 = arith.truncf %184 : vector<4xf32> to vector<4xf16>
        %186 = arith.mulf %87, %138 : vector<4xf32>
        %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %189 = arith.addi %141, %c47 : index
        vector.store %188, %4[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = memref.load %scales[%15] : memref<?xf32>
        %191 = arith.mulf %190, %137 : f32
        memref.store %191, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %192 = memref.load %7[%1] : memref<?xf32>
      scf.for %193 = %11 to %42 step %43 : i32 {
        %194 = arith.muli %193, %c20 : i32
        %195 = arith.index_cast %8 : index to i32
        %196 = arith.muli %195, %c48 : i32
        %197 = arith.addi %194, %196 : i32
        %198 = arith.addi %197, %c48 : i32
        %199 = arith.minsi %198, %38 : i32
        %200 = arith.cmpi slt, %197, %38 : i32
        %201:10 = scf.if %200 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %202 = arith.subi %199, %197 : i32
          %203 = arith.addi %202, %c52 : i32
          %204 = arith.divui %203, %c53 : i32
          %205 = arith.divui %197, %c18 : i32
          %206 = arith.addi %205, %c54 : i32
          %207 = arith.minsi %206, %40 : i32
          %208 = arith.index_castui %207 : i32 to index
          %209 = arith.addi %32, %208 : index
          %210 = memref.load %step[%209] : memref<?xi32>
          %211 = arith.index_cast %210 : i32 to index
          %212 = arith.muli %211, %33 : index
          %213 = arith.addi %212, %34 : index
          %214 = arith.addi %205, %c17 : i32
          %215 = arith.minsi %214, %40 : i32
          %216 = arith.index_castui %215 : i32 to index
          %217 = arith.addi %32, %216 : index
          %218 = memref.load %step[%217] : memref<?xi32>
          %219 = arith.index_cast %218 : i32 to index
          %220 = arith.muli %219, %33 : index
          %221 = arith.addi %220, %34 : index
          %222 = arith.addi %213, %35 : index
          %223 = arith.addi %222, %c22 : index
          %224 = vector.load %kv[%223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %225 = arith.addi %213, %35 : index
          %226 = arith.addi %225, %c29 : index
          %227 = vector.load %kv[%226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %228 = arith.addi %221, %35 : index
          %229 = arith.addi %228, %c22 : index
          %230 = vector.load %kv[%229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %231 = arith.addi %221, %35 : index
          %232 = arith.addi %231, %c29 : index
          %233 = vector.load %kv[%232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234 = arith.addi %213, %35 : index
          %235 = arith.addi %234, %c23 : index
          %236 = vector.load %kv[%235] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %237 = arith.addi %213, %35 : index
          %238 = arith.addi %237, %c55 : index
          %239 = vector.load %kv[%238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %240 = arith.addi %221, %35 : index
          %241 = arith.addi %240, %c23 : index
          %242 = vector.load %kv[%241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %243 = arith.addi %221, %35 : index
          %244 = arith.addi %243, %c55 : index
          %245 = vector.load %kv[%244] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %265:18 = scf.for %246 = %c54 to %204 step %c17 iter_args(%247 = %224, %248 = %227, %249 = %230, %250 = %233, %251 = %236, %252 = %239, %253 = %242, %254 = %245, %255 = %c49, %256 = %c50, %257 = %c51, %258 = %c51, %259 = %c51, %260 = %c51, %261 = %c51, %262 = %c51, %263 = %c51, %264 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %266 = arith.muli %246, %c53 : i32
            %267 = arith.addi %197, %266 : i32
            %268 = arith.addi %267, %c53 : i32
            %269 = arith.divui %267, %c18 : i32
            %270 = arith.addi %269, %c54 : i32
            %271 = arith.minsi %270, %40 : i32
            %272 = arith.index_castui %271 : i32 to index
            %273 = arith.addi %32, %272 : index
            %274 = memref.load %step[%273] : memref<?xi32>
            %275 = arith.index_cast %274 : i32 to index
            %276 = arith.muli %275, %33 : index
            %277 = arith.addi %276, %34 : index
            %278 = arith.addi %269, %c17 : i32
            %279 = arith.minsi %278, %40 : i32
            %280 = arith.index_castui %279 : i32 to index
            %281 = arith.addi %32, %280 : index
            %282 = memref.load %step[%281] : memref<?xi32>
            %283 = arith.index_cast %282 : i32 to index
            %284 = arith.muli %283, %33 : index
            %285 = arith.addi %284, %34 : index
            %286 = arith.divui %268, %c18 : i32
            %287 = arith.addi %286, %c54 : i32
            %288 = arith.minsi %287, %40 : i32
            %289 = arith.index_castui %288 : i32 to index
            %290 = arith.addi %32, %289 : index
            %291 = memref.load %step[%290] : memref<?xi32>
            %292 = arith.index_cast %291 : i32 to index
            %293 = arith.muli %292, %33 : index
            %294 = arith.addi %293, %34 : index
            %295 = arith.addi %286, %c17 : i32
            %296 = arith.minsi %295, %40 : i32
            %297 = arith.index_castui %296 : i32 to index
            %298 = arith.addi %32, %297 : index
            %299 = memref.load %step[%298] : memref<?xi32>
            %300 = arith.index_cast %299 : i32 to index
            %301 = arith.muli %300, %33 : index
            %302 = arith.addi %301, %34 : index
            %303 = wave.opaque %c22 : index
            %304 = arith.muli %1, %c9 : index
            %305 = arith.addi %303, %304 : index
            %306 = arith.addi %277, %35 : index
            %307 = arith.addi %306, %c7 : index
            %308 = vector.load %kv[%307] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %309 = arith.addi %277, %35 : index
            %310 = arith.addi %309, %c56 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %285, %35 : index
            %313 = arith.addi %312, %c7 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %315 = arith.addi %285, %35 : index
            %316 = arith.addi %315, %c56 : index
            %317 = vector.load %kv[%316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %318 = vector.shuffle %247, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %319 = vector.bitcast %318 : vector<8xi32> to vector<16xf16>
            %320 = arith.addi %305, %c22 : index
            %321 = vector.load %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %322 = arith.addi %320, %c23 : index
            %323 = vector.load %4[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %324 = vector.shuffle %321, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %325 = wave.mma %319, %324, %c51 : vector<16xf16>, vector<8xf32>
            %326 = vector.shuffle %249, %250 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %327 = vector.bitcast %326 : vector<8xi32> to vector<16xf16>
            %328 = arith.addi %305, %c22 : index
            %329 = vector.load %4[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %330 = arith.addi %328, %c23 : index
            %331 = vector.load %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %333 = wave.mma %327, %332, %c51 : vector<16xf16>, vector<8xf32>
            %334 = arith.addi %277, %35 : index
            %335 = arith.addi %334, %c57 : index
            %336 = vector.load %kv[%335] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %337 = arith.addi %277, %35 : index
            %338 = arith.addi %337, %c58 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %340 = arith.addi %285, %35 : index
            %341 = arith.addi %340, %c57 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %343 = arith.addi %285, %35 : index
            %344 = arith.addi %343, %c58 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %346 = vector.shuffle %251, %252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %347 = vector.bitcast %346 : vector<8xi32> to vector<16xf16>
            %348 = arith.addi %305, %c7 : index
            %349 = vector.load %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %350 = arith.addi %348, %c23 : index
            %351 = vector.load %4[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %352 = vector.shuffle %349, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %353 = wave.mma %347, %352, %325 : vector<16xf16>, vector<8xf32>
            %354 = vector.shuffle %253, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %355 = vector.bitcast %354 : vector<8xi32> to vector<16xf16>
            %356 = arith.addi %305, %c7 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = arith.addi %356, %c23 : index
            %359 = vector.load %4[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %360 = vector.shuffle %357, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %361 = wave.mma %355, %360, %333 : vector<16xf16>, vector<8xf32>
            %362 = arith.addi %277, %35 : index
            %363 = arith.addi %362, %c42 : index
            %364 = vector.load %kv[%363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %365 = arith.addi %277, %35 : index
            %366 = arith.addi %365, %c59 : index
            %367 = vector.load %kv[%366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %368 = arith.addi %285, %35 : index
            %369 = arith.addi %368, %c42 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %371 = arith.addi %285, %35 : index
            %372 = arith.addi %371, %c59 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %374 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %375 = vector.bitcast %374 : vector<8xi32> to vector<16xf16>
            %376 = arith.addi %305, %c42 : index
            %377 = vector.load %4[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %378 = arith.addi %376, %c23 : index
            %379 = vector.load %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %381 = wave.mma %375, %380, %353 : vector<16xf16>, vector<8xf32>
            %382 = vector.shuffle %314, %317 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %383 = vector.bitcast %382 : vector<8xi32> to vector<16xf16>
            %384 = arith.addi %305, %c42 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = arith.addi %384, %c23 : index
            %387 = vector.load %4[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %389 = wave.mma %383, %388, %361 : vector<16xf16>, vector<8xf32>
            %390 = arith.addi %277, %35 : index
            %391 = arith.addi %390, %c60 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %277, %35 : index
            %394 = arith.addi %393, %c61 : index
            %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %396 = arith.addi %285, %35 : index
            %397 = arith.addi %396, %c60 : index
            %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %399 = arith.addi %285, %35 : index
            %400 = arith.addi %399, %c61 : index
            %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %402 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %403 = vector.bitcast %402 : vector<8xi32> to vector<16xf16>
            %404 = arith.addi %305, %c43 : index
            %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %406 = arith.addi %404, %c23 : index
            %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %409 = wave.mma %403, %408, %381 : vector<16xf16>, vector<8xf32>
            %410 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %411 = vector.bitcast %410 : vector<8xi32> to vector<16xf16>
            %412 = arith.addi %305, %c43 : index
            %413 = vector.load %4[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %414 = arith.addi %412, %c23 : index
            %415 = vector.load %4[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %417 = wave.mma %411, %416, %389 : vector<16xf16>, vector<8xf32>
            %418 = arith.addi %277, %35 : index
            %419 = arith.addi %418, %c43 : index
            %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %421 = arith.addi %277, %35 : index
            %422 = arith.addi %421, %c62 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %424 = arith.addi %285, %35 : index
            %425 = arith.addi %424, %c43 : index
            %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %427 = arith.addi %285, %35 : index
            %428 = arith.addi %427, %c62 : index
            %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %430 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
            %432 = arith.addi %305, %c44 : index
            %433 = vector.load %4[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %434 = arith.addi %432, %c23 : index
            %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %437 = wave.mma %431, %436, %409 : vector<16xf16>, vector<8xf32>
            %438 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %439 = vector.bitcast %438 : vector<8xi32> to vector<16xf16>
            %440 = arith.addi %305, %c44 : index
            %441 = vector.load %4[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %442 = arith.addi %440, %c23 : index
            %443 = vector.load %4[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %445 = wave.mma %439, %444, %417 : vector<16xf16>, vector<8xf32>
            %446 = arith.addi %277, %35 : index
            %447 = arith.addi %446, %c63 : index
            %448 = vector.load %kv[%447] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %449 = arith.addi %277, %35 : index
            %450 = arith.addi %449, %c64 : index
            %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %452 = arith.addi %285, %35 : index
            %453 = arith.addi %452, %c63 : index
            %454 = vector.load %kv[%453] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %455 = arith.addi %285, %35 : index
            %456 = arith.addi %455, %c64 : index
            %457 = vector.load %kv[%456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %458 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %459 = vector.bitcast %458 : vector<8xi32> to vector<16xf16>
            %460 = arith.addi %305, %c45 : index
            %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %462 = arith.addi %460, %c23 : index
            %463 = vector.load %4[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %465 = wave.mma %459, %464, %437 : vector<16xf16>, vector<8xf32>
            %466 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %467 = vector.bitcast %466 : vector<8xi32> to vector<16xf16>
            %468 = arith.addi %305, %c45 : index
            %469 = vector.load %4[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %470 = arith.addi %468, %c23 : index
            %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %473 = wave.mma %467, %472, %445 : vector<16xf16>, vector<8xf32>
            %474 = arith.addi %277, %35 : index
            %475 = arith.addi %474, %c44 : index
            %476 = vector.load %kv[%475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %477 = arith.addi %277, %35 : index
            %478 = arith.addi %477, %c65 : index
            %479 = vector.load %kv[%478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %480 = arith.addi %285, %35 : index
            %481 = arith.addi %480, %c44 : index
            %482 = vector.load %kv[%481] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %483 = arith.addi %285, %35 : index
            %484 = arith.addi %483, %c65 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %486 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %487 = vector.bitcast %486 : vector<8xi32> to vector<16xf16>
            %488 = arith.addi %305, %c46 : index
            %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %490 = arith.addi %488, %c23 : index
            %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %493 = wave.mma %487, %492, %465 : vector<16xf16>, vector<8xf32>
            %494 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
            %496 = arith.addi %305, %c46 : index
            %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %498 = arith.addi %496, %c23 : index
            %499 = vector.load %4[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %501 = wave.mma %495, %500, %473 : vector<16xf16>, vector<8xf32>
            %502 = arith.addi %277, %35 : index
            %503 = arith.addi %502, %c66 : index
            %504 = vector.load %kv[%503] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %505 = arith.addi %277, %35 : index
            %506 = arith.addi %505, %c67 : index
            %507 = vector.load %kv[%506] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %508 = arith.addi %285, %35 : index
            %509 = arith.addi %508, %c66 : index
            %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %511 = arith.addi %285, %35 : index
            %512 = arith.addi %511, %c67 : index
            %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %514 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %515 = vector.bitcast %514 : vector<8xi32> to vector<16xf16>
            %516 = arith.addi %305, %c47 : index
            %517 = vector.load %4[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %518 = arith.addi %516, %c23 : index
            %519 = vector.load %4[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %521 = wave.mma %515, %520, %493 : vector<16xf16>, vector<8xf32>
            %522 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
            %524 = arith.addi %305, %c47 : index
            %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %526 = arith.addi %524, %c23 : index
            %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %529 = wave.mma %523, %528, %501 : vector<16xf16>, vector<8xf32>
            %530 = arith.addi %277, %35 : index
            %531 = arith.addi %530, %c45 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %533 = arith.addi %277, %35 : index
            %534 = arith.addi %533, %c68 : index
            %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %536 = arith.addi %285, %35 : index
            %537 = arith.addi %536, %c45 : index
            %538 = vector.load %kv[%537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %539 = arith.addi %285, %35 : index
            %540 = arith.addi %539, %c68 : index
            %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %542 = wave.opaque %268 : i32
            %543 = arith.cmpi sgt, %542, %199 : i32
            %544:2 = scf.if %543 -> (vector<8xf32>, vector<8xf32>) {
              %545 = arith.index_cast %2 : index to i32
              %546 = arith.addi %267, %545 : i32
              %547 = arith.subi %38, %546 : i32
              %548 = arith.subi %547, %c54 : i32
              %549 = vector.broadcast %548 : i32 to vector<8xi32>
              %550 = arith.cmpi sgt, %549, %c70 : vector<8xi32>
              %551 = arith.select %550, %521, %c69 : vector<8xi1>, vector<8xf32>
              %552 = arith.subi %547, %c18 : i32
              %553 = vector.broadcast %552 : i32 to vector<8xi32>
              %554 = arith.cmpi sgt, %553, %c70 : vector<8xi32>
              %555 = arith.select %554, %529, %c69 : vector<8xi1>, vector<8xf32>
              scf.yield %551, %555 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %521, %529 : vector<8xf32>, vector<8xf32>
            }
            %556 = vector.extract %544#0[0] : f32 from vector<8xf32>
            %557 = vector.extract %544#0[1] : f32 from vector<8xf32>
            %558 = vector.extract %544#0[2] : f32 from vector<8xf32>
            %559 = vector.extract %544#0[3] : f32 from vector<8xf32>
            %560 = vector.extract %544#0[4] : f32 from vector<8xf32>
            %561 = vector.extract %544#0[5] : f32 from vector<8xf32>
            %562 = vector.extract %544#0[6] : f32 from vector<8xf32>
            %563 = vector.extract %544#0[7] : f32 from vector<8xf32>
            %564 = vector.extract %544#1[0] : f32 from vector<8xf32>
            %565 = vector.extract %544#1[1] : f32 from vector<8xf32>
            %566 = vector.extract %544#1[2] : f32 from vector<8xf32>
            %567 = vector.extract %544#1[3] : f32 from vector<8xf32>
            %568 = vector.extract %544#1[4] : f32 from vector<8xf32>
            %569 = vector.extract %544#1[5] : f32 from vector<8xf32>
            %570 = vector.extract %544#1[6] : f32 from vector<8xf32>
            %571 = vector.extract %544#1[7] : f32 from vector<8xf32>
            %572 = arith.maxnumf %556, %557 fastmath<nnan> : f32
            %573 = arith.maxnumf %572, %558 fastmath<nnan> : f32
            %574 = arith.maxnumf %573, %559 fastmath<nnan> : f32
            %575 = arith.maxnumf %574, %560 fastmath<nnan> : f32
            %576 = arith.maxnumf %575, %561 fastmath<nnan> : f32
            %577 = arith.maxnumf %576, %562 fastmath<nnan> : f32
            %578 = arith.maxnumf %577, %563 fastmath<nnan> : f32
            %579 = arith.maxnumf %578, %564 fastmath<nnan> : f32
            %580 = arith.maxnumf %579, %565 fastmath<nnan> : f32
            %581 = arith.maxnumf %580, %566 fastmath<nnan> : f32
            %582 = arith.maxnumf %581, %567 fastmath<nnan> : f32
            %583 = arith.maxnumf %582, %568 fastmath<nnan> : f32
            %584 = arith.maxnumf %583, %569 fastmath<nnan> : f32
            %585 = arith.maxnumf %584, %570 fastmath<nnan> : f32
            %586 = arith.maxnumf %585, %571 fastmath<nnan> : f32
            %587 = wave.swap_halves %586 : f32
            %588 = arith.maxnumf %586, %587 fastmath<nnan> : f32
            %589 = arith.mulf %588, %192 : f32
            %590 = arith.addf %255, %c71 : f32
            %591 = arith.cmpf ogt, %589, %590 : f32
            %592:10 = scf.if %591 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %593 = arith.subf %255, %589 : f32
              %594 = wave.exp2 %593 : f32
              %595 = vector.broadcast %594 : f32 to vector<8xf32>
              %596 = arith.mulf %256, %594 : f32
              %597 = arith.mulf %257, %595 : vector<8xf32>
              %598 = arith.mulf %258, %595 : vector<8xf32>
              %599 = arith.mulf %259, %595 : vector<8xf32>
              %600 = arith.mulf %260, %595 : vector<8xf32>
              %601 = arith.mulf %261, %595 : vector<8xf32>
              %602 = arith.mulf %262, %595 : vector<8xf32>
              %603 = arith.mulf %263, %595 : vector<8xf32>
              %604 = arith.mulf %264, %595 : vector<8xf32>
              scf.yield %589, %596, %597, %598, %599, %600, %601, %602, %603, %604 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %255, %256, %257, %258, %259, %260, %261, %262, %263, %264 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %605 = vector.broadcast %192 : f32 to vector<8xf32>
            %606 = arith.subf %c72, %592#0 : f32
            %607 = vector.broadcast %606 : f32 to vector<8xf32>
            %608 = math.fma %544#0, %605, %607 : vector<8xf32>
            %609 = wave.exp2 %608 : vector<8xf32>
            %610 = math.fma %544#1, %605, %607 : vector<8xf32>
            %611 = wave.exp2 %610 : vector<8xf32>
            %612 = arith.truncf %609 : vector<8xf32> to vector<8xf16>
            %613 = vector.bitcast %612 : vector<8xf16> to vector<4xi32>
            %614 = wave.swap_halves %613 : vector<4xi32>
            %615 = arith.select %3, %614, %613 : vector<4xi32>
            %616 = arith.select %3, %613, %614 : vector<4xi32>
            %617 = vector.shuffle %615, %616 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %618 = vector.bitcast %617 : vector<8xi32> to vector<16xf16>
            %619 = arith.truncf %611 : vector<8xf32> to vector<8xf16>
            %620 = vector.bitcast %619 : vector<8xf16> to vector<4xi32>
            %621 = wave.swap_halves %620 : vector<4xi32>
            %622 = arith.select %3, %621, %620 : vector<4xi32>
            %623 = arith.select %3, %620, %621 : vector<4xi32>
            %624 = vector.shuffle %622, %623 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %625 = vector.bitcast %624 : vector<8xi32> to vector<16xf16>
            %626 = arith.addf %609, %611 : vector<8xf32>
            %627 = vector.extract %626[0] : f32 from vector<8xf32>
            %628 = vector.extract %626[1] : f32 from vector<8xf32>
            %629 = vector.extract %626[2] : f32 from vector<8xf32>
            %630 = vector.extract %626[3] : f32 from vector<8xf32>
            %631 = vector.extract %626[4] : f32 from vector<8xf32>
            %632 = vector.extract %626[5] : f32 from vector<8xf32>
            %633 = vector.extract %626[6] : f32 from vector<8xf32>
            %634 = vector.extract %626[7] : f32 from vector<8xf32>
            %635 = arith.addf %627, %631 : f32
            %636 = arith.addf %628, %632 : f32
            %637 = arith.addf %629, %633 : f32
            %638 = arith.addf %630, %634 : f32
            %639 = arith.addf %635, %637 : f32
            %640 = arith.addf %636, %638 : f32
            %641 = arith.addf %639, %640 : f32
            %642 = arith.addf %592#1, %641 : f32
            %643 = wave.opaque %268 : i32
            %644 = arith.cmpi sgt, %643, %199 : i32
            %645:4 = scf.if %644 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %646 = arith.subi %199, %267 : i32
              %647 = arith.subi %646, %c54 : i32
              %648 = arith.minsi %647, %c18 : i32
              %649 = arith.maxsi %648, %c54 : i32
              %650 = arith.cmpi sgt, %649, %c54 : i32
              %651 = arith.select %650, %c73, %c54 : i32
              %652 = arith.ori %c54, %651 : i32
              %653 = arith.cmpi sgt, %649, %c17 : i32
              %654 = arith.select %653, %c73, %c54 : i32
              %655 = arith.ori %c54, %654 : i32
              %656 = arith.cmpi sgt, %649, %c74 : i32
              %657 = arith.select %656, %c75, %c54 : i32
              %658 = arith.ori %652, %657 : i32
              %659 = arith.cmpi sgt, %649, %c76 : i32
              %660 = arith.select %659, %c75, %c54 : i32
              %661 = arith.ori %655, %660 : i32
              %662 = arith.cmpi sgt, %649, %c77 : i32
              %663 = arith.select %662, %c73, %c54 : i32
              %664 = arith.ori %c54, %663 : i32
              %665 = arith.cmpi sgt, %649, %c78 : i32
              %666 = arith.select %665, %c73, %c54 : i32
              %667 = arith.ori %c54, %666 : i32
              %668 = arith.cmpi sgt, %649, %c79 : i32
              %669 = arith.select %668, %c75, %c54 : i32
              %670 = arith.ori %664, %669 : i32
              %671 = arith.cmpi sgt, %649, %c80 : i32
              %672 = arith.select %671, %c75, %c54 : i32
              %673 = arith.ori %667, %672 : i32
              %674 = arith.cmpi sgt, %649, %c81 : i32
              %675 = arith.select %674, %c73, %c54 : i32
              %676 = arith.ori %c54, %675 : i32
              %677 = arith.cmpi sgt, %649, %c82 : i32
              %678 = arith.select %677, %c73, %c54 : i32
              %679 = arith.ori %c54, %678 : i32
              %680 = arith.cmpi sgt, %649, %c83 : i32
              %681 = arith.select %680, %c75, %c54 : i32
              %682 = arith.ori %676, %681 : i32
              %683 = arith.cmpi sgt, %649, %c84 : i32
              %684 = arith.select %683, %c75, %c54 : i32
              %685 = arith.ori %679, %684 : i32
              %686 = arith.cmpi sgt, %649, %c85 : i32
              %687 = arith.select %686, %c73, %c54 : i32
              %688 = arith.ori %c54, %687 : i32
              %689 = arith.cmpi sgt, %649, %c86 : i32
              %690 = arith.select %689, %c73, %c54 : i32
              %691 = arith.ori %c54, %690 : i32
              %692 = arith.cmpi sgt, %649, %c41 : i32
              %693 = arith.select %692, %c75, %c54 : i32
              %694 = arith.ori %688, %693 : i32
              %695 = arith.cmpi sgt, %649, %c87 : i32
              %696 = arith.select %695, %c75, %c54 : i32
              %697 = arith.ori %691, %696 : i32
              %698 = vector.from_elements %658, %670, %682, %694 : vector<4xi32>
              %699 = vector.from_elements %661, %673, %685, %697 : vector<4xi32>
              %700 = arith.subi %199, %267 : i32
              %701 = arith.subi %700, %c18 : i32
              %702 = arith.minsi %701, %c18 : i32
              %703 = arith.maxsi %702, %c54 : i32
              %704 = arith.cmpi sgt, %703, %c54 : i32
              %705 = arith.select %704, %c73, %c54 : i32
              %706 = arith.ori %c54, %705 : i32
              %707 = arith.cmpi sgt, %703, %c17 : i32
              %708 = arith.select %707, %c73, %c54 : i32
              %709 = arith.ori %c54, %708 : i32
              %710 = arith.cmpi sgt, %703, %c74 : i32
              %711 = arith.select %710, %c75, %c54 : i32
              %712 = arith.ori %706, %711 : i32
              %713 = arith.cmpi sgt, %703, %c76 : i32
              %714 = arith.select %713, %c75, %c54 : i32
              %715 = arith.ori %709, %714 : i32
              %716 = arith.cmpi sgt, %703, %c77 : i32
              %717 = arith.select %716, %c73, %c54 : i32
              %718 = arith.ori %c54, %717 : i32
              %719 = arith.cmpi sgt, %703, %c78 : i32
              %720 = arith.select %719, %c73, %c54 : i32
              %721 = arith.ori %c54, %720 : i32
              %722 = arith.cmpi sgt, %703, %c79 : i32
              %723 = arith.select %722, %c75, %c54 : i32
              %724 = arith.ori %718, %723 : i32
              %725 = arith.cmpi sgt, %703, %c80 : i32
              %726 = arith.select %725, %c75, %c54 : i32
              %727 = arith.ori %721, %726 : i32
              %728 = arith.cmpi sgt, %703, %c81 : i32
              %729 = arith.select %728, %c73, %c54 : i32
              %730 = arith.ori %c54, %729 : i32
              %731 = arith.cmpi sgt, %703, %c82 : i32
              %732 = arith.select %731, %c73, %c54 : i32
              %733 = arith.ori %c54, %732 : i32
              %734 = arith.cmpi sgt, %703, %c83 : i32
              %735 = arith.select %734, %c75, %c54 : i32
              %736 = arith.ori %730, %735 : i32
              %737 = arith.cmpi sgt, %703, %c84 : i32
              %738 = arith.select %737, %c75, %c54 : i32
              %739 = arith.ori %733, %738 : i32
              %740 = arith.cmpi sgt, %703, %c85 : i32
              %741 = arith.select %740, %c73, %c54 : i32
              %742 = arith.ori %c54, %741 : i32
              %743 = arith.cmpi sgt, %703, %c86 : i32
              %744 = arith.select %743, %c73, %c54 : i32
              %745 = arith.ori %c54, %744 : i32
              %746 = arith.cmpi sgt, %703, %c41 : i32
              %747 = arith.select %746, %c75, %c54 : i32
              %748 = arith.ori %742, %747 : i32
              %749 = arith.cmpi sgt, %703, %c87 : i32
              %750 = arith.select %749, %c75, %c54 : i32
              %751 = arith.ori %745, %750 : i32
              %752 = vector.from_elements %712, %724, %736, %748 : vector<4xi32>
              %753 = vector.from_elements %715, %727, %739, %751 : vector<4xi32>
              %754 = arith.andi %476, %698 : vector<4xi32>
              %755 = arith.andi %479, %699 : vector<4xi32>
              %756 = arith.andi %482, %752 : vector<4xi32>
              %757 = arith.andi %485, %753 : vector<4xi32>
              scf.yield %754, %755, %756, %757 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %476, %479, %482, %485 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %758 = vector.shuffle %645#0, %645#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %759 = vector.bitcast %758 : vector<8xi32> to vector<16xf16>
            %760 = wave.mma %759, %618, %592#2 : vector<16xf16>, vector<8xf32>
            %761 = vector.shuffle %645#2, %645#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %762 = vector.bitcast %761 : vector<8xi32> to vector<16xf16>
            %763 = wave.mma %762, %625, %760 : vector<16xf16>, vector<8xf32>
            %764 = wave.opaque %763 : vector<8xf32>
            %765 = arith.addi %277, %35 : index
            %766 = arith.addi %765, %c88 : index
            %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %768 = arith.addi %277, %35 : index
            %769 = arith.addi %768, %c89 : index
            %770 = vector.load %kv[%769] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %771 = arith.addi %285, %35 : index
            %772 = arith.addi %771, %c88 : index
            %773 = vector.load %kv[%772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %774 = arith.addi %285, %35 : index
            %775 = arith.addi %774, %c89 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %777 = wave.opaque %268 : i32
            %778 = arith.cmpi sgt, %777, %199 : i32
            %779:4 = scf.if %778 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %780 = arith.subi %199, %267 : i32
              %781 = arith.subi %780, %c54 : i32
              %782 = arith.minsi %781, %c18 : i32
              %783 = arith.maxsi %782, %c54 : i32
              %784 = arith.cmpi sgt, %783, %c54 : i32
              %785 = arith.select %784, %c73, %c54 : i32
              %786 = arith.ori %c54, %785 : i32
              %787 = arith.cmpi sgt, %783, %c17 : i32
              %788 = arith.select %787, %c73, %c54 : i32
              %789 = arith.ori %c54, %788 : i32
              %790 = arith.cmpi sgt, %783, %c74 : i32
              %791 = arith.select %790, %c75, %c54 : i32
              %792 = arith.ori %786, %791 : i32
              %793 = arith.cmpi sgt, %783, %c76 : i32
              %794 = arith.select %793, %c75, %c54 : i32
              %795 = arith.ori %789, %794 : i32
              %796 = arith.cmpi sgt, %783, %c77 : i32
              %797 = arith.select %796, %c73, %c54 : i32
              %798 = arith.ori %c54, %797 : i32
              %799 = arith.cmpi sgt, %783, %c78 : i32
              %800 = arith.select %799, %c73, %c54 : i32
              %801 = arith.ori %c54, %800 : i32
              %802 = arith.cmpi sgt, %783, %c79 : i32
              %803 = arith.select %802, %c75, %c54 : i32
              %804 = arith.ori %798, %803 : i32
              %805 = arith.cmpi sgt, %783, %c80 : i32
              %806 = arith.select %805, %c75, %c54 : i32
              %807 = arith.ori %801, %806 : i32
              %808 = arith.cmpi sgt, %783, %c81 : i32
              %809 = arith.select %808, %c73, %c54 : i32
              %810 = arith.ori %c54, %809 : i32
              %811 = arith.cmpi sgt, %783, %c82 : i32
              %812 = arith.select %811, %c73, %c54 : i32
              %813 = arith.ori %c54, %812 : i32
              %814 = arith.cmpi sgt, %783, %c83 : i32
              %815 = arith.select %814, %c75, %c54 : i32
              %816 = arith.ori %810, %815 : i32
              %817 = arith.cmpi sgt, %783, %c84 : i32
              %818 = arith.select %817, %c75, %c54 : i32
              %819 = arith.ori %813, %818 : i32
              %820 = arith.cmpi sgt, %783, %c85 : i32
              %821 = arith.select %820, %c73, %c54 : i32
              %822 = arith.ori %c54, %821 : i32
              %823 = arith.cmpi sgt, %783, %c86 : i32
              %824 = arith.select %823, %c73, %c54 : i32
              %825 = arith.ori %c54, %824 : i32
              %826 = arith.cmpi sgt, %783, %c41 : i32
              %827 = arith.select %826, %c75, %c54 : i32
              %828 = arith.ori %822, %827 : i32
              %829 = arith.cmpi sgt, %783, %c87 : i32
              %830 = arith.select %829, %c75, %c54 : i32
              %831 = arith.ori %825, %830 : i32
              %832 = vector.from_elements %792, %804, %816, %828 : vector<4xi32>
              %833 = vector.from_elements %795, %807, %819, %831 : vector<4xi32>
              %834 = arith.subi %199, %267 : i32
              %835 = arith.subi %834, %c18 : i32
              %836 = arith.minsi %835, %c18 : i32
              %837 = arith.maxsi %836, %c54 : i32
              %838 = arith.cmpi sgt, %837, %c54 : i32
              %839 = arith.select %838, %c73, %c54 : i32
              %840 = arith.ori %c54, %839 : i32
              %841 = arith.cmpi sgt, %837, %c17 : i32
              %842 = arith.select %841, %c73, %c54 : i32
              %843 = arith.ori %c54, %842 : i32
              %844 = arith.cmpi sgt, %837, %c74 : i32
              %845 = arith.select %844, %c75, %c54 : i32
              %846 = arith.ori %840, %845 : i32
              %847 = arith.cmpi sgt, %837, %c76 : i32
              %848 = arith.select %847, %c75, %c54 : i32
              %849 = arith.ori %843, %848 : i32
              %850 = arith.cmpi sgt, %837, %c77 : i32
              %851 = arith.select %850, %c73, %c54 : i32
              %852 = arith.ori %c54, %851 : i32
              %853 = arith.cmpi sgt, %837, %c78 : i32
              %854 = arith.select %853, %c73, %c54 : i32
              %855 = arith.ori %c54, %854 : i32
              %856 = arith.cmpi sgt, %837, %c79 : i32
              %857 = arith.select %856, %c75, %c54 : i32
              %858 = arith.ori %852, %857 : i32
              %859 = arith.cmpi sgt, %837, %c80 : i32
              %860 = arith.select %859, %c75, %c54 : i32
              %861 = arith.ori %855, %860 : i32
              %862 = arith.cmpi sgt, %837, %c81 : i32
              %863 = arith.select %862, %c73, %c54 : i32
              %864 = arith.ori %c54, %863 : i32
              %865 = arith.cmpi sgt, %837, %c82 : i32
              %866 = arith.select %865, %c73, %c54 : i32
              %867 = arith.ori %c54, %866 : i32
              %868 = arith.cmpi sgt, %837, %c83 : i32
              %869 = arith.select %868, %c75, %c54 : i32
              %870 = arith.ori %864, %869 : i32
              %871 = arith.cmpi sgt, %837, %c84 : i32
              %872 = arith.select %871, %c75, %c54 : i32
              %873 = arith.ori %867, %872 : i32
              %874 = arith.cmpi sgt, %837, %c85 : i32
              %875 = arith.select %874, %c73, %c54 : i32
              %876 = arith.ori %c54, %875 : i32
              %877 = arith.cmpi sgt, %837, %c86 : i32
              %878 = arith.select %877, %c73, %c54 : i32
              %879 = arith.ori %c54, %878 : i32
              %880 = arith.cmpi sgt, %837, %c41 : i32
              %881 = arith.select %880, %c75, %c54 : i32
              %882 = arith.ori %876, %881 : i32
              %883 = arith.cmpi sgt, %837, %c87 : i32
              %884 = arith.select %883, %c75, %c54 : i32
              %885 = arith.ori %879, %884 : i32
              %886 = vector.from_elements %846, %858, %870, %882 : vector<4xi32>
              %887 = vector.from_elements %849, %861, %873, %885 : vector<4xi32>
              %888 = arith.andi %504, %832 : vector<4xi32>
              %889 = arith.andi %507, %833 : vector<4xi32>
              %890 = arith.andi %510, %886 : vector<4xi32>
              %891 = arith.andi %513, %887 : vector<4xi32>
              scf.yield %888, %889, %890, %891 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %504, %507, %510, %513 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %892 = vector.shuffle %779#0, %779#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %893 = vector.bitcast %892 : vector<8xi32> to vector<16xf16>
            %894 = wave.mma %893, %618, %592#3 : vector<16xf16>, vector<8xf32>
            %895 = vector.shuffle %779#2, %779#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %896 = vector.bitcast %895 : vector<8xi32> to vector<16xf16>
            %897 = wave.mma %896, %625, %894 : vector<16xf16>, vector<8xf32>
            %898 = wave.opaque %897 : vector<8xf32>
            %899 = arith.addi %277, %35 : index
            %900 = arith.addi %899, %c46 : index
            %901 = vector.load %kv[%900] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %902 = arith.addi %277, %35 : index
            %903 = arith.addi %902, %c90 : index
            %904 = vector.load %kv[%903] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %905 = arith.addi %285, %35 : index
            %906 = arith.addi %905, %c46 : index
            %907 = vector.load %kv[%906] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %908 = arith.addi %285, %35 : index
            %909 = arith.addi %908, %c90 : index
            %910 = vector.load %kv[%909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %911 = wave.opaque %268 : i32
            %912 = arith.cmpi sgt, %911, %199 : i32
            %913:4 = scf.if %912 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %914 = arith.subi %199, %267 : i32
              %915 = arith.subi %914, %c54 : i32
              %916 = arith.minsi %915, %c18 : i32
              %917 = arith.maxsi %916, %c54 : i32
              %918 = arith.cmpi sgt, %917, %c54 : i32
              %919 = arith.select %918, %c73, %c54 : i32
              %920 = arith.ori %c54, %919 : i32
              %921 = arith.cmpi sgt, %917, %c17 : i32
              %922 = arith.select %921, %c73, %c54 : i32
              %923 = arith.ori %c54, %922 : i32
              %924 = arith.cmpi sgt, %917, %c74 : i32
              %925 = arith.select %924, %c75, %c54 : i32
              %926 = arith.ori %920, %925 : i32
              %927 = arith.cmpi sgt, %917, %c76 : i32
              %928 = arith.select %927, %c75, %c54 : i32
              %929 = arith.ori %923, %928 : i32
              %930 = arith.cmpi sgt, %917, %c77 : i32
              %931 = arith.select %930, %c73, %c54 : i32
              %932 = arith.ori %c54, %931 : i32
              %933 = arith.cmpi sgt, %917, %c78 : i32
              %934 = arith.select %933, %c73, %c54 : i32
              %935 = arith.ori %c54, %934 : i32
              %936 = arith.cmpi sgt, %917, %c79 : i32
              %937 = arith.select %936, %c75, %c54 : i32
              %938 = arith.ori %932, %937 : i32
              %939 = arith.cmpi sgt, %917, %c80 : i32
              %940 = arith.select %939, %c75, %c54 : i32
              %941 = arith.ori %935, %940 : i32
              %942 = arith.cmpi sgt, %917, %c81 : i32
              %943 = arith.select %942, %c73, %c54 : i32
              %944 = arith.ori %c54, %943 : i32
              %945 = arith.cmpi sgt, %917, %c82 : i32
              %946 = arith.select %945, %c73, %c54 : i32
              %947 = arith.ori %c54, %946 : i32
              %948 = arith.cmpi sgt, %917, %c83 : i32
              %949 = arith.select %948, %c75, %c54 : i32
              %950 = arith.ori %944, %949 : i32
              %951 = arith.cmpi sgt, %917, %c84 : i32
              %952 = arith.select %951, %c75, %c54 : i32
              %953 = arith.ori %947, %952 : i32
              %954 = arith.cmpi sgt, %917, %c85 : i32
              %955 = arith.select %954, %c73, %c54 : i32
              %956 = arith.ori %c54, %955 : i32
              %957 = arith.cmpi sgt, %917, %c86 : i32
              %958 = arith.select %957, %c73, %c54 : i32
              %959 = arith.ori %c54, %958 : i32
              %960 = arith.cmpi sgt, %917, %c41 : i32
              %961 = arith.select %960, %c75, %c54 : i32
              %962 = arith.ori %956, %961 : i32
              %963 = arith.cmpi sgt, %917, %c87 : i32
              %964 = arith.select %963, %c75, %c54 : i32
              %965 = arith.ori %959, %964 : i32
              %966 = vector.from_elements %926, %938, %950, %962 : vector<4xi32>
              %967 = vector.from_elements %929, %941, %953, %965 : vector<4xi32>
              %968 = arith.subi %199, %267 : i32
              %969 = arith.subi %968, %c18 : i32
              %970 = arith.minsi %969, %c18 : i32
              %971 = arith.maxsi %970, %c54 : i32
              %972 = arith.cmpi sgt, %971, %c54 : i32
              %973 = arith.select %972, %c73, %c54 : i32
              %974 = arith.ori %c54, %973 : i32
              %975 = arith.cmpi sgt, %971, %c17 : i32
              %976 = arith.select %975, %c73, %c54 : i32
              %977 = arith.ori %c54, %976 : i32
              %978 = arith.cmpi sgt, %971, %c74 : i32
              %979 = arith.select %978, %c75, %c54 : i32
              %980 = arith.ori %974, %979 : i32
              %981 = arith.cmpi sgt, %971, %c76 : i32
              %982 = arith.select %981, %c75, %c54 : i32
              %983 = arith.ori %977, %982 : i32
              %984 = arith.cmpi sgt, %971, %c77 : i32
              %985 = arith.select %984, %c73, %c54 : i32
              %986 = arith.ori %c54, %985 : i32
              %987 = arith.cmpi sgt, %971, %c78 : i32
              %988 = arith.select %987, %c73, %c54 : i32
              %989 = arith.ori %c54, %988 : i32
              %990 = arith.cmpi sgt, %971, %c79 : i32
              %991 = arith.select %990, %c75, %c54 : i32
              %992 = arith.ori %986, %991 : i32
              %993 = arith.cmpi sgt, %971, %c80 : i32
              %994 = arith.select %993, %c75, %c54 : i32
              %995 = arith.ori %989, %994 : i32
              %996 = arith.cmpi sgt, %971, %c81 : i32
              %997 = arith.select %996, %c73, %c54 : i32
              %998 = arith.ori %c54, %997 : i32
              %999 = arith.cmpi sgt, %971, %c82 : i32
              %1000 = arith.select %999, %c73, %c54 : i32
              %1001 = arith.ori %c54, %1000 : i32
              %1002 = arith.cmpi sgt, %971, %c83 : i32
              %1003 = arith.select %1002, %c75, %c54 : i32
              %1004 = arith.ori %998, %1003 : i32
              %1005 = arith.cmpi sgt, %971, %c84 : i32
              %1006 = arith.select %1005, %c75, %c54 : i32
              %1007 = arith.ori %1001, %1006 : i32
              %1008 = arith.cmpi sgt, %971, %c85 : i32
              %1009 = arith.select %1008, %c73, %c54 : i32
              %1010 = arith.ori %c54, %1009 : i32
              %1011 = arith.cmpi sgt, %971, %c86 : i32
              %1012 = arith.select %1011, %c73, %c54 : i32
              %1013 = arith.ori %c54, %1012 : i32
              %1014 = arith.cmpi sgt, %971, %c41 : i32
              %1015 = arith.select %1014, %c75, %c54 : i32
              %1016 = arith.ori %1010, %1015 : i32
              %1017 = arith.cmpi sgt, %971, %c87 : i32
              %1018 = arith.select %1017, %c75, %c54 : i32
              %1019 = arith.ori %1013, %1018 : i32
              %1020 = vector.from_elements %980, %992, %1004, %1016 : vector<4xi32>
              %1021 = vector.from_elements %983, %995, %1007, %1019 : vector<4xi32>
              %1022 = arith.andi %532, %966 : vector<4xi32>
              %1023 = arith.andi %535, %967 : vector<4xi32>
              %1024 = arith.andi %538, %1020 : vector<4xi32>
              %1025 = arith.andi %541, %1021 : vector<4xi32>
              scf.yield %1022, %1023, %1024, %1025 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %532, %535, %538, %541 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1026 = vector.shuffle %913#0, %913#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1027 = vector.bitcast %1026 : vector<8xi32> to vector<16xf16>
            %1028 = wave.mma %1027, %618, %592#4 : vector<16xf16>, vector<8xf32>
            %1029 = vector.shuffle %913#2, %913#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1030 = vector.bitcast %1029 : vector<8xi32> to vector<16xf16>
            %1031 = wave.mma %1030, %625, %1028 : vector<16xf16>, vector<8xf32>
            %1032 = wave.opaque %1031 : vector<8xf32>
            %1033 = arith.addi %277, %35 : index
            %1034 = arith.addi %1033, %c91 : index
            %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1036 = arith.addi %277, %35 : index
            %1037 = arith.addi %1036, %c92 : index
            %1038 = vector.load %kv[%1037] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1039 = arith.addi %285, %35 : index
            %1040 = arith.addi %1039, %c91 : index
            %1041 = vector.load %kv[%1040] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1042 = arith.addi %285, %35 : index
            %1043 = arith.addi %1042, %c92 : index
            %1044 = vector.load %kv[%1043] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1045 = wave.opaque %268 : i32
            %1046 = arith.cmpi sgt, %1045, %199 : i32
            %1047:4 = scf.if %1046 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1048 = arith.subi %199, %267 : i32
              %1049 = arith.subi %1048, %c54 : i32
              %1050 = arith.minsi %1049, %c18 : i32
              %1051 = arith.maxsi %1050, %c54 : i32
              %1052 = arith.cmpi sgt, %1051, %c54 : i32
              %1053 = arith.select %1052, %c73, %c54 : i32
              %1054 = arith.ori %c54, %1053 : i32
              %1055 = arith.cmpi sgt, %1051, %c17 : i32
              %1056 = arith.select %1055, %c73, %c54 : i32
              %1057 = arith.ori %c54, %1056 : i32
              %1058 = arith.cmpi sgt, %1051, %c74 : i32
              %1059 = arith.select %1058, %c75, %c54 : i32
              %1060 = arith.ori %1054, %1059 : i32
              %1061 = arith.cmpi sgt, %1051, %c76 : i32
              %1062 = arith.select %1061, %c75, %c54 : i32
              %1063 = arith.ori %1057, %1062 : i32
              %1064 = arith.cmpi sgt, %1051, %c77 : i32
              %1065 = arith.select %1064, %c73, %c54 : i32
              %1066 = arith.ori %c54, %1065 : i32
              %1067 = arith.cmpi sgt, %1051, %c78 : i32
              %1068 = arith.select %1067, %c73, %c54 : i32
              %1069 = arith.ori %c54, %1068 : i32
              %1070 = arith.cmpi sgt, %1051, %c79 : i32
              %1071 = arith.select %1070, %c75, %c54 : i32
              %1072 = arith.ori %1066, %1071 : i32
              %1073 = arith.cmpi sgt, %1051, %c80 : i32
              %1074 = arith.select %1073, %c75, %c54 : i32
              %1075 = arith.ori %1069, %1074 : i32
              %1076 = arith.cmpi sgt, %1051, %c81 : i32
              %1077 = arith.select %1076, %c73, %c54 : i32
              %1078 = arith.ori %c54, %1077 : i32
              %1079 = arith.cmpi sgt, %1051, %c82 : i32
              %1080 = arith.select %1079, %c73, %c54 : i32
              %1081 = arith.ori %c54, %1080 : i32
              %1082 = arith.cmpi sgt, %1051, %c83 : i32
              %1083 = arith.select %1082, %c75, %c54 : i32
              %1084 = arith.ori %1078, %1083 : i32
              %1085 = arith.cmpi sgt, %1051, %c84 : i32
              %1086 = arith.select %1085, %c75, %c54 : i32
              %1087 = arith.ori %1081, %1086 : i32
              %1088 = arith.cmpi sgt, %1051, %c85 : i32
              %1089 = arith.select %1088, %c73, %c54 : i32
              %1090 = arith.ori %c54, %1089 : i32
              %1091 = arith.cmpi sgt, %1051, %c86 : i32
              %1092 = arith.select %1091, %c73, %c54 : i32
              %1093 = arith.ori %c54, %1092 : i32
              %1094 = arith.cmpi sgt, %1051, %c41 : i32
              %1095 = arith.select %1094, %c75, %c54 : i32
              %1096 = arith.ori %1090, %1095 : i32
              %1097 = arith.cmpi sgt, %1051, %c87 : i32
              %1098 = arith.select %1097, %c75, %c54 : i32
              %1099 = arith.ori %1093, %1098 : i32
              %1100 = vector.from_elements %1060, %1072, %1084, %1096 : vector<4xi32>
              %1101 = vector.from_elements %1063, %1075, %1087, %1099 : vector<4xi32>
              %1102 = arith.subi %199, %267 : i32
              %1103 = arith.subi %1102, %c18 : i32
              %1104 = arith.minsi %1103, %c18 : i32
              %1105 = arith.maxsi %1104, %c54 : i32
              %1106 = arith.cmpi sgt, %1105, %c54 : i32
              %1107 = arith.select %1106, %c73, %c54 : i32
              %1108 = arith.ori %c54, %1107 : i32
              %1109 = arith.cmpi sgt, %1105, %c17 : i32
              %1110 = arith.select %1109, %c73, %c54 : i32
              %1111 = arith.ori %c54, %1110 : i32
              %1112 = arith.cmpi sgt, %1105, %c74 : i32
              %1113 = arith.select %1112, %c75, %c54 : i32
              %1114 = arith.ori %1108, %1113 : i32
              %1115 = arith.cmpi sgt, %1105, %c76 : i32
              %1116 = arith.select %1115, %c75, %c54 : i32
              %1117 = arith.ori %1111, %1116 : i32
              %1118 = arith.cmpi sgt, %1105, %c77 : i32
              %1119 = arith.select %1118, %c73, %c54 : i32
              %1120 = arith.ori %c54, %1119 : i32
              %1121 = arith.cmpi sgt, %1105, %c78 : i32
              %1122 = arith.select %1121, %c73, %c54 : i32
              %1123 = arith.ori %c54, %1122 : i32
              %1124 = arith.cmpi sgt, %1105, %c79 : i32
              %1125 = arith.select %1124, %c75, %c54 : i32
              %1126 = arith.ori %1120, %1125 : i32
              %1127 = arith.cmpi sgt, %1105, %c80 : i32
              %1128 = arith.select %1127, %c75, %c54 : i32
              %1129 = arith.ori %1123, %1128 : i32
              %1130 = arith.cmpi sgt, %1105, %c81 : i32
              %1131 = arith.select %1130, %c73, %c54 : i32
              %1132 = arith.ori %c54, %1131 : i32
              %1133 = arith.cmpi sgt, %1105, %c82 : i32
              %1134 = arith.select %1133, %c73, %c54 : i32
              %1135 = arith.ori %c54, %1134 : i32
              %1136 = arith.cmpi sgt, %1105, %c83 : i32
              %1137 = arith.select %1136, %c75, %c54 : i32
              %1138 = arith.ori %1132, %1137 : i32
              %1139 = arith.cmpi sgt, %1105, %c84 : i32
              %1140 = arith.select %1139, %c75, %c54 : i32
              %1141 = arith.ori %1135, %1140 : i32
              %1142 = arith.cmpi sgt, %1105, %c85 : i32
              %1143 = arith.select %1142, %c73, %c54 : i32
              %1144 = arith.ori %c54, %1143 : i32
              %1145 = arith.cmpi sgt, %1105, %c86 : i32
              %1146 = arith.select %1145, %c73, %c54 : i32
              %1147 = arith.ori %c54, %1146 : i32
              %1148 = arith.cmpi sgt, %1105, %c41 : i32
              %1149 = arith.select %1148, %c75, %c54 : i32
              %1150 = arith.ori %1144, %1149 : i32
              %1151 = arith.cmpi sgt, %1105, %c87 : i32
              %1152 = arith.select %1151, %c75, %c54 : i32
              %1153 = arith.ori %1147, %1152 : i32
              %1154 = vector.from_elements %1114, %1126, %1138, %1150 : vector<4xi32>
              %1155 = vector.from_elements %1117, %1129, %1141, %1153 : vector<4xi32>
              %1156 = arith.andi %767, %1100 : vector<4xi32>
              %1157 = arith.andi %770, %1101 : vector<4xi32>
              %1158 = arith.andi %773, %1154 : vector<4xi32>
              %1159 = arith.andi %776, %1155 : vector<4xi32>
              scf.yield %1156, %1157, %1158, %1159 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %767, %770, %773, %776 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1160 = vector.shuffle %1047#0, %1047#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1161 = vector.bitcast %1160 : vector<8xi32> to vector<16xf16>
            %1162 = wave.mma %1161, %618, %592#5 : vector<16xf16>, vector<8xf32>
            %1163 = vector.shuffle %1047#2, %1047#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1164 = vector.bitcast %1163 : vector<8xi32> to vector<16xf16>
            %1165 = wave.mma %1164, %625, %1162 : vector<16xf16>, vector<8xf32>
            %1166 = wave.opaque %1165 : vector<8xf32>
            %1167 = arith.addi %277, %35 : index
            %1168 = arith.addi %1167, %c47 : index
            %1169 = vector.load %kv[%1168] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1170 = arith.addi %277, %35 : index
            %1171 = arith.addi %1170, %c93 : index
            %1172 = vector.load %kv[%1171] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1173 = arith.addi %285, %35 : index
            %1174 = arith.addi %1173, %c47 : index
            %1175 = vector.load %kv[%1174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1176 = arith.addi %285, %35 : index
            %1177 = arith.addi %1176, %c93 : index
            %1178 = vector.load %kv[%1177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1179 = wave.opaque %268 : i32
            %1180 = arith.cmpi sgt, %1179, %199 : i32
            %1181:4 = scf.if %1180 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1182 = arith.subi %199, %267 : i32
              %1183 = arith.subi %1182, %c54 : i32
              %1184 = arith.minsi %1183, %c18 : i32
              %1185 = arith.maxsi %1184, %c54 : i32
              %1186 = arith.cmpi sgt, %1185, %c54 : i32
              %1187 = arith.select %1186, %c73, %c54 : i32
              %1188 = arith.ori %c54, %1187 : i32
              %1189 = arith.cmpi sgt, %1185, %c17 : i32
              %1190 = arith.select %1189, %c73, %c54 : i32
              %1191 = arith.ori %c54, %1190 : i32
              %1192 = arith.cmpi sgt, %1185, %c74 : i32
              %1193 = arith.select %1192, %c75, %c54 : i32
              %1194 = arith.ori %1188, %1193 : i32
              %1195 = arith.cmpi sgt, %1185, %c76 : i32
              %1196 = arith.select %1195, %c75, %c54 : i32
              %1197 = arith.ori %1191, %1196 : i32
              %1198 = arith.cmpi sgt, %1185, %c77 : i32
              %1199 = arith.select %1198, %c73, %c54 : i32
              %1200 = arith.ori %c54, %1199 : i32
              %1201 = arith.cmpi sgt, %1185, %c78 : i32
              %1202 = arith.select %1201, %c73, %c54 : i32
              %1203 = arith.ori %c54, %1202 : i32
              %1204 = arith.cmpi sgt, %1185, %c79 : i32
              %1205 = arith.select %1204, %c75, %c54 : i32
              %1206 = arith.ori %1200, %1205 : i32
              %1207 = arith.cmpi sgt, %1185, %c80 : i32
              %1208 = arith.select %1207, %c75, %c54 : i32
              %1209 = arith.ori %1203, %1208 : i32
              %1210 = arith.cmpi sgt, %1185, %c81 : i32
              %1211 = arith.select %1210, %c73, %c54 : i32
              %1212 = arith.ori %c54, %1211 : i32
              %1213 = arith.cmpi sgt, %1185, %c82 : i32
              %1214 = arith.select %1213, %c73, %c54 : i32
              %1215 = arith.ori %c54, %1214 : i32
              %1216 = arith.cmpi sgt, %1185, %c83 : i32
              %1217 = arith.select %1216, %c75, %c54 : i32
              %1218 = arith.ori %1212, %1217 : i32
              %1219 = arith.cmpi sgt, %1185, %c84 : i32
              %1220 = arith.select %1219, %c75, %c54 : i32
              %1221 = arith.ori %1215, %1220 : i32
              %1222 = arith.cmpi sgt, %1185, %c85 : i32
              %1223 = arith.select %1222, %c73, %c54 : i32
              %1224 = arith.ori %c54, %1223 : i32
              %1225 = arith.cmpi sgt, %1185, %c86 : i32
              %1226 = arith.select %1225, %c73, %c54 : i32
              %1227 = arith.ori %c54, %1226 : i32
              %1228 = arith.cmpi sgt, %1185, %c41 : i32
              %1229 = arith.select %1228, %c75, %c54 : i32
              %1230 = arith.ori %1224, %1229 : i32
              %1231 = arith.cmpi sgt, %1185, %c87 : i32
              %1232 = arith.select %1231, %c75, %c54 : i32
              %1233 = arith.ori %1227, %1232 : i32
              %1234 = vector.from_elements %1194, %1206, %1218, %1230 : vector<4xi32>
              %1235 = vector.from_elements %1197, %1209, %1221, %1233 : vector<4xi32>
              %1236 = arith.subi %199, %267 : i32
              %1237 = arith.subi %1236, %c18 : i32
              %1238 = arith.minsi %1237, %c18 : i32
              %1239 = arith.maxsi %1238, %c54 : i32
              %1240 = arith.cmpi sgt, %1239, %c54 : i32
              %1241 = arith.select %1240, %c73, %c54 : i32
              %1242 = arith.ori %c54, %1241 : i32
              %1243 = arith.cmpi sgt, %1239, %c17 : i32
              %1244 = arith.select %1243, %c73, %c54 : i32
              %1245 = arith.ori %c54, %1244 : i32
              %1246 = arith.cmpi sgt, %1239, %c74 : i32
              %1247 = arith.select %1246, %c75, %c54 : i32
              %1248 = arith.ori %1242, %1247 : i32
              %1249 = arith.cmpi sgt, %1239, %c76 : i32
              %1250 = arith.select %1249, %c75, %c54 : i32
              %1251 = arith.ori %1245, %1250 : i32
              %1252 = arith.cmpi sgt, %1239, %c77 : i32
              %1253 = arith.select %1252, %c73, %c54 : i32
              %1254 = arith.ori %c54, %1253 : i32
              %1255 = arith.cmpi sgt, %1239, %c78 : i32
              %1256 = arith.select %1255, %c73, %c54 : i32
              %1257 = arith.ori %c54, %1256 : i32
              %1258 = arith.cmpi sgt, %1239, %c79 : i32
              %1259 = arith.select %1258, %c75, %c54 : i32
              %1260 = arith.ori %1254, %1259 : i32
              %1261 = arith.cmpi sgt, %1239, %c80 : i32
              %1262 = arith.select %1261, %c75, %c54 : i32
              %1263 = arith.ori %1257, %1262 : i32
              %1264 = arith.cmpi sgt, %1239, %c81 : i32
              %1265 = arith.select %1264, %c73, %c54 : i32
              %1266 = arith.ori %c54, %1265 : i32
              %1267 = arith.cmpi sgt, %1239, %c82 : i32
              %1268 = arith.select %1267, %c73, %c54 : i32
              %1269 = arith.ori %c54, %1268 : i32
              %1270 = arith.cmpi sgt, %1239, %c83 : i32
              %1271 = arith.select %1270, %c75, %c54 : i32
              %1272 = arith.ori %1266, %1271 : i32
              %1273 = arith.cmpi sgt, %1239, %c84 : i32
              %1274 = arith.select %1273, %c75, %c54 : i32
              %1275 = arith.ori %1269, %1274 : i32
              %1276 = arith.cmpi sgt, %1239, %c85 : i32
              %1277 = arith.select %1276, %c73, %c54 : i32
              %1278 = arith.ori %c54, %1277 : i32
              %1279 = arith.cmpi sgt, %1239, %c86 : i32
              %1280 = arith.select %1279, %c73, %c54 : i32
              %1281 = arith.ori %c54, %1280 : i32
              %1282 = arith.cmpi sgt, %1239, %c41 : i32
              %1283 = arith.select %1282, %c75, %c54 : i32
              %1284 = arith.ori %1278, %1283 : i32
              %1285 = arith.cmpi sgt, %1239, %c87 : i32
              %1286 = arith.select %1285, %c75, %c54 : i32
              %1287 = arith.ori %1281, %1286 : i32
              %1288 = vector.from_elements %1248, %1260, %1272, %1284 : vector<4xi32>
              %1289 = vector.from_elements %1251, %1263, %1275, %1287 : vector<4xi32>
              %1290 = arith.andi %901, %1234 : vector<4xi32>
              %1291 = arith.andi %904, %1235 : vector<4xi32>
              %1292 = arith.andi %907, %1288 : vector<4xi32>
              %1293 = arith.andi %910, %1289 : vector<4xi32>
              scf.yield %1290, %1291, %1292, %1293 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %901, %904, %907, %910 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1294 = vector.shuffle %1181#0, %1181#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1295 = vector.bitcast %1294 : vector<8xi32> to vector<16xf16>
            %1296 = wave.mma %1295, %618, %592#6 : vector<16xf16>, vector<8xf32>
            %1297 = vector.shuffle %1181#2, %1181#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1298 = vector.bitcast %1297 : vector<8xi32> to vector<16xf16>
            %1299 = wave.mma %1298, %625, %1296 : vector<16xf16>, vector<8xf32>
            %1300 = wave.opaque %1299 : vector<8xf32>
            %1301 = arith.addi %277, %35 : index
            %1302 = arith.addi %1301, %c94 : index
            %1303 = vector.load %kv[%1302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1304 = arith.addi %277, %35 : index
            %1305 = arith.addi %1304, %c95 : index
            %1306 = vector.load %kv[%1305] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1307 = arith.addi %285, %35 : index
            %1308 = arith.addi %1307, %c94 : index
            %1309 = vector.load %kv[%1308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1310 = arith.addi %285, %35 : index
            %1311 = arith.addi %1310, %c95 : index
            %1312 = vector.load %kv[%1311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1313 = wave.opaque %268 : i32
            %1314 = arith.cmpi sgt, %1313, %199 : i32
            %1315:4 = scf.if %1314 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1316 = arith.subi %199, %267 : i32
              %1317 = arith.subi %1316, %c54 : i32
              %1318 = arith.minsi %1317, %c18 : i32
              %1319 = arith.maxsi %1318, %c54 : i32
              %1320 = arith.cmpi sgt, %1319, %c54 : i32
              %1321 = arith.select %1320, %c73, %c54 : i32
              %1322 = arith.ori %c54, %1321 : i32
              %1323 = arith.cmpi sgt, %1319, %c17 : i32
              %1324 = arith.select %1323, %c73, %c54 : i32
              %1325 = arith.ori %c54, %1324 : i32
              %1326 = arith.cmpi sgt, %1319, %c74 : i32
              %1327 = arith.select %1326, %c75, %c54 : i32
              %1328 = arith.ori %1322, %1327 : i32
              %1329 = arith.cmpi sgt, %1319, %c76 : i32
              %1330 = arith.select %1329, %c75, %c54 : i32
              %1331 = arith.ori %1325, %1330 : i32
              %1332 = arith.cmpi sgt, %1319, %c77 : i32
              %1333 = arith.select %1332, %c73, %c54 : i32
              %1334 = arith.ori %c54, %1333 : i32
              %1335 = arith.cmpi sgt, %1319, %c78 : i32
              %1336 = arith.select %1335, %c73, %c54 : i32
              %1337 = arith.ori %c54, %1336 : i32
              %1338 = arith.cmpi sgt, %1319, %c79 : i32
              %1339 = arith.select %1338, %c75, %c54 : i32
              %1340 = arith.ori %1334, %1339 : i32
              %1341 = arith.cmpi sgt, %1319, %c80 : i32
              %1342 = arith.select %1341, %c75, %c54 : i32
              %1343 = arith.ori %1337, %1342 : i32
              %1344 = arith.cmpi sgt, %1319, %c81 : i32
              %1345 = arith.select %1344, %c73, %c54 : i32
              %1346 = arith.ori %c54, %1345 : i32
              %1347 = arith.cmpi sgt, %1319, %c82 : i32
              %1348 = arith.select %1347, %c73, %c54 : i32
              %1349 = arith.ori %c54, %1348 : i32
              %1350 = arith.cmpi sgt, %1319, %c83 : i32
              %1351 = arith.select %1350, %c75, %c54 : i32
              %1352 = arith.ori %1346, %1351 : i32
              %1353 = arith.cmpi sgt, %1319, %c84 : i32
              %1354 = arith.select %1353, %c75, %c54 : i32
              %1355 = arith.ori %1349, %1354 : i32
              %1356 = arith.cmpi sgt, %1319, %c85 : i32
              %1357 = arith.select %1356, %c73, %c54 : i32
              %1358 = arith.ori %c54, %1357 : i32
              %1359 = arith.cmpi sgt, %1319, %c86 : i32
              %1360 = arith.select %1359, %c73, %c54 : i32
              %1361 = arith.ori %c54, %1360 : i32
              %1362 = arith.cmpi sgt, %1319, %c41 : i32
              %1363 = arith.select %1362, %c75, %c54 : i32
              %1364 = arith.ori %1358, %1363 : i32
              %1365 = arith.cmpi sgt, %1319, %c87 : i32
              %1366 = arith.select %1365, %c75, %c54 : i32
              %1367 = arith.ori %1361, %1366 : i32
              %1368 = vector.from_elements %1328, %1340, %1352, %1364 : vector<4xi32>
              %1369 = vector.from_elements %1331, %1343, %1355, %1367 : vector<4xi32>
              %1370 = arith.subi %199, %267 : i32
              %1371 = arith.subi %1370, %c18 : i32
              %1372 = arith.minsi %1371, %c18 : i32
              %1373 = arith.maxsi %1372, %c54 : i32
              %1374 = arith.cmpi sgt, %1373, %c54 : i32
              %1375 = arith.select %1374, %c73, %c54 : i32
              %1376 = arith.ori %c54, %1375 : i32
              %1377 = arith.cmpi sgt, %1373, %c17 : i32
              %1378 = arith.select %1377, %c73, %c54 : i32
              %1379 = arith.ori %c54, %1378 : i32
              %1380 = arith.cmpi sgt, %1373, %c74 : i32
              %1381 = arith.select %1380, %c75, %c54 : i32
              %1382 = arith.ori %1376, %1381 : i32
              %1383 = arith.cmpi sgt, %1373, %c76 : i32
              %1384 = arith.select %1383, %c75, %c54 : i32
              %1385 = arith.ori %1379, %1384 : i32
              %1386 = arith.cmpi sgt, %1373, %c77 : i32
              %1387 = arith.select %1386, %c73, %c54 : i32
              %1388 = arith.ori %c54, %1387 : i32
              %1389 = arith.cmpi sgt, %1373, %c78 : i32
              %1390 = arith.select %1389, %c73, %c54 : i32
              %1391 = arith.ori %c54, %1390 : i32
              %1392 = arith.cmpi sgt, %1373, %c79 : i32
              %1393 = arith.select %1392, %c75, %c54 : i32
              %1394 = arith.ori %1388, %1393 : i32
              %1395 = arith.cmpi sgt, %1373, %c80 : i32
              %1396 = arith.select %1395, %c75, %c54 : i32
              %1397 = arith.ori %1391, %1396 : i32
              %1398 = arith.cmpi sgt, %1373, %c81 : i32
              %1399 = arith.select %1398, %c73, %c54 : i32
              %1400 = arith.ori %c54, %1399 : i32
              %1401 = arith.cmpi sgt, %1373, %c82 : i32
              %1402 = arith.select %1401, %c73, %c54 : i32
              %1403 = arith.ori %c54, %1402 : i32
              %1404 = arith.cmpi sgt, %1373, %c83 : i32
              %1405 = arith.select %1404, %c75, %c54 : i32
              %1406 = arith.ori %1400, %1405 : i32
              %1407 = arith.cmpi sgt, %1373, %c84 : i32
              %1408 = arith.select %1407, %c75, %c54 : i32
              %1409 = arith.ori %1403, %1408 : i32
              %1410 = arith.cmpi sgt, %1373, %c85 : i32
              %1411 = arith.select %1410, %c73, %c54 : i32
              %1412 = arith.ori %c54, %1411 : i32
              %1413 = arith.cmpi sgt, %1373, %c86 : i32
              %1414 = arith.select %1413, %c73, %c54 : i32
              %1415 = arith.ori %c54, %1414 : i32
              %1416 = arith.cmpi sgt, %1373, %c41 : i32
              %1417 = arith.select %1416, %c75, %c54 : i32
              %1418 = arith.ori %1412, %1417 : i32
              %1419 = arith.cmpi sgt, %1373, %c87 : i32
              %1420 = arith.select %1419, %c75, %c54 : i32
              %1421 = arith.ori %1415, %1420 : i32
              %1422 = vector.from_elements %1382, %1394, %1406, %1418 : vector<4xi32>
              %1423 = vector.from_elements %1385, %1397, %1409, %1421 : vector<4xi32>
              %1424 = arith.andi %1035, %1368 : vector<4xi32>
              %1425 = arith.andi %1038, %1369 : vector<4xi32>
              %1426 = arith.andi %1041, %1422 : vector<4xi32>
              %1427 = arith.andi %1044, %1423 : vector<4xi32>
              scf.yield %1424, %1425, %1426, %1427 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1035, %1038, %1041, %1044 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1428 = vector.shuffle %1315#0, %1315#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1429 = vector.bitcast %1428 : vector<8xi32> to vector<16xf16>
            %1430 = wave.mma %1429, %618, %592#7 : vector<16xf16>, vector<8xf32>
            %1431 = vector.shuffle %1315#2, %1315#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1432 = vector.bitcast %1431 : vector<8xi32> to vector<16xf16>
            %1433 = wave.mma %1432, %625, %1430 : vector<16xf16>, vector<8xf32>
            %1434 = wave.opaque %1433 : vector<8xf32>
            wave.pin
            %1435 = wave.opaque %268 : i32
            %1436 = arith.cmpi sgt, %1435, %199 : i32
            %1437:4 = scf.if %1436 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1438 = arith.subi %199, %267 : i32
              %1439 = arith.subi %1438, %c54 : i32
              %1440 = arith.minsi %1439, %c18 : i32
              %1441 = arith.maxsi %1440, %c54 : i32
              %1442 = arith.cmpi sgt, %1441, %c54 : i32
              %1443 = arith.select %1442, %c73, %c54 : i32
              %1444 = arith.ori %c54, %1443 : i32
              %1445 = arith.cmpi sgt, %1441, %c17 : i32
              %1446 = arith.select %1445, %c73, %c54 : i32
              %1447 = arith.ori %c54, %1446 : i32
              %1448 = arith.cmpi sgt, %1441, %c74 : i32
              %1449 = arith.select %1448, %c75, %c54 : i32
              %1450 = arith.ori %1444, %1449 : i32
              %1451 = arith.cmpi sgt, %1441, %c76 : i32
              %1452 = arith.select %1451, %c75, %c54 : i32
              %1453 = arith.ori %1447, %1452 : i32
              %1454 = arith.cmpi sgt, %1441, %c77 : i32
              %1455 = arith.select %1454, %c73, %c54 : i32
              %1456 = arith.ori %c54, %1455 : i32
              %1457 = arith.cmpi sgt, %1441, %c78 : i32
              %1458 = arith.select %1457, %c73, %c54 : i32
              %1459 = arith.ori %c54, %1458 : i32
              %1460 = arith.cmpi sgt, %1441, %c79 : i32
              %1461 = arith.select %1460, %c75, %c54 : i32
              %1462 = arith.ori %1456, %1461 : i32
              %1463 = arith.cmpi sgt, %1441, %c80 : i32
              %1464 = arith.select %1463, %c75, %c54 : i32
              %1465 = arith.ori %1459, %1464 : i32
              %1466 = arith.cmpi sgt, %1441, %c81 : i32
              %1467 = arith.select %1466, %c73, %c54 : i32
              %1468 = arith.ori %c54, %1467 : i32
              %1469 = arith.cmpi sgt, %1441, %c82 : i32
              %1470 = arith.select %1469, %c73, %c54 : i32
              %1471 = arith.ori %c54, %1470 : i32
              %1472 = arith.cmpi sgt, %1441, %c83 : i32
              %1473 = arith.select %1472, %c75, %c54 : i32
              %1474 = arith.ori %1468, %1473 : i32
              %1475 = arith.cmpi sgt, %1441, %c84 : i32
              %1476 = arith.select %1475, %c75, %c54 : i32
              %1477 = arith.ori %1471, %1476 : i32
              %1478 = arith.cmpi sgt, %1441, %c85 : i32
              %1479 = arith.select %1478, %c73, %c54 : i32
              %1480 = arith.ori %c54, %1479 : i32
              %1481 = arith.cmpi sgt, %1441, %c86 : i32
              %1482 = arith.select %1481, %c73, %c54 : i32
              %1483 = arith.ori %c54, %1482 : i32
              %1484 = arith.cmpi sgt, %1441, %c41 : i32
              %1485 = arith.select %1484, %c75, %c54 : i32
              %1486 = arith.ori %1480, %1485 : i32
              %1487 = arith.cmpi sgt, %1441, %c87 : i32
              %1488 = arith.select %1487, %c75, %c54 : i32
              %1489 = arith.ori %1483, %1488 : i32
              %1490 = vector.from_elements %1450, %1462, %1474, %1486 : vector<4xi32>
              %1491 = vector.from_elements %1453, %1465, %1477, %1489 : vector<4xi32>
              %1492 = arith.subi %199, %267 : i32
              %1493 = arith.subi %1492, %c18 : i32
              %1494 = arith.minsi %1493, %c18 : i32
              %1495 = arith.maxsi %1494, %c54 : i32
              %1496 = arith.cmpi sgt, %1495, %c54 : i32
              %1497 = arith.select %1496, %c73, %c54 : i32
              %1498 = arith.ori %c54, %1497 : i32
              %1499 = arith.cmpi sgt, %1495, %c17 : i32
              %1500 = arith.select %1499, %c73, %c54 : i32
              %1501 = arith.ori %c54, %1500 : i32
              %1502 = arith.cmpi sgt, %1495, %c74 : i32
              %1503 = arith.select %1502, %c75, %c54 : i32
              %1504 = arith.ori %1498, %1503 : i32
              %1505 = arith.cmpi sgt, %1495, %c76 : i32
              %1506 = arith.select %1505, %c75, %c54 : i32
              %1507 = arith.ori %1501, %1506 : i32
              %1508 = arith.cmpi sgt, %1495, %c77 : i32
              %1509 = arith.select %1508, %c73, %c54 : i32
              %1510 = arith.ori %c54, %1509 : i32
              %1511 = arith.cmpi sgt, %1495, %c78 : i32
              %1512 = arith.select %1511, %c73, %c54 : i32
              %1513 = arith.ori %c54, %1512 : i32
              %1514 = arith.cmpi sgt, %1495, %c79 : i32
              %1515 = arith.select %1514, %c75, %c54 : i32
              %1516 = arith.ori %1510, %1515 : i32
              %1517 = arith.cmpi sgt, %1495, %c80 : i32
              %1518 = arith.select %1517, %c75, %c54 : i32
              %1519 = arith.ori %1513, %1518 : i32
              %1520 = arith.cmpi sgt, %1495, %c81 : i32
              %1521 = arith.select %1520, %c73, %c54 : i32
              %1522 = arith.ori %c54, %1521 : i32
              %1523 = arith.cmpi sgt, %1495, %c82 : i32
              %1524 = arith.select %1523, %c73, %c54 : i32
              %1525 = arith.ori %c54, %1524 : i32
              %1526 = arith.cmpi sgt, %1495, %c83 : i32
              %1527 = arith.select %1526, %c75, %c54 : i32
              %1528 = arith.ori %1522, %1527 : i32
              %1529 = arith.cmpi sgt, %1495, %c84 : i32
              %1530 = arith.select %1529, %c75, %c54 : i32
              %1531 = arith.ori %1525, %1530 : i32
              %1532 = arith.cmpi sgt, %1495, %c85 : i32
              %1533 = arith.select %1532, %c73, %c54 : i32
              %1534 = arith.ori %c54, %1533 : i32
              %1535 = arith.cmpi sgt, %1495, %c86 : i32
              %1536 = arith.select %1535, %c73, %c54 : i32
              %1537 = arith.ori %c54, %1536 : i32
              %1538 = arith.cmpi sgt, %1495, %c41 : i32
              %1539 = arith.select %1538, %c75, %c54 : i32
              %1540 = arith.ori %1534, %1539 : i32
              %1541 = arith.cmpi sgt, %1495, %c87 : i32
              %1542 = arith.select %1541, %c75, %c54 : i32
              %1543 = arith.ori %1537, %1542 : i32
              %1544 = vector.from_elements %1504, %1516, %1528, %1540 : vector<4xi32>
              %1545 = vector.from_elements %1507, %1519, %1531, %1543 : vector<4xi32>
              %1546 = arith.andi %1169, %1490 : vector<4xi32>
              %1547 = arith.andi %1172, %1491 : vector<4xi32>
              %1548 = arith.andi %1175, %1544 : vector<4xi32>
              %1549 = arith.andi %1178, %1545 : vector<4xi32>
              scf.yield %1546, %1547, %1548, %1549 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1169, %1172, %1175, %1178 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1550 = vector.shuffle %1437#0, %1437#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1551 = vector.bitcast %1550 : vector<8xi32> to vector<16xf16>
            %1552 = wave.mma %1551, %618, %592#8 : vector<16xf16>, vector<8xf32>
            %1553 = vector.shuffle %1437#2, %1437#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1554 = vector.bitcast %1553 : vector<8xi32> to vector<16xf16>
            %1555 = wave.mma %1554, %625, %1552 : vector<16xf16>, vector<8xf32>
            %1556 = wave.opaque %1555 : vector<8xf32>
            wave.pin
            %1557 = wave.opaque %268 : i32
            %1558 = arith.cmpi slt, %1557, %199 : i32
            %1559:4 = scf.if %1558 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1560 = arith.addi %294, %35 : index
              %1561 = arith.addi %1560, %c22 : index
              %1562 = vector.load %kv[%1561] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1563 = arith.addi %294, %35 : index
              %1564 = arith.addi %1563, %c29 : index
              %1565 = vector.load %kv[%1564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1566 = arith.addi %302, %35 : index
              %1567 = arith.addi %1566, %c22 : index
              %1568 = vector.load %kv[%1567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1569 = arith.addi %302, %35 : index
              %1570 = arith.addi %1569, %c29 : index
              %1571 = vector.load %kv[%1570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1562, %1565, %1568, %1571 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1437#0, %1437#1, %1437#2, %1437#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1572 = wave.opaque %268 : i32
            %1573 = arith.cmpi sgt, %1572, %199 : i32
            %1574:4 = scf.if %1573 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1575 = arith.subi %199, %267 : i32
              %1576 = arith.subi %1575, %c54 : i32
              %1577 = arith.minsi %1576, %c18 : i32
              %1578 = arith.maxsi %1577, %c54 : i32
              %1579 = arith.cmpi sgt, %1578, %c54 : i32
              %1580 = arith.select %1579, %c73, %c54 : i32
              %1581 = arith.ori %c54, %1580 : i32
              %1582 = arith.cmpi sgt, %1578, %c17 : i32
              %1583 = arith.select %1582, %c73, %c54 : i32
              %1584 = arith.ori %c54, %1583 : i32
              %1585 = arith.cmpi sgt, %1578, %c74 : i32
              %1586 = arith.select %1585, %c75, %c54 : i32
              %1587 = arith.ori %1581, %1586 : i32
              %1588 = arith.cmpi sgt, %1578, %c76 : i32
              %1589 = arith.select %1588, %c75, %c54 : i32
              %1590 = arith.ori %1584, %1589 : i32
              %1591 = arith.cmpi sgt, %1578, %c77 : i32
              %1592 = arith.select %1591, %c73, %c54 : i32
              %1593 = arith.ori %c54, %1592 : i32
              %1594 = arith.cmpi sgt, %1578, %c78 : i32
              %1595 = arith.select %1594, %c73, %c54 : i32
              %1596 = arith.ori %c54, %1595 : i32
              %1597 = arith.cmpi sgt, %1578, %c79 : i32
              %1598 = arith.select %1597, %c75, %c54 : i32
              %1599 = arith.ori %1593, %1598 : i32
              %1600 = arith.cmpi sgt, %1578, %c80 : i32
              %1601 = arith.select %1600, %c75, %c54 : i32
              %1602 = arith.ori %1596, %1601 : i32
              %1603 = arith.cmpi sgt, %1578, %c81 : i32
              %1604 = arith.select %1603, %c73, %c54 : i32
              %1605 = arith.ori %c54, %1604 : i32
              %1606 = arith.cmpi sgt, %1578, %c82 : i32
              %1607 = arith.select %1606, %c73, %c54 : i32
              %1608 = arith.ori %c54, %1607 : i32
              %1609 = arith.cmpi sgt, %1578, %c83 : i32
              %1610 = arith.select %1609, %c75, %c54 : i32
              %1611 = arith.ori %1605, %1610 : i32
              %1612 = arith.cmpi sgt, %1578, %c84 : i32
              %1613 = arith.select %1612, %c75, %c54 : i32
              %1614 = arith.ori %1608, %1613 : i32
              %1615 = arith.cmpi sgt, %1578, %c85 : i32
              %1616 = arith.select %1615, %c73, %c54 : i32
              %1617 = arith.ori %c54, %1616 : i32
              %1618 = arith.cmpi sgt, %1578, %c86 : i32
              %1619 = arith.select %1618, %c73, %c54 : i32
              %1620 = arith.ori %c54, %1619 : i32
              %1621 = arith.cmpi sgt, %1578, %c41 : i32
              %1622 = arith.select %1621, %c75, %c54 : i32
              %1623 = arith.ori %1617, %1622 : i32
              %1624 = arith.cmpi sgt, %1578, %c87 : i32
              %1625 = arith.select %1624, %c75, %c54 : i32
              %1626 = arith.ori %1620, %1625 : i32
              %1627 = vector.from_elements %1587, %1599, %1611, %1623 : vector<4xi32>
              %1628 = vector.from_elements %1590, %1602, %1614, %1626 : vector<4xi32>
              %1629 = arith.subi %199, %267 : i32
              %1630 = arith.subi %1629, %c18 : i32
              %1631 = arith.minsi %1630, %c18 : i32
              %1632 = arith.maxsi %1631, %c54 : i32
              %1633 = arith.cmpi sgt, %1632, %c54 : i32
              %1634 = arith.select %1633, %c73, %c54 : i32
              %1635 = arith.ori %c54, %1634 : i32
              %1636 = arith.cmpi sgt, %1632, %c17 : i32
              %1637 = arith.select %1636, %c73, %c54 : i32
              %1638 = arith.ori %c54, %1637 : i32
              %1639 = arith.cmpi sgt, %1632, %c74 : i32
              %1640 = arith.select %1639, %c75, %c54 : i32
              %1641 = arith.ori %1635, %1640 : i32
              %1642 = arith.cmpi sgt, %1632, %c76 : i32
              %1643 = arith.select %1642, %c75, %c54 : i32
              %1644 = arith.ori %1638, %1643 : i32
              %1645 = arith.cmpi sgt, %1632, %c77 : i32
              %1646 = arith.select %1645, %c73, %c54 : i32
              %1647 = arith.ori %c54, %1646 : i32
              %1648 = arith.cmpi sgt, %1632, %c78 : i32
              %1649 = arith.select %1648, %c73, %c54 : i32
              %1650 = arith.ori %c54, %1649 : i32
              %1651 = arith.cmpi sgt, %1632, %c79 : i32
              %1652 = arith.select %1651, %c75, %c54 : i32
              %1653 = arith.ori %1647, %1652 : i32
              %1654 = arith.cmpi sgt, %1632, %c80 : i32
              %1655 = arith.select %1654, %c75, %c54 : i32
              %1656 = arith.ori %1650, %1655 : i32
              %1657 = arith.cmpi sgt, %1632, %c81 : i32
              %1658 = arith.select %1657, %c73, %c54 : i32
              %1659 = arith.ori %c54, %1658 : i32
              %1660 = arith.cmpi sgt, %1632, %c82 : i32
              %1661 = arith.select %1660, %c73, %c54 : i32
              %1662 = arith.ori %c54, %1661 : i32
              %1663 = arith.cmpi sgt, %1632, %c83 : i32
              %1664 = arith.select %1663, %c75, %c54 : i32
              %1665 = arith.ori %1659, %1664 : i32
              %1666 = arith.cmpi sgt, %1632, %c84 : i32
              %1667 = arith.select %1666, %c75, %c54 : i32
              %1668 = arith.ori %1662, %1667 : i32
              %1669 = arith.cmpi sgt, %1632, %c85 : i32
              %1670 = arith.select %1669, %c73, %c54 : i32
              %1671 = arith.ori %c54, %1670 : i32
              %1672 = arith.cmpi sgt, %1632, %c86 : i32
              %1673 = arith.select %1672, %c73, %c54 : i32
              %1674 = arith.ori %c54, %1673 : i32
              %1675 = arith.cmpi sgt, %1632, %c41 : i32
              %1676 = arith.select %1675, %c75, %c54 : i32
              %1677 = arith.ori %1671, %1676 : i32
              %1678 = arith.cmpi sgt, %1632, %c87 : i32
              %1679 = arith.select %1678, %c75, %c54 : i32
              %1680 = arith.ori %1674, %1679 : i32
              %1681 = vector.from_elements %1641, %1653, %1665, %1677 : vector<4xi32>
              %1682 = vector.from_elements %1644, %1656, %1668, %1680 : vector<4xi32>
              %1683 = arith.andi %1303, %1627 : vector<4xi32>
              %1684 = arith.andi %1306, %1628 : vector<4xi32>
              %1685 = arith.andi %1309, %1681 : vector<4xi32>
              %1686 = arith.andi %1312, %1682 : vector<4xi32>
              scf.yield %1683, %1684, %1685, %1686 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1303, %1306, %1309, %1312 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1687 = vector.shuffle %1574#0, %1574#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1688 = vector.bitcast %1687 : vector<8xi32> to vector<16xf16>
            %1689 = wave.mma %1688, %618, %592#9 : vector<16xf16>, vector<8xf32>
            %1690 = vector.shuffle %1574#2, %1574#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1691 = vector.bitcast %1690 : vector<8xi32> to vector<16xf16>
            %1692 = wave.mma %1691, %625, %1689 : vector<16xf16>, vector<8xf32>
            %1693 = wave.opaque %1692 : vector<8xf32>
            wave.pin
            %1694 = wave.opaque %268 : i32
            %1695 = arith.cmpi slt, %1694, %199 : i32
            %1696:4 = scf.if %1695 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1697 = arith.addi %294, %35 : index
              %1698 = arith.addi %1697, %c23 : index
              %1699 = vector.load %kv[%1698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1700 = arith.addi %294, %35 : index
              %1701 = arith.addi %1700, %c55 : index
              %1702 = vector.load %kv[%1701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1703 = arith.addi %302, %35 : index
              %1704 = arith.addi %1703, %c23 : index
              %1705 = vector.load %kv[%1704] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1706 = arith.addi %302, %35 : index
              %1707 = arith.addi %1706, %c55 : index
              %1708 = vector.load %kv[%1707] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1699, %1702, %1705, %1708 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1574#0, %1574#1, %1574#2, %1574#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1559#0, %1559#1, %1559#2, %1559#3, %1696#0, %1696#1, %1696#2, %1696#3, %592#0, %642, %764, %898, %1032, %1166, %1300, %1434, %1556, %1693 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1709 = wave.swap_halves %265#9 : f32
          %1710 = arith.addf %265#9, %1709 : f32
          scf.yield %265#8, %1710, %265#10, %265#11, %265#12, %265#13, %265#14, %265#15, %265#16, %265#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c49, %c50, %c51, %c51, %c51, %c51, %c51, %c51, %c51, %c51 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1711 = wave.opaque %c22 : index
        %1712 = arith.muli %8, %c25 : index
        %1713 = arith.addi %1712, %0 : index
        %1714 = arith.addi %1713, %1711 : index
        %1715 = arith.remui %0, %c9 : index
        %1716 = arith.addi %1715, %1711 : index
        %1717 = arith.remui %0, %c3 : index
        %1718 = arith.addi %1717, %1711 : index
        %1719 = arith.cmpi slt, %1718, %c9 : index
        wave.barrier
        scf.if %1719 {
          %1720 = arith.muli %8, %c25 : index
          %1721 = arith.addi %1720, %1718 : index
          memref.store %201#0, %6[%1721] : memref<?xf32>
          %1722 = arith.addi %1721, %c3 : index
          memref.store %201#1, %6[%1722] : memref<?xf32>
          %1723 = arith.muli %8, %c42 : index
          %1724 = arith.muli %2, %c9 : index
          %1725 = arith.addi %1723, %1724 : index
          %1726 = arith.addi %1725, %1718 : index
          %1727 = vector.extract %201#2[0] : f32 from vector<8xf32>
          %1728 = arith.addi %1726, %c22 : index
          memref.store %1727, %5[%1728] : memref<?xf32>
          %1729 = vector.extract %201#2[1] : f32 from vector<8xf32>
          %1730 = arith.addi %1726, %c3 : index
          memref.store %1729, %5[%1730] : memref<?xf32>
          %1731 = vector.extract %201#2[2] : f32 from vector<8xf32>
          %1732 = arith.addi %1726, %c25 : index
          memref.store %1731, %5[%1732] : memref<?xf32>
          %1733 = vector.extract %201#2[3] : f32 from vector<8xf32>
          %1734 = arith.addi %1726, %c27 : index
          memref.store %1733, %5[%1734] : memref<?xf32>
          %1735 = vector.extract %201#2[4] : f32 from vector<8xf32>
          %1736 = arith.addi %1726, %c29 : index
          memref.store %1735, %5[%1736] : memref<?xf32>
          %1737 = vector.extract %201#2[5] : f32 from vector<8xf32>
          %1738 = arith.addi %1726, %c31 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %201#2[6] : f32 from vector<8xf32>
          %1740 = arith.addi %1726, %c33 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %201#2[7] : f32 from vector<8xf32>
          %1742 = arith.addi %1726, %c35 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
          %1743 = vector.extract %201#3[0] : f32 from vector<8xf32>
          %1744 = arith.addi %1726, %c23 : index
          memref.store %1743, %5[%1744] : memref<?xf32>
          %1745 = vector.extract %201#3[1] : f32 from vector<8xf32>
          %1746 = arith.addi %1726, %c96 : index
          memref.store %1745, %5[%1746] : memref<?xf32>
          %1747 = vector.extract %201#3[2] : f32 from vector<8xf32>
          %1748 = arith.addi %1726, %c97 : index
          memref.store %1747, %5[%1748] : memref<?xf32>
          %1749 = vector.extract %201#3[3] : f32 from vector<8xf32>
          %1750 = arith.addi %1726, %c98 : index
          memref.store %1749, %5[%1750] : memref<?xf32>
          %1751 = vector.extract %201#3[4] : f32 from vector<8xf32>
          %1752 = arith.addi %1726, %c55 : index
          memref.store %1751, %5[%1752] : memref<?xf32>
          %1753 = vector.extract %201#3[5] : f32 from vector<8xf32>
          %1754 = arith.addi %1726, %c99 : index
          memref.store %1753, %5[%1754] : memref<?xf32>
          %1755 = vector.extract %201#3[6] : f32 from vector<8xf32>
          %1756 = arith.addi %1726, %c100 : index
          memref.store %1755, %5[%1756] : memref<?xf32>
          %1757 = vector.extract %201#3[7] : f32 from vector<8xf32>
          %1758 = arith.addi %1726, %c101 : index
          memref.store %1757, %5[%1758] : memref<?xf32>
          %1759 = vector.extract %201#4[0] : f32 from vector<8xf32>
          %1760 = arith.addi %1726, %c7 : index
          memref.store %1759, %5[%1760] : memref<?xf32>
          %1761 = vector.extract %201#4[1] : f32 from vector<8xf32>
          %1762 = arith.addi %1726, %c102 : index
          memref.store %1761, %5[%1762] : memref<?xf32>
          %1763 = vector.extract %201#4[2] : f32 from vector<8xf32>
          %1764 = arith.addi %1726, %c103 : index
          memref.store %1763, %5[%1764] : memref<?xf32>
          %1765 = vector.extract %201#4[3] : f32 from vector<8xf32>
          %1766 = arith.addi %1726, %c104 : index
          memref.store %1765, %5[%1766] : memref<?xf32>
          %1767 = vector.extract %201#4[4] : f32 from vector<8xf32>
          %1768 = arith.addi %1726, %c56 : index
          memref.store %1767, %5[%1768] : memref<?xf32>
          %1769 = vector.extract %201#4[5] : f32 from vector<8xf32>
          %1770 = arith.addi %1726, %c105 : index
          memref.store %1769, %5[%1770] : memref<?xf32>
          %1771 = vector.extract %201#4[6] : f32 from vector<8xf32>
          %1772 = arith.addi %1726, %c106 : index
          memref.store %1771, %5[%1772] : memref<?xf32>
          %1773 = vector.extract %201#4[7] : f32 from vector<8xf32>
          %1774 = arith.addi %1726, %c107 : index
          memref.store %1773, %5[%1774] : memref<?xf32>
          %1775 = vector.extract %201#5[0] : f32 from vector<8xf32>
          %1776 = arith.addi %1726, %c57 : index
          memref.store %1775, %5[%1776] : memref<?xf32>
          %1777 = vector.extract %201#5[1] : f32 from vector<8xf32>
          %1778 = arith.addi %1726, %c108 : index
          memref.store %1777, %5[%1778] : memref<?xf32>
          %1779 = vector.extract %201#5[2] : f32 from vector<8xf32>
          %1780 = arith.addi %1726, %c109 : index
          memref.store %1779, %5[%1780] : memref<?xf32>
          %1781 = vector.extract %201#5[3] : f32 from vector<8xf32>
          %1782 = arith.addi %1726, %c110 : index
          memref.store %1781, %5[%1782] : memref<?xf32>
          %1783 = vector.extract %201#5[4] : f32 from vector<8xf32>
          %1784 = arith.addi %1726, %c58 : index
          memref.store %1783, %5[%1784] : memref<?xf32>
          %1785 = vector.extract %201#5[5] : f32 from vector<8xf32>
          %1786 = arith.addi %1726, %c111 : index
          memref.store %1785, %5[%1786] : memref<?xf32>
          %1787 = vector.extract %201#5[6] : f32 from vector<8xf32>
          %1788 = arith.addi %1726, %c112 : index
          memref.store %1787, %5[%1788] : memref<?xf32>
          %1789 = vector.extract %201#5[7] : f32 from vector<8xf32>
          %1790 = arith.addi %1726, %c113 : index
          memref.store %1789, %5[%1790] : memref<?xf32>
        }
        wave.barrier
        %1791 = arith.addi %1716, %c22 : index
        %1792 = memref.load %6[%1791] : memref<?xf32>
        %1793 = arith.addi %1716, %c3 : index
        %1794 = memref.load %6[%1793] : memref<?xf32>
        %1795 = arith.addi %1716, %c25 : index
        %1796 = memref.load %6[%1795] : memref<?xf32>
        %1797 = arith.addi %1716, %c27 : index
        %1798 = memref.load %6[%1797] : memref<?xf32>
        %1799 = arith.addi %1716, %c29 : index
        %1800 = memref.load %6[%1799] : memref<?xf32>
        %1801 = arith.addi %1716, %c31 : index
        %1802 = memref.load %6[%1801] : memref<?xf32>
        %1803 = arith.addi %1716, %c33 : index
        %1804 = memref.load %6[%1803] : memref<?xf32>
        %1805 = arith.addi %1716, %c35 : index
        %1806 = memref.load %6[%1805] : memref<?xf32>
        %1807 = arith.addi %1716, %c23 : index
        %1808 = memref.load %6[%1807] : memref<?xf32>
        %1809 = arith.addi %1716, %c96 : index
        %1810 = memref.load %6[%1809] : memref<?xf32>
        %1811 = arith.addi %1716, %c97 : index
        %1812 = memref.load %6[%1811] : memref<?xf32>
        %1813 = arith.addi %1716, %c98 : index
        %1814 = memref.load %6[%1813] : memref<?xf32>
        %1815 = arith.addi %1716, %c55 : index
        %1816 = memref.load %6[%1815] : memref<?xf32>
        %1817 = arith.addi %1716, %c99 : index
        %1818 = memref.load %6[%1817] : memref<?xf32>
        %1819 = arith.addi %1716, %c100 : index
        %1820 = memref.load %6[%1819] : memref<?xf32>
        %1821 = arith.addi %1716, %c101 : index
        %1822 = memref.load %6[%1821] : memref<?xf32>
        %1823 = arith.maxnumf %1792, %1796 fastmath<nnan> : f32
        %1824 = arith.subf %1792, %1823 : f32
        %1825 = wave.exp2 %1824 : f32
        %1826 = arith.subf %1796, %1823 : f32
        %1827 = wave.exp2 %1826 : f32
        %1828 = arith.mulf %1794, %1825 : f32
        %1829 = math.fma %1798, %1827, %1828 : f32
        %1830 = arith.maxnumf %1823, %1800 fastmath<nnan> : f32
        %1831 = arith.subf %1823, %1830 : f32
        %1832 = wave.exp2 %1831 : f32
        %1833 = arith.subf %1800, %1830 : f32
        %1834 = wave.exp2 %1833 : f32
        %1835 = arith.mulf %1829, %1832 : f32
        %1836 = math.fma %1802, %1834, %1835 : f32
        %1837 = arith.maxnumf %1830, %1804 fastmath<nnan> : f32
        %1838 = arith.subf %1830, %1837 : f32
        %1839 = wave.exp2 %1838 : f32
        %1840 = arith.subf %1804, %1837 : f32
        %1841 = wave.exp2 %1840 : f32
        %1842 = arith.mulf %1836, %1839 : f32
        %1843 = math.fma %1806, %1841, %1842 : f32
        %1844 = arith.maxnumf %1837, %1808 fastmath<nnan> : f32
        %1845 = arith.subf %1837, %1844 : f32
        %1846 = wave.exp2 %1845 : f32
        %1847 = arith.subf %1808, %1844 : f32
        %1848 = wave.exp2 %1847 : f32
        %1849 = arith.mulf %1843, %1846 : f32
        %1850 = math.fma %1810, %1848, %1849 : f32
        %1851 = arith.maxnumf %1844, %1812 fastmath<nnan> : f32
        %1852 = arith.subf %1844, %1851 : f32
        %1853 = wave.exp2 %1852 : f32
        %1854 = arith.subf %1812, %1851 : f32
        %1855 = wave.exp2 %1854 : f32
        %1856 = arith.mulf %1850, %1853 : f32
        %1857 = math.fma %1814, %1855, %1856 : f32
        %1858 = arith.maxnumf %1851, %1816 fastmath<nnan> : f32
        %1859 = arith.subf %1851, %1858 : f32
        %1860 = wave.exp2 %1859 : f32
        %1861 = arith.subf %1816, %1858 : f32
        %1862 = wave.exp2 %1861 : f32
        %1863 = arith.mulf %1857, %1860 : f32
        %1864 = math.fma %1818, %1862, %1863 : f32
        %1865 = arith.maxnumf %1858, %1820 fastmath<nnan> : f32
        %1866 = arith.subf %1858, %1865 : f32
        %1867 = wave.exp2 %1866 : f32
        %1868 = arith.subf %1820, %1865 : f32
        %1869 = wave.exp2 %1868 : f32
        %1870 = arith.mulf %1864, %1867 : f32
        %1871 = math.fma %1822, %1869, %1870 : f32
        %1872 = arith.addi %1714, %c22 : index
        %1873 = arith.addi %1872, %c22 : index
        %1874 = memref.load %5[%1873] : memref<?xf32>
        %1875 = arith.addi %1872, %c42 : index
        %1876 = memref.load %5[%1875] : memref<?xf32>
        %1877 = arith.addi %1872, %c44 : index
        %1878 = memref.load %5[%1877] : memref<?xf32>
        %1879 = arith.addi %1872, %c46 : index
        %1880 = memref.load %5[%1879] : memref<?xf32>
        %1881 = arith.addi %1872, %c5 : index
        %1882 = memref.load %5[%1881] : memref<?xf32>
        %1883 = arith.addi %1872, %c114 : index
        %1884 = memref.load %5[%1883] : memref<?xf32>
        %1885 = arith.addi %1872, %c115 : index
        %1886 = memref.load %5[%1885] : memref<?xf32>
        %1887 = arith.addi %1872, %c116 : index
        %1888 = memref.load %5[%1887] : memref<?xf32>
        %1889 = arith.mulf %1874, %1825 : f32
        %1890 = math.fma %1876, %1827, %1889 : f32
        %1891 = arith.mulf %1890, %1832 : f32
        %1892 = math.fma %1878, %1834, %1891 : f32
        %1893 = arith.mulf %1892, %1839 : f32
        %1894 = math.fma %1880, %1841, %1893 : f32
        %1895 = arith.mulf %1894, %1846 : f32
        %1896 = math.fma %1882, %1848, %1895 : f32
        %1897 = arith.mulf %1896, %1853 : f32
        %1898 = math.fma %1884, %1855, %1897 : f32
        %1899 = arith.mulf %1898, %1860 : f32
        %1900 = math.fma %1886, %1862, %1899 : f32
        %1901 = arith.mulf %1900, %1867 : f32
        %1902 = math.fma %1888, %1869, %1901 : f32
        %1903 = arith.addi %1714, %c7 : index
        %1904 = arith.addi %1903, %c22 : index
        %1905 = memref.load %5[%1904] : memref<?xf32>
        %1906 = arith.addi %1903, %c42 : index
        %1907 = memref.load %5[%1906] : memref<?xf32>
        %1908 = arith.addi %1903, %c44 : index
        %1909 = memref.load %5[%1908] : memref<?xf32>
        %1910 = arith.addi %1903, %c46 : index
        %1911 = memref.load %5[%1910] : memref<?xf32>
        %1912 = arith.addi %1903, %c5 : index
        %1913 = memref.load %5[%1912] : memref<?xf32>
        %1914 = arith.addi %1903, %c114 : index
        %1915 = memref.load %5[%1914] : memref<?xf32>
        %1916 = arith.addi %1903, %c115 : index
        %1917 = memref.load %5[%1916] : memref<?xf32>
        %1918 = arith.addi %1903, %c116 : index
        %1919 = memref.load %5[%1918] : memref<?xf32>
        %1920 = arith.mulf %1905, %1825 : f32
        %1921 = math.fma %1907, %1827, %1920 : f32
        %1922 = arith.mulf %1921, %1832 : f32
        %1923 = math.fma %1909, %1834, %1922 : f32
        %1924 = arith.mulf %1923, %1839 : f32
        %1925 = math.fma %1911, %1841, %1924 : f32
        %1926 = arith.mulf %1925, %1846 : f32
        %1927 = math.fma %1913, %1848, %1926 : f32
        %1928 = arith.mulf %1927, %1853 : f32
        %1929 = math.fma %1915, %1855, %1928 : f32
        %1930 = arith.mulf %1929, %1860 : f32
        %1931 = math.fma %1917, %1862, %1930 : f32
        %1932 = arith.mulf %1931, %1867 : f32
        %1933 = math.fma %1919, %1869, %1932 : f32
        wave.barrier
        scf.if %1719 {
          %1934 = arith.muli %8, %c42 : index
          %1935 = arith.muli %2, %c9 : index
          %1936 = arith.addi %1934, %1935 : index
          %1937 = arith.addi %1936, %1718 : index
          %1938 = vector.extract %201#6[0] : f32 from vector<8xf32>
          %1939 = arith.addi %1937, %c22 : index
          memref.store %1938, %5[%1939] : memref<?xf32>
          %1940 = vector.extract %201#6[1] : f32 from vector<8xf32>
          %1941 = arith.addi %1937, %c3 : index
          memref.store %1940, %5[%1941] : memref<?xf32>
          %1942 = vector.extract %201#6[2] : f32 from vector<8xf32>
          %1943 = arith.addi %1937, %c25 : index
          memref.store %1942, %5[%1943] : memref<?xf32>
          %1944 = vector.extract %201#6[3] : f32 from vector<8xf32>
          %1945 = arith.addi %1937, %c27 : index
          memref.store %1944, %5[%1945] : memref<?xf32>
          %1946 = vector.extract %201#6[4] : f32 from vector<8xf32>
          %1947 = arith.addi %1937, %c29 : index
          memref.store %1946, %5[%1947] : memref<?xf32>
          %1948 = vector.extract %201#6[5] : f32 from vector<8xf32>
          %1949 = arith.addi %1937, %c31 : index
          memref.store %1948, %5[%1949] : memref<?xf32>
          %1950 = vector.extract %201#6[6] : f32 from vector<8xf32>
          %1951 = arith.addi %1937, %c33 : index
          memref.store %1950, %5[%1951] : memref<?xf32>
          %1952 = vector.extract %201#6[7] : f32 from vector<8xf32>
          %1953 = arith.addi %1937, %c35 : index
          memref.store %1952, %5[%1953] : memref<?xf32>
          %1954 = vector.extract %201#7[0] : f32 from vector<8xf32>
          %1955 = arith.addi %1937, %c23 : index
          memref.store %1954, %5[%1955] : memref<?xf32>
          %1956 = vector.extract %201#7[1] : f32 from vector<8xf32>
          %1957 = arith.addi %1937, %c96 : index
          memref.store %1956, %5[%1957] : memref<?xf32>
          %1958 = vector.extract %201#7[2] : f32 from vector<8xf32>
          %1959 = arith.addi %1937, %c97 : index
          memref.store %1958, %5[%1959] : memref<?xf32>
          %1960 = vector.extract %201#7[3] : f32 from vector<8xf32>
          %1961 = arith.addi %1937, %c98 : index
          memref.store %1960, %5[%1961] : memref<?xf32>
          %1962 = vector.extract %201#7[4] : f32 from vector<8xf32>
          %1963 = arith.addi %1937, %c55 : index
          memref.store %1962, %5[%1963] : memref<?xf32>
          %1964 = vector.extract %201#7[5] : f32 from vector<8xf32>
          %1965 = arith.addi %1937, %c99 : index
          memref.store %1964, %5[%1965] : memref<?xf32>
          %1966 = vector.extract %201#7[6] : f32 from vector<8xf32>
          %1967 = arith.addi %1937, %c100 : index
          memref.store %1966, %5[%1967] : memref<?xf32>
          %1968 = vector.extract %201#7[7] : f32 from vector<8xf32>
          %1969 = arith.addi %1937, %c101 : index
          memref.store %1968, %5[%1969] : memref<?xf32>
          %1970 = vector.extract %201#8[0] : f32 from vector<8xf32>
          %1971 = arith.addi %1937, %c7 : index
          memref.store %1970, %5[%1971] : memref<?xf32>
          %1972 = vector.extract %201#8[1] : f32 from vector<8xf32>
          %1973 = arith.addi %1937, %c102 : index
          memref.store %1972, %5[%1973] : memref<?xf32>
          %1974 = vector.extract %201#8[2] : f32 from vector<8xf32>
          %1975 = arith.addi %1937, %c103 : index
          memref.store %1974, %5[%1975] : memref<?xf32>
          %1976 = vector.extract %201#8[3] : f32 from vector<8xf32>
          %1977 = arith.addi %1937, %c104 : index
          memref.store %1976, %5[%1977] : memref<?xf32>
          %1978 = vector.extract %201#8[4] : f32 from vector<8xf32>
          %1979 = arith.addi %1937, %c56 : index
          memref.store %1978, %5[%1979] : memref<?xf32>
          %1980 = vector.extract %201#8[5] : f32 from vector<8xf32>
          %1981 = arith.addi %1937, %c105 : index
          memref.store %1980, %5[%1981] : memref<?xf32>
          %1982 = vector.extract %201#8[6] : f32 from vector<8xf32>
          %1983 = arith.addi %1937, %c106 : index
          memref.store %1982, %5[%1983] : memref<?xf32>
          %1984 = vector.extract %201#8[7] : f32 from vector<8xf32>
          %1985 = arith.addi %1937, %c107 : index
          memref.store %1984, %5[%1985] : memref<?xf32>
          %1986 = vector.extract %201#9[0] : f32 from vector<8xf32>
          %1987 = arith.addi %1937, %c57 : index
          memref.store %1986, %5[%1987] : memref<?xf32>
          %1988 = vector.extract %201#9[1] : f32 from vector<8xf32>
          %1989 = arith.addi %1937, %c108 : index
          memref.store %1988, %5[%1989] : memref<?xf32>
          %1990 = vector.extract %201#9[2] : f32 from vector<8xf32>
          %1991 = arith.addi %1937, %c109 : index
          memref.store %1990, %5[%1991] : memref<?xf32>
          %1992 = vector.extract %201#9[3] : f32 from vector<8xf32>
          %1993 = arith.addi %1937, %c110 : index
          memref.store %1992, %5[%1993] : memref<?xf32>
          %1994 = vector.extract %201#9[4] : f32 from vector<8xf32>
          %1995 = arith.addi %1937, %c58 : index
          memref.store %1994, %5[%1995] : memref<?xf32>
          %1996 = vector.extract %201#9[5] : f32 from vector<8xf32>
          %1997 = arith.addi %1937, %c111 : index
          memref.store %1996, %5[%1997] : memref<?xf32>
          %1998 = vector.extract %201#9[6] : f32 from vector<8xf32>
          %1999 = arith.addi %1937, %c112 : index
          memref.store %1998, %5[%1999] : memref<?xf32>
          %2000 = vector.extract %201#9[7] : f32 from vector<8xf32>
          %2001 = arith.addi %1937, %c113 : index
          memref.store %2000, %5[%2001] : memref<?xf32>
        }
        wave.barrier
        %2002 = arith.addi %1714, %c22 : index
        %2003 = arith.addi %2002, %c22 : index
        %2004 = memref.load %5[%2003] : memref<?xf32>
        %2005 = arith.addi %2002, %c42 : index
        %2006 = memref.load %5[%2005] : memref<?xf32>
        %2007 = arith.addi %2002, %c44 : index
        %2008 = memref.load %5[%2007] : memref<?xf32>
        %2009 = arith.addi %2002, %c46 : index
        %2010 = memref.load %5[%2009] : memref<?xf32>
        %2011 = arith.addi %2002, %c5 : index
        %2012 = memref.load %5[%2011] : memref<?xf32>
        %2013 = arith.addi %2002, %c114 : index
        %2014 = memref.load %5[%2013] : memref<?xf32>
        %2015 = arith.addi %2002, %c115 : index
        %2016 = memref.load %5[%2015] : memref<?xf32>
        %2017 = arith.addi %2002, %c116 : index
        %2018 = memref.load %5[%2017] : memref<?xf32>
        %2019 = arith.mulf %2004, %1825 : f32
        %2020 = math.fma %2006, %1827, %2019 : f32
        %2021 = arith.mulf %2020, %1832 : f32
        %2022 = math.fma %2008, %1834, %2021 : f32
        %2023 = arith.mulf %2022, %1839 : f32
        %2024 = math.fma %2010, %1841, %2023 : f32
        %2025 = arith.mulf %2024, %1846 : f32
        %2026 = math.fma %2012, %1848, %2025 : f32
        %2027 = arith.mulf %2026, %1853 : f32
        %2028 = math.fma %2014, %1855, %2027 : f32
        %2029 = arith.mulf %2028, %1860 : f32
        %2030 = math.fma %2016, %1862, %2029 : f32
        %2031 = arith.mulf %2030, %1867 : f32
        %2032 = math.fma %2018, %1869, %2031 : f32
        %2033 = arith.addi %1714, %c7 : index
        %2034 = arith.addi %2033, %c22 : index
        %2035 = memref.load %5[%2034] : memref<?xf32>
        %2036 = arith.addi %2033, %c42 : index
        %2037 = memref.load %5[%2036] : memref<?xf32>
        %2038 = arith.addi %2033, %c44 : index
        %2039 = memref.load %5[%2038] : memref<?xf32>
        %2040 = arith.addi %2033, %c46 : index
        %2041 = memref.load %5[%2040] : memref<?xf32>
        %2042 = arith.addi %2033, %c5 : index
        %2043 = memref.load %5[%2042] : memref<?xf32>
        %2044 = arith.addi %2033, %c114 : index
        %2045 = memref.load %5[%2044] : memref<?xf32>
        %2046 = arith.addi %2033, %c115 : index
        %2047 = memref.load %5[%2046] : memref<?xf32>
        %2048 = arith.addi %2033, %c116 : index
        %2049 = memref.load %5[%2048] : memref<?xf32>
        %2050 = arith.mulf %2035, %1825 : f32
        %2051 = math.fma %2037, %1827, %2050 : f32
        %2052 = arith.mulf %2051, %1832 : f32
        %2053 = math.fma %2039, %1834, %2052 : f32
        %2054 = arith.mulf %2053, %1839 : f32
        %2055 = math.fma %2041, %1841, %2054 : f32
        %2056 = arith.mulf %2055, %1846 : f32
        %2057 = math.fma %2043, %1848, %2056 : f32
        %2058 = arith.mulf %2057, %1853 : f32
        %2059 = math.fma %2045, %1855, %2058 : f32
        %2060 = arith.mulf %2059, %1860 : f32
        %2061 = math.fma %2047, %1862, %2060 : f32
        %2062 = arith.mulf %2061, %1867 : f32
        %2063 = math.fma %2049, %1869, %2062 : f32
        %2064 = arith.cmpi eq, %42, %c17 : i32
        scf.if %2064 {
          %2065 = arith.addi %kvHeads, %15 : index
          %2066 = memref.load %scales[%2065] : memref<?xf32>
          %2067 = arith.divf %2066, %1871 : f32
          %2068 = arith.addi %17, %1716 : index
          %2069 = arith.cmpi slt, %2068, %groupSize : index
          scf.if %2069 {
            %2070 = arith.muli %24, %heads : index
            %2071 = arith.muli %15, %groupSize : index
            %2072 = arith.addi %2070, %2071 : index
            %2073 = arith.addi %2072, %2068 : index
            %2074 = arith.addi %1714, %c22 : index
            %2075 = arith.mulf %1902, %2067 : f32
            %2076 = arith.addf %2075, %c50 : f32
            %2077 = arith.minimumf %2076, %c117 : f32
            %2078 = arith.maximumf %2077, %c118 : f32
            %2079 = arith.truncf %2078 : f32 to f16
            %2080 = arith.muli %2073, %c23 : index
            %2081 = arith.divui %2074, %c9 : index
            %2082 = arith.addi %2080, %2081 : index
            memref.store %2079, %out[%2082] : memref<?xf16>
            %2083 = arith.addi %1714, %c7 : index
            %2084 = arith.mulf %1933, %2067 : f32
            %2085 = arith.addf %2084, %c50 : f32
            %2086 = arith.minimumf %2085, %c117 : f32
            %2087 = arith.maximumf %2086, %c118 : f32
            %2088 = arith.truncf %2087 : f32 to f16
            %2089 = arith.muli %2073, %c23 : index
            %2090 = arith.divui %2083, %c9 : index
            %2091 = arith.addi %2089, %2090 : index
            memref.store %2088, %out[%2091] : memref<?xf16>
            %2092 = arith.addi %1714, %c42 : index
            %2093 = arith.mulf %2032, %2067 : f32
            %2094 = arith.addf %2093, %c50 : f32
            %2095 = arith.minimumf %2094, %c117 : f32
            %2096 = arith.maximumf %2095, %c118 : f32
            %2097 = arith.truncf %2096 : f32 to f16
            %2098 = arith.muli %2073, %c23 : index
            %2099 = arith.divui %2092, %c9 : index
            %2100 = arith.addi %2098, %2099 : index
            memref.store %2097, %out[%2100] : memref<?xf16>
            %2101 = arith.addi %1714, %c43 : index
            %2102 = arith.mulf %2063, %2067 : f32
            %2103 = arith.addf %2102, %c50 : f32
            %2104 = arith.minimumf %2103, %c117 : f32
            %2105 = arith.maximumf %2104, %c118 : f32
            %2106 = arith.truncf %2105 : f32 to f16
            %2107 = arith.muli %2073, %c23 : index
            %2108 = arith.divui %2101, %c9 : index
            %2109 = arith.addi %2107, %2108 : index
            memref.store %2106, %out[%2109] : memref<?xf16>
          }
        } else {
          %2110 = arith.addi %ranges, %groups : index
          %2111 = arith.muli %9, %2110 : index
          %2112 = arith.index_castui %193 : i32 to index
          %2113 = arith.addi %2111, %2112 : index
          %2114 = arith.muli %2113, %c121 : index
          %2115 = arith.addi %1714, %c22 : index
          %2116 = arith.addi %2114, %2115 : index
          memref.store %1902, %partial[%2116] : memref<?xf32>
          %2117 = arith.addi %1714, %c7 : index
          %2118 = arith.addi %2114, %2117 : index
          memref.store %1933, %partial[%2118] : memref<?xf32>
          %2119 = arith.addi %1714, %c42 : index
          %2120 = arith.addi %2114, %2119 : index
          memref.store %2032, %partial[%2120] : memref<?xf32>
          %2121 = arith.addi %1714, %c43 : index
          %2122 = arith.addi %2114, %2121 : index
          memref.store %2063, %partial[%2122] : memref<?xf32>
          %2123 = arith.cmpi slt, %1714, %c9 : index
          scf.if %2123 {
            %2124 = arith.addi %2114, %c44 : index
            %2125 = arith.addi %2124, %1714 : index
            memref.store %1865, %partial[%2125] : memref<?xf32>
            %2126 = arith.addi %2125, %c9 : index
            memref.store %1871, %partial[%2126] : memref<?xf32>
          }
          %2127 = arith.addi %42, %c80 : i32
          %2128 = arith.divui %2127, %c81 : i32
          %2129 = arith.divui %193, %c81 : i32
          %2130 = arith.addi %groups, %c4 : index
          %2131 = arith.muli %9, %2130 : index
          %2132 = arith.muli %2129, %c81 : i32
          %2133 = arith.subi %42, %2132 : i32
          %2134 = arith.minsi %2133, %c81 : i32
          %2135 = arith.index_castui %2129 : i32 to index
          %2136 = arith.addi %2131, %2135 : index
          %2137 = arith.index_castui %2134 : i32 to index
          %2138 = wave.arrive %counters[%2136], %2137 : memref<?xi32>
          scf.if %2138 {
            %2139 = arith.muli %2129, %c81 : i32
            %2147:6 = scf.for %2140 = %c54 to %2134 step %c81 iter_args(%2141 = %c49, %2142 = %c50, %2143 = %c50, %2144 = %c50, %2145 = %c50, %2146 = %c50) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %2148 = arith.addi %2140, %c54 : i32
              %2149 = arith.subi %2134, %c17 : i32
              %2150 = arith.minsi %2148, %2149 : i32
              %2151 = arith.addi %2139, %2150 : i32
              %2152 = arith.addi %ranges, %groups : index
              %2153 = arith.muli %9, %2152 : index
              %2154 = arith.index_castui %2151 : i32 to index
              %2155 = arith.addi %2153, %2154 : index
              %2156 = arith.muli %2155, %c121 : index
              %2157 = arith.addi %2156, %c44 : index
              %2158 = arith.addi %2157, %1716 : index
              %2159 = memref.load %partial[%2158] : memref<?xf32>
              %2160 = arith.cmpi slt, %2148, %2134 : i32
              %2161 = arith.select %2160, %2159, %c49 : f32
              %2162 = arith.addi %2156, %1714 : index
              %2163 = arith.addi %2162, %c22 : index
              %2164 = memref.load %partial[%2163] : memref<?xf32>
              %2165 = arith.addi %2156, %1714 : index
              %2166 = arith.addi %2165, %c7 : index
              %2167 = memref.load %partial[%2166] : memref<?xf32>
              %2168 = arith.addi %2156, %1714 : index
              %2169 = arith.addi %2168, %c42 : index
              %2170 = memref.load %partial[%2169] : memref<?xf32>
              %2171 = arith.addi %2156, %1714 : index
              %2172 = arith.addi %2171, %c43 : index
              %2173 = memref.load %partial[%2172] : memref<?xf32>
              %2174 = arith.addi %2158, %c9 : index
              %2175 = memref.load %partial[%2174] : memref<?xf32>
              %2176 = arith.addi %2140, %c17 : i32
              %2177 = arith.subi %2134, %c17 : i32
              %2178 = arith.minsi %2176, %2177 : i32
              %2179 = arith.addi %2139, %2178 : i32
              %2180 = arith.addi %ranges, %groups : index
              %2181 = arith.muli %9, %2180 : index
              %2182 = arith.index_castui %2179 : i32 to index
              %2183 = arith.addi %2181, %2182 : index
              %2184 = arith.muli %2183, %c121 : index
              %2185 = arith.addi %2184, %c44 : index
              %2186 = arith.addi %2185, %1716 : index
              %2187 = memref.load %partial[%2186] : memref<?xf32>
              %2188 = arith.cmpi slt, %2176, %2134 : i32
              %2189 = arith.select %2188, %2187, %c49 : f32
              %2190 = arith.addi %2184, %1714 : index
              %2191 = arith.addi %2190, %c22 : index
              %2192 = memref.load %partial[%2191] : memref<?xf32>
              %2193 = arith.addi %2184, %1714 : index
              %2194 = arith.addi %2193, %c7 : index
              %2195 = memref.load %partial[%2194] : memref<?xf32>
              %2196 = arith.addi %2184, %1714 : index
              %2197 = arith.addi %2196, %c42 : index
              %2198 = memref.load %partial[%2197] : memref<?xf32>
              %2199 = arith.addi %2184, %1714 : index
              %2200 = arith.addi %2199, %c43 : index
              %2201 = memref.load %partial[%2200] : memref<?xf32>
              %2202 = arith.addi %2186, %c9 : index
              %2203 = memref.load %partial[%2202] : memref<?xf32>
              %2204 = arith.addi %2140, %c74 : i32
              %2205 = arith.subi %2134, %c17 : i32
              %2206 = arith.minsi %2204, %2205 : i32
              %2207 = arith.addi %2139, %2206 : i32
              %2208 = arith.addi %ranges, %groups : index
              %2209 = arith.muli %9, %2208 : index
              %2210 = arith.index_castui %2207 : i32 to index
              %2211 = arith.addi %2209, %2210 : index
              %2212 = arith.muli %2211, %c121 : index
              %2213 = arith.addi %2212, %c44 : index
              %2214 = arith.addi %2213, %1716 : index
              %2215 = memref.load %partial[%2214] : memref<?xf32>
              %2216 = arith.cmpi slt, %2204, %2134 : i32
              %2217 = arith.select %2216, %2215, %c49 : f32
              %2218 = arith.addi %2212, %1714 : index
              %2219 = arith.addi %2218, %c22 : index
              %2220 = memref.load %partial[%2219] : memref<?xf32>
              %2221 = arith.addi %2212, %1714 : index
              %2222 = arith.addi %2221, %c7 : index
              %2223 = memref.load %partial[%2222] : memref<?xf32>
              %2224 = arith.addi %2212, %1714 : index
              %2225 = arith.addi %2224, %c42 : index
              %2226 = memref.load %partial[%2225] : memref<?xf32>
              %2227 = arith.addi %2212, %1714 : index
              %2228 = arith.addi %2227, %c43 : index
              %2229 = memref.load %partial[%2228] : memref<?xf32>
              %2230 = arith.addi %2214, %c9 : index
              %2231 = memref.load %partial[%2230] : memref<?xf32>
              %2232 = arith.addi %2140, %c76 : i32
              %2233 = arith.subi %2134, %c17 : i32
              %2234 = arith.minsi %2232, %2233 : i32
              %2235 = arith.addi %2139, %2234 : i32
              %2236 = arith.addi %ranges, %groups : index
              %2237 = arith.muli %9, %2236 : index
              %2238 = arith.index_castui %2235 : i32 to index
              %2239 = arith.addi %2237, %2238 : index
              %2240 = arith.muli %2239, %c121 : index
              %2241 = arith.addi %2240, %c44 : index
              %2242 = arith.addi %2241, %1716 : index
              %2243 = memref.load %partial[%2242] : memref<?xf32>
              %2244 = arith.cmpi slt, %2232, %2134 : i32
              %2245 = arith.select %2244, %2243, %c49 : f32
              %2246 = arith.addi %2240, %1714 : index
              %2247 = arith.addi %2246, %c22 : index
              %2248 = memref.load %partial[%2247] : memref<?xf32>
              %2249 = arith.addi %2240, %1714 : index
              %2250 = arith.addi %2249, %c7 : index
              %2251 = memref.load %partial[%2250] : memref<?xf32>
              %2252 = arith.addi %2240, %1714 : index
              %2253 = arith.addi %2252, %c42 : index
              %2254 = memref.load %partial[%2253] : memref<?xf32>
              %2255 = arith.addi %2240, %1714 : index
              %2256 = arith.addi %2255, %c43 : index
              %2257 = memref.load %partial[%2256] : memref<?xf32>
              %2258 = arith.addi %2242, %c9 : index
              %2259 = memref.load %partial[%2258] : memref<?xf32>
              %2260 = arith.addi %2140, %c77 : i32
              %2261 = arith.subi %2134, %c17 : i32
              %2262 = arith.minsi %2260, %2261 : i32
              %2263 = arith.addi %2139, %2262 : i32
              %2264 = arith.addi %ranges, %groups : index
              %2265 = arith.muli %9, %2264 : index
              %2266 = arith.index_castui %2263 : i32 to index
              %2267 = arith.addi %2265, %2266 : index
              %2268 = arith.muli %2267, %c121 : index
              %2269 = arith.addi %2268, %c44 : index
              %2270 = arith.addi %2269, %1716 : index
              %2271 = memref.load %partial[%2270] : memref<?xf32>
              %2272 = arith.cmpi slt, %2260, %2134 : i32
              %2273 = arith.select %2272, %2271, %c49 : f32
              %2274 = arith.addi %2268, %1714 : index
              %2275 = arith.addi %2274, %c22 : index
              %2276 = memref.load %partial[%2275] : memref<?xf32>
              %2277 = arith.addi %2268, %1714 : index
              %2278 = arith.addi %2277, %c7 : index
              %2279 = memref.load %partial[%2278] : memref<?xf32>
              %2280 = arith.addi %2268, %1714 : index
              %2281 = arith.addi %2280, %c42 : index
              %2282 = memref.load %partial[%2281] : memref<?xf32>
              %2283 = arith.addi %2268, %1714 : index
              %2284 = arith.addi %2283, %c43 : index
              %2285 = memref.load %partial[%2284] : memref<?xf32>
              %2286 = arith.addi %2270, %c9 : index
              %2287 = memref.load %partial[%2286] : memref<?xf32>
              %2288 = arith.addi %2140, %c78 : i32
              %2289 = arith.subi %2134, %c17 : i32
              %2290 = arith.minsi %2288, %2289 : i32
              %2291 = arith.addi %2139, %2290 : i32
              %2292 = arith.addi %ranges, %groups : index
              %2293 = arith.muli %9, %2292 : index
              %2294 = arith.index_castui %2291 : i32 to index
              %2295 = arith.addi %2293, %2294 : index
              %2296 = arith.muli %2295, %c121 : index
              %2297 = arith.addi %2296, %c44 : index
              %2298 = arith.addi %2297, %1716 : index
              %2299 = memref.load %partial[%2298] : memref<?xf32>
              %2300 = arith.cmpi slt, %2288, %2134 : i32
              %2301 = arith.select %2300, %2299, %c49 : f32
              %2302 = arith.addi %2296, %1714 : index
              %2303 = arith.addi %2302, %c22 : index
              %2304 = memref.load %partial[%2303] : memref<?xf32>
              %2305 = arith.addi %2296, %1714 : index
              %2306 = arith.addi %2305, %c7 : index
              %2307 = memref.load %partial[%2306] : memref<?xf32>
              %2308 = arith.addi %2296, %1714 : index
              %2309 = arith.addi %2308, %c42 : index
              %2310 = memref.load %partial[%2309] : memref<?xf32>
              %2311 = arith.addi %2296, %1714 : index
              %2312 = arith.addi %2311, %c43 : index
              %2313 = memref.load %partial[%2312] : memref<?xf32>
              %2314 = arith.addi %2298, %c9 : index
              %2315 = memref.load %partial[%2314] : memref<?xf32>
              %2316 = arith.addi %2140, %c79 : i32
              %2317 = arith.subi %2134, %c17 : i32
              %2318 = arith.minsi %2316, %2317 : i32
              %2319 = arith.addi %2139, %2318 : i32
              %2320 = arith.addi %ranges, %groups : index
              %2321 = arith.muli %9, %2320 : index
              %2322 = arith.index_castui %2319 : i32 to index
              %2323 = arith.addi %2321, %2322 : index
              %2324 = arith.muli %2323, %c121 : index
              %2325 = arith.addi %2324, %c44 : index
              %2326 = arith.addi %2325, %1716 : index
              %2327 = memref.load %partial[%2326] : memref<?xf32>
              %2328 = arith.cmpi slt, %2316, %2134 : i32
              %2329 = arith.select %2328, %2327, %c49 : f32
              %2330 = arith.addi %2324, %1714 : index
              %2331 = arith.addi %2330, %c22 : index
              %2332 = memref.load %partial[%2331] : memref<?xf32>
              %2333 = arith.addi %2324, %1714 : index
              %2334 = arith.addi %2333, %c7 : index
              %2335 = memref.load %partial[%2334] : memref<?xf32>
              %2336 = arith.addi %2324, %1714 : index
              %2337 = arith.addi %2336, %c42 : index
              %2338 = memref.load %partial[%2337] : memref<?xf32>
              %2339 = arith.addi %2324, %1714 : index
              %2340 = arith.addi %2339, %c43 : index
              %2341 = memref.load %partial[%2340] : memref<?xf32>
              %2342 = arith.addi %2326, %c9 : index
              %2343 = memref.load %partial[%2342] : memref<?xf32>
              %2344 = arith.addi %2140, %c80 : i32
              %2345 = arith.subi %2134, %c17 : i32
              %2346 = arith.minsi %2344, %2345 : i32
              %2347 = arith.addi %2139, %2346 : i32
              %2348 = arith.addi %ranges, %groups : index
              %2349 = arith.muli %9, %2348 : index
              %2350 = arith.index_castui %2347 : i32 to index
              %2351 = arith.addi %2349, %2350 : index
              %2352 = arith.muli %2351, %c121 : index
              %2353 = arith.addi %2352, %c44 : index
              %2354 = arith.addi %2353, %1716 : index
              %2355 = memref.load %partial[%2354] : memref<?xf32>
              %2356 = arith.cmpi slt, %2344, %2134 : i32
              %2357 = arith.select %2356, %2355, %c49 : f32
              %2358 = arith.addi %2352, %1714 : index
              %2359 = arith.addi %2358, %c22 : index
              %2360 = memref.load %partial[%2359] : memref<?xf32>
              %2361 = arith.addi %2352, %1714 : index
              %2362 = arith.addi %2361, %c7 : index
              %2363 = memref.load %partial[%2362] : memref<?xf32>
              %2364 = arith.addi %2352, %1714 : index
              %2365 = arith.addi %2364, %c42 : index
              %2366 = memref.load %partial[%2365] : memref<?xf32>
              %2367 = arith.addi %2352, %1714 : index
              %2368 = arith.addi %2367, %c43 : index
              %2369 = memref.load %partial[%2368] : memref<?xf32>
              %2370 = arith.addi %2354, %c9 : index
              %2371 = memref.load %partial[%2370] : memref<?xf32>
              %2372 = arith.maxnumf %2141, %2161 fastmath<nnan> : f32
              %2373 = arith.subf %2141, %2372 : f32
              %2374 = wave.exp2 %2373 : f32
              %2375 = arith.subf %2161, %2372 : f32
              %2376 = wave.exp2 %2375 : f32
              %2377 = arith.mulf %2142, %2374 : f32
              %2378 = math.fma %2175, %2376, %2377 : f32
              %2379 = arith.mulf %2143, %2374 : f32
              %2380 = math.fma %2164, %2376, %2379 : f32
              %2381 = arith.mulf %2144, %2374 : f32
              %2382 = math.fma %2167, %2376, %2381 : f32
              %2383 = arith.mulf %2145, %2374 : f32
              %2384 = math.fma %2170, %2376, %2383 : f32
              %2385 = arith.mulf %2146, %2374 : f32
              %2386 = math.fma %2173, %2376, %2385 : f32
              %2387 = arith.maxnumf %2372, %2189 fastmath<nnan> : f32
              %2388 = arith.subf %2372, %2387 : f32
              %2389 = wave.exp2 %2388 : f32
              %2390 = arith.subf %2189, %2387 : f32
              %2391 = wave.exp2 %2390 : f32
              %2392 = arith.mulf %2378, %2389 : f32
              %2393 = math.fma %2203, %2391, %2392 : f32
              %2394 = arith.mulf %2380, %2389 : f32
              %2395 = math.fma %2192, %2391, %2394 : f32
              %2396 = arith.mulf %2382, %2389 : f32
              %2397 = math.fma %2195, %2391, %2396 : f32
              %2398 = arith.mulf %2384, %2389 : f32
              %2399 = math.fma %2198, %2391, %2398 : f32
              %2400 = arith.mulf %2386, %2389 : f32
              %2401 = math.fma %2201, %2391, %2400 : f32
              %2402 = arith.maxnumf %2387, %2217 fastmath<nnan> : f32
              %2403 = arith.subf %2387, %2402 : f32
              %2404 = wave.exp2 %2403 : f32
              %2405 = arith.subf %2217, %2402 : f32
              %2406 = wave.exp2 %2405 : f32
              %2407 = arith.mulf %2393, %2404 : f32
              %2408 = math.fma %2231, %2406, %2407 : f32
              %2409 = arith.mulf %2395, %2404 : f32
              %2410 = math.fma %2220, %2406, %2409 : f32
              %2411 = arith.mulf %2397, %2404 : f32
              %2412 = math.fma %2223, %2406, %2411 : f32
              %2413 = arith.mulf %2399, %2404 : f32
              %2414 = math.fma %2226, %2406, %2413 : f32
              %2415 = arith.mulf %2401, %2404 : f32
              %2416 = math.fma %2229, %2406, %2415 : f32
              %2417 = arith.maxnumf %2402, %2245 fastmath<nnan> : f32
              %2418 = arith.subf %2402, %2417 : f32
              %2419 = wave.exp2 %2418 : f32
              %2420 = arith.subf %2245, %2417 : f32
              %2421 = wave.exp2 %2420 : f32
              %2422 = arith.mulf %2408, %2419 : f32
              %2423 = math.fma %2259, %2421, %2422 : f32
              %2424 = arith.mulf %2410, %2419 : f32
              %2425 = math.fma %2248, %2421, %2424 : f32
              %2426 = arith.mulf %2412, %2419 : f32
              %2427 = math.fma %2251, %2421, %2426 : f32
              %2428 = arith.mulf %2414, %2419 : f32
              %2429 = math.fma %2254, %2421, %2428 : f32
              %2430 = arith.mulf %2416, %2419 : f32
              %2431 = math.fma %2257, %2421, %2430 : f32
              %2432 = arith.maxnumf %2417, %2273 fastmath<nnan> : f32
              %2433 = arith.subf %2417, %2432 : f32
              %2434 = wave.exp2 %2433 : f32
              %2435 = arith.subf %2273, %2432 : f32
              %2436 = wave.exp2 %2435 : f32
              %2437 = arith.mulf %2423, %2434 : f32
              %2438 = math.fma %2287, %2436, %2437 : f32
              %2439 = arith.mulf %2425, %2434 : f32
              %2440 = math.fma %2276, %2436, %2439 : f32
              %2441 = arith.mulf %2427, %2434 : f32
              %2442 = math.fma %2279, %2436, %2441 : f32
              %2443 = arith.mulf %2429, %2434 : f32
              %2444 = math.fma %2282, %2436, %2443 : f32
              %2445 = arith.mulf %2431, %2434 : f32
              %2446 = math.fma %2285, %2436, %2445 : f32
              %2447 = arith.maxnumf %2432, %2301 fastmath<nnan> : f32
              %2448 = arith.subf %2432, %2447 : f32
              %2449 = wave.exp2 %2448 : f32
              %2450 = arith.subf %2301, %2447 : f32
              %2451 = wave.exp2 %2450 : f32
              %2452 = arith.mulf %2438, %2449 : f32
              %2453 = math.fma %2315, %2451, %2452 : f32
              %2454 = arith.mulf %2440, %2449 : f32
              %2455 = math.fma %2304, %2451, %2454 : f32
              %2456 = arith.mulf %2442, %2449 : f32
              %2457 = math.fma %2307, %2451, %2456 : f32
              %2458 = arith.mulf %2444, %2449 : f32
              %2459 = math.fma %2310, %2451, %2458 : f32
              %2460 = arith.mulf %2446, %2449 : f32
              %2461 = math.fma %2313, %2451, %2460 : f32
              %2462 = arith.maxnumf %2447, %2329 fastmath<nnan> : f32
              %2463 = arith.subf %2447, %2462 : f32
              %2464 = wave.exp2 %2463 : f32
              %2465 = arith.subf %2329, %2462 : f32
              %2466 = wave.exp2 %2465 : f32
              %2467 = arith.mulf %2453, %2464 : f32
              %2468 = math.fma %2343, %2466, %2467 : f32
              %2469 = arith.mulf %2455, %2464 : f32
              %2470 = math.fma %2332, %2466, %2469 : f32
              %2471 = arith.mulf %2457, %2464 : f32
              %2472 = math.fma %2335, %2466, %2471 : f32
              %2473 = arith.mulf %2459, %2464 : f32
              %2474 = math.fma %2338, %2466, %2473 : f32
              %2475 = arith.mulf %2461, %2464 : f32
              %2476 = math.fma %2341, %2466, %2475 : f32
              %2477 = arith.maxnumf %2462, %2357 fastmath<nnan> : f32
              %2478 = arith.subf %2462, %2477 : f32
              %2479 = wave.exp2 %2478 : f32
              %2480 = arith.subf %2357, %2477 : f32
              %2481 = wave.exp2 %2480 : f32
              %2482 = arith.mulf %2468, %2479 : f32
              %2483 = math.fma %2371, %2481, %2482 : f32
              %2484 = arith.mulf %2470, %2479 : f32
              %2485 = math.fma %2360, %2481, %2484 : f32
              %2486 = arith.mulf %2472, %2479 : f32
              %2487 = math.fma %2363, %2481, %2486 : f32
              %2488 = arith.mulf %2474, %2479 : f32
              %2489 = math.fma %2366, %2481, %2488 : f32
              %2490 = arith.mulf %2476, %2479 : f32
              %2491 = math.fma %2369, %2481, %2490 : f32
              scf.yield %2477, %2483, %2485, %2487, %2489, %2491 : f32, f32, f32, f32, f32, f32
            }
            %2492 = arith.cmpi eq, %2128, %c17 : i32
            scf.if %2492 {
              %2493 = arith.addi %kvHeads, %15 : index
              %2494 = memref.load %scales[%2493] : memref<?xf32>
              %2495 = arith.divf %2494, %2147#1 : f32
              %2496 = arith.addi %17, %1716 : index
              %2497 = arith.cmpi slt, %2496, %groupSize : index
              scf.if %2497 {
                %2498 = arith.muli %24, %heads : index
                %2499 = arith.muli %15, %groupSize : index
                %2500 = arith.addi %2498, %2499 : index
                %2501 = arith.addi %2500, %2496 : index
                %2502 = arith.addi %1714, %c22 : index
                %2503 = arith.mulf %2147#2, %2495 : f32
                %2504 = arith.addf %2503, %c50 : f32
                %2505 = arith.minimumf %2504, %c117 : f32
                %2506 = arith.maximumf %2505, %c118 : f32
                %2507 = arith.truncf %2506 : f32 to f16
                %2508 = arith.muli %2501, %c23 : index
                %2509 = arith.divui %2502, %c9 : index
                %2510 = arith.addi %2508, %2509 : index
                memref.store %2507, %out[%2510] : memref<?xf16>
                %2511 = arith.addi %1714, %c7 : index
                %2512 = arith.mulf %2147#3, %2495 : f32
                %2513 = arith.addf %2512, %c50 : f32
                %2514 = arith.minimumf %2513, %c117 : f32
                %2515 = arith.maximumf %2514, %c118 : f32
                %2516 = arith.truncf %2515 : f32 to f16
                %2517 = arith.muli %2501, %c23 : index
                %2518 = arith.divui %2511, %c9 : index
                %2519 = arith.addi %2517, %2518 : index
                memref.store %2516, %out[%2519] : memref<?xf16>
                %2520 = arith.addi %1714, %c42 : index
                %2521 = arith.mulf %2147#4, %2495 : f32
                %2522 = arith.addf %2521, %c50 : f32
                %2523 = arith.minimumf %2522, %c117 : f32
                %2524 = arith.maximumf %2523, %c118 : f32
                %2525 = arith.truncf %2524 : f32 to f16
                %2526 = arith.muli %2501, %c23 : index
                %2527 = arith.divui %2520, %c9 : index
                %2528 = arith.addi %2526, %2527 : index
                memref.store %2525, %out[%2528] : memref<?xf16>
                %2529 = arith.addi %1714, %c43 : index
                %2530 = arith.mulf %2147#5, %2495 : f32
                %2531 = arith.addf %2530, %c50 : f32
                %2532 = arith.minimumf %2531, %c117 : f32
                %2533 = arith.maximumf %2532, %c118 : f32
                %2534 = arith.truncf %2533 : f32 to f16
                %2535 = arith.muli %2501, %c23 : index
                %2536 = arith.divui %2529, %c9 : index
                %2537 = arith.addi %2535, %2536 : index
                memref.store %2534, %out[%2537] : memref<?xf16>
              }
            } else {
              %2538 = arith.index_cast %ranges : index to i32
              %2539 = arith.addi %2538, %2129 : i32
              %2540 = arith.addi %ranges, %groups : index
              %2541 = arith.muli %9, %2540 : index
              %2542 = arith.index_castui %2539 : i32 to index
              %2543 = arith.addi %2541, %2542 : index
              %2544 = arith.muli %2543, %c121 : index
              %2545 = arith.addi %1714, %c22 : index
              %2546 = arith.addi %2544, %2545 : index
              memref.store %2147#2, %partial[%2546] : memref<?xf32>
              %2547 = arith.addi %1714, %c7 : index
              %2548 = arith.addi %2544, %2547 : index
              memref.store %2147#3, %partial[%2548] : memref<?xf32>
              %2549 = arith.addi %1714, %c42 : index
              %2550 = arith.addi %2544, %2549 : index
              memref.store %2147#4, %partial[%2550] : memref<?xf32>
              %2551 = arith.addi %1714, %c43 : index
              %2552 = arith.addi %2544, %2551 : index
              memref.store %2147#5, %partial[%2552] : memref<?xf32>
              %2553 = arith.cmpi slt, %1714, %c9 : index
              scf.if %2553 {
                %2554 = arith.addi %2544, %c44 : index
                %2555 = arith.addi %2554, %1714 : index
                memref.store %2147#0, %partial[%2555] : memref<?xf32>
                %2556 = arith.addi %2555, %c9 : index
                memref.store %2147#1, %partial[%2556] : memref<?xf32>
              }
              %2557 = arith.addi %2131, %groups : index
              %2558 = arith.index_castui %2128 : i32 to index
              %2559 = wave.arrive %counters[%2557], %2558 : memref<?xi32>
              scf.if %2559 {
                %2567:6 = scf.for %2560 = %c54 to %2128 step %c81 iter_args(%2561 = %c49, %2562 = %c50, %2563 = %c50, %2564 = %c50, %2565 = %c50, %2566 = %c50) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %2568 = arith.addi %2560, %c54 : i32
                  %2569 = arith.subi %2128, %c17 : i32
                  %2570 = arith.minsi %2568, %2569 : i32
                  %2571 = arith.addi %2538, %2570 : i32
                  %2572 = arith.addi %ranges, %groups : index
                  %2573 = arith.muli %9, %2572 : index
                  %2574 = arith.index_castui %2571 : i32 to index
                  %2575 = arith.addi %2573, %2574 : index
                  %2576 = arith.muli %2575, %c121 : index
                  %2577 = arith.addi %2576, %c44 : index
                  %2578 = arith.addi %2577, %1716 : index
                  %2579 = memref.load %partial[%2578] : memref<?xf32>
                  %2580 = arith.cmpi slt, %2568, %2128 : i32
                  %2581 = arith.select %2580, %2579, %c49 : f32
                  %2582 = arith.addi %2576, %1714 : index
                  %2583 = arith.addi %2582, %c22 : index
                  %2584 = memref.load %partial[%2583] : memref<?xf32>
                  %2585 = arith.addi %2576, %1714 : index
                  %2586 = arith.addi %2585, %c7 : index
                  %2587 = memref.load %partial[%2586] : memref<?xf32>
                  %2588 = arith.addi %2576, %1714 : index
                  %2589 = arith.addi %2588, %c42 : index
                  %2590 = memref.load %partial[%2589] : memref<?xf32>
                  %2591 = arith.addi %2576, %1714 : index
                  %2592 = arith.addi %2591, %c43 : index
                  %2593 = memref.load %partial[%2592] : memref<?xf32>
                  %2594 = arith.addi %2578, %c9 : index
                  %2595 = memref.load %partial[%2594] : memref<?xf32>
                  %2596 = arith.addi %2560, %c17 : i32
                  %2597 = arith.subi %2128, %c17 : i32
                  %2598 = arith.minsi %2596, %2597 : i32
                  %2599 = arith.addi %2538, %2598 : i32
                  %2600 = arith.addi %ranges, %groups : index
                  %2601 = arith.muli %9, %2600 : index
                  %2602 = arith.index_castui %2599 : i32 to index
                  %2603 = arith.addi %2601, %2602 : index
                  %2604 = arith.muli %2603, %c121 : index
                  %2605 = arith.addi %2604, %c44 : index
                  %2606 = arith.addi %2605, %1716 : index
                  %2607 = memref.load %partial[%2606] : memref<?xf32>
                  %2608 = arith.cmpi slt, %2596, %2128 : i32
                  %2609 = arith.select %2608, %2607, %c49 : f32
                  %2610 = arith.addi %2604, %1714 : index
                  %2611 = arith.addi %2610, %c22 : index
                  %2612 = memref.load %partial[%2611] : memref<?xf32>
                  %2613 = arith.addi %2604, %1714 : index
                  %2614 = arith.addi %2613, %c7 : index
                  %2615 = memref.load %partial[%2614] : memref<?xf32>
                  %2616 = arith.addi %2604, %1714 : index
                  %2617 = arith.addi %2616, %c42 : index
                  %2618 = memref.load %partial[%2617] : memref<?xf32>
                  %2619 = arith.addi %2604, %1714 : index
                  %2620 = arith.addi %2619, %c43 : index
                  %2621 = memref.load %partial[%2620] : memref<?xf32>
                  %2622 = arith.addi %2606, %c9 : index
                  %2623 = memref.load %partial[%2622] : memref<?xf32>
                  %2624 = arith.addi %2560, %c74 : i32
                  %2625 = arith.subi %2128, %c17 : i32
                  %2626 = arith.minsi %2624, %2625 : i32
                  %2627 = arith.addi %2538, %2626 : i32
                  %2628 = arith.addi %ranges, %groups : index
                  %2629 = arith.muli %9, %2628 : index
                  %2630 = arith.index_castui %2627 : i32 to index
                  %2631 = arith.addi %2629, %2630 : index
                  %2632 = arith.muli %2631, %c121 : index
                  %2633 = arith.addi %2632, %c44 : index
                  %2634 = arith.addi %2633, %1716 : index
                  %2635 = memref.load %partial[%2634] : memref<?xf32>
                  %2636 = arith.cmpi slt, %2624, %2128 : i32
                  %2637 = arith.select %2636, %2635, %c49 : f32
                  %2638 = arith.addi %2632, %1714 : index
                  %2639 = arith.addi %2638, %c22 : index
                  %2640 = memref.load %partial[%2639] : memref<?xf32>
                  %2641 = arith.addi %2632, %1714 : index
                  %2642 = arith.addi %2641, %c7 : index
                  %2643 = memref.load %partial[%2642] : memref<?xf32>
                  %2644 = arith.addi %2632, %1714 : index
                  %2645 = arith.addi %2644, %c42 : index
                  %2646 = memref.load %partial[%2645] : memref<?xf32>
                  %2647 = arith.addi %2632, %1714 : index
                  %2648 = arith.addi %2647, %c43 : index
                  %2649 = memref.load %partial[%2648] : memref<?xf32>
                  %2650 = arith.addi %2634, %c9 : index
                  %2651 = memref.load %partial[%2650] : memref<?xf32>
                  %2652 = arith.addi %2560, %c76 : i32
                  %2653 = arith.subi %2128, %c17 : i32
                  %2654 = arith.minsi %2652, %2653 : i32
                  %2655 = arith.addi %2538, %2654 : i32
                  %2656 = arith.addi %ranges, %groups : index
                  %2657 = arith.muli %9, %2656 : index
                  %2658 = arith.index_castui %2655 : i32 to index
                  %2659 = arith.addi %2657, %2658 : index
                  %2660 = arith.muli %2659, %c121 : index
                  %2661 = arith.addi %2660, %c44 : index
                  %2662 = arith.addi %2661, %1716 : index
                  %2663 = memref.load %partial[%2662] : memref<?xf32>
                  %2664 = arith.cmpi slt, %2652, %2128 : i32
                  %2665 = arith.select %2664, %2663, %c49 : f32
                  %2666 = arith.addi %2660, %1714 : index
                  %2667 = arith.addi %2666, %c22 : index
                  %2668 = memref.load %partial[%2667] : memref<?xf32>
                  %2669 = arith.addi %2660, %1714 : index
                  %2670 = arith.addi %2669, %c7 : index
                  %2671 = memref.load %partial[%2670] : memref<?xf32>
                  %2672 = arith.addi %2660, %1714 : index
                  %2673 = arith.addi %2672, %c42 : index
                  %2674 = memref.load %partial[%2673] : memref<?xf32>
                  %2675 = arith.addi %2660, %1714 : index
                  %2676 = arith.addi %2675, %c43 : index
                  %2677 = memref.load %partial[%2676] : memref<?xf32>
                  %2678 = arith.addi %2662, %c9 : index
                  %2679 = memref.load %partial[%2678] : memref<?xf32>
                  %2680 = arith.addi %2560, %c77 : i32
                  %2681 = arith.subi %2128, %c17 : i32
                  %2682 = arith.minsi %2680, %2681 : i32
                  %2683 = arith.addi %2538, %2682 : i32
                  %2684 = arith.addi %ranges, %groups : index
                  %2685 = arith.muli %9, %2684 : index
                  %2686 = arith.index_castui %2683 : i32 to index
                  %2687 = arith.addi %2685, %2686 : index
                  %2688 = arith.muli %2687, %c121 : index
                  %2689 = arith.addi %2688, %c44 : index
                  %2690 = arith.addi %2689, %1716 : index
                  %2691 = memref.load %partial[%2690] : memref<?xf32>
                  %2692 = arith.cmpi slt, %2680, %2128 : i32
                  %2693 = arith.select %2692, %2691, %c49 : f32
                  %2694 = arith.addi %2688, %1714 : index
                  %2695 = arith.addi %2694, %c22 : index
                  %2696 = memref.load %partial[%2695] : memref<?xf32>
                  %2697 = arith.addi %2688, %1714 : index
                  %2698 = arith.addi %2697, %c7 : index
                  %2699 = memref.load %partial[%2698] : memref<?xf32>
                  %2700 = arith.addi %2688, %1714 : index
                  %2701 = arith.addi %2700, %c42 : index
                  %2702 = memref.load %partial[%2701] : memref<?xf32>
                  %2703 = arith.addi %2688, %1714 : index
                  %2704 = arith.addi %2703, %c43 : index
                  %2705 = memref.load %partial[%2704] : memref<?xf32>
                  %2706 = arith.addi %2690, %c9 : index
                  %2707 = memref.load %partial[%2706] : memref<?xf32>
                  %2708 = arith.addi %2560, %c78 : i32
                  %2709 = arith.subi %2128, %c17 : i32
                  %2710 = arith.minsi %2708, %2709 : i32
                  %2711 = arith.addi %2538, %2710 : i32
                  %2712 = arith.addi %ranges, %groups : index
                  %2713 = arith.muli %9, %2712 : index
                  %2714 = arith.index_castui %2711 : i32 to index
                  %2715 = arith.addi %2713, %2714 : index
                  %2716 = arith.muli %2715, %c121 : index
                  %2717 = arith.addi %2716, %c44 : index
                  %2718 = arith.addi %2717, %1716 : index
                  %2719 = memref.load %partial[%2718] : memref<?xf32>
                  %2720 = arith.cmpi slt, %2708, %2128 : i32
                  %2721 = arith.select %2720, %2719, %c49 : f32
                  %2722 = arith.addi %2716, %1714 : index
                  %2723 = arith.addi %2722, %c22 : index
                  %2724 = memref.load %partial[%2723] : memref<?xf32>
                  %2725 = arith.addi %2716, %1714 : index
                  %2726 = arith.addi %2725, %c7 : index
                  %2727 = memref.load %partial[%2726] : memref<?xf32>
                  %2728 = arith.addi %2716, %1714 : index
                  %2729 = arith.addi %2728, %c42 : index
                  %2730 = memref.load %partial[%2729] : memref<?xf32>
                  %2731 = arith.addi %2716, %1714 : index
                  %2732 = arith.addi %2731, %c43 : index
                  %2733 = memref.load %partial[%2732] : memref<?xf32>
                  %2734 = arith.addi %2718, %c9 : index
                  %2735 = memref.load %partial[%2734] : memref<?xf32>
                  %2736 = arith.addi %2560, %c79 : i32
                  %2737 = arith.subi %2128, %c17 : i32
                  %2738 = arith.minsi %2736, %2737 : i32
                  %2739 = arith.addi %2538, %2738 : i32
                  %2740 = arith.addi %ranges, %groups : index
                  %2741 = arith.muli %9, %2740 : index
                  %2742 = arith.index_castui %2739 : i32 to index
                  %2743 = arith.addi %2741, %2742 : index
                  %2744 = arith.muli %2743, %c121 : index
                  %2745 = arith.addi %2744, %c44 : index
                  %2746 = arith.addi %2745, %1716 : index
                  %2747 = memref.load %partial[%2746] : memref<?xf32>
                  %2748 = arith.cmpi slt, %2736, %2128 : i32
                  %2749 = arith.select %2748, %2747, %c49 : f32
                  %2750 = arith.addi %2744, %1714 : index
                  %2751 = arith.addi %2750, %c22 : index
                  %2752 = memref.load %partial[%2751] : memref<?xf32>
                  %2753 = arith.addi %2744, %1714 : index
                  %2754 = arith.addi %2753, %c7 : index
                  %2755 = memref.load %partial[%2754] : memref<?xf32>
                  %2756 = arith.addi %2744, %1714 : index
                  %2757 = arith.addi %2756, %c42 : index
                  %2758 = memref.load %partial[%2757] : memref<?xf32>
                  %2759 = arith.addi %2744, %1714 : index
                  %2760 = arith.addi %2759, %c43 : index
                  %2761 = memref.load %partial[%2760] : memref<?xf32>
                  %2762 = arith.addi %2746, %c9 : index
                  %2763 = memref.load %partial[%2762] : memref<?xf32>
                  %2764 = arith.addi %2560, %c80 : i32
                  %2765 = arith.subi %2128, %c17 : i32
                  %2766 = arith.minsi %2764, %2765 : i32
                  %2767 = arith.addi %2538, %2766 : i32
                  %2768 = arith.addi %ranges, %groups : index
                  %2769 = arith.muli %9, %2768 : index
                  %2770 = arith.index_castui %2767 : i32 to index
                  %2771 = arith.addi %2769, %2770 : index
                  %2772 = arith.muli %2771, %c121 : index
                  %2773 = arith.addi %2772, %c44 : index
                  %2774 = arith.addi %2773, %1716 : index
                  %2775 = memref.load %partial[%2774] : memref<?xf32>
                  %2776 = arith.cmpi slt, %2764, %2128 : i32
                  %2777 = arith.select %2776, %2775, %c49 : f32
                  %2778 = arith.addi %2772, %1714 : index
                  %2779 = arith.addi %2778, %c22 : index
                  %2780 = memref.load %partial[%2779] : memref<?xf32>
                  %2781 = arith.addi %2772, %1714 : index
                  %2782 = arith.addi %2781, %c7 : index
                  %2783 = memref.load %partial[%2782] : memref<?xf32>
                  %2784 = arith.addi %2772, %1714 : index
                  %2785 = arith.addi %2784, %c42 : index
                  %2786 = memref.load %partial[%2785] : memref<?xf32>
                  %2787 = arith.addi %2772, %1714 : index
                  %2788 = arith.addi %2787, %c43 : index
                  %2789 = memref.load %partial[%2788] : memref<?xf32>
                  %2790 = arith.addi %2774, %c9 : index
                  %2791 = memref.load %partial[%2790] : memref<?xf32>
                  %2792 = arith.maxnumf %2561, %2581 fastmath<nnan> : f32
                  %2793 = arith.subf %2561, %2792 : f32
                  %2794 = wave.exp2 %2793 : f32
                  %2795 = arith.subf %2581, %2792 : f32
                  %2796 = wave.exp2 %2795 : f32
                  %2797 = arith.mulf %2562, %2794 : f32
                  %2798 = math.fma %2595, %2796, %2797 : f32
                  %2799 = arith.mulf %2563, %2794 : f32
                  %2800 = math.fma %2584, %2796, %2799 : f32
                  %2801 = arith.mulf %2564, %2794 : f32
                  %2802 = math.fma %2587, %2796, %2801 : f32
                  %2803 = arith.mulf %2565, %2794 : f32
                  %2804 = math.fma %2590, %2796, %2803 : f32
                  %2805 = arith.mulf %2566, %2794 : f32
                  %2806 = math.fma %2593, %2796, %2805 : f32
                  %2807 = arith.maxnumf %2792, %2609 fastmath<nnan> : f32
                  %2808 = arith.subf %2792, %2807 : f32
                  %2809 = wave.exp2 %2808 : f32
                  %2810 = arith.subf %2609, %2807 : f32
                  %2811 = wave.exp2 %2810 : f32
                  %2812 = arith.mulf %2798, %2809 : f32
                  %2813 = math.fma %2623, %2811, %2812 : f32
                  %2814 = arith.mulf %2800, %2809 : f32
                  %2815 = math.fma %2612, %2811, %2814 : f32
                  %2816 = arith.mulf %2802, %2809 : f32
                  %2817 = math.fma %2615, %2811, %2816 : f32
                  %2818 = arith.mulf %2804, %2809 : f32
                  %2819 = math.fma %2618, %2811, %2818 : f32
                  %2820 = arith.mulf %2806, %2809 : f32
                  %2821 = math.fma %2621, %2811, %2820 : f32
                  %2822 = arith.maxnumf %2807, %2637 fastmath<nnan> : f32
                  %2823 = arith.subf %2807, %2822 : f32
                  %2824 = wave.exp2 %2823 : f32
                  %2825 = arith.subf %2637, %2822 : f32
                  %2826 = wave.exp2 %2825 : f32
                  %2827 = arith.mulf %2813, %2824 : f32
                  %2828 = math.fma %2651, %2826, %2827 : f32
                  %2829 = arith.mulf %2815, %2824 : f32
                  %2830 = math.fma %2640, %2826, %2829 : f32
                  %2831 = arith.mulf %2817, %2824 : f32
                  %2832 = math.fma %2643, %2826, %2831 : f32
                  %2833 = arith.mulf %2819, %2824 : f32
                  %2834 = math.fma %2646, %2826, %2833 : f32
                  %2835 = arith.mulf %2821, %2824 : f32
                  %2836 = math.fma %2649, %2826, %2835 : f32
                  %2837 = arith.maxnumf %2822, %2665 fastmath<nnan> : f32
                  %2838 = arith.subf %2822, %2837 : f32
                  %2839 = wave.exp2 %2838 : f32
                  %2840 = arith.subf %2665, %2837 : f32
                  %2841 = wave.exp2 %2840 : f32
                  %2842 = arith.mulf %2828, %2839 : f32
                  %2843 = math.fma %2679, %2841, %2842 : f32
                  %2844 = arith.mulf %2830, %2839 : f32
                  %2845 = math.fma %2668, %2841, %2844 : f32
                  %2846 = arith.mulf %2832, %2839 : f32
                  %2847 = math.fma %2671, %2841, %2846 : f32
                  %2848 = arith.mulf %2834, %2839 : f32
                  %2849 = math.fma %2674, %2841, %2848 : f32
                  %2850 = arith.mulf %2836, %2839 : f32
                  %2851 = math.fma %2677, %2841, %2850 : f32
                  %2852 = arith.maxnumf %2837, %2693 fastmath<nnan> : f32
                  %2853 = arith.subf %2837, %2852 : f32
                  %2854 = wave.exp2 %2853 : f32
                  %2855 = arith.subf %2693, %2852 : f32
                  %2856 = wave.exp2 %2855 : f32
                  %2857 = arith.mulf %2843, %2854 : f32
                  %2858 = math.fma %2707, %2856, %2857 : f32
                  %2859 = arith.mulf %2845, %2854 : f32
                  %2860 = math.fma %2696, %2856, %2859 : f32
                  %2861 = arith.mulf %2847, %2854 : f32
                  %2862 = math.fma %2699, %2856, %2861 : f32
                  %2863 = arith.mulf %2849, %2854 : f32
                  %2864 = math.fma %2702, %2856, %2863 : f32
                  %2865 = arith.mulf %2851, %2854 : f32
                  %2866 = math.fma %2705, %2856, %2865 : f32
                  %2867 = arith.maxnumf %2852, %2721 fastmath<nnan> : f32
                  %2868 = arith.subf %2852, %2867 : f32
                  %2869 = wave.exp2 %2868 : f32
                  %2870 = arith.subf %2721, %2867 : f32
                  %2871 = wave.exp2 %2870 : f32
                  %2872 = arith.mulf %2858, %2869 : f32
                  %2873 = math.fma %2735, %2871, %2872 : f32
                  %2874 = arith.mulf %2860, %2869 : f32
                  %2875 = math.fma %2724, %2871, %2874 : f32
                  %2876 = arith.mulf %2862, %2869 : f32
                  %2877 = math.fma %2727, %2871, %2876 : f32
                  %2878 = arith.mulf %2864, %2869 : f32
                  %2879 = math.fma %2730, %2871, %2878 : f32
                  %2880 = arith.mulf %2866, %2869 : f32
                  %2881 = math.fma %2733, %2871, %2880 : f32
                  %2882 = arith.maxnumf %2867, %2749 fastmath<nnan> : f32
                  %2883 = arith.subf %2867, %2882 : f32
                  %2884 = wave.exp2 %2883 : f32
                  %2885 = arith.subf %2749, %2882 : f32
                  %2886 = wave.exp2 %2885 : f32
                  %2887 = arith.mulf %2873, %2884 : f32
                  %2888 = math.fma %2763, %2886, %2887 : f32
                  %2889 = arith.mulf %2875, %2884 : f32
                  %2890 = math.fma %2752, %2886, %2889 : f32
                  %2891 = arith.mulf %2877, %2884 : f32
                  %2892 = math.fma %2755, %2886, %2891 : f32
                  %2893 = arith.mulf %2879, %2884 : f32
                  %2894 = math.fma %2758, %2886, %2893 : f32
                  %2895 = arith.mulf %2881, %2884 : f32
                  %2896 = math.fma %2761, %2886, %2895 : f32
                  %2897 = arith.maxnumf %2882, %2777 fastmath<nnan> : f32
                  %2898 = arith.subf %2882, %2897 : f32
                  %2899 = wave.exp2 %2898 : f32
                  %2900 = arith.subf %2777, %2897 : f32
                  %2901 = wave.exp2 %2900 : f32
                  %2902 = arith.mulf %2888, %2899 : f32
                  %2903 = math.fma %2791, %2901, %2902 : f32
                  %2904 = arith.mulf %2890, %2899 : f32
                  %2905 = math.fma %2780, %2901, %2904 : f32
                  %2906 = arith.mulf %2892, %2899 : f32
                  %2907 = math.fma %2783, %2901, %2906 : f32
                  %2908 = arith.mulf %2894, %2899 : f32
                  %2909 = math.fma %2786, %2901, %2908 : f32
                  %2910 = arith.mulf %2896, %2899 : f32
                  %2911 = math.fma %2789, %2901, %2910 : f32
                  scf.yield %2897, %2903, %2905, %2907, %2909, %2911 : f32, f32, f32, f32, f32, f32
                }
                %2912 = arith.addi %kvHeads, %15 : index
                %2913 = memref.load %scales[%2912] : memref<?xf32>
                %2914 = arith.divf %2913, %2567#1 : f32
                %2915 = arith.addi %17, %1716 : index
                %2916 = arith.cmpi slt, %2915, %groupSize : index
                scf.if %2916 {
                  %2917 = arith.muli %24, %heads : index
                  %2918 = arith.muli %15, %groupSize : index
                  %2919 = arith.addi %2917, %2918 : index
                  %2920 = arith.addi %2919, %2915 : index
                  %2921 = arith.addi %1714, %c22 : index
                  %2922 = arith.mulf %2567#2, %2914 : f32
                  %2923 = arith.addf %2922, %c50 : f32
                  %2924 = arith.minimumf %2923, %c117 : f32
                  %2925 = arith.maximumf %2924, %c118 : f32
                  %2926 = arith.truncf %2925 : f32 to f16
                  %2927 = arith.muli %2920, %c23 : index
                  %2928 = arith.divui %2921, %c9 : index
                  %2929 = arith.addi %2927, %2928 : index
                  memref.store %2926, %out[%2929] : memref<?xf16>
                  %2930 = arith.addi %1714, %c7 : index
                  %2931 = arith.mulf %2567#3, %2914 : f32
                  %2932 = arith.addf %2931, %c50 : f32
                  %2933 = arith.minimumf %2932, %c117 : f32
                  %2934 = arith.maximumf %2933, %c118 : f32
                  %2935 = arith.truncf %2934 : f32 to f16
                  %2936 = arith.muli %2920, %c23 : index
                  %2937 = arith.divui %2930, %c9 : index
                  %2938 = arith.addi %2936, %2937 : index
                  memref.store %2935, %out[%2938] : memref<?xf16>
                  %2939 = arith.addi %1714, %c42 : index
                  %2940 = arith.mulf %2567#4, %2914 : f32
                  %2941 = arith.addf %2940, %c50 : f32
                  %2942 = arith.minimumf %2941, %c117 : f32
                  %2943 = arith.maximumf %2942, %c118 : f32
                  %2944 = arith.truncf %2943 : f32 to f16
                  %2945 = arith.muli %2920, %c23 : index
                  %2946 = arith.divui %2939, %c9 : index
                  %2947 = arith.addi %2945, %2946 : index
                  memref.store %2944, %out[%2947] : memref<?xf16>
                  %2948 = arith.addi %1714, %c43 : index
                  %2949 = arith.mulf %2567#5, %2914 : f32
                  %2950 = arith.addf %2949, %c50 : f32
                  %2951 = arith.minimumf %2950, %c117 : f32
                  %2952 = arith.maximumf %2951, %c118 : f32
                  %2953 = arith.truncf %2952 : f32 to f16
                  %2954 = arith.muli %2920, %c23 : index
                  %2955 = arith.divui %2948, %c9 : index
                  %2956 = arith.addi %2954, %2955 : index
                  memref.store %2953, %out[%2956] : memref<?xf16>
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

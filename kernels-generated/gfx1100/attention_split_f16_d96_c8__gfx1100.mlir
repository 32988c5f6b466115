// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %partial: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
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
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 20 : index
  %c25 = arith.constant 32 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 80 : index
  %c32 = arith.constant 84 : index
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 64 : i32
  %c35 = arith.constant 253 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 128 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 768 : index
  %c41 = arith.constant 1024 : index
  %c42 = arith.constant 1280 : index
  %c43 = arith.constant 128 : i32
  %c44 = arith.constant 0xF149F2CA : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x00000000> : vector<8xf32>
  %c47 = arith.constant 31 : i32
  %c48 = arith.constant 32 : i32
  %c49 = arith.constant 0 : i32
  %c50 = arith.constant 192 : index
  %c51 = arith.constant 320 : index
  %c52 = arith.constant 384 : index
  %c53 = arith.constant 448 : index
  %c54 = arith.constant 576 : index
  %c55 = arith.constant 640 : index
  %c56 = arith.constant 704 : index
  %c57 = arith.constant 832 : index
  %c58 = arith.constant 896 : index
  %c59 = arith.constant 960 : index
  %c60 = arith.constant 1088 : index
  %c61 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c62 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c63 = arith.constant 0x41000000 : f32
  %c64 = arith.constant 0x40C00000 : f32
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
  %c80 = arith.constant 1152 : index
  %c81 = arith.constant 1216 : index
  %c82 = arith.constant 1344 : index
  %c83 = arith.constant 1408 : index
  %c84 = arith.constant 1472 : index
  %c85 = arith.constant 112 : index
  %c86 = arith.constant 144 : index
  %c87 = arith.constant 160 : index
  %c88 = arith.constant 176 : index
  %c89 = arith.constant 208 : index
  %c90 = arith.constant 224 : index
  %c91 = arith.constant 240 : index
  %c92 = arith.constant 272 : index
  %c93 = arith.constant 288 : index
  %c94 = arith.constant 304 : index
  %c95 = arith.constant 336 : index
  %c96 = arith.constant 352 : index
  %c97 = arith.constant 368 : index
  %c98 = arith.constant 400 : index
  %c99 = arith.constant 416 : index
  %c100 = arith.constant 432 : index
  %c101 = arith.constant 464 : index
  %c102 = arith.constant 480 : index
  %c103 = arith.constant 496 : index
  %c104 = arith.constant 2048 : index
  %c105 = arith.constant 2560 : index
  %c106 = arith.constant 3072 : index
  %c107 = arith.constant 3584 : index
  %c108 = arith.constant 0x477FE000 : f32
  %c109 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c112 = arith.constant 800 : index
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
        %80 = math.absf %57 : vector<4xf32>
        %81 = math.absf %59 : vector<4xf32>
        %82 = arith.maxnumf %80, %81 fastmath<nnan> : vector<4xf32>
        %83 = math.absf %61 : vector<4xf32>
        %84 = arith.maxnumf %82, %83 fastmath<nnan> : vector<4xf32>
        %85 = math.absf %63 : vector<4xf32>
        %86 = arith.maxnumf %84, %85 fastmath<nnan> : vector<4xf32>
        %87 = math.absf %65 : vector<4xf32>
        %88 = arith.maxnumf %86, %87 fastmath<nnan> : vector<4xf32>
        %89 = math.absf %67 : vector<4xf32>
        %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
        %91 = math.absf %69 : vector<4xf32>
        %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
        %93 = math.absf %71 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = math.absf %73 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %75 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %77 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %79 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = vector.extract %102[0] : f32 from vector<4xf32>
        %104 = vector.extract %102[1] : f32 from vector<4xf32>
        %105 = vector.extract %102[2] : f32 from vector<4xf32>
        %106 = vector.extract %102[3] : f32 from vector<4xf32>
        %107 = arith.maxnumf %103, %104 fastmath<nnan> : f32
        %108 = arith.maxnumf %107, %105 fastmath<nnan> : f32
        %109 = arith.maxnumf %108, %106 fastmath<nnan> : f32
        %110 = wave.swap_halves %109 : f32
        %111 = arith.maxnumf %109, %110 fastmath<nnan> : f32
        %112 = arith.bitcast %111 : f32 to i32
        %113 = arith.shrui %112, %c33 : i32
        %114 = arith.maxsi %113, %c34 : i32
        %115 = arith.minsi %114, %c35 : i32
        %116 = arith.subi %c36, %115 : i32
        %117 = arith.shli %116, %c33 : i32
        %118 = arith.bitcast %117 : i32 to f32
        %119 = arith.subi %115, %c37 : i32
        %120 = arith.shli %119, %c33 : i32
        %121 = arith.bitcast %120 : i32 to f32
        %122 = vector.broadcast %118 : f32 to vector<4xf32>
        %123 = arith.muli %1, %c9 : index
        %124 = arith.muli %2, %c38 : index
        %125 = arith.addi %123, %124 : index
        %126 = arith.mulf %57, %122 : vector<4xf32>
        %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
        %128 = arith.mulf %59, %122 : vector<4xf32>
        %129 = arith.truncf %128 : vector<4xf32> to vector<4xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %131 = arith.addi %125, %c22 : index
        vector.store %130, %4[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.mulf %61, %122 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = arith.mulf %63, %122 : vector<4xf32>
        %135 = arith.truncf %134 : vector<4xf32> to vector<4xf16>
        %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %137 = arith.addi %125, %c7 : index
        vector.store %136, %4[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.mulf %65, %122 : vector<4xf32>
        %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
        %140 = arith.mulf %67, %122 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %143 = arith.addi %125, %c39 : index
        vector.store %142, %4[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.mulf %69, %122 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = arith.mulf %71, %122 : vector<4xf32>
        %147 = arith.truncf %146 : vector<4xf32> to vector<4xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %149 = arith.addi %125, %c40 : index
        vector.store %148, %4[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = arith.mulf %73, %122 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = arith.mulf %75, %122 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %155 = arith.addi %125, %c41 : index
        vector.store %154, %4[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.mulf %77, %122 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %79, %122 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %125, %c42 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = memref.load %scales[%15] : memref<?xf32>
        %163 = arith.mulf %162, %121 : f32
        memref.store %163, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %164 = memref.load %7[%1] : memref<?xf32>
      scf.for %165 = %11 to %42 step %43 : i32 {
        %166 = arith.muli %165, %c20 : i32
        %167 = arith.index_cast %8 : index to i32
        %168 = arith.muli %167, %c43 : i32
        %169 = arith.addi %166, %168 : i32
        %170 = arith.addi %169, %c43 : i32
        %171 = arith.minsi %170, %38 : i32
        %172 = arith.cmpi slt, %169, %38 : i32
        %173:8 = scf.if %172 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %174 = arith.subi %171, %169 : i32
          %175 = arith.addi %174, %c47 : i32
          %176 = arith.divui %175, %c48 : i32
          %177 = arith.divui %169, %c18 : i32
          %178 = arith.addi %177, %c49 : i32
          %179 = arith.minsi %178, %40 : i32
          %180 = arith.index_castui %179 : i32 to index
          %181 = arith.addi %32, %180 : index
          %182 = memref.load %step[%181] : memref<?xi32>
          %183 = arith.index_cast %182 : i32 to index
          %184 = arith.muli %183, %33 : index
          %185 = arith.addi %184, %34 : index
          %186 = arith.addi %177, %c17 : i32
          %187 = arith.minsi %186, %40 : i32
          %188 = arith.index_castui %187 : i32 to index
          %189 = arith.addi %32, %188 : index
          %190 = memref.load %step[%189] : memref<?xi32>
          %191 = arith.index_cast %190 : i32 to index
          %192 = arith.muli %191, %33 : index
          %193 = arith.addi %192, %34 : index
          %194 = arith.addi %185, %35 : index
          %195 = arith.addi %194, %c22 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %197 = arith.addi %185, %35 : index
          %198 = arith.addi %197, %c29 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %193, %35 : index
          %201 = arith.addi %200, %c22 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %193, %35 : index
          %204 = arith.addi %203, %c29 : index
          %205 = vector.load %kv[%204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %206 = arith.addi %185, %35 : index
          %207 = arith.addi %206, %c38 : index
          %208 = vector.load %kv[%207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %209 = arith.addi %185, %35 : index
          %210 = arith.addi %209, %c50 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.addi %193, %35 : index
          %213 = arith.addi %212, %c38 : index
          %214 = vector.load %kv[%213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %215 = arith.addi %193, %35 : index
          %216 = arith.addi %215, %c50 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %235:16 = scf.for %218 = %c49 to %176 step %c17 iter_args(%219 = %196, %220 = %199, %221 = %202, %222 = %205, %223 = %208, %224 = %211, %225 = %214, %226 = %217, %227 = %c44, %228 = %c45, %229 = %c46, %230 = %c46, %231 = %c46, %232 = %c46, %233 = %c46, %234 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %236 = arith.muli %218, %c48 : i32
            %237 = arith.addi %169, %236 : i32
            %238 = arith.addi %237, %c48 : i32
            %239 = arith.divui %237, %c18 : i32
            %240 = arith.addi %239, %c49 : i32
            %241 = arith.minsi %240, %40 : i32
            %242 = arith.index_castui %241 : i32 to index
            %243 = arith.addi %32, %242 : index
            %244 = memref.load %step[%243] : memref<?xi32>
            %245 = arith.index_cast %244 : i32 to index
            %246 = arith.muli %245, %33 : index
            %247 = arith.addi %246, %34 : index
            %248 = arith.addi %239, %c17 : i32
            %249 = arith.minsi %248, %40 : i32
            %250 = arith.index_castui %249 : i32 to index
            %251 = arith.addi %32, %250 : index
            %252 = memref.load %step[%251] : memref<?xi32>
            %253 = arith.index_cast %252 : i32 to index
            %254 = arith.muli %253, %33 : index
            %255 = arith.addi %254, %34 : index
            %256 = arith.divui %238, %c18 : i32
            %257 = arith.addi %256, %c49 : i32
            %258 = arith.minsi %257, %40 : i32
            %259 = arith.index_castui %258 : i32 to index
            %260 = arith.addi %32, %259 : index
            %261 = memref.load %step[%260] : memref<?xi32>
            %262 = arith.index_cast %261 : i32 to index
            %263 = arith.muli %262, %33 : index
            %264 = arith.addi %263, %34 : index
            %265 = arith.addi %256, %c17 : i32
            %266 = arith.minsi %265, %40 : i32
            %267 = arith.index_castui %266 : i32 to index
            %268 = arith.addi %32, %267 : index
            %269 = memref.load %step[%268] : memref<?xi32>
            %270 = arith.index_cast %269 : i32 to index
            %271 = arith.muli %270, %33 : index
            %272 = arith.addi %271, %34 : index
            %273 = wave.opaque %c22 : index
            %274 = arith.muli %1, %c9 : index
            %275 = arith.addi %273, %274 : index
            %276 = arith.addi %247, %35 : index
            %277 = arith.addi %276, %c7 : index
            %278 = vector.load %kv[%277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %279 = arith.addi %247, %35 : index
            %280 = arith.addi %279, %c51 : index
            %281 = vector.load %kv[%280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %282 = arith.addi %255, %35 : index
            %283 = arith.addi %282, %c7 : index
            %284 = vector.load %kv[%283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %285 = arith.addi %255, %35 : index
            %286 = arith.addi %285, %c51 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %288 = vector.shuffle %219, %220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %289 = vector.bitcast %288 : vector<8xi32> to vector<16xf16>
            %290 = arith.addi %275, %c22 : index
            %291 = vector.load %4[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %292 = arith.addi %290, %c38 : index
            %293 = vector.load %4[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %295 = wave.mma %289, %294, %c46 : vector<16xf16>, vector<8xf32>
            %296 = vector.shuffle %221, %222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %297 = vector.bitcast %296 : vector<8xi32> to vector<16xf16>
            %298 = arith.addi %275, %c22 : index
            %299 = vector.load %4[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %300 = arith.addi %298, %c38 : index
            %301 = vector.load %4[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %303 = wave.mma %297, %302, %c46 : vector<16xf16>, vector<8xf32>
            %304 = arith.addi %247, %35 : index
            %305 = arith.addi %304, %c52 : index
            %306 = vector.load %kv[%305] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %307 = arith.addi %247, %35 : index
            %308 = arith.addi %307, %c53 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %255, %35 : index
            %311 = arith.addi %310, %c52 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %313 = arith.addi %255, %35 : index
            %314 = arith.addi %313, %c53 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %316 = vector.shuffle %223, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %317 = vector.bitcast %316 : vector<8xi32> to vector<16xf16>
            %318 = arith.addi %275, %c7 : index
            %319 = vector.load %4[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %320 = arith.addi %318, %c38 : index
            %321 = vector.load %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %323 = wave.mma %317, %322, %295 : vector<16xf16>, vector<8xf32>
            %324 = vector.shuffle %225, %226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %325 = vector.bitcast %324 : vector<8xi32> to vector<16xf16>
            %326 = arith.addi %275, %c7 : index
            %327 = vector.load %4[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %328 = arith.addi %326, %c38 : index
            %329 = vector.load %4[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %331 = wave.mma %325, %330, %303 : vector<16xf16>, vector<8xf32>
            %332 = arith.addi %247, %35 : index
            %333 = arith.addi %332, %c39 : index
            %334 = vector.load %kv[%333] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %335 = arith.addi %247, %35 : index
            %336 = arith.addi %335, %c54 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %255, %35 : index
            %339 = arith.addi %338, %c39 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %255, %35 : index
            %342 = arith.addi %341, %c54 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %344 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %345 = vector.bitcast %344 : vector<8xi32> to vector<16xf16>
            %346 = arith.addi %275, %c39 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = arith.addi %346, %c38 : index
            %349 = vector.load %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %351 = wave.mma %345, %350, %323 : vector<16xf16>, vector<8xf32>
            %352 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %353 = vector.bitcast %352 : vector<8xi32> to vector<16xf16>
            %354 = arith.addi %275, %c39 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = arith.addi %354, %c38 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %359 = wave.mma %353, %358, %331 : vector<16xf16>, vector<8xf32>
            %360 = arith.addi %247, %35 : index
            %361 = arith.addi %360, %c55 : index
            %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %363 = arith.addi %247, %35 : index
            %364 = arith.addi %363, %c56 : index
            %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %366 = arith.addi %255, %35 : index
            %367 = arith.addi %366, %c55 : index
            %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %369 = arith.addi %255, %35 : index
            %370 = arith.addi %369, %c56 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %372 = vector.shuffle %306, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %373 = vector.bitcast %372 : vector<8xi32> to vector<16xf16>
            %374 = arith.addi %275, %c40 : index
            %375 = vector.load %4[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %376 = arith.addi %374, %c38 : index
            %377 = vector.load %4[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %379 = wave.mma %373, %378, %351 : vector<16xf16>, vector<8xf32>
            %380 = vector.shuffle %312, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = arith.addi %275, %c40 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = arith.addi %382, %c38 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %387 = wave.mma %381, %386, %359 : vector<16xf16>, vector<8xf32>
            %388 = arith.addi %247, %35 : index
            %389 = arith.addi %388, %c40 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %247, %35 : index
            %392 = arith.addi %391, %c57 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %394 = arith.addi %255, %35 : index
            %395 = arith.addi %394, %c40 : index
            %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %397 = arith.addi %255, %35 : index
            %398 = arith.addi %397, %c57 : index
            %399 = vector.load %kv[%398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %400 = vector.shuffle %334, %337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %401 = vector.bitcast %400 : vector<8xi32> to vector<16xf16>
            %402 = arith.addi %275, %c41 : index
            %403 = vector.load %4[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %404 = arith.addi %402, %c38 : index
            %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %407 = wave.mma %401, %406, %379 : vector<16xf16>, vector<8xf32>
            %408 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %409 = vector.bitcast %408 : vector<8xi32> to vector<16xf16>
            %410 = arith.addi %275, %c41 : index
            %411 = vector.load %4[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %412 = arith.addi %410, %c38 : index
            %413 = vector.load %4[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %415 = wave.mma %409, %414, %387 : vector<16xf16>, vector<8xf32>
            %416 = arith.addi %247, %35 : index
            %417 = arith.addi %416, %c58 : index
            %418 = vector.load %kv[%417] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %419 = arith.addi %247, %35 : index
            %420 = arith.addi %419, %c59 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %422 = arith.addi %255, %35 : index
            %423 = arith.addi %422, %c58 : index
            %424 = vector.load %kv[%423] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %425 = arith.addi %255, %35 : index
            %426 = arith.addi %425, %c59 : index
            %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %428 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %429 = vector.bitcast %428 : vector<8xi32> to vector<16xf16>
            %430 = arith.addi %275, %c42 : index
            %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %432 = arith.addi %430, %c38 : index
            %433 = vector.load %4[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %435 = wave.mma %429, %434, %407 : vector<16xf16>, vector<8xf32>
            %436 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %437 = vector.bitcast %436 : vector<8xi32> to vector<16xf16>
            %438 = arith.addi %275, %c42 : index
            %439 = vector.load %4[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %440 = arith.addi %438, %c38 : index
            %441 = vector.load %4[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %443 = wave.mma %437, %442, %415 : vector<16xf16>, vector<8xf32>
            %444 = arith.addi %247, %35 : index
            %445 = arith.addi %444, %c41 : index
            %446 = vector.load %kv[%445] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %447 = arith.addi %247, %35 : index
            %448 = arith.addi %447, %c60 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %450 = arith.addi %255, %35 : index
            %451 = arith.addi %450, %c41 : index
            %452 = vector.load %kv[%451] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %453 = arith.addi %255, %35 : index
            %454 = arith.addi %453, %c60 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %456 = wave.opaque %238 : i32
            %457 = arith.cmpi sgt, %456, %171 : i32
            %458:2 = scf.if %457 -> (vector<8xf32>, vector<8xf32>) {
              %459 = arith.index_cast %2 : index to i32
              %460 = arith.addi %237, %459 : i32
              %461 = arith.subi %38, %460 : i32
              %462 = arith.subi %461, %c49 : i32
              %463 = vector.broadcast %462 : i32 to vector<8xi32>
              %464 = arith.cmpi sgt, %463, %c62 : vector<8xi32>
              %465 = arith.select %464, %435, %c61 : vector<8xi1>, vector<8xf32>
              %466 = arith.subi %461, %c18 : i32
              %467 = vector.broadcast %466 : i32 to vector<8xi32>
              %468 = arith.cmpi sgt, %467, %c62 : vector<8xi32>
              %469 = arith.select %468, %443, %c61 : vector<8xi1>, vector<8xf32>
              scf.yield %465, %469 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %435, %443 : vector<8xf32>, vector<8xf32>
            }
            %470 = vector.extract %458#0[0] : f32 from vector<8xf32>
            %471 = vector.extract %458#0[1] : f32 from vector<8xf32>
            %472 = vector.extract %458#0[2] : f32 from vector<8xf32>
            %473 = vector.extract %458#0[3] : f32 from vector<8xf32>
            %474 = vector.extract %458#0[4] : f32 from vector<8xf32>
            %475 = vector.extract %458#0[5] : f32 from vector<8xf32>
            %476 = vector.extract %458#0[6] : f32 from vector<8xf32>
            %477 = vector.extract %458#0[7] : f32 from vector<8xf32>
            %478 = vector.extract %458#1[0] : f32 from vector<8xf32>
            %479 = vector.extract %458#1[1] : f32 from vector<8xf32>
            %480 = vector.extract %458#1[2] : f32 from vector<8xf32>
            %481 = vector.extract %458#1[3] : f32 from vector<8xf32>
            %482 = vector.extract %458#1[4] : f32 from vector<8xf32>
            %483 = vector.extract %458#1[5] : f32 from vector<8xf32>
            %484 = vector.extract %458#1[6] : f32 from vector<8xf32>
            %485 = vector.extract %458#1[7] : f32 from vector<8xf32>
            %486 = arith.maxnumf %470, %471 fastmath<nnan> : f32
            %487 = arith.maxnumf %486, %472 fastmath<nnan> : f32
            %488 = arith.maxnumf %487, %473 fastmath<nnan> : f32
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
            %501 = wave.swap_halves %500 : f32
            %502 = arith.maxnumf %500, %501 fastmath<nnan> : f32
            %503 = arith.mulf %502, %164 : f32
            %504 = arith.addf %227, %c63 : f32
            %505 = arith.cmpf ogt, %503, %504 : f32
            %506:8 = scf.if %505 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %507 = arith.subf %227, %503 : f32
              %508 = wave.exp2 %507 : f32
              %509 = vector.broadcast %508 : f32 to vector<8xf32>
              %510 = arith.mulf %228, %508 : f32
              %511 = arith.mulf %229, %509 : vector<8xf32>
              %512 = arith.mulf %230, %509 : vector<8xf32>
              %513 = arith.mulf %231, %509 : vector<8xf32>
              %514 = arith.mulf %232, %509 : vector<8xf32>
              %515 = arith.mulf %233, %509 : vector<8xf32>
              %516 = arith.mulf %234, %509 : vector<8xf32>
              scf.yield %503, %510, %511, %512, %513, %514, %515, %516 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %227, %228, %229, %230, %231, %232, %233, %234 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %517 = vector.broadcast %164 : f32 to vector<8xf32>
            %518 = arith.subf %c64, %506#0 : f32
            %519 = vector.broadcast %518 : f32 to vector<8xf32>
            %520 = math.fma %458#0, %517, %519 : vector<8xf32>
            %521 = wave.exp2 %520 : vector<8xf32>
            %522 = math.fma %458#1, %517, %519 : vector<8xf32>
            %523 = wave.exp2 %522 : vector<8xf32>
            %524 = arith.truncf %521 : vector<8xf32> to vector<8xf16>
            %525 = vector.bitcast %524 : vector<8xf16> to vector<4xi32>
            %526 = wave.swap_halves %525 : vector<4xi32>
            %527 = arith.select %3, %526, %525 : vector<4xi32>
            %528 = arith.select %3, %525, %526 : vector<4xi32>
            %529 = vector.shuffle %527, %528 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %530 = vector.bitcast %529 : vector<8xi32> to vector<16xf16>
            %531 = arith.truncf %523 : vector<8xf32> to vector<8xf16>
            %532 = vector.bitcast %531 : vector<8xf16> to vector<4xi32>
            %533 = wave.swap_halves %532 : vector<4xi32>
            %534 = arith.select %3, %533, %532 : vector<4xi32>
            %535 = arith.select %3, %532, %533 : vector<4xi32>
            %536 = vector.shuffle %534, %535 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %537 = vector.bitcast %536 : vector<8xi32> to vector<16xf16>
            %538 = arith.addf %521, %523 : vector<8xf32>
            %539 = vector.extract %538[0] : f32 from vector<8xf32>
            %540 = vector.extract %538[1] : f32 from vector<8xf32>
            %541 = vector.extract %538[2] : f32 from vector<8xf32>
            %542 = vector.extract %538[3] : f32 from vector<8xf32>
            %543 = vector.extract %538[4] : f32 from vector<8xf32>
            %544 = vector.extract %538[5] : f32 from vector<8xf32>
            %545 = vector.extract %538[6] : f32 from vector<8xf32>
            %546 = vector.extract %538[7] : f32 from vector<8xf32>
            %547 = arith.addf %539, %543 : f32
            %548 = arith.addf %540, %544 : f32
            %549 = arith.addf %541, %545 : f32
            %550 = arith.addf %542, %546 : f32
            %551 = arith.addf %547, %549 : f32
            %552 = arith.addf %548, %550 : f32
            %553 = arith.addf %551, %552 : f32
            %554 = arith.addf %506#1, %553 : f32
            %555 = wave.opaque %238 : i32
            %556 = arith.cmpi sgt, %555, %171 : i32
            %557:4 = scf.if %556 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %558 = arith.subi %171, %237 : i32
              %559 = arith.subi %558, %c49 : i32
              %560 = arith.minsi %559, %c18 : i32
              %561 = arith.maxsi %560, %c49 : i32
              %562 = arith.cmpi sgt, %561, %c49 : i32
              %563 = arith.select %562, %c65, %c49 : i32
              %564 = arith.ori %c49, %563 : i32
              %565 = arith.cmpi sgt, %561, %c17 : i32
              %566 = arith.select %565, %c65, %c49 : i32
              %567 = arith.ori %c49, %566 : i32
              %568 = arith.cmpi sgt, %561, %c66 : i32
              %569 = arith.select %568, %c67, %c49 : i32
              %570 = arith.ori %564, %569 : i32
              %571 = arith.cmpi sgt, %561, %c68 : i32
              %572 = arith.select %571, %c67, %c49 : i32
              %573 = arith.ori %567, %572 : i32
              %574 = arith.cmpi sgt, %561, %c69 : i32
              %575 = arith.select %574, %c65, %c49 : i32
              %576 = arith.ori %c49, %575 : i32
              %577 = arith.cmpi sgt, %561, %c70 : i32
              %578 = arith.select %577, %c65, %c49 : i32
              %579 = arith.ori %c49, %578 : i32
              %580 = arith.cmpi sgt, %561, %c71 : i32
              %581 = arith.select %580, %c67, %c49 : i32
              %582 = arith.ori %576, %581 : i32
              %583 = arith.cmpi sgt, %561, %c72 : i32
              %584 = arith.select %583, %c67, %c49 : i32
              %585 = arith.ori %579, %584 : i32
              %586 = arith.cmpi sgt, %561, %c73 : i32
              %587 = arith.select %586, %c65, %c49 : i32
              %588 = arith.ori %c49, %587 : i32
              %589 = arith.cmpi sgt, %561, %c74 : i32
              %590 = arith.select %589, %c65, %c49 : i32
              %591 = arith.ori %c49, %590 : i32
              %592 = arith.cmpi sgt, %561, %c75 : i32
              %593 = arith.select %592, %c67, %c49 : i32
              %594 = arith.ori %588, %593 : i32
              %595 = arith.cmpi sgt, %561, %c76 : i32
              %596 = arith.select %595, %c67, %c49 : i32
              %597 = arith.ori %591, %596 : i32
              %598 = arith.cmpi sgt, %561, %c77 : i32
              %599 = arith.select %598, %c65, %c49 : i32
              %600 = arith.ori %c49, %599 : i32
              %601 = arith.cmpi sgt, %561, %c78 : i32
              %602 = arith.select %601, %c65, %c49 : i32
              %603 = arith.ori %c49, %602 : i32
              %604 = arith.cmpi sgt, %561, %c37 : i32
              %605 = arith.select %604, %c67, %c49 : i32
              %606 = arith.ori %600, %605 : i32
              %607 = arith.cmpi sgt, %561, %c79 : i32
              %608 = arith.select %607, %c67, %c49 : i32
              %609 = arith.ori %603, %608 : i32
              %610 = vector.from_elements %570, %582, %594, %606 : vector<4xi32>
              %611 = vector.from_elements %573, %585, %597, %609 : vector<4xi32>
              %612 = arith.subi %171, %237 : i32
              %613 = arith.subi %612, %c18 : i32
              %614 = arith.minsi %613, %c18 : i32
              %615 = arith.maxsi %614, %c49 : i32
              %616 = arith.cmpi sgt, %615, %c49 : i32
              %617 = arith.select %616, %c65, %c49 : i32
              %618 = arith.ori %c49, %617 : i32
              %619 = arith.cmpi sgt, %615, %c17 : i32
              %620 = arith.select %619, %c65, %c49 : i32
              %621 = arith.ori %c49, %620 : i32
              %622 = arith.cmpi sgt, %615, %c66 : i32
              %623 = arith.select %622, %c67, %c49 : i32
              %624 = arith.ori %618, %623 : i32
              %625 = arith.cmpi sgt, %615, %c68 : i32
              %626 = arith.select %625, %c67, %c49 : i32
              %627 = arith.ori %621, %626 : i32
              %628 = arith.cmpi sgt, %615, %c69 : i32
              %629 = arith.select %628, %c65, %c49 : i32
              %630 = arith.ori %c49, %629 : i32
              %631 = arith.cmpi sgt, %615, %c70 : i32
              %632 = arith.select %631, %c65, %c49 : i32
              %633 = arith.ori %c49, %632 : i32
              %634 = arith.cmpi sgt, %615, %c71 : i32
              %635 = arith.select %634, %c67, %c49 : i32
              %636 = arith.ori %630, %635 : i32
              %637 = arith.cmpi sgt, %615, %c72 : i32
              %638 = arith.select %637, %c67, %c49 : i32
              %639 = arith.ori %633, %638 : i32
              %640 = arith.cmpi sgt, %615, %c73 : i32
              %641 = arith.select %640, %c65, %c49 : i32
              %642 = arith.ori %c49, %641 : i32
              %643 = arith.cmpi sgt, %615, %c74 : i32
              %644 = arith.select %643, %c65, %c49 : i32
              %645 = arith.ori %c49, %644 : i32
              %646 = arith.cmpi sgt, %615, %c75 : i32
              %647 = arith.select %646, %c67, %c49 : i32
              %648 = arith.ori %642, %647 : i32
              %649 = arith.cmpi sgt, %615, %c76 : i32
              %650 = arith.select %649, %c67, %c49 : i32
              %651 = arith.ori %645, %650 : i32
              %652 = arith.cmpi sgt, %615, %c77 : i32
              %653 = arith.select %652, %c65, %c49 : i32
              %654 = arith.ori %c49, %653 : i32
              %655 = arith.cmpi sgt, %615, %c78 : i32
              %656 = arith.select %655, %c65, %c49 : i32
              %657 = arith.ori %c49, %656 : i32
              %658 = arith.cmpi sgt, %615, %c37 : i32
              %659 = arith.select %658, %c67, %c49 : i32
              %660 = arith.ori %654, %659 : i32
              %661 = arith.cmpi sgt, %615, %c79 : i32
              %662 = arith.select %661, %c67, %c49 : i32
              %663 = arith.ori %657, %662 : i32
              %664 = vector.from_elements %624, %636, %648, %660 : vector<4xi32>
              %665 = vector.from_elements %627, %639, %651, %663 : vector<4xi32>
              %666 = arith.andi %390, %610 : vector<4xi32>
              %667 = arith.andi %393, %611 : vector<4xi32>
              %668 = arith.andi %396, %664 : vector<4xi32>
              %669 = arith.andi %399, %665 : vector<4xi32>
              scf.yield %666, %667, %668, %669 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %390, %393, %396, %399 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %670 = vector.shuffle %557#0, %557#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %671 = vector.bitcast %670 : vector<8xi32> to vector<16xf16>
            %672 = wave.mma %671, %530, %506#2 : vector<16xf16>, vector<8xf32>
            %673 = vector.shuffle %557#2, %557#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %674 = vector.bitcast %673 : vector<8xi32> to vector<16xf16>
            %675 = wave.mma %674, %537, %672 : vector<16xf16>, vector<8xf32>
            %676 = wave.opaque %675 : vector<8xf32>
            %677 = arith.addi %247, %35 : index
            %678 = arith.addi %677, %c80 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %680 = arith.addi %247, %35 : index
            %681 = arith.addi %680, %c81 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = arith.addi %255, %35 : index
            %684 = arith.addi %683, %c80 : index
            %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %686 = arith.addi %255, %35 : index
            %687 = arith.addi %686, %c81 : index
            %688 = vector.load %kv[%687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %689 = wave.opaque %238 : i32
            %690 = arith.cmpi sgt, %689, %171 : i32
            %691:4 = scf.if %690 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %692 = arith.subi %171, %237 : i32
              %693 = arith.subi %692, %c49 : i32
              %694 = arith.minsi %693, %c18 : i32
              %695 = arith.maxsi %694, %c49 : i32
              %696 = arith.cmpi sgt, %695, %c49 : i32
              %697 = arith.select %696, %c65, %c49 : i32
              %698 = arith.ori %c49, %697 : i32
              %699 = arith.cmpi sgt, %695, %c17 : i32
              %700 = arith.select %699, %c65, %c49 : i32
              %701 = arith.ori %c49, %700 : i32
              %702 = arith.cmpi sgt, %695, %c66 : i32
              %703 = arith.select %702, %c67, %c49 : i32
              %704 = arith.ori %698, %703 : i32
              %705 = arith.cmpi sgt, %695, %c68 : i32
              %706 = arith.select %705, %c67, %c49 : i32
              %707 = arith.ori %701, %706 : i32
              %708 = arith.cmpi sgt, %695, %c69 : i32
              %709 = arith.select %708, %c65, %c49 : i32
              %710 = arith.ori %c49, %709 : i32
              %711 = arith.cmpi sgt, %695, %c70 : i32
              %712 = arith.select %711, %c65, %c49 : i32
              %713 = arith.ori %c49, %712 : i32
              %714 = arith.cmpi sgt, %695, %c71 : i32
              %715 = arith.select %714, %c67, %c49 : i32
              %716 = arith.ori %710, %715 : i32
              %717 = arith.cmpi sgt, %695, %c72 : i32
              %718 = arith.select %717, %c67, %c49 : i32
              %719 = arith.ori %713, %718 : i32
              %720 = arith.cmpi sgt, %695, %c73 : i32
              %721 = arith.select %720, %c65, %c49 : i32
              %722 = arith.ori %c49, %721 : i32
              %723 = arith.cmpi sgt, %695, %c74 : i32
              %724 = arith.select %723, %c65, %c49 : i32
              %725 = arith.ori %c49, %724 : i32
              %726 = arith.cmpi sgt, %695, %c75 : i32
              %727 = arith.select %726, %c67, %c49 : i32
              %728 = arith.ori %722, %727 : i32
              %729 = arith.cmpi sgt, %695, %c76 : i32
              %730 = arith.select %729, %c67, %c49 : i32
              %731 = arith.ori %725, %730 : i32
              %732 = arith.cmpi sgt, %695, %c77 : i32
              %733 = arith.select %732, %c65, %c49 : i32
              %734 = arith.ori %c49, %733 : i32
              %735 = arith.cmpi sgt, %695, %c78 : i32
              %736 = arith.select %735, %c65, %c49 : i32
              %737 = arith.ori %c49, %736 : i32
              %738 = arith.cmpi sgt, %695, %c37 : i32
              %739 = arith.select %738, %c67, %c49 : i32
              %740 = arith.ori %734, %739 : i32
              %741 = arith.cmpi sgt, %695, %c79 : i32
              %742 = arith.select %741, %c67, %c49 : i32
              %743 = arith.ori %737, %742 : i32
              %744 = vector.from_elements %704, %716, %728, %740 : vector<4xi32>
              %745 = vector.from_elements %707, %719, %731, %743 : vector<4xi32>
              %746 = arith.subi %171, %237 : i32
              %747 = arith.subi %746, %c18 : i32
              %748 = arith.minsi %747, %c18 : i32
              %749 = arith.maxsi %748, %c49 : i32
              %750 = arith.cmpi sgt, %749, %c49 : i32
              %751 = arith.select %750, %c65, %c49 : i32
              %752 = arith.ori %c49, %751 : i32
              %753 = arith.cmpi sgt, %749, %c17 : i32
              %754 = arith.select %753, %c65, %c49 : i32
              %755 = arith.ori %c49, %754 : i32
              %756 = arith.cmpi sgt, %749, %c66 : i32
              %757 = arith.select %756, %c67, %c49 : i32
              %758 = arith.ori %752, %757 : i32
              %759 = arith.cmpi sgt, %749, %c68 : i32
              %760 = arith.select %759, %c67, %c49 : i32
              %761 = arith.ori %755, %760 : i32
              %762 = arith.cmpi sgt, %749, %c69 : i32
              %763 = arith.select %762, %c65, %c49 : i32
              %764 = arith.ori %c49, %763 : i32
              %765 = arith.cmpi sgt, %749, %c70 : i32
              %766 = arith.select %765, %c65, %c49 : i32
              %767 = arith.ori %c49, %766 : i32
              %768 = arith.cmpi sgt, %749, %c71 : i32
              %769 = arith.select %768, %c67, %c49 : i32
              %770 = arith.ori %764, %769 : i32
              %771 = arith.cmpi sgt, %749, %c72 : i32
              %772 = arith.select %771, %c67, %c49 : i32
              %773 = arith.ori %767, %772 : i32
              %774 = arith.cmpi sgt, %749, %c73 : i32
              %775 = arith.select %774, %c65, %c49 : i32
              %776 = arith.ori %c49, %775 : i32
              %777 = arith.cmpi sgt, %749, %c74 : i32
              %778 = arith.select %777, %c65, %c49 : i32
              %779 = arith.ori %c49, %778 : i32
              %780 = arith.cmpi sgt, %749, %c75 : i32
              %781 = arith.select %780, %c67, %c49 : i32
              %782 = arith.ori %776, %781 : i32
              %783 = arith.cmpi sgt, %749, %c76 : i32
              %784 = arith.select %783, %c67, %c49 : i32
              %785 = arith.ori %779, %784 : i32
              %786 = arith.cmpi sgt, %749, %c77 : i32
              %787 = arith.select %786, %c65, %c49 : i32
              %788 = arith.ori %c49, %787 : i32
              %789 = arith.cmpi sgt, %749, %c78 : i32
              %790 = arith.select %789, %c65, %c49 : i32
              %791 = arith.ori %c49, %790 : i32
              %792 = arith.cmpi sgt, %749, %c37 : i32
              %793 = arith.select %792, %c67, %c49 : i32
              %794 = arith.ori %788, %793 : i32
              %795 = arith.cmpi sgt, %749, %c79 : i32
              %796 = arith.select %795, %c67, %c49 : i32
              %797 = arith.ori %791, %796 : i32
              %798 = vector.from_elements %758, %770, %782, %794 : vector<4xi32>
              %799 = vector.from_elements %761, %773, %785, %797 : vector<4xi32>
              %800 = arith.andi %418, %744 : vector<4xi32>
              %801 = arith.andi %421, %745 : vector<4xi32>
              %802 = arith.andi %424, %798 : vector<4xi32>
              %803 = arith.andi %427, %799 : vector<4xi32>
              scf.yield %800, %801, %802, %803 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %418, %421, %424, %427 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %804 = vector.shuffle %691#0, %691#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %805 = vector.bitcast %804 : vector<8xi32> to vector<16xf16>
            %806 = wave.mma %805, %530, %506#3 : vector<16xf16>, vector<8xf32>
            %807 = vector.shuffle %691#2, %691#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %808 = vector.bitcast %807 : vector<8xi32> to vector<16xf16>
            %809 = wave.mma %808, %537, %806 : vector<16xf16>, vector<8xf32>
            %810 = wave.opaque %809 : vector<8xf32>
            %811 = arith.addi %247, %35 : index
            %812 = arith.addi %811, %c42 : index
            %813 = vector.load %kv[%812] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %814 = arith.addi %247, %35 : index
            %815 = arith.addi %814, %c82 : index
            %816 = vector.load %kv[%815] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %817 = arith.addi %255, %35 : index
            %818 = arith.addi %817, %c42 : index
            %819 = vector.load %kv[%818] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %820 = arith.addi %255, %35 : index
            %821 = arith.addi %820, %c82 : index
            %822 = vector.load %kv[%821] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %823 = wave.opaque %238 : i32
            %824 = arith.cmpi sgt, %823, %171 : i32
            %825:4 = scf.if %824 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %826 = arith.subi %171, %237 : i32
              %827 = arith.subi %826, %c49 : i32
              %828 = arith.minsi %827, %c18 : i32
              %829 = arith.maxsi %828, %c49 : i32
              %830 = arith.cmpi sgt, %829, %c49 : i32
              %831 = arith.select %830, %c65, %c49 : i32
              %832 = arith.ori %c49, %831 : i32
              %833 = arith.cmpi sgt, %829, %c17 : i32
              %834 = arith.select %833, %c65, %c49 : i32
              %835 = arith.ori %c49, %834 : i32
              %836 = arith.cmpi sgt, %829, %c66 : i32
              %837 = arith.select %836, %c67, %c49 : i32
              %838 = arith.ori %832, %837 : i32
              %839 = arith.cmpi sgt, %829, %c68 : i32
              %840 = arith.select %839, %c67, %c49 : i32
              %841 = arith.ori %835, %840 : i32
              %842 = arith.cmpi sgt, %829, %c69 : i32
              %843 = arith.select %842, %c65, %c49 : i32
              %844 = arith.ori %c49, %843 : i32
              %845 = arith.cmpi sgt, %829, %c70 : i32
              %846 = arith.select %845, %c65, %c49 : i32
              %847 = arith.ori %c49, %846 : i32
              %848 = arith.cmpi sgt, %829, %c71 : i32
              %849 = arith.select %848, %c67, %c49 : i32
              %850 = arith.ori %844, %849 : i32
              %851 = arith.cmpi sgt, %829, %c72 : i32
              %852 = arith.select %851, %c67, %c49 : i32
              %853 = arith.ori %847, %852 : i32
              %854 = arith.cmpi sgt, %829, %c73 : i32
              %855 = arith.select %854, %c65, %c49 : i32
              %856 = arith.ori %c49, %855 : i32
              %857 = arith.cmpi sgt, %829, %c74 : i32
              %858 = arith.select %857, %c65, %c49 : i32
              %859 = arith.ori %c49, %858 : i32
              %860 = arith.cmpi sgt, %829, %c75 : i32
              %861 = arith.select %860, %c67, %c49 : i32
              %862 = arith.ori %856, %861 : i32
              %863 = arith.cmpi sgt, %829, %c76 : i32
              %864 = arith.select %863, %c67, %c49 : i32
              %865 = arith.ori %859, %864 : i32
              %866 = arith.cmpi sgt, %829, %c77 : i32
              %867 = arith.select %866, %c65, %c49 : i32
              %868 = arith.ori %c49, %867 : i32
              %869 = arith.cmpi sgt, %829, %c78 : i32
              %870 = arith.select %869, %c65, %c49 : i32
              %871 = arith.ori %c49, %870 : i32
              %872 = arith.cmpi sgt, %829, %c37 : i32
              %873 = arith.select %872, %c67, %c49 : i32
              %874 = arith.ori %868, %873 : i32
              %875 = arith.cmpi sgt, %829, %c79 : i32
              %876 = arith.select %875, %c67, %c49 : i32
              %877 = arith.ori %871, %876 : i32
              %878 = vector.from_elements %838, %850, %862, %874 : vector<4xi32>
              %879 = vector.from_elements %841, %853, %865, %877 : vector<4xi32>
              %880 = arith.subi %171, %237 : i32
              %881 = arith.subi %880, %c18 : i32
              %882 = arith.minsi %881, %c18 : i32
              %883 = arith.maxsi %882, %c49 : i32
              %884 = arith.cmpi sgt, %883, %c49 : i32
              %885 = arith.select %884, %c65, %c49 : i32
              %886 = arith.ori %c49, %885 : i32
              %887 = arith.cmpi sgt, %883, %c17 : i32
              %888 = arith.select %887, %c65, %c49 : i32
              %889 = arith.ori %c49, %888 : i32
              %890 = arith.cmpi sgt, %883, %c66 : i32
              %891 = arith.select %890, %c67, %c49 : i32
              %892 = arith.ori %886, %891 : i32
              %893 = arith.cmpi sgt, %883, %c68 : i32
              %894 = arith.select %893, %c67, %c49 : i32
              %895 = arith.ori %889, %894 : i32
              %896 = arith.cmpi sgt, %883, %c69 : i32
              %897 = arith.select %896, %c65, %c49 : i32
              %898 = arith.ori %c49, %897 : i32
              %899 = arith.cmpi sgt, %883, %c70 : i32
              %900 = arith.select %899, %c65, %c49 : i32
              %901 = arith.ori %c49, %900 : i32
              %902 = arith.cmpi sgt, %883, %c71 : i32
              %903 = arith.select %902, %c67, %c49 : i32
              %904 = arith.ori %898, %903 : i32
              %905 = arith.cmpi sgt, %883, %c72 : i32
              %906 = arith.select %905, %c67, %c49 : i32
              %907 = arith.ori %901, %906 : i32
              %908 = arith.cmpi sgt, %883, %c73 : i32
              %909 = arith.select %908, %c65, %c49 : i32
              %910 = arith.ori %c49, %909 : i32
              %911 = arith.cmpi sgt, %883, %c74 : i32
              %912 = arith.select %911, %c65, %c49 : i32
              %913 = arith.ori %c49, %912 : i32
              %914 = arith.cmpi sgt, %883, %c75 : i32
              %915 = arith.select %914, %c67, %c49 : i32
              %916 = arith.ori %910, %915 : i32
              %917 = arith.cmpi sgt, %883, %c76 : i32
              %918 = arith.select %917, %c67, %c49 : i32
              %919 = arith.ori %913, %918 : i32
              %920 = arith.cmpi sgt, %883, %c77 : i32
              %921 = arith.select %920, %c65, %c49 : i32
              %922 = arith.ori %c49, %921 : i32
              %923 = arith.cmpi sgt, %883, %c78 : i32
              %924 = arith.select %923, %c65, %c49 : i32
              %925 = arith.ori %c49, %924 : i32
              %926 = arith.cmpi sgt, %883, %c37 : i32
              %927 = arith.select %926, %c67, %c49 : i32
              %928 = arith.ori %922, %927 : i32
              %929 = arith.cmpi sgt, %883, %c79 : i32
              %930 = arith.select %929, %c67, %c49 : i32
              %931 = arith.ori %925, %930 : i32
              %932 = vector.from_elements %892, %904, %916, %928 : vector<4xi32>
              %933 = vector.from_elements %895, %907, %919, %931 : vector<4xi32>
              %934 = arith.andi %446, %878 : vector<4xi32>
              %935 = arith.andi %449, %879 : vector<4xi32>
              %936 = arith.andi %452, %932 : vector<4xi32>
              %937 = arith.andi %455, %933 : vector<4xi32>
              scf.yield %934, %935, %936, %937 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %446, %449, %452, %455 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %938 = vector.shuffle %825#0, %825#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %939 = vector.bitcast %938 : vector<8xi32> to vector<16xf16>
            %940 = wave.mma %939, %530, %506#4 : vector<16xf16>, vector<8xf32>
            %941 = vector.shuffle %825#2, %825#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %942 = vector.bitcast %941 : vector<8xi32> to vector<16xf16>
            %943 = wave.mma %942, %537, %940 : vector<16xf16>, vector<8xf32>
            %944 = wave.opaque %943 : vector<8xf32>
            %945 = arith.addi %247, %35 : index
            %946 = arith.addi %945, %c83 : index
            %947 = vector.load %kv[%946] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %948 = arith.addi %247, %35 : index
            %949 = arith.addi %948, %c84 : index
            %950 = vector.load %kv[%949] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %951 = arith.addi %255, %35 : index
            %952 = arith.addi %951, %c83 : index
            %953 = vector.load %kv[%952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %954 = arith.addi %255, %35 : index
            %955 = arith.addi %954, %c84 : index
            %956 = vector.load %kv[%955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %957 = wave.opaque %238 : i32
            %958 = arith.cmpi sgt, %957, %171 : i32
            %959:4 = scf.if %958 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %960 = arith.subi %171, %237 : i32
              %961 = arith.subi %960, %c49 : i32
              %962 = arith.minsi %961, %c18 : i32
              %963 = arith.maxsi %962, %c49 : i32
              %964 = arith.cmpi sgt, %963, %c49 : i32
              %965 = arith.select %964, %c65, %c49 : i32
              %966 = arith.ori %c49, %965 : i32
              %967 = arith.cmpi sgt, %963, %c17 : i32
              %968 = arith.select %967, %c65, %c49 : i32
              %969 = arith.ori %c49, %968 : i32
              %970 = arith.cmpi sgt, %963, %c66 : i32
              %971 = arith.select %970, %c67, %c49 : i32
              %972 = arith.ori %966, %971 : i32
              %973 = arith.cmpi sgt, %963, %c68 : i32
              %974 = arith.select %973, %c67, %c49 : i32
              %975 = arith.ori %969, %974 : i32
              %976 = arith.cmpi sgt, %963, %c69 : i32
              %977 = arith.select %976, %c65, %c49 : i32
              %978 = arith.ori %c49, %977 : i32
              %979 = arith.cmpi sgt, %963, %c70 : i32
              %980 = arith.select %979, %c65, %c49 : i32
              %981 = arith.ori %c49, %980 : i32
              %982 = arith.cmpi sgt, %963, %c71 : i32
              %983 = arith.select %982, %c67, %c49 : i32
              %984 = arith.ori %978, %983 : i32
              %985 = arith.cmpi sgt, %963, %c72 : i32
              %986 = arith.select %985, %c67, %c49 : i32
              %987 = arith.ori %981, %986 : i32
              %988 = arith.cmpi sgt, %963, %c73 : i32
              %989 = arith.select %988, %c65, %c49 : i32
              %990 = arith.ori %c49, %989 : i32
              %991 = arith.cmpi sgt, %963, %c74 : i32
              %992 = arith.select %991, %c65, %c49 : i32
              %993 = arith.ori %c49, %992 : i32
              %994 = arith.cmpi sgt, %963, %c75 : i32
              %995 = arith.select %994, %c67, %c49 : i32
              %996 = arith.ori %990, %995 : i32
              %997 = arith.cmpi sgt, %963, %c76 : i32
              %998 = arith.select %997, %c67, %c49 : i32
              %999 = arith.ori %993, %998 : i32
              %1000 = arith.cmpi sgt, %963, %c77 : i32
              %1001 = arith.select %1000, %c65, %c49 : i32
              %1002 = arith.ori %c49, %1001 : i32
              %1003 = arith.cmpi sgt, %963, %c78 : i32
              %1004 = arith.select %1003, %c65, %c49 : i32
              %1005 = arith.ori %c49, %1004 : i32
              %1006 = arith.cmpi sgt, %963, %c37 : i32
              %1007 = arith.select %1006, %c67, %c49 : i32
              %1008 = arith.ori %1002, %1007 : i32
              %1009 = arith.cmpi sgt, %963, %c79 : i32
              %1010 = arith.select %1009, %c67, %c49 : i32
              %1011 = arith.ori %1005, %1010 : i32
              %1012 = vector.from_elements %972, %984, %996, %1008 : vector<4xi32>
              %1013 = vector.from_elements %975, %987, %999, %1011 : vector<4xi32>
              %1014 = arith.subi %171, %237 : i32
              %1015 = arith.subi %1014, %c18 : i32
              %1016 = arith.minsi %1015, %c18 : i32
              %1017 = arith.maxsi %1016, %c49 : i32
              %1018 = arith.cmpi sgt, %1017, %c49 : i32
              %1019 = arith.select %1018, %c65, %c49 : i32
              %1020 = arith.ori %c49, %1019 : i32
              %1021 = arith.cmpi sgt, %1017, %c17 : i32
              %1022 = arith.select %1021, %c65, %c49 : i32
              %1023 = arith.ori %c49, %1022 : i32
              %1024 = arith.cmpi sgt, %1017, %c66 : i32
              %1025 = arith.select %1024, %c67, %c49 : i32
              %1026 = arith.ori %1020, %1025 : i32
              %1027 = arith.cmpi sgt, %1017, %c68 : i32
              %1028 = arith.select %1027, %c67, %c49 : i32
              %1029 = arith.ori %1023, %1028 : i32
              %1030 = arith.cmpi sgt, %1017, %c69 : i32
              %1031 = arith.select %1030, %c65, %c49 : i32
              %1032 = arith.ori %c49, %1031 : i32
              %1033 = arith.cmpi sgt, %1017, %c70 : i32
              %1034 = arith.select %1033, %c65, %c49 : i32
              %1035 = arith.ori %c49, %1034 : i32
              %1036 = arith.cmpi sgt, %1017, %c71 : i32
              %1037 = arith.select %1036, %c67, %c49 : i32
              %1038 = arith.ori %1032, %1037 : i32
              %1039 = arith.cmpi sgt, %1017, %c72 : i32
              %1040 = arith.select %1039, %c67, %c49 : i32
              %1041 = arith.ori %1035, %1040 : i32
              %1042 = arith.cmpi sgt, %1017, %c73 : i32
              %1043 = arith.select %1042, %c65, %c49 : i32
              %1044 = arith.ori %c49, %1043 : i32
              %1045 = arith.cmpi sgt, %1017, %c74 : i32
              %1046 = arith.select %1045, %c65, %c49 : i32
              %1047 = arith.ori %c49, %1046 : i32
              %1048 = arith.cmpi sgt, %1017, %c75 : i32
              %1049 = arith.select %1048, %c67, %c49 : i32
              %1050 = arith.ori %1044, %1049 : i32
              %1051 = arith.cmpi sgt, %1017, %c76 : i32
              %1052 = arith.select %1051, %c67, %c49 : i32
              %1053 = arith.ori %1047, %1052 : i32
              %1054 = arith.cmpi sgt, %1017, %c77 : i32
              %1055 = arith.select %1054, %c65, %c49 : i32
              %1056 = arith.ori %c49, %1055 : i32
              %1057 = arith.cmpi sgt, %1017, %c78 : i32
              %1058 = arith.select %1057, %c65, %c49 : i32
              %1059 = arith.ori %c49, %1058 : i32
              %1060 = arith.cmpi sgt, %1017, %c37 : i32
              %1061 = arith.select %1060, %c67, %c49 : i32
              %1062 = arith.ori %1056, %1061 : i32
              %1063 = arith.cmpi sgt, %1017, %c79 : i32
              %1064 = arith.select %1063, %c67, %c49 : i32
              %1065 = arith.ori %1059, %1064 : i32
              %1066 = vector.from_elements %1026, %1038, %1050, %1062 : vector<4xi32>
              %1067 = vector.from_elements %1029, %1041, %1053, %1065 : vector<4xi32>
              %1068 = arith.andi %679, %1012 : vector<4xi32>
              %1069 = arith.andi %682, %1013 : vector<4xi32>
              %1070 = arith.andi %685, %1066 : vector<4xi32>
              %1071 = arith.andi %688, %1067 : vector<4xi32>
              scf.yield %1068, %1069, %1070, %1071 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %679, %682, %685, %688 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1072 = vector.shuffle %959#0, %959#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1073 = vector.bitcast %1072 : vector<8xi32> to vector<16xf16>
            %1074 = wave.mma %1073, %530, %506#5 : vector<16xf16>, vector<8xf32>
            %1075 = vector.shuffle %959#2, %959#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1076 = vector.bitcast %1075 : vector<8xi32> to vector<16xf16>
            %1077 = wave.mma %1076, %537, %1074 : vector<16xf16>, vector<8xf32>
            %1078 = wave.opaque %1077 : vector<8xf32>
            wave.pin
            %1079 = wave.opaque %238 : i32
            %1080 = arith.cmpi sgt, %1079, %171 : i32
            %1081:4 = scf.if %1080 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1082 = arith.subi %171, %237 : i32
              %1083 = arith.subi %1082, %c49 : i32
              %1084 = arith.minsi %1083, %c18 : i32
              %1085 = arith.maxsi %1084, %c49 : i32
              %1086 = arith.cmpi sgt, %1085, %c49 : i32
              %1087 = arith.select %1086, %c65, %c49 : i32
              %1088 = arith.ori %c49, %1087 : i32
              %1089 = arith.cmpi sgt, %1085, %c17 : i32
              %1090 = arith.select %1089, %c65, %c49 : i32
              %1091 = arith.ori %c49, %1090 : i32
              %1092 = arith.cmpi sgt, %1085, %c66 : i32
              %1093 = arith.select %1092, %c67, %c49 : i32
              %1094 = arith.ori %1088, %1093 : i32
              %1095 = arith.cmpi sgt, %1085, %c68 : i32
              %1096 = arith.select %1095, %c67, %c49 : i32
              %1097 = arith.ori %1091, %1096 : i32
              %1098 = arith.cmpi sgt, %1085, %c69 : i32
              %1099 = arith.select %1098, %c65, %c49 : i32
              %1100 = arith.ori %c49, %1099 : i32
              %1101 = arith.cmpi sgt, %1085, %c70 : i32
              %1102 = arith.select %1101, %c65, %c49 : i32
              %1103 = arith.ori %c49, %1102 : i32
              %1104 = arith.cmpi sgt, %1085, %c71 : i32
              %1105 = arith.select %1104, %c67, %c49 : i32
              %1106 = arith.ori %1100, %1105 : i32
              %1107 = arith.cmpi sgt, %1085, %c72 : i32
              %1108 = arith.select %1107, %c67, %c49 : i32
              %1109 = arith.ori %1103, %1108 : i32
              %1110 = arith.cmpi sgt, %1085, %c73 : i32
              %1111 = arith.select %1110, %c65, %c49 : i32
              %1112 = arith.ori %c49, %1111 : i32
              %1113 = arith.cmpi sgt, %1085, %c74 : i32
              %1114 = arith.select %1113, %c65, %c49 : i32
              %1115 = arith.ori %c49, %1114 : i32
              %1116 = arith.cmpi sgt, %1085, %c75 : i32
              %1117 = arith.select %1116, %c67, %c49 : i32
              %1118 = arith.ori %1112, %1117 : i32
              %1119 = arith.cmpi sgt, %1085, %c76 : i32
              %1120 = arith.select %1119, %c67, %c49 : i32
              %1121 = arith.ori %1115, %1120 : i32
              %1122 = arith.cmpi sgt, %1085, %c77 : i32
              %1123 = arith.select %1122, %c65, %c49 : i32
              %1124 = arith.ori %c49, %1123 : i32
              %1125 = arith.cmpi sgt, %1085, %c78 : i32
              %1126 = arith.select %1125, %c65, %c49 : i32
              %1127 = arith.ori %c49, %1126 : i32
              %1128 = arith.cmpi sgt, %1085, %c37 : i32
              %1129 = arith.select %1128, %c67, %c49 : i32
              %1130 = arith.ori %1124, %1129 : i32
              %1131 = arith.cmpi sgt, %1085, %c79 : i32
              %1132 = arith.select %1131, %c67, %c49 : i32
              %1133 = arith.ori %1127, %1132 : i32
              %1134 = vector.from_elements %1094, %1106, %1118, %1130 : vector<4xi32>
              %1135 = vector.from_elements %1097, %1109, %1121, %1133 : vector<4xi32>
              %1136 = arith.subi %171, %237 : i32
              %1137 = arith.subi %1136, %c18 : i32
              %1138 = arith.minsi %1137, %c18 : i32
              %1139 = arith.maxsi %1138, %c49 : i32
              %1140 = arith.cmpi sgt, %1139, %c49 : i32
              %1141 = arith.select %1140, %c65, %c49 : i32
              %1142 = arith.ori %c49, %1141 : i32
              %1143 = arith.cmpi sgt, %1139, %c17 : i32
              %1144 = arith.select %1143, %c65, %c49 : i32
              %1145 = arith.ori %c49, %1144 : i32
              %1146 = arith.cmpi sgt, %1139, %c66 : i32
              %1147 = arith.select %1146, %c67, %c49 : i32
              %1148 = arith.ori %1142, %1147 : i32
              %1149 = arith.cmpi sgt, %1139, %c68 : i32
              %1150 = arith.select %1149, %c67, %c49 : i32
              %1151 = arith.ori %1145, %1150 : i32
              %1152 = arith.cmpi sgt, %1139, %c69 : i32
              %1153 = arith.select %1152, %c65, %c49 : i32
              %1154 = arith.ori %c49, %1153 : i32
              %1155 = arith.cmpi sgt, %1139, %c70 : i32
              %1156 = arith.select %1155, %c65, %c49 : i32
              %1157 = arith.ori %c49, %1156 : i32
              %1158 = arith.cmpi sgt, %1139, %c71 : i32
              %1159 = arith.select %1158, %c67, %c49 : i32
              %1160 = arith.ori %1154, %1159 : i32
              %1161 = arith.cmpi sgt, %1139, %c72 : i32
              %1162 = arith.select %1161, %c67, %c49 : i32
              %1163 = arith.ori %1157, %1162 : i32
              %1164 = arith.cmpi sgt, %1139, %c73 : i32
              %1165 = arith.select %1164, %c65, %c49 : i32
              %1166 = arith.ori %c49, %1165 : i32
              %1167 = arith.cmpi sgt, %1139, %c74 : i32
              %1168 = arith.select %1167, %c65, %c49 : i32
              %1169 = arith.ori %c49, %1168 : i32
              %1170 = arith.cmpi sgt, %1139, %c75 : i32
              %1171 = arith.select %1170, %c67, %c49 : i32
              %1172 = arith.ori %1166, %1171 : i32
              %1173 = arith.cmpi sgt, %1139, %c76 : i32
              %1174 = arith.select %1173, %c67, %c49 : i32
              %1175 = arith.ori %1169, %1174 : i32
              %1176 = arith.cmpi sgt, %1139, %c77 : i32
              %1177 = arith.select %1176, %c65, %c49 : i32
              %1178 = arith.ori %c49, %1177 : i32
              %1179 = arith.cmpi sgt, %1139, %c78 : i32
              %1180 = arith.select %1179, %c65, %c49 : i32
              %1181 = arith.ori %c49, %1180 : i32
              %1182 = arith.cmpi sgt, %1139, %c37 : i32
              %1183 = arith.select %1182, %c67, %c49 : i32
              %1184 = arith.ori %1178, %1183 : i32
              %1185 = arith.cmpi sgt, %1139, %c79 : i32
              %1186 = arith.select %1185, %c67, %c49 : i32
              %1187 = arith.ori %1181, %1186 : i32
              %1188 = vector.from_elements %1148, %1160, %1172, %1184 : vector<4xi32>
              %1189 = vector.from_elements %1151, %1163, %1175, %1187 : vector<4xi32>
              %1190 = arith.andi %813, %1134 : vector<4xi32>
              %1191 = arith.andi %816, %1135 : vector<4xi32>
              %1192 = arith.andi %819, %1188 : vector<4xi32>
              %1193 = arith.andi %822, %1189 : vector<4xi32>
              scf.yield %1190, %1191, %1192, %1193 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %813, %816, %819, %822 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1194 = vector.shuffle %1081#0, %1081#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1195 = vector.bitcast %1194 : vector<8xi32> to vector<16xf16>
            %1196 = wave.mma %1195, %530, %506#6 : vector<16xf16>, vector<8xf32>
            %1197 = vector.shuffle %1081#2, %1081#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1198 = vector.bitcast %1197 : vector<8xi32> to vector<16xf16>
            %1199 = wave.mma %1198, %537, %1196 : vector<16xf16>, vector<8xf32>
            %1200 = wave.opaque %1199 : vector<8xf32>
            wave.pin
            %1201 = wave.opaque %238 : i32
            %1202 = arith.cmpi slt, %1201, %171 : i32
            %1203:4 = scf.if %1202 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1204 = arith.addi %264, %35 : index
              %1205 = arith.addi %1204, %c22 : index
              %1206 = vector.load %kv[%1205] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1207 = arith.addi %264, %35 : index
              %1208 = arith.addi %1207, %c29 : index
              %1209 = vector.load %kv[%1208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1210 = arith.addi %272, %35 : index
              %1211 = arith.addi %1210, %c22 : index
              %1212 = vector.load %kv[%1211] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1213 = arith.addi %272, %35 : index
              %1214 = arith.addi %1213, %c29 : index
              %1215 = vector.load %kv[%1214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1206, %1209, %1212, %1215 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1081#0, %1081#1, %1081#2, %1081#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1216 = wave.opaque %238 : i32
            %1217 = arith.cmpi sgt, %1216, %171 : i32
            %1218:4 = scf.if %1217 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1219 = arith.subi %171, %237 : i32
              %1220 = arith.subi %1219, %c49 : i32
              %1221 = arith.minsi %1220, %c18 : i32
              %1222 = arith.maxsi %1221, %c49 : i32
              %1223 = arith.cmpi sgt, %1222, %c49 : i32
              %1224 = arith.select %1223, %c65, %c49 : i32
              %1225 = arith.ori %c49, %1224 : i32
              %1226 = arith.cmpi sgt, %1222, %c17 : i32
              %1227 = arith.select %1226, %c65, %c49 : i32
              %1228 = arith.ori %c49, %1227 : i32
              %1229 = arith.cmpi sgt, %1222, %c66 : i32
              %1230 = arith.select %1229, %c67, %c49 : i32
              %1231 = arith.ori %1225, %1230 : i32
              %1232 = arith.cmpi sgt, %1222, %c68 : i32
              %1233 = arith.select %1232, %c67, %c49 : i32
              %1234 = arith.ori %1228, %1233 : i32
              %1235 = arith.cmpi sgt, %1222, %c69 : i32
              %1236 = arith.select %1235, %c65, %c49 : i32
              %1237 = arith.ori %c49, %1236 : i32
              %1238 = arith.cmpi sgt, %1222, %c70 : i32
              %1239 = arith.select %1238, %c65, %c49 : i32
              %1240 = arith.ori %c49, %1239 : i32
              %1241 = arith.cmpi sgt, %1222, %c71 : i32
              %1242 = arith.select %1241, %c67, %c49 : i32
              %1243 = arith.ori %1237, %1242 : i32
              %1244 = arith.cmpi sgt, %1222, %c72 : i32
              %1245 = arith.select %1244, %c67, %c49 : i32
              %1246 = arith.ori %1240, %1245 : i32
              %1247 = arith.cmpi sgt, %1222, %c73 : i32
              %1248 = arith.select %1247, %c65, %c49 : i32
              %1249 = arith.ori %c49, %1248 : i32
              %1250 = arith.cmpi sgt, %1222, %c74 : i32
              %1251 = arith.select %1250, %c65, %c49 : i32
              %1252 = arith.ori %c49, %1251 : i32
              %1253 = arith.cmpi sgt, %1222, %c75 : i32
              %1254 = arith.select %1253, %c67, %c49 : i32
              %1255 = arith.ori %1249, %1254 : i32
              %1256 = arith.cmpi sgt, %1222, %c76 : i32
              %1257 = arith.select %1256, %c67, %c49 : i32
              %1258 = arith.ori %1252, %1257 : i32
              %1259 = arith.cmpi sgt, %1222, %c77 : i32
              %1260 = arith.select %1259, %c65, %c49 : i32
              %1261 = arith.ori %c49, %1260 : i32
              %1262 = arith.cmpi sgt, %1222, %c78 : i32
              %1263 = arith.select %1262, %c65, %c49 : i32
              %1264 = arith.ori %c49, %1263 : i32
              %1265 = arith.cmpi sgt, %1222, %c37 : i32
              %1266 = arith.select %1265, %c67, %c49 : i32
              %1267 = arith.ori %1261, %1266 : i32
              %1268 = arith.cmpi sgt, %1222, %c79 : i32
              %1269 = arith.select %1268, %c67, %c49 : i32
              %1270 = arith.ori %1264, %1269 : i32
              %1271 = vector.from_elements %1231, %1243, %1255, %1267 : vector<4xi32>
              %1272 = vector.from_elements %1234, %1246, %1258, %1270 : vector<4xi32>
              %1273 = arith.subi %171, %237 : i32
              %1274 = arith.subi %1273, %c18 : i32
              %1275 = arith.minsi %1274, %c18 : i32
              %1276 = arith.maxsi %1275, %c49 : i32
              %1277 = arith.cmpi sgt, %1276, %c49 : i32
              %1278 = arith.select %1277, %c65, %c49 : i32
              %1279 = arith.ori %c49, %1278 : i32
              %1280 = arith.cmpi sgt, %1276, %c17 : i32
              %1281 = arith.select %1280, %c65, %c49 : i32
              %1282 = arith.ori %c49, %1281 : i32
              %1283 = arith.cmpi sgt, %1276, %c66 : i32
              %1284 = arith.select %1283, %c67, %c49 : i32
              %1285 = arith.ori %1279, %1284 : i32
              %1286 = arith.cmpi sgt, %1276, %c68 : i32
              %1287 = arith.select %1286, %c67, %c49 : i32
              %1288 = arith.ori %1282, %1287 : i32
              %1289 = arith.cmpi sgt, %1276, %c69 : i32
              %1290 = arith.select %1289, %c65, %c49 : i32
              %1291 = arith.ori %c49, %1290 : i32
              %1292 = arith.cmpi sgt, %1276, %c70 : i32
              %1293 = arith.select %1292, %c65, %c49 : i32
              %1294 = arith.ori %c49, %1293 : i32
              %1295 = arith.cmpi sgt, %1276, %c71 : i32
              %1296 = arith.select %1295, %c67, %c49 : i32
              %1297 = arith.ori %1291, %1296 : i32
              %1298 = arith.cmpi sgt, %1276, %c72 : i32
              %1299 = arith.select %1298, %c67, %c49 : i32
              %1300 = arith.ori %1294, %1299 : i32
              %1301 = arith.cmpi sgt, %1276, %c73 : i32
              %1302 = arith.select %1301, %c65, %c49 : i32
              %1303 = arith.ori %c49, %1302 : i32
              %1304 = arith.cmpi sgt, %1276, %c74 : i32
              %1305 = arith.select %1304, %c65, %c49 : i32
              %1306 = arith.ori %c49, %1305 : i32
              %1307 = arith.cmpi sgt, %1276, %c75 : i32
              %1308 = arith.select %1307, %c67, %c49 : i32
              %1309 = arith.ori %1303, %1308 : i32
              %1310 = arith.cmpi sgt, %1276, %c76 : i32
              %1311 = arith.select %1310, %c67, %c49 : i32
              %1312 = arith.ori %1306, %1311 : i32
              %1313 = arith.cmpi sgt, %1276, %c77 : i32
              %1314 = arith.select %1313, %c65, %c49 : i32
              %1315 = arith.ori %c49, %1314 : i32
              %1316 = arith.cmpi sgt, %1276, %c78 : i32
              %1317 = arith.select %1316, %c65, %c49 : i32
              %1318 = arith.ori %c49, %1317 : i32
              %1319 = arith.cmpi sgt, %1276, %c37 : i32
              %1320 = arith.select %1319, %c67, %c49 : i32
              %1321 = arith.ori %1315, %1320 : i32
              %1322 = arith.cmpi sgt, %1276, %c79 : i32
              %1323 = arith.select %1322, %c67, %c49 : i32
              %1324 = arith.ori %1318, %1323 : i32
              %1325 = vector.from_elements %1285, %1297, %1309, %1321 : vector<4xi32>
              %1326 = vector.from_elements %1288, %1300, %1312, %1324 : vector<4xi32>
              %1327 = arith.andi %947, %1271 : vector<4xi32>
              %1328 = arith.andi %950, %1272 : vector<4xi32>
              %1329 = arith.andi %953, %1325 : vector<4xi32>
              %1330 = arith.andi %956, %1326 : vector<4xi32>
              scf.yield %1327, %1328, %1329, %1330 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %947, %950, %953, %956 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1331 = vector.shuffle %1218#0, %1218#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1332 = vector.bitcast %1331 : vector<8xi32> to vector<16xf16>
            %1333 = wave.mma %1332, %530, %506#7 : vector<16xf16>, vector<8xf32>
            %1334 = vector.shuffle %1218#2, %1218#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1335 = vector.bitcast %1334 : vector<8xi32> to vector<16xf16>
            %1336 = wave.mma %1335, %537, %1333 : vector<16xf16>, vector<8xf32>
            %1337 = wave.opaque %1336 : vector<8xf32>
            wave.pin
            %1338 = wave.opaque %238 : i32
            %1339 = arith.cmpi slt, %1338, %171 : i32
            %1340:4 = scf.if %1339 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1341 = arith.addi %264, %35 : index
              %1342 = arith.addi %1341, %c38 : index
              %1343 = vector.load %kv[%1342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1344 = arith.addi %264, %35 : index
              %1345 = arith.addi %1344, %c50 : index
              %1346 = vector.load %kv[%1345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1347 = arith.addi %272, %35 : index
              %1348 = arith.addi %1347, %c38 : index
              %1349 = vector.load %kv[%1348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1350 = arith.addi %272, %35 : index
              %1351 = arith.addi %1350, %c50 : index
              %1352 = vector.load %kv[%1351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1343, %1346, %1349, %1352 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1218#0, %1218#1, %1218#2, %1218#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1203#0, %1203#1, %1203#2, %1203#3, %1340#0, %1340#1, %1340#2, %1340#3, %506#0, %554, %676, %810, %944, %1078, %1200, %1337 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1353 = wave.swap_halves %235#9 : f32
          %1354 = arith.addf %235#9, %1353 : f32
          scf.yield %235#8, %1354, %235#10, %235#11, %235#12, %235#13, %235#14, %235#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1355 = wave.opaque %c22 : index
        %1356 = arith.muli %8, %c25 : index
        %1357 = arith.addi %1356, %0 : index
        %1358 = arith.addi %1357, %1355 : index
        %1359 = arith.remui %0, %c9 : index
        %1360 = arith.addi %1359, %1355 : index
        %1361 = arith.remui %0, %c3 : index
        %1362 = arith.addi %1361, %1355 : index
        %1363 = arith.cmpi slt, %1362, %c9 : index
        wave.barrier
        scf.if %1363 {
          %1364 = arith.muli %8, %c25 : index
          %1365 = arith.addi %1364, %1362 : index
          memref.store %173#0, %6[%1365] : memref<?xf32>
          %1366 = arith.addi %1365, %c3 : index
          memref.store %173#1, %6[%1366] : memref<?xf32>
          %1367 = arith.muli %8, %c39 : index
          %1368 = arith.muli %2, %c9 : index
          %1369 = arith.addi %1367, %1368 : index
          %1370 = arith.addi %1369, %1362 : index
          %1371 = vector.extract %173#2[0] : f32 from vector<8xf32>
          %1372 = arith.addi %1370, %c22 : index
          memref.store %1371, %5[%1372] : memref<?xf32>
          %1373 = vector.extract %173#2[1] : f32 from vector<8xf32>
          %1374 = arith.addi %1370, %c3 : index
          memref.store %1373, %5[%1374] : memref<?xf32>
          %1375 = vector.extract %173#2[2] : f32 from vector<8xf32>
          %1376 = arith.addi %1370, %c25 : index
          memref.store %1375, %5[%1376] : memref<?xf32>
          %1377 = vector.extract %173#2[3] : f32 from vector<8xf32>
          %1378 = arith.addi %1370, %c27 : index
          memref.store %1377, %5[%1378] : memref<?xf32>
          %1379 = vector.extract %173#2[4] : f32 from vector<8xf32>
          %1380 = arith.addi %1370, %c29 : index
          memref.store %1379, %5[%1380] : memref<?xf32>
          %1381 = vector.extract %173#2[5] : f32 from vector<8xf32>
          %1382 = arith.addi %1370, %c31 : index
          memref.store %1381, %5[%1382] : memref<?xf32>
          %1383 = vector.extract %173#2[6] : f32 from vector<8xf32>
          %1384 = arith.addi %1370, %c23 : index
          memref.store %1383, %5[%1384] : memref<?xf32>
          %1385 = vector.extract %173#2[7] : f32 from vector<8xf32>
          %1386 = arith.addi %1370, %c85 : index
          memref.store %1385, %5[%1386] : memref<?xf32>
          %1387 = vector.extract %173#3[0] : f32 from vector<8xf32>
          %1388 = arith.addi %1370, %c38 : index
          memref.store %1387, %5[%1388] : memref<?xf32>
          %1389 = vector.extract %173#3[1] : f32 from vector<8xf32>
          %1390 = arith.addi %1370, %c86 : index
          memref.store %1389, %5[%1390] : memref<?xf32>
          %1391 = vector.extract %173#3[2] : f32 from vector<8xf32>
          %1392 = arith.addi %1370, %c87 : index
          memref.store %1391, %5[%1392] : memref<?xf32>
          %1393 = vector.extract %173#3[3] : f32 from vector<8xf32>
          %1394 = arith.addi %1370, %c88 : index
          memref.store %1393, %5[%1394] : memref<?xf32>
          %1395 = vector.extract %173#3[4] : f32 from vector<8xf32>
          %1396 = arith.addi %1370, %c50 : index
          memref.store %1395, %5[%1396] : memref<?xf32>
          %1397 = vector.extract %173#3[5] : f32 from vector<8xf32>
          %1398 = arith.addi %1370, %c89 : index
          memref.store %1397, %5[%1398] : memref<?xf32>
          %1399 = vector.extract %173#3[6] : f32 from vector<8xf32>
          %1400 = arith.addi %1370, %c90 : index
          memref.store %1399, %5[%1400] : memref<?xf32>
          %1401 = vector.extract %173#3[7] : f32 from vector<8xf32>
          %1402 = arith.addi %1370, %c91 : index
          memref.store %1401, %5[%1402] : memref<?xf32>
          %1403 = vector.extract %173#4[0] : f32 from vector<8xf32>
          %1404 = arith.addi %1370, %c7 : index
          memref.store %1403, %5[%1404] : memref<?xf32>
          %1405 = vector.extract %173#4[1] : f32 from vector<8xf32>
          %1406 = arith.addi %1370, %c92 : index
          memref.store %1405, %5[%1406] : memref<?xf32>
          %1407 = vector.extract %173#4[2] : f32 from vector<8xf32>
          %1408 = arith.addi %1370, %c93 : index
          memref.store %1407, %5[%1408] : memref<?xf32>
          %1409 = vector.extract %173#4[3] : f32 from vector<8xf32>
          %1410 = arith.addi %1370, %c94 : index
          memref.store %1409, %5[%1410] : memref<?xf32>
          %1411 = vector.extract %173#4[4] : f32 from vector<8xf32>
          %1412 = arith.addi %1370, %c51 : index
          memref.store %1411, %5[%1412] : memref<?xf32>
          %1413 = vector.extract %173#4[5] : f32 from vector<8xf32>
          %1414 = arith.addi %1370, %c95 : index
          memref.store %1413, %5[%1414] : memref<?xf32>
          %1415 = vector.extract %173#4[6] : f32 from vector<8xf32>
          %1416 = arith.addi %1370, %c96 : index
          memref.store %1415, %5[%1416] : memref<?xf32>
          %1417 = vector.extract %173#4[7] : f32 from vector<8xf32>
          %1418 = arith.addi %1370, %c97 : index
          memref.store %1417, %5[%1418] : memref<?xf32>
          %1419 = vector.extract %173#5[0] : f32 from vector<8xf32>
          %1420 = arith.addi %1370, %c52 : index
          memref.store %1419, %5[%1420] : memref<?xf32>
          %1421 = vector.extract %173#5[1] : f32 from vector<8xf32>
          %1422 = arith.addi %1370, %c98 : index
          memref.store %1421, %5[%1422] : memref<?xf32>
          %1423 = vector.extract %173#5[2] : f32 from vector<8xf32>
          %1424 = arith.addi %1370, %c99 : index
          memref.store %1423, %5[%1424] : memref<?xf32>
          %1425 = vector.extract %173#5[3] : f32 from vector<8xf32>
          %1426 = arith.addi %1370, %c100 : index
          memref.store %1425, %5[%1426] : memref<?xf32>
          %1427 = vector.extract %173#5[4] : f32 from vector<8xf32>
          %1428 = arith.addi %1370, %c53 : index
          memref.store %1427, %5[%1428] : memref<?xf32>
          %1429 = vector.extract %173#5[5] : f32 from vector<8xf32>
          %1430 = arith.addi %1370, %c101 : index
          memref.store %1429, %5[%1430] : memref<?xf32>
          %1431 = vector.extract %173#5[6] : f32 from vector<8xf32>
          %1432 = arith.addi %1370, %c102 : index
          memref.store %1431, %5[%1432] : memref<?xf32>
          %1433 = vector.extract %173#5[7] : f32 from vector<8xf32>
          %1434 = arith.addi %1370, %c103 : index
          memref.store %1433, %5[%1434] : memref<?xf32>
        }
        wave.barrier
        %1435 = arith.addi %1360, %c22 : index
        %1436 = memref.load %6[%1435] : memref<?xf32>
        %1437 = arith.addi %1360, %c3 : index
        %1438 = memref.load %6[%1437] : memref<?xf32>
        %1439 = arith.addi %1360, %c25 : index
        %1440 = memref.load %6[%1439] : memref<?xf32>
        %1441 = arith.addi %1360, %c27 : index
        %1442 = memref.load %6[%1441] : memref<?xf32>
        %1443 = arith.addi %1360, %c29 : index
        %1444 = memref.load %6[%1443] : memref<?xf32>
        %1445 = arith.addi %1360, %c31 : index
        %1446 = memref.load %6[%1445] : memref<?xf32>
        %1447 = arith.addi %1360, %c23 : index
        %1448 = memref.load %6[%1447] : memref<?xf32>
        %1449 = arith.addi %1360, %c85 : index
        %1450 = memref.load %6[%1449] : memref<?xf32>
        %1451 = arith.addi %1360, %c38 : index
        %1452 = memref.load %6[%1451] : memref<?xf32>
        %1453 = arith.addi %1360, %c86 : index
        %1454 = memref.load %6[%1453] : memref<?xf32>
        %1455 = arith.addi %1360, %c87 : index
        %1456 = memref.load %6[%1455] : memref<?xf32>
        %1457 = arith.addi %1360, %c88 : index
        %1458 = memref.load %6[%1457] : memref<?xf32>
        %1459 = arith.addi %1360, %c50 : index
        %1460 = memref.load %6[%1459] : memref<?xf32>
        %1461 = arith.addi %1360, %c89 : index
        %1462 = memref.load %6[%1461] : memref<?xf32>
        %1463 = arith.addi %1360, %c90 : index
        %1464 = memref.load %6[%1463] : memref<?xf32>
        %1465 = arith.addi %1360, %c91 : index
        %1466 = memref.load %6[%1465] : memref<?xf32>
        %1467 = arith.maxnumf %1436, %1440 fastmath<nnan> : f32
        %1468 = arith.subf %1436, %1467 : f32
        %1469 = wave.exp2 %1468 : f32
        %1470 = arith.subf %1440, %1467 : f32
        %1471 = wave.exp2 %1470 : f32
        %1472 = arith.mulf %1438, %1469 : f32
        %1473 = math.fma %1442, %1471, %1472 : f32
        %1474 = arith.maxnumf %1467, %1444 fastmath<nnan> : f32
        %1475 = arith.subf %1467, %1474 : f32
        %1476 = wave.exp2 %1475 : f32
        %1477 = arith.subf %1444, %1474 : f32
        %1478 = wave.exp2 %1477 : f32
        %1479 = arith.mulf %1473, %1476 : f32
        %1480 = math.fma %1446, %1478, %1479 : f32
        %1481 = arith.maxnumf %1474, %1448 fastmath<nnan> : f32
        %1482 = arith.subf %1474, %1481 : f32
        %1483 = wave.exp2 %1482 : f32
        %1484 = arith.subf %1448, %1481 : f32
        %1485 = wave.exp2 %1484 : f32
        %1486 = arith.mulf %1480, %1483 : f32
        %1487 = math.fma %1450, %1485, %1486 : f32
        %1488 = arith.maxnumf %1481, %1452 fastmath<nnan> : f32
        %1489 = arith.subf %1481, %1488 : f32
        %1490 = wave.exp2 %1489 : f32
        %1491 = arith.subf %1452, %1488 : f32
        %1492 = wave.exp2 %1491 : f32
        %1493 = arith.mulf %1487, %1490 : f32
        %1494 = math.fma %1454, %1492, %1493 : f32
        %1495 = arith.maxnumf %1488, %1456 fastmath<nnan> : f32
        %1496 = arith.subf %1488, %1495 : f32
        %1497 = wave.exp2 %1496 : f32
        %1498 = arith.subf %1456, %1495 : f32
        %1499 = wave.exp2 %1498 : f32
        %1500 = arith.mulf %1494, %1497 : f32
        %1501 = math.fma %1458, %1499, %1500 : f32
        %1502 = arith.maxnumf %1495, %1460 fastmath<nnan> : f32
        %1503 = arith.subf %1495, %1502 : f32
        %1504 = wave.exp2 %1503 : f32
        %1505 = arith.subf %1460, %1502 : f32
        %1506 = wave.exp2 %1505 : f32
        %1507 = arith.mulf %1501, %1504 : f32
        %1508 = math.fma %1462, %1506, %1507 : f32
        %1509 = arith.maxnumf %1502, %1464 fastmath<nnan> : f32
        %1510 = arith.subf %1502, %1509 : f32
        %1511 = wave.exp2 %1510 : f32
        %1512 = arith.subf %1464, %1509 : f32
        %1513 = wave.exp2 %1512 : f32
        %1514 = arith.mulf %1508, %1511 : f32
        %1515 = math.fma %1466, %1513, %1514 : f32
        %1516 = arith.addi %1358, %c22 : index
        %1517 = arith.addi %1516, %c22 : index
        %1518 = memref.load %5[%1517] : memref<?xf32>
        %1519 = arith.addi %1516, %c39 : index
        %1520 = memref.load %5[%1519] : memref<?xf32>
        %1521 = arith.addi %1516, %c41 : index
        %1522 = memref.load %5[%1521] : memref<?xf32>
        %1523 = arith.addi %1516, %c5 : index
        %1524 = memref.load %5[%1523] : memref<?xf32>
        %1525 = arith.addi %1516, %c104 : index
        %1526 = memref.load %5[%1525] : memref<?xf32>
        %1527 = arith.addi %1516, %c105 : index
        %1528 = memref.load %5[%1527] : memref<?xf32>
        %1529 = arith.addi %1516, %c106 : index
        %1530 = memref.load %5[%1529] : memref<?xf32>
        %1531 = arith.addi %1516, %c107 : index
        %1532 = memref.load %5[%1531] : memref<?xf32>
        %1533 = arith.mulf %1518, %1469 : f32
        %1534 = math.fma %1520, %1471, %1533 : f32
        %1535 = arith.mulf %1534, %1476 : f32
        %1536 = math.fma %1522, %1478, %1535 : f32
        %1537 = arith.mulf %1536, %1483 : f32
        %1538 = math.fma %1524, %1485, %1537 : f32
        %1539 = arith.mulf %1538, %1490 : f32
        %1540 = math.fma %1526, %1492, %1539 : f32
        %1541 = arith.mulf %1540, %1497 : f32
        %1542 = math.fma %1528, %1499, %1541 : f32
        %1543 = arith.mulf %1542, %1504 : f32
        %1544 = math.fma %1530, %1506, %1543 : f32
        %1545 = arith.mulf %1544, %1511 : f32
        %1546 = math.fma %1532, %1513, %1545 : f32
        %1547 = arith.addi %1358, %c7 : index
        %1548 = arith.addi %1547, %c22 : index
        %1549 = memref.load %5[%1548] : memref<?xf32>
        %1550 = arith.addi %1547, %c39 : index
        %1551 = memref.load %5[%1550] : memref<?xf32>
        %1552 = arith.addi %1547, %c41 : index
        %1553 = memref.load %5[%1552] : memref<?xf32>
        %1554 = arith.addi %1547, %c5 : index
        %1555 = memref.load %5[%1554] : memref<?xf32>
        %1556 = arith.addi %1547, %c104 : index
        %1557 = memref.load %5[%1556] : memref<?xf32>
        %1558 = arith.addi %1547, %c105 : index
        %1559 = memref.load %5[%1558] : memref<?xf32>
        %1560 = arith.addi %1547, %c106 : index
        %1561 = memref.load %5[%1560] : memref<?xf32>
        %1562 = arith.addi %1547, %c107 : index
        %1563 = memref.load %5[%1562] : memref<?xf32>
        %1564 = arith.mulf %1549, %1469 : f32
        %1565 = math.fma %1551, %1471, %1564 : f32
        %1566 = arith.mulf %1565, %1476 : f32
        %1567 = math.fma %1553, %1478, %1566 : f32
        %1568 = arith.mulf %1567, %1483 : f32
        %1569 = math.fma %1555, %1485, %1568 : f32
        %1570 = arith.mulf %1569, %1490 : f32
        %1571 = math.fma %1557, %1492, %1570 : f32
        %1572 = arith.mulf %1571, %1497 : f32
        %1573 = math.fma %1559, %1499, %1572 : f32
        %1574 = arith.mulf %1573, %1504 : f32
        %1575 = math.fma %1561, %1506, %1574 : f32
        %1576 = arith.mulf %1575, %1511 : f32
        %1577 = math.fma %1563, %1513, %1576 : f32
        wave.barrier
        scf.if %1363 {
          %1578 = arith.muli %8, %c39 : index
          %1579 = arith.muli %2, %c9 : index
          %1580 = arith.addi %1578, %1579 : index
          %1581 = arith.addi %1580, %1362 : index
          %1582 = vector.extract %173#6[0] : f32 from vector<8xf32>
          %1583 = arith.addi %1581, %c22 : index
          memref.store %1582, %5[%1583] : memref<?xf32>
          %1584 = vector.extract %173#6[1] : f32 from vector<8xf32>
          %1585 = arith.addi %1581, %c3 : index
          memref.store %1584, %5[%1585] : memref<?xf32>
          %1586 = vector.extract %173#6[2] : f32 from vector<8xf32>
          %1587 = arith.addi %1581, %c25 : index
          memref.store %1586, %5[%1587] : memref<?xf32>
          %1588 = vector.extract %173#6[3] : f32 from vector<8xf32>
          %1589 = arith.addi %1581, %c27 : index
          memref.store %1588, %5[%1589] : memref<?xf32>
          %1590 = vector.extract %173#6[4] : f32 from vector<8xf32>
          %1591 = arith.addi %1581, %c29 : index
          memref.store %1590, %5[%1591] : memref<?xf32>
          %1592 = vector.extract %173#6[5] : f32 from vector<8xf32>
          %1593 = arith.addi %1581, %c31 : index
          memref.store %1592, %5[%1593] : memref<?xf32>
          %1594 = vector.extract %173#6[6] : f32 from vector<8xf32>
          %1595 = arith.addi %1581, %c23 : index
          memref.store %1594, %5[%1595] : memref<?xf32>
          %1596 = vector.extract %173#6[7] : f32 from vector<8xf32>
          %1597 = arith.addi %1581, %c85 : index
          memref.store %1596, %5[%1597] : memref<?xf32>
          %1598 = vector.extract %173#7[0] : f32 from vector<8xf32>
          %1599 = arith.addi %1581, %c38 : index
          memref.store %1598, %5[%1599] : memref<?xf32>
          %1600 = vector.extract %173#7[1] : f32 from vector<8xf32>
          %1601 = arith.addi %1581, %c86 : index
          memref.store %1600, %5[%1601] : memref<?xf32>
          %1602 = vector.extract %173#7[2] : f32 from vector<8xf32>
          %1603 = arith.addi %1581, %c87 : index
          memref.store %1602, %5[%1603] : memref<?xf32>
          %1604 = vector.extract %173#7[3] : f32 from vector<8xf32>
          %1605 = arith.addi %1581, %c88 : index
          memref.store %1604, %5[%1605] : memref<?xf32>
          %1606 = vector.extract %173#7[4] : f32 from vector<8xf32>
          %1607 = arith.addi %1581, %c50 : index
          memref.store %1606, %5[%1607] : memref<?xf32>
          %1608 = vector.extract %173#7[5] : f32 from vector<8xf32>
          %1609 = arith.addi %1581, %c89 : index
          memref.store %1608, %5[%1609] : memref<?xf32>
          %1610 = vector.extract %173#7[6] : f32 from vector<8xf32>
          %1611 = arith.addi %1581, %c90 : index
          memref.store %1610, %5[%1611] : memref<?xf32>
          %1612 = vector.extract %173#7[7] : f32 from vector<8xf32>
          %1613 = arith.addi %1581, %c91 : index
          memref.store %1612, %5[%1613] : memref<?xf32>
        }
        wave.barrier
        %1614 = arith.addi %1358, %c22 : index
        %1615 = arith.addi %1614, %c22 : index
        %1616 = memref.load %5[%1615] : memref<?xf32>
        %1617 = arith.addi %1614, %c39 : index
        %1618 = memref.load %5[%1617] : memref<?xf32>
        %1619 = arith.addi %1614, %c41 : index
        %1620 = memref.load %5[%1619] : memref<?xf32>
        %1621 = arith.addi %1614, %c5 : index
        %1622 = memref.load %5[%1621] : memref<?xf32>
        %1623 = arith.addi %1614, %c104 : index
        %1624 = memref.load %5[%1623] : memref<?xf32>
        %1625 = arith.addi %1614, %c105 : index
        %1626 = memref.load %5[%1625] : memref<?xf32>
        %1627 = arith.addi %1614, %c106 : index
        %1628 = memref.load %5[%1627] : memref<?xf32>
        %1629 = arith.addi %1614, %c107 : index
        %1630 = memref.load %5[%1629] : memref<?xf32>
        %1631 = arith.mulf %1616, %1469 : f32
        %1632 = math.fma %1618, %1471, %1631 : f32
        %1633 = arith.mulf %1632, %1476 : f32
        %1634 = math.fma %1620, %1478, %1633 : f32
        %1635 = arith.mulf %1634, %1483 : f32
        %1636 = math.fma %1622, %1485, %1635 : f32
        %1637 = arith.mulf %1636, %1490 : f32
        %1638 = math.fma %1624, %1492, %1637 : f32
        %1639 = arith.mulf %1638, %1497 : f32
        %1640 = math.fma %1626, %1499, %1639 : f32
        %1641 = arith.mulf %1640, %1504 : f32
        %1642 = math.fma %1628, %1506, %1641 : f32
        %1643 = arith.mulf %1642, %1511 : f32
        %1644 = math.fma %1630, %1513, %1643 : f32
        %1645 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1645 {
          %1646 = arith.addi %kvHeads, %15 : index
          %1647 = memref.load %scales[%1646] : memref<?xf32>
          %1648 = arith.divf %1647, %1515 : f32
          %1649 = arith.addi %17, %1360 : index
          %1650 = arith.cmpi slt, %1649, %groupSize : index
          scf.if %1650 {
            %1651 = arith.muli %24, %heads : index
            %1652 = arith.muli %15, %groupSize : index
            %1653 = arith.addi %1651, %1652 : index
            %1654 = arith.addi %1653, %1649 : index
            %1655 = arith.addi %1358, %c22 : index
            %1656 = arith.mulf %1546, %1648 : f32
            %1657 = arith.addf %1656, %c45 : f32
            %1658 = arith.minimumf %1657, %c108 : f32
            %1659 = arith.maximumf %1658, %c109 : f32
            %1660 = arith.truncf %1659 : f32 to f16
            %1661 = arith.muli %1654, %c23 : index
            %1662 = arith.divui %1655, %c9 : index
            %1663 = arith.addi %1661, %1662 : index
            memref.store %1660, %out[%1663] : memref<?xf16>
            %1664 = arith.addi %1358, %c7 : index
            %1665 = arith.mulf %1577, %1648 : f32
            %1666 = arith.addf %1665, %c45 : f32
            %1667 = arith.minimumf %1666, %c108 : f32
            %1668 = arith.maximumf %1667, %c109 : f32
            %1669 = arith.truncf %1668 : f32 to f16
            %1670 = arith.muli %1654, %c23 : index
            %1671 = arith.divui %1664, %c9 : index
            %1672 = arith.addi %1670, %1671 : index
            memref.store %1669, %out[%1672] : memref<?xf16>
            %1673 = arith.addi %1358, %c39 : index
            %1674 = arith.mulf %1644, %1648 : f32
            %1675 = arith.addf %1674, %c45 : f32
            %1676 = arith.minimumf %1675, %c108 : f32
            %1677 = arith.maximumf %1676, %c109 : f32
            %1678 = arith.truncf %1677 : f32 to f16
            %1679 = arith.muli %1654, %c23 : index
            %1680 = arith.divui %1673, %c9 : index
            %1681 = arith.addi %1679, %1680 : index
            memref.store %1678, %out[%1681] : memref<?xf16>
          }
        } else {
          %1682 = arith.addi %ranges, %groups : index
          %1683 = arith.muli %9, %1682 : index
          %1684 = arith.index_castui %165 : i32 to index
          %1685 = arith.addi %1683, %1684 : index
          %1686 = arith.muli %1685, %c112 : index
          %1687 = arith.addi %1358, %c22 : index
          %1688 = arith.addi %1686, %1687 : index
          memref.store %1546, %partial[%1688] : memref<?xf32>
          %1689 = arith.addi %1358, %c7 : index
          %1690 = arith.addi %1686, %1689 : index
          memref.store %1577, %partial[%1690] : memref<?xf32>
          %1691 = arith.addi %1358, %c39 : index
          %1692 = arith.addi %1686, %1691 : index
          memref.store %1644, %partial[%1692] : memref<?xf32>
          %1693 = arith.cmpi slt, %1358, %c9 : index
          scf.if %1693 {
            %1694 = arith.addi %1686, %c40 : index
            %1695 = arith.addi %1694, %1358 : index
            memref.store %1509, %partial[%1695] : memref<?xf32>
            %1696 = arith.addi %1695, %c9 : index
            memref.store %1515, %partial[%1696] : memref<?xf32>
          }
          %1697 = arith.addi %42, %c72 : i32
          %1698 = arith.divui %1697, %c73 : i32
          %1699 = arith.divui %165, %c73 : i32
          %1700 = arith.addi %groups, %c4 : index
          %1701 = arith.muli %9, %1700 : index
          %1702 = arith.muli %1699, %c73 : i32
          %1703 = arith.subi %42, %1702 : i32
          %1704 = arith.minsi %1703, %c73 : i32
          %1705 = arith.index_castui %1699 : i32 to index
          %1706 = arith.addi %1701, %1705 : index
          %1707 = arith.index_castui %1704 : i32 to index
          %1708 = wave.arrive %counters[%1706], %1707 : memref<?xi32>
          scf.if %1708 {
            %1709 = arith.muli %1699, %c73 : i32
            %1716:5 = scf.for %1710 = %c49 to %1704 step %c73 iter_args(%1711 = %c44, %1712 = %c45, %1713 = %c45, %1714 = %c45, %1715 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1717 = arith.addi %1710, %c49 : i32
              %1718 = arith.subi %1704, %c17 : i32
              %1719 = arith.minsi %1717, %1718 : i32
              %1720 = arith.addi %1709, %1719 : i32
              %1721 = arith.addi %ranges, %groups : index
              %1722 = arith.muli %9, %1721 : index
              %1723 = arith.index_castui %1720 : i32 to index
              %1724 = arith.addi %1722, %1723 : index
              %1725 = arith.muli %1724, %c112 : index
              %1726 = arith.addi %1725, %c40 : index
              %1727 = arith.addi %1726, %1360 : index
              %1728 = memref.load %partial[%1727] : memref<?xf32>
              %1729 = arith.cmpi slt, %1717, %1704 : i32
              %1730 = arith.select %1729, %1728, %c44 : f32
              %1731 = arith.addi %1725, %1358 : index
              %1732 = arith.addi %1731, %c22 : index
              %1733 = memref.load %partial[%1732] : memref<?xf32>
              %1734 = arith.addi %1725, %1358 : index
              %1735 = arith.addi %1734, %c7 : index
              %1736 = memref.load %partial[%1735] : memref<?xf32>
              %1737 = arith.addi %1725, %1358 : index
              %1738 = arith.addi %1737, %c39 : index
              %1739 = memref.load %partial[%1738] : memref<?xf32>
              %1740 = arith.addi %1727, %c9 : index
              %1741 = memref.load %partial[%1740] : memref<?xf32>
              %1742 = arith.addi %1710, %c17 : i32
              %1743 = arith.subi %1704, %c17 : i32
              %1744 = arith.minsi %1742, %1743 : i32
              %1745 = arith.addi %1709, %1744 : i32
              %1746 = arith.addi %ranges, %groups : index
              %1747 = arith.muli %9, %1746 : index
              %1748 = arith.index_castui %1745 : i32 to index
              %1749 = arith.addi %1747, %1748 : index
              %1750 = arith.muli %1749, %c112 : index
              %1751 = arith.addi %1750, %c40 : index
              %1752 = arith.addi %1751, %1360 : index
              %1753 = memref.load %partial[%1752] : memref<?xf32>
              %1754 = arith.cmpi slt, %1742, %1704 : i32
              %1755 = arith.select %1754, %1753, %c44 : f32
              %1756 = arith.addi %1750, %1358 : index
              %1757 = arith.addi %1756, %c22 : index
              %1758 = memref.load %partial[%1757] : memref<?xf32>
              %1759 = arith.addi %1750, %1358 : index
              %1760 = arith.addi %1759, %c7 : index
              %1761 = memref.load %partial[%1760] : memref<?xf32>
              %1762 = arith.addi %1750, %1358 : index
              %1763 = arith.addi %1762, %c39 : index
              %1764 = memref.load %partial[%1763] : memref<?xf32>
              %1765 = arith.addi %1752, %c9 : index
              %1766 = memref.load %partial[%1765] : memref<?xf32>
              %1767 = arith.addi %1710, %c66 : i32
              %1768 = arith.subi %1704, %c17 : i32
              %1769 = arith.minsi %1767, %1768 : i32
              %1770 = arith.addi %1709, %1769 : i32
              %1771 = arith.addi %ranges, %groups : index
              %1772 = arith.muli %9, %1771 : index
              %1773 = arith.index_castui %1770 : i32 to index
              %1774 = arith.addi %1772, %1773 : index
              %1775 = arith.muli %1774, %c112 : index
              %1776 = arith.addi %1775, %c40 : index
              %1777 = arith.addi %1776, %1360 : index
              %1778 = memref.load %partial[%1777] : memref<?xf32>
              %1779 = arith.cmpi slt, %1767, %1704 : i32
              %1780 = arith.select %1779, %1778, %c44 : f32
              %1781 = arith.addi %1775, %1358 : index
              %1782 = arith.addi %1781, %c22 : index
              %1783 = memref.load %partial[%1782] : memref<?xf32>
              %1784 = arith.addi %1775, %1358 : index
              %1785 = arith.addi %1784, %c7 : index
              %1786 = memref.load %partial[%1785] : memref<?xf32>
              %1787 = arith.addi %1775, %1358 : index
              %1788 = arith.addi %1787, %c39 : index
              %1789 = memref.load %partial[%1788] : memref<?xf32>
              %1790 = arith.addi %1777, %c9 : index
              %1791 = memref.load %partial[%1790] : memref<?xf32>
              %1792 = arith.addi %1710, %c68 : i32
              %1793 = arith.subi %1704, %c17 : i32
              %1794 = arith.minsi %1792, %1793 : i32
              %1795 = arith.addi %1709, %1794 : i32
              %1796 = arith.addi %ranges, %groups : index
              %1797 = arith.muli %9, %1796 : index
              %1798 = arith.index_castui %1795 : i32 to index
              %1799 = arith.addi %1797, %1798 : index
              %1800 = arith.muli %1799, %c112 : index
              %1801 = arith.addi %1800, %c40 : index
              %1802 = arith.addi %1801, %1360 : index
              %1803 = memref.load %partial[%1802] : memref<?xf32>
              %1804 = arith.cmpi slt, %1792, %1704 : i32
              %1805 = arith.select %1804, %1803, %c44 : f32
              %1806 = arith.addi %1800, %1358 : index
              %1807 = arith.addi %1806, %c22 : index
              %1808 = memref.load %partial[%1807] : memref<?xf32>
              %1809 = arith.addi %1800, %1358 : index
              %1810 = arith.addi %1809, %c7 : index
              %1811 = memref.load %partial[%1810] : memref<?xf32>
              %1812 = arith.addi %1800, %1358 : index
              %1813 = arith.addi %1812, %c39 : index
              %1814 = memref.load %partial[%1813] : memref<?xf32>
              %1815 = arith.addi %1802, %c9 : index
              %1816 = memref.load %partial[%1815] : memref<?xf32>
              %1817 = arith.addi %1710, %c69 : i32
              %1818 = arith.subi %1704, %c17 : i32
              %1819 = arith.minsi %1817, %1818 : i32
              %1820 = arith.addi %1709, %1819 : i32
              %1821 = arith.addi %ranges, %groups : index
              %1822 = arith.muli %9, %1821 : index
              %1823 = arith.index_castui %1820 : i32 to index
              %1824 = arith.addi %1822, %1823 : index
              %1825 = arith.muli %1824, %c112 : index
              %1826 = arith.addi %1825, %c40 : index
              %1827 = arith.addi %1826, %1360 : index
              %1828 = memref.load %partial[%1827] : memref<?xf32>
              %1829 = arith.cmpi slt, %1817, %1704 : i32
              %1830 = arith.select %1829, %1828, %c44 : f32
              %1831 = arith.addi %1825, %1358 : index
              %1832 = arith.addi %1831, %c22 : index
              %1833 = memref.load %partial[%1832] : memref<?xf32>
              %1834 = arith.addi %1825, %1358 : index
              %1835 = arith.addi %1834, %c7 : index
              %1836 = memref.load %partial[%1835] : memref<?xf32>
              %1837 = arith.addi %1825, %1358 : index
              %1838 = arith.addi %1837, %c39 : index
              %1839 = memref.load %partial[%1838] : memref<?xf32>
              %1840 = arith.addi %1827, %c9 : index
              %1841 = memref.load %partial[%1840] : memref<?xf32>
              %1842 = arith.addi %1710, %c70 : i32
              %1843 = arith.subi %1704, %c17 : i32
              %1844 = arith.minsi %1842, %1843 : i32
              %1845 = arith.addi %1709, %1844 : i32
              %1846 = arith.addi %ranges, %groups : index
              %1847 = arith.muli %9, %1846 : index
              %1848 = arith.index_castui %1845 : i32 to index
              %1849 = arith.addi %1847, %1848 : index
              %1850 = arith.muli %1849, %c112 : index
              %1851 = arith.addi %1850, %c40 : index
              %1852 = arith.addi %1851, %1360 : index
              %1853 = memref.load %partial[%1852] : memref<?xf32>
              %1854 = arith.cmpi slt, %1842, %1704 : i32
              %1855 = arith.select %1854, %1853, %c44 : f32
              %1856 = arith.addi %1850, %1358 : index
              %1857 = arith.addi %1856, %c22 : index
              %1858 = memref.load %partial[%1857] : memref<?xf32>
              %1859 = arith.addi %1850, %1358 : index
              %1860 = arith.addi %1859, %c7 : index
              %1861 = memref.load %partial[%1860] : memref<?xf32>
              %1862 = arith.addi %1850, %1358 : index
              %1863 = arith.addi %1862, %c39 : index
              %1864 = memref.load %partial[%1863] : memref<?xf32>
              %1865 = arith.addi %1852, %c9 : index
              %1866 = memref.load %partial[%1865] : memref<?xf32>
              %1867 = arith.addi %1710, %c71 : i32
              %1868 = arith.subi %1704, %c17 : i32
              %1869 = arith.minsi %1867, %1868 : i32
              %1870 = arith.addi %1709, %1869 : i32
              %1871 = arith.addi %ranges, %groups : index
              %1872 = arith.muli %9, %1871 : index
              %1873 = arith.index_castui %1870 : i32 to index
              %1874 = arith.addi %1872, %1873 : index
              %1875 = arith.muli %1874, %c112 : index
              %1876 = arith.addi %1875, %c40 : index
              %1877 = arith.addi %1876, %1360 : index
              %1878 = memref.load %partial[%1877] : memref<?xf32>
              %1879 = arith.cmpi slt, %1867, %1704 : i32
              %1880 = arith.select %1879, %1878, %c44 : f32
              %1881 = arith.addi %1875, %1358 : index
              %1882 = arith.addi %1881, %c22 : index
              %1883 = memref.load %partial[%1882] : memref<?xf32>
              %1884 = arith.addi %1875, %1358 : index
              %1885 = arith.addi %1884, %c7 : index
              %1886 = memref.load %partial[%1885] : memref<?xf32>
              %1887 = arith.addi %1875, %1358 : index
              %1888 = arith.addi %1887, %c39 : index
              %1889 = memref.load %partial[%1888] : memref<?xf32>
              %1890 = arith.addi %1877, %c9 : index
              %1891 = memref.load %partial[%1890] : memref<?xf32>
              %1892 = arith.addi %1710, %c72 : i32
              %1893 = arith.subi %1704, %c17 : i32
              %1894 = arith.minsi %1892, %1893 : i32
              %1895 = arith.addi %1709, %1894 : i32
              %1896 = arith.addi %ranges, %groups : index
              %1897 = arith.muli %9, %1896 : index
              %1898 = arith.index_castui %1895 : i32 to index
              %1899 = arith.addi %1897, %1898 : index
              %1900 = arith.muli %1899, %c112 : index
              %1901 = arith.addi %1900, %c40 : index
              %1902 = arith.addi %1901, %1360 : index
              %1903 = memref.load %partial[%1902] : memref<?xf32>
              %1904 = arith.cmpi slt, %1892, %1704 : i32
              %1905 = arith.select %1904, %1903, %c44 : f32
              %1906 = arith.addi %1900, %1358 : index
              %1907 = arith.addi %1906, %c22 : index
              %1908 = memref.load %partial[%1907] : memref<?xf32>
              %1909 = arith.addi %1900, %1358 : index
              %1910 = arith.addi %1909, %c7 : index
              %1911 = memref.load %partial[%1910] : memref<?xf32>
              %1912 = arith.addi %1900, %1358 : index
              %1913 = arith.addi %1912, %c39 : index
              %1914 = memref.load %partial[%1913] : memref<?xf32>
              %1915 = arith.addi %1902, %c9 : index
              %1916 = memref.load %partial[%1915] : memref<?xf32>
              %1917 = arith.maxnumf %1711, %1730 fastmath<nnan> : f32
              %1918 = arith.subf %1711, %1917 : f32
              %1919 = wave.exp2 %1918 : f32
              %1920 = arith.subf %1730, %1917 : f32
              %1921 = wave.exp2 %1920 : f32
              %1922 = arith.mulf %1712, %1919 : f32
              %1923 = math.fma %1741, %1921, %1922 : f32
              %1924 = arith.mulf %1713, %1919 : f32
              %1925 = math.fma %1733, %1921, %1924 : f32
              %1926 = arith.mulf %1714, %1919 : f32
              %1927 = math.fma %1736, %1921, %1926 : f32
              %1928 = arith.mulf %1715, %1919 : f32
              %1929 = math.fma %1739, %1921, %1928 : f32
              %1930 = arith.maxnumf %1917, %1755 fastmath<nnan> : f32
              %1931 = arith.subf %1917, %1930 : f32
              %1932 = wave.exp2 %1931 : f32
              %1933 = arith.subf %1755, %1930 : f32
              %1934 = wave.exp2 %1933 : f32
              %1935 = arith.mulf %1923, %1932 : f32
              %1936 = math.fma %1766, %1934, %1935 : f32
              %1937 = arith.mulf %1925, %1932 : f32
              %1938 = math.fma %1758, %1934, %1937 : f32
              %1939 = arith.mulf %1927, %1932 : f32
              %1940 = math.fma %1761, %1934, %1939 : f32
              %1941 = arith.mulf %1929, %1932 : f32
              %1942 = math.fma %1764, %1934, %1941 : f32
              %1943 = arith.maxnumf %1930, %1780 fastmath<nnan> : f32
              %1944 = arith.subf %1930, %1943 : f32
              %1945 = wave.exp2 %1944 : f32
              %1946 = arith.subf %1780, %1943 : f32
              %1947 = wave.exp2 %1946 : f32
              %1948 = arith.mulf %1936, %1945 : f32
              %1949 = math.fma %1791, %1947, %1948 : f32
              %1950 = arith.mulf %1938, %1945 : f32
              %1951 = math.fma %1783, %1947, %1950 : f32
              %1952 = arith.mulf %1940, %1945 : f32
              %1953 = math.fma %1786, %1947, %1952 : f32
              %1954 = arith.mulf %1942, %1945 : f32
              %1955 = math.fma %1789, %1947, %1954 : f32
              %1956 = arith.maxnumf %1943, %1805 fastmath<nnan> : f32
              %1957 = arith.subf %1943, %1956 : f32
              %1958 = wave.exp2 %1957 : f32
              %1959 = arith.subf %1805, %1956 : f32
              %1960 = wave.exp2 %1959 : f32
              %1961 = arith.mulf %1949, %1958 : f32
              %1962 = math.fma %1816, %1960, %1961 : f32
              %1963 = arith.mulf %1951, %1958 : f32
              %1964 = math.fma %1808, %1960, %1963 : f32
              %1965 = arith.mulf %1953, %1958 : f32
              %1966 = math.fma %1811, %1960, %1965 : f32
              %1967 = arith.mulf %1955, %1958 : f32
              %1968 = math.fma %1814, %1960, %1967 : f32
              %1969 = arith.maxnumf %1956, %1830 fastmath<nnan> : f32
              %1970 = arith.subf %1956, %1969 : f32
              %1971 = wave.exp2 %1970 : f32
              %1972 = arith.subf %1830, %1969 : f32
              %1973 = wave.exp2 %1972 : f32
              %1974 = arith.mulf %1962, %1971 : f32
              %1975 = math.fma %1841, %1973, %1974 : f32
              %1976 = arith.mulf %1964, %1971 : f32
              %1977 = math.fma %1833, %1973, %1976 : f32
              %1978 = arith.mulf %1966, %1971 : f32
              %1979 = math.fma %1836, %1973, %1978 : f32
              %1980 = arith.mulf %1968, %1971 : f32
              %1981 = math.fma %1839, %1973, %1980 : f32
              %1982 = arith.maxnumf %1969, %1855 fastmath<nnan> : f32
              %1983 = arith.subf %1969, %1982 : f32
              %1984 = wave.exp2 %1983 : f32
              %1985 = arith.subf %1855, %1982 : f32
              %1986 = wave.exp2 %1985 : f32
              %1987 = arith.mulf %1975, %1984 : f32
              %1988 = math.fma %1866, %1986, %1987 : f32
              %1989 = arith.mulf %1977, %1984 : f32
              %1990 = math.fma %1858, %1986, %1989 : f32
              %1991 = arith.mulf %1979, %1984 : f32
              %1992 = math.fma %1861, %1986, %1991 : f32
              %1993 = arith.mulf %1981, %1984 : f32
              %1994 = math.fma %1864, %1986, %1993 : f32
              %1995 = arith.maxnumf %1982, %1880 fastmath<nnan> : f32
              %1996 = arith.subf %1982, %1995 : f32
              %1997 = wave.exp2 %1996 : f32
              %1998 = arith.subf %1880, %1995 : f32
              %1999 = wave.exp2 %1998 : f32
              %2000 = arith.mulf %1988, %1997 : f32
              %2001 = math.fma %1891, %1999, %2000 : f32
              %2002 = arith.mulf %1990, %1997 : f32
              %2003 = math.fma %1883, %1999, %2002 : f32
              %2004 = arith.mulf %1992, %1997 : f32
              %2005 = math.fma %1886, %1999, %2004 : f32
              %2006 = arith.mulf %1994, %1997 : f32
              %2007 = math.fma %1889, %1999, %2006 : f32
              %2008 = arith.maxnumf %1995, %1905 fastmath<nnan> : f32
              %2009 = arith.subf %1995, %2008 : f32
              %2010 = wave.exp2 %2009 : f32
              %2011 = arith.subf %1905, %2008 : f32
              %2012 = wave.exp2 %2011 : f32
              %2013 = arith.mulf %2001, %2010 : f32
              %2014 = math.fma %1916, %2012, %2013 : f32
              %2015 = arith.mulf %2003, %2010 : f32
              %2016 = math.fma %1908, %2012, %2015 : f32
              %2017 = arith.mulf %2005, %2010 : f32
              %2018 = math.fma %1911, %2012, %2017 : f32
              %2019 = arith.mulf %2007, %2010 : f32
              %2020 = math.fma %1914, %2012, %2019 : f32
              scf.yield %2008, %2014, %2016, %2018, %2020 : f32, f32, f32, f32, f32
            }
            %2021 = arith.cmpi eq, %1698, %c17 : i32
            scf.if %2021 {
              %2022 = arith.addi %kvHeads, %15 : index
              %2023 = memref.load %scales[%2022] : memref<?xf32>
              %2024 = arith.divf %2023, %1716#1 : f32
              %2025 = arith.addi %17, %1360 : index
              %2026 = arith.cmpi slt, %2025, %groupSize : index
              scf.if %2026 {
                %2027 = arith.muli %24, %heads : index
                %2028 = arith.muli %15, %groupSize : index
                %2029 = arith.addi %2027, %2028 : index
                %2030 = arith.addi %2029, %2025 : index
                %2031 = arith.addi %1358, %c22 : index
                %2032 = arith.mulf %1716#2, %2024 : f32
                %2033 = arith.addf %2032, %c45 : f32
                %2034 = arith.minimumf %2033, %c108 : f32
                %2035 = arith.maximumf %2034, %c109 : f32
                %2036 = arith.truncf %2035 : f32 to f16
                %2037 = arith.muli %2030, %c23 : index
                %2038 = arith.divui %2031, %c9 : index
                %2039 = arith.addi %2037, %2038 : index
                memref.store %2036, %out[%2039] : memref<?xf16>
                %2040 = arith.addi %1358, %c7 : index
                %2041 = arith.mulf %1716#3, %2024 : f32
                %2042 = arith.addf %2041, %c45 : f32
                %2043 = arith.minimumf %2042, %c108 : f32
                %2044 = arith.maximumf %2043, %c109 : f32
                %2045 = arith.truncf %2044 : f32 to f16
                %2046 = arith.muli %2030, %c23 : index
                %2047 = arith.divui %2040, %c9 : index
                %2048 = arith.addi %2046, %2047 : index
                memref.store %2045, %out[%2048] : memref<?xf16>
                %2049 = arith.addi %1358, %c39 : index
                %2050 = arith.mulf %1716#4, %2024 : f32
                %2051 = arith.addf %2050, %c45 : f32
                %2052 = arith.minimumf %2051, %c108 : f32
                %2053 = arith.maximumf %2052, %c109 : f32
                %2054 = arith.truncf %2053 : f32 to f16
                %2055 = arith.muli %2030, %c23 : index
                %2056 = arith.divui %2049, %c9 : index
                %2057 = arith.addi %2055, %2056 : index
                memref.store %2054, %out[%2057] : memref<?xf16>
              }
            } else {
              %2058 = arith.index_cast %ranges : index to i32
              %2059 = arith.addi %2058, %1699 : i32
              %2060 = arith.addi %ranges, %groups : index
              %2061 = arith.muli %9, %2060 : index
              %2062 = arith.index_castui %2059 : i32 to index
              %2063 = arith.addi %2061, %2062 : index
              %2064 = arith.muli %2063, %c112 : index
              %2065 = arith.addi %1358, %c22 : index
              %2066 = arith.addi %2064, %2065 : index
              memref.store %1716#2, %partial[%2066] : memref<?xf32>
              %2067 = arith.addi %1358, %c7 : index
              %2068 = arith.addi %2064, %2067 : index
              memref.store %1716#3, %partial[%2068] : memref<?xf32>
              %2069 = arith.addi %1358, %c39 : index
              %2070 = arith.addi %2064, %2069 : index
              memref.store %1716#4, %partial[%2070] : memref<?xf32>
              %2071 = arith.cmpi slt, %1358, %c9 : index
              scf.if %2071 {
                %2072 = arith.addi %2064, %c40 : index
                %2073 = arith.addi %2072, %1358 : index
                memref.store %1716#0, %partial[%2073] : memref<?xf32>
                %2074 = arith.addi %2073, %c9 : index
                memref.store %1716#1, %partial[%2074] : memref<?xf32>
              }
              %2075 = arith.addi %1701, %groups : index
              %2076 = arith.index_castui %1698 : i32 to index
              %2077 = wave.arrive %counters[%2075], %2076 : memref<?xi32>
              scf.if %2077 {
                %2084:5 = scf.for %2078 = %c49 to %1698 step %c73 iter_args(%2079 = %c44, %2080 = %c45, %2081 = %c45, %2082 = %c45, %2083 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %2085 = arith.addi %2078, %c49 : i32
                  %2086 = arith.subi %1698, %c17 : i32
                  %2087 = arith.minsi %2085, %2086 : i32
                  %2088 = arith.addi %2058, %2087 : i32
                  %2089 = arith.addi %ranges, %groups : index
                  %2090 = arith.muli %9, %2089 : index
                  %2091 = arith.index_castui %2088 : i32 to index
                  %2092 = arith.addi %2090, %2091 : index
                  %2093 = arith.muli %2092, %c112 : index
                  %2094 = arith.addi %2093, %c40 : index
                  %2095 = arith.addi %2094, %1360 : index
                  %2096 = memref.load %partial[%2095] : memref<?xf32>
                  %2097 = arith.cmpi slt, %2085, %1698 : i32
                  %2098 = arith.select %2097, %2096, %c44 : f32
                  %2099 = arith.addi %2093, %1358 : index
                  %2100 = arith.addi %2099, %c22 : index
                  %2101 = memref.load %partial[%2100] : memref<?xf32>
                  %2102 = arith.addi %2093, %1358 : index
                  %2103 = arith.addi %2102, %c7 : index
                  %2104 = memref.load %partial[%2103] : memref<?xf32>
                  %2105 = arith.addi %2093, %1358 : index
                  %2106 = arith.addi %2105, %c39 : index
                  %2107 = memref.load %partial[%2106] : memref<?xf32>
                  %2108 = arith.addi %2095, %c9 : index
                  %2109 = memref.load %partial[%2108] : memref<?xf32>
                  %2110 = arith.addi %2078, %c17 : i32
                  %2111 = arith.subi %1698, %c17 : i32
                  %2112 = arith.minsi %2110, %2111 : i32
                  %2113 = arith.addi %2058, %2112 : i32
                  %2114 = arith.addi %ranges, %groups : index
                  %2115 = arith.muli %9, %2114 : index
                  %2116 = arith.index_castui %2113 : i32 to index
                  %2117 = arith.addi %2115, %2116 : index
                  %2118 = arith.muli %2117, %c112 : index
                  %2119 = arith.addi %2118, %c40 : index
                  %2120 = arith.addi %2119, %1360 : index
                  %2121 = memref.load %partial[%2120] : memref<?xf32>
                  %2122 = arith.cmpi slt, %2110, %1698 : i32
                  %2123 = arith.select %2122, %2121, %c44 : f32
                  %2124 = arith.addi %2118, %1358 : index
                  %2125 = arith.addi %2124, %c22 : index
                  %2126 = memref.load %partial[%2125] : memref<?xf32>
                  %2127 = arith.addi %2118, %1358 : index
                  %2128 = arith.addi %2127, %c7 : index
                  %2129 = memref.load %partial[%2128] : memref<?xf32>
                  %2130 = arith.addi %2118, %1358 : index
                  %2131 = arith.addi %2130, %c39 : index
                  %2132 = memref.load %partial[%2131] : memref<?xf32>
                  %2133 = arith.addi %2120, %c9 : index
                  %2134 = memref.load %partial[%2133] : memref<?xf32>
                  %2135 = arith.addi %2078, %c66 : i32
                  %2136 = arith.subi %1698, %c17 : i32
                  %2137 = arith.minsi %2135, %2136 : i32
                  %2138 = arith.addi %2058, %2137 : i32
                  %2139 = arith.addi %ranges, %groups : index
                  %2140 = arith.muli %9, %2139 : index
                  %2141 = arith.index_castui %2138 : i32 to index
                  %2142 = arith.addi %2140, %2141 : index
                  %2143 = arith.muli %2142, %c112 : index
                  %2144 = arith.addi %2143, %c40 : index
                  %2145 = arith.addi %2144, %1360 : index
                  %2146 = memref.load %partial[%2145] : memref<?xf32>
                  %2147 = arith.cmpi slt, %2135, %1698 : i32
                  %2148 = arith.select %2147, %2146, %c44 : f32
                  %2149 = arith.addi %2143, %1358 : index
                  %2150 = arith.addi %2149, %c22 : index
                  %2151 = memref.load %partial[%2150] : memref<?xf32>
                  %2152 = arith.addi %2143, %1358 : index
                  %2153 = arith.addi %2152, %c7 : index
                  %2154 = memref.load %partial[%2153] : memref<?xf32>
                  %2155 = arith.addi %2143, %1358 : index
                  %2156 = arith.addi %2155, %c39 : index
                  %2157 = memref.load %partial[%2156] : memref<?xf32>
                  %2158 = arith.addi %2145, %c9 : index
                  %2159 = memref.load %partial[%2158] : memref<?xf32>
                  %2160 = arith.addi %2078, %c68 : i32
                  %2161 = arith.subi %1698, %c17 : i32
                  %2162 = arith.minsi %2160, %2161 : i32
                  %2163 = arith.addi %2058, %2162 : i32
                  %2164 = arith.addi %ranges, %groups : index
                  %2165 = arith.muli %9, %2164 : index
                  %2166 = arith.index_castui %2163 : i32 to index
                  %2167 = arith.addi %2165, %2166 : index
                  %2168 = arith.muli %2167, %c112 : index
                  %2169 = arith.addi %2168, %c40 : index
                  %2170 = arith.addi %2169, %1360 : index
                  %2171 = memref.load %partial[%2170] : memref<?xf32>
                  %2172 = arith.cmpi slt, %2160, %1698 : i32
                  %2173 = arith.select %2172, %2171, %c44 : f32
                  %2174 = arith.addi %2168, %1358 : index
                  %2175 = arith.addi %2174, %c22 : index
                  %2176 = memref.load %partial[%2175] : memref<?xf32>
                  %2177 = arith.addi %2168, %1358 : index
                  %2178 = arith.addi %2177, %c7 : index
                  %2179 = memref.load %partial[%2178] : memref<?xf32>
                  %2180 = arith.addi %2168, %1358 : index
                  %2181 = arith.addi %2180, %c39 : index
                  %2182 = memref.load %partial[%2181] : memref<?xf32>
                  %2183 = arith.addi %2170, %c9 : index
                  %2184 = memref.load %partial[%2183] : memref<?xf32>
                  %2185 = arith.addi %2078, %c69 : i32
                  %2186 = arith.subi %1698, %c17 : i32
                  %2187 = arith.minsi %2185, %2186 : i32
                  %2188 = arith.addi %2058, %2187 : i32
                  %2189 = arith.addi %ranges, %groups : index
                  %2190 = arith.muli %9, %2189 : index
                  %2191 = arith.index_castui %2188 : i32 to index
                  %2192 = arith.addi %2190, %2191 : index
                  %2193 = arith.muli %2192, %c112 : index
                  %2194 = arith.addi %2193, %c40 : index
                  %2195 = arith.addi %2194, %1360 : index
                  %2196 = memref.load %partial[%2195] : memref<?xf32>
                  %2197 = arith.cmpi slt, %2185, %1698 : i32
                  %2198 = arith.select %2197, %2196, %c44 : f32
                  %2199 = arith.addi %2193, %1358 : index
                  %2200 = arith.addi %2199, %c22 : index
                  %2201 = memref.load %partial[%2200] : memref<?xf32>
                  %2202 = arith.addi %2193, %1358 : index
                  %2203 = arith.addi %2202, %c7 : index
                  %2204 = memref.load %partial[%2203] : memref<?xf32>
                  %2205 = arith.addi %2193, %1358 : index
                  %2206 = arith.addi %2205, %c39 : index
                  %2207 = memref.load %partial[%2206] : memref<?xf32>
                  %2208 = arith.addi %2195, %c9 : index
                  %2209 = memref.load %partial[%2208] : memref<?xf32>
                  %2210 = arith.addi %2078, %c70 : i32
                  %2211 = arith.subi %1698, %c17 : i32
                  %2212 = arith.minsi %2210, %2211 : i32
                  %2213 = arith.addi %2058, %2212 : i32
                  %2214 = arith.addi %ranges, %groups : index
                  %2215 = arith.muli %9, %2214 : index
                  %2216 = arith.index_castui %2213 : i32 to index
                  %2217 = arith.addi %2215, %2216 : index
                  %2218 = arith.muli %2217, %c112 : index
                  %2219 = arith.addi %2218, %c40 : index
                  %2220 = arith.addi %2219, %1360 : index
                  %2221 = memref.load %partial[%2220] : memref<?xf32>
                  %2222 = arith.cmpi slt, %2210, %1698 : i32
                  %2223 = arith.select %2222, %2221, %c44 : f32
                  %2224 = arith.addi %2218, %1358 : index
                  %2225 = arith.addi %2224, %c22 : index
                  %2226 = memref.load %partial[%2225] : memref<?xf32>
                  %2227 = arith.addi %2218, %1358 : index
                  %2228 = arith.addi %2227, %c7 : index
                  %2229 = memref.load %partial[%2228] : memref<?xf32>
                  %2230 = arith.addi %2218, %1358 : index
                  %2231 = arith.addi %2230, %c39 : index
                  %2232 = memref.load %partial[%2231] : memref<?xf32>
                  %2233 = arith.addi %2220, %c9 : index
                  %2234 = memref.load %partial[%2233] : memref<?xf32>
                  %2235 = arith.addi %2078, %c71 : i32
                  %2236 = arith.subi %1698, %c17 : i32
                  %2237 = arith.minsi %2235, %2236 : i32
                  %2238 = arith.addi %2058, %2237 : i32
                  %2239 = arith.addi %ranges, %groups : index
                  %2240 = arith.muli %9, %2239 : index
                  %2241 = arith.index_castui %2238 : i32 to index
                  %2242 = arith.addi %2240, %2241 : index
                  %2243 = arith.muli %2242, %c112 : index
                  %2244 = arith.addi %2243, %c40 : index
                  %2245 = arith.addi %2244, %1360 : index
                  %2246 = memref.load %partial[%2245] : memref<?xf32>
                  %2247 = arith.cmpi slt, %2235, %1698 : i32
                  %2248 = arith.select %2247, %2246, %c44 : f32
                  %2249 = arith.addi %2243, %1358 : index
                  %2250 = arith.addi %2249, %c22 : index
                  %2251 = memref.load %partial[%2250] : memref<?xf32>
                  %2252 = arith.addi %2243, %1358 : index
                  %2253 = arith.addi %2252, %c7 : index
                  %2254 = memref.load %partial[%2253] : memref<?xf32>
                  %2255 = arith.addi %2243, %1358 : index
                  %2256 = arith.addi %2255, %c39 : index
                  %2257 = memref.load %partial[%2256] : memref<?xf32>
                  %2258 = arith.addi %2245, %c9 : index
                  %2259 = memref.load %partial[%2258] : memref<?xf32>
                  %2260 = arith.addi %2078, %c72 : i32
                  %2261 = arith.subi %1698, %c17 : i32
                  %2262 = arith.minsi %2260, %2261 : i32
                  %2263 = arith.addi %2058, %2262 : i32
                  %2264 = arith.addi %ranges, %groups : index
                  %2265 = arith.muli %9, %2264 : index
                  %2266 = arith.index_castui %2263 : i32 to index
                  %2267 = arith.addi %2265, %2266 : index
                  %2268 = arith.muli %2267, %c112 : index
                  %2269 = arith.addi %2268, %c40 : index
                  %2270 = arith.addi %2269, %1360 : index
                  %2271 = memref.load %partial[%2270] : memref<?xf32>
                  %2272 = arith.cmpi slt, %2260, %1698 : i32
                  %2273 = arith.select %2272, %2271, %c44 : f32
                  %2274 = arith.addi %2268, %1358 : index
                  %2275 = arith.addi %2274, %c22 : index
                  %2276 = memref.load %partial[%2275] : memref<?xf32>
                  %2277 = arith.addi %2268, %1358 : index
                  %2278 = arith.addi %2277, %c7 : index
                  %2279 = memref.load %partial[%2278] : memref<?xf32>
                  %2280 = arith.addi %2268, %1358 : index
                  %2281 = arith.addi %2280, %c39 : index
                  %2282 = memref.load %partial[%2281] : memref<?xf32>
                  %2283 = arith.addi %2270, %c9 : index
                  %2284 = memref.load %partial[%2283] : memref<?xf32>
                  %2285 = arith.maxnumf %2079, %2098 fastmath<nnan> : f32
                  %2286 = arith.subf %2079, %2285 : f32
                  %2287 = wave.exp2 %2286 : f32
                  %2288 = arith.subf %2098, %2285 : f32
                  %2289 = wave.exp2 %2288 : f32
                  %2290 = arith.mulf %2080, %2287 : f32
                  %2291 = math.fma %2109, %2289, %2290 : f32
                  %2292 = arith.mulf %2081, %2287 : f32
                  %2293 = math.fma %2101, %2289, %2292 : f32
                  %2294 = arith.mulf %2082, %2287 : f32
                  %2295 = math.fma %2104, %2289, %2294 : f32
                  %2296 = arith.mulf %2083, %2287 : f32
                  %2297 = math.fma %2107, %2289, %2296 : f32
                  %2298 = arith.maxnumf %2285, %2123 fastmath<nnan> : f32
                  %2299 = arith.subf %2285, %2298 : f32
                  %2300 = wave.exp2 %2299 : f32
                  %2301 = arith.subf %2123, %2298 : f32
                  %2302 = wave.exp2 %2301 : f32
                  %2303 = arith.mulf %2291, %2300 : f32
                  %2304 = math.fma %2134, %2302, %2303 : f32
                  %2305 = arith.mulf %2293, %2300 : f32
                  %2306 = math.fma %2126, %2302, %2305 : f32
                  %2307 = arith.mulf %2295, %2300 : f32
                  %2308 = math.fma %2129, %2302, %2307 : f32
                  %2309 = arith.mulf %2297, %2300 : f32
                  %2310 = math.fma %2132, %2302, %2309 : f32
                  %2311 = arith.maxnumf %2298, %2148 fastmath<nnan> : f32
                  %2312 = arith.subf %2298, %2311 : f32
                  %2313 = wave.exp2 %2312 : f32
                  %2314 = arith.subf %2148, %2311 : f32
                  %2315 = wave.exp2 %2314 : f32
                  %2316 = arith.mulf %2304, %2313 : f32
                  %2317 = math.fma %2159, %2315, %2316 : f32
                  %2318 = arith.mulf %2306, %2313 : f32
                  %2319 = math.fma %2151, %2315, %2318 : f32
                  %2320 = arith.mulf %2308, %2313 : f32
                  %2321 = math.fma %2154, %2315, %2320 : f32
                  %2322 = arith.mulf %2310, %2313 : f32
                  %2323 = math.fma %2157, %2315, %2322 : f32
                  %2324 = arith.maxnumf %2311, %2173 fastmath<nnan> : f32
                  %2325 = arith.subf %2311, %2324 : f32
                  %2326 = wave.exp2 %2325 : f32
                  %2327 = arith.subf %2173, %2324 : f32
                  %2328 = wave.exp2 %2327 : f32
                  %2329 = arith.mulf %2317, %2326 : f32
                  %2330 = math.fma %2184, %2328, %2329 : f32
                  %2331 = arith.mulf %2319, %2326 : f32
                  %2332 = math.fma %2176, %2328, %2331 : f32
                  %2333 = arith.mulf %2321, %2326 : f32
                  %2334 = math.fma %2179, %2328, %2333 : f32
                  %2335 = arith.mulf %2323, %2326 : f32
                  %2336 = math.fma %2182, %2328, %2335 : f32
                  %2337 = arith.maxnumf %2324, %2198 fastmath<nnan> : f32
                  %2338 = arith.subf %2324, %2337 : f32
                  %2339 = wave.exp2 %2338 : f32
                  %2340 = arith.subf %2198, %2337 : f32
                  %2341 = wave.exp2 %2340 : f32
                  %2342 = arith.mulf %2330, %2339 : f32
                  %2343 = math.fma %2209, %2341, %2342 : f32
                  %2344 = arith.mulf %2332, %2339 : f32
                  %2345 = math.fma %2201, %2341, %2344 : f32
                  %2346 = arith.mulf %2334, %2339 : f32
                  %2347 = math.fma %2204, %2341, %2346 : f32
                  %2348 = arith.mulf %2336, %2339 : f32
                  %2349 = math.fma %2207, %2341, %2348 : f32
                  %2350 = arith.maxnumf %2337, %2223 fastmath<nnan> : f32
                  %2351 = arith.subf %2337, %2350 : f32
                  %2352 = wave.exp2 %2351 : f32
                  %2353 = arith.subf %2223, %2350 : f32
                  %2354 = wave.exp2 %2353 : f32
                  %2355 = arith.mulf %2343, %2352 : f32
                  %2356 = math.fma %2234, %2354, %2355 : f32
                  %2357 = arith.mulf %2345, %2352 : f32
                  %2358 = math.fma %2226, %2354, %2357 : f32
                  %2359 = arith.mulf %2347, %2352 : f32
                  %2360 = math.fma %2229, %2354, %2359 : f32
                  %2361 = arith.mulf %2349, %2352 : f32
                  %2362 = math.fma %2232, %2354, %2361 : f32
                  %2363 = arith.maxnumf %2350, %2248 fastmath<nnan> : f32
                  %2364 = arith.subf %2350, %2363 : f32
                  %2365 = wave.exp2 %2364 : f32
                  %2366 = arith.subf %2248, %2363 : f32
                  %2367 = wave.exp2 %2366 : f32
                  %2368 = arith.mulf %2356, %2365 : f32
                  %2369 = math.fma %2259, %2367, %2368 : f32
                  %2370 = arith.mulf %2358, %2365 : f32
                  %2371 = math.fma %2251, %2367, %2370 : f32
                  %2372 = arith.mulf %2360, %2365 : f32
                  %2373 = math.fma %2254, %2367, %2372 : f32
                  %2374 = arith.mulf %2362, %2365 : f32
                  %2375 = math.fma %2257, %2367, %2374 : f32
                  %2376 = arith.maxnumf %2363, %2273 fastmath<nnan> : f32
                  %2377 = arith.subf %2363, %2376 : f32
                  %2378 = wave.exp2 %2377 : f32
                  %2379 = arith.subf %2273, %2376 : f32
                  %2380 = wave.exp2 %2379 : f32
                  %2381 = arith.mulf %2369, %2378 : f32
                  %2382 = math.fma %2284, %2380, %2381 : f32
                  %2383 = arith.mulf %2371, %2378 : f32
                  %2384 = math.fma %2276, %2380, %2383 : f32
                  %2385 = arith.mulf %2373, %2378 : f32
                  %2386 = math.fma %2279, %2380, %2385 : f32
                  %2387 = arith.mulf %2375, %2378 : f32
                  %2388 = math.fma %2282, %2380, %2387 : f32
                  scf.yield %2376, %2382, %2384, %2386, %2388 : f32, f32, f32, f32, f32
                }
                %2389 = arith.addi %kvHeads, %15 : index
                %2390 = memref.load %scales[%2389] : memref<?xf32>
                %2391 = arith.divf %2390, %2084#1 : f32
                %2392 = arith.addi %17, %1360 : index
                %2393 = arith.cmpi slt, %2392, %groupSize : index
                scf.if %2393 {
                  %2394 = arith.muli %24, %heads : index
                  %2395 = arith.muli %15, %groupSize : index
                  %2396 = arith.addi %2394, %2395 : index
                  %2397 = arith.addi %2396, %2392 : index
                  %2398 = arith.addi %1358, %c22 : index
                  %2399 = arith.mulf %2084#2, %2391 : f32
                  %2400 = arith.addf %2399, %c45 : f32
                  %2401 = arith.minimumf %2400, %c108 : f32
                  %2402 = arith.maximumf %2401, %c109 : f32
                  %2403 = arith.truncf %2402 : f32 to f16
                  %2404 = arith.muli %2397, %c23 : index
                  %2405 = arith.divui %2398, %c9 : index
                  %2406 = arith.addi %2404, %2405 : index
                  memref.store %2403, %out[%2406] : memref<?xf16>
                  %2407 = arith.addi %1358, %c7 : index
                  %2408 = arith.mulf %2084#3, %2391 : f32
                  %2409 = arith.addf %2408, %c45 : f32
                  %2410 = arith.minimumf %2409, %c108 : f32
                  %2411 = arith.maximumf %2410, %c109 : f32
                  %2412 = arith.truncf %2411 : f32 to f16
                  %2413 = arith.muli %2397, %c23 : index
                  %2414 = arith.divui %2407, %c9 : index
                  %2415 = arith.addi %2413, %2414 : index
                  memref.store %2412, %out[%2415] : memref<?xf16>
                  %2416 = arith.addi %1358, %c39 : index
                  %2417 = arith.mulf %2084#4, %2391 : f32
                  %2418 = arith.addf %2417, %c45 : f32
                  %2419 = arith.minimumf %2418, %c108 : f32
                  %2420 = arith.maximumf %2419, %c109 : f32
                  %2421 = arith.truncf %2420 : f32 to f16
                  %2422 = arith.muli %2397, %c23 : index
                  %2423 = arith.divui %2416, %c9 : index
                  %2424 = arith.addi %2422, %2423 : index
                  memref.store %2421, %out[%2424] : memref<?xf16>
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

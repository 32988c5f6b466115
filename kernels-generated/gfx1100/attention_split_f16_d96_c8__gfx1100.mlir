// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 8 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 80 : index
  %c32 = arith.constant 84 : index
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 15 : i32
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
  %c61 = arith.constant 1152 : index
  %c62 = arith.constant 1216 : index
  %c63 = arith.constant 1344 : index
  %c64 = arith.constant 1408 : index
  %c65 = arith.constant 1472 : index
  %c66 = arith.constant 0x41000000 : f32
  %c67 = arith.constant 0x40C00000 : f32
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
  %c82 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c83 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c84 = arith.constant 112 : index
  %c85 = arith.constant 144 : index
  %c86 = arith.constant 160 : index
  %c87 = arith.constant 176 : index
  %c88 = arith.constant 208 : index
  %c89 = arith.constant 224 : index
  %c90 = arith.constant 240 : index
  %c91 = arith.constant 272 : index
  %c92 = arith.constant 288 : index
  %c93 = arith.constant 304 : index
  %c94 = arith.constant 336 : index
  %c95 = arith.constant 352 : index
  %c96 = arith.constant 368 : index
  %c97 = arith.constant 400 : index
  %c98 = arith.constant 416 : index
  %c99 = arith.constant 432 : index
  %c100 = arith.constant 464 : index
  %c101 = arith.constant 480 : index
  %c102 = arith.constant 496 : index
  %c103 = arith.constant 2048 : index
  %c104 = arith.constant 2560 : index
  %c105 = arith.constant 3072 : index
  %c106 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
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
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %0 : index
  %11 = arith.remui %0, %c9 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c9 : index
  %21 = memref.load %step[%c11] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c13 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c11 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c13 : index
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c13 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c18 : i32
    %42 = arith.subi %41, %c18 : i32
    %43 = arith.divui %42, %c19 : i32
    %44 = arith.addi %41, %c20 : i32
    %45 = arith.divui %44, %c21 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c23 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c24 : index
        %57 = arith.muli %2, %c9 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c23 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c13 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c25 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c8 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c26 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c27 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c28 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c29 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c30 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %58, %c31 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %58, %c32 : index
        %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = math.absf %60 : vector<4xf32>
        %84 = math.absf %62 : vector<4xf32>
        %85 = arith.maxnumf %83, %84 fastmath<nnan> : vector<4xf32>
        %86 = math.absf %64 : vector<4xf32>
        %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
        %88 = math.absf %66 : vector<4xf32>
        %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
        %90 = math.absf %68 : vector<4xf32>
        %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
        %92 = math.absf %70 : vector<4xf32>
        %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
        %94 = math.absf %72 : vector<4xf32>
        %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
        %96 = math.absf %74 : vector<4xf32>
        %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
        %98 = math.absf %76 : vector<4xf32>
        %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
        %100 = math.absf %78 : vector<4xf32>
        %101 = arith.maxnumf %99, %100 fastmath<nnan> : vector<4xf32>
        %102 = math.absf %80 : vector<4xf32>
        %103 = arith.maxnumf %101, %102 fastmath<nnan> : vector<4xf32>
        %104 = math.absf %82 : vector<4xf32>
        %105 = arith.maxnumf %103, %104 fastmath<nnan> : vector<4xf32>
        %106 = vector.extract %105[0] : f32 from vector<4xf32>
        %107 = vector.extract %105[1] : f32 from vector<4xf32>
        %108 = vector.extract %105[2] : f32 from vector<4xf32>
        %109 = vector.extract %105[3] : f32 from vector<4xf32>
        %110 = arith.maxnumf %106, %107 fastmath<nnan> : f32
        %111 = arith.maxnumf %110, %108 fastmath<nnan> : f32
        %112 = arith.maxnumf %111, %109 fastmath<nnan> : f32
        %113 = wave.swap_halves %112 : f32
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : f32
        %115 = arith.bitcast %114 : f32 to i32
        %116 = arith.shrui %115, %c33 : i32
        %117 = arith.maxsi %116, %c34 : i32
        %118 = arith.minsi %117, %c35 : i32
        %119 = arith.subi %c36, %118 : i32
        %120 = arith.shli %119, %c33 : i32
        %121 = arith.bitcast %120 : i32 to f32
        %122 = arith.subi %118, %c37 : i32
        %123 = arith.shli %122, %c33 : i32
        %124 = arith.bitcast %123 : i32 to f32
        %125 = vector.broadcast %121 : f32 to vector<4xf32>
        %126 = arith.muli %1, %c9 : index
        %127 = arith.muli %2, %c38 : index
        %128 = arith.addi %126, %127 : index
        %129 = arith.mulf %60, %125 : vector<4xf32>
        %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
        %131 = arith.mulf %62, %125 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %134 = arith.addi %128, %c23 : index
        vector.store %133, %4[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.mulf %64, %125 : vector<4xf32>
        %136 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
        %137 = arith.mulf %66, %125 : vector<4xf32>
        %138 = arith.truncf %137 : vector<4xf32> to vector<4xf16>
        %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %140 = arith.addi %128, %c7 : index
        vector.store %139, %4[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.mulf %68, %125 : vector<4xf32>
        %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
        %143 = arith.mulf %70, %125 : vector<4xf32>
        %144 = arith.truncf %143 : vector<4xf32> to vector<4xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %146 = arith.addi %128, %c39 : index
        vector.store %145, %4[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = arith.mulf %72, %125 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = arith.mulf %74, %125 : vector<4xf32>
        %150 = arith.truncf %149 : vector<4xf32> to vector<4xf16>
        %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %152 = arith.addi %128, %c40 : index
        vector.store %151, %4[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.mulf %76, %125 : vector<4xf32>
        %154 = arith.truncf %153 : vector<4xf32> to vector<4xf16>
        %155 = arith.mulf %78, %125 : vector<4xf32>
        %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
        %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %158 = arith.addi %128, %c41 : index
        vector.store %157, %4[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = arith.mulf %80, %125 : vector<4xf32>
        %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
        %161 = arith.mulf %82, %125 : vector<4xf32>
        %162 = arith.truncf %161 : vector<4xf32> to vector<4xf16>
        %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %164 = arith.addi %128, %c42 : index
        vector.store %163, %4[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = memref.load %scales[%18] : memref<?xf32>
        %166 = arith.mulf %165, %124 : f32
        memref.store %166, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %167 = memref.load %7[%1] : memref<?xf32>
      scf.for %168 = %14 to %45 step %46 : i32 {
        %169 = arith.muli %168, %c21 : i32
        %170 = arith.index_cast %8 : index to i32
        %171 = arith.muli %170, %c43 : i32
        %172 = arith.addi %169, %171 : i32
        %173 = arith.addi %172, %c43 : i32
        %174 = arith.minsi %173, %41 : i32
        %175 = arith.cmpi slt, %172, %41 : i32
        %176:8 = scf.if %175 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %177 = arith.subi %174, %172 : i32
          %178 = arith.addi %177, %c47 : i32
          %179 = arith.divui %178, %c48 : i32
          %180 = arith.subi %174, %172 : i32
          %181 = arith.divui %180, %c48 : i32
          %182 = arith.maxsi %181, %c49 : i32
          %183 = arith.minsi %182, %179 : i32
          %184 = arith.subi %179, %c18 : i32
          %185 = arith.divui %172, %c19 : i32
          %186 = arith.addi %185, %c49 : i32
          %187 = arith.minsi %186, %43 : i32
          %188 = arith.index_castui %187 : i32 to index
          %189 = arith.addi %35, %188 : index
          %190 = memref.load %step[%189] : memref<?xi32>
          %191 = arith.index_cast %190 : i32 to index
          %192 = arith.muli %191, %36 : index
          %193 = arith.addi %192, %37 : index
          %194 = arith.addi %185, %c18 : i32
          %195 = arith.minsi %194, %43 : i32
          %196 = arith.index_castui %195 : i32 to index
          %197 = arith.addi %35, %196 : index
          %198 = memref.load %step[%197] : memref<?xi32>
          %199 = arith.index_cast %198 : i32 to index
          %200 = arith.muli %199, %36 : index
          %201 = arith.addi %200, %37 : index
          %202 = arith.addi %193, %38 : index
          %203 = arith.addi %202, %c23 : index
          %204 = vector.load %kv[%203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %205 = arith.addi %193, %38 : index
          %206 = arith.addi %205, %c29 : index
          %207 = vector.load %kv[%206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %208 = arith.addi %193, %38 : index
          %209 = arith.addi %208, %c38 : index
          %210 = vector.load %kv[%209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %211 = arith.addi %193, %38 : index
          %212 = arith.addi %211, %c50 : index
          %213 = vector.load %kv[%212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %214 = arith.addi %193, %38 : index
          %215 = arith.addi %214, %c7 : index
          %216 = vector.load %kv[%215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217 = arith.addi %193, %38 : index
          %218 = arith.addi %217, %c51 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %193, %38 : index
          %221 = arith.addi %220, %c52 : index
          %222 = vector.load %kv[%221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %223 = arith.addi %193, %38 : index
          %224 = arith.addi %223, %c53 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.minsi %183, %184 : i32
          %244:16 = scf.for %227 = %c49 to %226 step %c18 iter_args(%228 = %204, %229 = %207, %230 = %210, %231 = %213, %232 = %216, %233 = %219, %234 = %222, %235 = %225, %236 = %c44, %237 = %c45, %238 = %c46, %239 = %c46, %240 = %c46, %241 = %c46, %242 = %c46, %243 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %245 = arith.muli %227, %c48 : i32
            %246 = arith.addi %172, %245 : i32
            %247 = arith.addi %246, %c48 : i32
            %248 = arith.divui %246, %c19 : i32
            %249 = arith.addi %248, %c49 : i32
            %250 = arith.minsi %249, %43 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %35, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %36 : index
            %256 = arith.addi %255, %37 : index
            %257 = arith.addi %248, %c18 : i32
            %258 = arith.minsi %257, %43 : i32
            %259 = arith.index_castui %258 : i32 to index
            %260 = arith.addi %35, %259 : index
            %261 = memref.load %step[%260] : memref<?xi32>
            %262 = arith.index_cast %261 : i32 to index
            %263 = arith.muli %262, %36 : index
            %264 = arith.addi %263, %37 : index
            %265 = arith.divui %247, %c19 : i32
            %266 = arith.addi %265, %c49 : i32
            %267 = arith.minsi %266, %43 : i32
            %268 = arith.index_castui %267 : i32 to index
            %269 = arith.addi %35, %268 : index
            %270 = memref.load %step[%269] : memref<?xi32>
            %271 = arith.index_cast %270 : i32 to index
            %272 = arith.muli %271, %36 : index
            %273 = arith.addi %272, %37 : index
            %274 = arith.addi %265, %c18 : i32
            %275 = arith.minsi %274, %43 : i32
            %276 = arith.index_castui %275 : i32 to index
            %277 = arith.addi %35, %276 : index
            %278 = memref.load %step[%277] : memref<?xi32>
            %279 = arith.index_cast %278 : i32 to index
            %280 = arith.muli %279, %36 : index
            %281 = arith.addi %280, %37 : index
            %282 = wave.opaque %c23
            %283 = arith.muli %1, %c9 : index
            %284 = arith.addi %282, %283 : index
            %285 = arith.addi %256, %38 : index
            %286 = arith.addi %285, %c39 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %288 = arith.addi %256, %38 : index
            %289 = arith.addi %288, %c54 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %291 = arith.addi %256, %38 : index
            %292 = arith.addi %291, %c55 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %294 = arith.addi %256, %38 : index
            %295 = arith.addi %294, %c56 : index
            %296 = vector.load %kv[%295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %297 = vector.shuffle %228, %229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %298 = vector.bitcast %297 : vector<8xi32> to vector<16xf16>
            %299 = arith.addi %284, %c23 : index
            %300 = vector.load %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %301 = arith.addi %299, %c38 : index
            %302 = vector.load %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %304 = wave.mma %298, %303, %c46 : vector<16xf16>, vector<8xf32>
            %305 = vector.shuffle %230, %231 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %306 = vector.bitcast %305 : vector<8xi32> to vector<16xf16>
            %307 = arith.addi %284, %c7 : index
            %308 = vector.load %4[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %309 = arith.addi %307, %c38 : index
            %310 = vector.load %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %311 = vector.shuffle %308, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %312 = wave.mma %306, %311, %304 : vector<16xf16>, vector<8xf32>
            %313 = vector.shuffle %232, %233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %314 = vector.bitcast %313 : vector<8xi32> to vector<16xf16>
            %315 = arith.addi %284, %c39 : index
            %316 = vector.load %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %317 = arith.addi %315, %c38 : index
            %318 = vector.load %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %319 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %320 = wave.mma %314, %319, %312 : vector<16xf16>, vector<8xf32>
            %321 = vector.shuffle %234, %235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %322 = vector.bitcast %321 : vector<8xi32> to vector<16xf16>
            %323 = arith.addi %284, %c40 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = arith.addi %323, %c38 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %328 = wave.mma %322, %327, %320 : vector<16xf16>, vector<8xf32>
            %329 = arith.addi %264, %38 : index
            %330 = arith.addi %329, %c23 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = arith.addi %264, %38 : index
            %333 = arith.addi %332, %c29 : index
            %334 = vector.load %kv[%333] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %335 = arith.addi %264, %38 : index
            %336 = arith.addi %335, %c38 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %264, %38 : index
            %339 = arith.addi %338, %c50 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %264, %38 : index
            %342 = arith.addi %341, %c7 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %344 = arith.addi %264, %38 : index
            %345 = arith.addi %344, %c51 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %264, %38 : index
            %348 = arith.addi %347, %c52 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %350 = arith.addi %264, %38 : index
            %351 = arith.addi %350, %c53 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %354 = vector.bitcast %353 : vector<8xi32> to vector<16xf16>
            %355 = arith.addi %284, %c41 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = arith.addi %355, %c38 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %360 = wave.mma %354, %359, %328 : vector<16xf16>, vector<8xf32>
            %361 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %362 = vector.bitcast %361 : vector<8xi32> to vector<16xf16>
            %363 = arith.addi %284, %c42 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = arith.addi %363, %c38 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %368 = wave.mma %362, %367, %360 : vector<16xf16>, vector<8xf32>
            %369 = arith.addi %264, %38 : index
            %370 = arith.addi %369, %c39 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %264, %38 : index
            %373 = arith.addi %372, %c54 : index
            %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %375 = arith.addi %264, %38 : index
            %376 = arith.addi %375, %c55 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %378 = arith.addi %264, %38 : index
            %379 = arith.addi %378, %c56 : index
            %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %381 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %382 = vector.bitcast %381 : vector<8xi32> to vector<16xf16>
            %383 = arith.addi %284, %c23 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = arith.addi %383, %c38 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %388 = wave.mma %382, %387, %c46 : vector<16xf16>, vector<8xf32>
            %389 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %390 = vector.bitcast %389 : vector<8xi32> to vector<16xf16>
            %391 = arith.addi %284, %c7 : index
            %392 = vector.load %4[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %393 = arith.addi %391, %c38 : index
            %394 = vector.load %4[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %396 = wave.mma %390, %395, %388 : vector<16xf16>, vector<8xf32>
            %397 = vector.shuffle %343, %346 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %398 = vector.bitcast %397 : vector<8xi32> to vector<16xf16>
            %399 = arith.addi %284, %c39 : index
            %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %401 = arith.addi %399, %c38 : index
            %402 = vector.load %4[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %404 = wave.mma %398, %403, %396 : vector<16xf16>, vector<8xf32>
            %405 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %406 = vector.bitcast %405 : vector<8xi32> to vector<16xf16>
            %407 = arith.addi %284, %c40 : index
            %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %409 = arith.addi %407, %c38 : index
            %410 = vector.load %4[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %412 = wave.mma %406, %411, %404 : vector<16xf16>, vector<8xf32>
            %413 = arith.addi %256, %38 : index
            %414 = arith.addi %413, %c40 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %416 = arith.addi %256, %38 : index
            %417 = arith.addi %416, %c57 : index
            %418 = vector.load %kv[%417] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %419 = arith.addi %256, %38 : index
            %420 = arith.addi %419, %c58 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %422 = arith.addi %256, %38 : index
            %423 = arith.addi %422, %c59 : index
            %424 = vector.load %kv[%423] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %425 = arith.addi %256, %38 : index
            %426 = arith.addi %425, %c41 : index
            %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %428 = arith.addi %256, %38 : index
            %429 = arith.addi %428, %c60 : index
            %430 = vector.load %kv[%429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %431 = arith.addi %256, %38 : index
            %432 = arith.addi %431, %c61 : index
            %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %434 = arith.addi %256, %38 : index
            %435 = arith.addi %434, %c62 : index
            %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %437 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %438 = vector.bitcast %437 : vector<8xi32> to vector<16xf16>
            %439 = arith.addi %284, %c41 : index
            %440 = vector.load %4[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %441 = arith.addi %439, %c38 : index
            %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %444 = wave.mma %438, %443, %412 : vector<16xf16>, vector<8xf32>
            %445 = vector.shuffle %377, %380 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %446 = vector.bitcast %445 : vector<8xi32> to vector<16xf16>
            %447 = arith.addi %284, %c42 : index
            %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %449 = arith.addi %447, %c38 : index
            %450 = vector.load %4[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %452 = wave.mma %446, %451, %444 : vector<16xf16>, vector<8xf32>
            %453 = arith.addi %256, %38 : index
            %454 = arith.addi %453, %c42 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %456 = arith.addi %256, %38 : index
            %457 = arith.addi %456, %c63 : index
            %458 = vector.load %kv[%457] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %459 = arith.addi %256, %38 : index
            %460 = arith.addi %459, %c64 : index
            %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %462 = arith.addi %256, %38 : index
            %463 = arith.addi %462, %c65 : index
            %464 = vector.load %kv[%463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %465 = vector.extract %368[0] : f32 from vector<8xf32>
            %466 = vector.extract %368[1] : f32 from vector<8xf32>
            %467 = vector.extract %368[2] : f32 from vector<8xf32>
            %468 = vector.extract %368[3] : f32 from vector<8xf32>
            %469 = vector.extract %368[4] : f32 from vector<8xf32>
            %470 = vector.extract %368[5] : f32 from vector<8xf32>
            %471 = vector.extract %368[6] : f32 from vector<8xf32>
            %472 = vector.extract %368[7] : f32 from vector<8xf32>
            %473 = vector.extract %452[0] : f32 from vector<8xf32>
            %474 = vector.extract %452[1] : f32 from vector<8xf32>
            %475 = vector.extract %452[2] : f32 from vector<8xf32>
            %476 = vector.extract %452[3] : f32 from vector<8xf32>
            %477 = vector.extract %452[4] : f32 from vector<8xf32>
            %478 = vector.extract %452[5] : f32 from vector<8xf32>
            %479 = vector.extract %452[6] : f32 from vector<8xf32>
            %480 = vector.extract %452[7] : f32 from vector<8xf32>
            %481 = arith.maxnumf %465, %466 fastmath<nnan> : f32
            %482 = arith.maxnumf %481, %467 fastmath<nnan> : f32
            %483 = arith.maxnumf %482, %468 fastmath<nnan> : f32
            %484 = arith.maxnumf %483, %469 fastmath<nnan> : f32
            %485 = arith.maxnumf %484, %470 fastmath<nnan> : f32
            %486 = arith.maxnumf %485, %471 fastmath<nnan> : f32
            %487 = arith.maxnumf %486, %472 fastmath<nnan> : f32
            %488 = arith.maxnumf %487, %473 fastmath<nnan> : f32
            %489 = arith.maxnumf %488, %474 fastmath<nnan> : f32
            %490 = arith.maxnumf %489, %475 fastmath<nnan> : f32
            %491 = arith.maxnumf %490, %476 fastmath<nnan> : f32
            %492 = arith.maxnumf %491, %477 fastmath<nnan> : f32
            %493 = arith.maxnumf %492, %478 fastmath<nnan> : f32
            %494 = arith.maxnumf %493, %479 fastmath<nnan> : f32
            %495 = arith.maxnumf %494, %480 fastmath<nnan> : f32
            %496 = wave.swap_halves %495 : f32
            %497 = arith.maxnumf %495, %496 fastmath<nnan> : f32
            %498 = arith.mulf %497, %167 : f32
            %499 = arith.addf %236, %c66 : f32
            %500 = arith.cmpf ogt, %498, %499 : f32
            %501:8 = scf.if %500 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %502 = arith.subf %236, %498 : f32
              %503 = wave.exp2 %502 : f32
              %504 = vector.broadcast %503 : f32 to vector<8xf32>
              %505 = arith.mulf %237, %503 : f32
              %506 = arith.mulf %238, %504 : vector<8xf32>
              %507 = arith.mulf %239, %504 : vector<8xf32>
              %508 = arith.mulf %240, %504 : vector<8xf32>
              %509 = arith.mulf %241, %504 : vector<8xf32>
              %510 = arith.mulf %242, %504 : vector<8xf32>
              %511 = arith.mulf %243, %504 : vector<8xf32>
              scf.yield %498, %505, %506, %507, %508, %509, %510, %511 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %236, %237, %238, %239, %240, %241, %242, %243 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %512 = vector.broadcast %167 : f32 to vector<8xf32>
            %513 = arith.subf %c67, %501#0 : f32
            %514 = vector.broadcast %513 : f32 to vector<8xf32>
            %515 = math.fma %368, %512, %514 : vector<8xf32>
            %516 = wave.exp2 %515 : vector<8xf32>
            %517 = math.fma %452, %512, %514 : vector<8xf32>
            %518 = wave.exp2 %517 : vector<8xf32>
            %519 = arith.truncf %516 : vector<8xf32> to vector<8xf16>
            %520 = vector.bitcast %519 : vector<8xf16> to vector<4xi32>
            %521 = wave.swap_halves %520 : vector<4xi32>
            %522 = arith.select %3, %521, %520 : vector<4xi32>
            %523 = arith.select %3, %520, %521 : vector<4xi32>
            %524 = vector.shuffle %522, %523 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %525 = vector.bitcast %524 : vector<8xi32> to vector<16xf16>
            %526 = arith.truncf %518 : vector<8xf32> to vector<8xf16>
            %527 = vector.bitcast %526 : vector<8xf16> to vector<4xi32>
            %528 = wave.swap_halves %527 : vector<4xi32>
            %529 = arith.select %3, %528, %527 : vector<4xi32>
            %530 = arith.select %3, %527, %528 : vector<4xi32>
            %531 = vector.shuffle %529, %530 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %532 = vector.bitcast %531 : vector<8xi32> to vector<16xf16>
            %533 = arith.addf %516, %518 : vector<8xf32>
            %534 = vector.extract %533[0] : f32 from vector<8xf32>
            %535 = vector.extract %533[1] : f32 from vector<8xf32>
            %536 = vector.extract %533[2] : f32 from vector<8xf32>
            %537 = vector.extract %533[3] : f32 from vector<8xf32>
            %538 = vector.extract %533[4] : f32 from vector<8xf32>
            %539 = vector.extract %533[5] : f32 from vector<8xf32>
            %540 = vector.extract %533[6] : f32 from vector<8xf32>
            %541 = vector.extract %533[7] : f32 from vector<8xf32>
            %542 = arith.addf %534, %538 : f32
            %543 = arith.addf %535, %539 : f32
            %544 = arith.addf %536, %540 : f32
            %545 = arith.addf %537, %541 : f32
            %546 = arith.addf %542, %544 : f32
            %547 = arith.addf %543, %545 : f32
            %548 = arith.addf %546, %547 : f32
            %549 = arith.addf %501#1, %548 : f32
            %550 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %551 = vector.bitcast %550 : vector<8xi32> to vector<16xf16>
            %552 = wave.mma %551, %525, %501#2 : vector<16xf16>, vector<8xf32>
            %553 = vector.shuffle %421, %424 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %554 = vector.bitcast %553 : vector<8xi32> to vector<16xf16>
            %555 = wave.mma %554, %525, %501#3 : vector<16xf16>, vector<8xf32>
            %556 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %557 = vector.bitcast %556 : vector<8xi32> to vector<16xf16>
            %558 = wave.mma %557, %525, %501#4 : vector<16xf16>, vector<8xf32>
            %559 = vector.shuffle %433, %436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %560 = vector.bitcast %559 : vector<8xi32> to vector<16xf16>
            %561 = wave.mma %560, %525, %501#5 : vector<16xf16>, vector<8xf32>
            %562 = arith.addi %264, %38 : index
            %563 = arith.addi %562, %c40 : index
            %564 = vector.load %kv[%563] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %565 = arith.addi %264, %38 : index
            %566 = arith.addi %565, %c57 : index
            %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %568 = arith.addi %264, %38 : index
            %569 = arith.addi %568, %c58 : index
            %570 = vector.load %kv[%569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %571 = arith.addi %264, %38 : index
            %572 = arith.addi %571, %c59 : index
            %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %574 = arith.addi %264, %38 : index
            %575 = arith.addi %574, %c41 : index
            %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %577 = arith.addi %264, %38 : index
            %578 = arith.addi %577, %c60 : index
            %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %580 = arith.addi %264, %38 : index
            %581 = arith.addi %580, %c61 : index
            %582 = vector.load %kv[%581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %583 = arith.addi %264, %38 : index
            %584 = arith.addi %583, %c62 : index
            %585 = vector.load %kv[%584] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %586 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %587 = vector.bitcast %586 : vector<8xi32> to vector<16xf16>
            %588 = wave.mma %587, %525, %501#6 : vector<16xf16>, vector<8xf32>
            %589 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %590 = vector.bitcast %589 : vector<8xi32> to vector<16xf16>
            %591 = wave.mma %590, %525, %501#7 : vector<16xf16>, vector<8xf32>
            %592 = arith.addi %264, %38 : index
            %593 = arith.addi %592, %c42 : index
            %594 = vector.load %kv[%593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %595 = arith.addi %264, %38 : index
            %596 = arith.addi %595, %c63 : index
            %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %598 = arith.addi %264, %38 : index
            %599 = arith.addi %598, %c64 : index
            %600 = vector.load %kv[%599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %601 = arith.addi %264, %38 : index
            %602 = arith.addi %601, %c65 : index
            %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %604 = vector.shuffle %564, %567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %605 = vector.bitcast %604 : vector<8xi32> to vector<16xf16>
            %606 = wave.mma %605, %532, %552 : vector<16xf16>, vector<8xf32>
            %607 = vector.shuffle %570, %573 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %608 = vector.bitcast %607 : vector<8xi32> to vector<16xf16>
            %609 = wave.mma %608, %532, %555 : vector<16xf16>, vector<8xf32>
            %610 = vector.shuffle %576, %579 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %611 = vector.bitcast %610 : vector<8xi32> to vector<16xf16>
            %612 = wave.mma %611, %532, %558 : vector<16xf16>, vector<8xf32>
            %613 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %614 = vector.bitcast %613 : vector<8xi32> to vector<16xf16>
            %615 = wave.mma %614, %532, %561 : vector<16xf16>, vector<8xf32>
            %616 = arith.addi %273, %38 : index
            %617 = arith.addi %616, %c23 : index
            %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %619 = arith.addi %273, %38 : index
            %620 = arith.addi %619, %c29 : index
            %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %622 = arith.addi %273, %38 : index
            %623 = arith.addi %622, %c38 : index
            %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %625 = arith.addi %273, %38 : index
            %626 = arith.addi %625, %c50 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %628 = arith.addi %273, %38 : index
            %629 = arith.addi %628, %c7 : index
            %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %631 = arith.addi %273, %38 : index
            %632 = arith.addi %631, %c51 : index
            %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %634 = arith.addi %273, %38 : index
            %635 = arith.addi %634, %c52 : index
            %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %637 = arith.addi %273, %38 : index
            %638 = arith.addi %637, %c53 : index
            %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %640 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
            %642 = wave.mma %641, %532, %588 : vector<16xf16>, vector<8xf32>
            %643 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %644 = vector.bitcast %643 : vector<8xi32> to vector<16xf16>
            %645 = wave.mma %644, %532, %591 : vector<16xf16>, vector<8xf32>
            %646 = wave.opaque %c23
            scf.yield %618, %621, %624, %627, %630, %633, %636, %639, %501#0, %549, %606, %609, %612, %615, %642, %645 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %647 = arith.cmpi eq, %183, %179 : i32
          %648:8 = scf.if %647 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %649 = arith.muli %184, %c48 : i32
            %650 = arith.addi %172, %649 : i32
            %651 = arith.divui %650, %c19 : i32
            %652 = arith.addi %651, %c49 : i32
            %653 = arith.minsi %652, %43 : i32
            %654 = arith.index_castui %653 : i32 to index
            %655 = arith.addi %35, %654 : index
            %656 = memref.load %step[%655] : memref<?xi32>
            %657 = arith.index_cast %656 : i32 to index
            %658 = arith.muli %657, %36 : index
            %659 = arith.addi %658, %37 : index
            %660 = arith.addi %651, %c18 : i32
            %661 = arith.minsi %660, %43 : i32
            %662 = arith.index_castui %661 : i32 to index
            %663 = arith.addi %35, %662 : index
            %664 = memref.load %step[%663] : memref<?xi32>
            %665 = arith.index_cast %664 : i32 to index
            %666 = arith.muli %665, %36 : index
            %667 = arith.addi %666, %37 : index
            %668 = wave.opaque %c23
            %669 = arith.muli %1, %c9 : index
            %670 = arith.addi %668, %669 : index
            %671 = arith.addi %659, %38 : index
            %672 = arith.addi %671, %c39 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %674 = arith.addi %659, %38 : index
            %675 = arith.addi %674, %c54 : index
            %676 = vector.load %kv[%675] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %677 = arith.addi %659, %38 : index
            %678 = arith.addi %677, %c55 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %680 = arith.addi %659, %38 : index
            %681 = arith.addi %680, %c56 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = vector.shuffle %244#0, %244#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %684 = vector.bitcast %683 : vector<8xi32> to vector<16xf16>
            %685 = arith.addi %670, %c23 : index
            %686 = vector.load %4[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %687 = arith.addi %685, %c38 : index
            %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %689 = vector.shuffle %686, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %690 = wave.mma %684, %689, %c46 : vector<16xf16>, vector<8xf32>
            %691 = vector.shuffle %244#2, %244#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %692 = vector.bitcast %691 : vector<8xi32> to vector<16xf16>
            %693 = arith.addi %670, %c7 : index
            %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %695 = arith.addi %693, %c38 : index
            %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %697 = vector.shuffle %694, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %698 = wave.mma %692, %697, %690 : vector<16xf16>, vector<8xf32>
            %699 = vector.shuffle %244#4, %244#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %700 = vector.bitcast %699 : vector<8xi32> to vector<16xf16>
            %701 = arith.addi %670, %c39 : index
            %702 = vector.load %4[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %703 = arith.addi %701, %c38 : index
            %704 = vector.load %4[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %705 = vector.shuffle %702, %704 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %706 = wave.mma %700, %705, %698 : vector<16xf16>, vector<8xf32>
            %707 = vector.shuffle %244#6, %244#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %708 = vector.bitcast %707 : vector<8xi32> to vector<16xf16>
            %709 = arith.addi %670, %c40 : index
            %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %711 = arith.addi %709, %c38 : index
            %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %713 = vector.shuffle %710, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %714 = wave.mma %708, %713, %706 : vector<16xf16>, vector<8xf32>
            %715 = arith.addi %667, %38 : index
            %716 = arith.addi %715, %c23 : index
            %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %718 = arith.addi %667, %38 : index
            %719 = arith.addi %718, %c29 : index
            %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %721 = arith.addi %667, %38 : index
            %722 = arith.addi %721, %c38 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %724 = arith.addi %667, %38 : index
            %725 = arith.addi %724, %c50 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %667, %38 : index
            %728 = arith.addi %727, %c7 : index
            %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %730 = arith.addi %667, %38 : index
            %731 = arith.addi %730, %c51 : index
            %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %733 = arith.addi %667, %38 : index
            %734 = arith.addi %733, %c52 : index
            %735 = vector.load %kv[%734] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %736 = arith.addi %667, %38 : index
            %737 = arith.addi %736, %c53 : index
            %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %739 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %740 = vector.bitcast %739 : vector<8xi32> to vector<16xf16>
            %741 = arith.addi %670, %c41 : index
            %742 = vector.load %4[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %743 = arith.addi %741, %c38 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = vector.shuffle %742, %744 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %746 = wave.mma %740, %745, %714 : vector<16xf16>, vector<8xf32>
            %747 = vector.shuffle %679, %682 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %748 = vector.bitcast %747 : vector<8xi32> to vector<16xf16>
            %749 = arith.addi %670, %c42 : index
            %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %751 = arith.addi %749, %c38 : index
            %752 = vector.load %4[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %753 = vector.shuffle %750, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %754 = wave.mma %748, %753, %746 : vector<16xf16>, vector<8xf32>
            %755 = arith.addi %667, %38 : index
            %756 = arith.addi %755, %c39 : index
            %757 = vector.load %kv[%756] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %758 = arith.addi %667, %38 : index
            %759 = arith.addi %758, %c54 : index
            %760 = vector.load %kv[%759] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %761 = arith.addi %667, %38 : index
            %762 = arith.addi %761, %c55 : index
            %763 = vector.load %kv[%762] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %764 = arith.addi %667, %38 : index
            %765 = arith.addi %764, %c56 : index
            %766 = vector.load %kv[%765] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %767 = vector.shuffle %717, %720 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %768 = vector.bitcast %767 : vector<8xi32> to vector<16xf16>
            %769 = arith.addi %670, %c23 : index
            %770 = vector.load %4[%769] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %771 = arith.addi %769, %c38 : index
            %772 = vector.load %4[%771] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %773 = vector.shuffle %770, %772 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %774 = wave.mma %768, %773, %c46 : vector<16xf16>, vector<8xf32>
            %775 = vector.shuffle %723, %726 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %776 = vector.bitcast %775 : vector<8xi32> to vector<16xf16>
            %777 = arith.addi %670, %c7 : index
            %778 = vector.load %4[%777] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %779 = arith.addi %777, %c38 : index
            %780 = vector.load %4[%779] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %781 = vector.shuffle %778, %780 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %782 = wave.mma %776, %781, %774 : vector<16xf16>, vector<8xf32>
            %783 = vector.shuffle %729, %732 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %784 = vector.bitcast %783 : vector<8xi32> to vector<16xf16>
            %785 = arith.addi %670, %c39 : index
            %786 = vector.load %4[%785] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %787 = arith.addi %785, %c38 : index
            %788 = vector.load %4[%787] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %789 = vector.shuffle %786, %788 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %790 = wave.mma %784, %789, %782 : vector<16xf16>, vector<8xf32>
            %791 = vector.shuffle %735, %738 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %792 = vector.bitcast %791 : vector<8xi32> to vector<16xf16>
            %793 = arith.addi %670, %c40 : index
            %794 = vector.load %4[%793] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %795 = arith.addi %793, %c38 : index
            %796 = vector.load %4[%795] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %797 = vector.shuffle %794, %796 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %798 = wave.mma %792, %797, %790 : vector<16xf16>, vector<8xf32>
            %799 = arith.addi %659, %38 : index
            %800 = arith.addi %799, %c40 : index
            %801 = vector.load %kv[%800] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %802 = arith.addi %659, %38 : index
            %803 = arith.addi %802, %c57 : index
            %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %805 = arith.addi %659, %38 : index
            %806 = arith.addi %805, %c58 : index
            %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %808 = arith.addi %659, %38 : index
            %809 = arith.addi %808, %c59 : index
            %810 = vector.load %kv[%809] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %811 = arith.addi %659, %38 : index
            %812 = arith.addi %811, %c41 : index
            %813 = vector.load %kv[%812] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %814 = arith.addi %659, %38 : index
            %815 = arith.addi %814, %c60 : index
            %816 = vector.load %kv[%815] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %817 = arith.addi %659, %38 : index
            %818 = arith.addi %817, %c61 : index
            %819 = vector.load %kv[%818] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %820 = arith.addi %659, %38 : index
            %821 = arith.addi %820, %c62 : index
            %822 = vector.load %kv[%821] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %823 = vector.shuffle %757, %760 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %824 = vector.bitcast %823 : vector<8xi32> to vector<16xf16>
            %825 = arith.addi %670, %c41 : index
            %826 = vector.load %4[%825] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %827 = arith.addi %825, %c38 : index
            %828 = vector.load %4[%827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %829 = vector.shuffle %826, %828 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %830 = wave.mma %824, %829, %798 : vector<16xf16>, vector<8xf32>
            %831 = vector.shuffle %763, %766 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %832 = vector.bitcast %831 : vector<8xi32> to vector<16xf16>
            %833 = arith.addi %670, %c42 : index
            %834 = vector.load %4[%833] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %835 = arith.addi %833, %c38 : index
            %836 = vector.load %4[%835] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %837 = vector.shuffle %834, %836 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %838 = wave.mma %832, %837, %830 : vector<16xf16>, vector<8xf32>
            %839 = arith.addi %659, %38 : index
            %840 = arith.addi %839, %c42 : index
            %841 = vector.load %kv[%840] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %842 = arith.addi %659, %38 : index
            %843 = arith.addi %842, %c63 : index
            %844 = vector.load %kv[%843] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %845 = arith.addi %659, %38 : index
            %846 = arith.addi %845, %c64 : index
            %847 = vector.load %kv[%846] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %848 = arith.addi %659, %38 : index
            %849 = arith.addi %848, %c65 : index
            %850 = vector.load %kv[%849] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %851 = vector.extract %754[0] : f32 from vector<8xf32>
            %852 = vector.extract %754[1] : f32 from vector<8xf32>
            %853 = vector.extract %754[2] : f32 from vector<8xf32>
            %854 = vector.extract %754[3] : f32 from vector<8xf32>
            %855 = vector.extract %754[4] : f32 from vector<8xf32>
            %856 = vector.extract %754[5] : f32 from vector<8xf32>
            %857 = vector.extract %754[6] : f32 from vector<8xf32>
            %858 = vector.extract %754[7] : f32 from vector<8xf32>
            %859 = vector.extract %838[0] : f32 from vector<8xf32>
            %860 = vector.extract %838[1] : f32 from vector<8xf32>
            %861 = vector.extract %838[2] : f32 from vector<8xf32>
            %862 = vector.extract %838[3] : f32 from vector<8xf32>
            %863 = vector.extract %838[4] : f32 from vector<8xf32>
            %864 = vector.extract %838[5] : f32 from vector<8xf32>
            %865 = vector.extract %838[6] : f32 from vector<8xf32>
            %866 = vector.extract %838[7] : f32 from vector<8xf32>
            %867 = arith.maxnumf %851, %852 fastmath<nnan> : f32
            %868 = arith.maxnumf %867, %853 fastmath<nnan> : f32
            %869 = arith.maxnumf %868, %854 fastmath<nnan> : f32
            %870 = arith.maxnumf %869, %855 fastmath<nnan> : f32
            %871 = arith.maxnumf %870, %856 fastmath<nnan> : f32
            %872 = arith.maxnumf %871, %857 fastmath<nnan> : f32
            %873 = arith.maxnumf %872, %858 fastmath<nnan> : f32
            %874 = arith.maxnumf %873, %859 fastmath<nnan> : f32
            %875 = arith.maxnumf %874, %860 fastmath<nnan> : f32
            %876 = arith.maxnumf %875, %861 fastmath<nnan> : f32
            %877 = arith.maxnumf %876, %862 fastmath<nnan> : f32
            %878 = arith.maxnumf %877, %863 fastmath<nnan> : f32
            %879 = arith.maxnumf %878, %864 fastmath<nnan> : f32
            %880 = arith.maxnumf %879, %865 fastmath<nnan> : f32
            %881 = arith.maxnumf %880, %866 fastmath<nnan> : f32
            %882 = wave.swap_halves %881 : f32
            %883 = arith.maxnumf %881, %882 fastmath<nnan> : f32
            %884 = arith.mulf %883, %167 : f32
            %885 = arith.addf %244#8, %c66 : f32
            %886 = arith.cmpf ogt, %884, %885 : f32
            %887:8 = scf.if %886 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %888 = arith.subf %244#8, %884 : f32
              %889 = wave.exp2 %888 : f32
              %890 = vector.broadcast %889 : f32 to vector<8xf32>
              %891 = arith.mulf %244#9, %889 : f32
              %892 = arith.mulf %244#10, %890 : vector<8xf32>
              %893 = arith.mulf %244#11, %890 : vector<8xf32>
              %894 = arith.mulf %244#12, %890 : vector<8xf32>
              %895 = arith.mulf %244#13, %890 : vector<8xf32>
              %896 = arith.mulf %244#14, %890 : vector<8xf32>
              %897 = arith.mulf %244#15, %890 : vector<8xf32>
              scf.yield %884, %891, %892, %893, %894, %895, %896, %897 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %244#8, %244#9, %244#10, %244#11, %244#12, %244#13, %244#14, %244#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %898 = vector.broadcast %167 : f32 to vector<8xf32>
            %899 = arith.subf %c67, %887#0 : f32
            %900 = vector.broadcast %899 : f32 to vector<8xf32>
            %901 = math.fma %754, %898, %900 : vector<8xf32>
            %902 = wave.exp2 %901 : vector<8xf32>
            %903 = math.fma %838, %898, %900 : vector<8xf32>
            %904 = wave.exp2 %903 : vector<8xf32>
            %905 = arith.truncf %902 : vector<8xf32> to vector<8xf16>
            %906 = vector.bitcast %905 : vector<8xf16> to vector<4xi32>
            %907 = wave.swap_halves %906 : vector<4xi32>
            %908 = arith.select %3, %907, %906 : vector<4xi32>
            %909 = arith.select %3, %906, %907 : vector<4xi32>
            %910 = vector.shuffle %908, %909 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %911 = vector.bitcast %910 : vector<8xi32> to vector<16xf16>
            %912 = arith.truncf %904 : vector<8xf32> to vector<8xf16>
            %913 = vector.bitcast %912 : vector<8xf16> to vector<4xi32>
            %914 = wave.swap_halves %913 : vector<4xi32>
            %915 = arith.select %3, %914, %913 : vector<4xi32>
            %916 = arith.select %3, %913, %914 : vector<4xi32>
            %917 = vector.shuffle %915, %916 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %918 = vector.bitcast %917 : vector<8xi32> to vector<16xf16>
            %919 = arith.addf %902, %904 : vector<8xf32>
            %920 = vector.extract %919[0] : f32 from vector<8xf32>
            %921 = vector.extract %919[1] : f32 from vector<8xf32>
            %922 = vector.extract %919[2] : f32 from vector<8xf32>
            %923 = vector.extract %919[3] : f32 from vector<8xf32>
            %924 = vector.extract %919[4] : f32 from vector<8xf32>
            %925 = vector.extract %919[5] : f32 from vector<8xf32>
            %926 = vector.extract %919[6] : f32 from vector<8xf32>
            %927 = vector.extract %919[7] : f32 from vector<8xf32>
            %928 = arith.addf %920, %924 : f32
            %929 = arith.addf %921, %925 : f32
            %930 = arith.addf %922, %926 : f32
            %931 = arith.addf %923, %927 : f32
            %932 = arith.addf %928, %930 : f32
            %933 = arith.addf %929, %931 : f32
            %934 = arith.addf %932, %933 : f32
            %935 = arith.addf %887#1, %934 : f32
            %936 = vector.shuffle %801, %804 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %937 = vector.bitcast %936 : vector<8xi32> to vector<16xf16>
            %938 = wave.mma %937, %911, %887#2 : vector<16xf16>, vector<8xf32>
            %939 = vector.shuffle %807, %810 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %940 = vector.bitcast %939 : vector<8xi32> to vector<16xf16>
            %941 = wave.mma %940, %911, %887#3 : vector<16xf16>, vector<8xf32>
            %942 = vector.shuffle %813, %816 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %943 = vector.bitcast %942 : vector<8xi32> to vector<16xf16>
            %944 = wave.mma %943, %911, %887#4 : vector<16xf16>, vector<8xf32>
            %945 = vector.shuffle %819, %822 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %946 = vector.bitcast %945 : vector<8xi32> to vector<16xf16>
            %947 = wave.mma %946, %911, %887#5 : vector<16xf16>, vector<8xf32>
            %948 = arith.addi %667, %38 : index
            %949 = arith.addi %948, %c40 : index
            %950 = vector.load %kv[%949] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %951 = arith.addi %667, %38 : index
            %952 = arith.addi %951, %c57 : index
            %953 = vector.load %kv[%952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %954 = arith.addi %667, %38 : index
            %955 = arith.addi %954, %c58 : index
            %956 = vector.load %kv[%955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %957 = arith.addi %667, %38 : index
            %958 = arith.addi %957, %c59 : index
            %959 = vector.load %kv[%958] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %960 = arith.addi %667, %38 : index
            %961 = arith.addi %960, %c41 : index
            %962 = vector.load %kv[%961] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %963 = arith.addi %667, %38 : index
            %964 = arith.addi %963, %c60 : index
            %965 = vector.load %kv[%964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %966 = arith.addi %667, %38 : index
            %967 = arith.addi %966, %c61 : index
            %968 = vector.load %kv[%967] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %969 = arith.addi %667, %38 : index
            %970 = arith.addi %969, %c62 : index
            %971 = vector.load %kv[%970] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %972 = vector.shuffle %841, %844 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %973 = vector.bitcast %972 : vector<8xi32> to vector<16xf16>
            %974 = wave.mma %973, %911, %887#6 : vector<16xf16>, vector<8xf32>
            %975 = vector.shuffle %847, %850 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %976 = vector.bitcast %975 : vector<8xi32> to vector<16xf16>
            %977 = wave.mma %976, %911, %887#7 : vector<16xf16>, vector<8xf32>
            %978 = arith.addi %667, %38 : index
            %979 = arith.addi %978, %c42 : index
            %980 = vector.load %kv[%979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %981 = arith.addi %667, %38 : index
            %982 = arith.addi %981, %c63 : index
            %983 = vector.load %kv[%982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %984 = arith.addi %667, %38 : index
            %985 = arith.addi %984, %c64 : index
            %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %987 = arith.addi %667, %38 : index
            %988 = arith.addi %987, %c65 : index
            %989 = vector.load %kv[%988] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %990 = vector.shuffle %950, %953 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %991 = vector.bitcast %990 : vector<8xi32> to vector<16xf16>
            %992 = wave.mma %991, %918, %938 : vector<16xf16>, vector<8xf32>
            %993 = vector.shuffle %956, %959 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %994 = vector.bitcast %993 : vector<8xi32> to vector<16xf16>
            %995 = wave.mma %994, %918, %941 : vector<16xf16>, vector<8xf32>
            %996 = vector.shuffle %962, %965 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %997 = vector.bitcast %996 : vector<8xi32> to vector<16xf16>
            %998 = wave.mma %997, %918, %944 : vector<16xf16>, vector<8xf32>
            %999 = vector.shuffle %968, %971 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1000 = vector.bitcast %999 : vector<8xi32> to vector<16xf16>
            %1001 = wave.mma %1000, %918, %947 : vector<16xf16>, vector<8xf32>
            %1002 = vector.shuffle %980, %983 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1003 = vector.bitcast %1002 : vector<8xi32> to vector<16xf16>
            %1004 = wave.mma %1003, %918, %974 : vector<16xf16>, vector<8xf32>
            %1005 = vector.shuffle %986, %989 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1006 = vector.bitcast %1005 : vector<8xi32> to vector<16xf16>
            %1007 = wave.mma %1006, %918, %977 : vector<16xf16>, vector<8xf32>
            scf.yield %887#0, %935, %992, %995, %998, %1001, %1004, %1007 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %1008 = arith.muli %184, %c48 : i32
            %1009 = arith.addi %172, %1008 : i32
            %1010 = arith.divui %1009, %c19 : i32
            %1011 = arith.addi %1010, %c49 : i32
            %1012 = arith.minsi %1011, %43 : i32
            %1013 = arith.index_castui %1012 : i32 to index
            %1014 = arith.addi %35, %1013 : index
            %1015 = memref.load %step[%1014] : memref<?xi32>
            %1016 = arith.index_cast %1015 : i32 to index
            %1017 = arith.muli %1016, %36 : index
            %1018 = arith.addi %1017, %37 : index
            %1019 = arith.addi %1010, %c18 : i32
            %1020 = arith.minsi %1019, %43 : i32
            %1021 = arith.index_castui %1020 : i32 to index
            %1022 = arith.addi %35, %1021 : index
            %1023 = memref.load %step[%1022] : memref<?xi32>
            %1024 = arith.index_cast %1023 : i32 to index
            %1025 = arith.muli %1024, %36 : index
            %1026 = arith.addi %1025, %37 : index
            %1027 = wave.opaque %c23
            %1028 = arith.muli %1, %c9 : index
            %1029 = arith.addi %1027, %1028 : index
            %1030 = arith.subi %174, %1009 : i32
            %1031 = arith.subi %1030, %c49 : i32
            %1032 = arith.minsi %1031, %c19 : i32
            %1033 = arith.maxsi %1032, %c49 : i32
            %1034 = arith.cmpi sgt, %1033, %c49 : i32
            %1035 = arith.select %1034, %c68, %c49 : i32
            %1036 = arith.ori %c49, %1035 : i32
            %1037 = arith.cmpi sgt, %1033, %c18 : i32
            %1038 = arith.select %1037, %c68, %c49 : i32
            %1039 = arith.ori %c49, %1038 : i32
            %1040 = arith.cmpi sgt, %1033, %c69 : i32
            %1041 = arith.select %1040, %c70, %c49 : i32
            %1042 = arith.ori %1036, %1041 : i32
            %1043 = arith.cmpi sgt, %1033, %c71 : i32
            %1044 = arith.select %1043, %c70, %c49 : i32
            %1045 = arith.ori %1039, %1044 : i32
            %1046 = arith.cmpi sgt, %1033, %c72 : i32
            %1047 = arith.select %1046, %c68, %c49 : i32
            %1048 = arith.ori %c49, %1047 : i32
            %1049 = arith.cmpi sgt, %1033, %c73 : i32
            %1050 = arith.select %1049, %c68, %c49 : i32
            %1051 = arith.ori %c49, %1050 : i32
            %1052 = arith.cmpi sgt, %1033, %c74 : i32
            %1053 = arith.select %1052, %c70, %c49 : i32
            %1054 = arith.ori %1048, %1053 : i32
            %1055 = arith.cmpi sgt, %1033, %c75 : i32
            %1056 = arith.select %1055, %c70, %c49 : i32
            %1057 = arith.ori %1051, %1056 : i32
            %1058 = arith.cmpi sgt, %1033, %c76 : i32
            %1059 = arith.select %1058, %c68, %c49 : i32
            %1060 = arith.ori %c49, %1059 : i32
            %1061 = arith.cmpi sgt, %1033, %c77 : i32
            %1062 = arith.select %1061, %c68, %c49 : i32
            %1063 = arith.ori %c49, %1062 : i32
            %1064 = arith.cmpi sgt, %1033, %c78 : i32
            %1065 = arith.select %1064, %c70, %c49 : i32
            %1066 = arith.ori %1060, %1065 : i32
            %1067 = arith.cmpi sgt, %1033, %c79 : i32
            %1068 = arith.select %1067, %c70, %c49 : i32
            %1069 = arith.ori %1063, %1068 : i32
            %1070 = arith.cmpi sgt, %1033, %c80 : i32
            %1071 = arith.select %1070, %c68, %c49 : i32
            %1072 = arith.ori %c49, %1071 : i32
            %1073 = arith.cmpi sgt, %1033, %c81 : i32
            %1074 = arith.select %1073, %c68, %c49 : i32
            %1075 = arith.ori %c49, %1074 : i32
            %1076 = arith.cmpi sgt, %1033, %c37 : i32
            %1077 = arith.select %1076, %c70, %c49 : i32
            %1078 = arith.ori %1072, %1077 : i32
            %1079 = arith.cmpi sgt, %1033, %c34 : i32
            %1080 = arith.select %1079, %c70, %c49 : i32
            %1081 = arith.ori %1075, %1080 : i32
            %1082 = vector.from_elements %1042, %1054, %1066, %1078 : vector<4xi32>
            %1083 = vector.from_elements %1045, %1057, %1069, %1081 : vector<4xi32>
            %1084 = arith.subi %174, %1009 : i32
            %1085 = arith.subi %1084, %c19 : i32
            %1086 = arith.minsi %1085, %c19 : i32
            %1087 = arith.maxsi %1086, %c49 : i32
            %1088 = arith.cmpi sgt, %1087, %c49 : i32
            %1089 = arith.select %1088, %c68, %c49 : i32
            %1090 = arith.ori %c49, %1089 : i32
            %1091 = arith.cmpi sgt, %1087, %c18 : i32
            %1092 = arith.select %1091, %c68, %c49 : i32
            %1093 = arith.ori %c49, %1092 : i32
            %1094 = arith.cmpi sgt, %1087, %c69 : i32
            %1095 = arith.select %1094, %c70, %c49 : i32
            %1096 = arith.ori %1090, %1095 : i32
            %1097 = arith.cmpi sgt, %1087, %c71 : i32
            %1098 = arith.select %1097, %c70, %c49 : i32
            %1099 = arith.ori %1093, %1098 : i32
            %1100 = arith.cmpi sgt, %1087, %c72 : i32
            %1101 = arith.select %1100, %c68, %c49 : i32
            %1102 = arith.ori %c49, %1101 : i32
            %1103 = arith.cmpi sgt, %1087, %c73 : i32
            %1104 = arith.select %1103, %c68, %c49 : i32
            %1105 = arith.ori %c49, %1104 : i32
            %1106 = arith.cmpi sgt, %1087, %c74 : i32
            %1107 = arith.select %1106, %c70, %c49 : i32
            %1108 = arith.ori %1102, %1107 : i32
            %1109 = arith.cmpi sgt, %1087, %c75 : i32
            %1110 = arith.select %1109, %c70, %c49 : i32
            %1111 = arith.ori %1105, %1110 : i32
            %1112 = arith.cmpi sgt, %1087, %c76 : i32
            %1113 = arith.select %1112, %c68, %c49 : i32
            %1114 = arith.ori %c49, %1113 : i32
            %1115 = arith.cmpi sgt, %1087, %c77 : i32
            %1116 = arith.select %1115, %c68, %c49 : i32
            %1117 = arith.ori %c49, %1116 : i32
            %1118 = arith.cmpi sgt, %1087, %c78 : i32
            %1119 = arith.select %1118, %c70, %c49 : i32
            %1120 = arith.ori %1114, %1119 : i32
            %1121 = arith.cmpi sgt, %1087, %c79 : i32
            %1122 = arith.select %1121, %c70, %c49 : i32
            %1123 = arith.ori %1117, %1122 : i32
            %1124 = arith.cmpi sgt, %1087, %c80 : i32
            %1125 = arith.select %1124, %c68, %c49 : i32
            %1126 = arith.ori %c49, %1125 : i32
            %1127 = arith.cmpi sgt, %1087, %c81 : i32
            %1128 = arith.select %1127, %c68, %c49 : i32
            %1129 = arith.ori %c49, %1128 : i32
            %1130 = arith.cmpi sgt, %1087, %c37 : i32
            %1131 = arith.select %1130, %c70, %c49 : i32
            %1132 = arith.ori %1126, %1131 : i32
            %1133 = arith.cmpi sgt, %1087, %c34 : i32
            %1134 = arith.select %1133, %c70, %c49 : i32
            %1135 = arith.ori %1129, %1134 : i32
            %1136 = vector.from_elements %1096, %1108, %1120, %1132 : vector<4xi32>
            %1137 = vector.from_elements %1099, %1111, %1123, %1135 : vector<4xi32>
            %1138 = arith.addi %1018, %38 : index
            %1139 = arith.addi %1138, %c39 : index
            %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1141 = arith.addi %1018, %38 : index
            %1142 = arith.addi %1141, %c54 : index
            %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1144 = arith.addi %1018, %38 : index
            %1145 = arith.addi %1144, %c55 : index
            %1146 = vector.load %kv[%1145] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1147 = arith.addi %1018, %38 : index
            %1148 = arith.addi %1147, %c56 : index
            %1149 = vector.load %kv[%1148] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1150 = vector.shuffle %244#0, %244#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1151 = vector.bitcast %1150 : vector<8xi32> to vector<16xf16>
            %1152 = arith.addi %1029, %c23 : index
            %1153 = vector.load %4[%1152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1154 = arith.addi %1152, %c38 : index
            %1155 = vector.load %4[%1154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1156 = vector.shuffle %1153, %1155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1157 = wave.mma %1151, %1156, %c46 : vector<16xf16>, vector<8xf32>
            %1158 = vector.shuffle %244#2, %244#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1159 = vector.bitcast %1158 : vector<8xi32> to vector<16xf16>
            %1160 = arith.addi %1029, %c7 : index
            %1161 = vector.load %4[%1160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1162 = arith.addi %1160, %c38 : index
            %1163 = vector.load %4[%1162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1164 = vector.shuffle %1161, %1163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1165 = wave.mma %1159, %1164, %1157 : vector<16xf16>, vector<8xf32>
            %1166 = vector.shuffle %244#4, %244#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1167 = vector.bitcast %1166 : vector<8xi32> to vector<16xf16>
            %1168 = arith.addi %1029, %c39 : index
            %1169 = vector.load %4[%1168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1170 = arith.addi %1168, %c38 : index
            %1171 = vector.load %4[%1170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1172 = vector.shuffle %1169, %1171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1173 = wave.mma %1167, %1172, %1165 : vector<16xf16>, vector<8xf32>
            %1174 = vector.shuffle %244#6, %244#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1175 = vector.bitcast %1174 : vector<8xi32> to vector<16xf16>
            %1176 = arith.addi %1029, %c40 : index
            %1177 = vector.load %4[%1176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1178 = arith.addi %1176, %c38 : index
            %1179 = vector.load %4[%1178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1180 = vector.shuffle %1177, %1179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1181 = wave.mma %1175, %1180, %1173 : vector<16xf16>, vector<8xf32>
            %1182 = arith.addi %1026, %38 : index
            %1183 = arith.addi %1182, %c23 : index
            %1184 = vector.load %kv[%1183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1185 = arith.addi %1026, %38 : index
            %1186 = arith.addi %1185, %c29 : index
            %1187 = vector.load %kv[%1186] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1188 = arith.addi %1026, %38 : index
            %1189 = arith.addi %1188, %c38 : index
            %1190 = vector.load %kv[%1189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1191 = arith.addi %1026, %38 : index
            %1192 = arith.addi %1191, %c50 : index
            %1193 = vector.load %kv[%1192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1194 = arith.addi %1026, %38 : index
            %1195 = arith.addi %1194, %c7 : index
            %1196 = vector.load %kv[%1195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1197 = arith.addi %1026, %38 : index
            %1198 = arith.addi %1197, %c51 : index
            %1199 = vector.load %kv[%1198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1200 = arith.addi %1026, %38 : index
            %1201 = arith.addi %1200, %c52 : index
            %1202 = vector.load %kv[%1201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1203 = arith.addi %1026, %38 : index
            %1204 = arith.addi %1203, %c53 : index
            %1205 = vector.load %kv[%1204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1206 = vector.shuffle %1140, %1143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1207 = vector.bitcast %1206 : vector<8xi32> to vector<16xf16>
            %1208 = arith.addi %1029, %c41 : index
            %1209 = vector.load %4[%1208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1210 = arith.addi %1208, %c38 : index
            %1211 = vector.load %4[%1210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1212 = vector.shuffle %1209, %1211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1213 = wave.mma %1207, %1212, %1181 : vector<16xf16>, vector<8xf32>
            %1214 = vector.shuffle %1146, %1149 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1215 = vector.bitcast %1214 : vector<8xi32> to vector<16xf16>
            %1216 = arith.addi %1029, %c42 : index
            %1217 = vector.load %4[%1216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1218 = arith.addi %1216, %c38 : index
            %1219 = vector.load %4[%1218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1220 = vector.shuffle %1217, %1219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1221 = wave.mma %1215, %1220, %1213 : vector<16xf16>, vector<8xf32>
            %1222 = arith.addi %1026, %38 : index
            %1223 = arith.addi %1222, %c39 : index
            %1224 = vector.load %kv[%1223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1225 = arith.addi %1026, %38 : index
            %1226 = arith.addi %1225, %c54 : index
            %1227 = vector.load %kv[%1226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1228 = arith.addi %1026, %38 : index
            %1229 = arith.addi %1228, %c55 : index
            %1230 = vector.load %kv[%1229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1231 = arith.addi %1026, %38 : index
            %1232 = arith.addi %1231, %c56 : index
            %1233 = vector.load %kv[%1232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1234 = vector.shuffle %1184, %1187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1235 = vector.bitcast %1234 : vector<8xi32> to vector<16xf16>
            %1236 = arith.addi %1029, %c23 : index
            %1237 = vector.load %4[%1236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1238 = arith.addi %1236, %c38 : index
            %1239 = vector.load %4[%1238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1240 = vector.shuffle %1237, %1239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1241 = wave.mma %1235, %1240, %c46 : vector<16xf16>, vector<8xf32>
            %1242 = vector.shuffle %1190, %1193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1243 = vector.bitcast %1242 : vector<8xi32> to vector<16xf16>
            %1244 = arith.addi %1029, %c7 : index
            %1245 = vector.load %4[%1244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1246 = arith.addi %1244, %c38 : index
            %1247 = vector.load %4[%1246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1248 = vector.shuffle %1245, %1247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1249 = wave.mma %1243, %1248, %1241 : vector<16xf16>, vector<8xf32>
            %1250 = vector.shuffle %1196, %1199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1251 = vector.bitcast %1250 : vector<8xi32> to vector<16xf16>
            %1252 = arith.addi %1029, %c39 : index
            %1253 = vector.load %4[%1252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1254 = arith.addi %1252, %c38 : index
            %1255 = vector.load %4[%1254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1256 = vector.shuffle %1253, %1255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1257 = wave.mma %1251, %1256, %1249 : vector<16xf16>, vector<8xf32>
            %1258 = vector.shuffle %1202, %1205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1259 = vector.bitcast %1258 : vector<8xi32> to vector<16xf16>
            %1260 = arith.addi %1029, %c40 : index
            %1261 = vector.load %4[%1260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1262 = arith.addi %1260, %c38 : index
            %1263 = vector.load %4[%1262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1264 = vector.shuffle %1261, %1263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1265 = wave.mma %1259, %1264, %1257 : vector<16xf16>, vector<8xf32>
            %1266 = arith.addi %1018, %38 : index
            %1267 = arith.addi %1266, %c40 : index
            %1268 = vector.load %kv[%1267] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1269 = arith.addi %1018, %38 : index
            %1270 = arith.addi %1269, %c57 : index
            %1271 = vector.load %kv[%1270] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1272 = arith.addi %1018, %38 : index
            %1273 = arith.addi %1272, %c58 : index
            %1274 = vector.load %kv[%1273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1275 = arith.addi %1018, %38 : index
            %1276 = arith.addi %1275, %c59 : index
            %1277 = vector.load %kv[%1276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1278 = arith.addi %1018, %38 : index
            %1279 = arith.addi %1278, %c41 : index
            %1280 = vector.load %kv[%1279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1281 = arith.addi %1018, %38 : index
            %1282 = arith.addi %1281, %c60 : index
            %1283 = vector.load %kv[%1282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1284 = arith.addi %1018, %38 : index
            %1285 = arith.addi %1284, %c61 : index
            %1286 = vector.load %kv[%1285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1287 = arith.addi %1018, %38 : index
            %1288 = arith.addi %1287, %c62 : index
            %1289 = vector.load %kv[%1288] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1290 = vector.shuffle %1224, %1227 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1291 = vector.bitcast %1290 : vector<8xi32> to vector<16xf16>
            %1292 = arith.addi %1029, %c41 : index
            %1293 = vector.load %4[%1292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1294 = arith.addi %1292, %c38 : index
            %1295 = vector.load %4[%1294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1296 = vector.shuffle %1293, %1295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1297 = wave.mma %1291, %1296, %1265 : vector<16xf16>, vector<8xf32>
            %1298 = vector.shuffle %1230, %1233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1299 = vector.bitcast %1298 : vector<8xi32> to vector<16xf16>
            %1300 = arith.addi %1029, %c42 : index
            %1301 = vector.load %4[%1300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1302 = arith.addi %1300, %c38 : index
            %1303 = vector.load %4[%1302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1304 = vector.shuffle %1301, %1303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1305 = wave.mma %1299, %1304, %1297 : vector<16xf16>, vector<8xf32>
            %1306 = arith.addi %1018, %38 : index
            %1307 = arith.addi %1306, %c42 : index
            %1308 = vector.load %kv[%1307] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1309 = arith.addi %1018, %38 : index
            %1310 = arith.addi %1309, %c63 : index
            %1311 = vector.load %kv[%1310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1312 = arith.addi %1018, %38 : index
            %1313 = arith.addi %1312, %c64 : index
            %1314 = vector.load %kv[%1313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1315 = arith.addi %1018, %38 : index
            %1316 = arith.addi %1315, %c65 : index
            %1317 = vector.load %kv[%1316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1318 = arith.index_cast %2 : index to i32
            %1319 = arith.addi %1009, %1318 : i32
            %1320 = arith.subi %41, %1319 : i32
            %1321 = arith.subi %1320, %c49 : i32
            %1322 = vector.broadcast %1321 : i32 to vector<8xi32>
            %1323 = arith.cmpi sgt, %1322, %c82 : vector<8xi32>
            %1324 = arith.subi %1320, %c19 : i32
            %1325 = vector.broadcast %1324 : i32 to vector<8xi32>
            %1326 = arith.cmpi sgt, %1325, %c82 : vector<8xi32>
            %1327 = arith.select %1323, %1221, %c83 : vector<8xi1>, vector<8xf32>
            %1328 = arith.select %1326, %1305, %c83 : vector<8xi1>, vector<8xf32>
            %1329 = vector.extract %1327[0] : f32 from vector<8xf32>
            %1330 = vector.extract %1327[1] : f32 from vector<8xf32>
            %1331 = vector.extract %1327[2] : f32 from vector<8xf32>
            %1332 = vector.extract %1327[3] : f32 from vector<8xf32>
            %1333 = vector.extract %1327[4] : f32 from vector<8xf32>
            %1334 = vector.extract %1327[5] : f32 from vector<8xf32>
            %1335 = vector.extract %1327[6] : f32 from vector<8xf32>
            %1336 = vector.extract %1327[7] : f32 from vector<8xf32>
            %1337 = vector.extract %1328[0] : f32 from vector<8xf32>
            %1338 = vector.extract %1328[1] : f32 from vector<8xf32>
            %1339 = vector.extract %1328[2] : f32 from vector<8xf32>
            %1340 = vector.extract %1328[3] : f32 from vector<8xf32>
            %1341 = vector.extract %1328[4] : f32 from vector<8xf32>
            %1342 = vector.extract %1328[5] : f32 from vector<8xf32>
            %1343 = vector.extract %1328[6] : f32 from vector<8xf32>
            %1344 = vector.extract %1328[7] : f32 from vector<8xf32>
            %1345 = arith.maxnumf %1329, %1330 fastmath<nnan> : f32
            %1346 = arith.maxnumf %1345, %1331 fastmath<nnan> : f32
            %1347 = arith.maxnumf %1346, %1332 fastmath<nnan> : f32
            %1348 = arith.maxnumf %1347, %1333 fastmath<nnan> : f32
            %1349 = arith.maxnumf %1348, %1334 fastmath<nnan> : f32
            %1350 = arith.maxnumf %1349, %1335 fastmath<nnan> : f32
            %1351 = arith.maxnumf %1350, %1336 fastmath<nnan> : f32
            %1352 = arith.maxnumf %1351, %1337 fastmath<nnan> : f32
            %1353 = arith.maxnumf %1352, %1338 fastmath<nnan> : f32
            %1354 = arith.maxnumf %1353, %1339 fastmath<nnan> : f32
            %1355 = arith.maxnumf %1354, %1340 fastmath<nnan> : f32
            %1356 = arith.maxnumf %1355, %1341 fastmath<nnan> : f32
            %1357 = arith.maxnumf %1356, %1342 fastmath<nnan> : f32
            %1358 = arith.maxnumf %1357, %1343 fastmath<nnan> : f32
            %1359 = arith.maxnumf %1358, %1344 fastmath<nnan> : f32
            %1360 = wave.swap_halves %1359 : f32
            %1361 = arith.maxnumf %1359, %1360 fastmath<nnan> : f32
            %1362 = arith.mulf %1361, %167 : f32
            %1363 = arith.addf %244#8, %c66 : f32
            %1364 = arith.cmpf ogt, %1362, %1363 : f32
            %1365:8 = scf.if %1364 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1366 = arith.subf %244#8, %1362 : f32
              %1367 = wave.exp2 %1366 : f32
              %1368 = vector.broadcast %1367 : f32 to vector<8xf32>
              %1369 = arith.mulf %244#9, %1367 : f32
              %1370 = arith.mulf %244#10, %1368 : vector<8xf32>
              %1371 = arith.mulf %244#11, %1368 : vector<8xf32>
              %1372 = arith.mulf %244#12, %1368 : vector<8xf32>
              %1373 = arith.mulf %244#13, %1368 : vector<8xf32>
              %1374 = arith.mulf %244#14, %1368 : vector<8xf32>
              %1375 = arith.mulf %244#15, %1368 : vector<8xf32>
              scf.yield %1362, %1369, %1370, %1371, %1372, %1373, %1374, %1375 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %244#8, %244#9, %244#10, %244#11, %244#12, %244#13, %244#14, %244#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1376 = vector.broadcast %167 : f32 to vector<8xf32>
            %1377 = arith.subf %c67, %1365#0 : f32
            %1378 = vector.broadcast %1377 : f32 to vector<8xf32>
            %1379 = math.fma %1327, %1376, %1378 : vector<8xf32>
            %1380 = wave.exp2 %1379 : vector<8xf32>
            %1381 = math.fma %1328, %1376, %1378 : vector<8xf32>
            %1382 = wave.exp2 %1381 : vector<8xf32>
            %1383 = arith.select %1323, %1380, %c46 : vector<8xi1>, vector<8xf32>
            %1384 = arith.select %1326, %1382, %c46 : vector<8xi1>, vector<8xf32>
            %1385 = arith.truncf %1383 : vector<8xf32> to vector<8xf16>
            %1386 = vector.bitcast %1385 : vector<8xf16> to vector<4xi32>
            %1387 = wave.swap_halves %1386 : vector<4xi32>
            %1388 = arith.select %3, %1387, %1386 : vector<4xi32>
            %1389 = arith.select %3, %1386, %1387 : vector<4xi32>
            %1390 = vector.shuffle %1388, %1389 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1391 = vector.bitcast %1390 : vector<8xi32> to vector<16xf16>
            %1392 = arith.truncf %1384 : vector<8xf32> to vector<8xf16>
            %1393 = vector.bitcast %1392 : vector<8xf16> to vector<4xi32>
            %1394 = wave.swap_halves %1393 : vector<4xi32>
            %1395 = arith.select %3, %1394, %1393 : vector<4xi32>
            %1396 = arith.select %3, %1393, %1394 : vector<4xi32>
            %1397 = vector.shuffle %1395, %1396 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1398 = vector.bitcast %1397 : vector<8xi32> to vector<16xf16>
            %1399 = arith.addf %1383, %1384 : vector<8xf32>
            %1400 = vector.extract %1399[0] : f32 from vector<8xf32>
            %1401 = vector.extract %1399[1] : f32 from vector<8xf32>
            %1402 = vector.extract %1399[2] : f32 from vector<8xf32>
            %1403 = vector.extract %1399[3] : f32 from vector<8xf32>
            %1404 = vector.extract %1399[4] : f32 from vector<8xf32>
            %1405 = vector.extract %1399[5] : f32 from vector<8xf32>
            %1406 = vector.extract %1399[6] : f32 from vector<8xf32>
            %1407 = vector.extract %1399[7] : f32 from vector<8xf32>
            %1408 = arith.addf %1400, %1404 : f32
            %1409 = arith.addf %1401, %1405 : f32
            %1410 = arith.addf %1402, %1406 : f32
            %1411 = arith.addf %1403, %1407 : f32
            %1412 = arith.addf %1408, %1410 : f32
            %1413 = arith.addf %1409, %1411 : f32
            %1414 = arith.addf %1412, %1413 : f32
            %1415 = arith.addf %1365#1, %1414 : f32
            %1416 = arith.andi %1268, %1082 : vector<4xi32>
            %1417 = arith.andi %1271, %1083 : vector<4xi32>
            %1418 = vector.shuffle %1416, %1417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1419 = vector.bitcast %1418 : vector<8xi32> to vector<16xf16>
            %1420 = wave.mma %1419, %1391, %1365#2 : vector<16xf16>, vector<8xf32>
            %1421 = arith.andi %1274, %1082 : vector<4xi32>
            %1422 = arith.andi %1277, %1083 : vector<4xi32>
            %1423 = vector.shuffle %1421, %1422 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1424 = vector.bitcast %1423 : vector<8xi32> to vector<16xf16>
            %1425 = wave.mma %1424, %1391, %1365#3 : vector<16xf16>, vector<8xf32>
            %1426 = arith.andi %1280, %1082 : vector<4xi32>
            %1427 = arith.andi %1283, %1083 : vector<4xi32>
            %1428 = vector.shuffle %1426, %1427 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1429 = vector.bitcast %1428 : vector<8xi32> to vector<16xf16>
            %1430 = wave.mma %1429, %1391, %1365#4 : vector<16xf16>, vector<8xf32>
            %1431 = arith.andi %1286, %1082 : vector<4xi32>
            %1432 = arith.andi %1289, %1083 : vector<4xi32>
            %1433 = vector.shuffle %1431, %1432 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1434 = vector.bitcast %1433 : vector<8xi32> to vector<16xf16>
            %1435 = wave.mma %1434, %1391, %1365#5 : vector<16xf16>, vector<8xf32>
            %1436 = arith.addi %1026, %38 : index
            %1437 = arith.addi %1436, %c40 : index
            %1438 = vector.load %kv[%1437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1439 = arith.addi %1026, %38 : index
            %1440 = arith.addi %1439, %c57 : index
            %1441 = vector.load %kv[%1440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1442 = arith.addi %1026, %38 : index
            %1443 = arith.addi %1442, %c58 : index
            %1444 = vector.load %kv[%1443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1445 = arith.addi %1026, %38 : index
            %1446 = arith.addi %1445, %c59 : index
            %1447 = vector.load %kv[%1446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1448 = arith.addi %1026, %38 : index
            %1449 = arith.addi %1448, %c41 : index
            %1450 = vector.load %kv[%1449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1451 = arith.addi %1026, %38 : index
            %1452 = arith.addi %1451, %c60 : index
            %1453 = vector.load %kv[%1452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1454 = arith.addi %1026, %38 : index
            %1455 = arith.addi %1454, %c61 : index
            %1456 = vector.load %kv[%1455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1457 = arith.addi %1026, %38 : index
            %1458 = arith.addi %1457, %c62 : index
            %1459 = vector.load %kv[%1458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1460 = arith.andi %1308, %1082 : vector<4xi32>
            %1461 = arith.andi %1311, %1083 : vector<4xi32>
            %1462 = vector.shuffle %1460, %1461 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1463 = vector.bitcast %1462 : vector<8xi32> to vector<16xf16>
            %1464 = wave.mma %1463, %1391, %1365#6 : vector<16xf16>, vector<8xf32>
            %1465 = arith.andi %1314, %1082 : vector<4xi32>
            %1466 = arith.andi %1317, %1083 : vector<4xi32>
            %1467 = vector.shuffle %1465, %1466 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1468 = vector.bitcast %1467 : vector<8xi32> to vector<16xf16>
            %1469 = wave.mma %1468, %1391, %1365#7 : vector<16xf16>, vector<8xf32>
            %1470 = arith.addi %1026, %38 : index
            %1471 = arith.addi %1470, %c42 : index
            %1472 = vector.load %kv[%1471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1473 = arith.addi %1026, %38 : index
            %1474 = arith.addi %1473, %c63 : index
            %1475 = vector.load %kv[%1474] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1476 = arith.addi %1026, %38 : index
            %1477 = arith.addi %1476, %c64 : index
            %1478 = vector.load %kv[%1477] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1479 = arith.addi %1026, %38 : index
            %1480 = arith.addi %1479, %c65 : index
            %1481 = vector.load %kv[%1480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1482 = arith.andi %1438, %1136 : vector<4xi32>
            %1483 = arith.andi %1441, %1137 : vector<4xi32>
            %1484 = vector.shuffle %1482, %1483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1485 = vector.bitcast %1484 : vector<8xi32> to vector<16xf16>
            %1486 = wave.mma %1485, %1398, %1420 : vector<16xf16>, vector<8xf32>
            %1487 = arith.andi %1444, %1136 : vector<4xi32>
            %1488 = arith.andi %1447, %1137 : vector<4xi32>
            %1489 = vector.shuffle %1487, %1488 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1490 = vector.bitcast %1489 : vector<8xi32> to vector<16xf16>
            %1491 = wave.mma %1490, %1398, %1425 : vector<16xf16>, vector<8xf32>
            %1492 = arith.andi %1450, %1136 : vector<4xi32>
            %1493 = arith.andi %1453, %1137 : vector<4xi32>
            %1494 = vector.shuffle %1492, %1493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1495 = vector.bitcast %1494 : vector<8xi32> to vector<16xf16>
            %1496 = wave.mma %1495, %1398, %1430 : vector<16xf16>, vector<8xf32>
            %1497 = arith.andi %1456, %1136 : vector<4xi32>
            %1498 = arith.andi %1459, %1137 : vector<4xi32>
            %1499 = vector.shuffle %1497, %1498 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1500 = vector.bitcast %1499 : vector<8xi32> to vector<16xf16>
            %1501 = wave.mma %1500, %1398, %1435 : vector<16xf16>, vector<8xf32>
            %1502 = arith.andi %1472, %1136 : vector<4xi32>
            %1503 = arith.andi %1475, %1137 : vector<4xi32>
            %1504 = vector.shuffle %1502, %1503 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1505 = vector.bitcast %1504 : vector<8xi32> to vector<16xf16>
            %1506 = wave.mma %1505, %1398, %1464 : vector<16xf16>, vector<8xf32>
            %1507 = arith.andi %1478, %1136 : vector<4xi32>
            %1508 = arith.andi %1481, %1137 : vector<4xi32>
            %1509 = vector.shuffle %1507, %1508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1510 = vector.bitcast %1509 : vector<8xi32> to vector<16xf16>
            %1511 = wave.mma %1510, %1398, %1469 : vector<16xf16>, vector<8xf32>
            scf.yield %1365#0, %1415, %1486, %1491, %1496, %1501, %1506, %1511 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1512 = wave.swap_halves %648#1 : f32
          %1513 = arith.addf %648#1, %1512 : f32
          scf.yield %648#0, %1513, %648#2, %648#3, %648#4, %648#5, %648#6, %648#7 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1514 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1514 {
          %1515 = arith.muli %8, %c8 : index
          %1516 = arith.addi %1515, %1 : index
          memref.store %176#0, %6[%1516] : memref<?xf32>
          %1517 = arith.addi %1516, %c3 : index
          memref.store %176#1, %6[%1517] : memref<?xf32>
          %1518 = arith.muli %8, %c39 : index
          %1519 = arith.muli %2, %c9 : index
          %1520 = arith.addi %1518, %1519 : index
          %1521 = arith.addi %1520, %1 : index
          %1522 = vector.extract %176#2[0] : f32 from vector<8xf32>
          %1523 = arith.addi %1521, %c23 : index
          memref.store %1522, %5[%1523] : memref<?xf32>
          %1524 = vector.extract %176#2[1] : f32 from vector<8xf32>
          %1525 = arith.addi %1521, %c3 : index
          memref.store %1524, %5[%1525] : memref<?xf32>
          %1526 = vector.extract %176#2[2] : f32 from vector<8xf32>
          %1527 = arith.addi %1521, %c8 : index
          memref.store %1526, %5[%1527] : memref<?xf32>
          %1528 = vector.extract %176#2[3] : f32 from vector<8xf32>
          %1529 = arith.addi %1521, %c27 : index
          memref.store %1528, %5[%1529] : memref<?xf32>
          %1530 = vector.extract %176#2[4] : f32 from vector<8xf32>
          %1531 = arith.addi %1521, %c29 : index
          memref.store %1530, %5[%1531] : memref<?xf32>
          %1532 = vector.extract %176#2[5] : f32 from vector<8xf32>
          %1533 = arith.addi %1521, %c31 : index
          memref.store %1532, %5[%1533] : memref<?xf32>
          %1534 = vector.extract %176#2[6] : f32 from vector<8xf32>
          %1535 = arith.addi %1521, %c24 : index
          memref.store %1534, %5[%1535] : memref<?xf32>
          %1536 = vector.extract %176#2[7] : f32 from vector<8xf32>
          %1537 = arith.addi %1521, %c84 : index
          memref.store %1536, %5[%1537] : memref<?xf32>
          %1538 = vector.extract %176#3[0] : f32 from vector<8xf32>
          %1539 = arith.addi %1521, %c38 : index
          memref.store %1538, %5[%1539] : memref<?xf32>
          %1540 = vector.extract %176#3[1] : f32 from vector<8xf32>
          %1541 = arith.addi %1521, %c85 : index
          memref.store %1540, %5[%1541] : memref<?xf32>
          %1542 = vector.extract %176#3[2] : f32 from vector<8xf32>
          %1543 = arith.addi %1521, %c86 : index
          memref.store %1542, %5[%1543] : memref<?xf32>
          %1544 = vector.extract %176#3[3] : f32 from vector<8xf32>
          %1545 = arith.addi %1521, %c87 : index
          memref.store %1544, %5[%1545] : memref<?xf32>
          %1546 = vector.extract %176#3[4] : f32 from vector<8xf32>
          %1547 = arith.addi %1521, %c50 : index
          memref.store %1546, %5[%1547] : memref<?xf32>
          %1548 = vector.extract %176#3[5] : f32 from vector<8xf32>
          %1549 = arith.addi %1521, %c88 : index
          memref.store %1548, %5[%1549] : memref<?xf32>
          %1550 = vector.extract %176#3[6] : f32 from vector<8xf32>
          %1551 = arith.addi %1521, %c89 : index
          memref.store %1550, %5[%1551] : memref<?xf32>
          %1552 = vector.extract %176#3[7] : f32 from vector<8xf32>
          %1553 = arith.addi %1521, %c90 : index
          memref.store %1552, %5[%1553] : memref<?xf32>
          %1554 = vector.extract %176#4[0] : f32 from vector<8xf32>
          %1555 = arith.addi %1521, %c7 : index
          memref.store %1554, %5[%1555] : memref<?xf32>
          %1556 = vector.extract %176#4[1] : f32 from vector<8xf32>
          %1557 = arith.addi %1521, %c91 : index
          memref.store %1556, %5[%1557] : memref<?xf32>
          %1558 = vector.extract %176#4[2] : f32 from vector<8xf32>
          %1559 = arith.addi %1521, %c92 : index
          memref.store %1558, %5[%1559] : memref<?xf32>
          %1560 = vector.extract %176#4[3] : f32 from vector<8xf32>
          %1561 = arith.addi %1521, %c93 : index
          memref.store %1560, %5[%1561] : memref<?xf32>
          %1562 = vector.extract %176#4[4] : f32 from vector<8xf32>
          %1563 = arith.addi %1521, %c51 : index
          memref.store %1562, %5[%1563] : memref<?xf32>
          %1564 = vector.extract %176#4[5] : f32 from vector<8xf32>
          %1565 = arith.addi %1521, %c94 : index
          memref.store %1564, %5[%1565] : memref<?xf32>
          %1566 = vector.extract %176#4[6] : f32 from vector<8xf32>
          %1567 = arith.addi %1521, %c95 : index
          memref.store %1566, %5[%1567] : memref<?xf32>
          %1568 = vector.extract %176#4[7] : f32 from vector<8xf32>
          %1569 = arith.addi %1521, %c96 : index
          memref.store %1568, %5[%1569] : memref<?xf32>
          %1570 = vector.extract %176#5[0] : f32 from vector<8xf32>
          %1571 = arith.addi %1521, %c52 : index
          memref.store %1570, %5[%1571] : memref<?xf32>
          %1572 = vector.extract %176#5[1] : f32 from vector<8xf32>
          %1573 = arith.addi %1521, %c97 : index
          memref.store %1572, %5[%1573] : memref<?xf32>
          %1574 = vector.extract %176#5[2] : f32 from vector<8xf32>
          %1575 = arith.addi %1521, %c98 : index
          memref.store %1574, %5[%1575] : memref<?xf32>
          %1576 = vector.extract %176#5[3] : f32 from vector<8xf32>
          %1577 = arith.addi %1521, %c99 : index
          memref.store %1576, %5[%1577] : memref<?xf32>
          %1578 = vector.extract %176#5[4] : f32 from vector<8xf32>
          %1579 = arith.addi %1521, %c53 : index
          memref.store %1578, %5[%1579] : memref<?xf32>
          %1580 = vector.extract %176#5[5] : f32 from vector<8xf32>
          %1581 = arith.addi %1521, %c100 : index
          memref.store %1580, %5[%1581] : memref<?xf32>
          %1582 = vector.extract %176#5[6] : f32 from vector<8xf32>
          %1583 = arith.addi %1521, %c101 : index
          memref.store %1582, %5[%1583] : memref<?xf32>
          %1584 = vector.extract %176#5[7] : f32 from vector<8xf32>
          %1585 = arith.addi %1521, %c102 : index
          memref.store %1584, %5[%1585] : memref<?xf32>
        }
        wave.barrier
        %1586 = arith.addi %11, %c23 : index
        %1587 = memref.load %6[%1586] : memref<?xf32>
        %1588 = arith.addi %11, %c3 : index
        %1589 = memref.load %6[%1588] : memref<?xf32>
        %1590 = arith.addi %11, %c8 : index
        %1591 = memref.load %6[%1590] : memref<?xf32>
        %1592 = arith.addi %11, %c27 : index
        %1593 = memref.load %6[%1592] : memref<?xf32>
        %1594 = arith.addi %11, %c29 : index
        %1595 = memref.load %6[%1594] : memref<?xf32>
        %1596 = arith.addi %11, %c31 : index
        %1597 = memref.load %6[%1596] : memref<?xf32>
        %1598 = arith.addi %11, %c24 : index
        %1599 = memref.load %6[%1598] : memref<?xf32>
        %1600 = arith.addi %11, %c84 : index
        %1601 = memref.load %6[%1600] : memref<?xf32>
        %1602 = arith.addi %11, %c38 : index
        %1603 = memref.load %6[%1602] : memref<?xf32>
        %1604 = arith.addi %11, %c85 : index
        %1605 = memref.load %6[%1604] : memref<?xf32>
        %1606 = arith.addi %11, %c86 : index
        %1607 = memref.load %6[%1606] : memref<?xf32>
        %1608 = arith.addi %11, %c87 : index
        %1609 = memref.load %6[%1608] : memref<?xf32>
        %1610 = arith.addi %11, %c50 : index
        %1611 = memref.load %6[%1610] : memref<?xf32>
        %1612 = arith.addi %11, %c88 : index
        %1613 = memref.load %6[%1612] : memref<?xf32>
        %1614 = arith.addi %11, %c89 : index
        %1615 = memref.load %6[%1614] : memref<?xf32>
        %1616 = arith.addi %11, %c90 : index
        %1617 = memref.load %6[%1616] : memref<?xf32>
        %1618 = arith.maxnumf %1587, %1591 fastmath<nnan> : f32
        %1619 = arith.subf %1587, %1618 : f32
        %1620 = wave.exp2 %1619 : f32
        %1621 = arith.subf %1591, %1618 : f32
        %1622 = wave.exp2 %1621 : f32
        %1623 = arith.mulf %1589, %1620 : f32
        %1624 = math.fma %1593, %1622, %1623 : f32
        %1625 = arith.maxnumf %1618, %1595 fastmath<nnan> : f32
        %1626 = arith.subf %1618, %1625 : f32
        %1627 = wave.exp2 %1626 : f32
        %1628 = arith.subf %1595, %1625 : f32
        %1629 = wave.exp2 %1628 : f32
        %1630 = arith.mulf %1624, %1627 : f32
        %1631 = math.fma %1597, %1629, %1630 : f32
        %1632 = arith.maxnumf %1625, %1599 fastmath<nnan> : f32
        %1633 = arith.subf %1625, %1632 : f32
        %1634 = wave.exp2 %1633 : f32
        %1635 = arith.subf %1599, %1632 : f32
        %1636 = wave.exp2 %1635 : f32
        %1637 = arith.mulf %1631, %1634 : f32
        %1638 = math.fma %1601, %1636, %1637 : f32
        %1639 = arith.maxnumf %1632, %1603 fastmath<nnan> : f32
        %1640 = arith.subf %1632, %1639 : f32
        %1641 = wave.exp2 %1640 : f32
        %1642 = arith.subf %1603, %1639 : f32
        %1643 = wave.exp2 %1642 : f32
        %1644 = arith.mulf %1638, %1641 : f32
        %1645 = math.fma %1605, %1643, %1644 : f32
        %1646 = arith.maxnumf %1639, %1607 fastmath<nnan> : f32
        %1647 = arith.subf %1639, %1646 : f32
        %1648 = wave.exp2 %1647 : f32
        %1649 = arith.subf %1607, %1646 : f32
        %1650 = wave.exp2 %1649 : f32
        %1651 = arith.mulf %1645, %1648 : f32
        %1652 = math.fma %1609, %1650, %1651 : f32
        %1653 = arith.maxnumf %1646, %1611 fastmath<nnan> : f32
        %1654 = arith.subf %1646, %1653 : f32
        %1655 = wave.exp2 %1654 : f32
        %1656 = arith.subf %1611, %1653 : f32
        %1657 = wave.exp2 %1656 : f32
        %1658 = arith.mulf %1652, %1655 : f32
        %1659 = math.fma %1613, %1657, %1658 : f32
        %1660 = arith.maxnumf %1653, %1615 fastmath<nnan> : f32
        %1661 = arith.subf %1653, %1660 : f32
        %1662 = wave.exp2 %1661 : f32
        %1663 = arith.subf %1615, %1660 : f32
        %1664 = wave.exp2 %1663 : f32
        %1665 = arith.mulf %1659, %1662 : f32
        %1666 = math.fma %1617, %1664, %1665 : f32
        %1667 = arith.addi %10, %c23 : index
        %1668 = arith.addi %1667, %c23 : index
        %1669 = memref.load %5[%1668] : memref<?xf32>
        %1670 = arith.addi %1667, %c39 : index
        %1671 = memref.load %5[%1670] : memref<?xf32>
        %1672 = arith.addi %1667, %c41 : index
        %1673 = memref.load %5[%1672] : memref<?xf32>
        %1674 = arith.addi %1667, %c5 : index
        %1675 = memref.load %5[%1674] : memref<?xf32>
        %1676 = arith.addi %1667, %c103 : index
        %1677 = memref.load %5[%1676] : memref<?xf32>
        %1678 = arith.addi %1667, %c104 : index
        %1679 = memref.load %5[%1678] : memref<?xf32>
        %1680 = arith.addi %1667, %c105 : index
        %1681 = memref.load %5[%1680] : memref<?xf32>
        %1682 = arith.addi %1667, %c106 : index
        %1683 = memref.load %5[%1682] : memref<?xf32>
        %1684 = arith.mulf %1669, %1620 : f32
        %1685 = math.fma %1671, %1622, %1684 : f32
        %1686 = arith.mulf %1685, %1627 : f32
        %1687 = math.fma %1673, %1629, %1686 : f32
        %1688 = arith.mulf %1687, %1634 : f32
        %1689 = math.fma %1675, %1636, %1688 : f32
        %1690 = arith.mulf %1689, %1641 : f32
        %1691 = math.fma %1677, %1643, %1690 : f32
        %1692 = arith.mulf %1691, %1648 : f32
        %1693 = math.fma %1679, %1650, %1692 : f32
        %1694 = arith.mulf %1693, %1655 : f32
        %1695 = math.fma %1681, %1657, %1694 : f32
        %1696 = arith.mulf %1695, %1662 : f32
        %1697 = math.fma %1683, %1664, %1696 : f32
        %1698 = arith.addi %10, %c7 : index
        %1699 = arith.addi %1698, %c23 : index
        %1700 = memref.load %5[%1699] : memref<?xf32>
        %1701 = arith.addi %1698, %c39 : index
        %1702 = memref.load %5[%1701] : memref<?xf32>
        %1703 = arith.addi %1698, %c41 : index
        %1704 = memref.load %5[%1703] : memref<?xf32>
        %1705 = arith.addi %1698, %c5 : index
        %1706 = memref.load %5[%1705] : memref<?xf32>
        %1707 = arith.addi %1698, %c103 : index
        %1708 = memref.load %5[%1707] : memref<?xf32>
        %1709 = arith.addi %1698, %c104 : index
        %1710 = memref.load %5[%1709] : memref<?xf32>
        %1711 = arith.addi %1698, %c105 : index
        %1712 = memref.load %5[%1711] : memref<?xf32>
        %1713 = arith.addi %1698, %c106 : index
        %1714 = memref.load %5[%1713] : memref<?xf32>
        %1715 = arith.mulf %1700, %1620 : f32
        %1716 = math.fma %1702, %1622, %1715 : f32
        %1717 = arith.mulf %1716, %1627 : f32
        %1718 = math.fma %1704, %1629, %1717 : f32
        %1719 = arith.mulf %1718, %1634 : f32
        %1720 = math.fma %1706, %1636, %1719 : f32
        %1721 = arith.mulf %1720, %1641 : f32
        %1722 = math.fma %1708, %1643, %1721 : f32
        %1723 = arith.mulf %1722, %1648 : f32
        %1724 = math.fma %1710, %1650, %1723 : f32
        %1725 = arith.mulf %1724, %1655 : f32
        %1726 = math.fma %1712, %1657, %1725 : f32
        %1727 = arith.mulf %1726, %1662 : f32
        %1728 = math.fma %1714, %1664, %1727 : f32
        wave.barrier
        scf.if %1514 {
          %1729 = arith.muli %8, %c39 : index
          %1730 = arith.muli %2, %c9 : index
          %1731 = arith.addi %1729, %1730 : index
          %1732 = arith.addi %1731, %1 : index
          %1733 = vector.extract %176#6[0] : f32 from vector<8xf32>
          %1734 = arith.addi %1732, %c23 : index
          memref.store %1733, %5[%1734] : memref<?xf32>
          %1735 = vector.extract %176#6[1] : f32 from vector<8xf32>
          %1736 = arith.addi %1732, %c3 : index
          memref.store %1735, %5[%1736] : memref<?xf32>
          %1737 = vector.extract %176#6[2] : f32 from vector<8xf32>
          %1738 = arith.addi %1732, %c8 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %176#6[3] : f32 from vector<8xf32>
          %1740 = arith.addi %1732, %c27 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %176#6[4] : f32 from vector<8xf32>
          %1742 = arith.addi %1732, %c29 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
          %1743 = vector.extract %176#6[5] : f32 from vector<8xf32>
          %1744 = arith.addi %1732, %c31 : index
          memref.store %1743, %5[%1744] : memref<?xf32>
          %1745 = vector.extract %176#6[6] : f32 from vector<8xf32>
          %1746 = arith.addi %1732, %c24 : index
          memref.store %1745, %5[%1746] : memref<?xf32>
          %1747 = vector.extract %176#6[7] : f32 from vector<8xf32>
          %1748 = arith.addi %1732, %c84 : index
          memref.store %1747, %5[%1748] : memref<?xf32>
          %1749 = vector.extract %176#7[0] : f32 from vector<8xf32>
          %1750 = arith.addi %1732, %c38 : index
          memref.store %1749, %5[%1750] : memref<?xf32>
          %1751 = vector.extract %176#7[1] : f32 from vector<8xf32>
          %1752 = arith.addi %1732, %c85 : index
          memref.store %1751, %5[%1752] : memref<?xf32>
          %1753 = vector.extract %176#7[2] : f32 from vector<8xf32>
          %1754 = arith.addi %1732, %c86 : index
          memref.store %1753, %5[%1754] : memref<?xf32>
          %1755 = vector.extract %176#7[3] : f32 from vector<8xf32>
          %1756 = arith.addi %1732, %c87 : index
          memref.store %1755, %5[%1756] : memref<?xf32>
          %1757 = vector.extract %176#7[4] : f32 from vector<8xf32>
          %1758 = arith.addi %1732, %c50 : index
          memref.store %1757, %5[%1758] : memref<?xf32>
          %1759 = vector.extract %176#7[5] : f32 from vector<8xf32>
          %1760 = arith.addi %1732, %c88 : index
          memref.store %1759, %5[%1760] : memref<?xf32>
          %1761 = vector.extract %176#7[6] : f32 from vector<8xf32>
          %1762 = arith.addi %1732, %c89 : index
          memref.store %1761, %5[%1762] : memref<?xf32>
          %1763 = vector.extract %176#7[7] : f32 from vector<8xf32>
          %1764 = arith.addi %1732, %c90 : index
          memref.store %1763, %5[%1764] : memref<?xf32>
        }
        wave.barrier
        %1765 = arith.addi %10, %c23 : index
        %1766 = arith.addi %1765, %c23 : index
        %1767 = memref.load %5[%1766] : memref<?xf32>
        %1768 = arith.addi %1765, %c39 : index
        %1769 = memref.load %5[%1768] : memref<?xf32>
        %1770 = arith.addi %1765, %c41 : index
        %1771 = memref.load %5[%1770] : memref<?xf32>
        %1772 = arith.addi %1765, %c5 : index
        %1773 = memref.load %5[%1772] : memref<?xf32>
        %1774 = arith.addi %1765, %c103 : index
        %1775 = memref.load %5[%1774] : memref<?xf32>
        %1776 = arith.addi %1765, %c104 : index
        %1777 = memref.load %5[%1776] : memref<?xf32>
        %1778 = arith.addi %1765, %c105 : index
        %1779 = memref.load %5[%1778] : memref<?xf32>
        %1780 = arith.addi %1765, %c106 : index
        %1781 = memref.load %5[%1780] : memref<?xf32>
        %1782 = arith.mulf %1767, %1620 : f32
        %1783 = math.fma %1769, %1622, %1782 : f32
        %1784 = arith.mulf %1783, %1627 : f32
        %1785 = math.fma %1771, %1629, %1784 : f32
        %1786 = arith.mulf %1785, %1634 : f32
        %1787 = math.fma %1773, %1636, %1786 : f32
        %1788 = arith.mulf %1787, %1641 : f32
        %1789 = math.fma %1775, %1643, %1788 : f32
        %1790 = arith.mulf %1789, %1648 : f32
        %1791 = math.fma %1777, %1650, %1790 : f32
        %1792 = arith.mulf %1791, %1655 : f32
        %1793 = math.fma %1779, %1657, %1792 : f32
        %1794 = arith.mulf %1793, %1662 : f32
        %1795 = math.fma %1781, %1664, %1794 : f32
        %1796 = arith.cmpi eq, %45, %c18 : i32
        scf.if %1796 {
          %1797 = arith.addi %kvHeads, %18 : index
          %1798 = memref.load %scales[%1797] : memref<?xf32>
          %1799 = arith.divf %1798, %1666 : f32
          %1800 = arith.addi %20, %11 : index
          %1801 = arith.cmpi slt, %1800, %groupSize : index
          scf.if %1801 {
            %1802 = arith.muli %18, %groupSize : index
            %1803 = arith.addi %1802, %1800 : index
            %1804 = arith.muli %1803, %c24 : index
            %1805 = arith.muli %heads, %c24 : index
            %1806 = arith.addi %10, %c23 : index
            %1807 = arith.mulf %1697, %1799 : f32
            %1808 = arith.addf %1807, %c45 : f32
            %1809 = arith.minimumf %1808, %c108 : f32
            %1810 = arith.maximumf %1809, %c109 : f32
            %1811 = arith.truncf %1810 : f32 to f16
            %1812 = arith.divui %1806, %c9 : index
            %1813 = arith.addi %1804, %1812 : index
            %1814 = arith.divui %27, %outTileRows : index
            %1815 = arith.divui %1805, %c3 : index
            %1816 = arith.muli %1814, %1815 : index
            %1817 = arith.divui %1813, %c3 : index
            %1818 = arith.addi %1816, %1817 : index
            %1819 = arith.muli %1818, %c11 : index
            %1820 = arith.remui %1813, %c3 : index
            %1821 = arith.divui %1820, %c9 : index
            %1822 = arith.addi %1819, %1821 : index
            %1823 = arith.muli %outTileRows, %c9 : index
            %1824 = arith.muli %1822, %1823 : index
            %1825 = arith.remui %27, %outTileRows : index
            %1826 = arith.muli %1825, %c9 : index
            %1827 = arith.addi %1824, %1826 : index
            %1828 = arith.remui %1813, %c9 : index
            %1829 = arith.addi %1827, %1828 : index
            memref.store %1811, %out[%1829] : memref<?xf16>
            %1830 = arith.addi %10, %c7 : index
            %1831 = arith.mulf %1728, %1799 : f32
            %1832 = arith.addf %1831, %c45 : f32
            %1833 = arith.minimumf %1832, %c108 : f32
            %1834 = arith.maximumf %1833, %c109 : f32
            %1835 = arith.truncf %1834 : f32 to f16
            %1836 = arith.divui %1830, %c9 : index
            %1837 = arith.addi %1804, %1836 : index
            %1838 = arith.divui %27, %outTileRows : index
            %1839 = arith.divui %1805, %c3 : index
            %1840 = arith.muli %1838, %1839 : index
            %1841 = arith.divui %1837, %c3 : index
            %1842 = arith.addi %1840, %1841 : index
            %1843 = arith.muli %1842, %c11 : index
            %1844 = arith.remui %1837, %c3 : index
            %1845 = arith.divui %1844, %c9 : index
            %1846 = arith.addi %1843, %1845 : index
            %1847 = arith.muli %outTileRows, %c9 : index
            %1848 = arith.muli %1846, %1847 : index
            %1849 = arith.remui %27, %outTileRows : index
            %1850 = arith.muli %1849, %c9 : index
            %1851 = arith.addi %1848, %1850 : index
            %1852 = arith.remui %1837, %c9 : index
            %1853 = arith.addi %1851, %1852 : index
            memref.store %1835, %out[%1853] : memref<?xf16>
            %1854 = arith.addi %10, %c39 : index
            %1855 = arith.mulf %1795, %1799 : f32
            %1856 = arith.addf %1855, %c45 : f32
            %1857 = arith.minimumf %1856, %c108 : f32
            %1858 = arith.maximumf %1857, %c109 : f32
            %1859 = arith.truncf %1858 : f32 to f16
            %1860 = arith.divui %1854, %c9 : index
            %1861 = arith.addi %1804, %1860 : index
            %1862 = arith.divui %27, %outTileRows : index
            %1863 = arith.divui %1805, %c3 : index
            %1864 = arith.muli %1862, %1863 : index
            %1865 = arith.divui %1861, %c3 : index
            %1866 = arith.addi %1864, %1865 : index
            %1867 = arith.muli %1866, %c11 : index
            %1868 = arith.remui %1861, %c3 : index
            %1869 = arith.divui %1868, %c9 : index
            %1870 = arith.addi %1867, %1869 : index
            %1871 = arith.muli %outTileRows, %c9 : index
            %1872 = arith.muli %1870, %1871 : index
            %1873 = arith.remui %27, %outTileRows : index
            %1874 = arith.muli %1873, %c9 : index
            %1875 = arith.addi %1872, %1874 : index
            %1876 = arith.remui %1861, %c9 : index
            %1877 = arith.addi %1875, %1876 : index
            memref.store %1859, %out[%1877] : memref<?xf16>
          }
        } else {
          %1878 = arith.addi %ranges, %groups : index
          %1879 = arith.muli %12, %1878 : index
          %1880 = arith.index_castui %168 : i32 to index
          %1881 = arith.addi %1879, %1880 : index
          %1882 = arith.muli %1881, %c112 : index
          %1883 = arith.addi %10, %c23 : index
          %1884 = arith.addi %1882, %1883 : index
          memref.store %1697, %partial[%1884] : memref<?xf32>
          %1885 = arith.addi %10, %c7 : index
          %1886 = arith.addi %1882, %1885 : index
          memref.store %1728, %partial[%1886] : memref<?xf32>
          %1887 = arith.addi %10, %c39 : index
          %1888 = arith.addi %1882, %1887 : index
          memref.store %1795, %partial[%1888] : memref<?xf32>
          %1889 = arith.cmpi slt, %10, %c9 : index
          scf.if %1889 {
            %1890 = arith.addi %1882, %c40 : index
            %1891 = arith.addi %1890, %10 : index
            memref.store %1660, %partial[%1891] : memref<?xf32>
            %1892 = arith.addi %1891, %c9 : index
            memref.store %1666, %partial[%1892] : memref<?xf32>
          }
          %1893 = arith.addi %45, %c75 : i32
          %1894 = arith.divui %1893, %c76 : i32
          %1895 = arith.divui %168, %c76 : i32
          %1896 = arith.addi %groups, %c4 : index
          %1897 = arith.muli %12, %1896 : index
          %1898 = arith.muli %1895, %c76 : i32
          %1899 = arith.subi %45, %1898 : i32
          %1900 = arith.minsi %1899, %c76 : i32
          %1901 = arith.index_castui %1895 : i32 to index
          %1902 = arith.addi %1897, %1901 : index
          %1903 = arith.index_castui %1900 : i32 to index
          %1904 = wave.arrive %counters[%1902], %1903 : memref<?xi32>
          scf.if %1904 {
            %1905 = arith.muli %1895, %c76 : i32
            %1912:5 = scf.for %1906 = %c49 to %1900 step %c76 iter_args(%1907 = %c44, %1908 = %c45, %1909 = %c45, %1910 = %c45, %1911 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1913 = arith.addi %1906, %c49 : i32
              %1914 = arith.subi %1900, %c18 : i32
              %1915 = arith.minsi %1913, %1914 : i32
              %1916 = arith.addi %1905, %1915 : i32
              %1917 = arith.addi %ranges, %groups : index
              %1918 = arith.muli %12, %1917 : index
              %1919 = arith.index_castui %1916 : i32 to index
              %1920 = arith.addi %1918, %1919 : index
              %1921 = arith.muli %1920, %c112 : index
              %1922 = arith.addi %1921, %c40 : index
              %1923 = arith.addi %1922, %11 : index
              %1924 = memref.load %partial[%1923] : memref<?xf32>
              %1925 = arith.cmpi slt, %1913, %1900 : i32
              %1926 = arith.select %1925, %1924, %c44 : f32
              %1927 = arith.addi %1921, %10 : index
              %1928 = arith.addi %1927, %c23 : index
              %1929 = memref.load %partial[%1928] : memref<?xf32>
              %1930 = arith.addi %1921, %10 : index
              %1931 = arith.addi %1930, %c7 : index
              %1932 = memref.load %partial[%1931] : memref<?xf32>
              %1933 = arith.addi %1921, %10 : index
              %1934 = arith.addi %1933, %c39 : index
              %1935 = memref.load %partial[%1934] : memref<?xf32>
              %1936 = arith.addi %1923, %c9 : index
              %1937 = memref.load %partial[%1936] : memref<?xf32>
              %1938 = arith.addi %1906, %c18 : i32
              %1939 = arith.subi %1900, %c18 : i32
              %1940 = arith.minsi %1938, %1939 : i32
              %1941 = arith.addi %1905, %1940 : i32
              %1942 = arith.addi %ranges, %groups : index
              %1943 = arith.muli %12, %1942 : index
              %1944 = arith.index_castui %1941 : i32 to index
              %1945 = arith.addi %1943, %1944 : index
              %1946 = arith.muli %1945, %c112 : index
              %1947 = arith.addi %1946, %c40 : index
              %1948 = arith.addi %1947, %11 : index
              %1949 = memref.load %partial[%1948] : memref<?xf32>
              %1950 = arith.cmpi slt, %1938, %1900 : i32
              %1951 = arith.select %1950, %1949, %c44 : f32
              %1952 = arith.addi %1946, %10 : index
              %1953 = arith.addi %1952, %c23 : index
              %1954 = memref.load %partial[%1953] : memref<?xf32>
              %1955 = arith.addi %1946, %10 : index
              %1956 = arith.addi %1955, %c7 : index
              %1957 = memref.load %partial[%1956] : memref<?xf32>
              %1958 = arith.addi %1946, %10 : index
              %1959 = arith.addi %1958, %c39 : index
              %1960 = memref.load %partial[%1959] : memref<?xf32>
              %1961 = arith.addi %1948, %c9 : index
              %1962 = memref.load %partial[%1961] : memref<?xf32>
              %1963 = arith.addi %1906, %c69 : i32
              %1964 = arith.subi %1900, %c18 : i32
              %1965 = arith.minsi %1963, %1964 : i32
              %1966 = arith.addi %1905, %1965 : i32
              %1967 = arith.addi %ranges, %groups : index
              %1968 = arith.muli %12, %1967 : index
              %1969 = arith.index_castui %1966 : i32 to index
              %1970 = arith.addi %1968, %1969 : index
              %1971 = arith.muli %1970, %c112 : index
              %1972 = arith.addi %1971, %c40 : index
              %1973 = arith.addi %1972, %11 : index
              %1974 = memref.load %partial[%1973] : memref<?xf32>
              %1975 = arith.cmpi slt, %1963, %1900 : i32
              %1976 = arith.select %1975, %1974, %c44 : f32
              %1977 = arith.addi %1971, %10 : index
              %1978 = arith.addi %1977, %c23 : index
              %1979 = memref.load %partial[%1978] : memref<?xf32>
              %1980 = arith.addi %1971, %10 : index
              %1981 = arith.addi %1980, %c7 : index
              %1982 = memref.load %partial[%1981] : memref<?xf32>
              %1983 = arith.addi %1971, %10 : index
              %1984 = arith.addi %1983, %c39 : index
              %1985 = memref.load %partial[%1984] : memref<?xf32>
              %1986 = arith.addi %1973, %c9 : index
              %1987 = memref.load %partial[%1986] : memref<?xf32>
              %1988 = arith.addi %1906, %c71 : i32
              %1989 = arith.subi %1900, %c18 : i32
              %1990 = arith.minsi %1988, %1989 : i32
              %1991 = arith.addi %1905, %1990 : i32
              %1992 = arith.addi %ranges, %groups : index
              %1993 = arith.muli %12, %1992 : index
              %1994 = arith.index_castui %1991 : i32 to index
              %1995 = arith.addi %1993, %1994 : index
              %1996 = arith.muli %1995, %c112 : index
              %1997 = arith.addi %1996, %c40 : index
              %1998 = arith.addi %1997, %11 : index
              %1999 = memref.load %partial[%1998] : memref<?xf32>
              %2000 = arith.cmpi slt, %1988, %1900 : i32
              %2001 = arith.select %2000, %1999, %c44 : f32
              %2002 = arith.addi %1996, %10 : index
              %2003 = arith.addi %2002, %c23 : index
              %2004 = memref.load %partial[%2003] : memref<?xf32>
              %2005 = arith.addi %1996, %10 : index
              %2006 = arith.addi %2005, %c7 : index
              %2007 = memref.load %partial[%2006] : memref<?xf32>
              %2008 = arith.addi %1996, %10 : index
              %2009 = arith.addi %2008, %c39 : index
              %2010 = memref.load %partial[%2009] : memref<?xf32>
              %2011 = arith.addi %1998, %c9 : index
              %2012 = memref.load %partial[%2011] : memref<?xf32>
              %2013 = arith.addi %1906, %c72 : i32
              %2014 = arith.subi %1900, %c18 : i32
              %2015 = arith.minsi %2013, %2014 : i32
              %2016 = arith.addi %1905, %2015 : i32
              %2017 = arith.addi %ranges, %groups : index
              %2018 = arith.muli %12, %2017 : index
              %2019 = arith.index_castui %2016 : i32 to index
              %2020 = arith.addi %2018, %2019 : index
              %2021 = arith.muli %2020, %c112 : index
              %2022 = arith.addi %2021, %c40 : index
              %2023 = arith.addi %2022, %11 : index
              %2024 = memref.load %partial[%2023] : memref<?xf32>
              %2025 = arith.cmpi slt, %2013, %1900 : i32
              %2026 = arith.select %2025, %2024, %c44 : f32
              %2027 = arith.addi %2021, %10 : index
              %2028 = arith.addi %2027, %c23 : index
              %2029 = memref.load %partial[%2028] : memref<?xf32>
              %2030 = arith.addi %2021, %10 : index
              %2031 = arith.addi %2030, %c7 : index
              %2032 = memref.load %partial[%2031] : memref<?xf32>
              %2033 = arith.addi %2021, %10 : index
              %2034 = arith.addi %2033, %c39 : index
              %2035 = memref.load %partial[%2034] : memref<?xf32>
              %2036 = arith.addi %2023, %c9 : index
              %2037 = memref.load %partial[%2036] : memref<?xf32>
              %2038 = arith.addi %1906, %c73 : i32
              %2039 = arith.subi %1900, %c18 : i32
              %2040 = arith.minsi %2038, %2039 : i32
              %2041 = arith.addi %1905, %2040 : i32
              %2042 = arith.addi %ranges, %groups : index
              %2043 = arith.muli %12, %2042 : index
              %2044 = arith.index_castui %2041 : i32 to index
              %2045 = arith.addi %2043, %2044 : index
              %2046 = arith.muli %2045, %c112 : index
              %2047 = arith.addi %2046, %c40 : index
              %2048 = arith.addi %2047, %11 : index
              %2049 = memref.load %partial[%2048] : memref<?xf32>
              %2050 = arith.cmpi slt, %2038, %1900 : i32
              %2051 = arith.select %2050, %2049, %c44 : f32
              %2052 = arith.addi %2046, %10 : index
              %2053 = arith.addi %2052, %c23 : index
              %2054 = memref.load %partial[%2053] : memref<?xf32>
              %2055 = arith.addi %2046, %10 : index
              %2056 = arith.addi %2055, %c7 : index
              %2057 = memref.load %partial[%2056] : memref<?xf32>
              %2058 = arith.addi %2046, %10 : index
              %2059 = arith.addi %2058, %c39 : index
              %2060 = memref.load %partial[%2059] : memref<?xf32>
              %2061 = arith.addi %2048, %c9 : index
              %2062 = memref.load %partial[%2061] : memref<?xf32>
              %2063 = arith.addi %1906, %c74 : i32
              %2064 = arith.subi %1900, %c18 : i32
              %2065 = arith.minsi %2063, %2064 : i32
              %2066 = arith.addi %1905, %2065 : i32
              %2067 = arith.addi %ranges, %groups : index
              %2068 = arith.muli %12, %2067 : index
              %2069 = arith.index_castui %2066 : i32 to index
              %2070 = arith.addi %2068, %2069 : index
              %2071 = arith.muli %2070, %c112 : index
              %2072 = arith.addi %2071, %c40 : index
              %2073 = arith.addi %2072, %11 : index
              %2074 = memref.load %partial[%2073] : memref<?xf32>
              %2075 = arith.cmpi slt, %2063, %1900 : i32
              %2076 = arith.select %2075, %2074, %c44 : f32
              %2077 = arith.addi %2071, %10 : index
              %2078 = arith.addi %2077, %c23 : index
              %2079 = memref.load %partial[%2078] : memref<?xf32>
              %2080 = arith.addi %2071, %10 : index
              %2081 = arith.addi %2080, %c7 : index
              %2082 = memref.load %partial[%2081] : memref<?xf32>
              %2083 = arith.addi %2071, %10 : index
              %2084 = arith.addi %2083, %c39 : index
              %2085 = memref.load %partial[%2084] : memref<?xf32>
              %2086 = arith.addi %2073, %c9 : index
              %2087 = memref.load %partial[%2086] : memref<?xf32>
              %2088 = arith.addi %1906, %c75 : i32
              %2089 = arith.subi %1900, %c18 : i32
              %2090 = arith.minsi %2088, %2089 : i32
              %2091 = arith.addi %1905, %2090 : i32
              %2092 = arith.addi %ranges, %groups : index
              %2093 = arith.muli %12, %2092 : index
              %2094 = arith.index_castui %2091 : i32 to index
              %2095 = arith.addi %2093, %2094 : index
              %2096 = arith.muli %2095, %c112 : index
              %2097 = arith.addi %2096, %c40 : index
              %2098 = arith.addi %2097, %11 : index
              %2099 = memref.load %partial[%2098] : memref<?xf32>
              %2100 = arith.cmpi slt, %2088, %1900 : i32
              %2101 = arith.select %2100, %2099, %c44 : f32
              %2102 = arith.addi %2096, %10 : index
              %2103 = arith.addi %2102, %c23 : index
              %2104 = memref.load %partial[%2103] : memref<?xf32>
              %2105 = arith.addi %2096, %10 : index
              %2106 = arith.addi %2105, %c7 : index
              %2107 = memref.load %partial[%2106] : memref<?xf32>
              %2108 = arith.addi %2096, %10 : index
              %2109 = arith.addi %2108, %c39 : index
              %2110 = memref.load %partial[%2109] : memref<?xf32>
              %2111 = arith.addi %2098, %c9 : index
              %2112 = memref.load %partial[%2111] : memref<?xf32>
              %2113 = arith.maxnumf %1907, %1926 fastmath<nnan> : f32
              %2114 = arith.subf %1907, %2113 : f32
              %2115 = wave.exp2 %2114 : f32
              %2116 = arith.subf %1926, %2113 : f32
              %2117 = wave.exp2 %2116 : f32
              %2118 = arith.mulf %1908, %2115 : f32
              %2119 = math.fma %1937, %2117, %2118 : f32
              %2120 = arith.mulf %1909, %2115 : f32
              %2121 = math.fma %1929, %2117, %2120 : f32
              %2122 = arith.mulf %1910, %2115 : f32
              %2123 = math.fma %1932, %2117, %2122 : f32
              %2124 = arith.mulf %1911, %2115 : f32
              %2125 = math.fma %1935, %2117, %2124 : f32
              %2126 = arith.maxnumf %2113, %1951 fastmath<nnan> : f32
              %2127 = arith.subf %2113, %2126 : f32
              %2128 = wave.exp2 %2127 : f32
              %2129 = arith.subf %1951, %2126 : f32
              %2130 = wave.exp2 %2129 : f32
              %2131 = arith.mulf %2119, %2128 : f32
              %2132 = math.fma %1962, %2130, %2131 : f32
              %2133 = arith.mulf %2121, %2128 : f32
              %2134 = math.fma %1954, %2130, %2133 : f32
              %2135 = arith.mulf %2123, %2128 : f32
              %2136 = math.fma %1957, %2130, %2135 : f32
              %2137 = arith.mulf %2125, %2128 : f32
              %2138 = math.fma %1960, %2130, %2137 : f32
              %2139 = arith.maxnumf %2126, %1976 fastmath<nnan> : f32
              %2140 = arith.subf %2126, %2139 : f32
              %2141 = wave.exp2 %2140 : f32
              %2142 = arith.subf %1976, %2139 : f32
              %2143 = wave.exp2 %2142 : f32
              %2144 = arith.mulf %2132, %2141 : f32
              %2145 = math.fma %1987, %2143, %2144 : f32
              %2146 = arith.mulf %2134, %2141 : f32
              %2147 = math.fma %1979, %2143, %2146 : f32
              %2148 = arith.mulf %2136, %2141 : f32
              %2149 = math.fma %1982, %2143, %2148 : f32
              %2150 = arith.mulf %2138, %2141 : f32
              %2151 = math.fma %1985, %2143, %2150 : f32
              %2152 = arith.maxnumf %2139, %2001 fastmath<nnan> : f32
              %2153 = arith.subf %2139, %2152 : f32
              %2154 = wave.exp2 %2153 : f32
              %2155 = arith.subf %2001, %2152 : f32
              %2156 = wave.exp2 %2155 : f32
              %2157 = arith.mulf %2145, %2154 : f32
              %2158 = math.fma %2012, %2156, %2157 : f32
              %2159 = arith.mulf %2147, %2154 : f32
              %2160 = math.fma %2004, %2156, %2159 : f32
              %2161 = arith.mulf %2149, %2154 : f32
              %2162 = math.fma %2007, %2156, %2161 : f32
              %2163 = arith.mulf %2151, %2154 : f32
              %2164 = math.fma %2010, %2156, %2163 : f32
              %2165 = arith.maxnumf %2152, %2026 fastmath<nnan> : f32
              %2166 = arith.subf %2152, %2165 : f32
              %2167 = wave.exp2 %2166 : f32
              %2168 = arith.subf %2026, %2165 : f32
              %2169 = wave.exp2 %2168 : f32
              %2170 = arith.mulf %2158, %2167 : f32
              %2171 = math.fma %2037, %2169, %2170 : f32
              %2172 = arith.mulf %2160, %2167 : f32
              %2173 = math.fma %2029, %2169, %2172 : f32
              %2174 = arith.mulf %2162, %2167 : f32
              %2175 = math.fma %2032, %2169, %2174 : f32
              %2176 = arith.mulf %2164, %2167 : f32
              %2177 = math.fma %2035, %2169, %2176 : f32
              %2178 = arith.maxnumf %2165, %2051 fastmath<nnan> : f32
              %2179 = arith.subf %2165, %2178 : f32
              %2180 = wave.exp2 %2179 : f32
              %2181 = arith.subf %2051, %2178 : f32
              %2182 = wave.exp2 %2181 : f32
              %2183 = arith.mulf %2171, %2180 : f32
              %2184 = math.fma %2062, %2182, %2183 : f32
              %2185 = arith.mulf %2173, %2180 : f32
              %2186 = math.fma %2054, %2182, %2185 : f32
              %2187 = arith.mulf %2175, %2180 : f32
              %2188 = math.fma %2057, %2182, %2187 : f32
              %2189 = arith.mulf %2177, %2180 : f32
              %2190 = math.fma %2060, %2182, %2189 : f32
              %2191 = arith.maxnumf %2178, %2076 fastmath<nnan> : f32
              %2192 = arith.subf %2178, %2191 : f32
              %2193 = wave.exp2 %2192 : f32
              %2194 = arith.subf %2076, %2191 : f32
              %2195 = wave.exp2 %2194 : f32
              %2196 = arith.mulf %2184, %2193 : f32
              %2197 = math.fma %2087, %2195, %2196 : f32
              %2198 = arith.mulf %2186, %2193 : f32
              %2199 = math.fma %2079, %2195, %2198 : f32
              %2200 = arith.mulf %2188, %2193 : f32
              %2201 = math.fma %2082, %2195, %2200 : f32
              %2202 = arith.mulf %2190, %2193 : f32
              %2203 = math.fma %2085, %2195, %2202 : f32
              %2204 = arith.maxnumf %2191, %2101 fastmath<nnan> : f32
              %2205 = arith.subf %2191, %2204 : f32
              %2206 = wave.exp2 %2205 : f32
              %2207 = arith.subf %2101, %2204 : f32
              %2208 = wave.exp2 %2207 : f32
              %2209 = arith.mulf %2197, %2206 : f32
              %2210 = math.fma %2112, %2208, %2209 : f32
              %2211 = arith.mulf %2199, %2206 : f32
              %2212 = math.fma %2104, %2208, %2211 : f32
              %2213 = arith.mulf %2201, %2206 : f32
              %2214 = math.fma %2107, %2208, %2213 : f32
              %2215 = arith.mulf %2203, %2206 : f32
              %2216 = math.fma %2110, %2208, %2215 : f32
              scf.yield %2204, %2210, %2212, %2214, %2216 : f32, f32, f32, f32, f32
            }
            %2217 = arith.cmpi eq, %1894, %c18 : i32
            scf.if %2217 {
              %2218 = arith.addi %kvHeads, %18 : index
              %2219 = memref.load %scales[%2218] : memref<?xf32>
              %2220 = arith.divf %2219, %1912#1 : f32
              %2221 = arith.addi %20, %11 : index
              %2222 = arith.cmpi slt, %2221, %groupSize : index
              scf.if %2222 {
                %2223 = arith.muli %18, %groupSize : index
                %2224 = arith.addi %2223, %2221 : index
                %2225 = arith.muli %2224, %c24 : index
                %2226 = arith.muli %heads, %c24 : index
                %2227 = arith.addi %10, %c23 : index
                %2228 = arith.mulf %1912#2, %2220 : f32
                %2229 = arith.addf %2228, %c45 : f32
                %2230 = arith.minimumf %2229, %c108 : f32
                %2231 = arith.maximumf %2230, %c109 : f32
                %2232 = arith.truncf %2231 : f32 to f16
                %2233 = arith.divui %2227, %c9 : index
                %2234 = arith.addi %2225, %2233 : index
                %2235 = arith.divui %27, %outTileRows : index
                %2236 = arith.divui %2226, %c3 : index
                %2237 = arith.muli %2235, %2236 : index
                %2238 = arith.divui %2234, %c3 : index
                %2239 = arith.addi %2237, %2238 : index
                %2240 = arith.muli %2239, %c11 : index
                %2241 = arith.remui %2234, %c3 : index
                %2242 = arith.divui %2241, %c9 : index
                %2243 = arith.addi %2240, %2242 : index
                %2244 = arith.muli %outTileRows, %c9 : index
                %2245 = arith.muli %2243, %2244 : index
                %2246 = arith.remui %27, %outTileRows : index
                %2247 = arith.muli %2246, %c9 : index
                %2248 = arith.addi %2245, %2247 : index
                %2249 = arith.remui %2234, %c9 : index
                %2250 = arith.addi %2248, %2249 : index
                memref.store %2232, %out[%2250] : memref<?xf16>
                %2251 = arith.addi %10, %c7 : index
                %2252 = arith.mulf %1912#3, %2220 : f32
                %2253 = arith.addf %2252, %c45 : f32
                %2254 = arith.minimumf %2253, %c108 : f32
                %2255 = arith.maximumf %2254, %c109 : f32
                %2256 = arith.truncf %2255 : f32 to f16
                %2257 = arith.divui %2251, %c9 : index
                %2258 = arith.addi %2225, %2257 : index
                %2259 = arith.divui %27, %outTileRows : index
                %2260 = arith.divui %2226, %c3 : index
                %2261 = arith.muli %2259, %2260 : index
                %2262 = arith.divui %2258, %c3 : index
                %2263 = arith.addi %2261, %2262 : index
                %2264 = arith.muli %2263, %c11 : index
                %2265 = arith.remui %2258, %c3 : index
                %2266 = arith.divui %2265, %c9 : index
                %2267 = arith.addi %2264, %2266 : index
                %2268 = arith.muli %outTileRows, %c9 : index
                %2269 = arith.muli %2267, %2268 : index
                %2270 = arith.remui %27, %outTileRows : index
                %2271 = arith.muli %2270, %c9 : index
                %2272 = arith.addi %2269, %2271 : index
                %2273 = arith.remui %2258, %c9 : index
                %2274 = arith.addi %2272, %2273 : index
                memref.store %2256, %out[%2274] : memref<?xf16>
                %2275 = arith.addi %10, %c39 : index
                %2276 = arith.mulf %1912#4, %2220 : f32
                %2277 = arith.addf %2276, %c45 : f32
                %2278 = arith.minimumf %2277, %c108 : f32
                %2279 = arith.maximumf %2278, %c109 : f32
                %2280 = arith.truncf %2279 : f32 to f16
                %2281 = arith.divui %2275, %c9 : index
                %2282 = arith.addi %2225, %2281 : index
                %2283 = arith.divui %27, %outTileRows : index
                %2284 = arith.divui %2226, %c3 : index
                %2285 = arith.muli %2283, %2284 : index
                %2286 = arith.divui %2282, %c3 : index
                %2287 = arith.addi %2285, %2286 : index
                %2288 = arith.muli %2287, %c11 : index
                %2289 = arith.remui %2282, %c3 : index
                %2290 = arith.divui %2289, %c9 : index
                %2291 = arith.addi %2288, %2290 : index
                %2292 = arith.muli %outTileRows, %c9 : index
                %2293 = arith.muli %2291, %2292 : index
                %2294 = arith.remui %27, %outTileRows : index
                %2295 = arith.muli %2294, %c9 : index
                %2296 = arith.addi %2293, %2295 : index
                %2297 = arith.remui %2282, %c9 : index
                %2298 = arith.addi %2296, %2297 : index
                memref.store %2280, %out[%2298] : memref<?xf16>
              }
            } else {
              %2299 = arith.index_cast %ranges : index to i32
              %2300 = arith.addi %2299, %1895 : i32
              %2301 = arith.addi %ranges, %groups : index
              %2302 = arith.muli %12, %2301 : index
              %2303 = arith.index_castui %2300 : i32 to index
              %2304 = arith.addi %2302, %2303 : index
              %2305 = arith.muli %2304, %c112 : index
              %2306 = arith.addi %10, %c23 : index
              %2307 = arith.addi %2305, %2306 : index
              memref.store %1912#2, %partial[%2307] : memref<?xf32>
              %2308 = arith.addi %10, %c7 : index
              %2309 = arith.addi %2305, %2308 : index
              memref.store %1912#3, %partial[%2309] : memref<?xf32>
              %2310 = arith.addi %10, %c39 : index
              %2311 = arith.addi %2305, %2310 : index
              memref.store %1912#4, %partial[%2311] : memref<?xf32>
              %2312 = arith.cmpi slt, %10, %c9 : index
              scf.if %2312 {
                %2313 = arith.addi %2305, %c40 : index
                %2314 = arith.addi %2313, %10 : index
                memref.store %1912#0, %partial[%2314] : memref<?xf32>
                %2315 = arith.addi %2314, %c9 : index
                memref.store %1912#1, %partial[%2315] : memref<?xf32>
              }
              %2316 = arith.addi %1897, %groups : index
              %2317 = arith.index_castui %1894 : i32 to index
              %2318 = wave.arrive %counters[%2316], %2317 : memref<?xi32>
              scf.if %2318 {
                %2325:5 = scf.for %2319 = %c49 to %1894 step %c76 iter_args(%2320 = %c44, %2321 = %c45, %2322 = %c45, %2323 = %c45, %2324 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %2326 = arith.addi %2319, %c49 : i32
                  %2327 = arith.subi %1894, %c18 : i32
                  %2328 = arith.minsi %2326, %2327 : i32
                  %2329 = arith.addi %2299, %2328 : i32
                  %2330 = arith.addi %ranges, %groups : index
                  %2331 = arith.muli %12, %2330 : index
                  %2332 = arith.index_castui %2329 : i32 to index
                  %2333 = arith.addi %2331, %2332 : index
                  %2334 = arith.muli %2333, %c112 : index
                  %2335 = arith.addi %2334, %c40 : index
                  %2336 = arith.addi %2335, %11 : index
                  %2337 = memref.load %partial[%2336] : memref<?xf32>
                  %2338 = arith.cmpi slt, %2326, %1894 : i32
                  %2339 = arith.select %2338, %2337, %c44 : f32
                  %2340 = arith.addi %2334, %10 : index
                  %2341 = arith.addi %2340, %c23 : index
                  %2342 = memref.load %partial[%2341] : memref<?xf32>
                  %2343 = arith.addi %2334, %10 : index
                  %2344 = arith.addi %2343, %c7 : index
                  %2345 = memref.load %partial[%2344] : memref<?xf32>
                  %2346 = arith.addi %2334, %10 : index
                  %2347 = arith.addi %2346, %c39 : index
                  %2348 = memref.load %partial[%2347] : memref<?xf32>
                  %2349 = arith.addi %2336, %c9 : index
                  %2350 = memref.load %partial[%2349] : memref<?xf32>
                  %2351 = arith.addi %2319, %c18 : i32
                  %2352 = arith.subi %1894, %c18 : i32
                  %2353 = arith.minsi %2351, %2352 : i32
                  %2354 = arith.addi %2299, %2353 : i32
                  %2355 = arith.addi %ranges, %groups : index
                  %2356 = arith.muli %12, %2355 : index
                  %2357 = arith.index_castui %2354 : i32 to index
                  %2358 = arith.addi %2356, %2357 : index
                  %2359 = arith.muli %2358, %c112 : index
                  %2360 = arith.addi %2359, %c40 : index
                  %2361 = arith.addi %2360, %11 : index
                  %2362 = memref.load %partial[%2361] : memref<?xf32>
                  %2363 = arith.cmpi slt, %2351, %1894 : i32
                  %2364 = arith.select %2363, %2362, %c44 : f32
                  %2365 = arith.addi %2359, %10 : index
                  %2366 = arith.addi %2365, %c23 : index
                  %2367 = memref.load %partial[%2366] : memref<?xf32>
                  %2368 = arith.addi %2359, %10 : index
                  %2369 = arith.addi %2368, %c7 : index
                  %2370 = memref.load %partial[%2369] : memref<?xf32>
                  %2371 = arith.addi %2359, %10 : index
                  %2372 = arith.addi %2371, %c39 : index
                  %2373 = memref.load %partial[%2372] : memref<?xf32>
                  %2374 = arith.addi %2361, %c9 : index
                  %2375 = memref.load %partial[%2374] : memref<?xf32>
                  %2376 = arith.addi %2319, %c69 : i32
                  %2377 = arith.subi %1894, %c18 : i32
                  %2378 = arith.minsi %2376, %2377 : i32
                  %2379 = arith.addi %2299, %2378 : i32
                  %2380 = arith.addi %ranges, %groups : index
                  %2381 = arith.muli %12, %2380 : index
                  %2382 = arith.index_castui %2379 : i32 to index
                  %2383 = arith.addi %2381, %2382 : index
                  %2384 = arith.muli %2383, %c112 : index
                  %2385 = arith.addi %2384, %c40 : index
                  %2386 = arith.addi %2385, %11 : index
                  %2387 = memref.load %partial[%2386] : memref<?xf32>
                  %2388 = arith.cmpi slt, %2376, %1894 : i32
                  %2389 = arith.select %2388, %2387, %c44 : f32
                  %2390 = arith.addi %2384, %10 : index
                  %2391 = arith.addi %2390, %c23 : index
                  %2392 = memref.load %partial[%2391] : memref<?xf32>
                  %2393 = arith.addi %2384, %10 : index
                  %2394 = arith.addi %2393, %c7 : index
                  %2395 = memref.load %partial[%2394] : memref<?xf32>
                  %2396 = arith.addi %2384, %10 : index
                  %2397 = arith.addi %2396, %c39 : index
                  %2398 = memref.load %partial[%2397] : memref<?xf32>
                  %2399 = arith.addi %2386, %c9 : index
                  %2400 = memref.load %partial[%2399] : memref<?xf32>
                  %2401 = arith.addi %2319, %c71 : i32
                  %2402 = arith.subi %1894, %c18 : i32
                  %2403 = arith.minsi %2401, %2402 : i32
                  %2404 = arith.addi %2299, %2403 : i32
                  %2405 = arith.addi %ranges, %groups : index
                  %2406 = arith.muli %12, %2405 : index
                  %2407 = arith.index_castui %2404 : i32 to index
                  %2408 = arith.addi %2406, %2407 : index
                  %2409 = arith.muli %2408, %c112 : index
                  %2410 = arith.addi %2409, %c40 : index
                  %2411 = arith.addi %2410, %11 : index
                  %2412 = memref.load %partial[%2411] : memref<?xf32>
                  %2413 = arith.cmpi slt, %2401, %1894 : i32
                  %2414 = arith.select %2413, %2412, %c44 : f32
                  %2415 = arith.addi %2409, %10 : index
                  %2416 = arith.addi %2415, %c23 : index
                  %2417 = memref.load %partial[%2416] : memref<?xf32>
                  %2418 = arith.addi %2409, %10 : index
                  %2419 = arith.addi %2418, %c7 : index
                  %2420 = memref.load %partial[%2419] : memref<?xf32>
                  %2421 = arith.addi %2409, %10 : index
                  %2422 = arith.addi %2421, %c39 : index
                  %2423 = memref.load %partial[%2422] : memref<?xf32>
                  %2424 = arith.addi %2411, %c9 : index
                  %2425 = memref.load %partial[%2424] : memref<?xf32>
                  %2426 = arith.addi %2319, %c72 : i32
                  %2427 = arith.subi %1894, %c18 : i32
                  %2428 = arith.minsi %2426, %2427 : i32
                  %2429 = arith.addi %2299, %2428 : i32
                  %2430 = arith.addi %ranges, %groups : index
                  %2431 = arith.muli %12, %2430 : index
                  %2432 = arith.index_castui %2429 : i32 to index
                  %2433 = arith.addi %2431, %2432 : index
                  %2434 = arith.muli %2433, %c112 : index
                  %2435 = arith.addi %2434, %c40 : index
                  %2436 = arith.addi %2435, %11 : index
                  %2437 = memref.load %partial[%2436] : memref<?xf32>
                  %2438 = arith.cmpi slt, %2426, %1894 : i32
                  %2439 = arith.select %2438, %2437, %c44 : f32
                  %2440 = arith.addi %2434, %10 : index
                  %2441 = arith.addi %2440, %c23 : index
                  %2442 = memref.load %partial[%2441] : memref<?xf32>
                  %2443 = arith.addi %2434, %10 : index
                  %2444 = arith.addi %2443, %c7 : index
                  %2445 = memref.load %partial[%2444] : memref<?xf32>
                  %2446 = arith.addi %2434, %10 : index
                  %2447 = arith.addi %2446, %c39 : index
                  %2448 = memref.load %partial[%2447] : memref<?xf32>
                  %2449 = arith.addi %2436, %c9 : index
                  %2450 = memref.load %partial[%2449] : memref<?xf32>
                  %2451 = arith.addi %2319, %c73 : i32
                  %2452 = arith.subi %1894, %c18 : i32
                  %2453 = arith.minsi %2451, %2452 : i32
                  %2454 = arith.addi %2299, %2453 : i32
                  %2455 = arith.addi %ranges, %groups : index
                  %2456 = arith.muli %12, %2455 : index
                  %2457 = arith.index_castui %2454 : i32 to index
                  %2458 = arith.addi %2456, %2457 : index
                  %2459 = arith.muli %2458, %c112 : index
                  %2460 = arith.addi %2459, %c40 : index
                  %2461 = arith.addi %2460, %11 : index
                  %2462 = memref.load %partial[%2461] : memref<?xf32>
                  %2463 = arith.cmpi slt, %2451, %1894 : i32
                  %2464 = arith.select %2463, %2462, %c44 : f32
                  %2465 = arith.addi %2459, %10 : index
                  %2466 = arith.addi %2465, %c23 : index
                  %2467 = memref.load %partial[%2466] : memref<?xf32>
                  %2468 = arith.addi %2459, %10 : index
                  %2469 = arith.addi %2468, %c7 : index
                  %2470 = memref.load %partial[%2469] : memref<?xf32>
                  %2471 = arith.addi %2459, %10 : index
                  %2472 = arith.addi %2471, %c39 : index
                  %2473 = memref.load %partial[%2472] : memref<?xf32>
                  %2474 = arith.addi %2461, %c9 : index
                  %2475 = memref.load %partial[%2474] : memref<?xf32>
                  %2476 = arith.addi %2319, %c74 : i32
                  %2477 = arith.subi %1894, %c18 : i32
                  %2478 = arith.minsi %2476, %2477 : i32
                  %2479 = arith.addi %2299, %2478 : i32
                  %2480 = arith.addi %ranges, %groups : index
                  %2481 = arith.muli %12, %2480 : index
                  %2482 = arith.index_castui %2479 : i32 to index
                  %2483 = arith.addi %2481, %2482 : index
                  %2484 = arith.muli %2483, %c112 : index
                  %2485 = arith.addi %2484, %c40 : index
                  %2486 = arith.addi %2485, %11 : index
                  %2487 = memref.load %partial[%2486] : memref<?xf32>
                  %2488 = arith.cmpi slt, %2476, %1894 : i32
                  %2489 = arith.select %2488, %2487, %c44 : f32
                  %2490 = arith.addi %2484, %10 : index
                  %2491 = arith.addi %2490, %c23 : index
                  %2492 = memref.load %partial[%2491] : memref<?xf32>
                  %2493 = arith.addi %2484, %10 : index
                  %2494 = arith.addi %2493, %c7 : index
                  %2495 = memref.load %partial[%2494] : memref<?xf32>
                  %2496 = arith.addi %2484, %10 : index
                  %2497 = arith.addi %2496, %c39 : index
                  %2498 = memref.load %partial[%2497] : memref<?xf32>
                  %2499 = arith.addi %2486, %c9 : index
                  %2500 = memref.load %partial[%2499] : memref<?xf32>
                  %2501 = arith.addi %2319, %c75 : i32
                  %2502 = arith.subi %1894, %c18 : i32
                  %2503 = arith.minsi %2501, %2502 : i32
                  %2504 = arith.addi %2299, %2503 : i32
                  %2505 = arith.addi %ranges, %groups : index
                  %2506 = arith.muli %12, %2505 : index
                  %2507 = arith.index_castui %2504 : i32 to index
                  %2508 = arith.addi %2506, %2507 : index
                  %2509 = arith.muli %2508, %c112 : index
                  %2510 = arith.addi %2509, %c40 : index
                  %2511 = arith.addi %2510, %11 : index
                  %2512 = memref.load %partial[%2511] : memref<?xf32>
                  %2513 = arith.cmpi slt, %2501, %1894 : i32
                  %2514 = arith.select %2513, %2512, %c44 : f32
                  %2515 = arith.addi %2509, %10 : index
                  %2516 = arith.addi %2515, %c23 : index
                  %2517 = memref.load %partial[%2516] : memref<?xf32>
                  %2518 = arith.addi %2509, %10 : index
                  %2519 = arith.addi %2518, %c7 : index
                  %2520 = memref.load %partial[%2519] : memref<?xf32>
                  %2521 = arith.addi %2509, %10 : index
                  %2522 = arith.addi %2521, %c39 : index
                  %2523 = memref.load %partial[%2522] : memref<?xf32>
                  %2524 = arith.addi %2511, %c9 : index
                  %2525 = memref.load %partial[%2524] : memref<?xf32>
                  %2526 = arith.maxnumf %2320, %2339 fastmath<nnan> : f32
                  %2527 = arith.subf %2320, %2526 : f32
                  %2528 = wave.exp2 %2527 : f32
                  %2529 = arith.subf %2339, %2526 : f32
                  %2530 = wave.exp2 %2529 : f32
                  %2531 = arith.mulf %2321, %2528 : f32
                  %2532 = math.fma %2350, %2530, %2531 : f32
                  %2533 = arith.mulf %2322, %2528 : f32
                  %2534 = math.fma %2342, %2530, %2533 : f32
                  %2535 = arith.mulf %2323, %2528 : f32
                  %2536 = math.fma %2345, %2530, %2535 : f32
                  %2537 = arith.mulf %2324, %2528 : f32
                  %2538 = math.fma %2348, %2530, %2537 : f32
                  %2539 = arith.maxnumf %2526, %2364 fastmath<nnan> : f32
                  %2540 = arith.subf %2526, %2539 : f32
                  %2541 = wave.exp2 %2540 : f32
                  %2542 = arith.subf %2364, %2539 : f32
                  %2543 = wave.exp2 %2542 : f32
                  %2544 = arith.mulf %2532, %2541 : f32
                  %2545 = math.fma %2375, %2543, %2544 : f32
                  %2546 = arith.mulf %2534, %2541 : f32
                  %2547 = math.fma %2367, %2543, %2546 : f32
                  %2548 = arith.mulf %2536, %2541 : f32
                  %2549 = math.fma %2370, %2543, %2548 : f32
                  %2550 = arith.mulf %2538, %2541 : f32
                  %2551 = math.fma %2373, %2543, %2550 : f32
                  %2552 = arith.maxnumf %2539, %2389 fastmath<nnan> : f32
                  %2553 = arith.subf %2539, %2552 : f32
                  %2554 = wave.exp2 %2553 : f32
                  %2555 = arith.subf %2389, %2552 : f32
                  %2556 = wave.exp2 %2555 : f32
                  %2557 = arith.mulf %2545, %2554 : f32
                  %2558 = math.fma %2400, %2556, %2557 : f32
                  %2559 = arith.mulf %2547, %2554 : f32
                  %2560 = math.fma %2392, %2556, %2559 : f32
                  %2561 = arith.mulf %2549, %2554 : f32
                  %2562 = math.fma %2395, %2556, %2561 : f32
                  %2563 = arith.mulf %2551, %2554 : f32
                  %2564 = math.fma %2398, %2556, %2563 : f32
                  %2565 = arith.maxnumf %2552, %2414 fastmath<nnan> : f32
                  %2566 = arith.subf %2552, %2565 : f32
                  %2567 = wave.exp2 %2566 : f32
                  %2568 = arith.subf %2414, %2565 : f32
                  %2569 = wave.exp2 %2568 : f32
                  %2570 = arith.mulf %2558, %2567 : f32
                  %2571 = math.fma %2425, %2569, %2570 : f32
                  %2572 = arith.mulf %2560, %2567 : f32
                  %2573 = math.fma %2417, %2569, %2572 : f32
                  %2574 = arith.mulf %2562, %2567 : f32
                  %2575 = math.fma %2420, %2569, %2574 : f32
                  %2576 = arith.mulf %2564, %2567 : f32
                  %2577 = math.fma %2423, %2569, %2576 : f32
                  %2578 = arith.maxnumf %2565, %2439 fastmath<nnan> : f32
                  %2579 = arith.subf %2565, %2578 : f32
                  %2580 = wave.exp2 %2579 : f32
                  %2581 = arith.subf %2439, %2578 : f32
                  %2582 = wave.exp2 %2581 : f32
                  %2583 = arith.mulf %2571, %2580 : f32
                  %2584 = math.fma %2450, %2582, %2583 : f32
                  %2585 = arith.mulf %2573, %2580 : f32
                  %2586 = math.fma %2442, %2582, %2585 : f32
                  %2587 = arith.mulf %2575, %2580 : f32
                  %2588 = math.fma %2445, %2582, %2587 : f32
                  %2589 = arith.mulf %2577, %2580 : f32
                  %2590 = math.fma %2448, %2582, %2589 : f32
                  %2591 = arith.maxnumf %2578, %2464 fastmath<nnan> : f32
                  %2592 = arith.subf %2578, %2591 : f32
                  %2593 = wave.exp2 %2592 : f32
                  %2594 = arith.subf %2464, %2591 : f32
                  %2595 = wave.exp2 %2594 : f32
                  %2596 = arith.mulf %2584, %2593 : f32
                  %2597 = math.fma %2475, %2595, %2596 : f32
                  %2598 = arith.mulf %2586, %2593 : f32
                  %2599 = math.fma %2467, %2595, %2598 : f32
                  %2600 = arith.mulf %2588, %2593 : f32
                  %2601 = math.fma %2470, %2595, %2600 : f32
                  %2602 = arith.mulf %2590, %2593 : f32
                  %2603 = math.fma %2473, %2595, %2602 : f32
                  %2604 = arith.maxnumf %2591, %2489 fastmath<nnan> : f32
                  %2605 = arith.subf %2591, %2604 : f32
                  %2606 = wave.exp2 %2605 : f32
                  %2607 = arith.subf %2489, %2604 : f32
                  %2608 = wave.exp2 %2607 : f32
                  %2609 = arith.mulf %2597, %2606 : f32
                  %2610 = math.fma %2500, %2608, %2609 : f32
                  %2611 = arith.mulf %2599, %2606 : f32
                  %2612 = math.fma %2492, %2608, %2611 : f32
                  %2613 = arith.mulf %2601, %2606 : f32
                  %2614 = math.fma %2495, %2608, %2613 : f32
                  %2615 = arith.mulf %2603, %2606 : f32
                  %2616 = math.fma %2498, %2608, %2615 : f32
                  %2617 = arith.maxnumf %2604, %2514 fastmath<nnan> : f32
                  %2618 = arith.subf %2604, %2617 : f32
                  %2619 = wave.exp2 %2618 : f32
                  %2620 = arith.subf %2514, %2617 : f32
                  %2621 = wave.exp2 %2620 : f32
                  %2622 = arith.mulf %2610, %2619 : f32
                  %2623 = math.fma %2525, %2621, %2622 : f32
                  %2624 = arith.mulf %2612, %2619 : f32
                  %2625 = math.fma %2517, %2621, %2624 : f32
                  %2626 = arith.mulf %2614, %2619 : f32
                  %2627 = math.fma %2520, %2621, %2626 : f32
                  %2628 = arith.mulf %2616, %2619 : f32
                  %2629 = math.fma %2523, %2621, %2628 : f32
                  scf.yield %2617, %2623, %2625, %2627, %2629 : f32, f32, f32, f32, f32
                }
                %2630 = arith.addi %kvHeads, %18 : index
                %2631 = memref.load %scales[%2630] : memref<?xf32>
                %2632 = arith.divf %2631, %2325#1 : f32
                %2633 = arith.addi %20, %11 : index
                %2634 = arith.cmpi slt, %2633, %groupSize : index
                scf.if %2634 {
                  %2635 = arith.muli %18, %groupSize : index
                  %2636 = arith.addi %2635, %2633 : index
                  %2637 = arith.muli %2636, %c24 : index
                  %2638 = arith.muli %heads, %c24 : index
                  %2639 = arith.addi %10, %c23 : index
                  %2640 = arith.mulf %2325#2, %2632 : f32
                  %2641 = arith.addf %2640, %c45 : f32
                  %2642 = arith.minimumf %2641, %c108 : f32
                  %2643 = arith.maximumf %2642, %c109 : f32
                  %2644 = arith.truncf %2643 : f32 to f16
                  %2645 = arith.divui %2639, %c9 : index
                  %2646 = arith.addi %2637, %2645 : index
                  %2647 = arith.divui %27, %outTileRows : index
                  %2648 = arith.divui %2638, %c3 : index
                  %2649 = arith.muli %2647, %2648 : index
                  %2650 = arith.divui %2646, %c3 : index
                  %2651 = arith.addi %2649, %2650 : index
                  %2652 = arith.muli %2651, %c11 : index
                  %2653 = arith.remui %2646, %c3 : index
                  %2654 = arith.divui %2653, %c9 : index
                  %2655 = arith.addi %2652, %2654 : index
                  %2656 = arith.muli %outTileRows, %c9 : index
                  %2657 = arith.muli %2655, %2656 : index
                  %2658 = arith.remui %27, %outTileRows : index
                  %2659 = arith.muli %2658, %c9 : index
                  %2660 = arith.addi %2657, %2659 : index
                  %2661 = arith.remui %2646, %c9 : index
                  %2662 = arith.addi %2660, %2661 : index
                  memref.store %2644, %out[%2662] : memref<?xf16>
                  %2663 = arith.addi %10, %c7 : index
                  %2664 = arith.mulf %2325#3, %2632 : f32
                  %2665 = arith.addf %2664, %c45 : f32
                  %2666 = arith.minimumf %2665, %c108 : f32
                  %2667 = arith.maximumf %2666, %c109 : f32
                  %2668 = arith.truncf %2667 : f32 to f16
                  %2669 = arith.divui %2663, %c9 : index
                  %2670 = arith.addi %2637, %2669 : index
                  %2671 = arith.divui %27, %outTileRows : index
                  %2672 = arith.divui %2638, %c3 : index
                  %2673 = arith.muli %2671, %2672 : index
                  %2674 = arith.divui %2670, %c3 : index
                  %2675 = arith.addi %2673, %2674 : index
                  %2676 = arith.muli %2675, %c11 : index
                  %2677 = arith.remui %2670, %c3 : index
                  %2678 = arith.divui %2677, %c9 : index
                  %2679 = arith.addi %2676, %2678 : index
                  %2680 = arith.muli %outTileRows, %c9 : index
                  %2681 = arith.muli %2679, %2680 : index
                  %2682 = arith.remui %27, %outTileRows : index
                  %2683 = arith.muli %2682, %c9 : index
                  %2684 = arith.addi %2681, %2683 : index
                  %2685 = arith.remui %2670, %c9 : index
                  %2686 = arith.addi %2684, %2685 : index
                  memref.store %2668, %out[%2686] : memref<?xf16>
                  %2687 = arith.addi %10, %c39 : index
                  %2688 = arith.mulf %2325#4, %2632 : f32
                  %2689 = arith.addf %2688, %c45 : f32
                  %2690 = arith.minimumf %2689, %c108 : f32
                  %2691 = arith.maximumf %2690, %c109 : f32
                  %2692 = arith.truncf %2691 : f32 to f16
                  %2693 = arith.divui %2687, %c9 : index
                  %2694 = arith.addi %2637, %2693 : index
                  %2695 = arith.divui %27, %outTileRows : index
                  %2696 = arith.divui %2638, %c3 : index
                  %2697 = arith.muli %2695, %2696 : index
                  %2698 = arith.divui %2694, %c3 : index
                  %2699 = arith.addi %2697, %2698 : index
                  %2700 = arith.muli %2699, %c11 : index
                  %2701 = arith.remui %2694, %c3 : index
                  %2702 = arith.divui %2701, %c9 : index
                  %2703 = arith.addi %2700, %2702 : index
                  %2704 = arith.muli %outTileRows, %c9 : index
                  %2705 = arith.muli %2703, %2704 : index
                  %2706 = arith.remui %27, %outTileRows : index
                  %2707 = arith.muli %2706, %c9 : index
                  %2708 = arith.addi %2705, %2707 : index
                  %2709 = arith.remui %2694, %c9 : index
                  %2710 = arith.addi %2708, %2709 : index
                  memref.store %2692, %out[%2710] : memref<?xf16>
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

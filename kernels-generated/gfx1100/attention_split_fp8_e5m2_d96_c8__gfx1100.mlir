// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c17 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c19 = arith.constant 1 : i32
  %c20 = arith.constant 16 : i32
  %c21 = arith.constant 1023 : i32
  %c22 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 36 : index
  %c28 = arith.constant 48 : index
  %c29 = arith.constant 52 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 68 : index
  %c32 = arith.constant 80 : index
  %c33 = arith.constant 84 : index
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 15 : i32
  %c36 = arith.constant 253 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 128 : index
  %c40 = arith.constant 512 : index
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
  %c57 = arith.constant 0x41000000 : f32
  %c58 = arith.constant 0x40C00000 : f32
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
  %c75 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c76 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c77 = arith.constant 112 : index
  %c78 = arith.constant 144 : index
  %c79 = arith.constant 160 : index
  %c80 = arith.constant 176 : index
  %c81 = arith.constant 208 : index
  %c82 = arith.constant 224 : index
  %c83 = arith.constant 240 : index
  %c84 = arith.constant 272 : index
  %c85 = arith.constant 288 : index
  %c86 = arith.constant 304 : index
  %c87 = arith.constant 336 : index
  %c88 = arith.constant 352 : index
  %c89 = arith.constant 368 : index
  %c90 = arith.constant 400 : index
  %c91 = arith.constant 416 : index
  %c92 = arith.constant 432 : index
  %c93 = arith.constant 464 : index
  %c94 = arith.constant 480 : index
  %c95 = arith.constant 496 : index
  %c96 = arith.constant 2048 : index
  %c97 = arith.constant 2560 : index
  %c98 = arith.constant 3072 : index
  %c99 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c101 = arith.constant 0x477FE000 : f32
  %c102 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c105 = arith.constant 800 : index
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
    %37 = arith.muli %18, %c17 : index
    %38 = arith.muli %1, %c13 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c19 : i32
    %42 = arith.subi %41, %c19 : i32
    %43 = arith.divui %42, %c20 : i32
    %44 = arith.addi %41, %c21 : i32
    %45 = arith.divui %44, %c22 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c24 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c25 : index
        %57 = arith.muli %2, %c9 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c24 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c13 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c26 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c8 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c27 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c28 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c29 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c30 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c31 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %58, %c32 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %58, %c33 : index
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
        %116 = arith.shrui %115, %c34 : i32
        %117 = arith.maxsi %116, %c35 : i32
        %118 = arith.minsi %117, %c36 : i32
        %119 = arith.subi %c37, %118 : i32
        %120 = arith.shli %119, %c34 : i32
        %121 = arith.bitcast %120 : i32 to f32
        %122 = arith.subi %118, %c38 : i32
        %123 = arith.shli %122, %c34 : i32
        %124 = arith.bitcast %123 : i32 to f32
        %125 = vector.broadcast %121 : f32 to vector<4xf32>
        %126 = arith.muli %1, %c9 : index
        %127 = arith.muli %2, %c39 : index
        %128 = arith.addi %126, %127 : index
        %129 = arith.mulf %60, %125 : vector<4xf32>
        %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
        %131 = arith.mulf %62, %125 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %134 = arith.addi %128, %c24 : index
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
        %146 = arith.addi %128, %c40 : index
        vector.store %145, %4[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = arith.mulf %72, %125 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = arith.mulf %74, %125 : vector<4xf32>
        %150 = arith.truncf %149 : vector<4xf32> to vector<4xf16>
        %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %152 = arith.addi %128, %c17 : index
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
        %169 = arith.muli %168, %c22 : i32
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
          %184 = arith.subi %179, %c19 : i32
          %185 = arith.divui %172, %c20 : i32
          %186 = arith.addi %185, %c49 : i32
          %187 = arith.minsi %186, %43 : i32
          %188 = arith.index_castui %187 : i32 to index
          %189 = arith.addi %35, %188 : index
          %190 = memref.load %step[%189] : memref<?xi32>
          %191 = arith.index_cast %190 : i32 to index
          %192 = arith.muli %191, %36 : index
          %193 = arith.addi %192, %37 : index
          %194 = arith.addi %185, %c19 : i32
          %195 = arith.minsi %194, %43 : i32
          %196 = arith.index_castui %195 : i32 to index
          %197 = arith.addi %35, %196 : index
          %198 = memref.load %step[%197] : memref<?xi32>
          %199 = arith.index_cast %198 : i32 to index
          %200 = arith.muli %199, %36 : index
          %201 = arith.addi %200, %37 : index
          %202 = arith.addi %193, %38 : index
          %203 = arith.addi %202, %c24 : index
          %204 = vector.load %kv[%203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %205 = arith.addi %193, %38 : index
          %206 = arith.addi %205, %c30 : index
          %207 = vector.load %kv[%206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %208 = arith.addi %193, %38 : index
          %209 = arith.addi %208, %c39 : index
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
          %220 = arith.minsi %183, %184 : i32
          %236:14 = scf.for %221 = %c49 to %220 step %c19 iter_args(%222 = %204, %223 = %207, %224 = %210, %225 = %213, %226 = %216, %227 = %219, %228 = %c44, %229 = %c45, %230 = %c46, %231 = %c46, %232 = %c46, %233 = %c46, %234 = %c46, %235 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %237 = arith.muli %221, %c48 : i32
            %238 = arith.addi %172, %237 : i32
            %239 = arith.addi %238, %c48 : i32
            %240 = arith.divui %238, %c20 : i32
            %241 = arith.addi %240, %c49 : i32
            %242 = arith.minsi %241, %43 : i32
            %243 = arith.index_castui %242 : i32 to index
            %244 = arith.addi %35, %243 : index
            %245 = memref.load %step[%244] : memref<?xi32>
            %246 = arith.index_cast %245 : i32 to index
            %247 = arith.muli %246, %36 : index
            %248 = arith.addi %247, %37 : index
            %249 = arith.addi %240, %c19 : i32
            %250 = arith.minsi %249, %43 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %35, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %36 : index
            %256 = arith.addi %255, %37 : index
            %257 = arith.divui %239, %c20 : i32
            %258 = arith.addi %257, %c49 : i32
            %259 = arith.minsi %258, %43 : i32
            %260 = arith.index_castui %259 : i32 to index
            %261 = arith.addi %35, %260 : index
            %262 = memref.load %step[%261] : memref<?xi32>
            %263 = arith.index_cast %262 : i32 to index
            %264 = arith.muli %263, %36 : index
            %265 = arith.addi %264, %37 : index
            %266 = arith.addi %257, %c19 : i32
            %267 = arith.minsi %266, %43 : i32
            %268 = arith.index_castui %267 : i32 to index
            %269 = arith.addi %35, %268 : index
            %270 = memref.load %step[%269] : memref<?xi32>
            %271 = arith.index_cast %270 : i32 to index
            %272 = arith.muli %271, %36 : index
            %273 = arith.addi %272, %37 : index
            %274 = wave.opaque %c24
            %275 = arith.muli %1, %c9 : index
            %276 = arith.addi %274, %275 : index
            %277 = arith.addi %256, %38 : index
            %278 = arith.addi %277, %c24 : index
            %279 = vector.load %kv[%278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %280 = arith.addi %256, %38 : index
            %281 = arith.addi %280, %c30 : index
            %282 = vector.load %kv[%281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %283 = arith.addi %256, %38 : index
            %284 = arith.addi %283, %c39 : index
            %285 = vector.load %kv[%284] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %286 = arith.addi %256, %38 : index
            %287 = arith.addi %286, %c50 : index
            %288 = vector.load %kv[%287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %289 = arith.addi %256, %38 : index
            %290 = arith.addi %289, %c7 : index
            %291 = vector.load %kv[%290] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %292 = arith.addi %256, %38 : index
            %293 = arith.addi %292, %c51 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = vector.bitcast %222 : vector<4xi32> to vector<16xi8>
            %296 = wave.fp8_decode "e5m2" packed %295 : vector<16xi8> -> vector<16xf16>
            %297 = arith.addi %276, %c24 : index
            %298 = vector.load %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %299 = arith.addi %297, %c39 : index
            %300 = vector.load %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %302 = wave.mma %296, %301, %c46 : vector<16xf16>, vector<8xf32>
            %303 = vector.bitcast %223 : vector<4xi32> to vector<16xi8>
            %304 = wave.fp8_decode "e5m2" packed %303 : vector<16xi8> -> vector<16xf16>
            %305 = arith.addi %276, %c7 : index
            %306 = vector.load %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %307 = arith.addi %305, %c39 : index
            %308 = vector.load %4[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %309 = vector.shuffle %306, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %310 = wave.mma %304, %309, %302 : vector<16xf16>, vector<8xf32>
            %311 = vector.bitcast %224 : vector<4xi32> to vector<16xi8>
            %312 = wave.fp8_decode "e5m2" packed %311 : vector<16xi8> -> vector<16xf16>
            %313 = arith.addi %276, %c40 : index
            %314 = vector.load %4[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %315 = arith.addi %313, %c39 : index
            %316 = vector.load %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %317 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %318 = wave.mma %312, %317, %310 : vector<16xf16>, vector<8xf32>
            %319 = vector.bitcast %225 : vector<4xi32> to vector<16xi8>
            %320 = wave.fp8_decode "e5m2" packed %319 : vector<16xi8> -> vector<16xf16>
            %321 = arith.addi %276, %c17 : index
            %322 = vector.load %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %323 = arith.addi %321, %c39 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %326 = wave.mma %320, %325, %318 : vector<16xf16>, vector<8xf32>
            %327 = vector.bitcast %226 : vector<4xi32> to vector<16xi8>
            %328 = wave.fp8_decode "e5m2" packed %327 : vector<16xi8> -> vector<16xf16>
            %329 = arith.addi %276, %c41 : index
            %330 = vector.load %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %331 = arith.addi %329, %c39 : index
            %332 = vector.load %4[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %334 = wave.mma %328, %333, %326 : vector<16xf16>, vector<8xf32>
            %335 = vector.bitcast %227 : vector<4xi32> to vector<16xi8>
            %336 = wave.fp8_decode "e5m2" packed %335 : vector<16xi8> -> vector<16xf16>
            %337 = arith.addi %276, %c42 : index
            %338 = vector.load %4[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %339 = arith.addi %337, %c39 : index
            %340 = vector.load %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %342 = wave.mma %336, %341, %334 : vector<16xf16>, vector<8xf32>
            %343 = arith.addi %248, %38 : index
            %344 = arith.addi %343, %c52 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %248, %38 : index
            %347 = arith.addi %346, %c53 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %349 = arith.addi %248, %38 : index
            %350 = arith.addi %349, %c40 : index
            %351 = vector.load %kv[%350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %352 = arith.addi %248, %38 : index
            %353 = arith.addi %352, %c54 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %248, %38 : index
            %356 = arith.addi %355, %c55 : index
            %357 = vector.load %kv[%356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %358 = arith.addi %248, %38 : index
            %359 = arith.addi %358, %c56 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %361 = vector.bitcast %279 : vector<4xi32> to vector<16xi8>
            %362 = wave.fp8_decode "e5m2" packed %361 : vector<16xi8> -> vector<16xf16>
            %363 = arith.addi %276, %c24 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = arith.addi %363, %c39 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %368 = wave.mma %362, %367, %c46 : vector<16xf16>, vector<8xf32>
            %369 = vector.bitcast %282 : vector<4xi32> to vector<16xi8>
            %370 = wave.fp8_decode "e5m2" packed %369 : vector<16xi8> -> vector<16xf16>
            %371 = arith.addi %276, %c7 : index
            %372 = vector.load %4[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %373 = arith.addi %371, %c39 : index
            %374 = vector.load %4[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %376 = wave.mma %370, %375, %368 : vector<16xf16>, vector<8xf32>
            %377 = vector.bitcast %285 : vector<4xi32> to vector<16xi8>
            %378 = wave.fp8_decode "e5m2" packed %377 : vector<16xi8> -> vector<16xf16>
            %379 = arith.addi %276, %c40 : index
            %380 = vector.load %4[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %381 = arith.addi %379, %c39 : index
            %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %384 = wave.mma %378, %383, %376 : vector<16xf16>, vector<8xf32>
            %385 = vector.bitcast %288 : vector<4xi32> to vector<16xi8>
            %386 = wave.fp8_decode "e5m2" packed %385 : vector<16xi8> -> vector<16xf16>
            %387 = arith.addi %276, %c17 : index
            %388 = vector.load %4[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %389 = arith.addi %387, %c39 : index
            %390 = vector.load %4[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %391 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %392 = wave.mma %386, %391, %384 : vector<16xf16>, vector<8xf32>
            %393 = vector.bitcast %291 : vector<4xi32> to vector<16xi8>
            %394 = wave.fp8_decode "e5m2" packed %393 : vector<16xi8> -> vector<16xf16>
            %395 = arith.addi %276, %c41 : index
            %396 = vector.load %4[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %397 = arith.addi %395, %c39 : index
            %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %400 = wave.mma %394, %399, %392 : vector<16xf16>, vector<8xf32>
            %401 = vector.bitcast %294 : vector<4xi32> to vector<16xi8>
            %402 = wave.fp8_decode "e5m2" packed %401 : vector<16xi8> -> vector<16xf16>
            %403 = arith.addi %276, %c42 : index
            %404 = vector.load %4[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %405 = arith.addi %403, %c39 : index
            %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %408 = wave.mma %402, %407, %400 : vector<16xf16>, vector<8xf32>
            %409 = arith.addi %256, %38 : index
            %410 = arith.addi %409, %c52 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.addi %256, %38 : index
            %413 = arith.addi %412, %c53 : index
            %414 = vector.load %kv[%413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %415 = arith.addi %256, %38 : index
            %416 = arith.addi %415, %c40 : index
            %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %418 = arith.addi %256, %38 : index
            %419 = arith.addi %418, %c54 : index
            %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %421 = arith.addi %256, %38 : index
            %422 = arith.addi %421, %c55 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %424 = arith.addi %256, %38 : index
            %425 = arith.addi %424, %c56 : index
            %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %427 = vector.extract %342[0] : f32 from vector<8xf32>
            %428 = vector.extract %342[1] : f32 from vector<8xf32>
            %429 = vector.extract %342[2] : f32 from vector<8xf32>
            %430 = vector.extract %342[3] : f32 from vector<8xf32>
            %431 = vector.extract %342[4] : f32 from vector<8xf32>
            %432 = vector.extract %342[5] : f32 from vector<8xf32>
            %433 = vector.extract %342[6] : f32 from vector<8xf32>
            %434 = vector.extract %342[7] : f32 from vector<8xf32>
            %435 = vector.extract %408[0] : f32 from vector<8xf32>
            %436 = vector.extract %408[1] : f32 from vector<8xf32>
            %437 = vector.extract %408[2] : f32 from vector<8xf32>
            %438 = vector.extract %408[3] : f32 from vector<8xf32>
            %439 = vector.extract %408[4] : f32 from vector<8xf32>
            %440 = vector.extract %408[5] : f32 from vector<8xf32>
            %441 = vector.extract %408[6] : f32 from vector<8xf32>
            %442 = vector.extract %408[7] : f32 from vector<8xf32>
            %443 = arith.maxnumf %427, %428 fastmath<nnan> : f32
            %444 = arith.maxnumf %443, %429 fastmath<nnan> : f32
            %445 = arith.maxnumf %444, %430 fastmath<nnan> : f32
            %446 = arith.maxnumf %445, %431 fastmath<nnan> : f32
            %447 = arith.maxnumf %446, %432 fastmath<nnan> : f32
            %448 = arith.maxnumf %447, %433 fastmath<nnan> : f32
            %449 = arith.maxnumf %448, %434 fastmath<nnan> : f32
            %450 = arith.maxnumf %449, %435 fastmath<nnan> : f32
            %451 = arith.maxnumf %450, %436 fastmath<nnan> : f32
            %452 = arith.maxnumf %451, %437 fastmath<nnan> : f32
            %453 = arith.maxnumf %452, %438 fastmath<nnan> : f32
            %454 = arith.maxnumf %453, %439 fastmath<nnan> : f32
            %455 = arith.maxnumf %454, %440 fastmath<nnan> : f32
            %456 = arith.maxnumf %455, %441 fastmath<nnan> : f32
            %457 = arith.maxnumf %456, %442 fastmath<nnan> : f32
            %458 = wave.swap_halves %457 : f32
            %459 = arith.maxnumf %457, %458 fastmath<nnan> : f32
            %460 = arith.mulf %459, %167 : f32
            %461 = arith.addf %228, %c57 : f32
            %462 = arith.cmpf ogt, %460, %461 : f32
            %463:8 = scf.if %462 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %464 = arith.subf %228, %460 : f32
              %465 = wave.exp2 %464 : f32
              %466 = vector.broadcast %465 : f32 to vector<8xf32>
              %467 = arith.mulf %229, %465 : f32
              %468 = arith.mulf %230, %466 : vector<8xf32>
              %469 = arith.mulf %231, %466 : vector<8xf32>
              %470 = arith.mulf %232, %466 : vector<8xf32>
              %471 = arith.mulf %233, %466 : vector<8xf32>
              %472 = arith.mulf %234, %466 : vector<8xf32>
              %473 = arith.mulf %235, %466 : vector<8xf32>
              scf.yield %460, %467, %468, %469, %470, %471, %472, %473 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %228, %229, %230, %231, %232, %233, %234, %235 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %474 = vector.broadcast %167 : f32 to vector<8xf32>
            %475 = arith.subf %c58, %463#0 : f32
            %476 = vector.broadcast %475 : f32 to vector<8xf32>
            %477 = math.fma %342, %474, %476 : vector<8xf32>
            %478 = wave.exp2 %477 : vector<8xf32>
            %479 = math.fma %408, %474, %476 : vector<8xf32>
            %480 = wave.exp2 %479 : vector<8xf32>
            %481 = arith.truncf %478 : vector<8xf32> to vector<8xf16>
            %482 = vector.bitcast %481 : vector<8xf16> to vector<4xi32>
            %483 = wave.swap_halves %482 : vector<4xi32>
            %484 = arith.select %3, %483, %482 : vector<4xi32>
            %485 = arith.select %3, %482, %483 : vector<4xi32>
            %486 = vector.shuffle %484, %485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %487 = vector.bitcast %486 : vector<8xi32> to vector<16xf16>
            %488 = arith.truncf %480 : vector<8xf32> to vector<8xf16>
            %489 = vector.bitcast %488 : vector<8xf16> to vector<4xi32>
            %490 = wave.swap_halves %489 : vector<4xi32>
            %491 = arith.select %3, %490, %489 : vector<4xi32>
            %492 = arith.select %3, %489, %490 : vector<4xi32>
            %493 = vector.shuffle %491, %492 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %494 = vector.bitcast %493 : vector<8xi32> to vector<16xf16>
            %495 = arith.addf %478, %480 : vector<8xf32>
            %496 = vector.extract %495[0] : f32 from vector<8xf32>
            %497 = vector.extract %495[1] : f32 from vector<8xf32>
            %498 = vector.extract %495[2] : f32 from vector<8xf32>
            %499 = vector.extract %495[3] : f32 from vector<8xf32>
            %500 = vector.extract %495[4] : f32 from vector<8xf32>
            %501 = vector.extract %495[5] : f32 from vector<8xf32>
            %502 = vector.extract %495[6] : f32 from vector<8xf32>
            %503 = vector.extract %495[7] : f32 from vector<8xf32>
            %504 = arith.addf %496, %500 : f32
            %505 = arith.addf %497, %501 : f32
            %506 = arith.addf %498, %502 : f32
            %507 = arith.addf %499, %503 : f32
            %508 = arith.addf %504, %506 : f32
            %509 = arith.addf %505, %507 : f32
            %510 = arith.addf %508, %509 : f32
            %511 = arith.addf %463#1, %510 : f32
            %512 = vector.bitcast %345 : vector<4xi32> to vector<16xi8>
            %513 = wave.fp8_decode "e5m2" packed %512 : vector<16xi8> -> vector<16xf16>
            %514 = wave.mma %513, %487, %463#2 : vector<16xf16>, vector<8xf32>
            %515 = vector.bitcast %348 : vector<4xi32> to vector<16xi8>
            %516 = wave.fp8_decode "e5m2" packed %515 : vector<16xi8> -> vector<16xf16>
            %517 = wave.mma %516, %487, %463#3 : vector<16xf16>, vector<8xf32>
            %518 = vector.bitcast %351 : vector<4xi32> to vector<16xi8>
            %519 = wave.fp8_decode "e5m2" packed %518 : vector<16xi8> -> vector<16xf16>
            %520 = wave.mma %519, %487, %463#4 : vector<16xf16>, vector<8xf32>
            %521 = vector.bitcast %354 : vector<4xi32> to vector<16xi8>
            %522 = wave.fp8_decode "e5m2" packed %521 : vector<16xi8> -> vector<16xf16>
            %523 = wave.mma %522, %487, %463#5 : vector<16xf16>, vector<8xf32>
            %524 = vector.bitcast %357 : vector<4xi32> to vector<16xi8>
            %525 = wave.fp8_decode "e5m2" packed %524 : vector<16xi8> -> vector<16xf16>
            %526 = wave.mma %525, %487, %463#6 : vector<16xf16>, vector<8xf32>
            %527 = vector.bitcast %360 : vector<4xi32> to vector<16xi8>
            %528 = wave.fp8_decode "e5m2" packed %527 : vector<16xi8> -> vector<16xf16>
            %529 = wave.mma %528, %487, %463#7 : vector<16xf16>, vector<8xf32>
            %530 = arith.addi %265, %38 : index
            %531 = arith.addi %530, %c24 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %533 = arith.addi %265, %38 : index
            %534 = arith.addi %533, %c30 : index
            %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %536 = arith.addi %265, %38 : index
            %537 = arith.addi %536, %c39 : index
            %538 = vector.load %kv[%537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %539 = arith.addi %265, %38 : index
            %540 = arith.addi %539, %c50 : index
            %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %542 = arith.addi %265, %38 : index
            %543 = arith.addi %542, %c7 : index
            %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %545 = arith.addi %265, %38 : index
            %546 = arith.addi %545, %c51 : index
            %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %548 = vector.bitcast %411 : vector<4xi32> to vector<16xi8>
            %549 = wave.fp8_decode "e5m2" packed %548 : vector<16xi8> -> vector<16xf16>
            %550 = wave.mma %549, %494, %514 : vector<16xf16>, vector<8xf32>
            %551 = vector.bitcast %414 : vector<4xi32> to vector<16xi8>
            %552 = wave.fp8_decode "e5m2" packed %551 : vector<16xi8> -> vector<16xf16>
            %553 = wave.mma %552, %494, %517 : vector<16xf16>, vector<8xf32>
            %554 = vector.bitcast %417 : vector<4xi32> to vector<16xi8>
            %555 = wave.fp8_decode "e5m2" packed %554 : vector<16xi8> -> vector<16xf16>
            %556 = wave.mma %555, %494, %520 : vector<16xf16>, vector<8xf32>
            %557 = vector.bitcast %420 : vector<4xi32> to vector<16xi8>
            %558 = wave.fp8_decode "e5m2" packed %557 : vector<16xi8> -> vector<16xf16>
            %559 = wave.mma %558, %494, %523 : vector<16xf16>, vector<8xf32>
            %560 = vector.bitcast %423 : vector<4xi32> to vector<16xi8>
            %561 = wave.fp8_decode "e5m2" packed %560 : vector<16xi8> -> vector<16xf16>
            %562 = wave.mma %561, %494, %526 : vector<16xf16>, vector<8xf32>
            %563 = vector.bitcast %426 : vector<4xi32> to vector<16xi8>
            %564 = wave.fp8_decode "e5m2" packed %563 : vector<16xi8> -> vector<16xf16>
            %565 = wave.mma %564, %494, %529 : vector<16xf16>, vector<8xf32>
            %566 = wave.opaque %c24
            scf.yield %532, %535, %538, %541, %544, %547, %463#0, %511, %550, %553, %556, %559, %562, %565 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %567 = arith.cmpi eq, %183, %179 : i32
          %568:8 = scf.if %567 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %569 = arith.muli %184, %c48 : i32
            %570 = arith.addi %172, %569 : i32
            %571 = arith.divui %570, %c20 : i32
            %572 = arith.addi %571, %c49 : i32
            %573 = arith.minsi %572, %43 : i32
            %574 = arith.index_castui %573 : i32 to index
            %575 = arith.addi %35, %574 : index
            %576 = memref.load %step[%575] : memref<?xi32>
            %577 = arith.index_cast %576 : i32 to index
            %578 = arith.muli %577, %36 : index
            %579 = arith.addi %578, %37 : index
            %580 = arith.addi %571, %c19 : i32
            %581 = arith.minsi %580, %43 : i32
            %582 = arith.index_castui %581 : i32 to index
            %583 = arith.addi %35, %582 : index
            %584 = memref.load %step[%583] : memref<?xi32>
            %585 = arith.index_cast %584 : i32 to index
            %586 = arith.muli %585, %36 : index
            %587 = arith.addi %586, %37 : index
            %588 = wave.opaque %c24
            %589 = arith.muli %1, %c9 : index
            %590 = arith.addi %588, %589 : index
            %591 = arith.addi %587, %38 : index
            %592 = arith.addi %591, %c24 : index
            %593 = vector.load %kv[%592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %594 = arith.addi %587, %38 : index
            %595 = arith.addi %594, %c30 : index
            %596 = vector.load %kv[%595] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %597 = arith.addi %587, %38 : index
            %598 = arith.addi %597, %c39 : index
            %599 = vector.load %kv[%598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %600 = arith.addi %587, %38 : index
            %601 = arith.addi %600, %c50 : index
            %602 = vector.load %kv[%601] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %603 = arith.addi %587, %38 : index
            %604 = arith.addi %603, %c7 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %606 = arith.addi %587, %38 : index
            %607 = arith.addi %606, %c51 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %609 = vector.bitcast %236#0 : vector<4xi32> to vector<16xi8>
            %610 = wave.fp8_decode "e5m2" packed %609 : vector<16xi8> -> vector<16xf16>
            %611 = arith.addi %590, %c24 : index
            %612 = vector.load %4[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %613 = arith.addi %611, %c39 : index
            %614 = vector.load %4[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %615 = vector.shuffle %612, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %616 = wave.mma %610, %615, %c46 : vector<16xf16>, vector<8xf32>
            %617 = vector.bitcast %236#1 : vector<4xi32> to vector<16xi8>
            %618 = wave.fp8_decode "e5m2" packed %617 : vector<16xi8> -> vector<16xf16>
            %619 = arith.addi %590, %c7 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = arith.addi %619, %c39 : index
            %622 = vector.load %4[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %623 = vector.shuffle %620, %622 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %624 = wave.mma %618, %623, %616 : vector<16xf16>, vector<8xf32>
            %625 = vector.bitcast %236#2 : vector<4xi32> to vector<16xi8>
            %626 = wave.fp8_decode "e5m2" packed %625 : vector<16xi8> -> vector<16xf16>
            %627 = arith.addi %590, %c40 : index
            %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %629 = arith.addi %627, %c39 : index
            %630 = vector.load %4[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %631 = vector.shuffle %628, %630 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %632 = wave.mma %626, %631, %624 : vector<16xf16>, vector<8xf32>
            %633 = vector.bitcast %236#3 : vector<4xi32> to vector<16xi8>
            %634 = wave.fp8_decode "e5m2" packed %633 : vector<16xi8> -> vector<16xf16>
            %635 = arith.addi %590, %c17 : index
            %636 = vector.load %4[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %637 = arith.addi %635, %c39 : index
            %638 = vector.load %4[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %639 = vector.shuffle %636, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %640 = wave.mma %634, %639, %632 : vector<16xf16>, vector<8xf32>
            %641 = vector.bitcast %236#4 : vector<4xi32> to vector<16xi8>
            %642 = wave.fp8_decode "e5m2" packed %641 : vector<16xi8> -> vector<16xf16>
            %643 = arith.addi %590, %c41 : index
            %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %645 = arith.addi %643, %c39 : index
            %646 = vector.load %4[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %647 = vector.shuffle %644, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %648 = wave.mma %642, %647, %640 : vector<16xf16>, vector<8xf32>
            %649 = vector.bitcast %236#5 : vector<4xi32> to vector<16xi8>
            %650 = wave.fp8_decode "e5m2" packed %649 : vector<16xi8> -> vector<16xf16>
            %651 = arith.addi %590, %c42 : index
            %652 = vector.load %4[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %653 = arith.addi %651, %c39 : index
            %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %655 = vector.shuffle %652, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %656 = wave.mma %650, %655, %648 : vector<16xf16>, vector<8xf32>
            %657 = arith.addi %579, %38 : index
            %658 = arith.addi %657, %c52 : index
            %659 = vector.load %kv[%658] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %660 = arith.addi %579, %38 : index
            %661 = arith.addi %660, %c53 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %663 = arith.addi %579, %38 : index
            %664 = arith.addi %663, %c40 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %666 = arith.addi %579, %38 : index
            %667 = arith.addi %666, %c54 : index
            %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %669 = arith.addi %579, %38 : index
            %670 = arith.addi %669, %c55 : index
            %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %672 = arith.addi %579, %38 : index
            %673 = arith.addi %672, %c56 : index
            %674 = vector.load %kv[%673] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %675 = vector.bitcast %593 : vector<4xi32> to vector<16xi8>
            %676 = wave.fp8_decode "e5m2" packed %675 : vector<16xi8> -> vector<16xf16>
            %677 = arith.addi %590, %c24 : index
            %678 = vector.load %4[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %679 = arith.addi %677, %c39 : index
            %680 = vector.load %4[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %681 = vector.shuffle %678, %680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %682 = wave.mma %676, %681, %c46 : vector<16xf16>, vector<8xf32>
            %683 = vector.bitcast %596 : vector<4xi32> to vector<16xi8>
            %684 = wave.fp8_decode "e5m2" packed %683 : vector<16xi8> -> vector<16xf16>
            %685 = arith.addi %590, %c7 : index
            %686 = vector.load %4[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %687 = arith.addi %685, %c39 : index
            %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %689 = vector.shuffle %686, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %690 = wave.mma %684, %689, %682 : vector<16xf16>, vector<8xf32>
            %691 = vector.bitcast %599 : vector<4xi32> to vector<16xi8>
            %692 = wave.fp8_decode "e5m2" packed %691 : vector<16xi8> -> vector<16xf16>
            %693 = arith.addi %590, %c40 : index
            %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %695 = arith.addi %693, %c39 : index
            %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %697 = vector.shuffle %694, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %698 = wave.mma %692, %697, %690 : vector<16xf16>, vector<8xf32>
            %699 = vector.bitcast %602 : vector<4xi32> to vector<16xi8>
            %700 = wave.fp8_decode "e5m2" packed %699 : vector<16xi8> -> vector<16xf16>
            %701 = arith.addi %590, %c17 : index
            %702 = vector.load %4[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %703 = arith.addi %701, %c39 : index
            %704 = vector.load %4[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %705 = vector.shuffle %702, %704 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %706 = wave.mma %700, %705, %698 : vector<16xf16>, vector<8xf32>
            %707 = vector.bitcast %605 : vector<4xi32> to vector<16xi8>
            %708 = wave.fp8_decode "e5m2" packed %707 : vector<16xi8> -> vector<16xf16>
            %709 = arith.addi %590, %c41 : index
            %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %711 = arith.addi %709, %c39 : index
            %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %713 = vector.shuffle %710, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %714 = wave.mma %708, %713, %706 : vector<16xf16>, vector<8xf32>
            %715 = vector.bitcast %608 : vector<4xi32> to vector<16xi8>
            %716 = wave.fp8_decode "e5m2" packed %715 : vector<16xi8> -> vector<16xf16>
            %717 = arith.addi %590, %c42 : index
            %718 = vector.load %4[%717] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %719 = arith.addi %717, %c39 : index
            %720 = vector.load %4[%719] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %721 = vector.shuffle %718, %720 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %722 = wave.mma %716, %721, %714 : vector<16xf16>, vector<8xf32>
            %723 = arith.addi %587, %38 : index
            %724 = arith.addi %723, %c52 : index
            %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %726 = arith.addi %587, %38 : index
            %727 = arith.addi %726, %c53 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %729 = arith.addi %587, %38 : index
            %730 = arith.addi %729, %c40 : index
            %731 = vector.load %kv[%730] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %732 = arith.addi %587, %38 : index
            %733 = arith.addi %732, %c54 : index
            %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %735 = arith.addi %587, %38 : index
            %736 = arith.addi %735, %c55 : index
            %737 = vector.load %kv[%736] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %738 = arith.addi %587, %38 : index
            %739 = arith.addi %738, %c56 : index
            %740 = vector.load %kv[%739] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %741 = vector.extract %656[0] : f32 from vector<8xf32>
            %742 = vector.extract %656[1] : f32 from vector<8xf32>
            %743 = vector.extract %656[2] : f32 from vector<8xf32>
            %744 = vector.extract %656[3] : f32 from vector<8xf32>
            %745 = vector.extract %656[4] : f32 from vector<8xf32>
            %746 = vector.extract %656[5] : f32 from vector<8xf32>
            %747 = vector.extract %656[6] : f32 from vector<8xf32>
            %748 = vector.extract %656[7] : f32 from vector<8xf32>
            %749 = vector.extract %722[0] : f32 from vector<8xf32>
            %750 = vector.extract %722[1] : f32 from vector<8xf32>
            %751 = vector.extract %722[2] : f32 from vector<8xf32>
            %752 = vector.extract %722[3] : f32 from vector<8xf32>
            %753 = vector.extract %722[4] : f32 from vector<8xf32>
            %754 = vector.extract %722[5] : f32 from vector<8xf32>
            %755 = vector.extract %722[6] : f32 from vector<8xf32>
            %756 = vector.extract %722[7] : f32 from vector<8xf32>
            %757 = arith.maxnumf %741, %742 fastmath<nnan> : f32
            %758 = arith.maxnumf %757, %743 fastmath<nnan> : f32
            %759 = arith.maxnumf %758, %744 fastmath<nnan> : f32
            %760 = arith.maxnumf %759, %745 fastmath<nnan> : f32
            %761 = arith.maxnumf %760, %746 fastmath<nnan> : f32
            %762 = arith.maxnumf %761, %747 fastmath<nnan> : f32
            %763 = arith.maxnumf %762, %748 fastmath<nnan> : f32
            %764 = arith.maxnumf %763, %749 fastmath<nnan> : f32
            %765 = arith.maxnumf %764, %750 fastmath<nnan> : f32
            %766 = arith.maxnumf %765, %751 fastmath<nnan> : f32
            %767 = arith.maxnumf %766, %752 fastmath<nnan> : f32
            %768 = arith.maxnumf %767, %753 fastmath<nnan> : f32
            %769 = arith.maxnumf %768, %754 fastmath<nnan> : f32
            %770 = arith.maxnumf %769, %755 fastmath<nnan> : f32
            %771 = arith.maxnumf %770, %756 fastmath<nnan> : f32
            %772 = wave.swap_halves %771 : f32
            %773 = arith.maxnumf %771, %772 fastmath<nnan> : f32
            %774 = arith.mulf %773, %167 : f32
            %775 = arith.addf %236#6, %c57 : f32
            %776 = arith.cmpf ogt, %774, %775 : f32
            %777:8 = scf.if %776 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %778 = arith.subf %236#6, %774 : f32
              %779 = wave.exp2 %778 : f32
              %780 = vector.broadcast %779 : f32 to vector<8xf32>
              %781 = arith.mulf %236#7, %779 : f32
              %782 = arith.mulf %236#8, %780 : vector<8xf32>
              %783 = arith.mulf %236#9, %780 : vector<8xf32>
              %784 = arith.mulf %236#10, %780 : vector<8xf32>
              %785 = arith.mulf %236#11, %780 : vector<8xf32>
              %786 = arith.mulf %236#12, %780 : vector<8xf32>
              %787 = arith.mulf %236#13, %780 : vector<8xf32>
              scf.yield %774, %781, %782, %783, %784, %785, %786, %787 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %236#6, %236#7, %236#8, %236#9, %236#10, %236#11, %236#12, %236#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %788 = vector.broadcast %167 : f32 to vector<8xf32>
            %789 = arith.subf %c58, %777#0 : f32
            %790 = vector.broadcast %789 : f32 to vector<8xf32>
            %791 = math.fma %656, %788, %790 : vector<8xf32>
            %792 = wave.exp2 %791 : vector<8xf32>
            %793 = math.fma %722, %788, %790 : vector<8xf32>
            %794 = wave.exp2 %793 : vector<8xf32>
            %795 = arith.truncf %792 : vector<8xf32> to vector<8xf16>
            %796 = vector.bitcast %795 : vector<8xf16> to vector<4xi32>
            %797 = wave.swap_halves %796 : vector<4xi32>
            %798 = arith.select %3, %797, %796 : vector<4xi32>
            %799 = arith.select %3, %796, %797 : vector<4xi32>
            %800 = vector.shuffle %798, %799 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %801 = vector.bitcast %800 : vector<8xi32> to vector<16xf16>
            %802 = arith.truncf %794 : vector<8xf32> to vector<8xf16>
            %803 = vector.bitcast %802 : vector<8xf16> to vector<4xi32>
            %804 = wave.swap_halves %803 : vector<4xi32>
            %805 = arith.select %3, %804, %803 : vector<4xi32>
            %806 = arith.select %3, %803, %804 : vector<4xi32>
            %807 = vector.shuffle %805, %806 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %808 = vector.bitcast %807 : vector<8xi32> to vector<16xf16>
            %809 = arith.addf %792, %794 : vector<8xf32>
            %810 = vector.extract %809[0] : f32 from vector<8xf32>
            %811 = vector.extract %809[1] : f32 from vector<8xf32>
            %812 = vector.extract %809[2] : f32 from vector<8xf32>
            %813 = vector.extract %809[3] : f32 from vector<8xf32>
            %814 = vector.extract %809[4] : f32 from vector<8xf32>
            %815 = vector.extract %809[5] : f32 from vector<8xf32>
            %816 = vector.extract %809[6] : f32 from vector<8xf32>
            %817 = vector.extract %809[7] : f32 from vector<8xf32>
            %818 = arith.addf %810, %814 : f32
            %819 = arith.addf %811, %815 : f32
            %820 = arith.addf %812, %816 : f32
            %821 = arith.addf %813, %817 : f32
            %822 = arith.addf %818, %820 : f32
            %823 = arith.addf %819, %821 : f32
            %824 = arith.addf %822, %823 : f32
            %825 = arith.addf %777#1, %824 : f32
            %826 = vector.bitcast %659 : vector<4xi32> to vector<16xi8>
            %827 = wave.fp8_decode "e5m2" packed %826 : vector<16xi8> -> vector<16xf16>
            %828 = wave.mma %827, %801, %777#2 : vector<16xf16>, vector<8xf32>
            %829 = vector.bitcast %662 : vector<4xi32> to vector<16xi8>
            %830 = wave.fp8_decode "e5m2" packed %829 : vector<16xi8> -> vector<16xf16>
            %831 = wave.mma %830, %801, %777#3 : vector<16xf16>, vector<8xf32>
            %832 = vector.bitcast %665 : vector<4xi32> to vector<16xi8>
            %833 = wave.fp8_decode "e5m2" packed %832 : vector<16xi8> -> vector<16xf16>
            %834 = wave.mma %833, %801, %777#4 : vector<16xf16>, vector<8xf32>
            %835 = vector.bitcast %668 : vector<4xi32> to vector<16xi8>
            %836 = wave.fp8_decode "e5m2" packed %835 : vector<16xi8> -> vector<16xf16>
            %837 = wave.mma %836, %801, %777#5 : vector<16xf16>, vector<8xf32>
            %838 = vector.bitcast %671 : vector<4xi32> to vector<16xi8>
            %839 = wave.fp8_decode "e5m2" packed %838 : vector<16xi8> -> vector<16xf16>
            %840 = wave.mma %839, %801, %777#6 : vector<16xf16>, vector<8xf32>
            %841 = vector.bitcast %674 : vector<4xi32> to vector<16xi8>
            %842 = wave.fp8_decode "e5m2" packed %841 : vector<16xi8> -> vector<16xf16>
            %843 = wave.mma %842, %801, %777#7 : vector<16xf16>, vector<8xf32>
            %844 = vector.bitcast %725 : vector<4xi32> to vector<16xi8>
            %845 = wave.fp8_decode "e5m2" packed %844 : vector<16xi8> -> vector<16xf16>
            %846 = wave.mma %845, %808, %828 : vector<16xf16>, vector<8xf32>
            %847 = vector.bitcast %728 : vector<4xi32> to vector<16xi8>
            %848 = wave.fp8_decode "e5m2" packed %847 : vector<16xi8> -> vector<16xf16>
            %849 = wave.mma %848, %808, %831 : vector<16xf16>, vector<8xf32>
            %850 = vector.bitcast %731 : vector<4xi32> to vector<16xi8>
            %851 = wave.fp8_decode "e5m2" packed %850 : vector<16xi8> -> vector<16xf16>
            %852 = wave.mma %851, %808, %834 : vector<16xf16>, vector<8xf32>
            %853 = vector.bitcast %734 : vector<4xi32> to vector<16xi8>
            %854 = wave.fp8_decode "e5m2" packed %853 : vector<16xi8> -> vector<16xf16>
            %855 = wave.mma %854, %808, %837 : vector<16xf16>, vector<8xf32>
            %856 = vector.bitcast %737 : vector<4xi32> to vector<16xi8>
            %857 = wave.fp8_decode "e5m2" packed %856 : vector<16xi8> -> vector<16xf16>
            %858 = wave.mma %857, %808, %840 : vector<16xf16>, vector<8xf32>
            %859 = vector.bitcast %740 : vector<4xi32> to vector<16xi8>
            %860 = wave.fp8_decode "e5m2" packed %859 : vector<16xi8> -> vector<16xf16>
            %861 = wave.mma %860, %808, %843 : vector<16xf16>, vector<8xf32>
            scf.yield %777#0, %825, %846, %849, %852, %855, %858, %861 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %862 = arith.muli %184, %c48 : i32
            %863 = arith.addi %172, %862 : i32
            %864 = arith.divui %863, %c20 : i32
            %865 = arith.addi %864, %c49 : i32
            %866 = arith.minsi %865, %43 : i32
            %867 = arith.index_castui %866 : i32 to index
            %868 = arith.addi %35, %867 : index
            %869 = memref.load %step[%868] : memref<?xi32>
            %870 = arith.index_cast %869 : i32 to index
            %871 = arith.muli %870, %36 : index
            %872 = arith.addi %871, %37 : index
            %873 = arith.addi %864, %c19 : i32
            %874 = arith.minsi %873, %43 : i32
            %875 = arith.index_castui %874 : i32 to index
            %876 = arith.addi %35, %875 : index
            %877 = memref.load %step[%876] : memref<?xi32>
            %878 = arith.index_cast %877 : i32 to index
            %879 = arith.muli %878, %36 : index
            %880 = arith.addi %879, %37 : index
            %881 = wave.opaque %c24
            %882 = arith.muli %1, %c9 : index
            %883 = arith.addi %881, %882 : index
            %884 = arith.subi %174, %863 : i32
            %885 = arith.subi %884, %c49 : i32
            %886 = arith.minsi %885, %c20 : i32
            %887 = arith.maxsi %886, %c49 : i32
            %888 = arith.cmpi sgt, %887, %c49 : i32
            %889 = arith.select %888, %c59, %c49 : i32
            %890 = arith.ori %c49, %889 : i32
            %891 = arith.cmpi sgt, %887, %c19 : i32
            %892 = arith.select %891, %c59, %c49 : i32
            %893 = arith.ori %c49, %892 : i32
            %894 = arith.cmpi sgt, %887, %c60 : i32
            %895 = arith.select %894, %c61, %c49 : i32
            %896 = arith.ori %890, %895 : i32
            %897 = arith.cmpi sgt, %887, %c62 : i32
            %898 = arith.select %897, %c61, %c49 : i32
            %899 = arith.ori %893, %898 : i32
            %900 = arith.cmpi sgt, %887, %c63 : i32
            %901 = arith.select %900, %c64, %c49 : i32
            %902 = arith.ori %896, %901 : i32
            %903 = arith.cmpi sgt, %887, %c65 : i32
            %904 = arith.select %903, %c64, %c49 : i32
            %905 = arith.ori %899, %904 : i32
            %906 = arith.cmpi sgt, %887, %c66 : i32
            %907 = arith.select %906, %c67, %c49 : i32
            %908 = arith.ori %902, %907 : i32
            %909 = arith.cmpi sgt, %887, %c68 : i32
            %910 = arith.select %909, %c67, %c49 : i32
            %911 = arith.ori %905, %910 : i32
            %912 = arith.cmpi sgt, %887, %c69 : i32
            %913 = arith.select %912, %c59, %c49 : i32
            %914 = arith.ori %c49, %913 : i32
            %915 = arith.cmpi sgt, %887, %c70 : i32
            %916 = arith.select %915, %c59, %c49 : i32
            %917 = arith.ori %c49, %916 : i32
            %918 = arith.cmpi sgt, %887, %c71 : i32
            %919 = arith.select %918, %c61, %c49 : i32
            %920 = arith.ori %914, %919 : i32
            %921 = arith.cmpi sgt, %887, %c72 : i32
            %922 = arith.select %921, %c61, %c49 : i32
            %923 = arith.ori %917, %922 : i32
            %924 = arith.cmpi sgt, %887, %c73 : i32
            %925 = arith.select %924, %c64, %c49 : i32
            %926 = arith.ori %920, %925 : i32
            %927 = arith.cmpi sgt, %887, %c74 : i32
            %928 = arith.select %927, %c64, %c49 : i32
            %929 = arith.ori %923, %928 : i32
            %930 = arith.cmpi sgt, %887, %c38 : i32
            %931 = arith.select %930, %c67, %c49 : i32
            %932 = arith.ori %926, %931 : i32
            %933 = arith.cmpi sgt, %887, %c35 : i32
            %934 = arith.select %933, %c67, %c49 : i32
            %935 = arith.ori %929, %934 : i32
            %936 = vector.from_elements %908, %932, %911, %935 : vector<4xi32>
            %937 = arith.subi %174, %863 : i32
            %938 = arith.subi %937, %c20 : i32
            %939 = arith.minsi %938, %c20 : i32
            %940 = arith.maxsi %939, %c49 : i32
            %941 = arith.cmpi sgt, %940, %c49 : i32
            %942 = arith.select %941, %c59, %c49 : i32
            %943 = arith.ori %c49, %942 : i32
            %944 = arith.cmpi sgt, %940, %c19 : i32
            %945 = arith.select %944, %c59, %c49 : i32
            %946 = arith.ori %c49, %945 : i32
            %947 = arith.cmpi sgt, %940, %c60 : i32
            %948 = arith.select %947, %c61, %c49 : i32
            %949 = arith.ori %943, %948 : i32
            %950 = arith.cmpi sgt, %940, %c62 : i32
            %951 = arith.select %950, %c61, %c49 : i32
            %952 = arith.ori %946, %951 : i32
            %953 = arith.cmpi sgt, %940, %c63 : i32
            %954 = arith.select %953, %c64, %c49 : i32
            %955 = arith.ori %949, %954 : i32
            %956 = arith.cmpi sgt, %940, %c65 : i32
            %957 = arith.select %956, %c64, %c49 : i32
            %958 = arith.ori %952, %957 : i32
            %959 = arith.cmpi sgt, %940, %c66 : i32
            %960 = arith.select %959, %c67, %c49 : i32
            %961 = arith.ori %955, %960 : i32
            %962 = arith.cmpi sgt, %940, %c68 : i32
            %963 = arith.select %962, %c67, %c49 : i32
            %964 = arith.ori %958, %963 : i32
            %965 = arith.cmpi sgt, %940, %c69 : i32
            %966 = arith.select %965, %c59, %c49 : i32
            %967 = arith.ori %c49, %966 : i32
            %968 = arith.cmpi sgt, %940, %c70 : i32
            %969 = arith.select %968, %c59, %c49 : i32
            %970 = arith.ori %c49, %969 : i32
            %971 = arith.cmpi sgt, %940, %c71 : i32
            %972 = arith.select %971, %c61, %c49 : i32
            %973 = arith.ori %967, %972 : i32
            %974 = arith.cmpi sgt, %940, %c72 : i32
            %975 = arith.select %974, %c61, %c49 : i32
            %976 = arith.ori %970, %975 : i32
            %977 = arith.cmpi sgt, %940, %c73 : i32
            %978 = arith.select %977, %c64, %c49 : i32
            %979 = arith.ori %973, %978 : i32
            %980 = arith.cmpi sgt, %940, %c74 : i32
            %981 = arith.select %980, %c64, %c49 : i32
            %982 = arith.ori %976, %981 : i32
            %983 = arith.cmpi sgt, %940, %c38 : i32
            %984 = arith.select %983, %c67, %c49 : i32
            %985 = arith.ori %979, %984 : i32
            %986 = arith.cmpi sgt, %940, %c35 : i32
            %987 = arith.select %986, %c67, %c49 : i32
            %988 = arith.ori %982, %987 : i32
            %989 = vector.from_elements %961, %985, %964, %988 : vector<4xi32>
            %990 = arith.addi %880, %38 : index
            %991 = arith.addi %990, %c24 : index
            %992 = vector.load %kv[%991] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %993 = arith.addi %880, %38 : index
            %994 = arith.addi %993, %c30 : index
            %995 = vector.load %kv[%994] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %996 = arith.addi %880, %38 : index
            %997 = arith.addi %996, %c39 : index
            %998 = vector.load %kv[%997] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %999 = arith.addi %880, %38 : index
            %1000 = arith.addi %999, %c50 : index
            %1001 = vector.load %kv[%1000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1002 = arith.addi %880, %38 : index
            %1003 = arith.addi %1002, %c7 : index
            %1004 = vector.load %kv[%1003] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1005 = arith.addi %880, %38 : index
            %1006 = arith.addi %1005, %c51 : index
            %1007 = vector.load %kv[%1006] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1008 = vector.bitcast %236#0 : vector<4xi32> to vector<16xi8>
            %1009 = wave.fp8_decode "e5m2" packed %1008 : vector<16xi8> -> vector<16xf16>
            %1010 = arith.addi %883, %c24 : index
            %1011 = vector.load %4[%1010] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1012 = arith.addi %1010, %c39 : index
            %1013 = vector.load %4[%1012] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1014 = vector.shuffle %1011, %1013 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1015 = wave.mma %1009, %1014, %c46 : vector<16xf16>, vector<8xf32>
            %1016 = vector.bitcast %236#1 : vector<4xi32> to vector<16xi8>
            %1017 = wave.fp8_decode "e5m2" packed %1016 : vector<16xi8> -> vector<16xf16>
            %1018 = arith.addi %883, %c7 : index
            %1019 = vector.load %4[%1018] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1020 = arith.addi %1018, %c39 : index
            %1021 = vector.load %4[%1020] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1022 = vector.shuffle %1019, %1021 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1023 = wave.mma %1017, %1022, %1015 : vector<16xf16>, vector<8xf32>
            %1024 = vector.bitcast %236#2 : vector<4xi32> to vector<16xi8>
            %1025 = wave.fp8_decode "e5m2" packed %1024 : vector<16xi8> -> vector<16xf16>
            %1026 = arith.addi %883, %c40 : index
            %1027 = vector.load %4[%1026] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1028 = arith.addi %1026, %c39 : index
            %1029 = vector.load %4[%1028] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1030 = vector.shuffle %1027, %1029 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1031 = wave.mma %1025, %1030, %1023 : vector<16xf16>, vector<8xf32>
            %1032 = vector.bitcast %236#3 : vector<4xi32> to vector<16xi8>
            %1033 = wave.fp8_decode "e5m2" packed %1032 : vector<16xi8> -> vector<16xf16>
            %1034 = arith.addi %883, %c17 : index
            %1035 = vector.load %4[%1034] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1036 = arith.addi %1034, %c39 : index
            %1037 = vector.load %4[%1036] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1038 = vector.shuffle %1035, %1037 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1039 = wave.mma %1033, %1038, %1031 : vector<16xf16>, vector<8xf32>
            %1040 = vector.bitcast %236#4 : vector<4xi32> to vector<16xi8>
            %1041 = wave.fp8_decode "e5m2" packed %1040 : vector<16xi8> -> vector<16xf16>
            %1042 = arith.addi %883, %c41 : index
            %1043 = vector.load %4[%1042] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1044 = arith.addi %1042, %c39 : index
            %1045 = vector.load %4[%1044] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1046 = vector.shuffle %1043, %1045 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1047 = wave.mma %1041, %1046, %1039 : vector<16xf16>, vector<8xf32>
            %1048 = vector.bitcast %236#5 : vector<4xi32> to vector<16xi8>
            %1049 = wave.fp8_decode "e5m2" packed %1048 : vector<16xi8> -> vector<16xf16>
            %1050 = arith.addi %883, %c42 : index
            %1051 = vector.load %4[%1050] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1052 = arith.addi %1050, %c39 : index
            %1053 = vector.load %4[%1052] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1054 = vector.shuffle %1051, %1053 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1055 = wave.mma %1049, %1054, %1047 : vector<16xf16>, vector<8xf32>
            %1056 = arith.addi %872, %38 : index
            %1057 = arith.addi %1056, %c52 : index
            %1058 = vector.load %kv[%1057] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1059 = arith.addi %872, %38 : index
            %1060 = arith.addi %1059, %c53 : index
            %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1062 = arith.addi %872, %38 : index
            %1063 = arith.addi %1062, %c40 : index
            %1064 = vector.load %kv[%1063] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1065 = arith.addi %872, %38 : index
            %1066 = arith.addi %1065, %c54 : index
            %1067 = vector.load %kv[%1066] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1068 = arith.addi %872, %38 : index
            %1069 = arith.addi %1068, %c55 : index
            %1070 = vector.load %kv[%1069] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1071 = arith.addi %872, %38 : index
            %1072 = arith.addi %1071, %c56 : index
            %1073 = vector.load %kv[%1072] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1074 = vector.bitcast %992 : vector<4xi32> to vector<16xi8>
            %1075 = wave.fp8_decode "e5m2" packed %1074 : vector<16xi8> -> vector<16xf16>
            %1076 = arith.addi %883, %c24 : index
            %1077 = vector.load %4[%1076] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1078 = arith.addi %1076, %c39 : index
            %1079 = vector.load %4[%1078] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1080 = vector.shuffle %1077, %1079 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1081 = wave.mma %1075, %1080, %c46 : vector<16xf16>, vector<8xf32>
            %1082 = vector.bitcast %995 : vector<4xi32> to vector<16xi8>
            %1083 = wave.fp8_decode "e5m2" packed %1082 : vector<16xi8> -> vector<16xf16>
            %1084 = arith.addi %883, %c7 : index
            %1085 = vector.load %4[%1084] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1086 = arith.addi %1084, %c39 : index
            %1087 = vector.load %4[%1086] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1088 = vector.shuffle %1085, %1087 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1089 = wave.mma %1083, %1088, %1081 : vector<16xf16>, vector<8xf32>
            %1090 = vector.bitcast %998 : vector<4xi32> to vector<16xi8>
            %1091 = wave.fp8_decode "e5m2" packed %1090 : vector<16xi8> -> vector<16xf16>
            %1092 = arith.addi %883, %c40 : index
            %1093 = vector.load %4[%1092] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1094 = arith.addi %1092, %c39 : index
            %1095 = vector.load %4[%1094] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1096 = vector.shuffle %1093, %1095 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1097 = wave.mma %1091, %1096, %1089 : vector<16xf16>, vector<8xf32>
            %1098 = vector.bitcast %1001 : vector<4xi32> to vector<16xi8>
            %1099 = wave.fp8_decode "e5m2" packed %1098 : vector<16xi8> -> vector<16xf16>
            %1100 = arith.addi %883, %c17 : index
            %1101 = vector.load %4[%1100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1102 = arith.addi %1100, %c39 : index
            %1103 = vector.load %4[%1102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1104 = vector.shuffle %1101, %1103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1105 = wave.mma %1099, %1104, %1097 : vector<16xf16>, vector<8xf32>
            %1106 = vector.bitcast %1004 : vector<4xi32> to vector<16xi8>
            %1107 = wave.fp8_decode "e5m2" packed %1106 : vector<16xi8> -> vector<16xf16>
            %1108 = arith.addi %883, %c41 : index
            %1109 = vector.load %4[%1108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1110 = arith.addi %1108, %c39 : index
            %1111 = vector.load %4[%1110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1112 = vector.shuffle %1109, %1111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1113 = wave.mma %1107, %1112, %1105 : vector<16xf16>, vector<8xf32>
            %1114 = vector.bitcast %1007 : vector<4xi32> to vector<16xi8>
            %1115 = wave.fp8_decode "e5m2" packed %1114 : vector<16xi8> -> vector<16xf16>
            %1116 = arith.addi %883, %c42 : index
            %1117 = vector.load %4[%1116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1118 = arith.addi %1116, %c39 : index
            %1119 = vector.load %4[%1118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1120 = vector.shuffle %1117, %1119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1121 = wave.mma %1115, %1120, %1113 : vector<16xf16>, vector<8xf32>
            %1122 = arith.addi %880, %38 : index
            %1123 = arith.addi %1122, %c52 : index
            %1124 = vector.load %kv[%1123] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1125 = arith.addi %880, %38 : index
            %1126 = arith.addi %1125, %c53 : index
            %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1128 = arith.addi %880, %38 : index
            %1129 = arith.addi %1128, %c40 : index
            %1130 = vector.load %kv[%1129] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1131 = arith.addi %880, %38 : index
            %1132 = arith.addi %1131, %c54 : index
            %1133 = vector.load %kv[%1132] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1134 = arith.addi %880, %38 : index
            %1135 = arith.addi %1134, %c55 : index
            %1136 = vector.load %kv[%1135] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1137 = arith.addi %880, %38 : index
            %1138 = arith.addi %1137, %c56 : index
            %1139 = vector.load %kv[%1138] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1140 = arith.index_cast %2 : index to i32
            %1141 = arith.addi %863, %1140 : i32
            %1142 = arith.subi %41, %1141 : i32
            %1143 = arith.subi %1142, %c49 : i32
            %1144 = vector.broadcast %1143 : i32 to vector<8xi32>
            %1145 = arith.cmpi sgt, %1144, %c75 : vector<8xi32>
            %1146 = arith.subi %1142, %c20 : i32
            %1147 = vector.broadcast %1146 : i32 to vector<8xi32>
            %1148 = arith.cmpi sgt, %1147, %c75 : vector<8xi32>
            %1149 = arith.select %1145, %1055, %c76 : vector<8xi1>, vector<8xf32>
            %1150 = arith.select %1148, %1121, %c76 : vector<8xi1>, vector<8xf32>
            %1151 = vector.extract %1149[0] : f32 from vector<8xf32>
            %1152 = vector.extract %1149[1] : f32 from vector<8xf32>
            %1153 = vector.extract %1149[2] : f32 from vector<8xf32>
            %1154 = vector.extract %1149[3] : f32 from vector<8xf32>
            %1155 = vector.extract %1149[4] : f32 from vector<8xf32>
            %1156 = vector.extract %1149[5] : f32 from vector<8xf32>
            %1157 = vector.extract %1149[6] : f32 from vector<8xf32>
            %1158 = vector.extract %1149[7] : f32 from vector<8xf32>
            %1159 = vector.extract %1150[0] : f32 from vector<8xf32>
            %1160 = vector.extract %1150[1] : f32 from vector<8xf32>
            %1161 = vector.extract %1150[2] : f32 from vector<8xf32>
            %1162 = vector.extract %1150[3] : f32 from vector<8xf32>
            %1163 = vector.extract %1150[4] : f32 from vector<8xf32>
            %1164 = vector.extract %1150[5] : f32 from vector<8xf32>
            %1165 = vector.extract %1150[6] : f32 from vector<8xf32>
            %1166 = vector.extract %1150[7] : f32 from vector<8xf32>
            %1167 = arith.maxnumf %1151, %1152 fastmath<nnan> : f32
            %1168 = arith.maxnumf %1167, %1153 fastmath<nnan> : f32
            %1169 = arith.maxnumf %1168, %1154 fastmath<nnan> : f32
            %1170 = arith.maxnumf %1169, %1155 fastmath<nnan> : f32
            %1171 = arith.maxnumf %1170, %1156 fastmath<nnan> : f32
            %1172 = arith.maxnumf %1171, %1157 fastmath<nnan> : f32
            %1173 = arith.maxnumf %1172, %1158 fastmath<nnan> : f32
            %1174 = arith.maxnumf %1173, %1159 fastmath<nnan> : f32
            %1175 = arith.maxnumf %1174, %1160 fastmath<nnan> : f32
            %1176 = arith.maxnumf %1175, %1161 fastmath<nnan> : f32
            %1177 = arith.maxnumf %1176, %1162 fastmath<nnan> : f32
            %1178 = arith.maxnumf %1177, %1163 fastmath<nnan> : f32
            %1179 = arith.maxnumf %1178, %1164 fastmath<nnan> : f32
            %1180 = arith.maxnumf %1179, %1165 fastmath<nnan> : f32
            %1181 = arith.maxnumf %1180, %1166 fastmath<nnan> : f32
            %1182 = wave.swap_halves %1181 : f32
            %1183 = arith.maxnumf %1181, %1182 fastmath<nnan> : f32
            %1184 = arith.mulf %1183, %167 : f32
            %1185 = arith.addf %236#6, %c57 : f32
            %1186 = arith.cmpf ogt, %1184, %1185 : f32
            %1187:8 = scf.if %1186 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1188 = arith.subf %236#6, %1184 : f32
              %1189 = wave.exp2 %1188 : f32
              %1190 = vector.broadcast %1189 : f32 to vector<8xf32>
              %1191 = arith.mulf %236#7, %1189 : f32
              %1192 = arith.mulf %236#8, %1190 : vector<8xf32>
              %1193 = arith.mulf %236#9, %1190 : vector<8xf32>
              %1194 = arith.mulf %236#10, %1190 : vector<8xf32>
              %1195 = arith.mulf %236#11, %1190 : vector<8xf32>
              %1196 = arith.mulf %236#12, %1190 : vector<8xf32>
              %1197 = arith.mulf %236#13, %1190 : vector<8xf32>
              scf.yield %1184, %1191, %1192, %1193, %1194, %1195, %1196, %1197 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %236#6, %236#7, %236#8, %236#9, %236#10, %236#11, %236#12, %236#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1198 = vector.broadcast %167 : f32 to vector<8xf32>
            %1199 = arith.subf %c58, %1187#0 : f32
            %1200 = vector.broadcast %1199 : f32 to vector<8xf32>
            %1201 = math.fma %1149, %1198, %1200 : vector<8xf32>
            %1202 = wave.exp2 %1201 : vector<8xf32>
            %1203 = math.fma %1150, %1198, %1200 : vector<8xf32>
            %1204 = wave.exp2 %1203 : vector<8xf32>
            %1205 = arith.select %1145, %1202, %c46 : vector<8xi1>, vector<8xf32>
            %1206 = arith.select %1148, %1204, %c46 : vector<8xi1>, vector<8xf32>
            %1207 = arith.truncf %1205 : vector<8xf32> to vector<8xf16>
            %1208 = vector.bitcast %1207 : vector<8xf16> to vector<4xi32>
            %1209 = wave.swap_halves %1208 : vector<4xi32>
            %1210 = arith.select %3, %1209, %1208 : vector<4xi32>
            %1211 = arith.select %3, %1208, %1209 : vector<4xi32>
            %1212 = vector.shuffle %1210, %1211 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1213 = vector.bitcast %1212 : vector<8xi32> to vector<16xf16>
            %1214 = arith.truncf %1206 : vector<8xf32> to vector<8xf16>
            %1215 = vector.bitcast %1214 : vector<8xf16> to vector<4xi32>
            %1216 = wave.swap_halves %1215 : vector<4xi32>
            %1217 = arith.select %3, %1216, %1215 : vector<4xi32>
            %1218 = arith.select %3, %1215, %1216 : vector<4xi32>
            %1219 = vector.shuffle %1217, %1218 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1220 = vector.bitcast %1219 : vector<8xi32> to vector<16xf16>
            %1221 = arith.addf %1205, %1206 : vector<8xf32>
            %1222 = vector.extract %1221[0] : f32 from vector<8xf32>
            %1223 = vector.extract %1221[1] : f32 from vector<8xf32>
            %1224 = vector.extract %1221[2] : f32 from vector<8xf32>
            %1225 = vector.extract %1221[3] : f32 from vector<8xf32>
            %1226 = vector.extract %1221[4] : f32 from vector<8xf32>
            %1227 = vector.extract %1221[5] : f32 from vector<8xf32>
            %1228 = vector.extract %1221[6] : f32 from vector<8xf32>
            %1229 = vector.extract %1221[7] : f32 from vector<8xf32>
            %1230 = arith.addf %1222, %1226 : f32
            %1231 = arith.addf %1223, %1227 : f32
            %1232 = arith.addf %1224, %1228 : f32
            %1233 = arith.addf %1225, %1229 : f32
            %1234 = arith.addf %1230, %1232 : f32
            %1235 = arith.addf %1231, %1233 : f32
            %1236 = arith.addf %1234, %1235 : f32
            %1237 = arith.addf %1187#1, %1236 : f32
            %1238 = arith.andi %1058, %936 : vector<4xi32>
            %1239 = vector.bitcast %1238 : vector<4xi32> to vector<16xi8>
            %1240 = wave.fp8_decode "e5m2" packed %1239 : vector<16xi8> -> vector<16xf16>
            %1241 = wave.mma %1240, %1213, %1187#2 : vector<16xf16>, vector<8xf32>
            %1242 = arith.andi %1061, %936 : vector<4xi32>
            %1243 = vector.bitcast %1242 : vector<4xi32> to vector<16xi8>
            %1244 = wave.fp8_decode "e5m2" packed %1243 : vector<16xi8> -> vector<16xf16>
            %1245 = wave.mma %1244, %1213, %1187#3 : vector<16xf16>, vector<8xf32>
            %1246 = arith.andi %1064, %936 : vector<4xi32>
            %1247 = vector.bitcast %1246 : vector<4xi32> to vector<16xi8>
            %1248 = wave.fp8_decode "e5m2" packed %1247 : vector<16xi8> -> vector<16xf16>
            %1249 = wave.mma %1248, %1213, %1187#4 : vector<16xf16>, vector<8xf32>
            %1250 = arith.andi %1067, %936 : vector<4xi32>
            %1251 = vector.bitcast %1250 : vector<4xi32> to vector<16xi8>
            %1252 = wave.fp8_decode "e5m2" packed %1251 : vector<16xi8> -> vector<16xf16>
            %1253 = wave.mma %1252, %1213, %1187#5 : vector<16xf16>, vector<8xf32>
            %1254 = arith.andi %1070, %936 : vector<4xi32>
            %1255 = vector.bitcast %1254 : vector<4xi32> to vector<16xi8>
            %1256 = wave.fp8_decode "e5m2" packed %1255 : vector<16xi8> -> vector<16xf16>
            %1257 = wave.mma %1256, %1213, %1187#6 : vector<16xf16>, vector<8xf32>
            %1258 = arith.andi %1073, %936 : vector<4xi32>
            %1259 = vector.bitcast %1258 : vector<4xi32> to vector<16xi8>
            %1260 = wave.fp8_decode "e5m2" packed %1259 : vector<16xi8> -> vector<16xf16>
            %1261 = wave.mma %1260, %1213, %1187#7 : vector<16xf16>, vector<8xf32>
            %1262 = arith.andi %1124, %989 : vector<4xi32>
            %1263 = vector.bitcast %1262 : vector<4xi32> to vector<16xi8>
            %1264 = wave.fp8_decode "e5m2" packed %1263 : vector<16xi8> -> vector<16xf16>
            %1265 = wave.mma %1264, %1220, %1241 : vector<16xf16>, vector<8xf32>
            %1266 = arith.andi %1127, %989 : vector<4xi32>
            %1267 = vector.bitcast %1266 : vector<4xi32> to vector<16xi8>
            %1268 = wave.fp8_decode "e5m2" packed %1267 : vector<16xi8> -> vector<16xf16>
            %1269 = wave.mma %1268, %1220, %1245 : vector<16xf16>, vector<8xf32>
            %1270 = arith.andi %1130, %989 : vector<4xi32>
            %1271 = vector.bitcast %1270 : vector<4xi32> to vector<16xi8>
            %1272 = wave.fp8_decode "e5m2" packed %1271 : vector<16xi8> -> vector<16xf16>
            %1273 = wave.mma %1272, %1220, %1249 : vector<16xf16>, vector<8xf32>
            %1274 = arith.andi %1133, %989 : vector<4xi32>
            %1275 = vector.bitcast %1274 : vector<4xi32> to vector<16xi8>
            %1276 = wave.fp8_decode "e5m2" packed %1275 : vector<16xi8> -> vector<16xf16>
            %1277 = wave.mma %1276, %1220, %1253 : vector<16xf16>, vector<8xf32>
            %1278 = arith.andi %1136, %989 : vector<4xi32>
            %1279 = vector.bitcast %1278 : vector<4xi32> to vector<16xi8>
            %1280 = wave.fp8_decode "e5m2" packed %1279 : vector<16xi8> -> vector<16xf16>
            %1281 = wave.mma %1280, %1220, %1257 : vector<16xf16>, vector<8xf32>
            %1282 = arith.andi %1139, %989 : vector<4xi32>
            %1283 = vector.bitcast %1282 : vector<4xi32> to vector<16xi8>
            %1284 = wave.fp8_decode "e5m2" packed %1283 : vector<16xi8> -> vector<16xf16>
            %1285 = wave.mma %1284, %1220, %1261 : vector<16xf16>, vector<8xf32>
            scf.yield %1187#0, %1237, %1265, %1269, %1273, %1277, %1281, %1285 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1286 = wave.swap_halves %568#1 : f32
          %1287 = arith.addf %568#1, %1286 : f32
          scf.yield %568#0, %1287, %568#2, %568#3, %568#4, %568#5, %568#6, %568#7 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1288 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1288 {
          %1289 = arith.muli %8, %c8 : index
          %1290 = arith.addi %1289, %1 : index
          memref.store %176#0, %6[%1290] : memref<?xf32>
          %1291 = arith.addi %1290, %c3 : index
          memref.store %176#1, %6[%1291] : memref<?xf32>
          %1292 = arith.muli %8, %c40 : index
          %1293 = arith.muli %2, %c9 : index
          %1294 = arith.addi %1292, %1293 : index
          %1295 = arith.addi %1294, %1 : index
          %1296 = vector.extract %176#2[0] : f32 from vector<8xf32>
          %1297 = arith.addi %1295, %c24 : index
          memref.store %1296, %5[%1297] : memref<?xf32>
          %1298 = vector.extract %176#2[1] : f32 from vector<8xf32>
          %1299 = arith.addi %1295, %c3 : index
          memref.store %1298, %5[%1299] : memref<?xf32>
          %1300 = vector.extract %176#2[2] : f32 from vector<8xf32>
          %1301 = arith.addi %1295, %c8 : index
          memref.store %1300, %5[%1301] : memref<?xf32>
          %1302 = vector.extract %176#2[3] : f32 from vector<8xf32>
          %1303 = arith.addi %1295, %c28 : index
          memref.store %1302, %5[%1303] : memref<?xf32>
          %1304 = vector.extract %176#2[4] : f32 from vector<8xf32>
          %1305 = arith.addi %1295, %c30 : index
          memref.store %1304, %5[%1305] : memref<?xf32>
          %1306 = vector.extract %176#2[5] : f32 from vector<8xf32>
          %1307 = arith.addi %1295, %c32 : index
          memref.store %1306, %5[%1307] : memref<?xf32>
          %1308 = vector.extract %176#2[6] : f32 from vector<8xf32>
          %1309 = arith.addi %1295, %c25 : index
          memref.store %1308, %5[%1309] : memref<?xf32>
          %1310 = vector.extract %176#2[7] : f32 from vector<8xf32>
          %1311 = arith.addi %1295, %c77 : index
          memref.store %1310, %5[%1311] : memref<?xf32>
          %1312 = vector.extract %176#3[0] : f32 from vector<8xf32>
          %1313 = arith.addi %1295, %c39 : index
          memref.store %1312, %5[%1313] : memref<?xf32>
          %1314 = vector.extract %176#3[1] : f32 from vector<8xf32>
          %1315 = arith.addi %1295, %c78 : index
          memref.store %1314, %5[%1315] : memref<?xf32>
          %1316 = vector.extract %176#3[2] : f32 from vector<8xf32>
          %1317 = arith.addi %1295, %c79 : index
          memref.store %1316, %5[%1317] : memref<?xf32>
          %1318 = vector.extract %176#3[3] : f32 from vector<8xf32>
          %1319 = arith.addi %1295, %c80 : index
          memref.store %1318, %5[%1319] : memref<?xf32>
          %1320 = vector.extract %176#3[4] : f32 from vector<8xf32>
          %1321 = arith.addi %1295, %c50 : index
          memref.store %1320, %5[%1321] : memref<?xf32>
          %1322 = vector.extract %176#3[5] : f32 from vector<8xf32>
          %1323 = arith.addi %1295, %c81 : index
          memref.store %1322, %5[%1323] : memref<?xf32>
          %1324 = vector.extract %176#3[6] : f32 from vector<8xf32>
          %1325 = arith.addi %1295, %c82 : index
          memref.store %1324, %5[%1325] : memref<?xf32>
          %1326 = vector.extract %176#3[7] : f32 from vector<8xf32>
          %1327 = arith.addi %1295, %c83 : index
          memref.store %1326, %5[%1327] : memref<?xf32>
          %1328 = vector.extract %176#4[0] : f32 from vector<8xf32>
          %1329 = arith.addi %1295, %c7 : index
          memref.store %1328, %5[%1329] : memref<?xf32>
          %1330 = vector.extract %176#4[1] : f32 from vector<8xf32>
          %1331 = arith.addi %1295, %c84 : index
          memref.store %1330, %5[%1331] : memref<?xf32>
          %1332 = vector.extract %176#4[2] : f32 from vector<8xf32>
          %1333 = arith.addi %1295, %c85 : index
          memref.store %1332, %5[%1333] : memref<?xf32>
          %1334 = vector.extract %176#4[3] : f32 from vector<8xf32>
          %1335 = arith.addi %1295, %c86 : index
          memref.store %1334, %5[%1335] : memref<?xf32>
          %1336 = vector.extract %176#4[4] : f32 from vector<8xf32>
          %1337 = arith.addi %1295, %c51 : index
          memref.store %1336, %5[%1337] : memref<?xf32>
          %1338 = vector.extract %176#4[5] : f32 from vector<8xf32>
          %1339 = arith.addi %1295, %c87 : index
          memref.store %1338, %5[%1339] : memref<?xf32>
          %1340 = vector.extract %176#4[6] : f32 from vector<8xf32>
          %1341 = arith.addi %1295, %c88 : index
          memref.store %1340, %5[%1341] : memref<?xf32>
          %1342 = vector.extract %176#4[7] : f32 from vector<8xf32>
          %1343 = arith.addi %1295, %c89 : index
          memref.store %1342, %5[%1343] : memref<?xf32>
          %1344 = vector.extract %176#5[0] : f32 from vector<8xf32>
          %1345 = arith.addi %1295, %c52 : index
          memref.store %1344, %5[%1345] : memref<?xf32>
          %1346 = vector.extract %176#5[1] : f32 from vector<8xf32>
          %1347 = arith.addi %1295, %c90 : index
          memref.store %1346, %5[%1347] : memref<?xf32>
          %1348 = vector.extract %176#5[2] : f32 from vector<8xf32>
          %1349 = arith.addi %1295, %c91 : index
          memref.store %1348, %5[%1349] : memref<?xf32>
          %1350 = vector.extract %176#5[3] : f32 from vector<8xf32>
          %1351 = arith.addi %1295, %c92 : index
          memref.store %1350, %5[%1351] : memref<?xf32>
          %1352 = vector.extract %176#5[4] : f32 from vector<8xf32>
          %1353 = arith.addi %1295, %c53 : index
          memref.store %1352, %5[%1353] : memref<?xf32>
          %1354 = vector.extract %176#5[5] : f32 from vector<8xf32>
          %1355 = arith.addi %1295, %c93 : index
          memref.store %1354, %5[%1355] : memref<?xf32>
          %1356 = vector.extract %176#5[6] : f32 from vector<8xf32>
          %1357 = arith.addi %1295, %c94 : index
          memref.store %1356, %5[%1357] : memref<?xf32>
          %1358 = vector.extract %176#5[7] : f32 from vector<8xf32>
          %1359 = arith.addi %1295, %c95 : index
          memref.store %1358, %5[%1359] : memref<?xf32>
        }
        wave.barrier
        %1360 = arith.addi %11, %c24 : index
        %1361 = memref.load %6[%1360] : memref<?xf32>
        %1362 = arith.addi %11, %c3 : index
        %1363 = memref.load %6[%1362] : memref<?xf32>
        %1364 = arith.addi %11, %c8 : index
        %1365 = memref.load %6[%1364] : memref<?xf32>
        %1366 = arith.addi %11, %c28 : index
        %1367 = memref.load %6[%1366] : memref<?xf32>
        %1368 = arith.addi %11, %c30 : index
        %1369 = memref.load %6[%1368] : memref<?xf32>
        %1370 = arith.addi %11, %c32 : index
        %1371 = memref.load %6[%1370] : memref<?xf32>
        %1372 = arith.addi %11, %c25 : index
        %1373 = memref.load %6[%1372] : memref<?xf32>
        %1374 = arith.addi %11, %c77 : index
        %1375 = memref.load %6[%1374] : memref<?xf32>
        %1376 = arith.addi %11, %c39 : index
        %1377 = memref.load %6[%1376] : memref<?xf32>
        %1378 = arith.addi %11, %c78 : index
        %1379 = memref.load %6[%1378] : memref<?xf32>
        %1380 = arith.addi %11, %c79 : index
        %1381 = memref.load %6[%1380] : memref<?xf32>
        %1382 = arith.addi %11, %c80 : index
        %1383 = memref.load %6[%1382] : memref<?xf32>
        %1384 = arith.addi %11, %c50 : index
        %1385 = memref.load %6[%1384] : memref<?xf32>
        %1386 = arith.addi %11, %c81 : index
        %1387 = memref.load %6[%1386] : memref<?xf32>
        %1388 = arith.addi %11, %c82 : index
        %1389 = memref.load %6[%1388] : memref<?xf32>
        %1390 = arith.addi %11, %c83 : index
        %1391 = memref.load %6[%1390] : memref<?xf32>
        %1392 = arith.maxnumf %1361, %1365 fastmath<nnan> : f32
        %1393 = arith.subf %1361, %1392 : f32
        %1394 = wave.exp2 %1393 : f32
        %1395 = arith.subf %1365, %1392 : f32
        %1396 = wave.exp2 %1395 : f32
        %1397 = arith.mulf %1363, %1394 : f32
        %1398 = math.fma %1367, %1396, %1397 : f32
        %1399 = arith.maxnumf %1392, %1369 fastmath<nnan> : f32
        %1400 = arith.subf %1392, %1399 : f32
        %1401 = wave.exp2 %1400 : f32
        %1402 = arith.subf %1369, %1399 : f32
        %1403 = wave.exp2 %1402 : f32
        %1404 = arith.mulf %1398, %1401 : f32
        %1405 = math.fma %1371, %1403, %1404 : f32
        %1406 = arith.maxnumf %1399, %1373 fastmath<nnan> : f32
        %1407 = arith.subf %1399, %1406 : f32
        %1408 = wave.exp2 %1407 : f32
        %1409 = arith.subf %1373, %1406 : f32
        %1410 = wave.exp2 %1409 : f32
        %1411 = arith.mulf %1405, %1408 : f32
        %1412 = math.fma %1375, %1410, %1411 : f32
        %1413 = arith.maxnumf %1406, %1377 fastmath<nnan> : f32
        %1414 = arith.subf %1406, %1413 : f32
        %1415 = wave.exp2 %1414 : f32
        %1416 = arith.subf %1377, %1413 : f32
        %1417 = wave.exp2 %1416 : f32
        %1418 = arith.mulf %1412, %1415 : f32
        %1419 = math.fma %1379, %1417, %1418 : f32
        %1420 = arith.maxnumf %1413, %1381 fastmath<nnan> : f32
        %1421 = arith.subf %1413, %1420 : f32
        %1422 = wave.exp2 %1421 : f32
        %1423 = arith.subf %1381, %1420 : f32
        %1424 = wave.exp2 %1423 : f32
        %1425 = arith.mulf %1419, %1422 : f32
        %1426 = math.fma %1383, %1424, %1425 : f32
        %1427 = arith.maxnumf %1420, %1385 fastmath<nnan> : f32
        %1428 = arith.subf %1420, %1427 : f32
        %1429 = wave.exp2 %1428 : f32
        %1430 = arith.subf %1385, %1427 : f32
        %1431 = wave.exp2 %1430 : f32
        %1432 = arith.mulf %1426, %1429 : f32
        %1433 = math.fma %1387, %1431, %1432 : f32
        %1434 = arith.maxnumf %1427, %1389 fastmath<nnan> : f32
        %1435 = arith.subf %1427, %1434 : f32
        %1436 = wave.exp2 %1435 : f32
        %1437 = arith.subf %1389, %1434 : f32
        %1438 = wave.exp2 %1437 : f32
        %1439 = arith.mulf %1433, %1436 : f32
        %1440 = math.fma %1391, %1438, %1439 : f32
        %1441 = arith.addi %10, %c24 : index
        %1442 = arith.addi %1441, %c24 : index
        %1443 = memref.load %5[%1442] : memref<?xf32>
        %1444 = arith.addi %1441, %c40 : index
        %1445 = memref.load %5[%1444] : memref<?xf32>
        %1446 = arith.addi %1441, %c41 : index
        %1447 = memref.load %5[%1446] : memref<?xf32>
        %1448 = arith.addi %1441, %c5 : index
        %1449 = memref.load %5[%1448] : memref<?xf32>
        %1450 = arith.addi %1441, %c96 : index
        %1451 = memref.load %5[%1450] : memref<?xf32>
        %1452 = arith.addi %1441, %c97 : index
        %1453 = memref.load %5[%1452] : memref<?xf32>
        %1454 = arith.addi %1441, %c98 : index
        %1455 = memref.load %5[%1454] : memref<?xf32>
        %1456 = arith.addi %1441, %c99 : index
        %1457 = memref.load %5[%1456] : memref<?xf32>
        %1458 = arith.mulf %1443, %1394 : f32
        %1459 = math.fma %1445, %1396, %1458 : f32
        %1460 = arith.mulf %1459, %1401 : f32
        %1461 = math.fma %1447, %1403, %1460 : f32
        %1462 = arith.mulf %1461, %1408 : f32
        %1463 = math.fma %1449, %1410, %1462 : f32
        %1464 = arith.mulf %1463, %1415 : f32
        %1465 = math.fma %1451, %1417, %1464 : f32
        %1466 = arith.mulf %1465, %1422 : f32
        %1467 = math.fma %1453, %1424, %1466 : f32
        %1468 = arith.mulf %1467, %1429 : f32
        %1469 = math.fma %1455, %1431, %1468 : f32
        %1470 = arith.mulf %1469, %1436 : f32
        %1471 = math.fma %1457, %1438, %1470 : f32
        %1472 = arith.addi %10, %c7 : index
        %1473 = arith.addi %1472, %c24 : index
        %1474 = memref.load %5[%1473] : memref<?xf32>
        %1475 = arith.addi %1472, %c40 : index
        %1476 = memref.load %5[%1475] : memref<?xf32>
        %1477 = arith.addi %1472, %c41 : index
        %1478 = memref.load %5[%1477] : memref<?xf32>
        %1479 = arith.addi %1472, %c5 : index
        %1480 = memref.load %5[%1479] : memref<?xf32>
        %1481 = arith.addi %1472, %c96 : index
        %1482 = memref.load %5[%1481] : memref<?xf32>
        %1483 = arith.addi %1472, %c97 : index
        %1484 = memref.load %5[%1483] : memref<?xf32>
        %1485 = arith.addi %1472, %c98 : index
        %1486 = memref.load %5[%1485] : memref<?xf32>
        %1487 = arith.addi %1472, %c99 : index
        %1488 = memref.load %5[%1487] : memref<?xf32>
        %1489 = arith.mulf %1474, %1394 : f32
        %1490 = math.fma %1476, %1396, %1489 : f32
        %1491 = arith.mulf %1490, %1401 : f32
        %1492 = math.fma %1478, %1403, %1491 : f32
        %1493 = arith.mulf %1492, %1408 : f32
        %1494 = math.fma %1480, %1410, %1493 : f32
        %1495 = arith.mulf %1494, %1415 : f32
        %1496 = math.fma %1482, %1417, %1495 : f32
        %1497 = arith.mulf %1496, %1422 : f32
        %1498 = math.fma %1484, %1424, %1497 : f32
        %1499 = arith.mulf %1498, %1429 : f32
        %1500 = math.fma %1486, %1431, %1499 : f32
        %1501 = arith.mulf %1500, %1436 : f32
        %1502 = math.fma %1488, %1438, %1501 : f32
        wave.barrier
        scf.if %1288 {
          %1503 = arith.muli %8, %c40 : index
          %1504 = arith.muli %2, %c9 : index
          %1505 = arith.addi %1503, %1504 : index
          %1506 = arith.addi %1505, %1 : index
          %1507 = vector.extract %176#6[0] : f32 from vector<8xf32>
          %1508 = arith.addi %1506, %c24 : index
          memref.store %1507, %5[%1508] : memref<?xf32>
          %1509 = vector.extract %176#6[1] : f32 from vector<8xf32>
          %1510 = arith.addi %1506, %c3 : index
          memref.store %1509, %5[%1510] : memref<?xf32>
          %1511 = vector.extract %176#6[2] : f32 from vector<8xf32>
          %1512 = arith.addi %1506, %c8 : index
          memref.store %1511, %5[%1512] : memref<?xf32>
          %1513 = vector.extract %176#6[3] : f32 from vector<8xf32>
          %1514 = arith.addi %1506, %c28 : index
          memref.store %1513, %5[%1514] : memref<?xf32>
          %1515 = vector.extract %176#6[4] : f32 from vector<8xf32>
          %1516 = arith.addi %1506, %c30 : index
          memref.store %1515, %5[%1516] : memref<?xf32>
          %1517 = vector.extract %176#6[5] : f32 from vector<8xf32>
          %1518 = arith.addi %1506, %c32 : index
          memref.store %1517, %5[%1518] : memref<?xf32>
          %1519 = vector.extract %176#6[6] : f32 from vector<8xf32>
          %1520 = arith.addi %1506, %c25 : index
          memref.store %1519, %5[%1520] : memref<?xf32>
          %1521 = vector.extract %176#6[7] : f32 from vector<8xf32>
          %1522 = arith.addi %1506, %c77 : index
          memref.store %1521, %5[%1522] : memref<?xf32>
          %1523 = vector.extract %176#7[0] : f32 from vector<8xf32>
          %1524 = arith.addi %1506, %c39 : index
          memref.store %1523, %5[%1524] : memref<?xf32>
          %1525 = vector.extract %176#7[1] : f32 from vector<8xf32>
          %1526 = arith.addi %1506, %c78 : index
          memref.store %1525, %5[%1526] : memref<?xf32>
          %1527 = vector.extract %176#7[2] : f32 from vector<8xf32>
          %1528 = arith.addi %1506, %c79 : index
          memref.store %1527, %5[%1528] : memref<?xf32>
          %1529 = vector.extract %176#7[3] : f32 from vector<8xf32>
          %1530 = arith.addi %1506, %c80 : index
          memref.store %1529, %5[%1530] : memref<?xf32>
          %1531 = vector.extract %176#7[4] : f32 from vector<8xf32>
          %1532 = arith.addi %1506, %c50 : index
          memref.store %1531, %5[%1532] : memref<?xf32>
          %1533 = vector.extract %176#7[5] : f32 from vector<8xf32>
          %1534 = arith.addi %1506, %c81 : index
          memref.store %1533, %5[%1534] : memref<?xf32>
          %1535 = vector.extract %176#7[6] : f32 from vector<8xf32>
          %1536 = arith.addi %1506, %c82 : index
          memref.store %1535, %5[%1536] : memref<?xf32>
          %1537 = vector.extract %176#7[7] : f32 from vector<8xf32>
          %1538 = arith.addi %1506, %c83 : index
          memref.store %1537, %5[%1538] : memref<?xf32>
        }
        wave.barrier
        %1539 = arith.addi %10, %c24 : index
        %1540 = arith.addi %1539, %c24 : index
        %1541 = memref.load %5[%1540] : memref<?xf32>
        %1542 = arith.addi %1539, %c40 : index
        %1543 = memref.load %5[%1542] : memref<?xf32>
        %1544 = arith.addi %1539, %c41 : index
        %1545 = memref.load %5[%1544] : memref<?xf32>
        %1546 = arith.addi %1539, %c5 : index
        %1547 = memref.load %5[%1546] : memref<?xf32>
        %1548 = arith.addi %1539, %c96 : index
        %1549 = memref.load %5[%1548] : memref<?xf32>
        %1550 = arith.addi %1539, %c97 : index
        %1551 = memref.load %5[%1550] : memref<?xf32>
        %1552 = arith.addi %1539, %c98 : index
        %1553 = memref.load %5[%1552] : memref<?xf32>
        %1554 = arith.addi %1539, %c99 : index
        %1555 = memref.load %5[%1554] : memref<?xf32>
        %1556 = arith.mulf %1541, %1394 : f32
        %1557 = math.fma %1543, %1396, %1556 : f32
        %1558 = arith.mulf %1557, %1401 : f32
        %1559 = math.fma %1545, %1403, %1558 : f32
        %1560 = arith.mulf %1559, %1408 : f32
        %1561 = math.fma %1547, %1410, %1560 : f32
        %1562 = arith.mulf %1561, %1415 : f32
        %1563 = math.fma %1549, %1417, %1562 : f32
        %1564 = arith.mulf %1563, %1422 : f32
        %1565 = math.fma %1551, %1424, %1564 : f32
        %1566 = arith.mulf %1565, %1429 : f32
        %1567 = math.fma %1553, %1431, %1566 : f32
        %1568 = arith.mulf %1567, %1436 : f32
        %1569 = math.fma %1555, %1438, %1568 : f32
        %1570 = arith.cmpi eq, %45, %c19 : i32
        scf.if %1570 {
          %1571 = arith.addi %kvHeads, %18 : index
          %1572 = memref.load %scales[%1571] : memref<?xf32>
          %1573 = arith.divf %1572, %1440 : f32
          %1574 = arith.addi %20, %11 : index
          %1575 = arith.cmpi slt, %1574, %groupSize : index
          scf.if %1575 {
            %1576 = arith.muli %18, %groupSize : index
            %1577 = arith.addi %1576, %1574 : index
            %1578 = arith.muli %1577, %c25 : index
            %1579 = arith.muli %heads, %c25 : index
            %1580 = arith.addi %10, %c24 : index
            %1581 = arith.mulf %1471, %1573 : f32
            %1582 = arith.addf %1581, %c45 : f32
            %1583 = arith.minimumf %1582, %c101 : f32
            %1584 = arith.maximumf %1583, %c102 : f32
            %1585 = arith.truncf %1584 : f32 to f16
            %1586 = arith.divui %1580, %c9 : index
            %1587 = arith.addi %1578, %1586 : index
            %1588 = arith.divui %27, %outTileRows : index
            %1589 = arith.divui %1579, %c3 : index
            %1590 = arith.muli %1588, %1589 : index
            %1591 = arith.divui %1587, %c3 : index
            %1592 = arith.addi %1590, %1591 : index
            %1593 = arith.muli %1592, %c11 : index
            %1594 = arith.remui %1587, %c3 : index
            %1595 = arith.divui %1594, %c9 : index
            %1596 = arith.addi %1593, %1595 : index
            %1597 = arith.muli %outTileRows, %c9 : index
            %1598 = arith.muli %1596, %1597 : index
            %1599 = arith.remui %27, %outTileRows : index
            %1600 = arith.muli %1599, %c9 : index
            %1601 = arith.addi %1598, %1600 : index
            %1602 = arith.remui %1587, %c9 : index
            %1603 = arith.addi %1601, %1602 : index
            memref.store %1585, %out[%1603] : memref<?xf16>
            %1604 = arith.addi %10, %c7 : index
            %1605 = arith.mulf %1502, %1573 : f32
            %1606 = arith.addf %1605, %c45 : f32
            %1607 = arith.minimumf %1606, %c101 : f32
            %1608 = arith.maximumf %1607, %c102 : f32
            %1609 = arith.truncf %1608 : f32 to f16
            %1610 = arith.divui %1604, %c9 : index
            %1611 = arith.addi %1578, %1610 : index
            %1612 = arith.divui %27, %outTileRows : index
            %1613 = arith.divui %1579, %c3 : index
            %1614 = arith.muli %1612, %1613 : index
            %1615 = arith.divui %1611, %c3 : index
            %1616 = arith.addi %1614, %1615 : index
            %1617 = arith.muli %1616, %c11 : index
            %1618 = arith.remui %1611, %c3 : index
            %1619 = arith.divui %1618, %c9 : index
            %1620 = arith.addi %1617, %1619 : index
            %1621 = arith.muli %outTileRows, %c9 : index
            %1622 = arith.muli %1620, %1621 : index
            %1623 = arith.remui %27, %outTileRows : index
            %1624 = arith.muli %1623, %c9 : index
            %1625 = arith.addi %1622, %1624 : index
            %1626 = arith.remui %1611, %c9 : index
            %1627 = arith.addi %1625, %1626 : index
            memref.store %1609, %out[%1627] : memref<?xf16>
            %1628 = arith.addi %10, %c40 : index
            %1629 = arith.mulf %1569, %1573 : f32
            %1630 = arith.addf %1629, %c45 : f32
            %1631 = arith.minimumf %1630, %c101 : f32
            %1632 = arith.maximumf %1631, %c102 : f32
            %1633 = arith.truncf %1632 : f32 to f16
            %1634 = arith.divui %1628, %c9 : index
            %1635 = arith.addi %1578, %1634 : index
            %1636 = arith.divui %27, %outTileRows : index
            %1637 = arith.divui %1579, %c3 : index
            %1638 = arith.muli %1636, %1637 : index
            %1639 = arith.divui %1635, %c3 : index
            %1640 = arith.addi %1638, %1639 : index
            %1641 = arith.muli %1640, %c11 : index
            %1642 = arith.remui %1635, %c3 : index
            %1643 = arith.divui %1642, %c9 : index
            %1644 = arith.addi %1641, %1643 : index
            %1645 = arith.muli %outTileRows, %c9 : index
            %1646 = arith.muli %1644, %1645 : index
            %1647 = arith.remui %27, %outTileRows : index
            %1648 = arith.muli %1647, %c9 : index
            %1649 = arith.addi %1646, %1648 : index
            %1650 = arith.remui %1635, %c9 : index
            %1651 = arith.addi %1649, %1650 : index
            memref.store %1633, %out[%1651] : memref<?xf16>
          }
        } else {
          %1652 = arith.addi %ranges, %groups : index
          %1653 = arith.muli %12, %1652 : index
          %1654 = arith.index_castui %168 : i32 to index
          %1655 = arith.addi %1653, %1654 : index
          %1656 = arith.muli %1655, %c105 : index
          %1657 = arith.addi %10, %c24 : index
          %1658 = arith.addi %1656, %1657 : index
          memref.store %1471, %partial[%1658] : memref<?xf32>
          %1659 = arith.addi %10, %c7 : index
          %1660 = arith.addi %1656, %1659 : index
          memref.store %1502, %partial[%1660] : memref<?xf32>
          %1661 = arith.addi %10, %c40 : index
          %1662 = arith.addi %1656, %1661 : index
          memref.store %1569, %partial[%1662] : memref<?xf32>
          %1663 = arith.cmpi slt, %10, %c9 : index
          scf.if %1663 {
            %1664 = arith.addi %1656, %c17 : index
            %1665 = arith.addi %1664, %10 : index
            memref.store %1434, %partial[%1665] : memref<?xf32>
            %1666 = arith.addi %1665, %c9 : index
            memref.store %1440, %partial[%1666] : memref<?xf32>
          }
          %1667 = arith.addi %45, %c68 : i32
          %1668 = arith.divui %1667, %c69 : i32
          %1669 = arith.divui %168, %c69 : i32
          %1670 = arith.addi %groups, %c4 : index
          %1671 = arith.muli %12, %1670 : index
          %1672 = arith.muli %1669, %c69 : i32
          %1673 = arith.subi %45, %1672 : i32
          %1674 = arith.minsi %1673, %c69 : i32
          %1675 = arith.index_castui %1669 : i32 to index
          %1676 = arith.addi %1671, %1675 : index
          %1677 = arith.index_castui %1674 : i32 to index
          %1678 = wave.arrive %counters[%1676], %1677 : memref<?xi32>
          scf.if %1678 {
            %1679 = arith.muli %1669, %c69 : i32
            %1686:5 = scf.for %1680 = %c49 to %1674 step %c69 iter_args(%1681 = %c44, %1682 = %c45, %1683 = %c45, %1684 = %c45, %1685 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1687 = arith.addi %1680, %c49 : i32
              %1688 = arith.subi %1674, %c19 : i32
              %1689 = arith.minsi %1687, %1688 : i32
              %1690 = arith.addi %1679, %1689 : i32
              %1691 = arith.addi %ranges, %groups : index
              %1692 = arith.muli %12, %1691 : index
              %1693 = arith.index_castui %1690 : i32 to index
              %1694 = arith.addi %1692, %1693 : index
              %1695 = arith.muli %1694, %c105 : index
              %1696 = arith.addi %1695, %c17 : index
              %1697 = arith.addi %1696, %11 : index
              %1698 = memref.load %partial[%1697] : memref<?xf32>
              %1699 = arith.cmpi slt, %1687, %1674 : i32
              %1700 = arith.select %1699, %1698, %c44 : f32
              %1701 = arith.addi %1695, %10 : index
              %1702 = arith.addi %1701, %c24 : index
              %1703 = memref.load %partial[%1702] : memref<?xf32>
              %1704 = arith.addi %1695, %10 : index
              %1705 = arith.addi %1704, %c7 : index
              %1706 = memref.load %partial[%1705] : memref<?xf32>
              %1707 = arith.addi %1695, %10 : index
              %1708 = arith.addi %1707, %c40 : index
              %1709 = memref.load %partial[%1708] : memref<?xf32>
              %1710 = arith.addi %1697, %c9 : index
              %1711 = memref.load %partial[%1710] : memref<?xf32>
              %1712 = arith.addi %1680, %c19 : i32
              %1713 = arith.subi %1674, %c19 : i32
              %1714 = arith.minsi %1712, %1713 : i32
              %1715 = arith.addi %1679, %1714 : i32
              %1716 = arith.addi %ranges, %groups : index
              %1717 = arith.muli %12, %1716 : index
              %1718 = arith.index_castui %1715 : i32 to index
              %1719 = arith.addi %1717, %1718 : index
              %1720 = arith.muli %1719, %c105 : index
              %1721 = arith.addi %1720, %c17 : index
              %1722 = arith.addi %1721, %11 : index
              %1723 = memref.load %partial[%1722] : memref<?xf32>
              %1724 = arith.cmpi slt, %1712, %1674 : i32
              %1725 = arith.select %1724, %1723, %c44 : f32
              %1726 = arith.addi %1720, %10 : index
              %1727 = arith.addi %1726, %c24 : index
              %1728 = memref.load %partial[%1727] : memref<?xf32>
              %1729 = arith.addi %1720, %10 : index
              %1730 = arith.addi %1729, %c7 : index
              %1731 = memref.load %partial[%1730] : memref<?xf32>
              %1732 = arith.addi %1720, %10 : index
              %1733 = arith.addi %1732, %c40 : index
              %1734 = memref.load %partial[%1733] : memref<?xf32>
              %1735 = arith.addi %1722, %c9 : index
              %1736 = memref.load %partial[%1735] : memref<?xf32>
              %1737 = arith.addi %1680, %c60 : i32
              %1738 = arith.subi %1674, %c19 : i32
              %1739 = arith.minsi %1737, %1738 : i32
              %1740 = arith.addi %1679, %1739 : i32
              %1741 = arith.addi %ranges, %groups : index
              %1742 = arith.muli %12, %1741 : index
              %1743 = arith.index_castui %1740 : i32 to index
              %1744 = arith.addi %1742, %1743 : index
              %1745 = arith.muli %1744, %c105 : index
              %1746 = arith.addi %1745, %c17 : index
              %1747 = arith.addi %1746, %11 : index
              %1748 = memref.load %partial[%1747] : memref<?xf32>
              %1749 = arith.cmpi slt, %1737, %1674 : i32
              %1750 = arith.select %1749, %1748, %c44 : f32
              %1751 = arith.addi %1745, %10 : index
              %1752 = arith.addi %1751, %c24 : index
              %1753 = memref.load %partial[%1752] : memref<?xf32>
              %1754 = arith.addi %1745, %10 : index
              %1755 = arith.addi %1754, %c7 : index
              %1756 = memref.load %partial[%1755] : memref<?xf32>
              %1757 = arith.addi %1745, %10 : index
              %1758 = arith.addi %1757, %c40 : index
              %1759 = memref.load %partial[%1758] : memref<?xf32>
              %1760 = arith.addi %1747, %c9 : index
              %1761 = memref.load %partial[%1760] : memref<?xf32>
              %1762 = arith.addi %1680, %c62 : i32
              %1763 = arith.subi %1674, %c19 : i32
              %1764 = arith.minsi %1762, %1763 : i32
              %1765 = arith.addi %1679, %1764 : i32
              %1766 = arith.addi %ranges, %groups : index
              %1767 = arith.muli %12, %1766 : index
              %1768 = arith.index_castui %1765 : i32 to index
              %1769 = arith.addi %1767, %1768 : index
              %1770 = arith.muli %1769, %c105 : index
              %1771 = arith.addi %1770, %c17 : index
              %1772 = arith.addi %1771, %11 : index
              %1773 = memref.load %partial[%1772] : memref<?xf32>
              %1774 = arith.cmpi slt, %1762, %1674 : i32
              %1775 = arith.select %1774, %1773, %c44 : f32
              %1776 = arith.addi %1770, %10 : index
              %1777 = arith.addi %1776, %c24 : index
              %1778 = memref.load %partial[%1777] : memref<?xf32>
              %1779 = arith.addi %1770, %10 : index
              %1780 = arith.addi %1779, %c7 : index
              %1781 = memref.load %partial[%1780] : memref<?xf32>
              %1782 = arith.addi %1770, %10 : index
              %1783 = arith.addi %1782, %c40 : index
              %1784 = memref.load %partial[%1783] : memref<?xf32>
              %1785 = arith.addi %1772, %c9 : index
              %1786 = memref.load %partial[%1785] : memref<?xf32>
              %1787 = arith.addi %1680, %c63 : i32
              %1788 = arith.subi %1674, %c19 : i32
              %1789 = arith.minsi %1787, %1788 : i32
              %1790 = arith.addi %1679, %1789 : i32
              %1791 = arith.addi %ranges, %groups : index
              %1792 = arith.muli %12, %1791 : index
              %1793 = arith.index_castui %1790 : i32 to index
              %1794 = arith.addi %1792, %1793 : index
              %1795 = arith.muli %1794, %c105 : index
              %1796 = arith.addi %1795, %c17 : index
              %1797 = arith.addi %1796, %11 : index
              %1798 = memref.load %partial[%1797] : memref<?xf32>
              %1799 = arith.cmpi slt, %1787, %1674 : i32
              %1800 = arith.select %1799, %1798, %c44 : f32
              %1801 = arith.addi %1795, %10 : index
              %1802 = arith.addi %1801, %c24 : index
              %1803 = memref.load %partial[%1802] : memref<?xf32>
              %1804 = arith.addi %1795, %10 : index
              %1805 = arith.addi %1804, %c7 : index
              %1806 = memref.load %partial[%1805] : memref<?xf32>
              %1807 = arith.addi %1795, %10 : index
              %1808 = arith.addi %1807, %c40 : index
              %1809 = memref.load %partial[%1808] : memref<?xf32>
              %1810 = arith.addi %1797, %c9 : index
              %1811 = memref.load %partial[%1810] : memref<?xf32>
              %1812 = arith.addi %1680, %c65 : i32
              %1813 = arith.subi %1674, %c19 : i32
              %1814 = arith.minsi %1812, %1813 : i32
              %1815 = arith.addi %1679, %1814 : i32
              %1816 = arith.addi %ranges, %groups : index
              %1817 = arith.muli %12, %1816 : index
              %1818 = arith.index_castui %1815 : i32 to index
              %1819 = arith.addi %1817, %1818 : index
              %1820 = arith.muli %1819, %c105 : index
              %1821 = arith.addi %1820, %c17 : index
              %1822 = arith.addi %1821, %11 : index
              %1823 = memref.load %partial[%1822] : memref<?xf32>
              %1824 = arith.cmpi slt, %1812, %1674 : i32
              %1825 = arith.select %1824, %1823, %c44 : f32
              %1826 = arith.addi %1820, %10 : index
              %1827 = arith.addi %1826, %c24 : index
              %1828 = memref.load %partial[%1827] : memref<?xf32>
              %1829 = arith.addi %1820, %10 : index
              %1830 = arith.addi %1829, %c7 : index
              %1831 = memref.load %partial[%1830] : memref<?xf32>
              %1832 = arith.addi %1820, %10 : index
              %1833 = arith.addi %1832, %c40 : index
              %1834 = memref.load %partial[%1833] : memref<?xf32>
              %1835 = arith.addi %1822, %c9 : index
              %1836 = memref.load %partial[%1835] : memref<?xf32>
              %1837 = arith.addi %1680, %c66 : i32
              %1838 = arith.subi %1674, %c19 : i32
              %1839 = arith.minsi %1837, %1838 : i32
              %1840 = arith.addi %1679, %1839 : i32
              %1841 = arith.addi %ranges, %groups : index
              %1842 = arith.muli %12, %1841 : index
              %1843 = arith.index_castui %1840 : i32 to index
              %1844 = arith.addi %1842, %1843 : index
              %1845 = arith.muli %1844, %c105 : index
              %1846 = arith.addi %1845, %c17 : index
              %1847 = arith.addi %1846, %11 : index
              %1848 = memref.load %partial[%1847] : memref<?xf32>
              %1849 = arith.cmpi slt, %1837, %1674 : i32
              %1850 = arith.select %1849, %1848, %c44 : f32
              %1851 = arith.addi %1845, %10 : index
              %1852 = arith.addi %1851, %c24 : index
              %1853 = memref.load %partial[%1852] : memref<?xf32>
              %1854 = arith.addi %1845, %10 : index
              %1855 = arith.addi %1854, %c7 : index
              %1856 = memref.load %partial[%1855] : memref<?xf32>
              %1857 = arith.addi %1845, %10 : index
              %1858 = arith.addi %1857, %c40 : index
              %1859 = memref.load %partial[%1858] : memref<?xf32>
              %1860 = arith.addi %1847, %c9 : index
              %1861 = memref.load %partial[%1860] : memref<?xf32>
              %1862 = arith.addi %1680, %c68 : i32
              %1863 = arith.subi %1674, %c19 : i32
              %1864 = arith.minsi %1862, %1863 : i32
              %1865 = arith.addi %1679, %1864 : i32
              %1866 = arith.addi %ranges, %groups : index
              %1867 = arith.muli %12, %1866 : index
              %1868 = arith.index_castui %1865 : i32 to index
              %1869 = arith.addi %1867, %1868 : index
              %1870 = arith.muli %1869, %c105 : index
              %1871 = arith.addi %1870, %c17 : index
              %1872 = arith.addi %1871, %11 : index
              %1873 = memref.load %partial[%1872] : memref<?xf32>
              %1874 = arith.cmpi slt, %1862, %1674 : i32
              %1875 = arith.select %1874, %1873, %c44 : f32
              %1876 = arith.addi %1870, %10 : index
              %1877 = arith.addi %1876, %c24 : index
              %1878 = memref.load %partial[%1877] : memref<?xf32>
              %1879 = arith.addi %1870, %10 : index
              %1880 = arith.addi %1879, %c7 : index
              %1881 = memref.load %partial[%1880] : memref<?xf32>
              %1882 = arith.addi %1870, %10 : index
              %1883 = arith.addi %1882, %c40 : index
              %1884 = memref.load %partial[%1883] : memref<?xf32>
              %1885 = arith.addi %1872, %c9 : index
              %1886 = memref.load %partial[%1885] : memref<?xf32>
              %1887 = arith.maxnumf %1681, %1700 fastmath<nnan> : f32
              %1888 = arith.subf %1681, %1887 : f32
              %1889 = wave.exp2 %1888 : f32
              %1890 = arith.subf %1700, %1887 : f32
              %1891 = wave.exp2 %1890 : f32
              %1892 = arith.mulf %1682, %1889 : f32
              %1893 = math.fma %1711, %1891, %1892 : f32
              %1894 = arith.mulf %1683, %1889 : f32
              %1895 = math.fma %1703, %1891, %1894 : f32
              %1896 = arith.mulf %1684, %1889 : f32
              %1897 = math.fma %1706, %1891, %1896 : f32
              %1898 = arith.mulf %1685, %1889 : f32
              %1899 = math.fma %1709, %1891, %1898 : f32
              %1900 = arith.maxnumf %1887, %1725 fastmath<nnan> : f32
              %1901 = arith.subf %1887, %1900 : f32
              %1902 = wave.exp2 %1901 : f32
              %1903 = arith.subf %1725, %1900 : f32
              %1904 = wave.exp2 %1903 : f32
              %1905 = arith.mulf %1893, %1902 : f32
              %1906 = math.fma %1736, %1904, %1905 : f32
              %1907 = arith.mulf %1895, %1902 : f32
              %1908 = math.fma %1728, %1904, %1907 : f32
              %1909 = arith.mulf %1897, %1902 : f32
              %1910 = math.fma %1731, %1904, %1909 : f32
              %1911 = arith.mulf %1899, %1902 : f32
              %1912 = math.fma %1734, %1904, %1911 : f32
              %1913 = arith.maxnumf %1900, %1750 fastmath<nnan> : f32
              %1914 = arith.subf %1900, %1913 : f32
              %1915 = wave.exp2 %1914 : f32
              %1916 = arith.subf %1750, %1913 : f32
              %1917 = wave.exp2 %1916 : f32
              %1918 = arith.mulf %1906, %1915 : f32
              %1919 = math.fma %1761, %1917, %1918 : f32
              %1920 = arith.mulf %1908, %1915 : f32
              %1921 = math.fma %1753, %1917, %1920 : f32
              %1922 = arith.mulf %1910, %1915 : f32
              %1923 = math.fma %1756, %1917, %1922 : f32
              %1924 = arith.mulf %1912, %1915 : f32
              %1925 = math.fma %1759, %1917, %1924 : f32
              %1926 = arith.maxnumf %1913, %1775 fastmath<nnan> : f32
              %1927 = arith.subf %1913, %1926 : f32
              %1928 = wave.exp2 %1927 : f32
              %1929 = arith.subf %1775, %1926 : f32
              %1930 = wave.exp2 %1929 : f32
              %1931 = arith.mulf %1919, %1928 : f32
              %1932 = math.fma %1786, %1930, %1931 : f32
              %1933 = arith.mulf %1921, %1928 : f32
              %1934 = math.fma %1778, %1930, %1933 : f32
              %1935 = arith.mulf %1923, %1928 : f32
              %1936 = math.fma %1781, %1930, %1935 : f32
              %1937 = arith.mulf %1925, %1928 : f32
              %1938 = math.fma %1784, %1930, %1937 : f32
              %1939 = arith.maxnumf %1926, %1800 fastmath<nnan> : f32
              %1940 = arith.subf %1926, %1939 : f32
              %1941 = wave.exp2 %1940 : f32
              %1942 = arith.subf %1800, %1939 : f32
              %1943 = wave.exp2 %1942 : f32
              %1944 = arith.mulf %1932, %1941 : f32
              %1945 = math.fma %1811, %1943, %1944 : f32
              %1946 = arith.mulf %1934, %1941 : f32
              %1947 = math.fma %1803, %1943, %1946 : f32
              %1948 = arith.mulf %1936, %1941 : f32
              %1949 = math.fma %1806, %1943, %1948 : f32
              %1950 = arith.mulf %1938, %1941 : f32
              %1951 = math.fma %1809, %1943, %1950 : f32
              %1952 = arith.maxnumf %1939, %1825 fastmath<nnan> : f32
              %1953 = arith.subf %1939, %1952 : f32
              %1954 = wave.exp2 %1953 : f32
              %1955 = arith.subf %1825, %1952 : f32
              %1956 = wave.exp2 %1955 : f32
              %1957 = arith.mulf %1945, %1954 : f32
              %1958 = math.fma %1836, %1956, %1957 : f32
              %1959 = arith.mulf %1947, %1954 : f32
              %1960 = math.fma %1828, %1956, %1959 : f32
              %1961 = arith.mulf %1949, %1954 : f32
              %1962 = math.fma %1831, %1956, %1961 : f32
              %1963 = arith.mulf %1951, %1954 : f32
              %1964 = math.fma %1834, %1956, %1963 : f32
              %1965 = arith.maxnumf %1952, %1850 fastmath<nnan> : f32
              %1966 = arith.subf %1952, %1965 : f32
              %1967 = wave.exp2 %1966 : f32
              %1968 = arith.subf %1850, %1965 : f32
              %1969 = wave.exp2 %1968 : f32
              %1970 = arith.mulf %1958, %1967 : f32
              %1971 = math.fma %1861, %1969, %1970 : f32
              %1972 = arith.mulf %1960, %1967 : f32
              %1973 = math.fma %1853, %1969, %1972 : f32
              %1974 = arith.mulf %1962, %1967 : f32
              %1975 = math.fma %1856, %1969, %1974 : f32
              %1976 = arith.mulf %1964, %1967 : f32
              %1977 = math.fma %1859, %1969, %1976 : f32
              %1978 = arith.maxnumf %1965, %1875 fastmath<nnan> : f32
              %1979 = arith.subf %1965, %1978 : f32
              %1980 = wave.exp2 %1979 : f32
              %1981 = arith.subf %1875, %1978 : f32
              %1982 = wave.exp2 %1981 : f32
              %1983 = arith.mulf %1971, %1980 : f32
              %1984 = math.fma %1886, %1982, %1983 : f32
              %1985 = arith.mulf %1973, %1980 : f32
              %1986 = math.fma %1878, %1982, %1985 : f32
              %1987 = arith.mulf %1975, %1980 : f32
              %1988 = math.fma %1881, %1982, %1987 : f32
              %1989 = arith.mulf %1977, %1980 : f32
              %1990 = math.fma %1884, %1982, %1989 : f32
              scf.yield %1978, %1984, %1986, %1988, %1990 : f32, f32, f32, f32, f32
            }
            %1991 = arith.cmpi eq, %1668, %c19 : i32
            scf.if %1991 {
              %1992 = arith.addi %kvHeads, %18 : index
              %1993 = memref.load %scales[%1992] : memref<?xf32>
              %1994 = arith.divf %1993, %1686#1 : f32
              %1995 = arith.addi %20, %11 : index
              %1996 = arith.cmpi slt, %1995, %groupSize : index
              scf.if %1996 {
                %1997 = arith.muli %18, %groupSize : index
                %1998 = arith.addi %1997, %1995 : index
                %1999 = arith.muli %1998, %c25 : index
                %2000 = arith.muli %heads, %c25 : index
                %2001 = arith.addi %10, %c24 : index
                %2002 = arith.mulf %1686#2, %1994 : f32
                %2003 = arith.addf %2002, %c45 : f32
                %2004 = arith.minimumf %2003, %c101 : f32
                %2005 = arith.maximumf %2004, %c102 : f32
                %2006 = arith.truncf %2005 : f32 to f16
                %2007 = arith.divui %2001, %c9 : index
                %2008 = arith.addi %1999, %2007 : index
                %2009 = arith.divui %27, %outTileRows : index
                %2010 = arith.divui %2000, %c3 : index
                %2011 = arith.muli %2009, %2010 : index
                %2012 = arith.divui %2008, %c3 : index
                %2013 = arith.addi %2011, %2012 : index
                %2014 = arith.muli %2013, %c11 : index
                %2015 = arith.remui %2008, %c3 : index
                %2016 = arith.divui %2015, %c9 : index
                %2017 = arith.addi %2014, %2016 : index
                %2018 = arith.muli %outTileRows, %c9 : index
                %2019 = arith.muli %2017, %2018 : index
                %2020 = arith.remui %27, %outTileRows : index
                %2021 = arith.muli %2020, %c9 : index
                %2022 = arith.addi %2019, %2021 : index
                %2023 = arith.remui %2008, %c9 : index
                %2024 = arith.addi %2022, %2023 : index
                memref.store %2006, %out[%2024] : memref<?xf16>
                %2025 = arith.addi %10, %c7 : index
                %2026 = arith.mulf %1686#3, %1994 : f32
                %2027 = arith.addf %2026, %c45 : f32
                %2028 = arith.minimumf %2027, %c101 : f32
                %2029 = arith.maximumf %2028, %c102 : f32
                %2030 = arith.truncf %2029 : f32 to f16
                %2031 = arith.divui %2025, %c9 : index
                %2032 = arith.addi %1999, %2031 : index
                %2033 = arith.divui %27, %outTileRows : index
                %2034 = arith.divui %2000, %c3 : index
                %2035 = arith.muli %2033, %2034 : index
                %2036 = arith.divui %2032, %c3 : index
                %2037 = arith.addi %2035, %2036 : index
                %2038 = arith.muli %2037, %c11 : index
                %2039 = arith.remui %2032, %c3 : index
                %2040 = arith.divui %2039, %c9 : index
                %2041 = arith.addi %2038, %2040 : index
                %2042 = arith.muli %outTileRows, %c9 : index
                %2043 = arith.muli %2041, %2042 : index
                %2044 = arith.remui %27, %outTileRows : index
                %2045 = arith.muli %2044, %c9 : index
                %2046 = arith.addi %2043, %2045 : index
                %2047 = arith.remui %2032, %c9 : index
                %2048 = arith.addi %2046, %2047 : index
                memref.store %2030, %out[%2048] : memref<?xf16>
                %2049 = arith.addi %10, %c40 : index
                %2050 = arith.mulf %1686#4, %1994 : f32
                %2051 = arith.addf %2050, %c45 : f32
                %2052 = arith.minimumf %2051, %c101 : f32
                %2053 = arith.maximumf %2052, %c102 : f32
                %2054 = arith.truncf %2053 : f32 to f16
                %2055 = arith.divui %2049, %c9 : index
                %2056 = arith.addi %1999, %2055 : index
                %2057 = arith.divui %27, %outTileRows : index
                %2058 = arith.divui %2000, %c3 : index
                %2059 = arith.muli %2057, %2058 : index
                %2060 = arith.divui %2056, %c3 : index
                %2061 = arith.addi %2059, %2060 : index
                %2062 = arith.muli %2061, %c11 : index
                %2063 = arith.remui %2056, %c3 : index
                %2064 = arith.divui %2063, %c9 : index
                %2065 = arith.addi %2062, %2064 : index
                %2066 = arith.muli %outTileRows, %c9 : index
                %2067 = arith.muli %2065, %2066 : index
                %2068 = arith.remui %27, %outTileRows : index
                %2069 = arith.muli %2068, %c9 : index
                %2070 = arith.addi %2067, %2069 : index
                %2071 = arith.remui %2056, %c9 : index
                %2072 = arith.addi %2070, %2071 : index
                memref.store %2054, %out[%2072] : memref<?xf16>
              }
            } else {
              %2073 = arith.index_cast %ranges : index to i32
              %2074 = arith.addi %2073, %1669 : i32
              %2075 = arith.addi %ranges, %groups : index
              %2076 = arith.muli %12, %2075 : index
              %2077 = arith.index_castui %2074 : i32 to index
              %2078 = arith.addi %2076, %2077 : index
              %2079 = arith.muli %2078, %c105 : index
              %2080 = arith.addi %10, %c24 : index
              %2081 = arith.addi %2079, %2080 : index
              memref.store %1686#2, %partial[%2081] : memref<?xf32>
              %2082 = arith.addi %10, %c7 : index
              %2083 = arith.addi %2079, %2082 : index
              memref.store %1686#3, %partial[%2083] : memref<?xf32>
              %2084 = arith.addi %10, %c40 : index
              %2085 = arith.addi %2079, %2084 : index
              memref.store %1686#4, %partial[%2085] : memref<?xf32>
              %2086 = arith.cmpi slt, %10, %c9 : index
              scf.if %2086 {
                %2087 = arith.addi %2079, %c17 : index
                %2088 = arith.addi %2087, %10 : index
                memref.store %1686#0, %partial[%2088] : memref<?xf32>
                %2089 = arith.addi %2088, %c9 : index
                memref.store %1686#1, %partial[%2089] : memref<?xf32>
              }
              %2090 = arith.addi %1671, %groups : index
              %2091 = arith.index_castui %1668 : i32 to index
              %2092 = wave.arrive %counters[%2090], %2091 : memref<?xi32>
              scf.if %2092 {
                %2099:5 = scf.for %2093 = %c49 to %1668 step %c69 iter_args(%2094 = %c44, %2095 = %c45, %2096 = %c45, %2097 = %c45, %2098 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %2100 = arith.addi %2093, %c49 : i32
                  %2101 = arith.subi %1668, %c19 : i32
                  %2102 = arith.minsi %2100, %2101 : i32
                  %2103 = arith.addi %2073, %2102 : i32
                  %2104 = arith.addi %ranges, %groups : index
                  %2105 = arith.muli %12, %2104 : index
                  %2106 = arith.index_castui %2103 : i32 to index
                  %2107 = arith.addi %2105, %2106 : index
                  %2108 = arith.muli %2107, %c105 : index
                  %2109 = arith.addi %2108, %c17 : index
                  %2110 = arith.addi %2109, %11 : index
                  %2111 = memref.load %partial[%2110] : memref<?xf32>
                  %2112 = arith.cmpi slt, %2100, %1668 : i32
                  %2113 = arith.select %2112, %2111, %c44 : f32
                  %2114 = arith.addi %2108, %10 : index
                  %2115 = arith.addi %2114, %c24 : index
                  %2116 = memref.load %partial[%2115] : memref<?xf32>
                  %2117 = arith.addi %2108, %10 : index
                  %2118 = arith.addi %2117, %c7 : index
                  %2119 = memref.load %partial[%2118] : memref<?xf32>
                  %2120 = arith.addi %2108, %10 : index
                  %2121 = arith.addi %2120, %c40 : index
                  %2122 = memref.load %partial[%2121] : memref<?xf32>
                  %2123 = arith.addi %2110, %c9 : index
                  %2124 = memref.load %partial[%2123] : memref<?xf32>
                  %2125 = arith.addi %2093, %c19 : i32
                  %2126 = arith.subi %1668, %c19 : i32
                  %2127 = arith.minsi %2125, %2126 : i32
                  %2128 = arith.addi %2073, %2127 : i32
                  %2129 = arith.addi %ranges, %groups : index
                  %2130 = arith.muli %12, %2129 : index
                  %2131 = arith.index_castui %2128 : i32 to index
                  %2132 = arith.addi %2130, %2131 : index
                  %2133 = arith.muli %2132, %c105 : index
                  %2134 = arith.addi %2133, %c17 : index
                  %2135 = arith.addi %2134, %11 : index
                  %2136 = memref.load %partial[%2135] : memref<?xf32>
                  %2137 = arith.cmpi slt, %2125, %1668 : i32
                  %2138 = arith.select %2137, %2136, %c44 : f32
                  %2139 = arith.addi %2133, %10 : index
                  %2140 = arith.addi %2139, %c24 : index
                  %2141 = memref.load %partial[%2140] : memref<?xf32>
                  %2142 = arith.addi %2133, %10 : index
                  %2143 = arith.addi %2142, %c7 : index
                  %2144 = memref.load %partial[%2143] : memref<?xf32>
                  %2145 = arith.addi %2133, %10 : index
                  %2146 = arith.addi %2145, %c40 : index
                  %2147 = memref.load %partial[%2146] : memref<?xf32>
                  %2148 = arith.addi %2135, %c9 : index
                  %2149 = memref.load %partial[%2148] : memref<?xf32>
                  %2150 = arith.addi %2093, %c60 : i32
                  %2151 = arith.subi %1668, %c19 : i32
                  %2152 = arith.minsi %2150, %2151 : i32
                  %2153 = arith.addi %2073, %2152 : i32
                  %2154 = arith.addi %ranges, %groups : index
                  %2155 = arith.muli %12, %2154 : index
                  %2156 = arith.index_castui %2153 : i32 to index
                  %2157 = arith.addi %2155, %2156 : index
                  %2158 = arith.muli %2157, %c105 : index
                  %2159 = arith.addi %2158, %c17 : index
                  %2160 = arith.addi %2159, %11 : index
                  %2161 = memref.load %partial[%2160] : memref<?xf32>
                  %2162 = arith.cmpi slt, %2150, %1668 : i32
                  %2163 = arith.select %2162, %2161, %c44 : f32
                  %2164 = arith.addi %2158, %10 : index
                  %2165 = arith.addi %2164, %c24 : index
                  %2166 = memref.load %partial[%2165] : memref<?xf32>
                  %2167 = arith.addi %2158, %10 : index
                  %2168 = arith.addi %2167, %c7 : index
                  %2169 = memref.load %partial[%2168] : memref<?xf32>
                  %2170 = arith.addi %2158, %10 : index
                  %2171 = arith.addi %2170, %c40 : index
                  %2172 = memref.load %partial[%2171] : memref<?xf32>
                  %2173 = arith.addi %2160, %c9 : index
                  %2174 = memref.load %partial[%2173] : memref<?xf32>
                  %2175 = arith.addi %2093, %c62 : i32
                  %2176 = arith.subi %1668, %c19 : i32
                  %2177 = arith.minsi %2175, %2176 : i32
                  %2178 = arith.addi %2073, %2177 : i32
                  %2179 = arith.addi %ranges, %groups : index
                  %2180 = arith.muli %12, %2179 : index
                  %2181 = arith.index_castui %2178 : i32 to index
                  %2182 = arith.addi %2180, %2181 : index
                  %2183 = arith.muli %2182, %c105 : index
                  %2184 = arith.addi %2183, %c17 : index
                  %2185 = arith.addi %2184, %11 : index
                  %2186 = memref.load %partial[%2185] : memref<?xf32>
                  %2187 = arith.cmpi slt, %2175, %1668 : i32
                  %2188 = arith.select %2187, %2186, %c44 : f32
                  %2189 = arith.addi %2183, %10 : index
                  %2190 = arith.addi %2189, %c24 : index
                  %2191 = memref.load %partial[%2190] : memref<?xf32>
                  %2192 = arith.addi %2183, %10 : index
                  %2193 = arith.addi %2192, %c7 : index
                  %2194 = memref.load %partial[%2193] : memref<?xf32>
                  %2195 = arith.addi %2183, %10 : index
                  %2196 = arith.addi %2195, %c40 : index
                  %2197 = memref.load %partial[%2196] : memref<?xf32>
                  %2198 = arith.addi %2185, %c9 : index
                  %2199 = memref.load %partial[%2198] : memref<?xf32>
                  %2200 = arith.addi %2093, %c63 : i32
                  %2201 = arith.subi %1668, %c19 : i32
                  %2202 = arith.minsi %2200, %2201 : i32
                  %2203 = arith.addi %2073, %2202 : i32
                  %2204 = arith.addi %ranges, %groups : index
                  %2205 = arith.muli %12, %2204 : index
                  %2206 = arith.index_castui %2203 : i32 to index
                  %2207 = arith.addi %2205, %2206 : index
                  %2208 = arith.muli %2207, %c105 : index
                  %2209 = arith.addi %2208, %c17 : index
                  %2210 = arith.addi %2209, %11 : index
                  %2211 = memref.load %partial[%2210] : memref<?xf32>
                  %2212 = arith.cmpi slt, %2200, %1668 : i32
                  %2213 = arith.select %2212, %2211, %c44 : f32
                  %2214 = arith.addi %2208, %10 : index
                  %2215 = arith.addi %2214, %c24 : index
                  %2216 = memref.load %partial[%2215] : memref<?xf32>
                  %2217 = arith.addi %2208, %10 : index
                  %2218 = arith.addi %2217, %c7 : index
                  %2219 = memref.load %partial[%2218] : memref<?xf32>
                  %2220 = arith.addi %2208, %10 : index
                  %2221 = arith.addi %2220, %c40 : index
                  %2222 = memref.load %partial[%2221] : memref<?xf32>
                  %2223 = arith.addi %2210, %c9 : index
                  %2224 = memref.load %partial[%2223] : memref<?xf32>
                  %2225 = arith.addi %2093, %c65 : i32
                  %2226 = arith.subi %1668, %c19 : i32
                  %2227 = arith.minsi %2225, %2226 : i32
                  %2228 = arith.addi %2073, %2227 : i32
                  %2229 = arith.addi %ranges, %groups : index
                  %2230 = arith.muli %12, %2229 : index
                  %2231 = arith.index_castui %2228 : i32 to index
                  %2232 = arith.addi %2230, %2231 : index
                  %2233 = arith.muli %2232, %c105 : index
                  %2234 = arith.addi %2233, %c17 : index
                  %2235 = arith.addi %2234, %11 : index
                  %2236 = memref.load %partial[%2235] : memref<?xf32>
                  %2237 = arith.cmpi slt, %2225, %1668 : i32
                  %2238 = arith.select %2237, %2236, %c44 : f32
                  %2239 = arith.addi %2233, %10 : index
                  %2240 = arith.addi %2239, %c24 : index
                  %2241 = memref.load %partial[%2240] : memref<?xf32>
                  %2242 = arith.addi %2233, %10 : index
                  %2243 = arith.addi %2242, %c7 : index
                  %2244 = memref.load %partial[%2243] : memref<?xf32>
                  %2245 = arith.addi %2233, %10 : index
                  %2246 = arith.addi %2245, %c40 : index
                  %2247 = memref.load %partial[%2246] : memref<?xf32>
                  %2248 = arith.addi %2235, %c9 : index
                  %2249 = memref.load %partial[%2248] : memref<?xf32>
                  %2250 = arith.addi %2093, %c66 : i32
                  %2251 = arith.subi %1668, %c19 : i32
                  %2252 = arith.minsi %2250, %2251 : i32
                  %2253 = arith.addi %2073, %2252 : i32
                  %2254 = arith.addi %ranges, %groups : index
                  %2255 = arith.muli %12, %2254 : index
                  %2256 = arith.index_castui %2253 : i32 to index
                  %2257 = arith.addi %2255, %2256 : index
                  %2258 = arith.muli %2257, %c105 : index
                  %2259 = arith.addi %2258, %c17 : index
                  %2260 = arith.addi %2259, %11 : index
                  %2261 = memref.load %partial[%2260] : memref<?xf32>
                  %2262 = arith.cmpi slt, %2250, %1668 : i32
                  %2263 = arith.select %2262, %2261, %c44 : f32
                  %2264 = arith.addi %2258, %10 : index
                  %2265 = arith.addi %2264, %c24 : index
                  %2266 = memref.load %partial[%2265] : memref<?xf32>
                  %2267 = arith.addi %2258, %10 : index
                  %2268 = arith.addi %2267, %c7 : index
                  %2269 = memref.load %partial[%2268] : memref<?xf32>
                  %2270 = arith.addi %2258, %10 : index
                  %2271 = arith.addi %2270, %c40 : index
                  %2272 = memref.load %partial[%2271] : memref<?xf32>
                  %2273 = arith.addi %2260, %c9 : index
                  %2274 = memref.load %partial[%2273] : memref<?xf32>
                  %2275 = arith.addi %2093, %c68 : i32
                  %2276 = arith.subi %1668, %c19 : i32
                  %2277 = arith.minsi %2275, %2276 : i32
                  %2278 = arith.addi %2073, %2277 : i32
                  %2279 = arith.addi %ranges, %groups : index
                  %2280 = arith.muli %12, %2279 : index
                  %2281 = arith.index_castui %2278 : i32 to index
                  %2282 = arith.addi %2280, %2281 : index
                  %2283 = arith.muli %2282, %c105 : index
                  %2284 = arith.addi %2283, %c17 : index
                  %2285 = arith.addi %2284, %11 : index
                  %2286 = memref.load %partial[%2285] : memref<?xf32>
                  %2287 = arith.cmpi slt, %2275, %1668 : i32
                  %2288 = arith.select %2287, %2286, %c44 : f32
                  %2289 = arith.addi %2283, %10 : index
                  %2290 = arith.addi %2289, %c24 : index
                  %2291 = memref.load %partial[%2290] : memref<?xf32>
                  %2292 = arith.addi %2283, %10 : index
                  %2293 = arith.addi %2292, %c7 : index
                  %2294 = memref.load %partial[%2293] : memref<?xf32>
                  %2295 = arith.addi %2283, %10 : index
                  %2296 = arith.addi %2295, %c40 : index
                  %2297 = memref.load %partial[%2296] : memref<?xf32>
                  %2298 = arith.addi %2285, %c9 : index
                  %2299 = memref.load %partial[%2298] : memref<?xf32>
                  %2300 = arith.maxnumf %2094, %2113 fastmath<nnan> : f32
                  %2301 = arith.subf %2094, %2300 : f32
                  %2302 = wave.exp2 %2301 : f32
                  %2303 = arith.subf %2113, %2300 : f32
                  %2304 = wave.exp2 %2303 : f32
                  %2305 = arith.mulf %2095, %2302 : f32
                  %2306 = math.fma %2124, %2304, %2305 : f32
                  %2307 = arith.mulf %2096, %2302 : f32
                  %2308 = math.fma %2116, %2304, %2307 : f32
                  %2309 = arith.mulf %2097, %2302 : f32
                  %2310 = math.fma %2119, %2304, %2309 : f32
                  %2311 = arith.mulf %2098, %2302 : f32
                  %2312 = math.fma %2122, %2304, %2311 : f32
                  %2313 = arith.maxnumf %2300, %2138 fastmath<nnan> : f32
                  %2314 = arith.subf %2300, %2313 : f32
                  %2315 = wave.exp2 %2314 : f32
                  %2316 = arith.subf %2138, %2313 : f32
                  %2317 = wave.exp2 %2316 : f32
                  %2318 = arith.mulf %2306, %2315 : f32
                  %2319 = math.fma %2149, %2317, %2318 : f32
                  %2320 = arith.mulf %2308, %2315 : f32
                  %2321 = math.fma %2141, %2317, %2320 : f32
                  %2322 = arith.mulf %2310, %2315 : f32
                  %2323 = math.fma %2144, %2317, %2322 : f32
                  %2324 = arith.mulf %2312, %2315 : f32
                  %2325 = math.fma %2147, %2317, %2324 : f32
                  %2326 = arith.maxnumf %2313, %2163 fastmath<nnan> : f32
                  %2327 = arith.subf %2313, %2326 : f32
                  %2328 = wave.exp2 %2327 : f32
                  %2329 = arith.subf %2163, %2326 : f32
                  %2330 = wave.exp2 %2329 : f32
                  %2331 = arith.mulf %2319, %2328 : f32
                  %2332 = math.fma %2174, %2330, %2331 : f32
                  %2333 = arith.mulf %2321, %2328 : f32
                  %2334 = math.fma %2166, %2330, %2333 : f32
                  %2335 = arith.mulf %2323, %2328 : f32
                  %2336 = math.fma %2169, %2330, %2335 : f32
                  %2337 = arith.mulf %2325, %2328 : f32
                  %2338 = math.fma %2172, %2330, %2337 : f32
                  %2339 = arith.maxnumf %2326, %2188 fastmath<nnan> : f32
                  %2340 = arith.subf %2326, %2339 : f32
                  %2341 = wave.exp2 %2340 : f32
                  %2342 = arith.subf %2188, %2339 : f32
                  %2343 = wave.exp2 %2342 : f32
                  %2344 = arith.mulf %2332, %2341 : f32
                  %2345 = math.fma %2199, %2343, %2344 : f32
                  %2346 = arith.mulf %2334, %2341 : f32
                  %2347 = math.fma %2191, %2343, %2346 : f32
                  %2348 = arith.mulf %2336, %2341 : f32
                  %2349 = math.fma %2194, %2343, %2348 : f32
                  %2350 = arith.mulf %2338, %2341 : f32
                  %2351 = math.fma %2197, %2343, %2350 : f32
                  %2352 = arith.maxnumf %2339, %2213 fastmath<nnan> : f32
                  %2353 = arith.subf %2339, %2352 : f32
                  %2354 = wave.exp2 %2353 : f32
                  %2355 = arith.subf %2213, %2352 : f32
                  %2356 = wave.exp2 %2355 : f32
                  %2357 = arith.mulf %2345, %2354 : f32
                  %2358 = math.fma %2224, %2356, %2357 : f32
                  %2359 = arith.mulf %2347, %2354 : f32
                  %2360 = math.fma %2216, %2356, %2359 : f32
                  %2361 = arith.mulf %2349, %2354 : f32
                  %2362 = math.fma %2219, %2356, %2361 : f32
                  %2363 = arith.mulf %2351, %2354 : f32
                  %2364 = math.fma %2222, %2356, %2363 : f32
                  %2365 = arith.maxnumf %2352, %2238 fastmath<nnan> : f32
                  %2366 = arith.subf %2352, %2365 : f32
                  %2367 = wave.exp2 %2366 : f32
                  %2368 = arith.subf %2238, %2365 : f32
                  %2369 = wave.exp2 %2368 : f32
                  %2370 = arith.mulf %2358, %2367 : f32
                  %2371 = math.fma %2249, %2369, %2370 : f32
                  %2372 = arith.mulf %2360, %2367 : f32
                  %2373 = math.fma %2241, %2369, %2372 : f32
                  %2374 = arith.mulf %2362, %2367 : f32
                  %2375 = math.fma %2244, %2369, %2374 : f32
                  %2376 = arith.mulf %2364, %2367 : f32
                  %2377 = math.fma %2247, %2369, %2376 : f32
                  %2378 = arith.maxnumf %2365, %2263 fastmath<nnan> : f32
                  %2379 = arith.subf %2365, %2378 : f32
                  %2380 = wave.exp2 %2379 : f32
                  %2381 = arith.subf %2263, %2378 : f32
                  %2382 = wave.exp2 %2381 : f32
                  %2383 = arith.mulf %2371, %2380 : f32
                  %2384 = math.fma %2274, %2382, %2383 : f32
                  %2385 = arith.mulf %2373, %2380 : f32
                  %2386 = math.fma %2266, %2382, %2385 : f32
                  %2387 = arith.mulf %2375, %2380 : f32
                  %2388 = math.fma %2269, %2382, %2387 : f32
                  %2389 = arith.mulf %2377, %2380 : f32
                  %2390 = math.fma %2272, %2382, %2389 : f32
                  %2391 = arith.maxnumf %2378, %2288 fastmath<nnan> : f32
                  %2392 = arith.subf %2378, %2391 : f32
                  %2393 = wave.exp2 %2392 : f32
                  %2394 = arith.subf %2288, %2391 : f32
                  %2395 = wave.exp2 %2394 : f32
                  %2396 = arith.mulf %2384, %2393 : f32
                  %2397 = math.fma %2299, %2395, %2396 : f32
                  %2398 = arith.mulf %2386, %2393 : f32
                  %2399 = math.fma %2291, %2395, %2398 : f32
                  %2400 = arith.mulf %2388, %2393 : f32
                  %2401 = math.fma %2294, %2395, %2400 : f32
                  %2402 = arith.mulf %2390, %2393 : f32
                  %2403 = math.fma %2297, %2395, %2402 : f32
                  scf.yield %2391, %2397, %2399, %2401, %2403 : f32, f32, f32, f32, f32
                }
                %2404 = arith.addi %kvHeads, %18 : index
                %2405 = memref.load %scales[%2404] : memref<?xf32>
                %2406 = arith.divf %2405, %2099#1 : f32
                %2407 = arith.addi %20, %11 : index
                %2408 = arith.cmpi slt, %2407, %groupSize : index
                scf.if %2408 {
                  %2409 = arith.muli %18, %groupSize : index
                  %2410 = arith.addi %2409, %2407 : index
                  %2411 = arith.muli %2410, %c25 : index
                  %2412 = arith.muli %heads, %c25 : index
                  %2413 = arith.addi %10, %c24 : index
                  %2414 = arith.mulf %2099#2, %2406 : f32
                  %2415 = arith.addf %2414, %c45 : f32
                  %2416 = arith.minimumf %2415, %c101 : f32
                  %2417 = arith.maximumf %2416, %c102 : f32
                  %2418 = arith.truncf %2417 : f32 to f16
                  %2419 = arith.divui %2413, %c9 : index
                  %2420 = arith.addi %2411, %2419 : index
                  %2421 = arith.divui %27, %outTileRows : index
                  %2422 = arith.divui %2412, %c3 : index
                  %2423 = arith.muli %2421, %2422 : index
                  %2424 = arith.divui %2420, %c3 : index
                  %2425 = arith.addi %2423, %2424 : index
                  %2426 = arith.muli %2425, %c11 : index
                  %2427 = arith.remui %2420, %c3 : index
                  %2428 = arith.divui %2427, %c9 : index
                  %2429 = arith.addi %2426, %2428 : index
                  %2430 = arith.muli %outTileRows, %c9 : index
                  %2431 = arith.muli %2429, %2430 : index
                  %2432 = arith.remui %27, %outTileRows : index
                  %2433 = arith.muli %2432, %c9 : index
                  %2434 = arith.addi %2431, %2433 : index
                  %2435 = arith.remui %2420, %c9 : index
                  %2436 = arith.addi %2434, %2435 : index
                  memref.store %2418, %out[%2436] : memref<?xf16>
                  %2437 = arith.addi %10, %c7 : index
                  %2438 = arith.mulf %2099#3, %2406 : f32
                  %2439 = arith.addf %2438, %c45 : f32
                  %2440 = arith.minimumf %2439, %c101 : f32
                  %2441 = arith.maximumf %2440, %c102 : f32
                  %2442 = arith.truncf %2441 : f32 to f16
                  %2443 = arith.divui %2437, %c9 : index
                  %2444 = arith.addi %2411, %2443 : index
                  %2445 = arith.divui %27, %outTileRows : index
                  %2446 = arith.divui %2412, %c3 : index
                  %2447 = arith.muli %2445, %2446 : index
                  %2448 = arith.divui %2444, %c3 : index
                  %2449 = arith.addi %2447, %2448 : index
                  %2450 = arith.muli %2449, %c11 : index
                  %2451 = arith.remui %2444, %c3 : index
                  %2452 = arith.divui %2451, %c9 : index
                  %2453 = arith.addi %2450, %2452 : index
                  %2454 = arith.muli %outTileRows, %c9 : index
                  %2455 = arith.muli %2453, %2454 : index
                  %2456 = arith.remui %27, %outTileRows : index
                  %2457 = arith.muli %2456, %c9 : index
                  %2458 = arith.addi %2455, %2457 : index
                  %2459 = arith.remui %2444, %c9 : index
                  %2460 = arith.addi %2458, %2459 : index
                  memref.store %2442, %out[%2460] : memref<?xf16>
                  %2461 = arith.addi %10, %c40 : index
                  %2462 = arith.mulf %2099#4, %2406 : f32
                  %2463 = arith.addf %2462, %c45 : f32
                  %2464 = arith.minimumf %2463, %c101 : f32
                  %2465 = arith.maximumf %2464, %c102 : f32
                  %2466 = arith.truncf %2465 : f32 to f16
                  %2467 = arith.divui %2461, %c9 : index
                  %2468 = arith.addi %2411, %2467 : index
                  %2469 = arith.divui %27, %outTileRows : index
                  %2470 = arith.divui %2412, %c3 : index
                  %2471 = arith.muli %2469, %2470 : index
                  %2472 = arith.divui %2468, %c3 : index
                  %2473 = arith.addi %2471, %2472 : index
                  %2474 = arith.muli %2473, %c11 : index
                  %2475 = arith.remui %2468, %c3 : index
                  %2476 = arith.divui %2475, %c9 : index
                  %2477 = arith.addi %2474, %2476 : index
                  %2478 = arith.muli %outTileRows, %c9 : index
                  %2479 = arith.muli %2477, %2478 : index
                  %2480 = arith.remui %27, %outTileRows : index
                  %2481 = arith.muli %2480, %c9 : index
                  %2482 = arith.addi %2479, %2481 : index
                  %2483 = arith.remui %2468, %c9 : index
                  %2484 = arith.addi %2482, %2483 : index
                  memref.store %2466, %out[%2484] : memref<?xf16>
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

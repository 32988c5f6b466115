// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %columnBlocks = wave.param "columnBlocks" : index
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
  %c24 = arith.constant 8 : index
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
  %c84 = arith.constant 160 : index
  %c85 = arith.constant 224 : index
  %c86 = arith.constant 288 : index
  %c87 = arith.constant 352 : index
  %c88 = arith.constant 416 : index
  %c89 = arith.constant 480 : index
  %c90 = arith.constant 112 : index
  %c91 = arith.constant 144 : index
  %c92 = arith.constant 176 : index
  %c93 = arith.constant 208 : index
  %c94 = arith.constant 240 : index
  %c95 = arith.constant 2048 : index
  %c96 = arith.constant 2560 : index
  %c97 = arith.constant 3072 : index
  %c98 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c100 = arith.constant 0x477FE000 : f32
  %c101 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c104 = arith.constant 1600 : index
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
  %11 = arith.remui %0, %c3 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c3 : index
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c12 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c10 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c12 : index
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c12 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c17 : i32
    %42 = arith.subi %41, %c17 : i32
    %43 = arith.divui %42, %c18 : i32
    %44 = arith.addi %41, %c19 : i32
    %45 = arith.divui %44, %c20 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c22 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c23 : index
        %57 = arith.muli %2, %c24 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c22 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c12 : index
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
        %126 = arith.muli %1, %c24 : index
        %127 = arith.muli %2, %c38 : index
        %128 = arith.addi %126, %127 : index
        %129 = arith.mulf %60, %125 : vector<4xf32>
        %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
        %131 = arith.mulf %62, %125 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %134 = arith.addi %128, %c22 : index
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
        %169 = arith.muli %168, %c20 : i32
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
          %184 = arith.subi %179, %c17 : i32
          %185 = arith.divui %172, %c18 : i32
          %186 = arith.addi %185, %c49 : i32
          %187 = arith.minsi %186, %43 : i32
          %188 = arith.index_castui %187 : i32 to index
          %189 = arith.addi %35, %188 : index
          %190 = memref.load %step[%189] : memref<?xi32>
          %191 = arith.index_cast %190 : i32 to index
          %192 = arith.muli %191, %36 : index
          %193 = arith.addi %192, %37 : index
          %194 = arith.addi %185, %c17 : i32
          %195 = arith.minsi %194, %43 : i32
          %196 = arith.index_castui %195 : i32 to index
          %197 = arith.addi %35, %196 : index
          %198 = memref.load %step[%197] : memref<?xi32>
          %199 = arith.index_cast %198 : i32 to index
          %200 = arith.muli %199, %36 : index
          %201 = arith.addi %200, %37 : index
          %202 = arith.addi %193, %38 : index
          %203 = arith.addi %202, %c22 : index
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
          %244:16 = scf.for %227 = %c49 to %226 step %c17 iter_args(%228 = %204, %229 = %207, %230 = %210, %231 = %213, %232 = %216, %233 = %219, %234 = %222, %235 = %225, %236 = %c44, %237 = %c45, %238 = %c46, %239 = %c46, %240 = %c46, %241 = %c46, %242 = %c46, %243 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %245 = arith.muli %227, %c48 : i32
            %246 = arith.addi %172, %245 : i32
            %247 = arith.addi %246, %c48 : i32
            %248 = arith.divui %246, %c18 : i32
            %249 = arith.addi %248, %c49 : i32
            %250 = arith.minsi %249, %43 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %35, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %36 : index
            %256 = arith.addi %255, %37 : index
            %257 = arith.addi %248, %c17 : i32
            %258 = arith.minsi %257, %43 : i32
            %259 = arith.index_castui %258 : i32 to index
            %260 = arith.addi %35, %259 : index
            %261 = memref.load %step[%260] : memref<?xi32>
            %262 = arith.index_cast %261 : i32 to index
            %263 = arith.muli %262, %36 : index
            %264 = arith.addi %263, %37 : index
            %265 = arith.divui %247, %c18 : i32
            %266 = arith.addi %265, %c49 : i32
            %267 = arith.minsi %266, %43 : i32
            %268 = arith.index_castui %267 : i32 to index
            %269 = arith.addi %35, %268 : index
            %270 = memref.load %step[%269] : memref<?xi32>
            %271 = arith.index_cast %270 : i32 to index
            %272 = arith.muli %271, %36 : index
            %273 = arith.addi %272, %37 : index
            %274 = arith.addi %265, %c17 : i32
            %275 = arith.minsi %274, %43 : i32
            %276 = arith.index_castui %275 : i32 to index
            %277 = arith.addi %35, %276 : index
            %278 = memref.load %step[%277] : memref<?xi32>
            %279 = arith.index_cast %278 : i32 to index
            %280 = arith.muli %279, %36 : index
            %281 = arith.addi %280, %37 : index
            %282 = wave.opaque %c22
            %283 = arith.muli %1, %c24 : index
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
            %299 = arith.addi %284, %c22 : index
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
            %330 = arith.addi %329, %c22 : index
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
            %383 = arith.addi %284, %c22 : index
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
            %617 = arith.addi %616, %c22 : index
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
            %646 = wave.opaque %c22
            scf.yield %618, %621, %624, %627, %630, %633, %636, %639, %501#0, %549, %606, %609, %612, %615, %642, %645 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %647 = arith.cmpi eq, %183, %179 : i32
          %648:8 = scf.if %647 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %649 = arith.muli %184, %c48 : i32
            %650 = arith.addi %172, %649 : i32
            %651 = arith.divui %650, %c18 : i32
            %652 = arith.addi %651, %c49 : i32
            %653 = arith.minsi %652, %43 : i32
            %654 = arith.index_castui %653 : i32 to index
            %655 = arith.addi %35, %654 : index
            %656 = memref.load %step[%655] : memref<?xi32>
            %657 = arith.index_cast %656 : i32 to index
            %658 = arith.muli %657, %36 : index
            %659 = arith.addi %658, %37 : index
            %660 = arith.addi %651, %c17 : i32
            %661 = arith.minsi %660, %43 : i32
            %662 = arith.index_castui %661 : i32 to index
            %663 = arith.addi %35, %662 : index
            %664 = memref.load %step[%663] : memref<?xi32>
            %665 = arith.index_cast %664 : i32 to index
            %666 = arith.muli %665, %36 : index
            %667 = arith.addi %666, %37 : index
            %668 = wave.opaque %c22
            %669 = arith.muli %1, %c24 : index
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
            %685 = arith.addi %670, %c22 : index
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
            %716 = arith.addi %715, %c22 : index
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
            %769 = arith.addi %670, %c22 : index
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
            %1010 = arith.divui %1009, %c18 : i32
            %1011 = arith.addi %1010, %c49 : i32
            %1012 = arith.minsi %1011, %43 : i32
            %1013 = arith.index_castui %1012 : i32 to index
            %1014 = arith.addi %35, %1013 : index
            %1015 = memref.load %step[%1014] : memref<?xi32>
            %1016 = arith.index_cast %1015 : i32 to index
            %1017 = arith.muli %1016, %36 : index
            %1018 = arith.addi %1017, %37 : index
            %1019 = arith.addi %1010, %c17 : i32
            %1020 = arith.minsi %1019, %43 : i32
            %1021 = arith.index_castui %1020 : i32 to index
            %1022 = arith.addi %35, %1021 : index
            %1023 = memref.load %step[%1022] : memref<?xi32>
            %1024 = arith.index_cast %1023 : i32 to index
            %1025 = arith.muli %1024, %36 : index
            %1026 = arith.addi %1025, %37 : index
            %1027 = wave.opaque %c22
            %1028 = arith.muli %1, %c24 : index
            %1029 = arith.addi %1027, %1028 : index
            %1030 = arith.subi %174, %1009 : i32
            %1031 = arith.subi %1030, %c49 : i32
            %1032 = arith.minsi %1031, %c18 : i32
            %1033 = arith.maxsi %1032, %c49 : i32
            %1034 = arith.cmpi sgt, %1033, %c49 : i32
            %1035 = arith.select %1034, %c68, %c49 : i32
            %1036 = arith.ori %c49, %1035 : i32
            %1037 = arith.cmpi sgt, %1033, %c17 : i32
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
            %1085 = arith.subi %1084, %c18 : i32
            %1086 = arith.minsi %1085, %c18 : i32
            %1087 = arith.maxsi %1086, %c49 : i32
            %1088 = arith.cmpi sgt, %1087, %c49 : i32
            %1089 = arith.select %1088, %c68, %c49 : i32
            %1090 = arith.ori %c49, %1089 : i32
            %1091 = arith.cmpi sgt, %1087, %c17 : i32
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
            %1152 = arith.addi %1029, %c22 : index
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
            %1183 = arith.addi %1182, %c22 : index
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
            %1236 = arith.addi %1029, %c22 : index
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
            %1324 = arith.subi %1320, %c18 : i32
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
        %1514 = arith.cmpi slt, %1, %c3 : index
        wave.barrier
        scf.if %1514 {
          %1515 = arith.muli %8, %c8 : index
          %1516 = arith.addi %1515, %1 : index
          memref.store %176#0, %6[%1516] : memref<?xf32>
          %1517 = arith.addi %1516, %c3 : index
          memref.store %176#1, %6[%1517] : memref<?xf32>
          %1518 = arith.muli %8, %c39 : index
          %1519 = arith.muli %2, %c3 : index
          %1520 = arith.addi %1518, %1519 : index
          %1521 = arith.addi %1520, %1 : index
          %1522 = vector.extract %176#2[0] : f32 from vector<8xf32>
          %1523 = arith.addi %1521, %c22 : index
          memref.store %1522, %5[%1523] : memref<?xf32>
          %1524 = vector.extract %176#2[1] : f32 from vector<8xf32>
          %1525 = arith.addi %1521, %c8 : index
          memref.store %1524, %5[%1525] : memref<?xf32>
          %1526 = vector.extract %176#2[2] : f32 from vector<8xf32>
          %1527 = arith.addi %1521, %c29 : index
          memref.store %1526, %5[%1527] : memref<?xf32>
          %1528 = vector.extract %176#2[3] : f32 from vector<8xf32>
          %1529 = arith.addi %1521, %c23 : index
          memref.store %1528, %5[%1529] : memref<?xf32>
          %1530 = vector.extract %176#2[4] : f32 from vector<8xf32>
          %1531 = arith.addi %1521, %c38 : index
          memref.store %1530, %5[%1531] : memref<?xf32>
          %1532 = vector.extract %176#2[5] : f32 from vector<8xf32>
          %1533 = arith.addi %1521, %c84 : index
          memref.store %1532, %5[%1533] : memref<?xf32>
          %1534 = vector.extract %176#2[6] : f32 from vector<8xf32>
          %1535 = arith.addi %1521, %c50 : index
          memref.store %1534, %5[%1535] : memref<?xf32>
          %1536 = vector.extract %176#2[7] : f32 from vector<8xf32>
          %1537 = arith.addi %1521, %c85 : index
          memref.store %1536, %5[%1537] : memref<?xf32>
          %1538 = vector.extract %176#3[0] : f32 from vector<8xf32>
          %1539 = arith.addi %1521, %c7 : index
          memref.store %1538, %5[%1539] : memref<?xf32>
          %1540 = vector.extract %176#3[1] : f32 from vector<8xf32>
          %1541 = arith.addi %1521, %c86 : index
          memref.store %1540, %5[%1541] : memref<?xf32>
          %1542 = vector.extract %176#3[2] : f32 from vector<8xf32>
          %1543 = arith.addi %1521, %c51 : index
          memref.store %1542, %5[%1543] : memref<?xf32>
          %1544 = vector.extract %176#3[3] : f32 from vector<8xf32>
          %1545 = arith.addi %1521, %c87 : index
          memref.store %1544, %5[%1545] : memref<?xf32>
          %1546 = vector.extract %176#3[4] : f32 from vector<8xf32>
          %1547 = arith.addi %1521, %c52 : index
          memref.store %1546, %5[%1547] : memref<?xf32>
          %1548 = vector.extract %176#3[5] : f32 from vector<8xf32>
          %1549 = arith.addi %1521, %c88 : index
          memref.store %1548, %5[%1549] : memref<?xf32>
          %1550 = vector.extract %176#3[6] : f32 from vector<8xf32>
          %1551 = arith.addi %1521, %c53 : index
          memref.store %1550, %5[%1551] : memref<?xf32>
          %1552 = vector.extract %176#3[7] : f32 from vector<8xf32>
          %1553 = arith.addi %1521, %c89 : index
          memref.store %1552, %5[%1553] : memref<?xf32>
        }
        wave.barrier
        %1554 = arith.addi %11, %c22 : index
        %1555 = memref.load %6[%1554] : memref<?xf32>
        %1556 = arith.addi %11, %c3 : index
        %1557 = memref.load %6[%1556] : memref<?xf32>
        %1558 = arith.addi %11, %c8 : index
        %1559 = memref.load %6[%1558] : memref<?xf32>
        %1560 = arith.addi %11, %c27 : index
        %1561 = memref.load %6[%1560] : memref<?xf32>
        %1562 = arith.addi %11, %c29 : index
        %1563 = memref.load %6[%1562] : memref<?xf32>
        %1564 = arith.addi %11, %c31 : index
        %1565 = memref.load %6[%1564] : memref<?xf32>
        %1566 = arith.addi %11, %c23 : index
        %1567 = memref.load %6[%1566] : memref<?xf32>
        %1568 = arith.addi %11, %c90 : index
        %1569 = memref.load %6[%1568] : memref<?xf32>
        %1570 = arith.addi %11, %c38 : index
        %1571 = memref.load %6[%1570] : memref<?xf32>
        %1572 = arith.addi %11, %c91 : index
        %1573 = memref.load %6[%1572] : memref<?xf32>
        %1574 = arith.addi %11, %c84 : index
        %1575 = memref.load %6[%1574] : memref<?xf32>
        %1576 = arith.addi %11, %c92 : index
        %1577 = memref.load %6[%1576] : memref<?xf32>
        %1578 = arith.addi %11, %c50 : index
        %1579 = memref.load %6[%1578] : memref<?xf32>
        %1580 = arith.addi %11, %c93 : index
        %1581 = memref.load %6[%1580] : memref<?xf32>
        %1582 = arith.addi %11, %c85 : index
        %1583 = memref.load %6[%1582] : memref<?xf32>
        %1584 = arith.addi %11, %c94 : index
        %1585 = memref.load %6[%1584] : memref<?xf32>
        %1586 = arith.maxnumf %1555, %1559 fastmath<nnan> : f32
        %1587 = arith.subf %1555, %1586 : f32
        %1588 = wave.exp2 %1587 : f32
        %1589 = arith.subf %1559, %1586 : f32
        %1590 = wave.exp2 %1589 : f32
        %1591 = arith.mulf %1557, %1588 : f32
        %1592 = math.fma %1561, %1590, %1591 : f32
        %1593 = arith.maxnumf %1586, %1563 fastmath<nnan> : f32
        %1594 = arith.subf %1586, %1593 : f32
        %1595 = wave.exp2 %1594 : f32
        %1596 = arith.subf %1563, %1593 : f32
        %1597 = wave.exp2 %1596 : f32
        %1598 = arith.mulf %1592, %1595 : f32
        %1599 = math.fma %1565, %1597, %1598 : f32
        %1600 = arith.maxnumf %1593, %1567 fastmath<nnan> : f32
        %1601 = arith.subf %1593, %1600 : f32
        %1602 = wave.exp2 %1601 : f32
        %1603 = arith.subf %1567, %1600 : f32
        %1604 = wave.exp2 %1603 : f32
        %1605 = arith.mulf %1599, %1602 : f32
        %1606 = math.fma %1569, %1604, %1605 : f32
        %1607 = arith.maxnumf %1600, %1571 fastmath<nnan> : f32
        %1608 = arith.subf %1600, %1607 : f32
        %1609 = wave.exp2 %1608 : f32
        %1610 = arith.subf %1571, %1607 : f32
        %1611 = wave.exp2 %1610 : f32
        %1612 = arith.mulf %1606, %1609 : f32
        %1613 = math.fma %1573, %1611, %1612 : f32
        %1614 = arith.maxnumf %1607, %1575 fastmath<nnan> : f32
        %1615 = arith.subf %1607, %1614 : f32
        %1616 = wave.exp2 %1615 : f32
        %1617 = arith.subf %1575, %1614 : f32
        %1618 = wave.exp2 %1617 : f32
        %1619 = arith.mulf %1613, %1616 : f32
        %1620 = math.fma %1577, %1618, %1619 : f32
        %1621 = arith.maxnumf %1614, %1579 fastmath<nnan> : f32
        %1622 = arith.subf %1614, %1621 : f32
        %1623 = wave.exp2 %1622 : f32
        %1624 = arith.subf %1579, %1621 : f32
        %1625 = wave.exp2 %1624 : f32
        %1626 = arith.mulf %1620, %1623 : f32
        %1627 = math.fma %1581, %1625, %1626 : f32
        %1628 = arith.maxnumf %1621, %1583 fastmath<nnan> : f32
        %1629 = arith.subf %1621, %1628 : f32
        %1630 = wave.exp2 %1629 : f32
        %1631 = arith.subf %1583, %1628 : f32
        %1632 = wave.exp2 %1631 : f32
        %1633 = arith.mulf %1627, %1630 : f32
        %1634 = math.fma %1585, %1632, %1633 : f32
        %1635 = arith.addi %10, %c22 : index
        %1636 = arith.addi %1635, %c22 : index
        %1637 = memref.load %5[%1636] : memref<?xf32>
        %1638 = arith.addi %1635, %c39 : index
        %1639 = memref.load %5[%1638] : memref<?xf32>
        %1640 = arith.addi %1635, %c41 : index
        %1641 = memref.load %5[%1640] : memref<?xf32>
        %1642 = arith.addi %1635, %c5 : index
        %1643 = memref.load %5[%1642] : memref<?xf32>
        %1644 = arith.addi %1635, %c95 : index
        %1645 = memref.load %5[%1644] : memref<?xf32>
        %1646 = arith.addi %1635, %c96 : index
        %1647 = memref.load %5[%1646] : memref<?xf32>
        %1648 = arith.addi %1635, %c97 : index
        %1649 = memref.load %5[%1648] : memref<?xf32>
        %1650 = arith.addi %1635, %c98 : index
        %1651 = memref.load %5[%1650] : memref<?xf32>
        %1652 = arith.mulf %1637, %1588 : f32
        %1653 = math.fma %1639, %1590, %1652 : f32
        %1654 = arith.mulf %1653, %1595 : f32
        %1655 = math.fma %1641, %1597, %1654 : f32
        %1656 = arith.mulf %1655, %1602 : f32
        %1657 = math.fma %1643, %1604, %1656 : f32
        %1658 = arith.mulf %1657, %1609 : f32
        %1659 = math.fma %1645, %1611, %1658 : f32
        %1660 = arith.mulf %1659, %1616 : f32
        %1661 = math.fma %1647, %1618, %1660 : f32
        %1662 = arith.mulf %1661, %1623 : f32
        %1663 = math.fma %1649, %1625, %1662 : f32
        %1664 = arith.mulf %1663, %1630 : f32
        %1665 = math.fma %1651, %1632, %1664 : f32
        %1666 = arith.addi %10, %c7 : index
        %1667 = arith.addi %1666, %c22 : index
        %1668 = memref.load %5[%1667] : memref<?xf32>
        %1669 = arith.addi %1666, %c39 : index
        %1670 = memref.load %5[%1669] : memref<?xf32>
        %1671 = arith.addi %1666, %c41 : index
        %1672 = memref.load %5[%1671] : memref<?xf32>
        %1673 = arith.addi %1666, %c5 : index
        %1674 = memref.load %5[%1673] : memref<?xf32>
        %1675 = arith.addi %1666, %c95 : index
        %1676 = memref.load %5[%1675] : memref<?xf32>
        %1677 = arith.addi %1666, %c96 : index
        %1678 = memref.load %5[%1677] : memref<?xf32>
        %1679 = arith.addi %1666, %c97 : index
        %1680 = memref.load %5[%1679] : memref<?xf32>
        %1681 = arith.addi %1666, %c98 : index
        %1682 = memref.load %5[%1681] : memref<?xf32>
        %1683 = arith.mulf %1668, %1588 : f32
        %1684 = math.fma %1670, %1590, %1683 : f32
        %1685 = arith.mulf %1684, %1595 : f32
        %1686 = math.fma %1672, %1597, %1685 : f32
        %1687 = arith.mulf %1686, %1602 : f32
        %1688 = math.fma %1674, %1604, %1687 : f32
        %1689 = arith.mulf %1688, %1609 : f32
        %1690 = math.fma %1676, %1611, %1689 : f32
        %1691 = arith.mulf %1690, %1616 : f32
        %1692 = math.fma %1678, %1618, %1691 : f32
        %1693 = arith.mulf %1692, %1623 : f32
        %1694 = math.fma %1680, %1625, %1693 : f32
        %1695 = arith.mulf %1694, %1630 : f32
        %1696 = math.fma %1682, %1632, %1695 : f32
        wave.barrier
        scf.if %1514 {
          %1697 = arith.muli %8, %c39 : index
          %1698 = arith.muli %2, %c3 : index
          %1699 = arith.addi %1697, %1698 : index
          %1700 = arith.addi %1699, %1 : index
          %1701 = vector.extract %176#4[0] : f32 from vector<8xf32>
          %1702 = arith.addi %1700, %c22 : index
          memref.store %1701, %5[%1702] : memref<?xf32>
          %1703 = vector.extract %176#4[1] : f32 from vector<8xf32>
          %1704 = arith.addi %1700, %c8 : index
          memref.store %1703, %5[%1704] : memref<?xf32>
          %1705 = vector.extract %176#4[2] : f32 from vector<8xf32>
          %1706 = arith.addi %1700, %c29 : index
          memref.store %1705, %5[%1706] : memref<?xf32>
          %1707 = vector.extract %176#4[3] : f32 from vector<8xf32>
          %1708 = arith.addi %1700, %c23 : index
          memref.store %1707, %5[%1708] : memref<?xf32>
          %1709 = vector.extract %176#4[4] : f32 from vector<8xf32>
          %1710 = arith.addi %1700, %c38 : index
          memref.store %1709, %5[%1710] : memref<?xf32>
          %1711 = vector.extract %176#4[5] : f32 from vector<8xf32>
          %1712 = arith.addi %1700, %c84 : index
          memref.store %1711, %5[%1712] : memref<?xf32>
          %1713 = vector.extract %176#4[6] : f32 from vector<8xf32>
          %1714 = arith.addi %1700, %c50 : index
          memref.store %1713, %5[%1714] : memref<?xf32>
          %1715 = vector.extract %176#4[7] : f32 from vector<8xf32>
          %1716 = arith.addi %1700, %c85 : index
          memref.store %1715, %5[%1716] : memref<?xf32>
          %1717 = vector.extract %176#5[0] : f32 from vector<8xf32>
          %1718 = arith.addi %1700, %c7 : index
          memref.store %1717, %5[%1718] : memref<?xf32>
          %1719 = vector.extract %176#5[1] : f32 from vector<8xf32>
          %1720 = arith.addi %1700, %c86 : index
          memref.store %1719, %5[%1720] : memref<?xf32>
          %1721 = vector.extract %176#5[2] : f32 from vector<8xf32>
          %1722 = arith.addi %1700, %c51 : index
          memref.store %1721, %5[%1722] : memref<?xf32>
          %1723 = vector.extract %176#5[3] : f32 from vector<8xf32>
          %1724 = arith.addi %1700, %c87 : index
          memref.store %1723, %5[%1724] : memref<?xf32>
          %1725 = vector.extract %176#5[4] : f32 from vector<8xf32>
          %1726 = arith.addi %1700, %c52 : index
          memref.store %1725, %5[%1726] : memref<?xf32>
          %1727 = vector.extract %176#5[5] : f32 from vector<8xf32>
          %1728 = arith.addi %1700, %c88 : index
          memref.store %1727, %5[%1728] : memref<?xf32>
          %1729 = vector.extract %176#5[6] : f32 from vector<8xf32>
          %1730 = arith.addi %1700, %c53 : index
          memref.store %1729, %5[%1730] : memref<?xf32>
          %1731 = vector.extract %176#5[7] : f32 from vector<8xf32>
          %1732 = arith.addi %1700, %c89 : index
          memref.store %1731, %5[%1732] : memref<?xf32>
        }
        wave.barrier
        %1733 = arith.addi %10, %c22 : index
        %1734 = arith.addi %1733, %c22 : index
        %1735 = memref.load %5[%1734] : memref<?xf32>
        %1736 = arith.addi %1733, %c39 : index
        %1737 = memref.load %5[%1736] : memref<?xf32>
        %1738 = arith.addi %1733, %c41 : index
        %1739 = memref.load %5[%1738] : memref<?xf32>
        %1740 = arith.addi %1733, %c5 : index
        %1741 = memref.load %5[%1740] : memref<?xf32>
        %1742 = arith.addi %1733, %c95 : index
        %1743 = memref.load %5[%1742] : memref<?xf32>
        %1744 = arith.addi %1733, %c96 : index
        %1745 = memref.load %5[%1744] : memref<?xf32>
        %1746 = arith.addi %1733, %c97 : index
        %1747 = memref.load %5[%1746] : memref<?xf32>
        %1748 = arith.addi %1733, %c98 : index
        %1749 = memref.load %5[%1748] : memref<?xf32>
        %1750 = arith.mulf %1735, %1588 : f32
        %1751 = math.fma %1737, %1590, %1750 : f32
        %1752 = arith.mulf %1751, %1595 : f32
        %1753 = math.fma %1739, %1597, %1752 : f32
        %1754 = arith.mulf %1753, %1602 : f32
        %1755 = math.fma %1741, %1604, %1754 : f32
        %1756 = arith.mulf %1755, %1609 : f32
        %1757 = math.fma %1743, %1611, %1756 : f32
        %1758 = arith.mulf %1757, %1616 : f32
        %1759 = math.fma %1745, %1618, %1758 : f32
        %1760 = arith.mulf %1759, %1623 : f32
        %1761 = math.fma %1747, %1625, %1760 : f32
        %1762 = arith.mulf %1761, %1630 : f32
        %1763 = math.fma %1749, %1632, %1762 : f32
        %1764 = arith.addi %10, %c7 : index
        %1765 = arith.addi %1764, %c22 : index
        %1766 = memref.load %5[%1765] : memref<?xf32>
        %1767 = arith.addi %1764, %c39 : index
        %1768 = memref.load %5[%1767] : memref<?xf32>
        %1769 = arith.addi %1764, %c41 : index
        %1770 = memref.load %5[%1769] : memref<?xf32>
        %1771 = arith.addi %1764, %c5 : index
        %1772 = memref.load %5[%1771] : memref<?xf32>
        %1773 = arith.addi %1764, %c95 : index
        %1774 = memref.load %5[%1773] : memref<?xf32>
        %1775 = arith.addi %1764, %c96 : index
        %1776 = memref.load %5[%1775] : memref<?xf32>
        %1777 = arith.addi %1764, %c97 : index
        %1778 = memref.load %5[%1777] : memref<?xf32>
        %1779 = arith.addi %1764, %c98 : index
        %1780 = memref.load %5[%1779] : memref<?xf32>
        %1781 = arith.mulf %1766, %1588 : f32
        %1782 = math.fma %1768, %1590, %1781 : f32
        %1783 = arith.mulf %1782, %1595 : f32
        %1784 = math.fma %1770, %1597, %1783 : f32
        %1785 = arith.mulf %1784, %1602 : f32
        %1786 = math.fma %1772, %1604, %1785 : f32
        %1787 = arith.mulf %1786, %1609 : f32
        %1788 = math.fma %1774, %1611, %1787 : f32
        %1789 = arith.mulf %1788, %1616 : f32
        %1790 = math.fma %1776, %1618, %1789 : f32
        %1791 = arith.mulf %1790, %1623 : f32
        %1792 = math.fma %1778, %1625, %1791 : f32
        %1793 = arith.mulf %1792, %1630 : f32
        %1794 = math.fma %1780, %1632, %1793 : f32
        wave.barrier
        scf.if %1514 {
          %1795 = arith.muli %8, %c39 : index
          %1796 = arith.muli %2, %c3 : index
          %1797 = arith.addi %1795, %1796 : index
          %1798 = arith.addi %1797, %1 : index
          %1799 = vector.extract %176#6[0] : f32 from vector<8xf32>
          %1800 = arith.addi %1798, %c22 : index
          memref.store %1799, %5[%1800] : memref<?xf32>
          %1801 = vector.extract %176#6[1] : f32 from vector<8xf32>
          %1802 = arith.addi %1798, %c8 : index
          memref.store %1801, %5[%1802] : memref<?xf32>
          %1803 = vector.extract %176#6[2] : f32 from vector<8xf32>
          %1804 = arith.addi %1798, %c29 : index
          memref.store %1803, %5[%1804] : memref<?xf32>
          %1805 = vector.extract %176#6[3] : f32 from vector<8xf32>
          %1806 = arith.addi %1798, %c23 : index
          memref.store %1805, %5[%1806] : memref<?xf32>
          %1807 = vector.extract %176#6[4] : f32 from vector<8xf32>
          %1808 = arith.addi %1798, %c38 : index
          memref.store %1807, %5[%1808] : memref<?xf32>
          %1809 = vector.extract %176#6[5] : f32 from vector<8xf32>
          %1810 = arith.addi %1798, %c84 : index
          memref.store %1809, %5[%1810] : memref<?xf32>
          %1811 = vector.extract %176#6[6] : f32 from vector<8xf32>
          %1812 = arith.addi %1798, %c50 : index
          memref.store %1811, %5[%1812] : memref<?xf32>
          %1813 = vector.extract %176#6[7] : f32 from vector<8xf32>
          %1814 = arith.addi %1798, %c85 : index
          memref.store %1813, %5[%1814] : memref<?xf32>
          %1815 = vector.extract %176#7[0] : f32 from vector<8xf32>
          %1816 = arith.addi %1798, %c7 : index
          memref.store %1815, %5[%1816] : memref<?xf32>
          %1817 = vector.extract %176#7[1] : f32 from vector<8xf32>
          %1818 = arith.addi %1798, %c86 : index
          memref.store %1817, %5[%1818] : memref<?xf32>
          %1819 = vector.extract %176#7[2] : f32 from vector<8xf32>
          %1820 = arith.addi %1798, %c51 : index
          memref.store %1819, %5[%1820] : memref<?xf32>
          %1821 = vector.extract %176#7[3] : f32 from vector<8xf32>
          %1822 = arith.addi %1798, %c87 : index
          memref.store %1821, %5[%1822] : memref<?xf32>
          %1823 = vector.extract %176#7[4] : f32 from vector<8xf32>
          %1824 = arith.addi %1798, %c52 : index
          memref.store %1823, %5[%1824] : memref<?xf32>
          %1825 = vector.extract %176#7[5] : f32 from vector<8xf32>
          %1826 = arith.addi %1798, %c88 : index
          memref.store %1825, %5[%1826] : memref<?xf32>
          %1827 = vector.extract %176#7[6] : f32 from vector<8xf32>
          %1828 = arith.addi %1798, %c53 : index
          memref.store %1827, %5[%1828] : memref<?xf32>
          %1829 = vector.extract %176#7[7] : f32 from vector<8xf32>
          %1830 = arith.addi %1798, %c89 : index
          memref.store %1829, %5[%1830] : memref<?xf32>
        }
        wave.barrier
        %1831 = arith.addi %10, %c22 : index
        %1832 = arith.addi %1831, %c22 : index
        %1833 = memref.load %5[%1832] : memref<?xf32>
        %1834 = arith.addi %1831, %c39 : index
        %1835 = memref.load %5[%1834] : memref<?xf32>
        %1836 = arith.addi %1831, %c41 : index
        %1837 = memref.load %5[%1836] : memref<?xf32>
        %1838 = arith.addi %1831, %c5 : index
        %1839 = memref.load %5[%1838] : memref<?xf32>
        %1840 = arith.addi %1831, %c95 : index
        %1841 = memref.load %5[%1840] : memref<?xf32>
        %1842 = arith.addi %1831, %c96 : index
        %1843 = memref.load %5[%1842] : memref<?xf32>
        %1844 = arith.addi %1831, %c97 : index
        %1845 = memref.load %5[%1844] : memref<?xf32>
        %1846 = arith.addi %1831, %c98 : index
        %1847 = memref.load %5[%1846] : memref<?xf32>
        %1848 = arith.mulf %1833, %1588 : f32
        %1849 = math.fma %1835, %1590, %1848 : f32
        %1850 = arith.mulf %1849, %1595 : f32
        %1851 = math.fma %1837, %1597, %1850 : f32
        %1852 = arith.mulf %1851, %1602 : f32
        %1853 = math.fma %1839, %1604, %1852 : f32
        %1854 = arith.mulf %1853, %1609 : f32
        %1855 = math.fma %1841, %1611, %1854 : f32
        %1856 = arith.mulf %1855, %1616 : f32
        %1857 = math.fma %1843, %1618, %1856 : f32
        %1858 = arith.mulf %1857, %1623 : f32
        %1859 = math.fma %1845, %1625, %1858 : f32
        %1860 = arith.mulf %1859, %1630 : f32
        %1861 = math.fma %1847, %1632, %1860 : f32
        %1862 = arith.addi %10, %c7 : index
        %1863 = arith.addi %1862, %c22 : index
        %1864 = memref.load %5[%1863] : memref<?xf32>
        %1865 = arith.addi %1862, %c39 : index
        %1866 = memref.load %5[%1865] : memref<?xf32>
        %1867 = arith.addi %1862, %c41 : index
        %1868 = memref.load %5[%1867] : memref<?xf32>
        %1869 = arith.addi %1862, %c5 : index
        %1870 = memref.load %5[%1869] : memref<?xf32>
        %1871 = arith.addi %1862, %c95 : index
        %1872 = memref.load %5[%1871] : memref<?xf32>
        %1873 = arith.addi %1862, %c96 : index
        %1874 = memref.load %5[%1873] : memref<?xf32>
        %1875 = arith.addi %1862, %c97 : index
        %1876 = memref.load %5[%1875] : memref<?xf32>
        %1877 = arith.addi %1862, %c98 : index
        %1878 = memref.load %5[%1877] : memref<?xf32>
        %1879 = arith.mulf %1864, %1588 : f32
        %1880 = math.fma %1866, %1590, %1879 : f32
        %1881 = arith.mulf %1880, %1595 : f32
        %1882 = math.fma %1868, %1597, %1881 : f32
        %1883 = arith.mulf %1882, %1602 : f32
        %1884 = math.fma %1870, %1604, %1883 : f32
        %1885 = arith.mulf %1884, %1609 : f32
        %1886 = math.fma %1872, %1611, %1885 : f32
        %1887 = arith.mulf %1886, %1616 : f32
        %1888 = math.fma %1874, %1618, %1887 : f32
        %1889 = arith.mulf %1888, %1623 : f32
        %1890 = math.fma %1876, %1625, %1889 : f32
        %1891 = arith.mulf %1890, %1630 : f32
        %1892 = math.fma %1878, %1632, %1891 : f32
        %1893 = arith.cmpi eq, %45, %c17 : i32
        scf.if %1893 {
          %1894 = arith.addi %kvHeads, %18 : index
          %1895 = memref.load %scales[%1894] : memref<?xf32>
          %1896 = arith.divf %1895, %1634 : f32
          %1897 = arith.addi %20, %11 : index
          %1898 = arith.cmpi slt, %1897, %groupSize : index
          scf.if %1898 {
            %1899 = arith.muli %18, %groupSize : index
            %1900 = arith.addi %1899, %1897 : index
            %1901 = arith.muli %1900, %c23 : index
            %1902 = arith.muli %heads, %c23 : index
            %1903 = arith.addi %10, %c22 : index
            %1904 = arith.mulf %1665, %1896 : f32
            %1905 = arith.addf %1904, %c45 : f32
            %1906 = arith.minimumf %1905, %c100 : f32
            %1907 = arith.maximumf %1906, %c101 : f32
            %1908 = arith.truncf %1907 : f32 to f16
            %1909 = arith.divui %1903, %c3 : index
            %1910 = arith.addi %1901, %1909 : index
            %1911 = arith.divui %27, %outTileRows : index
            %1912 = arith.divui %1902, %c3 : index
            %1913 = arith.muli %1911, %1912 : index
            %1914 = arith.divui %1910, %c3 : index
            %1915 = arith.addi %1913, %1914 : index
            %1916 = arith.muli %1915, %c10 : index
            %1917 = arith.remui %1910, %c3 : index
            %1918 = arith.divui %1917, %c24 : index
            %1919 = arith.addi %1916, %1918 : index
            %1920 = arith.muli %outTileRows, %c24 : index
            %1921 = arith.muli %1919, %1920 : index
            %1922 = arith.remui %27, %outTileRows : index
            %1923 = arith.muli %1922, %c24 : index
            %1924 = arith.addi %1921, %1923 : index
            %1925 = arith.remui %1910, %c24 : index
            %1926 = arith.addi %1924, %1925 : index
            memref.store %1908, %out[%1926] : memref<?xf16>
            %1927 = arith.addi %10, %c7 : index
            %1928 = arith.mulf %1696, %1896 : f32
            %1929 = arith.addf %1928, %c45 : f32
            %1930 = arith.minimumf %1929, %c100 : f32
            %1931 = arith.maximumf %1930, %c101 : f32
            %1932 = arith.truncf %1931 : f32 to f16
            %1933 = arith.divui %1927, %c3 : index
            %1934 = arith.addi %1901, %1933 : index
            %1935 = arith.divui %27, %outTileRows : index
            %1936 = arith.divui %1902, %c3 : index
            %1937 = arith.muli %1935, %1936 : index
            %1938 = arith.divui %1934, %c3 : index
            %1939 = arith.addi %1937, %1938 : index
            %1940 = arith.muli %1939, %c10 : index
            %1941 = arith.remui %1934, %c3 : index
            %1942 = arith.divui %1941, %c24 : index
            %1943 = arith.addi %1940, %1942 : index
            %1944 = arith.muli %outTileRows, %c24 : index
            %1945 = arith.muli %1943, %1944 : index
            %1946 = arith.remui %27, %outTileRows : index
            %1947 = arith.muli %1946, %c24 : index
            %1948 = arith.addi %1945, %1947 : index
            %1949 = arith.remui %1934, %c24 : index
            %1950 = arith.addi %1948, %1949 : index
            memref.store %1932, %out[%1950] : memref<?xf16>
            %1951 = arith.addi %10, %c39 : index
            %1952 = arith.mulf %1763, %1896 : f32
            %1953 = arith.addf %1952, %c45 : f32
            %1954 = arith.minimumf %1953, %c100 : f32
            %1955 = arith.maximumf %1954, %c101 : f32
            %1956 = arith.truncf %1955 : f32 to f16
            %1957 = arith.divui %1951, %c3 : index
            %1958 = arith.addi %1901, %1957 : index
            %1959 = arith.divui %27, %outTileRows : index
            %1960 = arith.divui %1902, %c3 : index
            %1961 = arith.muli %1959, %1960 : index
            %1962 = arith.divui %1958, %c3 : index
            %1963 = arith.addi %1961, %1962 : index
            %1964 = arith.muli %1963, %c10 : index
            %1965 = arith.remui %1958, %c3 : index
            %1966 = arith.divui %1965, %c24 : index
            %1967 = arith.addi %1964, %1966 : index
            %1968 = arith.muli %outTileRows, %c24 : index
            %1969 = arith.muli %1967, %1968 : index
            %1970 = arith.remui %27, %outTileRows : index
            %1971 = arith.muli %1970, %c24 : index
            %1972 = arith.addi %1969, %1971 : index
            %1973 = arith.remui %1958, %c24 : index
            %1974 = arith.addi %1972, %1973 : index
            memref.store %1956, %out[%1974] : memref<?xf16>
            %1975 = arith.addi %10, %c40 : index
            %1976 = arith.mulf %1794, %1896 : f32
            %1977 = arith.addf %1976, %c45 : f32
            %1978 = arith.minimumf %1977, %c100 : f32
            %1979 = arith.maximumf %1978, %c101 : f32
            %1980 = arith.truncf %1979 : f32 to f16
            %1981 = arith.divui %1975, %c3 : index
            %1982 = arith.addi %1901, %1981 : index
            %1983 = arith.divui %27, %outTileRows : index
            %1984 = arith.divui %1902, %c3 : index
            %1985 = arith.muli %1983, %1984 : index
            %1986 = arith.divui %1982, %c3 : index
            %1987 = arith.addi %1985, %1986 : index
            %1988 = arith.muli %1987, %c10 : index
            %1989 = arith.remui %1982, %c3 : index
            %1990 = arith.divui %1989, %c24 : index
            %1991 = arith.addi %1988, %1990 : index
            %1992 = arith.muli %outTileRows, %c24 : index
            %1993 = arith.muli %1991, %1992 : index
            %1994 = arith.remui %27, %outTileRows : index
            %1995 = arith.muli %1994, %c24 : index
            %1996 = arith.addi %1993, %1995 : index
            %1997 = arith.remui %1982, %c24 : index
            %1998 = arith.addi %1996, %1997 : index
            memref.store %1980, %out[%1998] : memref<?xf16>
            %1999 = arith.addi %10, %c41 : index
            %2000 = arith.mulf %1861, %1896 : f32
            %2001 = arith.addf %2000, %c45 : f32
            %2002 = arith.minimumf %2001, %c100 : f32
            %2003 = arith.maximumf %2002, %c101 : f32
            %2004 = arith.truncf %2003 : f32 to f16
            %2005 = arith.divui %1999, %c3 : index
            %2006 = arith.addi %1901, %2005 : index
            %2007 = arith.divui %27, %outTileRows : index
            %2008 = arith.divui %1902, %c3 : index
            %2009 = arith.muli %2007, %2008 : index
            %2010 = arith.divui %2006, %c3 : index
            %2011 = arith.addi %2009, %2010 : index
            %2012 = arith.muli %2011, %c10 : index
            %2013 = arith.remui %2006, %c3 : index
            %2014 = arith.divui %2013, %c24 : index
            %2015 = arith.addi %2012, %2014 : index
            %2016 = arith.muli %outTileRows, %c24 : index
            %2017 = arith.muli %2015, %2016 : index
            %2018 = arith.remui %27, %outTileRows : index
            %2019 = arith.muli %2018, %c24 : index
            %2020 = arith.addi %2017, %2019 : index
            %2021 = arith.remui %2006, %c24 : index
            %2022 = arith.addi %2020, %2021 : index
            memref.store %2004, %out[%2022] : memref<?xf16>
            %2023 = arith.addi %10, %c42 : index
            %2024 = arith.mulf %1892, %1896 : f32
            %2025 = arith.addf %2024, %c45 : f32
            %2026 = arith.minimumf %2025, %c100 : f32
            %2027 = arith.maximumf %2026, %c101 : f32
            %2028 = arith.truncf %2027 : f32 to f16
            %2029 = arith.divui %2023, %c3 : index
            %2030 = arith.addi %1901, %2029 : index
            %2031 = arith.divui %27, %outTileRows : index
            %2032 = arith.divui %1902, %c3 : index
            %2033 = arith.muli %2031, %2032 : index
            %2034 = arith.divui %2030, %c3 : index
            %2035 = arith.addi %2033, %2034 : index
            %2036 = arith.muli %2035, %c10 : index
            %2037 = arith.remui %2030, %c3 : index
            %2038 = arith.divui %2037, %c24 : index
            %2039 = arith.addi %2036, %2038 : index
            %2040 = arith.muli %outTileRows, %c24 : index
            %2041 = arith.muli %2039, %2040 : index
            %2042 = arith.remui %27, %outTileRows : index
            %2043 = arith.muli %2042, %c24 : index
            %2044 = arith.addi %2041, %2043 : index
            %2045 = arith.remui %2030, %c24 : index
            %2046 = arith.addi %2044, %2045 : index
            memref.store %2028, %out[%2046] : memref<?xf16>
          }
        } else {
          %2047 = arith.addi %ranges, %groups : index
          %2048 = arith.muli %12, %2047 : index
          %2049 = arith.index_castui %168 : i32 to index
          %2050 = arith.addi %2048, %2049 : index
          %2051 = arith.muli %2050, %c104 : index
          %2052 = arith.addi %10, %c22 : index
          %2053 = arith.addi %2051, %2052 : index
          memref.store %1665, %partial[%2053] : memref<?xf32>
          %2054 = arith.addi %10, %c7 : index
          %2055 = arith.addi %2051, %2054 : index
          memref.store %1696, %partial[%2055] : memref<?xf32>
          %2056 = arith.addi %10, %c39 : index
          %2057 = arith.addi %2051, %2056 : index
          memref.store %1763, %partial[%2057] : memref<?xf32>
          %2058 = arith.addi %10, %c40 : index
          %2059 = arith.addi %2051, %2058 : index
          memref.store %1794, %partial[%2059] : memref<?xf32>
          %2060 = arith.addi %10, %c41 : index
          %2061 = arith.addi %2051, %2060 : index
          memref.store %1861, %partial[%2061] : memref<?xf32>
          %2062 = arith.addi %10, %c42 : index
          %2063 = arith.addi %2051, %2062 : index
          memref.store %1892, %partial[%2063] : memref<?xf32>
          %2064 = arith.cmpi slt, %10, %c3 : index
          scf.if %2064 {
            %2065 = arith.addi %2051, %c5 : index
            %2066 = arith.addi %2065, %10 : index
            memref.store %1628, %partial[%2066] : memref<?xf32>
            %2067 = arith.addi %2066, %c3 : index
            memref.store %1634, %partial[%2067] : memref<?xf32>
          }
          %2068 = arith.addi %45, %c75 : i32
          %2069 = arith.divui %2068, %c76 : i32
          %2070 = arith.divui %168, %c76 : i32
          %2071 = arith.addi %groups, %c4 : index
          %2072 = arith.muli %12, %2071 : index
          %2073 = arith.muli %2070, %c76 : i32
          %2074 = arith.subi %45, %2073 : i32
          %2075 = arith.minsi %2074, %c76 : i32
          %2076 = arith.index_castui %2070 : i32 to index
          %2077 = arith.addi %2072, %2076 : index
          %2078 = arith.index_castui %2075 : i32 to index
          %2079 = wave.arrive %counters[%2077], %2078 : memref<?xi32>
          scf.if %2079 {
            %2080 = arith.muli %2070, %c76 : i32
            %2090:8 = scf.for %2081 = %c49 to %2075 step %c76 iter_args(%2082 = %c44, %2083 = %c45, %2084 = %c45, %2085 = %c45, %2086 = %c45, %2087 = %c45, %2088 = %c45, %2089 = %c45) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2091 = arith.addi %2081, %c49 : i32
              %2092 = arith.subi %2075, %c17 : i32
              %2093 = arith.minsi %2091, %2092 : i32
              %2094 = arith.addi %2080, %2093 : i32
              %2095 = arith.addi %ranges, %groups : index
              %2096 = arith.muli %12, %2095 : index
              %2097 = arith.index_castui %2094 : i32 to index
              %2098 = arith.addi %2096, %2097 : index
              %2099 = arith.muli %2098, %c104 : index
              %2100 = arith.addi %2099, %c5 : index
              %2101 = arith.addi %2100, %11 : index
              %2102 = memref.load %partial[%2101] : memref<?xf32>
              %2103 = arith.cmpi slt, %2091, %2075 : i32
              %2104 = arith.select %2103, %2102, %c44 : f32
              %2105 = arith.addi %2099, %10 : index
              %2106 = arith.addi %2105, %c22 : index
              %2107 = memref.load %partial[%2106] : memref<?xf32>
              %2108 = arith.addi %2099, %10 : index
              %2109 = arith.addi %2108, %c7 : index
              %2110 = memref.load %partial[%2109] : memref<?xf32>
              %2111 = arith.addi %2099, %10 : index
              %2112 = arith.addi %2111, %c39 : index
              %2113 = memref.load %partial[%2112] : memref<?xf32>
              %2114 = arith.addi %2099, %10 : index
              %2115 = arith.addi %2114, %c40 : index
              %2116 = memref.load %partial[%2115] : memref<?xf32>
              %2117 = arith.addi %2099, %10 : index
              %2118 = arith.addi %2117, %c41 : index
              %2119 = memref.load %partial[%2118] : memref<?xf32>
              %2120 = arith.addi %2099, %10 : index
              %2121 = arith.addi %2120, %c42 : index
              %2122 = memref.load %partial[%2121] : memref<?xf32>
              %2123 = arith.addi %2101, %c3 : index
              %2124 = memref.load %partial[%2123] : memref<?xf32>
              %2125 = arith.addi %2081, %c17 : i32
              %2126 = arith.subi %2075, %c17 : i32
              %2127 = arith.minsi %2125, %2126 : i32
              %2128 = arith.addi %2080, %2127 : i32
              %2129 = arith.addi %ranges, %groups : index
              %2130 = arith.muli %12, %2129 : index
              %2131 = arith.index_castui %2128 : i32 to index
              %2132 = arith.addi %2130, %2131 : index
              %2133 = arith.muli %2132, %c104 : index
              %2134 = arith.addi %2133, %c5 : index
              %2135 = arith.addi %2134, %11 : index
              %2136 = memref.load %partial[%2135] : memref<?xf32>
              %2137 = arith.cmpi slt, %2125, %2075 : i32
              %2138 = arith.select %2137, %2136, %c44 : f32
              %2139 = arith.addi %2133, %10 : index
              %2140 = arith.addi %2139, %c22 : index
              %2141 = memref.load %partial[%2140] : memref<?xf32>
              %2142 = arith.addi %2133, %10 : index
              %2143 = arith.addi %2142, %c7 : index
              %2144 = memref.load %partial[%2143] : memref<?xf32>
              %2145 = arith.addi %2133, %10 : index
              %2146 = arith.addi %2145, %c39 : index
              %2147 = memref.load %partial[%2146] : memref<?xf32>
              %2148 = arith.addi %2133, %10 : index
              %2149 = arith.addi %2148, %c40 : index
              %2150 = memref.load %partial[%2149] : memref<?xf32>
              %2151 = arith.addi %2133, %10 : index
              %2152 = arith.addi %2151, %c41 : index
              %2153 = memref.load %partial[%2152] : memref<?xf32>
              %2154 = arith.addi %2133, %10 : index
              %2155 = arith.addi %2154, %c42 : index
              %2156 = memref.load %partial[%2155] : memref<?xf32>
              %2157 = arith.addi %2135, %c3 : index
              %2158 = memref.load %partial[%2157] : memref<?xf32>
              %2159 = arith.addi %2081, %c69 : i32
              %2160 = arith.subi %2075, %c17 : i32
              %2161 = arith.minsi %2159, %2160 : i32
              %2162 = arith.addi %2080, %2161 : i32
              %2163 = arith.addi %ranges, %groups : index
              %2164 = arith.muli %12, %2163 : index
              %2165 = arith.index_castui %2162 : i32 to index
              %2166 = arith.addi %2164, %2165 : index
              %2167 = arith.muli %2166, %c104 : index
              %2168 = arith.addi %2167, %c5 : index
              %2169 = arith.addi %2168, %11 : index
              %2170 = memref.load %partial[%2169] : memref<?xf32>
              %2171 = arith.cmpi slt, %2159, %2075 : i32
              %2172 = arith.select %2171, %2170, %c44 : f32
              %2173 = arith.addi %2167, %10 : index
              %2174 = arith.addi %2173, %c22 : index
              %2175 = memref.load %partial[%2174] : memref<?xf32>
              %2176 = arith.addi %2167, %10 : index
              %2177 = arith.addi %2176, %c7 : index
              %2178 = memref.load %partial[%2177] : memref<?xf32>
              %2179 = arith.addi %2167, %10 : index
              %2180 = arith.addi %2179, %c39 : index
              %2181 = memref.load %partial[%2180] : memref<?xf32>
              %2182 = arith.addi %2167, %10 : index
              %2183 = arith.addi %2182, %c40 : index
              %2184 = memref.load %partial[%2183] : memref<?xf32>
              %2185 = arith.addi %2167, %10 : index
              %2186 = arith.addi %2185, %c41 : index
              %2187 = memref.load %partial[%2186] : memref<?xf32>
              %2188 = arith.addi %2167, %10 : index
              %2189 = arith.addi %2188, %c42 : index
              %2190 = memref.load %partial[%2189] : memref<?xf32>
              %2191 = arith.addi %2169, %c3 : index
              %2192 = memref.load %partial[%2191] : memref<?xf32>
              %2193 = arith.addi %2081, %c71 : i32
              %2194 = arith.subi %2075, %c17 : i32
              %2195 = arith.minsi %2193, %2194 : i32
              %2196 = arith.addi %2080, %2195 : i32
              %2197 = arith.addi %ranges, %groups : index
              %2198 = arith.muli %12, %2197 : index
              %2199 = arith.index_castui %2196 : i32 to index
              %2200 = arith.addi %2198, %2199 : index
              %2201 = arith.muli %2200, %c104 : index
              %2202 = arith.addi %2201, %c5 : index
              %2203 = arith.addi %2202, %11 : index
              %2204 = memref.load %partial[%2203] : memref<?xf32>
              %2205 = arith.cmpi slt, %2193, %2075 : i32
              %2206 = arith.select %2205, %2204, %c44 : f32
              %2207 = arith.addi %2201, %10 : index
              %2208 = arith.addi %2207, %c22 : index
              %2209 = memref.load %partial[%2208] : memref<?xf32>
              %2210 = arith.addi %2201, %10 : index
              %2211 = arith.addi %2210, %c7 : index
              %2212 = memref.load %partial[%2211] : memref<?xf32>
              %2213 = arith.addi %2201, %10 : index
              %2214 = arith.addi %2213, %c39 : index
              %2215 = memref.load %partial[%2214] : memref<?xf32>
              %2216 = arith.addi %2201, %10 : index
              %2217 = arith.addi %2216, %c40 : index
              %2218 = memref.load %partial[%2217] : memref<?xf32>
              %2219 = arith.addi %2201, %10 : index
              %2220 = arith.addi %2219, %c41 : index
              %2221 = memref.load %partial[%2220] : memref<?xf32>
              %2222 = arith.addi %2201, %10 : index
              %2223 = arith.addi %2222, %c42 : index
              %2224 = memref.load %partial[%2223] : memref<?xf32>
              %2225 = arith.addi %2203, %c3 : index
              %2226 = memref.load %partial[%2225] : memref<?xf32>
              %2227 = arith.addi %2081, %c72 : i32
              %2228 = arith.subi %2075, %c17 : i32
              %2229 = arith.minsi %2227, %2228 : i32
              %2230 = arith.addi %2080, %2229 : i32
              %2231 = arith.addi %ranges, %groups : index
              %2232 = arith.muli %12, %2231 : index
              %2233 = arith.index_castui %2230 : i32 to index
              %2234 = arith.addi %2232, %2233 : index
              %2235 = arith.muli %2234, %c104 : index
              %2236 = arith.addi %2235, %c5 : index
              %2237 = arith.addi %2236, %11 : index
              %2238 = memref.load %partial[%2237] : memref<?xf32>
              %2239 = arith.cmpi slt, %2227, %2075 : i32
              %2240 = arith.select %2239, %2238, %c44 : f32
              %2241 = arith.addi %2235, %10 : index
              %2242 = arith.addi %2241, %c22 : index
              %2243 = memref.load %partial[%2242] : memref<?xf32>
              %2244 = arith.addi %2235, %10 : index
              %2245 = arith.addi %2244, %c7 : index
              %2246 = memref.load %partial[%2245] : memref<?xf32>
              %2247 = arith.addi %2235, %10 : index
              %2248 = arith.addi %2247, %c39 : index
              %2249 = memref.load %partial[%2248] : memref<?xf32>
              %2250 = arith.addi %2235, %10 : index
              %2251 = arith.addi %2250, %c40 : index
              %2252 = memref.load %partial[%2251] : memref<?xf32>
              %2253 = arith.addi %2235, %10 : index
              %2254 = arith.addi %2253, %c41 : index
              %2255 = memref.load %partial[%2254] : memref<?xf32>
              %2256 = arith.addi %2235, %10 : index
              %2257 = arith.addi %2256, %c42 : index
              %2258 = memref.load %partial[%2257] : memref<?xf32>
              %2259 = arith.addi %2237, %c3 : index
              %2260 = memref.load %partial[%2259] : memref<?xf32>
              %2261 = arith.addi %2081, %c73 : i32
              %2262 = arith.subi %2075, %c17 : i32
              %2263 = arith.minsi %2261, %2262 : i32
              %2264 = arith.addi %2080, %2263 : i32
              %2265 = arith.addi %ranges, %groups : index
              %2266 = arith.muli %12, %2265 : index
              %2267 = arith.index_castui %2264 : i32 to index
              %2268 = arith.addi %2266, %2267 : index
              %2269 = arith.muli %2268, %c104 : index
              %2270 = arith.addi %2269, %c5 : index
              %2271 = arith.addi %2270, %11 : index
              %2272 = memref.load %partial[%2271] : memref<?xf32>
              %2273 = arith.cmpi slt, %2261, %2075 : i32
              %2274 = arith.select %2273, %2272, %c44 : f32
              %2275 = arith.addi %2269, %10 : index
              %2276 = arith.addi %2275, %c22 : index
              %2277 = memref.load %partial[%2276] : memref<?xf32>
              %2278 = arith.addi %2269, %10 : index
              %2279 = arith.addi %2278, %c7 : index
              %2280 = memref.load %partial[%2279] : memref<?xf32>
              %2281 = arith.addi %2269, %10 : index
              %2282 = arith.addi %2281, %c39 : index
              %2283 = memref.load %partial[%2282] : memref<?xf32>
              %2284 = arith.addi %2269, %10 : index
              %2285 = arith.addi %2284, %c40 : index
              %2286 = memref.load %partial[%2285] : memref<?xf32>
              %2287 = arith.addi %2269, %10 : index
              %2288 = arith.addi %2287, %c41 : index
              %2289 = memref.load %partial[%2288] : memref<?xf32>
              %2290 = arith.addi %2269, %10 : index
              %2291 = arith.addi %2290, %c42 : index
              %2292 = memref.load %partial[%2291] : memref<?xf32>
              %2293 = arith.addi %2271, %c3 : index
              %2294 = memref.load %partial[%2293] : memref<?xf32>
              %2295 = arith.addi %2081, %c74 : i32
              %2296 = arith.subi %2075, %c17 : i32
              %2297 = arith.minsi %2295, %2296 : i32
              %2298 = arith.addi %2080, %2297 : i32
              %2299 = arith.addi %ranges, %groups : index
              %2300 = arith.muli %12, %2299 : index
              %2301 = arith.index_castui %2298 : i32 to index
              %2302 = arith.addi %2300, %2301 : index
              %2303 = arith.muli %2302, %c104 : index
              %2304 = arith.addi %2303, %c5 : index
              %2305 = arith.addi %2304, %11 : index
              %2306 = memref.load %partial[%2305] : memref<?xf32>
              %2307 = arith.cmpi slt, %2295, %2075 : i32
              %2308 = arith.select %2307, %2306, %c44 : f32
              %2309 = arith.addi %2303, %10 : index
              %2310 = arith.addi %2309, %c22 : index
              %2311 = memref.load %partial[%2310] : memref<?xf32>
              %2312 = arith.addi %2303, %10 : index
              %2313 = arith.addi %2312, %c7 : index
              %2314 = memref.load %partial[%2313] : memref<?xf32>
              %2315 = arith.addi %2303, %10 : index
              %2316 = arith.addi %2315, %c39 : index
              %2317 = memref.load %partial[%2316] : memref<?xf32>
              %2318 = arith.addi %2303, %10 : index
              %2319 = arith.addi %2318, %c40 : index
              %2320 = memref.load %partial[%2319] : memref<?xf32>
              %2321 = arith.addi %2303, %10 : index
              %2322 = arith.addi %2321, %c41 : index
              %2323 = memref.load %partial[%2322] : memref<?xf32>
              %2324 = arith.addi %2303, %10 : index
              %2325 = arith.addi %2324, %c42 : index
              %2326 = memref.load %partial[%2325] : memref<?xf32>
              %2327 = arith.addi %2305, %c3 : index
              %2328 = memref.load %partial[%2327] : memref<?xf32>
              %2329 = arith.addi %2081, %c75 : i32
              %2330 = arith.subi %2075, %c17 : i32
              %2331 = arith.minsi %2329, %2330 : i32
              %2332 = arith.addi %2080, %2331 : i32
              %2333 = arith.addi %ranges, %groups : index
              %2334 = arith.muli %12, %2333 : index
              %2335 = arith.index_castui %2332 : i32 to index
              %2336 = arith.addi %2334, %2335 : index
              %2337 = arith.muli %2336, %c104 : index
              %2338 = arith.addi %2337, %c5 : index
              %2339 = arith.addi %2338, %11 : index
              %2340 = memref.load %partial[%2339] : memref<?xf32>
              %2341 = arith.cmpi slt, %2329, %2075 : i32
              %2342 = arith.select %2341, %2340, %c44 : f32
              %2343 = arith.addi %2337, %10 : index
              %2344 = arith.addi %2343, %c22 : index
              %2345 = memref.load %partial[%2344] : memref<?xf32>
              %2346 = arith.addi %2337, %10 : index
              %2347 = arith.addi %2346, %c7 : index
              %2348 = memref.load %partial[%2347] : memref<?xf32>
              %2349 = arith.addi %2337, %10 : index
              %2350 = arith.addi %2349, %c39 : index
              %2351 = memref.load %partial[%2350] : memref<?xf32>
              %2352 = arith.addi %2337, %10 : index
              %2353 = arith.addi %2352, %c40 : index
              %2354 = memref.load %partial[%2353] : memref<?xf32>
              %2355 = arith.addi %2337, %10 : index
              %2356 = arith.addi %2355, %c41 : index
              %2357 = memref.load %partial[%2356] : memref<?xf32>
              %2358 = arith.addi %2337, %10 : index
              %2359 = arith.addi %2358, %c42 : index
              %2360 = memref.load %partial[%2359] : memref<?xf32>
              %2361 = arith.addi %2339, %c3 : index
              %2362 = memref.load %partial[%2361] : memref<?xf32>
              %2363 = arith.maxnumf %2082, %2104 fastmath<nnan> : f32
              %2364 = arith.subf %2082, %2363 : f32
              %2365 = wave.exp2 %2364 : f32
              %2366 = arith.subf %2104, %2363 : f32
              %2367 = wave.exp2 %2366 : f32
              %2368 = arith.mulf %2083, %2365 : f32
              %2369 = math.fma %2124, %2367, %2368 : f32
              %2370 = arith.mulf %2084, %2365 : f32
              %2371 = math.fma %2107, %2367, %2370 : f32
              %2372 = arith.mulf %2085, %2365 : f32
              %2373 = math.fma %2110, %2367, %2372 : f32
              %2374 = arith.mulf %2086, %2365 : f32
              %2375 = math.fma %2113, %2367, %2374 : f32
              %2376 = arith.mulf %2087, %2365 : f32
              %2377 = math.fma %2116, %2367, %2376 : f32
              %2378 = arith.mulf %2088, %2365 : f32
              %2379 = math.fma %2119, %2367, %2378 : f32
              %2380 = arith.mulf %2089, %2365 : f32
              %2381 = math.fma %2122, %2367, %2380 : f32
              %2382 = arith.maxnumf %2363, %2138 fastmath<nnan> : f32
              %2383 = arith.subf %2363, %2382 : f32
              %2384 = wave.exp2 %2383 : f32
              %2385 = arith.subf %2138, %2382 : f32
              %2386 = wave.exp2 %2385 : f32
              %2387 = arith.mulf %2369, %2384 : f32
              %2388 = math.fma %2158, %2386, %2387 : f32
              %2389 = arith.mulf %2371, %2384 : f32
              %2390 = math.fma %2141, %2386, %2389 : f32
              %2391 = arith.mulf %2373, %2384 : f32
              %2392 = math.fma %2144, %2386, %2391 : f32
              %2393 = arith.mulf %2375, %2384 : f32
              %2394 = math.fma %2147, %2386, %2393 : f32
              %2395 = arith.mulf %2377, %2384 : f32
              %2396 = math.fma %2150, %2386, %2395 : f32
              %2397 = arith.mulf %2379, %2384 : f32
              %2398 = math.fma %2153, %2386, %2397 : f32
              %2399 = arith.mulf %2381, %2384 : f32
              %2400 = math.fma %2156, %2386, %2399 : f32
              %2401 = arith.maxnumf %2382, %2172 fastmath<nnan> : f32
              %2402 = arith.subf %2382, %2401 : f32
              %2403 = wave.exp2 %2402 : f32
              %2404 = arith.subf %2172, %2401 : f32
              %2405 = wave.exp2 %2404 : f32
              %2406 = arith.mulf %2388, %2403 : f32
              %2407 = math.fma %2192, %2405, %2406 : f32
              %2408 = arith.mulf %2390, %2403 : f32
              %2409 = math.fma %2175, %2405, %2408 : f32
              %2410 = arith.mulf %2392, %2403 : f32
              %2411 = math.fma %2178, %2405, %2410 : f32
              %2412 = arith.mulf %2394, %2403 : f32
              %2413 = math.fma %2181, %2405, %2412 : f32
              %2414 = arith.mulf %2396, %2403 : f32
              %2415 = math.fma %2184, %2405, %2414 : f32
              %2416 = arith.mulf %2398, %2403 : f32
              %2417 = math.fma %2187, %2405, %2416 : f32
              %2418 = arith.mulf %2400, %2403 : f32
              %2419 = math.fma %2190, %2405, %2418 : f32
              %2420 = arith.maxnumf %2401, %2206 fastmath<nnan> : f32
              %2421 = arith.subf %2401, %2420 : f32
              %2422 = wave.exp2 %2421 : f32
              %2423 = arith.subf %2206, %2420 : f32
              %2424 = wave.exp2 %2423 : f32
              %2425 = arith.mulf %2407, %2422 : f32
              %2426 = math.fma %2226, %2424, %2425 : f32
              %2427 = arith.mulf %2409, %2422 : f32
              %2428 = math.fma %2209, %2424, %2427 : f32
              %2429 = arith.mulf %2411, %2422 : f32
              %2430 = math.fma %2212, %2424, %2429 : f32
              %2431 = arith.mulf %2413, %2422 : f32
              %2432 = math.fma %2215, %2424, %2431 : f32
              %2433 = arith.mulf %2415, %2422 : f32
              %2434 = math.fma %2218, %2424, %2433 : f32
              %2435 = arith.mulf %2417, %2422 : f32
              %2436 = math.fma %2221, %2424, %2435 : f32
              %2437 = arith.mulf %2419, %2422 : f32
              %2438 = math.fma %2224, %2424, %2437 : f32
              %2439 = arith.maxnumf %2420, %2240 fastmath<nnan> : f32
              %2440 = arith.subf %2420, %2439 : f32
              %2441 = wave.exp2 %2440 : f32
              %2442 = arith.subf %2240, %2439 : f32
              %2443 = wave.exp2 %2442 : f32
              %2444 = arith.mulf %2426, %2441 : f32
              %2445 = math.fma %2260, %2443, %2444 : f32
              %2446 = arith.mulf %2428, %2441 : f32
              %2447 = math.fma %2243, %2443, %2446 : f32
              %2448 = arith.mulf %2430, %2441 : f32
              %2449 = math.fma %2246, %2443, %2448 : f32
              %2450 = arith.mulf %2432, %2441 : f32
              %2451 = math.fma %2249, %2443, %2450 : f32
              %2452 = arith.mulf %2434, %2441 : f32
              %2453 = math.fma %2252, %2443, %2452 : f32
              %2454 = arith.mulf %2436, %2441 : f32
              %2455 = math.fma %2255, %2443, %2454 : f32
              %2456 = arith.mulf %2438, %2441 : f32
              %2457 = math.fma %2258, %2443, %2456 : f32
              %2458 = arith.maxnumf %2439, %2274 fastmath<nnan> : f32
              %2459 = arith.subf %2439, %2458 : f32
              %2460 = wave.exp2 %2459 : f32
              %2461 = arith.subf %2274, %2458 : f32
              %2462 = wave.exp2 %2461 : f32
              %2463 = arith.mulf %2445, %2460 : f32
              %2464 = math.fma %2294, %2462, %2463 : f32
              %2465 = arith.mulf %2447, %2460 : f32
              %2466 = math.fma %2277, %2462, %2465 : f32
              %2467 = arith.mulf %2449, %2460 : f32
              %2468 = math.fma %2280, %2462, %2467 : f32
              %2469 = arith.mulf %2451, %2460 : f32
              %2470 = math.fma %2283, %2462, %2469 : f32
              %2471 = arith.mulf %2453, %2460 : f32
              %2472 = math.fma %2286, %2462, %2471 : f32
              %2473 = arith.mulf %2455, %2460 : f32
              %2474 = math.fma %2289, %2462, %2473 : f32
              %2475 = arith.mulf %2457, %2460 : f32
              %2476 = math.fma %2292, %2462, %2475 : f32
              %2477 = arith.maxnumf %2458, %2308 fastmath<nnan> : f32
              %2478 = arith.subf %2458, %2477 : f32
              %2479 = wave.exp2 %2478 : f32
              %2480 = arith.subf %2308, %2477 : f32
              %2481 = wave.exp2 %2480 : f32
              %2482 = arith.mulf %2464, %2479 : f32
              %2483 = math.fma %2328, %2481, %2482 : f32
              %2484 = arith.mulf %2466, %2479 : f32
              %2485 = math.fma %2311, %2481, %2484 : f32
              %2486 = arith.mulf %2468, %2479 : f32
              %2487 = math.fma %2314, %2481, %2486 : f32
              %2488 = arith.mulf %2470, %2479 : f32
              %2489 = math.fma %2317, %2481, %2488 : f32
              %2490 = arith.mulf %2472, %2479 : f32
              %2491 = math.fma %2320, %2481, %2490 : f32
              %2492 = arith.mulf %2474, %2479 : f32
              %2493 = math.fma %2323, %2481, %2492 : f32
              %2494 = arith.mulf %2476, %2479 : f32
              %2495 = math.fma %2326, %2481, %2494 : f32
              %2496 = arith.maxnumf %2477, %2342 fastmath<nnan> : f32
              %2497 = arith.subf %2477, %2496 : f32
              %2498 = wave.exp2 %2497 : f32
              %2499 = arith.subf %2342, %2496 : f32
              %2500 = wave.exp2 %2499 : f32
              %2501 = arith.mulf %2483, %2498 : f32
              %2502 = math.fma %2362, %2500, %2501 : f32
              %2503 = arith.mulf %2485, %2498 : f32
              %2504 = math.fma %2345, %2500, %2503 : f32
              %2505 = arith.mulf %2487, %2498 : f32
              %2506 = math.fma %2348, %2500, %2505 : f32
              %2507 = arith.mulf %2489, %2498 : f32
              %2508 = math.fma %2351, %2500, %2507 : f32
              %2509 = arith.mulf %2491, %2498 : f32
              %2510 = math.fma %2354, %2500, %2509 : f32
              %2511 = arith.mulf %2493, %2498 : f32
              %2512 = math.fma %2357, %2500, %2511 : f32
              %2513 = arith.mulf %2495, %2498 : f32
              %2514 = math.fma %2360, %2500, %2513 : f32
              scf.yield %2496, %2502, %2504, %2506, %2508, %2510, %2512, %2514 : f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2515 = arith.cmpi eq, %2069, %c17 : i32
            scf.if %2515 {
              %2516 = arith.addi %kvHeads, %18 : index
              %2517 = memref.load %scales[%2516] : memref<?xf32>
              %2518 = arith.divf %2517, %2090#1 : f32
              %2519 = arith.addi %20, %11 : index
              %2520 = arith.cmpi slt, %2519, %groupSize : index
              scf.if %2520 {
                %2521 = arith.muli %18, %groupSize : index
                %2522 = arith.addi %2521, %2519 : index
                %2523 = arith.muli %2522, %c23 : index
                %2524 = arith.muli %heads, %c23 : index
                %2525 = arith.addi %10, %c22 : index
                %2526 = arith.mulf %2090#2, %2518 : f32
                %2527 = arith.addf %2526, %c45 : f32
                %2528 = arith.minimumf %2527, %c100 : f32
                %2529 = arith.maximumf %2528, %c101 : f32
                %2530 = arith.truncf %2529 : f32 to f16
                %2531 = arith.divui %2525, %c3 : index
                %2532 = arith.addi %2523, %2531 : index
                %2533 = arith.divui %27, %outTileRows : index
                %2534 = arith.divui %2524, %c3 : index
                %2535 = arith.muli %2533, %2534 : index
                %2536 = arith.divui %2532, %c3 : index
                %2537 = arith.addi %2535, %2536 : index
                %2538 = arith.muli %2537, %c10 : index
                %2539 = arith.remui %2532, %c3 : index
                %2540 = arith.divui %2539, %c24 : index
                %2541 = arith.addi %2538, %2540 : index
                %2542 = arith.muli %outTileRows, %c24 : index
                %2543 = arith.muli %2541, %2542 : index
                %2544 = arith.remui %27, %outTileRows : index
                %2545 = arith.muli %2544, %c24 : index
                %2546 = arith.addi %2543, %2545 : index
                %2547 = arith.remui %2532, %c24 : index
                %2548 = arith.addi %2546, %2547 : index
                memref.store %2530, %out[%2548] : memref<?xf16>
                %2549 = arith.addi %10, %c7 : index
                %2550 = arith.mulf %2090#3, %2518 : f32
                %2551 = arith.addf %2550, %c45 : f32
                %2552 = arith.minimumf %2551, %c100 : f32
                %2553 = arith.maximumf %2552, %c101 : f32
                %2554 = arith.truncf %2553 : f32 to f16
                %2555 = arith.divui %2549, %c3 : index
                %2556 = arith.addi %2523, %2555 : index
                %2557 = arith.divui %27, %outTileRows : index
                %2558 = arith.divui %2524, %c3 : index
                %2559 = arith.muli %2557, %2558 : index
                %2560 = arith.divui %2556, %c3 : index
                %2561 = arith.addi %2559, %2560 : index
                %2562 = arith.muli %2561, %c10 : index
                %2563 = arith.remui %2556, %c3 : index
                %2564 = arith.divui %2563, %c24 : index
                %2565 = arith.addi %2562, %2564 : index
                %2566 = arith.muli %outTileRows, %c24 : index
                %2567 = arith.muli %2565, %2566 : index
                %2568 = arith.remui %27, %outTileRows : index
                %2569 = arith.muli %2568, %c24 : index
                %2570 = arith.addi %2567, %2569 : index
                %2571 = arith.remui %2556, %c24 : index
                %2572 = arith.addi %2570, %2571 : index
                memref.store %2554, %out[%2572] : memref<?xf16>
                %2573 = arith.addi %10, %c39 : index
                %2574 = arith.mulf %2090#4, %2518 : f32
                %2575 = arith.addf %2574, %c45 : f32
                %2576 = arith.minimumf %2575, %c100 : f32
                %2577 = arith.maximumf %2576, %c101 : f32
                %2578 = arith.truncf %2577 : f32 to f16
                %2579 = arith.divui %2573, %c3 : index
                %2580 = arith.addi %2523, %2579 : index
                %2581 = arith.divui %27, %outTileRows : index
                %2582 = arith.divui %2524, %c3 : index
                %2583 = arith.muli %2581, %2582 : index
                %2584 = arith.divui %2580, %c3 : index
                %2585 = arith.addi %2583, %2584 : index
                %2586 = arith.muli %2585, %c10 : index
                %2587 = arith.remui %2580, %c3 : index
                %2588 = arith.divui %2587, %c24 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.muli %outTileRows, %c24 : index
                %2591 = arith.muli %2589, %2590 : index
                %2592 = arith.remui %27, %outTileRows : index
                %2593 = arith.muli %2592, %c24 : index
                %2594 = arith.addi %2591, %2593 : index
                %2595 = arith.remui %2580, %c24 : index
                %2596 = arith.addi %2594, %2595 : index
                memref.store %2578, %out[%2596] : memref<?xf16>
                %2597 = arith.addi %10, %c40 : index
                %2598 = arith.mulf %2090#5, %2518 : f32
                %2599 = arith.addf %2598, %c45 : f32
                %2600 = arith.minimumf %2599, %c100 : f32
                %2601 = arith.maximumf %2600, %c101 : f32
                %2602 = arith.truncf %2601 : f32 to f16
                %2603 = arith.divui %2597, %c3 : index
                %2604 = arith.addi %2523, %2603 : index
                %2605 = arith.divui %27, %outTileRows : index
                %2606 = arith.divui %2524, %c3 : index
                %2607 = arith.muli %2605, %2606 : index
                %2608 = arith.divui %2604, %c3 : index
                %2609 = arith.addi %2607, %2608 : index
                %2610 = arith.muli %2609, %c10 : index
                %2611 = arith.remui %2604, %c3 : index
                %2612 = arith.divui %2611, %c24 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.muli %outTileRows, %c24 : index
                %2615 = arith.muli %2613, %2614 : index
                %2616 = arith.remui %27, %outTileRows : index
                %2617 = arith.muli %2616, %c24 : index
                %2618 = arith.addi %2615, %2617 : index
                %2619 = arith.remui %2604, %c24 : index
                %2620 = arith.addi %2618, %2619 : index
                memref.store %2602, %out[%2620] : memref<?xf16>
                %2621 = arith.addi %10, %c41 : index
                %2622 = arith.mulf %2090#6, %2518 : f32
                %2623 = arith.addf %2622, %c45 : f32
                %2624 = arith.minimumf %2623, %c100 : f32
                %2625 = arith.maximumf %2624, %c101 : f32
                %2626 = arith.truncf %2625 : f32 to f16
                %2627 = arith.divui %2621, %c3 : index
                %2628 = arith.addi %2523, %2627 : index
                %2629 = arith.divui %27, %outTileRows : index
                %2630 = arith.divui %2524, %c3 : index
                %2631 = arith.muli %2629, %2630 : index
                %2632 = arith.divui %2628, %c3 : index
                %2633 = arith.addi %2631, %2632 : index
                %2634 = arith.muli %2633, %c10 : index
                %2635 = arith.remui %2628, %c3 : index
                %2636 = arith.divui %2635, %c24 : index
                %2637 = arith.addi %2634, %2636 : index
                %2638 = arith.muli %outTileRows, %c24 : index
                %2639 = arith.muli %2637, %2638 : index
                %2640 = arith.remui %27, %outTileRows : index
                %2641 = arith.muli %2640, %c24 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.remui %2628, %c24 : index
                %2644 = arith.addi %2642, %2643 : index
                memref.store %2626, %out[%2644] : memref<?xf16>
                %2645 = arith.addi %10, %c42 : index
                %2646 = arith.mulf %2090#7, %2518 : f32
                %2647 = arith.addf %2646, %c45 : f32
                %2648 = arith.minimumf %2647, %c100 : f32
                %2649 = arith.maximumf %2648, %c101 : f32
                %2650 = arith.truncf %2649 : f32 to f16
                %2651 = arith.divui %2645, %c3 : index
                %2652 = arith.addi %2523, %2651 : index
                %2653 = arith.divui %27, %outTileRows : index
                %2654 = arith.divui %2524, %c3 : index
                %2655 = arith.muli %2653, %2654 : index
                %2656 = arith.divui %2652, %c3 : index
                %2657 = arith.addi %2655, %2656 : index
                %2658 = arith.muli %2657, %c10 : index
                %2659 = arith.remui %2652, %c3 : index
                %2660 = arith.divui %2659, %c24 : index
                %2661 = arith.addi %2658, %2660 : index
                %2662 = arith.muli %outTileRows, %c24 : index
                %2663 = arith.muli %2661, %2662 : index
                %2664 = arith.remui %27, %outTileRows : index
                %2665 = arith.muli %2664, %c24 : index
                %2666 = arith.addi %2663, %2665 : index
                %2667 = arith.remui %2652, %c24 : index
                %2668 = arith.addi %2666, %2667 : index
                memref.store %2650, %out[%2668] : memref<?xf16>
              }
            } else {
              %2669 = arith.index_cast %ranges : index to i32
              %2670 = arith.addi %2669, %2070 : i32
              %2671 = arith.addi %ranges, %groups : index
              %2672 = arith.muli %12, %2671 : index
              %2673 = arith.index_castui %2670 : i32 to index
              %2674 = arith.addi %2672, %2673 : index
              %2675 = arith.muli %2674, %c104 : index
              %2676 = arith.addi %10, %c22 : index
              %2677 = arith.addi %2675, %2676 : index
              memref.store %2090#2, %partial[%2677] : memref<?xf32>
              %2678 = arith.addi %10, %c7 : index
              %2679 = arith.addi %2675, %2678 : index
              memref.store %2090#3, %partial[%2679] : memref<?xf32>
              %2680 = arith.addi %10, %c39 : index
              %2681 = arith.addi %2675, %2680 : index
              memref.store %2090#4, %partial[%2681] : memref<?xf32>
              %2682 = arith.addi %10, %c40 : index
              %2683 = arith.addi %2675, %2682 : index
              memref.store %2090#5, %partial[%2683] : memref<?xf32>
              %2684 = arith.addi %10, %c41 : index
              %2685 = arith.addi %2675, %2684 : index
              memref.store %2090#6, %partial[%2685] : memref<?xf32>
              %2686 = arith.addi %10, %c42 : index
              %2687 = arith.addi %2675, %2686 : index
              memref.store %2090#7, %partial[%2687] : memref<?xf32>
              %2688 = arith.cmpi slt, %10, %c3 : index
              scf.if %2688 {
                %2689 = arith.addi %2675, %c5 : index
                %2690 = arith.addi %2689, %10 : index
                memref.store %2090#0, %partial[%2690] : memref<?xf32>
                %2691 = arith.addi %2690, %c3 : index
                memref.store %2090#1, %partial[%2691] : memref<?xf32>
              }
              %2692 = arith.addi %2072, %groups : index
              %2693 = arith.index_castui %2069 : i32 to index
              %2694 = wave.arrive %counters[%2692], %2693 : memref<?xi32>
              scf.if %2694 {
                %2704:8 = scf.for %2695 = %c49 to %2069 step %c76 iter_args(%2696 = %c44, %2697 = %c45, %2698 = %c45, %2699 = %c45, %2700 = %c45, %2701 = %c45, %2702 = %c45, %2703 = %c45) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2705 = arith.addi %2695, %c49 : i32
                  %2706 = arith.subi %2069, %c17 : i32
                  %2707 = arith.minsi %2705, %2706 : i32
                  %2708 = arith.addi %2669, %2707 : i32
                  %2709 = arith.addi %ranges, %groups : index
                  %2710 = arith.muli %12, %2709 : index
                  %2711 = arith.index_castui %2708 : i32 to index
                  %2712 = arith.addi %2710, %2711 : index
                  %2713 = arith.muli %2712, %c104 : index
                  %2714 = arith.addi %2713, %c5 : index
                  %2715 = arith.addi %2714, %11 : index
                  %2716 = memref.load %partial[%2715] : memref<?xf32>
                  %2717 = arith.cmpi slt, %2705, %2069 : i32
                  %2718 = arith.select %2717, %2716, %c44 : f32
                  %2719 = arith.addi %2713, %10 : index
                  %2720 = arith.addi %2719, %c22 : index
                  %2721 = memref.load %partial[%2720] : memref<?xf32>
                  %2722 = arith.addi %2713, %10 : index
                  %2723 = arith.addi %2722, %c7 : index
                  %2724 = memref.load %partial[%2723] : memref<?xf32>
                  %2725 = arith.addi %2713, %10 : index
                  %2726 = arith.addi %2725, %c39 : index
                  %2727 = memref.load %partial[%2726] : memref<?xf32>
                  %2728 = arith.addi %2713, %10 : index
                  %2729 = arith.addi %2728, %c40 : index
                  %2730 = memref.load %partial[%2729] : memref<?xf32>
                  %2731 = arith.addi %2713, %10 : index
                  %2732 = arith.addi %2731, %c41 : index
                  %2733 = memref.load %partial[%2732] : memref<?xf32>
                  %2734 = arith.addi %2713, %10 : index
                  %2735 = arith.addi %2734, %c42 : index
                  %2736 = memref.load %partial[%2735] : memref<?xf32>
                  %2737 = arith.addi %2715, %c3 : index
                  %2738 = memref.load %partial[%2737] : memref<?xf32>
                  %2739 = arith.addi %2695, %c17 : i32
                  %2740 = arith.subi %2069, %c17 : i32
                  %2741 = arith.minsi %2739, %2740 : i32
                  %2742 = arith.addi %2669, %2741 : i32
                  %2743 = arith.addi %ranges, %groups : index
                  %2744 = arith.muli %12, %2743 : index
                  %2745 = arith.index_castui %2742 : i32 to index
                  %2746 = arith.addi %2744, %2745 : index
                  %2747 = arith.muli %2746, %c104 : index
                  %2748 = arith.addi %2747, %c5 : index
                  %2749 = arith.addi %2748, %11 : index
                  %2750 = memref.load %partial[%2749] : memref<?xf32>
                  %2751 = arith.cmpi slt, %2739, %2069 : i32
                  %2752 = arith.select %2751, %2750, %c44 : f32
                  %2753 = arith.addi %2747, %10 : index
                  %2754 = arith.addi %2753, %c22 : index
                  %2755 = memref.load %partial[%2754] : memref<?xf32>
                  %2756 = arith.addi %2747, %10 : index
                  %2757 = arith.addi %2756, %c7 : index
                  %2758 = memref.load %partial[%2757] : memref<?xf32>
                  %2759 = arith.addi %2747, %10 : index
                  %2760 = arith.addi %2759, %c39 : index
                  %2761 = memref.load %partial[%2760] : memref<?xf32>
                  %2762 = arith.addi %2747, %10 : index
                  %2763 = arith.addi %2762, %c40 : index
                  %2764 = memref.load %partial[%2763] : memref<?xf32>
                  %2765 = arith.addi %2747, %10 : index
                  %2766 = arith.addi %2765, %c41 : index
                  %2767 = memref.load %partial[%2766] : memref<?xf32>
                  %2768 = arith.addi %2747, %10 : index
                  %2769 = arith.addi %2768, %c42 : index
                  %2770 = memref.load %partial[%2769] : memref<?xf32>
                  %2771 = arith.addi %2749, %c3 : index
                  %2772 = memref.load %partial[%2771] : memref<?xf32>
                  %2773 = arith.addi %2695, %c69 : i32
                  %2774 = arith.subi %2069, %c17 : i32
                  %2775 = arith.minsi %2773, %2774 : i32
                  %2776 = arith.addi %2669, %2775 : i32
                  %2777 = arith.addi %ranges, %groups : index
                  %2778 = arith.muli %12, %2777 : index
                  %2779 = arith.index_castui %2776 : i32 to index
                  %2780 = arith.addi %2778, %2779 : index
                  %2781 = arith.muli %2780, %c104 : index
                  %2782 = arith.addi %2781, %c5 : index
                  %2783 = arith.addi %2782, %11 : index
                  %2784 = memref.load %partial[%2783] : memref<?xf32>
                  %2785 = arith.cmpi slt, %2773, %2069 : i32
                  %2786 = arith.select %2785, %2784, %c44 : f32
                  %2787 = arith.addi %2781, %10 : index
                  %2788 = arith.addi %2787, %c22 : index
                  %2789 = memref.load %partial[%2788] : memref<?xf32>
                  %2790 = arith.addi %2781, %10 : index
                  %2791 = arith.addi %2790, %c7 : index
                  %2792 = memref.load %partial[%2791] : memref<?xf32>
                  %2793 = arith.addi %2781, %10 : index
                  %2794 = arith.addi %2793, %c39 : index
                  %2795 = memref.load %partial[%2794] : memref<?xf32>
                  %2796 = arith.addi %2781, %10 : index
                  %2797 = arith.addi %2796, %c40 : index
                  %2798 = memref.load %partial[%2797] : memref<?xf32>
                  %2799 = arith.addi %2781, %10 : index
                  %2800 = arith.addi %2799, %c41 : index
                  %2801 = memref.load %partial[%2800] : memref<?xf32>
                  %2802 = arith.addi %2781, %10 : index
                  %2803 = arith.addi %2802, %c42 : index
                  %2804 = memref.load %partial[%2803] : memref<?xf32>
                  %2805 = arith.addi %2783, %c3 : index
                  %2806 = memref.load %partial[%2805] : memref<?xf32>
                  %2807 = arith.addi %2695, %c71 : i32
                  %2808 = arith.subi %2069, %c17 : i32
                  %2809 = arith.minsi %2807, %2808 : i32
                  %2810 = arith.addi %2669, %2809 : i32
                  %2811 = arith.addi %ranges, %groups : index
                  %2812 = arith.muli %12, %2811 : index
                  %2813 = arith.index_castui %2810 : i32 to index
                  %2814 = arith.addi %2812, %2813 : index
                  %2815 = arith.muli %2814, %c104 : index
                  %2816 = arith.addi %2815, %c5 : index
                  %2817 = arith.addi %2816, %11 : index
                  %2818 = memref.load %partial[%2817] : memref<?xf32>
                  %2819 = arith.cmpi slt, %2807, %2069 : i32
                  %2820 = arith.select %2819, %2818, %c44 : f32
                  %2821 = arith.addi %2815, %10 : index
                  %2822 = arith.addi %2821, %c22 : index
                  %2823 = memref.load %partial[%2822] : memref<?xf32>
                  %2824 = arith.addi %2815, %10 : index
                  %2825 = arith.addi %2824, %c7 : index
                  %2826 = memref.load %partial[%2825] : memref<?xf32>
                  %2827 = arith.addi %2815, %10 : index
                  %2828 = arith.addi %2827, %c39 : index
                  %2829 = memref.load %partial[%2828] : memref<?xf32>
                  %2830 = arith.addi %2815, %10 : index
                  %2831 = arith.addi %2830, %c40 : index
                  %2832 = memref.load %partial[%2831] : memref<?xf32>
                  %2833 = arith.addi %2815, %10 : index
                  %2834 = arith.addi %2833, %c41 : index
                  %2835 = memref.load %partial[%2834] : memref<?xf32>
                  %2836 = arith.addi %2815, %10 : index
                  %2837 = arith.addi %2836, %c42 : index
                  %2838 = memref.load %partial[%2837] : memref<?xf32>
                  %2839 = arith.addi %2817, %c3 : index
                  %2840 = memref.load %partial[%2839] : memref<?xf32>
                  %2841 = arith.addi %2695, %c72 : i32
                  %2842 = arith.subi %2069, %c17 : i32
                  %2843 = arith.minsi %2841, %2842 : i32
                  %2844 = arith.addi %2669, %2843 : i32
                  %2845 = arith.addi %ranges, %groups : index
                  %2846 = arith.muli %12, %2845 : index
                  %2847 = arith.index_castui %2844 : i32 to index
                  %2848 = arith.addi %2846, %2847 : index
                  %2849 = arith.muli %2848, %c104 : index
                  %2850 = arith.addi %2849, %c5 : index
                  %2851 = arith.addi %2850, %11 : index
                  %2852 = memref.load %partial[%2851] : memref<?xf32>
                  %2853 = arith.cmpi slt, %2841, %2069 : i32
                  %2854 = arith.select %2853, %2852, %c44 : f32
                  %2855 = arith.addi %2849, %10 : index
                  %2856 = arith.addi %2855, %c22 : index
                  %2857 = memref.load %partial[%2856] : memref<?xf32>
                  %2858 = arith.addi %2849, %10 : index
                  %2859 = arith.addi %2858, %c7 : index
                  %2860 = memref.load %partial[%2859] : memref<?xf32>
                  %2861 = arith.addi %2849, %10 : index
                  %2862 = arith.addi %2861, %c39 : index
                  %2863 = memref.load %partial[%2862] : memref<?xf32>
                  %2864 = arith.addi %2849, %10 : index
                  %2865 = arith.addi %2864, %c40 : index
                  %2866 = memref.load %partial[%2865] : memref<?xf32>
                  %2867 = arith.addi %2849, %10 : index
                  %2868 = arith.addi %2867, %c41 : index
                  %2869 = memref.load %partial[%2868] : memref<?xf32>
                  %2870 = arith.addi %2849, %10 : index
                  %2871 = arith.addi %2870, %c42 : index
                  %2872 = memref.load %partial[%2871] : memref<?xf32>
                  %2873 = arith.addi %2851, %c3 : index
                  %2874 = memref.load %partial[%2873] : memref<?xf32>
                  %2875 = arith.addi %2695, %c73 : i32
                  %2876 = arith.subi %2069, %c17 : i32
                  %2877 = arith.minsi %2875, %2876 : i32
                  %2878 = arith.addi %2669, %2877 : i32
                  %2879 = arith.addi %ranges, %groups : index
                  %2880 = arith.muli %12, %2879 : index
                  %2881 = arith.index_castui %2878 : i32 to index
                  %2882 = arith.addi %2880, %2881 : index
                  %2883 = arith.muli %2882, %c104 : index
                  %2884 = arith.addi %2883, %c5 : index
                  %2885 = arith.addi %2884, %11 : index
                  %2886 = memref.load %partial[%2885] : memref<?xf32>
                  %2887 = arith.cmpi slt, %2875, %2069 : i32
                  %2888 = arith.select %2887, %2886, %c44 : f32
                  %2889 = arith.addi %2883, %10 : index
                  %2890 = arith.addi %2889, %c22 : index
                  %2891 = memref.load %partial[%2890] : memref<?xf32>
                  %2892 = arith.addi %2883, %10 : index
                  %2893 = arith.addi %2892, %c7 : index
                  %2894 = memref.load %partial[%2893] : memref<?xf32>
                  %2895 = arith.addi %2883, %10 : index
                  %2896 = arith.addi %2895, %c39 : index
                  %2897 = memref.load %partial[%2896] : memref<?xf32>
                  %2898 = arith.addi %2883, %10 : index
                  %2899 = arith.addi %2898, %c40 : index
                  %2900 = memref.load %partial[%2899] : memref<?xf32>
                  %2901 = arith.addi %2883, %10 : index
                  %2902 = arith.addi %2901, %c41 : index
                  %2903 = memref.load %partial[%2902] : memref<?xf32>
                  %2904 = arith.addi %2883, %10 : index
                  %2905 = arith.addi %2904, %c42 : index
                  %2906 = memref.load %partial[%2905] : memref<?xf32>
                  %2907 = arith.addi %2885, %c3 : index
                  %2908 = memref.load %partial[%2907] : memref<?xf32>
                  %2909 = arith.addi %2695, %c74 : i32
                  %2910 = arith.subi %2069, %c17 : i32
                  %2911 = arith.minsi %2909, %2910 : i32
                  %2912 = arith.addi %2669, %2911 : i32
                  %2913 = arith.addi %ranges, %groups : index
                  %2914 = arith.muli %12, %2913 : index
                  %2915 = arith.index_castui %2912 : i32 to index
                  %2916 = arith.addi %2914, %2915 : index
                  %2917 = arith.muli %2916, %c104 : index
                  %2918 = arith.addi %2917, %c5 : index
                  %2919 = arith.addi %2918, %11 : index
                  %2920 = memref.load %partial[%2919] : memref<?xf32>
                  %2921 = arith.cmpi slt, %2909, %2069 : i32
                  %2922 = arith.select %2921, %2920, %c44 : f32
                  %2923 = arith.addi %2917, %10 : index
                  %2924 = arith.addi %2923, %c22 : index
                  %2925 = memref.load %partial[%2924] : memref<?xf32>
                  %2926 = arith.addi %2917, %10 : index
                  %2927 = arith.addi %2926, %c7 : index
                  %2928 = memref.load %partial[%2927] : memref<?xf32>
                  %2929 = arith.addi %2917, %10 : index
                  %2930 = arith.addi %2929, %c39 : index
                  %2931 = memref.load %partial[%2930] : memref<?xf32>
                  %2932 = arith.addi %2917, %10 : index
                  %2933 = arith.addi %2932, %c40 : index
                  %2934 = memref.load %partial[%2933] : memref<?xf32>
                  %2935 = arith.addi %2917, %10 : index
                  %2936 = arith.addi %2935, %c41 : index
                  %2937 = memref.load %partial[%2936] : memref<?xf32>
                  %2938 = arith.addi %2917, %10 : index
                  %2939 = arith.addi %2938, %c42 : index
                  %2940 = memref.load %partial[%2939] : memref<?xf32>
                  %2941 = arith.addi %2919, %c3 : index
                  %2942 = memref.load %partial[%2941] : memref<?xf32>
                  %2943 = arith.addi %2695, %c75 : i32
                  %2944 = arith.subi %2069, %c17 : i32
                  %2945 = arith.minsi %2943, %2944 : i32
                  %2946 = arith.addi %2669, %2945 : i32
                  %2947 = arith.addi %ranges, %groups : index
                  %2948 = arith.muli %12, %2947 : index
                  %2949 = arith.index_castui %2946 : i32 to index
                  %2950 = arith.addi %2948, %2949 : index
                  %2951 = arith.muli %2950, %c104 : index
                  %2952 = arith.addi %2951, %c5 : index
                  %2953 = arith.addi %2952, %11 : index
                  %2954 = memref.load %partial[%2953] : memref<?xf32>
                  %2955 = arith.cmpi slt, %2943, %2069 : i32
                  %2956 = arith.select %2955, %2954, %c44 : f32
                  %2957 = arith.addi %2951, %10 : index
                  %2958 = arith.addi %2957, %c22 : index
                  %2959 = memref.load %partial[%2958] : memref<?xf32>
                  %2960 = arith.addi %2951, %10 : index
                  %2961 = arith.addi %2960, %c7 : index
                  %2962 = memref.load %partial[%2961] : memref<?xf32>
                  %2963 = arith.addi %2951, %10 : index
                  %2964 = arith.addi %2963, %c39 : index
                  %2965 = memref.load %partial[%2964] : memref<?xf32>
                  %2966 = arith.addi %2951, %10 : index
                  %2967 = arith.addi %2966, %c40 : index
                  %2968 = memref.load %partial[%2967] : memref<?xf32>
                  %2969 = arith.addi %2951, %10 : index
                  %2970 = arith.addi %2969, %c41 : index
                  %2971 = memref.load %partial[%2970] : memref<?xf32>
                  %2972 = arith.addi %2951, %10 : index
                  %2973 = arith.addi %2972, %c42 : index
                  %2974 = memref.load %partial[%2973] : memref<?xf32>
                  %2975 = arith.addi %2953, %c3 : index
                  %2976 = memref.load %partial[%2975] : memref<?xf32>
                  %2977 = arith.maxnumf %2696, %2718 fastmath<nnan> : f32
                  %2978 = arith.subf %2696, %2977 : f32
                  %2979 = wave.exp2 %2978 : f32
                  %2980 = arith.subf %2718, %2977 : f32
                  %2981 = wave.exp2 %2980 : f32
                  %2982 = arith.mulf %2697, %2979 : f32
                  %2983 = math.fma %2738, %2981, %2982 : f32
                  %2984 = arith.mulf %2698, %2979 : f32
                  %2985 = math.fma %2721, %2981, %2984 : f32
                  %2986 = arith.mulf %2699, %2979 : f32
                  %2987 = math.fma %2724, %2981, %2986 : f32
                  %2988 = arith.mulf %2700, %2979 : f32
                  %2989 = math.fma %2727, %2981, %2988 : f32
                  %2990 = arith.mulf %2701, %2979 : f32
                  %2991 = math.fma %2730, %2981, %2990 : f32
                  %2992 = arith.mulf %2702, %2979 : f32
                  %2993 = math.fma %2733, %2981, %2992 : f32
                  %2994 = arith.mulf %2703, %2979 : f32
                  %2995 = math.fma %2736, %2981, %2994 : f32
                  %2996 = arith.maxnumf %2977, %2752 fastmath<nnan> : f32
                  %2997 = arith.subf %2977, %2996 : f32
                  %2998 = wave.exp2 %2997 : f32
                  %2999 = arith.subf %2752, %2996 : f32
                  %3000 = wave.exp2 %2999 : f32
                  %3001 = arith.mulf %2983, %2998 : f32
                  %3002 = math.fma %2772, %3000, %3001 : f32
                  %3003 = arith.mulf %2985, %2998 : f32
                  %3004 = math.fma %2755, %3000, %3003 : f32
                  %3005 = arith.mulf %2987, %2998 : f32
                  %3006 = math.fma %2758, %3000, %3005 : f32
                  %3007 = arith.mulf %2989, %2998 : f32
                  %3008 = math.fma %2761, %3000, %3007 : f32
                  %3009 = arith.mulf %2991, %2998 : f32
                  %3010 = math.fma %2764, %3000, %3009 : f32
                  %3011 = arith.mulf %2993, %2998 : f32
                  %3012 = math.fma %2767, %3000, %3011 : f32
                  %3013 = arith.mulf %2995, %2998 : f32
                  %3014 = math.fma %2770, %3000, %3013 : f32
                  %3015 = arith.maxnumf %2996, %2786 fastmath<nnan> : f32
                  %3016 = arith.subf %2996, %3015 : f32
                  %3017 = wave.exp2 %3016 : f32
                  %3018 = arith.subf %2786, %3015 : f32
                  %3019 = wave.exp2 %3018 : f32
                  %3020 = arith.mulf %3002, %3017 : f32
                  %3021 = math.fma %2806, %3019, %3020 : f32
                  %3022 = arith.mulf %3004, %3017 : f32
                  %3023 = math.fma %2789, %3019, %3022 : f32
                  %3024 = arith.mulf %3006, %3017 : f32
                  %3025 = math.fma %2792, %3019, %3024 : f32
                  %3026 = arith.mulf %3008, %3017 : f32
                  %3027 = math.fma %2795, %3019, %3026 : f32
                  %3028 = arith.mulf %3010, %3017 : f32
                  %3029 = math.fma %2798, %3019, %3028 : f32
                  %3030 = arith.mulf %3012, %3017 : f32
                  %3031 = math.fma %2801, %3019, %3030 : f32
                  %3032 = arith.mulf %3014, %3017 : f32
                  %3033 = math.fma %2804, %3019, %3032 : f32
                  %3034 = arith.maxnumf %3015, %2820 fastmath<nnan> : f32
                  %3035 = arith.subf %3015, %3034 : f32
                  %3036 = wave.exp2 %3035 : f32
                  %3037 = arith.subf %2820, %3034 : f32
                  %3038 = wave.exp2 %3037 : f32
                  %3039 = arith.mulf %3021, %3036 : f32
                  %3040 = math.fma %2840, %3038, %3039 : f32
                  %3041 = arith.mulf %3023, %3036 : f32
                  %3042 = math.fma %2823, %3038, %3041 : f32
                  %3043 = arith.mulf %3025, %3036 : f32
                  %3044 = math.fma %2826, %3038, %3043 : f32
                  %3045 = arith.mulf %3027, %3036 : f32
                  %3046 = math.fma %2829, %3038, %3045 : f32
                  %3047 = arith.mulf %3029, %3036 : f32
                  %3048 = math.fma %2832, %3038, %3047 : f32
                  %3049 = arith.mulf %3031, %3036 : f32
                  %3050 = math.fma %2835, %3038, %3049 : f32
                  %3051 = arith.mulf %3033, %3036 : f32
                  %3052 = math.fma %2838, %3038, %3051 : f32
                  %3053 = arith.maxnumf %3034, %2854 fastmath<nnan> : f32
                  %3054 = arith.subf %3034, %3053 : f32
                  %3055 = wave.exp2 %3054 : f32
                  %3056 = arith.subf %2854, %3053 : f32
                  %3057 = wave.exp2 %3056 : f32
                  %3058 = arith.mulf %3040, %3055 : f32
                  %3059 = math.fma %2874, %3057, %3058 : f32
                  %3060 = arith.mulf %3042, %3055 : f32
                  %3061 = math.fma %2857, %3057, %3060 : f32
                  %3062 = arith.mulf %3044, %3055 : f32
                  %3063 = math.fma %2860, %3057, %3062 : f32
                  %3064 = arith.mulf %3046, %3055 : f32
                  %3065 = math.fma %2863, %3057, %3064 : f32
                  %3066 = arith.mulf %3048, %3055 : f32
                  %3067 = math.fma %2866, %3057, %3066 : f32
                  %3068 = arith.mulf %3050, %3055 : f32
                  %3069 = math.fma %2869, %3057, %3068 : f32
                  %3070 = arith.mulf %3052, %3055 : f32
                  %3071 = math.fma %2872, %3057, %3070 : f32
                  %3072 = arith.maxnumf %3053, %2888 fastmath<nnan> : f32
                  %3073 = arith.subf %3053, %3072 : f32
                  %3074 = wave.exp2 %3073 : f32
                  %3075 = arith.subf %2888, %3072 : f32
                  %3076 = wave.exp2 %3075 : f32
                  %3077 = arith.mulf %3059, %3074 : f32
                  %3078 = math.fma %2908, %3076, %3077 : f32
                  %3079 = arith.mulf %3061, %3074 : f32
                  %3080 = math.fma %2891, %3076, %3079 : f32
                  %3081 = arith.mulf %3063, %3074 : f32
                  %3082 = math.fma %2894, %3076, %3081 : f32
                  %3083 = arith.mulf %3065, %3074 : f32
                  %3084 = math.fma %2897, %3076, %3083 : f32
                  %3085 = arith.mulf %3067, %3074 : f32
                  %3086 = math.fma %2900, %3076, %3085 : f32
                  %3087 = arith.mulf %3069, %3074 : f32
                  %3088 = math.fma %2903, %3076, %3087 : f32
                  %3089 = arith.mulf %3071, %3074 : f32
                  %3090 = math.fma %2906, %3076, %3089 : f32
                  %3091 = arith.maxnumf %3072, %2922 fastmath<nnan> : f32
                  %3092 = arith.subf %3072, %3091 : f32
                  %3093 = wave.exp2 %3092 : f32
                  %3094 = arith.subf %2922, %3091 : f32
                  %3095 = wave.exp2 %3094 : f32
                  %3096 = arith.mulf %3078, %3093 : f32
                  %3097 = math.fma %2942, %3095, %3096 : f32
                  %3098 = arith.mulf %3080, %3093 : f32
                  %3099 = math.fma %2925, %3095, %3098 : f32
                  %3100 = arith.mulf %3082, %3093 : f32
                  %3101 = math.fma %2928, %3095, %3100 : f32
                  %3102 = arith.mulf %3084, %3093 : f32
                  %3103 = math.fma %2931, %3095, %3102 : f32
                  %3104 = arith.mulf %3086, %3093 : f32
                  %3105 = math.fma %2934, %3095, %3104 : f32
                  %3106 = arith.mulf %3088, %3093 : f32
                  %3107 = math.fma %2937, %3095, %3106 : f32
                  %3108 = arith.mulf %3090, %3093 : f32
                  %3109 = math.fma %2940, %3095, %3108 : f32
                  %3110 = arith.maxnumf %3091, %2956 fastmath<nnan> : f32
                  %3111 = arith.subf %3091, %3110 : f32
                  %3112 = wave.exp2 %3111 : f32
                  %3113 = arith.subf %2956, %3110 : f32
                  %3114 = wave.exp2 %3113 : f32
                  %3115 = arith.mulf %3097, %3112 : f32
                  %3116 = math.fma %2976, %3114, %3115 : f32
                  %3117 = arith.mulf %3099, %3112 : f32
                  %3118 = math.fma %2959, %3114, %3117 : f32
                  %3119 = arith.mulf %3101, %3112 : f32
                  %3120 = math.fma %2962, %3114, %3119 : f32
                  %3121 = arith.mulf %3103, %3112 : f32
                  %3122 = math.fma %2965, %3114, %3121 : f32
                  %3123 = arith.mulf %3105, %3112 : f32
                  %3124 = math.fma %2968, %3114, %3123 : f32
                  %3125 = arith.mulf %3107, %3112 : f32
                  %3126 = math.fma %2971, %3114, %3125 : f32
                  %3127 = arith.mulf %3109, %3112 : f32
                  %3128 = math.fma %2974, %3114, %3127 : f32
                  scf.yield %3110, %3116, %3118, %3120, %3122, %3124, %3126, %3128 : f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3129 = arith.addi %kvHeads, %18 : index
                %3130 = memref.load %scales[%3129] : memref<?xf32>
                %3131 = arith.divf %3130, %2704#1 : f32
                %3132 = arith.addi %20, %11 : index
                %3133 = arith.cmpi slt, %3132, %groupSize : index
                scf.if %3133 {
                  %3134 = arith.muli %18, %groupSize : index
                  %3135 = arith.addi %3134, %3132 : index
                  %3136 = arith.muli %3135, %c23 : index
                  %3137 = arith.muli %heads, %c23 : index
                  %3138 = arith.addi %10, %c22 : index
                  %3139 = arith.mulf %2704#2, %3131 : f32
                  %3140 = arith.addf %3139, %c45 : f32
                  %3141 = arith.minimumf %3140, %c100 : f32
                  %3142 = arith.maximumf %3141, %c101 : f32
                  %3143 = arith.truncf %3142 : f32 to f16
                  %3144 = arith.divui %3138, %c3 : index
                  %3145 = arith.addi %3136, %3144 : index
                  %3146 = arith.divui %27, %outTileRows : index
                  %3147 = arith.divui %3137, %c3 : index
                  %3148 = arith.muli %3146, %3147 : index
                  %3149 = arith.divui %3145, %c3 : index
                  %3150 = arith.addi %3148, %3149 : index
                  %3151 = arith.muli %3150, %c10 : index
                  %3152 = arith.remui %3145, %c3 : index
                  %3153 = arith.divui %3152, %c24 : index
                  %3154 = arith.addi %3151, %3153 : index
                  %3155 = arith.muli %outTileRows, %c24 : index
                  %3156 = arith.muli %3154, %3155 : index
                  %3157 = arith.remui %27, %outTileRows : index
                  %3158 = arith.muli %3157, %c24 : index
                  %3159 = arith.addi %3156, %3158 : index
                  %3160 = arith.remui %3145, %c24 : index
                  %3161 = arith.addi %3159, %3160 : index
                  memref.store %3143, %out[%3161] : memref<?xf16>
                  %3162 = arith.addi %10, %c7 : index
                  %3163 = arith.mulf %2704#3, %3131 : f32
                  %3164 = arith.addf %3163, %c45 : f32
                  %3165 = arith.minimumf %3164, %c100 : f32
                  %3166 = arith.maximumf %3165, %c101 : f32
                  %3167 = arith.truncf %3166 : f32 to f16
                  %3168 = arith.divui %3162, %c3 : index
                  %3169 = arith.addi %3136, %3168 : index
                  %3170 = arith.divui %27, %outTileRows : index
                  %3171 = arith.divui %3137, %c3 : index
                  %3172 = arith.muli %3170, %3171 : index
                  %3173 = arith.divui %3169, %c3 : index
                  %3174 = arith.addi %3172, %3173 : index
                  %3175 = arith.muli %3174, %c10 : index
                  %3176 = arith.remui %3169, %c3 : index
                  %3177 = arith.divui %3176, %c24 : index
                  %3178 = arith.addi %3175, %3177 : index
                  %3179 = arith.muli %outTileRows, %c24 : index
                  %3180 = arith.muli %3178, %3179 : index
                  %3181 = arith.remui %27, %outTileRows : index
                  %3182 = arith.muli %3181, %c24 : index
                  %3183 = arith.addi %3180, %3182 : index
                  %3184 = arith.remui %3169, %c24 : index
                  %3185 = arith.addi %3183, %3184 : index
                  memref.store %3167, %out[%3185] : memref<?xf16>
                  %3186 = arith.addi %10, %c39 : index
                  %3187 = arith.mulf %2704#4, %3131 : f32
                  %3188 = arith.addf %3187, %c45 : f32
                  %3189 = arith.minimumf %3188, %c100 : f32
                  %3190 = arith.maximumf %3189, %c101 : f32
                  %3191 = arith.truncf %3190 : f32 to f16
                  %3192 = arith.divui %3186, %c3 : index
                  %3193 = arith.addi %3136, %3192 : index
                  %3194 = arith.divui %27, %outTileRows : index
                  %3195 = arith.divui %3137, %c3 : index
                  %3196 = arith.muli %3194, %3195 : index
                  %3197 = arith.divui %3193, %c3 : index
                  %3198 = arith.addi %3196, %3197 : index
                  %3199 = arith.muli %3198, %c10 : index
                  %3200 = arith.remui %3193, %c3 : index
                  %3201 = arith.divui %3200, %c24 : index
                  %3202 = arith.addi %3199, %3201 : index
                  %3203 = arith.muli %outTileRows, %c24 : index
                  %3204 = arith.muli %3202, %3203 : index
                  %3205 = arith.remui %27, %outTileRows : index
                  %3206 = arith.muli %3205, %c24 : index
                  %3207 = arith.addi %3204, %3206 : index
                  %3208 = arith.remui %3193, %c24 : index
                  %3209 = arith.addi %3207, %3208 : index
                  memref.store %3191, %out[%3209] : memref<?xf16>
                  %3210 = arith.addi %10, %c40 : index
                  %3211 = arith.mulf %2704#5, %3131 : f32
                  %3212 = arith.addf %3211, %c45 : f32
                  %3213 = arith.minimumf %3212, %c100 : f32
                  %3214 = arith.maximumf %3213, %c101 : f32
                  %3215 = arith.truncf %3214 : f32 to f16
                  %3216 = arith.divui %3210, %c3 : index
                  %3217 = arith.addi %3136, %3216 : index
                  %3218 = arith.divui %27, %outTileRows : index
                  %3219 = arith.divui %3137, %c3 : index
                  %3220 = arith.muli %3218, %3219 : index
                  %3221 = arith.divui %3217, %c3 : index
                  %3222 = arith.addi %3220, %3221 : index
                  %3223 = arith.muli %3222, %c10 : index
                  %3224 = arith.remui %3217, %c3 : index
                  %3225 = arith.divui %3224, %c24 : index
                  %3226 = arith.addi %3223, %3225 : index
                  %3227 = arith.muli %outTileRows, %c24 : index
                  %3228 = arith.muli %3226, %3227 : index
                  %3229 = arith.remui %27, %outTileRows : index
                  %3230 = arith.muli %3229, %c24 : index
                  %3231 = arith.addi %3228, %3230 : index
                  %3232 = arith.remui %3217, %c24 : index
                  %3233 = arith.addi %3231, %3232 : index
                  memref.store %3215, %out[%3233] : memref<?xf16>
                  %3234 = arith.addi %10, %c41 : index
                  %3235 = arith.mulf %2704#6, %3131 : f32
                  %3236 = arith.addf %3235, %c45 : f32
                  %3237 = arith.minimumf %3236, %c100 : f32
                  %3238 = arith.maximumf %3237, %c101 : f32
                  %3239 = arith.truncf %3238 : f32 to f16
                  %3240 = arith.divui %3234, %c3 : index
                  %3241 = arith.addi %3136, %3240 : index
                  %3242 = arith.divui %27, %outTileRows : index
                  %3243 = arith.divui %3137, %c3 : index
                  %3244 = arith.muli %3242, %3243 : index
                  %3245 = arith.divui %3241, %c3 : index
                  %3246 = arith.addi %3244, %3245 : index
                  %3247 = arith.muli %3246, %c10 : index
                  %3248 = arith.remui %3241, %c3 : index
                  %3249 = arith.divui %3248, %c24 : index
                  %3250 = arith.addi %3247, %3249 : index
                  %3251 = arith.muli %outTileRows, %c24 : index
                  %3252 = arith.muli %3250, %3251 : index
                  %3253 = arith.remui %27, %outTileRows : index
                  %3254 = arith.muli %3253, %c24 : index
                  %3255 = arith.addi %3252, %3254 : index
                  %3256 = arith.remui %3241, %c24 : index
                  %3257 = arith.addi %3255, %3256 : index
                  memref.store %3239, %out[%3257] : memref<?xf16>
                  %3258 = arith.addi %10, %c42 : index
                  %3259 = arith.mulf %2704#7, %3131 : f32
                  %3260 = arith.addf %3259, %c45 : f32
                  %3261 = arith.minimumf %3260, %c100 : f32
                  %3262 = arith.maximumf %3261, %c101 : f32
                  %3263 = arith.truncf %3262 : f32 to f16
                  %3264 = arith.divui %3258, %c3 : index
                  %3265 = arith.addi %3136, %3264 : index
                  %3266 = arith.divui %27, %outTileRows : index
                  %3267 = arith.divui %3137, %c3 : index
                  %3268 = arith.muli %3266, %3267 : index
                  %3269 = arith.divui %3265, %c3 : index
                  %3270 = arith.addi %3268, %3269 : index
                  %3271 = arith.muli %3270, %c10 : index
                  %3272 = arith.remui %3265, %c3 : index
                  %3273 = arith.divui %3272, %c24 : index
                  %3274 = arith.addi %3271, %3273 : index
                  %3275 = arith.muli %outTileRows, %c24 : index
                  %3276 = arith.muli %3274, %3275 : index
                  %3277 = arith.remui %27, %outTileRows : index
                  %3278 = arith.muli %3277, %c24 : index
                  %3279 = arith.addi %3276, %3278 : index
                  %3280 = arith.remui %3265, %c24 : index
                  %3281 = arith.addi %3279, %3280 : index
                  memref.store %3263, %out[%3281] : memref<?xf16>
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

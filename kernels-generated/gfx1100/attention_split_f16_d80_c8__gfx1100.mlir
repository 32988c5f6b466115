// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1280 : index
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
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 68 : index
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 64 : i32
  %c35 = arith.constant 253 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 128 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 768 : index
  %c41 = arith.constant 1024 : index
  %c42 = arith.constant 128 : i32
  %c43 = arith.constant 0xF149F2CA : f32
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x00000000> : vector<8xf32>
  %c46 = arith.constant 31 : i32
  %c47 = arith.constant 32 : i32
  %c48 = arith.constant 0 : i32
  %c49 = arith.constant 192 : index
  %c50 = arith.constant 320 : index
  %c51 = arith.constant 384 : index
  %c52 = arith.constant 448 : index
  %c53 = arith.constant 576 : index
  %c54 = arith.constant 640 : index
  %c55 = arith.constant 704 : index
  %c56 = arith.constant 832 : index
  %c57 = arith.constant 896 : index
  %c58 = arith.constant 960 : index
  %c59 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c60 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c61 = arith.constant 0x41000000 : f32
  %c62 = arith.constant 0x40C00000 : f32
  %c63 = arith.constant dense<-1> : vector<4xi32>
  %c64 = arith.constant 65535 : i32
  %c65 = arith.constant 2 : i32
  %c66 = arith.constant -65536 : i32
  %c67 = arith.constant 3 : i32
  %c68 = arith.constant 4 : i32
  %c69 = arith.constant 5 : i32
  %c70 = arith.constant 6 : i32
  %c71 = arith.constant 7 : i32
  %c72 = arith.constant 8 : i32
  %c73 = arith.constant 9 : i32
  %c74 = arith.constant 10 : i32
  %c75 = arith.constant 11 : i32
  %c76 = arith.constant 12 : i32
  %c77 = arith.constant 13 : i32
  %c78 = arith.constant 15 : i32
  %c79 = arith.constant 1088 : index
  %c80 = arith.constant 1152 : index
  %c81 = arith.constant 1216 : index
  %c82 = arith.constant 96 : index
  %c83 = arith.constant 112 : index
  %c84 = arith.constant 144 : index
  %c85 = arith.constant 176 : index
  %c86 = arith.constant 208 : index
  %c87 = arith.constant 224 : index
  %c88 = arith.constant 240 : index
  %c89 = arith.constant 272 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 304 : index
  %c92 = arith.constant 336 : index
  %c93 = arith.constant 352 : index
  %c94 = arith.constant 368 : index
  %c95 = arith.constant 400 : index
  %c96 = arith.constant 416 : index
  %c97 = arith.constant 432 : index
  %c98 = arith.constant 464 : index
  %c99 = arith.constant 480 : index
  %c100 = arith.constant 496 : index
  %c101 = arith.constant 1536 : index
  %c102 = arith.constant 2048 : index
  %c103 = arith.constant 2560 : index
  %c104 = arith.constant 3072 : index
  %c105 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c107 = arith.constant 0x477FE000 : f32
  %c108 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c111 = arith.constant 672 : index
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
      %45 = arith.muli %8, %c22 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c23 : index
      %48 = arith.cmpi slt, %47, %c24 : index
      scf.if %48 {
        %49 = arith.addi %46, %c23 : index
        %50 = arith.divui %49, %c25 : index
        %51 = arith.remui %49, %c25 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c26 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c27 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c23 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c27 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c23 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c25 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c22 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c28 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c29 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c30 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %69, %c31 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %69, %c32 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = math.absf %71 : vector<4xf32>
        %91 = math.absf %73 : vector<4xf32>
        %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
        %93 = math.absf %75 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = math.absf %77 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %79 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %81 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %83 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = math.absf %85 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %87 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %89 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = vector.extract %108[0] : f32 from vector<4xf32>
        %110 = vector.extract %108[1] : f32 from vector<4xf32>
        %111 = vector.extract %108[2] : f32 from vector<4xf32>
        %112 = vector.extract %108[3] : f32 from vector<4xf32>
        %113 = arith.maxnumf %109, %110 fastmath<nnan> : f32
        %114 = arith.maxnumf %113, %111 fastmath<nnan> : f32
        %115 = arith.maxnumf %114, %112 fastmath<nnan> : f32
        %116 = wave.swap_halves %115 : f32
        %117 = arith.maxnumf %115, %116 fastmath<nnan> : f32
        %118 = arith.bitcast %117 : f32 to i32
        %119 = arith.shrui %118, %c33 : i32
        %120 = arith.maxsi %119, %c34 : i32
        %121 = arith.minsi %120, %c35 : i32
        %122 = arith.subi %c36, %121 : i32
        %123 = arith.shli %122, %c33 : i32
        %124 = arith.bitcast %123 : i32 to f32
        %125 = arith.subi %121, %c37 : i32
        %126 = arith.shli %125, %c33 : i32
        %127 = arith.bitcast %126 : i32 to f32
        %128 = vector.broadcast %124 : f32 to vector<4xf32>
        %129 = arith.muli %1, %c9 : index
        %130 = arith.muli %2, %c38 : index
        %131 = arith.addi %129, %130 : index
        %132 = arith.mulf %71, %128 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = arith.mulf %73, %128 : vector<4xf32>
        %135 = arith.truncf %134 : vector<4xf32> to vector<4xf16>
        %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %137 = arith.addi %131, %c23 : index
        vector.store %136, %4[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.mulf %75, %128 : vector<4xf32>
        %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
        %140 = arith.mulf %77, %128 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %143 = arith.addi %131, %c7 : index
        vector.store %142, %4[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.mulf %79, %128 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = arith.mulf %81, %128 : vector<4xf32>
        %147 = arith.truncf %146 : vector<4xf32> to vector<4xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %149 = arith.addi %131, %c39 : index
        vector.store %148, %4[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = arith.mulf %83, %128 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = arith.mulf %85, %128 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %155 = arith.addi %131, %c40 : index
        vector.store %154, %4[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.mulf %87, %128 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %89, %128 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %131, %c41 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = memref.load %scales[%15] : memref<?xf32>
        %163 = arith.mulf %162, %127 : f32
        memref.store %163, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %164 = memref.load %7[%1] : memref<?xf32>
      scf.for %165 = %11 to %42 step %43 : i32 {
        %166 = arith.muli %165, %c20 : i32
        %167 = arith.index_cast %8 : index to i32
        %168 = arith.muli %167, %c42 : i32
        %169 = arith.addi %166, %168 : i32
        %170 = arith.addi %169, %c42 : i32
        %171 = arith.minsi %170, %38 : i32
        %172 = arith.cmpi slt, %169, %38 : i32
        %173:7 = scf.if %172 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %174 = arith.subi %171, %169 : i32
          %175 = arith.addi %174, %c46 : i32
          %176 = arith.divui %175, %c47 : i32
          %177 = arith.divui %169, %c18 : i32
          %178 = arith.addi %177, %c48 : i32
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
          %195 = arith.addi %194, %c23 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %197 = arith.addi %185, %35 : index
          %198 = arith.addi %197, %c31 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %193, %35 : index
          %201 = arith.addi %200, %c23 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %193, %35 : index
          %204 = arith.addi %203, %c31 : index
          %205 = vector.load %kv[%204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %206 = arith.addi %185, %35 : index
          %207 = arith.addi %206, %c38 : index
          %208 = vector.load %kv[%207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %209 = arith.addi %185, %35 : index
          %210 = arith.addi %209, %c49 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.addi %193, %35 : index
          %213 = arith.addi %212, %c38 : index
          %214 = vector.load %kv[%213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %215 = arith.addi %193, %35 : index
          %216 = arith.addi %215, %c49 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234:15 = scf.for %218 = %c48 to %176 step %c17 iter_args(%219 = %196, %220 = %199, %221 = %202, %222 = %205, %223 = %208, %224 = %211, %225 = %214, %226 = %217, %227 = %c43, %228 = %c44, %229 = %c45, %230 = %c45, %231 = %c45, %232 = %c45, %233 = %c45) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %235 = arith.muli %218, %c47 : i32
            %236 = arith.addi %169, %235 : i32
            %237 = arith.addi %236, %c47 : i32
            %238 = arith.divui %236, %c18 : i32
            %239 = arith.addi %238, %c48 : i32
            %240 = arith.minsi %239, %40 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %32, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %33 : index
            %246 = arith.addi %245, %34 : index
            %247 = arith.addi %238, %c17 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.divui %237, %c18 : i32
            %256 = arith.addi %255, %c48 : i32
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
            %272 = wave.opaque %c23 : index
            %273 = arith.muli %1, %c9 : index
            %274 = arith.addi %272, %273 : index
            %275 = arith.addi %246, %35 : index
            %276 = arith.addi %275, %c7 : index
            %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %278 = arith.addi %246, %35 : index
            %279 = arith.addi %278, %c50 : index
            %280 = vector.load %kv[%279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %281 = arith.addi %254, %35 : index
            %282 = arith.addi %281, %c7 : index
            %283 = vector.load %kv[%282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %284 = arith.addi %254, %35 : index
            %285 = arith.addi %284, %c50 : index
            %286 = vector.load %kv[%285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %287 = vector.shuffle %219, %220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %288 = vector.bitcast %287 : vector<8xi32> to vector<16xf16>
            %289 = vector.shuffle %221, %222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %290 = vector.bitcast %289 : vector<8xi32> to vector<16xf16>
            %291 = arith.addi %274, %c23 : index
            %292 = vector.load %4[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %293 = arith.addi %291, %c38 : index
            %294 = vector.load %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %295 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %296 = wave.mma %288, %295, %c45 : vector<16xf16>, vector<8xf32>
            %297 = wave.mma %290, %295, %c45 : vector<16xf16>, vector<8xf32>
            %298 = arith.addi %246, %35 : index
            %299 = arith.addi %298, %c51 : index
            %300 = vector.load %kv[%299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %301 = arith.addi %246, %35 : index
            %302 = arith.addi %301, %c52 : index
            %303 = vector.load %kv[%302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %304 = arith.addi %254, %35 : index
            %305 = arith.addi %304, %c51 : index
            %306 = vector.load %kv[%305] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %307 = arith.addi %254, %35 : index
            %308 = arith.addi %307, %c52 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %310 = vector.shuffle %223, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %311 = vector.bitcast %310 : vector<8xi32> to vector<16xf16>
            %312 = vector.shuffle %225, %226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %313 = vector.bitcast %312 : vector<8xi32> to vector<16xf16>
            %314 = arith.addi %274, %c7 : index
            %315 = vector.load %4[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %316 = arith.addi %314, %c38 : index
            %317 = vector.load %4[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %318 = vector.shuffle %315, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %319 = wave.mma %311, %318, %296 : vector<16xf16>, vector<8xf32>
            %320 = wave.mma %313, %318, %297 : vector<16xf16>, vector<8xf32>
            %321 = arith.addi %246, %35 : index
            %322 = arith.addi %321, %c39 : index
            %323 = vector.load %kv[%322] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %324 = arith.addi %246, %35 : index
            %325 = arith.addi %324, %c53 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %254, %35 : index
            %328 = arith.addi %327, %c39 : index
            %329 = vector.load %kv[%328] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %330 = arith.addi %254, %35 : index
            %331 = arith.addi %330, %c53 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %333 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %334 = vector.bitcast %333 : vector<8xi32> to vector<16xf16>
            %335 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %336 = vector.bitcast %335 : vector<8xi32> to vector<16xf16>
            %337 = arith.addi %274, %c39 : index
            %338 = vector.load %4[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %339 = arith.addi %337, %c38 : index
            %340 = vector.load %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %342 = wave.mma %334, %341, %319 : vector<16xf16>, vector<8xf32>
            %343 = wave.mma %336, %341, %320 : vector<16xf16>, vector<8xf32>
            %344 = arith.addi %246, %35 : index
            %345 = arith.addi %344, %c54 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %246, %35 : index
            %348 = arith.addi %347, %c55 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %350 = arith.addi %254, %35 : index
            %351 = arith.addi %350, %c54 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %254, %35 : index
            %354 = arith.addi %353, %c55 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %356 = vector.shuffle %300, %303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %357 = vector.bitcast %356 : vector<8xi32> to vector<16xf16>
            %358 = vector.shuffle %306, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %359 = vector.bitcast %358 : vector<8xi32> to vector<16xf16>
            %360 = arith.addi %274, %c40 : index
            %361 = vector.load %4[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %362 = arith.addi %360, %c38 : index
            %363 = vector.load %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %365 = wave.mma %357, %364, %342 : vector<16xf16>, vector<8xf32>
            %366 = wave.mma %359, %364, %343 : vector<16xf16>, vector<8xf32>
            %367 = arith.addi %246, %35 : index
            %368 = arith.addi %367, %c40 : index
            %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370 = arith.addi %246, %35 : index
            %371 = arith.addi %370, %c56 : index
            %372 = vector.load %kv[%371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %373 = arith.addi %254, %35 : index
            %374 = arith.addi %373, %c40 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %254, %35 : index
            %377 = arith.addi %376, %c56 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %379 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %380 = vector.bitcast %379 : vector<8xi32> to vector<16xf16>
            %381 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %382 = vector.bitcast %381 : vector<8xi32> to vector<16xf16>
            %383 = arith.addi %274, %c41 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = arith.addi %383, %c38 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %388 = wave.mma %380, %387, %365 : vector<16xf16>, vector<8xf32>
            %389 = wave.mma %382, %387, %366 : vector<16xf16>, vector<8xf32>
            %390 = arith.addi %246, %35 : index
            %391 = arith.addi %390, %c57 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %246, %35 : index
            %394 = arith.addi %393, %c58 : index
            %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %396 = arith.addi %254, %35 : index
            %397 = arith.addi %396, %c57 : index
            %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %399 = arith.addi %254, %35 : index
            %400 = arith.addi %399, %c58 : index
            %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %402 = wave.opaque %388 : vector<8xf32>
            %403 = wave.opaque %389 : vector<8xf32>
            %404 = wave.opaque %237 : i32
            %405 = arith.cmpi sgt, %404, %171 : i32
            %406:2 = scf.if %405 -> (vector<8xf32>, vector<8xf32>) {
              %407 = arith.index_cast %2 : index to i32
              %408 = arith.addi %236, %407 : i32
              %409 = arith.subi %38, %408 : i32
              %410 = arith.subi %409, %c48 : i32
              %411 = vector.broadcast %410 : i32 to vector<8xi32>
              %412 = arith.cmpi sgt, %411, %c60 : vector<8xi32>
              %413 = arith.select %412, %402, %c59 : vector<8xi1>, vector<8xf32>
              %414 = arith.subi %409, %c18 : i32
              %415 = vector.broadcast %414 : i32 to vector<8xi32>
              %416 = arith.cmpi sgt, %415, %c60 : vector<8xi32>
              %417 = arith.select %416, %403, %c59 : vector<8xi1>, vector<8xf32>
              scf.yield %413, %417 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %402, %403 : vector<8xf32>, vector<8xf32>
            }
            %418 = vector.extract %406#0[0] : f32 from vector<8xf32>
            %419 = vector.extract %406#0[1] : f32 from vector<8xf32>
            %420 = vector.extract %406#0[2] : f32 from vector<8xf32>
            %421 = vector.extract %406#0[3] : f32 from vector<8xf32>
            %422 = vector.extract %406#0[4] : f32 from vector<8xf32>
            %423 = vector.extract %406#0[5] : f32 from vector<8xf32>
            %424 = vector.extract %406#0[6] : f32 from vector<8xf32>
            %425 = vector.extract %406#0[7] : f32 from vector<8xf32>
            %426 = vector.extract %406#1[0] : f32 from vector<8xf32>
            %427 = vector.extract %406#1[1] : f32 from vector<8xf32>
            %428 = vector.extract %406#1[2] : f32 from vector<8xf32>
            %429 = vector.extract %406#1[3] : f32 from vector<8xf32>
            %430 = vector.extract %406#1[4] : f32 from vector<8xf32>
            %431 = vector.extract %406#1[5] : f32 from vector<8xf32>
            %432 = vector.extract %406#1[6] : f32 from vector<8xf32>
            %433 = vector.extract %406#1[7] : f32 from vector<8xf32>
            %434 = arith.maxnumf %418, %419 fastmath<nnan> : f32
            %435 = arith.maxnumf %434, %420 fastmath<nnan> : f32
            %436 = arith.maxnumf %435, %421 fastmath<nnan> : f32
            %437 = arith.maxnumf %436, %422 fastmath<nnan> : f32
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
            %449 = wave.swap_halves %448 : f32
            %450 = arith.maxnumf %448, %449 fastmath<nnan> : f32
            %451 = arith.mulf %450, %164 : f32
            %452 = arith.addf %227, %c61 : f32
            %453 = arith.cmpf ogt, %451, %452 : f32
            %454:7 = scf.if %453 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %455 = arith.subf %227, %451 : f32
              %456 = wave.exp2 %455 : f32
              %457 = vector.broadcast %456 : f32 to vector<8xf32>
              %458 = arith.mulf %228, %456 : f32
              %459 = arith.mulf %229, %457 : vector<8xf32>
              %460 = arith.mulf %230, %457 : vector<8xf32>
              %461 = arith.mulf %231, %457 : vector<8xf32>
              %462 = arith.mulf %232, %457 : vector<8xf32>
              %463 = arith.mulf %233, %457 : vector<8xf32>
              scf.yield %451, %458, %459, %460, %461, %462, %463 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %227, %228, %229, %230, %231, %232, %233 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %464 = vector.broadcast %164 : f32 to vector<8xf32>
            %465 = arith.subf %c62, %454#0 : f32
            %466 = vector.broadcast %465 : f32 to vector<8xf32>
            %467 = math.fma %406#0, %464, %466 : vector<8xf32>
            %468 = wave.exp2 %467 : vector<8xf32>
            %469 = math.fma %406#1, %464, %466 : vector<8xf32>
            %470 = wave.exp2 %469 : vector<8xf32>
            %471 = arith.truncf %468 : vector<8xf32> to vector<8xf16>
            %472 = vector.bitcast %471 : vector<8xf16> to vector<4xi32>
            %473 = wave.swap_halves %472 : vector<4xi32>
            %474 = arith.select %3, %473, %472 : vector<4xi32>
            %475 = arith.select %3, %472, %473 : vector<4xi32>
            %476 = vector.shuffle %474, %475 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %477 = vector.bitcast %476 : vector<8xi32> to vector<16xf16>
            %478 = arith.truncf %470 : vector<8xf32> to vector<8xf16>
            %479 = vector.bitcast %478 : vector<8xf16> to vector<4xi32>
            %480 = wave.swap_halves %479 : vector<4xi32>
            %481 = arith.select %3, %480, %479 : vector<4xi32>
            %482 = arith.select %3, %479, %480 : vector<4xi32>
            %483 = vector.shuffle %481, %482 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %484 = vector.bitcast %483 : vector<8xi32> to vector<16xf16>
            %485 = arith.addf %468, %470 : vector<8xf32>
            %486 = vector.extract %485[0] : f32 from vector<8xf32>
            %487 = vector.extract %485[1] : f32 from vector<8xf32>
            %488 = vector.extract %485[2] : f32 from vector<8xf32>
            %489 = vector.extract %485[3] : f32 from vector<8xf32>
            %490 = vector.extract %485[4] : f32 from vector<8xf32>
            %491 = vector.extract %485[5] : f32 from vector<8xf32>
            %492 = vector.extract %485[6] : f32 from vector<8xf32>
            %493 = vector.extract %485[7] : f32 from vector<8xf32>
            %494 = arith.addf %486, %490 : f32
            %495 = arith.addf %487, %491 : f32
            %496 = arith.addf %488, %492 : f32
            %497 = arith.addf %489, %493 : f32
            %498 = arith.addf %494, %496 : f32
            %499 = arith.addf %495, %497 : f32
            %500 = arith.addf %498, %499 : f32
            %501 = arith.addf %454#1, %500 : f32
            %502 = wave.opaque %501 : f32
            %503 = wave.opaque %237 : i32
            %504 = arith.cmpi sgt, %503, %171 : i32
            %505:4 = scf.if %504 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %506 = arith.subi %171, %236 : i32
              %507 = arith.subi %506, %c48 : i32
              %508 = arith.minsi %507, %c18 : i32
              %509 = arith.maxsi %508, %c48 : i32
              %510 = arith.cmpi sgt, %509, %c48 : i32
              %511 = arith.select %510, %c64, %c48 : i32
              %512 = arith.ori %c48, %511 : i32
              %513 = arith.cmpi sgt, %509, %c17 : i32
              %514 = arith.select %513, %c64, %c48 : i32
              %515 = arith.ori %c48, %514 : i32
              %516 = arith.cmpi sgt, %509, %c65 : i32
              %517 = arith.select %516, %c66, %c48 : i32
              %518 = arith.ori %512, %517 : i32
              %519 = arith.cmpi sgt, %509, %c67 : i32
              %520 = arith.select %519, %c66, %c48 : i32
              %521 = arith.ori %515, %520 : i32
              %522 = arith.cmpi sgt, %509, %c68 : i32
              %523 = arith.select %522, %c64, %c48 : i32
              %524 = arith.ori %c48, %523 : i32
              %525 = arith.cmpi sgt, %509, %c69 : i32
              %526 = arith.select %525, %c64, %c48 : i32
              %527 = arith.ori %c48, %526 : i32
              %528 = arith.cmpi sgt, %509, %c70 : i32
              %529 = arith.select %528, %c66, %c48 : i32
              %530 = arith.ori %524, %529 : i32
              %531 = arith.cmpi sgt, %509, %c71 : i32
              %532 = arith.select %531, %c66, %c48 : i32
              %533 = arith.ori %527, %532 : i32
              %534 = arith.cmpi sgt, %509, %c72 : i32
              %535 = arith.select %534, %c64, %c48 : i32
              %536 = arith.ori %c48, %535 : i32
              %537 = arith.cmpi sgt, %509, %c73 : i32
              %538 = arith.select %537, %c64, %c48 : i32
              %539 = arith.ori %c48, %538 : i32
              %540 = arith.cmpi sgt, %509, %c74 : i32
              %541 = arith.select %540, %c66, %c48 : i32
              %542 = arith.ori %536, %541 : i32
              %543 = arith.cmpi sgt, %509, %c75 : i32
              %544 = arith.select %543, %c66, %c48 : i32
              %545 = arith.ori %539, %544 : i32
              %546 = arith.cmpi sgt, %509, %c76 : i32
              %547 = arith.select %546, %c64, %c48 : i32
              %548 = arith.ori %c48, %547 : i32
              %549 = arith.cmpi sgt, %509, %c77 : i32
              %550 = arith.select %549, %c64, %c48 : i32
              %551 = arith.ori %c48, %550 : i32
              %552 = arith.cmpi sgt, %509, %c37 : i32
              %553 = arith.select %552, %c66, %c48 : i32
              %554 = arith.ori %548, %553 : i32
              %555 = arith.cmpi sgt, %509, %c78 : i32
              %556 = arith.select %555, %c66, %c48 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = vector.from_elements %518, %530, %542, %554 : vector<4xi32>
              %559 = vector.from_elements %521, %533, %545, %557 : vector<4xi32>
              %560 = arith.subi %171, %236 : i32
              %561 = arith.subi %560, %c18 : i32
              %562 = arith.minsi %561, %c18 : i32
              %563 = arith.maxsi %562, %c48 : i32
              %564 = arith.cmpi sgt, %563, %c48 : i32
              %565 = arith.select %564, %c64, %c48 : i32
              %566 = arith.ori %c48, %565 : i32
              %567 = arith.cmpi sgt, %563, %c17 : i32
              %568 = arith.select %567, %c64, %c48 : i32
              %569 = arith.ori %c48, %568 : i32
              %570 = arith.cmpi sgt, %563, %c65 : i32
              %571 = arith.select %570, %c66, %c48 : i32
              %572 = arith.ori %566, %571 : i32
              %573 = arith.cmpi sgt, %563, %c67 : i32
              %574 = arith.select %573, %c66, %c48 : i32
              %575 = arith.ori %569, %574 : i32
              %576 = arith.cmpi sgt, %563, %c68 : i32
              %577 = arith.select %576, %c64, %c48 : i32
              %578 = arith.ori %c48, %577 : i32
              %579 = arith.cmpi sgt, %563, %c69 : i32
              %580 = arith.select %579, %c64, %c48 : i32
              %581 = arith.ori %c48, %580 : i32
              %582 = arith.cmpi sgt, %563, %c70 : i32
              %583 = arith.select %582, %c66, %c48 : i32
              %584 = arith.ori %578, %583 : i32
              %585 = arith.cmpi sgt, %563, %c71 : i32
              %586 = arith.select %585, %c66, %c48 : i32
              %587 = arith.ori %581, %586 : i32
              %588 = arith.cmpi sgt, %563, %c72 : i32
              %589 = arith.select %588, %c64, %c48 : i32
              %590 = arith.ori %c48, %589 : i32
              %591 = arith.cmpi sgt, %563, %c73 : i32
              %592 = arith.select %591, %c64, %c48 : i32
              %593 = arith.ori %c48, %592 : i32
              %594 = arith.cmpi sgt, %563, %c74 : i32
              %595 = arith.select %594, %c66, %c48 : i32
              %596 = arith.ori %590, %595 : i32
              %597 = arith.cmpi sgt, %563, %c75 : i32
              %598 = arith.select %597, %c66, %c48 : i32
              %599 = arith.ori %593, %598 : i32
              %600 = arith.cmpi sgt, %563, %c76 : i32
              %601 = arith.select %600, %c64, %c48 : i32
              %602 = arith.ori %c48, %601 : i32
              %603 = arith.cmpi sgt, %563, %c77 : i32
              %604 = arith.select %603, %c64, %c48 : i32
              %605 = arith.ori %c48, %604 : i32
              %606 = arith.cmpi sgt, %563, %c37 : i32
              %607 = arith.select %606, %c66, %c48 : i32
              %608 = arith.ori %602, %607 : i32
              %609 = arith.cmpi sgt, %563, %c78 : i32
              %610 = arith.select %609, %c66, %c48 : i32
              %611 = arith.ori %605, %610 : i32
              %612 = vector.from_elements %572, %584, %596, %608 : vector<4xi32>
              %613 = vector.from_elements %575, %587, %599, %611 : vector<4xi32>
              scf.yield %558, %559, %612, %613 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c63, %c63, %c63, %c63 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %614 = wave.opaque %237 : i32
            %615 = arith.cmpi sgt, %614, %171 : i32
            %616:4 = scf.if %615 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %617 = arith.andi %346, %505#0 : vector<4xi32>
              %618 = arith.andi %349, %505#1 : vector<4xi32>
              %619 = arith.andi %352, %505#2 : vector<4xi32>
              %620 = arith.andi %355, %505#3 : vector<4xi32>
              scf.yield %617, %618, %619, %620 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %346, %349, %352, %355 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %621 = vector.shuffle %616#0, %616#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %622 = vector.bitcast %621 : vector<8xi32> to vector<16xf16>
            %623 = wave.mma %622, %477, %454#2 : vector<16xf16>, vector<8xf32>
            %624 = vector.shuffle %616#2, %616#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %625 = vector.bitcast %624 : vector<8xi32> to vector<16xf16>
            %626 = wave.mma %625, %484, %623 : vector<16xf16>, vector<8xf32>
            %627 = wave.opaque %626 : vector<8xf32>
            %628 = arith.addi %246, %35 : index
            %629 = arith.addi %628, %c41 : index
            %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %631 = arith.addi %246, %35 : index
            %632 = arith.addi %631, %c79 : index
            %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %634 = arith.addi %254, %35 : index
            %635 = arith.addi %634, %c41 : index
            %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %637 = arith.addi %254, %35 : index
            %638 = arith.addi %637, %c79 : index
            %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %640 = wave.opaque %237 : i32
            %641 = arith.cmpi sgt, %640, %171 : i32
            %642:4 = scf.if %641 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %643 = arith.andi %369, %505#0 : vector<4xi32>
              %644 = arith.andi %372, %505#1 : vector<4xi32>
              %645 = arith.andi %375, %505#2 : vector<4xi32>
              %646 = arith.andi %378, %505#3 : vector<4xi32>
              scf.yield %643, %644, %645, %646 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %369, %372, %375, %378 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %647 = vector.shuffle %642#0, %642#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %648 = vector.bitcast %647 : vector<8xi32> to vector<16xf16>
            %649 = wave.mma %648, %477, %454#3 : vector<16xf16>, vector<8xf32>
            %650 = vector.shuffle %642#2, %642#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %651 = vector.bitcast %650 : vector<8xi32> to vector<16xf16>
            %652 = wave.mma %651, %484, %649 : vector<16xf16>, vector<8xf32>
            %653 = wave.opaque %652 : vector<8xf32>
            %654 = arith.addi %246, %35 : index
            %655 = arith.addi %654, %c80 : index
            %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %657 = arith.addi %246, %35 : index
            %658 = arith.addi %657, %c81 : index
            %659 = vector.load %kv[%658] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %660 = arith.addi %254, %35 : index
            %661 = arith.addi %660, %c80 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %663 = arith.addi %254, %35 : index
            %664 = arith.addi %663, %c81 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %666 = wave.opaque %237 : i32
            %667 = arith.cmpi sgt, %666, %171 : i32
            %668:4 = scf.if %667 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %669 = arith.andi %392, %505#0 : vector<4xi32>
              %670 = arith.andi %395, %505#1 : vector<4xi32>
              %671 = arith.andi %398, %505#2 : vector<4xi32>
              %672 = arith.andi %401, %505#3 : vector<4xi32>
              scf.yield %669, %670, %671, %672 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %392, %395, %398, %401 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %673 = vector.shuffle %668#0, %668#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %674 = vector.bitcast %673 : vector<8xi32> to vector<16xf16>
            %675 = wave.mma %674, %477, %454#4 : vector<16xf16>, vector<8xf32>
            %676 = vector.shuffle %668#2, %668#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
            %678 = wave.mma %677, %484, %675 : vector<16xf16>, vector<8xf32>
            %679 = wave.opaque %678 : vector<8xf32>
            wave.pin
            %680 = wave.opaque %237 : i32
            %681 = arith.cmpi sgt, %680, %171 : i32
            %682:4 = scf.if %681 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %683 = arith.andi %630, %505#0 : vector<4xi32>
              %684 = arith.andi %633, %505#1 : vector<4xi32>
              %685 = arith.andi %636, %505#2 : vector<4xi32>
              %686 = arith.andi %639, %505#3 : vector<4xi32>
              scf.yield %683, %684, %685, %686 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %630, %633, %636, %639 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %687 = vector.shuffle %682#0, %682#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %688 = vector.bitcast %687 : vector<8xi32> to vector<16xf16>
            %689 = wave.mma %688, %477, %454#5 : vector<16xf16>, vector<8xf32>
            %690 = vector.shuffle %682#2, %682#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %691 = vector.bitcast %690 : vector<8xi32> to vector<16xf16>
            %692 = wave.mma %691, %484, %689 : vector<16xf16>, vector<8xf32>
            %693 = wave.opaque %692 : vector<8xf32>
            wave.pin
            %694 = wave.opaque %237 : i32
            %695 = arith.cmpi slt, %694, %171 : i32
            %696:4 = scf.if %695 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %697 = arith.addi %263, %35 : index
              %698 = arith.addi %697, %c23 : index
              %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %700 = arith.addi %263, %35 : index
              %701 = arith.addi %700, %c31 : index
              %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %703 = arith.addi %271, %35 : index
              %704 = arith.addi %703, %c23 : index
              %705 = vector.load %kv[%704] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %706 = arith.addi %271, %35 : index
              %707 = arith.addi %706, %c31 : index
              %708 = vector.load %kv[%707] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %699, %702, %705, %708 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %682#0, %682#1, %682#2, %682#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %709 = wave.opaque %237 : i32
            %710 = arith.cmpi sgt, %709, %171 : i32
            %711:4 = scf.if %710 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %712 = arith.andi %656, %505#0 : vector<4xi32>
              %713 = arith.andi %659, %505#1 : vector<4xi32>
              %714 = arith.andi %662, %505#2 : vector<4xi32>
              %715 = arith.andi %665, %505#3 : vector<4xi32>
              scf.yield %712, %713, %714, %715 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %656, %659, %662, %665 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %716 = vector.shuffle %711#0, %711#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %717 = vector.bitcast %716 : vector<8xi32> to vector<16xf16>
            %718 = wave.mma %717, %477, %454#6 : vector<16xf16>, vector<8xf32>
            %719 = vector.shuffle %711#2, %711#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %720 = vector.bitcast %719 : vector<8xi32> to vector<16xf16>
            %721 = wave.mma %720, %484, %718 : vector<16xf16>, vector<8xf32>
            %722 = wave.opaque %721 : vector<8xf32>
            wave.pin
            %723 = wave.opaque %237 : i32
            %724 = arith.cmpi slt, %723, %171 : i32
            %725:4 = scf.if %724 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %726 = arith.addi %263, %35 : index
              %727 = arith.addi %726, %c38 : index
              %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %729 = arith.addi %263, %35 : index
              %730 = arith.addi %729, %c49 : index
              %731 = vector.load %kv[%730] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %732 = arith.addi %271, %35 : index
              %733 = arith.addi %732, %c38 : index
              %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %735 = arith.addi %271, %35 : index
              %736 = arith.addi %735, %c49 : index
              %737 = vector.load %kv[%736] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %728, %731, %734, %737 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %711#0, %711#1, %711#2, %711#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %696#0, %696#1, %696#2, %696#3, %725#0, %725#1, %725#2, %725#3, %454#0, %502, %627, %653, %679, %693, %722 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %738 = wave.swap_halves %234#9 : f32
          %739 = arith.addf %234#9, %738 : f32
          scf.yield %234#8, %739, %234#10, %234#11, %234#12, %234#13, %234#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c43, %c44, %c45, %c45, %c45, %c45, %c45 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %740 = wave.opaque %c23 : index
        %741 = arith.muli %8, %c22 : index
        %742 = arith.addi %741, %0 : index
        %743 = arith.addi %742, %740 : index
        %744 = arith.remui %0, %c9 : index
        %745 = arith.addi %744, %740 : index
        %746 = arith.remui %0, %c3 : index
        %747 = arith.addi %746, %740 : index
        %748 = arith.cmpi slt, %747, %c9 : index
        scf.if %748 {
          %749 = arith.muli %8, %c22 : index
          %750 = arith.addi %749, %747 : index
          memref.store %173#0, %6[%750] : memref<?xf32>
          %751 = arith.addi %750, %c3 : index
          memref.store %173#1, %6[%751] : memref<?xf32>
          %752 = arith.muli %8, %c39 : index
          %753 = arith.muli %2, %c9 : index
          %754 = arith.addi %752, %753 : index
          %755 = arith.addi %754, %747 : index
          %756 = vector.extract %173#2[0] : f32 from vector<8xf32>
          %757 = arith.addi %755, %c23 : index
          memref.store %756, %5[%757] : memref<?xf32>
          %758 = vector.extract %173#2[1] : f32 from vector<8xf32>
          %759 = arith.addi %755, %c3 : index
          memref.store %758, %5[%759] : memref<?xf32>
          %760 = vector.extract %173#2[2] : f32 from vector<8xf32>
          %761 = arith.addi %755, %c22 : index
          memref.store %760, %5[%761] : memref<?xf32>
          %762 = vector.extract %173#2[3] : f32 from vector<8xf32>
          %763 = arith.addi %755, %c29 : index
          memref.store %762, %5[%763] : memref<?xf32>
          %764 = vector.extract %173#2[4] : f32 from vector<8xf32>
          %765 = arith.addi %755, %c31 : index
          memref.store %764, %5[%765] : memref<?xf32>
          %766 = vector.extract %173#2[5] : f32 from vector<8xf32>
          %767 = arith.addi %755, %c26 : index
          memref.store %766, %5[%767] : memref<?xf32>
          %768 = vector.extract %173#2[6] : f32 from vector<8xf32>
          %769 = arith.addi %755, %c82 : index
          memref.store %768, %5[%769] : memref<?xf32>
          %770 = vector.extract %173#2[7] : f32 from vector<8xf32>
          %771 = arith.addi %755, %c83 : index
          memref.store %770, %5[%771] : memref<?xf32>
          %772 = vector.extract %173#3[0] : f32 from vector<8xf32>
          %773 = arith.addi %755, %c38 : index
          memref.store %772, %5[%773] : memref<?xf32>
          %774 = vector.extract %173#3[1] : f32 from vector<8xf32>
          %775 = arith.addi %755, %c84 : index
          memref.store %774, %5[%775] : memref<?xf32>
          %776 = vector.extract %173#3[2] : f32 from vector<8xf32>
          %777 = arith.addi %755, %c24 : index
          memref.store %776, %5[%777] : memref<?xf32>
          %778 = vector.extract %173#3[3] : f32 from vector<8xf32>
          %779 = arith.addi %755, %c85 : index
          memref.store %778, %5[%779] : memref<?xf32>
          %780 = vector.extract %173#3[4] : f32 from vector<8xf32>
          %781 = arith.addi %755, %c49 : index
          memref.store %780, %5[%781] : memref<?xf32>
          %782 = vector.extract %173#3[5] : f32 from vector<8xf32>
          %783 = arith.addi %755, %c86 : index
          memref.store %782, %5[%783] : memref<?xf32>
          %784 = vector.extract %173#3[6] : f32 from vector<8xf32>
          %785 = arith.addi %755, %c87 : index
          memref.store %784, %5[%785] : memref<?xf32>
          %786 = vector.extract %173#3[7] : f32 from vector<8xf32>
          %787 = arith.addi %755, %c88 : index
          memref.store %786, %5[%787] : memref<?xf32>
          %788 = vector.extract %173#4[0] : f32 from vector<8xf32>
          %789 = arith.addi %755, %c7 : index
          memref.store %788, %5[%789] : memref<?xf32>
          %790 = vector.extract %173#4[1] : f32 from vector<8xf32>
          %791 = arith.addi %755, %c89 : index
          memref.store %790, %5[%791] : memref<?xf32>
          %792 = vector.extract %173#4[2] : f32 from vector<8xf32>
          %793 = arith.addi %755, %c90 : index
          memref.store %792, %5[%793] : memref<?xf32>
          %794 = vector.extract %173#4[3] : f32 from vector<8xf32>
          %795 = arith.addi %755, %c91 : index
          memref.store %794, %5[%795] : memref<?xf32>
          %796 = vector.extract %173#4[4] : f32 from vector<8xf32>
          %797 = arith.addi %755, %c50 : index
          memref.store %796, %5[%797] : memref<?xf32>
          %798 = vector.extract %173#4[5] : f32 from vector<8xf32>
          %799 = arith.addi %755, %c92 : index
          memref.store %798, %5[%799] : memref<?xf32>
          %800 = vector.extract %173#4[6] : f32 from vector<8xf32>
          %801 = arith.addi %755, %c93 : index
          memref.store %800, %5[%801] : memref<?xf32>
          %802 = vector.extract %173#4[7] : f32 from vector<8xf32>
          %803 = arith.addi %755, %c94 : index
          memref.store %802, %5[%803] : memref<?xf32>
          %804 = vector.extract %173#5[0] : f32 from vector<8xf32>
          %805 = arith.addi %755, %c51 : index
          memref.store %804, %5[%805] : memref<?xf32>
          %806 = vector.extract %173#5[1] : f32 from vector<8xf32>
          %807 = arith.addi %755, %c95 : index
          memref.store %806, %5[%807] : memref<?xf32>
          %808 = vector.extract %173#5[2] : f32 from vector<8xf32>
          %809 = arith.addi %755, %c96 : index
          memref.store %808, %5[%809] : memref<?xf32>
          %810 = vector.extract %173#5[3] : f32 from vector<8xf32>
          %811 = arith.addi %755, %c97 : index
          memref.store %810, %5[%811] : memref<?xf32>
          %812 = vector.extract %173#5[4] : f32 from vector<8xf32>
          %813 = arith.addi %755, %c52 : index
          memref.store %812, %5[%813] : memref<?xf32>
          %814 = vector.extract %173#5[5] : f32 from vector<8xf32>
          %815 = arith.addi %755, %c98 : index
          memref.store %814, %5[%815] : memref<?xf32>
          %816 = vector.extract %173#5[6] : f32 from vector<8xf32>
          %817 = arith.addi %755, %c99 : index
          memref.store %816, %5[%817] : memref<?xf32>
          %818 = vector.extract %173#5[7] : f32 from vector<8xf32>
          %819 = arith.addi %755, %c100 : index
          memref.store %818, %5[%819] : memref<?xf32>
        }
        wave.barrier
        %820 = arith.addi %745, %c23 : index
        %821 = memref.load %6[%820] : memref<?xf32>
        %822 = arith.addi %745, %c3 : index
        %823 = memref.load %6[%822] : memref<?xf32>
        %824 = arith.addi %745, %c22 : index
        %825 = memref.load %6[%824] : memref<?xf32>
        %826 = arith.addi %745, %c29 : index
        %827 = memref.load %6[%826] : memref<?xf32>
        %828 = arith.addi %745, %c31 : index
        %829 = memref.load %6[%828] : memref<?xf32>
        %830 = arith.addi %745, %c26 : index
        %831 = memref.load %6[%830] : memref<?xf32>
        %832 = arith.addi %745, %c82 : index
        %833 = memref.load %6[%832] : memref<?xf32>
        %834 = arith.addi %745, %c83 : index
        %835 = memref.load %6[%834] : memref<?xf32>
        %836 = arith.addi %745, %c38 : index
        %837 = memref.load %6[%836] : memref<?xf32>
        %838 = arith.addi %745, %c84 : index
        %839 = memref.load %6[%838] : memref<?xf32>
        %840 = arith.addi %745, %c24 : index
        %841 = memref.load %6[%840] : memref<?xf32>
        %842 = arith.addi %745, %c85 : index
        %843 = memref.load %6[%842] : memref<?xf32>
        %844 = arith.addi %745, %c49 : index
        %845 = memref.load %6[%844] : memref<?xf32>
        %846 = arith.addi %745, %c86 : index
        %847 = memref.load %6[%846] : memref<?xf32>
        %848 = arith.addi %745, %c87 : index
        %849 = memref.load %6[%848] : memref<?xf32>
        %850 = arith.addi %745, %c88 : index
        %851 = memref.load %6[%850] : memref<?xf32>
        %852 = arith.maxnumf %821, %825 fastmath<nnan> : f32
        %853 = arith.subf %821, %852 : f32
        %854 = wave.exp2 %853 : f32
        %855 = arith.subf %825, %852 : f32
        %856 = wave.exp2 %855 : f32
        %857 = arith.mulf %823, %854 : f32
        %858 = math.fma %827, %856, %857 : f32
        %859 = arith.maxnumf %852, %829 fastmath<nnan> : f32
        %860 = arith.subf %852, %859 : f32
        %861 = wave.exp2 %860 : f32
        %862 = arith.subf %829, %859 : f32
        %863 = wave.exp2 %862 : f32
        %864 = arith.mulf %858, %861 : f32
        %865 = math.fma %831, %863, %864 : f32
        %866 = arith.maxnumf %859, %833 fastmath<nnan> : f32
        %867 = arith.subf %859, %866 : f32
        %868 = wave.exp2 %867 : f32
        %869 = arith.subf %833, %866 : f32
        %870 = wave.exp2 %869 : f32
        %871 = arith.mulf %865, %868 : f32
        %872 = math.fma %835, %870, %871 : f32
        %873 = arith.maxnumf %866, %837 fastmath<nnan> : f32
        %874 = arith.subf %866, %873 : f32
        %875 = wave.exp2 %874 : f32
        %876 = arith.subf %837, %873 : f32
        %877 = wave.exp2 %876 : f32
        %878 = arith.mulf %872, %875 : f32
        %879 = math.fma %839, %877, %878 : f32
        %880 = arith.maxnumf %873, %841 fastmath<nnan> : f32
        %881 = arith.subf %873, %880 : f32
        %882 = wave.exp2 %881 : f32
        %883 = arith.subf %841, %880 : f32
        %884 = wave.exp2 %883 : f32
        %885 = arith.mulf %879, %882 : f32
        %886 = math.fma %843, %884, %885 : f32
        %887 = arith.maxnumf %880, %845 fastmath<nnan> : f32
        %888 = arith.subf %880, %887 : f32
        %889 = wave.exp2 %888 : f32
        %890 = arith.subf %845, %887 : f32
        %891 = wave.exp2 %890 : f32
        %892 = arith.mulf %886, %889 : f32
        %893 = math.fma %847, %891, %892 : f32
        %894 = arith.maxnumf %887, %849 fastmath<nnan> : f32
        %895 = arith.subf %887, %894 : f32
        %896 = wave.exp2 %895 : f32
        %897 = arith.subf %849, %894 : f32
        %898 = wave.exp2 %897 : f32
        %899 = arith.mulf %893, %896 : f32
        %900 = math.fma %851, %898, %899 : f32
        %901 = arith.addi %743, %c23 : index
        %902 = arith.addi %901, %c23 : index
        %903 = memref.load %5[%902] : memref<?xf32>
        %904 = arith.addi %901, %c39 : index
        %905 = memref.load %5[%904] : memref<?xf32>
        %906 = arith.addi %901, %c41 : index
        %907 = memref.load %5[%906] : memref<?xf32>
        %908 = arith.addi %901, %c101 : index
        %909 = memref.load %5[%908] : memref<?xf32>
        %910 = arith.addi %901, %c102 : index
        %911 = memref.load %5[%910] : memref<?xf32>
        %912 = arith.addi %901, %c103 : index
        %913 = memref.load %5[%912] : memref<?xf32>
        %914 = arith.addi %901, %c104 : index
        %915 = memref.load %5[%914] : memref<?xf32>
        %916 = arith.addi %901, %c105 : index
        %917 = memref.load %5[%916] : memref<?xf32>
        %918 = arith.mulf %903, %854 : f32
        %919 = math.fma %905, %856, %918 : f32
        %920 = arith.mulf %919, %861 : f32
        %921 = math.fma %907, %863, %920 : f32
        %922 = arith.mulf %921, %868 : f32
        %923 = math.fma %909, %870, %922 : f32
        %924 = arith.mulf %923, %875 : f32
        %925 = math.fma %911, %877, %924 : f32
        %926 = arith.mulf %925, %882 : f32
        %927 = math.fma %913, %884, %926 : f32
        %928 = arith.mulf %927, %889 : f32
        %929 = math.fma %915, %891, %928 : f32
        %930 = arith.mulf %929, %896 : f32
        %931 = math.fma %917, %898, %930 : f32
        %932 = arith.addi %743, %c7 : index
        %933 = arith.addi %932, %c23 : index
        %934 = memref.load %5[%933] : memref<?xf32>
        %935 = arith.addi %932, %c39 : index
        %936 = memref.load %5[%935] : memref<?xf32>
        %937 = arith.addi %932, %c41 : index
        %938 = memref.load %5[%937] : memref<?xf32>
        %939 = arith.addi %932, %c101 : index
        %940 = memref.load %5[%939] : memref<?xf32>
        %941 = arith.addi %932, %c102 : index
        %942 = memref.load %5[%941] : memref<?xf32>
        %943 = arith.addi %932, %c103 : index
        %944 = memref.load %5[%943] : memref<?xf32>
        %945 = arith.addi %932, %c104 : index
        %946 = memref.load %5[%945] : memref<?xf32>
        %947 = arith.addi %932, %c105 : index
        %948 = memref.load %5[%947] : memref<?xf32>
        %949 = arith.mulf %934, %854 : f32
        %950 = math.fma %936, %856, %949 : f32
        %951 = arith.mulf %950, %861 : f32
        %952 = math.fma %938, %863, %951 : f32
        %953 = arith.mulf %952, %868 : f32
        %954 = math.fma %940, %870, %953 : f32
        %955 = arith.mulf %954, %875 : f32
        %956 = math.fma %942, %877, %955 : f32
        %957 = arith.mulf %956, %882 : f32
        %958 = math.fma %944, %884, %957 : f32
        %959 = arith.mulf %958, %889 : f32
        %960 = math.fma %946, %891, %959 : f32
        %961 = arith.mulf %960, %896 : f32
        %962 = math.fma %948, %898, %961 : f32
        wave.barrier
        scf.if %748 {
          %963 = arith.muli %8, %c39 : index
          %964 = arith.muli %2, %c9 : index
          %965 = arith.addi %963, %964 : index
          %966 = arith.addi %965, %747 : index
          %967 = vector.extract %173#6[0] : f32 from vector<8xf32>
          %968 = arith.addi %966, %c23 : index
          memref.store %967, %5[%968] : memref<?xf32>
          %969 = vector.extract %173#6[1] : f32 from vector<8xf32>
          %970 = arith.addi %966, %c3 : index
          memref.store %969, %5[%970] : memref<?xf32>
          %971 = vector.extract %173#6[2] : f32 from vector<8xf32>
          %972 = arith.addi %966, %c22 : index
          memref.store %971, %5[%972] : memref<?xf32>
          %973 = vector.extract %173#6[3] : f32 from vector<8xf32>
          %974 = arith.addi %966, %c29 : index
          memref.store %973, %5[%974] : memref<?xf32>
          %975 = vector.extract %173#6[4] : f32 from vector<8xf32>
          %976 = arith.addi %966, %c31 : index
          memref.store %975, %5[%976] : memref<?xf32>
          %977 = vector.extract %173#6[5] : f32 from vector<8xf32>
          %978 = arith.addi %966, %c26 : index
          memref.store %977, %5[%978] : memref<?xf32>
          %979 = vector.extract %173#6[6] : f32 from vector<8xf32>
          %980 = arith.addi %966, %c82 : index
          memref.store %979, %5[%980] : memref<?xf32>
          %981 = vector.extract %173#6[7] : f32 from vector<8xf32>
          %982 = arith.addi %966, %c83 : index
          memref.store %981, %5[%982] : memref<?xf32>
        }
        wave.barrier
        %983 = arith.addi %743, %c23 : index
        %984 = arith.addi %983, %c23 : index
        %985 = memref.load %5[%984] : memref<?xf32>
        %986 = arith.addi %983, %c39 : index
        %987 = memref.load %5[%986] : memref<?xf32>
        %988 = arith.addi %983, %c41 : index
        %989 = memref.load %5[%988] : memref<?xf32>
        %990 = arith.addi %983, %c101 : index
        %991 = memref.load %5[%990] : memref<?xf32>
        %992 = arith.addi %983, %c102 : index
        %993 = memref.load %5[%992] : memref<?xf32>
        %994 = arith.addi %983, %c103 : index
        %995 = memref.load %5[%994] : memref<?xf32>
        %996 = arith.addi %983, %c104 : index
        %997 = memref.load %5[%996] : memref<?xf32>
        %998 = arith.addi %983, %c105 : index
        %999 = memref.load %5[%998] : memref<?xf32>
        %1000 = arith.mulf %985, %854 : f32
        %1001 = math.fma %987, %856, %1000 : f32
        %1002 = arith.mulf %1001, %861 : f32
        %1003 = math.fma %989, %863, %1002 : f32
        %1004 = arith.mulf %1003, %868 : f32
        %1005 = math.fma %991, %870, %1004 : f32
        %1006 = arith.mulf %1005, %875 : f32
        %1007 = math.fma %993, %877, %1006 : f32
        %1008 = arith.mulf %1007, %882 : f32
        %1009 = math.fma %995, %884, %1008 : f32
        %1010 = arith.mulf %1009, %889 : f32
        %1011 = math.fma %997, %891, %1010 : f32
        %1012 = arith.mulf %1011, %896 : f32
        %1013 = math.fma %999, %898, %1012 : f32
        %1014 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1014 {
          %1015 = arith.addi %kvHeads, %15 : index
          %1016 = memref.load %scales[%1015] : memref<?xf32>
          %1017 = arith.divf %1016, %900 : f32
          %1018 = arith.addi %17, %745 : index
          %1019 = arith.cmpi slt, %1018, %groupSize : index
          scf.if %1019 {
            %1020 = arith.muli %15, %groupSize : index
            %1021 = arith.addi %1020, %1018 : index
            %1022 = arith.muli %1021, %c26 : index
            %1023 = arith.muli %heads, %c26 : index
            %1024 = arith.addi %743, %c23 : index
            %1025 = arith.mulf %931, %1017 : f32
            %1026 = arith.addf %1025, %c44 : f32
            %1027 = arith.minimumf %1026, %c107 : f32
            %1028 = arith.maximumf %1027, %c108 : f32
            %1029 = arith.truncf %1028 : f32 to f16
            %1030 = arith.divui %1024, %c9 : index
            %1031 = arith.addi %1022, %1030 : index
            %1032 = arith.divui %24, %outTileRows : index
            %1033 = arith.divui %1023, %c3 : index
            %1034 = arith.muli %1032, %1033 : index
            %1035 = arith.divui %1031, %c3 : index
            %1036 = arith.addi %1034, %1035 : index
            %1037 = arith.muli %1036, %c10 : index
            %1038 = arith.remui %1031, %c3 : index
            %1039 = arith.divui %1038, %c9 : index
            %1040 = arith.addi %1037, %1039 : index
            %1041 = arith.muli %outTileRows, %c9 : index
            %1042 = arith.muli %1040, %1041 : index
            %1043 = arith.remui %24, %outTileRows : index
            %1044 = arith.muli %1043, %c9 : index
            %1045 = arith.addi %1042, %1044 : index
            %1046 = arith.remui %1031, %c9 : index
            %1047 = arith.addi %1045, %1046 : index
            memref.store %1029, %out[%1047] : memref<?xf16>
            %1048 = arith.addi %743, %c7 : index
            %1049 = arith.mulf %962, %1017 : f32
            %1050 = arith.addf %1049, %c44 : f32
            %1051 = arith.minimumf %1050, %c107 : f32
            %1052 = arith.maximumf %1051, %c108 : f32
            %1053 = arith.truncf %1052 : f32 to f16
            %1054 = arith.divui %1048, %c9 : index
            %1055 = arith.addi %1022, %1054 : index
            %1056 = arith.divui %24, %outTileRows : index
            %1057 = arith.divui %1023, %c3 : index
            %1058 = arith.muli %1056, %1057 : index
            %1059 = arith.divui %1055, %c3 : index
            %1060 = arith.addi %1058, %1059 : index
            %1061 = arith.muli %1060, %c10 : index
            %1062 = arith.remui %1055, %c3 : index
            %1063 = arith.divui %1062, %c9 : index
            %1064 = arith.addi %1061, %1063 : index
            %1065 = arith.muli %outTileRows, %c9 : index
            %1066 = arith.muli %1064, %1065 : index
            %1067 = arith.remui %24, %outTileRows : index
            %1068 = arith.muli %1067, %c9 : index
            %1069 = arith.addi %1066, %1068 : index
            %1070 = arith.remui %1055, %c9 : index
            %1071 = arith.addi %1069, %1070 : index
            memref.store %1053, %out[%1071] : memref<?xf16>
            %1072 = arith.cmpi slt, %743, %c38 : index
            scf.if %1072 {
              %1073 = arith.addi %743, %c39 : index
              %1074 = arith.mulf %1013, %1017 : f32
              %1075 = arith.addf %1074, %c44 : f32
              %1076 = arith.minimumf %1075, %c107 : f32
              %1077 = arith.maximumf %1076, %c108 : f32
              %1078 = arith.truncf %1077 : f32 to f16
              %1079 = arith.divui %1073, %c9 : index
              %1080 = arith.addi %1022, %1079 : index
              %1081 = arith.divui %24, %outTileRows : index
              %1082 = arith.divui %1023, %c3 : index
              %1083 = arith.muli %1081, %1082 : index
              %1084 = arith.divui %1080, %c3 : index
              %1085 = arith.addi %1083, %1084 : index
              %1086 = arith.muli %1085, %c10 : index
              %1087 = arith.remui %1080, %c3 : index
              %1088 = arith.divui %1087, %c9 : index
              %1089 = arith.addi %1086, %1088 : index
              %1090 = arith.muli %outTileRows, %c9 : index
              %1091 = arith.muli %1089, %1090 : index
              %1092 = arith.remui %24, %outTileRows : index
              %1093 = arith.muli %1092, %c9 : index
              %1094 = arith.addi %1091, %1093 : index
              %1095 = arith.remui %1080, %c9 : index
              %1096 = arith.addi %1094, %1095 : index
              memref.store %1078, %out[%1096] : memref<?xf16>
            }
          }
        } else {
          %1097 = arith.addi %ranges, %groups : index
          %1098 = arith.muli %9, %1097 : index
          %1099 = arith.index_castui %165 : i32 to index
          %1100 = arith.addi %1098, %1099 : index
          %1101 = arith.muli %1100, %c111 : index
          %1102 = arith.addi %743, %c23 : index
          %1103 = arith.addi %1101, %1102 : index
          memref.store %931, %partial[%1103] : memref<?xf32>
          %1104 = arith.addi %743, %c7 : index
          %1105 = arith.addi %1101, %1104 : index
          memref.store %962, %partial[%1105] : memref<?xf32>
          %1106 = arith.cmpi slt, %743, %c38 : index
          scf.if %1106 {
            %1107 = arith.addi %743, %c39 : index
            %1108 = arith.addi %1101, %1107 : index
            memref.store %1013, %partial[%1108] : memref<?xf32>
          }
          %1109 = arith.cmpi slt, %743, %c9 : index
          scf.if %1109 {
            %1110 = arith.addi %1101, %c54 : index
            %1111 = arith.addi %1110, %743 : index
            memref.store %894, %partial[%1111] : memref<?xf32>
            %1112 = arith.addi %1111, %c9 : index
            memref.store %900, %partial[%1112] : memref<?xf32>
          }
          %1113 = arith.addi %42, %c71 : i32
          %1114 = arith.divui %1113, %c72 : i32
          %1115 = arith.divui %165, %c72 : i32
          %1116 = arith.addi %groups, %c4 : index
          %1117 = arith.muli %9, %1116 : index
          %1118 = arith.muli %1115, %c72 : i32
          %1119 = arith.subi %42, %1118 : i32
          %1120 = arith.minsi %1119, %c72 : i32
          %1121 = arith.index_castui %1115 : i32 to index
          %1122 = arith.addi %1117, %1121 : index
          %1123 = arith.index_castui %1120 : i32 to index
          %1124 = wave.arrive %counters[%1122], %1123 : memref<?xi32>
          scf.if %1124 {
            %1125 = arith.muli %1115, %c72 : i32
            %1132:5 = scf.for %1126 = %c48 to %1120 step %c72 iter_args(%1127 = %c43, %1128 = %c44, %1129 = %c44, %1130 = %c44, %1131 = %c44) -> (f32, f32, f32, f32, f32) : i32 {
              %1133 = arith.addi %1126, %c48 : i32
              %1134 = arith.subi %1120, %c17 : i32
              %1135 = arith.minsi %1133, %1134 : i32
              %1136 = arith.addi %1125, %1135 : i32
              %1137 = arith.addi %ranges, %groups : index
              %1138 = arith.muli %9, %1137 : index
              %1139 = arith.index_castui %1136 : i32 to index
              %1140 = arith.addi %1138, %1139 : index
              %1141 = arith.muli %1140, %c111 : index
              %1142 = arith.addi %1141, %c54 : index
              %1143 = arith.addi %1142, %745 : index
              %1144 = memref.load %partial[%1143] : memref<?xf32>
              %1145 = arith.cmpi slt, %1133, %1120 : i32
              %1146 = arith.select %1145, %1144, %c43 : f32
              %1147 = arith.addi %1141, %743 : index
              %1148 = arith.addi %1147, %c23 : index
              %1149 = memref.load %partial[%1148] : memref<?xf32>
              %1150 = arith.addi %1141, %743 : index
              %1151 = arith.addi %1150, %c7 : index
              %1152 = memref.load %partial[%1151] : memref<?xf32>
              %1153 = arith.addi %743, %c39 : index
              %1154 = arith.minsi %1153, %c54 : index
              %1155 = arith.addi %1141, %1154 : index
              %1156 = memref.load %partial[%1155] : memref<?xf32>
              %1157 = arith.addi %1143, %c9 : index
              %1158 = memref.load %partial[%1157] : memref<?xf32>
              %1159 = arith.addi %1126, %c17 : i32
              %1160 = arith.subi %1120, %c17 : i32
              %1161 = arith.minsi %1159, %1160 : i32
              %1162 = arith.addi %1125, %1161 : i32
              %1163 = arith.addi %ranges, %groups : index
              %1164 = arith.muli %9, %1163 : index
              %1165 = arith.index_castui %1162 : i32 to index
              %1166 = arith.addi %1164, %1165 : index
              %1167 = arith.muli %1166, %c111 : index
              %1168 = arith.addi %1167, %c54 : index
              %1169 = arith.addi %1168, %745 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.cmpi slt, %1159, %1120 : i32
              %1172 = arith.select %1171, %1170, %c43 : f32
              %1173 = arith.addi %1167, %743 : index
              %1174 = arith.addi %1173, %c23 : index
              %1175 = memref.load %partial[%1174] : memref<?xf32>
              %1176 = arith.addi %1167, %743 : index
              %1177 = arith.addi %1176, %c7 : index
              %1178 = memref.load %partial[%1177] : memref<?xf32>
              %1179 = arith.addi %743, %c39 : index
              %1180 = arith.minsi %1179, %c54 : index
              %1181 = arith.addi %1167, %1180 : index
              %1182 = memref.load %partial[%1181] : memref<?xf32>
              %1183 = arith.addi %1169, %c9 : index
              %1184 = memref.load %partial[%1183] : memref<?xf32>
              %1185 = arith.addi %1126, %c65 : i32
              %1186 = arith.subi %1120, %c17 : i32
              %1187 = arith.minsi %1185, %1186 : i32
              %1188 = arith.addi %1125, %1187 : i32
              %1189 = arith.addi %ranges, %groups : index
              %1190 = arith.muli %9, %1189 : index
              %1191 = arith.index_castui %1188 : i32 to index
              %1192 = arith.addi %1190, %1191 : index
              %1193 = arith.muli %1192, %c111 : index
              %1194 = arith.addi %1193, %c54 : index
              %1195 = arith.addi %1194, %745 : index
              %1196 = memref.load %partial[%1195] : memref<?xf32>
              %1197 = arith.cmpi slt, %1185, %1120 : i32
              %1198 = arith.select %1197, %1196, %c43 : f32
              %1199 = arith.addi %1193, %743 : index
              %1200 = arith.addi %1199, %c23 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.addi %1193, %743 : index
              %1203 = arith.addi %1202, %c7 : index
              %1204 = memref.load %partial[%1203] : memref<?xf32>
              %1205 = arith.addi %743, %c39 : index
              %1206 = arith.minsi %1205, %c54 : index
              %1207 = arith.addi %1193, %1206 : index
              %1208 = memref.load %partial[%1207] : memref<?xf32>
              %1209 = arith.addi %1195, %c9 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.addi %1126, %c67 : i32
              %1212 = arith.subi %1120, %c17 : i32
              %1213 = arith.minsi %1211, %1212 : i32
              %1214 = arith.addi %1125, %1213 : i32
              %1215 = arith.addi %ranges, %groups : index
              %1216 = arith.muli %9, %1215 : index
              %1217 = arith.index_castui %1214 : i32 to index
              %1218 = arith.addi %1216, %1217 : index
              %1219 = arith.muli %1218, %c111 : index
              %1220 = arith.addi %1219, %c54 : index
              %1221 = arith.addi %1220, %745 : index
              %1222 = memref.load %partial[%1221] : memref<?xf32>
              %1223 = arith.cmpi slt, %1211, %1120 : i32
              %1224 = arith.select %1223, %1222, %c43 : f32
              %1225 = arith.addi %1219, %743 : index
              %1226 = arith.addi %1225, %c23 : index
              %1227 = memref.load %partial[%1226] : memref<?xf32>
              %1228 = arith.addi %1219, %743 : index
              %1229 = arith.addi %1228, %c7 : index
              %1230 = memref.load %partial[%1229] : memref<?xf32>
              %1231 = arith.addi %743, %c39 : index
              %1232 = arith.minsi %1231, %c54 : index
              %1233 = arith.addi %1219, %1232 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1221, %c9 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1126, %c68 : i32
              %1238 = arith.subi %1120, %c17 : i32
              %1239 = arith.minsi %1237, %1238 : i32
              %1240 = arith.addi %1125, %1239 : i32
              %1241 = arith.addi %ranges, %groups : index
              %1242 = arith.muli %9, %1241 : index
              %1243 = arith.index_castui %1240 : i32 to index
              %1244 = arith.addi %1242, %1243 : index
              %1245 = arith.muli %1244, %c111 : index
              %1246 = arith.addi %1245, %c54 : index
              %1247 = arith.addi %1246, %745 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.cmpi slt, %1237, %1120 : i32
              %1250 = arith.select %1249, %1248, %c43 : f32
              %1251 = arith.addi %1245, %743 : index
              %1252 = arith.addi %1251, %c23 : index
              %1253 = memref.load %partial[%1252] : memref<?xf32>
              %1254 = arith.addi %1245, %743 : index
              %1255 = arith.addi %1254, %c7 : index
              %1256 = memref.load %partial[%1255] : memref<?xf32>
              %1257 = arith.addi %743, %c39 : index
              %1258 = arith.minsi %1257, %c54 : index
              %1259 = arith.addi %1245, %1258 : index
              %1260 = memref.load %partial[%1259] : memref<?xf32>
              %1261 = arith.addi %1247, %c9 : index
              %1262 = memref.load %partial[%1261] : memref<?xf32>
              %1263 = arith.addi %1126, %c69 : i32
              %1264 = arith.subi %1120, %c17 : i32
              %1265 = arith.minsi %1263, %1264 : i32
              %1266 = arith.addi %1125, %1265 : i32
              %1267 = arith.addi %ranges, %groups : index
              %1268 = arith.muli %9, %1267 : index
              %1269 = arith.index_castui %1266 : i32 to index
              %1270 = arith.addi %1268, %1269 : index
              %1271 = arith.muli %1270, %c111 : index
              %1272 = arith.addi %1271, %c54 : index
              %1273 = arith.addi %1272, %745 : index
              %1274 = memref.load %partial[%1273] : memref<?xf32>
              %1275 = arith.cmpi slt, %1263, %1120 : i32
              %1276 = arith.select %1275, %1274, %c43 : f32
              %1277 = arith.addi %1271, %743 : index
              %1278 = arith.addi %1277, %c23 : index
              %1279 = memref.load %partial[%1278] : memref<?xf32>
              %1280 = arith.addi %1271, %743 : index
              %1281 = arith.addi %1280, %c7 : index
              %1282 = memref.load %partial[%1281] : memref<?xf32>
              %1283 = arith.addi %743, %c39 : index
              %1284 = arith.minsi %1283, %c54 : index
              %1285 = arith.addi %1271, %1284 : index
              %1286 = memref.load %partial[%1285] : memref<?xf32>
              %1287 = arith.addi %1273, %c9 : index
              %1288 = memref.load %partial[%1287] : memref<?xf32>
              %1289 = arith.addi %1126, %c70 : i32
              %1290 = arith.subi %1120, %c17 : i32
              %1291 = arith.minsi %1289, %1290 : i32
              %1292 = arith.addi %1125, %1291 : i32
              %1293 = arith.addi %ranges, %groups : index
              %1294 = arith.muli %9, %1293 : index
              %1295 = arith.index_castui %1292 : i32 to index
              %1296 = arith.addi %1294, %1295 : index
              %1297 = arith.muli %1296, %c111 : index
              %1298 = arith.addi %1297, %c54 : index
              %1299 = arith.addi %1298, %745 : index
              %1300 = memref.load %partial[%1299] : memref<?xf32>
              %1301 = arith.cmpi slt, %1289, %1120 : i32
              %1302 = arith.select %1301, %1300, %c43 : f32
              %1303 = arith.addi %1297, %743 : index
              %1304 = arith.addi %1303, %c23 : index
              %1305 = memref.load %partial[%1304] : memref<?xf32>
              %1306 = arith.addi %1297, %743 : index
              %1307 = arith.addi %1306, %c7 : index
              %1308 = memref.load %partial[%1307] : memref<?xf32>
              %1309 = arith.addi %743, %c39 : index
              %1310 = arith.minsi %1309, %c54 : index
              %1311 = arith.addi %1297, %1310 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.addi %1299, %c9 : index
              %1314 = memref.load %partial[%1313] : memref<?xf32>
              %1315 = arith.addi %1126, %c71 : i32
              %1316 = arith.subi %1120, %c17 : i32
              %1317 = arith.minsi %1315, %1316 : i32
              %1318 = arith.addi %1125, %1317 : i32
              %1319 = arith.addi %ranges, %groups : index
              %1320 = arith.muli %9, %1319 : index
              %1321 = arith.index_castui %1318 : i32 to index
              %1322 = arith.addi %1320, %1321 : index
              %1323 = arith.muli %1322, %c111 : index
              %1324 = arith.addi %1323, %c54 : index
              %1325 = arith.addi %1324, %745 : index
              %1326 = memref.load %partial[%1325] : memref<?xf32>
              %1327 = arith.cmpi slt, %1315, %1120 : i32
              %1328 = arith.select %1327, %1326, %c43 : f32
              %1329 = arith.addi %1323, %743 : index
              %1330 = arith.addi %1329, %c23 : index
              %1331 = memref.load %partial[%1330] : memref<?xf32>
              %1332 = arith.addi %1323, %743 : index
              %1333 = arith.addi %1332, %c7 : index
              %1334 = memref.load %partial[%1333] : memref<?xf32>
              %1335 = arith.addi %743, %c39 : index
              %1336 = arith.minsi %1335, %c54 : index
              %1337 = arith.addi %1323, %1336 : index
              %1338 = memref.load %partial[%1337] : memref<?xf32>
              %1339 = arith.addi %1325, %c9 : index
              %1340 = memref.load %partial[%1339] : memref<?xf32>
              %1341 = arith.maxnumf %1127, %1146 fastmath<nnan> : f32
              %1342 = arith.subf %1127, %1341 : f32
              %1343 = wave.exp2 %1342 : f32
              %1344 = arith.subf %1146, %1341 : f32
              %1345 = wave.exp2 %1344 : f32
              %1346 = arith.mulf %1128, %1343 : f32
              %1347 = math.fma %1158, %1345, %1346 : f32
              %1348 = arith.mulf %1129, %1343 : f32
              %1349 = math.fma %1149, %1345, %1348 : f32
              %1350 = arith.mulf %1130, %1343 : f32
              %1351 = math.fma %1152, %1345, %1350 : f32
              %1352 = arith.mulf %1131, %1343 : f32
              %1353 = math.fma %1156, %1345, %1352 : f32
              %1354 = arith.maxnumf %1341, %1172 fastmath<nnan> : f32
              %1355 = arith.subf %1341, %1354 : f32
              %1356 = wave.exp2 %1355 : f32
              %1357 = arith.subf %1172, %1354 : f32
              %1358 = wave.exp2 %1357 : f32
              %1359 = arith.mulf %1347, %1356 : f32
              %1360 = math.fma %1184, %1358, %1359 : f32
              %1361 = arith.mulf %1349, %1356 : f32
              %1362 = math.fma %1175, %1358, %1361 : f32
              %1363 = arith.mulf %1351, %1356 : f32
              %1364 = math.fma %1178, %1358, %1363 : f32
              %1365 = arith.mulf %1353, %1356 : f32
              %1366 = math.fma %1182, %1358, %1365 : f32
              %1367 = arith.maxnumf %1354, %1198 fastmath<nnan> : f32
              %1368 = arith.subf %1354, %1367 : f32
              %1369 = wave.exp2 %1368 : f32
              %1370 = arith.subf %1198, %1367 : f32
              %1371 = wave.exp2 %1370 : f32
              %1372 = arith.mulf %1360, %1369 : f32
              %1373 = math.fma %1210, %1371, %1372 : f32
              %1374 = arith.mulf %1362, %1369 : f32
              %1375 = math.fma %1201, %1371, %1374 : f32
              %1376 = arith.mulf %1364, %1369 : f32
              %1377 = math.fma %1204, %1371, %1376 : f32
              %1378 = arith.mulf %1366, %1369 : f32
              %1379 = math.fma %1208, %1371, %1378 : f32
              %1380 = arith.maxnumf %1367, %1224 fastmath<nnan> : f32
              %1381 = arith.subf %1367, %1380 : f32
              %1382 = wave.exp2 %1381 : f32
              %1383 = arith.subf %1224, %1380 : f32
              %1384 = wave.exp2 %1383 : f32
              %1385 = arith.mulf %1373, %1382 : f32
              %1386 = math.fma %1236, %1384, %1385 : f32
              %1387 = arith.mulf %1375, %1382 : f32
              %1388 = math.fma %1227, %1384, %1387 : f32
              %1389 = arith.mulf %1377, %1382 : f32
              %1390 = math.fma %1230, %1384, %1389 : f32
              %1391 = arith.mulf %1379, %1382 : f32
              %1392 = math.fma %1234, %1384, %1391 : f32
              %1393 = arith.maxnumf %1380, %1250 fastmath<nnan> : f32
              %1394 = arith.subf %1380, %1393 : f32
              %1395 = wave.exp2 %1394 : f32
              %1396 = arith.subf %1250, %1393 : f32
              %1397 = wave.exp2 %1396 : f32
              %1398 = arith.mulf %1386, %1395 : f32
              %1399 = math.fma %1262, %1397, %1398 : f32
              %1400 = arith.mulf %1388, %1395 : f32
              %1401 = math.fma %1253, %1397, %1400 : f32
              %1402 = arith.mulf %1390, %1395 : f32
              %1403 = math.fma %1256, %1397, %1402 : f32
              %1404 = arith.mulf %1392, %1395 : f32
              %1405 = math.fma %1260, %1397, %1404 : f32
              %1406 = arith.maxnumf %1393, %1276 fastmath<nnan> : f32
              %1407 = arith.subf %1393, %1406 : f32
              %1408 = wave.exp2 %1407 : f32
              %1409 = arith.subf %1276, %1406 : f32
              %1410 = wave.exp2 %1409 : f32
              %1411 = arith.mulf %1399, %1408 : f32
              %1412 = math.fma %1288, %1410, %1411 : f32
              %1413 = arith.mulf %1401, %1408 : f32
              %1414 = math.fma %1279, %1410, %1413 : f32
              %1415 = arith.mulf %1403, %1408 : f32
              %1416 = math.fma %1282, %1410, %1415 : f32
              %1417 = arith.mulf %1405, %1408 : f32
              %1418 = math.fma %1286, %1410, %1417 : f32
              %1419 = arith.maxnumf %1406, %1302 fastmath<nnan> : f32
              %1420 = arith.subf %1406, %1419 : f32
              %1421 = wave.exp2 %1420 : f32
              %1422 = arith.subf %1302, %1419 : f32
              %1423 = wave.exp2 %1422 : f32
              %1424 = arith.mulf %1412, %1421 : f32
              %1425 = math.fma %1314, %1423, %1424 : f32
              %1426 = arith.mulf %1414, %1421 : f32
              %1427 = math.fma %1305, %1423, %1426 : f32
              %1428 = arith.mulf %1416, %1421 : f32
              %1429 = math.fma %1308, %1423, %1428 : f32
              %1430 = arith.mulf %1418, %1421 : f32
              %1431 = math.fma %1312, %1423, %1430 : f32
              %1432 = arith.maxnumf %1419, %1328 fastmath<nnan> : f32
              %1433 = arith.subf %1419, %1432 : f32
              %1434 = wave.exp2 %1433 : f32
              %1435 = arith.subf %1328, %1432 : f32
              %1436 = wave.exp2 %1435 : f32
              %1437 = arith.mulf %1425, %1434 : f32
              %1438 = math.fma %1340, %1436, %1437 : f32
              %1439 = arith.mulf %1427, %1434 : f32
              %1440 = math.fma %1331, %1436, %1439 : f32
              %1441 = arith.mulf %1429, %1434 : f32
              %1442 = math.fma %1334, %1436, %1441 : f32
              %1443 = arith.mulf %1431, %1434 : f32
              %1444 = math.fma %1338, %1436, %1443 : f32
              scf.yield %1432, %1438, %1440, %1442, %1444 : f32, f32, f32, f32, f32
            }
            %1445 = arith.cmpi eq, %1114, %c17 : i32
            scf.if %1445 {
              %1446 = arith.addi %kvHeads, %15 : index
              %1447 = memref.load %scales[%1446] : memref<?xf32>
              %1448 = arith.divf %1447, %1132#1 : f32
              %1449 = arith.addi %17, %745 : index
              %1450 = arith.cmpi slt, %1449, %groupSize : index
              scf.if %1450 {
                %1451 = arith.muli %15, %groupSize : index
                %1452 = arith.addi %1451, %1449 : index
                %1453 = arith.muli %1452, %c26 : index
                %1454 = arith.muli %heads, %c26 : index
                %1455 = arith.addi %743, %c23 : index
                %1456 = arith.mulf %1132#2, %1448 : f32
                %1457 = arith.addf %1456, %c44 : f32
                %1458 = arith.minimumf %1457, %c107 : f32
                %1459 = arith.maximumf %1458, %c108 : f32
                %1460 = arith.truncf %1459 : f32 to f16
                %1461 = arith.divui %1455, %c9 : index
                %1462 = arith.addi %1453, %1461 : index
                %1463 = arith.divui %24, %outTileRows : index
                %1464 = arith.divui %1454, %c3 : index
                %1465 = arith.muli %1463, %1464 : index
                %1466 = arith.divui %1462, %c3 : index
                %1467 = arith.addi %1465, %1466 : index
                %1468 = arith.muli %1467, %c10 : index
                %1469 = arith.remui %1462, %c3 : index
                %1470 = arith.divui %1469, %c9 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.muli %outTileRows, %c9 : index
                %1473 = arith.muli %1471, %1472 : index
                %1474 = arith.remui %24, %outTileRows : index
                %1475 = arith.muli %1474, %c9 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.remui %1462, %c9 : index
                %1478 = arith.addi %1476, %1477 : index
                memref.store %1460, %out[%1478] : memref<?xf16>
                %1479 = arith.addi %743, %c7 : index
                %1480 = arith.mulf %1132#3, %1448 : f32
                %1481 = arith.addf %1480, %c44 : f32
                %1482 = arith.minimumf %1481, %c107 : f32
                %1483 = arith.maximumf %1482, %c108 : f32
                %1484 = arith.truncf %1483 : f32 to f16
                %1485 = arith.divui %1479, %c9 : index
                %1486 = arith.addi %1453, %1485 : index
                %1487 = arith.divui %24, %outTileRows : index
                %1488 = arith.divui %1454, %c3 : index
                %1489 = arith.muli %1487, %1488 : index
                %1490 = arith.divui %1486, %c3 : index
                %1491 = arith.addi %1489, %1490 : index
                %1492 = arith.muli %1491, %c10 : index
                %1493 = arith.remui %1486, %c3 : index
                %1494 = arith.divui %1493, %c9 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.muli %outTileRows, %c9 : index
                %1497 = arith.muli %1495, %1496 : index
                %1498 = arith.remui %24, %outTileRows : index
                %1499 = arith.muli %1498, %c9 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.remui %1486, %c9 : index
                %1502 = arith.addi %1500, %1501 : index
                memref.store %1484, %out[%1502] : memref<?xf16>
                %1503 = arith.cmpi slt, %743, %c38 : index
                scf.if %1503 {
                  %1504 = arith.addi %743, %c39 : index
                  %1505 = arith.mulf %1132#4, %1448 : f32
                  %1506 = arith.addf %1505, %c44 : f32
                  %1507 = arith.minimumf %1506, %c107 : f32
                  %1508 = arith.maximumf %1507, %c108 : f32
                  %1509 = arith.truncf %1508 : f32 to f16
                  %1510 = arith.divui %1504, %c9 : index
                  %1511 = arith.addi %1453, %1510 : index
                  %1512 = arith.divui %24, %outTileRows : index
                  %1513 = arith.divui %1454, %c3 : index
                  %1514 = arith.muli %1512, %1513 : index
                  %1515 = arith.divui %1511, %c3 : index
                  %1516 = arith.addi %1514, %1515 : index
                  %1517 = arith.muli %1516, %c10 : index
                  %1518 = arith.remui %1511, %c3 : index
                  %1519 = arith.divui %1518, %c9 : index
                  %1520 = arith.addi %1517, %1519 : index
                  %1521 = arith.muli %outTileRows, %c9 : index
                  %1522 = arith.muli %1520, %1521 : index
                  %1523 = arith.remui %24, %outTileRows : index
                  %1524 = arith.muli %1523, %c9 : index
                  %1525 = arith.addi %1522, %1524 : index
                  %1526 = arith.remui %1511, %c9 : index
                  %1527 = arith.addi %1525, %1526 : index
                  memref.store %1509, %out[%1527] : memref<?xf16>
                }
              }
            } else {
              %1528 = arith.index_cast %ranges : index to i32
              %1529 = arith.addi %1528, %1115 : i32
              %1530 = arith.addi %ranges, %groups : index
              %1531 = arith.muli %9, %1530 : index
              %1532 = arith.index_castui %1529 : i32 to index
              %1533 = arith.addi %1531, %1532 : index
              %1534 = arith.muli %1533, %c111 : index
              %1535 = arith.addi %743, %c23 : index
              %1536 = arith.addi %1534, %1535 : index
              memref.store %1132#2, %partial[%1536] : memref<?xf32>
              %1537 = arith.addi %743, %c7 : index
              %1538 = arith.addi %1534, %1537 : index
              memref.store %1132#3, %partial[%1538] : memref<?xf32>
              %1539 = arith.cmpi slt, %743, %c38 : index
              scf.if %1539 {
                %1540 = arith.addi %743, %c39 : index
                %1541 = arith.addi %1534, %1540 : index
                memref.store %1132#4, %partial[%1541] : memref<?xf32>
              }
              %1542 = arith.cmpi slt, %743, %c9 : index
              scf.if %1542 {
                %1543 = arith.addi %1534, %c54 : index
                %1544 = arith.addi %1543, %743 : index
                memref.store %1132#0, %partial[%1544] : memref<?xf32>
                %1545 = arith.addi %1544, %c9 : index
                memref.store %1132#1, %partial[%1545] : memref<?xf32>
              }
              %1546 = arith.addi %1117, %groups : index
              %1547 = arith.index_castui %1114 : i32 to index
              %1548 = wave.arrive %counters[%1546], %1547 : memref<?xi32>
              scf.if %1548 {
                %1555:5 = scf.for %1549 = %c48 to %1114 step %c72 iter_args(%1550 = %c43, %1551 = %c44, %1552 = %c44, %1553 = %c44, %1554 = %c44) -> (f32, f32, f32, f32, f32) : i32 {
                  %1556 = arith.addi %1549, %c48 : i32
                  %1557 = arith.subi %1114, %c17 : i32
                  %1558 = arith.minsi %1556, %1557 : i32
                  %1559 = arith.addi %1528, %1558 : i32
                  %1560 = arith.addi %ranges, %groups : index
                  %1561 = arith.muli %9, %1560 : index
                  %1562 = arith.index_castui %1559 : i32 to index
                  %1563 = arith.addi %1561, %1562 : index
                  %1564 = arith.muli %1563, %c111 : index
                  %1565 = arith.addi %1564, %c54 : index
                  %1566 = arith.addi %1565, %745 : index
                  %1567 = memref.load %partial[%1566] : memref<?xf32>
                  %1568 = arith.cmpi slt, %1556, %1114 : i32
                  %1569 = arith.select %1568, %1567, %c43 : f32
                  %1570 = arith.addi %1564, %743 : index
                  %1571 = arith.addi %1570, %c23 : index
                  %1572 = memref.load %partial[%1571] : memref<?xf32>
                  %1573 = arith.addi %1564, %743 : index
                  %1574 = arith.addi %1573, %c7 : index
                  %1575 = memref.load %partial[%1574] : memref<?xf32>
                  %1576 = arith.addi %743, %c39 : index
                  %1577 = arith.minsi %1576, %c54 : index
                  %1578 = arith.addi %1564, %1577 : index
                  %1579 = memref.load %partial[%1578] : memref<?xf32>
                  %1580 = arith.addi %1566, %c9 : index
                  %1581 = memref.load %partial[%1580] : memref<?xf32>
                  %1582 = arith.addi %1549, %c17 : i32
                  %1583 = arith.subi %1114, %c17 : i32
                  %1584 = arith.minsi %1582, %1583 : i32
                  %1585 = arith.addi %1528, %1584 : i32
                  %1586 = arith.addi %ranges, %groups : index
                  %1587 = arith.muli %9, %1586 : index
                  %1588 = arith.index_castui %1585 : i32 to index
                  %1589 = arith.addi %1587, %1588 : index
                  %1590 = arith.muli %1589, %c111 : index
                  %1591 = arith.addi %1590, %c54 : index
                  %1592 = arith.addi %1591, %745 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.cmpi slt, %1582, %1114 : i32
                  %1595 = arith.select %1594, %1593, %c43 : f32
                  %1596 = arith.addi %1590, %743 : index
                  %1597 = arith.addi %1596, %c23 : index
                  %1598 = memref.load %partial[%1597] : memref<?xf32>
                  %1599 = arith.addi %1590, %743 : index
                  %1600 = arith.addi %1599, %c7 : index
                  %1601 = memref.load %partial[%1600] : memref<?xf32>
                  %1602 = arith.addi %743, %c39 : index
                  %1603 = arith.minsi %1602, %c54 : index
                  %1604 = arith.addi %1590, %1603 : index
                  %1605 = memref.load %partial[%1604] : memref<?xf32>
                  %1606 = arith.addi %1592, %c9 : index
                  %1607 = memref.load %partial[%1606] : memref<?xf32>
                  %1608 = arith.addi %1549, %c65 : i32
                  %1609 = arith.subi %1114, %c17 : i32
                  %1610 = arith.minsi %1608, %1609 : i32
                  %1611 = arith.addi %1528, %1610 : i32
                  %1612 = arith.addi %ranges, %groups : index
                  %1613 = arith.muli %9, %1612 : index
                  %1614 = arith.index_castui %1611 : i32 to index
                  %1615 = arith.addi %1613, %1614 : index
                  %1616 = arith.muli %1615, %c111 : index
                  %1617 = arith.addi %1616, %c54 : index
                  %1618 = arith.addi %1617, %745 : index
                  %1619 = memref.load %partial[%1618] : memref<?xf32>
                  %1620 = arith.cmpi slt, %1608, %1114 : i32
                  %1621 = arith.select %1620, %1619, %c43 : f32
                  %1622 = arith.addi %1616, %743 : index
                  %1623 = arith.addi %1622, %c23 : index
                  %1624 = memref.load %partial[%1623] : memref<?xf32>
                  %1625 = arith.addi %1616, %743 : index
                  %1626 = arith.addi %1625, %c7 : index
                  %1627 = memref.load %partial[%1626] : memref<?xf32>
                  %1628 = arith.addi %743, %c39 : index
                  %1629 = arith.minsi %1628, %c54 : index
                  %1630 = arith.addi %1616, %1629 : index
                  %1631 = memref.load %partial[%1630] : memref<?xf32>
                  %1632 = arith.addi %1618, %c9 : index
                  %1633 = memref.load %partial[%1632] : memref<?xf32>
                  %1634 = arith.addi %1549, %c67 : i32
                  %1635 = arith.subi %1114, %c17 : i32
                  %1636 = arith.minsi %1634, %1635 : i32
                  %1637 = arith.addi %1528, %1636 : i32
                  %1638 = arith.addi %ranges, %groups : index
                  %1639 = arith.muli %9, %1638 : index
                  %1640 = arith.index_castui %1637 : i32 to index
                  %1641 = arith.addi %1639, %1640 : index
                  %1642 = arith.muli %1641, %c111 : index
                  %1643 = arith.addi %1642, %c54 : index
                  %1644 = arith.addi %1643, %745 : index
                  %1645 = memref.load %partial[%1644] : memref<?xf32>
                  %1646 = arith.cmpi slt, %1634, %1114 : i32
                  %1647 = arith.select %1646, %1645, %c43 : f32
                  %1648 = arith.addi %1642, %743 : index
                  %1649 = arith.addi %1648, %c23 : index
                  %1650 = memref.load %partial[%1649] : memref<?xf32>
                  %1651 = arith.addi %1642, %743 : index
                  %1652 = arith.addi %1651, %c7 : index
                  %1653 = memref.load %partial[%1652] : memref<?xf32>
                  %1654 = arith.addi %743, %c39 : index
                  %1655 = arith.minsi %1654, %c54 : index
                  %1656 = arith.addi %1642, %1655 : index
                  %1657 = memref.load %partial[%1656] : memref<?xf32>
                  %1658 = arith.addi %1644, %c9 : index
                  %1659 = memref.load %partial[%1658] : memref<?xf32>
                  %1660 = arith.addi %1549, %c68 : i32
                  %1661 = arith.subi %1114, %c17 : i32
                  %1662 = arith.minsi %1660, %1661 : i32
                  %1663 = arith.addi %1528, %1662 : i32
                  %1664 = arith.addi %ranges, %groups : index
                  %1665 = arith.muli %9, %1664 : index
                  %1666 = arith.index_castui %1663 : i32 to index
                  %1667 = arith.addi %1665, %1666 : index
                  %1668 = arith.muli %1667, %c111 : index
                  %1669 = arith.addi %1668, %c54 : index
                  %1670 = arith.addi %1669, %745 : index
                  %1671 = memref.load %partial[%1670] : memref<?xf32>
                  %1672 = arith.cmpi slt, %1660, %1114 : i32
                  %1673 = arith.select %1672, %1671, %c43 : f32
                  %1674 = arith.addi %1668, %743 : index
                  %1675 = arith.addi %1674, %c23 : index
                  %1676 = memref.load %partial[%1675] : memref<?xf32>
                  %1677 = arith.addi %1668, %743 : index
                  %1678 = arith.addi %1677, %c7 : index
                  %1679 = memref.load %partial[%1678] : memref<?xf32>
                  %1680 = arith.addi %743, %c39 : index
                  %1681 = arith.minsi %1680, %c54 : index
                  %1682 = arith.addi %1668, %1681 : index
                  %1683 = memref.load %partial[%1682] : memref<?xf32>
                  %1684 = arith.addi %1670, %c9 : index
                  %1685 = memref.load %partial[%1684] : memref<?xf32>
                  %1686 = arith.addi %1549, %c69 : i32
                  %1687 = arith.subi %1114, %c17 : i32
                  %1688 = arith.minsi %1686, %1687 : i32
                  %1689 = arith.addi %1528, %1688 : i32
                  %1690 = arith.addi %ranges, %groups : index
                  %1691 = arith.muli %9, %1690 : index
                  %1692 = arith.index_castui %1689 : i32 to index
                  %1693 = arith.addi %1691, %1692 : index
                  %1694 = arith.muli %1693, %c111 : index
                  %1695 = arith.addi %1694, %c54 : index
                  %1696 = arith.addi %1695, %745 : index
                  %1697 = memref.load %partial[%1696] : memref<?xf32>
                  %1698 = arith.cmpi slt, %1686, %1114 : i32
                  %1699 = arith.select %1698, %1697, %c43 : f32
                  %1700 = arith.addi %1694, %743 : index
                  %1701 = arith.addi %1700, %c23 : index
                  %1702 = memref.load %partial[%1701] : memref<?xf32>
                  %1703 = arith.addi %1694, %743 : index
                  %1704 = arith.addi %1703, %c7 : index
                  %1705 = memref.load %partial[%1704] : memref<?xf32>
                  %1706 = arith.addi %743, %c39 : index
                  %1707 = arith.minsi %1706, %c54 : index
                  %1708 = arith.addi %1694, %1707 : index
                  %1709 = memref.load %partial[%1708] : memref<?xf32>
                  %1710 = arith.addi %1696, %c9 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.addi %1549, %c70 : i32
                  %1713 = arith.subi %1114, %c17 : i32
                  %1714 = arith.minsi %1712, %1713 : i32
                  %1715 = arith.addi %1528, %1714 : i32
                  %1716 = arith.addi %ranges, %groups : index
                  %1717 = arith.muli %9, %1716 : index
                  %1718 = arith.index_castui %1715 : i32 to index
                  %1719 = arith.addi %1717, %1718 : index
                  %1720 = arith.muli %1719, %c111 : index
                  %1721 = arith.addi %1720, %c54 : index
                  %1722 = arith.addi %1721, %745 : index
                  %1723 = memref.load %partial[%1722] : memref<?xf32>
                  %1724 = arith.cmpi slt, %1712, %1114 : i32
                  %1725 = arith.select %1724, %1723, %c43 : f32
                  %1726 = arith.addi %1720, %743 : index
                  %1727 = arith.addi %1726, %c23 : index
                  %1728 = memref.load %partial[%1727] : memref<?xf32>
                  %1729 = arith.addi %1720, %743 : index
                  %1730 = arith.addi %1729, %c7 : index
                  %1731 = memref.load %partial[%1730] : memref<?xf32>
                  %1732 = arith.addi %743, %c39 : index
                  %1733 = arith.minsi %1732, %c54 : index
                  %1734 = arith.addi %1720, %1733 : index
                  %1735 = memref.load %partial[%1734] : memref<?xf32>
                  %1736 = arith.addi %1722, %c9 : index
                  %1737 = memref.load %partial[%1736] : memref<?xf32>
                  %1738 = arith.addi %1549, %c71 : i32
                  %1739 = arith.subi %1114, %c17 : i32
                  %1740 = arith.minsi %1738, %1739 : i32
                  %1741 = arith.addi %1528, %1740 : i32
                  %1742 = arith.addi %ranges, %groups : index
                  %1743 = arith.muli %9, %1742 : index
                  %1744 = arith.index_castui %1741 : i32 to index
                  %1745 = arith.addi %1743, %1744 : index
                  %1746 = arith.muli %1745, %c111 : index
                  %1747 = arith.addi %1746, %c54 : index
                  %1748 = arith.addi %1747, %745 : index
                  %1749 = memref.load %partial[%1748] : memref<?xf32>
                  %1750 = arith.cmpi slt, %1738, %1114 : i32
                  %1751 = arith.select %1750, %1749, %c43 : f32
                  %1752 = arith.addi %1746, %743 : index
                  %1753 = arith.addi %1752, %c23 : index
                  %1754 = memref.load %partial[%1753] : memref<?xf32>
                  %1755 = arith.addi %1746, %743 : index
                  %1756 = arith.addi %1755, %c7 : index
                  %1757 = memref.load %partial[%1756] : memref<?xf32>
                  %1758 = arith.addi %743, %c39 : index
                  %1759 = arith.minsi %1758, %c54 : index
                  %1760 = arith.addi %1746, %1759 : index
                  %1761 = memref.load %partial[%1760] : memref<?xf32>
                  %1762 = arith.addi %1748, %c9 : index
                  %1763 = memref.load %partial[%1762] : memref<?xf32>
                  %1764 = arith.maxnumf %1550, %1569 fastmath<nnan> : f32
                  %1765 = arith.subf %1550, %1764 : f32
                  %1766 = wave.exp2 %1765 : f32
                  %1767 = arith.subf %1569, %1764 : f32
                  %1768 = wave.exp2 %1767 : f32
                  %1769 = arith.mulf %1551, %1766 : f32
                  %1770 = math.fma %1581, %1768, %1769 : f32
                  %1771 = arith.mulf %1552, %1766 : f32
                  %1772 = math.fma %1572, %1768, %1771 : f32
                  %1773 = arith.mulf %1553, %1766 : f32
                  %1774 = math.fma %1575, %1768, %1773 : f32
                  %1775 = arith.mulf %1554, %1766 : f32
                  %1776 = math.fma %1579, %1768, %1775 : f32
                  %1777 = arith.maxnumf %1764, %1595 fastmath<nnan> : f32
                  %1778 = arith.subf %1764, %1777 : f32
                  %1779 = wave.exp2 %1778 : f32
                  %1780 = arith.subf %1595, %1777 : f32
                  %1781 = wave.exp2 %1780 : f32
                  %1782 = arith.mulf %1770, %1779 : f32
                  %1783 = math.fma %1607, %1781, %1782 : f32
                  %1784 = arith.mulf %1772, %1779 : f32
                  %1785 = math.fma %1598, %1781, %1784 : f32
                  %1786 = arith.mulf %1774, %1779 : f32
                  %1787 = math.fma %1601, %1781, %1786 : f32
                  %1788 = arith.mulf %1776, %1779 : f32
                  %1789 = math.fma %1605, %1781, %1788 : f32
                  %1790 = arith.maxnumf %1777, %1621 fastmath<nnan> : f32
                  %1791 = arith.subf %1777, %1790 : f32
                  %1792 = wave.exp2 %1791 : f32
                  %1793 = arith.subf %1621, %1790 : f32
                  %1794 = wave.exp2 %1793 : f32
                  %1795 = arith.mulf %1783, %1792 : f32
                  %1796 = math.fma %1633, %1794, %1795 : f32
                  %1797 = arith.mulf %1785, %1792 : f32
                  %1798 = math.fma %1624, %1794, %1797 : f32
                  %1799 = arith.mulf %1787, %1792 : f32
                  %1800 = math.fma %1627, %1794, %1799 : f32
                  %1801 = arith.mulf %1789, %1792 : f32
                  %1802 = math.fma %1631, %1794, %1801 : f32
                  %1803 = arith.maxnumf %1790, %1647 fastmath<nnan> : f32
                  %1804 = arith.subf %1790, %1803 : f32
                  %1805 = wave.exp2 %1804 : f32
                  %1806 = arith.subf %1647, %1803 : f32
                  %1807 = wave.exp2 %1806 : f32
                  %1808 = arith.mulf %1796, %1805 : f32
                  %1809 = math.fma %1659, %1807, %1808 : f32
                  %1810 = arith.mulf %1798, %1805 : f32
                  %1811 = math.fma %1650, %1807, %1810 : f32
                  %1812 = arith.mulf %1800, %1805 : f32
                  %1813 = math.fma %1653, %1807, %1812 : f32
                  %1814 = arith.mulf %1802, %1805 : f32
                  %1815 = math.fma %1657, %1807, %1814 : f32
                  %1816 = arith.maxnumf %1803, %1673 fastmath<nnan> : f32
                  %1817 = arith.subf %1803, %1816 : f32
                  %1818 = wave.exp2 %1817 : f32
                  %1819 = arith.subf %1673, %1816 : f32
                  %1820 = wave.exp2 %1819 : f32
                  %1821 = arith.mulf %1809, %1818 : f32
                  %1822 = math.fma %1685, %1820, %1821 : f32
                  %1823 = arith.mulf %1811, %1818 : f32
                  %1824 = math.fma %1676, %1820, %1823 : f32
                  %1825 = arith.mulf %1813, %1818 : f32
                  %1826 = math.fma %1679, %1820, %1825 : f32
                  %1827 = arith.mulf %1815, %1818 : f32
                  %1828 = math.fma %1683, %1820, %1827 : f32
                  %1829 = arith.maxnumf %1816, %1699 fastmath<nnan> : f32
                  %1830 = arith.subf %1816, %1829 : f32
                  %1831 = wave.exp2 %1830 : f32
                  %1832 = arith.subf %1699, %1829 : f32
                  %1833 = wave.exp2 %1832 : f32
                  %1834 = arith.mulf %1822, %1831 : f32
                  %1835 = math.fma %1711, %1833, %1834 : f32
                  %1836 = arith.mulf %1824, %1831 : f32
                  %1837 = math.fma %1702, %1833, %1836 : f32
                  %1838 = arith.mulf %1826, %1831 : f32
                  %1839 = math.fma %1705, %1833, %1838 : f32
                  %1840 = arith.mulf %1828, %1831 : f32
                  %1841 = math.fma %1709, %1833, %1840 : f32
                  %1842 = arith.maxnumf %1829, %1725 fastmath<nnan> : f32
                  %1843 = arith.subf %1829, %1842 : f32
                  %1844 = wave.exp2 %1843 : f32
                  %1845 = arith.subf %1725, %1842 : f32
                  %1846 = wave.exp2 %1845 : f32
                  %1847 = arith.mulf %1835, %1844 : f32
                  %1848 = math.fma %1737, %1846, %1847 : f32
                  %1849 = arith.mulf %1837, %1844 : f32
                  %1850 = math.fma %1728, %1846, %1849 : f32
                  %1851 = arith.mulf %1839, %1844 : f32
                  %1852 = math.fma %1731, %1846, %1851 : f32
                  %1853 = arith.mulf %1841, %1844 : f32
                  %1854 = math.fma %1735, %1846, %1853 : f32
                  %1855 = arith.maxnumf %1842, %1751 fastmath<nnan> : f32
                  %1856 = arith.subf %1842, %1855 : f32
                  %1857 = wave.exp2 %1856 : f32
                  %1858 = arith.subf %1751, %1855 : f32
                  %1859 = wave.exp2 %1858 : f32
                  %1860 = arith.mulf %1848, %1857 : f32
                  %1861 = math.fma %1763, %1859, %1860 : f32
                  %1862 = arith.mulf %1850, %1857 : f32
                  %1863 = math.fma %1754, %1859, %1862 : f32
                  %1864 = arith.mulf %1852, %1857 : f32
                  %1865 = math.fma %1757, %1859, %1864 : f32
                  %1866 = arith.mulf %1854, %1857 : f32
                  %1867 = math.fma %1761, %1859, %1866 : f32
                  scf.yield %1855, %1861, %1863, %1865, %1867 : f32, f32, f32, f32, f32
                }
                %1868 = arith.addi %kvHeads, %15 : index
                %1869 = memref.load %scales[%1868] : memref<?xf32>
                %1870 = arith.divf %1869, %1555#1 : f32
                %1871 = arith.addi %17, %745 : index
                %1872 = arith.cmpi slt, %1871, %groupSize : index
                scf.if %1872 {
                  %1873 = arith.muli %15, %groupSize : index
                  %1874 = arith.addi %1873, %1871 : index
                  %1875 = arith.muli %1874, %c26 : index
                  %1876 = arith.muli %heads, %c26 : index
                  %1877 = arith.addi %743, %c23 : index
                  %1878 = arith.mulf %1555#2, %1870 : f32
                  %1879 = arith.addf %1878, %c44 : f32
                  %1880 = arith.minimumf %1879, %c107 : f32
                  %1881 = arith.maximumf %1880, %c108 : f32
                  %1882 = arith.truncf %1881 : f32 to f16
                  %1883 = arith.divui %1877, %c9 : index
                  %1884 = arith.addi %1875, %1883 : index
                  %1885 = arith.divui %24, %outTileRows : index
                  %1886 = arith.divui %1876, %c3 : index
                  %1887 = arith.muli %1885, %1886 : index
                  %1888 = arith.divui %1884, %c3 : index
                  %1889 = arith.addi %1887, %1888 : index
                  %1890 = arith.muli %1889, %c10 : index
                  %1891 = arith.remui %1884, %c3 : index
                  %1892 = arith.divui %1891, %c9 : index
                  %1893 = arith.addi %1890, %1892 : index
                  %1894 = arith.muli %outTileRows, %c9 : index
                  %1895 = arith.muli %1893, %1894 : index
                  %1896 = arith.remui %24, %outTileRows : index
                  %1897 = arith.muli %1896, %c9 : index
                  %1898 = arith.addi %1895, %1897 : index
                  %1899 = arith.remui %1884, %c9 : index
                  %1900 = arith.addi %1898, %1899 : index
                  memref.store %1882, %out[%1900] : memref<?xf16>
                  %1901 = arith.addi %743, %c7 : index
                  %1902 = arith.mulf %1555#3, %1870 : f32
                  %1903 = arith.addf %1902, %c44 : f32
                  %1904 = arith.minimumf %1903, %c107 : f32
                  %1905 = arith.maximumf %1904, %c108 : f32
                  %1906 = arith.truncf %1905 : f32 to f16
                  %1907 = arith.divui %1901, %c9 : index
                  %1908 = arith.addi %1875, %1907 : index
                  %1909 = arith.divui %24, %outTileRows : index
                  %1910 = arith.divui %1876, %c3 : index
                  %1911 = arith.muli %1909, %1910 : index
                  %1912 = arith.divui %1908, %c3 : index
                  %1913 = arith.addi %1911, %1912 : index
                  %1914 = arith.muli %1913, %c10 : index
                  %1915 = arith.remui %1908, %c3 : index
                  %1916 = arith.divui %1915, %c9 : index
                  %1917 = arith.addi %1914, %1916 : index
                  %1918 = arith.muli %outTileRows, %c9 : index
                  %1919 = arith.muli %1917, %1918 : index
                  %1920 = arith.remui %24, %outTileRows : index
                  %1921 = arith.muli %1920, %c9 : index
                  %1922 = arith.addi %1919, %1921 : index
                  %1923 = arith.remui %1908, %c9 : index
                  %1924 = arith.addi %1922, %1923 : index
                  memref.store %1906, %out[%1924] : memref<?xf16>
                  %1925 = arith.cmpi slt, %743, %c38 : index
                  scf.if %1925 {
                    %1926 = arith.addi %743, %c39 : index
                    %1927 = arith.mulf %1555#4, %1870 : f32
                    %1928 = arith.addf %1927, %c44 : f32
                    %1929 = arith.minimumf %1928, %c107 : f32
                    %1930 = arith.maximumf %1929, %c108 : f32
                    %1931 = arith.truncf %1930 : f32 to f16
                    %1932 = arith.divui %1926, %c9 : index
                    %1933 = arith.addi %1875, %1932 : index
                    %1934 = arith.divui %24, %outTileRows : index
                    %1935 = arith.divui %1876, %c3 : index
                    %1936 = arith.muli %1934, %1935 : index
                    %1937 = arith.divui %1933, %c3 : index
                    %1938 = arith.addi %1936, %1937 : index
                    %1939 = arith.muli %1938, %c10 : index
                    %1940 = arith.remui %1933, %c3 : index
                    %1941 = arith.divui %1940, %c9 : index
                    %1942 = arith.addi %1939, %1941 : index
                    %1943 = arith.muli %outTileRows, %c9 : index
                    %1944 = arith.muli %1942, %1943 : index
                    %1945 = arith.remui %24, %outTileRows : index
                    %1946 = arith.muli %1945, %c9 : index
                    %1947 = arith.addi %1944, %1946 : index
                    %1948 = arith.remui %1933, %c9 : index
                    %1949 = arith.addi %1947, %1948 : index
                    memref.store %1931, %out[%1949] : memref<?xf16>
                  }
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

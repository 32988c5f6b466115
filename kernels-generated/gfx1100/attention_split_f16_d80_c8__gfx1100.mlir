// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %partial: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 80 : index
  %c24 = arith.constant 20 : index
  %c25 = arith.constant 32 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 64 : i32
  %c33 = arith.constant 253 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
  %c36 = arith.constant 128 : index
  %c37 = arith.constant 512 : index
  %c38 = arith.constant 768 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 128 : i32
  %c41 = arith.constant 0xF149F2CA : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x00000000> : vector<8xf32>
  %c44 = arith.constant 31 : i32
  %c45 = arith.constant 32 : i32
  %c46 = arith.constant 0 : i32
  %c47 = arith.constant 192 : index
  %c48 = arith.constant 320 : index
  %c49 = arith.constant 384 : index
  %c50 = arith.constant 448 : index
  %c51 = arith.constant 576 : index
  %c52 = arith.constant 640 : index
  %c53 = arith.constant 704 : index
  %c54 = arith.constant 832 : index
  %c55 = arith.constant 896 : index
  %c56 = arith.constant 960 : index
  %c57 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c58 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c59 = arith.constant 0x41000000 : f32
  %c60 = arith.constant 0x40C00000 : f32
  %c61 = arith.constant 65535 : i32
  %c62 = arith.constant 2 : i32
  %c63 = arith.constant -65536 : i32
  %c64 = arith.constant 3 : i32
  %c65 = arith.constant 4 : i32
  %c66 = arith.constant 5 : i32
  %c67 = arith.constant 6 : i32
  %c68 = arith.constant 7 : i32
  %c69 = arith.constant 8 : i32
  %c70 = arith.constant 9 : i32
  %c71 = arith.constant 10 : i32
  %c72 = arith.constant 11 : i32
  %c73 = arith.constant 12 : i32
  %c74 = arith.constant 13 : i32
  %c75 = arith.constant 15 : i32
  %c76 = arith.constant 1088 : index
  %c77 = arith.constant 1152 : index
  %c78 = arith.constant 1216 : index
  %c79 = arith.constant 96 : index
  %c80 = arith.constant 112 : index
  %c81 = arith.constant 144 : index
  %c82 = arith.constant 160 : index
  %c83 = arith.constant 176 : index
  %c84 = arith.constant 208 : index
  %c85 = arith.constant 224 : index
  %c86 = arith.constant 240 : index
  %c87 = arith.constant 272 : index
  %c88 = arith.constant 288 : index
  %c89 = arith.constant 304 : index
  %c90 = arith.constant 336 : index
  %c91 = arith.constant 352 : index
  %c92 = arith.constant 368 : index
  %c93 = arith.constant 400 : index
  %c94 = arith.constant 416 : index
  %c95 = arith.constant 432 : index
  %c96 = arith.constant 464 : index
  %c97 = arith.constant 480 : index
  %c98 = arith.constant 496 : index
  %c99 = arith.constant 1536 : index
  %c100 = arith.constant 2048 : index
  %c101 = arith.constant 2560 : index
  %c102 = arith.constant 3072 : index
  %c103 = arith.constant 3584 : index
  %c104 = arith.constant 0x477FE000 : f32
  %c105 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c108 = arith.constant 672 : index
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
        %76 = math.absf %57 : vector<4xf32>
        %77 = math.absf %59 : vector<4xf32>
        %78 = arith.maxnumf %76, %77 fastmath<nnan> : vector<4xf32>
        %79 = math.absf %61 : vector<4xf32>
        %80 = arith.maxnumf %78, %79 fastmath<nnan> : vector<4xf32>
        %81 = math.absf %63 : vector<4xf32>
        %82 = arith.maxnumf %80, %81 fastmath<nnan> : vector<4xf32>
        %83 = math.absf %65 : vector<4xf32>
        %84 = arith.maxnumf %82, %83 fastmath<nnan> : vector<4xf32>
        %85 = math.absf %67 : vector<4xf32>
        %86 = arith.maxnumf %84, %85 fastmath<nnan> : vector<4xf32>
        %87 = math.absf %69 : vector<4xf32>
        %88 = arith.maxnumf %86, %87 fastmath<nnan> : vector<4xf32>
        %89 = math.absf %71 : vector<4xf32>
        %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
        %91 = math.absf %73 : vector<4xf32>
        %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
        %93 = math.absf %75 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = vector.extract %94[0] : f32 from vector<4xf32>
        %96 = vector.extract %94[1] : f32 from vector<4xf32>
        %97 = vector.extract %94[2] : f32 from vector<4xf32>
        %98 = vector.extract %94[3] : f32 from vector<4xf32>
        %99 = arith.maxnumf %95, %96 fastmath<nnan> : f32
        %100 = arith.maxnumf %99, %97 fastmath<nnan> : f32
        %101 = arith.maxnumf %100, %98 fastmath<nnan> : f32
        %102 = wave.swap_halves %101 : f32
        %103 = arith.maxnumf %101, %102 fastmath<nnan> : f32
        %104 = arith.bitcast %103 : f32 to i32
        %105 = arith.shrui %104, %c31 : i32
        %106 = arith.maxsi %105, %c32 : i32
        %107 = arith.minsi %106, %c33 : i32
        %108 = arith.subi %c34, %107 : i32
        %109 = arith.shli %108, %c31 : i32
        %110 = arith.bitcast %109 : i32 to f32
        %111 = arith.subi %107, %c35 : i32
        %112 = arith.shli %111, %c31 : i32
        %113 = arith.bitcast %112 : i32 to f32
        %114 = vector.broadcast %110 : f32 to vector<4xf32>
        %115 = arith.muli %1, %c9 : index
        %116 = arith.muli %2, %c36 : index
        %117 = arith.addi %115, %116 : index
        %118 = arith.mulf %57, %114 : vector<4xf32>
        %119 = arith.truncf %118 : vector<4xf32> to vector<4xf16>
        %120 = arith.mulf %59, %114 : vector<4xf32>
        %121 = arith.truncf %120 : vector<4xf32> to vector<4xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %123 = arith.addi %117, %c22 : index
        vector.store %122, %4[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.mulf %61, %114 : vector<4xf32>
        %125 = arith.truncf %124 : vector<4xf32> to vector<4xf16>
        %126 = arith.mulf %63, %114 : vector<4xf32>
        %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %129 = arith.addi %117, %c7 : index
        vector.store %128, %4[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.mulf %65, %114 : vector<4xf32>
        %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
        %132 = arith.mulf %67, %114 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %135 = arith.addi %117, %c37 : index
        vector.store %134, %4[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.mulf %69, %114 : vector<4xf32>
        %137 = arith.truncf %136 : vector<4xf32> to vector<4xf16>
        %138 = arith.mulf %71, %114 : vector<4xf32>
        %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %141 = arith.addi %117, %c38 : index
        vector.store %140, %4[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.mulf %73, %114 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = arith.mulf %75, %114 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %147 = arith.addi %117, %c39 : index
        vector.store %146, %4[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = memref.load %scales[%15] : memref<?xf32>
        %149 = arith.mulf %148, %113 : f32
        memref.store %149, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %150 = memref.load %7[%1] : memref<?xf32>
      scf.for %151 = %11 to %42 step %43 : i32 {
        %152 = arith.muli %151, %c20 : i32
        %153 = arith.index_cast %8 : index to i32
        %154 = arith.muli %153, %c40 : i32
        %155 = arith.addi %152, %154 : i32
        %156 = arith.addi %155, %c40 : i32
        %157 = arith.minsi %156, %38 : i32
        %158 = arith.cmpi slt, %155, %38 : i32
        %159:7 = scf.if %158 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %160 = arith.subi %157, %155 : i32
          %161 = arith.addi %160, %c44 : i32
          %162 = arith.divui %161, %c45 : i32
          %163 = arith.divui %155, %c18 : i32
          %164 = arith.addi %163, %c46 : i32
          %165 = arith.minsi %164, %40 : i32
          %166 = arith.index_castui %165 : i32 to index
          %167 = arith.addi %32, %166 : index
          %168 = memref.load %step[%167] : memref<?xi32>
          %169 = arith.index_cast %168 : i32 to index
          %170 = arith.muli %169, %33 : index
          %171 = arith.addi %170, %34 : index
          %172 = arith.addi %163, %c17 : i32
          %173 = arith.minsi %172, %40 : i32
          %174 = arith.index_castui %173 : i32 to index
          %175 = arith.addi %32, %174 : index
          %176 = memref.load %step[%175] : memref<?xi32>
          %177 = arith.index_cast %176 : i32 to index
          %178 = arith.muli %177, %33 : index
          %179 = arith.addi %178, %34 : index
          %180 = arith.addi %171, %35 : index
          %181 = arith.addi %180, %c22 : index
          %182 = vector.load %kv[%181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %183 = arith.addi %171, %35 : index
          %184 = arith.addi %183, %c29 : index
          %185 = vector.load %kv[%184] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %186 = arith.addi %179, %35 : index
          %187 = arith.addi %186, %c22 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %35 : index
          %190 = arith.addi %189, %c29 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %171, %35 : index
          %193 = arith.addi %192, %c36 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %171, %35 : index
          %196 = arith.addi %195, %c47 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %179, %35 : index
          %199 = arith.addi %198, %c36 : index
          %200 = vector.load %kv[%199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %201 = arith.addi %179, %35 : index
          %202 = arith.addi %201, %c47 : index
          %203 = vector.load %kv[%202] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220:15 = scf.for %204 = %c46 to %162 step %c17 iter_args(%205 = %182, %206 = %185, %207 = %188, %208 = %191, %209 = %194, %210 = %197, %211 = %200, %212 = %203, %213 = %c41, %214 = %c42, %215 = %c43, %216 = %c43, %217 = %c43, %218 = %c43, %219 = %c43) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %221 = arith.muli %204, %c45 : i32
            %222 = arith.addi %155, %221 : i32
            %223 = arith.addi %222, %c45 : i32
            %224 = arith.divui %222, %c18 : i32
            %225 = arith.addi %224, %c46 : i32
            %226 = arith.minsi %225, %40 : i32
            %227 = arith.index_castui %226 : i32 to index
            %228 = arith.addi %32, %227 : index
            %229 = memref.load %step[%228] : memref<?xi32>
            %230 = arith.index_cast %229 : i32 to index
            %231 = arith.muli %230, %33 : index
            %232 = arith.addi %231, %34 : index
            %233 = arith.addi %224, %c17 : i32
            %234 = arith.minsi %233, %40 : i32
            %235 = arith.index_castui %234 : i32 to index
            %236 = arith.addi %32, %235 : index
            %237 = memref.load %step[%236] : memref<?xi32>
            %238 = arith.index_cast %237 : i32 to index
            %239 = arith.muli %238, %33 : index
            %240 = arith.addi %239, %34 : index
            %241 = arith.divui %223, %c18 : i32
            %242 = arith.addi %241, %c46 : i32
            %243 = arith.minsi %242, %40 : i32
            %244 = arith.index_castui %243 : i32 to index
            %245 = arith.addi %32, %244 : index
            %246 = memref.load %step[%245] : memref<?xi32>
            %247 = arith.index_cast %246 : i32 to index
            %248 = arith.muli %247, %33 : index
            %249 = arith.addi %248, %34 : index
            %250 = arith.addi %241, %c17 : i32
            %251 = arith.minsi %250, %40 : i32
            %252 = arith.index_castui %251 : i32 to index
            %253 = arith.addi %32, %252 : index
            %254 = memref.load %step[%253] : memref<?xi32>
            %255 = arith.index_cast %254 : i32 to index
            %256 = arith.muli %255, %33 : index
            %257 = arith.addi %256, %34 : index
            %258 = wave.opaque %c22 : index
            %259 = arith.muli %1, %c9 : index
            %260 = arith.addi %258, %259 : index
            %261 = arith.addi %232, %35 : index
            %262 = arith.addi %261, %c7 : index
            %263 = vector.load %kv[%262] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %264 = arith.addi %232, %35 : index
            %265 = arith.addi %264, %c48 : index
            %266 = vector.load %kv[%265] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %267 = arith.addi %240, %35 : index
            %268 = arith.addi %267, %c7 : index
            %269 = vector.load %kv[%268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %270 = arith.addi %240, %35 : index
            %271 = arith.addi %270, %c48 : index
            %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %273 = vector.shuffle %205, %206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %274 = vector.bitcast %273 : vector<8xi32> to vector<16xf16>
            %275 = arith.addi %260, %c22 : index
            %276 = vector.load %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %277 = arith.addi %275, %c36 : index
            %278 = vector.load %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %280 = wave.mma %274, %279, %c43 : vector<16xf16>, vector<8xf32>
            %281 = vector.shuffle %207, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %282 = vector.bitcast %281 : vector<8xi32> to vector<16xf16>
            %283 = arith.addi %260, %c22 : index
            %284 = vector.load %4[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %285 = arith.addi %283, %c36 : index
            %286 = vector.load %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %287 = vector.shuffle %284, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %288 = wave.mma %282, %287, %c43 : vector<16xf16>, vector<8xf32>
            %289 = arith.addi %232, %35 : index
            %290 = arith.addi %289, %c49 : index
            %291 = vector.load %kv[%290] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %292 = arith.addi %232, %35 : index
            %293 = arith.addi %292, %c50 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %240, %35 : index
            %296 = arith.addi %295, %c49 : index
            %297 = vector.load %kv[%296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %298 = arith.addi %240, %35 : index
            %299 = arith.addi %298, %c50 : index
            %300 = vector.load %kv[%299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %301 = vector.shuffle %209, %210 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %302 = vector.bitcast %301 : vector<8xi32> to vector<16xf16>
            %303 = arith.addi %260, %c7 : index
            %304 = vector.load %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %305 = arith.addi %303, %c36 : index
            %306 = vector.load %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %307 = vector.shuffle %304, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %308 = wave.mma %302, %307, %280 : vector<16xf16>, vector<8xf32>
            %309 = vector.shuffle %211, %212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %310 = vector.bitcast %309 : vector<8xi32> to vector<16xf16>
            %311 = arith.addi %260, %c7 : index
            %312 = vector.load %4[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %313 = arith.addi %311, %c36 : index
            %314 = vector.load %4[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %315 = vector.shuffle %312, %314 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %316 = wave.mma %310, %315, %288 : vector<16xf16>, vector<8xf32>
            %317 = arith.addi %232, %35 : index
            %318 = arith.addi %317, %c37 : index
            %319 = vector.load %kv[%318] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %320 = arith.addi %232, %35 : index
            %321 = arith.addi %320, %c51 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.addi %240, %35 : index
            %324 = arith.addi %323, %c37 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %326 = arith.addi %240, %35 : index
            %327 = arith.addi %326, %c51 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %329 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %330 = vector.bitcast %329 : vector<8xi32> to vector<16xf16>
            %331 = arith.addi %260, %c37 : index
            %332 = vector.load %4[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %333 = arith.addi %331, %c36 : index
            %334 = vector.load %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %336 = wave.mma %330, %335, %308 : vector<16xf16>, vector<8xf32>
            %337 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %338 = vector.bitcast %337 : vector<8xi32> to vector<16xf16>
            %339 = arith.addi %260, %c37 : index
            %340 = vector.load %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %341 = arith.addi %339, %c36 : index
            %342 = vector.load %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %344 = wave.mma %338, %343, %316 : vector<16xf16>, vector<8xf32>
            %345 = arith.addi %232, %35 : index
            %346 = arith.addi %345, %c52 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %348 = arith.addi %232, %35 : index
            %349 = arith.addi %348, %c53 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %351 = arith.addi %240, %35 : index
            %352 = arith.addi %351, %c52 : index
            %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %354 = arith.addi %240, %35 : index
            %355 = arith.addi %354, %c53 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %357 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %358 = vector.bitcast %357 : vector<8xi32> to vector<16xf16>
            %359 = arith.addi %260, %c38 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = arith.addi %359, %c36 : index
            %362 = vector.load %4[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %364 = wave.mma %358, %363, %336 : vector<16xf16>, vector<8xf32>
            %365 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %366 = vector.bitcast %365 : vector<8xi32> to vector<16xf16>
            %367 = arith.addi %260, %c38 : index
            %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %369 = arith.addi %367, %c36 : index
            %370 = vector.load %4[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %372 = wave.mma %366, %371, %344 : vector<16xf16>, vector<8xf32>
            %373 = arith.addi %232, %35 : index
            %374 = arith.addi %373, %c38 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %232, %35 : index
            %377 = arith.addi %376, %c54 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %379 = arith.addi %240, %35 : index
            %380 = arith.addi %379, %c38 : index
            %381 = vector.load %kv[%380] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %382 = arith.addi %240, %35 : index
            %383 = arith.addi %382, %c54 : index
            %384 = vector.load %kv[%383] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %385 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %386 = vector.bitcast %385 : vector<8xi32> to vector<16xf16>
            %387 = arith.addi %260, %c39 : index
            %388 = vector.load %4[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %389 = arith.addi %387, %c36 : index
            %390 = vector.load %4[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %391 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %392 = wave.mma %386, %391, %364 : vector<16xf16>, vector<8xf32>
            %393 = vector.shuffle %325, %328 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %394 = vector.bitcast %393 : vector<8xi32> to vector<16xf16>
            %395 = arith.addi %260, %c39 : index
            %396 = vector.load %4[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %397 = arith.addi %395, %c36 : index
            %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %400 = wave.mma %394, %399, %372 : vector<16xf16>, vector<8xf32>
            %401 = arith.addi %232, %35 : index
            %402 = arith.addi %401, %c55 : index
            %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %404 = arith.addi %232, %35 : index
            %405 = arith.addi %404, %c56 : index
            %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %407 = arith.addi %240, %35 : index
            %408 = arith.addi %407, %c55 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.addi %240, %35 : index
            %411 = arith.addi %410, %c56 : index
            %412 = vector.load %kv[%411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %413 = wave.opaque %223 : i32
            %414 = arith.cmpi sgt, %413, %157 : i32
            %415:2 = scf.if %414 -> (vector<8xf32>, vector<8xf32>) {
              %416 = arith.index_cast %2 : index to i32
              %417 = arith.addi %222, %416 : i32
              %418 = arith.subi %38, %417 : i32
              %419 = arith.subi %418, %c46 : i32
              %420 = vector.broadcast %419 : i32 to vector<8xi32>
              %421 = arith.cmpi sgt, %420, %c58 : vector<8xi32>
              %422 = arith.select %421, %392, %c57 : vector<8xi1>, vector<8xf32>
              %423 = arith.subi %418, %c18 : i32
              %424 = vector.broadcast %423 : i32 to vector<8xi32>
              %425 = arith.cmpi sgt, %424, %c58 : vector<8xi32>
              %426 = arith.select %425, %400, %c57 : vector<8xi1>, vector<8xf32>
              scf.yield %422, %426 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %392, %400 : vector<8xf32>, vector<8xf32>
            }
            %427 = vector.extract %415#0[0] : f32 from vector<8xf32>
            %428 = vector.extract %415#0[1] : f32 from vector<8xf32>
            %429 = vector.extract %415#0[2] : f32 from vector<8xf32>
            %430 = vector.extract %415#0[3] : f32 from vector<8xf32>
            %431 = vector.extract %415#0[4] : f32 from vector<8xf32>
            %432 = vector.extract %415#0[5] : f32 from vector<8xf32>
            %433 = vector.extract %415#0[6] : f32 from vector<8xf32>
            %434 = vector.extract %415#0[7] : f32 from vector<8xf32>
            %435 = vector.extract %415#1[0] : f32 from vector<8xf32>
            %436 = vector.extract %415#1[1] : f32 from vector<8xf32>
            %437 = vector.extract %415#1[2] : f32 from vector<8xf32>
            %438 = vector.extract %415#1[3] : f32 from vector<8xf32>
            %439 = vector.extract %415#1[4] : f32 from vector<8xf32>
            %440 = vector.extract %415#1[5] : f32 from vector<8xf32>
            %441 = vector.extract %415#1[6] : f32 from vector<8xf32>
            %442 = vector.extract %415#1[7] : f32 from vector<8xf32>
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
            %460 = arith.mulf %459, %150 : f32
            %461 = arith.addf %213, %c59 : f32
            %462 = arith.cmpf ogt, %460, %461 : f32
            %463:7 = scf.if %462 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %464 = arith.subf %213, %460 : f32
              %465 = wave.exp2 %464 : f32
              %466 = vector.broadcast %465 : f32 to vector<8xf32>
              %467 = arith.mulf %214, %465 : f32
              %468 = arith.mulf %215, %466 : vector<8xf32>
              %469 = arith.mulf %216, %466 : vector<8xf32>
              %470 = arith.mulf %217, %466 : vector<8xf32>
              %471 = arith.mulf %218, %466 : vector<8xf32>
              %472 = arith.mulf %219, %466 : vector<8xf32>
              scf.yield %460, %467, %468, %469, %470, %471, %472 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %213, %214, %215, %216, %217, %218, %219 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %473 = vector.broadcast %150 : f32 to vector<8xf32>
            %474 = arith.subf %c60, %463#0 : f32
            %475 = vector.broadcast %474 : f32 to vector<8xf32>
            %476 = math.fma %415#0, %473, %475 : vector<8xf32>
            %477 = wave.exp2 %476 : vector<8xf32>
            %478 = math.fma %415#1, %473, %475 : vector<8xf32>
            %479 = wave.exp2 %478 : vector<8xf32>
            %480 = arith.truncf %477 : vector<8xf32> to vector<8xf16>
            %481 = vector.bitcast %480 : vector<8xf16> to vector<4xi32>
            %482 = wave.swap_halves %481 : vector<4xi32>
            %483 = arith.select %3, %482, %481 : vector<4xi32>
            %484 = arith.select %3, %481, %482 : vector<4xi32>
            %485 = vector.shuffle %483, %484 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %486 = vector.bitcast %485 : vector<8xi32> to vector<16xf16>
            %487 = arith.truncf %479 : vector<8xf32> to vector<8xf16>
            %488 = vector.bitcast %487 : vector<8xf16> to vector<4xi32>
            %489 = wave.swap_halves %488 : vector<4xi32>
            %490 = arith.select %3, %489, %488 : vector<4xi32>
            %491 = arith.select %3, %488, %489 : vector<4xi32>
            %492 = vector.shuffle %490, %491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
            %494 = arith.addf %477, %479 : vector<8xf32>
            %495 = vector.extract %494[0] : f32 from vector<8xf32>
            %496 = vector.extract %494[1] : f32 from vector<8xf32>
            %497 = vector.extract %494[2] : f32 from vector<8xf32>
            %498 = vector.extract %494[3] : f32 from vector<8xf32>
            %499 = vector.extract %494[4] : f32 from vector<8xf32>
            %500 = vector.extract %494[5] : f32 from vector<8xf32>
            %501 = vector.extract %494[6] : f32 from vector<8xf32>
            %502 = vector.extract %494[7] : f32 from vector<8xf32>
            %503 = arith.addf %495, %499 : f32
            %504 = arith.addf %496, %500 : f32
            %505 = arith.addf %497, %501 : f32
            %506 = arith.addf %498, %502 : f32
            %507 = arith.addf %503, %505 : f32
            %508 = arith.addf %504, %506 : f32
            %509 = arith.addf %507, %508 : f32
            %510 = arith.addf %463#1, %509 : f32
            %511 = wave.opaque %223 : i32
            %512 = arith.cmpi sgt, %511, %157 : i32
            %513:4 = scf.if %512 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %514 = arith.subi %157, %222 : i32
              %515 = arith.subi %514, %c46 : i32
              %516 = arith.minsi %515, %c18 : i32
              %517 = arith.maxsi %516, %c46 : i32
              %518 = arith.cmpi sgt, %517, %c46 : i32
              %519 = arith.select %518, %c61, %c46 : i32
              %520 = arith.ori %c46, %519 : i32
              %521 = arith.cmpi sgt, %517, %c17 : i32
              %522 = arith.select %521, %c61, %c46 : i32
              %523 = arith.ori %c46, %522 : i32
              %524 = arith.cmpi sgt, %517, %c62 : i32
              %525 = arith.select %524, %c63, %c46 : i32
              %526 = arith.ori %520, %525 : i32
              %527 = arith.cmpi sgt, %517, %c64 : i32
              %528 = arith.select %527, %c63, %c46 : i32
              %529 = arith.ori %523, %528 : i32
              %530 = arith.cmpi sgt, %517, %c65 : i32
              %531 = arith.select %530, %c61, %c46 : i32
              %532 = arith.ori %c46, %531 : i32
              %533 = arith.cmpi sgt, %517, %c66 : i32
              %534 = arith.select %533, %c61, %c46 : i32
              %535 = arith.ori %c46, %534 : i32
              %536 = arith.cmpi sgt, %517, %c67 : i32
              %537 = arith.select %536, %c63, %c46 : i32
              %538 = arith.ori %532, %537 : i32
              %539 = arith.cmpi sgt, %517, %c68 : i32
              %540 = arith.select %539, %c63, %c46 : i32
              %541 = arith.ori %535, %540 : i32
              %542 = arith.cmpi sgt, %517, %c69 : i32
              %543 = arith.select %542, %c61, %c46 : i32
              %544 = arith.ori %c46, %543 : i32
              %545 = arith.cmpi sgt, %517, %c70 : i32
              %546 = arith.select %545, %c61, %c46 : i32
              %547 = arith.ori %c46, %546 : i32
              %548 = arith.cmpi sgt, %517, %c71 : i32
              %549 = arith.select %548, %c63, %c46 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = arith.cmpi sgt, %517, %c72 : i32
              %552 = arith.select %551, %c63, %c46 : i32
              %553 = arith.ori %547, %552 : i32
              %554 = arith.cmpi sgt, %517, %c73 : i32
              %555 = arith.select %554, %c61, %c46 : i32
              %556 = arith.ori %c46, %555 : i32
              %557 = arith.cmpi sgt, %517, %c74 : i32
              %558 = arith.select %557, %c61, %c46 : i32
              %559 = arith.ori %c46, %558 : i32
              %560 = arith.cmpi sgt, %517, %c35 : i32
              %561 = arith.select %560, %c63, %c46 : i32
              %562 = arith.ori %556, %561 : i32
              %563 = arith.cmpi sgt, %517, %c75 : i32
              %564 = arith.select %563, %c63, %c46 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = vector.from_elements %526, %538, %550, %562 : vector<4xi32>
              %567 = vector.from_elements %529, %541, %553, %565 : vector<4xi32>
              %568 = arith.subi %157, %222 : i32
              %569 = arith.subi %568, %c18 : i32
              %570 = arith.minsi %569, %c18 : i32
              %571 = arith.maxsi %570, %c46 : i32
              %572 = arith.cmpi sgt, %571, %c46 : i32
              %573 = arith.select %572, %c61, %c46 : i32
              %574 = arith.ori %c46, %573 : i32
              %575 = arith.cmpi sgt, %571, %c17 : i32
              %576 = arith.select %575, %c61, %c46 : i32
              %577 = arith.ori %c46, %576 : i32
              %578 = arith.cmpi sgt, %571, %c62 : i32
              %579 = arith.select %578, %c63, %c46 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %571, %c64 : i32
              %582 = arith.select %581, %c63, %c46 : i32
              %583 = arith.ori %577, %582 : i32
              %584 = arith.cmpi sgt, %571, %c65 : i32
              %585 = arith.select %584, %c61, %c46 : i32
              %586 = arith.ori %c46, %585 : i32
              %587 = arith.cmpi sgt, %571, %c66 : i32
              %588 = arith.select %587, %c61, %c46 : i32
              %589 = arith.ori %c46, %588 : i32
              %590 = arith.cmpi sgt, %571, %c67 : i32
              %591 = arith.select %590, %c63, %c46 : i32
              %592 = arith.ori %586, %591 : i32
              %593 = arith.cmpi sgt, %571, %c68 : i32
              %594 = arith.select %593, %c63, %c46 : i32
              %595 = arith.ori %589, %594 : i32
              %596 = arith.cmpi sgt, %571, %c69 : i32
              %597 = arith.select %596, %c61, %c46 : i32
              %598 = arith.ori %c46, %597 : i32
              %599 = arith.cmpi sgt, %571, %c70 : i32
              %600 = arith.select %599, %c61, %c46 : i32
              %601 = arith.ori %c46, %600 : i32
              %602 = arith.cmpi sgt, %571, %c71 : i32
              %603 = arith.select %602, %c63, %c46 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %571, %c72 : i32
              %606 = arith.select %605, %c63, %c46 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = arith.cmpi sgt, %571, %c73 : i32
              %609 = arith.select %608, %c61, %c46 : i32
              %610 = arith.ori %c46, %609 : i32
              %611 = arith.cmpi sgt, %571, %c74 : i32
              %612 = arith.select %611, %c61, %c46 : i32
              %613 = arith.ori %c46, %612 : i32
              %614 = arith.cmpi sgt, %571, %c35 : i32
              %615 = arith.select %614, %c63, %c46 : i32
              %616 = arith.ori %610, %615 : i32
              %617 = arith.cmpi sgt, %571, %c75 : i32
              %618 = arith.select %617, %c63, %c46 : i32
              %619 = arith.ori %613, %618 : i32
              %620 = vector.from_elements %580, %592, %604, %616 : vector<4xi32>
              %621 = vector.from_elements %583, %595, %607, %619 : vector<4xi32>
              %622 = arith.andi %347, %566 : vector<4xi32>
              %623 = arith.andi %350, %567 : vector<4xi32>
              %624 = arith.andi %353, %620 : vector<4xi32>
              %625 = arith.andi %356, %621 : vector<4xi32>
              scf.yield %622, %623, %624, %625 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %347, %350, %353, %356 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %626 = vector.shuffle %513#0, %513#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %627 = vector.bitcast %626 : vector<8xi32> to vector<16xf16>
            %628 = wave.mma %627, %486, %463#2 : vector<16xf16>, vector<8xf32>
            %629 = vector.shuffle %513#2, %513#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %630 = vector.bitcast %629 : vector<8xi32> to vector<16xf16>
            %631 = wave.mma %630, %493, %628 : vector<16xf16>, vector<8xf32>
            %632 = wave.opaque %631 : vector<8xf32>
            %633 = arith.addi %232, %35 : index
            %634 = arith.addi %633, %c39 : index
            %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %636 = arith.addi %232, %35 : index
            %637 = arith.addi %636, %c76 : index
            %638 = vector.load %kv[%637] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %639 = arith.addi %240, %35 : index
            %640 = arith.addi %639, %c39 : index
            %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %642 = arith.addi %240, %35 : index
            %643 = arith.addi %642, %c76 : index
            %644 = vector.load %kv[%643] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %645 = wave.opaque %223 : i32
            %646 = arith.cmpi sgt, %645, %157 : i32
            %647:4 = scf.if %646 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %648 = arith.subi %157, %222 : i32
              %649 = arith.subi %648, %c46 : i32
              %650 = arith.minsi %649, %c18 : i32
              %651 = arith.maxsi %650, %c46 : i32
              %652 = arith.cmpi sgt, %651, %c46 : i32
              %653 = arith.select %652, %c61, %c46 : i32
              %654 = arith.ori %c46, %653 : i32
              %655 = arith.cmpi sgt, %651, %c17 : i32
              %656 = arith.select %655, %c61, %c46 : i32
              %657 = arith.ori %c46, %656 : i32
              %658 = arith.cmpi sgt, %651, %c62 : i32
              %659 = arith.select %658, %c63, %c46 : i32
              %660 = arith.ori %654, %659 : i32
              %661 = arith.cmpi sgt, %651, %c64 : i32
              %662 = arith.select %661, %c63, %c46 : i32
              %663 = arith.ori %657, %662 : i32
              %664 = arith.cmpi sgt, %651, %c65 : i32
              %665 = arith.select %664, %c61, %c46 : i32
              %666 = arith.ori %c46, %665 : i32
              %667 = arith.cmpi sgt, %651, %c66 : i32
              %668 = arith.select %667, %c61, %c46 : i32
              %669 = arith.ori %c46, %668 : i32
              %670 = arith.cmpi sgt, %651, %c67 : i32
              %671 = arith.select %670, %c63, %c46 : i32
              %672 = arith.ori %666, %671 : i32
              %673 = arith.cmpi sgt, %651, %c68 : i32
              %674 = arith.select %673, %c63, %c46 : i32
              %675 = arith.ori %669, %674 : i32
              %676 = arith.cmpi sgt, %651, %c69 : i32
              %677 = arith.select %676, %c61, %c46 : i32
              %678 = arith.ori %c46, %677 : i32
              %679 = arith.cmpi sgt, %651, %c70 : i32
              %680 = arith.select %679, %c61, %c46 : i32
              %681 = arith.ori %c46, %680 : i32
              %682 = arith.cmpi sgt, %651, %c71 : i32
              %683 = arith.select %682, %c63, %c46 : i32
              %684 = arith.ori %678, %683 : i32
              %685 = arith.cmpi sgt, %651, %c72 : i32
              %686 = arith.select %685, %c63, %c46 : i32
              %687 = arith.ori %681, %686 : i32
              %688 = arith.cmpi sgt, %651, %c73 : i32
              %689 = arith.select %688, %c61, %c46 : i32
              %690 = arith.ori %c46, %689 : i32
              %691 = arith.cmpi sgt, %651, %c74 : i32
              %692 = arith.select %691, %c61, %c46 : i32
              %693 = arith.ori %c46, %692 : i32
              %694 = arith.cmpi sgt, %651, %c35 : i32
              %695 = arith.select %694, %c63, %c46 : i32
              %696 = arith.ori %690, %695 : i32
              %697 = arith.cmpi sgt, %651, %c75 : i32
              %698 = arith.select %697, %c63, %c46 : i32
              %699 = arith.ori %693, %698 : i32
              %700 = vector.from_elements %660, %672, %684, %696 : vector<4xi32>
              %701 = vector.from_elements %663, %675, %687, %699 : vector<4xi32>
              %702 = arith.subi %157, %222 : i32
              %703 = arith.subi %702, %c18 : i32
              %704 = arith.minsi %703, %c18 : i32
              %705 = arith.maxsi %704, %c46 : i32
              %706 = arith.cmpi sgt, %705, %c46 : i32
              %707 = arith.select %706, %c61, %c46 : i32
              %708 = arith.ori %c46, %707 : i32
              %709 = arith.cmpi sgt, %705, %c17 : i32
              %710 = arith.select %709, %c61, %c46 : i32
              %711 = arith.ori %c46, %710 : i32
              %712 = arith.cmpi sgt, %705, %c62 : i32
              %713 = arith.select %712, %c63, %c46 : i32
              %714 = arith.ori %708, %713 : i32
              %715 = arith.cmpi sgt, %705, %c64 : i32
              %716 = arith.select %715, %c63, %c46 : i32
              %717 = arith.ori %711, %716 : i32
              %718 = arith.cmpi sgt, %705, %c65 : i32
              %719 = arith.select %718, %c61, %c46 : i32
              %720 = arith.ori %c46, %719 : i32
              %721 = arith.cmpi sgt, %705, %c66 : i32
              %722 = arith.select %721, %c61, %c46 : i32
              %723 = arith.ori %c46, %722 : i32
              %724 = arith.cmpi sgt, %705, %c67 : i32
              %725 = arith.select %724, %c63, %c46 : i32
              %726 = arith.ori %720, %725 : i32
              %727 = arith.cmpi sgt, %705, %c68 : i32
              %728 = arith.select %727, %c63, %c46 : i32
              %729 = arith.ori %723, %728 : i32
              %730 = arith.cmpi sgt, %705, %c69 : i32
              %731 = arith.select %730, %c61, %c46 : i32
              %732 = arith.ori %c46, %731 : i32
              %733 = arith.cmpi sgt, %705, %c70 : i32
              %734 = arith.select %733, %c61, %c46 : i32
              %735 = arith.ori %c46, %734 : i32
              %736 = arith.cmpi sgt, %705, %c71 : i32
              %737 = arith.select %736, %c63, %c46 : i32
              %738 = arith.ori %732, %737 : i32
              %739 = arith.cmpi sgt, %705, %c72 : i32
              %740 = arith.select %739, %c63, %c46 : i32
              %741 = arith.ori %735, %740 : i32
              %742 = arith.cmpi sgt, %705, %c73 : i32
              %743 = arith.select %742, %c61, %c46 : i32
              %744 = arith.ori %c46, %743 : i32
              %745 = arith.cmpi sgt, %705, %c74 : i32
              %746 = arith.select %745, %c61, %c46 : i32
              %747 = arith.ori %c46, %746 : i32
              %748 = arith.cmpi sgt, %705, %c35 : i32
              %749 = arith.select %748, %c63, %c46 : i32
              %750 = arith.ori %744, %749 : i32
              %751 = arith.cmpi sgt, %705, %c75 : i32
              %752 = arith.select %751, %c63, %c46 : i32
              %753 = arith.ori %747, %752 : i32
              %754 = vector.from_elements %714, %726, %738, %750 : vector<4xi32>
              %755 = vector.from_elements %717, %729, %741, %753 : vector<4xi32>
              %756 = arith.andi %375, %700 : vector<4xi32>
              %757 = arith.andi %378, %701 : vector<4xi32>
              %758 = arith.andi %381, %754 : vector<4xi32>
              %759 = arith.andi %384, %755 : vector<4xi32>
              scf.yield %756, %757, %758, %759 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %375, %378, %381, %384 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %760 = vector.shuffle %647#0, %647#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %761 = vector.bitcast %760 : vector<8xi32> to vector<16xf16>
            %762 = wave.mma %761, %486, %463#3 : vector<16xf16>, vector<8xf32>
            %763 = vector.shuffle %647#2, %647#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %764 = vector.bitcast %763 : vector<8xi32> to vector<16xf16>
            %765 = wave.mma %764, %493, %762 : vector<16xf16>, vector<8xf32>
            %766 = wave.opaque %765 : vector<8xf32>
            %767 = arith.addi %232, %35 : index
            %768 = arith.addi %767, %c77 : index
            %769 = vector.load %kv[%768] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %770 = arith.addi %232, %35 : index
            %771 = arith.addi %770, %c78 : index
            %772 = vector.load %kv[%771] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %773 = arith.addi %240, %35 : index
            %774 = arith.addi %773, %c77 : index
            %775 = vector.load %kv[%774] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %776 = arith.addi %240, %35 : index
            %777 = arith.addi %776, %c78 : index
            %778 = vector.load %kv[%777] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %779 = wave.opaque %223 : i32
            %780 = arith.cmpi sgt, %779, %157 : i32
            %781:4 = scf.if %780 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %782 = arith.subi %157, %222 : i32
              %783 = arith.subi %782, %c46 : i32
              %784 = arith.minsi %783, %c18 : i32
              %785 = arith.maxsi %784, %c46 : i32
              %786 = arith.cmpi sgt, %785, %c46 : i32
              %787 = arith.select %786, %c61, %c46 : i32
              %788 = arith.ori %c46, %787 : i32
              %789 = arith.cmpi sgt, %785, %c17 : i32
              %790 = arith.select %789, %c61, %c46 : i32
              %791 = arith.ori %c46, %790 : i32
              %792 = arith.cmpi sgt, %785, %c62 : i32
              %793 = arith.select %792, %c63, %c46 : i32
              %794 = arith.ori %788, %793 : i32
              %795 = arith.cmpi sgt, %785, %c64 : i32
              %796 = arith.select %795, %c63, %c46 : i32
              %797 = arith.ori %791, %796 : i32
              %798 = arith.cmpi sgt, %785, %c65 : i32
              %799 = arith.select %798, %c61, %c46 : i32
              %800 = arith.ori %c46, %799 : i32
              %801 = arith.cmpi sgt, %785, %c66 : i32
              %802 = arith.select %801, %c61, %c46 : i32
              %803 = arith.ori %c46, %802 : i32
              %804 = arith.cmpi sgt, %785, %c67 : i32
              %805 = arith.select %804, %c63, %c46 : i32
              %806 = arith.ori %800, %805 : i32
              %807 = arith.cmpi sgt, %785, %c68 : i32
              %808 = arith.select %807, %c63, %c46 : i32
              %809 = arith.ori %803, %808 : i32
              %810 = arith.cmpi sgt, %785, %c69 : i32
              %811 = arith.select %810, %c61, %c46 : i32
              %812 = arith.ori %c46, %811 : i32
              %813 = arith.cmpi sgt, %785, %c70 : i32
              %814 = arith.select %813, %c61, %c46 : i32
              %815 = arith.ori %c46, %814 : i32
              %816 = arith.cmpi sgt, %785, %c71 : i32
              %817 = arith.select %816, %c63, %c46 : i32
              %818 = arith.ori %812, %817 : i32
              %819 = arith.cmpi sgt, %785, %c72 : i32
              %820 = arith.select %819, %c63, %c46 : i32
              %821 = arith.ori %815, %820 : i32
              %822 = arith.cmpi sgt, %785, %c73 : i32
              %823 = arith.select %822, %c61, %c46 : i32
              %824 = arith.ori %c46, %823 : i32
              %825 = arith.cmpi sgt, %785, %c74 : i32
              %826 = arith.select %825, %c61, %c46 : i32
              %827 = arith.ori %c46, %826 : i32
              %828 = arith.cmpi sgt, %785, %c35 : i32
              %829 = arith.select %828, %c63, %c46 : i32
              %830 = arith.ori %824, %829 : i32
              %831 = arith.cmpi sgt, %785, %c75 : i32
              %832 = arith.select %831, %c63, %c46 : i32
              %833 = arith.ori %827, %832 : i32
              %834 = vector.from_elements %794, %806, %818, %830 : vector<4xi32>
              %835 = vector.from_elements %797, %809, %821, %833 : vector<4xi32>
              %836 = arith.subi %157, %222 : i32
              %837 = arith.subi %836, %c18 : i32
              %838 = arith.minsi %837, %c18 : i32
              %839 = arith.maxsi %838, %c46 : i32
              %840 = arith.cmpi sgt, %839, %c46 : i32
              %841 = arith.select %840, %c61, %c46 : i32
              %842 = arith.ori %c46, %841 : i32
              %843 = arith.cmpi sgt, %839, %c17 : i32
              %844 = arith.select %843, %c61, %c46 : i32
              %845 = arith.ori %c46, %844 : i32
              %846 = arith.cmpi sgt, %839, %c62 : i32
              %847 = arith.select %846, %c63, %c46 : i32
              %848 = arith.ori %842, %847 : i32
              %849 = arith.cmpi sgt, %839, %c64 : i32
              %850 = arith.select %849, %c63, %c46 : i32
              %851 = arith.ori %845, %850 : i32
              %852 = arith.cmpi sgt, %839, %c65 : i32
              %853 = arith.select %852, %c61, %c46 : i32
              %854 = arith.ori %c46, %853 : i32
              %855 = arith.cmpi sgt, %839, %c66 : i32
              %856 = arith.select %855, %c61, %c46 : i32
              %857 = arith.ori %c46, %856 : i32
              %858 = arith.cmpi sgt, %839, %c67 : i32
              %859 = arith.select %858, %c63, %c46 : i32
              %860 = arith.ori %854, %859 : i32
              %861 = arith.cmpi sgt, %839, %c68 : i32
              %862 = arith.select %861, %c63, %c46 : i32
              %863 = arith.ori %857, %862 : i32
              %864 = arith.cmpi sgt, %839, %c69 : i32
              %865 = arith.select %864, %c61, %c46 : i32
              %866 = arith.ori %c46, %865 : i32
              %867 = arith.cmpi sgt, %839, %c70 : i32
              %868 = arith.select %867, %c61, %c46 : i32
              %869 = arith.ori %c46, %868 : i32
              %870 = arith.cmpi sgt, %839, %c71 : i32
              %871 = arith.select %870, %c63, %c46 : i32
              %872 = arith.ori %866, %871 : i32
              %873 = arith.cmpi sgt, %839, %c72 : i32
              %874 = arith.select %873, %c63, %c46 : i32
              %875 = arith.ori %869, %874 : i32
              %876 = arith.cmpi sgt, %839, %c73 : i32
              %877 = arith.select %876, %c61, %c46 : i32
              %878 = arith.ori %c46, %877 : i32
              %879 = arith.cmpi sgt, %839, %c74 : i32
              %880 = arith.select %879, %c61, %c46 : i32
              %881 = arith.ori %c46, %880 : i32
              %882 = arith.cmpi sgt, %839, %c35 : i32
              %883 = arith.select %882, %c63, %c46 : i32
              %884 = arith.ori %878, %883 : i32
              %885 = arith.cmpi sgt, %839, %c75 : i32
              %886 = arith.select %885, %c63, %c46 : i32
              %887 = arith.ori %881, %886 : i32
              %888 = vector.from_elements %848, %860, %872, %884 : vector<4xi32>
              %889 = vector.from_elements %851, %863, %875, %887 : vector<4xi32>
              %890 = arith.andi %403, %834 : vector<4xi32>
              %891 = arith.andi %406, %835 : vector<4xi32>
              %892 = arith.andi %409, %888 : vector<4xi32>
              %893 = arith.andi %412, %889 : vector<4xi32>
              scf.yield %890, %891, %892, %893 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %403, %406, %409, %412 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %894 = vector.shuffle %781#0, %781#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %895 = vector.bitcast %894 : vector<8xi32> to vector<16xf16>
            %896 = wave.mma %895, %486, %463#4 : vector<16xf16>, vector<8xf32>
            %897 = vector.shuffle %781#2, %781#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %898 = vector.bitcast %897 : vector<8xi32> to vector<16xf16>
            %899 = wave.mma %898, %493, %896 : vector<16xf16>, vector<8xf32>
            %900 = wave.opaque %899 : vector<8xf32>
            wave.pin
            %901 = wave.opaque %223 : i32
            %902 = arith.cmpi sgt, %901, %157 : i32
            %903:4 = scf.if %902 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %904 = arith.subi %157, %222 : i32
              %905 = arith.subi %904, %c46 : i32
              %906 = arith.minsi %905, %c18 : i32
              %907 = arith.maxsi %906, %c46 : i32
              %908 = arith.cmpi sgt, %907, %c46 : i32
              %909 = arith.select %908, %c61, %c46 : i32
              %910 = arith.ori %c46, %909 : i32
              %911 = arith.cmpi sgt, %907, %c17 : i32
              %912 = arith.select %911, %c61, %c46 : i32
              %913 = arith.ori %c46, %912 : i32
              %914 = arith.cmpi sgt, %907, %c62 : i32
              %915 = arith.select %914, %c63, %c46 : i32
              %916 = arith.ori %910, %915 : i32
              %917 = arith.cmpi sgt, %907, %c64 : i32
              %918 = arith.select %917, %c63, %c46 : i32
              %919 = arith.ori %913, %918 : i32
              %920 = arith.cmpi sgt, %907, %c65 : i32
              %921 = arith.select %920, %c61, %c46 : i32
              %922 = arith.ori %c46, %921 : i32
              %923 = arith.cmpi sgt, %907, %c66 : i32
              %924 = arith.select %923, %c61, %c46 : i32
              %925 = arith.ori %c46, %924 : i32
              %926 = arith.cmpi sgt, %907, %c67 : i32
              %927 = arith.select %926, %c63, %c46 : i32
              %928 = arith.ori %922, %927 : i32
              %929 = arith.cmpi sgt, %907, %c68 : i32
              %930 = arith.select %929, %c63, %c46 : i32
              %931 = arith.ori %925, %930 : i32
              %932 = arith.cmpi sgt, %907, %c69 : i32
              %933 = arith.select %932, %c61, %c46 : i32
              %934 = arith.ori %c46, %933 : i32
              %935 = arith.cmpi sgt, %907, %c70 : i32
              %936 = arith.select %935, %c61, %c46 : i32
              %937 = arith.ori %c46, %936 : i32
              %938 = arith.cmpi sgt, %907, %c71 : i32
              %939 = arith.select %938, %c63, %c46 : i32
              %940 = arith.ori %934, %939 : i32
              %941 = arith.cmpi sgt, %907, %c72 : i32
              %942 = arith.select %941, %c63, %c46 : i32
              %943 = arith.ori %937, %942 : i32
              %944 = arith.cmpi sgt, %907, %c73 : i32
              %945 = arith.select %944, %c61, %c46 : i32
              %946 = arith.ori %c46, %945 : i32
              %947 = arith.cmpi sgt, %907, %c74 : i32
              %948 = arith.select %947, %c61, %c46 : i32
              %949 = arith.ori %c46, %948 : i32
              %950 = arith.cmpi sgt, %907, %c35 : i32
              %951 = arith.select %950, %c63, %c46 : i32
              %952 = arith.ori %946, %951 : i32
              %953 = arith.cmpi sgt, %907, %c75 : i32
              %954 = arith.select %953, %c63, %c46 : i32
              %955 = arith.ori %949, %954 : i32
              %956 = vector.from_elements %916, %928, %940, %952 : vector<4xi32>
              %957 = vector.from_elements %919, %931, %943, %955 : vector<4xi32>
              %958 = arith.subi %157, %222 : i32
              %959 = arith.subi %958, %c18 : i32
              %960 = arith.minsi %959, %c18 : i32
              %961 = arith.maxsi %960, %c46 : i32
              %962 = arith.cmpi sgt, %961, %c46 : i32
              %963 = arith.select %962, %c61, %c46 : i32
              %964 = arith.ori %c46, %963 : i32
              %965 = arith.cmpi sgt, %961, %c17 : i32
              %966 = arith.select %965, %c61, %c46 : i32
              %967 = arith.ori %c46, %966 : i32
              %968 = arith.cmpi sgt, %961, %c62 : i32
              %969 = arith.select %968, %c63, %c46 : i32
              %970 = arith.ori %964, %969 : i32
              %971 = arith.cmpi sgt, %961, %c64 : i32
              %972 = arith.select %971, %c63, %c46 : i32
              %973 = arith.ori %967, %972 : i32
              %974 = arith.cmpi sgt, %961, %c65 : i32
              %975 = arith.select %974, %c61, %c46 : i32
              %976 = arith.ori %c46, %975 : i32
              %977 = arith.cmpi sgt, %961, %c66 : i32
              %978 = arith.select %977, %c61, %c46 : i32
              %979 = arith.ori %c46, %978 : i32
              %980 = arith.cmpi sgt, %961, %c67 : i32
              %981 = arith.select %980, %c63, %c46 : i32
              %982 = arith.ori %976, %981 : i32
              %983 = arith.cmpi sgt, %961, %c68 : i32
              %984 = arith.select %983, %c63, %c46 : i32
              %985 = arith.ori %979, %984 : i32
              %986 = arith.cmpi sgt, %961, %c69 : i32
              %987 = arith.select %986, %c61, %c46 : i32
              %988 = arith.ori %c46, %987 : i32
              %989 = arith.cmpi sgt, %961, %c70 : i32
              %990 = arith.select %989, %c61, %c46 : i32
              %991 = arith.ori %c46, %990 : i32
              %992 = arith.cmpi sgt, %961, %c71 : i32
              %993 = arith.select %992, %c63, %c46 : i32
              %994 = arith.ori %988, %993 : i32
              %995 = arith.cmpi sgt, %961, %c72 : i32
              %996 = arith.select %995, %c63, %c46 : i32
              %997 = arith.ori %991, %996 : i32
              %998 = arith.cmpi sgt, %961, %c73 : i32
              %999 = arith.select %998, %c61, %c46 : i32
              %1000 = arith.ori %c46, %999 : i32
              %1001 = arith.cmpi sgt, %961, %c74 : i32
              %1002 = arith.select %1001, %c61, %c46 : i32
              %1003 = arith.ori %c46, %1002 : i32
              %1004 = arith.cmpi sgt, %961, %c35 : i32
              %1005 = arith.select %1004, %c63, %c46 : i32
              %1006 = arith.ori %1000, %1005 : i32
              %1007 = arith.cmpi sgt, %961, %c75 : i32
              %1008 = arith.select %1007, %c63, %c46 : i32
              %1009 = arith.ori %1003, %1008 : i32
              %1010 = vector.from_elements %970, %982, %994, %1006 : vector<4xi32>
              %1011 = vector.from_elements %973, %985, %997, %1009 : vector<4xi32>
              %1012 = arith.andi %635, %956 : vector<4xi32>
              %1013 = arith.andi %638, %957 : vector<4xi32>
              %1014 = arith.andi %641, %1010 : vector<4xi32>
              %1015 = arith.andi %644, %1011 : vector<4xi32>
              scf.yield %1012, %1013, %1014, %1015 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %635, %638, %641, %644 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1016 = vector.shuffle %903#0, %903#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1017 = vector.bitcast %1016 : vector<8xi32> to vector<16xf16>
            %1018 = wave.mma %1017, %486, %463#5 : vector<16xf16>, vector<8xf32>
            %1019 = vector.shuffle %903#2, %903#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1020 = vector.bitcast %1019 : vector<8xi32> to vector<16xf16>
            %1021 = wave.mma %1020, %493, %1018 : vector<16xf16>, vector<8xf32>
            %1022 = wave.opaque %1021 : vector<8xf32>
            wave.pin
            %1023 = wave.opaque %223 : i32
            %1024 = arith.cmpi slt, %1023, %157 : i32
            %1025:4 = scf.if %1024 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1026 = arith.addi %249, %35 : index
              %1027 = arith.addi %1026, %c22 : index
              %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1029 = arith.addi %249, %35 : index
              %1030 = arith.addi %1029, %c29 : index
              %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1032 = arith.addi %257, %35 : index
              %1033 = arith.addi %1032, %c22 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1035 = arith.addi %257, %35 : index
              %1036 = arith.addi %1035, %c29 : index
              %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1028, %1031, %1034, %1037 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %903#0, %903#1, %903#2, %903#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1038 = wave.opaque %223 : i32
            %1039 = arith.cmpi sgt, %1038, %157 : i32
            %1040:4 = scf.if %1039 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1041 = arith.subi %157, %222 : i32
              %1042 = arith.subi %1041, %c46 : i32
              %1043 = arith.minsi %1042, %c18 : i32
              %1044 = arith.maxsi %1043, %c46 : i32
              %1045 = arith.cmpi sgt, %1044, %c46 : i32
              %1046 = arith.select %1045, %c61, %c46 : i32
              %1047 = arith.ori %c46, %1046 : i32
              %1048 = arith.cmpi sgt, %1044, %c17 : i32
              %1049 = arith.select %1048, %c61, %c46 : i32
              %1050 = arith.ori %c46, %1049 : i32
              %1051 = arith.cmpi sgt, %1044, %c62 : i32
              %1052 = arith.select %1051, %c63, %c46 : i32
              %1053 = arith.ori %1047, %1052 : i32
              %1054 = arith.cmpi sgt, %1044, %c64 : i32
              %1055 = arith.select %1054, %c63, %c46 : i32
              %1056 = arith.ori %1050, %1055 : i32
              %1057 = arith.cmpi sgt, %1044, %c65 : i32
              %1058 = arith.select %1057, %c61, %c46 : i32
              %1059 = arith.ori %c46, %1058 : i32
              %1060 = arith.cmpi sgt, %1044, %c66 : i32
              %1061 = arith.select %1060, %c61, %c46 : i32
              %1062 = arith.ori %c46, %1061 : i32
              %1063 = arith.cmpi sgt, %1044, %c67 : i32
              %1064 = arith.select %1063, %c63, %c46 : i32
              %1065 = arith.ori %1059, %1064 : i32
              %1066 = arith.cmpi sgt, %1044, %c68 : i32
              %1067 = arith.select %1066, %c63, %c46 : i32
              %1068 = arith.ori %1062, %1067 : i32
              %1069 = arith.cmpi sgt, %1044, %c69 : i32
              %1070 = arith.select %1069, %c61, %c46 : i32
              %1071 = arith.ori %c46, %1070 : i32
              %1072 = arith.cmpi sgt, %1044, %c70 : i32
              %1073 = arith.select %1072, %c61, %c46 : i32
              %1074 = arith.ori %c46, %1073 : i32
              %1075 = arith.cmpi sgt, %1044, %c71 : i32
              %1076 = arith.select %1075, %c63, %c46 : i32
              %1077 = arith.ori %1071, %1076 : i32
              %1078 = arith.cmpi sgt, %1044, %c72 : i32
              %1079 = arith.select %1078, %c63, %c46 : i32
              %1080 = arith.ori %1074, %1079 : i32
              %1081 = arith.cmpi sgt, %1044, %c73 : i32
              %1082 = arith.select %1081, %c61, %c46 : i32
              %1083 = arith.ori %c46, %1082 : i32
              %1084 = arith.cmpi sgt, %1044, %c74 : i32
              %1085 = arith.select %1084, %c61, %c46 : i32
              %1086 = arith.ori %c46, %1085 : i32
              %1087 = arith.cmpi sgt, %1044, %c35 : i32
              %1088 = arith.select %1087, %c63, %c46 : i32
              %1089 = arith.ori %1083, %1088 : i32
              %1090 = arith.cmpi sgt, %1044, %c75 : i32
              %1091 = arith.select %1090, %c63, %c46 : i32
              %1092 = arith.ori %1086, %1091 : i32
              %1093 = vector.from_elements %1053, %1065, %1077, %1089 : vector<4xi32>
              %1094 = vector.from_elements %1056, %1068, %1080, %1092 : vector<4xi32>
              %1095 = arith.subi %157, %222 : i32
              %1096 = arith.subi %1095, %c18 : i32
              %1097 = arith.minsi %1096, %c18 : i32
              %1098 = arith.maxsi %1097, %c46 : i32
              %1099 = arith.cmpi sgt, %1098, %c46 : i32
              %1100 = arith.select %1099, %c61, %c46 : i32
              %1101 = arith.ori %c46, %1100 : i32
              %1102 = arith.cmpi sgt, %1098, %c17 : i32
              %1103 = arith.select %1102, %c61, %c46 : i32
              %1104 = arith.ori %c46, %1103 : i32
              %1105 = arith.cmpi sgt, %1098, %c62 : i32
              %1106 = arith.select %1105, %c63, %c46 : i32
              %1107 = arith.ori %1101, %1106 : i32
              %1108 = arith.cmpi sgt, %1098, %c64 : i32
              %1109 = arith.select %1108, %c63, %c46 : i32
              %1110 = arith.ori %1104, %1109 : i32
              %1111 = arith.cmpi sgt, %1098, %c65 : i32
              %1112 = arith.select %1111, %c61, %c46 : i32
              %1113 = arith.ori %c46, %1112 : i32
              %1114 = arith.cmpi sgt, %1098, %c66 : i32
              %1115 = arith.select %1114, %c61, %c46 : i32
              %1116 = arith.ori %c46, %1115 : i32
              %1117 = arith.cmpi sgt, %1098, %c67 : i32
              %1118 = arith.select %1117, %c63, %c46 : i32
              %1119 = arith.ori %1113, %1118 : i32
              %1120 = arith.cmpi sgt, %1098, %c68 : i32
              %1121 = arith.select %1120, %c63, %c46 : i32
              %1122 = arith.ori %1116, %1121 : i32
              %1123 = arith.cmpi sgt, %1098, %c69 : i32
              %1124 = arith.select %1123, %c61, %c46 : i32
              %1125 = arith.ori %c46, %1124 : i32
              %1126 = arith.cmpi sgt, %1098, %c70 : i32
              %1127 = arith.select %1126, %c61, %c46 : i32
              %1128 = arith.ori %c46, %1127 : i32
              %1129 = arith.cmpi sgt, %1098, %c71 : i32
              %1130 = arith.select %1129, %c63, %c46 : i32
              %1131 = arith.ori %1125, %1130 : i32
              %1132 = arith.cmpi sgt, %1098, %c72 : i32
              %1133 = arith.select %1132, %c63, %c46 : i32
              %1134 = arith.ori %1128, %1133 : i32
              %1135 = arith.cmpi sgt, %1098, %c73 : i32
              %1136 = arith.select %1135, %c61, %c46 : i32
              %1137 = arith.ori %c46, %1136 : i32
              %1138 = arith.cmpi sgt, %1098, %c74 : i32
              %1139 = arith.select %1138, %c61, %c46 : i32
              %1140 = arith.ori %c46, %1139 : i32
              %1141 = arith.cmpi sgt, %1098, %c35 : i32
              %1142 = arith.select %1141, %c63, %c46 : i32
              %1143 = arith.ori %1137, %1142 : i32
              %1144 = arith.cmpi sgt, %1098, %c75 : i32
              %1145 = arith.select %1144, %c63, %c46 : i32
              %1146 = arith.ori %1140, %1145 : i32
              %1147 = vector.from_elements %1107, %1119, %1131, %1143 : vector<4xi32>
              %1148 = vector.from_elements %1110, %1122, %1134, %1146 : vector<4xi32>
              %1149 = arith.andi %769, %1093 : vector<4xi32>
              %1150 = arith.andi %772, %1094 : vector<4xi32>
              %1151 = arith.andi %775, %1147 : vector<4xi32>
              %1152 = arith.andi %778, %1148 : vector<4xi32>
              scf.yield %1149, %1150, %1151, %1152 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %769, %772, %775, %778 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1153 = vector.shuffle %1040#0, %1040#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1154 = vector.bitcast %1153 : vector<8xi32> to vector<16xf16>
            %1155 = wave.mma %1154, %486, %463#6 : vector<16xf16>, vector<8xf32>
            %1156 = vector.shuffle %1040#2, %1040#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1157 = vector.bitcast %1156 : vector<8xi32> to vector<16xf16>
            %1158 = wave.mma %1157, %493, %1155 : vector<16xf16>, vector<8xf32>
            %1159 = wave.opaque %1158 : vector<8xf32>
            wave.pin
            %1160 = wave.opaque %223 : i32
            %1161 = arith.cmpi slt, %1160, %157 : i32
            %1162:4 = scf.if %1161 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1163 = arith.addi %249, %35 : index
              %1164 = arith.addi %1163, %c36 : index
              %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1166 = arith.addi %249, %35 : index
              %1167 = arith.addi %1166, %c47 : index
              %1168 = vector.load %kv[%1167] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1169 = arith.addi %257, %35 : index
              %1170 = arith.addi %1169, %c36 : index
              %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1172 = arith.addi %257, %35 : index
              %1173 = arith.addi %1172, %c47 : index
              %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1165, %1168, %1171, %1174 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1040#0, %1040#1, %1040#2, %1040#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1025#0, %1025#1, %1025#2, %1025#3, %1162#0, %1162#1, %1162#2, %1162#3, %463#0, %510, %632, %766, %900, %1022, %1159 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1175 = wave.swap_halves %220#9 : f32
          %1176 = arith.addf %220#9, %1175 : f32
          scf.yield %220#8, %1176, %220#10, %220#11, %220#12, %220#13, %220#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c41, %c42, %c43, %c43, %c43, %c43, %c43 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1177 = wave.opaque %c22 : index
        %1178 = arith.muli %8, %c25 : index
        %1179 = arith.addi %1178, %0 : index
        %1180 = arith.addi %1179, %1177 : index
        %1181 = arith.remui %0, %c9 : index
        %1182 = arith.addi %1181, %1177 : index
        %1183 = arith.remui %0, %c3 : index
        %1184 = arith.addi %1183, %1177 : index
        %1185 = arith.cmpi slt, %1184, %c9 : index
        wave.barrier
        scf.if %1185 {
          %1186 = arith.muli %8, %c25 : index
          %1187 = arith.addi %1186, %1184 : index
          memref.store %159#0, %6[%1187] : memref<?xf32>
          %1188 = arith.addi %1187, %c3 : index
          memref.store %159#1, %6[%1188] : memref<?xf32>
          %1189 = arith.muli %8, %c37 : index
          %1190 = arith.muli %2, %c9 : index
          %1191 = arith.addi %1189, %1190 : index
          %1192 = arith.addi %1191, %1184 : index
          %1193 = vector.extract %159#2[0] : f32 from vector<8xf32>
          %1194 = arith.addi %1192, %c22 : index
          memref.store %1193, %5[%1194] : memref<?xf32>
          %1195 = vector.extract %159#2[1] : f32 from vector<8xf32>
          %1196 = arith.addi %1192, %c3 : index
          memref.store %1195, %5[%1196] : memref<?xf32>
          %1197 = vector.extract %159#2[2] : f32 from vector<8xf32>
          %1198 = arith.addi %1192, %c25 : index
          memref.store %1197, %5[%1198] : memref<?xf32>
          %1199 = vector.extract %159#2[3] : f32 from vector<8xf32>
          %1200 = arith.addi %1192, %c27 : index
          memref.store %1199, %5[%1200] : memref<?xf32>
          %1201 = vector.extract %159#2[4] : f32 from vector<8xf32>
          %1202 = arith.addi %1192, %c29 : index
          memref.store %1201, %5[%1202] : memref<?xf32>
          %1203 = vector.extract %159#2[5] : f32 from vector<8xf32>
          %1204 = arith.addi %1192, %c23 : index
          memref.store %1203, %5[%1204] : memref<?xf32>
          %1205 = vector.extract %159#2[6] : f32 from vector<8xf32>
          %1206 = arith.addi %1192, %c79 : index
          memref.store %1205, %5[%1206] : memref<?xf32>
          %1207 = vector.extract %159#2[7] : f32 from vector<8xf32>
          %1208 = arith.addi %1192, %c80 : index
          memref.store %1207, %5[%1208] : memref<?xf32>
          %1209 = vector.extract %159#3[0] : f32 from vector<8xf32>
          %1210 = arith.addi %1192, %c36 : index
          memref.store %1209, %5[%1210] : memref<?xf32>
          %1211 = vector.extract %159#3[1] : f32 from vector<8xf32>
          %1212 = arith.addi %1192, %c81 : index
          memref.store %1211, %5[%1212] : memref<?xf32>
          %1213 = vector.extract %159#3[2] : f32 from vector<8xf32>
          %1214 = arith.addi %1192, %c82 : index
          memref.store %1213, %5[%1214] : memref<?xf32>
          %1215 = vector.extract %159#3[3] : f32 from vector<8xf32>
          %1216 = arith.addi %1192, %c83 : index
          memref.store %1215, %5[%1216] : memref<?xf32>
          %1217 = vector.extract %159#3[4] : f32 from vector<8xf32>
          %1218 = arith.addi %1192, %c47 : index
          memref.store %1217, %5[%1218] : memref<?xf32>
          %1219 = vector.extract %159#3[5] : f32 from vector<8xf32>
          %1220 = arith.addi %1192, %c84 : index
          memref.store %1219, %5[%1220] : memref<?xf32>
          %1221 = vector.extract %159#3[6] : f32 from vector<8xf32>
          %1222 = arith.addi %1192, %c85 : index
          memref.store %1221, %5[%1222] : memref<?xf32>
          %1223 = vector.extract %159#3[7] : f32 from vector<8xf32>
          %1224 = arith.addi %1192, %c86 : index
          memref.store %1223, %5[%1224] : memref<?xf32>
          %1225 = vector.extract %159#4[0] : f32 from vector<8xf32>
          %1226 = arith.addi %1192, %c7 : index
          memref.store %1225, %5[%1226] : memref<?xf32>
          %1227 = vector.extract %159#4[1] : f32 from vector<8xf32>
          %1228 = arith.addi %1192, %c87 : index
          memref.store %1227, %5[%1228] : memref<?xf32>
          %1229 = vector.extract %159#4[2] : f32 from vector<8xf32>
          %1230 = arith.addi %1192, %c88 : index
          memref.store %1229, %5[%1230] : memref<?xf32>
          %1231 = vector.extract %159#4[3] : f32 from vector<8xf32>
          %1232 = arith.addi %1192, %c89 : index
          memref.store %1231, %5[%1232] : memref<?xf32>
          %1233 = vector.extract %159#4[4] : f32 from vector<8xf32>
          %1234 = arith.addi %1192, %c48 : index
          memref.store %1233, %5[%1234] : memref<?xf32>
          %1235 = vector.extract %159#4[5] : f32 from vector<8xf32>
          %1236 = arith.addi %1192, %c90 : index
          memref.store %1235, %5[%1236] : memref<?xf32>
          %1237 = vector.extract %159#4[6] : f32 from vector<8xf32>
          %1238 = arith.addi %1192, %c91 : index
          memref.store %1237, %5[%1238] : memref<?xf32>
          %1239 = vector.extract %159#4[7] : f32 from vector<8xf32>
          %1240 = arith.addi %1192, %c92 : index
          memref.store %1239, %5[%1240] : memref<?xf32>
          %1241 = vector.extract %159#5[0] : f32 from vector<8xf32>
          %1242 = arith.addi %1192, %c49 : index
          memref.store %1241, %5[%1242] : memref<?xf32>
          %1243 = vector.extract %159#5[1] : f32 from vector<8xf32>
          %1244 = arith.addi %1192, %c93 : index
          memref.store %1243, %5[%1244] : memref<?xf32>
          %1245 = vector.extract %159#5[2] : f32 from vector<8xf32>
          %1246 = arith.addi %1192, %c94 : index
          memref.store %1245, %5[%1246] : memref<?xf32>
          %1247 = vector.extract %159#5[3] : f32 from vector<8xf32>
          %1248 = arith.addi %1192, %c95 : index
          memref.store %1247, %5[%1248] : memref<?xf32>
          %1249 = vector.extract %159#5[4] : f32 from vector<8xf32>
          %1250 = arith.addi %1192, %c50 : index
          memref.store %1249, %5[%1250] : memref<?xf32>
          %1251 = vector.extract %159#5[5] : f32 from vector<8xf32>
          %1252 = arith.addi %1192, %c96 : index
          memref.store %1251, %5[%1252] : memref<?xf32>
          %1253 = vector.extract %159#5[6] : f32 from vector<8xf32>
          %1254 = arith.addi %1192, %c97 : index
          memref.store %1253, %5[%1254] : memref<?xf32>
          %1255 = vector.extract %159#5[7] : f32 from vector<8xf32>
          %1256 = arith.addi %1192, %c98 : index
          memref.store %1255, %5[%1256] : memref<?xf32>
        }
        wave.barrier
        %1257 = arith.addi %1182, %c22 : index
        %1258 = memref.load %6[%1257] : memref<?xf32>
        %1259 = arith.addi %1182, %c3 : index
        %1260 = memref.load %6[%1259] : memref<?xf32>
        %1261 = arith.addi %1182, %c25 : index
        %1262 = memref.load %6[%1261] : memref<?xf32>
        %1263 = arith.addi %1182, %c27 : index
        %1264 = memref.load %6[%1263] : memref<?xf32>
        %1265 = arith.addi %1182, %c29 : index
        %1266 = memref.load %6[%1265] : memref<?xf32>
        %1267 = arith.addi %1182, %c23 : index
        %1268 = memref.load %6[%1267] : memref<?xf32>
        %1269 = arith.addi %1182, %c79 : index
        %1270 = memref.load %6[%1269] : memref<?xf32>
        %1271 = arith.addi %1182, %c80 : index
        %1272 = memref.load %6[%1271] : memref<?xf32>
        %1273 = arith.addi %1182, %c36 : index
        %1274 = memref.load %6[%1273] : memref<?xf32>
        %1275 = arith.addi %1182, %c81 : index
        %1276 = memref.load %6[%1275] : memref<?xf32>
        %1277 = arith.addi %1182, %c82 : index
        %1278 = memref.load %6[%1277] : memref<?xf32>
        %1279 = arith.addi %1182, %c83 : index
        %1280 = memref.load %6[%1279] : memref<?xf32>
        %1281 = arith.addi %1182, %c47 : index
        %1282 = memref.load %6[%1281] : memref<?xf32>
        %1283 = arith.addi %1182, %c84 : index
        %1284 = memref.load %6[%1283] : memref<?xf32>
        %1285 = arith.addi %1182, %c85 : index
        %1286 = memref.load %6[%1285] : memref<?xf32>
        %1287 = arith.addi %1182, %c86 : index
        %1288 = memref.load %6[%1287] : memref<?xf32>
        %1289 = arith.maxnumf %1258, %1262 fastmath<nnan> : f32
        %1290 = arith.subf %1258, %1289 : f32
        %1291 = wave.exp2 %1290 : f32
        %1292 = arith.subf %1262, %1289 : f32
        %1293 = wave.exp2 %1292 : f32
        %1294 = arith.mulf %1260, %1291 : f32
        %1295 = math.fma %1264, %1293, %1294 : f32
        %1296 = arith.maxnumf %1289, %1266 fastmath<nnan> : f32
        %1297 = arith.subf %1289, %1296 : f32
        %1298 = wave.exp2 %1297 : f32
        %1299 = arith.subf %1266, %1296 : f32
        %1300 = wave.exp2 %1299 : f32
        %1301 = arith.mulf %1295, %1298 : f32
        %1302 = math.fma %1268, %1300, %1301 : f32
        %1303 = arith.maxnumf %1296, %1270 fastmath<nnan> : f32
        %1304 = arith.subf %1296, %1303 : f32
        %1305 = wave.exp2 %1304 : f32
        %1306 = arith.subf %1270, %1303 : f32
        %1307 = wave.exp2 %1306 : f32
        %1308 = arith.mulf %1302, %1305 : f32
        %1309 = math.fma %1272, %1307, %1308 : f32
        %1310 = arith.maxnumf %1303, %1274 fastmath<nnan> : f32
        %1311 = arith.subf %1303, %1310 : f32
        %1312 = wave.exp2 %1311 : f32
        %1313 = arith.subf %1274, %1310 : f32
        %1314 = wave.exp2 %1313 : f32
        %1315 = arith.mulf %1309, %1312 : f32
        %1316 = math.fma %1276, %1314, %1315 : f32
        %1317 = arith.maxnumf %1310, %1278 fastmath<nnan> : f32
        %1318 = arith.subf %1310, %1317 : f32
        %1319 = wave.exp2 %1318 : f32
        %1320 = arith.subf %1278, %1317 : f32
        %1321 = wave.exp2 %1320 : f32
        %1322 = arith.mulf %1316, %1319 : f32
        %1323 = math.fma %1280, %1321, %1322 : f32
        %1324 = arith.maxnumf %1317, %1282 fastmath<nnan> : f32
        %1325 = arith.subf %1317, %1324 : f32
        %1326 = wave.exp2 %1325 : f32
        %1327 = arith.subf %1282, %1324 : f32
        %1328 = wave.exp2 %1327 : f32
        %1329 = arith.mulf %1323, %1326 : f32
        %1330 = math.fma %1284, %1328, %1329 : f32
        %1331 = arith.maxnumf %1324, %1286 fastmath<nnan> : f32
        %1332 = arith.subf %1324, %1331 : f32
        %1333 = wave.exp2 %1332 : f32
        %1334 = arith.subf %1286, %1331 : f32
        %1335 = wave.exp2 %1334 : f32
        %1336 = arith.mulf %1330, %1333 : f32
        %1337 = math.fma %1288, %1335, %1336 : f32
        %1338 = arith.addi %1180, %c22 : index
        %1339 = arith.addi %1338, %c22 : index
        %1340 = memref.load %5[%1339] : memref<?xf32>
        %1341 = arith.addi %1338, %c37 : index
        %1342 = memref.load %5[%1341] : memref<?xf32>
        %1343 = arith.addi %1338, %c39 : index
        %1344 = memref.load %5[%1343] : memref<?xf32>
        %1345 = arith.addi %1338, %c99 : index
        %1346 = memref.load %5[%1345] : memref<?xf32>
        %1347 = arith.addi %1338, %c100 : index
        %1348 = memref.load %5[%1347] : memref<?xf32>
        %1349 = arith.addi %1338, %c101 : index
        %1350 = memref.load %5[%1349] : memref<?xf32>
        %1351 = arith.addi %1338, %c102 : index
        %1352 = memref.load %5[%1351] : memref<?xf32>
        %1353 = arith.addi %1338, %c103 : index
        %1354 = memref.load %5[%1353] : memref<?xf32>
        %1355 = arith.mulf %1340, %1291 : f32
        %1356 = math.fma %1342, %1293, %1355 : f32
        %1357 = arith.mulf %1356, %1298 : f32
        %1358 = math.fma %1344, %1300, %1357 : f32
        %1359 = arith.mulf %1358, %1305 : f32
        %1360 = math.fma %1346, %1307, %1359 : f32
        %1361 = arith.mulf %1360, %1312 : f32
        %1362 = math.fma %1348, %1314, %1361 : f32
        %1363 = arith.mulf %1362, %1319 : f32
        %1364 = math.fma %1350, %1321, %1363 : f32
        %1365 = arith.mulf %1364, %1326 : f32
        %1366 = math.fma %1352, %1328, %1365 : f32
        %1367 = arith.mulf %1366, %1333 : f32
        %1368 = math.fma %1354, %1335, %1367 : f32
        %1369 = arith.addi %1180, %c7 : index
        %1370 = arith.addi %1369, %c22 : index
        %1371 = memref.load %5[%1370] : memref<?xf32>
        %1372 = arith.addi %1369, %c37 : index
        %1373 = memref.load %5[%1372] : memref<?xf32>
        %1374 = arith.addi %1369, %c39 : index
        %1375 = memref.load %5[%1374] : memref<?xf32>
        %1376 = arith.addi %1369, %c99 : index
        %1377 = memref.load %5[%1376] : memref<?xf32>
        %1378 = arith.addi %1369, %c100 : index
        %1379 = memref.load %5[%1378] : memref<?xf32>
        %1380 = arith.addi %1369, %c101 : index
        %1381 = memref.load %5[%1380] : memref<?xf32>
        %1382 = arith.addi %1369, %c102 : index
        %1383 = memref.load %5[%1382] : memref<?xf32>
        %1384 = arith.addi %1369, %c103 : index
        %1385 = memref.load %5[%1384] : memref<?xf32>
        %1386 = arith.mulf %1371, %1291 : f32
        %1387 = math.fma %1373, %1293, %1386 : f32
        %1388 = arith.mulf %1387, %1298 : f32
        %1389 = math.fma %1375, %1300, %1388 : f32
        %1390 = arith.mulf %1389, %1305 : f32
        %1391 = math.fma %1377, %1307, %1390 : f32
        %1392 = arith.mulf %1391, %1312 : f32
        %1393 = math.fma %1379, %1314, %1392 : f32
        %1394 = arith.mulf %1393, %1319 : f32
        %1395 = math.fma %1381, %1321, %1394 : f32
        %1396 = arith.mulf %1395, %1326 : f32
        %1397 = math.fma %1383, %1328, %1396 : f32
        %1398 = arith.mulf %1397, %1333 : f32
        %1399 = math.fma %1385, %1335, %1398 : f32
        wave.barrier
        scf.if %1185 {
          %1400 = arith.muli %8, %c37 : index
          %1401 = arith.muli %2, %c9 : index
          %1402 = arith.addi %1400, %1401 : index
          %1403 = arith.addi %1402, %1184 : index
          %1404 = vector.extract %159#6[0] : f32 from vector<8xf32>
          %1405 = arith.addi %1403, %c22 : index
          memref.store %1404, %5[%1405] : memref<?xf32>
          %1406 = vector.extract %159#6[1] : f32 from vector<8xf32>
          %1407 = arith.addi %1403, %c3 : index
          memref.store %1406, %5[%1407] : memref<?xf32>
          %1408 = vector.extract %159#6[2] : f32 from vector<8xf32>
          %1409 = arith.addi %1403, %c25 : index
          memref.store %1408, %5[%1409] : memref<?xf32>
          %1410 = vector.extract %159#6[3] : f32 from vector<8xf32>
          %1411 = arith.addi %1403, %c27 : index
          memref.store %1410, %5[%1411] : memref<?xf32>
          %1412 = vector.extract %159#6[4] : f32 from vector<8xf32>
          %1413 = arith.addi %1403, %c29 : index
          memref.store %1412, %5[%1413] : memref<?xf32>
          %1414 = vector.extract %159#6[5] : f32 from vector<8xf32>
          %1415 = arith.addi %1403, %c23 : index
          memref.store %1414, %5[%1415] : memref<?xf32>
          %1416 = vector.extract %159#6[6] : f32 from vector<8xf32>
          %1417 = arith.addi %1403, %c79 : index
          memref.store %1416, %5[%1417] : memref<?xf32>
          %1418 = vector.extract %159#6[7] : f32 from vector<8xf32>
          %1419 = arith.addi %1403, %c80 : index
          memref.store %1418, %5[%1419] : memref<?xf32>
        }
        wave.barrier
        %1420 = arith.addi %1180, %c22 : index
        %1421 = arith.addi %1420, %c22 : index
        %1422 = memref.load %5[%1421] : memref<?xf32>
        %1423 = arith.addi %1420, %c37 : index
        %1424 = memref.load %5[%1423] : memref<?xf32>
        %1425 = arith.addi %1420, %c39 : index
        %1426 = memref.load %5[%1425] : memref<?xf32>
        %1427 = arith.addi %1420, %c99 : index
        %1428 = memref.load %5[%1427] : memref<?xf32>
        %1429 = arith.addi %1420, %c100 : index
        %1430 = memref.load %5[%1429] : memref<?xf32>
        %1431 = arith.addi %1420, %c101 : index
        %1432 = memref.load %5[%1431] : memref<?xf32>
        %1433 = arith.addi %1420, %c102 : index
        %1434 = memref.load %5[%1433] : memref<?xf32>
        %1435 = arith.addi %1420, %c103 : index
        %1436 = memref.load %5[%1435] : memref<?xf32>
        %1437 = arith.mulf %1422, %1291 : f32
        %1438 = math.fma %1424, %1293, %1437 : f32
        %1439 = arith.mulf %1438, %1298 : f32
        %1440 = math.fma %1426, %1300, %1439 : f32
        %1441 = arith.mulf %1440, %1305 : f32
        %1442 = math.fma %1428, %1307, %1441 : f32
        %1443 = arith.mulf %1442, %1312 : f32
        %1444 = math.fma %1430, %1314, %1443 : f32
        %1445 = arith.mulf %1444, %1319 : f32
        %1446 = math.fma %1432, %1321, %1445 : f32
        %1447 = arith.mulf %1446, %1326 : f32
        %1448 = math.fma %1434, %1328, %1447 : f32
        %1449 = arith.mulf %1448, %1333 : f32
        %1450 = math.fma %1436, %1335, %1449 : f32
        %1451 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1451 {
          %1452 = arith.addi %kvHeads, %15 : index
          %1453 = memref.load %scales[%1452] : memref<?xf32>
          %1454 = arith.divf %1453, %1337 : f32
          %1455 = arith.addi %17, %1182 : index
          %1456 = arith.cmpi slt, %1455, %groupSize : index
          scf.if %1456 {
            %1457 = arith.muli %24, %heads : index
            %1458 = arith.muli %15, %groupSize : index
            %1459 = arith.addi %1457, %1458 : index
            %1460 = arith.addi %1459, %1455 : index
            %1461 = arith.addi %1180, %c22 : index
            %1462 = arith.mulf %1368, %1454 : f32
            %1463 = arith.addf %1462, %c42 : f32
            %1464 = arith.minimumf %1463, %c104 : f32
            %1465 = arith.maximumf %1464, %c105 : f32
            %1466 = arith.truncf %1465 : f32 to f16
            %1467 = arith.muli %1460, %c23 : index
            %1468 = arith.divui %1461, %c9 : index
            %1469 = arith.addi %1467, %1468 : index
            memref.store %1466, %out[%1469] : memref<?xf16>
            %1470 = arith.addi %1180, %c7 : index
            %1471 = arith.mulf %1399, %1454 : f32
            %1472 = arith.addf %1471, %c42 : f32
            %1473 = arith.minimumf %1472, %c104 : f32
            %1474 = arith.maximumf %1473, %c105 : f32
            %1475 = arith.truncf %1474 : f32 to f16
            %1476 = arith.muli %1460, %c23 : index
            %1477 = arith.divui %1470, %c9 : index
            %1478 = arith.addi %1476, %1477 : index
            memref.store %1475, %out[%1478] : memref<?xf16>
            %1479 = arith.cmpi slt, %1180, %c36 : index
            scf.if %1479 {
              %1480 = arith.addi %1180, %c37 : index
              %1481 = arith.mulf %1450, %1454 : f32
              %1482 = arith.addf %1481, %c42 : f32
              %1483 = arith.minimumf %1482, %c104 : f32
              %1484 = arith.maximumf %1483, %c105 : f32
              %1485 = arith.truncf %1484 : f32 to f16
              %1486 = arith.muli %1460, %c23 : index
              %1487 = arith.divui %1480, %c9 : index
              %1488 = arith.addi %1486, %1487 : index
              memref.store %1485, %out[%1488] : memref<?xf16>
            }
          }
        } else {
          %1489 = arith.addi %ranges, %groups : index
          %1490 = arith.muli %9, %1489 : index
          %1491 = arith.index_castui %151 : i32 to index
          %1492 = arith.addi %1490, %1491 : index
          %1493 = arith.muli %1492, %c108 : index
          %1494 = arith.addi %1180, %c22 : index
          %1495 = arith.addi %1493, %1494 : index
          memref.store %1368, %partial[%1495] : memref<?xf32>
          %1496 = arith.addi %1180, %c7 : index
          %1497 = arith.addi %1493, %1496 : index
          memref.store %1399, %partial[%1497] : memref<?xf32>
          %1498 = arith.cmpi slt, %1180, %c36 : index
          scf.if %1498 {
            %1499 = arith.addi %1180, %c37 : index
            %1500 = arith.addi %1493, %1499 : index
            memref.store %1450, %partial[%1500] : memref<?xf32>
          }
          %1501 = arith.cmpi slt, %1180, %c9 : index
          scf.if %1501 {
            %1502 = arith.addi %1493, %c52 : index
            %1503 = arith.addi %1502, %1180 : index
            memref.store %1331, %partial[%1503] : memref<?xf32>
            %1504 = arith.addi %1503, %c9 : index
            memref.store %1337, %partial[%1504] : memref<?xf32>
          }
          %1505 = arith.addi %42, %c68 : i32
          %1506 = arith.divui %1505, %c69 : i32
          %1507 = arith.divui %151, %c69 : i32
          %1508 = arith.addi %groups, %c4 : index
          %1509 = arith.muli %9, %1508 : index
          %1510 = arith.muli %1507, %c69 : i32
          %1511 = arith.subi %42, %1510 : i32
          %1512 = arith.minsi %1511, %c69 : i32
          %1513 = arith.index_castui %1507 : i32 to index
          %1514 = arith.addi %1509, %1513 : index
          %1515 = arith.index_castui %1512 : i32 to index
          %1516 = wave.arrive %counters[%1514], %1515 : memref<?xi32>
          scf.if %1516 {
            %1517 = arith.muli %1507, %c69 : i32
            %1524:5 = scf.for %1518 = %c46 to %1512 step %c69 iter_args(%1519 = %c41, %1520 = %c42, %1521 = %c42, %1522 = %c42, %1523 = %c42) -> (f32, f32, f32, f32, f32) : i32 {
              %1525 = arith.addi %1518, %c46 : i32
              %1526 = arith.subi %1512, %c17 : i32
              %1527 = arith.minsi %1525, %1526 : i32
              %1528 = arith.addi %1517, %1527 : i32
              %1529 = arith.addi %ranges, %groups : index
              %1530 = arith.muli %9, %1529 : index
              %1531 = arith.index_castui %1528 : i32 to index
              %1532 = arith.addi %1530, %1531 : index
              %1533 = arith.muli %1532, %c108 : index
              %1534 = arith.addi %1533, %c52 : index
              %1535 = arith.addi %1534, %1182 : index
              %1536 = memref.load %partial[%1535] : memref<?xf32>
              %1537 = arith.cmpi slt, %1525, %1512 : i32
              %1538 = arith.select %1537, %1536, %c41 : f32
              %1539 = arith.addi %1533, %1180 : index
              %1540 = arith.addi %1539, %c22 : index
              %1541 = memref.load %partial[%1540] : memref<?xf32>
              %1542 = arith.addi %1533, %1180 : index
              %1543 = arith.addi %1542, %c7 : index
              %1544 = memref.load %partial[%1543] : memref<?xf32>
              %1545 = arith.addi %1180, %c37 : index
              %1546 = arith.minsi %1545, %c52 : index
              %1547 = arith.addi %1533, %1546 : index
              %1548 = memref.load %partial[%1547] : memref<?xf32>
              %1549 = arith.addi %1535, %c9 : index
              %1550 = memref.load %partial[%1549] : memref<?xf32>
              %1551 = arith.addi %1518, %c17 : i32
              %1552 = arith.subi %1512, %c17 : i32
              %1553 = arith.minsi %1551, %1552 : i32
              %1554 = arith.addi %1517, %1553 : i32
              %1555 = arith.addi %ranges, %groups : index
              %1556 = arith.muli %9, %1555 : index
              %1557 = arith.index_castui %1554 : i32 to index
              %1558 = arith.addi %1556, %1557 : index
              %1559 = arith.muli %1558, %c108 : index
              %1560 = arith.addi %1559, %c52 : index
              %1561 = arith.addi %1560, %1182 : index
              %1562 = memref.load %partial[%1561] : memref<?xf32>
              %1563 = arith.cmpi slt, %1551, %1512 : i32
              %1564 = arith.select %1563, %1562, %c41 : f32
              %1565 = arith.addi %1559, %1180 : index
              %1566 = arith.addi %1565, %c22 : index
              %1567 = memref.load %partial[%1566] : memref<?xf32>
              %1568 = arith.addi %1559, %1180 : index
              %1569 = arith.addi %1568, %c7 : index
              %1570 = memref.load %partial[%1569] : memref<?xf32>
              %1571 = arith.addi %1180, %c37 : index
              %1572 = arith.minsi %1571, %c52 : index
              %1573 = arith.addi %1559, %1572 : index
              %1574 = memref.load %partial[%1573] : memref<?xf32>
              %1575 = arith.addi %1561, %c9 : index
              %1576 = memref.load %partial[%1575] : memref<?xf32>
              %1577 = arith.addi %1518, %c62 : i32
              %1578 = arith.subi %1512, %c17 : i32
              %1579 = arith.minsi %1577, %1578 : i32
              %1580 = arith.addi %1517, %1579 : i32
              %1581 = arith.addi %ranges, %groups : index
              %1582 = arith.muli %9, %1581 : index
              %1583 = arith.index_castui %1580 : i32 to index
              %1584 = arith.addi %1582, %1583 : index
              %1585 = arith.muli %1584, %c108 : index
              %1586 = arith.addi %1585, %c52 : index
              %1587 = arith.addi %1586, %1182 : index
              %1588 = memref.load %partial[%1587] : memref<?xf32>
              %1589 = arith.cmpi slt, %1577, %1512 : i32
              %1590 = arith.select %1589, %1588, %c41 : f32
              %1591 = arith.addi %1585, %1180 : index
              %1592 = arith.addi %1591, %c22 : index
              %1593 = memref.load %partial[%1592] : memref<?xf32>
              %1594 = arith.addi %1585, %1180 : index
              %1595 = arith.addi %1594, %c7 : index
              %1596 = memref.load %partial[%1595] : memref<?xf32>
              %1597 = arith.addi %1180, %c37 : index
              %1598 = arith.minsi %1597, %c52 : index
              %1599 = arith.addi %1585, %1598 : index
              %1600 = memref.load %partial[%1599] : memref<?xf32>
              %1601 = arith.addi %1587, %c9 : index
              %1602 = memref.load %partial[%1601] : memref<?xf32>
              %1603 = arith.addi %1518, %c64 : i32
              %1604 = arith.subi %1512, %c17 : i32
              %1605 = arith.minsi %1603, %1604 : i32
              %1606 = arith.addi %1517, %1605 : i32
              %1607 = arith.addi %ranges, %groups : index
              %1608 = arith.muli %9, %1607 : index
              %1609 = arith.index_castui %1606 : i32 to index
              %1610 = arith.addi %1608, %1609 : index
              %1611 = arith.muli %1610, %c108 : index
              %1612 = arith.addi %1611, %c52 : index
              %1613 = arith.addi %1612, %1182 : index
              %1614 = memref.load %partial[%1613] : memref<?xf32>
              %1615 = arith.cmpi slt, %1603, %1512 : i32
              %1616 = arith.select %1615, %1614, %c41 : f32
              %1617 = arith.addi %1611, %1180 : index
              %1618 = arith.addi %1617, %c22 : index
              %1619 = memref.load %partial[%1618] : memref<?xf32>
              %1620 = arith.addi %1611, %1180 : index
              %1621 = arith.addi %1620, %c7 : index
              %1622 = memref.load %partial[%1621] : memref<?xf32>
              %1623 = arith.addi %1180, %c37 : index
              %1624 = arith.minsi %1623, %c52 : index
              %1625 = arith.addi %1611, %1624 : index
              %1626 = memref.load %partial[%1625] : memref<?xf32>
              %1627 = arith.addi %1613, %c9 : index
              %1628 = memref.load %partial[%1627] : memref<?xf32>
              %1629 = arith.addi %1518, %c65 : i32
              %1630 = arith.subi %1512, %c17 : i32
              %1631 = arith.minsi %1629, %1630 : i32
              %1632 = arith.addi %1517, %1631 : i32
              %1633 = arith.addi %ranges, %groups : index
              %1634 = arith.muli %9, %1633 : index
              %1635 = arith.index_castui %1632 : i32 to index
              %1636 = arith.addi %1634, %1635 : index
              %1637 = arith.muli %1636, %c108 : index
              %1638 = arith.addi %1637, %c52 : index
              %1639 = arith.addi %1638, %1182 : index
              %1640 = memref.load %partial[%1639] : memref<?xf32>
              %1641 = arith.cmpi slt, %1629, %1512 : i32
              %1642 = arith.select %1641, %1640, %c41 : f32
              %1643 = arith.addi %1637, %1180 : index
              %1644 = arith.addi %1643, %c22 : index
              %1645 = memref.load %partial[%1644] : memref<?xf32>
              %1646 = arith.addi %1637, %1180 : index
              %1647 = arith.addi %1646, %c7 : index
              %1648 = memref.load %partial[%1647] : memref<?xf32>
              %1649 = arith.addi %1180, %c37 : index
              %1650 = arith.minsi %1649, %c52 : index
              %1651 = arith.addi %1637, %1650 : index
              %1652 = memref.load %partial[%1651] : memref<?xf32>
              %1653 = arith.addi %1639, %c9 : index
              %1654 = memref.load %partial[%1653] : memref<?xf32>
              %1655 = arith.addi %1518, %c66 : i32
              %1656 = arith.subi %1512, %c17 : i32
              %1657 = arith.minsi %1655, %1656 : i32
              %1658 = arith.addi %1517, %1657 : i32
              %1659 = arith.addi %ranges, %groups : index
              %1660 = arith.muli %9, %1659 : index
              %1661 = arith.index_castui %1658 : i32 to index
              %1662 = arith.addi %1660, %1661 : index
              %1663 = arith.muli %1662, %c108 : index
              %1664 = arith.addi %1663, %c52 : index
              %1665 = arith.addi %1664, %1182 : index
              %1666 = memref.load %partial[%1665] : memref<?xf32>
              %1667 = arith.cmpi slt, %1655, %1512 : i32
              %1668 = arith.select %1667, %1666, %c41 : f32
              %1669 = arith.addi %1663, %1180 : index
              %1670 = arith.addi %1669, %c22 : index
              %1671 = memref.load %partial[%1670] : memref<?xf32>
              %1672 = arith.addi %1663, %1180 : index
              %1673 = arith.addi %1672, %c7 : index
              %1674 = memref.load %partial[%1673] : memref<?xf32>
              %1675 = arith.addi %1180, %c37 : index
              %1676 = arith.minsi %1675, %c52 : index
              %1677 = arith.addi %1663, %1676 : index
              %1678 = memref.load %partial[%1677] : memref<?xf32>
              %1679 = arith.addi %1665, %c9 : index
              %1680 = memref.load %partial[%1679] : memref<?xf32>
              %1681 = arith.addi %1518, %c67 : i32
              %1682 = arith.subi %1512, %c17 : i32
              %1683 = arith.minsi %1681, %1682 : i32
              %1684 = arith.addi %1517, %1683 : i32
              %1685 = arith.addi %ranges, %groups : index
              %1686 = arith.muli %9, %1685 : index
              %1687 = arith.index_castui %1684 : i32 to index
              %1688 = arith.addi %1686, %1687 : index
              %1689 = arith.muli %1688, %c108 : index
              %1690 = arith.addi %1689, %c52 : index
              %1691 = arith.addi %1690, %1182 : index
              %1692 = memref.load %partial[%1691] : memref<?xf32>
              %1693 = arith.cmpi slt, %1681, %1512 : i32
              %1694 = arith.select %1693, %1692, %c41 : f32
              %1695 = arith.addi %1689, %1180 : index
              %1696 = arith.addi %1695, %c22 : index
              %1697 = memref.load %partial[%1696] : memref<?xf32>
              %1698 = arith.addi %1689, %1180 : index
              %1699 = arith.addi %1698, %c7 : index
              %1700 = memref.load %partial[%1699] : memref<?xf32>
              %1701 = arith.addi %1180, %c37 : index
              %1702 = arith.minsi %1701, %c52 : index
              %1703 = arith.addi %1689, %1702 : index
              %1704 = memref.load %partial[%1703] : memref<?xf32>
              %1705 = arith.addi %1691, %c9 : index
              %1706 = memref.load %partial[%1705] : memref<?xf32>
              %1707 = arith.addi %1518, %c68 : i32
              %1708 = arith.subi %1512, %c17 : i32
              %1709 = arith.minsi %1707, %1708 : i32
              %1710 = arith.addi %1517, %1709 : i32
              %1711 = arith.addi %ranges, %groups : index
              %1712 = arith.muli %9, %1711 : index
              %1713 = arith.index_castui %1710 : i32 to index
              %1714 = arith.addi %1712, %1713 : index
              %1715 = arith.muli %1714, %c108 : index
              %1716 = arith.addi %1715, %c52 : index
              %1717 = arith.addi %1716, %1182 : index
              %1718 = memref.load %partial[%1717] : memref<?xf32>
              %1719 = arith.cmpi slt, %1707, %1512 : i32
              %1720 = arith.select %1719, %1718, %c41 : f32
              %1721 = arith.addi %1715, %1180 : index
              %1722 = arith.addi %1721, %c22 : index
              %1723 = memref.load %partial[%1722] : memref<?xf32>
              %1724 = arith.addi %1715, %1180 : index
              %1725 = arith.addi %1724, %c7 : index
              %1726 = memref.load %partial[%1725] : memref<?xf32>
              %1727 = arith.addi %1180, %c37 : index
              %1728 = arith.minsi %1727, %c52 : index
              %1729 = arith.addi %1715, %1728 : index
              %1730 = memref.load %partial[%1729] : memref<?xf32>
              %1731 = arith.addi %1717, %c9 : index
              %1732 = memref.load %partial[%1731] : memref<?xf32>
              %1733 = arith.maxnumf %1519, %1538 fastmath<nnan> : f32
              %1734 = arith.subf %1519, %1733 : f32
              %1735 = wave.exp2 %1734 : f32
              %1736 = arith.subf %1538, %1733 : f32
              %1737 = wave.exp2 %1736 : f32
              %1738 = arith.mulf %1520, %1735 : f32
              %1739 = math.fma %1550, %1737, %1738 : f32
              %1740 = arith.mulf %1521, %1735 : f32
              %1741 = math.fma %1541, %1737, %1740 : f32
              %1742 = arith.mulf %1522, %1735 : f32
              %1743 = math.fma %1544, %1737, %1742 : f32
              %1744 = arith.mulf %1523, %1735 : f32
              %1745 = math.fma %1548, %1737, %1744 : f32
              %1746 = arith.maxnumf %1733, %1564 fastmath<nnan> : f32
              %1747 = arith.subf %1733, %1746 : f32
              %1748 = wave.exp2 %1747 : f32
              %1749 = arith.subf %1564, %1746 : f32
              %1750 = wave.exp2 %1749 : f32
              %1751 = arith.mulf %1739, %1748 : f32
              %1752 = math.fma %1576, %1750, %1751 : f32
              %1753 = arith.mulf %1741, %1748 : f32
              %1754 = math.fma %1567, %1750, %1753 : f32
              %1755 = arith.mulf %1743, %1748 : f32
              %1756 = math.fma %1570, %1750, %1755 : f32
              %1757 = arith.mulf %1745, %1748 : f32
              %1758 = math.fma %1574, %1750, %1757 : f32
              %1759 = arith.maxnumf %1746, %1590 fastmath<nnan> : f32
              %1760 = arith.subf %1746, %1759 : f32
              %1761 = wave.exp2 %1760 : f32
              %1762 = arith.subf %1590, %1759 : f32
              %1763 = wave.exp2 %1762 : f32
              %1764 = arith.mulf %1752, %1761 : f32
              %1765 = math.fma %1602, %1763, %1764 : f32
              %1766 = arith.mulf %1754, %1761 : f32
              %1767 = math.fma %1593, %1763, %1766 : f32
              %1768 = arith.mulf %1756, %1761 : f32
              %1769 = math.fma %1596, %1763, %1768 : f32
              %1770 = arith.mulf %1758, %1761 : f32
              %1771 = math.fma %1600, %1763, %1770 : f32
              %1772 = arith.maxnumf %1759, %1616 fastmath<nnan> : f32
              %1773 = arith.subf %1759, %1772 : f32
              %1774 = wave.exp2 %1773 : f32
              %1775 = arith.subf %1616, %1772 : f32
              %1776 = wave.exp2 %1775 : f32
              %1777 = arith.mulf %1765, %1774 : f32
              %1778 = math.fma %1628, %1776, %1777 : f32
              %1779 = arith.mulf %1767, %1774 : f32
              %1780 = math.fma %1619, %1776, %1779 : f32
              %1781 = arith.mulf %1769, %1774 : f32
              %1782 = math.fma %1622, %1776, %1781 : f32
              %1783 = arith.mulf %1771, %1774 : f32
              %1784 = math.fma %1626, %1776, %1783 : f32
              %1785 = arith.maxnumf %1772, %1642 fastmath<nnan> : f32
              %1786 = arith.subf %1772, %1785 : f32
              %1787 = wave.exp2 %1786 : f32
              %1788 = arith.subf %1642, %1785 : f32
              %1789 = wave.exp2 %1788 : f32
              %1790 = arith.mulf %1778, %1787 : f32
              %1791 = math.fma %1654, %1789, %1790 : f32
              %1792 = arith.mulf %1780, %1787 : f32
              %1793 = math.fma %1645, %1789, %1792 : f32
              %1794 = arith.mulf %1782, %1787 : f32
              %1795 = math.fma %1648, %1789, %1794 : f32
              %1796 = arith.mulf %1784, %1787 : f32
              %1797 = math.fma %1652, %1789, %1796 : f32
              %1798 = arith.maxnumf %1785, %1668 fastmath<nnan> : f32
              %1799 = arith.subf %1785, %1798 : f32
              %1800 = wave.exp2 %1799 : f32
              %1801 = arith.subf %1668, %1798 : f32
              %1802 = wave.exp2 %1801 : f32
              %1803 = arith.mulf %1791, %1800 : f32
              %1804 = math.fma %1680, %1802, %1803 : f32
              %1805 = arith.mulf %1793, %1800 : f32
              %1806 = math.fma %1671, %1802, %1805 : f32
              %1807 = arith.mulf %1795, %1800 : f32
              %1808 = math.fma %1674, %1802, %1807 : f32
              %1809 = arith.mulf %1797, %1800 : f32
              %1810 = math.fma %1678, %1802, %1809 : f32
              %1811 = arith.maxnumf %1798, %1694 fastmath<nnan> : f32
              %1812 = arith.subf %1798, %1811 : f32
              %1813 = wave.exp2 %1812 : f32
              %1814 = arith.subf %1694, %1811 : f32
              %1815 = wave.exp2 %1814 : f32
              %1816 = arith.mulf %1804, %1813 : f32
              %1817 = math.fma %1706, %1815, %1816 : f32
              %1818 = arith.mulf %1806, %1813 : f32
              %1819 = math.fma %1697, %1815, %1818 : f32
              %1820 = arith.mulf %1808, %1813 : f32
              %1821 = math.fma %1700, %1815, %1820 : f32
              %1822 = arith.mulf %1810, %1813 : f32
              %1823 = math.fma %1704, %1815, %1822 : f32
              %1824 = arith.maxnumf %1811, %1720 fastmath<nnan> : f32
              %1825 = arith.subf %1811, %1824 : f32
              %1826 = wave.exp2 %1825 : f32
              %1827 = arith.subf %1720, %1824 : f32
              %1828 = wave.exp2 %1827 : f32
              %1829 = arith.mulf %1817, %1826 : f32
              %1830 = math.fma %1732, %1828, %1829 : f32
              %1831 = arith.mulf %1819, %1826 : f32
              %1832 = math.fma %1723, %1828, %1831 : f32
              %1833 = arith.mulf %1821, %1826 : f32
              %1834 = math.fma %1726, %1828, %1833 : f32
              %1835 = arith.mulf %1823, %1826 : f32
              %1836 = math.fma %1730, %1828, %1835 : f32
              scf.yield %1824, %1830, %1832, %1834, %1836 : f32, f32, f32, f32, f32
            }
            %1837 = arith.cmpi eq, %1506, %c17 : i32
            scf.if %1837 {
              %1838 = arith.addi %kvHeads, %15 : index
              %1839 = memref.load %scales[%1838] : memref<?xf32>
              %1840 = arith.divf %1839, %1524#1 : f32
              %1841 = arith.addi %17, %1182 : index
              %1842 = arith.cmpi slt, %1841, %groupSize : index
              scf.if %1842 {
                %1843 = arith.muli %24, %heads : index
                %1844 = arith.muli %15, %groupSize : index
                %1845 = arith.addi %1843, %1844 : index
                %1846 = arith.addi %1845, %1841 : index
                %1847 = arith.addi %1180, %c22 : index
                %1848 = arith.mulf %1524#2, %1840 : f32
                %1849 = arith.addf %1848, %c42 : f32
                %1850 = arith.minimumf %1849, %c104 : f32
                %1851 = arith.maximumf %1850, %c105 : f32
                %1852 = arith.truncf %1851 : f32 to f16
                %1853 = arith.muli %1846, %c23 : index
                %1854 = arith.divui %1847, %c9 : index
                %1855 = arith.addi %1853, %1854 : index
                memref.store %1852, %out[%1855] : memref<?xf16>
                %1856 = arith.addi %1180, %c7 : index
                %1857 = arith.mulf %1524#3, %1840 : f32
                %1858 = arith.addf %1857, %c42 : f32
                %1859 = arith.minimumf %1858, %c104 : f32
                %1860 = arith.maximumf %1859, %c105 : f32
                %1861 = arith.truncf %1860 : f32 to f16
                %1862 = arith.muli %1846, %c23 : index
                %1863 = arith.divui %1856, %c9 : index
                %1864 = arith.addi %1862, %1863 : index
                memref.store %1861, %out[%1864] : memref<?xf16>
                %1865 = arith.cmpi slt, %1180, %c36 : index
                scf.if %1865 {
                  %1866 = arith.addi %1180, %c37 : index
                  %1867 = arith.mulf %1524#4, %1840 : f32
                  %1868 = arith.addf %1867, %c42 : f32
                  %1869 = arith.minimumf %1868, %c104 : f32
                  %1870 = arith.maximumf %1869, %c105 : f32
                  %1871 = arith.truncf %1870 : f32 to f16
                  %1872 = arith.muli %1846, %c23 : index
                  %1873 = arith.divui %1866, %c9 : index
                  %1874 = arith.addi %1872, %1873 : index
                  memref.store %1871, %out[%1874] : memref<?xf16>
                }
              }
            } else {
              %1875 = arith.index_cast %ranges : index to i32
              %1876 = arith.addi %1875, %1507 : i32
              %1877 = arith.addi %ranges, %groups : index
              %1878 = arith.muli %9, %1877 : index
              %1879 = arith.index_castui %1876 : i32 to index
              %1880 = arith.addi %1878, %1879 : index
              %1881 = arith.muli %1880, %c108 : index
              %1882 = arith.addi %1180, %c22 : index
              %1883 = arith.addi %1881, %1882 : index
              memref.store %1524#2, %partial[%1883] : memref<?xf32>
              %1884 = arith.addi %1180, %c7 : index
              %1885 = arith.addi %1881, %1884 : index
              memref.store %1524#3, %partial[%1885] : memref<?xf32>
              %1886 = arith.cmpi slt, %1180, %c36 : index
              scf.if %1886 {
                %1887 = arith.addi %1180, %c37 : index
                %1888 = arith.addi %1881, %1887 : index
                memref.store %1524#4, %partial[%1888] : memref<?xf32>
              }
              %1889 = arith.cmpi slt, %1180, %c9 : index
              scf.if %1889 {
                %1890 = arith.addi %1881, %c52 : index
                %1891 = arith.addi %1890, %1180 : index
                memref.store %1524#0, %partial[%1891] : memref<?xf32>
                %1892 = arith.addi %1891, %c9 : index
                memref.store %1524#1, %partial[%1892] : memref<?xf32>
              }
              %1893 = arith.addi %1509, %groups : index
              %1894 = arith.index_castui %1506 : i32 to index
              %1895 = wave.arrive %counters[%1893], %1894 : memref<?xi32>
              scf.if %1895 {
                %1902:5 = scf.for %1896 = %c46 to %1506 step %c69 iter_args(%1897 = %c41, %1898 = %c42, %1899 = %c42, %1900 = %c42, %1901 = %c42) -> (f32, f32, f32, f32, f32) : i32 {
                  %1903 = arith.addi %1896, %c46 : i32
                  %1904 = arith.subi %1506, %c17 : i32
                  %1905 = arith.minsi %1903, %1904 : i32
                  %1906 = arith.addi %1875, %1905 : i32
                  %1907 = arith.addi %ranges, %groups : index
                  %1908 = arith.muli %9, %1907 : index
                  %1909 = arith.index_castui %1906 : i32 to index
                  %1910 = arith.addi %1908, %1909 : index
                  %1911 = arith.muli %1910, %c108 : index
                  %1912 = arith.addi %1911, %c52 : index
                  %1913 = arith.addi %1912, %1182 : index
                  %1914 = memref.load %partial[%1913] : memref<?xf32>
                  %1915 = arith.cmpi slt, %1903, %1506 : i32
                  %1916 = arith.select %1915, %1914, %c41 : f32
                  %1917 = arith.addi %1911, %1180 : index
                  %1918 = arith.addi %1917, %c22 : index
                  %1919 = memref.load %partial[%1918] : memref<?xf32>
                  %1920 = arith.addi %1911, %1180 : index
                  %1921 = arith.addi %1920, %c7 : index
                  %1922 = memref.load %partial[%1921] : memref<?xf32>
                  %1923 = arith.addi %1180, %c37 : index
                  %1924 = arith.minsi %1923, %c52 : index
                  %1925 = arith.addi %1911, %1924 : index
                  %1926 = memref.load %partial[%1925] : memref<?xf32>
                  %1927 = arith.addi %1913, %c9 : index
                  %1928 = memref.load %partial[%1927] : memref<?xf32>
                  %1929 = arith.addi %1896, %c17 : i32
                  %1930 = arith.subi %1506, %c17 : i32
                  %1931 = arith.minsi %1929, %1930 : i32
                  %1932 = arith.addi %1875, %1931 : i32
                  %1933 = arith.addi %ranges, %groups : index
                  %1934 = arith.muli %9, %1933 : index
                  %1935 = arith.index_castui %1932 : i32 to index
                  %1936 = arith.addi %1934, %1935 : index
                  %1937 = arith.muli %1936, %c108 : index
                  %1938 = arith.addi %1937, %c52 : index
                  %1939 = arith.addi %1938, %1182 : index
                  %1940 = memref.load %partial[%1939] : memref<?xf32>
                  %1941 = arith.cmpi slt, %1929, %1506 : i32
                  %1942 = arith.select %1941, %1940, %c41 : f32
                  %1943 = arith.addi %1937, %1180 : index
                  %1944 = arith.addi %1943, %c22 : index
                  %1945 = memref.load %partial[%1944] : memref<?xf32>
                  %1946 = arith.addi %1937, %1180 : index
                  %1947 = arith.addi %1946, %c7 : index
                  %1948 = memref.load %partial[%1947] : memref<?xf32>
                  %1949 = arith.addi %1180, %c37 : index
                  %1950 = arith.minsi %1949, %c52 : index
                  %1951 = arith.addi %1937, %1950 : index
                  %1952 = memref.load %partial[%1951] : memref<?xf32>
                  %1953 = arith.addi %1939, %c9 : index
                  %1954 = memref.load %partial[%1953] : memref<?xf32>
                  %1955 = arith.addi %1896, %c62 : i32
                  %1956 = arith.subi %1506, %c17 : i32
                  %1957 = arith.minsi %1955, %1956 : i32
                  %1958 = arith.addi %1875, %1957 : i32
                  %1959 = arith.addi %ranges, %groups : index
                  %1960 = arith.muli %9, %1959 : index
                  %1961 = arith.index_castui %1958 : i32 to index
                  %1962 = arith.addi %1960, %1961 : index
                  %1963 = arith.muli %1962, %c108 : index
                  %1964 = arith.addi %1963, %c52 : index
                  %1965 = arith.addi %1964, %1182 : index
                  %1966 = memref.load %partial[%1965] : memref<?xf32>
                  %1967 = arith.cmpi slt, %1955, %1506 : i32
                  %1968 = arith.select %1967, %1966, %c41 : f32
                  %1969 = arith.addi %1963, %1180 : index
                  %1970 = arith.addi %1969, %c22 : index
                  %1971 = memref.load %partial[%1970] : memref<?xf32>
                  %1972 = arith.addi %1963, %1180 : index
                  %1973 = arith.addi %1972, %c7 : index
                  %1974 = memref.load %partial[%1973] : memref<?xf32>
                  %1975 = arith.addi %1180, %c37 : index
                  %1976 = arith.minsi %1975, %c52 : index
                  %1977 = arith.addi %1963, %1976 : index
                  %1978 = memref.load %partial[%1977] : memref<?xf32>
                  %1979 = arith.addi %1965, %c9 : index
                  %1980 = memref.load %partial[%1979] : memref<?xf32>
                  %1981 = arith.addi %1896, %c64 : i32
                  %1982 = arith.subi %1506, %c17 : i32
                  %1983 = arith.minsi %1981, %1982 : i32
                  %1984 = arith.addi %1875, %1983 : i32
                  %1985 = arith.addi %ranges, %groups : index
                  %1986 = arith.muli %9, %1985 : index
                  %1987 = arith.index_castui %1984 : i32 to index
                  %1988 = arith.addi %1986, %1987 : index
                  %1989 = arith.muli %1988, %c108 : index
                  %1990 = arith.addi %1989, %c52 : index
                  %1991 = arith.addi %1990, %1182 : index
                  %1992 = memref.load %partial[%1991] : memref<?xf32>
                  %1993 = arith.cmpi slt, %1981, %1506 : i32
                  %1994 = arith.select %1993, %1992, %c41 : f32
                  %1995 = arith.addi %1989, %1180 : index
                  %1996 = arith.addi %1995, %c22 : index
                  %1997 = memref.load %partial[%1996] : memref<?xf32>
                  %1998 = arith.addi %1989, %1180 : index
                  %1999 = arith.addi %1998, %c7 : index
                  %2000 = memref.load %partial[%1999] : memref<?xf32>
                  %2001 = arith.addi %1180, %c37 : index
                  %2002 = arith.minsi %2001, %c52 : index
                  %2003 = arith.addi %1989, %2002 : index
                  %2004 = memref.load %partial[%2003] : memref<?xf32>
                  %2005 = arith.addi %1991, %c9 : index
                  %2006 = memref.load %partial[%2005] : memref<?xf32>
                  %2007 = arith.addi %1896, %c65 : i32
                  %2008 = arith.subi %1506, %c17 : i32
                  %2009 = arith.minsi %2007, %2008 : i32
                  %2010 = arith.addi %1875, %2009 : i32
                  %2011 = arith.addi %ranges, %groups : index
                  %2012 = arith.muli %9, %2011 : index
                  %2013 = arith.index_castui %2010 : i32 to index
                  %2014 = arith.addi %2012, %2013 : index
                  %2015 = arith.muli %2014, %c108 : index
                  %2016 = arith.addi %2015, %c52 : index
                  %2017 = arith.addi %2016, %1182 : index
                  %2018 = memref.load %partial[%2017] : memref<?xf32>
                  %2019 = arith.cmpi slt, %2007, %1506 : i32
                  %2020 = arith.select %2019, %2018, %c41 : f32
                  %2021 = arith.addi %2015, %1180 : index
                  %2022 = arith.addi %2021, %c22 : index
                  %2023 = memref.load %partial[%2022] : memref<?xf32>
                  %2024 = arith.addi %2015, %1180 : index
                  %2025 = arith.addi %2024, %c7 : index
                  %2026 = memref.load %partial[%2025] : memref<?xf32>
                  %2027 = arith.addi %1180, %c37 : index
                  %2028 = arith.minsi %2027, %c52 : index
                  %2029 = arith.addi %2015, %2028 : index
                  %2030 = memref.load %partial[%2029] : memref<?xf32>
                  %2031 = arith.addi %2017, %c9 : index
                  %2032 = memref.load %partial[%2031] : memref<?xf32>
                  %2033 = arith.addi %1896, %c66 : i32
                  %2034 = arith.subi %1506, %c17 : i32
                  %2035 = arith.minsi %2033, %2034 : i32
                  %2036 = arith.addi %1875, %2035 : i32
                  %2037 = arith.addi %ranges, %groups : index
                  %2038 = arith.muli %9, %2037 : index
                  %2039 = arith.index_castui %2036 : i32 to index
                  %2040 = arith.addi %2038, %2039 : index
                  %2041 = arith.muli %2040, %c108 : index
                  %2042 = arith.addi %2041, %c52 : index
                  %2043 = arith.addi %2042, %1182 : index
                  %2044 = memref.load %partial[%2043] : memref<?xf32>
                  %2045 = arith.cmpi slt, %2033, %1506 : i32
                  %2046 = arith.select %2045, %2044, %c41 : f32
                  %2047 = arith.addi %2041, %1180 : index
                  %2048 = arith.addi %2047, %c22 : index
                  %2049 = memref.load %partial[%2048] : memref<?xf32>
                  %2050 = arith.addi %2041, %1180 : index
                  %2051 = arith.addi %2050, %c7 : index
                  %2052 = memref.load %partial[%2051] : memref<?xf32>
                  %2053 = arith.addi %1180, %c37 : index
                  %2054 = arith.minsi %2053, %c52 : index
                  %2055 = arith.addi %2041, %2054 : index
                  %2056 = memref.load %partial[%2055] : memref<?xf32>
                  %2057 = arith.addi %2043, %c9 : index
                  %2058 = memref.load %partial[%2057] : memref<?xf32>
                  %2059 = arith.addi %1896, %c67 : i32
                  %2060 = arith.subi %1506, %c17 : i32
                  %2061 = arith.minsi %2059, %2060 : i32
                  %2062 = arith.addi %1875, %2061 : i32
                  %2063 = arith.addi %ranges, %groups : index
                  %2064 = arith.muli %9, %2063 : index
                  %2065 = arith.index_castui %2062 : i32 to index
                  %2066 = arith.addi %2064, %2065 : index
                  %2067 = arith.muli %2066, %c108 : index
                  %2068 = arith.addi %2067, %c52 : index
                  %2069 = arith.addi %2068, %1182 : index
                  %2070 = memref.load %partial[%2069] : memref<?xf32>
                  %2071 = arith.cmpi slt, %2059, %1506 : i32
                  %2072 = arith.select %2071, %2070, %c41 : f32
                  %2073 = arith.addi %2067, %1180 : index
                  %2074 = arith.addi %2073, %c22 : index
                  %2075 = memref.load %partial[%2074] : memref<?xf32>
                  %2076 = arith.addi %2067, %1180 : index
                  %2077 = arith.addi %2076, %c7 : index
                  %2078 = memref.load %partial[%2077] : memref<?xf32>
                  %2079 = arith.addi %1180, %c37 : index
                  %2080 = arith.minsi %2079, %c52 : index
                  %2081 = arith.addi %2067, %2080 : index
                  %2082 = memref.load %partial[%2081] : memref<?xf32>
                  %2083 = arith.addi %2069, %c9 : index
                  %2084 = memref.load %partial[%2083] : memref<?xf32>
                  %2085 = arith.addi %1896, %c68 : i32
                  %2086 = arith.subi %1506, %c17 : i32
                  %2087 = arith.minsi %2085, %2086 : i32
                  %2088 = arith.addi %1875, %2087 : i32
                  %2089 = arith.addi %ranges, %groups : index
                  %2090 = arith.muli %9, %2089 : index
                  %2091 = arith.index_castui %2088 : i32 to index
                  %2092 = arith.addi %2090, %2091 : index
                  %2093 = arith.muli %2092, %c108 : index
                  %2094 = arith.addi %2093, %c52 : index
                  %2095 = arith.addi %2094, %1182 : index
                  %2096 = memref.load %partial[%2095] : memref<?xf32>
                  %2097 = arith.cmpi slt, %2085, %1506 : i32
                  %2098 = arith.select %2097, %2096, %c41 : f32
                  %2099 = arith.addi %2093, %1180 : index
                  %2100 = arith.addi %2099, %c22 : index
                  %2101 = memref.load %partial[%2100] : memref<?xf32>
                  %2102 = arith.addi %2093, %1180 : index
                  %2103 = arith.addi %2102, %c7 : index
                  %2104 = memref.load %partial[%2103] : memref<?xf32>
                  %2105 = arith.addi %1180, %c37 : index
                  %2106 = arith.minsi %2105, %c52 : index
                  %2107 = arith.addi %2093, %2106 : index
                  %2108 = memref.load %partial[%2107] : memref<?xf32>
                  %2109 = arith.addi %2095, %c9 : index
                  %2110 = memref.load %partial[%2109] : memref<?xf32>
                  %2111 = arith.maxnumf %1897, %1916 fastmath<nnan> : f32
                  %2112 = arith.subf %1897, %2111 : f32
                  %2113 = wave.exp2 %2112 : f32
                  %2114 = arith.subf %1916, %2111 : f32
                  %2115 = wave.exp2 %2114 : f32
                  %2116 = arith.mulf %1898, %2113 : f32
                  %2117 = math.fma %1928, %2115, %2116 : f32
                  %2118 = arith.mulf %1899, %2113 : f32
                  %2119 = math.fma %1919, %2115, %2118 : f32
                  %2120 = arith.mulf %1900, %2113 : f32
                  %2121 = math.fma %1922, %2115, %2120 : f32
                  %2122 = arith.mulf %1901, %2113 : f32
                  %2123 = math.fma %1926, %2115, %2122 : f32
                  %2124 = arith.maxnumf %2111, %1942 fastmath<nnan> : f32
                  %2125 = arith.subf %2111, %2124 : f32
                  %2126 = wave.exp2 %2125 : f32
                  %2127 = arith.subf %1942, %2124 : f32
                  %2128 = wave.exp2 %2127 : f32
                  %2129 = arith.mulf %2117, %2126 : f32
                  %2130 = math.fma %1954, %2128, %2129 : f32
                  %2131 = arith.mulf %2119, %2126 : f32
                  %2132 = math.fma %1945, %2128, %2131 : f32
                  %2133 = arith.mulf %2121, %2126 : f32
                  %2134 = math.fma %1948, %2128, %2133 : f32
                  %2135 = arith.mulf %2123, %2126 : f32
                  %2136 = math.fma %1952, %2128, %2135 : f32
                  %2137 = arith.maxnumf %2124, %1968 fastmath<nnan> : f32
                  %2138 = arith.subf %2124, %2137 : f32
                  %2139 = wave.exp2 %2138 : f32
                  %2140 = arith.subf %1968, %2137 : f32
                  %2141 = wave.exp2 %2140 : f32
                  %2142 = arith.mulf %2130, %2139 : f32
                  %2143 = math.fma %1980, %2141, %2142 : f32
                  %2144 = arith.mulf %2132, %2139 : f32
                  %2145 = math.fma %1971, %2141, %2144 : f32
                  %2146 = arith.mulf %2134, %2139 : f32
                  %2147 = math.fma %1974, %2141, %2146 : f32
                  %2148 = arith.mulf %2136, %2139 : f32
                  %2149 = math.fma %1978, %2141, %2148 : f32
                  %2150 = arith.maxnumf %2137, %1994 fastmath<nnan> : f32
                  %2151 = arith.subf %2137, %2150 : f32
                  %2152 = wave.exp2 %2151 : f32
                  %2153 = arith.subf %1994, %2150 : f32
                  %2154 = wave.exp2 %2153 : f32
                  %2155 = arith.mulf %2143, %2152 : f32
                  %2156 = math.fma %2006, %2154, %2155 : f32
                  %2157 = arith.mulf %2145, %2152 : f32
                  %2158 = math.fma %1997, %2154, %2157 : f32
                  %2159 = arith.mulf %2147, %2152 : f32
                  %2160 = math.fma %2000, %2154, %2159 : f32
                  %2161 = arith.mulf %2149, %2152 : f32
                  %2162 = math.fma %2004, %2154, %2161 : f32
                  %2163 = arith.maxnumf %2150, %2020 fastmath<nnan> : f32
                  %2164 = arith.subf %2150, %2163 : f32
                  %2165 = wave.exp2 %2164 : f32
                  %2166 = arith.subf %2020, %2163 : f32
                  %2167 = wave.exp2 %2166 : f32
                  %2168 = arith.mulf %2156, %2165 : f32
                  %2169 = math.fma %2032, %2167, %2168 : f32
                  %2170 = arith.mulf %2158, %2165 : f32
                  %2171 = math.fma %2023, %2167, %2170 : f32
                  %2172 = arith.mulf %2160, %2165 : f32
                  %2173 = math.fma %2026, %2167, %2172 : f32
                  %2174 = arith.mulf %2162, %2165 : f32
                  %2175 = math.fma %2030, %2167, %2174 : f32
                  %2176 = arith.maxnumf %2163, %2046 fastmath<nnan> : f32
                  %2177 = arith.subf %2163, %2176 : f32
                  %2178 = wave.exp2 %2177 : f32
                  %2179 = arith.subf %2046, %2176 : f32
                  %2180 = wave.exp2 %2179 : f32
                  %2181 = arith.mulf %2169, %2178 : f32
                  %2182 = math.fma %2058, %2180, %2181 : f32
                  %2183 = arith.mulf %2171, %2178 : f32
                  %2184 = math.fma %2049, %2180, %2183 : f32
                  %2185 = arith.mulf %2173, %2178 : f32
                  %2186 = math.fma %2052, %2180, %2185 : f32
                  %2187 = arith.mulf %2175, %2178 : f32
                  %2188 = math.fma %2056, %2180, %2187 : f32
                  %2189 = arith.maxnumf %2176, %2072 fastmath<nnan> : f32
                  %2190 = arith.subf %2176, %2189 : f32
                  %2191 = wave.exp2 %2190 : f32
                  %2192 = arith.subf %2072, %2189 : f32
                  %2193 = wave.exp2 %2192 : f32
                  %2194 = arith.mulf %2182, %2191 : f32
                  %2195 = math.fma %2084, %2193, %2194 : f32
                  %2196 = arith.mulf %2184, %2191 : f32
                  %2197 = math.fma %2075, %2193, %2196 : f32
                  %2198 = arith.mulf %2186, %2191 : f32
                  %2199 = math.fma %2078, %2193, %2198 : f32
                  %2200 = arith.mulf %2188, %2191 : f32
                  %2201 = math.fma %2082, %2193, %2200 : f32
                  %2202 = arith.maxnumf %2189, %2098 fastmath<nnan> : f32
                  %2203 = arith.subf %2189, %2202 : f32
                  %2204 = wave.exp2 %2203 : f32
                  %2205 = arith.subf %2098, %2202 : f32
                  %2206 = wave.exp2 %2205 : f32
                  %2207 = arith.mulf %2195, %2204 : f32
                  %2208 = math.fma %2110, %2206, %2207 : f32
                  %2209 = arith.mulf %2197, %2204 : f32
                  %2210 = math.fma %2101, %2206, %2209 : f32
                  %2211 = arith.mulf %2199, %2204 : f32
                  %2212 = math.fma %2104, %2206, %2211 : f32
                  %2213 = arith.mulf %2201, %2204 : f32
                  %2214 = math.fma %2108, %2206, %2213 : f32
                  scf.yield %2202, %2208, %2210, %2212, %2214 : f32, f32, f32, f32, f32
                }
                %2215 = arith.addi %kvHeads, %15 : index
                %2216 = memref.load %scales[%2215] : memref<?xf32>
                %2217 = arith.divf %2216, %1902#1 : f32
                %2218 = arith.addi %17, %1182 : index
                %2219 = arith.cmpi slt, %2218, %groupSize : index
                scf.if %2219 {
                  %2220 = arith.muli %24, %heads : index
                  %2221 = arith.muli %15, %groupSize : index
                  %2222 = arith.addi %2220, %2221 : index
                  %2223 = arith.addi %2222, %2218 : index
                  %2224 = arith.addi %1180, %c22 : index
                  %2225 = arith.mulf %1902#2, %2217 : f32
                  %2226 = arith.addf %2225, %c42 : f32
                  %2227 = arith.minimumf %2226, %c104 : f32
                  %2228 = arith.maximumf %2227, %c105 : f32
                  %2229 = arith.truncf %2228 : f32 to f16
                  %2230 = arith.muli %2223, %c23 : index
                  %2231 = arith.divui %2224, %c9 : index
                  %2232 = arith.addi %2230, %2231 : index
                  memref.store %2229, %out[%2232] : memref<?xf16>
                  %2233 = arith.addi %1180, %c7 : index
                  %2234 = arith.mulf %1902#3, %2217 : f32
                  %2235 = arith.addf %2234, %c42 : f32
                  %2236 = arith.minimumf %2235, %c104 : f32
                  %2237 = arith.maximumf %2236, %c105 : f32
                  %2238 = arith.truncf %2237 : f32 to f16
                  %2239 = arith.muli %2223, %c23 : index
                  %2240 = arith.divui %2233, %c9 : index
                  %2241 = arith.addi %2239, %2240 : index
                  memref.store %2238, %out[%2241] : memref<?xf16>
                  %2242 = arith.cmpi slt, %1180, %c36 : index
                  scf.if %2242 {
                    %2243 = arith.addi %1180, %c37 : index
                    %2244 = arith.mulf %1902#4, %2217 : f32
                    %2245 = arith.addf %2244, %c42 : f32
                    %2246 = arith.minimumf %2245, %c104 : f32
                    %2247 = arith.maximumf %2246, %c105 : f32
                    %2248 = arith.truncf %2247 : f32 to f16
                    %2249 = arith.muli %2223, %c23 : index
                    %2250 = arith.divui %2243, %c9 : index
                    %2251 = arith.addi %2249, %2250 : index
                    memref.store %2248, %out[%2251] : memref<?xf16>
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

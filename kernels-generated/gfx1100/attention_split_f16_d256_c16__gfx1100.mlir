// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=256, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 4160 : index
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
  %c23 = arith.constant 1024 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 260 : index
  %c26 = arith.constant 512 : index
  %c27 = arith.constant 768 : index
  %c28 = arith.constant 8 : index
  %c29 = arith.constant 20 : index
  %c30 = arith.constant 36 : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 52 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 100 : index
  %c38 = arith.constant 112 : index
  %c39 = arith.constant 116 : index
  %c40 = arith.constant 128 : index
  %c41 = arith.constant 132 : index
  %c42 = arith.constant 144 : index
  %c43 = arith.constant 148 : index
  %c44 = arith.constant 160 : index
  %c45 = arith.constant 164 : index
  %c46 = arith.constant 176 : index
  %c47 = arith.constant 180 : index
  %c48 = arith.constant 192 : index
  %c49 = arith.constant 196 : index
  %c50 = arith.constant 208 : index
  %c51 = arith.constant 212 : index
  %c52 = arith.constant 224 : index
  %c53 = arith.constant 228 : index
  %c54 = arith.constant 240 : index
  %c55 = arith.constant 244 : index
  %c56 = arith.constant 23 : i32
  %c57 = arith.constant 64 : i32
  %c58 = arith.constant 253 : i32
  %c59 = arith.constant 268 : i32
  %c60 = arith.constant 14 : i32
  %c61 = arith.constant 1280 : index
  %c62 = arith.constant 1536 : index
  %c63 = arith.constant 1792 : index
  %c64 = arith.constant 2048 : index
  %c65 = arith.constant 2304 : index
  %c66 = arith.constant 2560 : index
  %c67 = arith.constant 2816 : index
  %c68 = arith.constant 3072 : index
  %c69 = arith.constant 3328 : index
  %c70 = arith.constant 3584 : index
  %c71 = arith.constant 3840 : index
  %c72 = arith.constant 128 : i32
  %c73 = arith.constant 0xF149F2CA : f32
  %c74 = arith.constant 0x00000000 : f32
  %c75 = arith.constant dense<0x00000000> : vector<8xf32>
  %c76 = arith.constant 31 : i32
  %c77 = arith.constant 32 : i32
  %c78 = arith.constant 0 : i32
  %c79 = arith.constant 320 : index
  %c80 = arith.constant 384 : index
  %c81 = arith.constant 448 : index
  %c82 = arith.constant 576 : index
  %c83 = arith.constant 640 : index
  %c84 = arith.constant 704 : index
  %c85 = arith.constant 832 : index
  %c86 = arith.constant 896 : index
  %c87 = arith.constant 960 : index
  %c88 = arith.constant 1088 : index
  %c89 = arith.constant 1152 : index
  %c90 = arith.constant 1216 : index
  %c91 = arith.constant 1344 : index
  %c92 = arith.constant 1408 : index
  %c93 = arith.constant 1472 : index
  %c94 = arith.constant 1600 : index
  %c95 = arith.constant 1664 : index
  %c96 = arith.constant 1728 : index
  %c97 = arith.constant 1856 : index
  %c98 = arith.constant 1920 : index
  %c99 = arith.constant 1984 : index
  %c100 = arith.constant 2112 : index
  %c101 = arith.constant 2176 : index
  %c102 = arith.constant 2240 : index
  %c103 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c104 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c105 = arith.constant 0x41000000 : f32
  %c106 = arith.constant 0x40C00000 : f32
  %c107 = arith.constant dense<-1> : vector<4xi32>
  %c108 = arith.constant 65535 : i32
  %c109 = arith.constant 2 : i32
  %c110 = arith.constant -65536 : i32
  %c111 = arith.constant 3 : i32
  %c112 = arith.constant 4 : i32
  %c113 = arith.constant 5 : i32
  %c114 = arith.constant 6 : i32
  %c115 = arith.constant 7 : i32
  %c116 = arith.constant 8 : i32
  %c117 = arith.constant 9 : i32
  %c118 = arith.constant 10 : i32
  %c119 = arith.constant 11 : i32
  %c120 = arith.constant 12 : i32
  %c121 = arith.constant 13 : i32
  %c122 = arith.constant 15 : i32
  %c123 = arith.constant 2368 : index
  %c124 = arith.constant 2432 : index
  %c125 = arith.constant 2496 : index
  %c126 = arith.constant 2624 : index
  %c127 = arith.constant 2688 : index
  %c128 = arith.constant 2752 : index
  %c129 = arith.constant 2880 : index
  %c130 = arith.constant 2944 : index
  %c131 = arith.constant 3008 : index
  %c132 = arith.constant 3136 : index
  %c133 = arith.constant 3200 : index
  %c134 = arith.constant 3264 : index
  %c135 = arith.constant 3392 : index
  %c136 = arith.constant 3456 : index
  %c137 = arith.constant 3520 : index
  %c138 = arith.constant 3648 : index
  %c139 = arith.constant 3712 : index
  %c140 = arith.constant 3776 : index
  %c141 = arith.constant 3904 : index
  %c142 = arith.constant 3968 : index
  %c143 = arith.constant 4032 : index
  %c144 = arith.constant 288 : index
  %c145 = arith.constant 352 : index
  %c146 = arith.constant 416 : index
  %c147 = arith.constant 480 : index
  %outTileRows = wave.param "outTileRows" : index
  %c149 = arith.constant 0x477FE000 : f32
  %c150 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
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
        %49 = arith.addi %46, %c22 : index
        %50 = arith.divui %49, %c24 : index
        %51 = arith.remui %49, %c24 : index
        %52 = arith.muli %51, %c11 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c7 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c25 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %65 = arith.addi %46, %c7 : index
      %66 = arith.cmpi slt, %65, %c23 : index
      scf.if %66 {
        %67 = arith.addi %46, %c7 : index
        %68 = arith.divui %67, %c24 : index
        %69 = arith.remui %67, %c24 : index
        %70 = arith.muli %69, %c11 : index
        %71 = arith.addi %17, %68 : index
        %72 = arith.subi %groupSize, %c4 : index
        %73 = arith.minsi %71, %72 : index
        %74 = arith.muli %24, %heads : index
        %75 = arith.muli %15, %groupSize : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.addi %76, %73 : index
        %78 = arith.muli %77, %c7 : index
        %79 = arith.addi %78, %70 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.muli %68, %c25 : index
        %82 = arith.addi %81, %70 : index
        vector.store %80, %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %83 = arith.addi %46, %c26 : index
      %84 = arith.cmpi slt, %83, %c23 : index
      scf.if %84 {
        %85 = arith.addi %46, %c26 : index
        %86 = arith.divui %85, %c24 : index
        %87 = arith.remui %85, %c24 : index
        %88 = arith.muli %87, %c11 : index
        %89 = arith.addi %17, %86 : index
        %90 = arith.subi %groupSize, %c4 : index
        %91 = arith.minsi %89, %90 : index
        %92 = arith.muli %24, %heads : index
        %93 = arith.muli %15, %groupSize : index
        %94 = arith.addi %92, %93 : index
        %95 = arith.addi %94, %91 : index
        %96 = arith.muli %95, %c7 : index
        %97 = arith.addi %96, %88 : index
        %98 = vector.load %q[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %99 = arith.muli %86, %c25 : index
        %100 = arith.addi %99, %88 : index
        vector.store %98, %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %101 = arith.addi %46, %c27 : index
      %102 = arith.cmpi slt, %101, %c23 : index
      scf.if %102 {
        %103 = arith.addi %46, %c27 : index
        %104 = arith.divui %103, %c24 : index
        %105 = arith.remui %103, %c24 : index
        %106 = arith.muli %105, %c11 : index
        %107 = arith.addi %17, %104 : index
        %108 = arith.subi %groupSize, %c4 : index
        %109 = arith.minsi %107, %108 : index
        %110 = arith.muli %24, %heads : index
        %111 = arith.muli %15, %groupSize : index
        %112 = arith.addi %110, %111 : index
        %113 = arith.addi %112, %109 : index
        %114 = arith.muli %113, %c7 : index
        %115 = arith.addi %114, %106 : index
        %116 = vector.load %q[%115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %117 = arith.muli %104, %c25 : index
        %118 = arith.addi %117, %106 : index
        vector.store %116, %5[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %119 = arith.cmpi eq, %8, %c22 : index
      scf.if %119 {
        %120 = arith.remui %1, %c3 : index
        %121 = arith.muli %120, %c25 : index
        %122 = arith.muli %2, %c28 : index
        %123 = arith.addi %121, %122 : index
        %124 = arith.addi %123, %c22 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %123, %c11 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %123, %c3 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %123, %c29 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %123, %c21 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %123, %c30 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %123, %c31 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %123, %c32 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %123, %c24 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %123, %c33 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %123, %c34 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %123, %c35 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %123, %c36 : index
        %149 = vector.load %5[%148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %150 = arith.addi %123, %c37 : index
        %151 = vector.load %5[%150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %152 = arith.addi %123, %c38 : index
        %153 = vector.load %5[%152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %154 = arith.addi %123, %c39 : index
        %155 = vector.load %5[%154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %156 = arith.addi %123, %c40 : index
        %157 = vector.load %5[%156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %158 = arith.addi %123, %c41 : index
        %159 = vector.load %5[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %160 = arith.addi %123, %c42 : index
        %161 = vector.load %5[%160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %162 = arith.addi %123, %c43 : index
        %163 = vector.load %5[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %164 = arith.addi %123, %c44 : index
        %165 = vector.load %5[%164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %166 = arith.addi %123, %c45 : index
        %167 = vector.load %5[%166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %168 = arith.addi %123, %c46 : index
        %169 = vector.load %5[%168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %170 = arith.addi %123, %c47 : index
        %171 = vector.load %5[%170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %172 = arith.addi %123, %c48 : index
        %173 = vector.load %5[%172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %174 = arith.addi %123, %c49 : index
        %175 = vector.load %5[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %176 = arith.addi %123, %c50 : index
        %177 = vector.load %5[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.addi %123, %c51 : index
        %179 = vector.load %5[%178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %180 = arith.addi %123, %c52 : index
        %181 = vector.load %5[%180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %182 = arith.addi %123, %c53 : index
        %183 = vector.load %5[%182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %184 = arith.addi %123, %c54 : index
        %185 = vector.load %5[%184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %186 = arith.addi %123, %c55 : index
        %187 = vector.load %5[%186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %188 = math.absf %125 : vector<4xf32>
        %189 = math.absf %127 : vector<4xf32>
        %190 = arith.maxnumf %188, %189 fastmath<nnan> : vector<4xf32>
        %191 = math.absf %129 : vector<4xf32>
        %192 = arith.maxnumf %190, %191 fastmath<nnan> : vector<4xf32>
        %193 = math.absf %131 : vector<4xf32>
        %194 = arith.maxnumf %192, %193 fastmath<nnan> : vector<4xf32>
        %195 = math.absf %133 : vector<4xf32>
        %196 = arith.maxnumf %194, %195 fastmath<nnan> : vector<4xf32>
        %197 = math.absf %135 : vector<4xf32>
        %198 = arith.maxnumf %196, %197 fastmath<nnan> : vector<4xf32>
        %199 = math.absf %137 : vector<4xf32>
        %200 = arith.maxnumf %198, %199 fastmath<nnan> : vector<4xf32>
        %201 = math.absf %139 : vector<4xf32>
        %202 = arith.maxnumf %200, %201 fastmath<nnan> : vector<4xf32>
        %203 = math.absf %141 : vector<4xf32>
        %204 = arith.maxnumf %202, %203 fastmath<nnan> : vector<4xf32>
        %205 = math.absf %143 : vector<4xf32>
        %206 = arith.maxnumf %204, %205 fastmath<nnan> : vector<4xf32>
        %207 = math.absf %145 : vector<4xf32>
        %208 = arith.maxnumf %206, %207 fastmath<nnan> : vector<4xf32>
        %209 = math.absf %147 : vector<4xf32>
        %210 = arith.maxnumf %208, %209 fastmath<nnan> : vector<4xf32>
        %211 = math.absf %149 : vector<4xf32>
        %212 = arith.maxnumf %210, %211 fastmath<nnan> : vector<4xf32>
        %213 = math.absf %151 : vector<4xf32>
        %214 = arith.maxnumf %212, %213 fastmath<nnan> : vector<4xf32>
        %215 = math.absf %153 : vector<4xf32>
        %216 = arith.maxnumf %214, %215 fastmath<nnan> : vector<4xf32>
        %217 = math.absf %155 : vector<4xf32>
        %218 = arith.maxnumf %216, %217 fastmath<nnan> : vector<4xf32>
        %219 = math.absf %157 : vector<4xf32>
        %220 = arith.maxnumf %218, %219 fastmath<nnan> : vector<4xf32>
        %221 = math.absf %159 : vector<4xf32>
        %222 = arith.maxnumf %220, %221 fastmath<nnan> : vector<4xf32>
        %223 = math.absf %161 : vector<4xf32>
        %224 = arith.maxnumf %222, %223 fastmath<nnan> : vector<4xf32>
        %225 = math.absf %163 : vector<4xf32>
        %226 = arith.maxnumf %224, %225 fastmath<nnan> : vector<4xf32>
        %227 = math.absf %165 : vector<4xf32>
        %228 = arith.maxnumf %226, %227 fastmath<nnan> : vector<4xf32>
        %229 = math.absf %167 : vector<4xf32>
        %230 = arith.maxnumf %228, %229 fastmath<nnan> : vector<4xf32>
        %231 = math.absf %169 : vector<4xf32>
        %232 = arith.maxnumf %230, %231 fastmath<nnan> : vector<4xf32>
        %233 = math.absf %171 : vector<4xf32>
        %234 = arith.maxnumf %232, %233 fastmath<nnan> : vector<4xf32>
        %235 = math.absf %173 : vector<4xf32>
        %236 = arith.maxnumf %234, %235 fastmath<nnan> : vector<4xf32>
        %237 = math.absf %175 : vector<4xf32>
        %238 = arith.maxnumf %236, %237 fastmath<nnan> : vector<4xf32>
        %239 = math.absf %177 : vector<4xf32>
        %240 = arith.maxnumf %238, %239 fastmath<nnan> : vector<4xf32>
        %241 = math.absf %179 : vector<4xf32>
        %242 = arith.maxnumf %240, %241 fastmath<nnan> : vector<4xf32>
        %243 = math.absf %181 : vector<4xf32>
        %244 = arith.maxnumf %242, %243 fastmath<nnan> : vector<4xf32>
        %245 = math.absf %183 : vector<4xf32>
        %246 = arith.maxnumf %244, %245 fastmath<nnan> : vector<4xf32>
        %247 = math.absf %185 : vector<4xf32>
        %248 = arith.maxnumf %246, %247 fastmath<nnan> : vector<4xf32>
        %249 = math.absf %187 : vector<4xf32>
        %250 = arith.maxnumf %248, %249 fastmath<nnan> : vector<4xf32>
        %251 = vector.extract %250[0] : f32 from vector<4xf32>
        %252 = vector.extract %250[1] : f32 from vector<4xf32>
        %253 = vector.extract %250[2] : f32 from vector<4xf32>
        %254 = vector.extract %250[3] : f32 from vector<4xf32>
        %255 = arith.maxnumf %251, %252 fastmath<nnan> : f32
        %256 = arith.maxnumf %255, %253 fastmath<nnan> : f32
        %257 = arith.maxnumf %256, %254 fastmath<nnan> : f32
        %258 = wave.swap_halves %257 : f32
        %259 = arith.maxnumf %257, %258 fastmath<nnan> : f32
        %260 = arith.bitcast %259 : f32 to i32
        %261 = arith.shrui %260, %c56 : i32
        %262 = arith.maxsi %261, %c57 : i32
        %263 = arith.minsi %262, %c58 : i32
        %264 = arith.subi %c59, %263 : i32
        %265 = arith.shli %264, %c56 : i32
        %266 = arith.bitcast %265 : i32 to f32
        %267 = arith.subi %263, %c60 : i32
        %268 = arith.shli %267, %c56 : i32
        %269 = arith.bitcast %268 : i32 to f32
        %270 = vector.broadcast %266 : f32 to vector<4xf32>
        %271 = arith.muli %1, %c28 : index
        %272 = arith.muli %2, %c40 : index
        %273 = arith.addi %271, %272 : index
        %274 = arith.mulf %125, %270 : vector<4xf32>
        %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        %276 = arith.mulf %127, %270 : vector<4xf32>
        %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %279 = arith.addi %273, %c22 : index
        vector.store %278, %4[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = arith.mulf %129, %270 : vector<4xf32>
        %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
        %282 = arith.mulf %131, %270 : vector<4xf32>
        %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
        %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %285 = arith.addi %273, %c7 : index
        vector.store %284, %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %286 = arith.mulf %133, %270 : vector<4xf32>
        %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
        %288 = arith.mulf %135, %270 : vector<4xf32>
        %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
        %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %291 = arith.addi %273, %c26 : index
        vector.store %290, %4[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %292 = arith.mulf %137, %270 : vector<4xf32>
        %293 = arith.truncf %292 : vector<4xf32> to vector<4xf16>
        %294 = arith.mulf %139, %270 : vector<4xf32>
        %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
        %296 = vector.shuffle %293, %295 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %297 = arith.addi %273, %c27 : index
        vector.store %296, %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %298 = arith.mulf %141, %270 : vector<4xf32>
        %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
        %300 = arith.mulf %143, %270 : vector<4xf32>
        %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
        %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %303 = arith.addi %273, %c23 : index
        vector.store %302, %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = arith.mulf %145, %270 : vector<4xf32>
        %305 = arith.truncf %304 : vector<4xf32> to vector<4xf16>
        %306 = arith.mulf %147, %270 : vector<4xf32>
        %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
        %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %309 = arith.addi %273, %c61 : index
        vector.store %308, %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %310 = arith.mulf %149, %270 : vector<4xf32>
        %311 = arith.truncf %310 : vector<4xf32> to vector<4xf16>
        %312 = arith.mulf %151, %270 : vector<4xf32>
        %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
        %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %315 = arith.addi %273, %c62 : index
        vector.store %314, %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %316 = arith.mulf %153, %270 : vector<4xf32>
        %317 = arith.truncf %316 : vector<4xf32> to vector<4xf16>
        %318 = arith.mulf %155, %270 : vector<4xf32>
        %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
        %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %321 = arith.addi %273, %c63 : index
        vector.store %320, %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %322 = arith.mulf %157, %270 : vector<4xf32>
        %323 = arith.truncf %322 : vector<4xf32> to vector<4xf16>
        %324 = arith.mulf %159, %270 : vector<4xf32>
        %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
        %326 = vector.shuffle %323, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %327 = arith.addi %273, %c64 : index
        vector.store %326, %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %328 = arith.mulf %161, %270 : vector<4xf32>
        %329 = arith.truncf %328 : vector<4xf32> to vector<4xf16>
        %330 = arith.mulf %163, %270 : vector<4xf32>
        %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
        %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %333 = arith.addi %273, %c65 : index
        vector.store %332, %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = arith.mulf %165, %270 : vector<4xf32>
        %335 = arith.truncf %334 : vector<4xf32> to vector<4xf16>
        %336 = arith.mulf %167, %270 : vector<4xf32>
        %337 = arith.truncf %336 : vector<4xf32> to vector<4xf16>
        %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %339 = arith.addi %273, %c66 : index
        vector.store %338, %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = arith.mulf %169, %270 : vector<4xf32>
        %341 = arith.truncf %340 : vector<4xf32> to vector<4xf16>
        %342 = arith.mulf %171, %270 : vector<4xf32>
        %343 = arith.truncf %342 : vector<4xf32> to vector<4xf16>
        %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %345 = arith.addi %273, %c67 : index
        vector.store %344, %4[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %346 = arith.mulf %173, %270 : vector<4xf32>
        %347 = arith.truncf %346 : vector<4xf32> to vector<4xf16>
        %348 = arith.mulf %175, %270 : vector<4xf32>
        %349 = arith.truncf %348 : vector<4xf32> to vector<4xf16>
        %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %351 = arith.addi %273, %c68 : index
        vector.store %350, %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %352 = arith.mulf %177, %270 : vector<4xf32>
        %353 = arith.truncf %352 : vector<4xf32> to vector<4xf16>
        %354 = arith.mulf %179, %270 : vector<4xf32>
        %355 = arith.truncf %354 : vector<4xf32> to vector<4xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %357 = arith.addi %273, %c69 : index
        vector.store %356, %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %358 = arith.mulf %181, %270 : vector<4xf32>
        %359 = arith.truncf %358 : vector<4xf32> to vector<4xf16>
        %360 = arith.mulf %183, %270 : vector<4xf32>
        %361 = arith.truncf %360 : vector<4xf32> to vector<4xf16>
        %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %363 = arith.addi %273, %c70 : index
        vector.store %362, %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = arith.mulf %185, %270 : vector<4xf32>
        %365 = arith.truncf %364 : vector<4xf32> to vector<4xf16>
        %366 = arith.mulf %187, %270 : vector<4xf32>
        %367 = arith.truncf %366 : vector<4xf32> to vector<4xf16>
        %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %369 = arith.addi %273, %c71 : index
        vector.store %368, %4[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = memref.load %scales[%15] : memref<?xf32>
        %371 = arith.mulf %370, %269 : f32
        memref.store %371, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %372 = memref.load %7[%1] : memref<?xf32>
      scf.for %373 = %11 to %42 step %43 : i32 {
        %374 = arith.muli %373, %c19 : i32
        %375 = arith.index_cast %8 : index to i32
        %376 = arith.muli %375, %c72 : i32
        %377 = arith.addi %374, %376 : i32
        %378 = arith.addi %377, %c72 : i32
        %379 = arith.minsi %378, %38 : i32
        %380 = arith.cmpi slt, %377, %38 : i32
        %381:18 = scf.if %380 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %382 = arith.subi %379, %377 : i32
          %383 = arith.addi %382, %c76 : i32
          %384 = arith.divui %383, %c77 : i32
          %385 = arith.divui %377, %c17 : i32
          %386 = arith.addi %385, %c78 : i32
          %387 = arith.minsi %386, %40 : i32
          %388 = arith.index_castui %387 : i32 to index
          %389 = arith.addi %32, %388 : index
          %390 = memref.load %step[%389] : memref<?xi32>
          %391 = arith.index_cast %390 : i32 to index
          %392 = arith.muli %391, %33 : index
          %393 = arith.addi %392, %34 : index
          %394 = arith.addi %385, %c16 : i32
          %395 = arith.minsi %394, %40 : i32
          %396 = arith.index_castui %395 : i32 to index
          %397 = arith.addi %32, %396 : index
          %398 = memref.load %step[%397] : memref<?xi32>
          %399 = arith.index_cast %398 : i32 to index
          %400 = arith.muli %399, %33 : index
          %401 = arith.addi %400, %34 : index
          %402 = arith.addi %393, %35 : index
          %403 = arith.addi %402, %c22 : index
          %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %405 = arith.addi %393, %35 : index
          %406 = arith.addi %405, %c24 : index
          %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %408 = arith.addi %401, %35 : index
          %409 = arith.addi %408, %c22 : index
          %410 = vector.load %kv[%409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %411 = arith.addi %401, %35 : index
          %412 = arith.addi %411, %c24 : index
          %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %437:22 = scf.for %414 = %c78 to %384 step %c16 iter_args(%415 = %404, %416 = %407, %417 = %410, %418 = %413, %419 = %c73, %420 = %c74, %421 = %c75, %422 = %c75, %423 = %c75, %424 = %c75, %425 = %c75, %426 = %c75, %427 = %c75, %428 = %c75, %429 = %c75, %430 = %c75, %431 = %c75, %432 = %c75, %433 = %c75, %434 = %c75, %435 = %c75, %436 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %438 = arith.muli %414, %c77 : i32
            %439 = arith.addi %377, %438 : i32
            %440 = arith.addi %439, %c77 : i32
            %441 = arith.divui %439, %c17 : i32
            %442 = arith.addi %441, %c78 : i32
            %443 = arith.minsi %442, %40 : i32
            %444 = arith.index_castui %443 : i32 to index
            %445 = arith.addi %32, %444 : index
            %446 = memref.load %step[%445] : memref<?xi32>
            %447 = arith.index_cast %446 : i32 to index
            %448 = arith.muli %447, %33 : index
            %449 = arith.addi %448, %34 : index
            %450 = arith.addi %441, %c16 : i32
            %451 = arith.minsi %450, %40 : i32
            %452 = arith.index_castui %451 : i32 to index
            %453 = arith.addi %32, %452 : index
            %454 = memref.load %step[%453] : memref<?xi32>
            %455 = arith.index_cast %454 : i32 to index
            %456 = arith.muli %455, %33 : index
            %457 = arith.addi %456, %34 : index
            %458 = arith.divui %440, %c17 : i32
            %459 = arith.addi %458, %c78 : i32
            %460 = arith.minsi %459, %40 : i32
            %461 = arith.index_castui %460 : i32 to index
            %462 = arith.addi %32, %461 : index
            %463 = memref.load %step[%462] : memref<?xi32>
            %464 = arith.index_cast %463 : i32 to index
            %465 = arith.muli %464, %33 : index
            %466 = arith.addi %465, %34 : index
            %467 = arith.addi %458, %c16 : i32
            %468 = arith.minsi %467, %40 : i32
            %469 = arith.index_castui %468 : i32 to index
            %470 = arith.addi %32, %469 : index
            %471 = memref.load %step[%470] : memref<?xi32>
            %472 = arith.index_cast %471 : i32 to index
            %473 = arith.muli %472, %33 : index
            %474 = arith.addi %473, %34 : index
            %475 = wave.opaque %c22 : index
            %476 = arith.muli %1, %c28 : index
            %477 = arith.addi %475, %476 : index
            %478 = arith.addi %449, %35 : index
            %479 = arith.addi %478, %c40 : index
            %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %481 = arith.addi %449, %35 : index
            %482 = arith.addi %481, %c48 : index
            %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %484 = arith.addi %457, %35 : index
            %485 = arith.addi %484, %c40 : index
            %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %487 = arith.addi %457, %35 : index
            %488 = arith.addi %487, %c48 : index
            %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %490 = vector.shuffle %415, %416 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
            %492 = vector.shuffle %417, %418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
            %494 = arith.addi %477, %c22 : index
            %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %496 = arith.addi %494, %c40 : index
            %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %499 = wave.mma %491, %498, %c75 : vector<16xf16>, vector<8xf32>
            %500 = wave.mma %493, %498, %c75 : vector<16xf16>, vector<8xf32>
            %501 = arith.addi %449, %35 : index
            %502 = arith.addi %501, %c7 : index
            %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %504 = arith.addi %449, %35 : index
            %505 = arith.addi %504, %c79 : index
            %506 = vector.load %kv[%505] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %507 = arith.addi %457, %35 : index
            %508 = arith.addi %507, %c7 : index
            %509 = vector.load %kv[%508] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %510 = arith.addi %457, %35 : index
            %511 = arith.addi %510, %c79 : index
            %512 = vector.load %kv[%511] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %513 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %514 = vector.bitcast %513 : vector<8xi32> to vector<16xf16>
            %515 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = arith.addi %477, %c7 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = arith.addi %517, %c40 : index
            %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %522 = wave.mma %514, %521, %499 : vector<16xf16>, vector<8xf32>
            %523 = wave.mma %516, %521, %500 : vector<16xf16>, vector<8xf32>
            %524 = arith.addi %449, %35 : index
            %525 = arith.addi %524, %c80 : index
            %526 = vector.load %kv[%525] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %527 = arith.addi %449, %35 : index
            %528 = arith.addi %527, %c81 : index
            %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %530 = arith.addi %457, %35 : index
            %531 = arith.addi %530, %c80 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %533 = arith.addi %457, %35 : index
            %534 = arith.addi %533, %c81 : index
            %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %536 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %537 = vector.bitcast %536 : vector<8xi32> to vector<16xf16>
            %538 = vector.shuffle %509, %512 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %539 = vector.bitcast %538 : vector<8xi32> to vector<16xf16>
            %540 = arith.addi %477, %c26 : index
            %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %542 = arith.addi %540, %c40 : index
            %543 = vector.load %4[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %544 = vector.shuffle %541, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %545 = wave.mma %537, %544, %522 : vector<16xf16>, vector<8xf32>
            %546 = wave.mma %539, %544, %523 : vector<16xf16>, vector<8xf32>
            %547 = arith.addi %449, %35 : index
            %548 = arith.addi %547, %c26 : index
            %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %550 = arith.addi %449, %35 : index
            %551 = arith.addi %550, %c82 : index
            %552 = vector.load %kv[%551] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %553 = arith.addi %457, %35 : index
            %554 = arith.addi %553, %c26 : index
            %555 = vector.load %kv[%554] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %556 = arith.addi %457, %35 : index
            %557 = arith.addi %556, %c82 : index
            %558 = vector.load %kv[%557] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %559 = vector.shuffle %526, %529 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %560 = vector.bitcast %559 : vector<8xi32> to vector<16xf16>
            %561 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %562 = vector.bitcast %561 : vector<8xi32> to vector<16xf16>
            %563 = arith.addi %477, %c27 : index
            %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %565 = arith.addi %563, %c40 : index
            %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %568 = wave.mma %560, %567, %545 : vector<16xf16>, vector<8xf32>
            %569 = wave.mma %562, %567, %546 : vector<16xf16>, vector<8xf32>
            %570 = arith.addi %449, %35 : index
            %571 = arith.addi %570, %c83 : index
            %572 = vector.load %kv[%571] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %573 = arith.addi %449, %35 : index
            %574 = arith.addi %573, %c84 : index
            %575 = vector.load %kv[%574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %576 = arith.addi %457, %35 : index
            %577 = arith.addi %576, %c83 : index
            %578 = vector.load %kv[%577] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %579 = arith.addi %457, %35 : index
            %580 = arith.addi %579, %c84 : index
            %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %582 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %583 = vector.bitcast %582 : vector<8xi32> to vector<16xf16>
            %584 = vector.shuffle %555, %558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %585 = vector.bitcast %584 : vector<8xi32> to vector<16xf16>
            %586 = arith.addi %477, %c23 : index
            %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %588 = arith.addi %586, %c40 : index
            %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %590 = vector.shuffle %587, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %591 = wave.mma %583, %590, %568 : vector<16xf16>, vector<8xf32>
            %592 = wave.mma %585, %590, %569 : vector<16xf16>, vector<8xf32>
            %593 = arith.addi %449, %35 : index
            %594 = arith.addi %593, %c27 : index
            %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %596 = arith.addi %449, %35 : index
            %597 = arith.addi %596, %c85 : index
            %598 = vector.load %kv[%597] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %599 = arith.addi %457, %35 : index
            %600 = arith.addi %599, %c27 : index
            %601 = vector.load %kv[%600] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %602 = arith.addi %457, %35 : index
            %603 = arith.addi %602, %c85 : index
            %604 = vector.load %kv[%603] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %605 = vector.shuffle %572, %575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %606 = vector.bitcast %605 : vector<8xi32> to vector<16xf16>
            %607 = vector.shuffle %578, %581 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %608 = vector.bitcast %607 : vector<8xi32> to vector<16xf16>
            %609 = arith.addi %477, %c61 : index
            %610 = vector.load %4[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %611 = arith.addi %609, %c40 : index
            %612 = vector.load %4[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %613 = vector.shuffle %610, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %614 = wave.mma %606, %613, %591 : vector<16xf16>, vector<8xf32>
            %615 = wave.mma %608, %613, %592 : vector<16xf16>, vector<8xf32>
            %616 = arith.addi %449, %35 : index
            %617 = arith.addi %616, %c86 : index
            %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %619 = arith.addi %449, %35 : index
            %620 = arith.addi %619, %c87 : index
            %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %622 = arith.addi %457, %35 : index
            %623 = arith.addi %622, %c86 : index
            %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %625 = arith.addi %457, %35 : index
            %626 = arith.addi %625, %c87 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %628 = vector.shuffle %595, %598 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %629 = vector.bitcast %628 : vector<8xi32> to vector<16xf16>
            %630 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %631 = vector.bitcast %630 : vector<8xi32> to vector<16xf16>
            %632 = arith.addi %477, %c62 : index
            %633 = vector.load %4[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %634 = arith.addi %632, %c40 : index
            %635 = vector.load %4[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %636 = vector.shuffle %633, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %637 = wave.mma %629, %636, %614 : vector<16xf16>, vector<8xf32>
            %638 = wave.mma %631, %636, %615 : vector<16xf16>, vector<8xf32>
            %639 = arith.addi %449, %35 : index
            %640 = arith.addi %639, %c23 : index
            %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %642 = arith.addi %449, %35 : index
            %643 = arith.addi %642, %c88 : index
            %644 = vector.load %kv[%643] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %645 = arith.addi %457, %35 : index
            %646 = arith.addi %645, %c23 : index
            %647 = vector.load %kv[%646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %648 = arith.addi %457, %35 : index
            %649 = arith.addi %648, %c88 : index
            %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %651 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %652 = vector.bitcast %651 : vector<8xi32> to vector<16xf16>
            %653 = vector.shuffle %624, %627 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %654 = vector.bitcast %653 : vector<8xi32> to vector<16xf16>
            %655 = arith.addi %477, %c63 : index
            %656 = vector.load %4[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %657 = arith.addi %655, %c40 : index
            %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %659 = vector.shuffle %656, %658 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %660 = wave.mma %652, %659, %637 : vector<16xf16>, vector<8xf32>
            %661 = wave.mma %654, %659, %638 : vector<16xf16>, vector<8xf32>
            %662 = arith.addi %449, %35 : index
            %663 = arith.addi %662, %c89 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %449, %35 : index
            %666 = arith.addi %665, %c90 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %457, %35 : index
            %669 = arith.addi %668, %c89 : index
            %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %671 = arith.addi %457, %35 : index
            %672 = arith.addi %671, %c90 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %674 = vector.shuffle %641, %644 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %675 = vector.bitcast %674 : vector<8xi32> to vector<16xf16>
            %676 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
            %678 = arith.addi %477, %c64 : index
            %679 = vector.load %4[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %680 = arith.addi %678, %c40 : index
            %681 = vector.load %4[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %682 = vector.shuffle %679, %681 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %683 = wave.mma %675, %682, %660 : vector<16xf16>, vector<8xf32>
            %684 = wave.mma %677, %682, %661 : vector<16xf16>, vector<8xf32>
            %685 = arith.addi %449, %35 : index
            %686 = arith.addi %685, %c61 : index
            %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %688 = arith.addi %449, %35 : index
            %689 = arith.addi %688, %c91 : index
            %690 = vector.load %kv[%689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %691 = arith.addi %457, %35 : index
            %692 = arith.addi %691, %c61 : index
            %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %694 = arith.addi %457, %35 : index
            %695 = arith.addi %694, %c91 : index
            %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %697 = vector.shuffle %664, %667 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %698 = vector.bitcast %697 : vector<8xi32> to vector<16xf16>
            %699 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %700 = vector.bitcast %699 : vector<8xi32> to vector<16xf16>
            %701 = arith.addi %477, %c65 : index
            %702 = vector.load %4[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %703 = arith.addi %701, %c40 : index
            %704 = vector.load %4[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %705 = vector.shuffle %702, %704 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %706 = wave.mma %698, %705, %683 : vector<16xf16>, vector<8xf32>
            %707 = wave.mma %700, %705, %684 : vector<16xf16>, vector<8xf32>
            %708 = arith.addi %449, %35 : index
            %709 = arith.addi %708, %c92 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %711 = arith.addi %449, %35 : index
            %712 = arith.addi %711, %c93 : index
            %713 = vector.load %kv[%712] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %714 = arith.addi %457, %35 : index
            %715 = arith.addi %714, %c92 : index
            %716 = vector.load %kv[%715] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %717 = arith.addi %457, %35 : index
            %718 = arith.addi %717, %c93 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %720 = vector.shuffle %687, %690 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %721 = vector.bitcast %720 : vector<8xi32> to vector<16xf16>
            %722 = vector.shuffle %693, %696 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %723 = vector.bitcast %722 : vector<8xi32> to vector<16xf16>
            %724 = arith.addi %477, %c66 : index
            %725 = vector.load %4[%724] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %726 = arith.addi %724, %c40 : index
            %727 = vector.load %4[%726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %728 = vector.shuffle %725, %727 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %729 = wave.mma %721, %728, %706 : vector<16xf16>, vector<8xf32>
            %730 = wave.mma %723, %728, %707 : vector<16xf16>, vector<8xf32>
            %731 = arith.addi %449, %35 : index
            %732 = arith.addi %731, %c62 : index
            %733 = vector.load %kv[%732] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %734 = arith.addi %449, %35 : index
            %735 = arith.addi %734, %c94 : index
            %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %737 = arith.addi %457, %35 : index
            %738 = arith.addi %737, %c62 : index
            %739 = vector.load %kv[%738] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %740 = arith.addi %457, %35 : index
            %741 = arith.addi %740, %c94 : index
            %742 = vector.load %kv[%741] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %743 = vector.shuffle %710, %713 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %744 = vector.bitcast %743 : vector<8xi32> to vector<16xf16>
            %745 = vector.shuffle %716, %719 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %746 = vector.bitcast %745 : vector<8xi32> to vector<16xf16>
            %747 = arith.addi %477, %c67 : index
            %748 = vector.load %4[%747] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %749 = arith.addi %747, %c40 : index
            %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %751 = vector.shuffle %748, %750 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %752 = wave.mma %744, %751, %729 : vector<16xf16>, vector<8xf32>
            %753 = wave.mma %746, %751, %730 : vector<16xf16>, vector<8xf32>
            %754 = arith.addi %449, %35 : index
            %755 = arith.addi %754, %c95 : index
            %756 = vector.load %kv[%755] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %757 = arith.addi %449, %35 : index
            %758 = arith.addi %757, %c96 : index
            %759 = vector.load %kv[%758] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %760 = arith.addi %457, %35 : index
            %761 = arith.addi %760, %c95 : index
            %762 = vector.load %kv[%761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %763 = arith.addi %457, %35 : index
            %764 = arith.addi %763, %c96 : index
            %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %766 = vector.shuffle %733, %736 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %767 = vector.bitcast %766 : vector<8xi32> to vector<16xf16>
            %768 = vector.shuffle %739, %742 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %769 = vector.bitcast %768 : vector<8xi32> to vector<16xf16>
            %770 = arith.addi %477, %c68 : index
            %771 = vector.load %4[%770] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %772 = arith.addi %770, %c40 : index
            %773 = vector.load %4[%772] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %774 = vector.shuffle %771, %773 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %775 = wave.mma %767, %774, %752 : vector<16xf16>, vector<8xf32>
            %776 = wave.mma %769, %774, %753 : vector<16xf16>, vector<8xf32>
            %777 = arith.addi %449, %35 : index
            %778 = arith.addi %777, %c63 : index
            %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %780 = arith.addi %449, %35 : index
            %781 = arith.addi %780, %c97 : index
            %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %783 = arith.addi %457, %35 : index
            %784 = arith.addi %783, %c63 : index
            %785 = vector.load %kv[%784] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %786 = arith.addi %457, %35 : index
            %787 = arith.addi %786, %c97 : index
            %788 = vector.load %kv[%787] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %789 = vector.shuffle %756, %759 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %790 = vector.bitcast %789 : vector<8xi32> to vector<16xf16>
            %791 = vector.shuffle %762, %765 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %792 = vector.bitcast %791 : vector<8xi32> to vector<16xf16>
            %793 = arith.addi %477, %c69 : index
            %794 = vector.load %4[%793] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %795 = arith.addi %793, %c40 : index
            %796 = vector.load %4[%795] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %797 = vector.shuffle %794, %796 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %798 = wave.mma %790, %797, %775 : vector<16xf16>, vector<8xf32>
            %799 = wave.mma %792, %797, %776 : vector<16xf16>, vector<8xf32>
            %800 = arith.addi %449, %35 : index
            %801 = arith.addi %800, %c98 : index
            %802 = vector.load %kv[%801] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %803 = arith.addi %449, %35 : index
            %804 = arith.addi %803, %c99 : index
            %805 = vector.load %kv[%804] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %806 = arith.addi %457, %35 : index
            %807 = arith.addi %806, %c98 : index
            %808 = vector.load %kv[%807] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %809 = arith.addi %457, %35 : index
            %810 = arith.addi %809, %c99 : index
            %811 = vector.load %kv[%810] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %812 = vector.shuffle %779, %782 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %813 = vector.bitcast %812 : vector<8xi32> to vector<16xf16>
            %814 = vector.shuffle %785, %788 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %815 = vector.bitcast %814 : vector<8xi32> to vector<16xf16>
            %816 = arith.addi %477, %c70 : index
            %817 = vector.load %4[%816] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %818 = arith.addi %816, %c40 : index
            %819 = vector.load %4[%818] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %820 = vector.shuffle %817, %819 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %821 = wave.mma %813, %820, %798 : vector<16xf16>, vector<8xf32>
            %822 = wave.mma %815, %820, %799 : vector<16xf16>, vector<8xf32>
            %823 = arith.addi %449, %35 : index
            %824 = arith.addi %823, %c64 : index
            %825 = vector.load %kv[%824] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %826 = arith.addi %449, %35 : index
            %827 = arith.addi %826, %c100 : index
            %828 = vector.load %kv[%827] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %829 = arith.addi %457, %35 : index
            %830 = arith.addi %829, %c64 : index
            %831 = vector.load %kv[%830] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %832 = arith.addi %457, %35 : index
            %833 = arith.addi %832, %c100 : index
            %834 = vector.load %kv[%833] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %835 = vector.shuffle %802, %805 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %836 = vector.bitcast %835 : vector<8xi32> to vector<16xf16>
            %837 = vector.shuffle %808, %811 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %838 = vector.bitcast %837 : vector<8xi32> to vector<16xf16>
            %839 = arith.addi %477, %c71 : index
            %840 = vector.load %4[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %841 = arith.addi %839, %c40 : index
            %842 = vector.load %4[%841] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %843 = vector.shuffle %840, %842 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %844 = wave.mma %836, %843, %821 : vector<16xf16>, vector<8xf32>
            %845 = wave.mma %838, %843, %822 : vector<16xf16>, vector<8xf32>
            %846 = arith.addi %449, %35 : index
            %847 = arith.addi %846, %c101 : index
            %848 = vector.load %kv[%847] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %849 = arith.addi %449, %35 : index
            %850 = arith.addi %849, %c102 : index
            %851 = vector.load %kv[%850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %852 = arith.addi %457, %35 : index
            %853 = arith.addi %852, %c101 : index
            %854 = vector.load %kv[%853] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %855 = arith.addi %457, %35 : index
            %856 = arith.addi %855, %c102 : index
            %857 = vector.load %kv[%856] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %858 = wave.opaque %844 : vector<8xf32>
            %859 = wave.opaque %845 : vector<8xf32>
            %860 = wave.opaque %440 : i32
            %861 = arith.cmpi sgt, %860, %379 : i32
            %862:2 = scf.if %861 -> (vector<8xf32>, vector<8xf32>) {
              %863 = arith.index_cast %2 : index to i32
              %864 = arith.addi %439, %863 : i32
              %865 = arith.subi %38, %864 : i32
              %866 = arith.subi %865, %c78 : i32
              %867 = vector.broadcast %866 : i32 to vector<8xi32>
              %868 = arith.cmpi sgt, %867, %c104 : vector<8xi32>
              %869 = arith.select %868, %858, %c103 : vector<8xi1>, vector<8xf32>
              %870 = arith.subi %865, %c17 : i32
              %871 = vector.broadcast %870 : i32 to vector<8xi32>
              %872 = arith.cmpi sgt, %871, %c104 : vector<8xi32>
              %873 = arith.select %872, %859, %c103 : vector<8xi1>, vector<8xf32>
              scf.yield %869, %873 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %858, %859 : vector<8xf32>, vector<8xf32>
            }
            %874 = vector.extract %862#0[0] : f32 from vector<8xf32>
            %875 = vector.extract %862#0[1] : f32 from vector<8xf32>
            %876 = vector.extract %862#0[2] : f32 from vector<8xf32>
            %877 = vector.extract %862#0[3] : f32 from vector<8xf32>
            %878 = vector.extract %862#0[4] : f32 from vector<8xf32>
            %879 = vector.extract %862#0[5] : f32 from vector<8xf32>
            %880 = vector.extract %862#0[6] : f32 from vector<8xf32>
            %881 = vector.extract %862#0[7] : f32 from vector<8xf32>
            %882 = vector.extract %862#1[0] : f32 from vector<8xf32>
            %883 = vector.extract %862#1[1] : f32 from vector<8xf32>
            %884 = vector.extract %862#1[2] : f32 from vector<8xf32>
            %885 = vector.extract %862#1[3] : f32 from vector<8xf32>
            %886 = vector.extract %862#1[4] : f32 from vector<8xf32>
            %887 = vector.extract %862#1[5] : f32 from vector<8xf32>
            %888 = vector.extract %862#1[6] : f32 from vector<8xf32>
            %889 = vector.extract %862#1[7] : f32 from vector<8xf32>
            %890 = arith.maxnumf %874, %875 fastmath<nnan> : f32
            %891 = arith.maxnumf %890, %876 fastmath<nnan> : f32
            %892 = arith.maxnumf %891, %877 fastmath<nnan> : f32
            %893 = arith.maxnumf %892, %878 fastmath<nnan> : f32
            %894 = arith.maxnumf %893, %879 fastmath<nnan> : f32
            %895 = arith.maxnumf %894, %880 fastmath<nnan> : f32
            %896 = arith.maxnumf %895, %881 fastmath<nnan> : f32
            %897 = arith.maxnumf %896, %882 fastmath<nnan> : f32
            %898 = arith.maxnumf %897, %883 fastmath<nnan> : f32
            %899 = arith.maxnumf %898, %884 fastmath<nnan> : f32
            %900 = arith.maxnumf %899, %885 fastmath<nnan> : f32
            %901 = arith.maxnumf %900, %886 fastmath<nnan> : f32
            %902 = arith.maxnumf %901, %887 fastmath<nnan> : f32
            %903 = arith.maxnumf %902, %888 fastmath<nnan> : f32
            %904 = arith.maxnumf %903, %889 fastmath<nnan> : f32
            %905 = wave.swap_halves %904 : f32
            %906 = arith.maxnumf %904, %905 fastmath<nnan> : f32
            %907 = arith.mulf %906, %372 : f32
            %908 = arith.addf %419, %c105 : f32
            %909 = arith.cmpf ogt, %907, %908 : f32
            %910:18 = scf.if %909 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %911 = arith.subf %419, %907 : f32
              %912 = wave.exp2 %911 : f32
              %913 = vector.broadcast %912 : f32 to vector<8xf32>
              %914 = arith.mulf %420, %912 : f32
              %915 = arith.mulf %421, %913 : vector<8xf32>
              %916 = arith.mulf %422, %913 : vector<8xf32>
              %917 = arith.mulf %423, %913 : vector<8xf32>
              %918 = arith.mulf %424, %913 : vector<8xf32>
              %919 = arith.mulf %425, %913 : vector<8xf32>
              %920 = arith.mulf %426, %913 : vector<8xf32>
              %921 = arith.mulf %427, %913 : vector<8xf32>
              %922 = arith.mulf %428, %913 : vector<8xf32>
              %923 = arith.mulf %429, %913 : vector<8xf32>
              %924 = arith.mulf %430, %913 : vector<8xf32>
              %925 = arith.mulf %431, %913 : vector<8xf32>
              %926 = arith.mulf %432, %913 : vector<8xf32>
              %927 = arith.mulf %433, %913 : vector<8xf32>
              %928 = arith.mulf %434, %913 : vector<8xf32>
              %929 = arith.mulf %435, %913 : vector<8xf32>
              %930 = arith.mulf %436, %913 : vector<8xf32>
              scf.yield %907, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %931 = vector.broadcast %372 : f32 to vector<8xf32>
            %932 = arith.subf %c106, %910#0 : f32
            %933 = vector.broadcast %932 : f32 to vector<8xf32>
            %934 = math.fma %862#0, %931, %933 : vector<8xf32>
            %935 = wave.exp2 %934 : vector<8xf32>
            %936 = math.fma %862#1, %931, %933 : vector<8xf32>
            %937 = wave.exp2 %936 : vector<8xf32>
            %938 = arith.truncf %935 : vector<8xf32> to vector<8xf16>
            %939 = vector.bitcast %938 : vector<8xf16> to vector<4xi32>
            %940 = wave.swap_halves %939 : vector<4xi32>
            %941 = arith.select %3, %940, %939 : vector<4xi32>
            %942 = arith.select %3, %939, %940 : vector<4xi32>
            %943 = vector.shuffle %941, %942 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %944 = vector.bitcast %943 : vector<8xi32> to vector<16xf16>
            %945 = arith.truncf %937 : vector<8xf32> to vector<8xf16>
            %946 = vector.bitcast %945 : vector<8xf16> to vector<4xi32>
            %947 = wave.swap_halves %946 : vector<4xi32>
            %948 = arith.select %3, %947, %946 : vector<4xi32>
            %949 = arith.select %3, %946, %947 : vector<4xi32>
            %950 = vector.shuffle %948, %949 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %951 = vector.bitcast %950 : vector<8xi32> to vector<16xf16>
            %952 = arith.addf %935, %937 : vector<8xf32>
            %953 = vector.extract %952[0] : f32 from vector<8xf32>
            %954 = vector.extract %952[1] : f32 from vector<8xf32>
            %955 = vector.extract %952[2] : f32 from vector<8xf32>
            %956 = vector.extract %952[3] : f32 from vector<8xf32>
            %957 = vector.extract %952[4] : f32 from vector<8xf32>
            %958 = vector.extract %952[5] : f32 from vector<8xf32>
            %959 = vector.extract %952[6] : f32 from vector<8xf32>
            %960 = vector.extract %952[7] : f32 from vector<8xf32>
            %961 = arith.addf %953, %957 : f32
            %962 = arith.addf %954, %958 : f32
            %963 = arith.addf %955, %959 : f32
            %964 = arith.addf %956, %960 : f32
            %965 = arith.addf %961, %963 : f32
            %966 = arith.addf %962, %964 : f32
            %967 = arith.addf %965, %966 : f32
            %968 = arith.addf %910#1, %967 : f32
            %969 = wave.opaque %968 : f32
            %970 = wave.opaque %440 : i32
            %971 = arith.cmpi sgt, %970, %379 : i32
            %972:4 = scf.if %971 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %973 = arith.subi %379, %439 : i32
              %974 = arith.subi %973, %c78 : i32
              %975 = arith.minsi %974, %c17 : i32
              %976 = arith.maxsi %975, %c78 : i32
              %977 = arith.cmpi sgt, %976, %c78 : i32
              %978 = arith.select %977, %c108, %c78 : i32
              %979 = arith.ori %c78, %978 : i32
              %980 = arith.cmpi sgt, %976, %c16 : i32
              %981 = arith.select %980, %c108, %c78 : i32
              %982 = arith.ori %c78, %981 : i32
              %983 = arith.cmpi sgt, %976, %c109 : i32
              %984 = arith.select %983, %c110, %c78 : i32
              %985 = arith.ori %979, %984 : i32
              %986 = arith.cmpi sgt, %976, %c111 : i32
              %987 = arith.select %986, %c110, %c78 : i32
              %988 = arith.ori %982, %987 : i32
              %989 = arith.cmpi sgt, %976, %c112 : i32
              %990 = arith.select %989, %c108, %c78 : i32
              %991 = arith.ori %c78, %990 : i32
              %992 = arith.cmpi sgt, %976, %c113 : i32
              %993 = arith.select %992, %c108, %c78 : i32
              %994 = arith.ori %c78, %993 : i32
              %995 = arith.cmpi sgt, %976, %c114 : i32
              %996 = arith.select %995, %c110, %c78 : i32
              %997 = arith.ori %991, %996 : i32
              %998 = arith.cmpi sgt, %976, %c115 : i32
              %999 = arith.select %998, %c110, %c78 : i32
              %1000 = arith.ori %994, %999 : i32
              %1001 = arith.cmpi sgt, %976, %c116 : i32
              %1002 = arith.select %1001, %c108, %c78 : i32
              %1003 = arith.ori %c78, %1002 : i32
              %1004 = arith.cmpi sgt, %976, %c117 : i32
              %1005 = arith.select %1004, %c108, %c78 : i32
              %1006 = arith.ori %c78, %1005 : i32
              %1007 = arith.cmpi sgt, %976, %c118 : i32
              %1008 = arith.select %1007, %c110, %c78 : i32
              %1009 = arith.ori %1003, %1008 : i32
              %1010 = arith.cmpi sgt, %976, %c119 : i32
              %1011 = arith.select %1010, %c110, %c78 : i32
              %1012 = arith.ori %1006, %1011 : i32
              %1013 = arith.cmpi sgt, %976, %c120 : i32
              %1014 = arith.select %1013, %c108, %c78 : i32
              %1015 = arith.ori %c78, %1014 : i32
              %1016 = arith.cmpi sgt, %976, %c121 : i32
              %1017 = arith.select %1016, %c108, %c78 : i32
              %1018 = arith.ori %c78, %1017 : i32
              %1019 = arith.cmpi sgt, %976, %c60 : i32
              %1020 = arith.select %1019, %c110, %c78 : i32
              %1021 = arith.ori %1015, %1020 : i32
              %1022 = arith.cmpi sgt, %976, %c122 : i32
              %1023 = arith.select %1022, %c110, %c78 : i32
              %1024 = arith.ori %1018, %1023 : i32
              %1025 = vector.from_elements %985, %997, %1009, %1021 : vector<4xi32>
              %1026 = vector.from_elements %988, %1000, %1012, %1024 : vector<4xi32>
              %1027 = arith.subi %379, %439 : i32
              %1028 = arith.subi %1027, %c17 : i32
              %1029 = arith.minsi %1028, %c17 : i32
              %1030 = arith.maxsi %1029, %c78 : i32
              %1031 = arith.cmpi sgt, %1030, %c78 : i32
              %1032 = arith.select %1031, %c108, %c78 : i32
              %1033 = arith.ori %c78, %1032 : i32
              %1034 = arith.cmpi sgt, %1030, %c16 : i32
              %1035 = arith.select %1034, %c108, %c78 : i32
              %1036 = arith.ori %c78, %1035 : i32
              %1037 = arith.cmpi sgt, %1030, %c109 : i32
              %1038 = arith.select %1037, %c110, %c78 : i32
              %1039 = arith.ori %1033, %1038 : i32
              %1040 = arith.cmpi sgt, %1030, %c111 : i32
              %1041 = arith.select %1040, %c110, %c78 : i32
              %1042 = arith.ori %1036, %1041 : i32
              %1043 = arith.cmpi sgt, %1030, %c112 : i32
              %1044 = arith.select %1043, %c108, %c78 : i32
              %1045 = arith.ori %c78, %1044 : i32
              %1046 = arith.cmpi sgt, %1030, %c113 : i32
              %1047 = arith.select %1046, %c108, %c78 : i32
              %1048 = arith.ori %c78, %1047 : i32
              %1049 = arith.cmpi sgt, %1030, %c114 : i32
              %1050 = arith.select %1049, %c110, %c78 : i32
              %1051 = arith.ori %1045, %1050 : i32
              %1052 = arith.cmpi sgt, %1030, %c115 : i32
              %1053 = arith.select %1052, %c110, %c78 : i32
              %1054 = arith.ori %1048, %1053 : i32
              %1055 = arith.cmpi sgt, %1030, %c116 : i32
              %1056 = arith.select %1055, %c108, %c78 : i32
              %1057 = arith.ori %c78, %1056 : i32
              %1058 = arith.cmpi sgt, %1030, %c117 : i32
              %1059 = arith.select %1058, %c108, %c78 : i32
              %1060 = arith.ori %c78, %1059 : i32
              %1061 = arith.cmpi sgt, %1030, %c118 : i32
              %1062 = arith.select %1061, %c110, %c78 : i32
              %1063 = arith.ori %1057, %1062 : i32
              %1064 = arith.cmpi sgt, %1030, %c119 : i32
              %1065 = arith.select %1064, %c110, %c78 : i32
              %1066 = arith.ori %1060, %1065 : i32
              %1067 = arith.cmpi sgt, %1030, %c120 : i32
              %1068 = arith.select %1067, %c108, %c78 : i32
              %1069 = arith.ori %c78, %1068 : i32
              %1070 = arith.cmpi sgt, %1030, %c121 : i32
              %1071 = arith.select %1070, %c108, %c78 : i32
              %1072 = arith.ori %c78, %1071 : i32
              %1073 = arith.cmpi sgt, %1030, %c60 : i32
              %1074 = arith.select %1073, %c110, %c78 : i32
              %1075 = arith.ori %1069, %1074 : i32
              %1076 = arith.cmpi sgt, %1030, %c122 : i32
              %1077 = arith.select %1076, %c110, %c78 : i32
              %1078 = arith.ori %1072, %1077 : i32
              %1079 = vector.from_elements %1039, %1051, %1063, %1075 : vector<4xi32>
              %1080 = vector.from_elements %1042, %1054, %1066, %1078 : vector<4xi32>
              scf.yield %1025, %1026, %1079, %1080 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c107, %c107, %c107, %c107 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1081 = wave.opaque %440 : i32
            %1082 = arith.cmpi sgt, %1081, %379 : i32
            %1083:4 = scf.if %1082 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1084 = arith.andi %825, %972#0 : vector<4xi32>
              %1085 = arith.andi %828, %972#1 : vector<4xi32>
              %1086 = arith.andi %831, %972#2 : vector<4xi32>
              %1087 = arith.andi %834, %972#3 : vector<4xi32>
              scf.yield %1084, %1085, %1086, %1087 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %825, %828, %831, %834 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1088 = vector.shuffle %1083#0, %1083#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1089 = vector.bitcast %1088 : vector<8xi32> to vector<16xf16>
            %1090 = wave.mma %1089, %944, %910#2 : vector<16xf16>, vector<8xf32>
            %1091 = vector.shuffle %1083#2, %1083#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1092 = vector.bitcast %1091 : vector<8xi32> to vector<16xf16>
            %1093 = wave.mma %1092, %951, %1090 : vector<16xf16>, vector<8xf32>
            %1094 = wave.opaque %1093 : vector<8xf32>
            %1095 = arith.addi %449, %35 : index
            %1096 = arith.addi %1095, %c65 : index
            %1097 = vector.load %kv[%1096] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1098 = arith.addi %449, %35 : index
            %1099 = arith.addi %1098, %c123 : index
            %1100 = vector.load %kv[%1099] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1101 = arith.addi %457, %35 : index
            %1102 = arith.addi %1101, %c65 : index
            %1103 = vector.load %kv[%1102] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1104 = arith.addi %457, %35 : index
            %1105 = arith.addi %1104, %c123 : index
            %1106 = vector.load %kv[%1105] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1107 = wave.opaque %440 : i32
            %1108 = arith.cmpi sgt, %1107, %379 : i32
            %1109:4 = scf.if %1108 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1110 = arith.andi %848, %972#0 : vector<4xi32>
              %1111 = arith.andi %851, %972#1 : vector<4xi32>
              %1112 = arith.andi %854, %972#2 : vector<4xi32>
              %1113 = arith.andi %857, %972#3 : vector<4xi32>
              scf.yield %1110, %1111, %1112, %1113 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %848, %851, %854, %857 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1114 = vector.shuffle %1109#0, %1109#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1115 = vector.bitcast %1114 : vector<8xi32> to vector<16xf16>
            %1116 = wave.mma %1115, %944, %910#3 : vector<16xf16>, vector<8xf32>
            %1117 = vector.shuffle %1109#2, %1109#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1118 = vector.bitcast %1117 : vector<8xi32> to vector<16xf16>
            %1119 = wave.mma %1118, %951, %1116 : vector<16xf16>, vector<8xf32>
            %1120 = wave.opaque %1119 : vector<8xf32>
            %1121 = arith.addi %449, %35 : index
            %1122 = arith.addi %1121, %c124 : index
            %1123 = vector.load %kv[%1122] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1124 = arith.addi %449, %35 : index
            %1125 = arith.addi %1124, %c125 : index
            %1126 = vector.load %kv[%1125] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1127 = arith.addi %457, %35 : index
            %1128 = arith.addi %1127, %c124 : index
            %1129 = vector.load %kv[%1128] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1130 = arith.addi %457, %35 : index
            %1131 = arith.addi %1130, %c125 : index
            %1132 = vector.load %kv[%1131] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1133 = wave.opaque %440 : i32
            %1134 = arith.cmpi sgt, %1133, %379 : i32
            %1135:4 = scf.if %1134 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1136 = arith.andi %1097, %972#0 : vector<4xi32>
              %1137 = arith.andi %1100, %972#1 : vector<4xi32>
              %1138 = arith.andi %1103, %972#2 : vector<4xi32>
              %1139 = arith.andi %1106, %972#3 : vector<4xi32>
              scf.yield %1136, %1137, %1138, %1139 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1097, %1100, %1103, %1106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1140 = vector.shuffle %1135#0, %1135#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1141 = vector.bitcast %1140 : vector<8xi32> to vector<16xf16>
            %1142 = wave.mma %1141, %944, %910#4 : vector<16xf16>, vector<8xf32>
            %1143 = vector.shuffle %1135#2, %1135#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1144 = vector.bitcast %1143 : vector<8xi32> to vector<16xf16>
            %1145 = wave.mma %1144, %951, %1142 : vector<16xf16>, vector<8xf32>
            %1146 = wave.opaque %1145 : vector<8xf32>
            %1147 = arith.addi %449, %35 : index
            %1148 = arith.addi %1147, %c66 : index
            %1149 = vector.load %kv[%1148] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1150 = arith.addi %449, %35 : index
            %1151 = arith.addi %1150, %c126 : index
            %1152 = vector.load %kv[%1151] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1153 = arith.addi %457, %35 : index
            %1154 = arith.addi %1153, %c66 : index
            %1155 = vector.load %kv[%1154] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1156 = arith.addi %457, %35 : index
            %1157 = arith.addi %1156, %c126 : index
            %1158 = vector.load %kv[%1157] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1159 = wave.opaque %440 : i32
            %1160 = arith.cmpi sgt, %1159, %379 : i32
            %1161:4 = scf.if %1160 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1162 = arith.andi %1123, %972#0 : vector<4xi32>
              %1163 = arith.andi %1126, %972#1 : vector<4xi32>
              %1164 = arith.andi %1129, %972#2 : vector<4xi32>
              %1165 = arith.andi %1132, %972#3 : vector<4xi32>
              scf.yield %1162, %1163, %1164, %1165 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1123, %1126, %1129, %1132 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1166 = vector.shuffle %1161#0, %1161#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1167 = vector.bitcast %1166 : vector<8xi32> to vector<16xf16>
            %1168 = wave.mma %1167, %944, %910#5 : vector<16xf16>, vector<8xf32>
            %1169 = vector.shuffle %1161#2, %1161#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1170 = vector.bitcast %1169 : vector<8xi32> to vector<16xf16>
            %1171 = wave.mma %1170, %951, %1168 : vector<16xf16>, vector<8xf32>
            %1172 = wave.opaque %1171 : vector<8xf32>
            %1173 = arith.addi %449, %35 : index
            %1174 = arith.addi %1173, %c127 : index
            %1175 = vector.load %kv[%1174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1176 = arith.addi %449, %35 : index
            %1177 = arith.addi %1176, %c128 : index
            %1178 = vector.load %kv[%1177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1179 = arith.addi %457, %35 : index
            %1180 = arith.addi %1179, %c127 : index
            %1181 = vector.load %kv[%1180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1182 = arith.addi %457, %35 : index
            %1183 = arith.addi %1182, %c128 : index
            %1184 = vector.load %kv[%1183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1185 = wave.opaque %440 : i32
            %1186 = arith.cmpi sgt, %1185, %379 : i32
            %1187:4 = scf.if %1186 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1188 = arith.andi %1149, %972#0 : vector<4xi32>
              %1189 = arith.andi %1152, %972#1 : vector<4xi32>
              %1190 = arith.andi %1155, %972#2 : vector<4xi32>
              %1191 = arith.andi %1158, %972#3 : vector<4xi32>
              scf.yield %1188, %1189, %1190, %1191 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1149, %1152, %1155, %1158 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1192 = vector.shuffle %1187#0, %1187#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1193 = vector.bitcast %1192 : vector<8xi32> to vector<16xf16>
            %1194 = wave.mma %1193, %944, %910#6 : vector<16xf16>, vector<8xf32>
            %1195 = vector.shuffle %1187#2, %1187#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1196 = vector.bitcast %1195 : vector<8xi32> to vector<16xf16>
            %1197 = wave.mma %1196, %951, %1194 : vector<16xf16>, vector<8xf32>
            %1198 = wave.opaque %1197 : vector<8xf32>
            %1199 = arith.addi %449, %35 : index
            %1200 = arith.addi %1199, %c67 : index
            %1201 = vector.load %kv[%1200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1202 = arith.addi %449, %35 : index
            %1203 = arith.addi %1202, %c129 : index
            %1204 = vector.load %kv[%1203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1205 = arith.addi %457, %35 : index
            %1206 = arith.addi %1205, %c67 : index
            %1207 = vector.load %kv[%1206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1208 = arith.addi %457, %35 : index
            %1209 = arith.addi %1208, %c129 : index
            %1210 = vector.load %kv[%1209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1211 = wave.opaque %440 : i32
            %1212 = arith.cmpi sgt, %1211, %379 : i32
            %1213:4 = scf.if %1212 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1214 = arith.andi %1175, %972#0 : vector<4xi32>
              %1215 = arith.andi %1178, %972#1 : vector<4xi32>
              %1216 = arith.andi %1181, %972#2 : vector<4xi32>
              %1217 = arith.andi %1184, %972#3 : vector<4xi32>
              scf.yield %1214, %1215, %1216, %1217 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1175, %1178, %1181, %1184 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1218 = vector.shuffle %1213#0, %1213#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1219 = vector.bitcast %1218 : vector<8xi32> to vector<16xf16>
            %1220 = wave.mma %1219, %944, %910#7 : vector<16xf16>, vector<8xf32>
            %1221 = vector.shuffle %1213#2, %1213#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1222 = vector.bitcast %1221 : vector<8xi32> to vector<16xf16>
            %1223 = wave.mma %1222, %951, %1220 : vector<16xf16>, vector<8xf32>
            %1224 = wave.opaque %1223 : vector<8xf32>
            %1225 = arith.addi %449, %35 : index
            %1226 = arith.addi %1225, %c130 : index
            %1227 = vector.load %kv[%1226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1228 = arith.addi %449, %35 : index
            %1229 = arith.addi %1228, %c131 : index
            %1230 = vector.load %kv[%1229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1231 = arith.addi %457, %35 : index
            %1232 = arith.addi %1231, %c130 : index
            %1233 = vector.load %kv[%1232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1234 = arith.addi %457, %35 : index
            %1235 = arith.addi %1234, %c131 : index
            %1236 = vector.load %kv[%1235] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1237 = wave.opaque %440 : i32
            %1238 = arith.cmpi sgt, %1237, %379 : i32
            %1239:4 = scf.if %1238 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1240 = arith.andi %1201, %972#0 : vector<4xi32>
              %1241 = arith.andi %1204, %972#1 : vector<4xi32>
              %1242 = arith.andi %1207, %972#2 : vector<4xi32>
              %1243 = arith.andi %1210, %972#3 : vector<4xi32>
              scf.yield %1240, %1241, %1242, %1243 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1201, %1204, %1207, %1210 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1244 = vector.shuffle %1239#0, %1239#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1245 = vector.bitcast %1244 : vector<8xi32> to vector<16xf16>
            %1246 = wave.mma %1245, %944, %910#8 : vector<16xf16>, vector<8xf32>
            %1247 = vector.shuffle %1239#2, %1239#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1248 = vector.bitcast %1247 : vector<8xi32> to vector<16xf16>
            %1249 = wave.mma %1248, %951, %1246 : vector<16xf16>, vector<8xf32>
            %1250 = wave.opaque %1249 : vector<8xf32>
            %1251 = arith.addi %449, %35 : index
            %1252 = arith.addi %1251, %c68 : index
            %1253 = vector.load %kv[%1252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1254 = arith.addi %449, %35 : index
            %1255 = arith.addi %1254, %c132 : index
            %1256 = vector.load %kv[%1255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1257 = arith.addi %457, %35 : index
            %1258 = arith.addi %1257, %c68 : index
            %1259 = vector.load %kv[%1258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1260 = arith.addi %457, %35 : index
            %1261 = arith.addi %1260, %c132 : index
            %1262 = vector.load %kv[%1261] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1263 = wave.opaque %440 : i32
            %1264 = arith.cmpi sgt, %1263, %379 : i32
            %1265:4 = scf.if %1264 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1266 = arith.andi %1227, %972#0 : vector<4xi32>
              %1267 = arith.andi %1230, %972#1 : vector<4xi32>
              %1268 = arith.andi %1233, %972#2 : vector<4xi32>
              %1269 = arith.andi %1236, %972#3 : vector<4xi32>
              scf.yield %1266, %1267, %1268, %1269 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1227, %1230, %1233, %1236 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1270 = vector.shuffle %1265#0, %1265#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1271 = vector.bitcast %1270 : vector<8xi32> to vector<16xf16>
            %1272 = wave.mma %1271, %944, %910#9 : vector<16xf16>, vector<8xf32>
            %1273 = vector.shuffle %1265#2, %1265#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1274 = vector.bitcast %1273 : vector<8xi32> to vector<16xf16>
            %1275 = wave.mma %1274, %951, %1272 : vector<16xf16>, vector<8xf32>
            %1276 = wave.opaque %1275 : vector<8xf32>
            %1277 = arith.addi %449, %35 : index
            %1278 = arith.addi %1277, %c133 : index
            %1279 = vector.load %kv[%1278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1280 = arith.addi %449, %35 : index
            %1281 = arith.addi %1280, %c134 : index
            %1282 = vector.load %kv[%1281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1283 = arith.addi %457, %35 : index
            %1284 = arith.addi %1283, %c133 : index
            %1285 = vector.load %kv[%1284] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1286 = arith.addi %457, %35 : index
            %1287 = arith.addi %1286, %c134 : index
            %1288 = vector.load %kv[%1287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1289 = wave.opaque %440 : i32
            %1290 = arith.cmpi sgt, %1289, %379 : i32
            %1291:4 = scf.if %1290 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1292 = arith.andi %1253, %972#0 : vector<4xi32>
              %1293 = arith.andi %1256, %972#1 : vector<4xi32>
              %1294 = arith.andi %1259, %972#2 : vector<4xi32>
              %1295 = arith.andi %1262, %972#3 : vector<4xi32>
              scf.yield %1292, %1293, %1294, %1295 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1253, %1256, %1259, %1262 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1296 = vector.shuffle %1291#0, %1291#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1297 = vector.bitcast %1296 : vector<8xi32> to vector<16xf16>
            %1298 = wave.mma %1297, %944, %910#10 : vector<16xf16>, vector<8xf32>
            %1299 = vector.shuffle %1291#2, %1291#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1300 = vector.bitcast %1299 : vector<8xi32> to vector<16xf16>
            %1301 = wave.mma %1300, %951, %1298 : vector<16xf16>, vector<8xf32>
            %1302 = wave.opaque %1301 : vector<8xf32>
            %1303 = arith.addi %449, %35 : index
            %1304 = arith.addi %1303, %c69 : index
            %1305 = vector.load %kv[%1304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1306 = arith.addi %449, %35 : index
            %1307 = arith.addi %1306, %c135 : index
            %1308 = vector.load %kv[%1307] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1309 = arith.addi %457, %35 : index
            %1310 = arith.addi %1309, %c69 : index
            %1311 = vector.load %kv[%1310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1312 = arith.addi %457, %35 : index
            %1313 = arith.addi %1312, %c135 : index
            %1314 = vector.load %kv[%1313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1315 = wave.opaque %440 : i32
            %1316 = arith.cmpi sgt, %1315, %379 : i32
            %1317:4 = scf.if %1316 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1318 = arith.andi %1279, %972#0 : vector<4xi32>
              %1319 = arith.andi %1282, %972#1 : vector<4xi32>
              %1320 = arith.andi %1285, %972#2 : vector<4xi32>
              %1321 = arith.andi %1288, %972#3 : vector<4xi32>
              scf.yield %1318, %1319, %1320, %1321 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1279, %1282, %1285, %1288 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1322 = vector.shuffle %1317#0, %1317#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1323 = vector.bitcast %1322 : vector<8xi32> to vector<16xf16>
            %1324 = wave.mma %1323, %944, %910#11 : vector<16xf16>, vector<8xf32>
            %1325 = vector.shuffle %1317#2, %1317#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1326 = vector.bitcast %1325 : vector<8xi32> to vector<16xf16>
            %1327 = wave.mma %1326, %951, %1324 : vector<16xf16>, vector<8xf32>
            %1328 = wave.opaque %1327 : vector<8xf32>
            %1329 = arith.addi %449, %35 : index
            %1330 = arith.addi %1329, %c136 : index
            %1331 = vector.load %kv[%1330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1332 = arith.addi %449, %35 : index
            %1333 = arith.addi %1332, %c137 : index
            %1334 = vector.load %kv[%1333] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1335 = arith.addi %457, %35 : index
            %1336 = arith.addi %1335, %c136 : index
            %1337 = vector.load %kv[%1336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1338 = arith.addi %457, %35 : index
            %1339 = arith.addi %1338, %c137 : index
            %1340 = vector.load %kv[%1339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1341 = wave.opaque %440 : i32
            %1342 = arith.cmpi sgt, %1341, %379 : i32
            %1343:4 = scf.if %1342 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1344 = arith.andi %1305, %972#0 : vector<4xi32>
              %1345 = arith.andi %1308, %972#1 : vector<4xi32>
              %1346 = arith.andi %1311, %972#2 : vector<4xi32>
              %1347 = arith.andi %1314, %972#3 : vector<4xi32>
              scf.yield %1344, %1345, %1346, %1347 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1305, %1308, %1311, %1314 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1348 = vector.shuffle %1343#0, %1343#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1349 = vector.bitcast %1348 : vector<8xi32> to vector<16xf16>
            %1350 = wave.mma %1349, %944, %910#12 : vector<16xf16>, vector<8xf32>
            %1351 = vector.shuffle %1343#2, %1343#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1352 = vector.bitcast %1351 : vector<8xi32> to vector<16xf16>
            %1353 = wave.mma %1352, %951, %1350 : vector<16xf16>, vector<8xf32>
            %1354 = wave.opaque %1353 : vector<8xf32>
            %1355 = arith.addi %449, %35 : index
            %1356 = arith.addi %1355, %c70 : index
            %1357 = vector.load %kv[%1356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1358 = arith.addi %449, %35 : index
            %1359 = arith.addi %1358, %c138 : index
            %1360 = vector.load %kv[%1359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1361 = arith.addi %457, %35 : index
            %1362 = arith.addi %1361, %c70 : index
            %1363 = vector.load %kv[%1362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1364 = arith.addi %457, %35 : index
            %1365 = arith.addi %1364, %c138 : index
            %1366 = vector.load %kv[%1365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1367 = wave.opaque %440 : i32
            %1368 = arith.cmpi sgt, %1367, %379 : i32
            %1369:4 = scf.if %1368 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1370 = arith.andi %1331, %972#0 : vector<4xi32>
              %1371 = arith.andi %1334, %972#1 : vector<4xi32>
              %1372 = arith.andi %1337, %972#2 : vector<4xi32>
              %1373 = arith.andi %1340, %972#3 : vector<4xi32>
              scf.yield %1370, %1371, %1372, %1373 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1331, %1334, %1337, %1340 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1374 = vector.shuffle %1369#0, %1369#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1375 = vector.bitcast %1374 : vector<8xi32> to vector<16xf16>
            %1376 = wave.mma %1375, %944, %910#13 : vector<16xf16>, vector<8xf32>
            %1377 = vector.shuffle %1369#2, %1369#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1378 = vector.bitcast %1377 : vector<8xi32> to vector<16xf16>
            %1379 = wave.mma %1378, %951, %1376 : vector<16xf16>, vector<8xf32>
            %1380 = wave.opaque %1379 : vector<8xf32>
            %1381 = arith.addi %449, %35 : index
            %1382 = arith.addi %1381, %c139 : index
            %1383 = vector.load %kv[%1382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1384 = arith.addi %449, %35 : index
            %1385 = arith.addi %1384, %c140 : index
            %1386 = vector.load %kv[%1385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1387 = arith.addi %457, %35 : index
            %1388 = arith.addi %1387, %c139 : index
            %1389 = vector.load %kv[%1388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1390 = arith.addi %457, %35 : index
            %1391 = arith.addi %1390, %c140 : index
            %1392 = vector.load %kv[%1391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1393 = wave.opaque %440 : i32
            %1394 = arith.cmpi sgt, %1393, %379 : i32
            %1395:4 = scf.if %1394 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1396 = arith.andi %1357, %972#0 : vector<4xi32>
              %1397 = arith.andi %1360, %972#1 : vector<4xi32>
              %1398 = arith.andi %1363, %972#2 : vector<4xi32>
              %1399 = arith.andi %1366, %972#3 : vector<4xi32>
              scf.yield %1396, %1397, %1398, %1399 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1357, %1360, %1363, %1366 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1400 = vector.shuffle %1395#0, %1395#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1401 = vector.bitcast %1400 : vector<8xi32> to vector<16xf16>
            %1402 = wave.mma %1401, %944, %910#14 : vector<16xf16>, vector<8xf32>
            %1403 = vector.shuffle %1395#2, %1395#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1404 = vector.bitcast %1403 : vector<8xi32> to vector<16xf16>
            %1405 = wave.mma %1404, %951, %1402 : vector<16xf16>, vector<8xf32>
            %1406 = wave.opaque %1405 : vector<8xf32>
            %1407 = arith.addi %449, %35 : index
            %1408 = arith.addi %1407, %c71 : index
            %1409 = vector.load %kv[%1408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1410 = arith.addi %449, %35 : index
            %1411 = arith.addi %1410, %c141 : index
            %1412 = vector.load %kv[%1411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1413 = arith.addi %457, %35 : index
            %1414 = arith.addi %1413, %c71 : index
            %1415 = vector.load %kv[%1414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1416 = arith.addi %457, %35 : index
            %1417 = arith.addi %1416, %c141 : index
            %1418 = vector.load %kv[%1417] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1419 = wave.opaque %440 : i32
            %1420 = arith.cmpi sgt, %1419, %379 : i32
            %1421:4 = scf.if %1420 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1422 = arith.andi %1383, %972#0 : vector<4xi32>
              %1423 = arith.andi %1386, %972#1 : vector<4xi32>
              %1424 = arith.andi %1389, %972#2 : vector<4xi32>
              %1425 = arith.andi %1392, %972#3 : vector<4xi32>
              scf.yield %1422, %1423, %1424, %1425 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1383, %1386, %1389, %1392 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1426 = vector.shuffle %1421#0, %1421#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1427 = vector.bitcast %1426 : vector<8xi32> to vector<16xf16>
            %1428 = wave.mma %1427, %944, %910#15 : vector<16xf16>, vector<8xf32>
            %1429 = vector.shuffle %1421#2, %1421#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1430 = vector.bitcast %1429 : vector<8xi32> to vector<16xf16>
            %1431 = wave.mma %1430, %951, %1428 : vector<16xf16>, vector<8xf32>
            %1432 = wave.opaque %1431 : vector<8xf32>
            %1433 = arith.addi %449, %35 : index
            %1434 = arith.addi %1433, %c142 : index
            %1435 = vector.load %kv[%1434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1436 = arith.addi %449, %35 : index
            %1437 = arith.addi %1436, %c143 : index
            %1438 = vector.load %kv[%1437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1439 = arith.addi %457, %35 : index
            %1440 = arith.addi %1439, %c142 : index
            %1441 = vector.load %kv[%1440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1442 = arith.addi %457, %35 : index
            %1443 = arith.addi %1442, %c143 : index
            %1444 = vector.load %kv[%1443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1445 = wave.opaque %440 : i32
            %1446 = arith.cmpi sgt, %1445, %379 : i32
            %1447:4 = scf.if %1446 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1448 = arith.andi %1409, %972#0 : vector<4xi32>
              %1449 = arith.andi %1412, %972#1 : vector<4xi32>
              %1450 = arith.andi %1415, %972#2 : vector<4xi32>
              %1451 = arith.andi %1418, %972#3 : vector<4xi32>
              scf.yield %1448, %1449, %1450, %1451 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1409, %1412, %1415, %1418 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1452 = vector.shuffle %1447#0, %1447#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1453 = vector.bitcast %1452 : vector<8xi32> to vector<16xf16>
            %1454 = wave.mma %1453, %944, %910#16 : vector<16xf16>, vector<8xf32>
            %1455 = vector.shuffle %1447#2, %1447#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1456 = vector.bitcast %1455 : vector<8xi32> to vector<16xf16>
            %1457 = wave.mma %1456, %951, %1454 : vector<16xf16>, vector<8xf32>
            %1458 = wave.opaque %1457 : vector<8xf32>
            wave.pin
            %1459 = wave.opaque %440 : i32
            %1460 = arith.cmpi sgt, %1459, %379 : i32
            %1461:4 = scf.if %1460 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1462 = arith.andi %1435, %972#0 : vector<4xi32>
              %1463 = arith.andi %1438, %972#1 : vector<4xi32>
              %1464 = arith.andi %1441, %972#2 : vector<4xi32>
              %1465 = arith.andi %1444, %972#3 : vector<4xi32>
              scf.yield %1462, %1463, %1464, %1465 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1435, %1438, %1441, %1444 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1466 = vector.shuffle %1461#0, %1461#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1467 = vector.bitcast %1466 : vector<8xi32> to vector<16xf16>
            %1468 = wave.mma %1467, %944, %910#17 : vector<16xf16>, vector<8xf32>
            %1469 = vector.shuffle %1461#2, %1461#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1470 = vector.bitcast %1469 : vector<8xi32> to vector<16xf16>
            %1471 = wave.mma %1470, %951, %1468 : vector<16xf16>, vector<8xf32>
            %1472 = wave.opaque %1471 : vector<8xf32>
            wave.pin
            %1473 = wave.opaque %440 : i32
            %1474 = arith.cmpi slt, %1473, %379 : i32
            %1475:4 = scf.if %1474 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1476 = arith.addi %466, %35 : index
              %1477 = arith.addi %1476, %c22 : index
              %1478 = vector.load %kv[%1477] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1479 = arith.addi %466, %35 : index
              %1480 = arith.addi %1479, %c24 : index
              %1481 = vector.load %kv[%1480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1482 = arith.addi %474, %35 : index
              %1483 = arith.addi %1482, %c22 : index
              %1484 = vector.load %kv[%1483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1485 = arith.addi %474, %35 : index
              %1486 = arith.addi %1485, %c24 : index
              %1487 = vector.load %kv[%1486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1478, %1481, %1484, %1487 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1461#0, %1461#1, %1461#2, %1461#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1475#0, %1475#1, %1475#2, %1475#3, %910#0, %969, %1094, %1120, %1146, %1172, %1198, %1224, %1250, %1276, %1302, %1328, %1354, %1380, %1406, %1432, %1458, %1472 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1488 = wave.swap_halves %437#5 : f32
          %1489 = arith.addf %437#5, %1488 : f32
          scf.yield %437#4, %1489, %437#6, %437#7, %437#8, %437#9, %437#10, %437#11, %437#12, %437#13, %437#14, %437#15, %437#16, %437#17, %437#18, %437#19, %437#20, %437#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c73, %c74, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1490 = wave.opaque %c22 : index
        %1491 = arith.muli %8, %c21 : index
        %1492 = arith.addi %1491, %0 : index
        %1493 = arith.addi %1492, %1490 : index
        %1494 = arith.remui %0, %c3 : index
        %1495 = arith.addi %1494, %1490 : index
        %1496 = arith.remui %0, %c3 : index
        %1497 = arith.addi %1496, %1490 : index
        %1498 = arith.cmpi slt, %1497, %c3 : index
        scf.if %1498 {
          %1499 = arith.muli %8, %c21 : index
          %1500 = arith.addi %1499, %1497 : index
          memref.store %381#0, %6[%1500] : memref<?xf32>
          %1501 = arith.addi %1500, %c3 : index
          memref.store %381#1, %6[%1501] : memref<?xf32>
          %1502 = arith.muli %8, %c26 : index
          %1503 = arith.muli %2, %c3 : index
          %1504 = arith.addi %1502, %1503 : index
          %1505 = arith.addi %1504, %1497 : index
          %1506 = vector.extract %381#2[0] : f32 from vector<8xf32>
          %1507 = arith.addi %1505, %c22 : index
          memref.store %1506, %5[%1507] : memref<?xf32>
          %1508 = vector.extract %381#2[1] : f32 from vector<8xf32>
          %1509 = arith.addi %1505, %c21 : index
          memref.store %1508, %5[%1509] : memref<?xf32>
          %1510 = vector.extract %381#2[2] : f32 from vector<8xf32>
          %1511 = arith.addi %1505, %c24 : index
          memref.store %1510, %5[%1511] : memref<?xf32>
          %1512 = vector.extract %381#2[3] : f32 from vector<8xf32>
          %1513 = arith.addi %1505, %c36 : index
          memref.store %1512, %5[%1513] : memref<?xf32>
          %1514 = vector.extract %381#2[4] : f32 from vector<8xf32>
          %1515 = arith.addi %1505, %c40 : index
          memref.store %1514, %5[%1515] : memref<?xf32>
          %1516 = vector.extract %381#2[5] : f32 from vector<8xf32>
          %1517 = arith.addi %1505, %c44 : index
          memref.store %1516, %5[%1517] : memref<?xf32>
          %1518 = vector.extract %381#2[6] : f32 from vector<8xf32>
          %1519 = arith.addi %1505, %c48 : index
          memref.store %1518, %5[%1519] : memref<?xf32>
          %1520 = vector.extract %381#2[7] : f32 from vector<8xf32>
          %1521 = arith.addi %1505, %c52 : index
          memref.store %1520, %5[%1521] : memref<?xf32>
          %1522 = vector.extract %381#3[0] : f32 from vector<8xf32>
          %1523 = arith.addi %1505, %c7 : index
          memref.store %1522, %5[%1523] : memref<?xf32>
          %1524 = vector.extract %381#3[1] : f32 from vector<8xf32>
          %1525 = arith.addi %1505, %c144 : index
          memref.store %1524, %5[%1525] : memref<?xf32>
          %1526 = vector.extract %381#3[2] : f32 from vector<8xf32>
          %1527 = arith.addi %1505, %c79 : index
          memref.store %1526, %5[%1527] : memref<?xf32>
          %1528 = vector.extract %381#3[3] : f32 from vector<8xf32>
          %1529 = arith.addi %1505, %c145 : index
          memref.store %1528, %5[%1529] : memref<?xf32>
          %1530 = vector.extract %381#3[4] : f32 from vector<8xf32>
          %1531 = arith.addi %1505, %c80 : index
          memref.store %1530, %5[%1531] : memref<?xf32>
          %1532 = vector.extract %381#3[5] : f32 from vector<8xf32>
          %1533 = arith.addi %1505, %c146 : index
          memref.store %1532, %5[%1533] : memref<?xf32>
          %1534 = vector.extract %381#3[6] : f32 from vector<8xf32>
          %1535 = arith.addi %1505, %c81 : index
          memref.store %1534, %5[%1535] : memref<?xf32>
          %1536 = vector.extract %381#3[7] : f32 from vector<8xf32>
          %1537 = arith.addi %1505, %c147 : index
          memref.store %1536, %5[%1537] : memref<?xf32>
        }
        wave.barrier
        %1538 = arith.addi %1495, %c22 : index
        %1539 = memref.load %6[%1538] : memref<?xf32>
        %1540 = arith.addi %1495, %c3 : index
        %1541 = memref.load %6[%1540] : memref<?xf32>
        %1542 = arith.addi %1495, %c21 : index
        %1543 = memref.load %6[%1542] : memref<?xf32>
        %1544 = arith.addi %1495, %c31 : index
        %1545 = memref.load %6[%1544] : memref<?xf32>
        %1546 = arith.addi %1495, %c24 : index
        %1547 = memref.load %6[%1546] : memref<?xf32>
        %1548 = arith.addi %1495, %c34 : index
        %1549 = memref.load %6[%1548] : memref<?xf32>
        %1550 = arith.addi %1495, %c36 : index
        %1551 = memref.load %6[%1550] : memref<?xf32>
        %1552 = arith.addi %1495, %c38 : index
        %1553 = memref.load %6[%1552] : memref<?xf32>
        %1554 = arith.addi %1495, %c40 : index
        %1555 = memref.load %6[%1554] : memref<?xf32>
        %1556 = arith.addi %1495, %c42 : index
        %1557 = memref.load %6[%1556] : memref<?xf32>
        %1558 = arith.addi %1495, %c44 : index
        %1559 = memref.load %6[%1558] : memref<?xf32>
        %1560 = arith.addi %1495, %c46 : index
        %1561 = memref.load %6[%1560] : memref<?xf32>
        %1562 = arith.addi %1495, %c48 : index
        %1563 = memref.load %6[%1562] : memref<?xf32>
        %1564 = arith.addi %1495, %c50 : index
        %1565 = memref.load %6[%1564] : memref<?xf32>
        %1566 = arith.addi %1495, %c52 : index
        %1567 = memref.load %6[%1566] : memref<?xf32>
        %1568 = arith.addi %1495, %c54 : index
        %1569 = memref.load %6[%1568] : memref<?xf32>
        %1570 = arith.maxnumf %1539, %1543 fastmath<nnan> : f32
        %1571 = arith.subf %1539, %1570 : f32
        %1572 = wave.exp2 %1571 : f32
        %1573 = arith.subf %1543, %1570 : f32
        %1574 = wave.exp2 %1573 : f32
        %1575 = arith.mulf %1541, %1572 : f32
        %1576 = math.fma %1545, %1574, %1575 : f32
        %1577 = arith.maxnumf %1570, %1547 fastmath<nnan> : f32
        %1578 = arith.subf %1570, %1577 : f32
        %1579 = wave.exp2 %1578 : f32
        %1580 = arith.subf %1547, %1577 : f32
        %1581 = wave.exp2 %1580 : f32
        %1582 = arith.mulf %1576, %1579 : f32
        %1583 = math.fma %1549, %1581, %1582 : f32
        %1584 = arith.maxnumf %1577, %1551 fastmath<nnan> : f32
        %1585 = arith.subf %1577, %1584 : f32
        %1586 = wave.exp2 %1585 : f32
        %1587 = arith.subf %1551, %1584 : f32
        %1588 = wave.exp2 %1587 : f32
        %1589 = arith.mulf %1583, %1586 : f32
        %1590 = math.fma %1553, %1588, %1589 : f32
        %1591 = arith.maxnumf %1584, %1555 fastmath<nnan> : f32
        %1592 = arith.subf %1584, %1591 : f32
        %1593 = wave.exp2 %1592 : f32
        %1594 = arith.subf %1555, %1591 : f32
        %1595 = wave.exp2 %1594 : f32
        %1596 = arith.mulf %1590, %1593 : f32
        %1597 = math.fma %1557, %1595, %1596 : f32
        %1598 = arith.maxnumf %1591, %1559 fastmath<nnan> : f32
        %1599 = arith.subf %1591, %1598 : f32
        %1600 = wave.exp2 %1599 : f32
        %1601 = arith.subf %1559, %1598 : f32
        %1602 = wave.exp2 %1601 : f32
        %1603 = arith.mulf %1597, %1600 : f32
        %1604 = math.fma %1561, %1602, %1603 : f32
        %1605 = arith.maxnumf %1598, %1563 fastmath<nnan> : f32
        %1606 = arith.subf %1598, %1605 : f32
        %1607 = wave.exp2 %1606 : f32
        %1608 = arith.subf %1563, %1605 : f32
        %1609 = wave.exp2 %1608 : f32
        %1610 = arith.mulf %1604, %1607 : f32
        %1611 = math.fma %1565, %1609, %1610 : f32
        %1612 = arith.maxnumf %1605, %1567 fastmath<nnan> : f32
        %1613 = arith.subf %1605, %1612 : f32
        %1614 = wave.exp2 %1613 : f32
        %1615 = arith.subf %1567, %1612 : f32
        %1616 = wave.exp2 %1615 : f32
        %1617 = arith.mulf %1611, %1614 : f32
        %1618 = math.fma %1569, %1616, %1617 : f32
        %1619 = arith.addi %1493, %c22 : index
        %1620 = arith.addi %1619, %c22 : index
        %1621 = memref.load %5[%1620] : memref<?xf32>
        %1622 = arith.addi %1619, %c26 : index
        %1623 = memref.load %5[%1622] : memref<?xf32>
        %1624 = arith.addi %1619, %c23 : index
        %1625 = memref.load %5[%1624] : memref<?xf32>
        %1626 = arith.addi %1619, %c62 : index
        %1627 = memref.load %5[%1626] : memref<?xf32>
        %1628 = arith.addi %1619, %c64 : index
        %1629 = memref.load %5[%1628] : memref<?xf32>
        %1630 = arith.addi %1619, %c66 : index
        %1631 = memref.load %5[%1630] : memref<?xf32>
        %1632 = arith.addi %1619, %c68 : index
        %1633 = memref.load %5[%1632] : memref<?xf32>
        %1634 = arith.addi %1619, %c70 : index
        %1635 = memref.load %5[%1634] : memref<?xf32>
        %1636 = arith.mulf %1621, %1572 : f32
        %1637 = math.fma %1623, %1574, %1636 : f32
        %1638 = arith.mulf %1637, %1579 : f32
        %1639 = math.fma %1625, %1581, %1638 : f32
        %1640 = arith.mulf %1639, %1586 : f32
        %1641 = math.fma %1627, %1588, %1640 : f32
        %1642 = arith.mulf %1641, %1593 : f32
        %1643 = math.fma %1629, %1595, %1642 : f32
        %1644 = arith.mulf %1643, %1600 : f32
        %1645 = math.fma %1631, %1602, %1644 : f32
        %1646 = arith.mulf %1645, %1607 : f32
        %1647 = math.fma %1633, %1609, %1646 : f32
        %1648 = arith.mulf %1647, %1614 : f32
        %1649 = math.fma %1635, %1616, %1648 : f32
        %1650 = arith.addi %1493, %c7 : index
        %1651 = arith.addi %1650, %c22 : index
        %1652 = memref.load %5[%1651] : memref<?xf32>
        %1653 = arith.addi %1650, %c26 : index
        %1654 = memref.load %5[%1653] : memref<?xf32>
        %1655 = arith.addi %1650, %c23 : index
        %1656 = memref.load %5[%1655] : memref<?xf32>
        %1657 = arith.addi %1650, %c62 : index
        %1658 = memref.load %5[%1657] : memref<?xf32>
        %1659 = arith.addi %1650, %c64 : index
        %1660 = memref.load %5[%1659] : memref<?xf32>
        %1661 = arith.addi %1650, %c66 : index
        %1662 = memref.load %5[%1661] : memref<?xf32>
        %1663 = arith.addi %1650, %c68 : index
        %1664 = memref.load %5[%1663] : memref<?xf32>
        %1665 = arith.addi %1650, %c70 : index
        %1666 = memref.load %5[%1665] : memref<?xf32>
        %1667 = arith.mulf %1652, %1572 : f32
        %1668 = math.fma %1654, %1574, %1667 : f32
        %1669 = arith.mulf %1668, %1579 : f32
        %1670 = math.fma %1656, %1581, %1669 : f32
        %1671 = arith.mulf %1670, %1586 : f32
        %1672 = math.fma %1658, %1588, %1671 : f32
        %1673 = arith.mulf %1672, %1593 : f32
        %1674 = math.fma %1660, %1595, %1673 : f32
        %1675 = arith.mulf %1674, %1600 : f32
        %1676 = math.fma %1662, %1602, %1675 : f32
        %1677 = arith.mulf %1676, %1607 : f32
        %1678 = math.fma %1664, %1609, %1677 : f32
        %1679 = arith.mulf %1678, %1614 : f32
        %1680 = math.fma %1666, %1616, %1679 : f32
        wave.barrier
        scf.if %1498 {
          %1681 = arith.muli %8, %c26 : index
          %1682 = arith.muli %2, %c3 : index
          %1683 = arith.addi %1681, %1682 : index
          %1684 = arith.addi %1683, %1497 : index
          %1685 = vector.extract %381#4[0] : f32 from vector<8xf32>
          %1686 = arith.addi %1684, %c22 : index
          memref.store %1685, %5[%1686] : memref<?xf32>
          %1687 = vector.extract %381#4[1] : f32 from vector<8xf32>
          %1688 = arith.addi %1684, %c21 : index
          memref.store %1687, %5[%1688] : memref<?xf32>
          %1689 = vector.extract %381#4[2] : f32 from vector<8xf32>
          %1690 = arith.addi %1684, %c24 : index
          memref.store %1689, %5[%1690] : memref<?xf32>
          %1691 = vector.extract %381#4[3] : f32 from vector<8xf32>
          %1692 = arith.addi %1684, %c36 : index
          memref.store %1691, %5[%1692] : memref<?xf32>
          %1693 = vector.extract %381#4[4] : f32 from vector<8xf32>
          %1694 = arith.addi %1684, %c40 : index
          memref.store %1693, %5[%1694] : memref<?xf32>
          %1695 = vector.extract %381#4[5] : f32 from vector<8xf32>
          %1696 = arith.addi %1684, %c44 : index
          memref.store %1695, %5[%1696] : memref<?xf32>
          %1697 = vector.extract %381#4[6] : f32 from vector<8xf32>
          %1698 = arith.addi %1684, %c48 : index
          memref.store %1697, %5[%1698] : memref<?xf32>
          %1699 = vector.extract %381#4[7] : f32 from vector<8xf32>
          %1700 = arith.addi %1684, %c52 : index
          memref.store %1699, %5[%1700] : memref<?xf32>
          %1701 = vector.extract %381#5[0] : f32 from vector<8xf32>
          %1702 = arith.addi %1684, %c7 : index
          memref.store %1701, %5[%1702] : memref<?xf32>
          %1703 = vector.extract %381#5[1] : f32 from vector<8xf32>
          %1704 = arith.addi %1684, %c144 : index
          memref.store %1703, %5[%1704] : memref<?xf32>
          %1705 = vector.extract %381#5[2] : f32 from vector<8xf32>
          %1706 = arith.addi %1684, %c79 : index
          memref.store %1705, %5[%1706] : memref<?xf32>
          %1707 = vector.extract %381#5[3] : f32 from vector<8xf32>
          %1708 = arith.addi %1684, %c145 : index
          memref.store %1707, %5[%1708] : memref<?xf32>
          %1709 = vector.extract %381#5[4] : f32 from vector<8xf32>
          %1710 = arith.addi %1684, %c80 : index
          memref.store %1709, %5[%1710] : memref<?xf32>
          %1711 = vector.extract %381#5[5] : f32 from vector<8xf32>
          %1712 = arith.addi %1684, %c146 : index
          memref.store %1711, %5[%1712] : memref<?xf32>
          %1713 = vector.extract %381#5[6] : f32 from vector<8xf32>
          %1714 = arith.addi %1684, %c81 : index
          memref.store %1713, %5[%1714] : memref<?xf32>
          %1715 = vector.extract %381#5[7] : f32 from vector<8xf32>
          %1716 = arith.addi %1684, %c147 : index
          memref.store %1715, %5[%1716] : memref<?xf32>
        }
        wave.barrier
        %1717 = arith.addi %1493, %c22 : index
        %1718 = arith.addi %1717, %c22 : index
        %1719 = memref.load %5[%1718] : memref<?xf32>
        %1720 = arith.addi %1717, %c26 : index
        %1721 = memref.load %5[%1720] : memref<?xf32>
        %1722 = arith.addi %1717, %c23 : index
        %1723 = memref.load %5[%1722] : memref<?xf32>
        %1724 = arith.addi %1717, %c62 : index
        %1725 = memref.load %5[%1724] : memref<?xf32>
        %1726 = arith.addi %1717, %c64 : index
        %1727 = memref.load %5[%1726] : memref<?xf32>
        %1728 = arith.addi %1717, %c66 : index
        %1729 = memref.load %5[%1728] : memref<?xf32>
        %1730 = arith.addi %1717, %c68 : index
        %1731 = memref.load %5[%1730] : memref<?xf32>
        %1732 = arith.addi %1717, %c70 : index
        %1733 = memref.load %5[%1732] : memref<?xf32>
        %1734 = arith.mulf %1719, %1572 : f32
        %1735 = math.fma %1721, %1574, %1734 : f32
        %1736 = arith.mulf %1735, %1579 : f32
        %1737 = math.fma %1723, %1581, %1736 : f32
        %1738 = arith.mulf %1737, %1586 : f32
        %1739 = math.fma %1725, %1588, %1738 : f32
        %1740 = arith.mulf %1739, %1593 : f32
        %1741 = math.fma %1727, %1595, %1740 : f32
        %1742 = arith.mulf %1741, %1600 : f32
        %1743 = math.fma %1729, %1602, %1742 : f32
        %1744 = arith.mulf %1743, %1607 : f32
        %1745 = math.fma %1731, %1609, %1744 : f32
        %1746 = arith.mulf %1745, %1614 : f32
        %1747 = math.fma %1733, %1616, %1746 : f32
        %1748 = arith.addi %1493, %c7 : index
        %1749 = arith.addi %1748, %c22 : index
        %1750 = memref.load %5[%1749] : memref<?xf32>
        %1751 = arith.addi %1748, %c26 : index
        %1752 = memref.load %5[%1751] : memref<?xf32>
        %1753 = arith.addi %1748, %c23 : index
        %1754 = memref.load %5[%1753] : memref<?xf32>
        %1755 = arith.addi %1748, %c62 : index
        %1756 = memref.load %5[%1755] : memref<?xf32>
        %1757 = arith.addi %1748, %c64 : index
        %1758 = memref.load %5[%1757] : memref<?xf32>
        %1759 = arith.addi %1748, %c66 : index
        %1760 = memref.load %5[%1759] : memref<?xf32>
        %1761 = arith.addi %1748, %c68 : index
        %1762 = memref.load %5[%1761] : memref<?xf32>
        %1763 = arith.addi %1748, %c70 : index
        %1764 = memref.load %5[%1763] : memref<?xf32>
        %1765 = arith.mulf %1750, %1572 : f32
        %1766 = math.fma %1752, %1574, %1765 : f32
        %1767 = arith.mulf %1766, %1579 : f32
        %1768 = math.fma %1754, %1581, %1767 : f32
        %1769 = arith.mulf %1768, %1586 : f32
        %1770 = math.fma %1756, %1588, %1769 : f32
        %1771 = arith.mulf %1770, %1593 : f32
        %1772 = math.fma %1758, %1595, %1771 : f32
        %1773 = arith.mulf %1772, %1600 : f32
        %1774 = math.fma %1760, %1602, %1773 : f32
        %1775 = arith.mulf %1774, %1607 : f32
        %1776 = math.fma %1762, %1609, %1775 : f32
        %1777 = arith.mulf %1776, %1614 : f32
        %1778 = math.fma %1764, %1616, %1777 : f32
        wave.barrier
        scf.if %1498 {
          %1779 = arith.muli %8, %c26 : index
          %1780 = arith.muli %2, %c3 : index
          %1781 = arith.addi %1779, %1780 : index
          %1782 = arith.addi %1781, %1497 : index
          %1783 = vector.extract %381#6[0] : f32 from vector<8xf32>
          %1784 = arith.addi %1782, %c22 : index
          memref.store %1783, %5[%1784] : memref<?xf32>
          %1785 = vector.extract %381#6[1] : f32 from vector<8xf32>
          %1786 = arith.addi %1782, %c21 : index
          memref.store %1785, %5[%1786] : memref<?xf32>
          %1787 = vector.extract %381#6[2] : f32 from vector<8xf32>
          %1788 = arith.addi %1782, %c24 : index
          memref.store %1787, %5[%1788] : memref<?xf32>
          %1789 = vector.extract %381#6[3] : f32 from vector<8xf32>
          %1790 = arith.addi %1782, %c36 : index
          memref.store %1789, %5[%1790] : memref<?xf32>
          %1791 = vector.extract %381#6[4] : f32 from vector<8xf32>
          %1792 = arith.addi %1782, %c40 : index
          memref.store %1791, %5[%1792] : memref<?xf32>
          %1793 = vector.extract %381#6[5] : f32 from vector<8xf32>
          %1794 = arith.addi %1782, %c44 : index
          memref.store %1793, %5[%1794] : memref<?xf32>
          %1795 = vector.extract %381#6[6] : f32 from vector<8xf32>
          %1796 = arith.addi %1782, %c48 : index
          memref.store %1795, %5[%1796] : memref<?xf32>
          %1797 = vector.extract %381#6[7] : f32 from vector<8xf32>
          %1798 = arith.addi %1782, %c52 : index
          memref.store %1797, %5[%1798] : memref<?xf32>
          %1799 = vector.extract %381#7[0] : f32 from vector<8xf32>
          %1800 = arith.addi %1782, %c7 : index
          memref.store %1799, %5[%1800] : memref<?xf32>
          %1801 = vector.extract %381#7[1] : f32 from vector<8xf32>
          %1802 = arith.addi %1782, %c144 : index
          memref.store %1801, %5[%1802] : memref<?xf32>
          %1803 = vector.extract %381#7[2] : f32 from vector<8xf32>
          %1804 = arith.addi %1782, %c79 : index
          memref.store %1803, %5[%1804] : memref<?xf32>
          %1805 = vector.extract %381#7[3] : f32 from vector<8xf32>
          %1806 = arith.addi %1782, %c145 : index
          memref.store %1805, %5[%1806] : memref<?xf32>
          %1807 = vector.extract %381#7[4] : f32 from vector<8xf32>
          %1808 = arith.addi %1782, %c80 : index
          memref.store %1807, %5[%1808] : memref<?xf32>
          %1809 = vector.extract %381#7[5] : f32 from vector<8xf32>
          %1810 = arith.addi %1782, %c146 : index
          memref.store %1809, %5[%1810] : memref<?xf32>
          %1811 = vector.extract %381#7[6] : f32 from vector<8xf32>
          %1812 = arith.addi %1782, %c81 : index
          memref.store %1811, %5[%1812] : memref<?xf32>
          %1813 = vector.extract %381#7[7] : f32 from vector<8xf32>
          %1814 = arith.addi %1782, %c147 : index
          memref.store %1813, %5[%1814] : memref<?xf32>
        }
        wave.barrier
        %1815 = arith.addi %1493, %c22 : index
        %1816 = arith.addi %1815, %c22 : index
        %1817 = memref.load %5[%1816] : memref<?xf32>
        %1818 = arith.addi %1815, %c26 : index
        %1819 = memref.load %5[%1818] : memref<?xf32>
        %1820 = arith.addi %1815, %c23 : index
        %1821 = memref.load %5[%1820] : memref<?xf32>
        %1822 = arith.addi %1815, %c62 : index
        %1823 = memref.load %5[%1822] : memref<?xf32>
        %1824 = arith.addi %1815, %c64 : index
        %1825 = memref.load %5[%1824] : memref<?xf32>
        %1826 = arith.addi %1815, %c66 : index
        %1827 = memref.load %5[%1826] : memref<?xf32>
        %1828 = arith.addi %1815, %c68 : index
        %1829 = memref.load %5[%1828] : memref<?xf32>
        %1830 = arith.addi %1815, %c70 : index
        %1831 = memref.load %5[%1830] : memref<?xf32>
        %1832 = arith.mulf %1817, %1572 : f32
        %1833 = math.fma %1819, %1574, %1832 : f32
        %1834 = arith.mulf %1833, %1579 : f32
        %1835 = math.fma %1821, %1581, %1834 : f32
        %1836 = arith.mulf %1835, %1586 : f32
        %1837 = math.fma %1823, %1588, %1836 : f32
        %1838 = arith.mulf %1837, %1593 : f32
        %1839 = math.fma %1825, %1595, %1838 : f32
        %1840 = arith.mulf %1839, %1600 : f32
        %1841 = math.fma %1827, %1602, %1840 : f32
        %1842 = arith.mulf %1841, %1607 : f32
        %1843 = math.fma %1829, %1609, %1842 : f32
        %1844 = arith.mulf %1843, %1614 : f32
        %1845 = math.fma %1831, %1616, %1844 : f32
        %1846 = arith.addi %1493, %c7 : index
        %1847 = arith.addi %1846, %c22 : index
        %1848 = memref.load %5[%1847] : memref<?xf32>
        %1849 = arith.addi %1846, %c26 : index
        %1850 = memref.load %5[%1849] : memref<?xf32>
        %1851 = arith.addi %1846, %c23 : index
        %1852 = memref.load %5[%1851] : memref<?xf32>
        %1853 = arith.addi %1846, %c62 : index
        %1854 = memref.load %5[%1853] : memref<?xf32>
        %1855 = arith.addi %1846, %c64 : index
        %1856 = memref.load %5[%1855] : memref<?xf32>
        %1857 = arith.addi %1846, %c66 : index
        %1858 = memref.load %5[%1857] : memref<?xf32>
        %1859 = arith.addi %1846, %c68 : index
        %1860 = memref.load %5[%1859] : memref<?xf32>
        %1861 = arith.addi %1846, %c70 : index
        %1862 = memref.load %5[%1861] : memref<?xf32>
        %1863 = arith.mulf %1848, %1572 : f32
        %1864 = math.fma %1850, %1574, %1863 : f32
        %1865 = arith.mulf %1864, %1579 : f32
        %1866 = math.fma %1852, %1581, %1865 : f32
        %1867 = arith.mulf %1866, %1586 : f32
        %1868 = math.fma %1854, %1588, %1867 : f32
        %1869 = arith.mulf %1868, %1593 : f32
        %1870 = math.fma %1856, %1595, %1869 : f32
        %1871 = arith.mulf %1870, %1600 : f32
        %1872 = math.fma %1858, %1602, %1871 : f32
        %1873 = arith.mulf %1872, %1607 : f32
        %1874 = math.fma %1860, %1609, %1873 : f32
        %1875 = arith.mulf %1874, %1614 : f32
        %1876 = math.fma %1862, %1616, %1875 : f32
        wave.barrier
        scf.if %1498 {
          %1877 = arith.muli %8, %c26 : index
          %1878 = arith.muli %2, %c3 : index
          %1879 = arith.addi %1877, %1878 : index
          %1880 = arith.addi %1879, %1497 : index
          %1881 = vector.extract %381#8[0] : f32 from vector<8xf32>
          %1882 = arith.addi %1880, %c22 : index
          memref.store %1881, %5[%1882] : memref<?xf32>
          %1883 = vector.extract %381#8[1] : f32 from vector<8xf32>
          %1884 = arith.addi %1880, %c21 : index
          memref.store %1883, %5[%1884] : memref<?xf32>
          %1885 = vector.extract %381#8[2] : f32 from vector<8xf32>
          %1886 = arith.addi %1880, %c24 : index
          memref.store %1885, %5[%1886] : memref<?xf32>
          %1887 = vector.extract %381#8[3] : f32 from vector<8xf32>
          %1888 = arith.addi %1880, %c36 : index
          memref.store %1887, %5[%1888] : memref<?xf32>
          %1889 = vector.extract %381#8[4] : f32 from vector<8xf32>
          %1890 = arith.addi %1880, %c40 : index
          memref.store %1889, %5[%1890] : memref<?xf32>
          %1891 = vector.extract %381#8[5] : f32 from vector<8xf32>
          %1892 = arith.addi %1880, %c44 : index
          memref.store %1891, %5[%1892] : memref<?xf32>
          %1893 = vector.extract %381#8[6] : f32 from vector<8xf32>
          %1894 = arith.addi %1880, %c48 : index
          memref.store %1893, %5[%1894] : memref<?xf32>
          %1895 = vector.extract %381#8[7] : f32 from vector<8xf32>
          %1896 = arith.addi %1880, %c52 : index
          memref.store %1895, %5[%1896] : memref<?xf32>
          %1897 = vector.extract %381#9[0] : f32 from vector<8xf32>
          %1898 = arith.addi %1880, %c7 : index
          memref.store %1897, %5[%1898] : memref<?xf32>
          %1899 = vector.extract %381#9[1] : f32 from vector<8xf32>
          %1900 = arith.addi %1880, %c144 : index
          memref.store %1899, %5[%1900] : memref<?xf32>
          %1901 = vector.extract %381#9[2] : f32 from vector<8xf32>
          %1902 = arith.addi %1880, %c79 : index
          memref.store %1901, %5[%1902] : memref<?xf32>
          %1903 = vector.extract %381#9[3] : f32 from vector<8xf32>
          %1904 = arith.addi %1880, %c145 : index
          memref.store %1903, %5[%1904] : memref<?xf32>
          %1905 = vector.extract %381#9[4] : f32 from vector<8xf32>
          %1906 = arith.addi %1880, %c80 : index
          memref.store %1905, %5[%1906] : memref<?xf32>
          %1907 = vector.extract %381#9[5] : f32 from vector<8xf32>
          %1908 = arith.addi %1880, %c146 : index
          memref.store %1907, %5[%1908] : memref<?xf32>
          %1909 = vector.extract %381#9[6] : f32 from vector<8xf32>
          %1910 = arith.addi %1880, %c81 : index
          memref.store %1909, %5[%1910] : memref<?xf32>
          %1911 = vector.extract %381#9[7] : f32 from vector<8xf32>
          %1912 = arith.addi %1880, %c147 : index
          memref.store %1911, %5[%1912] : memref<?xf32>
        }
        wave.barrier
        %1913 = arith.addi %1493, %c22 : index
        %1914 = arith.addi %1913, %c22 : index
        %1915 = memref.load %5[%1914] : memref<?xf32>
        %1916 = arith.addi %1913, %c26 : index
        %1917 = memref.load %5[%1916] : memref<?xf32>
        %1918 = arith.addi %1913, %c23 : index
        %1919 = memref.load %5[%1918] : memref<?xf32>
        %1920 = arith.addi %1913, %c62 : index
        %1921 = memref.load %5[%1920] : memref<?xf32>
        %1922 = arith.addi %1913, %c64 : index
        %1923 = memref.load %5[%1922] : memref<?xf32>
        %1924 = arith.addi %1913, %c66 : index
        %1925 = memref.load %5[%1924] : memref<?xf32>
        %1926 = arith.addi %1913, %c68 : index
        %1927 = memref.load %5[%1926] : memref<?xf32>
        %1928 = arith.addi %1913, %c70 : index
        %1929 = memref.load %5[%1928] : memref<?xf32>
        %1930 = arith.mulf %1915, %1572 : f32
        %1931 = math.fma %1917, %1574, %1930 : f32
        %1932 = arith.mulf %1931, %1579 : f32
        %1933 = math.fma %1919, %1581, %1932 : f32
        %1934 = arith.mulf %1933, %1586 : f32
        %1935 = math.fma %1921, %1588, %1934 : f32
        %1936 = arith.mulf %1935, %1593 : f32
        %1937 = math.fma %1923, %1595, %1936 : f32
        %1938 = arith.mulf %1937, %1600 : f32
        %1939 = math.fma %1925, %1602, %1938 : f32
        %1940 = arith.mulf %1939, %1607 : f32
        %1941 = math.fma %1927, %1609, %1940 : f32
        %1942 = arith.mulf %1941, %1614 : f32
        %1943 = math.fma %1929, %1616, %1942 : f32
        %1944 = arith.addi %1493, %c7 : index
        %1945 = arith.addi %1944, %c22 : index
        %1946 = memref.load %5[%1945] : memref<?xf32>
        %1947 = arith.addi %1944, %c26 : index
        %1948 = memref.load %5[%1947] : memref<?xf32>
        %1949 = arith.addi %1944, %c23 : index
        %1950 = memref.load %5[%1949] : memref<?xf32>
        %1951 = arith.addi %1944, %c62 : index
        %1952 = memref.load %5[%1951] : memref<?xf32>
        %1953 = arith.addi %1944, %c64 : index
        %1954 = memref.load %5[%1953] : memref<?xf32>
        %1955 = arith.addi %1944, %c66 : index
        %1956 = memref.load %5[%1955] : memref<?xf32>
        %1957 = arith.addi %1944, %c68 : index
        %1958 = memref.load %5[%1957] : memref<?xf32>
        %1959 = arith.addi %1944, %c70 : index
        %1960 = memref.load %5[%1959] : memref<?xf32>
        %1961 = arith.mulf %1946, %1572 : f32
        %1962 = math.fma %1948, %1574, %1961 : f32
        %1963 = arith.mulf %1962, %1579 : f32
        %1964 = math.fma %1950, %1581, %1963 : f32
        %1965 = arith.mulf %1964, %1586 : f32
        %1966 = math.fma %1952, %1588, %1965 : f32
        %1967 = arith.mulf %1966, %1593 : f32
        %1968 = math.fma %1954, %1595, %1967 : f32
        %1969 = arith.mulf %1968, %1600 : f32
        %1970 = math.fma %1956, %1602, %1969 : f32
        %1971 = arith.mulf %1970, %1607 : f32
        %1972 = math.fma %1958, %1609, %1971 : f32
        %1973 = arith.mulf %1972, %1614 : f32
        %1974 = math.fma %1960, %1616, %1973 : f32
        wave.barrier
        scf.if %1498 {
          %1975 = arith.muli %8, %c26 : index
          %1976 = arith.muli %2, %c3 : index
          %1977 = arith.addi %1975, %1976 : index
          %1978 = arith.addi %1977, %1497 : index
          %1979 = vector.extract %381#10[0] : f32 from vector<8xf32>
          %1980 = arith.addi %1978, %c22 : index
          memref.store %1979, %5[%1980] : memref<?xf32>
          %1981 = vector.extract %381#10[1] : f32 from vector<8xf32>
          %1982 = arith.addi %1978, %c21 : index
          memref.store %1981, %5[%1982] : memref<?xf32>
          %1983 = vector.extract %381#10[2] : f32 from vector<8xf32>
          %1984 = arith.addi %1978, %c24 : index
          memref.store %1983, %5[%1984] : memref<?xf32>
          %1985 = vector.extract %381#10[3] : f32 from vector<8xf32>
          %1986 = arith.addi %1978, %c36 : index
          memref.store %1985, %5[%1986] : memref<?xf32>
          %1987 = vector.extract %381#10[4] : f32 from vector<8xf32>
          %1988 = arith.addi %1978, %c40 : index
          memref.store %1987, %5[%1988] : memref<?xf32>
          %1989 = vector.extract %381#10[5] : f32 from vector<8xf32>
          %1990 = arith.addi %1978, %c44 : index
          memref.store %1989, %5[%1990] : memref<?xf32>
          %1991 = vector.extract %381#10[6] : f32 from vector<8xf32>
          %1992 = arith.addi %1978, %c48 : index
          memref.store %1991, %5[%1992] : memref<?xf32>
          %1993 = vector.extract %381#10[7] : f32 from vector<8xf32>
          %1994 = arith.addi %1978, %c52 : index
          memref.store %1993, %5[%1994] : memref<?xf32>
          %1995 = vector.extract %381#11[0] : f32 from vector<8xf32>
          %1996 = arith.addi %1978, %c7 : index
          memref.store %1995, %5[%1996] : memref<?xf32>
          %1997 = vector.extract %381#11[1] : f32 from vector<8xf32>
          %1998 = arith.addi %1978, %c144 : index
          memref.store %1997, %5[%1998] : memref<?xf32>
          %1999 = vector.extract %381#11[2] : f32 from vector<8xf32>
          %2000 = arith.addi %1978, %c79 : index
          memref.store %1999, %5[%2000] : memref<?xf32>
          %2001 = vector.extract %381#11[3] : f32 from vector<8xf32>
          %2002 = arith.addi %1978, %c145 : index
          memref.store %2001, %5[%2002] : memref<?xf32>
          %2003 = vector.extract %381#11[4] : f32 from vector<8xf32>
          %2004 = arith.addi %1978, %c80 : index
          memref.store %2003, %5[%2004] : memref<?xf32>
          %2005 = vector.extract %381#11[5] : f32 from vector<8xf32>
          %2006 = arith.addi %1978, %c146 : index
          memref.store %2005, %5[%2006] : memref<?xf32>
          %2007 = vector.extract %381#11[6] : f32 from vector<8xf32>
          %2008 = arith.addi %1978, %c81 : index
          memref.store %2007, %5[%2008] : memref<?xf32>
          %2009 = vector.extract %381#11[7] : f32 from vector<8xf32>
          %2010 = arith.addi %1978, %c147 : index
          memref.store %2009, %5[%2010] : memref<?xf32>
        }
        wave.barrier
        %2011 = arith.addi %1493, %c22 : index
        %2012 = arith.addi %2011, %c22 : index
        %2013 = memref.load %5[%2012] : memref<?xf32>
        %2014 = arith.addi %2011, %c26 : index
        %2015 = memref.load %5[%2014] : memref<?xf32>
        %2016 = arith.addi %2011, %c23 : index
        %2017 = memref.load %5[%2016] : memref<?xf32>
        %2018 = arith.addi %2011, %c62 : index
        %2019 = memref.load %5[%2018] : memref<?xf32>
        %2020 = arith.addi %2011, %c64 : index
        %2021 = memref.load %5[%2020] : memref<?xf32>
        %2022 = arith.addi %2011, %c66 : index
        %2023 = memref.load %5[%2022] : memref<?xf32>
        %2024 = arith.addi %2011, %c68 : index
        %2025 = memref.load %5[%2024] : memref<?xf32>
        %2026 = arith.addi %2011, %c70 : index
        %2027 = memref.load %5[%2026] : memref<?xf32>
        %2028 = arith.mulf %2013, %1572 : f32
        %2029 = math.fma %2015, %1574, %2028 : f32
        %2030 = arith.mulf %2029, %1579 : f32
        %2031 = math.fma %2017, %1581, %2030 : f32
        %2032 = arith.mulf %2031, %1586 : f32
        %2033 = math.fma %2019, %1588, %2032 : f32
        %2034 = arith.mulf %2033, %1593 : f32
        %2035 = math.fma %2021, %1595, %2034 : f32
        %2036 = arith.mulf %2035, %1600 : f32
        %2037 = math.fma %2023, %1602, %2036 : f32
        %2038 = arith.mulf %2037, %1607 : f32
        %2039 = math.fma %2025, %1609, %2038 : f32
        %2040 = arith.mulf %2039, %1614 : f32
        %2041 = math.fma %2027, %1616, %2040 : f32
        %2042 = arith.addi %1493, %c7 : index
        %2043 = arith.addi %2042, %c22 : index
        %2044 = memref.load %5[%2043] : memref<?xf32>
        %2045 = arith.addi %2042, %c26 : index
        %2046 = memref.load %5[%2045] : memref<?xf32>
        %2047 = arith.addi %2042, %c23 : index
        %2048 = memref.load %5[%2047] : memref<?xf32>
        %2049 = arith.addi %2042, %c62 : index
        %2050 = memref.load %5[%2049] : memref<?xf32>
        %2051 = arith.addi %2042, %c64 : index
        %2052 = memref.load %5[%2051] : memref<?xf32>
        %2053 = arith.addi %2042, %c66 : index
        %2054 = memref.load %5[%2053] : memref<?xf32>
        %2055 = arith.addi %2042, %c68 : index
        %2056 = memref.load %5[%2055] : memref<?xf32>
        %2057 = arith.addi %2042, %c70 : index
        %2058 = memref.load %5[%2057] : memref<?xf32>
        %2059 = arith.mulf %2044, %1572 : f32
        %2060 = math.fma %2046, %1574, %2059 : f32
        %2061 = arith.mulf %2060, %1579 : f32
        %2062 = math.fma %2048, %1581, %2061 : f32
        %2063 = arith.mulf %2062, %1586 : f32
        %2064 = math.fma %2050, %1588, %2063 : f32
        %2065 = arith.mulf %2064, %1593 : f32
        %2066 = math.fma %2052, %1595, %2065 : f32
        %2067 = arith.mulf %2066, %1600 : f32
        %2068 = math.fma %2054, %1602, %2067 : f32
        %2069 = arith.mulf %2068, %1607 : f32
        %2070 = math.fma %2056, %1609, %2069 : f32
        %2071 = arith.mulf %2070, %1614 : f32
        %2072 = math.fma %2058, %1616, %2071 : f32
        wave.barrier
        scf.if %1498 {
          %2073 = arith.muli %8, %c26 : index
          %2074 = arith.muli %2, %c3 : index
          %2075 = arith.addi %2073, %2074 : index
          %2076 = arith.addi %2075, %1497 : index
          %2077 = vector.extract %381#12[0] : f32 from vector<8xf32>
          %2078 = arith.addi %2076, %c22 : index
          memref.store %2077, %5[%2078] : memref<?xf32>
          %2079 = vector.extract %381#12[1] : f32 from vector<8xf32>
          %2080 = arith.addi %2076, %c21 : index
          memref.store %2079, %5[%2080] : memref<?xf32>
          %2081 = vector.extract %381#12[2] : f32 from vector<8xf32>
          %2082 = arith.addi %2076, %c24 : index
          memref.store %2081, %5[%2082] : memref<?xf32>
          %2083 = vector.extract %381#12[3] : f32 from vector<8xf32>
          %2084 = arith.addi %2076, %c36 : index
          memref.store %2083, %5[%2084] : memref<?xf32>
          %2085 = vector.extract %381#12[4] : f32 from vector<8xf32>
          %2086 = arith.addi %2076, %c40 : index
          memref.store %2085, %5[%2086] : memref<?xf32>
          %2087 = vector.extract %381#12[5] : f32 from vector<8xf32>
          %2088 = arith.addi %2076, %c44 : index
          memref.store %2087, %5[%2088] : memref<?xf32>
          %2089 = vector.extract %381#12[6] : f32 from vector<8xf32>
          %2090 = arith.addi %2076, %c48 : index
          memref.store %2089, %5[%2090] : memref<?xf32>
          %2091 = vector.extract %381#12[7] : f32 from vector<8xf32>
          %2092 = arith.addi %2076, %c52 : index
          memref.store %2091, %5[%2092] : memref<?xf32>
          %2093 = vector.extract %381#13[0] : f32 from vector<8xf32>
          %2094 = arith.addi %2076, %c7 : index
          memref.store %2093, %5[%2094] : memref<?xf32>
          %2095 = vector.extract %381#13[1] : f32 from vector<8xf32>
          %2096 = arith.addi %2076, %c144 : index
          memref.store %2095, %5[%2096] : memref<?xf32>
          %2097 = vector.extract %381#13[2] : f32 from vector<8xf32>
          %2098 = arith.addi %2076, %c79 : index
          memref.store %2097, %5[%2098] : memref<?xf32>
          %2099 = vector.extract %381#13[3] : f32 from vector<8xf32>
          %2100 = arith.addi %2076, %c145 : index
          memref.store %2099, %5[%2100] : memref<?xf32>
          %2101 = vector.extract %381#13[4] : f32 from vector<8xf32>
          %2102 = arith.addi %2076, %c80 : index
          memref.store %2101, %5[%2102] : memref<?xf32>
          %2103 = vector.extract %381#13[5] : f32 from vector<8xf32>
          %2104 = arith.addi %2076, %c146 : index
          memref.store %2103, %5[%2104] : memref<?xf32>
          %2105 = vector.extract %381#13[6] : f32 from vector<8xf32>
          %2106 = arith.addi %2076, %c81 : index
          memref.store %2105, %5[%2106] : memref<?xf32>
          %2107 = vector.extract %381#13[7] : f32 from vector<8xf32>
          %2108 = arith.addi %2076, %c147 : index
          memref.store %2107, %5[%2108] : memref<?xf32>
        }
        wave.barrier
        %2109 = arith.addi %1493, %c22 : index
        %2110 = arith.addi %2109, %c22 : index
        %2111 = memref.load %5[%2110] : memref<?xf32>
        %2112 = arith.addi %2109, %c26 : index
        %2113 = memref.load %5[%2112] : memref<?xf32>
        %2114 = arith.addi %2109, %c23 : index
        %2115 = memref.load %5[%2114] : memref<?xf32>
        %2116 = arith.addi %2109, %c62 : index
        %2117 = memref.load %5[%2116] : memref<?xf32>
        %2118 = arith.addi %2109, %c64 : index
        %2119 = memref.load %5[%2118] : memref<?xf32>
        %2120 = arith.addi %2109, %c66 : index
        %2121 = memref.load %5[%2120] : memref<?xf32>
        %2122 = arith.addi %2109, %c68 : index
        %2123 = memref.load %5[%2122] : memref<?xf32>
        %2124 = arith.addi %2109, %c70 : index
        %2125 = memref.load %5[%2124] : memref<?xf32>
        %2126 = arith.mulf %2111, %1572 : f32
        %2127 = math.fma %2113, %1574, %2126 : f32
        %2128 = arith.mulf %2127, %1579 : f32
        %2129 = math.fma %2115, %1581, %2128 : f32
        %2130 = arith.mulf %2129, %1586 : f32
        %2131 = math.fma %2117, %1588, %2130 : f32
        %2132 = arith.mulf %2131, %1593 : f32
        %2133 = math.fma %2119, %1595, %2132 : f32
        %2134 = arith.mulf %2133, %1600 : f32
        %2135 = math.fma %2121, %1602, %2134 : f32
        %2136 = arith.mulf %2135, %1607 : f32
        %2137 = math.fma %2123, %1609, %2136 : f32
        %2138 = arith.mulf %2137, %1614 : f32
        %2139 = math.fma %2125, %1616, %2138 : f32
        %2140 = arith.addi %1493, %c7 : index
        %2141 = arith.addi %2140, %c22 : index
        %2142 = memref.load %5[%2141] : memref<?xf32>
        %2143 = arith.addi %2140, %c26 : index
        %2144 = memref.load %5[%2143] : memref<?xf32>
        %2145 = arith.addi %2140, %c23 : index
        %2146 = memref.load %5[%2145] : memref<?xf32>
        %2147 = arith.addi %2140, %c62 : index
        %2148 = memref.load %5[%2147] : memref<?xf32>
        %2149 = arith.addi %2140, %c64 : index
        %2150 = memref.load %5[%2149] : memref<?xf32>
        %2151 = arith.addi %2140, %c66 : index
        %2152 = memref.load %5[%2151] : memref<?xf32>
        %2153 = arith.addi %2140, %c68 : index
        %2154 = memref.load %5[%2153] : memref<?xf32>
        %2155 = arith.addi %2140, %c70 : index
        %2156 = memref.load %5[%2155] : memref<?xf32>
        %2157 = arith.mulf %2142, %1572 : f32
        %2158 = math.fma %2144, %1574, %2157 : f32
        %2159 = arith.mulf %2158, %1579 : f32
        %2160 = math.fma %2146, %1581, %2159 : f32
        %2161 = arith.mulf %2160, %1586 : f32
        %2162 = math.fma %2148, %1588, %2161 : f32
        %2163 = arith.mulf %2162, %1593 : f32
        %2164 = math.fma %2150, %1595, %2163 : f32
        %2165 = arith.mulf %2164, %1600 : f32
        %2166 = math.fma %2152, %1602, %2165 : f32
        %2167 = arith.mulf %2166, %1607 : f32
        %2168 = math.fma %2154, %1609, %2167 : f32
        %2169 = arith.mulf %2168, %1614 : f32
        %2170 = math.fma %2156, %1616, %2169 : f32
        wave.barrier
        scf.if %1498 {
          %2171 = arith.muli %8, %c26 : index
          %2172 = arith.muli %2, %c3 : index
          %2173 = arith.addi %2171, %2172 : index
          %2174 = arith.addi %2173, %1497 : index
          %2175 = vector.extract %381#14[0] : f32 from vector<8xf32>
          %2176 = arith.addi %2174, %c22 : index
          memref.store %2175, %5[%2176] : memref<?xf32>
          %2177 = vector.extract %381#14[1] : f32 from vector<8xf32>
          %2178 = arith.addi %2174, %c21 : index
          memref.store %2177, %5[%2178] : memref<?xf32>
          %2179 = vector.extract %381#14[2] : f32 from vector<8xf32>
          %2180 = arith.addi %2174, %c24 : index
          memref.store %2179, %5[%2180] : memref<?xf32>
          %2181 = vector.extract %381#14[3] : f32 from vector<8xf32>
          %2182 = arith.addi %2174, %c36 : index
          memref.store %2181, %5[%2182] : memref<?xf32>
          %2183 = vector.extract %381#14[4] : f32 from vector<8xf32>
          %2184 = arith.addi %2174, %c40 : index
          memref.store %2183, %5[%2184] : memref<?xf32>
          %2185 = vector.extract %381#14[5] : f32 from vector<8xf32>
          %2186 = arith.addi %2174, %c44 : index
          memref.store %2185, %5[%2186] : memref<?xf32>
          %2187 = vector.extract %381#14[6] : f32 from vector<8xf32>
          %2188 = arith.addi %2174, %c48 : index
          memref.store %2187, %5[%2188] : memref<?xf32>
          %2189 = vector.extract %381#14[7] : f32 from vector<8xf32>
          %2190 = arith.addi %2174, %c52 : index
          memref.store %2189, %5[%2190] : memref<?xf32>
          %2191 = vector.extract %381#15[0] : f32 from vector<8xf32>
          %2192 = arith.addi %2174, %c7 : index
          memref.store %2191, %5[%2192] : memref<?xf32>
          %2193 = vector.extract %381#15[1] : f32 from vector<8xf32>
          %2194 = arith.addi %2174, %c144 : index
          memref.store %2193, %5[%2194] : memref<?xf32>
          %2195 = vector.extract %381#15[2] : f32 from vector<8xf32>
          %2196 = arith.addi %2174, %c79 : index
          memref.store %2195, %5[%2196] : memref<?xf32>
          %2197 = vector.extract %381#15[3] : f32 from vector<8xf32>
          %2198 = arith.addi %2174, %c145 : index
          memref.store %2197, %5[%2198] : memref<?xf32>
          %2199 = vector.extract %381#15[4] : f32 from vector<8xf32>
          %2200 = arith.addi %2174, %c80 : index
          memref.store %2199, %5[%2200] : memref<?xf32>
          %2201 = vector.extract %381#15[5] : f32 from vector<8xf32>
          %2202 = arith.addi %2174, %c146 : index
          memref.store %2201, %5[%2202] : memref<?xf32>
          %2203 = vector.extract %381#15[6] : f32 from vector<8xf32>
          %2204 = arith.addi %2174, %c81 : index
          memref.store %2203, %5[%2204] : memref<?xf32>
          %2205 = vector.extract %381#15[7] : f32 from vector<8xf32>
          %2206 = arith.addi %2174, %c147 : index
          memref.store %2205, %5[%2206] : memref<?xf32>
        }
        wave.barrier
        %2207 = arith.addi %1493, %c22 : index
        %2208 = arith.addi %2207, %c22 : index
        %2209 = memref.load %5[%2208] : memref<?xf32>
        %2210 = arith.addi %2207, %c26 : index
        %2211 = memref.load %5[%2210] : memref<?xf32>
        %2212 = arith.addi %2207, %c23 : index
        %2213 = memref.load %5[%2212] : memref<?xf32>
        %2214 = arith.addi %2207, %c62 : index
        %2215 = memref.load %5[%2214] : memref<?xf32>
        %2216 = arith.addi %2207, %c64 : index
        %2217 = memref.load %5[%2216] : memref<?xf32>
        %2218 = arith.addi %2207, %c66 : index
        %2219 = memref.load %5[%2218] : memref<?xf32>
        %2220 = arith.addi %2207, %c68 : index
        %2221 = memref.load %5[%2220] : memref<?xf32>
        %2222 = arith.addi %2207, %c70 : index
        %2223 = memref.load %5[%2222] : memref<?xf32>
        %2224 = arith.mulf %2209, %1572 : f32
        %2225 = math.fma %2211, %1574, %2224 : f32
        %2226 = arith.mulf %2225, %1579 : f32
        %2227 = math.fma %2213, %1581, %2226 : f32
        %2228 = arith.mulf %2227, %1586 : f32
        %2229 = math.fma %2215, %1588, %2228 : f32
        %2230 = arith.mulf %2229, %1593 : f32
        %2231 = math.fma %2217, %1595, %2230 : f32
        %2232 = arith.mulf %2231, %1600 : f32
        %2233 = math.fma %2219, %1602, %2232 : f32
        %2234 = arith.mulf %2233, %1607 : f32
        %2235 = math.fma %2221, %1609, %2234 : f32
        %2236 = arith.mulf %2235, %1614 : f32
        %2237 = math.fma %2223, %1616, %2236 : f32
        %2238 = arith.addi %1493, %c7 : index
        %2239 = arith.addi %2238, %c22 : index
        %2240 = memref.load %5[%2239] : memref<?xf32>
        %2241 = arith.addi %2238, %c26 : index
        %2242 = memref.load %5[%2241] : memref<?xf32>
        %2243 = arith.addi %2238, %c23 : index
        %2244 = memref.load %5[%2243] : memref<?xf32>
        %2245 = arith.addi %2238, %c62 : index
        %2246 = memref.load %5[%2245] : memref<?xf32>
        %2247 = arith.addi %2238, %c64 : index
        %2248 = memref.load %5[%2247] : memref<?xf32>
        %2249 = arith.addi %2238, %c66 : index
        %2250 = memref.load %5[%2249] : memref<?xf32>
        %2251 = arith.addi %2238, %c68 : index
        %2252 = memref.load %5[%2251] : memref<?xf32>
        %2253 = arith.addi %2238, %c70 : index
        %2254 = memref.load %5[%2253] : memref<?xf32>
        %2255 = arith.mulf %2240, %1572 : f32
        %2256 = math.fma %2242, %1574, %2255 : f32
        %2257 = arith.mulf %2256, %1579 : f32
        %2258 = math.fma %2244, %1581, %2257 : f32
        %2259 = arith.mulf %2258, %1586 : f32
        %2260 = math.fma %2246, %1588, %2259 : f32
        %2261 = arith.mulf %2260, %1593 : f32
        %2262 = math.fma %2248, %1595, %2261 : f32
        %2263 = arith.mulf %2262, %1600 : f32
        %2264 = math.fma %2250, %1602, %2263 : f32
        %2265 = arith.mulf %2264, %1607 : f32
        %2266 = math.fma %2252, %1609, %2265 : f32
        %2267 = arith.mulf %2266, %1614 : f32
        %2268 = math.fma %2254, %1616, %2267 : f32
        wave.barrier
        scf.if %1498 {
          %2269 = arith.muli %8, %c26 : index
          %2270 = arith.muli %2, %c3 : index
          %2271 = arith.addi %2269, %2270 : index
          %2272 = arith.addi %2271, %1497 : index
          %2273 = vector.extract %381#16[0] : f32 from vector<8xf32>
          %2274 = arith.addi %2272, %c22 : index
          memref.store %2273, %5[%2274] : memref<?xf32>
          %2275 = vector.extract %381#16[1] : f32 from vector<8xf32>
          %2276 = arith.addi %2272, %c21 : index
          memref.store %2275, %5[%2276] : memref<?xf32>
          %2277 = vector.extract %381#16[2] : f32 from vector<8xf32>
          %2278 = arith.addi %2272, %c24 : index
          memref.store %2277, %5[%2278] : memref<?xf32>
          %2279 = vector.extract %381#16[3] : f32 from vector<8xf32>
          %2280 = arith.addi %2272, %c36 : index
          memref.store %2279, %5[%2280] : memref<?xf32>
          %2281 = vector.extract %381#16[4] : f32 from vector<8xf32>
          %2282 = arith.addi %2272, %c40 : index
          memref.store %2281, %5[%2282] : memref<?xf32>
          %2283 = vector.extract %381#16[5] : f32 from vector<8xf32>
          %2284 = arith.addi %2272, %c44 : index
          memref.store %2283, %5[%2284] : memref<?xf32>
          %2285 = vector.extract %381#16[6] : f32 from vector<8xf32>
          %2286 = arith.addi %2272, %c48 : index
          memref.store %2285, %5[%2286] : memref<?xf32>
          %2287 = vector.extract %381#16[7] : f32 from vector<8xf32>
          %2288 = arith.addi %2272, %c52 : index
          memref.store %2287, %5[%2288] : memref<?xf32>
          %2289 = vector.extract %381#17[0] : f32 from vector<8xf32>
          %2290 = arith.addi %2272, %c7 : index
          memref.store %2289, %5[%2290] : memref<?xf32>
          %2291 = vector.extract %381#17[1] : f32 from vector<8xf32>
          %2292 = arith.addi %2272, %c144 : index
          memref.store %2291, %5[%2292] : memref<?xf32>
          %2293 = vector.extract %381#17[2] : f32 from vector<8xf32>
          %2294 = arith.addi %2272, %c79 : index
          memref.store %2293, %5[%2294] : memref<?xf32>
          %2295 = vector.extract %381#17[3] : f32 from vector<8xf32>
          %2296 = arith.addi %2272, %c145 : index
          memref.store %2295, %5[%2296] : memref<?xf32>
          %2297 = vector.extract %381#17[4] : f32 from vector<8xf32>
          %2298 = arith.addi %2272, %c80 : index
          memref.store %2297, %5[%2298] : memref<?xf32>
          %2299 = vector.extract %381#17[5] : f32 from vector<8xf32>
          %2300 = arith.addi %2272, %c146 : index
          memref.store %2299, %5[%2300] : memref<?xf32>
          %2301 = vector.extract %381#17[6] : f32 from vector<8xf32>
          %2302 = arith.addi %2272, %c81 : index
          memref.store %2301, %5[%2302] : memref<?xf32>
          %2303 = vector.extract %381#17[7] : f32 from vector<8xf32>
          %2304 = arith.addi %2272, %c147 : index
          memref.store %2303, %5[%2304] : memref<?xf32>
        }
        wave.barrier
        %2305 = arith.addi %1493, %c22 : index
        %2306 = arith.addi %2305, %c22 : index
        %2307 = memref.load %5[%2306] : memref<?xf32>
        %2308 = arith.addi %2305, %c26 : index
        %2309 = memref.load %5[%2308] : memref<?xf32>
        %2310 = arith.addi %2305, %c23 : index
        %2311 = memref.load %5[%2310] : memref<?xf32>
        %2312 = arith.addi %2305, %c62 : index
        %2313 = memref.load %5[%2312] : memref<?xf32>
        %2314 = arith.addi %2305, %c64 : index
        %2315 = memref.load %5[%2314] : memref<?xf32>
        %2316 = arith.addi %2305, %c66 : index
        %2317 = memref.load %5[%2316] : memref<?xf32>
        %2318 = arith.addi %2305, %c68 : index
        %2319 = memref.load %5[%2318] : memref<?xf32>
        %2320 = arith.addi %2305, %c70 : index
        %2321 = memref.load %5[%2320] : memref<?xf32>
        %2322 = arith.mulf %2307, %1572 : f32
        %2323 = math.fma %2309, %1574, %2322 : f32
        %2324 = arith.mulf %2323, %1579 : f32
        %2325 = math.fma %2311, %1581, %2324 : f32
        %2326 = arith.mulf %2325, %1586 : f32
        %2327 = math.fma %2313, %1588, %2326 : f32
        %2328 = arith.mulf %2327, %1593 : f32
        %2329 = math.fma %2315, %1595, %2328 : f32
        %2330 = arith.mulf %2329, %1600 : f32
        %2331 = math.fma %2317, %1602, %2330 : f32
        %2332 = arith.mulf %2331, %1607 : f32
        %2333 = math.fma %2319, %1609, %2332 : f32
        %2334 = arith.mulf %2333, %1614 : f32
        %2335 = math.fma %2321, %1616, %2334 : f32
        %2336 = arith.addi %1493, %c7 : index
        %2337 = arith.addi %2336, %c22 : index
        %2338 = memref.load %5[%2337] : memref<?xf32>
        %2339 = arith.addi %2336, %c26 : index
        %2340 = memref.load %5[%2339] : memref<?xf32>
        %2341 = arith.addi %2336, %c23 : index
        %2342 = memref.load %5[%2341] : memref<?xf32>
        %2343 = arith.addi %2336, %c62 : index
        %2344 = memref.load %5[%2343] : memref<?xf32>
        %2345 = arith.addi %2336, %c64 : index
        %2346 = memref.load %5[%2345] : memref<?xf32>
        %2347 = arith.addi %2336, %c66 : index
        %2348 = memref.load %5[%2347] : memref<?xf32>
        %2349 = arith.addi %2336, %c68 : index
        %2350 = memref.load %5[%2349] : memref<?xf32>
        %2351 = arith.addi %2336, %c70 : index
        %2352 = memref.load %5[%2351] : memref<?xf32>
        %2353 = arith.mulf %2338, %1572 : f32
        %2354 = math.fma %2340, %1574, %2353 : f32
        %2355 = arith.mulf %2354, %1579 : f32
        %2356 = math.fma %2342, %1581, %2355 : f32
        %2357 = arith.mulf %2356, %1586 : f32
        %2358 = math.fma %2344, %1588, %2357 : f32
        %2359 = arith.mulf %2358, %1593 : f32
        %2360 = math.fma %2346, %1595, %2359 : f32
        %2361 = arith.mulf %2360, %1600 : f32
        %2362 = math.fma %2348, %1602, %2361 : f32
        %2363 = arith.mulf %2362, %1607 : f32
        %2364 = math.fma %2350, %1609, %2363 : f32
        %2365 = arith.mulf %2364, %1614 : f32
        %2366 = math.fma %2352, %1616, %2365 : f32
        %2367 = arith.cmpi eq, %42, %c16 : i32
        scf.if %2367 {
          %2368 = arith.addi %kvHeads, %15 : index
          %2369 = memref.load %scales[%2368] : memref<?xf32>
          %2370 = arith.divf %2369, %1618 : f32
          %2371 = arith.addi %17, %1495 : index
          %2372 = arith.cmpi slt, %2371, %groupSize : index
          scf.if %2372 {
            %2373 = arith.muli %15, %groupSize : index
            %2374 = arith.addi %2373, %2371 : index
            %2375 = arith.muli %2374, %c7 : index
            %2376 = arith.muli %heads, %c7 : index
            %2377 = arith.addi %1493, %c22 : index
            %2378 = arith.mulf %1649, %2370 : f32
            %2379 = arith.addf %2378, %c74 : f32
            %2380 = arith.minimumf %2379, %c149 : f32
            %2381 = arith.maximumf %2380, %c150 : f32
            %2382 = arith.truncf %2381 : f32 to f16
            %2383 = arith.divui %2377, %c3 : index
            %2384 = arith.addi %2375, %2383 : index
            %2385 = arith.divui %24, %outTileRows : index
            %2386 = arith.divui %2376, %c3 : index
            %2387 = arith.muli %2385, %2386 : index
            %2388 = arith.divui %2384, %c3 : index
            %2389 = arith.addi %2387, %2388 : index
            %2390 = arith.muli %2389, %c9 : index
            %2391 = arith.remui %2384, %c3 : index
            %2392 = arith.divui %2391, %c28 : index
            %2393 = arith.addi %2390, %2392 : index
            %2394 = arith.muli %outTileRows, %c28 : index
            %2395 = arith.muli %2393, %2394 : index
            %2396 = arith.remui %24, %outTileRows : index
            %2397 = arith.muli %2396, %c28 : index
            %2398 = arith.addi %2395, %2397 : index
            %2399 = arith.remui %2384, %c28 : index
            %2400 = arith.addi %2398, %2399 : index
            memref.store %2382, %out[%2400] : memref<?xf16>
            %2401 = arith.addi %1493, %c7 : index
            %2402 = arith.mulf %1680, %2370 : f32
            %2403 = arith.addf %2402, %c74 : f32
            %2404 = arith.minimumf %2403, %c149 : f32
            %2405 = arith.maximumf %2404, %c150 : f32
            %2406 = arith.truncf %2405 : f32 to f16
            %2407 = arith.divui %2401, %c3 : index
            %2408 = arith.addi %2375, %2407 : index
            %2409 = arith.divui %24, %outTileRows : index
            %2410 = arith.divui %2376, %c3 : index
            %2411 = arith.muli %2409, %2410 : index
            %2412 = arith.divui %2408, %c3 : index
            %2413 = arith.addi %2411, %2412 : index
            %2414 = arith.muli %2413, %c9 : index
            %2415 = arith.remui %2408, %c3 : index
            %2416 = arith.divui %2415, %c28 : index
            %2417 = arith.addi %2414, %2416 : index
            %2418 = arith.muli %outTileRows, %c28 : index
            %2419 = arith.muli %2417, %2418 : index
            %2420 = arith.remui %24, %outTileRows : index
            %2421 = arith.muli %2420, %c28 : index
            %2422 = arith.addi %2419, %2421 : index
            %2423 = arith.remui %2408, %c28 : index
            %2424 = arith.addi %2422, %2423 : index
            memref.store %2406, %out[%2424] : memref<?xf16>
            %2425 = arith.addi %1493, %c26 : index
            %2426 = arith.mulf %1747, %2370 : f32
            %2427 = arith.addf %2426, %c74 : f32
            %2428 = arith.minimumf %2427, %c149 : f32
            %2429 = arith.maximumf %2428, %c150 : f32
            %2430 = arith.truncf %2429 : f32 to f16
            %2431 = arith.divui %2425, %c3 : index
            %2432 = arith.addi %2375, %2431 : index
            %2433 = arith.divui %24, %outTileRows : index
            %2434 = arith.divui %2376, %c3 : index
            %2435 = arith.muli %2433, %2434 : index
            %2436 = arith.divui %2432, %c3 : index
            %2437 = arith.addi %2435, %2436 : index
            %2438 = arith.muli %2437, %c9 : index
            %2439 = arith.remui %2432, %c3 : index
            %2440 = arith.divui %2439, %c28 : index
            %2441 = arith.addi %2438, %2440 : index
            %2442 = arith.muli %outTileRows, %c28 : index
            %2443 = arith.muli %2441, %2442 : index
            %2444 = arith.remui %24, %outTileRows : index
            %2445 = arith.muli %2444, %c28 : index
            %2446 = arith.addi %2443, %2445 : index
            %2447 = arith.remui %2432, %c28 : index
            %2448 = arith.addi %2446, %2447 : index
            memref.store %2430, %out[%2448] : memref<?xf16>
            %2449 = arith.addi %1493, %c27 : index
            %2450 = arith.mulf %1778, %2370 : f32
            %2451 = arith.addf %2450, %c74 : f32
            %2452 = arith.minimumf %2451, %c149 : f32
            %2453 = arith.maximumf %2452, %c150 : f32
            %2454 = arith.truncf %2453 : f32 to f16
            %2455 = arith.divui %2449, %c3 : index
            %2456 = arith.addi %2375, %2455 : index
            %2457 = arith.divui %24, %outTileRows : index
            %2458 = arith.divui %2376, %c3 : index
            %2459 = arith.muli %2457, %2458 : index
            %2460 = arith.divui %2456, %c3 : index
            %2461 = arith.addi %2459, %2460 : index
            %2462 = arith.muli %2461, %c9 : index
            %2463 = arith.remui %2456, %c3 : index
            %2464 = arith.divui %2463, %c28 : index
            %2465 = arith.addi %2462, %2464 : index
            %2466 = arith.muli %outTileRows, %c28 : index
            %2467 = arith.muli %2465, %2466 : index
            %2468 = arith.remui %24, %outTileRows : index
            %2469 = arith.muli %2468, %c28 : index
            %2470 = arith.addi %2467, %2469 : index
            %2471 = arith.remui %2456, %c28 : index
            %2472 = arith.addi %2470, %2471 : index
            memref.store %2454, %out[%2472] : memref<?xf16>
            %2473 = arith.addi %1493, %c23 : index
            %2474 = arith.mulf %1845, %2370 : f32
            %2475 = arith.addf %2474, %c74 : f32
            %2476 = arith.minimumf %2475, %c149 : f32
            %2477 = arith.maximumf %2476, %c150 : f32
            %2478 = arith.truncf %2477 : f32 to f16
            %2479 = arith.divui %2473, %c3 : index
            %2480 = arith.addi %2375, %2479 : index
            %2481 = arith.divui %24, %outTileRows : index
            %2482 = arith.divui %2376, %c3 : index
            %2483 = arith.muli %2481, %2482 : index
            %2484 = arith.divui %2480, %c3 : index
            %2485 = arith.addi %2483, %2484 : index
            %2486 = arith.muli %2485, %c9 : index
            %2487 = arith.remui %2480, %c3 : index
            %2488 = arith.divui %2487, %c28 : index
            %2489 = arith.addi %2486, %2488 : index
            %2490 = arith.muli %outTileRows, %c28 : index
            %2491 = arith.muli %2489, %2490 : index
            %2492 = arith.remui %24, %outTileRows : index
            %2493 = arith.muli %2492, %c28 : index
            %2494 = arith.addi %2491, %2493 : index
            %2495 = arith.remui %2480, %c28 : index
            %2496 = arith.addi %2494, %2495 : index
            memref.store %2478, %out[%2496] : memref<?xf16>
            %2497 = arith.addi %1493, %c61 : index
            %2498 = arith.mulf %1876, %2370 : f32
            %2499 = arith.addf %2498, %c74 : f32
            %2500 = arith.minimumf %2499, %c149 : f32
            %2501 = arith.maximumf %2500, %c150 : f32
            %2502 = arith.truncf %2501 : f32 to f16
            %2503 = arith.divui %2497, %c3 : index
            %2504 = arith.addi %2375, %2503 : index
            %2505 = arith.divui %24, %outTileRows : index
            %2506 = arith.divui %2376, %c3 : index
            %2507 = arith.muli %2505, %2506 : index
            %2508 = arith.divui %2504, %c3 : index
            %2509 = arith.addi %2507, %2508 : index
            %2510 = arith.muli %2509, %c9 : index
            %2511 = arith.remui %2504, %c3 : index
            %2512 = arith.divui %2511, %c28 : index
            %2513 = arith.addi %2510, %2512 : index
            %2514 = arith.muli %outTileRows, %c28 : index
            %2515 = arith.muli %2513, %2514 : index
            %2516 = arith.remui %24, %outTileRows : index
            %2517 = arith.muli %2516, %c28 : index
            %2518 = arith.addi %2515, %2517 : index
            %2519 = arith.remui %2504, %c28 : index
            %2520 = arith.addi %2518, %2519 : index
            memref.store %2502, %out[%2520] : memref<?xf16>
            %2521 = arith.addi %1493, %c62 : index
            %2522 = arith.mulf %1943, %2370 : f32
            %2523 = arith.addf %2522, %c74 : f32
            %2524 = arith.minimumf %2523, %c149 : f32
            %2525 = arith.maximumf %2524, %c150 : f32
            %2526 = arith.truncf %2525 : f32 to f16
            %2527 = arith.divui %2521, %c3 : index
            %2528 = arith.addi %2375, %2527 : index
            %2529 = arith.divui %24, %outTileRows : index
            %2530 = arith.divui %2376, %c3 : index
            %2531 = arith.muli %2529, %2530 : index
            %2532 = arith.divui %2528, %c3 : index
            %2533 = arith.addi %2531, %2532 : index
            %2534 = arith.muli %2533, %c9 : index
            %2535 = arith.remui %2528, %c3 : index
            %2536 = arith.divui %2535, %c28 : index
            %2537 = arith.addi %2534, %2536 : index
            %2538 = arith.muli %outTileRows, %c28 : index
            %2539 = arith.muli %2537, %2538 : index
            %2540 = arith.remui %24, %outTileRows : index
            %2541 = arith.muli %2540, %c28 : index
            %2542 = arith.addi %2539, %2541 : index
            %2543 = arith.remui %2528, %c28 : index
            %2544 = arith.addi %2542, %2543 : index
            memref.store %2526, %out[%2544] : memref<?xf16>
            %2545 = arith.addi %1493, %c63 : index
            %2546 = arith.mulf %1974, %2370 : f32
            %2547 = arith.addf %2546, %c74 : f32
            %2548 = arith.minimumf %2547, %c149 : f32
            %2549 = arith.maximumf %2548, %c150 : f32
            %2550 = arith.truncf %2549 : f32 to f16
            %2551 = arith.divui %2545, %c3 : index
            %2552 = arith.addi %2375, %2551 : index
            %2553 = arith.divui %24, %outTileRows : index
            %2554 = arith.divui %2376, %c3 : index
            %2555 = arith.muli %2553, %2554 : index
            %2556 = arith.divui %2552, %c3 : index
            %2557 = arith.addi %2555, %2556 : index
            %2558 = arith.muli %2557, %c9 : index
            %2559 = arith.remui %2552, %c3 : index
            %2560 = arith.divui %2559, %c28 : index
            %2561 = arith.addi %2558, %2560 : index
            %2562 = arith.muli %outTileRows, %c28 : index
            %2563 = arith.muli %2561, %2562 : index
            %2564 = arith.remui %24, %outTileRows : index
            %2565 = arith.muli %2564, %c28 : index
            %2566 = arith.addi %2563, %2565 : index
            %2567 = arith.remui %2552, %c28 : index
            %2568 = arith.addi %2566, %2567 : index
            memref.store %2550, %out[%2568] : memref<?xf16>
            %2569 = arith.addi %1493, %c64 : index
            %2570 = arith.mulf %2041, %2370 : f32
            %2571 = arith.addf %2570, %c74 : f32
            %2572 = arith.minimumf %2571, %c149 : f32
            %2573 = arith.maximumf %2572, %c150 : f32
            %2574 = arith.truncf %2573 : f32 to f16
            %2575 = arith.divui %2569, %c3 : index
            %2576 = arith.addi %2375, %2575 : index
            %2577 = arith.divui %24, %outTileRows : index
            %2578 = arith.divui %2376, %c3 : index
            %2579 = arith.muli %2577, %2578 : index
            %2580 = arith.divui %2576, %c3 : index
            %2581 = arith.addi %2579, %2580 : index
            %2582 = arith.muli %2581, %c9 : index
            %2583 = arith.remui %2576, %c3 : index
            %2584 = arith.divui %2583, %c28 : index
            %2585 = arith.addi %2582, %2584 : index
            %2586 = arith.muli %outTileRows, %c28 : index
            %2587 = arith.muli %2585, %2586 : index
            %2588 = arith.remui %24, %outTileRows : index
            %2589 = arith.muli %2588, %c28 : index
            %2590 = arith.addi %2587, %2589 : index
            %2591 = arith.remui %2576, %c28 : index
            %2592 = arith.addi %2590, %2591 : index
            memref.store %2574, %out[%2592] : memref<?xf16>
            %2593 = arith.addi %1493, %c65 : index
            %2594 = arith.mulf %2072, %2370 : f32
            %2595 = arith.addf %2594, %c74 : f32
            %2596 = arith.minimumf %2595, %c149 : f32
            %2597 = arith.maximumf %2596, %c150 : f32
            %2598 = arith.truncf %2597 : f32 to f16
            %2599 = arith.divui %2593, %c3 : index
            %2600 = arith.addi %2375, %2599 : index
            %2601 = arith.divui %24, %outTileRows : index
            %2602 = arith.divui %2376, %c3 : index
            %2603 = arith.muli %2601, %2602 : index
            %2604 = arith.divui %2600, %c3 : index
            %2605 = arith.addi %2603, %2604 : index
            %2606 = arith.muli %2605, %c9 : index
            %2607 = arith.remui %2600, %c3 : index
            %2608 = arith.divui %2607, %c28 : index
            %2609 = arith.addi %2606, %2608 : index
            %2610 = arith.muli %outTileRows, %c28 : index
            %2611 = arith.muli %2609, %2610 : index
            %2612 = arith.remui %24, %outTileRows : index
            %2613 = arith.muli %2612, %c28 : index
            %2614 = arith.addi %2611, %2613 : index
            %2615 = arith.remui %2600, %c28 : index
            %2616 = arith.addi %2614, %2615 : index
            memref.store %2598, %out[%2616] : memref<?xf16>
            %2617 = arith.addi %1493, %c66 : index
            %2618 = arith.mulf %2139, %2370 : f32
            %2619 = arith.addf %2618, %c74 : f32
            %2620 = arith.minimumf %2619, %c149 : f32
            %2621 = arith.maximumf %2620, %c150 : f32
            %2622 = arith.truncf %2621 : f32 to f16
            %2623 = arith.divui %2617, %c3 : index
            %2624 = arith.addi %2375, %2623 : index
            %2625 = arith.divui %24, %outTileRows : index
            %2626 = arith.divui %2376, %c3 : index
            %2627 = arith.muli %2625, %2626 : index
            %2628 = arith.divui %2624, %c3 : index
            %2629 = arith.addi %2627, %2628 : index
            %2630 = arith.muli %2629, %c9 : index
            %2631 = arith.remui %2624, %c3 : index
            %2632 = arith.divui %2631, %c28 : index
            %2633 = arith.addi %2630, %2632 : index
            %2634 = arith.muli %outTileRows, %c28 : index
            %2635 = arith.muli %2633, %2634 : index
            %2636 = arith.remui %24, %outTileRows : index
            %2637 = arith.muli %2636, %c28 : index
            %2638 = arith.addi %2635, %2637 : index
            %2639 = arith.remui %2624, %c28 : index
            %2640 = arith.addi %2638, %2639 : index
            memref.store %2622, %out[%2640] : memref<?xf16>
            %2641 = arith.addi %1493, %c67 : index
            %2642 = arith.mulf %2170, %2370 : f32
            %2643 = arith.addf %2642, %c74 : f32
            %2644 = arith.minimumf %2643, %c149 : f32
            %2645 = arith.maximumf %2644, %c150 : f32
            %2646 = arith.truncf %2645 : f32 to f16
            %2647 = arith.divui %2641, %c3 : index
            %2648 = arith.addi %2375, %2647 : index
            %2649 = arith.divui %24, %outTileRows : index
            %2650 = arith.divui %2376, %c3 : index
            %2651 = arith.muli %2649, %2650 : index
            %2652 = arith.divui %2648, %c3 : index
            %2653 = arith.addi %2651, %2652 : index
            %2654 = arith.muli %2653, %c9 : index
            %2655 = arith.remui %2648, %c3 : index
            %2656 = arith.divui %2655, %c28 : index
            %2657 = arith.addi %2654, %2656 : index
            %2658 = arith.muli %outTileRows, %c28 : index
            %2659 = arith.muli %2657, %2658 : index
            %2660 = arith.remui %24, %outTileRows : index
            %2661 = arith.muli %2660, %c28 : index
            %2662 = arith.addi %2659, %2661 : index
            %2663 = arith.remui %2648, %c28 : index
            %2664 = arith.addi %2662, %2663 : index
            memref.store %2646, %out[%2664] : memref<?xf16>
            %2665 = arith.addi %1493, %c68 : index
            %2666 = arith.mulf %2237, %2370 : f32
            %2667 = arith.addf %2666, %c74 : f32
            %2668 = arith.minimumf %2667, %c149 : f32
            %2669 = arith.maximumf %2668, %c150 : f32
            %2670 = arith.truncf %2669 : f32 to f16
            %2671 = arith.divui %2665, %c3 : index
            %2672 = arith.addi %2375, %2671 : index
            %2673 = arith.divui %24, %outTileRows : index
            %2674 = arith.divui %2376, %c3 : index
            %2675 = arith.muli %2673, %2674 : index
            %2676 = arith.divui %2672, %c3 : index
            %2677 = arith.addi %2675, %2676 : index
            %2678 = arith.muli %2677, %c9 : index
            %2679 = arith.remui %2672, %c3 : index
            %2680 = arith.divui %2679, %c28 : index
            %2681 = arith.addi %2678, %2680 : index
            %2682 = arith.muli %outTileRows, %c28 : index
            %2683 = arith.muli %2681, %2682 : index
            %2684 = arith.remui %24, %outTileRows : index
            %2685 = arith.muli %2684, %c28 : index
            %2686 = arith.addi %2683, %2685 : index
            %2687 = arith.remui %2672, %c28 : index
            %2688 = arith.addi %2686, %2687 : index
            memref.store %2670, %out[%2688] : memref<?xf16>
            %2689 = arith.addi %1493, %c69 : index
            %2690 = arith.mulf %2268, %2370 : f32
            %2691 = arith.addf %2690, %c74 : f32
            %2692 = arith.minimumf %2691, %c149 : f32
            %2693 = arith.maximumf %2692, %c150 : f32
            %2694 = arith.truncf %2693 : f32 to f16
            %2695 = arith.divui %2689, %c3 : index
            %2696 = arith.addi %2375, %2695 : index
            %2697 = arith.divui %24, %outTileRows : index
            %2698 = arith.divui %2376, %c3 : index
            %2699 = arith.muli %2697, %2698 : index
            %2700 = arith.divui %2696, %c3 : index
            %2701 = arith.addi %2699, %2700 : index
            %2702 = arith.muli %2701, %c9 : index
            %2703 = arith.remui %2696, %c3 : index
            %2704 = arith.divui %2703, %c28 : index
            %2705 = arith.addi %2702, %2704 : index
            %2706 = arith.muli %outTileRows, %c28 : index
            %2707 = arith.muli %2705, %2706 : index
            %2708 = arith.remui %24, %outTileRows : index
            %2709 = arith.muli %2708, %c28 : index
            %2710 = arith.addi %2707, %2709 : index
            %2711 = arith.remui %2696, %c28 : index
            %2712 = arith.addi %2710, %2711 : index
            memref.store %2694, %out[%2712] : memref<?xf16>
            %2713 = arith.addi %1493, %c70 : index
            %2714 = arith.mulf %2335, %2370 : f32
            %2715 = arith.addf %2714, %c74 : f32
            %2716 = arith.minimumf %2715, %c149 : f32
            %2717 = arith.maximumf %2716, %c150 : f32
            %2718 = arith.truncf %2717 : f32 to f16
            %2719 = arith.divui %2713, %c3 : index
            %2720 = arith.addi %2375, %2719 : index
            %2721 = arith.divui %24, %outTileRows : index
            %2722 = arith.divui %2376, %c3 : index
            %2723 = arith.muli %2721, %2722 : index
            %2724 = arith.divui %2720, %c3 : index
            %2725 = arith.addi %2723, %2724 : index
            %2726 = arith.muli %2725, %c9 : index
            %2727 = arith.remui %2720, %c3 : index
            %2728 = arith.divui %2727, %c28 : index
            %2729 = arith.addi %2726, %2728 : index
            %2730 = arith.muli %outTileRows, %c28 : index
            %2731 = arith.muli %2729, %2730 : index
            %2732 = arith.remui %24, %outTileRows : index
            %2733 = arith.muli %2732, %c28 : index
            %2734 = arith.addi %2731, %2733 : index
            %2735 = arith.remui %2720, %c28 : index
            %2736 = arith.addi %2734, %2735 : index
            memref.store %2718, %out[%2736] : memref<?xf16>
            %2737 = arith.addi %1493, %c71 : index
            %2738 = arith.mulf %2366, %2370 : f32
            %2739 = arith.addf %2738, %c74 : f32
            %2740 = arith.minimumf %2739, %c149 : f32
            %2741 = arith.maximumf %2740, %c150 : f32
            %2742 = arith.truncf %2741 : f32 to f16
            %2743 = arith.divui %2737, %c3 : index
            %2744 = arith.addi %2375, %2743 : index
            %2745 = arith.divui %24, %outTileRows : index
            %2746 = arith.divui %2376, %c3 : index
            %2747 = arith.muli %2745, %2746 : index
            %2748 = arith.divui %2744, %c3 : index
            %2749 = arith.addi %2747, %2748 : index
            %2750 = arith.muli %2749, %c9 : index
            %2751 = arith.remui %2744, %c3 : index
            %2752 = arith.divui %2751, %c28 : index
            %2753 = arith.addi %2750, %2752 : index
            %2754 = arith.muli %outTileRows, %c28 : index
            %2755 = arith.muli %2753, %2754 : index
            %2756 = arith.remui %24, %outTileRows : index
            %2757 = arith.muli %2756, %c28 : index
            %2758 = arith.addi %2755, %2757 : index
            %2759 = arith.remui %2744, %c28 : index
            %2760 = arith.addi %2758, %2759 : index
            memref.store %2742, %out[%2760] : memref<?xf16>
          }
        } else {
          %2761 = arith.addi %ranges, %groups : index
          %2762 = arith.muli %9, %2761 : index
          %2763 = arith.index_castui %373 : i32 to index
          %2764 = arith.addi %2762, %2763 : index
          %2765 = arith.muli %2764, %c6 : index
          %2766 = arith.addi %1493, %c22 : index
          %2767 = arith.addi %2765, %2766 : index
          memref.store %1649, %partial[%2767] : memref<?xf32>
          %2768 = arith.addi %1493, %c7 : index
          %2769 = arith.addi %2765, %2768 : index
          memref.store %1680, %partial[%2769] : memref<?xf32>
          %2770 = arith.addi %1493, %c26 : index
          %2771 = arith.addi %2765, %2770 : index
          memref.store %1747, %partial[%2771] : memref<?xf32>
          %2772 = arith.addi %1493, %c27 : index
          %2773 = arith.addi %2765, %2772 : index
          memref.store %1778, %partial[%2773] : memref<?xf32>
          %2774 = arith.addi %1493, %c23 : index
          %2775 = arith.addi %2765, %2774 : index
          memref.store %1845, %partial[%2775] : memref<?xf32>
          %2776 = arith.addi %1493, %c61 : index
          %2777 = arith.addi %2765, %2776 : index
          memref.store %1876, %partial[%2777] : memref<?xf32>
          %2778 = arith.addi %1493, %c62 : index
          %2779 = arith.addi %2765, %2778 : index
          memref.store %1943, %partial[%2779] : memref<?xf32>
          %2780 = arith.addi %1493, %c63 : index
          %2781 = arith.addi %2765, %2780 : index
          memref.store %1974, %partial[%2781] : memref<?xf32>
          %2782 = arith.addi %1493, %c64 : index
          %2783 = arith.addi %2765, %2782 : index
          memref.store %2041, %partial[%2783] : memref<?xf32>
          %2784 = arith.addi %1493, %c65 : index
          %2785 = arith.addi %2765, %2784 : index
          memref.store %2072, %partial[%2785] : memref<?xf32>
          %2786 = arith.addi %1493, %c66 : index
          %2787 = arith.addi %2765, %2786 : index
          memref.store %2139, %partial[%2787] : memref<?xf32>
          %2788 = arith.addi %1493, %c67 : index
          %2789 = arith.addi %2765, %2788 : index
          memref.store %2170, %partial[%2789] : memref<?xf32>
          %2790 = arith.addi %1493, %c68 : index
          %2791 = arith.addi %2765, %2790 : index
          memref.store %2237, %partial[%2791] : memref<?xf32>
          %2792 = arith.addi %1493, %c69 : index
          %2793 = arith.addi %2765, %2792 : index
          memref.store %2268, %partial[%2793] : memref<?xf32>
          %2794 = arith.addi %1493, %c70 : index
          %2795 = arith.addi %2765, %2794 : index
          memref.store %2335, %partial[%2795] : memref<?xf32>
          %2796 = arith.addi %1493, %c71 : index
          %2797 = arith.addi %2765, %2796 : index
          memref.store %2366, %partial[%2797] : memref<?xf32>
          %2798 = arith.cmpi slt, %1493, %c3 : index
          scf.if %2798 {
            %2799 = arith.addi %2765, %c5 : index
            %2800 = arith.addi %2799, %1493 : index
            memref.store %1612, %partial[%2800] : memref<?xf32>
            %2801 = arith.addi %2800, %c3 : index
            memref.store %1618, %partial[%2801] : memref<?xf32>
          }
          %2802 = arith.addi %42, %c115 : i32
          %2803 = arith.divui %2802, %c116 : i32
          %2804 = arith.divui %373, %c116 : i32
          %2805 = arith.addi %groups, %c4 : index
          %2806 = arith.muli %9, %2805 : index
          %2807 = arith.muli %2804, %c116 : i32
          %2808 = arith.subi %42, %2807 : i32
          %2809 = arith.minsi %2808, %c116 : i32
          %2810 = arith.index_castui %2804 : i32 to index
          %2811 = arith.addi %2806, %2810 : index
          %2812 = arith.index_castui %2809 : i32 to index
          %2813 = wave.arrive %counters[%2811], %2812 : memref<?xi32>
          scf.if %2813 {
            %2814 = arith.muli %2804, %c116 : i32
            %2834:18 = scf.for %2815 = %c78 to %2809 step %c116 iter_args(%2816 = %c73, %2817 = %c74, %2818 = %c74, %2819 = %c74, %2820 = %c74, %2821 = %c74, %2822 = %c74, %2823 = %c74, %2824 = %c74, %2825 = %c74, %2826 = %c74, %2827 = %c74, %2828 = %c74, %2829 = %c74, %2830 = %c74, %2831 = %c74, %2832 = %c74, %2833 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2835 = arith.addi %2815, %c78 : i32
              %2836 = arith.subi %2809, %c16 : i32
              %2837 = arith.minsi %2835, %2836 : i32
              %2838 = arith.addi %2814, %2837 : i32
              %2839 = arith.addi %ranges, %groups : index
              %2840 = arith.muli %9, %2839 : index
              %2841 = arith.index_castui %2838 : i32 to index
              %2842 = arith.addi %2840, %2841 : index
              %2843 = arith.muli %2842, %c6 : index
              %2844 = arith.addi %2843, %c5 : index
              %2845 = arith.addi %2844, %1495 : index
              %2846 = memref.load %partial[%2845] : memref<?xf32>
              %2847 = arith.cmpi slt, %2835, %2809 : i32
              %2848 = arith.select %2847, %2846, %c73 : f32
              %2849 = arith.addi %2843, %1493 : index
              %2850 = arith.addi %2849, %c22 : index
              %2851 = memref.load %partial[%2850] : memref<?xf32>
              %2852 = arith.addi %2843, %1493 : index
              %2853 = arith.addi %2852, %c7 : index
              %2854 = memref.load %partial[%2853] : memref<?xf32>
              %2855 = arith.addi %2843, %1493 : index
              %2856 = arith.addi %2855, %c26 : index
              %2857 = memref.load %partial[%2856] : memref<?xf32>
              %2858 = arith.addi %2843, %1493 : index
              %2859 = arith.addi %2858, %c27 : index
              %2860 = memref.load %partial[%2859] : memref<?xf32>
              %2861 = arith.addi %2843, %1493 : index
              %2862 = arith.addi %2861, %c23 : index
              %2863 = memref.load %partial[%2862] : memref<?xf32>
              %2864 = arith.addi %2843, %1493 : index
              %2865 = arith.addi %2864, %c61 : index
              %2866 = memref.load %partial[%2865] : memref<?xf32>
              %2867 = arith.addi %2843, %1493 : index
              %2868 = arith.addi %2867, %c62 : index
              %2869 = memref.load %partial[%2868] : memref<?xf32>
              %2870 = arith.addi %2843, %1493 : index
              %2871 = arith.addi %2870, %c63 : index
              %2872 = memref.load %partial[%2871] : memref<?xf32>
              %2873 = arith.addi %2843, %1493 : index
              %2874 = arith.addi %2873, %c64 : index
              %2875 = memref.load %partial[%2874] : memref<?xf32>
              %2876 = arith.addi %2843, %1493 : index
              %2877 = arith.addi %2876, %c65 : index
              %2878 = memref.load %partial[%2877] : memref<?xf32>
              %2879 = arith.addi %2843, %1493 : index
              %2880 = arith.addi %2879, %c66 : index
              %2881 = memref.load %partial[%2880] : memref<?xf32>
              %2882 = arith.addi %2843, %1493 : index
              %2883 = arith.addi %2882, %c67 : index
              %2884 = memref.load %partial[%2883] : memref<?xf32>
              %2885 = arith.addi %2843, %1493 : index
              %2886 = arith.addi %2885, %c68 : index
              %2887 = memref.load %partial[%2886] : memref<?xf32>
              %2888 = arith.addi %2843, %1493 : index
              %2889 = arith.addi %2888, %c69 : index
              %2890 = memref.load %partial[%2889] : memref<?xf32>
              %2891 = arith.addi %2843, %1493 : index
              %2892 = arith.addi %2891, %c70 : index
              %2893 = memref.load %partial[%2892] : memref<?xf32>
              %2894 = arith.addi %2843, %1493 : index
              %2895 = arith.addi %2894, %c71 : index
              %2896 = memref.load %partial[%2895] : memref<?xf32>
              %2897 = arith.addi %2845, %c3 : index
              %2898 = memref.load %partial[%2897] : memref<?xf32>
              %2899 = arith.addi %2815, %c16 : i32
              %2900 = arith.subi %2809, %c16 : i32
              %2901 = arith.minsi %2899, %2900 : i32
              %2902 = arith.addi %2814, %2901 : i32
              %2903 = arith.addi %ranges, %groups : index
              %2904 = arith.muli %9, %2903 : index
              %2905 = arith.index_castui %2902 : i32 to index
              %2906 = arith.addi %2904, %2905 : index
              %2907 = arith.muli %2906, %c6 : index
              %2908 = arith.addi %2907, %c5 : index
              %2909 = arith.addi %2908, %1495 : index
              %2910 = memref.load %partial[%2909] : memref<?xf32>
              %2911 = arith.cmpi slt, %2899, %2809 : i32
              %2912 = arith.select %2911, %2910, %c73 : f32
              %2913 = arith.addi %2907, %1493 : index
              %2914 = arith.addi %2913, %c22 : index
              %2915 = memref.load %partial[%2914] : memref<?xf32>
              %2916 = arith.addi %2907, %1493 : index
              %2917 = arith.addi %2916, %c7 : index
              %2918 = memref.load %partial[%2917] : memref<?xf32>
              %2919 = arith.addi %2907, %1493 : index
              %2920 = arith.addi %2919, %c26 : index
              %2921 = memref.load %partial[%2920] : memref<?xf32>
              %2922 = arith.addi %2907, %1493 : index
              %2923 = arith.addi %2922, %c27 : index
              %2924 = memref.load %partial[%2923] : memref<?xf32>
              %2925 = arith.addi %2907, %1493 : index
              %2926 = arith.addi %2925, %c23 : index
              %2927 = memref.load %partial[%2926] : memref<?xf32>
              %2928 = arith.addi %2907, %1493 : index
              %2929 = arith.addi %2928, %c61 : index
              %2930 = memref.load %partial[%2929] : memref<?xf32>
              %2931 = arith.addi %2907, %1493 : index
              %2932 = arith.addi %2931, %c62 : index
              %2933 = memref.load %partial[%2932] : memref<?xf32>
              %2934 = arith.addi %2907, %1493 : index
              %2935 = arith.addi %2934, %c63 : index
              %2936 = memref.load %partial[%2935] : memref<?xf32>
              %2937 = arith.addi %2907, %1493 : index
              %2938 = arith.addi %2937, %c64 : index
              %2939 = memref.load %partial[%2938] : memref<?xf32>
              %2940 = arith.addi %2907, %1493 : index
              %2941 = arith.addi %2940, %c65 : index
              %2942 = memref.load %partial[%2941] : memref<?xf32>
              %2943 = arith.addi %2907, %1493 : index
              %2944 = arith.addi %2943, %c66 : index
              %2945 = memref.load %partial[%2944] : memref<?xf32>
              %2946 = arith.addi %2907, %1493 : index
              %2947 = arith.addi %2946, %c67 : index
              %2948 = memref.load %partial[%2947] : memref<?xf32>
              %2949 = arith.addi %2907, %1493 : index
              %2950 = arith.addi %2949, %c68 : index
              %2951 = memref.load %partial[%2950] : memref<?xf32>
              %2952 = arith.addi %2907, %1493 : index
              %2953 = arith.addi %2952, %c69 : index
              %2954 = memref.load %partial[%2953] : memref<?xf32>
              %2955 = arith.addi %2907, %1493 : index
              %2956 = arith.addi %2955, %c70 : index
              %2957 = memref.load %partial[%2956] : memref<?xf32>
              %2958 = arith.addi %2907, %1493 : index
              %2959 = arith.addi %2958, %c71 : index
              %2960 = memref.load %partial[%2959] : memref<?xf32>
              %2961 = arith.addi %2909, %c3 : index
              %2962 = memref.load %partial[%2961] : memref<?xf32>
              %2963 = arith.addi %2815, %c109 : i32
              %2964 = arith.subi %2809, %c16 : i32
              %2965 = arith.minsi %2963, %2964 : i32
              %2966 = arith.addi %2814, %2965 : i32
              %2967 = arith.addi %ranges, %groups : index
              %2968 = arith.muli %9, %2967 : index
              %2969 = arith.index_castui %2966 : i32 to index
              %2970 = arith.addi %2968, %2969 : index
              %2971 = arith.muli %2970, %c6 : index
              %2972 = arith.addi %2971, %c5 : index
              %2973 = arith.addi %2972, %1495 : index
              %2974 = memref.load %partial[%2973] : memref<?xf32>
              %2975 = arith.cmpi slt, %2963, %2809 : i32
              %2976 = arith.select %2975, %2974, %c73 : f32
              %2977 = arith.addi %2971, %1493 : index
              %2978 = arith.addi %2977, %c22 : index
              %2979 = memref.load %partial[%2978] : memref<?xf32>
              %2980 = arith.addi %2971, %1493 : index
              %2981 = arith.addi %2980, %c7 : index
              %2982 = memref.load %partial[%2981] : memref<?xf32>
              %2983 = arith.addi %2971, %1493 : index
              %2984 = arith.addi %2983, %c26 : index
              %2985 = memref.load %partial[%2984] : memref<?xf32>
              %2986 = arith.addi %2971, %1493 : index
              %2987 = arith.addi %2986, %c27 : index
              %2988 = memref.load %partial[%2987] : memref<?xf32>
              %2989 = arith.addi %2971, %1493 : index
              %2990 = arith.addi %2989, %c23 : index
              %2991 = memref.load %partial[%2990] : memref<?xf32>
              %2992 = arith.addi %2971, %1493 : index
              %2993 = arith.addi %2992, %c61 : index
              %2994 = memref.load %partial[%2993] : memref<?xf32>
              %2995 = arith.addi %2971, %1493 : index
              %2996 = arith.addi %2995, %c62 : index
              %2997 = memref.load %partial[%2996] : memref<?xf32>
              %2998 = arith.addi %2971, %1493 : index
              %2999 = arith.addi %2998, %c63 : index
              %3000 = memref.load %partial[%2999] : memref<?xf32>
              %3001 = arith.addi %2971, %1493 : index
              %3002 = arith.addi %3001, %c64 : index
              %3003 = memref.load %partial[%3002] : memref<?xf32>
              %3004 = arith.addi %2971, %1493 : index
              %3005 = arith.addi %3004, %c65 : index
              %3006 = memref.load %partial[%3005] : memref<?xf32>
              %3007 = arith.addi %2971, %1493 : index
              %3008 = arith.addi %3007, %c66 : index
              %3009 = memref.load %partial[%3008] : memref<?xf32>
              %3010 = arith.addi %2971, %1493 : index
              %3011 = arith.addi %3010, %c67 : index
              %3012 = memref.load %partial[%3011] : memref<?xf32>
              %3013 = arith.addi %2971, %1493 : index
              %3014 = arith.addi %3013, %c68 : index
              %3015 = memref.load %partial[%3014] : memref<?xf32>
              %3016 = arith.addi %2971, %1493 : index
              %3017 = arith.addi %3016, %c69 : index
              %3018 = memref.load %partial[%3017] : memref<?xf32>
              %3019 = arith.addi %2971, %1493 : index
              %3020 = arith.addi %3019, %c70 : index
              %3021 = memref.load %partial[%3020] : memref<?xf32>
              %3022 = arith.addi %2971, %1493 : index
              %3023 = arith.addi %3022, %c71 : index
              %3024 = memref.load %partial[%3023] : memref<?xf32>
              %3025 = arith.addi %2973, %c3 : index
              %3026 = memref.load %partial[%3025] : memref<?xf32>
              %3027 = arith.addi %2815, %c111 : i32
              %3028 = arith.subi %2809, %c16 : i32
              %3029 = arith.minsi %3027, %3028 : i32
              %3030 = arith.addi %2814, %3029 : i32
              %3031 = arith.addi %ranges, %groups : index
              %3032 = arith.muli %9, %3031 : index
              %3033 = arith.index_castui %3030 : i32 to index
              %3034 = arith.addi %3032, %3033 : index
              %3035 = arith.muli %3034, %c6 : index
              %3036 = arith.addi %3035, %c5 : index
              %3037 = arith.addi %3036, %1495 : index
              %3038 = memref.load %partial[%3037] : memref<?xf32>
              %3039 = arith.cmpi slt, %3027, %2809 : i32
              %3040 = arith.select %3039, %3038, %c73 : f32
              %3041 = arith.addi %3035, %1493 : index
              %3042 = arith.addi %3041, %c22 : index
              %3043 = memref.load %partial[%3042] : memref<?xf32>
              %3044 = arith.addi %3035, %1493 : index
              %3045 = arith.addi %3044, %c7 : index
              %3046 = memref.load %partial[%3045] : memref<?xf32>
              %3047 = arith.addi %3035, %1493 : index
              %3048 = arith.addi %3047, %c26 : index
              %3049 = memref.load %partial[%3048] : memref<?xf32>
              %3050 = arith.addi %3035, %1493 : index
              %3051 = arith.addi %3050, %c27 : index
              %3052 = memref.load %partial[%3051] : memref<?xf32>
              %3053 = arith.addi %3035, %1493 : index
              %3054 = arith.addi %3053, %c23 : index
              %3055 = memref.load %partial[%3054] : memref<?xf32>
              %3056 = arith.addi %3035, %1493 : index
              %3057 = arith.addi %3056, %c61 : index
              %3058 = memref.load %partial[%3057] : memref<?xf32>
              %3059 = arith.addi %3035, %1493 : index
              %3060 = arith.addi %3059, %c62 : index
              %3061 = memref.load %partial[%3060] : memref<?xf32>
              %3062 = arith.addi %3035, %1493 : index
              %3063 = arith.addi %3062, %c63 : index
              %3064 = memref.load %partial[%3063] : memref<?xf32>
              %3065 = arith.addi %3035, %1493 : index
              %3066 = arith.addi %3065, %c64 : index
              %3067 = memref.load %partial[%3066] : memref<?xf32>
              %3068 = arith.addi %3035, %1493 : index
              %3069 = arith.addi %3068, %c65 : index
              %3070 = memref.load %partial[%3069] : memref<?xf32>
              %3071 = arith.addi %3035, %1493 : index
              %3072 = arith.addi %3071, %c66 : index
              %3073 = memref.load %partial[%3072] : memref<?xf32>
              %3074 = arith.addi %3035, %1493 : index
              %3075 = arith.addi %3074, %c67 : index
              %3076 = memref.load %partial[%3075] : memref<?xf32>
              %3077 = arith.addi %3035, %1493 : index
              %3078 = arith.addi %3077, %c68 : index
              %3079 = memref.load %partial[%3078] : memref<?xf32>
              %3080 = arith.addi %3035, %1493 : index
              %3081 = arith.addi %3080, %c69 : index
              %3082 = memref.load %partial[%3081] : memref<?xf32>
              %3083 = arith.addi %3035, %1493 : index
              %3084 = arith.addi %3083, %c70 : index
              %3085 = memref.load %partial[%3084] : memref<?xf32>
              %3086 = arith.addi %3035, %1493 : index
              %3087 = arith.addi %3086, %c71 : index
              %3088 = memref.load %partial[%3087] : memref<?xf32>
              %3089 = arith.addi %3037, %c3 : index
              %3090 = memref.load %partial[%3089] : memref<?xf32>
              %3091 = arith.addi %2815, %c112 : i32
              %3092 = arith.subi %2809, %c16 : i32
              %3093 = arith.minsi %3091, %3092 : i32
              %3094 = arith.addi %2814, %3093 : i32
              %3095 = arith.addi %ranges, %groups : index
              %3096 = arith.muli %9, %3095 : index
              %3097 = arith.index_castui %3094 : i32 to index
              %3098 = arith.addi %3096, %3097 : index
              %3099 = arith.muli %3098, %c6 : index
              %3100 = arith.addi %3099, %c5 : index
              %3101 = arith.addi %3100, %1495 : index
              %3102 = memref.load %partial[%3101] : memref<?xf32>
              %3103 = arith.cmpi slt, %3091, %2809 : i32
              %3104 = arith.select %3103, %3102, %c73 : f32
              %3105 = arith.addi %3099, %1493 : index
              %3106 = arith.addi %3105, %c22 : index
              %3107 = memref.load %partial[%3106] : memref<?xf32>
              %3108 = arith.addi %3099, %1493 : index
              %3109 = arith.addi %3108, %c7 : index
              %3110 = memref.load %partial[%3109] : memref<?xf32>
              %3111 = arith.addi %3099, %1493 : index
              %3112 = arith.addi %3111, %c26 : index
              %3113 = memref.load %partial[%3112] : memref<?xf32>
              %3114 = arith.addi %3099, %1493 : index
              %3115 = arith.addi %3114, %c27 : index
              %3116 = memref.load %partial[%3115] : memref<?xf32>
              %3117 = arith.addi %3099, %1493 : index
              %3118 = arith.addi %3117, %c23 : index
              %3119 = memref.load %partial[%3118] : memref<?xf32>
              %3120 = arith.addi %3099, %1493 : index
              %3121 = arith.addi %3120, %c61 : index
              %3122 = memref.load %partial[%3121] : memref<?xf32>
              %3123 = arith.addi %3099, %1493 : index
              %3124 = arith.addi %3123, %c62 : index
              %3125 = memref.load %partial[%3124] : memref<?xf32>
              %3126 = arith.addi %3099, %1493 : index
              %3127 = arith.addi %3126, %c63 : index
              %3128 = memref.load %partial[%3127] : memref<?xf32>
              %3129 = arith.addi %3099, %1493 : index
              %3130 = arith.addi %3129, %c64 : index
              %3131 = memref.load %partial[%3130] : memref<?xf32>
              %3132 = arith.addi %3099, %1493 : index
              %3133 = arith.addi %3132, %c65 : index
              %3134 = memref.load %partial[%3133] : memref<?xf32>
              %3135 = arith.addi %3099, %1493 : index
              %3136 = arith.addi %3135, %c66 : index
              %3137 = memref.load %partial[%3136] : memref<?xf32>
              %3138 = arith.addi %3099, %1493 : index
              %3139 = arith.addi %3138, %c67 : index
              %3140 = memref.load %partial[%3139] : memref<?xf32>
              %3141 = arith.addi %3099, %1493 : index
              %3142 = arith.addi %3141, %c68 : index
              %3143 = memref.load %partial[%3142] : memref<?xf32>
              %3144 = arith.addi %3099, %1493 : index
              %3145 = arith.addi %3144, %c69 : index
              %3146 = memref.load %partial[%3145] : memref<?xf32>
              %3147 = arith.addi %3099, %1493 : index
              %3148 = arith.addi %3147, %c70 : index
              %3149 = memref.load %partial[%3148] : memref<?xf32>
              %3150 = arith.addi %3099, %1493 : index
              %3151 = arith.addi %3150, %c71 : index
              %3152 = memref.load %partial[%3151] : memref<?xf32>
              %3153 = arith.addi %3101, %c3 : index
              %3154 = memref.load %partial[%3153] : memref<?xf32>
              %3155 = arith.addi %2815, %c113 : i32
              %3156 = arith.subi %2809, %c16 : i32
              %3157 = arith.minsi %3155, %3156 : i32
              %3158 = arith.addi %2814, %3157 : i32
              %3159 = arith.addi %ranges, %groups : index
              %3160 = arith.muli %9, %3159 : index
              %3161 = arith.index_castui %3158 : i32 to index
              %3162 = arith.addi %3160, %3161 : index
              %3163 = arith.muli %3162, %c6 : index
              %3164 = arith.addi %3163, %c5 : index
              %3165 = arith.addi %3164, %1495 : index
              %3166 = memref.load %partial[%3165] : memref<?xf32>
              %3167 = arith.cmpi slt, %3155, %2809 : i32
              %3168 = arith.select %3167, %3166, %c73 : f32
              %3169 = arith.addi %3163, %1493 : index
              %3170 = arith.addi %3169, %c22 : index
              %3171 = memref.load %partial[%3170] : memref<?xf32>
              %3172 = arith.addi %3163, %1493 : index
              %3173 = arith.addi %3172, %c7 : index
              %3174 = memref.load %partial[%3173] : memref<?xf32>
              %3175 = arith.addi %3163, %1493 : index
              %3176 = arith.addi %3175, %c26 : index
              %3177 = memref.load %partial[%3176] : memref<?xf32>
              %3178 = arith.addi %3163, %1493 : index
              %3179 = arith.addi %3178, %c27 : index
              %3180 = memref.load %partial[%3179] : memref<?xf32>
              %3181 = arith.addi %3163, %1493 : index
              %3182 = arith.addi %3181, %c23 : index
              %3183 = memref.load %partial[%3182] : memref<?xf32>
              %3184 = arith.addi %3163, %1493 : index
              %3185 = arith.addi %3184, %c61 : index
              %3186 = memref.load %partial[%3185] : memref<?xf32>
              %3187 = arith.addi %3163, %1493 : index
              %3188 = arith.addi %3187, %c62 : index
              %3189 = memref.load %partial[%3188] : memref<?xf32>
              %3190 = arith.addi %3163, %1493 : index
              %3191 = arith.addi %3190, %c63 : index
              %3192 = memref.load %partial[%3191] : memref<?xf32>
              %3193 = arith.addi %3163, %1493 : index
              %3194 = arith.addi %3193, %c64 : index
              %3195 = memref.load %partial[%3194] : memref<?xf32>
              %3196 = arith.addi %3163, %1493 : index
              %3197 = arith.addi %3196, %c65 : index
              %3198 = memref.load %partial[%3197] : memref<?xf32>
              %3199 = arith.addi %3163, %1493 : index
              %3200 = arith.addi %3199, %c66 : index
              %3201 = memref.load %partial[%3200] : memref<?xf32>
              %3202 = arith.addi %3163, %1493 : index
              %3203 = arith.addi %3202, %c67 : index
              %3204 = memref.load %partial[%3203] : memref<?xf32>
              %3205 = arith.addi %3163, %1493 : index
              %3206 = arith.addi %3205, %c68 : index
              %3207 = memref.load %partial[%3206] : memref<?xf32>
              %3208 = arith.addi %3163, %1493 : index
              %3209 = arith.addi %3208, %c69 : index
              %3210 = memref.load %partial[%3209] : memref<?xf32>
              %3211 = arith.addi %3163, %1493 : index
              %3212 = arith.addi %3211, %c70 : index
              %3213 = memref.load %partial[%3212] : memref<?xf32>
              %3214 = arith.addi %3163, %1493 : index
              %3215 = arith.addi %3214, %c71 : index
              %3216 = memref.load %partial[%3215] : memref<?xf32>
              %3217 = arith.addi %3165, %c3 : index
              %3218 = memref.load %partial[%3217] : memref<?xf32>
              %3219 = arith.addi %2815, %c114 : i32
              %3220 = arith.subi %2809, %c16 : i32
              %3221 = arith.minsi %3219, %3220 : i32
              %3222 = arith.addi %2814, %3221 : i32
              %3223 = arith.addi %ranges, %groups : index
              %3224 = arith.muli %9, %3223 : index
              %3225 = arith.index_castui %3222 : i32 to index
              %3226 = arith.addi %3224, %3225 : index
              %3227 = arith.muli %3226, %c6 : index
              %3228 = arith.addi %3227, %c5 : index
              %3229 = arith.addi %3228, %1495 : index
              %3230 = memref.load %partial[%3229] : memref<?xf32>
              %3231 = arith.cmpi slt, %3219, %2809 : i32
              %3232 = arith.select %3231, %3230, %c73 : f32
              %3233 = arith.addi %3227, %1493 : index
              %3234 = arith.addi %3233, %c22 : index
              %3235 = memref.load %partial[%3234] : memref<?xf32>
              %3236 = arith.addi %3227, %1493 : index
              %3237 = arith.addi %3236, %c7 : index
              %3238 = memref.load %partial[%3237] : memref<?xf32>
              %3239 = arith.addi %3227, %1493 : index
              %3240 = arith.addi %3239, %c26 : index
              %3241 = memref.load %partial[%3240] : memref<?xf32>
              %3242 = arith.addi %3227, %1493 : index
              %3243 = arith.addi %3242, %c27 : index
              %3244 = memref.load %partial[%3243] : memref<?xf32>
              %3245 = arith.addi %3227, %1493 : index
              %3246 = arith.addi %3245, %c23 : index
              %3247 = memref.load %partial[%3246] : memref<?xf32>
              %3248 = arith.addi %3227, %1493 : index
              %3249 = arith.addi %3248, %c61 : index
              %3250 = memref.load %partial[%3249] : memref<?xf32>
              %3251 = arith.addi %3227, %1493 : index
              %3252 = arith.addi %3251, %c62 : index
              %3253 = memref.load %partial[%3252] : memref<?xf32>
              %3254 = arith.addi %3227, %1493 : index
              %3255 = arith.addi %3254, %c63 : index
              %3256 = memref.load %partial[%3255] : memref<?xf32>
              %3257 = arith.addi %3227, %1493 : index
              %3258 = arith.addi %3257, %c64 : index
              %3259 = memref.load %partial[%3258] : memref<?xf32>
              %3260 = arith.addi %3227, %1493 : index
              %3261 = arith.addi %3260, %c65 : index
              %3262 = memref.load %partial[%3261] : memref<?xf32>
              %3263 = arith.addi %3227, %1493 : index
              %3264 = arith.addi %3263, %c66 : index
              %3265 = memref.load %partial[%3264] : memref<?xf32>
              %3266 = arith.addi %3227, %1493 : index
              %3267 = arith.addi %3266, %c67 : index
              %3268 = memref.load %partial[%3267] : memref<?xf32>
              %3269 = arith.addi %3227, %1493 : index
              %3270 = arith.addi %3269, %c68 : index
              %3271 = memref.load %partial[%3270] : memref<?xf32>
              %3272 = arith.addi %3227, %1493 : index
              %3273 = arith.addi %3272, %c69 : index
              %3274 = memref.load %partial[%3273] : memref<?xf32>
              %3275 = arith.addi %3227, %1493 : index
              %3276 = arith.addi %3275, %c70 : index
              %3277 = memref.load %partial[%3276] : memref<?xf32>
              %3278 = arith.addi %3227, %1493 : index
              %3279 = arith.addi %3278, %c71 : index
              %3280 = memref.load %partial[%3279] : memref<?xf32>
              %3281 = arith.addi %3229, %c3 : index
              %3282 = memref.load %partial[%3281] : memref<?xf32>
              %3283 = arith.addi %2815, %c115 : i32
              %3284 = arith.subi %2809, %c16 : i32
              %3285 = arith.minsi %3283, %3284 : i32
              %3286 = arith.addi %2814, %3285 : i32
              %3287 = arith.addi %ranges, %groups : index
              %3288 = arith.muli %9, %3287 : index
              %3289 = arith.index_castui %3286 : i32 to index
              %3290 = arith.addi %3288, %3289 : index
              %3291 = arith.muli %3290, %c6 : index
              %3292 = arith.addi %3291, %c5 : index
              %3293 = arith.addi %3292, %1495 : index
              %3294 = memref.load %partial[%3293] : memref<?xf32>
              %3295 = arith.cmpi slt, %3283, %2809 : i32
              %3296 = arith.select %3295, %3294, %c73 : f32
              %3297 = arith.addi %3291, %1493 : index
              %3298 = arith.addi %3297, %c22 : index
              %3299 = memref.load %partial[%3298] : memref<?xf32>
              %3300 = arith.addi %3291, %1493 : index
              %3301 = arith.addi %3300, %c7 : index
              %3302 = memref.load %partial[%3301] : memref<?xf32>
              %3303 = arith.addi %3291, %1493 : index
              %3304 = arith.addi %3303, %c26 : index
              %3305 = memref.load %partial[%3304] : memref<?xf32>
              %3306 = arith.addi %3291, %1493 : index
              %3307 = arith.addi %3306, %c27 : index
              %3308 = memref.load %partial[%3307] : memref<?xf32>
              %3309 = arith.addi %3291, %1493 : index
              %3310 = arith.addi %3309, %c23 : index
              %3311 = memref.load %partial[%3310] : memref<?xf32>
              %3312 = arith.addi %3291, %1493 : index
              %3313 = arith.addi %3312, %c61 : index
              %3314 = memref.load %partial[%3313] : memref<?xf32>
              %3315 = arith.addi %3291, %1493 : index
              %3316 = arith.addi %3315, %c62 : index
              %3317 = memref.load %partial[%3316] : memref<?xf32>
              %3318 = arith.addi %3291, %1493 : index
              %3319 = arith.addi %3318, %c63 : index
              %3320 = memref.load %partial[%3319] : memref<?xf32>
              %3321 = arith.addi %3291, %1493 : index
              %3322 = arith.addi %3321, %c64 : index
              %3323 = memref.load %partial[%3322] : memref<?xf32>
              %3324 = arith.addi %3291, %1493 : index
              %3325 = arith.addi %3324, %c65 : index
              %3326 = memref.load %partial[%3325] : memref<?xf32>
              %3327 = arith.addi %3291, %1493 : index
              %3328 = arith.addi %3327, %c66 : index
              %3329 = memref.load %partial[%3328] : memref<?xf32>
              %3330 = arith.addi %3291, %1493 : index
              %3331 = arith.addi %3330, %c67 : index
              %3332 = memref.load %partial[%3331] : memref<?xf32>
              %3333 = arith.addi %3291, %1493 : index
              %3334 = arith.addi %3333, %c68 : index
              %3335 = memref.load %partial[%3334] : memref<?xf32>
              %3336 = arith.addi %3291, %1493 : index
              %3337 = arith.addi %3336, %c69 : index
              %3338 = memref.load %partial[%3337] : memref<?xf32>
              %3339 = arith.addi %3291, %1493 : index
              %3340 = arith.addi %3339, %c70 : index
              %3341 = memref.load %partial[%3340] : memref<?xf32>
              %3342 = arith.addi %3291, %1493 : index
              %3343 = arith.addi %3342, %c71 : index
              %3344 = memref.load %partial[%3343] : memref<?xf32>
              %3345 = arith.addi %3293, %c3 : index
              %3346 = memref.load %partial[%3345] : memref<?xf32>
              %3347 = arith.maxnumf %2816, %2848 fastmath<nnan> : f32
              %3348 = arith.subf %2816, %3347 : f32
              %3349 = wave.exp2 %3348 : f32
              %3350 = arith.subf %2848, %3347 : f32
              %3351 = wave.exp2 %3350 : f32
              %3352 = arith.mulf %2817, %3349 : f32
              %3353 = math.fma %2898, %3351, %3352 : f32
              %3354 = arith.mulf %2818, %3349 : f32
              %3355 = math.fma %2851, %3351, %3354 : f32
              %3356 = arith.mulf %2819, %3349 : f32
              %3357 = math.fma %2854, %3351, %3356 : f32
              %3358 = arith.mulf %2820, %3349 : f32
              %3359 = math.fma %2857, %3351, %3358 : f32
              %3360 = arith.mulf %2821, %3349 : f32
              %3361 = math.fma %2860, %3351, %3360 : f32
              %3362 = arith.mulf %2822, %3349 : f32
              %3363 = math.fma %2863, %3351, %3362 : f32
              %3364 = arith.mulf %2823, %3349 : f32
              %3365 = math.fma %2866, %3351, %3364 : f32
              %3366 = arith.mulf %2824, %3349 : f32
              %3367 = math.fma %2869, %3351, %3366 : f32
              %3368 = arith.mulf %2825, %3349 : f32
              %3369 = math.fma %2872, %3351, %3368 : f32
              %3370 = arith.mulf %2826, %3349 : f32
              %3371 = math.fma %2875, %3351, %3370 : f32
              %3372 = arith.mulf %2827, %3349 : f32
              %3373 = math.fma %2878, %3351, %3372 : f32
              %3374 = arith.mulf %2828, %3349 : f32
              %3375 = math.fma %2881, %3351, %3374 : f32
              %3376 = arith.mulf %2829, %3349 : f32
              %3377 = math.fma %2884, %3351, %3376 : f32
              %3378 = arith.mulf %2830, %3349 : f32
              %3379 = math.fma %2887, %3351, %3378 : f32
              %3380 = arith.mulf %2831, %3349 : f32
              %3381 = math.fma %2890, %3351, %3380 : f32
              %3382 = arith.mulf %2832, %3349 : f32
              %3383 = math.fma %2893, %3351, %3382 : f32
              %3384 = arith.mulf %2833, %3349 : f32
              %3385 = math.fma %2896, %3351, %3384 : f32
              %3386 = arith.maxnumf %3347, %2912 fastmath<nnan> : f32
              %3387 = arith.subf %3347, %3386 : f32
              %3388 = wave.exp2 %3387 : f32
              %3389 = arith.subf %2912, %3386 : f32
              %3390 = wave.exp2 %3389 : f32
              %3391 = arith.mulf %3353, %3388 : f32
              %3392 = math.fma %2962, %3390, %3391 : f32
              %3393 = arith.mulf %3355, %3388 : f32
              %3394 = math.fma %2915, %3390, %3393 : f32
              %3395 = arith.mulf %3357, %3388 : f32
              %3396 = math.fma %2918, %3390, %3395 : f32
              %3397 = arith.mulf %3359, %3388 : f32
              %3398 = math.fma %2921, %3390, %3397 : f32
              %3399 = arith.mulf %3361, %3388 : f32
              %3400 = math.fma %2924, %3390, %3399 : f32
              %3401 = arith.mulf %3363, %3388 : f32
              %3402 = math.fma %2927, %3390, %3401 : f32
              %3403 = arith.mulf %3365, %3388 : f32
              %3404 = math.fma %2930, %3390, %3403 : f32
              %3405 = arith.mulf %3367, %3388 : f32
              %3406 = math.fma %2933, %3390, %3405 : f32
              %3407 = arith.mulf %3369, %3388 : f32
              %3408 = math.fma %2936, %3390, %3407 : f32
              %3409 = arith.mulf %3371, %3388 : f32
              %3410 = math.fma %2939, %3390, %3409 : f32
              %3411 = arith.mulf %3373, %3388 : f32
              %3412 = math.fma %2942, %3390, %3411 : f32
              %3413 = arith.mulf %3375, %3388 : f32
              %3414 = math.fma %2945, %3390, %3413 : f32
              %3415 = arith.mulf %3377, %3388 : f32
              %3416 = math.fma %2948, %3390, %3415 : f32
              %3417 = arith.mulf %3379, %3388 : f32
              %3418 = math.fma %2951, %3390, %3417 : f32
              %3419 = arith.mulf %3381, %3388 : f32
              %3420 = math.fma %2954, %3390, %3419 : f32
              %3421 = arith.mulf %3383, %3388 : f32
              %3422 = math.fma %2957, %3390, %3421 : f32
              %3423 = arith.mulf %3385, %3388 : f32
              %3424 = math.fma %2960, %3390, %3423 : f32
              %3425 = arith.maxnumf %3386, %2976 fastmath<nnan> : f32
              %3426 = arith.subf %3386, %3425 : f32
              %3427 = wave.exp2 %3426 : f32
              %3428 = arith.subf %2976, %3425 : f32
              %3429 = wave.exp2 %3428 : f32
              %3430 = arith.mulf %3392, %3427 : f32
              %3431 = math.fma %3026, %3429, %3430 : f32
              %3432 = arith.mulf %3394, %3427 : f32
              %3433 = math.fma %2979, %3429, %3432 : f32
              %3434 = arith.mulf %3396, %3427 : f32
              %3435 = math.fma %2982, %3429, %3434 : f32
              %3436 = arith.mulf %3398, %3427 : f32
              %3437 = math.fma %2985, %3429, %3436 : f32
              %3438 = arith.mulf %3400, %3427 : f32
              %3439 = math.fma %2988, %3429, %3438 : f32
              %3440 = arith.mulf %3402, %3427 : f32
              %3441 = math.fma %2991, %3429, %3440 : f32
              %3442 = arith.mulf %3404, %3427 : f32
              %3443 = math.fma %2994, %3429, %3442 : f32
              %3444 = arith.mulf %3406, %3427 : f32
              %3445 = math.fma %2997, %3429, %3444 : f32
              %3446 = arith.mulf %3408, %3427 : f32
              %3447 = math.fma %3000, %3429, %3446 : f32
              %3448 = arith.mulf %3410, %3427 : f32
              %3449 = math.fma %3003, %3429, %3448 : f32
              %3450 = arith.mulf %3412, %3427 : f32
              %3451 = math.fma %3006, %3429, %3450 : f32
              %3452 = arith.mulf %3414, %3427 : f32
              %3453 = math.fma %3009, %3429, %3452 : f32
              %3454 = arith.mulf %3416, %3427 : f32
              %3455 = math.fma %3012, %3429, %3454 : f32
              %3456 = arith.mulf %3418, %3427 : f32
              %3457 = math.fma %3015, %3429, %3456 : f32
              %3458 = arith.mulf %3420, %3427 : f32
              %3459 = math.fma %3018, %3429, %3458 : f32
              %3460 = arith.mulf %3422, %3427 : f32
              %3461 = math.fma %3021, %3429, %3460 : f32
              %3462 = arith.mulf %3424, %3427 : f32
              %3463 = math.fma %3024, %3429, %3462 : f32
              %3464 = arith.maxnumf %3425, %3040 fastmath<nnan> : f32
              %3465 = arith.subf %3425, %3464 : f32
              %3466 = wave.exp2 %3465 : f32
              %3467 = arith.subf %3040, %3464 : f32
              %3468 = wave.exp2 %3467 : f32
              %3469 = arith.mulf %3431, %3466 : f32
              %3470 = math.fma %3090, %3468, %3469 : f32
              %3471 = arith.mulf %3433, %3466 : f32
              %3472 = math.fma %3043, %3468, %3471 : f32
              %3473 = arith.mulf %3435, %3466 : f32
              %3474 = math.fma %3046, %3468, %3473 : f32
              %3475 = arith.mulf %3437, %3466 : f32
              %3476 = math.fma %3049, %3468, %3475 : f32
              %3477 = arith.mulf %3439, %3466 : f32
              %3478 = math.fma %3052, %3468, %3477 : f32
              %3479 = arith.mulf %3441, %3466 : f32
              %3480 = math.fma %3055, %3468, %3479 : f32
              %3481 = arith.mulf %3443, %3466 : f32
              %3482 = math.fma %3058, %3468, %3481 : f32
              %3483 = arith.mulf %3445, %3466 : f32
              %3484 = math.fma %3061, %3468, %3483 : f32
              %3485 = arith.mulf %3447, %3466 : f32
              %3486 = math.fma %3064, %3468, %3485 : f32
              %3487 = arith.mulf %3449, %3466 : f32
              %3488 = math.fma %3067, %3468, %3487 : f32
              %3489 = arith.mulf %3451, %3466 : f32
              %3490 = math.fma %3070, %3468, %3489 : f32
              %3491 = arith.mulf %3453, %3466 : f32
              %3492 = math.fma %3073, %3468, %3491 : f32
              %3493 = arith.mulf %3455, %3466 : f32
              %3494 = math.fma %3076, %3468, %3493 : f32
              %3495 = arith.mulf %3457, %3466 : f32
              %3496 = math.fma %3079, %3468, %3495 : f32
              %3497 = arith.mulf %3459, %3466 : f32
              %3498 = math.fma %3082, %3468, %3497 : f32
              %3499 = arith.mulf %3461, %3466 : f32
              %3500 = math.fma %3085, %3468, %3499 : f32
              %3501 = arith.mulf %3463, %3466 : f32
              %3502 = math.fma %3088, %3468, %3501 : f32
              %3503 = arith.maxnumf %3464, %3104 fastmath<nnan> : f32
              %3504 = arith.subf %3464, %3503 : f32
              %3505 = wave.exp2 %3504 : f32
              %3506 = arith.subf %3104, %3503 : f32
              %3507 = wave.exp2 %3506 : f32
              %3508 = arith.mulf %3470, %3505 : f32
              %3509 = math.fma %3154, %3507, %3508 : f32
              %3510 = arith.mulf %3472, %3505 : f32
              %3511 = math.fma %3107, %3507, %3510 : f32
              %3512 = arith.mulf %3474, %3505 : f32
              %3513 = math.fma %3110, %3507, %3512 : f32
              %3514 = arith.mulf %3476, %3505 : f32
              %3515 = math.fma %3113, %3507, %3514 : f32
              %3516 = arith.mulf %3478, %3505 : f32
              %3517 = math.fma %3116, %3507, %3516 : f32
              %3518 = arith.mulf %3480, %3505 : f32
              %3519 = math.fma %3119, %3507, %3518 : f32
              %3520 = arith.mulf %3482, %3505 : f32
              %3521 = math.fma %3122, %3507, %3520 : f32
              %3522 = arith.mulf %3484, %3505 : f32
              %3523 = math.fma %3125, %3507, %3522 : f32
              %3524 = arith.mulf %3486, %3505 : f32
              %3525 = math.fma %3128, %3507, %3524 : f32
              %3526 = arith.mulf %3488, %3505 : f32
              %3527 = math.fma %3131, %3507, %3526 : f32
              %3528 = arith.mulf %3490, %3505 : f32
              %3529 = math.fma %3134, %3507, %3528 : f32
              %3530 = arith.mulf %3492, %3505 : f32
              %3531 = math.fma %3137, %3507, %3530 : f32
              %3532 = arith.mulf %3494, %3505 : f32
              %3533 = math.fma %3140, %3507, %3532 : f32
              %3534 = arith.mulf %3496, %3505 : f32
              %3535 = math.fma %3143, %3507, %3534 : f32
              %3536 = arith.mulf %3498, %3505 : f32
              %3537 = math.fma %3146, %3507, %3536 : f32
              %3538 = arith.mulf %3500, %3505 : f32
              %3539 = math.fma %3149, %3507, %3538 : f32
              %3540 = arith.mulf %3502, %3505 : f32
              %3541 = math.fma %3152, %3507, %3540 : f32
              %3542 = arith.maxnumf %3503, %3168 fastmath<nnan> : f32
              %3543 = arith.subf %3503, %3542 : f32
              %3544 = wave.exp2 %3543 : f32
              %3545 = arith.subf %3168, %3542 : f32
              %3546 = wave.exp2 %3545 : f32
              %3547 = arith.mulf %3509, %3544 : f32
              %3548 = math.fma %3218, %3546, %3547 : f32
              %3549 = arith.mulf %3511, %3544 : f32
              %3550 = math.fma %3171, %3546, %3549 : f32
              %3551 = arith.mulf %3513, %3544 : f32
              %3552 = math.fma %3174, %3546, %3551 : f32
              %3553 = arith.mulf %3515, %3544 : f32
              %3554 = math.fma %3177, %3546, %3553 : f32
              %3555 = arith.mulf %3517, %3544 : f32
              %3556 = math.fma %3180, %3546, %3555 : f32
              %3557 = arith.mulf %3519, %3544 : f32
              %3558 = math.fma %3183, %3546, %3557 : f32
              %3559 = arith.mulf %3521, %3544 : f32
              %3560 = math.fma %3186, %3546, %3559 : f32
              %3561 = arith.mulf %3523, %3544 : f32
              %3562 = math.fma %3189, %3546, %3561 : f32
              %3563 = arith.mulf %3525, %3544 : f32
              %3564 = math.fma %3192, %3546, %3563 : f32
              %3565 = arith.mulf %3527, %3544 : f32
              %3566 = math.fma %3195, %3546, %3565 : f32
              %3567 = arith.mulf %3529, %3544 : f32
              %3568 = math.fma %3198, %3546, %3567 : f32
              %3569 = arith.mulf %3531, %3544 : f32
              %3570 = math.fma %3201, %3546, %3569 : f32
              %3571 = arith.mulf %3533, %3544 : f32
              %3572 = math.fma %3204, %3546, %3571 : f32
              %3573 = arith.mulf %3535, %3544 : f32
              %3574 = math.fma %3207, %3546, %3573 : f32
              %3575 = arith.mulf %3537, %3544 : f32
              %3576 = math.fma %3210, %3546, %3575 : f32
              %3577 = arith.mulf %3539, %3544 : f32
              %3578 = math.fma %3213, %3546, %3577 : f32
              %3579 = arith.mulf %3541, %3544 : f32
              %3580 = math.fma %3216, %3546, %3579 : f32
              %3581 = arith.maxnumf %3542, %3232 fastmath<nnan> : f32
              %3582 = arith.subf %3542, %3581 : f32
              %3583 = wave.exp2 %3582 : f32
              %3584 = arith.subf %3232, %3581 : f32
              %3585 = wave.exp2 %3584 : f32
              %3586 = arith.mulf %3548, %3583 : f32
              %3587 = math.fma %3282, %3585, %3586 : f32
              %3588 = arith.mulf %3550, %3583 : f32
              %3589 = math.fma %3235, %3585, %3588 : f32
              %3590 = arith.mulf %3552, %3583 : f32
              %3591 = math.fma %3238, %3585, %3590 : f32
              %3592 = arith.mulf %3554, %3583 : f32
              %3593 = math.fma %3241, %3585, %3592 : f32
              %3594 = arith.mulf %3556, %3583 : f32
              %3595 = math.fma %3244, %3585, %3594 : f32
              %3596 = arith.mulf %3558, %3583 : f32
              %3597 = math.fma %3247, %3585, %3596 : f32
              %3598 = arith.mulf %3560, %3583 : f32
              %3599 = math.fma %3250, %3585, %3598 : f32
              %3600 = arith.mulf %3562, %3583 : f32
              %3601 = math.fma %3253, %3585, %3600 : f32
              %3602 = arith.mulf %3564, %3583 : f32
              %3603 = math.fma %3256, %3585, %3602 : f32
              %3604 = arith.mulf %3566, %3583 : f32
              %3605 = math.fma %3259, %3585, %3604 : f32
              %3606 = arith.mulf %3568, %3583 : f32
              %3607 = math.fma %3262, %3585, %3606 : f32
              %3608 = arith.mulf %3570, %3583 : f32
              %3609 = math.fma %3265, %3585, %3608 : f32
              %3610 = arith.mulf %3572, %3583 : f32
              %3611 = math.fma %3268, %3585, %3610 : f32
              %3612 = arith.mulf %3574, %3583 : f32
              %3613 = math.fma %3271, %3585, %3612 : f32
              %3614 = arith.mulf %3576, %3583 : f32
              %3615 = math.fma %3274, %3585, %3614 : f32
              %3616 = arith.mulf %3578, %3583 : f32
              %3617 = math.fma %3277, %3585, %3616 : f32
              %3618 = arith.mulf %3580, %3583 : f32
              %3619 = math.fma %3280, %3585, %3618 : f32
              %3620 = arith.maxnumf %3581, %3296 fastmath<nnan> : f32
              %3621 = arith.subf %3581, %3620 : f32
              %3622 = wave.exp2 %3621 : f32
              %3623 = arith.subf %3296, %3620 : f32
              %3624 = wave.exp2 %3623 : f32
              %3625 = arith.mulf %3587, %3622 : f32
              %3626 = math.fma %3346, %3624, %3625 : f32
              %3627 = arith.mulf %3589, %3622 : f32
              %3628 = math.fma %3299, %3624, %3627 : f32
              %3629 = arith.mulf %3591, %3622 : f32
              %3630 = math.fma %3302, %3624, %3629 : f32
              %3631 = arith.mulf %3593, %3622 : f32
              %3632 = math.fma %3305, %3624, %3631 : f32
              %3633 = arith.mulf %3595, %3622 : f32
              %3634 = math.fma %3308, %3624, %3633 : f32
              %3635 = arith.mulf %3597, %3622 : f32
              %3636 = math.fma %3311, %3624, %3635 : f32
              %3637 = arith.mulf %3599, %3622 : f32
              %3638 = math.fma %3314, %3624, %3637 : f32
              %3639 = arith.mulf %3601, %3622 : f32
              %3640 = math.fma %3317, %3624, %3639 : f32
              %3641 = arith.mulf %3603, %3622 : f32
              %3642 = math.fma %3320, %3624, %3641 : f32
              %3643 = arith.mulf %3605, %3622 : f32
              %3644 = math.fma %3323, %3624, %3643 : f32
              %3645 = arith.mulf %3607, %3622 : f32
              %3646 = math.fma %3326, %3624, %3645 : f32
              %3647 = arith.mulf %3609, %3622 : f32
              %3648 = math.fma %3329, %3624, %3647 : f32
              %3649 = arith.mulf %3611, %3622 : f32
              %3650 = math.fma %3332, %3624, %3649 : f32
              %3651 = arith.mulf %3613, %3622 : f32
              %3652 = math.fma %3335, %3624, %3651 : f32
              %3653 = arith.mulf %3615, %3622 : f32
              %3654 = math.fma %3338, %3624, %3653 : f32
              %3655 = arith.mulf %3617, %3622 : f32
              %3656 = math.fma %3341, %3624, %3655 : f32
              %3657 = arith.mulf %3619, %3622 : f32
              %3658 = math.fma %3344, %3624, %3657 : f32
              scf.yield %3620, %3626, %3628, %3630, %3632, %3634, %3636, %3638, %3640, %3642, %3644, %3646, %3648, %3650, %3652, %3654, %3656, %3658 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3659 = arith.cmpi eq, %2803, %c16 : i32
            scf.if %3659 {
              %3660 = arith.addi %kvHeads, %15 : index
              %3661 = memref.load %scales[%3660] : memref<?xf32>
              %3662 = arith.divf %3661, %2834#1 : f32
              %3663 = arith.addi %17, %1495 : index
              %3664 = arith.cmpi slt, %3663, %groupSize : index
              scf.if %3664 {
                %3665 = arith.muli %15, %groupSize : index
                %3666 = arith.addi %3665, %3663 : index
                %3667 = arith.muli %3666, %c7 : index
                %3668 = arith.muli %heads, %c7 : index
                %3669 = arith.addi %1493, %c22 : index
                %3670 = arith.mulf %2834#2, %3662 : f32
                %3671 = arith.addf %3670, %c74 : f32
                %3672 = arith.minimumf %3671, %c149 : f32
                %3673 = arith.maximumf %3672, %c150 : f32
                %3674 = arith.truncf %3673 : f32 to f16
                %3675 = arith.divui %3669, %c3 : index
                %3676 = arith.addi %3667, %3675 : index
                %3677 = arith.divui %24, %outTileRows : index
                %3678 = arith.divui %3668, %c3 : index
                %3679 = arith.muli %3677, %3678 : index
                %3680 = arith.divui %3676, %c3 : index
                %3681 = arith.addi %3679, %3680 : index
                %3682 = arith.muli %3681, %c9 : index
                %3683 = arith.remui %3676, %c3 : index
                %3684 = arith.divui %3683, %c28 : index
                %3685 = arith.addi %3682, %3684 : index
                %3686 = arith.muli %outTileRows, %c28 : index
                %3687 = arith.muli %3685, %3686 : index
                %3688 = arith.remui %24, %outTileRows : index
                %3689 = arith.muli %3688, %c28 : index
                %3690 = arith.addi %3687, %3689 : index
                %3691 = arith.remui %3676, %c28 : index
                %3692 = arith.addi %3690, %3691 : index
                memref.store %3674, %out[%3692] : memref<?xf16>
                %3693 = arith.addi %1493, %c7 : index
                %3694 = arith.mulf %2834#3, %3662 : f32
                %3695 = arith.addf %3694, %c74 : f32
                %3696 = arith.minimumf %3695, %c149 : f32
                %3697 = arith.maximumf %3696, %c150 : f32
                %3698 = arith.truncf %3697 : f32 to f16
                %3699 = arith.divui %3693, %c3 : index
                %3700 = arith.addi %3667, %3699 : index
                %3701 = arith.divui %24, %outTileRows : index
                %3702 = arith.divui %3668, %c3 : index
                %3703 = arith.muli %3701, %3702 : index
                %3704 = arith.divui %3700, %c3 : index
                %3705 = arith.addi %3703, %3704 : index
                %3706 = arith.muli %3705, %c9 : index
                %3707 = arith.remui %3700, %c3 : index
                %3708 = arith.divui %3707, %c28 : index
                %3709 = arith.addi %3706, %3708 : index
                %3710 = arith.muli %outTileRows, %c28 : index
                %3711 = arith.muli %3709, %3710 : index
                %3712 = arith.remui %24, %outTileRows : index
                %3713 = arith.muli %3712, %c28 : index
                %3714 = arith.addi %3711, %3713 : index
                %3715 = arith.remui %3700, %c28 : index
                %3716 = arith.addi %3714, %3715 : index
                memref.store %3698, %out[%3716] : memref<?xf16>
                %3717 = arith.addi %1493, %c26 : index
                %3718 = arith.mulf %2834#4, %3662 : f32
                %3719 = arith.addf %3718, %c74 : f32
                %3720 = arith.minimumf %3719, %c149 : f32
                %3721 = arith.maximumf %3720, %c150 : f32
                %3722 = arith.truncf %3721 : f32 to f16
                %3723 = arith.divui %3717, %c3 : index
                %3724 = arith.addi %3667, %3723 : index
                %3725 = arith.divui %24, %outTileRows : index
                %3726 = arith.divui %3668, %c3 : index
                %3727 = arith.muli %3725, %3726 : index
                %3728 = arith.divui %3724, %c3 : index
                %3729 = arith.addi %3727, %3728 : index
                %3730 = arith.muli %3729, %c9 : index
                %3731 = arith.remui %3724, %c3 : index
                %3732 = arith.divui %3731, %c28 : index
                %3733 = arith.addi %3730, %3732 : index
                %3734 = arith.muli %outTileRows, %c28 : index
                %3735 = arith.muli %3733, %3734 : index
                %3736 = arith.remui %24, %outTileRows : index
                %3737 = arith.muli %3736, %c28 : index
                %3738 = arith.addi %3735, %3737 : index
                %3739 = arith.remui %3724, %c28 : index
                %3740 = arith.addi %3738, %3739 : index
                memref.store %3722, %out[%3740] : memref<?xf16>
                %3741 = arith.addi %1493, %c27 : index
                %3742 = arith.mulf %2834#5, %3662 : f32
                %3743 = arith.addf %3742, %c74 : f32
                %3744 = arith.minimumf %3743, %c149 : f32
                %3745 = arith.maximumf %3744, %c150 : f32
                %3746 = arith.truncf %3745 : f32 to f16
                %3747 = arith.divui %3741, %c3 : index
                %3748 = arith.addi %3667, %3747 : index
                %3749 = arith.divui %24, %outTileRows : index
                %3750 = arith.divui %3668, %c3 : index
                %3751 = arith.muli %3749, %3750 : index
                %3752 = arith.divui %3748, %c3 : index
                %3753 = arith.addi %3751, %3752 : index
                %3754 = arith.muli %3753, %c9 : index
                %3755 = arith.remui %3748, %c3 : index
                %3756 = arith.divui %3755, %c28 : index
                %3757 = arith.addi %3754, %3756 : index
                %3758 = arith.muli %outTileRows, %c28 : index
                %3759 = arith.muli %3757, %3758 : index
                %3760 = arith.remui %24, %outTileRows : index
                %3761 = arith.muli %3760, %c28 : index
                %3762 = arith.addi %3759, %3761 : index
                %3763 = arith.remui %3748, %c28 : index
                %3764 = arith.addi %3762, %3763 : index
                memref.store %3746, %out[%3764] : memref<?xf16>
                %3765 = arith.addi %1493, %c23 : index
                %3766 = arith.mulf %2834#6, %3662 : f32
                %3767 = arith.addf %3766, %c74 : f32
                %3768 = arith.minimumf %3767, %c149 : f32
                %3769 = arith.maximumf %3768, %c150 : f32
                %3770 = arith.truncf %3769 : f32 to f16
                %3771 = arith.divui %3765, %c3 : index
                %3772 = arith.addi %3667, %3771 : index
                %3773 = arith.divui %24, %outTileRows : index
                %3774 = arith.divui %3668, %c3 : index
                %3775 = arith.muli %3773, %3774 : index
                %3776 = arith.divui %3772, %c3 : index
                %3777 = arith.addi %3775, %3776 : index
                %3778 = arith.muli %3777, %c9 : index
                %3779 = arith.remui %3772, %c3 : index
                %3780 = arith.divui %3779, %c28 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.muli %outTileRows, %c28 : index
                %3783 = arith.muli %3781, %3782 : index
                %3784 = arith.remui %24, %outTileRows : index
                %3785 = arith.muli %3784, %c28 : index
                %3786 = arith.addi %3783, %3785 : index
                %3787 = arith.remui %3772, %c28 : index
                %3788 = arith.addi %3786, %3787 : index
                memref.store %3770, %out[%3788] : memref<?xf16>
                %3789 = arith.addi %1493, %c61 : index
                %3790 = arith.mulf %2834#7, %3662 : f32
                %3791 = arith.addf %3790, %c74 : f32
                %3792 = arith.minimumf %3791, %c149 : f32
                %3793 = arith.maximumf %3792, %c150 : f32
                %3794 = arith.truncf %3793 : f32 to f16
                %3795 = arith.divui %3789, %c3 : index
                %3796 = arith.addi %3667, %3795 : index
                %3797 = arith.divui %24, %outTileRows : index
                %3798 = arith.divui %3668, %c3 : index
                %3799 = arith.muli %3797, %3798 : index
                %3800 = arith.divui %3796, %c3 : index
                %3801 = arith.addi %3799, %3800 : index
                %3802 = arith.muli %3801, %c9 : index
                %3803 = arith.remui %3796, %c3 : index
                %3804 = arith.divui %3803, %c28 : index
                %3805 = arith.addi %3802, %3804 : index
                %3806 = arith.muli %outTileRows, %c28 : index
                %3807 = arith.muli %3805, %3806 : index
                %3808 = arith.remui %24, %outTileRows : index
                %3809 = arith.muli %3808, %c28 : index
                %3810 = arith.addi %3807, %3809 : index
                %3811 = arith.remui %3796, %c28 : index
                %3812 = arith.addi %3810, %3811 : index
                memref.store %3794, %out[%3812] : memref<?xf16>
                %3813 = arith.addi %1493, %c62 : index
                %3814 = arith.mulf %2834#8, %3662 : f32
                %3815 = arith.addf %3814, %c74 : f32
                %3816 = arith.minimumf %3815, %c149 : f32
                %3817 = arith.maximumf %3816, %c150 : f32
                %3818 = arith.truncf %3817 : f32 to f16
                %3819 = arith.divui %3813, %c3 : index
                %3820 = arith.addi %3667, %3819 : index
                %3821 = arith.divui %24, %outTileRows : index
                %3822 = arith.divui %3668, %c3 : index
                %3823 = arith.muli %3821, %3822 : index
                %3824 = arith.divui %3820, %c3 : index
                %3825 = arith.addi %3823, %3824 : index
                %3826 = arith.muli %3825, %c9 : index
                %3827 = arith.remui %3820, %c3 : index
                %3828 = arith.divui %3827, %c28 : index
                %3829 = arith.addi %3826, %3828 : index
                %3830 = arith.muli %outTileRows, %c28 : index
                %3831 = arith.muli %3829, %3830 : index
                %3832 = arith.remui %24, %outTileRows : index
                %3833 = arith.muli %3832, %c28 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.remui %3820, %c28 : index
                %3836 = arith.addi %3834, %3835 : index
                memref.store %3818, %out[%3836] : memref<?xf16>
                %3837 = arith.addi %1493, %c63 : index
                %3838 = arith.mulf %2834#9, %3662 : f32
                %3839 = arith.addf %3838, %c74 : f32
                %3840 = arith.minimumf %3839, %c149 : f32
                %3841 = arith.maximumf %3840, %c150 : f32
                %3842 = arith.truncf %3841 : f32 to f16
                %3843 = arith.divui %3837, %c3 : index
                %3844 = arith.addi %3667, %3843 : index
                %3845 = arith.divui %24, %outTileRows : index
                %3846 = arith.divui %3668, %c3 : index
                %3847 = arith.muli %3845, %3846 : index
                %3848 = arith.divui %3844, %c3 : index
                %3849 = arith.addi %3847, %3848 : index
                %3850 = arith.muli %3849, %c9 : index
                %3851 = arith.remui %3844, %c3 : index
                %3852 = arith.divui %3851, %c28 : index
                %3853 = arith.addi %3850, %3852 : index
                %3854 = arith.muli %outTileRows, %c28 : index
                %3855 = arith.muli %3853, %3854 : index
                %3856 = arith.remui %24, %outTileRows : index
                %3857 = arith.muli %3856, %c28 : index
                %3858 = arith.addi %3855, %3857 : index
                %3859 = arith.remui %3844, %c28 : index
                %3860 = arith.addi %3858, %3859 : index
                memref.store %3842, %out[%3860] : memref<?xf16>
                %3861 = arith.addi %1493, %c64 : index
                %3862 = arith.mulf %2834#10, %3662 : f32
                %3863 = arith.addf %3862, %c74 : f32
                %3864 = arith.minimumf %3863, %c149 : f32
                %3865 = arith.maximumf %3864, %c150 : f32
                %3866 = arith.truncf %3865 : f32 to f16
                %3867 = arith.divui %3861, %c3 : index
                %3868 = arith.addi %3667, %3867 : index
                %3869 = arith.divui %24, %outTileRows : index
                %3870 = arith.divui %3668, %c3 : index
                %3871 = arith.muli %3869, %3870 : index
                %3872 = arith.divui %3868, %c3 : index
                %3873 = arith.addi %3871, %3872 : index
                %3874 = arith.muli %3873, %c9 : index
                %3875 = arith.remui %3868, %c3 : index
                %3876 = arith.divui %3875, %c28 : index
                %3877 = arith.addi %3874, %3876 : index
                %3878 = arith.muli %outTileRows, %c28 : index
                %3879 = arith.muli %3877, %3878 : index
                %3880 = arith.remui %24, %outTileRows : index
                %3881 = arith.muli %3880, %c28 : index
                %3882 = arith.addi %3879, %3881 : index
                %3883 = arith.remui %3868, %c28 : index
                %3884 = arith.addi %3882, %3883 : index
                memref.store %3866, %out[%3884] : memref<?xf16>
                %3885 = arith.addi %1493, %c65 : index
                %3886 = arith.mulf %2834#11, %3662 : f32
                %3887 = arith.addf %3886, %c74 : f32
                %3888 = arith.minimumf %3887, %c149 : f32
                %3889 = arith.maximumf %3888, %c150 : f32
                %3890 = arith.truncf %3889 : f32 to f16
                %3891 = arith.divui %3885, %c3 : index
                %3892 = arith.addi %3667, %3891 : index
                %3893 = arith.divui %24, %outTileRows : index
                %3894 = arith.divui %3668, %c3 : index
                %3895 = arith.muli %3893, %3894 : index
                %3896 = arith.divui %3892, %c3 : index
                %3897 = arith.addi %3895, %3896 : index
                %3898 = arith.muli %3897, %c9 : index
                %3899 = arith.remui %3892, %c3 : index
                %3900 = arith.divui %3899, %c28 : index
                %3901 = arith.addi %3898, %3900 : index
                %3902 = arith.muli %outTileRows, %c28 : index
                %3903 = arith.muli %3901, %3902 : index
                %3904 = arith.remui %24, %outTileRows : index
                %3905 = arith.muli %3904, %c28 : index
                %3906 = arith.addi %3903, %3905 : index
                %3907 = arith.remui %3892, %c28 : index
                %3908 = arith.addi %3906, %3907 : index
                memref.store %3890, %out[%3908] : memref<?xf16>
                %3909 = arith.addi %1493, %c66 : index
                %3910 = arith.mulf %2834#12, %3662 : f32
                %3911 = arith.addf %3910, %c74 : f32
                %3912 = arith.minimumf %3911, %c149 : f32
                %3913 = arith.maximumf %3912, %c150 : f32
                %3914 = arith.truncf %3913 : f32 to f16
                %3915 = arith.divui %3909, %c3 : index
                %3916 = arith.addi %3667, %3915 : index
                %3917 = arith.divui %24, %outTileRows : index
                %3918 = arith.divui %3668, %c3 : index
                %3919 = arith.muli %3917, %3918 : index
                %3920 = arith.divui %3916, %c3 : index
                %3921 = arith.addi %3919, %3920 : index
                %3922 = arith.muli %3921, %c9 : index
                %3923 = arith.remui %3916, %c3 : index
                %3924 = arith.divui %3923, %c28 : index
                %3925 = arith.addi %3922, %3924 : index
                %3926 = arith.muli %outTileRows, %c28 : index
                %3927 = arith.muli %3925, %3926 : index
                %3928 = arith.remui %24, %outTileRows : index
                %3929 = arith.muli %3928, %c28 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.remui %3916, %c28 : index
                %3932 = arith.addi %3930, %3931 : index
                memref.store %3914, %out[%3932] : memref<?xf16>
                %3933 = arith.addi %1493, %c67 : index
                %3934 = arith.mulf %2834#13, %3662 : f32
                %3935 = arith.addf %3934, %c74 : f32
                %3936 = arith.minimumf %3935, %c149 : f32
                %3937 = arith.maximumf %3936, %c150 : f32
                %3938 = arith.truncf %3937 : f32 to f16
                %3939 = arith.divui %3933, %c3 : index
                %3940 = arith.addi %3667, %3939 : index
                %3941 = arith.divui %24, %outTileRows : index
                %3942 = arith.divui %3668, %c3 : index
                %3943 = arith.muli %3941, %3942 : index
                %3944 = arith.divui %3940, %c3 : index
                %3945 = arith.addi %3943, %3944 : index
                %3946 = arith.muli %3945, %c9 : index
                %3947 = arith.remui %3940, %c3 : index
                %3948 = arith.divui %3947, %c28 : index
                %3949 = arith.addi %3946, %3948 : index
                %3950 = arith.muli %outTileRows, %c28 : index
                %3951 = arith.muli %3949, %3950 : index
                %3952 = arith.remui %24, %outTileRows : index
                %3953 = arith.muli %3952, %c28 : index
                %3954 = arith.addi %3951, %3953 : index
                %3955 = arith.remui %3940, %c28 : index
                %3956 = arith.addi %3954, %3955 : index
                memref.store %3938, %out[%3956] : memref<?xf16>
                %3957 = arith.addi %1493, %c68 : index
                %3958 = arith.mulf %2834#14, %3662 : f32
                %3959 = arith.addf %3958, %c74 : f32
                %3960 = arith.minimumf %3959, %c149 : f32
                %3961 = arith.maximumf %3960, %c150 : f32
                %3962 = arith.truncf %3961 : f32 to f16
                %3963 = arith.divui %3957, %c3 : index
                %3964 = arith.addi %3667, %3963 : index
                %3965 = arith.divui %24, %outTileRows : index
                %3966 = arith.divui %3668, %c3 : index
                %3967 = arith.muli %3965, %3966 : index
                %3968 = arith.divui %3964, %c3 : index
                %3969 = arith.addi %3967, %3968 : index
                %3970 = arith.muli %3969, %c9 : index
                %3971 = arith.remui %3964, %c3 : index
                %3972 = arith.divui %3971, %c28 : index
                %3973 = arith.addi %3970, %3972 : index
                %3974 = arith.muli %outTileRows, %c28 : index
                %3975 = arith.muli %3973, %3974 : index
                %3976 = arith.remui %24, %outTileRows : index
                %3977 = arith.muli %3976, %c28 : index
                %3978 = arith.addi %3975, %3977 : index
                %3979 = arith.remui %3964, %c28 : index
                %3980 = arith.addi %3978, %3979 : index
                memref.store %3962, %out[%3980] : memref<?xf16>
                %3981 = arith.addi %1493, %c69 : index
                %3982 = arith.mulf %2834#15, %3662 : f32
                %3983 = arith.addf %3982, %c74 : f32
                %3984 = arith.minimumf %3983, %c149 : f32
                %3985 = arith.maximumf %3984, %c150 : f32
                %3986 = arith.truncf %3985 : f32 to f16
                %3987 = arith.divui %3981, %c3 : index
                %3988 = arith.addi %3667, %3987 : index
                %3989 = arith.divui %24, %outTileRows : index
                %3990 = arith.divui %3668, %c3 : index
                %3991 = arith.muli %3989, %3990 : index
                %3992 = arith.divui %3988, %c3 : index
                %3993 = arith.addi %3991, %3992 : index
                %3994 = arith.muli %3993, %c9 : index
                %3995 = arith.remui %3988, %c3 : index
                %3996 = arith.divui %3995, %c28 : index
                %3997 = arith.addi %3994, %3996 : index
                %3998 = arith.muli %outTileRows, %c28 : index
                %3999 = arith.muli %3997, %3998 : index
                %4000 = arith.remui %24, %outTileRows : index
                %4001 = arith.muli %4000, %c28 : index
                %4002 = arith.addi %3999, %4001 : index
                %4003 = arith.remui %3988, %c28 : index
                %4004 = arith.addi %4002, %4003 : index
                memref.store %3986, %out[%4004] : memref<?xf16>
                %4005 = arith.addi %1493, %c70 : index
                %4006 = arith.mulf %2834#16, %3662 : f32
                %4007 = arith.addf %4006, %c74 : f32
                %4008 = arith.minimumf %4007, %c149 : f32
                %4009 = arith.maximumf %4008, %c150 : f32
                %4010 = arith.truncf %4009 : f32 to f16
                %4011 = arith.divui %4005, %c3 : index
                %4012 = arith.addi %3667, %4011 : index
                %4013 = arith.divui %24, %outTileRows : index
                %4014 = arith.divui %3668, %c3 : index
                %4015 = arith.muli %4013, %4014 : index
                %4016 = arith.divui %4012, %c3 : index
                %4017 = arith.addi %4015, %4016 : index
                %4018 = arith.muli %4017, %c9 : index
                %4019 = arith.remui %4012, %c3 : index
                %4020 = arith.divui %4019, %c28 : index
                %4021 = arith.addi %4018, %4020 : index
                %4022 = arith.muli %outTileRows, %c28 : index
                %4023 = arith.muli %4021, %4022 : index
                %4024 = arith.remui %24, %outTileRows : index
                %4025 = arith.muli %4024, %c28 : index
                %4026 = arith.addi %4023, %4025 : index
                %4027 = arith.remui %4012, %c28 : index
                %4028 = arith.addi %4026, %4027 : index
                memref.store %4010, %out[%4028] : memref<?xf16>
                %4029 = arith.addi %1493, %c71 : index
                %4030 = arith.mulf %2834#17, %3662 : f32
                %4031 = arith.addf %4030, %c74 : f32
                %4032 = arith.minimumf %4031, %c149 : f32
                %4033 = arith.maximumf %4032, %c150 : f32
                %4034 = arith.truncf %4033 : f32 to f16
                %4035 = arith.divui %4029, %c3 : index
                %4036 = arith.addi %3667, %4035 : index
                %4037 = arith.divui %24, %outTileRows : index
                %4038 = arith.divui %3668, %c3 : index
                %4039 = arith.muli %4037, %4038 : index
                %4040 = arith.divui %4036, %c3 : index
                %4041 = arith.addi %4039, %4040 : index
                %4042 = arith.muli %4041, %c9 : index
                %4043 = arith.remui %4036, %c3 : index
                %4044 = arith.divui %4043, %c28 : index
                %4045 = arith.addi %4042, %4044 : index
                %4046 = arith.muli %outTileRows, %c28 : index
                %4047 = arith.muli %4045, %4046 : index
                %4048 = arith.remui %24, %outTileRows : index
                %4049 = arith.muli %4048, %c28 : index
                %4050 = arith.addi %4047, %4049 : index
                %4051 = arith.remui %4036, %c28 : index
                %4052 = arith.addi %4050, %4051 : index
                memref.store %4034, %out[%4052] : memref<?xf16>
              }
            } else {
              %4053 = arith.index_cast %ranges : index to i32
              %4054 = arith.addi %4053, %2804 : i32
              %4055 = arith.addi %ranges, %groups : index
              %4056 = arith.muli %9, %4055 : index
              %4057 = arith.index_castui %4054 : i32 to index
              %4058 = arith.addi %4056, %4057 : index
              %4059 = arith.muli %4058, %c6 : index
              %4060 = arith.addi %1493, %c22 : index
              %4061 = arith.addi %4059, %4060 : index
              memref.store %2834#2, %partial[%4061] : memref<?xf32>
              %4062 = arith.addi %1493, %c7 : index
              %4063 = arith.addi %4059, %4062 : index
              memref.store %2834#3, %partial[%4063] : memref<?xf32>
              %4064 = arith.addi %1493, %c26 : index
              %4065 = arith.addi %4059, %4064 : index
              memref.store %2834#4, %partial[%4065] : memref<?xf32>
              %4066 = arith.addi %1493, %c27 : index
              %4067 = arith.addi %4059, %4066 : index
              memref.store %2834#5, %partial[%4067] : memref<?xf32>
              %4068 = arith.addi %1493, %c23 : index
              %4069 = arith.addi %4059, %4068 : index
              memref.store %2834#6, %partial[%4069] : memref<?xf32>
              %4070 = arith.addi %1493, %c61 : index
              %4071 = arith.addi %4059, %4070 : index
              memref.store %2834#7, %partial[%4071] : memref<?xf32>
              %4072 = arith.addi %1493, %c62 : index
              %4073 = arith.addi %4059, %4072 : index
              memref.store %2834#8, %partial[%4073] : memref<?xf32>
              %4074 = arith.addi %1493, %c63 : index
              %4075 = arith.addi %4059, %4074 : index
              memref.store %2834#9, %partial[%4075] : memref<?xf32>
              %4076 = arith.addi %1493, %c64 : index
              %4077 = arith.addi %4059, %4076 : index
              memref.store %2834#10, %partial[%4077] : memref<?xf32>
              %4078 = arith.addi %1493, %c65 : index
              %4079 = arith.addi %4059, %4078 : index
              memref.store %2834#11, %partial[%4079] : memref<?xf32>
              %4080 = arith.addi %1493, %c66 : index
              %4081 = arith.addi %4059, %4080 : index
              memref.store %2834#12, %partial[%4081] : memref<?xf32>
              %4082 = arith.addi %1493, %c67 : index
              %4083 = arith.addi %4059, %4082 : index
              memref.store %2834#13, %partial[%4083] : memref<?xf32>
              %4084 = arith.addi %1493, %c68 : index
              %4085 = arith.addi %4059, %4084 : index
              memref.store %2834#14, %partial[%4085] : memref<?xf32>
              %4086 = arith.addi %1493, %c69 : index
              %4087 = arith.addi %4059, %4086 : index
              memref.store %2834#15, %partial[%4087] : memref<?xf32>
              %4088 = arith.addi %1493, %c70 : index
              %4089 = arith.addi %4059, %4088 : index
              memref.store %2834#16, %partial[%4089] : memref<?xf32>
              %4090 = arith.addi %1493, %c71 : index
              %4091 = arith.addi %4059, %4090 : index
              memref.store %2834#17, %partial[%4091] : memref<?xf32>
              %4092 = arith.cmpi slt, %1493, %c3 : index
              scf.if %4092 {
                %4093 = arith.addi %4059, %c5 : index
                %4094 = arith.addi %4093, %1493 : index
                memref.store %2834#0, %partial[%4094] : memref<?xf32>
                %4095 = arith.addi %4094, %c3 : index
                memref.store %2834#1, %partial[%4095] : memref<?xf32>
              }
              %4096 = arith.addi %2806, %groups : index
              %4097 = arith.index_castui %2803 : i32 to index
              %4098 = wave.arrive %counters[%4096], %4097 : memref<?xi32>
              scf.if %4098 {
                %4118:18 = scf.for %4099 = %c78 to %2803 step %c116 iter_args(%4100 = %c73, %4101 = %c74, %4102 = %c74, %4103 = %c74, %4104 = %c74, %4105 = %c74, %4106 = %c74, %4107 = %c74, %4108 = %c74, %4109 = %c74, %4110 = %c74, %4111 = %c74, %4112 = %c74, %4113 = %c74, %4114 = %c74, %4115 = %c74, %4116 = %c74, %4117 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %4119 = arith.addi %4099, %c78 : i32
                  %4120 = arith.subi %2803, %c16 : i32
                  %4121 = arith.minsi %4119, %4120 : i32
                  %4122 = arith.addi %4053, %4121 : i32
                  %4123 = arith.addi %ranges, %groups : index
                  %4124 = arith.muli %9, %4123 : index
                  %4125 = arith.index_castui %4122 : i32 to index
                  %4126 = arith.addi %4124, %4125 : index
                  %4127 = arith.muli %4126, %c6 : index
                  %4128 = arith.addi %4127, %c5 : index
                  %4129 = arith.addi %4128, %1495 : index
                  %4130 = memref.load %partial[%4129] : memref<?xf32>
                  %4131 = arith.cmpi slt, %4119, %2803 : i32
                  %4132 = arith.select %4131, %4130, %c73 : f32
                  %4133 = arith.addi %4127, %1493 : index
                  %4134 = arith.addi %4133, %c22 : index
                  %4135 = memref.load %partial[%4134] : memref<?xf32>
                  %4136 = arith.addi %4127, %1493 : index
                  %4137 = arith.addi %4136, %c7 : index
                  %4138 = memref.load %partial[%4137] : memref<?xf32>
                  %4139 = arith.addi %4127, %1493 : index
                  %4140 = arith.addi %4139, %c26 : index
                  %4141 = memref.load %partial[%4140] : memref<?xf32>
                  %4142 = arith.addi %4127, %1493 : index
                  %4143 = arith.addi %4142, %c27 : index
                  %4144 = memref.load %partial[%4143] : memref<?xf32>
                  %4145 = arith.addi %4127, %1493 : index
                  %4146 = arith.addi %4145, %c23 : index
                  %4147 = memref.load %partial[%4146] : memref<?xf32>
                  %4148 = arith.addi %4127, %1493 : index
                  %4149 = arith.addi %4148, %c61 : index
                  %4150 = memref.load %partial[%4149] : memref<?xf32>
                  %4151 = arith.addi %4127, %1493 : index
                  %4152 = arith.addi %4151, %c62 : index
                  %4153 = memref.load %partial[%4152] : memref<?xf32>
                  %4154 = arith.addi %4127, %1493 : index
                  %4155 = arith.addi %4154, %c63 : index
                  %4156 = memref.load %partial[%4155] : memref<?xf32>
                  %4157 = arith.addi %4127, %1493 : index
                  %4158 = arith.addi %4157, %c64 : index
                  %4159 = memref.load %partial[%4158] : memref<?xf32>
                  %4160 = arith.addi %4127, %1493 : index
                  %4161 = arith.addi %4160, %c65 : index
                  %4162 = memref.load %partial[%4161] : memref<?xf32>
                  %4163 = arith.addi %4127, %1493 : index
                  %4164 = arith.addi %4163, %c66 : index
                  %4165 = memref.load %partial[%4164] : memref<?xf32>
                  %4166 = arith.addi %4127, %1493 : index
                  %4167 = arith.addi %4166, %c67 : index
                  %4168 = memref.load %partial[%4167] : memref<?xf32>
                  %4169 = arith.addi %4127, %1493 : index
                  %4170 = arith.addi %4169, %c68 : index
                  %4171 = memref.load %partial[%4170] : memref<?xf32>
                  %4172 = arith.addi %4127, %1493 : index
                  %4173 = arith.addi %4172, %c69 : index
                  %4174 = memref.load %partial[%4173] : memref<?xf32>
                  %4175 = arith.addi %4127, %1493 : index
                  %4176 = arith.addi %4175, %c70 : index
                  %4177 = memref.load %partial[%4176] : memref<?xf32>
                  %4178 = arith.addi %4127, %1493 : index
                  %4179 = arith.addi %4178, %c71 : index
                  %4180 = memref.load %partial[%4179] : memref<?xf32>
                  %4181 = arith.addi %4129, %c3 : index
                  %4182 = memref.load %partial[%4181] : memref<?xf32>
                  %4183 = arith.addi %4099, %c16 : i32
                  %4184 = arith.subi %2803, %c16 : i32
                  %4185 = arith.minsi %4183, %4184 : i32
                  %4186 = arith.addi %4053, %4185 : i32
                  %4187 = arith.addi %ranges, %groups : index
                  %4188 = arith.muli %9, %4187 : index
                  %4189 = arith.index_castui %4186 : i32 to index
                  %4190 = arith.addi %4188, %4189 : index
                  %4191 = arith.muli %4190, %c6 : index
                  %4192 = arith.addi %4191, %c5 : index
                  %4193 = arith.addi %4192, %1495 : index
                  %4194 = memref.load %partial[%4193] : memref<?xf32>
                  %4195 = arith.cmpi slt, %4183, %2803 : i32
                  %4196 = arith.select %4195, %4194, %c73 : f32
                  %4197 = arith.addi %4191, %1493 : index
                  %4198 = arith.addi %4197, %c22 : index
                  %4199 = memref.load %partial[%4198] : memref<?xf32>
                  %4200 = arith.addi %4191, %1493 : index
                  %4201 = arith.addi %4200, %c7 : index
                  %4202 = memref.load %partial[%4201] : memref<?xf32>
                  %4203 = arith.addi %4191, %1493 : index
                  %4204 = arith.addi %4203, %c26 : index
                  %4205 = memref.load %partial[%4204] : memref<?xf32>
                  %4206 = arith.addi %4191, %1493 : index
                  %4207 = arith.addi %4206, %c27 : index
                  %4208 = memref.load %partial[%4207] : memref<?xf32>
                  %4209 = arith.addi %4191, %1493 : index
                  %4210 = arith.addi %4209, %c23 : index
                  %4211 = memref.load %partial[%4210] : memref<?xf32>
                  %4212 = arith.addi %4191, %1493 : index
                  %4213 = arith.addi %4212, %c61 : index
                  %4214 = memref.load %partial[%4213] : memref<?xf32>
                  %4215 = arith.addi %4191, %1493 : index
                  %4216 = arith.addi %4215, %c62 : index
                  %4217 = memref.load %partial[%4216] : memref<?xf32>
                  %4218 = arith.addi %4191, %1493 : index
                  %4219 = arith.addi %4218, %c63 : index
                  %4220 = memref.load %partial[%4219] : memref<?xf32>
                  %4221 = arith.addi %4191, %1493 : index
                  %4222 = arith.addi %4221, %c64 : index
                  %4223 = memref.load %partial[%4222] : memref<?xf32>
                  %4224 = arith.addi %4191, %1493 : index
                  %4225 = arith.addi %4224, %c65 : index
                  %4226 = memref.load %partial[%4225] : memref<?xf32>
                  %4227 = arith.addi %4191, %1493 : index
                  %4228 = arith.addi %4227, %c66 : index
                  %4229 = memref.load %partial[%4228] : memref<?xf32>
                  %4230 = arith.addi %4191, %1493 : index
                  %4231 = arith.addi %4230, %c67 : index
                  %4232 = memref.load %partial[%4231] : memref<?xf32>
                  %4233 = arith.addi %4191, %1493 : index
                  %4234 = arith.addi %4233, %c68 : index
                  %4235 = memref.load %partial[%4234] : memref<?xf32>
                  %4236 = arith.addi %4191, %1493 : index
                  %4237 = arith.addi %4236, %c69 : index
                  %4238 = memref.load %partial[%4237] : memref<?xf32>
                  %4239 = arith.addi %4191, %1493 : index
                  %4240 = arith.addi %4239, %c70 : index
                  %4241 = memref.load %partial[%4240] : memref<?xf32>
                  %4242 = arith.addi %4191, %1493 : index
                  %4243 = arith.addi %4242, %c71 : index
                  %4244 = memref.load %partial[%4243] : memref<?xf32>
                  %4245 = arith.addi %4193, %c3 : index
                  %4246 = memref.load %partial[%4245] : memref<?xf32>
                  %4247 = arith.addi %4099, %c109 : i32
                  %4248 = arith.subi %2803, %c16 : i32
                  %4249 = arith.minsi %4247, %4248 : i32
                  %4250 = arith.addi %4053, %4249 : i32
                  %4251 = arith.addi %ranges, %groups : index
                  %4252 = arith.muli %9, %4251 : index
                  %4253 = arith.index_castui %4250 : i32 to index
                  %4254 = arith.addi %4252, %4253 : index
                  %4255 = arith.muli %4254, %c6 : index
                  %4256 = arith.addi %4255, %c5 : index
                  %4257 = arith.addi %4256, %1495 : index
                  %4258 = memref.load %partial[%4257] : memref<?xf32>
                  %4259 = arith.cmpi slt, %4247, %2803 : i32
                  %4260 = arith.select %4259, %4258, %c73 : f32
                  %4261 = arith.addi %4255, %1493 : index
                  %4262 = arith.addi %4261, %c22 : index
                  %4263 = memref.load %partial[%4262] : memref<?xf32>
                  %4264 = arith.addi %4255, %1493 : index
                  %4265 = arith.addi %4264, %c7 : index
                  %4266 = memref.load %partial[%4265] : memref<?xf32>
                  %4267 = arith.addi %4255, %1493 : index
                  %4268 = arith.addi %4267, %c26 : index
                  %4269 = memref.load %partial[%4268] : memref<?xf32>
                  %4270 = arith.addi %4255, %1493 : index
                  %4271 = arith.addi %4270, %c27 : index
                  %4272 = memref.load %partial[%4271] : memref<?xf32>
                  %4273 = arith.addi %4255, %1493 : index
                  %4274 = arith.addi %4273, %c23 : index
                  %4275 = memref.load %partial[%4274] : memref<?xf32>
                  %4276 = arith.addi %4255, %1493 : index
                  %4277 = arith.addi %4276, %c61 : index
                  %4278 = memref.load %partial[%4277] : memref<?xf32>
                  %4279 = arith.addi %4255, %1493 : index
                  %4280 = arith.addi %4279, %c62 : index
                  %4281 = memref.load %partial[%4280] : memref<?xf32>
                  %4282 = arith.addi %4255, %1493 : index
                  %4283 = arith.addi %4282, %c63 : index
                  %4284 = memref.load %partial[%4283] : memref<?xf32>
                  %4285 = arith.addi %4255, %1493 : index
                  %4286 = arith.addi %4285, %c64 : index
                  %4287 = memref.load %partial[%4286] : memref<?xf32>
                  %4288 = arith.addi %4255, %1493 : index
                  %4289 = arith.addi %4288, %c65 : index
                  %4290 = memref.load %partial[%4289] : memref<?xf32>
                  %4291 = arith.addi %4255, %1493 : index
                  %4292 = arith.addi %4291, %c66 : index
                  %4293 = memref.load %partial[%4292] : memref<?xf32>
                  %4294 = arith.addi %4255, %1493 : index
                  %4295 = arith.addi %4294, %c67 : index
                  %4296 = memref.load %partial[%4295] : memref<?xf32>
                  %4297 = arith.addi %4255, %1493 : index
                  %4298 = arith.addi %4297, %c68 : index
                  %4299 = memref.load %partial[%4298] : memref<?xf32>
                  %4300 = arith.addi %4255, %1493 : index
                  %4301 = arith.addi %4300, %c69 : index
                  %4302 = memref.load %partial[%4301] : memref<?xf32>
                  %4303 = arith.addi %4255, %1493 : index
                  %4304 = arith.addi %4303, %c70 : index
                  %4305 = memref.load %partial[%4304] : memref<?xf32>
                  %4306 = arith.addi %4255, %1493 : index
                  %4307 = arith.addi %4306, %c71 : index
                  %4308 = memref.load %partial[%4307] : memref<?xf32>
                  %4309 = arith.addi %4257, %c3 : index
                  %4310 = memref.load %partial[%4309] : memref<?xf32>
                  %4311 = arith.addi %4099, %c111 : i32
                  %4312 = arith.subi %2803, %c16 : i32
                  %4313 = arith.minsi %4311, %4312 : i32
                  %4314 = arith.addi %4053, %4313 : i32
                  %4315 = arith.addi %ranges, %groups : index
                  %4316 = arith.muli %9, %4315 : index
                  %4317 = arith.index_castui %4314 : i32 to index
                  %4318 = arith.addi %4316, %4317 : index
                  %4319 = arith.muli %4318, %c6 : index
                  %4320 = arith.addi %4319, %c5 : index
                  %4321 = arith.addi %4320, %1495 : index
                  %4322 = memref.load %partial[%4321] : memref<?xf32>
                  %4323 = arith.cmpi slt, %4311, %2803 : i32
                  %4324 = arith.select %4323, %4322, %c73 : f32
                  %4325 = arith.addi %4319, %1493 : index
                  %4326 = arith.addi %4325, %c22 : index
                  %4327 = memref.load %partial[%4326] : memref<?xf32>
                  %4328 = arith.addi %4319, %1493 : index
                  %4329 = arith.addi %4328, %c7 : index
                  %4330 = memref.load %partial[%4329] : memref<?xf32>
                  %4331 = arith.addi %4319, %1493 : index
                  %4332 = arith.addi %4331, %c26 : index
                  %4333 = memref.load %partial[%4332] : memref<?xf32>
                  %4334 = arith.addi %4319, %1493 : index
                  %4335 = arith.addi %4334, %c27 : index
                  %4336 = memref.load %partial[%4335] : memref<?xf32>
                  %4337 = arith.addi %4319, %1493 : index
                  %4338 = arith.addi %4337, %c23 : index
                  %4339 = memref.load %partial[%4338] : memref<?xf32>
                  %4340 = arith.addi %4319, %1493 : index
                  %4341 = arith.addi %4340, %c61 : index
                  %4342 = memref.load %partial[%4341] : memref<?xf32>
                  %4343 = arith.addi %4319, %1493 : index
                  %4344 = arith.addi %4343, %c62 : index
                  %4345 = memref.load %partial[%4344] : memref<?xf32>
                  %4346 = arith.addi %4319, %1493 : index
                  %4347 = arith.addi %4346, %c63 : index
                  %4348 = memref.load %partial[%4347] : memref<?xf32>
                  %4349 = arith.addi %4319, %1493 : index
                  %4350 = arith.addi %4349, %c64 : index
                  %4351 = memref.load %partial[%4350] : memref<?xf32>
                  %4352 = arith.addi %4319, %1493 : index
                  %4353 = arith.addi %4352, %c65 : index
                  %4354 = memref.load %partial[%4353] : memref<?xf32>
                  %4355 = arith.addi %4319, %1493 : index
                  %4356 = arith.addi %4355, %c66 : index
                  %4357 = memref.load %partial[%4356] : memref<?xf32>
                  %4358 = arith.addi %4319, %1493 : index
                  %4359 = arith.addi %4358, %c67 : index
                  %4360 = memref.load %partial[%4359] : memref<?xf32>
                  %4361 = arith.addi %4319, %1493 : index
                  %4362 = arith.addi %4361, %c68 : index
                  %4363 = memref.load %partial[%4362] : memref<?xf32>
                  %4364 = arith.addi %4319, %1493 : index
                  %4365 = arith.addi %4364, %c69 : index
                  %4366 = memref.load %partial[%4365] : memref<?xf32>
                  %4367 = arith.addi %4319, %1493 : index
                  %4368 = arith.addi %4367, %c70 : index
                  %4369 = memref.load %partial[%4368] : memref<?xf32>
                  %4370 = arith.addi %4319, %1493 : index
                  %4371 = arith.addi %4370, %c71 : index
                  %4372 = memref.load %partial[%4371] : memref<?xf32>
                  %4373 = arith.addi %4321, %c3 : index
                  %4374 = memref.load %partial[%4373] : memref<?xf32>
                  %4375 = arith.addi %4099, %c112 : i32
                  %4376 = arith.subi %2803, %c16 : i32
                  %4377 = arith.minsi %4375, %4376 : i32
                  %4378 = arith.addi %4053, %4377 : i32
                  %4379 = arith.addi %ranges, %groups : index
                  %4380 = arith.muli %9, %4379 : index
                  %4381 = arith.index_castui %4378 : i32 to index
                  %4382 = arith.addi %4380, %4381 : index
                  %4383 = arith.muli %4382, %c6 : index
                  %4384 = arith.addi %4383, %c5 : index
                  %4385 = arith.addi %4384, %1495 : index
                  %4386 = memref.load %partial[%4385] : memref<?xf32>
                  %4387 = arith.cmpi slt, %4375, %2803 : i32
                  %4388 = arith.select %4387, %4386, %c73 : f32
                  %4389 = arith.addi %4383, %1493 : index
                  %4390 = arith.addi %4389, %c22 : index
                  %4391 = memref.load %partial[%4390] : memref<?xf32>
                  %4392 = arith.addi %4383, %1493 : index
                  %4393 = arith.addi %4392, %c7 : index
                  %4394 = memref.load %partial[%4393] : memref<?xf32>
                  %4395 = arith.addi %4383, %1493 : index
                  %4396 = arith.addi %4395, %c26 : index
                  %4397 = memref.load %partial[%4396] : memref<?xf32>
                  %4398 = arith.addi %4383, %1493 : index
                  %4399 = arith.addi %4398, %c27 : index
                  %4400 = memref.load %partial[%4399] : memref<?xf32>
                  %4401 = arith.addi %4383, %1493 : index
                  %4402 = arith.addi %4401, %c23 : index
                  %4403 = memref.load %partial[%4402] : memref<?xf32>
                  %4404 = arith.addi %4383, %1493 : index
                  %4405 = arith.addi %4404, %c61 : index
                  %4406 = memref.load %partial[%4405] : memref<?xf32>
                  %4407 = arith.addi %4383, %1493 : index
                  %4408 = arith.addi %4407, %c62 : index
                  %4409 = memref.load %partial[%4408] : memref<?xf32>
                  %4410 = arith.addi %4383, %1493 : index
                  %4411 = arith.addi %4410, %c63 : index
                  %4412 = memref.load %partial[%4411] : memref<?xf32>
                  %4413 = arith.addi %4383, %1493 : index
                  %4414 = arith.addi %4413, %c64 : index
                  %4415 = memref.load %partial[%4414] : memref<?xf32>
                  %4416 = arith.addi %4383, %1493 : index
                  %4417 = arith.addi %4416, %c65 : index
                  %4418 = memref.load %partial[%4417] : memref<?xf32>
                  %4419 = arith.addi %4383, %1493 : index
                  %4420 = arith.addi %4419, %c66 : index
                  %4421 = memref.load %partial[%4420] : memref<?xf32>
                  %4422 = arith.addi %4383, %1493 : index
                  %4423 = arith.addi %4422, %c67 : index
                  %4424 = memref.load %partial[%4423] : memref<?xf32>
                  %4425 = arith.addi %4383, %1493 : index
                  %4426 = arith.addi %4425, %c68 : index
                  %4427 = memref.load %partial[%4426] : memref<?xf32>
                  %4428 = arith.addi %4383, %1493 : index
                  %4429 = arith.addi %4428, %c69 : index
                  %4430 = memref.load %partial[%4429] : memref<?xf32>
                  %4431 = arith.addi %4383, %1493 : index
                  %4432 = arith.addi %4431, %c70 : index
                  %4433 = memref.load %partial[%4432] : memref<?xf32>
                  %4434 = arith.addi %4383, %1493 : index
                  %4435 = arith.addi %4434, %c71 : index
                  %4436 = memref.load %partial[%4435] : memref<?xf32>
                  %4437 = arith.addi %4385, %c3 : index
                  %4438 = memref.load %partial[%4437] : memref<?xf32>
                  %4439 = arith.addi %4099, %c113 : i32
                  %4440 = arith.subi %2803, %c16 : i32
                  %4441 = arith.minsi %4439, %4440 : i32
                  %4442 = arith.addi %4053, %4441 : i32
                  %4443 = arith.addi %ranges, %groups : index
                  %4444 = arith.muli %9, %4443 : index
                  %4445 = arith.index_castui %4442 : i32 to index
                  %4446 = arith.addi %4444, %4445 : index
                  %4447 = arith.muli %4446, %c6 : index
                  %4448 = arith.addi %4447, %c5 : index
                  %4449 = arith.addi %4448, %1495 : index
                  %4450 = memref.load %partial[%4449] : memref<?xf32>
                  %4451 = arith.cmpi slt, %4439, %2803 : i32
                  %4452 = arith.select %4451, %4450, %c73 : f32
                  %4453 = arith.addi %4447, %1493 : index
                  %4454 = arith.addi %4453, %c22 : index
                  %4455 = memref.load %partial[%4454] : memref<?xf32>
                  %4456 = arith.addi %4447, %1493 : index
                  %4457 = arith.addi %4456, %c7 : index
                  %4458 = memref.load %partial[%4457] : memref<?xf32>
                  %4459 = arith.addi %4447, %1493 : index
                  %4460 = arith.addi %4459, %c26 : index
                  %4461 = memref.load %partial[%4460] : memref<?xf32>
                  %4462 = arith.addi %4447, %1493 : index
                  %4463 = arith.addi %4462, %c27 : index
                  %4464 = memref.load %partial[%4463] : memref<?xf32>
                  %4465 = arith.addi %4447, %1493 : index
                  %4466 = arith.addi %4465, %c23 : index
                  %4467 = memref.load %partial[%4466] : memref<?xf32>
                  %4468 = arith.addi %4447, %1493 : index
                  %4469 = arith.addi %4468, %c61 : index
                  %4470 = memref.load %partial[%4469] : memref<?xf32>
                  %4471 = arith.addi %4447, %1493 : index
                  %4472 = arith.addi %4471, %c62 : index
                  %4473 = memref.load %partial[%4472] : memref<?xf32>
                  %4474 = arith.addi %4447, %1493 : index
                  %4475 = arith.addi %4474, %c63 : index
                  %4476 = memref.load %partial[%4475] : memref<?xf32>
                  %4477 = arith.addi %4447, %1493 : index
                  %4478 = arith.addi %4477, %c64 : index
                  %4479 = memref.load %partial[%4478] : memref<?xf32>
                  %4480 = arith.addi %4447, %1493 : index
                  %4481 = arith.addi %4480, %c65 : index
                  %4482 = memref.load %partial[%4481] : memref<?xf32>
                  %4483 = arith.addi %4447, %1493 : index
                  %4484 = arith.addi %4483, %c66 : index
                  %4485 = memref.load %partial[%4484] : memref<?xf32>
                  %4486 = arith.addi %4447, %1493 : index
                  %4487 = arith.addi %4486, %c67 : index
                  %4488 = memref.load %partial[%4487] : memref<?xf32>
                  %4489 = arith.addi %4447, %1493 : index
                  %4490 = arith.addi %4489, %c68 : index
                  %4491 = memref.load %partial[%4490] : memref<?xf32>
                  %4492 = arith.addi %4447, %1493 : index
                  %4493 = arith.addi %4492, %c69 : index
                  %4494 = memref.load %partial[%4493] : memref<?xf32>
                  %4495 = arith.addi %4447, %1493 : index
                  %4496 = arith.addi %4495, %c70 : index
                  %4497 = memref.load %partial[%4496] : memref<?xf32>
                  %4498 = arith.addi %4447, %1493 : index
                  %4499 = arith.addi %4498, %c71 : index
                  %4500 = memref.load %partial[%4499] : memref<?xf32>
                  %4501 = arith.addi %4449, %c3 : index
                  %4502 = memref.load %partial[%4501] : memref<?xf32>
                  %4503 = arith.addi %4099, %c114 : i32
                  %4504 = arith.subi %2803, %c16 : i32
                  %4505 = arith.minsi %4503, %4504 : i32
                  %4506 = arith.addi %4053, %4505 : i32
                  %4507 = arith.addi %ranges, %groups : index
                  %4508 = arith.muli %9, %4507 : index
                  %4509 = arith.index_castui %4506 : i32 to index
                  %4510 = arith.addi %4508, %4509 : index
                  %4511 = arith.muli %4510, %c6 : index
                  %4512 = arith.addi %4511, %c5 : index
                  %4513 = arith.addi %4512, %1495 : index
                  %4514 = memref.load %partial[%4513] : memref<?xf32>
                  %4515 = arith.cmpi slt, %4503, %2803 : i32
                  %4516 = arith.select %4515, %4514, %c73 : f32
                  %4517 = arith.addi %4511, %1493 : index
                  %4518 = arith.addi %4517, %c22 : index
                  %4519 = memref.load %partial[%4518] : memref<?xf32>
                  %4520 = arith.addi %4511, %1493 : index
                  %4521 = arith.addi %4520, %c7 : index
                  %4522 = memref.load %partial[%4521] : memref<?xf32>
                  %4523 = arith.addi %4511, %1493 : index
                  %4524 = arith.addi %4523, %c26 : index
                  %4525 = memref.load %partial[%4524] : memref<?xf32>
                  %4526 = arith.addi %4511, %1493 : index
                  %4527 = arith.addi %4526, %c27 : index
                  %4528 = memref.load %partial[%4527] : memref<?xf32>
                  %4529 = arith.addi %4511, %1493 : index
                  %4530 = arith.addi %4529, %c23 : index
                  %4531 = memref.load %partial[%4530] : memref<?xf32>
                  %4532 = arith.addi %4511, %1493 : index
                  %4533 = arith.addi %4532, %c61 : index
                  %4534 = memref.load %partial[%4533] : memref<?xf32>
                  %4535 = arith.addi %4511, %1493 : index
                  %4536 = arith.addi %4535, %c62 : index
                  %4537 = memref.load %partial[%4536] : memref<?xf32>
                  %4538 = arith.addi %4511, %1493 : index
                  %4539 = arith.addi %4538, %c63 : index
                  %4540 = memref.load %partial[%4539] : memref<?xf32>
                  %4541 = arith.addi %4511, %1493 : index
                  %4542 = arith.addi %4541, %c64 : index
                  %4543 = memref.load %partial[%4542] : memref<?xf32>
                  %4544 = arith.addi %4511, %1493 : index
                  %4545 = arith.addi %4544, %c65 : index
                  %4546 = memref.load %partial[%4545] : memref<?xf32>
                  %4547 = arith.addi %4511, %1493 : index
                  %4548 = arith.addi %4547, %c66 : index
                  %4549 = memref.load %partial[%4548] : memref<?xf32>
                  %4550 = arith.addi %4511, %1493 : index
                  %4551 = arith.addi %4550, %c67 : index
                  %4552 = memref.load %partial[%4551] : memref<?xf32>
                  %4553 = arith.addi %4511, %1493 : index
                  %4554 = arith.addi %4553, %c68 : index
                  %4555 = memref.load %partial[%4554] : memref<?xf32>
                  %4556 = arith.addi %4511, %1493 : index
                  %4557 = arith.addi %4556, %c69 : index
                  %4558 = memref.load %partial[%4557] : memref<?xf32>
                  %4559 = arith.addi %4511, %1493 : index
                  %4560 = arith.addi %4559, %c70 : index
                  %4561 = memref.load %partial[%4560] : memref<?xf32>
                  %4562 = arith.addi %4511, %1493 : index
                  %4563 = arith.addi %4562, %c71 : index
                  %4564 = memref.load %partial[%4563] : memref<?xf32>
                  %4565 = arith.addi %4513, %c3 : index
                  %4566 = memref.load %partial[%4565] : memref<?xf32>
                  %4567 = arith.addi %4099, %c115 : i32
                  %4568 = arith.subi %2803, %c16 : i32
                  %4569 = arith.minsi %4567, %4568 : i32
                  %4570 = arith.addi %4053, %4569 : i32
                  %4571 = arith.addi %ranges, %groups : index
                  %4572 = arith.muli %9, %4571 : index
                  %4573 = arith.index_castui %4570 : i32 to index
                  %4574 = arith.addi %4572, %4573 : index
                  %4575 = arith.muli %4574, %c6 : index
                  %4576 = arith.addi %4575, %c5 : index
                  %4577 = arith.addi %4576, %1495 : index
                  %4578 = memref.load %partial[%4577] : memref<?xf32>
                  %4579 = arith.cmpi slt, %4567, %2803 : i32
                  %4580 = arith.select %4579, %4578, %c73 : f32
                  %4581 = arith.addi %4575, %1493 : index
                  %4582 = arith.addi %4581, %c22 : index
                  %4583 = memref.load %partial[%4582] : memref<?xf32>
                  %4584 = arith.addi %4575, %1493 : index
                  %4585 = arith.addi %4584, %c7 : index
                  %4586 = memref.load %partial[%4585] : memref<?xf32>
                  %4587 = arith.addi %4575, %1493 : index
                  %4588 = arith.addi %4587, %c26 : index
                  %4589 = memref.load %partial[%4588] : memref<?xf32>
                  %4590 = arith.addi %4575, %1493 : index
                  %4591 = arith.addi %4590, %c27 : index
                  %4592 = memref.load %partial[%4591] : memref<?xf32>
                  %4593 = arith.addi %4575, %1493 : index
                  %4594 = arith.addi %4593, %c23 : index
                  %4595 = memref.load %partial[%4594] : memref<?xf32>
                  %4596 = arith.addi %4575, %1493 : index
                  %4597 = arith.addi %4596, %c61 : index
                  %4598 = memref.load %partial[%4597] : memref<?xf32>
                  %4599 = arith.addi %4575, %1493 : index
                  %4600 = arith.addi %4599, %c62 : index
                  %4601 = memref.load %partial[%4600] : memref<?xf32>
                  %4602 = arith.addi %4575, %1493 : index
                  %4603 = arith.addi %4602, %c63 : index
                  %4604 = memref.load %partial[%4603] : memref<?xf32>
                  %4605 = arith.addi %4575, %1493 : index
                  %4606 = arith.addi %4605, %c64 : index
                  %4607 = memref.load %partial[%4606] : memref<?xf32>
                  %4608 = arith.addi %4575, %1493 : index
                  %4609 = arith.addi %4608, %c65 : index
                  %4610 = memref.load %partial[%4609] : memref<?xf32>
                  %4611 = arith.addi %4575, %1493 : index
                  %4612 = arith.addi %4611, %c66 : index
                  %4613 = memref.load %partial[%4612] : memref<?xf32>
                  %4614 = arith.addi %4575, %1493 : index
                  %4615 = arith.addi %4614, %c67 : index
                  %4616 = memref.load %partial[%4615] : memref<?xf32>
                  %4617 = arith.addi %4575, %1493 : index
                  %4618 = arith.addi %4617, %c68 : index
                  %4619 = memref.load %partial[%4618] : memref<?xf32>
                  %4620 = arith.addi %4575, %1493 : index
                  %4621 = arith.addi %4620, %c69 : index
                  %4622 = memref.load %partial[%4621] : memref<?xf32>
                  %4623 = arith.addi %4575, %1493 : index
                  %4624 = arith.addi %4623, %c70 : index
                  %4625 = memref.load %partial[%4624] : memref<?xf32>
                  %4626 = arith.addi %4575, %1493 : index
                  %4627 = arith.addi %4626, %c71 : index
                  %4628 = memref.load %partial[%4627] : memref<?xf32>
                  %4629 = arith.addi %4577, %c3 : index
                  %4630 = memref.load %partial[%4629] : memref<?xf32>
                  %4631 = arith.maxnumf %4100, %4132 fastmath<nnan> : f32
                  %4632 = arith.subf %4100, %4631 : f32
                  %4633 = wave.exp2 %4632 : f32
                  %4634 = arith.subf %4132, %4631 : f32
                  %4635 = wave.exp2 %4634 : f32
                  %4636 = arith.mulf %4101, %4633 : f32
                  %4637 = math.fma %4182, %4635, %4636 : f32
                  %4638 = arith.mulf %4102, %4633 : f32
                  %4639 = math.fma %4135, %4635, %4638 : f32
                  %4640 = arith.mulf %4103, %4633 : f32
                  %4641 = math.fma %4138, %4635, %4640 : f32
                  %4642 = arith.mulf %4104, %4633 : f32
                  %4643 = math.fma %4141, %4635, %4642 : f32
                  %4644 = arith.mulf %4105, %4633 : f32
                  %4645 = math.fma %4144, %4635, %4644 : f32
                  %4646 = arith.mulf %4106, %4633 : f32
                  %4647 = math.fma %4147, %4635, %4646 : f32
                  %4648 = arith.mulf %4107, %4633 : f32
                  %4649 = math.fma %4150, %4635, %4648 : f32
                  %4650 = arith.mulf %4108, %4633 : f32
                  %4651 = math.fma %4153, %4635, %4650 : f32
                  %4652 = arith.mulf %4109, %4633 : f32
                  %4653 = math.fma %4156, %4635, %4652 : f32
                  %4654 = arith.mulf %4110, %4633 : f32
                  %4655 = math.fma %4159, %4635, %4654 : f32
                  %4656 = arith.mulf %4111, %4633 : f32
                  %4657 = math.fma %4162, %4635, %4656 : f32
                  %4658 = arith.mulf %4112, %4633 : f32
                  %4659 = math.fma %4165, %4635, %4658 : f32
                  %4660 = arith.mulf %4113, %4633 : f32
                  %4661 = math.fma %4168, %4635, %4660 : f32
                  %4662 = arith.mulf %4114, %4633 : f32
                  %4663 = math.fma %4171, %4635, %4662 : f32
                  %4664 = arith.mulf %4115, %4633 : f32
                  %4665 = math.fma %4174, %4635, %4664 : f32
                  %4666 = arith.mulf %4116, %4633 : f32
                  %4667 = math.fma %4177, %4635, %4666 : f32
                  %4668 = arith.mulf %4117, %4633 : f32
                  %4669 = math.fma %4180, %4635, %4668 : f32
                  %4670 = arith.maxnumf %4631, %4196 fastmath<nnan> : f32
                  %4671 = arith.subf %4631, %4670 : f32
                  %4672 = wave.exp2 %4671 : f32
                  %4673 = arith.subf %4196, %4670 : f32
                  %4674 = wave.exp2 %4673 : f32
                  %4675 = arith.mulf %4637, %4672 : f32
                  %4676 = math.fma %4246, %4674, %4675 : f32
                  %4677 = arith.mulf %4639, %4672 : f32
                  %4678 = math.fma %4199, %4674, %4677 : f32
                  %4679 = arith.mulf %4641, %4672 : f32
                  %4680 = math.fma %4202, %4674, %4679 : f32
                  %4681 = arith.mulf %4643, %4672 : f32
                  %4682 = math.fma %4205, %4674, %4681 : f32
                  %4683 = arith.mulf %4645, %4672 : f32
                  %4684 = math.fma %4208, %4674, %4683 : f32
                  %4685 = arith.mulf %4647, %4672 : f32
                  %4686 = math.fma %4211, %4674, %4685 : f32
                  %4687 = arith.mulf %4649, %4672 : f32
                  %4688 = math.fma %4214, %4674, %4687 : f32
                  %4689 = arith.mulf %4651, %4672 : f32
                  %4690 = math.fma %4217, %4674, %4689 : f32
                  %4691 = arith.mulf %4653, %4672 : f32
                  %4692 = math.fma %4220, %4674, %4691 : f32
                  %4693 = arith.mulf %4655, %4672 : f32
                  %4694 = math.fma %4223, %4674, %4693 : f32
                  %4695 = arith.mulf %4657, %4672 : f32
                  %4696 = math.fma %4226, %4674, %4695 : f32
                  %4697 = arith.mulf %4659, %4672 : f32
                  %4698 = math.fma %4229, %4674, %4697 : f32
                  %4699 = arith.mulf %4661, %4672 : f32
                  %4700 = math.fma %4232, %4674, %4699 : f32
                  %4701 = arith.mulf %4663, %4672 : f32
                  %4702 = math.fma %4235, %4674, %4701 : f32
                  %4703 = arith.mulf %4665, %4672 : f32
                  %4704 = math.fma %4238, %4674, %4703 : f32
                  %4705 = arith.mulf %4667, %4672 : f32
                  %4706 = math.fma %4241, %4674, %4705 : f32
                  %4707 = arith.mulf %4669, %4672 : f32
                  %4708 = math.fma %4244, %4674, %4707 : f32
                  %4709 = arith.maxnumf %4670, %4260 fastmath<nnan> : f32
                  %4710 = arith.subf %4670, %4709 : f32
                  %4711 = wave.exp2 %4710 : f32
                  %4712 = arith.subf %4260, %4709 : f32
                  %4713 = wave.exp2 %4712 : f32
                  %4714 = arith.mulf %4676, %4711 : f32
                  %4715 = math.fma %4310, %4713, %4714 : f32
                  %4716 = arith.mulf %4678, %4711 : f32
                  %4717 = math.fma %4263, %4713, %4716 : f32
                  %4718 = arith.mulf %4680, %4711 : f32
                  %4719 = math.fma %4266, %4713, %4718 : f32
                  %4720 = arith.mulf %4682, %4711 : f32
                  %4721 = math.fma %4269, %4713, %4720 : f32
                  %4722 = arith.mulf %4684, %4711 : f32
                  %4723 = math.fma %4272, %4713, %4722 : f32
                  %4724 = arith.mulf %4686, %4711 : f32
                  %4725 = math.fma %4275, %4713, %4724 : f32
                  %4726 = arith.mulf %4688, %4711 : f32
                  %4727 = math.fma %4278, %4713, %4726 : f32
                  %4728 = arith.mulf %4690, %4711 : f32
                  %4729 = math.fma %4281, %4713, %4728 : f32
                  %4730 = arith.mulf %4692, %4711 : f32
                  %4731 = math.fma %4284, %4713, %4730 : f32
                  %4732 = arith.mulf %4694, %4711 : f32
                  %4733 = math.fma %4287, %4713, %4732 : f32
                  %4734 = arith.mulf %4696, %4711 : f32
                  %4735 = math.fma %4290, %4713, %4734 : f32
                  %4736 = arith.mulf %4698, %4711 : f32
                  %4737 = math.fma %4293, %4713, %4736 : f32
                  %4738 = arith.mulf %4700, %4711 : f32
                  %4739 = math.fma %4296, %4713, %4738 : f32
                  %4740 = arith.mulf %4702, %4711 : f32
                  %4741 = math.fma %4299, %4713, %4740 : f32
                  %4742 = arith.mulf %4704, %4711 : f32
                  %4743 = math.fma %4302, %4713, %4742 : f32
                  %4744 = arith.mulf %4706, %4711 : f32
                  %4745 = math.fma %4305, %4713, %4744 : f32
                  %4746 = arith.mulf %4708, %4711 : f32
                  %4747 = math.fma %4308, %4713, %4746 : f32
                  %4748 = arith.maxnumf %4709, %4324 fastmath<nnan> : f32
                  %4749 = arith.subf %4709, %4748 : f32
                  %4750 = wave.exp2 %4749 : f32
                  %4751 = arith.subf %4324, %4748 : f32
                  %4752 = wave.exp2 %4751 : f32
                  %4753 = arith.mulf %4715, %4750 : f32
                  %4754 = math.fma %4374, %4752, %4753 : f32
                  %4755 = arith.mulf %4717, %4750 : f32
                  %4756 = math.fma %4327, %4752, %4755 : f32
                  %4757 = arith.mulf %4719, %4750 : f32
                  %4758 = math.fma %4330, %4752, %4757 : f32
                  %4759 = arith.mulf %4721, %4750 : f32
                  %4760 = math.fma %4333, %4752, %4759 : f32
                  %4761 = arith.mulf %4723, %4750 : f32
                  %4762 = math.fma %4336, %4752, %4761 : f32
                  %4763 = arith.mulf %4725, %4750 : f32
                  %4764 = math.fma %4339, %4752, %4763 : f32
                  %4765 = arith.mulf %4727, %4750 : f32
                  %4766 = math.fma %4342, %4752, %4765 : f32
                  %4767 = arith.mulf %4729, %4750 : f32
                  %4768 = math.fma %4345, %4752, %4767 : f32
                  %4769 = arith.mulf %4731, %4750 : f32
                  %4770 = math.fma %4348, %4752, %4769 : f32
                  %4771 = arith.mulf %4733, %4750 : f32
                  %4772 = math.fma %4351, %4752, %4771 : f32
                  %4773 = arith.mulf %4735, %4750 : f32
                  %4774 = math.fma %4354, %4752, %4773 : f32
                  %4775 = arith.mulf %4737, %4750 : f32
                  %4776 = math.fma %4357, %4752, %4775 : f32
                  %4777 = arith.mulf %4739, %4750 : f32
                  %4778 = math.fma %4360, %4752, %4777 : f32
                  %4779 = arith.mulf %4741, %4750 : f32
                  %4780 = math.fma %4363, %4752, %4779 : f32
                  %4781 = arith.mulf %4743, %4750 : f32
                  %4782 = math.fma %4366, %4752, %4781 : f32
                  %4783 = arith.mulf %4745, %4750 : f32
                  %4784 = math.fma %4369, %4752, %4783 : f32
                  %4785 = arith.mulf %4747, %4750 : f32
                  %4786 = math.fma %4372, %4752, %4785 : f32
                  %4787 = arith.maxnumf %4748, %4388 fastmath<nnan> : f32
                  %4788 = arith.subf %4748, %4787 : f32
                  %4789 = wave.exp2 %4788 : f32
                  %4790 = arith.subf %4388, %4787 : f32
                  %4791 = wave.exp2 %4790 : f32
                  %4792 = arith.mulf %4754, %4789 : f32
                  %4793 = math.fma %4438, %4791, %4792 : f32
                  %4794 = arith.mulf %4756, %4789 : f32
                  %4795 = math.fma %4391, %4791, %4794 : f32
                  %4796 = arith.mulf %4758, %4789 : f32
                  %4797 = math.fma %4394, %4791, %4796 : f32
                  %4798 = arith.mulf %4760, %4789 : f32
                  %4799 = math.fma %4397, %4791, %4798 : f32
                  %4800 = arith.mulf %4762, %4789 : f32
                  %4801 = math.fma %4400, %4791, %4800 : f32
                  %4802 = arith.mulf %4764, %4789 : f32
                  %4803 = math.fma %4403, %4791, %4802 : f32
                  %4804 = arith.mulf %4766, %4789 : f32
                  %4805 = math.fma %4406, %4791, %4804 : f32
                  %4806 = arith.mulf %4768, %4789 : f32
                  %4807 = math.fma %4409, %4791, %4806 : f32
                  %4808 = arith.mulf %4770, %4789 : f32
                  %4809 = math.fma %4412, %4791, %4808 : f32
                  %4810 = arith.mulf %4772, %4789 : f32
                  %4811 = math.fma %4415, %4791, %4810 : f32
                  %4812 = arith.mulf %4774, %4789 : f32
                  %4813 = math.fma %4418, %4791, %4812 : f32
                  %4814 = arith.mulf %4776, %4789 : f32
                  %4815 = math.fma %4421, %4791, %4814 : f32
                  %4816 = arith.mulf %4778, %4789 : f32
                  %4817 = math.fma %4424, %4791, %4816 : f32
                  %4818 = arith.mulf %4780, %4789 : f32
                  %4819 = math.fma %4427, %4791, %4818 : f32
                  %4820 = arith.mulf %4782, %4789 : f32
                  %4821 = math.fma %4430, %4791, %4820 : f32
                  %4822 = arith.mulf %4784, %4789 : f32
                  %4823 = math.fma %4433, %4791, %4822 : f32
                  %4824 = arith.mulf %4786, %4789 : f32
                  %4825 = math.fma %4436, %4791, %4824 : f32
                  %4826 = arith.maxnumf %4787, %4452 fastmath<nnan> : f32
                  %4827 = arith.subf %4787, %4826 : f32
                  %4828 = wave.exp2 %4827 : f32
                  %4829 = arith.subf %4452, %4826 : f32
                  %4830 = wave.exp2 %4829 : f32
                  %4831 = arith.mulf %4793, %4828 : f32
                  %4832 = math.fma %4502, %4830, %4831 : f32
                  %4833 = arith.mulf %4795, %4828 : f32
                  %4834 = math.fma %4455, %4830, %4833 : f32
                  %4835 = arith.mulf %4797, %4828 : f32
                  %4836 = math.fma %4458, %4830, %4835 : f32
                  %4837 = arith.mulf %4799, %4828 : f32
                  %4838 = math.fma %4461, %4830, %4837 : f32
                  %4839 = arith.mulf %4801, %4828 : f32
                  %4840 = math.fma %4464, %4830, %4839 : f32
                  %4841 = arith.mulf %4803, %4828 : f32
                  %4842 = math.fma %4467, %4830, %4841 : f32
                  %4843 = arith.mulf %4805, %4828 : f32
                  %4844 = math.fma %4470, %4830, %4843 : f32
                  %4845 = arith.mulf %4807, %4828 : f32
                  %4846 = math.fma %4473, %4830, %4845 : f32
                  %4847 = arith.mulf %4809, %4828 : f32
                  %4848 = math.fma %4476, %4830, %4847 : f32
                  %4849 = arith.mulf %4811, %4828 : f32
                  %4850 = math.fma %4479, %4830, %4849 : f32
                  %4851 = arith.mulf %4813, %4828 : f32
                  %4852 = math.fma %4482, %4830, %4851 : f32
                  %4853 = arith.mulf %4815, %4828 : f32
                  %4854 = math.fma %4485, %4830, %4853 : f32
                  %4855 = arith.mulf %4817, %4828 : f32
                  %4856 = math.fma %4488, %4830, %4855 : f32
                  %4857 = arith.mulf %4819, %4828 : f32
                  %4858 = math.fma %4491, %4830, %4857 : f32
                  %4859 = arith.mulf %4821, %4828 : f32
                  %4860 = math.fma %4494, %4830, %4859 : f32
                  %4861 = arith.mulf %4823, %4828 : f32
                  %4862 = math.fma %4497, %4830, %4861 : f32
                  %4863 = arith.mulf %4825, %4828 : f32
                  %4864 = math.fma %4500, %4830, %4863 : f32
                  %4865 = arith.maxnumf %4826, %4516 fastmath<nnan> : f32
                  %4866 = arith.subf %4826, %4865 : f32
                  %4867 = wave.exp2 %4866 : f32
                  %4868 = arith.subf %4516, %4865 : f32
                  %4869 = wave.exp2 %4868 : f32
                  %4870 = arith.mulf %4832, %4867 : f32
                  %4871 = math.fma %4566, %4869, %4870 : f32
                  %4872 = arith.mulf %4834, %4867 : f32
                  %4873 = math.fma %4519, %4869, %4872 : f32
                  %4874 = arith.mulf %4836, %4867 : f32
                  %4875 = math.fma %4522, %4869, %4874 : f32
                  %4876 = arith.mulf %4838, %4867 : f32
                  %4877 = math.fma %4525, %4869, %4876 : f32
                  %4878 = arith.mulf %4840, %4867 : f32
                  %4879 = math.fma %4528, %4869, %4878 : f32
                  %4880 = arith.mulf %4842, %4867 : f32
                  %4881 = math.fma %4531, %4869, %4880 : f32
                  %4882 = arith.mulf %4844, %4867 : f32
                  %4883 = math.fma %4534, %4869, %4882 : f32
                  %4884 = arith.mulf %4846, %4867 : f32
                  %4885 = math.fma %4537, %4869, %4884 : f32
                  %4886 = arith.mulf %4848, %4867 : f32
                  %4887 = math.fma %4540, %4869, %4886 : f32
                  %4888 = arith.mulf %4850, %4867 : f32
                  %4889 = math.fma %4543, %4869, %4888 : f32
                  %4890 = arith.mulf %4852, %4867 : f32
                  %4891 = math.fma %4546, %4869, %4890 : f32
                  %4892 = arith.mulf %4854, %4867 : f32
                  %4893 = math.fma %4549, %4869, %4892 : f32
                  %4894 = arith.mulf %4856, %4867 : f32
                  %4895 = math.fma %4552, %4869, %4894 : f32
                  %4896 = arith.mulf %4858, %4867 : f32
                  %4897 = math.fma %4555, %4869, %4896 : f32
                  %4898 = arith.mulf %4860, %4867 : f32
                  %4899 = math.fma %4558, %4869, %4898 : f32
                  %4900 = arith.mulf %4862, %4867 : f32
                  %4901 = math.fma %4561, %4869, %4900 : f32
                  %4902 = arith.mulf %4864, %4867 : f32
                  %4903 = math.fma %4564, %4869, %4902 : f32
                  %4904 = arith.maxnumf %4865, %4580 fastmath<nnan> : f32
                  %4905 = arith.subf %4865, %4904 : f32
                  %4906 = wave.exp2 %4905 : f32
                  %4907 = arith.subf %4580, %4904 : f32
                  %4908 = wave.exp2 %4907 : f32
                  %4909 = arith.mulf %4871, %4906 : f32
                  %4910 = math.fma %4630, %4908, %4909 : f32
                  %4911 = arith.mulf %4873, %4906 : f32
                  %4912 = math.fma %4583, %4908, %4911 : f32
                  %4913 = arith.mulf %4875, %4906 : f32
                  %4914 = math.fma %4586, %4908, %4913 : f32
                  %4915 = arith.mulf %4877, %4906 : f32
                  %4916 = math.fma %4589, %4908, %4915 : f32
                  %4917 = arith.mulf %4879, %4906 : f32
                  %4918 = math.fma %4592, %4908, %4917 : f32
                  %4919 = arith.mulf %4881, %4906 : f32
                  %4920 = math.fma %4595, %4908, %4919 : f32
                  %4921 = arith.mulf %4883, %4906 : f32
                  %4922 = math.fma %4598, %4908, %4921 : f32
                  %4923 = arith.mulf %4885, %4906 : f32
                  %4924 = math.fma %4601, %4908, %4923 : f32
                  %4925 = arith.mulf %4887, %4906 : f32
                  %4926 = math.fma %4604, %4908, %4925 : f32
                  %4927 = arith.mulf %4889, %4906 : f32
                  %4928 = math.fma %4607, %4908, %4927 : f32
                  %4929 = arith.mulf %4891, %4906 : f32
                  %4930 = math.fma %4610, %4908, %4929 : f32
                  %4931 = arith.mulf %4893, %4906 : f32
                  %4932 = math.fma %4613, %4908, %4931 : f32
                  %4933 = arith.mulf %4895, %4906 : f32
                  %4934 = math.fma %4616, %4908, %4933 : f32
                  %4935 = arith.mulf %4897, %4906 : f32
                  %4936 = math.fma %4619, %4908, %4935 : f32
                  %4937 = arith.mulf %4899, %4906 : f32
                  %4938 = math.fma %4622, %4908, %4937 : f32
                  %4939 = arith.mulf %4901, %4906 : f32
                  %4940 = math.fma %4625, %4908, %4939 : f32
                  %4941 = arith.mulf %4903, %4906 : f32
                  %4942 = math.fma %4628, %4908, %4941 : f32
                  scf.yield %4904, %4910, %4912, %4914, %4916, %4918, %4920, %4922, %4924, %4926, %4928, %4930, %4932, %4934, %4936, %4938, %4940, %4942 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4943 = arith.addi %kvHeads, %15 : index
                %4944 = memref.load %scales[%4943] : memref<?xf32>
                %4945 = arith.divf %4944, %4118#1 : f32
                %4946 = arith.addi %17, %1495 : index
                %4947 = arith.cmpi slt, %4946, %groupSize : index
                scf.if %4947 {
                  %4948 = arith.muli %15, %groupSize : index
                  %4949 = arith.addi %4948, %4946 : index
                  %4950 = arith.muli %4949, %c7 : index
                  %4951 = arith.muli %heads, %c7 : index
                  %4952 = arith.addi %1493, %c22 : index
                  %4953 = arith.mulf %4118#2, %4945 : f32
                  %4954 = arith.addf %4953, %c74 : f32
                  %4955 = arith.minimumf %4954, %c149 : f32
                  %4956 = arith.maximumf %4955, %c150 : f32
                  %4957 = arith.truncf %4956 : f32 to f16
                  %4958 = arith.divui %4952, %c3 : index
                  %4959 = arith.addi %4950, %4958 : index
                  %4960 = arith.divui %24, %outTileRows : index
                  %4961 = arith.divui %4951, %c3 : index
                  %4962 = arith.muli %4960, %4961 : index
                  %4963 = arith.divui %4959, %c3 : index
                  %4964 = arith.addi %4962, %4963 : index
                  %4965 = arith.muli %4964, %c9 : index
                  %4966 = arith.remui %4959, %c3 : index
                  %4967 = arith.divui %4966, %c28 : index
                  %4968 = arith.addi %4965, %4967 : index
                  %4969 = arith.muli %outTileRows, %c28 : index
                  %4970 = arith.muli %4968, %4969 : index
                  %4971 = arith.remui %24, %outTileRows : index
                  %4972 = arith.muli %4971, %c28 : index
                  %4973 = arith.addi %4970, %4972 : index
                  %4974 = arith.remui %4959, %c28 : index
                  %4975 = arith.addi %4973, %4974 : index
                  memref.store %4957, %out[%4975] : memref<?xf16>
                  %4976 = arith.addi %1493, %c7 : index
                  %4977 = arith.mulf %4118#3, %4945 : f32
                  %4978 = arith.addf %4977, %c74 : f32
                  %4979 = arith.minimumf %4978, %c149 : f32
                  %4980 = arith.maximumf %4979, %c150 : f32
                  %4981 = arith.truncf %4980 : f32 to f16
                  %4982 = arith.divui %4976, %c3 : index
                  %4983 = arith.addi %4950, %4982 : index
                  %4984 = arith.divui %24, %outTileRows : index
                  %4985 = arith.divui %4951, %c3 : index
                  %4986 = arith.muli %4984, %4985 : index
                  %4987 = arith.divui %4983, %c3 : index
                  %4988 = arith.addi %4986, %4987 : index
                  %4989 = arith.muli %4988, %c9 : index
                  %4990 = arith.remui %4983, %c3 : index
                  %4991 = arith.divui %4990, %c28 : index
                  %4992 = arith.addi %4989, %4991 : index
                  %4993 = arith.muli %outTileRows, %c28 : index
                  %4994 = arith.muli %4992, %4993 : index
                  %4995 = arith.remui %24, %outTileRows : index
                  %4996 = arith.muli %4995, %c28 : index
                  %4997 = arith.addi %4994, %4996 : index
                  %4998 = arith.remui %4983, %c28 : index
                  %4999 = arith.addi %4997, %4998 : index
                  memref.store %4981, %out[%4999] : memref<?xf16>
                  %5000 = arith.addi %1493, %c26 : index
                  %5001 = arith.mulf %4118#4, %4945 : f32
                  %5002 = arith.addf %5001, %c74 : f32
                  %5003 = arith.minimumf %5002, %c149 : f32
                  %5004 = arith.maximumf %5003, %c150 : f32
                  %5005 = arith.truncf %5004 : f32 to f16
                  %5006 = arith.divui %5000, %c3 : index
                  %5007 = arith.addi %4950, %5006 : index
                  %5008 = arith.divui %24, %outTileRows : index
                  %5009 = arith.divui %4951, %c3 : index
                  %5010 = arith.muli %5008, %5009 : index
                  %5011 = arith.divui %5007, %c3 : index
                  %5012 = arith.addi %5010, %5011 : index
                  %5013 = arith.muli %5012, %c9 : index
                  %5014 = arith.remui %5007, %c3 : index
                  %5015 = arith.divui %5014, %c28 : index
                  %5016 = arith.addi %5013, %5015 : index
                  %5017 = arith.muli %outTileRows, %c28 : index
                  %5018 = arith.muli %5016, %5017 : index
                  %5019 = arith.remui %24, %outTileRows : index
                  %5020 = arith.muli %5019, %c28 : index
                  %5021 = arith.addi %5018, %5020 : index
                  %5022 = arith.remui %5007, %c28 : index
                  %5023 = arith.addi %5021, %5022 : index
                  memref.store %5005, %out[%5023] : memref<?xf16>
                  %5024 = arith.addi %1493, %c27 : index
                  %5025 = arith.mulf %4118#5, %4945 : f32
                  %5026 = arith.addf %5025, %c74 : f32
                  %5027 = arith.minimumf %5026, %c149 : f32
                  %5028 = arith.maximumf %5027, %c150 : f32
                  %5029 = arith.truncf %5028 : f32 to f16
                  %5030 = arith.divui %5024, %c3 : index
                  %5031 = arith.addi %4950, %5030 : index
                  %5032 = arith.divui %24, %outTileRows : index
                  %5033 = arith.divui %4951, %c3 : index
                  %5034 = arith.muli %5032, %5033 : index
                  %5035 = arith.divui %5031, %c3 : index
                  %5036 = arith.addi %5034, %5035 : index
                  %5037 = arith.muli %5036, %c9 : index
                  %5038 = arith.remui %5031, %c3 : index
                  %5039 = arith.divui %5038, %c28 : index
                  %5040 = arith.addi %5037, %5039 : index
                  %5041 = arith.muli %outTileRows, %c28 : index
                  %5042 = arith.muli %5040, %5041 : index
                  %5043 = arith.remui %24, %outTileRows : index
                  %5044 = arith.muli %5043, %c28 : index
                  %5045 = arith.addi %5042, %5044 : index
                  %5046 = arith.remui %5031, %c28 : index
                  %5047 = arith.addi %5045, %5046 : index
                  memref.store %5029, %out[%5047] : memref<?xf16>
                  %5048 = arith.addi %1493, %c23 : index
                  %5049 = arith.mulf %4118#6, %4945 : f32
                  %5050 = arith.addf %5049, %c74 : f32
                  %5051 = arith.minimumf %5050, %c149 : f32
                  %5052 = arith.maximumf %5051, %c150 : f32
                  %5053 = arith.truncf %5052 : f32 to f16
                  %5054 = arith.divui %5048, %c3 : index
                  %5055 = arith.addi %4950, %5054 : index
                  %5056 = arith.divui %24, %outTileRows : index
                  %5057 = arith.divui %4951, %c3 : index
                  %5058 = arith.muli %5056, %5057 : index
                  %5059 = arith.divui %5055, %c3 : index
                  %5060 = arith.addi %5058, %5059 : index
                  %5061 = arith.muli %5060, %c9 : index
                  %5062 = arith.remui %5055, %c3 : index
                  %5063 = arith.divui %5062, %c28 : index
                  %5064 = arith.addi %5061, %5063 : index
                  %5065 = arith.muli %outTileRows, %c28 : index
                  %5066 = arith.muli %5064, %5065 : index
                  %5067 = arith.remui %24, %outTileRows : index
                  %5068 = arith.muli %5067, %c28 : index
                  %5069 = arith.addi %5066, %5068 : index
                  %5070 = arith.remui %5055, %c28 : index
                  %5071 = arith.addi %5069, %5070 : index
                  memref.store %5053, %out[%5071] : memref<?xf16>
                  %5072 = arith.addi %1493, %c61 : index
                  %5073 = arith.mulf %4118#7, %4945 : f32
                  %5074 = arith.addf %5073, %c74 : f32
                  %5075 = arith.minimumf %5074, %c149 : f32
                  %5076 = arith.maximumf %5075, %c150 : f32
                  %5077 = arith.truncf %5076 : f32 to f16
                  %5078 = arith.divui %5072, %c3 : index
                  %5079 = arith.addi %4950, %5078 : index
                  %5080 = arith.divui %24, %outTileRows : index
                  %5081 = arith.divui %4951, %c3 : index
                  %5082 = arith.muli %5080, %5081 : index
                  %5083 = arith.divui %5079, %c3 : index
                  %5084 = arith.addi %5082, %5083 : index
                  %5085 = arith.muli %5084, %c9 : index
                  %5086 = arith.remui %5079, %c3 : index
                  %5087 = arith.divui %5086, %c28 : index
                  %5088 = arith.addi %5085, %5087 : index
                  %5089 = arith.muli %outTileRows, %c28 : index
                  %5090 = arith.muli %5088, %5089 : index
                  %5091 = arith.remui %24, %outTileRows : index
                  %5092 = arith.muli %5091, %c28 : index
                  %5093 = arith.addi %5090, %5092 : index
                  %5094 = arith.remui %5079, %c28 : index
                  %5095 = arith.addi %5093, %5094 : index
                  memref.store %5077, %out[%5095] : memref<?xf16>
                  %5096 = arith.addi %1493, %c62 : index
                  %5097 = arith.mulf %4118#8, %4945 : f32
                  %5098 = arith.addf %5097, %c74 : f32
                  %5099 = arith.minimumf %5098, %c149 : f32
                  %5100 = arith.maximumf %5099, %c150 : f32
                  %5101 = arith.truncf %5100 : f32 to f16
                  %5102 = arith.divui %5096, %c3 : index
                  %5103 = arith.addi %4950, %5102 : index
                  %5104 = arith.divui %24, %outTileRows : index
                  %5105 = arith.divui %4951, %c3 : index
                  %5106 = arith.muli %5104, %5105 : index
                  %5107 = arith.divui %5103, %c3 : index
                  %5108 = arith.addi %5106, %5107 : index
                  %5109 = arith.muli %5108, %c9 : index
                  %5110 = arith.remui %5103, %c3 : index
                  %5111 = arith.divui %5110, %c28 : index
                  %5112 = arith.addi %5109, %5111 : index
                  %5113 = arith.muli %outTileRows, %c28 : index
                  %5114 = arith.muli %5112, %5113 : index
                  %5115 = arith.remui %24, %outTileRows : index
                  %5116 = arith.muli %5115, %c28 : index
                  %5117 = arith.addi %5114, %5116 : index
                  %5118 = arith.remui %5103, %c28 : index
                  %5119 = arith.addi %5117, %5118 : index
                  memref.store %5101, %out[%5119] : memref<?xf16>
                  %5120 = arith.addi %1493, %c63 : index
                  %5121 = arith.mulf %4118#9, %4945 : f32
                  %5122 = arith.addf %5121, %c74 : f32
                  %5123 = arith.minimumf %5122, %c149 : f32
                  %5124 = arith.maximumf %5123, %c150 : f32
                  %5125 = arith.truncf %5124 : f32 to f16
                  %5126 = arith.divui %5120, %c3 : index
                  %5127 = arith.addi %4950, %5126 : index
                  %5128 = arith.divui %24, %outTileRows : index
                  %5129 = arith.divui %4951, %c3 : index
                  %5130 = arith.muli %5128, %5129 : index
                  %5131 = arith.divui %5127, %c3 : index
                  %5132 = arith.addi %5130, %5131 : index
                  %5133 = arith.muli %5132, %c9 : index
                  %5134 = arith.remui %5127, %c3 : index
                  %5135 = arith.divui %5134, %c28 : index
                  %5136 = arith.addi %5133, %5135 : index
                  %5137 = arith.muli %outTileRows, %c28 : index
                  %5138 = arith.muli %5136, %5137 : index
                  %5139 = arith.remui %24, %outTileRows : index
                  %5140 = arith.muli %5139, %c28 : index
                  %5141 = arith.addi %5138, %5140 : index
                  %5142 = arith.remui %5127, %c28 : index
                  %5143 = arith.addi %5141, %5142 : index
                  memref.store %5125, %out[%5143] : memref<?xf16>
                  %5144 = arith.addi %1493, %c64 : index
                  %5145 = arith.mulf %4118#10, %4945 : f32
                  %5146 = arith.addf %5145, %c74 : f32
                  %5147 = arith.minimumf %5146, %c149 : f32
                  %5148 = arith.maximumf %5147, %c150 : f32
                  %5149 = arith.truncf %5148 : f32 to f16
                  %5150 = arith.divui %5144, %c3 : index
                  %5151 = arith.addi %4950, %5150 : index
                  %5152 = arith.divui %24, %outTileRows : index
                  %5153 = arith.divui %4951, %c3 : index
                  %5154 = arith.muli %5152, %5153 : index
                  %5155 = arith.divui %5151, %c3 : index
                  %5156 = arith.addi %5154, %5155 : index
                  %5157 = arith.muli %5156, %c9 : index
                  %5158 = arith.remui %5151, %c3 : index
                  %5159 = arith.divui %5158, %c28 : index
                  %5160 = arith.addi %5157, %5159 : index
                  %5161 = arith.muli %outTileRows, %c28 : index
                  %5162 = arith.muli %5160, %5161 : index
                  %5163 = arith.remui %24, %outTileRows : index
                  %5164 = arith.muli %5163, %c28 : index
                  %5165 = arith.addi %5162, %5164 : index
                  %5166 = arith.remui %5151, %c28 : index
                  %5167 = arith.addi %5165, %5166 : index
                  memref.store %5149, %out[%5167] : memref<?xf16>
                  %5168 = arith.addi %1493, %c65 : index
                  %5169 = arith.mulf %4118#11, %4945 : f32
                  %5170 = arith.addf %5169, %c74 : f32
                  %5171 = arith.minimumf %5170, %c149 : f32
                  %5172 = arith.maximumf %5171, %c150 : f32
                  %5173 = arith.truncf %5172 : f32 to f16
                  %5174 = arith.divui %5168, %c3 : index
                  %5175 = arith.addi %4950, %5174 : index
                  %5176 = arith.divui %24, %outTileRows : index
                  %5177 = arith.divui %4951, %c3 : index
                  %5178 = arith.muli %5176, %5177 : index
                  %5179 = arith.divui %5175, %c3 : index
                  %5180 = arith.addi %5178, %5179 : index
                  %5181 = arith.muli %5180, %c9 : index
                  %5182 = arith.remui %5175, %c3 : index
                  %5183 = arith.divui %5182, %c28 : index
                  %5184 = arith.addi %5181, %5183 : index
                  %5185 = arith.muli %outTileRows, %c28 : index
                  %5186 = arith.muli %5184, %5185 : index
                  %5187 = arith.remui %24, %outTileRows : index
                  %5188 = arith.muli %5187, %c28 : index
                  %5189 = arith.addi %5186, %5188 : index
                  %5190 = arith.remui %5175, %c28 : index
                  %5191 = arith.addi %5189, %5190 : index
                  memref.store %5173, %out[%5191] : memref<?xf16>
                  %5192 = arith.addi %1493, %c66 : index
                  %5193 = arith.mulf %4118#12, %4945 : f32
                  %5194 = arith.addf %5193, %c74 : f32
                  %5195 = arith.minimumf %5194, %c149 : f32
                  %5196 = arith.maximumf %5195, %c150 : f32
                  %5197 = arith.truncf %5196 : f32 to f16
                  %5198 = arith.divui %5192, %c3 : index
                  %5199 = arith.addi %4950, %5198 : index
                  %5200 = arith.divui %24, %outTileRows : index
                  %5201 = arith.divui %4951, %c3 : index
                  %5202 = arith.muli %5200, %5201 : index
                  %5203 = arith.divui %5199, %c3 : index
                  %5204 = arith.addi %5202, %5203 : index
                  %5205 = arith.muli %5204, %c9 : index
                  %5206 = arith.remui %5199, %c3 : index
                  %5207 = arith.divui %5206, %c28 : index
                  %5208 = arith.addi %5205, %5207 : index
                  %5209 = arith.muli %outTileRows, %c28 : index
                  %5210 = arith.muli %5208, %5209 : index
                  %5211 = arith.remui %24, %outTileRows : index
                  %5212 = arith.muli %5211, %c28 : index
                  %5213 = arith.addi %5210, %5212 : index
                  %5214 = arith.remui %5199, %c28 : index
                  %5215 = arith.addi %5213, %5214 : index
                  memref.store %5197, %out[%5215] : memref<?xf16>
                  %5216 = arith.addi %1493, %c67 : index
                  %5217 = arith.mulf %4118#13, %4945 : f32
                  %5218 = arith.addf %5217, %c74 : f32
                  %5219 = arith.minimumf %5218, %c149 : f32
                  %5220 = arith.maximumf %5219, %c150 : f32
                  %5221 = arith.truncf %5220 : f32 to f16
                  %5222 = arith.divui %5216, %c3 : index
                  %5223 = arith.addi %4950, %5222 : index
                  %5224 = arith.divui %24, %outTileRows : index
                  %5225 = arith.divui %4951, %c3 : index
                  %5226 = arith.muli %5224, %5225 : index
                  %5227 = arith.divui %5223, %c3 : index
                  %5228 = arith.addi %5226, %5227 : index
                  %5229 = arith.muli %5228, %c9 : index
                  %5230 = arith.remui %5223, %c3 : index
                  %5231 = arith.divui %5230, %c28 : index
                  %5232 = arith.addi %5229, %5231 : index
                  %5233 = arith.muli %outTileRows, %c28 : index
                  %5234 = arith.muli %5232, %5233 : index
                  %5235 = arith.remui %24, %outTileRows : index
                  %5236 = arith.muli %5235, %c28 : index
                  %5237 = arith.addi %5234, %5236 : index
                  %5238 = arith.remui %5223, %c28 : index
                  %5239 = arith.addi %5237, %5238 : index
                  memref.store %5221, %out[%5239] : memref<?xf16>
                  %5240 = arith.addi %1493, %c68 : index
                  %5241 = arith.mulf %4118#14, %4945 : f32
                  %5242 = arith.addf %5241, %c74 : f32
                  %5243 = arith.minimumf %5242, %c149 : f32
                  %5244 = arith.maximumf %5243, %c150 : f32
                  %5245 = arith.truncf %5244 : f32 to f16
                  %5246 = arith.divui %5240, %c3 : index
                  %5247 = arith.addi %4950, %5246 : index
                  %5248 = arith.divui %24, %outTileRows : index
                  %5249 = arith.divui %4951, %c3 : index
                  %5250 = arith.muli %5248, %5249 : index
                  %5251 = arith.divui %5247, %c3 : index
                  %5252 = arith.addi %5250, %5251 : index
                  %5253 = arith.muli %5252, %c9 : index
                  %5254 = arith.remui %5247, %c3 : index
                  %5255 = arith.divui %5254, %c28 : index
                  %5256 = arith.addi %5253, %5255 : index
                  %5257 = arith.muli %outTileRows, %c28 : index
                  %5258 = arith.muli %5256, %5257 : index
                  %5259 = arith.remui %24, %outTileRows : index
                  %5260 = arith.muli %5259, %c28 : index
                  %5261 = arith.addi %5258, %5260 : index
                  %5262 = arith.remui %5247, %c28 : index
                  %5263 = arith.addi %5261, %5262 : index
                  memref.store %5245, %out[%5263] : memref<?xf16>
                  %5264 = arith.addi %1493, %c69 : index
                  %5265 = arith.mulf %4118#15, %4945 : f32
                  %5266 = arith.addf %5265, %c74 : f32
                  %5267 = arith.minimumf %5266, %c149 : f32
                  %5268 = arith.maximumf %5267, %c150 : f32
                  %5269 = arith.truncf %5268 : f32 to f16
                  %5270 = arith.divui %5264, %c3 : index
                  %5271 = arith.addi %4950, %5270 : index
                  %5272 = arith.divui %24, %outTileRows : index
                  %5273 = arith.divui %4951, %c3 : index
                  %5274 = arith.muli %5272, %5273 : index
                  %5275 = arith.divui %5271, %c3 : index
                  %5276 = arith.addi %5274, %5275 : index
                  %5277 = arith.muli %5276, %c9 : index
                  %5278 = arith.remui %5271, %c3 : index
                  %5279 = arith.divui %5278, %c28 : index
                  %5280 = arith.addi %5277, %5279 : index
                  %5281 = arith.muli %outTileRows, %c28 : index
                  %5282 = arith.muli %5280, %5281 : index
                  %5283 = arith.remui %24, %outTileRows : index
                  %5284 = arith.muli %5283, %c28 : index
                  %5285 = arith.addi %5282, %5284 : index
                  %5286 = arith.remui %5271, %c28 : index
                  %5287 = arith.addi %5285, %5286 : index
                  memref.store %5269, %out[%5287] : memref<?xf16>
                  %5288 = arith.addi %1493, %c70 : index
                  %5289 = arith.mulf %4118#16, %4945 : f32
                  %5290 = arith.addf %5289, %c74 : f32
                  %5291 = arith.minimumf %5290, %c149 : f32
                  %5292 = arith.maximumf %5291, %c150 : f32
                  %5293 = arith.truncf %5292 : f32 to f16
                  %5294 = arith.divui %5288, %c3 : index
                  %5295 = arith.addi %4950, %5294 : index
                  %5296 = arith.divui %24, %outTileRows : index
                  %5297 = arith.divui %4951, %c3 : index
                  %5298 = arith.muli %5296, %5297 : index
                  %5299 = arith.divui %5295, %c3 : index
                  %5300 = arith.addi %5298, %5299 : index
                  %5301 = arith.muli %5300, %c9 : index
                  %5302 = arith.remui %5295, %c3 : index
                  %5303 = arith.divui %5302, %c28 : index
                  %5304 = arith.addi %5301, %5303 : index
                  %5305 = arith.muli %outTileRows, %c28 : index
                  %5306 = arith.muli %5304, %5305 : index
                  %5307 = arith.remui %24, %outTileRows : index
                  %5308 = arith.muli %5307, %c28 : index
                  %5309 = arith.addi %5306, %5308 : index
                  %5310 = arith.remui %5295, %c28 : index
                  %5311 = arith.addi %5309, %5310 : index
                  memref.store %5293, %out[%5311] : memref<?xf16>
                  %5312 = arith.addi %1493, %c71 : index
                  %5313 = arith.mulf %4118#17, %4945 : f32
                  %5314 = arith.addf %5313, %c74 : f32
                  %5315 = arith.minimumf %5314, %c149 : f32
                  %5316 = arith.maximumf %5315, %c150 : f32
                  %5317 = arith.truncf %5316 : f32 to f16
                  %5318 = arith.divui %5312, %c3 : index
                  %5319 = arith.addi %4950, %5318 : index
                  %5320 = arith.divui %24, %outTileRows : index
                  %5321 = arith.divui %4951, %c3 : index
                  %5322 = arith.muli %5320, %5321 : index
                  %5323 = arith.divui %5319, %c3 : index
                  %5324 = arith.addi %5322, %5323 : index
                  %5325 = arith.muli %5324, %c9 : index
                  %5326 = arith.remui %5319, %c3 : index
                  %5327 = arith.divui %5326, %c28 : index
                  %5328 = arith.addi %5325, %5327 : index
                  %5329 = arith.muli %outTileRows, %c28 : index
                  %5330 = arith.muli %5328, %5329 : index
                  %5331 = arith.remui %24, %outTileRows : index
                  %5332 = arith.muli %5331, %c28 : index
                  %5333 = arith.addi %5330, %5332 : index
                  %5334 = arith.remui %5319, %c28 : index
                  %5335 = arith.addi %5333, %5334 : index
                  memref.store %5317, %out[%5335] : memref<?xf16>
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

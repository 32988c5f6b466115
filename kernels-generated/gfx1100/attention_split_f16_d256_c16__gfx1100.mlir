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
        %49 = arith.divui %47, %c24 : index
        %50 = arith.remui %47, %c24 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c7 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c25 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c23 : index
      scf.if %65 {
        %66 = arith.divui %64, %c24 : index
        %67 = arith.remui %64, %c24 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c7 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c25 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %81 = arith.addi %46, %c26 : index
      %82 = arith.cmpi slt, %81, %c23 : index
      scf.if %82 {
        %83 = arith.divui %81, %c24 : index
        %84 = arith.remui %81, %c24 : index
        %85 = arith.muli %84, %c11 : index
        %86 = arith.addi %17, %83 : index
        %87 = arith.subi %groupSize, %c4 : index
        %88 = arith.minsi %86, %87 : index
        %89 = arith.muli %24, %heads : index
        %90 = arith.muli %15, %groupSize : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %88 : index
        %93 = arith.muli %92, %c7 : index
        %94 = arith.addi %93, %85 : index
        %95 = vector.load %q[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.muli %83, %c25 : index
        %97 = arith.addi %96, %85 : index
        vector.store %95, %5[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %98 = arith.addi %46, %c27 : index
      %99 = arith.cmpi slt, %98, %c23 : index
      scf.if %99 {
        %100 = arith.divui %98, %c24 : index
        %101 = arith.remui %98, %c24 : index
        %102 = arith.muli %101, %c11 : index
        %103 = arith.addi %17, %100 : index
        %104 = arith.subi %groupSize, %c4 : index
        %105 = arith.minsi %103, %104 : index
        %106 = arith.muli %24, %heads : index
        %107 = arith.muli %15, %groupSize : index
        %108 = arith.addi %106, %107 : index
        %109 = arith.addi %108, %105 : index
        %110 = arith.muli %109, %c7 : index
        %111 = arith.addi %110, %102 : index
        %112 = vector.load %q[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %113 = arith.muli %100, %c25 : index
        %114 = arith.addi %113, %102 : index
        vector.store %112, %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %115 = arith.cmpi eq, %8, %c22 : index
      scf.if %115 {
        %116 = arith.remui %1, %c3 : index
        %117 = arith.muli %116, %c25 : index
        %118 = arith.muli %2, %c28 : index
        %119 = arith.addi %117, %118 : index
        %120 = arith.addi %119, %c22 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %119, %c11 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %119, %c3 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %119, %c29 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %119, %c21 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %119, %c30 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %119, %c31 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %119, %c32 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %119, %c24 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %119, %c33 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %119, %c34 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %119, %c35 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %119, %c36 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %119, %c37 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %119, %c38 : index
        %149 = vector.load %5[%148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %150 = arith.addi %119, %c39 : index
        %151 = vector.load %5[%150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %152 = arith.addi %119, %c40 : index
        %153 = vector.load %5[%152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %154 = arith.addi %119, %c41 : index
        %155 = vector.load %5[%154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %156 = arith.addi %119, %c42 : index
        %157 = vector.load %5[%156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %158 = arith.addi %119, %c43 : index
        %159 = vector.load %5[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %160 = arith.addi %119, %c44 : index
        %161 = vector.load %5[%160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %162 = arith.addi %119, %c45 : index
        %163 = vector.load %5[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %164 = arith.addi %119, %c46 : index
        %165 = vector.load %5[%164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %166 = arith.addi %119, %c47 : index
        %167 = vector.load %5[%166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %168 = arith.addi %119, %c48 : index
        %169 = vector.load %5[%168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %170 = arith.addi %119, %c49 : index
        %171 = vector.load %5[%170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %172 = arith.addi %119, %c50 : index
        %173 = vector.load %5[%172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %174 = arith.addi %119, %c51 : index
        %175 = vector.load %5[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %176 = arith.addi %119, %c52 : index
        %177 = vector.load %5[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.addi %119, %c53 : index
        %179 = vector.load %5[%178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %180 = arith.addi %119, %c54 : index
        %181 = vector.load %5[%180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %182 = arith.addi %119, %c55 : index
        %183 = vector.load %5[%182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %184 = math.absf %121 : vector<4xf32>
        %185 = math.absf %123 : vector<4xf32>
        %186 = arith.maxnumf %184, %185 fastmath<nnan> : vector<4xf32>
        %187 = math.absf %125 : vector<4xf32>
        %188 = arith.maxnumf %186, %187 fastmath<nnan> : vector<4xf32>
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
        %247 = vector.extract %246[0] : f32 from vector<4xf32>
        %248 = vector.extract %246[1] : f32 from vector<4xf32>
        %249 = vector.extract %246[2] : f32 from vector<4xf32>
        %250 = vector.extract %246[3] : f32 from vector<4xf32>
        %251 = arith.maxnumf %247, %248 fastmath<nnan> : f32
        %252 = arith.maxnumf %251, %249 fastmath<nnan> : f32
        %253 = arith.maxnumf %252, %250 fastmath<nnan> : f32
        %254 = wave.swap_halves %253 : f32
        %255 = arith.maxnumf %253, %254 fastmath<nnan> : f32
        %256 = arith.bitcast %255 : f32 to i32
        %257 = arith.shrui %256, %c56 : i32
        %258 = arith.maxsi %257, %c57 : i32
        %259 = arith.minsi %258, %c58 : i32
        %260 = arith.subi %c59, %259 : i32
        %261 = arith.shli %260, %c56 : i32
        %262 = arith.bitcast %261 : i32 to f32
        %263 = arith.subi %259, %c60 : i32
        %264 = arith.shli %263, %c56 : i32
        %265 = arith.bitcast %264 : i32 to f32
        %266 = vector.broadcast %262 : f32 to vector<4xf32>
        %267 = arith.muli %1, %c28 : index
        %268 = arith.muli %2, %c40 : index
        %269 = arith.addi %267, %268 : index
        %270 = arith.mulf %121, %266 : vector<4xf32>
        %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
        %272 = arith.mulf %123, %266 : vector<4xf32>
        %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %275 = arith.addi %269, %c22 : index
        vector.store %274, %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.mulf %125, %266 : vector<4xf32>
        %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
        %278 = arith.mulf %127, %266 : vector<4xf32>
        %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %281 = arith.addi %269, %c7 : index
        vector.store %280, %4[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = arith.mulf %129, %266 : vector<4xf32>
        %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
        %284 = arith.mulf %131, %266 : vector<4xf32>
        %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
        %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %287 = arith.addi %269, %c26 : index
        vector.store %286, %4[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %288 = arith.mulf %133, %266 : vector<4xf32>
        %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
        %290 = arith.mulf %135, %266 : vector<4xf32>
        %291 = arith.truncf %290 : vector<4xf32> to vector<4xf16>
        %292 = vector.shuffle %289, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %293 = arith.addi %269, %c27 : index
        vector.store %292, %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %294 = arith.mulf %137, %266 : vector<4xf32>
        %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
        %296 = arith.mulf %139, %266 : vector<4xf32>
        %297 = arith.truncf %296 : vector<4xf32> to vector<4xf16>
        %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %299 = arith.addi %269, %c23 : index
        vector.store %298, %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %300 = arith.mulf %141, %266 : vector<4xf32>
        %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
        %302 = arith.mulf %143, %266 : vector<4xf32>
        %303 = arith.truncf %302 : vector<4xf32> to vector<4xf16>
        %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %305 = arith.addi %269, %c61 : index
        vector.store %304, %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %306 = arith.mulf %145, %266 : vector<4xf32>
        %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
        %308 = arith.mulf %147, %266 : vector<4xf32>
        %309 = arith.truncf %308 : vector<4xf32> to vector<4xf16>
        %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %311 = arith.addi %269, %c62 : index
        vector.store %310, %4[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %312 = arith.mulf %149, %266 : vector<4xf32>
        %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
        %314 = arith.mulf %151, %266 : vector<4xf32>
        %315 = arith.truncf %314 : vector<4xf32> to vector<4xf16>
        %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %317 = arith.addi %269, %c63 : index
        vector.store %316, %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %318 = arith.mulf %153, %266 : vector<4xf32>
        %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
        %320 = arith.mulf %155, %266 : vector<4xf32>
        %321 = arith.truncf %320 : vector<4xf32> to vector<4xf16>
        %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %323 = arith.addi %269, %c64 : index
        vector.store %322, %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %324 = arith.mulf %157, %266 : vector<4xf32>
        %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
        %326 = arith.mulf %159, %266 : vector<4xf32>
        %327 = arith.truncf %326 : vector<4xf32> to vector<4xf16>
        %328 = vector.shuffle %325, %327 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %329 = arith.addi %269, %c65 : index
        vector.store %328, %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = arith.mulf %161, %266 : vector<4xf32>
        %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
        %332 = arith.mulf %163, %266 : vector<4xf32>
        %333 = arith.truncf %332 : vector<4xf32> to vector<4xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %335 = arith.addi %269, %c66 : index
        vector.store %334, %4[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = arith.mulf %165, %266 : vector<4xf32>
        %337 = arith.truncf %336 : vector<4xf32> to vector<4xf16>
        %338 = arith.mulf %167, %266 : vector<4xf32>
        %339 = arith.truncf %338 : vector<4xf32> to vector<4xf16>
        %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %341 = arith.addi %269, %c67 : index
        vector.store %340, %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = arith.mulf %169, %266 : vector<4xf32>
        %343 = arith.truncf %342 : vector<4xf32> to vector<4xf16>
        %344 = arith.mulf %171, %266 : vector<4xf32>
        %345 = arith.truncf %344 : vector<4xf32> to vector<4xf16>
        %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %347 = arith.addi %269, %c68 : index
        vector.store %346, %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = arith.mulf %173, %266 : vector<4xf32>
        %349 = arith.truncf %348 : vector<4xf32> to vector<4xf16>
        %350 = arith.mulf %175, %266 : vector<4xf32>
        %351 = arith.truncf %350 : vector<4xf32> to vector<4xf16>
        %352 = vector.shuffle %349, %351 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %353 = arith.addi %269, %c69 : index
        vector.store %352, %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.mulf %177, %266 : vector<4xf32>
        %355 = arith.truncf %354 : vector<4xf32> to vector<4xf16>
        %356 = arith.mulf %179, %266 : vector<4xf32>
        %357 = arith.truncf %356 : vector<4xf32> to vector<4xf16>
        %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %359 = arith.addi %269, %c70 : index
        vector.store %358, %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.mulf %181, %266 : vector<4xf32>
        %361 = arith.truncf %360 : vector<4xf32> to vector<4xf16>
        %362 = arith.mulf %183, %266 : vector<4xf32>
        %363 = arith.truncf %362 : vector<4xf32> to vector<4xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %365 = arith.addi %269, %c71 : index
        vector.store %364, %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = memref.load %scales[%15] : memref<?xf32>
        %367 = arith.mulf %366, %265 : f32
        memref.store %367, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %368 = memref.load %7[%1] : memref<?xf32>
      scf.for %369 = %11 to %42 step %43 : i32 {
        %370 = arith.muli %369, %c19 : i32
        %371 = arith.index_cast %8 : index to i32
        %372 = arith.muli %371, %c72 : i32
        %373 = arith.addi %370, %372 : i32
        %374 = arith.addi %373, %c72 : i32
        %375 = arith.minsi %374, %38 : i32
        %376 = arith.cmpi slt, %373, %38 : i32
        %377:18 = scf.if %376 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %378 = arith.subi %375, %373 : i32
          %379 = arith.addi %378, %c76 : i32
          %380 = arith.divui %379, %c77 : i32
          %381 = arith.divui %373, %c17 : i32
          %382 = arith.addi %381, %c78 : i32
          %383 = arith.minsi %382, %40 : i32
          %384 = arith.index_castui %383 : i32 to index
          %385 = arith.addi %32, %384 : index
          %386 = memref.load %step[%385] : memref<?xi32>
          %387 = arith.index_cast %386 : i32 to index
          %388 = arith.muli %387, %33 : index
          %389 = arith.addi %388, %34 : index
          %390 = arith.addi %381, %c16 : i32
          %391 = arith.minsi %390, %40 : i32
          %392 = arith.index_castui %391 : i32 to index
          %393 = arith.addi %32, %392 : index
          %394 = memref.load %step[%393] : memref<?xi32>
          %395 = arith.index_cast %394 : i32 to index
          %396 = arith.muli %395, %33 : index
          %397 = arith.addi %396, %34 : index
          %398 = arith.addi %389, %35 : index
          %399 = arith.addi %398, %c22 : index
          %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %401 = arith.addi %398, %c24 : index
          %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %403 = arith.addi %397, %35 : index
          %404 = arith.addi %403, %c22 : index
          %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %406 = arith.addi %403, %c24 : index
          %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %431:22 = scf.for %408 = %c78 to %380 step %c16 iter_args(%409 = %400, %410 = %402, %411 = %405, %412 = %407, %413 = %c73, %414 = %c74, %415 = %c75, %416 = %c75, %417 = %c75, %418 = %c75, %419 = %c75, %420 = %c75, %421 = %c75, %422 = %c75, %423 = %c75, %424 = %c75, %425 = %c75, %426 = %c75, %427 = %c75, %428 = %c75, %429 = %c75, %430 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %432 = arith.muli %408, %c77 : i32
            %433 = arith.addi %373, %432 : i32
            %434 = arith.addi %433, %c77 : i32
            %435 = arith.divui %433, %c17 : i32
            %436 = arith.addi %435, %c78 : i32
            %437 = arith.minsi %436, %40 : i32
            %438 = arith.index_castui %437 : i32 to index
            %439 = arith.addi %32, %438 : index
            %440 = memref.load %step[%439] : memref<?xi32>
            %441 = arith.index_cast %440 : i32 to index
            %442 = arith.muli %441, %33 : index
            %443 = arith.addi %442, %34 : index
            %444 = arith.addi %435, %c16 : i32
            %445 = arith.minsi %444, %40 : i32
            %446 = arith.index_castui %445 : i32 to index
            %447 = arith.addi %32, %446 : index
            %448 = memref.load %step[%447] : memref<?xi32>
            %449 = arith.index_cast %448 : i32 to index
            %450 = arith.muli %449, %33 : index
            %451 = arith.addi %450, %34 : index
            %452 = arith.divui %434, %c17 : i32
            %453 = arith.addi %452, %c78 : i32
            %454 = arith.minsi %453, %40 : i32
            %455 = arith.index_castui %454 : i32 to index
            %456 = arith.addi %32, %455 : index
            %457 = memref.load %step[%456] : memref<?xi32>
            %458 = arith.index_cast %457 : i32 to index
            %459 = arith.muli %458, %33 : index
            %460 = arith.addi %459, %34 : index
            %461 = arith.addi %452, %c16 : i32
            %462 = arith.minsi %461, %40 : i32
            %463 = arith.index_castui %462 : i32 to index
            %464 = arith.addi %32, %463 : index
            %465 = memref.load %step[%464] : memref<?xi32>
            %466 = arith.index_cast %465 : i32 to index
            %467 = arith.muli %466, %33 : index
            %468 = arith.addi %467, %34 : index
            %469 = wave.opaque %c22 : index
            %470 = arith.muli %1, %c28 : index
            %471 = arith.addi %469, %470 : index
            %472 = arith.addi %443, %35 : index
            %473 = arith.addi %472, %c40 : index
            %474 = vector.load %kv[%473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %475 = arith.addi %472, %c48 : index
            %476 = vector.load %kv[%475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %477 = arith.addi %451, %35 : index
            %478 = arith.addi %477, %c40 : index
            %479 = vector.load %kv[%478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %480 = arith.addi %477, %c48 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %482 = vector.shuffle %409, %410 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %483 = vector.bitcast %482 : vector<8xi32> to vector<16xf16>
            %484 = vector.shuffle %411, %412 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %485 = vector.bitcast %484 : vector<8xi32> to vector<16xf16>
            %486 = arith.addi %471, %c22 : index
            %487 = vector.load %4[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %488 = arith.addi %486, %c40 : index
            %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %491 = wave.mma %483, %490, %c75 : vector<16xf16>, vector<8xf32>
            %492 = wave.mma %485, %490, %c75 : vector<16xf16>, vector<8xf32>
            %493 = arith.addi %472, %c7 : index
            %494 = vector.load %kv[%493] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %495 = arith.addi %472, %c79 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = arith.addi %477, %c7 : index
            %498 = vector.load %kv[%497] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %499 = arith.addi %477, %c79 : index
            %500 = vector.load %kv[%499] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %501 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %502 = vector.bitcast %501 : vector<8xi32> to vector<16xf16>
            %503 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %504 = vector.bitcast %503 : vector<8xi32> to vector<16xf16>
            %505 = arith.addi %471, %c7 : index
            %506 = vector.load %4[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %507 = arith.addi %505, %c40 : index
            %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %509 = vector.shuffle %506, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %510 = wave.mma %502, %509, %491 : vector<16xf16>, vector<8xf32>
            %511 = wave.mma %504, %509, %492 : vector<16xf16>, vector<8xf32>
            %512 = arith.addi %472, %c80 : index
            %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %514 = arith.addi %472, %c81 : index
            %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %516 = arith.addi %477, %c80 : index
            %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %518 = arith.addi %477, %c81 : index
            %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %520 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %521 = vector.bitcast %520 : vector<8xi32> to vector<16xf16>
            %522 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
            %524 = arith.addi %471, %c26 : index
            %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %526 = arith.addi %524, %c40 : index
            %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %529 = wave.mma %521, %528, %510 : vector<16xf16>, vector<8xf32>
            %530 = wave.mma %523, %528, %511 : vector<16xf16>, vector<8xf32>
            %531 = arith.addi %472, %c26 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %533 = arith.addi %472, %c82 : index
            %534 = vector.load %kv[%533] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %535 = arith.addi %477, %c26 : index
            %536 = vector.load %kv[%535] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %537 = arith.addi %477, %c82 : index
            %538 = vector.load %kv[%537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %539 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %540 = vector.bitcast %539 : vector<8xi32> to vector<16xf16>
            %541 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %542 = vector.bitcast %541 : vector<8xi32> to vector<16xf16>
            %543 = arith.addi %471, %c27 : index
            %544 = vector.load %4[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %545 = arith.addi %543, %c40 : index
            %546 = vector.load %4[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %547 = vector.shuffle %544, %546 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %548 = wave.mma %540, %547, %529 : vector<16xf16>, vector<8xf32>
            %549 = wave.mma %542, %547, %530 : vector<16xf16>, vector<8xf32>
            %550 = arith.addi %472, %c83 : index
            %551 = vector.load %kv[%550] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %552 = arith.addi %472, %c84 : index
            %553 = vector.load %kv[%552] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %554 = arith.addi %477, %c83 : index
            %555 = vector.load %kv[%554] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %556 = arith.addi %477, %c84 : index
            %557 = vector.load %kv[%556] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %558 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %559 = vector.bitcast %558 : vector<8xi32> to vector<16xf16>
            %560 = vector.shuffle %536, %538 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %561 = vector.bitcast %560 : vector<8xi32> to vector<16xf16>
            %562 = arith.addi %471, %c23 : index
            %563 = vector.load %4[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %564 = arith.addi %562, %c40 : index
            %565 = vector.load %4[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %566 = vector.shuffle %563, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %567 = wave.mma %559, %566, %548 : vector<16xf16>, vector<8xf32>
            %568 = wave.mma %561, %566, %549 : vector<16xf16>, vector<8xf32>
            %569 = arith.addi %472, %c27 : index
            %570 = vector.load %kv[%569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %571 = arith.addi %472, %c85 : index
            %572 = vector.load %kv[%571] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %573 = arith.addi %477, %c27 : index
            %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %575 = arith.addi %477, %c85 : index
            %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %577 = vector.shuffle %551, %553 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %578 = vector.bitcast %577 : vector<8xi32> to vector<16xf16>
            %579 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %580 = vector.bitcast %579 : vector<8xi32> to vector<16xf16>
            %581 = arith.addi %471, %c61 : index
            %582 = vector.load %4[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %583 = arith.addi %581, %c40 : index
            %584 = vector.load %4[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %585 = vector.shuffle %582, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %586 = wave.mma %578, %585, %567 : vector<16xf16>, vector<8xf32>
            %587 = wave.mma %580, %585, %568 : vector<16xf16>, vector<8xf32>
            %588 = arith.addi %472, %c86 : index
            %589 = vector.load %kv[%588] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %590 = arith.addi %472, %c87 : index
            %591 = vector.load %kv[%590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %592 = arith.addi %477, %c86 : index
            %593 = vector.load %kv[%592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %594 = arith.addi %477, %c87 : index
            %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %596 = vector.shuffle %570, %572 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %597 = vector.bitcast %596 : vector<8xi32> to vector<16xf16>
            %598 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %599 = vector.bitcast %598 : vector<8xi32> to vector<16xf16>
            %600 = arith.addi %471, %c62 : index
            %601 = vector.load %4[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %602 = arith.addi %600, %c40 : index
            %603 = vector.load %4[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %604 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %605 = wave.mma %597, %604, %586 : vector<16xf16>, vector<8xf32>
            %606 = wave.mma %599, %604, %587 : vector<16xf16>, vector<8xf32>
            %607 = arith.addi %472, %c23 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %609 = arith.addi %472, %c88 : index
            %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %611 = arith.addi %477, %c23 : index
            %612 = vector.load %kv[%611] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %613 = arith.addi %477, %c88 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %615 = vector.shuffle %589, %591 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %616 = vector.bitcast %615 : vector<8xi32> to vector<16xf16>
            %617 = vector.shuffle %593, %595 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %618 = vector.bitcast %617 : vector<8xi32> to vector<16xf16>
            %619 = arith.addi %471, %c63 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = arith.addi %619, %c40 : index
            %622 = vector.load %4[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %623 = vector.shuffle %620, %622 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %624 = wave.mma %616, %623, %605 : vector<16xf16>, vector<8xf32>
            %625 = wave.mma %618, %623, %606 : vector<16xf16>, vector<8xf32>
            %626 = arith.addi %472, %c89 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %628 = arith.addi %472, %c90 : index
            %629 = vector.load %kv[%628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %630 = arith.addi %477, %c89 : index
            %631 = vector.load %kv[%630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %632 = arith.addi %477, %c90 : index
            %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %634 = vector.shuffle %608, %610 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %635 = vector.bitcast %634 : vector<8xi32> to vector<16xf16>
            %636 = vector.shuffle %612, %614 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %637 = vector.bitcast %636 : vector<8xi32> to vector<16xf16>
            %638 = arith.addi %471, %c64 : index
            %639 = vector.load %4[%638] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %640 = arith.addi %638, %c40 : index
            %641 = vector.load %4[%640] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %642 = vector.shuffle %639, %641 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %643 = wave.mma %635, %642, %624 : vector<16xf16>, vector<8xf32>
            %644 = wave.mma %637, %642, %625 : vector<16xf16>, vector<8xf32>
            %645 = arith.addi %472, %c61 : index
            %646 = vector.load %kv[%645] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %647 = arith.addi %472, %c91 : index
            %648 = vector.load %kv[%647] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %649 = arith.addi %477, %c61 : index
            %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %651 = arith.addi %477, %c91 : index
            %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %653 = vector.shuffle %627, %629 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %654 = vector.bitcast %653 : vector<8xi32> to vector<16xf16>
            %655 = vector.shuffle %631, %633 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %656 = vector.bitcast %655 : vector<8xi32> to vector<16xf16>
            %657 = arith.addi %471, %c65 : index
            %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %659 = arith.addi %657, %c40 : index
            %660 = vector.load %4[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %661 = vector.shuffle %658, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %662 = wave.mma %654, %661, %643 : vector<16xf16>, vector<8xf32>
            %663 = wave.mma %656, %661, %644 : vector<16xf16>, vector<8xf32>
            %664 = arith.addi %472, %c92 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %666 = arith.addi %472, %c93 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %477, %c92 : index
            %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %670 = arith.addi %477, %c93 : index
            %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %672 = vector.shuffle %646, %648 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %673 = vector.bitcast %672 : vector<8xi32> to vector<16xf16>
            %674 = vector.shuffle %650, %652 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %675 = vector.bitcast %674 : vector<8xi32> to vector<16xf16>
            %676 = arith.addi %471, %c66 : index
            %677 = vector.load %4[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %678 = arith.addi %676, %c40 : index
            %679 = vector.load %4[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %680 = vector.shuffle %677, %679 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %681 = wave.mma %673, %680, %662 : vector<16xf16>, vector<8xf32>
            %682 = wave.mma %675, %680, %663 : vector<16xf16>, vector<8xf32>
            %683 = arith.addi %472, %c62 : index
            %684 = vector.load %kv[%683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %685 = arith.addi %472, %c94 : index
            %686 = vector.load %kv[%685] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %687 = arith.addi %477, %c62 : index
            %688 = vector.load %kv[%687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %689 = arith.addi %477, %c94 : index
            %690 = vector.load %kv[%689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %691 = vector.shuffle %665, %667 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %692 = vector.bitcast %691 : vector<8xi32> to vector<16xf16>
            %693 = vector.shuffle %669, %671 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %694 = vector.bitcast %693 : vector<8xi32> to vector<16xf16>
            %695 = arith.addi %471, %c67 : index
            %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %697 = arith.addi %695, %c40 : index
            %698 = vector.load %4[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %699 = vector.shuffle %696, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %700 = wave.mma %692, %699, %681 : vector<16xf16>, vector<8xf32>
            %701 = wave.mma %694, %699, %682 : vector<16xf16>, vector<8xf32>
            %702 = arith.addi %472, %c95 : index
            %703 = vector.load %kv[%702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %704 = arith.addi %472, %c96 : index
            %705 = vector.load %kv[%704] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %706 = arith.addi %477, %c95 : index
            %707 = vector.load %kv[%706] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %708 = arith.addi %477, %c96 : index
            %709 = vector.load %kv[%708] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %710 = vector.shuffle %684, %686 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %711 = vector.bitcast %710 : vector<8xi32> to vector<16xf16>
            %712 = vector.shuffle %688, %690 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %713 = vector.bitcast %712 : vector<8xi32> to vector<16xf16>
            %714 = arith.addi %471, %c68 : index
            %715 = vector.load %4[%714] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %716 = arith.addi %714, %c40 : index
            %717 = vector.load %4[%716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %718 = vector.shuffle %715, %717 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %719 = wave.mma %711, %718, %700 : vector<16xf16>, vector<8xf32>
            %720 = wave.mma %713, %718, %701 : vector<16xf16>, vector<8xf32>
            %721 = arith.addi %472, %c63 : index
            %722 = vector.load %kv[%721] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %723 = arith.addi %472, %c97 : index
            %724 = vector.load %kv[%723] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %725 = arith.addi %477, %c63 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %477, %c97 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %729 = vector.shuffle %703, %705 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %730 = vector.bitcast %729 : vector<8xi32> to vector<16xf16>
            %731 = vector.shuffle %707, %709 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %732 = vector.bitcast %731 : vector<8xi32> to vector<16xf16>
            %733 = arith.addi %471, %c69 : index
            %734 = vector.load %4[%733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %735 = arith.addi %733, %c40 : index
            %736 = vector.load %4[%735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %737 = vector.shuffle %734, %736 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %738 = wave.mma %730, %737, %719 : vector<16xf16>, vector<8xf32>
            %739 = wave.mma %732, %737, %720 : vector<16xf16>, vector<8xf32>
            %740 = arith.addi %472, %c98 : index
            %741 = vector.load %kv[%740] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %742 = arith.addi %472, %c99 : index
            %743 = vector.load %kv[%742] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %744 = arith.addi %477, %c98 : index
            %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %746 = arith.addi %477, %c99 : index
            %747 = vector.load %kv[%746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %748 = vector.shuffle %722, %724 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %749 = vector.bitcast %748 : vector<8xi32> to vector<16xf16>
            %750 = vector.shuffle %726, %728 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %751 = vector.bitcast %750 : vector<8xi32> to vector<16xf16>
            %752 = arith.addi %471, %c70 : index
            %753 = vector.load %4[%752] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %754 = arith.addi %752, %c40 : index
            %755 = vector.load %4[%754] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %756 = vector.shuffle %753, %755 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %757 = wave.mma %749, %756, %738 : vector<16xf16>, vector<8xf32>
            %758 = wave.mma %751, %756, %739 : vector<16xf16>, vector<8xf32>
            %759 = arith.addi %472, %c64 : index
            %760 = vector.load %kv[%759] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %761 = arith.addi %472, %c100 : index
            %762 = vector.load %kv[%761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %763 = arith.addi %477, %c64 : index
            %764 = vector.load %kv[%763] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %765 = arith.addi %477, %c100 : index
            %766 = vector.load %kv[%765] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %767 = vector.shuffle %741, %743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %768 = vector.bitcast %767 : vector<8xi32> to vector<16xf16>
            %769 = vector.shuffle %745, %747 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %770 = vector.bitcast %769 : vector<8xi32> to vector<16xf16>
            %771 = arith.addi %471, %c71 : index
            %772 = vector.load %4[%771] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %773 = arith.addi %771, %c40 : index
            %774 = vector.load %4[%773] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %775 = vector.shuffle %772, %774 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %776 = wave.mma %768, %775, %757 : vector<16xf16>, vector<8xf32>
            %777 = wave.mma %770, %775, %758 : vector<16xf16>, vector<8xf32>
            %778 = arith.addi %472, %c101 : index
            %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %780 = arith.addi %472, %c102 : index
            %781 = vector.load %kv[%780] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %782 = arith.addi %477, %c101 : index
            %783 = vector.load %kv[%782] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %784 = arith.addi %477, %c102 : index
            %785 = vector.load %kv[%784] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %786 = wave.opaque %776 : vector<8xf32>
            %787 = wave.opaque %777 : vector<8xf32>
            %788 = wave.opaque %434 : i32
            %789 = arith.cmpi sgt, %788, %375 : i32
            %790:2 = scf.if %789 -> (vector<8xf32>, vector<8xf32>) {
              %791 = arith.index_cast %2 : index to i32
              %792 = arith.addi %433, %791 : i32
              %793 = arith.subi %38, %792 : i32
              %794 = arith.subi %793, %c78 : i32
              %795 = vector.broadcast %794 : i32 to vector<8xi32>
              %796 = arith.cmpi sgt, %795, %c104 : vector<8xi32>
              %797 = arith.select %796, %786, %c103 : vector<8xi1>, vector<8xf32>
              %798 = arith.subi %793, %c17 : i32
              %799 = vector.broadcast %798 : i32 to vector<8xi32>
              %800 = arith.cmpi sgt, %799, %c104 : vector<8xi32>
              %801 = arith.select %800, %787, %c103 : vector<8xi1>, vector<8xf32>
              scf.yield %797, %801 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %786, %787 : vector<8xf32>, vector<8xf32>
            }
            %802 = vector.extract %790#0[0] : f32 from vector<8xf32>
            %803 = vector.extract %790#0[1] : f32 from vector<8xf32>
            %804 = vector.extract %790#0[2] : f32 from vector<8xf32>
            %805 = vector.extract %790#0[3] : f32 from vector<8xf32>
            %806 = vector.extract %790#0[4] : f32 from vector<8xf32>
            %807 = vector.extract %790#0[5] : f32 from vector<8xf32>
            %808 = vector.extract %790#0[6] : f32 from vector<8xf32>
            %809 = vector.extract %790#0[7] : f32 from vector<8xf32>
            %810 = vector.extract %790#1[0] : f32 from vector<8xf32>
            %811 = vector.extract %790#1[1] : f32 from vector<8xf32>
            %812 = vector.extract %790#1[2] : f32 from vector<8xf32>
            %813 = vector.extract %790#1[3] : f32 from vector<8xf32>
            %814 = vector.extract %790#1[4] : f32 from vector<8xf32>
            %815 = vector.extract %790#1[5] : f32 from vector<8xf32>
            %816 = vector.extract %790#1[6] : f32 from vector<8xf32>
            %817 = vector.extract %790#1[7] : f32 from vector<8xf32>
            %818 = arith.maxnumf %802, %803 fastmath<nnan> : f32
            %819 = arith.maxnumf %818, %804 fastmath<nnan> : f32
            %820 = arith.maxnumf %819, %805 fastmath<nnan> : f32
            %821 = arith.maxnumf %820, %806 fastmath<nnan> : f32
            %822 = arith.maxnumf %821, %807 fastmath<nnan> : f32
            %823 = arith.maxnumf %822, %808 fastmath<nnan> : f32
            %824 = arith.maxnumf %823, %809 fastmath<nnan> : f32
            %825 = arith.maxnumf %824, %810 fastmath<nnan> : f32
            %826 = arith.maxnumf %825, %811 fastmath<nnan> : f32
            %827 = arith.maxnumf %826, %812 fastmath<nnan> : f32
            %828 = arith.maxnumf %827, %813 fastmath<nnan> : f32
            %829 = arith.maxnumf %828, %814 fastmath<nnan> : f32
            %830 = arith.maxnumf %829, %815 fastmath<nnan> : f32
            %831 = arith.maxnumf %830, %816 fastmath<nnan> : f32
            %832 = arith.maxnumf %831, %817 fastmath<nnan> : f32
            %833 = wave.swap_halves %832 : f32
            %834 = arith.maxnumf %832, %833 fastmath<nnan> : f32
            %835 = arith.mulf %834, %368 : f32
            %836 = arith.addf %413, %c105 : f32
            %837 = arith.cmpf ogt, %835, %836 : f32
            %838:18 = scf.if %837 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %839 = arith.subf %413, %835 : f32
              %840 = wave.exp2 %839 : f32
              %841 = vector.broadcast %840 : f32 to vector<8xf32>
              %842 = arith.mulf %414, %840 : f32
              %843 = arith.mulf %415, %841 : vector<8xf32>
              %844 = arith.mulf %416, %841 : vector<8xf32>
              %845 = arith.mulf %417, %841 : vector<8xf32>
              %846 = arith.mulf %418, %841 : vector<8xf32>
              %847 = arith.mulf %419, %841 : vector<8xf32>
              %848 = arith.mulf %420, %841 : vector<8xf32>
              %849 = arith.mulf %421, %841 : vector<8xf32>
              %850 = arith.mulf %422, %841 : vector<8xf32>
              %851 = arith.mulf %423, %841 : vector<8xf32>
              %852 = arith.mulf %424, %841 : vector<8xf32>
              %853 = arith.mulf %425, %841 : vector<8xf32>
              %854 = arith.mulf %426, %841 : vector<8xf32>
              %855 = arith.mulf %427, %841 : vector<8xf32>
              %856 = arith.mulf %428, %841 : vector<8xf32>
              %857 = arith.mulf %429, %841 : vector<8xf32>
              %858 = arith.mulf %430, %841 : vector<8xf32>
              scf.yield %835, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %859 = vector.broadcast %368 : f32 to vector<8xf32>
            %860 = arith.subf %c106, %838#0 : f32
            %861 = vector.broadcast %860 : f32 to vector<8xf32>
            %862 = math.fma %790#0, %859, %861 : vector<8xf32>
            %863 = wave.exp2 %862 : vector<8xf32>
            %864 = math.fma %790#1, %859, %861 : vector<8xf32>
            %865 = wave.exp2 %864 : vector<8xf32>
            %866 = arith.truncf %863 : vector<8xf32> to vector<8xf16>
            %867 = vector.bitcast %866 : vector<8xf16> to vector<4xi32>
            %868 = wave.swap_halves %867 : vector<4xi32>
            %869 = arith.select %3, %868, %867 : vector<4xi32>
            %870 = arith.select %3, %867, %868 : vector<4xi32>
            %871 = vector.shuffle %869, %870 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %872 = vector.bitcast %871 : vector<8xi32> to vector<16xf16>
            %873 = arith.truncf %865 : vector<8xf32> to vector<8xf16>
            %874 = vector.bitcast %873 : vector<8xf16> to vector<4xi32>
            %875 = wave.swap_halves %874 : vector<4xi32>
            %876 = arith.select %3, %875, %874 : vector<4xi32>
            %877 = arith.select %3, %874, %875 : vector<4xi32>
            %878 = vector.shuffle %876, %877 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %879 = vector.bitcast %878 : vector<8xi32> to vector<16xf16>
            %880 = arith.addf %863, %865 : vector<8xf32>
            %881 = vector.extract %880[0] : f32 from vector<8xf32>
            %882 = vector.extract %880[1] : f32 from vector<8xf32>
            %883 = vector.extract %880[2] : f32 from vector<8xf32>
            %884 = vector.extract %880[3] : f32 from vector<8xf32>
            %885 = vector.extract %880[4] : f32 from vector<8xf32>
            %886 = vector.extract %880[5] : f32 from vector<8xf32>
            %887 = vector.extract %880[6] : f32 from vector<8xf32>
            %888 = vector.extract %880[7] : f32 from vector<8xf32>
            %889 = arith.addf %881, %885 : f32
            %890 = arith.addf %882, %886 : f32
            %891 = arith.addf %883, %887 : f32
            %892 = arith.addf %884, %888 : f32
            %893 = arith.addf %889, %891 : f32
            %894 = arith.addf %890, %892 : f32
            %895 = arith.addf %893, %894 : f32
            %896 = arith.addf %838#1, %895 : f32
            %897 = wave.opaque %896 : f32
            %898 = wave.opaque %434 : i32
            %899 = arith.cmpi sgt, %898, %375 : i32
            %900:4 = scf.if %899 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %901 = arith.subi %375, %433 : i32
              %902 = arith.subi %901, %c78 : i32
              %903 = arith.minsi %902, %c17 : i32
              %904 = arith.maxsi %903, %c78 : i32
              %905 = arith.cmpi sgt, %904, %c78 : i32
              %906 = arith.select %905, %c108, %c78 : i32
              %907 = arith.ori %c78, %906 : i32
              %908 = arith.cmpi sgt, %904, %c16 : i32
              %909 = arith.select %908, %c108, %c78 : i32
              %910 = arith.ori %c78, %909 : i32
              %911 = arith.cmpi sgt, %904, %c109 : i32
              %912 = arith.select %911, %c110, %c78 : i32
              %913 = arith.ori %907, %912 : i32
              %914 = arith.cmpi sgt, %904, %c111 : i32
              %915 = arith.select %914, %c110, %c78 : i32
              %916 = arith.ori %910, %915 : i32
              %917 = arith.cmpi sgt, %904, %c112 : i32
              %918 = arith.select %917, %c108, %c78 : i32
              %919 = arith.ori %c78, %918 : i32
              %920 = arith.cmpi sgt, %904, %c113 : i32
              %921 = arith.select %920, %c108, %c78 : i32
              %922 = arith.ori %c78, %921 : i32
              %923 = arith.cmpi sgt, %904, %c114 : i32
              %924 = arith.select %923, %c110, %c78 : i32
              %925 = arith.ori %919, %924 : i32
              %926 = arith.cmpi sgt, %904, %c115 : i32
              %927 = arith.select %926, %c110, %c78 : i32
              %928 = arith.ori %922, %927 : i32
              %929 = arith.cmpi sgt, %904, %c116 : i32
              %930 = arith.select %929, %c108, %c78 : i32
              %931 = arith.ori %c78, %930 : i32
              %932 = arith.cmpi sgt, %904, %c117 : i32
              %933 = arith.select %932, %c108, %c78 : i32
              %934 = arith.ori %c78, %933 : i32
              %935 = arith.cmpi sgt, %904, %c118 : i32
              %936 = arith.select %935, %c110, %c78 : i32
              %937 = arith.ori %931, %936 : i32
              %938 = arith.cmpi sgt, %904, %c119 : i32
              %939 = arith.select %938, %c110, %c78 : i32
              %940 = arith.ori %934, %939 : i32
              %941 = arith.cmpi sgt, %904, %c120 : i32
              %942 = arith.select %941, %c108, %c78 : i32
              %943 = arith.ori %c78, %942 : i32
              %944 = arith.cmpi sgt, %904, %c121 : i32
              %945 = arith.select %944, %c108, %c78 : i32
              %946 = arith.ori %c78, %945 : i32
              %947 = arith.cmpi sgt, %904, %c60 : i32
              %948 = arith.select %947, %c110, %c78 : i32
              %949 = arith.ori %943, %948 : i32
              %950 = arith.cmpi sgt, %904, %c122 : i32
              %951 = arith.select %950, %c110, %c78 : i32
              %952 = arith.ori %946, %951 : i32
              %953 = vector.from_elements %913, %925, %937, %949 : vector<4xi32>
              %954 = vector.from_elements %916, %928, %940, %952 : vector<4xi32>
              %955 = arith.subi %901, %c17 : i32
              %956 = arith.minsi %955, %c17 : i32
              %957 = arith.maxsi %956, %c78 : i32
              %958 = arith.cmpi sgt, %957, %c78 : i32
              %959 = arith.select %958, %c108, %c78 : i32
              %960 = arith.ori %c78, %959 : i32
              %961 = arith.cmpi sgt, %957, %c16 : i32
              %962 = arith.select %961, %c108, %c78 : i32
              %963 = arith.ori %c78, %962 : i32
              %964 = arith.cmpi sgt, %957, %c109 : i32
              %965 = arith.select %964, %c110, %c78 : i32
              %966 = arith.ori %960, %965 : i32
              %967 = arith.cmpi sgt, %957, %c111 : i32
              %968 = arith.select %967, %c110, %c78 : i32
              %969 = arith.ori %963, %968 : i32
              %970 = arith.cmpi sgt, %957, %c112 : i32
              %971 = arith.select %970, %c108, %c78 : i32
              %972 = arith.ori %c78, %971 : i32
              %973 = arith.cmpi sgt, %957, %c113 : i32
              %974 = arith.select %973, %c108, %c78 : i32
              %975 = arith.ori %c78, %974 : i32
              %976 = arith.cmpi sgt, %957, %c114 : i32
              %977 = arith.select %976, %c110, %c78 : i32
              %978 = arith.ori %972, %977 : i32
              %979 = arith.cmpi sgt, %957, %c115 : i32
              %980 = arith.select %979, %c110, %c78 : i32
              %981 = arith.ori %975, %980 : i32
              %982 = arith.cmpi sgt, %957, %c116 : i32
              %983 = arith.select %982, %c108, %c78 : i32
              %984 = arith.ori %c78, %983 : i32
              %985 = arith.cmpi sgt, %957, %c117 : i32
              %986 = arith.select %985, %c108, %c78 : i32
              %987 = arith.ori %c78, %986 : i32
              %988 = arith.cmpi sgt, %957, %c118 : i32
              %989 = arith.select %988, %c110, %c78 : i32
              %990 = arith.ori %984, %989 : i32
              %991 = arith.cmpi sgt, %957, %c119 : i32
              %992 = arith.select %991, %c110, %c78 : i32
              %993 = arith.ori %987, %992 : i32
              %994 = arith.cmpi sgt, %957, %c120 : i32
              %995 = arith.select %994, %c108, %c78 : i32
              %996 = arith.ori %c78, %995 : i32
              %997 = arith.cmpi sgt, %957, %c121 : i32
              %998 = arith.select %997, %c108, %c78 : i32
              %999 = arith.ori %c78, %998 : i32
              %1000 = arith.cmpi sgt, %957, %c60 : i32
              %1001 = arith.select %1000, %c110, %c78 : i32
              %1002 = arith.ori %996, %1001 : i32
              %1003 = arith.cmpi sgt, %957, %c122 : i32
              %1004 = arith.select %1003, %c110, %c78 : i32
              %1005 = arith.ori %999, %1004 : i32
              %1006 = vector.from_elements %966, %978, %990, %1002 : vector<4xi32>
              %1007 = vector.from_elements %969, %981, %993, %1005 : vector<4xi32>
              scf.yield %953, %954, %1006, %1007 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c107, %c107, %c107, %c107 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1008 = wave.opaque %434 : i32
            %1009 = arith.cmpi sgt, %1008, %375 : i32
            %1010:4 = scf.if %1009 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1011 = arith.andi %760, %900#0 : vector<4xi32>
              %1012 = arith.andi %762, %900#1 : vector<4xi32>
              %1013 = arith.andi %764, %900#2 : vector<4xi32>
              %1014 = arith.andi %766, %900#3 : vector<4xi32>
              scf.yield %1011, %1012, %1013, %1014 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %760, %762, %764, %766 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1015 = vector.shuffle %1010#0, %1010#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1016 = vector.bitcast %1015 : vector<8xi32> to vector<16xf16>
            %1017 = wave.mma %1016, %872, %838#2 : vector<16xf16>, vector<8xf32>
            %1018 = vector.shuffle %1010#2, %1010#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1019 = vector.bitcast %1018 : vector<8xi32> to vector<16xf16>
            %1020 = wave.mma %1019, %879, %1017 : vector<16xf16>, vector<8xf32>
            %1021 = wave.opaque %1020 : vector<8xf32>
            %1022 = arith.addi %472, %c65 : index
            %1023 = vector.load %kv[%1022] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1024 = arith.addi %472, %c123 : index
            %1025 = vector.load %kv[%1024] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1026 = arith.addi %477, %c65 : index
            %1027 = vector.load %kv[%1026] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1028 = arith.addi %477, %c123 : index
            %1029 = vector.load %kv[%1028] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1030 = wave.opaque %434 : i32
            %1031 = arith.cmpi sgt, %1030, %375 : i32
            %1032:4 = scf.if %1031 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1033 = arith.andi %779, %900#0 : vector<4xi32>
              %1034 = arith.andi %781, %900#1 : vector<4xi32>
              %1035 = arith.andi %783, %900#2 : vector<4xi32>
              %1036 = arith.andi %785, %900#3 : vector<4xi32>
              scf.yield %1033, %1034, %1035, %1036 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %779, %781, %783, %785 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1037 = vector.shuffle %1032#0, %1032#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1038 = vector.bitcast %1037 : vector<8xi32> to vector<16xf16>
            %1039 = wave.mma %1038, %872, %838#3 : vector<16xf16>, vector<8xf32>
            %1040 = vector.shuffle %1032#2, %1032#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1041 = vector.bitcast %1040 : vector<8xi32> to vector<16xf16>
            %1042 = wave.mma %1041, %879, %1039 : vector<16xf16>, vector<8xf32>
            %1043 = wave.opaque %1042 : vector<8xf32>
            %1044 = arith.addi %472, %c124 : index
            %1045 = vector.load %kv[%1044] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1046 = arith.addi %472, %c125 : index
            %1047 = vector.load %kv[%1046] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1048 = arith.addi %477, %c124 : index
            %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1050 = arith.addi %477, %c125 : index
            %1051 = vector.load %kv[%1050] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1052 = wave.opaque %434 : i32
            %1053 = arith.cmpi sgt, %1052, %375 : i32
            %1054:4 = scf.if %1053 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1055 = arith.andi %1023, %900#0 : vector<4xi32>
              %1056 = arith.andi %1025, %900#1 : vector<4xi32>
              %1057 = arith.andi %1027, %900#2 : vector<4xi32>
              %1058 = arith.andi %1029, %900#3 : vector<4xi32>
              scf.yield %1055, %1056, %1057, %1058 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1023, %1025, %1027, %1029 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1059 = vector.shuffle %1054#0, %1054#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1060 = vector.bitcast %1059 : vector<8xi32> to vector<16xf16>
            %1061 = wave.mma %1060, %872, %838#4 : vector<16xf16>, vector<8xf32>
            %1062 = vector.shuffle %1054#2, %1054#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1063 = vector.bitcast %1062 : vector<8xi32> to vector<16xf16>
            %1064 = wave.mma %1063, %879, %1061 : vector<16xf16>, vector<8xf32>
            %1065 = wave.opaque %1064 : vector<8xf32>
            %1066 = arith.addi %472, %c66 : index
            %1067 = vector.load %kv[%1066] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1068 = arith.addi %472, %c126 : index
            %1069 = vector.load %kv[%1068] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1070 = arith.addi %477, %c66 : index
            %1071 = vector.load %kv[%1070] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1072 = arith.addi %477, %c126 : index
            %1073 = vector.load %kv[%1072] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1074 = wave.opaque %434 : i32
            %1075 = arith.cmpi sgt, %1074, %375 : i32
            %1076:4 = scf.if %1075 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1077 = arith.andi %1045, %900#0 : vector<4xi32>
              %1078 = arith.andi %1047, %900#1 : vector<4xi32>
              %1079 = arith.andi %1049, %900#2 : vector<4xi32>
              %1080 = arith.andi %1051, %900#3 : vector<4xi32>
              scf.yield %1077, %1078, %1079, %1080 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1045, %1047, %1049, %1051 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1081 = vector.shuffle %1076#0, %1076#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1082 = vector.bitcast %1081 : vector<8xi32> to vector<16xf16>
            %1083 = wave.mma %1082, %872, %838#5 : vector<16xf16>, vector<8xf32>
            %1084 = vector.shuffle %1076#2, %1076#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1085 = vector.bitcast %1084 : vector<8xi32> to vector<16xf16>
            %1086 = wave.mma %1085, %879, %1083 : vector<16xf16>, vector<8xf32>
            %1087 = wave.opaque %1086 : vector<8xf32>
            %1088 = arith.addi %472, %c127 : index
            %1089 = vector.load %kv[%1088] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1090 = arith.addi %472, %c128 : index
            %1091 = vector.load %kv[%1090] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1092 = arith.addi %477, %c127 : index
            %1093 = vector.load %kv[%1092] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1094 = arith.addi %477, %c128 : index
            %1095 = vector.load %kv[%1094] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1096 = wave.opaque %434 : i32
            %1097 = arith.cmpi sgt, %1096, %375 : i32
            %1098:4 = scf.if %1097 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1099 = arith.andi %1067, %900#0 : vector<4xi32>
              %1100 = arith.andi %1069, %900#1 : vector<4xi32>
              %1101 = arith.andi %1071, %900#2 : vector<4xi32>
              %1102 = arith.andi %1073, %900#3 : vector<4xi32>
              scf.yield %1099, %1100, %1101, %1102 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1067, %1069, %1071, %1073 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1103 = vector.shuffle %1098#0, %1098#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1104 = vector.bitcast %1103 : vector<8xi32> to vector<16xf16>
            %1105 = wave.mma %1104, %872, %838#6 : vector<16xf16>, vector<8xf32>
            %1106 = vector.shuffle %1098#2, %1098#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1107 = vector.bitcast %1106 : vector<8xi32> to vector<16xf16>
            %1108 = wave.mma %1107, %879, %1105 : vector<16xf16>, vector<8xf32>
            %1109 = wave.opaque %1108 : vector<8xf32>
            %1110 = arith.addi %472, %c67 : index
            %1111 = vector.load %kv[%1110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1112 = arith.addi %472, %c129 : index
            %1113 = vector.load %kv[%1112] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1114 = arith.addi %477, %c67 : index
            %1115 = vector.load %kv[%1114] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1116 = arith.addi %477, %c129 : index
            %1117 = vector.load %kv[%1116] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1118 = wave.opaque %434 : i32
            %1119 = arith.cmpi sgt, %1118, %375 : i32
            %1120:4 = scf.if %1119 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1121 = arith.andi %1089, %900#0 : vector<4xi32>
              %1122 = arith.andi %1091, %900#1 : vector<4xi32>
              %1123 = arith.andi %1093, %900#2 : vector<4xi32>
              %1124 = arith.andi %1095, %900#3 : vector<4xi32>
              scf.yield %1121, %1122, %1123, %1124 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1089, %1091, %1093, %1095 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1125 = vector.shuffle %1120#0, %1120#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1126 = vector.bitcast %1125 : vector<8xi32> to vector<16xf16>
            %1127 = wave.mma %1126, %872, %838#7 : vector<16xf16>, vector<8xf32>
            %1128 = vector.shuffle %1120#2, %1120#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1129 = vector.bitcast %1128 : vector<8xi32> to vector<16xf16>
            %1130 = wave.mma %1129, %879, %1127 : vector<16xf16>, vector<8xf32>
            %1131 = wave.opaque %1130 : vector<8xf32>
            %1132 = arith.addi %472, %c130 : index
            %1133 = vector.load %kv[%1132] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1134 = arith.addi %472, %c131 : index
            %1135 = vector.load %kv[%1134] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1136 = arith.addi %477, %c130 : index
            %1137 = vector.load %kv[%1136] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1138 = arith.addi %477, %c131 : index
            %1139 = vector.load %kv[%1138] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1140 = wave.opaque %434 : i32
            %1141 = arith.cmpi sgt, %1140, %375 : i32
            %1142:4 = scf.if %1141 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1143 = arith.andi %1111, %900#0 : vector<4xi32>
              %1144 = arith.andi %1113, %900#1 : vector<4xi32>
              %1145 = arith.andi %1115, %900#2 : vector<4xi32>
              %1146 = arith.andi %1117, %900#3 : vector<4xi32>
              scf.yield %1143, %1144, %1145, %1146 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1111, %1113, %1115, %1117 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1147 = vector.shuffle %1142#0, %1142#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1148 = vector.bitcast %1147 : vector<8xi32> to vector<16xf16>
            %1149 = wave.mma %1148, %872, %838#8 : vector<16xf16>, vector<8xf32>
            %1150 = vector.shuffle %1142#2, %1142#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1151 = vector.bitcast %1150 : vector<8xi32> to vector<16xf16>
            %1152 = wave.mma %1151, %879, %1149 : vector<16xf16>, vector<8xf32>
            %1153 = wave.opaque %1152 : vector<8xf32>
            %1154 = arith.addi %472, %c68 : index
            %1155 = vector.load %kv[%1154] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1156 = arith.addi %472, %c132 : index
            %1157 = vector.load %kv[%1156] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1158 = arith.addi %477, %c68 : index
            %1159 = vector.load %kv[%1158] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1160 = arith.addi %477, %c132 : index
            %1161 = vector.load %kv[%1160] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1162 = wave.opaque %434 : i32
            %1163 = arith.cmpi sgt, %1162, %375 : i32
            %1164:4 = scf.if %1163 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1165 = arith.andi %1133, %900#0 : vector<4xi32>
              %1166 = arith.andi %1135, %900#1 : vector<4xi32>
              %1167 = arith.andi %1137, %900#2 : vector<4xi32>
              %1168 = arith.andi %1139, %900#3 : vector<4xi32>
              scf.yield %1165, %1166, %1167, %1168 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1133, %1135, %1137, %1139 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1169 = vector.shuffle %1164#0, %1164#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1170 = vector.bitcast %1169 : vector<8xi32> to vector<16xf16>
            %1171 = wave.mma %1170, %872, %838#9 : vector<16xf16>, vector<8xf32>
            %1172 = vector.shuffle %1164#2, %1164#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1173 = vector.bitcast %1172 : vector<8xi32> to vector<16xf16>
            %1174 = wave.mma %1173, %879, %1171 : vector<16xf16>, vector<8xf32>
            %1175 = wave.opaque %1174 : vector<8xf32>
            %1176 = arith.addi %472, %c133 : index
            %1177 = vector.load %kv[%1176] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1178 = arith.addi %472, %c134 : index
            %1179 = vector.load %kv[%1178] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1180 = arith.addi %477, %c133 : index
            %1181 = vector.load %kv[%1180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1182 = arith.addi %477, %c134 : index
            %1183 = vector.load %kv[%1182] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1184 = wave.opaque %434 : i32
            %1185 = arith.cmpi sgt, %1184, %375 : i32
            %1186:4 = scf.if %1185 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1187 = arith.andi %1155, %900#0 : vector<4xi32>
              %1188 = arith.andi %1157, %900#1 : vector<4xi32>
              %1189 = arith.andi %1159, %900#2 : vector<4xi32>
              %1190 = arith.andi %1161, %900#3 : vector<4xi32>
              scf.yield %1187, %1188, %1189, %1190 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1155, %1157, %1159, %1161 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1191 = vector.shuffle %1186#0, %1186#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1192 = vector.bitcast %1191 : vector<8xi32> to vector<16xf16>
            %1193 = wave.mma %1192, %872, %838#10 : vector<16xf16>, vector<8xf32>
            %1194 = vector.shuffle %1186#2, %1186#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1195 = vector.bitcast %1194 : vector<8xi32> to vector<16xf16>
            %1196 = wave.mma %1195, %879, %1193 : vector<16xf16>, vector<8xf32>
            %1197 = wave.opaque %1196 : vector<8xf32>
            %1198 = arith.addi %472, %c69 : index
            %1199 = vector.load %kv[%1198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1200 = arith.addi %472, %c135 : index
            %1201 = vector.load %kv[%1200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1202 = arith.addi %477, %c69 : index
            %1203 = vector.load %kv[%1202] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1204 = arith.addi %477, %c135 : index
            %1205 = vector.load %kv[%1204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1206 = wave.opaque %434 : i32
            %1207 = arith.cmpi sgt, %1206, %375 : i32
            %1208:4 = scf.if %1207 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1209 = arith.andi %1177, %900#0 : vector<4xi32>
              %1210 = arith.andi %1179, %900#1 : vector<4xi32>
              %1211 = arith.andi %1181, %900#2 : vector<4xi32>
              %1212 = arith.andi %1183, %900#3 : vector<4xi32>
              scf.yield %1209, %1210, %1211, %1212 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1177, %1179, %1181, %1183 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1213 = vector.shuffle %1208#0, %1208#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1214 = vector.bitcast %1213 : vector<8xi32> to vector<16xf16>
            %1215 = wave.mma %1214, %872, %838#11 : vector<16xf16>, vector<8xf32>
            %1216 = vector.shuffle %1208#2, %1208#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1217 = vector.bitcast %1216 : vector<8xi32> to vector<16xf16>
            %1218 = wave.mma %1217, %879, %1215 : vector<16xf16>, vector<8xf32>
            %1219 = wave.opaque %1218 : vector<8xf32>
            %1220 = arith.addi %472, %c136 : index
            %1221 = vector.load %kv[%1220] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1222 = arith.addi %472, %c137 : index
            %1223 = vector.load %kv[%1222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1224 = arith.addi %477, %c136 : index
            %1225 = vector.load %kv[%1224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1226 = arith.addi %477, %c137 : index
            %1227 = vector.load %kv[%1226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1228 = wave.opaque %434 : i32
            %1229 = arith.cmpi sgt, %1228, %375 : i32
            %1230:4 = scf.if %1229 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1231 = arith.andi %1199, %900#0 : vector<4xi32>
              %1232 = arith.andi %1201, %900#1 : vector<4xi32>
              %1233 = arith.andi %1203, %900#2 : vector<4xi32>
              %1234 = arith.andi %1205, %900#3 : vector<4xi32>
              scf.yield %1231, %1232, %1233, %1234 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1199, %1201, %1203, %1205 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1235 = vector.shuffle %1230#0, %1230#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1236 = vector.bitcast %1235 : vector<8xi32> to vector<16xf16>
            %1237 = wave.mma %1236, %872, %838#12 : vector<16xf16>, vector<8xf32>
            %1238 = vector.shuffle %1230#2, %1230#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1239 = vector.bitcast %1238 : vector<8xi32> to vector<16xf16>
            %1240 = wave.mma %1239, %879, %1237 : vector<16xf16>, vector<8xf32>
            %1241 = wave.opaque %1240 : vector<8xf32>
            %1242 = arith.addi %472, %c70 : index
            %1243 = vector.load %kv[%1242] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1244 = arith.addi %472, %c138 : index
            %1245 = vector.load %kv[%1244] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1246 = arith.addi %477, %c70 : index
            %1247 = vector.load %kv[%1246] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1248 = arith.addi %477, %c138 : index
            %1249 = vector.load %kv[%1248] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1250 = wave.opaque %434 : i32
            %1251 = arith.cmpi sgt, %1250, %375 : i32
            %1252:4 = scf.if %1251 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1253 = arith.andi %1221, %900#0 : vector<4xi32>
              %1254 = arith.andi %1223, %900#1 : vector<4xi32>
              %1255 = arith.andi %1225, %900#2 : vector<4xi32>
              %1256 = arith.andi %1227, %900#3 : vector<4xi32>
              scf.yield %1253, %1254, %1255, %1256 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1221, %1223, %1225, %1227 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1257 = vector.shuffle %1252#0, %1252#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1258 = vector.bitcast %1257 : vector<8xi32> to vector<16xf16>
            %1259 = wave.mma %1258, %872, %838#13 : vector<16xf16>, vector<8xf32>
            %1260 = vector.shuffle %1252#2, %1252#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1261 = vector.bitcast %1260 : vector<8xi32> to vector<16xf16>
            %1262 = wave.mma %1261, %879, %1259 : vector<16xf16>, vector<8xf32>
            %1263 = wave.opaque %1262 : vector<8xf32>
            %1264 = arith.addi %472, %c139 : index
            %1265 = vector.load %kv[%1264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1266 = arith.addi %472, %c140 : index
            %1267 = vector.load %kv[%1266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1268 = arith.addi %477, %c139 : index
            %1269 = vector.load %kv[%1268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1270 = arith.addi %477, %c140 : index
            %1271 = vector.load %kv[%1270] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1272 = wave.opaque %434 : i32
            %1273 = arith.cmpi sgt, %1272, %375 : i32
            %1274:4 = scf.if %1273 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1275 = arith.andi %1243, %900#0 : vector<4xi32>
              %1276 = arith.andi %1245, %900#1 : vector<4xi32>
              %1277 = arith.andi %1247, %900#2 : vector<4xi32>
              %1278 = arith.andi %1249, %900#3 : vector<4xi32>
              scf.yield %1275, %1276, %1277, %1278 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1243, %1245, %1247, %1249 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1279 = vector.shuffle %1274#0, %1274#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1280 = vector.bitcast %1279 : vector<8xi32> to vector<16xf16>
            %1281 = wave.mma %1280, %872, %838#14 : vector<16xf16>, vector<8xf32>
            %1282 = vector.shuffle %1274#2, %1274#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1283 = vector.bitcast %1282 : vector<8xi32> to vector<16xf16>
            %1284 = wave.mma %1283, %879, %1281 : vector<16xf16>, vector<8xf32>
            %1285 = wave.opaque %1284 : vector<8xf32>
            %1286 = arith.addi %472, %c71 : index
            %1287 = vector.load %kv[%1286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1288 = arith.addi %472, %c141 : index
            %1289 = vector.load %kv[%1288] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1290 = arith.addi %477, %c71 : index
            %1291 = vector.load %kv[%1290] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1292 = arith.addi %477, %c141 : index
            %1293 = vector.load %kv[%1292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1294 = wave.opaque %434 : i32
            %1295 = arith.cmpi sgt, %1294, %375 : i32
            %1296:4 = scf.if %1295 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1297 = arith.andi %1265, %900#0 : vector<4xi32>
              %1298 = arith.andi %1267, %900#1 : vector<4xi32>
              %1299 = arith.andi %1269, %900#2 : vector<4xi32>
              %1300 = arith.andi %1271, %900#3 : vector<4xi32>
              scf.yield %1297, %1298, %1299, %1300 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1265, %1267, %1269, %1271 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1301 = vector.shuffle %1296#0, %1296#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1302 = vector.bitcast %1301 : vector<8xi32> to vector<16xf16>
            %1303 = wave.mma %1302, %872, %838#15 : vector<16xf16>, vector<8xf32>
            %1304 = vector.shuffle %1296#2, %1296#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1305 = vector.bitcast %1304 : vector<8xi32> to vector<16xf16>
            %1306 = wave.mma %1305, %879, %1303 : vector<16xf16>, vector<8xf32>
            %1307 = wave.opaque %1306 : vector<8xf32>
            %1308 = arith.addi %472, %c142 : index
            %1309 = vector.load %kv[%1308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1310 = arith.addi %472, %c143 : index
            %1311 = vector.load %kv[%1310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1312 = arith.addi %477, %c142 : index
            %1313 = vector.load %kv[%1312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1314 = arith.addi %477, %c143 : index
            %1315 = vector.load %kv[%1314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1316 = wave.opaque %434 : i32
            %1317 = arith.cmpi sgt, %1316, %375 : i32
            %1318:4 = scf.if %1317 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1319 = arith.andi %1287, %900#0 : vector<4xi32>
              %1320 = arith.andi %1289, %900#1 : vector<4xi32>
              %1321 = arith.andi %1291, %900#2 : vector<4xi32>
              %1322 = arith.andi %1293, %900#3 : vector<4xi32>
              scf.yield %1319, %1320, %1321, %1322 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1287, %1289, %1291, %1293 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1323 = vector.shuffle %1318#0, %1318#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1324 = vector.bitcast %1323 : vector<8xi32> to vector<16xf16>
            %1325 = wave.mma %1324, %872, %838#16 : vector<16xf16>, vector<8xf32>
            %1326 = vector.shuffle %1318#2, %1318#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1327 = vector.bitcast %1326 : vector<8xi32> to vector<16xf16>
            %1328 = wave.mma %1327, %879, %1325 : vector<16xf16>, vector<8xf32>
            %1329 = wave.opaque %1328 : vector<8xf32>
            wave.pin
            %1330 = wave.opaque %434 : i32
            %1331 = arith.cmpi sgt, %1330, %375 : i32
            %1332:4 = scf.if %1331 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1333 = arith.andi %1309, %900#0 : vector<4xi32>
              %1334 = arith.andi %1311, %900#1 : vector<4xi32>
              %1335 = arith.andi %1313, %900#2 : vector<4xi32>
              %1336 = arith.andi %1315, %900#3 : vector<4xi32>
              scf.yield %1333, %1334, %1335, %1336 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1309, %1311, %1313, %1315 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1337 = vector.shuffle %1332#0, %1332#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1338 = vector.bitcast %1337 : vector<8xi32> to vector<16xf16>
            %1339 = wave.mma %1338, %872, %838#17 : vector<16xf16>, vector<8xf32>
            %1340 = vector.shuffle %1332#2, %1332#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1341 = vector.bitcast %1340 : vector<8xi32> to vector<16xf16>
            %1342 = wave.mma %1341, %879, %1339 : vector<16xf16>, vector<8xf32>
            %1343 = wave.opaque %1342 : vector<8xf32>
            wave.pin
            %1344 = wave.opaque %434 : i32
            %1345 = arith.cmpi slt, %1344, %375 : i32
            %1346:4 = scf.if %1345 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1347 = arith.addi %460, %35 : index
              %1348 = arith.addi %1347, %c22 : index
              %1349 = vector.load %kv[%1348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1350 = arith.addi %1347, %c24 : index
              %1351 = vector.load %kv[%1350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1352 = arith.addi %468, %35 : index
              %1353 = arith.addi %1352, %c22 : index
              %1354 = vector.load %kv[%1353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1355 = arith.addi %1352, %c24 : index
              %1356 = vector.load %kv[%1355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1349, %1351, %1354, %1356 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1332#0, %1332#1, %1332#2, %1332#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1346#0, %1346#1, %1346#2, %1346#3, %838#0, %897, %1021, %1043, %1065, %1087, %1109, %1131, %1153, %1175, %1197, %1219, %1241, %1263, %1285, %1307, %1329, %1343 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1357 = wave.swap_halves %431#5 : f32
          %1358 = arith.addf %431#5, %1357 : f32
          scf.yield %431#4, %1358, %431#6, %431#7, %431#8, %431#9, %431#10, %431#11, %431#12, %431#13, %431#14, %431#15, %431#16, %431#17, %431#18, %431#19, %431#20, %431#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c73, %c74, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1359 = wave.opaque %c22 : index
        %1360 = arith.addi %46, %1359 : index
        %1361 = arith.addi %1, %1359 : index
        %1362 = arith.cmpi slt, %1361, %c3 : index
        scf.if %1362 {
          %1363 = arith.addi %45, %1361 : index
          memref.store %377#0, %6[%1363] : memref<?xf32>
          %1364 = arith.addi %1363, %c3 : index
          memref.store %377#1, %6[%1364] : memref<?xf32>
          %1365 = arith.muli %8, %c26 : index
          %1366 = arith.muli %2, %c3 : index
          %1367 = arith.addi %1365, %1366 : index
          %1368 = arith.addi %1367, %1361 : index
          %1369 = vector.extract %377#2[0] : f32 from vector<8xf32>
          %1370 = arith.addi %1368, %c22 : index
          memref.store %1369, %5[%1370] : memref<?xf32>
          %1371 = vector.extract %377#2[1] : f32 from vector<8xf32>
          %1372 = arith.addi %1368, %c21 : index
          memref.store %1371, %5[%1372] : memref<?xf32>
          %1373 = vector.extract %377#2[2] : f32 from vector<8xf32>
          %1374 = arith.addi %1368, %c24 : index
          memref.store %1373, %5[%1374] : memref<?xf32>
          %1375 = vector.extract %377#2[3] : f32 from vector<8xf32>
          %1376 = arith.addi %1368, %c36 : index
          memref.store %1375, %5[%1376] : memref<?xf32>
          %1377 = vector.extract %377#2[4] : f32 from vector<8xf32>
          %1378 = arith.addi %1368, %c40 : index
          memref.store %1377, %5[%1378] : memref<?xf32>
          %1379 = vector.extract %377#2[5] : f32 from vector<8xf32>
          %1380 = arith.addi %1368, %c44 : index
          memref.store %1379, %5[%1380] : memref<?xf32>
          %1381 = vector.extract %377#2[6] : f32 from vector<8xf32>
          %1382 = arith.addi %1368, %c48 : index
          memref.store %1381, %5[%1382] : memref<?xf32>
          %1383 = vector.extract %377#2[7] : f32 from vector<8xf32>
          %1384 = arith.addi %1368, %c52 : index
          memref.store %1383, %5[%1384] : memref<?xf32>
          %1385 = vector.extract %377#3[0] : f32 from vector<8xf32>
          %1386 = arith.addi %1368, %c7 : index
          memref.store %1385, %5[%1386] : memref<?xf32>
          %1387 = vector.extract %377#3[1] : f32 from vector<8xf32>
          %1388 = arith.addi %1368, %c144 : index
          memref.store %1387, %5[%1388] : memref<?xf32>
          %1389 = vector.extract %377#3[2] : f32 from vector<8xf32>
          %1390 = arith.addi %1368, %c79 : index
          memref.store %1389, %5[%1390] : memref<?xf32>
          %1391 = vector.extract %377#3[3] : f32 from vector<8xf32>
          %1392 = arith.addi %1368, %c145 : index
          memref.store %1391, %5[%1392] : memref<?xf32>
          %1393 = vector.extract %377#3[4] : f32 from vector<8xf32>
          %1394 = arith.addi %1368, %c80 : index
          memref.store %1393, %5[%1394] : memref<?xf32>
          %1395 = vector.extract %377#3[5] : f32 from vector<8xf32>
          %1396 = arith.addi %1368, %c146 : index
          memref.store %1395, %5[%1396] : memref<?xf32>
          %1397 = vector.extract %377#3[6] : f32 from vector<8xf32>
          %1398 = arith.addi %1368, %c81 : index
          memref.store %1397, %5[%1398] : memref<?xf32>
          %1399 = vector.extract %377#3[7] : f32 from vector<8xf32>
          %1400 = arith.addi %1368, %c147 : index
          memref.store %1399, %5[%1400] : memref<?xf32>
        }
        wave.barrier
        %1401 = arith.addi %1361, %c22 : index
        %1402 = memref.load %6[%1401] : memref<?xf32>
        %1403 = arith.addi %1361, %c3 : index
        %1404 = memref.load %6[%1403] : memref<?xf32>
        %1405 = arith.addi %1361, %c21 : index
        %1406 = memref.load %6[%1405] : memref<?xf32>
        %1407 = arith.addi %1361, %c31 : index
        %1408 = memref.load %6[%1407] : memref<?xf32>
        %1409 = arith.addi %1361, %c24 : index
        %1410 = memref.load %6[%1409] : memref<?xf32>
        %1411 = arith.addi %1361, %c34 : index
        %1412 = memref.load %6[%1411] : memref<?xf32>
        %1413 = arith.addi %1361, %c36 : index
        %1414 = memref.load %6[%1413] : memref<?xf32>
        %1415 = arith.addi %1361, %c38 : index
        %1416 = memref.load %6[%1415] : memref<?xf32>
        %1417 = arith.addi %1361, %c40 : index
        %1418 = memref.load %6[%1417] : memref<?xf32>
        %1419 = arith.addi %1361, %c42 : index
        %1420 = memref.load %6[%1419] : memref<?xf32>
        %1421 = arith.addi %1361, %c44 : index
        %1422 = memref.load %6[%1421] : memref<?xf32>
        %1423 = arith.addi %1361, %c46 : index
        %1424 = memref.load %6[%1423] : memref<?xf32>
        %1425 = arith.addi %1361, %c48 : index
        %1426 = memref.load %6[%1425] : memref<?xf32>
        %1427 = arith.addi %1361, %c50 : index
        %1428 = memref.load %6[%1427] : memref<?xf32>
        %1429 = arith.addi %1361, %c52 : index
        %1430 = memref.load %6[%1429] : memref<?xf32>
        %1431 = arith.addi %1361, %c54 : index
        %1432 = memref.load %6[%1431] : memref<?xf32>
        %1433 = arith.maxnumf %1402, %1406 fastmath<nnan> : f32
        %1434 = arith.subf %1402, %1433 : f32
        %1435 = wave.exp2 %1434 : f32
        %1436 = arith.subf %1406, %1433 : f32
        %1437 = wave.exp2 %1436 : f32
        %1438 = arith.mulf %1404, %1435 : f32
        %1439 = math.fma %1408, %1437, %1438 : f32
        %1440 = arith.maxnumf %1433, %1410 fastmath<nnan> : f32
        %1441 = arith.subf %1433, %1440 : f32
        %1442 = wave.exp2 %1441 : f32
        %1443 = arith.subf %1410, %1440 : f32
        %1444 = wave.exp2 %1443 : f32
        %1445 = arith.mulf %1439, %1442 : f32
        %1446 = math.fma %1412, %1444, %1445 : f32
        %1447 = arith.maxnumf %1440, %1414 fastmath<nnan> : f32
        %1448 = arith.subf %1440, %1447 : f32
        %1449 = wave.exp2 %1448 : f32
        %1450 = arith.subf %1414, %1447 : f32
        %1451 = wave.exp2 %1450 : f32
        %1452 = arith.mulf %1446, %1449 : f32
        %1453 = math.fma %1416, %1451, %1452 : f32
        %1454 = arith.maxnumf %1447, %1418 fastmath<nnan> : f32
        %1455 = arith.subf %1447, %1454 : f32
        %1456 = wave.exp2 %1455 : f32
        %1457 = arith.subf %1418, %1454 : f32
        %1458 = wave.exp2 %1457 : f32
        %1459 = arith.mulf %1453, %1456 : f32
        %1460 = math.fma %1420, %1458, %1459 : f32
        %1461 = arith.maxnumf %1454, %1422 fastmath<nnan> : f32
        %1462 = arith.subf %1454, %1461 : f32
        %1463 = wave.exp2 %1462 : f32
        %1464 = arith.subf %1422, %1461 : f32
        %1465 = wave.exp2 %1464 : f32
        %1466 = arith.mulf %1460, %1463 : f32
        %1467 = math.fma %1424, %1465, %1466 : f32
        %1468 = arith.maxnumf %1461, %1426 fastmath<nnan> : f32
        %1469 = arith.subf %1461, %1468 : f32
        %1470 = wave.exp2 %1469 : f32
        %1471 = arith.subf %1426, %1468 : f32
        %1472 = wave.exp2 %1471 : f32
        %1473 = arith.mulf %1467, %1470 : f32
        %1474 = math.fma %1428, %1472, %1473 : f32
        %1475 = arith.maxnumf %1468, %1430 fastmath<nnan> : f32
        %1476 = arith.subf %1468, %1475 : f32
        %1477 = wave.exp2 %1476 : f32
        %1478 = arith.subf %1430, %1475 : f32
        %1479 = wave.exp2 %1478 : f32
        %1480 = arith.mulf %1474, %1477 : f32
        %1481 = math.fma %1432, %1479, %1480 : f32
        %1482 = arith.addi %1360, %c22 : index
        %1483 = arith.addi %1482, %c22 : index
        %1484 = memref.load %5[%1483] : memref<?xf32>
        %1485 = arith.addi %1482, %c26 : index
        %1486 = memref.load %5[%1485] : memref<?xf32>
        %1487 = arith.addi %1482, %c23 : index
        %1488 = memref.load %5[%1487] : memref<?xf32>
        %1489 = arith.addi %1482, %c62 : index
        %1490 = memref.load %5[%1489] : memref<?xf32>
        %1491 = arith.addi %1482, %c64 : index
        %1492 = memref.load %5[%1491] : memref<?xf32>
        %1493 = arith.addi %1482, %c66 : index
        %1494 = memref.load %5[%1493] : memref<?xf32>
        %1495 = arith.addi %1482, %c68 : index
        %1496 = memref.load %5[%1495] : memref<?xf32>
        %1497 = arith.addi %1482, %c70 : index
        %1498 = memref.load %5[%1497] : memref<?xf32>
        %1499 = arith.mulf %1484, %1435 : f32
        %1500 = math.fma %1486, %1437, %1499 : f32
        %1501 = arith.mulf %1500, %1442 : f32
        %1502 = math.fma %1488, %1444, %1501 : f32
        %1503 = arith.mulf %1502, %1449 : f32
        %1504 = math.fma %1490, %1451, %1503 : f32
        %1505 = arith.mulf %1504, %1456 : f32
        %1506 = math.fma %1492, %1458, %1505 : f32
        %1507 = arith.mulf %1506, %1463 : f32
        %1508 = math.fma %1494, %1465, %1507 : f32
        %1509 = arith.mulf %1508, %1470 : f32
        %1510 = math.fma %1496, %1472, %1509 : f32
        %1511 = arith.mulf %1510, %1477 : f32
        %1512 = math.fma %1498, %1479, %1511 : f32
        %1513 = arith.addi %1360, %c7 : index
        %1514 = arith.addi %1513, %c22 : index
        %1515 = memref.load %5[%1514] : memref<?xf32>
        %1516 = arith.addi %1513, %c26 : index
        %1517 = memref.load %5[%1516] : memref<?xf32>
        %1518 = arith.addi %1513, %c23 : index
        %1519 = memref.load %5[%1518] : memref<?xf32>
        %1520 = arith.addi %1513, %c62 : index
        %1521 = memref.load %5[%1520] : memref<?xf32>
        %1522 = arith.addi %1513, %c64 : index
        %1523 = memref.load %5[%1522] : memref<?xf32>
        %1524 = arith.addi %1513, %c66 : index
        %1525 = memref.load %5[%1524] : memref<?xf32>
        %1526 = arith.addi %1513, %c68 : index
        %1527 = memref.load %5[%1526] : memref<?xf32>
        %1528 = arith.addi %1513, %c70 : index
        %1529 = memref.load %5[%1528] : memref<?xf32>
        %1530 = arith.mulf %1515, %1435 : f32
        %1531 = math.fma %1517, %1437, %1530 : f32
        %1532 = arith.mulf %1531, %1442 : f32
        %1533 = math.fma %1519, %1444, %1532 : f32
        %1534 = arith.mulf %1533, %1449 : f32
        %1535 = math.fma %1521, %1451, %1534 : f32
        %1536 = arith.mulf %1535, %1456 : f32
        %1537 = math.fma %1523, %1458, %1536 : f32
        %1538 = arith.mulf %1537, %1463 : f32
        %1539 = math.fma %1525, %1465, %1538 : f32
        %1540 = arith.mulf %1539, %1470 : f32
        %1541 = math.fma %1527, %1472, %1540 : f32
        %1542 = arith.mulf %1541, %1477 : f32
        %1543 = math.fma %1529, %1479, %1542 : f32
        wave.barrier
        scf.if %1362 {
          %1544 = arith.muli %8, %c26 : index
          %1545 = arith.muli %2, %c3 : index
          %1546 = arith.addi %1544, %1545 : index
          %1547 = arith.addi %1546, %1361 : index
          %1548 = vector.extract %377#4[0] : f32 from vector<8xf32>
          %1549 = arith.addi %1547, %c22 : index
          memref.store %1548, %5[%1549] : memref<?xf32>
          %1550 = vector.extract %377#4[1] : f32 from vector<8xf32>
          %1551 = arith.addi %1547, %c21 : index
          memref.store %1550, %5[%1551] : memref<?xf32>
          %1552 = vector.extract %377#4[2] : f32 from vector<8xf32>
          %1553 = arith.addi %1547, %c24 : index
          memref.store %1552, %5[%1553] : memref<?xf32>
          %1554 = vector.extract %377#4[3] : f32 from vector<8xf32>
          %1555 = arith.addi %1547, %c36 : index
          memref.store %1554, %5[%1555] : memref<?xf32>
          %1556 = vector.extract %377#4[4] : f32 from vector<8xf32>
          %1557 = arith.addi %1547, %c40 : index
          memref.store %1556, %5[%1557] : memref<?xf32>
          %1558 = vector.extract %377#4[5] : f32 from vector<8xf32>
          %1559 = arith.addi %1547, %c44 : index
          memref.store %1558, %5[%1559] : memref<?xf32>
          %1560 = vector.extract %377#4[6] : f32 from vector<8xf32>
          %1561 = arith.addi %1547, %c48 : index
          memref.store %1560, %5[%1561] : memref<?xf32>
          %1562 = vector.extract %377#4[7] : f32 from vector<8xf32>
          %1563 = arith.addi %1547, %c52 : index
          memref.store %1562, %5[%1563] : memref<?xf32>
          %1564 = vector.extract %377#5[0] : f32 from vector<8xf32>
          %1565 = arith.addi %1547, %c7 : index
          memref.store %1564, %5[%1565] : memref<?xf32>
          %1566 = vector.extract %377#5[1] : f32 from vector<8xf32>
          %1567 = arith.addi %1547, %c144 : index
          memref.store %1566, %5[%1567] : memref<?xf32>
          %1568 = vector.extract %377#5[2] : f32 from vector<8xf32>
          %1569 = arith.addi %1547, %c79 : index
          memref.store %1568, %5[%1569] : memref<?xf32>
          %1570 = vector.extract %377#5[3] : f32 from vector<8xf32>
          %1571 = arith.addi %1547, %c145 : index
          memref.store %1570, %5[%1571] : memref<?xf32>
          %1572 = vector.extract %377#5[4] : f32 from vector<8xf32>
          %1573 = arith.addi %1547, %c80 : index
          memref.store %1572, %5[%1573] : memref<?xf32>
          %1574 = vector.extract %377#5[5] : f32 from vector<8xf32>
          %1575 = arith.addi %1547, %c146 : index
          memref.store %1574, %5[%1575] : memref<?xf32>
          %1576 = vector.extract %377#5[6] : f32 from vector<8xf32>
          %1577 = arith.addi %1547, %c81 : index
          memref.store %1576, %5[%1577] : memref<?xf32>
          %1578 = vector.extract %377#5[7] : f32 from vector<8xf32>
          %1579 = arith.addi %1547, %c147 : index
          memref.store %1578, %5[%1579] : memref<?xf32>
        }
        wave.barrier
        %1580 = memref.load %5[%1483] : memref<?xf32>
        %1581 = memref.load %5[%1485] : memref<?xf32>
        %1582 = memref.load %5[%1487] : memref<?xf32>
        %1583 = memref.load %5[%1489] : memref<?xf32>
        %1584 = memref.load %5[%1491] : memref<?xf32>
        %1585 = memref.load %5[%1493] : memref<?xf32>
        %1586 = memref.load %5[%1495] : memref<?xf32>
        %1587 = memref.load %5[%1497] : memref<?xf32>
        %1588 = arith.mulf %1580, %1435 : f32
        %1589 = math.fma %1581, %1437, %1588 : f32
        %1590 = arith.mulf %1589, %1442 : f32
        %1591 = math.fma %1582, %1444, %1590 : f32
        %1592 = arith.mulf %1591, %1449 : f32
        %1593 = math.fma %1583, %1451, %1592 : f32
        %1594 = arith.mulf %1593, %1456 : f32
        %1595 = math.fma %1584, %1458, %1594 : f32
        %1596 = arith.mulf %1595, %1463 : f32
        %1597 = math.fma %1585, %1465, %1596 : f32
        %1598 = arith.mulf %1597, %1470 : f32
        %1599 = math.fma %1586, %1472, %1598 : f32
        %1600 = arith.mulf %1599, %1477 : f32
        %1601 = math.fma %1587, %1479, %1600 : f32
        %1602 = memref.load %5[%1514] : memref<?xf32>
        %1603 = memref.load %5[%1516] : memref<?xf32>
        %1604 = memref.load %5[%1518] : memref<?xf32>
        %1605 = memref.load %5[%1520] : memref<?xf32>
        %1606 = memref.load %5[%1522] : memref<?xf32>
        %1607 = memref.load %5[%1524] : memref<?xf32>
        %1608 = memref.load %5[%1526] : memref<?xf32>
        %1609 = memref.load %5[%1528] : memref<?xf32>
        %1610 = arith.mulf %1602, %1435 : f32
        %1611 = math.fma %1603, %1437, %1610 : f32
        %1612 = arith.mulf %1611, %1442 : f32
        %1613 = math.fma %1604, %1444, %1612 : f32
        %1614 = arith.mulf %1613, %1449 : f32
        %1615 = math.fma %1605, %1451, %1614 : f32
        %1616 = arith.mulf %1615, %1456 : f32
        %1617 = math.fma %1606, %1458, %1616 : f32
        %1618 = arith.mulf %1617, %1463 : f32
        %1619 = math.fma %1607, %1465, %1618 : f32
        %1620 = arith.mulf %1619, %1470 : f32
        %1621 = math.fma %1608, %1472, %1620 : f32
        %1622 = arith.mulf %1621, %1477 : f32
        %1623 = math.fma %1609, %1479, %1622 : f32
        wave.barrier
        scf.if %1362 {
          %1624 = arith.muli %8, %c26 : index
          %1625 = arith.muli %2, %c3 : index
          %1626 = arith.addi %1624, %1625 : index
          %1627 = arith.addi %1626, %1361 : index
          %1628 = vector.extract %377#6[0] : f32 from vector<8xf32>
          %1629 = arith.addi %1627, %c22 : index
          memref.store %1628, %5[%1629] : memref<?xf32>
          %1630 = vector.extract %377#6[1] : f32 from vector<8xf32>
          %1631 = arith.addi %1627, %c21 : index
          memref.store %1630, %5[%1631] : memref<?xf32>
          %1632 = vector.extract %377#6[2] : f32 from vector<8xf32>
          %1633 = arith.addi %1627, %c24 : index
          memref.store %1632, %5[%1633] : memref<?xf32>
          %1634 = vector.extract %377#6[3] : f32 from vector<8xf32>
          %1635 = arith.addi %1627, %c36 : index
          memref.store %1634, %5[%1635] : memref<?xf32>
          %1636 = vector.extract %377#6[4] : f32 from vector<8xf32>
          %1637 = arith.addi %1627, %c40 : index
          memref.store %1636, %5[%1637] : memref<?xf32>
          %1638 = vector.extract %377#6[5] : f32 from vector<8xf32>
          %1639 = arith.addi %1627, %c44 : index
          memref.store %1638, %5[%1639] : memref<?xf32>
          %1640 = vector.extract %377#6[6] : f32 from vector<8xf32>
          %1641 = arith.addi %1627, %c48 : index
          memref.store %1640, %5[%1641] : memref<?xf32>
          %1642 = vector.extract %377#6[7] : f32 from vector<8xf32>
          %1643 = arith.addi %1627, %c52 : index
          memref.store %1642, %5[%1643] : memref<?xf32>
          %1644 = vector.extract %377#7[0] : f32 from vector<8xf32>
          %1645 = arith.addi %1627, %c7 : index
          memref.store %1644, %5[%1645] : memref<?xf32>
          %1646 = vector.extract %377#7[1] : f32 from vector<8xf32>
          %1647 = arith.addi %1627, %c144 : index
          memref.store %1646, %5[%1647] : memref<?xf32>
          %1648 = vector.extract %377#7[2] : f32 from vector<8xf32>
          %1649 = arith.addi %1627, %c79 : index
          memref.store %1648, %5[%1649] : memref<?xf32>
          %1650 = vector.extract %377#7[3] : f32 from vector<8xf32>
          %1651 = arith.addi %1627, %c145 : index
          memref.store %1650, %5[%1651] : memref<?xf32>
          %1652 = vector.extract %377#7[4] : f32 from vector<8xf32>
          %1653 = arith.addi %1627, %c80 : index
          memref.store %1652, %5[%1653] : memref<?xf32>
          %1654 = vector.extract %377#7[5] : f32 from vector<8xf32>
          %1655 = arith.addi %1627, %c146 : index
          memref.store %1654, %5[%1655] : memref<?xf32>
          %1656 = vector.extract %377#7[6] : f32 from vector<8xf32>
          %1657 = arith.addi %1627, %c81 : index
          memref.store %1656, %5[%1657] : memref<?xf32>
          %1658 = vector.extract %377#7[7] : f32 from vector<8xf32>
          %1659 = arith.addi %1627, %c147 : index
          memref.store %1658, %5[%1659] : memref<?xf32>
        }
        wave.barrier
        %1660 = memref.load %5[%1483] : memref<?xf32>
        %1661 = memref.load %5[%1485] : memref<?xf32>
        %1662 = memref.load %5[%1487] : memref<?xf32>
        %1663 = memref.load %5[%1489] : memref<?xf32>
        %1664 = memref.load %5[%1491] : memref<?xf32>
        %1665 = memref.load %5[%1493] : memref<?xf32>
        %1666 = memref.load %5[%1495] : memref<?xf32>
        %1667 = memref.load %5[%1497] : memref<?xf32>
        %1668 = arith.mulf %1660, %1435 : f32
        %1669 = math.fma %1661, %1437, %1668 : f32
        %1670 = arith.mulf %1669, %1442 : f32
        %1671 = math.fma %1662, %1444, %1670 : f32
        %1672 = arith.mulf %1671, %1449 : f32
        %1673 = math.fma %1663, %1451, %1672 : f32
        %1674 = arith.mulf %1673, %1456 : f32
        %1675 = math.fma %1664, %1458, %1674 : f32
        %1676 = arith.mulf %1675, %1463 : f32
        %1677 = math.fma %1665, %1465, %1676 : f32
        %1678 = arith.mulf %1677, %1470 : f32
        %1679 = math.fma %1666, %1472, %1678 : f32
        %1680 = arith.mulf %1679, %1477 : f32
        %1681 = math.fma %1667, %1479, %1680 : f32
        %1682 = memref.load %5[%1514] : memref<?xf32>
        %1683 = memref.load %5[%1516] : memref<?xf32>
        %1684 = memref.load %5[%1518] : memref<?xf32>
        %1685 = memref.load %5[%1520] : memref<?xf32>
        %1686 = memref.load %5[%1522] : memref<?xf32>
        %1687 = memref.load %5[%1524] : memref<?xf32>
        %1688 = memref.load %5[%1526] : memref<?xf32>
        %1689 = memref.load %5[%1528] : memref<?xf32>
        %1690 = arith.mulf %1682, %1435 : f32
        %1691 = math.fma %1683, %1437, %1690 : f32
        %1692 = arith.mulf %1691, %1442 : f32
        %1693 = math.fma %1684, %1444, %1692 : f32
        %1694 = arith.mulf %1693, %1449 : f32
        %1695 = math.fma %1685, %1451, %1694 : f32
        %1696 = arith.mulf %1695, %1456 : f32
        %1697 = math.fma %1686, %1458, %1696 : f32
        %1698 = arith.mulf %1697, %1463 : f32
        %1699 = math.fma %1687, %1465, %1698 : f32
        %1700 = arith.mulf %1699, %1470 : f32
        %1701 = math.fma %1688, %1472, %1700 : f32
        %1702 = arith.mulf %1701, %1477 : f32
        %1703 = math.fma %1689, %1479, %1702 : f32
        wave.barrier
        scf.if %1362 {
          %1704 = arith.muli %8, %c26 : index
          %1705 = arith.muli %2, %c3 : index
          %1706 = arith.addi %1704, %1705 : index
          %1707 = arith.addi %1706, %1361 : index
          %1708 = vector.extract %377#8[0] : f32 from vector<8xf32>
          %1709 = arith.addi %1707, %c22 : index
          memref.store %1708, %5[%1709] : memref<?xf32>
          %1710 = vector.extract %377#8[1] : f32 from vector<8xf32>
          %1711 = arith.addi %1707, %c21 : index
          memref.store %1710, %5[%1711] : memref<?xf32>
          %1712 = vector.extract %377#8[2] : f32 from vector<8xf32>
          %1713 = arith.addi %1707, %c24 : index
          memref.store %1712, %5[%1713] : memref<?xf32>
          %1714 = vector.extract %377#8[3] : f32 from vector<8xf32>
          %1715 = arith.addi %1707, %c36 : index
          memref.store %1714, %5[%1715] : memref<?xf32>
          %1716 = vector.extract %377#8[4] : f32 from vector<8xf32>
          %1717 = arith.addi %1707, %c40 : index
          memref.store %1716, %5[%1717] : memref<?xf32>
          %1718 = vector.extract %377#8[5] : f32 from vector<8xf32>
          %1719 = arith.addi %1707, %c44 : index
          memref.store %1718, %5[%1719] : memref<?xf32>
          %1720 = vector.extract %377#8[6] : f32 from vector<8xf32>
          %1721 = arith.addi %1707, %c48 : index
          memref.store %1720, %5[%1721] : memref<?xf32>
          %1722 = vector.extract %377#8[7] : f32 from vector<8xf32>
          %1723 = arith.addi %1707, %c52 : index
          memref.store %1722, %5[%1723] : memref<?xf32>
          %1724 = vector.extract %377#9[0] : f32 from vector<8xf32>
          %1725 = arith.addi %1707, %c7 : index
          memref.store %1724, %5[%1725] : memref<?xf32>
          %1726 = vector.extract %377#9[1] : f32 from vector<8xf32>
          %1727 = arith.addi %1707, %c144 : index
          memref.store %1726, %5[%1727] : memref<?xf32>
          %1728 = vector.extract %377#9[2] : f32 from vector<8xf32>
          %1729 = arith.addi %1707, %c79 : index
          memref.store %1728, %5[%1729] : memref<?xf32>
          %1730 = vector.extract %377#9[3] : f32 from vector<8xf32>
          %1731 = arith.addi %1707, %c145 : index
          memref.store %1730, %5[%1731] : memref<?xf32>
          %1732 = vector.extract %377#9[4] : f32 from vector<8xf32>
          %1733 = arith.addi %1707, %c80 : index
          memref.store %1732, %5[%1733] : memref<?xf32>
          %1734 = vector.extract %377#9[5] : f32 from vector<8xf32>
          %1735 = arith.addi %1707, %c146 : index
          memref.store %1734, %5[%1735] : memref<?xf32>
          %1736 = vector.extract %377#9[6] : f32 from vector<8xf32>
          %1737 = arith.addi %1707, %c81 : index
          memref.store %1736, %5[%1737] : memref<?xf32>
          %1738 = vector.extract %377#9[7] : f32 from vector<8xf32>
          %1739 = arith.addi %1707, %c147 : index
          memref.store %1738, %5[%1739] : memref<?xf32>
        }
        wave.barrier
        %1740 = memref.load %5[%1483] : memref<?xf32>
        %1741 = memref.load %5[%1485] : memref<?xf32>
        %1742 = memref.load %5[%1487] : memref<?xf32>
        %1743 = memref.load %5[%1489] : memref<?xf32>
        %1744 = memref.load %5[%1491] : memref<?xf32>
        %1745 = memref.load %5[%1493] : memref<?xf32>
        %1746 = memref.load %5[%1495] : memref<?xf32>
        %1747 = memref.load %5[%1497] : memref<?xf32>
        %1748 = arith.mulf %1740, %1435 : f32
        %1749 = math.fma %1741, %1437, %1748 : f32
        %1750 = arith.mulf %1749, %1442 : f32
        %1751 = math.fma %1742, %1444, %1750 : f32
        %1752 = arith.mulf %1751, %1449 : f32
        %1753 = math.fma %1743, %1451, %1752 : f32
        %1754 = arith.mulf %1753, %1456 : f32
        %1755 = math.fma %1744, %1458, %1754 : f32
        %1756 = arith.mulf %1755, %1463 : f32
        %1757 = math.fma %1745, %1465, %1756 : f32
        %1758 = arith.mulf %1757, %1470 : f32
        %1759 = math.fma %1746, %1472, %1758 : f32
        %1760 = arith.mulf %1759, %1477 : f32
        %1761 = math.fma %1747, %1479, %1760 : f32
        %1762 = memref.load %5[%1514] : memref<?xf32>
        %1763 = memref.load %5[%1516] : memref<?xf32>
        %1764 = memref.load %5[%1518] : memref<?xf32>
        %1765 = memref.load %5[%1520] : memref<?xf32>
        %1766 = memref.load %5[%1522] : memref<?xf32>
        %1767 = memref.load %5[%1524] : memref<?xf32>
        %1768 = memref.load %5[%1526] : memref<?xf32>
        %1769 = memref.load %5[%1528] : memref<?xf32>
        %1770 = arith.mulf %1762, %1435 : f32
        %1771 = math.fma %1763, %1437, %1770 : f32
        %1772 = arith.mulf %1771, %1442 : f32
        %1773 = math.fma %1764, %1444, %1772 : f32
        %1774 = arith.mulf %1773, %1449 : f32
        %1775 = math.fma %1765, %1451, %1774 : f32
        %1776 = arith.mulf %1775, %1456 : f32
        %1777 = math.fma %1766, %1458, %1776 : f32
        %1778 = arith.mulf %1777, %1463 : f32
        %1779 = math.fma %1767, %1465, %1778 : f32
        %1780 = arith.mulf %1779, %1470 : f32
        %1781 = math.fma %1768, %1472, %1780 : f32
        %1782 = arith.mulf %1781, %1477 : f32
        %1783 = math.fma %1769, %1479, %1782 : f32
        wave.barrier
        scf.if %1362 {
          %1784 = arith.muli %8, %c26 : index
          %1785 = arith.muli %2, %c3 : index
          %1786 = arith.addi %1784, %1785 : index
          %1787 = arith.addi %1786, %1361 : index
          %1788 = vector.extract %377#10[0] : f32 from vector<8xf32>
          %1789 = arith.addi %1787, %c22 : index
          memref.store %1788, %5[%1789] : memref<?xf32>
          %1790 = vector.extract %377#10[1] : f32 from vector<8xf32>
          %1791 = arith.addi %1787, %c21 : index
          memref.store %1790, %5[%1791] : memref<?xf32>
          %1792 = vector.extract %377#10[2] : f32 from vector<8xf32>
          %1793 = arith.addi %1787, %c24 : index
          memref.store %1792, %5[%1793] : memref<?xf32>
          %1794 = vector.extract %377#10[3] : f32 from vector<8xf32>
          %1795 = arith.addi %1787, %c36 : index
          memref.store %1794, %5[%1795] : memref<?xf32>
          %1796 = vector.extract %377#10[4] : f32 from vector<8xf32>
          %1797 = arith.addi %1787, %c40 : index
          memref.store %1796, %5[%1797] : memref<?xf32>
          %1798 = vector.extract %377#10[5] : f32 from vector<8xf32>
          %1799 = arith.addi %1787, %c44 : index
          memref.store %1798, %5[%1799] : memref<?xf32>
          %1800 = vector.extract %377#10[6] : f32 from vector<8xf32>
          %1801 = arith.addi %1787, %c48 : index
          memref.store %1800, %5[%1801] : memref<?xf32>
          %1802 = vector.extract %377#10[7] : f32 from vector<8xf32>
          %1803 = arith.addi %1787, %c52 : index
          memref.store %1802, %5[%1803] : memref<?xf32>
          %1804 = vector.extract %377#11[0] : f32 from vector<8xf32>
          %1805 = arith.addi %1787, %c7 : index
          memref.store %1804, %5[%1805] : memref<?xf32>
          %1806 = vector.extract %377#11[1] : f32 from vector<8xf32>
          %1807 = arith.addi %1787, %c144 : index
          memref.store %1806, %5[%1807] : memref<?xf32>
          %1808 = vector.extract %377#11[2] : f32 from vector<8xf32>
          %1809 = arith.addi %1787, %c79 : index
          memref.store %1808, %5[%1809] : memref<?xf32>
          %1810 = vector.extract %377#11[3] : f32 from vector<8xf32>
          %1811 = arith.addi %1787, %c145 : index
          memref.store %1810, %5[%1811] : memref<?xf32>
          %1812 = vector.extract %377#11[4] : f32 from vector<8xf32>
          %1813 = arith.addi %1787, %c80 : index
          memref.store %1812, %5[%1813] : memref<?xf32>
          %1814 = vector.extract %377#11[5] : f32 from vector<8xf32>
          %1815 = arith.addi %1787, %c146 : index
          memref.store %1814, %5[%1815] : memref<?xf32>
          %1816 = vector.extract %377#11[6] : f32 from vector<8xf32>
          %1817 = arith.addi %1787, %c81 : index
          memref.store %1816, %5[%1817] : memref<?xf32>
          %1818 = vector.extract %377#11[7] : f32 from vector<8xf32>
          %1819 = arith.addi %1787, %c147 : index
          memref.store %1818, %5[%1819] : memref<?xf32>
        }
        wave.barrier
        %1820 = memref.load %5[%1483] : memref<?xf32>
        %1821 = memref.load %5[%1485] : memref<?xf32>
        %1822 = memref.load %5[%1487] : memref<?xf32>
        %1823 = memref.load %5[%1489] : memref<?xf32>
        %1824 = memref.load %5[%1491] : memref<?xf32>
        %1825 = memref.load %5[%1493] : memref<?xf32>
        %1826 = memref.load %5[%1495] : memref<?xf32>
        %1827 = memref.load %5[%1497] : memref<?xf32>
        %1828 = arith.mulf %1820, %1435 : f32
        %1829 = math.fma %1821, %1437, %1828 : f32
        %1830 = arith.mulf %1829, %1442 : f32
        %1831 = math.fma %1822, %1444, %1830 : f32
        %1832 = arith.mulf %1831, %1449 : f32
        %1833 = math.fma %1823, %1451, %1832 : f32
        %1834 = arith.mulf %1833, %1456 : f32
        %1835 = math.fma %1824, %1458, %1834 : f32
        %1836 = arith.mulf %1835, %1463 : f32
        %1837 = math.fma %1825, %1465, %1836 : f32
        %1838 = arith.mulf %1837, %1470 : f32
        %1839 = math.fma %1826, %1472, %1838 : f32
        %1840 = arith.mulf %1839, %1477 : f32
        %1841 = math.fma %1827, %1479, %1840 : f32
        %1842 = memref.load %5[%1514] : memref<?xf32>
        %1843 = memref.load %5[%1516] : memref<?xf32>
        %1844 = memref.load %5[%1518] : memref<?xf32>
        %1845 = memref.load %5[%1520] : memref<?xf32>
        %1846 = memref.load %5[%1522] : memref<?xf32>
        %1847 = memref.load %5[%1524] : memref<?xf32>
        %1848 = memref.load %5[%1526] : memref<?xf32>
        %1849 = memref.load %5[%1528] : memref<?xf32>
        %1850 = arith.mulf %1842, %1435 : f32
        %1851 = math.fma %1843, %1437, %1850 : f32
        %1852 = arith.mulf %1851, %1442 : f32
        %1853 = math.fma %1844, %1444, %1852 : f32
        %1854 = arith.mulf %1853, %1449 : f32
        %1855 = math.fma %1845, %1451, %1854 : f32
        %1856 = arith.mulf %1855, %1456 : f32
        %1857 = math.fma %1846, %1458, %1856 : f32
        %1858 = arith.mulf %1857, %1463 : f32
        %1859 = math.fma %1847, %1465, %1858 : f32
        %1860 = arith.mulf %1859, %1470 : f32
        %1861 = math.fma %1848, %1472, %1860 : f32
        %1862 = arith.mulf %1861, %1477 : f32
        %1863 = math.fma %1849, %1479, %1862 : f32
        wave.barrier
        scf.if %1362 {
          %1864 = arith.muli %8, %c26 : index
          %1865 = arith.muli %2, %c3 : index
          %1866 = arith.addi %1864, %1865 : index
          %1867 = arith.addi %1866, %1361 : index
          %1868 = vector.extract %377#12[0] : f32 from vector<8xf32>
          %1869 = arith.addi %1867, %c22 : index
          memref.store %1868, %5[%1869] : memref<?xf32>
          %1870 = vector.extract %377#12[1] : f32 from vector<8xf32>
          %1871 = arith.addi %1867, %c21 : index
          memref.store %1870, %5[%1871] : memref<?xf32>
          %1872 = vector.extract %377#12[2] : f32 from vector<8xf32>
          %1873 = arith.addi %1867, %c24 : index
          memref.store %1872, %5[%1873] : memref<?xf32>
          %1874 = vector.extract %377#12[3] : f32 from vector<8xf32>
          %1875 = arith.addi %1867, %c36 : index
          memref.store %1874, %5[%1875] : memref<?xf32>
          %1876 = vector.extract %377#12[4] : f32 from vector<8xf32>
          %1877 = arith.addi %1867, %c40 : index
          memref.store %1876, %5[%1877] : memref<?xf32>
          %1878 = vector.extract %377#12[5] : f32 from vector<8xf32>
          %1879 = arith.addi %1867, %c44 : index
          memref.store %1878, %5[%1879] : memref<?xf32>
          %1880 = vector.extract %377#12[6] : f32 from vector<8xf32>
          %1881 = arith.addi %1867, %c48 : index
          memref.store %1880, %5[%1881] : memref<?xf32>
          %1882 = vector.extract %377#12[7] : f32 from vector<8xf32>
          %1883 = arith.addi %1867, %c52 : index
          memref.store %1882, %5[%1883] : memref<?xf32>
          %1884 = vector.extract %377#13[0] : f32 from vector<8xf32>
          %1885 = arith.addi %1867, %c7 : index
          memref.store %1884, %5[%1885] : memref<?xf32>
          %1886 = vector.extract %377#13[1] : f32 from vector<8xf32>
          %1887 = arith.addi %1867, %c144 : index
          memref.store %1886, %5[%1887] : memref<?xf32>
          %1888 = vector.extract %377#13[2] : f32 from vector<8xf32>
          %1889 = arith.addi %1867, %c79 : index
          memref.store %1888, %5[%1889] : memref<?xf32>
          %1890 = vector.extract %377#13[3] : f32 from vector<8xf32>
          %1891 = arith.addi %1867, %c145 : index
          memref.store %1890, %5[%1891] : memref<?xf32>
          %1892 = vector.extract %377#13[4] : f32 from vector<8xf32>
          %1893 = arith.addi %1867, %c80 : index
          memref.store %1892, %5[%1893] : memref<?xf32>
          %1894 = vector.extract %377#13[5] : f32 from vector<8xf32>
          %1895 = arith.addi %1867, %c146 : index
          memref.store %1894, %5[%1895] : memref<?xf32>
          %1896 = vector.extract %377#13[6] : f32 from vector<8xf32>
          %1897 = arith.addi %1867, %c81 : index
          memref.store %1896, %5[%1897] : memref<?xf32>
          %1898 = vector.extract %377#13[7] : f32 from vector<8xf32>
          %1899 = arith.addi %1867, %c147 : index
          memref.store %1898, %5[%1899] : memref<?xf32>
        }
        wave.barrier
        %1900 = memref.load %5[%1483] : memref<?xf32>
        %1901 = memref.load %5[%1485] : memref<?xf32>
        %1902 = memref.load %5[%1487] : memref<?xf32>
        %1903 = memref.load %5[%1489] : memref<?xf32>
        %1904 = memref.load %5[%1491] : memref<?xf32>
        %1905 = memref.load %5[%1493] : memref<?xf32>
        %1906 = memref.load %5[%1495] : memref<?xf32>
        %1907 = memref.load %5[%1497] : memref<?xf32>
        %1908 = arith.mulf %1900, %1435 : f32
        %1909 = math.fma %1901, %1437, %1908 : f32
        %1910 = arith.mulf %1909, %1442 : f32
        %1911 = math.fma %1902, %1444, %1910 : f32
        %1912 = arith.mulf %1911, %1449 : f32
        %1913 = math.fma %1903, %1451, %1912 : f32
        %1914 = arith.mulf %1913, %1456 : f32
        %1915 = math.fma %1904, %1458, %1914 : f32
        %1916 = arith.mulf %1915, %1463 : f32
        %1917 = math.fma %1905, %1465, %1916 : f32
        %1918 = arith.mulf %1917, %1470 : f32
        %1919 = math.fma %1906, %1472, %1918 : f32
        %1920 = arith.mulf %1919, %1477 : f32
        %1921 = math.fma %1907, %1479, %1920 : f32
        %1922 = memref.load %5[%1514] : memref<?xf32>
        %1923 = memref.load %5[%1516] : memref<?xf32>
        %1924 = memref.load %5[%1518] : memref<?xf32>
        %1925 = memref.load %5[%1520] : memref<?xf32>
        %1926 = memref.load %5[%1522] : memref<?xf32>
        %1927 = memref.load %5[%1524] : memref<?xf32>
        %1928 = memref.load %5[%1526] : memref<?xf32>
        %1929 = memref.load %5[%1528] : memref<?xf32>
        %1930 = arith.mulf %1922, %1435 : f32
        %1931 = math.fma %1923, %1437, %1930 : f32
        %1932 = arith.mulf %1931, %1442 : f32
        %1933 = math.fma %1924, %1444, %1932 : f32
        %1934 = arith.mulf %1933, %1449 : f32
        %1935 = math.fma %1925, %1451, %1934 : f32
        %1936 = arith.mulf %1935, %1456 : f32
        %1937 = math.fma %1926, %1458, %1936 : f32
        %1938 = arith.mulf %1937, %1463 : f32
        %1939 = math.fma %1927, %1465, %1938 : f32
        %1940 = arith.mulf %1939, %1470 : f32
        %1941 = math.fma %1928, %1472, %1940 : f32
        %1942 = arith.mulf %1941, %1477 : f32
        %1943 = math.fma %1929, %1479, %1942 : f32
        wave.barrier
        scf.if %1362 {
          %1944 = arith.muli %8, %c26 : index
          %1945 = arith.muli %2, %c3 : index
          %1946 = arith.addi %1944, %1945 : index
          %1947 = arith.addi %1946, %1361 : index
          %1948 = vector.extract %377#14[0] : f32 from vector<8xf32>
          %1949 = arith.addi %1947, %c22 : index
          memref.store %1948, %5[%1949] : memref<?xf32>
          %1950 = vector.extract %377#14[1] : f32 from vector<8xf32>
          %1951 = arith.addi %1947, %c21 : index
          memref.store %1950, %5[%1951] : memref<?xf32>
          %1952 = vector.extract %377#14[2] : f32 from vector<8xf32>
          %1953 = arith.addi %1947, %c24 : index
          memref.store %1952, %5[%1953] : memref<?xf32>
          %1954 = vector.extract %377#14[3] : f32 from vector<8xf32>
          %1955 = arith.addi %1947, %c36 : index
          memref.store %1954, %5[%1955] : memref<?xf32>
          %1956 = vector.extract %377#14[4] : f32 from vector<8xf32>
          %1957 = arith.addi %1947, %c40 : index
          memref.store %1956, %5[%1957] : memref<?xf32>
          %1958 = vector.extract %377#14[5] : f32 from vector<8xf32>
          %1959 = arith.addi %1947, %c44 : index
          memref.store %1958, %5[%1959] : memref<?xf32>
          %1960 = vector.extract %377#14[6] : f32 from vector<8xf32>
          %1961 = arith.addi %1947, %c48 : index
          memref.store %1960, %5[%1961] : memref<?xf32>
          %1962 = vector.extract %377#14[7] : f32 from vector<8xf32>
          %1963 = arith.addi %1947, %c52 : index
          memref.store %1962, %5[%1963] : memref<?xf32>
          %1964 = vector.extract %377#15[0] : f32 from vector<8xf32>
          %1965 = arith.addi %1947, %c7 : index
          memref.store %1964, %5[%1965] : memref<?xf32>
          %1966 = vector.extract %377#15[1] : f32 from vector<8xf32>
          %1967 = arith.addi %1947, %c144 : index
          memref.store %1966, %5[%1967] : memref<?xf32>
          %1968 = vector.extract %377#15[2] : f32 from vector<8xf32>
          %1969 = arith.addi %1947, %c79 : index
          memref.store %1968, %5[%1969] : memref<?xf32>
          %1970 = vector.extract %377#15[3] : f32 from vector<8xf32>
          %1971 = arith.addi %1947, %c145 : index
          memref.store %1970, %5[%1971] : memref<?xf32>
          %1972 = vector.extract %377#15[4] : f32 from vector<8xf32>
          %1973 = arith.addi %1947, %c80 : index
          memref.store %1972, %5[%1973] : memref<?xf32>
          %1974 = vector.extract %377#15[5] : f32 from vector<8xf32>
          %1975 = arith.addi %1947, %c146 : index
          memref.store %1974, %5[%1975] : memref<?xf32>
          %1976 = vector.extract %377#15[6] : f32 from vector<8xf32>
          %1977 = arith.addi %1947, %c81 : index
          memref.store %1976, %5[%1977] : memref<?xf32>
          %1978 = vector.extract %377#15[7] : f32 from vector<8xf32>
          %1979 = arith.addi %1947, %c147 : index
          memref.store %1978, %5[%1979] : memref<?xf32>
        }
        wave.barrier
        %1980 = memref.load %5[%1483] : memref<?xf32>
        %1981 = memref.load %5[%1485] : memref<?xf32>
        %1982 = memref.load %5[%1487] : memref<?xf32>
        %1983 = memref.load %5[%1489] : memref<?xf32>
        %1984 = memref.load %5[%1491] : memref<?xf32>
        %1985 = memref.load %5[%1493] : memref<?xf32>
        %1986 = memref.load %5[%1495] : memref<?xf32>
        %1987 = memref.load %5[%1497] : memref<?xf32>
        %1988 = arith.mulf %1980, %1435 : f32
        %1989 = math.fma %1981, %1437, %1988 : f32
        %1990 = arith.mulf %1989, %1442 : f32
        %1991 = math.fma %1982, %1444, %1990 : f32
        %1992 = arith.mulf %1991, %1449 : f32
        %1993 = math.fma %1983, %1451, %1992 : f32
        %1994 = arith.mulf %1993, %1456 : f32
        %1995 = math.fma %1984, %1458, %1994 : f32
        %1996 = arith.mulf %1995, %1463 : f32
        %1997 = math.fma %1985, %1465, %1996 : f32
        %1998 = arith.mulf %1997, %1470 : f32
        %1999 = math.fma %1986, %1472, %1998 : f32
        %2000 = arith.mulf %1999, %1477 : f32
        %2001 = math.fma %1987, %1479, %2000 : f32
        %2002 = memref.load %5[%1514] : memref<?xf32>
        %2003 = memref.load %5[%1516] : memref<?xf32>
        %2004 = memref.load %5[%1518] : memref<?xf32>
        %2005 = memref.load %5[%1520] : memref<?xf32>
        %2006 = memref.load %5[%1522] : memref<?xf32>
        %2007 = memref.load %5[%1524] : memref<?xf32>
        %2008 = memref.load %5[%1526] : memref<?xf32>
        %2009 = memref.load %5[%1528] : memref<?xf32>
        %2010 = arith.mulf %2002, %1435 : f32
        %2011 = math.fma %2003, %1437, %2010 : f32
        %2012 = arith.mulf %2011, %1442 : f32
        %2013 = math.fma %2004, %1444, %2012 : f32
        %2014 = arith.mulf %2013, %1449 : f32
        %2015 = math.fma %2005, %1451, %2014 : f32
        %2016 = arith.mulf %2015, %1456 : f32
        %2017 = math.fma %2006, %1458, %2016 : f32
        %2018 = arith.mulf %2017, %1463 : f32
        %2019 = math.fma %2007, %1465, %2018 : f32
        %2020 = arith.mulf %2019, %1470 : f32
        %2021 = math.fma %2008, %1472, %2020 : f32
        %2022 = arith.mulf %2021, %1477 : f32
        %2023 = math.fma %2009, %1479, %2022 : f32
        wave.barrier
        scf.if %1362 {
          %2024 = arith.muli %8, %c26 : index
          %2025 = arith.muli %2, %c3 : index
          %2026 = arith.addi %2024, %2025 : index
          %2027 = arith.addi %2026, %1361 : index
          %2028 = vector.extract %377#16[0] : f32 from vector<8xf32>
          %2029 = arith.addi %2027, %c22 : index
          memref.store %2028, %5[%2029] : memref<?xf32>
          %2030 = vector.extract %377#16[1] : f32 from vector<8xf32>
          %2031 = arith.addi %2027, %c21 : index
          memref.store %2030, %5[%2031] : memref<?xf32>
          %2032 = vector.extract %377#16[2] : f32 from vector<8xf32>
          %2033 = arith.addi %2027, %c24 : index
          memref.store %2032, %5[%2033] : memref<?xf32>
          %2034 = vector.extract %377#16[3] : f32 from vector<8xf32>
          %2035 = arith.addi %2027, %c36 : index
          memref.store %2034, %5[%2035] : memref<?xf32>
          %2036 = vector.extract %377#16[4] : f32 from vector<8xf32>
          %2037 = arith.addi %2027, %c40 : index
          memref.store %2036, %5[%2037] : memref<?xf32>
          %2038 = vector.extract %377#16[5] : f32 from vector<8xf32>
          %2039 = arith.addi %2027, %c44 : index
          memref.store %2038, %5[%2039] : memref<?xf32>
          %2040 = vector.extract %377#16[6] : f32 from vector<8xf32>
          %2041 = arith.addi %2027, %c48 : index
          memref.store %2040, %5[%2041] : memref<?xf32>
          %2042 = vector.extract %377#16[7] : f32 from vector<8xf32>
          %2043 = arith.addi %2027, %c52 : index
          memref.store %2042, %5[%2043] : memref<?xf32>
          %2044 = vector.extract %377#17[0] : f32 from vector<8xf32>
          %2045 = arith.addi %2027, %c7 : index
          memref.store %2044, %5[%2045] : memref<?xf32>
          %2046 = vector.extract %377#17[1] : f32 from vector<8xf32>
          %2047 = arith.addi %2027, %c144 : index
          memref.store %2046, %5[%2047] : memref<?xf32>
          %2048 = vector.extract %377#17[2] : f32 from vector<8xf32>
          %2049 = arith.addi %2027, %c79 : index
          memref.store %2048, %5[%2049] : memref<?xf32>
          %2050 = vector.extract %377#17[3] : f32 from vector<8xf32>
          %2051 = arith.addi %2027, %c145 : index
          memref.store %2050, %5[%2051] : memref<?xf32>
          %2052 = vector.extract %377#17[4] : f32 from vector<8xf32>
          %2053 = arith.addi %2027, %c80 : index
          memref.store %2052, %5[%2053] : memref<?xf32>
          %2054 = vector.extract %377#17[5] : f32 from vector<8xf32>
          %2055 = arith.addi %2027, %c146 : index
          memref.store %2054, %5[%2055] : memref<?xf32>
          %2056 = vector.extract %377#17[6] : f32 from vector<8xf32>
          %2057 = arith.addi %2027, %c81 : index
          memref.store %2056, %5[%2057] : memref<?xf32>
          %2058 = vector.extract %377#17[7] : f32 from vector<8xf32>
          %2059 = arith.addi %2027, %c147 : index
          memref.store %2058, %5[%2059] : memref<?xf32>
        }
        wave.barrier
        %2060 = memref.load %5[%1483] : memref<?xf32>
        %2061 = memref.load %5[%1485] : memref<?xf32>
        %2062 = memref.load %5[%1487] : memref<?xf32>
        %2063 = memref.load %5[%1489] : memref<?xf32>
        %2064 = memref.load %5[%1491] : memref<?xf32>
        %2065 = memref.load %5[%1493] : memref<?xf32>
        %2066 = memref.load %5[%1495] : memref<?xf32>
        %2067 = memref.load %5[%1497] : memref<?xf32>
        %2068 = arith.mulf %2060, %1435 : f32
        %2069 = math.fma %2061, %1437, %2068 : f32
        %2070 = arith.mulf %2069, %1442 : f32
        %2071 = math.fma %2062, %1444, %2070 : f32
        %2072 = arith.mulf %2071, %1449 : f32
        %2073 = math.fma %2063, %1451, %2072 : f32
        %2074 = arith.mulf %2073, %1456 : f32
        %2075 = math.fma %2064, %1458, %2074 : f32
        %2076 = arith.mulf %2075, %1463 : f32
        %2077 = math.fma %2065, %1465, %2076 : f32
        %2078 = arith.mulf %2077, %1470 : f32
        %2079 = math.fma %2066, %1472, %2078 : f32
        %2080 = arith.mulf %2079, %1477 : f32
        %2081 = math.fma %2067, %1479, %2080 : f32
        %2082 = memref.load %5[%1514] : memref<?xf32>
        %2083 = memref.load %5[%1516] : memref<?xf32>
        %2084 = memref.load %5[%1518] : memref<?xf32>
        %2085 = memref.load %5[%1520] : memref<?xf32>
        %2086 = memref.load %5[%1522] : memref<?xf32>
        %2087 = memref.load %5[%1524] : memref<?xf32>
        %2088 = memref.load %5[%1526] : memref<?xf32>
        %2089 = memref.load %5[%1528] : memref<?xf32>
        %2090 = arith.mulf %2082, %1435 : f32
        %2091 = math.fma %2083, %1437, %2090 : f32
        %2092 = arith.mulf %2091, %1442 : f32
        %2093 = math.fma %2084, %1444, %2092 : f32
        %2094 = arith.mulf %2093, %1449 : f32
        %2095 = math.fma %2085, %1451, %2094 : f32
        %2096 = arith.mulf %2095, %1456 : f32
        %2097 = math.fma %2086, %1458, %2096 : f32
        %2098 = arith.mulf %2097, %1463 : f32
        %2099 = math.fma %2087, %1465, %2098 : f32
        %2100 = arith.mulf %2099, %1470 : f32
        %2101 = math.fma %2088, %1472, %2100 : f32
        %2102 = arith.mulf %2101, %1477 : f32
        %2103 = math.fma %2089, %1479, %2102 : f32
        %2104 = arith.cmpi eq, %42, %c16 : i32
        scf.if %2104 {
          %2105 = arith.addi %kvHeads, %15 : index
          %2106 = memref.load %scales[%2105] : memref<?xf32>
          %2107 = arith.divf %2106, %1481 : f32
          %2108 = arith.addi %17, %1361 : index
          %2109 = arith.cmpi slt, %2108, %groupSize : index
          scf.if %2109 {
            %2110 = arith.muli %15, %groupSize : index
            %2111 = arith.addi %2110, %2108 : index
            %2112 = arith.muli %2111, %c7 : index
            %2113 = arith.muli %heads, %c7 : index
            %2114 = arith.mulf %1512, %2107 : f32
            %2115 = arith.addf %2114, %c74 : f32
            %2116 = arith.minimumf %2115, %c149 : f32
            %2117 = arith.maximumf %2116, %c150 : f32
            %2118 = arith.truncf %2117 : f32 to f16
            %2119 = arith.divui %1482, %c3 : index
            %2120 = arith.addi %2112, %2119 : index
            %2121 = arith.divui %24, %outTileRows : index
            %2122 = arith.divui %2113, %c3 : index
            %2123 = arith.muli %2121, %2122 : index
            %2124 = arith.divui %2120, %c3 : index
            %2125 = arith.addi %2123, %2124 : index
            %2126 = arith.muli %2125, %c9 : index
            %2127 = arith.remui %2120, %c3 : index
            %2128 = arith.divui %2127, %c28 : index
            %2129 = arith.addi %2126, %2128 : index
            %2130 = arith.muli %outTileRows, %c28 : index
            %2131 = arith.muli %2129, %2130 : index
            %2132 = arith.remui %24, %outTileRows : index
            %2133 = arith.muli %2132, %c28 : index
            %2134 = arith.addi %2131, %2133 : index
            %2135 = arith.remui %2120, %c28 : index
            %2136 = arith.addi %2134, %2135 : index
            memref.store %2118, %out[%2136] : memref<?xf16>
            %2137 = arith.mulf %1543, %2107 : f32
            %2138 = arith.addf %2137, %c74 : f32
            %2139 = arith.minimumf %2138, %c149 : f32
            %2140 = arith.maximumf %2139, %c150 : f32
            %2141 = arith.truncf %2140 : f32 to f16
            %2142 = arith.divui %1513, %c3 : index
            %2143 = arith.addi %2112, %2142 : index
            %2144 = arith.divui %2143, %c3 : index
            %2145 = arith.addi %2123, %2144 : index
            %2146 = arith.muli %2145, %c9 : index
            %2147 = arith.remui %2143, %c3 : index
            %2148 = arith.divui %2147, %c28 : index
            %2149 = arith.addi %2146, %2148 : index
            %2150 = arith.muli %2149, %2130 : index
            %2151 = arith.addi %2150, %2133 : index
            %2152 = arith.remui %2143, %c28 : index
            %2153 = arith.addi %2151, %2152 : index
            memref.store %2141, %out[%2153] : memref<?xf16>
            %2154 = arith.addi %1360, %c26 : index
            %2155 = arith.mulf %1601, %2107 : f32
            %2156 = arith.addf %2155, %c74 : f32
            %2157 = arith.minimumf %2156, %c149 : f32
            %2158 = arith.maximumf %2157, %c150 : f32
            %2159 = arith.truncf %2158 : f32 to f16
            %2160 = arith.divui %2154, %c3 : index
            %2161 = arith.addi %2112, %2160 : index
            %2162 = arith.divui %2161, %c3 : index
            %2163 = arith.addi %2123, %2162 : index
            %2164 = arith.muli %2163, %c9 : index
            %2165 = arith.remui %2161, %c3 : index
            %2166 = arith.divui %2165, %c28 : index
            %2167 = arith.addi %2164, %2166 : index
            %2168 = arith.muli %2167, %2130 : index
            %2169 = arith.addi %2168, %2133 : index
            %2170 = arith.remui %2161, %c28 : index
            %2171 = arith.addi %2169, %2170 : index
            memref.store %2159, %out[%2171] : memref<?xf16>
            %2172 = arith.addi %1360, %c27 : index
            %2173 = arith.mulf %1623, %2107 : f32
            %2174 = arith.addf %2173, %c74 : f32
            %2175 = arith.minimumf %2174, %c149 : f32
            %2176 = arith.maximumf %2175, %c150 : f32
            %2177 = arith.truncf %2176 : f32 to f16
            %2178 = arith.divui %2172, %c3 : index
            %2179 = arith.addi %2112, %2178 : index
            %2180 = arith.divui %2179, %c3 : index
            %2181 = arith.addi %2123, %2180 : index
            %2182 = arith.muli %2181, %c9 : index
            %2183 = arith.remui %2179, %c3 : index
            %2184 = arith.divui %2183, %c28 : index
            %2185 = arith.addi %2182, %2184 : index
            %2186 = arith.muli %2185, %2130 : index
            %2187 = arith.addi %2186, %2133 : index
            %2188 = arith.remui %2179, %c28 : index
            %2189 = arith.addi %2187, %2188 : index
            memref.store %2177, %out[%2189] : memref<?xf16>
            %2190 = arith.addi %1360, %c23 : index
            %2191 = arith.mulf %1681, %2107 : f32
            %2192 = arith.addf %2191, %c74 : f32
            %2193 = arith.minimumf %2192, %c149 : f32
            %2194 = arith.maximumf %2193, %c150 : f32
            %2195 = arith.truncf %2194 : f32 to f16
            %2196 = arith.divui %2190, %c3 : index
            %2197 = arith.addi %2112, %2196 : index
            %2198 = arith.divui %2197, %c3 : index
            %2199 = arith.addi %2123, %2198 : index
            %2200 = arith.muli %2199, %c9 : index
            %2201 = arith.remui %2197, %c3 : index
            %2202 = arith.divui %2201, %c28 : index
            %2203 = arith.addi %2200, %2202 : index
            %2204 = arith.muli %2203, %2130 : index
            %2205 = arith.addi %2204, %2133 : index
            %2206 = arith.remui %2197, %c28 : index
            %2207 = arith.addi %2205, %2206 : index
            memref.store %2195, %out[%2207] : memref<?xf16>
            %2208 = arith.addi %1360, %c61 : index
            %2209 = arith.mulf %1703, %2107 : f32
            %2210 = arith.addf %2209, %c74 : f32
            %2211 = arith.minimumf %2210, %c149 : f32
            %2212 = arith.maximumf %2211, %c150 : f32
            %2213 = arith.truncf %2212 : f32 to f16
            %2214 = arith.divui %2208, %c3 : index
            %2215 = arith.addi %2112, %2214 : index
            %2216 = arith.divui %2215, %c3 : index
            %2217 = arith.addi %2123, %2216 : index
            %2218 = arith.muli %2217, %c9 : index
            %2219 = arith.remui %2215, %c3 : index
            %2220 = arith.divui %2219, %c28 : index
            %2221 = arith.addi %2218, %2220 : index
            %2222 = arith.muli %2221, %2130 : index
            %2223 = arith.addi %2222, %2133 : index
            %2224 = arith.remui %2215, %c28 : index
            %2225 = arith.addi %2223, %2224 : index
            memref.store %2213, %out[%2225] : memref<?xf16>
            %2226 = arith.addi %1360, %c62 : index
            %2227 = arith.mulf %1761, %2107 : f32
            %2228 = arith.addf %2227, %c74 : f32
            %2229 = arith.minimumf %2228, %c149 : f32
            %2230 = arith.maximumf %2229, %c150 : f32
            %2231 = arith.truncf %2230 : f32 to f16
            %2232 = arith.divui %2226, %c3 : index
            %2233 = arith.addi %2112, %2232 : index
            %2234 = arith.divui %2233, %c3 : index
            %2235 = arith.addi %2123, %2234 : index
            %2236 = arith.muli %2235, %c9 : index
            %2237 = arith.remui %2233, %c3 : index
            %2238 = arith.divui %2237, %c28 : index
            %2239 = arith.addi %2236, %2238 : index
            %2240 = arith.muli %2239, %2130 : index
            %2241 = arith.addi %2240, %2133 : index
            %2242 = arith.remui %2233, %c28 : index
            %2243 = arith.addi %2241, %2242 : index
            memref.store %2231, %out[%2243] : memref<?xf16>
            %2244 = arith.addi %1360, %c63 : index
            %2245 = arith.mulf %1783, %2107 : f32
            %2246 = arith.addf %2245, %c74 : f32
            %2247 = arith.minimumf %2246, %c149 : f32
            %2248 = arith.maximumf %2247, %c150 : f32
            %2249 = arith.truncf %2248 : f32 to f16
            %2250 = arith.divui %2244, %c3 : index
            %2251 = arith.addi %2112, %2250 : index
            %2252 = arith.divui %2251, %c3 : index
            %2253 = arith.addi %2123, %2252 : index
            %2254 = arith.muli %2253, %c9 : index
            %2255 = arith.remui %2251, %c3 : index
            %2256 = arith.divui %2255, %c28 : index
            %2257 = arith.addi %2254, %2256 : index
            %2258 = arith.muli %2257, %2130 : index
            %2259 = arith.addi %2258, %2133 : index
            %2260 = arith.remui %2251, %c28 : index
            %2261 = arith.addi %2259, %2260 : index
            memref.store %2249, %out[%2261] : memref<?xf16>
            %2262 = arith.addi %1360, %c64 : index
            %2263 = arith.mulf %1841, %2107 : f32
            %2264 = arith.addf %2263, %c74 : f32
            %2265 = arith.minimumf %2264, %c149 : f32
            %2266 = arith.maximumf %2265, %c150 : f32
            %2267 = arith.truncf %2266 : f32 to f16
            %2268 = arith.divui %2262, %c3 : index
            %2269 = arith.addi %2112, %2268 : index
            %2270 = arith.divui %2269, %c3 : index
            %2271 = arith.addi %2123, %2270 : index
            %2272 = arith.muli %2271, %c9 : index
            %2273 = arith.remui %2269, %c3 : index
            %2274 = arith.divui %2273, %c28 : index
            %2275 = arith.addi %2272, %2274 : index
            %2276 = arith.muli %2275, %2130 : index
            %2277 = arith.addi %2276, %2133 : index
            %2278 = arith.remui %2269, %c28 : index
            %2279 = arith.addi %2277, %2278 : index
            memref.store %2267, %out[%2279] : memref<?xf16>
            %2280 = arith.addi %1360, %c65 : index
            %2281 = arith.mulf %1863, %2107 : f32
            %2282 = arith.addf %2281, %c74 : f32
            %2283 = arith.minimumf %2282, %c149 : f32
            %2284 = arith.maximumf %2283, %c150 : f32
            %2285 = arith.truncf %2284 : f32 to f16
            %2286 = arith.divui %2280, %c3 : index
            %2287 = arith.addi %2112, %2286 : index
            %2288 = arith.divui %2287, %c3 : index
            %2289 = arith.addi %2123, %2288 : index
            %2290 = arith.muli %2289, %c9 : index
            %2291 = arith.remui %2287, %c3 : index
            %2292 = arith.divui %2291, %c28 : index
            %2293 = arith.addi %2290, %2292 : index
            %2294 = arith.muli %2293, %2130 : index
            %2295 = arith.addi %2294, %2133 : index
            %2296 = arith.remui %2287, %c28 : index
            %2297 = arith.addi %2295, %2296 : index
            memref.store %2285, %out[%2297] : memref<?xf16>
            %2298 = arith.addi %1360, %c66 : index
            %2299 = arith.mulf %1921, %2107 : f32
            %2300 = arith.addf %2299, %c74 : f32
            %2301 = arith.minimumf %2300, %c149 : f32
            %2302 = arith.maximumf %2301, %c150 : f32
            %2303 = arith.truncf %2302 : f32 to f16
            %2304 = arith.divui %2298, %c3 : index
            %2305 = arith.addi %2112, %2304 : index
            %2306 = arith.divui %2305, %c3 : index
            %2307 = arith.addi %2123, %2306 : index
            %2308 = arith.muli %2307, %c9 : index
            %2309 = arith.remui %2305, %c3 : index
            %2310 = arith.divui %2309, %c28 : index
            %2311 = arith.addi %2308, %2310 : index
            %2312 = arith.muli %2311, %2130 : index
            %2313 = arith.addi %2312, %2133 : index
            %2314 = arith.remui %2305, %c28 : index
            %2315 = arith.addi %2313, %2314 : index
            memref.store %2303, %out[%2315] : memref<?xf16>
            %2316 = arith.addi %1360, %c67 : index
            %2317 = arith.mulf %1943, %2107 : f32
            %2318 = arith.addf %2317, %c74 : f32
            %2319 = arith.minimumf %2318, %c149 : f32
            %2320 = arith.maximumf %2319, %c150 : f32
            %2321 = arith.truncf %2320 : f32 to f16
            %2322 = arith.divui %2316, %c3 : index
            %2323 = arith.addi %2112, %2322 : index
            %2324 = arith.divui %2323, %c3 : index
            %2325 = arith.addi %2123, %2324 : index
            %2326 = arith.muli %2325, %c9 : index
            %2327 = arith.remui %2323, %c3 : index
            %2328 = arith.divui %2327, %c28 : index
            %2329 = arith.addi %2326, %2328 : index
            %2330 = arith.muli %2329, %2130 : index
            %2331 = arith.addi %2330, %2133 : index
            %2332 = arith.remui %2323, %c28 : index
            %2333 = arith.addi %2331, %2332 : index
            memref.store %2321, %out[%2333] : memref<?xf16>
            %2334 = arith.addi %1360, %c68 : index
            %2335 = arith.mulf %2001, %2107 : f32
            %2336 = arith.addf %2335, %c74 : f32
            %2337 = arith.minimumf %2336, %c149 : f32
            %2338 = arith.maximumf %2337, %c150 : f32
            %2339 = arith.truncf %2338 : f32 to f16
            %2340 = arith.divui %2334, %c3 : index
            %2341 = arith.addi %2112, %2340 : index
            %2342 = arith.divui %2341, %c3 : index
            %2343 = arith.addi %2123, %2342 : index
            %2344 = arith.muli %2343, %c9 : index
            %2345 = arith.remui %2341, %c3 : index
            %2346 = arith.divui %2345, %c28 : index
            %2347 = arith.addi %2344, %2346 : index
            %2348 = arith.muli %2347, %2130 : index
            %2349 = arith.addi %2348, %2133 : index
            %2350 = arith.remui %2341, %c28 : index
            %2351 = arith.addi %2349, %2350 : index
            memref.store %2339, %out[%2351] : memref<?xf16>
            %2352 = arith.addi %1360, %c69 : index
            %2353 = arith.mulf %2023, %2107 : f32
            %2354 = arith.addf %2353, %c74 : f32
            %2355 = arith.minimumf %2354, %c149 : f32
            %2356 = arith.maximumf %2355, %c150 : f32
            %2357 = arith.truncf %2356 : f32 to f16
            %2358 = arith.divui %2352, %c3 : index
            %2359 = arith.addi %2112, %2358 : index
            %2360 = arith.divui %2359, %c3 : index
            %2361 = arith.addi %2123, %2360 : index
            %2362 = arith.muli %2361, %c9 : index
            %2363 = arith.remui %2359, %c3 : index
            %2364 = arith.divui %2363, %c28 : index
            %2365 = arith.addi %2362, %2364 : index
            %2366 = arith.muli %2365, %2130 : index
            %2367 = arith.addi %2366, %2133 : index
            %2368 = arith.remui %2359, %c28 : index
            %2369 = arith.addi %2367, %2368 : index
            memref.store %2357, %out[%2369] : memref<?xf16>
            %2370 = arith.addi %1360, %c70 : index
            %2371 = arith.mulf %2081, %2107 : f32
            %2372 = arith.addf %2371, %c74 : f32
            %2373 = arith.minimumf %2372, %c149 : f32
            %2374 = arith.maximumf %2373, %c150 : f32
            %2375 = arith.truncf %2374 : f32 to f16
            %2376 = arith.divui %2370, %c3 : index
            %2377 = arith.addi %2112, %2376 : index
            %2378 = arith.divui %2377, %c3 : index
            %2379 = arith.addi %2123, %2378 : index
            %2380 = arith.muli %2379, %c9 : index
            %2381 = arith.remui %2377, %c3 : index
            %2382 = arith.divui %2381, %c28 : index
            %2383 = arith.addi %2380, %2382 : index
            %2384 = arith.muli %2383, %2130 : index
            %2385 = arith.addi %2384, %2133 : index
            %2386 = arith.remui %2377, %c28 : index
            %2387 = arith.addi %2385, %2386 : index
            memref.store %2375, %out[%2387] : memref<?xf16>
            %2388 = arith.addi %1360, %c71 : index
            %2389 = arith.mulf %2103, %2107 : f32
            %2390 = arith.addf %2389, %c74 : f32
            %2391 = arith.minimumf %2390, %c149 : f32
            %2392 = arith.maximumf %2391, %c150 : f32
            %2393 = arith.truncf %2392 : f32 to f16
            %2394 = arith.divui %2388, %c3 : index
            %2395 = arith.addi %2112, %2394 : index
            %2396 = arith.divui %2395, %c3 : index
            %2397 = arith.addi %2123, %2396 : index
            %2398 = arith.muli %2397, %c9 : index
            %2399 = arith.remui %2395, %c3 : index
            %2400 = arith.divui %2399, %c28 : index
            %2401 = arith.addi %2398, %2400 : index
            %2402 = arith.muli %2401, %2130 : index
            %2403 = arith.addi %2402, %2133 : index
            %2404 = arith.remui %2395, %c28 : index
            %2405 = arith.addi %2403, %2404 : index
            memref.store %2393, %out[%2405] : memref<?xf16>
          }
        } else {
          %2406 = arith.addi %ranges, %groups : index
          %2407 = arith.muli %9, %2406 : index
          %2408 = arith.index_castui %369 : i32 to index
          %2409 = arith.addi %2407, %2408 : index
          %2410 = arith.muli %2409, %c6 : index
          %2411 = arith.addi %2410, %1482 : index
          memref.store %1512, %partial[%2411] : memref<?xf32>
          %2412 = arith.addi %2410, %1513 : index
          memref.store %1543, %partial[%2412] : memref<?xf32>
          %2413 = arith.addi %1360, %c26 : index
          %2414 = arith.addi %2410, %2413 : index
          memref.store %1601, %partial[%2414] : memref<?xf32>
          %2415 = arith.addi %1360, %c27 : index
          %2416 = arith.addi %2410, %2415 : index
          memref.store %1623, %partial[%2416] : memref<?xf32>
          %2417 = arith.addi %1360, %c23 : index
          %2418 = arith.addi %2410, %2417 : index
          memref.store %1681, %partial[%2418] : memref<?xf32>
          %2419 = arith.addi %1360, %c61 : index
          %2420 = arith.addi %2410, %2419 : index
          memref.store %1703, %partial[%2420] : memref<?xf32>
          %2421 = arith.addi %1360, %c62 : index
          %2422 = arith.addi %2410, %2421 : index
          memref.store %1761, %partial[%2422] : memref<?xf32>
          %2423 = arith.addi %1360, %c63 : index
          %2424 = arith.addi %2410, %2423 : index
          memref.store %1783, %partial[%2424] : memref<?xf32>
          %2425 = arith.addi %1360, %c64 : index
          %2426 = arith.addi %2410, %2425 : index
          memref.store %1841, %partial[%2426] : memref<?xf32>
          %2427 = arith.addi %1360, %c65 : index
          %2428 = arith.addi %2410, %2427 : index
          memref.store %1863, %partial[%2428] : memref<?xf32>
          %2429 = arith.addi %1360, %c66 : index
          %2430 = arith.addi %2410, %2429 : index
          memref.store %1921, %partial[%2430] : memref<?xf32>
          %2431 = arith.addi %1360, %c67 : index
          %2432 = arith.addi %2410, %2431 : index
          memref.store %1943, %partial[%2432] : memref<?xf32>
          %2433 = arith.addi %1360, %c68 : index
          %2434 = arith.addi %2410, %2433 : index
          memref.store %2001, %partial[%2434] : memref<?xf32>
          %2435 = arith.addi %1360, %c69 : index
          %2436 = arith.addi %2410, %2435 : index
          memref.store %2023, %partial[%2436] : memref<?xf32>
          %2437 = arith.addi %1360, %c70 : index
          %2438 = arith.addi %2410, %2437 : index
          memref.store %2081, %partial[%2438] : memref<?xf32>
          %2439 = arith.addi %1360, %c71 : index
          %2440 = arith.addi %2410, %2439 : index
          memref.store %2103, %partial[%2440] : memref<?xf32>
          %2441 = arith.cmpi slt, %1360, %c3 : index
          scf.if %2441 {
            %2442 = arith.addi %2410, %c5 : index
            %2443 = arith.addi %2442, %1360 : index
            memref.store %1475, %partial[%2443] : memref<?xf32>
            %2444 = arith.addi %2443, %c3 : index
            memref.store %1481, %partial[%2444] : memref<?xf32>
          }
          %2445 = arith.addi %42, %c115 : i32
          %2446 = arith.divui %2445, %c116 : i32
          %2447 = arith.divui %369, %c116 : i32
          %2448 = arith.addi %groups, %c4 : index
          %2449 = arith.muli %9, %2448 : index
          %2450 = arith.muli %2447, %c116 : i32
          %2451 = arith.subi %42, %2450 : i32
          %2452 = arith.minsi %2451, %c116 : i32
          %2453 = arith.index_castui %2447 : i32 to index
          %2454 = arith.addi %2449, %2453 : index
          %2455 = arith.index_castui %2452 : i32 to index
          %2456 = wave.arrive %counters[%2454], %2455 : memref<?xi32>
          scf.if %2456 {
            %2476:18 = scf.for %2457 = %c78 to %2452 step %c116 iter_args(%2458 = %c73, %2459 = %c74, %2460 = %c74, %2461 = %c74, %2462 = %c74, %2463 = %c74, %2464 = %c74, %2465 = %c74, %2466 = %c74, %2467 = %c74, %2468 = %c74, %2469 = %c74, %2470 = %c74, %2471 = %c74, %2472 = %c74, %2473 = %c74, %2474 = %c74, %2475 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2477 = arith.addi %2457, %c78 : i32
              %2478 = arith.subi %2452, %c16 : i32
              %2479 = arith.minsi %2477, %2478 : i32
              %2480 = arith.addi %2450, %2479 : i32
              %2481 = arith.index_castui %2480 : i32 to index
              %2482 = arith.addi %2407, %2481 : index
              %2483 = arith.muli %2482, %c6 : index
              %2484 = arith.addi %2483, %c5 : index
              %2485 = arith.addi %2484, %1361 : index
              %2486 = memref.load %partial[%2485] : memref<?xf32>
              %2487 = arith.cmpi slt, %2477, %2452 : i32
              %2488 = arith.select %2487, %2486, %c73 : f32
              %2489 = arith.addi %2483, %1360 : index
              %2490 = arith.addi %2489, %c22 : index
              %2491 = memref.load %partial[%2490] : memref<?xf32>
              %2492 = arith.addi %2489, %c7 : index
              %2493 = memref.load %partial[%2492] : memref<?xf32>
              %2494 = arith.addi %2489, %c26 : index
              %2495 = memref.load %partial[%2494] : memref<?xf32>
              %2496 = arith.addi %2489, %c27 : index
              %2497 = memref.load %partial[%2496] : memref<?xf32>
              %2498 = arith.addi %2489, %c23 : index
              %2499 = memref.load %partial[%2498] : memref<?xf32>
              %2500 = arith.addi %2489, %c61 : index
              %2501 = memref.load %partial[%2500] : memref<?xf32>
              %2502 = arith.addi %2489, %c62 : index
              %2503 = memref.load %partial[%2502] : memref<?xf32>
              %2504 = arith.addi %2489, %c63 : index
              %2505 = memref.load %partial[%2504] : memref<?xf32>
              %2506 = arith.addi %2489, %c64 : index
              %2507 = memref.load %partial[%2506] : memref<?xf32>
              %2508 = arith.addi %2489, %c65 : index
              %2509 = memref.load %partial[%2508] : memref<?xf32>
              %2510 = arith.addi %2489, %c66 : index
              %2511 = memref.load %partial[%2510] : memref<?xf32>
              %2512 = arith.addi %2489, %c67 : index
              %2513 = memref.load %partial[%2512] : memref<?xf32>
              %2514 = arith.addi %2489, %c68 : index
              %2515 = memref.load %partial[%2514] : memref<?xf32>
              %2516 = arith.addi %2489, %c69 : index
              %2517 = memref.load %partial[%2516] : memref<?xf32>
              %2518 = arith.addi %2489, %c70 : index
              %2519 = memref.load %partial[%2518] : memref<?xf32>
              %2520 = arith.addi %2489, %c71 : index
              %2521 = memref.load %partial[%2520] : memref<?xf32>
              %2522 = arith.addi %2485, %c3 : index
              %2523 = memref.load %partial[%2522] : memref<?xf32>
              %2524 = arith.addi %2457, %c16 : i32
              %2525 = arith.minsi %2524, %2478 : i32
              %2526 = arith.addi %2450, %2525 : i32
              %2527 = arith.index_castui %2526 : i32 to index
              %2528 = arith.addi %2407, %2527 : index
              %2529 = arith.muli %2528, %c6 : index
              %2530 = arith.addi %2529, %c5 : index
              %2531 = arith.addi %2530, %1361 : index
              %2532 = memref.load %partial[%2531] : memref<?xf32>
              %2533 = arith.cmpi slt, %2524, %2452 : i32
              %2534 = arith.select %2533, %2532, %c73 : f32
              %2535 = arith.addi %2529, %1360 : index
              %2536 = arith.addi %2535, %c22 : index
              %2537 = memref.load %partial[%2536] : memref<?xf32>
              %2538 = arith.addi %2535, %c7 : index
              %2539 = memref.load %partial[%2538] : memref<?xf32>
              %2540 = arith.addi %2535, %c26 : index
              %2541 = memref.load %partial[%2540] : memref<?xf32>
              %2542 = arith.addi %2535, %c27 : index
              %2543 = memref.load %partial[%2542] : memref<?xf32>
              %2544 = arith.addi %2535, %c23 : index
              %2545 = memref.load %partial[%2544] : memref<?xf32>
              %2546 = arith.addi %2535, %c61 : index
              %2547 = memref.load %partial[%2546] : memref<?xf32>
              %2548 = arith.addi %2535, %c62 : index
              %2549 = memref.load %partial[%2548] : memref<?xf32>
              %2550 = arith.addi %2535, %c63 : index
              %2551 = memref.load %partial[%2550] : memref<?xf32>
              %2552 = arith.addi %2535, %c64 : index
              %2553 = memref.load %partial[%2552] : memref<?xf32>
              %2554 = arith.addi %2535, %c65 : index
              %2555 = memref.load %partial[%2554] : memref<?xf32>
              %2556 = arith.addi %2535, %c66 : index
              %2557 = memref.load %partial[%2556] : memref<?xf32>
              %2558 = arith.addi %2535, %c67 : index
              %2559 = memref.load %partial[%2558] : memref<?xf32>
              %2560 = arith.addi %2535, %c68 : index
              %2561 = memref.load %partial[%2560] : memref<?xf32>
              %2562 = arith.addi %2535, %c69 : index
              %2563 = memref.load %partial[%2562] : memref<?xf32>
              %2564 = arith.addi %2535, %c70 : index
              %2565 = memref.load %partial[%2564] : memref<?xf32>
              %2566 = arith.addi %2535, %c71 : index
              %2567 = memref.load %partial[%2566] : memref<?xf32>
              %2568 = arith.addi %2531, %c3 : index
              %2569 = memref.load %partial[%2568] : memref<?xf32>
              %2570 = arith.addi %2457, %c109 : i32
              %2571 = arith.minsi %2570, %2478 : i32
              %2572 = arith.addi %2450, %2571 : i32
              %2573 = arith.index_castui %2572 : i32 to index
              %2574 = arith.addi %2407, %2573 : index
              %2575 = arith.muli %2574, %c6 : index
              %2576 = arith.addi %2575, %c5 : index
              %2577 = arith.addi %2576, %1361 : index
              %2578 = memref.load %partial[%2577] : memref<?xf32>
              %2579 = arith.cmpi slt, %2570, %2452 : i32
              %2580 = arith.select %2579, %2578, %c73 : f32
              %2581 = arith.addi %2575, %1360 : index
              %2582 = arith.addi %2581, %c22 : index
              %2583 = memref.load %partial[%2582] : memref<?xf32>
              %2584 = arith.addi %2581, %c7 : index
              %2585 = memref.load %partial[%2584] : memref<?xf32>
              %2586 = arith.addi %2581, %c26 : index
              %2587 = memref.load %partial[%2586] : memref<?xf32>
              %2588 = arith.addi %2581, %c27 : index
              %2589 = memref.load %partial[%2588] : memref<?xf32>
              %2590 = arith.addi %2581, %c23 : index
              %2591 = memref.load %partial[%2590] : memref<?xf32>
              %2592 = arith.addi %2581, %c61 : index
              %2593 = memref.load %partial[%2592] : memref<?xf32>
              %2594 = arith.addi %2581, %c62 : index
              %2595 = memref.load %partial[%2594] : memref<?xf32>
              %2596 = arith.addi %2581, %c63 : index
              %2597 = memref.load %partial[%2596] : memref<?xf32>
              %2598 = arith.addi %2581, %c64 : index
              %2599 = memref.load %partial[%2598] : memref<?xf32>
              %2600 = arith.addi %2581, %c65 : index
              %2601 = memref.load %partial[%2600] : memref<?xf32>
              %2602 = arith.addi %2581, %c66 : index
              %2603 = memref.load %partial[%2602] : memref<?xf32>
              %2604 = arith.addi %2581, %c67 : index
              %2605 = memref.load %partial[%2604] : memref<?xf32>
              %2606 = arith.addi %2581, %c68 : index
              %2607 = memref.load %partial[%2606] : memref<?xf32>
              %2608 = arith.addi %2581, %c69 : index
              %2609 = memref.load %partial[%2608] : memref<?xf32>
              %2610 = arith.addi %2581, %c70 : index
              %2611 = memref.load %partial[%2610] : memref<?xf32>
              %2612 = arith.addi %2581, %c71 : index
              %2613 = memref.load %partial[%2612] : memref<?xf32>
              %2614 = arith.addi %2577, %c3 : index
              %2615 = memref.load %partial[%2614] : memref<?xf32>
              %2616 = arith.addi %2457, %c111 : i32
              %2617 = arith.minsi %2616, %2478 : i32
              %2618 = arith.addi %2450, %2617 : i32
              %2619 = arith.index_castui %2618 : i32 to index
              %2620 = arith.addi %2407, %2619 : index
              %2621 = arith.muli %2620, %c6 : index
              %2622 = arith.addi %2621, %c5 : index
              %2623 = arith.addi %2622, %1361 : index
              %2624 = memref.load %partial[%2623] : memref<?xf32>
              %2625 = arith.cmpi slt, %2616, %2452 : i32
              %2626 = arith.select %2625, %2624, %c73 : f32
              %2627 = arith.addi %2621, %1360 : index
              %2628 = arith.addi %2627, %c22 : index
              %2629 = memref.load %partial[%2628] : memref<?xf32>
              %2630 = arith.addi %2627, %c7 : index
              %2631 = memref.load %partial[%2630] : memref<?xf32>
              %2632 = arith.addi %2627, %c26 : index
              %2633 = memref.load %partial[%2632] : memref<?xf32>
              %2634 = arith.addi %2627, %c27 : index
              %2635 = memref.load %partial[%2634] : memref<?xf32>
              %2636 = arith.addi %2627, %c23 : index
              %2637 = memref.load %partial[%2636] : memref<?xf32>
              %2638 = arith.addi %2627, %c61 : index
              %2639 = memref.load %partial[%2638] : memref<?xf32>
              %2640 = arith.addi %2627, %c62 : index
              %2641 = memref.load %partial[%2640] : memref<?xf32>
              %2642 = arith.addi %2627, %c63 : index
              %2643 = memref.load %partial[%2642] : memref<?xf32>
              %2644 = arith.addi %2627, %c64 : index
              %2645 = memref.load %partial[%2644] : memref<?xf32>
              %2646 = arith.addi %2627, %c65 : index
              %2647 = memref.load %partial[%2646] : memref<?xf32>
              %2648 = arith.addi %2627, %c66 : index
              %2649 = memref.load %partial[%2648] : memref<?xf32>
              %2650 = arith.addi %2627, %c67 : index
              %2651 = memref.load %partial[%2650] : memref<?xf32>
              %2652 = arith.addi %2627, %c68 : index
              %2653 = memref.load %partial[%2652] : memref<?xf32>
              %2654 = arith.addi %2627, %c69 : index
              %2655 = memref.load %partial[%2654] : memref<?xf32>
              %2656 = arith.addi %2627, %c70 : index
              %2657 = memref.load %partial[%2656] : memref<?xf32>
              %2658 = arith.addi %2627, %c71 : index
              %2659 = memref.load %partial[%2658] : memref<?xf32>
              %2660 = arith.addi %2623, %c3 : index
              %2661 = memref.load %partial[%2660] : memref<?xf32>
              %2662 = arith.addi %2457, %c112 : i32
              %2663 = arith.minsi %2662, %2478 : i32
              %2664 = arith.addi %2450, %2663 : i32
              %2665 = arith.index_castui %2664 : i32 to index
              %2666 = arith.addi %2407, %2665 : index
              %2667 = arith.muli %2666, %c6 : index
              %2668 = arith.addi %2667, %c5 : index
              %2669 = arith.addi %2668, %1361 : index
              %2670 = memref.load %partial[%2669] : memref<?xf32>
              %2671 = arith.cmpi slt, %2662, %2452 : i32
              %2672 = arith.select %2671, %2670, %c73 : f32
              %2673 = arith.addi %2667, %1360 : index
              %2674 = arith.addi %2673, %c22 : index
              %2675 = memref.load %partial[%2674] : memref<?xf32>
              %2676 = arith.addi %2673, %c7 : index
              %2677 = memref.load %partial[%2676] : memref<?xf32>
              %2678 = arith.addi %2673, %c26 : index
              %2679 = memref.load %partial[%2678] : memref<?xf32>
              %2680 = arith.addi %2673, %c27 : index
              %2681 = memref.load %partial[%2680] : memref<?xf32>
              %2682 = arith.addi %2673, %c23 : index
              %2683 = memref.load %partial[%2682] : memref<?xf32>
              %2684 = arith.addi %2673, %c61 : index
              %2685 = memref.load %partial[%2684] : memref<?xf32>
              %2686 = arith.addi %2673, %c62 : index
              %2687 = memref.load %partial[%2686] : memref<?xf32>
              %2688 = arith.addi %2673, %c63 : index
              %2689 = memref.load %partial[%2688] : memref<?xf32>
              %2690 = arith.addi %2673, %c64 : index
              %2691 = memref.load %partial[%2690] : memref<?xf32>
              %2692 = arith.addi %2673, %c65 : index
              %2693 = memref.load %partial[%2692] : memref<?xf32>
              %2694 = arith.addi %2673, %c66 : index
              %2695 = memref.load %partial[%2694] : memref<?xf32>
              %2696 = arith.addi %2673, %c67 : index
              %2697 = memref.load %partial[%2696] : memref<?xf32>
              %2698 = arith.addi %2673, %c68 : index
              %2699 = memref.load %partial[%2698] : memref<?xf32>
              %2700 = arith.addi %2673, %c69 : index
              %2701 = memref.load %partial[%2700] : memref<?xf32>
              %2702 = arith.addi %2673, %c70 : index
              %2703 = memref.load %partial[%2702] : memref<?xf32>
              %2704 = arith.addi %2673, %c71 : index
              %2705 = memref.load %partial[%2704] : memref<?xf32>
              %2706 = arith.addi %2669, %c3 : index
              %2707 = memref.load %partial[%2706] : memref<?xf32>
              %2708 = arith.addi %2457, %c113 : i32
              %2709 = arith.minsi %2708, %2478 : i32
              %2710 = arith.addi %2450, %2709 : i32
              %2711 = arith.index_castui %2710 : i32 to index
              %2712 = arith.addi %2407, %2711 : index
              %2713 = arith.muli %2712, %c6 : index
              %2714 = arith.addi %2713, %c5 : index
              %2715 = arith.addi %2714, %1361 : index
              %2716 = memref.load %partial[%2715] : memref<?xf32>
              %2717 = arith.cmpi slt, %2708, %2452 : i32
              %2718 = arith.select %2717, %2716, %c73 : f32
              %2719 = arith.addi %2713, %1360 : index
              %2720 = arith.addi %2719, %c22 : index
              %2721 = memref.load %partial[%2720] : memref<?xf32>
              %2722 = arith.addi %2719, %c7 : index
              %2723 = memref.load %partial[%2722] : memref<?xf32>
              %2724 = arith.addi %2719, %c26 : index
              %2725 = memref.load %partial[%2724] : memref<?xf32>
              %2726 = arith.addi %2719, %c27 : index
              %2727 = memref.load %partial[%2726] : memref<?xf32>
              %2728 = arith.addi %2719, %c23 : index
              %2729 = memref.load %partial[%2728] : memref<?xf32>
              %2730 = arith.addi %2719, %c61 : index
              %2731 = memref.load %partial[%2730] : memref<?xf32>
              %2732 = arith.addi %2719, %c62 : index
              %2733 = memref.load %partial[%2732] : memref<?xf32>
              %2734 = arith.addi %2719, %c63 : index
              %2735 = memref.load %partial[%2734] : memref<?xf32>
              %2736 = arith.addi %2719, %c64 : index
              %2737 = memref.load %partial[%2736] : memref<?xf32>
              %2738 = arith.addi %2719, %c65 : index
              %2739 = memref.load %partial[%2738] : memref<?xf32>
              %2740 = arith.addi %2719, %c66 : index
              %2741 = memref.load %partial[%2740] : memref<?xf32>
              %2742 = arith.addi %2719, %c67 : index
              %2743 = memref.load %partial[%2742] : memref<?xf32>
              %2744 = arith.addi %2719, %c68 : index
              %2745 = memref.load %partial[%2744] : memref<?xf32>
              %2746 = arith.addi %2719, %c69 : index
              %2747 = memref.load %partial[%2746] : memref<?xf32>
              %2748 = arith.addi %2719, %c70 : index
              %2749 = memref.load %partial[%2748] : memref<?xf32>
              %2750 = arith.addi %2719, %c71 : index
              %2751 = memref.load %partial[%2750] : memref<?xf32>
              %2752 = arith.addi %2715, %c3 : index
              %2753 = memref.load %partial[%2752] : memref<?xf32>
              %2754 = arith.addi %2457, %c114 : i32
              %2755 = arith.minsi %2754, %2478 : i32
              %2756 = arith.addi %2450, %2755 : i32
              %2757 = arith.index_castui %2756 : i32 to index
              %2758 = arith.addi %2407, %2757 : index
              %2759 = arith.muli %2758, %c6 : index
              %2760 = arith.addi %2759, %c5 : index
              %2761 = arith.addi %2760, %1361 : index
              %2762 = memref.load %partial[%2761] : memref<?xf32>
              %2763 = arith.cmpi slt, %2754, %2452 : i32
              %2764 = arith.select %2763, %2762, %c73 : f32
              %2765 = arith.addi %2759, %1360 : index
              %2766 = arith.addi %2765, %c22 : index
              %2767 = memref.load %partial[%2766] : memref<?xf32>
              %2768 = arith.addi %2765, %c7 : index
              %2769 = memref.load %partial[%2768] : memref<?xf32>
              %2770 = arith.addi %2765, %c26 : index
              %2771 = memref.load %partial[%2770] : memref<?xf32>
              %2772 = arith.addi %2765, %c27 : index
              %2773 = memref.load %partial[%2772] : memref<?xf32>
              %2774 = arith.addi %2765, %c23 : index
              %2775 = memref.load %partial[%2774] : memref<?xf32>
              %2776 = arith.addi %2765, %c61 : index
              %2777 = memref.load %partial[%2776] : memref<?xf32>
              %2778 = arith.addi %2765, %c62 : index
              %2779 = memref.load %partial[%2778] : memref<?xf32>
              %2780 = arith.addi %2765, %c63 : index
              %2781 = memref.load %partial[%2780] : memref<?xf32>
              %2782 = arith.addi %2765, %c64 : index
              %2783 = memref.load %partial[%2782] : memref<?xf32>
              %2784 = arith.addi %2765, %c65 : index
              %2785 = memref.load %partial[%2784] : memref<?xf32>
              %2786 = arith.addi %2765, %c66 : index
              %2787 = memref.load %partial[%2786] : memref<?xf32>
              %2788 = arith.addi %2765, %c67 : index
              %2789 = memref.load %partial[%2788] : memref<?xf32>
              %2790 = arith.addi %2765, %c68 : index
              %2791 = memref.load %partial[%2790] : memref<?xf32>
              %2792 = arith.addi %2765, %c69 : index
              %2793 = memref.load %partial[%2792] : memref<?xf32>
              %2794 = arith.addi %2765, %c70 : index
              %2795 = memref.load %partial[%2794] : memref<?xf32>
              %2796 = arith.addi %2765, %c71 : index
              %2797 = memref.load %partial[%2796] : memref<?xf32>
              %2798 = arith.addi %2761, %c3 : index
              %2799 = memref.load %partial[%2798] : memref<?xf32>
              %2800 = arith.addi %2457, %c115 : i32
              %2801 = arith.minsi %2800, %2478 : i32
              %2802 = arith.addi %2450, %2801 : i32
              %2803 = arith.index_castui %2802 : i32 to index
              %2804 = arith.addi %2407, %2803 : index
              %2805 = arith.muli %2804, %c6 : index
              %2806 = arith.addi %2805, %c5 : index
              %2807 = arith.addi %2806, %1361 : index
              %2808 = memref.load %partial[%2807] : memref<?xf32>
              %2809 = arith.cmpi slt, %2800, %2452 : i32
              %2810 = arith.select %2809, %2808, %c73 : f32
              %2811 = arith.addi %2805, %1360 : index
              %2812 = arith.addi %2811, %c22 : index
              %2813 = memref.load %partial[%2812] : memref<?xf32>
              %2814 = arith.addi %2811, %c7 : index
              %2815 = memref.load %partial[%2814] : memref<?xf32>
              %2816 = arith.addi %2811, %c26 : index
              %2817 = memref.load %partial[%2816] : memref<?xf32>
              %2818 = arith.addi %2811, %c27 : index
              %2819 = memref.load %partial[%2818] : memref<?xf32>
              %2820 = arith.addi %2811, %c23 : index
              %2821 = memref.load %partial[%2820] : memref<?xf32>
              %2822 = arith.addi %2811, %c61 : index
              %2823 = memref.load %partial[%2822] : memref<?xf32>
              %2824 = arith.addi %2811, %c62 : index
              %2825 = memref.load %partial[%2824] : memref<?xf32>
              %2826 = arith.addi %2811, %c63 : index
              %2827 = memref.load %partial[%2826] : memref<?xf32>
              %2828 = arith.addi %2811, %c64 : index
              %2829 = memref.load %partial[%2828] : memref<?xf32>
              %2830 = arith.addi %2811, %c65 : index
              %2831 = memref.load %partial[%2830] : memref<?xf32>
              %2832 = arith.addi %2811, %c66 : index
              %2833 = memref.load %partial[%2832] : memref<?xf32>
              %2834 = arith.addi %2811, %c67 : index
              %2835 = memref.load %partial[%2834] : memref<?xf32>
              %2836 = arith.addi %2811, %c68 : index
              %2837 = memref.load %partial[%2836] : memref<?xf32>
              %2838 = arith.addi %2811, %c69 : index
              %2839 = memref.load %partial[%2838] : memref<?xf32>
              %2840 = arith.addi %2811, %c70 : index
              %2841 = memref.load %partial[%2840] : memref<?xf32>
              %2842 = arith.addi %2811, %c71 : index
              %2843 = memref.load %partial[%2842] : memref<?xf32>
              %2844 = arith.addi %2807, %c3 : index
              %2845 = memref.load %partial[%2844] : memref<?xf32>
              %2846 = arith.maxnumf %2458, %2488 fastmath<nnan> : f32
              %2847 = arith.subf %2458, %2846 : f32
              %2848 = wave.exp2 %2847 : f32
              %2849 = arith.subf %2488, %2846 : f32
              %2850 = wave.exp2 %2849 : f32
              %2851 = arith.mulf %2459, %2848 : f32
              %2852 = math.fma %2523, %2850, %2851 : f32
              %2853 = arith.mulf %2460, %2848 : f32
              %2854 = math.fma %2491, %2850, %2853 : f32
              %2855 = arith.mulf %2461, %2848 : f32
              %2856 = math.fma %2493, %2850, %2855 : f32
              %2857 = arith.mulf %2462, %2848 : f32
              %2858 = math.fma %2495, %2850, %2857 : f32
              %2859 = arith.mulf %2463, %2848 : f32
              %2860 = math.fma %2497, %2850, %2859 : f32
              %2861 = arith.mulf %2464, %2848 : f32
              %2862 = math.fma %2499, %2850, %2861 : f32
              %2863 = arith.mulf %2465, %2848 : f32
              %2864 = math.fma %2501, %2850, %2863 : f32
              %2865 = arith.mulf %2466, %2848 : f32
              %2866 = math.fma %2503, %2850, %2865 : f32
              %2867 = arith.mulf %2467, %2848 : f32
              %2868 = math.fma %2505, %2850, %2867 : f32
              %2869 = arith.mulf %2468, %2848 : f32
              %2870 = math.fma %2507, %2850, %2869 : f32
              %2871 = arith.mulf %2469, %2848 : f32
              %2872 = math.fma %2509, %2850, %2871 : f32
              %2873 = arith.mulf %2470, %2848 : f32
              %2874 = math.fma %2511, %2850, %2873 : f32
              %2875 = arith.mulf %2471, %2848 : f32
              %2876 = math.fma %2513, %2850, %2875 : f32
              %2877 = arith.mulf %2472, %2848 : f32
              %2878 = math.fma %2515, %2850, %2877 : f32
              %2879 = arith.mulf %2473, %2848 : f32
              %2880 = math.fma %2517, %2850, %2879 : f32
              %2881 = arith.mulf %2474, %2848 : f32
              %2882 = math.fma %2519, %2850, %2881 : f32
              %2883 = arith.mulf %2475, %2848 : f32
              %2884 = math.fma %2521, %2850, %2883 : f32
              %2885 = arith.maxnumf %2846, %2534 fastmath<nnan> : f32
              %2886 = arith.subf %2846, %2885 : f32
              %2887 = wave.exp2 %2886 : f32
              %2888 = arith.subf %2534, %2885 : f32
              %2889 = wave.exp2 %2888 : f32
              %2890 = arith.mulf %2852, %2887 : f32
              %2891 = math.fma %2569, %2889, %2890 : f32
              %2892 = arith.mulf %2854, %2887 : f32
              %2893 = math.fma %2537, %2889, %2892 : f32
              %2894 = arith.mulf %2856, %2887 : f32
              %2895 = math.fma %2539, %2889, %2894 : f32
              %2896 = arith.mulf %2858, %2887 : f32
              %2897 = math.fma %2541, %2889, %2896 : f32
              %2898 = arith.mulf %2860, %2887 : f32
              %2899 = math.fma %2543, %2889, %2898 : f32
              %2900 = arith.mulf %2862, %2887 : f32
              %2901 = math.fma %2545, %2889, %2900 : f32
              %2902 = arith.mulf %2864, %2887 : f32
              %2903 = math.fma %2547, %2889, %2902 : f32
              %2904 = arith.mulf %2866, %2887 : f32
              %2905 = math.fma %2549, %2889, %2904 : f32
              %2906 = arith.mulf %2868, %2887 : f32
              %2907 = math.fma %2551, %2889, %2906 : f32
              %2908 = arith.mulf %2870, %2887 : f32
              %2909 = math.fma %2553, %2889, %2908 : f32
              %2910 = arith.mulf %2872, %2887 : f32
              %2911 = math.fma %2555, %2889, %2910 : f32
              %2912 = arith.mulf %2874, %2887 : f32
              %2913 = math.fma %2557, %2889, %2912 : f32
              %2914 = arith.mulf %2876, %2887 : f32
              %2915 = math.fma %2559, %2889, %2914 : f32
              %2916 = arith.mulf %2878, %2887 : f32
              %2917 = math.fma %2561, %2889, %2916 : f32
              %2918 = arith.mulf %2880, %2887 : f32
              %2919 = math.fma %2563, %2889, %2918 : f32
              %2920 = arith.mulf %2882, %2887 : f32
              %2921 = math.fma %2565, %2889, %2920 : f32
              %2922 = arith.mulf %2884, %2887 : f32
              %2923 = math.fma %2567, %2889, %2922 : f32
              %2924 = arith.maxnumf %2885, %2580 fastmath<nnan> : f32
              %2925 = arith.subf %2885, %2924 : f32
              %2926 = wave.exp2 %2925 : f32
              %2927 = arith.subf %2580, %2924 : f32
              %2928 = wave.exp2 %2927 : f32
              %2929 = arith.mulf %2891, %2926 : f32
              %2930 = math.fma %2615, %2928, %2929 : f32
              %2931 = arith.mulf %2893, %2926 : f32
              %2932 = math.fma %2583, %2928, %2931 : f32
              %2933 = arith.mulf %2895, %2926 : f32
              %2934 = math.fma %2585, %2928, %2933 : f32
              %2935 = arith.mulf %2897, %2926 : f32
              %2936 = math.fma %2587, %2928, %2935 : f32
              %2937 = arith.mulf %2899, %2926 : f32
              %2938 = math.fma %2589, %2928, %2937 : f32
              %2939 = arith.mulf %2901, %2926 : f32
              %2940 = math.fma %2591, %2928, %2939 : f32
              %2941 = arith.mulf %2903, %2926 : f32
              %2942 = math.fma %2593, %2928, %2941 : f32
              %2943 = arith.mulf %2905, %2926 : f32
              %2944 = math.fma %2595, %2928, %2943 : f32
              %2945 = arith.mulf %2907, %2926 : f32
              %2946 = math.fma %2597, %2928, %2945 : f32
              %2947 = arith.mulf %2909, %2926 : f32
              %2948 = math.fma %2599, %2928, %2947 : f32
              %2949 = arith.mulf %2911, %2926 : f32
              %2950 = math.fma %2601, %2928, %2949 : f32
              %2951 = arith.mulf %2913, %2926 : f32
              %2952 = math.fma %2603, %2928, %2951 : f32
              %2953 = arith.mulf %2915, %2926 : f32
              %2954 = math.fma %2605, %2928, %2953 : f32
              %2955 = arith.mulf %2917, %2926 : f32
              %2956 = math.fma %2607, %2928, %2955 : f32
              %2957 = arith.mulf %2919, %2926 : f32
              %2958 = math.fma %2609, %2928, %2957 : f32
              %2959 = arith.mulf %2921, %2926 : f32
              %2960 = math.fma %2611, %2928, %2959 : f32
              %2961 = arith.mulf %2923, %2926 : f32
              %2962 = math.fma %2613, %2928, %2961 : f32
              %2963 = arith.maxnumf %2924, %2626 fastmath<nnan> : f32
              %2964 = arith.subf %2924, %2963 : f32
              %2965 = wave.exp2 %2964 : f32
              %2966 = arith.subf %2626, %2963 : f32
              %2967 = wave.exp2 %2966 : f32
              %2968 = arith.mulf %2930, %2965 : f32
              %2969 = math.fma %2661, %2967, %2968 : f32
              %2970 = arith.mulf %2932, %2965 : f32
              %2971 = math.fma %2629, %2967, %2970 : f32
              %2972 = arith.mulf %2934, %2965 : f32
              %2973 = math.fma %2631, %2967, %2972 : f32
              %2974 = arith.mulf %2936, %2965 : f32
              %2975 = math.fma %2633, %2967, %2974 : f32
              %2976 = arith.mulf %2938, %2965 : f32
              %2977 = math.fma %2635, %2967, %2976 : f32
              %2978 = arith.mulf %2940, %2965 : f32
              %2979 = math.fma %2637, %2967, %2978 : f32
              %2980 = arith.mulf %2942, %2965 : f32
              %2981 = math.fma %2639, %2967, %2980 : f32
              %2982 = arith.mulf %2944, %2965 : f32
              %2983 = math.fma %2641, %2967, %2982 : f32
              %2984 = arith.mulf %2946, %2965 : f32
              %2985 = math.fma %2643, %2967, %2984 : f32
              %2986 = arith.mulf %2948, %2965 : f32
              %2987 = math.fma %2645, %2967, %2986 : f32
              %2988 = arith.mulf %2950, %2965 : f32
              %2989 = math.fma %2647, %2967, %2988 : f32
              %2990 = arith.mulf %2952, %2965 : f32
              %2991 = math.fma %2649, %2967, %2990 : f32
              %2992 = arith.mulf %2954, %2965 : f32
              %2993 = math.fma %2651, %2967, %2992 : f32
              %2994 = arith.mulf %2956, %2965 : f32
              %2995 = math.fma %2653, %2967, %2994 : f32
              %2996 = arith.mulf %2958, %2965 : f32
              %2997 = math.fma %2655, %2967, %2996 : f32
              %2998 = arith.mulf %2960, %2965 : f32
              %2999 = math.fma %2657, %2967, %2998 : f32
              %3000 = arith.mulf %2962, %2965 : f32
              %3001 = math.fma %2659, %2967, %3000 : f32
              %3002 = arith.maxnumf %2963, %2672 fastmath<nnan> : f32
              %3003 = arith.subf %2963, %3002 : f32
              %3004 = wave.exp2 %3003 : f32
              %3005 = arith.subf %2672, %3002 : f32
              %3006 = wave.exp2 %3005 : f32
              %3007 = arith.mulf %2969, %3004 : f32
              %3008 = math.fma %2707, %3006, %3007 : f32
              %3009 = arith.mulf %2971, %3004 : f32
              %3010 = math.fma %2675, %3006, %3009 : f32
              %3011 = arith.mulf %2973, %3004 : f32
              %3012 = math.fma %2677, %3006, %3011 : f32
              %3013 = arith.mulf %2975, %3004 : f32
              %3014 = math.fma %2679, %3006, %3013 : f32
              %3015 = arith.mulf %2977, %3004 : f32
              %3016 = math.fma %2681, %3006, %3015 : f32
              %3017 = arith.mulf %2979, %3004 : f32
              %3018 = math.fma %2683, %3006, %3017 : f32
              %3019 = arith.mulf %2981, %3004 : f32
              %3020 = math.fma %2685, %3006, %3019 : f32
              %3021 = arith.mulf %2983, %3004 : f32
              %3022 = math.fma %2687, %3006, %3021 : f32
              %3023 = arith.mulf %2985, %3004 : f32
              %3024 = math.fma %2689, %3006, %3023 : f32
              %3025 = arith.mulf %2987, %3004 : f32
              %3026 = math.fma %2691, %3006, %3025 : f32
              %3027 = arith.mulf %2989, %3004 : f32
              %3028 = math.fma %2693, %3006, %3027 : f32
              %3029 = arith.mulf %2991, %3004 : f32
              %3030 = math.fma %2695, %3006, %3029 : f32
              %3031 = arith.mulf %2993, %3004 : f32
              %3032 = math.fma %2697, %3006, %3031 : f32
              %3033 = arith.mulf %2995, %3004 : f32
              %3034 = math.fma %2699, %3006, %3033 : f32
              %3035 = arith.mulf %2997, %3004 : f32
              %3036 = math.fma %2701, %3006, %3035 : f32
              %3037 = arith.mulf %2999, %3004 : f32
              %3038 = math.fma %2703, %3006, %3037 : f32
              %3039 = arith.mulf %3001, %3004 : f32
              %3040 = math.fma %2705, %3006, %3039 : f32
              %3041 = arith.maxnumf %3002, %2718 fastmath<nnan> : f32
              %3042 = arith.subf %3002, %3041 : f32
              %3043 = wave.exp2 %3042 : f32
              %3044 = arith.subf %2718, %3041 : f32
              %3045 = wave.exp2 %3044 : f32
              %3046 = arith.mulf %3008, %3043 : f32
              %3047 = math.fma %2753, %3045, %3046 : f32
              %3048 = arith.mulf %3010, %3043 : f32
              %3049 = math.fma %2721, %3045, %3048 : f32
              %3050 = arith.mulf %3012, %3043 : f32
              %3051 = math.fma %2723, %3045, %3050 : f32
              %3052 = arith.mulf %3014, %3043 : f32
              %3053 = math.fma %2725, %3045, %3052 : f32
              %3054 = arith.mulf %3016, %3043 : f32
              %3055 = math.fma %2727, %3045, %3054 : f32
              %3056 = arith.mulf %3018, %3043 : f32
              %3057 = math.fma %2729, %3045, %3056 : f32
              %3058 = arith.mulf %3020, %3043 : f32
              %3059 = math.fma %2731, %3045, %3058 : f32
              %3060 = arith.mulf %3022, %3043 : f32
              %3061 = math.fma %2733, %3045, %3060 : f32
              %3062 = arith.mulf %3024, %3043 : f32
              %3063 = math.fma %2735, %3045, %3062 : f32
              %3064 = arith.mulf %3026, %3043 : f32
              %3065 = math.fma %2737, %3045, %3064 : f32
              %3066 = arith.mulf %3028, %3043 : f32
              %3067 = math.fma %2739, %3045, %3066 : f32
              %3068 = arith.mulf %3030, %3043 : f32
              %3069 = math.fma %2741, %3045, %3068 : f32
              %3070 = arith.mulf %3032, %3043 : f32
              %3071 = math.fma %2743, %3045, %3070 : f32
              %3072 = arith.mulf %3034, %3043 : f32
              %3073 = math.fma %2745, %3045, %3072 : f32
              %3074 = arith.mulf %3036, %3043 : f32
              %3075 = math.fma %2747, %3045, %3074 : f32
              %3076 = arith.mulf %3038, %3043 : f32
              %3077 = math.fma %2749, %3045, %3076 : f32
              %3078 = arith.mulf %3040, %3043 : f32
              %3079 = math.fma %2751, %3045, %3078 : f32
              %3080 = arith.maxnumf %3041, %2764 fastmath<nnan> : f32
              %3081 = arith.subf %3041, %3080 : f32
              %3082 = wave.exp2 %3081 : f32
              %3083 = arith.subf %2764, %3080 : f32
              %3084 = wave.exp2 %3083 : f32
              %3085 = arith.mulf %3047, %3082 : f32
              %3086 = math.fma %2799, %3084, %3085 : f32
              %3087 = arith.mulf %3049, %3082 : f32
              %3088 = math.fma %2767, %3084, %3087 : f32
              %3089 = arith.mulf %3051, %3082 : f32
              %3090 = math.fma %2769, %3084, %3089 : f32
              %3091 = arith.mulf %3053, %3082 : f32
              %3092 = math.fma %2771, %3084, %3091 : f32
              %3093 = arith.mulf %3055, %3082 : f32
              %3094 = math.fma %2773, %3084, %3093 : f32
              %3095 = arith.mulf %3057, %3082 : f32
              %3096 = math.fma %2775, %3084, %3095 : f32
              %3097 = arith.mulf %3059, %3082 : f32
              %3098 = math.fma %2777, %3084, %3097 : f32
              %3099 = arith.mulf %3061, %3082 : f32
              %3100 = math.fma %2779, %3084, %3099 : f32
              %3101 = arith.mulf %3063, %3082 : f32
              %3102 = math.fma %2781, %3084, %3101 : f32
              %3103 = arith.mulf %3065, %3082 : f32
              %3104 = math.fma %2783, %3084, %3103 : f32
              %3105 = arith.mulf %3067, %3082 : f32
              %3106 = math.fma %2785, %3084, %3105 : f32
              %3107 = arith.mulf %3069, %3082 : f32
              %3108 = math.fma %2787, %3084, %3107 : f32
              %3109 = arith.mulf %3071, %3082 : f32
              %3110 = math.fma %2789, %3084, %3109 : f32
              %3111 = arith.mulf %3073, %3082 : f32
              %3112 = math.fma %2791, %3084, %3111 : f32
              %3113 = arith.mulf %3075, %3082 : f32
              %3114 = math.fma %2793, %3084, %3113 : f32
              %3115 = arith.mulf %3077, %3082 : f32
              %3116 = math.fma %2795, %3084, %3115 : f32
              %3117 = arith.mulf %3079, %3082 : f32
              %3118 = math.fma %2797, %3084, %3117 : f32
              %3119 = arith.maxnumf %3080, %2810 fastmath<nnan> : f32
              %3120 = arith.subf %3080, %3119 : f32
              %3121 = wave.exp2 %3120 : f32
              %3122 = arith.subf %2810, %3119 : f32
              %3123 = wave.exp2 %3122 : f32
              %3124 = arith.mulf %3086, %3121 : f32
              %3125 = math.fma %2845, %3123, %3124 : f32
              %3126 = arith.mulf %3088, %3121 : f32
              %3127 = math.fma %2813, %3123, %3126 : f32
              %3128 = arith.mulf %3090, %3121 : f32
              %3129 = math.fma %2815, %3123, %3128 : f32
              %3130 = arith.mulf %3092, %3121 : f32
              %3131 = math.fma %2817, %3123, %3130 : f32
              %3132 = arith.mulf %3094, %3121 : f32
              %3133 = math.fma %2819, %3123, %3132 : f32
              %3134 = arith.mulf %3096, %3121 : f32
              %3135 = math.fma %2821, %3123, %3134 : f32
              %3136 = arith.mulf %3098, %3121 : f32
              %3137 = math.fma %2823, %3123, %3136 : f32
              %3138 = arith.mulf %3100, %3121 : f32
              %3139 = math.fma %2825, %3123, %3138 : f32
              %3140 = arith.mulf %3102, %3121 : f32
              %3141 = math.fma %2827, %3123, %3140 : f32
              %3142 = arith.mulf %3104, %3121 : f32
              %3143 = math.fma %2829, %3123, %3142 : f32
              %3144 = arith.mulf %3106, %3121 : f32
              %3145 = math.fma %2831, %3123, %3144 : f32
              %3146 = arith.mulf %3108, %3121 : f32
              %3147 = math.fma %2833, %3123, %3146 : f32
              %3148 = arith.mulf %3110, %3121 : f32
              %3149 = math.fma %2835, %3123, %3148 : f32
              %3150 = arith.mulf %3112, %3121 : f32
              %3151 = math.fma %2837, %3123, %3150 : f32
              %3152 = arith.mulf %3114, %3121 : f32
              %3153 = math.fma %2839, %3123, %3152 : f32
              %3154 = arith.mulf %3116, %3121 : f32
              %3155 = math.fma %2841, %3123, %3154 : f32
              %3156 = arith.mulf %3118, %3121 : f32
              %3157 = math.fma %2843, %3123, %3156 : f32
              scf.yield %3119, %3125, %3127, %3129, %3131, %3133, %3135, %3137, %3139, %3141, %3143, %3145, %3147, %3149, %3151, %3153, %3155, %3157 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3158 = arith.cmpi eq, %2446, %c16 : i32
            scf.if %3158 {
              %3159 = arith.addi %kvHeads, %15 : index
              %3160 = memref.load %scales[%3159] : memref<?xf32>
              %3161 = arith.divf %3160, %2476#1 : f32
              %3162 = arith.addi %17, %1361 : index
              %3163 = arith.cmpi slt, %3162, %groupSize : index
              scf.if %3163 {
                %3164 = arith.muli %15, %groupSize : index
                %3165 = arith.addi %3164, %3162 : index
                %3166 = arith.muli %3165, %c7 : index
                %3167 = arith.muli %heads, %c7 : index
                %3168 = arith.mulf %2476#2, %3161 : f32
                %3169 = arith.addf %3168, %c74 : f32
                %3170 = arith.minimumf %3169, %c149 : f32
                %3171 = arith.maximumf %3170, %c150 : f32
                %3172 = arith.truncf %3171 : f32 to f16
                %3173 = arith.divui %1482, %c3 : index
                %3174 = arith.addi %3166, %3173 : index
                %3175 = arith.divui %24, %outTileRows : index
                %3176 = arith.divui %3167, %c3 : index
                %3177 = arith.muli %3175, %3176 : index
                %3178 = arith.divui %3174, %c3 : index
                %3179 = arith.addi %3177, %3178 : index
                %3180 = arith.muli %3179, %c9 : index
                %3181 = arith.remui %3174, %c3 : index
                %3182 = arith.divui %3181, %c28 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.muli %outTileRows, %c28 : index
                %3185 = arith.muli %3183, %3184 : index
                %3186 = arith.remui %24, %outTileRows : index
                %3187 = arith.muli %3186, %c28 : index
                %3188 = arith.addi %3185, %3187 : index
                %3189 = arith.remui %3174, %c28 : index
                %3190 = arith.addi %3188, %3189 : index
                memref.store %3172, %out[%3190] : memref<?xf16>
                %3191 = arith.mulf %2476#3, %3161 : f32
                %3192 = arith.addf %3191, %c74 : f32
                %3193 = arith.minimumf %3192, %c149 : f32
                %3194 = arith.maximumf %3193, %c150 : f32
                %3195 = arith.truncf %3194 : f32 to f16
                %3196 = arith.divui %1513, %c3 : index
                %3197 = arith.addi %3166, %3196 : index
                %3198 = arith.divui %3197, %c3 : index
                %3199 = arith.addi %3177, %3198 : index
                %3200 = arith.muli %3199, %c9 : index
                %3201 = arith.remui %3197, %c3 : index
                %3202 = arith.divui %3201, %c28 : index
                %3203 = arith.addi %3200, %3202 : index
                %3204 = arith.muli %3203, %3184 : index
                %3205 = arith.addi %3204, %3187 : index
                %3206 = arith.remui %3197, %c28 : index
                %3207 = arith.addi %3205, %3206 : index
                memref.store %3195, %out[%3207] : memref<?xf16>
                %3208 = arith.mulf %2476#4, %3161 : f32
                %3209 = arith.addf %3208, %c74 : f32
                %3210 = arith.minimumf %3209, %c149 : f32
                %3211 = arith.maximumf %3210, %c150 : f32
                %3212 = arith.truncf %3211 : f32 to f16
                %3213 = arith.divui %2413, %c3 : index
                %3214 = arith.addi %3166, %3213 : index
                %3215 = arith.divui %3214, %c3 : index
                %3216 = arith.addi %3177, %3215 : index
                %3217 = arith.muli %3216, %c9 : index
                %3218 = arith.remui %3214, %c3 : index
                %3219 = arith.divui %3218, %c28 : index
                %3220 = arith.addi %3217, %3219 : index
                %3221 = arith.muli %3220, %3184 : index
                %3222 = arith.addi %3221, %3187 : index
                %3223 = arith.remui %3214, %c28 : index
                %3224 = arith.addi %3222, %3223 : index
                memref.store %3212, %out[%3224] : memref<?xf16>
                %3225 = arith.mulf %2476#5, %3161 : f32
                %3226 = arith.addf %3225, %c74 : f32
                %3227 = arith.minimumf %3226, %c149 : f32
                %3228 = arith.maximumf %3227, %c150 : f32
                %3229 = arith.truncf %3228 : f32 to f16
                %3230 = arith.divui %2415, %c3 : index
                %3231 = arith.addi %3166, %3230 : index
                %3232 = arith.divui %3231, %c3 : index
                %3233 = arith.addi %3177, %3232 : index
                %3234 = arith.muli %3233, %c9 : index
                %3235 = arith.remui %3231, %c3 : index
                %3236 = arith.divui %3235, %c28 : index
                %3237 = arith.addi %3234, %3236 : index
                %3238 = arith.muli %3237, %3184 : index
                %3239 = arith.addi %3238, %3187 : index
                %3240 = arith.remui %3231, %c28 : index
                %3241 = arith.addi %3239, %3240 : index
                memref.store %3229, %out[%3241] : memref<?xf16>
                %3242 = arith.mulf %2476#6, %3161 : f32
                %3243 = arith.addf %3242, %c74 : f32
                %3244 = arith.minimumf %3243, %c149 : f32
                %3245 = arith.maximumf %3244, %c150 : f32
                %3246 = arith.truncf %3245 : f32 to f16
                %3247 = arith.divui %2417, %c3 : index
                %3248 = arith.addi %3166, %3247 : index
                %3249 = arith.divui %3248, %c3 : index
                %3250 = arith.addi %3177, %3249 : index
                %3251 = arith.muli %3250, %c9 : index
                %3252 = arith.remui %3248, %c3 : index
                %3253 = arith.divui %3252, %c28 : index
                %3254 = arith.addi %3251, %3253 : index
                %3255 = arith.muli %3254, %3184 : index
                %3256 = arith.addi %3255, %3187 : index
                %3257 = arith.remui %3248, %c28 : index
                %3258 = arith.addi %3256, %3257 : index
                memref.store %3246, %out[%3258] : memref<?xf16>
                %3259 = arith.mulf %2476#7, %3161 : f32
                %3260 = arith.addf %3259, %c74 : f32
                %3261 = arith.minimumf %3260, %c149 : f32
                %3262 = arith.maximumf %3261, %c150 : f32
                %3263 = arith.truncf %3262 : f32 to f16
                %3264 = arith.divui %2419, %c3 : index
                %3265 = arith.addi %3166, %3264 : index
                %3266 = arith.divui %3265, %c3 : index
                %3267 = arith.addi %3177, %3266 : index
                %3268 = arith.muli %3267, %c9 : index
                %3269 = arith.remui %3265, %c3 : index
                %3270 = arith.divui %3269, %c28 : index
                %3271 = arith.addi %3268, %3270 : index
                %3272 = arith.muli %3271, %3184 : index
                %3273 = arith.addi %3272, %3187 : index
                %3274 = arith.remui %3265, %c28 : index
                %3275 = arith.addi %3273, %3274 : index
                memref.store %3263, %out[%3275] : memref<?xf16>
                %3276 = arith.mulf %2476#8, %3161 : f32
                %3277 = arith.addf %3276, %c74 : f32
                %3278 = arith.minimumf %3277, %c149 : f32
                %3279 = arith.maximumf %3278, %c150 : f32
                %3280 = arith.truncf %3279 : f32 to f16
                %3281 = arith.divui %2421, %c3 : index
                %3282 = arith.addi %3166, %3281 : index
                %3283 = arith.divui %3282, %c3 : index
                %3284 = arith.addi %3177, %3283 : index
                %3285 = arith.muli %3284, %c9 : index
                %3286 = arith.remui %3282, %c3 : index
                %3287 = arith.divui %3286, %c28 : index
                %3288 = arith.addi %3285, %3287 : index
                %3289 = arith.muli %3288, %3184 : index
                %3290 = arith.addi %3289, %3187 : index
                %3291 = arith.remui %3282, %c28 : index
                %3292 = arith.addi %3290, %3291 : index
                memref.store %3280, %out[%3292] : memref<?xf16>
                %3293 = arith.mulf %2476#9, %3161 : f32
                %3294 = arith.addf %3293, %c74 : f32
                %3295 = arith.minimumf %3294, %c149 : f32
                %3296 = arith.maximumf %3295, %c150 : f32
                %3297 = arith.truncf %3296 : f32 to f16
                %3298 = arith.divui %2423, %c3 : index
                %3299 = arith.addi %3166, %3298 : index
                %3300 = arith.divui %3299, %c3 : index
                %3301 = arith.addi %3177, %3300 : index
                %3302 = arith.muli %3301, %c9 : index
                %3303 = arith.remui %3299, %c3 : index
                %3304 = arith.divui %3303, %c28 : index
                %3305 = arith.addi %3302, %3304 : index
                %3306 = arith.muli %3305, %3184 : index
                %3307 = arith.addi %3306, %3187 : index
                %3308 = arith.remui %3299, %c28 : index
                %3309 = arith.addi %3307, %3308 : index
                memref.store %3297, %out[%3309] : memref<?xf16>
                %3310 = arith.mulf %2476#10, %3161 : f32
                %3311 = arith.addf %3310, %c74 : f32
                %3312 = arith.minimumf %3311, %c149 : f32
                %3313 = arith.maximumf %3312, %c150 : f32
                %3314 = arith.truncf %3313 : f32 to f16
                %3315 = arith.divui %2425, %c3 : index
                %3316 = arith.addi %3166, %3315 : index
                %3317 = arith.divui %3316, %c3 : index
                %3318 = arith.addi %3177, %3317 : index
                %3319 = arith.muli %3318, %c9 : index
                %3320 = arith.remui %3316, %c3 : index
                %3321 = arith.divui %3320, %c28 : index
                %3322 = arith.addi %3319, %3321 : index
                %3323 = arith.muli %3322, %3184 : index
                %3324 = arith.addi %3323, %3187 : index
                %3325 = arith.remui %3316, %c28 : index
                %3326 = arith.addi %3324, %3325 : index
                memref.store %3314, %out[%3326] : memref<?xf16>
                %3327 = arith.mulf %2476#11, %3161 : f32
                %3328 = arith.addf %3327, %c74 : f32
                %3329 = arith.minimumf %3328, %c149 : f32
                %3330 = arith.maximumf %3329, %c150 : f32
                %3331 = arith.truncf %3330 : f32 to f16
                %3332 = arith.divui %2427, %c3 : index
                %3333 = arith.addi %3166, %3332 : index
                %3334 = arith.divui %3333, %c3 : index
                %3335 = arith.addi %3177, %3334 : index
                %3336 = arith.muli %3335, %c9 : index
                %3337 = arith.remui %3333, %c3 : index
                %3338 = arith.divui %3337, %c28 : index
                %3339 = arith.addi %3336, %3338 : index
                %3340 = arith.muli %3339, %3184 : index
                %3341 = arith.addi %3340, %3187 : index
                %3342 = arith.remui %3333, %c28 : index
                %3343 = arith.addi %3341, %3342 : index
                memref.store %3331, %out[%3343] : memref<?xf16>
                %3344 = arith.mulf %2476#12, %3161 : f32
                %3345 = arith.addf %3344, %c74 : f32
                %3346 = arith.minimumf %3345, %c149 : f32
                %3347 = arith.maximumf %3346, %c150 : f32
                %3348 = arith.truncf %3347 : f32 to f16
                %3349 = arith.divui %2429, %c3 : index
                %3350 = arith.addi %3166, %3349 : index
                %3351 = arith.divui %3350, %c3 : index
                %3352 = arith.addi %3177, %3351 : index
                %3353 = arith.muli %3352, %c9 : index
                %3354 = arith.remui %3350, %c3 : index
                %3355 = arith.divui %3354, %c28 : index
                %3356 = arith.addi %3353, %3355 : index
                %3357 = arith.muli %3356, %3184 : index
                %3358 = arith.addi %3357, %3187 : index
                %3359 = arith.remui %3350, %c28 : index
                %3360 = arith.addi %3358, %3359 : index
                memref.store %3348, %out[%3360] : memref<?xf16>
                %3361 = arith.mulf %2476#13, %3161 : f32
                %3362 = arith.addf %3361, %c74 : f32
                %3363 = arith.minimumf %3362, %c149 : f32
                %3364 = arith.maximumf %3363, %c150 : f32
                %3365 = arith.truncf %3364 : f32 to f16
                %3366 = arith.divui %2431, %c3 : index
                %3367 = arith.addi %3166, %3366 : index
                %3368 = arith.divui %3367, %c3 : index
                %3369 = arith.addi %3177, %3368 : index
                %3370 = arith.muli %3369, %c9 : index
                %3371 = arith.remui %3367, %c3 : index
                %3372 = arith.divui %3371, %c28 : index
                %3373 = arith.addi %3370, %3372 : index
                %3374 = arith.muli %3373, %3184 : index
                %3375 = arith.addi %3374, %3187 : index
                %3376 = arith.remui %3367, %c28 : index
                %3377 = arith.addi %3375, %3376 : index
                memref.store %3365, %out[%3377] : memref<?xf16>
                %3378 = arith.mulf %2476#14, %3161 : f32
                %3379 = arith.addf %3378, %c74 : f32
                %3380 = arith.minimumf %3379, %c149 : f32
                %3381 = arith.maximumf %3380, %c150 : f32
                %3382 = arith.truncf %3381 : f32 to f16
                %3383 = arith.divui %2433, %c3 : index
                %3384 = arith.addi %3166, %3383 : index
                %3385 = arith.divui %3384, %c3 : index
                %3386 = arith.addi %3177, %3385 : index
                %3387 = arith.muli %3386, %c9 : index
                %3388 = arith.remui %3384, %c3 : index
                %3389 = arith.divui %3388, %c28 : index
                %3390 = arith.addi %3387, %3389 : index
                %3391 = arith.muli %3390, %3184 : index
                %3392 = arith.addi %3391, %3187 : index
                %3393 = arith.remui %3384, %c28 : index
                %3394 = arith.addi %3392, %3393 : index
                memref.store %3382, %out[%3394] : memref<?xf16>
                %3395 = arith.mulf %2476#15, %3161 : f32
                %3396 = arith.addf %3395, %c74 : f32
                %3397 = arith.minimumf %3396, %c149 : f32
                %3398 = arith.maximumf %3397, %c150 : f32
                %3399 = arith.truncf %3398 : f32 to f16
                %3400 = arith.divui %2435, %c3 : index
                %3401 = arith.addi %3166, %3400 : index
                %3402 = arith.divui %3401, %c3 : index
                %3403 = arith.addi %3177, %3402 : index
                %3404 = arith.muli %3403, %c9 : index
                %3405 = arith.remui %3401, %c3 : index
                %3406 = arith.divui %3405, %c28 : index
                %3407 = arith.addi %3404, %3406 : index
                %3408 = arith.muli %3407, %3184 : index
                %3409 = arith.addi %3408, %3187 : index
                %3410 = arith.remui %3401, %c28 : index
                %3411 = arith.addi %3409, %3410 : index
                memref.store %3399, %out[%3411] : memref<?xf16>
                %3412 = arith.mulf %2476#16, %3161 : f32
                %3413 = arith.addf %3412, %c74 : f32
                %3414 = arith.minimumf %3413, %c149 : f32
                %3415 = arith.maximumf %3414, %c150 : f32
                %3416 = arith.truncf %3415 : f32 to f16
                %3417 = arith.divui %2437, %c3 : index
                %3418 = arith.addi %3166, %3417 : index
                %3419 = arith.divui %3418, %c3 : index
                %3420 = arith.addi %3177, %3419 : index
                %3421 = arith.muli %3420, %c9 : index
                %3422 = arith.remui %3418, %c3 : index
                %3423 = arith.divui %3422, %c28 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.muli %3424, %3184 : index
                %3426 = arith.addi %3425, %3187 : index
                %3427 = arith.remui %3418, %c28 : index
                %3428 = arith.addi %3426, %3427 : index
                memref.store %3416, %out[%3428] : memref<?xf16>
                %3429 = arith.mulf %2476#17, %3161 : f32
                %3430 = arith.addf %3429, %c74 : f32
                %3431 = arith.minimumf %3430, %c149 : f32
                %3432 = arith.maximumf %3431, %c150 : f32
                %3433 = arith.truncf %3432 : f32 to f16
                %3434 = arith.divui %2439, %c3 : index
                %3435 = arith.addi %3166, %3434 : index
                %3436 = arith.divui %3435, %c3 : index
                %3437 = arith.addi %3177, %3436 : index
                %3438 = arith.muli %3437, %c9 : index
                %3439 = arith.remui %3435, %c3 : index
                %3440 = arith.divui %3439, %c28 : index
                %3441 = arith.addi %3438, %3440 : index
                %3442 = arith.muli %3441, %3184 : index
                %3443 = arith.addi %3442, %3187 : index
                %3444 = arith.remui %3435, %c28 : index
                %3445 = arith.addi %3443, %3444 : index
                memref.store %3433, %out[%3445] : memref<?xf16>
              }
            } else {
              %3446 = arith.index_cast %ranges : index to i32
              %3447 = arith.addi %3446, %2447 : i32
              %3448 = arith.index_castui %3447 : i32 to index
              %3449 = arith.addi %2407, %3448 : index
              %3450 = arith.muli %3449, %c6 : index
              %3451 = arith.addi %3450, %1482 : index
              memref.store %2476#2, %partial[%3451] : memref<?xf32>
              %3452 = arith.addi %3450, %1513 : index
              memref.store %2476#3, %partial[%3452] : memref<?xf32>
              %3453 = arith.addi %3450, %2413 : index
              memref.store %2476#4, %partial[%3453] : memref<?xf32>
              %3454 = arith.addi %3450, %2415 : index
              memref.store %2476#5, %partial[%3454] : memref<?xf32>
              %3455 = arith.addi %3450, %2417 : index
              memref.store %2476#6, %partial[%3455] : memref<?xf32>
              %3456 = arith.addi %3450, %2419 : index
              memref.store %2476#7, %partial[%3456] : memref<?xf32>
              %3457 = arith.addi %3450, %2421 : index
              memref.store %2476#8, %partial[%3457] : memref<?xf32>
              %3458 = arith.addi %3450, %2423 : index
              memref.store %2476#9, %partial[%3458] : memref<?xf32>
              %3459 = arith.addi %3450, %2425 : index
              memref.store %2476#10, %partial[%3459] : memref<?xf32>
              %3460 = arith.addi %3450, %2427 : index
              memref.store %2476#11, %partial[%3460] : memref<?xf32>
              %3461 = arith.addi %3450, %2429 : index
              memref.store %2476#12, %partial[%3461] : memref<?xf32>
              %3462 = arith.addi %3450, %2431 : index
              memref.store %2476#13, %partial[%3462] : memref<?xf32>
              %3463 = arith.addi %3450, %2433 : index
              memref.store %2476#14, %partial[%3463] : memref<?xf32>
              %3464 = arith.addi %3450, %2435 : index
              memref.store %2476#15, %partial[%3464] : memref<?xf32>
              %3465 = arith.addi %3450, %2437 : index
              memref.store %2476#16, %partial[%3465] : memref<?xf32>
              %3466 = arith.addi %3450, %2439 : index
              memref.store %2476#17, %partial[%3466] : memref<?xf32>
              scf.if %2441 {
                %3467 = arith.addi %3450, %c5 : index
                %3468 = arith.addi %3467, %1360 : index
                memref.store %2476#0, %partial[%3468] : memref<?xf32>
                %3469 = arith.addi %3468, %c3 : index
                memref.store %2476#1, %partial[%3469] : memref<?xf32>
              }
              %3470 = arith.addi %2449, %groups : index
              %3471 = arith.index_castui %2446 : i32 to index
              %3472 = wave.arrive %counters[%3470], %3471 : memref<?xi32>
              scf.if %3472 {
                %3492:18 = scf.for %3473 = %c78 to %2446 step %c116 iter_args(%3474 = %c73, %3475 = %c74, %3476 = %c74, %3477 = %c74, %3478 = %c74, %3479 = %c74, %3480 = %c74, %3481 = %c74, %3482 = %c74, %3483 = %c74, %3484 = %c74, %3485 = %c74, %3486 = %c74, %3487 = %c74, %3488 = %c74, %3489 = %c74, %3490 = %c74, %3491 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3493 = arith.addi %3473, %c78 : i32
                  %3494 = arith.subi %2446, %c16 : i32
                  %3495 = arith.minsi %3493, %3494 : i32
                  %3496 = arith.addi %3446, %3495 : i32
                  %3497 = arith.index_castui %3496 : i32 to index
                  %3498 = arith.addi %2407, %3497 : index
                  %3499 = arith.muli %3498, %c6 : index
                  %3500 = arith.addi %3499, %c5 : index
                  %3501 = arith.addi %3500, %1361 : index
                  %3502 = memref.load %partial[%3501] : memref<?xf32>
                  %3503 = arith.cmpi slt, %3493, %2446 : i32
                  %3504 = arith.select %3503, %3502, %c73 : f32
                  %3505 = arith.addi %3499, %1360 : index
                  %3506 = arith.addi %3505, %c22 : index
                  %3507 = memref.load %partial[%3506] : memref<?xf32>
                  %3508 = arith.addi %3505, %c7 : index
                  %3509 = memref.load %partial[%3508] : memref<?xf32>
                  %3510 = arith.addi %3505, %c26 : index
                  %3511 = memref.load %partial[%3510] : memref<?xf32>
                  %3512 = arith.addi %3505, %c27 : index
                  %3513 = memref.load %partial[%3512] : memref<?xf32>
                  %3514 = arith.addi %3505, %c23 : index
                  %3515 = memref.load %partial[%3514] : memref<?xf32>
                  %3516 = arith.addi %3505, %c61 : index
                  %3517 = memref.load %partial[%3516] : memref<?xf32>
                  %3518 = arith.addi %3505, %c62 : index
                  %3519 = memref.load %partial[%3518] : memref<?xf32>
                  %3520 = arith.addi %3505, %c63 : index
                  %3521 = memref.load %partial[%3520] : memref<?xf32>
                  %3522 = arith.addi %3505, %c64 : index
                  %3523 = memref.load %partial[%3522] : memref<?xf32>
                  %3524 = arith.addi %3505, %c65 : index
                  %3525 = memref.load %partial[%3524] : memref<?xf32>
                  %3526 = arith.addi %3505, %c66 : index
                  %3527 = memref.load %partial[%3526] : memref<?xf32>
                  %3528 = arith.addi %3505, %c67 : index
                  %3529 = memref.load %partial[%3528] : memref<?xf32>
                  %3530 = arith.addi %3505, %c68 : index
                  %3531 = memref.load %partial[%3530] : memref<?xf32>
                  %3532 = arith.addi %3505, %c69 : index
                  %3533 = memref.load %partial[%3532] : memref<?xf32>
                  %3534 = arith.addi %3505, %c70 : index
                  %3535 = memref.load %partial[%3534] : memref<?xf32>
                  %3536 = arith.addi %3505, %c71 : index
                  %3537 = memref.load %partial[%3536] : memref<?xf32>
                  %3538 = arith.addi %3501, %c3 : index
                  %3539 = memref.load %partial[%3538] : memref<?xf32>
                  %3540 = arith.addi %3473, %c16 : i32
                  %3541 = arith.minsi %3540, %3494 : i32
                  %3542 = arith.addi %3446, %3541 : i32
                  %3543 = arith.index_castui %3542 : i32 to index
                  %3544 = arith.addi %2407, %3543 : index
                  %3545 = arith.muli %3544, %c6 : index
                  %3546 = arith.addi %3545, %c5 : index
                  %3547 = arith.addi %3546, %1361 : index
                  %3548 = memref.load %partial[%3547] : memref<?xf32>
                  %3549 = arith.cmpi slt, %3540, %2446 : i32
                  %3550 = arith.select %3549, %3548, %c73 : f32
                  %3551 = arith.addi %3545, %1360 : index
                  %3552 = arith.addi %3551, %c22 : index
                  %3553 = memref.load %partial[%3552] : memref<?xf32>
                  %3554 = arith.addi %3551, %c7 : index
                  %3555 = memref.load %partial[%3554] : memref<?xf32>
                  %3556 = arith.addi %3551, %c26 : index
                  %3557 = memref.load %partial[%3556] : memref<?xf32>
                  %3558 = arith.addi %3551, %c27 : index
                  %3559 = memref.load %partial[%3558] : memref<?xf32>
                  %3560 = arith.addi %3551, %c23 : index
                  %3561 = memref.load %partial[%3560] : memref<?xf32>
                  %3562 = arith.addi %3551, %c61 : index
                  %3563 = memref.load %partial[%3562] : memref<?xf32>
                  %3564 = arith.addi %3551, %c62 : index
                  %3565 = memref.load %partial[%3564] : memref<?xf32>
                  %3566 = arith.addi %3551, %c63 : index
                  %3567 = memref.load %partial[%3566] : memref<?xf32>
                  %3568 = arith.addi %3551, %c64 : index
                  %3569 = memref.load %partial[%3568] : memref<?xf32>
                  %3570 = arith.addi %3551, %c65 : index
                  %3571 = memref.load %partial[%3570] : memref<?xf32>
                  %3572 = arith.addi %3551, %c66 : index
                  %3573 = memref.load %partial[%3572] : memref<?xf32>
                  %3574 = arith.addi %3551, %c67 : index
                  %3575 = memref.load %partial[%3574] : memref<?xf32>
                  %3576 = arith.addi %3551, %c68 : index
                  %3577 = memref.load %partial[%3576] : memref<?xf32>
                  %3578 = arith.addi %3551, %c69 : index
                  %3579 = memref.load %partial[%3578] : memref<?xf32>
                  %3580 = arith.addi %3551, %c70 : index
                  %3581 = memref.load %partial[%3580] : memref<?xf32>
                  %3582 = arith.addi %3551, %c71 : index
                  %3583 = memref.load %partial[%3582] : memref<?xf32>
                  %3584 = arith.addi %3547, %c3 : index
                  %3585 = memref.load %partial[%3584] : memref<?xf32>
                  %3586 = arith.addi %3473, %c109 : i32
                  %3587 = arith.minsi %3586, %3494 : i32
                  %3588 = arith.addi %3446, %3587 : i32
                  %3589 = arith.index_castui %3588 : i32 to index
                  %3590 = arith.addi %2407, %3589 : index
                  %3591 = arith.muli %3590, %c6 : index
                  %3592 = arith.addi %3591, %c5 : index
                  %3593 = arith.addi %3592, %1361 : index
                  %3594 = memref.load %partial[%3593] : memref<?xf32>
                  %3595 = arith.cmpi slt, %3586, %2446 : i32
                  %3596 = arith.select %3595, %3594, %c73 : f32
                  %3597 = arith.addi %3591, %1360 : index
                  %3598 = arith.addi %3597, %c22 : index
                  %3599 = memref.load %partial[%3598] : memref<?xf32>
                  %3600 = arith.addi %3597, %c7 : index
                  %3601 = memref.load %partial[%3600] : memref<?xf32>
                  %3602 = arith.addi %3597, %c26 : index
                  %3603 = memref.load %partial[%3602] : memref<?xf32>
                  %3604 = arith.addi %3597, %c27 : index
                  %3605 = memref.load %partial[%3604] : memref<?xf32>
                  %3606 = arith.addi %3597, %c23 : index
                  %3607 = memref.load %partial[%3606] : memref<?xf32>
                  %3608 = arith.addi %3597, %c61 : index
                  %3609 = memref.load %partial[%3608] : memref<?xf32>
                  %3610 = arith.addi %3597, %c62 : index
                  %3611 = memref.load %partial[%3610] : memref<?xf32>
                  %3612 = arith.addi %3597, %c63 : index
                  %3613 = memref.load %partial[%3612] : memref<?xf32>
                  %3614 = arith.addi %3597, %c64 : index
                  %3615 = memref.load %partial[%3614] : memref<?xf32>
                  %3616 = arith.addi %3597, %c65 : index
                  %3617 = memref.load %partial[%3616] : memref<?xf32>
                  %3618 = arith.addi %3597, %c66 : index
                  %3619 = memref.load %partial[%3618] : memref<?xf32>
                  %3620 = arith.addi %3597, %c67 : index
                  %3621 = memref.load %partial[%3620] : memref<?xf32>
                  %3622 = arith.addi %3597, %c68 : index
                  %3623 = memref.load %partial[%3622] : memref<?xf32>
                  %3624 = arith.addi %3597, %c69 : index
                  %3625 = memref.load %partial[%3624] : memref<?xf32>
                  %3626 = arith.addi %3597, %c70 : index
                  %3627 = memref.load %partial[%3626] : memref<?xf32>
                  %3628 = arith.addi %3597, %c71 : index
                  %3629 = memref.load %partial[%3628] : memref<?xf32>
                  %3630 = arith.addi %3593, %c3 : index
                  %3631 = memref.load %partial[%3630] : memref<?xf32>
                  %3632 = arith.addi %3473, %c111 : i32
                  %3633 = arith.minsi %3632, %3494 : i32
                  %3634 = arith.addi %3446, %3633 : i32
                  %3635 = arith.index_castui %3634 : i32 to index
                  %3636 = arith.addi %2407, %3635 : index
                  %3637 = arith.muli %3636, %c6 : index
                  %3638 = arith.addi %3637, %c5 : index
                  %3639 = arith.addi %3638, %1361 : index
                  %3640 = memref.load %partial[%3639] : memref<?xf32>
                  %3641 = arith.cmpi slt, %3632, %2446 : i32
                  %3642 = arith.select %3641, %3640, %c73 : f32
                  %3643 = arith.addi %3637, %1360 : index
                  %3644 = arith.addi %3643, %c22 : index
                  %3645 = memref.load %partial[%3644] : memref<?xf32>
                  %3646 = arith.addi %3643, %c7 : index
                  %3647 = memref.load %partial[%3646] : memref<?xf32>
                  %3648 = arith.addi %3643, %c26 : index
                  %3649 = memref.load %partial[%3648] : memref<?xf32>
                  %3650 = arith.addi %3643, %c27 : index
                  %3651 = memref.load %partial[%3650] : memref<?xf32>
                  %3652 = arith.addi %3643, %c23 : index
                  %3653 = memref.load %partial[%3652] : memref<?xf32>
                  %3654 = arith.addi %3643, %c61 : index
                  %3655 = memref.load %partial[%3654] : memref<?xf32>
                  %3656 = arith.addi %3643, %c62 : index
                  %3657 = memref.load %partial[%3656] : memref<?xf32>
                  %3658 = arith.addi %3643, %c63 : index
                  %3659 = memref.load %partial[%3658] : memref<?xf32>
                  %3660 = arith.addi %3643, %c64 : index
                  %3661 = memref.load %partial[%3660] : memref<?xf32>
                  %3662 = arith.addi %3643, %c65 : index
                  %3663 = memref.load %partial[%3662] : memref<?xf32>
                  %3664 = arith.addi %3643, %c66 : index
                  %3665 = memref.load %partial[%3664] : memref<?xf32>
                  %3666 = arith.addi %3643, %c67 : index
                  %3667 = memref.load %partial[%3666] : memref<?xf32>
                  %3668 = arith.addi %3643, %c68 : index
                  %3669 = memref.load %partial[%3668] : memref<?xf32>
                  %3670 = arith.addi %3643, %c69 : index
                  %3671 = memref.load %partial[%3670] : memref<?xf32>
                  %3672 = arith.addi %3643, %c70 : index
                  %3673 = memref.load %partial[%3672] : memref<?xf32>
                  %3674 = arith.addi %3643, %c71 : index
                  %3675 = memref.load %partial[%3674] : memref<?xf32>
                  %3676 = arith.addi %3639, %c3 : index
                  %3677 = memref.load %partial[%3676] : memref<?xf32>
                  %3678 = arith.addi %3473, %c112 : i32
                  %3679 = arith.minsi %3678, %3494 : i32
                  %3680 = arith.addi %3446, %3679 : i32
                  %3681 = arith.index_castui %3680 : i32 to index
                  %3682 = arith.addi %2407, %3681 : index
                  %3683 = arith.muli %3682, %c6 : index
                  %3684 = arith.addi %3683, %c5 : index
                  %3685 = arith.addi %3684, %1361 : index
                  %3686 = memref.load %partial[%3685] : memref<?xf32>
                  %3687 = arith.cmpi slt, %3678, %2446 : i32
                  %3688 = arith.select %3687, %3686, %c73 : f32
                  %3689 = arith.addi %3683, %1360 : index
                  %3690 = arith.addi %3689, %c22 : index
                  %3691 = memref.load %partial[%3690] : memref<?xf32>
                  %3692 = arith.addi %3689, %c7 : index
                  %3693 = memref.load %partial[%3692] : memref<?xf32>
                  %3694 = arith.addi %3689, %c26 : index
                  %3695 = memref.load %partial[%3694] : memref<?xf32>
                  %3696 = arith.addi %3689, %c27 : index
                  %3697 = memref.load %partial[%3696] : memref<?xf32>
                  %3698 = arith.addi %3689, %c23 : index
                  %3699 = memref.load %partial[%3698] : memref<?xf32>
                  %3700 = arith.addi %3689, %c61 : index
                  %3701 = memref.load %partial[%3700] : memref<?xf32>
                  %3702 = arith.addi %3689, %c62 : index
                  %3703 = memref.load %partial[%3702] : memref<?xf32>
                  %3704 = arith.addi %3689, %c63 : index
                  %3705 = memref.load %partial[%3704] : memref<?xf32>
                  %3706 = arith.addi %3689, %c64 : index
                  %3707 = memref.load %partial[%3706] : memref<?xf32>
                  %3708 = arith.addi %3689, %c65 : index
                  %3709 = memref.load %partial[%3708] : memref<?xf32>
                  %3710 = arith.addi %3689, %c66 : index
                  %3711 = memref.load %partial[%3710] : memref<?xf32>
                  %3712 = arith.addi %3689, %c67 : index
                  %3713 = memref.load %partial[%3712] : memref<?xf32>
                  %3714 = arith.addi %3689, %c68 : index
                  %3715 = memref.load %partial[%3714] : memref<?xf32>
                  %3716 = arith.addi %3689, %c69 : index
                  %3717 = memref.load %partial[%3716] : memref<?xf32>
                  %3718 = arith.addi %3689, %c70 : index
                  %3719 = memref.load %partial[%3718] : memref<?xf32>
                  %3720 = arith.addi %3689, %c71 : index
                  %3721 = memref.load %partial[%3720] : memref<?xf32>
                  %3722 = arith.addi %3685, %c3 : index
                  %3723 = memref.load %partial[%3722] : memref<?xf32>
                  %3724 = arith.addi %3473, %c113 : i32
                  %3725 = arith.minsi %3724, %3494 : i32
                  %3726 = arith.addi %3446, %3725 : i32
                  %3727 = arith.index_castui %3726 : i32 to index
                  %3728 = arith.addi %2407, %3727 : index
                  %3729 = arith.muli %3728, %c6 : index
                  %3730 = arith.addi %3729, %c5 : index
                  %3731 = arith.addi %3730, %1361 : index
                  %3732 = memref.load %partial[%3731] : memref<?xf32>
                  %3733 = arith.cmpi slt, %3724, %2446 : i32
                  %3734 = arith.select %3733, %3732, %c73 : f32
                  %3735 = arith.addi %3729, %1360 : index
                  %3736 = arith.addi %3735, %c22 : index
                  %3737 = memref.load %partial[%3736] : memref<?xf32>
                  %3738 = arith.addi %3735, %c7 : index
                  %3739 = memref.load %partial[%3738] : memref<?xf32>
                  %3740 = arith.addi %3735, %c26 : index
                  %3741 = memref.load %partial[%3740] : memref<?xf32>
                  %3742 = arith.addi %3735, %c27 : index
                  %3743 = memref.load %partial[%3742] : memref<?xf32>
                  %3744 = arith.addi %3735, %c23 : index
                  %3745 = memref.load %partial[%3744] : memref<?xf32>
                  %3746 = arith.addi %3735, %c61 : index
                  %3747 = memref.load %partial[%3746] : memref<?xf32>
                  %3748 = arith.addi %3735, %c62 : index
                  %3749 = memref.load %partial[%3748] : memref<?xf32>
                  %3750 = arith.addi %3735, %c63 : index
                  %3751 = memref.load %partial[%3750] : memref<?xf32>
                  %3752 = arith.addi %3735, %c64 : index
                  %3753 = memref.load %partial[%3752] : memref<?xf32>
                  %3754 = arith.addi %3735, %c65 : index
                  %3755 = memref.load %partial[%3754] : memref<?xf32>
                  %3756 = arith.addi %3735, %c66 : index
                  %3757 = memref.load %partial[%3756] : memref<?xf32>
                  %3758 = arith.addi %3735, %c67 : index
                  %3759 = memref.load %partial[%3758] : memref<?xf32>
                  %3760 = arith.addi %3735, %c68 : index
                  %3761 = memref.load %partial[%3760] : memref<?xf32>
                  %3762 = arith.addi %3735, %c69 : index
                  %3763 = memref.load %partial[%3762] : memref<?xf32>
                  %3764 = arith.addi %3735, %c70 : index
                  %3765 = memref.load %partial[%3764] : memref<?xf32>
                  %3766 = arith.addi %3735, %c71 : index
                  %3767 = memref.load %partial[%3766] : memref<?xf32>
                  %3768 = arith.addi %3731, %c3 : index
                  %3769 = memref.load %partial[%3768] : memref<?xf32>
                  %3770 = arith.addi %3473, %c114 : i32
                  %3771 = arith.minsi %3770, %3494 : i32
                  %3772 = arith.addi %3446, %3771 : i32
                  %3773 = arith.index_castui %3772 : i32 to index
                  %3774 = arith.addi %2407, %3773 : index
                  %3775 = arith.muli %3774, %c6 : index
                  %3776 = arith.addi %3775, %c5 : index
                  %3777 = arith.addi %3776, %1361 : index
                  %3778 = memref.load %partial[%3777] : memref<?xf32>
                  %3779 = arith.cmpi slt, %3770, %2446 : i32
                  %3780 = arith.select %3779, %3778, %c73 : f32
                  %3781 = arith.addi %3775, %1360 : index
                  %3782 = arith.addi %3781, %c22 : index
                  %3783 = memref.load %partial[%3782] : memref<?xf32>
                  %3784 = arith.addi %3781, %c7 : index
                  %3785 = memref.load %partial[%3784] : memref<?xf32>
                  %3786 = arith.addi %3781, %c26 : index
                  %3787 = memref.load %partial[%3786] : memref<?xf32>
                  %3788 = arith.addi %3781, %c27 : index
                  %3789 = memref.load %partial[%3788] : memref<?xf32>
                  %3790 = arith.addi %3781, %c23 : index
                  %3791 = memref.load %partial[%3790] : memref<?xf32>
                  %3792 = arith.addi %3781, %c61 : index
                  %3793 = memref.load %partial[%3792] : memref<?xf32>
                  %3794 = arith.addi %3781, %c62 : index
                  %3795 = memref.load %partial[%3794] : memref<?xf32>
                  %3796 = arith.addi %3781, %c63 : index
                  %3797 = memref.load %partial[%3796] : memref<?xf32>
                  %3798 = arith.addi %3781, %c64 : index
                  %3799 = memref.load %partial[%3798] : memref<?xf32>
                  %3800 = arith.addi %3781, %c65 : index
                  %3801 = memref.load %partial[%3800] : memref<?xf32>
                  %3802 = arith.addi %3781, %c66 : index
                  %3803 = memref.load %partial[%3802] : memref<?xf32>
                  %3804 = arith.addi %3781, %c67 : index
                  %3805 = memref.load %partial[%3804] : memref<?xf32>
                  %3806 = arith.addi %3781, %c68 : index
                  %3807 = memref.load %partial[%3806] : memref<?xf32>
                  %3808 = arith.addi %3781, %c69 : index
                  %3809 = memref.load %partial[%3808] : memref<?xf32>
                  %3810 = arith.addi %3781, %c70 : index
                  %3811 = memref.load %partial[%3810] : memref<?xf32>
                  %3812 = arith.addi %3781, %c71 : index
                  %3813 = memref.load %partial[%3812] : memref<?xf32>
                  %3814 = arith.addi %3777, %c3 : index
                  %3815 = memref.load %partial[%3814] : memref<?xf32>
                  %3816 = arith.addi %3473, %c115 : i32
                  %3817 = arith.minsi %3816, %3494 : i32
                  %3818 = arith.addi %3446, %3817 : i32
                  %3819 = arith.index_castui %3818 : i32 to index
                  %3820 = arith.addi %2407, %3819 : index
                  %3821 = arith.muli %3820, %c6 : index
                  %3822 = arith.addi %3821, %c5 : index
                  %3823 = arith.addi %3822, %1361 : index
                  %3824 = memref.load %partial[%3823] : memref<?xf32>
                  %3825 = arith.cmpi slt, %3816, %2446 : i32
                  %3826 = arith.select %3825, %3824, %c73 : f32
                  %3827 = arith.addi %3821, %1360 : index
                  %3828 = arith.addi %3827, %c22 : index
                  %3829 = memref.load %partial[%3828] : memref<?xf32>
                  %3830 = arith.addi %3827, %c7 : index
                  %3831 = memref.load %partial[%3830] : memref<?xf32>
                  %3832 = arith.addi %3827, %c26 : index
                  %3833 = memref.load %partial[%3832] : memref<?xf32>
                  %3834 = arith.addi %3827, %c27 : index
                  %3835 = memref.load %partial[%3834] : memref<?xf32>
                  %3836 = arith.addi %3827, %c23 : index
                  %3837 = memref.load %partial[%3836] : memref<?xf32>
                  %3838 = arith.addi %3827, %c61 : index
                  %3839 = memref.load %partial[%3838] : memref<?xf32>
                  %3840 = arith.addi %3827, %c62 : index
                  %3841 = memref.load %partial[%3840] : memref<?xf32>
                  %3842 = arith.addi %3827, %c63 : index
                  %3843 = memref.load %partial[%3842] : memref<?xf32>
                  %3844 = arith.addi %3827, %c64 : index
                  %3845 = memref.load %partial[%3844] : memref<?xf32>
                  %3846 = arith.addi %3827, %c65 : index
                  %3847 = memref.load %partial[%3846] : memref<?xf32>
                  %3848 = arith.addi %3827, %c66 : index
                  %3849 = memref.load %partial[%3848] : memref<?xf32>
                  %3850 = arith.addi %3827, %c67 : index
                  %3851 = memref.load %partial[%3850] : memref<?xf32>
                  %3852 = arith.addi %3827, %c68 : index
                  %3853 = memref.load %partial[%3852] : memref<?xf32>
                  %3854 = arith.addi %3827, %c69 : index
                  %3855 = memref.load %partial[%3854] : memref<?xf32>
                  %3856 = arith.addi %3827, %c70 : index
                  %3857 = memref.load %partial[%3856] : memref<?xf32>
                  %3858 = arith.addi %3827, %c71 : index
                  %3859 = memref.load %partial[%3858] : memref<?xf32>
                  %3860 = arith.addi %3823, %c3 : index
                  %3861 = memref.load %partial[%3860] : memref<?xf32>
                  %3862 = arith.maxnumf %3474, %3504 fastmath<nnan> : f32
                  %3863 = arith.subf %3474, %3862 : f32
                  %3864 = wave.exp2 %3863 : f32
                  %3865 = arith.subf %3504, %3862 : f32
                  %3866 = wave.exp2 %3865 : f32
                  %3867 = arith.mulf %3475, %3864 : f32
                  %3868 = math.fma %3539, %3866, %3867 : f32
                  %3869 = arith.mulf %3476, %3864 : f32
                  %3870 = math.fma %3507, %3866, %3869 : f32
                  %3871 = arith.mulf %3477, %3864 : f32
                  %3872 = math.fma %3509, %3866, %3871 : f32
                  %3873 = arith.mulf %3478, %3864 : f32
                  %3874 = math.fma %3511, %3866, %3873 : f32
                  %3875 = arith.mulf %3479, %3864 : f32
                  %3876 = math.fma %3513, %3866, %3875 : f32
                  %3877 = arith.mulf %3480, %3864 : f32
                  %3878 = math.fma %3515, %3866, %3877 : f32
                  %3879 = arith.mulf %3481, %3864 : f32
                  %3880 = math.fma %3517, %3866, %3879 : f32
                  %3881 = arith.mulf %3482, %3864 : f32
                  %3882 = math.fma %3519, %3866, %3881 : f32
                  %3883 = arith.mulf %3483, %3864 : f32
                  %3884 = math.fma %3521, %3866, %3883 : f32
                  %3885 = arith.mulf %3484, %3864 : f32
                  %3886 = math.fma %3523, %3866, %3885 : f32
                  %3887 = arith.mulf %3485, %3864 : f32
                  %3888 = math.fma %3525, %3866, %3887 : f32
                  %3889 = arith.mulf %3486, %3864 : f32
                  %3890 = math.fma %3527, %3866, %3889 : f32
                  %3891 = arith.mulf %3487, %3864 : f32
                  %3892 = math.fma %3529, %3866, %3891 : f32
                  %3893 = arith.mulf %3488, %3864 : f32
                  %3894 = math.fma %3531, %3866, %3893 : f32
                  %3895 = arith.mulf %3489, %3864 : f32
                  %3896 = math.fma %3533, %3866, %3895 : f32
                  %3897 = arith.mulf %3490, %3864 : f32
                  %3898 = math.fma %3535, %3866, %3897 : f32
                  %3899 = arith.mulf %3491, %3864 : f32
                  %3900 = math.fma %3537, %3866, %3899 : f32
                  %3901 = arith.maxnumf %3862, %3550 fastmath<nnan> : f32
                  %3902 = arith.subf %3862, %3901 : f32
                  %3903 = wave.exp2 %3902 : f32
                  %3904 = arith.subf %3550, %3901 : f32
                  %3905 = wave.exp2 %3904 : f32
                  %3906 = arith.mulf %3868, %3903 : f32
                  %3907 = math.fma %3585, %3905, %3906 : f32
                  %3908 = arith.mulf %3870, %3903 : f32
                  %3909 = math.fma %3553, %3905, %3908 : f32
                  %3910 = arith.mulf %3872, %3903 : f32
                  %3911 = math.fma %3555, %3905, %3910 : f32
                  %3912 = arith.mulf %3874, %3903 : f32
                  %3913 = math.fma %3557, %3905, %3912 : f32
                  %3914 = arith.mulf %3876, %3903 : f32
                  %3915 = math.fma %3559, %3905, %3914 : f32
                  %3916 = arith.mulf %3878, %3903 : f32
                  %3917 = math.fma %3561, %3905, %3916 : f32
                  %3918 = arith.mulf %3880, %3903 : f32
                  %3919 = math.fma %3563, %3905, %3918 : f32
                  %3920 = arith.mulf %3882, %3903 : f32
                  %3921 = math.fma %3565, %3905, %3920 : f32
                  %3922 = arith.mulf %3884, %3903 : f32
                  %3923 = math.fma %3567, %3905, %3922 : f32
                  %3924 = arith.mulf %3886, %3903 : f32
                  %3925 = math.fma %3569, %3905, %3924 : f32
                  %3926 = arith.mulf %3888, %3903 : f32
                  %3927 = math.fma %3571, %3905, %3926 : f32
                  %3928 = arith.mulf %3890, %3903 : f32
                  %3929 = math.fma %3573, %3905, %3928 : f32
                  %3930 = arith.mulf %3892, %3903 : f32
                  %3931 = math.fma %3575, %3905, %3930 : f32
                  %3932 = arith.mulf %3894, %3903 : f32
                  %3933 = math.fma %3577, %3905, %3932 : f32
                  %3934 = arith.mulf %3896, %3903 : f32
                  %3935 = math.fma %3579, %3905, %3934 : f32
                  %3936 = arith.mulf %3898, %3903 : f32
                  %3937 = math.fma %3581, %3905, %3936 : f32
                  %3938 = arith.mulf %3900, %3903 : f32
                  %3939 = math.fma %3583, %3905, %3938 : f32
                  %3940 = arith.maxnumf %3901, %3596 fastmath<nnan> : f32
                  %3941 = arith.subf %3901, %3940 : f32
                  %3942 = wave.exp2 %3941 : f32
                  %3943 = arith.subf %3596, %3940 : f32
                  %3944 = wave.exp2 %3943 : f32
                  %3945 = arith.mulf %3907, %3942 : f32
                  %3946 = math.fma %3631, %3944, %3945 : f32
                  %3947 = arith.mulf %3909, %3942 : f32
                  %3948 = math.fma %3599, %3944, %3947 : f32
                  %3949 = arith.mulf %3911, %3942 : f32
                  %3950 = math.fma %3601, %3944, %3949 : f32
                  %3951 = arith.mulf %3913, %3942 : f32
                  %3952 = math.fma %3603, %3944, %3951 : f32
                  %3953 = arith.mulf %3915, %3942 : f32
                  %3954 = math.fma %3605, %3944, %3953 : f32
                  %3955 = arith.mulf %3917, %3942 : f32
                  %3956 = math.fma %3607, %3944, %3955 : f32
                  %3957 = arith.mulf %3919, %3942 : f32
                  %3958 = math.fma %3609, %3944, %3957 : f32
                  %3959 = arith.mulf %3921, %3942 : f32
                  %3960 = math.fma %3611, %3944, %3959 : f32
                  %3961 = arith.mulf %3923, %3942 : f32
                  %3962 = math.fma %3613, %3944, %3961 : f32
                  %3963 = arith.mulf %3925, %3942 : f32
                  %3964 = math.fma %3615, %3944, %3963 : f32
                  %3965 = arith.mulf %3927, %3942 : f32
                  %3966 = math.fma %3617, %3944, %3965 : f32
                  %3967 = arith.mulf %3929, %3942 : f32
                  %3968 = math.fma %3619, %3944, %3967 : f32
                  %3969 = arith.mulf %3931, %3942 : f32
                  %3970 = math.fma %3621, %3944, %3969 : f32
                  %3971 = arith.mulf %3933, %3942 : f32
                  %3972 = math.fma %3623, %3944, %3971 : f32
                  %3973 = arith.mulf %3935, %3942 : f32
                  %3974 = math.fma %3625, %3944, %3973 : f32
                  %3975 = arith.mulf %3937, %3942 : f32
                  %3976 = math.fma %3627, %3944, %3975 : f32
                  %3977 = arith.mulf %3939, %3942 : f32
                  %3978 = math.fma %3629, %3944, %3977 : f32
                  %3979 = arith.maxnumf %3940, %3642 fastmath<nnan> : f32
                  %3980 = arith.subf %3940, %3979 : f32
                  %3981 = wave.exp2 %3980 : f32
                  %3982 = arith.subf %3642, %3979 : f32
                  %3983 = wave.exp2 %3982 : f32
                  %3984 = arith.mulf %3946, %3981 : f32
                  %3985 = math.fma %3677, %3983, %3984 : f32
                  %3986 = arith.mulf %3948, %3981 : f32
                  %3987 = math.fma %3645, %3983, %3986 : f32
                  %3988 = arith.mulf %3950, %3981 : f32
                  %3989 = math.fma %3647, %3983, %3988 : f32
                  %3990 = arith.mulf %3952, %3981 : f32
                  %3991 = math.fma %3649, %3983, %3990 : f32
                  %3992 = arith.mulf %3954, %3981 : f32
                  %3993 = math.fma %3651, %3983, %3992 : f32
                  %3994 = arith.mulf %3956, %3981 : f32
                  %3995 = math.fma %3653, %3983, %3994 : f32
                  %3996 = arith.mulf %3958, %3981 : f32
                  %3997 = math.fma %3655, %3983, %3996 : f32
                  %3998 = arith.mulf %3960, %3981 : f32
                  %3999 = math.fma %3657, %3983, %3998 : f32
                  %4000 = arith.mulf %3962, %3981 : f32
                  %4001 = math.fma %3659, %3983, %4000 : f32
                  %4002 = arith.mulf %3964, %3981 : f32
                  %4003 = math.fma %3661, %3983, %4002 : f32
                  %4004 = arith.mulf %3966, %3981 : f32
                  %4005 = math.fma %3663, %3983, %4004 : f32
                  %4006 = arith.mulf %3968, %3981 : f32
                  %4007 = math.fma %3665, %3983, %4006 : f32
                  %4008 = arith.mulf %3970, %3981 : f32
                  %4009 = math.fma %3667, %3983, %4008 : f32
                  %4010 = arith.mulf %3972, %3981 : f32
                  %4011 = math.fma %3669, %3983, %4010 : f32
                  %4012 = arith.mulf %3974, %3981 : f32
                  %4013 = math.fma %3671, %3983, %4012 : f32
                  %4014 = arith.mulf %3976, %3981 : f32
                  %4015 = math.fma %3673, %3983, %4014 : f32
                  %4016 = arith.mulf %3978, %3981 : f32
                  %4017 = math.fma %3675, %3983, %4016 : f32
                  %4018 = arith.maxnumf %3979, %3688 fastmath<nnan> : f32
                  %4019 = arith.subf %3979, %4018 : f32
                  %4020 = wave.exp2 %4019 : f32
                  %4021 = arith.subf %3688, %4018 : f32
                  %4022 = wave.exp2 %4021 : f32
                  %4023 = arith.mulf %3985, %4020 : f32
                  %4024 = math.fma %3723, %4022, %4023 : f32
                  %4025 = arith.mulf %3987, %4020 : f32
                  %4026 = math.fma %3691, %4022, %4025 : f32
                  %4027 = arith.mulf %3989, %4020 : f32
                  %4028 = math.fma %3693, %4022, %4027 : f32
                  %4029 = arith.mulf %3991, %4020 : f32
                  %4030 = math.fma %3695, %4022, %4029 : f32
                  %4031 = arith.mulf %3993, %4020 : f32
                  %4032 = math.fma %3697, %4022, %4031 : f32
                  %4033 = arith.mulf %3995, %4020 : f32
                  %4034 = math.fma %3699, %4022, %4033 : f32
                  %4035 = arith.mulf %3997, %4020 : f32
                  %4036 = math.fma %3701, %4022, %4035 : f32
                  %4037 = arith.mulf %3999, %4020 : f32
                  %4038 = math.fma %3703, %4022, %4037 : f32
                  %4039 = arith.mulf %4001, %4020 : f32
                  %4040 = math.fma %3705, %4022, %4039 : f32
                  %4041 = arith.mulf %4003, %4020 : f32
                  %4042 = math.fma %3707, %4022, %4041 : f32
                  %4043 = arith.mulf %4005, %4020 : f32
                  %4044 = math.fma %3709, %4022, %4043 : f32
                  %4045 = arith.mulf %4007, %4020 : f32
                  %4046 = math.fma %3711, %4022, %4045 : f32
                  %4047 = arith.mulf %4009, %4020 : f32
                  %4048 = math.fma %3713, %4022, %4047 : f32
                  %4049 = arith.mulf %4011, %4020 : f32
                  %4050 = math.fma %3715, %4022, %4049 : f32
                  %4051 = arith.mulf %4013, %4020 : f32
                  %4052 = math.fma %3717, %4022, %4051 : f32
                  %4053 = arith.mulf %4015, %4020 : f32
                  %4054 = math.fma %3719, %4022, %4053 : f32
                  %4055 = arith.mulf %4017, %4020 : f32
                  %4056 = math.fma %3721, %4022, %4055 : f32
                  %4057 = arith.maxnumf %4018, %3734 fastmath<nnan> : f32
                  %4058 = arith.subf %4018, %4057 : f32
                  %4059 = wave.exp2 %4058 : f32
                  %4060 = arith.subf %3734, %4057 : f32
                  %4061 = wave.exp2 %4060 : f32
                  %4062 = arith.mulf %4024, %4059 : f32
                  %4063 = math.fma %3769, %4061, %4062 : f32
                  %4064 = arith.mulf %4026, %4059 : f32
                  %4065 = math.fma %3737, %4061, %4064 : f32
                  %4066 = arith.mulf %4028, %4059 : f32
                  %4067 = math.fma %3739, %4061, %4066 : f32
                  %4068 = arith.mulf %4030, %4059 : f32
                  %4069 = math.fma %3741, %4061, %4068 : f32
                  %4070 = arith.mulf %4032, %4059 : f32
                  %4071 = math.fma %3743, %4061, %4070 : f32
                  %4072 = arith.mulf %4034, %4059 : f32
                  %4073 = math.fma %3745, %4061, %4072 : f32
                  %4074 = arith.mulf %4036, %4059 : f32
                  %4075 = math.fma %3747, %4061, %4074 : f32
                  %4076 = arith.mulf %4038, %4059 : f32
                  %4077 = math.fma %3749, %4061, %4076 : f32
                  %4078 = arith.mulf %4040, %4059 : f32
                  %4079 = math.fma %3751, %4061, %4078 : f32
                  %4080 = arith.mulf %4042, %4059 : f32
                  %4081 = math.fma %3753, %4061, %4080 : f32
                  %4082 = arith.mulf %4044, %4059 : f32
                  %4083 = math.fma %3755, %4061, %4082 : f32
                  %4084 = arith.mulf %4046, %4059 : f32
                  %4085 = math.fma %3757, %4061, %4084 : f32
                  %4086 = arith.mulf %4048, %4059 : f32
                  %4087 = math.fma %3759, %4061, %4086 : f32
                  %4088 = arith.mulf %4050, %4059 : f32
                  %4089 = math.fma %3761, %4061, %4088 : f32
                  %4090 = arith.mulf %4052, %4059 : f32
                  %4091 = math.fma %3763, %4061, %4090 : f32
                  %4092 = arith.mulf %4054, %4059 : f32
                  %4093 = math.fma %3765, %4061, %4092 : f32
                  %4094 = arith.mulf %4056, %4059 : f32
                  %4095 = math.fma %3767, %4061, %4094 : f32
                  %4096 = arith.maxnumf %4057, %3780 fastmath<nnan> : f32
                  %4097 = arith.subf %4057, %4096 : f32
                  %4098 = wave.exp2 %4097 : f32
                  %4099 = arith.subf %3780, %4096 : f32
                  %4100 = wave.exp2 %4099 : f32
                  %4101 = arith.mulf %4063, %4098 : f32
                  %4102 = math.fma %3815, %4100, %4101 : f32
                  %4103 = arith.mulf %4065, %4098 : f32
                  %4104 = math.fma %3783, %4100, %4103 : f32
                  %4105 = arith.mulf %4067, %4098 : f32
                  %4106 = math.fma %3785, %4100, %4105 : f32
                  %4107 = arith.mulf %4069, %4098 : f32
                  %4108 = math.fma %3787, %4100, %4107 : f32
                  %4109 = arith.mulf %4071, %4098 : f32
                  %4110 = math.fma %3789, %4100, %4109 : f32
                  %4111 = arith.mulf %4073, %4098 : f32
                  %4112 = math.fma %3791, %4100, %4111 : f32
                  %4113 = arith.mulf %4075, %4098 : f32
                  %4114 = math.fma %3793, %4100, %4113 : f32
                  %4115 = arith.mulf %4077, %4098 : f32
                  %4116 = math.fma %3795, %4100, %4115 : f32
                  %4117 = arith.mulf %4079, %4098 : f32
                  %4118 = math.fma %3797, %4100, %4117 : f32
                  %4119 = arith.mulf %4081, %4098 : f32
                  %4120 = math.fma %3799, %4100, %4119 : f32
                  %4121 = arith.mulf %4083, %4098 : f32
                  %4122 = math.fma %3801, %4100, %4121 : f32
                  %4123 = arith.mulf %4085, %4098 : f32
                  %4124 = math.fma %3803, %4100, %4123 : f32
                  %4125 = arith.mulf %4087, %4098 : f32
                  %4126 = math.fma %3805, %4100, %4125 : f32
                  %4127 = arith.mulf %4089, %4098 : f32
                  %4128 = math.fma %3807, %4100, %4127 : f32
                  %4129 = arith.mulf %4091, %4098 : f32
                  %4130 = math.fma %3809, %4100, %4129 : f32
                  %4131 = arith.mulf %4093, %4098 : f32
                  %4132 = math.fma %3811, %4100, %4131 : f32
                  %4133 = arith.mulf %4095, %4098 : f32
                  %4134 = math.fma %3813, %4100, %4133 : f32
                  %4135 = arith.maxnumf %4096, %3826 fastmath<nnan> : f32
                  %4136 = arith.subf %4096, %4135 : f32
                  %4137 = wave.exp2 %4136 : f32
                  %4138 = arith.subf %3826, %4135 : f32
                  %4139 = wave.exp2 %4138 : f32
                  %4140 = arith.mulf %4102, %4137 : f32
                  %4141 = math.fma %3861, %4139, %4140 : f32
                  %4142 = arith.mulf %4104, %4137 : f32
                  %4143 = math.fma %3829, %4139, %4142 : f32
                  %4144 = arith.mulf %4106, %4137 : f32
                  %4145 = math.fma %3831, %4139, %4144 : f32
                  %4146 = arith.mulf %4108, %4137 : f32
                  %4147 = math.fma %3833, %4139, %4146 : f32
                  %4148 = arith.mulf %4110, %4137 : f32
                  %4149 = math.fma %3835, %4139, %4148 : f32
                  %4150 = arith.mulf %4112, %4137 : f32
                  %4151 = math.fma %3837, %4139, %4150 : f32
                  %4152 = arith.mulf %4114, %4137 : f32
                  %4153 = math.fma %3839, %4139, %4152 : f32
                  %4154 = arith.mulf %4116, %4137 : f32
                  %4155 = math.fma %3841, %4139, %4154 : f32
                  %4156 = arith.mulf %4118, %4137 : f32
                  %4157 = math.fma %3843, %4139, %4156 : f32
                  %4158 = arith.mulf %4120, %4137 : f32
                  %4159 = math.fma %3845, %4139, %4158 : f32
                  %4160 = arith.mulf %4122, %4137 : f32
                  %4161 = math.fma %3847, %4139, %4160 : f32
                  %4162 = arith.mulf %4124, %4137 : f32
                  %4163 = math.fma %3849, %4139, %4162 : f32
                  %4164 = arith.mulf %4126, %4137 : f32
                  %4165 = math.fma %3851, %4139, %4164 : f32
                  %4166 = arith.mulf %4128, %4137 : f32
                  %4167 = math.fma %3853, %4139, %4166 : f32
                  %4168 = arith.mulf %4130, %4137 : f32
                  %4169 = math.fma %3855, %4139, %4168 : f32
                  %4170 = arith.mulf %4132, %4137 : f32
                  %4171 = math.fma %3857, %4139, %4170 : f32
                  %4172 = arith.mulf %4134, %4137 : f32
                  %4173 = math.fma %3859, %4139, %4172 : f32
                  scf.yield %4135, %4141, %4143, %4145, %4147, %4149, %4151, %4153, %4155, %4157, %4159, %4161, %4163, %4165, %4167, %4169, %4171, %4173 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4174 = arith.addi %kvHeads, %15 : index
                %4175 = memref.load %scales[%4174] : memref<?xf32>
                %4176 = arith.divf %4175, %3492#1 : f32
                %4177 = arith.addi %17, %1361 : index
                %4178 = arith.cmpi slt, %4177, %groupSize : index
                scf.if %4178 {
                  %4179 = arith.muli %15, %groupSize : index
                  %4180 = arith.addi %4179, %4177 : index
                  %4181 = arith.muli %4180, %c7 : index
                  %4182 = arith.muli %heads, %c7 : index
                  %4183 = arith.mulf %3492#2, %4176 : f32
                  %4184 = arith.addf %4183, %c74 : f32
                  %4185 = arith.minimumf %4184, %c149 : f32
                  %4186 = arith.maximumf %4185, %c150 : f32
                  %4187 = arith.truncf %4186 : f32 to f16
                  %4188 = arith.divui %1482, %c3 : index
                  %4189 = arith.addi %4181, %4188 : index
                  %4190 = arith.divui %24, %outTileRows : index
                  %4191 = arith.divui %4182, %c3 : index
                  %4192 = arith.muli %4190, %4191 : index
                  %4193 = arith.divui %4189, %c3 : index
                  %4194 = arith.addi %4192, %4193 : index
                  %4195 = arith.muli %4194, %c9 : index
                  %4196 = arith.remui %4189, %c3 : index
                  %4197 = arith.divui %4196, %c28 : index
                  %4198 = arith.addi %4195, %4197 : index
                  %4199 = arith.muli %outTileRows, %c28 : index
                  %4200 = arith.muli %4198, %4199 : index
                  %4201 = arith.remui %24, %outTileRows : index
                  %4202 = arith.muli %4201, %c28 : index
                  %4203 = arith.addi %4200, %4202 : index
                  %4204 = arith.remui %4189, %c28 : index
                  %4205 = arith.addi %4203, %4204 : index
                  memref.store %4187, %out[%4205] : memref<?xf16>
                  %4206 = arith.mulf %3492#3, %4176 : f32
                  %4207 = arith.addf %4206, %c74 : f32
                  %4208 = arith.minimumf %4207, %c149 : f32
                  %4209 = arith.maximumf %4208, %c150 : f32
                  %4210 = arith.truncf %4209 : f32 to f16
                  %4211 = arith.divui %1513, %c3 : index
                  %4212 = arith.addi %4181, %4211 : index
                  %4213 = arith.divui %4212, %c3 : index
                  %4214 = arith.addi %4192, %4213 : index
                  %4215 = arith.muli %4214, %c9 : index
                  %4216 = arith.remui %4212, %c3 : index
                  %4217 = arith.divui %4216, %c28 : index
                  %4218 = arith.addi %4215, %4217 : index
                  %4219 = arith.muli %4218, %4199 : index
                  %4220 = arith.addi %4219, %4202 : index
                  %4221 = arith.remui %4212, %c28 : index
                  %4222 = arith.addi %4220, %4221 : index
                  memref.store %4210, %out[%4222] : memref<?xf16>
                  %4223 = arith.mulf %3492#4, %4176 : f32
                  %4224 = arith.addf %4223, %c74 : f32
                  %4225 = arith.minimumf %4224, %c149 : f32
                  %4226 = arith.maximumf %4225, %c150 : f32
                  %4227 = arith.truncf %4226 : f32 to f16
                  %4228 = arith.divui %2413, %c3 : index
                  %4229 = arith.addi %4181, %4228 : index
                  %4230 = arith.divui %4229, %c3 : index
                  %4231 = arith.addi %4192, %4230 : index
                  %4232 = arith.muli %4231, %c9 : index
                  %4233 = arith.remui %4229, %c3 : index
                  %4234 = arith.divui %4233, %c28 : index
                  %4235 = arith.addi %4232, %4234 : index
                  %4236 = arith.muli %4235, %4199 : index
                  %4237 = arith.addi %4236, %4202 : index
                  %4238 = arith.remui %4229, %c28 : index
                  %4239 = arith.addi %4237, %4238 : index
                  memref.store %4227, %out[%4239] : memref<?xf16>
                  %4240 = arith.mulf %3492#5, %4176 : f32
                  %4241 = arith.addf %4240, %c74 : f32
                  %4242 = arith.minimumf %4241, %c149 : f32
                  %4243 = arith.maximumf %4242, %c150 : f32
                  %4244 = arith.truncf %4243 : f32 to f16
                  %4245 = arith.divui %2415, %c3 : index
                  %4246 = arith.addi %4181, %4245 : index
                  %4247 = arith.divui %4246, %c3 : index
                  %4248 = arith.addi %4192, %4247 : index
                  %4249 = arith.muli %4248, %c9 : index
                  %4250 = arith.remui %4246, %c3 : index
                  %4251 = arith.divui %4250, %c28 : index
                  %4252 = arith.addi %4249, %4251 : index
                  %4253 = arith.muli %4252, %4199 : index
                  %4254 = arith.addi %4253, %4202 : index
                  %4255 = arith.remui %4246, %c28 : index
                  %4256 = arith.addi %4254, %4255 : index
                  memref.store %4244, %out[%4256] : memref<?xf16>
                  %4257 = arith.mulf %3492#6, %4176 : f32
                  %4258 = arith.addf %4257, %c74 : f32
                  %4259 = arith.minimumf %4258, %c149 : f32
                  %4260 = arith.maximumf %4259, %c150 : f32
                  %4261 = arith.truncf %4260 : f32 to f16
                  %4262 = arith.divui %2417, %c3 : index
                  %4263 = arith.addi %4181, %4262 : index
                  %4264 = arith.divui %4263, %c3 : index
                  %4265 = arith.addi %4192, %4264 : index
                  %4266 = arith.muli %4265, %c9 : index
                  %4267 = arith.remui %4263, %c3 : index
                  %4268 = arith.divui %4267, %c28 : index
                  %4269 = arith.addi %4266, %4268 : index
                  %4270 = arith.muli %4269, %4199 : index
                  %4271 = arith.addi %4270, %4202 : index
                  %4272 = arith.remui %4263, %c28 : index
                  %4273 = arith.addi %4271, %4272 : index
                  memref.store %4261, %out[%4273] : memref<?xf16>
                  %4274 = arith.mulf %3492#7, %4176 : f32
                  %4275 = arith.addf %4274, %c74 : f32
                  %4276 = arith.minimumf %4275, %c149 : f32
                  %4277 = arith.maximumf %4276, %c150 : f32
                  %4278 = arith.truncf %4277 : f32 to f16
                  %4279 = arith.divui %2419, %c3 : index
                  %4280 = arith.addi %4181, %4279 : index
                  %4281 = arith.divui %4280, %c3 : index
                  %4282 = arith.addi %4192, %4281 : index
                  %4283 = arith.muli %4282, %c9 : index
                  %4284 = arith.remui %4280, %c3 : index
                  %4285 = arith.divui %4284, %c28 : index
                  %4286 = arith.addi %4283, %4285 : index
                  %4287 = arith.muli %4286, %4199 : index
                  %4288 = arith.addi %4287, %4202 : index
                  %4289 = arith.remui %4280, %c28 : index
                  %4290 = arith.addi %4288, %4289 : index
                  memref.store %4278, %out[%4290] : memref<?xf16>
                  %4291 = arith.mulf %3492#8, %4176 : f32
                  %4292 = arith.addf %4291, %c74 : f32
                  %4293 = arith.minimumf %4292, %c149 : f32
                  %4294 = arith.maximumf %4293, %c150 : f32
                  %4295 = arith.truncf %4294 : f32 to f16
                  %4296 = arith.divui %2421, %c3 : index
                  %4297 = arith.addi %4181, %4296 : index
                  %4298 = arith.divui %4297, %c3 : index
                  %4299 = arith.addi %4192, %4298 : index
                  %4300 = arith.muli %4299, %c9 : index
                  %4301 = arith.remui %4297, %c3 : index
                  %4302 = arith.divui %4301, %c28 : index
                  %4303 = arith.addi %4300, %4302 : index
                  %4304 = arith.muli %4303, %4199 : index
                  %4305 = arith.addi %4304, %4202 : index
                  %4306 = arith.remui %4297, %c28 : index
                  %4307 = arith.addi %4305, %4306 : index
                  memref.store %4295, %out[%4307] : memref<?xf16>
                  %4308 = arith.mulf %3492#9, %4176 : f32
                  %4309 = arith.addf %4308, %c74 : f32
                  %4310 = arith.minimumf %4309, %c149 : f32
                  %4311 = arith.maximumf %4310, %c150 : f32
                  %4312 = arith.truncf %4311 : f32 to f16
                  %4313 = arith.divui %2423, %c3 : index
                  %4314 = arith.addi %4181, %4313 : index
                  %4315 = arith.divui %4314, %c3 : index
                  %4316 = arith.addi %4192, %4315 : index
                  %4317 = arith.muli %4316, %c9 : index
                  %4318 = arith.remui %4314, %c3 : index
                  %4319 = arith.divui %4318, %c28 : index
                  %4320 = arith.addi %4317, %4319 : index
                  %4321 = arith.muli %4320, %4199 : index
                  %4322 = arith.addi %4321, %4202 : index
                  %4323 = arith.remui %4314, %c28 : index
                  %4324 = arith.addi %4322, %4323 : index
                  memref.store %4312, %out[%4324] : memref<?xf16>
                  %4325 = arith.mulf %3492#10, %4176 : f32
                  %4326 = arith.addf %4325, %c74 : f32
                  %4327 = arith.minimumf %4326, %c149 : f32
                  %4328 = arith.maximumf %4327, %c150 : f32
                  %4329 = arith.truncf %4328 : f32 to f16
                  %4330 = arith.divui %2425, %c3 : index
                  %4331 = arith.addi %4181, %4330 : index
                  %4332 = arith.divui %4331, %c3 : index
                  %4333 = arith.addi %4192, %4332 : index
                  %4334 = arith.muli %4333, %c9 : index
                  %4335 = arith.remui %4331, %c3 : index
                  %4336 = arith.divui %4335, %c28 : index
                  %4337 = arith.addi %4334, %4336 : index
                  %4338 = arith.muli %4337, %4199 : index
                  %4339 = arith.addi %4338, %4202 : index
                  %4340 = arith.remui %4331, %c28 : index
                  %4341 = arith.addi %4339, %4340 : index
                  memref.store %4329, %out[%4341] : memref<?xf16>
                  %4342 = arith.mulf %3492#11, %4176 : f32
                  %4343 = arith.addf %4342, %c74 : f32
                  %4344 = arith.minimumf %4343, %c149 : f32
                  %4345 = arith.maximumf %4344, %c150 : f32
                  %4346 = arith.truncf %4345 : f32 to f16
                  %4347 = arith.divui %2427, %c3 : index
                  %4348 = arith.addi %4181, %4347 : index
                  %4349 = arith.divui %4348, %c3 : index
                  %4350 = arith.addi %4192, %4349 : index
                  %4351 = arith.muli %4350, %c9 : index
                  %4352 = arith.remui %4348, %c3 : index
                  %4353 = arith.divui %4352, %c28 : index
                  %4354 = arith.addi %4351, %4353 : index
                  %4355 = arith.muli %4354, %4199 : index
                  %4356 = arith.addi %4355, %4202 : index
                  %4357 = arith.remui %4348, %c28 : index
                  %4358 = arith.addi %4356, %4357 : index
                  memref.store %4346, %out[%4358] : memref<?xf16>
                  %4359 = arith.mulf %3492#12, %4176 : f32
                  %4360 = arith.addf %4359, %c74 : f32
                  %4361 = arith.minimumf %4360, %c149 : f32
                  %4362 = arith.maximumf %4361, %c150 : f32
                  %4363 = arith.truncf %4362 : f32 to f16
                  %4364 = arith.divui %2429, %c3 : index
                  %4365 = arith.addi %4181, %4364 : index
                  %4366 = arith.divui %4365, %c3 : index
                  %4367 = arith.addi %4192, %4366 : index
                  %4368 = arith.muli %4367, %c9 : index
                  %4369 = arith.remui %4365, %c3 : index
                  %4370 = arith.divui %4369, %c28 : index
                  %4371 = arith.addi %4368, %4370 : index
                  %4372 = arith.muli %4371, %4199 : index
                  %4373 = arith.addi %4372, %4202 : index
                  %4374 = arith.remui %4365, %c28 : index
                  %4375 = arith.addi %4373, %4374 : index
                  memref.store %4363, %out[%4375] : memref<?xf16>
                  %4376 = arith.mulf %3492#13, %4176 : f32
                  %4377 = arith.addf %4376, %c74 : f32
                  %4378 = arith.minimumf %4377, %c149 : f32
                  %4379 = arith.maximumf %4378, %c150 : f32
                  %4380 = arith.truncf %4379 : f32 to f16
                  %4381 = arith.divui %2431, %c3 : index
                  %4382 = arith.addi %4181, %4381 : index
                  %4383 = arith.divui %4382, %c3 : index
                  %4384 = arith.addi %4192, %4383 : index
                  %4385 = arith.muli %4384, %c9 : index
                  %4386 = arith.remui %4382, %c3 : index
                  %4387 = arith.divui %4386, %c28 : index
                  %4388 = arith.addi %4385, %4387 : index
                  %4389 = arith.muli %4388, %4199 : index
                  %4390 = arith.addi %4389, %4202 : index
                  %4391 = arith.remui %4382, %c28 : index
                  %4392 = arith.addi %4390, %4391 : index
                  memref.store %4380, %out[%4392] : memref<?xf16>
                  %4393 = arith.mulf %3492#14, %4176 : f32
                  %4394 = arith.addf %4393, %c74 : f32
                  %4395 = arith.minimumf %4394, %c149 : f32
                  %4396 = arith.maximumf %4395, %c150 : f32
                  %4397 = arith.truncf %4396 : f32 to f16
                  %4398 = arith.divui %2433, %c3 : index
                  %4399 = arith.addi %4181, %4398 : index
                  %4400 = arith.divui %4399, %c3 : index
                  %4401 = arith.addi %4192, %4400 : index
                  %4402 = arith.muli %4401, %c9 : index
                  %4403 = arith.remui %4399, %c3 : index
                  %4404 = arith.divui %4403, %c28 : index
                  %4405 = arith.addi %4402, %4404 : index
                  %4406 = arith.muli %4405, %4199 : index
                  %4407 = arith.addi %4406, %4202 : index
                  %4408 = arith.remui %4399, %c28 : index
                  %4409 = arith.addi %4407, %4408 : index
                  memref.store %4397, %out[%4409] : memref<?xf16>
                  %4410 = arith.mulf %3492#15, %4176 : f32
                  %4411 = arith.addf %4410, %c74 : f32
                  %4412 = arith.minimumf %4411, %c149 : f32
                  %4413 = arith.maximumf %4412, %c150 : f32
                  %4414 = arith.truncf %4413 : f32 to f16
                  %4415 = arith.divui %2435, %c3 : index
                  %4416 = arith.addi %4181, %4415 : index
                  %4417 = arith.divui %4416, %c3 : index
                  %4418 = arith.addi %4192, %4417 : index
                  %4419 = arith.muli %4418, %c9 : index
                  %4420 = arith.remui %4416, %c3 : index
                  %4421 = arith.divui %4420, %c28 : index
                  %4422 = arith.addi %4419, %4421 : index
                  %4423 = arith.muli %4422, %4199 : index
                  %4424 = arith.addi %4423, %4202 : index
                  %4425 = arith.remui %4416, %c28 : index
                  %4426 = arith.addi %4424, %4425 : index
                  memref.store %4414, %out[%4426] : memref<?xf16>
                  %4427 = arith.mulf %3492#16, %4176 : f32
                  %4428 = arith.addf %4427, %c74 : f32
                  %4429 = arith.minimumf %4428, %c149 : f32
                  %4430 = arith.maximumf %4429, %c150 : f32
                  %4431 = arith.truncf %4430 : f32 to f16
                  %4432 = arith.divui %2437, %c3 : index
                  %4433 = arith.addi %4181, %4432 : index
                  %4434 = arith.divui %4433, %c3 : index
                  %4435 = arith.addi %4192, %4434 : index
                  %4436 = arith.muli %4435, %c9 : index
                  %4437 = arith.remui %4433, %c3 : index
                  %4438 = arith.divui %4437, %c28 : index
                  %4439 = arith.addi %4436, %4438 : index
                  %4440 = arith.muli %4439, %4199 : index
                  %4441 = arith.addi %4440, %4202 : index
                  %4442 = arith.remui %4433, %c28 : index
                  %4443 = arith.addi %4441, %4442 : index
                  memref.store %4431, %out[%4443] : memref<?xf16>
                  %4444 = arith.mulf %3492#17, %4176 : f32
                  %4445 = arith.addf %4444, %c74 : f32
                  %4446 = arith.minimumf %4445, %c149 : f32
                  %4447 = arith.maximumf %4446, %c150 : f32
                  %4448 = arith.truncf %4447 : f32 to f16
                  %4449 = arith.divui %2439, %c3 : index
                  %4450 = arith.addi %4181, %4449 : index
                  %4451 = arith.divui %4450, %c3 : index
                  %4452 = arith.addi %4192, %4451 : index
                  %4453 = arith.muli %4452, %c9 : index
                  %4454 = arith.remui %4450, %c3 : index
                  %4455 = arith.divui %4454, %c28 : index
                  %4456 = arith.addi %4453, %4455 : index
                  %4457 = arith.muli %4456, %4199 : index
                  %4458 = arith.addi %4457, %4202 : index
                  %4459 = arith.remui %4450, %c28 : index
                  %4460 = arith.addi %4458, %4459 : index
                  memref.store %4448, %out[%4460] : memref<?xf16>
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

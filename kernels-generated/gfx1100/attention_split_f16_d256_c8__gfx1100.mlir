// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=256, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %partial: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c8 = arith.constant 8 : index
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
  %c21 = arith.constant 0 : index
  %c22 = arith.constant 20 : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 36 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 52 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 68 : index
  %c29 = arith.constant 80 : index
  %c30 = arith.constant 84 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 100 : index
  %c33 = arith.constant 112 : index
  %c34 = arith.constant 116 : index
  %c35 = arith.constant 128 : index
  %c36 = arith.constant 132 : index
  %c37 = arith.constant 144 : index
  %c38 = arith.constant 148 : index
  %c39 = arith.constant 160 : index
  %c40 = arith.constant 164 : index
  %c41 = arith.constant 176 : index
  %c42 = arith.constant 180 : index
  %c43 = arith.constant 192 : index
  %c44 = arith.constant 196 : index
  %c45 = arith.constant 208 : index
  %c46 = arith.constant 212 : index
  %c47 = arith.constant 224 : index
  %c48 = arith.constant 228 : index
  %c49 = arith.constant 240 : index
  %c50 = arith.constant 244 : index
  %c51 = arith.constant 23 : i32
  %c52 = arith.constant 64 : i32
  %c53 = arith.constant 253 : i32
  %c54 = arith.constant 268 : i32
  %c55 = arith.constant 14 : i32
  %c56 = arith.constant 512 : index
  %c57 = arith.constant 768 : index
  %c58 = arith.constant 1024 : index
  %c59 = arith.constant 1280 : index
  %c60 = arith.constant 1536 : index
  %c61 = arith.constant 1792 : index
  %c62 = arith.constant 2048 : index
  %c63 = arith.constant 2304 : index
  %c64 = arith.constant 2560 : index
  %c65 = arith.constant 2816 : index
  %c66 = arith.constant 3072 : index
  %c67 = arith.constant 3328 : index
  %c68 = arith.constant 3584 : index
  %c69 = arith.constant 3840 : index
  %c70 = arith.constant 128 : i32
  %c71 = arith.constant 0xF149F2CA : f32
  %c72 = arith.constant 0x00000000 : f32
  %c73 = arith.constant dense<0x00000000> : vector<8xf32>
  %c74 = arith.constant 31 : i32
  %c75 = arith.constant 32 : i32
  %c76 = arith.constant 0 : i32
  %c77 = arith.constant 320 : index
  %c78 = arith.constant 384 : index
  %c79 = arith.constant 448 : index
  %c80 = arith.constant 576 : index
  %c81 = arith.constant 640 : index
  %c82 = arith.constant 704 : index
  %c83 = arith.constant 832 : index
  %c84 = arith.constant 896 : index
  %c85 = arith.constant 960 : index
  %c86 = arith.constant 1088 : index
  %c87 = arith.constant 1152 : index
  %c88 = arith.constant 1216 : index
  %c89 = arith.constant 1344 : index
  %c90 = arith.constant 1408 : index
  %c91 = arith.constant 1472 : index
  %c92 = arith.constant 1600 : index
  %c93 = arith.constant 1664 : index
  %c94 = arith.constant 1728 : index
  %c95 = arith.constant 1856 : index
  %c96 = arith.constant 1920 : index
  %c97 = arith.constant 1984 : index
  %c98 = arith.constant 2112 : index
  %c99 = arith.constant 2176 : index
  %c100 = arith.constant 2240 : index
  %c101 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c102 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c103 = arith.constant 0x41000000 : f32
  %c104 = arith.constant 0x40C00000 : f32
  %c105 = arith.constant 65535 : i32
  %c106 = arith.constant 2 : i32
  %c107 = arith.constant -65536 : i32
  %c108 = arith.constant 3 : i32
  %c109 = arith.constant 4 : i32
  %c110 = arith.constant 5 : i32
  %c111 = arith.constant 6 : i32
  %c112 = arith.constant 7 : i32
  %c113 = arith.constant 8 : i32
  %c114 = arith.constant 9 : i32
  %c115 = arith.constant 10 : i32
  %c116 = arith.constant 11 : i32
  %c117 = arith.constant 12 : i32
  %c118 = arith.constant 13 : i32
  %c119 = arith.constant 15 : i32
  %c120 = arith.constant 2368 : index
  %c121 = arith.constant 2432 : index
  %c122 = arith.constant 2496 : index
  %c123 = arith.constant 2624 : index
  %c124 = arith.constant 2688 : index
  %c125 = arith.constant 2752 : index
  %c126 = arith.constant 2880 : index
  %c127 = arith.constant 2944 : index
  %c128 = arith.constant 3008 : index
  %c129 = arith.constant 3136 : index
  %c130 = arith.constant 3200 : index
  %c131 = arith.constant 3264 : index
  %c132 = arith.constant 3392 : index
  %c133 = arith.constant 3456 : index
  %c134 = arith.constant 3520 : index
  %c135 = arith.constant 3648 : index
  %c136 = arith.constant 3712 : index
  %c137 = arith.constant 3776 : index
  %c138 = arith.constant 3904 : index
  %c139 = arith.constant 3968 : index
  %c140 = arith.constant 4032 : index
  %c141 = arith.constant 272 : index
  %c142 = arith.constant 288 : index
  %c143 = arith.constant 304 : index
  %c144 = arith.constant 336 : index
  %c145 = arith.constant 352 : index
  %c146 = arith.constant 368 : index
  %c147 = arith.constant 400 : index
  %c148 = arith.constant 416 : index
  %c149 = arith.constant 432 : index
  %c150 = arith.constant 464 : index
  %c151 = arith.constant 480 : index
  %c152 = arith.constant 496 : index
  %c153 = arith.constant 0x477FE000 : f32
  %c154 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c157 = arith.constant 2080 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c6 : memref<?xf32>
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
  %17 = arith.muli %16, %c8 : index
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
      %45 = arith.cmpi eq, %8, %c21 : index
      scf.if %45 {
        %46 = arith.addi %17, %1 : index
        %47 = arith.subi %groupSize, %c4 : index
        %48 = arith.minsi %46, %47 : index
        %49 = arith.muli %15, %groupSize : index
        %50 = arith.addi %49, %48 : index
        %51 = arith.muli %24, %heads : index
        %52 = arith.addi %51, %50 : index
        %53 = arith.muli %52, %c6 : index
        %54 = arith.muli %2, %c8 : index
        %55 = arith.addi %53, %54 : index
        %56 = arith.addi %55, %c21 : index
        %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %58 = arith.addi %55, %c11 : index
        %59 = vector.load %q[%58] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %60 = arith.addi %55, %c3 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.addi %55, %c22 : index
        %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %64 = arith.addi %55, %c23 : index
        %65 = vector.load %q[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %66 = arith.addi %55, %c24 : index
        %67 = vector.load %q[%66] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %68 = arith.addi %55, %c25 : index
        %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %70 = arith.addi %55, %c26 : index
        %71 = vector.load %q[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %55, %c27 : index
        %73 = vector.load %q[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %55, %c28 : index
        %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %55, %c29 : index
        %77 = vector.load %q[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %55, %c30 : index
        %79 = vector.load %q[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %55, %c31 : index
        %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %55, %c32 : index
        %83 = vector.load %q[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %55, %c33 : index
        %85 = vector.load %q[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %55, %c34 : index
        %87 = vector.load %q[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %55, %c35 : index
        %89 = vector.load %q[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %55, %c36 : index
        %91 = vector.load %q[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %55, %c37 : index
        %93 = vector.load %q[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %55, %c38 : index
        %95 = vector.load %q[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %55, %c39 : index
        %97 = vector.load %q[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %55, %c40 : index
        %99 = vector.load %q[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %55, %c41 : index
        %101 = vector.load %q[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %55, %c42 : index
        %103 = vector.load %q[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %55, %c43 : index
        %105 = vector.load %q[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %55, %c44 : index
        %107 = vector.load %q[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %55, %c45 : index
        %109 = vector.load %q[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %55, %c46 : index
        %111 = vector.load %q[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %55, %c47 : index
        %113 = vector.load %q[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %55, %c48 : index
        %115 = vector.load %q[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %55, %c49 : index
        %117 = vector.load %q[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %55, %c50 : index
        %119 = vector.load %q[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %120 = math.absf %57 : vector<4xf32>
        %121 = math.absf %59 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %61 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %63 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = math.absf %65 : vector<4xf32>
        %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
        %129 = math.absf %67 : vector<4xf32>
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
        %131 = math.absf %69 : vector<4xf32>
        %132 = arith.maxnumf %130, %131 fastmath<nnan> : vector<4xf32>
        %133 = math.absf %71 : vector<4xf32>
        %134 = arith.maxnumf %132, %133 fastmath<nnan> : vector<4xf32>
        %135 = math.absf %73 : vector<4xf32>
        %136 = arith.maxnumf %134, %135 fastmath<nnan> : vector<4xf32>
        %137 = math.absf %75 : vector<4xf32>
        %138 = arith.maxnumf %136, %137 fastmath<nnan> : vector<4xf32>
        %139 = math.absf %77 : vector<4xf32>
        %140 = arith.maxnumf %138, %139 fastmath<nnan> : vector<4xf32>
        %141 = math.absf %79 : vector<4xf32>
        %142 = arith.maxnumf %140, %141 fastmath<nnan> : vector<4xf32>
        %143 = math.absf %81 : vector<4xf32>
        %144 = arith.maxnumf %142, %143 fastmath<nnan> : vector<4xf32>
        %145 = math.absf %83 : vector<4xf32>
        %146 = arith.maxnumf %144, %145 fastmath<nnan> : vector<4xf32>
        %147 = math.absf %85 : vector<4xf32>
        %148 = arith.maxnumf %146, %147 fastmath<nnan> : vector<4xf32>
        %149 = math.absf %87 : vector<4xf32>
        %150 = arith.maxnumf %148, %149 fastmath<nnan> : vector<4xf32>
        %151 = math.absf %89 : vector<4xf32>
        %152 = arith.maxnumf %150, %151 fastmath<nnan> : vector<4xf32>
        %153 = math.absf %91 : vector<4xf32>
        %154 = arith.maxnumf %152, %153 fastmath<nnan> : vector<4xf32>
        %155 = math.absf %93 : vector<4xf32>
        %156 = arith.maxnumf %154, %155 fastmath<nnan> : vector<4xf32>
        %157 = math.absf %95 : vector<4xf32>
        %158 = arith.maxnumf %156, %157 fastmath<nnan> : vector<4xf32>
        %159 = math.absf %97 : vector<4xf32>
        %160 = arith.maxnumf %158, %159 fastmath<nnan> : vector<4xf32>
        %161 = math.absf %99 : vector<4xf32>
        %162 = arith.maxnumf %160, %161 fastmath<nnan> : vector<4xf32>
        %163 = math.absf %101 : vector<4xf32>
        %164 = arith.maxnumf %162, %163 fastmath<nnan> : vector<4xf32>
        %165 = math.absf %103 : vector<4xf32>
        %166 = arith.maxnumf %164, %165 fastmath<nnan> : vector<4xf32>
        %167 = math.absf %105 : vector<4xf32>
        %168 = arith.maxnumf %166, %167 fastmath<nnan> : vector<4xf32>
        %169 = math.absf %107 : vector<4xf32>
        %170 = arith.maxnumf %168, %169 fastmath<nnan> : vector<4xf32>
        %171 = math.absf %109 : vector<4xf32>
        %172 = arith.maxnumf %170, %171 fastmath<nnan> : vector<4xf32>
        %173 = math.absf %111 : vector<4xf32>
        %174 = arith.maxnumf %172, %173 fastmath<nnan> : vector<4xf32>
        %175 = math.absf %113 : vector<4xf32>
        %176 = arith.maxnumf %174, %175 fastmath<nnan> : vector<4xf32>
        %177 = math.absf %115 : vector<4xf32>
        %178 = arith.maxnumf %176, %177 fastmath<nnan> : vector<4xf32>
        %179 = math.absf %117 : vector<4xf32>
        %180 = arith.maxnumf %178, %179 fastmath<nnan> : vector<4xf32>
        %181 = math.absf %119 : vector<4xf32>
        %182 = arith.maxnumf %180, %181 fastmath<nnan> : vector<4xf32>
        %183 = vector.extract %182[0] : f32 from vector<4xf32>
        %184 = vector.extract %182[1] : f32 from vector<4xf32>
        %185 = vector.extract %182[2] : f32 from vector<4xf32>
        %186 = vector.extract %182[3] : f32 from vector<4xf32>
        %187 = arith.maxnumf %183, %184 fastmath<nnan> : f32
        %188 = arith.maxnumf %187, %185 fastmath<nnan> : f32
        %189 = arith.maxnumf %188, %186 fastmath<nnan> : f32
        %190 = wave.swap_halves %189 : f32
        %191 = arith.maxnumf %189, %190 fastmath<nnan> : f32
        %192 = arith.bitcast %191 : f32 to i32
        %193 = arith.shrui %192, %c51 : i32
        %194 = arith.maxsi %193, %c52 : i32
        %195 = arith.minsi %194, %c53 : i32
        %196 = arith.subi %c54, %195 : i32
        %197 = arith.shli %196, %c51 : i32
        %198 = arith.bitcast %197 : i32 to f32
        %199 = arith.subi %195, %c55 : i32
        %200 = arith.shli %199, %c51 : i32
        %201 = arith.bitcast %200 : i32 to f32
        %202 = vector.broadcast %198 : f32 to vector<4xf32>
        %203 = arith.muli %1, %c8 : index
        %204 = arith.muli %2, %c35 : index
        %205 = arith.addi %203, %204 : index
        %206 = arith.mulf %57, %202 : vector<4xf32>
        %207 = arith.truncf %206 : vector<4xf32> to vector<4xf16>
        %208 = arith.mulf %59, %202 : vector<4xf32>
        %209 = arith.truncf %208 : vector<4xf32> to vector<4xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %211 = arith.addi %205, %c21 : index
        vector.store %210, %4[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.mulf %61, %202 : vector<4xf32>
        %213 = arith.truncf %212 : vector<4xf32> to vector<4xf16>
        %214 = arith.mulf %63, %202 : vector<4xf32>
        %215 = arith.truncf %214 : vector<4xf32> to vector<4xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %217 = arith.addi %205, %c6 : index
        vector.store %216, %4[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.mulf %65, %202 : vector<4xf32>
        %219 = arith.truncf %218 : vector<4xf32> to vector<4xf16>
        %220 = arith.mulf %67, %202 : vector<4xf32>
        %221 = arith.truncf %220 : vector<4xf32> to vector<4xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %223 = arith.addi %205, %c56 : index
        vector.store %222, %4[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.mulf %69, %202 : vector<4xf32>
        %225 = arith.truncf %224 : vector<4xf32> to vector<4xf16>
        %226 = arith.mulf %71, %202 : vector<4xf32>
        %227 = arith.truncf %226 : vector<4xf32> to vector<4xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %229 = arith.addi %205, %c57 : index
        vector.store %228, %4[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.mulf %73, %202 : vector<4xf32>
        %231 = arith.truncf %230 : vector<4xf32> to vector<4xf16>
        %232 = arith.mulf %75, %202 : vector<4xf32>
        %233 = arith.truncf %232 : vector<4xf32> to vector<4xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %235 = arith.addi %205, %c58 : index
        vector.store %234, %4[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.mulf %77, %202 : vector<4xf32>
        %237 = arith.truncf %236 : vector<4xf32> to vector<4xf16>
        %238 = arith.mulf %79, %202 : vector<4xf32>
        %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %241 = arith.addi %205, %c59 : index
        vector.store %240, %4[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.mulf %81, %202 : vector<4xf32>
        %243 = arith.truncf %242 : vector<4xf32> to vector<4xf16>
        %244 = arith.mulf %83, %202 : vector<4xf32>
        %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %247 = arith.addi %205, %c60 : index
        vector.store %246, %4[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.mulf %85, %202 : vector<4xf32>
        %249 = arith.truncf %248 : vector<4xf32> to vector<4xf16>
        %250 = arith.mulf %87, %202 : vector<4xf32>
        %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %253 = arith.addi %205, %c61 : index
        vector.store %252, %4[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.mulf %89, %202 : vector<4xf32>
        %255 = arith.truncf %254 : vector<4xf32> to vector<4xf16>
        %256 = arith.mulf %91, %202 : vector<4xf32>
        %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %259 = arith.addi %205, %c62 : index
        vector.store %258, %4[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = arith.mulf %93, %202 : vector<4xf32>
        %261 = arith.truncf %260 : vector<4xf32> to vector<4xf16>
        %262 = arith.mulf %95, %202 : vector<4xf32>
        %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %265 = arith.addi %205, %c63 : index
        vector.store %264, %4[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.mulf %97, %202 : vector<4xf32>
        %267 = arith.truncf %266 : vector<4xf32> to vector<4xf16>
        %268 = arith.mulf %99, %202 : vector<4xf32>
        %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %271 = arith.addi %205, %c64 : index
        vector.store %270, %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.mulf %101, %202 : vector<4xf32>
        %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
        %274 = arith.mulf %103, %202 : vector<4xf32>
        %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %277 = arith.addi %205, %c65 : index
        vector.store %276, %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.mulf %105, %202 : vector<4xf32>
        %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
        %280 = arith.mulf %107, %202 : vector<4xf32>
        %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
        %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %283 = arith.addi %205, %c66 : index
        vector.store %282, %4[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = arith.mulf %109, %202 : vector<4xf32>
        %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
        %286 = arith.mulf %111, %202 : vector<4xf32>
        %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
        %288 = vector.shuffle %285, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %289 = arith.addi %205, %c67 : index
        vector.store %288, %4[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %290 = arith.mulf %113, %202 : vector<4xf32>
        %291 = arith.truncf %290 : vector<4xf32> to vector<4xf16>
        %292 = arith.mulf %115, %202 : vector<4xf32>
        %293 = arith.truncf %292 : vector<4xf32> to vector<4xf16>
        %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %295 = arith.addi %205, %c68 : index
        vector.store %294, %4[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %296 = arith.mulf %117, %202 : vector<4xf32>
        %297 = arith.truncf %296 : vector<4xf32> to vector<4xf16>
        %298 = arith.mulf %119, %202 : vector<4xf32>
        %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
        %300 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %301 = arith.addi %205, %c69 : index
        vector.store %300, %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = memref.load %scales[%15] : memref<?xf32>
        %303 = arith.mulf %302, %201 : f32
        memref.store %303, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %304 = memref.load %7[%1] : memref<?xf32>
      scf.for %305 = %11 to %42 step %43 : i32 {
        %306 = arith.muli %305, %c19 : i32
        %307 = arith.index_cast %8 : index to i32
        %308 = arith.muli %307, %c70 : i32
        %309 = arith.addi %306, %308 : i32
        %310 = arith.addi %309, %c70 : i32
        %311 = arith.minsi %310, %38 : i32
        %312 = arith.cmpi slt, %309, %38 : i32
        %313:18 = scf.if %312 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %314 = arith.subi %311, %309 : i32
          %315 = arith.addi %314, %c74 : i32
          %316 = arith.divui %315, %c75 : i32
          %317 = arith.divui %309, %c17 : i32
          %318 = arith.addi %317, %c76 : i32
          %319 = arith.minsi %318, %40 : i32
          %320 = arith.index_castui %319 : i32 to index
          %321 = arith.addi %32, %320 : index
          %322 = memref.load %step[%321] : memref<?xi32>
          %323 = arith.index_cast %322 : i32 to index
          %324 = arith.muli %323, %33 : index
          %325 = arith.addi %324, %34 : index
          %326 = arith.addi %317, %c16 : i32
          %327 = arith.minsi %326, %40 : i32
          %328 = arith.index_castui %327 : i32 to index
          %329 = arith.addi %32, %328 : index
          %330 = memref.load %step[%329] : memref<?xi32>
          %331 = arith.index_cast %330 : i32 to index
          %332 = arith.muli %331, %33 : index
          %333 = arith.addi %332, %34 : index
          %334 = arith.addi %325, %35 : index
          %335 = arith.addi %334, %c21 : index
          %336 = vector.load %kv[%335] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %337 = arith.addi %325, %35 : index
          %338 = arith.addi %337, %c27 : index
          %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %340 = arith.addi %333, %35 : index
          %341 = arith.addi %340, %c21 : index
          %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %343 = arith.addi %333, %35 : index
          %344 = arith.addi %343, %c27 : index
          %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %369:22 = scf.for %346 = %c76 to %316 step %c16 iter_args(%347 = %336, %348 = %339, %349 = %342, %350 = %345, %351 = %c71, %352 = %c72, %353 = %c73, %354 = %c73, %355 = %c73, %356 = %c73, %357 = %c73, %358 = %c73, %359 = %c73, %360 = %c73, %361 = %c73, %362 = %c73, %363 = %c73, %364 = %c73, %365 = %c73, %366 = %c73, %367 = %c73, %368 = %c73) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %370 = arith.muli %346, %c75 : i32
            %371 = arith.addi %309, %370 : i32
            %372 = arith.addi %371, %c75 : i32
            %373 = arith.divui %371, %c17 : i32
            %374 = arith.addi %373, %c76 : i32
            %375 = arith.minsi %374, %40 : i32
            %376 = arith.index_castui %375 : i32 to index
            %377 = arith.addi %32, %376 : index
            %378 = memref.load %step[%377] : memref<?xi32>
            %379 = arith.index_cast %378 : i32 to index
            %380 = arith.muli %379, %33 : index
            %381 = arith.addi %380, %34 : index
            %382 = arith.addi %373, %c16 : i32
            %383 = arith.minsi %382, %40 : i32
            %384 = arith.index_castui %383 : i32 to index
            %385 = arith.addi %32, %384 : index
            %386 = memref.load %step[%385] : memref<?xi32>
            %387 = arith.index_cast %386 : i32 to index
            %388 = arith.muli %387, %33 : index
            %389 = arith.addi %388, %34 : index
            %390 = arith.divui %372, %c17 : i32
            %391 = arith.addi %390, %c76 : i32
            %392 = arith.minsi %391, %40 : i32
            %393 = arith.index_castui %392 : i32 to index
            %394 = arith.addi %32, %393 : index
            %395 = memref.load %step[%394] : memref<?xi32>
            %396 = arith.index_cast %395 : i32 to index
            %397 = arith.muli %396, %33 : index
            %398 = arith.addi %397, %34 : index
            %399 = arith.addi %390, %c16 : i32
            %400 = arith.minsi %399, %40 : i32
            %401 = arith.index_castui %400 : i32 to index
            %402 = arith.addi %32, %401 : index
            %403 = memref.load %step[%402] : memref<?xi32>
            %404 = arith.index_cast %403 : i32 to index
            %405 = arith.muli %404, %33 : index
            %406 = arith.addi %405, %34 : index
            %407 = wave.opaque %c21 : index
            %408 = arith.muli %1, %c8 : index
            %409 = arith.addi %407, %408 : index
            %410 = arith.addi %381, %35 : index
            %411 = arith.addi %410, %c35 : index
            %412 = vector.load %kv[%411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %413 = arith.addi %381, %35 : index
            %414 = arith.addi %413, %c43 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %416 = arith.addi %389, %35 : index
            %417 = arith.addi %416, %c35 : index
            %418 = vector.load %kv[%417] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %419 = arith.addi %389, %35 : index
            %420 = arith.addi %419, %c43 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %422 = vector.shuffle %347, %348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %423 = vector.bitcast %422 : vector<8xi32> to vector<16xf16>
            %424 = arith.addi %409, %c21 : index
            %425 = vector.load %4[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %426 = arith.addi %424, %c35 : index
            %427 = vector.load %4[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %429 = wave.mma %423, %428, %c73 : vector<16xf16>, vector<8xf32>
            %430 = vector.shuffle %349, %350 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
            %432 = arith.addi %409, %c21 : index
            %433 = vector.load %4[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %434 = arith.addi %432, %c35 : index
            %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %437 = wave.mma %431, %436, %c73 : vector<16xf16>, vector<8xf32>
            %438 = arith.addi %381, %35 : index
            %439 = arith.addi %438, %c6 : index
            %440 = vector.load %kv[%439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %441 = arith.addi %381, %35 : index
            %442 = arith.addi %441, %c77 : index
            %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %444 = arith.addi %389, %35 : index
            %445 = arith.addi %444, %c6 : index
            %446 = vector.load %kv[%445] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %447 = arith.addi %389, %35 : index
            %448 = arith.addi %447, %c77 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %450 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %451 = vector.bitcast %450 : vector<8xi32> to vector<16xf16>
            %452 = arith.addi %409, %c6 : index
            %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %454 = arith.addi %452, %c35 : index
            %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %457 = wave.mma %451, %456, %429 : vector<16xf16>, vector<8xf32>
            %458 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %459 = vector.bitcast %458 : vector<8xi32> to vector<16xf16>
            %460 = arith.addi %409, %c6 : index
            %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %462 = arith.addi %460, %c35 : index
            %463 = vector.load %4[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %465 = wave.mma %459, %464, %437 : vector<16xf16>, vector<8xf32>
            %466 = arith.addi %381, %35 : index
            %467 = arith.addi %466, %c78 : index
            %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %469 = arith.addi %381, %35 : index
            %470 = arith.addi %469, %c79 : index
            %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %472 = arith.addi %389, %35 : index
            %473 = arith.addi %472, %c78 : index
            %474 = vector.load %kv[%473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %475 = arith.addi %389, %35 : index
            %476 = arith.addi %475, %c79 : index
            %477 = vector.load %kv[%476] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %478 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %479 = vector.bitcast %478 : vector<8xi32> to vector<16xf16>
            %480 = arith.addi %409, %c56 : index
            %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %482 = arith.addi %480, %c35 : index
            %483 = vector.load %4[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %485 = wave.mma %479, %484, %457 : vector<16xf16>, vector<8xf32>
            %486 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %487 = vector.bitcast %486 : vector<8xi32> to vector<16xf16>
            %488 = arith.addi %409, %c56 : index
            %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %490 = arith.addi %488, %c35 : index
            %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %493 = wave.mma %487, %492, %465 : vector<16xf16>, vector<8xf32>
            %494 = arith.addi %381, %35 : index
            %495 = arith.addi %494, %c56 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = arith.addi %381, %35 : index
            %498 = arith.addi %497, %c80 : index
            %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %500 = arith.addi %389, %35 : index
            %501 = arith.addi %500, %c56 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %503 = arith.addi %389, %35 : index
            %504 = arith.addi %503, %c80 : index
            %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %506 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %507 = vector.bitcast %506 : vector<8xi32> to vector<16xf16>
            %508 = arith.addi %409, %c57 : index
            %509 = vector.load %4[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %510 = arith.addi %508, %c35 : index
            %511 = vector.load %4[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %513 = wave.mma %507, %512, %485 : vector<16xf16>, vector<8xf32>
            %514 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %515 = vector.bitcast %514 : vector<8xi32> to vector<16xf16>
            %516 = arith.addi %409, %c57 : index
            %517 = vector.load %4[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %518 = arith.addi %516, %c35 : index
            %519 = vector.load %4[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %521 = wave.mma %515, %520, %493 : vector<16xf16>, vector<8xf32>
            %522 = arith.addi %381, %35 : index
            %523 = arith.addi %522, %c81 : index
            %524 = vector.load %kv[%523] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %525 = arith.addi %381, %35 : index
            %526 = arith.addi %525, %c82 : index
            %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %528 = arith.addi %389, %35 : index
            %529 = arith.addi %528, %c81 : index
            %530 = vector.load %kv[%529] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %531 = arith.addi %389, %35 : index
            %532 = arith.addi %531, %c82 : index
            %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %534 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %535 = vector.bitcast %534 : vector<8xi32> to vector<16xf16>
            %536 = arith.addi %409, %c58 : index
            %537 = vector.load %4[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %538 = arith.addi %536, %c35 : index
            %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %540 = vector.shuffle %537, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %541 = wave.mma %535, %540, %513 : vector<16xf16>, vector<8xf32>
            %542 = vector.shuffle %502, %505 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %543 = vector.bitcast %542 : vector<8xi32> to vector<16xf16>
            %544 = arith.addi %409, %c58 : index
            %545 = vector.load %4[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %546 = arith.addi %544, %c35 : index
            %547 = vector.load %4[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %548 = vector.shuffle %545, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %549 = wave.mma %543, %548, %521 : vector<16xf16>, vector<8xf32>
            %550 = arith.addi %381, %35 : index
            %551 = arith.addi %550, %c57 : index
            %552 = vector.load %kv[%551] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %553 = arith.addi %381, %35 : index
            %554 = arith.addi %553, %c83 : index
            %555 = vector.load %kv[%554] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %556 = arith.addi %389, %35 : index
            %557 = arith.addi %556, %c57 : index
            %558 = vector.load %kv[%557] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %559 = arith.addi %389, %35 : index
            %560 = arith.addi %559, %c83 : index
            %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %562 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %563 = vector.bitcast %562 : vector<8xi32> to vector<16xf16>
            %564 = arith.addi %409, %c59 : index
            %565 = vector.load %4[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %566 = arith.addi %564, %c35 : index
            %567 = vector.load %4[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %568 = vector.shuffle %565, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %569 = wave.mma %563, %568, %541 : vector<16xf16>, vector<8xf32>
            %570 = vector.shuffle %530, %533 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %571 = vector.bitcast %570 : vector<8xi32> to vector<16xf16>
            %572 = arith.addi %409, %c59 : index
            %573 = vector.load %4[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %574 = arith.addi %572, %c35 : index
            %575 = vector.load %4[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %576 = vector.shuffle %573, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %577 = wave.mma %571, %576, %549 : vector<16xf16>, vector<8xf32>
            %578 = arith.addi %381, %35 : index
            %579 = arith.addi %578, %c84 : index
            %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %581 = arith.addi %381, %35 : index
            %582 = arith.addi %581, %c85 : index
            %583 = vector.load %kv[%582] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %584 = arith.addi %389, %35 : index
            %585 = arith.addi %584, %c84 : index
            %586 = vector.load %kv[%585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %587 = arith.addi %389, %35 : index
            %588 = arith.addi %587, %c85 : index
            %589 = vector.load %kv[%588] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %590 = vector.shuffle %552, %555 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %591 = vector.bitcast %590 : vector<8xi32> to vector<16xf16>
            %592 = arith.addi %409, %c60 : index
            %593 = vector.load %4[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %594 = arith.addi %592, %c35 : index
            %595 = vector.load %4[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %596 = vector.shuffle %593, %595 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %597 = wave.mma %591, %596, %569 : vector<16xf16>, vector<8xf32>
            %598 = vector.shuffle %558, %561 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %599 = vector.bitcast %598 : vector<8xi32> to vector<16xf16>
            %600 = arith.addi %409, %c60 : index
            %601 = vector.load %4[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %602 = arith.addi %600, %c35 : index
            %603 = vector.load %4[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %604 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %605 = wave.mma %599, %604, %577 : vector<16xf16>, vector<8xf32>
            %606 = arith.addi %381, %35 : index
            %607 = arith.addi %606, %c58 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %609 = arith.addi %381, %35 : index
            %610 = arith.addi %609, %c86 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %612 = arith.addi %389, %35 : index
            %613 = arith.addi %612, %c58 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %615 = arith.addi %389, %35 : index
            %616 = arith.addi %615, %c86 : index
            %617 = vector.load %kv[%616] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %618 = vector.shuffle %580, %583 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %619 = vector.bitcast %618 : vector<8xi32> to vector<16xf16>
            %620 = arith.addi %409, %c61 : index
            %621 = vector.load %4[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %622 = arith.addi %620, %c35 : index
            %623 = vector.load %4[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %624 = vector.shuffle %621, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %625 = wave.mma %619, %624, %597 : vector<16xf16>, vector<8xf32>
            %626 = vector.shuffle %586, %589 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %627 = vector.bitcast %626 : vector<8xi32> to vector<16xf16>
            %628 = arith.addi %409, %c61 : index
            %629 = vector.load %4[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %630 = arith.addi %628, %c35 : index
            %631 = vector.load %4[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %632 = vector.shuffle %629, %631 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %633 = wave.mma %627, %632, %605 : vector<16xf16>, vector<8xf32>
            %634 = arith.addi %381, %35 : index
            %635 = arith.addi %634, %c87 : index
            %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %637 = arith.addi %381, %35 : index
            %638 = arith.addi %637, %c88 : index
            %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %640 = arith.addi %389, %35 : index
            %641 = arith.addi %640, %c87 : index
            %642 = vector.load %kv[%641] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %643 = arith.addi %389, %35 : index
            %644 = arith.addi %643, %c88 : index
            %645 = vector.load %kv[%644] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %646 = vector.shuffle %608, %611 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %647 = vector.bitcast %646 : vector<8xi32> to vector<16xf16>
            %648 = arith.addi %409, %c62 : index
            %649 = vector.load %4[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %650 = arith.addi %648, %c35 : index
            %651 = vector.load %4[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %652 = vector.shuffle %649, %651 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %653 = wave.mma %647, %652, %625 : vector<16xf16>, vector<8xf32>
            %654 = vector.shuffle %614, %617 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %655 = vector.bitcast %654 : vector<8xi32> to vector<16xf16>
            %656 = arith.addi %409, %c62 : index
            %657 = vector.load %4[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %658 = arith.addi %656, %c35 : index
            %659 = vector.load %4[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %660 = vector.shuffle %657, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %661 = wave.mma %655, %660, %633 : vector<16xf16>, vector<8xf32>
            %662 = arith.addi %381, %35 : index
            %663 = arith.addi %662, %c59 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %381, %35 : index
            %666 = arith.addi %665, %c89 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %389, %35 : index
            %669 = arith.addi %668, %c59 : index
            %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %671 = arith.addi %389, %35 : index
            %672 = arith.addi %671, %c89 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %674 = vector.shuffle %636, %639 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %675 = vector.bitcast %674 : vector<8xi32> to vector<16xf16>
            %676 = arith.addi %409, %c63 : index
            %677 = vector.load %4[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %678 = arith.addi %676, %c35 : index
            %679 = vector.load %4[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %680 = vector.shuffle %677, %679 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %681 = wave.mma %675, %680, %653 : vector<16xf16>, vector<8xf32>
            %682 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %683 = vector.bitcast %682 : vector<8xi32> to vector<16xf16>
            %684 = arith.addi %409, %c63 : index
            %685 = vector.load %4[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %686 = arith.addi %684, %c35 : index
            %687 = vector.load %4[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %688 = vector.shuffle %685, %687 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %689 = wave.mma %683, %688, %661 : vector<16xf16>, vector<8xf32>
            %690 = arith.addi %381, %35 : index
            %691 = arith.addi %690, %c90 : index
            %692 = vector.load %kv[%691] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %693 = arith.addi %381, %35 : index
            %694 = arith.addi %693, %c91 : index
            %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %696 = arith.addi %389, %35 : index
            %697 = arith.addi %696, %c90 : index
            %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %699 = arith.addi %389, %35 : index
            %700 = arith.addi %699, %c91 : index
            %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %702 = vector.shuffle %664, %667 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %703 = vector.bitcast %702 : vector<8xi32> to vector<16xf16>
            %704 = arith.addi %409, %c64 : index
            %705 = vector.load %4[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %706 = arith.addi %704, %c35 : index
            %707 = vector.load %4[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %708 = vector.shuffle %705, %707 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %709 = wave.mma %703, %708, %681 : vector<16xf16>, vector<8xf32>
            %710 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %711 = vector.bitcast %710 : vector<8xi32> to vector<16xf16>
            %712 = arith.addi %409, %c64 : index
            %713 = vector.load %4[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %714 = arith.addi %712, %c35 : index
            %715 = vector.load %4[%714] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %716 = vector.shuffle %713, %715 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %717 = wave.mma %711, %716, %689 : vector<16xf16>, vector<8xf32>
            %718 = arith.addi %381, %35 : index
            %719 = arith.addi %718, %c60 : index
            %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %721 = arith.addi %381, %35 : index
            %722 = arith.addi %721, %c92 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %724 = arith.addi %389, %35 : index
            %725 = arith.addi %724, %c60 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %389, %35 : index
            %728 = arith.addi %727, %c92 : index
            %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %730 = vector.shuffle %692, %695 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %731 = vector.bitcast %730 : vector<8xi32> to vector<16xf16>
            %732 = arith.addi %409, %c65 : index
            %733 = vector.load %4[%732] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %734 = arith.addi %732, %c35 : index
            %735 = vector.load %4[%734] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %736 = vector.shuffle %733, %735 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %737 = wave.mma %731, %736, %709 : vector<16xf16>, vector<8xf32>
            %738 = vector.shuffle %698, %701 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = arith.addi %409, %c65 : index
            %741 = vector.load %4[%740] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %742 = arith.addi %740, %c35 : index
            %743 = vector.load %4[%742] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %744 = vector.shuffle %741, %743 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %745 = wave.mma %739, %744, %717 : vector<16xf16>, vector<8xf32>
            %746 = arith.addi %381, %35 : index
            %747 = arith.addi %746, %c93 : index
            %748 = vector.load %kv[%747] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %749 = arith.addi %381, %35 : index
            %750 = arith.addi %749, %c94 : index
            %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %752 = arith.addi %389, %35 : index
            %753 = arith.addi %752, %c93 : index
            %754 = vector.load %kv[%753] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %755 = arith.addi %389, %35 : index
            %756 = arith.addi %755, %c94 : index
            %757 = vector.load %kv[%756] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %758 = vector.shuffle %720, %723 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %759 = vector.bitcast %758 : vector<8xi32> to vector<16xf16>
            %760 = arith.addi %409, %c66 : index
            %761 = vector.load %4[%760] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %762 = arith.addi %760, %c35 : index
            %763 = vector.load %4[%762] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %764 = vector.shuffle %761, %763 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %765 = wave.mma %759, %764, %737 : vector<16xf16>, vector<8xf32>
            %766 = vector.shuffle %726, %729 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %767 = vector.bitcast %766 : vector<8xi32> to vector<16xf16>
            %768 = arith.addi %409, %c66 : index
            %769 = vector.load %4[%768] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %770 = arith.addi %768, %c35 : index
            %771 = vector.load %4[%770] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %772 = vector.shuffle %769, %771 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %773 = wave.mma %767, %772, %745 : vector<16xf16>, vector<8xf32>
            %774 = arith.addi %381, %35 : index
            %775 = arith.addi %774, %c61 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %777 = arith.addi %381, %35 : index
            %778 = arith.addi %777, %c95 : index
            %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %780 = arith.addi %389, %35 : index
            %781 = arith.addi %780, %c61 : index
            %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %783 = arith.addi %389, %35 : index
            %784 = arith.addi %783, %c95 : index
            %785 = vector.load %kv[%784] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %786 = vector.shuffle %748, %751 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %787 = vector.bitcast %786 : vector<8xi32> to vector<16xf16>
            %788 = arith.addi %409, %c67 : index
            %789 = vector.load %4[%788] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %790 = arith.addi %788, %c35 : index
            %791 = vector.load %4[%790] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %792 = vector.shuffle %789, %791 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %793 = wave.mma %787, %792, %765 : vector<16xf16>, vector<8xf32>
            %794 = vector.shuffle %754, %757 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %795 = vector.bitcast %794 : vector<8xi32> to vector<16xf16>
            %796 = arith.addi %409, %c67 : index
            %797 = vector.load %4[%796] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %798 = arith.addi %796, %c35 : index
            %799 = vector.load %4[%798] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %800 = vector.shuffle %797, %799 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %801 = wave.mma %795, %800, %773 : vector<16xf16>, vector<8xf32>
            %802 = arith.addi %381, %35 : index
            %803 = arith.addi %802, %c96 : index
            %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %805 = arith.addi %381, %35 : index
            %806 = arith.addi %805, %c97 : index
            %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %808 = arith.addi %389, %35 : index
            %809 = arith.addi %808, %c96 : index
            %810 = vector.load %kv[%809] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %811 = arith.addi %389, %35 : index
            %812 = arith.addi %811, %c97 : index
            %813 = vector.load %kv[%812] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %814 = vector.shuffle %776, %779 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %815 = vector.bitcast %814 : vector<8xi32> to vector<16xf16>
            %816 = arith.addi %409, %c68 : index
            %817 = vector.load %4[%816] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %818 = arith.addi %816, %c35 : index
            %819 = vector.load %4[%818] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %820 = vector.shuffle %817, %819 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %821 = wave.mma %815, %820, %793 : vector<16xf16>, vector<8xf32>
            %822 = vector.shuffle %782, %785 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %823 = vector.bitcast %822 : vector<8xi32> to vector<16xf16>
            %824 = arith.addi %409, %c68 : index
            %825 = vector.load %4[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %826 = arith.addi %824, %c35 : index
            %827 = vector.load %4[%826] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %828 = vector.shuffle %825, %827 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %829 = wave.mma %823, %828, %801 : vector<16xf16>, vector<8xf32>
            %830 = arith.addi %381, %35 : index
            %831 = arith.addi %830, %c62 : index
            %832 = vector.load %kv[%831] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %833 = arith.addi %381, %35 : index
            %834 = arith.addi %833, %c98 : index
            %835 = vector.load %kv[%834] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %836 = arith.addi %389, %35 : index
            %837 = arith.addi %836, %c62 : index
            %838 = vector.load %kv[%837] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %839 = arith.addi %389, %35 : index
            %840 = arith.addi %839, %c98 : index
            %841 = vector.load %kv[%840] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %842 = vector.shuffle %804, %807 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %843 = vector.bitcast %842 : vector<8xi32> to vector<16xf16>
            %844 = arith.addi %409, %c69 : index
            %845 = vector.load %4[%844] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %846 = arith.addi %844, %c35 : index
            %847 = vector.load %4[%846] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %848 = vector.shuffle %845, %847 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %849 = wave.mma %843, %848, %821 : vector<16xf16>, vector<8xf32>
            %850 = vector.shuffle %810, %813 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %851 = vector.bitcast %850 : vector<8xi32> to vector<16xf16>
            %852 = arith.addi %409, %c69 : index
            %853 = vector.load %4[%852] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %854 = arith.addi %852, %c35 : index
            %855 = vector.load %4[%854] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %856 = vector.shuffle %853, %855 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %857 = wave.mma %851, %856, %829 : vector<16xf16>, vector<8xf32>
            %858 = arith.addi %381, %35 : index
            %859 = arith.addi %858, %c99 : index
            %860 = vector.load %kv[%859] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %861 = arith.addi %381, %35 : index
            %862 = arith.addi %861, %c100 : index
            %863 = vector.load %kv[%862] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %864 = arith.addi %389, %35 : index
            %865 = arith.addi %864, %c99 : index
            %866 = vector.load %kv[%865] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %867 = arith.addi %389, %35 : index
            %868 = arith.addi %867, %c100 : index
            %869 = vector.load %kv[%868] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %870 = wave.opaque %372 : i32
            %871 = arith.cmpi sgt, %870, %311 : i32
            %872:2 = scf.if %871 -> (vector<8xf32>, vector<8xf32>) {
              %873 = arith.index_cast %2 : index to i32
              %874 = arith.addi %371, %873 : i32
              %875 = arith.subi %38, %874 : i32
              %876 = arith.subi %875, %c76 : i32
              %877 = vector.broadcast %876 : i32 to vector<8xi32>
              %878 = arith.cmpi sgt, %877, %c102 : vector<8xi32>
              %879 = arith.select %878, %849, %c101 : vector<8xi1>, vector<8xf32>
              %880 = arith.subi %875, %c17 : i32
              %881 = vector.broadcast %880 : i32 to vector<8xi32>
              %882 = arith.cmpi sgt, %881, %c102 : vector<8xi32>
              %883 = arith.select %882, %857, %c101 : vector<8xi1>, vector<8xf32>
              scf.yield %879, %883 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %849, %857 : vector<8xf32>, vector<8xf32>
            }
            %884 = vector.extract %872#0[0] : f32 from vector<8xf32>
            %885 = vector.extract %872#0[1] : f32 from vector<8xf32>
            %886 = vector.extract %872#0[2] : f32 from vector<8xf32>
            %887 = vector.extract %872#0[3] : f32 from vector<8xf32>
            %888 = vector.extract %872#0[4] : f32 from vector<8xf32>
            %889 = vector.extract %872#0[5] : f32 from vector<8xf32>
            %890 = vector.extract %872#0[6] : f32 from vector<8xf32>
            %891 = vector.extract %872#0[7] : f32 from vector<8xf32>
            %892 = vector.extract %872#1[0] : f32 from vector<8xf32>
            %893 = vector.extract %872#1[1] : f32 from vector<8xf32>
            %894 = vector.extract %872#1[2] : f32 from vector<8xf32>
            %895 = vector.extract %872#1[3] : f32 from vector<8xf32>
            %896 = vector.extract %872#1[4] : f32 from vector<8xf32>
            %897 = vector.extract %872#1[5] : f32 from vector<8xf32>
            %898 = vector.extract %872#1[6] : f32 from vector<8xf32>
            %899 = vector.extract %872#1[7] : f32 from vector<8xf32>
            %900 = arith.maxnumf %884, %885 fastmath<nnan> : f32
            %901 = arith.maxnumf %900, %886 fastmath<nnan> : f32
            %902 = arith.maxnumf %901, %887 fastmath<nnan> : f32
            %903 = arith.maxnumf %902, %888 fastmath<nnan> : f32
            %904 = arith.maxnumf %903, %889 fastmath<nnan> : f32
            %905 = arith.maxnumf %904, %890 fastmath<nnan> : f32
            %906 = arith.maxnumf %905, %891 fastmath<nnan> : f32
            %907 = arith.maxnumf %906, %892 fastmath<nnan> : f32
            %908 = arith.maxnumf %907, %893 fastmath<nnan> : f32
            %909 = arith.maxnumf %908, %894 fastmath<nnan> : f32
            %910 = arith.maxnumf %909, %895 fastmath<nnan> : f32
            %911 = arith.maxnumf %910, %896 fastmath<nnan> : f32
            %912 = arith.maxnumf %911, %897 fastmath<nnan> : f32
            %913 = arith.maxnumf %912, %898 fastmath<nnan> : f32
            %914 = arith.maxnumf %913, %899 fastmath<nnan> : f32
            %915 = wave.swap_halves %914 : f32
            %916 = arith.maxnumf %914, %915 fastmath<nnan> : f32
            %917 = arith.mulf %916, %304 : f32
            %918 = arith.addf %351, %c103 : f32
            %919 = arith.cmpf ogt, %917, %918 : f32
            %920:18 = scf.if %919 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %921 = arith.subf %351, %917 : f32
              %922 = wave.exp2 %921 : f32
              %923 = vector.broadcast %922 : f32 to vector<8xf32>
              %924 = arith.mulf %352, %922 : f32
              %925 = arith.mulf %353, %923 : vector<8xf32>
              %926 = arith.mulf %354, %923 : vector<8xf32>
              %927 = arith.mulf %355, %923 : vector<8xf32>
              %928 = arith.mulf %356, %923 : vector<8xf32>
              %929 = arith.mulf %357, %923 : vector<8xf32>
              %930 = arith.mulf %358, %923 : vector<8xf32>
              %931 = arith.mulf %359, %923 : vector<8xf32>
              %932 = arith.mulf %360, %923 : vector<8xf32>
              %933 = arith.mulf %361, %923 : vector<8xf32>
              %934 = arith.mulf %362, %923 : vector<8xf32>
              %935 = arith.mulf %363, %923 : vector<8xf32>
              %936 = arith.mulf %364, %923 : vector<8xf32>
              %937 = arith.mulf %365, %923 : vector<8xf32>
              %938 = arith.mulf %366, %923 : vector<8xf32>
              %939 = arith.mulf %367, %923 : vector<8xf32>
              %940 = arith.mulf %368, %923 : vector<8xf32>
              scf.yield %917, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %941 = vector.broadcast %304 : f32 to vector<8xf32>
            %942 = arith.subf %c104, %920#0 : f32
            %943 = vector.broadcast %942 : f32 to vector<8xf32>
            %944 = math.fma %872#0, %941, %943 : vector<8xf32>
            %945 = wave.exp2 %944 : vector<8xf32>
            %946 = math.fma %872#1, %941, %943 : vector<8xf32>
            %947 = wave.exp2 %946 : vector<8xf32>
            %948 = arith.truncf %945 : vector<8xf32> to vector<8xf16>
            %949 = vector.bitcast %948 : vector<8xf16> to vector<4xi32>
            %950 = wave.swap_halves %949 : vector<4xi32>
            %951 = arith.select %3, %950, %949 : vector<4xi32>
            %952 = arith.select %3, %949, %950 : vector<4xi32>
            %953 = vector.shuffle %951, %952 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %954 = vector.bitcast %953 : vector<8xi32> to vector<16xf16>
            %955 = arith.truncf %947 : vector<8xf32> to vector<8xf16>
            %956 = vector.bitcast %955 : vector<8xf16> to vector<4xi32>
            %957 = wave.swap_halves %956 : vector<4xi32>
            %958 = arith.select %3, %957, %956 : vector<4xi32>
            %959 = arith.select %3, %956, %957 : vector<4xi32>
            %960 = vector.shuffle %958, %959 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %961 = vector.bitcast %960 : vector<8xi32> to vector<16xf16>
            %962 = arith.addf %945, %947 : vector<8xf32>
            %963 = vector.extract %962[0] : f32 from vector<8xf32>
            %964 = vector.extract %962[1] : f32 from vector<8xf32>
            %965 = vector.extract %962[2] : f32 from vector<8xf32>
            %966 = vector.extract %962[3] : f32 from vector<8xf32>
            %967 = vector.extract %962[4] : f32 from vector<8xf32>
            %968 = vector.extract %962[5] : f32 from vector<8xf32>
            %969 = vector.extract %962[6] : f32 from vector<8xf32>
            %970 = vector.extract %962[7] : f32 from vector<8xf32>
            %971 = arith.addf %963, %967 : f32
            %972 = arith.addf %964, %968 : f32
            %973 = arith.addf %965, %969 : f32
            %974 = arith.addf %966, %970 : f32
            %975 = arith.addf %971, %973 : f32
            %976 = arith.addf %972, %974 : f32
            %977 = arith.addf %975, %976 : f32
            %978 = arith.addf %920#1, %977 : f32
            %979 = wave.opaque %372 : i32
            %980 = arith.cmpi sgt, %979, %311 : i32
            %981:4 = scf.if %980 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %982 = arith.subi %311, %371 : i32
              %983 = arith.subi %982, %c76 : i32
              %984 = arith.minsi %983, %c17 : i32
              %985 = arith.maxsi %984, %c76 : i32
              %986 = arith.cmpi sgt, %985, %c76 : i32
              %987 = arith.select %986, %c105, %c76 : i32
              %988 = arith.ori %c76, %987 : i32
              %989 = arith.cmpi sgt, %985, %c16 : i32
              %990 = arith.select %989, %c105, %c76 : i32
              %991 = arith.ori %c76, %990 : i32
              %992 = arith.cmpi sgt, %985, %c106 : i32
              %993 = arith.select %992, %c107, %c76 : i32
              %994 = arith.ori %988, %993 : i32
              %995 = arith.cmpi sgt, %985, %c108 : i32
              %996 = arith.select %995, %c107, %c76 : i32
              %997 = arith.ori %991, %996 : i32
              %998 = arith.cmpi sgt, %985, %c109 : i32
              %999 = arith.select %998, %c105, %c76 : i32
              %1000 = arith.ori %c76, %999 : i32
              %1001 = arith.cmpi sgt, %985, %c110 : i32
              %1002 = arith.select %1001, %c105, %c76 : i32
              %1003 = arith.ori %c76, %1002 : i32
              %1004 = arith.cmpi sgt, %985, %c111 : i32
              %1005 = arith.select %1004, %c107, %c76 : i32
              %1006 = arith.ori %1000, %1005 : i32
              %1007 = arith.cmpi sgt, %985, %c112 : i32
              %1008 = arith.select %1007, %c107, %c76 : i32
              %1009 = arith.ori %1003, %1008 : i32
              %1010 = arith.cmpi sgt, %985, %c113 : i32
              %1011 = arith.select %1010, %c105, %c76 : i32
              %1012 = arith.ori %c76, %1011 : i32
              %1013 = arith.cmpi sgt, %985, %c114 : i32
              %1014 = arith.select %1013, %c105, %c76 : i32
              %1015 = arith.ori %c76, %1014 : i32
              %1016 = arith.cmpi sgt, %985, %c115 : i32
              %1017 = arith.select %1016, %c107, %c76 : i32
              %1018 = arith.ori %1012, %1017 : i32
              %1019 = arith.cmpi sgt, %985, %c116 : i32
              %1020 = arith.select %1019, %c107, %c76 : i32
              %1021 = arith.ori %1015, %1020 : i32
              %1022 = arith.cmpi sgt, %985, %c117 : i32
              %1023 = arith.select %1022, %c105, %c76 : i32
              %1024 = arith.ori %c76, %1023 : i32
              %1025 = arith.cmpi sgt, %985, %c118 : i32
              %1026 = arith.select %1025, %c105, %c76 : i32
              %1027 = arith.ori %c76, %1026 : i32
              %1028 = arith.cmpi sgt, %985, %c55 : i32
              %1029 = arith.select %1028, %c107, %c76 : i32
              %1030 = arith.ori %1024, %1029 : i32
              %1031 = arith.cmpi sgt, %985, %c119 : i32
              %1032 = arith.select %1031, %c107, %c76 : i32
              %1033 = arith.ori %1027, %1032 : i32
              %1034 = vector.from_elements %994, %1006, %1018, %1030 : vector<4xi32>
              %1035 = vector.from_elements %997, %1009, %1021, %1033 : vector<4xi32>
              %1036 = arith.subi %311, %371 : i32
              %1037 = arith.subi %1036, %c17 : i32
              %1038 = arith.minsi %1037, %c17 : i32
              %1039 = arith.maxsi %1038, %c76 : i32
              %1040 = arith.cmpi sgt, %1039, %c76 : i32
              %1041 = arith.select %1040, %c105, %c76 : i32
              %1042 = arith.ori %c76, %1041 : i32
              %1043 = arith.cmpi sgt, %1039, %c16 : i32
              %1044 = arith.select %1043, %c105, %c76 : i32
              %1045 = arith.ori %c76, %1044 : i32
              %1046 = arith.cmpi sgt, %1039, %c106 : i32
              %1047 = arith.select %1046, %c107, %c76 : i32
              %1048 = arith.ori %1042, %1047 : i32
              %1049 = arith.cmpi sgt, %1039, %c108 : i32
              %1050 = arith.select %1049, %c107, %c76 : i32
              %1051 = arith.ori %1045, %1050 : i32
              %1052 = arith.cmpi sgt, %1039, %c109 : i32
              %1053 = arith.select %1052, %c105, %c76 : i32
              %1054 = arith.ori %c76, %1053 : i32
              %1055 = arith.cmpi sgt, %1039, %c110 : i32
              %1056 = arith.select %1055, %c105, %c76 : i32
              %1057 = arith.ori %c76, %1056 : i32
              %1058 = arith.cmpi sgt, %1039, %c111 : i32
              %1059 = arith.select %1058, %c107, %c76 : i32
              %1060 = arith.ori %1054, %1059 : i32
              %1061 = arith.cmpi sgt, %1039, %c112 : i32
              %1062 = arith.select %1061, %c107, %c76 : i32
              %1063 = arith.ori %1057, %1062 : i32
              %1064 = arith.cmpi sgt, %1039, %c113 : i32
              %1065 = arith.select %1064, %c105, %c76 : i32
              %1066 = arith.ori %c76, %1065 : i32
              %1067 = arith.cmpi sgt, %1039, %c114 : i32
              %1068 = arith.select %1067, %c105, %c76 : i32
              %1069 = arith.ori %c76, %1068 : i32
              %1070 = arith.cmpi sgt, %1039, %c115 : i32
              %1071 = arith.select %1070, %c107, %c76 : i32
              %1072 = arith.ori %1066, %1071 : i32
              %1073 = arith.cmpi sgt, %1039, %c116 : i32
              %1074 = arith.select %1073, %c107, %c76 : i32
              %1075 = arith.ori %1069, %1074 : i32
              %1076 = arith.cmpi sgt, %1039, %c117 : i32
              %1077 = arith.select %1076, %c105, %c76 : i32
              %1078 = arith.ori %c76, %1077 : i32
              %1079 = arith.cmpi sgt, %1039, %c118 : i32
              %1080 = arith.select %1079, %c105, %c76 : i32
              %1081 = arith.ori %c76, %1080 : i32
              %1082 = arith.cmpi sgt, %1039, %c55 : i32
              %1083 = arith.select %1082, %c107, %c76 : i32
              %1084 = arith.ori %1078, %1083 : i32
              %1085 = arith.cmpi sgt, %1039, %c119 : i32
              %1086 = arith.select %1085, %c107, %c76 : i32
              %1087 = arith.ori %1081, %1086 : i32
              %1088 = vector.from_elements %1048, %1060, %1072, %1084 : vector<4xi32>
              %1089 = vector.from_elements %1051, %1063, %1075, %1087 : vector<4xi32>
              %1090 = arith.andi %832, %1034 : vector<4xi32>
              %1091 = arith.andi %835, %1035 : vector<4xi32>
              %1092 = arith.andi %838, %1088 : vector<4xi32>
              %1093 = arith.andi %841, %1089 : vector<4xi32>
              scf.yield %1090, %1091, %1092, %1093 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %832, %835, %838, %841 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1094 = vector.shuffle %981#0, %981#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1095 = vector.bitcast %1094 : vector<8xi32> to vector<16xf16>
            %1096 = wave.mma %1095, %954, %920#2 : vector<16xf16>, vector<8xf32>
            %1097 = vector.shuffle %981#2, %981#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1098 = vector.bitcast %1097 : vector<8xi32> to vector<16xf16>
            %1099 = wave.mma %1098, %961, %1096 : vector<16xf16>, vector<8xf32>
            %1100 = wave.opaque %1099 : vector<8xf32>
            %1101 = arith.addi %381, %35 : index
            %1102 = arith.addi %1101, %c63 : index
            %1103 = vector.load %kv[%1102] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1104 = arith.addi %381, %35 : index
            %1105 = arith.addi %1104, %c120 : index
            %1106 = vector.load %kv[%1105] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1107 = arith.addi %389, %35 : index
            %1108 = arith.addi %1107, %c63 : index
            %1109 = vector.load %kv[%1108] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1110 = arith.addi %389, %35 : index
            %1111 = arith.addi %1110, %c120 : index
            %1112 = vector.load %kv[%1111] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1113 = wave.opaque %372 : i32
            %1114 = arith.cmpi sgt, %1113, %311 : i32
            %1115:4 = scf.if %1114 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1116 = arith.subi %311, %371 : i32
              %1117 = arith.subi %1116, %c76 : i32
              %1118 = arith.minsi %1117, %c17 : i32
              %1119 = arith.maxsi %1118, %c76 : i32
              %1120 = arith.cmpi sgt, %1119, %c76 : i32
              %1121 = arith.select %1120, %c105, %c76 : i32
              %1122 = arith.ori %c76, %1121 : i32
              %1123 = arith.cmpi sgt, %1119, %c16 : i32
              %1124 = arith.select %1123, %c105, %c76 : i32
              %1125 = arith.ori %c76, %1124 : i32
              %1126 = arith.cmpi sgt, %1119, %c106 : i32
              %1127 = arith.select %1126, %c107, %c76 : i32
              %1128 = arith.ori %1122, %1127 : i32
              %1129 = arith.cmpi sgt, %1119, %c108 : i32
              %1130 = arith.select %1129, %c107, %c76 : i32
              %1131 = arith.ori %1125, %1130 : i32
              %1132 = arith.cmpi sgt, %1119, %c109 : i32
              %1133 = arith.select %1132, %c105, %c76 : i32
              %1134 = arith.ori %c76, %1133 : i32
              %1135 = arith.cmpi sgt, %1119, %c110 : i32
              %1136 = arith.select %1135, %c105, %c76 : i32
              %1137 = arith.ori %c76, %1136 : i32
              %1138 = arith.cmpi sgt, %1119, %c111 : i32
              %1139 = arith.select %1138, %c107, %c76 : i32
              %1140 = arith.ori %1134, %1139 : i32
              %1141 = arith.cmpi sgt, %1119, %c112 : i32
              %1142 = arith.select %1141, %c107, %c76 : i32
              %1143 = arith.ori %1137, %1142 : i32
              %1144 = arith.cmpi sgt, %1119, %c113 : i32
              %1145 = arith.select %1144, %c105, %c76 : i32
              %1146 = arith.ori %c76, %1145 : i32
              %1147 = arith.cmpi sgt, %1119, %c114 : i32
              %1148 = arith.select %1147, %c105, %c76 : i32
              %1149 = arith.ori %c76, %1148 : i32
              %1150 = arith.cmpi sgt, %1119, %c115 : i32
              %1151 = arith.select %1150, %c107, %c76 : i32
              %1152 = arith.ori %1146, %1151 : i32
              %1153 = arith.cmpi sgt, %1119, %c116 : i32
              %1154 = arith.select %1153, %c107, %c76 : i32
              %1155 = arith.ori %1149, %1154 : i32
              %1156 = arith.cmpi sgt, %1119, %c117 : i32
              %1157 = arith.select %1156, %c105, %c76 : i32
              %1158 = arith.ori %c76, %1157 : i32
              %1159 = arith.cmpi sgt, %1119, %c118 : i32
              %1160 = arith.select %1159, %c105, %c76 : i32
              %1161 = arith.ori %c76, %1160 : i32
              %1162 = arith.cmpi sgt, %1119, %c55 : i32
              %1163 = arith.select %1162, %c107, %c76 : i32
              %1164 = arith.ori %1158, %1163 : i32
              %1165 = arith.cmpi sgt, %1119, %c119 : i32
              %1166 = arith.select %1165, %c107, %c76 : i32
              %1167 = arith.ori %1161, %1166 : i32
              %1168 = vector.from_elements %1128, %1140, %1152, %1164 : vector<4xi32>
              %1169 = vector.from_elements %1131, %1143, %1155, %1167 : vector<4xi32>
              %1170 = arith.subi %311, %371 : i32
              %1171 = arith.subi %1170, %c17 : i32
              %1172 = arith.minsi %1171, %c17 : i32
              %1173 = arith.maxsi %1172, %c76 : i32
              %1174 = arith.cmpi sgt, %1173, %c76 : i32
              %1175 = arith.select %1174, %c105, %c76 : i32
              %1176 = arith.ori %c76, %1175 : i32
              %1177 = arith.cmpi sgt, %1173, %c16 : i32
              %1178 = arith.select %1177, %c105, %c76 : i32
              %1179 = arith.ori %c76, %1178 : i32
              %1180 = arith.cmpi sgt, %1173, %c106 : i32
              %1181 = arith.select %1180, %c107, %c76 : i32
              %1182 = arith.ori %1176, %1181 : i32
              %1183 = arith.cmpi sgt, %1173, %c108 : i32
              %1184 = arith.select %1183, %c107, %c76 : i32
              %1185 = arith.ori %1179, %1184 : i32
              %1186 = arith.cmpi sgt, %1173, %c109 : i32
              %1187 = arith.select %1186, %c105, %c76 : i32
              %1188 = arith.ori %c76, %1187 : i32
              %1189 = arith.cmpi sgt, %1173, %c110 : i32
              %1190 = arith.select %1189, %c105, %c76 : i32
              %1191 = arith.ori %c76, %1190 : i32
              %1192 = arith.cmpi sgt, %1173, %c111 : i32
              %1193 = arith.select %1192, %c107, %c76 : i32
              %1194 = arith.ori %1188, %1193 : i32
              %1195 = arith.cmpi sgt, %1173, %c112 : i32
              %1196 = arith.select %1195, %c107, %c76 : i32
              %1197 = arith.ori %1191, %1196 : i32
              %1198 = arith.cmpi sgt, %1173, %c113 : i32
              %1199 = arith.select %1198, %c105, %c76 : i32
              %1200 = arith.ori %c76, %1199 : i32
              %1201 = arith.cmpi sgt, %1173, %c114 : i32
              %1202 = arith.select %1201, %c105, %c76 : i32
              %1203 = arith.ori %c76, %1202 : i32
              %1204 = arith.cmpi sgt, %1173, %c115 : i32
              %1205 = arith.select %1204, %c107, %c76 : i32
              %1206 = arith.ori %1200, %1205 : i32
              %1207 = arith.cmpi sgt, %1173, %c116 : i32
              %1208 = arith.select %1207, %c107, %c76 : i32
              %1209 = arith.ori %1203, %1208 : i32
              %1210 = arith.cmpi sgt, %1173, %c117 : i32
              %1211 = arith.select %1210, %c105, %c76 : i32
              %1212 = arith.ori %c76, %1211 : i32
              %1213 = arith.cmpi sgt, %1173, %c118 : i32
              %1214 = arith.select %1213, %c105, %c76 : i32
              %1215 = arith.ori %c76, %1214 : i32
              %1216 = arith.cmpi sgt, %1173, %c55 : i32
              %1217 = arith.select %1216, %c107, %c76 : i32
              %1218 = arith.ori %1212, %1217 : i32
              %1219 = arith.cmpi sgt, %1173, %c119 : i32
              %1220 = arith.select %1219, %c107, %c76 : i32
              %1221 = arith.ori %1215, %1220 : i32
              %1222 = vector.from_elements %1182, %1194, %1206, %1218 : vector<4xi32>
              %1223 = vector.from_elements %1185, %1197, %1209, %1221 : vector<4xi32>
              %1224 = arith.andi %860, %1168 : vector<4xi32>
              %1225 = arith.andi %863, %1169 : vector<4xi32>
              %1226 = arith.andi %866, %1222 : vector<4xi32>
              %1227 = arith.andi %869, %1223 : vector<4xi32>
              scf.yield %1224, %1225, %1226, %1227 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %860, %863, %866, %869 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1228 = vector.shuffle %1115#0, %1115#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1229 = vector.bitcast %1228 : vector<8xi32> to vector<16xf16>
            %1230 = wave.mma %1229, %954, %920#3 : vector<16xf16>, vector<8xf32>
            %1231 = vector.shuffle %1115#2, %1115#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1232 = vector.bitcast %1231 : vector<8xi32> to vector<16xf16>
            %1233 = wave.mma %1232, %961, %1230 : vector<16xf16>, vector<8xf32>
            %1234 = wave.opaque %1233 : vector<8xf32>
            %1235 = arith.addi %381, %35 : index
            %1236 = arith.addi %1235, %c121 : index
            %1237 = vector.load %kv[%1236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1238 = arith.addi %381, %35 : index
            %1239 = arith.addi %1238, %c122 : index
            %1240 = vector.load %kv[%1239] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1241 = arith.addi %389, %35 : index
            %1242 = arith.addi %1241, %c121 : index
            %1243 = vector.load %kv[%1242] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1244 = arith.addi %389, %35 : index
            %1245 = arith.addi %1244, %c122 : index
            %1246 = vector.load %kv[%1245] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1247 = wave.opaque %372 : i32
            %1248 = arith.cmpi sgt, %1247, %311 : i32
            %1249:4 = scf.if %1248 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1250 = arith.subi %311, %371 : i32
              %1251 = arith.subi %1250, %c76 : i32
              %1252 = arith.minsi %1251, %c17 : i32
              %1253 = arith.maxsi %1252, %c76 : i32
              %1254 = arith.cmpi sgt, %1253, %c76 : i32
              %1255 = arith.select %1254, %c105, %c76 : i32
              %1256 = arith.ori %c76, %1255 : i32
              %1257 = arith.cmpi sgt, %1253, %c16 : i32
              %1258 = arith.select %1257, %c105, %c76 : i32
              %1259 = arith.ori %c76, %1258 : i32
              %1260 = arith.cmpi sgt, %1253, %c106 : i32
              %1261 = arith.select %1260, %c107, %c76 : i32
              %1262 = arith.ori %1256, %1261 : i32
              %1263 = arith.cmpi sgt, %1253, %c108 : i32
              %1264 = arith.select %1263, %c107, %c76 : i32
              %1265 = arith.ori %1259, %1264 : i32
              %1266 = arith.cmpi sgt, %1253, %c109 : i32
              %1267 = arith.select %1266, %c105, %c76 : i32
              %1268 = arith.ori %c76, %1267 : i32
              %1269 = arith.cmpi sgt, %1253, %c110 : i32
              %1270 = arith.select %1269, %c105, %c76 : i32
              %1271 = arith.ori %c76, %1270 : i32
              %1272 = arith.cmpi sgt, %1253, %c111 : i32
              %1273 = arith.select %1272, %c107, %c76 : i32
              %1274 = arith.ori %1268, %1273 : i32
              %1275 = arith.cmpi sgt, %1253, %c112 : i32
              %1276 = arith.select %1275, %c107, %c76 : i32
              %1277 = arith.ori %1271, %1276 : i32
              %1278 = arith.cmpi sgt, %1253, %c113 : i32
              %1279 = arith.select %1278, %c105, %c76 : i32
              %1280 = arith.ori %c76, %1279 : i32
              %1281 = arith.cmpi sgt, %1253, %c114 : i32
              %1282 = arith.select %1281, %c105, %c76 : i32
              %1283 = arith.ori %c76, %1282 : i32
              %1284 = arith.cmpi sgt, %1253, %c115 : i32
              %1285 = arith.select %1284, %c107, %c76 : i32
              %1286 = arith.ori %1280, %1285 : i32
              %1287 = arith.cmpi sgt, %1253, %c116 : i32
              %1288 = arith.select %1287, %c107, %c76 : i32
              %1289 = arith.ori %1283, %1288 : i32
              %1290 = arith.cmpi sgt, %1253, %c117 : i32
              %1291 = arith.select %1290, %c105, %c76 : i32
              %1292 = arith.ori %c76, %1291 : i32
              %1293 = arith.cmpi sgt, %1253, %c118 : i32
              %1294 = arith.select %1293, %c105, %c76 : i32
              %1295 = arith.ori %c76, %1294 : i32
              %1296 = arith.cmpi sgt, %1253, %c55 : i32
              %1297 = arith.select %1296, %c107, %c76 : i32
              %1298 = arith.ori %1292, %1297 : i32
              %1299 = arith.cmpi sgt, %1253, %c119 : i32
              %1300 = arith.select %1299, %c107, %c76 : i32
              %1301 = arith.ori %1295, %1300 : i32
              %1302 = vector.from_elements %1262, %1274, %1286, %1298 : vector<4xi32>
              %1303 = vector.from_elements %1265, %1277, %1289, %1301 : vector<4xi32>
              %1304 = arith.subi %311, %371 : i32
              %1305 = arith.subi %1304, %c17 : i32
              %1306 = arith.minsi %1305, %c17 : i32
              %1307 = arith.maxsi %1306, %c76 : i32
              %1308 = arith.cmpi sgt, %1307, %c76 : i32
              %1309 = arith.select %1308, %c105, %c76 : i32
              %1310 = arith.ori %c76, %1309 : i32
              %1311 = arith.cmpi sgt, %1307, %c16 : i32
              %1312 = arith.select %1311, %c105, %c76 : i32
              %1313 = arith.ori %c76, %1312 : i32
              %1314 = arith.cmpi sgt, %1307, %c106 : i32
              %1315 = arith.select %1314, %c107, %c76 : i32
              %1316 = arith.ori %1310, %1315 : i32
              %1317 = arith.cmpi sgt, %1307, %c108 : i32
              %1318 = arith.select %1317, %c107, %c76 : i32
              %1319 = arith.ori %1313, %1318 : i32
              %1320 = arith.cmpi sgt, %1307, %c109 : i32
              %1321 = arith.select %1320, %c105, %c76 : i32
              %1322 = arith.ori %c76, %1321 : i32
              %1323 = arith.cmpi sgt, %1307, %c110 : i32
              %1324 = arith.select %1323, %c105, %c76 : i32
              %1325 = arith.ori %c76, %1324 : i32
              %1326 = arith.cmpi sgt, %1307, %c111 : i32
              %1327 = arith.select %1326, %c107, %c76 : i32
              %1328 = arith.ori %1322, %1327 : i32
              %1329 = arith.cmpi sgt, %1307, %c112 : i32
              %1330 = arith.select %1329, %c107, %c76 : i32
              %1331 = arith.ori %1325, %1330 : i32
              %1332 = arith.cmpi sgt, %1307, %c113 : i32
              %1333 = arith.select %1332, %c105, %c76 : i32
              %1334 = arith.ori %c76, %1333 : i32
              %1335 = arith.cmpi sgt, %1307, %c114 : i32
              %1336 = arith.select %1335, %c105, %c76 : i32
              %1337 = arith.ori %c76, %1336 : i32
              %1338 = arith.cmpi sgt, %1307, %c115 : i32
              %1339 = arith.select %1338, %c107, %c76 : i32
              %1340 = arith.ori %1334, %1339 : i32
              %1341 = arith.cmpi sgt, %1307, %c116 : i32
              %1342 = arith.select %1341, %c107, %c76 : i32
              %1343 = arith.ori %1337, %1342 : i32
              %1344 = arith.cmpi sgt, %1307, %c117 : i32
              %1345 = arith.select %1344, %c105, %c76 : i32
              %1346 = arith.ori %c76, %1345 : i32
              %1347 = arith.cmpi sgt, %1307, %c118 : i32
              %1348 = arith.select %1347, %c105, %c76 : i32
              %1349 = arith.ori %c76, %1348 : i32
              %1350 = arith.cmpi sgt, %1307, %c55 : i32
              %1351 = arith.select %1350, %c107, %c76 : i32
              %1352 = arith.ori %1346, %1351 : i32
              %1353 = arith.cmpi sgt, %1307, %c119 : i32
              %1354 = arith.select %1353, %c107, %c76 : i32
              %1355 = arith.ori %1349, %1354 : i32
              %1356 = vector.from_elements %1316, %1328, %1340, %1352 : vector<4xi32>
              %1357 = vector.from_elements %1319, %1331, %1343, %1355 : vector<4xi32>
              %1358 = arith.andi %1103, %1302 : vector<4xi32>
              %1359 = arith.andi %1106, %1303 : vector<4xi32>
              %1360 = arith.andi %1109, %1356 : vector<4xi32>
              %1361 = arith.andi %1112, %1357 : vector<4xi32>
              scf.yield %1358, %1359, %1360, %1361 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1103, %1106, %1109, %1112 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1362 = vector.shuffle %1249#0, %1249#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1363 = vector.bitcast %1362 : vector<8xi32> to vector<16xf16>
            %1364 = wave.mma %1363, %954, %920#4 : vector<16xf16>, vector<8xf32>
            %1365 = vector.shuffle %1249#2, %1249#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1366 = vector.bitcast %1365 : vector<8xi32> to vector<16xf16>
            %1367 = wave.mma %1366, %961, %1364 : vector<16xf16>, vector<8xf32>
            %1368 = wave.opaque %1367 : vector<8xf32>
            %1369 = arith.addi %381, %35 : index
            %1370 = arith.addi %1369, %c64 : index
            %1371 = vector.load %kv[%1370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1372 = arith.addi %381, %35 : index
            %1373 = arith.addi %1372, %c123 : index
            %1374 = vector.load %kv[%1373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1375 = arith.addi %389, %35 : index
            %1376 = arith.addi %1375, %c64 : index
            %1377 = vector.load %kv[%1376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1378 = arith.addi %389, %35 : index
            %1379 = arith.addi %1378, %c123 : index
            %1380 = vector.load %kv[%1379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1381 = wave.opaque %372 : i32
            %1382 = arith.cmpi sgt, %1381, %311 : i32
            %1383:4 = scf.if %1382 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1384 = arith.subi %311, %371 : i32
              %1385 = arith.subi %1384, %c76 : i32
              %1386 = arith.minsi %1385, %c17 : i32
              %1387 = arith.maxsi %1386, %c76 : i32
              %1388 = arith.cmpi sgt, %1387, %c76 : i32
              %1389 = arith.select %1388, %c105, %c76 : i32
              %1390 = arith.ori %c76, %1389 : i32
              %1391 = arith.cmpi sgt, %1387, %c16 : i32
              %1392 = arith.select %1391, %c105, %c76 : i32
              %1393 = arith.ori %c76, %1392 : i32
              %1394 = arith.cmpi sgt, %1387, %c106 : i32
              %1395 = arith.select %1394, %c107, %c76 : i32
              %1396 = arith.ori %1390, %1395 : i32
              %1397 = arith.cmpi sgt, %1387, %c108 : i32
              %1398 = arith.select %1397, %c107, %c76 : i32
              %1399 = arith.ori %1393, %1398 : i32
              %1400 = arith.cmpi sgt, %1387, %c109 : i32
              %1401 = arith.select %1400, %c105, %c76 : i32
              %1402 = arith.ori %c76, %1401 : i32
              %1403 = arith.cmpi sgt, %1387, %c110 : i32
              %1404 = arith.select %1403, %c105, %c76 : i32
              %1405 = arith.ori %c76, %1404 : i32
              %1406 = arith.cmpi sgt, %1387, %c111 : i32
              %1407 = arith.select %1406, %c107, %c76 : i32
              %1408 = arith.ori %1402, %1407 : i32
              %1409 = arith.cmpi sgt, %1387, %c112 : i32
              %1410 = arith.select %1409, %c107, %c76 : i32
              %1411 = arith.ori %1405, %1410 : i32
              %1412 = arith.cmpi sgt, %1387, %c113 : i32
              %1413 = arith.select %1412, %c105, %c76 : i32
              %1414 = arith.ori %c76, %1413 : i32
              %1415 = arith.cmpi sgt, %1387, %c114 : i32
              %1416 = arith.select %1415, %c105, %c76 : i32
              %1417 = arith.ori %c76, %1416 : i32
              %1418 = arith.cmpi sgt, %1387, %c115 : i32
              %1419 = arith.select %1418, %c107, %c76 : i32
              %1420 = arith.ori %1414, %1419 : i32
              %1421 = arith.cmpi sgt, %1387, %c116 : i32
              %1422 = arith.select %1421, %c107, %c76 : i32
              %1423 = arith.ori %1417, %1422 : i32
              %1424 = arith.cmpi sgt, %1387, %c117 : i32
              %1425 = arith.select %1424, %c105, %c76 : i32
              %1426 = arith.ori %c76, %1425 : i32
              %1427 = arith.cmpi sgt, %1387, %c118 : i32
              %1428 = arith.select %1427, %c105, %c76 : i32
              %1429 = arith.ori %c76, %1428 : i32
              %1430 = arith.cmpi sgt, %1387, %c55 : i32
              %1431 = arith.select %1430, %c107, %c76 : i32
              %1432 = arith.ori %1426, %1431 : i32
              %1433 = arith.cmpi sgt, %1387, %c119 : i32
              %1434 = arith.select %1433, %c107, %c76 : i32
              %1435 = arith.ori %1429, %1434 : i32
              %1436 = vector.from_elements %1396, %1408, %1420, %1432 : vector<4xi32>
              %1437 = vector.from_elements %1399, %1411, %1423, %1435 : vector<4xi32>
              %1438 = arith.subi %311, %371 : i32
              %1439 = arith.subi %1438, %c17 : i32
              %1440 = arith.minsi %1439, %c17 : i32
              %1441 = arith.maxsi %1440, %c76 : i32
              %1442 = arith.cmpi sgt, %1441, %c76 : i32
              %1443 = arith.select %1442, %c105, %c76 : i32
              %1444 = arith.ori %c76, %1443 : i32
              %1445 = arith.cmpi sgt, %1441, %c16 : i32
              %1446 = arith.select %1445, %c105, %c76 : i32
              %1447 = arith.ori %c76, %1446 : i32
              %1448 = arith.cmpi sgt, %1441, %c106 : i32
              %1449 = arith.select %1448, %c107, %c76 : i32
              %1450 = arith.ori %1444, %1449 : i32
              %1451 = arith.cmpi sgt, %1441, %c108 : i32
              %1452 = arith.select %1451, %c107, %c76 : i32
              %1453 = arith.ori %1447, %1452 : i32
              %1454 = arith.cmpi sgt, %1441, %c109 : i32
              %1455 = arith.select %1454, %c105, %c76 : i32
              %1456 = arith.ori %c76, %1455 : i32
              %1457 = arith.cmpi sgt, %1441, %c110 : i32
              %1458 = arith.select %1457, %c105, %c76 : i32
              %1459 = arith.ori %c76, %1458 : i32
              %1460 = arith.cmpi sgt, %1441, %c111 : i32
              %1461 = arith.select %1460, %c107, %c76 : i32
              %1462 = arith.ori %1456, %1461 : i32
              %1463 = arith.cmpi sgt, %1441, %c112 : i32
              %1464 = arith.select %1463, %c107, %c76 : i32
              %1465 = arith.ori %1459, %1464 : i32
              %1466 = arith.cmpi sgt, %1441, %c113 : i32
              %1467 = arith.select %1466, %c105, %c76 : i32
              %1468 = arith.ori %c76, %1467 : i32
              %1469 = arith.cmpi sgt, %1441, %c114 : i32
              %1470 = arith.select %1469, %c105, %c76 : i32
              %1471 = arith.ori %c76, %1470 : i32
              %1472 = arith.cmpi sgt, %1441, %c115 : i32
              %1473 = arith.select %1472, %c107, %c76 : i32
              %1474 = arith.ori %1468, %1473 : i32
              %1475 = arith.cmpi sgt, %1441, %c116 : i32
              %1476 = arith.select %1475, %c107, %c76 : i32
              %1477 = arith.ori %1471, %1476 : i32
              %1478 = arith.cmpi sgt, %1441, %c117 : i32
              %1479 = arith.select %1478, %c105, %c76 : i32
              %1480 = arith.ori %c76, %1479 : i32
              %1481 = arith.cmpi sgt, %1441, %c118 : i32
              %1482 = arith.select %1481, %c105, %c76 : i32
              %1483 = arith.ori %c76, %1482 : i32
              %1484 = arith.cmpi sgt, %1441, %c55 : i32
              %1485 = arith.select %1484, %c107, %c76 : i32
              %1486 = arith.ori %1480, %1485 : i32
              %1487 = arith.cmpi sgt, %1441, %c119 : i32
              %1488 = arith.select %1487, %c107, %c76 : i32
              %1489 = arith.ori %1483, %1488 : i32
              %1490 = vector.from_elements %1450, %1462, %1474, %1486 : vector<4xi32>
              %1491 = vector.from_elements %1453, %1465, %1477, %1489 : vector<4xi32>
              %1492 = arith.andi %1237, %1436 : vector<4xi32>
              %1493 = arith.andi %1240, %1437 : vector<4xi32>
              %1494 = arith.andi %1243, %1490 : vector<4xi32>
              %1495 = arith.andi %1246, %1491 : vector<4xi32>
              scf.yield %1492, %1493, %1494, %1495 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1237, %1240, %1243, %1246 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1496 = vector.shuffle %1383#0, %1383#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1497 = vector.bitcast %1496 : vector<8xi32> to vector<16xf16>
            %1498 = wave.mma %1497, %954, %920#5 : vector<16xf16>, vector<8xf32>
            %1499 = vector.shuffle %1383#2, %1383#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1500 = vector.bitcast %1499 : vector<8xi32> to vector<16xf16>
            %1501 = wave.mma %1500, %961, %1498 : vector<16xf16>, vector<8xf32>
            %1502 = wave.opaque %1501 : vector<8xf32>
            %1503 = arith.addi %381, %35 : index
            %1504 = arith.addi %1503, %c124 : index
            %1505 = vector.load %kv[%1504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1506 = arith.addi %381, %35 : index
            %1507 = arith.addi %1506, %c125 : index
            %1508 = vector.load %kv[%1507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1509 = arith.addi %389, %35 : index
            %1510 = arith.addi %1509, %c124 : index
            %1511 = vector.load %kv[%1510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1512 = arith.addi %389, %35 : index
            %1513 = arith.addi %1512, %c125 : index
            %1514 = vector.load %kv[%1513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1515 = wave.opaque %372 : i32
            %1516 = arith.cmpi sgt, %1515, %311 : i32
            %1517:4 = scf.if %1516 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1518 = arith.subi %311, %371 : i32
              %1519 = arith.subi %1518, %c76 : i32
              %1520 = arith.minsi %1519, %c17 : i32
              %1521 = arith.maxsi %1520, %c76 : i32
              %1522 = arith.cmpi sgt, %1521, %c76 : i32
              %1523 = arith.select %1522, %c105, %c76 : i32
              %1524 = arith.ori %c76, %1523 : i32
              %1525 = arith.cmpi sgt, %1521, %c16 : i32
              %1526 = arith.select %1525, %c105, %c76 : i32
              %1527 = arith.ori %c76, %1526 : i32
              %1528 = arith.cmpi sgt, %1521, %c106 : i32
              %1529 = arith.select %1528, %c107, %c76 : i32
              %1530 = arith.ori %1524, %1529 : i32
              %1531 = arith.cmpi sgt, %1521, %c108 : i32
              %1532 = arith.select %1531, %c107, %c76 : i32
              %1533 = arith.ori %1527, %1532 : i32
              %1534 = arith.cmpi sgt, %1521, %c109 : i32
              %1535 = arith.select %1534, %c105, %c76 : i32
              %1536 = arith.ori %c76, %1535 : i32
              %1537 = arith.cmpi sgt, %1521, %c110 : i32
              %1538 = arith.select %1537, %c105, %c76 : i32
              %1539 = arith.ori %c76, %1538 : i32
              %1540 = arith.cmpi sgt, %1521, %c111 : i32
              %1541 = arith.select %1540, %c107, %c76 : i32
              %1542 = arith.ori %1536, %1541 : i32
              %1543 = arith.cmpi sgt, %1521, %c112 : i32
              %1544 = arith.select %1543, %c107, %c76 : i32
              %1545 = arith.ori %1539, %1544 : i32
              %1546 = arith.cmpi sgt, %1521, %c113 : i32
              %1547 = arith.select %1546, %c105, %c76 : i32
              %1548 = arith.ori %c76, %1547 : i32
              %1549 = arith.cmpi sgt, %1521, %c114 : i32
              %1550 = arith.select %1549, %c105, %c76 : i32
              %1551 = arith.ori %c76, %1550 : i32
              %1552 = arith.cmpi sgt, %1521, %c115 : i32
              %1553 = arith.select %1552, %c107, %c76 : i32
              %1554 = arith.ori %1548, %1553 : i32
              %1555 = arith.cmpi sgt, %1521, %c116 : i32
              %1556 = arith.select %1555, %c107, %c76 : i32
              %1557 = arith.ori %1551, %1556 : i32
              %1558 = arith.cmpi sgt, %1521, %c117 : i32
              %1559 = arith.select %1558, %c105, %c76 : i32
              %1560 = arith.ori %c76, %1559 : i32
              %1561 = arith.cmpi sgt, %1521, %c118 : i32
              %1562 = arith.select %1561, %c105, %c76 : i32
              %1563 = arith.ori %c76, %1562 : i32
              %1564 = arith.cmpi sgt, %1521, %c55 : i32
              %1565 = arith.select %1564, %c107, %c76 : i32
              %1566 = arith.ori %1560, %1565 : i32
              %1567 = arith.cmpi sgt, %1521, %c119 : i32
              %1568 = arith.select %1567, %c107, %c76 : i32
              %1569 = arith.ori %1563, %1568 : i32
              %1570 = vector.from_elements %1530, %1542, %1554, %1566 : vector<4xi32>
              %1571 = vector.from_elements %1533, %1545, %1557, %1569 : vector<4xi32>
              %1572 = arith.subi %311, %371 : i32
              %1573 = arith.subi %1572, %c17 : i32
              %1574 = arith.minsi %1573, %c17 : i32
              %1575 = arith.maxsi %1574, %c76 : i32
              %1576 = arith.cmpi sgt, %1575, %c76 : i32
              %1577 = arith.select %1576, %c105, %c76 : i32
              %1578 = arith.ori %c76, %1577 : i32
              %1579 = arith.cmpi sgt, %1575, %c16 : i32
              %1580 = arith.select %1579, %c105, %c76 : i32
              %1581 = arith.ori %c76, %1580 : i32
              %1582 = arith.cmpi sgt, %1575, %c106 : i32
              %1583 = arith.select %1582, %c107, %c76 : i32
              %1584 = arith.ori %1578, %1583 : i32
              %1585 = arith.cmpi sgt, %1575, %c108 : i32
              %1586 = arith.select %1585, %c107, %c76 : i32
              %1587 = arith.ori %1581, %1586 : i32
              %1588 = arith.cmpi sgt, %1575, %c109 : i32
              %1589 = arith.select %1588, %c105, %c76 : i32
              %1590 = arith.ori %c76, %1589 : i32
              %1591 = arith.cmpi sgt, %1575, %c110 : i32
              %1592 = arith.select %1591, %c105, %c76 : i32
              %1593 = arith.ori %c76, %1592 : i32
              %1594 = arith.cmpi sgt, %1575, %c111 : i32
              %1595 = arith.select %1594, %c107, %c76 : i32
              %1596 = arith.ori %1590, %1595 : i32
              %1597 = arith.cmpi sgt, %1575, %c112 : i32
              %1598 = arith.select %1597, %c107, %c76 : i32
              %1599 = arith.ori %1593, %1598 : i32
              %1600 = arith.cmpi sgt, %1575, %c113 : i32
              %1601 = arith.select %1600, %c105, %c76 : i32
              %1602 = arith.ori %c76, %1601 : i32
              %1603 = arith.cmpi sgt, %1575, %c114 : i32
              %1604 = arith.select %1603, %c105, %c76 : i32
              %1605 = arith.ori %c76, %1604 : i32
              %1606 = arith.cmpi sgt, %1575, %c115 : i32
              %1607 = arith.select %1606, %c107, %c76 : i32
              %1608 = arith.ori %1602, %1607 : i32
              %1609 = arith.cmpi sgt, %1575, %c116 : i32
              %1610 = arith.select %1609, %c107, %c76 : i32
              %1611 = arith.ori %1605, %1610 : i32
              %1612 = arith.cmpi sgt, %1575, %c117 : i32
              %1613 = arith.select %1612, %c105, %c76 : i32
              %1614 = arith.ori %c76, %1613 : i32
              %1615 = arith.cmpi sgt, %1575, %c118 : i32
              %1616 = arith.select %1615, %c105, %c76 : i32
              %1617 = arith.ori %c76, %1616 : i32
              %1618 = arith.cmpi sgt, %1575, %c55 : i32
              %1619 = arith.select %1618, %c107, %c76 : i32
              %1620 = arith.ori %1614, %1619 : i32
              %1621 = arith.cmpi sgt, %1575, %c119 : i32
              %1622 = arith.select %1621, %c107, %c76 : i32
              %1623 = arith.ori %1617, %1622 : i32
              %1624 = vector.from_elements %1584, %1596, %1608, %1620 : vector<4xi32>
              %1625 = vector.from_elements %1587, %1599, %1611, %1623 : vector<4xi32>
              %1626 = arith.andi %1371, %1570 : vector<4xi32>
              %1627 = arith.andi %1374, %1571 : vector<4xi32>
              %1628 = arith.andi %1377, %1624 : vector<4xi32>
              %1629 = arith.andi %1380, %1625 : vector<4xi32>
              scf.yield %1626, %1627, %1628, %1629 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1371, %1374, %1377, %1380 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1630 = vector.shuffle %1517#0, %1517#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1631 = vector.bitcast %1630 : vector<8xi32> to vector<16xf16>
            %1632 = wave.mma %1631, %954, %920#6 : vector<16xf16>, vector<8xf32>
            %1633 = vector.shuffle %1517#2, %1517#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1634 = vector.bitcast %1633 : vector<8xi32> to vector<16xf16>
            %1635 = wave.mma %1634, %961, %1632 : vector<16xf16>, vector<8xf32>
            %1636 = wave.opaque %1635 : vector<8xf32>
            %1637 = arith.addi %381, %35 : index
            %1638 = arith.addi %1637, %c65 : index
            %1639 = vector.load %kv[%1638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1640 = arith.addi %381, %35 : index
            %1641 = arith.addi %1640, %c126 : index
            %1642 = vector.load %kv[%1641] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1643 = arith.addi %389, %35 : index
            %1644 = arith.addi %1643, %c65 : index
            %1645 = vector.load %kv[%1644] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1646 = arith.addi %389, %35 : index
            %1647 = arith.addi %1646, %c126 : index
            %1648 = vector.load %kv[%1647] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1649 = wave.opaque %372 : i32
            %1650 = arith.cmpi sgt, %1649, %311 : i32
            %1651:4 = scf.if %1650 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1652 = arith.subi %311, %371 : i32
              %1653 = arith.subi %1652, %c76 : i32
              %1654 = arith.minsi %1653, %c17 : i32
              %1655 = arith.maxsi %1654, %c76 : i32
              %1656 = arith.cmpi sgt, %1655, %c76 : i32
              %1657 = arith.select %1656, %c105, %c76 : i32
              %1658 = arith.ori %c76, %1657 : i32
              %1659 = arith.cmpi sgt, %1655, %c16 : i32
              %1660 = arith.select %1659, %c105, %c76 : i32
              %1661 = arith.ori %c76, %1660 : i32
              %1662 = arith.cmpi sgt, %1655, %c106 : i32
              %1663 = arith.select %1662, %c107, %c76 : i32
              %1664 = arith.ori %1658, %1663 : i32
              %1665 = arith.cmpi sgt, %1655, %c108 : i32
              %1666 = arith.select %1665, %c107, %c76 : i32
              %1667 = arith.ori %1661, %1666 : i32
              %1668 = arith.cmpi sgt, %1655, %c109 : i32
              %1669 = arith.select %1668, %c105, %c76 : i32
              %1670 = arith.ori %c76, %1669 : i32
              %1671 = arith.cmpi sgt, %1655, %c110 : i32
              %1672 = arith.select %1671, %c105, %c76 : i32
              %1673 = arith.ori %c76, %1672 : i32
              %1674 = arith.cmpi sgt, %1655, %c111 : i32
              %1675 = arith.select %1674, %c107, %c76 : i32
              %1676 = arith.ori %1670, %1675 : i32
              %1677 = arith.cmpi sgt, %1655, %c112 : i32
              %1678 = arith.select %1677, %c107, %c76 : i32
              %1679 = arith.ori %1673, %1678 : i32
              %1680 = arith.cmpi sgt, %1655, %c113 : i32
              %1681 = arith.select %1680, %c105, %c76 : i32
              %1682 = arith.ori %c76, %1681 : i32
              %1683 = arith.cmpi sgt, %1655, %c114 : i32
              %1684 = arith.select %1683, %c105, %c76 : i32
              %1685 = arith.ori %c76, %1684 : i32
              %1686 = arith.cmpi sgt, %1655, %c115 : i32
              %1687 = arith.select %1686, %c107, %c76 : i32
              %1688 = arith.ori %1682, %1687 : i32
              %1689 = arith.cmpi sgt, %1655, %c116 : i32
              %1690 = arith.select %1689, %c107, %c76 : i32
              %1691 = arith.ori %1685, %1690 : i32
              %1692 = arith.cmpi sgt, %1655, %c117 : i32
              %1693 = arith.select %1692, %c105, %c76 : i32
              %1694 = arith.ori %c76, %1693 : i32
              %1695 = arith.cmpi sgt, %1655, %c118 : i32
              %1696 = arith.select %1695, %c105, %c76 : i32
              %1697 = arith.ori %c76, %1696 : i32
              %1698 = arith.cmpi sgt, %1655, %c55 : i32
              %1699 = arith.select %1698, %c107, %c76 : i32
              %1700 = arith.ori %1694, %1699 : i32
              %1701 = arith.cmpi sgt, %1655, %c119 : i32
              %1702 = arith.select %1701, %c107, %c76 : i32
              %1703 = arith.ori %1697, %1702 : i32
              %1704 = vector.from_elements %1664, %1676, %1688, %1700 : vector<4xi32>
              %1705 = vector.from_elements %1667, %1679, %1691, %1703 : vector<4xi32>
              %1706 = arith.subi %311, %371 : i32
              %1707 = arith.subi %1706, %c17 : i32
              %1708 = arith.minsi %1707, %c17 : i32
              %1709 = arith.maxsi %1708, %c76 : i32
              %1710 = arith.cmpi sgt, %1709, %c76 : i32
              %1711 = arith.select %1710, %c105, %c76 : i32
              %1712 = arith.ori %c76, %1711 : i32
              %1713 = arith.cmpi sgt, %1709, %c16 : i32
              %1714 = arith.select %1713, %c105, %c76 : i32
              %1715 = arith.ori %c76, %1714 : i32
              %1716 = arith.cmpi sgt, %1709, %c106 : i32
              %1717 = arith.select %1716, %c107, %c76 : i32
              %1718 = arith.ori %1712, %1717 : i32
              %1719 = arith.cmpi sgt, %1709, %c108 : i32
              %1720 = arith.select %1719, %c107, %c76 : i32
              %1721 = arith.ori %1715, %1720 : i32
              %1722 = arith.cmpi sgt, %1709, %c109 : i32
              %1723 = arith.select %1722, %c105, %c76 : i32
              %1724 = arith.ori %c76, %1723 : i32
              %1725 = arith.cmpi sgt, %1709, %c110 : i32
              %1726 = arith.select %1725, %c105, %c76 : i32
              %1727 = arith.ori %c76, %1726 : i32
              %1728 = arith.cmpi sgt, %1709, %c111 : i32
              %1729 = arith.select %1728, %c107, %c76 : i32
              %1730 = arith.ori %1724, %1729 : i32
              %1731 = arith.cmpi sgt, %1709, %c112 : i32
              %1732 = arith.select %1731, %c107, %c76 : i32
              %1733 = arith.ori %1727, %1732 : i32
              %1734 = arith.cmpi sgt, %1709, %c113 : i32
              %1735 = arith.select %1734, %c105, %c76 : i32
              %1736 = arith.ori %c76, %1735 : i32
              %1737 = arith.cmpi sgt, %1709, %c114 : i32
              %1738 = arith.select %1737, %c105, %c76 : i32
              %1739 = arith.ori %c76, %1738 : i32
              %1740 = arith.cmpi sgt, %1709, %c115 : i32
              %1741 = arith.select %1740, %c107, %c76 : i32
              %1742 = arith.ori %1736, %1741 : i32
              %1743 = arith.cmpi sgt, %1709, %c116 : i32
              %1744 = arith.select %1743, %c107, %c76 : i32
              %1745 = arith.ori %1739, %1744 : i32
              %1746 = arith.cmpi sgt, %1709, %c117 : i32
              %1747 = arith.select %1746, %c105, %c76 : i32
              %1748 = arith.ori %c76, %1747 : i32
              %1749 = arith.cmpi sgt, %1709, %c118 : i32
              %1750 = arith.select %1749, %c105, %c76 : i32
              %1751 = arith.ori %c76, %1750 : i32
              %1752 = arith.cmpi sgt, %1709, %c55 : i32
              %1753 = arith.select %1752, %c107, %c76 : i32
              %1754 = arith.ori %1748, %1753 : i32
              %1755 = arith.cmpi sgt, %1709, %c119 : i32
              %1756 = arith.select %1755, %c107, %c76 : i32
              %1757 = arith.ori %1751, %1756 : i32
              %1758 = vector.from_elements %1718, %1730, %1742, %1754 : vector<4xi32>
              %1759 = vector.from_elements %1721, %1733, %1745, %1757 : vector<4xi32>
              %1760 = arith.andi %1505, %1704 : vector<4xi32>
              %1761 = arith.andi %1508, %1705 : vector<4xi32>
              %1762 = arith.andi %1511, %1758 : vector<4xi32>
              %1763 = arith.andi %1514, %1759 : vector<4xi32>
              scf.yield %1760, %1761, %1762, %1763 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1505, %1508, %1511, %1514 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1764 = vector.shuffle %1651#0, %1651#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1765 = vector.bitcast %1764 : vector<8xi32> to vector<16xf16>
            %1766 = wave.mma %1765, %954, %920#7 : vector<16xf16>, vector<8xf32>
            %1767 = vector.shuffle %1651#2, %1651#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1768 = vector.bitcast %1767 : vector<8xi32> to vector<16xf16>
            %1769 = wave.mma %1768, %961, %1766 : vector<16xf16>, vector<8xf32>
            %1770 = wave.opaque %1769 : vector<8xf32>
            %1771 = arith.addi %381, %35 : index
            %1772 = arith.addi %1771, %c127 : index
            %1773 = vector.load %kv[%1772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1774 = arith.addi %381, %35 : index
            %1775 = arith.addi %1774, %c128 : index
            %1776 = vector.load %kv[%1775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1777 = arith.addi %389, %35 : index
            %1778 = arith.addi %1777, %c127 : index
            %1779 = vector.load %kv[%1778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1780 = arith.addi %389, %35 : index
            %1781 = arith.addi %1780, %c128 : index
            %1782 = vector.load %kv[%1781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1783 = wave.opaque %372 : i32
            %1784 = arith.cmpi sgt, %1783, %311 : i32
            %1785:4 = scf.if %1784 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1786 = arith.subi %311, %371 : i32
              %1787 = arith.subi %1786, %c76 : i32
              %1788 = arith.minsi %1787, %c17 : i32
              %1789 = arith.maxsi %1788, %c76 : i32
              %1790 = arith.cmpi sgt, %1789, %c76 : i32
              %1791 = arith.select %1790, %c105, %c76 : i32
              %1792 = arith.ori %c76, %1791 : i32
              %1793 = arith.cmpi sgt, %1789, %c16 : i32
              %1794 = arith.select %1793, %c105, %c76 : i32
              %1795 = arith.ori %c76, %1794 : i32
              %1796 = arith.cmpi sgt, %1789, %c106 : i32
              %1797 = arith.select %1796, %c107, %c76 : i32
              %1798 = arith.ori %1792, %1797 : i32
              %1799 = arith.cmpi sgt, %1789, %c108 : i32
              %1800 = arith.select %1799, %c107, %c76 : i32
              %1801 = arith.ori %1795, %1800 : i32
              %1802 = arith.cmpi sgt, %1789, %c109 : i32
              %1803 = arith.select %1802, %c105, %c76 : i32
              %1804 = arith.ori %c76, %1803 : i32
              %1805 = arith.cmpi sgt, %1789, %c110 : i32
              %1806 = arith.select %1805, %c105, %c76 : i32
              %1807 = arith.ori %c76, %1806 : i32
              %1808 = arith.cmpi sgt, %1789, %c111 : i32
              %1809 = arith.select %1808, %c107, %c76 : i32
              %1810 = arith.ori %1804, %1809 : i32
              %1811 = arith.cmpi sgt, %1789, %c112 : i32
              %1812 = arith.select %1811, %c107, %c76 : i32
              %1813 = arith.ori %1807, %1812 : i32
              %1814 = arith.cmpi sgt, %1789, %c113 : i32
              %1815 = arith.select %1814, %c105, %c76 : i32
              %1816 = arith.ori %c76, %1815 : i32
              %1817 = arith.cmpi sgt, %1789, %c114 : i32
              %1818 = arith.select %1817, %c105, %c76 : i32
              %1819 = arith.ori %c76, %1818 : i32
              %1820 = arith.cmpi sgt, %1789, %c115 : i32
              %1821 = arith.select %1820, %c107, %c76 : i32
              %1822 = arith.ori %1816, %1821 : i32
              %1823 = arith.cmpi sgt, %1789, %c116 : i32
              %1824 = arith.select %1823, %c107, %c76 : i32
              %1825 = arith.ori %1819, %1824 : i32
              %1826 = arith.cmpi sgt, %1789, %c117 : i32
              %1827 = arith.select %1826, %c105, %c76 : i32
              %1828 = arith.ori %c76, %1827 : i32
              %1829 = arith.cmpi sgt, %1789, %c118 : i32
              %1830 = arith.select %1829, %c105, %c76 : i32
              %1831 = arith.ori %c76, %1830 : i32
              %1832 = arith.cmpi sgt, %1789, %c55 : i32
              %1833 = arith.select %1832, %c107, %c76 : i32
              %1834 = arith.ori %1828, %1833 : i32
              %1835 = arith.cmpi sgt, %1789, %c119 : i32
              %1836 = arith.select %1835, %c107, %c76 : i32
              %1837 = arith.ori %1831, %1836 : i32
              %1838 = vector.from_elements %1798, %1810, %1822, %1834 : vector<4xi32>
              %1839 = vector.from_elements %1801, %1813, %1825, %1837 : vector<4xi32>
              %1840 = arith.subi %311, %371 : i32
              %1841 = arith.subi %1840, %c17 : i32
              %1842 = arith.minsi %1841, %c17 : i32
              %1843 = arith.maxsi %1842, %c76 : i32
              %1844 = arith.cmpi sgt, %1843, %c76 : i32
              %1845 = arith.select %1844, %c105, %c76 : i32
              %1846 = arith.ori %c76, %1845 : i32
              %1847 = arith.cmpi sgt, %1843, %c16 : i32
              %1848 = arith.select %1847, %c105, %c76 : i32
              %1849 = arith.ori %c76, %1848 : i32
              %1850 = arith.cmpi sgt, %1843, %c106 : i32
              %1851 = arith.select %1850, %c107, %c76 : i32
              %1852 = arith.ori %1846, %1851 : i32
              %1853 = arith.cmpi sgt, %1843, %c108 : i32
              %1854 = arith.select %1853, %c107, %c76 : i32
              %1855 = arith.ori %1849, %1854 : i32
              %1856 = arith.cmpi sgt, %1843, %c109 : i32
              %1857 = arith.select %1856, %c105, %c76 : i32
              %1858 = arith.ori %c76, %1857 : i32
              %1859 = arith.cmpi sgt, %1843, %c110 : i32
              %1860 = arith.select %1859, %c105, %c76 : i32
              %1861 = arith.ori %c76, %1860 : i32
              %1862 = arith.cmpi sgt, %1843, %c111 : i32
              %1863 = arith.select %1862, %c107, %c76 : i32
              %1864 = arith.ori %1858, %1863 : i32
              %1865 = arith.cmpi sgt, %1843, %c112 : i32
              %1866 = arith.select %1865, %c107, %c76 : i32
              %1867 = arith.ori %1861, %1866 : i32
              %1868 = arith.cmpi sgt, %1843, %c113 : i32
              %1869 = arith.select %1868, %c105, %c76 : i32
              %1870 = arith.ori %c76, %1869 : i32
              %1871 = arith.cmpi sgt, %1843, %c114 : i32
              %1872 = arith.select %1871, %c105, %c76 : i32
              %1873 = arith.ori %c76, %1872 : i32
              %1874 = arith.cmpi sgt, %1843, %c115 : i32
              %1875 = arith.select %1874, %c107, %c76 : i32
              %1876 = arith.ori %1870, %1875 : i32
              %1877 = arith.cmpi sgt, %1843, %c116 : i32
              %1878 = arith.select %1877, %c107, %c76 : i32
              %1879 = arith.ori %1873, %1878 : i32
              %1880 = arith.cmpi sgt, %1843, %c117 : i32
              %1881 = arith.select %1880, %c105, %c76 : i32
              %1882 = arith.ori %c76, %1881 : i32
              %1883 = arith.cmpi sgt, %1843, %c118 : i32
              %1884 = arith.select %1883, %c105, %c76 : i32
              %1885 = arith.ori %c76, %1884 : i32
              %1886 = arith.cmpi sgt, %1843, %c55 : i32
              %1887 = arith.select %1886, %c107, %c76 : i32
              %1888 = arith.ori %1882, %1887 : i32
              %1889 = arith.cmpi sgt, %1843, %c119 : i32
              %1890 = arith.select %1889, %c107, %c76 : i32
              %1891 = arith.ori %1885, %1890 : i32
              %1892 = vector.from_elements %1852, %1864, %1876, %1888 : vector<4xi32>
              %1893 = vector.from_elements %1855, %1867, %1879, %1891 : vector<4xi32>
              %1894 = arith.andi %1639, %1838 : vector<4xi32>
              %1895 = arith.andi %1642, %1839 : vector<4xi32>
              %1896 = arith.andi %1645, %1892 : vector<4xi32>
              %1897 = arith.andi %1648, %1893 : vector<4xi32>
              scf.yield %1894, %1895, %1896, %1897 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1639, %1642, %1645, %1648 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1898 = vector.shuffle %1785#0, %1785#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1899 = vector.bitcast %1898 : vector<8xi32> to vector<16xf16>
            %1900 = wave.mma %1899, %954, %920#8 : vector<16xf16>, vector<8xf32>
            %1901 = vector.shuffle %1785#2, %1785#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1902 = vector.bitcast %1901 : vector<8xi32> to vector<16xf16>
            %1903 = wave.mma %1902, %961, %1900 : vector<16xf16>, vector<8xf32>
            %1904 = wave.opaque %1903 : vector<8xf32>
            %1905 = arith.addi %381, %35 : index
            %1906 = arith.addi %1905, %c66 : index
            %1907 = vector.load %kv[%1906] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1908 = arith.addi %381, %35 : index
            %1909 = arith.addi %1908, %c129 : index
            %1910 = vector.load %kv[%1909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1911 = arith.addi %389, %35 : index
            %1912 = arith.addi %1911, %c66 : index
            %1913 = vector.load %kv[%1912] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1914 = arith.addi %389, %35 : index
            %1915 = arith.addi %1914, %c129 : index
            %1916 = vector.load %kv[%1915] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1917 = wave.opaque %372 : i32
            %1918 = arith.cmpi sgt, %1917, %311 : i32
            %1919:4 = scf.if %1918 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1920 = arith.subi %311, %371 : i32
              %1921 = arith.subi %1920, %c76 : i32
              %1922 = arith.minsi %1921, %c17 : i32
              %1923 = arith.maxsi %1922, %c76 : i32
              %1924 = arith.cmpi sgt, %1923, %c76 : i32
              %1925 = arith.select %1924, %c105, %c76 : i32
              %1926 = arith.ori %c76, %1925 : i32
              %1927 = arith.cmpi sgt, %1923, %c16 : i32
              %1928 = arith.select %1927, %c105, %c76 : i32
              %1929 = arith.ori %c76, %1928 : i32
              %1930 = arith.cmpi sgt, %1923, %c106 : i32
              %1931 = arith.select %1930, %c107, %c76 : i32
              %1932 = arith.ori %1926, %1931 : i32
              %1933 = arith.cmpi sgt, %1923, %c108 : i32
              %1934 = arith.select %1933, %c107, %c76 : i32
              %1935 = arith.ori %1929, %1934 : i32
              %1936 = arith.cmpi sgt, %1923, %c109 : i32
              %1937 = arith.select %1936, %c105, %c76 : i32
              %1938 = arith.ori %c76, %1937 : i32
              %1939 = arith.cmpi sgt, %1923, %c110 : i32
              %1940 = arith.select %1939, %c105, %c76 : i32
              %1941 = arith.ori %c76, %1940 : i32
              %1942 = arith.cmpi sgt, %1923, %c111 : i32
              %1943 = arith.select %1942, %c107, %c76 : i32
              %1944 = arith.ori %1938, %1943 : i32
              %1945 = arith.cmpi sgt, %1923, %c112 : i32
              %1946 = arith.select %1945, %c107, %c76 : i32
              %1947 = arith.ori %1941, %1946 : i32
              %1948 = arith.cmpi sgt, %1923, %c113 : i32
              %1949 = arith.select %1948, %c105, %c76 : i32
              %1950 = arith.ori %c76, %1949 : i32
              %1951 = arith.cmpi sgt, %1923, %c114 : i32
              %1952 = arith.select %1951, %c105, %c76 : i32
              %1953 = arith.ori %c76, %1952 : i32
              %1954 = arith.cmpi sgt, %1923, %c115 : i32
              %1955 = arith.select %1954, %c107, %c76 : i32
              %1956 = arith.ori %1950, %1955 : i32
              %1957 = arith.cmpi sgt, %1923, %c116 : i32
              %1958 = arith.select %1957, %c107, %c76 : i32
              %1959 = arith.ori %1953, %1958 : i32
              %1960 = arith.cmpi sgt, %1923, %c117 : i32
              %1961 = arith.select %1960, %c105, %c76 : i32
              %1962 = arith.ori %c76, %1961 : i32
              %1963 = arith.cmpi sgt, %1923, %c118 : i32
              %1964 = arith.select %1963, %c105, %c76 : i32
              %1965 = arith.ori %c76, %1964 : i32
              %1966 = arith.cmpi sgt, %1923, %c55 : i32
              %1967 = arith.select %1966, %c107, %c76 : i32
              %1968 = arith.ori %1962, %1967 : i32
              %1969 = arith.cmpi sgt, %1923, %c119 : i32
              %1970 = arith.select %1969, %c107, %c76 : i32
              %1971 = arith.ori %1965, %1970 : i32
              %1972 = vector.from_elements %1932, %1944, %1956, %1968 : vector<4xi32>
              %1973 = vector.from_elements %1935, %1947, %1959, %1971 : vector<4xi32>
              %1974 = arith.subi %311, %371 : i32
              %1975 = arith.subi %1974, %c17 : i32
              %1976 = arith.minsi %1975, %c17 : i32
              %1977 = arith.maxsi %1976, %c76 : i32
              %1978 = arith.cmpi sgt, %1977, %c76 : i32
              %1979 = arith.select %1978, %c105, %c76 : i32
              %1980 = arith.ori %c76, %1979 : i32
              %1981 = arith.cmpi sgt, %1977, %c16 : i32
              %1982 = arith.select %1981, %c105, %c76 : i32
              %1983 = arith.ori %c76, %1982 : i32
              %1984 = arith.cmpi sgt, %1977, %c106 : i32
              %1985 = arith.select %1984, %c107, %c76 : i32
              %1986 = arith.ori %1980, %1985 : i32
              %1987 = arith.cmpi sgt, %1977, %c108 : i32
              %1988 = arith.select %1987, %c107, %c76 : i32
              %1989 = arith.ori %1983, %1988 : i32
              %1990 = arith.cmpi sgt, %1977, %c109 : i32
              %1991 = arith.select %1990, %c105, %c76 : i32
              %1992 = arith.ori %c76, %1991 : i32
              %1993 = arith.cmpi sgt, %1977, %c110 : i32
              %1994 = arith.select %1993, %c105, %c76 : i32
              %1995 = arith.ori %c76, %1994 : i32
              %1996 = arith.cmpi sgt, %1977, %c111 : i32
              %1997 = arith.select %1996, %c107, %c76 : i32
              %1998 = arith.ori %1992, %1997 : i32
              %1999 = arith.cmpi sgt, %1977, %c112 : i32
              %2000 = arith.select %1999, %c107, %c76 : i32
              %2001 = arith.ori %1995, %2000 : i32
              %2002 = arith.cmpi sgt, %1977, %c113 : i32
              %2003 = arith.select %2002, %c105, %c76 : i32
              %2004 = arith.ori %c76, %2003 : i32
              %2005 = arith.cmpi sgt, %1977, %c114 : i32
              %2006 = arith.select %2005, %c105, %c76 : i32
              %2007 = arith.ori %c76, %2006 : i32
              %2008 = arith.cmpi sgt, %1977, %c115 : i32
              %2009 = arith.select %2008, %c107, %c76 : i32
              %2010 = arith.ori %2004, %2009 : i32
              %2011 = arith.cmpi sgt, %1977, %c116 : i32
              %2012 = arith.select %2011, %c107, %c76 : i32
              %2013 = arith.ori %2007, %2012 : i32
              %2014 = arith.cmpi sgt, %1977, %c117 : i32
              %2015 = arith.select %2014, %c105, %c76 : i32
              %2016 = arith.ori %c76, %2015 : i32
              %2017 = arith.cmpi sgt, %1977, %c118 : i32
              %2018 = arith.select %2017, %c105, %c76 : i32
              %2019 = arith.ori %c76, %2018 : i32
              %2020 = arith.cmpi sgt, %1977, %c55 : i32
              %2021 = arith.select %2020, %c107, %c76 : i32
              %2022 = arith.ori %2016, %2021 : i32
              %2023 = arith.cmpi sgt, %1977, %c119 : i32
              %2024 = arith.select %2023, %c107, %c76 : i32
              %2025 = arith.ori %2019, %2024 : i32
              %2026 = vector.from_elements %1986, %1998, %2010, %2022 : vector<4xi32>
              %2027 = vector.from_elements %1989, %2001, %2013, %2025 : vector<4xi32>
              %2028 = arith.andi %1773, %1972 : vector<4xi32>
              %2029 = arith.andi %1776, %1973 : vector<4xi32>
              %2030 = arith.andi %1779, %2026 : vector<4xi32>
              %2031 = arith.andi %1782, %2027 : vector<4xi32>
              scf.yield %2028, %2029, %2030, %2031 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1773, %1776, %1779, %1782 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2032 = vector.shuffle %1919#0, %1919#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2033 = vector.bitcast %2032 : vector<8xi32> to vector<16xf16>
            %2034 = wave.mma %2033, %954, %920#9 : vector<16xf16>, vector<8xf32>
            %2035 = vector.shuffle %1919#2, %1919#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2036 = vector.bitcast %2035 : vector<8xi32> to vector<16xf16>
            %2037 = wave.mma %2036, %961, %2034 : vector<16xf16>, vector<8xf32>
            %2038 = wave.opaque %2037 : vector<8xf32>
            %2039 = arith.addi %381, %35 : index
            %2040 = arith.addi %2039, %c130 : index
            %2041 = vector.load %kv[%2040] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2042 = arith.addi %381, %35 : index
            %2043 = arith.addi %2042, %c131 : index
            %2044 = vector.load %kv[%2043] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2045 = arith.addi %389, %35 : index
            %2046 = arith.addi %2045, %c130 : index
            %2047 = vector.load %kv[%2046] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2048 = arith.addi %389, %35 : index
            %2049 = arith.addi %2048, %c131 : index
            %2050 = vector.load %kv[%2049] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2051 = wave.opaque %372 : i32
            %2052 = arith.cmpi sgt, %2051, %311 : i32
            %2053:4 = scf.if %2052 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2054 = arith.subi %311, %371 : i32
              %2055 = arith.subi %2054, %c76 : i32
              %2056 = arith.minsi %2055, %c17 : i32
              %2057 = arith.maxsi %2056, %c76 : i32
              %2058 = arith.cmpi sgt, %2057, %c76 : i32
              %2059 = arith.select %2058, %c105, %c76 : i32
              %2060 = arith.ori %c76, %2059 : i32
              %2061 = arith.cmpi sgt, %2057, %c16 : i32
              %2062 = arith.select %2061, %c105, %c76 : i32
              %2063 = arith.ori %c76, %2062 : i32
              %2064 = arith.cmpi sgt, %2057, %c106 : i32
              %2065 = arith.select %2064, %c107, %c76 : i32
              %2066 = arith.ori %2060, %2065 : i32
              %2067 = arith.cmpi sgt, %2057, %c108 : i32
              %2068 = arith.select %2067, %c107, %c76 : i32
              %2069 = arith.ori %2063, %2068 : i32
              %2070 = arith.cmpi sgt, %2057, %c109 : i32
              %2071 = arith.select %2070, %c105, %c76 : i32
              %2072 = arith.ori %c76, %2071 : i32
              %2073 = arith.cmpi sgt, %2057, %c110 : i32
              %2074 = arith.select %2073, %c105, %c76 : i32
              %2075 = arith.ori %c76, %2074 : i32
              %2076 = arith.cmpi sgt, %2057, %c111 : i32
              %2077 = arith.select %2076, %c107, %c76 : i32
              %2078 = arith.ori %2072, %2077 : i32
              %2079 = arith.cmpi sgt, %2057, %c112 : i32
              %2080 = arith.select %2079, %c107, %c76 : i32
              %2081 = arith.ori %2075, %2080 : i32
              %2082 = arith.cmpi sgt, %2057, %c113 : i32
              %2083 = arith.select %2082, %c105, %c76 : i32
              %2084 = arith.ori %c76, %2083 : i32
              %2085 = arith.cmpi sgt, %2057, %c114 : i32
              %2086 = arith.select %2085, %c105, %c76 : i32
              %2087 = arith.ori %c76, %2086 : i32
              %2088 = arith.cmpi sgt, %2057, %c115 : i32
              %2089 = arith.select %2088, %c107, %c76 : i32
              %2090 = arith.ori %2084, %2089 : i32
              %2091 = arith.cmpi sgt, %2057, %c116 : i32
              %2092 = arith.select %2091, %c107, %c76 : i32
              %2093 = arith.ori %2087, %2092 : i32
              %2094 = arith.cmpi sgt, %2057, %c117 : i32
              %2095 = arith.select %2094, %c105, %c76 : i32
              %2096 = arith.ori %c76, %2095 : i32
              %2097 = arith.cmpi sgt, %2057, %c118 : i32
              %2098 = arith.select %2097, %c105, %c76 : i32
              %2099 = arith.ori %c76, %2098 : i32
              %2100 = arith.cmpi sgt, %2057, %c55 : i32
              %2101 = arith.select %2100, %c107, %c76 : i32
              %2102 = arith.ori %2096, %2101 : i32
              %2103 = arith.cmpi sgt, %2057, %c119 : i32
              %2104 = arith.select %2103, %c107, %c76 : i32
              %2105 = arith.ori %2099, %2104 : i32
              %2106 = vector.from_elements %2066, %2078, %2090, %2102 : vector<4xi32>
              %2107 = vector.from_elements %2069, %2081, %2093, %2105 : vector<4xi32>
              %2108 = arith.subi %311, %371 : i32
              %2109 = arith.subi %2108, %c17 : i32
              %2110 = arith.minsi %2109, %c17 : i32
              %2111 = arith.maxsi %2110, %c76 : i32
              %2112 = arith.cmpi sgt, %2111, %c76 : i32
              %2113 = arith.select %2112, %c105, %c76 : i32
              %2114 = arith.ori %c76, %2113 : i32
              %2115 = arith.cmpi sgt, %2111, %c16 : i32
              %2116 = arith.select %2115, %c105, %c76 : i32
              %2117 = arith.ori %c76, %2116 : i32
              %2118 = arith.cmpi sgt, %2111, %c106 : i32
              %2119 = arith.select %2118, %c107, %c76 : i32
              %2120 = arith.ori %2114, %2119 : i32
              %2121 = arith.cmpi sgt, %2111, %c108 : i32
              %2122 = arith.select %2121, %c107, %c76 : i32
              %2123 = arith.ori %2117, %2122 : i32
              %2124 = arith.cmpi sgt, %2111, %c109 : i32
              %2125 = arith.select %2124, %c105, %c76 : i32
              %2126 = arith.ori %c76, %2125 : i32
              %2127 = arith.cmpi sgt, %2111, %c110 : i32
              %2128 = arith.select %2127, %c105, %c76 : i32
              %2129 = arith.ori %c76, %2128 : i32
              %2130 = arith.cmpi sgt, %2111, %c111 : i32
              %2131 = arith.select %2130, %c107, %c76 : i32
              %2132 = arith.ori %2126, %2131 : i32
              %2133 = arith.cmpi sgt, %2111, %c112 : i32
              %2134 = arith.select %2133, %c107, %c76 : i32
              %2135 = arith.ori %2129, %2134 : i32
              %2136 = arith.cmpi sgt, %2111, %c113 : i32
              %2137 = arith.select %2136, %c105, %c76 : i32
              %2138 = arith.ori %c76, %2137 : i32
              %2139 = arith.cmpi sgt, %2111, %c114 : i32
              %2140 = arith.select %2139, %c105, %c76 : i32
              %2141 = arith.ori %c76, %2140 : i32
              %2142 = arith.cmpi sgt, %2111, %c115 : i32
              %2143 = arith.select %2142, %c107, %c76 : i32
              %2144 = arith.ori %2138, %2143 : i32
              %2145 = arith.cmpi sgt, %2111, %c116 : i32
              %2146 = arith.select %2145, %c107, %c76 : i32
              %2147 = arith.ori %2141, %2146 : i32
              %2148 = arith.cmpi sgt, %2111, %c117 : i32
              %2149 = arith.select %2148, %c105, %c76 : i32
              %2150 = arith.ori %c76, %2149 : i32
              %2151 = arith.cmpi sgt, %2111, %c118 : i32
              %2152 = arith.select %2151, %c105, %c76 : i32
              %2153 = arith.ori %c76, %2152 : i32
              %2154 = arith.cmpi sgt, %2111, %c55 : i32
              %2155 = arith.select %2154, %c107, %c76 : i32
              %2156 = arith.ori %2150, %2155 : i32
              %2157 = arith.cmpi sgt, %2111, %c119 : i32
              %2158 = arith.select %2157, %c107, %c76 : i32
              %2159 = arith.ori %2153, %2158 : i32
              %2160 = vector.from_elements %2120, %2132, %2144, %2156 : vector<4xi32>
              %2161 = vector.from_elements %2123, %2135, %2147, %2159 : vector<4xi32>
              %2162 = arith.andi %1907, %2106 : vector<4xi32>
              %2163 = arith.andi %1910, %2107 : vector<4xi32>
              %2164 = arith.andi %1913, %2160 : vector<4xi32>
              %2165 = arith.andi %1916, %2161 : vector<4xi32>
              scf.yield %2162, %2163, %2164, %2165 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1907, %1910, %1913, %1916 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2166 = vector.shuffle %2053#0, %2053#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2167 = vector.bitcast %2166 : vector<8xi32> to vector<16xf16>
            %2168 = wave.mma %2167, %954, %920#10 : vector<16xf16>, vector<8xf32>
            %2169 = vector.shuffle %2053#2, %2053#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2170 = vector.bitcast %2169 : vector<8xi32> to vector<16xf16>
            %2171 = wave.mma %2170, %961, %2168 : vector<16xf16>, vector<8xf32>
            %2172 = wave.opaque %2171 : vector<8xf32>
            %2173 = arith.addi %381, %35 : index
            %2174 = arith.addi %2173, %c67 : index
            %2175 = vector.load %kv[%2174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2176 = arith.addi %381, %35 : index
            %2177 = arith.addi %2176, %c132 : index
            %2178 = vector.load %kv[%2177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2179 = arith.addi %389, %35 : index
            %2180 = arith.addi %2179, %c67 : index
            %2181 = vector.load %kv[%2180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2182 = arith.addi %389, %35 : index
            %2183 = arith.addi %2182, %c132 : index
            %2184 = vector.load %kv[%2183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2185 = wave.opaque %372 : i32
            %2186 = arith.cmpi sgt, %2185, %311 : i32
            %2187:4 = scf.if %2186 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2188 = arith.subi %311, %371 : i32
              %2189 = arith.subi %2188, %c76 : i32
              %2190 = arith.minsi %2189, %c17 : i32
              %2191 = arith.maxsi %2190, %c76 : i32
              %2192 = arith.cmpi sgt, %2191, %c76 : i32
              %2193 = arith.select %2192, %c105, %c76 : i32
              %2194 = arith.ori %c76, %2193 : i32
              %2195 = arith.cmpi sgt, %2191, %c16 : i32
              %2196 = arith.select %2195, %c105, %c76 : i32
              %2197 = arith.ori %c76, %2196 : i32
              %2198 = arith.cmpi sgt, %2191, %c106 : i32
              %2199 = arith.select %2198, %c107, %c76 : i32
              %2200 = arith.ori %2194, %2199 : i32
              %2201 = arith.cmpi sgt, %2191, %c108 : i32
              %2202 = arith.select %2201, %c107, %c76 : i32
              %2203 = arith.ori %2197, %2202 : i32
              %2204 = arith.cmpi sgt, %2191, %c109 : i32
              %2205 = arith.select %2204, %c105, %c76 : i32
              %2206 = arith.ori %c76, %2205 : i32
              %2207 = arith.cmpi sgt, %2191, %c110 : i32
              %2208 = arith.select %2207, %c105, %c76 : i32
              %2209 = arith.ori %c76, %2208 : i32
              %2210 = arith.cmpi sgt, %2191, %c111 : i32
              %2211 = arith.select %2210, %c107, %c76 : i32
              %2212 = arith.ori %2206, %2211 : i32
              %2213 = arith.cmpi sgt, %2191, %c112 : i32
              %2214 = arith.select %2213, %c107, %c76 : i32
              %2215 = arith.ori %2209, %2214 : i32
              %2216 = arith.cmpi sgt, %2191, %c113 : i32
              %2217 = arith.select %2216, %c105, %c76 : i32
              %2218 = arith.ori %c76, %2217 : i32
              %2219 = arith.cmpi sgt, %2191, %c114 : i32
              %2220 = arith.select %2219, %c105, %c76 : i32
              %2221 = arith.ori %c76, %2220 : i32
              %2222 = arith.cmpi sgt, %2191, %c115 : i32
              %2223 = arith.select %2222, %c107, %c76 : i32
              %2224 = arith.ori %2218, %2223 : i32
              %2225 = arith.cmpi sgt, %2191, %c116 : i32
              %2226 = arith.select %2225, %c107, %c76 : i32
              %2227 = arith.ori %2221, %2226 : i32
              %2228 = arith.cmpi sgt, %2191, %c117 : i32
              %2229 = arith.select %2228, %c105, %c76 : i32
              %2230 = arith.ori %c76, %2229 : i32
              %2231 = arith.cmpi sgt, %2191, %c118 : i32
              %2232 = arith.select %2231, %c105, %c76 : i32
              %2233 = arith.ori %c76, %2232 : i32
              %2234 = arith.cmpi sgt, %2191, %c55 : i32
              %2235 = arith.select %2234, %c107, %c76 : i32
              %2236 = arith.ori %2230, %2235 : i32
              %2237 = arith.cmpi sgt, %2191, %c119 : i32
              %2238 = arith.select %2237, %c107, %c76 : i32
              %2239 = arith.ori %2233, %2238 : i32
              %2240 = vector.from_elements %2200, %2212, %2224, %2236 : vector<4xi32>
              %2241 = vector.from_elements %2203, %2215, %2227, %2239 : vector<4xi32>
              %2242 = arith.subi %311, %371 : i32
              %2243 = arith.subi %2242, %c17 : i32
              %2244 = arith.minsi %2243, %c17 : i32
              %2245 = arith.maxsi %2244, %c76 : i32
              %2246 = arith.cmpi sgt, %2245, %c76 : i32
              %2247 = arith.select %2246, %c105, %c76 : i32
              %2248 = arith.ori %c76, %2247 : i32
              %2249 = arith.cmpi sgt, %2245, %c16 : i32
              %2250 = arith.select %2249, %c105, %c76 : i32
              %2251 = arith.ori %c76, %2250 : i32
              %2252 = arith.cmpi sgt, %2245, %c106 : i32
              %2253 = arith.select %2252, %c107, %c76 : i32
              %2254 = arith.ori %2248, %2253 : i32
              %2255 = arith.cmpi sgt, %2245, %c108 : i32
              %2256 = arith.select %2255, %c107, %c76 : i32
              %2257 = arith.ori %2251, %2256 : i32
              %2258 = arith.cmpi sgt, %2245, %c109 : i32
              %2259 = arith.select %2258, %c105, %c76 : i32
              %2260 = arith.ori %c76, %2259 : i32
              %2261 = arith.cmpi sgt, %2245, %c110 : i32
              %2262 = arith.select %2261, %c105, %c76 : i32
              %2263 = arith.ori %c76, %2262 : i32
              %2264 = arith.cmpi sgt, %2245, %c111 : i32
              %2265 = arith.select %2264, %c107, %c76 : i32
              %2266 = arith.ori %2260, %2265 : i32
              %2267 = arith.cmpi sgt, %2245, %c112 : i32
              %2268 = arith.select %2267, %c107, %c76 : i32
              %2269 = arith.ori %2263, %2268 : i32
              %2270 = arith.cmpi sgt, %2245, %c113 : i32
              %2271 = arith.select %2270, %c105, %c76 : i32
              %2272 = arith.ori %c76, %2271 : i32
              %2273 = arith.cmpi sgt, %2245, %c114 : i32
              %2274 = arith.select %2273, %c105, %c76 : i32
              %2275 = arith.ori %c76, %2274 : i32
              %2276 = arith.cmpi sgt, %2245, %c115 : i32
              %2277 = arith.select %2276, %c107, %c76 : i32
              %2278 = arith.ori %2272, %2277 : i32
              %2279 = arith.cmpi sgt, %2245, %c116 : i32
              %2280 = arith.select %2279, %c107, %c76 : i32
              %2281 = arith.ori %2275, %2280 : i32
              %2282 = arith.cmpi sgt, %2245, %c117 : i32
              %2283 = arith.select %2282, %c105, %c76 : i32
              %2284 = arith.ori %c76, %2283 : i32
              %2285 = arith.cmpi sgt, %2245, %c118 : i32
              %2286 = arith.select %2285, %c105, %c76 : i32
              %2287 = arith.ori %c76, %2286 : i32
              %2288 = arith.cmpi sgt, %2245, %c55 : i32
              %2289 = arith.select %2288, %c107, %c76 : i32
              %2290 = arith.ori %2284, %2289 : i32
              %2291 = arith.cmpi sgt, %2245, %c119 : i32
              %2292 = arith.select %2291, %c107, %c76 : i32
              %2293 = arith.ori %2287, %2292 : i32
              %2294 = vector.from_elements %2254, %2266, %2278, %2290 : vector<4xi32>
              %2295 = vector.from_elements %2257, %2269, %2281, %2293 : vector<4xi32>
              %2296 = arith.andi %2041, %2240 : vector<4xi32>
              %2297 = arith.andi %2044, %2241 : vector<4xi32>
              %2298 = arith.andi %2047, %2294 : vector<4xi32>
              %2299 = arith.andi %2050, %2295 : vector<4xi32>
              scf.yield %2296, %2297, %2298, %2299 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2041, %2044, %2047, %2050 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2300 = vector.shuffle %2187#0, %2187#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2301 = vector.bitcast %2300 : vector<8xi32> to vector<16xf16>
            %2302 = wave.mma %2301, %954, %920#11 : vector<16xf16>, vector<8xf32>
            %2303 = vector.shuffle %2187#2, %2187#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2304 = vector.bitcast %2303 : vector<8xi32> to vector<16xf16>
            %2305 = wave.mma %2304, %961, %2302 : vector<16xf16>, vector<8xf32>
            %2306 = wave.opaque %2305 : vector<8xf32>
            %2307 = arith.addi %381, %35 : index
            %2308 = arith.addi %2307, %c133 : index
            %2309 = vector.load %kv[%2308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2310 = arith.addi %381, %35 : index
            %2311 = arith.addi %2310, %c134 : index
            %2312 = vector.load %kv[%2311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2313 = arith.addi %389, %35 : index
            %2314 = arith.addi %2313, %c133 : index
            %2315 = vector.load %kv[%2314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2316 = arith.addi %389, %35 : index
            %2317 = arith.addi %2316, %c134 : index
            %2318 = vector.load %kv[%2317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2319 = wave.opaque %372 : i32
            %2320 = arith.cmpi sgt, %2319, %311 : i32
            %2321:4 = scf.if %2320 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2322 = arith.subi %311, %371 : i32
              %2323 = arith.subi %2322, %c76 : i32
              %2324 = arith.minsi %2323, %c17 : i32
              %2325 = arith.maxsi %2324, %c76 : i32
              %2326 = arith.cmpi sgt, %2325, %c76 : i32
              %2327 = arith.select %2326, %c105, %c76 : i32
              %2328 = arith.ori %c76, %2327 : i32
              %2329 = arith.cmpi sgt, %2325, %c16 : i32
              %2330 = arith.select %2329, %c105, %c76 : i32
              %2331 = arith.ori %c76, %2330 : i32
              %2332 = arith.cmpi sgt, %2325, %c106 : i32
              %2333 = arith.select %2332, %c107, %c76 : i32
              %2334 = arith.ori %2328, %2333 : i32
              %2335 = arith.cmpi sgt, %2325, %c108 : i32
              %2336 = arith.select %2335, %c107, %c76 : i32
              %2337 = arith.ori %2331, %2336 : i32
              %2338 = arith.cmpi sgt, %2325, %c109 : i32
              %2339 = arith.select %2338, %c105, %c76 : i32
              %2340 = arith.ori %c76, %2339 : i32
              %2341 = arith.cmpi sgt, %2325, %c110 : i32
              %2342 = arith.select %2341, %c105, %c76 : i32
              %2343 = arith.ori %c76, %2342 : i32
              %2344 = arith.cmpi sgt, %2325, %c111 : i32
              %2345 = arith.select %2344, %c107, %c76 : i32
              %2346 = arith.ori %2340, %2345 : i32
              %2347 = arith.cmpi sgt, %2325, %c112 : i32
              %2348 = arith.select %2347, %c107, %c76 : i32
              %2349 = arith.ori %2343, %2348 : i32
              %2350 = arith.cmpi sgt, %2325, %c113 : i32
              %2351 = arith.select %2350, %c105, %c76 : i32
              %2352 = arith.ori %c76, %2351 : i32
              %2353 = arith.cmpi sgt, %2325, %c114 : i32
              %2354 = arith.select %2353, %c105, %c76 : i32
              %2355 = arith.ori %c76, %2354 : i32
              %2356 = arith.cmpi sgt, %2325, %c115 : i32
              %2357 = arith.select %2356, %c107, %c76 : i32
              %2358 = arith.ori %2352, %2357 : i32
              %2359 = arith.cmpi sgt, %2325, %c116 : i32
              %2360 = arith.select %2359, %c107, %c76 : i32
              %2361 = arith.ori %2355, %2360 : i32
              %2362 = arith.cmpi sgt, %2325, %c117 : i32
              %2363 = arith.select %2362, %c105, %c76 : i32
              %2364 = arith.ori %c76, %2363 : i32
              %2365 = arith.cmpi sgt, %2325, %c118 : i32
              %2366 = arith.select %2365, %c105, %c76 : i32
              %2367 = arith.ori %c76, %2366 : i32
              %2368 = arith.cmpi sgt, %2325, %c55 : i32
              %2369 = arith.select %2368, %c107, %c76 : i32
              %2370 = arith.ori %2364, %2369 : i32
              %2371 = arith.cmpi sgt, %2325, %c119 : i32
              %2372 = arith.select %2371, %c107, %c76 : i32
              %2373 = arith.ori %2367, %2372 : i32
              %2374 = vector.from_elements %2334, %2346, %2358, %2370 : vector<4xi32>
              %2375 = vector.from_elements %2337, %2349, %2361, %2373 : vector<4xi32>
              %2376 = arith.subi %311, %371 : i32
              %2377 = arith.subi %2376, %c17 : i32
              %2378 = arith.minsi %2377, %c17 : i32
              %2379 = arith.maxsi %2378, %c76 : i32
              %2380 = arith.cmpi sgt, %2379, %c76 : i32
              %2381 = arith.select %2380, %c105, %c76 : i32
              %2382 = arith.ori %c76, %2381 : i32
              %2383 = arith.cmpi sgt, %2379, %c16 : i32
              %2384 = arith.select %2383, %c105, %c76 : i32
              %2385 = arith.ori %c76, %2384 : i32
              %2386 = arith.cmpi sgt, %2379, %c106 : i32
              %2387 = arith.select %2386, %c107, %c76 : i32
              %2388 = arith.ori %2382, %2387 : i32
              %2389 = arith.cmpi sgt, %2379, %c108 : i32
              %2390 = arith.select %2389, %c107, %c76 : i32
              %2391 = arith.ori %2385, %2390 : i32
              %2392 = arith.cmpi sgt, %2379, %c109 : i32
              %2393 = arith.select %2392, %c105, %c76 : i32
              %2394 = arith.ori %c76, %2393 : i32
              %2395 = arith.cmpi sgt, %2379, %c110 : i32
              %2396 = arith.select %2395, %c105, %c76 : i32
              %2397 = arith.ori %c76, %2396 : i32
              %2398 = arith.cmpi sgt, %2379, %c111 : i32
              %2399 = arith.select %2398, %c107, %c76 : i32
              %2400 = arith.ori %2394, %2399 : i32
              %2401 = arith.cmpi sgt, %2379, %c112 : i32
              %2402 = arith.select %2401, %c107, %c76 : i32
              %2403 = arith.ori %2397, %2402 : i32
              %2404 = arith.cmpi sgt, %2379, %c113 : i32
              %2405 = arith.select %2404, %c105, %c76 : i32
              %2406 = arith.ori %c76, %2405 : i32
              %2407 = arith.cmpi sgt, %2379, %c114 : i32
              %2408 = arith.select %2407, %c105, %c76 : i32
              %2409 = arith.ori %c76, %2408 : i32
              %2410 = arith.cmpi sgt, %2379, %c115 : i32
              %2411 = arith.select %2410, %c107, %c76 : i32
              %2412 = arith.ori %2406, %2411 : i32
              %2413 = arith.cmpi sgt, %2379, %c116 : i32
              %2414 = arith.select %2413, %c107, %c76 : i32
              %2415 = arith.ori %2409, %2414 : i32
              %2416 = arith.cmpi sgt, %2379, %c117 : i32
              %2417 = arith.select %2416, %c105, %c76 : i32
              %2418 = arith.ori %c76, %2417 : i32
              %2419 = arith.cmpi sgt, %2379, %c118 : i32
              %2420 = arith.select %2419, %c105, %c76 : i32
              %2421 = arith.ori %c76, %2420 : i32
              %2422 = arith.cmpi sgt, %2379, %c55 : i32
              %2423 = arith.select %2422, %c107, %c76 : i32
              %2424 = arith.ori %2418, %2423 : i32
              %2425 = arith.cmpi sgt, %2379, %c119 : i32
              %2426 = arith.select %2425, %c107, %c76 : i32
              %2427 = arith.ori %2421, %2426 : i32
              %2428 = vector.from_elements %2388, %2400, %2412, %2424 : vector<4xi32>
              %2429 = vector.from_elements %2391, %2403, %2415, %2427 : vector<4xi32>
              %2430 = arith.andi %2175, %2374 : vector<4xi32>
              %2431 = arith.andi %2178, %2375 : vector<4xi32>
              %2432 = arith.andi %2181, %2428 : vector<4xi32>
              %2433 = arith.andi %2184, %2429 : vector<4xi32>
              scf.yield %2430, %2431, %2432, %2433 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2175, %2178, %2181, %2184 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2434 = vector.shuffle %2321#0, %2321#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2435 = vector.bitcast %2434 : vector<8xi32> to vector<16xf16>
            %2436 = wave.mma %2435, %954, %920#12 : vector<16xf16>, vector<8xf32>
            %2437 = vector.shuffle %2321#2, %2321#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2438 = vector.bitcast %2437 : vector<8xi32> to vector<16xf16>
            %2439 = wave.mma %2438, %961, %2436 : vector<16xf16>, vector<8xf32>
            %2440 = wave.opaque %2439 : vector<8xf32>
            %2441 = arith.addi %381, %35 : index
            %2442 = arith.addi %2441, %c68 : index
            %2443 = vector.load %kv[%2442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2444 = arith.addi %381, %35 : index
            %2445 = arith.addi %2444, %c135 : index
            %2446 = vector.load %kv[%2445] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2447 = arith.addi %389, %35 : index
            %2448 = arith.addi %2447, %c68 : index
            %2449 = vector.load %kv[%2448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2450 = arith.addi %389, %35 : index
            %2451 = arith.addi %2450, %c135 : index
            %2452 = vector.load %kv[%2451] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2453 = wave.opaque %372 : i32
            %2454 = arith.cmpi sgt, %2453, %311 : i32
            %2455:4 = scf.if %2454 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2456 = arith.subi %311, %371 : i32
              %2457 = arith.subi %2456, %c76 : i32
              %2458 = arith.minsi %2457, %c17 : i32
              %2459 = arith.maxsi %2458, %c76 : i32
              %2460 = arith.cmpi sgt, %2459, %c76 : i32
              %2461 = arith.select %2460, %c105, %c76 : i32
              %2462 = arith.ori %c76, %2461 : i32
              %2463 = arith.cmpi sgt, %2459, %c16 : i32
              %2464 = arith.select %2463, %c105, %c76 : i32
              %2465 = arith.ori %c76, %2464 : i32
              %2466 = arith.cmpi sgt, %2459, %c106 : i32
              %2467 = arith.select %2466, %c107, %c76 : i32
              %2468 = arith.ori %2462, %2467 : i32
              %2469 = arith.cmpi sgt, %2459, %c108 : i32
              %2470 = arith.select %2469, %c107, %c76 : i32
              %2471 = arith.ori %2465, %2470 : i32
              %2472 = arith.cmpi sgt, %2459, %c109 : i32
              %2473 = arith.select %2472, %c105, %c76 : i32
              %2474 = arith.ori %c76, %2473 : i32
              %2475 = arith.cmpi sgt, %2459, %c110 : i32
              %2476 = arith.select %2475, %c105, %c76 : i32
              %2477 = arith.ori %c76, %2476 : i32
              %2478 = arith.cmpi sgt, %2459, %c111 : i32
              %2479 = arith.select %2478, %c107, %c76 : i32
              %2480 = arith.ori %2474, %2479 : i32
              %2481 = arith.cmpi sgt, %2459, %c112 : i32
              %2482 = arith.select %2481, %c107, %c76 : i32
              %2483 = arith.ori %2477, %2482 : i32
              %2484 = arith.cmpi sgt, %2459, %c113 : i32
              %2485 = arith.select %2484, %c105, %c76 : i32
              %2486 = arith.ori %c76, %2485 : i32
              %2487 = arith.cmpi sgt, %2459, %c114 : i32
              %2488 = arith.select %2487, %c105, %c76 : i32
              %2489 = arith.ori %c76, %2488 : i32
              %2490 = arith.cmpi sgt, %2459, %c115 : i32
              %2491 = arith.select %2490, %c107, %c76 : i32
              %2492 = arith.ori %2486, %2491 : i32
              %2493 = arith.cmpi sgt, %2459, %c116 : i32
              %2494 = arith.select %2493, %c107, %c76 : i32
              %2495 = arith.ori %2489, %2494 : i32
              %2496 = arith.cmpi sgt, %2459, %c117 : i32
              %2497 = arith.select %2496, %c105, %c76 : i32
              %2498 = arith.ori %c76, %2497 : i32
              %2499 = arith.cmpi sgt, %2459, %c118 : i32
              %2500 = arith.select %2499, %c105, %c76 : i32
              %2501 = arith.ori %c76, %2500 : i32
              %2502 = arith.cmpi sgt, %2459, %c55 : i32
              %2503 = arith.select %2502, %c107, %c76 : i32
              %2504 = arith.ori %2498, %2503 : i32
              %2505 = arith.cmpi sgt, %2459, %c119 : i32
              %2506 = arith.select %2505, %c107, %c76 : i32
              %2507 = arith.ori %2501, %2506 : i32
              %2508 = vector.from_elements %2468, %2480, %2492, %2504 : vector<4xi32>
              %2509 = vector.from_elements %2471, %2483, %2495, %2507 : vector<4xi32>
              %2510 = arith.subi %311, %371 : i32
              %2511 = arith.subi %2510, %c17 : i32
              %2512 = arith.minsi %2511, %c17 : i32
              %2513 = arith.maxsi %2512, %c76 : i32
              %2514 = arith.cmpi sgt, %2513, %c76 : i32
              %2515 = arith.select %2514, %c105, %c76 : i32
              %2516 = arith.ori %c76, %2515 : i32
              %2517 = arith.cmpi sgt, %2513, %c16 : i32
              %2518 = arith.select %2517, %c105, %c76 : i32
              %2519 = arith.ori %c76, %2518 : i32
              %2520 = arith.cmpi sgt, %2513, %c106 : i32
              %2521 = arith.select %2520, %c107, %c76 : i32
              %2522 = arith.ori %2516, %2521 : i32
              %2523 = arith.cmpi sgt, %2513, %c108 : i32
              %2524 = arith.select %2523, %c107, %c76 : i32
              %2525 = arith.ori %2519, %2524 : i32
              %2526 = arith.cmpi sgt, %2513, %c109 : i32
              %2527 = arith.select %2526, %c105, %c76 : i32
              %2528 = arith.ori %c76, %2527 : i32
              %2529 = arith.cmpi sgt, %2513, %c110 : i32
              %2530 = arith.select %2529, %c105, %c76 : i32
              %2531 = arith.ori %c76, %2530 : i32
              %2532 = arith.cmpi sgt, %2513, %c111 : i32
              %2533 = arith.select %2532, %c107, %c76 : i32
              %2534 = arith.ori %2528, %2533 : i32
              %2535 = arith.cmpi sgt, %2513, %c112 : i32
              %2536 = arith.select %2535, %c107, %c76 : i32
              %2537 = arith.ori %2531, %2536 : i32
              %2538 = arith.cmpi sgt, %2513, %c113 : i32
              %2539 = arith.select %2538, %c105, %c76 : i32
              %2540 = arith.ori %c76, %2539 : i32
              %2541 = arith.cmpi sgt, %2513, %c114 : i32
              %2542 = arith.select %2541, %c105, %c76 : i32
              %2543 = arith.ori %c76, %2542 : i32
              %2544 = arith.cmpi sgt, %2513, %c115 : i32
              %2545 = arith.select %2544, %c107, %c76 : i32
              %2546 = arith.ori %2540, %2545 : i32
              %2547 = arith.cmpi sgt, %2513, %c116 : i32
              %2548 = arith.select %2547, %c107, %c76 : i32
              %2549 = arith.ori %2543, %2548 : i32
              %2550 = arith.cmpi sgt, %2513, %c117 : i32
              %2551 = arith.select %2550, %c105, %c76 : i32
              %2552 = arith.ori %c76, %2551 : i32
              %2553 = arith.cmpi sgt, %2513, %c118 : i32
              %2554 = arith.select %2553, %c105, %c76 : i32
              %2555 = arith.ori %c76, %2554 : i32
              %2556 = arith.cmpi sgt, %2513, %c55 : i32
              %2557 = arith.select %2556, %c107, %c76 : i32
              %2558 = arith.ori %2552, %2557 : i32
              %2559 = arith.cmpi sgt, %2513, %c119 : i32
              %2560 = arith.select %2559, %c107, %c76 : i32
              %2561 = arith.ori %2555, %2560 : i32
              %2562 = vector.from_elements %2522, %2534, %2546, %2558 : vector<4xi32>
              %2563 = vector.from_elements %2525, %2537, %2549, %2561 : vector<4xi32>
              %2564 = arith.andi %2309, %2508 : vector<4xi32>
              %2565 = arith.andi %2312, %2509 : vector<4xi32>
              %2566 = arith.andi %2315, %2562 : vector<4xi32>
              %2567 = arith.andi %2318, %2563 : vector<4xi32>
              scf.yield %2564, %2565, %2566, %2567 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2309, %2312, %2315, %2318 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2568 = vector.shuffle %2455#0, %2455#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2569 = vector.bitcast %2568 : vector<8xi32> to vector<16xf16>
            %2570 = wave.mma %2569, %954, %920#13 : vector<16xf16>, vector<8xf32>
            %2571 = vector.shuffle %2455#2, %2455#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2572 = vector.bitcast %2571 : vector<8xi32> to vector<16xf16>
            %2573 = wave.mma %2572, %961, %2570 : vector<16xf16>, vector<8xf32>
            %2574 = wave.opaque %2573 : vector<8xf32>
            %2575 = arith.addi %381, %35 : index
            %2576 = arith.addi %2575, %c136 : index
            %2577 = vector.load %kv[%2576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2578 = arith.addi %381, %35 : index
            %2579 = arith.addi %2578, %c137 : index
            %2580 = vector.load %kv[%2579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2581 = arith.addi %389, %35 : index
            %2582 = arith.addi %2581, %c136 : index
            %2583 = vector.load %kv[%2582] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2584 = arith.addi %389, %35 : index
            %2585 = arith.addi %2584, %c137 : index
            %2586 = vector.load %kv[%2585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2587 = wave.opaque %372 : i32
            %2588 = arith.cmpi sgt, %2587, %311 : i32
            %2589:4 = scf.if %2588 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2590 = arith.subi %311, %371 : i32
              %2591 = arith.subi %2590, %c76 : i32
              %2592 = arith.minsi %2591, %c17 : i32
              %2593 = arith.maxsi %2592, %c76 : i32
              %2594 = arith.cmpi sgt, %2593, %c76 : i32
              %2595 = arith.select %2594, %c105, %c76 : i32
              %2596 = arith.ori %c76, %2595 : i32
              %2597 = arith.cmpi sgt, %2593, %c16 : i32
              %2598 = arith.select %2597, %c105, %c76 : i32
              %2599 = arith.ori %c76, %2598 : i32
              %2600 = arith.cmpi sgt, %2593, %c106 : i32
              %2601 = arith.select %2600, %c107, %c76 : i32
              %2602 = arith.ori %2596, %2601 : i32
              %2603 = arith.cmpi sgt, %2593, %c108 : i32
              %2604 = arith.select %2603, %c107, %c76 : i32
              %2605 = arith.ori %2599, %2604 : i32
              %2606 = arith.cmpi sgt, %2593, %c109 : i32
              %2607 = arith.select %2606, %c105, %c76 : i32
              %2608 = arith.ori %c76, %2607 : i32
              %2609 = arith.cmpi sgt, %2593, %c110 : i32
              %2610 = arith.select %2609, %c105, %c76 : i32
              %2611 = arith.ori %c76, %2610 : i32
              %2612 = arith.cmpi sgt, %2593, %c111 : i32
              %2613 = arith.select %2612, %c107, %c76 : i32
              %2614 = arith.ori %2608, %2613 : i32
              %2615 = arith.cmpi sgt, %2593, %c112 : i32
              %2616 = arith.select %2615, %c107, %c76 : i32
              %2617 = arith.ori %2611, %2616 : i32
              %2618 = arith.cmpi sgt, %2593, %c113 : i32
              %2619 = arith.select %2618, %c105, %c76 : i32
              %2620 = arith.ori %c76, %2619 : i32
              %2621 = arith.cmpi sgt, %2593, %c114 : i32
              %2622 = arith.select %2621, %c105, %c76 : i32
              %2623 = arith.ori %c76, %2622 : i32
              %2624 = arith.cmpi sgt, %2593, %c115 : i32
              %2625 = arith.select %2624, %c107, %c76 : i32
              %2626 = arith.ori %2620, %2625 : i32
              %2627 = arith.cmpi sgt, %2593, %c116 : i32
              %2628 = arith.select %2627, %c107, %c76 : i32
              %2629 = arith.ori %2623, %2628 : i32
              %2630 = arith.cmpi sgt, %2593, %c117 : i32
              %2631 = arith.select %2630, %c105, %c76 : i32
              %2632 = arith.ori %c76, %2631 : i32
              %2633 = arith.cmpi sgt, %2593, %c118 : i32
              %2634 = arith.select %2633, %c105, %c76 : i32
              %2635 = arith.ori %c76, %2634 : i32
              %2636 = arith.cmpi sgt, %2593, %c55 : i32
              %2637 = arith.select %2636, %c107, %c76 : i32
              %2638 = arith.ori %2632, %2637 : i32
              %2639 = arith.cmpi sgt, %2593, %c119 : i32
              %2640 = arith.select %2639, %c107, %c76 : i32
              %2641 = arith.ori %2635, %2640 : i32
              %2642 = vector.from_elements %2602, %2614, %2626, %2638 : vector<4xi32>
              %2643 = vector.from_elements %2605, %2617, %2629, %2641 : vector<4xi32>
              %2644 = arith.subi %311, %371 : i32
              %2645 = arith.subi %2644, %c17 : i32
              %2646 = arith.minsi %2645, %c17 : i32
              %2647 = arith.maxsi %2646, %c76 : i32
              %2648 = arith.cmpi sgt, %2647, %c76 : i32
              %2649 = arith.select %2648, %c105, %c76 : i32
              %2650 = arith.ori %c76, %2649 : i32
              %2651 = arith.cmpi sgt, %2647, %c16 : i32
              %2652 = arith.select %2651, %c105, %c76 : i32
              %2653 = arith.ori %c76, %2652 : i32
              %2654 = arith.cmpi sgt, %2647, %c106 : i32
              %2655 = arith.select %2654, %c107, %c76 : i32
              %2656 = arith.ori %2650, %2655 : i32
              %2657 = arith.cmpi sgt, %2647, %c108 : i32
              %2658 = arith.select %2657, %c107, %c76 : i32
              %2659 = arith.ori %2653, %2658 : i32
              %2660 = arith.cmpi sgt, %2647, %c109 : i32
              %2661 = arith.select %2660, %c105, %c76 : i32
              %2662 = arith.ori %c76, %2661 : i32
              %2663 = arith.cmpi sgt, %2647, %c110 : i32
              %2664 = arith.select %2663, %c105, %c76 : i32
              %2665 = arith.ori %c76, %2664 : i32
              %2666 = arith.cmpi sgt, %2647, %c111 : i32
              %2667 = arith.select %2666, %c107, %c76 : i32
              %2668 = arith.ori %2662, %2667 : i32
              %2669 = arith.cmpi sgt, %2647, %c112 : i32
              %2670 = arith.select %2669, %c107, %c76 : i32
              %2671 = arith.ori %2665, %2670 : i32
              %2672 = arith.cmpi sgt, %2647, %c113 : i32
              %2673 = arith.select %2672, %c105, %c76 : i32
              %2674 = arith.ori %c76, %2673 : i32
              %2675 = arith.cmpi sgt, %2647, %c114 : i32
              %2676 = arith.select %2675, %c105, %c76 : i32
              %2677 = arith.ori %c76, %2676 : i32
              %2678 = arith.cmpi sgt, %2647, %c115 : i32
              %2679 = arith.select %2678, %c107, %c76 : i32
              %2680 = arith.ori %2674, %2679 : i32
              %2681 = arith.cmpi sgt, %2647, %c116 : i32
              %2682 = arith.select %2681, %c107, %c76 : i32
              %2683 = arith.ori %2677, %2682 : i32
              %2684 = arith.cmpi sgt, %2647, %c117 : i32
              %2685 = arith.select %2684, %c105, %c76 : i32
              %2686 = arith.ori %c76, %2685 : i32
              %2687 = arith.cmpi sgt, %2647, %c118 : i32
              %2688 = arith.select %2687, %c105, %c76 : i32
              %2689 = arith.ori %c76, %2688 : i32
              %2690 = arith.cmpi sgt, %2647, %c55 : i32
              %2691 = arith.select %2690, %c107, %c76 : i32
              %2692 = arith.ori %2686, %2691 : i32
              %2693 = arith.cmpi sgt, %2647, %c119 : i32
              %2694 = arith.select %2693, %c107, %c76 : i32
              %2695 = arith.ori %2689, %2694 : i32
              %2696 = vector.from_elements %2656, %2668, %2680, %2692 : vector<4xi32>
              %2697 = vector.from_elements %2659, %2671, %2683, %2695 : vector<4xi32>
              %2698 = arith.andi %2443, %2642 : vector<4xi32>
              %2699 = arith.andi %2446, %2643 : vector<4xi32>
              %2700 = arith.andi %2449, %2696 : vector<4xi32>
              %2701 = arith.andi %2452, %2697 : vector<4xi32>
              scf.yield %2698, %2699, %2700, %2701 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2443, %2446, %2449, %2452 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2702 = vector.shuffle %2589#0, %2589#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2703 = vector.bitcast %2702 : vector<8xi32> to vector<16xf16>
            %2704 = wave.mma %2703, %954, %920#14 : vector<16xf16>, vector<8xf32>
            %2705 = vector.shuffle %2589#2, %2589#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2706 = vector.bitcast %2705 : vector<8xi32> to vector<16xf16>
            %2707 = wave.mma %2706, %961, %2704 : vector<16xf16>, vector<8xf32>
            %2708 = wave.opaque %2707 : vector<8xf32>
            %2709 = arith.addi %381, %35 : index
            %2710 = arith.addi %2709, %c69 : index
            %2711 = vector.load %kv[%2710] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2712 = arith.addi %381, %35 : index
            %2713 = arith.addi %2712, %c138 : index
            %2714 = vector.load %kv[%2713] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2715 = arith.addi %389, %35 : index
            %2716 = arith.addi %2715, %c69 : index
            %2717 = vector.load %kv[%2716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2718 = arith.addi %389, %35 : index
            %2719 = arith.addi %2718, %c138 : index
            %2720 = vector.load %kv[%2719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2721 = wave.opaque %372 : i32
            %2722 = arith.cmpi sgt, %2721, %311 : i32
            %2723:4 = scf.if %2722 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2724 = arith.subi %311, %371 : i32
              %2725 = arith.subi %2724, %c76 : i32
              %2726 = arith.minsi %2725, %c17 : i32
              %2727 = arith.maxsi %2726, %c76 : i32
              %2728 = arith.cmpi sgt, %2727, %c76 : i32
              %2729 = arith.select %2728, %c105, %c76 : i32
              %2730 = arith.ori %c76, %2729 : i32
              %2731 = arith.cmpi sgt, %2727, %c16 : i32
              %2732 = arith.select %2731, %c105, %c76 : i32
              %2733 = arith.ori %c76, %2732 : i32
              %2734 = arith.cmpi sgt, %2727, %c106 : i32
              %2735 = arith.select %2734, %c107, %c76 : i32
              %2736 = arith.ori %2730, %2735 : i32
              %2737 = arith.cmpi sgt, %2727, %c108 : i32
              %2738 = arith.select %2737, %c107, %c76 : i32
              %2739 = arith.ori %2733, %2738 : i32
              %2740 = arith.cmpi sgt, %2727, %c109 : i32
              %2741 = arith.select %2740, %c105, %c76 : i32
              %2742 = arith.ori %c76, %2741 : i32
              %2743 = arith.cmpi sgt, %2727, %c110 : i32
              %2744 = arith.select %2743, %c105, %c76 : i32
              %2745 = arith.ori %c76, %2744 : i32
              %2746 = arith.cmpi sgt, %2727, %c111 : i32
              %2747 = arith.select %2746, %c107, %c76 : i32
              %2748 = arith.ori %2742, %2747 : i32
              %2749 = arith.cmpi sgt, %2727, %c112 : i32
              %2750 = arith.select %2749, %c107, %c76 : i32
              %2751 = arith.ori %2745, %2750 : i32
              %2752 = arith.cmpi sgt, %2727, %c113 : i32
              %2753 = arith.select %2752, %c105, %c76 : i32
              %2754 = arith.ori %c76, %2753 : i32
              %2755 = arith.cmpi sgt, %2727, %c114 : i32
              %2756 = arith.select %2755, %c105, %c76 : i32
              %2757 = arith.ori %c76, %2756 : i32
              %2758 = arith.cmpi sgt, %2727, %c115 : i32
              %2759 = arith.select %2758, %c107, %c76 : i32
              %2760 = arith.ori %2754, %2759 : i32
              %2761 = arith.cmpi sgt, %2727, %c116 : i32
              %2762 = arith.select %2761, %c107, %c76 : i32
              %2763 = arith.ori %2757, %2762 : i32
              %2764 = arith.cmpi sgt, %2727, %c117 : i32
              %2765 = arith.select %2764, %c105, %c76 : i32
              %2766 = arith.ori %c76, %2765 : i32
              %2767 = arith.cmpi sgt, %2727, %c118 : i32
              %2768 = arith.select %2767, %c105, %c76 : i32
              %2769 = arith.ori %c76, %2768 : i32
              %2770 = arith.cmpi sgt, %2727, %c55 : i32
              %2771 = arith.select %2770, %c107, %c76 : i32
              %2772 = arith.ori %2766, %2771 : i32
              %2773 = arith.cmpi sgt, %2727, %c119 : i32
              %2774 = arith.select %2773, %c107, %c76 : i32
              %2775 = arith.ori %2769, %2774 : i32
              %2776 = vector.from_elements %2736, %2748, %2760, %2772 : vector<4xi32>
              %2777 = vector.from_elements %2739, %2751, %2763, %2775 : vector<4xi32>
              %2778 = arith.subi %311, %371 : i32
              %2779 = arith.subi %2778, %c17 : i32
              %2780 = arith.minsi %2779, %c17 : i32
              %2781 = arith.maxsi %2780, %c76 : i32
              %2782 = arith.cmpi sgt, %2781, %c76 : i32
              %2783 = arith.select %2782, %c105, %c76 : i32
              %2784 = arith.ori %c76, %2783 : i32
              %2785 = arith.cmpi sgt, %2781, %c16 : i32
              %2786 = arith.select %2785, %c105, %c76 : i32
              %2787 = arith.ori %c76, %2786 : i32
              %2788 = arith.cmpi sgt, %2781, %c106 : i32
              %2789 = arith.select %2788, %c107, %c76 : i32
              %2790 = arith.ori %2784, %2789 : i32
              %2791 = arith.cmpi sgt, %2781, %c108 : i32
              %2792 = arith.select %2791, %c107, %c76 : i32
              %2793 = arith.ori %2787, %2792 : i32
              %2794 = arith.cmpi sgt, %2781, %c109 : i32
              %2795 = arith.select %2794, %c105, %c76 : i32
              %2796 = arith.ori %c76, %2795 : i32
              %2797 = arith.cmpi sgt, %2781, %c110 : i32
              %2798 = arith.select %2797, %c105, %c76 : i32
              %2799 = arith.ori %c76, %2798 : i32
              %2800 = arith.cmpi sgt, %2781, %c111 : i32
              %2801 = arith.select %2800, %c107, %c76 : i32
              %2802 = arith.ori %2796, %2801 : i32
              %2803 = arith.cmpi sgt, %2781, %c112 : i32
              %2804 = arith.select %2803, %c107, %c76 : i32
              %2805 = arith.ori %2799, %2804 : i32
              %2806 = arith.cmpi sgt, %2781, %c113 : i32
              %2807 = arith.select %2806, %c105, %c76 : i32
              %2808 = arith.ori %c76, %2807 : i32
              %2809 = arith.cmpi sgt, %2781, %c114 : i32
              %2810 = arith.select %2809, %c105, %c76 : i32
              %2811 = arith.ori %c76, %2810 : i32
              %2812 = arith.cmpi sgt, %2781, %c115 : i32
              %2813 = arith.select %2812, %c107, %c76 : i32
              %2814 = arith.ori %2808, %2813 : i32
              %2815 = arith.cmpi sgt, %2781, %c116 : i32
              %2816 = arith.select %2815, %c107, %c76 : i32
              %2817 = arith.ori %2811, %2816 : i32
              %2818 = arith.cmpi sgt, %2781, %c117 : i32
              %2819 = arith.select %2818, %c105, %c76 : i32
              %2820 = arith.ori %c76, %2819 : i32
              %2821 = arith.cmpi sgt, %2781, %c118 : i32
              %2822 = arith.select %2821, %c105, %c76 : i32
              %2823 = arith.ori %c76, %2822 : i32
              %2824 = arith.cmpi sgt, %2781, %c55 : i32
              %2825 = arith.select %2824, %c107, %c76 : i32
              %2826 = arith.ori %2820, %2825 : i32
              %2827 = arith.cmpi sgt, %2781, %c119 : i32
              %2828 = arith.select %2827, %c107, %c76 : i32
              %2829 = arith.ori %2823, %2828 : i32
              %2830 = vector.from_elements %2790, %2802, %2814, %2826 : vector<4xi32>
              %2831 = vector.from_elements %2793, %2805, %2817, %2829 : vector<4xi32>
              %2832 = arith.andi %2577, %2776 : vector<4xi32>
              %2833 = arith.andi %2580, %2777 : vector<4xi32>
              %2834 = arith.andi %2583, %2830 : vector<4xi32>
              %2835 = arith.andi %2586, %2831 : vector<4xi32>
              scf.yield %2832, %2833, %2834, %2835 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2577, %2580, %2583, %2586 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2836 = vector.shuffle %2723#0, %2723#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2837 = vector.bitcast %2836 : vector<8xi32> to vector<16xf16>
            %2838 = wave.mma %2837, %954, %920#15 : vector<16xf16>, vector<8xf32>
            %2839 = vector.shuffle %2723#2, %2723#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2840 = vector.bitcast %2839 : vector<8xi32> to vector<16xf16>
            %2841 = wave.mma %2840, %961, %2838 : vector<16xf16>, vector<8xf32>
            %2842 = wave.opaque %2841 : vector<8xf32>
            %2843 = arith.addi %381, %35 : index
            %2844 = arith.addi %2843, %c139 : index
            %2845 = vector.load %kv[%2844] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2846 = arith.addi %381, %35 : index
            %2847 = arith.addi %2846, %c140 : index
            %2848 = vector.load %kv[%2847] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2849 = arith.addi %389, %35 : index
            %2850 = arith.addi %2849, %c139 : index
            %2851 = vector.load %kv[%2850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2852 = arith.addi %389, %35 : index
            %2853 = arith.addi %2852, %c140 : index
            %2854 = vector.load %kv[%2853] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %2855 = wave.opaque %372 : i32
            %2856 = arith.cmpi sgt, %2855, %311 : i32
            %2857:4 = scf.if %2856 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2858 = arith.subi %311, %371 : i32
              %2859 = arith.subi %2858, %c76 : i32
              %2860 = arith.minsi %2859, %c17 : i32
              %2861 = arith.maxsi %2860, %c76 : i32
              %2862 = arith.cmpi sgt, %2861, %c76 : i32
              %2863 = arith.select %2862, %c105, %c76 : i32
              %2864 = arith.ori %c76, %2863 : i32
              %2865 = arith.cmpi sgt, %2861, %c16 : i32
              %2866 = arith.select %2865, %c105, %c76 : i32
              %2867 = arith.ori %c76, %2866 : i32
              %2868 = arith.cmpi sgt, %2861, %c106 : i32
              %2869 = arith.select %2868, %c107, %c76 : i32
              %2870 = arith.ori %2864, %2869 : i32
              %2871 = arith.cmpi sgt, %2861, %c108 : i32
              %2872 = arith.select %2871, %c107, %c76 : i32
              %2873 = arith.ori %2867, %2872 : i32
              %2874 = arith.cmpi sgt, %2861, %c109 : i32
              %2875 = arith.select %2874, %c105, %c76 : i32
              %2876 = arith.ori %c76, %2875 : i32
              %2877 = arith.cmpi sgt, %2861, %c110 : i32
              %2878 = arith.select %2877, %c105, %c76 : i32
              %2879 = arith.ori %c76, %2878 : i32
              %2880 = arith.cmpi sgt, %2861, %c111 : i32
              %2881 = arith.select %2880, %c107, %c76 : i32
              %2882 = arith.ori %2876, %2881 : i32
              %2883 = arith.cmpi sgt, %2861, %c112 : i32
              %2884 = arith.select %2883, %c107, %c76 : i32
              %2885 = arith.ori %2879, %2884 : i32
              %2886 = arith.cmpi sgt, %2861, %c113 : i32
              %2887 = arith.select %2886, %c105, %c76 : i32
              %2888 = arith.ori %c76, %2887 : i32
              %2889 = arith.cmpi sgt, %2861, %c114 : i32
              %2890 = arith.select %2889, %c105, %c76 : i32
              %2891 = arith.ori %c76, %2890 : i32
              %2892 = arith.cmpi sgt, %2861, %c115 : i32
              %2893 = arith.select %2892, %c107, %c76 : i32
              %2894 = arith.ori %2888, %2893 : i32
              %2895 = arith.cmpi sgt, %2861, %c116 : i32
              %2896 = arith.select %2895, %c107, %c76 : i32
              %2897 = arith.ori %2891, %2896 : i32
              %2898 = arith.cmpi sgt, %2861, %c117 : i32
              %2899 = arith.select %2898, %c105, %c76 : i32
              %2900 = arith.ori %c76, %2899 : i32
              %2901 = arith.cmpi sgt, %2861, %c118 : i32
              %2902 = arith.select %2901, %c105, %c76 : i32
              %2903 = arith.ori %c76, %2902 : i32
              %2904 = arith.cmpi sgt, %2861, %c55 : i32
              %2905 = arith.select %2904, %c107, %c76 : i32
              %2906 = arith.ori %2900, %2905 : i32
              %2907 = arith.cmpi sgt, %2861, %c119 : i32
              %2908 = arith.select %2907, %c107, %c76 : i32
              %2909 = arith.ori %2903, %2908 : i32
              %2910 = vector.from_elements %2870, %2882, %2894, %2906 : vector<4xi32>
              %2911 = vector.from_elements %2873, %2885, %2897, %2909 : vector<4xi32>
              %2912 = arith.subi %311, %371 : i32
              %2913 = arith.subi %2912, %c17 : i32
              %2914 = arith.minsi %2913, %c17 : i32
              %2915 = arith.maxsi %2914, %c76 : i32
              %2916 = arith.cmpi sgt, %2915, %c76 : i32
              %2917 = arith.select %2916, %c105, %c76 : i32
              %2918 = arith.ori %c76, %2917 : i32
              %2919 = arith.cmpi sgt, %2915, %c16 : i32
              %2920 = arith.select %2919, %c105, %c76 : i32
              %2921 = arith.ori %c76, %2920 : i32
              %2922 = arith.cmpi sgt, %2915, %c106 : i32
              %2923 = arith.select %2922, %c107, %c76 : i32
              %2924 = arith.ori %2918, %2923 : i32
              %2925 = arith.cmpi sgt, %2915, %c108 : i32
              %2926 = arith.select %2925, %c107, %c76 : i32
              %2927 = arith.ori %2921, %2926 : i32
              %2928 = arith.cmpi sgt, %2915, %c109 : i32
              %2929 = arith.select %2928, %c105, %c76 : i32
              %2930 = arith.ori %c76, %2929 : i32
              %2931 = arith.cmpi sgt, %2915, %c110 : i32
              %2932 = arith.select %2931, %c105, %c76 : i32
              %2933 = arith.ori %c76, %2932 : i32
              %2934 = arith.cmpi sgt, %2915, %c111 : i32
              %2935 = arith.select %2934, %c107, %c76 : i32
              %2936 = arith.ori %2930, %2935 : i32
              %2937 = arith.cmpi sgt, %2915, %c112 : i32
              %2938 = arith.select %2937, %c107, %c76 : i32
              %2939 = arith.ori %2933, %2938 : i32
              %2940 = arith.cmpi sgt, %2915, %c113 : i32
              %2941 = arith.select %2940, %c105, %c76 : i32
              %2942 = arith.ori %c76, %2941 : i32
              %2943 = arith.cmpi sgt, %2915, %c114 : i32
              %2944 = arith.select %2943, %c105, %c76 : i32
              %2945 = arith.ori %c76, %2944 : i32
              %2946 = arith.cmpi sgt, %2915, %c115 : i32
              %2947 = arith.select %2946, %c107, %c76 : i32
              %2948 = arith.ori %2942, %2947 : i32
              %2949 = arith.cmpi sgt, %2915, %c116 : i32
              %2950 = arith.select %2949, %c107, %c76 : i32
              %2951 = arith.ori %2945, %2950 : i32
              %2952 = arith.cmpi sgt, %2915, %c117 : i32
              %2953 = arith.select %2952, %c105, %c76 : i32
              %2954 = arith.ori %c76, %2953 : i32
              %2955 = arith.cmpi sgt, %2915, %c118 : i32
              %2956 = arith.select %2955, %c105, %c76 : i32
              %2957 = arith.ori %c76, %2956 : i32
              %2958 = arith.cmpi sgt, %2915, %c55 : i32
              %2959 = arith.select %2958, %c107, %c76 : i32
              %2960 = arith.ori %2954, %2959 : i32
              %2961 = arith.cmpi sgt, %2915, %c119 : i32
              %2962 = arith.select %2961, %c107, %c76 : i32
              %2963 = arith.ori %2957, %2962 : i32
              %2964 = vector.from_elements %2924, %2936, %2948, %2960 : vector<4xi32>
              %2965 = vector.from_elements %2927, %2939, %2951, %2963 : vector<4xi32>
              %2966 = arith.andi %2711, %2910 : vector<4xi32>
              %2967 = arith.andi %2714, %2911 : vector<4xi32>
              %2968 = arith.andi %2717, %2964 : vector<4xi32>
              %2969 = arith.andi %2720, %2965 : vector<4xi32>
              scf.yield %2966, %2967, %2968, %2969 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2711, %2714, %2717, %2720 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %2970 = vector.shuffle %2857#0, %2857#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2971 = vector.bitcast %2970 : vector<8xi32> to vector<16xf16>
            %2972 = wave.mma %2971, %954, %920#16 : vector<16xf16>, vector<8xf32>
            %2973 = vector.shuffle %2857#2, %2857#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2974 = vector.bitcast %2973 : vector<8xi32> to vector<16xf16>
            %2975 = wave.mma %2974, %961, %2972 : vector<16xf16>, vector<8xf32>
            %2976 = wave.opaque %2975 : vector<8xf32>
            wave.pin
            %2977 = wave.opaque %372 : i32
            %2978 = arith.cmpi sgt, %2977, %311 : i32
            %2979:4 = scf.if %2978 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %2980 = arith.subi %311, %371 : i32
              %2981 = arith.subi %2980, %c76 : i32
              %2982 = arith.minsi %2981, %c17 : i32
              %2983 = arith.maxsi %2982, %c76 : i32
              %2984 = arith.cmpi sgt, %2983, %c76 : i32
              %2985 = arith.select %2984, %c105, %c76 : i32
              %2986 = arith.ori %c76, %2985 : i32
              %2987 = arith.cmpi sgt, %2983, %c16 : i32
              %2988 = arith.select %2987, %c105, %c76 : i32
              %2989 = arith.ori %c76, %2988 : i32
              %2990 = arith.cmpi sgt, %2983, %c106 : i32
              %2991 = arith.select %2990, %c107, %c76 : i32
              %2992 = arith.ori %2986, %2991 : i32
              %2993 = arith.cmpi sgt, %2983, %c108 : i32
              %2994 = arith.select %2993, %c107, %c76 : i32
              %2995 = arith.ori %2989, %2994 : i32
              %2996 = arith.cmpi sgt, %2983, %c109 : i32
              %2997 = arith.select %2996, %c105, %c76 : i32
              %2998 = arith.ori %c76, %2997 : i32
              %2999 = arith.cmpi sgt, %2983, %c110 : i32
              %3000 = arith.select %2999, %c105, %c76 : i32
              %3001 = arith.ori %c76, %3000 : i32
              %3002 = arith.cmpi sgt, %2983, %c111 : i32
              %3003 = arith.select %3002, %c107, %c76 : i32
              %3004 = arith.ori %2998, %3003 : i32
              %3005 = arith.cmpi sgt, %2983, %c112 : i32
              %3006 = arith.select %3005, %c107, %c76 : i32
              %3007 = arith.ori %3001, %3006 : i32
              %3008 = arith.cmpi sgt, %2983, %c113 : i32
              %3009 = arith.select %3008, %c105, %c76 : i32
              %3010 = arith.ori %c76, %3009 : i32
              %3011 = arith.cmpi sgt, %2983, %c114 : i32
              %3012 = arith.select %3011, %c105, %c76 : i32
              %3013 = arith.ori %c76, %3012 : i32
              %3014 = arith.cmpi sgt, %2983, %c115 : i32
              %3015 = arith.select %3014, %c107, %c76 : i32
              %3016 = arith.ori %3010, %3015 : i32
              %3017 = arith.cmpi sgt, %2983, %c116 : i32
              %3018 = arith.select %3017, %c107, %c76 : i32
              %3019 = arith.ori %3013, %3018 : i32
              %3020 = arith.cmpi sgt, %2983, %c117 : i32
              %3021 = arith.select %3020, %c105, %c76 : i32
              %3022 = arith.ori %c76, %3021 : i32
              %3023 = arith.cmpi sgt, %2983, %c118 : i32
              %3024 = arith.select %3023, %c105, %c76 : i32
              %3025 = arith.ori %c76, %3024 : i32
              %3026 = arith.cmpi sgt, %2983, %c55 : i32
              %3027 = arith.select %3026, %c107, %c76 : i32
              %3028 = arith.ori %3022, %3027 : i32
              %3029 = arith.cmpi sgt, %2983, %c119 : i32
              %3030 = arith.select %3029, %c107, %c76 : i32
              %3031 = arith.ori %3025, %3030 : i32
              %3032 = vector.from_elements %2992, %3004, %3016, %3028 : vector<4xi32>
              %3033 = vector.from_elements %2995, %3007, %3019, %3031 : vector<4xi32>
              %3034 = arith.subi %311, %371 : i32
              %3035 = arith.subi %3034, %c17 : i32
              %3036 = arith.minsi %3035, %c17 : i32
              %3037 = arith.maxsi %3036, %c76 : i32
              %3038 = arith.cmpi sgt, %3037, %c76 : i32
              %3039 = arith.select %3038, %c105, %c76 : i32
              %3040 = arith.ori %c76, %3039 : i32
              %3041 = arith.cmpi sgt, %3037, %c16 : i32
              %3042 = arith.select %3041, %c105, %c76 : i32
              %3043 = arith.ori %c76, %3042 : i32
              %3044 = arith.cmpi sgt, %3037, %c106 : i32
              %3045 = arith.select %3044, %c107, %c76 : i32
              %3046 = arith.ori %3040, %3045 : i32
              %3047 = arith.cmpi sgt, %3037, %c108 : i32
              %3048 = arith.select %3047, %c107, %c76 : i32
              %3049 = arith.ori %3043, %3048 : i32
              %3050 = arith.cmpi sgt, %3037, %c109 : i32
              %3051 = arith.select %3050, %c105, %c76 : i32
              %3052 = arith.ori %c76, %3051 : i32
              %3053 = arith.cmpi sgt, %3037, %c110 : i32
              %3054 = arith.select %3053, %c105, %c76 : i32
              %3055 = arith.ori %c76, %3054 : i32
              %3056 = arith.cmpi sgt, %3037, %c111 : i32
              %3057 = arith.select %3056, %c107, %c76 : i32
              %3058 = arith.ori %3052, %3057 : i32
              %3059 = arith.cmpi sgt, %3037, %c112 : i32
              %3060 = arith.select %3059, %c107, %c76 : i32
              %3061 = arith.ori %3055, %3060 : i32
              %3062 = arith.cmpi sgt, %3037, %c113 : i32
              %3063 = arith.select %3062, %c105, %c76 : i32
              %3064 = arith.ori %c76, %3063 : i32
              %3065 = arith.cmpi sgt, %3037, %c114 : i32
              %3066 = arith.select %3065, %c105, %c76 : i32
              %3067 = arith.ori %c76, %3066 : i32
              %3068 = arith.cmpi sgt, %3037, %c115 : i32
              %3069 = arith.select %3068, %c107, %c76 : i32
              %3070 = arith.ori %3064, %3069 : i32
              %3071 = arith.cmpi sgt, %3037, %c116 : i32
              %3072 = arith.select %3071, %c107, %c76 : i32
              %3073 = arith.ori %3067, %3072 : i32
              %3074 = arith.cmpi sgt, %3037, %c117 : i32
              %3075 = arith.select %3074, %c105, %c76 : i32
              %3076 = arith.ori %c76, %3075 : i32
              %3077 = arith.cmpi sgt, %3037, %c118 : i32
              %3078 = arith.select %3077, %c105, %c76 : i32
              %3079 = arith.ori %c76, %3078 : i32
              %3080 = arith.cmpi sgt, %3037, %c55 : i32
              %3081 = arith.select %3080, %c107, %c76 : i32
              %3082 = arith.ori %3076, %3081 : i32
              %3083 = arith.cmpi sgt, %3037, %c119 : i32
              %3084 = arith.select %3083, %c107, %c76 : i32
              %3085 = arith.ori %3079, %3084 : i32
              %3086 = vector.from_elements %3046, %3058, %3070, %3082 : vector<4xi32>
              %3087 = vector.from_elements %3049, %3061, %3073, %3085 : vector<4xi32>
              %3088 = arith.andi %2845, %3032 : vector<4xi32>
              %3089 = arith.andi %2848, %3033 : vector<4xi32>
              %3090 = arith.andi %2851, %3086 : vector<4xi32>
              %3091 = arith.andi %2854, %3087 : vector<4xi32>
              scf.yield %3088, %3089, %3090, %3091 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2845, %2848, %2851, %2854 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %3092 = vector.shuffle %2979#0, %2979#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3093 = vector.bitcast %3092 : vector<8xi32> to vector<16xf16>
            %3094 = wave.mma %3093, %954, %920#17 : vector<16xf16>, vector<8xf32>
            %3095 = vector.shuffle %2979#2, %2979#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3096 = vector.bitcast %3095 : vector<8xi32> to vector<16xf16>
            %3097 = wave.mma %3096, %961, %3094 : vector<16xf16>, vector<8xf32>
            %3098 = wave.opaque %3097 : vector<8xf32>
            wave.pin
            %3099 = wave.opaque %372 : i32
            %3100 = arith.cmpi slt, %3099, %311 : i32
            %3101:4 = scf.if %3100 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %3102 = arith.addi %398, %35 : index
              %3103 = arith.addi %3102, %c21 : index
              %3104 = vector.load %kv[%3103] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %3105 = arith.addi %398, %35 : index
              %3106 = arith.addi %3105, %c27 : index
              %3107 = vector.load %kv[%3106] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %3108 = arith.addi %406, %35 : index
              %3109 = arith.addi %3108, %c21 : index
              %3110 = vector.load %kv[%3109] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %3111 = arith.addi %406, %35 : index
              %3112 = arith.addi %3111, %c27 : index
              %3113 = vector.load %kv[%3112] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %3104, %3107, %3110, %3113 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %2979#0, %2979#1, %2979#2, %2979#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %3101#0, %3101#1, %3101#2, %3101#3, %920#0, %978, %1100, %1234, %1368, %1502, %1636, %1770, %1904, %2038, %2172, %2306, %2440, %2574, %2708, %2842, %2976, %3098 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %3114 = wave.swap_halves %369#5 : f32
          %3115 = arith.addf %369#5, %3114 : f32
          scf.yield %369#4, %3115, %369#6, %369#7, %369#8, %369#9, %369#10, %369#11, %369#12, %369#13, %369#14, %369#15, %369#16, %369#17, %369#18, %369#19, %369#20, %369#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c71, %c72, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %3116 = wave.opaque %c21 : index
        %3117 = arith.muli %8, %c23 : index
        %3118 = arith.addi %3117, %0 : index
        %3119 = arith.addi %3118, %3116 : index
        %3120 = arith.remui %0, %c8 : index
        %3121 = arith.addi %3120, %3116 : index
        %3122 = arith.remui %0, %c3 : index
        %3123 = arith.addi %3122, %3116 : index
        %3124 = arith.cmpi slt, %3123, %c8 : index
        wave.barrier
        scf.if %3124 {
          %3125 = arith.muli %8, %c23 : index
          %3126 = arith.addi %3125, %3123 : index
          memref.store %313#0, %6[%3126] : memref<?xf32>
          %3127 = arith.addi %3126, %c3 : index
          memref.store %313#1, %6[%3127] : memref<?xf32>
          %3128 = arith.muli %8, %c56 : index
          %3129 = arith.muli %2, %c8 : index
          %3130 = arith.addi %3128, %3129 : index
          %3131 = arith.addi %3130, %3123 : index
          %3132 = vector.extract %313#2[0] : f32 from vector<8xf32>
          %3133 = arith.addi %3131, %c21 : index
          memref.store %3132, %5[%3133] : memref<?xf32>
          %3134 = vector.extract %313#2[1] : f32 from vector<8xf32>
          %3135 = arith.addi %3131, %c3 : index
          memref.store %3134, %5[%3135] : memref<?xf32>
          %3136 = vector.extract %313#2[2] : f32 from vector<8xf32>
          %3137 = arith.addi %3131, %c23 : index
          memref.store %3136, %5[%3137] : memref<?xf32>
          %3138 = vector.extract %313#2[3] : f32 from vector<8xf32>
          %3139 = arith.addi %3131, %c25 : index
          memref.store %3138, %5[%3139] : memref<?xf32>
          %3140 = vector.extract %313#2[4] : f32 from vector<8xf32>
          %3141 = arith.addi %3131, %c27 : index
          memref.store %3140, %5[%3141] : memref<?xf32>
          %3142 = vector.extract %313#2[5] : f32 from vector<8xf32>
          %3143 = arith.addi %3131, %c29 : index
          memref.store %3142, %5[%3143] : memref<?xf32>
          %3144 = vector.extract %313#2[6] : f32 from vector<8xf32>
          %3145 = arith.addi %3131, %c31 : index
          memref.store %3144, %5[%3145] : memref<?xf32>
          %3146 = vector.extract %313#2[7] : f32 from vector<8xf32>
          %3147 = arith.addi %3131, %c33 : index
          memref.store %3146, %5[%3147] : memref<?xf32>
          %3148 = vector.extract %313#3[0] : f32 from vector<8xf32>
          %3149 = arith.addi %3131, %c35 : index
          memref.store %3148, %5[%3149] : memref<?xf32>
          %3150 = vector.extract %313#3[1] : f32 from vector<8xf32>
          %3151 = arith.addi %3131, %c37 : index
          memref.store %3150, %5[%3151] : memref<?xf32>
          %3152 = vector.extract %313#3[2] : f32 from vector<8xf32>
          %3153 = arith.addi %3131, %c39 : index
          memref.store %3152, %5[%3153] : memref<?xf32>
          %3154 = vector.extract %313#3[3] : f32 from vector<8xf32>
          %3155 = arith.addi %3131, %c41 : index
          memref.store %3154, %5[%3155] : memref<?xf32>
          %3156 = vector.extract %313#3[4] : f32 from vector<8xf32>
          %3157 = arith.addi %3131, %c43 : index
          memref.store %3156, %5[%3157] : memref<?xf32>
          %3158 = vector.extract %313#3[5] : f32 from vector<8xf32>
          %3159 = arith.addi %3131, %c45 : index
          memref.store %3158, %5[%3159] : memref<?xf32>
          %3160 = vector.extract %313#3[6] : f32 from vector<8xf32>
          %3161 = arith.addi %3131, %c47 : index
          memref.store %3160, %5[%3161] : memref<?xf32>
          %3162 = vector.extract %313#3[7] : f32 from vector<8xf32>
          %3163 = arith.addi %3131, %c49 : index
          memref.store %3162, %5[%3163] : memref<?xf32>
          %3164 = vector.extract %313#4[0] : f32 from vector<8xf32>
          %3165 = arith.addi %3131, %c6 : index
          memref.store %3164, %5[%3165] : memref<?xf32>
          %3166 = vector.extract %313#4[1] : f32 from vector<8xf32>
          %3167 = arith.addi %3131, %c141 : index
          memref.store %3166, %5[%3167] : memref<?xf32>
          %3168 = vector.extract %313#4[2] : f32 from vector<8xf32>
          %3169 = arith.addi %3131, %c142 : index
          memref.store %3168, %5[%3169] : memref<?xf32>
          %3170 = vector.extract %313#4[3] : f32 from vector<8xf32>
          %3171 = arith.addi %3131, %c143 : index
          memref.store %3170, %5[%3171] : memref<?xf32>
          %3172 = vector.extract %313#4[4] : f32 from vector<8xf32>
          %3173 = arith.addi %3131, %c77 : index
          memref.store %3172, %5[%3173] : memref<?xf32>
          %3174 = vector.extract %313#4[5] : f32 from vector<8xf32>
          %3175 = arith.addi %3131, %c144 : index
          memref.store %3174, %5[%3175] : memref<?xf32>
          %3176 = vector.extract %313#4[6] : f32 from vector<8xf32>
          %3177 = arith.addi %3131, %c145 : index
          memref.store %3176, %5[%3177] : memref<?xf32>
          %3178 = vector.extract %313#4[7] : f32 from vector<8xf32>
          %3179 = arith.addi %3131, %c146 : index
          memref.store %3178, %5[%3179] : memref<?xf32>
          %3180 = vector.extract %313#5[0] : f32 from vector<8xf32>
          %3181 = arith.addi %3131, %c78 : index
          memref.store %3180, %5[%3181] : memref<?xf32>
          %3182 = vector.extract %313#5[1] : f32 from vector<8xf32>
          %3183 = arith.addi %3131, %c147 : index
          memref.store %3182, %5[%3183] : memref<?xf32>
          %3184 = vector.extract %313#5[2] : f32 from vector<8xf32>
          %3185 = arith.addi %3131, %c148 : index
          memref.store %3184, %5[%3185] : memref<?xf32>
          %3186 = vector.extract %313#5[3] : f32 from vector<8xf32>
          %3187 = arith.addi %3131, %c149 : index
          memref.store %3186, %5[%3187] : memref<?xf32>
          %3188 = vector.extract %313#5[4] : f32 from vector<8xf32>
          %3189 = arith.addi %3131, %c79 : index
          memref.store %3188, %5[%3189] : memref<?xf32>
          %3190 = vector.extract %313#5[5] : f32 from vector<8xf32>
          %3191 = arith.addi %3131, %c150 : index
          memref.store %3190, %5[%3191] : memref<?xf32>
          %3192 = vector.extract %313#5[6] : f32 from vector<8xf32>
          %3193 = arith.addi %3131, %c151 : index
          memref.store %3192, %5[%3193] : memref<?xf32>
          %3194 = vector.extract %313#5[7] : f32 from vector<8xf32>
          %3195 = arith.addi %3131, %c152 : index
          memref.store %3194, %5[%3195] : memref<?xf32>
        }
        wave.barrier
        %3196 = arith.addi %3121, %c21 : index
        %3197 = memref.load %6[%3196] : memref<?xf32>
        %3198 = arith.addi %3121, %c3 : index
        %3199 = memref.load %6[%3198] : memref<?xf32>
        %3200 = arith.addi %3121, %c23 : index
        %3201 = memref.load %6[%3200] : memref<?xf32>
        %3202 = arith.addi %3121, %c25 : index
        %3203 = memref.load %6[%3202] : memref<?xf32>
        %3204 = arith.addi %3121, %c27 : index
        %3205 = memref.load %6[%3204] : memref<?xf32>
        %3206 = arith.addi %3121, %c29 : index
        %3207 = memref.load %6[%3206] : memref<?xf32>
        %3208 = arith.addi %3121, %c31 : index
        %3209 = memref.load %6[%3208] : memref<?xf32>
        %3210 = arith.addi %3121, %c33 : index
        %3211 = memref.load %6[%3210] : memref<?xf32>
        %3212 = arith.addi %3121, %c35 : index
        %3213 = memref.load %6[%3212] : memref<?xf32>
        %3214 = arith.addi %3121, %c37 : index
        %3215 = memref.load %6[%3214] : memref<?xf32>
        %3216 = arith.addi %3121, %c39 : index
        %3217 = memref.load %6[%3216] : memref<?xf32>
        %3218 = arith.addi %3121, %c41 : index
        %3219 = memref.load %6[%3218] : memref<?xf32>
        %3220 = arith.addi %3121, %c43 : index
        %3221 = memref.load %6[%3220] : memref<?xf32>
        %3222 = arith.addi %3121, %c45 : index
        %3223 = memref.load %6[%3222] : memref<?xf32>
        %3224 = arith.addi %3121, %c47 : index
        %3225 = memref.load %6[%3224] : memref<?xf32>
        %3226 = arith.addi %3121, %c49 : index
        %3227 = memref.load %6[%3226] : memref<?xf32>
        %3228 = arith.maxnumf %3197, %3201 fastmath<nnan> : f32
        %3229 = arith.subf %3197, %3228 : f32
        %3230 = wave.exp2 %3229 : f32
        %3231 = arith.subf %3201, %3228 : f32
        %3232 = wave.exp2 %3231 : f32
        %3233 = arith.mulf %3199, %3230 : f32
        %3234 = math.fma %3203, %3232, %3233 : f32
        %3235 = arith.maxnumf %3228, %3205 fastmath<nnan> : f32
        %3236 = arith.subf %3228, %3235 : f32
        %3237 = wave.exp2 %3236 : f32
        %3238 = arith.subf %3205, %3235 : f32
        %3239 = wave.exp2 %3238 : f32
        %3240 = arith.mulf %3234, %3237 : f32
        %3241 = math.fma %3207, %3239, %3240 : f32
        %3242 = arith.maxnumf %3235, %3209 fastmath<nnan> : f32
        %3243 = arith.subf %3235, %3242 : f32
        %3244 = wave.exp2 %3243 : f32
        %3245 = arith.subf %3209, %3242 : f32
        %3246 = wave.exp2 %3245 : f32
        %3247 = arith.mulf %3241, %3244 : f32
        %3248 = math.fma %3211, %3246, %3247 : f32
        %3249 = arith.maxnumf %3242, %3213 fastmath<nnan> : f32
        %3250 = arith.subf %3242, %3249 : f32
        %3251 = wave.exp2 %3250 : f32
        %3252 = arith.subf %3213, %3249 : f32
        %3253 = wave.exp2 %3252 : f32
        %3254 = arith.mulf %3248, %3251 : f32
        %3255 = math.fma %3215, %3253, %3254 : f32
        %3256 = arith.maxnumf %3249, %3217 fastmath<nnan> : f32
        %3257 = arith.subf %3249, %3256 : f32
        %3258 = wave.exp2 %3257 : f32
        %3259 = arith.subf %3217, %3256 : f32
        %3260 = wave.exp2 %3259 : f32
        %3261 = arith.mulf %3255, %3258 : f32
        %3262 = math.fma %3219, %3260, %3261 : f32
        %3263 = arith.maxnumf %3256, %3221 fastmath<nnan> : f32
        %3264 = arith.subf %3256, %3263 : f32
        %3265 = wave.exp2 %3264 : f32
        %3266 = arith.subf %3221, %3263 : f32
        %3267 = wave.exp2 %3266 : f32
        %3268 = arith.mulf %3262, %3265 : f32
        %3269 = math.fma %3223, %3267, %3268 : f32
        %3270 = arith.maxnumf %3263, %3225 fastmath<nnan> : f32
        %3271 = arith.subf %3263, %3270 : f32
        %3272 = wave.exp2 %3271 : f32
        %3273 = arith.subf %3225, %3270 : f32
        %3274 = wave.exp2 %3273 : f32
        %3275 = arith.mulf %3269, %3272 : f32
        %3276 = math.fma %3227, %3274, %3275 : f32
        %3277 = arith.addi %3119, %c21 : index
        %3278 = arith.addi %3277, %c21 : index
        %3279 = memref.load %5[%3278] : memref<?xf32>
        %3280 = arith.addi %3277, %c56 : index
        %3281 = memref.load %5[%3280] : memref<?xf32>
        %3282 = arith.addi %3277, %c58 : index
        %3283 = memref.load %5[%3282] : memref<?xf32>
        %3284 = arith.addi %3277, %c60 : index
        %3285 = memref.load %5[%3284] : memref<?xf32>
        %3286 = arith.addi %3277, %c62 : index
        %3287 = memref.load %5[%3286] : memref<?xf32>
        %3288 = arith.addi %3277, %c64 : index
        %3289 = memref.load %5[%3288] : memref<?xf32>
        %3290 = arith.addi %3277, %c66 : index
        %3291 = memref.load %5[%3290] : memref<?xf32>
        %3292 = arith.addi %3277, %c68 : index
        %3293 = memref.load %5[%3292] : memref<?xf32>
        %3294 = arith.mulf %3279, %3230 : f32
        %3295 = math.fma %3281, %3232, %3294 : f32
        %3296 = arith.mulf %3295, %3237 : f32
        %3297 = math.fma %3283, %3239, %3296 : f32
        %3298 = arith.mulf %3297, %3244 : f32
        %3299 = math.fma %3285, %3246, %3298 : f32
        %3300 = arith.mulf %3299, %3251 : f32
        %3301 = math.fma %3287, %3253, %3300 : f32
        %3302 = arith.mulf %3301, %3258 : f32
        %3303 = math.fma %3289, %3260, %3302 : f32
        %3304 = arith.mulf %3303, %3265 : f32
        %3305 = math.fma %3291, %3267, %3304 : f32
        %3306 = arith.mulf %3305, %3272 : f32
        %3307 = math.fma %3293, %3274, %3306 : f32
        %3308 = arith.addi %3119, %c6 : index
        %3309 = arith.addi %3308, %c21 : index
        %3310 = memref.load %5[%3309] : memref<?xf32>
        %3311 = arith.addi %3308, %c56 : index
        %3312 = memref.load %5[%3311] : memref<?xf32>
        %3313 = arith.addi %3308, %c58 : index
        %3314 = memref.load %5[%3313] : memref<?xf32>
        %3315 = arith.addi %3308, %c60 : index
        %3316 = memref.load %5[%3315] : memref<?xf32>
        %3317 = arith.addi %3308, %c62 : index
        %3318 = memref.load %5[%3317] : memref<?xf32>
        %3319 = arith.addi %3308, %c64 : index
        %3320 = memref.load %5[%3319] : memref<?xf32>
        %3321 = arith.addi %3308, %c66 : index
        %3322 = memref.load %5[%3321] : memref<?xf32>
        %3323 = arith.addi %3308, %c68 : index
        %3324 = memref.load %5[%3323] : memref<?xf32>
        %3325 = arith.mulf %3310, %3230 : f32
        %3326 = math.fma %3312, %3232, %3325 : f32
        %3327 = arith.mulf %3326, %3237 : f32
        %3328 = math.fma %3314, %3239, %3327 : f32
        %3329 = arith.mulf %3328, %3244 : f32
        %3330 = math.fma %3316, %3246, %3329 : f32
        %3331 = arith.mulf %3330, %3251 : f32
        %3332 = math.fma %3318, %3253, %3331 : f32
        %3333 = arith.mulf %3332, %3258 : f32
        %3334 = math.fma %3320, %3260, %3333 : f32
        %3335 = arith.mulf %3334, %3265 : f32
        %3336 = math.fma %3322, %3267, %3335 : f32
        %3337 = arith.mulf %3336, %3272 : f32
        %3338 = math.fma %3324, %3274, %3337 : f32
        wave.barrier
        scf.if %3124 {
          %3339 = arith.muli %8, %c56 : index
          %3340 = arith.muli %2, %c8 : index
          %3341 = arith.addi %3339, %3340 : index
          %3342 = arith.addi %3341, %3123 : index
          %3343 = vector.extract %313#6[0] : f32 from vector<8xf32>
          %3344 = arith.addi %3342, %c21 : index
          memref.store %3343, %5[%3344] : memref<?xf32>
          %3345 = vector.extract %313#6[1] : f32 from vector<8xf32>
          %3346 = arith.addi %3342, %c3 : index
          memref.store %3345, %5[%3346] : memref<?xf32>
          %3347 = vector.extract %313#6[2] : f32 from vector<8xf32>
          %3348 = arith.addi %3342, %c23 : index
          memref.store %3347, %5[%3348] : memref<?xf32>
          %3349 = vector.extract %313#6[3] : f32 from vector<8xf32>
          %3350 = arith.addi %3342, %c25 : index
          memref.store %3349, %5[%3350] : memref<?xf32>
          %3351 = vector.extract %313#6[4] : f32 from vector<8xf32>
          %3352 = arith.addi %3342, %c27 : index
          memref.store %3351, %5[%3352] : memref<?xf32>
          %3353 = vector.extract %313#6[5] : f32 from vector<8xf32>
          %3354 = arith.addi %3342, %c29 : index
          memref.store %3353, %5[%3354] : memref<?xf32>
          %3355 = vector.extract %313#6[6] : f32 from vector<8xf32>
          %3356 = arith.addi %3342, %c31 : index
          memref.store %3355, %5[%3356] : memref<?xf32>
          %3357 = vector.extract %313#6[7] : f32 from vector<8xf32>
          %3358 = arith.addi %3342, %c33 : index
          memref.store %3357, %5[%3358] : memref<?xf32>
          %3359 = vector.extract %313#7[0] : f32 from vector<8xf32>
          %3360 = arith.addi %3342, %c35 : index
          memref.store %3359, %5[%3360] : memref<?xf32>
          %3361 = vector.extract %313#7[1] : f32 from vector<8xf32>
          %3362 = arith.addi %3342, %c37 : index
          memref.store %3361, %5[%3362] : memref<?xf32>
          %3363 = vector.extract %313#7[2] : f32 from vector<8xf32>
          %3364 = arith.addi %3342, %c39 : index
          memref.store %3363, %5[%3364] : memref<?xf32>
          %3365 = vector.extract %313#7[3] : f32 from vector<8xf32>
          %3366 = arith.addi %3342, %c41 : index
          memref.store %3365, %5[%3366] : memref<?xf32>
          %3367 = vector.extract %313#7[4] : f32 from vector<8xf32>
          %3368 = arith.addi %3342, %c43 : index
          memref.store %3367, %5[%3368] : memref<?xf32>
          %3369 = vector.extract %313#7[5] : f32 from vector<8xf32>
          %3370 = arith.addi %3342, %c45 : index
          memref.store %3369, %5[%3370] : memref<?xf32>
          %3371 = vector.extract %313#7[6] : f32 from vector<8xf32>
          %3372 = arith.addi %3342, %c47 : index
          memref.store %3371, %5[%3372] : memref<?xf32>
          %3373 = vector.extract %313#7[7] : f32 from vector<8xf32>
          %3374 = arith.addi %3342, %c49 : index
          memref.store %3373, %5[%3374] : memref<?xf32>
          %3375 = vector.extract %313#8[0] : f32 from vector<8xf32>
          %3376 = arith.addi %3342, %c6 : index
          memref.store %3375, %5[%3376] : memref<?xf32>
          %3377 = vector.extract %313#8[1] : f32 from vector<8xf32>
          %3378 = arith.addi %3342, %c141 : index
          memref.store %3377, %5[%3378] : memref<?xf32>
          %3379 = vector.extract %313#8[2] : f32 from vector<8xf32>
          %3380 = arith.addi %3342, %c142 : index
          memref.store %3379, %5[%3380] : memref<?xf32>
          %3381 = vector.extract %313#8[3] : f32 from vector<8xf32>
          %3382 = arith.addi %3342, %c143 : index
          memref.store %3381, %5[%3382] : memref<?xf32>
          %3383 = vector.extract %313#8[4] : f32 from vector<8xf32>
          %3384 = arith.addi %3342, %c77 : index
          memref.store %3383, %5[%3384] : memref<?xf32>
          %3385 = vector.extract %313#8[5] : f32 from vector<8xf32>
          %3386 = arith.addi %3342, %c144 : index
          memref.store %3385, %5[%3386] : memref<?xf32>
          %3387 = vector.extract %313#8[6] : f32 from vector<8xf32>
          %3388 = arith.addi %3342, %c145 : index
          memref.store %3387, %5[%3388] : memref<?xf32>
          %3389 = vector.extract %313#8[7] : f32 from vector<8xf32>
          %3390 = arith.addi %3342, %c146 : index
          memref.store %3389, %5[%3390] : memref<?xf32>
          %3391 = vector.extract %313#9[0] : f32 from vector<8xf32>
          %3392 = arith.addi %3342, %c78 : index
          memref.store %3391, %5[%3392] : memref<?xf32>
          %3393 = vector.extract %313#9[1] : f32 from vector<8xf32>
          %3394 = arith.addi %3342, %c147 : index
          memref.store %3393, %5[%3394] : memref<?xf32>
          %3395 = vector.extract %313#9[2] : f32 from vector<8xf32>
          %3396 = arith.addi %3342, %c148 : index
          memref.store %3395, %5[%3396] : memref<?xf32>
          %3397 = vector.extract %313#9[3] : f32 from vector<8xf32>
          %3398 = arith.addi %3342, %c149 : index
          memref.store %3397, %5[%3398] : memref<?xf32>
          %3399 = vector.extract %313#9[4] : f32 from vector<8xf32>
          %3400 = arith.addi %3342, %c79 : index
          memref.store %3399, %5[%3400] : memref<?xf32>
          %3401 = vector.extract %313#9[5] : f32 from vector<8xf32>
          %3402 = arith.addi %3342, %c150 : index
          memref.store %3401, %5[%3402] : memref<?xf32>
          %3403 = vector.extract %313#9[6] : f32 from vector<8xf32>
          %3404 = arith.addi %3342, %c151 : index
          memref.store %3403, %5[%3404] : memref<?xf32>
          %3405 = vector.extract %313#9[7] : f32 from vector<8xf32>
          %3406 = arith.addi %3342, %c152 : index
          memref.store %3405, %5[%3406] : memref<?xf32>
        }
        wave.barrier
        %3407 = arith.addi %3119, %c21 : index
        %3408 = arith.addi %3407, %c21 : index
        %3409 = memref.load %5[%3408] : memref<?xf32>
        %3410 = arith.addi %3407, %c56 : index
        %3411 = memref.load %5[%3410] : memref<?xf32>
        %3412 = arith.addi %3407, %c58 : index
        %3413 = memref.load %5[%3412] : memref<?xf32>
        %3414 = arith.addi %3407, %c60 : index
        %3415 = memref.load %5[%3414] : memref<?xf32>
        %3416 = arith.addi %3407, %c62 : index
        %3417 = memref.load %5[%3416] : memref<?xf32>
        %3418 = arith.addi %3407, %c64 : index
        %3419 = memref.load %5[%3418] : memref<?xf32>
        %3420 = arith.addi %3407, %c66 : index
        %3421 = memref.load %5[%3420] : memref<?xf32>
        %3422 = arith.addi %3407, %c68 : index
        %3423 = memref.load %5[%3422] : memref<?xf32>
        %3424 = arith.mulf %3409, %3230 : f32
        %3425 = math.fma %3411, %3232, %3424 : f32
        %3426 = arith.mulf %3425, %3237 : f32
        %3427 = math.fma %3413, %3239, %3426 : f32
        %3428 = arith.mulf %3427, %3244 : f32
        %3429 = math.fma %3415, %3246, %3428 : f32
        %3430 = arith.mulf %3429, %3251 : f32
        %3431 = math.fma %3417, %3253, %3430 : f32
        %3432 = arith.mulf %3431, %3258 : f32
        %3433 = math.fma %3419, %3260, %3432 : f32
        %3434 = arith.mulf %3433, %3265 : f32
        %3435 = math.fma %3421, %3267, %3434 : f32
        %3436 = arith.mulf %3435, %3272 : f32
        %3437 = math.fma %3423, %3274, %3436 : f32
        %3438 = arith.addi %3119, %c6 : index
        %3439 = arith.addi %3438, %c21 : index
        %3440 = memref.load %5[%3439] : memref<?xf32>
        %3441 = arith.addi %3438, %c56 : index
        %3442 = memref.load %5[%3441] : memref<?xf32>
        %3443 = arith.addi %3438, %c58 : index
        %3444 = memref.load %5[%3443] : memref<?xf32>
        %3445 = arith.addi %3438, %c60 : index
        %3446 = memref.load %5[%3445] : memref<?xf32>
        %3447 = arith.addi %3438, %c62 : index
        %3448 = memref.load %5[%3447] : memref<?xf32>
        %3449 = arith.addi %3438, %c64 : index
        %3450 = memref.load %5[%3449] : memref<?xf32>
        %3451 = arith.addi %3438, %c66 : index
        %3452 = memref.load %5[%3451] : memref<?xf32>
        %3453 = arith.addi %3438, %c68 : index
        %3454 = memref.load %5[%3453] : memref<?xf32>
        %3455 = arith.mulf %3440, %3230 : f32
        %3456 = math.fma %3442, %3232, %3455 : f32
        %3457 = arith.mulf %3456, %3237 : f32
        %3458 = math.fma %3444, %3239, %3457 : f32
        %3459 = arith.mulf %3458, %3244 : f32
        %3460 = math.fma %3446, %3246, %3459 : f32
        %3461 = arith.mulf %3460, %3251 : f32
        %3462 = math.fma %3448, %3253, %3461 : f32
        %3463 = arith.mulf %3462, %3258 : f32
        %3464 = math.fma %3450, %3260, %3463 : f32
        %3465 = arith.mulf %3464, %3265 : f32
        %3466 = math.fma %3452, %3267, %3465 : f32
        %3467 = arith.mulf %3466, %3272 : f32
        %3468 = math.fma %3454, %3274, %3467 : f32
        wave.barrier
        scf.if %3124 {
          %3469 = arith.muli %8, %c56 : index
          %3470 = arith.muli %2, %c8 : index
          %3471 = arith.addi %3469, %3470 : index
          %3472 = arith.addi %3471, %3123 : index
          %3473 = vector.extract %313#10[0] : f32 from vector<8xf32>
          %3474 = arith.addi %3472, %c21 : index
          memref.store %3473, %5[%3474] : memref<?xf32>
          %3475 = vector.extract %313#10[1] : f32 from vector<8xf32>
          %3476 = arith.addi %3472, %c3 : index
          memref.store %3475, %5[%3476] : memref<?xf32>
          %3477 = vector.extract %313#10[2] : f32 from vector<8xf32>
          %3478 = arith.addi %3472, %c23 : index
          memref.store %3477, %5[%3478] : memref<?xf32>
          %3479 = vector.extract %313#10[3] : f32 from vector<8xf32>
          %3480 = arith.addi %3472, %c25 : index
          memref.store %3479, %5[%3480] : memref<?xf32>
          %3481 = vector.extract %313#10[4] : f32 from vector<8xf32>
          %3482 = arith.addi %3472, %c27 : index
          memref.store %3481, %5[%3482] : memref<?xf32>
          %3483 = vector.extract %313#10[5] : f32 from vector<8xf32>
          %3484 = arith.addi %3472, %c29 : index
          memref.store %3483, %5[%3484] : memref<?xf32>
          %3485 = vector.extract %313#10[6] : f32 from vector<8xf32>
          %3486 = arith.addi %3472, %c31 : index
          memref.store %3485, %5[%3486] : memref<?xf32>
          %3487 = vector.extract %313#10[7] : f32 from vector<8xf32>
          %3488 = arith.addi %3472, %c33 : index
          memref.store %3487, %5[%3488] : memref<?xf32>
          %3489 = vector.extract %313#11[0] : f32 from vector<8xf32>
          %3490 = arith.addi %3472, %c35 : index
          memref.store %3489, %5[%3490] : memref<?xf32>
          %3491 = vector.extract %313#11[1] : f32 from vector<8xf32>
          %3492 = arith.addi %3472, %c37 : index
          memref.store %3491, %5[%3492] : memref<?xf32>
          %3493 = vector.extract %313#11[2] : f32 from vector<8xf32>
          %3494 = arith.addi %3472, %c39 : index
          memref.store %3493, %5[%3494] : memref<?xf32>
          %3495 = vector.extract %313#11[3] : f32 from vector<8xf32>
          %3496 = arith.addi %3472, %c41 : index
          memref.store %3495, %5[%3496] : memref<?xf32>
          %3497 = vector.extract %313#11[4] : f32 from vector<8xf32>
          %3498 = arith.addi %3472, %c43 : index
          memref.store %3497, %5[%3498] : memref<?xf32>
          %3499 = vector.extract %313#11[5] : f32 from vector<8xf32>
          %3500 = arith.addi %3472, %c45 : index
          memref.store %3499, %5[%3500] : memref<?xf32>
          %3501 = vector.extract %313#11[6] : f32 from vector<8xf32>
          %3502 = arith.addi %3472, %c47 : index
          memref.store %3501, %5[%3502] : memref<?xf32>
          %3503 = vector.extract %313#11[7] : f32 from vector<8xf32>
          %3504 = arith.addi %3472, %c49 : index
          memref.store %3503, %5[%3504] : memref<?xf32>
          %3505 = vector.extract %313#12[0] : f32 from vector<8xf32>
          %3506 = arith.addi %3472, %c6 : index
          memref.store %3505, %5[%3506] : memref<?xf32>
          %3507 = vector.extract %313#12[1] : f32 from vector<8xf32>
          %3508 = arith.addi %3472, %c141 : index
          memref.store %3507, %5[%3508] : memref<?xf32>
          %3509 = vector.extract %313#12[2] : f32 from vector<8xf32>
          %3510 = arith.addi %3472, %c142 : index
          memref.store %3509, %5[%3510] : memref<?xf32>
          %3511 = vector.extract %313#12[3] : f32 from vector<8xf32>
          %3512 = arith.addi %3472, %c143 : index
          memref.store %3511, %5[%3512] : memref<?xf32>
          %3513 = vector.extract %313#12[4] : f32 from vector<8xf32>
          %3514 = arith.addi %3472, %c77 : index
          memref.store %3513, %5[%3514] : memref<?xf32>
          %3515 = vector.extract %313#12[5] : f32 from vector<8xf32>
          %3516 = arith.addi %3472, %c144 : index
          memref.store %3515, %5[%3516] : memref<?xf32>
          %3517 = vector.extract %313#12[6] : f32 from vector<8xf32>
          %3518 = arith.addi %3472, %c145 : index
          memref.store %3517, %5[%3518] : memref<?xf32>
          %3519 = vector.extract %313#12[7] : f32 from vector<8xf32>
          %3520 = arith.addi %3472, %c146 : index
          memref.store %3519, %5[%3520] : memref<?xf32>
          %3521 = vector.extract %313#13[0] : f32 from vector<8xf32>
          %3522 = arith.addi %3472, %c78 : index
          memref.store %3521, %5[%3522] : memref<?xf32>
          %3523 = vector.extract %313#13[1] : f32 from vector<8xf32>
          %3524 = arith.addi %3472, %c147 : index
          memref.store %3523, %5[%3524] : memref<?xf32>
          %3525 = vector.extract %313#13[2] : f32 from vector<8xf32>
          %3526 = arith.addi %3472, %c148 : index
          memref.store %3525, %5[%3526] : memref<?xf32>
          %3527 = vector.extract %313#13[3] : f32 from vector<8xf32>
          %3528 = arith.addi %3472, %c149 : index
          memref.store %3527, %5[%3528] : memref<?xf32>
          %3529 = vector.extract %313#13[4] : f32 from vector<8xf32>
          %3530 = arith.addi %3472, %c79 : index
          memref.store %3529, %5[%3530] : memref<?xf32>
          %3531 = vector.extract %313#13[5] : f32 from vector<8xf32>
          %3532 = arith.addi %3472, %c150 : index
          memref.store %3531, %5[%3532] : memref<?xf32>
          %3533 = vector.extract %313#13[6] : f32 from vector<8xf32>
          %3534 = arith.addi %3472, %c151 : index
          memref.store %3533, %5[%3534] : memref<?xf32>
          %3535 = vector.extract %313#13[7] : f32 from vector<8xf32>
          %3536 = arith.addi %3472, %c152 : index
          memref.store %3535, %5[%3536] : memref<?xf32>
        }
        wave.barrier
        %3537 = arith.addi %3119, %c21 : index
        %3538 = arith.addi %3537, %c21 : index
        %3539 = memref.load %5[%3538] : memref<?xf32>
        %3540 = arith.addi %3537, %c56 : index
        %3541 = memref.load %5[%3540] : memref<?xf32>
        %3542 = arith.addi %3537, %c58 : index
        %3543 = memref.load %5[%3542] : memref<?xf32>
        %3544 = arith.addi %3537, %c60 : index
        %3545 = memref.load %5[%3544] : memref<?xf32>
        %3546 = arith.addi %3537, %c62 : index
        %3547 = memref.load %5[%3546] : memref<?xf32>
        %3548 = arith.addi %3537, %c64 : index
        %3549 = memref.load %5[%3548] : memref<?xf32>
        %3550 = arith.addi %3537, %c66 : index
        %3551 = memref.load %5[%3550] : memref<?xf32>
        %3552 = arith.addi %3537, %c68 : index
        %3553 = memref.load %5[%3552] : memref<?xf32>
        %3554 = arith.mulf %3539, %3230 : f32
        %3555 = math.fma %3541, %3232, %3554 : f32
        %3556 = arith.mulf %3555, %3237 : f32
        %3557 = math.fma %3543, %3239, %3556 : f32
        %3558 = arith.mulf %3557, %3244 : f32
        %3559 = math.fma %3545, %3246, %3558 : f32
        %3560 = arith.mulf %3559, %3251 : f32
        %3561 = math.fma %3547, %3253, %3560 : f32
        %3562 = arith.mulf %3561, %3258 : f32
        %3563 = math.fma %3549, %3260, %3562 : f32
        %3564 = arith.mulf %3563, %3265 : f32
        %3565 = math.fma %3551, %3267, %3564 : f32
        %3566 = arith.mulf %3565, %3272 : f32
        %3567 = math.fma %3553, %3274, %3566 : f32
        %3568 = arith.addi %3119, %c6 : index
        %3569 = arith.addi %3568, %c21 : index
        %3570 = memref.load %5[%3569] : memref<?xf32>
        %3571 = arith.addi %3568, %c56 : index
        %3572 = memref.load %5[%3571] : memref<?xf32>
        %3573 = arith.addi %3568, %c58 : index
        %3574 = memref.load %5[%3573] : memref<?xf32>
        %3575 = arith.addi %3568, %c60 : index
        %3576 = memref.load %5[%3575] : memref<?xf32>
        %3577 = arith.addi %3568, %c62 : index
        %3578 = memref.load %5[%3577] : memref<?xf32>
        %3579 = arith.addi %3568, %c64 : index
        %3580 = memref.load %5[%3579] : memref<?xf32>
        %3581 = arith.addi %3568, %c66 : index
        %3582 = memref.load %5[%3581] : memref<?xf32>
        %3583 = arith.addi %3568, %c68 : index
        %3584 = memref.load %5[%3583] : memref<?xf32>
        %3585 = arith.mulf %3570, %3230 : f32
        %3586 = math.fma %3572, %3232, %3585 : f32
        %3587 = arith.mulf %3586, %3237 : f32
        %3588 = math.fma %3574, %3239, %3587 : f32
        %3589 = arith.mulf %3588, %3244 : f32
        %3590 = math.fma %3576, %3246, %3589 : f32
        %3591 = arith.mulf %3590, %3251 : f32
        %3592 = math.fma %3578, %3253, %3591 : f32
        %3593 = arith.mulf %3592, %3258 : f32
        %3594 = math.fma %3580, %3260, %3593 : f32
        %3595 = arith.mulf %3594, %3265 : f32
        %3596 = math.fma %3582, %3267, %3595 : f32
        %3597 = arith.mulf %3596, %3272 : f32
        %3598 = math.fma %3584, %3274, %3597 : f32
        wave.barrier
        scf.if %3124 {
          %3599 = arith.muli %8, %c56 : index
          %3600 = arith.muli %2, %c8 : index
          %3601 = arith.addi %3599, %3600 : index
          %3602 = arith.addi %3601, %3123 : index
          %3603 = vector.extract %313#14[0] : f32 from vector<8xf32>
          %3604 = arith.addi %3602, %c21 : index
          memref.store %3603, %5[%3604] : memref<?xf32>
          %3605 = vector.extract %313#14[1] : f32 from vector<8xf32>
          %3606 = arith.addi %3602, %c3 : index
          memref.store %3605, %5[%3606] : memref<?xf32>
          %3607 = vector.extract %313#14[2] : f32 from vector<8xf32>
          %3608 = arith.addi %3602, %c23 : index
          memref.store %3607, %5[%3608] : memref<?xf32>
          %3609 = vector.extract %313#14[3] : f32 from vector<8xf32>
          %3610 = arith.addi %3602, %c25 : index
          memref.store %3609, %5[%3610] : memref<?xf32>
          %3611 = vector.extract %313#14[4] : f32 from vector<8xf32>
          %3612 = arith.addi %3602, %c27 : index
          memref.store %3611, %5[%3612] : memref<?xf32>
          %3613 = vector.extract %313#14[5] : f32 from vector<8xf32>
          %3614 = arith.addi %3602, %c29 : index
          memref.store %3613, %5[%3614] : memref<?xf32>
          %3615 = vector.extract %313#14[6] : f32 from vector<8xf32>
          %3616 = arith.addi %3602, %c31 : index
          memref.store %3615, %5[%3616] : memref<?xf32>
          %3617 = vector.extract %313#14[7] : f32 from vector<8xf32>
          %3618 = arith.addi %3602, %c33 : index
          memref.store %3617, %5[%3618] : memref<?xf32>
          %3619 = vector.extract %313#15[0] : f32 from vector<8xf32>
          %3620 = arith.addi %3602, %c35 : index
          memref.store %3619, %5[%3620] : memref<?xf32>
          %3621 = vector.extract %313#15[1] : f32 from vector<8xf32>
          %3622 = arith.addi %3602, %c37 : index
          memref.store %3621, %5[%3622] : memref<?xf32>
          %3623 = vector.extract %313#15[2] : f32 from vector<8xf32>
          %3624 = arith.addi %3602, %c39 : index
          memref.store %3623, %5[%3624] : memref<?xf32>
          %3625 = vector.extract %313#15[3] : f32 from vector<8xf32>
          %3626 = arith.addi %3602, %c41 : index
          memref.store %3625, %5[%3626] : memref<?xf32>
          %3627 = vector.extract %313#15[4] : f32 from vector<8xf32>
          %3628 = arith.addi %3602, %c43 : index
          memref.store %3627, %5[%3628] : memref<?xf32>
          %3629 = vector.extract %313#15[5] : f32 from vector<8xf32>
          %3630 = arith.addi %3602, %c45 : index
          memref.store %3629, %5[%3630] : memref<?xf32>
          %3631 = vector.extract %313#15[6] : f32 from vector<8xf32>
          %3632 = arith.addi %3602, %c47 : index
          memref.store %3631, %5[%3632] : memref<?xf32>
          %3633 = vector.extract %313#15[7] : f32 from vector<8xf32>
          %3634 = arith.addi %3602, %c49 : index
          memref.store %3633, %5[%3634] : memref<?xf32>
          %3635 = vector.extract %313#16[0] : f32 from vector<8xf32>
          %3636 = arith.addi %3602, %c6 : index
          memref.store %3635, %5[%3636] : memref<?xf32>
          %3637 = vector.extract %313#16[1] : f32 from vector<8xf32>
          %3638 = arith.addi %3602, %c141 : index
          memref.store %3637, %5[%3638] : memref<?xf32>
          %3639 = vector.extract %313#16[2] : f32 from vector<8xf32>
          %3640 = arith.addi %3602, %c142 : index
          memref.store %3639, %5[%3640] : memref<?xf32>
          %3641 = vector.extract %313#16[3] : f32 from vector<8xf32>
          %3642 = arith.addi %3602, %c143 : index
          memref.store %3641, %5[%3642] : memref<?xf32>
          %3643 = vector.extract %313#16[4] : f32 from vector<8xf32>
          %3644 = arith.addi %3602, %c77 : index
          memref.store %3643, %5[%3644] : memref<?xf32>
          %3645 = vector.extract %313#16[5] : f32 from vector<8xf32>
          %3646 = arith.addi %3602, %c144 : index
          memref.store %3645, %5[%3646] : memref<?xf32>
          %3647 = vector.extract %313#16[6] : f32 from vector<8xf32>
          %3648 = arith.addi %3602, %c145 : index
          memref.store %3647, %5[%3648] : memref<?xf32>
          %3649 = vector.extract %313#16[7] : f32 from vector<8xf32>
          %3650 = arith.addi %3602, %c146 : index
          memref.store %3649, %5[%3650] : memref<?xf32>
          %3651 = vector.extract %313#17[0] : f32 from vector<8xf32>
          %3652 = arith.addi %3602, %c78 : index
          memref.store %3651, %5[%3652] : memref<?xf32>
          %3653 = vector.extract %313#17[1] : f32 from vector<8xf32>
          %3654 = arith.addi %3602, %c147 : index
          memref.store %3653, %5[%3654] : memref<?xf32>
          %3655 = vector.extract %313#17[2] : f32 from vector<8xf32>
          %3656 = arith.addi %3602, %c148 : index
          memref.store %3655, %5[%3656] : memref<?xf32>
          %3657 = vector.extract %313#17[3] : f32 from vector<8xf32>
          %3658 = arith.addi %3602, %c149 : index
          memref.store %3657, %5[%3658] : memref<?xf32>
          %3659 = vector.extract %313#17[4] : f32 from vector<8xf32>
          %3660 = arith.addi %3602, %c79 : index
          memref.store %3659, %5[%3660] : memref<?xf32>
          %3661 = vector.extract %313#17[5] : f32 from vector<8xf32>
          %3662 = arith.addi %3602, %c150 : index
          memref.store %3661, %5[%3662] : memref<?xf32>
          %3663 = vector.extract %313#17[6] : f32 from vector<8xf32>
          %3664 = arith.addi %3602, %c151 : index
          memref.store %3663, %5[%3664] : memref<?xf32>
          %3665 = vector.extract %313#17[7] : f32 from vector<8xf32>
          %3666 = arith.addi %3602, %c152 : index
          memref.store %3665, %5[%3666] : memref<?xf32>
        }
        wave.barrier
        %3667 = arith.addi %3119, %c21 : index
        %3668 = arith.addi %3667, %c21 : index
        %3669 = memref.load %5[%3668] : memref<?xf32>
        %3670 = arith.addi %3667, %c56 : index
        %3671 = memref.load %5[%3670] : memref<?xf32>
        %3672 = arith.addi %3667, %c58 : index
        %3673 = memref.load %5[%3672] : memref<?xf32>
        %3674 = arith.addi %3667, %c60 : index
        %3675 = memref.load %5[%3674] : memref<?xf32>
        %3676 = arith.addi %3667, %c62 : index
        %3677 = memref.load %5[%3676] : memref<?xf32>
        %3678 = arith.addi %3667, %c64 : index
        %3679 = memref.load %5[%3678] : memref<?xf32>
        %3680 = arith.addi %3667, %c66 : index
        %3681 = memref.load %5[%3680] : memref<?xf32>
        %3682 = arith.addi %3667, %c68 : index
        %3683 = memref.load %5[%3682] : memref<?xf32>
        %3684 = arith.mulf %3669, %3230 : f32
        %3685 = math.fma %3671, %3232, %3684 : f32
        %3686 = arith.mulf %3685, %3237 : f32
        %3687 = math.fma %3673, %3239, %3686 : f32
        %3688 = arith.mulf %3687, %3244 : f32
        %3689 = math.fma %3675, %3246, %3688 : f32
        %3690 = arith.mulf %3689, %3251 : f32
        %3691 = math.fma %3677, %3253, %3690 : f32
        %3692 = arith.mulf %3691, %3258 : f32
        %3693 = math.fma %3679, %3260, %3692 : f32
        %3694 = arith.mulf %3693, %3265 : f32
        %3695 = math.fma %3681, %3267, %3694 : f32
        %3696 = arith.mulf %3695, %3272 : f32
        %3697 = math.fma %3683, %3274, %3696 : f32
        %3698 = arith.addi %3119, %c6 : index
        %3699 = arith.addi %3698, %c21 : index
        %3700 = memref.load %5[%3699] : memref<?xf32>
        %3701 = arith.addi %3698, %c56 : index
        %3702 = memref.load %5[%3701] : memref<?xf32>
        %3703 = arith.addi %3698, %c58 : index
        %3704 = memref.load %5[%3703] : memref<?xf32>
        %3705 = arith.addi %3698, %c60 : index
        %3706 = memref.load %5[%3705] : memref<?xf32>
        %3707 = arith.addi %3698, %c62 : index
        %3708 = memref.load %5[%3707] : memref<?xf32>
        %3709 = arith.addi %3698, %c64 : index
        %3710 = memref.load %5[%3709] : memref<?xf32>
        %3711 = arith.addi %3698, %c66 : index
        %3712 = memref.load %5[%3711] : memref<?xf32>
        %3713 = arith.addi %3698, %c68 : index
        %3714 = memref.load %5[%3713] : memref<?xf32>
        %3715 = arith.mulf %3700, %3230 : f32
        %3716 = math.fma %3702, %3232, %3715 : f32
        %3717 = arith.mulf %3716, %3237 : f32
        %3718 = math.fma %3704, %3239, %3717 : f32
        %3719 = arith.mulf %3718, %3244 : f32
        %3720 = math.fma %3706, %3246, %3719 : f32
        %3721 = arith.mulf %3720, %3251 : f32
        %3722 = math.fma %3708, %3253, %3721 : f32
        %3723 = arith.mulf %3722, %3258 : f32
        %3724 = math.fma %3710, %3260, %3723 : f32
        %3725 = arith.mulf %3724, %3265 : f32
        %3726 = math.fma %3712, %3267, %3725 : f32
        %3727 = arith.mulf %3726, %3272 : f32
        %3728 = math.fma %3714, %3274, %3727 : f32
        %3729 = arith.cmpi eq, %42, %c16 : i32
        scf.if %3729 {
          %3730 = arith.addi %kvHeads, %15 : index
          %3731 = memref.load %scales[%3730] : memref<?xf32>
          %3732 = arith.divf %3731, %3276 : f32
          %3733 = arith.addi %17, %3121 : index
          %3734 = arith.cmpi slt, %3733, %groupSize : index
          scf.if %3734 {
            %3735 = arith.muli %24, %heads : index
            %3736 = arith.muli %15, %groupSize : index
            %3737 = arith.addi %3735, %3736 : index
            %3738 = arith.addi %3737, %3733 : index
            %3739 = arith.addi %3119, %c21 : index
            %3740 = arith.mulf %3307, %3732 : f32
            %3741 = arith.addf %3740, %c72 : f32
            %3742 = arith.minimumf %3741, %c153 : f32
            %3743 = arith.maximumf %3742, %c154 : f32
            %3744 = arith.truncf %3743 : f32 to f16
            %3745 = arith.muli %3738, %c6 : index
            %3746 = arith.divui %3739, %c8 : index
            %3747 = arith.addi %3745, %3746 : index
            memref.store %3744, %out[%3747] : memref<?xf16>
            %3748 = arith.addi %3119, %c6 : index
            %3749 = arith.mulf %3338, %3732 : f32
            %3750 = arith.addf %3749, %c72 : f32
            %3751 = arith.minimumf %3750, %c153 : f32
            %3752 = arith.maximumf %3751, %c154 : f32
            %3753 = arith.truncf %3752 : f32 to f16
            %3754 = arith.muli %3738, %c6 : index
            %3755 = arith.divui %3748, %c8 : index
            %3756 = arith.addi %3754, %3755 : index
            memref.store %3753, %out[%3756] : memref<?xf16>
            %3757 = arith.addi %3119, %c56 : index
            %3758 = arith.mulf %3437, %3732 : f32
            %3759 = arith.addf %3758, %c72 : f32
            %3760 = arith.minimumf %3759, %c153 : f32
            %3761 = arith.maximumf %3760, %c154 : f32
            %3762 = arith.truncf %3761 : f32 to f16
            %3763 = arith.muli %3738, %c6 : index
            %3764 = arith.divui %3757, %c8 : index
            %3765 = arith.addi %3763, %3764 : index
            memref.store %3762, %out[%3765] : memref<?xf16>
            %3766 = arith.addi %3119, %c57 : index
            %3767 = arith.mulf %3468, %3732 : f32
            %3768 = arith.addf %3767, %c72 : f32
            %3769 = arith.minimumf %3768, %c153 : f32
            %3770 = arith.maximumf %3769, %c154 : f32
            %3771 = arith.truncf %3770 : f32 to f16
            %3772 = arith.muli %3738, %c6 : index
            %3773 = arith.divui %3766, %c8 : index
            %3774 = arith.addi %3772, %3773 : index
            memref.store %3771, %out[%3774] : memref<?xf16>
            %3775 = arith.addi %3119, %c58 : index
            %3776 = arith.mulf %3567, %3732 : f32
            %3777 = arith.addf %3776, %c72 : f32
            %3778 = arith.minimumf %3777, %c153 : f32
            %3779 = arith.maximumf %3778, %c154 : f32
            %3780 = arith.truncf %3779 : f32 to f16
            %3781 = arith.muli %3738, %c6 : index
            %3782 = arith.divui %3775, %c8 : index
            %3783 = arith.addi %3781, %3782 : index
            memref.store %3780, %out[%3783] : memref<?xf16>
            %3784 = arith.addi %3119, %c59 : index
            %3785 = arith.mulf %3598, %3732 : f32
            %3786 = arith.addf %3785, %c72 : f32
            %3787 = arith.minimumf %3786, %c153 : f32
            %3788 = arith.maximumf %3787, %c154 : f32
            %3789 = arith.truncf %3788 : f32 to f16
            %3790 = arith.muli %3738, %c6 : index
            %3791 = arith.divui %3784, %c8 : index
            %3792 = arith.addi %3790, %3791 : index
            memref.store %3789, %out[%3792] : memref<?xf16>
            %3793 = arith.addi %3119, %c60 : index
            %3794 = arith.mulf %3697, %3732 : f32
            %3795 = arith.addf %3794, %c72 : f32
            %3796 = arith.minimumf %3795, %c153 : f32
            %3797 = arith.maximumf %3796, %c154 : f32
            %3798 = arith.truncf %3797 : f32 to f16
            %3799 = arith.muli %3738, %c6 : index
            %3800 = arith.divui %3793, %c8 : index
            %3801 = arith.addi %3799, %3800 : index
            memref.store %3798, %out[%3801] : memref<?xf16>
            %3802 = arith.addi %3119, %c61 : index
            %3803 = arith.mulf %3728, %3732 : f32
            %3804 = arith.addf %3803, %c72 : f32
            %3805 = arith.minimumf %3804, %c153 : f32
            %3806 = arith.maximumf %3805, %c154 : f32
            %3807 = arith.truncf %3806 : f32 to f16
            %3808 = arith.muli %3738, %c6 : index
            %3809 = arith.divui %3802, %c8 : index
            %3810 = arith.addi %3808, %3809 : index
            memref.store %3807, %out[%3810] : memref<?xf16>
          }
        } else {
          %3811 = arith.addi %ranges, %groups : index
          %3812 = arith.muli %9, %3811 : index
          %3813 = arith.index_castui %305 : i32 to index
          %3814 = arith.addi %3812, %3813 : index
          %3815 = arith.muli %3814, %c157 : index
          %3816 = arith.addi %3119, %c21 : index
          %3817 = arith.addi %3815, %3816 : index
          memref.store %3307, %partial[%3817] : memref<?xf32>
          %3818 = arith.addi %3119, %c6 : index
          %3819 = arith.addi %3815, %3818 : index
          memref.store %3338, %partial[%3819] : memref<?xf32>
          %3820 = arith.addi %3119, %c56 : index
          %3821 = arith.addi %3815, %3820 : index
          memref.store %3437, %partial[%3821] : memref<?xf32>
          %3822 = arith.addi %3119, %c57 : index
          %3823 = arith.addi %3815, %3822 : index
          memref.store %3468, %partial[%3823] : memref<?xf32>
          %3824 = arith.addi %3119, %c58 : index
          %3825 = arith.addi %3815, %3824 : index
          memref.store %3567, %partial[%3825] : memref<?xf32>
          %3826 = arith.addi %3119, %c59 : index
          %3827 = arith.addi %3815, %3826 : index
          memref.store %3598, %partial[%3827] : memref<?xf32>
          %3828 = arith.addi %3119, %c60 : index
          %3829 = arith.addi %3815, %3828 : index
          memref.store %3697, %partial[%3829] : memref<?xf32>
          %3830 = arith.addi %3119, %c61 : index
          %3831 = arith.addi %3815, %3830 : index
          memref.store %3728, %partial[%3831] : memref<?xf32>
          %3832 = arith.cmpi slt, %3119, %c8 : index
          scf.if %3832 {
            %3833 = arith.addi %3815, %c62 : index
            %3834 = arith.addi %3833, %3119 : index
            memref.store %3270, %partial[%3834] : memref<?xf32>
            %3835 = arith.addi %3834, %c8 : index
            memref.store %3276, %partial[%3835] : memref<?xf32>
          }
          %3836 = arith.addi %42, %c112 : i32
          %3837 = arith.divui %3836, %c113 : i32
          %3838 = arith.divui %305, %c113 : i32
          %3839 = arith.addi %groups, %c4 : index
          %3840 = arith.muli %9, %3839 : index
          %3841 = arith.muli %3838, %c113 : i32
          %3842 = arith.subi %42, %3841 : i32
          %3843 = arith.minsi %3842, %c113 : i32
          %3844 = arith.index_castui %3838 : i32 to index
          %3845 = arith.addi %3840, %3844 : index
          %3846 = arith.index_castui %3843 : i32 to index
          %3847 = wave.arrive %counters[%3845], %3846 : memref<?xi32>
          scf.if %3847 {
            %3848 = arith.muli %3838, %c113 : i32
            %3860:10 = scf.for %3849 = %c76 to %3843 step %c113 iter_args(%3850 = %c71, %3851 = %c72, %3852 = %c72, %3853 = %c72, %3854 = %c72, %3855 = %c72, %3856 = %c72, %3857 = %c72, %3858 = %c72, %3859 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %3861 = arith.addi %3849, %c76 : i32
              %3862 = arith.subi %3843, %c16 : i32
              %3863 = arith.minsi %3861, %3862 : i32
              %3864 = arith.addi %3848, %3863 : i32
              %3865 = arith.addi %ranges, %groups : index
              %3866 = arith.muli %9, %3865 : index
              %3867 = arith.index_castui %3864 : i32 to index
              %3868 = arith.addi %3866, %3867 : index
              %3869 = arith.muli %3868, %c157 : index
              %3870 = arith.addi %3869, %c62 : index
              %3871 = arith.addi %3870, %3121 : index
              %3872 = memref.load %partial[%3871] : memref<?xf32>
              %3873 = arith.cmpi slt, %3861, %3843 : i32
              %3874 = arith.select %3873, %3872, %c71 : f32
              %3875 = arith.addi %3869, %3119 : index
              %3876 = arith.addi %3875, %c21 : index
              %3877 = memref.load %partial[%3876] : memref<?xf32>
              %3878 = arith.addi %3869, %3119 : index
              %3879 = arith.addi %3878, %c6 : index
              %3880 = memref.load %partial[%3879] : memref<?xf32>
              %3881 = arith.addi %3869, %3119 : index
              %3882 = arith.addi %3881, %c56 : index
              %3883 = memref.load %partial[%3882] : memref<?xf32>
              %3884 = arith.addi %3869, %3119 : index
              %3885 = arith.addi %3884, %c57 : index
              %3886 = memref.load %partial[%3885] : memref<?xf32>
              %3887 = arith.addi %3869, %3119 : index
              %3888 = arith.addi %3887, %c58 : index
              %3889 = memref.load %partial[%3888] : memref<?xf32>
              %3890 = arith.addi %3869, %3119 : index
              %3891 = arith.addi %3890, %c59 : index
              %3892 = memref.load %partial[%3891] : memref<?xf32>
              %3893 = arith.addi %3869, %3119 : index
              %3894 = arith.addi %3893, %c60 : index
              %3895 = memref.load %partial[%3894] : memref<?xf32>
              %3896 = arith.addi %3869, %3119 : index
              %3897 = arith.addi %3896, %c61 : index
              %3898 = memref.load %partial[%3897] : memref<?xf32>
              %3899 = arith.addi %3871, %c8 : index
              %3900 = memref.load %partial[%3899] : memref<?xf32>
              %3901 = arith.addi %3849, %c16 : i32
              %3902 = arith.subi %3843, %c16 : i32
              %3903 = arith.minsi %3901, %3902 : i32
              %3904 = arith.addi %3848, %3903 : i32
              %3905 = arith.addi %ranges, %groups : index
              %3906 = arith.muli %9, %3905 : index
              %3907 = arith.index_castui %3904 : i32 to index
              %3908 = arith.addi %3906, %3907 : index
              %3909 = arith.muli %3908, %c157 : index
              %3910 = arith.addi %3909, %c62 : index
              %3911 = arith.addi %3910, %3121 : index
              %3912 = memref.load %partial[%3911] : memref<?xf32>
              %3913 = arith.cmpi slt, %3901, %3843 : i32
              %3914 = arith.select %3913, %3912, %c71 : f32
              %3915 = arith.addi %3909, %3119 : index
              %3916 = arith.addi %3915, %c21 : index
              %3917 = memref.load %partial[%3916] : memref<?xf32>
              %3918 = arith.addi %3909, %3119 : index
              %3919 = arith.addi %3918, %c6 : index
              %3920 = memref.load %partial[%3919] : memref<?xf32>
              %3921 = arith.addi %3909, %3119 : index
              %3922 = arith.addi %3921, %c56 : index
              %3923 = memref.load %partial[%3922] : memref<?xf32>
              %3924 = arith.addi %3909, %3119 : index
              %3925 = arith.addi %3924, %c57 : index
              %3926 = memref.load %partial[%3925] : memref<?xf32>
              %3927 = arith.addi %3909, %3119 : index
              %3928 = arith.addi %3927, %c58 : index
              %3929 = memref.load %partial[%3928] : memref<?xf32>
              %3930 = arith.addi %3909, %3119 : index
              %3931 = arith.addi %3930, %c59 : index
              %3932 = memref.load %partial[%3931] : memref<?xf32>
              %3933 = arith.addi %3909, %3119 : index
              %3934 = arith.addi %3933, %c60 : index
              %3935 = memref.load %partial[%3934] : memref<?xf32>
              %3936 = arith.addi %3909, %3119 : index
              %3937 = arith.addi %3936, %c61 : index
              %3938 = memref.load %partial[%3937] : memref<?xf32>
              %3939 = arith.addi %3911, %c8 : index
              %3940 = memref.load %partial[%3939] : memref<?xf32>
              %3941 = arith.addi %3849, %c106 : i32
              %3942 = arith.subi %3843, %c16 : i32
              %3943 = arith.minsi %3941, %3942 : i32
              %3944 = arith.addi %3848, %3943 : i32
              %3945 = arith.addi %ranges, %groups : index
              %3946 = arith.muli %9, %3945 : index
              %3947 = arith.index_castui %3944 : i32 to index
              %3948 = arith.addi %3946, %3947 : index
              %3949 = arith.muli %3948, %c157 : index
              %3950 = arith.addi %3949, %c62 : index
              %3951 = arith.addi %3950, %3121 : index
              %3952 = memref.load %partial[%3951] : memref<?xf32>
              %3953 = arith.cmpi slt, %3941, %3843 : i32
              %3954 = arith.select %3953, %3952, %c71 : f32
              %3955 = arith.addi %3949, %3119 : index
              %3956 = arith.addi %3955, %c21 : index
              %3957 = memref.load %partial[%3956] : memref<?xf32>
              %3958 = arith.addi %3949, %3119 : index
              %3959 = arith.addi %3958, %c6 : index
              %3960 = memref.load %partial[%3959] : memref<?xf32>
              %3961 = arith.addi %3949, %3119 : index
              %3962 = arith.addi %3961, %c56 : index
              %3963 = memref.load %partial[%3962] : memref<?xf32>
              %3964 = arith.addi %3949, %3119 : index
              %3965 = arith.addi %3964, %c57 : index
              %3966 = memref.load %partial[%3965] : memref<?xf32>
              %3967 = arith.addi %3949, %3119 : index
              %3968 = arith.addi %3967, %c58 : index
              %3969 = memref.load %partial[%3968] : memref<?xf32>
              %3970 = arith.addi %3949, %3119 : index
              %3971 = arith.addi %3970, %c59 : index
              %3972 = memref.load %partial[%3971] : memref<?xf32>
              %3973 = arith.addi %3949, %3119 : index
              %3974 = arith.addi %3973, %c60 : index
              %3975 = memref.load %partial[%3974] : memref<?xf32>
              %3976 = arith.addi %3949, %3119 : index
              %3977 = arith.addi %3976, %c61 : index
              %3978 = memref.load %partial[%3977] : memref<?xf32>
              %3979 = arith.addi %3951, %c8 : index
              %3980 = memref.load %partial[%3979] : memref<?xf32>
              %3981 = arith.addi %3849, %c108 : i32
              %3982 = arith.subi %3843, %c16 : i32
              %3983 = arith.minsi %3981, %3982 : i32
              %3984 = arith.addi %3848, %3983 : i32
              %3985 = arith.addi %ranges, %groups : index
              %3986 = arith.muli %9, %3985 : index
              %3987 = arith.index_castui %3984 : i32 to index
              %3988 = arith.addi %3986, %3987 : index
              %3989 = arith.muli %3988, %c157 : index
              %3990 = arith.addi %3989, %c62 : index
              %3991 = arith.addi %3990, %3121 : index
              %3992 = memref.load %partial[%3991] : memref<?xf32>
              %3993 = arith.cmpi slt, %3981, %3843 : i32
              %3994 = arith.select %3993, %3992, %c71 : f32
              %3995 = arith.addi %3989, %3119 : index
              %3996 = arith.addi %3995, %c21 : index
              %3997 = memref.load %partial[%3996] : memref<?xf32>
              %3998 = arith.addi %3989, %3119 : index
              %3999 = arith.addi %3998, %c6 : index
              %4000 = memref.load %partial[%3999] : memref<?xf32>
              %4001 = arith.addi %3989, %3119 : index
              %4002 = arith.addi %4001, %c56 : index
              %4003 = memref.load %partial[%4002] : memref<?xf32>
              %4004 = arith.addi %3989, %3119 : index
              %4005 = arith.addi %4004, %c57 : index
              %4006 = memref.load %partial[%4005] : memref<?xf32>
              %4007 = arith.addi %3989, %3119 : index
              %4008 = arith.addi %4007, %c58 : index
              %4009 = memref.load %partial[%4008] : memref<?xf32>
              %4010 = arith.addi %3989, %3119 : index
              %4011 = arith.addi %4010, %c59 : index
              %4012 = memref.load %partial[%4011] : memref<?xf32>
              %4013 = arith.addi %3989, %3119 : index
              %4014 = arith.addi %4013, %c60 : index
              %4015 = memref.load %partial[%4014] : memref<?xf32>
              %4016 = arith.addi %3989, %3119 : index
              %4017 = arith.addi %4016, %c61 : index
              %4018 = memref.load %partial[%4017] : memref<?xf32>
              %4019 = arith.addi %3991, %c8 : index
              %4020 = memref.load %partial[%4019] : memref<?xf32>
              %4021 = arith.addi %3849, %c109 : i32
              %4022 = arith.subi %3843, %c16 : i32
              %4023 = arith.minsi %4021, %4022 : i32
              %4024 = arith.addi %3848, %4023 : i32
              %4025 = arith.addi %ranges, %groups : index
              %4026 = arith.muli %9, %4025 : index
              %4027 = arith.index_castui %4024 : i32 to index
              %4028 = arith.addi %4026, %4027 : index
              %4029 = arith.muli %4028, %c157 : index
              %4030 = arith.addi %4029, %c62 : index
              %4031 = arith.addi %4030, %3121 : index
              %4032 = memref.load %partial[%4031] : memref<?xf32>
              %4033 = arith.cmpi slt, %4021, %3843 : i32
              %4034 = arith.select %4033, %4032, %c71 : f32
              %4035 = arith.addi %4029, %3119 : index
              %4036 = arith.addi %4035, %c21 : index
              %4037 = memref.load %partial[%4036] : memref<?xf32>
              %4038 = arith.addi %4029, %3119 : index
              %4039 = arith.addi %4038, %c6 : index
              %4040 = memref.load %partial[%4039] : memref<?xf32>
              %4041 = arith.addi %4029, %3119 : index
              %4042 = arith.addi %4041, %c56 : index
              %4043 = memref.load %partial[%4042] : memref<?xf32>
              %4044 = arith.addi %4029, %3119 : index
              %4045 = arith.addi %4044, %c57 : index
              %4046 = memref.load %partial[%4045] : memref<?xf32>
              %4047 = arith.addi %4029, %3119 : index
              %4048 = arith.addi %4047, %c58 : index
              %4049 = memref.load %partial[%4048] : memref<?xf32>
              %4050 = arith.addi %4029, %3119 : index
              %4051 = arith.addi %4050, %c59 : index
              %4052 = memref.load %partial[%4051] : memref<?xf32>
              %4053 = arith.addi %4029, %3119 : index
              %4054 = arith.addi %4053, %c60 : index
              %4055 = memref.load %partial[%4054] : memref<?xf32>
              %4056 = arith.addi %4029, %3119 : index
              %4057 = arith.addi %4056, %c61 : index
              %4058 = memref.load %partial[%4057] : memref<?xf32>
              %4059 = arith.addi %4031, %c8 : index
              %4060 = memref.load %partial[%4059] : memref<?xf32>
              %4061 = arith.addi %3849, %c110 : i32
              %4062 = arith.subi %3843, %c16 : i32
              %4063 = arith.minsi %4061, %4062 : i32
              %4064 = arith.addi %3848, %4063 : i32
              %4065 = arith.addi %ranges, %groups : index
              %4066 = arith.muli %9, %4065 : index
              %4067 = arith.index_castui %4064 : i32 to index
              %4068 = arith.addi %4066, %4067 : index
              %4069 = arith.muli %4068, %c157 : index
              %4070 = arith.addi %4069, %c62 : index
              %4071 = arith.addi %4070, %3121 : index
              %4072 = memref.load %partial[%4071] : memref<?xf32>
              %4073 = arith.cmpi slt, %4061, %3843 : i32
              %4074 = arith.select %4073, %4072, %c71 : f32
              %4075 = arith.addi %4069, %3119 : index
              %4076 = arith.addi %4075, %c21 : index
              %4077 = memref.load %partial[%4076] : memref<?xf32>
              %4078 = arith.addi %4069, %3119 : index
              %4079 = arith.addi %4078, %c6 : index
              %4080 = memref.load %partial[%4079] : memref<?xf32>
              %4081 = arith.addi %4069, %3119 : index
              %4082 = arith.addi %4081, %c56 : index
              %4083 = memref.load %partial[%4082] : memref<?xf32>
              %4084 = arith.addi %4069, %3119 : index
              %4085 = arith.addi %4084, %c57 : index
              %4086 = memref.load %partial[%4085] : memref<?xf32>
              %4087 = arith.addi %4069, %3119 : index
              %4088 = arith.addi %4087, %c58 : index
              %4089 = memref.load %partial[%4088] : memref<?xf32>
              %4090 = arith.addi %4069, %3119 : index
              %4091 = arith.addi %4090, %c59 : index
              %4092 = memref.load %partial[%4091] : memref<?xf32>
              %4093 = arith.addi %4069, %3119 : index
              %4094 = arith.addi %4093, %c60 : index
              %4095 = memref.load %partial[%4094] : memref<?xf32>
              %4096 = arith.addi %4069, %3119 : index
              %4097 = arith.addi %4096, %c61 : index
              %4098 = memref.load %partial[%4097] : memref<?xf32>
              %4099 = arith.addi %4071, %c8 : index
              %4100 = memref.load %partial[%4099] : memref<?xf32>
              %4101 = arith.addi %3849, %c111 : i32
              %4102 = arith.subi %3843, %c16 : i32
              %4103 = arith.minsi %4101, %4102 : i32
              %4104 = arith.addi %3848, %4103 : i32
              %4105 = arith.addi %ranges, %groups : index
              %4106 = arith.muli %9, %4105 : index
              %4107 = arith.index_castui %4104 : i32 to index
              %4108 = arith.addi %4106, %4107 : index
              %4109 = arith.muli %4108, %c157 : index
              %4110 = arith.addi %4109, %c62 : index
              %4111 = arith.addi %4110, %3121 : index
              %4112 = memref.load %partial[%4111] : memref<?xf32>
              %4113 = arith.cmpi slt, %4101, %3843 : i32
              %4114 = arith.select %4113, %4112, %c71 : f32
              %4115 = arith.addi %4109, %3119 : index
              %4116 = arith.addi %4115, %c21 : index
              %4117 = memref.load %partial[%4116] : memref<?xf32>
              %4118 = arith.addi %4109, %3119 : index
              %4119 = arith.addi %4118, %c6 : index
              %4120 = memref.load %partial[%4119] : memref<?xf32>
              %4121 = arith.addi %4109, %3119 : index
              %4122 = arith.addi %4121, %c56 : index
              %4123 = memref.load %partial[%4122] : memref<?xf32>
              %4124 = arith.addi %4109, %3119 : index
              %4125 = arith.addi %4124, %c57 : index
              %4126 = memref.load %partial[%4125] : memref<?xf32>
              %4127 = arith.addi %4109, %3119 : index
              %4128 = arith.addi %4127, %c58 : index
              %4129 = memref.load %partial[%4128] : memref<?xf32>
              %4130 = arith.addi %4109, %3119 : index
              %4131 = arith.addi %4130, %c59 : index
              %4132 = memref.load %partial[%4131] : memref<?xf32>
              %4133 = arith.addi %4109, %3119 : index
              %4134 = arith.addi %4133, %c60 : index
              %4135 = memref.load %partial[%4134] : memref<?xf32>
              %4136 = arith.addi %4109, %3119 : index
              %4137 = arith.addi %4136, %c61 : index
              %4138 = memref.load %partial[%4137] : memref<?xf32>
              %4139 = arith.addi %4111, %c8 : index
              %4140 = memref.load %partial[%4139] : memref<?xf32>
              %4141 = arith.addi %3849, %c112 : i32
              %4142 = arith.subi %3843, %c16 : i32
              %4143 = arith.minsi %4141, %4142 : i32
              %4144 = arith.addi %3848, %4143 : i32
              %4145 = arith.addi %ranges, %groups : index
              %4146 = arith.muli %9, %4145 : index
              %4147 = arith.index_castui %4144 : i32 to index
              %4148 = arith.addi %4146, %4147 : index
              %4149 = arith.muli %4148, %c157 : index
              %4150 = arith.addi %4149, %c62 : index
              %4151 = arith.addi %4150, %3121 : index
              %4152 = memref.load %partial[%4151] : memref<?xf32>
              %4153 = arith.cmpi slt, %4141, %3843 : i32
              %4154 = arith.select %4153, %4152, %c71 : f32
              %4155 = arith.addi %4149, %3119 : index
              %4156 = arith.addi %4155, %c21 : index
              %4157 = memref.load %partial[%4156] : memref<?xf32>
              %4158 = arith.addi %4149, %3119 : index
              %4159 = arith.addi %4158, %c6 : index
              %4160 = memref.load %partial[%4159] : memref<?xf32>
              %4161 = arith.addi %4149, %3119 : index
              %4162 = arith.addi %4161, %c56 : index
              %4163 = memref.load %partial[%4162] : memref<?xf32>
              %4164 = arith.addi %4149, %3119 : index
              %4165 = arith.addi %4164, %c57 : index
              %4166 = memref.load %partial[%4165] : memref<?xf32>
              %4167 = arith.addi %4149, %3119 : index
              %4168 = arith.addi %4167, %c58 : index
              %4169 = memref.load %partial[%4168] : memref<?xf32>
              %4170 = arith.addi %4149, %3119 : index
              %4171 = arith.addi %4170, %c59 : index
              %4172 = memref.load %partial[%4171] : memref<?xf32>
              %4173 = arith.addi %4149, %3119 : index
              %4174 = arith.addi %4173, %c60 : index
              %4175 = memref.load %partial[%4174] : memref<?xf32>
              %4176 = arith.addi %4149, %3119 : index
              %4177 = arith.addi %4176, %c61 : index
              %4178 = memref.load %partial[%4177] : memref<?xf32>
              %4179 = arith.addi %4151, %c8 : index
              %4180 = memref.load %partial[%4179] : memref<?xf32>
              %4181 = arith.maxnumf %3850, %3874 fastmath<nnan> : f32
              %4182 = arith.subf %3850, %4181 : f32
              %4183 = wave.exp2 %4182 : f32
              %4184 = arith.subf %3874, %4181 : f32
              %4185 = wave.exp2 %4184 : f32
              %4186 = arith.mulf %3851, %4183 : f32
              %4187 = math.fma %3900, %4185, %4186 : f32
              %4188 = arith.mulf %3852, %4183 : f32
              %4189 = math.fma %3877, %4185, %4188 : f32
              %4190 = arith.mulf %3853, %4183 : f32
              %4191 = math.fma %3880, %4185, %4190 : f32
              %4192 = arith.mulf %3854, %4183 : f32
              %4193 = math.fma %3883, %4185, %4192 : f32
              %4194 = arith.mulf %3855, %4183 : f32
              %4195 = math.fma %3886, %4185, %4194 : f32
              %4196 = arith.mulf %3856, %4183 : f32
              %4197 = math.fma %3889, %4185, %4196 : f32
              %4198 = arith.mulf %3857, %4183 : f32
              %4199 = math.fma %3892, %4185, %4198 : f32
              %4200 = arith.mulf %3858, %4183 : f32
              %4201 = math.fma %3895, %4185, %4200 : f32
              %4202 = arith.mulf %3859, %4183 : f32
              %4203 = math.fma %3898, %4185, %4202 : f32
              %4204 = arith.maxnumf %4181, %3914 fastmath<nnan> : f32
              %4205 = arith.subf %4181, %4204 : f32
              %4206 = wave.exp2 %4205 : f32
              %4207 = arith.subf %3914, %4204 : f32
              %4208 = wave.exp2 %4207 : f32
              %4209 = arith.mulf %4187, %4206 : f32
              %4210 = math.fma %3940, %4208, %4209 : f32
              %4211 = arith.mulf %4189, %4206 : f32
              %4212 = math.fma %3917, %4208, %4211 : f32
              %4213 = arith.mulf %4191, %4206 : f32
              %4214 = math.fma %3920, %4208, %4213 : f32
              %4215 = arith.mulf %4193, %4206 : f32
              %4216 = math.fma %3923, %4208, %4215 : f32
              %4217 = arith.mulf %4195, %4206 : f32
              %4218 = math.fma %3926, %4208, %4217 : f32
              %4219 = arith.mulf %4197, %4206 : f32
              %4220 = math.fma %3929, %4208, %4219 : f32
              %4221 = arith.mulf %4199, %4206 : f32
              %4222 = math.fma %3932, %4208, %4221 : f32
              %4223 = arith.mulf %4201, %4206 : f32
              %4224 = math.fma %3935, %4208, %4223 : f32
              %4225 = arith.mulf %4203, %4206 : f32
              %4226 = math.fma %3938, %4208, %4225 : f32
              %4227 = arith.maxnumf %4204, %3954 fastmath<nnan> : f32
              %4228 = arith.subf %4204, %4227 : f32
              %4229 = wave.exp2 %4228 : f32
              %4230 = arith.subf %3954, %4227 : f32
              %4231 = wave.exp2 %4230 : f32
              %4232 = arith.mulf %4210, %4229 : f32
              %4233 = math.fma %3980, %4231, %4232 : f32
              %4234 = arith.mulf %4212, %4229 : f32
              %4235 = math.fma %3957, %4231, %4234 : f32
              %4236 = arith.mulf %4214, %4229 : f32
              %4237 = math.fma %3960, %4231, %4236 : f32
              %4238 = arith.mulf %4216, %4229 : f32
              %4239 = math.fma %3963, %4231, %4238 : f32
              %4240 = arith.mulf %4218, %4229 : f32
              %4241 = math.fma %3966, %4231, %4240 : f32
              %4242 = arith.mulf %4220, %4229 : f32
              %4243 = math.fma %3969, %4231, %4242 : f32
              %4244 = arith.mulf %4222, %4229 : f32
              %4245 = math.fma %3972, %4231, %4244 : f32
              %4246 = arith.mulf %4224, %4229 : f32
              %4247 = math.fma %3975, %4231, %4246 : f32
              %4248 = arith.mulf %4226, %4229 : f32
              %4249 = math.fma %3978, %4231, %4248 : f32
              %4250 = arith.maxnumf %4227, %3994 fastmath<nnan> : f32
              %4251 = arith.subf %4227, %4250 : f32
              %4252 = wave.exp2 %4251 : f32
              %4253 = arith.subf %3994, %4250 : f32
              %4254 = wave.exp2 %4253 : f32
              %4255 = arith.mulf %4233, %4252 : f32
              %4256 = math.fma %4020, %4254, %4255 : f32
              %4257 = arith.mulf %4235, %4252 : f32
              %4258 = math.fma %3997, %4254, %4257 : f32
              %4259 = arith.mulf %4237, %4252 : f32
              %4260 = math.fma %4000, %4254, %4259 : f32
              %4261 = arith.mulf %4239, %4252 : f32
              %4262 = math.fma %4003, %4254, %4261 : f32
              %4263 = arith.mulf %4241, %4252 : f32
              %4264 = math.fma %4006, %4254, %4263 : f32
              %4265 = arith.mulf %4243, %4252 : f32
              %4266 = math.fma %4009, %4254, %4265 : f32
              %4267 = arith.mulf %4245, %4252 : f32
              %4268 = math.fma %4012, %4254, %4267 : f32
              %4269 = arith.mulf %4247, %4252 : f32
              %4270 = math.fma %4015, %4254, %4269 : f32
              %4271 = arith.mulf %4249, %4252 : f32
              %4272 = math.fma %4018, %4254, %4271 : f32
              %4273 = arith.maxnumf %4250, %4034 fastmath<nnan> : f32
              %4274 = arith.subf %4250, %4273 : f32
              %4275 = wave.exp2 %4274 : f32
              %4276 = arith.subf %4034, %4273 : f32
              %4277 = wave.exp2 %4276 : f32
              %4278 = arith.mulf %4256, %4275 : f32
              %4279 = math.fma %4060, %4277, %4278 : f32
              %4280 = arith.mulf %4258, %4275 : f32
              %4281 = math.fma %4037, %4277, %4280 : f32
              %4282 = arith.mulf %4260, %4275 : f32
              %4283 = math.fma %4040, %4277, %4282 : f32
              %4284 = arith.mulf %4262, %4275 : f32
              %4285 = math.fma %4043, %4277, %4284 : f32
              %4286 = arith.mulf %4264, %4275 : f32
              %4287 = math.fma %4046, %4277, %4286 : f32
              %4288 = arith.mulf %4266, %4275 : f32
              %4289 = math.fma %4049, %4277, %4288 : f32
              %4290 = arith.mulf %4268, %4275 : f32
              %4291 = math.fma %4052, %4277, %4290 : f32
              %4292 = arith.mulf %4270, %4275 : f32
              %4293 = math.fma %4055, %4277, %4292 : f32
              %4294 = arith.mulf %4272, %4275 : f32
              %4295 = math.fma %4058, %4277, %4294 : f32
              %4296 = arith.maxnumf %4273, %4074 fastmath<nnan> : f32
              %4297 = arith.subf %4273, %4296 : f32
              %4298 = wave.exp2 %4297 : f32
              %4299 = arith.subf %4074, %4296 : f32
              %4300 = wave.exp2 %4299 : f32
              %4301 = arith.mulf %4279, %4298 : f32
              %4302 = math.fma %4100, %4300, %4301 : f32
              %4303 = arith.mulf %4281, %4298 : f32
              %4304 = math.fma %4077, %4300, %4303 : f32
              %4305 = arith.mulf %4283, %4298 : f32
              %4306 = math.fma %4080, %4300, %4305 : f32
              %4307 = arith.mulf %4285, %4298 : f32
              %4308 = math.fma %4083, %4300, %4307 : f32
              %4309 = arith.mulf %4287, %4298 : f32
              %4310 = math.fma %4086, %4300, %4309 : f32
              %4311 = arith.mulf %4289, %4298 : f32
              %4312 = math.fma %4089, %4300, %4311 : f32
              %4313 = arith.mulf %4291, %4298 : f32
              %4314 = math.fma %4092, %4300, %4313 : f32
              %4315 = arith.mulf %4293, %4298 : f32
              %4316 = math.fma %4095, %4300, %4315 : f32
              %4317 = arith.mulf %4295, %4298 : f32
              %4318 = math.fma %4098, %4300, %4317 : f32
              %4319 = arith.maxnumf %4296, %4114 fastmath<nnan> : f32
              %4320 = arith.subf %4296, %4319 : f32
              %4321 = wave.exp2 %4320 : f32
              %4322 = arith.subf %4114, %4319 : f32
              %4323 = wave.exp2 %4322 : f32
              %4324 = arith.mulf %4302, %4321 : f32
              %4325 = math.fma %4140, %4323, %4324 : f32
              %4326 = arith.mulf %4304, %4321 : f32
              %4327 = math.fma %4117, %4323, %4326 : f32
              %4328 = arith.mulf %4306, %4321 : f32
              %4329 = math.fma %4120, %4323, %4328 : f32
              %4330 = arith.mulf %4308, %4321 : f32
              %4331 = math.fma %4123, %4323, %4330 : f32
              %4332 = arith.mulf %4310, %4321 : f32
              %4333 = math.fma %4126, %4323, %4332 : f32
              %4334 = arith.mulf %4312, %4321 : f32
              %4335 = math.fma %4129, %4323, %4334 : f32
              %4336 = arith.mulf %4314, %4321 : f32
              %4337 = math.fma %4132, %4323, %4336 : f32
              %4338 = arith.mulf %4316, %4321 : f32
              %4339 = math.fma %4135, %4323, %4338 : f32
              %4340 = arith.mulf %4318, %4321 : f32
              %4341 = math.fma %4138, %4323, %4340 : f32
              %4342 = arith.maxnumf %4319, %4154 fastmath<nnan> : f32
              %4343 = arith.subf %4319, %4342 : f32
              %4344 = wave.exp2 %4343 : f32
              %4345 = arith.subf %4154, %4342 : f32
              %4346 = wave.exp2 %4345 : f32
              %4347 = arith.mulf %4325, %4344 : f32
              %4348 = math.fma %4180, %4346, %4347 : f32
              %4349 = arith.mulf %4327, %4344 : f32
              %4350 = math.fma %4157, %4346, %4349 : f32
              %4351 = arith.mulf %4329, %4344 : f32
              %4352 = math.fma %4160, %4346, %4351 : f32
              %4353 = arith.mulf %4331, %4344 : f32
              %4354 = math.fma %4163, %4346, %4353 : f32
              %4355 = arith.mulf %4333, %4344 : f32
              %4356 = math.fma %4166, %4346, %4355 : f32
              %4357 = arith.mulf %4335, %4344 : f32
              %4358 = math.fma %4169, %4346, %4357 : f32
              %4359 = arith.mulf %4337, %4344 : f32
              %4360 = math.fma %4172, %4346, %4359 : f32
              %4361 = arith.mulf %4339, %4344 : f32
              %4362 = math.fma %4175, %4346, %4361 : f32
              %4363 = arith.mulf %4341, %4344 : f32
              %4364 = math.fma %4178, %4346, %4363 : f32
              scf.yield %4342, %4348, %4350, %4352, %4354, %4356, %4358, %4360, %4362, %4364 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %4365 = arith.cmpi eq, %3837, %c16 : i32
            scf.if %4365 {
              %4366 = arith.addi %kvHeads, %15 : index
              %4367 = memref.load %scales[%4366] : memref<?xf32>
              %4368 = arith.divf %4367, %3860#1 : f32
              %4369 = arith.addi %17, %3121 : index
              %4370 = arith.cmpi slt, %4369, %groupSize : index
              scf.if %4370 {
                %4371 = arith.muli %24, %heads : index
                %4372 = arith.muli %15, %groupSize : index
                %4373 = arith.addi %4371, %4372 : index
                %4374 = arith.addi %4373, %4369 : index
                %4375 = arith.addi %3119, %c21 : index
                %4376 = arith.mulf %3860#2, %4368 : f32
                %4377 = arith.addf %4376, %c72 : f32
                %4378 = arith.minimumf %4377, %c153 : f32
                %4379 = arith.maximumf %4378, %c154 : f32
                %4380 = arith.truncf %4379 : f32 to f16
                %4381 = arith.muli %4374, %c6 : index
                %4382 = arith.divui %4375, %c8 : index
                %4383 = arith.addi %4381, %4382 : index
                memref.store %4380, %out[%4383] : memref<?xf16>
                %4384 = arith.addi %3119, %c6 : index
                %4385 = arith.mulf %3860#3, %4368 : f32
                %4386 = arith.addf %4385, %c72 : f32
                %4387 = arith.minimumf %4386, %c153 : f32
                %4388 = arith.maximumf %4387, %c154 : f32
                %4389 = arith.truncf %4388 : f32 to f16
                %4390 = arith.muli %4374, %c6 : index
                %4391 = arith.divui %4384, %c8 : index
                %4392 = arith.addi %4390, %4391 : index
                memref.store %4389, %out[%4392] : memref<?xf16>
                %4393 = arith.addi %3119, %c56 : index
                %4394 = arith.mulf %3860#4, %4368 : f32
                %4395 = arith.addf %4394, %c72 : f32
                %4396 = arith.minimumf %4395, %c153 : f32
                %4397 = arith.maximumf %4396, %c154 : f32
                %4398 = arith.truncf %4397 : f32 to f16
                %4399 = arith.muli %4374, %c6 : index
                %4400 = arith.divui %4393, %c8 : index
                %4401 = arith.addi %4399, %4400 : index
                memref.store %4398, %out[%4401] : memref<?xf16>
                %4402 = arith.addi %3119, %c57 : index
                %4403 = arith.mulf %3860#5, %4368 : f32
                %4404 = arith.addf %4403, %c72 : f32
                %4405 = arith.minimumf %4404, %c153 : f32
                %4406 = arith.maximumf %4405, %c154 : f32
                %4407 = arith.truncf %4406 : f32 to f16
                %4408 = arith.muli %4374, %c6 : index
                %4409 = arith.divui %4402, %c8 : index
                %4410 = arith.addi %4408, %4409 : index
                memref.store %4407, %out[%4410] : memref<?xf16>
                %4411 = arith.addi %3119, %c58 : index
                %4412 = arith.mulf %3860#6, %4368 : f32
                %4413 = arith.addf %4412, %c72 : f32
                %4414 = arith.minimumf %4413, %c153 : f32
                %4415 = arith.maximumf %4414, %c154 : f32
                %4416 = arith.truncf %4415 : f32 to f16
                %4417 = arith.muli %4374, %c6 : index
                %4418 = arith.divui %4411, %c8 : index
                %4419 = arith.addi %4417, %4418 : index
                memref.store %4416, %out[%4419] : memref<?xf16>
                %4420 = arith.addi %3119, %c59 : index
                %4421 = arith.mulf %3860#7, %4368 : f32
                %4422 = arith.addf %4421, %c72 : f32
                %4423 = arith.minimumf %4422, %c153 : f32
                %4424 = arith.maximumf %4423, %c154 : f32
                %4425 = arith.truncf %4424 : f32 to f16
                %4426 = arith.muli %4374, %c6 : index
                %4427 = arith.divui %4420, %c8 : index
                %4428 = arith.addi %4426, %4427 : index
                memref.store %4425, %out[%4428] : memref<?xf16>
                %4429 = arith.addi %3119, %c60 : index
                %4430 = arith.mulf %3860#8, %4368 : f32
                %4431 = arith.addf %4430, %c72 : f32
                %4432 = arith.minimumf %4431, %c153 : f32
                %4433 = arith.maximumf %4432, %c154 : f32
                %4434 = arith.truncf %4433 : f32 to f16
                %4435 = arith.muli %4374, %c6 : index
                %4436 = arith.divui %4429, %c8 : index
                %4437 = arith.addi %4435, %4436 : index
                memref.store %4434, %out[%4437] : memref<?xf16>
                %4438 = arith.addi %3119, %c61 : index
                %4439 = arith.mulf %3860#9, %4368 : f32
                %4440 = arith.addf %4439, %c72 : f32
                %4441 = arith.minimumf %4440, %c153 : f32
                %4442 = arith.maximumf %4441, %c154 : f32
                %4443 = arith.truncf %4442 : f32 to f16
                %4444 = arith.muli %4374, %c6 : index
                %4445 = arith.divui %4438, %c8 : index
                %4446 = arith.addi %4444, %4445 : index
                memref.store %4443, %out[%4446] : memref<?xf16>
              }
            } else {
              %4447 = arith.index_cast %ranges : index to i32
              %4448 = arith.addi %4447, %3838 : i32
              %4449 = arith.addi %ranges, %groups : index
              %4450 = arith.muli %9, %4449 : index
              %4451 = arith.index_castui %4448 : i32 to index
              %4452 = arith.addi %4450, %4451 : index
              %4453 = arith.muli %4452, %c157 : index
              %4454 = arith.addi %3119, %c21 : index
              %4455 = arith.addi %4453, %4454 : index
              memref.store %3860#2, %partial[%4455] : memref<?xf32>
              %4456 = arith.addi %3119, %c6 : index
              %4457 = arith.addi %4453, %4456 : index
              memref.store %3860#3, %partial[%4457] : memref<?xf32>
              %4458 = arith.addi %3119, %c56 : index
              %4459 = arith.addi %4453, %4458 : index
              memref.store %3860#4, %partial[%4459] : memref<?xf32>
              %4460 = arith.addi %3119, %c57 : index
              %4461 = arith.addi %4453, %4460 : index
              memref.store %3860#5, %partial[%4461] : memref<?xf32>
              %4462 = arith.addi %3119, %c58 : index
              %4463 = arith.addi %4453, %4462 : index
              memref.store %3860#6, %partial[%4463] : memref<?xf32>
              %4464 = arith.addi %3119, %c59 : index
              %4465 = arith.addi %4453, %4464 : index
              memref.store %3860#7, %partial[%4465] : memref<?xf32>
              %4466 = arith.addi %3119, %c60 : index
              %4467 = arith.addi %4453, %4466 : index
              memref.store %3860#8, %partial[%4467] : memref<?xf32>
              %4468 = arith.addi %3119, %c61 : index
              %4469 = arith.addi %4453, %4468 : index
              memref.store %3860#9, %partial[%4469] : memref<?xf32>
              %4470 = arith.cmpi slt, %3119, %c8 : index
              scf.if %4470 {
                %4471 = arith.addi %4453, %c62 : index
                %4472 = arith.addi %4471, %3119 : index
                memref.store %3860#0, %partial[%4472] : memref<?xf32>
                %4473 = arith.addi %4472, %c8 : index
                memref.store %3860#1, %partial[%4473] : memref<?xf32>
              }
              %4474 = arith.addi %3840, %groups : index
              %4475 = arith.index_castui %3837 : i32 to index
              %4476 = wave.arrive %counters[%4474], %4475 : memref<?xi32>
              scf.if %4476 {
                %4488:10 = scf.for %4477 = %c76 to %3837 step %c113 iter_args(%4478 = %c71, %4479 = %c72, %4480 = %c72, %4481 = %c72, %4482 = %c72, %4483 = %c72, %4484 = %c72, %4485 = %c72, %4486 = %c72, %4487 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %4489 = arith.addi %4477, %c76 : i32
                  %4490 = arith.subi %3837, %c16 : i32
                  %4491 = arith.minsi %4489, %4490 : i32
                  %4492 = arith.addi %4447, %4491 : i32
                  %4493 = arith.addi %ranges, %groups : index
                  %4494 = arith.muli %9, %4493 : index
                  %4495 = arith.index_castui %4492 : i32 to index
                  %4496 = arith.addi %4494, %4495 : index
                  %4497 = arith.muli %4496, %c157 : index
                  %4498 = arith.addi %4497, %c62 : index
                  %4499 = arith.addi %4498, %3121 : index
                  %4500 = memref.load %partial[%4499] : memref<?xf32>
                  %4501 = arith.cmpi slt, %4489, %3837 : i32
                  %4502 = arith.select %4501, %4500, %c71 : f32
                  %4503 = arith.addi %4497, %3119 : index
                  %4504 = arith.addi %4503, %c21 : index
                  %4505 = memref.load %partial[%4504] : memref<?xf32>
                  %4506 = arith.addi %4497, %3119 : index
                  %4507 = arith.addi %4506, %c6 : index
                  %4508 = memref.load %partial[%4507] : memref<?xf32>
                  %4509 = arith.addi %4497, %3119 : index
                  %4510 = arith.addi %4509, %c56 : index
                  %4511 = memref.load %partial[%4510] : memref<?xf32>
                  %4512 = arith.addi %4497, %3119 : index
                  %4513 = arith.addi %4512, %c57 : index
                  %4514 = memref.load %partial[%4513] : memref<?xf32>
                  %4515 = arith.addi %4497, %3119 : index
                  %4516 = arith.addi %4515, %c58 : index
                  %4517 = memref.load %partial[%4516] : memref<?xf32>
                  %4518 = arith.addi %4497, %3119 : index
                  %4519 = arith.addi %4518, %c59 : index
                  %4520 = memref.load %partial[%4519] : memref<?xf32>
                  %4521 = arith.addi %4497, %3119 : index
                  %4522 = arith.addi %4521, %c60 : index
                  %4523 = memref.load %partial[%4522] : memref<?xf32>
                  %4524 = arith.addi %4497, %3119 : index
                  %4525 = arith.addi %4524, %c61 : index
                  %4526 = memref.load %partial[%4525] : memref<?xf32>
                  %4527 = arith.addi %4499, %c8 : index
                  %4528 = memref.load %partial[%4527] : memref<?xf32>
                  %4529 = arith.addi %4477, %c16 : i32
                  %4530 = arith.subi %3837, %c16 : i32
                  %4531 = arith.minsi %4529, %4530 : i32
                  %4532 = arith.addi %4447, %4531 : i32
                  %4533 = arith.addi %ranges, %groups : index
                  %4534 = arith.muli %9, %4533 : index
                  %4535 = arith.index_castui %4532 : i32 to index
                  %4536 = arith.addi %4534, %4535 : index
                  %4537 = arith.muli %4536, %c157 : index
                  %4538 = arith.addi %4537, %c62 : index
                  %4539 = arith.addi %4538, %3121 : index
                  %4540 = memref.load %partial[%4539] : memref<?xf32>
                  %4541 = arith.cmpi slt, %4529, %3837 : i32
                  %4542 = arith.select %4541, %4540, %c71 : f32
                  %4543 = arith.addi %4537, %3119 : index
                  %4544 = arith.addi %4543, %c21 : index
                  %4545 = memref.load %partial[%4544] : memref<?xf32>
                  %4546 = arith.addi %4537, %3119 : index
                  %4547 = arith.addi %4546, %c6 : index
                  %4548 = memref.load %partial[%4547] : memref<?xf32>
                  %4549 = arith.addi %4537, %3119 : index
                  %4550 = arith.addi %4549, %c56 : index
                  %4551 = memref.load %partial[%4550] : memref<?xf32>
                  %4552 = arith.addi %4537, %3119 : index
                  %4553 = arith.addi %4552, %c57 : index
                  %4554 = memref.load %partial[%4553] : memref<?xf32>
                  %4555 = arith.addi %4537, %3119 : index
                  %4556 = arith.addi %4555, %c58 : index
                  %4557 = memref.load %partial[%4556] : memref<?xf32>
                  %4558 = arith.addi %4537, %3119 : index
                  %4559 = arith.addi %4558, %c59 : index
                  %4560 = memref.load %partial[%4559] : memref<?xf32>
                  %4561 = arith.addi %4537, %3119 : index
                  %4562 = arith.addi %4561, %c60 : index
                  %4563 = memref.load %partial[%4562] : memref<?xf32>
                  %4564 = arith.addi %4537, %3119 : index
                  %4565 = arith.addi %4564, %c61 : index
                  %4566 = memref.load %partial[%4565] : memref<?xf32>
                  %4567 = arith.addi %4539, %c8 : index
                  %4568 = memref.load %partial[%4567] : memref<?xf32>
                  %4569 = arith.addi %4477, %c106 : i32
                  %4570 = arith.subi %3837, %c16 : i32
                  %4571 = arith.minsi %4569, %4570 : i32
                  %4572 = arith.addi %4447, %4571 : i32
                  %4573 = arith.addi %ranges, %groups : index
                  %4574 = arith.muli %9, %4573 : index
                  %4575 = arith.index_castui %4572 : i32 to index
                  %4576 = arith.addi %4574, %4575 : index
                  %4577 = arith.muli %4576, %c157 : index
                  %4578 = arith.addi %4577, %c62 : index
                  %4579 = arith.addi %4578, %3121 : index
                  %4580 = memref.load %partial[%4579] : memref<?xf32>
                  %4581 = arith.cmpi slt, %4569, %3837 : i32
                  %4582 = arith.select %4581, %4580, %c71 : f32
                  %4583 = arith.addi %4577, %3119 : index
                  %4584 = arith.addi %4583, %c21 : index
                  %4585 = memref.load %partial[%4584] : memref<?xf32>
                  %4586 = arith.addi %4577, %3119 : index
                  %4587 = arith.addi %4586, %c6 : index
                  %4588 = memref.load %partial[%4587] : memref<?xf32>
                  %4589 = arith.addi %4577, %3119 : index
                  %4590 = arith.addi %4589, %c56 : index
                  %4591 = memref.load %partial[%4590] : memref<?xf32>
                  %4592 = arith.addi %4577, %3119 : index
                  %4593 = arith.addi %4592, %c57 : index
                  %4594 = memref.load %partial[%4593] : memref<?xf32>
                  %4595 = arith.addi %4577, %3119 : index
                  %4596 = arith.addi %4595, %c58 : index
                  %4597 = memref.load %partial[%4596] : memref<?xf32>
                  %4598 = arith.addi %4577, %3119 : index
                  %4599 = arith.addi %4598, %c59 : index
                  %4600 = memref.load %partial[%4599] : memref<?xf32>
                  %4601 = arith.addi %4577, %3119 : index
                  %4602 = arith.addi %4601, %c60 : index
                  %4603 = memref.load %partial[%4602] : memref<?xf32>
                  %4604 = arith.addi %4577, %3119 : index
                  %4605 = arith.addi %4604, %c61 : index
                  %4606 = memref.load %partial[%4605] : memref<?xf32>
                  %4607 = arith.addi %4579, %c8 : index
                  %4608 = memref.load %partial[%4607] : memref<?xf32>
                  %4609 = arith.addi %4477, %c108 : i32
                  %4610 = arith.subi %3837, %c16 : i32
                  %4611 = arith.minsi %4609, %4610 : i32
                  %4612 = arith.addi %4447, %4611 : i32
                  %4613 = arith.addi %ranges, %groups : index
                  %4614 = arith.muli %9, %4613 : index
                  %4615 = arith.index_castui %4612 : i32 to index
                  %4616 = arith.addi %4614, %4615 : index
                  %4617 = arith.muli %4616, %c157 : index
                  %4618 = arith.addi %4617, %c62 : index
                  %4619 = arith.addi %4618, %3121 : index
                  %4620 = memref.load %partial[%4619] : memref<?xf32>
                  %4621 = arith.cmpi slt, %4609, %3837 : i32
                  %4622 = arith.select %4621, %4620, %c71 : f32
                  %4623 = arith.addi %4617, %3119 : index
                  %4624 = arith.addi %4623, %c21 : index
                  %4625 = memref.load %partial[%4624] : memref<?xf32>
                  %4626 = arith.addi %4617, %3119 : index
                  %4627 = arith.addi %4626, %c6 : index
                  %4628 = memref.load %partial[%4627] : memref<?xf32>
                  %4629 = arith.addi %4617, %3119 : index
                  %4630 = arith.addi %4629, %c56 : index
                  %4631 = memref.load %partial[%4630] : memref<?xf32>
                  %4632 = arith.addi %4617, %3119 : index
                  %4633 = arith.addi %4632, %c57 : index
                  %4634 = memref.load %partial[%4633] : memref<?xf32>
                  %4635 = arith.addi %4617, %3119 : index
                  %4636 = arith.addi %4635, %c58 : index
                  %4637 = memref.load %partial[%4636] : memref<?xf32>
                  %4638 = arith.addi %4617, %3119 : index
                  %4639 = arith.addi %4638, %c59 : index
                  %4640 = memref.load %partial[%4639] : memref<?xf32>
                  %4641 = arith.addi %4617, %3119 : index
                  %4642 = arith.addi %4641, %c60 : index
                  %4643 = memref.load %partial[%4642] : memref<?xf32>
                  %4644 = arith.addi %4617, %3119 : index
                  %4645 = arith.addi %4644, %c61 : index
                  %4646 = memref.load %partial[%4645] : memref<?xf32>
                  %4647 = arith.addi %4619, %c8 : index
                  %4648 = memref.load %partial[%4647] : memref<?xf32>
                  %4649 = arith.addi %4477, %c109 : i32
                  %4650 = arith.subi %3837, %c16 : i32
                  %4651 = arith.minsi %4649, %4650 : i32
                  %4652 = arith.addi %4447, %4651 : i32
                  %4653 = arith.addi %ranges, %groups : index
                  %4654 = arith.muli %9, %4653 : index
                  %4655 = arith.index_castui %4652 : i32 to index
                  %4656 = arith.addi %4654, %4655 : index
                  %4657 = arith.muli %4656, %c157 : index
                  %4658 = arith.addi %4657, %c62 : index
                  %4659 = arith.addi %4658, %3121 : index
                  %4660 = memref.load %partial[%4659] : memref<?xf32>
                  %4661 = arith.cmpi slt, %4649, %3837 : i32
                  %4662 = arith.select %4661, %4660, %c71 : f32
                  %4663 = arith.addi %4657, %3119 : index
                  %4664 = arith.addi %4663, %c21 : index
                  %4665 = memref.load %partial[%4664] : memref<?xf32>
                  %4666 = arith.addi %4657, %3119 : index
                  %4667 = arith.addi %4666, %c6 : index
                  %4668 = memref.load %partial[%4667] : memref<?xf32>
                  %4669 = arith.addi %4657, %3119 : index
                  %4670 = arith.addi %4669, %c56 : index
                  %4671 = memref.load %partial[%4670] : memref<?xf32>
                  %4672 = arith.addi %4657, %3119 : index
                  %4673 = arith.addi %4672, %c57 : index
                  %4674 = memref.load %partial[%4673] : memref<?xf32>
                  %4675 = arith.addi %4657, %3119 : index
                  %4676 = arith.addi %4675, %c58 : index
                  %4677 = memref.load %partial[%4676] : memref<?xf32>
                  %4678 = arith.addi %4657, %3119 : index
                  %4679 = arith.addi %4678, %c59 : index
                  %4680 = memref.load %partial[%4679] : memref<?xf32>
                  %4681 = arith.addi %4657, %3119 : index
                  %4682 = arith.addi %4681, %c60 : index
                  %4683 = memref.load %partial[%4682] : memref<?xf32>
                  %4684 = arith.addi %4657, %3119 : index
                  %4685 = arith.addi %4684, %c61 : index
                  %4686 = memref.load %partial[%4685] : memref<?xf32>
                  %4687 = arith.addi %4659, %c8 : index
                  %4688 = memref.load %partial[%4687] : memref<?xf32>
                  %4689 = arith.addi %4477, %c110 : i32
                  %4690 = arith.subi %3837, %c16 : i32
                  %4691 = arith.minsi %4689, %4690 : i32
                  %4692 = arith.addi %4447, %4691 : i32
                  %4693 = arith.addi %ranges, %groups : index
                  %4694 = arith.muli %9, %4693 : index
                  %4695 = arith.index_castui %4692 : i32 to index
                  %4696 = arith.addi %4694, %4695 : index
                  %4697 = arith.muli %4696, %c157 : index
                  %4698 = arith.addi %4697, %c62 : index
                  %4699 = arith.addi %4698, %3121 : index
                  %4700 = memref.load %partial[%4699] : memref<?xf32>
                  %4701 = arith.cmpi slt, %4689, %3837 : i32
                  %4702 = arith.select %4701, %4700, %c71 : f32
                  %4703 = arith.addi %4697, %3119 : index
                  %4704 = arith.addi %4703, %c21 : index
                  %4705 = memref.load %partial[%4704] : memref<?xf32>
                  %4706 = arith.addi %4697, %3119 : index
                  %4707 = arith.addi %4706, %c6 : index
                  %4708 = memref.load %partial[%4707] : memref<?xf32>
                  %4709 = arith.addi %4697, %3119 : index
                  %4710 = arith.addi %4709, %c56 : index
                  %4711 = memref.load %partial[%4710] : memref<?xf32>
                  %4712 = arith.addi %4697, %3119 : index
                  %4713 = arith.addi %4712, %c57 : index
                  %4714 = memref.load %partial[%4713] : memref<?xf32>
                  %4715 = arith.addi %4697, %3119 : index
                  %4716 = arith.addi %4715, %c58 : index
                  %4717 = memref.load %partial[%4716] : memref<?xf32>
                  %4718 = arith.addi %4697, %3119 : index
                  %4719 = arith.addi %4718, %c59 : index
                  %4720 = memref.load %partial[%4719] : memref<?xf32>
                  %4721 = arith.addi %4697, %3119 : index
                  %4722 = arith.addi %4721, %c60 : index
                  %4723 = memref.load %partial[%4722] : memref<?xf32>
                  %4724 = arith.addi %4697, %3119 : index
                  %4725 = arith.addi %4724, %c61 : index
                  %4726 = memref.load %partial[%4725] : memref<?xf32>
                  %4727 = arith.addi %4699, %c8 : index
                  %4728 = memref.load %partial[%4727] : memref<?xf32>
                  %4729 = arith.addi %4477, %c111 : i32
                  %4730 = arith.subi %3837, %c16 : i32
                  %4731 = arith.minsi %4729, %4730 : i32
                  %4732 = arith.addi %4447, %4731 : i32
                  %4733 = arith.addi %ranges, %groups : index
                  %4734 = arith.muli %9, %4733 : index
                  %4735 = arith.index_castui %4732 : i32 to index
                  %4736 = arith.addi %4734, %4735 : index
                  %4737 = arith.muli %4736, %c157 : index
                  %4738 = arith.addi %4737, %c62 : index
                  %4739 = arith.addi %4738, %3121 : index
                  %4740 = memref.load %partial[%4739] : memref<?xf32>
                  %4741 = arith.cmpi slt, %4729, %3837 : i32
                  %4742 = arith.select %4741, %4740, %c71 : f32
                  %4743 = arith.addi %4737, %3119 : index
                  %4744 = arith.addi %4743, %c21 : index
                  %4745 = memref.load %partial[%4744] : memref<?xf32>
                  %4746 = arith.addi %4737, %3119 : index
                  %4747 = arith.addi %4746, %c6 : index
                  %4748 = memref.load %partial[%4747] : memref<?xf32>
                  %4749 = arith.addi %4737, %3119 : index
                  %4750 = arith.addi %4749, %c56 : index
                  %4751 = memref.load %partial[%4750] : memref<?xf32>
                  %4752 = arith.addi %4737, %3119 : index
                  %4753 = arith.addi %4752, %c57 : index
                  %4754 = memref.load %partial[%4753] : memref<?xf32>
                  %4755 = arith.addi %4737, %3119 : index
                  %4756 = arith.addi %4755, %c58 : index
                  %4757 = memref.load %partial[%4756] : memref<?xf32>
                  %4758 = arith.addi %4737, %3119 : index
                  %4759 = arith.addi %4758, %c59 : index
                  %4760 = memref.load %partial[%4759] : memref<?xf32>
                  %4761 = arith.addi %4737, %3119 : index
                  %4762 = arith.addi %4761, %c60 : index
                  %4763 = memref.load %partial[%4762] : memref<?xf32>
                  %4764 = arith.addi %4737, %3119 : index
                  %4765 = arith.addi %4764, %c61 : index
                  %4766 = memref.load %partial[%4765] : memref<?xf32>
                  %4767 = arith.addi %4739, %c8 : index
                  %4768 = memref.load %partial[%4767] : memref<?xf32>
                  %4769 = arith.addi %4477, %c112 : i32
                  %4770 = arith.subi %3837, %c16 : i32
                  %4771 = arith.minsi %4769, %4770 : i32
                  %4772 = arith.addi %4447, %4771 : i32
                  %4773 = arith.addi %ranges, %groups : index
                  %4774 = arith.muli %9, %4773 : index
                  %4775 = arith.index_castui %4772 : i32 to index
                  %4776 = arith.addi %4774, %4775 : index
                  %4777 = arith.muli %4776, %c157 : index
                  %4778 = arith.addi %4777, %c62 : index
                  %4779 = arith.addi %4778, %3121 : index
                  %4780 = memref.load %partial[%4779] : memref<?xf32>
                  %4781 = arith.cmpi slt, %4769, %3837 : i32
                  %4782 = arith.select %4781, %4780, %c71 : f32
                  %4783 = arith.addi %4777, %3119 : index
                  %4784 = arith.addi %4783, %c21 : index
                  %4785 = memref.load %partial[%4784] : memref<?xf32>
                  %4786 = arith.addi %4777, %3119 : index
                  %4787 = arith.addi %4786, %c6 : index
                  %4788 = memref.load %partial[%4787] : memref<?xf32>
                  %4789 = arith.addi %4777, %3119 : index
                  %4790 = arith.addi %4789, %c56 : index
                  %4791 = memref.load %partial[%4790] : memref<?xf32>
                  %4792 = arith.addi %4777, %3119 : index
                  %4793 = arith.addi %4792, %c57 : index
                  %4794 = memref.load %partial[%4793] : memref<?xf32>
                  %4795 = arith.addi %4777, %3119 : index
                  %4796 = arith.addi %4795, %c58 : index
                  %4797 = memref.load %partial[%4796] : memref<?xf32>
                  %4798 = arith.addi %4777, %3119 : index
                  %4799 = arith.addi %4798, %c59 : index
                  %4800 = memref.load %partial[%4799] : memref<?xf32>
                  %4801 = arith.addi %4777, %3119 : index
                  %4802 = arith.addi %4801, %c60 : index
                  %4803 = memref.load %partial[%4802] : memref<?xf32>
                  %4804 = arith.addi %4777, %3119 : index
                  %4805 = arith.addi %4804, %c61 : index
                  %4806 = memref.load %partial[%4805] : memref<?xf32>
                  %4807 = arith.addi %4779, %c8 : index
                  %4808 = memref.load %partial[%4807] : memref<?xf32>
                  %4809 = arith.maxnumf %4478, %4502 fastmath<nnan> : f32
                  %4810 = arith.subf %4478, %4809 : f32
                  %4811 = wave.exp2 %4810 : f32
                  %4812 = arith.subf %4502, %4809 : f32
                  %4813 = wave.exp2 %4812 : f32
                  %4814 = arith.mulf %4479, %4811 : f32
                  %4815 = math.fma %4528, %4813, %4814 : f32
                  %4816 = arith.mulf %4480, %4811 : f32
                  %4817 = math.fma %4505, %4813, %4816 : f32
                  %4818 = arith.mulf %4481, %4811 : f32
                  %4819 = math.fma %4508, %4813, %4818 : f32
                  %4820 = arith.mulf %4482, %4811 : f32
                  %4821 = math.fma %4511, %4813, %4820 : f32
                  %4822 = arith.mulf %4483, %4811 : f32
                  %4823 = math.fma %4514, %4813, %4822 : f32
                  %4824 = arith.mulf %4484, %4811 : f32
                  %4825 = math.fma %4517, %4813, %4824 : f32
                  %4826 = arith.mulf %4485, %4811 : f32
                  %4827 = math.fma %4520, %4813, %4826 : f32
                  %4828 = arith.mulf %4486, %4811 : f32
                  %4829 = math.fma %4523, %4813, %4828 : f32
                  %4830 = arith.mulf %4487, %4811 : f32
                  %4831 = math.fma %4526, %4813, %4830 : f32
                  %4832 = arith.maxnumf %4809, %4542 fastmath<nnan> : f32
                  %4833 = arith.subf %4809, %4832 : f32
                  %4834 = wave.exp2 %4833 : f32
                  %4835 = arith.subf %4542, %4832 : f32
                  %4836 = wave.exp2 %4835 : f32
                  %4837 = arith.mulf %4815, %4834 : f32
                  %4838 = math.fma %4568, %4836, %4837 : f32
                  %4839 = arith.mulf %4817, %4834 : f32
                  %4840 = math.fma %4545, %4836, %4839 : f32
                  %4841 = arith.mulf %4819, %4834 : f32
                  %4842 = math.fma %4548, %4836, %4841 : f32
                  %4843 = arith.mulf %4821, %4834 : f32
                  %4844 = math.fma %4551, %4836, %4843 : f32
                  %4845 = arith.mulf %4823, %4834 : f32
                  %4846 = math.fma %4554, %4836, %4845 : f32
                  %4847 = arith.mulf %4825, %4834 : f32
                  %4848 = math.fma %4557, %4836, %4847 : f32
                  %4849 = arith.mulf %4827, %4834 : f32
                  %4850 = math.fma %4560, %4836, %4849 : f32
                  %4851 = arith.mulf %4829, %4834 : f32
                  %4852 = math.fma %4563, %4836, %4851 : f32
                  %4853 = arith.mulf %4831, %4834 : f32
                  %4854 = math.fma %4566, %4836, %4853 : f32
                  %4855 = arith.maxnumf %4832, %4582 fastmath<nnan> : f32
                  %4856 = arith.subf %4832, %4855 : f32
                  %4857 = wave.exp2 %4856 : f32
                  %4858 = arith.subf %4582, %4855 : f32
                  %4859 = wave.exp2 %4858 : f32
                  %4860 = arith.mulf %4838, %4857 : f32
                  %4861 = math.fma %4608, %4859, %4860 : f32
                  %4862 = arith.mulf %4840, %4857 : f32
                  %4863 = math.fma %4585, %4859, %4862 : f32
                  %4864 = arith.mulf %4842, %4857 : f32
                  %4865 = math.fma %4588, %4859, %4864 : f32
                  %4866 = arith.mulf %4844, %4857 : f32
                  %4867 = math.fma %4591, %4859, %4866 : f32
                  %4868 = arith.mulf %4846, %4857 : f32
                  %4869 = math.fma %4594, %4859, %4868 : f32
                  %4870 = arith.mulf %4848, %4857 : f32
                  %4871 = math.fma %4597, %4859, %4870 : f32
                  %4872 = arith.mulf %4850, %4857 : f32
                  %4873 = math.fma %4600, %4859, %4872 : f32
                  %4874 = arith.mulf %4852, %4857 : f32
                  %4875 = math.fma %4603, %4859, %4874 : f32
                  %4876 = arith.mulf %4854, %4857 : f32
                  %4877 = math.fma %4606, %4859, %4876 : f32
                  %4878 = arith.maxnumf %4855, %4622 fastmath<nnan> : f32
                  %4879 = arith.subf %4855, %4878 : f32
                  %4880 = wave.exp2 %4879 : f32
                  %4881 = arith.subf %4622, %4878 : f32
                  %4882 = wave.exp2 %4881 : f32
                  %4883 = arith.mulf %4861, %4880 : f32
                  %4884 = math.fma %4648, %4882, %4883 : f32
                  %4885 = arith.mulf %4863, %4880 : f32
                  %4886 = math.fma %4625, %4882, %4885 : f32
                  %4887 = arith.mulf %4865, %4880 : f32
                  %4888 = math.fma %4628, %4882, %4887 : f32
                  %4889 = arith.mulf %4867, %4880 : f32
                  %4890 = math.fma %4631, %4882, %4889 : f32
                  %4891 = arith.mulf %4869, %4880 : f32
                  %4892 = math.fma %4634, %4882, %4891 : f32
                  %4893 = arith.mulf %4871, %4880 : f32
                  %4894 = math.fma %4637, %4882, %4893 : f32
                  %4895 = arith.mulf %4873, %4880 : f32
                  %4896 = math.fma %4640, %4882, %4895 : f32
                  %4897 = arith.mulf %4875, %4880 : f32
                  %4898 = math.fma %4643, %4882, %4897 : f32
                  %4899 = arith.mulf %4877, %4880 : f32
                  %4900 = math.fma %4646, %4882, %4899 : f32
                  %4901 = arith.maxnumf %4878, %4662 fastmath<nnan> : f32
                  %4902 = arith.subf %4878, %4901 : f32
                  %4903 = wave.exp2 %4902 : f32
                  %4904 = arith.subf %4662, %4901 : f32
                  %4905 = wave.exp2 %4904 : f32
                  %4906 = arith.mulf %4884, %4903 : f32
                  %4907 = math.fma %4688, %4905, %4906 : f32
                  %4908 = arith.mulf %4886, %4903 : f32
                  %4909 = math.fma %4665, %4905, %4908 : f32
                  %4910 = arith.mulf %4888, %4903 : f32
                  %4911 = math.fma %4668, %4905, %4910 : f32
                  %4912 = arith.mulf %4890, %4903 : f32
                  %4913 = math.fma %4671, %4905, %4912 : f32
                  %4914 = arith.mulf %4892, %4903 : f32
                  %4915 = math.fma %4674, %4905, %4914 : f32
                  %4916 = arith.mulf %4894, %4903 : f32
                  %4917 = math.fma %4677, %4905, %4916 : f32
                  %4918 = arith.mulf %4896, %4903 : f32
                  %4919 = math.fma %4680, %4905, %4918 : f32
                  %4920 = arith.mulf %4898, %4903 : f32
                  %4921 = math.fma %4683, %4905, %4920 : f32
                  %4922 = arith.mulf %4900, %4903 : f32
                  %4923 = math.fma %4686, %4905, %4922 : f32
                  %4924 = arith.maxnumf %4901, %4702 fastmath<nnan> : f32
                  %4925 = arith.subf %4901, %4924 : f32
                  %4926 = wave.exp2 %4925 : f32
                  %4927 = arith.subf %4702, %4924 : f32
                  %4928 = wave.exp2 %4927 : f32
                  %4929 = arith.mulf %4907, %4926 : f32
                  %4930 = math.fma %4728, %4928, %4929 : f32
                  %4931 = arith.mulf %4909, %4926 : f32
                  %4932 = math.fma %4705, %4928, %4931 : f32
                  %4933 = arith.mulf %4911, %4926 : f32
                  %4934 = math.fma %4708, %4928, %4933 : f32
                  %4935 = arith.mulf %4913, %4926 : f32
                  %4936 = math.fma %4711, %4928, %4935 : f32
                  %4937 = arith.mulf %4915, %4926 : f32
                  %4938 = math.fma %4714, %4928, %4937 : f32
                  %4939 = arith.mulf %4917, %4926 : f32
                  %4940 = math.fma %4717, %4928, %4939 : f32
                  %4941 = arith.mulf %4919, %4926 : f32
                  %4942 = math.fma %4720, %4928, %4941 : f32
                  %4943 = arith.mulf %4921, %4926 : f32
                  %4944 = math.fma %4723, %4928, %4943 : f32
                  %4945 = arith.mulf %4923, %4926 : f32
                  %4946 = math.fma %4726, %4928, %4945 : f32
                  %4947 = arith.maxnumf %4924, %4742 fastmath<nnan> : f32
                  %4948 = arith.subf %4924, %4947 : f32
                  %4949 = wave.exp2 %4948 : f32
                  %4950 = arith.subf %4742, %4947 : f32
                  %4951 = wave.exp2 %4950 : f32
                  %4952 = arith.mulf %4930, %4949 : f32
                  %4953 = math.fma %4768, %4951, %4952 : f32
                  %4954 = arith.mulf %4932, %4949 : f32
                  %4955 = math.fma %4745, %4951, %4954 : f32
                  %4956 = arith.mulf %4934, %4949 : f32
                  %4957 = math.fma %4748, %4951, %4956 : f32
                  %4958 = arith.mulf %4936, %4949 : f32
                  %4959 = math.fma %4751, %4951, %4958 : f32
                  %4960 = arith.mulf %4938, %4949 : f32
                  %4961 = math.fma %4754, %4951, %4960 : f32
                  %4962 = arith.mulf %4940, %4949 : f32
                  %4963 = math.fma %4757, %4951, %4962 : f32
                  %4964 = arith.mulf %4942, %4949 : f32
                  %4965 = math.fma %4760, %4951, %4964 : f32
                  %4966 = arith.mulf %4944, %4949 : f32
                  %4967 = math.fma %4763, %4951, %4966 : f32
                  %4968 = arith.mulf %4946, %4949 : f32
                  %4969 = math.fma %4766, %4951, %4968 : f32
                  %4970 = arith.maxnumf %4947, %4782 fastmath<nnan> : f32
                  %4971 = arith.subf %4947, %4970 : f32
                  %4972 = wave.exp2 %4971 : f32
                  %4973 = arith.subf %4782, %4970 : f32
                  %4974 = wave.exp2 %4973 : f32
                  %4975 = arith.mulf %4953, %4972 : f32
                  %4976 = math.fma %4808, %4974, %4975 : f32
                  %4977 = arith.mulf %4955, %4972 : f32
                  %4978 = math.fma %4785, %4974, %4977 : f32
                  %4979 = arith.mulf %4957, %4972 : f32
                  %4980 = math.fma %4788, %4974, %4979 : f32
                  %4981 = arith.mulf %4959, %4972 : f32
                  %4982 = math.fma %4791, %4974, %4981 : f32
                  %4983 = arith.mulf %4961, %4972 : f32
                  %4984 = math.fma %4794, %4974, %4983 : f32
                  %4985 = arith.mulf %4963, %4972 : f32
                  %4986 = math.fma %4797, %4974, %4985 : f32
                  %4987 = arith.mulf %4965, %4972 : f32
                  %4988 = math.fma %4800, %4974, %4987 : f32
                  %4989 = arith.mulf %4967, %4972 : f32
                  %4990 = math.fma %4803, %4974, %4989 : f32
                  %4991 = arith.mulf %4969, %4972 : f32
                  %4992 = math.fma %4806, %4974, %4991 : f32
                  scf.yield %4970, %4976, %4978, %4980, %4982, %4984, %4986, %4988, %4990, %4992 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4993 = arith.addi %kvHeads, %15 : index
                %4994 = memref.load %scales[%4993] : memref<?xf32>
                %4995 = arith.divf %4994, %4488#1 : f32
                %4996 = arith.addi %17, %3121 : index
                %4997 = arith.cmpi slt, %4996, %groupSize : index
                scf.if %4997 {
                  %4998 = arith.muli %24, %heads : index
                  %4999 = arith.muli %15, %groupSize : index
                  %5000 = arith.addi %4998, %4999 : index
                  %5001 = arith.addi %5000, %4996 : index
                  %5002 = arith.addi %3119, %c21 : index
                  %5003 = arith.mulf %4488#2, %4995 : f32
                  %5004 = arith.addf %5003, %c72 : f32
                  %5005 = arith.minimumf %5004, %c153 : f32
                  %5006 = arith.maximumf %5005, %c154 : f32
                  %5007 = arith.truncf %5006 : f32 to f16
                  %5008 = arith.muli %5001, %c6 : index
                  %5009 = arith.divui %5002, %c8 : index
                  %5010 = arith.addi %5008, %5009 : index
                  memref.store %5007, %out[%5010] : memref<?xf16>
                  %5011 = arith.addi %3119, %c6 : index
                  %5012 = arith.mulf %4488#3, %4995 : f32
                  %5013 = arith.addf %5012, %c72 : f32
                  %5014 = arith.minimumf %5013, %c153 : f32
                  %5015 = arith.maximumf %5014, %c154 : f32
                  %5016 = arith.truncf %5015 : f32 to f16
                  %5017 = arith.muli %5001, %c6 : index
                  %5018 = arith.divui %5011, %c8 : index
                  %5019 = arith.addi %5017, %5018 : index
                  memref.store %5016, %out[%5019] : memref<?xf16>
                  %5020 = arith.addi %3119, %c56 : index
                  %5021 = arith.mulf %4488#4, %4995 : f32
                  %5022 = arith.addf %5021, %c72 : f32
                  %5023 = arith.minimumf %5022, %c153 : f32
                  %5024 = arith.maximumf %5023, %c154 : f32
                  %5025 = arith.truncf %5024 : f32 to f16
                  %5026 = arith.muli %5001, %c6 : index
                  %5027 = arith.divui %5020, %c8 : index
                  %5028 = arith.addi %5026, %5027 : index
                  memref.store %5025, %out[%5028] : memref<?xf16>
                  %5029 = arith.addi %3119, %c57 : index
                  %5030 = arith.mulf %4488#5, %4995 : f32
                  %5031 = arith.addf %5030, %c72 : f32
                  %5032 = arith.minimumf %5031, %c153 : f32
                  %5033 = arith.maximumf %5032, %c154 : f32
                  %5034 = arith.truncf %5033 : f32 to f16
                  %5035 = arith.muli %5001, %c6 : index
                  %5036 = arith.divui %5029, %c8 : index
                  %5037 = arith.addi %5035, %5036 : index
                  memref.store %5034, %out[%5037] : memref<?xf16>
                  %5038 = arith.addi %3119, %c58 : index
                  %5039 = arith.mulf %4488#6, %4995 : f32
                  %5040 = arith.addf %5039, %c72 : f32
                  %5041 = arith.minimumf %5040, %c153 : f32
                  %5042 = arith.maximumf %5041, %c154 : f32
                  %5043 = arith.truncf %5042 : f32 to f16
                  %5044 = arith.muli %5001, %c6 : index
                  %5045 = arith.divui %5038, %c8 : index
                  %5046 = arith.addi %5044, %5045 : index
                  memref.store %5043, %out[%5046] : memref<?xf16>
                  %5047 = arith.addi %3119, %c59 : index
                  %5048 = arith.mulf %4488#7, %4995 : f32
                  %5049 = arith.addf %5048, %c72 : f32
                  %5050 = arith.minimumf %5049, %c153 : f32
                  %5051 = arith.maximumf %5050, %c154 : f32
                  %5052 = arith.truncf %5051 : f32 to f16
                  %5053 = arith.muli %5001, %c6 : index
                  %5054 = arith.divui %5047, %c8 : index
                  %5055 = arith.addi %5053, %5054 : index
                  memref.store %5052, %out[%5055] : memref<?xf16>
                  %5056 = arith.addi %3119, %c60 : index
                  %5057 = arith.mulf %4488#8, %4995 : f32
                  %5058 = arith.addf %5057, %c72 : f32
                  %5059 = arith.minimumf %5058, %c153 : f32
                  %5060 = arith.maximumf %5059, %c154 : f32
                  %5061 = arith.truncf %5060 : f32 to f16
                  %5062 = arith.muli %5001, %c6 : index
                  %5063 = arith.divui %5056, %c8 : index
                  %5064 = arith.addi %5062, %5063 : index
                  memref.store %5061, %out[%5064] : memref<?xf16>
                  %5065 = arith.addi %3119, %c61 : index
                  %5066 = arith.mulf %4488#9, %4995 : f32
                  %5067 = arith.addf %5066, %c72 : f32
                  %5068 = arith.minimumf %5067, %c153 : f32
                  %5069 = arith.maximumf %5068, %c154 : f32
                  %5070 = arith.truncf %5069 : f32 to f16
                  %5071 = arith.muli %5001, %c6 : index
                  %5072 = arith.divui %5065, %c8 : index
                  %5073 = arith.addi %5071, %5072 : index
                  memref.store %5070, %out[%5073] : memref<?xf16>
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

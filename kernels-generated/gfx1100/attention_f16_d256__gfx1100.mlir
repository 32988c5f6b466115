// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d256__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 192 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c8 = arith.constant 8192 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 20 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 36 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 52 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 68 : index
  %c25 = arith.constant 80 : index
  %c26 = arith.constant 84 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 100 : index
  %c29 = arith.constant 112 : index
  %c30 = arith.constant 116 : index
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 132 : index
  %c33 = arith.constant 144 : index
  %c34 = arith.constant 148 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 164 : index
  %c37 = arith.constant 176 : index
  %c38 = arith.constant 180 : index
  %c39 = arith.constant 196 : index
  %c40 = arith.constant 208 : index
  %c41 = arith.constant 212 : index
  %c42 = arith.constant 224 : index
  %c43 = arith.constant 228 : index
  %c44 = arith.constant 240 : index
  %c45 = arith.constant 244 : index
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 64 : i32
  %c48 = arith.constant 253 : i32
  %c49 = arith.constant 268 : i32
  %c50 = arith.constant 14 : i32
  %c51 = arith.constant 512 : index
  %c52 = arith.constant 768 : index
  %c53 = arith.constant 1024 : index
  %c54 = arith.constant 1280 : index
  %c55 = arith.constant 1536 : index
  %c56 = arith.constant 1792 : index
  %c57 = arith.constant 2048 : index
  %c58 = arith.constant 2304 : index
  %c59 = arith.constant 2560 : index
  %c60 = arith.constant 2816 : index
  %c61 = arith.constant 3072 : index
  %c62 = arith.constant 3328 : index
  %c63 = arith.constant 3584 : index
  %c64 = arith.constant 3840 : index
  %positionsAt = wave.param "positionsAt" : index
  %c66 = arith.constant 1 : i32
  %c67 = arith.constant 15 : index
  %c68 = arith.constant 16 : i32
  %c69 = arith.constant 0 : i32
  %c70 = arith.constant 8192 : i32
  %c71 = arith.constant 1024 : i32
  %c72 = arith.constant 128 : i32
  %c73 = arith.constant 0xF149F2CA : f32
  %c74 = arith.constant 0x00000000 : f32
  %c75 = arith.constant dense<0x00000000> : vector<8xf32>
  %c76 = arith.constant 31 : i32
  %c77 = arith.constant 32 : i32
  %c78 = arith.constant 320 : index
  %c79 = arith.constant 384 : index
  %c80 = arith.constant 448 : index
  %c81 = arith.constant 576 : index
  %c82 = arith.constant 640 : index
  %c83 = arith.constant 704 : index
  %c84 = arith.constant 832 : index
  %c85 = arith.constant 896 : index
  %c86 = arith.constant 960 : index
  %c87 = arith.constant 1088 : index
  %c88 = arith.constant 1152 : index
  %c89 = arith.constant 1216 : index
  %c90 = arith.constant 1344 : index
  %c91 = arith.constant 1408 : index
  %c92 = arith.constant 1472 : index
  %c93 = arith.constant 1600 : index
  %c94 = arith.constant 1664 : index
  %c95 = arith.constant 1728 : index
  %c96 = arith.constant 1856 : index
  %c97 = arith.constant 1920 : index
  %c98 = arith.constant 1984 : index
  %c99 = arith.constant 2112 : index
  %c100 = arith.constant 2176 : index
  %c101 = arith.constant 2240 : index
  %c102 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c103 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c104 = arith.constant 0x41000000 : f32
  %c105 = arith.constant 0x40C00000 : f32
  %c106 = arith.constant dense<-1> : vector<4xi32>
  %c107 = arith.constant 65535 : i32
  %c108 = arith.constant 2 : i32
  %c109 = arith.constant -65536 : i32
  %c110 = arith.constant 3 : i32
  %c111 = arith.constant 4 : i32
  %c112 = arith.constant 5 : i32
  %c113 = arith.constant 6 : i32
  %c114 = arith.constant 7 : i32
  %c115 = arith.constant 8 : i32
  %c116 = arith.constant 9 : i32
  %c117 = arith.constant 10 : i32
  %c118 = arith.constant 11 : i32
  %c119 = arith.constant 12 : i32
  %c120 = arith.constant 13 : i32
  %c121 = arith.constant 15 : i32
  %c122 = arith.constant 2368 : index
  %c123 = arith.constant 2432 : index
  %c124 = arith.constant 2496 : index
  %c125 = arith.constant 2624 : index
  %c126 = arith.constant 2688 : index
  %c127 = arith.constant 2752 : index
  %c128 = arith.constant 2880 : index
  %c129 = arith.constant 2944 : index
  %c130 = arith.constant 3008 : index
  %c131 = arith.constant 3136 : index
  %c132 = arith.constant 3200 : index
  %c133 = arith.constant 3264 : index
  %c134 = arith.constant 3392 : index
  %c135 = arith.constant 3456 : index
  %c136 = arith.constant 3520 : index
  %c137 = arith.constant 3648 : index
  %c138 = arith.constant 3712 : index
  %c139 = arith.constant 3776 : index
  %c140 = arith.constant 3904 : index
  %c141 = arith.constant 3968 : index
  %c142 = arith.constant 4032 : index
  %c143 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c145 = arith.constant 6 : index
  %c146 = arith.constant 10 : index
  %c147 = arith.constant 12 : index
  %c148 = arith.constant 14 : index
  %c149 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c150 = arith.constant dense<0xC77FE000> : vector<8xf32>
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c3 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xi32>
  %8 = wave.scratch %c6 : memref<?xf32>
  %9 = wave.block 0
  %10 = arith.muli %kvHeads, %columnBlocks : index
  %11 = arith.divui %9, %10 : index
  %12 = arith.divui %9, %columnBlocks : index
  %13 = arith.remui %12, %kvHeads : index
  %14 = arith.remui %9, %columnBlocks : index
  %15 = arith.muli %14, %c3 : index
  %16 = arith.muli %9, %c8 : index
  %17 = arith.addi %16, %c5 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %11, %19 : index
  scf.if %20 {
    %21 = arith.muli %11, %c12 : index
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
    %34 = arith.muli %13, %c5 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.muli %27, %groupSize : index
    %37 = arith.cmpi slt, %15, %36 : index
    scf.if %37 {
      %38 = arith.addi %15, %1 : index
      %39 = arith.addi %38, %c9 : index
      %40 = arith.subi %36, %c4 : index
      %41 = arith.minsi %39, %40 : index
      %42 = arith.divui %41, %groupSize : index
      %43 = arith.addi %24, %42 : index
      %44 = arith.muli %13, %groupSize : index
      %45 = arith.remui %41, %groupSize : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.addi %1, %c9 : index
      %48 = arith.muli %43, %heads : index
      %49 = arith.addi %48, %46 : index
      %50 = arith.muli %49, %c16 : index
      %51 = arith.muli %2, %c17 : index
      %52 = arith.addi %51, %c9 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %51, %c12 : index
      %56 = arith.addi %50, %55 : index
      %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %58 = arith.addi %51, %c3 : index
      %59 = arith.addi %50, %58 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %51, %c18 : index
      %62 = arith.addi %50, %61 : index
      %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %64 = arith.addi %51, %c19 : index
      %65 = arith.addi %50, %64 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %51, %c20 : index
      %68 = arith.addi %50, %67 : index
      %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %70 = arith.addi %51, %c21 : index
      %71 = arith.addi %50, %70 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %51, %c22 : index
      %74 = arith.addi %50, %73 : index
      %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %76 = arith.addi %51, %c23 : index
      %77 = arith.addi %50, %76 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %51, %c24 : index
      %80 = arith.addi %50, %79 : index
      %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %82 = arith.addi %51, %c25 : index
      %83 = arith.addi %50, %82 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.addi %51, %c26 : index
      %86 = arith.addi %50, %85 : index
      %87 = vector.load %q[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %88 = arith.addi %51, %c27 : index
      %89 = arith.addi %50, %88 : index
      %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %91 = arith.addi %51, %c28 : index
      %92 = arith.addi %50, %91 : index
      %93 = vector.load %q[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %94 = arith.addi %51, %c29 : index
      %95 = arith.addi %50, %94 : index
      %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.addi %51, %c30 : index
      %98 = arith.addi %50, %97 : index
      %99 = vector.load %q[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %100 = arith.addi %51, %c31 : index
      %101 = arith.addi %50, %100 : index
      %102 = vector.load %q[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %103 = arith.addi %51, %c32 : index
      %104 = arith.addi %50, %103 : index
      %105 = vector.load %q[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %106 = arith.addi %51, %c33 : index
      %107 = arith.addi %50, %106 : index
      %108 = vector.load %q[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %109 = arith.addi %51, %c34 : index
      %110 = arith.addi %50, %109 : index
      %111 = vector.load %q[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %112 = arith.addi %51, %c35 : index
      %113 = arith.addi %50, %112 : index
      %114 = vector.load %q[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %115 = arith.addi %51, %c36 : index
      %116 = arith.addi %50, %115 : index
      %117 = vector.load %q[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %118 = arith.addi %51, %c37 : index
      %119 = arith.addi %50, %118 : index
      %120 = vector.load %q[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %121 = arith.addi %51, %c38 : index
      %122 = arith.addi %50, %121 : index
      %123 = vector.load %q[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %124 = arith.addi %51, %c6 : index
      %125 = arith.addi %50, %124 : index
      %126 = vector.load %q[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %127 = arith.addi %51, %c39 : index
      %128 = arith.addi %50, %127 : index
      %129 = vector.load %q[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %130 = arith.addi %51, %c40 : index
      %131 = arith.addi %50, %130 : index
      %132 = vector.load %q[%131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %133 = arith.addi %51, %c41 : index
      %134 = arith.addi %50, %133 : index
      %135 = vector.load %q[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %136 = arith.addi %51, %c42 : index
      %137 = arith.addi %50, %136 : index
      %138 = vector.load %q[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %139 = arith.addi %51, %c43 : index
      %140 = arith.addi %50, %139 : index
      %141 = vector.load %q[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %142 = arith.addi %51, %c44 : index
      %143 = arith.addi %50, %142 : index
      %144 = vector.load %q[%143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %145 = arith.addi %51, %c45 : index
      %146 = arith.addi %50, %145 : index
      %147 = vector.load %q[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %148 = math.absf %54 : vector<4xf32>
      %149 = math.absf %57 : vector<4xf32>
      %150 = arith.maxnumf %148, %149 fastmath<nnan> : vector<4xf32>
      %151 = math.absf %60 : vector<4xf32>
      %152 = arith.maxnumf %150, %151 fastmath<nnan> : vector<4xf32>
      %153 = math.absf %63 : vector<4xf32>
      %154 = arith.maxnumf %152, %153 fastmath<nnan> : vector<4xf32>
      %155 = math.absf %66 : vector<4xf32>
      %156 = arith.maxnumf %154, %155 fastmath<nnan> : vector<4xf32>
      %157 = math.absf %69 : vector<4xf32>
      %158 = arith.maxnumf %156, %157 fastmath<nnan> : vector<4xf32>
      %159 = math.absf %72 : vector<4xf32>
      %160 = arith.maxnumf %158, %159 fastmath<nnan> : vector<4xf32>
      %161 = math.absf %75 : vector<4xf32>
      %162 = arith.maxnumf %160, %161 fastmath<nnan> : vector<4xf32>
      %163 = math.absf %78 : vector<4xf32>
      %164 = arith.maxnumf %162, %163 fastmath<nnan> : vector<4xf32>
      %165 = math.absf %81 : vector<4xf32>
      %166 = arith.maxnumf %164, %165 fastmath<nnan> : vector<4xf32>
      %167 = math.absf %84 : vector<4xf32>
      %168 = arith.maxnumf %166, %167 fastmath<nnan> : vector<4xf32>
      %169 = math.absf %87 : vector<4xf32>
      %170 = arith.maxnumf %168, %169 fastmath<nnan> : vector<4xf32>
      %171 = math.absf %90 : vector<4xf32>
      %172 = arith.maxnumf %170, %171 fastmath<nnan> : vector<4xf32>
      %173 = math.absf %93 : vector<4xf32>
      %174 = arith.maxnumf %172, %173 fastmath<nnan> : vector<4xf32>
      %175 = math.absf %96 : vector<4xf32>
      %176 = arith.maxnumf %174, %175 fastmath<nnan> : vector<4xf32>
      %177 = math.absf %99 : vector<4xf32>
      %178 = arith.maxnumf %176, %177 fastmath<nnan> : vector<4xf32>
      %179 = math.absf %102 : vector<4xf32>
      %180 = arith.maxnumf %178, %179 fastmath<nnan> : vector<4xf32>
      %181 = math.absf %105 : vector<4xf32>
      %182 = arith.maxnumf %180, %181 fastmath<nnan> : vector<4xf32>
      %183 = math.absf %108 : vector<4xf32>
      %184 = arith.maxnumf %182, %183 fastmath<nnan> : vector<4xf32>
      %185 = math.absf %111 : vector<4xf32>
      %186 = arith.maxnumf %184, %185 fastmath<nnan> : vector<4xf32>
      %187 = math.absf %114 : vector<4xf32>
      %188 = arith.maxnumf %186, %187 fastmath<nnan> : vector<4xf32>
      %189 = math.absf %117 : vector<4xf32>
      %190 = arith.maxnumf %188, %189 fastmath<nnan> : vector<4xf32>
      %191 = math.absf %120 : vector<4xf32>
      %192 = arith.maxnumf %190, %191 fastmath<nnan> : vector<4xf32>
      %193 = math.absf %123 : vector<4xf32>
      %194 = arith.maxnumf %192, %193 fastmath<nnan> : vector<4xf32>
      %195 = math.absf %126 : vector<4xf32>
      %196 = arith.maxnumf %194, %195 fastmath<nnan> : vector<4xf32>
      %197 = math.absf %129 : vector<4xf32>
      %198 = arith.maxnumf %196, %197 fastmath<nnan> : vector<4xf32>
      %199 = math.absf %132 : vector<4xf32>
      %200 = arith.maxnumf %198, %199 fastmath<nnan> : vector<4xf32>
      %201 = math.absf %135 : vector<4xf32>
      %202 = arith.maxnumf %200, %201 fastmath<nnan> : vector<4xf32>
      %203 = math.absf %138 : vector<4xf32>
      %204 = arith.maxnumf %202, %203 fastmath<nnan> : vector<4xf32>
      %205 = math.absf %141 : vector<4xf32>
      %206 = arith.maxnumf %204, %205 fastmath<nnan> : vector<4xf32>
      %207 = math.absf %144 : vector<4xf32>
      %208 = arith.maxnumf %206, %207 fastmath<nnan> : vector<4xf32>
      %209 = math.absf %147 : vector<4xf32>
      %210 = arith.maxnumf %208, %209 fastmath<nnan> : vector<4xf32>
      %211 = vector.extract %210[0] : f32 from vector<4xf32>
      %212 = vector.extract %210[1] : f32 from vector<4xf32>
      %213 = vector.extract %210[2] : f32 from vector<4xf32>
      %214 = vector.extract %210[3] : f32 from vector<4xf32>
      %215 = arith.maxnumf %211, %212 fastmath<nnan> : f32
      %216 = arith.maxnumf %215, %213 fastmath<nnan> : f32
      %217 = arith.maxnumf %216, %214 fastmath<nnan> : f32
      %218 = wave.swap_halves %217 : f32
      %219 = arith.maxnumf %217, %218 fastmath<nnan> : f32
      %220 = arith.bitcast %219 : f32 to i32
      %221 = arith.shrui %220, %c46 : i32
      %222 = arith.maxsi %221, %c47 : i32
      %223 = arith.minsi %222, %c48 : i32
      %224 = arith.subi %c49, %223 : i32
      %225 = arith.shli %224, %c46 : i32
      %226 = arith.bitcast %225 : i32 to f32
      %227 = arith.subi %223, %c50 : i32
      %228 = arith.shli %227, %c46 : i32
      %229 = arith.bitcast %228 : i32 to f32
      %230 = vector.broadcast %226 : f32 to vector<4xf32>
      %231 = arith.muli %1, %c17 : index
      %232 = arith.muli %2, %c31 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.mulf %54, %230 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = arith.mulf %57, %230 : vector<4xf32>
      %237 = arith.truncf %236 : vector<4xf32> to vector<4xf16>
      %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %239 = arith.addi %233, %c9 : index
      vector.store %238, %4[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.mulf %60, %230 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = arith.mulf %63, %230 : vector<4xf32>
      %243 = arith.truncf %242 : vector<4xf32> to vector<4xf16>
      %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %245 = arith.addi %233, %c16 : index
      vector.store %244, %4[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.mulf %66, %230 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = arith.mulf %69, %230 : vector<4xf32>
      %249 = arith.truncf %248 : vector<4xf32> to vector<4xf16>
      %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %251 = arith.addi %233, %c51 : index
      vector.store %250, %4[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.mulf %72, %230 : vector<4xf32>
      %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
      %254 = arith.mulf %75, %230 : vector<4xf32>
      %255 = arith.truncf %254 : vector<4xf32> to vector<4xf16>
      %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %257 = arith.addi %233, %c52 : index
      vector.store %256, %4[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.mulf %78, %230 : vector<4xf32>
      %259 = arith.truncf %258 : vector<4xf32> to vector<4xf16>
      %260 = arith.mulf %81, %230 : vector<4xf32>
      %261 = arith.truncf %260 : vector<4xf32> to vector<4xf16>
      %262 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %263 = arith.addi %233, %c53 : index
      vector.store %262, %4[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.mulf %84, %230 : vector<4xf32>
      %265 = arith.truncf %264 : vector<4xf32> to vector<4xf16>
      %266 = arith.mulf %87, %230 : vector<4xf32>
      %267 = arith.truncf %266 : vector<4xf32> to vector<4xf16>
      %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %269 = arith.addi %233, %c54 : index
      vector.store %268, %4[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.mulf %90, %230 : vector<4xf32>
      %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
      %272 = arith.mulf %93, %230 : vector<4xf32>
      %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
      %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %275 = arith.addi %233, %c55 : index
      vector.store %274, %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.mulf %96, %230 : vector<4xf32>
      %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
      %278 = arith.mulf %99, %230 : vector<4xf32>
      %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
      %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %281 = arith.addi %233, %c56 : index
      vector.store %280, %4[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.mulf %102, %230 : vector<4xf32>
      %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
      %284 = arith.mulf %105, %230 : vector<4xf32>
      %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
      %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %287 = arith.addi %233, %c57 : index
      vector.store %286, %4[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.mulf %108, %230 : vector<4xf32>
      %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
      %290 = arith.mulf %111, %230 : vector<4xf32>
      %291 = arith.truncf %290 : vector<4xf32> to vector<4xf16>
      %292 = vector.shuffle %289, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %293 = arith.addi %233, %c58 : index
      vector.store %292, %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.mulf %114, %230 : vector<4xf32>
      %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
      %296 = arith.mulf %117, %230 : vector<4xf32>
      %297 = arith.truncf %296 : vector<4xf32> to vector<4xf16>
      %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %299 = arith.addi %233, %c59 : index
      vector.store %298, %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.mulf %120, %230 : vector<4xf32>
      %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
      %302 = arith.mulf %123, %230 : vector<4xf32>
      %303 = arith.truncf %302 : vector<4xf32> to vector<4xf16>
      %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %305 = arith.addi %233, %c60 : index
      vector.store %304, %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.mulf %126, %230 : vector<4xf32>
      %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
      %308 = arith.mulf %129, %230 : vector<4xf32>
      %309 = arith.truncf %308 : vector<4xf32> to vector<4xf16>
      %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %311 = arith.addi %233, %c61 : index
      vector.store %310, %4[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = arith.mulf %132, %230 : vector<4xf32>
      %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
      %314 = arith.mulf %135, %230 : vector<4xf32>
      %315 = arith.truncf %314 : vector<4xf32> to vector<4xf16>
      %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %317 = arith.addi %233, %c62 : index
      vector.store %316, %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.mulf %138, %230 : vector<4xf32>
      %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
      %320 = arith.mulf %141, %230 : vector<4xf32>
      %321 = arith.truncf %320 : vector<4xf32> to vector<4xf16>
      %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %323 = arith.addi %233, %c63 : index
      vector.store %322, %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.mulf %144, %230 : vector<4xf32>
      %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
      %326 = arith.mulf %147, %230 : vector<4xf32>
      %327 = arith.truncf %326 : vector<4xf32> to vector<4xf16>
      %328 = vector.shuffle %325, %327 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %329 = arith.addi %233, %c64 : index
      vector.store %328, %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %229, %6[%47] : memref<?xf32>
      %330 = arith.addi %positionsAt, %43 : index
      %331 = memref.load %step[%330] : memref<?xi32>
      %332 = arith.addi %331, %c66 : i32
      memref.store %332, %7[%47] : memref<?xi32>
      wave.barrier
      %333 = arith.minsi %15, %40 : index
      %334 = arith.divui %333, %groupSize : index
      %335 = arith.addi %24, %334 : index
      %336 = arith.remui %333, %groupSize : index
      %337 = arith.addi %44, %336 : index
      %338 = arith.addi %positionsAt, %335 : index
      %339 = memref.load %step[%338] : memref<?xi32>
      %340 = arith.addi %339, %c66 : i32
      %341 = arith.addi %15, %c67 : index
      %342 = arith.minsi %341, %40 : index
      %343 = arith.divui %342, %groupSize : index
      %344 = arith.addi %24, %343 : index
      %345 = arith.remui %342, %groupSize : index
      %346 = arith.addi %44, %345 : index
      %347 = arith.addi %positionsAt, %344 : index
      %348 = memref.load %step[%347] : memref<?xi32>
      %349 = arith.addi %348, %c66 : i32
      %350 = arith.subi %349, %c66 : i32
      %351 = arith.divui %350, %c68 : i32
      %352 = arith.cmpi sle, %349, %c71 : i32
      %353 = arith.cmpi sle, %349, %c70 : i32
      scf.for %354 = %c69 to %349 step %c70 : i32 {
        %355 = arith.addi %354, %c70 : i32
        %356 = arith.minsi %355, %349 : i32
        scf.for %357 = %354 to %356 step %c71 : i32 {
          %358 = arith.addi %357, %c71 : i32
          %359 = arith.minsi %358, %349 : i32
          scf.for %360 = %357 to %359 step %c72 : i32 {
            %361 = arith.addi %360, %c72 : i32
            %362 = arith.minsi %361, %359 : i32
            %363 = arith.subi %362, %360 : i32
            %364 = arith.addi %363, %c76 : i32
            %365 = arith.divui %364, %c77 : i32
            %366 = arith.divui %360, %c68 : i32
            %367 = arith.addi %366, %c69 : i32
            %368 = arith.minsi %367, %351 : i32
            %369 = arith.index_castui %368 : i32 to index
            %370 = arith.addi %32, %369 : index
            %371 = memref.load %step[%370] : memref<?xi32>
            %372 = arith.index_cast %371 : i32 to index
            %373 = arith.muli %372, %33 : index
            %374 = arith.addi %373, %34 : index
            %375 = arith.addi %366, %c66 : i32
            %376 = arith.minsi %375, %351 : i32
            %377 = arith.index_castui %376 : i32 to index
            %378 = arith.addi %32, %377 : index
            %379 = memref.load %step[%378] : memref<?xi32>
            %380 = arith.index_cast %379 : i32 to index
            %381 = arith.muli %380, %33 : index
            %382 = arith.addi %381, %34 : index
            %383 = arith.addi %374, %35 : index
            %384 = arith.addi %383, %c9 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %386 = arith.addi %383, %c23 : index
            %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %388 = arith.addi %382, %35 : index
            %389 = arith.addi %388, %c9 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %388, %c23 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %416:22 = scf.for %393 = %c69 to %365 step %c66 iter_args(%394 = %385, %395 = %387, %396 = %390, %397 = %392, %398 = %c73, %399 = %c74, %400 = %c75, %401 = %c75, %402 = %c75, %403 = %c75, %404 = %c75, %405 = %c75, %406 = %c75, %407 = %c75, %408 = %c75, %409 = %c75, %410 = %c75, %411 = %c75, %412 = %c75, %413 = %c75, %414 = %c75, %415 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %417 = arith.muli %393, %c77 : i32
              %418 = arith.addi %360, %417 : i32
              %419 = arith.addi %418, %c77 : i32
              %420 = arith.divui %418, %c68 : i32
              %421 = arith.addi %420, %c69 : i32
              %422 = arith.minsi %421, %351 : i32
              %423 = arith.index_castui %422 : i32 to index
              %424 = arith.addi %32, %423 : index
              %425 = memref.load %step[%424] : memref<?xi32>
              %426 = arith.index_cast %425 : i32 to index
              %427 = arith.muli %426, %33 : index
              %428 = arith.addi %427, %34 : index
              %429 = arith.addi %420, %c66 : i32
              %430 = arith.minsi %429, %351 : i32
              %431 = arith.index_castui %430 : i32 to index
              %432 = arith.addi %32, %431 : index
              %433 = memref.load %step[%432] : memref<?xi32>
              %434 = arith.index_cast %433 : i32 to index
              %435 = arith.muli %434, %33 : index
              %436 = arith.addi %435, %34 : index
              %437 = arith.divui %419, %c68 : i32
              %438 = arith.addi %437, %c69 : i32
              %439 = arith.minsi %438, %351 : i32
              %440 = arith.index_castui %439 : i32 to index
              %441 = arith.addi %32, %440 : index
              %442 = memref.load %step[%441] : memref<?xi32>
              %443 = arith.index_cast %442 : i32 to index
              %444 = arith.muli %443, %33 : index
              %445 = arith.addi %444, %34 : index
              %446 = arith.addi %437, %c66 : i32
              %447 = arith.minsi %446, %351 : i32
              %448 = arith.index_castui %447 : i32 to index
              %449 = arith.addi %32, %448 : index
              %450 = memref.load %step[%449] : memref<?xi32>
              %451 = arith.index_cast %450 : i32 to index
              %452 = arith.muli %451, %33 : index
              %453 = arith.addi %452, %34 : index
              %454 = wave.opaque %c9 : index
              %455 = arith.addi %454, %231 : index
              %456 = arith.addi %428, %35 : index
              %457 = arith.addi %456, %c31 : index
              %458 = vector.load %kv[%457] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %459 = arith.addi %456, %c6 : index
              %460 = vector.load %kv[%459] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %461 = arith.addi %436, %35 : index
              %462 = arith.addi %461, %c31 : index
              %463 = vector.load %kv[%462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %464 = arith.addi %461, %c6 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %466 = vector.shuffle %394, %395 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %467 = vector.bitcast %466 : vector<8xi32> to vector<16xf16>
              %468 = vector.shuffle %396, %397 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %469 = vector.bitcast %468 : vector<8xi32> to vector<16xf16>
              %470 = arith.addi %455, %c9 : index
              %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %472 = arith.addi %470, %c31 : index
              %473 = vector.load %4[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %475 = wave.mma %467, %474, %c75 : vector<16xf16>, vector<8xf32>
              %476 = wave.mma %469, %474, %c75 : vector<16xf16>, vector<8xf32>
              %477 = arith.addi %456, %c16 : index
              %478 = vector.load %kv[%477] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %479 = arith.addi %456, %c78 : index
              %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %481 = arith.addi %461, %c16 : index
              %482 = vector.load %kv[%481] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %483 = arith.addi %461, %c78 : index
              %484 = vector.load %kv[%483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %485 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %486 = vector.bitcast %485 : vector<8xi32> to vector<16xf16>
              %487 = vector.shuffle %463, %465 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %488 = vector.bitcast %487 : vector<8xi32> to vector<16xf16>
              %489 = arith.addi %455, %c16 : index
              %490 = vector.load %4[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %491 = arith.addi %489, %c31 : index
              %492 = vector.load %4[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %493 = vector.shuffle %490, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %494 = wave.mma %486, %493, %475 : vector<16xf16>, vector<8xf32>
              %495 = wave.mma %488, %493, %476 : vector<16xf16>, vector<8xf32>
              %496 = arith.addi %456, %c79 : index
              %497 = vector.load %kv[%496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %498 = arith.addi %456, %c80 : index
              %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %500 = arith.addi %461, %c79 : index
              %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %502 = arith.addi %461, %c80 : index
              %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %504 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %505 = vector.bitcast %504 : vector<8xi32> to vector<16xf16>
              %506 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %507 = vector.bitcast %506 : vector<8xi32> to vector<16xf16>
              %508 = arith.addi %455, %c51 : index
              %509 = vector.load %4[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %510 = arith.addi %508, %c31 : index
              %511 = vector.load %4[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %513 = wave.mma %505, %512, %494 : vector<16xf16>, vector<8xf32>
              %514 = wave.mma %507, %512, %495 : vector<16xf16>, vector<8xf32>
              %515 = arith.addi %456, %c51 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %517 = arith.addi %456, %c81 : index
              %518 = vector.load %kv[%517] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %519 = arith.addi %461, %c51 : index
              %520 = vector.load %kv[%519] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %521 = arith.addi %461, %c81 : index
              %522 = vector.load %kv[%521] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %523 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %524 = vector.bitcast %523 : vector<8xi32> to vector<16xf16>
              %525 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %526 = vector.bitcast %525 : vector<8xi32> to vector<16xf16>
              %527 = arith.addi %455, %c52 : index
              %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %529 = arith.addi %527, %c31 : index
              %530 = vector.load %4[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %531 = vector.shuffle %528, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %532 = wave.mma %524, %531, %513 : vector<16xf16>, vector<8xf32>
              %533 = wave.mma %526, %531, %514 : vector<16xf16>, vector<8xf32>
              %534 = arith.addi %456, %c82 : index
              %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %536 = arith.addi %456, %c83 : index
              %537 = vector.load %kv[%536] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %538 = arith.addi %461, %c82 : index
              %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %540 = arith.addi %461, %c83 : index
              %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %542 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %543 = vector.bitcast %542 : vector<8xi32> to vector<16xf16>
              %544 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %545 = vector.bitcast %544 : vector<8xi32> to vector<16xf16>
              %546 = arith.addi %455, %c53 : index
              %547 = vector.load %4[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %548 = arith.addi %546, %c31 : index
              %549 = vector.load %4[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %550 = vector.shuffle %547, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %551 = wave.mma %543, %550, %532 : vector<16xf16>, vector<8xf32>
              %552 = wave.mma %545, %550, %533 : vector<16xf16>, vector<8xf32>
              %553 = arith.addi %456, %c52 : index
              %554 = vector.load %kv[%553] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %555 = arith.addi %456, %c84 : index
              %556 = vector.load %kv[%555] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %557 = arith.addi %461, %c52 : index
              %558 = vector.load %kv[%557] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %559 = arith.addi %461, %c84 : index
              %560 = vector.load %kv[%559] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %561 = vector.shuffle %535, %537 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %562 = vector.bitcast %561 : vector<8xi32> to vector<16xf16>
              %563 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %564 = vector.bitcast %563 : vector<8xi32> to vector<16xf16>
              %565 = arith.addi %455, %c54 : index
              %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %567 = arith.addi %565, %c31 : index
              %568 = vector.load %4[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %569 = vector.shuffle %566, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %570 = wave.mma %562, %569, %551 : vector<16xf16>, vector<8xf32>
              %571 = wave.mma %564, %569, %552 : vector<16xf16>, vector<8xf32>
              %572 = arith.addi %456, %c85 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %574 = arith.addi %456, %c86 : index
              %575 = vector.load %kv[%574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %576 = arith.addi %461, %c85 : index
              %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %578 = arith.addi %461, %c86 : index
              %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %580 = vector.shuffle %554, %556 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %581 = vector.bitcast %580 : vector<8xi32> to vector<16xf16>
              %582 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %583 = vector.bitcast %582 : vector<8xi32> to vector<16xf16>
              %584 = arith.addi %455, %c55 : index
              %585 = vector.load %4[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %586 = arith.addi %584, %c31 : index
              %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %588 = vector.shuffle %585, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %589 = wave.mma %581, %588, %570 : vector<16xf16>, vector<8xf32>
              %590 = wave.mma %583, %588, %571 : vector<16xf16>, vector<8xf32>
              %591 = arith.addi %456, %c53 : index
              %592 = vector.load %kv[%591] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %593 = arith.addi %456, %c87 : index
              %594 = vector.load %kv[%593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %595 = arith.addi %461, %c53 : index
              %596 = vector.load %kv[%595] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %597 = arith.addi %461, %c87 : index
              %598 = vector.load %kv[%597] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %599 = vector.shuffle %573, %575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %600 = vector.bitcast %599 : vector<8xi32> to vector<16xf16>
              %601 = vector.shuffle %577, %579 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %602 = vector.bitcast %601 : vector<8xi32> to vector<16xf16>
              %603 = arith.addi %455, %c56 : index
              %604 = vector.load %4[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %605 = arith.addi %603, %c31 : index
              %606 = vector.load %4[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %607 = vector.shuffle %604, %606 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %608 = wave.mma %600, %607, %589 : vector<16xf16>, vector<8xf32>
              %609 = wave.mma %602, %607, %590 : vector<16xf16>, vector<8xf32>
              %610 = arith.addi %456, %c88 : index
              %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %612 = arith.addi %456, %c89 : index
              %613 = vector.load %kv[%612] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %614 = arith.addi %461, %c88 : index
              %615 = vector.load %kv[%614] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %616 = arith.addi %461, %c89 : index
              %617 = vector.load %kv[%616] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %618 = vector.shuffle %592, %594 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %619 = vector.bitcast %618 : vector<8xi32> to vector<16xf16>
              %620 = vector.shuffle %596, %598 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %621 = vector.bitcast %620 : vector<8xi32> to vector<16xf16>
              %622 = arith.addi %455, %c57 : index
              %623 = vector.load %4[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %624 = arith.addi %622, %c31 : index
              %625 = vector.load %4[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %626 = vector.shuffle %623, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %627 = wave.mma %619, %626, %608 : vector<16xf16>, vector<8xf32>
              %628 = wave.mma %621, %626, %609 : vector<16xf16>, vector<8xf32>
              %629 = arith.addi %456, %c54 : index
              %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %631 = arith.addi %456, %c90 : index
              %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %633 = arith.addi %461, %c54 : index
              %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %635 = arith.addi %461, %c90 : index
              %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %637 = vector.shuffle %611, %613 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %638 = vector.bitcast %637 : vector<8xi32> to vector<16xf16>
              %639 = vector.shuffle %615, %617 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %640 = vector.bitcast %639 : vector<8xi32> to vector<16xf16>
              %641 = arith.addi %455, %c58 : index
              %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %643 = arith.addi %641, %c31 : index
              %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %645 = vector.shuffle %642, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %646 = wave.mma %638, %645, %627 : vector<16xf16>, vector<8xf32>
              %647 = wave.mma %640, %645, %628 : vector<16xf16>, vector<8xf32>
              %648 = arith.addi %456, %c91 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %650 = arith.addi %456, %c92 : index
              %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %652 = arith.addi %461, %c91 : index
              %653 = vector.load %kv[%652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %654 = arith.addi %461, %c92 : index
              %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %656 = vector.shuffle %630, %632 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %657 = vector.bitcast %656 : vector<8xi32> to vector<16xf16>
              %658 = vector.shuffle %634, %636 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %659 = vector.bitcast %658 : vector<8xi32> to vector<16xf16>
              %660 = arith.addi %455, %c59 : index
              %661 = vector.load %4[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %662 = arith.addi %660, %c31 : index
              %663 = vector.load %4[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %664 = vector.shuffle %661, %663 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %665 = wave.mma %657, %664, %646 : vector<16xf16>, vector<8xf32>
              %666 = wave.mma %659, %664, %647 : vector<16xf16>, vector<8xf32>
              %667 = arith.addi %456, %c55 : index
              %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %669 = arith.addi %456, %c93 : index
              %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %671 = arith.addi %461, %c55 : index
              %672 = vector.load %kv[%671] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %673 = arith.addi %461, %c93 : index
              %674 = vector.load %kv[%673] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %675 = vector.shuffle %649, %651 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %676 = vector.bitcast %675 : vector<8xi32> to vector<16xf16>
              %677 = vector.shuffle %653, %655 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %678 = vector.bitcast %677 : vector<8xi32> to vector<16xf16>
              %679 = arith.addi %455, %c60 : index
              %680 = vector.load %4[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %681 = arith.addi %679, %c31 : index
              %682 = vector.load %4[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %683 = vector.shuffle %680, %682 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %684 = wave.mma %676, %683, %665 : vector<16xf16>, vector<8xf32>
              %685 = wave.mma %678, %683, %666 : vector<16xf16>, vector<8xf32>
              %686 = arith.addi %456, %c94 : index
              %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %688 = arith.addi %456, %c95 : index
              %689 = vector.load %kv[%688] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %690 = arith.addi %461, %c94 : index
              %691 = vector.load %kv[%690] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %692 = arith.addi %461, %c95 : index
              %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %694 = vector.shuffle %668, %670 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %695 = vector.bitcast %694 : vector<8xi32> to vector<16xf16>
              %696 = vector.shuffle %672, %674 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %697 = vector.bitcast %696 : vector<8xi32> to vector<16xf16>
              %698 = arith.addi %455, %c61 : index
              %699 = vector.load %4[%698] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %700 = arith.addi %698, %c31 : index
              %701 = vector.load %4[%700] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %702 = vector.shuffle %699, %701 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %703 = wave.mma %695, %702, %684 : vector<16xf16>, vector<8xf32>
              %704 = wave.mma %697, %702, %685 : vector<16xf16>, vector<8xf32>
              %705 = arith.addi %456, %c56 : index
              %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %707 = arith.addi %456, %c96 : index
              %708 = vector.load %kv[%707] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %709 = arith.addi %461, %c56 : index
              %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %711 = arith.addi %461, %c96 : index
              %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %713 = vector.shuffle %687, %689 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %714 = vector.bitcast %713 : vector<8xi32> to vector<16xf16>
              %715 = vector.shuffle %691, %693 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %716 = vector.bitcast %715 : vector<8xi32> to vector<16xf16>
              %717 = arith.addi %455, %c62 : index
              %718 = vector.load %4[%717] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %719 = arith.addi %717, %c31 : index
              %720 = vector.load %4[%719] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %721 = vector.shuffle %718, %720 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %722 = wave.mma %714, %721, %703 : vector<16xf16>, vector<8xf32>
              %723 = wave.mma %716, %721, %704 : vector<16xf16>, vector<8xf32>
              %724 = arith.addi %456, %c97 : index
              %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %726 = arith.addi %456, %c98 : index
              %727 = vector.load %kv[%726] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %728 = arith.addi %461, %c97 : index
              %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %730 = arith.addi %461, %c98 : index
              %731 = vector.load %kv[%730] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %732 = vector.shuffle %706, %708 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %733 = vector.bitcast %732 : vector<8xi32> to vector<16xf16>
              %734 = vector.shuffle %710, %712 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %735 = vector.bitcast %734 : vector<8xi32> to vector<16xf16>
              %736 = arith.addi %455, %c63 : index
              %737 = vector.load %4[%736] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %738 = arith.addi %736, %c31 : index
              %739 = vector.load %4[%738] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %740 = vector.shuffle %737, %739 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %741 = wave.mma %733, %740, %722 : vector<16xf16>, vector<8xf32>
              %742 = wave.mma %735, %740, %723 : vector<16xf16>, vector<8xf32>
              %743 = arith.addi %456, %c57 : index
              %744 = vector.load %kv[%743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %745 = arith.addi %456, %c99 : index
              %746 = vector.load %kv[%745] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %747 = arith.addi %461, %c57 : index
              %748 = vector.load %kv[%747] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %749 = arith.addi %461, %c99 : index
              %750 = vector.load %kv[%749] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %751 = vector.shuffle %725, %727 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %752 = vector.bitcast %751 : vector<8xi32> to vector<16xf16>
              %753 = vector.shuffle %729, %731 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %754 = vector.bitcast %753 : vector<8xi32> to vector<16xf16>
              %755 = arith.addi %455, %c64 : index
              %756 = vector.load %4[%755] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %757 = arith.addi %755, %c31 : index
              %758 = vector.load %4[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %759 = vector.shuffle %756, %758 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %760 = wave.mma %752, %759, %741 : vector<16xf16>, vector<8xf32>
              %761 = wave.mma %754, %759, %742 : vector<16xf16>, vector<8xf32>
              %762 = arith.addi %456, %c100 : index
              %763 = vector.load %kv[%762] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %764 = arith.addi %456, %c101 : index
              %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %766 = arith.addi %461, %c100 : index
              %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %768 = arith.addi %461, %c101 : index
              %769 = vector.load %kv[%768] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %770 = wave.opaque %760 : vector<8xf32>
              %771 = wave.opaque %761 : vector<8xf32>
              %772 = wave.opaque %419 : i32
              %773 = arith.cmpi sgt, %772, %340 : i32
              %774:2 = scf.if %773 -> (vector<8xf32>, vector<8xf32>) {
                %775 = wave.opaque %c9 : index
                %776 = arith.addi %1, %775 : index
                %777 = memref.load %7[%776] : memref<?xi32>
                %778 = arith.index_cast %2 : index to i32
                %779 = arith.addi %418, %778 : i32
                %780 = arith.subi %777, %779 : i32
                %781 = arith.subi %780, %c69 : i32
                %782 = vector.broadcast %781 : i32 to vector<8xi32>
                %783 = arith.cmpi sgt, %782, %c103 : vector<8xi32>
                %784 = arith.select %783, %770, %c102 : vector<8xi1>, vector<8xf32>
                %785 = arith.subi %780, %c68 : i32
                %786 = vector.broadcast %785 : i32 to vector<8xi32>
                %787 = arith.cmpi sgt, %786, %c103 : vector<8xi32>
                %788 = arith.select %787, %771, %c102 : vector<8xi1>, vector<8xf32>
                scf.yield %784, %788 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %770, %771 : vector<8xf32>, vector<8xf32>
              }
              %789 = wave.opaque %c9 : index
              %790 = arith.addi %1, %789 : index
              %791 = memref.load %6[%790] : memref<?xf32>
              %792 = vector.extract %774#0[0] : f32 from vector<8xf32>
              %793 = vector.extract %774#0[1] : f32 from vector<8xf32>
              %794 = vector.extract %774#0[2] : f32 from vector<8xf32>
              %795 = vector.extract %774#0[3] : f32 from vector<8xf32>
              %796 = vector.extract %774#0[4] : f32 from vector<8xf32>
              %797 = vector.extract %774#0[5] : f32 from vector<8xf32>
              %798 = vector.extract %774#0[6] : f32 from vector<8xf32>
              %799 = vector.extract %774#0[7] : f32 from vector<8xf32>
              %800 = vector.extract %774#1[0] : f32 from vector<8xf32>
              %801 = vector.extract %774#1[1] : f32 from vector<8xf32>
              %802 = vector.extract %774#1[2] : f32 from vector<8xf32>
              %803 = vector.extract %774#1[3] : f32 from vector<8xf32>
              %804 = vector.extract %774#1[4] : f32 from vector<8xf32>
              %805 = vector.extract %774#1[5] : f32 from vector<8xf32>
              %806 = vector.extract %774#1[6] : f32 from vector<8xf32>
              %807 = vector.extract %774#1[7] : f32 from vector<8xf32>
              %808 = arith.maxnumf %792, %793 fastmath<nnan> : f32
              %809 = arith.maxnumf %808, %794 fastmath<nnan> : f32
              %810 = arith.maxnumf %809, %795 fastmath<nnan> : f32
              %811 = arith.maxnumf %810, %796 fastmath<nnan> : f32
              %812 = arith.maxnumf %811, %797 fastmath<nnan> : f32
              %813 = arith.maxnumf %812, %798 fastmath<nnan> : f32
              %814 = arith.maxnumf %813, %799 fastmath<nnan> : f32
              %815 = arith.maxnumf %814, %800 fastmath<nnan> : f32
              %816 = arith.maxnumf %815, %801 fastmath<nnan> : f32
              %817 = arith.maxnumf %816, %802 fastmath<nnan> : f32
              %818 = arith.maxnumf %817, %803 fastmath<nnan> : f32
              %819 = arith.maxnumf %818, %804 fastmath<nnan> : f32
              %820 = arith.maxnumf %819, %805 fastmath<nnan> : f32
              %821 = arith.maxnumf %820, %806 fastmath<nnan> : f32
              %822 = arith.maxnumf %821, %807 fastmath<nnan> : f32
              %823 = wave.swap_halves %822 : f32
              %824 = arith.maxnumf %822, %823 fastmath<nnan> : f32
              %825 = arith.mulf %824, %791 : f32
              %826 = arith.addf %398, %c104 : f32
              %827 = arith.cmpf ogt, %825, %826 : f32
              %828:18 = scf.if %827 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %829 = arith.subf %398, %825 : f32
                %830 = wave.exp2 %829 : f32
                %831 = vector.broadcast %830 : f32 to vector<8xf32>
                %832 = arith.mulf %399, %830 : f32
                %833 = arith.mulf %400, %831 : vector<8xf32>
                %834 = arith.mulf %401, %831 : vector<8xf32>
                %835 = arith.mulf %402, %831 : vector<8xf32>
                %836 = arith.mulf %403, %831 : vector<8xf32>
                %837 = arith.mulf %404, %831 : vector<8xf32>
                %838 = arith.mulf %405, %831 : vector<8xf32>
                %839 = arith.mulf %406, %831 : vector<8xf32>
                %840 = arith.mulf %407, %831 : vector<8xf32>
                %841 = arith.mulf %408, %831 : vector<8xf32>
                %842 = arith.mulf %409, %831 : vector<8xf32>
                %843 = arith.mulf %410, %831 : vector<8xf32>
                %844 = arith.mulf %411, %831 : vector<8xf32>
                %845 = arith.mulf %412, %831 : vector<8xf32>
                %846 = arith.mulf %413, %831 : vector<8xf32>
                %847 = arith.mulf %414, %831 : vector<8xf32>
                %848 = arith.mulf %415, %831 : vector<8xf32>
                scf.yield %825, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %849 = vector.broadcast %791 : f32 to vector<8xf32>
              %850 = arith.subf %c105, %828#0 : f32
              %851 = vector.broadcast %850 : f32 to vector<8xf32>
              %852 = math.fma %774#0, %849, %851 : vector<8xf32>
              %853 = wave.exp2 %852 : vector<8xf32>
              %854 = math.fma %774#1, %849, %851 : vector<8xf32>
              %855 = wave.exp2 %854 : vector<8xf32>
              %856 = arith.truncf %853 : vector<8xf32> to vector<8xf16>
              %857 = vector.bitcast %856 : vector<8xf16> to vector<4xi32>
              %858 = wave.swap_halves %857 : vector<4xi32>
              %859 = arith.select %3, %858, %857 : vector<4xi32>
              %860 = arith.select %3, %857, %858 : vector<4xi32>
              %861 = vector.shuffle %859, %860 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %862 = vector.bitcast %861 : vector<8xi32> to vector<16xf16>
              %863 = arith.truncf %855 : vector<8xf32> to vector<8xf16>
              %864 = vector.bitcast %863 : vector<8xf16> to vector<4xi32>
              %865 = wave.swap_halves %864 : vector<4xi32>
              %866 = arith.select %3, %865, %864 : vector<4xi32>
              %867 = arith.select %3, %864, %865 : vector<4xi32>
              %868 = vector.shuffle %866, %867 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %869 = vector.bitcast %868 : vector<8xi32> to vector<16xf16>
              %870 = arith.addf %853, %855 : vector<8xf32>
              %871 = vector.extract %870[0] : f32 from vector<8xf32>
              %872 = vector.extract %870[1] : f32 from vector<8xf32>
              %873 = vector.extract %870[2] : f32 from vector<8xf32>
              %874 = vector.extract %870[3] : f32 from vector<8xf32>
              %875 = vector.extract %870[4] : f32 from vector<8xf32>
              %876 = vector.extract %870[5] : f32 from vector<8xf32>
              %877 = vector.extract %870[6] : f32 from vector<8xf32>
              %878 = vector.extract %870[7] : f32 from vector<8xf32>
              %879 = arith.addf %871, %875 : f32
              %880 = arith.addf %872, %876 : f32
              %881 = arith.addf %873, %877 : f32
              %882 = arith.addf %874, %878 : f32
              %883 = arith.addf %879, %881 : f32
              %884 = arith.addf %880, %882 : f32
              %885 = arith.addf %883, %884 : f32
              %886 = arith.addf %828#1, %885 : f32
              %887 = wave.opaque %886 : f32
              %888 = wave.opaque %419 : i32
              %889 = arith.cmpi sgt, %888, %340 : i32
              %890:4 = scf.if %889 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %891 = arith.subi %362, %418 : i32
                %892 = arith.subi %891, %c69 : i32
                %893 = arith.minsi %892, %c68 : i32
                %894 = arith.maxsi %893, %c69 : i32
                %895 = arith.cmpi sgt, %894, %c69 : i32
                %896 = arith.select %895, %c107, %c69 : i32
                %897 = arith.ori %c69, %896 : i32
                %898 = arith.cmpi sgt, %894, %c66 : i32
                %899 = arith.select %898, %c107, %c69 : i32
                %900 = arith.ori %c69, %899 : i32
                %901 = arith.cmpi sgt, %894, %c108 : i32
                %902 = arith.select %901, %c109, %c69 : i32
                %903 = arith.ori %897, %902 : i32
                %904 = arith.cmpi sgt, %894, %c110 : i32
                %905 = arith.select %904, %c109, %c69 : i32
                %906 = arith.ori %900, %905 : i32
                %907 = arith.cmpi sgt, %894, %c111 : i32
                %908 = arith.select %907, %c107, %c69 : i32
                %909 = arith.ori %c69, %908 : i32
                %910 = arith.cmpi sgt, %894, %c112 : i32
                %911 = arith.select %910, %c107, %c69 : i32
                %912 = arith.ori %c69, %911 : i32
                %913 = arith.cmpi sgt, %894, %c113 : i32
                %914 = arith.select %913, %c109, %c69 : i32
                %915 = arith.ori %909, %914 : i32
                %916 = arith.cmpi sgt, %894, %c114 : i32
                %917 = arith.select %916, %c109, %c69 : i32
                %918 = arith.ori %912, %917 : i32
                %919 = arith.cmpi sgt, %894, %c115 : i32
                %920 = arith.select %919, %c107, %c69 : i32
                %921 = arith.ori %c69, %920 : i32
                %922 = arith.cmpi sgt, %894, %c116 : i32
                %923 = arith.select %922, %c107, %c69 : i32
                %924 = arith.ori %c69, %923 : i32
                %925 = arith.cmpi sgt, %894, %c117 : i32
                %926 = arith.select %925, %c109, %c69 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %894, %c118 : i32
                %929 = arith.select %928, %c109, %c69 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %894, %c119 : i32
                %932 = arith.select %931, %c107, %c69 : i32
                %933 = arith.ori %c69, %932 : i32
                %934 = arith.cmpi sgt, %894, %c120 : i32
                %935 = arith.select %934, %c107, %c69 : i32
                %936 = arith.ori %c69, %935 : i32
                %937 = arith.cmpi sgt, %894, %c50 : i32
                %938 = arith.select %937, %c109, %c69 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %894, %c121 : i32
                %941 = arith.select %940, %c109, %c69 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = vector.from_elements %903, %915, %927, %939 : vector<4xi32>
                %944 = vector.from_elements %906, %918, %930, %942 : vector<4xi32>
                %945 = arith.subi %891, %c68 : i32
                %946 = arith.minsi %945, %c68 : i32
                %947 = arith.maxsi %946, %c69 : i32
                %948 = arith.cmpi sgt, %947, %c69 : i32
                %949 = arith.select %948, %c107, %c69 : i32
                %950 = arith.ori %c69, %949 : i32
                %951 = arith.cmpi sgt, %947, %c66 : i32
                %952 = arith.select %951, %c107, %c69 : i32
                %953 = arith.ori %c69, %952 : i32
                %954 = arith.cmpi sgt, %947, %c108 : i32
                %955 = arith.select %954, %c109, %c69 : i32
                %956 = arith.ori %950, %955 : i32
                %957 = arith.cmpi sgt, %947, %c110 : i32
                %958 = arith.select %957, %c109, %c69 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %947, %c111 : i32
                %961 = arith.select %960, %c107, %c69 : i32
                %962 = arith.ori %c69, %961 : i32
                %963 = arith.cmpi sgt, %947, %c112 : i32
                %964 = arith.select %963, %c107, %c69 : i32
                %965 = arith.ori %c69, %964 : i32
                %966 = arith.cmpi sgt, %947, %c113 : i32
                %967 = arith.select %966, %c109, %c69 : i32
                %968 = arith.ori %962, %967 : i32
                %969 = arith.cmpi sgt, %947, %c114 : i32
                %970 = arith.select %969, %c109, %c69 : i32
                %971 = arith.ori %965, %970 : i32
                %972 = arith.cmpi sgt, %947, %c115 : i32
                %973 = arith.select %972, %c107, %c69 : i32
                %974 = arith.ori %c69, %973 : i32
                %975 = arith.cmpi sgt, %947, %c116 : i32
                %976 = arith.select %975, %c107, %c69 : i32
                %977 = arith.ori %c69, %976 : i32
                %978 = arith.cmpi sgt, %947, %c117 : i32
                %979 = arith.select %978, %c109, %c69 : i32
                %980 = arith.ori %974, %979 : i32
                %981 = arith.cmpi sgt, %947, %c118 : i32
                %982 = arith.select %981, %c109, %c69 : i32
                %983 = arith.ori %977, %982 : i32
                %984 = arith.cmpi sgt, %947, %c119 : i32
                %985 = arith.select %984, %c107, %c69 : i32
                %986 = arith.ori %c69, %985 : i32
                %987 = arith.cmpi sgt, %947, %c120 : i32
                %988 = arith.select %987, %c107, %c69 : i32
                %989 = arith.ori %c69, %988 : i32
                %990 = arith.cmpi sgt, %947, %c50 : i32
                %991 = arith.select %990, %c109, %c69 : i32
                %992 = arith.ori %986, %991 : i32
                %993 = arith.cmpi sgt, %947, %c121 : i32
                %994 = arith.select %993, %c109, %c69 : i32
                %995 = arith.ori %989, %994 : i32
                %996 = vector.from_elements %956, %968, %980, %992 : vector<4xi32>
                %997 = vector.from_elements %959, %971, %983, %995 : vector<4xi32>
                scf.yield %943, %944, %996, %997 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c106, %c106, %c106, %c106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %998 = wave.opaque %419 : i32
              %999 = arith.cmpi sgt, %998, %340 : i32
              %1000:4 = scf.if %999 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1001 = arith.andi %744, %890#0 : vector<4xi32>
                %1002 = arith.andi %746, %890#1 : vector<4xi32>
                %1003 = arith.andi %748, %890#2 : vector<4xi32>
                %1004 = arith.andi %750, %890#3 : vector<4xi32>
                scf.yield %1001, %1002, %1003, %1004 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %744, %746, %748, %750 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1005 = vector.shuffle %1000#0, %1000#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1006 = vector.bitcast %1005 : vector<8xi32> to vector<16xf16>
              %1007 = wave.mma %1006, %862, %828#2 : vector<16xf16>, vector<8xf32>
              %1008 = vector.shuffle %1000#2, %1000#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1009 = vector.bitcast %1008 : vector<8xi32> to vector<16xf16>
              %1010 = wave.mma %1009, %869, %1007 : vector<16xf16>, vector<8xf32>
              %1011 = wave.opaque %1010 : vector<8xf32>
              %1012 = arith.addi %456, %c58 : index
              %1013 = vector.load %kv[%1012] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1014 = arith.addi %456, %c122 : index
              %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1016 = arith.addi %461, %c58 : index
              %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1018 = arith.addi %461, %c122 : index
              %1019 = vector.load %kv[%1018] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1020 = wave.opaque %419 : i32
              %1021 = arith.cmpi sgt, %1020, %340 : i32
              %1022:4 = scf.if %1021 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1023 = arith.andi %763, %890#0 : vector<4xi32>
                %1024 = arith.andi %765, %890#1 : vector<4xi32>
                %1025 = arith.andi %767, %890#2 : vector<4xi32>
                %1026 = arith.andi %769, %890#3 : vector<4xi32>
                scf.yield %1023, %1024, %1025, %1026 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %763, %765, %767, %769 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1027 = vector.shuffle %1022#0, %1022#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1028 = vector.bitcast %1027 : vector<8xi32> to vector<16xf16>
              %1029 = wave.mma %1028, %862, %828#3 : vector<16xf16>, vector<8xf32>
              %1030 = vector.shuffle %1022#2, %1022#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1031 = vector.bitcast %1030 : vector<8xi32> to vector<16xf16>
              %1032 = wave.mma %1031, %869, %1029 : vector<16xf16>, vector<8xf32>
              %1033 = wave.opaque %1032 : vector<8xf32>
              %1034 = arith.addi %456, %c123 : index
              %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1036 = arith.addi %456, %c124 : index
              %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1038 = arith.addi %461, %c123 : index
              %1039 = vector.load %kv[%1038] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1040 = arith.addi %461, %c124 : index
              %1041 = vector.load %kv[%1040] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1042 = wave.opaque %419 : i32
              %1043 = arith.cmpi sgt, %1042, %340 : i32
              %1044:4 = scf.if %1043 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1045 = arith.andi %1013, %890#0 : vector<4xi32>
                %1046 = arith.andi %1015, %890#1 : vector<4xi32>
                %1047 = arith.andi %1017, %890#2 : vector<4xi32>
                %1048 = arith.andi %1019, %890#3 : vector<4xi32>
                scf.yield %1045, %1046, %1047, %1048 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1013, %1015, %1017, %1019 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1049 = vector.shuffle %1044#0, %1044#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1050 = vector.bitcast %1049 : vector<8xi32> to vector<16xf16>
              %1051 = wave.mma %1050, %862, %828#4 : vector<16xf16>, vector<8xf32>
              %1052 = vector.shuffle %1044#2, %1044#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1053 = vector.bitcast %1052 : vector<8xi32> to vector<16xf16>
              %1054 = wave.mma %1053, %869, %1051 : vector<16xf16>, vector<8xf32>
              %1055 = wave.opaque %1054 : vector<8xf32>
              %1056 = arith.addi %456, %c59 : index
              %1057 = vector.load %kv[%1056] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1058 = arith.addi %456, %c125 : index
              %1059 = vector.load %kv[%1058] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1060 = arith.addi %461, %c59 : index
              %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1062 = arith.addi %461, %c125 : index
              %1063 = vector.load %kv[%1062] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1064 = wave.opaque %419 : i32
              %1065 = arith.cmpi sgt, %1064, %340 : i32
              %1066:4 = scf.if %1065 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1067 = arith.andi %1035, %890#0 : vector<4xi32>
                %1068 = arith.andi %1037, %890#1 : vector<4xi32>
                %1069 = arith.andi %1039, %890#2 : vector<4xi32>
                %1070 = arith.andi %1041, %890#3 : vector<4xi32>
                scf.yield %1067, %1068, %1069, %1070 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1035, %1037, %1039, %1041 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1071 = vector.shuffle %1066#0, %1066#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1072 = vector.bitcast %1071 : vector<8xi32> to vector<16xf16>
              %1073 = wave.mma %1072, %862, %828#5 : vector<16xf16>, vector<8xf32>
              %1074 = vector.shuffle %1066#2, %1066#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1075 = vector.bitcast %1074 : vector<8xi32> to vector<16xf16>
              %1076 = wave.mma %1075, %869, %1073 : vector<16xf16>, vector<8xf32>
              %1077 = wave.opaque %1076 : vector<8xf32>
              %1078 = arith.addi %456, %c126 : index
              %1079 = vector.load %kv[%1078] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1080 = arith.addi %456, %c127 : index
              %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1082 = arith.addi %461, %c126 : index
              %1083 = vector.load %kv[%1082] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1084 = arith.addi %461, %c127 : index
              %1085 = vector.load %kv[%1084] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1086 = wave.opaque %419 : i32
              %1087 = arith.cmpi sgt, %1086, %340 : i32
              %1088:4 = scf.if %1087 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1089 = arith.andi %1057, %890#0 : vector<4xi32>
                %1090 = arith.andi %1059, %890#1 : vector<4xi32>
                %1091 = arith.andi %1061, %890#2 : vector<4xi32>
                %1092 = arith.andi %1063, %890#3 : vector<4xi32>
                scf.yield %1089, %1090, %1091, %1092 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1057, %1059, %1061, %1063 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1093 = vector.shuffle %1088#0, %1088#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1094 = vector.bitcast %1093 : vector<8xi32> to vector<16xf16>
              %1095 = wave.mma %1094, %862, %828#6 : vector<16xf16>, vector<8xf32>
              %1096 = vector.shuffle %1088#2, %1088#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1097 = vector.bitcast %1096 : vector<8xi32> to vector<16xf16>
              %1098 = wave.mma %1097, %869, %1095 : vector<16xf16>, vector<8xf32>
              %1099 = wave.opaque %1098 : vector<8xf32>
              %1100 = arith.addi %456, %c60 : index
              %1101 = vector.load %kv[%1100] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1102 = arith.addi %456, %c128 : index
              %1103 = vector.load %kv[%1102] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1104 = arith.addi %461, %c60 : index
              %1105 = vector.load %kv[%1104] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1106 = arith.addi %461, %c128 : index
              %1107 = vector.load %kv[%1106] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1108 = wave.opaque %419 : i32
              %1109 = arith.cmpi sgt, %1108, %340 : i32
              %1110:4 = scf.if %1109 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1111 = arith.andi %1079, %890#0 : vector<4xi32>
                %1112 = arith.andi %1081, %890#1 : vector<4xi32>
                %1113 = arith.andi %1083, %890#2 : vector<4xi32>
                %1114 = arith.andi %1085, %890#3 : vector<4xi32>
                scf.yield %1111, %1112, %1113, %1114 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1079, %1081, %1083, %1085 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1115 = vector.shuffle %1110#0, %1110#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1116 = vector.bitcast %1115 : vector<8xi32> to vector<16xf16>
              %1117 = wave.mma %1116, %862, %828#7 : vector<16xf16>, vector<8xf32>
              %1118 = vector.shuffle %1110#2, %1110#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1119 = vector.bitcast %1118 : vector<8xi32> to vector<16xf16>
              %1120 = wave.mma %1119, %869, %1117 : vector<16xf16>, vector<8xf32>
              %1121 = wave.opaque %1120 : vector<8xf32>
              %1122 = arith.addi %456, %c129 : index
              %1123 = vector.load %kv[%1122] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1124 = arith.addi %456, %c130 : index
              %1125 = vector.load %kv[%1124] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1126 = arith.addi %461, %c129 : index
              %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1128 = arith.addi %461, %c130 : index
              %1129 = vector.load %kv[%1128] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1130 = wave.opaque %419 : i32
              %1131 = arith.cmpi sgt, %1130, %340 : i32
              %1132:4 = scf.if %1131 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1133 = arith.andi %1101, %890#0 : vector<4xi32>
                %1134 = arith.andi %1103, %890#1 : vector<4xi32>
                %1135 = arith.andi %1105, %890#2 : vector<4xi32>
                %1136 = arith.andi %1107, %890#3 : vector<4xi32>
                scf.yield %1133, %1134, %1135, %1136 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1101, %1103, %1105, %1107 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1137 = vector.shuffle %1132#0, %1132#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1138 = vector.bitcast %1137 : vector<8xi32> to vector<16xf16>
              %1139 = wave.mma %1138, %862, %828#8 : vector<16xf16>, vector<8xf32>
              %1140 = vector.shuffle %1132#2, %1132#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1141 = vector.bitcast %1140 : vector<8xi32> to vector<16xf16>
              %1142 = wave.mma %1141, %869, %1139 : vector<16xf16>, vector<8xf32>
              %1143 = wave.opaque %1142 : vector<8xf32>
              %1144 = arith.addi %456, %c61 : index
              %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1146 = arith.addi %456, %c131 : index
              %1147 = vector.load %kv[%1146] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1148 = arith.addi %461, %c61 : index
              %1149 = vector.load %kv[%1148] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1150 = arith.addi %461, %c131 : index
              %1151 = vector.load %kv[%1150] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1152 = wave.opaque %419 : i32
              %1153 = arith.cmpi sgt, %1152, %340 : i32
              %1154:4 = scf.if %1153 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1155 = arith.andi %1123, %890#0 : vector<4xi32>
                %1156 = arith.andi %1125, %890#1 : vector<4xi32>
                %1157 = arith.andi %1127, %890#2 : vector<4xi32>
                %1158 = arith.andi %1129, %890#3 : vector<4xi32>
                scf.yield %1155, %1156, %1157, %1158 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1123, %1125, %1127, %1129 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1159 = vector.shuffle %1154#0, %1154#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1160 = vector.bitcast %1159 : vector<8xi32> to vector<16xf16>
              %1161 = wave.mma %1160, %862, %828#9 : vector<16xf16>, vector<8xf32>
              %1162 = vector.shuffle %1154#2, %1154#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1163 = vector.bitcast %1162 : vector<8xi32> to vector<16xf16>
              %1164 = wave.mma %1163, %869, %1161 : vector<16xf16>, vector<8xf32>
              %1165 = wave.opaque %1164 : vector<8xf32>
              %1166 = arith.addi %456, %c132 : index
              %1167 = vector.load %kv[%1166] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1168 = arith.addi %456, %c133 : index
              %1169 = vector.load %kv[%1168] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1170 = arith.addi %461, %c132 : index
              %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1172 = arith.addi %461, %c133 : index
              %1173 = vector.load %kv[%1172] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1174 = wave.opaque %419 : i32
              %1175 = arith.cmpi sgt, %1174, %340 : i32
              %1176:4 = scf.if %1175 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1177 = arith.andi %1145, %890#0 : vector<4xi32>
                %1178 = arith.andi %1147, %890#1 : vector<4xi32>
                %1179 = arith.andi %1149, %890#2 : vector<4xi32>
                %1180 = arith.andi %1151, %890#3 : vector<4xi32>
                scf.yield %1177, %1178, %1179, %1180 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1145, %1147, %1149, %1151 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1181 = vector.shuffle %1176#0, %1176#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1182 = vector.bitcast %1181 : vector<8xi32> to vector<16xf16>
              %1183 = wave.mma %1182, %862, %828#10 : vector<16xf16>, vector<8xf32>
              %1184 = vector.shuffle %1176#2, %1176#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1185 = vector.bitcast %1184 : vector<8xi32> to vector<16xf16>
              %1186 = wave.mma %1185, %869, %1183 : vector<16xf16>, vector<8xf32>
              %1187 = wave.opaque %1186 : vector<8xf32>
              %1188 = arith.addi %456, %c62 : index
              %1189 = vector.load %kv[%1188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1190 = arith.addi %456, %c134 : index
              %1191 = vector.load %kv[%1190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1192 = arith.addi %461, %c62 : index
              %1193 = vector.load %kv[%1192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1194 = arith.addi %461, %c134 : index
              %1195 = vector.load %kv[%1194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1196 = wave.opaque %419 : i32
              %1197 = arith.cmpi sgt, %1196, %340 : i32
              %1198:4 = scf.if %1197 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1199 = arith.andi %1167, %890#0 : vector<4xi32>
                %1200 = arith.andi %1169, %890#1 : vector<4xi32>
                %1201 = arith.andi %1171, %890#2 : vector<4xi32>
                %1202 = arith.andi %1173, %890#3 : vector<4xi32>
                scf.yield %1199, %1200, %1201, %1202 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1167, %1169, %1171, %1173 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1203 = vector.shuffle %1198#0, %1198#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1204 = vector.bitcast %1203 : vector<8xi32> to vector<16xf16>
              %1205 = wave.mma %1204, %862, %828#11 : vector<16xf16>, vector<8xf32>
              %1206 = vector.shuffle %1198#2, %1198#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1207 = vector.bitcast %1206 : vector<8xi32> to vector<16xf16>
              %1208 = wave.mma %1207, %869, %1205 : vector<16xf16>, vector<8xf32>
              %1209 = wave.opaque %1208 : vector<8xf32>
              %1210 = arith.addi %456, %c135 : index
              %1211 = vector.load %kv[%1210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1212 = arith.addi %456, %c136 : index
              %1213 = vector.load %kv[%1212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1214 = arith.addi %461, %c135 : index
              %1215 = vector.load %kv[%1214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1216 = arith.addi %461, %c136 : index
              %1217 = vector.load %kv[%1216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1218 = wave.opaque %419 : i32
              %1219 = arith.cmpi sgt, %1218, %340 : i32
              %1220:4 = scf.if %1219 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1221 = arith.andi %1189, %890#0 : vector<4xi32>
                %1222 = arith.andi %1191, %890#1 : vector<4xi32>
                %1223 = arith.andi %1193, %890#2 : vector<4xi32>
                %1224 = arith.andi %1195, %890#3 : vector<4xi32>
                scf.yield %1221, %1222, %1223, %1224 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1189, %1191, %1193, %1195 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1225 = vector.shuffle %1220#0, %1220#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1226 = vector.bitcast %1225 : vector<8xi32> to vector<16xf16>
              %1227 = wave.mma %1226, %862, %828#12 : vector<16xf16>, vector<8xf32>
              %1228 = vector.shuffle %1220#2, %1220#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1229 = vector.bitcast %1228 : vector<8xi32> to vector<16xf16>
              %1230 = wave.mma %1229, %869, %1227 : vector<16xf16>, vector<8xf32>
              %1231 = wave.opaque %1230 : vector<8xf32>
              %1232 = arith.addi %456, %c63 : index
              %1233 = vector.load %kv[%1232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1234 = arith.addi %456, %c137 : index
              %1235 = vector.load %kv[%1234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1236 = arith.addi %461, %c63 : index
              %1237 = vector.load %kv[%1236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1238 = arith.addi %461, %c137 : index
              %1239 = vector.load %kv[%1238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1240 = wave.opaque %419 : i32
              %1241 = arith.cmpi sgt, %1240, %340 : i32
              %1242:4 = scf.if %1241 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1243 = arith.andi %1211, %890#0 : vector<4xi32>
                %1244 = arith.andi %1213, %890#1 : vector<4xi32>
                %1245 = arith.andi %1215, %890#2 : vector<4xi32>
                %1246 = arith.andi %1217, %890#3 : vector<4xi32>
                scf.yield %1243, %1244, %1245, %1246 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1211, %1213, %1215, %1217 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1247 = vector.shuffle %1242#0, %1242#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1248 = vector.bitcast %1247 : vector<8xi32> to vector<16xf16>
              %1249 = wave.mma %1248, %862, %828#13 : vector<16xf16>, vector<8xf32>
              %1250 = vector.shuffle %1242#2, %1242#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1251 = vector.bitcast %1250 : vector<8xi32> to vector<16xf16>
              %1252 = wave.mma %1251, %869, %1249 : vector<16xf16>, vector<8xf32>
              %1253 = wave.opaque %1252 : vector<8xf32>
              %1254 = arith.addi %456, %c138 : index
              %1255 = vector.load %kv[%1254] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1256 = arith.addi %456, %c139 : index
              %1257 = vector.load %kv[%1256] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1258 = arith.addi %461, %c138 : index
              %1259 = vector.load %kv[%1258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1260 = arith.addi %461, %c139 : index
              %1261 = vector.load %kv[%1260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1262 = wave.opaque %419 : i32
              %1263 = arith.cmpi sgt, %1262, %340 : i32
              %1264:4 = scf.if %1263 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1265 = arith.andi %1233, %890#0 : vector<4xi32>
                %1266 = arith.andi %1235, %890#1 : vector<4xi32>
                %1267 = arith.andi %1237, %890#2 : vector<4xi32>
                %1268 = arith.andi %1239, %890#3 : vector<4xi32>
                scf.yield %1265, %1266, %1267, %1268 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1233, %1235, %1237, %1239 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1269 = vector.shuffle %1264#0, %1264#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1270 = vector.bitcast %1269 : vector<8xi32> to vector<16xf16>
              %1271 = wave.mma %1270, %862, %828#14 : vector<16xf16>, vector<8xf32>
              %1272 = vector.shuffle %1264#2, %1264#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1273 = vector.bitcast %1272 : vector<8xi32> to vector<16xf16>
              %1274 = wave.mma %1273, %869, %1271 : vector<16xf16>, vector<8xf32>
              %1275 = wave.opaque %1274 : vector<8xf32>
              %1276 = arith.addi %456, %c64 : index
              %1277 = vector.load %kv[%1276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1278 = arith.addi %456, %c140 : index
              %1279 = vector.load %kv[%1278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1280 = arith.addi %461, %c64 : index
              %1281 = vector.load %kv[%1280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1282 = arith.addi %461, %c140 : index
              %1283 = vector.load %kv[%1282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1284 = wave.opaque %419 : i32
              %1285 = arith.cmpi sgt, %1284, %340 : i32
              %1286:4 = scf.if %1285 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1287 = arith.andi %1255, %890#0 : vector<4xi32>
                %1288 = arith.andi %1257, %890#1 : vector<4xi32>
                %1289 = arith.andi %1259, %890#2 : vector<4xi32>
                %1290 = arith.andi %1261, %890#3 : vector<4xi32>
                scf.yield %1287, %1288, %1289, %1290 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1255, %1257, %1259, %1261 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1291 = vector.shuffle %1286#0, %1286#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1292 = vector.bitcast %1291 : vector<8xi32> to vector<16xf16>
              %1293 = wave.mma %1292, %862, %828#15 : vector<16xf16>, vector<8xf32>
              %1294 = vector.shuffle %1286#2, %1286#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1295 = vector.bitcast %1294 : vector<8xi32> to vector<16xf16>
              %1296 = wave.mma %1295, %869, %1293 : vector<16xf16>, vector<8xf32>
              %1297 = wave.opaque %1296 : vector<8xf32>
              %1298 = arith.addi %456, %c141 : index
              %1299 = vector.load %kv[%1298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1300 = arith.addi %456, %c142 : index
              %1301 = vector.load %kv[%1300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1302 = arith.addi %461, %c141 : index
              %1303 = vector.load %kv[%1302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1304 = arith.addi %461, %c142 : index
              %1305 = vector.load %kv[%1304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1306 = wave.opaque %419 : i32
              %1307 = arith.cmpi sgt, %1306, %340 : i32
              %1308:4 = scf.if %1307 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1309 = arith.andi %1277, %890#0 : vector<4xi32>
                %1310 = arith.andi %1279, %890#1 : vector<4xi32>
                %1311 = arith.andi %1281, %890#2 : vector<4xi32>
                %1312 = arith.andi %1283, %890#3 : vector<4xi32>
                scf.yield %1309, %1310, %1311, %1312 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1277, %1279, %1281, %1283 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1313 = vector.shuffle %1308#0, %1308#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1314 = vector.bitcast %1313 : vector<8xi32> to vector<16xf16>
              %1315 = wave.mma %1314, %862, %828#16 : vector<16xf16>, vector<8xf32>
              %1316 = vector.shuffle %1308#2, %1308#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1317 = vector.bitcast %1316 : vector<8xi32> to vector<16xf16>
              %1318 = wave.mma %1317, %869, %1315 : vector<16xf16>, vector<8xf32>
              %1319 = wave.opaque %1318 : vector<8xf32>
              wave.pin
              %1320 = wave.opaque %419 : i32
              %1321 = arith.cmpi sgt, %1320, %340 : i32
              %1322:4 = scf.if %1321 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1323 = arith.andi %1299, %890#0 : vector<4xi32>
                %1324 = arith.andi %1301, %890#1 : vector<4xi32>
                %1325 = arith.andi %1303, %890#2 : vector<4xi32>
                %1326 = arith.andi %1305, %890#3 : vector<4xi32>
                scf.yield %1323, %1324, %1325, %1326 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1299, %1301, %1303, %1305 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1327 = vector.shuffle %1322#0, %1322#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1328 = vector.bitcast %1327 : vector<8xi32> to vector<16xf16>
              %1329 = wave.mma %1328, %862, %828#17 : vector<16xf16>, vector<8xf32>
              %1330 = vector.shuffle %1322#2, %1322#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1331 = vector.bitcast %1330 : vector<8xi32> to vector<16xf16>
              %1332 = wave.mma %1331, %869, %1329 : vector<16xf16>, vector<8xf32>
              %1333 = wave.opaque %1332 : vector<8xf32>
              wave.pin
              %1334 = wave.opaque %419 : i32
              %1335 = arith.cmpi slt, %1334, %362 : i32
              %1336:4 = scf.if %1335 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1337 = arith.addi %445, %35 : index
                %1338 = arith.addi %1337, %c9 : index
                %1339 = vector.load %kv[%1338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1340 = arith.addi %1337, %c23 : index
                %1341 = vector.load %kv[%1340] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1342 = arith.addi %453, %35 : index
                %1343 = arith.addi %1342, %c9 : index
                %1344 = vector.load %kv[%1343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1345 = arith.addi %1342, %c23 : index
                %1346 = vector.load %kv[%1345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1339, %1341, %1344, %1346 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1322#0, %1322#1, %1322#2, %1322#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1336#0, %1336#1, %1336#2, %1336#3, %828#0, %887, %1011, %1033, %1055, %1077, %1099, %1121, %1143, %1165, %1187, %1209, %1231, %1253, %1275, %1297, %1319, %1333 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1347 = wave.opaque %c9 : index
            %1348 = arith.addi %0, %1347 : index
            %1349 = arith.cmpi eq, %360, %357 : i32
            %1350 = wave.swap_halves %416#5 : f32
            %1351 = arith.addf %416#5, %1350 : f32
            %1352 = arith.addi %1348, %c9 : index
            %1353:2 = scf.if %1349 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1354 = arith.addi %1352, %c9 : index
              %1355 = memref.load %8[%1354] : memref<?xf32>
              %1356 = arith.addi %1352, %c19 : index
              %1357 = memref.load %8[%1356] : memref<?xf32>
              scf.yield %1355, %1357 : f32, f32
            }
            %1358 = arith.maxnumf %1353#0, %416#4 fastmath<nnan> : f32
            %1359 = arith.subf %1353#0, %1358 : f32
            %1360 = wave.exp2 %1359 : f32
            %1361 = arith.subf %416#4, %1358 : f32
            %1362 = wave.exp2 %1361 : f32
            %1363 = arith.mulf %1353#1, %1360 : f32
            %1364 = math.fma %1351, %1362, %1363 : f32
            memref.store %1358, %8[%1352] : memref<?xf32>
            %1365 = arith.addi %1352, %c19 : index
            memref.store %1364, %8[%1365] : memref<?xf32>
            %1366 = vector.broadcast %1360 : f32 to vector<8xf32>
            %1367 = vector.broadcast %1362 : f32 to vector<8xf32>
            scf.if %1349 {
              %1368 = arith.muli %1348, %c12 : index
              %1369 = arith.addi %c9, %1368 : index
              %1370 = arith.addi %1369, %c9 : index
              %1371 = arith.addi %1370, %c9 : index
              %1372 = vector.shuffle %416#6, %416#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1372, %5[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1373 = vector.shuffle %416#6, %416#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1374 = arith.addi %1371, %c31 : index
              vector.store %1373, %5[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1375 = arith.addi %1370, %c16 : index
              %1376 = vector.shuffle %416#7, %416#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1376, %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = vector.shuffle %416#7, %416#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1378 = arith.addi %1375, %c31 : index
              vector.store %1377, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1379 = arith.addi %1370, %c51 : index
              %1380 = vector.shuffle %416#8, %416#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1380, %5[%1379] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1381 = vector.shuffle %416#8, %416#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1382 = arith.addi %1379, %c31 : index
              vector.store %1381, %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1383 = arith.addi %1370, %c52 : index
              %1384 = vector.shuffle %416#9, %416#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1384, %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = vector.shuffle %416#9, %416#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1386 = arith.addi %1383, %c31 : index
              vector.store %1385, %5[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1387 = arith.addi %1370, %c53 : index
              %1388 = vector.shuffle %416#10, %416#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1388, %5[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = vector.shuffle %416#10, %416#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1390 = arith.addi %1387, %c31 : index
              vector.store %1389, %5[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1391 = arith.addi %1370, %c54 : index
              %1392 = vector.shuffle %416#11, %416#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1392, %5[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1393 = vector.shuffle %416#11, %416#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1394 = arith.addi %1391, %c31 : index
              vector.store %1393, %5[%1394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = arith.addi %1370, %c55 : index
              %1396 = vector.shuffle %416#12, %416#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1396, %5[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %416#12, %416#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1398 = arith.addi %1395, %c31 : index
              vector.store %1397, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1399 = arith.addi %1370, %c56 : index
              %1400 = vector.shuffle %416#13, %416#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1400, %5[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = vector.shuffle %416#13, %416#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1402 = arith.addi %1399, %c31 : index
              vector.store %1401, %5[%1402] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1403 = arith.addi %1370, %c57 : index
              %1404 = vector.shuffle %416#14, %416#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1404, %5[%1403] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1405 = vector.shuffle %416#14, %416#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1406 = arith.addi %1403, %c31 : index
              vector.store %1405, %5[%1406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1407 = arith.addi %1370, %c58 : index
              %1408 = vector.shuffle %416#15, %416#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1408, %5[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1409 = vector.shuffle %416#15, %416#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1410 = arith.addi %1407, %c31 : index
              vector.store %1409, %5[%1410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = arith.addi %1370, %c59 : index
              %1412 = vector.shuffle %416#16, %416#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1412, %5[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = vector.shuffle %416#16, %416#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1414 = arith.addi %1411, %c31 : index
              vector.store %1413, %5[%1414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1415 = arith.addi %1370, %c60 : index
              %1416 = vector.shuffle %416#17, %416#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1416, %5[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1417 = vector.shuffle %416#17, %416#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1418 = arith.addi %1415, %c31 : index
              vector.store %1417, %5[%1418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = arith.addi %1370, %c61 : index
              %1420 = vector.shuffle %416#18, %416#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1420, %5[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1421 = vector.shuffle %416#18, %416#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1422 = arith.addi %1419, %c31 : index
              vector.store %1421, %5[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.addi %1370, %c62 : index
              %1424 = vector.shuffle %416#19, %416#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1424, %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = vector.shuffle %416#19, %416#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1426 = arith.addi %1423, %c31 : index
              vector.store %1425, %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = arith.addi %1370, %c63 : index
              %1428 = vector.shuffle %416#20, %416#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1428, %5[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1429 = vector.shuffle %416#20, %416#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1430 = arith.addi %1427, %c31 : index
              vector.store %1429, %5[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1431 = arith.addi %1370, %c64 : index
              %1432 = vector.shuffle %416#21, %416#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1432, %5[%1431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1433 = vector.shuffle %416#21, %416#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1434 = arith.addi %1431, %c31 : index
              vector.store %1433, %5[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1435 = arith.muli %1348, %c12 : index
              %1436 = arith.addi %c9, %1435 : index
              %1437 = arith.addi %1436, %c9 : index
              %1438 = arith.addi %1437, %c9 : index
              %1439 = vector.load %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = arith.addi %1438, %c31 : index
              %1441 = vector.load %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = vector.shuffle %1439, %1441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1443 = arith.mulf %1442, %1366 : vector<8xf32>
              %1444 = math.fma %416#6, %1367, %1443 : vector<8xf32>
              %1445 = vector.shuffle %1444, %1444 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1445, %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = vector.shuffle %1444, %1444 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1446, %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1447 = arith.addi %1437, %c16 : index
              %1448 = vector.load %5[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1449 = arith.addi %1447, %c31 : index
              %1450 = vector.load %5[%1449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1451 = vector.shuffle %1448, %1450 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1452 = arith.mulf %1451, %1366 : vector<8xf32>
              %1453 = math.fma %416#7, %1367, %1452 : vector<8xf32>
              %1454 = vector.shuffle %1453, %1453 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1454, %5[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1455 = vector.shuffle %1453, %1453 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1455, %5[%1449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1456 = arith.addi %1437, %c51 : index
              %1457 = vector.load %5[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1458 = arith.addi %1456, %c31 : index
              %1459 = vector.load %5[%1458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1460 = vector.shuffle %1457, %1459 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1461 = arith.mulf %1460, %1366 : vector<8xf32>
              %1462 = math.fma %416#8, %1367, %1461 : vector<8xf32>
              %1463 = vector.shuffle %1462, %1462 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1463, %5[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = vector.shuffle %1462, %1462 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1464, %5[%1458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1465 = arith.addi %1437, %c52 : index
              %1466 = vector.load %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1467 = arith.addi %1465, %c31 : index
              %1468 = vector.load %5[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = vector.shuffle %1466, %1468 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1470 = arith.mulf %1469, %1366 : vector<8xf32>
              %1471 = math.fma %416#9, %1367, %1470 : vector<8xf32>
              %1472 = vector.shuffle %1471, %1471 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1472, %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1473 = vector.shuffle %1471, %1471 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1473, %5[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1474 = arith.addi %1437, %c53 : index
              %1475 = vector.load %5[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1476 = arith.addi %1474, %c31 : index
              %1477 = vector.load %5[%1476] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1478 = vector.shuffle %1475, %1477 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1479 = arith.mulf %1478, %1366 : vector<8xf32>
              %1480 = math.fma %416#10, %1367, %1479 : vector<8xf32>
              %1481 = vector.shuffle %1480, %1480 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1481, %5[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1482 = vector.shuffle %1480, %1480 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1482, %5[%1476] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1483 = arith.addi %1437, %c54 : index
              %1484 = vector.load %5[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1485 = arith.addi %1483, %c31 : index
              %1486 = vector.load %5[%1485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1487 = vector.shuffle %1484, %1486 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1488 = arith.mulf %1487, %1366 : vector<8xf32>
              %1489 = math.fma %416#11, %1367, %1488 : vector<8xf32>
              %1490 = vector.shuffle %1489, %1489 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1490, %5[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1491 = vector.shuffle %1489, %1489 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1491, %5[%1485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1492 = arith.addi %1437, %c55 : index
              %1493 = vector.load %5[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1494 = arith.addi %1492, %c31 : index
              %1495 = vector.load %5[%1494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1496 = vector.shuffle %1493, %1495 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1497 = arith.mulf %1496, %1366 : vector<8xf32>
              %1498 = math.fma %416#12, %1367, %1497 : vector<8xf32>
              %1499 = vector.shuffle %1498, %1498 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1499, %5[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1500 = vector.shuffle %1498, %1498 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1500, %5[%1494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1501 = arith.addi %1437, %c56 : index
              %1502 = vector.load %5[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1503 = arith.addi %1501, %c31 : index
              %1504 = vector.load %5[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1505 = vector.shuffle %1502, %1504 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1506 = arith.mulf %1505, %1366 : vector<8xf32>
              %1507 = math.fma %416#13, %1367, %1506 : vector<8xf32>
              %1508 = vector.shuffle %1507, %1507 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1508, %5[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1509 = vector.shuffle %1507, %1507 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1509, %5[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1510 = arith.addi %1437, %c57 : index
              %1511 = vector.load %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1512 = arith.addi %1510, %c31 : index
              %1513 = vector.load %5[%1512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1514 = vector.shuffle %1511, %1513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1515 = arith.mulf %1514, %1366 : vector<8xf32>
              %1516 = math.fma %416#14, %1367, %1515 : vector<8xf32>
              %1517 = vector.shuffle %1516, %1516 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1517, %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1518 = vector.shuffle %1516, %1516 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1518, %5[%1512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = arith.addi %1437, %c58 : index
              %1520 = vector.load %5[%1519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1521 = arith.addi %1519, %c31 : index
              %1522 = vector.load %5[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1523 = vector.shuffle %1520, %1522 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1524 = arith.mulf %1523, %1366 : vector<8xf32>
              %1525 = math.fma %416#15, %1367, %1524 : vector<8xf32>
              %1526 = vector.shuffle %1525, %1525 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1526, %5[%1519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1527 = vector.shuffle %1525, %1525 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1527, %5[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1528 = arith.addi %1437, %c59 : index
              %1529 = vector.load %5[%1528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1530 = arith.addi %1528, %c31 : index
              %1531 = vector.load %5[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1532 = vector.shuffle %1529, %1531 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1533 = arith.mulf %1532, %1366 : vector<8xf32>
              %1534 = math.fma %416#16, %1367, %1533 : vector<8xf32>
              %1535 = vector.shuffle %1534, %1534 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1535, %5[%1528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = vector.shuffle %1534, %1534 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1536, %5[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1537 = arith.addi %1437, %c60 : index
              %1538 = vector.load %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1539 = arith.addi %1537, %c31 : index
              %1540 = vector.load %5[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1541 = vector.shuffle %1538, %1540 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1542 = arith.mulf %1541, %1366 : vector<8xf32>
              %1543 = math.fma %416#17, %1367, %1542 : vector<8xf32>
              %1544 = vector.shuffle %1543, %1543 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1544, %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1545 = vector.shuffle %1543, %1543 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1545, %5[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1546 = arith.addi %1437, %c61 : index
              %1547 = vector.load %5[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1548 = arith.addi %1546, %c31 : index
              %1549 = vector.load %5[%1548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1550 = vector.shuffle %1547, %1549 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1551 = arith.mulf %1550, %1366 : vector<8xf32>
              %1552 = math.fma %416#18, %1367, %1551 : vector<8xf32>
              %1553 = vector.shuffle %1552, %1552 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1553, %5[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1554 = vector.shuffle %1552, %1552 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1554, %5[%1548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1555 = arith.addi %1437, %c62 : index
              %1556 = vector.load %5[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1557 = arith.addi %1555, %c31 : index
              %1558 = vector.load %5[%1557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = vector.shuffle %1556, %1558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1560 = arith.mulf %1559, %1366 : vector<8xf32>
              %1561 = math.fma %416#19, %1367, %1560 : vector<8xf32>
              %1562 = vector.shuffle %1561, %1561 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1562, %5[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1563 = vector.shuffle %1561, %1561 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1563, %5[%1557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1564 = arith.addi %1437, %c63 : index
              %1565 = vector.load %5[%1564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1566 = arith.addi %1564, %c31 : index
              %1567 = vector.load %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1568 = vector.shuffle %1565, %1567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1569 = arith.mulf %1568, %1366 : vector<8xf32>
              %1570 = math.fma %416#20, %1367, %1569 : vector<8xf32>
              %1571 = vector.shuffle %1570, %1570 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1571, %5[%1564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1572 = vector.shuffle %1570, %1570 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1572, %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1573 = arith.addi %1437, %c64 : index
              %1574 = vector.load %5[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1575 = arith.addi %1573, %c31 : index
              %1576 = vector.load %5[%1575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1577 = vector.shuffle %1574, %1576 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1578 = arith.mulf %1577, %1366 : vector<8xf32>
              %1579 = math.fma %416#21, %1367, %1578 : vector<8xf32>
              %1580 = vector.shuffle %1579, %1579 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1580, %5[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1581 = vector.shuffle %1579, %1579 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1581, %5[%1575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1582 = arith.cmpi sgt, %349, %c71 : i32
          scf.if %1582 {
            %1583 = arith.cmpi eq, %357, %354 : i32
            %1584 = wave.opaque %c9 : index
            %1585 = arith.addi %0, %1584 : index
            %1586 = arith.addi %1585, %c9 : index
            %1587 = arith.addi %1586, %c9 : index
            %1588 = memref.load %8[%1587] : memref<?xf32>
            %1589 = arith.addi %1586, %c19 : index
            %1590 = memref.load %8[%1589] : memref<?xf32>
            %1591 = arith.addi %1585, %c23 : index
            %1592:2 = scf.if %1583 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1593 = arith.addi %1591, %c9 : index
              %1594 = memref.load %8[%1593] : memref<?xf32>
              %1595 = arith.addi %1591, %c19 : index
              %1596 = memref.load %8[%1595] : memref<?xf32>
              scf.yield %1594, %1596 : f32, f32
            }
            %1597 = arith.maxnumf %1592#0, %1588 fastmath<nnan> : f32
            %1598 = arith.subf %1592#0, %1597 : f32
            %1599 = wave.exp2 %1598 : f32
            %1600 = arith.subf %1588, %1597 : f32
            %1601 = wave.exp2 %1600 : f32
            %1602 = arith.mulf %1592#1, %1599 : f32
            %1603 = math.fma %1590, %1601, %1602 : f32
            memref.store %1597, %8[%1591] : memref<?xf32>
            %1604 = arith.addi %1591, %c19 : index
            memref.store %1603, %8[%1604] : memref<?xf32>
            %1605 = vector.broadcast %1599 : f32 to vector<8xf32>
            %1606 = vector.broadcast %1601 : f32 to vector<8xf32>
            scf.for %1607 = %c9 to %c3 step %c4 {
              %1608 = arith.muli %1585, %c12 : index
              %1609 = arith.addi %c9, %1608 : index
              %1610 = arith.addi %1609, %c9 : index
              %1611 = arith.muli %1607, %c16 : index
              %1612 = arith.addi %1610, %1611 : index
              %1613 = vector.load %5[%1612] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1614 = arith.addi %1612, %c31 : index
              %1615 = vector.load %5[%1614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1616 = vector.shuffle %1613, %1615 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1583 {
                %1617 = arith.addi %16, %1608 : index
                %1618 = arith.addi %1617, %c9 : index
                %1619 = arith.addi %1618, %1611 : index
                %1620 = vector.shuffle %1616, %1616 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1620, %partial[%1619] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1621 = vector.shuffle %1616, %1616 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1622 = arith.addi %1619, %c31 : index
                vector.store %1621, %partial[%1622] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1623 = arith.addi %16, %1608 : index
                %1624 = arith.addi %1623, %c9 : index
                %1625 = arith.addi %1624, %1611 : index
                %1626 = vector.load %partial[%1625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1627 = arith.addi %1625, %c31 : index
                %1628 = vector.load %partial[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1629 = vector.shuffle %1626, %1628 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1630 = arith.mulf %1629, %1605 : vector<8xf32>
                %1631 = math.fma %1616, %1606, %1630 : vector<8xf32>
                %1632 = vector.shuffle %1631, %1631 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1632, %partial[%1625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1633 = vector.shuffle %1631, %1631 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1633, %partial[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1634 = arith.cmpi sgt, %349, %c70 : i32
        scf.if %1634 {
          %1635 = arith.cmpi eq, %354, %c69 : i32
          %1636 = wave.opaque %c9 : index
          %1637 = arith.addi %0, %1636 : index
          %1638 = arith.addi %1637, %c23 : index
          %1639 = arith.addi %1638, %c9 : index
          %1640 = memref.load %8[%1639] : memref<?xf32>
          %1641 = arith.addi %1638, %c19 : index
          %1642 = memref.load %8[%1641] : memref<?xf32>
          %1643 = arith.addi %1637, %c31 : index
          %1644:2 = scf.if %1635 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1645 = arith.addi %1643, %c9 : index
            %1646 = memref.load %8[%1645] : memref<?xf32>
            %1647 = arith.addi %1643, %c19 : index
            %1648 = memref.load %8[%1647] : memref<?xf32>
            scf.yield %1646, %1648 : f32, f32
          }
          %1649 = arith.maxnumf %1644#0, %1640 fastmath<nnan> : f32
          %1650 = arith.subf %1644#0, %1649 : f32
          %1651 = wave.exp2 %1650 : f32
          %1652 = arith.subf %1640, %1649 : f32
          %1653 = wave.exp2 %1652 : f32
          %1654 = arith.mulf %1644#1, %1651 : f32
          %1655 = math.fma %1642, %1653, %1654 : f32
          memref.store %1649, %8[%1643] : memref<?xf32>
          %1656 = arith.addi %1643, %c19 : index
          memref.store %1655, %8[%1656] : memref<?xf32>
          %1657 = vector.broadcast %1651 : f32 to vector<8xf32>
          %1658 = vector.broadcast %1653 : f32 to vector<8xf32>
          scf.for %1659 = %c9 to %c3 step %c4 {
            %1660 = arith.muli %1637, %c12 : index
            %1661 = arith.addi %16, %1660 : index
            %1662 = arith.addi %1661, %c9 : index
            %1663 = arith.muli %1659, %c16 : index
            %1664 = arith.addi %1662, %1663 : index
            %1665 = vector.load %partial[%1664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1666 = arith.addi %1664, %c31 : index
            %1667 = vector.load %partial[%1666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1668 = vector.shuffle %1665, %1667 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1635 {
              %1669 = arith.addi %17, %1660 : index
              %1670 = arith.addi %1669, %c9 : index
              %1671 = arith.addi %1670, %1663 : index
              %1672 = vector.shuffle %1668, %1668 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1672, %partial[%1671] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1673 = vector.shuffle %1668, %1668 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1674 = arith.addi %1671, %c31 : index
              vector.store %1673, %partial[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1675 = arith.addi %17, %1660 : index
              %1676 = arith.addi %1675, %c9 : index
              %1677 = arith.addi %1676, %1663 : index
              %1678 = vector.load %partial[%1677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1679 = arith.addi %1677, %c31 : index
              %1680 = vector.load %partial[%1679] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1681 = vector.shuffle %1678, %1680 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1682 = arith.mulf %1681, %1657 : vector<8xf32>
              %1683 = math.fma %1668, %1658, %1682 : vector<8xf32>
              %1684 = vector.shuffle %1683, %1683 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1684, %partial[%1677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1685 = vector.shuffle %1683, %1683 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1685, %partial[%1679] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1686 = wave.opaque %c9 : index
      %1687 = arith.addi %0, %1686 : index
      scf.if %352 {
        %1688 = arith.addi %1687, %c9 : index
        %1689 = arith.addi %1688, %c9 : index
        %1690 = memref.load %8[%1689] : memref<?xf32>
        %1691 = arith.addi %1688, %c19 : index
        %1692 = memref.load %8[%1691] : memref<?xf32>
        %1693 = arith.divf %c143, %1692 : f32
        %1694 = vector.broadcast %1693 : f32 to vector<8xf32>
        %1695 = arith.addi %15, %1686 : index
        %1696 = arith.addi %1695, %1 : index
        %1697 = arith.addi %1696, %c9 : index
        %1698 = arith.minsi %1697, %40 : index
        %1699 = arith.divui %1698, %groupSize : index
        %1700 = arith.addi %24, %1699 : index
        %1701 = arith.remui %1698, %groupSize : index
        %1702 = arith.addi %44, %1701 : index
        %1703 = arith.muli %1702, %c16 : index
        %1704 = arith.addi %1703, %51 : index
        %1705 = arith.muli %heads, %c16 : index
        scf.for %1706 = %c9 to %c3 step %c4 {
          %1707 = arith.muli %1706, %c3 : index
          %1708 = arith.addi %1707, %2 : index
          %1709 = arith.muli %13, %c16 : index
          %1710 = arith.addi %1709, %1708 : index
          %1711 = arith.addi %1710, %c9 : index
          %1712 = memref.load %factors[%1711] : memref<?xf32>
          %1713 = arith.addi %1710, %c10 : index
          %1714 = memref.load %factors[%1713] : memref<?xf32>
          %1715 = arith.addi %1710, %c12 : index
          %1716 = memref.load %factors[%1715] : memref<?xf32>
          %1717 = arith.addi %1710, %c145 : index
          %1718 = memref.load %factors[%1717] : memref<?xf32>
          %1719 = arith.addi %1710, %c17 : index
          %1720 = memref.load %factors[%1719] : memref<?xf32>
          %1721 = arith.addi %1710, %c146 : index
          %1722 = memref.load %factors[%1721] : memref<?xf32>
          %1723 = arith.addi %1710, %c147 : index
          %1724 = memref.load %factors[%1723] : memref<?xf32>
          %1725 = arith.addi %1710, %c148 : index
          %1726 = memref.load %factors[%1725] : memref<?xf32>
          %1727 = vector.from_elements %1712, %1714, %1716, %1718, %1720, %1722, %1724, %1726 : vector<8xf32>
          %1728 = arith.muli %kvHeads, %c16 : index
          %1729 = arith.addi %1710, %1728 : index
          %1730 = arith.addi %1729, %c9 : index
          %1731 = memref.load %factors[%1730] : memref<?xf32>
          %1732 = arith.addi %1729, %c10 : index
          %1733 = memref.load %factors[%1732] : memref<?xf32>
          %1734 = arith.addi %1729, %c12 : index
          %1735 = memref.load %factors[%1734] : memref<?xf32>
          %1736 = arith.addi %1729, %c145 : index
          %1737 = memref.load %factors[%1736] : memref<?xf32>
          %1738 = arith.addi %1729, %c17 : index
          %1739 = memref.load %factors[%1738] : memref<?xf32>
          %1740 = arith.addi %1729, %c146 : index
          %1741 = memref.load %factors[%1740] : memref<?xf32>
          %1742 = arith.addi %1729, %c147 : index
          %1743 = memref.load %factors[%1742] : memref<?xf32>
          %1744 = arith.addi %1729, %c148 : index
          %1745 = memref.load %factors[%1744] : memref<?xf32>
          %1746 = vector.from_elements %1731, %1733, %1735, %1737, %1739, %1741, %1743, %1745 : vector<8xf32>
          %1747 = arith.muli %1687, %c12 : index
          %1748 = arith.addi %c9, %1747 : index
          %1749 = arith.addi %1748, %c9 : index
          %1750 = arith.muli %1706, %c16 : index
          %1751 = arith.addi %1749, %1750 : index
          %1752 = vector.load %5[%1751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1753 = arith.addi %1751, %c31 : index
          %1754 = vector.load %5[%1753] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1755 = vector.shuffle %1752, %1754 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1756 = arith.mulf %1755, %1694 : vector<8xf32>
          %1757 = math.fma %1756, %1727, %1746 : vector<8xf32>
          %1758 = arith.addf %1757, %c75 : vector<8xf32>
          %1759 = arith.minimumf %1758, %c149 : vector<8xf32>
          %1760 = arith.maximumf %1759, %c150 : vector<8xf32>
          %1761 = arith.truncf %1760 : vector<8xf32> to vector<8xf16>
          %1762 = vector.bitcast %1761 : vector<8xf16> to vector<4xi32>
          %1763 = vector.shuffle %1762, %1762 [0, 1] : vector<4xi32>, vector<4xi32>
          %1764 = vector.shuffle %1762, %1762 [2, 3] : vector<4xi32>, vector<4xi32>
          %1765 = arith.select %3, %1764, %1763 : vector<2xi32>
          %1766 = arith.select %3, %1763, %1764 : vector<2xi32>
          %1767 = wave.swap_halves %1766 : vector<2xi32>
          %1768 = arith.select %3, %1767, %1765 : vector<2xi32>
          %1769 = arith.select %3, %1765, %1767 : vector<2xi32>
          %1770 = vector.bitcast %1768 : vector<2xi32> to vector<4xf16>
          %1771 = vector.bitcast %1769 : vector<2xi32> to vector<4xf16>
          %1772 = vector.shuffle %1770, %1771 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1773 = arith.addi %1704, %1707 : index
          %1774 = arith.divui %1700, %outTileRows : index
          %1775 = arith.divui %1705, %c3 : index
          %1776 = arith.muli %1774, %1775 : index
          %1777 = arith.divui %1773, %c3 : index
          %1778 = arith.addi %1776, %1777 : index
          %1779 = arith.muli %1778, %c10 : index
          %1780 = arith.remui %1773, %c3 : index
          %1781 = arith.divui %1780, %c17 : index
          %1782 = arith.addi %1779, %1781 : index
          %1783 = arith.muli %outTileRows, %c17 : index
          %1784 = arith.muli %1782, %1783 : index
          %1785 = arith.remui %1700, %outTileRows : index
          %1786 = arith.muli %1785, %c17 : index
          %1787 = arith.addi %1784, %1786 : index
          %1788 = arith.remui %1773, %c17 : index
          %1789 = arith.addi %1787, %1788 : index
          %1790 = arith.cmpi slt, %1697, %36 : index
          scf.if %1790 {
            vector.store %1772, %out[%1789] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %353 {
          %1791 = arith.addi %1687, %c23 : index
          %1792 = arith.addi %1791, %c9 : index
          %1793 = memref.load %8[%1792] : memref<?xf32>
          %1794 = arith.addi %1791, %c19 : index
          %1795 = memref.load %8[%1794] : memref<?xf32>
          %1796 = arith.divf %c143, %1795 : f32
          %1797 = vector.broadcast %1796 : f32 to vector<8xf32>
          %1798 = arith.addi %15, %1686 : index
          %1799 = arith.addi %1798, %1 : index
          %1800 = arith.addi %1799, %c9 : index
          %1801 = arith.minsi %1800, %40 : index
          %1802 = arith.divui %1801, %groupSize : index
          %1803 = arith.addi %24, %1802 : index
          %1804 = arith.remui %1801, %groupSize : index
          %1805 = arith.addi %44, %1804 : index
          %1806 = arith.muli %1805, %c16 : index
          %1807 = arith.addi %1806, %51 : index
          %1808 = arith.muli %heads, %c16 : index
          scf.for %1809 = %c9 to %c3 step %c4 {
            %1810 = arith.muli %1809, %c3 : index
            %1811 = arith.addi %1810, %2 : index
            %1812 = arith.muli %13, %c16 : index
            %1813 = arith.addi %1812, %1811 : index
            %1814 = arith.addi %1813, %c9 : index
            %1815 = memref.load %factors[%1814] : memref<?xf32>
            %1816 = arith.addi %1813, %c10 : index
            %1817 = memref.load %factors[%1816] : memref<?xf32>
            %1818 = arith.addi %1813, %c12 : index
            %1819 = memref.load %factors[%1818] : memref<?xf32>
            %1820 = arith.addi %1813, %c145 : index
            %1821 = memref.load %factors[%1820] : memref<?xf32>
            %1822 = arith.addi %1813, %c17 : index
            %1823 = memref.load %factors[%1822] : memref<?xf32>
            %1824 = arith.addi %1813, %c146 : index
            %1825 = memref.load %factors[%1824] : memref<?xf32>
            %1826 = arith.addi %1813, %c147 : index
            %1827 = memref.load %factors[%1826] : memref<?xf32>
            %1828 = arith.addi %1813, %c148 : index
            %1829 = memref.load %factors[%1828] : memref<?xf32>
            %1830 = vector.from_elements %1815, %1817, %1819, %1821, %1823, %1825, %1827, %1829 : vector<8xf32>
            %1831 = arith.muli %kvHeads, %c16 : index
            %1832 = arith.addi %1813, %1831 : index
            %1833 = arith.addi %1832, %c9 : index
            %1834 = memref.load %factors[%1833] : memref<?xf32>
            %1835 = arith.addi %1832, %c10 : index
            %1836 = memref.load %factors[%1835] : memref<?xf32>
            %1837 = arith.addi %1832, %c12 : index
            %1838 = memref.load %factors[%1837] : memref<?xf32>
            %1839 = arith.addi %1832, %c145 : index
            %1840 = memref.load %factors[%1839] : memref<?xf32>
            %1841 = arith.addi %1832, %c17 : index
            %1842 = memref.load %factors[%1841] : memref<?xf32>
            %1843 = arith.addi %1832, %c146 : index
            %1844 = memref.load %factors[%1843] : memref<?xf32>
            %1845 = arith.addi %1832, %c147 : index
            %1846 = memref.load %factors[%1845] : memref<?xf32>
            %1847 = arith.addi %1832, %c148 : index
            %1848 = memref.load %factors[%1847] : memref<?xf32>
            %1849 = vector.from_elements %1834, %1836, %1838, %1840, %1842, %1844, %1846, %1848 : vector<8xf32>
            %1850 = arith.muli %1687, %c12 : index
            %1851 = arith.addi %16, %1850 : index
            %1852 = arith.addi %1851, %c9 : index
            %1853 = arith.muli %1809, %c16 : index
            %1854 = arith.addi %1852, %1853 : index
            %1855 = vector.load %partial[%1854] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1856 = arith.addi %1854, %c31 : index
            %1857 = vector.load %partial[%1856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1858 = vector.shuffle %1855, %1857 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1859 = arith.mulf %1858, %1797 : vector<8xf32>
            %1860 = math.fma %1859, %1830, %1849 : vector<8xf32>
            %1861 = arith.addf %1860, %c75 : vector<8xf32>
            %1862 = arith.minimumf %1861, %c149 : vector<8xf32>
            %1863 = arith.maximumf %1862, %c150 : vector<8xf32>
            %1864 = arith.truncf %1863 : vector<8xf32> to vector<8xf16>
            %1865 = vector.bitcast %1864 : vector<8xf16> to vector<4xi32>
            %1866 = vector.shuffle %1865, %1865 [0, 1] : vector<4xi32>, vector<4xi32>
            %1867 = vector.shuffle %1865, %1865 [2, 3] : vector<4xi32>, vector<4xi32>
            %1868 = arith.select %3, %1867, %1866 : vector<2xi32>
            %1869 = arith.select %3, %1866, %1867 : vector<2xi32>
            %1870 = wave.swap_halves %1869 : vector<2xi32>
            %1871 = arith.select %3, %1870, %1868 : vector<2xi32>
            %1872 = arith.select %3, %1868, %1870 : vector<2xi32>
            %1873 = vector.bitcast %1871 : vector<2xi32> to vector<4xf16>
            %1874 = vector.bitcast %1872 : vector<2xi32> to vector<4xf16>
            %1875 = vector.shuffle %1873, %1874 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1876 = arith.addi %1807, %1810 : index
            %1877 = arith.divui %1803, %outTileRows : index
            %1878 = arith.divui %1808, %c3 : index
            %1879 = arith.muli %1877, %1878 : index
            %1880 = arith.divui %1876, %c3 : index
            %1881 = arith.addi %1879, %1880 : index
            %1882 = arith.muli %1881, %c10 : index
            %1883 = arith.remui %1876, %c3 : index
            %1884 = arith.divui %1883, %c17 : index
            %1885 = arith.addi %1882, %1884 : index
            %1886 = arith.muli %outTileRows, %c17 : index
            %1887 = arith.muli %1885, %1886 : index
            %1888 = arith.remui %1803, %outTileRows : index
            %1889 = arith.muli %1888, %c17 : index
            %1890 = arith.addi %1887, %1889 : index
            %1891 = arith.remui %1876, %c17 : index
            %1892 = arith.addi %1890, %1891 : index
            %1893 = arith.cmpi slt, %1800, %36 : index
            scf.if %1893 {
              vector.store %1875, %out[%1892] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1894 = arith.addi %1687, %c31 : index
          %1895 = arith.addi %1894, %c9 : index
          %1896 = memref.load %8[%1895] : memref<?xf32>
          %1897 = arith.addi %1894, %c19 : index
          %1898 = memref.load %8[%1897] : memref<?xf32>
          %1899 = arith.divf %c143, %1898 : f32
          %1900 = vector.broadcast %1899 : f32 to vector<8xf32>
          %1901 = arith.addi %15, %1686 : index
          %1902 = arith.addi %1901, %1 : index
          %1903 = arith.addi %1902, %c9 : index
          %1904 = arith.minsi %1903, %40 : index
          %1905 = arith.divui %1904, %groupSize : index
          %1906 = arith.addi %24, %1905 : index
          %1907 = arith.remui %1904, %groupSize : index
          %1908 = arith.addi %44, %1907 : index
          %1909 = arith.muli %1908, %c16 : index
          %1910 = arith.addi %1909, %51 : index
          %1911 = arith.muli %heads, %c16 : index
          scf.for %1912 = %c9 to %c3 step %c4 {
            %1913 = arith.muli %1912, %c3 : index
            %1914 = arith.addi %1913, %2 : index
            %1915 = arith.muli %13, %c16 : index
            %1916 = arith.addi %1915, %1914 : index
            %1917 = arith.addi %1916, %c9 : index
            %1918 = memref.load %factors[%1917] : memref<?xf32>
            %1919 = arith.addi %1916, %c10 : index
            %1920 = memref.load %factors[%1919] : memref<?xf32>
            %1921 = arith.addi %1916, %c12 : index
            %1922 = memref.load %factors[%1921] : memref<?xf32>
            %1923 = arith.addi %1916, %c145 : index
            %1924 = memref.load %factors[%1923] : memref<?xf32>
            %1925 = arith.addi %1916, %c17 : index
            %1926 = memref.load %factors[%1925] : memref<?xf32>
            %1927 = arith.addi %1916, %c146 : index
            %1928 = memref.load %factors[%1927] : memref<?xf32>
            %1929 = arith.addi %1916, %c147 : index
            %1930 = memref.load %factors[%1929] : memref<?xf32>
            %1931 = arith.addi %1916, %c148 : index
            %1932 = memref.load %factors[%1931] : memref<?xf32>
            %1933 = vector.from_elements %1918, %1920, %1922, %1924, %1926, %1928, %1930, %1932 : vector<8xf32>
            %1934 = arith.muli %kvHeads, %c16 : index
            %1935 = arith.addi %1916, %1934 : index
            %1936 = arith.addi %1935, %c9 : index
            %1937 = memref.load %factors[%1936] : memref<?xf32>
            %1938 = arith.addi %1935, %c10 : index
            %1939 = memref.load %factors[%1938] : memref<?xf32>
            %1940 = arith.addi %1935, %c12 : index
            %1941 = memref.load %factors[%1940] : memref<?xf32>
            %1942 = arith.addi %1935, %c145 : index
            %1943 = memref.load %factors[%1942] : memref<?xf32>
            %1944 = arith.addi %1935, %c17 : index
            %1945 = memref.load %factors[%1944] : memref<?xf32>
            %1946 = arith.addi %1935, %c146 : index
            %1947 = memref.load %factors[%1946] : memref<?xf32>
            %1948 = arith.addi %1935, %c147 : index
            %1949 = memref.load %factors[%1948] : memref<?xf32>
            %1950 = arith.addi %1935, %c148 : index
            %1951 = memref.load %factors[%1950] : memref<?xf32>
            %1952 = vector.from_elements %1937, %1939, %1941, %1943, %1945, %1947, %1949, %1951 : vector<8xf32>
            %1953 = arith.muli %1687, %c12 : index
            %1954 = arith.addi %17, %1953 : index
            %1955 = arith.addi %1954, %c9 : index
            %1956 = arith.muli %1912, %c16 : index
            %1957 = arith.addi %1955, %1956 : index
            %1958 = vector.load %partial[%1957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1959 = arith.addi %1957, %c31 : index
            %1960 = vector.load %partial[%1959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1961 = vector.shuffle %1958, %1960 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1962 = arith.mulf %1961, %1900 : vector<8xf32>
            %1963 = math.fma %1962, %1933, %1952 : vector<8xf32>
            %1964 = arith.addf %1963, %c75 : vector<8xf32>
            %1965 = arith.minimumf %1964, %c149 : vector<8xf32>
            %1966 = arith.maximumf %1965, %c150 : vector<8xf32>
            %1967 = arith.truncf %1966 : vector<8xf32> to vector<8xf16>
            %1968 = vector.bitcast %1967 : vector<8xf16> to vector<4xi32>
            %1969 = vector.shuffle %1968, %1968 [0, 1] : vector<4xi32>, vector<4xi32>
            %1970 = vector.shuffle %1968, %1968 [2, 3] : vector<4xi32>, vector<4xi32>
            %1971 = arith.select %3, %1970, %1969 : vector<2xi32>
            %1972 = arith.select %3, %1969, %1970 : vector<2xi32>
            %1973 = wave.swap_halves %1972 : vector<2xi32>
            %1974 = arith.select %3, %1973, %1971 : vector<2xi32>
            %1975 = arith.select %3, %1971, %1973 : vector<2xi32>
            %1976 = vector.bitcast %1974 : vector<2xi32> to vector<4xf16>
            %1977 = vector.bitcast %1975 : vector<2xi32> to vector<4xf16>
            %1978 = vector.shuffle %1976, %1977 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1979 = arith.addi %1910, %1913 : index
            %1980 = arith.divui %1906, %outTileRows : index
            %1981 = arith.divui %1911, %c3 : index
            %1982 = arith.muli %1980, %1981 : index
            %1983 = arith.divui %1979, %c3 : index
            %1984 = arith.addi %1982, %1983 : index
            %1985 = arith.muli %1984, %c10 : index
            %1986 = arith.remui %1979, %c3 : index
            %1987 = arith.divui %1986, %c17 : index
            %1988 = arith.addi %1985, %1987 : index
            %1989 = arith.muli %outTileRows, %c17 : index
            %1990 = arith.muli %1988, %1989 : index
            %1991 = arith.remui %1906, %outTileRows : index
            %1992 = arith.muli %1991, %c17 : index
            %1993 = arith.addi %1990, %1992 : index
            %1994 = arith.remui %1979, %c17 : index
            %1995 = arith.addi %1993, %1994 : index
            %1996 = arith.cmpi slt, %1903, %36 : index
            scf.if %1996 {
              vector.store %1978, %out[%1995] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}

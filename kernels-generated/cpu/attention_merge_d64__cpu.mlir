// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d64__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 64 : index
  %c3 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c5 = arith.constant 4 : index
  %positionsAt = wave.param "positionsAt" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 0xF149F2CA : f32
  %c11 = arith.constant 0x00000000 : f32
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c19 = arith.constant 80 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = wave.scratch %groupSize : memref<?xf32>
  %4 = wave.scratch %groupSize : memref<?xf32>
  %5 = arith.muli %groupSize, %c2 : index
  %6 = wave.scratch %5 : memref<?xf32>
  %7 = memref.load %step[%c3] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %1, %8 : index
  scf.if %9 {
    %10 = arith.muli %1, %c5 : index
    %11 = arith.addi %itemsAt, %10 : index
    %12 = memref.load %step[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %positionsAt, %13 : index
    %15 = memref.load %step[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %16, %c7 : index
    scf.for %18 = %c9 to %groupSize step %c7 {
      memref.store %c10, %3[%18] : memref<?xf32>
      memref.store %c11, %4[%18] : memref<?xf32>
      %19 = arith.muli %18, %c2 : index
      %20 = arith.addi %19, %c9 : index
      vector.store %c8, %6[%20] : memref<?xf32>, vector<16xf32>
      %21 = arith.addi %19, %c12 : index
      vector.store %c8, %6[%21] : memref<?xf32>, vector<16xf32>
      %22 = arith.addi %19, %c13 : index
      vector.store %c8, %6[%22] : memref<?xf32>, vector<16xf32>
      %23 = arith.addi %19, %c14 : index
      vector.store %c8, %6[%23] : memref<?xf32>, vector<16xf32>
    }
    %24 = arith.addi %kvHeads, %2 : index
    %25 = memref.load %scales[%24] : memref<?xf32>
    %26 = arith.addi %17, %c15 : index
    %27 = arith.divui %26, %c16 : index
    scf.for %28 = %c9 to %27 step %c7 {
      scf.for %29 = %c9 to %groupSize step %c7 {
        %30 = arith.muli %2, %groupSize : index
        %31 = arith.addi %30, %29 : index
        %32 = arith.muli %13, %heads : index
        %33 = arith.addi %32, %31 : index
        %34 = arith.muli %33, %ranges : index
        %35 = arith.addi %34, %28 : index
        %36 = arith.muli %35, %c19 : index
        %37 = arith.addi %36, %c2 : index
        %38 = memref.load %partial[%37] : memref<?xf32>
        %39 = arith.addi %37, %c7 : index
        %40 = memref.load %partial[%39] : memref<?xf32>
        %41 = memref.load %3[%29] : memref<?xf32>
        %42 = arith.maximumf %41, %38 : f32
        %43 = arith.subf %41, %42 : f32
        %44 = wave.exp2 %43 : f32
        %45 = arith.subf %38, %42 : f32
        %46 = wave.exp2 %45 : f32
        memref.store %42, %3[%29] : memref<?xf32>
        %47 = memref.load %4[%29] : memref<?xf32>
        %48 = arith.mulf %47, %44 : f32
        %49 = math.fma %40, %46, %48 : f32
        memref.store %49, %4[%29] : memref<?xf32>
        %50 = vector.broadcast %44 : f32 to vector<16xf32>
        %51 = vector.broadcast %46 : f32 to vector<16xf32>
        %52 = arith.muli %29, %c2 : index
        %53 = arith.addi %52, %c9 : index
        %54 = vector.load %6[%53] : memref<?xf32>, vector<16xf32>
        %55 = arith.mulf %54, %50 : vector<16xf32>
        %56 = arith.addi %36, %c9 : index
        %57 = vector.load %partial[%56] : memref<?xf32>, vector<16xf32>
        %58 = math.fma %57, %51, %55 : vector<16xf32>
        vector.store %58, %6[%53] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %52, %c12 : index
        %60 = vector.load %6[%59] : memref<?xf32>, vector<16xf32>
        %61 = arith.mulf %60, %50 : vector<16xf32>
        %62 = arith.addi %36, %c12 : index
        %63 = vector.load %partial[%62] : memref<?xf32>, vector<16xf32>
        %64 = math.fma %63, %51, %61 : vector<16xf32>
        vector.store %64, %6[%59] : memref<?xf32>, vector<16xf32>
        %65 = arith.addi %52, %c13 : index
        %66 = vector.load %6[%65] : memref<?xf32>, vector<16xf32>
        %67 = arith.mulf %66, %50 : vector<16xf32>
        %68 = arith.addi %36, %c13 : index
        %69 = vector.load %partial[%68] : memref<?xf32>, vector<16xf32>
        %70 = math.fma %69, %51, %67 : vector<16xf32>
        vector.store %70, %6[%65] : memref<?xf32>, vector<16xf32>
        %71 = arith.addi %52, %c14 : index
        %72 = vector.load %6[%71] : memref<?xf32>, vector<16xf32>
        %73 = arith.mulf %72, %50 : vector<16xf32>
        %74 = arith.addi %36, %c14 : index
        %75 = vector.load %partial[%74] : memref<?xf32>, vector<16xf32>
        %76 = math.fma %75, %51, %73 : vector<16xf32>
        vector.store %76, %6[%71] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %77 = %c9 to %groupSize step %c7 {
      %78 = arith.muli %2, %groupSize : index
      %79 = arith.addi %78, %77 : index
      %80 = arith.muli %13, %heads : index
      %81 = arith.addi %80, %79 : index
      %82 = arith.muli %81, %c2 : index
      %83 = memref.load %4[%77] : memref<?xf32>
      %84 = arith.divf %25, %83 : f32
      %85 = vector.broadcast %84 : f32 to vector<16xf32>
      %86 = arith.muli %77, %c2 : index
      %87 = arith.addi %86, %c9 : index
      %88 = vector.load %6[%87] : memref<?xf32>, vector<16xf32>
      %89 = arith.mulf %88, %85 : vector<16xf32>
      %90 = arith.addi %82, %c9 : index
      vector.store %89, %out[%90] : memref<?xf32>, vector<16xf32>
      %91 = arith.addi %86, %c12 : index
      %92 = vector.load %6[%91] : memref<?xf32>, vector<16xf32>
      %93 = arith.mulf %92, %85 : vector<16xf32>
      %94 = arith.addi %82, %c12 : index
      vector.store %93, %out[%94] : memref<?xf32>, vector<16xf32>
      %95 = arith.addi %86, %c13 : index
      %96 = vector.load %6[%95] : memref<?xf32>, vector<16xf32>
      %97 = arith.mulf %96, %85 : vector<16xf32>
      %98 = arith.addi %82, %c13 : index
      vector.store %97, %out[%98] : memref<?xf32>, vector<16xf32>
      %99 = arith.addi %86, %c14 : index
      %100 = vector.load %6[%99] : memref<?xf32>, vector<16xf32>
      %101 = arith.mulf %100, %85 : vector<16xf32>
      %102 = arith.addi %82, %c14 : index
      vector.store %101, %out[%102] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

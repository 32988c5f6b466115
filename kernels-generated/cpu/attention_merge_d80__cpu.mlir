// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d80__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 80 : index
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
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 511 : index
  %c17 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c20 = arith.constant 96 : index
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
      %24 = arith.addi %19, %c15 : index
      vector.store %c8, %6[%24] : memref<?xf32>, vector<16xf32>
    }
    %25 = arith.addi %kvHeads, %2 : index
    %26 = memref.load %scales[%25] : memref<?xf32>
    %27 = arith.addi %17, %c16 : index
    %28 = arith.divui %27, %c17 : index
    scf.for %29 = %c9 to %28 step %c7 {
      scf.for %30 = %c9 to %groupSize step %c7 {
        %31 = arith.muli %2, %groupSize : index
        %32 = arith.addi %31, %30 : index
        %33 = arith.muli %13, %heads : index
        %34 = arith.addi %33, %32 : index
        %35 = arith.muli %34, %ranges : index
        %36 = arith.addi %35, %29 : index
        %37 = arith.muli %36, %c20 : index
        %38 = arith.addi %37, %c2 : index
        %39 = memref.load %partial[%38] : memref<?xf32>
        %40 = arith.addi %38, %c7 : index
        %41 = memref.load %partial[%40] : memref<?xf32>
        %42 = memref.load %3[%30] : memref<?xf32>
        %43 = arith.maximumf %42, %39 : f32
        %44 = arith.subf %42, %43 : f32
        %45 = wave.exp2 %44 : f32
        %46 = arith.subf %39, %43 : f32
        %47 = wave.exp2 %46 : f32
        memref.store %43, %3[%30] : memref<?xf32>
        %48 = memref.load %4[%30] : memref<?xf32>
        %49 = arith.mulf %48, %45 : f32
        %50 = math.fma %41, %47, %49 : f32
        memref.store %50, %4[%30] : memref<?xf32>
        %51 = vector.broadcast %45 : f32 to vector<16xf32>
        %52 = vector.broadcast %47 : f32 to vector<16xf32>
        %53 = arith.muli %30, %c2 : index
        %54 = arith.addi %53, %c9 : index
        %55 = vector.load %6[%54] : memref<?xf32>, vector<16xf32>
        %56 = arith.mulf %55, %51 : vector<16xf32>
        %57 = arith.addi %37, %c9 : index
        %58 = vector.load %partial[%57] : memref<?xf32>, vector<16xf32>
        %59 = math.fma %58, %52, %56 : vector<16xf32>
        vector.store %59, %6[%54] : memref<?xf32>, vector<16xf32>
        %60 = arith.addi %53, %c12 : index
        %61 = vector.load %6[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.mulf %61, %51 : vector<16xf32>
        %63 = arith.addi %37, %c12 : index
        %64 = vector.load %partial[%63] : memref<?xf32>, vector<16xf32>
        %65 = math.fma %64, %52, %62 : vector<16xf32>
        vector.store %65, %6[%60] : memref<?xf32>, vector<16xf32>
        %66 = arith.addi %53, %c13 : index
        %67 = vector.load %6[%66] : memref<?xf32>, vector<16xf32>
        %68 = arith.mulf %67, %51 : vector<16xf32>
        %69 = arith.addi %37, %c13 : index
        %70 = vector.load %partial[%69] : memref<?xf32>, vector<16xf32>
        %71 = math.fma %70, %52, %68 : vector<16xf32>
        vector.store %71, %6[%66] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %53, %c14 : index
        %73 = vector.load %6[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %51 : vector<16xf32>
        %75 = arith.addi %37, %c14 : index
        %76 = vector.load %partial[%75] : memref<?xf32>, vector<16xf32>
        %77 = math.fma %76, %52, %74 : vector<16xf32>
        vector.store %77, %6[%72] : memref<?xf32>, vector<16xf32>
        %78 = arith.addi %53, %c15 : index
        %79 = vector.load %6[%78] : memref<?xf32>, vector<16xf32>
        %80 = arith.mulf %79, %51 : vector<16xf32>
        %81 = arith.addi %37, %c15 : index
        %82 = vector.load %partial[%81] : memref<?xf32>, vector<16xf32>
        %83 = math.fma %82, %52, %80 : vector<16xf32>
        vector.store %83, %6[%78] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %84 = %c9 to %groupSize step %c7 {
      %85 = arith.muli %2, %groupSize : index
      %86 = arith.addi %85, %84 : index
      %87 = arith.muli %13, %heads : index
      %88 = arith.addi %87, %86 : index
      %89 = arith.muli %88, %c2 : index
      %90 = memref.load %4[%84] : memref<?xf32>
      %91 = arith.divf %26, %90 : f32
      %92 = vector.broadcast %91 : f32 to vector<16xf32>
      %93 = arith.muli %84, %c2 : index
      %94 = arith.addi %93, %c9 : index
      %95 = vector.load %6[%94] : memref<?xf32>, vector<16xf32>
      %96 = arith.mulf %95, %92 : vector<16xf32>
      %97 = arith.addi %89, %c9 : index
      vector.store %96, %out[%97] : memref<?xf32>, vector<16xf32>
      %98 = arith.addi %93, %c12 : index
      %99 = vector.load %6[%98] : memref<?xf32>, vector<16xf32>
      %100 = arith.mulf %99, %92 : vector<16xf32>
      %101 = arith.addi %89, %c12 : index
      vector.store %100, %out[%101] : memref<?xf32>, vector<16xf32>
      %102 = arith.addi %93, %c13 : index
      %103 = vector.load %6[%102] : memref<?xf32>, vector<16xf32>
      %104 = arith.mulf %103, %92 : vector<16xf32>
      %105 = arith.addi %89, %c13 : index
      vector.store %104, %out[%105] : memref<?xf32>, vector<16xf32>
      %106 = arith.addi %93, %c14 : index
      %107 = vector.load %6[%106] : memref<?xf32>, vector<16xf32>
      %108 = arith.mulf %107, %92 : vector<16xf32>
      %109 = arith.addi %89, %c14 : index
      vector.store %108, %out[%109] : memref<?xf32>, vector<16xf32>
      %110 = arith.addi %93, %c15 : index
      %111 = vector.load %6[%110] : memref<?xf32>, vector<16xf32>
      %112 = arith.mulf %111, %92 : vector<16xf32>
      %113 = arith.addi %89, %c15 : index
      vector.store %112, %out[%113] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

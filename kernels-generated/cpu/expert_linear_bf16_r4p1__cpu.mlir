// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_bf16_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant dense<16> : vector<16xi32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 96 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c5 : index
  %14 = arith.addi %13, %c6 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %experts, %c5 : index
  scf.for %17 = %7 to %10 step %c8 {
    %18 = arith.subi %10, %c5 : index
    %19 = arith.addi %17, %c6 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %17, %c5 : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.addi %17, %c9 : index
    %24 = arith.minsi %23, %18 : index
    %25 = arith.addi %17, %c10 : index
    %26 = arith.minsi %25, %18 : index
    %27 = arith.addi %16, %20 : index
    %28 = memref.load %groups[%27] : memref<?xi32>
    %29 = arith.index_cast %28 : i32 to index
    %30 = arith.addi %16, %22 : index
    %31 = memref.load %groups[%30] : memref<?xi32>
    %32 = arith.index_cast %31 : i32 to index
    %33 = arith.addi %16, %24 : index
    %34 = memref.load %groups[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.addi %16, %26 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.divui %29, %rowDivisor : index
    %40 = arith.muli %39, %inputFeatures : index
    %41 = arith.divui %32, %rowDivisor : index
    %42 = arith.muli %41, %inputFeatures : index
    %43 = arith.divui %35, %rowDivisor : index
    %44 = arith.muli %43, %inputFeatures : index
    %45 = arith.divui %38, %rowDivisor : index
    %46 = arith.muli %45, %inputFeatures : index
    %47 = arith.divui %inputFeatures, %c3 : index
    %53:4 = scf.for %48 = %c6 to %47 step %c5 iter_args(%49 = %c12, %50 = %c12, %51 = %c12, %52 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %54 = arith.muli %48, %c4 : index
      %55 = arith.addi %15, %54 : index
      %56 = arith.muli %48, %c3 : index
      %62:4 = scf.for %57 = %c6 to %c8 step %c5 iter_args(%58 = %49, %59 = %50, %60 = %51, %61 = %52) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %63 = arith.muli %57, %c8 : index
        %64 = arith.addi %56, %63 : index
        %65 = arith.muli %57, %c13 : index
        %66 = arith.addi %55, %65 : index
        %67 = arith.addi %66, %c6 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xi16>
        %70 = arith.extui %69 : vector<16xi16> to vector<16xi32>
        %71 = arith.shli %70, %c14 : vector<16xi32>
        %72 = arith.bitcast %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.addi %40, %64 : index
        %74 = arith.addi %73, %c6 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %72, %58 : vector<16xf32>
        %78 = arith.addi %42, %64 : index
        %79 = arith.addi %78, %c6 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %72, %59 : vector<16xf32>
        %83 = arith.addi %44, %64 : index
        %84 = arith.addi %83, %c6 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %72, %60 : vector<16xf32>
        %88 = arith.addi %46, %64 : index
        %89 = arith.addi %88, %c6 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %72, %61 : vector<16xf32>
        %93 = arith.addi %66, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<32xi8>
        %95 = vector.bitcast %94 : vector<32xi8> to vector<16xi16>
        %96 = arith.extui %95 : vector<16xi16> to vector<16xi32>
        %97 = arith.shli %96, %c14 : vector<16xi32>
        %98 = arith.bitcast %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.addi %40, %64 : index
        %100 = arith.addi %99, %c5 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %98, %77 : vector<16xf32>
        %104 = arith.addi %42, %64 : index
        %105 = arith.addi %104, %c5 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %98, %82 : vector<16xf32>
        %109 = arith.addi %44, %64 : index
        %110 = arith.addi %109, %c5 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %98, %87 : vector<16xf32>
        %114 = arith.addi %46, %64 : index
        %115 = arith.addi %114, %c5 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %98, %92 : vector<16xf32>
        %119 = arith.addi %66, %c16 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xi16>
        %122 = arith.extui %121 : vector<16xi16> to vector<16xi32>
        %123 = arith.shli %122, %c14 : vector<16xi32>
        %124 = arith.bitcast %123 : vector<16xi32> to vector<16xf32>
        %125 = arith.addi %40, %64 : index
        %126 = arith.addi %125, %c9 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %124, %103 : vector<16xf32>
        %130 = arith.addi %42, %64 : index
        %131 = arith.addi %130, %c9 : index
        %132 = memref.load %x[%131] : memref<?xf32>
        %133 = vector.broadcast %132 : f32 to vector<16xf32>
        %134 = math.fma %133, %124, %108 : vector<16xf32>
        %135 = arith.addi %44, %64 : index
        %136 = arith.addi %135, %c9 : index
        %137 = memref.load %x[%136] : memref<?xf32>
        %138 = vector.broadcast %137 : f32 to vector<16xf32>
        %139 = math.fma %138, %124, %113 : vector<16xf32>
        %140 = arith.addi %46, %64 : index
        %141 = arith.addi %140, %c9 : index
        %142 = memref.load %x[%141] : memref<?xf32>
        %143 = vector.broadcast %142 : f32 to vector<16xf32>
        %144 = math.fma %143, %124, %118 : vector<16xf32>
        %145 = arith.addi %66, %c17 : index
        %146 = vector.load %w[%145] : memref<?xi8>, vector<32xi8>
        %147 = vector.bitcast %146 : vector<32xi8> to vector<16xi16>
        %148 = arith.extui %147 : vector<16xi16> to vector<16xi32>
        %149 = arith.shli %148, %c14 : vector<16xi32>
        %150 = arith.bitcast %149 : vector<16xi32> to vector<16xf32>
        %151 = arith.addi %40, %64 : index
        %152 = arith.addi %151, %c10 : index
        %153 = memref.load %x[%152] : memref<?xf32>
        %154 = vector.broadcast %153 : f32 to vector<16xf32>
        %155 = math.fma %154, %150, %129 : vector<16xf32>
        %156 = arith.addi %42, %64 : index
        %157 = arith.addi %156, %c10 : index
        %158 = memref.load %x[%157] : memref<?xf32>
        %159 = vector.broadcast %158 : f32 to vector<16xf32>
        %160 = math.fma %159, %150, %134 : vector<16xf32>
        %161 = arith.addi %44, %64 : index
        %162 = arith.addi %161, %c10 : index
        %163 = memref.load %x[%162] : memref<?xf32>
        %164 = vector.broadcast %163 : f32 to vector<16xf32>
        %165 = math.fma %164, %150, %139 : vector<16xf32>
        %166 = arith.addi %46, %64 : index
        %167 = arith.addi %166, %c10 : index
        %168 = memref.load %x[%167] : memref<?xf32>
        %169 = vector.broadcast %168 : f32 to vector<16xf32>
        %170 = math.fma %169, %150, %144 : vector<16xf32>
        scf.yield %155, %160, %165, %170 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %62#0, %62#1, %62#2, %62#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %171 = arith.addi %17, %c6 : index
    %172 = arith.cmpi slt, %171, %10 : index
    scf.if %172 {
      %173 = arith.muli %29, %outputFeatures : index
      %174 = arith.muli %3, %c3 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c6 : index
      vector.store %53#0, %out[%176] : memref<?xf32>, vector<16xf32>
    }
    %177 = arith.addi %17, %c5 : index
    %178 = arith.cmpi slt, %177, %10 : index
    scf.if %178 {
      %179 = arith.muli %32, %outputFeatures : index
      %180 = arith.muli %3, %c3 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c6 : index
      vector.store %53#1, %out[%182] : memref<?xf32>, vector<16xf32>
    }
    %183 = arith.addi %17, %c9 : index
    %184 = arith.cmpi slt, %183, %10 : index
    scf.if %184 {
      %185 = arith.muli %35, %outputFeatures : index
      %186 = arith.muli %3, %c3 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.addi %187, %c6 : index
      vector.store %53#2, %out[%188] : memref<?xf32>, vector<16xf32>
    }
    %189 = arith.addi %17, %c10 : index
    %190 = arith.cmpi slt, %189, %10 : index
    scf.if %190 {
      %191 = arith.muli %38, %outputFeatures : index
      %192 = arith.muli %3, %c3 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.addi %193, %c6 : index
      vector.store %53#3, %out[%194] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}

; The conformance suite's kernels for gfx1100, built by clang into a code object.
; A workgroup is one wave of 32 threads, of which the first works. The module
; flag makes it code object version 5, which ROCm 6 and 7 load.

target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()

define amdgpu_kernel void @add(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) #0 !reqd_work_group_size !1 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %work, label %done
work:
  %x = call i32 @llvm.amdgcn.workgroup.id.x()
  %a.at = getelementptr i32, ptr addrspace(1) %a, i32 %x
  %b.at = getelementptr i32, ptr addrspace(1) %b, i32 %x
  %out.at = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %left = load i32, ptr addrspace(1) %a.at
  %right = load i32, ptr addrspace(1) %b.at
  %sum = add i32 %left, %right
  store i32 %sum, ptr addrspace(1) %out.at
  br label %done
done:
  ret void
}

define amdgpu_kernel void @double(ptr addrspace(1) %values) #0 !reqd_work_group_size !1 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %work, label %done
work:
  %x = call i32 @llvm.amdgcn.workgroup.id.x()
  %at = getelementptr i32, ptr addrspace(1) %values, i32 %x
  %value = load i32, ptr addrspace(1) %at
  %twice = shl i32 %value, 1
  store i32 %twice, ptr addrspace(1) %at
  br label %done
done:
  ret void
}

define amdgpu_kernel void @fill(ptr addrspace(1) %out, ptr addrspace(1) %width) #0 !reqd_work_group_size !1 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %work, label %done
work:
  %x = call i32 @llvm.amdgcn.workgroup.id.x()
  %y = call i32 @llvm.amdgcn.workgroup.id.y()
  %gx = load i32, ptr addrspace(1) %width
  %row = mul i32 %y, %gx
  %index = add i32 %row, %x
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  %old = load i32, ptr addrspace(1) %at
  %new = add i32 %old, %index
  store i32 %new, ptr addrspace(1) %at
  br label %done
done:
  ret void
}

; Nothing hidden among the arguments: no host calls, no queue, no dispatch.
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="32,32" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "uniform-work-group-size"="true" }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 32, i32 1, i32 1}

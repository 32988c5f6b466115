// Kernels in OpenCL C that between them use every unit of the simulator; each
// has a C++ reference of the same name in KernelsTest.cpp.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef half half16v __attribute__((ext_vector_type(16)));
typedef float float8v __attribute__((ext_vector_type(8)));
typedef short short2v __attribute__((ext_vector_type(2)));

#define ID(axis) __builtin_amdgcn_workitem_id_##axis()
#define GROUP(axis) __builtin_amdgcn_workgroup_id_##axis()

void meet(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

kernel void vector_add(global const float *a, global const float *b,
                       global float *c, uint count) {
  uint i = GROUP(x) * 256 + ID(x);
  if (i < count)
    c[i] = a[i] + b[i];
}

#define DPP_SUM(value, control)                                               \
  value += as_float(__builtin_amdgcn_update_dpp(0, as_int(value), control,    \
                                                0xf, 0xf, true))

float wave_sum(float value) {
  DPP_SUM(value, 0x161);
  DPP_SUM(value, 0x162);
  DPP_SUM(value, 0x164);
  DPP_SUM(value, 0x168);
  return value + as_float(__builtin_amdgcn_permlanex16(
                     0, as_int(value), 0x76543210, 0xfedcba98, false, false));
}

kernel __attribute__((reqd_work_group_size(256, 1, 1))) void
reduce(global const float *in, global float *out, uint count) {
  local float partial[8];
  float sum = 0;
  for (uint i = GROUP(x) * 256 + ID(x); i < count; i += 4 * 256)
    sum += in[i];
  sum = wave_sum(sum);
  if (ID(x) % 32 == 0)
    partial[ID(x) / 32] = sum;
  meet();
  if (ID(x) == 0) {
    float total = 0;
    for (int i = 0; i < 8; ++i)
      total += partial[i];
    out[GROUP(x)] = total;
  }
}

kernel __attribute__((reqd_work_group_size(32, 8, 1))) void
transpose(global const float *in, global float *out, uint size) {
  local float tile[32][33];
  for (uint y = ID(y); y < 32; y += 8)
    tile[y][ID(x)] = in[(GROUP(y) * 32 + y) * size + GROUP(x) * 32 + ID(x)];
  meet();
  for (uint y = ID(y); y < 32; y += 8)
    out[(GROUP(x) * 32 + y) * size + GROUP(y) * 32 + ID(x)] = tile[ID(x)][y];
}

// C[i][j] = sum over k of A[i][k] * B[j][k]; one wave a 16x16 tile.
kernel __attribute__((reqd_work_group_size(32, 1, 1))) void
matmul(global const half *a, global const half *b, global float *c, uint n,
       uint depth) {
  uint lane = ID(x), column = lane % 16;
  global const half *row_a = a + (GROUP(y) * 16 + column) * depth;
  global const half *row_b = b + (GROUP(x) * 16 + column) * depth;
  float8v sum = 0;
  for (uint k = 0; k < depth; k += 16)
    sum = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(
        *(global const half16v *)(row_a + k),
        *(global const half16v *)(row_b + k), sum);
  for (uint r = 0; r < 8; ++r)
    c[(GROUP(y) * 16 + 2 * r + lane / 16) * n + GROUP(x) * 16 + column] =
        sum[r];
}

kernel void collatz(global const uint *in, global uint *steps, uint count) {
  uint i = GROUP(x) * 64 + ID(x);
  if (i >= count)
    return;
  uint value = in[i], n = 0;
  while (value != 1) {
    value = value & 1 ? 3 * value + 1 : value / 2;
    ++n;
  }
  switch (n % 5) {
  case 0:
    n += 1000;
    break;
  case 3:
    n *= 3;
    break;
  default:
    break;
  }
  steps[i] = n;
}

// Four e4m3fn bytes to four halves scaled by 2^-8.
kernel void decode_fp8(global const uint *in, global uint2 *out) {
  uint i = GROUP(x) * 64 + ID(x);
  uint word = in[i];
  uint odd = as_uint(as_short2(word) >> (short2)1) & 0xbf80bf80;
  uint even = as_uint(as_short2(word << 8) >> (short2)1) & 0xbf80bf80;
  out[i] = (uint2)(even, odd);
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
softmax(global const float *in, global float *out, uint width) {
  local float shared[2];
  global const float *row = in + GROUP(x) * width;
  float most = -INFINITY;
  for (uint i = ID(x); i < width; i += 64)
    most = __builtin_fmaxf(most, row[i]);
  for (uint offset = 16; offset; offset /= 2)
    most = __builtin_fmaxf(
        most, as_float(__builtin_amdgcn_ds_bpermute(
                  4 * ((ID(x) % 32) ^ offset), as_int(most))));
  if (ID(x) % 32 == 0)
    shared[ID(x) / 32] = most;
  meet();
  most = __builtin_fmaxf(shared[0], shared[1]);
  meet();
  float sum = 0;
  for (uint i = ID(x); i < width; i += 64)
    sum += __builtin_amdgcn_exp2f((row[i] - most) * 1.44269504f);
  sum = wave_sum(sum);
  if (ID(x) % 32 == 0)
    shared[ID(x) / 32] = sum;
  meet();
  sum = shared[0] + shared[1];
  for (uint i = ID(x); i < width; i += 64)
    out[GROUP(x) * width + i] =
        __builtin_amdgcn_exp2f((row[i] - most) * 1.44269504f) / sum;
}

kernel void histogram(global const uint *in, global uint *bins,
                      global float *total, uint count) {
  local uint counts[16];
  if (ID(x) < 16)
    counts[ID(x)] = 0;
  meet();
  uint i = GROUP(x) * 128 + ID(x);
  if (i < count)
    __opencl_atomic_fetch_add((local atomic_uint *)&counts[in[i] % 16], 1,
                              memory_order_relaxed, memory_scope_work_group);
  meet();
  if (ID(x) < 16) {
    __opencl_atomic_fetch_add((global atomic_uint *)&bins[ID(x)],
                              counts[ID(x)], memory_order_relaxed,
                              memory_scope_device);
    __builtin_amdgcn_global_atomic_fadd_f32(total, (float)counts[ID(x)]);
  }
}

// Exactness of the divide and square root expansions.
kernel void divide(global const float *a, global const float *b,
                   global float *quotient, global float *root) {
  uint i = GROUP(x) * 64 + ID(x);
  quotient[i] = a[i] / b[i];
  root[i] = __builtin_sqrtf(a[i]);
}

kernel void doubles(global const double *a, global const double *b,
                    global double *quotient, global double *fused) {
  uint i = GROUP(x) * 64 + ID(x);
  quotient[i] = a[i] / b[i];
  fused[i] = __builtin_fma(a[i], b[i], a[i]);
}

kernel void halves(global const half *a, global const half *b,
                   global half *out) {
  uint i = GROUP(x) * 64 + ID(x);
  half x = a[i], y = b[i];
  half z = x * y + x - y;
  if (x > y)
    z = __builtin_fmaf16(z, x, y);
  out[i] = z;
}

kernel void integers(global const long *a, global const int *b,
                     global long *out) {
  uint i = GROUP(x) * 64 + ID(x);
  long x = a[i];
  int y = b[i];
  long z = x * y + (x >> (y & 63)) - (long)((ulong)x << (y & 31));
  if (z < x)
    z ^= __builtin_popcountl(x) + __builtin_clz(y | 1);
  out[i] = z / (y | 1) + x % (y | 1);
}

__attribute__((noinline)) uint
fibonacci_of(uint n, private uint *table) {
  table[0] = 0;
  table[1] = 1;
  for (uint i = 2; i <= n; ++i)
    table[i] = table[i - 1] + table[i - 2];
  return table[n];
}

// Private memory through a pointer, and a call.
kernel void fibonacci(global const uint *in, global uint *out) {
  uint table[48];
  uint i = GROUP(x) * 64 + ID(x);
  out[i] = fibonacci_of(in[i] % 48, table);
}

// Workgroups that wait for each other: all must be resident.
kernel __attribute__((reqd_work_group_size(32, 1, 1))) void
grid_barrier(global atomic_uint *arrived, global uint *out, uint groups) {
  if (ID(x) == 0) {
    __opencl_atomic_fetch_add(arrived, 1, memory_order_acq_rel,
                              memory_scope_device);
    while (__opencl_atomic_load(arrived, memory_order_acquire,
                                memory_scope_device) < groups)
      __builtin_amdgcn_s_sleep(1);
  }
  meet();
  out[GROUP(x) * 32 + ID(x)] = __opencl_atomic_load(
      arrived, memory_order_relaxed, memory_scope_device);
}

// The same without sleeping: waves must be preempted.
kernel __attribute__((reqd_work_group_size(32, 1, 1))) void
grid_barrier_busy(global atomic_uint *arrived, global uint *out, uint groups) {
  if (ID(x) == 0) {
    __opencl_atomic_fetch_add(arrived, 1, memory_order_acq_rel,
                              memory_scope_device);
    while (__opencl_atomic_load(arrived, memory_order_acquire,
                                memory_scope_device) < groups)
      ;
  }
  meet();
  out[GROUP(x) * 32 + ID(x)] = __opencl_atomic_load(
      arrived, memory_order_relaxed, memory_scope_device);
}

kernel void shapes(global uint *out) {
  uint width = __builtin_amdgcn_grid_size_x();
  uint height = __builtin_amdgcn_grid_size_y();
  uint size_x = __builtin_amdgcn_workgroup_size_x();
  uint size_y = __builtin_amdgcn_workgroup_size_y();
  uint size_z = __builtin_amdgcn_workgroup_size_z();
  uint x = GROUP(x) * size_x + ID(x), y = GROUP(y) * size_y + ID(y);
  uint z = GROUP(z) * size_z + ID(z);
  out[(z * height + y) * width + x] = size_x + 100 * size_y + 10000 * ID(z);
}

kernel void out_of_bounds(global uint *out) { out[ID(x) + (1u << 30)] = 1; }

/// \file
/// Compiled kernels against the same computation in C++. What the simulator
/// promises to do exactly is compared bit for bit.

#include <cmath>
#include <random>

#include "tests/hipsim/KernelRunner.h"
#include "tools/hipsim/gfx/Numbers.h"

namespace hipsim {
namespace {

struct KernelsTest : testing::Test {
  KernelRunner runner{HIPSIM_TEST_KERNELS};
  std::mt19937 random{7};

  std::vector<float> floats(size_t count, float low, float high) {
    std::uniform_real_distribution<float> draw(low, high);
    std::vector<float> result(count);
    for (float &value : result)
      value = draw(random);
    return result;
  }
  std::vector<uint32_t> words(size_t count) {
    std::vector<uint32_t> result(count);
    for (uint32_t &value : result)
      value = random();
    return result;
  }
};

// Every instruction in the test kernels is implemented.
TEST_F(KernelsTest, NothingUnsupported) {
  ASSERT_TRUE(runner.object);
  EXPECT_EQ(runner.object->program().unsupported(), std::vector<std::string>{});
}

TEST_F(KernelsTest, VectorAdd) {
  uint32_t count = 10000;
  auto a = floats(count, -1, 1), b = floats(count, -1, 1);
  std::vector<float> c(count + 1, 5);
  EXPECT_EQ(runner.run("vector_add", shapeOf(40, 256), a.data(), b.data(),
                       c.data(), count),
            "");
  for (uint32_t i = 0; i < count; ++i)
    ASSERT_EQ(c[i], a[i] + b[i]);
  EXPECT_EQ(c[count], 5);
  // 10,000 floats twice: every wave reads whole lines but the last.
  EXPECT_EQ(runner.counts.memory.bytesRead, 2 * 4 * count);
  EXPECT_EQ(runner.counts.memory.bytesWritten, 4 * count);
}

TEST_F(KernelsTest, Reduce) {
  uint32_t count = 100000;
  std::vector<float> in(count);
  for (float &value : in)
    value = random() % 16; // Sums of small integers are exact.
  std::vector<float> out(4);
  EXPECT_EQ(runner.run("reduce", shapeOf(4, 256), in.data(), out.data(), count),
            "");
  double expected = 0;
  for (float value : in)
    expected += value;
  EXPECT_EQ(out[0] + out[1] + out[2] + out[3], expected);
}

TEST_F(KernelsTest, Transpose) {
  uint32_t size = 128;
  auto in = floats(size * size, -1, 1);
  std::vector<float> out(size * size);
  LaunchShape shape{{4, 4, 1}, {32, 8, 1}};
  EXPECT_EQ(runner.run("transpose", shape, in.data(), out.data(), size), "");
  for (uint32_t y = 0; y < size; ++y)
    for (uint32_t x = 0; x < size; ++x)
      ASSERT_EQ(out[x * size + y], in[y * size + x]);
  EXPECT_EQ(runner.counts.memory.localConflictCycles, 0u);
}

TEST_F(KernelsTest, Matmul) {
  uint32_t m = 48, n = 32, depth = 64;
  std::vector<uint16_t> a(m * depth), b(n * depth);
  for (uint16_t &value : a)
    value = floatToHalf(int(random() % 17) - 8);
  for (uint16_t &value : b)
    value = floatToHalf(int(random() % 17) - 8);
  std::vector<float> c(m * n);
  LaunchShape shape{{n / 16, m / 16, 1}, {32, 1, 1}};
  EXPECT_EQ(runner.run("matmul", shape, a.data(), b.data(), c.data(), n, depth),
            "");
  for (uint32_t i = 0; i < m; ++i)
    for (uint32_t j = 0; j < n; ++j) {
      float sum = 0;
      for (uint32_t k = 0; k < depth; ++k)
        sum += halfToFloat(a[i * depth + k]) * halfToFloat(b[j * depth + k]);
      ASSERT_EQ(c[i * n + j], sum) << i << " " << j;
    }
  EXPECT_EQ(runner.counts.instructions[size_t(InstructionClass::Matrix)],
            m / 16 * n / 16 * depth / 16);
}

// The other order changes sums that round, and nothing else.
TEST_F(KernelsTest, MatmulOtherOrder) {
  uint32_t n = 16, depth = 64;
  std::vector<uint16_t> a(n * depth), b(n * depth);
  for (uint32_t i = 0; i < n * depth; ++i) {
    a[i] = floatToHalf(float(random()) / 1e9f);
    b[i] = floatToHalf(float(random()) / 1e9f);
  }
  std::vector<float> first(n * n), second(n * n);
  EXPECT_EQ(runner.run("matmul", shapeOf(1, 32), a.data(), b.data(),
                       first.data(), n, depth),
            "");
  Executor other({.otherOrder = true});
  struct {
    void *a, *b, *c;
    uint32_t n, depth;
  } arguments = {a.data(), b.data(), second.data(), n, depth};
  LaunchCounts counts;
  EXPECT_EQ(other.run(*runner.object->find("matmul"), shapeOf(1, 32),
                      std::as_bytes(std::span(&arguments, 1)), counts),
            "");
  EXPECT_NE(first, second);
  for (uint32_t i = 0; i < n * n; ++i)
    EXPECT_NEAR(first[i], second[i], 1e-5 * first[i]);
}

TEST_F(KernelsTest, Collatz) {
  uint32_t count = 1000;
  std::vector<uint32_t> in(count), out(count);
  for (uint32_t &value : in)
    value = random() % 100000 + 1;
  EXPECT_EQ(
      runner.run("collatz", shapeOf(16, 64), in.data(), out.data(), count), "");
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t value = in[i], n = 0;
    for (; value != 1; ++n)
      value = value & 1 ? 3 * value + 1 : value / 2;
    n = n % 5 == 0 ? n + 1000 : n % 5 == 3 ? n * 3 : n;
    ASSERT_EQ(out[i], n) << in[i];
  }
}

TEST_F(KernelsTest, DecodeFp8) {
  std::vector<uint32_t> in(64), out(128);
  for (uint32_t i = 0; i < 64; ++i)
    in[i] = (4 * i) * 0x01010101 + 0x03020100;
  EXPECT_EQ(runner.run("decode_fp8", shapeOf(1, 64), in.data(), out.data()),
            "");
  for (uint32_t code = 0; code < 256; ++code) {
    if ((code & 0x7f) == 0x7f)
      continue;
    uint32_t pair = out[2 * (code / 4) + (code & 1)];
    float value = halfToFloat(pair >> (code & 2 ? 16 : 0)) * 256;
    int exponent = code >> 3 & 15, mantissa = code & 7;
    float expected = exponent ? std::ldexp(8 + mantissa, exponent - 10)
                              : std::ldexp(mantissa, -9);
    EXPECT_EQ(value, code & 0x80 ? -expected : expected) << code;
  }
}

TEST_F(KernelsTest, Softmax) {
  uint32_t width = 1000, rows = 5;
  auto in = floats(width * rows, -10, 10);
  std::vector<float> out(width * rows);
  EXPECT_EQ(
      runner.run("softmax", shapeOf(rows, 64), in.data(), out.data(), width),
      "");
  for (uint32_t row = 0; row < rows; ++row) {
    double most = -INFINITY, sum = 0;
    for (uint32_t i = 0; i < width; ++i)
      most = std::max<double>(most, in[row * width + i]);
    for (uint32_t i = 0; i < width; ++i)
      sum += std::exp(in[row * width + i] - most);
    for (uint32_t i = 0; i < width; ++i)
      ASSERT_NEAR(out[row * width + i],
                  std::exp(in[row * width + i] - most) / sum, 1e-6);
  }
}

TEST_F(KernelsTest, Histogram) {
  uint32_t count = 5000;
  auto in = words(count);
  std::vector<uint32_t> bins(16), expected(16);
  float total = 0;
  EXPECT_EQ(runner.run("histogram", shapeOf(40, 128), in.data(), bins.data(),
                       &total, count),
            "");
  for (uint32_t value : in)
    ++expected[value % 16];
  EXPECT_EQ(bins, expected);
  EXPECT_EQ(total, count);
}

// The expansions of / and sqrt are correctly rounded for every kind of float.
TEST_F(KernelsTest, Divide) {
  uint32_t count = 64 * 400;
  std::vector<float> a(count), b(count), quotient(count), root(count);
  float special[] = {
      0.0f,      -0.0f,           1.0f, INFINITY,  -INFINITY, NAN, 0x1p-149f,
      0x1p-126f, 0x1.fffffep127f, 3.0f, 0x1p-130f, 0x1p126f};
  for (uint32_t i = 0; i < count; ++i) {
    a[i] = i % 7 == 0 ? special[random() % 12] : asFloat(uint32_t(random()));
    b[i] = i % 5 == 0 ? special[random() % 12] : asFloat(uint32_t(random()));
  }
  EXPECT_EQ(runner.run("divide", shapeOf(count / 64, 64), a.data(), b.data(),
                       quotient.data(), root.data()),
            "");
  for (uint32_t i = 0; i < count; ++i) {
    float expected = a[i] / b[i], expectedRoot = std::sqrt(a[i]);
    if (expected == expected)
      ASSERT_EQ(asBits(quotient[i]), asBits(expected)) << a[i] << " " << b[i];
    else
      ASSERT_NE(quotient[i], quotient[i]);
    if (expectedRoot == expectedRoot)
      ASSERT_EQ(asBits(root[i]), asBits(expectedRoot)) << a[i];
  }
}

TEST_F(KernelsTest, Doubles) {
  uint32_t count = 64 * 50;
  std::vector<double> a(count), b(count), quotient(count), fused(count);
  for (uint32_t i = 0; i < count; ++i) {
    a[i] = std::ldexp(double(random()) - 0x1p31, int(random() % 600) - 300);
    b[i] = std::ldexp(double(random()) + 1, int(random() % 600) - 300);
  }
  EXPECT_EQ(runner.run("doubles", shapeOf(count / 64, 64), a.data(), b.data(),
                       quotient.data(), fused.data()),
            "");
  for (uint32_t i = 0; i < count; ++i) {
    ASSERT_EQ(quotient[i], a[i] / b[i]);
    ASSERT_EQ(fused[i], std::fma(a[i], b[i], a[i]));
  }
}

TEST_F(KernelsTest, Halves) {
  uint32_t count = 64 * 200;
  std::vector<uint16_t> a(count), b(count), out(count);
  for (uint32_t i = 0; i < count; ++i) {
    a[i] = random();
    b[i] = random();
  }
  EXPECT_EQ(runner.run("halves", shapeOf(count / 64, 64), a.data(), b.data(),
                       out.data()),
            "");
  for (uint32_t i = 0; i < count; ++i) {
    auto x = std::bit_cast<_Float16>(a[i]), y = std::bit_cast<_Float16>(b[i]);
    // OpenCL contracts x * y + x.
    auto fused = [](_Float16 p, _Float16 q, _Float16 r) {
      return _Float16((long double)p * q + r);
    };
    _Float16 z = fused(x, y, x) - y;
    if (x > y)
      z = fused(z, x, y);
    if (z == z)
      ASSERT_EQ(out[i], std::bit_cast<uint16_t>(z))
          << float(x) << " " << float(y);
  }
}

TEST_F(KernelsTest, Integers) {
  uint32_t count = 64 * 50;
  std::vector<int64_t> a(count), out(count);
  std::vector<int32_t> b(count);
  for (uint32_t i = 0; i < count; ++i) {
    a[i] = int64_t(uint64_t(random()) << 32 | random()) >> random() % 60;
    b[i] = int32_t(random()) >> random() % 30;
  }
  EXPECT_EQ(runner.run("integers", shapeOf(count / 64, 64), a.data(), b.data(),
                       out.data()),
            "");
  for (uint32_t i = 0; i < count; ++i) {
    int64_t x = a[i], y = b[i];
    int64_t z = int64_t(uint64_t(x) * uint64_t(y)) + (x >> (y & 63)) -
                int64_t(uint64_t(x) << (y & 31));
    if (z < x)
      z ^= __builtin_popcountl(x) + __builtin_clz(uint32_t(y) | 1);
    ASSERT_EQ(out[i], z / (y | 1) + x % (y | 1)) << x << " " << y;
  }
}

TEST_F(KernelsTest, Fibonacci) {
  auto in = words(128);
  std::vector<uint32_t> out(128), table(48);
  table[1] = 1;
  for (uint32_t i = 2; i < 48; ++i)
    table[i] = table[i - 1] + table[i - 2];
  EXPECT_EQ(runner.run("fibonacci", shapeOf(2, 64), in.data(), out.data()), "");
  for (uint32_t i = 0; i < 128; ++i)
    ASSERT_EQ(out[i], table[in[i] % 48]);
}

// Workgroups that spin on each other finish even when there are far more than
// threads.
TEST_F(KernelsTest, GridBarrier) {
  for (const char *kernel : {"grid_barrier", "grid_barrier_busy"}) {
    uint32_t arrived = 0, groups = 12;
    std::vector<uint32_t> out(32 * groups);
    EXPECT_EQ(
        runner.run(kernel, shapeOf(groups, 32), &arrived, out.data(), groups),
        "");
    EXPECT_EQ(out, std::vector<uint32_t>(32 * groups, groups));
  }
}

TEST_F(KernelsTest, Shapes) {
  LaunchShape shape{{3, 2, 2}, {5, 4, 3}};
  uint32_t width = 15, height = 8, depth = 6;
  std::vector<uint32_t> out(width * height * depth);
  EXPECT_EQ(runner.run("shapes", shape, out.data()), "");
  for (uint32_t z = 0; z < depth; ++z)
    for (uint32_t i = 0; i < width * height; ++i)
      ASSERT_EQ(out[z * width * height + i], 5 + 100 * 4 + 10000 * (z % 3));
}

// A bad address is a fault with a place, not the end of the process.
TEST_F(KernelsTest, OutOfBounds) {
  std::vector<uint32_t> out(32);
  std::string fault = runner.run("out_of_bounds", shapeOf(1, 32), out.data());
  EXPECT_NE(fault.find("memory fault"), std::string::npos) << fault;
  EXPECT_NE(fault.find("global_store_b32"), std::string::npos) << fault;
}

TEST(CodeObjectTest, RejectsOtherFiles) {
  std::string error;
  std::string text = "not a code object";
  EXPECT_FALSE(CodeObject::load(std::as_bytes(std::span(text)), error));
  EXPECT_EQ(error, "not an ELF64 file");
  std::vector<char> image = readFile(HIPSIM_TEST_KERNELS);
  ASSERT_GT(image.size(), 64u);
  image[48] = 0x4c; // e_flags of another processor.
  EXPECT_FALSE(CodeObject::load(std::as_bytes(std::span(image)), error));
  EXPECT_EQ(error, "built for machine 76 in e_flags, expected 65 (gfx1100)");
}

} // namespace
} // namespace hipsim

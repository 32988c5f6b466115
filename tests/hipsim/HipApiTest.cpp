/// \file
/// The HIP library as a client sees it: opened at run time, called through the
/// public interface. Calls not declared here are declared nowhere: a client has
/// AMD's headers or its own.

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using Handle = void *;

struct HipApiTest : testing::Test {
  void SetUp() override {
    library = dlopen(HIPSIM_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    ASSERT_TRUE(library) << dlerror();
  }

  template <class... Arguments>
  int call(const char *name, Arguments... values) {
    auto function =
        reinterpret_cast<int (*)(Arguments...)>(dlsym(library, name));
    if (!function) {
      ADD_FAILURE() << "no " << name;
      return -1;
    }
    return function(values...);
  }

  Handle allocate(size_t bytes) {
    Handle pointer = nullptr;
    EXPECT_EQ(call("hipMalloc", &pointer, bytes), 0);
    return pointer;
  }
  Handle function(const char *name) {
    Handle module = nullptr, result = nullptr;
    EXPECT_EQ(call("hipModuleLoad", &module, HIPSIM_TEST_KERNELS), 0);
    EXPECT_EQ(call("hipModuleGetFunction", &result, module, name), 0);
    return result;
  }
  /// vector_add of `count` floats.
  int add(Handle kernel, Handle a, Handle b, Handle c, uint32_t count,
          Handle stream) {
    void *arguments[] = {&a, &b, &c, &count};
    return call("hipModuleLaunchKernel", kernel, (count + 255) / 256, 1u, 1u,
                256u, 1u, 1u, 0u, stream, &arguments[0], (void **)nullptr);
  }

  Handle library = nullptr;
};

TEST_F(HipApiTest, Device) {
  int count = 0, value = 0;
  char name[64];
  EXPECT_EQ(call("hipInit", 0u), 0);
  EXPECT_EQ(call("hipGetDeviceCount", &count), 0);
  EXPECT_EQ(count, 1);
  EXPECT_EQ(call("hipSetDevice", 1), 101);
  EXPECT_EQ(call("hipGetLastError"), 101);
  EXPECT_EQ(call("hipGetLastError"), 0);
  EXPECT_EQ(call("hipDeviceGetName", name, 64, 0), 0);
  EXPECT_STREQ(name, "AMD Radeon RX 7900 XTX");
  EXPECT_EQ(call("hipDeviceGetAttribute", &value, 87, 0), 0);
  EXPECT_EQ(value, 32);
  // gcnArchName lies at different places in the two layouts.
  std::vector<char> properties(4096);
  EXPECT_EQ(call("hipGetDeviceProperties", properties.data(), 0), 0);
  EXPECT_STREQ(properties.data() + 396, "gfx1100");
  EXPECT_EQ(call("hipGetDevicePropertiesR0600", properties.data(), 0), 0);
  EXPECT_STREQ(properties.data() + 1160, "gfx1100");
  auto text =
      reinterpret_cast<const char *(*)(int)>(dlsym(library, "hipGetErrorName"));
  EXPECT_STREQ(text(2), "hipErrorOutOfMemory");
}

TEST_F(HipApiTest, Memory) {
  size_t before = 0, after = 0, total = 0;
  EXPECT_EQ(call("hipMemGetInfo", &before, &total), 0);
  EXPECT_EQ(total, size_t(24560) << 20);
  Handle device = allocate(1000);
  EXPECT_EQ(call("hipMemGetInfo", &after, &total), 0);
  EXPECT_EQ(before - after, 1000u);
  std::vector<char> in(1000, 'x'), out(1000);
  EXPECT_EQ(call("hipMemcpy", device, in.data(), size_t(1000), 1), 0);
  EXPECT_EQ(call("hipMemset", device, int('y'), size_t(10)), 0);
  EXPECT_EQ(call("hipMemcpyDtoH", out.data(), device, size_t(1000)), 0);
  EXPECT_EQ(std::string(out.data(), 12), "yyyyyyyyyyxx");
  // Beyond the end, and to an address that is none of the device's.
  EXPECT_EQ(call("hipMemcpy", device, in.data(), size_t(1001), 1), 1);
  EXPECT_EQ(call("hipMemcpy", in.data(), out.data(), size_t(1), 1), 1);
  Handle huge = nullptr;
  EXPECT_EQ(call("hipMalloc", &huge, size_t(1) << 40), 2);
  EXPECT_EQ(huge, nullptr);
  EXPECT_EQ(call("hipFree", device), 0);
  EXPECT_EQ(call("hipFree", device), 1);
}

TEST_F(HipApiTest, LaunchBothForms) {
  Handle kernel = function("vector_add");
  uint32_t count = 1000;
  std::vector<float> host(count, 2), out(count);
  Handle a = allocate(4 * count), c = allocate(4 * count);
  EXPECT_EQ(call("hipMemcpyHtoD", a, host.data(), size_t(4 * count)), 0);
  EXPECT_EQ(add(kernel, a, a, c, count, nullptr), 0);
  EXPECT_EQ(call("hipMemcpyDtoH", out.data(), c, size_t(4 * count)), 0);
  EXPECT_EQ(out, std::vector<float>(count, 4));
  struct {
    Handle a, b, c;
    uint32_t count;
  } packed = {c, c, a, count};
  size_t bytes = sizeof(packed);
  void *extra[] = {(void *)1, &packed, (void *)2, &bytes, (void *)3};
  EXPECT_EQ(call("hipModuleLaunchKernel", kernel, 4u, 1u, 1u, 256u, 1u, 1u, 0u,
                 Handle(nullptr), (void **)nullptr, &extra[0]),
            0);
  EXPECT_EQ(call("hipMemcpyDtoH", out.data(), a, size_t(4 * count)), 0);
  EXPECT_EQ(out, std::vector<float>(count, 8));
}

TEST_F(HipApiTest, LaunchErrors) {
  Handle module = nullptr, kernel = function("vector_add");
  EXPECT_EQ(call("hipModuleLoad", &module, "/nonexistent"), 301);
  char text[64] = "no code object";
  EXPECT_EQ(call("hipModuleLoadData", &module, text), 200);
  EXPECT_EQ(call("hipModuleLoad", &module, HIPSIM_TEST_KERNELS), 0);
  EXPECT_EQ(call("hipModuleGetFunction", &kernel, module, "none"), 500);
  EXPECT_EQ(call("hipModuleGetFunction", &kernel, module, "reduce"), 0);
  auto launch = [&](unsigned blocks, unsigned threads, unsigned local) {
    void *arguments[] = {text, text, text};
    return call("hipModuleLaunchKernel", kernel, blocks, 1u, 1u, threads, 1u,
                1u, local, Handle(nullptr), &arguments[0], (void **)nullptr);
  };
  EXPECT_EQ(launch(0, 256, 0), 9);
  EXPECT_EQ(launch(1, 512, 0), 719); // Built for 256.
  EXPECT_EQ(launch(1, 256, 65536), 1);
  EXPECT_EQ(call("hipModuleUnload", module), 0);
  EXPECT_EQ(launch(1, 256, 0), 400);
}

TEST_F(HipApiTest, EventsAndGraphs) {
  Handle kernel = function("vector_add");
  Handle stream = nullptr, from = nullptr, to = nullptr;
  Handle graph = nullptr, executable = nullptr;
  uint32_t count = 512;
  Handle a = allocate(4 * count), b = allocate(4 * count);
  std::vector<float> ones(count, 1), out(count);
  EXPECT_EQ(call("hipMemcpyHtoD", b, ones.data(), size_t(4 * count)), 0);
  EXPECT_EQ(call("hipMemcpyHtoD", a, ones.data(), size_t(4 * count)), 0);
  EXPECT_EQ(call("hipStreamCreateWithFlags", &stream, 1u), 0);
  EXPECT_EQ(call("hipEventCreate", &from), 0);
  EXPECT_EQ(call("hipEventCreate", &to), 0);
  float milliseconds = -1;
  EXPECT_EQ(call("hipEventElapsedTime", &milliseconds, from, to), 400);

  EXPECT_EQ(call("hipStreamBeginCapture", stream, 0), 0);
  EXPECT_EQ(call("hipMemsetAsync", a, 0, size_t(4 * count), stream), 0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(add(kernel, a, b, a, count, stream), 0);
  EXPECT_EQ(call("hipStreamSynchronize", stream), 900);
  EXPECT_EQ(call("hipStreamEndCapture", stream, &graph), 0);
  size_t nodes = 0, roots = 0;
  EXPECT_EQ(call("hipGraphGetNodes", graph, (Handle *)nullptr, &nodes), 0);
  EXPECT_EQ(call("hipGraphGetRootNodes", graph, (Handle *)nullptr, &roots), 0);
  EXPECT_EQ(nodes, 4u);
  EXPECT_EQ(roots, 1u);
  EXPECT_EQ(call("hipGraphInstantiate", &executable, graph, (Handle *)nullptr,
                 (char *)nullptr, size_t(0)),
            0);
  EXPECT_EQ(call("hipGraphDestroy", graph), 0);
  // Capturing ran nothing.
  EXPECT_EQ(call("hipMemcpyDtoH", out.data(), a, size_t(4 * count)), 0);
  EXPECT_EQ(out, ones);
  EXPECT_EQ(call("hipEventRecord", from, stream), 0);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(call("hipGraphLaunch", executable, stream), 0);
  EXPECT_EQ(call("hipEventRecord", to, stream), 0);
  EXPECT_EQ(call("hipEventSynchronize", to), 0);
  EXPECT_EQ(call("hipEventElapsedTime", &milliseconds, from, to), 0);
  EXPECT_GT(milliseconds, 0);
  EXPECT_EQ(call("hipMemcpyDtoH", out.data(), a, size_t(4 * count)), 0);
  EXPECT_EQ(out, std::vector<float>(count, 3));
  EXPECT_EQ(call("hipGraphExecDestroy", executable), 0);
  EXPECT_EQ(call("hipStreamDestroy", stream), 0);
}

// After a fault every later call fails, as on the card. Its own process, since
// nothing repairs that.
TEST_F(HipApiTest, FaultStays) {
  pid_t child = fork();
  if (child == 0) {
    Handle kernel = function("out_of_bounds"), out = allocate(64);
    void *arguments[] = {&out};
    call("hipModuleLaunchKernel", kernel, 1u, 1u, 1u, 32u, 1u, 1u, 0u,
         Handle(nullptr), &arguments[0], (void **)nullptr);
    _exit(call("hipDeviceSynchronize") == 700 &&
                  call("hipMalloc", &out, size_t(64)) == 700
              ? 0
              : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

// Under HIPSIM_CHECK=1 a process with findings ends with status 86, and the
// report names them.
TEST(HipCheckTest, FindingsFailTheProcess) {
  std::string report = testing::TempDir() + "hipsim-report.json";
  pid_t child = fork();
  if (child == 0) {
    setenv("HIPSIM_CHECK", "1", 1);
    setenv("HIPSIM_REPORT", report.c_str(), 1);
    execl("/proc/self/exe", "hipsim-api-test",
          "--gtest_filter=HipApiTest.DISABLED_ReadBeyondTheEnd",
          "--gtest_also_run_disabled_tests", nullptr);
    _exit(1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(WEXITSTATUS(status), 86);
  std::ifstream file(report);
  std::string text(std::istreambuf_iterator<char>(file), {});
  EXPECT_NE(text.find("\"kind\": \"out-of-bounds\""), std::string::npos);
  EXPECT_NE(text.find("byte 400 of an allocation of 400"), std::string::npos)
      << text;
  unlink(report.c_str());
}

// Run by FindingsFailTheProcess in a process of its own.
TEST_F(HipApiTest, DISABLED_ReadBeyondTheEnd) {
  Handle kernel = function("vector_add"), buffer = allocate(400);
  EXPECT_EQ(add(kernel, buffer, buffer, buffer, 101, nullptr), 0);
}

TEST_F(HipApiTest, Names) {
  std::string path = HIPSIM_LIBRARY;
  std::string folder = path.substr(0, path.rfind('/') + 1);
  for (const char *name : {"libamdhip64.so", "libamdhip64.so.5",
                           "libamdhip64.so.6", "libamdhip64.so.7"})
    EXPECT_EQ(access((folder + name).c_str(), R_OK), 0) << name;
}

} // namespace

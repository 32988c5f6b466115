#include "tests/hipsim/InstructionRunner.h"

#include <cstdlib>
#include <random>
#include <unistd.h>

namespace hipsim {

namespace {

constexpr uint32_t waves = 64;
constexpr uint32_t rowsIn = 8, rowsOut = 6;

constexpr char prologue[] = R"(
  s_load_b128 s[4:7], s[0:1], null
  v_lshlrev_b32 v1, 2, v0
  s_lshl_b32 s8, s2, 10
  s_waitcnt lgkmcnt(0)
  s_add_u32 s4, s4, s8
  s_addc_u32 s5, s5, 0
  s_mul_i32 s8, s2, 768
  s_add_u32 s6, s6, s8
  s_addc_u32 s7, s7, 0
  global_load_b32 v2, v1, s[4:5]
  global_load_b32 v3, v1, s[4:5] offset:128
  global_load_b32 v4, v1, s[4:5] offset:256
  global_load_b32 v5, v1, s[4:5] offset:384
  global_load_b32 v6, v1, s[4:5] offset:512
  global_load_b32 v7, v1, s[4:5] offset:640
  global_load_b32 v8, v1, s[4:5] offset:768
  global_load_b32 v9, v1, s[4:5] offset:896
  s_waitcnt vmcnt(0)
  ds_store_b32 v1, v2
  s_waitcnt lgkmcnt(0)
  v_readfirstlane_b32 s20, v2
  v_readfirstlane_b32 s21, v3
  v_readfirstlane_b32 s22, v4
  v_readfirstlane_b32 s23, v5
  v_readfirstlane_b32 s24, v6
  v_readfirstlane_b32 s25, v7
  v_readfirstlane_b32 s26, v8
  v_readfirstlane_b32 s27, v9
  s_mov_b32 vcc_lo, 0xa5c3f00d
  s_cmp_eq_u32 s0, s0
  )";

constexpr char epilogue[] = R"(
  s_cselect_b32 s9, 1, 0
  s_waitcnt vmcnt(0) lgkmcnt(0)
  s_mov_b32 exec_lo, -1
  v_mov_b32 v10, vcc_lo
  v_mov_b32 v11, s9
  v_mov_b32 v12, s26
  v_mov_b32 v13, s27
  global_store_b32 v1, v8, s[6:7]
  global_store_b32 v1, v9, s[6:7] offset:128
  global_store_b32 v1, v10, s[6:7] offset:256
  global_store_b32 v1, v11, s[6:7] offset:384
  global_store_b32 v1, v12, s[6:7] offset:512
  global_store_b32 v1, v13, s[6:7] offset:640
  s_endpgm
)";

std::string descriptor(const std::string &name) {
  return ".rodata\n.p2align 6\n.amdhsa_kernel " + name +
         "\n.amdhsa_next_free_vgpr 32\n.amdhsa_next_free_sgpr 40\n"
         ".amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_kernarg_size 16\n"
         ".amdhsa_group_segment_fixed_size 128\n"
         ".amdhsa_float_denorm_mode_32 3\n"
         ".amdhsa_wavefront_size32 1\n.end_amdhsa_kernel\n";
}

std::string metadata(const std::string &name) {
  return "  - .name: " + name + "\n    .symbol: " + name +
         ".kd\n    .kernarg_segment_size: 16\n"
         "    .group_segment_fixed_size: 128\n"
         "    .private_segment_fixed_size: 0\n    .kernarg_segment_align: 8\n"
         "    .wavefront_size: 32\n    .sgpr_count: 40\n    .vgpr_count: 32\n"
         "    .max_flat_workgroup_size: 32\n    .args:\n"
         "      - {.offset: 0, .size: 8, .value_kind: global_buffer, "
         ".address_space: global}\n"
         "      - {.offset: 8, .size: 8, .value_kind: global_buffer, "
         ".address_space: global}\n";
}

} // namespace

std::vector<Lane> makeInputs(uint64_t seed) {
  constexpr uint64_t values[] = {0,
                                 1,
                                 2,
                                 31,
                                 32,
                                 0x7f,
                                 0x80,
                                 0xff,
                                 0x7fff,
                                 0x8000,
                                 0xffff,
                                 0x00800000,
                                 0x3f800000,
                                 0xbf800000,
                                 0x7f800000,
                                 0xff800000,
                                 0x7fc00000,
                                 0x80000000,
                                 0x7fffffff,
                                 0xffffffff,
                                 0x00000001,
                                 0x807fffff,
                                 0x4f000000,
                                 0xcf000001,
                                 0x4f800000,
                                 0x3effffff,
                                 0x40200000,
                                 0x3c003c00,
                                 0x7c00fc00,
                                 0x7bff0001,
                                 0x03ff8400,
                                 0x7e003555,
                                 0x477fe000,
                                 0x477ff000,
                                 0x33000000,
                                 0x3ff00000'00000000,
                                 0x7ff00000'00000000,
                                 0x80000000'00000000,
                                 0x7fffffff'ffffffff,
                                 0xffffffff'ffffffff,
                                 0x41dfffff'ffc00000};
  std::mt19937_64 random(seed);
  std::vector<Lane> lanes(waves * laneCount);
  auto draw = [&]() -> uint64_t {
    uint64_t bits = random();
    switch (random() % 4) {
    case 0:
      return values[random() % std::size(values)];
    case 1: // Floats of moderate size, in both words.
      return (bits & 0x83ffffff'83ffffff) | 0x3c000000'3c000000;
    case 2: // Small numbers of either sign.
      return uint64_t(int64_t(bits) >> (random() % 48 + 8));
    default:
      return bits;
    }
  };
  for (size_t index = 0; index < lanes.size(); ++index)
    lanes[index] = {
        draw(), draw(), draw(), random(), uint32_t(index % laneCount), nullptr};
  for (size_t index = 0; index < lanes.size(); ++index)
    lanes[index].wave = &lanes[index / laneCount * laneCount];
  return lanes;
}

InstructionRunner::InstructionRunner(const std::vector<std::string> &texts) {
  std::string code, notes = ".amdgpu_metadata\namdhsa.version: [1, 2]\n"
                            "amdhsa.kernels:\n";
  for (const std::string &text : texts) {
    std::string name = "test" + std::to_string(kernelOf_.size());
    if (!kernelOf_.emplace(text, name).second)
      continue;
    code += ".text\n.p2align 8\n.globl " + name + "\n.type " + name +
            ",@function\n" + name + ":" + prologue + text + epilogue +
            descriptor(name);
    notes += metadata(name);
  }
  std::string path =
      testing::TempDir() + "hipsim-instructions-" + std::to_string(getpid());
  std::ofstream(path + ".s") << code << notes << ".end_amdgpu_metadata\n";
  std::string command = std::string(HIPSIM_TEST_CLANG) +
                        " -x assembler -target amdgcn-amd-amdhsa "
                        "-mcpu=gfx1100 -mcode-object-version=5 " +
                        path + ".s -o " + path + ".hsaco";
  EXPECT_EQ(std::system(command.c_str()), 0);
  runner_ = std::make_unique<KernelRunner>(path + ".hsaco");
  unlink((path + ".s").c_str());
  unlink((path + ".hsaco").c_str());
}

std::string InstructionRunner::run(const std::string &text,
                                   const std::vector<Lane> &inputs,
                                   std::vector<Outcome> &outcomes) {
  std::vector<uint32_t> in(waves * rowsIn * laneCount);
  std::vector<uint32_t> out(waves * rowsOut * laneCount);
  for (size_t index = 0; index < inputs.size(); ++index) {
    uint32_t *row = &in[index / laneCount * rowsIn * laneCount];
    const Lane &lane = inputs[index];
    const uint64_t values[] = {lane.a, lane.b, lane.c, lane.old};
    for (uint32_t k = 0; k < 4; ++k) {
      row[2 * k * laneCount + lane.index] = values[k];
      row[(2 * k + 1) * laneCount + lane.index] = values[k] >> 32;
    }
  }
  std::string fault = runner_->run(kernelOf_.at(text), shapeOf(waves, 32),
                                   in.data(), out.data());
  outcomes.resize(inputs.size());
  for (size_t index = 0; index < inputs.size(); ++index) {
    const uint32_t *row = &out[index / laneCount * rowsOut * laneCount];
    auto word = [&](uint32_t k) -> uint64_t {
      return row[k * laneCount + inputs[index].index];
    };
    outcomes[index] = {word(0) | word(1) << 32, word(4) | word(5) << 32,
                       uint32_t(word(2)), uint32_t(word(3))};
  }
  return fault;
}

} // namespace hipsim

/// \file
/// Conversions between number types. Float to integer truncates, saturates and
/// takes NaN to 0; rounding is to nearest even unless the name says otherwise.

#include <algorithm>

#include "tools/hipsim/gfx/Handlers.h"
#include "tools/hipsim/gfx/Operands.h"

namespace hipsim {

namespace {

using u32 = uint32_t;
using s32 = int32_t;

s32 toSigned(double a) {
  if (a != a)
    return 0;
  return s32(std::clamp(a, -0x1p31, 0x1p31 - 1));
}
u32 toUnsigned(double a) {
  if (a != a)
    return 0;
  return u32(int64_t(std::clamp(a, 0.0, 0x1p32 - 1)));
}
u32 normalizedSigned(float a) {
  if (a != a)
    return 0;
  return u32(s32(std::rint(std::clamp(a, -1.0f, 1.0f) * 32767.0))) & 0xffff;
}
u32 normalizedUnsigned(float a) {
  if (a != a)
    return 0;
  return u32(std::rint(std::clamp(a, 0.0f, 1.0f) * 65535.0));
}
u32 shortSigned(float a) {
  return u32(std::clamp(toSigned(a), -32768, 32767)) & 0xffff;
}
u32 shortUnsigned(float a) { return std::min(toUnsigned(a), 65535u); }

u32 insertByte(float a, u32 index, u32 bytes) {
  u32 shift = 8 * (index & 3);
  float rounded = a != a ? 0.0f : std::rint(std::clamp(a, 0.0f, 255.0f));
  return (bytes & ~(0xffu << shift)) | u32(rounded) << shift;
}

void addSingle(HandlerTable &table) {
  table["v_cvt_f32_f16"] = unary<F32, F16>([](float a) { return a; });
  table["v_cvt_f16_f32"] = unary<F16, F32>([](float a) { return a; });
  table["v_cvt_f32_i32"] = unary<F32, U32>([](u32 a) { return float(s32(a)); });
  table["v_cvt_f32_u32"] = unary<F32, U32>([](u32 a) { return float(a); });
  table["v_cvt_i32_f32"] =
      unary<U32, F32>([](float a) { return u32(toSigned(a)); });
  table["v_cvt_u32_f32"] =
      unary<U32, F32>([](float a) { return toUnsigned(a); });
  table["v_cvt_nearest_i32_f32"] = unary<U32, F32>(
      [](float a) { return u32(toSigned(std::floor(double(a) + 0.5))); });
  table["v_cvt_floor_i32_f32"] =
      unary<U32, F32>([](float a) { return u32(toSigned(std::floor(a))); });
  table["v_cvt_f32_ubyte0"] =
      unary<F32, U32>([](u32 a) { return float(a & 0xff); });
  table["v_cvt_f32_ubyte1"] =
      unary<F32, U32>([](u32 a) { return float(a >> 8 & 0xff); });
  table["v_cvt_f32_ubyte2"] =
      unary<F32, U32>([](u32 a) { return float(a >> 16 & 0xff); });
  table["v_cvt_f32_ubyte3"] =
      unary<F32, U32>([](u32 a) { return float(a >> 24); });
  table["v_cvt_off_f32_i4"] = unary<F32, U32>(
      [](u32 a) { return float(s32(a << 28) >> 28) * 0.0625f; });
  table["v_cvt_f16_u16"] = unary<F16, U16>([](u32 a) { return float(a); });
  table["v_cvt_f16_i16"] =
      unary<F16, U16>([](u32 a) { return float(int16_t(a)); });
  table["v_cvt_u16_f16"] =
      unary<U16, F16>([](float a) { return shortUnsigned(a); });
  table["v_cvt_i16_f16"] =
      unary<U16, F16>([](float a) { return shortSigned(a); });
  table["v_cvt_norm_i16_f16"] =
      unary<U16, F16>([](float a) { return normalizedSigned(a); });
  table["v_cvt_norm_u16_f16"] =
      unary<U16, F16>([](float a) { return normalizedUnsigned(a); });
  table["v_cvt_i32_i16"] =
      unary<U32, U16>([](u32 a) { return u32(s32(int16_t(a))); });
  table["v_cvt_u32_u16"] = unary<U32, U16>([](u32 a) { return a; });
}

void addDouble(HandlerTable &table) {
  table["v_cvt_f64_f32"] = unary<F64, F32>([](float a) { return double(a); });
  table["v_cvt_f32_f64"] = unary<F32, F64>([](double a) { return float(a); });
  table["v_cvt_f64_i32"] =
      unary<F64, U32>([](u32 a) { return double(s32(a)); });
  table["v_cvt_f64_u32"] = unary<F64, U32>([](u32 a) { return double(a); });
  table["v_cvt_i32_f64"] =
      unary<U32, F64>([](double a) { return u32(toSigned(a)); });
  table["v_cvt_u32_f64"] =
      unary<U32, F64>([](double a) { return toUnsigned(a); });
}

void addPairs(HandlerTable &table) {
  table["v_cvt_pk_rtz_f16_f32"] = binary<U32, F32, F32>([](float a, float b) {
    return floatToHalfTowardZero(a) | u32(floatToHalfTowardZero(b)) << 16;
  });
  table["v_cvt_pkrtz_f16_f32"] = table["v_cvt_pk_rtz_f16_f32"];
  table["v_cvt_pk_norm_i16_f32"] = binary<U32, F32, F32>([](float a, float b) {
    return normalizedSigned(a) | normalizedSigned(b) << 16;
  });
  table["v_cvt_pk_norm_u16_f32"] = binary<U32, F32, F32>([](float a, float b) {
    return normalizedUnsigned(a) | normalizedUnsigned(b) << 16;
  });
  table["v_cvt_pk_norm_i16_f16"] = binary<U32, F16, F16>([](float a, float b) {
    return normalizedSigned(a) | normalizedSigned(b) << 16;
  });
  table["v_cvt_pk_norm_u16_f16"] = binary<U32, F16, F16>([](float a, float b) {
    return normalizedUnsigned(a) | normalizedUnsigned(b) << 16;
  });
  table["v_cvt_pk_i16_f32"] = binary<U32, F32, F32>(
      [](float a, float b) { return shortSigned(a) | shortSigned(b) << 16; });
  table["v_cvt_pk_u16_f32"] = binary<U32, F32, F32>([](float a, float b) {
    return shortUnsigned(a) | shortUnsigned(b) << 16;
  });
  table["v_cvt_pk_u16_u32"] = binary<U32, U32, U32>([](u32 a, u32 b) {
    return std::min(a, 65535u) | std::min(b, 65535u) << 16;
  });
  table["v_cvt_pk_i16_i32"] = binary<U32, U32, U32>([](u32 a, u32 b) {
    return (u32(std::clamp(s32(a), -32768, 32767)) & 0xffff) |
           u32(std::clamp(s32(b), -32768, 32767)) << 16;
  });
  table["v_cvt_pk_u8_f32"] = ternary<U32, F32, U32, U32>(
      [](float a, u32 b, u32 c) { return insertByte(a, b, c); });
  table["v_sat_pk_u8_i16"] = unary<U16, U32>([](u32 a) {
    return u32(std::clamp<int>(int16_t(a), 0, 255)) |
           u32(std::clamp<int>(int16_t(a >> 16), 0, 255)) << 8;
  });
}

} // namespace

void addConversions(HandlerTable &table) {
  addSingle(table);
  addDouble(table);
  addPairs(table);
}

} // namespace hipsim

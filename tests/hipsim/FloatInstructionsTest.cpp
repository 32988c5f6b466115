/// \file
/// Float instructions, conversions and compares.

#include "tests/hipsim/InstructionCases.h"

namespace hipsim {
namespace {

std::vector<Case> floatCases() {
  return {
      {"v_add_f32 v8, v2, v4", As::Single,
       [](const Lane &l) { return w(f(l.a) + f(l.b)); }},
      {"v_sub_f32_e64 v8, |v2|, -v4 mul:2", As::Single,
       [](const Lane &l) { return w((std::fabs(f(l.a)) + f(l.b)) * 2); }},
      {"v_mul_f32_e64 v8, v2, v4 clamp", As::Single,
       [](const Lane &l) {
         float r = f(l.a) * f(l.b);
         return w(r >= 1 ? 1 : r > 0 ? r : 0);
       }},
      {"v_fma_f32 v8, v2, -v4, v6", As::Single,
       [](const Lane &l) { return w(std::fma(f(l.a), -f(l.b), f(l.c))); }},
      {"v_fmac_f32 v8, v2, v4", As::Single,
       [](const Lane &l) { return w(std::fma(f(l.a), f(l.b), f(l.old))); }},
      {"v_fmaak_f32 v8, v2, v4, 0x40490fdb", As::Single,
       [](const Lane &l) {
         return w(std::fma(f(l.a), f(l.b), f(0x40490fdb)));
       }},
      {"v_fmamk_f32 v8, v2, 0x40490fdb, v4", As::Single,
       [](const Lane &l) {
         return w(std::fma(f(l.a), f(0x40490fdb), f(l.b)));
       }},
      {"v_min_f32 v8, v2, v4", As::Single,
       [](const Lane &l) { return w(least(f(l.a), f(l.b))); }},
      {"v_max_f32 v8, v2, v4", As::Single,
       [](const Lane &l) { return w(most(f(l.a), f(l.b))); }},
      {"v_max3_f32 v8, v2, v4, v6", As::Single,
       [](const Lane &l) { return w(most(most(f(l.a), f(l.b)), f(l.c))); }},
      {"v_minmax_f32 v8, v2, v4, v6", As::Single,
       [](const Lane &l) { return w(most(least(f(l.a), f(l.b)), f(l.c))); }},
      {"v_rndne_f32 v8, v2", As::Single,
       [](const Lane &l) {
         float x = f(l.a), r = std::floor(x);
         if (!std::isfinite(x))
           return w(x);
         Real rest = Real(x) - r;
         if (rest > 0.5L || (rest == 0.5L && std::fmod(r, 2.0f) != 0))
           r += 1;
         return w(std::copysign(r, x));
       }},
      {"v_floor_f32 v8, v2", As::Single,
       [](const Lane &l) { return w(std::floor(f(l.a))); }},
      {"v_trunc_f32 v8, v2", As::Single,
       [](const Lane &l) { return w(std::trunc(f(l.a))); }},
      {"v_ldexp_f32 v8, v2, v4", As::Single,
       [](const Lane &l) {
         return w(std::ldexp(f(l.a), int(limit(s32(l.b), -2000, 2000))));
       }},
      {"v_rcp_f32 v8, v2", As::Near,
       [](const Lane &l) { return w(flush(float(1.0L / flush(f(l.a))))); }},
      {"v_sqrt_f32 v8, v2", As::Near,
       [](const Lane &l) { return w(float(std::sqrt(Real(flush(f(l.a)))))); }},
      {"v_rsq_f32 v8, v2", As::Near,
       [](const Lane &l) {
         return w(float(1.0L / std::sqrt(Real(flush(f(l.a))))));
       }},
      {"v_exp_f32 v8, v2", As::Near,
       [](const Lane &l) {
         return w(flush(float(std::exp2(Real(flush(f(l.a)))))));
       }},
      {"v_log_f32 v8, v2", As::Near,
       [](const Lane &l) { return w(float(std::log2(Real(flush(f(l.a)))))); }},
      {"v_frexp_mant_f32 v8, v2", As::Single,
       [](const Lane &l) {
         int e;
         float x = f(l.a);
         return w(std::isfinite(x) ? std::frexp(x, &e) : x);
       }},
      {"v_frexp_exp_i32_f32 v8, v2", As::Word,
       [](const Lane &l) {
         int e = 0;
         float x = f(l.a);
         if (std::isfinite(x))
           std::frexp(x, &e);
         return u32(e);
       }},
      {"v_cvt_i32_f32 v8, v2", As::Word,
       [](const Lane &l) { return toInt(f(l.a), INT32_MIN, INT32_MAX); }},
      {"v_cvt_u32_f32 v8, v2", As::Word,
       [](const Lane &l) { return toInt(f(l.a), 0, UINT32_MAX); }},
      {"v_cvt_f32_i32 v8, v2", As::Single,
       [](const Lane &l) { return w(float(Real(s32(l.a)))); }},
      {"v_cvt_f32_u32 v8, v2", As::Single,
       [](const Lane &l) { return w(float(Real(u32(l.a)))); }},
      {"v_cvt_f32_ubyte2 v8, v2", As::Single,
       [](const Lane &l) { return w(float(u8(l.a >> 16))); }},
      {"v_cvt_f16_f32 v8.l, v2", As::Half,
       [](const Lane &l) { return keepHigh(l, hw(_Float16(f(l.a)))); }},
      {"v_cvt_f32_f16 v8, v2.h", As::Single,
       [](const Lane &l) { return w(highHalf(l.a)); }},
      {"v_cvt_pk_rtz_f16_f32 v8, v2, v4", As::Halves,
       [](const Lane &l) {
         auto rtz = [](float x) {
           _Float16 r = _Float16(x);
           u16 b = bits<u16>(r);
           if (std::fabs(float(r)) > std::fabs(x))
             --b;
           return u32(b);
         };
         return rtz(f(l.a)) | rtz(f(l.b)) << 16;
       }},
      {"v_cvt_f64_f32 v[8:9], v2", As::Double,
       [](const Lane &l) { return bits<u64>(double(f(l.a))); }},
      {"v_cvt_f32_f64 v8, v[2:3]", As::Single,
       [](const Lane &l) { return w(float(d(l.a))); }},
      {"v_cvt_i32_f64 v8, v[2:3]", As::Word,
       [](const Lane &l) { return toInt(d(l.a), INT32_MIN, INT32_MAX); }},
      {"v_fma_f64 v[8:9], v[2:3], v[4:5], v[6:7]", As::Double,
       [](const Lane &l) {
         return bits<u64>(std::fma(d(l.a), d(l.b), d(l.c)));
       }},
      {"v_add_f64 v[8:9], v[2:3], -v[4:5]", As::Double,
       [](const Lane &l) { return bits<u64>(d(l.a) - d(l.b)); }},
      {"v_mul_f64 v[8:9], v[2:3], 0.5", As::Double,
       [](const Lane &l) { return bits<u64>(d(l.a) / 2); }},
      {"v_add_f16 v8.l, v2.l, v4.h", As::Half,
       [](const Lane &l) {
         return keepHigh(l, hw(_Float16(lowHalf(l.a) + highHalf(l.b))));
       }},
      {"v_mul_f16 v8.l, 2.0, v4.l", As::Half,
       [](const Lane &l) {
         return keepHigh(l, hw(_Float16(2 * lowHalf(l.b))));
       }},
      {"v_fma_f16 v8.l, v2.l, v4.l, v6.l", As::Half,
       [](const Lane &l) {
         return keepHigh(l, hw(fused(h(l.a), h(l.b), h(l.c))));
       }},
      {"v_max_f16 v8.l, v2.l, v4.l", As::Half,
       [](const Lane &l) {
         return keepHigh(l, hw(_Float16(most(lowHalf(l.a), lowHalf(l.b)))));
       }},
      {"v_cvt_i16_f16 v8.l, v2.l", As::Word,
       [](const Lane &l) {
         return keepHigh(l, toInt(lowHalf(l.a), -32768, 32767));
       }},
      {"v_pk_add_f16 v8, v2, v4 neg_lo:[0,1] neg_hi:[1,0]", As::Halves,
       [](const Lane &l) {
         return hw(_Float16(lowHalf(l.a) - lowHalf(l.b))) |
                hw(_Float16(highHalf(l.b) - highHalf(l.a))) << 16;
       }},
      {"v_pk_mul_f16 v8, v2, v4 op_sel:[0,1] op_sel_hi:[1,0]", As::Halves,
       [](const Lane &l) {
         return hw(_Float16(lowHalf(l.a) * highHalf(l.b))) |
                hw(_Float16(highHalf(l.a) * lowHalf(l.b))) << 16;
       }},
      {"v_pk_fma_f16 v8, v2, v4, v6", As::Halves,
       [](const Lane &l) {
         return hw(fused(h(l.a), h(l.b), h(l.c))) |
                hw(fused(h(l.a >> 16), h(l.b >> 16), h(l.c >> 16))) << 16;
       }},
      {"v_fma_mix_f32 v8, v2, -v4, v6 op_sel:[1,0,0] op_sel_hi:[1,0,1]",
       As::Single,
       [](const Lane &l) {
         return w(std::fma(highHalf(l.a), -f(l.b), lowHalf(l.c)));
       }},
      {"v_fma_mixhi_f16 v8, v2, v4, |v6| op_sel_hi:[0,1,0]", As::Halves,
       [](const Lane &l) {
         return (l.old & 0xffff) |
                hw(_Float16(std::fma(f(l.a), lowHalf(l.b), std::fabs(f(l.c)))))
                    << 16;
       }},
      {"v_dot2_f32_f16 v8, v2, v4, v6", As::Single,
       [](const Lane &l) {
         return w(std::fma(highHalf(l.a), highHalf(l.b),
                           std::fma(lowHalf(l.a), lowHalf(l.b), f(l.c))));
       }},
      {"v_dot2acc_f32_f16 v8, v2, v4", As::Single,
       [](const Lane &l) {
         return w(std::fma(highHalf(l.a), highHalf(l.b),
                           std::fma(lowHalf(l.a), lowHalf(l.b), f(l.old))));
       }},
      {"v_dot2_f32_bf16 v8, v2, v4, v6", As::Single,
       [](const Lane &l) {
         return w(std::fma(f(l.a & 0xffff0000), f(l.b & 0xffff0000),
                           std::fma(f(l.a << 16), f(l.b << 16), f(l.c))));
       }},
      {"v_cmp_lt_f32 vcc_lo, v2, v4", As::Vcc,
       [](const Lane &l) { return f(l.a) < f(l.b); }},
      {"v_cmp_nge_f32 vcc_lo, v2, v4", As::Vcc,
       [](const Lane &l) { return !(f(l.a) >= f(l.b)); }},
      {"v_cmp_lg_f16 vcc_lo, v2.l, v4.h", As::Vcc,
       [](const Lane &l) {
         float a = lowHalf(l.a), b = highHalf(l.b);
         return a < b || a > b;
       }},
      {"v_cmp_u_f64 vcc_lo, v[2:3], v[4:5]", As::Vcc,
       [](const Lane &l) { return std::isnan(d(l.a)) || std::isnan(d(l.b)); }},
      {"v_cmp_gt_i32 vcc_lo, v2, v4", As::Vcc,
       [](const Lane &l) { return s32(l.a) > s32(l.b); }},
      {"v_cmp_le_u64 vcc_lo, v[2:3], v[4:5]", As::Vcc,
       [](const Lane &l) { return l.a <= l.b; }},
      {"v_cmp_ge_i16 vcc_lo, v2.l, v4.l", As::Vcc,
       [](const Lane &l) { return s16(l.a) >= s16(l.b); }},
      {"v_cmp_class_f32 vcc_lo, v2, 0x90", As::Vcc,
       [](const Lane &l) { return std::fpclassify(f(l.a)) == FP_SUBNORMAL; }},
      {"v_cmp_class_f32 vcc_lo, v2, 3", As::Vcc,
       [](const Lane &l) { return std::isnan(f(l.a)); }},
  };
}

TEST(InstructionsTest, Floats) { checkCases(floatCases()); }

} // namespace
} // namespace hipsim

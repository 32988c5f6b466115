"""Row families on gfx1100: embedding and norms, one wave a row, into operands."""

from dataclasses import dataclass

from . import step
from .gfx_operand import norm_row
from .gfx_weights import FORMATS
from .ir import Kernel

OUT = {"out": "f32", "normed": "f16", "normed_factors": "f32"}


@dataclass(frozen=True)
class GfxEmbed:
    """out[t, :] = table[token of t, :], and its norm as the first layer's operand.

    A value is the one that linear layers multiply with, times its row's factor.
    Lanes take the steps of K in turn; every lane writes 16 or 32 elements.
    """

    format: str

    @property
    def name(self):
        return f"embed_norm_{self.format}__gfx1100"

    def render(self):
        args = {"step": "i32", "w": "i8", "norm_weight": "f32", **OUT}
        k = Kernel(self.name, args)
        format_, features = FORMATS[self.format], k.param("features")
        row = k.block(0)
        with k.when(row.compare("slt", k.load_index(k.step, step.ROW_COUNT))):
            token = step.row_word(k, "tokensAt", row)
            panel = token // 16 * format_.panel_bytes(features)
            factor = format_.feature_factor(k, k.w, panel, token)
            factor = k.splat(factor) if factor else None
            with k.loop(k.lane(), features // format_.step_k, 32) as loop:
                parts = format_.fragments(
                    k, k.w, panel, token % 16, loop.index, features
                )
                to = row * features + loop.index * format_.step_k
                for i, part in enumerate(parts):
                    value = k.cast("arith.extf", part, "vector<16xf32>")
                    value = value * factor if factor else value
                    k.vstore(value, k.out, to + 16 * i, align=16)
            k.barrier()
            norm_row(
                k, k.out, row * features, k.norm_weight, row, k.normed, k.normed_factors
            )
        return k.text()


@dataclass(frozen=True)
class GfxNorm:
    """The norm of rows as an operand. `select`: of the step's logit rows."""

    select: bool

    @property
    def name(self):
        return f"norm{'_select' if self.select else ''}_f16__gfx1100"

    def render(self):
        args = {"step": "i32", "x": "f32", "norm_weight": "f32"}
        args |= {"normed": "f16", "normed_factors": "f32"}
        k = Kernel(self.name, args)
        row = k.block(0)
        count = step.LOGIT_ROW_COUNT if self.select else step.ROW_COUNT
        with k.when(row.compare("slt", k.load_index(k.step, count))):
            source = step.row_word(k, "logitRowsAt", row) if self.select else row
            at = source * k.param("features")
            norm_row(k, k.x, at, k.norm_weight, row, k.normed, k.normed_factors)
        return k.text()


CONFIGS = [*(GfxEmbed(f) for f in FORMATS), GfxNorm(False), GfxNorm(True)]

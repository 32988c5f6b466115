"""Row families: embedding, RMS norm, weighted sum of experts. One workgroup per row."""

from dataclasses import dataclass

from . import step
from .ir import Kernel
from .weights import FORMATS


@dataclass(frozen=True)
class Embed:
    """out[t, :] = table[token of t, :], by the formula of the linear layers."""

    format: str

    @property
    def name(self):
        return f"embed_{self.format}__cpu"

    def render(self):
        k = Kernel(self.name, {"step": "i32", "w": "i8", "out": "f32"})
        format_, features = FORMATS[self.format], k.param("features")
        row = k.block(0)
        with k.when(row.compare("slt", k.load_index(k.step, step.ROW_COUNT))):
            token = step.row_word(k, "tokensAt", row)
            block_k, block_bytes = format_.blocks(k)
            lane, blocks = token % 16, features // block_k
            panel = (token // 16) * (blocks * block_bytes)
            with k.loop(0, blocks) as outer:
                at = panel + outer.index * block_bytes
                state = format_.begin(k, k.w, at)
                first = row * features + outer.index * block_k
                with k.loop(0, block_k // format_.step_k) as inner:
                    values = format_.step(k, k.w, at, inner.index, state)
                    for i, value in enumerate(values):
                        one = k.op(
                            f"vector.extract {value.name}[{lane.name}] : f32 from {value.type}",
                            "f32",
                        )
                        k.store(one, k.out, first + inner.index * format_.step_k + i)
        return k.text()


def inverse_rms(k, buffer, at, features, scale, epsilon):
    """1 / sqrt(mean of squares + epsilon) of `features` elements from `at`.

    16 partial sums (element i in sum i mod 16), ascending, then a tree of halves.
    `scale` is 1 / features.
    """
    zero = k.const(0.0, "vector<16xf32>")
    with k.loop(0, features, 16, [zero]) as loop:
        v = k.vload(buffer, at + loop.index, 16)
        loop.carry_on([k.fma(v, v, loop.carried[0])])
    mean = k.reduce("add", loop.results[0]) * scale
    return k.const(1.0, "f32") / k.sqrt(mean + epsilon)


@dataclass(frozen=True)
class RmsNorm:
    """out[t, :] = x[t, :] / rms(x[t, :]) * weight. `select`: of the step's logit rows."""

    select: bool

    @property
    def name(self):
        return f"rms_norm{'_select' if self.select else ''}_f32__cpu"

    def render(self):
        k = Kernel(self.name, {"step": "i32", "x": "f32", "w": "f32", "out": "f32"})
        features = k.param("features")
        row = k.block(0)
        count = step.LOGIT_ROW_COUNT if self.select else step.ROW_COUNT
        with k.when(row.compare("slt", k.load_index(k.step, count))):
            source = step.row_word(k, "logitRowsAt", row) if self.select else row
            at, to = source * features, row * features
            inverse = inverse_rms(
                k,
                k.x,
                at,
                features,
                k.param("inverseFeatures", "f32"),
                k.param("epsilon", "f32"),
            )
            inverse = k.splat(inverse)
            with k.loop(0, features, 16) as loop:
                v = k.vload(k.x, at + loop.index, 16)
                w = k.vload(k.w, loop.index, 16)
                k.vstore(v * inverse * w, k.out, to + loop.index)
        return k.text()


@dataclass(frozen=True)
class ExpertSum:
    """out[t, :] = residual[t, :] + sum over j of weight[t, j] * y[t, j, :], j ascending."""

    @property
    def name(self):
        return "expert_sum_add_f32__cpu"

    def render(self):
        k = Kernel(
            self.name,
            {
                "step": "i32",
                "y": "f32",
                "weights": "f32",
                "residual": "f32",
                "out": "f32",
            },
        )
        features, chosen = k.param("features"), k.param("expertsPerToken")
        row = k.block(0)
        with k.when(row.compare("slt", k.load_index(k.step, step.ROW_COUNT))):
            with k.loop(0, features, 16) as loop:
                zero = k.const(0.0, "vector<16xf32>")
                with k.loop(0, chosen, 1, [zero]) as ranks:
                    pair = row * chosen + ranks.index
                    weight = k.splat(k.load(k.weights, pair))
                    y = k.vload(k.y, pair * features + loop.index, 16)
                    ranks.carry_on([k.fma(weight, y, ranks.carried[0])])
                at = row * features + loop.index
                residual = k.vload(k.residual, at, 16)
                k.vstore(residual + ranks.results[0], k.out, at)
        return k.text()


CONFIGS = [
    *(Embed(f) for f in FORMATS),
    *(RmsNorm(select) for select in (False, True)),
    ExpertSum(),
]

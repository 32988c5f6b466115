"""Linear layers: rows by panels of 16 output features, with their epilogues.

Grid: (groups of panels, blocks of rows). A workgroup takes its rows in tiles of
`rows`; the last tile repeats the last row and stores it once.
"""

from dataclasses import dataclass

from .ir import Kernel
from .weights import FORMATS, dot_panels

LOG2_E = 1.4426950408889634


def silu(k, x):
    """x / (1 + 2^(-x log2 e))."""
    one = k.const(1.0, x.type)
    return x / (one + k.exp2(x * -LOG2_E))


@dataclass(frozen=True)
class Shape:
    """`rows` in registers by `panels`: rows * panels accumulators."""

    rows: int
    panels: int

    def __str__(self):
        return f"r{self.rows}p{self.panels}"


# Accumulators, one row's broadcast and the panels' values must fit the registers:
# 32 of 16 f32 with AVX-512; 16 of 8 with AVX2, where (2, 2) and (4, 1) are the most.
SHAPES = [*(Shape(r, 1) for r in (1, 4, 8)), *(Shape(r, 2) for r in (1, 2, 4, 8, 12))]


def tile_rows(first, rows, last):
    """The tile's row indices, each at most `last`."""
    return [(first + i).min(last) for i in range(rows)]


@dataclass(frozen=True)
class Linear:
    """out = x W^T, or residual + x W^T with the parameter `hasResidual`."""

    format: str
    shape: Shape

    @property
    def name(self):
        return f"linear_{self.format}_{self.shape}__cpu"

    def render(self):
        k = Kernel(
            self.name,
            {"step": "i32", "x": "f32", "w": "i8", "residual": "f32", "out": "f32"},
        )
        has_residual = k.param("hasResidual").compare("eq", 1)
        width = k.param("outputFeatures")

        def finish(row, group, sums):
            at = row * width + group * (16 * self.shape.panels)
            for p, value in enumerate(sums):
                with k.when(has_residual):
                    k.vstore(
                        k.vload(k.residual, at + 16 * p, 16) + value, k.out, at + 16 * p
                    )
                with k.otherwise():
                    k.vstore(value, k.out, at + 16 * p)

        linear_tiles(k, FORMATS[self.format], self.shape, finish)
        return k.text()


@dataclass(frozen=True)
class GateUp:
    """out = silu(gate) * up; panels alternate gate and up (interleave 16)."""

    format: str
    shape: Shape

    @property
    def name(self):
        return f"gate_up_{self.format}_{self.shape}__cpu"

    def render(self):
        k = Kernel(self.name, {"step": "i32", "x": "f32", "w": "i8", "out": "f32"})
        width = k.param("outputFeatures")

        def finish(row, group, sums):
            pairs = self.shape.panels // 2
            at = row * width + group * (16 * pairs)
            for p in range(pairs):
                k.vstore(silu(k, sums[2 * p]) * sums[2 * p + 1], k.out, at + 16 * p)

        linear_tiles(k, FORMATS[self.format], self.shape, finish)
        return k.text()


def linear_tiles(k, format_, shape, finish):
    """The loop over row tiles of one workgroup; `finish(row, group, sums)` stores."""
    features = k.param("inputFeatures")
    panel_bytes = format_.panel_bytes(k, features)
    group, block = k.block(0), k.block(1)
    panel = [(group * shape.panels + p) * panel_bytes for p in range(shape.panels)]
    count = k.load_index(k.step, k.param("countAt"))
    first = block * k.param("rowsPerBlock")
    end = (first + k.param("rowsPerBlock")).min(count)
    with k.loop(first, end, shape.rows) as tiles:
        rows = tile_rows(tiles.index, shape.rows, end - 1)
        sums = dot_panels(
            k, format_, k.w, panel, k.x, [r * features for r in rows], features
        )
        for i in range(shape.rows):
            row = tiles.index + i
            with k.when(row.compare("slt", end)):
                finish(row, group, sums[i])


CONFIGS = [
    *(Linear(f, s) for f in FORMATS for s in SHAPES),
    *(GateUp(f, s) for f in FORMATS for s in SHAPES if s.panels % 2 == 0),
]

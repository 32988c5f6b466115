"""Linear layers of long prefills on gfx1100: tiles of 128 rows by 128 features in LDS.

Eight waves share a tile: wave w brings row tile w and panel w of every block of K to LDS
(weights decoded on the way, once for the whole tile) and multiplies row tiles 2 (w / 2),
2 (w / 2) + 1 by panels 4 (w % 2), ..., + 3. There are two buffers: while a block is
multiplied, the next one is on its way in registers, and there is one barrier a block.
Lanes read and write LDS 16 bytes each and 256 bytes on end, without bank conflicts.

The order of every sum is that of gfx_linear.py: K goes by in `splits` ranges, as many as
waves split it there, of
`stepsPerWave` blocks, each from 0, added up in their order.

Grid: (groups of 8 panels, blocks of 128 rows).
"""

from dataclasses import dataclass

from .gfx_linear import INPUTS, gated, row_factor, scaled
from .gfx_operand import operand_at
from .gfx_weights import FORMATS
from .ir import Kernel

ROW_TILES, PANELS, TILE_WAVES = 8, 8, 8
OWN_ROWS, OWN_PANELS = 2, 4
FRAGMENT = 256  # halves


class Tile:
    """One workgroup."""

    def __init__(self, k: Kernel, format_name):
        self.k, self.format = k, FORMATS[format_name]
        self.features = k.param("inputFeatures")
        self.steps = self.format.step_k // 16  # products of a block
        self.group, self.block = k.block(0), k.block(1)
        self.wave, self.lane = k.wave(), k.lane()
        self.count = k.load_index(k.step, k.param("countAt"))
        self.first_row = self.block * (16 * ROW_TILES)
        self.panels = k.param("panels")
        self.panel_bytes = self.format.panel_bytes(self.features)
        self.own_rows = self.wave // 2 * OWN_ROWS
        self.own_panels = self.wave % 2 * OWN_PANELS
        # [buffer][row tiles, then panels][step][2][16][8]
        self.buffer_halves = (ROW_TILES + PANELS) * self.steps * FRAGMENT
        self.lds = k.scratch(2 * self.buffer_halves, "f16")

    def panel(self, index):
        """The byte of a panel of the tile, the layer's last one past its end."""
        index = (self.group * PANELS + index).min(self.panels - 1)
        return index * self.panel_bytes

    def run(self, finish):
        """`finish(row, first own panel, values)`: one value a panel that is this
        wave's; lane l holds feature l % 16."""
        k = self.k
        with k.when(self.first_row.compare("slt", self.count)):
            totals = self.sums()
            for t in range(OWN_ROWS):
                own = totals[t * OWN_PANELS : (t + 1) * OWN_PANELS]
                for i in range(8):
                    place, values = (
                        k.index(16 * t + 2 * i),
                        [k.extract(v, i) for v in own],
                    )
                    k.shared(lambda: self.element(place, values, finish))

    def element(self, place, values, finish):
        k = self.k
        row = self.first_row + self.own_rows * 16 + place + self.lane // 16
        with k.when(row.compare("slt", self.count)):
            factor = row_factor(k, row)
            panels = [self.panel(self.own_panels + p) for p in range(OWN_PANELS)]
            finish(
                row,
                [
                    scaled(k, self.format, v, at, self.lane, factor)
                    for v, at in zip(values, panels)
                ],
            )

    def fetch(self, block):
        """This wave's row tile and panel of one block: 8 halves a lane and step."""
        k, lane = self.k, self.lane
        row_tile = self.block * ROW_TILES + self.wave
        at = (row_tile * (self.features // 16) + block * self.steps) * FRAGMENT
        rows = [
            k.vload(k.x, at + lane * 8 + FRAGMENT * i, 8, align=16)
            for i in range(self.steps)
        ]
        panel = self.panel(self.wave)
        weights = self.format.shared_fragments(
            k, k.w, panel, lane, block, self.features
        )
        high = lane.compare("sge", 16)
        halves = [k.select(high, k.slice(f, 8, 8), k.slice(f, 0, 8)) for f in weights]
        return rows + halves

    def put(self, buffer, fetched):
        k = self.k
        for i, part in enumerate(fetched):
            which = self.wave + (0 if i < self.steps else ROW_TILES)
            at = (which * self.steps + i % self.steps) * FRAGMENT
            at = buffer * self.buffer_halves + at + self.lane * 8
            k.vstore(part, self.lds, at, align=16)

    def fragment(self, buffer, which, step):
        k = self.k
        at = (which * self.steps + step) * FRAGMENT + self.lane % 16 * 8
        at = at + buffer * self.buffer_halves
        low = k.vload(self.lds, at, 8, align=16)
        return k.concat(low, k.vload(self.lds, at + 128, 8, align=16))

    def multiply(self, buffer, sums):
        k, sums = self.k, list(sums)
        for step in range(self.steps):
            rows = [
                self.fragment(buffer, self.own_rows + t, step) for t in range(OWN_ROWS)
            ]
            for p in range(OWN_PANELS):
                weights = self.fragment(buffer, self.own_panels + (ROW_TILES + p), step)
                for t in range(OWN_ROWS):
                    s = t * OWN_PANELS + p
                    sums[s] = k.mma(rows[t], weights, sums[s])
        return sums

    def sums(self):
        k = self.k
        zero = k.const(0.0, "vector<8xf32>")
        none = [zero] * (OWN_ROWS * OWN_PANELS)
        blocks = self.features // self.format.step_k
        self.put(k.index(0), self.fetch(k.index(0)))
        k.barrier()
        per_range = k.param("stepsPerWave")
        with k.loop(0, k.param("splits"), 1, none) as ranges:
            low = (ranges.index * per_range).min(blocks)
            high = (low + per_range).min(blocks)
            part = self.range(low, high, blocks, none)
            first = ranges.index.compare("eq", 0)
            ranges.carry_on(
                [
                    k.select(first, p, total + p)
                    for p, total in zip(part, ranges.carried)
                ]
            )
        return ranges.results

    def range(self, low, high, blocks, init):
        k = self.k
        with k.loop(low, high, 1, init) as loop:
            # Past the end of K the last block is fetched again and never used.
            fetched = self.fetch((loop.index + 1).min(blocks - 1))
            here = loop.index % 2
            results = self.multiply(here, loop.carried)
            self.put(k.index(1) - here, fetched)
            k.barrier()
            loop.carry_on(results)
        return loop.results


def name_of(family, config):
    return f"{family}_{config.format}_tile__gfx1100"


@dataclass(frozen=True)
class GfxTileLinear:
    """As `linear`."""

    format: str

    @property
    def name(self):
        return name_of("linear", self)

    def render(self):
        args = dict(INPUTS, residual="f32", out="f32")
        k = Kernel(self.name, args, waves=TILE_WAVES)
        tile = Tile(k, self.format)
        has_residual = k.param("hasResidual").compare("eq", 1)
        width = k.param("outputFeatures")

        def finish(row, values):
            for p, value in enumerate(values):
                panel = tile.group * PANELS + tile.own_panels + p
                k.shared(lambda: one(row, panel, value))

        def one(row, panel, value):
            at = row * width + panel * 16 + k.lane() % 16
            with k.when(panel.compare("slt", tile.panels)):
                with k.when(has_residual):
                    k.store(k.load(k.residual, at) + value, k.out, at)
                with k.otherwise():
                    k.store(value, k.out, at)

        tile.run(finish)
        return k.text()


@dataclass(frozen=True)
class GfxTileGateUp:
    """As `gate_up`: a wave's panels are two pairs of gate and up."""

    format: str

    @property
    def name(self):
        return name_of("gate_up", self)

    def render(self):
        args = dict(INPUTS, out="f16", out_factors="f32")
        k = Kernel(self.name, args, waves=TILE_WAVES)
        tile = Tile(k, self.format)
        width, rows = k.param("outputFeatures"), k.param("outTileRows")

        def finish(row, values):
            for p in range(0, OWN_PANELS, 2):
                which, both = tile.own_panels + p, values[p : p + 2]
                k.shared(lambda: one(row, which, both))

        def one(row, which, values):
            panel = tile.group * PANELS + which
            pair = panel // 2
            with k.when(panel.compare("slt", tile.panels)):
                at = tile.panel(which)
                value = gated(k, tile.format, values, at, row, row, pair)
                column = pair * 16 + k.lane() % 16
                k.store(value, k.out, operand_at(k, row, column, width, rows))

        tile.run(finish)
        return k.text()


CONFIGS = [
    *(GfxTileLinear(f) for f in FORMATS),
    *(GfxTileGateUp(f) for f in FORMATS),
]

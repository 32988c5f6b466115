"""Decode of gfx_attention.py: waves' states merged in LDS, ranges' by the last arrivals."""

from . import step
from .gfx_operand import operand_at
from .gfx_span import GROUP, LOWEST, RANGE, SPAN, WAVES, Attend, State
from .targets import PAGE_TOKENS


class DecodeBody(Attend):
    """Writes one decode kernel."""

    def __init__(self, k, config):
        super().__init__(k, config, 1)
        self.columns = config.columns
        self.threads = 32 * WAVES
        # States of the waves: slices of `slice` fragments, 512 numbers of each wave.
        self.slice = 32 // self.columns
        floats = max(WAVES * 512, self.columns * (self.dim + 4))
        self.states = k.scratch(floats, "f32")
        self.heads_of = k.scratch(WAVES * 2 * 16, "f32")  # maxima and sums
        self.score_scales = k.scratch(16, "f32")
        self.wave = k.wave()
        self.numbers = -(-self.dim * self.columns // self.threads)
        self.entry_floats = self.columns * (self.dim + 4)

    def render(self):
        k = self.k
        blocks = k.param("columnBlocks")
        index, slot = k.block(0), self.narrow(k.block(1))
        self.index = index
        item = index // (self.kv_heads * blocks)
        self.kv_head = index // blocks % self.kv_heads
        self.first_head = index % blocks * self.columns
        with k.when(item.compare("slt", k.load_index(k.step, step.ITEM_COUNT))):
            self.begin(item)
            position = k.load(k.step, k.param("positionsAt") + self.first_row)
            self.keys = position + 1
            self.last_page = (self.keys - 1) // PAGE_TOKENS
            self.ranges = (self.keys + (RANGE - 1)) // RANGE
            slots = self.narrow(k.param("slots"))
            with k.when(slot.compare("slt", self.ranges)):
                self.prepare_queries()
                with k.loop(slot, self.ranges, slots) as loop:
                    self.one_range(loop.index)
        return k.text()

    def prepare_queries(self):
        """All waves load queries to LDS, in whole lines; the first one goes on. Columns
        without a query repeat one."""
        k, dim = self.k, self.dim
        thread = self.wave * 32 + self.lane
        stride = dim + 4  # reads of a row a lane have no conflicts
        loads = self.columns * dim // 4
        for first in range(0, loads, self.threads):
            with k.when((thread + first).compare("slt", loads)):
                index = thread + first
                row, d = index // (dim // 4), index % (dim // 4) * 4
                head = (self.first_head + row).min(self.group - 1)
                head = self.first_row * self.heads + self.kv_head * self.group + head
                value = k.vload(k.q, head * dim + d, 4, align=16)
                k.vstore(value, self.states, row * stride + d, align=16)
        k.barrier()
        with k.when(self.wave.compare("eq", 0)):
            at = self.column % self.columns * stride
            scale = self.prepare(0, lambda d: k.vload(self.states, at + d, 4, align=16))
            k.store(scale, self.score_scales, self.column)
        k.barrier()
        self.scale = k.load(self.score_scales, self.column)

    def score_scale(self, _):
        return self.scale

    def keys_seen(self, _):
        return self.keys

    def one_range(self, range_):
        k = self.k
        start = range_ * RANGE + self.narrow(self.wave) * SPAN
        end = (start + SPAN).min(self.keys)
        empty = State.empty(k, self.fragments)

        def attend():
            [state] = self.span([empty], start, end, end)
            sum_ = state.sum + k.swap_halves(state.sum)
            return State(state.maximum, sum_, state.values).flat()

        state = State.of(k.branch(start.compare("slt", self.keys), attend, empty.flat))
        # What follows has addresses of its own, which must not hold registers above.
        none = k.opaque(0)
        self.thread = self.wave * 32 + self.lane + none
        self.my_column = self.lane % self.columns + none
        self.state_column = self.lane % 16 + none
        merged = self.merge_waves(state)
        with k.when(self.ranges.compare("eq", 1)):
            self.store_output(merged)
        with k.otherwise():
            self.store_entry(merged, range_)
            self.merge_ranges(range_)

    # A merged state is (maximum, sum) of this thread's column, and its numbers.

    def merge_waves(self, state):
        """The states of the waves in order, through LDS in slices."""
        k = self.k
        head, numbers, factors = None, [], []
        column = self.state_column
        used = column.compare("slt", self.columns)
        for first in range(0, self.fragments, self.slice):
            count = min(self.slice, self.fragments - first)
            if first:  # what was in LDS before was read before a barrier
                k.barrier()
            with k.when(used):
                if first == 0:
                    at = self.wave * 32 + column
                    k.store(state.maximum, self.heads_of, at)
                    k.store(state.sum, self.heads_of, at + 16)
                to = self.wave * 512 + self.half * self.columns + column
                for f in range(count):
                    for i in range(8):
                        k.store(
                            k.extract(state.values[first + f], i),
                            self.states,
                            to + (16 * f + 2 * i) * self.columns,
                        )
            k.barrier()
            if first == 0:
                head, factors = self.wave_factors()
            for j in range(0, 16 * count * self.columns, self.threads):
                at = self.thread + j
                parts = [k.load(self.states, at + 512 * w) for w in range(WAVES)]
                number = parts[0]
                for part, (a, b) in zip(parts[1:], factors):
                    number = k.fma(part, b, number * a)
                numbers.append(number)
        return head, numbers

    def wave_factors(self):
        k = self.k
        heads = [
            tuple(k.load(self.heads_of, self.my_column + (32 * w + i)) for i in (0, 16))
            for w in range(WAVES)
        ]
        head, factors = heads[0], []
        for part in heads[1:]:
            head, a, b = self.merge_factors(head, part)
            factors.append((a, b))
        return head, factors

    def places(self):
        """(index into the numbers, number of the state) of this thread's numbers.

        The last slice may leave threads without one: `valid` says which have it."""
        places = []
        for first in range(0, self.fragments, self.slice):
            count = min(self.slice, self.fragments - first)
            size = 16 * count * self.columns
            for j in range(0, size, self.threads):
                base = 16 * first * self.columns + j
                whole = size - j >= self.threads
                places.append((base, None if whole else size - j))
        return places

    def for_each_place(self, write):
        k = self.k
        for n, (base, valid) in enumerate(self.places()):
            if valid is None:
                write(n, self.thread + base)
            else:
                with k.when(self.thread.compare("slt", valid)):
                    write(n, self.thread + base)

    def entry(self, index):
        """Where an entry starts: those of the ranges, then those of the groups."""
        k = self.k
        entries = k.param("ranges") + k.param("groups")
        return (self.index * entries + self.wide(index)) * self.entry_floats

    def store_entry(self, merged, index):
        k = self.k
        (maximum, sum_), numbers = merged
        at = self.entry(index)
        self.for_each_place(lambda n, e: k.store(numbers[n], k.partial, at + e))
        with k.when(self.thread.compare("slt", self.columns)):
            to = at + self.columns * self.dim + self.thread
            k.store(maximum, k.partial, to)
            k.store(sum_, k.partial, to + self.columns)

    def merge_ranges(self, range_):
        k = self.k
        groups = (self.ranges + (GROUP - 1)) // GROUP
        group = range_ // GROUP
        counters = self.index * (k.param("groups") + 1)
        of_group = (self.ranges - group * GROUP).min(GROUP)
        arrived = k.arrive(k.counters, counters + self.wide(group), self.wide(of_group))
        with k.when(arrived):
            merged = self.fold(group * GROUP, of_group)
            with k.when(groups.compare("eq", 1)):
                self.store_output(merged)
            with k.otherwise():
                ranges = self.narrow(k.param("ranges"))
                self.store_entry(merged, ranges + group)
                arrived = k.arrive(
                    k.counters, counters + k.param("groups"), self.wide(groups)
                )
                with k.when(arrived):
                    self.store_output(self.fold(ranges, groups))

    def fold(self, first, count):
        """Entries in order, GROUP at a time; past the last one, the last with the
        lowest maximum, which changes nothing."""
        k = self.k
        places = self.places()
        zero = k.const(0.0, "f32")
        init = [k.const(LOWEST, "f32"), zero, *([zero] * len(places))]
        with k.loop(k.const(0, "i32"), count, GROUP, init) as loop:
            head, numbers = tuple(loop.carried[:2]), list(loop.carried[2:])
            entries = []
            for i in range(GROUP):
                index = loop.index + i
                at = self.entry(first + index.min(count - 1))
                to = at + self.columns * self.dim + self.my_column
                maximum = k.load(k.partial, to)
                maximum = k.select(
                    index.compare("slt", count), maximum, k.const(LOWEST, "f32")
                )
                # A thread past the last number reads maxima, and writes nothing.
                parts = [
                    k.load(k.partial, at + self.thread + base)
                    if valid is None
                    else k.load(
                        k.partial,
                        at + (self.thread + base).min(self.columns * self.dim),
                    )
                    for base, valid in places
                ]
                entries.append(((maximum, k.load(k.partial, to + self.columns)), parts))
            for part, theirs in entries:
                head, a, b = self.merge_factors(head, part)
                numbers = [k.fma(t, b, n * a) for n, t in zip(numbers, theirs)]
            loop.carry_on([*head, *numbers])
        return tuple(loop.results[:2]), loop.results[2:]

    def store_output(self, merged):
        k = self.k
        (_, sum_), numbers = merged
        inverse = k.const(1.0, "f32") / sum_
        head = self.first_head + self.my_column
        with k.when(head.compare("slt", self.group)):
            column = (self.kv_head * self.group + head) * self.dim
            width, tile = self.heads * self.dim, k.param("outTileRows")

            def store(n, e):
                d = e // self.columns
                scale, centre = self.value_factors(d, k.load)
                value = k.fma(numbers[n] * inverse, scale, centre)
                to = operand_at(k, self.first_row, column + d, width, tile)
                k.store(self.to_half(value), k.out, to)

            self.for_each_place(store)

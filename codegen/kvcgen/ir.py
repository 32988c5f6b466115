"""A small writer of MLIR text: values know their type, arithmetic is typed by it.

`Kernel` collects one `wave.kernel`. Constants and parameters are written once,
at the top; everything else where it is asked for.
"""

import re
import struct
from contextlib import contextmanager


# Operations that give the same each time: one is written where several would be.
PURE = re.compile(
    r"arith\.|math\.|wave\.(block|lane|wave)\b"
    r"|vector\.(bitcast|broadcast|extract|from_elements|shuffle)\b"
)


def is_float(type_):
    return "f32" in type_ or "f16" in type_


class Value:
    """An SSA value. Operators take values of one type, or Python numbers."""

    def __init__(self, kernel, name, type_):
        self.kernel, self.name, self.type = kernel, name, type_
        kernel.types[name] = type_

    def _binary(self, other, int_op, float_op):
        if not isinstance(other, Value):
            other = self.kernel.const(other, self.type)
        if other.type != self.type:
            raise TypeError(f"{self.type} against {other.type}")
        op = float_op if is_float(self.type) else int_op
        return self.kernel.op(
            f"{op} {self.name}, {other.name} : {self.type}", self.type
        )

    def __add__(self, other):
        return self._binary(other, "arith.addi", "arith.addf")

    def __sub__(self, other):
        return self._binary(other, "arith.subi", "arith.subf")

    def __mul__(self, other):
        return self._binary(other, "arith.muli", "arith.mulf")

    def __truediv__(self, other):
        return self._binary(other, None, "arith.divf")

    def __floordiv__(self, other):
        return self._binary(other, "arith.divui", None)

    def __mod__(self, other):
        return self._binary(other, "arith.remui", None)

    def __and__(self, other):
        return self._binary(other, "arith.andi", None)

    def __or__(self, other):
        return self._binary(other, "arith.ori", None)

    def __lshift__(self, other):
        return self._binary(other, "arith.shli", None)

    def __rshift__(self, other):
        return self._binary(other, "arith.shrui", None)

    def min(self, other):
        return self._binary(other, "arith.minsi", "arith.minimumf")

    def max(self, other):
        return self._binary(other, "arith.maxsi", "arith.maximumf")

    def compare(self, predicate, other):
        """`slt`, `sle`, `eq`, ... for integers, `olt`, `ogt`, ... for floats."""
        if not isinstance(other, Value):
            other = self.kernel.const(other, self.type)
        op = "arith.cmpf" if is_float(self.type) else "arith.cmpi"
        shape = re.match(r"vector<(\d+)x", self.type)
        result = f"vector<{shape[1]}xi1>" if shape else "i1"
        return self.kernel.op(
            f"{op} {predicate}, {self.name}, {other.name} : {self.type}", result
        )


class Kernel:
    """One `wave.kernel`; `args` maps argument names to element types.

    `waves` of a workgroup, a number or the parameter "waves"; `constant` names the arguments that nothing changes while
    the kernel runs (`wave.constant`).
    """

    def __init__(self, name, args, waves=1, constant=()):
        self.name, self.waves, self.constant = name, waves, constant
        self.types = {}  # of all values, by name
        self._functions, self._scope, self._own = {}, "", set()
        self._known = [{}]  # by text, a dictionary for each open region
        self.args = {
            arg: Value(self, f"%{arg}", f"memref<?x{element}>")
            for arg, element in args.items()
        }
        self._top, self._lines, self._indent = [], [], 1
        self._constants, self._count = {}, 0
        if waves == "waves":
            self.waves = self.param(waves)

    def __getattr__(self, name):
        try:
            return self.__dict__["args"][name]
        except KeyError:
            raise AttributeError(name) from None

    def _fresh(self):
        self._count += 1
        return self._named(self._count - 1)

    def _named(self, name):
        """A name of this kernel or function."""
        name = f"%{self._scope}{name}"
        self._own.add(name)
        return name

    def line(self, text):
        self._lines.append("  " * self._indent + text)

    def op(self, text, type_):
        pure = PURE.match(text)
        for known in self._known if pure else ():
            if text in known:
                return known[text]
        value = Value(self, self._fresh(), type_)
        self.line(f"{value.name} = {text}")
        if pure:
            self._known[-1][text] = value
        return value

    @contextmanager
    def _region(self):
        """What is written inside is not known afterwards."""
        self._indent += 1
        self._known.append({})
        yield
        self._known.pop()
        self._indent -= 1

    def const(self, number, type_):
        key = (repr(number), type_)
        if key not in self._constants:
            name = self._named(f"c{len(self._constants)}")
            literal = self._literal(number, type_)
            self._top.append(f"  {name} = arith.constant {literal} : {type_}")
            self._constants[key] = Value(self, name, type_)
        return self._constants[key]

    @staticmethod
    def _literal(number, type_):
        element = re.sub(r"vector<\d+x(\w+)>", r"\1", type_)
        if isinstance(number, (list, tuple)):
            return f"dense<[{', '.join(str(n) for n in number)}]>"
        if isinstance(number, str):
            text = number
        elif element == "f32":
            text = f"0x{struct.unpack('<I', struct.pack('<f', number))[0]:08X}"
        elif element == "f16":
            text = f"0x{struct.unpack('<H', struct.pack('<e', number))[0]:04X}"
        else:
            text = str(number)
        return f"dense<{text}>" if type_.startswith("vector") else text

    def index(self, number):
        return number if isinstance(number, Value) else self.const(number, "index")

    def param(self, name, type_="index"):
        key = ("param", name)
        if key not in self._constants:
            value = self._named(name)
            self._top.append(f'  {value} = wave.param "{name}" : {type_}')
            self._constants[key] = Value(self, value, type_)
        return self._constants[key]

    def block(self, dimension):
        return self.op(f"wave.block {dimension}", "index")

    def lane(self):
        return self.op("wave.lane", "index")

    def wave(self):
        return self.op("wave.wave", "index")

    def barrier(self):
        self.line("wave.barrier")

    def pin(self):
        self.line("wave.pin")

    def opaque(self, value):
        value = self.index(value)  # a number is an index
        return self.op(f"wave.opaque {value.name} : {value.type}", value.type)

    def scratch(self, count, element):
        type_ = f"memref<?x{element}>"
        return self.op(f"wave.scratch {self.index(count).name} : {type_}", type_)

    # Memory

    @staticmethod
    def element(buffer):
        return buffer.type[len("memref<?x") : -1]

    def load(self, buffer, at):
        at = self.index(at)
        return self.op(
            f"memref.load {buffer.name}[{at.name}] : {buffer.type}",
            self.element(buffer),
        )

    def load_index(self, buffer, at):
        """An i32 word as index (sign-extended)."""
        return self.cast("arith.index_cast", self.load(buffer, at), "index")

    def store(self, value, buffer, at):
        at = self.index(at)
        self.line(
            f"memref.store {value.name}, {buffer.name}[{at.name}] : {buffer.type}"
        )

    @staticmethod
    def _alignment(bytes_):
        return f" {{alignment = {bytes_} : i64}}" if bytes_ else ""

    def vload(self, buffer, at, count, align=None):
        """`align`: bytes that the address is known to be a multiple of."""
        at, type_ = self.index(at), f"vector<{count}x{self.element(buffer)}>"
        return self.op(
            f"vector.load {buffer.name}[{at.name}]{self._alignment(align)} : {buffer.type}, {type_}",
            type_,
        )

    def vstore(self, value, buffer, at, align=None):
        at = self.index(at)
        self.line(
            f"vector.store {value.name}, {buffer.name}[{at.name}]{self._alignment(align)}"
            f" : {buffer.type}, {value.type}"
        )

    # Parts of vectors

    @staticmethod
    def shape(value):
        """(element count, element type) of a vector."""
        count, element = re.fullmatch(r"vector<(\d+)x(\w+)>", value.type).groups()
        return int(count), element

    def extract(self, vector, at):
        """Element `at`, a number or an index."""
        at = at.name if isinstance(at, Value) else at
        element = self.shape(vector)[1]
        return self.op(
            f"vector.extract {vector.name}[{at}] : {element} from {vector.type}",
            element,
        )

    def shuffle(self, a, b, indices):
        type_ = f"vector<{len(indices)}x{self.shape(a)[1]}>"
        return self.op(
            f"vector.shuffle {a.name}, {b.name} {list(indices)} : {a.type}, {b.type}",
            type_,
        )

    def concat(self, a, b):
        """The elements of `a`, then those of `b`."""
        return self.shuffle(a, b, range(self.shape(a)[0] + self.shape(b)[0]))

    def pack(self, elements):
        """Elements of one type as a vector."""
        type_ = f"vector<{len(elements)}x{elements[0].type}>"
        names = ", ".join(v.name for v in elements)
        return self.op(f"vector.from_elements {names} : {type_}", type_)

    def slice(self, vector, first, count):
        return self.shuffle(vector, vector, range(first, first + count))

    def interleave_pairs(self, *vectors):
        """Two elements of each vector in turn."""
        if len(vectors) == 1:
            return vectors[0]
        half = len(vectors) // 2
        a = self.interleave_pairs(*vectors[:half])
        b = self.interleave_pairs(*vectors[half:])
        count, run = self.shape(a)[0], 2 * half
        order = [
            part * count + start + i
            for start in range(0, count, run)
            for part in range(2)
            for i in range(run)
        ]
        return self.shuffle(a, b, order)

    # Arithmetic

    def cast(self, op, value, type_):
        return self.op(f"{op} {value.name} : {value.type} to {type_}", type_)

    def splat(self, value, count=16):
        type_ = f"vector<{count}x{value.type}>"
        return self.op(
            f"vector.broadcast {value.name} : {value.type} to {type_}", type_
        )

    def fma(self, a, b, c):
        # Not vector.fma: it becomes llvm.fmuladd, which may be two roundings.
        return self.op(f"math.fma {a.name}, {b.name}, {c.name} : {a.type}", a.type)

    def both(self, a, b):
        return self.op(f"arith.andi {a.name}, {b.name} : i1", "i1")

    def select(self, condition, a, b):
        types = condition.type + ", " + a.type if condition.type != "i1" else a.type
        return self.op(
            f"arith.select {condition.name}, {a.name}, {b.name} : {types}", a.type
        )

    def exp2(self, value):
        return self.op(f"wave.exp2 {value.name} : {value.type}", value.type)

    def abs(self, value):
        return self.op(f"math.absf {value.name} : {value.type}", value.type)

    def sqrt(self, value):
        return self.op(f"math.sqrt {value.name} : {value.type}", value.type)

    def reduce(self, kind, value):
        return self.op(f'wave.reduce "{kind}" {value.name} : {value.type}', "f32")

    def highest(self, values):
        """The largest of numbers that are no NaN, as the hardware does it."""
        result = values[0]
        for v in values[1:]:
            result = self.op(
                f"arith.maxnumf {result.name}, {v.name} fastmath<nnan> : {v.type}",
                v.type,
            )
        return result

    def swap_halves(self, value):
        return self.op(f"wave.swap_halves {value.name} : {value.type}", value.type)

    def mma(self, a, b, c):
        """a . b + c over the wave's fragments; their layout is in WaveOps.td."""
        return self.op(
            f"wave.mma {a.name}, {b.name}, {c.name} : {a.type}, {c.type}", c.type
        )

    def arrive(self, counters, at, count):
        at, count = self.index(at), self.index(count)
        return self.op(
            f"wave.arrive {counters.name}[{at.name}], {count.name} : {counters.type}",
            "i1",
        )

    def count(self, counter, number):
        """Adds the i32 `number` to the one word of `counter`, for all lanes."""
        self.line(f"wave.count {counter.name}, {number.name} : {counter.type}")

    def fp8_decode(self, format_, codes, element="f32", packed=False):
        count = re.match(r"vector<(\d+)x", codes.type)[1]
        type_ = f"vector<{count}x{element}>"
        return self.op(
            f'wave.fp8_decode "{format_}"{" packed" if packed else ""} '
            f"{codes.name} : {codes.type} -> {type_}",
            type_,
        )

    # Control

    @contextmanager
    def loop(self, low, high, step=1, carry=()):
        """`scf.for`; yields (index, carried values). Set `.result` by `carry_on`.
        The index has the type of the bounds."""
        type_ = next((v.type for v in (low, high) if isinstance(v, Value)), "index")
        low, high, step = (
            v if isinstance(v, Value) else self.const(v, type_)
            for v in (low, high, step)
        )
        iv = Value(self, self._fresh(), type_)
        suffix = "" if type_ == "index" else f" : {type_}"
        frame = Loop(self, iv, [Value(self, self._fresh(), v.type) for v in carry])
        head = f"scf.for {iv.name} = {low.name} to {high.name} step {step.name}"
        if carry:
            name = self._fresh()
            inits = ", ".join(
                f"{a.name} = {v.name}" for a, v in zip(frame.carried, carry)
            )
            types = ", ".join(v.type for v in carry)
            results = f"{name}:{len(carry)}" if len(carry) > 1 else name
            self.line(f"{results} = {head} iter_args({inits}) -> ({types}){suffix} {{")
            frame.results = [
                Value(self, f"{name}#{i}" if len(carry) > 1 else name, v.type)
                for i, v in enumerate(carry)
            ]
        else:
            self.line(head + suffix + " {")
        with self._region():
            yield frame
        self.line("}")

    @contextmanager
    def when(self, condition):
        """`scf.if` without results."""
        self.line(f"scf.if {condition.name} {{")
        with self._region():
            yield
        self.line("}")

    @contextmanager
    def otherwise(self):
        """The else branch of the `when` just closed."""
        closing = self._lines.pop()
        assert closing.strip() == "}", closing
        self.line("} else {")
        with self._region():
            yield
        self.line("}")

    def branch(self, condition, then, otherwise):
        """`scf.if` with results: the lists of values that `then` and `otherwise` give."""
        name, at = self._fresh(), len(self._lines)
        with self._region():
            first = then()
            types = ", ".join(v.type for v in first)
            give = lambda values: self.line(
                f"scf.yield {', '.join(v.name for v in values)} : {types}"
            )
            give(first)
        self.line("} else {")
        with self._region():
            give(otherwise())
        self.line("}")
        many = len(first) > 1
        head = f"{name}:{len(first)}" if many else name
        indent = "  " * self._indent
        self._lines.insert(
            at, f"{indent}{head} = scf.if {condition.name} -> ({types}) {{"
        )
        return [
            Value(self, f"{name}#{i}" if many else name, v.type)
            for i, v in enumerate(first)
        ]

    def shared(self, body):
        """What `body()` writes, as the call of a function, of which there is one for all
        bodies that differ only in the values they take from outside. `body` gives a list
        of values or nothing. The compiler puts functions in the place of their calls
        (transforms/SpecializeKernels.cpp)."""
        state = "_top _lines _constants _count _indent _scope _own _known".split()
        outside = {name: getattr(self, name) for name in state}
        self._top, self._lines, self._constants, self._count = [], [], {}, 0
        self._indent, self._scope, self._own = 1, self._scope + "f", set()
        self._known = [{}]
        results = body() or []
        types = ", ".join(v.type for v in results)
        given = f" {', '.join(v.name for v in results)} : {types}" if results else ""
        taken = {}  # from outside, with the names that the function has for them

        def inside(match):
            name = match[0]
            if name.split("#")[0] in self._own:
                return name
            return taken.setdefault(name, f"%x{len(taken)}")

        lines = [*self._top, *self._lines, f"  func.return{given}"]
        text = re.sub(r"%[\w#]+", inside, "\n".join(lines))
        self.__dict__.update(outside)
        taken = {name: self.types[name] for name in taken}
        args = ", ".join(f"%x{i}: {type_}" for i, type_ in enumerate(taken.values()))
        gives = f" -> ({types})" if results else ""
        text = f"({args}){gives} {{\n{text}\n}}"
        name = self._functions.setdefault(text, f"{self.name}.{len(self._functions)}")
        call = f"func.call @{name}({', '.join(taken)}) : ({', '.join(taken.values())}) -> ({types})"
        if not results:
            self.line(call)
            return []
        made = self._fresh()
        many = len(results) > 1
        self.line(f"{made}:{len(results)} = {call}" if many else f"{made} = {call}")
        return [
            Value(self, f"{made}#{i}" if many else made, v.type)
            for i, v in enumerate(results)
        ]

    def text(self):
        args = ", ".join(
            f"{v.name}: {v.type}{' {wave.constant}' if arg in self.constant else ''}"
            for arg, v in self.args.items()
        )
        many = isinstance(self.waves, int) and self.waves > 1
        waves = f" attributes {{waves = {self.waves} : i64}}" if many else ""
        lines = [
            *(f"func.func private @{f}{t}" for t, f in self._functions.items()),
            f"wave.kernel @{self.name}({args}){waves} {{",
            *self._top,
            *self._lines,
        ]
        return "\n".join([*lines, "  wave.return", "}"]) + "\n"


class Loop:
    """The inside of `Kernel.loop`."""

    def __init__(self, kernel, index, carried):
        self.kernel, self.index, self.carried, self.results = kernel, index, carried, []

    def carry_on(self, values):
        """Ends an iteration with these values."""
        names = ", ".join(v.name for v in values)
        types = ", ".join(v.type for v in values)
        self.kernel.line(f"scf.yield {names} : {types}")

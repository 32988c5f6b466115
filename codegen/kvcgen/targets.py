"""Device facts. Everything else about a target follows from these rows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """`lanes` of a wave; `vector` f32 elements that one lane's register holds."""

    name: str
    lanes: int
    vector: int


# cpu: a workgroup is one wave of one lane. Vectors are 16 f32 in every template:
# one register with AVX-512, two with AVX2, the same bits with both.
# gfx1100: the first kernel families only; the compiler does not select them yet.
TARGETS = {
    "cpu": Target(name="cpu", lanes=1, vector=16),
    "gfx1100": Target(name="gfx1100", lanes=32, vector=4),
}

# Positions in one KV page.
PAGE_TOKENS = 16

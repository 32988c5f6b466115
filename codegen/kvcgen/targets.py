"""What the generators take for granted of the targets.

cpu: a workgroup is one wave of one lane. Vectors are 16 f32 in every template: one
register with AVX-512, two with AVX2, the same bits with both.

gfx1100 (and gfx1101, gfx1102): waves of 32 lanes, LDS of 64 KiB a workgroup. What
differs between the cards, how many SIMDs they have, decides only which template is
taken: transforms/SelectGfx.cpp.
"""

# Positions in one KV page.
PAGE_TOKENS = 16

"""kvcgen.pages: every byte of a head's part is used once, in the stated order."""

import unittest

from kvcgen import pages
from kvcgen.codecs import CODECS


class Layout(unittest.TestCase):
    def test_every_number_has_its_own_bytes(self):
        for codec in CODECS:
            for dim in (64, 80, 256):
                starts = sorted(
                    at(codec, dim, d, token)
                    for at in (pages.key_at, pages.value_at)
                    for d in range(dim)
                    for token in range(16)
                )
                self.assertEqual(
                    starts, list(range(0, pages.head_bytes(codec, dim), codec.bytes))
                )

    def test_a_lane_finds_a_row_of_a_fragment_in_its_16_bytes(self):
        half, byte = CODECS[0], CODECS[1]
        for d in range(64):
            for token in range(16):
                # [dim / 16][16 tokens][16 bytes], or [dim / 16][2][16 tokens][16 bytes].
                key = pages.key_at(byte, 64, d, token)
                self.assertEqual(key // 16, d // 16 * 16 + token)
                key = pages.key_at(half, 64, d, token)
                self.assertEqual(key // 16, d // 8 * 16 + token)
                self.assertEqual(key % 16, d % 8 * 2)
                value = pages.value_at(byte, 64, d, token) - 64 * 16
                self.assertEqual(value // 16, d)
                value = pages.value_at(half, 64, d, token) - 64 * 32
                self.assertEqual(value // 16, d // 16 * 32 + token % 2 * 16 + d % 16)

    def test_keys_of_v_are_evens_then_odds(self):
        order = sorted(range(16), key=pages.key_order)
        self.assertEqual(order, [*range(0, 16, 2), *range(1, 16, 2)])

    def test_bytes_of_a_word_hold_elements_0_2_1_3(self):
        order = sorted(range(8), key=lambda i: pages.in_sixteen(CODECS[1], i))
        self.assertEqual(order, [0, 2, 1, 3, 4, 6, 5, 7])


if __name__ == "__main__":
    unittest.main()

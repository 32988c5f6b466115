"""Where a step's inputs are: words of the `step` space (runtime/artifact/Format.h).

The first words are counts; the tables lie at offsets that the compiler works
out from the model's limits and passes as parameters.
"""

ROW_COUNT, LOGIT_ROW_COUNT, ITEM_COUNT = 0, 1, 2

# Words of one attention item: first row, row count, sequence.
ITEM_WORDS = 4


def row_word(k, table, row):
    """Entry `row` of a table ("tokensAt", "positionsAt", ...) as index."""
    return k.load_index(k.step, k.param(table) + row)

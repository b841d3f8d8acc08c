/* The loops of this folder, as every compiler's column of the benchmark has them. */
#include <stdint.h>

/* name, and how many bytes of each operand an element takes: result, first, second */
#define LOOPS(X)                                                                                   \
    X(difference, 1, 1, 1)                                                                         \
    X(average, 2, 2, 2)                                                                            \
    X(rows, 0, 1, 1)                                                                               \
    X(checksum, 0, 1, 0)                                                                           \
    X(weighted_checksum, 0, 2, 0)                                                                  \
    X(fade, 1, 1, 0)                                                                               \
    X(opacity, 4, 4, 0)                                                                            \
    X(nibbles, 1, 2, 0)                                                                            \
    X(dot, 0, 1, 1)                                                                                \
    X(squares, 0, 1, 1)                                                                            \
    X(threshold, 1, 1, 1)                                                                          \
    X(product, 2, 2, 2)                                                                            \
    X(digits, 2, 1, 0)                                                                             \
    X(narrow, 2, 4, 0)                                                                             \
    X(bounds, 0, 1, 0)                                                                             \
    X(peak, 0, 2, 0)                                                                               \
    X(mismatch, 0, 1, 1)                                                                           \
    X(undelta, 1, 1, 0)                                                                            \
    X(mean, 1, 3, 0)                                                                               \
    X(between, 1, 1, 1)

/* The same of loops whose operands are floats. */
#define FLOAT_LOOPS(X)                                                                             \
    X(complex_product, 8, 8, 8)                                                                    \
    X(to_bytes, 1, 4, 0)                                                                           \
    X(sums_and_differences, 8, 8, 0)                                                               \
    X(chosen, 4, 4, 4)

/* All take a result of n elements, or of 64 bytes, and two operands. */
typedef void loop(void *restrict out, const void *restrict a, const void *restrict b, int n);

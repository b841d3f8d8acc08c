/* Runs every loop once in each column, for AArch64 without a C library: what they execute is counted by the emulator.
 * Results are compared first; the status says which loop is wrong. */
#include "loops.h"

#include <stddef.h>

enum { LONGEST = 4096, COLUMNS = 2 };

#define DECLARE(name, o, a, b) loop clang_##name, autoir_##name;
LOOPS(DECLARE)

#define ROW(name, o, a, b) {{o, a, b}, {clang_##name, autoir_##name}},
static const struct row {
    int bytes[3];
    loop *columns[COLUMNS];
} table[] = {LOOPS(ROW)};
enum { COUNT = sizeof table / sizeof *table };

/* Volatile, so that the compiler does not make a call of itself of the loop. */
void *memset(void *to, int byte, size_t size)
{
    for (volatile uint8_t *p = to; size--; p++)
        *p = byte;
    return to;
}

void *memcpy(void *to, const void *from, size_t size)
{
    const uint8_t *q = from;
    for (volatile uint8_t *p = to; size--; p++)
        *p = *q++;
    return to;
}

static void leave(long status)
{
    register long x8 __asm__("x8") = 93;
    register long x0 __asm__("x0") = status;
    __asm__ volatile("svc 0" : : "r"(x8), "r"(x0));
    __builtin_unreachable();
}

void _start(void)
{
    static uint8_t out[COLUMNS][8 * LONGEST], a[8 * LONGEST], b[8 * LONGEST];
    uint32_t state = 1;
    for (int i = 0; i < 8 * LONGEST; i++) {
        a[i] = (state = state * 1664525 + 1013904223) >> 24;
        b[i] = (state = state * 1664525 + 1013904223) >> 24;
    }
    for (int r = 0; r < COUNT; r++) {
        const struct row *row = &table[r];
        int size = row->bytes[0] ? row->bytes[0] * LONGEST : 64;
        for (int c = 0; c < COLUMNS; c++) {
            memset(out[c], 0, size);
            row->columns[c](out[c], a, b, LONGEST);
        }
        for (int i = 0; i < size; i++)
            if (out[0][i] != out[1][i])
                leave(1 + r);
    }
    leave(0);
}

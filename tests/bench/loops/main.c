/* Times the loops of all columns, which are linked into this program, and prints a table: medians of rounds in which the
 * columns take turns. Results are compared first. */
#include "loops.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 15, LONGEST = 4096, COLUMNS = 4 };

#define DECLARE(name, o, a, b) loop clang_##name, gcc_##name, autoir_##name;
LOOPS(DECLARE)
FLOAT_LOOPS(DECLARE)
loop hand_difference, hand_rows, hand_checksum, hand_threshold;

struct row {
    const char *name;
    int bytes[3], is_float;
    loop *columns[COLUMNS];
};

#define ROW_OF(name, o, a, b, f) {#name, {o, a, b}, f, {clang_##name, gcc_##name, autoir_##name, 0}},
#define ROW(name, o, a, b) ROW_OF(name, o, a, b, 0)
#define FLOAT_ROW(name, o, a, b) ROW_OF(name, o, a, b, 1)
static struct row table[] = {LOOPS(ROW) FLOAT_LOOPS(FLOAT_ROW)};
enum { COUNT = sizeof table / sizeof *table };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static int order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The bytes of an operand or of a result of n elements. */
static size_t size(const struct row *row, int which, int n)
{
    return row->bytes[which] ? (size_t)row->bytes[which] * n : 64;
}

int main(void)
{
    static uint8_t out[COLUMNS][8 * LONGEST], whole[2][8 * LONGEST];
    static float floats[2][2 * LONGEST];
    srand(1);
    for (int which = 0; which < 2; which++) {
        for (size_t i = 0; i < sizeof whole[which]; i++)
            whole[which][i] = rand() >> 8;
        for (size_t i = 0; i < 2 * LONGEST; i++)
            floats[which][i] = (rand() % 100000 - 30000) / 97.0f;
    }
    for (int r = 0; r < COUNT; r++) {
        struct { const char *name; loop *call; } hand[] = {
            {"difference", hand_difference}, {"rows", hand_rows},
            {"checksum", hand_checksum}, {"threshold", hand_threshold}};
        for (size_t h = 0; h < sizeof hand / sizeof *hand; h++)
            if (!strcmp(hand[h].name, table[r].name))
                table[r].columns[3] = hand[h].call;
    }
    printf("| loop | clang 22 | gcc 12 | plugin | by hand | plugin against the better compiler |\n");
    printf("|---|---|---|---|---|---|\n");
    for (int r = 0; r < COUNT; r++) {
        const struct row *row = &table[r];
        const void *a = row->is_float ? (void *)floats[0] : whole[0];
        const void *b = row->is_float ? (void *)floats[1] : whole[1];
        for (int n = 0; n <= 600; n++)
            for (int c = 0; c < COLUMNS; c++) {
                if (!row->columns[c])
                    continue;
                memset(out[c], 0, sizeof out[c]);
                row->columns[c](out[c], a, b, n);
                if (memcmp(out[0], out[c], size(row, 0, n) + 64)) {
                    fprintf(stderr, "%s: column %d is wrong at %d elements\n", row->name, c, n);
                    return 1;
                }
            }
        double times[COLUMNS][ROUNDS];
        int calls = 1;
        for (double spent = 0; spent < 2e5; calls *= 2) {
            double start = now();
            for (int i = 0; i < calls; i++)
                row->columns[0](out[0], a, b, LONGEST);
            spent = now() - start;
        }
        for (int round = 0; round < ROUNDS; round++)
            for (int c = 0; c < COLUMNS; c++) {
                if (!row->columns[c])
                    continue;
                double start = now();
                for (int i = 0; i < calls; i++)
                    row->columns[c](out[c], a, b, LONGEST);
                times[c][round] = (now() - start) / calls;
            }
        double median[COLUMNS] = {0};
        for (int c = 0; c < COLUMNS; c++)
            if (row->columns[c]) {
                qsort(times[c], ROUNDS, sizeof **times, order);
                median[c] = times[c][ROUNDS / 2];
            }
        double best = median[0] < median[1] ? median[0] : median[1];
        printf("| %s | %.0f | %.0f | %.0f | ", row->name, median[0], median[1], median[2]);
        if (row->columns[3])
            printf("%.0f", median[3]);
        printf(" | %.2f |\n", best / median[2]);
        fflush(stdout);
    }
    return 0;
}

// Runs the pipelines of examples/halide that were compiled, with a stand-in for Halide's runtime, and compares each
// output with what plain C computes.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int32_t min, extent, stride;
    uint32_t flags;
} dimension;

typedef struct {
    uint64_t device;
    const void *interface;
    uint8_t *host;
    uint64_t flags;
    uint8_t code, bits;
    uint16_t lanes;
    int32_t dimensions;
    dimension *dim;
    void *padding;
} buffer;

extern int sharpen(buffer *source, buffer *out);
extern int fade(buffer *old, buffer *new, uint8_t weight, buffer *out);
extern int equalize(buffer *source, buffer *out);
extern int fade_argv(void **arguments);

typedef struct {
    const char *name;
    int32_t kind, dimensions;
    uint8_t code, bits;
    uint16_t lanes;
    const void *values[5];
} argument;

typedef struct {
    int32_t version, count;
    const argument *arguments;
    const char *target, *name;
} description;

extern const description *fade_metadata(void);

static int allocated, tasks, errors;

void *halide_malloc(void *context, size_t size) {
    (void)context;
    allocated++;
    return aligned_alloc(128, (size + 255) / 128 * 128);
}

void halide_free(void *context, void *memory) {
    (void)context;
    allocated--;
    free(memory);
}

int halide_do_par_for(void *context, int (*task)(void *, int, uint8_t *), int min, int size, uint8_t *closure) {
    for (int i = min; i < min + size; i++) {
        tasks++;
        int code = task(context, i, closure);
        if (code) return code;
    }
    return 0;
}

#define ERROR(name, code) int halide_error_##name(void) { errors++; return code; }
ERROR(access_out_of_bounds, -4)
ERROR(bad_dimensions, -43)
ERROR(bad_type, -3)
ERROR(buffer_allocation_too_large, -5)
ERROR(buffer_argument_is_null, -12)
ERROR(buffer_extents_negative, -28)
ERROR(buffer_extents_too_large, -6)
ERROR(constraint_violated, -8)
ERROR(device_dirty_with_no_device_support, -44)
ERROR(host_is_null, -34)
ERROR(out_of_memory, -11)
ERROR(explicit_bounds_too_small, -2)

static void fail(const char *what, int at, int got, int want) {
    printf("%s at %d: %d, not %d\n", what, at, got, want);
    exit(1);
}

enum { WIDTH = 224, HEIGHT = 37 };

static uint8_t pixels[3][HEIGHT + 2][WIDTH + 64];

static buffer view(int n, int border, dimension *dim) {
    buffer b = {0, 0, &pixels[n][border ? 0 : 1][border ? 0 : 1], 0, 1, 8, 1, 2, dim, 0};
    dim[0] = (dimension){-border, WIDTH + 2 * border, 1, 0};
    dim[1] = (dimension){-border, HEIGHT + 2 * border, WIDTH + 64, 0};
    return b;
}

static int at(int n, int x, int y) { return pixels[n][y + 1][x + 1]; }

int main(void) {
    for (unsigned i = 0, seed = 1; i < sizeof pixels; i++) {
        seed = seed * 1664525u + 1013904223u;
        ((uint8_t *)pixels)[i] = seed >> 24;
    }
    dimension da[2], db[2], dc[2];
    buffer a = view(0, 1, da), b = view(1, 0, db), c = view(2, 0, dc);
    if (sharpen(&a, &c)) fail("sharpen", 0, 1, 0);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            int sum = 8;
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++) sum += at(0, x + i, y + j) * (2 - abs(i)) * (2 - abs(j));
            int want = 2 * at(0, x, y) - (sum >> 4);
            want = want < 0 ? 0 : want > 255 ? 255 : want;
            if (at(2, x, y) != want) fail("sharpen", y * WIDTH + x, at(2, x, y), want);
        }
    // A width that is no multiple of a vector.
    a = view(0, 0, da);
    dc[0].extent = WIDTH - 5;
    if (fade(&a, &b, 77, &c)) fail("fade", 0, 1, 0);
    if (tasks != HEIGHT) fail("rows", 0, tasks, HEIGHT);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH - 5; x++) {
            int sum = at(0, x, y) * (255 - 77) + at(1, x, y) * 77 + 128;
            int want = (sum + (sum >> 8)) >> 8;
            if (at(2, x, y) != want) fail("fade", y * WIDTH + x, at(2, x, y), want);
        }
    uint8_t weight = 255;
    void *arguments[] = {&a, &b, &weight, &c};
    if (fade_argv(arguments) || at(2, 9, 9) != at(1, 9, 9)) fail("fade_argv", 0, at(2, 9, 9), at(1, 9, 9));
    const description *d = fade_metadata();
    if (d->version != 1 || d->count != 4 || strcmp(d->name, "fade")) fail("metadata", 0, d->count, 4);
    if (strcmp(d->arguments[2].name, "weight") || d->arguments[2].kind != 0 || d->arguments[2].bits != 8)
        fail("weight", 2, d->arguments[2].kind, 0);
    if (d->arguments[3].kind != 2 || d->arguments[3].dimensions != 2) fail("output", 3, d->arguments[3].kind, 2);
    // What is too small, what is no buffer, and what asks for its bounds.
    da[0].extent = WIDTH - 6;
    if (fade(&a, &b, 77, &c) != -4 || errors != 1) fail("bounds", 0, errors, 1);
    if (fade(0, &b, 77, &c) != -12) fail("no buffer", 0, errors, 2);
    buffer asks = view(0, 0, da);
    asks.host = 0;
    da[0].extent = da[1].extent = 0;
    if (fade(&asks, &b, 77, &c) || da[0].extent < WIDTH - 5 || da[1].extent != HEIGHT) fail("query", 0, da[0].extent, WIDTH - 5);
    a = view(0, 0, da);
    c = view(2, 0, dc);
    if (equalize(&a, &c)) fail("equalize", 0, 1, 0);
    unsigned total[256] = {0};
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) total[at(0, x, y)]++;
    for (int n = 1; n < 256; n++) total[n] += total[n - 1];
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            int want = total[at(0, x, y)] * 255 / (WIDTH * HEIGHT);
            if (at(2, x, y) != want) fail("equalize", y * WIDTH + x, at(2, x, y), want);
        }
    if (allocated) fail("memory", 0, allocated, 0);
    return 0;
}

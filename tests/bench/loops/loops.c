/* Ordinary loops, as they are written where nobody thinks of vectors. */
#include "loops.h"

#define abs __builtin_abs
#define fabsf __builtin_fabsf

#define PASTE(a, b) a##_##b
#define NAME(column, name) PASTE(column, name)
#define LOOP(name, T, A, B)                                                                        \
    static void name(T *restrict out, const A *restrict a, const B *restrict b, int n);            \
    void NAME(COLUMN, name)(void *restrict out, const void *restrict a, const void *restrict b,    \
                            int n)                                                                 \
    {                                                                                              \
        name(out, a, b, n);                                                                        \
    }                                                                                              \
    static void name(T *restrict out, const A *restrict a, const B *restrict b, int n)

/* What is left of one picture without the other. */
LOOP(difference, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++) {
        int d = a[i] - b[i];
        out[i] = d < 0 ? 0 : d;
    }
}

LOOP(average, uint16_t, uint16_t, uint16_t)
{
    for (int i = 0; i < n; i++)
        out[i] = (a[i] + b[i] + 1) / 2;
}

/* Differences of blocks of 32 columns. */
LOOP(rows, uint32_t, uint8_t, uint8_t)
{
    uint32_t sum = 0;
    for (int y = 0; y < n / 32; y++)
        for (int x = 0; x < 32; x++)
            sum += abs(a[32 * y + x] - b[32 * y + x]);
    out[0] = sum;
}

/* Two sums of bytes, the second one of the first. */
LOOP(checksum, uint32_t, uint8_t, uint8_t)
{
    uint32_t one = 0xffff, two = 0xffff;
    for (int i = 0; i < n; i++) {
        one += a[i];
        two += one;
    }
    out[0] = one;
    out[1] = two;
}

/* The same of words, the second one before it grows. */
LOOP(weighted_checksum, uint32_t, uint16_t, uint8_t)
{
    uint32_t one = 3, two = 5;
    for (int i = 0; i < n; i++) {
        two += one;
        one += a[i];
    }
    out[0] = one;
    out[1] = two;
}

/* A picture in four fifths of its light. */
LOOP(fade, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++) {
        int t = a[i] * 204 + 128;
        out[i] = (t + (t >> 8)) >> 8;
    }
}

/* Colours times opacity. */
LOOP(opacity, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++) {
        int o = a[4 * i + 3];
        out[4 * i + 0] = (a[4 * i + 0] * o) >> 8;
        out[4 * i + 1] = (a[4 * i + 1] * o) >> 8;
        out[4 * i + 2] = (a[4 * i + 2] * o) >> 8;
        out[4 * i + 3] = o;
    }
}

/* Two numbers below 16 in a byte, the first one high. */
LOOP(nibbles, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++)
        out[i] = (a[2 * i] << 4) | (a[2 * i + 1] & 15);
}

LOOP(dot, int32_t, uint8_t, int8_t)
{
    int32_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    out[0] = sum;
}

LOOP(squares, int32_t, uint8_t, uint8_t)
{
    int32_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    out[0] = sum;
}

LOOP(threshold, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++)
        out[i] = abs(a[i] - b[i]) > 24 ? 255 : 0;
}

/* Numbers of 14 bits behind the point. */
LOOP(product, int16_t, int16_t, int16_t)
{
    for (int i = 0; i < n; i++) {
        int p = (a[i] * b[i] + (1 << 13)) >> 14;
        out[i] = p > 32767 ? 32767 : p < -32768 ? -32768 : p;
    }
}

LOOP(digits, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++) {
        int high = a[i] >> 4, low = a[i] & 15;
        out[2 * i] = high < 10 ? high + '0' : high + 'A' - 10;
        out[2 * i + 1] = low < 10 ? low + '0' : low + 'A' - 10;
    }
}

LOOP(narrow, int16_t, int32_t, uint8_t)
{
    for (int i = 0; i < n; i++) {
        int v = (a[i] + 32) >> 6;
        out[i] = v > 32767 ? 32767 : v < -32768 ? -32768 : v;
    }
}

/* The least and the greatest byte. */
LOOP(bounds, int32_t, uint8_t, uint8_t)
{
    int least = 255, greatest = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < least)
            least = a[i];
        if (a[i] > greatest)
            greatest = a[i];
    }
    out[0] = least;
    out[1] = greatest;
}

/* How loud it gets. */
LOOP(peak, int32_t, int16_t, uint8_t)
{
    int peak = 0;
    for (int i = 0; i < n; i++) {
        int v = abs(a[i]);
        if (v > peak)
            peak = v;
    }
    out[0] = peak;
}

/* Whether anything differs by much. */
LOOP(mismatch, int32_t, uint8_t, uint8_t)
{
    int found = 0;
    for (int i = 0; i < n; i++)
        found |= abs(a[i] - b[i]) > 8;
    out[0] = found;
}

/* Samples from their differences. */
LOOP(undelta, uint8_t, uint8_t, uint8_t)
{
    uint8_t sample = 128;
    for (int i = 0; i < n; i++) {
        sample += a[i];
        out[i] = sample;
    }
}

/* The mean of three by three neighbours, of three rows of 4096 elements. */
LOOP(mean, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++) {
        int sum = 0;
        for (int y = 0; y < 3; y++)
            for (int x = 0; x < 3; x++)
                sum += a[4096 * y + i + x];
        out[i] = (sum + 4) / 9;
    }
}

/* Bytes between bytes, nearer to the first. */
LOOP(between, uint8_t, uint8_t, uint8_t)
{
    for (int i = 0; i < n; i++)
        out[i] = (uint8_t)(a[i] + (float)(b[i] - a[i]) * 0.3f + 0.5f);
}

/* Complex numbers, one part behind the other. */
LOOP(complex_product, float, float, float)
{
    for (int i = 0; i < n; i++) {
        float re = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1];
        float im = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
        out[2 * i] = re;
        out[2 * i + 1] = im;
    }
}

/* Pixels of floats. */
LOOP(to_bytes, uint8_t, float, float)
{
    for (int i = 0; i < n; i++) {
        float v = a[i] * 0.7f + 0.5f;
        v = v < 0 ? 0 : v > 255 ? 255 : v;
        out[i] = (uint8_t)v;
    }
}

/* A step of a wavelet transform. */
LOOP(sums_and_differences, float, float, float)
{
    for (int i = 0; i < n; i++) {
        out[2 * i] = (a[2 * i] + a[2 * i + 1]) * 0.5f;
        out[2 * i + 1] = (a[2 * i] - a[2 * i + 1]) * 0.5f;
    }
}

/* The greater one of two, without a sign. */
LOOP(chosen, float, float, float)
{
    for (int i = 0; i < n; i++) {
        float x = fabsf(a[i]), y = fabsf(b[i]);
        out[i] = x > y ? x : y;
    }
}

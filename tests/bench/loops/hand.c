/* Some of the loops with AVX2 intrinsics, as one who knows them writes them. */
#include "loops.h"

#include <immintrin.h>

#define AT(p, i) _mm256_loadu_si256((const __m256i *)((const uint8_t *)(p) + (i)))
#define PUT(p, i, v) _mm256_storeu_si256((__m256i *)((uint8_t *)(p) + (i)), v)

static uint32_t sum(__m256i v)
{
    __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4e));
    return (uint32_t)_mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 0xb1)));
}

void hand_difference(void *restrict out, const void *restrict a, const void *restrict b, int n)
{
    int i = 0;
    for (; i + 32 <= n; i += 32)
        PUT(out, i, _mm256_subs_epu8(AT(a, i), AT(b, i)));
    const uint8_t *x = a, *y = b;
    for (; i < n; i++)
        ((uint8_t *)out)[i] = x[i] < y[i] ? 0 : x[i] - y[i];
}

void hand_rows(void *restrict out, const void *restrict a, const void *restrict b, int n)
{
    __m256i s = _mm256_setzero_si256();
    for (int i = 0; i < n / 32 * 32; i += 32)
        s = _mm256_add_epi32(s, _mm256_sad_epu8(AT(a, i), AT(b, i)));
    *(uint32_t *)out = sum(s);
}

void hand_checksum(void *restrict out, const void *restrict a, const void *restrict b, int n)
{
    (void)b;
    const __m256i weights = _mm256_setr_epi8(32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18,
                                             17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    __m256i s = _mm256_setzero_si256(), before = s, weighted = s;
    int i = 0;
    for (; i + 32 <= n; i += 32) {
        __m256i v = AT(a, i), w = _mm256_maddubs_epi16(v, weights);
        before = _mm256_add_epi32(before, s);
        s = _mm256_add_epi32(s, _mm256_sad_epu8(v, _mm256_setzero_si256()));
        weighted = _mm256_add_epi32(weighted, _mm256_madd_epi16(w, _mm256_set1_epi16(1)));
    }
    uint32_t one = 0xffff + sum(s), two = 0xffff * (uint32_t)(i + 1) + 32 * sum(before) + sum(weighted);
    for (const uint8_t *p = a; i < n; i++) {
        one += p[i];
        two += one;
    }
    ((uint32_t *)out)[0] = one;
    ((uint32_t *)out)[1] = two;
}

void hand_threshold(void *restrict out, const void *restrict a, const void *restrict b, int n)
{
    const __m256i most = _mm256_set1_epi8(24);
    int i = 0;
    for (; i + 32 <= n; i += 32) {
        __m256i x = AT(a, i), y = AT(b, i);
        __m256i d = _mm256_or_si256(_mm256_subs_epu8(x, y), _mm256_subs_epu8(y, x));
        __m256i is_less = _mm256_cmpeq_epi8(_mm256_min_epu8(d, most), d);
        PUT(out, i, _mm256_xor_si256(is_less, _mm256_set1_epi8(-1)));
    }
    const uint8_t *x = a, *y = b;
    for (; i < n; i++)
        ((uint8_t *)out)[i] = (x[i] > y[i] ? x[i] - y[i] : y[i] - x[i]) > 24 ? 255 : 0;
}

/* What zlib spends its time on: checksums, and data compressed and expanded. Prints nanoseconds per KiB. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

enum { SIZE = 1 << 20 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

int main(void)
{
    static unsigned char data[SIZE], packed[SIZE + SIZE / 8 + 64], back[SIZE];
    unsigned long seed = 1, sum = 0;
    for (int i = 0; i < SIZE; i++) {
        seed = seed * 1103515245 + 12345;
        data[i] = i % 64 < 40 ? "compressible, as a text would be, "[i % 34] : seed >> 16;
    }
    double start = now();
    for (int n = 0; n < 64; n++)
        sum += adler32(n, data, SIZE);
    printf("adler32 %.2f\n", (now() - start) / 64 / (SIZE / 1024));
    start = now();
    for (int n = 0; n < 32; n++)
        sum += crc32(n, data, SIZE);
    printf("crc32 %.2f\n", (now() - start) / 32 / (SIZE / 1024));
    uLongf length = sizeof packed, size = SIZE;
    start = now();
    for (int n = 0; n < 2; n++) {
        length = sizeof packed;
        compress2(packed, &length, data, SIZE, 6);
    }
    printf("compress %.2f\n", (now() - start) / 2 / (SIZE / 1024));
    start = now();
    for (int n = 0; n < 8; n++)
        uncompress(back, &size, packed, length);
    printf("uncompress %.2f\n", (now() - start) / 8 / (SIZE / 1024));
    fprintf(stderr, "%lu\n", sum);
    return size != SIZE || memcmp(back, data, SIZE) != 0;
}

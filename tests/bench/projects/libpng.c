/* Images written to memory and read back in several formats. Prints microseconds per image. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 640, HEIGHT = 480, ROUNDS = 6 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e6 + t.tv_nsec * 1e-3;
}

static unsigned char pixels[WIDTH * HEIGHT * 8], packed[WIDTH * HEIGHT * 8], back[WIDTH * HEIGHT * 8];

static void image(const char *name, unsigned from, unsigned to)
{
    png_image write = {.version = PNG_IMAGE_VERSION, .width = WIDTH, .height = HEIGHT, .format = from};
    png_alloc_size_t length = sizeof packed;
    double start = now();
    for (int n = 0; n < ROUNDS; n++) {
        length = sizeof packed;
        png_image_write_to_memory(&write, packed, &length, 0, pixels, 0, 0);
    }
    double written = now();
    for (int n = 0; n < ROUNDS; n++) {
        png_image read = {.version = PNG_IMAGE_VERSION};
        png_image_begin_read_from_memory(&read, packed, length);
        read.format = to;
        png_image_finish_read(&read, 0, back, 0, 0);
    }
    double done = now();
    printf("write_%s %.1f\n", name, (written - start) / ROUNDS);
    printf("read_%s %.1f\n", name, (done - written) / ROUNDS);
}

int main(void)
{
    for (int i = 0; i < (int)sizeof pixels; i++) {
        int x = i % (4 * WIDTH), y = i / (4 * WIDTH);
        pixels[i] = (x * 3 + y * 5) / 7 + (i * 2654435761u >> 29);
    }
    image("rgba", PNG_FORMAT_RGBA, PNG_FORMAT_RGBA);
    image("rgb_to_grey", PNG_FORMAT_RGB, PNG_FORMAT_GRAY);
    image("grey_to_rgba", PNG_FORMAT_GRAY, PNG_FORMAT_BGRA);
    image("linear", PNG_FORMAT_LINEAR_RGB_ALPHA, PNG_FORMAT_RGBA);
    return 0;
}

/* What a program has below it on the bare machine: its request from sectors of the disk, its answers to others, and an end
   that says how far it came. The boot sector (boot.s) leaves the numbers of the disk in memory. */
struct disk { uint32_t sectors, unused; uint64_t entry; uint32_t request, request_end, answer, trailer; };
#define DISK ((const volatile struct disk *)0x7dd0)
static uint8_t request_sector[512], answer_sector[512];
static uint32_t request_at = 512, answer_at, next_request, next_answer;
static uint64_t answered;

static inline void port_write(uint16_t port, uint8_t value) { asm volatile("outb %0, %1" : : "a"(value), "Nd"(port)); }
static inline uint8_t port_read(uint16_t port) {
    uint8_t value;
    asm volatile("inb %1, %0" : "=a"(value) : "Nd"(port));
    return value;
}
/* ATA, one sector with 28 bits of address: when it returns, 256 words wait at port 0x1f0 or are waited for. */
static void ata(uint32_t sector, uint8_t command) {
    while (port_read(0x1f7) & 0x80) {}
    port_write(0x1f6, 0xe0 | sector >> 24);
    port_write(0x1f2, 1);
    port_write(0x1f3, sector);
    port_write(0x1f4, sector >> 8);
    port_write(0x1f5, sector >> 16);
    port_write(0x1f7, command);
    while ((port_read(0x1f7) & 0x88) != 8) {}
}
static void sector_write(uint32_t sector, const void *from) {
    uint64_t words = 256;
    ata(sector, 0x30);
    asm volatile("cld; rep outsw" : "+S"(from), "+c"(words) : "d"((uint16_t)0x1f0) : "memory");
}
static void sector_read(uint32_t sector, void *to) {
    uint64_t words = 256;
    ata(sector, 0x20);
    asm volatile("cld; rep insw" : "+D"(to), "+c"(words) : "d"((uint16_t)0x1f0) : "memory");
}
static inline void copy(void *to, const void *from, size_t n) {
    asm volatile("cld; rep movsb" : "+D"(to), "+S"(from), "+c"(n) : : "memory");
}
static long input(void *to, unsigned long n) {
    if (request_at == 512) {
        if (next_request == DISK->request_end) return 0;
        sector_read(next_request++, request_sector);
        request_at = 0;
    }
    if (n > 512 - request_at) n = 512 - request_at;
    copy(to, request_sector + request_at, n);
    request_at += n;
    return n;
}
static long output(const void *from, unsigned long n) {
    if (n > 512 - answer_at) n = 512 - answer_at;
    copy(answer_sector + answer_at, from, n);
    answer_at += n;
    answered += n;
    if (answer_at == 512) {
        sector_write(next_answer++, answer_sector);
        answer_at = 0;
    }
    return n;
}
/* Answers whole, then the trailer: a word that says that it is one, the status, and the bytes that were answered. */
static void leave(int status) {
    if (answer_at) sector_write(next_answer++, answer_sector);
    *(uint64_t *)answer_sector = 0x616e737765726564;
    *(uint64_t *)(answer_sector + 8) = (uint64_t)status;
    *(uint64_t *)(answer_sector + 16) = answered;
    sector_write(DISK->trailer, answer_sector);
    while (port_read(0x1f7) & 0x80) {}
    const char *word = "Shutdown";
    while (*word) port_write(0x8900, *word++);
    for (;;) asm volatile("cli; hlt");
}

/* An exception ends the program; its number is in the status. */
__attribute__((used, noreturn)) static void fault(int vector) {
    leave(256 + vector);
    for (;;) {}
}
asm(".pushsection .text\n"
    ".balign 16\n"
    "fault_entries:\n"
    ".set vector, 0\n"
    ".rept 32\n"
    ".balign 16\n"
    "mov $vector, %edi\n"
    "mov $0x3e00000, %esp\n"
    "call fault\n"
    ".set vector, vector + 1\n"
    ".endr\n"
    ".popsection");
extern const uint8_t fault_entries[];
static struct { uint16_t low, selector, flags, middle; uint32_t high, unused; } gates[32];

static void serve(void);
/* All vector state that the CPU has: XCR0 of what CPUID offers, of x87, SSE, AVX, AVX-512 and AMX. */
__attribute__((used, noreturn)) static void prepare(void) {
    uint32_t offered, b, c = 0, d;
    asm volatile("cpuid" : "=a"(offered), "=b"(b), "+c"(c), "=d"(d) : "a"(0xd));
    asm volatile("xsetbv" : : "a"(offered & 0x600e7), "d"(0), "c"(0));
    uint32_t rounding = 0x1f80;
    asm volatile("ldmxcsr %0; fninit" : : "m"(rounding));
    for (int n = 0; n < 32; n++) {
        uint64_t at = (uint64_t)fault_entries + 16 * n;
        gates[n].low = at, gates[n].middle = at >> 16, gates[n].high = at >> 32;
        gates[n].selector = 8, gates[n].flags = 0x8e00;
    }
    struct __attribute__((packed)) { uint16_t size; uint64_t at; } table = { sizeof gates - 1, (uint64_t)gates };
    asm volatile("lidt %0" : : "m"(table));
    next_request = DISK->request;
    next_answer = DISK->answer;
    serve();
    for (;;) {}
}
__attribute__((naked)) void _start(void) { asm("mov $0x3f00000, %esp\n call prepare"); }

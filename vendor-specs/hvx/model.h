/*
 * Macros of the vendor's that are read as what they mean instead of as they are spelled. They take the place
 * of those of the same names. What the language of behaviours knows besides C:
 *
 *   bits(X, LO, N)    bits LO to LO + N - 1 of X, unsigned; can be assigned to
 *   saturate_s(N, X)  X clamped to the range of a signed integer of N bits
 *   saturate_u(N, X)  X, read as signed, clamped to the range of an unsigned integer of N bits
 *   refer(X, P)       from here on X is another name of the register P, up to `referred(X, P)`
 *   VregsV            all vector registers side by side; an operand of what uses it, and its result
 *   VtmpV             the vector that a `.tmp` load gives to its packet; an operand of what uses it
 */

/*
 * Single bits of predicates, and parts of elements. The vendor masks and joins words, and so reads bits of
 * the destination that no statement has assigned yet.
 */
#define fGETQBITS(REG, WIDTH, MASK, BITNO) ((MASK) & bits(REG, BITNO, WIDTH))
#define fSETQBITS(REG, WIDTH, MASK, BITNO, VAL) bits(REG, BITNO, WIDTH) = (VAL) & (MASK)
#define fGETBYTE(N, SRC) ((int8_t)bits(SRC, (N) * 8, 8))
#define fGETUBYTE(N, SRC) ((uint8_t)bits(SRC, (N) * 8, 8))
#define fGETHALF(N, SRC) ((int16_t)bits(SRC, (N) * 16, 16))
#define fGETUHALF(N, SRC) ((uint16_t)bits(SRC, (N) * 16, 16))
#define fSETBYTE(N, DST, VAL) bits(DST, (N) * 8, 8) = (VAL)
#define fSETHALF(N, DST, VAL) bits(DST, (N) * 16, 16) = (VAL)

/* A choice for each byte of a wider element, which the vendor makes with masks. */
#define fCONDMASK16(QREG, IDX, YESVAL, NOVAL) \
    (fCONDMASK8(QREG, (IDX) * 2, bits(YESVAL, 0, 8), bits(NOVAL, 0, 8)) | \
     fCONDMASK8(QREG, (IDX) * 2 + 1, bits(YESVAL, 8, 8), bits(NOVAL, 8, 8)) << 8)
#define fCONDMASK32(QREG, IDX, YESVAL, NOVAL) \
    (fCONDMASK16(QREG, (IDX) * 2, bits(YESVAL, 0, 16), bits(NOVAL, 0, 16)) | \
     fCONDMASK16(QREG, (IDX) * 2 + 1, bits(YESVAL, 16, 16), bits(NOVAL, 16, 16)) << 16)

/* The complement of a predicate, which the vendor computes word by word. */
#define fNOTQ(VAL) (~(VAL))

/* Saturation, which the vendor spells as an extension, a comparison and two choices. */
#define fVSATN(N, VAL) saturate_s(N, VAL)
#define fVSATUN(N, VAL) saturate_u(N, VAL)

/*
 * Histograms count in vector registers whose numbers are data. The vendor reads a whole register, changes one
 * element and writes it back for the next count to read; here the register gets a name for that time.
 */
#define READ_EXT_VREG(N, VAR, BANK) refer(VAR, VregsV.v[N])
#define WRITE_EXT_VREG(N, VAR, WHEN) referred(VAR, VregsV.v[N])
#define fTMPVDATA() VtmpV

/* Notes on the pipeline. */
#define fUARCH_NOTE_PUMP_2X()
#define fUARCH_NOTE_PUMP_4X()

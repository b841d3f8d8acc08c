# The boot sector: from real mode to long mode with all vector state allowed, then the program from the disk to memory.
#
# Its last bytes are numbers that whoever makes the disk fills in (`image.rs`): sectors of the program at 0x1d0, its entry at
# 0x1d8. The program lies from sector 1 on, and in memory from 0x200000.
.code16
.globl _start
_start:
  cli
  xor %ax, %ax
  mov %ax, %ds
  mov %ax, %es
  mov %ax, %ss
  mov $0x7c00, %sp
  in $0x92, %al                 # the 21st address line
  or $2, %al
  out %al, $0x92
  mov $0x1000, %di              # page tables: one page of a gigabyte, mapped to itself
  xor %eax, %eax
  mov $0x800, %cx
  rep stosl
  movl $0x2003, 0x1000
  movl $0x83, 0x2000
  lgdt gdtr
  mov %cr4, %eax
  or $0x40620, %eax             # OSXSAVE, OSXMMEXCPT, OSFXSR, PAE
  mov %eax, %cr4
  mov $0x1000, %eax
  mov %eax, %cr3
  mov $0xc0000080, %ecx         # EFER: long mode
  rdmsr
  or $0x100, %eax
  wrmsr
  mov %cr0, %eax
  and $0xfffffffb, %eax         # no emulation of x87
  or $0x80000003, %eax          # paging, protection, and MP
  mov %eax, %cr0
  ljmp $8, $long
.code64
long:
  mov $16, %ax
  mov %ax, %ds
  mov %ax, %es
  mov %ax, %ss
  mov 0x7dd0, %r8d
  mov $1, %r9d
  mov $0x200000, %edi
next:
  mov %r9d, %eax                # ATA: one sector at 28 bits of address
  shr $24, %eax
  or $0xe0, %al
  mov $0x1f6, %dx
  out %al, %dx
  mov $1, %al
  mov $0x1f2, %dx
  out %al, %dx
  mov %r9d, %eax
  inc %edx
  out %al, %dx
  shr $8, %eax
  inc %edx
  out %al, %dx
  shr $8, %eax
  inc %edx
  out %al, %dx
  mov $0x20, %al                # read
  mov $0x1f7, %dx
  out %al, %dx
busy:
  in %dx, %al
  and $0x88, %al
  cmp $8, %al
  jne busy
  mov $256, %ecx
  mov $0x1f0, %dx
  rep insw
  inc %r9d
  dec %r8d
  jnz next
  mov 0x7dd8, %rax
  jmp *%rax
.align 8
gdt:
  .quad 0
  .quad 0x00209a0000000000
  .quad 0x0000920000000000
gdtr:
  .word gdtr - gdt - 1
  .long gdt
.org 510
  .word 0xaa55

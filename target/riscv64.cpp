// riscv64: all that is known of it outside of its back end. What the fields mean: target_info.h.
#include "target/target_info.h"

namespace minic {
namespace {

constexpr std::string_view kRiscvNames[] = {"riscv", "riscv64gc", "rv64", "rv64gc"};
constexpr std::string_view kRiscvMacros =
    R"(#define __LDBL_DENORM_MIN__ 6.47517511943802511092443895822764655e-4966L
#define __LDBL_DECIMAL_DIG__ 36
#define __LDBL_DIG__ 33
#define __LDBL_EPSILON__ 1.92592994438723585305597794258492732e-34L
#define __LDBL_MANT_DIG__ 113
#define __LDBL_MAX__ 1.18973149535723176508575932662800702e+4932L
#define __riscv 1
#define __riscv_a 2001000
#define __riscv_arch_test 1
#define __riscv_atomic 1
#define __riscv_c 2000000
#define __riscv_compressed 1
#define __riscv_d 2002000
#define __riscv_div 1
#define __riscv_f 2002000
#define __riscv_fdiv 1
#define __riscv_flen 64
#define __riscv_float_abi_double 1
#define __riscv_fsqrt 1
#define __riscv_i 2001000
#define __riscv_m 2000000
#define __riscv_mul 1
#define __riscv_muldiv 1
#define __riscv_xlen 64
#define __riscv_zicsr 2000000
#define __riscv_zifencei 2000000
)";
constexpr uint8_t kRiscvNativeInts[] = {32, 64};
constexpr std::string_view kRiscvCodeModels[] = {"medlow", "medany"};

// Registers: the order says which an operand gets first. What holds no operand comes after the
// others.
constexpr AsmNames kRiscvInts[] = {
    {"a5", "x15"}, {"a4", "x14"}, {"a3", "x13"}, {"a2", "x12"}, {"a1", "x11"},  {"a0", "x10"},
    {"a6", "x16"}, {"a7", "x17"}, {"t1", "x6"},  {"t3", "x28"}, {"t4", "x29"},  {"t0", "x5"},
    {"t2", "x7"},  {"s1", "x9"},  {"s2", "x18"}, {"s3", "x19"}, {"s4", "x20"},  {"s5", "x21"},
    {"s6", "x22"}, {"s7", "x23"}, {"s8", "x24"}, {"s9", "x25"}, {"s10", "x26"}, {"s11", "x27"},
    {"t5", "x30"}, {"t6", "x31"}, {"ra", "x1"},
};
constexpr AsmNames kRiscvFloats[] = {
    {"fa5", "f15"},  {"fa4", "f14"},  {"fa3", "f13"}, {"fa2", "f12"},  {"fa1", "f11"},
    {"fa0", "f10"},  {"fa6", "f16"},  {"fa7", "f17"}, {"ft0", "f0"},   {"ft1", "f1"},
    {"ft2", "f2"},   {"ft3", "f3"},   {"ft4", "f4"},  {"ft5", "f5"},   {"ft6", "f6"},
    {"ft7", "f7"},   {"ft8", "f28"},  {"ft9", "f29"}, {"fs0", "f8"},   {"fs1", "f9"},
    {"fs2", "f18"},  {"fs3", "f19"},  {"fs4", "f20"}, {"fs5", "f21"},  {"fs6", "f22"},
    {"fs7", "f23"},  {"fs8", "f24"},  {"fs9", "f25"}, {"fs10", "f26"}, {"fs11", "f27"},
    {"ft10", "f30"}, {"ft11", "f31"},
};
constexpr std::string_view kRiscvByNumber[] = {
    "x0",  "x1",  "x2",  "x3",  "x4",  "x5",  "x6",  "x7",  "x8",  "x9",  "x10", "x11", "x12",
    "x13", "x14", "x15", "x16", "x17", "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25",
    "x26", "x27", "x28", "x29", "x30", "x31", "f0",  "f1",  "f2",  "f3",  "f4",  "f5",  "f6",
    "f7",  "f8",  "f9",  "f10", "f11", "f12", "f13", "f14", "f15", "f16", "f17", "f18", "f19",
    "f20", "f21", "f22", "f23", "f24", "f25", "f26", "f27", "f28", "f29", "f30", "f31"};
constexpr AsmRange kRiscvRanges[] = {{'I', -2048, 2047}, {'J', 0, 0}, {'K', 0, 31}};
constexpr JumpCode kRiscvJumps = {
    "sd s0, 0($0)\n\tlla t0, 77f\n\tsd t0, 8($0)\n\tsd sp, 16($0)\n\tli a0, 0\n\tj 78f\n"
    "77:\tli a0, 1\n78:",
    "={a0},0,~{ra},~{t0},~{t1},~{t2},~{t3},~{t4},~{t5},~{t6},~{a1},~{a2},~{a3},~{a4},~{a5},~{a6},"
    "~{a7},~{s1},~{s2},~{s3},~{s4},~{s5},~{s6},~{s7},~{s8},~{s9},~{s10},~{s11},~{ft0},~{ft1},"
    "~{ft2},~{ft3},~{ft4},~{ft5},~{ft6},~{ft7},~{ft8},~{ft9},~{ft10},~{ft11},~{fa0},~{fa1},~{fa2},"
    "~{fa3},~{fa4},~{fa5},~{fa6},~{fa7},~{fs0},~{fs1},~{fs2},~{fs3},~{fs4},~{fs5},~{fs6},~{fs7},"
    "~{fs8},~{fs9},~{fs10},~{fs11},~{memory}",
    "ld s0, 0($0)\n\tld sp, 16($0)\n\tld t0, 8($0)\n\tjr t0", "{a0},~{memory}"};

constexpr std::string_view kRiscvCpus = " sifive-s54 sifive-s76 sifive-u54 sifive-u74 ";
constexpr ExtensionName kRiscvExtensions[] = {{"zbb", ext::Zbb}};
constexpr std::string_view kRiscvTunes =
    " rocket size thead-c906 sifive-3-series sifive-5-series sifive-7-series sifive-e20 sifive-e21 "
    "sifive-e24 sifive-e31 sifive-e34 sifive-e76 sifive-s21 sifive-s51 ";

}  // namespace

constexpr TargetInfo kRiscv64 = {
    .name = "riscv64",
    .otherNames = kRiscvNames,
    .triple = "riscv64-linux-gnu",
    .dataLayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
    .charIsSigned = false,
    .longDouble = LongDoubleFormat::Binary128,
    .macros = kRiscvMacros,
    .nativeInts = kRiscvNativeInts,
    .intRegisters = 25,
    .floatRegisters = 30,
    .arguments = {.intRegisters = 8,
                  .floatRegisters = 8,
                  .floatsOverflowToInt = true,
                  .variadicFloatsAsInts = true,
                  .records = RecordRule::Flattened,
                  .signExtends32 = true,
                  .vaListIsPointer = true},
    .shadowMemory = 0xd55550000,
    .addressing = {.minOffset = -2048, .maxOffset = 2047},
    .maxLoopInvariants = {12, 12},
    .floatAcrossCall = 8,
    .assembly = {.ints = kRiscvInts,
                 .floats = kRiscvFloats,
                 .intOperands = 24,
                 .floatOperands = 30,
                 .ranges = kRiscvRanges,
                 .memoryLetters = "moVA",
                 .floatLetters = "f",
                 .intLetters = "r",
                 .modifiers = "zia",
                 .zero = "zero",
                 .noOffset = "0",
                 .byNumber = kRiscvByNumber,
                 .jumps = kRiscvJumps},
    .cpus = {.mtune = {kRiscvTunes, kRiscvCpus},
             .mcpu = {kRiscvCpus},
             .isa = "rv64",
             .isaNeeded = "mafd",
             .marchSuch = "rv64gc, or rv64 with other extensions",
             .such = "a CPU of riscv64, such as sifive-u74"},
    .extensions = kRiscvExtensions,
    .abiName = "lp64d",
    .codeModels = kRiscvCodeModels,
};

}  // namespace minic

// x86-64: all that is known of it outside of its back end. What the fields mean: target_info.h.
#include "target/target_info.h"

namespace minic {
namespace {

constexpr std::string_view kX86Names[] = {"x86-64", "amd64"};
constexpr std::string_view kX86Macros =
    R"(#define __LDBL_DENORM_MIN__ 3.64519953188247460252840593361941982e-4951L
#define __LDBL_DECIMAL_DIG__ 21
#define __LDBL_DIG__ 18
#define __LDBL_EPSILON__ 1.08420217248550443400745280086994171e-19L
#define __LDBL_MANT_DIG__ 64
#define __LDBL_MAX__ 1.18973149535723176502126385303097021e+4932L
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_1 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_2 1
#define __amd64 1
#define __amd64__ 1
#define __code_model_small__ 1
#define __k8 1
#define __k8__ 1
#define __x86_64 1
#define __x86_64__ 1
)";
constexpr uint8_t kX86NativeInts[] = {8, 16, 32, 64};
constexpr std::string_view kX86CodeModels[] = {"small"};

// Registers: the order says which an operand gets first.
constexpr AsmNames kX86Ints[] = {
    {"rax", "eax", "ax", "al", "ah"}, {"rcx", "ecx", "cx", "cl", "ch"},
    {"rdx", "edx", "dx", "dl", "dh"}, {"rsi", "esi", "si", "sil"},
    {"rdi", "edi", "di", "dil"},      {"r8", "r8d", "r8w", "r8b"},
    {"r9", "r9d", "r9w", "r9b"},      {"r10", "r10d", "r10w", "r10b"},
    {"r11", "r11d", "r11w", "r11b"},  {"rbx", "ebx", "bx", "bl", "bh"},
    {"r12", "r12d", "r12w", "r12b"},  {"r13", "r13d", "r13w", "r13b"},
    {"r14", "r14d", "r14w", "r14b"},  {"r15", "r15d", "r15w", "r15b"},
};
constexpr AsmNames kX86Floats[] = {{"xmm0"},  {"xmm1"},  {"xmm2"},  {"xmm3"}, {"xmm4"},  {"xmm5"},
                                   {"xmm6"},  {"xmm7"},  {"xmm8"},  {"xmm9"}, {"xmm10"}, {"xmm11"},
                                   {"xmm12"}, {"xmm13"}, {"xmm14"}, {"xmm15"}};
constexpr AsmRange kX86Ranges[] = {{'I', 0, 31},
                                   {'J', 0, 63},
                                   {'K', -128, 127},
                                   {'M', 0, 3},
                                   {'N', 0, 255},
                                   {'O', 0, 127},
                                   {'e', INT32_MIN, INT32_MAX},
                                   {'Z', 0, UINT32_MAX}};
constexpr std::string_view kX86FixedNames[] = {"rax", "rbx", "rcx", "rdx", "rsi", "rdi"};
constexpr std::string_view kX86OtherClobbers[] = {"st", "mm"};  // of x87 and MMX
constexpr std::string_view kX86ByNumber[] = {
    "rax",   "rdx",   "rcx",   "rbx",   "rsi",   "rdi",   "",      "rsp",  "st",  "st(1)", "st(2)",
    "st(3)", "st(4)", "st(5)", "st(6)", "st(7)", "",      "flags", "fpsr", "",    "xmm0",  "xmm1",
    "xmm2",  "xmm3",  "xmm4",  "xmm5",  "xmm6",  "xmm7",  "mm0",   "mm1",  "mm2", "mm3",   "mm4",
    "mm5",   "mm6",   "mm7",   "r8",    "r9",    "r10",   "r11",   "r12",  "r13", "r14",   "r15",
    "xmm8",  "xmm9",  "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"};
constexpr JumpCode kX86Jumps = {
    "movq %rbp, ($0)\n\tleaq 77f(%rip), %rdx\n\tmovq %rdx, 8($0)\n\tmovq %rsp, 16($0)\n\t"
    "xorl %eax, %eax\n\tjmp 78f\n77:\tmovl $$1, %eax\n78:",
    "={rax},0,~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},"
    "~{r15},~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},"
    "~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15},~{memory}",
    "movq ($0), %rbp\n\tmovq 16($0), %rsp\n\tjmpq *8($0)", "{rax},~{memory}"};

constexpr std::string_view kX86Cpus =
    " native x86-64 k8 k8-sse3 opteron opteron-sse3 athlon64 athlon64-sse3 athlon-fx amdfam10 "
    "barcelona bdver1 bdver2 bdver3 bdver4 znver1 znver2 znver3 znver4 btver1 btver2 nocona core2 "
    "nehalem corei7 westmere sandybridge corei7-avx ivybridge core-avx-i haswell core-avx2 "
    "broadwell skylake skylake-avx512 cannonlake icelake-client icelake-server cascadelake "
    "tigerlake cooperlake sapphirerapids alderlake rocketlake bonnell atom silvermont slm goldmont "
    "goldmont-plus tremont knl knm nano nano-1000 nano-2000 nano-3000 nano-x2 nano-x4 eden-x2 "
    "eden-x4 ";
// gcc 12's i386.h and i386-options.cc have what each CPU has, and what one word implies.
constexpr ExtensionName kX86Extensions[] = {
    {"popcnt", ext::Popcnt}, {"lzcnt", ext::Lzcnt},    {"abm", ext::Popcnt | ext::Lzcnt},
    {"bmi", ext::Bmi},       {"bmi2", ext::Bmi2},      {"movbe", ext::Movbe},
    {"sse4", ext::Popcnt},   {"sse4.2", ext::Popcnt},  {"avx", ext::Popcnt},
    {"avx2", ext::Popcnt},   {"avx512f", ext::Popcnt},
};
constexpr uint16_t kX86Abm = ext::Popcnt | ext::Lzcnt;
constexpr ExtensionName kX86CpuExtensions[] = {
    {" x86-64-v2 nehalem corei7 westmere sandybridge corei7-avx ivybridge core-avx-i ",
     ext::Popcnt},
    {" silvermont slm goldmont goldmont-plus tremont ", ext::Popcnt | ext::Movbe},
    {" bonnell atom ", ext::Movbe},
    {" amdfam10 barcelona btver1 bdver1 ", kX86Abm},
    {" bdver2 bdver3 ", kX86Abm | ext::Bmi},
    {" btver2 ", kX86Abm | ext::Bmi | ext::Movbe},
    {" x86-64-v3 x86-64-v4 haswell core-avx2 broadwell skylake skylake-avx512 cannonlake "
     "icelake-client icelake-server cascadelake tigerlake cooperlake sapphirerapids alderlake "
     "rocketlake knl knm bdver4 znver1 znver2 znver3 znver4 ",
     kX86Abm | ext::Bmi | ext::Bmi2 | ext::Movbe},
};
constexpr std::string_view kX86Levels = " x86-64-v2 x86-64-v3 x86-64-v4 ";
constexpr std::string_view kX86Families = " generic intel ";

}  // namespace

constexpr TargetInfo kX86_64 = {
    .name = "x86_64",
    .otherNames = kX86Names,
    .triple = "x86_64-linux-gnu",
    .dataLayout =
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-"
        "n8:16:32:64-S128",
    .macros = kX86Macros,
    .nativeInts = kX86NativeInts,
    .intRegisters = 15,
    .floatRegisters = 14,
    // SSE2. Agner Fog, Instruction tables; LLVM's X86TargetTransformInfo.cpp has more of them.
    .vectors = {.bytes = 16,
                .multiply = {9, 1, 6, 9},
                .shift = {2, 1, 1, 1},
                .arithmeticShift = {4, 1, 1, 5},
                .equal = {1, 1, 1, 3},
                .less = {1, 1, 1, 10},
                .lessUnsigned = {3, 3, 3, 10},
                .zeroExtend = 1,  // an unpack; for the sign a shift or a comparison, too
                .signExtend = 2,
                .truncate = 2,
                .toTruth = 3,
                .divide = 4,
                .remainder = 6,
                .select = 3,
                .reverse = 1,
                .everySecond = 3,
                .maskedStore = 4,
                .moveLane = 2,
                .multiplies = {16 | 32},
                .shifts = {16 | 32 | 64},
                .arithmeticShifts = {16 | 32},
                .maxOrdered = 32,
                .maxSignedConversion = 32,
                .maxUnsignedConversion = 16},
    .largeArray = 16,
    .largeArrayAlign = 16,
    .arguments = {.intRegisters = 6,
                  .floatRegisters = 8,
                  .byValInMemory = true,
                  .returnsSret = true,
                  .frameAddress = 16},
    .shadowMemory = 0x7fff8000,
    .addressing = {.maxScale = 8, .minOffset = INT32_MIN, .maxOffset = INT32_MAX},
    .maxLoopInvariants = {12, 10},
    .floatAcrossCall = 8,  // no vector register survives a call
    .assembly = {.ints = kX86Ints,
                 .floats = kX86Floats,
                 .intOperands = std::size(kX86Ints),
                 .floatOperands = 14,  // the last two carry values between others
                 .ranges = kX86Ranges,
                 .memoryLetters = "moV",
                 .floatLetters = "xv",
                 .intLetters = "rQqRl",
                 .byteLetter = 'Q',
                 .fixedLetters = "abcdSD",
                 .fixedNames = kX86FixedNames,
                 .modifiers = "bwkqhcnaPpz",
                 .otherClobbers = kX86OtherClobbers,
                 .byNumber = kX86ByNumber,
                 .refusedLetters = "ftuy",
                 .hasDialects = true,
                 .jumps = kX86Jumps},
    .cpus = {.march = {kX86Cpus, kX86Levels},
             .mtune = {kX86Cpus, kX86Families},
             .mcpu = {kX86Cpus, kX86Families},
             .extensions = kX86CpuExtensions,
             .marchSuch = "a CPU of x86_64, such as x86-64-v2, haswell or native",
             .such = "a CPU of x86_64, such as generic, haswell or native"},
    .extensions = kX86Extensions,
    .abiName = "sysv",
    .codeModels = kX86CodeModels,
    .mayCallThroughGot = true,
    .hasMsStruct = true,
    .hasX86Intrinsics = true,
    .hasConditionalMoves = true,
    .hasBitScans = true,
    .hasUnalignedAccesses = true,
    .remainderNeedsQuotient = true,
};

}  // namespace minic

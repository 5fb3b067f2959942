// The classification of arguments and results against what gcc does: the places were read off by
// calling a routine that dumps its registers. What the classifier gives goes through the back end's
// loop (ArgAssigner), so that the two are tested together.
#include "target/abi.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "backend/backend.h"
#include "backend/lower/abi.h"
#include "backend/mir/target.h"

namespace minic {
namespace {

constexpr AbiKind I = AbiKind::SignedInt, F = AbiKind::Float, L = AbiKind::LongDouble;

AbiShape record(uint64_t size, uint32_t align, std::vector<AbiLeaf> leaves, bool hasUnion = false) {
  return {size, align, true, hasUnion, std::move(leaves)};
}

/// Natural layout of the members, one letter each: c(har), s(hort), i(nt), l(ong), f(loat),
/// d(ouble), D (long double), q (__int128), p(ointer).
AbiShape structOf(std::string_view members) {
  AbiShape shape = record(0, 1, {});
  for (char letter : members) {
    uint32_t size = letter == 'c'                                     ? 1
                    : letter == 's'                                   ? 2
                    : letter == 'i' || letter == 'f'                  ? 4
                    : letter == 'l' || letter == 'd' || letter == 'p' ? 8
                                                                      : 16;
    AbiKind kind = letter == 'f' || letter == 'd' ? F
                   : letter == 'D'                ? L
                   : letter == 'p'                ? AbiKind::Pointer
                                                  : I;
    shape.size = (shape.size + size - 1) / size * size;
    shape.leaves.push_back({shape.size, size, kind});
    shape.size += size;
    shape.align = std::max(shape.align, size);
  }
  shape.size = (shape.size + shape.align - 1) / shape.align * shape.align;
  return shape;
}

AbiShape shapeOf(std::string_view type) {
  if (type == "int") return AbiShape::scalar(I, 4);
  if (type == "long") return AbiShape::scalar(I, 8);
  if (type == "float") return AbiShape::scalar(F, 4);
  if (type == "double") return AbiShape::scalar(F, 8);
  if (type == "longdouble") return AbiShape::scalar(L, 16);
  if (type == "int128") return AbiShape::scalar(I, 16);
  if (type == "L16") return record(16, 16, {{0, 8, I}});
  if (type == "U(if)") return record(4, 4, {{0, 4, I}, {0, 4, F}}, true);
  if (type == "U(df)") return record(8, 8, {{0, 8, F}, {0, 4, F}}, true);
  if (type == "bits")
    return record(8, 4, {AbiLeaf::bitField(0, 5), AbiLeaf::bitField(5, 20), {4, 4, F}});
  if (type == "packedCD") return record(9, 1, {{0, 1, I}, {1, 8, F}});
  if (type == "shortInt0Float") return record(8, 4, {{0, 2, I}, {4, 4, F}});
  if (type == "float5char")
    return record(12, 4, {{0, 4, F}, {4, 1, I}, {5, 1, I}, {6, 1, I}, {7, 1, I}, {8, 1, I}});
  // Holes: struct { float; _Alignas(16) int; int }, struct { float; _Alignas(32) int }.
  if (type == "f16ii") return record(32, 16, {{0, 4, F}, {16, 4, I}, {20, 4, I}});
  if (type == "f32i") return record(64, 32, {{0, 4, F}, {32, 4, I}});
  if (type == "i64") return record(64, 64, {{0, 4, I}});
  // Unions with a long double.
  if (type == "U(qD)") return record(16, 16, {{0, 16, I}, {0, 16, L}}, true);
  if (type == "U(lD)") return record(16, 16, {{0, 8, I}, {0, 16, L}}, true);
  if (type == "U({ll}D)") return record(16, 16, {{0, 8, I}, {8, 8, I}, {0, 16, L}}, true);
  if (type == "U({ld}D)") return record(16, 16, {{0, 8, I}, {8, 8, F}, {0, 16, L}}, true);
  if (type == "U(DD)") return record(16, 16, {{0, 16, L}, {0, 16, L}}, true);
  return structOf(type);  // "" is the empty struct
}

class Places {
 public:
  explicit Places(const TargetInfo& info)
      : target_(targetOf(info)), abi_(info), assigner_(target_.cc) {}

  std::string result(const AbiShape& shape) {
    AbiPassing passing = abi_.result(shape);
    if (passing.kind == AbiPassing::Ignore) return "-";
    if (passing.kind == AbiPassing::Memory) return "memory:" + one(RegClass::Int);
    if (passing.pieces[0].type == AbiPiece::LongDouble) return "st0";
    std::vector<RegClass> classes;
    for (const AbiPiece& piece : passing.parts()) classes.push_back(classOf(piece));
    std::string text;
    for (Reg reg : assignReturns(target_.cc, classes)) add(text, name(reg));
    return text;
  }

  std::string argument(const AbiShape& shape, bool variadic) {
    AbiPassing passing = abi_.argument(shape, variadic);
    if (passing.padding) one(RegClass::Int);
    if (passing.kind == AbiPassing::Pointer) return "&" + one(RegClass::Int);
    if (passing.kind == AbiPassing::Memory) {
      uint32_t offset = assigner_.inMemory(shape.size, passing.align);
      return fmt::format("m{}-{}", offset, offset + shape.size - 1);
    }
    std::string text;
    for (const AbiPiece& piece : passing.parts()) add(text, one(classOf(piece), variadic));
    return text.empty() ? "-" : text;
  }

 private:
  static RegClass classOf(const AbiPiece& piece) {
    return piece.type == AbiPiece::Int ? RegClass::Int : RegClass::Float;
  }
  static void add(std::string& text, const std::string& part) {
    text += (text.empty() ? "" : ":") + part;
  }
  std::string name(Reg reg) const {
    std::string text(target_.regs.name(reg, 8));
    return text.starts_with("%xmm") ? "x" + text.substr(4)
           : text.starts_with("%")  ? text.substr(1)
                                    : text;
  }
  std::string one(RegClass cls, bool variadic = false) {
    ArgLocation place = assigner_.next(cls, variadic);
    return place.onStack ? fmt::format("m{}", place.offset) : name(place.reg);
  }

  const Target& target_;
  AbiClassifier abi_;
  ArgAssigner assigner_;
};

/// "RESULT f(TYPE,TYPE,...)": types by shapeOf; "3*int" is three; "..." begins the variadic ones.
std::string places(const TargetInfo& info, std::string_view result, std::string_view types) {
  Places places(info);
  std::string text =
      result.empty() ? "" : places.result(shapeOf(result == "{}" ? "" : result)) + "=";
  bool variadic = false;
  while (!types.empty()) {
    size_t end = std::min(types.find(','), types.size());
    std::string_view type = types.substr(0, end);
    types.remove_prefix(std::min(end + 1, types.size()));
    if (type == "...") {
      variadic = true;
      continue;
    }
    int count = 1;
    if (type.size() > 2 && type[1] == '*') count = type[0] - '0', type.remove_prefix(2);
    while (count--) text += places.argument(shapeOf(type == "{}" ? "" : type), variadic) + " ";
  }
  text.pop_back();
  return text;
}

struct Row {
  const char *types, *x86, *riscv;
};

// Structs by their members' letters, see structOf.
constexpr Row kRows[] = {
    {"int,double,long,float", "rdi x0 rsi x1", "a0 fa0 a1 fa1"},
    {"9*int,int", "rdi rsi rdx rcx r8 r9 m0 m8 m16 m24", "a0 a1 a2 a3 a4 a5 a6 a7 m0 m8"},
    {"c,ii,iii,iiii", "rdi rsi rdx:rcx r8:r9", "a0 a1 a2:a3 a4:a5"},
    {"lll,int", "m0-23 rdi", "&a0 a1"},
    {"ff,fff,ffff", "x0 x1:x2 x3:x4", "fa0:fa1 a0:a1 a2:a3"},
    {"dd,dl,fi,id", "x0:x1 x2:rdi rsi rdx:x3", "fa0:fa1 fa2:a0 fa3:a1 a2:fa4"},
    {"ddd,int", "m0-23 rdi", "&a0 a1"},
    {"5*int,iiii,int", "rdi rsi rdx rcx r8 m0-15 r9", "a0 a1 a2 a3 a4 a5:a6 a7"},
    {"7*int,iiii,int", "rdi rsi rdx rcx r8 r9 m0 m8-23 m24", "a0 a1 a2 a3 a4 a5 a6 a7:m0 m8"},
    {"7*double,dd,double", "x0 x1 x2 x3 x4 x5 x6 m0-15 x7",
     "fa0 fa1 fa2 fa3 fa4 fa5 fa6 a0:a1 fa7"},
    {"7*double,dl,float", "x0 x1 x2 x3 x4 x5 x6 x7:rdi m0",
     "fa0 fa1 fa2 fa3 fa4 fa5 fa6 fa7:a0 a1"},
    {"ccc,ff,df,U(if)", "rdi x0 x1:x2 rsi", "a0 fa0:fa1 fa2:fa3 a1"},
    {"U(if),U(df),ff,cf", "rdi x0 x1 rsi", "a0 a1 fa0:fa1 a2:fa2"},
    {"bits,packedCD,int", "rdi m0-8 rsi", "a0 a1:fa0 a2"},
    {"int,longdouble,int", "rdi m0-15 rsi", "a0 a1:a2 a3"},
    {"D,int,L16,int", "m0-15 rdi rsi rdx", "a0:a1 a2 a3:a4 a5"},
    {"int,int128,int", "rdi rsi:rdx rcx", "a0 a1:a2 a3"},
    {"7*int,int128,int", "rdi rsi rdx rcx r8 r9 m0 m16-31 m32", "a0 a1 a2 a3 a4 a5 a6 a7:m0 m8"},
    {"5*int,int128,int", "rdi rsi rdx rcx r8 m0-15 r9", "a0 a1 a2 a3 a4 a5:a6 a7"},
    {"f,f,int", "x0 x1 rdi", "fa0 fa1 a0"},  // struct {struct {}; float}, {float; int[0]}
    {"{},int", "- rdi", "- a0"},
    {"int,...,double,int,long", "rdi x0 rsi rdx", "a0 a1 a2 a3"},
    {"int,...,ff,dd,lll", "rdi x0 x1:x2 m0-23", "a0 a1 a2:a3 &a4"},
    {"int,...,longdouble,int128,int", "rdi m0-15 rsi:rdx rcx", "a0 a2:a3 a4:a5 a6"},
    {"int,...,L16,int", "rdi rsi rdx", "a0 a2:a3 a4"},
    {"7*int,...,dl,int", "rdi rsi rdx rcx r8 r9 m0 m8-23 m24", "a0 a1 a2 a3 a4 a5 a6 a7:m0 m8"},
    {"pf,fp,p,lf", "rdi:x0 x1:rsi rdx rcx:x2", "a0:a1 a2:a3 a4 a5:fa0"},
    {"iiiii,ff,int", "m0-19 x0 rdi", "&a0 fa0:fa1 a1"},
    {"di,shortInt0Float,float5char,dcs", "x0:rdi rsi rdx:rcx x1:r8", "fa0:a0 a1:fa1 a2:a3 a4:a5"},
    {"9*int,int128,int", "rdi rsi rdx rcx r8 r9 m0 m8 m16 m32-47 m48",
     "a0 a1 a2 a3 a4 a5 a6 a7 m0 m16:m24 m32"},
    {"f16ii,int", "m0-31 rdi", "&a0 a1"},
    {"f32i,int", "m0-63 rdi", "fa0:a0 a1"},
    {"9*int,i64,int", "rdi rsi rdx rcx r8 r9 m0 m8 m16 m64-127 m128",
     "a0 a1 a2 a3 a4 a5 a6 a7 m0 &m8 m16"},
    {"U(qD),U({ll}D),int", "rdi:rsi rdx:rcx r8", "a0:a1 a2:a3 a4"},
    {"U(lD),U({ld}D),int", "m0-15 m16-31 rdi", "a0:a1 a2:a3 a4"},
    {"U(DD),int", "m0-15 rdi", "a0:a1 a2"},
    {"7*int,...,int128,int", "rdi rsi rdx rcx r8 r9 m0 m16-31 m32",
     "a0 a1 a2 a3 a4 a5 a6 m0:m8 m16"},
};

TEST(Abi, ArgumentsTravelAsGccSendsThem) {
  for (const Row& row : kRows) {
    EXPECT_EQ(places(kX86_64, "", row.types), row.x86) << row.types;
    EXPECT_EQ(places(kRiscv64, "", row.types), row.riscv) << row.types;
  }
}

TEST(Abi, ResultsTravelAsGccSendsThem) {
  const struct {
    const char *result, *types, *x86, *riscv;
  } rows[] = {
      {"lll", "int,ff", "memory:rdi=rsi x0", "memory:a0=a1 fa0:fa1"},
      {"ff", "int", "x0=rdi", "fa0:fa1=a0"},
      {"fff", "int", "x0:x1=rdi", "a0:a1=a0"},
      {"dl", "int", "x0:rax=rdi", "fa0:a0=a0"},
      {"id", "int", "rax:x0=rdi", "a0:fa0=a0"},
      {"U(if)", "int", "rax=rdi", "a0=a0"},
      {"Di", "int", "memory:rdi=rsi", "memory:a0=a1"},
      {"D", "int", "st0=rdi", "a0:a1=a0"},
      {"int128", "int", "rax:rdx=rdi", "a0:a1=a0"},
      {"longdouble", "int", "st0=rdi", "a0:a1=a0"},
      {"f32i", "int", "memory:rdi=rsi", "fa0:a0=a0"},
      {"U(qD)", "int", "rax:rdx=rdi", "a0:a1=a0"},
      {"U({ll}D)", "int", "rax:rdx=rdi", "a0:a1=a0"},
      {"U(lD)", "int", "memory:rdi=rsi", "a0:a1=a0"},
      {"U({ld}D)", "int", "memory:rdi=rsi", "a0:a1=a0"},
      {"U(DD)", "int", "st0=rdi", "a0:a1=a0"},
      {"{}", "int", "-=rdi", "-=a0"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(places(kX86_64, row.result, row.types), row.x86) << row.result;
    EXPECT_EQ(places(kRiscv64, row.result, row.types), row.riscv) << row.result;
  }
}

std::string pieces(const TargetInfo& info, const AbiShape& shape) {
  AbiPassing passing = AbiClassifier(info).argument(shape);
  std::string text;
  for (const AbiPiece& piece : passing.parts())
    text += fmt::format("{}{}@{} ", "ifd"[piece.type], piece.size * 8, piece.offset);
  return text;
}

TEST(Abi, PiecesCoverNoBytesBeyondTheType) {
  EXPECT_EQ(pieces(kX86_64, structOf("ccc")), "i24@0 ");
  EXPECT_EQ(pieces(kRiscv64, structOf("ccc")), "i24@0 ");
  EXPECT_EQ(pieces(kX86_64, structOf("sc")), "i32@0 ");
  EXPECT_EQ(pieces(kX86_64, structOf("li")), "i64@0 i32@8 ");
  EXPECT_EQ(pieces(kRiscv64, structOf("li")), "i64@0 i64@8 ");
  EXPECT_EQ(pieces(kX86_64, structOf("ff")), "f64@0 ");
  EXPECT_EQ(pieces(kX86_64, structOf("fff")), "f64@0 f32@8 ");
  EXPECT_EQ(pieces(kRiscv64, structOf("cd")), "i8@0 f64@8 ");
  EXPECT_EQ(pieces(kX86_64, shapeOf("float5char")), "i64@0 i8@8 ");
  // struct { float f; int : 3; int b : 5; }: bit-fields are integers to gcc, unnamed ones too.
  AbiShape bits = record(8, 4, {{0, 4, F}, AbiLeaf::bitField(35, 5)});
  EXPECT_EQ(pieces(kX86_64, bits), "i64@0 ");
  EXPECT_EQ(pieces(kRiscv64, bits), "f32@0 i8@4 ");
  // struct { int none[0]; float f; } and the same with two floats, as riscv64's gcc passes them.
  AbiShape one = record(4, 4, {{0, 4, F}}), two = record(8, 4, {{0, 4, F}, {4, 4, F}});
  one.emptyMembers = two.emptyMembers = {{0, {{0, 4, I}}}};
  one.leastAlign = two.leastAlign = 4;
  EXPECT_EQ(pieces(kRiscv64, one), "f32@0 ");
  EXPECT_EQ(pieces(kRiscv64, two), "i64@0 ");
  one.leastAlign = 1;  // packed
  EXPECT_EQ(pieces(kRiscv64, one), "i32@0 ");
}

TEST(Abi, SmallIntegersAreExtended) {
  auto extension = [](const TargetInfo& info, AbiKind kind, uint32_t size) {
    return AbiClassifier(info).argument(AbiShape::scalar(kind, size)).extension;
  };
  for (const TargetInfo* info : allTargets()) {
    EXPECT_EQ(extension(*info, I, 1), AbiPassing::Sign);
    EXPECT_EQ(extension(*info, AbiKind::UnsignedInt, 2), AbiPassing::Zero);
    EXPECT_EQ(extension(*info, I, 8), AbiPassing::None);
  }
  EXPECT_EQ(extension(kX86_64, AbiKind::UnsignedInt, 4), AbiPassing::None);
  EXPECT_EQ(extension(kRiscv64, AbiKind::UnsignedInt, 4), AbiPassing::Sign);
}

}  // namespace
}  // namespace minic

// The tables of intrinsics and library functions, and the effects of instructions.
#include "ir/effects.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "ir/intrinsics.h"
#include "ir/library.h"

namespace minic {

namespace {

using namespace mem;

constexpr IntrinsicInfo kIntrinsics[] = {
    {"", "", All, IntrinsicLowering::Unsupported, "", "", "a function"},
#define INTRINSIC(Enum, stem, type, memory, lowering, wide, narrow, summary) \
  {stem, type, memory, IntrinsicLowering::lowering, wide, narrow, summary},
#include "ir/intrinsics.def"
    {"", "", All, IntrinsicLowering::Unsupported, "", "", "unknown"},
};

using namespace fnattrs;

// Flags of the tables alone.
constexpr uint16_t Unrepeatable = 1 << 15, Sanitized = 1 << 14,
                   kOfTables = Unrepeatable | Sanitized;

constexpr LibraryFunction libraryRow(std::string_view name, std::string_view type, uint8_t memory,
                                     uint16_t flags, std::string_view contract = {}) {
  return {name,
          type,
          memory,
          uint8_t(flags & ~kOfTables),
          (flags & Unrepeatable) != 0,
          (flags & Sanitized) != 0,
          contract};
}

constexpr bool isBefore(const LibraryFunction& a, const LibraryFunction& b) {
  return a.name < b.name;
}

/// The rows by name.
template <size_t N>
constexpr std::array<LibraryFunction, N> sorted(std::array<LibraryFunction, N> rows) {
  std::sort(rows.begin(), rows.end(), isBefore);
  return rows;
}

constexpr auto kLibrary = sorted(std::to_array<LibraryFunction>({
#define C_FUNCTION(name, type, header, memory, flags, contract) \
  libraryRow(name, type, memory, flags, contract),
#include "support/c_library.def"
}));
/// Applied only where the front end marked the declaration.
constexpr auto kSysy = sorted(std::to_array<LibraryFunction>({
#define SYSY_FUNCTION(name, type, memory, flags) libraryRow(#name, type, memory, flags),
#include "support/sysy_library.def"
}));

static_assert(std::adjacent_find(kLibrary.begin(), kLibrary.end(),
                                 [](const LibraryFunction& a, const LibraryFunction& b) {
                                   return a.name == b.name;
                                 }) == kLibrary.end(),
              "a function has one row");

const LibraryFunction* find(std::span<const LibraryFunction> rows, std::string_view name) {
  auto row = std::lower_bound(
      rows.begin(), rows.end(), name,
      [](const LibraryFunction& a, std::string_view wanted) { return a.name < wanted; });
  return row != rows.end() && row->name == name ? &*row : nullptr;
}

bool isType(char letter, const Type* type) {
  switch (letter) {
    case 'v': return type->isVoid();
    case 'i':
    case 'u': return type->isInt(32);
    case 'l':
    case 'm':
    case 'x':
    case 'q':
    case 'z': return type->isInt(64);
    case 'f': return type->kind == TypeKind::Float;
    case 'd': return type->kind == TypeKind::Double;
    case 'L': return type->isLongDouble();
    default: return type->isPtr();
  }
}

bool hasParamsOf(const LibraryFunction& row, const Type* fnType) {
  auto params = fnType->params();
  const bool isVariadic = row.type.ends_with('.');
  if (fnType->variadic != isVariadic || params.size() + 1 + isVariadic != row.type.size())
    return false;
  for (size_t i = 0; i < params.size(); ++i)
    if (!isType(row.type[i + 1], params[i])) return false;
  return true;
}

/// The row that says what a call of the function does: it is the library's own.
const LibraryFunction* rowOf(const Function& function) {
  const LibraryFunction* row = function.library;
  return row && function.isDeclaration() && !function.isLocal() && hasTypeOf(*row, function.fnType)
             ? row
             : nullptr;
}

}  // namespace

// ---- tables

const IntrinsicInfo& intrinsicInfo(Intrinsic intrinsic) { return kIntrinsics[size_t(intrinsic)]; }

Intrinsic intrinsicNamed(std::string_view name) {
  if (!name.starts_with("llvm.")) return Intrinsic::None;
  name.remove_prefix(5);
  for (size_t i = 1; i + 1 < std::size(kIntrinsics); ++i) {
    std::string_view stem = kIntrinsics[i].stem;
    if (name.starts_with(stem) && (name.size() == stem.size() || name[stem.size()] == '.'))
      return Intrinsic(i);
  }
  return Intrinsic::Other;
}

std::string intrinsicName(Intrinsic intrinsic, const Type* chosen) {
  const IntrinsicInfo& info = intrinsicInfo(intrinsic);
  std::string name = "llvm.";
  name += info.stem;
  for (char letter : info.type)
    if (letter == 'P' || letter == 'L') name += letter == 'P' ? ".p0" : ".i64";
  if (chosen)
    name += (chosen->isInt() ? ".i" : ".f") +
            std::to_string(chosen->isInt() ? chosen->bits : 8 * chosen->size);
  return name;
}

std::optional<IntPred> choicePredicate(Intrinsic intrinsic) {
  switch (intrinsic) {
    case Intrinsic::SMax: return IntPred::SGT;
    case Intrinsic::SMin: return IntPred::SLT;
    case Intrinsic::UMax: return IntPred::UGT;
    case Intrinsic::UMin: return IntPred::ULT;
    default: return std::nullopt;
  }
}

Intrinsic intrinsicOfLibrary(std::string_view name) {
  for (std::string_view abs : {"abs", "labs", "llabs", "imaxabs"})
    if (name == abs) return Intrinsic::Abs;
  for (size_t i = 1; i + 1 < std::size(kIntrinsics); ++i) {
    const auto& [stem, type, memory, lowering, wide, narrow, summary] = kIntrinsics[i];
    if (!*narrow || !name.starts_with(wide)) continue;  // narrow: the functions of floats have both
    if (name == wide || name == narrow || name.substr(std::strlen(wide)) == "l")
      return Intrinsic(i);
  }
  return Intrinsic::None;
}

const char* libraryName(Intrinsic intrinsic, const Type* type) {
  const IntrinsicInfo& info = intrinsicInfo(intrinsic);
  if (info.lowering != IntrinsicLowering::Library || !type->isFloatingPoint()) return nullptr;
  return type->kind == TypeKind::Float ? info.narrow : info.wide;
}

const LibraryFunction* findLibraryFunction(std::string_view name) { return find(kLibrary, name); }
const LibraryFunction* findSysyFunction(std::string_view name) {
  const LibraryFunction* row = find(kSysy, name);
  return row && row->isKnown() ? row : nullptr;
}
bool isUnrepeatable(std::string_view name) {
  auto says = [](const LibraryFunction* row) { return row && row->isUnrepeatable; };
  return says(find(kLibrary, name)) || says(find(kSysy, name));
}

std::string_view uncheckedName(std::string_view name) {
  bool isChecked = name.starts_with("__") && name.ends_with("_chk");
  return isChecked ? name.substr(2, name.size() - 6) : name;
}

bool hasTypeOf(const LibraryFunction& row, const Type* fnType) {
  return isType(row.type[0], fnType->returnType()) && hasParamsOf(row, fnType);
}

bool isSysyFunction(std::string_view name, const Type* fnType) {
  const LibraryFunction* row = find(kSysy, name);
  if (!row || (row->type[0] != 'v' && !isType(row->type[0], fnType->returnType()))) return false;
  const bool hasPrototype = !fnType->variadic || !fnType->params().empty();
  return !hasPrototype || hasParamsOf(*row, fnType);
}

// ---- effects

bool returnsTwice(const Function& function) {
  constexpr std::string_view kNames[] = {"setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork"};
  return std::find(std::begin(kNames), std::end(kNames), function.name) != std::end(kNames);
}

bool callsReturnsTwice(const Function& function) {
  if (function.attrs.has(fnattrs::OptNone)) return true;
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block))
      if (const Function* callee = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
          callee && returnsTwice(*callee))
        return true;
  return false;
}

FnAttrs attrsOf(const Function& function) {
  if (function.intrinsic != Intrinsic::None) {
    const IntrinsicInfo& info = intrinsicInfo(function.intrinsic);
    bool known = function.intrinsic != Intrinsic::Other && function.intrinsic != Intrinsic::Trap &&
                 info.lowering != IntrinsicLowering::Unsupported;
    return function.attrs & FnAttrs{info.memory, uint8_t(known ? WillReturn : 0)};
  }
  if (const LibraryFunction* row = rowOf(function))
    return function.attrs & FnAttrs{row->memory, row->flags};
  return function.attrs;
}

Effects effectsOfCall(const Inst& call) {
  FnAttrs attrs = call.call->attrs;
  if (const Function* callee = call.calledFunction()) attrs = attrs & attrsOf(*callee);
  Effects effects;
  effects.memory = attrs.memory;
  // What is passed by value is copied before the call.
  for (const ParamAttrs& arg : call.call->args)
    if (arg.byVal) effects.memory |= mem::ReadArgs;
  effects.mayNotReturn = !attrs.has(WillReturn);
  effects.mayDelete = !effects.writes() && !effects.mayNotReturn;
  return effects;
}

uint8_t memoryThrough(const Inst& call, uint32_t arg) {
  uint8_t memory = effectsOfCall(call).memory & (ReadArgs | WriteArgs);
  const Function* callee = call.calledFunction();
  if (callee && (callee->intrinsic == Intrinsic::Memcpy || callee->intrinsic == Intrinsic::Memmove))
    memory &= arg == 0 ? WriteArgs : ReadArgs;
  return memory;
}

bool mayCapture(const Inst& call, uint32_t arg) {
  const CallInfo& info = *call.call;
  if (arg < info.args.size() && (info.args[arg].noCapture || info.args[arg].byVal)) return false;
  if (call.type->isVoid() && !effectsOf(call).writes()) return false;
  const Function* callee = call.calledFunction();
  if (!callee) return true;
  if (arg < callee->args.size() && callee->args[arg]->attrs.noCapture) return false;
  // An intrinsic that touches nothing but its arguments' objects has no place to keep an address.
  if (callee->intrinsic != Intrinsic::None && !call.type->isPtr())
    return attrsOf(*callee).memory & (WriteOther | ReadOther);
  const LibraryFunction* row = rowOf(*callee);
  if (!row || arg + 1 >= row->type.size() || !std::strchr("pPsSIF", row->type[arg + 1]))
    return true;
  return arg == 0 && call.type->isPtr();
}

bool returnsNoAlias(const Inst& call) {
  if (call.call->ret.noAlias) return true;
  const Function* callee = call.calledFunction();
  if (!callee) return false;
  const LibraryFunction* row = rowOf(*callee);
  return callee->ret.noAlias || (row && row->type[0] == 'n');
}

}  // namespace minic

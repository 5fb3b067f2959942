// The printer. Everything appends to one string; nothing on the way of an instruction formats,
// allocates or hashes.
#include "ir/text/print.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "ir/text/print_internal.h"

namespace minic {

using namespace irprint;

namespace irprint {

void appendUInt(std::string& out, uint64_t value) {
  char digits[20];
  auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
  out.append(digits, size_t(end - digits));
}

}  // namespace irprint

namespace {

constexpr uint32_t kNumber = 0x80000000u, kMade = 0x40000000u, kNone = 0;
constexpr uint32_t kPayload = kMade - 1;

void appendInt(std::string& out, int64_t value) {
  char digits[21];
  auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
  out.append(digits, size_t(end - digits));
}

/// LLVM's rule: six significant digits if they read back as the very same number, else the bits of
/// the value as a double in hexadecimal.
void appendFloat(std::string& out, Type* type, uint64_t bits) {
  double value = std::bit_cast<double>(bits);
  if (type->kind == TypeKind::Float) {
    float narrow = std::bit_cast<float>(uint32_t(bits));
    value = double(narrow);
    bits = std::bit_cast<uint64_t>(value);
    if (std::isnan(narrow)) {
      // The conversion would make a signalling NaN quiet: widen the payload by hand.
      uint64_t low = std::bit_cast<uint32_t>(narrow);
      bits = (low >> 31 << 63) | uint64_t(0x7FF) << 52 | (low & 0x7FFFFF) << 29;
    }
  }
  if (std::isfinite(value)) {
    char text[40];
    int length = std::snprintf(text, sizeof text, "%.5e", value);
    if (std::strtod(text, nullptr) == value) {
      std::string_view whole(text, size_t(length));
      size_t exponent = whole.find('e');
      out.append(whole.substr(0, exponent)).append("0").append(whole.substr(exponent));
      return;
    }
  }
  char text[32];
  std::snprintf(text, sizeof text, "0x%llX", static_cast<unsigned long long>(bits));
  out += text;
}

uint64_t elementBits(const ConstData* data, uint64_t index) {
  uint64_t bits = 0;
  size_t size = data->type->element->size;
  for (size_t i = 0; i < size; ++i)
    bits |= uint64_t(uint8_t(data->bytes[index * size + i])) << (8 * i);
  return bits;
}

void appendData(std::string& out, const ConstData* data) {
  if (data->bytes.find_first_not_of('\0') == std::string_view::npos) {
    out += "zeroinitializer";
    return;
  }
  Type* element = data->type->element;
  if (element->isInt(8)) {
    out += "c\"";
    appendEscaped(out, data->bytes);
    out += '"';
    return;
  }
  out += '[';
  for (uint64_t i = 0; i < data->type->count; ++i) {
    if (i) out += ", ";
    appendType(out, element);
    out += ' ';
    uint64_t bits = elementBits(data, i);
    if (element->isFloatingPoint()) {
      appendFloat(out, element, bits);
    } else {
      unsigned shift = 64 - element->bits;
      appendInt(out, int64_t(bits << shift) >> shift);
    }
  }
  out += ']';
}

}  // namespace

namespace irprint {

/// The digits of a number of more than 64 bits, given by its halves.
void appendWideInt(std::string& out, const ConstExpr& halves) {
  auto half = [&](size_t i) { return static_cast<const ConstInt*>(halves.operands[i])->value; };
  bool negative = half(1) < 0;
  auto rest = static_cast<unsigned __int128>(half(1)) << 64 | uint64_t(half(0));
  if (negative) rest = -rest;
  std::string digits;
  for (; rest || digits.empty(); rest /= 10) digits += char('0' + int(rest % 10));
  if (negative) out += '-';
  out.append(digits.rbegin(), digits.rend());
}

void appendLeaf(std::string& out, const Value* value) {
  switch (value->op) {
    case Op::ConstInt: {
      int64_t number = asConstInt(value)->value;
      if (value->type->bits == 1)
        out += number ? "true" : "false";
      else
        appendInt(out, number);
      return;
    }
    case Op::ConstFloat:
      appendFloat(out, value->type, static_cast<const ConstFloat*>(value)->bits);
      return;
    case Op::ConstNull:
      out += "null";
      return;
    case Op::ConstZero:
      out += value->type->isInt() ? "0" : "zeroinitializer";
      return;
    case Op::ConstExpr:
      return appendWideInt(out, *static_cast<const ConstExpr*>(value));
    case Op::ConstUndef:
      out += "undef";
      return;
    case Op::ConstPoison:
      out += "poison";
      return;
    case Op::ConstData:
      appendData(out, static_cast<const ConstData*>(value));
      return;
    case Op::Global:
    case Op::Function:
      out += '@';
      appendName(out, static_cast<const GlobalValue*>(value)->name);
      return;
    default:
      out += "<null>";
      return;
  }
}

void appendAlign(std::string& out, const Inst& inst) {
  if (inst.isAtomic()) {
    switch (inst.ordering()) {
      case Ordering::Unordered:
        out += " unordered";
        break;
      case Ordering::Monotonic:
        out += " monotonic";
        break;
      case Ordering::AcquireRelease:
        out += inst.is(Op::Load) ? " acquire" : " release";
        break;
      case Ordering::SeqCst:
        out += " seq_cst";
        break;
    }
  }
  out += ", align ";
  appendUInt(out, inst.align());
}

}  // namespace irprint

namespace {

/// Aggregates and constant expressions nest as deep as the program's arrays: an explicit stack.
struct ConstantFrame {
  const Value* value;
  size_t next;
};

std::span<Value* const> parts(const Value* value) {
  if (value->is(Op::ConstAggregate)) return static_cast<const ConstAggregate*>(value)->elements;
  if (value->is(Op::ConstExpr)) return static_cast<const ConstExpr*>(value)->operands;
  return {};
}

bool isNested(const Value* value) {
  if (auto* expr = asConstExpr(value)) return expr->exprOp != Op::InsertValue;
  return value->is(Op::ConstAggregate);
}

void appendOpening(std::string& out, const Value* value) {
  if (value->is(Op::ConstAggregate)) {
    out += value->type->isArray() ? "[" : value->type->packed ? "<{" : "{";
    if (value->type->isStruct() && !value->type->fields.empty()) out += ' ';
    return;
  }
  auto* expr = static_cast<const ConstExpr*>(value);
  out += opInfo(expr->exprOp).text;
  if (expr->exprOp == Op::Gep && (expr->flags & vflags::InBounds)) out += " inbounds";
  if (isBinary(expr->exprOp)) {
    if (expr->flags & vflags::NUW) out += " nuw";
    if (expr->flags & vflags::NSW) out += " nsw";
  }
  out += " (";
  if (expr->exprOp == Op::Gep) {
    appendType(out, expr->sourceType);
    out += ", ";
  }
}

void appendClosing(std::string& out, const Value* value) {
  if (value->is(Op::ConstAggregate)) {
    if (value->type->isStruct() && !value->type->fields.empty()) out += ' ';
    out += value->type->isArray() ? "]" : value->type->packed ? "}>" : "}";
    return;
  }
  if (isCast(static_cast<const ConstExpr*>(value)->exprOp)) {
    out += " to ";
    appendType(out, value->type);
  }
  out += ')';
}

void appendNested(std::string& out, const Value* constant) {
  std::vector<ConstantFrame> stack{{constant, 0}};
  appendOpening(out, constant);
  while (!stack.empty()) {
    ConstantFrame& frame = stack.back();
    auto operands = parts(frame.value);
    if (frame.next == operands.size()) {
      appendClosing(out, frame.value);
      stack.pop_back();
      continue;
    }
    if (frame.next) out += ", ";
    const Value* part = operands[frame.next++];
    appendType(out, part->type);
    out += ' ';
    if (isNested(part)) {
      appendOpening(out, part);
      stack.push_back({part, 0});
    } else {
      appendLeaf(out, part);
    }
  }
}

void appendConstant(std::string& out, const Value* value) {
  if (isNested(value))
    appendNested(out, value);
  else
    appendLeaf(out, value);
}

}  // namespace

void printConstant(std::string& out, const Value* constant) { appendConstant(out, constant); }

// ---- names

ValueNamer::ValueNamer(const Function& function)
    : function_(function),
      values_(function.nextValueId, kNone),
      blocks_(function.nextBlockId, kNone) {
  // First everyone who has a name alone or is the first to have it keeps it, so that a made-up name
  // never pushes a real one away; then the others get theirs.
  uint32_t named = 0;
  for (const Argument* arg : function.args) named += arg->name != 0;
  for (const Block* block : blocks(function)) {
    named += block->name != 0;
    for (const Inst* inst : insts(block)) named += inst->name != 0;
  }
  taken_.assign(std::bit_ceil(size_t(named) * 2 + 2), 0);

  std::vector<uint32_t*> repeated;
  std::vector<uint32_t> repeatedNames;
  auto pickOrPostpone = [&](uint32_t& slot, uint32_t name) {
    name = function.module->names.resolve(name);
    if (!name) {
      slot = kNumber | nextNumber_++;
    } else if (take(name)) {
      slot = name;
    } else {
      repeated.push_back(&slot);
      repeatedNames.push_back(name);
    }
  };
  for (const Argument* arg : function.args) pickOrPostpone(values_[arg->id], arg->name);
  for (const Block* block : blocks(function)) {
    pickOrPostpone(blocks_[block->id], block->name);
    for (const Inst* inst : insts(block))
      if (!inst->type->isVoid()) pickOrPostpone(values_[inst->id], inst->name);
  }
  for (size_t i = 0; i < repeated.size(); ++i) *repeated[i] = makeUnique(repeatedNames[i]);
}

bool ValueNamer::isTaken(uint32_t name) const {
  for (size_t at = name * 0x9E3779B9u;; ++at) {
    uint32_t entry = taken_[at & (taken_.size() - 1)];
    if (!entry) return false;
    if (entry == name) return true;
  }
}

bool ValueNamer::take(uint32_t name) {
  if (takenCount_ * 2 >= taken_.size()) {
    std::vector<uint32_t> old(taken_.size() * 2);
    old.swap(taken_);
    takenCount_ = 0;
    for (uint32_t entry : old)
      if (entry) take(entry);
  }
  for (size_t at = name * 0x9E3779B9u;; ++at) {
    uint32_t& entry = taken_[at & (taken_.size() - 1)];
    if (entry == name) return false;
    if (!entry) {
      entry = name;
      ++takenCount_;
      return true;
    }
  }
}

uint32_t ValueNamer::makeUnique(uint32_t name) {
  const NameTable& names = function_.module->names;
  uint32_t& next = next_.try_emplace(name, 1).first->second;
  for (;;) {
    std::string text(names[name].substr(0, NameTable::kLongestName - 10));
    appendUInt(text, next++);
    uint32_t existing = names.find(text);
    if (existing && isTaken(existing)) continue;
    if (!madeSet_.insert(text).second) continue;
    made_.push_back(std::move(text));
    return kMade | uint32_t(made_.size() - 1);
  }
}

uint32_t ValueNamer::pick(uint32_t name) {
  if (!name) return kNumber | nextNumber_++;
  name = function_.module->names.resolve(name);
  bool free = madeSet_.empty() || !madeSet_.contains(std::string(function_.module->names[name]));
  return free && take(name) ? name : makeUnique(name);
}

void ValueNamer::add(const Inst* inst) {
  if (inst->id >= values_.size()) values_.resize(inst->id + 1, kNone);
  if (values_[inst->id] == kNone && !inst->type->isVoid()) values_[inst->id] = pick(inst->name);
}

void ValueNamer::add(const Block* block) {
  if (block->id >= blocks_.size()) blocks_.resize(block->id + 1, kNone);
  if (blocks_[block->id] == kNone) blocks_[block->id] = pick(block->name);
}

void ValueNamer::appendLocal(std::string& out, uint32_t code) const {
  if (code == kNone)
    out += "<unknown>";
  else if (code & kNumber)
    appendUInt(out, code & ~kNumber);
  else
    appendName(out, code & kMade ? std::string_view(made_[code & kPayload])
                                 : function_.module->names[code]);
}

void ValueNamer::append(std::string& out, const Value* value) const {
  if (!value) {
    out += "<null>";
  } else if (value->isInst() || value->is(Op::Argument)) {
    out += '%';
    appendLocal(out, value->id < values_.size() ? values_[value->id] : kNone);
  } else {
    appendConstant(out, value);
  }
}

void ValueNamer::appendLabel(std::string& out, const Block* block) const {
  appendLocal(out, block->id < blocks_.size() ? blocks_[block->id] : kNone);
}

void ValueNamer::append(std::string& out, const Block* block) const {
  out += '%';
  appendLabel(out, block);
}

std::string ValueNamer::operator()(const Value* value) const {
  std::string out;
  append(out, value);
  return out;
}

std::string ValueNamer::operator()(const Block* block) const {
  std::string out;
  append(out, block);
  return out;
}

void printTyped(std::string& out, const Value* value, const ValueNamer& namer) {
  if (value) {
    appendType(out, value->type);
    out += ' ';
  }
  namer.append(out, value);
}

// ---- instructions

namespace {

void appendFastMath(std::string& out, uint8_t flags) {
  using namespace vflags;
  if ((flags & FFast) == FFast) {
    out += " fast";
    return;
  }
  if (flags & FReassoc) out += " reassoc";
  if (flags & FNNaN) out += " nnan";
  if (flags & FNInf) out += " ninf";
  if (flags & FNSz) out += " nsz";
  if (flags & FArcp) out += " arcp";
  if (flags & FContract) out += " contract";
  if (flags & FAfn) out += " afn";
}

}  // namespace

namespace irprint {

void appendAttrs(std::string& out, const ParamAttrs& attrs, std::string_view pointee) {
  if (attrs.noAlias) out += "noalias ";
  if (attrs.noCapture) out += "nocapture ";
  if (attrs.noUndef) out += "noundef ";
  if (attrs.signExt) out += "signext ";
  if (attrs.zeroExt) out += "zeroext ";
  auto withType = [&](std::string_view word) {
    out.append(word).append("(").append(pointee).append(") ");
  };
  if (attrs.byVal) withType("byval");
  if (attrs.sret) withType("sret");
  if (attrs.align) {
    out += "align ";
    appendUInt(out, attrs.align);
    out += ' ';
  }
}

void appendFnAttrs(std::string& out, FnAttrs attrs, bool oldWordsOnly) {
  using namespace mem;
  constexpr std::pair<uint8_t, std::string_view> kFlags[] = {
      {fnattrs::OptNone, " noinline optnone"},
      {fnattrs::NoReturn, " noreturn"},
      {fnattrs::WillReturn, " willreturn"},
      {fnattrs::NoUnwind, " nounwind"},
      {fnattrs::Cold, " cold"},
  };
  for (auto [flag, text] : kFlags)
    if (attrs.has(flag)) out += text;
  // In the words that every LLVM reads, if they can say it.
  constexpr uint8_t kArgs = ReadArgs | WriteArgs, kHidden = ReadHidden | WriteHidden;
  constexpr std::pair<uint8_t, std::string_view> kKinds[] = {
      {All, ""},
      {kArgs, " argmemonly"},
      {kHidden, " inaccessiblememonly"},
      {kArgs | kHidden, " inaccessiblemem_or_argmemonly"},
  };
  constexpr std::pair<uint8_t, std::string_view> kAccesses[] = {
      {All, ""}, {Reads, " readonly"}, {Writes, " writeonly"}};
  if (attrs.memory == None) {
    out += " readnone";
    return;
  }
  for (auto [kind, kindText] : kKinds)
    for (auto [access, accessText] : kAccesses)
      if (attrs.memory == (kind & access)) {
        out.append(kindText).append(accessText);
        return;
      }
  if (oldWordsOnly) return;  // a promise that need not be kept
  out += " memory(";
  auto append = [&](std::string_view place, uint8_t kind) {
    uint8_t memory = attrs.memory & kind;
    std::string_view access = memory == None       ? "none"
                              : !(memory & Writes) ? "read"
                              : !(memory & Reads)  ? "write"
                                                   : "readwrite";
    out.append(place).append(access);
  };
  append("", ReadOther | WriteOther);
  append(", argmem: ", kArgs);
  append(", inaccessiblemem: ", kHidden);
  out += ')';
}

void appendFlags(std::string& out, const Inst& inst) {
  using namespace vflags;
  switch (inst.op) {
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
    case Op::FRem:
    case Op::FNeg:
    case Op::FCmp:
      appendFastMath(out, inst.flags);
      return;
    case Op::Phi:
    case Op::Select:
    case Op::Call:
      if (inst.type->isFloatingPoint()) appendFastMath(out, inst.flags);
      return;
    case Op::Add:
    case Op::Sub:
    case Op::Mul:
    case Op::Shl:
      if (inst.flags & NUW) out += " nuw";
      if (inst.flags & NSW) out += " nsw";
      return;
    case Op::SDiv:
    case Op::UDiv:
    case Op::LShr:
    case Op::AShr:
      if (inst.flags & Exact) out += " exact";
      return;
    case Op::Gep:
      if (inst.flags & InBounds) out += " inbounds";
      return;
    case Op::Load:
    case Op::Store:
      if (inst.flags & Atomic) out += " atomic";
      if (inst.flags & Volatile) out += " volatile";
      return;
    default:
      return;
  }
}

}  // namespace irprint

namespace {

/// The same with the type printed here.
void appendAttrs(std::string& out, const ParamAttrs& attrs) {
  irprint::appendAttrs(out, attrs, attrs.pointee ? toString(attrs.pointee) : std::string());
}

class InstPrinter {
 public:
  InstPrinter(std::string& text, const ValueNamer& valueNamer) : out(text), namer(valueNamer) {}

  void print(const Inst& inst) {
    if (inst.is(Op::Erased)) {
      out += "<erased>";
      return;
    }
    if (!inst.type->isVoid()) {
      namer.append(out, &inst);
      out += " = ";
    }
    if (inst.is(Op::Call) && inst.call->tail) out += "tail ";
    out += opInfo(inst.op).text;
    appendFlags(out, inst);
    body(inst);
  }

 private:
  std::string& out;
  const ValueNamer& namer;

  void value(const Inst& inst, uint32_t i) {
    namer.append(out, i < inst.numOps ? inst.ops[i].value : nullptr);
  }
  void typed(const Inst& inst, uint32_t i) {
    printTyped(out, i < inst.numOps ? inst.ops[i].value : nullptr, namer);
  }
  void label(const Inst& inst, uint32_t succ) {
    out += "label ";
    if (inst.block && succ < inst.block->succs.size())
      namer.append(out, inst.block->succs[succ].block);
    else
      out += "<null>";
  }
  /// ` type a, b`: operands of one type.
  void sameType(const Inst& inst) {
    out += ' ';
    typed(inst, 0);
    for (uint32_t i = 1; i < inst.numOps; ++i) {
      out += ", ";
      value(inst, i);
    }
  }
  void typedList(const Inst& inst, uint32_t from) {
    for (uint32_t i = from; i < inst.numOps; ++i) {
      if (i > from) out += ", ";
      typed(inst, i);
    }
  }

  void body(const Inst& inst) {
    switch (inst.op) {
      case Op::Ret:
        out += ' ';
        if (inst.numOps)
          typed(inst, 0);
        else
          out += "void";
        return;
      case Op::Br:
        out += ' ';
        label(inst, 0);
        return;
      case Op::CondBr:
        out += ' ';
        typed(inst, 0);
        out += ", ";
        label(inst, 0);
        out += ", ";
        label(inst, 1);
        return;
      case Op::Switch:
        return switchBody(inst);
      case Op::Unreachable:
        return;
      case Op::Alloca:
        out += ' ';
        appendType(out, inst.typeArg);
        if (inst.numOps) {
          out += ", ";
          typed(inst, 0);
        }
        return appendAlign(out, inst);
      case Op::Load:
        out += ' ';
        appendType(out, inst.type);
        out += ", ";
        typed(inst, 0);
        return appendAlign(out, inst);
      case Op::Store:
        out += ' ';
        typedList(inst, 0);
        if (inst.numOps == 2 && inst.ops[0].value) appendAlign(out, inst);
        return;
      case Op::Gep:
        out += ' ';
        appendType(out, inst.typeArg);
        out += ", ";
        return typedList(inst, 0);
      case Op::ICmp:
        out.append(" ").append(predName(inst.intPred()));
        return sameType(inst);
      case Op::FCmp:
        out.append(" ").append(predName(inst.floatPred()));
        return sameType(inst);
      case Op::Phi:
        return phiBody(inst);
      case Op::Select:
      case Op::Freeze:
        out += ' ';
        return typedList(inst, 0);
      case Op::Call:
        return callBody(inst);
      case Op::ExtractValue:
      case Op::InsertValue: {
        uint32_t values = inst.is(Op::ExtractValue) ? 1 : 2;
        for (uint32_t i = 0; i < inst.numOps; ++i) {
          out += i ? ", " : " ";
          if (i < values)
            typed(inst, i);
          else
            value(inst, i);
        }
        return;
      }
      default:
        if (isCast(inst.op)) {
          out += ' ';
          typed(inst, 0);
          out += " to ";
          appendType(out, inst.type);
          return;
        }
        return sameType(inst);
    }
  }

  void switchBody(const Inst& inst) {
    out += ' ';
    typed(inst, 0);
    out += ", ";
    label(inst, 0);
    out += " [";
    for (uint32_t i = 1; i < inst.numOps; ++i) {
      out += "\n    ";
      typed(inst, i);
      out += ", ";
      label(inst, i);
    }
    out += "\n  ]";
  }

  void phiBody(const Inst& inst) {
    out += ' ';
    appendType(out, inst.type);
    for (uint32_t i = 0; i < inst.numOps; ++i) {
      out += i ? ", [ " : " [ ";
      value(inst, i);
      out += ", ";
      if (inst.block && i < inst.block->preds.size())
        namer.append(out, inst.block->preds[i].block);
      else
        out += "<null>";
      out += " ]";
    }
  }

  void callBody(const Inst& inst) {
    const CallInfo& call = *inst.call;
    out += ' ';
    appendAttrs(out, call.ret);
    appendType(out, call.fnType->variadic ? call.fnType : call.fnType->returnType());
    out += ' ';
    value(inst, 0);
    out += '(';
    for (uint32_t i = 1; i < inst.numOps; ++i) {
      if (i > 1) out += ", ";
      const Value* arg = inst.ops[i].value;
      if (arg) {
        appendType(out, arg->type);
        out += ' ';
      }
      if (i - 1 < call.args.size()) appendAttrs(out, call.args[i - 1]);
      namer.append(out, arg);
    }
    out += ')';
    appendFnAttrs(out, call.attrs);
  }
};

}  // namespace

namespace irprint {

static std::string_view linkageWord(Linkage linkage, bool isDeclaration) {
  switch (linkage) {
    case Linkage::External:
      return "";
    case Linkage::Internal:
      return "internal ";
    case Linkage::Private:
      return "private ";
    case Linkage::Common:
      return "common ";
    case Linkage::Weak:
      return isDeclaration ? "extern_weak " : "weak ";
    case Linkage::LinkOnce:
      return "linkonce ";
    case Linkage::AvailableExternally:
      return "available_externally ";
  }
  return "";
}

void appendLinkage(std::string& out, const GlobalValue& symbol, bool isDeclaration) {
  static constexpr std::string_view kVisibility[] = {"", "hidden ", "protected "};
  std::string_view linkage = linkageWord(symbol.linkage, isDeclaration);
  if (linkage.empty() && isDeclaration && symbol.is(Op::Global)) linkage = "external ";
  out += linkage;
  out += kVisibility[size_t(symbol.visibility)];
}

void appendSection(std::string& out, const GlobalValue& symbol, std::string_view before) {
  if (symbol.section.empty()) return;
  out.append(before).append("section \"");
  appendEscaped(out, symbol.section);
  out += '"';
}

void appendBlockHead(std::string& out, const Block* block, const ValueNamer& namer, bool comments) {
  bool isEntry = block == block->function->entry();
  if (isEntry && !block->name) return;  // its number is implied
  size_t begin = out.size();
  namer.appendLabel(out, block);
  out += ':';
  if (comments && !isEntry) {
    size_t width = out.size() - begin;
    out.append(width < 50 ? 50 - width : 1, ' ');
    if (block->preds.empty()) out += "; No predecessors!";
    for (size_t i = 0; i < block->preds.size(); ++i) {
      out += i ? ", " : "; preds = ";
      namer.append(out, block->preds[i].block);
    }
  }
  out += '\n';
}

void appendStructBody(std::string& out, const Type* type,
                      void (*appendField)(std::string&, const Type*)) {
  out += type->packed ? "<{" : "{";
  for (size_t i = 0; i < type->fields.size(); ++i) {
    out += i ? ", " : " ";
    appendField(out, type->fields[i]);
  }
  if (!type->fields.empty()) out += ' ';
  out += type->packed ? "}>" : "}";
}

void appendNamedStructs(std::string& out, const Module& module,
                        void (*appendField)(std::string&, const Type*)) {
  auto named = module.types.namedStructs();
  if (!named.empty()) out += '\n';
  for (const Type* type : named) {
    out += '%';
    appendName(out, type->name);
    out += " = type ";
    if (type->opaque)
      out += "opaque";
    else
      appendStructBody(out, type, appendField);
    out += '\n';
  }
}

void appendModuleHead(std::string& out, const Module& module) {
  auto quoted = [&](std::string_view before, std::string_view text) {
    out.append(before).append("\"");
    appendEscaped(out, text);
    out += "\"\n";
  };
  if (!module.sourceFile.empty()) {
    out += "; ModuleID = '";
    appendEscaped(out, module.sourceFile);
    out += "'\n";
    quoted("source_filename = ", module.sourceFile);
  }
  if (!module.dataLayout.empty()) quoted("target datalayout = ", module.dataLayout);
  if (!module.targetTriple.empty()) quoted("target triple = ", module.targetTriple);
}

}  // namespace irprint

namespace {

void appendHeader(std::string& out, const Function& function, const ValueNamer& namer) {
  bool declaration = function.isDeclaration();
  out += declaration ? "declare " : "define ";
  appendLinkage(out, function, declaration);
  appendAttrs(out, function.ret);
  appendType(out, function.returnType());
  out += " @";
  appendName(out, function.name);
  out += '(';
  for (const Argument* arg : function.args) {
    if (arg->index) out += ", ";
    appendType(out, arg->type);
    out += ' ';
    appendAttrs(out, arg->attrs);
    if (declaration)
      out.pop_back();
    else
      namer.append(out, arg);
  }
  if (function.fnType->variadic) out += function.args.empty() ? "..." : ", ...";
  out += ')';
  appendFnAttrs(out, function.attrs);
  appendSection(out, function, " ");
}

}  // namespace

void printInst(std::string& out, const Inst& inst, const ValueNamer& namer) {
  InstPrinter(out, namer).print(inst);
}

void printFunction(std::string& out, const Function& function, const PrintOptions& options) {
  ValueNamer namer(function);
  appendHeader(out, function, namer);
  if (function.isDeclaration()) {
    out += '\n';
    return;
  }
  out += " {\n";
  InstPrinter printer(out, namer);
  for (const Block* block : blocks(function)) {
    if (block != function.entry()) out += '\n';
    appendBlockHead(out, block, namer, options.predComments);
    for (const Inst* inst : insts(block)) {
      out += "  ";
      printer.print(*inst);
      out += '\n';
    }
  }
  out += "}\n";
}

void printGlobal(std::string& out, const GlobalVar& global) {
  out += '@';
  appendName(out, global.name);
  out += " = ";
  appendLinkage(out, global, !global.init);
  if (global.unnamedAddr) out += "unnamed_addr ";
  out += global.isConstant ? "constant " : "global ";
  appendType(out, global.valueType);
  if (global.init) {
    out += ' ';
    appendConstant(out, global.init);
  }
  appendSection(out, global, ", ");
  out += ", align ";
  appendUInt(out, global.align ? global.align : global.valueType->align);
  out += '\n';
}

void printModule(std::string& out, const Module& module, const PrintOptions& options) {
  if (options.typedPointers) return printTypedModule(out, module, options);
  if (!options.onlyFunctions) {
    appendModuleHead(out, module);
    appendNamedStructs(out, module, appendType);
    if (!module.globals.empty()) out += '\n';
    for (const GlobalVar* global : module.globals) printGlobal(out, *global);
  }
  if (options.noFunctions) return;
  for (const auto& function : module.functions) {
    if (options.onlyFunctions && function->isDeclaration()) continue;
    if (!out.empty()) out += '\n';
    printFunction(out, *function, options);
  }
}

std::string toString(const Module& module) {
  std::string out;
  printModule(out, module);
  return out;
}

std::string toString(const Function& function) {
  std::string out;
  printFunction(out, function);
  return out;
}

std::string toString(const Inst& inst) {
  if (!inst.block) return "<detached " + std::string(opInfo(inst.op).text) + ">";
  std::string out;
  printInst(out, inst, ValueNamer(*inst.block->function));
  return out;
}

}  // namespace minic

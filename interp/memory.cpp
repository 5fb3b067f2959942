// The memory of an interpreted program: its globals, the values of constants, the stack.
#include "support/platform/memory.h"

#include <algorithm>

#include "interp/checker.h"
#include "interp/code.h"
#include "interp/effects.h"
#include "ir/fold.h"
#include "ir/gep.h"

namespace minic::interp {

namespace {
constexpr uint64_t kLibraryBytes = 64 << 20;  // for what the library keeps: 300,000 files
constexpr uint64_t kCheckedStack = 512 << 20, kCheckedHeap = uint64_t(4) << 30;
constexpr uint64_t kMaxGlobals = uint64_t(1) << 40;
constexpr uint64_t kFileBytes = 216;  // of a FILE

const TargetInfo& targetOf(const Module& module, const RunOptions& options) {
  const TargetInfo* target = findTargetInfo(module.targetTriple);
  if (!target) target = options.target;
  return target ? *target : *allTargets().front();
}
}  // namespace

Interp::Interp(const Module& module, const RunOptions& options)
    : module_(module), options_(options), target_(targetOf(module, options)) {
  calleeIndex_.assign(module.numConstants(), 0);
  globalAddress_.assign(module.numConstants(), 0);
  callees_.resize(module.functions.size());
  for (size_t i = 0; i < callees_.size(); ++i) {
    const Function* function = module.functions[i].get();
    callees_[i].function = function;
    calleeIndex_[function->id] = uint32_t(i);
    if (function->isDeclaration())
      callees_[i].host = findHostFunction(*function, callees_[i].hostArgs);
  }
  for (const auto& function : module.functions)
    if (function->aliasee) calleeIndex_[function->id] = calleeIndex_[function->aliasee->id];
}

Interp::~Interp() {
  if (slots_) releaseMemory(slots_, slotsSize_);
}

bool Interp::layOutMemory() {
  uint64_t size = 64;  // of the variables
  for (const GlobalVar* global : module_.globals) {
    if (!global->init) continue;
    uint64_t align = std::max({global->align, global->valueType->align, uint32_t(1)});
    if (options_.checksUndefined) align = std::max<uint64_t>(align, 16), ++size;
    size = (size + align - 1) / align * align;
    globalAddress_[global->id] = Space::kFirst + size;
    size += global->valueType->size;
  }
  uint64_t library = kLibraryBytes;
  for (const std::string& arg : options_.args) library += arg.size() + 32;
  // The checker keeps nearly twice as much beside it.
  const bool checks = options_.checksUndefined;
  const uint64_t stack = std::min({options_.stackBytes, checks ? kCheckedStack : ~uint64_t(0),
                                   addressSpace() / (checks ? 32 : 8)});
  const uint64_t heap = std::min({options_.heapBytes, checks ? kCheckedHeap : ~uint64_t(0),
                                  addressSpace() / (checks ? 8 : 2)});
  for (slotsSize_ = stack & ~uint64_t(4095); slotsSize_ >= (1 << 20); slotsSize_ /= 2)
    if ((slots_ = static_cast<uint64_t*>(reserveMemory(slotsSize_)))) break;
  if (!slots_) return fail(139, Msg::RunNoMemoryForStack);
  if (size > kMaxGlobals || !space.reserve(size + 64 + library, stack, heap))
    return fail(139, Msg::RunNoMemoryForGlobals, size);
  libraryAt_ = Space::kFirst + size + 64;
  sp_ = space.stack();
  for (const GlobalVar* global : module_.globals) {
    if (global->init) continue;
    FILE* stream = global->name == "stdin"    ? options_.in
                   : global->name == "stdout" ? options_.out
                   : global->name == "stderr" ? options_.err
                                              : nullptr;
    if (!stream) continue;
    const uint64_t file = keep(std::string(kFileBytes, '\0'));
    openFiles[file] = stream;
    globalAddress_[global->id] = keep({reinterpret_cast<const char*>(&file), sizeof file});
  }
  for (const GlobalVar* global : module_.globals)
    if (global->aliasee) globalAddress_[global->id] = globalAddress_[global->aliasee->id];
  for (const GlobalVar* global : module_.globals) {
    if (!global->init) continue;
    const GlobalValue* undefined = nullptr;
    char* to = space.at(globalAddress_[global->id], global->valueType->size);
    if (!writeConstant(global->init, to, undefined))
      return fail(127, Msg::RunUndefinedVariable, undefined->name);
  }
  return true;
}

uint64_t Interp::keep(std::string_view bytes, uint64_t align) {
  libraryAt_ = (libraryAt_ + align - 1) / align * align;
  const uint64_t address = libraryAt_;
  libraryAt_ += bytes.size();
  if (libraryAt_ > space.stack()) throw BadAccess{};
  std::memcpy(space.need(address, bytes.size()), bytes.data(), bytes.size());
  return address;
}

uint64_t Interp::keepText(std::string_view text) {
  auto found = texts_.find(text);
  if (found != texts_.end()) return found->second;
  uint64_t address = keep(std::string(text) + '\0', 1);
  texts_.emplace(text, address);
  return address;
}

uint64_t Interp::keepOwn(std::string_view function, std::string_view bytes) {
  auto found = owned_.find(function);
  if (found == owned_.end()) found = owned_.emplace(function, keep(std::string(256, '\0'))).first;
  std::memcpy(space.need(found->second, bytes.size()), bytes.data(), bytes.size());
  return found->second;
}

std::optional<MsgWord> Interp::placeName(uint64_t address) const {
  auto isIn = [address](uint64_t from, uint64_t to) { return address >= from && address < to; };
  if (isIn(space.globals(), space.stack())) return MsgWord::RunGlobalVariable;
  if (isIn(space.stack(), space.stackEnd())) return MsgWord::RunLocalVariable;
  if (isIn(Space::kFunctions, Space::kFunctions + callees_.size() * Space::kFunctionSize))
    return MsgWord::RunFunction;
  return std::nullopt;
}

uint64_t Interp::addressOf(const GlobalValue* global, const GlobalValue*& undefined) {
  bool weak = global->linkage == Linkage::Weak;  // undefined, it is null
  if (const Function* function = asFunction(global)) {
    Callee& callee = calleeOf(function);
    if (weak && function->isDeclaration() && !callee.host) return 0;
    return addressOf(callee);
  }
  uint64_t address = globalAddress_[global->id];
  if (!address && !weak) undefined = global;
  return address;
}

uint64_t Interp::scalar(const Value* constant, const GlobalValue*& undefined) {
  switch (constant->op) {
    case Op::ConstInt: return uint64_t(static_cast<const ConstInt*>(constant)->value);
    case Op::ConstFloat: return static_cast<const ConstFloat*>(constant)->bits;
    case Op::Global:
    case Op::Function: return addressOf(static_cast<const GlobalValue*>(constant), undefined);
    case Op::BlockAddress: return labelAddress(*static_cast<const BlockAddress*>(constant));
    case Op::ConstExpr: break;
    default: return 0;  // null, zero, undef, poison
  }
  // Constant expressions nest as deep as the text says: evaluated bottom up on a stack of our own.
  struct Frame {
    const ConstExpr* expr;
    std::vector<uint64_t> values;
  };
  std::vector<Frame> stack{{static_cast<const ConstExpr*>(constant), {}}};
  uint64_t result = 0;
  while (!stack.empty()) {
    Frame& frame = stack.back();
    auto operands = frame.expr->operands;
    if (frame.values.size() < operands.size()) {
      const Value* operand = operands[frame.values.size()];
      if (operand->is(Op::ConstExpr)) {
        stack.push_back({static_cast<const ConstExpr*>(operand), {}});
      } else {
        frame.values.push_back(scalar(operand, undefined));
      }
      continue;
    }
    const ConstExpr* expr = frame.expr;
    const std::vector<uint64_t>& v = frame.values;
    if (expr->exprOp == Op::Gep) {
      result = v[0];
      for (const GepStep& step : GepSteps(*expr))
        result += step.isField ? step.bytes : v[step.operand] * step.bytes;
    } else if (expr->exprOp >= Op::FAdd && expr->exprOp <= Op::FRem) {
      result = foldFloats(expr->exprOp, expr->type->bits, v[0], v[1]);
    } else if (isBinary(expr->exprOp)) {
      result = foldIntegers(expr->exprOp, expr->type->bits, v[0], v[1]).bits;
    } else {
      result = foldCast(expr->exprOp, expr->operands[0]->type, expr->type, v[0]).bits;
    }
    if (unsigned unused = expr->type->isInt() ? 64 - expr->type->bits : 0)
      result = uint64_t(int64_t(result << unused) >> unused);
    stack.pop_back();
    if (!stack.empty()) stack.back().values.push_back(result);
  }
  return result;
}

bool Interp::writeConstant(const Value* root, char* to, const GlobalValue*& undefined) {
  // Aggregates nest as deep as the program's arrays have dimensions.
  std::vector<std::pair<const Value*, char*>> stack{{root, to}};
  while (!stack.empty()) {
    auto [constant, at] = stack.back();
    stack.pop_back();
    const Type* type = constant->type;
    if (constant->is(Op::ConstAggregate)) {
      auto elements = static_cast<const ConstAggregate*>(constant)->elements;
      for (size_t i = 0; i < elements.size(); ++i)
        stack.push_back(
            {elements[i], at + (type->isStruct() ? type->offsets[i] : i * type->element->size)});
    } else if (const ConstData* data = asConstData(const_cast<Value*>(constant))) {
      std::memcpy(at, data->bytes.data(), data->bytes.size());
    } else if (type->isLongDouble()) {
      WideBits bits;
      if (constant->is(Op::ConstLongDouble))
        bits = static_cast<const ConstLongDouble*>(constant)->bits;
      std::memcpy(at, &bits, sizeof bits);
    } else if (type->isInt() && type->bits > 64) {
      // Zero, or an expression over its halves.
      if (!constant->is(Op::ConstExpr)) continue;
      auto halves = static_cast<const ConstExpr*>(constant)->operands;
      for (size_t i = 0; i < 2; ++i) {
        uint64_t bits = asConstInt(halves[i])->zext();
        std::memcpy(at + 8 * i, &bits, sizeof bits);
      }
    } else if (type->isScalar()) {
      uint64_t bits = scalar(constant, undefined);
      if (type->bits < 64) bits &= (uint64_t(1) << type->bits) - 1;
      if (bits) std::memcpy(at, &bits, type->size);
    }
  }
  return !undefined;
}

}  // namespace minic::interp

// Lists of blocks and instructions, arenas, interned constants and symbols.
#include "ir/function.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "ir/library.h"

namespace minic {

// ---- blocks

Block* Function::createBlock(std::string_view blockName, Block* after) {
  // The graph is dense in memory, apart from the instructions, since analyses walk it often. Most
  // blocks have at most two edges each way.
  if (!firstBlock) library = nullptr;
  if (freeBlocks_.empty()) {
    uint32_t count = std::clamp<uint32_t>(numBlocks, 4, 256);
    freeBlocks_ = {arena.createArray<BlockRoom>(count), count};
  }
  BlockRoom& room = freeBlocks_.front();
  freeBlocks_ = freeBlocks_.subspan(1);
  Block* block = &room.block;
  block->preds.useStorage(room.edges, 2);
  block->succs.useStorage(room.edges + 2, 2);
  block->id = nextBlockId++;
  block->name = blockName.empty() ? 0 : module->names.intern(blockName);
  block->function = this;
  block->address = nullptr;
  if (!after) after = lastBlock;
  block->prev = after;
  block->next = after ? after->next : nullptr;
  (block->prev ? block->prev->next : firstBlock) = block;
  (block->next ? block->next->prev : lastBlock) = block;
  ++numBlocks;
  ++cfgEpoch;
  return block;
}

void Function::unlinkBlock(Block* block) {
  MINIC_CHECK(!block->first && block->preds.empty() && block->succs.empty());
  if (block->address) Module::setBlock(block->address, nullptr);
  if (debug) debug->assignments.removed(block);
  (block->prev ? block->prev->next : firstBlock) = block->next;
  (block->next ? block->next->prev : lastBlock) = block->prev;
  --numBlocks;
  ++cfgEpoch;
}

void Function::moveBlockAfter(Block* block, Block* after) {
  if (after == block || block->prev == after) return;
  (block->prev ? block->prev->next : firstBlock) = block->next;
  (block->next ? block->next->prev : lastBlock) = block->prev;
  block->prev = after;
  block->next = after->next;
  after->next = block;
  (block->next ? block->next->prev : lastBlock) = block;
}

void Function::createArgs() {
  args.clear();
  uint32_t index = 0;
  for (Type* type : fnType->params()) {
    Argument* arg = arena.create<Argument>();
    arg->op = Op::Argument;
    arg->type = type;
    arg->id = nextValueId++;
    arg->function = this;
    arg->index = index++;
    args.push_back(arg);
  }
}

void Function::dropBlockAddresses() {
  for (Block* block = firstBlock; block; block = block->next)
    if (block->address) Module::setBlock(block->address, nullptr);
}

void Function::dropBody(bool written) {
  isWritten |= written;
  for (Block* block = firstBlock; block && written; block = block->next)
    if (block->address) std::exchange(block->address, nullptr)->block = nullptr;  // it has a label
  dropBlockAddresses();
  std::vector<Argument> kept;
  for (Argument* arg : args) kept.push_back(*arg);
  if (debug) debug->assignments = {}, debug->replacements = {};
  firstBlock = lastBlock = nullptr;
  numBlocks = nextBlockId = nextValueId = 0;
  ++cfgEpoch;
  arena.clear();
  freeBlocks_ = {};
  createArgs();
  for (size_t i = 0; i < args.size(); ++i) {
    args[i]->name = kept[i].name;
    args[i]->attrs = kept[i].attrs;
  }
}

void Function::setType(Type* type) {
  MINIC_CHECK(isDeclaration() && type->isFunction());
  fnType = type;
  ret = {};
  nextValueId = 0;
  createArgs();
}

// ---- instructions

Inst* Function::createInst(Op op, Type* type, std::span<Value* const> operands, SourceLoc at) {
  // The operand slots follow the instruction, so that a walk over operands stays in its cache
  // lines.
  auto count = uint32_t(operands.size());
  void* memory = arena.allocate(sizeof(Inst) + sizeof(Use) * count, alignof(Inst));
  Inst* inst = new (memory) Inst{};
  inst->op = op;
  inst->type = type;
  inst->id = nextValueId++;
  inst->loc = at;
  inst->numOps = inst->capOps = count;
  inst->ops = reinterpret_cast<Use*>(inst + 1);
  for (uint32_t i = 0; i < count; ++i) {
    inst->ops[i] = {nullptr, nullptr, nullptr, inst};
    inst->setOperand(i, operands[i]);
  }
  return inst;
}

Inst* Function::createPhi(Type* type, const Block* block) {
  uint32_t count = block->preds.size();
  void* memory = arena.allocate(sizeof(Inst) + sizeof(Use) * count, alignof(Inst));
  Inst* inst = new (memory) Inst{};
  inst->op = Op::Phi;
  inst->type = type;
  inst->id = nextValueId++;
  inst->numOps = inst->capOps = count;
  inst->ops = reinterpret_cast<Use*>(inst + 1);
  for (uint32_t i = 0; i < count; ++i) inst->ops[i] = {nullptr, nullptr, nullptr, inst};
  return inst;
}

Inst* Function::insertPhi(Type* type, Inst* before, const Inst* like) {
  Inst* phi = createPhi(type, before->block);
  phi->name = like->name;
  phi->loc = like->loc;
  insertBefore(phi, before->block, before);
  return phi;
}

void insertBefore(Inst* inst, Block* block, Inst* before) {
  inst->block = block;
  inst->next = before;
  inst->prev = before ? before->prev : block->last;
  (inst->prev ? inst->prev->next : block->first) = inst;
  (before ? before->prev : block->last) = inst;
  if (FunctionDebug* debug = block->function->debug.get(); debug && !inst->is(Op::Phi))
    debug->assignments.inserted(inst, before, block);
  ++block->function->instEpoch;
}

void detach(Inst* inst) {
  Block* block = inst->block;
  if (FunctionDebug* debug = block->function->debug.get())
    debug->assignments.removed(inst, inst->next, block);
  (inst->prev ? inst->prev->next : block->first) = inst->next;
  (inst->next ? inst->next->prev : block->last) = inst->prev;
  inst->prev = inst->next = nullptr;
  inst->block = nullptr;
  ++block->function->instEpoch;
}

void erase(Inst* inst) {
  MINIC_CHECK(!inst->hasUses(), "erasing an instruction that is still used");
  dropOperands(inst);
  if (inst->block) detach(inst);
  inst->op = Op::Erased;
#ifndef NDEBUG
  inst->type = nullptr;  // a use of the erased instruction crashes close to the cause
  inst->ops = nullptr;
  inst->numOps = 0;
#endif
}

void replaceWith(Inst* inst, Value* value) {
  replaceAllUses(inst, value);
  erase(inst);
}

Value* onlyOperand(const Inst& phi, bool withoutUndef) {
  Value* only = nullptr;
  for (const Use& use : phi.operands()) {
    if (use.value == &phi || use.value == only) continue;
    if (withoutUndef && use.value->is(Op::ConstUndef)) continue;
    if (only) return nullptr;
    only = use.value;
  }
  return only;
}

Value* FunctionDebug::resolve(Value* value) const {
  while (value && value->is(Op::Erased)) {
    auto found = replacements.find(value);
    value = found == replacements.end() ? nullptr : found->second;
  }
  return value && !value->isUndefOrPoison() ? value : nullptr;
}

void FunctionDebug::replaceArgument(const Value* argument, Value* value) {
  assignments.forEach([&](DebugAssignment& assignment) {
    if (assignment.value == argument) assignment.value = value;
  });
}

// ---- names

uint32_t NameTable::hashOf(std::string_view text) {
  constexpr uint64_t kPrime = 0x9E3779B97F4A7C15u;
  uint64_t hash = text.size() * kPrime;
  const char* at = text.data();
  size_t left = text.size();
  auto mix = [&](uint64_t word) {
    hash = (hash ^ word) * kPrime;
    hash ^= hash >> 32;
  };
  for (; left > 8; at += 8, left -= 8) {
    uint64_t word;
    std::memcpy(&word, at, 8);
    mix(word);
  }
  uint64_t last = 0;
  for (size_t i = 0; i < left; ++i) last = last << 8 | static_cast<unsigned char>(at[i]);
  mix(last);
  return uint32_t(hash);
}

size_t NameTable::slotOf(std::string_view text, uint32_t hash) const {
  for (size_t at = hash;; ++at) {
    const Slot& slot = slots_[at & (slots_.size() - 1)];
    if (!slot.name || (slot.hash == hash && texts_[slot.name] == text))
      return at & (slots_.size() - 1);
  }
}

void NameTable::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (!slot.name) continue;
    size_t at = slot.hash;
    while (slots_[at & (slots_.size() - 1)].name) ++at;
    slots_[at & (slots_.size() - 1)] = slot;
  }
}

uint32_t NameTable::intern(std::string_view text) {
  if (text.empty()) return 0;
  text = text.substr(0, kMaxNameLength);
  uint32_t hash = hashOf(text);
  size_t at = slotOf(text, hash);
  if (slots_[at].name) return slots_[at].name;
  auto name = uint32_t(texts_.size());
  texts_.push_back(arena_.copy(text));
  slots_[at] = {hash, name};
  if (texts_.size() * 2 > slots_.size()) grow();
  return name;
}

uint32_t NameTable::versions(uint32_t base, uint32_t count) {
  MINIC_CHECK(nextVersion_ + uint64_t(count) < 2 * uint64_t(kVersions), "too many names");
  uint32_t first = nextVersion_;
  if (count) versions_.push_back({first, resolve(base)});
  nextVersion_ += count;
  return first;
}

uint32_t NameTable::internVersion(uint32_t name) const {
  auto next = std::upper_bound(versions_.begin(), versions_.end(), name,
                               [](uint32_t n, const Versions& v) { return n < v.first; });
  const Versions& versions = next[-1];
  // The table grows; its numbers stay the same.
  return const_cast<NameTable*>(this)->intern(std::string(texts_[versions.base]) + '.' +
                                              std::to_string(name - versions.first));
}

// ---- module

template <class T>
T* Module::newConstant(Op op, Type* type) {
  T* constant = arena_.create<T>();
  constant->op = op;
  constant->type = type;
  constant->id = nextConstantId_++;
  return constant;
}

ConstInt* Module::constInt(Type* type, int64_t value) {
  MINIC_DCHECK(type->isInt() && type->bits <= 64);
  unsigned shift = 64 - type->bits;
  value = int64_t(uint64_t(value) << shift) >> shift;
  Value*& slot = scalars_[{type, uint64_t(value), Op::ConstInt}];
  if (!slot) {
    ConstInt* constant = newConstant<ConstInt>(Op::ConstInt, type);
    constant->value = value;
    slot = constant;
  }
  return static_cast<ConstInt*>(slot);
}

ConstFloat* Module::constFloatBits(Type* type, uint64_t bits) {
  MINIC_DCHECK(type->isFloatingPoint());
  Value*& slot = scalars_[{type, bits, Op::ConstFloat}];
  if (!slot) {
    ConstFloat* constant = newConstant<ConstFloat>(Op::ConstFloat, type);
    constant->bits = bits;
    slot = constant;
  }
  return static_cast<ConstFloat*>(slot);
}

ConstLongDouble* Module::constLongDouble(Type* type, WideBits bits) {
  MINIC_DCHECK(type->isLongDouble());
  Value*& slot = scalars_[{type, bits.low, Op::ConstLongDouble, bits.high}];
  if (!slot) {
    ConstLongDouble* constant = newConstant<ConstLongDouble>(Op::ConstLongDouble, type);
    constant->bits = bits;
    slot = constant;
  }
  return static_cast<ConstLongDouble*>(slot);
}

Value* Module::constInteger(Type* type, uint64_t low, uint64_t high) {
  if (type->bits <= 64) return constInt(type, int64_t(low));
  if (!low && !high) return zero(type);
  std::array<Value*, 2> halves{constInt(types.i64(), int64_t(low)),
                               constInt(types.intTy(type->bits - 64), int64_t(high))};
  return constExpr(Op::InsertValue, type, halves);
}

Value* Module::simpleConstant(Op op, Type* type) {
  Value*& slot = scalars_[{type, 0, op}];
  if (!slot) slot = newConstant<Value>(op, type);
  return slot;
}

Value* Module::zero(Type* type) {
  if (type->isInt() && type->bits <= 64) return constInt(type, 0);
  if (type->isFloatingPoint()) return constFloatBits(type, 0);
  if (type->isLongDouble()) return constLongDouble(type, {});
  if (type->isPtr()) return nullPtr();
  return simpleConstant(Op::ConstZero, type);
}

ConstAggregate* Module::constAggregate(Type* type, std::span<Value* const> elements) {
  MINIC_DCHECK(type->isAggregate() || type->isVector());
  ConstAggregate* constant = newConstant<ConstAggregate>(Op::ConstAggregate, type);
  Value** copy = arena_.createArray<Value*>(elements.size());
  std::copy(elements.begin(), elements.end(), copy);
  constant->elements = {copy, elements.size()};
  return constant;
}

Value* Module::constVector(Type* type, std::span<Value* const> lanes) {
  MINIC_DCHECK(type->isVector() && lanes.size() == type->count);
  // Of one value in all lanes, undef and poison are known as such; so is zero.
  Value* first = lanes[0];
  if (std::all_of(lanes.begin(), lanes.end(), [&](Value* lane) { return lane == first; })) {
    if (first->isUndefOrPoison()) return simpleConstant(first->op, type);
    if (first == zero(type->element)) return zero(type);
  }
  std::string key(reinterpret_cast<const char*>(&type), sizeof type);
  key.append(reinterpret_cast<const char*>(lanes.data()), lanes.size_bytes());
  Value*& slot = vectors_[key];
  return slot ? slot : slot = constAggregate(type, lanes);
}

Value* Module::splat(Type* vector, Value* lane) {
  return constVector(vector, std::vector<Value*>(vector->count, lane));
}

Value* Module::shuffleMask(std::span<const int32_t> lanes) {
  std::vector<Value*> numbers;
  for (int32_t lane : lanes)
    numbers.push_back(lane < 0 ? poison(types.i32()) : static_cast<Value*>(constI32(lane)));
  return constVector(types.vector(types.i32(), lanes.size()), numbers);
}

Value* Module::laneOf(const Value* vector, uint32_t lane) {
  if (auto* lanes = asConstAggregate(vector)) return lanes->elements[lane];
  if (vector->isUndefOrPoison()) return simpleConstant(vector->op, vector->type->element);
  return vector->is(Op::ConstZero) ? zero(vector->type->element) : nullptr;
}

ConstData* Module::constData(Type* arrayType, std::string_view bytes) {
  MINIC_DCHECK(arrayType->isArray() && arrayType->size == bytes.size());
  ConstData* constant = newConstant<ConstData>(Op::ConstData, arrayType);
  constant->bytes = arena_.copy(bytes);
  return constant;
}

ConstExpr* Module::constExpr(Op exprOp, Type* type, std::span<Value* const> operands,
                             Type* sourceType) {
  ConstExpr* constant = newConstant<ConstExpr>(Op::ConstExpr, type);
  constant->exprOp = exprOp;
  constant->sourceType = sourceType;
  Value** copy = arena_.createArray<Value*>(operands.size());
  std::copy(operands.begin(), operands.end(), copy);
  constant->operands = {copy, operands.size()};
  return constant;
}

void Module::resolveAliases() {
  auto isResolved = [](const GlobalValue* symbol) {
    return symbol->aliasee && symbol->linkage != Linkage::Weak;
  };
  if (std::none_of(globals.begin(), globals.end(), isResolved) &&
      std::none_of(functions.begin(), functions.end(),
                   [&](const auto& function) { return isResolved(function.get()); }))
    return;
  for (const auto& function : functions)
    for (Block* block : blocks(*function))
      for (Inst* inst : insts(block))
        for (uint32_t i = 0; i < inst->numOps; ++i) {
          Value* value = inst->operand(i);
          if (!value->isSymbol()) continue;
          auto* symbol = static_cast<GlobalValue*>(value);
          if (isResolved(symbol)) inst->setOperand(i, symbol->aliasee);
        }
}

GlobalVar* Module::createGlobal(std::string_view name, Type* valueType, Linkage linkage) {
  GlobalVar* global = newConstant<GlobalVar>(Op::Global, types.ptr());
  global->module = this;
  global->name = arena_.copy(name);
  global->linkage = linkage;
  global->valueType = valueType;
  MINIC_CHECK(symbols_.emplace(global->name, global).second, "duplicate symbol");
  globals.push_back(global);
  return global;
}

GlobalVar* Module::privateConstant(std::string_view name, Value* init, uint32_t align) {
  std::string whole(name);
  if (find(whole)) {
    uint32_t& number = lastNumbers_[whole];
    do whole = std::string(name) + "." + std::to_string(++number);
    while (find(whole));
  }
  GlobalVar* global = createGlobal(whole, init->type, Linkage::Private);
  global->init = init;
  global->align = align;
  global->isConstant = true;
  global->unnamedAddr = true;
  return global;
}

GlobalVar* Module::privateText(std::string_view text) {
  std::string bytes(text);
  GlobalVar*& known = texts_[bytes];
  if (known) return known;
  bytes += '\0';
  return known =
             privateConstant("check", constData(types.array(types.i8(), bytes.size()), bytes), 1);
}

GlobalValue* Module::libraryFunction(std::string_view name, Type* fnType) {
  if (GlobalValue* known = find(name)) return known;
  Function* function = createFunction(name, fnType);
  function->ret.zeroExt = fnType->returnType() == types.i1();
  return function;
}

BlockAddress* Module::createBlockAddress() {
  BlockAddress* address = newConstant<BlockAddress>(Op::BlockAddress, types.ptr());
  address->module = this;
  address->name = arena_.copy(std::string_view(".LBA" + std::to_string(blockAddresses_++)));
  address->linkage = Linkage::Private;
  return address;
}

void Module::setBlock(BlockAddress* address, Block* block) {
  if (address->block) address->block->address = nullptr;
  address->block = block;
  address->function = block ? block->function : nullptr;
  if (block) block->address = address;
}

BlockAddress* Module::blockAddress(Block* block) {
  if (!block->address) setBlock(createBlockAddress(), block);
  return block->address;
}

Function* Module::assemblyFunction(std::string_view text, std::string_view constraints,
                                   Type* fnType) {
  if (!fnType) fnType = types.function(types.voidTy(), {});
  std::string name(text);
  for (; find(name); name += '\n')  // the name is taken
    if (Function* known = findFunction(name);
        known && known->isAssembly && known->constraints == constraints && known->fnType == fnType)
      return known;
  Function* made = createFunction(name, fnType);
  made->isAssembly = true;
  made->constraints = arena_.copy(constraints);
  made->library = nullptr;
  return made;
}

Function* Module::intrinsic(Intrinsic intrinsic, Type* chosen) {
  std::string name = intrinsicName(intrinsic, chosen);
  if (Function* known = findFunction(name)) return known;
  auto typeOf = [&](char letter) {
    switch (letter) {
      case 'b': return types.i1();
      case 'c': return types.i8();
      case 'i': return types.i32();
      case 'l':
      case 'L': return types.i64();
      case 'p':
      case 'P': return types.ptr();
      case 'T': return chosen;
      case 'O': return types.structTy(std::array{chosen, types.i1()});
      default: return types.voidTy();
    }
  };
  std::string_view letters = intrinsicInfo(intrinsic).type;
  std::vector<Type*> params;
  for (char letter : letters.substr(1)) params.push_back(typeOf(letter));
  return createFunction(name, types.function(typeOf(letters[0]), params));
}

Function* Module::createFunction(std::string_view name, Type* fnType, Linkage linkage) {
  MINIC_DCHECK(fnType->isFunction());
  auto owned = std::make_unique<Function>();
  Function* function = owned.get();
  function->op = Op::Function;
  function->type = types.ptr();
  function->id = nextConstantId_++;
  function->module = this;
  function->name = arena_.copy(name);
  function->linkage = linkage;
  function->fnType = fnType;
  function->intrinsic = intrinsicNamed(function->name);
  auto isOwn = [&](std::string_view own) { return own.empty() || own == function->name; };
  const LibraryFunction* row = findLibraryFunction(function->name);
  if (row && row->isKnown() && std::none_of(notLibrary.begin(), notLibrary.end(), isOwn))
    function->library = row;
  function->createArgs();
  MINIC_CHECK(symbols_.emplace(function->name, function).second, "duplicate symbol");
  functions.push_back(std::move(owned));
  return function;
}

GlobalValue* Module::find(std::string_view name) const {
  auto found = symbols_.find(name);
  return found == symbols_.end() ? nullptr : found->second;
}

void Module::forget(const GlobalValue& value) {
  symbols_.erase(value.name);
  const GlobalVar* variable = asGlobalVar(&value);
  const ConstData* data = variable && variable->init ? asConstData(variable->init) : nullptr;
  if (!data || data->bytes.empty() || variable->linkage != Linkage::Private) return;
  auto text = texts_.find(std::string(data->bytes.substr(0, data->bytes.size() - 1)));
  if (text != texts_.end() && text->second == variable) texts_.erase(text);
}

void Module::remove(GlobalValue* value) {
  forget(*value);
  if (Function* function = asFunction(value)) function->dropBlockAddresses();
  if (value->is(Op::Global))
    std::erase(globals, static_cast<GlobalVar*>(value));
  else
    std::erase_if(functions, [&](const auto& function) { return function.get() == value; });
}

void Module::removeAll(const std::vector<bool>& dead) {
  auto isDead = [&](const auto& value) {
    if (dead[value->id]) forget(*value);
    return dead[value->id];
  };
  for (const auto& function : functions)
    if (dead[function->id]) function->dropBlockAddresses();
  std::erase_if(globals, isDead);
  std::erase_if(functions, isDead);
}

}  // namespace minic

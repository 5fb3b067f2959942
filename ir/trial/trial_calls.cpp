// Calls in a run of a trial: of functions with a body, of intrinsics, and of functions that are not
// known, whose effects and results are made up.
#include "ir/trial/trial_runner.h"

namespace minic {

// ---- calls
void TrialRunner::note(TrialEvent event) {
  if (trace_.events.size() >= limits_.events) throw TrialStop{TrialEnd::TooLong, "too many calls"};
  trace_.events.push_back(std::move(event));
}

TrialRunner::Words TrialRunner::arguments(const Inst* inst) {
  Words result;
  const auto& attrs = inst->call->args;
  for (uint32_t i = 0; i < inst->numArgs(); ++i) {
    if (i < attrs.size() && attrs[i].byVal) {  // the callee has an object of its own
      const uint64_t size = attrs[i].pointee->size, copy = memory_.newLocal(size);
      if (size) memory_.copy(copy, known(inst->arg(i), "an address"), checkedSize(size));
      frame_.locals.push_back(TrialImage::numberOf(copy));
      result.push_back({copy});
      continue;
    }
    for (TrialBits word : all(inst->arg(i))) result.push_back(word);
  }
  return result;
}

void TrialRunner::callInst(const Inst* inst) {
  const Function* callee = inst->calledFunction();
  if (!callee) callee = image_.functionAt(known(inst->callee(), "the address of a function"));
  if (!callee) undefined("a call through a pointer to no function");
  if (callee->aliasee) callee = static_cast<const Function*>(callee->aliasee);
  if (callee->isAssembly) return callAssembly(inst, callee);
  if (callee->intrinsic != Intrinsic::None) return callIntrinsic(inst, callee->intrinsic);
  if (callee->isDeclaration()) return callUnknown(inst, *callee);
  if (callee->fnType != inst->call->fnType) {
    if (callee->fnType->variadic || inst->call->fnType->variadic)
      unsupported("a call with other arguments than the function has");
    undefined("a call with another type than the function has");
  }
  if (callee->fnType->variadic) unsupported("variable arguments");
  const Words values = arguments(inst);
  Words result = call(callee == &original_ ? first_ : *callee, values);
  if (result.size() == wordsOf(inst->type)) setAll(inst, result);
}

void TrialRunner::callAssembly(const Inst* inst, const Function* callee) {
  if (inst->numArgs() == 0 && inst->type->isVoid() &&
      callee->name.find_first_not_of(" \t\n") == std::string_view::npos)
    return note({"barrier", {}, 0, false});
  unsupported("assembly");
}

void TrialRunner::callIntrinsic(const Inst* inst, Intrinsic intrinsic) {
  auto arg = [&](uint32_t i) { return inst->arg(i); };
  switch (intrinsic) {
    case Intrinsic::DbgInfo:
    case Intrinsic::Prefetch:
    case Intrinsic::NoAliasScope:
    case Intrinsic::X86Pause:
    case Intrinsic::StackRestore: return;
    case Intrinsic::StackSave: return set(inst, {});
    case Intrinsic::LifetimeStart:
    case Intrinsic::LifetimeEnd: return memory_.forget(get(arg(1)).bits);
    case Intrinsic::Assume:
      if (!known(arg(0), "what is assumed")) undefined("an assumption is false");
      return;
    case Intrinsic::Expect:
    case Intrinsic::ThreadAddress: return set(inst, get(arg(0)));
    case Intrinsic::Memcpy:
    case Intrinsic::Memmove: {
      const uint64_t size = known(arg(2), "the size of a copy");
      if (size == 0) return;
      const uint64_t to = alignedArgument(inst, 0), from = alignedArgument(inst, 1);
      if (intrinsic == Intrinsic::Memcpy) needApart(to, from, size);
      return memory_.copy(to, from, checkedSize(size));
    }
    case Intrinsic::Memset: {
      const uint64_t size = checkedSize(known(arg(2), "the size of what is filled"));
      const TrialBits byte = get(arg(1));
      if (size) fill(alignedArgument(inst, 0), byte, size);
      return;
    }
    default: break;
  }
  const uint32_t words = wordsOf(inst->type);
  if (inst->type->isVector()) unsupported("an intrinsic on vectors");
  if (inst->numArgs() == 0 || inst->numArgs() > 3)
    unsupported(fmt::format("the intrinsic '{}'", intrinsicInfo(intrinsic).stem));
  uint64_t numbers[3] = {};
  bool isUnknown = false, isPoison = false;
  for (uint32_t i = 0; i < inst->numArgs(); ++i) {
    const TrialBits value = get(arg(i));
    numbers[i] = value.bits;
    isUnknown |= value.unknown != 0;
    isPoison |= value.isPoison;
  }
  const unsigned width = arg(0)->type->bits;
  auto folded = foldIntrinsic(intrinsic, width, std::span(numbers, inst->numArgs()));
  if (!folded) unsupported(fmt::format("the intrinsic '{}'", intrinsicInfo(intrinsic).stem));
  isUnknown |= folded->kind != Folded::Number;
  Words result{{folded->bits, isUnknown ? maskOf(arg(0)->type) : 0, isPoison}};
  if (folded->overflows) result.push_back({*folded->overflows, uint64_t(isUnknown), isPoison});
  if (result.size() != words) unsupported("an intrinsic of another type");
  setAll(inst, result);
}

/// The call promises the alignment, and a load or store in place of the copy relies on it.
uint64_t TrialRunner::alignedArgument(const Inst* inst, uint32_t i) {
  const uint64_t address = known(inst->arg(i), "an address");
  const auto& attrs = inst->call->args;
  if (i < attrs.size() && address % std::max<uint64_t>(attrs[i].align, 1))
    undefined("a copy that is not aligned");
  return address;
}

/// The same object is allowed: a structure may be assigned to itself.
void TrialRunner::needApart(uint64_t to, uint64_t from, uint64_t size) {
  if (to != from && to - from + size - 1 < 2 * size - 1) undefined("memcpy of bytes that overlap");
}

uint64_t TrialRunner::checkedSize(uint64_t size) {
  if (size > 1 << 16) unsupported("a large copy");
  return size;
}

/// Adds to the event a hash of the memory that was written so far, all of which the callee may
/// read.
void TrialRunner::hashMemory(TrialEvent& event) {
  for (uint64_t number : memory_.written()) {
    TrialMemory::Object& object = *memory_.find(number);
    for (auto& [page, content] : object.pages) {
      const TrialPage& initial = memory_.initial(object, page);
      bool isOwn = false;
      for (uint32_t i = 0; i < kTrialPage; ++i) {
        const uint64_t at = uint64_t(page) * kTrialPage + i;
        if (at >= object.size) break;
        if (i % 8 == 0) {
          if (std::equal(&content.data[i], &content.data[i] + 8, &initial.data[i]) &&
              std::equal(&content.isSet[i], &content.isSet[i] + 8, &initial.isSet[i]) &&
              std::equal(&content.unknown[i], &content.unknown[i] + 8, &initial.unknown[i])) {
            i += 7;  // nothing was written there
            continue;
          }
          isOwn = memory_.isOwnAddress(object, at);
        }
        const TrialMemory::Byte byte{content.data[i], content.unknown[i], content.isSet[i]};
        if (!isOwn && byte == TrialMemory::Byte{initial.data[i], 0, initial.isSet[i]}) continue;
        event.isMemoryUnknown |= byte.unknown != 0;
        event.memory += trialHash(number, at, isOwn ? 256 : byte.data);
      }
    }
  }
}

/// The functions of the library that passes replace by the intrinsics, and back.
bool TrialRunner::copiesOrFills(const Inst* inst, const Function& callee) {
  const std::string_view name = uncheckedName(callee.name);
  const bool copies = name == "memcpy" || name == "memmove";
  if (!copies && name != "memset") {
    if (name != callee.name) unsupported("a checked function of the library");
    return false;
  }
  if (inst->numArgs() < 3 || !inst->type->isPtr()) return false;
  const TrialBits to = get(inst->arg(0)), what = get(inst->arg(1));
  if (const uint64_t size = checkedSize(known(inst->arg(2), "a size"))) {
    if (to.unknown) undefined("undef or poison as an address");
    if (copies) {
      const uint64_t from = known(inst->arg(1), "an address");
      if (name == "memcpy") needApart(to.bits, from, size);
      memory_.copy(to.bits, from, size);
    } else {
      fill(to.bits, what, size);
    }
  }
  set(inst, to);
  return true;
}

/// The functions of the library that passes replace by instructions: abs, fabs, copysign, memcmp.
bool TrialRunner::becomesInstructions(const Inst* inst, const Function& callee) {
  if (!callee.library) return false;
  if (callee.name == "memcmp" || callee.name == "bcmp") {
    set(inst, TrialBits{uint64_t(int64_t(compare(inst))) & maskOf(inst->type)});
    return true;
  }
  const Intrinsic same = intrinsicOfLibrary(callee.name);
  const IntrinsicLowering lowering = intrinsicInfo(same).lowering;
  const bool expands =
      lowering == IntrinsicLowering::ExpandInt || lowering == IntrinsicLowering::ExpandFloat;
  if (!expands || inst->type->bits > 64) return false;
  callIntrinsic(inst, same);
  return true;
}

/// What memcmp returns: -1, 0 or 1.
int TrialRunner::compare(const Inst* inst) {
  const uint64_t size = checkedSize(known(inst->arg(2), "a size"));
  if (size == 0) return 0;
  const uint64_t left = known(inst->arg(0), "an address"),
                 right = known(inst->arg(1), "an address");
  memory_.need(left, size, false);
  memory_.need(right, size, false);
  int result = 0;
  for (uint64_t i = 0; i < size; ++i) {
    const TrialBits a = memory_.read(left + i, 1, nullptr), b = memory_.read(right + i, 1, nullptr);
    if (a.unknown || b.unknown) unsupported("a function that reads undef or poison");
    if (result == 0 && a.bits != b.bits) result = a.bits < b.bits ? -1 : 1;
  }
  return result;
}

void TrialRunner::fill(uint64_t to, TrialBits byte, uint64_t size) {
  memory_.need(to, size, true);
  for (uint64_t i = 0; i < size; ++i) memory_.write(to + i, 1, byte);
}

void TrialRunner::callUnknown(const Inst* inst, const Function& callee) {
  if (returnsTwice(callee)) unsupported("setjmp");
  if (copiesOrFills(inst, callee) || becomesInstructions(inst, callee)) return;
  const Effects effects = effectsOfCall(*inst);
  TrialEvent event{std::string(callee.name), {}, 0, false};
  for (uint32_t i = 0; i < inst->numArgs(); ++i) {
    const Type* type = inst->arg(i)->type;
    std::vector<const Type*> scalars;
    appendScalars(type, scalars);
    for (const Type* scalar : scalars)
      if (scalar->isOddInt()) unsupported("an argument of an odd width");  // it will be widened
    for (TrialBits value : all(inst->arg(i))) event.arguments.push_back({type, value, {}});
    if (type->isPtr() && memoryThrough(*inst, i) & mem::ReadArgs)
      look(event.arguments.back(), i < inst->call->args.size() && inst->call->args[i].byVal
                                       ? inst->call->args[i].pointee->size
                                       : kShownMemory);
  }
  if (effects.memory & mem::ReadOther) hashMemory(event);
  // A call without effects is no event, for a pass may delete it. Its result depends on its
  // arguments and on what it reads.
  uint64_t salt = trialHash(callee.name.size(), callee.id, trace_.events.size());
  bool isUnknown = false;
  if (effects.mayDelete) {
    salt = trialHash(callee.id, event.memory);
    isUnknown = event.isMemoryUnknown;
    for (const auto& [type, value, memory] : event.arguments) {
      salt = trialHash(salt, canonical(type, value.bits));
      isUnknown |= value.unknown != 0;
      for (TrialMemory::Byte byte : memory) {
        salt = trialHash(salt, byte.isSet ? byte.data : 256);
        if (byte.unknown) unsupported("a function that reads undef or poison");
      }
    }
  } else {
    note(std::move(event));
  }
  if (effects.memory & mem::Writes & ~mem::WriteHidden) writeMemory(inst, effects, salt);
  FnAttrs attrs = inst->call->attrs & attrsOf(callee);
  if (attrs.has(fnattrs::NoReturn))
    throw TrialStop{TrialEnd::Left, fmt::format("'{}' does not return", callee.name)};
  makeResult(inst, callee, salt, isUnknown);
}

uint64_t TrialRunner::canonical(const Type* type, uint64_t bits) {
  return type->isPtr() && TrialImage::kindOf(TrialImage::numberOf(bits)) >= TrialImage::Kind::Heap
             ? TrialImage::offsetOf(bits)
             : bits;
}

/// Records the memory behind the pointer.
void TrialRunner::look(TrialEvent::Argument& argument, uint64_t most) {
  TrialMemory::Object* object = memory_.find(TrialImage::numberOf(argument.value.bits));
  const uint64_t offset = TrialImage::offsetOf(argument.value.bits);
  if (!object || object->isDead || argument.value.unknown || offset >= object->size) return;
  for (uint64_t i = 0, n = std::min(object->size - offset, most); i < n; ++i) {
    TrialMemory::Byte byte = memory_.peek(*object, offset + i);
    if (memory_.isOwnAddress(*object, (offset + i) & ~uint64_t(7))) byte = {0, 0, true};
    argument.memory.push_back(byte);
  }
}

/// The callee writes small numbers where it may.
void TrialRunner::writeMemory(const Inst* inst, const Effects& effects, uint64_t salt) {
  for (uint32_t i = 0; i < inst->numArgs(); ++i)
    if (inst->arg(i)->type->isPtr() && memoryThrough(*inst, i) & mem::WriteArgs)
      writeSome(get(inst->arg(i)), trialHash(salt, i));
  if (!(effects.memory & mem::WriteOther)) return;
  for (const GlobalVar* global : original_.module->globals)
    if (!global->isLocal() && !global->isConstant && !global->aliasee &&
        trialHash(salt, global->id, 7) % 4 == 0)
      writeSome({image_.addressOf(*global)}, trialHash(salt, global->id));
}

void TrialRunner::writeSome(TrialBits pointer, uint64_t salt) {
  TrialMemory::Object* object = memory_.find(TrialImage::numberOf(pointer.bits));
  const uint64_t offset = TrialImage::offsetOf(pointer.bits);
  if (!object || object->isDead || pointer.unknown || offset >= object->size) return;
  if (object->image && object->image->isConstant) return;
  const uint64_t room = object->size - offset;
  const uint32_t size = room < 4 ? 1 : 4;
  for (uint64_t at : {uint64_t(0), salt % std::min<uint64_t>(room, 64) / 4 * 4}) {
    if (at + size > room) continue;
    // An address stays, for the program may follow it. What may be one of an object that only one
    // of the runs has made stays in both.
    uint64_t word = 0;
    const uint64_t from = (offset + at) & ~uint64_t(7);
    for (uint64_t i = 0; from + i < object->size && i < 8; ++i)
      word |= uint64_t(memory_.peek(*object, from + i).data) << 8 * i;
    const uint64_t number = TrialImage::numberOf(word);
    const bool mayBeOwn = number >= TrialImage::kHeap && number < TrialImage::kFunctions;
    if (mayBeOwn || (number && memory_.find(number))) continue;
    memory_.write(pointer.bits + at, size, {trialHash(salt, at) % 8, 0});
  }
}

void TrialRunner::makeResult(const Inst* inst, const Function& callee, uint64_t salt,
                             bool isUnknown) {
  if (inst->type->isVoid()) return;
  if (returnsNoAlias(*inst)) {
    uint64_t size = 1;
    bool isSized = false;
    const LibraryFunction* row = callee.library;
    for (uint32_t i = 0; i < inst->numArgs(); ++i)
      if (inst->arg(i)->type->isInt(64)) size *= get(inst->arg(i)).bits, isSized = true;
    if (!row || !isSized) size = TrialImage::kBufferSize;
    if (size > kMaxObject) return setAll(inst, {{0}});
    return setAll(inst, {{memory_.newHeap(size, callee.name == "calloc" || !isSized)}});
  }
  if (inst->type->isPtr()) {
    for (uint32_t i = 0; i < inst->numArgs(); ++i)  // of strchr, memcpy
      if (inst->arg(i)->type->isPtr() && callee.library) return set(inst, get(inst->arg(i)));
    const uint64_t buffer = trialHash(salt, 1) % 4;
    return set(inst, {buffer ? memory_.newHeap(TrialImage::kBufferSize, true) : 0});
  }
  Words result;
  std::vector<const Type*> leaves;
  appendScalars(inst->type, leaves);
  for (const Type* leaf : leaves)
    result.push_back(
        {leaf->isPtr() ? 0 : image_.madeUp(leaf, salt += 17), isUnknown ? maskOf(leaf) : 0});
  setAll(inst, result);
}

}  // namespace minic

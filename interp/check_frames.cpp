// What the checking interpreter does when calls begin and end, and the lives of variables and of
// blocks of the heap.
#include <algorithm>

#include "interp/checker.h"

namespace minic::interp {

/// va_arg takes what lies there: an argument of so many bits, that is a float or not.
bool Checker::nextArgument(At at) {
  const uint64_t address = *at.a(), bits = *at.c() & 1023;
  const bool isFloat = *at.c() & 1024;
  const std::string& type = at.callee.messages[at.pc->b];
  const uint32_t id = ownerAt(address);
  if (!id || objects_[id].place != Place::Argument || objects_[id].value) return true;
  if (*unsetAt(address)) return report(VaArg, say<Say::NoArgumentLeft>(type));
  auto given = givenTypes_.find(address);
  if (given == givenTypes_.end() || !bits) return true;
  const bool isSame = given->second->bits == bits && given->second->isFloatingPoint() == isFloat;
  return isSame || report(VaArg, say<Say::OtherVaArg>(type));
}

bool Checker::enter(const Callee& callee, const CallSite* site, const uint64_t* callerFp,
                    uint64_t* fp, uint64_t locals, uint64_t variadic) {
  // The call must agree with the definition on the arguments and the result.
  const Function& function = *callee.function;
  if (site) {
    const size_t wanted = function.args.size(), given = site->inst->numArgs();
    if (given < wanted || (given > wanted && !function.fnType->variadic))
      return report(CallType, say<Say::OtherCount>(function.name,
                                                   wanted == 1 ? say<Say::OneArgument>()
                                                               : say<Say::Arguments>(wanted),
                                                   given));
    for (uint32_t i = 0; i < wanted; ++i)
      if (site->inst->arg(i)->type != function.args[i]->type)
        return report(CallType, say<Say::OtherArgument>(i + 1, function.name));
    if (site->inst->type != function.returnType())
      return report(CallType, say<Say::OtherResult>(function.name));
  }
  uint32_t at = 0;
  if (site && callerFp == fp) {
    // The arguments are read before their slots are those of the parameters.
    passed_.clear();
    for (size_t i = 0; i < site->args.size(); ++i)
      for (uint32_t k = 0; k < site->words[i]; ++k) {
        auto* from = fp + site->args[i] + k;
        passed_.insert(passed_.end(), {unset(from), word(from)});
      }
    endFrame();
    for (; at < callee.paramSlots && 2 * at < passed_.size(); ++at) {
      unset(fp + at) = passed_[2 * at];
      word(fp + at) = passed_[2 * at + 1];
    }
  }
  frames_.push_back({&callee, frameObjects_.size(), ++activations_});
  if (site && callerFp != fp) {
    for (size_t i = 0; i < site->args.size() && at < callee.paramSlots; ++i) {
      const uint32_t words = site->words.empty() ? 1 : site->words[i];
      for (uint32_t k = 0; k < words && at < callee.paramSlots; ++k, ++at) {
        auto* from = const_cast<uint64_t*>(callerFp) + site->args[i] + k;
        unset(fp + at) = unset(from);
        word(fp + at) = word(from);
      }
    }
  }
  for (; at < callee.paramSlots; ++at) unset(fp + at) = word(fp + at) = 0;
  for (size_t i = 0; i < callee.constants.size(); ++i) {
    auto* slot = fp + callee.firstConstant + i;
    unset(slot) = i < callee.unsetConstants.size() && callee.unsetConstants[i] ? ~uint64_t(0) : 0;
    word(slot) = objectOf(callee.constants[i], 0);
  }
  if (variadic) {
    setMemory(variadic, locals - variadic, true);
    givenTypes_.erase(givenTypes_.lower_bound(variadic), givenTypes_.end());
    for (const GivenArgument& each : given_) {
      setMemory(each.address, each.bytes, false);
      givenTypes_[each.address] = each.type;
    }
    Object arguments{variadic, locals - variadic};
    arguments.place = Place::Argument;
    const uint32_t slot = callee.variadicSlot;
    unset(fp + slot) = 0;
    word(fp + slot) = newVariable(arguments);
  }
  setMemory(locals, callee.localBytes, true);
  // The objects of frames that had this memory before are forgotten.
  std::fill_n(&ownerAt(locals), callee.localBytes / 16, 0);
  for (const Callee::Local& local : callee.locals) {
    Object object{locals + local.offset, local.size, local.variable};
    object.place = local.variable ? Place::Local : Place::Argument;
    if (local.variable) object.made = local.variable->loc;
    declareType(object.base, local.variable ? local.variable->typeArg : nullptr, local.size);
    newVariable(object);
  }
  return true;
}

void Checker::endFrame() {
  while (frameObjects_.size() > frames_.back().firstObject) endLast();
  frames_.pop_back();
}

bool Checker::leave(uint64_t* callerFp, const Inst* call, uint32_t a, uint32_t bytes) {
  endFrame();
  if (!callerFp) return true;
  if (!bytes) {
    unset(callerFp + a) = returned_[0];
    word(callerFp + a) = returned_[1];
    const bool isNothing = returned_[0] && returned_[1] >= kOrigin &&
                           origins_[returned_[1] - kOrigin].kind == Origin::NoReturn;
    return !isNothing || !call || !call->uses || reportUnset(returned_[1], said(Say::This));
  }
  for (uint32_t i = 0; i < bytes / 8; ++i) {
    unset(callerFp + a + i) = returned_[i];
    word(callerFp + a + i) = returned_[returned_.size() / 2 + i];
  }
  return true;
}

size_t Checker::marked(const Position& at, uint64_t buffer, std::vector<uint64_t>& slots) {
  setMemory(buffer, sizeof(uint64_t), false);
  const uint64_t words = at.callee->frameWords;
  slots.insert(slots.end(), &unset(at.fp), &unset(at.fp) + words);
  slots.insert(slots.end(), &word(at.fp), &word(at.fp) + words);
  setShadow(at.fp + at.pc->a, 0, 0);
  return frames_.size();
}

void Checker::jumped(const Position& at, size_t frames, const std::vector<uint64_t>& slots) {
  while (frames_.size() > frames) endFrame();
  restored(at.sp);
  const uint64_t words = at.callee->frameWords;
  std::copy_n(slots.begin() + ptrdiff_t(words), words, &unset(at.fp));
  std::copy_n(slots.begin() + ptrdiff_t(2 * words), words, &word(at.fp));
  setShadow(at.fp + at.pc->a, 0, 0);
}

void Checker::made(const Inst* alloca, uint64_t address, uint64_t size) {
  setMemory(address, size, true);
  Object object{address, size, alloca, alloca->loc};
  object.place = Place::Local;
  declareType(address, alloca->typeArg, size);
  newVariable(object);
}

void Checker::restored(uint64_t sp) {
  while (frameObjects_.size() > frames_.back().firstObject &&
         objects_[frameObjects_.back()].base >= sp)
    endLast();
}

/// The life of the variable at the address begins anew, or ends.
bool Checker::life(At at) {
  const uint64_t address = *at.a();
  const uint32_t id = ownerAt(address);
  const bool ends = at.pc->b;
  if (ends) {
    if (id) end(id, at.inst()->loc);
    return true;
  }
  setMemory(address, uint64_t(asConstInt(at.inst()->arg(0))->value), true);
  if (!id) return true;
  Object& object = objects_[id];
  object.isConst = false;          // until it has its value again
  if (object.isLive) return true;  // a jump back in its block
  // Pointers from its life before do not point to it.
  Object next = object;
  next.isLive = true;
  next.ended = {};
  frameObjects_[next.listed] = newObject(next);
  ended_.push_back(id);
  return true;
}

void Checker::allocated(uint64_t address, uint64_t size) {
  const uint32_t known = ownerAt(address);
  if (known && objects_[known].place == Place::Heap && objects_[known].isLive &&
      objects_[known].base == address) {  // resized where it is
    Object& object = objects_[known];
    if (size > object.size) setMemory(address + object.size, size - object.size, true);
    object.size = size;
    for (uint64_t at = address & ~uint64_t(15); at < address + size; at += 16) ownerAt(at) = known;
    return;
  }
  setMemory(address, size, true);
  Object object{address, size};
  object.place = Place::Heap;
  object.made = interp_.currentLoc();
  blocks_.push_back(newObject(object));
}

void Checker::reportLeaks() {
  for (uint32_t id : blocks_)
    if (objects_[id].isLive && objects_[id].made.valid())
      interp_.noteLeak(objects_[id].made, objects_[id].size);
}

}  // namespace minic::interp

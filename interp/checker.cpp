// What the checking machine does when calls begin and end, and the lives of variables and of blocks
// of the heap.
#include "interp/checker.h"

#include <algorithm>

namespace minic::interp {

bool Checker::start(const Module& module, uint64_t* slots, uint64_t slotsSize) {
  if (!memory_.reserve(slots, slotsSize)) return false;
  const GlobalValue* undefined = nullptr;
  for (const GlobalVar* global : module.globals)
    if (global->init && !global->aliasee)
      memory_.addGlobal(*global, interp_.addressOf(global, undefined));
  return true;
}

bool Checker::enter(const Callee& callee, const CallSite* site, const uint64_t* callerFp,
                    uint64_t* fp, uint64_t locals, uint64_t variadic) {
  // The call must agree with the definition on the arguments and the result.
  const Function& function = *callee.function;
  if (site) {
    const size_t wanted = function.args.size(), given = site->inst->numArgs();
    if (given < wanted || (given > wanted && !function.fnType->variadic))
      return reports_.report(
          Reports::CallType,
          reports_.say<Say::OtherCount>(
              function.name,
              wanted == 1 ? reports_.say<Say::OneArgument>() : reports_.say<Say::Arguments>(wanted),
              given));
    for (uint32_t i = 0; i < wanted; ++i)
      if (site->inst->arg(i)->type != function.args[i]->type)
        return reports_.report(Reports::CallType,
                               reports_.say<Say::OtherArgument>(i + 1, function.name));
    if (site->inst->type != function.returnType())
      return reports_.report(Reports::CallType, reports_.say<Say::OtherResult>(function.name));
  }
  uint32_t at = 0;
  if (site && callerFp == fp) {
    // The arguments are read before their slots are those of the parameters.
    passed_.clear();
    for (size_t i = 0; i < site->args.size(); ++i)
      for (uint32_t k = 0; k < site->words[i]; ++k) {
        auto* from = fp + site->args[i] + k;
        passed_.insert(passed_.end(), {shadow_.unset(from), shadow_.word(from)});
      }
    endFrame();
    for (; at < callee.paramSlots && 2 * at < passed_.size(); ++at) {
      shadow_.unset(fp + at) = passed_[2 * at];
      shadow_.word(fp + at) = passed_[2 * at + 1];
    }
  }
  frames_.push_back({&callee, objects_.variables(), ++activations_});
  if (site && callerFp != fp) {
    for (size_t i = 0; i < site->args.size() && at < callee.paramSlots; ++i) {
      const uint32_t words = site->words.empty() ? 1 : site->words[i];
      for (uint32_t k = 0; k < words && at < callee.paramSlots; ++k, ++at) {
        auto* from = const_cast<uint64_t*>(callerFp) + site->args[i] + k;
        shadow_.unset(fp + at) = shadow_.unset(from);
        shadow_.word(fp + at) = shadow_.word(from);
      }
    }
  }
  for (; at < callee.paramSlots; ++at) shadow_.unset(fp + at) = shadow_.word(fp + at) = 0;
  for (size_t i = 0; i < callee.constants.size(); ++i) {
    auto* slot = fp + callee.firstConstant + i;
    shadow_.unset(slot) =
        i < callee.unsetConstants.size() && callee.unsetConstants[i] ? ~uint64_t(0) : 0;
    shadow_.word(slot) = objects_.objectOf(callee.constants[i], 0);
  }
  if (variadic) {
    memory_.set(variadic, locals - variadic, true);
    for (const GivenArgument& each : given_) memory_.set(each.address, each.bytes, false);
    rules_.passed(variadic, given_);
    Object arguments{variadic, locals - variadic};
    arguments.kind = Object::Argument;
    const uint32_t slot = callee.variadicSlot;
    shadow_.unset(fp + slot) = 0;
    shadow_.word(fp + slot) = objects_.addVariable(arguments);
  }
  memory_.set(locals, callee.localBytes, true);
  // The objects of frames that had this memory before are forgotten.
  std::fill_n(&objects_.ownerAt(locals), callee.localBytes / 16, 0);
  for (const Callee::Local& local : callee.locals) {
    Object object{locals + local.offset, local.size, local.variable};
    object.kind = local.variable ? Object::Local : Object::Argument;
    if (local.variable) object.made = local.variable->loc;
    objects_.declareType(object.base, local.variable ? local.variable->typeArg : nullptr,
                         local.size);
    objects_.addVariable(object);
  }
  return true;
}

void Checker::endFrame() {
  objects_.endVariables(frames_.back().firstVariable);
  frames_.pop_back();
}

bool Checker::leave(uint64_t* callerFp, const Callee* caller, const Code* call, uint32_t bytes) {
  endFrame();
  if (!callerFp) return true;
  uint64_t* to = callerFp + call->a;
  const Inst* inst = caller->insts[size_t(call - caller->code.data())];
  const std::vector<uint64_t>& returned = rules_.returned();
  if (!bytes) {
    shadow_.unset(to) = returned[0];
    shadow_.word(to) = returned[1];
    const bool isNothing = returned[0] && returned[1] >= ShadowMemory::kOrigin &&
                           memory_.origins[returned[1]].kind == Origin::NoReturn;
    return !isNothing || !inst || !inst->uses ||
           memory_.reportUnset(returned[1], reports_.said(Say::This));
  }
  for (uint32_t i = 0; i < bytes / 8; ++i) {
    shadow_.unset(to + i) = returned[i];
    shadow_.word(to + i) = returned[returned.size() / 2 + i];
  }
  return true;
}

size_t Checker::marked(const Position& at, uint64_t buffer, std::vector<uint64_t>& slots) {
  memory_.set(buffer, sizeof(uint64_t), false);
  const uint64_t words = at.callee->frameWords;
  slots.insert(slots.end(), &shadow_.unset(at.fp), &shadow_.unset(at.fp) + words);
  slots.insert(slots.end(), &shadow_.word(at.fp), &shadow_.word(at.fp) + words);
  shadow_.setShadow(at.fp + at.pc->a, 0, 0);
  return frames_.size();
}

void Checker::jumped(const Position& at, size_t frames, const std::vector<uint64_t>& slots) {
  while (frames_.size() > frames) endFrame();
  restored(at.sp);
  const uint64_t words = at.callee->frameWords;
  std::copy_n(slots.begin() + ptrdiff_t(words), words, &shadow_.unset(at.fp));
  std::copy_n(slots.begin() + ptrdiff_t(2 * words), words, &shadow_.word(at.fp));
  shadow_.setShadow(at.fp + at.pc->a, 0, 0);
}

uint64_t Checker::made(const Callee& callee, const Code* code, uint64_t address, uint64_t size) {
  const Inst* alloca = callee.insts[size_t(code - callee.code.data())];
  memory_.set(address, size, true);
  Object object{address, size, alloca, alloca->loc};
  object.kind = Object::Local;
  objects_.declareType(address, alloca->typeArg, size);
  objects_.addVariable(object);
  return 16;
}

void Checker::allocated(uint64_t address, uint64_t size) {
  const uint32_t known = objects_.ownerAt(address);
  if (known && objects_[known].kind == Object::Heap && objects_[known].isLive &&
      objects_[known].base == address) {  // resized where it is
    Object& object = objects_[known];
    if (size > object.size) memory_.set(address + object.size, size - object.size, true);
    object.size = size;
    for (uint64_t at = address & ~uint64_t(15); at < address + size; at += 16)
      objects_.ownerAt(at) = known;
    return;
  }
  memory_.set(address, size, true);
  Object object{address, size};
  object.kind = Object::Heap;
  object.made = interp_.currentLoc();
  blocks_.push_back(objects_.add(object));
}

void Checker::reportLeaks() {
  for (uint32_t id : blocks_)
    if (objects_[id].isLive && objects_[id].made.valid())
      interp_.noteLeak(objects_[id].made, objects_[id].size);
}

}  // namespace minic::interp

// The names of a function's values and blocks in the text; see ValueNamer.
#include <bit>

#include "ir/text/print_internal.h"

namespace minic {

using namespace irprint;

namespace {

constexpr uint32_t kNumber = 0x80000000u, kMade = 0x40000000u, kNone = 0;
constexpr uint32_t kPayload = kMade - 1;

}  // namespace

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
    std::string text(names[name].substr(0, NameTable::kMaxNameLength - 10));
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
  } else if (auto* label = asBlockAddress(value); label && label->function == &function_) {
    appendBlockAddress(out, *label, *this);
  } else {
    printConstant(out, value);
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

}  // namespace minic

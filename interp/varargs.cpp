// Variadic functions: their arguments are in memory as on the machine, so that va_arg works that
// has been expanded for it (by the front end, or by clang). See backend/lower/varargs.cpp.
#include <algorithm>

#include "interp/code.h"
#include "ir/leaves.h"

namespace minic::interp {

namespace {

const ParamAttrs* byVal(const CallSite& site, size_t i) {
  auto attrs = site.inst->call->args;
  return i < attrs.size() && attrs[i].byVal ? &attrs[i] : nullptr;
}

uint64_t alignOf(const ParamAttrs& byVal) {
  return byVal.align ? byVal.align : byVal.pointee->align;
}

}  // namespace

NamedPlaces namedPlaces(const Function& function, const ArgumentRules& rules) {
  NamedPlaces named;
  for (const Argument* arg : function.args) {
    if (arg->attrs.byVal && rules.byValInMemory) continue;
    forEachLeaf(arg->type, [&](auto&, uint64_t, Type* leaf) {
      if (leaf->isFloatingPoint() && named.floats < rules.floatRegisters)
        ++named.floats;
      else if ((!leaf->isFloatingPoint() || rules.floatsOverflowToInt) &&
               named.ints < rules.intRegisters)
        ++named.ints;
      else
        ++named.stack;
    });
  }
  return named;
}

uint64_t variadicWords(const CallSite& site) {
  uint64_t words = 64;  // more than any register save area
  for (size_t i = 0; i < site.args.size(); ++i) {
    const ParamAttrs* attrs = byVal(site, i);
    words +=
        (attrs ? attrs->pointee->size + alignOf(*attrs) : site.inst->arg(uint32_t(i))->type->size) /
            8 +
        3;
  }
  return (words + 1) & ~uint64_t(1);
}

bool passVariadic(const Function& callee, const CallSite& site, const uint64_t* fp, Space& space,
                  uint64_t areaAt, const ArgumentRules& rules, std::vector<GivenArgument>* given) {
  auto* area = reinterpret_cast<uint64_t*>(space.at(areaAt, variadicWords(site) * 8));
  NamedPlaces named = namedPlaces(callee, rules);
  // Where the next argument goes that is in no register; an even number is 16-aligned. What is
  // one after the other begins as it would on the machine, where a0 and the stack are 16-aligned.
  uint64_t next = rules.vaListIsPointer ? (named.ints + named.stack) % 2 : rules.savedEnd() / 8;
  auto place = [&](bool isFloat) -> uint64_t* {
    if (rules.vaListIsPointer) return &area[next++];
    if (isFloat && named.floats < rules.floatRegisters)
      return &area[rules.savedFloats() / 8 + 2 * named.floats++];
    if (!isFloat && named.ints < rules.intRegisters) return &area[named.ints++];
    return &area[next++];
  };
  auto note = [&](const uint64_t* at, uint64_t bytes, const Type* type) {
    if (given) given->push_back({areaAt + uint64_t(at - area) * 8, bytes, type});
  };
  auto put = [&](uint64_t bits, const Type* type) {
    uint64_t* at = place(type->isFloatingPoint());
    *at = bits;
    note(at, 8, type);
  };
  for (size_t i = callee.args.size(); i < site.args.size(); ++i) {
    const uint64_t* from = fp + site.args[i];
    Type* type = site.inst->arg(uint32_t(i))->type;
    const ParamAttrs* attrs = rules.byValInMemory ? byVal(site, i) : nullptr;
    if (attrs) {
      while ((areaAt + next * 8) % std::max<uint64_t>(alignOf(*attrs), 8)) ++next;
      const char* record = space.at(*from, attrs->pointee->size);
      if (!record) return false;
      std::memcpy(&area[next], record, attrs->pointee->size);
      note(&area[next], attrs->pointee->size, attrs->pointee);
      next += (attrs->pointee->size + 7) / 8;
    } else if (!type->isAggregate()) {
      put(*from, type);
    } else {
      forEachLeaf(type, [&](auto&, uint64_t offset, Type* leaf) {
        uint64_t bits = 0;
        std::memcpy(&bits, reinterpret_cast<const char*>(from) + offset, leaf->size);
        put(bits, leaf);
      });
    }
  }
  return true;
}

void startVaList(char* to, uint64_t area, const uint64_t* wide, const ArgumentRules& rules) {
  const uint64_t ints = wide[0], floats = wide[1], stack = wide[2];
  if (rules.vaListIsPointer) {
    uint64_t first = area + (ints + stack) % 2 * 8;
    std::memcpy(to, &first, 8);
    return;
  }
  const uint32_t offsets[] = {uint32_t(8 * ints), uint32_t(rules.savedFloats() + 16 * floats)};
  const uint64_t addresses[] = {area + rules.savedEnd(), area};
  std::memcpy(to, offsets, 8);
  std::memcpy(to + 8, addresses, 16);
}

}  // namespace minic::interp

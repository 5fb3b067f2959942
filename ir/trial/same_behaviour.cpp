// The comparison of two runs on the same input.
#include "ir/trial/same_behaviour.h"

#include <fmt/format.h>

#include "ir/effects.h"
#include "ir/trial/trial_run.h"

namespace minic {

namespace {

bool isNan(unsigned width, uint64_t bits) {
  return width == 32 ? (bits & 0x7FFFFFFF) > 0x7F800000
                     : (bits & 0x7FFFFFFFFFFFFFFF) > 0x7FF0000000000000;
}

class Comparison {
 public:
  Comparison(const TrialImage& image, TrialTrace& before, TrialTrace& after)
      : image_(image), before_(before), after_(after) {}

  /// Empty, or where the runs part.
  std::string difference() {
    const size_t events = std::min(before_.events.size(), after_.events.size());
    for (size_t i = 0; i < events; ++i) {
      std::string found = compareEvents(before_.events[i], after_.events[i]);
      if (!found.empty()) return fmt::format("at event {}: {}", i + 1, found);
    }
    if (before_.end == TrialEnd::TooLong) return {};
    if (after_.end == TrialEnd::Undefined) return "the function after ends in: " + after_.why;
    if (before_.events.size() != after_.events.size()) {
      const bool isMore = after_.events.size() > events;
      return fmt::format("event {} is only {} the pass: {}", events + 1,
                         isMore ? "after" : "before",
                         show((isMore ? after_ : before_).events[events]));
    }
    if (before_.end != after_.end)
      return fmt::format("before: {}; after: {}", endOf(before_), endOf(after_));
    if (before_.end == TrialEnd::Returned) {
      for (size_t i = 0; i < before_.result.size(); ++i) {
        if (same(before_.resultTypes[i], before_.result[i], after_.result[i])) continue;
        return fmt::format("the result is {} before and {} after",
                           show(before_.resultTypes[i], before_.result[i]),
                           show(after_.resultTypes[i], after_.result[i]));
      }
    }
    return compareMemory();
  }

  std::string show(const Type* type, TrialBits value) const {
    std::string text = toString(type) + " ";
    if (value.unknown == ~uint64_t(0) >> (64 - std::min(type->bits, 64u))) return text + "poison";
    if (type->isPtr())
      text += image_.describe(value.bits);
    else if (type->isFloatingPoint())
      text += fmt::format("0x{:x}", value.bits);
    else
      text += fmt::format("{}", int64_t(value.bits << (64 - type->bits)) >> (64 - type->bits));
    return value.unknown ? text + fmt::format(" (bits 0x{:x} are undef)", value.unknown) : text;
  }

 private:
  const TrialImage& image_;
  TrialTrace &before_, &after_;

  static std::string endOf(const TrialTrace& trace) {
    return trace.end == TrialEnd::Returned ? "returns" : trace.why;
  }

  static bool isOwn(uint64_t address) {
    const uint64_t number = TrialImage::numberOf(address);
    return number >= TrialImage::kHeap && number < TrialImage::kFunctions;
  }

  bool same(const Type* type, TrialBits a, TrialBits b) const {
    if (b.unknown & ~a.unknown) return false;
    if (((a.bits ^ b.bits) & ~a.unknown) == 0) return true;
    if (type->isFloatingPoint()) return isNan(type->bits, a.bits) && isNan(type->bits, b.bits);
    // Local variables have no names that both runs know.
    return type->bits == 64 && isOwn(a.bits) && isOwn(b.bits);
  }

  std::string show(const TrialEvent& event) const {
    std::string text = event.name + "(";
    for (const auto& argument : event.arguments)
      text += (text.back() == '(' ? "" : ", ") + show(argument.type->lane(), argument.value);
    return text + ")";
  }

  std::string compareEvents(const TrialEvent& a, const TrialEvent& b) const {
    bool equal = a.name == b.name && a.arguments.size() == b.arguments.size();
    for (size_t i = 0; equal && i < a.arguments.size(); ++i)
      equal = same(a.arguments[i].type->lane(), a.arguments[i].value, b.arguments[i].value);
    if (!equal) return fmt::format("{} before, {} after", show(a), show(b));
    for (size_t i = 0; i < a.arguments.size(); ++i) {
      const auto &memory = a.arguments[i].memory, &other = b.arguments[i].memory;
      for (size_t k = 0, n = std::min(memory.size(), other.size()); k < n; ++k)
        if (!sameByte(memory[k], other[k]))
          return fmt::format(
              "{} is given other memory: byte {} of argument {} is {} before and {} after", a.name,
              k, i + 1, show(memory[k]), show(other[k]));
    }
    if (a.memory != b.memory && !a.isMemoryUnknown)
      return fmt::format("{} finds other values in memory", a.name);
    return {};
  }

  static bool sameByte(TrialMemory::Byte a, TrialMemory::Byte b) {
    if (a.isSet != b.isSet) return a.unknown == 0xFF;
    return !(b.unknown & ~a.unknown) && ((a.data ^ b.data) & ~a.unknown) == 0;
  }
  static std::string show(TrialMemory::Byte byte) {
    return !byte.isSet    ? "as it was"
           : byte.unknown ? fmt::format("undef (0x{:02x})", byte.unknown)
                          : fmt::format("0x{:02x}", byte.data);
  }

  std::string compareMemory() {
    for (TrialTrace* trace : {&before_, &after_})
      for (uint64_t number : trace->memory->written()) {
        TrialMemory::Object& mine = *trace->memory->find(number);
        std::vector<uint32_t> pages;
        for (const auto& entry : mine.pages) pages.push_back(entry.first);
        for (uint32_t page : pages) {
          std::string found = comparePage(number, page);
          if (!found.empty()) return found;
        }
      }
    return {};
  }

  std::string comparePage(uint64_t number, uint32_t page) {
    TrialMemory::Object &a = *before_.memory->find(number), &b = *after_.memory->find(number);
    const uint64_t first = uint64_t(page) * kTrialPage;
    for (uint64_t at = first; at < std::min(a.size, first + kTrialPage); ++at) {
      const TrialMemory::Byte was = before_.memory->peek(a, at), is = after_.memory->peek(b, at);
      if (sameByte(was, is)) continue;
      const uint64_t word = at & ~uint64_t(7);
      if (before_.memory->isOwnAddress(a, word) && after_.memory->isOwnAddress(b, word)) continue;
      if (areNans(a, b, at)) continue;
      return fmt::format("the byte at {} is {} in the end before and {} after",
                         image_.describe(TrialImage::addressOf(number) + at), show(was), show(is));
    }
    return {};
  }

  /// The byte belongs to a NaN in both: its other bits are free.
  bool areNans(TrialMemory::Object& a, TrialMemory::Object& b, uint64_t at) {
    for (unsigned size : {4u, 8u}) {
      const uint64_t from = at / size * size;
      if (from + size > a.size) continue;
      uint64_t was = 0, is = 0;
      for (unsigned i = 0; i < size; ++i) {
        was |= uint64_t(before_.memory->peek(a, from + i).data) << 8 * i;
        is |= uint64_t(after_.memory->peek(b, from + i).data) << 8 * i;
      }
      if (isNan(size * 8, was) && isNan(size * 8, is)) return true;
    }
    return false;
  }
};

/// Why trials can say nothing of the function; empty: they can.
std::string obstacle(const Function& function) {
  if (function.fnType->variadic) return "variable arguments";
  if (function.hasBlockAddresses()) return "address of a label";
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) {
      if (inst->flags && inst->type->lane()->isFloatingPoint() && !isMemoryAccess(*inst) &&
          !isCast(inst->op))
        return "fast mathematics";
      if (inst->is(Op::Call))
        if (const Function* callee = inst->calledFunction(); callee && returnsTwice(*callee))
          return "setjmp";
    }
  return {};
}

}  // namespace

BehaviourReport compareBehaviour(const Function& before, const Function& after, unsigned inputs) {
  BehaviourReport report;
  if (before.fnType != after.fnType) {
    report.skipped["another type of function"] = inputs;
    return report;
  }
  for (const Function* function : {&before, &after})
    if (std::string why = obstacle(*function); !why.empty()) {
      report.skipped[why] = inputs;
      return report;
    }
  const TrialSymbols symbols(*after.module);
  const TrialHints hints(before);
  constexpr TrialLimits kLimits;
  constexpr unsigned kRounds = 8;
  for (unsigned input = 0; input < inputs; ++input) {
    TrialImage image(symbols, hints, input);
    std::vector<TrialBits> arguments;
    try {
      arguments = makeTrialArguments(before, image);
    } catch (const TrialStop& stop) {
      ++report.skipped[stop.why];
      continue;
    }
    // What is made up in a run must be there from the beginning of both: run them again.
    TrialTrace first, second;
    bool grew = true;
    for (unsigned round = 0; grew && round < kRounds; ++round) {
      image.grew();
      first = runTrial(before, after, arguments, image, kLimits, false);
      if (first.end == TrialEnd::Undefined || first.end == TrialEnd::Unsupported) break;
      if (image.grew()) continue;
      TrialLimits limits{4 * first.steps + 2000, kLimits.events + 1, kLimits.depth + 8};
      second = runTrial(after, after, arguments, image, limits, true);
      grew = image.grew();
    }
    if (first.end == TrialEnd::Undefined) {
      ++report.skipped["undefined behaviour before"];
    } else if (first.end == TrialEnd::Unsupported || second.end == TrialEnd::Unsupported) {
      ++report.skipped[first.end == TrialEnd::Unsupported ? first.why : second.why];
    } else if (grew) {
      ++report.skipped["more and more to be made up"];
    } else {
      Comparison comparison(image, first, second);
      std::string found = comparison.difference();
      if (found.empty()) {
        ++report.compared;
        continue;
      }
      report.difference = "on the input (";
      for (size_t i = 0, at = 0; i < before.args.size() && at < arguments.size(); ++i) {
        const Type* type = before.args[i]->type;
        report.difference += fmt::format(
            "{}{}", i ? ", " : "",
            type->isScalar() ? comparison.show(type, arguments[at]) : toString(type) + " ...");
        if (!type->isScalar()) break;
        ++at;
      }
      report.difference += fmt::format(") number {}, with {} global variables: {}", input,
                                       input % 2 == 0 ? "initialised" : "random", found);
      return report;
    }
  }
  return report;
}

}  // namespace minic

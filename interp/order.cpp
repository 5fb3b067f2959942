// Whether the results of a program depend on the order in which it evaluates operands, where C
// leaves that open (6.5p3): the program runs again in the usual order and in the other one, with
// the same input, and what it writes is compared. Bisection finds the expression that makes the
// difference.
#include "interp/order.h"

#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

#include "ir/library.h"
#include "ir/undefined_text.h"
#include "support/messages.h"

namespace minic {

namespace {

constexpr uint64_t kMaxSteps = 50'000'000;  // of a program that is run again

/// The address becomes a number that is not only subtracted from another one.
bool showsAddress(const Inst& inst) {
  if (!inst.is(Op::PtrToInt)) return false;
  for (const Use& use : inst.useRange())
    if (!use.user->is(Op::Sub)) return true;
  return false;
}

bool isRepeatable(const Module& module) {
  for (const auto& function : module.functions) {
    if (function->isAssembly) return false;
    if (function->isDeclaration() && isUnrepeatable(uncheckedName(nameInC(function->name))))
      return false;
    for (const Block* block : blocks(*function))
      for (const Inst* inst : insts(block))
        if (showsAddress(*inst)) return false;
  }
  for (const GlobalVar* global : module.globals)
    if (const ConstData* text = global->init ? asConstData(global->init) : nullptr)
      if (std::string_view(reinterpret_cast<const char*>(text->bytes.data()), text->bytes.size())
              .find("%p") != std::string_view::npos)
        return false;
  return true;
}

}  // namespace

OrderCheck::OrderCheck(const OpenOrder* order, const Module& module, Remake remake)
    : module_(module), remake_(std::move(remake)) {
  if (!order || order->places.empty() || !isRepeatable(module)) return;
  for (SourceLoc place : order->places)
    if (std::find(places_.begin(), places_.end(), place) == places_.end()) places_.push_back(place);
  cookie_io_functions_t functions{};
  functions.read = [](void* read, char* to, size_t size) {
    if (isatty(STDOUT_FILENO)) std::fflush(stdout);
    const ssize_t count = ::read(STDIN_FILENO, to, size);
    if (count > 0) static_cast<std::string*>(read)->append(to, size_t(count));
    return count;
  };
  input_ = fopencookie(&read_, "r", functions);
}

OrderCheck::~OrderCheck() {
  if (input_) std::fclose(input_);
}

OrderCheck::Result OrderCheck::runAgain(const Module& module, const RunOptions& before) {
  Result result;
  char *out = nullptr, *err = nullptr;
  size_t outSize = 0, errSize = 0;
  RunOptions run;
  run.args = before.args;
  run.target = before.target;
  run.maxSteps = kMaxSteps;
  run.in = read_.empty() ? std::fopen("/dev/null", "r") : fmemopen(read_.data(), read_.size(), "r");
  run.out = open_memstream(&out, &outSize);
  run.err = open_memstream(&err, &errSize);
  if (run.in && run.out && run.err) {
    const RunResult end = minic::run(module, run);
    if (end.error) {
      result.error = end.error->text(MessageLanguage::English);
      result.isUnfinished = end.error->is(Msg::RunTooManySteps);
    }
    result.status = end.status;
  } else {
    result.error = "no memory";
  }
  for (FILE* file : {run.in, run.out, run.err})
    if (file) std::fclose(file);
  if (out) result.output.assign(out, outSize);
  if (err) result.output.append("\n").append(err, errSize);
  std::free(out);
  std::free(err);
  return result;
}

/// With the first so many expressions reversed.
std::optional<OrderCheck::Result> OrderCheck::reversed(size_t count, const RunOptions& before) {
  auto order = std::make_shared<OpenOrder>();
  for (size_t i = 0; i < count; ++i) order->reversed.insert(places_[i].raw);
  std::optional<Result> result;
  remake_(order, [&](const Module& module) { result = runAgain(module, before); });
  return result;
}

std::optional<RunReport> OrderCheck::report(const RunOptions& before) {
  if (!input_) return std::nullopt;
  const Result usual = runAgain(module_, before);
  if (!usual.error.empty()) return std::nullopt;
  auto differs = [&](size_t count) {
    const std::optional<Result> other = reversed(count, before);
    return other && !other->isUnfinished && *other != usual;
  };
  size_t same = 0, other = places_.size();
  if (!differs(other)) return std::nullopt;
  while (other - same > 1) {
    const size_t middle = same + (other - same) / 2;
    (differs(middle) ? other : same) = middle;
  }
  return RunReport{"order", "6.5p3", say<Say::OpenOrder>(before.inChinese), {}, places_[other - 1]};
}

}  // namespace minic

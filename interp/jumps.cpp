// setjmp and longjmp, and signals that the program raises itself.
//
// The loop does not recurse on the host's stack, so a jump back is to go on with another position.
// Where a function of the library has called back into the program in between, the loops inside end
// first (Outcome::Jump). A buffer holds the number of a mark.
#include <algorithm>
#include <csignal>
#include <cstring>

#include "interp/checker.h"
#include "interp/code.h"

namespace minic::interp {

// ---- setjmp and longjmp

void Interp::setJump(uint64_t buffer) {
  if (options_.watch) {
    fail(127, Msg::RunWatchedSetjmp);
    return;
  }
  space.need(buffer, sizeof(uint64_t));
  jumpBuffer_ = buffer;
  outcome_ = Outcome::Mark;
}

bool Interp::isActive(const Mark& mark) const {
  if (checker_ && !checker_->isActive(mark.frames, mark.activation)) return false;
  const Callee* callee = current_;
  for (const uint64_t* fp = fp_; callee && fp; fp = reinterpret_cast<const uint64_t*>(fp[-2])) {
    if (fp == mark.position.fp) return callee == mark.position.callee;
    callee = reinterpret_cast<const Callee*>(fp[-4]);
  }
  return false;
}

void Interp::longJump(uint64_t buffer, int32_t value) {
  uint64_t number;
  std::memcpy(&number, space.need(buffer, sizeof number), sizeof number);
  auto mark = std::find_if(marks_.rbegin(), marks_.rend(),
                           [&](const Mark& known) { return known.number == number; });
  if (mark != marks_.rend() && isActive(*mark)) {
    jumpTo_ = size_t(marks_.rend() - mark) - 1;
    jumpValue_ = value ? value : 1;
    outcome_ = Outcome::Jump;
    return;
  }
  Message message(Msg::RunJumpToNothing);
  std::vector<RunReport::Note> notes;
  if (mark != marks_.rend()) {
    const Callee& callee = *mark->position.callee;
    message = {Msg::RunJumpToReturned, callee.function->name};
    notes.push_back({callee.locs[size_t(mark->position.pc - callee.code.data())],
                     say<Say::SetjmpCalled>(options_.inChinese)});
  }
  const auto language = options_.inChinese ? MessageLanguage::Chinese : MessageLanguage::English;
  if (checker_) checker_->jumpsNowhere(message.text(language), std::move(notes));
  fail(139, std::move(message));
}

/// The call at the position has ended otherwise than by a result: notes the position for setjmp, or
/// sets it for longjmp. False: the run is over, or goes on in an outer loop.
bool Interp::marksOrJumps(Position& at) {
  const uint64_t words = at.callee->frameWords;
  if (outcome_ == Outcome::Mark) {
    while (!marks_.empty() &&
           (marks_.back().position.fp > at.fp ||
            (marks_.back().position.fp == at.fp && marks_.back().position.callee != at.callee)))
      marks_.pop_back();
    const uint64_t activation = checker_ ? checker_->activation() : 0;
    auto mark = std::find_if(marks_.begin(), marks_.end(), [&](const Mark& known) {
      return known.position == at && known.buffer == jumpBuffer_ && known.activation == activation;
    });
    if (mark == marks_.end()) mark = marks_.insert(mark, Mark{at, ++markCount_, jumpBuffer_});
    mark->activation = activation;
    mark->depth = depth_;
    mark->callBacks = callBacks_;
    mark->slots.assign(at.fp, at.fp + words);
    std::memcpy(space.at(jumpBuffer_, sizeof mark->number), &mark->number, sizeof mark->number);
    if (checker_) mark->frames = checker_->marked(at, jumpBuffer_, mark->slots);
    jumpValue_ = 0;
  } else {
    if (outcome_ != Outcome::Jump || marks_[jumpTo_].callBacks != callBacks_) return false;
    const Mark& mark = marks_[jumpTo_];
    at = mark.position;
    depth_ = mark.depth;
    std::copy_n(mark.slots.begin(), at.callee->frameWords, at.fp);
    if (checker_) checker_->jumped(at, mark.frames, mark.slots);
  }
  outcome_ = Outcome::Running;
  return true;
}

// ---- signals

uint64_t Interp::handleSignal(int32_t number, uint64_t handler) {
  if (number < 1 || number > 64 || number == SIGKILL || number == SIGSTOP) {
    errno = EINVAL;
    return kSignalError;
  }
  return std::exchange(signalHandlers_[number], handler);
}

bool Interp::raiseSignal(int32_t number, Message message) {
  constexpr int32_t kIgnored[] = {SIGCHLD, SIGCONT, SIGURG, SIGWINCH};
  const uint64_t handler = signalHandlers_[number];
  if (handler == kIgnoreSignal) return true;
  if (handler) {
    uint64_t result;
    return callBack(handler, {uint64_t(int64_t(number))}, result);
  }
  if (std::find(std::begin(kIgnored), std::end(kIgnored), number) != std::end(kIgnored))
    return true;
  return fail(128 + number, std::move(message));
}

}  // namespace minic::interp

// The machine that finds the undefined behaviour of the program which it runs. Private to interp/.
//
// The loop asks for the rule of each code (interp/rules.h), and this around calls. A report is made
// where a value that was never set decides something: a branch, an address, what a library function
// is given. To move it is no error.
//
// What cannot be known is taken for defined: pointers made of integers belong to the object at
// their address, and what library functions without a rule write is set.
#pragma once

#include <string>
#include <vector>

#include "interp/rules.h"

namespace minic::interp {

class LibraryCheck;

class Checker {
 public:
  static constexpr bool kCounts = true, kChecks = true;  // as machine.h

  Checker(Interp& interp, const Module& module)
      : interp_(interp), rules_(interp, module), memory_(rules_.memory()) {}
  /// Before the first code. False: the system has no memory for the checker.
  bool start(const Module& module, uint64_t* slots, uint64_t slotsSize);

  // Each of type bool returns false if the run is to end.

  template <Do op>
  bool before(At at) {
    return rules_.before<op>(at);
  }
  /// A function of the program begins; `site` is null if the host calls it. With the frame of the
  /// caller it takes the place of that one, which ends.
  bool enter(const Callee& callee, const CallSite* site, const uint64_t* callerFp, uint64_t* fp,
             uint64_t locals, uint64_t variadic);
  /// It has returned to the call of the caller, with a result of so many bytes if that has several
  /// slots. Null: to the host.
  bool leave(uint64_t* callerFp, const Callee* caller, const Code* call, uint32_t bytes);

  /// setjmp was called there and returns: keeps what is known of the frame's slots behind them.
  /// Returns how many frames there are.
  size_t marked(const Position& at, uint64_t buffer, std::vector<uint64_t>& slots);
  /// It returns again, with so many frames.
  void jumped(const Position& at, size_t frames, const std::vector<uint64_t>& slots);
  /// The number of the innermost activation, and whether one is still there.
  uint64_t activation() const { return frames_.back().number; }
  bool isActive(size_t frames, uint64_t activation) const {
    return frames <= frames_.size() && frames_[frames - 1].number == activation;
  }

  /// An alloca that is not fixed has made a variable. Returns how many bytes stay free after it,
  /// so that no other object follows it directly.
  uint64_t made(const Callee& callee, const Code* alloca, uint64_t address, uint64_t size);
  /// The stack was cut back to `sp`: variables above it have ended.
  void restored(uint64_t sp) { objects_.endVariables(frames_.back().firstVariable, sp); }

  /// An empty list. passVariadic() adds the arguments of the next call to it, and enter() reads it.
  std::vector<GivenArgument>* givenArguments() {
    given_.clear();
    return &given_;
  }
  /// Around a call of a library function (contracts.cpp).
  bool beforeHost(const Callee& callee, const CallSite& site, const uint64_t* fp, HostCall& call);
  /// Its result is in slot a.
  bool afterHost(const Callee& callee, const CallSite& site, uint64_t* fp, uint32_t a);
  /// A variable array has no room on the stack.
  bool tooLong(uint64_t elements);
  /// getarray is to write so many bytes there.
  bool mayReadArray(uint64_t address, uint64_t size);
  /// `name` was given what it cannot work with.
  bool misused(std::string_view name, Say what);
  /// Calls inside each other have used up the stack.
  bool endless(const std::vector<RunFrame>& calls);
  bool jumpsNowhere(std::string message, std::vector<RunReport::Note> notes) {
    return reports_.report(Reports::LongJump, std::move(message), std::move(notes));
  }
  /// The heap has made a block, or changed its size.
  void allocated(uint64_t address, uint64_t size);
  /// Notes the blocks that were not freed, once the program has ended.
  void reportLeaks();

  /// What a scanf assigns to: an argument, and the kind of its conversion.
  struct Scanned {
    uint32_t argument;
    char kind;
  };

 private:
  struct Frame {
    const Callee* callee;
    size_t firstVariable;
    uint64_t number;  // of the activation
  };

  void endFrame();

  Interp& interp_;
  Rules rules_;
  CheckedMemory& memory_;
  ShadowMemory& shadow_ = memory_.shadow;
  ObjectTable& objects_ = memory_.objects;
  Reports& reports_ = memory_.reports;
  uint64_t activations_ = 0;
  std::vector<Frame> frames_;
  std::vector<uint32_t> blocks_;  // of the heap
  uint32_t blockBefore_ = 0;      // that realloc or free is given
  std::vector<GivenArgument> given_;
  std::vector<uint64_t> passed_;  // by enter(): the shadows of the arguments, bits and words
  std::vector<Scanned> scanned_;  // in order
};

}  // namespace minic::interp

#include "grammar/atn_reader.h"

#include "antlr4-runtime.h"
#include "atn/BlockEndState.h"
#include "atn/BlockStartState.h"
#include "atn/EpsilonTransition.h"
#include "atn/LoopEndState.h"
#include "atn/PlusBlockStartState.h"
#include "atn/PlusLoopbackState.h"
#include "atn/RuleStartState.h"
#include "atn/RuleStopState.h"
#include "atn/RuleTransition.h"
#include "atn/StarLoopEntryState.h"
#include "atn/StarLoopbackState.h"
#include "support/check.h"

namespace minic {
namespace {

using namespace antlr4::atn;
using antlr4::misc::IntervalSet;

constexpr uint16_t kVersion = 3;
constexpr size_t kUuidLength = 8;

/// The list: all but the first of the numbers are stored with 2 added.
class Numbers {
 public:
  explicit Numbers(const std::vector<uint16_t>& numbers) : numbers_(numbers) {
    MINIC_CHECK(numbers[0] == kVersion);
    at_ = 1 + kUuidLength;
  }
  uint16_t next() { return uint16_t(numbers_[at_++] - 2); }
  uint32_t nextWide() {
    uint32_t low = next();
    return low | uint32_t(next()) << 16;
  }

 private:
  const std::vector<uint16_t>& numbers_;
  size_t at_;
};

bool isBlockStart(size_t type) {
  return type == ATNState::BLOCK_START || type == ATNState::PLUS_BLOCK_START ||
         type == ATNState::STAR_BLOCK_START;
}

void readStates(Numbers& numbers, ATN& atn) {
  std::vector<std::pair<LoopEndState*, size_t>> loopBacks;
  std::vector<std::pair<BlockStartState*, size_t>> blockEnds;
  for (size_t left = numbers.next(); left; --left) {
    size_t type = numbers.next();
    if (type == ATNState::ATN_INVALID_TYPE) {
      atn.addState(nullptr);
      continue;
    }
    ATNState* state = ATNDeserializer::stateFactory(type, numbers.next());
    if (type == ATNState::LOOP_END)
      loopBacks.emplace_back(static_cast<LoopEndState*>(state), numbers.next());
    else if (isBlockStart(type))
      blockEnds.emplace_back(static_cast<BlockStartState*>(state), numbers.next());
    atn.addState(state);
  }
  for (auto [state, number] : loopBacks) state->loopBackState = atn.states[number];
  for (auto [state, number] : blockEnds) {
    state->endState = static_cast<BlockEndState*>(atn.states[number]);
    state->endState->startState = state;
  }
  for (size_t left = numbers.next(); left; --left)
    static_cast<DecisionState*>(atn.states[numbers.next()])->nonGreedy = true;
  MINIC_CHECK(numbers.next() == 0);  // rules that are left-recursive
}

void readRules(Numbers& numbers, ATN& atn) {
  for (size_t left = numbers.next(); left; --left)
    atn.ruleToStartState.push_back(static_cast<RuleStartState*>(atn.states[numbers.next()]));
  atn.ruleToStopState.resize(atn.ruleToStartState.size());
  for (ATNState* state : atn.states) {
    if (!state || state->getStateType() != ATNState::RULE_STOP) continue;
    auto* stop = static_cast<RuleStopState*>(state);
    atn.ruleToStopState[state->ruleIndex] = stop;
    atn.ruleToStartState[state->ruleIndex]->stopState = stop;
  }
  MINIC_CHECK(numbers.next() == 0);  // modes of a lexer
}

/// The sets of tokens: those below 0x10000, then the others.
std::vector<IntervalSet> readSets(Numbers& numbers) {
  std::vector<IntervalSet> sets;
  for (bool isWide : {false, true}) {
    auto bound = [&] { return ssize_t(isWide ? numbers.nextWide() : numbers.next()); };
    for (size_t left = numbers.next(); left; --left) {
      IntervalSet& set = sets.emplace_back();
      size_t intervals = numbers.next();
      if (numbers.next()) set.add(-1);  // EOF
      for (; intervals; --intervals) {
        ssize_t first = bound();
        set.add(first, bound());
      }
    }
  }
  return sets;
}

void readTransitions(Numbers& numbers, ATN& atn) {
  std::vector<IntervalSet> sets = readSets(numbers);
  for (size_t left = numbers.next(); left; --left) {
    size_t source = numbers.next(), target = numbers.next(), type = numbers.next();
    size_t first = numbers.next(), second = numbers.next(), third = numbers.next();
    atn.states[source]->addTransition(
        ATNDeserializer::edgeFactory(atn, type, source, target, first, second, third, sets));
  }
  // The list leaves out the ways back from a rule to what follows it.
  for (ATNState* state : atn.states) {
    if (!state) continue;
    for (Transition* transition : state->transitions) {
      if (transition->getSerializationType() != Transition::RULE) continue;
      auto* call = static_cast<RuleTransition*>(transition);
      atn.ruleToStopState[call->target->ruleIndex]->addTransition(
          new EpsilonTransition(call->followState));
    }
  }
}

/// Tells the beginning of each loop which state leads back to it.
void connectLoops(ATN& atn) {
  for (ATNState* state : atn.states) {
    if (!state) continue;
    size_t type = state->getStateType();
    if (type != ATNState::PLUS_LOOP_BACK && type != ATNState::STAR_LOOP_BACK) continue;
    for (Transition* transition : state->transitions) {
      ATNState* target = transition->target;
      size_t targetType = target->getStateType();
      if (type == ATNState::PLUS_LOOP_BACK && targetType == ATNState::PLUS_BLOCK_START)
        static_cast<PlusBlockStartState*>(target)->loopBackState =
            static_cast<PlusLoopbackState*>(state);
      else if (type == ATNState::STAR_LOOP_BACK && targetType == ATNState::STAR_LOOP_ENTRY)
        static_cast<StarLoopEntryState*>(target)->loopBackState =
            static_cast<StarLoopbackState*>(state);
    }
  }
}

void readDecisions(Numbers& numbers, ATN& atn) {
  for (size_t left = numbers.next(); left; --left)
    atn.defineDecisionState(static_cast<DecisionState*>(atn.states[numbers.next()]));
}

}  // namespace

ATN AtnReader::deserialize(const std::vector<uint16_t>& list) {
  Numbers numbers(list);
  auto grammarType = ATNType(numbers.next());
  size_t maxTokenType = numbers.next();
  ATN atn(grammarType, maxTokenType);
  readStates(numbers, atn);
  readRules(numbers, atn);
  readTransitions(numbers, atn);
  connectLoops(atn);
  readDecisions(numbers, atn);
  return atn;
}

}  // namespace minic

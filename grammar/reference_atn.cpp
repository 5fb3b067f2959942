#include "grammar/reference_atn.h"

#include <sstream>

#include "MiniCParser.h"
#include "atn/BlockEndState.h"
#include "atn/LoopEndState.h"
#include "atn/PlusBlockStartState.h"
#include "atn/PlusLoopbackState.h"
#include "atn/RuleStartState.h"
#include "atn/RuleStopState.h"
#include "atn/RuleTransition.h"
#include "atn/StarLoopEntryState.h"
#include "atn/StarLoopbackState.h"

namespace minic {
namespace {

using namespace antlr4::atn;

void describe(std::ostream& out, const char* what, const ATNState* state) {
  out << ' ' << what << ' ';
  if (state)
    out << state->stateNumber;
  else
    out << "none";
}

void describe(std::ostream& out, ATNState& state) {
  out << state.stateNumber << ": type " << state.getStateType() << " rule " << state.ruleIndex
      << " epsilon " << state.epsilonOnlyTransitions;
  if (auto* decision = dynamic_cast<DecisionState*>(&state))
    out << " decision " << decision->decision << " nongreedy " << decision->nonGreedy;
  if (auto* block = dynamic_cast<BlockStartState*>(&state)) describe(out, "end", block->endState);
  if (auto* end = dynamic_cast<BlockEndState*>(&state)) describe(out, "start", end->startState);
  if (auto* end = dynamic_cast<LoopEndState*>(&state)) describe(out, "back", end->loopBackState);
  if (auto* plus = dynamic_cast<PlusBlockStartState*>(&state))
    describe(out, "back", plus->loopBackState);
  if (auto* entry = dynamic_cast<StarLoopEntryState*>(&state)) {
    describe(out, "back", entry->loopBackState);
    out << " precedence " << entry->isPrecedenceDecision;
  }
  if (auto* start = dynamic_cast<RuleStartState*>(&state)) {
    describe(out, "stop", start->stopState);
    out << " recursive " << start->isLeftRecursiveRule;
  }
  for (Transition* transition : state.transitions) {
    out << "; " << transition->getSerializationType() << ' ' << transition->label().toString();
    describe(out, "to", transition->target);
    if (auto* call = dynamic_cast<RuleTransition*>(transition)) {
      out << " calls " << call->ruleIndex << ' ' << call->precedence;
      describe(out, "then", call->followState);
    }
  }
  out << '\n';
}

std::string describe(const ATN& atn) {
  std::ostringstream out;
  out << "grammar " << int(atn.grammarType) << " tokens " << atn.maxTokenType << '\n';
  for (ATNState* state : atn.states) {
    if (state)
      describe(out, *state);
    else
      out << "none\n";
  }
  for (ATNState* state : atn.ruleToStartState) describe(out, "start", state);
  for (ATNState* state : atn.ruleToStopState) describe(out, "stop", state);
  for (ATNState* state : atn.decisionToState) describe(out, "decision", state);
  return out.str();
}

}  // namespace

DescribedNetworks describeNetworks() {
  ItemStream tokens(std::vector<Token>(1));
  const std::vector<uint16_t> numbers = MiniCParser(&tokens).getSerializedATN();
  return {describe(ATNDeserializer().deserialize(numbers)),
          describe(AtnReader().deserialize(numbers))};
}

}  // namespace minic

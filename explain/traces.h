// The observers that write events: the steps of mem2reg and of the phis' way out of SSA form
// (docs/passes.md and docs/backend.md list them), and of the passes that the pass viewer opens
// (docs/explain.md).
#pragma once

#include <memory>

#include "backend/mir/phi_observer.h"
#include "explain/events.h"
#include "passes/mem2reg/observer.h"
#include "passes/observers.h"

namespace minic {

/// Writes the events of "mem2reg"; the sink must outlive it.
std::unique_ptr<PromotionObserver> promotionTrace(EventSink& sink);
/// Writes the events of "phi"; the sink must outlive it.
std::unique_ptr<PhiObserver> phiTrace(EventSink& sink);

/// Those of inline, unroll and vectorize.
struct DecisionTraces {
  std::unique_ptr<InlineObserver> inliner;
  std::unique_ptr<UnrollObserver> unroller;
  std::unique_ptr<VectorObserver> vectors;
};
DecisionTraces decisionTraces(EventSink& sink);

/// Those of all passes that the pass viewer opens.
class InsideTraces {
 public:
  virtual ~InsideTraces() = default;
  virtual PassObservers observers() = 0;
};
/// Writes a section per run of such a pass; the sink must outlive it.
std::unique_ptr<InsideTraces> insideTraces(EventSink& sink);

}  // namespace minic

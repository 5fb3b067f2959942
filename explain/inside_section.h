// What the observers of the passes that the pass viewer opens write: the steps of one pass on one
// function.
#pragma once

#include <optional>
#include <string>

#include "explain/budget.h"
#include "explain/event_writer.h"
#include "ir/text/print.h"

namespace minic {

/// One section: the steps of one pass on one function. Those that no page shows are not written.
class InsideSection : EventWriter {
 public:
  using EventWriter::EventWriter;
  using EventWriter::Json;

  void open(const char* kind, const Function& function) {
    names_.emplace(function);
    steps_ = 0;
    write(Event::Kind::Begin, {{"kind", kind}});
  }
  void step(std::initializer_list<Json> event) {
    if (++steps_ <= EventBudget::kInside) tell(event);
  }
  void close() {
    write(Event::Kind::End,
          steps_ > EventBudget::kInside ? Json{{"reduced", true}} : Json::object());
  }
  /// An instruction as events have it.
  static Json number(const Inst* inst) { return inst ? Json(inst->id + 1) : Json(); }
  std::string text(const Value* value) const { return (*names_)(value); }
  /// What an instruction computes, with its operands as they are now.
  std::string expression(const Inst* inst) const {
    std::string whole;
    printInst(whole, *inst, *names_);
    size_t equals = whole.find(" = ");
    return equals == whole.npos ? whole : whole.substr(equals + 3);
  }

 private:
  std::optional<ValueNamer> names_;
  size_t steps_ = 0;
};

}  // namespace minic

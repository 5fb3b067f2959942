// Events written as JSON objects, by whoever tells what it does step by step.
#pragma once

#include <nlohmann/json.hpp>

#include "explain/events.h"

namespace minic {

class EventWriter {
 public:
  using Json = nlohmann::ordered_json;

  explicit EventWriter(EventSink& sink) : sink_(sink) {}

  void write(Event::Kind kind, const Json& fields) {
    sink_.write({kind, fields.dump(-1, ' ', false, Json::error_handler_t::replace)});
  }
  void emit(const Json& event) { write(Event::Kind::Step, event); }
  /// The name of an event, and its fields: a key, its value, a key, its value...
  void tell(std::initializer_list<Json> event) {
    Json fields{{"event", *event.begin()}};
    for (auto at = event.begin() + 1; at != event.end(); at += 2)
      fields[at[0].get_ref<const std::string&>()] = at[1];
    emit(fields);
  }

 private:
  EventSink& sink_;
};

}  // namespace minic

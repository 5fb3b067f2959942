// Events: the steps of passes and machine stages, reported for logs and pages. Writers get an
// EventSink* that is null when nothing listens to them, so without a listener an event costs one
// branch. Listeners are callbacks; they make the texts of --trace or the log of --explain.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

/// One event. The events of one function are a section: Begin, any number of steps, End.
struct Event {
  enum class Kind : uint8_t { Begin, Step, End };
  Kind kind;
  std::string_view writer;  ///< the pass or stage
  std::string_view fields;  ///< a JSON object on one line; of a step, its name is in "event"
};

/// Passes events on to the listeners of their writer.
class EventSink {
 public:
  using Listener = std::function<void(const Event&)>;

  void listen(std::string_view writer, Listener listener) {
    listeners_.emplace_back(std::string(writer), std::move(listener));
  }
  bool hasListener(std::string_view writer) const {
    for (const auto& [name, listener] : listeners_)
      if (name == writer) return true;
    return false;
  }
  /// The sink for a writer: null if nothing listens to it.
  static EventSink* forWriter(EventSink* sink, std::string_view writer) {
    return sink && sink->hasListener(writer) ? sink : nullptr;
  }
  void write(const Event& event) const {
    for (const auto& [name, listener] : listeners_)
      if (name == event.writer) listener(event);
  }

 private:
  std::vector<std::pair<std::string, Listener>> listeners_;
};

/// A listener that makes a text of the sections of one writer: a JSON array with an object per
/// section and a line per event, or whatever `words` makes of each event.
class EventText {
 public:
  using Words = std::string (*)(const Event& event, bool isFirstSection);

  /// `words` null: JSON.
  EventText(EventSink& sink, std::string_view writer, Words words);
  EventText(const EventText&) = delete;
  EventText& operator=(const EventText&) = delete;

  /// The sections that were completed since the last call.
  std::string take();
  /// The end of the document, after the last section.
  std::string finish() const;

 private:
  void add(const Event& event);
  void addJson(const Event& event);

  Words words_;
  std::string open_, complete_;  // the section being written; those before it
  bool isFirstSection_ = true, isFirstStep_ = true;
};

/// A method of an observer. A call is one branch while nothing listens (`state_` is null), else
/// tell_NAME is called, which the observer defines.
#define MINIC_EVENT(name, parameters, arguments) \
  void name parameters {                         \
    if (state_) tell_##name arguments;           \
  }                                              \
  void tell_##name parameters;

}  // namespace minic

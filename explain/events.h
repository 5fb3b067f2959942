// Events: what the observers of explain/ write down, for logs and pages. Listeners are callbacks;
// they make the texts of --trace or the log of --explain.
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
  std::string_view fields;  ///< a JSON object on one line; of a step, its name is in "event"
};

/// Passes the events of one writer on to its listeners.
class EventSink {
 public:
  using Listener = std::function<void(const Event&)>;

  void listen(Listener listener) { listeners_.push_back(std::move(listener)); }
  void write(const Event& event) const {
    for (const Listener& listener : listeners_) listener(event);
  }

 private:
  std::vector<Listener> listeners_;
};

/// A listener that makes a text of the sections: a JSON array with an object per
/// section and a line per event, or whatever `words` makes of each event.
class EventText {
 public:
  using Words = std::string (*)(const Event& event, bool isFirstSection);

  /// `words` null: JSON.
  EventText(EventSink& sink, Words words);
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

}  // namespace minic

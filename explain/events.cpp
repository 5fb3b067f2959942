// The texts of events.
#include "explain/events.h"

#include <utility>

namespace minic {

EventText::EventText(EventSink& sink, Words words) : words_(words) {
  sink.listen([this](const Event& event) { add(event); });
}

void EventText::add(const Event& event) {
  if (words_)
    open_ += words_(event, isFirstSection_);
  else
    addJson(event);
  if (event.kind != Event::Kind::End) return;
  complete_ += std::exchange(open_, {});
  isFirstSection_ = false;
}

/// The object of the section is that of Begin, with the steps in "events", and that of End.
void EventText::addJson(const Event& event) {
  std::string_view fields = event.fields;
  switch (event.kind) {
    case Event::Kind::Begin:
      open_ += isFirstSection_ ? "[\n" : ",\n";
      open_.append(fields.substr(0, fields.size() - 1)).append(",\"events\":[");
      isFirstStep_ = true;
      break;
    case Event::Kind::Step:
      open_ += std::exchange(isFirstStep_, false) ? "\n" : ",\n";
      open_ += fields;
      break;
    case Event::Kind::End:
      open_ += "]";
      if (fields.size() > 2)
        (open_ += ',').append(fields.substr(1));
      else
        open_ += '}';
  }
}

std::string EventText::take() { return std::exchange(complete_, {}); }

std::string EventText::finish() const {
  if (words_) return {};
  return isFirstSection_ ? "[]\n" : "\n]\n";
}

}  // namespace minic

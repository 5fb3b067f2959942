// The event sink and its texts.
#include "explain/events.h"

#include <gtest/gtest.h>

namespace minic {
namespace {

using Kind = Event::Kind;

void writeSection(const EventSink& sink) {
  sink.write({Kind::Begin, R"({"function":"f"})"});
  sink.write({Kind::Step, R"({"event":"one"})"});
  sink.write({Kind::Step, R"({"event":"two"})"});
  sink.write({Kind::End, R"({"after":"g"})"});
}

TEST(Events, GoToAllListeners) {
  EventSink sink;
  unsigned first = 0, second = 0;
  sink.listen([&](const Event&) { ++first; });
  sink.listen([&](const Event&) { ++second; });
  writeSection(sink);
  EXPECT_EQ(first, 4u);
  EXPECT_EQ(second, 4u);
}

TEST(Events, JsonHasOneLinePerEvent) {
  EventSink sink;
  EventText json(sink, nullptr);
  EXPECT_EQ(json.finish(), "[]\n");
  sink.write({Kind::Begin, R"({"function":"f"})"});
  sink.write({Kind::Step, R"({"event":"one"})"});
  EXPECT_EQ(json.take(), "");  // the section is still open
  sink.write({Kind::Step, R"({"event":"two"})"});
  sink.write({Kind::End, "{}"});
  EXPECT_EQ(json.take(),
            "[\n{\"function\":\"f\",\"events\":[\n"
            "{\"event\":\"one\"},\n{\"event\":\"two\"}]}");
  writeSection(sink);
  EXPECT_EQ(json.take() + json.finish(),
            ",\n{\"function\":\"f\",\"events\":[\n"
            "{\"event\":\"one\"},\n{\"event\":\"two\"}],"
            "\"after\":\"g\"}\n]\n");
}

TEST(Events, WordsKnowTheFirstSection) {
  EventSink sink;
  EventText text(sink, [](const Event& event, bool isFirst) {
    return event.kind == Kind::Begin ? std::string(isFirst ? "first " : "next ") : std::string(".");
  });
  writeSection(sink);
  writeSection(sink);
  EXPECT_EQ(text.take() + text.finish(), "first ...next ...");
}

}  // namespace
}  // namespace minic

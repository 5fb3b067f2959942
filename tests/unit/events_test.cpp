// The event sink and its texts.
#include "support/events.h"

#include <gtest/gtest.h>

namespace minic {
namespace {

using Kind = Event::Kind;

void writeSection(const EventSink& sink, std::string_view writer) {
  sink.write({Kind::Begin, writer, R"({"function":"f"})"});
  sink.write({Kind::Step, writer, R"({"event":"one"})"});
  sink.write({Kind::Step, writer, R"({"event":"two"})"});
  sink.write({Kind::End, writer, R"({"after":"g"})"});
}

TEST(Events, GoToTheListenersOfTheirWriter) {
  EventSink sink;
  EXPECT_EQ(EventSink::forWriter(nullptr, "a"), nullptr);
  EXPECT_EQ(EventSink::forWriter(&sink, "a"), nullptr);
  unsigned first = 0, second = 0;
  sink.listen("a", [&](const Event&) { ++first; });
  sink.listen("a", [&](const Event&) { ++second; });
  EXPECT_EQ(EventSink::forWriter(&sink, "a"), &sink);
  EXPECT_EQ(EventSink::forWriter(&sink, "b"), nullptr);
  writeSection(sink, "a");
  writeSection(sink, "b");
  EXPECT_EQ(first, 4u);
  EXPECT_EQ(second, 4u);
}

TEST(Events, JsonHasOneLinePerEvent) {
  EventSink sink;
  EventText json(sink, "a", nullptr);
  EXPECT_EQ(json.finish(), "[]\n");
  sink.write({Kind::Begin, "a", R"({"function":"f"})"});
  sink.write({Kind::Step, "a", R"({"event":"one"})"});
  EXPECT_EQ(json.take(), "");  // the section is still open
  sink.write({Kind::Step, "a", R"({"event":"two"})"});
  sink.write({Kind::End, "a", "{}"});
  EXPECT_EQ(json.take(),
            "[\n{\"function\":\"f\",\"events\":[\n"
            "{\"event\":\"one\"},\n{\"event\":\"two\"}]}");
  writeSection(sink, "a");
  EXPECT_EQ(json.take() + json.finish(),
            ",\n{\"function\":\"f\",\"events\":[\n"
            "{\"event\":\"one\"},\n{\"event\":\"two\"}],"
            "\"after\":\"g\"}\n]\n");
}

TEST(Events, WordsKnowTheFirstSection) {
  EventSink sink;
  EventText text(sink, "a", [](const Event& event, bool isFirst) {
    return event.kind == Kind::Begin ? std::string(isFirst ? "first " : "next ") : std::string(".");
  });
  writeSection(sink, "a");
  writeSection(sink, "a");
  EXPECT_EQ(text.take() + text.finish(), "first ...next ...");
}

}  // namespace
}  // namespace minic

// Pieces of the log; private to explain/.
#pragma once

#include <nlohmann/json.hpp>

#include "explain/events.h"
#include "explain/explain.h"

namespace minic {

using Json = nlohmann::ordered_json;

/// The first fields of every log: the program.
Json logHead(const ExplainOptions& options);

/// The log as text, plain or packed for a page.
std::string logText(const Json& log, bool packed);

/// The page with the log in its place; empty if there is no page.
std::string pageWith(std::string_view page, std::string_view log);

/// Keeps the events: of each section an object, with its steps in "events".
class EventRecord {
 public:
  explicit EventRecord(EventSink& sink);
  EventRecord(const EventRecord&) = delete;
  EventRecord& operator=(const EventRecord&) = delete;
  Json sections = Json::array();
};

/// Legalises the function for the back end; false, without a message, if that fails.
bool legalizeQuietly(Function& function, const ExplainOptions& options);

/// Rewrites what the interpreter has no code for: arithmetic on long double.
void prepareForRun(Module& module);

/// The line of a location in the user's text; 0 if it has none.
uint32_t lineOf(SourceLoc loc, const ExplainOptions& options);

/// The program's run, before mem2reg and after it, in lockstep; null if there is no main, or if the
/// interpreter would run another program (prepareForRun).
Json runLog(const Module& before, const Module& after, const ExplainOptions& options);

/// What the members of variables are called: { variables: { function ("" of globals): { name: type
/// } }, types: { type: { size, cells: [[offset, name, size, type that it points to]] } } }. Empty
/// of a module without what debuggers need.
Json memoryLayouts(const Module& module);

/// The source line of every line of printFunction's text; 0 where there is none.
Json textLines(const Function& function, const ExplainOptions& options);

}  // namespace minic

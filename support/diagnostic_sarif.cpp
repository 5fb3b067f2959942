// Messages as a log of SARIF 2.1.0, which editors, GitHub and GitLab read. A kind of message is a
// rule; notes are the related places of the result before them.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "support/diagnostic_text.h"

namespace minic {
namespace {

using Json = nlohmann::ordered_json;

/// The column in code points, counted from 1, of byte `column` (from 1) of the line.
uint32_t codePointColumn(std::string_view line, uint32_t column) {
  const std::string_view before = line.substr(0, column - 1);
  return 1 + uint32_t(std::count_if(before.begin(), before.end(),
                                    [](char c) { return (uint8_t(c) & 0xC0) != 0x80; }));
}

/// From `begin` up to `end`; without an end: the place alone.
Json region(const SourceManager& sources, SourceLoc begin, SourceLoc end) {
  auto set = [&](Json& json, const char* line, const char* column, SourceLoc loc) {
    loc = sources.fileLoc(loc);
    const PresumedLoc place = sources.presumed(loc);
    json[line] = place.line;
    json[column] = codePointColumn(sources.lineText(loc), place.column);
  };
  Json json;
  set(json, "startLine", "startColumn", begin);
  if (end.valid() && end.raw >= begin.raw) set(json, "endLine", "endColumn", end);
  return json;
}

Json artifact(const SourceManager& sources, SourceLoc loc) {
  static constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/";
  std::string uri;
  for (char c : sources.presumed(sources.fileLoc(loc)).file)
    uri += plain.find(c) != plain.npos ? std::string(1, c) : fmt::format("%{:02X}", uint8_t(c));
  return {{"uri", uri.starts_with('/') ? "file://" + uri : uri}};
}

Json messageOf(const Diagnostic& diagnostic) {
  Json json = {{"text", diagnostic.message}};
  if (!diagnostic.id.empty()) json["id"] = diagnostic.id;
  return json;
}

Json place(const SourceManager& sources, const Diagnostic& diagnostic) {
  SourceLoc begin = diagnostic.loc, end;
  for (const SourceRange& range : diagnostic.ranges)  // the one with the caret in it
    if (range.begin.valid() && range.begin.raw <= begin.raw && begin.raw < range.end.raw)
      begin = range.begin, end = range.end;
  Json json;
  json["physicalLocation"] = {{"artifactLocation", artifact(sources, diagnostic.loc)},
                              {"region", region(sources, begin, end)}};
  return json;
}

Json fix(const SourceManager& sources, const Diagnostic& diagnostic) {
  auto replacements = Json::array();
  for (const FixIt& fixIt : diagnostic.fixIts)
    replacements.push_back({{"deletedRegion", region(sources, fixIt.range.begin, fixIt.range.end)},
                            {"insertedContent", {{"text", fixIt.text}}}});
  Json change;
  change["artifactLocation"] = artifact(sources, diagnostic.fixIts[0].range.begin);
  change["replacements"] = std::move(replacements);
  Json json;
  json["artifactChanges"] = Json::array({std::move(change)});
  return json;
}

}  // namespace

std::string toSarif(std::span<const Diagnostic> diagnostics, const SourceManager& sources,
                    std::string_view version) {
  auto rules = Json::array(), results = Json::array();
  for (const Diagnostic& diagnostic : diagnostics) {
    Json location;
    if (diagnostic.loc.valid()) location = place(sources, diagnostic);
    const bool isOfOther = diagnostic.severity == Severity::Note && diagnostic.kind.empty();
    if (isOfOther && !results.empty()) {
      location["message"] = messageOf(diagnostic);
      results.back()["relatedLocations"].push_back(std::move(location));
      continue;
    }
    Json result;
    if (std::string name = ruleOf(diagnostic); !name.empty()) {
      Json rule = {{"id", name}};
      if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
      result["ruleId"] = name;
    }
    result["level"] = diagnostic.severity == Severity::Error     ? "error"
                      : diagnostic.severity == Severity::Warning ? "warning"
                                                                 : "note";
    result["message"] = messageOf(diagnostic);
    result["locations"] = Json::array();
    if (!location.is_null()) result["locations"].push_back(std::move(location));
    if (!diagnostic.fixIts.empty()) result["fixes"] = Json::array({fix(sources, diagnostic)});
    results.push_back(std::move(result));
  }
  Json run;
  run["tool"]["driver"] = {{"name", "minic"}, {"version", version}, {"rules", std::move(rules)}};
  run["columnKind"] = "unicodeCodePoints";
  run["results"] = std::move(results);
  Json log;
  log["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  log["version"] = "2.1.0";
  log["runs"] = Json::array({std::move(run)});
  return log.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace minic

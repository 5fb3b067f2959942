// Messages as one JSON array in the shape of gcc's -fdiagnostics-format=json.
#include <nlohmann/json.hpp>

#include "support/diagnostic_text.h"
#include "support/remark_json.h"

namespace minic {
namespace {

nlohmann::ordered_json jsonPlace(const SourceManager& sources, SourceLoc loc) {
  loc = sources.fileLoc(loc);
  PresumedLoc place = sources.presumed(loc);
  uint32_t display = displayColumn(sources.lineText(loc), place.column);
  return {{"file", place.file},
          {"line", place.line},
          {"display-column", display},
          {"byte-column", place.column},
          {"column", place.column}};
}

nlohmann::ordered_json jsonDiagnostic(const SourceManager& sources, const Diagnostic& diagnostic) {
  nlohmann::ordered_json json;
  json["kind"] = severityName(diagnostic.severity);
  json["message"] = diagnostic.message;
  if (!diagnostic.id.empty()) json["id"] = diagnostic.id;
  if (!diagnostic.remark.empty()) json["remark"] = jsonOf(diagnostic.remark);
  if (std::string option = optionOf(diagnostic); !option.empty())
    json["option"] = std::move(option);
  auto& locations = json["locations"] = nlohmann::ordered_json::array();
  if (diagnostic.loc.valid()) {
    nlohmann::ordered_json caret = {{"caret", jsonPlace(sources, diagnostic.loc)}};
    locations.push_back(std::move(caret));
    for (const SourceRange& range : diagnostic.ranges) {
      if (!range.begin.valid() || range.end.raw <= range.begin.raw) continue;
      locations.push_back({{"caret", jsonPlace(sources, range.begin)},
                           {"finish", jsonPlace(sources, {range.end.raw - 1})}});
    }
  }
  if (!diagnostic.fixIts.empty()) {
    auto& fixes = json["fixits"] = nlohmann::ordered_json::array();
    for (const FixIt& fix : diagnostic.fixIts)
      fixes.push_back({{"start", jsonPlace(sources, fix.range.begin)},
                       {"next", jsonPlace(sources, fix.range.end)},
                       {"string", fix.text}});
  }
  json["column-origin"] = 1;
  json["children"] = nlohmann::ordered_json::array();
  return json;
}

}  // namespace

std::string toJson(std::span<const Diagnostic> diagnostics, const SourceManager& sources) {
  auto all = nlohmann::ordered_json::array();
  for (const Diagnostic& diagnostic : diagnostics) {
    auto json = jsonDiagnostic(sources, diagnostic);
    if (diagnostic.severity == Severity::Note && diagnostic.kind.empty() && !all.empty())
      all.back()["children"].push_back(std::move(json));
    else
      all.push_back(std::move(json));
  }
  // Source bytes need not be UTF-8: invalid sequences are replaced.
  return all.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace minic

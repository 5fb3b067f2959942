// Listens to the events "forms".
#include "explain/form_table.h"

#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace minic {

namespace {

using Json = nlohmann::ordered_json;

/// As messages call the variable: %x is x, %1 remains.
std::string plainName(std::string name) {
  if (name.size() > 1 && name[1] >= '0' && name[1] <= '9') return name;
  if (name.starts_with("%\"")) return name.substr(2, name.size() - 3);
  return name.substr(1);
}

std::string row(std::string_view name, const Json& counts) {
  std::string text = fmt::format("{:<20}", name);
  for (const Json& count : counts) text += fmt::format(" {:>11}", count.get<size_t>());
  return text + "\n";
}

}  // namespace

FormTable::FormTable(EventSink& sink) {
  sink.listen(
      [this, totals = Json::object(), function = std::string()](const Event& event) mutable {
        if (event.kind == Event::Kind::Begin) {
          function = Json::parse(event.fields)["function"];
          totals.clear();
        } else if (event.kind == Event::Kind::Step) {
          if (!event.fields.starts_with(R"({"event":"forms")")) return;
          Json fields = Json::parse(event.fields);
          const Json& counts = fields["counts"];
          if (totals.empty()) {
            tables_ += fmt::format("phis placed in {}\n{:<20}", function, "variable");
            for (const auto& [form, count] : counts.items()) {
              tables_ += fmt::format(" {:>11}", form);
              totals[form] = 0;
            }
            tables_ += '\n';
          }
          tables_ += row(plainName(fields["variable"]), counts);
          for (const auto& [form, count] : counts.items())
            totals[form] = totals[form].get<size_t>() + count.get<size_t>();
        } else if (!totals.empty()) {
          tables_ += row("total", totals);
        }
      });
}

std::string FormTable::take() { return std::exchange(tables_, {}); }

}  // namespace minic

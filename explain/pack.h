// A JSON text without its repetitions. A log has many: the names of the fields, blocks and values,
// whole events of one SSA form that are events of another, stacks that grew by one.
// docs/explain.md, "The packed log", has the form; explain/web/src/core/unpack.js reads it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace minic {

std::string pack(const nlohmann::ordered_json& value);

}  // namespace minic

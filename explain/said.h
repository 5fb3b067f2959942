// Remarks as JSON: {"say": the name of the row, and its slots by name}; a text is itself.
#pragma once

#include <nlohmann/json.hpp>

#include "support/remark.h"

namespace minic {

nlohmann::ordered_json jsonOf(const Said& said);
/// What jsonOf() made the JSON of.
Said saidOf(const nlohmann::ordered_json& json);

}  // namespace minic

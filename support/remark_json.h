// Remarks as JSON: {"say": the name of the row, and its slots by name}; a text is itself. Messages
// as JSON: [English, Chinese].
#pragma once

#include <nlohmann/json.hpp>

#include "support/message.h"
#include "support/remark.h"

namespace minic {

nlohmann::ordered_json jsonOf(const Said& said);
/// What jsonOf() made the JSON of.
Said saidOf(const nlohmann::ordered_json& json);

nlohmann::ordered_json inBothLanguages(const Message& message);

}  // namespace minic

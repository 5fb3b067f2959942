// The slots of a remark are in the order of its text.
#include "explain/said.h"

namespace minic {

nlohmann::ordered_json jsonOf(const Said& said) {
  if (said.name() == Remark::None) return said.text();
  const RemarkRow& row = remarkRow(said.name());
  nlohmann::ordered_json json{{"say", row.name}};
  size_t at = 0;
  for (const Said& slot : said.slots()) json[std::string(nextSlot(row.text, at))] = jsonOf(slot);
  return json;
}

}  // namespace minic

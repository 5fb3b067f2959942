// The slots of a remark are in the order of its text.
#include "support/remark_json.h"

#include <algorithm>

#include "support/check.h"

namespace minic {

nlohmann::ordered_json jsonOf(const Said& said) {
  if (said.name() == Remark::None) return said.text();
  const RemarkRow& row = remarkRow(said.name());
  nlohmann::ordered_json json{{"say", row.name}};
  size_t at = 0;
  for (const Said& slot : said.slots()) json[std::string(nextSlot(row.text, at))] = jsonOf(slot);
  return json;
}

Said saidOf(const nlohmann::ordered_json& json) {
  if (json.is_string()) return Said(json.get<std::string>());
  const auto& name = json["say"].get_ref<const std::string&>();
  const auto row = std::find_if(std::begin(kRemarks), std::end(kRemarks),
                                [&](const RemarkRow& each) { return each.name == name; });
  MINIC_CHECK(row != std::end(kRemarks), "a remark without a row");
  std::vector<Said> slots;
  size_t at = 0;
  for (std::string_view slot; !(slot = nextSlot(row->text, at)).empty();)
    slots.push_back(saidOf(json[std::string(slot)]));
  return Said(Remark(row - std::begin(kRemarks)), std::move(slots));
}

nlohmann::ordered_json inBothLanguages(const Message& message) {
  return nlohmann::ordered_json::array(
      {message.text(MessageLanguage::English), message.text(MessageLanguage::Chinese)});
}

}  // namespace minic
